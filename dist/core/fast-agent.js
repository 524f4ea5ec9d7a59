"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>l});
const r={
effect:`refuses-file`,
by:`H:FAG`,
note:`fast-agent does not start`};
const i={
effect:`fine`,
by:`H:FAG`};
const a={
effect:`fails-server`,
by:`M:FAG`};
const o=["${NAME}","${NAME:default}"];
const s=[`stdio`,`builtin`];
const c=[`http`,`sse`,`builtin`];
var l=t.defineClient({
id:`fast-agent`,
name:`fast-agent`,
about:"A framework for agents in Python. Servers stand under `mcp.servers`; the whole configuration is validated when it is loaded, whether a server can be started only when an agent needs it.",
sources:{
FAG:{
title:`evalstate/fast-agent 610a2f5, read`,
version:`2026-08`,
date:`2026-08-18`}},
formats:[{
id:`fast-agent`,
title:`fast-agent's configuration`,
files:[`fast-agent.yaml`,`fastagent.config.yaml`],
schemaBy:`H:FAG`,
syntax:{
language:`yaml`,
merges:{
where:`always`,
by:`H:FAG`},
bom:i,
empty:i,
broken:r,
duplicates:i},
servers:[{
at:[`mcp`,`servers`]}],
noMap:i,
badRoot:r,
nullMap:i,
claims:`shape`,
when:({
value:e,
text:t})=>e===void 0||/^<{7} /m.test(t)?/^mcp:/m.test(t):u(e),
dialect:{
by:`H:FAG`,
transportKey:`transport`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
fields:{
transport:{
is:`transport`,
note:"missing: http with a `url`, stdio with a `command`"},
target:{
is:`other`,
selects:`builtin`,
note:`a command line or an address in one string`},
command:{
is:`command`,
for:s},
args:{
is:`args`,
for:s},
env:{
is:`env`,
for:s,
note:`every value is a string; quote numbers`},
cwd:{
is:`cwd`,
for:s},
url:{
is:`url`,
for:c},
headers:{
is:`headers`,
for:c},
access_token:{
is:`auth`,
for:c,
note:`needs a url`},
auth:{
is:`oauth`,
for:c,
takes:[`object`],
keys:{
oauth:`own`,
redirect_port:`callbackPort`,
redirect_path:`own`,
scope:`scope`,
persist:`own`,
client_metadata_url:`clientMetadataUrl`}},
management:{
is:`other`,
default:`client`},
connector_id:{
is:`other`,
selects:`builtin`,
note:"only with `management: provider`"},
defer_loading:{
is:`other`},
read_timeout_seconds:{
is:`timeout`,
unit:`s`},
http_timeout_seconds:{
is:`other`,
unit:`s`,
for:c},
http_read_timeout_seconds:{
is:`other`,
unit:`s`,
for:c},
read_transport_sse_timeout_seconds:{
is:`other`,
unit:`s`,
for:c,
default:`300`},
ping_interval_seconds:{
is:`other`,
unit:`s`,
default:`30`},
max_missed_pings:{
is:`other`,
default:`3`},
load_on_start:{
is:`other`,
default:`true`},
include_instructions:{
is:`other`,
default:`true`},
reconnect_on_disconnect:{
is:`other`,
default:`true`},
protocol_mode:{
is:`other`,
note:"`modern` does not go with sse"},
roots:{
is:`other`},
sampling:{
is:`other`},
elicitation:{
is:`other`},
implementation:{
is:`other`},
name:{
is:`name`,
note:`deprecated: the key is the name`},
description:{
is:`description`}},
bad:r,
switchOff:`remove the entry, or set "load_on_start: false"`,
notObject:r,
neither:a,
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`H:FAG`,
note:`with a warning`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:a,
placeholders:{
in:{
command:o,
args:o,
env:o,
cwd:o,
url:o,
headers:o},
whenUnset:`the text stays as it is, unless it has a default`,
by:`H:FAG`}}}],
toolNames:{
form:`S__T`,
server:e=>e,
name:(e,t)=>`${e}__${t}`.slice(0,64),
collision:`names are cut at 64 characters, and of two tools with one name the last is left`,
clash:{
within:`last`,
across:`one`},
limit:{
most:64,
length:(e,t)=>e.length+2+t.length,
over:`cut`,
by:`M:FAG`},
by:`M:FAG`}});
function u(e){
let t=d(e,`mcp`);
return[`servers`,`targets`].some(e=>typeof d(t,e)==`object`)}
function d(e,t){
return typeof e==`object`&&e&&Object.hasOwn(e,t)?e[t]:void 0}
var f=e.__commonJSMin(((e,t)=>{
t.exports={
validate:u,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"properties": {
"servers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"targets": {
"x-help": "move it to \\"servers\\", name to server: \\"fast-agent config migrate-mcp\\" does so; before August 2026 it was read",
"x-index": {
"by": "name",
"to": "servers",
"with": "target",
"not": [
"transport",
"url",
"command",
"args",
"connector_id"
]
},
"not": {},
"x-effect": "refuses-file",
"x-by": "H:FAG"
}
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"transport": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"http"
]
},
"command": {
"type": [
"string",
"null"
]
},
"args": {
"type": [
"array",
"null"
],
"items": {
"type": "string"
}
},
"env": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": "string"
}
},
"url": {
"type": [
"string",
"null"
]
},
"headers": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": "string"
}
},
"name": {
"type": [
"string",
"null"
]
},
"description": {
"type": [
"string",
"null"
]
},
"target": {
"type": "string",
"minLength": 1
},
"cwd": {
"type": [
"string",
"null"
]
},
"management": {
"enum": [
"client",
"provider"
]
},
"connector_id": {
"type": [
"string",
"null"
]
},
"access_token": {
"type": [
"string",
"null"
]
},
"auth": {
"type": [
"object",
"null"
],
"properties": {
"oauth": {
"type": [
"boolean",
"string",
"integer"
]
},
"redirect_port": {
"type": [
"integer",
"string"
],
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$",
"x-label": "a whole number"
}
},
"redirect_path": {
"type": "string"
},
"scope": {
"type": [
"string",
"array",
"null"
],
"items": {
"type": "string"
}
},
"persist": {
"enum": [
"keyring",
"memory"
]
},
"client_metadata_url": {
"type": [
"string",
"null"
]
}
}
},
"read_timeout_seconds": {
"type": [
"integer",
"string",
"null"
],
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$",
"x-label": "a whole number"
}
},
"http_timeout_seconds": {
"type": [
"integer",
"string",
"null"
],
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$",
"x-label": "a whole number"
}
},
"http_read_timeout_seconds": {
"type": [
"integer",
"string",
"null"
],
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$",
"x-label": "a whole number"
}
},
"read_transport_sse_timeout_seconds": {
"type": [
"integer",
"string"
],
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$",
"x-label": "a whole number"
}
},
"ping_interval_seconds": {
"type": [
"integer",
"string"
],
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$",
"x-label": "a whole number"
}
},
"max_missed_pings": {
"type": [
"integer",
"string"
],
"minimum": 1,
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$",
"x-label": "a whole number"
}
},
"elicitation": {
"type": [
"object",
"null"
],
"properties": {
"mode": {
"enum": [
"forms",
"auto-cancel",
"none"
]
}
}
},
"sampling": {
"type": [
"object",
"null"
],
"properties": {
"model": {
"type": "string"
}
}
},
"roots": {
"type": [
"array",
"null"
],
"items": {
"type": "object",
"required": [
"uri"
],
"properties": {
"uri": {
"type": "string",
"pattern": "^file://",
"x-label": "an address that starts with file://"
},
"name": {
"type": [
"string",
"null"
]
},
"server_uri_alias": {
"type": [
"string",
"null"
]
}
}
}
},
"defer_loading": {
"type": [
"boolean",
"string",
"integer"
],
"minimum": 0,
"maximum": 1,
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$",
"x-label": "true or false"
}
},
"load_on_start": {
"type": [
"boolean",
"string",
"integer"
],
"minimum": 0,
"maximum": 1,
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$",
"x-label": "true or false"
}
},
"include_instructions": {
"type": [
"boolean",
"string",
"integer"
],
"minimum": 0,
"maximum": 1,
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$",
"x-label": "true or false"
}
},
"reconnect_on_disconnect": {
"type": [
"boolean",
"string",
"integer"
],
"minimum": 0,
"maximum": 1,
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$",
"x-label": "true or false"
}
},
"implementation": {
"type": [
"object",
"null"
],
"required": [
"name",
"version"
],
"properties": {
"name": {
"type": "string"
},
"version": {
"type": "string"
}
}
}
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"management": {
"enum": [
"provider"
]
}
},
"required": [
"management"
]
},
"else": {
"type": "object",
"properties": {
"connector_id": {
"not": {
"type": "string"
}
}
}
}
},
{
"if": {
"type": "object",
"properties": {
"protocol_mode": {
"enum": [
"modern"
]
}
},
"required": [
"protocol_mode"
]
},
"then": {
"type": "object",
"properties": {
"transport": {
"not": {
"const": "sse"
}
}
}
}
}
]
}
}
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
mcp:{
"x-rule":`root-shape`,
type:[`object`,`null`],
properties:{
servers:{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
$ref:`#/$defs/server`}},
targets:{
"x-help":`move it to "servers", name to server: "fast-agent config migrate-mcp" does so; before August 2026 it was read`,
"x-index":{
by:`name`,
to:`servers`,
with:`target`,
not:[`transport`,`url`,`command`,`args`,`connector_id`]},
not:{},
"x-effect":`refuses-file`,
"x-by":`H:FAG`}}}},
$defs:{
server:{
"x-rule":`server-shape`,
type:`object`,
properties:{
transport:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`sse`,`http`]},
command:{
type:[`string`,`null`]},
args:{
type:[`array`,`null`],
items:{
type:`string`}},
env:{
type:[`object`,`null`],
additionalProperties:{
type:`string`}},
url:{
type:[`string`,`null`]},
headers:{
type:[`object`,`null`],
additionalProperties:{
type:`string`}},
name:{
type:[`string`,`null`]},
description:{
type:[`string`,`null`]},
target:{
type:`string`,
minLength:1},
cwd:{
type:[`string`,`null`]},
management:{
enum:[`client`,`provider`]},
connector_id:{
type:[`string`,`null`]},
access_token:{
type:[`string`,`null`]},
auth:{
type:[`object`,`null`],
properties:{
oauth:{
type:[`boolean`,`string`,`integer`]},
redirect_port:{
type:[`integer`,`string`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
redirect_path:{
type:`string`},
scope:{
type:[`string`,`array`,`null`],
items:{
type:`string`}},
persist:{
enum:[`keyring`,`memory`]},
client_metadata_url:{
type:[`string`,`null`]}}},
read_timeout_seconds:{
type:[`integer`,`string`,`null`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
http_timeout_seconds:{
type:[`integer`,`string`,`null`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
http_read_timeout_seconds:{
type:[`integer`,`string`,`null`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
read_transport_sse_timeout_seconds:{
type:[`integer`,`string`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
ping_interval_seconds:{
type:[`integer`,`string`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
max_missed_pings:{
type:[`integer`,`string`],
minimum:1,
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
elicitation:{
type:[`object`,`null`],
properties:{
mode:{
enum:[`forms`,`auto-cancel`,`none`]}}},
sampling:{
type:[`object`,`null`],
properties:{
model:{
type:`string`}}},
roots:{
type:[`array`,`null`],
items:{
type:`object`,
required:[`uri`],
properties:{
uri:{
type:`string`,
pattern:`^file://`,
"x-label":`an address that starts with file://`},
name:{
type:[`string`,`null`]},
server_uri_alias:{
type:[`string`,`null`]}}}},
defer_loading:{
type:[`boolean`,`string`,`integer`],
minimum:0,
maximum:1,
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,
"x-label":`true or false`}},
load_on_start:{
type:[`boolean`,`string`,`integer`],
minimum:0,
maximum:1,
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,
"x-label":`true or false`}},
include_instructions:{
type:[`boolean`,`string`,`integer`],
minimum:0,
maximum:1,
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,
"x-label":`true or false`}},
reconnect_on_disconnect:{
type:[`boolean`,`string`,`integer`],
minimum:0,
maximum:1,
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,
"x-label":`true or false`}},
implementation:{
type:[`object`,`null`],
required:[`name`,`version`],
properties:{
name:{
type:`string`},
version:{
type:`string`}}}},
allOf:[{
if:{
type:`object`,
properties:{
management:{
enum:[`provider`]}},
required:[`management`]},
else:{
type:`object`,
properties:{
connector_id:{
not:{
type:`string`}}}}},{
if:{
type:`object`,
properties:{
protocol_mode:{
enum:[`modern`]}},
required:[`protocol_mode`]},
then:{
type:`object`,
properties:{
transport:{
not:{
const:`sse`}}}}}]}},
$id:`urn:mcp-lint:schema:fast-agent`};
let r=Object.prototype.hasOwnProperty;
let i={
"x-rule":`server-shape`,
type:`object`,
properties:{
transport:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`sse`,`http`]},
command:{
type:[`string`,`null`]},
args:{
type:[`array`,`null`],
items:{
type:`string`}},
env:{
type:[`object`,`null`],
additionalProperties:{
type:`string`}},
url:{
type:[`string`,`null`]},
headers:{
type:[`object`,`null`],
additionalProperties:{
type:`string`}},
name:{
type:[`string`,`null`]},
description:{
type:[`string`,`null`]},
target:{
type:`string`,
minLength:1},
cwd:{
type:[`string`,`null`]},
management:{
enum:[`client`,`provider`]},
connector_id:{
type:[`string`,`null`]},
access_token:{
type:[`string`,`null`]},
auth:{
type:[`object`,`null`],
properties:{
oauth:{
type:[`boolean`,`string`,`integer`]},
redirect_port:{
type:[`integer`,`string`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
redirect_path:{
type:`string`},
scope:{
type:[`string`,`array`,`null`],
items:{
type:`string`}},
persist:{
enum:[`keyring`,`memory`]},
client_metadata_url:{
type:[`string`,`null`]}}},
read_timeout_seconds:{
type:[`integer`,`string`,`null`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
http_timeout_seconds:{
type:[`integer`,`string`,`null`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
http_read_timeout_seconds:{
type:[`integer`,`string`,`null`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
read_transport_sse_timeout_seconds:{
type:[`integer`,`string`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
ping_interval_seconds:{
type:[`integer`,`string`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
max_missed_pings:{
type:[`integer`,`string`],
minimum:1,
if:{
type:`string`},
then:{
type:`string`,
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,
"x-label":`a whole number`}},
elicitation:{
type:[`object`,`null`],
properties:{
mode:{
enum:[`forms`,`auto-cancel`,`none`]}}},
sampling:{
type:[`object`,`null`],
properties:{
model:{
type:`string`}}},
roots:{
type:[`array`,`null`],
items:{
type:`object`,
required:[`uri`],
properties:{
uri:{
type:`string`,
pattern:`^file://`,
"x-label":`an address that starts with file://`},
name:{
type:[`string`,`null`]},
server_uri_alias:{
type:[`string`,`null`]}}}},
defer_loading:{
type:[`boolean`,`string`,`integer`],
minimum:0,
maximum:1,
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,
"x-label":`true or false`}},
load_on_start:{
type:[`boolean`,`string`,`integer`],
minimum:0,
maximum:1,
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,
"x-label":`true or false`}},
include_instructions:{
type:[`boolean`,`string`,`integer`],
minimum:0,
maximum:1,
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,
"x-label":`true or false`}},
reconnect_on_disconnect:{
type:[`boolean`,`string`,`integer`],
minimum:0,
maximum:1,
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,
"x-label":`true or false`}},
implementation:{
type:[`object`,`null`],
required:[`name`,`version`],
properties:{
name:{
type:`string`},
version:{
type:`string`}}}},
allOf:[{
if:{
type:`object`,
properties:{
management:{
enum:[`provider`]}},
required:[`management`]},
else:{
type:`object`,
properties:{
connector_id:{
not:{
type:`string`}}}}},{
if:{
type:`object`,
properties:{
protocol_mode:{
enum:[`modern`]}},
required:[`protocol_mode`]},
then:{
type:`object`,
properties:{
transport:{
not:{
const:`sse`}}}}}]};
let a=p;
let o=RegExp(`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,`u`);
let s=RegExp(`^file://`,`u`);
let c=RegExp(`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,`u`);
function l(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:u,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
let g=l.evaluated;
g.dynamicProps&&(g.props=void 0);
g.dynamicItems&&(g.items=void 0);
let _=h;
let v=!0;
let y=h;
if(h===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.management===void 0||!r.call(e,`management`)){
m=d(m,{});
h++}else 
if(e.management!==void 0&&r.call(e,`management`)&&e.management!==`provider`){
m=d(m,{});
h++}}else{
m=d(m,{});
h++}}
var b=y===h;
h=_;
m!==null&&(_?m.length=Math.min(m.length,_):m=null);
if(!b){
let n=h;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.connector_id!==void 0&&r.call(e,`connector_id`)){
let n=h;
let r=h;
if(typeof e.connector_id!=`string`){
m=d(m,{});
h++}
if(r===h){
let e={
instancePath:t+`/connector_id`,
schemaPath:`#/$defs/server/allOf/0/else/properties/connector_id/not`,
keyword:`not`,
params:{}};
m=d(m,e);
h++}else{
h=n;
m!==null&&(n?m.length=Math.min(m.length,n):m=null)}}}else{
m=d(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/else/type`,
keyword:`type`,
params:{
type:`object`}});
h++}
var b=n===h;
v=b;
if(v){
var x={};
x.connector_id=!0;
x.management=!0}}
if(!v){
m=d(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
h++}
let S=h;
let C=!0;
let w=h;
if(h===w){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.protocol_mode===void 0||!r.call(e,`protocol_mode`)){
m=d(m,{});
h++}else 
if(e.protocol_mode!==void 0&&r.call(e,`protocol_mode`)&&e.protocol_mode!==`modern`){
m=d(m,{});
h++}}else{
m=d(m,{});
h++}}
var T=w===h;
h=S;
m!==null&&(S?m.length=Math.min(m.length,S):m=null);
if(T){
let n=h;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&r.call(e,`transport`)){
let n=h;
let r=h;
if(e.transport!==`sse`){
m=d(m,{});
h++}
if(r===h){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/allOf/1/then/properties/transport/not`,
keyword:`not`,
params:{}};
m=d(m,e);
h++}else{
h=n;
m!==null&&(n?m.length=Math.min(m.length,n):m=null)}}}else{
m=d(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{
type:`object`}});
h++}
var T=n===h;
C=T;
if(C){
var E={};
E.transport=!0;
E.protocol_mode=!0}}
if(!C){
m=d(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
h++}
if(x!==!0&&E!==void 0){
if(E===!0)
x=!0;else{
x||={};
Object.assign(x,E)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.transport=!0;
x.command=!0;
x.args=!0;
x.env=!0;
x.url=!0;
x.headers=!0;
x.name=!0;
x.description=!0;
x.target=!0;
x.cwd=!0;
x.management=!0;
x.connector_id=!0;
x.access_token=!0;
x.auth=!0;
x.read_timeout_seconds=!0;
x.http_timeout_seconds=!0;
x.http_read_timeout_seconds=!0;
x.read_transport_sse_timeout_seconds=!0;
x.ping_interval_seconds=!0;
x.max_missed_pings=!0;
x.elicitation=!0;
x.sampling=!0;
x.roots=!0;
x.defer_loading=!0;
x.load_on_start=!0;
x.include_instructions=!0;
x.reconnect_on_disconnect=!0;
x.implementation=!0}
if(e.transport!==void 0&&r.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/enum`,
keyword:`enum`,
params:{}};
m=d(m,e);
h++}}
if(e.command!==void 0&&r.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{
type:i.properties.command.type}};
m=d(m,e);
h++}}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{
type:i.properties.args.type}};
m=d(m,e);
h++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{
type:i.properties.env.type}};
m=d(m,e);
h++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,n);
h++}}}
if(e.url!==void 0&&r.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{
type:i.properties.url.type}};
m=d(m,e);
h++}}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{
type:i.properties.headers.type}};
m=d(m,e);
h++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,n);
h++}}}
if(e.name!==void 0&&r.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/server/properties/name/type`,
keyword:`type`,
params:{
type:i.properties.name.type}};
m=d(m,e);
h++}}
if(e.description!==void 0&&r.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/server/properties/description/type`,
keyword:`type`,
params:{
type:i.properties.description.type}};
m=d(m,e);
h++}}
if(e.target!==void 0&&r.call(e,`target`)){
let n=e.target;
if(typeof n==`string`){
if(a(n)<1){
let e={
instancePath:t+`/target`,
schemaPath:`#/$defs/server/properties/target/minLength`,
keyword:`minLength`,
params:{
limit:1}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/target`,
schemaPath:`#/$defs/server/properties/target/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{
type:i.properties.cwd.type}};
m=d(m,e);
h++}}
if(e.management!==void 0&&r.call(e,`management`)){
let n=e.management;
if(n!==`client`&&n!==`provider`){
let e={
instancePath:t+`/management`,
schemaPath:`#/$defs/server/properties/management/enum`,
keyword:`enum`,
params:{}};
m=d(m,e);
h++}}
if(e.connector_id!==void 0&&r.call(e,`connector_id`)){
let n=e.connector_id;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/connector_id`,
schemaPath:`#/$defs/server/properties/connector_id/type`,
keyword:`type`,
params:{
type:i.properties.connector_id.type}};
m=d(m,e);
h++}}
if(e.access_token!==void 0&&r.call(e,`access_token`)){
let n=e.access_token;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/access_token`,
schemaPath:`#/$defs/server/properties/access_token/type`,
keyword:`type`,
params:{
type:i.properties.access_token.type}};
m=d(m,e);
h++}}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/properties/auth/type`,
keyword:`type`,
params:{
type:i.properties.auth.type}};
m=d(m,e);
h++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.oauth!==void 0&&r.call(n,`oauth`)){
let e=n.oauth;
if(typeof e!=`boolean`&&typeof e!=`string`&&(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))){
let e={
instancePath:t+`/auth/oauth`,
schemaPath:`#/$defs/server/properties/auth/properties/oauth/type`,
keyword:`type`,
params:{
type:i.properties.auth.properties.oauth.type}};
m=d(m,e);
h++}}
if(n.redirect_port!==void 0&&r.call(n,`redirect_port`)){
let e=n.redirect_port;
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&typeof e!=`string`){
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_port/type`,
keyword:`type`,
params:{
type:i.properties.auth.properties.redirect_port.type}};
m=d(m,e);
h++}
let r=h;
let a=!0;
let s=h;
if(typeof e!=`string`){
m=d(m,{});
h++}
var D=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(D){
let n=h;
if(typeof e==`string`){
if(!o.test(e)){
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_port/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_port/then/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
var D=n===h;
a=D}
if(!a){
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_port/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
m=d(m,e);
h++}}
if(n.redirect_path!==void 0&&r.call(n,`redirect_path`)&&typeof n.redirect_path!=`string`){
let e={
instancePath:t+`/auth/redirect_path`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_path/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
if(n.scope!==void 0&&r.call(n,`scope`)){
let e=n.scope;
if(typeof e!=`string`&&!Array.isArray(e)&&e!==null){
let e={
instancePath:t+`/auth/scope`,
schemaPath:`#/$defs/server/properties/auth/properties/scope/type`,
keyword:`type`,
params:{
type:i.properties.auth.properties.scope.type}};
m=d(m,e);
h++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/auth/scope/`+r,
schemaPath:`#/$defs/server/properties/auth/properties/scope/items/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}}}
if(n.persist!==void 0&&r.call(n,`persist`)){
let e=n.persist;
if(e!==`keyring`&&e!==`memory`){
let e={
instancePath:t+`/auth/persist`,
schemaPath:`#/$defs/server/properties/auth/properties/persist/enum`,
keyword:`enum`,
params:{}};
m=d(m,e);
h++}}
if(n.client_metadata_url!==void 0&&r.call(n,`client_metadata_url`)){
let e=n.client_metadata_url;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/auth/client_metadata_url`,
schemaPath:`#/$defs/server/properties/auth/properties/client_metadata_url/type`,
keyword:`type`,
params:{
type:i.properties.auth.properties.client_metadata_url.type}};
m=d(m,e);
h++}}}}
if(e.read_timeout_seconds!==void 0&&r.call(e,`read_timeout_seconds`)){
let n=e.read_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/type`,
keyword:`type`,
params:{
type:i.properties.read_timeout_seconds.type}};
m=d(m,e);
h++}
let r=h;
let a=!0;
let s=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var O=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(O){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/then/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
var O=e===h;
a=O}
if(!a){
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
m=d(m,e);
h++}}
if(e.http_timeout_seconds!==void 0&&r.call(e,`http_timeout_seconds`)){
let n=e.http_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/type`,
keyword:`type`,
params:{
type:i.properties.http_timeout_seconds.type}};
m=d(m,e);
h++}
let r=h;
let a=!0;
let s=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var k=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(k){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/then/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
var k=e===h;
a=k}
if(!a){
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
m=d(m,e);
h++}}
if(e.http_read_timeout_seconds!==void 0&&r.call(e,`http_read_timeout_seconds`)){
let n=e.http_read_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/http_read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_read_timeout_seconds/type`,
keyword:`type`,
params:{
type:i.properties.http_read_timeout_seconds.type}};
m=d(m,e);
h++}
let r=h;
let a=!0;
let s=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var A=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(A){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/http_read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_read_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/http_read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_read_timeout_seconds/then/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
var A=e===h;
a=A}
if(!a){
let e={
instancePath:t+`/http_read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_read_timeout_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
m=d(m,e);
h++}}
if(e.read_transport_sse_timeout_seconds!==void 0&&r.call(e,`read_transport_sse_timeout_seconds`)){
let n=e.read_transport_sse_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/read_transport_sse_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_transport_sse_timeout_seconds/type`,
keyword:`type`,
params:{
type:i.properties.read_transport_sse_timeout_seconds.type}};
m=d(m,e);
h++}
let r=h;
let a=!0;
let s=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var j=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(j){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/read_transport_sse_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_transport_sse_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/read_transport_sse_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_transport_sse_timeout_seconds/then/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
var j=e===h;
a=j}
if(!a){
let e={
instancePath:t+`/read_transport_sse_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_transport_sse_timeout_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
m=d(m,e);
h++}}
if(e.ping_interval_seconds!==void 0&&r.call(e,`ping_interval_seconds`)){
let n=e.ping_interval_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/ping_interval_seconds`,
schemaPath:`#/$defs/server/properties/ping_interval_seconds/type`,
keyword:`type`,
params:{
type:i.properties.ping_interval_seconds.type}};
m=d(m,e);
h++}
let r=h;
let a=!0;
let s=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var M=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(M){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/ping_interval_seconds`,
schemaPath:`#/$defs/server/properties/ping_interval_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/ping_interval_seconds`,
schemaPath:`#/$defs/server/properties/ping_interval_seconds/then/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
var M=e===h;
a=M}
if(!a){
let e={
instancePath:t+`/ping_interval_seconds`,
schemaPath:`#/$defs/server/properties/ping_interval_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
m=d(m,e);
h++}}
if(e.max_missed_pings!==void 0&&r.call(e,`max_missed_pings`)){
let n=e.max_missed_pings;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/type`,
keyword:`type`,
params:{
type:i.properties.max_missed_pings.type}};
m=d(m,e);
h++}
let r=h;
let a=!0;
let s=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var N=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(N){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/then/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
var N=e===h;
a=N}
if(!a){
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
m=d(m,e);
h++}
if(typeof n==`number`&&isFinite(n)&&(n<1||isNaN(n))){
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
m=d(m,e);
h++}}
if(e.elicitation!==void 0&&r.call(e,`elicitation`)){
let n=e.elicitation;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/elicitation`,
schemaPath:`#/$defs/server/properties/elicitation/type`,
keyword:`type`,
params:{
type:i.properties.elicitation.type}};
m=d(m,e);
h++}
if(n&&typeof n==`object`&&!Array.isArray(n)&&n.mode!==void 0&&r.call(n,`mode`)){
let e=n.mode;
if(e!==`forms`&&e!==`auto-cancel`&&e!==`none`){
let e={
instancePath:t+`/elicitation/mode`,
schemaPath:`#/$defs/server/properties/elicitation/properties/mode/enum`,
keyword:`enum`,
params:{}};
m=d(m,e);
h++}}}
if(e.sampling!==void 0&&r.call(e,`sampling`)){
let n=e.sampling;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/sampling`,
schemaPath:`#/$defs/server/properties/sampling/type`,
keyword:`type`,
params:{
type:i.properties.sampling.type}};
m=d(m,e);
h++}
if(n&&typeof n==`object`&&!Array.isArray(n)&&n.model!==void 0&&r.call(n,`model`)&&typeof n.model!=`string`){
let e={
instancePath:t+`/sampling/model`,
schemaPath:`#/$defs/server/properties/sampling/properties/model/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}}
if(e.roots!==void 0&&r.call(e,`roots`)){
let n=e.roots;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/roots`,
schemaPath:`#/$defs/server/properties/roots/type`,
keyword:`type`,
params:{
type:i.properties.roots.type}};
m=d(m,e);
h++}
if(Array.isArray(n)){
let e=n.length;
for(
let a=0;a<e;a++){
let e=n[a];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uri===void 0||!r.call(e,`uri`)){
let e={
instancePath:t+`/roots/`+a,
schemaPath:`#/$defs/server/properties/roots/items/required`,
keyword:`required`,
params:{
missingProperty:`uri`}};
m=d(m,e);
h++}
if(e.uri!==void 0&&r.call(e,`uri`)){
let n=e.uri;
if(typeof n==`string`){
if(!s.test(n)){
let e={
instancePath:t+`/roots/`+a+`/uri`,
schemaPath:`#/$defs/server/properties/roots/items/properties/uri/pattern`,
keyword:`pattern`,
params:{
pattern:`^file://`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/roots/`+a+`/uri`,
schemaPath:`#/$defs/server/properties/roots/items/properties/uri/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}}
if(e.name!==void 0&&r.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/roots/`+a+`/name`,
schemaPath:`#/$defs/server/properties/roots/items/properties/name/type`,
keyword:`type`,
params:{
type:i.properties.roots.items.properties.name.type}};
m=d(m,e);
h++}}
if(e.server_uri_alias!==void 0&&r.call(e,`server_uri_alias`)){
let n=e.server_uri_alias;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/roots/`+a+`/server_uri_alias`,
schemaPath:`#/$defs/server/properties/roots/items/properties/server_uri_alias/type`,
keyword:`type`,
params:{
type:i.properties.roots.items.properties.server_uri_alias.type}};
m=d(m,e);
h++}}}else{
let e={
instancePath:t+`/roots/`+a,
schemaPath:`#/$defs/server/properties/roots/items/type`,
keyword:`type`,
params:{
type:`object`}};
m=d(m,e);
h++}}}}
if(e.defer_loading!==void 0&&r.call(e,`defer_loading`)){
let n=e.defer_loading;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/type`,
keyword:`type`,
params:{
type:i.properties.defer_loading.type}};
m=d(m,e);
h++}
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var P=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(P){
let e=h;
if(typeof n==`string`){
if(!c.test(n)){
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/then/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
var P=e===h;
a=P}
if(!a){
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
m=d(m,e);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:1}};
m=d(m,e);
h++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=d(m,e);
h++}}}
if(e.load_on_start!==void 0&&r.call(e,`load_on_start`)){
let n=e.load_on_start;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/type`,
keyword:`type`,
params:{
type:i.properties.load_on_start.type}};
m=d(m,e);
h++}
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var F=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(F){
let e=h;
if(typeof n==`string`){
if(!c.test(n)){
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/then/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
var F=e===h;
a=F}
if(!a){
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
m=d(m,e);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:1}};
m=d(m,e);
h++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=d(m,e);
h++}}}
if(e.include_instructions!==void 0&&r.call(e,`include_instructions`)){
let n=e.include_instructions;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/type`,
keyword:`type`,
params:{
type:i.properties.include_instructions.type}};
m=d(m,e);
h++}
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var I=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(I){
let e=h;
if(typeof n==`string`){
if(!c.test(n)){
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/then/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
var I=e===h;
a=I}
if(!a){
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
m=d(m,e);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:1}};
m=d(m,e);
h++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=d(m,e);
h++}}}
if(e.reconnect_on_disconnect!==void 0&&r.call(e,`reconnect_on_disconnect`)){
let n=e.reconnect_on_disconnect;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/type`,
keyword:`type`,
params:{
type:i.properties.reconnect_on_disconnect.type}};
m=d(m,e);
h++}
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var L=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(L){
let e=h;
if(typeof n==`string`){
if(!c.test(n)){
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`}};
m=d(m,e);
h++}}else{
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/then/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
var L=e===h;
a=L}
if(!a){
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
m=d(m,e);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:1}};
m=d(m,e);
h++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=d(m,e);
h++}}}
if(e.implementation!==void 0&&r.call(e,`implementation`)){
let n=e.implementation;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/implementation`,
schemaPath:`#/$defs/server/properties/implementation/type`,
keyword:`type`,
params:{
type:i.properties.implementation.type}};
m=d(m,e);
h++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.name===void 0||!r.call(n,`name`)){
let e={
instancePath:t+`/implementation`,
schemaPath:`#/$defs/server/properties/implementation/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
m=d(m,e);
h++}
if(n.version===void 0||!r.call(n,`version`)){
let e={
instancePath:t+`/implementation`,
schemaPath:`#/$defs/server/properties/implementation/required`,
keyword:`required`,
params:{
missingProperty:`version`}};
m=d(m,e);
h++}
if(n.name!==void 0&&r.call(n,`name`)&&typeof n.name!=`string`){
let e={
instancePath:t+`/implementation/name`,
schemaPath:`#/$defs/server/properties/implementation/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}
if(n.version!==void 0&&r.call(n,`version`)&&typeof n.version!=`string`){
let e={
instancePath:t+`/implementation/version`,
schemaPath:`#/$defs/server/properties/implementation/properties/version/type`,
keyword:`type`,
params:{
type:`string`}};
m=d(m,e);
h++}}}}else{
m=d(m,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
h++}
l.errors=m;
g.props=x;
return h===0}
l.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function u(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let p=0;
let m=u.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&r.call(e,`mcp`)){
let i=e.mcp;
if((!i||typeof i!=`object`||Array.isArray(i))&&i!==null){
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{
type:n.properties.mcp.type}};
c=d(c,e);
p++}
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.servers!==void 0&&r.call(i,`servers`)){
let e=i.servers;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/mcp/servers`,
schemaPath:`#/properties/mcp/properties/servers/type`,
keyword:`type`,
params:{
type:n.properties.mcp.properties.servers.type}};
c=d(c,e);
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!l(e[n],{
instancePath:t+`/mcp/servers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:o,
dynamicAnchors:s})){
c=f(c,l.errors);
p+=l.errors.length}}}
if(i.targets!==void 0&&r.call(i,`targets`)){
let e={
instancePath:t+`/mcp/targets`,
schemaPath:`#/properties/mcp/properties/targets/not`,
keyword:`not`,
params:{}};
c=d(c,e);
p++}}}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
u.errors=c;
return p===0}
u.evaluated={
props:{
mcp:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}
function p(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.fast_agent_exports=n;
exports.require_fast_agent=f;
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
validate:l,
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
"defer_loading": {},
"load_on_start": {},
"include_instructions": {},
"reconnect_on_disconnect": {},
"implementation": {}
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
defer_loading:{},
load_on_start:{},
include_instructions:{},
reconnect_on_disconnect:{},
implementation:{}},
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
defer_loading:{},
load_on_start:{},
include_instructions:{},
reconnect_on_disconnect:{},
implementation:{}},
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
let a=f;
let o=RegExp(`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,`u`);
let s=RegExp(`^file://`,`u`);
function c(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:l,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=c.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(m===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.management===void 0||!r.call(e,`management`)){
p=u(p,{});
m++}else 
if(e.management!==void 0&&r.call(e,`management`)&&e.management!==`provider`){
p=u(p,{});
m++}}else{
p=u(p,{});
m++}}
var y=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
if(!y){
let n=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.connector_id!==void 0&&r.call(e,`connector_id`)){
let n=m;
let r=m;
if(typeof e.connector_id!=`string`){
p=u(p,{});
m++}
if(r===m){
let e={
instancePath:t+`/connector_id`,
schemaPath:`#/$defs/server/allOf/0/else/properties/connector_id/not`,
keyword:`not`,
params:{}};
p=u(p,e);
m++}else{
m=n;
p!==null&&(n?p.length=Math.min(p.length,n):p=null)}}}else{
p=u(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/else/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
var y=n===m;
_=y;
if(_){
var b={};
b.connector_id=!0;
b.management=!0}}
if(!_){
p=u(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
m++}
let x=m;
let S=!0;
let C=m;
if(m===C){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.protocol_mode===void 0||!r.call(e,`protocol_mode`)){
p=u(p,{});
m++}else 
if(e.protocol_mode!==void 0&&r.call(e,`protocol_mode`)&&e.protocol_mode!==`modern`){
p=u(p,{});
m++}}else{
p=u(p,{});
m++}}
var w=C===m;
m=x;
p!==null&&(x?p.length=Math.min(p.length,x):p=null);
if(w){
let n=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&r.call(e,`transport`)){
let n=m;
let r=m;
if(e.transport!==`sse`){
p=u(p,{});
m++}
if(r===m){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/allOf/1/then/properties/transport/not`,
keyword:`not`,
params:{}};
p=u(p,e);
m++}else{
m=n;
p!==null&&(n?p.length=Math.min(p.length,n):p=null)}}}else{
p=u(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
var w=n===m;
S=w;
if(S){
var T={};
T.transport=!0;
T.protocol_mode=!0}}
if(!S){
p=u(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
if(b!==!0&&T!==void 0){
if(T===!0)
b=!0;else{
b||={};
Object.assign(b,T)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.transport=!0;
b.command=!0;
b.args=!0;
b.env=!0;
b.url=!0;
b.headers=!0;
b.name=!0;
b.description=!0;
b.target=!0;
b.cwd=!0;
b.management=!0;
b.connector_id=!0;
b.access_token=!0;
b.auth=!0;
b.read_timeout_seconds=!0;
b.http_timeout_seconds=!0;
b.http_read_timeout_seconds=!0;
b.read_transport_sse_timeout_seconds=!0;
b.ping_interval_seconds=!0;
b.max_missed_pings=!0;
b.elicitation=!0;
b.sampling=!0;
b.roots=!0;
b.defer_loading=!0;
b.load_on_start=!0;
b.include_instructions=!0;
b.reconnect_on_disconnect=!0;
b.implementation=!0}
if(e.transport!==void 0&&r.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/enum`,
keyword:`enum`,
params:{}};
p=u(p,e);
m++}}
if(e.command!==void 0&&r.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{
type:i.properties.command.type}};
p=u(p,e);
m++}}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{
type:i.properties.args.type}};
p=u(p,e);
m++}
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
p=u(p,e);
m++}}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{
type:i.properties.env.type}};
p=u(p,e);
m++}
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
p=u(p,n);
m++}}}
if(e.url!==void 0&&r.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{
type:i.properties.url.type}};
p=u(p,e);
m++}}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{
type:i.properties.headers.type}};
p=u(p,e);
m++}
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
p=u(p,n);
m++}}}
if(e.name!==void 0&&r.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/server/properties/name/type`,
keyword:`type`,
params:{
type:i.properties.name.type}};
p=u(p,e);
m++}}
if(e.description!==void 0&&r.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/server/properties/description/type`,
keyword:`type`,
params:{
type:i.properties.description.type}};
p=u(p,e);
m++}}
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
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/target`,
schemaPath:`#/$defs/server/properties/target/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{
type:i.properties.cwd.type}};
p=u(p,e);
m++}}
if(e.management!==void 0&&r.call(e,`management`)){
let n=e.management;
if(n!==`client`&&n!==`provider`){
let e={
instancePath:t+`/management`,
schemaPath:`#/$defs/server/properties/management/enum`,
keyword:`enum`,
params:{}};
p=u(p,e);
m++}}
if(e.connector_id!==void 0&&r.call(e,`connector_id`)){
let n=e.connector_id;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/connector_id`,
schemaPath:`#/$defs/server/properties/connector_id/type`,
keyword:`type`,
params:{
type:i.properties.connector_id.type}};
p=u(p,e);
m++}}
if(e.access_token!==void 0&&r.call(e,`access_token`)){
let n=e.access_token;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/access_token`,
schemaPath:`#/$defs/server/properties/access_token/type`,
keyword:`type`,
params:{
type:i.properties.access_token.type}};
p=u(p,e);
m++}}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/properties/auth/type`,
keyword:`type`,
params:{
type:i.properties.auth.type}};
p=u(p,e);
m++}
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
p=u(p,e);
m++}}
if(n.redirect_port!==void 0&&r.call(n,`redirect_port`)){
let e=n.redirect_port;
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&typeof e!=`string`){
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_port/type`,
keyword:`type`,
params:{
type:i.properties.auth.properties.redirect_port.type}};
p=u(p,e);
m++}
let r=m;
let a=!0;
let s=m;
if(typeof e!=`string`){
p=u(p,{});
m++}
var E=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(E){
let n=m;
if(typeof e==`string`){
if(!o.test(e)){
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_port/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_port/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
var E=n===m;
a=E}
if(!a){
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_port/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=u(p,e);
m++}}
if(n.redirect_path!==void 0&&r.call(n,`redirect_path`)&&typeof n.redirect_path!=`string`){
let e={
instancePath:t+`/auth/redirect_path`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_path/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
if(n.scope!==void 0&&r.call(n,`scope`)){
let e=n.scope;
if(typeof e!=`string`&&!Array.isArray(e)&&e!==null){
let e={
instancePath:t+`/auth/scope`,
schemaPath:`#/$defs/server/properties/auth/properties/scope/type`,
keyword:`type`,
params:{
type:i.properties.auth.properties.scope.type}};
p=u(p,e);
m++}
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
p=u(p,e);
m++}}}
if(n.persist!==void 0&&r.call(n,`persist`)){
let e=n.persist;
if(e!==`keyring`&&e!==`memory`){
let e={
instancePath:t+`/auth/persist`,
schemaPath:`#/$defs/server/properties/auth/properties/persist/enum`,
keyword:`enum`,
params:{}};
p=u(p,e);
m++}}
if(n.client_metadata_url!==void 0&&r.call(n,`client_metadata_url`)){
let e=n.client_metadata_url;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/auth/client_metadata_url`,
schemaPath:`#/$defs/server/properties/auth/properties/client_metadata_url/type`,
keyword:`type`,
params:{
type:i.properties.auth.properties.client_metadata_url.type}};
p=u(p,e);
m++}}}}
if(e.read_timeout_seconds!==void 0&&r.call(e,`read_timeout_seconds`)){
let n=e.read_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/type`,
keyword:`type`,
params:{
type:i.properties.read_timeout_seconds.type}};
p=u(p,e);
m++}
let r=m;
let a=!0;
let s=m;
if(typeof n!=`string`){
p=u(p,{});
m++}
var D=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(D){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
var D=e===m;
a=D}
if(!a){
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=u(p,e);
m++}}
if(e.http_timeout_seconds!==void 0&&r.call(e,`http_timeout_seconds`)){
let n=e.http_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/type`,
keyword:`type`,
params:{
type:i.properties.http_timeout_seconds.type}};
p=u(p,e);
m++}
let r=m;
let a=!0;
let s=m;
if(typeof n!=`string`){
p=u(p,{});
m++}
var O=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(O){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
var O=e===m;
a=O}
if(!a){
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=u(p,e);
m++}}
if(e.http_read_timeout_seconds!==void 0&&r.call(e,`http_read_timeout_seconds`)){
let n=e.http_read_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/http_read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_read_timeout_seconds/type`,
keyword:`type`,
params:{
type:i.properties.http_read_timeout_seconds.type}};
p=u(p,e);
m++}
let r=m;
let a=!0;
let s=m;
if(typeof n!=`string`){
p=u(p,{});
m++}
var k=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(k){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/http_read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_read_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/http_read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_read_timeout_seconds/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
var k=e===m;
a=k}
if(!a){
let e={
instancePath:t+`/http_read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_read_timeout_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=u(p,e);
m++}}
if(e.read_transport_sse_timeout_seconds!==void 0&&r.call(e,`read_transport_sse_timeout_seconds`)){
let n=e.read_transport_sse_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/read_transport_sse_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_transport_sse_timeout_seconds/type`,
keyword:`type`,
params:{
type:i.properties.read_transport_sse_timeout_seconds.type}};
p=u(p,e);
m++}
let r=m;
let a=!0;
let s=m;
if(typeof n!=`string`){
p=u(p,{});
m++}
var A=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(A){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/read_transport_sse_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_transport_sse_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/read_transport_sse_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_transport_sse_timeout_seconds/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
var A=e===m;
a=A}
if(!a){
let e={
instancePath:t+`/read_transport_sse_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_transport_sse_timeout_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=u(p,e);
m++}}
if(e.ping_interval_seconds!==void 0&&r.call(e,`ping_interval_seconds`)){
let n=e.ping_interval_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/ping_interval_seconds`,
schemaPath:`#/$defs/server/properties/ping_interval_seconds/type`,
keyword:`type`,
params:{
type:i.properties.ping_interval_seconds.type}};
p=u(p,e);
m++}
let r=m;
let a=!0;
let s=m;
if(typeof n!=`string`){
p=u(p,{});
m++}
var j=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(j){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/ping_interval_seconds`,
schemaPath:`#/$defs/server/properties/ping_interval_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/ping_interval_seconds`,
schemaPath:`#/$defs/server/properties/ping_interval_seconds/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
var j=e===m;
a=j}
if(!a){
let e={
instancePath:t+`/ping_interval_seconds`,
schemaPath:`#/$defs/server/properties/ping_interval_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=u(p,e);
m++}}
if(e.max_missed_pings!==void 0&&r.call(e,`max_missed_pings`)){
let n=e.max_missed_pings;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/type`,
keyword:`type`,
params:{
type:i.properties.max_missed_pings.type}};
p=u(p,e);
m++}
let r=m;
let a=!0;
let s=m;
if(typeof n!=`string`){
p=u(p,{});
m++}
var M=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(M){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
var M=e===m;
a=M}
if(!a){
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=u(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<1||isNaN(n))){
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
p=u(p,e);
m++}}
if(e.elicitation!==void 0&&r.call(e,`elicitation`)){
let n=e.elicitation;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/elicitation`,
schemaPath:`#/$defs/server/properties/elicitation/type`,
keyword:`type`,
params:{
type:i.properties.elicitation.type}};
p=u(p,e);
m++}
if(n&&typeof n==`object`&&!Array.isArray(n)&&n.mode!==void 0&&r.call(n,`mode`)){
let e=n.mode;
if(e!==`forms`&&e!==`auto-cancel`&&e!==`none`){
let e={
instancePath:t+`/elicitation/mode`,
schemaPath:`#/$defs/server/properties/elicitation/properties/mode/enum`,
keyword:`enum`,
params:{}};
p=u(p,e);
m++}}}
if(e.sampling!==void 0&&r.call(e,`sampling`)){
let n=e.sampling;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/sampling`,
schemaPath:`#/$defs/server/properties/sampling/type`,
keyword:`type`,
params:{
type:i.properties.sampling.type}};
p=u(p,e);
m++}
if(n&&typeof n==`object`&&!Array.isArray(n)&&n.model!==void 0&&r.call(n,`model`)&&typeof n.model!=`string`){
let e={
instancePath:t+`/sampling/model`,
schemaPath:`#/$defs/server/properties/sampling/properties/model/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}}
if(e.roots!==void 0&&r.call(e,`roots`)){
let n=e.roots;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/roots`,
schemaPath:`#/$defs/server/properties/roots/type`,
keyword:`type`,
params:{
type:i.properties.roots.type}};
p=u(p,e);
m++}
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
p=u(p,e);
m++}
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
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/roots/`+a+`/uri`,
schemaPath:`#/$defs/server/properties/roots/items/properties/uri/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}}
if(e.name!==void 0&&r.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/roots/`+a+`/name`,
schemaPath:`#/$defs/server/properties/roots/items/properties/name/type`,
keyword:`type`,
params:{
type:i.properties.roots.items.properties.name.type}};
p=u(p,e);
m++}}
if(e.server_uri_alias!==void 0&&r.call(e,`server_uri_alias`)){
let n=e.server_uri_alias;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/roots/`+a+`/server_uri_alias`,
schemaPath:`#/$defs/server/properties/roots/items/properties/server_uri_alias/type`,
keyword:`type`,
params:{
type:i.properties.roots.items.properties.server_uri_alias.type}};
p=u(p,e);
m++}}}else{
let e={
instancePath:t+`/roots/`+a,
schemaPath:`#/$defs/server/properties/roots/items/type`,
keyword:`type`,
params:{
type:`object`}};
p=u(p,e);
m++}}}}}else{
p=u(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
c.errors=p;
h.props=b;
return m===0}
c.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let f=null;
let p=0;
let m=l.evaluated;
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
f=u(f,e);
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
f=u(f,e);
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!c(e[n],{
instancePath:t+`/mcp/servers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:o,
dynamicAnchors:s})){
f=d(f,c.errors);
p+=c.errors.length}}}
if(i.targets!==void 0&&r.call(i,`targets`)){
let e={
instancePath:t+`/mcp/targets`,
schemaPath:`#/properties/mcp/properties/targets/not`,
keyword:`not`,
params:{}};
f=u(f,e);
p++}}}}else{
f=u(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
l.errors=f;
return p===0}
l.evaluated={
props:{
mcp:!0},
dynamicProps:!1,
dynamicItems:!1};
function u(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function d(e,t){
if(e===null)
return t;
for(
let n of t)
u(e,n);
return e}
function f(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.fast_agent_exports=n;
exports.require_fast_agent=f;
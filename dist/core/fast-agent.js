"use strict";
const e=require("./core.js").rolldownRuntime;
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
plains:{
as:`pyyaml`,
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
starts:{
blanks:`one-program`,
by:`H:FAG`},
keepsTilde:{
words:`H:FAG`,
cwd:`H:FAG`},
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
let n=t.own(e,`mcp`);
return[`servers`,`targets`].some(e=>typeof t.own(n,e)==`object`)||t.entriesOf(n).some(t.looksLikeServer)}
var d=e.__commonJSMin(((e,t)=>{
t.exports={
validate:c,
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
let n=Object.prototype.hasOwnProperty;
let r=f;
let i=RegExp(`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,`u`);
let a=RegExp(`^file://`,`u`);
let o=RegExp(`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,`u`);
function s(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
let g=h;
let _=!0;
let v=h;
if(h===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.management===void 0||!n.call(e,`management`)){
m=l(m,{});
h++}else 
if(e.management!==void 0&&n.call(e,`management`)&&e.management!==`provider`){
m=l(m,{});
h++}}else{
m=l(m,{});
h++}}
var y=v===h;
h=g;
m!==null&&(g?m.length=Math.min(m.length,g):m=null);
if(!y){
let r=h;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.connector_id!==void 0&&n.call(e,`connector_id`)){
let n=h;
let r=h;
if(typeof e.connector_id!=`string`){
m=l(m,{});
h++}
if(r===h){
m=u(m,t+`/connector_id`,`#/$defs/server/allOf/0/else/properties/connector_id/not`);
h++}else{
h=n;
m!==null&&(n?m.length=Math.min(m.length,n):m=null)}}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/else/type`,
keyword:`type`,
params:{}});
h++}
var y=r===h;
_=y;
if(_){
var b={};
b.connector_id=!0;
b.management=!0}}
if(!_){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
h++}
let x=h;
let S=!0;
let C=h;
if(h===C){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.protocol_mode===void 0||!n.call(e,`protocol_mode`)){
m=l(m,{});
h++}else 
if(e.protocol_mode!==void 0&&n.call(e,`protocol_mode`)&&e.protocol_mode!==`modern`){
m=l(m,{});
h++}}else{
m=l(m,{});
h++}}
var w=C===h;
h=x;
m!==null&&(x?m.length=Math.min(m.length,x):m=null);
if(w){
let r=h;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=h;
let r=h;
if(e.transport!==`sse`){
m=l(m,{});
h++}
if(r===h){
m=u(m,t+`/transport`,`#/$defs/server/allOf/1/then/properties/transport/not`);
h++}else{
h=n;
m!==null&&(n?m.length=Math.min(m.length,n):m=null)}}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
h++}
var w=r===h;
S=w;
if(S){
var T={};
T.transport=!0;
T.protocol_mode=!0}}
if(!S){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
h++}
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
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
m=u(m,t+`/transport`,`#/$defs/server/properties/transport/type`);
h++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
m=u(m,t+`/transport`,`#/$defs/server/properties/transport/enum`);
h++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&n!==null){
m=u(m,t+`/command`,`#/$defs/server/properties/command/type`);
h++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
m=u(m,t+`/args`,`#/$defs/server/properties/args/type`);
h++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=u(m,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
h++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
m=u(m,t+`/env`,`#/$defs/server/properties/env/type`);
h++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
m=u(m,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
h++}}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`&&n!==null){
m=u(m,t+`/url`,`#/$defs/server/properties/url/type`);
h++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
m=u(m,t+`/headers`,`#/$defs/server/properties/headers/type`);
h++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
m=u(m,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
h++}}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
m=u(m,t+`/name`,`#/$defs/server/properties/name/type`);
h++}}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
m=u(m,t+`/description`,`#/$defs/server/properties/description/type`);
h++}}
if(e.target!==void 0&&n.call(e,`target`)){
let n=e.target;
if(typeof n==`string`){
if(r(n)<1){
m=u(m,t+`/target`,`#/$defs/server/properties/target/minLength`,{
limit:1});
h++}}else{
m=u(m,t+`/target`,`#/$defs/server/properties/target/type`);
h++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
m=u(m,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
h++}}
if(e.management!==void 0&&n.call(e,`management`)){
let n=e.management;
if(n!==`client`&&n!==`provider`){
m=u(m,t+`/management`,`#/$defs/server/properties/management/enum`);
h++}}
if(e.connector_id!==void 0&&n.call(e,`connector_id`)){
let n=e.connector_id;
if(typeof n!=`string`&&n!==null){
m=u(m,t+`/connector_id`,`#/$defs/server/properties/connector_id/type`);
h++}}
if(e.access_token!==void 0&&n.call(e,`access_token`)){
let n=e.access_token;
if(typeof n!=`string`&&n!==null){
m=u(m,t+`/access_token`,`#/$defs/server/properties/access_token/type`);
h++}}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
m=u(m,t+`/auth`,`#/$defs/server/properties/auth/type`);
h++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.oauth!==void 0&&n.call(r,`oauth`)){
let e=r.oauth;
if(typeof e!=`boolean`&&typeof e!=`string`&&(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))){
m=u(m,t+`/auth/oauth`,`#/$defs/server/properties/auth/properties/oauth/type`);
h++}}
if(r.redirect_port!==void 0&&n.call(r,`redirect_port`)){
let e=r.redirect_port;
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&typeof e!=`string`){
m=u(m,t+`/auth/redirect_port`,`#/$defs/server/properties/auth/properties/redirect_port/type`);
h++}
let n=h;
let a=!0;
let o=h;
if(typeof e!=`string`){
m=l(m,{});
h++}
var E=o===h;
h=n;
m!==null&&(n?m.length=Math.min(m.length,n):m=null);
if(E){
let n=h;
if(typeof e==`string`){
if(!i.test(e)){
m=u(m,t+`/auth/redirect_port`,`#/$defs/server/properties/auth/properties/redirect_port/then/pattern`,{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`});
h++}}else{
m=u(m,t+`/auth/redirect_port`,`#/$defs/server/properties/auth/properties/redirect_port/then/type`);
h++}
var E=n===h;
a=E}
if(!a){
m=u(m,t+`/auth/redirect_port`,`#/$defs/server/properties/auth/properties/redirect_port/if`,{
failingKeyword:`then`});
h++}}
if(r.redirect_path!==void 0&&n.call(r,`redirect_path`)&&typeof r.redirect_path!=`string`){
m=u(m,t+`/auth/redirect_path`,`#/$defs/server/properties/auth/properties/redirect_path/type`);
h++}
if(r.scope!==void 0&&n.call(r,`scope`)){
let e=r.scope;
if(typeof e!=`string`&&!Array.isArray(e)&&e!==null){
m=u(m,t+`/auth/scope`,`#/$defs/server/properties/auth/properties/scope/type`);
h++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
m=u(m,t+`/auth/scope/`+r,`#/$defs/server/properties/auth/properties/scope/items/type`);
h++}}}
if(r.persist!==void 0&&n.call(r,`persist`)){
let e=r.persist;
if(e!==`keyring`&&e!==`memory`){
m=u(m,t+`/auth/persist`,`#/$defs/server/properties/auth/properties/persist/enum`);
h++}}
if(r.client_metadata_url!==void 0&&n.call(r,`client_metadata_url`)){
let e=r.client_metadata_url;
if(typeof e!=`string`&&e!==null){
m=u(m,t+`/auth/client_metadata_url`,`#/$defs/server/properties/auth/properties/client_metadata_url/type`);
h++}}}}
if(e.read_timeout_seconds!==void 0&&n.call(e,`read_timeout_seconds`)){
let n=e.read_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
m=u(m,t+`/read_timeout_seconds`,`#/$defs/server/properties/read_timeout_seconds/type`);
h++}
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var D=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(D){
let e=h;
if(typeof n==`string`){
if(!i.test(n)){
m=u(m,t+`/read_timeout_seconds`,`#/$defs/server/properties/read_timeout_seconds/then/pattern`,{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`});
h++}}else{
m=u(m,t+`/read_timeout_seconds`,`#/$defs/server/properties/read_timeout_seconds/then/type`);
h++}
var D=e===h;
a=D}
if(!a){
m=u(m,t+`/read_timeout_seconds`,`#/$defs/server/properties/read_timeout_seconds/if`,{
failingKeyword:`then`});
h++}}
if(e.http_timeout_seconds!==void 0&&n.call(e,`http_timeout_seconds`)){
let n=e.http_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
m=u(m,t+`/http_timeout_seconds`,`#/$defs/server/properties/http_timeout_seconds/type`);
h++}
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var O=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(O){
let e=h;
if(typeof n==`string`){
if(!i.test(n)){
m=u(m,t+`/http_timeout_seconds`,`#/$defs/server/properties/http_timeout_seconds/then/pattern`,{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`});
h++}}else{
m=u(m,t+`/http_timeout_seconds`,`#/$defs/server/properties/http_timeout_seconds/then/type`);
h++}
var O=e===h;
a=O}
if(!a){
m=u(m,t+`/http_timeout_seconds`,`#/$defs/server/properties/http_timeout_seconds/if`,{
failingKeyword:`then`});
h++}}
if(e.http_read_timeout_seconds!==void 0&&n.call(e,`http_read_timeout_seconds`)){
let n=e.http_read_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
m=u(m,t+`/http_read_timeout_seconds`,`#/$defs/server/properties/http_read_timeout_seconds/type`);
h++}
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var k=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(k){
let e=h;
if(typeof n==`string`){
if(!i.test(n)){
m=u(m,t+`/http_read_timeout_seconds`,`#/$defs/server/properties/http_read_timeout_seconds/then/pattern`,{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`});
h++}}else{
m=u(m,t+`/http_read_timeout_seconds`,`#/$defs/server/properties/http_read_timeout_seconds/then/type`);
h++}
var k=e===h;
a=k}
if(!a){
m=u(m,t+`/http_read_timeout_seconds`,`#/$defs/server/properties/http_read_timeout_seconds/if`,{
failingKeyword:`then`});
h++}}
if(e.read_transport_sse_timeout_seconds!==void 0&&n.call(e,`read_transport_sse_timeout_seconds`)){
let n=e.read_transport_sse_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
m=u(m,t+`/read_transport_sse_timeout_seconds`,`#/$defs/server/properties/read_transport_sse_timeout_seconds/type`);
h++}
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var A=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(A){
let e=h;
if(typeof n==`string`){
if(!i.test(n)){
m=u(m,t+`/read_transport_sse_timeout_seconds`,`#/$defs/server/properties/read_transport_sse_timeout_seconds/then/pattern`,{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`});
h++}}else{
m=u(m,t+`/read_transport_sse_timeout_seconds`,`#/$defs/server/properties/read_transport_sse_timeout_seconds/then/type`);
h++}
var A=e===h;
a=A}
if(!a){
m=u(m,t+`/read_transport_sse_timeout_seconds`,`#/$defs/server/properties/read_transport_sse_timeout_seconds/if`,{
failingKeyword:`then`});
h++}}
if(e.ping_interval_seconds!==void 0&&n.call(e,`ping_interval_seconds`)){
let n=e.ping_interval_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
m=u(m,t+`/ping_interval_seconds`,`#/$defs/server/properties/ping_interval_seconds/type`);
h++}
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var j=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(j){
let e=h;
if(typeof n==`string`){
if(!i.test(n)){
m=u(m,t+`/ping_interval_seconds`,`#/$defs/server/properties/ping_interval_seconds/then/pattern`,{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`});
h++}}else{
m=u(m,t+`/ping_interval_seconds`,`#/$defs/server/properties/ping_interval_seconds/then/type`);
h++}
var j=e===h;
a=j}
if(!a){
m=u(m,t+`/ping_interval_seconds`,`#/$defs/server/properties/ping_interval_seconds/if`,{
failingKeyword:`then`});
h++}}
if(e.max_missed_pings!==void 0&&n.call(e,`max_missed_pings`)){
let n=e.max_missed_pings;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
m=u(m,t+`/max_missed_pings`,`#/$defs/server/properties/max_missed_pings/type`);
h++}
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var M=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(M){
let e=h;
if(typeof n==`string`){
if(!i.test(n)){
m=u(m,t+`/max_missed_pings`,`#/$defs/server/properties/max_missed_pings/then/pattern`,{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`});
h++}}else{
m=u(m,t+`/max_missed_pings`,`#/$defs/server/properties/max_missed_pings/then/type`);
h++}
var M=e===h;
a=M}
if(!a){
m=u(m,t+`/max_missed_pings`,`#/$defs/server/properties/max_missed_pings/if`,{
failingKeyword:`then`});
h++}
if(typeof n==`number`&&isFinite(n)&&(n<1||isNaN(n))){
m=u(m,t+`/max_missed_pings`,`#/$defs/server/properties/max_missed_pings/minimum`,{
comparison:`>=`,
limit:1});
h++}}
if(e.elicitation!==void 0&&n.call(e,`elicitation`)){
let r=e.elicitation;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
m=u(m,t+`/elicitation`,`#/$defs/server/properties/elicitation/type`);
h++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.mode!==void 0&&n.call(r,`mode`)){
let e=r.mode;
if(e!==`forms`&&e!==`auto-cancel`&&e!==`none`){
m=u(m,t+`/elicitation/mode`,`#/$defs/server/properties/elicitation/properties/mode/enum`);
h++}}}
if(e.sampling!==void 0&&n.call(e,`sampling`)){
let r=e.sampling;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
m=u(m,t+`/sampling`,`#/$defs/server/properties/sampling/type`);
h++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.model!==void 0&&n.call(r,`model`)&&typeof r.model!=`string`){
m=u(m,t+`/sampling/model`,`#/$defs/server/properties/sampling/properties/model/type`);
h++}}
if(e.roots!==void 0&&n.call(e,`roots`)){
let r=e.roots;
if(!Array.isArray(r)&&r!==null){
m=u(m,t+`/roots`,`#/$defs/server/properties/roots/type`);
h++}
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uri===void 0||!n.call(e,`uri`)){
m=u(m,t+`/roots/`+i,`#/$defs/server/properties/roots/items/required`,{
missingProperty:`uri`});
h++}
if(e.uri!==void 0&&n.call(e,`uri`)){
let n=e.uri;
if(typeof n==`string`){
if(!a.test(n)){
m=u(m,t+`/roots/`+i+`/uri`,`#/$defs/server/properties/roots/items/properties/uri/pattern`,{
pattern:`^file://`});
h++}}else{
m=u(m,t+`/roots/`+i+`/uri`,`#/$defs/server/properties/roots/items/properties/uri/type`);
h++}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
m=u(m,t+`/roots/`+i+`/name`,`#/$defs/server/properties/roots/items/properties/name/type`);
h++}}
if(e.server_uri_alias!==void 0&&n.call(e,`server_uri_alias`)){
let n=e.server_uri_alias;
if(typeof n!=`string`&&n!==null){
m=u(m,t+`/roots/`+i+`/server_uri_alias`,`#/$defs/server/properties/roots/items/properties/server_uri_alias/type`);
h++}}}else{
m=u(m,t+`/roots/`+i,`#/$defs/server/properties/roots/items/type`);
h++}}}}
if(e.defer_loading!==void 0&&n.call(e,`defer_loading`)){
let n=e.defer_loading;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
m=u(m,t+`/defer_loading`,`#/$defs/server/properties/defer_loading/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var N=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(N){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
m=u(m,t+`/defer_loading`,`#/$defs/server/properties/defer_loading/then/pattern`,{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`});
h++}}else{
m=u(m,t+`/defer_loading`,`#/$defs/server/properties/defer_loading/then/type`);
h++}
var N=e===h;
i=N}
if(!i){
m=u(m,t+`/defer_loading`,`#/$defs/server/properties/defer_loading/if`,{
failingKeyword:`then`});
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
m=u(m,t+`/defer_loading`,`#/$defs/server/properties/defer_loading/maximum`,{
comparison:`<=`,
limit:1});
h++}
if(n<0||isNaN(n)){
m=u(m,t+`/defer_loading`,`#/$defs/server/properties/defer_loading/minimum`,{
comparison:`>=`,
limit:0});
h++}}}
if(e.load_on_start!==void 0&&n.call(e,`load_on_start`)){
let n=e.load_on_start;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
m=u(m,t+`/load_on_start`,`#/$defs/server/properties/load_on_start/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var P=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(P){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
m=u(m,t+`/load_on_start`,`#/$defs/server/properties/load_on_start/then/pattern`,{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`});
h++}}else{
m=u(m,t+`/load_on_start`,`#/$defs/server/properties/load_on_start/then/type`);
h++}
var P=e===h;
i=P}
if(!i){
m=u(m,t+`/load_on_start`,`#/$defs/server/properties/load_on_start/if`,{
failingKeyword:`then`});
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
m=u(m,t+`/load_on_start`,`#/$defs/server/properties/load_on_start/maximum`,{
comparison:`<=`,
limit:1});
h++}
if(n<0||isNaN(n)){
m=u(m,t+`/load_on_start`,`#/$defs/server/properties/load_on_start/minimum`,{
comparison:`>=`,
limit:0});
h++}}}
if(e.include_instructions!==void 0&&n.call(e,`include_instructions`)){
let n=e.include_instructions;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
m=u(m,t+`/include_instructions`,`#/$defs/server/properties/include_instructions/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var F=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(F){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
m=u(m,t+`/include_instructions`,`#/$defs/server/properties/include_instructions/then/pattern`,{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`});
h++}}else{
m=u(m,t+`/include_instructions`,`#/$defs/server/properties/include_instructions/then/type`);
h++}
var F=e===h;
i=F}
if(!i){
m=u(m,t+`/include_instructions`,`#/$defs/server/properties/include_instructions/if`,{
failingKeyword:`then`});
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
m=u(m,t+`/include_instructions`,`#/$defs/server/properties/include_instructions/maximum`,{
comparison:`<=`,
limit:1});
h++}
if(n<0||isNaN(n)){
m=u(m,t+`/include_instructions`,`#/$defs/server/properties/include_instructions/minimum`,{
comparison:`>=`,
limit:0});
h++}}}
if(e.reconnect_on_disconnect!==void 0&&n.call(e,`reconnect_on_disconnect`)){
let n=e.reconnect_on_disconnect;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
m=u(m,t+`/reconnect_on_disconnect`,`#/$defs/server/properties/reconnect_on_disconnect/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var I=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(I){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
m=u(m,t+`/reconnect_on_disconnect`,`#/$defs/server/properties/reconnect_on_disconnect/then/pattern`,{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`});
h++}}else{
m=u(m,t+`/reconnect_on_disconnect`,`#/$defs/server/properties/reconnect_on_disconnect/then/type`);
h++}
var I=e===h;
i=I}
if(!i){
m=u(m,t+`/reconnect_on_disconnect`,`#/$defs/server/properties/reconnect_on_disconnect/if`,{
failingKeyword:`then`});
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
m=u(m,t+`/reconnect_on_disconnect`,`#/$defs/server/properties/reconnect_on_disconnect/maximum`,{
comparison:`<=`,
limit:1});
h++}
if(n<0||isNaN(n)){
m=u(m,t+`/reconnect_on_disconnect`,`#/$defs/server/properties/reconnect_on_disconnect/minimum`,{
comparison:`>=`,
limit:0});
h++}}}
if(e.implementation!==void 0&&n.call(e,`implementation`)){
let r=e.implementation;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
m=u(m,t+`/implementation`,`#/$defs/server/properties/implementation/type`);
h++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.name===void 0||!n.call(r,`name`)){
m=u(m,t+`/implementation`,`#/$defs/server/properties/implementation/required`,{
missingProperty:`name`});
h++}
if(r.version===void 0||!n.call(r,`version`)){
m=u(m,t+`/implementation`,`#/$defs/server/properties/implementation/required`,{
missingProperty:`version`});
h++}
if(r.name!==void 0&&n.call(r,`name`)&&typeof r.name!=`string`){
m=u(m,t+`/implementation/name`,`#/$defs/server/properties/implementation/properties/name/type`);
h++}
if(r.version!==void 0&&n.call(r,`version`)&&typeof r.version!=`string`){
m=u(m,t+`/implementation/version`,`#/$defs/server/properties/implementation/properties/version/type`);
h++}}}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
h++}
s.errors=m;
return h===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
f=u(f,t+`/mcp`,`#/properties/mcp/type`);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.servers!==void 0&&n.call(r,`servers`)){
let e=r.servers;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
f=u(f,t+`/mcp/servers`,`#/properties/mcp/properties/servers/type`);
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!s(e[n],{
instancePath:t+`/mcp/servers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:o})){
f=d(f,s.errors);
p+=s.errors.length}}}
if(r.targets!==void 0&&n.call(r,`targets`)){
f=u(f,t+`/mcp/targets`,`#/properties/mcp/properties/targets/not`);
p++}}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
c.errors=f;
return p===0}
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t,n,r={}){
return l(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function d(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}
function f(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.fast_agent_exports=n;
exports.require_fast_agent=d;
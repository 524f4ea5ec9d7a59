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
let r=d;
let i=RegExp(`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,`u`);
let a=RegExp(`^file://`,`u`);
let o=RegExp(`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,`u`);
function s(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=s.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(m===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.management===void 0||!n.call(e,`management`)){
p=l(p,{});
m++}else 
if(e.management!==void 0&&n.call(e,`management`)&&e.management!==`provider`){
p=l(p,{});
m++}}else{
p=l(p,{});
m++}}
var y=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
if(!y){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.connector_id!==void 0&&n.call(e,`connector_id`)){
let n=m;
let r=m;
if(typeof e.connector_id!=`string`){
p=l(p,{});
m++}
if(r===m){
let e={
instancePath:t+`/connector_id`,
schemaPath:`#/$defs/server/allOf/0/else/properties/connector_id/not`,
keyword:`not`,
params:{}};
p=l(p,e);
m++}else{
m=n;
p!==null&&(n?p.length=Math.min(p.length,n):p=null)}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/else/type`,
keyword:`type`,
params:{}});
m++}
var y=r===m;
_=y;
if(_){
var b={};
b.connector_id=!0;
b.management=!0}}
if(!_){
p=l(p,{
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
if(e.protocol_mode===void 0||!n.call(e,`protocol_mode`)){
p=l(p,{});
m++}else 
if(e.protocol_mode!==void 0&&n.call(e,`protocol_mode`)&&e.protocol_mode!==`modern`){
p=l(p,{});
m++}}else{
p=l(p,{});
m++}}
var w=C===m;
m=x;
p!==null&&(x?p.length=Math.min(p.length,x):p=null);
if(w){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=m;
let r=m;
if(e.transport!==`sse`){
p=l(p,{});
m++}
if(r===m){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/allOf/1/then/properties/transport/not`,
keyword:`not`,
params:{}};
p=l(p,e);
m++}else{
m=n;
p!==null&&(n?p.length=Math.min(p.length,n):p=null)}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
m++}
var w=r===m;
S=w;
if(S){
var T={};
T.transport=!0;
T.protocol_mode=!0}}
if(!S){
p=l(p,{
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
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/enum`,
keyword:`enum`,
params:{}};
p=l(p,e);
m++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
params:{}};
p=l(p,e);
m++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
p=l(p,n);
m++}}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
p=l(p,n);
m++}}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/server/properties/name/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/server/properties/description/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.target!==void 0&&n.call(e,`target`)){
let n=e.target;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/target`,
schemaPath:`#/$defs/server/properties/target/minLength`,
keyword:`minLength`,
params:{
limit:1}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/target`,
schemaPath:`#/$defs/server/properties/target/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.management!==void 0&&n.call(e,`management`)){
let n=e.management;
if(n!==`client`&&n!==`provider`){
let e={
instancePath:t+`/management`,
schemaPath:`#/$defs/server/properties/management/enum`,
keyword:`enum`,
params:{}};
p=l(p,e);
m++}}
if(e.connector_id!==void 0&&n.call(e,`connector_id`)){
let n=e.connector_id;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/connector_id`,
schemaPath:`#/$defs/server/properties/connector_id/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.access_token!==void 0&&n.call(e,`access_token`)){
let n=e.access_token;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/access_token`,
schemaPath:`#/$defs/server/properties/access_token/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/properties/auth/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.oauth!==void 0&&n.call(r,`oauth`)){
let e=r.oauth;
if(typeof e!=`boolean`&&typeof e!=`string`&&(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))){
let e={
instancePath:t+`/auth/oauth`,
schemaPath:`#/$defs/server/properties/auth/properties/oauth/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(r.redirect_port!==void 0&&n.call(r,`redirect_port`)){
let e=r.redirect_port;
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&typeof e!=`string`){
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_port/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let n=m;
let a=!0;
let o=m;
if(typeof e!=`string`){
p=l(p,{});
m++}
var E=o===m;
m=n;
p!==null&&(n?p.length=Math.min(p.length,n):p=null);
if(E){
let n=m;
if(typeof e==`string`){
if(!i.test(e)){
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_port/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_port/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
p=l(p,e);
m++}}
if(r.redirect_path!==void 0&&n.call(r,`redirect_path`)&&typeof r.redirect_path!=`string`){
let e={
instancePath:t+`/auth/redirect_path`,
schemaPath:`#/$defs/server/properties/auth/properties/redirect_path/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(r.scope!==void 0&&n.call(r,`scope`)){
let e=r.scope;
if(typeof e!=`string`&&!Array.isArray(e)&&e!==null){
let e={
instancePath:t+`/auth/scope`,
schemaPath:`#/$defs/server/properties/auth/properties/scope/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
params:{}};
p=l(p,e);
m++}}}
if(r.persist!==void 0&&n.call(r,`persist`)){
let e=r.persist;
if(e!==`keyring`&&e!==`memory`){
let e={
instancePath:t+`/auth/persist`,
schemaPath:`#/$defs/server/properties/auth/properties/persist/enum`,
keyword:`enum`,
params:{}};
p=l(p,e);
m++}}
if(r.client_metadata_url!==void 0&&n.call(r,`client_metadata_url`)){
let e=r.client_metadata_url;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/auth/client_metadata_url`,
schemaPath:`#/$defs/server/properties/auth/properties/client_metadata_url/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}}
if(e.read_timeout_seconds!==void 0&&n.call(e,`read_timeout_seconds`)){
let n=e.read_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var D=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(D){
let e=m;
if(typeof n==`string`){
if(!i.test(n)){
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
p=l(p,e);
m++}}
if(e.http_timeout_seconds!==void 0&&n.call(e,`http_timeout_seconds`)){
let n=e.http_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var O=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(O){
let e=m;
if(typeof n==`string`){
if(!i.test(n)){
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
p=l(p,e);
m++}}
if(e.http_read_timeout_seconds!==void 0&&n.call(e,`http_read_timeout_seconds`)){
let n=e.http_read_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/http_read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_read_timeout_seconds/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var k=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(k){
let e=m;
if(typeof n==`string`){
if(!i.test(n)){
let e={
instancePath:t+`/http_read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_read_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/http_read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_read_timeout_seconds/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
p=l(p,e);
m++}}
if(e.read_transport_sse_timeout_seconds!==void 0&&n.call(e,`read_transport_sse_timeout_seconds`)){
let n=e.read_transport_sse_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/read_transport_sse_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_transport_sse_timeout_seconds/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var A=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(A){
let e=m;
if(typeof n==`string`){
if(!i.test(n)){
let e={
instancePath:t+`/read_transport_sse_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_transport_sse_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/read_transport_sse_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_transport_sse_timeout_seconds/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
p=l(p,e);
m++}}
if(e.ping_interval_seconds!==void 0&&n.call(e,`ping_interval_seconds`)){
let n=e.ping_interval_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/ping_interval_seconds`,
schemaPath:`#/$defs/server/properties/ping_interval_seconds/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var j=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(j){
let e=m;
if(typeof n==`string`){
if(!i.test(n)){
let e={
instancePath:t+`/ping_interval_seconds`,
schemaPath:`#/$defs/server/properties/ping_interval_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/ping_interval_seconds`,
schemaPath:`#/$defs/server/properties/ping_interval_seconds/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
p=l(p,e);
m++}}
if(e.max_missed_pings!==void 0&&n.call(e,`max_missed_pings`)){
let n=e.max_missed_pings;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var M=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(M){
let e=m;
if(typeof n==`string`){
if(!i.test(n)){
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
p=l(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<1||isNaN(n))){
let e={
instancePath:t+`/max_missed_pings`,
schemaPath:`#/$defs/server/properties/max_missed_pings/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
p=l(p,e);
m++}}
if(e.elicitation!==void 0&&n.call(e,`elicitation`)){
let r=e.elicitation;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/elicitation`,
schemaPath:`#/$defs/server/properties/elicitation/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.mode!==void 0&&n.call(r,`mode`)){
let e=r.mode;
if(e!==`forms`&&e!==`auto-cancel`&&e!==`none`){
let e={
instancePath:t+`/elicitation/mode`,
schemaPath:`#/$defs/server/properties/elicitation/properties/mode/enum`,
keyword:`enum`,
params:{}};
p=l(p,e);
m++}}}
if(e.sampling!==void 0&&n.call(e,`sampling`)){
let r=e.sampling;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/sampling`,
schemaPath:`#/$defs/server/properties/sampling/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.model!==void 0&&n.call(r,`model`)&&typeof r.model!=`string`){
let e={
instancePath:t+`/sampling/model`,
schemaPath:`#/$defs/server/properties/sampling/properties/model/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.roots!==void 0&&n.call(e,`roots`)){
let r=e.roots;
if(!Array.isArray(r)&&r!==null){
let e={
instancePath:t+`/roots`,
schemaPath:`#/$defs/server/properties/roots/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uri===void 0||!n.call(e,`uri`)){
let e={
instancePath:t+`/roots/`+i,
schemaPath:`#/$defs/server/properties/roots/items/required`,
keyword:`required`,
params:{
missingProperty:`uri`}};
p=l(p,e);
m++}
if(e.uri!==void 0&&n.call(e,`uri`)){
let n=e.uri;
if(typeof n==`string`){
if(!a.test(n)){
let e={
instancePath:t+`/roots/`+i+`/uri`,
schemaPath:`#/$defs/server/properties/roots/items/properties/uri/pattern`,
keyword:`pattern`,
params:{
pattern:`^file://`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/roots/`+i+`/uri`,
schemaPath:`#/$defs/server/properties/roots/items/properties/uri/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/roots/`+i+`/name`,
schemaPath:`#/$defs/server/properties/roots/items/properties/name/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.server_uri_alias!==void 0&&n.call(e,`server_uri_alias`)){
let n=e.server_uri_alias;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/roots/`+i+`/server_uri_alias`,
schemaPath:`#/$defs/server/properties/roots/items/properties/server_uri_alias/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}else{
let e={
instancePath:t+`/roots/`+i,
schemaPath:`#/$defs/server/properties/roots/items/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}}
if(e.defer_loading!==void 0&&n.call(e,`defer_loading`)){
let n=e.defer_loading;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var N=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(N){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var N=e===m;
i=N}
if(!i){
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:1}};
p=l(p,e);
m++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/defer_loading`,
schemaPath:`#/$defs/server/properties/defer_loading/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=l(p,e);
m++}}}
if(e.load_on_start!==void 0&&n.call(e,`load_on_start`)){
let n=e.load_on_start;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var P=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(P){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var P=e===m;
i=P}
if(!i){
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:1}};
p=l(p,e);
m++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/load_on_start`,
schemaPath:`#/$defs/server/properties/load_on_start/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=l(p,e);
m++}}}
if(e.include_instructions!==void 0&&n.call(e,`include_instructions`)){
let n=e.include_instructions;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var F=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(F){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var F=e===m;
i=F}
if(!i){
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:1}};
p=l(p,e);
m++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/include_instructions`,
schemaPath:`#/$defs/server/properties/include_instructions/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=l(p,e);
m++}}}
if(e.reconnect_on_disconnect!==void 0&&n.call(e,`reconnect_on_disconnect`)){
let n=e.reconnect_on_disconnect;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var I=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(I){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var I=e===m;
i=I}
if(!i){
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:1}};
p=l(p,e);
m++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/reconnect_on_disconnect`,
schemaPath:`#/$defs/server/properties/reconnect_on_disconnect/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=l(p,e);
m++}}}
if(e.implementation!==void 0&&n.call(e,`implementation`)){
let r=e.implementation;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/implementation`,
schemaPath:`#/$defs/server/properties/implementation/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.name===void 0||!n.call(r,`name`)){
let e={
instancePath:t+`/implementation`,
schemaPath:`#/$defs/server/properties/implementation/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
p=l(p,e);
m++}
if(r.version===void 0||!n.call(r,`version`)){
let e={
instancePath:t+`/implementation`,
schemaPath:`#/$defs/server/properties/implementation/required`,
keyword:`required`,
params:{
missingProperty:`version`}};
p=l(p,e);
m++}
if(r.name!==void 0&&n.call(r,`name`)&&typeof r.name!=`string`){
let e={
instancePath:t+`/implementation/name`,
schemaPath:`#/$defs/server/properties/implementation/properties/name/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(r.version!==void 0&&n.call(r,`version`)&&typeof r.version!=`string`){
let e={
instancePath:t+`/implementation/version`,
schemaPath:`#/$defs/server/properties/implementation/properties/version/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
s.errors=p;
h.props=b;
return m===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let d=null;
let f=0;
let p=c.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.servers!==void 0&&n.call(r,`servers`)){
let e=r.servers;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/mcp/servers`,
schemaPath:`#/properties/mcp/properties/servers/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!s(e[n],{
instancePath:t+`/mcp/servers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:o})){
d=u(d,s.errors);
f+=s.errors.length}}}
if(r.targets!==void 0&&n.call(r,`targets`)){
let e={
instancePath:t+`/mcp/targets`,
schemaPath:`#/properties/mcp/properties/targets/not`,
keyword:`not`,
params:{}};
d=l(d,e);
f++}}}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
c.errors=d;
return f===0}
c.evaluated={
props:{
mcp:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}
function d(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.fast_agent_exports=n;
exports.require_fast_agent=d;
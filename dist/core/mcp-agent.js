"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`refuses-file`,
by:`H:MAG`,
note:`the application does not start`};
const i={
effect:`fine`,
by:`H:MAG`};
const a={
effect:`fails-server`,
by:`M:MAG`};
var o=t.defineClient({
id:`mcp-agent`,
name:`mcp-agent`,
sources:{
MAG:{
title:`lastmile-ai/mcp-agent 04eb784, src/mcp_agent/config.py, read`,
version:`0.1`,
date:`2026-11-18`}},
formats:[{
id:`mcp-agent`,
title:`mcp-agent's configuration`,
files:[`mcp_agent.config.yaml`],
schemaBy:`H:MAG`,
syntax:{
language:`yaml`,
merges:{
where:`always`,
by:`H:MAG`},
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
dialect:{
by:`H:MAG`,
transportKey:`transport`,
spellings:{
stdio:`stdio`,
streamable_http:`http`,
sse:`sse`,
websocket:`ws`},
inferred:{
command:`stdio`,
urlReaction:{...a,
note:`an entry without "transport" is taken for a local server`}},
fields:{
transport:{
is:`transport`,
default:`stdio`},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string; quote numbers`},
cwd:{
is:`cwd`,
for:[`stdio`],
by:`M:MAG`},
url:{
is:`url`,
for:[`http`,`sse`,`ws`]},
headers:{
is:`headers`,
for:[`http`,`sse`,`ws`]},
http_timeout_seconds:{
is:`timeout`,
unit:`s`,
for:[`http`,`sse`]},
read_timeout_seconds:{
is:`other`,
unit:`s`},
terminate_on_close:{
is:`other`,
for:[`http`],
default:`true`},
auth:{
is:`auth`,
takes:[`object`],
keys:{
api_key:`own`}},
roots:{
is:`other`},
allowed_tools:{
is:`toolsAllowed`},
name:{
is:`name`},
description:{
is:`description`}},
bad:r,
switchOff:`remove the entry`,
notObject:r,
neither:a,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:MAG`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:a}}]});
var s=e.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
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
"streamable_http",
"websocket"
]
},
"command": {
"type": [
"string",
"null"
]
},
"args": {
"type": "array",
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
"http_timeout_seconds": {
"type": [
"integer",
"boolean",
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
"read_timeout_seconds": {
"type": [
"integer",
"boolean",
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
"auth": {
"type": [
"object",
"null"
],
"properties": {
"api_key": {
"type": [
"string",
"null"
]
}
}
},
"allowed_tools": {
"type": [
"array",
"null"
],
"items": {
"type": "string"
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
"cwd": {},
"terminate_on_close": {
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
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=RegExp(`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`,`u`);
let i=RegExp(`^file://`,`u`);
let a=RegExp(`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,`u`);
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamable_http`&&n!==`websocket`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
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
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
f=c(f,n);
p++}}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
f=c(f,n);
p++}}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/server/properties/name/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/server/properties/description/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}
if(e.http_timeout_seconds!==void 0&&n.call(e,`http_timeout_seconds`)){
let n=e.http_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`boolean`&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
let i=p;
let a=!0;
let o=p;
if(typeof n!=`string`){
f=c(f,{});
p++}
var h=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(h){
let e=p;
if(typeof n==`string`){
if(!r.test(n)){
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/then/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
var h=e===p;
a=h}
if(!a){
let e={
instancePath:t+`/http_timeout_seconds`,
schemaPath:`#/$defs/server/properties/http_timeout_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=c(f,e);
p++}}
if(e.read_timeout_seconds!==void 0&&n.call(e,`read_timeout_seconds`)){
let n=e.read_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`boolean`&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
let i=p;
let a=!0;
let o=p;
if(typeof n!=`string`){
f=c(f,{});
p++}
var g=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(g){
let e=p;
if(typeof n==`string`){
if(!r.test(n)){
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/then/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
var g=e===p;
a=g}
if(!a){
let e={
instancePath:t+`/read_timeout_seconds`,
schemaPath:`#/$defs/server/properties/read_timeout_seconds/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=c(f,e);
p++}}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/properties/auth/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.api_key!==void 0&&n.call(r,`api_key`)){
let e=r.api_key;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/auth/api_key`,
schemaPath:`#/$defs/server/properties/auth/properties/api_key/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}
if(e.allowed_tools!==void 0&&n.call(e,`allowed_tools`)){
let n=e.allowed_tools;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/allowed_tools`,
schemaPath:`#/$defs/server/properties/allowed_tools/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/allowed_tools/`+r,
schemaPath:`#/$defs/server/properties/allowed_tools/items/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}
if(e.roots!==void 0&&n.call(e,`roots`)){
let r=e.roots;
if(!Array.isArray(r)&&r!==null){
let e={
instancePath:t+`/roots`,
schemaPath:`#/$defs/server/properties/roots/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(Array.isArray(r)){
let e=r.length;
for(
let a=0;a<e;a++){
let e=r[a];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uri===void 0||!n.call(e,`uri`)){
let e={
instancePath:t+`/roots/`+a,
schemaPath:`#/$defs/server/properties/roots/items/required`,
keyword:`required`,
params:{
missingProperty:`uri`}};
f=c(f,e);
p++}
if(e.uri!==void 0&&n.call(e,`uri`)){
let n=e.uri;
if(typeof n==`string`){
if(!i.test(n)){
let e={
instancePath:t+`/roots/`+a+`/uri`,
schemaPath:`#/$defs/server/properties/roots/items/properties/uri/pattern`,
keyword:`pattern`,
params:{
pattern:`^file://`}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/roots/`+a+`/uri`,
schemaPath:`#/$defs/server/properties/roots/items/properties/uri/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/roots/`+a+`/name`,
schemaPath:`#/$defs/server/properties/roots/items/properties/name/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}
if(e.server_uri_alias!==void 0&&n.call(e,`server_uri_alias`)){
let n=e.server_uri_alias;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/roots/`+a+`/server_uri_alias`,
schemaPath:`#/$defs/server/properties/roots/items/properties/server_uri_alias/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}else{
let e={
instancePath:t+`/roots/`+a,
schemaPath:`#/$defs/server/properties/roots/items/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}}
if(e.terminate_on_close!==void 0&&n.call(e,`terminate_on_close`)){
let n=e.terminate_on_close;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/terminate_on_close`,
schemaPath:`#/$defs/server/properties/terminate_on_close/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
let r=p;
let i=!0;
let o=p;
if(typeof n!=`string`){
f=c(f,{});
p++}
var _=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(_){
let e=p;
if(typeof n==`string`){
if(!a.test(n)){
let e={
instancePath:t+`/terminate_on_close`,
schemaPath:`#/$defs/server/properties/terminate_on_close/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/terminate_on_close`,
schemaPath:`#/$defs/server/properties/terminate_on_close/then/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
var _=e===p;
i=_}
if(!i){
let e={
instancePath:t+`/terminate_on_close`,
schemaPath:`#/$defs/server/properties/terminate_on_close/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=c(f,e);
p++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
let e={
instancePath:t+`/terminate_on_close`,
schemaPath:`#/$defs/server/properties/terminate_on_close/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:1}};
f=c(f,e);
p++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/terminate_on_close`,
schemaPath:`#/$defs/server/properties/terminate_on_close/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=c(f,e);
p++}}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
o.evaluated={
props:{
transport:!0,
command:!0,
args:!0,
env:!0,
url:!0,
headers:!0,
name:!0,
description:!0,
http_timeout_seconds:!0,
read_timeout_seconds:!0,
auth:!0,
allowed_tools:!0,
roots:!0,
cwd:!0,
terminate_on_close:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=s.evaluated;
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
d=c(d,e);
f++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.servers!==void 0&&n.call(r,`servers`)){
let e=r.servers;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/mcp/servers`,
schemaPath:`#/properties/mcp/properties/servers/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!o(e[n],{
instancePath:t+`/mcp/servers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:u})){
d=l(d,o.errors);
f+=o.errors.length}}}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
s.errors=d;
return f===0}
s.evaluated={
props:{
mcp:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.mcp_agent_exports=n;
exports.require_mcp_agent=s;
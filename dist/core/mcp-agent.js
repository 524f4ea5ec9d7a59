"use strict";
const e=require("./core.js").rolldownRuntime;
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
plains:{
as:`pyyaml`,
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
mismatch:a,
starts:{
blanks:`one-program`,
by:`H:MAG`},
keepsTilde:{
words:`H:MAG`,
cwd:`H:MAG`}}}]});
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
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
p=l(p,t+`/transport`,`#/$defs/server/properties/transport/type`);
m++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamable_http`&&n!==`websocket`){
p=l(p,t+`/transport`,`#/$defs/server/properties/transport/enum`);
m++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&n!==null){
p=l(p,t+`/command`,`#/$defs/server/properties/command/type`);
m++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=l(p,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
m++}}else{
p=l(p,t+`/args`,`#/$defs/server/properties/args/type`);
m++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
p=l(p,t+`/env`,`#/$defs/server/properties/env/type`);
m++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
p=l(p,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
m++}}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`&&n!==null){
p=l(p,t+`/url`,`#/$defs/server/properties/url/type`);
m++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
p=l(p,t+`/headers`,`#/$defs/server/properties/headers/type`);
m++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
p=l(p,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
m++}}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
p=l(p,t+`/name`,`#/$defs/server/properties/name/type`);
m++}}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
p=l(p,t+`/description`,`#/$defs/server/properties/description/type`);
m++}}
if(e.http_timeout_seconds!==void 0&&n.call(e,`http_timeout_seconds`)){
let n=e.http_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`boolean`&&typeof n!=`string`&&n!==null){
p=l(p,t+`/http_timeout_seconds`,`#/$defs/server/properties/http_timeout_seconds/type`);
m++}
let i=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=c(p,{});
m++}
var h=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(h){
let e=m;
if(typeof n==`string`){
if(!r.test(n)){
p=l(p,t+`/http_timeout_seconds`,`#/$defs/server/properties/http_timeout_seconds/then/pattern`,{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`});
m++}}else{
p=l(p,t+`/http_timeout_seconds`,`#/$defs/server/properties/http_timeout_seconds/then/type`);
m++}
var h=e===m;
a=h}
if(!a){
p=l(p,t+`/http_timeout_seconds`,`#/$defs/server/properties/http_timeout_seconds/if`,{
failingKeyword:`then`});
m++}}
if(e.read_timeout_seconds!==void 0&&n.call(e,`read_timeout_seconds`)){
let n=e.read_timeout_seconds;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&typeof n!=`boolean`&&typeof n!=`string`&&n!==null){
p=l(p,t+`/read_timeout_seconds`,`#/$defs/server/properties/read_timeout_seconds/type`);
m++}
let i=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=c(p,{});
m++}
var g=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(g){
let e=m;
if(typeof n==`string`){
if(!r.test(n)){
p=l(p,t+`/read_timeout_seconds`,`#/$defs/server/properties/read_timeout_seconds/then/pattern`,{
pattern:`^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$`});
m++}}else{
p=l(p,t+`/read_timeout_seconds`,`#/$defs/server/properties/read_timeout_seconds/then/type`);
m++}
var g=e===m;
a=g}
if(!a){
p=l(p,t+`/read_timeout_seconds`,`#/$defs/server/properties/read_timeout_seconds/if`,{
failingKeyword:`then`});
m++}}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
p=l(p,t+`/auth`,`#/$defs/server/properties/auth/type`);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.api_key!==void 0&&n.call(r,`api_key`)){
let e=r.api_key;
if(typeof e!=`string`&&e!==null){
p=l(p,t+`/auth/api_key`,`#/$defs/server/properties/auth/properties/api_key/type`);
m++}}}
if(e.allowed_tools!==void 0&&n.call(e,`allowed_tools`)){
let n=e.allowed_tools;
if(!Array.isArray(n)&&n!==null){
p=l(p,t+`/allowed_tools`,`#/$defs/server/properties/allowed_tools/type`);
m++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=l(p,t+`/allowed_tools/`+r,`#/$defs/server/properties/allowed_tools/items/type`);
m++}}}
if(e.roots!==void 0&&n.call(e,`roots`)){
let r=e.roots;
if(!Array.isArray(r)&&r!==null){
p=l(p,t+`/roots`,`#/$defs/server/properties/roots/type`);
m++}
if(Array.isArray(r)){
let e=r.length;
for(
let a=0;a<e;a++){
let e=r[a];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uri===void 0||!n.call(e,`uri`)){
p=l(p,t+`/roots/`+a,`#/$defs/server/properties/roots/items/required`,{
missingProperty:`uri`});
m++}
if(e.uri!==void 0&&n.call(e,`uri`)){
let n=e.uri;
if(typeof n==`string`){
if(!i.test(n)){
p=l(p,t+`/roots/`+a+`/uri`,`#/$defs/server/properties/roots/items/properties/uri/pattern`,{
pattern:`^file://`});
m++}}else{
p=l(p,t+`/roots/`+a+`/uri`,`#/$defs/server/properties/roots/items/properties/uri/type`);
m++}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&n!==null){
p=l(p,t+`/roots/`+a+`/name`,`#/$defs/server/properties/roots/items/properties/name/type`);
m++}}
if(e.server_uri_alias!==void 0&&n.call(e,`server_uri_alias`)){
let n=e.server_uri_alias;
if(typeof n!=`string`&&n!==null){
p=l(p,t+`/roots/`+a+`/server_uri_alias`,`#/$defs/server/properties/roots/items/properties/server_uri_alias/type`);
m++}}}else{
p=l(p,t+`/roots/`+a,`#/$defs/server/properties/roots/items/type`);
m++}}}}
if(e.terminate_on_close!==void 0&&n.call(e,`terminate_on_close`)){
let n=e.terminate_on_close;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
p=l(p,t+`/terminate_on_close`,`#/$defs/server/properties/terminate_on_close/type`);
m++}
let r=m;
let i=!0;
let o=m;
if(typeof n!=`string`){
p=c(p,{});
m++}
var _=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(_){
let e=m;
if(typeof n==`string`){
if(!a.test(n)){
p=l(p,t+`/terminate_on_close`,`#/$defs/server/properties/terminate_on_close/then/pattern`,{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`});
m++}}else{
p=l(p,t+`/terminate_on_close`,`#/$defs/server/properties/terminate_on_close/then/type`);
m++}
var _=e===m;
i=_}
if(!i){
p=l(p,t+`/terminate_on_close`,`#/$defs/server/properties/terminate_on_close/if`,{
failingKeyword:`then`});
m++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
p=l(p,t+`/terminate_on_close`,`#/$defs/server/properties/terminate_on_close/maximum`,{
comparison:`<=`,
limit:1});
m++}
if(n<0||isNaN(n)){
p=l(p,t+`/terminate_on_close`,`#/$defs/server/properties/terminate_on_close/minimum`,{
comparison:`>=`,
limit:0});
m++}}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
f=l(f,t+`/mcp`,`#/properties/mcp/type`);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.servers!==void 0&&n.call(r,`servers`)){
let e=r.servers;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
f=l(f,t+`/mcp/servers`,`#/properties/mcp/properties/servers/type`);
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!o(e[n],{
instancePath:t+`/mcp/servers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}}}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
s.errors=f;
return p===0}
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t,n,r={}){
return c(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.mcp_agent_exports=n;
exports.require_mcp_agent=s;
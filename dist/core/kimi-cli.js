"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`fine`,
by:`H:KIM1`};
const i={
effect:`refuses-file`,
by:`H:FMC`};
const a={
id:`kimi-cli`,
title:`Kimi CLI's servers`,
files:[],
ofUser:!0,
userFiles:[`~/.kimi/mcp.json`],
schemaBy:`H:FMC`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:{
effect:`refuses-file`,
by:`L:KIM1`},
empty:{
effect:`refuses-file`,
by:`H:KIM1`},
broken:{
effect:`refuses-file`,
by:`H:KIM1`},
duplicates:r},
servers:[{
at:[`mcpServers`]}],
bareMap:!0,
noMap:r,
badRoot:i,
dialect:{
by:`H:FMC`,
transportKey:`transport`,
spellings:{
stdio:`stdio`,
http:`http`,
"streamable-http":`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
transport:{
is:`transport`,
note:"missing: a url with `/sse` in its path is sse, any other http"},
type:{
is:`other`,
idle:!0,
note:`ignored beside a url`},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`]},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
auth:{
is:`auth`,
for:[`http`,`sse`],
note:'a token, or `"oauth"`'},
timeout:{
is:`timeout`,
unit:`ms`},
sse_read_timeout:{
is:`timeout`,
unit:`s`,
for:[`http`,`sse`]},
authentication:{
is:`other`},
keep_alive:{
is:`other`,
for:[`stdio`]},
description:{
is:`description`},
icon:{
is:`other`,
idle:!0},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0}},
bad:i,
notObject:i,
neither:i,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`L:FMC`}},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:i,
starts:{
blanks:`one-program`,
by:`H:FMC`},
keepsTilde:{
words:`H:FMC`,
cwd:`H:FMC`}},
claims:`path`};
var o=t.defineClient({
id:`kimi-cli`,
name:`Kimi CLI`,
sources:{
KIM1:{
title:`MoonshotAI/kimi-cli 4a550ef, read`,
version:`1.49.0`,
date:`2026-07-31`},
FMC:{
title:`PrefectHQ/fastmcp 743ddff, mcp_config.py, read`,
version:`2026-08-21`,
date:`2026-08-21`}},
formats:[a],
toolNames:{
form:`T`,
server:e=>e,
name:(e,t)=>t,
collision:`the later tool takes the place of any other of its name, of those built in too`,
clash:{
across:`one`},
by:`H:KIM1`}});
var s=e.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
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
"http",
"streamable-http",
"sse"
]
},
"command": {
"type": "string"
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"type": "object"
},
"cwd": {
"type": [
"string",
"null"
]
},
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"timeout": {
"type": [
"integer",
"null"
]
},
"description": {
"type": [
"string",
"null"
]
},
"type": {},
"auth": {},
"sse_read_timeout": {},
"authentication": {
"type": [
"object",
"null"
]
},
"keep_alive": {},
"icon": {}
},
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"type": "object",
"properties": {
"keep_alive": {
"type": [
"boolean",
"string",
"integer",
"null"
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
},
"else": {
"type": "object",
"properties": {
"auth": {
"type": [
"string",
"null"
]
},
"sse_read_timeout": {
"type": [
"number",
"string",
"boolean",
"null"
]
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=RegExp(`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`,`u`);
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=f;
let m=!0;
let h=f;
if(f===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var g=h===f;
f=p;
d!==null&&(p?d.length=Math.min(d.length,p):d=null);
let _;
if(g){
let i=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.keep_alive!==void 0&&n.call(e,`keep_alive`)){
let n=e.keep_alive;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
d=s(d,t+`/keep_alive`,`#/$defs/server/then/properties/keep_alive/type`);
f++}
let i=f;
let a=!0;
let c=f;
if(typeof n!=`string`){
d=o(d,{});
f++}
var v=c===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(v){
let e=f;
if(typeof n==`string`){
if(!r.test(n)){
d=s(d,t+`/keep_alive`,`#/$defs/server/then/properties/keep_alive/then/pattern`,{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`});
f++}}else{
d=s(d,t+`/keep_alive`,`#/$defs/server/then/properties/keep_alive/then/type`);
f++}
var v=e===f;
a=v}
if(!a){
d=s(d,t+`/keep_alive`,`#/$defs/server/then/properties/keep_alive/if`,{
failingKeyword:`then`});
f++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
d=s(d,t+`/keep_alive`,`#/$defs/server/then/properties/keep_alive/maximum`,{
comparison:`<=`,
limit:1});
f++}
if(n<0||isNaN(n)){
d=s(d,t+`/keep_alive`,`#/$defs/server/then/properties/keep_alive/minimum`,{
comparison:`>=`,
limit:0});
f++}}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
f++}
var g=i===f;
m=g;
if(m){
var y={};
y.keep_alive=!0}
_=`then`}else{
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.auth!==void 0&&n.call(e,`auth`)){
let n=e.auth;
if(typeof n!=`string`&&n!==null){
d=s(d,t+`/auth`,`#/$defs/server/else/properties/auth/type`);
f++}}
if(e.sse_read_timeout!==void 0&&n.call(e,`sse_read_timeout`)){
let n=e.sse_read_timeout;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/sse_read_timeout`,`#/$defs/server/else/properties/sse_read_timeout/type`);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/else/type`,
keyword:`type`,
params:{}});
f++}
var g=r===f;
m=g;
if(m&&y!==!0){
y||={};
y.auth=!0;
y.sse_read_timeout=!0}
_=`else`}
if(!m){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:_}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(y!==!0){
y||={};
y.transport=!0;
y.command=!0;
y.args=!0;
y.env=!0;
y.cwd=!0;
y.url=!0;
y.headers=!0;
y.timeout=!0;
y.description=!0;
y.type=!0;
y.auth=!0;
y.sse_read_timeout=!0;
y.authentication=!0;
y.keep_alive=!0;
y.icon=!0}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
d=s(d,t+`/transport`,`#/$defs/server/properties/transport/type`);
f++}
if(n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`){
d=s(d,t+`/transport`,`#/$defs/server/properties/transport/enum`);
f++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
d=s(d,t+`/command`,`#/$defs/server/properties/command/type`);
f++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=s(d,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
f++}}else{
d=s(d,t+`/args`,`#/$defs/server/properties/args/type`);
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
d=s(d,t+`/env`,`#/$defs/server/properties/env/type`);
f++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
d=s(d,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
f++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
d=s(d,t+`/url`,`#/$defs/server/properties/url/type`);
f++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=s(d,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
f++}}else{
d=s(d,t+`/headers`,`#/$defs/server/properties/headers/type`);
f++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
d=s(d,t+`/timeout`,`#/$defs/server/properties/timeout/type`);
f++}}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
d=s(d,t+`/description`,`#/$defs/server/properties/description/type`);
f++}}
if(e.authentication!==void 0&&n.call(e,`authentication`)){
let n=e.authentication;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
d=s(d,t+`/authentication`,`#/$defs/server/properties/authentication/type`);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
f=s(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t,n,r={}){
return o(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.kimi_cli_exports=n;
exports.require_kimi_cli=s;
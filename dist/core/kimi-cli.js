"use strict";
const e=require("./rolldown-runtime.js");
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
mismatch:i},
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
within:`last`,
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
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
let p=d;
let m=!0;
let h=d;
if(d===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var g=h===d;
d=p;
u!==null&&(p?u.length=Math.min(u.length,p):u=null);
let _;
if(g){
let i=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.keep_alive!==void 0&&n.call(e,`keep_alive`)){
let n=e.keep_alive;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/keep_alive`,
schemaPath:`#/$defs/server/then/properties/keep_alive/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
let i=d;
let a=!0;
let s=d;
if(typeof n!=`string`){
u=o(u,{});
d++}
var v=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(v){
let e=d;
if(typeof n==`string`){
if(!r.test(n)){
let e={
instancePath:t+`/keep_alive`,
schemaPath:`#/$defs/server/then/properties/keep_alive/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[01tTfFyYnN]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO]|[oO][nN]|[oO][fF][fF])$`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/keep_alive`,
schemaPath:`#/$defs/server/then/properties/keep_alive/then/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var v=e===d;
a=v}
if(!a){
let e={
instancePath:t+`/keep_alive`,
schemaPath:`#/$defs/server/then/properties/keep_alive/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=o(u,e);
d++}
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
let e={
instancePath:t+`/keep_alive`,
schemaPath:`#/$defs/server/then/properties/keep_alive/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:1}};
u=o(u,e);
d++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/keep_alive`,
schemaPath:`#/$defs/server/then/properties/keep_alive/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=o(u,e);
d++}}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
d++}
var g=i===d;
m=g;
if(m){
var y={};
y.keep_alive=!0}
_=`then`}else{
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.auth!==void 0&&n.call(e,`auth`)){
let n=e.auth;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/else/properties/auth/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.sse_read_timeout!==void 0&&n.call(e,`sse_read_timeout`)){
let n=e.sse_read_timeout;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/sse_read_timeout`,
schemaPath:`#/$defs/server/else/properties/sse_read_timeout/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/else/type`,
keyword:`type`,
params:{}});
d++}
var g=r===d;
m=g;
if(m&&y!==!0){
y||={};
y.auth=!0;
y.sse_read_timeout=!0}
_=`else`}
if(!m){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:_}});
d++}
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
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
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
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/server/properties/description/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.authentication!==void 0&&n.call(e,`authentication`)){
let n=e.authentication;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/authentication`,
schemaPath:`#/$defs/server/properties/authentication/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
f.props=y;
return d===0}
i.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
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
rootData:l,
dynamicAnchors:u})){
d=s(d,i.errors);
f+=i.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.kimi_cli_exports=n;
exports.require_kimi_cli=s;
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
about:"Moonshot's earlier agent for the terminal, another product than Kimi Code. It reads `~/.kimi/mcp.json` with the model of FastMCP: one bad entry refuses the file, a map without `mcpServers` is taken, further fields are allowed.",
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
"authentication": {},
"keep_alive": {},
"icon": {}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r={
"x-rule":`server-shape`,
type:`object`,
properties:{
transport:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`http`,`streamable-http`,`sse`]},
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:`object`},
cwd:{
type:[`string`,`null`]},
url:{
type:`string`},
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
timeout:{
type:[`integer`,`null`]},
description:{
type:[`string`,`null`]},
type:{},
auth:{},
sse_read_timeout:{},
authentication:{},
keep_alive:{},
icon:{}}};
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
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/type`,
keyword:`type`,
params:{
type:`string`}};
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
params:{
type:`string`}};
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
params:{
type:`string`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
u=o(u,e);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
u=o(u,e);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{
type:r.properties.cwd.type}};
u=o(u,e);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
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
params:{
type:`string`}};
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=o(u,e);
d++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/type`,
keyword:`type`,
params:{
type:r.properties.timeout.type}};
u=o(u,e);
d++}}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/server/properties/description/type`,
keyword:`type`,
params:{
type:r.properties.description.type}};
u=o(u,e);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
i.errors=u;
return d===0}
i.evaluated={
props:{
transport:!0,
command:!0,
args:!0,
env:!0,
cwd:!0,
url:!0,
headers:!0,
timeout:!0,
description:!0,
type:!0,
auth:!0,
sse_read_timeout:!0,
authentication:!0,
keep_alive:!0,
icon:!0},
dynamicProps:!1,
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
params:{
type:`object`}};
d=o(d,e);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
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
"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>u});
const r={
effect:`fine`,
by:`M:VS`};
const i={
effect:`skips-server`,
by:`L:VS`};
const a={
id:`visual-studio`,
title:`Visual Studio's servers file`,
files:[`.vs/mcp.json`],
schemaBy:`M:VS`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`fine`,
by:`L:VS`},
empty:{
effect:`fine`,
by:`L:VS`},
broken:{
effect:`refuses-file`,
by:`M:VS`},
duplicates:{
effect:`fine`,
by:`L:VS`}},
servers:[{
at:[`servers`]}],
noMap:r,
badRoot:{
effect:`refuses-file`,
by:`L:VS`},
nullMap:{
effect:`fine`,
by:`L:VS`},
dialect:{
by:`M:VS`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
type:{
is:`transport`,
note:"may be left out beside a `url`"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`]},
envFile:{
is:`envFile`,
for:[`stdio`],
by:`L:VS`},
cwd:{
is:`cwd`,
for:[`stdio`],
by:`L:VS`},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]}},
bad:i,
notObject:i,
neither:{
effect:`fails-server`,
by:`M:VS`},
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`L:VS`}},
unknownTransport:{
withCommand:{
effect:`skips-server`,
by:`M:VS`},
withUrl:{
effect:`skips-server`,
by:`M:VS`}},
mismatch:{
effect:`fails-server`,
by:`M:VS`}},
claims:`path`,
readsToo:[`claude-code-project`,`vscode`,`cursor`]};
const{
readsToo:o,...s}=a;
const c={...s,
id:`visual-studio-solution`,
title:`a solution's servers file for Visual Studio`,
files:[`.mcp.json`],
schema:`visual-studio`,
holds:[`"inputs"`],
when:({
value:e,
beside:t})=>l(e,`servers`)&&l(e,`inputs`)&&!l(e,`mcpServers`)&&![`.claude`,`CLAUDE.md`].some(e=>t(e))};
function l(e,t){
return typeof e==`object`&&!!e&&Object.hasOwn(e,t)}
var u=t.defineClient({
id:`visual-studio`,
name:`Visual Studio`,
about:"Microsoft\u2019s IDE for Windows. Of a solution it reads `.vs/mcp.json`, `.mcp.json`, `.vscode/mcp.json` and `.cursor/mcp.json`, and in each of them, as documented, the key `servers`: a `.mcp.json` for it is none for Claude Code.",
sources:{
VS:{
title:`Visual Studio documentation, Use MCP servers, 01d07e34`,
version:`2026`,
date:`2026-08-21`}},
formats:[a,c]});
var d=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"servers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
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
"url": {
"type": "string"
},
"headers": {
"type": "object"
},
"envFile": {},
"cwd": {}
}
}
},
"inputs": {
"type": "array"
}
}
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
servers:{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`http`,`sse`]},
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:`object`},
url:{
type:`string`},
headers:{
type:`object`},
envFile:{},
cwd:{}}}},
inputs:{
type:`array`}},
$id:`urn:mcp-lint:schema:visual-studio`};
let r=Object.prototype.hasOwnProperty;
function i(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.servers!==void 0&&r.call(e,`servers`)){
let i=e.servers;
if((!i||typeof i!=`object`||Array.isArray(i))&&i!==null){
let e={
instancePath:t+`/servers`,
schemaPath:`#/properties/servers/type`,
keyword:`type`,
params:{
type:n.properties.servers.type}};
u=a(u,e);
d++}
if(i&&typeof i==`object`&&!Array.isArray(i))
for(
let e of Object.keys(i)){
let n=i[e];
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.type!==void 0&&r.call(n,`type`)){
let r=n.type;
if(typeof r!=`string`){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,
schemaPath:`#/properties/servers/additionalProperties/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}
if(r!==`stdio`&&r!==`http`&&r!==`sse`){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,
schemaPath:`#/properties/servers/additionalProperties/properties/type/enum`,
keyword:`enum`,
params:{}};
u=a(u,n);
d++}}
if(n.command!==void 0&&r.call(n,`command`)&&typeof n.command!=`string`){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/properties/servers/additionalProperties/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}
if(n.args!==void 0&&r.call(n,`args`)){
let r=n.args;
if(Array.isArray(r)){
let n=r.length;
for(
let i=0;i<n;i++)
if(typeof r[i]!=`string`){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+i,
schemaPath:`#/properties/servers/additionalProperties/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}}else{
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,
schemaPath:`#/properties/servers/additionalProperties/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
u=a(u,n);
d++}}
if(n.env!==void 0&&r.call(n,`env`)){
let r=n.env;
if(!r||typeof r!=`object`||Array.isArray(r)){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,
schemaPath:`#/properties/servers/additionalProperties/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,n);
d++}}
if(n.url!==void 0&&r.call(n,`url`)&&typeof n.url!=`string`){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,
schemaPath:`#/properties/servers/additionalProperties/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}
if(n.headers!==void 0&&r.call(n,`headers`)){
let r=n.headers;
if(!r||typeof r!=`object`||Array.isArray(r)){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,
schemaPath:`#/properties/servers/additionalProperties/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,n);
d++}}}else{
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/servers/additionalProperties/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,n);
d++}}}
if(e.inputs!==void 0&&r.call(e,`inputs`)&&!Array.isArray(e.inputs)){
let e={
instancePath:t+`/inputs`,
schemaPath:`#/properties/inputs/type`,
keyword:`type`,
params:{
type:`array`}};
u=a(u,e);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
i.errors=u;
return d===0}
i.evaluated={
props:{
servers:!0,
inputs:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.require_visual_studio=d;
exports.visual_studio_exports=n;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>d});
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
let c;
const l={...s,
id:`visual-studio-solution`,
title:`a solution's servers file for Visual Studio`,
files:[`.mcp.json`],
schema:`visual-studio`,
holds:[`"servers"`],
when:({
value:e,
beside:t,
names:n})=>u(e,`servers`)&&!u(e,`mcpServers`)&&![`.claude`,`CLAUDE.md`].some(e=>t(e))&&n().some(e=>(c??=/^\.vs$|\.(?:slnx?|slnf|(?:cs|fs|vb|vcx|sql|es)proj)$/i).test(e))};
function u(e,t){
return typeof e==`object`&&!!e&&Object.hasOwn(e,t)}
var d=t.defineClient({
id:`visual-studio`,
name:`Visual Studio`,
sources:{
VS:{
title:`Visual Studio documentation, Use MCP servers, 01d07e34`,
version:`2026`,
date:`2026-08-21`}},
formats:[a,l]});
var f=e.__commonJSMin(((e,t)=>{
t.exports={
validate:r,
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
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.servers!==void 0&&n.call(e,`servers`)){
let r=e.servers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
u=a(u,t+`/servers`,`#/properties/servers/type`);
d++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.type!==void 0&&n.call(i,`type`)){
let n=i.type;
if(typeof n!=`string`){
u=a(u,t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,`#/properties/servers/additionalProperties/properties/type/type`);
d++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
u=a(u,t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,`#/properties/servers/additionalProperties/properties/type/enum`);
d++}}
if(i.command!==void 0&&n.call(i,`command`)&&typeof i.command!=`string`){
u=a(u,t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/properties/servers/additionalProperties/properties/command/type`);
d++}
if(i.args!==void 0&&n.call(i,`args`)){
let n=i.args;
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++)
if(typeof n[i]!=`string`){
u=a(u,t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+i,`#/properties/servers/additionalProperties/properties/args/items/type`);
d++}}else{
u=a(u,t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,`#/properties/servers/additionalProperties/properties/args/type`);
d++}}
if(i.env!==void 0&&n.call(i,`env`)){
let n=i.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=a(u,t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,`#/properties/servers/additionalProperties/properties/env/type`);
d++}}
if(i.url!==void 0&&n.call(i,`url`)&&typeof i.url!=`string`){
u=a(u,t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,`#/properties/servers/additionalProperties/properties/url/type`);
d++}
if(i.headers!==void 0&&n.call(i,`headers`)){
let n=i.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=a(u,t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,`#/properties/servers/additionalProperties/properties/headers/type`);
d++}}}else{
u=a(u,t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/servers/additionalProperties/type`);
d++}}}
if(e.inputs!==void 0&&n.call(e,`inputs`)&&!Array.isArray(e.inputs)){
u=a(u,t+`/inputs`,`#/properties/inputs/type`);
d++}}else{
u=i(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function a(e,t,n,r={}){
return i(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}}));
exports.require_visual_studio=f;
exports.visual_studio_exports=n;
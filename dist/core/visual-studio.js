"use strict";
const e=require("./rolldown-runtime.js");
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
const c=/^\.vs$|\.(?:slnx?|slnf|(?:cs|fs|vb|vcx|sql|es)proj)$/i;
const l={...s,
id:`visual-studio-solution`,
title:`a solution's servers file for Visual Studio`,
files:[`.mcp.json`],
schema:`visual-studio`,
holds:[`"servers"`],
when:({
value:e,
beside:t,
names:n})=>u(e,`servers`)&&!u(e,`mcpServers`)&&![`.claude`,`CLAUDE.md`].some(e=>t(e))&&n().some(e=>c.test(e))};
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
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.servers!==void 0&&n.call(e,`servers`)){
let r=e.servers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/servers`,
schemaPath:`#/properties/servers/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let a=r[e];
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.type!==void 0&&n.call(a,`type`)){
let n=a.type;
if(typeof n!=`string`){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,
schemaPath:`#/properties/servers/additionalProperties/properties/type/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,
schemaPath:`#/properties/servers/additionalProperties/properties/type/enum`,
keyword:`enum`,
params:{}};
l=i(l,n);
u++}}
if(a.command!==void 0&&n.call(a,`command`)&&typeof a.command!=`string`){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/properties/servers/additionalProperties/properties/command/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}
if(a.args!==void 0&&n.call(a,`args`)){
let n=a.args;
if(Array.isArray(n)){
let r=n.length;
for(
let a=0;a<r;a++)
if(typeof n[a]!=`string`){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+a,
schemaPath:`#/properties/servers/additionalProperties/properties/args/items/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}else{
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,
schemaPath:`#/properties/servers/additionalProperties/properties/args/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}
if(a.env!==void 0&&n.call(a,`env`)){
let n=a.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,
schemaPath:`#/properties/servers/additionalProperties/properties/env/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}
if(a.url!==void 0&&n.call(a,`url`)&&typeof a.url!=`string`){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,
schemaPath:`#/properties/servers/additionalProperties/properties/url/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}
if(a.headers!==void 0&&n.call(a,`headers`)){
let n=a.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,
schemaPath:`#/properties/servers/additionalProperties/properties/headers/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}}else{
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/servers/additionalProperties/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}}
if(e.inputs!==void 0&&n.call(e,`inputs`)&&!Array.isArray(e.inputs)){
let e={
instancePath:t+`/inputs`,
schemaPath:`#/properties/inputs/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}else{
l=i(l,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
servers:!0,
inputs:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.require_visual_studio=f;
exports.visual_studio_exports=n;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>s});
const r={
effect:`fine`,
by:`M:CJD`};
const i={
effect:`fine`,
by:`L:CJI`};
const a={
effect:`skips-server`,
by:`L:CJI`};
const o={
effect:`refuses-file`,
by:`I:CJI`};
var s=t.defineClient({
id:`copilot-jetbrains`,
name:`Copilot for JetBrains`,
sources:{
CJD:{
title:`GitHub documentation, extending Copilot Chat with MCP`,
version:`2026`,
date:`2026-11-19`},
CJI:{
title:`microsoft/copilot-intellij-feedback, issues 295, 672, 801, 1651 and 1661`,
version:`2025 and 2026`,
date:`2026-11-19`}},
formats:[{
id:`copilot-jetbrains`,
belongsTo:`user`,
title:`the servers of Copilot in JetBrains' editors`,
files:[`github-copilot/intellij/mcp.json`,`github-copilot/xcode/mcp.json`],
ofUser:!0,
userFiles:[`~/.config/github-copilot/intellij/mcp.json`,`~/.config/github-copilot/xcode/mcp.json`,`~/AppData/Local/github-copilot/intellij/mcp.json`],
schemaBy:`M:CJD`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!1,
bom:i,
empty:i,
broken:o,
duplicates:i},
servers:[{
at:[`servers`]}],
noMap:r,
badRoot:o,
nullMap:i,
dialect:{
by:`M:CJD`,
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
note:`may be left out`},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`]},
requestInit:{
is:`other`,
for:[`http`,`sse`],
note:'`{"headers": {\u2026}}`'},
headers:{
is:`headers`,
for:[`http`,`sse`],
by:`L:CJI`},
"x-metadata":{
is:`other`,
idle:!0,
note:`written with servers of a registry`,
by:`I:CJI`},
tools:{
is:`other`,
idle:!0,
note:`not documented`,
by:`L:CJI`}},
bad:a,
notObject:a,
neither:{
effect:`fails-server`,
by:`M:CJD`},
both:{
reaction:{
effect:`ignored`,
by:`L:CJI`}},
unknownTransport:{
withCommand:a,
withUrl:a},
mismatch:a},
claims:`path`}]});
var c=e.__commonJSMin(((e,t)=>{
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
"headers": {},
"requestInit": {
"type": "object"
},
"x-metadata": {},
"tools": {}
}
}
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
if(i.requestInit!==void 0&&n.call(i,`requestInit`)){
let n=i.requestInit;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=a(u,t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/requestInit`,`#/properties/servers/additionalProperties/properties/requestInit/type`);
d++}}}else{
u=a(u,t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/servers/additionalProperties/type`);
d++}}}}else{
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
exports.copilot_jetbrains_exports=n;
exports.require_copilot_jetbrains=c;
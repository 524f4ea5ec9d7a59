"use strict";
const e=require("./rolldown-runtime.js");
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
winner:null,
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
if(a.requestInit!==void 0&&n.call(a,`requestInit`)){
let n=a.requestInit;
if(!n||typeof n!=`object`||Array.isArray(n)){
let n={
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/requestInit`,
schemaPath:`#/properties/servers/additionalProperties/properties/requestInit/type`,
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
u++}}}}else{
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
servers:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.copilot_jetbrains_exports=n;
exports.require_copilot_jetbrains=c;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
const n={
effect:`fine`,
by:`M:ALL`};
const r={
effect:`refuses-file`,
by:`R:SDK1`};
const i=[`*.tools.json`,`tools.json`,`mcp-tools.json`,`mcp-tools/*.json`];
const a={
reader:`a client on the official SDK`,
files:i,
schema:`none`,
schemaBy:`R:SDK1`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:n,
empty:r,
broken:r,
duplicates:n},
servers:[],
noMap:n,
badRoot:r,
claims:`shape`};
const o=[{...a,
id:`mcp-tools`,
title:`a saved list of tools`,
answer:`tools`,
when:e=>s(e,`tools`)||s(e,`refusal`)||u(e,`tools`)||c(e)},{...a,
id:`mcp-result`,
title:`a saved result of a tool`,
files:[...i,`*.result.json`,`mcp-results/*.json`],
answer:`result`,
when:e=>s(e,`result`)||u(e,`result`)||f(e)||l(e)},{...a,
id:`mcp-prompts`,
title:`a saved list of prompts`,
files:[...i,`*.prompts.json`],
answer:`prompts`,
when:e=>s(e,`prompts`)||u(e,`prompts`)},{...a,
id:`mcp-resources`,
title:`a saved list of resources`,
files:[...i,`*.resources.json`],
answer:`resources`,
when:e=>s(e,`resources`)||s(e,`templates`)||u(e,`resources`)}];
function s({
value:e},n){
return t.answersIn(e).some(e=>e.kind===n&&e.certain)}
function c({
path:e,
value:n}){
return/(?:\.|(?:^|\/)mcp-)tools\.json$/.test(e)&&t.isPlainToolList(n)}
function l({
path:e,
value:n}){
return e.endsWith(`.result.json`)&&t.isPlainResult(n)}
function u({
value:e,
text:t},n){
if(e!==void 0)
return!1;
return d[n].some(e=>e.every(e=>t.includes(`"${e}"`)))}
const d={
tools:[[`inputSchema`],[`jsonrpc`,`tools`]],
result:[[`structuredContent`],[`content`,`isError`],[`jsonrpc`,`content`]],
prompts:[[`prompts`,`arguments`],[`jsonrpc`,`prompts`]],
resources:[[`resources`,`uri`,`mimeType`],[`resourceTemplates`,`uriTemplate`],[`jsonrpc`,`resources`]]};
function f({
value:e,
text:t}){
return e===void 0&&/"content"\s*:\s*\[\s*\{\s*"type"\s*:\s*"(?:text|image|audio|resource)/.test(t)&&!t.includes(`"role"`)}
var p=e.__exportAll({
default:()=>S});
const m={
effect:`fine`,
by:`M:ALL`};
const h={
effect:`refuses-file`,
by:`M:ALL`};
const g={
effect:`skips-server`,
by:`M:ALL`};
const _={
effect:`fails-server`,
by:`M:ALL`};
const v={
id:`mcp`,
title:`servers of an unknown client`,
reader:`an MCP client`,
files:[],
schemaBy:`M:ALL`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:m,
empty:m,
broken:h,
duplicates:m},
servers:[{
at:[`mcpServers`]},{
at:[`servers`]},{
at:[`mcp_servers`]},{
at:[`context_servers`]},{
at:[`mcp`,`servers`]}],
bareMap:`certain`,
noMap:m,
wrongKey:m,
badRoot:h,
arrayMap:m,
claims:`shape`,
dialect:{
by:`M:ALL`,
open:!0,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`,
ws:`ws`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:m},
fields:{
type:{
is:`transport`},
command:{
is:`command`},
args:{
is:`args`},
env:{
is:`env`},
cwd:{
is:`cwd`},
url:{
is:`url`},
headers:{
is:`headers`}},
bad:_,
notObject:g,
neither:g,
both:{
reaction:m},
unknownTransport:{
withCommand:m,
withUrl:m},
mismatch:_}};
const y={...v,
id:`mcp-agents`,
title:`servers for whatever agents look into ".agents"`,
files:[`.agents/mcp.json`],
userFiles:[`~/.agents/mcp.json`],
schema:`mcp`};
const b={...v,
id:`mcp-yaml`,
schema:`mcp`,
syntax:{...v.syntax,
language:`yaml`,
merges:{
where:`always`,
by:`L:ALL`},
duplicates:h}};
const x={...v,
id:`mcp-toml`,
schema:`mcp`,
syntax:{...v.syntax,
language:`toml`,
duplicates:h}};
var S=t.defineClient({
id:`mcp`,
name:`Generic MCP`,
sources:{
ALL:{
title:`what all of the clients that were run have in common`,
version:`2026-11`,
date:`2026-11-18`},
SDK1:{
title:`@modelcontextprotocol/sdk, its schemas run on files with one fault each`,
version:`1.32.2`,
date:`2026-11-18`},
SDK2:{
title:`@modelcontextprotocol/core, its schemas run on files with one fault each`,
version:`2.4.0`,
date:`2026-11-18`}},
formats:[v,b,x,y,...o]});
var C=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
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
},
"servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"mcp_servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"context_servers": {
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
"command": {
"type": [
"string",
"array",
"object",
"null"
]
},
"args": {
"type": [
"array",
"null"
],
"items": {
"type": [
"string",
"number"
]
}
},
"env": {
"type": [
"object",
"array",
"null"
],
"additionalProperties": {
"type": [
"string",
"number",
"boolean",
"null"
]
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
]
},
"type": {},
"cwd": {},
"description": {}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`object`&&typeof n!=`string`){
u=o(u,t+`/command`,`#/$defs/server/properties/command/type`);
d++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
u=o(u,t+`/args`,`#/$defs/server/properties/args/type`);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))){
u=o(u,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
d++}}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(typeof n!=`object`){
u=o(u,t+`/env`,`#/$defs/server/properties/env/type`);
d++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`&&r!==null){
u=o(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
d++}}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`&&n!==null){
u=o(u,t+`/url`,`#/$defs/server/properties/url/type`);
d++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=o(u,t+`/headers`,`#/$defs/server/properties/headers/type`);
d++}}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,{
instancePath:t=``,
parentData:c,
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
if(!r(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}
if(e.servers!==void 0&&n.call(e,`servers`)){
let n=e.servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/servers`,`#/properties/servers/type`);
p++}}
if(e.mcp_servers!==void 0&&n.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/mcp_servers`,`#/properties/mcp_servers/type`);
p++}}
if(e.context_servers!==void 0&&n.call(e,`context_servers`)){
let n=e.context_servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/context_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/context_servers`,`#/properties/context_servers/type`);
p++}}}else{
f=a(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t,n,r={}){
return a(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.mcp_exports=p;
exports.require_mcp=C;
"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>p});
const r={
effect:`fine`,
by:`M:GHD`};
const i={
effect:`skips-server`,
by:`M:GHD`};
const a={
effect:`skips-server`,
by:`L:GHD`};
const o=[`$NAME`,"${NAME}","${NAME:-default}"];
const s=[...o,"${{ secrets.NAME }}"];
const c=e=>({
in:{
command:e,
args:e,
env:e,
cwd:e,
url:e,
headers:e},
whenUnset:`not documented; names have to begin with COPILOT_MCP_`,
by:`M:GHD`});
const l={
by:`M:GHD`,
transportKey:`type`,
spellings:{
local:`stdio`,
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
note:`documented as required`},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
note:`documented as required`},
env:{
is:`env`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
tools:{
is:`toolsAllowed`,
note:`documented as required, and left out in one of the examples`},
envFile:{
is:`envFile`,
unread:!0}},
bad:a,
notObject:a,
neither:i,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`L:GHD`}},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:i};
const u=/^(?:agent|browser|edit|execute|new|read|search|shell|todo|vscode|web)$|^[\w-]+\.[\w.-]+$/;
const d={
id:`copilot-agent`,
belongsTo:`agent`,
title:`a custom agent of GitHub Copilot`,
files:[`.github/agents/*.md`],
schemaBy:`M:GHD`,
syntax:{
language:`markdown`,
bom:{
effect:`fine`,
by:`L:GHD`},
empty:r,
broken:{
effect:`ignored`,
by:`M:GHD`,
note:`the front matter is lost`},
duplicates:{
effect:`ignored`,
by:`L:GHD`}},
servers:[{
at:[`mcp-servers`]}],
noMap:r,
badRoot:{
effect:`ignored`,
by:`L:GHD`},
dialect:{...l,
placeholders:c(s)},
references:[{
at:[`tools`],
as:`words`,
form:`S/T`,
server:e=>e.toLowerCase().replace(/\s+/g,`-`),
builtIn:u,
among:[`copilot-agent`,`copilot-cli`,`copilot-cli-user`,`vscode`,`vscode-workspace`,`vscode-root`,`claude-code-project`],
unknown:`silent`,
by:`M:GHD`}],
claims:`shape`};
const f={...d,
id:`copilot-agent-settings`,
title:`the MCP configuration in a repository's settings`,
files:[],
references:[],
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:{
effect:`fine`,
by:`L:GHD`},
empty:r,
broken:{
effect:`refuses-file`,
by:`M:GHD`},
duplicates:{
effect:`fine`,
by:`L:GHD`}},
servers:[{
at:[`mcpServers`]}],
noMap:{
effect:`refuses-file`,
by:`M:GHD`},
badRoot:{
effect:`refuses-file`,
by:`M:GHD`},
dialect:{...l,
placeholders:c(o)},
claims:`path`};
var p=t.defineClient({
id:`copilot-agent`,
name:`Copilot coding agent`,
sources:{
GHD:{
title:`github/docs 60321755`,
version:`2026-08`,
date:`2026-08-07`}},
formats:[d,f]});
var m=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp-servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/copilot-agent-server"
}
}
},
"$defs": {
"copilot-agent-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"local",
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
"tools": {
"x-effect": "skips-server",
"x-by": "M:GHD",
"type": "array",
"items": {
"x-effect": "skips-server",
"x-by": "M:GHD",
"type": "string"
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/copilot-agent-server/properties/type/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(n!==`local`&&n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/copilot-agent-server/properties/type/enum`,
keyword:`enum`,
params:{}};
l=a(l,e);
u++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/copilot-agent-server/properties/command/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/copilot-agent-server/properties/args/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/copilot-agent-server/properties/args/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/copilot-agent-server/properties/env/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/copilot-agent-server/properties/url/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/copilot-agent-server/properties/headers/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/tools/`+r,
schemaPath:`#/$defs/copilot-agent-server/properties/tools/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/copilot-agent-server/properties/tools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/copilot-agent-server/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
type:!0,
command:!0,
args:!0,
env:!0,
url:!0,
headers:!0,
tools:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e[`mcp-servers`]!==void 0&&n.call(e,`mcp-servers`)){
let n=e[`mcp-servers`];
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcp-servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=o(d,r.errors);
f+=r.errors.length}}else{
let e={
instancePath:t+`/mcp-servers`,
schemaPath:`#/properties/mcp-servers/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}}else{
d=a(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
i.evaluated={
props:{
"mcp-servers":!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.copilot_agent_exports=n;
exports.require_copilot_agent=m;
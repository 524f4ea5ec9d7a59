"use strict";
const e=require("./core.js").rolldownRuntime;
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
effect:`refuses-file`,
by:`I:GHI`,
note:`the agent is not there`},
duplicates:{
effect:`refuses-file`,
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
date:`2026-08-07`},
GHI:{
title:`microsoft/hve-core, issue 2066, and rjmurillo/ai-agents, issue 2495`,
version:`June 2026`,
date:`2026-06-18`}},
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
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
u=o(u,t+`/type`,`#/$defs/copilot-agent-server/properties/type/type`);
d++}
if(n!==`local`&&n!==`stdio`&&n!==`http`&&n!==`sse`){
u=o(u,t+`/type`,`#/$defs/copilot-agent-server/properties/type/enum`);
d++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=o(u,t+`/command`,`#/$defs/copilot-agent-server/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/args/`+r,`#/$defs/copilot-agent-server/properties/args/items/type`);
d++}}else{
u=o(u,t+`/args`,`#/$defs/copilot-agent-server/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=o(u,t+`/env`,`#/$defs/copilot-agent-server/properties/env/type`);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=o(u,t+`/url`,`#/$defs/copilot-agent-server/properties/url/type`);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=o(u,t+`/headers`,`#/$defs/copilot-agent-server/properties/headers/type`);
d++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/tools/`+r,`#/$defs/copilot-agent-server/properties/tools/items/type`);
d++}}else{
u=o(u,t+`/tools`,`#/$defs/copilot-agent-server/properties/tools/type`);
d++}}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/copilot-agent-server/type`,
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
if(e[`mcp-servers`]!==void 0&&n.call(e,`mcp-servers`)){
let n=e[`mcp-servers`];
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcp-servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/mcp-servers`,`#/properties/mcp-servers/type`);
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
exports.copilot_agent_exports=n;
exports.require_copilot_agent=m;
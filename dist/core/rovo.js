"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`fine`,
by:`M:ROVO`};
const i={
effect:`ignored`,
by:`L:ROVO`};
const a={
id:`rovo`,
title:`Rovo Dev's servers`,
files:[`.rovodev/mcp.json`],
userFiles:[`~/.rovodev/mcp.json`],
schemaBy:`L:ROVO`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:i,
empty:i,
broken:{
effect:`refuses-file`,
by:`M:ROVO`},
duplicates:{
effect:`fine`,
by:`L:ROVO`}},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:i,
nullMap:r,
dialect:{
by:`M:ROVO`,
transportKey:`transport`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:{
effect:`fine`,
by:`L:ROVO`}},
fields:{
transport:{
is:`transport`,
note:`what a missing one means is not documented`},
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
headers:{
is:`headers`,
for:[`http`,`sse`]},
enable_instructions:{
is:`other`,
note:`false leaves the server's instructions out`},
timeout:{
is:`timeout`,
unit:`unknown`,
by:`L:ROVO`},
cwd:{
is:`cwd`,
by:`L:ROVO`},
type:{
is:`transport`,
unread:!0,
note:`not documented`}},
bad:i,
switchOff:`name the server in "disabledMcpServers" under "mcp" of ~/.rovodev/config.yml`,
notObject:i,
neither:{
effect:`fails-server`,
by:`M:ROVO`},
both:{
winner:`command`,
reaction:i},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:{
effect:`fails-server`,
by:`L:ROVO`}},
claims:`path`};
var o=t.defineClient({
id:`rovo`,
name:`Rovo Dev`,
sources:{
ROVO:{
title:`support.atlassian.com, Connect to an MCP server in Rovo Dev CLI`,
version:`2026`,
date:`2026-11-18`}},
formats:[a]});
var s=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
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
"type": "string"
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
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"url": {
"type": "string"
},
"headers": {
"type": "object"
},
"enable_instructions": {
"type": "boolean"
},
"timeout": {},
"cwd": {}
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
if(e.transport!==void 0&&n.call(e,`transport`)&&typeof e.transport!=`string`){
u=o(u,t+`/transport`,`#/$defs/server/properties/transport/type`);
d++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=o(u,t+`/command`,`#/$defs/server/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
d++}}else{
u=o(u,t+`/args`,`#/$defs/server/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
d++}}else{
u=o(u,t+`/env`,`#/$defs/server/properties/env/type`);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=o(u,t+`/url`,`#/$defs/server/properties/url/type`);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=o(u,t+`/headers`,`#/$defs/server/properties/headers/type`);
d++}}
if(e.enable_instructions!==void 0&&n.call(e,`enable_instructions`)&&typeof e.enable_instructions!=`boolean`){
u=o(u,t+`/enable_instructions`,`#/$defs/server/properties/enable_instructions/type`);
d++}}else{
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
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
f=o(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}
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
p+=r.errors.length}}}}else{
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
exports.require_rovo=s;
exports.rovo_exports=n;
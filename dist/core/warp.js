"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>c});
const r={
effect:`refuses-file`,
by:`H:WRP`,
note:`with a line in the log`};
const i={
effect:`fails-server`,
by:`H:WRP`};
const a={
effect:`fine`,
by:`H:WRP`};
const o=["${NAME}"];
const s={
id:`warp`,
title:`Warp's servers`,
files:[`.warp/.mcp.json`],
userFiles:[`~/.warp/.mcp.json`],
schemaBy:`H:WRP`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:{
effect:`refuses-file`,
by:`L:WRP`},
empty:a,
broken:r,
duplicates:a},
servers:[{
at:[`mcpServers`]},{
at:[`servers`]},{
at:[`mcp`,`servers`]},{
at:[`mcp_servers`]}],
noMap:a,
badRoot:{
effect:`drops-file`,
by:`H:WRP`},
dialect:{
by:`H:WRP`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:a},
fields:{
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`a value that is not a string is dropped`},
working_directory:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`],
note:`Streamable HTTP or SSE`},
serverUrl:{
is:`url`,
for:[`http`],
note:"another name for `url`"},
headers:{
is:`headers`,
for:[`http`],
note:`a value that is not a string is dropped`},
description:{
is:`description`},
type:{
is:`other`,
idle:!0,
note:`has no effect: the fields decide`},
cwd:{
is:`cwd`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0}},
bad:i,
switchOff:`stop it on Warp's page of MCP servers`,
notObject:i,
neither:i,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:WRP`}},
placeholders:{
in:{
command:o,
args:o,
env:o,
cwd:o,
url:o,
headers:o},
whenUnset:`a variable that is missing or empty costs the whole file`,
refused:{
syntaxes:["${NAME:-default}","${NAME:default}","${env:NAME}","${input:id}","${workspaceFolder}","${file:path}","${process.env.NAME}","${user_config.KEY}","${{ secrets.NAME }}"],
reaction:{
effect:`refuses-file`,
by:`H:WRP`,
note:`all that stands between the braces is taken for the name of a variable`}},
by:`H:WRP`}},
claims:`path`,
readsToo:[`claude-code-project`,`claude-code-user`]};
var c=t.defineClient({
id:`warp`,
name:`Warp`,
sources:{
WRP:{
title:`warpdotdev/warp 19548aec, read`,
version:`2026-08`,
date:`2026-08-22`}},
formats:[s]});
var l=e.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"$ref": "#/$defs/map"
},
"servers": {
"$ref": "#/$defs/map"
},
"mcp_servers": {
"$ref": "#/$defs/map"
},
"mcp": {
"type": [
"object",
"array",
"string",
"number",
"boolean",
"null"
],
"properties": {
"servers": {
"$ref": "#/$defs/map"
}
}
}
},
"$defs": {
"map": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"server": {
"x-rule": "server-shape",
"type": "object",
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"type": "object",
"properties": {
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
"$ref": "#/$defs/strings"
},
"working_directory": {
"type": [
"string",
"null"
]
},
"description": {},
"type": {}
}
},
"else": {
"type": "object",
"properties": {
"url": {
"type": "string"
},
"serverUrl": {
"type": "string"
},
"headers": {
"$ref": "#/$defs/strings"
}
}
}
},
"strings": {
"type": "object",
"additionalProperties": {
"x-effect": "ignored",
"type": "string"
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
l=c(l,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/strings/additionalProperties/type`);
u++}}else{
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
let m=p;
let h=!0;
let g=p;
if(p===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=s(f,{});
p++}}else{
f=s(f,{});
p++}}
var _=g===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
let v;
if(_){
let i=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
f=c(f,t+`/command`,`#/$defs/server/then/properties/command/type`);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=c(f,t+`/args/`+r,`#/$defs/server/then/properties/args/items/type`);
p++}}else{
f=c(f,t+`/args`,`#/$defs/server/then/properties/args/type`);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:u,
dynamicAnchors:d})){
f=l(f,r.errors);
p+=r.errors.length}
if(e.working_directory!==void 0&&n.call(e,`working_directory`)){
let n=e.working_directory;
if(typeof n!=`string`&&n!==null){
f=c(f,t+`/working_directory`,`#/$defs/server/then/properties/working_directory/type`);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
p++}
var _=i===p;
h=_;
if(h){
var y={};
y.command=!0;
y.args=!0;
y.env=!0;
y.working_directory=!0;
y.description=!0;
y.type=!0}
v=`then`}else{
let i=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
f=c(f,t+`/url`,`#/$defs/server/else/properties/url/type`);
p++}
if(e.serverUrl!==void 0&&n.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
f=c(f,t+`/serverUrl`,`#/$defs/server/else/properties/serverUrl/type`);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:u,
dynamicAnchors:d})){
f=l(f,r.errors);
p+=r.errors.length}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/else/type`,
keyword:`type`,
params:{}});
p++}
var _=i===p;
h=_;
if(h&&y!==!0){
y||={};
y.url=!0;
y.serverUrl=!0;
y.headers=!0}
v=`else`}
if(!h){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:v}});
p++}
i.errors=f;
return p===0}
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:o=e,
dynamicAnchors:c={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!i(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:o,
dynamicAnchors:c})){
u=l(u,i.errors);
d+=i.errors.length}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/map/type`,
keyword:`type`,
params:{}});
d++}
a.errors=u;
return d===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)&&!a(e.mcpServers,{
instancePath:t+`/mcpServers`,
parentData:e,
parentDataProperty:`mcpServers`,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}
if(e.servers!==void 0&&n.call(e,`servers`)&&!a(e.servers,{
instancePath:t+`/servers`,
parentData:e,
parentDataProperty:`servers`,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}
if(e.mcp_servers!==void 0&&n.call(e,`mcp_servers`)&&!a(e.mcp_servers,{
instancePath:t+`/mcp_servers`,
parentData:e,
parentDataProperty:`mcp_servers`,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if(typeof r!=`object`&&typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`){
f=c(f,t+`/mcp`,`#/properties/mcp/type`);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.servers!==void 0&&n.call(r,`servers`)&&!a(r.servers,{
instancePath:t+`/mcp/servers`,
parentData:r,
parentDataProperty:`servers`,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t,n,r={}){
return s(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_warp=l;
exports.warp_exports=n;
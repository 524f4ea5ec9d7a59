"use strict";
const e=require("./rolldown-runtime.js");
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
about:"A terminal with an agent. Besides its own file it reads `.mcp.json`, the user\u2019s file of Claude Code and the one of Codex. Every `${\u2026}` in a file is taken for a variable, and one that is missing or empty costs the file.",
sources:{
WRP:{
title:`warpdotdev/warp 19548aec, read`,
version:`2026-08`,
date:`2026-08-22`}},
formats:[s]});
var l=e.__commonJSMin(((e,t)=>{
t.exports={
validate:c,
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
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
mcpServers:{
$ref:`#/$defs/map`},
servers:{
$ref:`#/$defs/map`},
mcp_servers:{
$ref:`#/$defs/map`},
mcp:{
type:[`object`,`array`,`string`,`number`,`boolean`,`null`],
properties:{
servers:{
$ref:`#/$defs/map`}}}},
$defs:{
map:{
"x-rule":`root-shape`,
type:`object`,
additionalProperties:{
$ref:`#/$defs/server`}},
server:{
"x-rule":`server-shape`,
type:`object`,
if:{
type:`object`,
required:[`command`]},
then:{
type:`object`,
properties:{
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
$ref:`#/$defs/strings`},
working_directory:{
type:[`string`,`null`]},
description:{},
type:{}}},
else:{
type:`object`,
properties:{
url:{
type:`string`},
serverUrl:{
type:`string`},
headers:{
$ref:`#/$defs/strings`}}}},
strings:{
type:`object`,
additionalProperties:{
"x-effect":`ignored`,
type:`string`}}},
$id:`urn:mcp-lint:schema:warp`};
let r=Object.prototype.hasOwnProperty;
let i={
"x-rule":`server-shape`,
type:`object`,
if:{
type:`object`,
required:[`command`]},
then:{
type:`object`,
properties:{
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
$ref:`#/$defs/strings`},
working_directory:{
type:[`string`,`null`]},
description:{},
type:{}}},
else:{
type:`object`,
properties:{
url:{
type:`string`},
serverUrl:{
type:`string`},
headers:{
$ref:`#/$defs/strings`}}}};
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let u=a.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
s=l(s,e);
c++}}else{
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
a.errors=s;
return c===0}
a.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
f=l(f,{});
p++}}else{
f=l(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
let y;
if(v){
let n=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/then/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/then/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/then/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
f=l(f,e);
p++}}
if(e.env!==void 0&&r.call(e,`env`)&&!a(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:c,
dynamicAnchors:d})){
f=u(f,a.errors);
p+=a.errors.length}
if(e.working_directory!==void 0&&r.call(e,`working_directory`)){
let n=e.working_directory;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/working_directory`,
schemaPath:`#/$defs/server/then/properties/working_directory/type`,
keyword:`type`,
params:{
type:i.then.properties.working_directory.type}};
f=l(f,e);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
var v=n===p;
g=v;
if(g){
var b={};
b.command=!0;
b.args=!0;
b.env=!0;
b.working_directory=!0;
b.description=!0;
b.type=!0}
y=`then`}else{
let n=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/else/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.serverUrl!==void 0&&r.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
let e={
instancePath:t+`/serverUrl`,
schemaPath:`#/$defs/server/else/properties/serverUrl/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.headers!==void 0&&r.call(e,`headers`)&&!a(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:c,
dynamicAnchors:d})){
f=u(f,a.errors);
p+=a.errors.length}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/else/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
var v=n===p;
g=v;
if(g&&b!==!0){
b||={};
b.url=!0;
b.serverUrl=!0;
b.headers=!0}
y=`else`}
if(!g){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
o.errors=f;
m.props=b;
return p===0}
o.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let c=null;
let d=0;
let f=s.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!o(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
c=u(c,o.errors);
d+=o.errors.length}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/map/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
s.errors=c;
return d===0}
s.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=c.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&r.call(e,`mcpServers`)&&!s(e.mcpServers,{
instancePath:t+`/mcpServers`,
parentData:e,
parentDataProperty:`mcpServers`,
rootData:o,
dynamicAnchors:d})){
f=u(f,s.errors);
p+=s.errors.length}
if(e.servers!==void 0&&r.call(e,`servers`)&&!s(e.servers,{
instancePath:t+`/servers`,
parentData:e,
parentDataProperty:`servers`,
rootData:o,
dynamicAnchors:d})){
f=u(f,s.errors);
p+=s.errors.length}
if(e.mcp_servers!==void 0&&r.call(e,`mcp_servers`)&&!s(e.mcp_servers,{
instancePath:t+`/mcp_servers`,
parentData:e,
parentDataProperty:`mcp_servers`,
rootData:o,
dynamicAnchors:d})){
f=u(f,s.errors);
p+=s.errors.length}
if(e.mcp!==void 0&&r.call(e,`mcp`)){
let i=e.mcp;
if(typeof i!=`object`&&typeof i!=`string`&&!(typeof i==`number`&&isFinite(i))&&typeof i!=`boolean`){
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{
type:n.properties.mcp.type}};
f=l(f,e);
p++}
if(i&&typeof i==`object`&&!Array.isArray(i)&&i.servers!==void 0&&r.call(i,`servers`)&&!s(i.servers,{
instancePath:t+`/mcp/servers`,
parentData:i,
parentDataProperty:`servers`,
rootData:o,
dynamicAnchors:d})){
f=u(f,s.errors);
p+=s.errors.length}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
c.errors=f;
return p===0}
c.evaluated={
props:{
mcpServers:!0,
servers:!0,
mcp_servers:!0,
mcp:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}}));
exports.require_warp=l;
exports.warp_exports=n;
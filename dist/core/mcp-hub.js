"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>s});
const r={
effect:`refuses-file`,
by:`H:HUB`,
note:`the first fault stops the loading of all files`};
const i={
effect:`fine`,
by:`H:HUB`};
const a={
effect:`fails-server`,
by:`R:HUB`};
const o=["${NAME}","${env:NAME}","${input:id}","${workspaceFolder}","${cmd: command}"];
var s=t.defineClient({
id:`mcp-hub`,
name:`MCP Hub`,
about:`One server in front of many, used above all from Neovim (mcphub.nvim). It takes JSON5, and files in the layout of VS Code as well as the usual one.`,
sources:{
HUB:{
title:`mcp-hub, run and read`,
version:`4.2.1`,
date:`2026-11-19`,
recordings:[`mcp-hub`]},
HUBR:{
title:`ravitemer/mcp-hub, release notes of v4.2.0`,
version:`4.2.0`,
date:`2025-07-20`}},
formats:[{
id:`mcp-hub`,
belongsTo:`user`,
title:`MCP Hub's servers`,
files:[`mcphub/servers.json`,`.mcphub/servers.json`],
userFiles:[`~/.config/mcphub/servers.json`],
schemaBy:`H:HUB`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
json5:!0,
bom:i,
empty:r,
broken:r,
duplicates:i},
servers:[{
at:[`mcpServers`]},{
at:[`servers`]}],
noMap:r,
badRoot:r,
arrayMap:{
effect:`fine`,
by:`R:HUB`,
note:`the servers are called 0, 1 \u2026`},
claims:`path`,
dialect:{
by:`H:HUB`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
fields:{
type:{
is:`other`,
idle:!0,
note:"replaced: what counts is the `command` or the `url`"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
default:`[]`},
env:{
is:`env`,
for:[`stdio`],
note:`null or "" takes the value of the environment`},
cwd:{
is:`cwd`,
for:[`stdio`]},
dev:{
is:`other`,
note:"only with a `command`; restarts the server when its files change"},
url:{
is:`url`,
for:[`http`],
note:`checked as a URL before variables are expanded`},
headers:{
is:`headers`,
for:[`http`]},
headersHelper:{
is:`headersHelper`,
unread:!0},
disabled:{
is:`disabled`,
default:`false`},
name:{
is:`name`},
config_source:{
is:`other`,
idle:!0,
note:`written by MCP Hub`},
description:{
is:`description`,
by:`M:HUB`},
autoApprove:{
is:`autoApprove`,
approvesAll:!0,
by:`M:HUB`,
note:`read by mcphub.nvim`},
disabled_tools:{
is:`toolsDenied`,
by:`M:HUB`,
note:`read by mcphub.nvim`},
disabled_prompts:{
is:`other`,
by:`M:HUB`,
note:`read by mcphub.nvim`},
disabled_resources:{
is:`other`,
by:`M:HUB`,
note:`read by mcphub.nvim`},
disabled_resourceTemplates:{
is:`other`,
by:`M:HUB`,
note:`read by mcphub.nvim`},
custom_instructions:{
is:`other`,
by:`M:HUB`,
note:`read by mcphub.nvim`}},
bad:r,
notObject:r,
neither:r,
both:{
winner:null,
reaction:r},
urls:{
parsed:`always`,
reaction:r,
called:a,
userInfo:a},
unsendable:a,
ownHeaders:{
names:[`connection`,`content-length`,`expect`,`transfer-encoding`,`upgrade`],
reaction:a},
starts:{
blanks:`one-program`,
keepsTilde:!0,
cwdKeepsTilde:{
by:`R:HUB`},
by:`R:HUB`},
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:HUB`}}],
placeholders:{
in:{
command:o,
args:[...o,`$NAME`],
env:o,
cwd:o,
url:o,
headers:o},
whenUnset:`the server does not start`,
by:`M:HUBR`}}}],
toolNames:{
form:`S__T`,
server:c,
name:(e,t)=>`${c(e)}__${t}`,
names:l,
apartBy:`a number after the name of the server`,
collision:`a second server with one cleaned name gets a number`,
clash:{
within:`one`,
across:`one`},
by:`H:HUB`}});
function c(e){
return e.replace(/[^A-Za-z0-9]/g,`_`)}
function l(e){
let t=new Set;
let n=new Map;
let r=new Map;
return e.map(({
server:e,
tool:i})=>{
let a=n.get(e);
if(a===void 0){
let i=c(e);
let o=r.get(i)??0;
a=i;
for(;t.has(a);){
o+=1;
a=`${i}_${o}`}
r.set(i,o);
t.add(a);
n.set(e,a)}
return`${a}__${i}`})}
var u=e.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
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
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"command": {
"if": {
"type": [
"string",
"null"
]
},
"then": {
"type": "string",
"minLength": 1
},
"else": {
"x-effect": "fails-server",
"x-by": "R:HUB",
"type": "string"
}
},
"args": {},
"env": {},
"url": {
"type": "string"
},
"headers": {
"if": {
"type": "null"
},
"then": {
"x-effect": "fails-server",
"x-by": "R:HUB",
"type": [
"object",
"array"
]
}
},
"disabled": {
"if": {
"type": [
"string",
"number",
"array",
"object"
],
"not": {
"enum": [
"true",
1,
"",
0
]
}
},
"then": {
"x-effect": "drops-server",
"x-by": "R:HUB",
"type": "boolean"
}
},
"dev": {
"type": "object",
"required": [
"cwd"
],
"properties": {
"enabled": {
"type": "boolean"
},
"watch": {
"type": "array",
"items": {
"type": "string"
}
},
"cwd": {
"type": "string",
"minLength": 1
}
}
},
"type": {},
"cwd": {},
"name": {},
"config_source": {},
"description": {},
"autoApprove": {},
"disabled_tools": {},
"disabled_prompts": {},
"disabled_resources": {},
"disabled_resourceTemplates": {},
"custom_instructions": {}
},
"allOf": [
{
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"type": "object",
"properties": {
"args": {
"x-effect": "ignored",
"x-by": "R:HUB",
"type": [
"array",
"null"
]
},
"env": {
"type": [
"object",
"array",
"null"
]
},
"cwd": {
"x-effect": "fails-server",
"x-by": "R:HUB",
"type": [
"string",
"null"
]
}
}
}
},
{
"if": {
"type": "object",
"required": [
"url"
]
},
"then": {
"type": "object",
"properties": {
"headers": {
"type": [
"object",
"array",
"null"
]
},
"dev": {
"not": {}
}
}
}
}
]
}
},
"anyOf": [
{
"type": "object",
"x-rule": "root-shape",
"required": [
"mcpServers"
]
},
{
"type": "object",
"x-rule": "root-shape",
"required": [
"servers"
]
}
]
}`)};
let n=Object.prototype.hasOwnProperty;
let r={
"x-rule":`server-shape`,
type:`object`,
properties:{
command:{
if:{
type:[`string`,`null`]},
then:{
type:`string`,
minLength:1},
else:{
"x-effect":`fails-server`,
"x-by":`R:HUB`,
type:`string`}},
args:{},
env:{},
url:{
type:`string`},
headers:{
if:{
type:`null`},
then:{
"x-effect":`fails-server`,
"x-by":`R:HUB`,
type:[`object`,`array`]}},
disabled:{
if:{
type:[`string`,`number`,`array`,`object`],
not:{
enum:[`true`,1,``,0]}},
then:{
"x-effect":`drops-server`,
"x-by":`R:HUB`,
type:`boolean`}},
dev:{
type:`object`,
required:[`cwd`],
properties:{
enabled:{
type:`boolean`},
watch:{
type:`array`,
items:{
type:`string`}},
cwd:{
type:`string`,
minLength:1}}},
type:{},
cwd:{},
name:{},
config_source:{},
description:{},
autoApprove:{},
disabled_tools:{},
disabled_prompts:{},
disabled_resources:{},
disabled_resourceTemplates:{},
custom_instructions:{}},
allOf:[{
if:{
type:`object`,
required:[`command`]},
then:{
type:`object`,
properties:{
args:{
"x-effect":`ignored`,
"x-by":`R:HUB`,
type:[`array`,`null`]},
env:{
type:[`object`,`array`,`null`]},
cwd:{
"x-effect":`fails-server`,
"x-by":`R:HUB`,
type:[`string`,`null`]}}}},{
if:{
type:`object`,
required:[`url`]},
then:{
type:`object`,
properties:{
headers:{
type:[`object`,`array`,`null`]},
dev:{
not:{}}}}}]};
let i=l;
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
let m=f;
let h=!0;
let g=f;
if(f===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
d=s(d,{});
f++}}else{
d=s(d,{});
f++}}
var _=g===f;
f=m;
d!==null&&(m?d.length=Math.min(d.length,m):d=null);
if(_){
let i=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/allOf/0/then/properties/args/type`,
keyword:`type`,
params:{
type:r.allOf[0].then.properties.args.type}};
d=s(d,e);
f++}}
if(e.env!==void 0&&n.call(e,`env`)&&typeof e.env!=`object`){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/allOf/0/then/properties/env/type`,
keyword:`type`,
params:{
type:r.allOf[0].then.properties.env.type}};
d=s(d,e);
f++}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/allOf/0/then/properties/cwd/type`,
keyword:`type`,
params:{
type:r.allOf[0].then.properties.cwd.type}};
d=s(d,e);
f++}}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=i===f;
h=_;
if(h){
var v={};
v.args=!0;
v.env=!0;
v.cwd=!0}}
if(!h){
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
let y=f;
let b=!0;
let x=f;
if(f===x){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
d=s(d,{});
f++}}else{
d=s(d,{});
f++}}
var S=x===f;
f=y;
d!==null&&(y?d.length=Math.min(d.length,y):d=null);
if(S){
let i=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.headers!==void 0&&n.call(e,`headers`)&&typeof e.headers!=`object`){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/allOf/1/then/properties/headers/type`,
keyword:`type`,
params:{
type:r.allOf[1].then.properties.headers.type}};
d=s(d,e);
f++}
if(e.dev!==void 0&&n.call(e,`dev`)){
let e={
instancePath:t+`/dev`,
schemaPath:`#/$defs/server/allOf/1/then/properties/dev/not`,
keyword:`not`,
params:{}};
d=s(d,e);
f++}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var S=i===f;
b=S;
if(b){
var C={};
C.headers=!0;
C.dev=!0}}
if(!b){
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(v!==!0&&C!==void 0){
if(C===!0)
v=!0;else{
v||={};
Object.assign(v,C)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(v!==!0){
v||={};
v.command=!0;
v.args=!0;
v.env=!0;
v.url=!0;
v.headers=!0;
v.disabled=!0;
v.dev=!0;
v.type=!0;
v.cwd=!0;
v.name=!0;
v.config_source=!0;
v.description=!0;
v.autoApprove=!0;
v.disabled_tools=!0;
v.disabled_prompts=!0;
v.disabled_resources=!0;
v.disabled_resourceTemplates=!0;
v.custom_instructions=!0}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
let r=f;
let a=!0;
let o=f;
if(typeof n!=`string`&&n!==null){
d=s(d,{});
f++}
var w=o===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
let c;
if(w){
let e=f;
if(typeof n==`string`){
if(i(n)<1){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=s(d,e);
f++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/then/type`,
keyword:`type`,
params:{
type:`string`}};
d=s(d,e);
f++}
var w=e===f;
a=w;
c=`then`}else{
let e=f;
if(typeof n!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/else/type`,
keyword:`type`,
params:{
type:`string`}};
d=s(d,e);
f++}
var w=e===f;
a=w;
c=`else`}
if(!a){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/if`,
keyword:`if`,
params:{
failingKeyword:c}};
d=s(d,e);
f++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
d=s(d,e);
f++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
let i=f;
let a=!0;
let o=f;
if(n!==null){
d=s(d,{});
f++}
var T=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(T){
let e=f;
if(!n||typeof n!=`object`){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/then/type`,
keyword:`type`,
params:{
type:r.properties.headers.then.type}};
d=s(d,e);
f++}
var T=e===f;
a=T}
if(!a){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=s(d,e);
f++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
let r=f;
let i=!0;
let a=f;
if((!n||typeof n!=`object`)&&typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))){
d=s(d,{});
f++}
let o=f;
let c=f;
if(n!==`true`&&n!==1&&n!==``&&n!==0){
d=s(d,{});
f++}
if(c===f){
d=s(d,{});
f++}else{
f=o;
d!==null&&(o?d.length=Math.min(d.length,o):d=null)}
var E=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(E){
let e=f;
if(typeof n!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/then/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=s(d,e);
f++}
var E=e===f;
i=E}
if(!i){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=s(d,e);
f++}}
if(e.dev!==void 0&&n.call(e,`dev`)){
let r=e.dev;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.cwd===void 0||!n.call(r,`cwd`)){
let e={
instancePath:t+`/dev`,
schemaPath:`#/$defs/server/properties/dev/required`,
keyword:`required`,
params:{
missingProperty:`cwd`}};
d=s(d,e);
f++}
if(r.enabled!==void 0&&n.call(r,`enabled`)&&typeof r.enabled!=`boolean`){
let e={
instancePath:t+`/dev/enabled`,
schemaPath:`#/$defs/server/properties/dev/properties/enabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=s(d,e);
f++}
if(r.watch!==void 0&&n.call(r,`watch`)){
let e=r.watch;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/dev/watch/`+r,
schemaPath:`#/$defs/server/properties/dev/properties/watch/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=s(d,e);
f++}}else{
let e={
instancePath:t+`/dev/watch`,
schemaPath:`#/$defs/server/properties/dev/properties/watch/type`,
keyword:`type`,
params:{
type:`array`}};
d=s(d,e);
f++}}
if(r.cwd!==void 0&&n.call(r,`cwd`)){
let e=r.cwd;
if(typeof e==`string`){
if(i(e)<1){
let e={
instancePath:t+`/dev/cwd`,
schemaPath:`#/$defs/server/properties/dev/properties/cwd/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=s(d,e);
f++}}else{
let e={
instancePath:t+`/dev/cwd`,
schemaPath:`#/$defs/server/properties/dev/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
d=s(d,e);
f++}}}else{
let e={
instancePath:t+`/dev`,
schemaPath:`#/$defs/server/properties/dev/type`,
keyword:`type`,
params:{
type:`object`}};
d=s(d,e);
f++}}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
a.errors=d;
p.props=v;
return f===0}
a.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=o.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
let m=f;
let h=!1;
let g=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
d=s(d,{
instancePath:t,
schemaPath:`#/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
f++}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/anyOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=g===f;
h||=_;
let v=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.servers===void 0||!n.call(e,`servers`)){
d=s(d,{
instancePath:t,
schemaPath:`#/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`servers`}});
f++}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/anyOf/1/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=v===f;
h||=_;
if(h){
f=m;
d!==null&&(m?d.length=Math.min(d.length,m):d=null)}else{
d=s(d,{
instancePath:t,
schemaPath:`#/anyOf`,
keyword:`anyOf`,
params:{}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=c(d,a.errors);
f+=a.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`object`}};
d=s(d,e);
f++}}
if(e.servers!==void 0&&n.call(e,`servers`)){
let n=e.servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=c(d,a.errors);
f+=a.errors.length}}else{
let e={
instancePath:t+`/servers`,
schemaPath:`#/properties/servers/type`,
keyword:`type`,
params:{
type:`object`}};
d=s(d,e);
f++}}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
o.errors=d;
return f===0}
o.evaluated={
props:{
mcpServers:!0,
servers:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}
function l(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.mcp_hub_exports=n;
exports.require_mcp_hub=u;
"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>c});
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
const s=["${NAME:-default}","${NAME:default}","${{ secrets.NAME }}","${process.env.NAME}","${object.key}","${config:key}","${secret:name}","${file:path}"];
var c=t.defineClient({
id:`mcp-hub`,
name:`MCP Hub`,
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
at:[`mcpServers`],
unless:`servers`},{
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
default:`[]`,
writtenAsText:`R:HUB`},
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
for:[`http`],
mindsNull:`R:HUB`},
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
by:`R:HUB`},
keepsTilde:{
words:`R:HUB`,
cwd:`R:HUB`},
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
alone:[`$NAME`],
whenUnset:`the server does not start`,
refused:{
syntaxes:s,
reaction:a},
by:`M:HUBR`}}}],
toolNames:{
form:`S__T`,
server:l,
name:(e,t)=>`${l(e)}__${t}`,
names:u,
apartBy:`a number after the name of the server`,
collision:`a second server with one cleaned name gets a number`,
clash:{
within:`one`,
across:`one`},
by:`H:HUB`}});
function l(e){
return e.replace(/[^A-Za-z0-9]/g,`_`)}
function u(e){
let t=new Set;
let n=new Map;
let r=new Map;
return e.map(({
server:e,
tool:i})=>{
let a=n.get(e);
if(a===void 0){
let i=l(e);
let o=r.get(i)??0;
a=i;
for(;t.has(a);){
o+=1;
a=`${i}_${o}`}
r.set(i,o);
t.add(a);
n.set(e,a)}
return`${a}__${i}`})}
var d=e.__commonJSMin(((e,t)=>{
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
"env": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"properties": {
"": {
"x-effect": "fails-server",
"x-by": "R:HUB",
"type": "string",
"minLength": 1
}
}
}
},
"url": {
"if": {
"type": "array",
"minItems": 1,
"maxItems": 1,
"items": {
"type": "string"
}
},
"then": {
"type": "string",
"x-effect": "fine",
"x-by": "R:HUB"
},
"else": {
"if": {
"type": "array",
"minItems": 2,
"items": {
"type": "string",
"pattern": "^https?://[^/]+/",
"x-label": "an address with a path"
}
},
"then": {
"type": "string",
"x-effect": "fails-server",
"x-by": "R:HUB"
},
"else": {
"type": "string"
}
}
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
let r=u;
let i=RegExp(`^https?://[^/]+/`,`u`);
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
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
if(_){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
f=c(f,t+`/args`,`#/$defs/server/allOf/0/then/properties/args/type`);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&typeof e.env!=`object`){
f=c(f,t+`/env`,`#/$defs/server/allOf/0/then/properties/env/type`);
p++}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
f=c(f,t+`/cwd`,`#/$defs/server/allOf/0/then/properties/cwd/type`);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/type`,
keyword:`type`,
params:{}});
p++}
var _=r===p;
h=_;
if(h){
var v={};
v.args=!0;
v.env=!0;
v.cwd=!0}}
if(!h){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
let y=p;
let b=!0;
let x=p;
if(p===x){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=s(f,{});
p++}}else{
f=s(f,{});
p++}}
var S=x===p;
p=y;
f!==null&&(y?f.length=Math.min(f.length,y):f=null);
if(S){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.headers!==void 0&&n.call(e,`headers`)&&typeof e.headers!=`object`){
f=c(f,t+`/headers`,`#/$defs/server/allOf/1/then/properties/headers/type`);
p++}
if(e.dev!==void 0&&n.call(e,`dev`)){
f=c(f,t+`/dev`,`#/$defs/server/allOf/1/then/properties/dev/not`);
p++}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
p++}
var S=r===p;
b=S;
if(b){
var C={};
C.headers=!0;
C.dev=!0}}
if(!b){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
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
let i=p;
let a=!0;
let o=p;
if(typeof n!=`string`&&n!==null){
f=s(f,{});
p++}
var w=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
let l;
if(w){
let e=p;
if(typeof n==`string`){
if(r(n)<1){
f=c(f,t+`/command`,`#/$defs/server/properties/command/then/minLength`,{
limit:1});
p++}}else{
f=c(f,t+`/command`,`#/$defs/server/properties/command/then/type`);
p++}
var w=e===p;
a=w;
l=`then`}else{
let e=p;
if(typeof n!=`string`){
f=c(f,t+`/command`,`#/$defs/server/properties/command/else/type`);
p++}
var w=e===p;
a=w;
l=`else`}
if(!a){
f=c(f,t+`/command`,`#/$defs/server/properties/command/if`,{
failingKeyword:l});
p++}}
if(e.env!==void 0&&n.call(e,`env`)){
let i=e.env;
let a=p;
let o=!0;
let l=p;
if(!i||typeof i!=`object`||Array.isArray(i)){
f=s(f,{});
p++}
var T=l===p;
p=a;
f!==null&&(a?f.length=Math.min(f.length,a):f=null);
if(T){
let e=p;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i[``]!==void 0&&n.call(i,``)){
let e=i[``];
if(typeof e==`string`){
if(r(e)<1){
f=c(f,t+`/env/`,`#/$defs/server/properties/env/then/properties//minLength`,{
limit:1});
p++}}else{
f=c(f,t+`/env/`,`#/$defs/server/properties/env/then/properties//type`);
p++}}}else{
f=c(f,t+`/env`,`#/$defs/server/properties/env/then/type`);
p++}
var T=e===p;
o=T;
if(o){
var E={};
E[``]=!0}}
if(!o){
f=c(f,t+`/env`,`#/$defs/server/properties/env/if`,{
failingKeyword:`then`});
p++}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let r=p;
let a=!0;
let o=p;
if(p===o){
if(Array.isArray(n)){
if(n.length>1){
f=s(f,{});
p++}else 
if(n.length<1){
f=s(f,{});
p++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=p;
if(typeof n[t]!=`string`){
f=s(f,{});
p++}
if(e!==p)
break}}}else{
f=s(f,{});
p++}}
var D=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let l;
if(D){
let e=p;
if(typeof n!=`string`){
f=c(f,t+`/url`,`#/$defs/server/properties/url/then/type`);
p++}
var D=e===p;
a=D;
l=`then`}else{
let e=p;
let r=p;
let o=!0;
let u=p;
if(p===u){
if(Array.isArray(n)){
if(n.length<2){
f=s(f,{});
p++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=n[t];
let r=p;
if(p===r){
if(typeof e==`string`){
if(!i.test(e)){
f=s(f,{});
p++}}else{
f=s(f,{});
p++}}
if(r!==p)
break}}}else{
f=s(f,{});
p++}}
var O=u===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let d;
if(O){
let e=p;
if(typeof n!=`string`){
f=c(f,t+`/url`,`#/$defs/server/properties/url/else/then/type`);
p++}
var O=e===p;
o=O;
d=`then`}else{
let e=p;
if(typeof n!=`string`){
f=c(f,t+`/url`,`#/$defs/server/properties/url/else/else/type`);
p++}
var O=e===p;
o=O;
d=`else`}
if(!o){
f=c(f,t+`/url`,`#/$defs/server/properties/url/else/if`,{
failingKeyword:d});
p++}
var D=e===p;
a=D;
l=`else`}
if(!a){
f=c(f,t+`/url`,`#/$defs/server/properties/url/if`,{
failingKeyword:l});
p++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
let r=p;
let i=!0;
let a=p;
if(n!==null){
f=s(f,{});
p++}
var k=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(k){
let e=p;
if(!n||typeof n!=`object`){
f=c(f,t+`/headers`,`#/$defs/server/properties/headers/then/type`);
p++}
var k=e===p;
i=k}
if(!i){
f=c(f,t+`/headers`,`#/$defs/server/properties/headers/if`,{
failingKeyword:`then`});
p++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
let r=p;
let i=!0;
let a=p;
if((!n||typeof n!=`object`)&&typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))){
f=s(f,{});
p++}
let o=p;
let l=p;
if(n!==`true`&&n!==1&&n!==``&&n!==0){
f=s(f,{});
p++}
if(l===p){
f=s(f,{});
p++}else{
p=o;
f!==null&&(o?f.length=Math.min(f.length,o):f=null)}
var A=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(A){
let e=p;
if(typeof n!=`boolean`){
f=c(f,t+`/disabled`,`#/$defs/server/properties/disabled/then/type`);
p++}
var A=e===p;
i=A}
if(!i){
f=c(f,t+`/disabled`,`#/$defs/server/properties/disabled/if`,{
failingKeyword:`then`});
p++}}
if(e.dev!==void 0&&n.call(e,`dev`)){
let i=e.dev;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.cwd===void 0||!n.call(i,`cwd`)){
f=c(f,t+`/dev`,`#/$defs/server/properties/dev/required`,{
missingProperty:`cwd`});
p++}
if(i.enabled!==void 0&&n.call(i,`enabled`)&&typeof i.enabled!=`boolean`){
f=c(f,t+`/dev/enabled`,`#/$defs/server/properties/dev/properties/enabled/type`);
p++}
if(i.watch!==void 0&&n.call(i,`watch`)){
let e=i.watch;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=c(f,t+`/dev/watch/`+r,`#/$defs/server/properties/dev/properties/watch/items/type`);
p++}}else{
f=c(f,t+`/dev/watch`,`#/$defs/server/properties/dev/properties/watch/type`);
p++}}
if(i.cwd!==void 0&&n.call(i,`cwd`)){
let e=i.cwd;
if(typeof e==`string`){
if(r(e)<1){
f=c(f,t+`/dev/cwd`,`#/$defs/server/properties/dev/properties/cwd/minLength`,{
limit:1});
p++}}else{
f=c(f,t+`/dev/cwd`,`#/$defs/server/properties/dev/properties/cwd/type`);
p++}}}else{
f=c(f,t+`/dev`,`#/$defs/server/properties/dev/type`);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=p;
let h=!1;
let g=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
f=s(f,{
instancePath:t,
schemaPath:`#/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
p++}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/anyOf/0/type`,
keyword:`type`,
params:{}});
p++}
var _=g===p;
h||=_;
let v=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.servers===void 0||!n.call(e,`servers`)){
f=s(f,{
instancePath:t,
schemaPath:`#/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`servers`}});
p++}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/anyOf/1/type`,
keyword:`type`,
params:{}});
p++}
var _=v===p;
h||=_;
if(h){
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null)}else{
f=s(f,{
instancePath:t,
schemaPath:`#/anyOf`,
keyword:`anyOf`,
params:{}});
p++}
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
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}else{
f=c(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}
if(e.servers!==void 0&&n.call(e,`servers`)){
let n=e.servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}else{
f=c(f,t+`/servers`,`#/properties/servers/type`);
p++}}}else{
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
return e}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.mcp_hub_exports=n;
exports.require_mcp_hub=d;
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
validate:a,
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
"type": "string"
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
let r=l;
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=f;
let m=!0;
let h=f;
if(f===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var g=h===f;
f=p;
d!==null&&(p?d.length=Math.min(d.length,p):d=null);
if(g){
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
d=s(d,t+`/args`,`#/$defs/server/allOf/0/then/properties/args/type`);
f++}}
if(e.env!==void 0&&n.call(e,`env`)&&typeof e.env!=`object`){
d=s(d,t+`/env`,`#/$defs/server/allOf/0/then/properties/env/type`);
f++}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
d=s(d,t+`/cwd`,`#/$defs/server/allOf/0/then/properties/cwd/type`);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/type`,
keyword:`type`,
params:{}});
f++}
var g=r===f;
m=g;
if(m){
var _={};
_.args=!0;
_.env=!0;
_.cwd=!0}}
if(!m){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
let v=f;
let y=!0;
let b=f;
if(f===b){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var x=b===f;
f=v;
d!==null&&(v?d.length=Math.min(d.length,v):d=null);
if(x){
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.headers!==void 0&&n.call(e,`headers`)&&typeof e.headers!=`object`){
d=s(d,t+`/headers`,`#/$defs/server/allOf/1/then/properties/headers/type`);
f++}
if(e.dev!==void 0&&n.call(e,`dev`)){
d=s(d,t+`/dev`,`#/$defs/server/allOf/1/then/properties/dev/not`);
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
f++}
var x=r===f;
y=x;
if(y){
var S={};
S.headers=!0;
S.dev=!0}}
if(!y){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(_!==!0&&S!==void 0){
if(S===!0)
_=!0;else{
_||={};
Object.assign(_,S)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(_!==!0){
_||={};
_.command=!0;
_.args=!0;
_.env=!0;
_.url=!0;
_.headers=!0;
_.disabled=!0;
_.dev=!0;
_.type=!0;
_.cwd=!0;
_.name=!0;
_.config_source=!0;
_.description=!0;
_.autoApprove=!0;
_.disabled_tools=!0;
_.disabled_prompts=!0;
_.disabled_resources=!0;
_.disabled_resourceTemplates=!0;
_.custom_instructions=!0}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
let i=f;
let a=!0;
let c=f;
if(typeof n!=`string`&&n!==null){
d=o(d,{});
f++}
var C=c===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
let l;
if(C){
let e=f;
if(typeof n==`string`){
if(r(n)<1){
d=s(d,t+`/command`,`#/$defs/server/properties/command/then/minLength`,{
limit:1});
f++}}else{
d=s(d,t+`/command`,`#/$defs/server/properties/command/then/type`);
f++}
var C=e===f;
a=C;
l=`then`}else{
let e=f;
if(typeof n!=`string`){
d=s(d,t+`/command`,`#/$defs/server/properties/command/else/type`);
f++}
var C=e===f;
a=C;
l=`else`}
if(!a){
d=s(d,t+`/command`,`#/$defs/server/properties/command/if`,{
failingKeyword:l});
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let i=e.env;
let a=f;
let c=!0;
let l=f;
if(!i||typeof i!=`object`||Array.isArray(i)){
d=o(d,{});
f++}
var w=l===f;
f=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null);
if(w){
let e=f;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i[``]!==void 0&&n.call(i,``)){
let e=i[``];
if(typeof e==`string`){
if(r(e)<1){
d=s(d,t+`/env/`,`#/$defs/server/properties/env/then/properties//minLength`,{
limit:1});
f++}}else{
d=s(d,t+`/env/`,`#/$defs/server/properties/env/then/properties//type`);
f++}}}else{
d=s(d,t+`/env`,`#/$defs/server/properties/env/then/type`);
f++}
var w=e===f;
c=w;
if(c){
var T={};
T[``]=!0}}
if(!c){
d=s(d,t+`/env`,`#/$defs/server/properties/env/if`,{
failingKeyword:`then`});
f++}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let r=f;
let i=!0;
let a=f;
if(f===a){
if(Array.isArray(n)){
if(n.length>1){
d=o(d,{});
f++}else 
if(n.length<1){
d=o(d,{});
f++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=f;
if(typeof n[t]!=`string`){
d=o(d,{});
f++}
if(e!==f)
break}}}else{
d=o(d,{});
f++}}
var E=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
let c;
if(E){
let e=f;
if(typeof n!=`string`){
d=s(d,t+`/url`,`#/$defs/server/properties/url/then/type`);
f++}
var E=e===f;
i=E;
c=`then`}else{
let e=f;
if(typeof n!=`string`){
d=s(d,t+`/url`,`#/$defs/server/properties/url/else/type`);
f++}
var E=e===f;
i=E;
c=`else`}
if(!i){
d=s(d,t+`/url`,`#/$defs/server/properties/url/if`,{
failingKeyword:c});
f++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
let r=f;
let i=!0;
let a=f;
if(n!==null){
d=o(d,{});
f++}
var D=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(D){
let e=f;
if(!n||typeof n!=`object`){
d=s(d,t+`/headers`,`#/$defs/server/properties/headers/then/type`);
f++}
var D=e===f;
i=D}
if(!i){
d=s(d,t+`/headers`,`#/$defs/server/properties/headers/if`,{
failingKeyword:`then`});
f++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
let r=f;
let i=!0;
let a=f;
if((!n||typeof n!=`object`)&&typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))){
d=o(d,{});
f++}
let c=f;
let l=f;
if(n!==`true`&&n!==1&&n!==``&&n!==0){
d=o(d,{});
f++}
if(l===f){
d=o(d,{});
f++}else{
f=c;
d!==null&&(c?d.length=Math.min(d.length,c):d=null)}
var O=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(O){
let e=f;
if(typeof n!=`boolean`){
d=s(d,t+`/disabled`,`#/$defs/server/properties/disabled/then/type`);
f++}
var O=e===f;
i=O}
if(!i){
d=s(d,t+`/disabled`,`#/$defs/server/properties/disabled/if`,{
failingKeyword:`then`});
f++}}
if(e.dev!==void 0&&n.call(e,`dev`)){
let i=e.dev;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.cwd===void 0||!n.call(i,`cwd`)){
d=s(d,t+`/dev`,`#/$defs/server/properties/dev/required`,{
missingProperty:`cwd`});
f++}
if(i.enabled!==void 0&&n.call(i,`enabled`)&&typeof i.enabled!=`boolean`){
d=s(d,t+`/dev/enabled`,`#/$defs/server/properties/dev/properties/enabled/type`);
f++}
if(i.watch!==void 0&&n.call(i,`watch`)){
let e=i.watch;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
d=s(d,t+`/dev/watch/`+r,`#/$defs/server/properties/dev/properties/watch/items/type`);
f++}}else{
d=s(d,t+`/dev/watch`,`#/$defs/server/properties/dev/properties/watch/type`);
f++}}
if(i.cwd!==void 0&&n.call(i,`cwd`)){
let e=i.cwd;
if(typeof e==`string`){
if(r(e)<1){
d=s(d,t+`/dev/cwd`,`#/$defs/server/properties/dev/properties/cwd/minLength`,{
limit:1});
f++}}else{
d=s(d,t+`/dev/cwd`,`#/$defs/server/properties/dev/properties/cwd/type`);
f++}}}else{
d=s(d,t+`/dev`,`#/$defs/server/properties/dev/type`);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=p;
let h=!1;
let g=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
f=o(f,{
instancePath:t,
schemaPath:`#/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
p++}}else{
f=o(f,{
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
f=o(f,{
instancePath:t,
schemaPath:`#/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`servers`}});
p++}}else{
f=o(f,{
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
f=o(f,{
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
if(!i(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
f=s(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}
if(e.servers!==void 0&&n.call(e,`servers`)){
let n=e.servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
f=s(f,t+`/servers`,`#/properties/servers/type`);
p++}}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t,n,r={}){
return o(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}
function l(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.mcp_hub_exports=n;
exports.require_mcp_hub=d;
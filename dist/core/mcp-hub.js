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
let r=c;
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
let p=d;
let m=!0;
let h=d;
if(d===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var g=h===d;
d=p;
u!==null&&(p?u.length=Math.min(u.length,p):u=null);
if(g){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/allOf/0/then/properties/args/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.env!==void 0&&n.call(e,`env`)&&typeof e.env!=`object`){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/allOf/0/then/properties/env/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/allOf/0/then/properties/cwd/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/type`,
keyword:`type`,
params:{}});
d++}
var g=r===d;
m=g;
if(m){
var _={};
_.args=!0;
_.env=!0;
_.cwd=!0}}
if(!m){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
let v=d;
let y=!0;
let b=d;
if(d===b){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var x=b===d;
d=v;
u!==null&&(v?u.length=Math.min(u.length,v):u=null);
if(x){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.headers!==void 0&&n.call(e,`headers`)&&typeof e.headers!=`object`){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/allOf/1/then/properties/headers/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.dev!==void 0&&n.call(e,`dev`)){
let e={
instancePath:t+`/dev`,
schemaPath:`#/$defs/server/allOf/1/then/properties/dev/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
d++}
var x=r===d;
y=x;
if(y){
var S={};
S.headers=!0;
S.dev=!0}}
if(!y){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
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
let i=d;
let a=!0;
let s=d;
if(typeof n!=`string`&&n!==null){
u=o(u,{});
d++}
var C=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
let c;
if(C){
let e=d;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/then/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var C=e===d;
a=C;
c=`then`}else{
let e=d;
if(typeof n!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/else/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var C=e===d;
a=C;
c=`else`}
if(!a){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/if`,
keyword:`if`,
params:{
failingKeyword:c}};
u=o(u,e);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let i=e.env;
let a=d;
let s=!0;
let c=d;
if(!i||typeof i!=`object`||Array.isArray(i)){
u=o(u,{});
d++}
var w=c===d;
d=a;
u!==null&&(a?u.length=Math.min(u.length,a):u=null);
if(w){
let e=d;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i[``]!==void 0&&n.call(i,``)){
let e=i[``];
if(typeof e==`string`){
if(r(e)<1){
let e={
instancePath:t+`/env/`,
schemaPath:`#/$defs/server/properties/env/then/properties//minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/env/`,
schemaPath:`#/$defs/server/properties/env/then/properties//type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/then/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var w=e===d;
s=w;
if(s){
var T={};
T[``]=!0}}
if(!s){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=o(u,e);
d++}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let r=d;
let i=!0;
let a=d;
if(d===a){
if(Array.isArray(n)){
if(n.length>1){
u=o(u,{});
d++}else 
if(n.length<1){
u=o(u,{});
d++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=d;
if(typeof n[t]!=`string`){
u=o(u,{});
d++}
if(e!==d)
break}}}else{
u=o(u,{});
d++}}
var E=a===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
let s;
if(E){
let e=d;
if(typeof n!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/then/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var E=e===d;
i=E;
s=`then`}else{
let e=d;
if(typeof n!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/else/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var E=e===d;
i=E;
s=`else`}
if(!i){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/if`,
keyword:`if`,
params:{
failingKeyword:s}};
u=o(u,e);
d++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
let r=d;
let i=!0;
let a=d;
if(n!==null){
u=o(u,{});
d++}
var D=a===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(D){
let e=d;
if(!n||typeof n!=`object`){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/then/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var D=e===d;
i=D}
if(!i){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=o(u,e);
d++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
let r=d;
let i=!0;
let a=d;
if((!n||typeof n!=`object`)&&typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))){
u=o(u,{});
d++}
let s=d;
let c=d;
if(n!==`true`&&n!==1&&n!==``&&n!==0){
u=o(u,{});
d++}
if(c===d){
u=o(u,{});
d++}else{
d=s;
u!==null&&(s?u.length=Math.min(u.length,s):u=null)}
var O=a===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(O){
let e=d;
if(typeof n!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/then/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var O=e===d;
i=O}
if(!i){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=o(u,e);
d++}}
if(e.dev!==void 0&&n.call(e,`dev`)){
let i=e.dev;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.cwd===void 0||!n.call(i,`cwd`)){
let e={
instancePath:t+`/dev`,
schemaPath:`#/$defs/server/properties/dev/required`,
keyword:`required`,
params:{
missingProperty:`cwd`}};
u=o(u,e);
d++}
if(i.enabled!==void 0&&n.call(i,`enabled`)&&typeof i.enabled!=`boolean`){
let e={
instancePath:t+`/dev/enabled`,
schemaPath:`#/$defs/server/properties/dev/properties/enabled/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(i.watch!==void 0&&n.call(i,`watch`)){
let e=i.watch;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/dev/watch/`+r,
schemaPath:`#/$defs/server/properties/dev/properties/watch/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/dev/watch`,
schemaPath:`#/$defs/server/properties/dev/properties/watch/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(i.cwd!==void 0&&n.call(i,`cwd`)){
let e=i.cwd;
if(typeof e==`string`){
if(r(e)<1){
let e={
instancePath:t+`/dev/cwd`,
schemaPath:`#/$defs/server/properties/dev/properties/cwd/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/dev/cwd`,
schemaPath:`#/$defs/server/properties/dev/properties/cwd/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
let e={
instancePath:t+`/dev`,
schemaPath:`#/$defs/server/properties/dev/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
f.props=_;
return d===0}
i.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
let m=f;
let h=!1;
let g=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
d=o(d,{
instancePath:t,
schemaPath:`#/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/anyOf/0/type`,
keyword:`type`,
params:{}});
f++}
var _=g===f;
h||=_;
let v=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.servers===void 0||!n.call(e,`servers`)){
d=o(d,{
instancePath:t,
schemaPath:`#/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`servers`}});
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/anyOf/1/type`,
keyword:`type`,
params:{}});
f++}
var _=v===f;
h||=_;
if(h){
f=m;
d!==null&&(m?d.length=Math.min(d.length,m):d=null)}else{
d=o(d,{
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
if(!i(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=s(d,i.errors);
f+=i.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}
if(e.servers!==void 0&&n.call(e,`servers`)){
let n=e.servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=s(d,i.errors);
f+=i.errors.length}}else{
let e={
instancePath:t+`/servers`,
schemaPath:`#/properties/servers/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
mcpServers:!0,
servers:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}
function c(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.mcp_hub_exports=n;
exports.require_mcp_hub=d;
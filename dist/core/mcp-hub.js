"use strict";
const e=require("./core.js").rolldownRuntime;
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
validate:s,
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
"pattern": "^(?:[A-Za-z]:)?[/\\\\\\\\]",
"x-label": "an absolute path"
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
let r=d;
let i=RegExp(`^https?://[^/]+/`,`u`);
let a=RegExp(`^(?:[A-Za-z]:)?[/\\\\]`,`u`);
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=c(p,{});
m++}}else{
p=c(p,{});
m++}}
var v=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
if(v){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
p=l(p,t+`/args`,`#/$defs/server/allOf/0/then/properties/args/type`);
m++}}
if(e.env!==void 0&&n.call(e,`env`)&&typeof e.env!=`object`){
p=l(p,t+`/env`,`#/$defs/server/allOf/0/then/properties/env/type`);
m++}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
p=l(p,t+`/cwd`,`#/$defs/server/allOf/0/then/properties/cwd/type`);
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/type`,
keyword:`type`,
params:{}});
m++}
var v=r===m;
g=v;
if(g){
var y={};
y.args=!0;
y.env=!0;
y.cwd=!0}}
if(!g){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
let b=m;
let x=!0;
let S=m;
if(m===S){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
p=c(p,{});
m++}}else{
p=c(p,{});
m++}}
var C=S===m;
m=b;
p!==null&&(b?p.length=Math.min(p.length,b):p=null);
if(C){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.headers!==void 0&&n.call(e,`headers`)&&typeof e.headers!=`object`){
p=l(p,t+`/headers`,`#/$defs/server/allOf/1/then/properties/headers/type`);
m++}
if(e.dev!==void 0&&n.call(e,`dev`)){
p=l(p,t+`/dev`,`#/$defs/server/allOf/1/then/properties/dev/not`);
m++}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
m++}
var C=r===m;
x=C;
if(x){
var w={};
w.headers=!0;
w.dev=!0}}
if(!x){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
if(y!==!0&&w!==void 0){
if(w===!0)
y=!0;else{
y||={};
Object.assign(y,w)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(y!==!0){
y||={};
y.command=!0;
y.args=!0;
y.env=!0;
y.url=!0;
y.headers=!0;
y.disabled=!0;
y.dev=!0;
y.type=!0;
y.cwd=!0;
y.name=!0;
y.config_source=!0;
y.description=!0;
y.autoApprove=!0;
y.disabled_tools=!0;
y.disabled_prompts=!0;
y.disabled_resources=!0;
y.disabled_resourceTemplates=!0;
y.custom_instructions=!0}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
let i=m;
let a=!0;
let o=m;
if(typeof n!=`string`&&n!==null){
p=c(p,{});
m++}
var T=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
let s;
if(T){
let e=m;
if(typeof n==`string`){
if(r(n)<1){
p=l(p,t+`/command`,`#/$defs/server/properties/command/then/minLength`,{
limit:1});
m++}}else{
p=l(p,t+`/command`,`#/$defs/server/properties/command/then/type`);
m++}
var T=e===m;
a=T;
s=`then`}else{
let e=m;
if(typeof n!=`string`){
p=l(p,t+`/command`,`#/$defs/server/properties/command/else/type`);
m++}
var T=e===m;
a=T;
s=`else`}
if(!a){
p=l(p,t+`/command`,`#/$defs/server/properties/command/if`,{
failingKeyword:s});
m++}}
if(e.env!==void 0&&n.call(e,`env`)){
let i=e.env;
let a=m;
let o=!0;
let s=m;
if(!i||typeof i!=`object`||Array.isArray(i)){
p=c(p,{});
m++}
var E=s===m;
m=a;
p!==null&&(a?p.length=Math.min(p.length,a):p=null);
if(E){
let e=m;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i[``]!==void 0&&n.call(i,``)){
let e=i[``];
if(typeof e==`string`){
if(r(e)<1){
p=l(p,t+`/env/`,`#/$defs/server/properties/env/then/properties//minLength`,{
limit:1});
m++}}else{
p=l(p,t+`/env/`,`#/$defs/server/properties/env/then/properties//type`);
m++}}}else{
p=l(p,t+`/env`,`#/$defs/server/properties/env/then/type`);
m++}
var E=e===m;
o=E;
if(o){
var D={};
D[``]=!0}}
if(!o){
p=l(p,t+`/env`,`#/$defs/server/properties/env/if`,{
failingKeyword:`then`});
m++}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let r=m;
let a=!0;
let o=m;
if(m===o){
if(Array.isArray(n)){
if(n.length>1){
p=c(p,{});
m++}else 
if(n.length<1){
p=c(p,{});
m++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=m;
if(typeof n[t]!=`string`){
p=c(p,{});
m++}
if(e!==m)
break}}}else{
p=c(p,{});
m++}}
var O=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let s;
if(O){
let e=m;
if(typeof n!=`string`){
p=l(p,t+`/url`,`#/$defs/server/properties/url/then/type`);
m++}
var O=e===m;
a=O;
s=`then`}else{
let e=m;
let r=m;
let o=!0;
let u=m;
if(m===u){
if(Array.isArray(n)){
if(n.length<2){
p=c(p,{});
m++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=n[t];
let r=m;
if(m===r){
if(typeof e==`string`){
if(!i.test(e)){
p=c(p,{});
m++}}else{
p=c(p,{});
m++}}
if(r!==m)
break}}}else{
p=c(p,{});
m++}}
var k=u===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let d;
if(k){
let e=m;
if(typeof n!=`string`){
p=l(p,t+`/url`,`#/$defs/server/properties/url/else/then/type`);
m++}
var k=e===m;
o=k;
d=`then`}else{
let e=m;
if(typeof n!=`string`){
p=l(p,t+`/url`,`#/$defs/server/properties/url/else/else/type`);
m++}
var k=e===m;
o=k;
d=`else`}
if(!o){
p=l(p,t+`/url`,`#/$defs/server/properties/url/else/if`,{
failingKeyword:d});
m++}
var O=e===m;
a=O;
s=`else`}
if(!a){
p=l(p,t+`/url`,`#/$defs/server/properties/url/if`,{
failingKeyword:s});
m++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
let r=m;
let i=!0;
let a=m;
if(n!==null){
p=c(p,{});
m++}
var A=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(A){
let e=m;
if(!n||typeof n!=`object`){
p=l(p,t+`/headers`,`#/$defs/server/properties/headers/then/type`);
m++}
var A=e===m;
i=A}
if(!i){
p=l(p,t+`/headers`,`#/$defs/server/properties/headers/if`,{
failingKeyword:`then`});
m++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
let r=m;
let i=!0;
let a=m;
if((!n||typeof n!=`object`)&&typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))){
p=c(p,{});
m++}
let o=m;
let s=m;
if(n!==`true`&&n!==1&&n!==``&&n!==0){
p=c(p,{});
m++}
if(s===m){
p=c(p,{});
m++}else{
m=o;
p!==null&&(o?p.length=Math.min(p.length,o):p=null)}
var j=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(j){
let e=m;
if(typeof n!=`boolean`){
p=l(p,t+`/disabled`,`#/$defs/server/properties/disabled/then/type`);
m++}
var j=e===m;
i=j}
if(!i){
p=l(p,t+`/disabled`,`#/$defs/server/properties/disabled/if`,{
failingKeyword:`then`});
m++}}
if(e.dev!==void 0&&n.call(e,`dev`)){
let r=e.dev;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.cwd===void 0||!n.call(r,`cwd`)){
p=l(p,t+`/dev`,`#/$defs/server/properties/dev/required`,{
missingProperty:`cwd`});
m++}
if(r.enabled!==void 0&&n.call(r,`enabled`)&&typeof r.enabled!=`boolean`){
p=l(p,t+`/dev/enabled`,`#/$defs/server/properties/dev/properties/enabled/type`);
m++}
if(r.watch!==void 0&&n.call(r,`watch`)){
let e=r.watch;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
p=l(p,t+`/dev/watch/`+r,`#/$defs/server/properties/dev/properties/watch/items/type`);
m++}}else{
p=l(p,t+`/dev/watch`,`#/$defs/server/properties/dev/properties/watch/type`);
m++}}
if(r.cwd!==void 0&&n.call(r,`cwd`)){
let e=r.cwd;
if(typeof e==`string`){
if(!a.test(e)){
p=l(p,t+`/dev/cwd`,`#/$defs/server/properties/dev/properties/cwd/pattern`,{
pattern:`^(?:[A-Za-z]:)?[/\\\\]`});
m++}}else{
p=l(p,t+`/dev/cwd`,`#/$defs/server/properties/dev/properties/cwd/type`);
m++}}}else{
p=l(p,t+`/dev`,`#/$defs/server/properties/dev/type`);
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=p;
let h=!1;
let g=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
f=c(f,{
instancePath:t,
schemaPath:`#/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
p++}}else{
f=c(f,{
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
f=c(f,{
instancePath:t,
schemaPath:`#/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`servers`}});
p++}}else{
f=c(f,{
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
f=c(f,{
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
if(!o(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}}else{
f=l(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}
if(e.servers!==void 0&&n.call(e,`servers`)){
let n=e.servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}}else{
f=l(f,t+`/servers`,`#/properties/servers/type`);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
s.errors=f;
return p===0}
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t,n,r={}){
return c(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}
function d(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.mcp_hub_exports=n;
exports.require_mcp_hub=d;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>c});
const r={
effect:`fine`,
by:`H:CBF`};
const i={
effect:`drops-file`,
by:`H:CBF`,
note:`it is said only when loading is verbose`};
const a={
by:`H:CBF`,
transportKey:`type`,
spellings:{
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
note:`missing: a command is stdio, a url is http`},
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
note:"a value that begins with `$` is the name of a variable"},
url:{
is:`url`,
for:[`http`,`sse`]},
params:{
is:`other`,
for:[`http`,`sse`],
note:`parameters of the query`},
headers:{
is:`headers`,
for:[`http`,`sse`]}},
strict:!0,
bad:i,
notObject:i,
neither:i,
both:{
reaction:i},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:i,
otherTransport:i,
placeholders:{
in:{
env:[`$NAME`],
headers:[`$NAME`]},
whenUnset:`nothing of the file is loaded`,
refused:{
syntaxes:["${NAME}","${NAME:-default}","${NAME:default}","${env:NAME}","${input:id}","${workspaceFolder}","${cmd: command}"],
in:[`env`],
leading:!0,
reaction:{...i,
note:`whatever follows the "$" is looked up as the name of a variable`}},
by:`H:CBF`}};
const o={
id:`codebuff`,
title:`Codebuff's servers`,
files:[`.agents/mcp.json`],
userFiles:[`~/.agents/mcp.json`],
schemaBy:`H:CBF`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:i,
empty:i,
broken:i,
duplicates:r},
servers:[{
at:[`mcpServers`]}],
noMap:r,
wrongKey:{
effect:`drops-file`,
by:`H:CBF`},
badRoot:i,
dialect:a,
readsToo:[`claude-code-project`,`mcp-agents`],
when:s};
function s({
beside:e,
above:t}){
return e(`types`)||t(`knowledge.md`)||t(`codebuff.json`)}
var c=t.defineClient({
id:`codebuff`,
name:`Codebuff`,
sources:{
CBF:{
title:`@codebuff/sdk and CodebuffAI/codebuff 13a6ee1, read`,
version:`0.10.7 and newer`,
date:`2026-11-18`}},
formats:[o],
precedence:[{
sources:[{
format:`codebuff`,
files:`project`},{
format:`codebuff`,
files:`user`}],
same:`replaced`,
by:`H:CBF`}],
toolNames:{
form:`S__T`,
server:e=>e,
name:(e,t)=>`${e}__${t}`,
collision:`the later of two tools with one name takes its place`,
clash:{
across:`one`},
by:`H:CBF`}});
var l=e.__commonJSMin(((e,t)=>{
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
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
"sse"
]
}
},
"$ref": "#/$defs/keys",
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"http",
"sse"
]
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/remote"
},
"else": {
"if": {
"type": "object",
"properties": {
"type": {
"const": "stdio"
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/local"
},
"else": {
"if": {
"type": "object",
"required": [
"url"
]
},
"then": {
"$ref": "#/$defs/remote"
},
"else": {
"$ref": "#/$defs/local"
}
}
}
},
"local": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"command"
],
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
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
},
"remote": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
],
"properties": {
"url": {
"type": "string"
},
"params": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
},
"keys": {
"x-rule": "field-value",
"type": "object",
"additionalProperties": false,
"properties": {
"type": {},
"command": {},
"args": {},
"env": {},
"url": {},
"params": {},
"headers": {}
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
let s=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(n!==`type`&&n!==`command`&&n!==`args`&&n!==`env`&&n!==`url`&&n!==`params`&&n!==`headers`){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/keys/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:n}});
l++}}else{
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/keys/type`,
keyword:`type`,
params:{}});
l++}
r.errors=s;
return l===0}
function i(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=l(u,t+`/url`,`#/$defs/remote/properties/url/type`);
d++}
if(e.params!==void 0&&n.call(e,`params`)){
let n=e.params;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=l(u,t+`/params/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/remote/properties/params/additionalProperties/type`);
d++}}else{
u=l(u,t+`/params`,`#/$defs/remote/properties/params/type`);
d++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=l(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/remote/properties/headers/additionalProperties/type`);
d++}}else{
u=l(u,t+`/headers`,`#/$defs/remote/properties/headers/type`);
d++}}}else{
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
return d===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
d++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=l(u,t+`/command`,`#/$defs/local/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=l(u,t+`/args/`+r,`#/$defs/local/properties/args/items/type`);
d++}}else{
u=l(u,t+`/args`,`#/$defs/local/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=l(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/local/properties/env/additionalProperties/type`);
d++}}else{
u=l(u,t+`/env`,`#/$defs/local/properties/env/type`);
d++}}}else{
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
d++}
a.errors=u;
return d===0}
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
if(!r(e,{
instancePath:t,
parentData:s,
parentDataProperty:d,
rootData:f,
dynamicAnchors:p})){
m=u(m,r.errors);
h+=r.errors.length}
let g=h;
let _=!0;
let v=h;
if(h===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
m=c(m,{});
h++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
m=c(m,{});
h++}}}else{
m=c(m,{});
h++}}
var y=v===h;
h=g;
m!==null&&(g?m.length=Math.min(m.length,g):m=null);
let b;
if(y){
let n=h;
if(!i(e,{
instancePath:t,
parentData:s,
parentDataProperty:d,
rootData:f,
dynamicAnchors:p})){
m=u(m,i.errors);
h+=i.errors.length}
var y=n===h;
_=y;
b=`then`}else{
let r=h;
let o=h;
let l=!0;
let g=h;
if(h===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
m=c(m,{});
h++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var x=g===h;
h=o;
m!==null&&(o?m.length=Math.min(m.length,o):m=null);
let v;
if(x){
let n=h;
if(!a(e,{
instancePath:t,
parentData:s,
parentDataProperty:d,
rootData:f,
dynamicAnchors:p})){
m=u(m,a.errors);
h+=a.errors.length}
var x=n===h;
l=x;
if(l){
var S={};
S.command=!0;
S.args=!0;
S.env=!0;
S.type=!0}
v=`then`}else{
let r=h;
let o=h;
let g=!0;
let _=h;
if(h===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var C=_===h;
h=o;
m!==null&&(o?m.length=Math.min(m.length,o):m=null);
let y;
if(C){
let n=h;
if(!i(e,{
instancePath:t,
parentData:s,
parentDataProperty:d,
rootData:f,
dynamicAnchors:p})){
m=u(m,i.errors);
h+=i.errors.length}
var C=n===h;
g=C;
if(g){
var w={};
w.url=!0;
w.params=!0;
w.headers=!0}
y=`then`}else{
let n=h;
if(!a(e,{
instancePath:t,
parentData:s,
parentDataProperty:d,
rootData:f,
dynamicAnchors:p})){
m=u(m,a.errors);
h+=a.errors.length}
var C=n===h;
g=C;
if(g&&w!==!0){
w||={};
w.command=!0;
w.args=!0;
w.env=!0}
y=`else`}
if(!g){
m=c(m,{
instancePath:t,
schemaPath:`#/$defs/server/else/else/if`,
keyword:`if`,
params:{
failingKeyword:y}});
h++}
var x=r===h;
l=x;
if(l&&S!==!0&&w!==void 0){
if(w===!0)
S=!0;else{
S||={};
Object.assign(S,w)}}
v=`else`}
if(!l){
m=c(m,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:v}});
h++}
var y=r===h;
_=y;
b=`else`}
if(!_){
m=c(m,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:b}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
m=l(m,t+`/type`,`#/$defs/server/properties/type/type`);
h++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
m=l(m,t+`/type`,`#/$defs/server/properties/type/enum`);
h++}}}else{
m=c(m,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
h++}
o.errors=m;
return h===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
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
return e}}));
exports.codebuff_exports=n;
exports.require_codebuff=l;
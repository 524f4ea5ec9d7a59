"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`refuses-file`,
by:`H:GAW`,
note:`"gh aw compile" stops`};
const i={...r,
by:`M:GAW`};
const a={
effect:`fine`,
by:`H:GAW`};
var o=t.defineClient({
id:`gh-aw`,
name:`gh-aw`,
sources:{
GAW:{
title:`github/gh-aw cec1ecf, read`,
version:`2026-02`,
date:`2026-11-20`}},
formats:[{
id:`gh-aw`,
belongsTo:`agent`,
title:`an agentic workflow of GitHub`,
files:[`.github/workflows/*.md`,`.github/workflows/shared/**/*.md`],
schemaBy:`H:GAW`,
syntax:{
language:`markdown`,
bom:{
effect:`ignored`,
by:`L:GAW`},
empty:a,
broken:r,
duplicates:i},
servers:[{
at:[`mcp-servers`]}],
noMap:a,
badRoot:r,
nullRoot:a,
dialect:{
by:`H:GAW`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
local:`stdio`,
http:`http`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:a},
fields:{
type:{
is:`transport`,
note:"`local` is `stdio`"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`,`builtin`]},
env:{
is:`env`,
for:[`stdio`,`builtin`],
note:`names in capital letters`},
container:{
is:`other`,
selects:`builtin`,
note:"an image, in place of `command`"},
version:{
is:`other`,
note:`of the image`},
entrypoint:{
is:`other`,
note:`of the image`},
entrypointArgs:{
is:`other`,
note:`of the image`},
mounts:{
is:`other`,
note:"`source:destination:ro` or `:rw`"},
url:{
is:`url`,
for:[`http`]},
headers:{
is:`headers`,
for:[`http`]},
allowed:{
is:`toolsAllowed`,
note:"`*` for all"},
registry:{
is:`other`,
idle:!0,
note:`where the server was installed from`},
tools:{
is:`toolsAllowed`,
unread:!0}},
bad:r,
notObject:r,
neither:r,
both:{
reaction:r},
otherTransport:i,
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
names:[{
pattern:/^[A-Za-z0-9_-]+$/,
allows:`letters, digits, "-" and "_"`,
reaction:r}]},
holds:[`mcp-servers`],
claims:`shape`}]});
var s=e.__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp-servers": {
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
"local",
"http"
]
},
"command": {
"type": "string",
"minLength": 1
},
"container": {
"type": "string",
"pattern": "^[a-zA-Z0-9][a-zA-Z0-9/:_.-]*$",
"x-label": "the name of an image"
},
"version": {
"type": [
"string",
"number"
]
},
"args": {
"$ref": "#/$defs/texts"
},
"entrypoint": {
"type": "string"
},
"entrypointArgs": {
"$ref": "#/$defs/texts"
},
"mounts": {
"type": "array",
"items": {
"type": "string",
"pattern": "^[^:]+:[^:]+:(ro|rw)$",
"x-label": "a mount like \\"/docs:/docs:ro\\""
}
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"url": {
"type": "string",
"minLength": 1
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"allowed": {
"$ref": "#/$defs/texts"
},
"registry": {
"type": "string"
}
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"stdio",
"local"
]
}
},
"required": [
"type"
]
},
"then": {
"type": "object",
"x-rule": "transport-mismatch",
"anyOf": [
{
"required": [
"command"
]
},
{
"required": [
"container"
]
}
]
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "http"
}
},
"required": [
"type"
]
},
"then": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
]
}
},
{
"if": {
"type": "object",
"required": [
"container"
]
},
"then": {
"type": "object",
"properties": {
"command": {
"not": {}
}
}
}
}
]
},
"texts": {
"type": "array",
"items": {
"type": "string"
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=f;
let i=RegExp(`^[a-zA-Z0-9][a-zA-Z0-9/:_.-]*$`,`u`);
let a=RegExp(`^[^:]+:[^:]+:(ro|rw)$`,`u`);
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let s=null;
let c=0;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
s=u(s,t+`/`+r,`#/$defs/texts/items/type`);
c++}}else{
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/texts/type`,
keyword:`type`,
params:{}});
c++}
o.errors=s;
return c===0}
function s(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:f,
rootData:p=e,
dynamicAnchors:m={}}={}){
let h=null;
let g=0;
let _=g;
let v=!0;
let y=g;
if(g===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
h=l(h,{});
g++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`stdio`&&t!==`local`){
h=l(h,{});
g++}}}else{
h=l(h,{});
g++}}
var b=y===g;
g=_;
h!==null&&(_?h.length=Math.min(h.length,_):h=null);
if(b){
let r=g;
if(!e||typeof e!=`object`||Array.isArray(e)){
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/type`,
keyword:`type`,
params:{}});
g++}
let i=g;
let a=!1;
let o=g;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
g++}
var x=o===g;
a||=x;
let s=g;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.container===void 0||!n.call(e,`container`))){
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`container`}});
g++}
var x=s===g;
a||=x;
if(a){
g=i;
h!==null&&(i?h.length=Math.min(h.length,i):h=null)}else{
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/anyOf`,
keyword:`anyOf`,
params:{}});
g++}
var b=r===g;
v=b}
if(!v){
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
g++}
let S=g;
let C=!0;
let w=g;
if(g===w){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
h=l(h,{});
g++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`http`){
h=l(h,{});
g++}}else{
h=l(h,{});
g++}}
var T=w===g;
g=S;
h!==null&&(S?h.length=Math.min(h.length,S):h=null);
if(T){
let r=g;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
g++}}else{
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
g++}
var T=r===g;
C=T}
if(!C){
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
g++}
let E=g;
let D=!0;
let O=g;
if(g===O){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.container===void 0||!n.call(e,`container`)){
h=l(h,{});
g++}}else{
h=l(h,{});
g++}}
var k=O===g;
g=E;
h!==null&&(E?h.length=Math.min(h.length,E):h=null);
if(k){
let r=g;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
h=u(h,t+`/command`,`#/$defs/server/allOf/2/then/properties/command/not`);
g++}}else{
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/type`,
keyword:`type`,
params:{}});
g++}
var k=r===g;
D=k;
if(D){
var A={};
A.command=!0}}
if(!D){
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
g++}
if(A!==!0){
A||={};
A.type=!0}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(A!==!0){
A||={};
A.type=!0;
A.command=!0;
A.container=!0;
A.version=!0;
A.args=!0;
A.entrypoint=!0;
A.entrypointArgs=!0;
A.mounts=!0;
A.env=!0;
A.url=!0;
A.headers=!0;
A.allowed=!0;
A.registry=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
h=u(h,t+`/type`,`#/$defs/server/properties/type/type`);
g++}
if(n!==`stdio`&&n!==`local`&&n!==`http`){
h=u(h,t+`/type`,`#/$defs/server/properties/type/enum`);
g++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
h=u(h,t+`/command`,`#/$defs/server/properties/command/minLength`,{
limit:1});
g++}}else{
h=u(h,t+`/command`,`#/$defs/server/properties/command/type`);
g++}}
if(e.container!==void 0&&n.call(e,`container`)){
let n=e.container;
if(typeof n==`string`){
if(!i.test(n)){
h=u(h,t+`/container`,`#/$defs/server/properties/container/pattern`,{
pattern:`^[a-zA-Z0-9][a-zA-Z0-9/:_.-]*$`});
g++}}else{
h=u(h,t+`/container`,`#/$defs/server/properties/container/type`);
g++}}
if(e.version!==void 0&&n.call(e,`version`)){
let n=e.version;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))){
h=u(h,t+`/version`,`#/$defs/server/properties/version/type`);
g++}}
if(e.args!==void 0&&n.call(e,`args`)&&!o(e.args,{
instancePath:t+`/args`,
parentData:e,
parentDataProperty:`args`,
rootData:p,
dynamicAnchors:m})){
h=d(h,o.errors);
g+=o.errors.length}
if(e.entrypoint!==void 0&&n.call(e,`entrypoint`)&&typeof e.entrypoint!=`string`){
h=u(h,t+`/entrypoint`,`#/$defs/server/properties/entrypoint/type`);
g++}
if(e.entrypointArgs!==void 0&&n.call(e,`entrypointArgs`)&&!o(e.entrypointArgs,{
instancePath:t+`/entrypointArgs`,
parentData:e,
parentDataProperty:`entrypointArgs`,
rootData:p,
dynamicAnchors:m})){
h=d(h,o.errors);
g+=o.errors.length}
if(e.mounts!==void 0&&n.call(e,`mounts`)){
let n=e.mounts;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e==`string`){
if(!a.test(e)){
h=u(h,t+`/mounts/`+r,`#/$defs/server/properties/mounts/items/pattern`,{
pattern:`^[^:]+:[^:]+:(ro|rw)$`});
g++}}else{
h=u(h,t+`/mounts/`+r,`#/$defs/server/properties/mounts/items/type`);
g++}}}else{
h=u(h,t+`/mounts`,`#/$defs/server/properties/mounts/type`);
g++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
h=u(h,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
g++}}else{
h=u(h,t+`/env`,`#/$defs/server/properties/env/type`);
g++}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(r(n)<1){
h=u(h,t+`/url`,`#/$defs/server/properties/url/minLength`,{
limit:1});
g++}}else{
h=u(h,t+`/url`,`#/$defs/server/properties/url/type`);
g++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
h=u(h,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
g++}}else{
h=u(h,t+`/headers`,`#/$defs/server/properties/headers/type`);
g++}}
if(e.allowed!==void 0&&n.call(e,`allowed`)&&!o(e.allowed,{
instancePath:t+`/allowed`,
parentData:e,
parentDataProperty:`allowed`,
rootData:p,
dynamicAnchors:m})){
h=d(h,o.errors);
g+=o.errors.length}
if(e.registry!==void 0&&n.call(e,`registry`)&&typeof e.registry!=`string`){
h=u(h,t+`/registry`,`#/$defs/server/properties/registry/type`);
g++}}else{
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
g++}
s.errors=h;
return g===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e[`mcp-servers`]!==void 0&&n.call(e,`mcp-servers`)){
let n=e[`mcp-servers`];
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!s(n[e],{
instancePath:t+`/mcp-servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
f=d(f,s.errors);
p+=s.errors.length}}else{
f=u(f,t+`/mcp-servers`,`#/properties/mcp-servers/type`);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
c.errors=f;
return p===0}
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t,n,r={}){
return l(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function d(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}
function f(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.gh_aw_exports=n;
exports.require_gh_aw=s;
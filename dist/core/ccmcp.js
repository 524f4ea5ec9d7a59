"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>a});
const r={
effect:`refuses-file`,
by:`H:CCMCP`,
note:`the file is listed as unusable`};
const i=["${NAME}","${NAME:-default}"];
var a=t.defineClient({
id:`ccmcp`,
name:`ccmcp`,
sources:{
CCMCP:{
title:`gsong/ccmcp e1f1a66, read`,
version:`1.2.2`,
date:`2025-11-13`},
SPEC:{
title:`gsong/ccmcp, specs/mcp-protocol.md`,
version:`1.2.2`,
date:`2026-11-19`}},
formats:[{
id:`ccmcp`,
belongsTo:`itself`,
listing:{
usable:(e,t)=>{
let n=e.replace(/\.json$/i,``);
return t.length===0||t.length===1&&t[0]===n?n:`${n} \u2192 ${t.join(`, `)}`},
broken:e=>`Invalid config: ${e.replace(`.json`,``)}`,
by:`H:CCMCP`},
title:`a configuration in ccmcp's folder`,
files:[],
folder:{
env:`CCMCP_CONFIG_DIR`,
fallback:`~/.claude/mcp-configs`},
schemaBy:`H:CCMCP`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:r,
empty:r,
broken:r,
duplicates:{
effect:`fine`,
by:`H:CCMCP`}},
servers:[{
at:[`mcpServers`]}],
noMap:{
effect:`fine`,
by:`H:CCMCP`},
badRoot:r,
claims:`path`,
dialect:{
by:`H:CCMCP`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
urlReaction:r},
fields:{
type:{
is:`transport`,
default:`stdio`,
note:"missing means stdio, also with a `url`"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
default:`[]`},
env:{
is:`env`,
note:`every value is a string`},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
description:{
is:`description`,
unread:!0}},
bad:r,
notObject:r,
neither:r,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:CCMCP`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
urls:{
parsed:`always`,
reaction:r},
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`H:CCMCP`}},{
name:`constructor`,
reaction:r}],
starts:{
blanks:`one-program`,
by:`M:SPEC`},
keepsTilde:{
words:`M:SPEC`},
placeholders:{
in:{
command:i,
args:i,
env:i,
url:i,
headers:i},
whenUnset:`Claude Code decides`,
by:`M:CCMCP`}}}]});
var o=e.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"description": {
"type": "string"
},
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
"$ref": "#/$defs/strings"
},
"url": {
"type": "string"
},
"headers": {
"$ref": "#/$defs/strings"
}
},
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
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
]
},
"else": {
"if": {
"type": "object",
"properties": {
"type": {
"const": "stdio"
}
}
},
"then": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"command"
],
"properties": {
"command": {
"type": "string",
"minLength": 1
}
}
}
}
},
"strings": {
"type": "object",
"propertyNames": {
"not": {
"const": "constructor"
}
},
"patternProperties": {
"^__proto__$": true
},
"additionalProperties": {
"type": "string"
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=d;
let i=RegExp(`^__proto__$`,`u`);
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:o=e,
dynamicAnchors:s={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e)){
let e=d;
let r=d;
let i=d;
if(n!==`constructor`){
u=c(u,{});
d++}
if(i===d){
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/strings/propertyNames/not`,
keyword:`not`,
params:{},
propertyName:n});
d++}else{
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null)}
if(e!==d){
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/strings/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
d++}}
for(
let n of Object.keys(e))
if(!i.test(n)&&typeof e[n]!=`string`){
u=l(u,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/strings/additionalProperties/type`);
d++}}else{
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
d++}
a.errors=u;
return d===0}
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:s,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=c(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
p=c(p,{});
m++}}}else{
p=c(p,{});
m++}}
var v=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
let y;
if(v){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
m++}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
m++}
var v=r===m;
g=v;
y=`then`}else{
let i=m;
let a=m;
let o=!0;
let s=m;
if(m===s){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
p=c(p,{});
m++}}else{
p=c(p,{});
m++}}
var b=s===m;
m=a;
p!==null&&(a?p.length=Math.min(p.length,a):p=null);
if(b){
let i=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/else/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
m++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
p=l(p,t+`/command`,`#/$defs/server/else/then/properties/command/minLength`,{
limit:1});
m++}}else{
p=l(p,t+`/command`,`#/$defs/server/else/then/properties/command/type`);
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/else/then/type`,
keyword:`type`,
params:{}});
m++}
var b=i===m;
o=b;
if(o){
var x={};
x.command=!0;
x.type=!0}}
if(!o){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
var v=i===m;
g=v;
if(g&&x!==!0){
x||={};
x.type=!0}
y=`else`}
if(!g){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.type=!0;
x.command=!0;
x.args=!0;
x.env=!0;
x.url=!0;
x.headers=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
p=l(p,t+`/type`,`#/$defs/server/properties/type/type`);
m++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
p=l(p,t+`/type`,`#/$defs/server/properties/type/enum`);
m++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
p=l(p,t+`/command`,`#/$defs/server/properties/command/type`);
m++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=l(p,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
m++}}else{
p=l(p,t+`/args`,`#/$defs/server/properties/args/type`);
m++}}
if(e.env!==void 0&&n.call(e,`env`)&&!a(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.errors);
m+=a.errors.length}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
p=l(p,t+`/url`,`#/$defs/server/properties/url/type`);
m++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!a(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.errors);
m+=a.errors.length}}else{
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
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
f=l(f,t+`/description`,`#/properties/description/type`);
p++}
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
return e}
function d(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.ccmcp_exports=n;
exports.require_ccmcp=o;
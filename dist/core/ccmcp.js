"use strict";
const e=require("./rolldown-runtime.js");
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
validate:o,
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
"additionalProperties": {
"type": "string"
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=l;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
let u=i.evaluated;
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
params:{}};
c=s(c,e);
l++}}else{
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
l++}
i.errors=c;
return l===0}
i.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=s(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
f=s(f,{});
p++}}}else{
f=s(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
let y;
if(v){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
p++}
var v=r===p;
g=v;
y=`then`}else{
let i=p;
let a=p;
let o=!0;
let c=p;
if(p===c){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
f=s(f,{});
p++}}else{
f=s(f,{});
p++}}
var b=c===p;
p=a;
f!==null&&(a?f.length=Math.min(f.length,a):f=null);
if(b){
let i=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/else/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
p++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/else/then/properties/command/minLength`,
keyword:`minLength`,
params:{
limit:1}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/else/then/properties/command/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/else/then/type`,
keyword:`type`,
params:{}});
p++}
var b=i===p;
o=b;
if(o){
var x={};
x.command=!0;
x.type=!0}}
if(!o){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
var v=i===p;
g=v;
if(g&&x!==!0){
x||={};
x.type=!0}
y=`else`}
if(!g){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=s(f,e);
p++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/properties/args/items/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
m.props=x;
return p===0}
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
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/properties/description/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
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
params:{}};
d=s(d,e);
f++}}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
o.errors=d;
return f===0}
o.evaluated={
props:{
description:!0,
mcpServers:!0},
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
exports.ccmcp_exports=n;
exports.require_ccmcp=o;
"use strict";
const e=require("./rolldown-runtime.js");
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
winner:null,
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
claims:`path`,
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
within:`last`,
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
let u=r.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
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
r.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let d=i.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
u++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(e.params!==void 0&&n.call(e,`params`)){
let n=e.params;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/params/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/remote/properties/params/additionalProperties/type`,
keyword:`type`,
params:{}};
l=c(l,n);
u++}}else{
let e={
instancePath:t+`/params`,
schemaPath:`#/$defs/remote/properties/params/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/remote/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
l=c(l,n);
u++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
i.evaluated={
props:{
url:!0,
params:!0,
headers:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let d=a.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
u++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/local/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=c(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/local/properties/env/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
u++}
a.errors=l;
return u===0}
a.evaluated={
props:{
command:!0,
args:!0,
env:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=o.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if(!r(e,{
instancePath:t,
parentData:s,
parentDataProperty:u,
rootData:d,
dynamicAnchors:f})){
p=l(p,r.errors);
m+=r.errors.length}
let g=m;
let _=!0;
let v=m;
if(m===v){
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
var y=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
let b;
if(y){
let n=m;
if(!i(e,{
instancePath:t,
parentData:s,
parentDataProperty:u,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}
var y=n===m;
_=y;
b=`then`}else{
let r=m;
let o=m;
let h=!0;
let g=m;
if(m===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=c(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
p=c(p,{});
m++}}else{
p=c(p,{});
m++}}
var x=g===m;
m=o;
p!==null&&(o?p.length=Math.min(p.length,o):p=null);
let v;
if(x){
let n=m;
if(!a(e,{
instancePath:t,
parentData:s,
parentDataProperty:u,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
var x=n===m;
h=x;
if(h){
var S={};
S.command=!0;
S.args=!0;
S.env=!0;
S.type=!0}
v=`then`}else{
let r=m;
let o=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
p=c(p,{});
m++}}else{
p=c(p,{});
m++}}
var C=_===m;
m=o;
p!==null&&(o?p.length=Math.min(p.length,o):p=null);
let y;
if(C){
let n=m;
if(!i(e,{
instancePath:t,
parentData:s,
parentDataProperty:u,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}
var C=n===m;
g=C;
if(g){
var w={};
w.url=!0;
w.params=!0;
w.headers=!0}
y=`then`}else{
let n=m;
if(!a(e,{
instancePath:t,
parentData:s,
parentDataProperty:u,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
var C=n===m;
g=C;
if(g&&w!==!0){
w||={};
w.command=!0;
w.args=!0;
w.env=!0}
y=`else`}
if(!g){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/else/else/if`,
keyword:`if`,
params:{
failingKeyword:y}});
m++}
var x=r===m;
h=x;
if(h&&S!==!0&&w!==void 0){
if(w===!0)
S=!0;else{
S||={};
Object.assign(S,w)}}
v=`else`}
if(!h){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:v}});
m++}
var y=r===m;
_=y;
b=`else`}
if(!_){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:b}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
p=c(p,e);
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
o.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=s.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
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
dynamicAnchors:u})){
d=l(d,o.errors);
f+=o.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
s.errors=d;
return f===0}
s.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.codebuff_exports=n;
exports.require_codebuff=l;
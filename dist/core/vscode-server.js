"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
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
"if": {
"type": [
"object",
"number",
"boolean"
],
"not": {
"enum": [
0,
false
]
}
},
"then": {
"type": "array",
"x-effect": "crashes",
"x-by": "R:VSC"
},
"else": {
"type": "array",
"items": {
"type": "string"
}
}
},
"env": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"x-effect": "warns",
"x-by": "R:VSC",
"type": [
"string",
"number",
"null"
]
}
}
},
"envFile": {
"type": "string"
},
"cwd": {
"type": "string"
},
"url": {
"type": "string",
"x-effect": "warns",
"x-by": "R:VSC",
"minLength": 1,
"if": {
"type": "string"
},
"then": {
"x-effect": "skips-server",
"x-by": "R:VSC",
"x-label": "an address without a blank in front",
"pattern": "^(?:\\\\s*$|\\\\S)"
}
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"oauth": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"enterpriseManaged": {
"type": "boolean"
}
}
},
"sandboxEnabled": {
"type": "boolean"
},
"dev": {
"type": "object",
"properties": {
"watch": {
"type": [
"string",
"array"
],
"items": {
"type": "string"
}
},
"debug": {
"type": "object",
"required": [
"type"
],
"properties": {
"type": {
"enum": [
"node",
"debugpy"
]
},
"debugpyPath": {
"type": "string"
}
}
}
}
},
"gallery": {},
"version": {}
}
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`http`,`sse`]},
command:{
type:`string`},
args:{
if:{
type:[`object`,`number`,`boolean`],
not:{
enum:[0,!1]}},
then:{
type:`array`,
"x-effect":`crashes`,
"x-by":`R:VSC`},
else:{
type:`array`,
items:{
type:`string`}}},
env:{
if:{
type:`object`},
then:{
type:`object`,
additionalProperties:{
"x-effect":`warns`,
"x-by":`R:VSC`,
type:[`string`,`number`,`null`]}}},
envFile:{
type:`string`},
cwd:{
type:`string`},
url:{
type:`string`,
"x-effect":`warns`,
"x-by":`R:VSC`,
minLength:1,
if:{
type:`string`},
then:{
"x-effect":`skips-server`,
"x-by":`R:VSC`,
"x-label":`an address without a blank in front`,
pattern:`^(?:\\s*$|\\S)`}},
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
oauth:{
type:`object`,
properties:{
clientId:{
type:`string`},
enterpriseManaged:{
type:`boolean`}}},
sandboxEnabled:{
type:`boolean`},
dev:{
type:`object`,
properties:{
watch:{
type:[`string`,`array`],
items:{
type:`string`}},
debug:{
type:`object`,
required:[`type`],
properties:{
type:{
enum:[`node`,`debugpy`]},
debugpyPath:{
type:`string`}}}}},
gallery:{},
version:{}},
$id:`urn:mcp-lint:schema:vscode-server`};
let r=Object.prototype.hasOwnProperty;
let i=c;
let a=RegExp(`^(?:\\s*$|\\S)`,`u`);
function o(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/enum`,
keyword:`enum`,
params:{}};
f=s(f,e);
p++}}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
let r=p;
let i=!0;
let a=p;
if((!n||typeof n!=`object`||Array.isArray(n))&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`){
f=s(f,{});
p++}
let o=p;
let c=p;
if(n!==0&&n!==!1){
f=s(f,{});
p++}
if(c===p){
f=s(f,{});
p++}else{
p=o;
f!==null&&(o?f.length=Math.min(f.length,o):f=null)}
var h=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let l;
if(h){
let e=p;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/then/type`,
keyword:`type`,
params:{
type:`array`}};
f=s(f,e);
p++}
var h=e===p;
i=h;
l=`then`}else{
let e=p;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/properties/args/else/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/else/type`,
keyword:`type`,
params:{
type:`array`}};
f=s(f,e);
p++}
var h=e===p;
i=h;
l=`else`}
if(!i){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:l}};
f=s(f,e);
p++}}
if(e.env!==void 0&&r.call(e,`env`)){
let r=e.env;
let i=p;
let a=!0;
let o=p;
if(!r||typeof r!=`object`||Array.isArray(r)){
f=s(f,{});
p++}
var g=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(g){
let e=p;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(typeof i!=`string`&&!(typeof i==`number`&&isFinite(i))&&i!==null){
let r={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/then/additionalProperties/type`,
keyword:`type`,
params:{
type:n.properties.env.then.additionalProperties.type}};
f=s(f,r);
p++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/then/type`,
keyword:`type`,
params:{
type:`object`}};
f=s(f,e);
p++}
var g=e===p;
a=g}
if(!a){
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=s(f,e);
p++}}
if(e.envFile!==void 0&&r.call(e,`envFile`)&&typeof e.envFile!=`string`){
let e={
instancePath:t+`/envFile`,
schemaPath:`#/properties/envFile/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(e.cwd!==void 0&&r.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(e.url!==void 0&&r.call(e,`url`)){
let n=e.url;
let r=p;
let o=!0;
let c=p;
if(typeof n!=`string`){
f=s(f,{});
p++}
var _=c===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(_){
let e=p;
if(typeof n==`string`&&!a.test(n)){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:\\s*$|\\S)`}};
f=s(f,e);
p++}
var _=e===p;
o=_}
if(!o){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=s(f,e);
p++}
if(typeof n==`string`){
if(i(n)<1){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/minLength`,
keyword:`minLength`,
params:{
limit:1}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,n);
p++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
f=s(f,e);
p++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.clientId!==void 0&&r.call(n,`clientId`)&&typeof n.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/properties/oauth/properties/clientId/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}
if(n.enterpriseManaged!==void 0&&r.call(n,`enterpriseManaged`)&&typeof n.enterpriseManaged!=`boolean`){
let e={
instancePath:t+`/oauth/enterpriseManaged`,
schemaPath:`#/properties/oauth/properties/enterpriseManaged/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
f=s(f,e);
p++}}
if(e.sandboxEnabled!==void 0&&r.call(e,`sandboxEnabled`)&&typeof e.sandboxEnabled!=`boolean`){
let e={
instancePath:t+`/sandboxEnabled`,
schemaPath:`#/properties/sandboxEnabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=s(f,e);
p++}
if(e.dev!==void 0&&r.call(e,`dev`)){
let i=e.dev;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.watch!==void 0&&r.call(i,`watch`)){
let e=i.watch;
if(typeof e!=`string`&&!Array.isArray(e)){
let e={
instancePath:t+`/dev/watch`,
schemaPath:`#/properties/dev/properties/watch/type`,
keyword:`type`,
params:{
type:n.properties.dev.properties.watch.type}};
f=s(f,e);
p++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/dev/watch/`+r,
schemaPath:`#/properties/dev/properties/watch/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}}}
if(i.debug!==void 0&&r.call(i,`debug`)){
let e=i.debug;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
let e={
instancePath:t+`/dev/debug`,
schemaPath:`#/properties/dev/properties/debug/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
f=s(f,e);
p++}
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(n!==`node`&&n!==`debugpy`){
let e={
instancePath:t+`/dev/debug/type`,
schemaPath:`#/properties/dev/properties/debug/properties/type/enum`,
keyword:`enum`,
params:{}};
f=s(f,e);
p++}}
if(e.debugpyPath!==void 0&&r.call(e,`debugpyPath`)&&typeof e.debugpyPath!=`string`){
let e={
instancePath:t+`/dev/debug/debugpyPath`,
schemaPath:`#/properties/dev/properties/debug/properties/debugpyPath/type`,
keyword:`type`,
params:{
type:`string`}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/dev/debug`,
schemaPath:`#/properties/dev/properties/debug/type`,
keyword:`type`,
params:{
type:`object`}};
f=s(f,e);
p++}}}else{
let e={
instancePath:t+`/dev`,
schemaPath:`#/properties/dev/type`,
keyword:`type`,
params:{
type:`object`}};
f=s(f,e);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
o.errors=f;
return p===0}
o.evaluated={
props:{
type:!0,
command:!0,
args:!0,
env:!0,
envFile:!0,
cwd:!0,
url:!0,
headers:!0,
oauth:!0,
sandboxEnabled:!0,
dev:!0,
gallery:!0,
version:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_vscode_server=e;
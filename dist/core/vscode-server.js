"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:a,
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
let n=Object.prototype.hasOwnProperty;
let r=s;
let i=RegExp(`^(?:\\s*$|\\S)`,`u`);
function a(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/enum`,
keyword:`enum`,
params:{}};
d=o(d,e);
f++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
let r=f;
let i=!0;
let a=f;
if((!n||typeof n!=`object`||Array.isArray(n))&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`){
d=o(d,{});
f++}
let s=f;
let c=f;
if(n!==0&&n!==!1){
d=o(d,{});
f++}
if(c===f){
d=o(d,{});
f++}else{
f=s;
d!==null&&(s?d.length=Math.min(d.length,s):d=null)}
var m=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
let l;
if(m){
let e=f;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/then/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
var m=e===f;
i=m;
l=`then`}else{
let e=f;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/properties/args/else/items/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/else/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
var m=e===f;
i=m;
l=`else`}
if(!i){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:l}};
d=o(d,e);
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
let r=f;
let i=!0;
let a=f;
if(!n||typeof n!=`object`||Array.isArray(n)){
d=o(d,{});
f++}
var h=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(h){
let e=f;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&r!==null){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/then/additionalProperties/type`,
keyword:`type`,
params:{}};
d=o(d,n);
f++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/then/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
var h=e===f;
i=h}
if(!i){
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}}
if(e.envFile!==void 0&&n.call(e,`envFile`)&&typeof e.envFile!=`string`){
let e={
instancePath:t+`/envFile`,
schemaPath:`#/properties/envFile/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let a=f;
let s=!0;
let c=f;
if(typeof n!=`string`){
d=o(d,{});
f++}
var g=c===f;
f=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null);
if(g){
let e=f;
if(typeof n==`string`&&!i.test(n)){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:\\s*$|\\S)`}};
d=o(d,e);
f++}
var g=e===f;
s=g}
if(!s){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
d=o(d,n);
f++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/properties/oauth/properties/clientId/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
if(r.enterpriseManaged!==void 0&&n.call(r,`enterpriseManaged`)&&typeof r.enterpriseManaged!=`boolean`){
let e={
instancePath:t+`/oauth/enterpriseManaged`,
schemaPath:`#/properties/oauth/properties/enterpriseManaged/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}
if(e.sandboxEnabled!==void 0&&n.call(e,`sandboxEnabled`)&&typeof e.sandboxEnabled!=`boolean`){
let e={
instancePath:t+`/sandboxEnabled`,
schemaPath:`#/properties/sandboxEnabled/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
if(e.dev!==void 0&&n.call(e,`dev`)){
let r=e.dev;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.watch!==void 0&&n.call(r,`watch`)){
let e=r.watch;
if(typeof e!=`string`&&!Array.isArray(e)){
let e={
instancePath:t+`/dev/watch`,
schemaPath:`#/properties/dev/properties/watch/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/dev/watch/`+r,
schemaPath:`#/properties/dev/properties/watch/items/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}}
if(r.debug!==void 0&&n.call(r,`debug`)){
let e=r.debug;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
let e={
instancePath:t+`/dev/debug`,
schemaPath:`#/properties/dev/properties/debug/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
d=o(d,e);
f++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`node`&&n!==`debugpy`){
let e={
instancePath:t+`/dev/debug/type`,
schemaPath:`#/properties/dev/properties/debug/properties/type/enum`,
keyword:`enum`,
params:{}};
d=o(d,e);
f++}}
if(e.debugpyPath!==void 0&&n.call(e,`debugpyPath`)&&typeof e.debugpyPath!=`string`){
let e={
instancePath:t+`/dev/debug/debugpyPath`,
schemaPath:`#/properties/dev/properties/debug/properties/debugpyPath/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/dev/debug`,
schemaPath:`#/properties/dev/properties/debug/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}}else{
let e={
instancePath:t+`/dev`,
schemaPath:`#/properties/dev/type`,
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
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_vscode_server=e;
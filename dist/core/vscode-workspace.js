"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"settings": {
"type": "object",
"properties": {
"mcp": {
"type": "object",
"properties": {
"servers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/vscode-server"
}
},
"inputs": {
"$ref": "#/$defs/vscode-inputs"
}
}
}
}
}
},
"$defs": {
"vscode-server": {
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
},
"vscode-inputs": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "array",
"items": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"id",
"type"
],
"properties": {
"id": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "string"
},
"type": {
"x-effect": "warns",
"x-by": "H:VSC",
"enum": [
"promptString",
"pickString",
"command"
]
},
"description": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "string"
},
"password": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "boolean"
},
"options": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "array",
"items": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": [
"string",
"object"
],
"if": {
"type": "object"
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"value"
]
}
}
},
"command": {
"x-effect": "warns",
"x-by": "H:VSC",
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
"promptString",
"pickString"
]
}
}
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"description"
]
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "pickString"
}
},
"required": [
"type"
]
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"options"
]
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "command"
}
},
"required": [
"type"
]
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"command"
]
}
}
]
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=u;
let i=RegExp(`^(?:\\s*$|\\S)`,`u`);
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
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
schemaPath:`#/$defs/vscode-server/properties/type/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/vscode-server/properties/type/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/vscode-server/properties/command/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
let r=f;
let i=!0;
let a=f;
if((!n||typeof n!=`object`||Array.isArray(n))&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`){
d=c(d,{});
f++}
let o=f;
let s=f;
if(n!==0&&n!==!1){
d=c(d,{});
f++}
if(s===f){
d=c(d,{});
f++}else{
f=o;
d!==null&&(o?d.length=Math.min(d.length,o):d=null)}
var m=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
let l;
if(m){
let e=f;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/vscode-server/properties/args/then/type`,
keyword:`type`,
params:{}};
d=c(d,e);
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
schemaPath:`#/$defs/vscode-server/properties/args/else/items/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/vscode-server/properties/args/else/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
var m=e===f;
i=m;
l=`else`}
if(!i){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/vscode-server/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:l}};
d=c(d,e);
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
let r=f;
let i=!0;
let a=f;
if(!n||typeof n!=`object`||Array.isArray(n)){
d=c(d,{});
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
schemaPath:`#/$defs/vscode-server/properties/env/then/additionalProperties/type`,
keyword:`type`,
params:{}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/vscode-server/properties/env/then/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
var h=e===f;
i=h}
if(!i){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/vscode-server/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}
if(e.envFile!==void 0&&n.call(e,`envFile`)&&typeof e.envFile!=`string`){
let e={
instancePath:t+`/envFile`,
schemaPath:`#/$defs/vscode-server/properties/envFile/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/vscode-server/properties/cwd/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let a=f;
let o=!0;
let s=f;
if(typeof n!=`string`){
d=c(d,{});
f++}
var g=s===f;
f=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null);
if(g){
let e=f;
if(typeof n==`string`&&!i.test(n)){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:\\s*$|\\S)`}};
d=c(d,e);
f++}
var g=e===f;
o=g}
if(!o){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/vscode-server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/vscode-server/properties/headers/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/vscode-server/properties/oauth/properties/clientId/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(r.enterpriseManaged!==void 0&&n.call(r,`enterpriseManaged`)&&typeof r.enterpriseManaged!=`boolean`){
let e={
instancePath:t+`/oauth/enterpriseManaged`,
schemaPath:`#/$defs/vscode-server/properties/oauth/properties/enterpriseManaged/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/vscode-server/properties/oauth/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}
if(e.sandboxEnabled!==void 0&&n.call(e,`sandboxEnabled`)&&typeof e.sandboxEnabled!=`boolean`){
let e={
instancePath:t+`/sandboxEnabled`,
schemaPath:`#/$defs/vscode-server/properties/sandboxEnabled/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(e.dev!==void 0&&n.call(e,`dev`)){
let r=e.dev;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.watch!==void 0&&n.call(r,`watch`)){
let e=r.watch;
if(typeof e!=`string`&&!Array.isArray(e)){
let e={
instancePath:t+`/dev/watch`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/watch/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/dev/watch/`+r,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/watch/items/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}}
if(r.debug!==void 0&&n.call(r,`debug`)){
let e=r.debug;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
let e={
instancePath:t+`/dev/debug`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
d=c(d,e);
f++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`node`&&n!==`debugpy`){
let e={
instancePath:t+`/dev/debug/type`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/properties/type/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}
if(e.debugpyPath!==void 0&&n.call(e,`debugpyPath`)&&typeof e.debugpyPath!=`string`){
let e={
instancePath:t+`/dev/debug/debugpyPath`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/properties/debugpyPath/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/dev/debug`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}}else{
let e={
instancePath:t+`/dev`,
schemaPath:`#/$defs/vscode-server/properties/dev/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/vscode-server/type`,
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
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let d=o.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(Array.isArray(e)){
let r=e.length;
for(
let i=0;i<r;i++){
let r=e[i];
let a=u;
let o=!0;
let s=u;
if(u===s){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type!==void 0&&n.call(r,`type`)){
let e=r.type;
if(e!==`promptString`&&e!==`pickString`){
l=c(l,{});
u++}}}else{
l=c(l,{});
u++}}
var f=s===u;
u=a;
l!==null&&(a?l.length=Math.min(l.length,a):l=null);
if(f){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.description===void 0||!n.call(r,`description`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`description`}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/0/then/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
var f=e===u;
o=f}
if(!o){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=c(l,e);
u++}
let d=u;
let g=!0;
let _=u;
if(u===_){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type===void 0||!n.call(r,`type`)){
l=c(l,{});
u++}else 
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`pickString`){
l=c(l,{});
u++}}else{
l=c(l,{});
u++}}
var p=_===u;
u=d;
l!==null&&(d?l.length=Math.min(l.length,d):l=null);
if(p){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.options===void 0||!n.call(r,`options`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`options`}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/1/then/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
var p=e===u;
g=p}
if(!g){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=c(l,e);
u++}
let v=u;
let y=!0;
let b=u;
if(u===b){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type===void 0||!n.call(r,`type`)){
l=c(l,{});
u++}else 
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`command`){
l=c(l,{});
u++}}else{
l=c(l,{});
u++}}
var m=b===u;
u=v;
l!==null&&(v?l.length=Math.min(l.length,v):l=null);
if(m){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.command===void 0||!n.call(r,`command`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/2/then/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
var m=e===u;
y=m}
if(!y){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=c(l,e);
u++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.id===void 0||!n.call(r,`id`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/required`,
keyword:`required`,
params:{
missingProperty:`id`}};
l=c(l,e);
u++}
if(r.type===void 0||!n.call(r,`type`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
l=c(l,e);
u++}
if(r.id!==void 0&&n.call(r,`id`)&&typeof r.id!=`string`){
let e={
instancePath:t+`/`+i+`/id`,
schemaPath:`#/$defs/vscode-inputs/items/properties/id/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(r.type!==void 0&&n.call(r,`type`)){
let e=r.type;
if(e!==`promptString`&&e!==`pickString`&&e!==`command`){
let e={
instancePath:t+`/`+i+`/type`,
schemaPath:`#/$defs/vscode-inputs/items/properties/type/enum`,
keyword:`enum`,
params:{}};
l=c(l,e);
u++}}
if(r.description!==void 0&&n.call(r,`description`)&&typeof r.description!=`string`){
let e={
instancePath:t+`/`+i+`/description`,
schemaPath:`#/$defs/vscode-inputs/items/properties/description/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(r.password!==void 0&&n.call(r,`password`)&&typeof r.password!=`boolean`){
let e={
instancePath:t+`/`+i+`/password`,
schemaPath:`#/$defs/vscode-inputs/items/properties/password/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(r.options!==void 0&&n.call(r,`options`)){
let e=r.options;
if(Array.isArray(e)){
let r=e.length;
for(
let a=0;a<r;a++){
let r=e[a];
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
let o=u;
let s=!0;
let d=u;
if(!r||typeof r!=`object`||Array.isArray(r)){
l=c(l,{});
u++}
var h=d===u;
u=o;
l!==null&&(o?l.length=Math.min(l.length,o):l=null);
if(h){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.value===void 0||!n.call(r,`value`)){
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/then/required`,
keyword:`required`,
params:{
missingProperty:`value`}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/then/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
var h=e===u;
s=h}
if(!s){
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=c(l,e);
u++}}}else{
let e={
instancePath:t+`/`+i+`/options`,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}
if(r.command!==void 0&&n.call(r,`command`)&&typeof r.command!=`string`){
let e={
instancePath:t+`/`+i+`/command`,
schemaPath:`#/$defs/vscode-inputs/items/properties/command/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/vscode-inputs/type`,
keyword:`type`,
params:{}});
u++}
o.errors=l;
return u===0}
o.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.settings!==void 0&&n.call(e,`settings`)){
let r=e.settings;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mcp!==void 0&&n.call(r,`mcp`)){
let e=r.mcp;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.servers!==void 0&&n.call(e,`servers`)){
let n=e.servers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/settings/mcp/servers`,
schemaPath:`#/properties/settings/properties/mcp/properties/servers/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/settings/mcp/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}}
if(e.inputs!==void 0&&n.call(e,`inputs`)&&!o(e.inputs,{
instancePath:t+`/settings/mcp/inputs`,
parentData:e,
parentDataProperty:`inputs`,
rootData:u,
dynamicAnchors:d})){
f=l(f,o.errors);
p+=o.errors.length}}else{
let e={
instancePath:t+`/settings/mcp`,
schemaPath:`#/properties/settings/properties/mcp/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}else{
let e={
instancePath:t+`/settings`,
schemaPath:`#/properties/settings/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
s.errors=f;
return p===0}
s.evaluated={
props:{
settings:!0},
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
return e}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_vscode_workspace=e;
"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:u,
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
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
settings:{
type:`object`,
properties:{
mcp:{
type:`object`,
properties:{
servers:{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
$ref:`#/$defs/vscode-server`}},
inputs:{
$ref:`#/$defs/vscode-inputs`}}}}}},
$defs:{
"vscode-server":{
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
version:{}}},
"vscode-inputs":{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`array`,
items:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`id`,`type`],
properties:{
id:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`string`},
type:{
"x-effect":`warns`,
"x-by":`H:VSC`,
enum:[`promptString`,`pickString`,`command`]},
description:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`string`},
password:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`boolean`},
options:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`array`,
items:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:[`string`,`object`],
if:{
type:`object`},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`value`]}}},
command:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`string`}},
allOf:[{
if:{
type:`object`,
properties:{
type:{
enum:[`promptString`,`pickString`]}}},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`description`]}},{
if:{
type:`object`,
properties:{
type:{
const:`pickString`}},
required:[`type`]},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`options`]}},{
if:{
type:`object`,
properties:{
type:{
const:`command`}},
required:[`type`]},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`command`]}}]}}},
$id:`urn:mcp-lint:schema:vscode-workspace`};
let r=Object.prototype.hasOwnProperty;
let i={
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
version:{}}};
let a=p;
let o=RegExp(`^(?:\\s*$|\\S)`,`u`);
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let f=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/vscode-server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
f=d(f,e);
p++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/vscode-server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=d(f,e);
p++}}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/vscode-server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
f=d(f,e);
p++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
let r=p;
let i=!0;
let a=p;
if((!n||typeof n!=`object`||Array.isArray(n))&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`){
f=d(f,{});
p++}
let o=p;
let s=p;
if(n!==0&&n!==!1){
f=d(f,{});
p++}
if(s===p){
f=d(f,{});
p++}else{
p=o;
f!==null&&(o?f.length=Math.min(f.length,o):f=null)}
var h=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let c;
if(h){
let e=p;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/vscode-server/properties/args/then/type`,
keyword:`type`,
params:{
type:`array`}};
f=d(f,e);
p++}
var h=e===p;
i=h;
c=`then`}else{
let e=p;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/vscode-server/properties/args/else/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=d(f,e);
p++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/vscode-server/properties/args/else/type`,
keyword:`type`,
params:{
type:`array`}};
f=d(f,e);
p++}
var h=e===p;
i=h;
c=`else`}
if(!i){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/vscode-server/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:c}};
f=d(f,e);
p++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
let r=p;
let a=!0;
let o=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=d(f,{});
p++}
var g=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(g){
let e=p;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&r!==null){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/vscode-server/properties/env/then/additionalProperties/type`,
keyword:`type`,
params:{
type:i.properties.env.then.additionalProperties.type}};
f=d(f,n);
p++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/vscode-server/properties/env/then/type`,
keyword:`type`,
params:{
type:`object`}};
f=d(f,e);
p++}
var g=e===p;
a=g}
if(!a){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/vscode-server/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=d(f,e);
p++}}
if(e.envFile!==void 0&&r.call(e,`envFile`)&&typeof e.envFile!=`string`){
let e={
instancePath:t+`/envFile`,
schemaPath:`#/$defs/vscode-server/properties/envFile/type`,
keyword:`type`,
params:{
type:`string`}};
f=d(f,e);
p++}
if(e.cwd!==void 0&&r.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/vscode-server/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
f=d(f,e);
p++}
if(e.url!==void 0&&r.call(e,`url`)){
let n=e.url;
let r=p;
let i=!0;
let s=p;
if(typeof n!=`string`){
f=d(f,{});
p++}
var _=s===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(_){
let e=p;
if(typeof n==`string`&&!o.test(n)){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:\\s*$|\\S)`}};
f=d(f,e);
p++}
var _=e===p;
i=_}
if(!i){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=d(f,e);
p++}
if(typeof n==`string`){
if(a(n)<1){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/minLength`,
keyword:`minLength`,
params:{
limit:1}};
f=d(f,e);
p++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
f=d(f,e);
p++}}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/vscode-server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
f=d(f,n);
p++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/vscode-server/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
f=d(f,e);
p++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.clientId!==void 0&&r.call(n,`clientId`)&&typeof n.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/vscode-server/properties/oauth/properties/clientId/type`,
keyword:`type`,
params:{
type:`string`}};
f=d(f,e);
p++}
if(n.enterpriseManaged!==void 0&&r.call(n,`enterpriseManaged`)&&typeof n.enterpriseManaged!=`boolean`){
let e={
instancePath:t+`/oauth/enterpriseManaged`,
schemaPath:`#/$defs/vscode-server/properties/oauth/properties/enterpriseManaged/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=d(f,e);
p++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/vscode-server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
f=d(f,e);
p++}}
if(e.sandboxEnabled!==void 0&&r.call(e,`sandboxEnabled`)&&typeof e.sandboxEnabled!=`boolean`){
let e={
instancePath:t+`/sandboxEnabled`,
schemaPath:`#/$defs/vscode-server/properties/sandboxEnabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=d(f,e);
p++}
if(e.dev!==void 0&&r.call(e,`dev`)){
let n=e.dev;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.watch!==void 0&&r.call(n,`watch`)){
let e=n.watch;
if(typeof e!=`string`&&!Array.isArray(e)){
let e={
instancePath:t+`/dev/watch`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/watch/type`,
keyword:`type`,
params:{
type:i.properties.dev.properties.watch.type}};
f=d(f,e);
p++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/dev/watch/`+r,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/watch/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=d(f,e);
p++}}}
if(n.debug!==void 0&&r.call(n,`debug`)){
let e=n.debug;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
let e={
instancePath:t+`/dev/debug`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
f=d(f,e);
p++}
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(n!==`node`&&n!==`debugpy`){
let e={
instancePath:t+`/dev/debug/type`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/properties/type/enum`,
keyword:`enum`,
params:{}};
f=d(f,e);
p++}}
if(e.debugpyPath!==void 0&&r.call(e,`debugpyPath`)&&typeof e.debugpyPath!=`string`){
let e={
instancePath:t+`/dev/debug/debugpyPath`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/properties/debugpyPath/type`,
keyword:`type`,
params:{
type:`string`}};
f=d(f,e);
p++}}else{
let e={
instancePath:t+`/dev/debug`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/type`,
keyword:`type`,
params:{
type:`object`}};
f=d(f,e);
p++}}}else{
let e={
instancePath:t+`/dev`,
schemaPath:`#/$defs/vscode-server/properties/dev/type`,
keyword:`type`,
params:{
type:`object`}};
f=d(f,e);
p++}}}else{
f=d(f,{
instancePath:t,
schemaPath:`#/$defs/vscode-server/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
s.errors=f;
return p===0}
s.evaluated={
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
let c={
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`array`,
items:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`id`,`type`],
properties:{
id:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`string`},
type:{
"x-effect":`warns`,
"x-by":`H:VSC`,
enum:[`promptString`,`pickString`,`command`]},
description:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`string`},
password:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`boolean`},
options:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`array`,
items:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:[`string`,`object`],
if:{
type:`object`},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`value`]}}},
command:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`string`}},
allOf:[{
if:{
type:`object`,
properties:{
type:{
enum:[`promptString`,`pickString`]}}},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`description`]}},{
if:{
type:`object`,
properties:{
type:{
const:`pickString`}},
required:[`type`]},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`options`]}},{
if:{
type:`object`,
properties:{
type:{
const:`command`}},
required:[`type`]},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`command`]}}]}};
function l(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let u=0;
let f=l.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(Array.isArray(e)){
let n=e.length;
for(
let i=0;i<n;i++){
let n=e[i];
let a=u;
let o=!0;
let l=u;
if(u===l){
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.type!==void 0&&r.call(n,`type`)){
let e=n.type;
if(e!==`promptString`&&e!==`pickString`){
s=d(s,{});
u++}}}else{
s=d(s,{});
u++}}
var p=l===u;
u=a;
s!==null&&(a?s.length=Math.min(s.length,a):s=null);
if(p){
let e=u;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.description===void 0||!r.call(n,`description`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`description`}};
s=d(s,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/0/then/type`,
keyword:`type`,
params:{
type:`object`}};
s=d(s,e);
u++}
var p=e===u;
o=p}
if(!o){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=d(s,e);
u++}
let f=u;
let _=!0;
let v=u;
if(u===v){
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.type===void 0||!r.call(n,`type`)){
s=d(s,{});
u++}else 
if(n.type!==void 0&&r.call(n,`type`)&&n.type!==`pickString`){
s=d(s,{});
u++}}else{
s=d(s,{});
u++}}
var m=v===u;
u=f;
s!==null&&(f?s.length=Math.min(s.length,f):s=null);
if(m){
let e=u;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.options===void 0||!r.call(n,`options`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`options`}};
s=d(s,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/1/then/type`,
keyword:`type`,
params:{
type:`object`}};
s=d(s,e);
u++}
var m=e===u;
_=m}
if(!_){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=d(s,e);
u++}
let y=u;
let b=!0;
let x=u;
if(u===x){
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.type===void 0||!r.call(n,`type`)){
s=d(s,{});
u++}else 
if(n.type!==void 0&&r.call(n,`type`)&&n.type!==`command`){
s=d(s,{});
u++}}else{
s=d(s,{});
u++}}
var h=x===u;
u=y;
s!==null&&(y?s.length=Math.min(s.length,y):s=null);
if(h){
let e=u;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.command===void 0||!r.call(n,`command`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}};
s=d(s,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/2/then/type`,
keyword:`type`,
params:{
type:`object`}};
s=d(s,e);
u++}
var h=e===u;
b=h}
if(!b){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=d(s,e);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.id===void 0||!r.call(n,`id`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/required`,
keyword:`required`,
params:{
missingProperty:`id`}};
s=d(s,e);
u++}
if(n.type===void 0||!r.call(n,`type`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
s=d(s,e);
u++}
if(n.id!==void 0&&r.call(n,`id`)&&typeof n.id!=`string`){
let e={
instancePath:t+`/`+i+`/id`,
schemaPath:`#/$defs/vscode-inputs/items/properties/id/type`,
keyword:`type`,
params:{
type:`string`}};
s=d(s,e);
u++}
if(n.type!==void 0&&r.call(n,`type`)){
let e=n.type;
if(e!==`promptString`&&e!==`pickString`&&e!==`command`){
let e={
instancePath:t+`/`+i+`/type`,
schemaPath:`#/$defs/vscode-inputs/items/properties/type/enum`,
keyword:`enum`,
params:{}};
s=d(s,e);
u++}}
if(n.description!==void 0&&r.call(n,`description`)&&typeof n.description!=`string`){
let e={
instancePath:t+`/`+i+`/description`,
schemaPath:`#/$defs/vscode-inputs/items/properties/description/type`,
keyword:`type`,
params:{
type:`string`}};
s=d(s,e);
u++}
if(n.password!==void 0&&r.call(n,`password`)&&typeof n.password!=`boolean`){
let e={
instancePath:t+`/`+i+`/password`,
schemaPath:`#/$defs/vscode-inputs/items/properties/password/type`,
keyword:`type`,
params:{
type:`boolean`}};
s=d(s,e);
u++}
if(n.options!==void 0&&r.call(n,`options`)){
let e=n.options;
if(Array.isArray(e)){
let n=e.length;
for(
let a=0;a<n;a++){
let n=e[a];
if(typeof n!=`string`&&(!n||typeof n!=`object`||Array.isArray(n))){
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/type`,
keyword:`type`,
params:{
type:c.items.properties.options.items.type}};
s=d(s,e);
u++}
let o=u;
let l=!0;
let f=u;
if(!n||typeof n!=`object`||Array.isArray(n)){
s=d(s,{});
u++}
var g=f===u;
u=o;
s!==null&&(o?s.length=Math.min(s.length,o):s=null);
if(g){
let e=u;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.value===void 0||!r.call(n,`value`)){
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/then/required`,
keyword:`required`,
params:{
missingProperty:`value`}};
s=d(s,e);
u++}}else{
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/then/type`,
keyword:`type`,
params:{
type:`object`}};
s=d(s,e);
u++}
var g=e===u;
l=g}
if(!l){
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=d(s,e);
u++}}}else{
let e={
instancePath:t+`/`+i+`/options`,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/type`,
keyword:`type`,
params:{
type:`array`}};
s=d(s,e);
u++}}
if(n.command!==void 0&&r.call(n,`command`)&&typeof n.command!=`string`){
let e={
instancePath:t+`/`+i+`/command`,
schemaPath:`#/$defs/vscode-inputs/items/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
s=d(s,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/type`,
keyword:`type`,
params:{
type:`object`}};
s=d(s,e);
u++}}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/vscode-inputs/type`,
keyword:`type`,
params:{
type:`array`}});
u++}
l.errors=s;
return u===0}
l.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function u(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:c={}}={}){
let p=null;
let m=0;
let h=u.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.settings!==void 0&&r.call(e,`settings`)){
let i=e.settings;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.mcp!==void 0&&r.call(i,`mcp`)){
let e=i.mcp;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.servers!==void 0&&r.call(e,`servers`)){
let r=e.servers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/settings/mcp/servers`,
schemaPath:`#/properties/settings/properties/mcp/properties/servers/type`,
keyword:`type`,
params:{
type:n.properties.settings.properties.mcp.properties.servers.type}};
p=d(p,e);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!s(r[e],{
instancePath:t+`/settings/mcp/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:o,
dynamicAnchors:c})){
p=f(p,s.errors);
m+=s.errors.length}}}
if(e.inputs!==void 0&&r.call(e,`inputs`)&&!l(e.inputs,{
instancePath:t+`/settings/mcp/inputs`,
parentData:e,
parentDataProperty:`inputs`,
rootData:o,
dynamicAnchors:c})){
p=f(p,l.errors);
m+=l.errors.length}}else{
let e={
instancePath:t+`/settings/mcp`,
schemaPath:`#/properties/settings/properties/mcp/type`,
keyword:`type`,
params:{
type:`object`}};
p=d(p,e);
m++}}}else{
let e={
instancePath:t+`/settings`,
schemaPath:`#/properties/settings/type`,
keyword:`type`,
params:{
type:`object`}};
p=d(p,e);
m++}}}else{
p=d(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
u.errors=p;
return m===0}
u.evaluated={
props:{
settings:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}
function p(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_vscode_workspace=e;
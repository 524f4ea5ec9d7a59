"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"customizations": {
"type": "object",
"properties": {
"vscode": {
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
}
}
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
}
}
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
customizations:{
type:`object`,
properties:{
vscode:{
type:`object`,
properties:{
mcp:{
type:`object`,
properties:{
servers:{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
$ref:`#/$defs/vscode-server`}}}}}}}}},
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
version:{}}}},
$id:`urn:mcp-lint:schema:vscode-devcontainer`};
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
let a=d;
let o=RegExp(`^(?:\\s*$|\\S)`,`u`);
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:c,
rootData:u=e,
dynamicAnchors:d={}}={}){
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
f=l(f,e);
p++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/vscode-server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/vscode-server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
let r=p;
let i=!0;
let a=p;
if((!n||typeof n!=`object`||Array.isArray(n))&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`){
f=l(f,{});
p++}
let o=p;
let s=p;
if(n!==0&&n!==!1){
f=l(f,{});
p++}
if(s===p){
f=l(f,{});
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
f=l(f,e);
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
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/vscode-server/properties/args/else/type`,
keyword:`type`,
params:{
type:`array`}};
f=l(f,e);
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
f=l(f,e);
p++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
let r=p;
let a=!0;
let o=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=l(f,{});
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
f=l(f,n);
p++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/vscode-server/properties/env/then/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
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
f=l(f,e);
p++}}
if(e.envFile!==void 0&&r.call(e,`envFile`)&&typeof e.envFile!=`string`){
let e={
instancePath:t+`/envFile`,
schemaPath:`#/$defs/vscode-server/properties/envFile/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.cwd!==void 0&&r.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/vscode-server/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.url!==void 0&&r.call(e,`url`)){
let n=e.url;
let r=p;
let i=!0;
let s=p;
if(typeof n!=`string`){
f=l(f,{});
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
f=l(f,e);
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
f=l(f,e);
p++}
if(typeof n==`string`){
if(a(n)<1){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/minLength`,
keyword:`minLength`,
params:{
limit:1}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
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
f=l(f,n);
p++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/vscode-server/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
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
f=l(f,e);
p++}
if(n.enterpriseManaged!==void 0&&r.call(n,`enterpriseManaged`)&&typeof n.enterpriseManaged!=`boolean`){
let e={
instancePath:t+`/oauth/enterpriseManaged`,
schemaPath:`#/$defs/vscode-server/properties/oauth/properties/enterpriseManaged/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/vscode-server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
p++}}
if(e.sandboxEnabled!==void 0&&r.call(e,`sandboxEnabled`)&&typeof e.sandboxEnabled!=`boolean`){
let e={
instancePath:t+`/sandboxEnabled`,
schemaPath:`#/$defs/vscode-server/properties/sandboxEnabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=l(f,e);
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
f=l(f,e);
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
f=l(f,e);
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
f=l(f,e);
p++}
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(n!==`node`&&n!==`debugpy`){
let e={
instancePath:t+`/dev/debug/type`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/properties/type/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}
if(e.debugpyPath!==void 0&&r.call(e,`debugpyPath`)&&typeof e.debugpyPath!=`string`){
let e={
instancePath:t+`/dev/debug/debugpyPath`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/properties/debugpyPath/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/dev/debug`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
p++}}}else{
let e={
instancePath:t+`/dev`,
schemaPath:`#/$defs/vscode-server/properties/dev/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
p++}}}else{
f=l(f,{
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
function c(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=c.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.customizations!==void 0&&r.call(e,`customizations`)){
let i=e.customizations;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.vscode!==void 0&&r.call(i,`vscode`)){
let e=i.vscode;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&r.call(e,`mcp`)){
let i=e.mcp;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.servers!==void 0&&r.call(i,`servers`)){
let e=i.servers;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/customizations/vscode/mcp/servers`,
schemaPath:`#/properties/customizations/properties/vscode/properties/mcp/properties/servers/type`,
keyword:`type`,
params:{
type:n.properties.customizations.properties.vscode.properties.mcp.properties.servers.type}};
f=l(f,e);
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!s(e[n],{
instancePath:t+`/customizations/vscode/mcp/servers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:o,
dynamicAnchors:d})){
f=u(f,s.errors);
p+=s.errors.length}}}}else{
let e={
instancePath:t+`/customizations/vscode/mcp`,
schemaPath:`#/properties/customizations/properties/vscode/properties/mcp/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
p++}}}else{
let e={
instancePath:t+`/customizations/vscode`,
schemaPath:`#/properties/customizations/properties/vscode/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
p++}}}else{
let e={
instancePath:t+`/customizations`,
schemaPath:`#/properties/customizations/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
c.errors=f;
return p===0}
c.evaluated={
props:{
customizations:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}
function d(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_vscode_devcontainer=e;
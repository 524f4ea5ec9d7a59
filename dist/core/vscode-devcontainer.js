"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
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
"minProperties": 1,
"properties": {
"clientId": {
"type": "string",
"minLength": 1
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
let n=Object.prototype.hasOwnProperty;
let r=u;
let i=RegExp(`^(?:\\s*$|\\S)`,`u`);
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
f=c(f,t+`/type`,`#/$defs/vscode-server/properties/type/type`);
p++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
f=c(f,t+`/type`,`#/$defs/vscode-server/properties/type/enum`);
p++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
f=c(f,t+`/command`,`#/$defs/vscode-server/properties/command/type`);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
let r=p;
let i=!0;
let a=p;
if((!n||typeof n!=`object`||Array.isArray(n))&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`){
f=s(f,{});
p++}
let o=p;
let l=p;
if(n!==0&&n!==!1){
f=s(f,{});
p++}
if(l===p){
f=s(f,{});
p++}else{
p=o;
f!==null&&(o?f.length=Math.min(f.length,o):f=null)}
var m=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let u;
if(m){
let e=p;
if(!Array.isArray(n)){
f=c(f,t+`/args`,`#/$defs/vscode-server/properties/args/then/type`);
p++}
var m=e===p;
i=m;
u=`then`}else{
let e=p;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=c(f,t+`/args/`+r,`#/$defs/vscode-server/properties/args/else/items/type`);
p++}}else{
f=c(f,t+`/args`,`#/$defs/vscode-server/properties/args/else/type`);
p++}
var m=e===p;
i=m;
u=`else`}
if(!i){
f=c(f,t+`/args`,`#/$defs/vscode-server/properties/args/if`,{
failingKeyword:u});
p++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
let r=p;
let i=!0;
let a=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=s(f,{});
p++}
var h=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(h){
let e=p;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&r!==null){
f=c(f,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/vscode-server/properties/env/then/additionalProperties/type`);
p++}}else{
f=c(f,t+`/env`,`#/$defs/vscode-server/properties/env/then/type`);
p++}
var h=e===p;
i=h}
if(!i){
f=c(f,t+`/env`,`#/$defs/vscode-server/properties/env/if`,{
failingKeyword:`then`});
p++}}
if(e.envFile!==void 0&&n.call(e,`envFile`)&&typeof e.envFile!=`string`){
f=c(f,t+`/envFile`,`#/$defs/vscode-server/properties/envFile/type`);
p++}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
f=c(f,t+`/cwd`,`#/$defs/vscode-server/properties/cwd/type`);
p++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let a=p;
let o=!0;
let l=p;
if(typeof n!=`string`){
f=s(f,{});
p++}
var g=l===p;
p=a;
f!==null&&(a?f.length=Math.min(f.length,a):f=null);
if(g){
let e=p;
if(typeof n==`string`&&!i.test(n)){
f=c(f,t+`/url`,`#/$defs/vscode-server/properties/url/then/pattern`,{
pattern:`^(?:\\s*$|\\S)`});
p++}
var g=e===p;
o=g}
if(!o){
f=c(f,t+`/url`,`#/$defs/vscode-server/properties/url/if`,{
failingKeyword:`then`});
p++}
if(typeof n==`string`){
if(r(n)<1){
f=c(f,t+`/url`,`#/$defs/vscode-server/properties/url/minLength`,{
limit:1});
p++}}else{
f=c(f,t+`/url`,`#/$defs/vscode-server/properties/url/type`);
p++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
f=c(f,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/vscode-server/properties/headers/additionalProperties/type`);
p++}}else{
f=c(f,t+`/headers`,`#/$defs/vscode-server/properties/headers/type`);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(Object.keys(i).length<1){
f=c(f,t+`/oauth`,`#/$defs/vscode-server/properties/oauth/minProperties`,{
limit:1});
p++}
if(i.clientId!==void 0&&n.call(i,`clientId`)){
let e=i.clientId;
if(typeof e==`string`){
if(r(e)<1){
f=c(f,t+`/oauth/clientId`,`#/$defs/vscode-server/properties/oauth/properties/clientId/minLength`,{
limit:1});
p++}}else{
f=c(f,t+`/oauth/clientId`,`#/$defs/vscode-server/properties/oauth/properties/clientId/type`);
p++}}
if(i.enterpriseManaged!==void 0&&n.call(i,`enterpriseManaged`)&&typeof i.enterpriseManaged!=`boolean`){
f=c(f,t+`/oauth/enterpriseManaged`,`#/$defs/vscode-server/properties/oauth/properties/enterpriseManaged/type`);
p++}}else{
f=c(f,t+`/oauth`,`#/$defs/vscode-server/properties/oauth/type`);
p++}}
if(e.sandboxEnabled!==void 0&&n.call(e,`sandboxEnabled`)&&typeof e.sandboxEnabled!=`boolean`){
f=c(f,t+`/sandboxEnabled`,`#/$defs/vscode-server/properties/sandboxEnabled/type`);
p++}
if(e.dev!==void 0&&n.call(e,`dev`)){
let r=e.dev;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.watch!==void 0&&n.call(r,`watch`)){
let e=r.watch;
if(typeof e!=`string`&&!Array.isArray(e)){
f=c(f,t+`/dev/watch`,`#/$defs/vscode-server/properties/dev/properties/watch/type`);
p++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=c(f,t+`/dev/watch/`+r,`#/$defs/vscode-server/properties/dev/properties/watch/items/type`);
p++}}}
if(r.debug!==void 0&&n.call(r,`debug`)){
let e=r.debug;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=c(f,t+`/dev/debug`,`#/$defs/vscode-server/properties/dev/properties/debug/required`,{
missingProperty:`type`});
p++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`node`&&n!==`debugpy`){
f=c(f,t+`/dev/debug/type`,`#/$defs/vscode-server/properties/dev/properties/debug/properties/type/enum`);
p++}}
if(e.debugpyPath!==void 0&&n.call(e,`debugpyPath`)&&typeof e.debugpyPath!=`string`){
f=c(f,t+`/dev/debug/debugpyPath`,`#/$defs/vscode-server/properties/dev/properties/debug/properties/debugpyPath/type`);
p++}}else{
f=c(f,t+`/dev/debug`,`#/$defs/vscode-server/properties/dev/properties/debug/type`);
p++}}}else{
f=c(f,t+`/dev`,`#/$defs/vscode-server/properties/dev/type`);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/vscode-server/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.customizations!==void 0&&n.call(e,`customizations`)){
let r=e.customizations;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.vscode!==void 0&&n.call(r,`vscode`)){
let e=r.vscode;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.servers!==void 0&&n.call(r,`servers`)){
let e=r.servers;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
f=c(f,t+`/customizations/vscode/mcp/servers`,`#/properties/customizations/properties/vscode/properties/mcp/properties/servers/type`);
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!a(e[n],{
instancePath:t+`/customizations/vscode/mcp/servers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}}}else{
f=c(f,t+`/customizations/vscode/mcp`,`#/properties/customizations/properties/vscode/properties/mcp/type`);
p++}}}else{
f=c(f,t+`/customizations/vscode`,`#/properties/customizations/properties/vscode/type`);
p++}}}else{
f=c(f,t+`/customizations`,`#/properties/customizations/type`);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t,n,r={}){
return s(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_vscode_devcontainer=e;
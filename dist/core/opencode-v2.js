"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp": {
"x-rule": "root-shape",
"type": "object",
"properties": {
"servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"timeout": {
"$ref": "#/$defs/timeout"
}
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
"local",
"remote"
]
},
"disabled": {
"type": "boolean"
},
"codemode": {
"type": "boolean"
},
"timeout": {
"$ref": "#/$defs/timeout"
}
},
"allOf": [
{
"x-rule": "transport-untyped",
"type": "object",
"required": [
"type"
]
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "local"
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
"command"
],
"properties": {
"command": {
"type": "array",
"items": {
"type": "string"
}
},
"cwd": {
"type": "string"
},
"environment": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "remote"
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
],
"properties": {
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"oauth": {
"type": [
"object",
"boolean"
],
"if": {
"type": "boolean"
},
"then": {
"const": false
},
"else": {
"type": "object",
"properties": {
"client_id": {
"type": "string"
},
"client_secret": {
"type": "string"
},
"scope": {
"type": "string"
},
"callback_port": {
"type": "integer",
"minimum": 1,
"maximum": 65535
},
"redirect_uri": {
"type": "string"
}
}
}
}
}
}
}
]
},
"timeout": {
"type": "object",
"properties": {
"startup": {
"$ref": "#/$defs/limit"
},
"catalog": {
"$ref": "#/$defs/limit"
},
"execution": {
"$ref": "#/$defs/limit"
},
"request": {
"$ref": "#/$defs/limit"
}
}
},
"limit": {
"type": "integer",
"exclusiveMinimum": 0
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
let c=null;
let l=0;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/limit/type`,
keyword:`type`,
params:{}});
l++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/limit/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
l++}
r.errors=c;
return l===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:c=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.startup!==void 0&&n.call(e,`startup`)&&!r(e.startup,{
instancePath:t+`/startup`,
parentData:e,
parentDataProperty:`startup`,
rootData:c,
dynamicAnchors:u})){
d=l(d,r.errors);
f+=r.errors.length}
if(e.catalog!==void 0&&n.call(e,`catalog`)&&!r(e.catalog,{
instancePath:t+`/catalog`,
parentData:e,
parentDataProperty:`catalog`,
rootData:c,
dynamicAnchors:u})){
d=l(d,r.errors);
f+=r.errors.length}
if(e.execution!==void 0&&n.call(e,`execution`)&&!r(e.execution,{
instancePath:t+`/execution`,
parentData:e,
parentDataProperty:`execution`,
rootData:c,
dynamicAnchors:u})){
d=l(d,r.errors);
f+=r.errors.length}
if(e.request!==void 0&&n.call(e,`request`)&&!r(e.request,{
instancePath:t+`/request`,
parentData:e,
parentDataProperty:`request`,
rootData:c,
dynamicAnchors:u})){
d=l(d,r.errors);
f+=r.errors.length}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/timeout/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:o,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/type`,
keyword:`type`,
params:{}});
p++}
let m=p;
let h=!0;
let g=p;
if(p===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=s(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`local`){
f=s(f,{});
p++}}else{
f=s(f,{});
p++}}
var _=g===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
if(_){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
p++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=c(f,t+`/command/`+r,`#/$defs/server/allOf/1/then/properties/command/items/type`);
p++}}else{
f=c(f,t+`/command`,`#/$defs/server/allOf/1/then/properties/command/type`);
p++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
f=c(f,t+`/cwd`,`#/$defs/server/allOf/1/then/properties/cwd/type`);
p++}
if(e.environment!==void 0&&n.call(e,`environment`)){
let n=e.environment;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
f=c(f,t+`/environment/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/allOf/1/then/properties/environment/additionalProperties/type`);
p++}}else{
f=c(f,t+`/environment`,`#/$defs/server/allOf/1/then/properties/environment/type`);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
p++}
var _=r===p;
h=_;
if(h){
var v={};
v.command=!0;
v.cwd=!0;
v.environment=!0;
v.type=!0}}
if(!h){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
let y=p;
let b=!0;
let x=p;
if(p===x){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=s(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`remote`){
f=s(f,{});
p++}}else{
f=s(f,{});
p++}}
var S=x===p;
p=y;
f!==null&&(y?f.length=Math.min(f.length,y):f=null);
if(S){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
f=c(f,t+`/url`,`#/$defs/server/allOf/2/then/properties/url/type`);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
f=c(f,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/allOf/2/then/properties/headers/additionalProperties/type`);
p++}}else{
f=c(f,t+`/headers`,`#/$defs/server/allOf/2/then/properties/headers/type`);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&typeof r!=`boolean`){
f=c(f,t+`/oauth`,`#/$defs/server/allOf/2/then/properties/oauth/type`);
p++}
let i=p;
let a=!0;
let o=p;
if(typeof r!=`boolean`){
f=s(f,{});
p++}
var C=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
let l;
if(C){
let e=p;
if(!1!==r){
f=c(f,t+`/oauth`,`#/$defs/server/allOf/2/then/properties/oauth/then/const`,{
allowedValue:!1});
p++}
var C=e===p;
a=C;
l=`then`}else{
let e=p;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.client_id!==void 0&&n.call(r,`client_id`)&&typeof r.client_id!=`string`){
f=c(f,t+`/oauth/client_id`,`#/$defs/server/allOf/2/then/properties/oauth/else/properties/client_id/type`);
p++}
if(r.client_secret!==void 0&&n.call(r,`client_secret`)&&typeof r.client_secret!=`string`){
f=c(f,t+`/oauth/client_secret`,`#/$defs/server/allOf/2/then/properties/oauth/else/properties/client_secret/type`);
p++}
if(r.scope!==void 0&&n.call(r,`scope`)&&typeof r.scope!=`string`){
f=c(f,t+`/oauth/scope`,`#/$defs/server/allOf/2/then/properties/oauth/else/properties/scope/type`);
p++}
if(r.callback_port!==void 0&&n.call(r,`callback_port`)){
let e=r.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
f=c(f,t+`/oauth/callback_port`,`#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/type`);
p++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
f=c(f,t+`/oauth/callback_port`,`#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/maximum`,{
comparison:`<=`,
limit:65535});
p++}
if(e<1||isNaN(e)){
f=c(f,t+`/oauth/callback_port`,`#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/minimum`,{
comparison:`>=`,
limit:1});
p++}}}
if(r.redirect_uri!==void 0&&n.call(r,`redirect_uri`)&&typeof r.redirect_uri!=`string`){
f=c(f,t+`/oauth/redirect_uri`,`#/$defs/server/allOf/2/then/properties/oauth/else/properties/redirect_uri/type`);
p++}}else{
f=c(f,t+`/oauth`,`#/$defs/server/allOf/2/then/properties/oauth/else/type`);
p++}
var C=e===p;
a=C;
if(a){
var w={};
w.client_id=!0;
w.client_secret=!0;
w.scope=!0;
w.callback_port=!0;
w.redirect_uri=!0}
l=`else`}
if(!a){
f=c(f,t+`/oauth`,`#/$defs/server/allOf/2/then/properties/oauth/if`,{
failingKeyword:l});
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/type`,
keyword:`type`,
params:{}});
p++}
var S=r===p;
b=S;
if(b){
var T={};
T.url=!0;
T.headers=!0;
T.oauth=!0;
T.type=!0}}
if(!b){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
if(v!==!0&&T!==void 0){
if(T===!0)
v=!0;else{
v||={};
Object.assign(v,T)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(v!==!0){
v||={};
v.type=!0;
v.disabled=!0;
v.codemode=!0;
v.timeout=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
f=c(f,t+`/type`,`#/$defs/server/properties/type/type`);
p++}
if(n!==`local`&&n!==`remote`){
f=c(f,t+`/type`,`#/$defs/server/properties/type/enum`);
p++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
f=c(f,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
p++}
if(e.codemode!==void 0&&n.call(e,`codemode`)&&typeof e.codemode!=`boolean`){
f=c(f,t+`/codemode`,`#/$defs/server/properties/codemode/type`);
p++}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!i(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.servers!==void 0&&n.call(r,`servers`)){
let e=r.servers;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!a(e[n],{
instancePath:t+`/mcp/servers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}}else{
p=c(p,t+`/mcp/servers`,`#/properties/mcp/properties/servers/type`);
m++}}
if(r.timeout!==void 0&&n.call(r,`timeout`)&&!i(r.timeout,{
instancePath:t+`/mcp/timeout`,
parentData:r,
parentDataProperty:`timeout`,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}}else{
p=c(p,t+`/mcp`,`#/properties/mcp/type`);
m++}}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
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
return e}}));
exports.require_opencode_v2=e;
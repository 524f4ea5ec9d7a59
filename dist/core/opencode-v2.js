"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
let u=r.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
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
r.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.startup!==void 0&&n.call(e,`startup`)&&!r(e.startup,{
instancePath:t+`/startup`,
parentData:e,
parentDataProperty:`startup`,
rootData:l,
dynamicAnchors:u})){
d=c(d,r.errors);
f+=r.errors.length}
if(e.catalog!==void 0&&n.call(e,`catalog`)&&!r(e.catalog,{
instancePath:t+`/catalog`,
parentData:e,
parentDataProperty:`catalog`,
rootData:l,
dynamicAnchors:u})){
d=c(d,r.errors);
f+=r.errors.length}
if(e.execution!==void 0&&n.call(e,`execution`)&&!r(e.execution,{
instancePath:t+`/execution`,
parentData:e,
parentDataProperty:`execution`,
rootData:l,
dynamicAnchors:u})){
d=c(d,r.errors);
f+=r.errors.length}
if(e.request!==void 0&&n.call(e,`request`)&&!r(e.request,{
instancePath:t+`/request`,
parentData:e,
parentDataProperty:`request`,
rootData:l,
dynamicAnchors:u})){
d=c(d,r.errors);
f+=r.errors.length}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/timeout/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
i.evaluated={
props:{
startup:!0,
catalog:!0,
execution:!0,
request:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:o,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
f++}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/type`,
keyword:`type`,
params:{}});
f++}
let m=f;
let h=!0;
let g=f;
if(f===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
d=s(d,{});
f++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`local`){
d=s(d,{});
f++}}else{
d=s(d,{});
f++}}
var _=g===f;
f=m;
d!==null&&(m?d.length=Math.min(d.length,m):d=null);
if(_){
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
f++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/command/`+r,
schemaPath:`#/$defs/server/allOf/1/then/properties/command/items/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/allOf/1/then/properties/command/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/allOf/1/then/properties/cwd/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(e.environment!==void 0&&n.call(e,`environment`)){
let n=e.environment;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/environment/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/allOf/1/then/properties/environment/additionalProperties/type`,
keyword:`type`,
params:{}};
d=s(d,n);
f++}}else{
let e={
instancePath:t+`/environment`,
schemaPath:`#/$defs/server/allOf/1/then/properties/environment/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
f++}
var _=r===f;
h=_;
if(h){
var v={};
v.command=!0;
v.cwd=!0;
v.environment=!0;
v.type=!0}}
if(!h){
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
let y=f;
let b=!0;
let x=f;
if(f===x){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
d=s(d,{});
f++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`remote`){
d=s(d,{});
f++}}else{
d=s(d,{});
f++}}
var S=x===f;
f=y;
d!==null&&(y?d.length=Math.min(d.length,y):d=null);
if(S){
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/allOf/2/then/properties/url/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/allOf/2/then/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
d=s(d,n);
f++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/allOf/2/then/properties/headers/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&typeof r!=`boolean`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
let i=f;
let a=!0;
let o=f;
if(typeof r!=`boolean`){
d=s(d,{});
f++}
var C=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
let c;
if(C){
let e=f;
if(!1!==r){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/then/const`,
keyword:`const`,
params:{
allowedValue:!1}};
d=s(d,e);
f++}
var C=e===f;
a=C;
c=`then`}else{
let e=f;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.client_id!==void 0&&n.call(r,`client_id`)&&typeof r.client_id!=`string`){
let e={
instancePath:t+`/oauth/client_id`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/client_id/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(r.client_secret!==void 0&&n.call(r,`client_secret`)&&typeof r.client_secret!=`string`){
let e={
instancePath:t+`/oauth/client_secret`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/client_secret/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(r.scope!==void 0&&n.call(r,`scope`)&&typeof r.scope!=`string`){
let e={
instancePath:t+`/oauth/scope`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/scope/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(r.callback_port!==void 0&&n.call(r,`callback_port`)){
let e=r.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
d=s(d,e);
f++}
if(e<1||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
d=s(d,e);
f++}}}
if(r.redirect_uri!==void 0&&n.call(r,`redirect_uri`)&&typeof r.redirect_uri!=`string`){
let e={
instancePath:t+`/oauth/redirect_uri`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/redirect_uri/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
var C=e===f;
a=C;
if(a){
var w={};
w.client_id=!0;
w.client_secret=!0;
w.scope=!0;
w.callback_port=!0;
w.redirect_uri=!0}
c=`else`}
if(!a){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:c}};
d=s(d,e);
f++}}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/type`,
keyword:`type`,
params:{}});
f++}
var S=r===f;
b=S;
if(b){
var T={};
T.url=!0;
T.headers=!0;
T.oauth=!0;
T.type=!0}}
if(!b){
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
d=s(d,e);
f++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(e.codemode!==void 0&&n.call(e,`codemode`)&&typeof e.codemode!=`boolean`){
let e={
instancePath:t+`/codemode`,
schemaPath:`#/$defs/server/properties/codemode/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!i(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:l,
dynamicAnchors:u})){
d=c(d,i.errors);
f+=i.errors.length}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
p.props=v;
return f===0}
a.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
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
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}}else{
let e={
instancePath:t+`/mcp/servers`,
schemaPath:`#/properties/mcp/properties/servers/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(r.timeout!==void 0&&n.call(r,`timeout`)&&!i(r.timeout,{
instancePath:t+`/mcp/timeout`,
parentData:r,
parentDataProperty:`timeout`,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
o.evaluated={
props:{
mcp:!0},
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
return e}}));
exports.require_opencode_v2=e;
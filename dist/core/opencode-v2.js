"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:s,
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
let r={
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`local`,`remote`]},
disabled:{
type:`boolean`},
codemode:{
type:`boolean`},
timeout:{
$ref:`#/$defs/timeout`}},
allOf:[{
"x-rule":`transport-untyped`,
type:`object`,
required:[`type`]},{
if:{
type:`object`,
properties:{
type:{
const:`local`}},
required:[`type`]},
then:{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`command`],
properties:{
command:{
type:`array`,
items:{
type:`string`}},
cwd:{
type:`string`},
environment:{
type:`object`,
additionalProperties:{
type:`string`}}}}},{
if:{
type:`object`,
properties:{
type:{
const:`remote`}},
required:[`type`]},
then:{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`url`],
properties:{
url:{
type:`string`},
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
oauth:{
type:[`object`,`boolean`],
if:{
type:`boolean`},
then:{
const:!1},
else:{
type:`object`,
properties:{
client_id:{
type:`string`},
client_secret:{
type:`string`},
scope:{
type:`string`},
callback_port:{
type:`integer`,
minimum:1,
maximum:65535},
redirect_uri:{
type:`string`}}}}}}}]};
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let u=i.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/limit/type`,
keyword:`type`,
params:{
type:`integer`}});
l++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/limit/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
l++}
i.errors=s;
return l===0}
i.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.startup!==void 0&&n.call(e,`startup`)&&!i(e.startup,{
instancePath:t+`/startup`,
parentData:e,
parentDataProperty:`startup`,
rootData:s,
dynamicAnchors:u})){
d=l(d,i.errors);
f+=i.errors.length}
if(e.catalog!==void 0&&n.call(e,`catalog`)&&!i(e.catalog,{
instancePath:t+`/catalog`,
parentData:e,
parentDataProperty:`catalog`,
rootData:s,
dynamicAnchors:u})){
d=l(d,i.errors);
f+=i.errors.length}
if(e.execution!==void 0&&n.call(e,`execution`)&&!i(e.execution,{
instancePath:t+`/execution`,
parentData:e,
parentDataProperty:`execution`,
rootData:s,
dynamicAnchors:u})){
d=l(d,i.errors);
f+=i.errors.length}
if(e.request!==void 0&&n.call(e,`request`)&&!i(e.request,{
instancePath:t+`/request`,
parentData:e,
parentDataProperty:`request`,
rootData:s,
dynamicAnchors:u})){
d=l(d,i.errors);
f+=i.errors.length}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/timeout/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
startup:!0,
catalog:!0,
execution:!0,
request:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:s,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=c(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`local`){
f=c(f,{});
p++}}else{
f=c(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
if(v){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=c(f,{
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
let e={
instancePath:t+`/command/`+r,
schemaPath:`#/$defs/server/allOf/1/then/properties/command/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/allOf/1/then/properties/command/type`,
keyword:`type`,
params:{
type:`array`}};
f=c(f,e);
p++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/allOf/1/then/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
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
params:{
type:`string`}};
f=c(f,n);
p++}}else{
let e={
instancePath:t+`/environment`,
schemaPath:`#/$defs/server/allOf/1/then/properties/environment/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
var v=r===p;
g=v;
if(g){
var y={};
y.command=!0;
y.cwd=!0;
y.environment=!0;
y.type=!0}}
if(!g){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
let b=p;
let x=!0;
let S=p;
if(p===S){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=c(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`remote`){
f=c(f,{});
p++}}else{
f=c(f,{});
p++}}
var C=S===p;
p=b;
f!==null&&(b?f.length=Math.min(f.length,b):f=null);
if(C){
let i=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/allOf/2/then/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
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
params:{
type:`string`}};
f=c(f,n);
p++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/allOf/2/then/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
if((!i||typeof i!=`object`||Array.isArray(i))&&typeof i!=`boolean`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/type`,
keyword:`type`,
params:{
type:r.allOf[2].then.properties.oauth.type}};
f=c(f,e);
p++}
let a=p;
let o=!0;
let s=p;
if(typeof i!=`boolean`){
f=c(f,{});
p++}
var w=s===p;
p=a;
f!==null&&(a?f.length=Math.min(f.length,a):f=null);
let l;
if(w){
let e=p;
if(!1!==i){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/then/const`,
keyword:`const`,
params:{
allowedValue:!1}};
f=c(f,e);
p++}
var w=e===p;
o=w;
l=`then`}else{
let e=p;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.client_id!==void 0&&n.call(i,`client_id`)&&typeof i.client_id!=`string`){
let e={
instancePath:t+`/oauth/client_id`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/client_id/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(i.client_secret!==void 0&&n.call(i,`client_secret`)&&typeof i.client_secret!=`string`){
let e={
instancePath:t+`/oauth/client_secret`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/client_secret/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(i.scope!==void 0&&n.call(i,`scope`)&&typeof i.scope!=`string`){
let e={
instancePath:t+`/oauth/scope`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/scope/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(i.callback_port!==void 0&&n.call(i,`callback_port`)){
let e=i.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/type`,
keyword:`type`,
params:{
type:`integer`}};
f=c(f,e);
p++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
f=c(f,e);
p++}
if(e<1||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
f=c(f,e);
p++}}}
if(i.redirect_uri!==void 0&&n.call(i,`redirect_uri`)&&typeof i.redirect_uri!=`string`){
let e={
instancePath:t+`/oauth/redirect_uri`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/properties/redirect_uri/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/else/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}
var w=e===p;
o=w;
if(o){
var T={};
T.client_id=!0;
T.client_secret=!0;
T.scope=!0;
T.callback_port=!0;
T.redirect_uri=!0}
l=`else`}
if(!o){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/allOf/2/then/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:l}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
var C=i===p;
x=C;
if(x){
var E={};
E.url=!0;
E.headers=!0;
E.oauth=!0;
E.type=!0}}
if(!x){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
if(y!==!0&&E!==void 0){
if(E===!0)
y=!0;else{
y||={};
Object.assign(y,E)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(y!==!0){
y||={};
y.type=!0;
y.disabled=!0;
y.codemode=!0;
y.timeout=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=c(f,e);
p++}
if(e.codemode!==void 0&&n.call(e,`codemode`)&&typeof e.codemode!=`boolean`){
let e={
instancePath:t+`/codemode`,
schemaPath:`#/$defs/server/properties/codemode/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=c(f,e);
p++}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!a(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
o.errors=f;
m.props=y;
return p===0}
o.evaluated={
dynamicProps:!0,
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
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.servers!==void 0&&n.call(r,`servers`)){
let e=r.servers;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!o(e[n],{
instancePath:t+`/mcp/servers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:u,
dynamicAnchors:d})){
f=l(f,o.errors);
p+=o.errors.length}}else{
let e={
instancePath:t+`/mcp/servers`,
schemaPath:`#/properties/mcp/properties/servers/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(r.timeout!==void 0&&n.call(r,`timeout`)&&!a(r.timeout,{
instancePath:t+`/mcp/timeout`,
parentData:r,
parentDataProperty:`timeout`,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}else{
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
s.errors=f;
return p===0}
s.evaluated={
props:{
mcp:!0},
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
exports.require_opencode_v2=e;
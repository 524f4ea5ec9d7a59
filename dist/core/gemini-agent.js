"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"allOf": [
{
"type": "object",
"x-rule": "field-missing",
"required": [
"name",
"description"
]
},
{
"type": "object",
"x-rule": "field-value",
"properties": {
"kind": {},
"name": {},
"description": {},
"display_name": {},
"tools": {},
"mcp_servers": {},
"model": {},
"temperature": {},
"max_turns": {},
"timeout_mins": {}
},
"additionalProperties": false
}
],
"properties": {
"kind": {
"const": "local"
},
"name": {
"type": "string",
"pattern": "^[a-z0-9_-]+$",
"x-label": "made of small letters, digits, \\"-\\" and \\"_\\""
},
"description": {
"type": "string",
"minLength": 1
},
"display_name": {
"type": "string"
},
"tools": {
"type": "array",
"items": {
"type": "string"
}
},
"mcp_servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"model": {
"type": "string"
},
"temperature": {
"type": "number"
},
"max_turns": {
"type": "integer",
"minimum": 1
},
"timeout_mins": {
"type": "integer",
"minimum": 1
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
"sse",
"http"
]
},
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
},
"cwd": {
"type": "string"
},
"url": {
"type": "string"
},
"http_url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"tcp": {
"type": "string"
},
"timeout": {
"type": "number"
},
"trust": {
"type": "boolean"
},
"description": {
"type": "string"
},
"include_tools": {
"type": "array",
"items": {
"type": "string"
}
},
"exclude_tools": {
"type": "array",
"items": {
"type": "string"
}
},
"auth": {
"type": "object",
"required": [
"type"
],
"properties": {
"type": {
"enum": [
"google-credentials",
"oauth"
]
},
"client_id": {
"type": "string"
},
"client_secret": {
"type": "string"
},
"scopes": {
"type": "array",
"items": {
"type": "string"
}
},
"authorization_url": {},
"token_url": {},
"issuer": {},
"audiences": {},
"redirect_uri": {},
"token_param_name": {},
"registration_url": {}
}
}
}
}
}
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
allOf:[{
type:`object`,
"x-rule":`field-missing`,
required:[`name`,`description`]},{
type:`object`,
"x-rule":`field-value`,
properties:{
kind:{},
name:{},
description:{},
display_name:{},
tools:{},
mcp_servers:{},
model:{},
temperature:{},
max_turns:{},
timeout_mins:{}},
additionalProperties:!1}],
properties:{
kind:{
const:`local`},
name:{
type:`string`,
pattern:`^[a-z0-9_-]+$`,
"x-label":`made of small letters, digits, "-" and "_"`},
description:{
type:`string`,
minLength:1},
display_name:{
type:`string`},
tools:{
type:`array`,
items:{
type:`string`}},
mcp_servers:{
"x-rule":`root-shape`,
type:`object`,
additionalProperties:{
$ref:`#/$defs/server`}},
model:{
type:`string`},
temperature:{
type:`number`},
max_turns:{
type:`integer`,
minimum:1},
timeout_mins:{
type:`integer`,
minimum:1}},
$defs:{
server:{
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`sse`,`http`]},
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:`object`,
additionalProperties:{
type:`string`}},
cwd:{
type:`string`},
url:{
type:`string`},
http_url:{
type:`string`},
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
tcp:{
type:`string`},
timeout:{
type:`number`},
trust:{
type:`boolean`},
description:{
type:`string`},
include_tools:{
type:`array`,
items:{
type:`string`}},
exclude_tools:{
type:`array`,
items:{
type:`string`}},
auth:{
type:`object`,
required:[`type`],
properties:{
type:{
enum:[`google-credentials`,`oauth`]},
client_id:{
type:`string`},
client_secret:{
type:`string`},
scopes:{
type:`array`,
items:{
type:`string`}},
authorization_url:{},
token_url:{},
issuer:{},
audiences:{},
redirect_uri:{},
token_param_name:{},
registration_url:{}}}}}},
$id:`urn:mcp-lint:schema:gemini-agent`};
let r=Object.prototype.hasOwnProperty;
let i=d;
let a=RegExp(`^[a-z0-9_-]+$`,`u`);
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
u=l(u,t+`/type`,`#/$defs/server/properties/type/type`);
d++}
if(n!==`sse`&&n!==`http`){
u=l(u,t+`/type`,`#/$defs/server/properties/type/enum`);
d++}}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
u=l(u,t+`/command`,`#/$defs/server/properties/command/type`);
d++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=l(u,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
d++}}else{
u=l(u,t+`/args`,`#/$defs/server/properties/args/type`);
d++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=l(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
d++}}else{
u=l(u,t+`/env`,`#/$defs/server/properties/env/type`);
d++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)&&typeof e.cwd!=`string`){
u=l(u,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
d++}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
u=l(u,t+`/url`,`#/$defs/server/properties/url/type`);
d++}
if(e.http_url!==void 0&&r.call(e,`http_url`)&&typeof e.http_url!=`string`){
u=l(u,t+`/http_url`,`#/$defs/server/properties/http_url/type`);
d++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=l(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
d++}}else{
u=l(u,t+`/headers`,`#/$defs/server/properties/headers/type`);
d++}}
if(e.tcp!==void 0&&r.call(e,`tcp`)&&typeof e.tcp!=`string`){
u=l(u,t+`/tcp`,`#/$defs/server/properties/tcp/type`);
d++}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
u=l(u,t+`/timeout`,`#/$defs/server/properties/timeout/type`);
d++}}
if(e.trust!==void 0&&r.call(e,`trust`)&&typeof e.trust!=`boolean`){
u=l(u,t+`/trust`,`#/$defs/server/properties/trust/type`);
d++}
if(e.description!==void 0&&r.call(e,`description`)&&typeof e.description!=`string`){
u=l(u,t+`/description`,`#/$defs/server/properties/description/type`);
d++}
if(e.include_tools!==void 0&&r.call(e,`include_tools`)){
let n=e.include_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=l(u,t+`/include_tools/`+r,`#/$defs/server/properties/include_tools/items/type`);
d++}}else{
u=l(u,t+`/include_tools`,`#/$defs/server/properties/include_tools/type`);
d++}}
if(e.exclude_tools!==void 0&&r.call(e,`exclude_tools`)){
let n=e.exclude_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=l(u,t+`/exclude_tools/`+r,`#/$defs/server/properties/exclude_tools/items/type`);
d++}}else{
u=l(u,t+`/exclude_tools`,`#/$defs/server/properties/exclude_tools/type`);
d++}}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.type===void 0||!r.call(n,`type`)){
u=l(u,t+`/auth`,`#/$defs/server/properties/auth/required`,{
missingProperty:`type`});
d++}
if(n.type!==void 0&&r.call(n,`type`)){
let e=n.type;
if(e!==`google-credentials`&&e!==`oauth`){
u=l(u,t+`/auth/type`,`#/$defs/server/properties/auth/properties/type/enum`);
d++}}
if(n.client_id!==void 0&&r.call(n,`client_id`)&&typeof n.client_id!=`string`){
u=l(u,t+`/auth/client_id`,`#/$defs/server/properties/auth/properties/client_id/type`);
d++}
if(n.client_secret!==void 0&&r.call(n,`client_secret`)&&typeof n.client_secret!=`string`){
u=l(u,t+`/auth/client_secret`,`#/$defs/server/properties/auth/properties/client_secret/type`);
d++}
if(n.scopes!==void 0&&r.call(n,`scopes`)){
let e=n.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
u=l(u,t+`/auth/scopes/`+r,`#/$defs/server/properties/auth/properties/scopes/items/type`);
d++}}else{
u=l(u,t+`/auth/scopes`,`#/$defs/server/properties/auth/properties/scopes/type`);
d++}}}else{
u=l(u,t+`/auth`,`#/$defs/server/properties/auth/type`);
d++}}}else{
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
o.errors=u;
return d===0}
function s(e,{
instancePath:t=``,
parentData:d,
parentDataProperty:f,
rootData:p=e,
dynamicAnchors:m={}}={}){
let h=null;
let g=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!r.call(e,`name`)){
h=c(h,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
g++}
if(e.description===void 0||!r.call(e,`description`)){
h=c(h,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`description`}});
g++}}else{
h=c(h,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{}});
g++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let i of Object.keys(e))
if(!r.call(n.allOf[1].properties,i)){
h=c(h,{
instancePath:t,
schemaPath:`#/allOf/1/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:i}});
g++}}else{
h=c(h,{
instancePath:t,
schemaPath:`#/allOf/1/type`,
keyword:`type`,
params:{}});
g++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.kind!==void 0&&r.call(e,`kind`)&&e.kind!==`local`){
h=l(h,t+`/kind`,`#/properties/kind/const`,{
allowedValue:`local`});
g++}
if(e.name!==void 0&&r.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(!a.test(n)){
h=l(h,t+`/name`,`#/properties/name/pattern`,{
pattern:`^[a-z0-9_-]+$`});
g++}}else{
h=l(h,t+`/name`,`#/properties/name/type`);
g++}}
if(e.description!==void 0&&r.call(e,`description`)){
let n=e.description;
if(typeof n==`string`){
if(i(n)<1){
h=l(h,t+`/description`,`#/properties/description/minLength`,{
limit:1});
g++}}else{
h=l(h,t+`/description`,`#/properties/description/type`);
g++}}
if(e.display_name!==void 0&&r.call(e,`display_name`)&&typeof e.display_name!=`string`){
h=l(h,t+`/display_name`,`#/properties/display_name/type`);
g++}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
h=l(h,t+`/tools/`+r,`#/properties/tools/items/type`);
g++}}else{
h=l(h,t+`/tools`,`#/properties/tools/type`);
g++}}
if(e.mcp_servers!==void 0&&r.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:p,
dynamicAnchors:m})){
h=u(h,o.errors);
g+=o.errors.length}}else{
h=l(h,t+`/mcp_servers`,`#/properties/mcp_servers/type`);
g++}}
if(e.model!==void 0&&r.call(e,`model`)&&typeof e.model!=`string`){
h=l(h,t+`/model`,`#/properties/model/type`);
g++}
if(e.temperature!==void 0&&r.call(e,`temperature`)){
let n=e.temperature;
if(!(typeof n==`number`&&isFinite(n))){
h=l(h,t+`/temperature`,`#/properties/temperature/type`);
g++}}
if(e.max_turns!==void 0&&r.call(e,`max_turns`)){
let n=e.max_turns;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=l(h,t+`/max_turns`,`#/properties/max_turns/type`);
g++}
if(typeof n==`number`&&isFinite(n)&&(n<1||isNaN(n))){
h=l(h,t+`/max_turns`,`#/properties/max_turns/minimum`,{
comparison:`>=`,
limit:1});
g++}}
if(e.timeout_mins!==void 0&&r.call(e,`timeout_mins`)){
let n=e.timeout_mins;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=l(h,t+`/timeout_mins`,`#/properties/timeout_mins/type`);
g++}
if(typeof n==`number`&&isFinite(n)&&(n<1||isNaN(n))){
h=l(h,t+`/timeout_mins`,`#/properties/timeout_mins/minimum`,{
comparison:`>=`,
limit:1});
g++}}}else{
h=c(h,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
g++}
s.errors=h;
return g===0}
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t,n,r={}){
return c(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}
function d(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_gemini_agent=e;
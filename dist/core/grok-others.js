"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/grok/$defs/server"
}
}
},
"$defs": {
"grok": {
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp_servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"allOf": [
{
"$ref": "#/$defs/grok/$defs/server"
},
{
"$ref": "#/$defs/grok/$defs/patience"
}
]
}
}
},
"$defs": {
"patience": {
"type": "object",
"properties": {
"startup_timeout_sec": {
"type": [
"integer",
"null"
],
"if": {
"type": "integer",
"minimum": 0
},
"then": {
"type": "integer",
"exclusiveMinimum": 0,
"x-effect": "fails-server",
"x-by": "R:GRK"
}
}
}
},
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {},
"enabled": {
"type": "boolean"
},
"startup_timeout_sec": {
"type": [
"integer",
"null"
],
"minimum": 0,
"exclusiveMaximum": 18446744073709552000
},
"tool_timeout_sec": {
"type": "integer",
"minimum": 0,
"exclusiveMaximum": 18446744073709552000
},
"tool_timeouts": {
"type": "object",
"additionalProperties": {
"type": "integer",
"minimum": 0
}
},
"oauth": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"clientSecretEnvVar": {
"type": "string"
},
"scopes": {
"type": "array",
"items": {
"type": "string"
}
},
"callbackPort": {
"type": "integer",
"minimum": 0,
"maximum": 65535
}
}
}
},
"oauth_client_id": {
"type": "string"
},
"oauth_client_secret_env_var": {
"type": "string"
},
"oauth_scopes": {
"type": "array",
"items": {
"type": "string"
}
},
"expose_image_base64": {
"type": "boolean"
},
"setup": {
"type": "object"
}
},
"if": {
"type": "object",
"properties": {
"command": {
"type": "string"
}
},
"required": [
"command"
],
"anyOf": [
{
"type": "object",
"not": {
"type": "object",
"properties": {
"url": {
"type": "string"
}
},
"required": [
"url"
]
}
},
{
"type": "object",
"properties": {
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
}
}
}
]
},
"then": {
"$ref": "#/$defs/grok/$defs/local"
},
"else": {
"if": {
"type": "object",
"required": [
"url"
]
},
"then": {
"$ref": "#/$defs/grok/$defs/remote"
},
"else": {
"$ref": "#/$defs/grok/$defs/local"
}
}
},
"local": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"command"
],
"properties": {
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
"type": [
"object",
"null"
],
"additionalProperties": {
"type": "string"
}
},
"cwd": {
"type": [
"string",
"null"
]
}
}
},
"remote": {
"type": "object",
"properties": {
"url": {
"type": "string"
},
"type": {
"x-rule": "transport-unknown",
"type": "string"
},
"headers": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": "string"
}
},
"bearer_token_env_var": {
"type": "string"
}
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r={
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{},
enabled:{
type:`boolean`},
startup_timeout_sec:{
type:[`integer`,`null`],
minimum:0,
exclusiveMaximum:0x10000000000000000},
tool_timeout_sec:{
type:`integer`,
minimum:0,
exclusiveMaximum:0x10000000000000000},
tool_timeouts:{
type:`object`,
additionalProperties:{
type:`integer`,
minimum:0}},
oauth:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
clientId:{
type:`string`},
clientSecretEnvVar:{
type:`string`},
scopes:{
type:`array`,
items:{
type:`string`}},
callbackPort:{
type:`integer`,
minimum:0,
maximum:65535}}}},
oauth_client_id:{
type:`string`},
oauth_client_secret_env_var:{
type:`string`},
oauth_scopes:{
type:`array`,
items:{
type:`string`}},
expose_image_base64:{
type:`boolean`},
setup:{
type:`object`}},
if:{
type:`object`,
properties:{
command:{
type:`string`}},
required:[`command`],
anyOf:[{
type:`object`,
not:{
type:`object`,
properties:{
url:{
type:`string`}},
required:[`url`]}},{
type:`object`,
properties:{
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
type:`string`}}}]},
then:{
$ref:`#/$defs/grok/$defs/local`},
else:{
if:{
type:`object`,
required:[`url`]},
then:{
$ref:`#/$defs/grok/$defs/remote`},
else:{
$ref:`#/$defs/grok/$defs/local`}}};
let i=u;
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
u++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
c=d(c,t+`/command`,`#/$defs/grok/$defs/local/properties/command/type`);
u++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=d(c,t+`/args/`+r,`#/$defs/grok/$defs/local/properties/args/items/type`);
u++}}else{
c=d(c,t+`/args`,`#/$defs/grok/$defs/local/properties/args/type`);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
c=d(c,t+`/env`,`#/$defs/grok/$defs/local/properties/env/type`);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=d(c,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/grok/$defs/local/properties/env/additionalProperties/type`);
u++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
c=d(c,t+`/cwd`,`#/$defs/grok/$defs/local/properties/cwd/type`);
u++}}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/local/type`,
keyword:`type`,
params:{}});
u++}
a.errors=c;
return u===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
c=d(c,t+`/url`,`#/$defs/grok/$defs/remote/properties/url/type`);
u++}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
c=d(c,t+`/type`,`#/$defs/grok/$defs/remote/properties/type/type`);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
c=d(c,t+`/headers`,`#/$defs/grok/$defs/remote/properties/headers/type`);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=d(c,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/grok/$defs/remote/properties/headers/additionalProperties/type`);
u++}}}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)&&typeof e.bearer_token_env_var!=`string`){
c=d(c,t+`/bearer_token_env_var`,`#/$defs/grok/$defs/remote/properties/bearer_token_env_var/type`);
u++}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/remote/type`,
keyword:`type`,
params:{}});
u++}
o.errors=c;
return u===0}
function s(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:u,
rootData:p=e,
dynamicAnchors:m={}}={}){
let h=null;
let g=0;
let _=g;
let v=!0;
let y=g;
let b=g;
let x=!1;
let S=g;
if(!e||typeof e!=`object`||Array.isArray(e)){
h=l(h,{});
g++}
let C=g;
let w=g;
if(g===w){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
h=l(h,{});
g++}else 
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
h=l(h,{});
g++}}else{
h=l(h,{});
g++}}
if(w===g){
h=l(h,{});
g++}else{
g=C;
h!==null&&(C?h.length=Math.min(h.length,C):h=null)}
var T=S===g;
x||=T;
let E=g;
if(g===E){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let t=g;
if(typeof e.command!=`string`){
h=l(h,{});
g++}
var D=t===g}else 
var D=!0;
if(D){
if(e.args!==void 0&&n.call(e,`args`)){
let t=e.args;
let n=g;
if(g===n){
if(Array.isArray(t)){
let e=t.length;
for(
let n=0;n<e;n++){
let e=g;
if(typeof t[n]!=`string`){
h=l(h,{});
g++}
if(e!==g)
break}}else{
h=l(h,{});
g++}}
var D=n===g}else 
var D=!0;
if(D){
if(e.env!==void 0&&n.call(e,`env`)){
let t=e.env;
let n=g;
if(g===n){
if(t&&typeof t==`object`&&!Array.isArray(t))
for(
let e of Object.keys(t)){
let n=g;
if(typeof t[e]!=`string`){
h=l(h,{});
g++}
if(n!==g)
break}else{
h=l(h,{});
g++}}
var D=n===g}else 
var D=!0;
if(D){
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let t=g;
if(typeof e.cwd!=`string`){
h=l(h,{});
g++}
var D=t===g}else 
var D=!0}}}}else{
h=l(h,{});
g++}}
var T=E===g;
x||=T;
if(T){
var O={};
O.command=!0;
O.args=!0;
O.env=!0;
O.cwd=!0}
if(x){
g=b;
h!==null&&(b?h.length=Math.min(h.length,b):h=null)}else{
h=l(h,{});
g++}
if(g===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
h=l(h,{});
g++}else{
if(O!==!0){
O||={};
O.command=!0}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
h=l(h,{});
g++}}}else{
h=l(h,{});
g++}}
var k=y===g;
g=_;
h!==null&&(_?h.length=Math.min(h.length,_):h=null);
let A;
if(k){
let n=g;
if(!a(e,{
instancePath:t,
parentData:c,
parentDataProperty:u,
rootData:p,
dynamicAnchors:m})){
h=f(h,a.errors);
g+=a.errors.length}
var k=n===g;
v=k;
if(v&&O!==!0){
O||={};
O.command=!0;
O.args=!0;
O.env=!0;
O.cwd=!0}
A=`then`}else{
let r=g;
let i=g;
let s=!0;
let d=g;
if(g===d){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
h=l(h,{});
g++}}else{
h=l(h,{});
g++}}
var j=d===g;
g=i;
h!==null&&(i?h.length=Math.min(h.length,i):h=null);
let _;
if(j){
let n=g;
if(!o(e,{
instancePath:t,
parentData:c,
parentDataProperty:u,
rootData:p,
dynamicAnchors:m})){
h=f(h,o.errors);
g+=o.errors.length}
var j=n===g;
s=j;
if(s){
var M={};
M.url=!0;
M.type=!0;
M.headers=!0;
M.bearer_token_env_var=!0}
_=`then`}else{
let n=g;
if(!a(e,{
instancePath:t,
parentData:c,
parentDataProperty:u,
rootData:p,
dynamicAnchors:m})){
h=f(h,a.errors);
g+=a.errors.length}
var j=n===g;
s=j;
if(s&&M!==!0){
M||={};
M.command=!0;
M.args=!0;
M.env=!0;
M.cwd=!0}
_=`else`}
if(!s){
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
g++}
var k=r===g;
v=k;
if(v&&O!==!0&&M!==void 0){
if(M===!0)
O=!0;else{
O||={};
Object.assign(O,M)}}
A=`else`}
if(!v){
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:A}});
g++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(O!==!0){
O||={};
O.type=!0;
O.enabled=!0;
O.startup_timeout_sec=!0;
O.tool_timeout_sec=!0;
O.tool_timeouts=!0;
O.oauth=!0;
O.oauth_client_id=!0;
O.oauth_client_secret_env_var=!0;
O.oauth_scopes=!0;
O.expose_image_base64=!0;
O.setup=!0}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
h=d(h,t+`/enabled`,`#/$defs/grok/$defs/server/properties/enabled/type`);
g++}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
h=d(h,t+`/startup_timeout_sec`,`#/$defs/grok/$defs/server/properties/startup_timeout_sec/type`);
g++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
h=d(h,t+`/startup_timeout_sec`,`#/$defs/grok/$defs/server/properties/startup_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
g++}
if(n>=0x10000000000000000||isNaN(n)){
h=d(h,t+`/startup_timeout_sec`,`#/$defs/grok/$defs/server/properties/startup_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
g++}}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=d(h,t+`/tool_timeout_sec`,`#/$defs/grok/$defs/server/properties/tool_timeout_sec/type`);
g++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
h=d(h,t+`/tool_timeout_sec`,`#/$defs/grok/$defs/server/properties/tool_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
g++}
if(n>=0x10000000000000000||isNaN(n)){
h=d(h,t+`/tool_timeout_sec`,`#/$defs/grok/$defs/server/properties/tool_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
g++}}}
if(e.tool_timeouts!==void 0&&n.call(e,`tool_timeouts`)){
let n=e.tool_timeouts;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`number`||r%1||isNaN(r)||!isFinite(r)){
h=d(h,t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/grok/$defs/server/properties/tool_timeouts/additionalProperties/type`);
g++}
if(typeof r==`number`&&isFinite(r)&&(r<0||isNaN(r))){
h=d(h,t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/grok/$defs/server/properties/tool_timeouts/additionalProperties/minimum`,{
comparison:`>=`,
limit:0});
g++}}else{
h=d(h,t+`/tool_timeouts`,`#/$defs/grok/$defs/server/properties/tool_timeouts/type`);
g++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let a=e.oauth;
let o=g;
let s=!0;
let c=g;
if(!i(a,r.properties.oauth.if.const)){
h=l(h,{});
g++}
var N=c===g;
g=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!N){
let e=g;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.clientId!==void 0&&n.call(a,`clientId`)&&typeof a.clientId!=`string`){
h=d(h,t+`/oauth/clientId`,`#/$defs/grok/$defs/server/properties/oauth/else/properties/clientId/type`);
g++}
if(a.clientSecretEnvVar!==void 0&&n.call(a,`clientSecretEnvVar`)&&typeof a.clientSecretEnvVar!=`string`){
h=d(h,t+`/oauth/clientSecretEnvVar`,`#/$defs/grok/$defs/server/properties/oauth/else/properties/clientSecretEnvVar/type`);
g++}
if(a.scopes!==void 0&&n.call(a,`scopes`)){
let e=a.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
h=d(h,t+`/oauth/scopes/`+r,`#/$defs/grok/$defs/server/properties/oauth/else/properties/scopes/items/type`);
g++}}else{
h=d(h,t+`/oauth/scopes`,`#/$defs/grok/$defs/server/properties/oauth/else/properties/scopes/type`);
g++}}
if(a.callbackPort!==void 0&&n.call(a,`callbackPort`)){
let e=a.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=d(h,t+`/oauth/callbackPort`,`#/$defs/grok/$defs/server/properties/oauth/else/properties/callbackPort/type`);
g++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
h=d(h,t+`/oauth/callbackPort`,`#/$defs/grok/$defs/server/properties/oauth/else/properties/callbackPort/maximum`,{
comparison:`<=`,
limit:65535});
g++}
if(e<0||isNaN(e)){
h=d(h,t+`/oauth/callbackPort`,`#/$defs/grok/$defs/server/properties/oauth/else/properties/callbackPort/minimum`,{
comparison:`>=`,
limit:0});
g++}}}}else{
h=d(h,t+`/oauth`,`#/$defs/grok/$defs/server/properties/oauth/else/type`);
g++}
var N=e===g;
s=N;
if(s){
var P={};
P.clientId=!0;
P.clientSecretEnvVar=!0;
P.scopes=!0;
P.callbackPort=!0}}
if(!s){
h=d(h,t+`/oauth`,`#/$defs/grok/$defs/server/properties/oauth/if`,{
failingKeyword:`else`});
g++}}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)&&typeof e.oauth_client_id!=`string`){
h=d(h,t+`/oauth_client_id`,`#/$defs/grok/$defs/server/properties/oauth_client_id/type`);
g++}
if(e.oauth_client_secret_env_var!==void 0&&n.call(e,`oauth_client_secret_env_var`)&&typeof e.oauth_client_secret_env_var!=`string`){
h=d(h,t+`/oauth_client_secret_env_var`,`#/$defs/grok/$defs/server/properties/oauth_client_secret_env_var/type`);
g++}
if(e.oauth_scopes!==void 0&&n.call(e,`oauth_scopes`)){
let n=e.oauth_scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
h=d(h,t+`/oauth_scopes/`+r,`#/$defs/grok/$defs/server/properties/oauth_scopes/items/type`);
g++}}else{
h=d(h,t+`/oauth_scopes`,`#/$defs/grok/$defs/server/properties/oauth_scopes/type`);
g++}}
if(e.expose_image_base64!==void 0&&n.call(e,`expose_image_base64`)&&typeof e.expose_image_base64!=`boolean`){
h=d(h,t+`/expose_image_base64`,`#/$defs/grok/$defs/server/properties/expose_image_base64/type`);
g++}
if(e.setup!==void 0&&n.call(e,`setup`)){
let n=e.setup;
if(!n||typeof n!=`object`||Array.isArray(n)){
h=d(h,t+`/setup`,`#/$defs/grok/$defs/server/properties/setup/type`);
g++}}}else{
h=l(h,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/type`,
keyword:`type`,
params:{}});
g++}
s.errors=h;
return g===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let u=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=d(u,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!s(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
u=f(u,s.errors);
p+=s.errors.length}}}}else{
u=l(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
c.errors=u;
return p===0}
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t){
if(e===t)
return!0;
if(typeof e!=`object`||typeof t!=`object`||e===null||t===null)
return!1;
if(Array.isArray(e)!==Array.isArray(t))
return!1;
let n=Object.keys(e);
if(n.length!==Object.keys(t).length)
return!1;
return n.every(n=>Object.hasOwn(t,n)&&u(e[n],t[n]))}
function d(e,t,n,r={}){
return l(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function f(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}}));
exports.require_grok_others=e;
"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
required:[`command`]},
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
let d=a.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
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
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/grok/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/grok/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/grok/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/grok/$defs/local/properties/env/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/grok/$defs/local/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
c=l(c,n);
u++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/grok/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/local/type`,
keyword:`type`,
params:{}});
u++}
a.errors=c;
return u===0}
a.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let u=0;
let d=o.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/grok/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/grok/$defs/remote/properties/type/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/grok/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/grok/$defs/remote/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
c=l(c,n);
u++}}}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)&&typeof e.bearer_token_env_var!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/grok/$defs/remote/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/remote/type`,
keyword:`type`,
params:{}});
u++}
o.errors=c;
return u===0}
o.evaluated={
props:{
url:!0,
type:!0,
headers:!0,
bearer_token_env_var:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:u,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
let g=s.evaluated;
g.dynamicProps&&(g.props=void 0);
g.dynamicItems&&(g.items=void 0);
let _=h;
let v=!0;
let y=h;
if(h===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
m=l(m,{});
h++}else 
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
m=l(m,{});
h++}}else{
m=l(m,{});
h++}}
var b=y===h;
h=_;
m!==null&&(_?m.length=Math.min(m.length,_):m=null);
let x;
if(b){
let n=h;
if(!a(e,{
instancePath:t,
parentData:c,
parentDataProperty:u,
rootData:f,
dynamicAnchors:p})){
m=d(m,a.errors);
h+=a.errors.length}
var b=n===h;
v=b;
if(v){
var S={};
S.command=!0;
S.args=!0;
S.env=!0;
S.cwd=!0}
x=`then`}else{
let r=h;
let i=h;
let s=!0;
let g=h;
if(h===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
m=l(m,{});
h++}}else{
m=l(m,{});
h++}}
var C=g===h;
h=i;
m!==null&&(i?m.length=Math.min(m.length,i):m=null);
let _;
if(C){
let n=h;
if(!o(e,{
instancePath:t,
parentData:c,
parentDataProperty:u,
rootData:f,
dynamicAnchors:p})){
m=d(m,o.errors);
h+=o.errors.length}
var C=n===h;
s=C;
if(s){
var w={};
w.url=!0;
w.type=!0;
w.headers=!0;
w.bearer_token_env_var=!0}
_=`then`}else{
let n=h;
if(!a(e,{
instancePath:t,
parentData:c,
parentDataProperty:u,
rootData:f,
dynamicAnchors:p})){
m=d(m,a.errors);
h+=a.errors.length}
var C=n===h;
s=C;
if(s&&w!==!0){
w||={};
w.command=!0;
w.args=!0;
w.env=!0;
w.cwd=!0}
_=`else`}
if(!s){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
h++}
var b=r===h;
v=b;
if(v&&S!==!0&&w!==void 0){
if(w===!0)
S=!0;else{
S||={};
Object.assign(S,w)}}
x=`else`}
if(!v){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:x}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(S!==!0){
S||={};
S.type=!0;
S.enabled=!0;
S.startup_timeout_sec=!0;
S.tool_timeout_sec=!0;
S.tool_timeouts=!0;
S.oauth=!0;
S.oauth_client_id=!0;
S.oauth_client_secret_env_var=!0;
S.oauth_scopes=!0;
S.expose_image_base64=!0;
S.setup=!0}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/grok/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=l(m,e);
h++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
m=l(m,e);
h++}}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=l(m,e);
h++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
m=l(m,e);
h++}}}
if(e.tool_timeouts!==void 0&&n.call(e,`tool_timeouts`)){
let n=e.tool_timeouts;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`number`||r%1||isNaN(r)||!isFinite(r)){
let n={
instancePath:t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeouts/additionalProperties/type`,
keyword:`type`,
params:{}};
m=l(m,n);
h++}
if(typeof r==`number`&&isFinite(r)&&(r<0||isNaN(r))){
let n={
instancePath:t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeouts/additionalProperties/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=l(m,n);
h++}}else{
let e={
instancePath:t+`/tool_timeouts`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeouts/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let a=e.oauth;
let o=h;
let s=!0;
let c=h;
if(!i(a,r.properties.oauth.if.const)){
m=l(m,{});
h++}
var T=c===h;
h=o;
m!==null&&(o?m.length=Math.min(m.length,o):m=null);
if(!T){
let e=h;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.clientId!==void 0&&n.call(a,`clientId`)&&typeof a.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/else/properties/clientId/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}
if(a.scopes!==void 0&&n.call(a,`scopes`)){
let e=a.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/scopes/`+r,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/else/properties/scopes/items/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}}else{
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/else/properties/scopes/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}}
if(a.callbackPort!==void 0&&n.call(a,`callbackPort`)){
let e=a.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/else/properties/callbackPort/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/else/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
m=l(m,e);
h++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/else/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=l(m,e);
h++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/else/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}
var T=e===h;
s=T;
if(s){
var E={};
E.clientId=!0;
E.scopes=!0;
E.callbackPort=!0}}
if(!s){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
m=l(m,e);
h++}}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)&&typeof e.oauth_client_id!=`string`){
let e={
instancePath:t+`/oauth_client_id`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_client_id/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}
if(e.oauth_client_secret_env_var!==void 0&&n.call(e,`oauth_client_secret_env_var`)&&typeof e.oauth_client_secret_env_var!=`string`){
let e={
instancePath:t+`/oauth_client_secret_env_var`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_client_secret_env_var/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}
if(e.oauth_scopes!==void 0&&n.call(e,`oauth_scopes`)){
let n=e.oauth_scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/oauth_scopes/`+r,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_scopes/items/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}}else{
let e={
instancePath:t+`/oauth_scopes`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_scopes/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}}
if(e.expose_image_base64!==void 0&&n.call(e,`expose_image_base64`)&&typeof e.expose_image_base64!=`boolean`){
let e={
instancePath:t+`/expose_image_base64`,
schemaPath:`#/$defs/grok/$defs/server/properties/expose_image_base64/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}
if(e.setup!==void 0&&n.call(e,`setup`)){
let n=e.setup;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/setup`,
schemaPath:`#/$defs/grok/$defs/server/properties/setup/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/type`,
keyword:`type`,
params:{}});
h++}
s.errors=m;
g.props=S;
return h===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let u=null;
let f=0;
let p=c.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
u=l(u,e);
f++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!s(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
u=d(u,s.errors);
f+=s.errors.length}}}}else{
u=l(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
c.errors=u;
return f===0}
c.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
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
function d(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}}));
exports.require_grok_others=e;
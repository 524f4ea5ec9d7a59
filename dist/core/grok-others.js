"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:u,
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
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
mcpServers:{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
$ref:`#/$defs/grok/$defs/server`}}},
$defs:{
grok:{
type:`object`,
"x-rule":`root-shape`,
properties:{
mcp_servers:{
"x-rule":`root-shape`,
type:`object`,
additionalProperties:{
allOf:[{
$ref:`#/$defs/grok/$defs/server`},{
$ref:`#/$defs/grok/$defs/patience`}]}}},
$defs:{
patience:{
type:`object`,
properties:{
startup_timeout_sec:{
type:[`integer`,`null`],
if:{
type:`integer`,
minimum:0},
then:{
type:`integer`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:GRK`}}}},
server:{
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
maximum:65535}}},
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
$ref:`#/$defs/grok/$defs/local`}}},
local:{
type:`object`,
"x-rule":`transport-missing`,
required:[`command`],
properties:{
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:[`object`,`null`],
additionalProperties:{
type:`string`}},
cwd:{
type:[`string`,`null`]}}},
remote:{
type:`object`,
properties:{
url:{
type:`string`},
type:{
"x-rule":`transport-unknown`,
type:`string`},
headers:{
type:[`object`,`null`],
additionalProperties:{
type:`string`}},
bearer_token_env_var:{
type:`string`}}}}}},
$id:`urn:mcp-lint:schema:grok-others`};
let r=Object.prototype.hasOwnProperty;
let i={
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
maximum:65535}}},
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
let a={
type:`object`,
"x-rule":`transport-missing`,
required:[`command`],
properties:{
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:[`object`,`null`],
additionalProperties:{
type:`string`}},
cwd:{
type:[`string`,`null`]}}};
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let f=o.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
u++}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/grok/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
l=d(l,e);
u++}
if(e.args!==void 0&&r.call(e,`args`)){
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
params:{
type:`string`}};
l=d(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/grok/$defs/local/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
l=d(l,e);
u++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/grok/$defs/local/properties/env/type`,
keyword:`type`,
params:{
type:a.properties.env.type}};
l=d(l,e);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/grok/$defs/local/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
l=d(l,n);
u++}}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/grok/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{
type:a.properties.cwd.type}};
l=d(l,e);
u++}}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
o.errors=l;
return u===0}
o.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
let s={
type:`object`,
properties:{
url:{
type:`string`},
type:{
"x-rule":`transport-unknown`,
type:`string`},
headers:{
type:[`object`,`null`],
additionalProperties:{
type:`string`}},
bearer_token_env_var:{
type:`string`}}};
function c(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let l=null;
let u=0;
let f=c.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/grok/$defs/remote/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
l=d(l,e);
u++}
if(e.type!==void 0&&r.call(e,`type`)&&typeof e.type!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/grok/$defs/remote/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
l=d(l,e);
u++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/grok/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{
type:s.properties.headers.type}};
l=d(l,e);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/grok/$defs/remote/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
l=d(l,n);
u++}}}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)&&typeof e.bearer_token_env_var!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/grok/$defs/remote/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{
type:`string`}};
l=d(l,e);
u++}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
c.errors=l;
return u===0}
c.evaluated={
props:{
url:!0,
type:!0,
headers:!0,
bearer_token_env_var:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:s=e,
dynamicAnchors:u={}}={}){
let p=null;
let m=0;
let h=l.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(m===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
p=d(p,{});
m++}else 
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
p=d(p,{});
m++}}else{
p=d(p,{});
m++}}
var y=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
let b;
if(y){
let r=m;
if(!o(e,{
instancePath:t,
parentData:n,
parentDataProperty:a,
rootData:s,
dynamicAnchors:u})){
p=f(p,o.errors);
m+=o.errors.length}
var y=r===m;
_=y;
if(_){
var x={};
x.command=!0;
x.args=!0;
x.env=!0;
x.cwd=!0}
b=`then`}else{
let i=m;
let l=m;
let h=!0;
let g=m;
if(m===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
p=d(p,{});
m++}}else{
p=d(p,{});
m++}}
var S=g===m;
m=l;
p!==null&&(l?p.length=Math.min(p.length,l):p=null);
let v;
if(S){
let r=m;
if(!c(e,{
instancePath:t,
parentData:n,
parentDataProperty:a,
rootData:s,
dynamicAnchors:u})){
p=f(p,c.errors);
m+=c.errors.length}
var S=r===m;
h=S;
if(h){
var C={};
C.url=!0;
C.type=!0;
C.headers=!0;
C.bearer_token_env_var=!0}
v=`then`}else{
let r=m;
if(!o(e,{
instancePath:t,
parentData:n,
parentDataProperty:a,
rootData:s,
dynamicAnchors:u})){
p=f(p,o.errors);
m+=o.errors.length}
var S=r===m;
h=S;
if(h&&C!==!0){
C||={};
C.command=!0;
C.args=!0;
C.env=!0;
C.cwd=!0}
v=`else`}
if(!h){
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:v}});
m++}
var y=i===m;
_=y;
if(_&&x!==!0&&C!==void 0){
if(C===!0)
x=!0;else{
x||={};
Object.assign(x,C)}}
b=`else`}
if(!_){
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:b}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.type=!0;
x.enabled=!0;
x.startup_timeout_sec=!0;
x.tool_timeout_sec=!0;
x.tool_timeouts=!0;
x.oauth=!0;
x.oauth_client_id=!0;
x.oauth_client_secret_env_var=!0;
x.oauth_scopes=!0;
x.expose_image_base64=!0;
x.setup=!0}
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/grok/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
p=d(p,e);
m++}
if(e.startup_timeout_sec!==void 0&&r.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{
type:i.properties.startup_timeout_sec.type}};
p=d(p,e);
m++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=d(p,e);
m++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
p=d(p,e);
m++}}}
if(e.tool_timeout_sec!==void 0&&r.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{
type:`integer`}};
p=d(p,e);
m++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=d(p,e);
m++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
p=d(p,e);
m++}}}
if(e.tool_timeouts!==void 0&&r.call(e,`tool_timeouts`)){
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
params:{
type:`integer`}};
p=d(p,n);
m++}
if(typeof r==`number`&&isFinite(r)&&(r<0||isNaN(r))){
let n={
instancePath:t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeouts/additionalProperties/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=d(p,n);
m++}}else{
let e={
instancePath:t+`/tool_timeouts`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeouts/type`,
keyword:`type`,
params:{
type:`object`}};
p=d(p,e);
m++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.clientId!==void 0&&r.call(n,`clientId`)&&typeof n.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/clientId/type`,
keyword:`type`,
params:{
type:`string`}};
p=d(p,e);
m++}
if(n.scopes!==void 0&&r.call(n,`scopes`)){
let e=n.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/scopes/`+r,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/scopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
p=d(p,e);
m++}}else{
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/scopes/type`,
keyword:`type`,
params:{
type:`array`}};
p=d(p,e);
m++}}
if(n.callbackPort!==void 0&&r.call(n,`callbackPort`)){
let e=n.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/callbackPort/type`,
keyword:`type`,
params:{
type:`integer`}};
p=d(p,e);
m++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
p=d(p,e);
m++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=d(p,e);
m++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
p=d(p,e);
m++}}
if(e.oauth_client_id!==void 0&&r.call(e,`oauth_client_id`)&&typeof e.oauth_client_id!=`string`){
let e={
instancePath:t+`/oauth_client_id`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_client_id/type`,
keyword:`type`,
params:{
type:`string`}};
p=d(p,e);
m++}
if(e.oauth_client_secret_env_var!==void 0&&r.call(e,`oauth_client_secret_env_var`)&&typeof e.oauth_client_secret_env_var!=`string`){
let e={
instancePath:t+`/oauth_client_secret_env_var`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_client_secret_env_var/type`,
keyword:`type`,
params:{
type:`string`}};
p=d(p,e);
m++}
if(e.oauth_scopes!==void 0&&r.call(e,`oauth_scopes`)){
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
params:{
type:`string`}};
p=d(p,e);
m++}}else{
let e={
instancePath:t+`/oauth_scopes`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_scopes/type`,
keyword:`type`,
params:{
type:`array`}};
p=d(p,e);
m++}}
if(e.expose_image_base64!==void 0&&r.call(e,`expose_image_base64`)&&typeof e.expose_image_base64!=`boolean`){
let e={
instancePath:t+`/expose_image_base64`,
schemaPath:`#/$defs/grok/$defs/server/properties/expose_image_base64/type`,
keyword:`type`,
params:{
type:`boolean`}};
p=d(p,e);
m++}
if(e.setup!==void 0&&r.call(e,`setup`)){
let n=e.setup;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/setup`,
schemaPath:`#/$defs/grok/$defs/server/properties/setup/type`,
keyword:`type`,
params:{
type:`object`}};
p=d(p,e);
m++}}}else{
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
l.errors=p;
h.props=x;
return m===0}
l.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function u(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let p=0;
let m=u.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&r.call(e,`mcpServers`)){
let r=e.mcpServers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:n.properties.mcpServers.type}};
c=d(c,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!l(r[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:o,
dynamicAnchors:s})){
c=f(c,l.errors);
p+=l.errors.length}}}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
u.errors=c;
return p===0}
u.evaluated={
props:{
mcpServers:!0},
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
return e}}));
exports.require_grok_others=e;
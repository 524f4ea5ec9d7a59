"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:s,
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
"$ref": "#/$defs/grok/$defs/server"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {},
"enabled": {
"type": "boolean"
},
"startup_timeout_sec": {
"type": "integer",
"minimum": 0,
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
},
"tool_timeout_sec": {
"type": "integer",
"minimum": 0
},
"tool_timeouts": {
"type": "object",
"additionalProperties": {
"type": "integer",
"minimum": 0
}
},
"oauth": {
"type": "object"
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
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"cwd": {
"type": "string"
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
"type": "object",
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
$ref:`#/$defs/grok/$defs/server`}}},
$defs:{
server:{
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{},
enabled:{
type:`boolean`},
startup_timeout_sec:{
type:`integer`,
minimum:0,
if:{
type:`integer`,
minimum:0},
then:{
type:`integer`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:GRK`}},
tool_timeout_sec:{
type:`integer`,
minimum:0},
tool_timeouts:{
type:`object`,
additionalProperties:{
type:`integer`,
minimum:0}},
oauth:{
type:`object`},
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
type:`object`,
additionalProperties:{
type:`string`}},
cwd:{
type:`string`}}},
remote:{
type:`object`,
properties:{
url:{
type:`string`},
type:{
"x-rule":`transport-unknown`,
type:`string`},
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
bearer_token_env_var:{
type:`string`}}}}}},
$id:`urn:mcp-lint:schema:grok-others`};
let r=Object.prototype.hasOwnProperty;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let d=i.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
l=c(l,{
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
l=c(l,e);
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
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/grok/$defs/local/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
l=c(l,e);
u++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
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
l=c(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/grok/$defs/local/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
l=c(l,e);
u++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/grok/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
l=c(l,e);
u++}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
i.errors=l;
return u===0}
i.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let d=a.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/grok/$defs/remote/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
l=c(l,e);
u++}
if(e.type!==void 0&&r.call(e,`type`)&&typeof e.type!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/grok/$defs/remote/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
l=c(l,e);
u++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
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
l=c(l,n);
u++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/grok/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
l=c(l,e);
u++}}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)&&typeof e.bearer_token_env_var!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/grok/$defs/remote/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{
type:`string`}};
l=c(l,e);
u++}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
a.errors=l;
return u===0}
a.evaluated={
props:{
url:!0,
type:!0,
headers:!0,
bearer_token_env_var:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:s,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
f=c(f,{});
p++}else 
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
f=c(f,{});
p++}}else{
f=c(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
let y;
if(v){
let r=p;
if(!i(e,{
instancePath:t,
parentData:n,
parentDataProperty:s,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}
var v=r===p;
g=v;
if(g){
var b={};
b.command=!0;
b.args=!0;
b.env=!0;
b.cwd=!0}
y=`then`}else{
let o=p;
let m=p;
let h=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
f=c(f,{});
p++}}else{
f=c(f,{});
p++}}
var x=_===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
let C;
if(x){
let r=p;
if(!a(e,{
instancePath:t,
parentData:n,
parentDataProperty:s,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}
var x=r===p;
h=x;
if(h){
var S={};
S.url=!0;
S.type=!0;
S.headers=!0;
S.bearer_token_env_var=!0}
C=`then`}else{
let r=p;
if(!i(e,{
instancePath:t,
parentData:n,
parentDataProperty:s,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}
var x=r===p;
h=x;
if(h&&S!==!0){
S||={};
S.command=!0;
S.args=!0;
S.env=!0;
S.cwd=!0}
C=`else`}
if(!h){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:C}});
p++}
var v=o===p;
g=v;
if(g&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
y=`else`}
if(!g){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.type=!0;
b.enabled=!0;
b.startup_timeout_sec=!0;
b.tool_timeout_sec=!0;
b.tool_timeouts=!0;
b.oauth=!0;
b.oauth_client_id=!0;
b.oauth_client_secret_env_var=!0;
b.oauth_scopes=!0;
b.expose_image_base64=!0;
b.setup=!0}
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/grok/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=c(f,e);
p++}
if(e.startup_timeout_sec!==void 0&&r.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{
type:`integer`}};
f=c(f,e);
p++}
let r=p;
let i=!0;
let a=p;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
f=c(f,{});
p++}
if(p===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
f=c(f,{});
p++}
var C=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(C){
let e=p;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/then/type`,
keyword:`type`,
params:{
type:`integer`}};
f=c(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
f=c(f,e);
p++}
var C=e===p;
i=C}
if(!i){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=c(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=c(f,e);
p++}}
if(e.tool_timeout_sec!==void 0&&r.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{
type:`integer`}};
f=c(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=c(f,e);
p++}}
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
f=c(f,n);
p++}
if(typeof r==`number`&&isFinite(r)&&(r<0||isNaN(r))){
let n={
instancePath:t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeouts/additionalProperties/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=c(f,n);
p++}}else{
let e={
instancePath:t+`/tool_timeouts`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeouts/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.oauth_client_id!==void 0&&r.call(e,`oauth_client_id`)&&typeof e.oauth_client_id!=`string`){
let e={
instancePath:t+`/oauth_client_id`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_client_id/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(e.oauth_client_secret_env_var!==void 0&&r.call(e,`oauth_client_secret_env_var`)&&typeof e.oauth_client_secret_env_var!=`string`){
let e={
instancePath:t+`/oauth_client_secret_env_var`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_client_secret_env_var/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
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
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/oauth_scopes`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_scopes/type`,
keyword:`type`,
params:{
type:`array`}};
f=c(f,e);
p++}}
if(e.expose_image_base64!==void 0&&r.call(e,`expose_image_base64`)&&typeof e.expose_image_base64!=`boolean`){
let e={
instancePath:t+`/expose_image_base64`,
schemaPath:`#/$defs/grok/$defs/server/properties/expose_image_base64/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=c(f,e);
p++}
if(e.setup!==void 0&&r.call(e,`setup`)){
let n=e.setup;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/setup`,
schemaPath:`#/$defs/grok/$defs/server/properties/setup/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
o.errors=f;
m.props=b;
return p===0}
o.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=s.evaluated;
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
f=c(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!o(r[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,o.errors);
p+=o.errors.length}}}}else{
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
mcpServers:!0},
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
exports.require_grok_others=e;
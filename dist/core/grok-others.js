"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:o,
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
"type": [
"object",
"array"
],
"maxItems": 0,
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
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=s(l,{
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
l=s(l,e);
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
l=s(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/grok/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/grok/$defs/local/properties/env/type`,
keyword:`type`,
params:{}};
l=s(l,e);
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
l=s(l,n);
u++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/grok/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}}}else{
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/local/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=i.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/grok/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/grok/$defs/remote/properties/type/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/grok/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{}};
l=s(l,e);
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
l=s(l,n);
u++}}}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)&&typeof e.bearer_token_env_var!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/grok/$defs/remote/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}}else{
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/remote/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
i.evaluated={
props:{
url:!0,
type:!0,
headers:!0,
bearer_token_env_var:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=s(f,{});
p++}else 
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
f=s(f,{});
p++}}else{
f=s(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
let y;
if(v){
let n=p;
if(!r(e,{
instancePath:t,
parentData:o,
parentDataProperty:l,
rootData:u,
dynamicAnchors:d})){
f=c(f,r.errors);
p+=r.errors.length}
var v=n===p;
g=v;
if(g){
var b={};
b.command=!0;
b.args=!0;
b.env=!0;
b.cwd=!0}
y=`then`}else{
let a=p;
let m=p;
let h=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=s(f,{});
p++}}else{
f=s(f,{});
p++}}
var x=_===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
let C;
if(x){
let n=p;
if(!i(e,{
instancePath:t,
parentData:o,
parentDataProperty:l,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}
var x=n===p;
h=x;
if(h){
var S={};
S.url=!0;
S.type=!0;
S.headers=!0;
S.bearer_token_env_var=!0}
C=`then`}else{
let n=p;
if(!r(e,{
instancePath:t,
parentData:o,
parentDataProperty:l,
rootData:u,
dynamicAnchors:d})){
f=c(f,r.errors);
p+=r.errors.length}
var x=n===p;
h=x;
if(h&&S!==!0){
S||={};
S.command=!0;
S.args=!0;
S.env=!0;
S.cwd=!0}
C=`else`}
if(!h){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:C}});
p++}
var v=a===p;
g=v;
if(g&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
y=`else`}
if(!g){
f=s(f,{
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
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/grok/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,e);
p++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
f=s(f,e);
p++}}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,e);
p++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
f=s(f,e);
p++}}}
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
f=s(f,n);
p++}
if(typeof r==`number`&&isFinite(r)&&(r<0||isNaN(r))){
let n={
instancePath:t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeouts/additionalProperties/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,n);
p++}}else{
let e={
instancePath:t+`/tool_timeouts`,
schemaPath:`#/$defs/grok/$defs/server/properties/tool_timeouts/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if(!r||typeof r!=`object`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(Array.isArray(r)&&r.length>0){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/maxItems`,
keyword:`maxItems`,
params:{
limit:0}};
f=s(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/clientId/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(r.scopes!==void 0&&n.call(r,`scopes`)){
let e=r.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/scopes/`+r,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/scopes/items/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/scopes/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/callbackPort/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
f=s(f,e);
p++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,e);
p++}}}}}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)&&typeof e.oauth_client_id!=`string`){
let e={
instancePath:t+`/oauth_client_id`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_client_id/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.oauth_client_secret_env_var!==void 0&&n.call(e,`oauth_client_secret_env_var`)&&typeof e.oauth_client_secret_env_var!=`string`){
let e={
instancePath:t+`/oauth_client_secret_env_var`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_client_secret_env_var/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
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
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/oauth_scopes`,
schemaPath:`#/$defs/grok/$defs/server/properties/oauth_scopes/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.expose_image_base64!==void 0&&n.call(e,`expose_image_base64`)&&typeof e.expose_image_base64!=`boolean`){
let e={
instancePath:t+`/expose_image_base64`,
schemaPath:`#/$defs/grok/$defs/server/properties/expose_image_base64/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.setup!==void 0&&n.call(e,`setup`)){
let n=e.setup;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/setup`,
schemaPath:`#/$defs/grok/$defs/server/properties/setup/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/grok/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
m.props=b;
return p===0}
a.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=o.evaluated;
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
d=s(d,e);
f++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=c(d,a.errors);
f+=a.errors.length}}}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
o.errors=d;
return f===0}
o.evaluated={
props:{
mcpServers:!0},
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
exports.require_grok_others=e;
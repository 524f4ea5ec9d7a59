"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"x-rule": "server-shape",
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
"env_vars": {
"type": "array",
"items": {
"type": [
"string",
"object"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"required": [
"name"
],
"properties": {
"name": {
"type": "string"
},
"source": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"local",
"remote"
]
}
}
}
}
},
"cwd": {
"type": "string",
"if": {
"type": "string"
},
"then": {
"minLength": 1,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"url": {
"type": "string"
},
"bearer_token_env_var": {
"type": "string",
"if": {
"type": "string"
},
"then": {
"minLength": 1,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"bearer_token": {
"x-by": "R:CDX",
"x-effect": "refuses-file",
"x-help": "put the token into a variable, and write its name as \\"bearer_token_env_var\\"",
"not": {}
},
"http_headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"env_http_headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"http_headers_helper": {},
"oauth": {
"type": [
"object",
"array"
],
"maxItems": 0,
"properties": {
"client_id": {
"type": "string"
},
"callback_port": {
"type": "integer",
"minimum": 0,
"maximum": 65535
}
}
},
"oauth_resource": {
"type": "string"
},
"auth": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"oauth",
"chatgpt",
"ema_auth"
]
},
"scopes": {
"type": "array",
"items": {
"type": "string"
}
},
"startup_timeout_sec": {
"type": "number",
"minimum": 0,
"exclusiveMaximum": 18446744073709552000,
"if": {
"type": "number",
"minimum": 0
},
"then": {
"type": "number",
"exclusiveMinimum": 0,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"startup_timeout_ms": {
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
"x-by": "R:CDX"
}
},
"tool_timeout_sec": {
"type": "number",
"minimum": 0,
"exclusiveMaximum": 18446744073709552000
},
"enabled": {
"type": "boolean"
},
"required": {
"type": "boolean"
},
"supports_parallel_tool_calls": {
"type": "boolean"
},
"enabled_tools": {
"type": "array",
"items": {
"type": "string"
}
},
"disabled_tools": {
"type": "array",
"items": {
"type": "string"
}
},
"default_tools_approval_mode": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"auto",
"prompt",
"writes",
"approve"
]
},
"tools": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"approval_mode": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"auto",
"prompt",
"writes",
"approve"
]
}
}
}
},
"omit_tools_from": {
"type": "array",
"items": {
"x-effect": "refuses-file",
"x-by": "L:CDX2",
"enum": [
"code_mode",
"deferred",
"direct"
]
}
},
"environment_id": {
"type": "string"
},
"name": {
"type": "string"
}
},
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"type": "object",
"if": {
"type": "object",
"not": {
"required": [
"environment_id"
]
}
},
"then": {
"type": "object",
"properties": {
"env_vars": {
"type": "array",
"items": {
"type": [
"string",
"object"
],
"properties": {
"source": {
"if": {
"const": "remote"
},
"then": {
"x-effect": "fails-server",
"x-by": "R:CDX",
"x-help": "write \\"local\\", or leave it out",
"not": {}
}
}
}
}
}
}
},
"properties": {
"url": {
"x-rule": "transport-conflict",
"not": {}
},
"bearer_token_env_var": {
"x-rule": "field-other-transport",
"not": {}
},
"http_headers": {
"x-rule": "field-other-transport",
"not": {}
},
"env_http_headers": {
"x-rule": "field-other-transport",
"not": {}
},
"http_headers_helper": {
"x-rule": "field-other-transport",
"not": {}
},
"oauth": {
"x-rule": "field-other-transport",
"not": {}
},
"oauth_resource": {
"x-rule": "field-other-transport",
"not": {}
},
"auth": {
"x-rule": "field-other-transport",
"not": {}
}
}
},
"else": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"url"
],
"if": {
"type": "object",
"required": [
"url"
]
},
"then": {
"type": "object",
"properties": {
"args": {
"x-rule": "field-other-transport",
"not": {}
},
"env": {
"x-rule": "field-other-transport",
"not": {}
},
"env_vars": {
"x-rule": "field-other-transport",
"not": {}
},
"cwd": {
"x-rule": "field-other-transport",
"not": {}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=o;
function i(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
let p=d;
let m=!0;
let h=d;
if(d===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=a(u,{});
d++}}else{
u=a(u,{});
d++}}
var g=h===d;
d=p;
u!==null&&(p?u.length=Math.min(u.length,p):u=null);
let _;
if(g){
let r=d;
let i=d;
let o=!0;
let s=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=a(u,{});
d++}
let c=d;
let l=d;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.environment_id===void 0||!n.call(e,`environment_id`))){
u=a(u,{});
d++}
if(l===d){
u=a(u,{});
d++}else{
d=c;
u!==null&&(c?u.length=Math.min(u.length,c):u=null)}
var v=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(v){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
let r=e.env_vars;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/then/then/properties/env_vars/items/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.source!==void 0&&n.call(e,`source`)){
let n=d;
let r=!0;
let o=d;
if(e.source!==`remote`){
u=a(u,{});
d++}
var y=o===d;
d=n;
u!==null&&(n?u.length=Math.min(u.length,n):u=null);
if(y){
let e=d;
let n={
instancePath:t+`/env_vars/`+i+`/source`,
schemaPath:`#/then/then/properties/env_vars/items/properties/source/then/not`,
keyword:`not`,
params:{}};
u=a(u,n);
d++;
var y=e===d;
r=y}
if(!r){
let e={
instancePath:t+`/env_vars/`+i+`/source`,
schemaPath:`#/then/then/properties/env_vars/items/properties/source/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/then/then/properties/env_vars/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/then/then/type`,
keyword:`type`,
params:{}});
d++}
var v=r===d;
o=v;
if(o){
var b={};
b.env_vars=!0}}
if(!o){
u=a(u,{
instancePath:t,
schemaPath:`#/then/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.url=!0;
b.bearer_token_env_var=!0;
b.http_headers=!0;
b.env_http_headers=!0;
b.http_headers_helper=!0;
b.oauth=!0;
b.oauth_resource=!0;
b.auth=!0}
if(e.url!==void 0&&n.call(e,`url`)){
let e={
instancePath:t+`/url`,
schemaPath:`#/then/properties/url/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/then/properties/bearer_token_env_var/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}
if(e.http_headers!==void 0&&n.call(e,`http_headers`)){
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/then/properties/http_headers/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}
if(e.env_http_headers!==void 0&&n.call(e,`env_http_headers`)){
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/then/properties/env_http_headers/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}
if(e.http_headers_helper!==void 0&&n.call(e,`http_headers_helper`)){
let e={
instancePath:t+`/http_headers_helper`,
schemaPath:`#/then/properties/http_headers_helper/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/then/properties/oauth/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/then/properties/oauth_resource/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let e={
instancePath:t+`/auth`,
schemaPath:`#/then/properties/auth/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/then/type`,
keyword:`type`,
params:{}});
d++}
var g=r===d;
m=g;
_=`then`}else{
let r=d;
let i=d;
let o=!0;
let s=d;
if(d===s){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=a(u,{});
d++}}else{
u=a(u,{});
d++}}
var x=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(x){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
let e={
instancePath:t+`/args`,
schemaPath:`#/else/then/properties/args/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}
if(e.env!==void 0&&n.call(e,`env`)){
let e={
instancePath:t+`/env`,
schemaPath:`#/else/then/properties/env/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/else/then/properties/env_vars/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/else/then/properties/cwd/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/else/then/type`,
keyword:`type`,
params:{}});
d++}
var x=r===d;
o=x;
if(o){
var S={};
S.args=!0;
S.env=!0;
S.env_vars=!0;
S.cwd=!0}}
if(!o){
u=a(u,{
instancePath:t,
schemaPath:`#/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=a(u,{
instancePath:t,
schemaPath:`#/else/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/else/type`,
keyword:`type`,
params:{}});
d++}
var g=r===d;
m=g;
if(m&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
_=`else`}
if(!m){
u=a(u,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:_}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.command=!0;
b.args=!0;
b.env=!0;
b.env_vars=!0;
b.cwd=!0;
b.url=!0;
b.bearer_token_env_var=!0;
b.bearer_token=!0;
b.http_headers=!0;
b.env_http_headers=!0;
b.http_headers_helper=!0;
b.oauth=!0;
b.oauth_resource=!0;
b.auth=!0;
b.scopes=!0;
b.startup_timeout_sec=!0;
b.startup_timeout_ms=!0;
b.tool_timeout_sec=!0;
b.enabled=!0;
b.required=!0;
b.supports_parallel_tool_calls=!0;
b.enabled_tools=!0;
b.disabled_tools=!0;
b.default_tools_approval_mode=!0;
b.tools=!0;
b.omit_tools_from=!0;
b.environment_id=!0;
b.name=!0}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/properties/args/items/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
u=a(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
let r=e.env_vars;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/properties/env_vars/items/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
let o=d;
let s=!0;
let c=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=a(u,{});
d++}
var C=c===d;
d=o;
u!==null&&(o?u.length=Math.min(u.length,o):u=null);
if(C){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/properties/env_vars/items/then/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
u=a(u,e);
d++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/env_vars/`+i+`/name`,
schemaPath:`#/properties/env_vars/items/then/properties/name/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(e.source!==void 0&&n.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/env_vars/`+i+`/source`,
schemaPath:`#/properties/env_vars/items/then/properties/source/enum`,
keyword:`enum`,
params:{}};
u=a(u,e);
d++}}}else{
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/properties/env_vars/items/then/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
var C=r===d;
s=C;
if(s){
var w={};
w.name=!0;
w.source=!0}}
if(!s){
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/properties/env_vars/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/properties/env_vars/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
let i=d;
let o=!0;
let s=d;
if(typeof n!=`string`){
u=a(u,{});
d++}
var T=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(T){
let e=d;
if(typeof n==`string`&&r(n)<1){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=a(u,e);
d++}
var T=e===d;
o=T}
if(!o){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)){
let n=e.bearer_token_env_var;
if(typeof n!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
let i=d;
let o=!0;
let s=d;
if(typeof n!=`string`){
u=a(u,{});
d++}
var E=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(E){
let e=d;
if(typeof n==`string`&&r(n)<1){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/properties/bearer_token_env_var/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=a(u,e);
d++}
var E=e===d;
o=E}
if(!o){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/properties/bearer_token_env_var/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}}
if(e.bearer_token!==void 0&&n.call(e,`bearer_token`)){
let e={
instancePath:t+`/bearer_token`,
schemaPath:`#/properties/bearer_token/not`,
keyword:`not`,
params:{}};
u=a(u,e);
d++}
if(e.http_headers!==void 0&&n.call(e,`http_headers`)){
let n=e.http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/http_headers/additionalProperties/type`,
keyword:`type`,
params:{}};
u=a(u,n);
d++}}else{
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/properties/http_headers/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.env_http_headers!==void 0&&n.call(e,`env_http_headers`)){
let n=e.env_http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env_http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env_http_headers/additionalProperties/type`,
keyword:`type`,
params:{}};
u=a(u,n);
d++}}else{
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/properties/env_http_headers/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if(!r||typeof r!=`object`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(Array.isArray(r)&&r.length>0){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/maxItems`,
keyword:`maxItems`,
params:{
limit:0}};
u=a(u,e);
d++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.client_id!==void 0&&n.call(r,`client_id`)&&typeof r.client_id!=`string`){
let e={
instancePath:t+`/oauth/client_id`,
schemaPath:`#/properties/oauth/properties/client_id/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(r.callback_port!==void 0&&n.call(r,`callback_port`)){
let e=r.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/properties/oauth/properties/callback_port/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/properties/oauth/properties/callback_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
u=a(u,e);
d++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/properties/oauth/properties/callback_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=a(u,e);
d++}}}}}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/properties/oauth_resource/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`chatgpt`&&n!==`ema_auth`){
let e={
instancePath:t+`/auth`,
schemaPath:`#/properties/auth/enum`,
keyword:`enum`,
params:{}};
u=a(u,e);
d++}}
if(e.scopes!==void 0&&n.call(e,`scopes`)){
let n=e.scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/scopes/`+r,
schemaPath:`#/properties/scopes/items/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/scopes`,
schemaPath:`#/properties/scopes/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
let r=d;
let i=!0;
let o=d;
if(d===o){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
u=a(u,{});
d++}}else{
u=a(u,{});
d++}}
var D=o===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(D){
let e=d;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/then/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
var D=e===d;
i=D}
if(!i){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=a(u,e);
d++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.startup_timeout_ms!==void 0&&n.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/properties/startup_timeout_ms/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
let r=d;
let i=!0;
let o=d;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
u=a(u,{});
d++}
if(d===o&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
u=a(u,{});
d++}
var O=o===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(O){
let e=d;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/properties/startup_timeout_ms/then/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/properties/startup_timeout_ms/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
u=a(u,e);
d++}
var O=e===d;
i=O}
if(!i){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/properties/startup_timeout_ms/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/properties/startup_timeout_ms/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=a(u,e);
d++}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/properties/tool_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=a(u,e);
d++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/properties/enabled/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(e.required!==void 0&&n.call(e,`required`)&&typeof e.required!=`boolean`){
let e={
instancePath:t+`/required`,
schemaPath:`#/properties/required/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(e.supports_parallel_tool_calls!==void 0&&n.call(e,`supports_parallel_tool_calls`)&&typeof e.supports_parallel_tool_calls!=`boolean`){
let e={
instancePath:t+`/supports_parallel_tool_calls`,
schemaPath:`#/properties/supports_parallel_tool_calls/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(e.enabled_tools!==void 0&&n.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/enabled_tools/`+r,
schemaPath:`#/properties/enabled_tools/items/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/enabled_tools`,
schemaPath:`#/properties/enabled_tools/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabled_tools/`+r,
schemaPath:`#/properties/disabled_tools/items/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/disabled_tools`,
schemaPath:`#/properties/disabled_tools/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.default_tools_approval_mode!==void 0&&n.call(e,`default_tools_approval_mode`)){
let n=e.default_tools_approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
let e={
instancePath:t+`/default_tools_approval_mode`,
schemaPath:`#/properties/default_tools_approval_mode/enum`,
keyword:`enum`,
params:{}};
u=a(u,e);
d++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let r=e.tools;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.approval_mode!==void 0&&n.call(i,`approval_mode`)){
let n=i.approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_mode`,
schemaPath:`#/properties/tools/additionalProperties/properties/approval_mode/enum`,
keyword:`enum`,
params:{}};
u=a(u,n);
d++}}}else{
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{}};
u=a(u,n);
d++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.omit_tools_from!==void 0&&n.call(e,`omit_tools_from`)){
let n=e.omit_tools_from;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`code_mode`&&e!==`deferred`&&e!==`direct`){
let e={
instancePath:t+`/omit_tools_from/`+r,
schemaPath:`#/properties/omit_tools_from/items/enum`,
keyword:`enum`,
params:{}};
u=a(u,e);
d++}}}else{
let e={
instancePath:t+`/omit_tools_from`,
schemaPath:`#/properties/omit_tools_from/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}
if(e.environment_id!==void 0&&n.call(e,`environment_id`)&&typeof e.environment_id!=`string`){
let e={
instancePath:t+`/environment_id`,
schemaPath:`#/properties/environment_id/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/type`,
keyword:`type`,
params:{}};
u=a(u,e);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
f.props=b;
return d===0}
i.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_codex_server=e;
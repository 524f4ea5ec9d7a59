"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:a,
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
"type": "object",
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
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
"x-rule":`server-shape`,
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
env_vars:{
type:`array`,
items:{
type:[`string`,`object`],
if:{
type:`object`},
then:{
type:`object`,
required:[`name`],
properties:{
name:{
type:`string`},
source:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`local`,`remote`]}}}}},
cwd:{
type:`string`,
if:{
type:`string`},
then:{
minLength:1,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
url:{
type:`string`},
bearer_token_env_var:{
type:`string`,
if:{
type:`string`},
then:{
minLength:1,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
bearer_token:{
"x-by":`R:CDX`,
"x-effect":`refuses-file`,
"x-help":`put the token into a variable, and write its name as "bearer_token_env_var"`,
not:{}},
http_headers:{
type:`object`,
additionalProperties:{
type:`string`}},
env_http_headers:{
type:`object`,
additionalProperties:{
type:`string`}},
http_headers_helper:{},
oauth:{
type:`object`,
properties:{
client_id:{
type:`string`},
callback_port:{
type:`integer`,
minimum:0,
maximum:65535}}},
oauth_resource:{
type:`string`},
auth:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`oauth`,`chatgpt`,`ema_auth`]},
scopes:{
type:`array`,
items:{
type:`string`}},
startup_timeout_sec:{
type:`number`,
minimum:0,
exclusiveMaximum:0x10000000000000000,
if:{
type:`number`,
minimum:0},
then:{
type:`number`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
startup_timeout_ms:{
type:`integer`,
minimum:0,
if:{
type:`integer`,
minimum:0},
then:{
type:`integer`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
tool_timeout_sec:{
type:`number`,
minimum:0,
exclusiveMaximum:0x10000000000000000},
enabled:{
type:`boolean`},
required:{
type:`boolean`},
supports_parallel_tool_calls:{
type:`boolean`},
enabled_tools:{
type:`array`,
items:{
type:`string`}},
disabled_tools:{
type:`array`,
items:{
type:`string`}},
default_tools_approval_mode:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`auto`,`prompt`,`writes`,`approve`]},
tools:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
approval_mode:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`auto`,`prompt`,`writes`,`approve`]}}}},
omit_tools_from:{
type:`array`,
items:{
"x-effect":`refuses-file`,
"x-by":`L:CDX2`,
enum:[`code_mode`,`deferred`,`direct`]}},
environment_id:{
type:`string`},
name:{
type:`string`}},
if:{
type:`object`,
required:[`command`]},
then:{
type:`object`,
if:{
type:`object`,
not:{
required:[`environment_id`]}},
then:{
type:`object`,
properties:{
env_vars:{
type:`array`,
items:{
type:[`string`,`object`],
properties:{
source:{
if:{
const:`remote`},
then:{
"x-effect":`fails-server`,
"x-by":`R:CDX`,
"x-help":`write "local", or leave it out`,
not:{}}}}}}}},
properties:{
url:{
"x-rule":`transport-conflict`,
not:{}},
bearer_token_env_var:{
"x-rule":`field-other-transport`,
not:{}},
http_headers:{
"x-rule":`field-other-transport`,
not:{}},
env_http_headers:{
"x-rule":`field-other-transport`,
not:{}},
http_headers_helper:{
"x-rule":`field-other-transport`,
not:{}},
oauth:{
"x-rule":`field-other-transport`,
not:{}},
oauth_resource:{
"x-rule":`field-other-transport`,
not:{}},
auth:{
"x-rule":`field-other-transport`,
not:{}}}},
else:{
type:`object`,
"x-rule":`transport-missing`,
required:[`url`],
if:{
type:`object`,
required:[`url`]},
then:{
type:`object`,
properties:{
args:{
"x-rule":`field-other-transport`,
not:{}},
env:{
"x-rule":`field-other-transport`,
not:{}},
env_vars:{
"x-rule":`field-other-transport`,
not:{}},
cwd:{
"x-rule":`field-other-transport`,
not:{}}}}},
$id:`urn:mcp-lint:schema:codex-server`};
let r=Object.prototype.hasOwnProperty;
let i=s;
function a(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
let m=f;
let h=!0;
let g=f;
if(f===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var _=g===f;
f=m;
d!==null&&(m?d.length=Math.min(d.length,m):d=null);
let v;
if(_){
let i=f;
let a=f;
let s=!0;
let c=f;
if(!e||typeof e!=`object`||Array.isArray(e)){
d=o(d,{});
f++}
let l=f;
let u=f;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.environment_id===void 0||!r.call(e,`environment_id`))){
d=o(d,{});
f++}
if(u===f){
d=o(d,{});
f++}else{
f=l;
d!==null&&(l?d.length=Math.min(d.length,l):d=null)}
var y=c===f;
f=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null);
if(y){
let i=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let i=e.env_vars;
if(Array.isArray(i)){
let e=i.length;
for(
let a=0;a<e;a++){
let e=i[a];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/then/then/properties/env_vars/items/type`,
keyword:`type`,
params:{
type:n.then.then.properties.env_vars.items.type}};
d=o(d,e);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.source!==void 0&&r.call(e,`source`)){
let n=f;
let r=!0;
let i=f;
if(e.source!==`remote`){
d=o(d,{});
f++}
var b=i===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
if(b){
let e=f;
let n={
instancePath:t+`/env_vars/`+a+`/source`,
schemaPath:`#/then/then/properties/env_vars/items/properties/source/then/not`,
keyword:`not`,
params:{}};
d=o(d,n);
f++;
var b=e===f;
r=b}
if(!r){
let e={
instancePath:t+`/env_vars/`+a+`/source`,
schemaPath:`#/then/then/properties/env_vars/items/properties/source/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/then/then/properties/env_vars/type`,
keyword:`type`,
params:{
type:`array`}};
d=o(d,e);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/then/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var y=i===f;
s=y;
if(s){
var x={};
x.env_vars=!0}}
if(!s){
d=o(d,{
instancePath:t,
schemaPath:`#/then/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.url=!0;
x.bearer_token_env_var=!0;
x.http_headers=!0;
x.env_http_headers=!0;
x.http_headers_helper=!0;
x.oauth=!0;
x.oauth_resource=!0;
x.auth=!0}
if(e.url!==void 0&&r.call(e,`url`)){
let e={
instancePath:t+`/url`,
schemaPath:`#/then/properties/url/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/then/properties/bearer_token_env_var/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/then/properties/http_headers/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/then/properties/env_http_headers/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}
if(e.http_headers_helper!==void 0&&r.call(e,`http_headers_helper`)){
let e={
instancePath:t+`/http_headers_helper`,
schemaPath:`#/then/properties/http_headers_helper/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/then/properties/oauth/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/then/properties/oauth_resource/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}
if(e.auth!==void 0&&r.call(e,`auth`)){
let e={
instancePath:t+`/auth`,
schemaPath:`#/then/properties/auth/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=i===f;
h=_;
v=`then`}else{
let n=f;
let i=f;
let a=!0;
let s=f;
if(f===s){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var S=s===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(S){
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&r.call(e,`args`)){
let e={
instancePath:t+`/args`,
schemaPath:`#/else/then/properties/args/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}
if(e.env!==void 0&&r.call(e,`env`)){
let e={
instancePath:t+`/env`,
schemaPath:`#/else/then/properties/env/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/else/then/properties/env_vars/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/else/then/properties/cwd/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/else/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var S=n===f;
a=S;
if(a){
var C={};
C.args=!0;
C.env=!0;
C.env_vars=!0;
C.cwd=!0}}
if(!a){
d=o(d,{
instancePath:t,
schemaPath:`#/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
d=o(d,{
instancePath:t,
schemaPath:`#/else/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/else/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=n===f;
h=_;
if(h&&x!==!0&&C!==void 0){
if(C===!0)
x=!0;else{
x||={};
Object.assign(x,C)}}
v=`else`}
if(!h){
d=o(d,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:v}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.command=!0;
x.args=!0;
x.env=!0;
x.env_vars=!0;
x.cwd=!0;
x.url=!0;
x.bearer_token_env_var=!0;
x.bearer_token=!0;
x.http_headers=!0;
x.env_http_headers=!0;
x.http_headers_helper=!0;
x.oauth=!0;
x.oauth_resource=!0;
x.auth=!0;
x.scopes=!0;
x.startup_timeout_sec=!0;
x.startup_timeout_ms=!0;
x.tool_timeout_sec=!0;
x.enabled=!0;
x.required=!0;
x.supports_parallel_tool_calls=!0;
x.enabled_tools=!0;
x.disabled_tools=!0;
x.default_tools_approval_mode=!0;
x.tools=!0;
x.omit_tools_from=!0;
x.environment_id=!0;
x.name=!0}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}
if(e.args!==void 0&&r.call(e,`args`)){
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
params:{
type:`string`}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
d=o(d,e);
f++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,n);
f++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let i=e.env_vars;
if(Array.isArray(i)){
let e=i.length;
for(
let a=0;a<e;a++){
let e=i[a];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/properties/env_vars/items/type`,
keyword:`type`,
params:{
type:n.properties.env_vars.items.type}};
d=o(d,e);
f++}
let s=f;
let c=!0;
let l=f;
if(!e||typeof e!=`object`||Array.isArray(e)){
d=o(d,{});
f++}
var w=l===f;
f=s;
d!==null&&(s?d.length=Math.min(d.length,s):d=null);
if(w){
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!r.call(e,`name`)){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/properties/env_vars/items/then/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
d=o(d,e);
f++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/env_vars/`+a+`/name`,
schemaPath:`#/properties/env_vars/items/then/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}
if(e.source!==void 0&&r.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/env_vars/`+a+`/source`,
schemaPath:`#/properties/env_vars/items/then/properties/source/enum`,
keyword:`enum`,
params:{}};
d=o(d,e);
f++}}}else{
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/properties/env_vars/items/then/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}
var w=n===f;
c=w;
if(c){
var T={};
T.name=!0;
T.source=!0}}
if(!c){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/properties/env_vars/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/properties/env_vars/type`,
keyword:`type`,
params:{
type:`array`}};
d=o(d,e);
f++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}
let r=f;
let a=!0;
let s=f;
if(typeof n!=`string`){
d=o(d,{});
f++}
var E=s===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(E){
let e=f;
if(typeof n==`string`&&i(n)<1){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=o(d,e);
f++}
var E=e===f;
a=E}
if(!a){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
let n=e.bearer_token_env_var;
if(typeof n!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}
let r=f;
let a=!0;
let s=f;
if(typeof n!=`string`){
d=o(d,{});
f++}
var D=s===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(D){
let e=f;
if(typeof n==`string`&&i(n)<1){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/properties/bearer_token_env_var/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=o(d,e);
f++}
var D=e===f;
a=D}
if(!a){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/properties/bearer_token_env_var/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}}
if(e.bearer_token!==void 0&&r.call(e,`bearer_token`)){
let e={
instancePath:t+`/bearer_token`,
schemaPath:`#/properties/bearer_token/not`,
keyword:`not`,
params:{}};
d=o(d,e);
f++}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
let n=e.http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/http_headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,n);
f++}}else{
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/properties/http_headers/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
let n=e.env_http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env_http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env_http_headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,n);
f++}}else{
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/properties/env_http_headers/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.client_id!==void 0&&r.call(n,`client_id`)&&typeof n.client_id!=`string`){
let e={
instancePath:t+`/oauth/client_id`,
schemaPath:`#/properties/oauth/properties/client_id/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}
if(n.callback_port!==void 0&&r.call(n,`callback_port`)){
let e=n.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/properties/oauth/properties/callback_port/type`,
keyword:`type`,
params:{
type:`integer`}};
d=o(d,e);
f++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/properties/oauth/properties/callback_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
d=o(d,e);
f++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/properties/oauth/properties/callback_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=o(d,e);
f++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/properties/oauth_resource/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`chatgpt`&&n!==`ema_auth`){
let e={
instancePath:t+`/auth`,
schemaPath:`#/properties/auth/enum`,
keyword:`enum`,
params:{}};
d=o(d,e);
f++}}
if(e.scopes!==void 0&&r.call(e,`scopes`)){
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
params:{
type:`string`}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/scopes`,
schemaPath:`#/properties/scopes/type`,
keyword:`type`,
params:{
type:`array`}};
d=o(d,e);
f++}}
if(e.startup_timeout_sec!==void 0&&r.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
let r=f;
let i=!0;
let a=f;
if(f===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var O=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(O){
let e=f;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/then/type`,
keyword:`type`,
params:{
type:`number`}};
d=o(d,e);
f++}
var O=e===f;
i=O}
if(!i){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=o(d,e);
f++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{
type:`number`}};
d=o(d,e);
f++}}
if(e.startup_timeout_ms!==void 0&&r.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/properties/startup_timeout_ms/type`,
keyword:`type`,
params:{
type:`integer`}};
d=o(d,e);
f++}
let r=f;
let i=!0;
let a=f;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=o(d,{});
f++}
if(f===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
d=o(d,{});
f++}
var k=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(k){
let e=f;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/properties/startup_timeout_ms/then/type`,
keyword:`type`,
params:{
type:`integer`}};
d=o(d,e);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/properties/startup_timeout_ms/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
d=o(d,e);
f++}
var k=e===f;
i=k}
if(!i){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/properties/startup_timeout_ms/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/properties/startup_timeout_ms/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=o(d,e);
f++}}
if(e.tool_timeout_sec!==void 0&&r.call(e,`tool_timeout_sec`)){
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
d=o(d,e);
f++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{
type:`number`}};
d=o(d,e);
f++}}
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/properties/enabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=o(d,e);
f++}
if(e.required!==void 0&&r.call(e,`required`)&&typeof e.required!=`boolean`){
let e={
instancePath:t+`/required`,
schemaPath:`#/properties/required/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=o(d,e);
f++}
if(e.supports_parallel_tool_calls!==void 0&&r.call(e,`supports_parallel_tool_calls`)&&typeof e.supports_parallel_tool_calls!=`boolean`){
let e={
instancePath:t+`/supports_parallel_tool_calls`,
schemaPath:`#/properties/supports_parallel_tool_calls/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=o(d,e);
f++}
if(e.enabled_tools!==void 0&&r.call(e,`enabled_tools`)){
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
params:{
type:`string`}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/enabled_tools`,
schemaPath:`#/properties/enabled_tools/type`,
keyword:`type`,
params:{
type:`array`}};
d=o(d,e);
f++}}
if(e.disabled_tools!==void 0&&r.call(e,`disabled_tools`)){
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
params:{
type:`string`}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/disabled_tools`,
schemaPath:`#/properties/disabled_tools/type`,
keyword:`type`,
params:{
type:`array`}};
d=o(d,e);
f++}}
if(e.default_tools_approval_mode!==void 0&&r.call(e,`default_tools_approval_mode`)){
let n=e.default_tools_approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
let e={
instancePath:t+`/default_tools_approval_mode`,
schemaPath:`#/properties/default_tools_approval_mode/enum`,
keyword:`enum`,
params:{}};
d=o(d,e);
f++}}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.approval_mode!==void 0&&r.call(i,`approval_mode`)){
let n=i.approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_mode`,
schemaPath:`#/properties/tools/additionalProperties/properties/approval_mode/enum`,
keyword:`enum`,
params:{}};
d=o(d,n);
f++}}}else{
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,n);
f++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}}
if(e.omit_tools_from!==void 0&&r.call(e,`omit_tools_from`)){
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
d=o(d,e);
f++}}}else{
let e={
instancePath:t+`/omit_tools_from`,
schemaPath:`#/properties/omit_tools_from/type`,
keyword:`type`,
params:{
type:`array`}};
d=o(d,e);
f++}}
if(e.environment_id!==void 0&&r.call(e,`environment_id`)&&typeof e.environment_id!=`string`){
let e={
instancePath:t+`/environment_id`,
schemaPath:`#/properties/environment_id/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
a.errors=d;
p.props=x;
return f===0}
a.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_codex_server=e;
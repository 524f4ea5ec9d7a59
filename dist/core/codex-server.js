"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
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
"if": {
"const": []
},
"then": true,
"else": {
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
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
client_id:{
type:`string`},
callback_port:{
type:`integer`,
minimum:0,
maximum:65535}}}},
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
let i=u;
let a=c;
function o(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
p=s(p,{});
m++}}else{
p=s(p,{});
m++}}
var v=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
let y;
if(v){
let n=m;
let i=m;
let a=!0;
let o=m;
if(!e||typeof e!=`object`||Array.isArray(e)){
p=s(p,{});
m++}
let c=m;
let u=m;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.environment_id===void 0||!r.call(e,`environment_id`))){
p=s(p,{});
m++}
if(u===m){
p=s(p,{});
m++}else{
m=c;
p!==null&&(c?p.length=Math.min(p.length,c):p=null)}
var b=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(b){
let n=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let n=e.env_vars;
if(Array.isArray(n)){
let e=n.length;
for(
let i=0;i<e;i++){
let e=n[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
p=l(p,t+`/env_vars/`+i,`#/then/then/properties/env_vars/items/type`);
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.source!==void 0&&r.call(e,`source`)){
let n=m;
let r=!0;
let a=m;
if(e.source!==`remote`){
p=s(p,{});
m++}
var x=a===m;
m=n;
p!==null&&(n?p.length=Math.min(p.length,n):p=null);
if(x){
let e=m;
p=l(p,t+`/env_vars/`+i+`/source`,`#/then/then/properties/env_vars/items/properties/source/then/not`);
m++;
var x=e===m;
r=x}
if(!r){
p=l(p,t+`/env_vars/`+i+`/source`,`#/then/then/properties/env_vars/items/properties/source/if`,{
failingKeyword:`then`});
m++}}}}else{
p=l(p,t+`/env_vars`,`#/then/then/properties/env_vars/type`);
m++}}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/then/then/type`,
keyword:`type`,
params:{}});
m++}
var b=n===m;
a=b;
if(a){
var S={};
S.env_vars=!0}}
if(!a){
p=s(p,{
instancePath:t,
schemaPath:`#/then/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(S!==!0){
S||={};
S.url=!0;
S.bearer_token_env_var=!0;
S.http_headers=!0;
S.env_http_headers=!0;
S.http_headers_helper=!0;
S.oauth=!0;
S.oauth_resource=!0;
S.auth=!0}
if(e.url!==void 0&&r.call(e,`url`)){
p=l(p,t+`/url`,`#/then/properties/url/not`);
m++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
p=l(p,t+`/bearer_token_env_var`,`#/then/properties/bearer_token_env_var/not`);
m++}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
p=l(p,t+`/http_headers`,`#/then/properties/http_headers/not`);
m++}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
p=l(p,t+`/env_http_headers`,`#/then/properties/env_http_headers/not`);
m++}
if(e.http_headers_helper!==void 0&&r.call(e,`http_headers_helper`)){
p=l(p,t+`/http_headers_helper`,`#/then/properties/http_headers_helper/not`);
m++}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
p=l(p,t+`/oauth`,`#/then/properties/oauth/not`);
m++}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)){
p=l(p,t+`/oauth_resource`,`#/then/properties/oauth_resource/not`);
m++}
if(e.auth!==void 0&&r.call(e,`auth`)){
p=l(p,t+`/auth`,`#/then/properties/auth/not`);
m++}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/then/type`,
keyword:`type`,
params:{}});
m++}
var v=n===m;
g=v;
y=`then`}else{
let n=m;
let i=m;
let a=!0;
let o=m;
if(m===o){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
p=s(p,{});
m++}}else{
p=s(p,{});
m++}}
var C=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(C){
let n=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&r.call(e,`args`)){
p=l(p,t+`/args`,`#/else/then/properties/args/not`);
m++}
if(e.env!==void 0&&r.call(e,`env`)){
p=l(p,t+`/env`,`#/else/then/properties/env/not`);
m++}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
p=l(p,t+`/env_vars`,`#/else/then/properties/env_vars/not`);
m++}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
p=l(p,t+`/cwd`,`#/else/then/properties/cwd/not`);
m++}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/else/then/type`,
keyword:`type`,
params:{}});
m++}
var C=n===m;
a=C;
if(a){
var w={};
w.args=!0;
w.env=!0;
w.env_vars=!0;
w.cwd=!0}}
if(!a){
p=s(p,{
instancePath:t,
schemaPath:`#/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
p=s(p,{
instancePath:t,
schemaPath:`#/else/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
m++}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/else/type`,
keyword:`type`,
params:{}});
m++}
var v=n===m;
g=v;
if(g&&S!==!0&&w!==void 0){
if(w===!0)
S=!0;else{
S||={};
Object.assign(S,w)}}
y=`else`}
if(!g){
p=s(p,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:y}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(S!==!0){
S||={};
S.command=!0;
S.args=!0;
S.env=!0;
S.env_vars=!0;
S.cwd=!0;
S.url=!0;
S.bearer_token_env_var=!0;
S.bearer_token=!0;
S.http_headers=!0;
S.env_http_headers=!0;
S.http_headers_helper=!0;
S.oauth=!0;
S.oauth_resource=!0;
S.auth=!0;
S.scopes=!0;
S.startup_timeout_sec=!0;
S.startup_timeout_ms=!0;
S.tool_timeout_sec=!0;
S.enabled=!0;
S.required=!0;
S.supports_parallel_tool_calls=!0;
S.enabled_tools=!0;
S.disabled_tools=!0;
S.default_tools_approval_mode=!0;
S.tools=!0;
S.omit_tools_from=!0;
S.environment_id=!0;
S.name=!0}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
p=l(p,t+`/command`,`#/properties/command/type`);
m++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=l(p,t+`/args/`+r,`#/properties/args/items/type`);
m++}}else{
p=l(p,t+`/args`,`#/properties/args/type`);
m++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
p=l(p,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/env/additionalProperties/type`);
m++}}else{
p=l(p,t+`/env`,`#/properties/env/type`);
m++}}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let n=e.env_vars;
if(Array.isArray(n)){
let e=n.length;
for(
let i=0;i<e;i++){
let e=n[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
p=l(p,t+`/env_vars/`+i,`#/properties/env_vars/items/type`);
m++}
let a=m;
let o=!0;
let c=m;
if(!e||typeof e!=`object`||Array.isArray(e)){
p=s(p,{});
m++}
var T=c===m;
m=a;
p!==null&&(a?p.length=Math.min(p.length,a):p=null);
if(T){
let n=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!r.call(e,`name`)){
p=l(p,t+`/env_vars/`+i,`#/properties/env_vars/items/then/required`,{
missingProperty:`name`});
m++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
p=l(p,t+`/env_vars/`+i+`/name`,`#/properties/env_vars/items/then/properties/name/type`);
m++}
if(e.source!==void 0&&r.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
p=l(p,t+`/env_vars/`+i+`/source`,`#/properties/env_vars/items/then/properties/source/enum`);
m++}}}else{
p=l(p,t+`/env_vars/`+i,`#/properties/env_vars/items/then/type`);
m++}
var T=n===m;
o=T;
if(o){
var E={};
E.name=!0;
E.source=!0}}
if(!o){
p=l(p,t+`/env_vars/`+i,`#/properties/env_vars/items/if`,{
failingKeyword:`then`});
m++}}}else{
p=l(p,t+`/env_vars`,`#/properties/env_vars/type`);
m++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`){
p=l(p,t+`/cwd`,`#/properties/cwd/type`);
m++}
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=s(p,{});
m++}
var D=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(D){
let e=m;
if(typeof n==`string`&&i(n)<1){
p=l(p,t+`/cwd`,`#/properties/cwd/then/minLength`,{
limit:1});
m++}
var D=e===m;
a=D}
if(!a){
p=l(p,t+`/cwd`,`#/properties/cwd/if`,{
failingKeyword:`then`});
m++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
p=l(p,t+`/url`,`#/properties/url/type`);
m++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
let n=e.bearer_token_env_var;
if(typeof n!=`string`){
p=l(p,t+`/bearer_token_env_var`,`#/properties/bearer_token_env_var/type`);
m++}
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=s(p,{});
m++}
var O=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(O){
let e=m;
if(typeof n==`string`&&i(n)<1){
p=l(p,t+`/bearer_token_env_var`,`#/properties/bearer_token_env_var/then/minLength`,{
limit:1});
m++}
var O=e===m;
a=O}
if(!a){
p=l(p,t+`/bearer_token_env_var`,`#/properties/bearer_token_env_var/if`,{
failingKeyword:`then`});
m++}}
if(e.bearer_token!==void 0&&r.call(e,`bearer_token`)){
p=l(p,t+`/bearer_token`,`#/properties/bearer_token/not`);
m++}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
let n=e.http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
p=l(p,t+`/http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/http_headers/additionalProperties/type`);
m++}}else{
p=l(p,t+`/http_headers`,`#/properties/http_headers/type`);
m++}}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
let n=e.env_http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
p=l(p,t+`/env_http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/env_http_headers/additionalProperties/type`);
m++}}else{
p=l(p,t+`/env_http_headers`,`#/properties/env_http_headers/type`);
m++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let i=e.oauth;
let o=m;
let c=!0;
let u=m;
if(!a(i,n.properties.oauth.if.const)){
p=s(p,{});
m++}
var k=u===m;
m=o;
p!==null&&(o?p.length=Math.min(p.length,o):p=null);
if(!k){
let e=m;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.client_id!==void 0&&r.call(i,`client_id`)&&typeof i.client_id!=`string`){
p=l(p,t+`/oauth/client_id`,`#/properties/oauth/else/properties/client_id/type`);
m++}
if(i.callback_port!==void 0&&r.call(i,`callback_port`)){
let e=i.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
p=l(p,t+`/oauth/callback_port`,`#/properties/oauth/else/properties/callback_port/type`);
m++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
p=l(p,t+`/oauth/callback_port`,`#/properties/oauth/else/properties/callback_port/maximum`,{
comparison:`<=`,
limit:65535});
m++}
if(e<0||isNaN(e)){
p=l(p,t+`/oauth/callback_port`,`#/properties/oauth/else/properties/callback_port/minimum`,{
comparison:`>=`,
limit:0});
m++}}}}else{
p=l(p,t+`/oauth`,`#/properties/oauth/else/type`);
m++}
var k=e===m;
c=k;
if(c){
var A={};
A.client_id=!0;
A.callback_port=!0}}
if(!c){
p=l(p,t+`/oauth`,`#/properties/oauth/if`,{
failingKeyword:`else`});
m++}}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
p=l(p,t+`/oauth_resource`,`#/properties/oauth_resource/type`);
m++}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`chatgpt`&&n!==`ema_auth`){
p=l(p,t+`/auth`,`#/properties/auth/enum`);
m++}}
if(e.scopes!==void 0&&r.call(e,`scopes`)){
let n=e.scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=l(p,t+`/scopes/`+r,`#/properties/scopes/items/type`);
m++}}else{
p=l(p,t+`/scopes`,`#/properties/scopes/type`);
m++}}
if(e.startup_timeout_sec!==void 0&&r.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
let r=m;
let i=!0;
let a=m;
if(m===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
p=s(p,{});
m++}}else{
p=s(p,{});
m++}}
var j=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(j){
let e=m;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
p=l(p,t+`/startup_timeout_sec`,`#/properties/startup_timeout_sec/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
m++}}else{
p=l(p,t+`/startup_timeout_sec`,`#/properties/startup_timeout_sec/then/type`);
m++}
var j=e===m;
i=j}
if(!i){
p=l(p,t+`/startup_timeout_sec`,`#/properties/startup_timeout_sec/if`,{
failingKeyword:`then`});
m++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
p=l(p,t+`/startup_timeout_sec`,`#/properties/startup_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
m++}
if(n>=0x10000000000000000||isNaN(n)){
p=l(p,t+`/startup_timeout_sec`,`#/properties/startup_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
m++}}else{
p=l(p,t+`/startup_timeout_sec`,`#/properties/startup_timeout_sec/type`);
m++}}
if(e.startup_timeout_ms!==void 0&&r.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=l(p,t+`/startup_timeout_ms`,`#/properties/startup_timeout_ms/type`);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=s(p,{});
m++}
if(m===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=s(p,{});
m++}
var M=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(M){
let e=m;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=l(p,t+`/startup_timeout_ms`,`#/properties/startup_timeout_ms/then/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
p=l(p,t+`/startup_timeout_ms`,`#/properties/startup_timeout_ms/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
m++}
var M=e===m;
i=M}
if(!i){
p=l(p,t+`/startup_timeout_ms`,`#/properties/startup_timeout_ms/if`,{
failingKeyword:`then`});
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=l(p,t+`/startup_timeout_ms`,`#/properties/startup_timeout_ms/minimum`,{
comparison:`>=`,
limit:0});
m++}}
if(e.tool_timeout_sec!==void 0&&r.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
p=l(p,t+`/tool_timeout_sec`,`#/properties/tool_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
m++}
if(n>=0x10000000000000000||isNaN(n)){
p=l(p,t+`/tool_timeout_sec`,`#/properties/tool_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
m++}}else{
p=l(p,t+`/tool_timeout_sec`,`#/properties/tool_timeout_sec/type`);
m++}}
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
p=l(p,t+`/enabled`,`#/properties/enabled/type`);
m++}
if(e.required!==void 0&&r.call(e,`required`)&&typeof e.required!=`boolean`){
p=l(p,t+`/required`,`#/properties/required/type`);
m++}
if(e.supports_parallel_tool_calls!==void 0&&r.call(e,`supports_parallel_tool_calls`)&&typeof e.supports_parallel_tool_calls!=`boolean`){
p=l(p,t+`/supports_parallel_tool_calls`,`#/properties/supports_parallel_tool_calls/type`);
m++}
if(e.enabled_tools!==void 0&&r.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=l(p,t+`/enabled_tools/`+r,`#/properties/enabled_tools/items/type`);
m++}}else{
p=l(p,t+`/enabled_tools`,`#/properties/enabled_tools/type`);
m++}}
if(e.disabled_tools!==void 0&&r.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=l(p,t+`/disabled_tools/`+r,`#/properties/disabled_tools/items/type`);
m++}}else{
p=l(p,t+`/disabled_tools`,`#/properties/disabled_tools/type`);
m++}}
if(e.default_tools_approval_mode!==void 0&&r.call(e,`default_tools_approval_mode`)){
let n=e.default_tools_approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
p=l(p,t+`/default_tools_approval_mode`,`#/properties/default_tools_approval_mode/enum`);
m++}}
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
p=l(p,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_mode`,`#/properties/tools/additionalProperties/properties/approval_mode/enum`);
m++}}}else{
p=l(p,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/tools/additionalProperties/type`);
m++}}else{
p=l(p,t+`/tools`,`#/properties/tools/type`);
m++}}
if(e.omit_tools_from!==void 0&&r.call(e,`omit_tools_from`)){
let n=e.omit_tools_from;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`code_mode`&&e!==`deferred`&&e!==`direct`){
p=l(p,t+`/omit_tools_from/`+r,`#/properties/omit_tools_from/items/enum`);
m++}}}else{
p=l(p,t+`/omit_tools_from`,`#/properties/omit_tools_from/type`);
m++}}
if(e.environment_id!==void 0&&r.call(e,`environment_id`)&&typeof e.environment_id!=`string`){
p=l(p,t+`/environment_id`,`#/properties/environment_id/type`);
m++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
p=l(p,t+`/name`,`#/properties/name/type`);
m++}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t){
if(e===t)
return!0;
if(typeof e!=`object`||typeof t!=`object`||e===null||t===null)
return!1;
if(Array.isArray(e)!==Array.isArray(t))
return!1;
let n=Object.keys(e);
if(n.length!==Object.keys(t).length)
return!1;
return n.every(n=>Object.hasOwn(t,n)&&c(e[n],t[n]))}
function l(e,t,n,r={}){
return s(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_codex_server=e;
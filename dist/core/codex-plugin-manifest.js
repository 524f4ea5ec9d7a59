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
"string",
"object",
"null"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/codex-plugin/$defs/server"
}
}
}
},
"$defs": {
"codex-plugin": {
"type": "object",
"x-rule": "root-shape",
"if": {
"type": "object",
"required": [
"mcpServers"
]
},
"then": {
"type": "object",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/codex-plugin/$defs/server"
}
}
}
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/codex-plugin/$defs/server"
}
},
"$defs": {
"server": {
"$ref": "#/$defs/codex-server",
"if": {
"type": "object"
},
"then": {
"type": "object",
"properties": {
"type": {}
}
}
}
}
},
"codex-server": {
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
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r={
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
not:{}}}}}};
let i=p;
let a=u;
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:u=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=o.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(m===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=l(p,{});
m++}}else{
p=l(p,{});
m++}}
var y=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
let b;
if(y){
let r=m;
let i=m;
let a=!0;
let o=m;
if(!e||typeof e!=`object`||Array.isArray(e)){
p=l(p,{});
m++}
let s=m;
let c=m;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.environment_id===void 0||!n.call(e,`environment_id`))){
p=l(p,{});
m++}
if(c===m){
p=l(p,{});
m++}else{
m=s;
p!==null&&(s?p.length=Math.min(p.length,s):p=null)}
var x=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(x){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
let r=e.env_vars;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
p=d(p,t+`/env_vars/`+i,`#/$defs/codex-server/then/then/properties/env_vars/items/type`);
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.source!==void 0&&n.call(e,`source`)){
let n=m;
let r=!0;
let a=m;
if(e.source!==`remote`){
p=l(p,{});
m++}
var S=a===m;
m=n;
p!==null&&(n?p.length=Math.min(p.length,n):p=null);
if(S){
let e=m;
p=d(p,t+`/env_vars/`+i+`/source`,`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/then/not`);
m++;
var S=e===m;
r=S}
if(!r){
p=d(p,t+`/env_vars/`+i+`/source`,`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/if`,{
failingKeyword:`then`});
m++}}}}else{
p=d(p,t+`/env_vars`,`#/$defs/codex-server/then/then/properties/env_vars/type`);
m++}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/then/type`,
keyword:`type`,
params:{}});
m++}
var x=r===m;
a=x;
if(a){
var C={};
C.env_vars=!0}}
if(!a){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(C!==!0){
C||={};
C.url=!0;
C.bearer_token_env_var=!0;
C.http_headers=!0;
C.env_http_headers=!0;
C.http_headers_helper=!0;
C.oauth=!0;
C.oauth_resource=!0;
C.auth=!0}
if(e.url!==void 0&&n.call(e,`url`)){
p=d(p,t+`/url`,`#/$defs/codex-server/then/properties/url/not`);
m++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)){
p=d(p,t+`/bearer_token_env_var`,`#/$defs/codex-server/then/properties/bearer_token_env_var/not`);
m++}
if(e.http_headers!==void 0&&n.call(e,`http_headers`)){
p=d(p,t+`/http_headers`,`#/$defs/codex-server/then/properties/http_headers/not`);
m++}
if(e.env_http_headers!==void 0&&n.call(e,`env_http_headers`)){
p=d(p,t+`/env_http_headers`,`#/$defs/codex-server/then/properties/env_http_headers/not`);
m++}
if(e.http_headers_helper!==void 0&&n.call(e,`http_headers_helper`)){
p=d(p,t+`/http_headers_helper`,`#/$defs/codex-server/then/properties/http_headers_helper/not`);
m++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
p=d(p,t+`/oauth`,`#/$defs/codex-server/then/properties/oauth/not`);
m++}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)){
p=d(p,t+`/oauth_resource`,`#/$defs/codex-server/then/properties/oauth_resource/not`);
m++}
if(e.auth!==void 0&&n.call(e,`auth`)){
p=d(p,t+`/auth`,`#/$defs/codex-server/then/properties/auth/not`);
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/type`,
keyword:`type`,
params:{}});
m++}
var y=r===m;
_=y;
b=`then`}else{
let r=m;
let i=m;
let a=!0;
let o=m;
if(m===o){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
p=l(p,{});
m++}}else{
p=l(p,{});
m++}}
var w=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(w){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
p=d(p,t+`/args`,`#/$defs/codex-server/else/then/properties/args/not`);
m++}
if(e.env!==void 0&&n.call(e,`env`)){
p=d(p,t+`/env`,`#/$defs/codex-server/else/then/properties/env/not`);
m++}
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
p=d(p,t+`/env_vars`,`#/$defs/codex-server/else/then/properties/env_vars/not`);
m++}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
p=d(p,t+`/cwd`,`#/$defs/codex-server/else/then/properties/cwd/not`);
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/then/type`,
keyword:`type`,
params:{}});
m++}
var w=r===m;
a=w;
if(a){
var T={};
T.args=!0;
T.env=!0;
T.env_vars=!0;
T.cwd=!0}}
if(!a){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/type`,
keyword:`type`,
params:{}});
m++}
var y=r===m;
_=y;
if(_&&C!==!0&&T!==void 0){
if(T===!0)
C=!0;else{
C||={};
Object.assign(C,T)}}
b=`else`}
if(!_){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/codex-server/if`,
keyword:`if`,
params:{
failingKeyword:b}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(C!==!0){
C||={};
C.command=!0;
C.args=!0;
C.env=!0;
C.env_vars=!0;
C.cwd=!0;
C.url=!0;
C.bearer_token_env_var=!0;
C.bearer_token=!0;
C.http_headers=!0;
C.env_http_headers=!0;
C.http_headers_helper=!0;
C.oauth=!0;
C.oauth_resource=!0;
C.auth=!0;
C.scopes=!0;
C.startup_timeout_sec=!0;
C.startup_timeout_ms=!0;
C.tool_timeout_sec=!0;
C.enabled=!0;
C.required=!0;
C.supports_parallel_tool_calls=!0;
C.enabled_tools=!0;
C.disabled_tools=!0;
C.default_tools_approval_mode=!0;
C.tools=!0;
C.omit_tools_from=!0;
C.environment_id=!0;
C.name=!0}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
p=d(p,t+`/command`,`#/$defs/codex-server/properties/command/type`);
m++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=d(p,t+`/args/`+r,`#/$defs/codex-server/properties/args/items/type`);
m++}}else{
p=d(p,t+`/args`,`#/$defs/codex-server/properties/args/type`);
m++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
p=d(p,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/env/additionalProperties/type`);
m++}}else{
p=d(p,t+`/env`,`#/$defs/codex-server/properties/env/type`);
m++}}
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
let r=e.env_vars;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
p=d(p,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/type`);
m++}
let a=m;
let o=!0;
let s=m;
if(!e||typeof e!=`object`||Array.isArray(e)){
p=l(p,{});
m++}
var E=s===m;
m=a;
p!==null&&(a?p.length=Math.min(p.length,a):p=null);
if(E){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
p=d(p,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/then/required`,{
missingProperty:`name`});
m++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
p=d(p,t+`/env_vars/`+i+`/name`,`#/$defs/codex-server/properties/env_vars/items/then/properties/name/type`);
m++}
if(e.source!==void 0&&n.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
p=d(p,t+`/env_vars/`+i+`/source`,`#/$defs/codex-server/properties/env_vars/items/then/properties/source/enum`);
m++}}}else{
p=d(p,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/then/type`);
m++}
var E=r===m;
o=E;
if(o){
var D={};
D.name=!0;
D.source=!0}}
if(!o){
p=d(p,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/if`,{
failingKeyword:`then`});
m++}}}else{
p=d(p,t+`/env_vars`,`#/$defs/codex-server/properties/env_vars/type`);
m++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`){
p=d(p,t+`/cwd`,`#/$defs/codex-server/properties/cwd/type`);
m++}
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var O=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(O){
let e=m;
if(typeof n==`string`&&i(n)<1){
p=d(p,t+`/cwd`,`#/$defs/codex-server/properties/cwd/then/minLength`,{
limit:1});
m++}
var O=e===m;
a=O}
if(!a){
p=d(p,t+`/cwd`,`#/$defs/codex-server/properties/cwd/if`,{
failingKeyword:`then`});
m++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
p=d(p,t+`/url`,`#/$defs/codex-server/properties/url/type`);
m++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)){
let n=e.bearer_token_env_var;
if(typeof n!=`string`){
p=d(p,t+`/bearer_token_env_var`,`#/$defs/codex-server/properties/bearer_token_env_var/type`);
m++}
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var k=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(k){
let e=m;
if(typeof n==`string`&&i(n)<1){
p=d(p,t+`/bearer_token_env_var`,`#/$defs/codex-server/properties/bearer_token_env_var/then/minLength`,{
limit:1});
m++}
var k=e===m;
a=k}
if(!a){
p=d(p,t+`/bearer_token_env_var`,`#/$defs/codex-server/properties/bearer_token_env_var/if`,{
failingKeyword:`then`});
m++}}
if(e.bearer_token!==void 0&&n.call(e,`bearer_token`)){
p=d(p,t+`/bearer_token`,`#/$defs/codex-server/properties/bearer_token/not`);
m++}
if(e.http_headers!==void 0&&n.call(e,`http_headers`)){
let n=e.http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
p=d(p,t+`/http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/http_headers/additionalProperties/type`);
m++}}else{
p=d(p,t+`/http_headers`,`#/$defs/codex-server/properties/http_headers/type`);
m++}}
if(e.env_http_headers!==void 0&&n.call(e,`env_http_headers`)){
let n=e.env_http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
p=d(p,t+`/env_http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/env_http_headers/additionalProperties/type`);
m++}}else{
p=d(p,t+`/env_http_headers`,`#/$defs/codex-server/properties/env_http_headers/type`);
m++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
let o=m;
let s=!0;
let c=m;
if(!a(i,r.properties.oauth.if.const)){
p=l(p,{});
m++}
var A=c===m;
m=o;
p!==null&&(o?p.length=Math.min(p.length,o):p=null);
if(!A){
let e=m;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.client_id!==void 0&&n.call(i,`client_id`)&&typeof i.client_id!=`string`){
p=d(p,t+`/oauth/client_id`,`#/$defs/codex-server/properties/oauth/else/properties/client_id/type`);
m++}
if(i.callback_port!==void 0&&n.call(i,`callback_port`)){
let e=i.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
p=d(p,t+`/oauth/callback_port`,`#/$defs/codex-server/properties/oauth/else/properties/callback_port/type`);
m++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
p=d(p,t+`/oauth/callback_port`,`#/$defs/codex-server/properties/oauth/else/properties/callback_port/maximum`,{
comparison:`<=`,
limit:65535});
m++}
if(e<0||isNaN(e)){
p=d(p,t+`/oauth/callback_port`,`#/$defs/codex-server/properties/oauth/else/properties/callback_port/minimum`,{
comparison:`>=`,
limit:0});
m++}}}}else{
p=d(p,t+`/oauth`,`#/$defs/codex-server/properties/oauth/else/type`);
m++}
var A=e===m;
s=A;
if(s){
var j={};
j.client_id=!0;
j.callback_port=!0}}
if(!s){
p=d(p,t+`/oauth`,`#/$defs/codex-server/properties/oauth/if`,{
failingKeyword:`else`});
m++}}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
p=d(p,t+`/oauth_resource`,`#/$defs/codex-server/properties/oauth_resource/type`);
m++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`chatgpt`&&n!==`ema_auth`){
p=d(p,t+`/auth`,`#/$defs/codex-server/properties/auth/enum`);
m++}}
if(e.scopes!==void 0&&n.call(e,`scopes`)){
let n=e.scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=d(p,t+`/scopes/`+r,`#/$defs/codex-server/properties/scopes/items/type`);
m++}}else{
p=d(p,t+`/scopes`,`#/$defs/codex-server/properties/scopes/type`);
m++}}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
let r=m;
let i=!0;
let a=m;
if(m===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
p=l(p,{});
m++}}else{
p=l(p,{});
m++}}
var M=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(M){
let e=m;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
p=d(p,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
m++}}else{
p=d(p,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/then/type`);
m++}
var M=e===m;
i=M}
if(!i){
p=d(p,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/if`,{
failingKeyword:`then`});
m++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
p=d(p,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
m++}
if(n>=0x10000000000000000||isNaN(n)){
p=d(p,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
m++}}else{
p=d(p,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/type`);
m++}}
if(e.startup_timeout_ms!==void 0&&n.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=d(p,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/type`);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=l(p,{});
m++}
if(m===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=l(p,{});
m++}
var N=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(N){
let e=m;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=d(p,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/then/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
p=d(p,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
m++}
var N=e===m;
i=N}
if(!i){
p=d(p,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/if`,{
failingKeyword:`then`});
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=d(p,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/minimum`,{
comparison:`>=`,
limit:0});
m++}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
p=d(p,t+`/tool_timeout_sec`,`#/$defs/codex-server/properties/tool_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
m++}
if(n>=0x10000000000000000||isNaN(n)){
p=d(p,t+`/tool_timeout_sec`,`#/$defs/codex-server/properties/tool_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
m++}}else{
p=d(p,t+`/tool_timeout_sec`,`#/$defs/codex-server/properties/tool_timeout_sec/type`);
m++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
p=d(p,t+`/enabled`,`#/$defs/codex-server/properties/enabled/type`);
m++}
if(e.required!==void 0&&n.call(e,`required`)&&typeof e.required!=`boolean`){
p=d(p,t+`/required`,`#/$defs/codex-server/properties/required/type`);
m++}
if(e.supports_parallel_tool_calls!==void 0&&n.call(e,`supports_parallel_tool_calls`)&&typeof e.supports_parallel_tool_calls!=`boolean`){
p=d(p,t+`/supports_parallel_tool_calls`,`#/$defs/codex-server/properties/supports_parallel_tool_calls/type`);
m++}
if(e.enabled_tools!==void 0&&n.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=d(p,t+`/enabled_tools/`+r,`#/$defs/codex-server/properties/enabled_tools/items/type`);
m++}}else{
p=d(p,t+`/enabled_tools`,`#/$defs/codex-server/properties/enabled_tools/type`);
m++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=d(p,t+`/disabled_tools/`+r,`#/$defs/codex-server/properties/disabled_tools/items/type`);
m++}}else{
p=d(p,t+`/disabled_tools`,`#/$defs/codex-server/properties/disabled_tools/type`);
m++}}
if(e.default_tools_approval_mode!==void 0&&n.call(e,`default_tools_approval_mode`)){
let n=e.default_tools_approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
p=d(p,t+`/default_tools_approval_mode`,`#/$defs/codex-server/properties/default_tools_approval_mode/enum`);
m++}}
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
p=d(p,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_mode`,`#/$defs/codex-server/properties/tools/additionalProperties/properties/approval_mode/enum`);
m++}}}else{
p=d(p,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/tools/additionalProperties/type`);
m++}}else{
p=d(p,t+`/tools`,`#/$defs/codex-server/properties/tools/type`);
m++}}
if(e.omit_tools_from!==void 0&&n.call(e,`omit_tools_from`)){
let n=e.omit_tools_from;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`code_mode`&&e!==`deferred`&&e!==`direct`){
p=d(p,t+`/omit_tools_from/`+r,`#/$defs/codex-server/properties/omit_tools_from/items/enum`);
m++}}}else{
p=d(p,t+`/omit_tools_from`,`#/$defs/codex-server/properties/omit_tools_from/type`);
m++}}
if(e.environment_id!==void 0&&n.call(e,`environment_id`)&&typeof e.environment_id!=`string`){
p=d(p,t+`/environment_id`,`#/$defs/codex-server/properties/environment_id/type`);
m++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
p=d(p,t+`/name`,`#/$defs/codex-server/properties/name/type`);
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/codex-server/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
h.props=C;
return m===0}
o.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let c=null;
let u=0;
if(o(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a}))
var d=o.evaluated.props;else{
c=f(c,o.errors);
u+=o.errors.length}
let p=u;
let m=!0;
let h=u;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=l(c,{});
u++}
var g=h===u;
u=p;
c!==null&&(p?c.length=Math.min(c.length,p):c=null);
if(g){
let n=u;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/codex-plugin/$defs/server/then/type`,
keyword:`type`,
params:{}});
u++}
var g=n===u;
m=g;
if(m&&d!==!0){
d||={};
d.type=!0}}
if(!m){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/codex-plugin/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
u++}
s.errors=c;
return u===0}
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
if(typeof n!=`string`&&(!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=d(u,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}
let r=p;
let i=!0;
let c=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=l(u,{});
p++}
var m=c===p;
p=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(m){
let e=p;
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
p+=s.errors.length}}else{
u=d(u,t+`/mcpServers`,`#/properties/mcpServers/then/type`);
p++}
var m=e===p;
i=m}
if(!i){
u=d(u,t+`/mcpServers`,`#/properties/mcpServers/if`,{
failingKeyword:`then`});
p++}}}else{
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
return e}
function p(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_codex_plugin_manifest=e;
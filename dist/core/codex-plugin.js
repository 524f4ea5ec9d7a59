"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
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
"$ref": "#/$defs/server"
}
}
}
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
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
not:{}}}}}};
let i=u;
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
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
if(e.command===void 0||!n.call(e,`command`)){
d=c(d,{});
f++}}else{
d=c(d,{});
f++}}
var _=g===f;
f=m;
d!==null&&(m?d.length=Math.min(d.length,m):d=null);
let v;
if(_){
let i=f;
let a=f;
let o=!0;
let s=f;
if(!e||typeof e!=`object`||Array.isArray(e)){
d=c(d,{});
f++}
let l=f;
let u=f;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.environment_id===void 0||!n.call(e,`environment_id`))){
d=c(d,{});
f++}
if(u===f){
d=c(d,{});
f++}else{
f=l;
d!==null&&(l?d.length=Math.min(d.length,l):d=null)}
var y=s===f;
f=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null);
if(y){
let i=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
let i=e.env_vars;
if(Array.isArray(i)){
let e=i.length;
for(
let a=0;a<e;a++){
let e=i[a];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/type`,
keyword:`type`,
params:{
type:r.then.then.properties.env_vars.items.type}};
d=c(d,e);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.source!==void 0&&n.call(e,`source`)){
let n=f;
let r=!0;
let i=f;
if(e.source!==`remote`){
d=c(d,{});
f++}
var b=i===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
if(b){
let e=f;
let n={
instancePath:t+`/env_vars/`+a+`/source`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/then/not`,
keyword:`not`,
params:{}};
d=c(d,n);
f++;
var b=e===f;
r=b}
if(!r){
let e={
instancePath:t+`/env_vars/`+a+`/source`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var y=i===f;
o=y;
if(o){
var x={};
x.env_vars=!0}}
if(!o){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/if`,
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
if(e.url!==void 0&&n.call(e,`url`)){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/codex-server/then/properties/url/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/then/properties/bearer_token_env_var/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.http_headers!==void 0&&n.call(e,`http_headers`)){
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/$defs/codex-server/then/properties/http_headers/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.env_http_headers!==void 0&&n.call(e,`env_http_headers`)){
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/$defs/codex-server/then/properties/env_http_headers/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.http_headers_helper!==void 0&&n.call(e,`http_headers_helper`)){
let e={
instancePath:t+`/http_headers_helper`,
schemaPath:`#/$defs/codex-server/then/properties/http_headers_helper/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/then/properties/oauth/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/$defs/codex-server/then/properties/oauth_resource/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/codex-server/then/properties/auth/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=i===f;
h=_;
v=`then`}else{
let r=f;
let i=f;
let a=!0;
let o=f;
if(f===o){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
d=c(d,{});
f++}}else{
d=c(d,{});
f++}}
var S=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(S){
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/codex-server/else/then/properties/args/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.env!==void 0&&n.call(e,`env`)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/codex-server/else/then/properties/env/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/else/then/properties/env_vars/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/else/then/properties/cwd/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var S=r===f;
a=S;
if(a){
var C={};
C.args=!0;
C.env=!0;
C.env_vars=!0;
C.cwd=!0}}
if(!a){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=r===f;
h=_;
if(h&&x!==!0&&C!==void 0){
if(C===!0)
x=!0;else{
x||={};
Object.assign(x,C)}}
v=`else`}
if(!h){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/if`,
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
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/codex-server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/codex-server/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/codex-server/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/codex-server/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
let i=e.env_vars;
if(Array.isArray(i)){
let e=i.length;
for(
let a=0;a<e;a++){
let e=i[a];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/type`,
keyword:`type`,
params:{
type:r.properties.env_vars.items.type}};
d=c(d,e);
f++}
let o=f;
let s=!0;
let l=f;
if(!e||typeof e!=`object`||Array.isArray(e)){
d=c(d,{});
f++}
var w=l===f;
f=o;
d!==null&&(o?d.length=Math.min(d.length,o):d=null);
if(w){
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
d=c(d,e);
f++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/env_vars/`+a+`/name`,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(e.source!==void 0&&n.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/env_vars/`+a+`/source`,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/properties/source/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}}else{
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}
var w=r===f;
s=w;
if(s){
var T={};
T.name=!0;
T.source=!0}}
if(!s){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/properties/env_vars/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
let r=f;
let a=!0;
let o=f;
if(typeof n!=`string`){
d=c(d,{});
f++}
var E=o===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(E){
let e=f;
if(typeof n==`string`&&i(n)<1){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=c(d,e);
f++}
var E=e===f;
a=E}
if(!a){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/codex-server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)){
let n=e.bearer_token_env_var;
if(typeof n!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
let r=f;
let a=!0;
let o=f;
if(typeof n!=`string`){
d=c(d,{});
f++}
var D=o===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(D){
let e=f;
if(typeof n==`string`&&i(n)<1){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=c(d,e);
f++}
var D=e===f;
a=D}
if(!a){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}
if(e.bearer_token!==void 0&&n.call(e,`bearer_token`)){
let e={
instancePath:t+`/bearer_token`,
schemaPath:`#/$defs/codex-server/properties/bearer_token/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.http_headers!==void 0&&n.call(e,`http_headers`)){
let n=e.http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/http_headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/$defs/codex-server/properties/http_headers/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}
if(e.env_http_headers!==void 0&&n.call(e,`env_http_headers`)){
let n=e.env_http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env_http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/env_http_headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/$defs/codex-server/properties/env_http_headers/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.client_id!==void 0&&n.call(r,`client_id`)&&typeof r.client_id!=`string`){
let e={
instancePath:t+`/oauth/client_id`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/client_id/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(r.callback_port!==void 0&&n.call(r,`callback_port`)){
let e=r.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/callback_port/type`,
keyword:`type`,
params:{
type:`integer`}};
d=c(d,e);
f++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/callback_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
d=c(d,e);
f++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/callback_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=c(d,e);
f++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/$defs/codex-server/properties/oauth_resource/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`chatgpt`&&n!==`ema_auth`){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/codex-server/properties/auth/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}
if(e.scopes!==void 0&&n.call(e,`scopes`)){
let n=e.scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/scopes/`+r,
schemaPath:`#/$defs/codex-server/properties/scopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/scopes`,
schemaPath:`#/$defs/codex-server/properties/scopes/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
let r=f;
let i=!0;
let a=f;
if(f===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
d=c(d,{});
f++}}else{
d=c(d,{});
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
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/then/type`,
keyword:`type`,
params:{
type:`number`}};
d=c(d,e);
f++}
var O=e===f;
i=O}
if(!i){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=c(d,e);
f++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{
type:`number`}};
d=c(d,e);
f++}}
if(e.startup_timeout_ms!==void 0&&n.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/type`,
keyword:`type`,
params:{
type:`integer`}};
d=c(d,e);
f++}
let r=f;
let i=!0;
let a=f;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=c(d,{});
f++}
if(f===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
d=c(d,{});
f++}
var k=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(k){
let e=f;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/then/type`,
keyword:`type`,
params:{
type:`integer`}};
d=c(d,e);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
d=c(d,e);
f++}
var k=e===f;
i=k}
if(!i){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=c(d,e);
f++}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=c(d,e);
f++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{
type:`number`}};
d=c(d,e);
f++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/codex-server/properties/enabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=c(d,e);
f++}
if(e.required!==void 0&&n.call(e,`required`)&&typeof e.required!=`boolean`){
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/codex-server/properties/required/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=c(d,e);
f++}
if(e.supports_parallel_tool_calls!==void 0&&n.call(e,`supports_parallel_tool_calls`)&&typeof e.supports_parallel_tool_calls!=`boolean`){
let e={
instancePath:t+`/supports_parallel_tool_calls`,
schemaPath:`#/$defs/codex-server/properties/supports_parallel_tool_calls/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=c(d,e);
f++}
if(e.enabled_tools!==void 0&&n.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/enabled_tools/`+r,
schemaPath:`#/$defs/codex-server/properties/enabled_tools/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/enabled_tools`,
schemaPath:`#/$defs/codex-server/properties/enabled_tools/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabled_tools/`+r,
schemaPath:`#/$defs/codex-server/properties/disabled_tools/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/disabled_tools`,
schemaPath:`#/$defs/codex-server/properties/disabled_tools/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.default_tools_approval_mode!==void 0&&n.call(e,`default_tools_approval_mode`)){
let n=e.default_tools_approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
let e={
instancePath:t+`/default_tools_approval_mode`,
schemaPath:`#/$defs/codex-server/properties/default_tools_approval_mode/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}
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
schemaPath:`#/$defs/codex-server/properties/tools/additionalProperties/properties/approval_mode/enum`,
keyword:`enum`,
params:{}};
d=c(d,n);
f++}}}else{
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/codex-server/properties/tools/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}
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
schemaPath:`#/$defs/codex-server/properties/omit_tools_from/items/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}}else{
let e={
instancePath:t+`/omit_tools_from`,
schemaPath:`#/$defs/codex-server/properties/omit_tools_from/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.environment_id!==void 0&&n.call(e,`environment_id`)&&typeof e.environment_id!=`string`){
let e={
instancePath:t+`/environment_id`,
schemaPath:`#/$defs/codex-server/properties/environment_id/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/codex-server/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/type`,
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
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:s={}}={}){
let u=null;
let d=0;
let f=o.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(a(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:s}))
var p=a.evaluated.props;else{
u=l(u,a.errors);
d+=a.errors.length}
let m=d;
let h=!0;
let g=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=c(u,{});
d++}
var _=g===d;
d=m;
u!==null&&(m?u.length=Math.min(u.length,m):u=null);
if(_){
let n=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
var _=n===d;
h=_;
if(h&&p!==!0){
p||={};
p.type=!0}}
if(!h){
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
o.errors=u;
f.props=p;
return d===0}
o.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=s.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
d=c(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
let m=f;
let h=!0;
let g=f;
if(f===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
d=c(d,{});
f++}}else{
d=c(d,{});
f++}}
var _=g===f;
f=m;
d!==null&&(m?d.length=Math.min(d.length,m):d=null);
let v;
if(_){
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:u})){
d=l(d,o.errors);
f+=o.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/then/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=r===f;
h=_;
if(h){
var y={};
y.mcpServers=!0}
v=`then`}else{
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!o(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:u})){
d=l(d,o.errors);
f+=o.errors.length}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/else/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=n===f;
h=_;
h&&y!==!0&&(y=!0);
v=`else`}
if(!h){
d=c(d,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:v}});
f++}
s.errors=d;
p.props=y;
return f===0}
s.evaluated={
dynamicProps:!0,
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
return e}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_codex_plugin=e;
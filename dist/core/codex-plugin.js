"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:c,
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
let i=f;
let a=u;
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
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
if(e.command===void 0||!n.call(e,`command`)){
f=l(f,{});
p++}}else{
f=l(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
let y;
if(v){
let r=p;
let i=p;
let a=!0;
let o=p;
if(!e||typeof e!=`object`||Array.isArray(e)){
f=l(f,{});
p++}
let s=p;
let c=p;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.environment_id===void 0||!n.call(e,`environment_id`))){
f=l(f,{});
p++}
if(c===p){
f=l(f,{});
p++}else{
p=s;
f!==null&&(s?f.length=Math.min(f.length,s):f=null)}
var b=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(b){
let r=p;
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
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.source!==void 0&&n.call(e,`source`)){
let n=p;
let r=!0;
let a=p;
if(e.source!==`remote`){
f=l(f,{});
p++}
var x=a===p;
p=n;
f!==null&&(n?f.length=Math.min(f.length,n):f=null);
if(x){
let e=p;
let n={
instancePath:t+`/env_vars/`+i+`/source`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/then/not`,
keyword:`not`,
params:{}};
f=l(f,n);
p++;
var x=e===p;
r=x}
if(!r){
let e={
instancePath:t+`/env_vars/`+i+`/source`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/then/type`,
keyword:`type`,
params:{}});
p++}
var b=r===p;
a=b;
if(a){
var S={};
S.env_vars=!0}}
if(!a){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
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
if(e.url!==void 0&&n.call(e,`url`)){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/codex-server/then/properties/url/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/then/properties/bearer_token_env_var/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}
if(e.http_headers!==void 0&&n.call(e,`http_headers`)){
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/$defs/codex-server/then/properties/http_headers/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}
if(e.env_http_headers!==void 0&&n.call(e,`env_http_headers`)){
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/$defs/codex-server/then/properties/env_http_headers/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}
if(e.http_headers_helper!==void 0&&n.call(e,`http_headers_helper`)){
let e={
instancePath:t+`/http_headers_helper`,
schemaPath:`#/$defs/codex-server/then/properties/http_headers_helper/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/then/properties/oauth/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/$defs/codex-server/then/properties/oauth_resource/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/codex-server/then/properties/auth/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/type`,
keyword:`type`,
params:{}});
p++}
var v=r===p;
g=v;
y=`then`}else{
let r=p;
let i=p;
let a=!0;
let o=p;
if(p===o){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=l(f,{});
p++}}else{
f=l(f,{});
p++}}
var C=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(C){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/codex-server/else/then/properties/args/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}
if(e.env!==void 0&&n.call(e,`env`)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/codex-server/else/then/properties/env/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/else/then/properties/env_vars/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/else/then/properties/cwd/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/then/type`,
keyword:`type`,
params:{}});
p++}
var C=r===p;
a=C;
if(a){
var w={};
w.args=!0;
w.env=!0;
w.env_vars=!0;
w.cwd=!0}}
if(!a){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/type`,
keyword:`type`,
params:{}});
p++}
var v=r===p;
g=v;
if(g&&S!==!0&&w!==void 0){
if(w===!0)
S=!0;else{
S||={};
Object.assign(S,w)}}
y=`else`}
if(!g){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/codex-server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
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
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/codex-server/properties/command/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
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
params:{}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/codex-server/properties/args/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
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
params:{}};
f=l(f,n);
p++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/codex-server/properties/env/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
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
schemaPath:`#/$defs/codex-server/properties/env_vars/items/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
let a=p;
let o=!0;
let s=p;
if(!e||typeof e!=`object`||Array.isArray(e)){
f=l(f,{});
p++}
var T=s===p;
p=a;
f!==null&&(a?f.length=Math.min(f.length,a):f=null);
if(T){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
f=l(f,e);
p++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/env_vars/`+i+`/name`,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/properties/name/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e.source!==void 0&&n.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/env_vars/`+i+`/source`,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/properties/source/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}}else{
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
var T=r===p;
o=T;
if(o){
var E={};
E.name=!0;
E.source=!0}}
if(!o){
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/properties/env_vars/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
let r=p;
let a=!0;
let o=p;
if(typeof n!=`string`){
f=l(f,{});
p++}
var D=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(D){
let e=p;
if(typeof n==`string`&&i(n)<1){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
f=l(f,e);
p++}
var D=e===p;
a=D}
if(!a){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/codex-server/properties/url/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)){
let n=e.bearer_token_env_var;
if(typeof n!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
let r=p;
let a=!0;
let o=p;
if(typeof n!=`string`){
f=l(f,{});
p++}
var O=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(O){
let e=p;
if(typeof n==`string`&&i(n)<1){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
f=l(f,e);
p++}
var O=e===p;
a=O}
if(!a){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}}
if(e.bearer_token!==void 0&&n.call(e,`bearer_token`)){
let e={
instancePath:t+`/bearer_token`,
schemaPath:`#/$defs/codex-server/properties/bearer_token/not`,
keyword:`not`,
params:{}};
f=l(f,e);
p++}
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
params:{}};
f=l(f,n);
p++}}else{
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/$defs/codex-server/properties/http_headers/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
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
params:{}};
f=l(f,n);
p++}}else{
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/$defs/codex-server/properties/env_http_headers/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
let o=p;
let s=!0;
let c=p;
if(!a(i,r.properties.oauth.if.const)){
f=l(f,{});
p++}
var k=c===p;
p=o;
f!==null&&(o?f.length=Math.min(f.length,o):f=null);
if(!k){
let e=p;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.client_id!==void 0&&n.call(i,`client_id`)&&typeof i.client_id!=`string`){
let e={
instancePath:t+`/oauth/client_id`,
schemaPath:`#/$defs/codex-server/properties/oauth/else/properties/client_id/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(i.callback_port!==void 0&&n.call(i,`callback_port`)){
let e=i.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/else/properties/callback_port/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/else/properties/callback_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
f=l(f,e);
p++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/else/properties/callback_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=l(f,e);
p++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/properties/oauth/else/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
var k=e===p;
s=k;
if(s){
var A={};
A.client_id=!0;
A.callback_port=!0}}
if(!s){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
f=l(f,e);
p++}}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/$defs/codex-server/properties/oauth_resource/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`chatgpt`&&n!==`ema_auth`){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/codex-server/properties/auth/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}
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
params:{}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/scopes`,
schemaPath:`#/$defs/codex-server/properties/scopes/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
let r=p;
let i=!0;
let a=p;
if(p===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
f=l(f,{});
p++}}else{
f=l(f,{});
p++}}
var j=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(j){
let e=p;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/then/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
var j=e===p;
i=j}
if(!i){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=l(f,e);
p++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
if(e.startup_timeout_ms!==void 0&&n.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
let r=p;
let i=!0;
let a=p;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
f=l(f,{});
p++}
if(p===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
f=l(f,{});
p++}
var M=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(M){
let e=p;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/then/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
f=l(f,e);
p++}
var M=e===p;
i=M}
if(!i){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=l(f,e);
p++}}
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
f=l(f,e);
p++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/codex-server/properties/enabled/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e.required!==void 0&&n.call(e,`required`)&&typeof e.required!=`boolean`){
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/codex-server/properties/required/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e.supports_parallel_tool_calls!==void 0&&n.call(e,`supports_parallel_tool_calls`)&&typeof e.supports_parallel_tool_calls!=`boolean`){
let e={
instancePath:t+`/supports_parallel_tool_calls`,
schemaPath:`#/$defs/codex-server/properties/supports_parallel_tool_calls/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
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
params:{}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/enabled_tools`,
schemaPath:`#/$defs/codex-server/properties/enabled_tools/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
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
params:{}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/disabled_tools`,
schemaPath:`#/$defs/codex-server/properties/disabled_tools/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
if(e.default_tools_approval_mode!==void 0&&n.call(e,`default_tools_approval_mode`)){
let n=e.default_tools_approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
let e={
instancePath:t+`/default_tools_approval_mode`,
schemaPath:`#/$defs/codex-server/properties/default_tools_approval_mode/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}
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
f=l(f,n);
p++}}}else{
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{}};
f=l(f,n);
p++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/codex-server/properties/tools/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
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
f=l(f,e);
p++}}}else{
let e={
instancePath:t+`/omit_tools_from`,
schemaPath:`#/$defs/codex-server/properties/omit_tools_from/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
if(e.environment_id!==void 0&&n.call(e,`environment_id`)&&typeof e.environment_id!=`string`){
let e={
instancePath:t+`/environment_id`,
schemaPath:`#/$defs/codex-server/properties/environment_id/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/codex-server/properties/name/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/codex-server/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
m.props=S;
return p===0}
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
let f=s.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(o(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a}))
var p=o.evaluated.props;else{
c=d(c,o.errors);
u+=o.errors.length}
let m=u;
let h=!0;
let g=u;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=l(c,{});
u++}
var _=g===u;
u=m;
c!==null&&(m?c.length=Math.min(c.length,m):c=null);
if(_){
let n=u;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
u++}
var _=n===u;
h=_;
if(h&&p!==!0){
p||={};
p.type=!0}}
if(!h){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
u++}
s.errors=c;
f.props=p;
return u===0}
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
if(!e||typeof e!=`object`||Array.isArray(e)){
u=l(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
let m=f;
let h=!0;
let g=f;
if(f===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
u=l(u,{});
f++}}else{
u=l(u,{});
f++}}
var _=g===f;
f=m;
u!==null&&(m?u.length=Math.min(u.length,m):u=null);
let v;
if(_){
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
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
f+=s.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/then/properties/mcpServers/type`,
keyword:`type`,
params:{}};
u=l(u,e);
f++}}}else{
u=l(u,{
instancePath:t,
schemaPath:`#/then/type`,
keyword:`type`,
params:{}});
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
if(!s(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:o})){
u=d(u,s.errors);
f+=s.errors.length}}else{
u=l(u,{
instancePath:t,
schemaPath:`#/else/type`,
keyword:`type`,
params:{}});
f++}
var _=n===f;
h=_;
h&&y!==!0&&(y=!0);
v=`else`}
if(!h){
u=l(u,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:v}});
f++}
c.errors=u;
p.props=y;
return f===0}
c.evaluated={
dynamicProps:!0,
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
return e}
function f(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_codex_plugin=e;
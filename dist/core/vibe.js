"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>s});
const r={
effect:`refuses-file`,
by:`H:VIB`,
note:`Mistral Vibe does not start`};
const i={
effect:`fine`,
by:`H:VIB`};
const a={
id:`vibe`,
title:`Mistral Vibe's configuration`,
files:[`.vibe/config.toml`],
userFiles:[`~/.vibe/config.toml`],
schemaBy:`H:VIB`,
syntax:{
language:`toml`,
bom:{
effect:`refuses-file`,
by:`L:VIB`},
empty:i,
broken:r,
duplicates:r},
servers:[{
at:[`mcp_servers`],
list:`only`,
named:`name`}],
noMap:i,
badRoot:r,
dialect:{
by:`H:VIB`,
transportKey:`transport`,
spellings:{
stdio:`stdio`,
http:`http`,
"streamable-http":`http`},
inferred:{
urlReaction:r,
commandReaction:r},
fields:{
name:{
is:`name`,
note:`required; other than letters, digits, "-" and "_" becomes "_"`},
transport:{
is:`transport`,
note:"required; `http` and `streamable-http` are the same"},
command:{
is:`command`,
for:[`stdio`],
note:`a line for a shell, or a list`},
args:{
is:`args`,
for:[`stdio`],
default:`[]`},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`]},
headers:{
is:`headers`,
for:[`http`],
note:"the older place; not beside `auth`"},
api_key_env:{
is:`auth`,
for:[`http`],
note:"the older place; not beside `auth`"},
api_key_header:{
is:`auth`,
for:[`http`],
note:"the older place; not beside `auth`"},
api_key_format:{
is:`auth`,
for:[`http`],
note:"the older place; not beside `auth`"},
auth:{
is:`auth`,
for:[`http`],
takes:[`object`],
note:'`type = "static"` or `type = "oauth"`; unknown keys in it are refused'},
startup_timeout_sec:{
is:`startupTimeout`,
unit:`s`,
default:`10`},
tool_timeout_sec:{
is:`timeout`,
unit:`s`,
default:`60`},
sampling_enabled:{
is:`other`,
default:`true`},
disabled:{
is:`disabled`,
default:`false`},
disabled_tools:{
is:`toolsDenied`},
prompt:{
is:`other`,
note:`a hint for the model`},
type:{
is:`transport`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0}},
bad:r,
notObject:r,
neither:r,
both:{
winner:null,
reaction:{
effect:`ignored`,
by:`H:VIB`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
starts:{
blanks:`split`,
by:`H:VIB`},
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`L:VIB`}},
claims:`shape`,
unmistakable:!0};
function o(e){
return e.replace(/[^a-zA-Z0-9_-]/gu,`_`).replace(/^[_-]+|(?<![_-])[_-]+$/g,``).slice(0,256)}
var s=t.defineClient({
id:`vibe`,
name:`Mistral Vibe`,
sources:{
VIB:{
title:`mistralai/mistral-vibe ac8f1a0, read`,
version:`2.18.4`,
date:`2026-07-01`},
VIBD:{
title:`docs.mistral.ai, configuration of the Vibe Code CLI`,
version:`2026`,
date:`2026-11-18`}},
formats:[a],
precedence:[{
sources:[{
format:`vibe`,
files:`project`,
note:`the file of the project counts in folders that the user trusts`},{
format:`vibe`,
files:`user`}],
same:`replaced`,
by:`M:VIBD`}],
toolNames:{
form:`S_T`,
server:o,
name:(e,t)=>`${o(e)}_${t}`,
collision:`the later tool takes the name, one of the program itself included`,
clash:{
within:`last`,
across:`one`},
by:`H:VIB`}});
var c=e.__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp_servers": {
"x-rule": "root-shape",
"type": "array",
"items": {
"$ref": "#/$defs/server"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"name": {
"type": "string",
"pattern": "[A-Za-z0-9]",
"x-label": "a name with a letter or digit in it"
},
"transport": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
"streamable-http"
]
},
"prompt": {
"type": "string"
},
"startup_timeout_sec": {
"type": [
"number",
"string"
],
"exclusiveMinimum": 0
},
"tool_timeout_sec": {
"type": [
"number",
"string"
],
"exclusiveMinimum": 0
},
"sampling_enabled": {
"type": [
"boolean",
"string",
"number"
]
},
"disabled": {
"type": [
"boolean",
"string",
"number"
]
},
"disabled_tools": {
"type": "array",
"items": {
"type": "string"
}
}
},
"allOf": [
{
"type": "object",
"required": [
"name"
],
"x-rule": "field-missing"
},
{
"type": "object",
"x-rule": "transport-untyped",
"required": [
"transport"
]
},
{
"if": {
"type": "object",
"properties": {
"transport": {
"enum": [
"stdio"
]
}
},
"required": [
"transport"
]
},
"then": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"command"
],
"properties": {
"command": {
"type": [
"string",
"array"
],
"items": {
"type": "string"
}
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
}
},
{
"if": {
"type": "object",
"properties": {
"transport": {
"enum": [
"http",
"streamable-http"
]
}
},
"required": [
"transport"
]
},
"then": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
],
"properties": {
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"api_key_env": {
"type": "string"
},
"api_key_header": {
"type": "string"
},
"api_key_format": {
"type": "string"
},
"auth": {
"type": "object",
"required": [
"type"
],
"properties": {
"type": {
"enum": [
"static",
"oauth"
]
}
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "static"
}
},
"required": [
"type"
]
},
"then": {
"type": "object",
"additionalProperties": false,
"properties": {
"type": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"api_key_env": {
"type": "string",
"pattern": "^(?:[A-Za-z_][A-Za-z0-9_]*)?$",
"x-label": "the name of a variable"
},
"api_key_header": {
"type": "string"
},
"api_key_format": {
"type": "string",
"pattern": "\\\\{token",
"x-label": "a text with \\"{token}\\" in it"
}
}
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "oauth"
}
},
"required": [
"type"
]
},
"then": {
"type": "object",
"additionalProperties": false,
"required": [
"scopes"
],
"properties": {
"type": {
"type": "string"
},
"scopes": {
"type": "array",
"items": {
"type": "string"
}
},
"client_id": {
"type": "string",
"minLength": 1
},
"client_metadata_url": {
"type": "string"
},
"redirect_port": {
"type": [
"integer",
"string"
],
"minimum": 1024,
"maximum": 65535
}
},
"not": {
"required": [
"client_id",
"client_metadata_url"
]
}
}
}
]
}
},
"if": {
"type": "object",
"required": [
"auth"
]
},
"then": {
"type": "object",
"properties": {
"headers": {
"not": {}
},
"api_key_env": {
"not": {}
},
"api_key_header": {
"not": {}
},
"api_key_format": {
"not": {}
}
}
}
}
}
]
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=d;
let i=RegExp(`^(?:[A-Za-z_][A-Za-z0-9_]*)?$`,`u`);
let a=RegExp(`\\{token`,`u`);
let o=RegExp(`[A-Za-z0-9]`,`u`);
function s(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=s.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/type`,
keyword:`type`,
params:{}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/required`,
keyword:`required`,
params:{
missingProperty:`transport`}});
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/type`,
keyword:`type`,
params:{}});
m++}
let g=m;
let _=!0;
let v=m;
if(m===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
p=l(p,{});
m++}else 
if(e.transport!==void 0&&n.call(e,`transport`)&&e.transport!==`stdio`){
p=l(p,{});
m++}}else{
p=l(p,{});
m++}}
var y=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
if(y){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
m++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&!Array.isArray(n)){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/allOf/2/then/properties/command/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/command/`+r,
schemaPath:`#/$defs/server/allOf/2/then/properties/command/items/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/allOf/2/then/properties/args/items/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/allOf/2/then/properties/args/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/allOf/2/then/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
p=l(p,n);
m++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/allOf/2/then/properties/env/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/allOf/2/then/properties/cwd/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/type`,
keyword:`type`,
params:{}});
m++}
var y=r===m;
_=y;
if(_){
var b={};
b.command=!0;
b.args=!0;
b.env=!0;
b.cwd=!0;
b.transport=!0}}
if(!_){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
let x=m;
let S=!0;
let C=m;
if(m===C){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
p=l(p,{});
m++}else 
if(e.transport!==void 0&&n.call(e,`transport`)){
let t=e.transport;
if(t!==`http`&&t!==`streamable-http`){
p=l(p,{});
m++}}}else{
p=l(p,{});
m++}}
var w=C===m;
m=x;
p!==null&&(x?p.length=Math.min(p.length,x):p=null);
if(w){
let o=m;
let s=m;
let c=!0;
let u=m;
if(m===u){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.auth===void 0||!n.call(e,`auth`)){
p=l(p,{});
m++}}else{
p=l(p,{});
m++}}
var T=u===m;
m=s;
p!==null&&(s?p.length=Math.min(p.length,s):p=null);
if(T){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.headers!==void 0&&n.call(e,`headers`)){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/allOf/3/then/then/properties/headers/not`,
keyword:`not`,
params:{}};
p=l(p,e);
m++}
if(e.api_key_env!==void 0&&n.call(e,`api_key_env`)){
let e={
instancePath:t+`/api_key_env`,
schemaPath:`#/$defs/server/allOf/3/then/then/properties/api_key_env/not`,
keyword:`not`,
params:{}};
p=l(p,e);
m++}
if(e.api_key_header!==void 0&&n.call(e,`api_key_header`)){
let e={
instancePath:t+`/api_key_header`,
schemaPath:`#/$defs/server/allOf/3/then/then/properties/api_key_header/not`,
keyword:`not`,
params:{}};
p=l(p,e);
m++}
if(e.api_key_format!==void 0&&n.call(e,`api_key_format`)){
let e={
instancePath:t+`/api_key_format`,
schemaPath:`#/$defs/server/allOf/3/then/then/properties/api_key_format/not`,
keyword:`not`,
params:{}};
p=l(p,e);
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/3/then/then/type`,
keyword:`type`,
params:{}});
m++}
var T=r===m;
c=T;
if(c){
var E={};
E.headers=!0;
E.api_key_env=!0;
E.api_key_header=!0;
E.api_key_format=!0}}
if(!c){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/3/then/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/3/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
m++}
if(E!==!0){
E||={};
E.url=!0;
E.headers=!0;
E.api_key_env=!0;
E.api_key_header=!0;
E.api_key_format=!0;
E.auth=!0}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/allOf/3/then/properties/url/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/allOf/3/then/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
p=l(p,n);
m++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/allOf/3/then/properties/headers/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.api_key_env!==void 0&&n.call(e,`api_key_env`)&&typeof e.api_key_env!=`string`){
let e={
instancePath:t+`/api_key_env`,
schemaPath:`#/$defs/server/allOf/3/then/properties/api_key_env/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(e.api_key_header!==void 0&&n.call(e,`api_key_header`)&&typeof e.api_key_header!=`string`){
let e={
instancePath:t+`/api_key_header`,
schemaPath:`#/$defs/server/allOf/3/then/properties/api_key_header/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(e.api_key_format!==void 0&&n.call(e,`api_key_format`)&&typeof e.api_key_format!=`string`){
let e={
instancePath:t+`/api_key_format`,
schemaPath:`#/$defs/server/allOf/3/then/properties/api_key_format/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let o=e.auth;
let s=m;
let c=!0;
let u=m;
if(m===u){
if(o&&typeof o==`object`&&!Array.isArray(o)){
if(o.type===void 0||!n.call(o,`type`)){
p=l(p,{});
m++}else 
if(o.type!==void 0&&n.call(o,`type`)&&o.type!==`static`){
p=l(p,{});
m++}}else{
p=l(p,{});
m++}}
var D=u===m;
m=s;
p!==null&&(s?p.length=Math.min(p.length,s):p=null);
if(D){
let e=m;
if(o&&typeof o==`object`&&!Array.isArray(o)){
for(
let e of Object.keys(o))
if(e!==`type`&&e!==`headers`&&e!==`api_key_env`&&e!==`api_key_header`&&e!==`api_key_format`){
let n={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:e}};
p=l(p,n);
m++}
if(o.type!==void 0&&n.call(o,`type`)&&typeof o.type!=`string`){
let e={
instancePath:t+`/auth/type`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/type/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(o.headers!==void 0&&n.call(o,`headers`)){
let e=o.headers;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/auth/headers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/auth/headers`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/headers/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(o.api_key_env!==void 0&&n.call(o,`api_key_env`)){
let e=o.api_key_env;
if(typeof e==`string`){
if(!i.test(e)){
let e={
instancePath:t+`/auth/api_key_env`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_env/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[A-Za-z_][A-Za-z0-9_]*)?$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/auth/api_key_env`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_env/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(o.api_key_header!==void 0&&n.call(o,`api_key_header`)&&typeof o.api_key_header!=`string`){
let e={
instancePath:t+`/auth/api_key_header`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_header/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(o.api_key_format!==void 0&&n.call(o,`api_key_format`)){
let e=o.api_key_format;
if(typeof e==`string`){
if(!a.test(e)){
let e={
instancePath:t+`/auth/api_key_format`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_format/pattern`,
keyword:`pattern`,
params:{
pattern:`\\{token`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/auth/api_key_format`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_format/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}else{
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var D=e===m;
c=D;
if(c)
var O=!0}
if(!c){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}
let d=m;
let f=!0;
let h=m;
if(m===h){
if(o&&typeof o==`object`&&!Array.isArray(o)){
if(o.type===void 0||!n.call(o,`type`)){
p=l(p,{});
m++}else 
if(o.type!==void 0&&n.call(o,`type`)&&o.type!==`oauth`){
p=l(p,{});
m++}}else{
p=l(p,{});
m++}}
var k=h===m;
m=d;
p!==null&&(d?p.length=Math.min(p.length,d):p=null);
if(k){
let e=m;
let i=m;
let a=m;
if(o&&typeof o==`object`&&!Array.isArray(o)&&(o.client_id===void 0||!n.call(o,`client_id`)||o.client_metadata_url===void 0||!n.call(o,`client_metadata_url`))){
p=l(p,{});
m++}
if(a===m){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/not`,
keyword:`not`,
params:{}};
p=l(p,e);
m++}else{
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null)}
if(o&&typeof o==`object`&&!Array.isArray(o)){
if(o.scopes===void 0||!n.call(o,`scopes`)){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`scopes`}};
p=l(p,e);
m++}
for(
let e of Object.keys(o))
if(e!==`type`&&e!==`scopes`&&e!==`client_id`&&e!==`client_metadata_url`&&e!==`redirect_port`){
let n={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:e}};
p=l(p,n);
m++}
if(o.type!==void 0&&n.call(o,`type`)&&typeof o.type!=`string`){
let e={
instancePath:t+`/auth/type`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/type/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(o.scopes!==void 0&&n.call(o,`scopes`)){
let e=o.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/auth/scopes/`+r,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/scopes/items/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/auth/scopes`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/scopes/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(o.client_id!==void 0&&n.call(o,`client_id`)){
let e=o.client_id;
if(typeof e==`string`){
if(r(e)<1){
let e={
instancePath:t+`/auth/client_id`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/client_id/minLength`,
keyword:`minLength`,
params:{
limit:1}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/auth/client_id`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/client_id/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(o.client_metadata_url!==void 0&&n.call(o,`client_metadata_url`)&&typeof o.client_metadata_url!=`string`){
let e={
instancePath:t+`/auth/client_metadata_url`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/client_metadata_url/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(o.redirect_port!==void 0&&n.call(o,`redirect_port`)){
let e=o.redirect_port;
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&typeof e!=`string`){
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/redirect_port/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/redirect_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
p=l(p,e);
m++}
if(e<1024||isNaN(e)){
let e={
instancePath:t+`/auth/redirect_port`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/redirect_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1024}};
p=l(p,e);
m++}}}}else{
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
var k=e===m;
f=k;
if(f)
var A=!0}
if(!f){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}
if(O!==!0&&A!==void 0){
if(A===!0)
O=!0;else{
O||={};
Object.assign(O,A)}}
if(o&&typeof o==`object`&&!Array.isArray(o)){
if(o.type===void 0||!n.call(o,`type`)){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
p=l(p,e);
m++}
if(O!==!0){
O||={};
O.type=!0}
if(o.type!==void 0&&n.call(o,`type`)){
let e=o.type;
if(e!==`static`&&e!==`oauth`){
let e={
instancePath:t+`/auth/type`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/properties/type/enum`,
keyword:`enum`,
params:{}};
p=l(p,e);
m++}}}else{
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/allOf/3/then/properties/auth/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/3/then/type`,
keyword:`type`,
params:{}});
m++}
var w=o===m;
S=w;
if(S&&E!==!0){
E||={};
E.transport=!0}}
if(!S){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/3/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
if(b!==!0&&E!==void 0){
if(E===!0)
b=!0;else{
b||={};
Object.assign(b,E)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.name=!0;
b.transport=!0;
b.prompt=!0;
b.startup_timeout_sec=!0;
b.tool_timeout_sec=!0;
b.sampling_enabled=!0;
b.disabled=!0;
b.disabled_tools=!0}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/server/properties/name/pattern`,
keyword:`pattern`,
params:{
pattern:`[A-Za-z0-9]`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/server/properties/name/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(n!==`stdio`&&n!==`http`&&n!==`streamable-http`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/enum`,
keyword:`enum`,
params:{}};
p=l(p,e);
m++}}
if(e.prompt!==void 0&&n.call(e,`prompt`)&&typeof e.prompt!=`string`){
let e={
instancePath:t+`/prompt`,
schemaPath:`#/$defs/server/properties/prompt/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/server/properties/startup_timeout_sec/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
p=l(p,e);
m++}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/server/properties/tool_timeout_sec/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
p=l(p,e);
m++}}
if(e.sampling_enabled!==void 0&&n.call(e,`sampling_enabled`)){
let n=e.sampling_enabled;
if(typeof n!=`boolean`&&typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/sampling_enabled`,
schemaPath:`#/$defs/server/properties/sampling_enabled/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
if(typeof n!=`boolean`&&typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabled_tools/`+r,
schemaPath:`#/$defs/server/properties/disabled_tools/items/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/disabled_tools`,
schemaPath:`#/$defs/server/properties/disabled_tools/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
s.errors=p;
h.props=b;
return m===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let d=null;
let f=0;
let p=c.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp_servers!==void 0&&n.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!s(n[r],{
instancePath:t+`/mcp_servers/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
d=u(d,s.errors);
f+=s.errors.length}}else{
let e={
instancePath:t+`/mcp_servers`,
schemaPath:`#/properties/mcp_servers/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
c.errors=d;
return f===0}
c.evaluated={
props:{
mcp_servers:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}
function d(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_vibe=c;
exports.vibe_exports=n;
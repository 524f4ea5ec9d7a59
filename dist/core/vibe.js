"use strict";
const e=require("./core.js").rolldownRuntime;
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
keys:{
type:`own`,
headers:`own`,
api_key_env:`own`,
api_key_header:`own`,
api_key_format:`own`,
scopes:`scopes`,
client_id:`clientId`,
client_metadata_url:`clientMetadataUrl`,
redirect_port:`callbackPort`},
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
let r=f;
let i=RegExp(`^(?:[A-Za-z_][A-Za-z0-9_]*)?$`,`u`);
let a=RegExp(`\\{token`,`u`);
let o=RegExp(`[A-Za-z0-9]`,`u`);
function s(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
h++}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/type`,
keyword:`type`,
params:{}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/required`,
keyword:`required`,
params:{
missingProperty:`transport`}});
h++}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/type`,
keyword:`type`,
params:{}});
h++}
let g=h;
let _=!0;
let v=h;
if(h===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
m=l(m,{});
h++}else 
if(e.transport!==void 0&&n.call(e,`transport`)&&e.transport!==`stdio`){
m=l(m,{});
h++}}else{
m=l(m,{});
h++}}
var y=v===h;
h=g;
m!==null&&(g?m.length=Math.min(m.length,g):m=null);
if(y){
let r=h;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
h++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&!Array.isArray(n)){
m=u(m,t+`/command`,`#/$defs/server/allOf/2/then/properties/command/type`);
h++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=u(m,t+`/command/`+r,`#/$defs/server/allOf/2/then/properties/command/items/type`);
h++}}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=u(m,t+`/args/`+r,`#/$defs/server/allOf/2/then/properties/args/items/type`);
h++}}else{
m=u(m,t+`/args`,`#/$defs/server/allOf/2/then/properties/args/type`);
h++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
m=u(m,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/allOf/2/then/properties/env/additionalProperties/type`);
h++}}else{
m=u(m,t+`/env`,`#/$defs/server/allOf/2/then/properties/env/type`);
h++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
m=u(m,t+`/cwd`,`#/$defs/server/allOf/2/then/properties/cwd/type`);
h++}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/type`,
keyword:`type`,
params:{}});
h++}
var y=r===h;
_=y;
if(_){
var b={};
b.command=!0;
b.args=!0;
b.env=!0;
b.cwd=!0;
b.transport=!0}}
if(!_){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
h++}
let x=h;
let S=!0;
let C=h;
if(h===C){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
m=l(m,{});
h++}else 
if(e.transport!==void 0&&n.call(e,`transport`)){
let t=e.transport;
if(t!==`http`&&t!==`streamable-http`){
m=l(m,{});
h++}}}else{
m=l(m,{});
h++}}
var w=C===h;
h=x;
m!==null&&(x?m.length=Math.min(m.length,x):m=null);
if(w){
let o=h;
let s=h;
let c=!0;
let d=h;
if(h===d){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.auth===void 0||!n.call(e,`auth`)){
m=l(m,{});
h++}}else{
m=l(m,{});
h++}}
var T=d===h;
h=s;
m!==null&&(s?m.length=Math.min(m.length,s):m=null);
if(T){
let r=h;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.headers!==void 0&&n.call(e,`headers`)){
m=u(m,t+`/headers`,`#/$defs/server/allOf/3/then/then/properties/headers/not`);
h++}
if(e.api_key_env!==void 0&&n.call(e,`api_key_env`)){
m=u(m,t+`/api_key_env`,`#/$defs/server/allOf/3/then/then/properties/api_key_env/not`);
h++}
if(e.api_key_header!==void 0&&n.call(e,`api_key_header`)){
m=u(m,t+`/api_key_header`,`#/$defs/server/allOf/3/then/then/properties/api_key_header/not`);
h++}
if(e.api_key_format!==void 0&&n.call(e,`api_key_format`)){
m=u(m,t+`/api_key_format`,`#/$defs/server/allOf/3/then/then/properties/api_key_format/not`);
h++}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/3/then/then/type`,
keyword:`type`,
params:{}});
h++}
var T=r===h;
c=T;
if(c){
var E={};
E.headers=!0;
E.api_key_env=!0;
E.api_key_header=!0;
E.api_key_format=!0}}
if(!c){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/3/then/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/3/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
h++}
if(E!==!0){
E||={};
E.url=!0;
E.headers=!0;
E.api_key_env=!0;
E.api_key_header=!0;
E.api_key_format=!0;
E.auth=!0}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
m=u(m,t+`/url`,`#/$defs/server/allOf/3/then/properties/url/type`);
h++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
m=u(m,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/allOf/3/then/properties/headers/additionalProperties/type`);
h++}}else{
m=u(m,t+`/headers`,`#/$defs/server/allOf/3/then/properties/headers/type`);
h++}}
if(e.api_key_env!==void 0&&n.call(e,`api_key_env`)&&typeof e.api_key_env!=`string`){
m=u(m,t+`/api_key_env`,`#/$defs/server/allOf/3/then/properties/api_key_env/type`);
h++}
if(e.api_key_header!==void 0&&n.call(e,`api_key_header`)&&typeof e.api_key_header!=`string`){
m=u(m,t+`/api_key_header`,`#/$defs/server/allOf/3/then/properties/api_key_header/type`);
h++}
if(e.api_key_format!==void 0&&n.call(e,`api_key_format`)&&typeof e.api_key_format!=`string`){
m=u(m,t+`/api_key_format`,`#/$defs/server/allOf/3/then/properties/api_key_format/type`);
h++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let o=e.auth;
let s=h;
let c=!0;
let d=h;
if(h===d){
if(o&&typeof o==`object`&&!Array.isArray(o)){
if(o.type===void 0||!n.call(o,`type`)){
m=l(m,{});
h++}else 
if(o.type!==void 0&&n.call(o,`type`)&&o.type!==`static`){
m=l(m,{});
h++}}else{
m=l(m,{});
h++}}
var D=d===h;
h=s;
m!==null&&(s?m.length=Math.min(m.length,s):m=null);
if(D){
let e=h;
if(o&&typeof o==`object`&&!Array.isArray(o)){
for(
let e of Object.keys(o))
if(e!==`type`&&e!==`headers`&&e!==`api_key_env`&&e!==`api_key_header`&&e!==`api_key_format`){
m=u(m,t+`/auth`,`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/additionalProperties`,{
additionalProperty:e});
h++}
if(o.type!==void 0&&n.call(o,`type`)&&typeof o.type!=`string`){
m=u(m,t+`/auth/type`,`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/type/type`);
h++}
if(o.headers!==void 0&&n.call(o,`headers`)){
let e=o.headers;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
m=u(m,t+`/auth/headers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/headers/additionalProperties/type`);
h++}}else{
m=u(m,t+`/auth/headers`,`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/headers/type`);
h++}}
if(o.api_key_env!==void 0&&n.call(o,`api_key_env`)){
let e=o.api_key_env;
if(typeof e==`string`){
if(!i.test(e)){
m=u(m,t+`/auth/api_key_env`,`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_env/pattern`,{
pattern:`^(?:[A-Za-z_][A-Za-z0-9_]*)?$`});
h++}}else{
m=u(m,t+`/auth/api_key_env`,`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_env/type`);
h++}}
if(o.api_key_header!==void 0&&n.call(o,`api_key_header`)&&typeof o.api_key_header!=`string`){
m=u(m,t+`/auth/api_key_header`,`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_header/type`);
h++}
if(o.api_key_format!==void 0&&n.call(o,`api_key_format`)){
let e=o.api_key_format;
if(typeof e==`string`){
if(!a.test(e)){
m=u(m,t+`/auth/api_key_format`,`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_format/pattern`,{
pattern:`\\{token`});
h++}}else{
m=u(m,t+`/auth/api_key_format`,`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_format/type`);
h++}}}else{
m=u(m,t+`/auth`,`#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/type`);
h++}
var D=e===h;
c=D;
if(c)
var O=!0}
if(!c){
m=u(m,t+`/auth`,`#/$defs/server/allOf/3/then/properties/auth/allOf/0/if`,{
failingKeyword:`then`});
h++}
let f=h;
let p=!0;
let g=h;
if(h===g){
if(o&&typeof o==`object`&&!Array.isArray(o)){
if(o.type===void 0||!n.call(o,`type`)){
m=l(m,{});
h++}else 
if(o.type!==void 0&&n.call(o,`type`)&&o.type!==`oauth`){
m=l(m,{});
h++}}else{
m=l(m,{});
h++}}
var k=g===h;
h=f;
m!==null&&(f?m.length=Math.min(m.length,f):m=null);
if(k){
let e=h;
let i=h;
let a=h;
if(o&&typeof o==`object`&&!Array.isArray(o)&&(o.client_id===void 0||!n.call(o,`client_id`)||o.client_metadata_url===void 0||!n.call(o,`client_metadata_url`))){
m=l(m,{});
h++}
if(a===h){
m=u(m,t+`/auth`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/not`);
h++}else{
h=i;
m!==null&&(i?m.length=Math.min(m.length,i):m=null)}
if(o&&typeof o==`object`&&!Array.isArray(o)){
if(o.scopes===void 0||!n.call(o,`scopes`)){
m=u(m,t+`/auth`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/required`,{
missingProperty:`scopes`});
h++}
for(
let e of Object.keys(o))
if(e!==`type`&&e!==`scopes`&&e!==`client_id`&&e!==`client_metadata_url`&&e!==`redirect_port`){
m=u(m,t+`/auth`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/additionalProperties`,{
additionalProperty:e});
h++}
if(o.type!==void 0&&n.call(o,`type`)&&typeof o.type!=`string`){
m=u(m,t+`/auth/type`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/type/type`);
h++}
if(o.scopes!==void 0&&n.call(o,`scopes`)){
let e=o.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
m=u(m,t+`/auth/scopes/`+r,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/scopes/items/type`);
h++}}else{
m=u(m,t+`/auth/scopes`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/scopes/type`);
h++}}
if(o.client_id!==void 0&&n.call(o,`client_id`)){
let e=o.client_id;
if(typeof e==`string`){
if(r(e)<1){
m=u(m,t+`/auth/client_id`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/client_id/minLength`,{
limit:1});
h++}}else{
m=u(m,t+`/auth/client_id`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/client_id/type`);
h++}}
if(o.client_metadata_url!==void 0&&n.call(o,`client_metadata_url`)&&typeof o.client_metadata_url!=`string`){
m=u(m,t+`/auth/client_metadata_url`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/client_metadata_url/type`);
h++}
if(o.redirect_port!==void 0&&n.call(o,`redirect_port`)){
let e=o.redirect_port;
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&typeof e!=`string`){
m=u(m,t+`/auth/redirect_port`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/redirect_port/type`);
h++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
m=u(m,t+`/auth/redirect_port`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/redirect_port/maximum`,{
comparison:`<=`,
limit:65535});
h++}
if(e<1024||isNaN(e)){
m=u(m,t+`/auth/redirect_port`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/redirect_port/minimum`,{
comparison:`>=`,
limit:1024});
h++}}}}else{
m=u(m,t+`/auth`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/type`);
h++}
var k=e===h;
p=k;
if(p)
var A=!0}
if(!p){
m=u(m,t+`/auth`,`#/$defs/server/allOf/3/then/properties/auth/allOf/1/if`,{
failingKeyword:`then`});
h++}
if(O!==!0&&A!==void 0){
if(A===!0)
O=!0;else{
O||={};
Object.assign(O,A)}}
if(o&&typeof o==`object`&&!Array.isArray(o)){
if(o.type===void 0||!n.call(o,`type`)){
m=u(m,t+`/auth`,`#/$defs/server/allOf/3/then/properties/auth/required`,{
missingProperty:`type`});
h++}
if(O!==!0){
O||={};
O.type=!0}
if(o.type!==void 0&&n.call(o,`type`)){
let e=o.type;
if(e!==`static`&&e!==`oauth`){
m=u(m,t+`/auth/type`,`#/$defs/server/allOf/3/then/properties/auth/properties/type/enum`);
h++}}}else{
m=u(m,t+`/auth`,`#/$defs/server/allOf/3/then/properties/auth/type`);
h++}}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/3/then/type`,
keyword:`type`,
params:{}});
h++}
var w=o===h;
S=w;
if(S&&E!==!0){
E||={};
E.transport=!0}}
if(!S){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/3/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
h++}
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
m=u(m,t+`/name`,`#/$defs/server/properties/name/pattern`,{
pattern:`[A-Za-z0-9]`});
h++}}else{
m=u(m,t+`/name`,`#/$defs/server/properties/name/type`);
h++}}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
m=u(m,t+`/transport`,`#/$defs/server/properties/transport/type`);
h++}
if(n!==`stdio`&&n!==`http`&&n!==`streamable-http`){
m=u(m,t+`/transport`,`#/$defs/server/properties/transport/enum`);
h++}}
if(e.prompt!==void 0&&n.call(e,`prompt`)&&typeof e.prompt!=`string`){
m=u(m,t+`/prompt`,`#/$defs/server/properties/prompt/type`);
h++}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
m=u(m,t+`/startup_timeout_sec`,`#/$defs/server/properties/startup_timeout_sec/type`);
h++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
m=u(m,t+`/startup_timeout_sec`,`#/$defs/server/properties/startup_timeout_sec/exclusiveMinimum`,{
comparison:`>`,
limit:0});
h++}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
m=u(m,t+`/tool_timeout_sec`,`#/$defs/server/properties/tool_timeout_sec/type`);
h++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
m=u(m,t+`/tool_timeout_sec`,`#/$defs/server/properties/tool_timeout_sec/exclusiveMinimum`,{
comparison:`>`,
limit:0});
h++}}
if(e.sampling_enabled!==void 0&&n.call(e,`sampling_enabled`)){
let n=e.sampling_enabled;
if(typeof n!=`boolean`&&typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))){
m=u(m,t+`/sampling_enabled`,`#/$defs/server/properties/sampling_enabled/type`);
h++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
if(typeof n!=`boolean`&&typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))){
m=u(m,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
h++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=u(m,t+`/disabled_tools/`+r,`#/$defs/server/properties/disabled_tools/items/type`);
h++}}else{
m=u(m,t+`/disabled_tools`,`#/$defs/server/properties/disabled_tools/type`);
h++}}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
h++}
s.errors=m;
return h===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let f=null;
let p=0;
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
f=d(f,s.errors);
p+=s.errors.length}}else{
f=u(f,t+`/mcp_servers`,`#/properties/mcp_servers/type`);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
c.errors=f;
return p===0}
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t,n,r={}){
return l(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
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
exports.require_vibe=c;
exports.vibe_exports=n;
"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"type": [
"string",
"object",
"array"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/cursor/$defs/server"
}
},
"else": {
"if": {
"type": "array"
},
"then": {
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
"additionalProperties": {
"$ref": "#/$defs/cursor/$defs/server"
}
}
}
}
}
}
},
"$defs": {
"cursor": {
"type": "object",
"x-rule": "root-shape",
"required": [
"mcpServers"
],
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/cursor/$defs/server"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
"sse"
]
}
},
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"http",
"sse"
]
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/cursor/$defs/remote"
},
"else": {
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"$ref": "#/$defs/cursor/$defs/local"
},
"else": {
"$ref": "#/$defs/cursor/$defs/remote"
}
}
},
"local": {
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
"x-effect": "drops-file",
"x-by": "L:CUR",
"type": "object",
"additionalProperties": {
"x-effect": "drops-file",
"x-by": "M:CUR",
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
"x-rule": "transport-missing",
"required": [
"url"
],
"properties": {
"url": {
"type": "string"
},
"headers": {
"$ref": "#/$defs/cursor/$defs/strings"
},
"auth": {
"type": "object",
"required": [
"CLIENT_ID"
],
"properties": {
"CLIENT_ID": {
"type": "string"
},
"CLIENT_SECRET": {
"type": "string"
},
"scopes": {
"type": "array",
"items": {
"type": "string"
}
}
}
},
"tls": {
"type": "object",
"additionalProperties": false,
"properties": {
"caBundle": {
"type": "string"
}
}
},
"placement": {
"enum": [
"server",
"client"
]
},
"envFile": {}
}
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
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
type:[`string`,`object`,`array`],
if:{
type:`object`},
then:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/cursor/$defs/server`}},
else:{
if:{
type:`array`},
then:{
type:`array`,
items:{
type:[`string`,`object`],
if:{
type:`object`},
then:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/cursor/$defs/server`}}}}}}},
$defs:{
cursor:{
type:`object`,
"x-rule":`root-shape`,
required:[`mcpServers`],
properties:{
mcpServers:{
"x-rule":`root-shape`,
type:`object`,
additionalProperties:{
$ref:`#/$defs/cursor/$defs/server`}}},
$defs:{
server:{
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`http`,`sse`]}},
if:{
type:`object`,
properties:{
type:{
enum:[`http`,`sse`]}},
required:[`type`]},
then:{
$ref:`#/$defs/cursor/$defs/remote`},
else:{
if:{
type:`object`,
required:[`command`]},
then:{
$ref:`#/$defs/cursor/$defs/local`},
else:{
$ref:`#/$defs/cursor/$defs/remote`}}},
local:{
type:`object`,
properties:{
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
"x-effect":`drops-file`,
"x-by":`L:CUR`,
type:`object`,
additionalProperties:{
"x-effect":`drops-file`,
"x-by":`M:CUR`,
type:`string`}},
cwd:{
type:`string`}}},
remote:{
type:`object`,
"x-rule":`transport-missing`,
required:[`url`],
properties:{
url:{
type:`string`},
headers:{
$ref:`#/$defs/cursor/$defs/strings`},
auth:{
type:`object`,
required:[`CLIENT_ID`],
properties:{
CLIENT_ID:{
type:`string`},
CLIENT_SECRET:{
type:`string`},
scopes:{
type:`array`,
items:{
type:`string`}}}},
tls:{
type:`object`,
additionalProperties:!1,
properties:{
caBundle:{
type:`string`}}},
placement:{
enum:[`server`,`client`]},
envFile:{}}},
strings:{
type:`object`,
additionalProperties:{
type:`string`}}}}},
$id:`urn:mcp-lint:schema:cursor-plugin-manifest`};
let r=Object.prototype.hasOwnProperty;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let u=i.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/cursor/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
s=l(s,e);
c++}}else{
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/strings/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
i.errors=s;
return c===0}
i.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/cursor/$defs/remote/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
d=l(d,e);
f++}
if(e.headers!==void 0&&r.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:s,
dynamicAnchors:c})){
d=u(d,i.errors);
f+=i.errors.length}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.CLIENT_ID===void 0||!r.call(n,`CLIENT_ID`)){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/cursor/$defs/remote/properties/auth/required`,
keyword:`required`,
params:{
missingProperty:`CLIENT_ID`}};
d=l(d,e);
f++}
if(n.CLIENT_ID!==void 0&&r.call(n,`CLIENT_ID`)&&typeof n.CLIENT_ID!=`string`){
let e={
instancePath:t+`/auth/CLIENT_ID`,
schemaPath:`#/$defs/cursor/$defs/remote/properties/auth/properties/CLIENT_ID/type`,
keyword:`type`,
params:{
type:`string`}};
d=l(d,e);
f++}
if(n.CLIENT_SECRET!==void 0&&r.call(n,`CLIENT_SECRET`)&&typeof n.CLIENT_SECRET!=`string`){
let e={
instancePath:t+`/auth/CLIENT_SECRET`,
schemaPath:`#/$defs/cursor/$defs/remote/properties/auth/properties/CLIENT_SECRET/type`,
keyword:`type`,
params:{
type:`string`}};
d=l(d,e);
f++}
if(n.scopes!==void 0&&r.call(n,`scopes`)){
let e=n.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/auth/scopes/`+r,
schemaPath:`#/$defs/cursor/$defs/remote/properties/auth/properties/scopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/auth/scopes`,
schemaPath:`#/$defs/cursor/$defs/remote/properties/auth/properties/scopes/type`,
keyword:`type`,
params:{
type:`array`}};
d=l(d,e);
f++}}}else{
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/cursor/$defs/remote/properties/auth/type`,
keyword:`type`,
params:{
type:`object`}};
d=l(d,e);
f++}}
if(e.tls!==void 0&&r.call(e,`tls`)){
let n=e.tls;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(e!==`caBundle`){
let n={
instancePath:t+`/tls`,
schemaPath:`#/$defs/cursor/$defs/remote/properties/tls/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:e}};
d=l(d,n);
f++}
if(n.caBundle!==void 0&&r.call(n,`caBundle`)&&typeof n.caBundle!=`string`){
let e={
instancePath:t+`/tls/caBundle`,
schemaPath:`#/$defs/cursor/$defs/remote/properties/tls/properties/caBundle/type`,
keyword:`type`,
params:{
type:`string`}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/tls`,
schemaPath:`#/$defs/cursor/$defs/remote/properties/tls/type`,
keyword:`type`,
params:{
type:`object`}};
d=l(d,e);
f++}}
if(e.placement!==void 0&&r.call(e,`placement`)){
let n=e.placement;
if(n!==`server`&&n!==`client`){
let e={
instancePath:t+`/placement`,
schemaPath:`#/$defs/cursor/$defs/remote/properties/placement/enum`,
keyword:`enum`,
params:{}};
d=l(d,e);
f++}}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
url:!0,
headers:!0,
auth:!0,
tls:!0,
placement:!0,
envFile:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let u=0;
let d=o.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/cursor/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
c=l(c,e);
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
schemaPath:`#/$defs/cursor/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
c=l(c,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/cursor/$defs/local/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
c=l(c,e);
u++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/cursor/$defs/local/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
c=l(c,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/cursor/$defs/local/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
c=l(c,e);
u++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/cursor/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
c=l(c,e);
u++}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
o.errors=c;
return u===0}
o.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:c=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
f=l(f,{});
p++}else 
if(e.type!==void 0&&r.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
f=l(f,{});
p++}}}else{
f=l(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
let y;
if(v){
let r=p;
if(!a(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:c,
dynamicAnchors:d})){
f=u(f,a.errors);
p+=a.errors.length}
var v=r===p;
g=v;
if(g){
var b={};
b.url=!0;
b.headers=!0;
b.auth=!0;
b.tls=!0;
b.placement=!0;
b.envFile=!0;
b.type=!0}
y=`then`}else{
let s=p;
let m=p;
let h=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
f=l(f,{});
p++}}else{
f=l(f,{});
p++}}
var x=_===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
let C;
if(x){
let r=p;
if(!o(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:c,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}
var x=r===p;
h=x;
if(h){
var S={};
S.command=!0;
S.args=!0;
S.env=!0;
S.cwd=!0}
C=`then`}else{
let r=p;
if(!a(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:c,
dynamicAnchors:d})){
f=u(f,a.errors);
p+=a.errors.length}
var x=r===p;
h=x;
if(h&&S!==!0){
S||={};
S.url=!0;
S.headers=!0;
S.auth=!0;
S.tls=!0;
S.placement=!0;
S.envFile=!0}
C=`else`}
if(!h){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:C}});
p++}
var v=s===p;
g=v;
if(g&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
y=`else`}
if(!g){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.type=!0}
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/cursor/$defs/server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/cursor/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
s.errors=f;
m.props=b;
return p===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=c.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&r.call(e,`mcpServers`)){
let r=e.mcpServers;
if((!r||typeof r!=`object`)&&typeof r!=`string`){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:n.properties.mcpServers.type}};
f=l(f,e);
p++}
let i=p;
let a=!0;
let c=p;
if(!r||typeof r!=`object`||Array.isArray(r)){
f=l(f,{});
p++}
var h=c===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
let m;
if(h){
let e=p;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!s(r[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:o,
dynamicAnchors:d})){
f=u(f,s.errors);
p+=s.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/then/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
p++}
var h=e===p;
a=h;
m=`then`}else{
let e=p;
let i=p;
let c=!0;
let v=p;
if(!Array.isArray(r)){
f=l(f,{});
p++}
var g=v===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(g){
let e=p;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/mcpServers/`+i,
schemaPath:`#/properties/mcpServers/else/then/items/type`,
keyword:`type`,
params:{
type:n.properties.mcpServers.else.then.items.type}};
f=l(f,e);
p++}
let a=p;
let c=!0;
let m=p;
if(!e||typeof e!=`object`||Array.isArray(e)){
f=l(f,{});
p++}
var _=m===p;
p=a;
f!==null&&(a?f.length=Math.min(f.length,a):f=null);
if(_){
let n=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!s(e[n],{
instancePath:t+`/mcpServers/`+i+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:o,
dynamicAnchors:d})){
f=u(f,s.errors);
p+=s.errors.length}}else{
let e={
instancePath:t+`/mcpServers/`+i,
schemaPath:`#/properties/mcpServers/else/then/items/then/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
p++}
var _=n===p;
c=_}
if(!c){
let e={
instancePath:t+`/mcpServers/`+i,
schemaPath:`#/properties/mcpServers/else/then/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/else/then/type`,
keyword:`type`,
params:{
type:`array`}};
f=l(f,e);
p++}
var g=e===p;
c=g}
if(!c){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}
var h=e===p;
a=h;
m=`else`}
if(!a){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/if`,
keyword:`if`,
params:{
failingKeyword:m}};
f=l(f,e);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
c.errors=f;
return p===0}
c.evaluated={
props:{
mcpServers:!0},
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
return e}}));
exports.require_cursor_plugin_manifest=e;
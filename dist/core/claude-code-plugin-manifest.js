"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:m,
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
"$ref": "#/$defs/claude-code-server"
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
"$ref": "#/$defs/claude-code-server"
}
}
}
}
}
}
},
"$defs": {
"claude-code-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
"streamable-http",
"sse",
"ws"
]
}
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"http",
"streamable-http",
"sse"
]
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/claude-code-server/$defs/remote"
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "ws"
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/claude-code-server/$defs/websocket"
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "stdio"
}
}
},
"then": {
"$ref": "#/$defs/claude-code-server/$defs/local"
}
}
],
"$defs": {
"local": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"command"
],
"properties": {
"command": {
"type": "string",
"minLength": 1
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"$ref": "#/$defs/claude-code-server/$defs/strings"
},
"timeout": {
"$ref": "#/$defs/claude-code-server/$defs/timeout"
},
"alwaysLoad": {
"$ref": "#/$defs/claude-code-server/$defs/flag"
}
}
},
"remote": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
],
"properties": {
"url": {
"$ref": "#/$defs/claude-code-server/$defs/url"
},
"headers": {
"$ref": "#/$defs/claude-code-server/$defs/strings"
},
"headersHelper": {
"type": "string"
},
"oauth": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"callbackPort": {
"type": "integer",
"exclusiveMinimum": 0
},
"authServerMetadataUrl": {
"type": "string",
"x-label": "an https address",
"pattern": "^https://",
"maxLength": 4096
},
"scopes": {
"type": "string"
}
}
},
"timeout": {
"$ref": "#/$defs/claude-code-server/$defs/timeout"
},
"alwaysLoad": {
"$ref": "#/$defs/claude-code-server/$defs/flag"
},
"tools": {
"type": "array",
"items": {
"type": "object",
"required": [
"name"
],
"properties": {
"name": {
"type": "string"
},
"permission_policy": {
"enum": [
"always_allow",
"always_ask",
"always_deny"
]
}
}
}
},
"toolPermissions": {
"type": "object",
"additionalProperties": {
"enum": [
"allow",
"ask",
"blocked"
]
}
},
"discoveryCache": {
"$ref": "#/$defs/claude-code-server/$defs/flag"
},
"request_timeout_ms": {},
"displayName": {},
"role": {}
}
},
"websocket": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
],
"properties": {
"url": {
"$ref": "#/$defs/claude-code-server/$defs/url"
},
"headers": {
"$ref": "#/$defs/claude-code-server/$defs/strings"
},
"headersHelper": {
"type": "string"
},
"timeout": {
"$ref": "#/$defs/claude-code-server/$defs/timeout"
},
"alwaysLoad": {
"$ref": "#/$defs/claude-code-server/$defs/flag"
}
}
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"url": {
"type": "string",
"maxLength": 65536
},
"timeout": {
"type": "integer",
"exclusiveMinimum": 0
},
"flag": {
"type": "boolean"
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
$ref:`#/$defs/claude-code-server`}},
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
$ref:`#/$defs/claude-code-server`}}}}}}},
$defs:{
"claude-code-server":{
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`http`,`streamable-http`,`sse`,`ws`]}},
allOf:[{
if:{
type:`object`,
properties:{
type:{
enum:[`http`,`streamable-http`,`sse`]}},
required:[`type`]},
then:{
$ref:`#/$defs/claude-code-server/$defs/remote`}},{
if:{
type:`object`,
properties:{
type:{
const:`ws`}},
required:[`type`]},
then:{
$ref:`#/$defs/claude-code-server/$defs/websocket`}},{
if:{
type:`object`,
properties:{
type:{
const:`stdio`}}},
then:{
$ref:`#/$defs/claude-code-server/$defs/local`}}],
$defs:{
local:{
type:`object`,
"x-rule":`transport-missing`,
required:[`command`],
properties:{
command:{
type:`string`,
minLength:1},
args:{
type:`array`,
items:{
type:`string`}},
env:{
$ref:`#/$defs/claude-code-server/$defs/strings`},
timeout:{
$ref:`#/$defs/claude-code-server/$defs/timeout`},
alwaysLoad:{
$ref:`#/$defs/claude-code-server/$defs/flag`}}},
remote:{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`url`],
properties:{
url:{
$ref:`#/$defs/claude-code-server/$defs/url`},
headers:{
$ref:`#/$defs/claude-code-server/$defs/strings`},
headersHelper:{
type:`string`},
oauth:{
type:`object`,
properties:{
clientId:{
type:`string`},
callbackPort:{
type:`integer`,
exclusiveMinimum:0},
authServerMetadataUrl:{
type:`string`,
"x-label":`an https address`,
pattern:`^https://`,
maxLength:4096},
scopes:{
type:`string`}}},
timeout:{
$ref:`#/$defs/claude-code-server/$defs/timeout`},
alwaysLoad:{
$ref:`#/$defs/claude-code-server/$defs/flag`},
tools:{
type:`array`,
items:{
type:`object`,
required:[`name`],
properties:{
name:{
type:`string`},
permission_policy:{
enum:[`always_allow`,`always_ask`,`always_deny`]}}}},
toolPermissions:{
type:`object`,
additionalProperties:{
enum:[`allow`,`ask`,`blocked`]}},
discoveryCache:{
$ref:`#/$defs/claude-code-server/$defs/flag`},
request_timeout_ms:{},
displayName:{},
role:{}}},
websocket:{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`url`],
properties:{
url:{
$ref:`#/$defs/claude-code-server/$defs/url`},
headers:{
$ref:`#/$defs/claude-code-server/$defs/strings`},
headersHelper:{
type:`string`},
timeout:{
$ref:`#/$defs/claude-code-server/$defs/timeout`},
alwaysLoad:{
$ref:`#/$defs/claude-code-server/$defs/flag`}}},
strings:{
type:`object`,
additionalProperties:{
type:`string`}},
url:{
type:`string`,
maxLength:65536},
timeout:{
type:`integer`,
exclusiveMinimum:0},
flag:{
type:`boolean`}}}},
$id:`urn:mcp-lint:schema:claude-code-plugin-manifest`};
let r=Object.prototype.hasOwnProperty;
let i=_;
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=a.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(typeof e==`string`){
if(i(e)>65536){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/url/maxLength`,
keyword:`maxLength`,
params:{
limit:65536}});
l++}}else{
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/url/type`,
keyword:`type`,
params:{
type:`string`}});
l++}
a.errors=c;
return l===0}
a.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let s=null;
let c=0;
let l=o.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/claude-code-server/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
s=h(s,e);
c++}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/strings/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
o.errors=s;
return c===0}
o.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let c=0;
let l=s.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/type`,
keyword:`type`,
params:{
type:`integer`}});
c++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
c++}
s.errors=o;
return c===0}
s.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let l=c.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(typeof e!=`boolean`){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/flag/type`,
keyword:`type`,
params:{
type:`boolean`}});
s++}
c.errors=o;
return s===0}
c.evaluated={
dynamicProps:!1,
dynamicItems:!1};
let l=RegExp(`^https://`,`u`);
function u(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let _=0;
let v=u.evaluated;
v.dynamicProps&&(v.props=void 0);
v.dynamicItems&&(v.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
m=h(m,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
_++}
if(e.url!==void 0&&r.call(e,`url`)&&!a(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:f,
dynamicAnchors:p})){
m=g(m,a.errors);
_+=a.errors.length}
if(e.headers!==void 0&&r.call(e,`headers`)&&!o(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:f,
dynamicAnchors:p})){
m=g(m,o.errors);
_+=o.errors.length}
if(e.headersHelper!==void 0&&r.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
let e={
instancePath:t+`/headersHelper`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/headersHelper/type`,
keyword:`type`,
params:{
type:`string`}};
m=h(m,e);
_++}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.clientId!==void 0&&r.call(n,`clientId`)&&typeof n.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/clientId/type`,
keyword:`type`,
params:{
type:`string`}};
m=h(m,e);
_++}
if(n.callbackPort!==void 0&&r.call(n,`callbackPort`)){
let e=n.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/type`,
keyword:`type`,
params:{
type:`integer`}};
m=h(m,e);
_++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
m=h(m,e);
_++}}
if(n.authServerMetadataUrl!==void 0&&r.call(n,`authServerMetadataUrl`)){
let e=n.authServerMetadataUrl;
if(typeof e==`string`){
if(i(e)>4096){
let e={
instancePath:t+`/oauth/authServerMetadataUrl`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/maxLength`,
keyword:`maxLength`,
params:{
limit:4096}};
m=h(m,e);
_++}
if(!l.test(e)){
let e={
instancePath:t+`/oauth/authServerMetadataUrl`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/pattern`,
keyword:`pattern`,
params:{
pattern:`^https://`}};
m=h(m,e);
_++}}else{
let e={
instancePath:t+`/oauth/authServerMetadataUrl`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/type`,
keyword:`type`,
params:{
type:`string`}};
m=h(m,e);
_++}}
if(n.scopes!==void 0&&r.call(n,`scopes`)&&typeof n.scopes!=`string`){
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/scopes/type`,
keyword:`type`,
params:{
type:`string`}};
m=h(m,e);
_++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
m=h(m,e);
_++}}
if(e.timeout!==void 0&&r.call(e,`timeout`)&&!s(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:f,
dynamicAnchors:p})){
m=g(m,s.errors);
_+=s.errors.length}
if(e.alwaysLoad!==void 0&&r.call(e,`alwaysLoad`)&&!c(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:f,
dynamicAnchors:p})){
m=g(m,c.errors);
_+=c.errors.length}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let i=0;i<e;i++){
let e=n[i];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!r.call(e,`name`)){
let e={
instancePath:t+`/tools/`+i,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/items/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
m=h(m,e);
_++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/tools/`+i+`/name`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
m=h(m,e);
_++}
if(e.permission_policy!==void 0&&r.call(e,`permission_policy`)){
let n=e.permission_policy;
if(n!==`always_allow`&&n!==`always_ask`&&n!==`always_deny`){
let e={
instancePath:t+`/tools/`+i+`/permission_policy`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/permission_policy/enum`,
keyword:`enum`,
params:{}};
m=h(m,e);
_++}}}else{
let e={
instancePath:t+`/tools/`+i,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/items/type`,
keyword:`type`,
params:{
type:`object`}};
m=h(m,e);
_++}}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/type`,
keyword:`type`,
params:{
type:`array`}};
m=h(m,e);
_++}}
if(e.toolPermissions!==void 0&&r.call(e,`toolPermissions`)){
let n=e.toolPermissions;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`allow`&&r!==`ask`&&r!==`blocked`){
let n={
instancePath:t+`/toolPermissions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/toolPermissions/additionalProperties/enum`,
keyword:`enum`,
params:{}};
m=h(m,n);
_++}}else{
let e={
instancePath:t+`/toolPermissions`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/toolPermissions/type`,
keyword:`type`,
params:{
type:`object`}};
m=h(m,e);
_++}}
if(e.discoveryCache!==void 0&&r.call(e,`discoveryCache`)&&!c(e.discoveryCache,{
instancePath:t+`/discoveryCache`,
parentData:e,
parentDataProperty:`discoveryCache`,
rootData:f,
dynamicAnchors:p})){
m=g(m,c.errors);
_+=c.errors.length}}else{
m=h(m,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
_++}
u.errors=m;
return _===0}
u.evaluated={
props:{
url:!0,
headers:!0,
headersHelper:!0,
oauth:!0,
timeout:!0,
alwaysLoad:!0,
tools:!0,
toolPermissions:!0,
discoveryCache:!0,
request_timeout_ms:!0,
displayName:!0,
role:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:l=e,
dynamicAnchors:u={}}={}){
let f=null;
let p=0;
let m=d.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
f=h(f,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&r.call(e,`url`)&&!a(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:l,
dynamicAnchors:u})){
f=g(f,a.errors);
p+=a.errors.length}
if(e.headers!==void 0&&r.call(e,`headers`)&&!o(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:l,
dynamicAnchors:u})){
f=g(f,o.errors);
p+=o.errors.length}
if(e.headersHelper!==void 0&&r.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
let e={
instancePath:t+`/headersHelper`,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/properties/headersHelper/type`,
keyword:`type`,
params:{
type:`string`}};
f=h(f,e);
p++}
if(e.timeout!==void 0&&r.call(e,`timeout`)&&!s(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:l,
dynamicAnchors:u})){
f=g(f,s.errors);
p+=s.errors.length}
if(e.alwaysLoad!==void 0&&r.call(e,`alwaysLoad`)&&!c(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:l,
dynamicAnchors:u})){
f=g(f,c.errors);
p+=c.errors.length}}else{
f=h(f,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
d.errors=f;
return p===0}
d.evaluated={
props:{
url:!0,
headers:!0,
headersHelper:!0,
timeout:!0,
alwaysLoad:!0},
dynamicProps:!1,
dynamicItems:!1};
function f(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let p=0;
let m=f.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
d=h(d,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
p++}
if(e.command!==void 0&&r.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(i(n)<1){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/claude-code-server/$defs/local/properties/command/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=h(d,e);
p++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/claude-code-server/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
d=h(d,e);
p++}}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/claude-code-server/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=h(d,e);
p++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/claude-code-server/$defs/local/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
d=h(d,e);
p++}}
if(e.env!==void 0&&r.call(e,`env`)&&!o(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:l,
dynamicAnchors:u})){
d=g(d,o.errors);
p+=o.errors.length}
if(e.timeout!==void 0&&r.call(e,`timeout`)&&!s(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:l,
dynamicAnchors:u})){
d=g(d,s.errors);
p+=s.errors.length}
if(e.alwaysLoad!==void 0&&r.call(e,`alwaysLoad`)&&!c(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:l,
dynamicAnchors:u})){
d=g(d,c.errors);
p+=c.errors.length}}else{
d=h(d,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
f.errors=d;
return p===0}
f.evaluated={
props:{
command:!0,
args:!0,
env:!0,
timeout:!0,
alwaysLoad:!0},
dynamicProps:!1,
dynamicItems:!1};
function p(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=p.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
let m=c;
let _=!0;
let v=c;
if(c===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
s=h(s,{});
c++}else 
if(e.type!==void 0&&r.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`streamable-http`&&t!==`sse`){
s=h(s,{});
c++}}}else{
s=h(s,{});
c++}}
var y=v===c;
c=m;
s!==null&&(m?s.length=Math.min(s.length,m):s=null);
if(y){
let r=c;
if(!u(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=g(s,u.errors);
c+=u.errors.length}
var y=r===c;
_=y;
if(_){
var b={};
b.url=!0;
b.headers=!0;
b.headersHelper=!0;
b.oauth=!0;
b.timeout=!0;
b.alwaysLoad=!0;
b.tools=!0;
b.toolPermissions=!0;
b.discoveryCache=!0;
b.request_timeout_ms=!0;
b.displayName=!0;
b.role=!0;
b.type=!0}}
if(!_){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
let x=c;
let S=!0;
let C=c;
if(c===C){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
s=h(s,{});
c++}else 
if(e.type!==void 0&&r.call(e,`type`)&&e.type!==`ws`){
s=h(s,{});
c++}}else{
s=h(s,{});
c++}}
var w=C===c;
c=x;
s!==null&&(x?s.length=Math.min(s.length,x):s=null);
if(w){
let r=c;
if(!d(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=g(s,d.errors);
c+=d.errors.length}
var w=r===c;
S=w;
if(S){
var T={};
T.url=!0;
T.headers=!0;
T.headersHelper=!0;
T.timeout=!0;
T.alwaysLoad=!0;
T.type=!0}}
if(!S){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(b!==!0&&T!==void 0){
if(T===!0)
b=!0;else{
b||={};
Object.assign(b,T)}}
let E=c;
let D=!0;
let O=c;
if(c===O){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)&&e.type!==`stdio`){
s=h(s,{});
c++}}else{
s=h(s,{});
c++}}
var k=O===c;
c=E;
s!==null&&(E?s.length=Math.min(s.length,E):s=null);
if(k){
let r=c;
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=g(s,f.errors);
c+=f.errors.length}
var k=r===c;
D=k;
if(D){
var A={};
A.command=!0;
A.args=!0;
A.env=!0;
A.timeout=!0;
A.alwaysLoad=!0;
A.type=!0}}
if(!D){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(b!==!0&&A!==void 0){
if(A===!0)
b=!0;else{
b||={};
Object.assign(b,A)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.type=!0}
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/claude-code-server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
s=h(s,e);
c++}
if(n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`&&n!==`ws`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/claude-code-server/properties/type/enum`,
keyword:`enum`,
params:{}};
s=h(s,e);
c++}}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
p.errors=s;
l.props=b;
return c===0}
p.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function m(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=m.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
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
c=h(c,e);
l++}
let i=l;
let a=!0;
let u=l;
if(!r||typeof r!=`object`||Array.isArray(r)){
c=h(c,{});
l++}
var d=u===l;
l=i;
c!==null&&(i?c.length=Math.min(c.length,i):c=null);
let m;
if(d){
let e=l;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!p(r[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:o,
dynamicAnchors:s})){
c=g(c,p.errors);
l+=p.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/then/type`,
keyword:`type`,
params:{
type:`object`}};
c=h(c,e);
l++}
var d=e===l;
a=d;
m=`then`}else{
let e=l;
let i=l;
let u=!0;
let v=l;
if(!Array.isArray(r)){
c=h(c,{});
l++}
var f=v===l;
l=i;
c!==null&&(i?c.length=Math.min(c.length,i):c=null);
if(f){
let e=l;
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
c=h(c,e);
l++}
let a=l;
let u=!0;
let d=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=h(c,{});
l++}
var _=d===l;
l=a;
c!==null&&(a?c.length=Math.min(c.length,a):c=null);
if(_){
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!p(e[n],{
instancePath:t+`/mcpServers/`+i+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:o,
dynamicAnchors:s})){
c=g(c,p.errors);
l+=p.errors.length}}else{
let e={
instancePath:t+`/mcpServers/`+i,
schemaPath:`#/properties/mcpServers/else/then/items/then/type`,
keyword:`type`,
params:{
type:`object`}};
c=h(c,e);
l++}
var _=n===l;
u=_}
if(!u){
let e={
instancePath:t+`/mcpServers/`+i,
schemaPath:`#/properties/mcpServers/else/then/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
c=h(c,e);
l++}}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/else/then/type`,
keyword:`type`,
params:{
type:`array`}};
c=h(c,e);
l++}
var f=e===l;
u=f}
if(!u){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
c=h(c,e);
l++}
var d=e===l;
a=d;
m=`else`}
if(!a){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/if`,
keyword:`if`,
params:{
failingKeyword:m}};
c=h(c,e);
l++}}}else{
c=h(c,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
l++}
m.errors=c;
return l===0}
m.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function h(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function g(e,t){
if(e===null)
return t;
for(
let n of t)
h(e,n);
return e}
function _(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_claude_code_plugin_manifest=e;
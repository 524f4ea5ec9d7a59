"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:h,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"allOf": [
{
"type": "object",
"x-rule": "field-missing",
"x-effect": "refuses-file",
"x-by": "R:CC",
"required": [
"name"
]
}
],
"properties": {
"name": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"if": {
"type": "string"
},
"then": {
"type": "string",
"minLength": 1,
"pattern": "^[^\\\\s/\\\\\\\\]*$",
"x-label": "a name without blanks and slashes"
},
"else": {
"type": "string"
}
},
"version": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "string"
},
"commands": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": [
"string",
"array",
"object"
]
},
"hooks": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": [
"string",
"array",
"object"
]
},
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
allOf:[{
type:`object`,
"x-rule":`field-missing`,
"x-effect":`refuses-file`,
"x-by":`R:CC`,
required:[`name`]}],
properties:{
name:{
"x-effect":`refuses-file`,
"x-by":`R:CC`,
if:{
type:`string`},
then:{
type:`string`,
minLength:1,
pattern:`^[^\\s/\\\\]*$`,
"x-label":`a name without blanks and slashes`},
else:{
type:`string`}},
version:{
"x-effect":`refuses-file`,
"x-by":`R:CC`,
type:`string`},
commands:{
"x-effect":`refuses-file`,
"x-by":`R:CC`,
type:[`string`,`array`,`object`]},
hooks:{
"x-effect":`refuses-file`,
"x-by":`R:CC`,
type:[`string`,`array`,`object`]},
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
let i=v;
let a=RegExp(`^[^\\s/\\\\]*$`,`u`);
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=o.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(typeof e==`string`){
if(i(e)>65536){
c=g(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/url/maxLength`,
keyword:`maxLength`,
params:{
limit:65536}});
l++}}else{
c=g(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/url/type`,
keyword:`type`,
params:{
type:`string`}});
l++}
o.errors=c;
return l===0}
o.evaluated={
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
o=g(o,e);
c++}}else{
o=g(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/strings/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
s.errors=o;
return c===0}
s.evaluated={
props:!0,
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
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=g(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/type`,
keyword:`type`,
params:{
type:`integer`}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
o=g(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
s++}
c.errors=o;
return s===0}
c.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=l.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=g(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/flag/type`,
keyword:`type`,
params:{
type:`boolean`}});
s++}
l.errors=o;
return s===0}
l.evaluated={
dynamicProps:!1,
dynamicItems:!1};
let u=RegExp(`^https://`,`u`);
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
let v=d.evaluated;
v.dynamicProps&&(v.props=void 0);
v.dynamicItems&&(v.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
m=g(m,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
h++}
if(e.url!==void 0&&r.call(e,`url`)&&!o(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:f,
dynamicAnchors:p})){
m=_(m,o.errors);
h+=o.errors.length}
if(e.headers!==void 0&&r.call(e,`headers`)&&!s(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:f,
dynamicAnchors:p})){
m=_(m,s.errors);
h+=s.errors.length}
if(e.headersHelper!==void 0&&r.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
let e={
instancePath:t+`/headersHelper`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/headersHelper/type`,
keyword:`type`,
params:{
type:`string`}};
m=g(m,e);
h++}
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
m=g(m,e);
h++}
if(n.callbackPort!==void 0&&r.call(n,`callbackPort`)){
let e=n.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/type`,
keyword:`type`,
params:{
type:`integer`}};
m=g(m,e);
h++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
m=g(m,e);
h++}}
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
m=g(m,e);
h++}
if(!u.test(e)){
let e={
instancePath:t+`/oauth/authServerMetadataUrl`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/pattern`,
keyword:`pattern`,
params:{
pattern:`^https://`}};
m=g(m,e);
h++}}else{
let e={
instancePath:t+`/oauth/authServerMetadataUrl`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/type`,
keyword:`type`,
params:{
type:`string`}};
m=g(m,e);
h++}}
if(n.scopes!==void 0&&r.call(n,`scopes`)&&typeof n.scopes!=`string`){
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/scopes/type`,
keyword:`type`,
params:{
type:`string`}};
m=g(m,e);
h++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
m=g(m,e);
h++}}
if(e.timeout!==void 0&&r.call(e,`timeout`)&&!c(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:f,
dynamicAnchors:p})){
m=_(m,c.errors);
h+=c.errors.length}
if(e.alwaysLoad!==void 0&&r.call(e,`alwaysLoad`)&&!l(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:f,
dynamicAnchors:p})){
m=_(m,l.errors);
h+=l.errors.length}
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
m=g(m,e);
h++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/tools/`+i+`/name`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
m=g(m,e);
h++}
if(e.permission_policy!==void 0&&r.call(e,`permission_policy`)){
let n=e.permission_policy;
if(n!==`always_allow`&&n!==`always_ask`&&n!==`always_deny`){
let e={
instancePath:t+`/tools/`+i+`/permission_policy`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/permission_policy/enum`,
keyword:`enum`,
params:{}};
m=g(m,e);
h++}}}else{
let e={
instancePath:t+`/tools/`+i,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/items/type`,
keyword:`type`,
params:{
type:`object`}};
m=g(m,e);
h++}}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/type`,
keyword:`type`,
params:{
type:`array`}};
m=g(m,e);
h++}}
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
m=g(m,n);
h++}}else{
let e={
instancePath:t+`/toolPermissions`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/toolPermissions/type`,
keyword:`type`,
params:{
type:`object`}};
m=g(m,e);
h++}}
if(e.discoveryCache!==void 0&&r.call(e,`discoveryCache`)&&!l(e.discoveryCache,{
instancePath:t+`/discoveryCache`,
parentData:e,
parentDataProperty:`discoveryCache`,
rootData:f,
dynamicAnchors:p})){
m=_(m,l.errors);
h+=l.errors.length}}else{
m=g(m,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
h++}
d.errors=m;
return h===0}
d.evaluated={
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
function f(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:u={}}={}){
let d=null;
let p=0;
let m=f.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
d=g(d,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&r.call(e,`url`)&&!o(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:a,
dynamicAnchors:u})){
d=_(d,o.errors);
p+=o.errors.length}
if(e.headers!==void 0&&r.call(e,`headers`)&&!s(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:a,
dynamicAnchors:u})){
d=_(d,s.errors);
p+=s.errors.length}
if(e.headersHelper!==void 0&&r.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
let e={
instancePath:t+`/headersHelper`,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/properties/headersHelper/type`,
keyword:`type`,
params:{
type:`string`}};
d=g(d,e);
p++}
if(e.timeout!==void 0&&r.call(e,`timeout`)&&!c(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:a,
dynamicAnchors:u})){
d=_(d,c.errors);
p+=c.errors.length}
if(e.alwaysLoad!==void 0&&r.call(e,`alwaysLoad`)&&!l(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:a,
dynamicAnchors:u})){
d=_(d,l.errors);
p+=l.errors.length}}else{
d=g(d,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
f.errors=d;
return p===0}
f.evaluated={
props:{
url:!0,
headers:!0,
headersHelper:!0,
timeout:!0,
alwaysLoad:!0},
dynamicProps:!1,
dynamicItems:!1};
function p(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let m=p.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
d=g(d,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
f++}
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
d=g(d,e);
f++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/claude-code-server/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
d=g(d,e);
f++}}
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
d=g(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/claude-code-server/$defs/local/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
d=g(d,e);
f++}}
if(e.env!==void 0&&r.call(e,`env`)&&!s(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:o,
dynamicAnchors:u})){
d=_(d,s.errors);
f+=s.errors.length}
if(e.timeout!==void 0&&r.call(e,`timeout`)&&!c(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:o,
dynamicAnchors:u})){
d=_(d,c.errors);
f+=c.errors.length}
if(e.alwaysLoad!==void 0&&r.call(e,`alwaysLoad`)&&!l(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:o,
dynamicAnchors:u})){
d=_(d,l.errors);
f+=l.errors.length}}else{
d=g(d,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
p.errors=d;
return f===0}
p.evaluated={
props:{
command:!0,
args:!0,
env:!0,
timeout:!0,
alwaysLoad:!0},
dynamicProps:!1,
dynamicItems:!1};
function m(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=m.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
let u=c;
let h=!0;
let v=c;
if(c===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
s=g(s,{});
c++}else 
if(e.type!==void 0&&r.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`streamable-http`&&t!==`sse`){
s=g(s,{});
c++}}}else{
s=g(s,{});
c++}}
var y=v===c;
c=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
if(y){
let r=c;
if(!d(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=_(s,d.errors);
c+=d.errors.length}
var y=r===c;
h=y;
if(h){
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
if(!h){
s=g(s,{
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
s=g(s,{});
c++}else 
if(e.type!==void 0&&r.call(e,`type`)&&e.type!==`ws`){
s=g(s,{});
c++}}else{
s=g(s,{});
c++}}
var w=C===c;
c=x;
s!==null&&(x?s.length=Math.min(s.length,x):s=null);
if(w){
let r=c;
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=_(s,f.errors);
c+=f.errors.length}
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
s=g(s,{
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
s=g(s,{});
c++}}else{
s=g(s,{});
c++}}
var k=O===c;
c=E;
s!==null&&(E?s.length=Math.min(s.length,E):s=null);
if(k){
let r=c;
if(!p(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=_(s,p.errors);
c+=p.errors.length}
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
s=g(s,{
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
s=g(s,e);
c++}
if(n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`&&n!==`ws`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/claude-code-server/properties/type/enum`,
keyword:`enum`,
params:{}};
s=g(s,e);
c++}}}else{
s=g(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
m.errors=s;
l.props=b;
return c===0}
m.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function h(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=h.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!r.call(e,`name`)){
u=g(u,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
d++}}else{
u=g(u,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&r.call(e,`name`)){
let n=e.name;
let r=d;
let o=!0;
let s=d;
if(typeof n!=`string`){
u=g(u,{});
d++}
var p=s===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
let c;
if(p){
let e=d;
if(typeof n==`string`){
if(i(n)<1){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=g(u,e);
d++}
if(!a.test(n)){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^[^\\s/\\\\]*$`}};
u=g(u,e);
d++}}else{
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/type`,
keyword:`type`,
params:{
type:`string`}};
u=g(u,e);
d++}
var p=e===d;
o=p;
c=`then`}else{
let e=d;
if(typeof n!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/else/type`,
keyword:`type`,
params:{
type:`string`}};
u=g(u,e);
d++}
var p=e===d;
o=p;
c=`else`}
if(!o){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/if`,
keyword:`if`,
params:{
failingKeyword:c}};
u=g(u,e);
d++}}
if(e.version!==void 0&&r.call(e,`version`)&&typeof e.version!=`string`){
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/type`,
keyword:`type`,
params:{
type:`string`}};
u=g(u,e);
d++}
if(e.commands!==void 0&&r.call(e,`commands`)){
let r=e.commands;
if((!r||typeof r!=`object`)&&typeof r!=`string`){
let e={
instancePath:t+`/commands`,
schemaPath:`#/properties/commands/type`,
keyword:`type`,
params:{
type:n.properties.commands.type}};
u=g(u,e);
d++}}
if(e.hooks!==void 0&&r.call(e,`hooks`)){
let r=e.hooks;
if((!r||typeof r!=`object`)&&typeof r!=`string`){
let e={
instancePath:t+`/hooks`,
schemaPath:`#/properties/hooks/type`,
keyword:`type`,
params:{
type:n.properties.hooks.type}};
u=g(u,e);
d++}}
if(e.mcpServers!==void 0&&r.call(e,`mcpServers`)){
let r=e.mcpServers;
if((!r||typeof r!=`object`)&&typeof r!=`string`){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:n.properties.mcpServers.type}};
u=g(u,e);
d++}
let i=d;
let a=!0;
let o=d;
if(!r||typeof r!=`object`||Array.isArray(r)){
u=g(u,{});
d++}
var v=o===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
let s;
if(v){
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!m(r[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:c,
dynamicAnchors:l})){
u=_(u,m.errors);
d+=m.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=g(u,e);
d++}
var v=e===d;
a=v;
s=`then`}else{
let e=d;
let i=d;
let o=!0;
let f=d;
if(!Array.isArray(r)){
u=g(u,{});
d++}
var y=f===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(y){
let e=d;
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
u=g(u,e);
d++}
let a=d;
let o=!0;
let s=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=g(u,{});
d++}
var b=s===d;
d=a;
u!==null&&(a?u.length=Math.min(u.length,a):u=null);
if(b){
let n=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!m(e[n],{
instancePath:t+`/mcpServers/`+i+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:c,
dynamicAnchors:l})){
u=_(u,m.errors);
d+=m.errors.length}}else{
let e={
instancePath:t+`/mcpServers/`+i,
schemaPath:`#/properties/mcpServers/else/then/items/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=g(u,e);
d++}
var b=n===d;
o=b}
if(!o){
let e={
instancePath:t+`/mcpServers/`+i,
schemaPath:`#/properties/mcpServers/else/then/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=g(u,e);
d++}}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/else/then/type`,
keyword:`type`,
params:{
type:`array`}};
u=g(u,e);
d++}
var y=e===d;
o=y}
if(!o){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=g(u,e);
d++}
var v=e===d;
a=v;
s=`else`}
if(!a){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/if`,
keyword:`if`,
params:{
failingKeyword:s}};
u=g(u,e);
d++}}}else{
u=g(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
h.errors=u;
return d===0}
h.evaluated={
props:{
name:!0,
version:!0,
commands:!0,
hooks:!0,
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function g(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function _(e,t){
if(e===null)
return t;
for(
let n of t)
g(e,n);
return e}
function v(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_claude_code_plugin_manifest=e;
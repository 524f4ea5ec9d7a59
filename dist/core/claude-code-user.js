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
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/claude-code-server"
}
},
"projects": {
"x-effect": "ignored",
"x-by": "R:CC",
"type": "object",
"additionalProperties": {
"x-effect": "ignored",
"x-by": "R:CC",
"type": "object",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/claude-code-server"
}
},
"enabledMcpjsonServers": {
"$ref": "#/$defs/names"
},
"disabledMcpjsonServers": {
"$ref": "#/$defs/names"
},
"disabledMcpServers": {
"$ref": "#/$defs/names"
}
}
}
}
},
"$defs": {
"names": {
"type": "array",
"x-effect": "ignored",
"x-by": "R:CC",
"items": {
"type": "string",
"x-effect": "ignored",
"x-by": "R:CC"
}
},
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
"maximum": 9007199254740991,
"exclusiveMinimum": 0
},
"flag": {
"type": "boolean"
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=_;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=i.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(typeof e==`string`){
if(r(e)>65536){
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
params:{}});
l++}
i.errors=c;
return l===0}
i.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=a.evaluated;
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
params:{}};
s=h(s,e);
c++}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/strings/type`,
keyword:`type`,
params:{}});
c++}
a.errors=s;
return c===0}
a.evaluated={
props:!0,
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
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/type`,
keyword:`type`,
params:{}});
c++}
if(typeof e==`number`&&isFinite(e)){
if(e>9007199254740991||isNaN(e)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:9007199254740991}});
c++}
if(e<=0||isNaN(e)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
c++}}
o.errors=s;
return c===0}
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
if(typeof e!=`boolean`){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/flag/type`,
keyword:`type`,
params:{}});
c++}
s.errors=o;
return c===0}
s.evaluated={
dynamicProps:!1,
dynamicItems:!1};
let c=RegExp(`^https://`,`u`);
function l(e,{
instancePath:t=``,
parentData:u,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let _=0;
let v=l.evaluated;
v.dynamicProps&&(v.props=void 0);
v.dynamicItems&&(v.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
m=h(m,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
_++}
if(e.url!==void 0&&n.call(e,`url`)&&!i(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:f,
dynamicAnchors:p})){
m=g(m,i.errors);
_+=i.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!a(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:f,
dynamicAnchors:p})){
m=g(m,a.errors);
_+=a.errors.length}
if(e.headersHelper!==void 0&&n.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
let e={
instancePath:t+`/headersHelper`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/headersHelper/type`,
keyword:`type`,
params:{}};
m=h(m,e);
_++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.clientId!==void 0&&n.call(i,`clientId`)&&typeof i.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/clientId/type`,
keyword:`type`,
params:{}};
m=h(m,e);
_++}
if(i.callbackPort!==void 0&&n.call(i,`callbackPort`)){
let e=i.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/type`,
keyword:`type`,
params:{}};
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
if(i.authServerMetadataUrl!==void 0&&n.call(i,`authServerMetadataUrl`)){
let e=i.authServerMetadataUrl;
if(typeof e==`string`){
if(r(e)>4096){
let e={
instancePath:t+`/oauth/authServerMetadataUrl`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/maxLength`,
keyword:`maxLength`,
params:{
limit:4096}};
m=h(m,e);
_++}
if(!c.test(e)){
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
params:{}};
m=h(m,e);
_++}}
if(i.scopes!==void 0&&n.call(i,`scopes`)&&typeof i.scopes!=`string`){
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/scopes/type`,
keyword:`type`,
params:{}};
m=h(m,e);
_++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/oauth/type`,
keyword:`type`,
params:{}};
m=h(m,e);
_++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!o(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:f,
dynamicAnchors:p})){
m=g(m,o.errors);
_+=o.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!s(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:f,
dynamicAnchors:p})){
m=g(m,s.errors);
_+=s.errors.length}
if(e.tools!==void 0&&n.call(e,`tools`)){
let r=e.tools;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
let e={
instancePath:t+`/tools/`+i,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/items/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
m=h(m,e);
_++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/tools/`+i+`/name`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/name/type`,
keyword:`type`,
params:{}};
m=h(m,e);
_++}
if(e.permission_policy!==void 0&&n.call(e,`permission_policy`)){
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
params:{}};
m=h(m,e);
_++}}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/claude-code-server/$defs/remote/properties/tools/type`,
keyword:`type`,
params:{}};
m=h(m,e);
_++}}
if(e.toolPermissions!==void 0&&n.call(e,`toolPermissions`)){
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
params:{}};
m=h(m,e);
_++}}
if(e.discoveryCache!==void 0&&n.call(e,`discoveryCache`)&&!s(e.discoveryCache,{
instancePath:t+`/discoveryCache`,
parentData:e,
parentDataProperty:`discoveryCache`,
rootData:f,
dynamicAnchors:p})){
m=g(m,s.errors);
_+=s.errors.length}}else{
m=h(m,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/type`,
keyword:`type`,
params:{}});
_++}
l.errors=m;
return _===0}
l.evaluated={
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
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=u.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=h(f,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&n.call(e,`url`)&&!i(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:l,
dynamicAnchors:d})){
f=g(f,i.errors);
p+=i.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!a(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:l,
dynamicAnchors:d})){
f=g(f,a.errors);
p+=a.errors.length}
if(e.headersHelper!==void 0&&n.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
let e={
instancePath:t+`/headersHelper`,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/properties/headersHelper/type`,
keyword:`type`,
params:{}};
f=h(f,e);
p++}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!o(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:l,
dynamicAnchors:d})){
f=g(f,o.errors);
p+=o.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!s(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:l,
dynamicAnchors:d})){
f=g(f,s.errors);
p+=s.errors.length}}else{
f=h(f,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/type`,
keyword:`type`,
params:{}});
p++}
u.errors=f;
return p===0}
u.evaluated={
props:{
url:!0,
headers:!0,
headersHelper:!0,
timeout:!0,
alwaysLoad:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let f=null;
let p=0;
let m=d.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=h(f,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
p++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/claude-code-server/$defs/local/properties/command/minLength`,
keyword:`minLength`,
params:{
limit:1}};
f=h(f,e);
p++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/claude-code-server/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
f=h(f,e);
p++}}
if(e.args!==void 0&&n.call(e,`args`)){
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
params:{}};
f=h(f,e);
p++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/claude-code-server/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
f=h(f,e);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!a(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:l,
dynamicAnchors:u})){
f=g(f,a.errors);
p+=a.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!o(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:l,
dynamicAnchors:u})){
f=g(f,o.errors);
p+=o.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!s(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:l,
dynamicAnchors:u})){
f=g(f,s.errors);
p+=s.errors.length}}else{
f=h(f,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/local/type`,
keyword:`type`,
params:{}});
p++}
d.errors=f;
return p===0}
d.evaluated={
props:{
command:!0,
args:!0,
env:!0,
timeout:!0,
alwaysLoad:!0},
dynamicProps:!1,
dynamicItems:!1};
function f(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let p=f.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
let m=c;
let _=!0;
let v=c;
if(c===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=h(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)){
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
let n=c;
if(!l(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=g(s,l.errors);
c+=l.errors.length}
var y=n===c;
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
if(e.type===void 0||!n.call(e,`type`)){
s=h(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`ws`){
s=h(s,{});
c++}}else{
s=h(s,{});
c++}}
var w=C===c;
c=x;
s!==null&&(x?s.length=Math.min(s.length,x):s=null);
if(w){
let n=c;
if(!u(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=g(s,u.errors);
c+=u.errors.length}
var w=n===c;
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
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
s=h(s,{});
c++}}else{
s=h(s,{});
c++}}
var k=O===c;
c=E;
s!==null&&(E?s.length=Math.min(s.length,E):s=null);
if(k){
let n=c;
if(!d(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=g(s,d.errors);
c+=d.errors.length}
var k=n===c;
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
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/claude-code-server/properties/type/type`,
keyword:`type`,
params:{}};
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
params:{}});
c++}
f.errors=s;
p.props=b;
return c===0}
f.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function p(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=p.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/`+r,
schemaPath:`#/$defs/names/items/type`,
keyword:`type`,
params:{}};
o=h(o,e);
s++}}else{
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/names/type`,
keyword:`type`,
params:{}});
s++}
p.errors=o;
return s===0}
p.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function m(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=m.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!f(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=g(s,f.errors);
c+=f.errors.length}}}
if(e.projects!==void 0&&n.call(e,`projects`)){
let r=e.projects;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.mcpServers!==void 0&&n.call(i,`mcpServers`)){
let n=i.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let n={
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcpServers`,
schemaPath:`#/properties/projects/additionalProperties/properties/mcpServers/type`,
keyword:`type`,
params:{}};
s=h(s,n);
c++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(!f(n[r],{
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcpServers/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=g(s,f.errors);
c+=f.errors.length}}}
if(i.enabledMcpjsonServers!==void 0&&n.call(i,`enabledMcpjsonServers`)&&!p(i.enabledMcpjsonServers,{
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabledMcpjsonServers`,
parentData:i,
parentDataProperty:`enabledMcpjsonServers`,
rootData:a,
dynamicAnchors:o})){
s=g(s,p.errors);
c+=p.errors.length}
if(i.disabledMcpjsonServers!==void 0&&n.call(i,`disabledMcpjsonServers`)&&!p(i.disabledMcpjsonServers,{
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabledMcpjsonServers`,
parentData:i,
parentDataProperty:`disabledMcpjsonServers`,
rootData:a,
dynamicAnchors:o})){
s=g(s,p.errors);
c+=p.errors.length}
if(i.disabledMcpServers!==void 0&&n.call(i,`disabledMcpServers`)&&!p(i.disabledMcpServers,{
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabledMcpServers`,
parentData:i,
parentDataProperty:`disabledMcpServers`,
rootData:a,
dynamicAnchors:o})){
s=g(s,p.errors);
c+=p.errors.length}}else{
let n={
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/projects/additionalProperties/type`,
keyword:`type`,
params:{}};
s=h(s,n);
c++}}else{
let e={
instancePath:t+`/projects`,
schemaPath:`#/properties/projects/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
c++}
m.errors=s;
return c===0}
m.evaluated={
props:{
mcpServers:!0,
projects:!0},
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
exports.require_claude_code_user=e;
"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
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
"x-help": "write { \\"name\\": \\"<tool>\\", \\"permission_policy\\": \\"always_allow\\" } for each, or remove \\"tools\\": a list of names is for Copilot CLI",
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
let r=v;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
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
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
s=g(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-server/$defs/strings/additionalProperties/type`);
c++}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/strings/type`,
keyword:`type`,
params:{}});
c++}
a.errors=s;
return c===0}
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let s=null;
let c=0;
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
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let c=0;
if(typeof e!=`boolean`){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/flag/type`,
keyword:`type`,
params:{}});
c++}
s.errors=o;
return c===0}
let c=RegExp(`^https://`,`u`);
function l(e,{
instancePath:t=``,
parentData:u,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let v=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
m=h(m,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
v++}
if(e.url!==void 0&&n.call(e,`url`)&&!i(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:f,
dynamicAnchors:p})){
m=_(m,i.errors);
v+=i.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!a(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:f,
dynamicAnchors:p})){
m=_(m,a.errors);
v+=a.errors.length}
if(e.headersHelper!==void 0&&n.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
m=g(m,t+`/headersHelper`,`#/$defs/claude-code-server/$defs/remote/properties/headersHelper/type`);
v++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.clientId!==void 0&&n.call(i,`clientId`)&&typeof i.clientId!=`string`){
m=g(m,t+`/oauth/clientId`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/clientId/type`);
v++}
if(i.callbackPort!==void 0&&n.call(i,`callbackPort`)){
let e=i.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
m=g(m,t+`/oauth/callbackPort`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/type`);
v++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
m=g(m,t+`/oauth/callbackPort`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/exclusiveMinimum`,{
comparison:`>`,
limit:0});
v++}}
if(i.authServerMetadataUrl!==void 0&&n.call(i,`authServerMetadataUrl`)){
let e=i.authServerMetadataUrl;
if(typeof e==`string`){
if(r(e)>4096){
m=g(m,t+`/oauth/authServerMetadataUrl`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/maxLength`,{
limit:4096});
v++}
if(!c.test(e)){
m=g(m,t+`/oauth/authServerMetadataUrl`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/pattern`,{
pattern:`^https://`});
v++}}else{
m=g(m,t+`/oauth/authServerMetadataUrl`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/type`);
v++}}
if(i.scopes!==void 0&&n.call(i,`scopes`)&&typeof i.scopes!=`string`){
m=g(m,t+`/oauth/scopes`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/scopes/type`);
v++}}else{
m=g(m,t+`/oauth`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/type`);
v++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!o(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:f,
dynamicAnchors:p})){
m=_(m,o.errors);
v+=o.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!s(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:f,
dynamicAnchors:p})){
m=_(m,s.errors);
v+=s.errors.length}
if(e.tools!==void 0&&n.call(e,`tools`)){
let r=e.tools;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
m=g(m,t+`/tools/`+i,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/required`,{
missingProperty:`name`});
v++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
m=g(m,t+`/tools/`+i+`/name`,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/name/type`);
v++}
if(e.permission_policy!==void 0&&n.call(e,`permission_policy`)){
let n=e.permission_policy;
if(n!==`always_allow`&&n!==`always_ask`&&n!==`always_deny`){
m=g(m,t+`/tools/`+i+`/permission_policy`,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/permission_policy/enum`);
v++}}}else{
m=g(m,t+`/tools/`+i,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/type`);
v++}}}else{
m=g(m,t+`/tools`,`#/$defs/claude-code-server/$defs/remote/properties/tools/type`);
v++}}
if(e.toolPermissions!==void 0&&n.call(e,`toolPermissions`)){
let n=e.toolPermissions;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`allow`&&r!==`ask`&&r!==`blocked`){
m=g(m,t+`/toolPermissions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-server/$defs/remote/properties/toolPermissions/additionalProperties/enum`);
v++}}else{
m=g(m,t+`/toolPermissions`,`#/$defs/claude-code-server/$defs/remote/properties/toolPermissions/type`);
v++}}
if(e.discoveryCache!==void 0&&n.call(e,`discoveryCache`)&&!s(e.discoveryCache,{
instancePath:t+`/discoveryCache`,
parentData:e,
parentDataProperty:`discoveryCache`,
rootData:f,
dynamicAnchors:p})){
m=_(m,s.errors);
v+=s.errors.length}}else{
m=h(m,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/type`,
keyword:`type`,
params:{}});
v++}
l.errors=m;
return v===0}
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
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
f=_(f,i.errors);
p+=i.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!a(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:l,
dynamicAnchors:d})){
f=_(f,a.errors);
p+=a.errors.length}
if(e.headersHelper!==void 0&&n.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
f=g(f,t+`/headersHelper`,`#/$defs/claude-code-server/$defs/websocket/properties/headersHelper/type`);
p++}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!o(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:l,
dynamicAnchors:d})){
f=_(f,o.errors);
p+=o.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!s(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:l,
dynamicAnchors:d})){
f=_(f,s.errors);
p+=s.errors.length}}else{
f=h(f,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/type`,
keyword:`type`,
params:{}});
p++}
u.errors=f;
return p===0}
function d(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let f=null;
let p=0;
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
f=g(f,t+`/command`,`#/$defs/claude-code-server/$defs/local/properties/command/minLength`,{
limit:1});
p++}}else{
f=g(f,t+`/command`,`#/$defs/claude-code-server/$defs/local/properties/command/type`);
p++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=g(f,t+`/args/`+r,`#/$defs/claude-code-server/$defs/local/properties/args/items/type`);
p++}}else{
f=g(f,t+`/args`,`#/$defs/claude-code-server/$defs/local/properties/args/type`);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!a(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:l,
dynamicAnchors:u})){
f=_(f,a.errors);
p+=a.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!o(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:l,
dynamicAnchors:u})){
f=_(f,o.errors);
p+=o.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!s(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:l,
dynamicAnchors:u})){
f=_(f,s.errors);
p+=s.errors.length}}else{
f=h(f,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/local/type`,
keyword:`type`,
params:{}});
p++}
d.errors=f;
return p===0}
function f(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let p=c;
let m=!0;
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
c=p;
s!==null&&(p?s.length=Math.min(s.length,p):s=null);
if(y){
let n=c;
if(!l(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=_(s,l.errors);
c+=l.errors.length}
var y=n===c;
m=y;
if(m){
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
if(!m){
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
s=_(s,u.errors);
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
s=_(s,d.errors);
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
s=g(s,t+`/type`,`#/$defs/claude-code-server/properties/type/type`);
c++}
if(n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`&&n!==`ws`){
s=g(s,t+`/type`,`#/$defs/claude-code-server/properties/type/enum`);
c++}}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/type`,
keyword:`type`,
params:{}});
c++}
f.errors=s;
return c===0}
function p(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
o=g(o,t+`/`+r,`#/$defs/names/items/type`);
s++}}else{
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/names/type`,
keyword:`type`,
params:{}});
s++}
p.errors=o;
return s===0}
function m(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
s=g(s,t+`/mcpServers`,`#/properties/mcpServers/type`);
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
s=_(s,f.errors);
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
s=g(s,t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcpServers`,`#/properties/projects/additionalProperties/properties/mcpServers/type`);
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
s=_(s,f.errors);
c+=f.errors.length}}}
if(i.enabledMcpjsonServers!==void 0&&n.call(i,`enabledMcpjsonServers`)&&!p(i.enabledMcpjsonServers,{
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabledMcpjsonServers`,
parentData:i,
parentDataProperty:`enabledMcpjsonServers`,
rootData:a,
dynamicAnchors:o})){
s=_(s,p.errors);
c+=p.errors.length}
if(i.disabledMcpjsonServers!==void 0&&n.call(i,`disabledMcpjsonServers`)&&!p(i.disabledMcpjsonServers,{
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabledMcpjsonServers`,
parentData:i,
parentDataProperty:`disabledMcpjsonServers`,
rootData:a,
dynamicAnchors:o})){
s=_(s,p.errors);
c+=p.errors.length}
if(i.disabledMcpServers!==void 0&&n.call(i,`disabledMcpServers`)&&!p(i.disabledMcpServers,{
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabledMcpServers`,
parentData:i,
parentDataProperty:`disabledMcpServers`,
rootData:a,
dynamicAnchors:o})){
s=_(s,p.errors);
c+=p.errors.length}}else{
s=g(s,t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/projects/additionalProperties/type`);
c++}}else{
s=g(s,t+`/projects`,`#/properties/projects/type`);
c++}}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
c++}
m.errors=s;
return c===0}
function h(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function g(e,t,n,r={}){
return h(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function _(e,t){
if(e===null)
return t;
for(
let n of t)
h(e,n);
return e}
function v(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_claude_code_user=e;
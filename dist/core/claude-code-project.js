"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:h,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
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
"$ref": "#/$defs/claude-code-server",
"if": {
"type": "object",
"properties": {
"url": {
"type": "string"
}
},
"not": {
"required": [
"command"
]
}
},
"then": {
"type": "object",
"properties": {
"url": {
"$ref": "#/$defs/trimmed"
},
"headers": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/trimmed"
}
}
}
}
},
"else": {
"type": "object",
"properties": {
"args": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"$ref": "#/$defs/trimmed"
}
}
},
"env": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/trimmed"
}
}
}
}
}
}
}
},
"$defs": {
"trimmed": {
"if": {
"type": "string"
},
"then": {
"type": "string",
"x-effect": "warns",
"x-by": "R:CC",
"x-label": "free of blanks at its ends",
"x-help": "remove the blanks",
"pattern": "^(?!\\\\s)[^]*(?<!\\\\s)$"
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
let r=y;
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
s=_(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-server/$defs/strings/additionalProperties/type`);
c++}}else{
s=g(s,{
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
s=g(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/type`,
keyword:`type`,
params:{}});
c++}
if(typeof e==`number`&&isFinite(e)){
if(e>9007199254740991||isNaN(e)){
s=g(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:9007199254740991}});
c++}
if(e<=0||isNaN(e)){
s=g(s,{
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
o=g(o,{
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
let h=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
m=g(m,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
h++}
if(e.url!==void 0&&n.call(e,`url`)&&!i(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:f,
dynamicAnchors:p})){
m=v(m,i.errors);
h+=i.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!a(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:f,
dynamicAnchors:p})){
m=v(m,a.errors);
h+=a.errors.length}
if(e.headersHelper!==void 0&&n.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
m=_(m,t+`/headersHelper`,`#/$defs/claude-code-server/$defs/remote/properties/headersHelper/type`);
h++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.clientId!==void 0&&n.call(i,`clientId`)&&typeof i.clientId!=`string`){
m=_(m,t+`/oauth/clientId`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/clientId/type`);
h++}
if(i.callbackPort!==void 0&&n.call(i,`callbackPort`)){
let e=i.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
m=_(m,t+`/oauth/callbackPort`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/type`);
h++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
m=_(m,t+`/oauth/callbackPort`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/exclusiveMinimum`,{
comparison:`>`,
limit:0});
h++}}
if(i.authServerMetadataUrl!==void 0&&n.call(i,`authServerMetadataUrl`)){
let e=i.authServerMetadataUrl;
if(typeof e==`string`){
if(r(e)>4096){
m=_(m,t+`/oauth/authServerMetadataUrl`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/maxLength`,{
limit:4096});
h++}
if(!c.test(e)){
m=_(m,t+`/oauth/authServerMetadataUrl`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/pattern`,{
pattern:`^https://`});
h++}}else{
m=_(m,t+`/oauth/authServerMetadataUrl`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/type`);
h++}}
if(i.scopes!==void 0&&n.call(i,`scopes`)&&typeof i.scopes!=`string`){
m=_(m,t+`/oauth/scopes`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/scopes/type`);
h++}}else{
m=_(m,t+`/oauth`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/type`);
h++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!o(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:f,
dynamicAnchors:p})){
m=v(m,o.errors);
h+=o.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!s(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:f,
dynamicAnchors:p})){
m=v(m,s.errors);
h+=s.errors.length}
if(e.tools!==void 0&&n.call(e,`tools`)){
let r=e.tools;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
m=_(m,t+`/tools/`+i,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/required`,{
missingProperty:`name`});
h++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
m=_(m,t+`/tools/`+i+`/name`,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/name/type`);
h++}
if(e.permission_policy!==void 0&&n.call(e,`permission_policy`)){
let n=e.permission_policy;
if(n!==`always_allow`&&n!==`always_ask`&&n!==`always_deny`){
m=_(m,t+`/tools/`+i+`/permission_policy`,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/permission_policy/enum`);
h++}}}else{
m=_(m,t+`/tools/`+i,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/type`);
h++}}}else{
m=_(m,t+`/tools`,`#/$defs/claude-code-server/$defs/remote/properties/tools/type`);
h++}}
if(e.toolPermissions!==void 0&&n.call(e,`toolPermissions`)){
let n=e.toolPermissions;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`allow`&&r!==`ask`&&r!==`blocked`){
m=_(m,t+`/toolPermissions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-server/$defs/remote/properties/toolPermissions/additionalProperties/enum`);
h++}}else{
m=_(m,t+`/toolPermissions`,`#/$defs/claude-code-server/$defs/remote/properties/toolPermissions/type`);
h++}}
if(e.discoveryCache!==void 0&&n.call(e,`discoveryCache`)&&!s(e.discoveryCache,{
instancePath:t+`/discoveryCache`,
parentData:e,
parentDataProperty:`discoveryCache`,
rootData:f,
dynamicAnchors:p})){
m=v(m,s.errors);
h+=s.errors.length}}else{
m=g(m,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/type`,
keyword:`type`,
params:{}});
h++}
l.errors=m;
return h===0}
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
f=g(f,{
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
f=v(f,i.errors);
p+=i.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!a(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:l,
dynamicAnchors:d})){
f=v(f,a.errors);
p+=a.errors.length}
if(e.headersHelper!==void 0&&n.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
f=_(f,t+`/headersHelper`,`#/$defs/claude-code-server/$defs/websocket/properties/headersHelper/type`);
p++}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!o(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:l,
dynamicAnchors:d})){
f=v(f,o.errors);
p+=o.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!s(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:l,
dynamicAnchors:d})){
f=v(f,s.errors);
p+=s.errors.length}}else{
f=g(f,{
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
f=g(f,{
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
f=_(f,t+`/command`,`#/$defs/claude-code-server/$defs/local/properties/command/minLength`,{
limit:1});
p++}}else{
f=_(f,t+`/command`,`#/$defs/claude-code-server/$defs/local/properties/command/type`);
p++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=_(f,t+`/args/`+r,`#/$defs/claude-code-server/$defs/local/properties/args/items/type`);
p++}}else{
f=_(f,t+`/args`,`#/$defs/claude-code-server/$defs/local/properties/args/type`);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!a(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:l,
dynamicAnchors:u})){
f=v(f,a.errors);
p+=a.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!o(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:l,
dynamicAnchors:u})){
f=v(f,o.errors);
p+=o.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!s(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:l,
dynamicAnchors:u})){
f=v(f,s.errors);
p+=s.errors.length}}else{
f=g(f,{
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
let p=f.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
let m=c;
let h=!0;
let y=c;
if(c===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=g(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`streamable-http`&&t!==`sse`){
s=g(s,{});
c++}}}else{
s=g(s,{});
c++}}
var b=y===c;
c=m;
s!==null&&(m?s.length=Math.min(s.length,m):s=null);
if(b){
let n=c;
if(!l(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=v(s,l.errors);
c+=l.errors.length}
var b=n===c;
h=b;
if(h){
var x={};
x.url=!0;
x.headers=!0;
x.headersHelper=!0;
x.oauth=!0;
x.timeout=!0;
x.alwaysLoad=!0;
x.tools=!0;
x.toolPermissions=!0;
x.discoveryCache=!0;
x.request_timeout_ms=!0;
x.displayName=!0;
x.role=!0;
x.type=!0}}
if(!h){
s=g(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
let S=c;
let C=!0;
let w=c;
if(c===w){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=g(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`ws`){
s=g(s,{});
c++}}else{
s=g(s,{});
c++}}
var T=w===c;
c=S;
s!==null&&(S?s.length=Math.min(s.length,S):s=null);
if(T){
let n=c;
if(!u(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=v(s,u.errors);
c+=u.errors.length}
var T=n===c;
C=T;
if(C){
var E={};
E.url=!0;
E.headers=!0;
E.headersHelper=!0;
E.timeout=!0;
E.alwaysLoad=!0;
E.type=!0}}
if(!C){
s=g(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(x!==!0&&E!==void 0){
if(E===!0)
x=!0;else{
x||={};
Object.assign(x,E)}}
let D=c;
let O=!0;
let k=c;
if(c===k){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
s=g(s,{});
c++}}else{
s=g(s,{});
c++}}
var A=k===c;
c=D;
s!==null&&(D?s.length=Math.min(s.length,D):s=null);
if(A){
let n=c;
if(!d(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=v(s,d.errors);
c+=d.errors.length}
var A=n===c;
O=A;
if(O){
var j={};
j.command=!0;
j.args=!0;
j.env=!0;
j.timeout=!0;
j.alwaysLoad=!0;
j.type=!0}}
if(!O){
s=g(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(x!==!0&&j!==void 0){
if(j===!0)
x=!0;else{
x||={};
Object.assign(x,j)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.type=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
s=_(s,t+`/type`,`#/$defs/claude-code-server/properties/type/type`);
c++}
if(n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`&&n!==`ws`){
s=_(s,t+`/type`,`#/$defs/claude-code-server/properties/type/enum`);
c++}}}else{
s=g(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/type`,
keyword:`type`,
params:{}});
c++}
f.errors=s;
p.props=x;
return c===0}
f.evaluated={
dynamicProps:!0,
dynamicItems:!1};
let p=RegExp(`^(?!\\s)[^]*(?<!\\s)$`,`u`);
function m(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=s;
let l=!0;
let u=s;
if(typeof e!=`string`){
o=g(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
if(d){
let n=s;
if(typeof e==`string`){
if(!p.test(e)){
o=g(o,{
instancePath:t,
schemaPath:`#/$defs/trimmed/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?!\\s)[^]*(?<!\\s)$`}});
s++}}else{
o=g(o,{
instancePath:t,
schemaPath:`#/$defs/trimmed/then/type`,
keyword:`type`,
params:{}});
s++}
var d=n===s;
l=d}
if(!l){
o=g(o,{
instancePath:t,
schemaPath:`#/$defs/trimmed/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
s++}
m.errors=o;
return s===0}
function h(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
s=g(s,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
c++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let r=e.mcpServers;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(f(i,{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o}))
var l=f.evaluated.props;else{
s=v(s,f.errors);
c+=f.errors.length}
let h=c;
let b=!0;
let x=c;
let S=c;
let C=c;
if(i&&typeof i==`object`&&!Array.isArray(i)&&(i.command===void 0||!n.call(i,`command`))){
s=g(s,{});
c++}
if(C===c){
s=g(s,{});
c++}else{
c=S;
s!==null&&(S?s.length=Math.min(s.length,S):s=null)}
if(c===x){
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.url!==void 0&&n.call(i,`url`)&&typeof i.url!=`string`){
s=g(s,{});
c++}}else{
s=g(s,{});
c++}}
var u=x===c;
if(l!==!0){
l||={};
l.url=!0}
c=h;
s!==null&&(h?s.length=Math.min(s.length,h):s=null);
let w;
if(u){
let r=c;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.url!==void 0&&n.call(i,`url`)&&!m(i.url,{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,
parentData:i,
parentDataProperty:`url`,
rootData:a,
dynamicAnchors:o})){
s=v(s,m.errors);
c+=m.errors.length}
if(i.headers!==void 0&&n.call(i,`headers`)){
let n=i.headers;
let r=c;
let l=!0;
let u=c;
if(!n||typeof n!=`object`||Array.isArray(n)){
s=g(s,{});
c++}
var d=u===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(d){
let r=c;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(!m(n[r],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=v(s,m.errors);
c+=m.errors.length}}else{
s=_(s,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,`#/properties/mcpServers/additionalProperties/then/properties/headers/then/type`);
c++}
var d=r===c;
l=d}
if(!l){
s=_(s,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,`#/properties/mcpServers/additionalProperties/then/properties/headers/if`,{
failingKeyword:`then`});
c++}}}else{
s=_(s,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/mcpServers/additionalProperties/then/type`);
c++}
var u=r===c;
b=u;
if(b&&l!==!0){
l||={};
l.url=!0;
l.headers=!0}
w=`then`}else{
let r=c;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.args!==void 0&&n.call(i,`args`)){
let n=i.args;
let r=c;
let l=!0;
let u=c;
if(!Array.isArray(n)){
s=g(s,{});
c++}
var p=u===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(p){
let r=c;
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++)
if(!m(n[i],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+i,
parentData:n,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=v(s,m.errors);
c+=m.errors.length}}else{
s=_(s,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,`#/properties/mcpServers/additionalProperties/else/properties/args/then/type`);
c++}
var p=r===c;
l=p}
if(!l){
s=_(s,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,`#/properties/mcpServers/additionalProperties/else/properties/args/if`,{
failingKeyword:`then`});
c++}}
if(i.env!==void 0&&n.call(i,`env`)){
let n=i.env;
let r=c;
let l=!0;
let u=c;
if(!n||typeof n!=`object`||Array.isArray(n)){
s=g(s,{});
c++}
var y=u===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(y){
let r=c;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(!m(n[r],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=v(s,m.errors);
c+=m.errors.length}}else{
s=_(s,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,`#/properties/mcpServers/additionalProperties/else/properties/env/then/type`);
c++}
var y=r===c;
l=y}
if(!l){
s=_(s,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,`#/properties/mcpServers/additionalProperties/else/properties/env/if`,{
failingKeyword:`then`});
c++}}}else{
s=_(s,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/mcpServers/additionalProperties/else/type`);
c++}
var u=r===c;
b=u;
if(b&&l!==!0){
l||={};
l.args=!0;
l.env=!0}
w=`else`}
if(!b){
s=_(s,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/mcpServers/additionalProperties/if`,{
failingKeyword:w});
c++}}else{
s=_(s,t+`/mcpServers`,`#/properties/mcpServers/type`);
c++}}}else{
s=g(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
c++}
h.errors=s;
return c===0}
function g(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function _(e,t,n,r={}){
return g(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function v(e,t){
if(e===null)
return t;
for(
let n of t)
g(e,n);
return e}
function y(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_claude_code_project=e;
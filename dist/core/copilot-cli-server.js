"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"local",
"stdio",
"http",
"streamable-http",
"sse"
]
},
"tools": {
"type": "array",
"items": {
"type": "string"
}
},
"excludeTools": {
"x-by": "H:GHC",
"x-effect": "skips-server",
"type": "array"
},
"disabled": {
"type": "boolean"
},
"timeout": {
"type": "integer",
"exclusiveMinimum": 0
},
"deferTools": {
"enum": [
"auto",
"never"
]
},
"filterMapping": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"none",
"markdown",
"hidden_characters"
]
},
"else": {
"type": "object",
"additionalProperties": {
"enum": [
"none",
"markdown",
"hidden_characters"
]
}
}
}
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"local",
"stdio"
]
}
},
"required": [
"type"
]
},
"then": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"command"
]
}
},
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
"$ref": "#/$defs/remote"
},
"else": {
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"$ref": "#/$defs/local"
},
"else": {
"$ref": "#/$defs/remote"
}
}
}
],
"$defs": {
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
"$ref": "#/$defs/strings"
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
"$ref": "#/$defs/strings"
},
"auth": {
"$ref": "#/$defs/auth"
},
"oidc": {
"$ref": "#/$defs/auth"
},
"oauthClientId": {
"type": "string"
},
"oauthPublicClient": {
"type": "boolean"
},
"oauthGrantType": {
"enum": [
"authorization_code",
"client_credentials"
]
},
"oauthScopes": {
"type": "array",
"items": {
"type": "string"
}
},
"slowConnectionThresholdMs": {},
"headersRefreshTtlMs": {},
"oauth": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"callbackPort": {
"type": "integer",
"minimum": 1,
"maximum": 65535
}
}
}
},
"disableToolCache": {},
"disableSecretMasking": {},
"displayName": {},
"isDefaultServer": {},
"safeForTelemetry": {},
"events": {},
"notifications": {}
},
"allOf": [
{
"x-rule": "field-missing",
"type": "object",
"dependentRequired": {
"oauthScopes": [
"oauthClientId"
]
}
}
]
},
"auth": {
"type": [
"boolean",
"object"
],
"properties": {
"redirectPort": {
"type": "integer",
"minimum": 1,
"maximum": 65535
}
}
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
s=l(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/strings/additionalProperties/type`);
u++}}else{
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
u++}
r.errors=s;
return u===0}
function i(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let u=null;
let d=0;
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/auth/type`,
keyword:`type`,
params:{}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.redirectPort!==void 0&&n.call(e,`redirectPort`)){
let n=e.redirectPort;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
u=l(u,t+`/redirectPort`,`#/$defs/auth/properties/redirectPort/type`);
d++}
if(typeof n==`number`&&isFinite(n)){
if(n>65535||isNaN(n)){
u=l(u,t+`/redirectPort`,`#/$defs/auth/properties/redirectPort/maximum`,{
comparison:`<=`,
limit:65535});
d++}
if(n<1||isNaN(n)){
u=l(u,t+`/redirectPort`,`#/$defs/auth/properties/redirectPort/minimum`,{
comparison:`>=`,
limit:1});
d++}}}
i.errors=u;
return d===0}
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)&&(e.oauthClientId===void 0||!n.call(e,`oauthClientId`))){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/remote/allOf/0/dependentRequired`,
keyword:`dependentRequired`,
params:{
property:`oauthScopes`,
missingProperty:`oauthClientId`,
depsCount:1,
deps:`oauthClientId`}});
m++}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/remote/allOf/0/type`,
keyword:`type`,
params:{}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
m++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
p=l(p,t+`/url`,`#/$defs/remote/properties/url/type`);
m++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:d,
dynamicAnchors:f})){
p=u(p,r.errors);
m+=r.errors.length}
if(e.auth!==void 0&&n.call(e,`auth`)&&!i(e.auth,{
instancePath:t+`/auth`,
parentData:e,
parentDataProperty:`auth`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.errors);
m+=i.errors.length}
if(e.oidc!==void 0&&n.call(e,`oidc`)&&!i(e.oidc,{
instancePath:t+`/oidc`,
parentData:e,
parentDataProperty:`oidc`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.errors);
m+=i.errors.length}
if(e.oauthClientId!==void 0&&n.call(e,`oauthClientId`)&&typeof e.oauthClientId!=`string`){
p=l(p,t+`/oauthClientId`,`#/$defs/remote/properties/oauthClientId/type`);
m++}
if(e.oauthPublicClient!==void 0&&n.call(e,`oauthPublicClient`)&&typeof e.oauthPublicClient!=`boolean`){
p=l(p,t+`/oauthPublicClient`,`#/$defs/remote/properties/oauthPublicClient/type`);
m++}
if(e.oauthGrantType!==void 0&&n.call(e,`oauthGrantType`)){
let n=e.oauthGrantType;
if(n!==`authorization_code`&&n!==`client_credentials`){
p=l(p,t+`/oauthGrantType`,`#/$defs/remote/properties/oauthGrantType/enum`);
m++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=l(p,t+`/oauthScopes/`+r,`#/$defs/remote/properties/oauthScopes/items/type`);
m++}}else{
p=l(p,t+`/oauthScopes`,`#/$defs/remote/properties/oauthScopes/type`);
m++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
let i=m;
let a=!0;
let o=m;
if(!r||typeof r!=`object`||Array.isArray(r)){
p=c(p,{});
m++}
var h=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(h){
let e=m;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
p=l(p,t+`/oauth/clientId`,`#/$defs/remote/properties/oauth/then/properties/clientId/type`);
m++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
p=l(p,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/then/properties/callbackPort/type`);
m++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
p=l(p,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/then/properties/callbackPort/maximum`,{
comparison:`<=`,
limit:65535});
m++}
if(e<1||isNaN(e)){
p=l(p,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/then/properties/callbackPort/minimum`,{
comparison:`>=`,
limit:1});
m++}}}}else{
p=l(p,t+`/oauth`,`#/$defs/remote/properties/oauth/then/type`);
m++}
var h=e===m;
a=h;
if(a){
var g={};
g.clientId=!0;
g.callbackPort=!0}}
if(!a){
p=l(p,t+`/oauth`,`#/$defs/remote/properties/oauth/if`,{
failingKeyword:`then`});
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
m++}
a.errors=p;
return m===0}
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:s=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
f=l(f,t+`/command`,`#/$defs/local/properties/command/type`);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=l(f,t+`/args/`+r,`#/$defs/local/properties/args/items/type`);
p++}}else{
f=l(f,t+`/args`,`#/$defs/local/properties/args/type`);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:s,
dynamicAnchors:d})){
f=u(f,r.errors);
p+=r.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
f=l(f,t+`/cwd`,`#/$defs/local/properties/cwd/type`);
p++}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=c(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`local`&&t!==`stdio`){
p=c(p,{});
m++}}}else{
p=c(p,{});
m++}}
var v=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
if(v){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=c(p,{
instancePath:t,
schemaPath:`#/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
m++}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/allOf/0/then/type`,
keyword:`type`,
params:{}});
m++}
var v=r===m;
g=v}
if(!g){
p=c(p,{
instancePath:t,
schemaPath:`#/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
let y=m;
let b=!0;
let x=m;
if(m===x){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=c(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`streamable-http`&&t!==`sse`){
p=c(p,{});
m++}}}else{
p=c(p,{});
m++}}
var S=x===m;
m=y;
p!==null&&(y?p.length=Math.min(p.length,y):p=null);
let C;
if(S){
let n=m;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.errors);
m+=a.errors.length}
var S=n===m;
b=S;
if(b){
var w={};
w.url=!0;
w.headers=!0;
w.auth=!0;
w.oidc=!0;
w.oauthClientId=!0;
w.oauthPublicClient=!0;
w.oauthGrantType=!0;
w.oauthScopes=!0;
w.slowConnectionThresholdMs=!0;
w.headersRefreshTtlMs=!0;
w.oauth=!0;
w.disableToolCache=!0;
w.disableSecretMasking=!0;
w.displayName=!0;
w.isDefaultServer=!0;
w.safeForTelemetry=!0;
w.events=!0;
w.notifications=!0;
w.type=!0}
C=`then`}else{
let s=m;
let l=m;
let h=!0;
let g=m;
if(m===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=c(p,{});
m++}}else{
p=c(p,{});
m++}}
var T=g===m;
m=l;
p!==null&&(l?p.length=Math.min(p.length,l):p=null);
let _;
if(T){
let n=m;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:d,
dynamicAnchors:f})){
p=u(p,o.errors);
m+=o.errors.length}
var T=n===m;
h=T;
if(h){
var E={};
E.command=!0;
E.args=!0;
E.env=!0;
E.cwd=!0}
_=`then`}else{
let n=m;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.errors);
m+=a.errors.length}
var T=n===m;
h=T;
if(h&&E!==!0){
E||={};
E.url=!0;
E.headers=!0;
E.auth=!0;
E.oidc=!0;
E.oauthClientId=!0;
E.oauthPublicClient=!0;
E.oauthGrantType=!0;
E.oauthScopes=!0;
E.slowConnectionThresholdMs=!0;
E.headersRefreshTtlMs=!0;
E.oauth=!0;
E.disableToolCache=!0;
E.disableSecretMasking=!0;
E.displayName=!0;
E.isDefaultServer=!0;
E.safeForTelemetry=!0;
E.events=!0;
E.notifications=!0}
_=`else`}
if(!h){
p=c(p,{
instancePath:t,
schemaPath:`#/allOf/1/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
m++}
var S=s===m;
b=S;
if(b&&w!==!0&&E!==void 0){
if(E===!0)
w=!0;else{
w||={};
Object.assign(w,E)}}
C=`else`}
if(!b){
p=c(p,{
instancePath:t,
schemaPath:`#/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:C}});
m++}
if(w!==!0){
w||={};
w.type=!0}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(w!==!0){
w||={};
w.type=!0;
w.tools=!0;
w.excludeTools=!0;
w.disabled=!0;
w.timeout=!0;
w.deferTools=!0;
w.filterMapping=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
p=l(p,t+`/type`,`#/properties/type/type`);
m++}
if(n!==`local`&&n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`){
p=l(p,t+`/type`,`#/properties/type/enum`);
m++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=l(p,t+`/tools/`+r,`#/properties/tools/items/type`);
m++}}else{
p=l(p,t+`/tools`,`#/properties/tools/type`);
m++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)&&!Array.isArray(e.excludeTools)){
p=l(p,t+`/excludeTools`,`#/properties/excludeTools/type`);
m++}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
p=l(p,t+`/disabled`,`#/properties/disabled/type`);
m++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=l(p,t+`/timeout`,`#/properties/timeout/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
p=l(p,t+`/timeout`,`#/properties/timeout/exclusiveMinimum`,{
comparison:`>`,
limit:0});
m++}}
if(e.deferTools!==void 0&&n.call(e,`deferTools`)){
let n=e.deferTools;
if(n!==`auto`&&n!==`never`){
p=l(p,t+`/deferTools`,`#/properties/deferTools/enum`);
m++}}
if(e.filterMapping!==void 0&&n.call(e,`filterMapping`)){
let n=e.filterMapping;
if(typeof n!=`string`&&(!n||typeof n!=`object`||Array.isArray(n))){
p=l(p,t+`/filterMapping`,`#/properties/filterMapping/type`);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`string`){
p=c(p,{});
m++}
var D=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let o;
if(D){
let e=m;
if(n!==`none`&&n!==`markdown`&&n!==`hidden_characters`){
p=l(p,t+`/filterMapping`,`#/properties/filterMapping/then/enum`);
m++}
var D=e===m;
i=D;
o=`then`}else{
let e=m;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`none`&&r!==`markdown`&&r!==`hidden_characters`){
p=l(p,t+`/filterMapping/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/filterMapping/else/additionalProperties/enum`);
m++}}else{
p=l(p,t+`/filterMapping`,`#/properties/filterMapping/else/type`);
m++}
var D=e===m;
i=D;
o=`else`}
if(!i){
p=l(p,t+`/filterMapping`,`#/properties/filterMapping/if`,{
failingKeyword:o});
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
s.errors=p;
return m===0}
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t,n,r={}){
return c(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.require_copilot_cli_server=e;
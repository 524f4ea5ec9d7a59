"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:c,
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
"$ref": "#/$defs/copilot-cli-server"
}
}
},
"$defs": {
"copilot-cli-server": {
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
"$ref": "#/$defs/copilot-cli-server/$defs/remote"
},
"else": {
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"$ref": "#/$defs/copilot-cli-server/$defs/local"
},
"else": {
"$ref": "#/$defs/copilot-cli-server/$defs/remote"
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
"$ref": "#/$defs/copilot-cli-server/$defs/strings"
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
"$ref": "#/$defs/copilot-cli-server/$defs/strings"
},
"auth": {
"$ref": "#/$defs/copilot-cli-server/$defs/auth"
},
"oidc": {
"$ref": "#/$defs/copilot-cli-server/$defs/auth"
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
let c=0;
let u=r.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/copilot-cli-server/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{}};
s=l(s,e);
c++}}else{
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/strings/type`,
keyword:`type`,
params:{}});
c++}
r.errors=s;
return c===0}
r.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let u=0;
let d=i.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/type`,
keyword:`type`,
params:{}});
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.redirectPort!==void 0&&n.call(e,`redirectPort`)){
let n=e.redirectPort;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/redirectPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/properties/redirectPort/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}
if(typeof n==`number`&&isFinite(n)){
if(n>65535||isNaN(n)){
let e={
instancePath:t+`/redirectPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/properties/redirectPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
c=l(c,e);
u++}
if(n<1||isNaN(n)){
let e={
instancePath:t+`/redirectPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/properties/redirectPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
c=l(c,e);
u++}}}
i.errors=c;
return u===0}
i.evaluated={
props:{
redirectPort:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)&&(e.oauthClientId===void 0||!n.call(e,`oauthClientId`))){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/allOf/0/dependentRequired`,
keyword:`dependentRequired`,
params:{
property:`oauthScopes`,
missingProperty:`oauthClientId`,
depsCount:1,
deps:`oauthClientId`}});
p++}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/allOf/0/type`,
keyword:`type`,
params:{}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:c,
dynamicAnchors:d})){
f=u(f,r.errors);
p+=r.errors.length}
if(e.auth!==void 0&&n.call(e,`auth`)&&!i(e.auth,{
instancePath:t+`/auth`,
parentData:e,
parentDataProperty:`auth`,
rootData:c,
dynamicAnchors:d})){
f=u(f,i.errors);
p+=i.errors.length}
if(e.oidc!==void 0&&n.call(e,`oidc`)&&!i(e.oidc,{
instancePath:t+`/oidc`,
parentData:e,
parentDataProperty:`oidc`,
rootData:c,
dynamicAnchors:d})){
f=u(f,i.errors);
p+=i.errors.length}
if(e.oauthClientId!==void 0&&n.call(e,`oauthClientId`)&&typeof e.oauthClientId!=`string`){
let e={
instancePath:t+`/oauthClientId`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthClientId/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e.oauthPublicClient!==void 0&&n.call(e,`oauthPublicClient`)&&typeof e.oauthPublicClient!=`boolean`){
let e={
instancePath:t+`/oauthPublicClient`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthPublicClient/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e.oauthGrantType!==void 0&&n.call(e,`oauthGrantType`)){
let n=e.oauthGrantType;
if(n!==`authorization_code`&&n!==`client_credentials`){
let e={
instancePath:t+`/oauthGrantType`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthGrantType/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/oauthScopes/`+r,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthScopes/items/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/oauthScopes`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthScopes/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
let i=p;
let a=!0;
let o=p;
if(!r||typeof r!=`object`||Array.isArray(r)){
f=l(f,{});
p++}
var h=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(h){
let e=p;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/clientId/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/callbackPort/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
f=l(f,e);
p++}
if(e<1||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
f=l(f,e);
p++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
var h=e===p;
a=h;
if(a){
var g={};
g.clientId=!0;
g.callbackPort=!0}}
if(!a){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
a.evaluated={
props:{
url:!0,
headers:!0,
auth:!0,
oidc:!0,
oauthClientId:!0,
oauthPublicClient:!0,
oauthGrantType:!0,
oauthScopes:!0,
slowConnectionThresholdMs:!0,
headersRefreshTtlMs:!0,
oauth:!0,
disableToolCache:!0,
disableSecretMasking:!0,
displayName:!0,
isDefaultServer:!0,
safeForTelemetry:!0,
events:!0,
notifications:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:s=e,
dynamicAnchors:c={}}={}){
let d=null;
let f=0;
let p=o.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:s,
dynamicAnchors:c})){
d=u(d,r.errors);
f+=r.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/type`,
keyword:`type`,
params:{}});
f++}
o.errors=d;
return f===0}
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
parentData:r,
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
if(e.type===void 0||!n.call(e,`type`)){
f=l(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`local`&&t!==`stdio`){
f=l(f,{});
p++}}}else{
f=l(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
if(v){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
p++}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/then/type`,
keyword:`type`,
params:{}});
p++}
var v=r===p;
g=v}
if(!g){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
let y=p;
let b=!0;
let x=p;
if(p===x){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=l(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`streamable-http`&&t!==`sse`){
f=l(f,{});
p++}}}else{
f=l(f,{});
p++}}
var S=x===p;
p=y;
f!==null&&(y?f.length=Math.min(f.length,y):f=null);
let C;
if(S){
let n=p;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:d})){
f=u(f,a.errors);
p+=a.errors.length}
var S=n===p;
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
let s=p;
let m=p;
let h=!0;
let g=p;
if(p===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=l(f,{});
p++}}else{
f=l(f,{});
p++}}
var T=g===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
let _;
if(T){
let n=p;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}
var T=n===p;
h=T;
if(h){
var E={};
E.command=!0;
E.args=!0;
E.env=!0;
E.cwd=!0}
_=`then`}else{
let n=p;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:d})){
f=u(f,a.errors);
p+=a.errors.length}
var T=n===p;
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
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/1/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
p++}
var S=s===p;
b=S;
if(b&&w!==!0&&E!==void 0){
if(E===!0)
w=!0;else{
w||={};
Object.assign(w,E)}}
C=`else`}
if(!b){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:C}});
p++}
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/copilot-cli-server/properties/type/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(n!==`local`&&n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/copilot-cli-server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/tools/`+r,
schemaPath:`#/$defs/copilot-cli-server/properties/tools/items/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/copilot-cli-server/properties/tools/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)&&!Array.isArray(e.excludeTools)){
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/$defs/copilot-cli-server/properties/excludeTools/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/copilot-cli-server/properties/disabled/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/copilot-cli-server/properties/timeout/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/copilot-cli-server/properties/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
f=l(f,e);
p++}}
if(e.deferTools!==void 0&&n.call(e,`deferTools`)){
let n=e.deferTools;
if(n!==`auto`&&n!==`never`){
let e={
instancePath:t+`/deferTools`,
schemaPath:`#/$defs/copilot-cli-server/properties/deferTools/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}
if(e.filterMapping!==void 0&&n.call(e,`filterMapping`)){
let n=e.filterMapping;
if(typeof n!=`string`&&(!n||typeof n!=`object`||Array.isArray(n))){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
let r=p;
let i=!0;
let a=p;
if(typeof n!=`string`){
f=l(f,{});
p++}
var D=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let o;
if(D){
let e=p;
if(n!==`none`&&n!==`markdown`&&n!==`hidden_characters`){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/then/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}
var D=e===p;
i=D;
o=`then`}else{
let e=p;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`none`&&r!==`markdown`&&r!==`hidden_characters`){
let n={
instancePath:t+`/filterMapping/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/else/additionalProperties/enum`,
keyword:`enum`,
params:{}};
f=l(f,n);
p++}}else{
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/else/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
var D=e===p;
i=D;
o=`else`}
if(!i){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/if`,
keyword:`if`,
params:{
failingKeyword:o}};
f=l(f,e);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/type`,
keyword:`type`,
params:{}});
p++}
s.errors=f;
m.props=w;
return p===0}
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
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
d=l(d,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
f++}
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
d=u(d,s.errors);
f+=s.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
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
exports.require_copilot_cli_user=e;
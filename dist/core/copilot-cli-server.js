"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:l,
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
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`local`,`stdio`,`http`,`streamable-http`,`sse`]},
tools:{
type:`array`,
items:{
type:`string`}},
excludeTools:{
"x-by":`H:GHC`,
"x-effect":`skips-server`,
type:`array`},
disabled:{
type:`boolean`},
timeout:{
type:`integer`,
exclusiveMinimum:0},
deferTools:{
enum:[`auto`,`never`]},
filterMapping:{
type:[`string`,`object`],
if:{
type:`string`},
then:{
enum:[`none`,`markdown`,`hidden_characters`]},
else:{
type:`object`,
additionalProperties:{
enum:[`none`,`markdown`,`hidden_characters`]}}}},
allOf:[{
if:{
type:`object`,
properties:{
type:{
enum:[`local`,`stdio`]}},
required:[`type`]},
then:{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`command`]}},{
if:{
type:`object`,
properties:{
type:{
enum:[`http`,`streamable-http`,`sse`]}},
required:[`type`]},
then:{
$ref:`#/$defs/remote`},
else:{
if:{
type:`object`,
required:[`command`]},
then:{
$ref:`#/$defs/local`},
else:{
$ref:`#/$defs/remote`}}}],
$defs:{
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
$ref:`#/$defs/strings`},
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
$ref:`#/$defs/strings`},
auth:{
$ref:`#/$defs/auth`},
oidc:{
$ref:`#/$defs/auth`},
oauthClientId:{
type:`string`},
oauthPublicClient:{
type:`boolean`},
oauthGrantType:{
enum:[`authorization_code`,`client_credentials`]},
oauthScopes:{
type:`array`,
items:{
type:`string`}},
slowConnectionThresholdMs:{},
headersRefreshTtlMs:{},
oauth:{
if:{
type:`object`},
then:{
type:`object`,
properties:{
clientId:{
type:`string`},
callbackPort:{
type:`integer`,
minimum:1,
maximum:65535}}}},
disableToolCache:{},
disableSecretMasking:{},
displayName:{},
isDefaultServer:{},
safeForTelemetry:{},
events:{},
notifications:{}},
allOf:[{
"x-rule":`field-missing`,
type:`object`,
dependentRequired:{
oauthScopes:[`oauthClientId`]}}]},
auth:{
type:[`boolean`,`object`],
properties:{
redirectPort:{
type:`integer`,
minimum:1,
maximum:65535}}},
strings:{
type:`object`,
additionalProperties:{
type:`string`}}},
$id:`urn:mcp-lint:schema:copilot-cli-server`};
let r=Object.prototype.hasOwnProperty;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=i.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
s=u(s,e);
c++}}else{
s=u(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
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
let a={
type:[`boolean`,`object`],
properties:{
redirectPort:{
type:`integer`,
minimum:1,
maximum:65535}}};
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let d=0;
let f=o.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t,
schemaPath:`#/$defs/auth/type`,
keyword:`type`,
params:{
type:a.type}};
l=u(l,e);
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.redirectPort!==void 0&&r.call(e,`redirectPort`)){
let n=e.redirectPort;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/redirectPort`,
schemaPath:`#/$defs/auth/properties/redirectPort/type`,
keyword:`type`,
params:{
type:`integer`}};
l=u(l,e);
d++}
if(typeof n==`number`&&isFinite(n)){
if(n>65535||isNaN(n)){
let e={
instancePath:t+`/redirectPort`,
schemaPath:`#/$defs/auth/properties/redirectPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
l=u(l,e);
d++}
if(n<1||isNaN(n)){
let e={
instancePath:t+`/redirectPort`,
schemaPath:`#/$defs/auth/properties/redirectPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
l=u(l,e);
d++}}}
o.errors=l;
return d===0}
o.evaluated={
props:{
redirectPort:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:c=e,
dynamicAnchors:l={}}={}){
let f=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.oauthScopes!==void 0&&r.call(e,`oauthScopes`)&&(e.oauthClientId===void 0||!r.call(e,`oauthClientId`))){
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/remote/allOf/0/dependentRequired`,
keyword:`dependentRequired`,
params:{
property:`oauthScopes`,
missingProperty:`oauthClientId`,
depsCount:1,
deps:`oauthClientId`}});
p++}}else{
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/remote/allOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
f=u(f,e);
p++}
if(e.headers!==void 0&&r.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:c,
dynamicAnchors:l})){
f=d(f,i.errors);
p+=i.errors.length}
if(e.auth!==void 0&&r.call(e,`auth`)&&!o(e.auth,{
instancePath:t+`/auth`,
parentData:e,
parentDataProperty:`auth`,
rootData:c,
dynamicAnchors:l})){
f=d(f,o.errors);
p+=o.errors.length}
if(e.oidc!==void 0&&r.call(e,`oidc`)&&!o(e.oidc,{
instancePath:t+`/oidc`,
parentData:e,
parentDataProperty:`oidc`,
rootData:c,
dynamicAnchors:l})){
f=d(f,o.errors);
p+=o.errors.length}
if(e.oauthClientId!==void 0&&r.call(e,`oauthClientId`)&&typeof e.oauthClientId!=`string`){
let e={
instancePath:t+`/oauthClientId`,
schemaPath:`#/$defs/remote/properties/oauthClientId/type`,
keyword:`type`,
params:{
type:`string`}};
f=u(f,e);
p++}
if(e.oauthPublicClient!==void 0&&r.call(e,`oauthPublicClient`)&&typeof e.oauthPublicClient!=`boolean`){
let e={
instancePath:t+`/oauthPublicClient`,
schemaPath:`#/$defs/remote/properties/oauthPublicClient/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=u(f,e);
p++}
if(e.oauthGrantType!==void 0&&r.call(e,`oauthGrantType`)){
let n=e.oauthGrantType;
if(n!==`authorization_code`&&n!==`client_credentials`){
let e={
instancePath:t+`/oauthGrantType`,
schemaPath:`#/$defs/remote/properties/oauthGrantType/enum`,
keyword:`enum`,
params:{}};
f=u(f,e);
p++}}
if(e.oauthScopes!==void 0&&r.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/oauthScopes/`+r,
schemaPath:`#/$defs/remote/properties/oauthScopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=u(f,e);
p++}}else{
let e={
instancePath:t+`/oauthScopes`,
schemaPath:`#/$defs/remote/properties/oauthScopes/type`,
keyword:`type`,
params:{
type:`array`}};
f=u(f,e);
p++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
let i=p;
let a=!0;
let o=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=u(f,{});
p++}
var h=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(h){
let e=p;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.clientId!==void 0&&r.call(n,`clientId`)&&typeof n.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/clientId/type`,
keyword:`type`,
params:{
type:`string`}};
f=u(f,e);
p++}
if(n.callbackPort!==void 0&&r.call(n,`callbackPort`)){
let e=n.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/type`,
keyword:`type`,
params:{
type:`integer`}};
f=u(f,e);
p++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
f=u(f,e);
p++}
if(e<1||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/then/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
f=u(f,e);
p++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/then/type`,
keyword:`type`,
params:{
type:`object`}};
f=u(f,e);
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
schemaPath:`#/$defs/remote/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=u(f,e);
p++}}}else{
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
s.errors=f;
return p===0}
s.evaluated={
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
function c(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let f=0;
let p=c.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
l=u(l,e);
f++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
l=u(l,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/local/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
l=u(l,e);
f++}}
if(e.env!==void 0&&r.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:o,
dynamicAnchors:s})){
l=d(l,i.errors);
f+=i.errors.length}
if(e.cwd!==void 0&&r.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
l=u(l,e);
f++}}else{
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
c.errors=l;
return f===0}
c.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=l.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(m===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
p=u(p,{});
m++}else 
if(e.type!==void 0&&r.call(e,`type`)){
let t=e.type;
if(t!==`local`&&t!==`stdio`){
p=u(p,{});
m++}}}else{
p=u(p,{});
m++}}
var y=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
if(y){
let n=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
p=u(p,{
instancePath:t,
schemaPath:`#/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
m++}}else{
p=u(p,{
instancePath:t,
schemaPath:`#/allOf/0/then/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
var y=n===m;
_=y}
if(!_){
p=u(p,{
instancePath:t,
schemaPath:`#/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
let b=m;
let x=!0;
let S=m;
if(m===S){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
p=u(p,{});
m++}else 
if(e.type!==void 0&&r.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`streamable-http`&&t!==`sse`){
p=u(p,{});
m++}}}else{
p=u(p,{});
m++}}
var C=S===m;
m=b;
p!==null&&(b?p.length=Math.min(p.length,b):p=null);
let w;
if(C){
let n=m;
if(!s(e,{
instancePath:t,
parentData:i,
parentDataProperty:a,
rootData:o,
dynamicAnchors:f})){
p=d(p,s.errors);
m+=s.errors.length}
var C=n===m;
x=C;
if(x){
var T={};
T.url=!0;
T.headers=!0;
T.auth=!0;
T.oidc=!0;
T.oauthClientId=!0;
T.oauthPublicClient=!0;
T.oauthGrantType=!0;
T.oauthScopes=!0;
T.slowConnectionThresholdMs=!0;
T.headersRefreshTtlMs=!0;
T.oauth=!0;
T.disableToolCache=!0;
T.disableSecretMasking=!0;
T.displayName=!0;
T.isDefaultServer=!0;
T.safeForTelemetry=!0;
T.events=!0;
T.notifications=!0;
T.type=!0}
w=`then`}else{
let n=m;
let l=m;
let h=!0;
let g=m;
if(m===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
p=u(p,{});
m++}}else{
p=u(p,{});
m++}}
var E=g===m;
m=l;
p!==null&&(l?p.length=Math.min(p.length,l):p=null);
let _;
if(E){
let n=m;
if(!c(e,{
instancePath:t,
parentData:i,
parentDataProperty:a,
rootData:o,
dynamicAnchors:f})){
p=d(p,c.errors);
m+=c.errors.length}
var E=n===m;
h=E;
if(h){
var D={};
D.command=!0;
D.args=!0;
D.env=!0;
D.cwd=!0}
_=`then`}else{
let n=m;
if(!s(e,{
instancePath:t,
parentData:i,
parentDataProperty:a,
rootData:o,
dynamicAnchors:f})){
p=d(p,s.errors);
m+=s.errors.length}
var E=n===m;
h=E;
if(h&&D!==!0){
D||={};
D.url=!0;
D.headers=!0;
D.auth=!0;
D.oidc=!0;
D.oauthClientId=!0;
D.oauthPublicClient=!0;
D.oauthGrantType=!0;
D.oauthScopes=!0;
D.slowConnectionThresholdMs=!0;
D.headersRefreshTtlMs=!0;
D.oauth=!0;
D.disableToolCache=!0;
D.disableSecretMasking=!0;
D.displayName=!0;
D.isDefaultServer=!0;
D.safeForTelemetry=!0;
D.events=!0;
D.notifications=!0}
_=`else`}
if(!h){
p=u(p,{
instancePath:t,
schemaPath:`#/allOf/1/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
m++}
var C=n===m;
x=C;
if(x&&T!==!0&&D!==void 0){
if(D===!0)
T=!0;else{
T||={};
Object.assign(T,D)}}
w=`else`}
if(!x){
p=u(p,{
instancePath:t,
schemaPath:`#/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:w}});
m++}
if(T!==!0){
T||={};
T.type=!0}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(T!==!0){
T||={};
T.type=!0;
T.tools=!0;
T.excludeTools=!0;
T.disabled=!0;
T.timeout=!0;
T.deferTools=!0;
T.filterMapping=!0}
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
if(n!==`local`&&n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/enum`,
keyword:`enum`,
params:{}};
p=u(p,e);
m++}}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/tools/`+r,
schemaPath:`#/properties/tools/items/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/type`,
keyword:`type`,
params:{
type:`array`}};
p=u(p,e);
m++}}
if(e.excludeTools!==void 0&&r.call(e,`excludeTools`)&&!Array.isArray(e.excludeTools)){
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/properties/excludeTools/type`,
keyword:`type`,
params:{
type:`array`}};
p=u(p,e);
m++}
if(e.disabled!==void 0&&r.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/properties/disabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
p=u(p,e);
m++}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/type`,
keyword:`type`,
params:{
type:`integer`}};
p=u(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
p=u(p,e);
m++}}
if(e.deferTools!==void 0&&r.call(e,`deferTools`)){
let n=e.deferTools;
if(n!==`auto`&&n!==`never`){
let e={
instancePath:t+`/deferTools`,
schemaPath:`#/properties/deferTools/enum`,
keyword:`enum`,
params:{}};
p=u(p,e);
m++}}
if(e.filterMapping!==void 0&&r.call(e,`filterMapping`)){
let r=e.filterMapping;
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/properties/filterMapping/type`,
keyword:`type`,
params:{
type:n.properties.filterMapping.type}};
p=u(p,e);
m++}
let i=m;
let a=!0;
let o=m;
if(typeof r!=`string`){
p=u(p,{});
m++}
var O=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
let s;
if(O){
let e=m;
if(r!==`none`&&r!==`markdown`&&r!==`hidden_characters`){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/properties/filterMapping/then/enum`,
keyword:`enum`,
params:{}};
p=u(p,e);
m++}
var O=e===m;
a=O;
s=`then`}else{
let e=m;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let n=r[e];
if(n!==`none`&&n!==`markdown`&&n!==`hidden_characters`){
let n={
instancePath:t+`/filterMapping/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/filterMapping/else/additionalProperties/enum`,
keyword:`enum`,
params:{}};
p=u(p,n);
m++}}else{
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/properties/filterMapping/else/type`,
keyword:`type`,
params:{
type:`object`}};
p=u(p,e);
m++}
var O=e===m;
a=O;
s=`else`}
if(!a){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/properties/filterMapping/if`,
keyword:`if`,
params:{
failingKeyword:s}};
p=u(p,e);
m++}}}else{
p=u(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
l.errors=p;
h.props=T;
return m===0}
l.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function u(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function d(e,t){
if(e===null)
return t;
for(
let n of t)
u(e,n);
return e}}));
exports.require_copilot_cli_server=e;
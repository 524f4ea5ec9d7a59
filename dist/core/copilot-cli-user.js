"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:u,
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
let r={
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
$ref:`#/$defs/copilot-cli-server/$defs/remote`},
else:{
if:{
type:`object`,
required:[`command`]},
then:{
$ref:`#/$defs/copilot-cli-server/$defs/local`},
else:{
$ref:`#/$defs/copilot-cli-server/$defs/remote`}}}],
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
$ref:`#/$defs/copilot-cli-server/$defs/strings`},
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
$ref:`#/$defs/copilot-cli-server/$defs/strings`},
auth:{
$ref:`#/$defs/copilot-cli-server/$defs/auth`},
oidc:{
$ref:`#/$defs/copilot-cli-server/$defs/auth`},
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
type:`string`}}}};
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
schemaPath:`#/$defs/copilot-cli-server/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
s=d(s,e);
c++}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/strings/type`,
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
parentData:r,
parentDataProperty:i,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let f=o.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/type`,
keyword:`type`,
params:{
type:a.type}};
l=d(l,e);
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.redirectPort!==void 0&&n.call(e,`redirectPort`)){
let n=e.redirectPort;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/redirectPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/properties/redirectPort/type`,
keyword:`type`,
params:{
type:`integer`}};
l=d(l,e);
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
l=d(l,e);
u++}
if(n<1||isNaN(n)){
let e={
instancePath:t+`/redirectPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/properties/redirectPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
l=d(l,e);
u++}}}
o.errors=l;
return u===0}
o.evaluated={
props:{
redirectPort:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)&&(e.oauthClientId===void 0||!n.call(e,`oauthClientId`))){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/allOf/0/dependentRequired`,
keyword:`dependentRequired`,
params:{
property:`oauthScopes`,
missingProperty:`oauthClientId`,
depsCount:1,
deps:`oauthClientId`}});
p++}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/allOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=d(u,{
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
params:{
type:`string`}};
u=d(u,e);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:c,
dynamicAnchors:l})){
u=f(u,i.errors);
p+=i.errors.length}
if(e.auth!==void 0&&n.call(e,`auth`)&&!o(e.auth,{
instancePath:t+`/auth`,
parentData:e,
parentDataProperty:`auth`,
rootData:c,
dynamicAnchors:l})){
u=f(u,o.errors);
p+=o.errors.length}
if(e.oidc!==void 0&&n.call(e,`oidc`)&&!o(e.oidc,{
instancePath:t+`/oidc`,
parentData:e,
parentDataProperty:`oidc`,
rootData:c,
dynamicAnchors:l})){
u=f(u,o.errors);
p+=o.errors.length}
if(e.oauthClientId!==void 0&&n.call(e,`oauthClientId`)&&typeof e.oauthClientId!=`string`){
let e={
instancePath:t+`/oauthClientId`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthClientId/type`,
keyword:`type`,
params:{
type:`string`}};
u=d(u,e);
p++}
if(e.oauthPublicClient!==void 0&&n.call(e,`oauthPublicClient`)&&typeof e.oauthPublicClient!=`boolean`){
let e={
instancePath:t+`/oauthPublicClient`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthPublicClient/type`,
keyword:`type`,
params:{
type:`boolean`}};
u=d(u,e);
p++}
if(e.oauthGrantType!==void 0&&n.call(e,`oauthGrantType`)){
let n=e.oauthGrantType;
if(n!==`authorization_code`&&n!==`client_credentials`){
let e={
instancePath:t+`/oauthGrantType`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthGrantType/enum`,
keyword:`enum`,
params:{}};
u=d(u,e);
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
params:{
type:`string`}};
u=d(u,e);
p++}}else{
let e={
instancePath:t+`/oauthScopes`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthScopes/type`,
keyword:`type`,
params:{
type:`array`}};
u=d(u,e);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
let i=p;
let a=!0;
let o=p;
if(!r||typeof r!=`object`||Array.isArray(r)){
u=d(u,{});
p++}
var h=o===p;
p=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(h){
let e=p;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/clientId/type`,
keyword:`type`,
params:{
type:`string`}};
u=d(u,e);
p++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/callbackPort/type`,
keyword:`type`,
params:{
type:`integer`}};
u=d(u,e);
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
u=d(u,e);
p++}
if(e<1||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
u=d(u,e);
p++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=d(u,e);
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
u=d(u,e);
p++}}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
s.errors=u;
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
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let p=c.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
l=d(l,e);
u++}
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
params:{
type:`string`}};
l=d(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
l=d(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:o,
dynamicAnchors:s})){
l=f(l,i.errors);
u+=i.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
l=d(l,e);
u++}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
c.errors=l;
return u===0}
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
dynamicAnchors:u={}}={}){
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
if(e.type===void 0||!n.call(e,`type`)){
p=d(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`local`&&t!==`stdio`){
p=d(p,{});
m++}}}else{
p=d(p,{});
m++}}
var y=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
if(y){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
m++}}else{
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/then/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
var y=r===m;
_=y}
if(!_){
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
let b=m;
let x=!0;
let S=m;
if(m===S){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=d(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`streamable-http`&&t!==`sse`){
p=d(p,{});
m++}}}else{
p=d(p,{});
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
dynamicAnchors:u})){
p=f(p,s.errors);
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
let r=m;
let l=m;
let h=!0;
let g=m;
if(m===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=d(p,{});
m++}}else{
p=d(p,{});
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
dynamicAnchors:u})){
p=f(p,c.errors);
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
dynamicAnchors:u})){
p=f(p,s.errors);
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
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/1/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
m++}
var C=r===m;
x=C;
if(x&&T!==!0&&D!==void 0){
if(D===!0)
T=!0;else{
T||={};
Object.assign(T,D)}}
w=`else`}
if(!x){
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/1/if`,
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
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/copilot-cli-server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
p=d(p,e);
m++}
if(n!==`local`&&n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/copilot-cli-server/properties/type/enum`,
keyword:`enum`,
params:{}};
p=d(p,e);
m++}}
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
params:{
type:`string`}};
p=d(p,e);
m++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/copilot-cli-server/properties/tools/type`,
keyword:`type`,
params:{
type:`array`}};
p=d(p,e);
m++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)&&!Array.isArray(e.excludeTools)){
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/$defs/copilot-cli-server/properties/excludeTools/type`,
keyword:`type`,
params:{
type:`array`}};
p=d(p,e);
m++}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/copilot-cli-server/properties/disabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
p=d(p,e);
m++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/copilot-cli-server/properties/timeout/type`,
keyword:`type`,
params:{
type:`integer`}};
p=d(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/copilot-cli-server/properties/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
p=d(p,e);
m++}}
if(e.deferTools!==void 0&&n.call(e,`deferTools`)){
let n=e.deferTools;
if(n!==`auto`&&n!==`never`){
let e={
instancePath:t+`/deferTools`,
schemaPath:`#/$defs/copilot-cli-server/properties/deferTools/enum`,
keyword:`enum`,
params:{}};
p=d(p,e);
m++}}
if(e.filterMapping!==void 0&&n.call(e,`filterMapping`)){
let n=e.filterMapping;
if(typeof n!=`string`&&(!n||typeof n!=`object`||Array.isArray(n))){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/type`,
keyword:`type`,
params:{
type:r.properties.filterMapping.type}};
p=d(p,e);
m++}
let i=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=d(p,{});
m++}
var O=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
let s;
if(O){
let e=m;
if(n!==`none`&&n!==`markdown`&&n!==`hidden_characters`){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/then/enum`,
keyword:`enum`,
params:{}};
p=d(p,e);
m++}
var O=e===m;
a=O;
s=`then`}else{
let e=m;
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
p=d(p,n);
m++}}else{
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/else/type`,
keyword:`type`,
params:{
type:`object`}};
p=d(p,e);
m++}
var O=e===m;
a=O;
s=`else`}
if(!a){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/if`,
keyword:`if`,
params:{
failingKeyword:s}};
p=d(p,e);
m++}}}else{
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/type`,
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
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let p=u.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
s=d(s,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
c++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!l(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=f(s,l.errors);
c+=l.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`object`}};
s=d(s,e);
c++}}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
u.errors=s;
return c===0}
u.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}}));
exports.require_copilot_cli_user=e;
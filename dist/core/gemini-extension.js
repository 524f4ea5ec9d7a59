"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"allOf": [
{
"type": "object",
"x-rule": "field-missing",
"x-effect": "refuses-file",
"x-by": "H:GEM3",
"required": [
"name",
"version"
]
}
],
"properties": {
"name": {
"x-effect": "refuses-file",
"x-by": "H:GEM3",
"if": {
"type": "string"
},
"then": {
"type": "string",
"minLength": 1,
"pattern": "^[a-zA-Z0-9-]*$",
"x-label": "a name of letters, digits and \\"-\\""
}
},
"version": {
"x-effect": "refuses-file",
"x-by": "H:GEM3",
"if": {
"type": "string"
},
"then": {
"type": "string",
"minLength": 1
}
},
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/gemini-server"
}
}
},
"$defs": {
"gemini-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"http"
]
},
"command": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"args": {
"x-effect": "crashes",
"type": [
"array",
"null"
],
"items": {
"x-effect": "warns",
"type": "string"
},
"if": {
"type": "null"
},
"then": {
"x-effect": "warns",
"type": "array"
}
},
"env": {
"type": "object",
"additionalProperties": {
"if": {
"enum": [
0,
false,
null
]
},
"then": {
"type": "string"
},
"else": {
"type": "string",
"x-effect": "fails-server",
"x-by": "R:GEMS"
}
}
},
"cwd": {
"x-effect": "fails-server",
"x-by": "R:GEMS",
"type": [
"string",
"null"
],
"if": {
"type": "null"
},
"then": {
"x-effect": "warns",
"type": "string"
}
},
"url": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"httpUrl": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"timeout": {
"if": {
"type": "number",
"minimum": 0
},
"then": {
"type": "number",
"exclusiveMinimum": 0,
"x-effect": "fails-server",
"x-by": "R:GEMS"
}
},
"trust": {},
"description": {
"type": "string"
},
"includeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"excludeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"oauth": {
"type": "object"
},
"authProviderType": {
"enum": [
"dynamic_discovery",
"google_credentials",
"service_account_impersonation"
]
},
"targetAudience": {
"type": "string"
},
"targetServiceAccount": {
"type": "string"
},
"tcp": {}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=u;
let i=RegExp(`^[a-zA-Z0-9-]*$`,`u`);
let a={
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`sse`,`http`]},
command:{
"x-effect":`fails-server`,
"x-by":`H:GEM2`,
type:`string`},
args:{
"x-effect":`crashes`,
type:[`array`,`null`],
items:{
"x-effect":`warns`,
type:`string`},
if:{
type:`null`},
then:{
"x-effect":`warns`,
type:`array`}},
env:{
type:`object`,
additionalProperties:{
if:{
enum:[0,!1,null]},
then:{
type:`string`},
else:{
type:`string`,
"x-effect":`fails-server`,
"x-by":`R:GEMS`}}},
cwd:{
"x-effect":`fails-server`,
"x-by":`R:GEMS`,
type:[`string`,`null`],
if:{
type:`null`},
then:{
"x-effect":`warns`,
type:`string`}},
url:{
"x-effect":`fails-server`,
"x-by":`H:GEM2`,
type:`string`},
httpUrl:{
"x-effect":`fails-server`,
"x-by":`H:GEM2`,
type:`string`},
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
timeout:{
if:{
type:`number`,
minimum:0},
then:{
type:`number`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:GEMS`}},
trust:{},
description:{
type:`string`},
includeTools:{
type:`array`,
items:{
type:`string`}},
excludeTools:{
type:`array`,
items:{
type:`string`}},
oauth:{
type:`object`},
authProviderType:{
enum:[`dynamic_discovery`,`google_credentials`,`service_account_impersonation`]},
targetAudience:{
type:`string`},
targetServiceAccount:{
type:`string`},
tcp:{}}};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:s=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=o.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/gemini-server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/gemini-server/properties/type/enum`,
keyword:`enum`,
params:{}};
u=c(u,e);
d++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/gemini-server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/type`,
keyword:`type`,
params:{
type:a.properties.args.type}};
u=c(u,e);
d++}
let r=d;
let i=!0;
let o=d;
if(n!==null){
u=c(u,{});
d++}
var p=o===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(p){
let e=d;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/then/type`,
keyword:`type`,
params:{
type:`array`}};
u=c(u,e);
d++}
var p=e===d;
i=p}
if(!i){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=c(u,e);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/gemini-server/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
let i=d;
let a=!0;
let o=d;
if(r!==0&&r!==!1&&r!==null){
u=c(u,{});
d++}
var m=o===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
let s;
if(m){
let n=d;
if(typeof r!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/gemini-server/properties/env/additionalProperties/then/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,n);
d++}
var m=n===d;
a=m;
s=`then`}else{
let n=d;
if(typeof r!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/gemini-server/properties/env/additionalProperties/else/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,n);
d++}
var m=n===d;
a=m;
s=`else`}
if(!a){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/gemini-server/properties/env/additionalProperties/if`,
keyword:`if`,
params:{
failingKeyword:s}};
u=c(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/gemini-server/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
u=c(u,e);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/type`,
keyword:`type`,
params:{
type:a.properties.cwd.type}};
u=c(u,e);
d++}
let r=d;
let i=!0;
let o=d;
if(n!==null){
u=c(u,{});
d++}
var h=o===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(h){
let e=d;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/then/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}
var h=e===d;
i=h}
if(!i){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=c(u,e);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/gemini-server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
let e={
instancePath:t+`/httpUrl`,
schemaPath:`#/$defs/gemini-server/properties/httpUrl/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/gemini-server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/gemini-server/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=c(u,e);
d++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=d;
let i=!0;
let a=d;
if(d===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
u=c(u,{});
d++}}else{
u=c(u,{});
d++}}
var g=a===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(g){
let e=d;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
u=c(u,e);
d++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/type`,
keyword:`type`,
params:{
type:`number`}};
u=c(u,e);
d++}
var g=e===d;
i=g}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=c(u,e);
d++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/gemini-server/properties/description/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/includeTools/`+r,
schemaPath:`#/$defs/gemini-server/properties/includeTools/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}}else{
let e={
instancePath:t+`/includeTools`,
schemaPath:`#/$defs/gemini-server/properties/includeTools/type`,
keyword:`type`,
params:{
type:`array`}};
u=c(u,e);
d++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/excludeTools/`+r,
schemaPath:`#/$defs/gemini-server/properties/excludeTools/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}}else{
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/$defs/gemini-server/properties/excludeTools/type`,
keyword:`type`,
params:{
type:`array`}};
u=c(u,e);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/gemini-server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
u=c(u,e);
d++}}
if(e.authProviderType!==void 0&&n.call(e,`authProviderType`)){
let n=e.authProviderType;
if(n!==`dynamic_discovery`&&n!==`google_credentials`&&n!==`service_account_impersonation`){
let e={
instancePath:t+`/authProviderType`,
schemaPath:`#/$defs/gemini-server/properties/authProviderType/enum`,
keyword:`enum`,
params:{}};
u=c(u,e);
d++}}
if(e.targetAudience!==void 0&&n.call(e,`targetAudience`)&&typeof e.targetAudience!=`string`){
let e={
instancePath:t+`/targetAudience`,
schemaPath:`#/$defs/gemini-server/properties/targetAudience/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}
if(e.targetServiceAccount!==void 0&&n.call(e,`targetServiceAccount`)&&typeof e.targetServiceAccount!=`string`){
let e={
instancePath:t+`/targetServiceAccount`,
schemaPath:`#/$defs/gemini-server/properties/targetServiceAccount/type`,
keyword:`type`,
params:{
type:`string`}};
u=c(u,e);
d++}}else{
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
o.errors=u;
return d===0}
o.evaluated={
props:{
type:!0,
command:!0,
args:!0,
env:!0,
cwd:!0,
url:!0,
httpUrl:!0,
headers:!0,
timeout:!0,
trust:!0,
description:!0,
includeTools:!0,
excludeTools:!0,
oauth:!0,
authProviderType:!0,
targetAudience:!0,
targetServiceAccount:!0,
tcp:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=s.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
p=c(p,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
m++}
if(e.version===void 0||!n.call(e,`version`)){
p=c(p,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
m++}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
let a=m;
let o=!0;
let s=m;
if(typeof n!=`string`){
p=c(p,{});
m++}
var g=s===m;
m=a;
p!==null&&(a?p.length=Math.min(p.length,a):p=null);
if(g){
let e=m;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
p=c(p,e);
m++}
if(!i.test(n)){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^[a-zA-Z0-9-]*$`}};
p=c(p,e);
m++}}else{
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
var g=e===m;
o=g}
if(!o){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=c(p,e);
m++}}
if(e.version!==void 0&&n.call(e,`version`)){
let n=e.version;
let i=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=c(p,{});
m++}
var _=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(_){
let e=m;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
p=c(p,e);
m++}}else{
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
var _=e===m;
a=_}
if(!a){
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=c(p,e);
m++}}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=l(p,o.errors);
m+=o.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`object`}};
p=c(p,e);
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
s.errors=p;
return m===0}
s.evaluated={
props:{
name:!0,
version:!0,
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_gemini_extension=e;
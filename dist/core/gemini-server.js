"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
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
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
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
tcp:{}},
$id:`urn:mcp-lint:schema:gemini-server`};
let r=Object.prototype.hasOwnProperty;
function i(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/enum`,
keyword:`enum`,
params:{}};
u=a(u,e);
d++}}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
if(e.args!==void 0&&r.call(e,`args`)){
let r=e.args;
if(!Array.isArray(r)&&r!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/type`,
keyword:`type`,
params:{
type:n.properties.args.type}};
u=a(u,e);
d++}
let i=d;
let o=!0;
let s=d;
if(r!==null){
u=a(u,{});
d++}
var p=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(p){
let e=d;
if(!Array.isArray(r)){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/then/type`,
keyword:`type`,
params:{
type:`array`}};
u=a(u,e);
d++}
var p=e===d;
o=p}
if(!o){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}
if(Array.isArray(r)){
let e=r.length;
for(
let n=0;n<e;n++)
if(typeof r[n]!=`string`){
let e={
instancePath:t+`/args/`+n,
schemaPath:`#/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
let i=d;
let o=!0;
let s=d;
if(r!==0&&r!==!1&&r!==null){
u=a(u,{});
d++}
var m=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
let c;
if(m){
let n=d;
if(typeof r!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/additionalProperties/then/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}
var m=n===d;
o=m;
c=`then`}else{
let n=d;
if(typeof r!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/additionalProperties/else/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}
var m=n===d;
o=m;
c=`else`}
if(!o){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/additionalProperties/if`,
keyword:`if`,
params:{
failingKeyword:c}};
u=a(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,e);
d++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let r=e.cwd;
if(typeof r!=`string`&&r!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/type`,
keyword:`type`,
params:{
type:n.properties.cwd.type}};
u=a(u,e);
d++}
let i=d;
let o=!0;
let s=d;
if(r!==null){
u=a(u,{});
d++}
var h=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(h){
let e=d;
if(typeof r!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/then/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
var h=e===d;
o=h}
if(!o){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
if(e.httpUrl!==void 0&&r.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
let e={
instancePath:t+`/httpUrl`,
schemaPath:`#/properties/httpUrl/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,e);
d++}}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let n=e.timeout;
let r=d;
let i=!0;
let o=d;
if(d===o){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
u=a(u,{});
d++}}else{
u=a(u,{});
d++}}
var g=o===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(g){
let e=d;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/type`,
keyword:`type`,
params:{
type:`number`}};
u=a(u,e);
d++}
var g=e===d;
i=g}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}}
if(e.description!==void 0&&r.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/properties/description/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
if(e.includeTools!==void 0&&r.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/includeTools/`+r,
schemaPath:`#/properties/includeTools/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/includeTools`,
schemaPath:`#/properties/includeTools/type`,
keyword:`type`,
params:{
type:`array`}};
u=a(u,e);
d++}}
if(e.excludeTools!==void 0&&r.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/excludeTools/`+r,
schemaPath:`#/properties/excludeTools/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/properties/excludeTools/type`,
keyword:`type`,
params:{
type:`array`}};
u=a(u,e);
d++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,e);
d++}}
if(e.authProviderType!==void 0&&r.call(e,`authProviderType`)){
let n=e.authProviderType;
if(n!==`dynamic_discovery`&&n!==`google_credentials`&&n!==`service_account_impersonation`){
let e={
instancePath:t+`/authProviderType`,
schemaPath:`#/properties/authProviderType/enum`,
keyword:`enum`,
params:{}};
u=a(u,e);
d++}}
if(e.targetAudience!==void 0&&r.call(e,`targetAudience`)&&typeof e.targetAudience!=`string`){
let e={
instancePath:t+`/targetAudience`,
schemaPath:`#/properties/targetAudience/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
if(e.targetServiceAccount!==void 0&&r.call(e,`targetServiceAccount`)&&typeof e.targetServiceAccount!=`string`){
let e={
instancePath:t+`/targetServiceAccount`,
schemaPath:`#/properties/targetServiceAccount/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
i.errors=u;
return d===0}
i.evaluated={
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
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.require_gemini_server=e;
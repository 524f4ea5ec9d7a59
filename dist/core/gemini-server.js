"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:a,
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
"$ref": "#/$defs/expanded"
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
"$ref": "#/$defs/expanded"
}
},
"timeout": {
"if": {
"type": "number",
"minimum": 0
},
"then": {
"type": "number",
"minimum": 1,
"maximum": 2147483647,
"x-effect": "fails-server",
"x-by": "R:GEMS"
},
"else": {
"if": {
"type": "boolean"
},
"then": {
"type": "number",
"x-effect": "fails-server",
"x-by": "R:GEMS"
},
"else": {
"if": {
"enum": [
"",
null
]
},
"then": {
"type": "number",
"x-effect": "warns"
}
}
}
},
"trust": {
"type": [
"boolean",
"string"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"true",
"false"
]
}
},
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
"tcp": {
"type": "string"
}
},
"$defs": {
"expanded": {
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
"x-by": "R:GEM"
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
$ref:`#/$defs/expanded`}},
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
$ref:`#/$defs/expanded`}},
timeout:{
if:{
type:`number`,
minimum:0},
then:{
type:`number`,
minimum:1,
maximum:2147483647,
"x-effect":`fails-server`,
"x-by":`R:GEMS`},
else:{
if:{
type:`boolean`},
then:{
type:`number`,
"x-effect":`fails-server`,
"x-by":`R:GEMS`},
else:{
if:{
enum:[``,null]},
then:{
type:`number`,
"x-effect":`warns`}}}},
trust:{
type:[`boolean`,`string`],
if:{
type:`string`},
then:{
enum:[`true`,`false`]}},
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
tcp:{
type:`string`}},
$defs:{
expanded:{
if:{
enum:[0,!1,null]},
then:{
type:`string`},
else:{
type:`string`,
"x-effect":`fails-server`,
"x-by":`R:GEM`}}},
$id:`urn:mcp-lint:schema:gemini-server`};
let r=Object.prototype.hasOwnProperty;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=i.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=l;
let f=!0;
let p=l;
if(e!==0&&e!==!1&&e!==null){
c=o(c,{});
l++}
var m=p===l;
l=d;
c!==null&&(d?c.length=Math.min(c.length,d):c=null);
let h;
if(m){
let n=l;
if(typeof e!=`string`){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/expanded/then/type`,
keyword:`type`,
params:{
type:`string`}});
l++}
var m=n===l;
f=m;
h=`then`}else{
let n=l;
if(typeof e!=`string`){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/expanded/else/type`,
keyword:`type`,
params:{
type:`string`}});
l++}
var m=n===l;
f=m;
h=`else`}
if(!f){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:h}});
l++}
i.errors=c;
return l===0}
i.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
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
f=o(f,e);
p++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/enum`,
keyword:`enum`,
params:{}};
f=o(f,e);
p++}}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
f=o(f,e);
p++}
if(e.args!==void 0&&r.call(e,`args`)){
let r=e.args;
if(!Array.isArray(r)&&r!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/type`,
keyword:`type`,
params:{
type:n.properties.args.type}};
f=o(f,e);
p++}
let i=p;
let a=!0;
let s=p;
if(r!==null){
f=o(f,{});
p++}
var h=s===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(h){
let e=p;
if(!Array.isArray(r)){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/then/type`,
keyword:`type`,
params:{
type:`array`}};
f=o(f,e);
p++}
var h=e===p;
a=h}
if(!a){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=o(f,e);
p++}
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
f=o(f,e);
p++}}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,i.errors);
p+=i.errors.length}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
f=o(f,e);
p++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let r=e.cwd;
if(typeof r!=`string`&&r!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/type`,
keyword:`type`,
params:{
type:n.properties.cwd.type}};
f=o(f,e);
p++}
let i=p;
let a=!0;
let s=p;
if(r!==null){
f=o(f,{});
p++}
var g=s===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(g){
let e=p;
if(typeof r!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/then/type`,
keyword:`type`,
params:{
type:`string`}};
f=o(f,e);
p++}
var g=e===p;
a=g}
if(!a){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=o(f,e);
p++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
f=o(f,e);
p++}
if(e.httpUrl!==void 0&&r.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
let e={
instancePath:t+`/httpUrl`,
schemaPath:`#/properties/httpUrl/type`,
keyword:`type`,
params:{
type:`string`}};
f=o(f,e);
p++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,i.errors);
p+=i.errors.length}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
f=o(f,e);
p++}}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let n=e.timeout;
let r=p;
let i=!0;
let a=p;
if(p===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
f=o(f,{});
p++}}else{
f=o(f,{});
p++}}
var _=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let s;
if(_){
let e=p;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:2147483647}};
f=o(f,e);
p++}
if(n<1||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
f=o(f,e);
p++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/type`,
keyword:`type`,
params:{
type:`number`}};
f=o(f,e);
p++}
var _=e===p;
i=_;
s=`then`}else{
let e=p;
let r=p;
let a=!0;
let c=p;
if(typeof n!=`boolean`){
f=o(f,{});
p++}
var v=c===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let l;
if(v){
let e=p;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/then/type`,
keyword:`type`,
params:{
type:`number`}};
f=o(f,e);
p++}
var v=e===p;
a=v;
l=`then`}else{
let e=p;
let r=p;
let i=!0;
let s=p;
if(n!==``&&n!==null){
f=o(f,{});
p++}
var y=s===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(y){
let e=p;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/else/then/type`,
keyword:`type`,
params:{
type:`number`}};
f=o(f,e);
p++}
var y=e===p;
i=y}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=o(f,e);
p++}
var v=e===p;
a=v;
l=`else`}
if(!a){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/if`,
keyword:`if`,
params:{
failingKeyword:l}};
f=o(f,e);
p++}
var _=e===p;
i=_;
s=`else`}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:s}};
f=o(f,e);
p++}}
if(e.trust!==void 0&&r.call(e,`trust`)){
let r=e.trust;
if(typeof r!=`boolean`&&typeof r!=`string`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/properties/trust/type`,
keyword:`type`,
params:{
type:n.properties.trust.type}};
f=o(f,e);
p++}
let i=p;
let a=!0;
let s=p;
if(typeof r!=`string`){
f=o(f,{});
p++}
var b=s===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(b){
let e=p;
if(r!==`true`&&r!==`false`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/properties/trust/then/enum`,
keyword:`enum`,
params:{}};
f=o(f,e);
p++}
var b=e===p;
a=b}
if(!a){
let e={
instancePath:t+`/trust`,
schemaPath:`#/properties/trust/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=o(f,e);
p++}}
if(e.description!==void 0&&r.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/properties/description/type`,
keyword:`type`,
params:{
type:`string`}};
f=o(f,e);
p++}
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
f=o(f,e);
p++}}else{
let e={
instancePath:t+`/includeTools`,
schemaPath:`#/properties/includeTools/type`,
keyword:`type`,
params:{
type:`array`}};
f=o(f,e);
p++}}
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
f=o(f,e);
p++}}else{
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/properties/excludeTools/type`,
keyword:`type`,
params:{
type:`array`}};
f=o(f,e);
p++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
f=o(f,e);
p++}}
if(e.authProviderType!==void 0&&r.call(e,`authProviderType`)){
let n=e.authProviderType;
if(n!==`dynamic_discovery`&&n!==`google_credentials`&&n!==`service_account_impersonation`){
let e={
instancePath:t+`/authProviderType`,
schemaPath:`#/properties/authProviderType/enum`,
keyword:`enum`,
params:{}};
f=o(f,e);
p++}}
if(e.targetAudience!==void 0&&r.call(e,`targetAudience`)&&typeof e.targetAudience!=`string`){
let e={
instancePath:t+`/targetAudience`,
schemaPath:`#/properties/targetAudience/type`,
keyword:`type`,
params:{
type:`string`}};
f=o(f,e);
p++}
if(e.targetServiceAccount!==void 0&&r.call(e,`targetServiceAccount`)&&typeof e.targetServiceAccount!=`string`){
let e={
instancePath:t+`/targetServiceAccount`,
schemaPath:`#/properties/targetServiceAccount/type`,
keyword:`type`,
params:{
type:`string`}};
f=o(f,e);
p++}
if(e.tcp!==void 0&&r.call(e,`tcp`)&&typeof e.tcp!=`string`){
let e={
instancePath:t+`/tcp`,
schemaPath:`#/properties/tcp/type`,
keyword:`type`,
params:{
type:`string`}};
f=o(f,e);
p++}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
a.errors=f;
return p===0}
a.evaluated={
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
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.require_gemini_server=e;
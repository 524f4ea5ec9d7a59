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
"http",
"sse"
]
},
"command": {
"x-effect": "fails-server",
"x-by": "R:OMP",
"type": "string"
},
"args": {
"x-effect": "crashes",
"type": [
"array",
"null"
]
},
"env": {
"x-effect": "fine",
"type": [
"object",
"array"
],
"if": {
"type": "array",
"minItems": 1
},
"then": {
"x-effect": "ignored",
"x-by": "R:OMP",
"type": "object"
},
"additionalProperties": {
"type": [
"string",
"null"
],
"x-effect": "fails-server"
}
},
"cwd": {
"x-effect": "fails-server",
"type": [
"string",
"array",
"null"
],
"if": {
"type": [
"array",
"null"
]
},
"then": {
"x-effect": "fine",
"type": "string"
}
},
"url": {
"x-effect": "fails-server",
"x-by": "R:OMP",
"type": "string"
},
"headers": {
"x-effect": "fine",
"type": [
"object",
"array"
],
"if": {
"type": "array",
"minItems": 1
},
"then": {
"x-effect": "ignored",
"x-by": "R:OMP",
"type": "object"
},
"additionalProperties": {
"type": [
"string",
"null"
],
"x-effect": "fails-server"
}
},
"enabled": {
"x-effect": "ignored",
"type": [
"boolean",
"string"
],
"if": {
"type": "string"
},
"then": {
"x-effect": "ignored",
"enum": [
"true",
"false",
"1",
"0"
]
}
},
"timeout": {
"x-effect": "ignored",
"type": [
"number",
"string"
],
"minimum": 0,
"if": {
"type": "string"
},
"then": {
"x-effect": "ignored",
"x-label": "a number of milliseconds",
"pattern": "^\\\\s*[0-9]+(?:\\\\.[0-9]+)?\\\\s*$"
}
},
"instructions": {
"x-effect": "ignored",
"type": "boolean"
},
"requestIdFormat": {
"x-effect": "ignored",
"enum": [
"string",
"number"
]
},
"enabledTools": {
"x-effect": "ignored",
"type": "array"
},
"disabledTools": {
"x-effect": "ignored",
"type": "array"
},
"auth": {
"x-effect": "ignored",
"type": "object",
"properties": {
"credentialId": {
"x-effect": "ignored",
"type": "string"
}
}
},
"oauth": {
"x-effect": "ignored",
"type": "object"
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
enum:[`stdio`,`http`,`sse`]},
command:{
"x-effect":`fails-server`,
"x-by":`R:OMP`,
type:`string`},
args:{
"x-effect":`crashes`,
type:[`array`,`null`]},
env:{
"x-effect":`fine`,
type:[`object`,`array`],
if:{
type:`array`,
minItems:1},
then:{
"x-effect":`ignored`,
"x-by":`R:OMP`,
type:`object`},
additionalProperties:{
type:[`string`,`null`],
"x-effect":`fails-server`}},
cwd:{
"x-effect":`fails-server`,
type:[`string`,`array`,`null`],
if:{
type:[`array`,`null`]},
then:{
"x-effect":`fine`,
type:`string`}},
url:{
"x-effect":`fails-server`,
"x-by":`R:OMP`,
type:`string`},
headers:{
"x-effect":`fine`,
type:[`object`,`array`],
if:{
type:`array`,
minItems:1},
then:{
"x-effect":`ignored`,
"x-by":`R:OMP`,
type:`object`},
additionalProperties:{
type:[`string`,`null`],
"x-effect":`fails-server`}},
enabled:{
"x-effect":`ignored`,
type:[`boolean`,`string`],
if:{
type:`string`},
then:{
"x-effect":`ignored`,
enum:[`true`,`false`,`1`,`0`]}},
timeout:{
"x-effect":`ignored`,
type:[`number`,`string`],
minimum:0,
if:{
type:`string`},
then:{
"x-effect":`ignored`,
"x-label":`a number of milliseconds`,
pattern:`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`}},
instructions:{
"x-effect":`ignored`,
type:`boolean`},
requestIdFormat:{
"x-effect":`ignored`,
enum:[`string`,`number`]},
enabledTools:{
"x-effect":`ignored`,
type:`array`},
disabledTools:{
"x-effect":`ignored`,
type:`array`},
auth:{
"x-effect":`ignored`,
type:`object`,
properties:{
credentialId:{
"x-effect":`ignored`,
type:`string`}}},
oauth:{
"x-effect":`ignored`,
type:`object`}},
$id:`urn:mcp-lint:schema:omp-server`};
let r=Object.prototype.hasOwnProperty;
let i=RegExp(`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`,`u`);
function a(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
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
d=o(d,e);
f++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/enum`,
keyword:`enum`,
params:{}};
d=o(d,e);
f++}}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}
if(e.args!==void 0&&r.call(e,`args`)){
let r=e.args;
if(!Array.isArray(r)&&r!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/type`,
keyword:`type`,
params:{
type:n.properties.args.type}};
d=o(d,e);
f++}}
if(e.env!==void 0&&r.call(e,`env`)){
let r=e.env;
if(!r||typeof r!=`object`){
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/type`,
keyword:`type`,
params:{
type:n.properties.env.type}};
d=o(d,e);
f++}
let i=f;
let a=!0;
let s=f;
if(f===s){
if(Array.isArray(r)){
if(r.length<1){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var m=s===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(m){
let e=f;
if(!r||typeof r!=`object`||Array.isArray(r)){
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/then/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}
var m=e===f;
a=m}
if(!a){
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(typeof i!=`string`&&i!==null){
let r={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:n.properties.env.additionalProperties.type}};
d=o(d,r);
f++}}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let r=e.cwd;
if(typeof r!=`string`&&!Array.isArray(r)&&r!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/type`,
keyword:`type`,
params:{
type:n.properties.cwd.type}};
d=o(d,e);
f++}
let i=f;
let a=!0;
let s=f;
if(!Array.isArray(r)&&r!==null){
d=o(d,{});
f++}
var h=s===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(h){
let e=f;
if(typeof r!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/then/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}
var h=e===f;
a=h}
if(!a){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let r=e.headers;
if(!r||typeof r!=`object`){
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/type`,
keyword:`type`,
params:{
type:n.properties.headers.type}};
d=o(d,e);
f++}
let i=f;
let a=!0;
let s=f;
if(f===s){
if(Array.isArray(r)){
if(r.length<1){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var g=s===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(g){
let e=f;
if(!r||typeof r!=`object`||Array.isArray(r)){
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/then/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}
var g=e===f;
a=g}
if(!a){
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(typeof i!=`string`&&i!==null){
let r={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:n.properties.headers.additionalProperties.type}};
d=o(d,r);
f++}}}
if(e.enabled!==void 0&&r.call(e,`enabled`)){
let r=e.enabled;
if(typeof r!=`boolean`&&typeof r!=`string`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/properties/enabled/type`,
keyword:`type`,
params:{
type:n.properties.enabled.type}};
d=o(d,e);
f++}
let i=f;
let a=!0;
let s=f;
if(typeof r!=`string`){
d=o(d,{});
f++}
var _=s===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(_){
let e=f;
if(r!==`true`&&r!==`false`&&r!==`1`&&r!==`0`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/properties/enabled/then/enum`,
keyword:`enum`,
params:{}};
d=o(d,e);
f++}
var _=e===f;
a=_}
if(!a){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/properties/enabled/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let r=e.timeout;
if(!(typeof r==`number`&&isFinite(r))&&typeof r!=`string`){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/type`,
keyword:`type`,
params:{
type:n.properties.timeout.type}};
d=o(d,e);
f++}
let a=f;
let s=!0;
let c=f;
if(typeof r!=`string`){
d=o(d,{});
f++}
var v=c===f;
f=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null);
if(v){
let e=f;
if(typeof r==`string`&&!i.test(r)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`}};
d=o(d,e);
f++}
var v=e===f;
s=v}
if(!s){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=o(d,e);
f++}
if(typeof r==`number`&&isFinite(r)&&(r<0||isNaN(r))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=o(d,e);
f++}}
if(e.instructions!==void 0&&r.call(e,`instructions`)&&typeof e.instructions!=`boolean`){
let e={
instancePath:t+`/instructions`,
schemaPath:`#/properties/instructions/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=o(d,e);
f++}
if(e.requestIdFormat!==void 0&&r.call(e,`requestIdFormat`)){
let n=e.requestIdFormat;
if(n!==`string`&&n!==`number`){
let e={
instancePath:t+`/requestIdFormat`,
schemaPath:`#/properties/requestIdFormat/enum`,
keyword:`enum`,
params:{}};
d=o(d,e);
f++}}
if(e.enabledTools!==void 0&&r.call(e,`enabledTools`)&&!Array.isArray(e.enabledTools)){
let e={
instancePath:t+`/enabledTools`,
schemaPath:`#/properties/enabledTools/type`,
keyword:`type`,
params:{
type:`array`}};
d=o(d,e);
f++}
if(e.disabledTools!==void 0&&r.call(e,`disabledTools`)&&!Array.isArray(e.disabledTools)){
let e={
instancePath:t+`/disabledTools`,
schemaPath:`#/properties/disabledTools/type`,
keyword:`type`,
params:{
type:`array`}};
d=o(d,e);
f++}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.credentialId!==void 0&&r.call(n,`credentialId`)&&typeof n.credentialId!=`string`){
let e={
instancePath:t+`/auth/credentialId`,
schemaPath:`#/properties/auth/properties/credentialId/type`,
keyword:`type`,
params:{
type:`string`}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/auth`,
schemaPath:`#/properties/auth/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
type:!0,
command:!0,
args:!0,
env:!0,
cwd:!0,
url:!0,
headers:!0,
enabled:!0,
timeout:!0,
instructions:!0,
requestIdFormat:!0,
enabledTools:!0,
disabledTools:!0,
auth:!0,
oauth:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.require_omp_server=e;
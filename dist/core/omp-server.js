"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:o,
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
"$ref": "#/$defs/list"
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
"$ref": "#/$defs/list"
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
"type": "number"
},
"then": {
"type": "number",
"maximum": 2147483647,
"x-effect": "fails-server",
"x-by": "R:OMP"
},
"else": {
"if": {
"type": "string"
},
"then": {
"x-effect": "ignored",
"x-label": "a number of milliseconds",
"pattern": "^\\\\s*[0-9]+(?:\\\\.[0-9]+)?\\\\s*$"
}
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
},
"$defs": {
"list": {
"if": {
"type": "array",
"items": {
"type": [
"string",
"null"
]
}
},
"then": {
"type": "object",
"x-effect": "ignored",
"x-by": "R:OMP"
},
"else": {
"type": "object",
"x-effect": "fails-server"
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
$ref:`#/$defs/list`},
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
$ref:`#/$defs/list`},
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
type:`number`},
then:{
type:`number`,
maximum:2147483647,
"x-effect":`fails-server`,
"x-by":`R:OMP`},
else:{
if:{
type:`string`},
then:{
"x-effect":`ignored`,
"x-label":`a number of milliseconds`,
pattern:`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`}}},
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
$defs:{
list:{
if:{
type:`array`,
items:{
type:[`string`,`null`]}},
then:{
type:`object`,
"x-effect":`ignored`,
"x-by":`R:OMP`},
else:{
type:`object`,
"x-effect":`fails-server`}}},
$id:`urn:mcp-lint:schema:omp-server`};
let r=Object.prototype.hasOwnProperty;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
let u=i.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=l;
let f=!0;
let p=l;
if(l===p){
if(Array.isArray(e)){
let t=e.length;
for(
let n=0;n<t;n++){
let t=e[n];
let r=l;
if(typeof t!=`string`&&t!==null){
c=s(c,{});
l++}
if(r!==l)
break}}else{
c=s(c,{});
l++}}
var m=p===l;
l=d;
c!==null&&(d?c.length=Math.min(c.length,d):c=null);
let h;
if(m){
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/list/then/type`,
keyword:`type`,
params:{
type:`object`}});
l++}
var m=n===l;
f=m;
h=`then`}else{
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/list/else/type`,
keyword:`type`,
params:{
type:`object`}});
l++}
var m=n===l;
f=m;
h=`else`}
if(!f){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/list/if`,
keyword:`if`,
params:{
failingKeyword:h}});
l++}
i.errors=c;
return l===0}
i.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
let a=RegExp(`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`,`u`);
function o(e,{
instancePath:t=``,
parentData:l,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=o.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
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
p=s(p,e);
m++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/enum`,
keyword:`enum`,
params:{}};
p=s(p,e);
m++}}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
p=s(p,e);
m++}
if(e.args!==void 0&&r.call(e,`args`)){
let r=e.args;
if(!Array.isArray(r)&&r!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/type`,
keyword:`type`,
params:{
type:n.properties.args.type}};
p=s(p,e);
m++}}
if(e.env!==void 0&&r.call(e,`env`)){
let r=e.env;
if(!r||typeof r!=`object`){
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/type`,
keyword:`type`,
params:{
type:n.properties.env.type}};
p=s(p,e);
m++}
let a=m;
let o=!0;
let l=m;
if(m===l){
if(Array.isArray(r)){
if(r.length<1){
p=s(p,{});
m++}}else{
p=s(p,{});
m++}}
var g=l===m;
m=a;
p!==null&&(a?p.length=Math.min(p.length,a):p=null);
if(g){
let n=m;
if(!i(r,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:d,
dynamicAnchors:f})){
p=c(p,i.errors);
m+=i.errors.length}
var g=n===m;
o=g}
if(!o){
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=s(p,e);
m++}
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
p=s(p,r);
m++}}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let r=e.cwd;
if(typeof r!=`string`&&!Array.isArray(r)&&r!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/type`,
keyword:`type`,
params:{
type:n.properties.cwd.type}};
p=s(p,e);
m++}
let i=m;
let a=!0;
let o=m;
if(!Array.isArray(r)&&r!==null){
p=s(p,{});
m++}
var _=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(_){
let e=m;
if(typeof r!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=s(p,e);
m++}
var _=e===m;
a=_}
if(!a){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=s(p,e);
m++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
p=s(p,e);
m++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let r=e.headers;
if(!r||typeof r!=`object`){
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/type`,
keyword:`type`,
params:{
type:n.properties.headers.type}};
p=s(p,e);
m++}
let a=m;
let o=!0;
let l=m;
if(m===l){
if(Array.isArray(r)){
if(r.length<1){
p=s(p,{});
m++}}else{
p=s(p,{});
m++}}
var v=l===m;
m=a;
p!==null&&(a?p.length=Math.min(p.length,a):p=null);
if(v){
let n=m;
if(!i(r,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:d,
dynamicAnchors:f})){
p=c(p,i.errors);
m+=i.errors.length}
var v=n===m;
o=v}
if(!o){
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=s(p,e);
m++}
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
p=s(p,r);
m++}}}
if(e.enabled!==void 0&&r.call(e,`enabled`)){
let r=e.enabled;
if(typeof r!=`boolean`&&typeof r!=`string`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/properties/enabled/type`,
keyword:`type`,
params:{
type:n.properties.enabled.type}};
p=s(p,e);
m++}
let i=m;
let a=!0;
let o=m;
if(typeof r!=`string`){
p=s(p,{});
m++}
var y=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(y){
let e=m;
if(r!==`true`&&r!==`false`&&r!==`1`&&r!==`0`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/properties/enabled/then/enum`,
keyword:`enum`,
params:{}};
p=s(p,e);
m++}
var y=e===m;
a=y}
if(!a){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/properties/enabled/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=s(p,e);
m++}}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let r=e.timeout;
if(!(typeof r==`number`&&isFinite(r))&&typeof r!=`string`){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/type`,
keyword:`type`,
params:{
type:n.properties.timeout.type}};
p=s(p,e);
m++}
let i=m;
let o=!0;
let c=m;
if(!(typeof r==`number`&&isFinite(r))){
p=s(p,{});
m++}
var b=c===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
let l;
if(b){
let e=m;
if(typeof r==`number`&&isFinite(r)){
if(r>2147483647||isNaN(r)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:2147483647}};
p=s(p,e);
m++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/type`,
keyword:`type`,
params:{
type:`number`}};
p=s(p,e);
m++}
var b=e===m;
o=b;
l=`then`}else{
let e=m;
let n=m;
let i=!0;
let c=m;
if(typeof r!=`string`){
p=s(p,{});
m++}
var x=c===m;
m=n;
p!==null&&(n?p.length=Math.min(p.length,n):p=null);
if(x){
let e=m;
if(typeof r==`string`&&!a.test(r)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`}};
p=s(p,e);
m++}
var x=e===m;
i=x}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=s(p,e);
m++}
var b=e===m;
o=b;
l=`else`}
if(!o){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:l}};
p=s(p,e);
m++}
if(typeof r==`number`&&isFinite(r)&&(r<0||isNaN(r))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=s(p,e);
m++}}
if(e.instructions!==void 0&&r.call(e,`instructions`)&&typeof e.instructions!=`boolean`){
let e={
instancePath:t+`/instructions`,
schemaPath:`#/properties/instructions/type`,
keyword:`type`,
params:{
type:`boolean`}};
p=s(p,e);
m++}
if(e.requestIdFormat!==void 0&&r.call(e,`requestIdFormat`)){
let n=e.requestIdFormat;
if(n!==`string`&&n!==`number`){
let e={
instancePath:t+`/requestIdFormat`,
schemaPath:`#/properties/requestIdFormat/enum`,
keyword:`enum`,
params:{}};
p=s(p,e);
m++}}
if(e.enabledTools!==void 0&&r.call(e,`enabledTools`)&&!Array.isArray(e.enabledTools)){
let e={
instancePath:t+`/enabledTools`,
schemaPath:`#/properties/enabledTools/type`,
keyword:`type`,
params:{
type:`array`}};
p=s(p,e);
m++}
if(e.disabledTools!==void 0&&r.call(e,`disabledTools`)&&!Array.isArray(e.disabledTools)){
let e={
instancePath:t+`/disabledTools`,
schemaPath:`#/properties/disabledTools/type`,
keyword:`type`,
params:{
type:`array`}};
p=s(p,e);
m++}
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
p=s(p,e);
m++}}else{
let e={
instancePath:t+`/auth`,
schemaPath:`#/properties/auth/type`,
keyword:`type`,
params:{
type:`object`}};
p=s(p,e);
m++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
p=s(p,e);
m++}}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
o.errors=p;
return m===0}
o.evaluated={
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
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_omp_server=e;
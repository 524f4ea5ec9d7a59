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
"if": {
"const": ""
},
"then": {
"type": "array",
"x-effect": "fine"
},
"else": {
"x-effect": "crashes",
"type": [
"array",
"null"
]
}
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
"if": {
"type": "array",
"minItems": 1,
"maxItems": 1,
"items": {
"type": "string"
}
},
"then": {
"type": "string",
"x-effect": "fine",
"x-by": "R:OMP"
},
"else": {
"x-effect": "fails-server",
"x-by": "R:OMP",
"type": "string"
}
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
"type": "object",
"properties": {
"clientId": {},
"clientSecret": {},
"scope": {},
"redirectUri": {},
"callbackPort": {},
"callbackPath": {},
"prompt": {}
}
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
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=r.evaluated;
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
c=o(c,{});
l++}
if(r!==l)
break}}else{
c=o(c,{});
l++}}
var m=p===l;
l=d;
c!==null&&(d?c.length=Math.min(c.length,d):c=null);
let h;
if(m){
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/list/then/type`,
keyword:`type`,
params:{}});
l++}
var m=n===l;
f=m;
h=`then`}else{
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/list/else/type`,
keyword:`type`,
params:{}});
l++}
var m=n===l;
f=m;
h=`else`}
if(!f){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/list/if`,
keyword:`if`,
params:{
failingKeyword:h}});
l++}
r.errors=c;
return l===0}
r.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
let i=RegExp(`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`,`u`);
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
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/enum`,
keyword:`enum`,
params:{}};
f=o(f,e);
p++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
let r=p;
let i=!0;
let a=p;
if(n!==``){
f=o(f,{});
p++}
var h=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let s;
if(h){
let e=p;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/then/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
var h=e===p;
i=h;
s=`then`}else{
let e=p;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/else/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
var h=e===p;
i=h;
s=`else`}
if(!i){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:s}};
f=o(f,e);
p++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`){
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
let i=p;
let a=!0;
let c=p;
if(p===c){
if(Array.isArray(n)){
if(n.length<1){
f=o(f,{});
p++}}else{
f=o(f,{});
p++}}
var g=c===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(g){
let i=p;
if(!r(n,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}
var g=i===p;
a=g}
if(!a){
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=o(f,e);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&r!==null){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
let r=p;
let i=!0;
let a=p;
if(!Array.isArray(n)&&n!==null){
f=o(f,{});
p++}
var _=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(_){
let e=p;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/then/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
var _=e===p;
i=_}
if(!i){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=o(f,e);
p++}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let r=p;
let i=!0;
let a=p;
if(p===a){
if(Array.isArray(n)){
if(n.length>1){
f=o(f,{});
p++}else 
if(n.length<1){
f=o(f,{});
p++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=p;
if(typeof n[t]!=`string`){
f=o(f,{});
p++}
if(e!==p)
break}}}else{
f=o(f,{});
p++}}
var v=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let s;
if(v){
let e=p;
if(typeof n!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/then/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
var v=e===p;
i=v;
s=`then`}else{
let e=p;
if(typeof n!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/else/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
var v=e===p;
i=v;
s=`else`}
if(!i){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/if`,
keyword:`if`,
params:{
failingKeyword:s}};
f=o(f,e);
p++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(!n||typeof n!=`object`){
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
let i=p;
let a=!0;
let c=p;
if(p===c){
if(Array.isArray(n)){
if(n.length<1){
f=o(f,{});
p++}}else{
f=o(f,{});
p++}}
var y=c===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(y){
let i=p;
if(!r(n,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}
var y=i===p;
a=y}
if(!a){
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=o(f,e);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&r!==null){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}}
if(e.enabled!==void 0&&n.call(e,`enabled`)){
let n=e.enabled;
if(typeof n!=`boolean`&&typeof n!=`string`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/properties/enabled/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
let r=p;
let i=!0;
let a=p;
if(typeof n!=`string`){
f=o(f,{});
p++}
var b=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(b){
let e=p;
if(n!==`true`&&n!==`false`&&n!==`1`&&n!==`0`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/properties/enabled/then/enum`,
keyword:`enum`,
params:{}};
f=o(f,e);
p++}
var b=e===p;
i=b}
if(!i){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/properties/enabled/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=o(f,e);
p++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
let r=p;
let a=!0;
let s=p;
if(!(typeof n==`number`&&isFinite(n))){
f=o(f,{});
p++}
var x=s===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let c;
if(x){
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
p++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
var x=e===p;
a=x;
c=`then`}else{
let e=p;
let r=p;
let s=!0;
let l=p;
if(typeof n!=`string`){
f=o(f,{});
p++}
var S=l===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(S){
let e=p;
if(typeof n==`string`&&!i.test(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`}};
f=o(f,e);
p++}
var S=e===p;
s=S}
if(!s){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=o(f,e);
p++}
var x=e===p;
a=x;
c=`else`}
if(!a){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:c}};
f=o(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=o(f,e);
p++}}
if(e.instructions!==void 0&&n.call(e,`instructions`)&&typeof e.instructions!=`boolean`){
let e={
instancePath:t+`/instructions`,
schemaPath:`#/properties/instructions/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(e.requestIdFormat!==void 0&&n.call(e,`requestIdFormat`)){
let n=e.requestIdFormat;
if(n!==`string`&&n!==`number`){
let e={
instancePath:t+`/requestIdFormat`,
schemaPath:`#/properties/requestIdFormat/enum`,
keyword:`enum`,
params:{}};
f=o(f,e);
p++}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)&&!Array.isArray(e.enabledTools)){
let e={
instancePath:t+`/enabledTools`,
schemaPath:`#/properties/enabledTools/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)&&!Array.isArray(e.disabledTools)){
let e={
instancePath:t+`/disabledTools`,
schemaPath:`#/properties/disabledTools/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.credentialId!==void 0&&n.call(r,`credentialId`)&&typeof r.credentialId!=`string`){
let e={
instancePath:t+`/auth/credentialId`,
schemaPath:`#/properties/auth/properties/credentialId/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}else{
let e={
instancePath:t+`/auth`,
schemaPath:`#/properties/auth/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
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
return e}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.require_omp_server=e;
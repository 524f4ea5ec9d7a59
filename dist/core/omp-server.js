"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
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
"array",
"string"
],
"if": {
"type": "array",
"minItems": 1
},
"then": {
"$ref": "#/$defs/list"
},
"else": {
"if": {
"type": "string",
"minLength": 2
},
"then": {
"type": "object",
"x-effect": "ignored",
"x-by": "H:OMP2"
}
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
"array",
"string"
],
"if": {
"type": "array",
"minItems": 1
},
"then": {
"$ref": "#/$defs/list"
},
"else": {
"if": {
"type": "string",
"minLength": 2
},
"then": {
"type": "object",
"x-effect": "ignored",
"x-by": "H:OMP2"
}
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
let r=u;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
let u=l;
let d=!0;
let f=l;
if(l===f){
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
var p=f===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
let m;
if(p){
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/list/then/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`then`}else{
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/list/else/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`else`}
if(!d){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/list/if`,
keyword:`if`,
params:{
failingKeyword:m}});
l++}
i.errors=c;
return l===0}
let a=RegExp(`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`,`u`);
function o(e,{
instancePath:t=``,
parentData:u,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
m=c(m,t+`/type`,`#/properties/type/type`);
h++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
m=c(m,t+`/type`,`#/properties/type/enum`);
h++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
m=c(m,t+`/command`,`#/properties/command/type`);
h++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
let r=h;
let i=!0;
let a=h;
if(n!==``){
m=s(m,{});
h++}
var g=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let o;
if(g){
let e=h;
if(!Array.isArray(n)){
m=c(m,t+`/args`,`#/properties/args/then/type`);
h++}
var g=e===h;
i=g;
o=`then`}else{
let e=h;
if(!Array.isArray(n)&&n!==null){
m=c(m,t+`/args`,`#/properties/args/else/type`);
h++}
var g=e===h;
i=g;
o=`else`}
if(!i){
m=c(m,t+`/args`,`#/properties/args/if`,{
failingKeyword:o});
h++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`)&&typeof n!=`string`){
m=c(m,t+`/env`,`#/properties/env/type`);
h++}
let a=h;
let o=!0;
let u=h;
if(h===u){
if(Array.isArray(n)){
if(n.length<1){
m=s(m,{});
h++}}else{
m=s(m,{});
h++}}
var _=u===h;
h=a;
m!==null&&(a?m.length=Math.min(m.length,a):m=null);
let d;
if(_){
let r=h;
if(!i(n,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:f,
dynamicAnchors:p})){
m=l(m,i.errors);
h+=i.errors.length}
var _=r===h;
o=_;
d=`then`}else{
let e=h;
let i=h;
let a=!0;
let l=h;
if(h===l){
if(typeof n==`string`){
if(r(n)<2){
m=s(m,{});
h++}}else{
m=s(m,{});
h++}}
var v=l===h;
h=i;
m!==null&&(i?m.length=Math.min(m.length,i):m=null);
if(v){
let e=h;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=c(m,t+`/env`,`#/properties/env/else/then/type`);
h++}
var v=e===h;
a=v}
if(!a){
m=c(m,t+`/env`,`#/properties/env/else/if`,{
failingKeyword:`then`});
h++}
var _=e===h;
o=_;
d=`else`}
if(!o){
m=c(m,t+`/env`,`#/properties/env/if`,{
failingKeyword:d});
h++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&r!==null){
m=c(m,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/env/additionalProperties/type`);
h++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&!Array.isArray(n)&&n!==null){
m=c(m,t+`/cwd`,`#/properties/cwd/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(!Array.isArray(n)&&n!==null){
m=s(m,{});
h++}
var y=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(y){
let e=h;
if(typeof n!=`string`){
m=c(m,t+`/cwd`,`#/properties/cwd/then/type`);
h++}
var y=e===h;
i=y}
if(!i){
m=c(m,t+`/cwd`,`#/properties/cwd/if`,{
failingKeyword:`then`});
h++}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let r=h;
let i=!0;
let a=h;
if(h===a){
if(Array.isArray(n)){
if(n.length>1){
m=s(m,{});
h++}else 
if(n.length<1){
m=s(m,{});
h++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=h;
if(typeof n[t]!=`string`){
m=s(m,{});
h++}
if(e!==h)
break}}}else{
m=s(m,{});
h++}}
var b=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let o;
if(b){
let e=h;
if(typeof n!=`string`){
m=c(m,t+`/url`,`#/properties/url/then/type`);
h++}
var b=e===h;
i=b;
o=`then`}else{
let e=h;
if(typeof n!=`string`){
m=c(m,t+`/url`,`#/properties/url/else/type`);
h++}
var b=e===h;
i=b;
o=`else`}
if(!i){
m=c(m,t+`/url`,`#/properties/url/if`,{
failingKeyword:o});
h++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`)&&typeof n!=`string`){
m=c(m,t+`/headers`,`#/properties/headers/type`);
h++}
let a=h;
let o=!0;
let u=h;
if(h===u){
if(Array.isArray(n)){
if(n.length<1){
m=s(m,{});
h++}}else{
m=s(m,{});
h++}}
var x=u===h;
h=a;
m!==null&&(a?m.length=Math.min(m.length,a):m=null);
let d;
if(x){
let r=h;
if(!i(n,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:f,
dynamicAnchors:p})){
m=l(m,i.errors);
h+=i.errors.length}
var x=r===h;
o=x;
d=`then`}else{
let e=h;
let i=h;
let a=!0;
let l=h;
if(h===l){
if(typeof n==`string`){
if(r(n)<2){
m=s(m,{});
h++}}else{
m=s(m,{});
h++}}
var S=l===h;
h=i;
m!==null&&(i?m.length=Math.min(m.length,i):m=null);
if(S){
let e=h;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=c(m,t+`/headers`,`#/properties/headers/else/then/type`);
h++}
var S=e===h;
a=S}
if(!a){
m=c(m,t+`/headers`,`#/properties/headers/else/if`,{
failingKeyword:`then`});
h++}
var x=e===h;
o=x;
d=`else`}
if(!o){
m=c(m,t+`/headers`,`#/properties/headers/if`,{
failingKeyword:d});
h++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&r!==null){
m=c(m,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/headers/additionalProperties/type`);
h++}}}
if(e.enabled!==void 0&&n.call(e,`enabled`)){
let n=e.enabled;
if(typeof n!=`boolean`&&typeof n!=`string`){
m=c(m,t+`/enabled`,`#/properties/enabled/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(typeof n!=`string`){
m=s(m,{});
h++}
var C=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(C){
let e=h;
if(n!==`true`&&n!==`false`&&n!==`1`&&n!==`0`){
m=c(m,t+`/enabled`,`#/properties/enabled/then/enum`);
h++}
var C=e===h;
i=C}
if(!i){
m=c(m,t+`/enabled`,`#/properties/enabled/if`,{
failingKeyword:`then`});
h++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
m=c(m,t+`/timeout`,`#/properties/timeout/type`);
h++}
let r=h;
let i=!0;
let o=h;
if(!(typeof n==`number`&&isFinite(n))){
m=s(m,{});
h++}
var w=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let l;
if(w){
let e=h;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
m=c(m,t+`/timeout`,`#/properties/timeout/then/maximum`,{
comparison:`<=`,
limit:2147483647});
h++}}else{
m=c(m,t+`/timeout`,`#/properties/timeout/then/type`);
h++}
var w=e===h;
i=w;
l=`then`}else{
let e=h;
let r=h;
let o=!0;
let u=h;
if(typeof n!=`string`){
m=s(m,{});
h++}
var T=u===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(T){
let e=h;
if(typeof n==`string`&&!a.test(n)){
m=c(m,t+`/timeout`,`#/properties/timeout/else/then/pattern`,{
pattern:`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`});
h++}
var T=e===h;
o=T}
if(!o){
m=c(m,t+`/timeout`,`#/properties/timeout/else/if`,{
failingKeyword:`then`});
h++}
var w=e===h;
i=w;
l=`else`}
if(!i){
m=c(m,t+`/timeout`,`#/properties/timeout/if`,{
failingKeyword:l});
h++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
m=c(m,t+`/timeout`,`#/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
h++}}
if(e.instructions!==void 0&&n.call(e,`instructions`)&&typeof e.instructions!=`boolean`){
m=c(m,t+`/instructions`,`#/properties/instructions/type`);
h++}
if(e.requestIdFormat!==void 0&&n.call(e,`requestIdFormat`)){
let n=e.requestIdFormat;
if(n!==`string`&&n!==`number`){
m=c(m,t+`/requestIdFormat`,`#/properties/requestIdFormat/enum`);
h++}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)&&!Array.isArray(e.enabledTools)){
m=c(m,t+`/enabledTools`,`#/properties/enabledTools/type`);
h++}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)&&!Array.isArray(e.disabledTools)){
m=c(m,t+`/disabledTools`,`#/properties/disabledTools/type`);
h++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.credentialId!==void 0&&n.call(r,`credentialId`)&&typeof r.credentialId!=`string`){
m=c(m,t+`/auth/credentialId`,`#/properties/auth/properties/credentialId/type`);
h++}}else{
m=c(m,t+`/auth`,`#/properties/auth/type`);
h++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=c(m,t+`/oauth`,`#/properties/oauth/type`);
h++}}}else{
m=s(m,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
h++}
o.errors=m;
return h===0}
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t,n,r={}){
return s(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_omp_server=e;
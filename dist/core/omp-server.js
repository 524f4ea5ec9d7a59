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
c=o(c,{});
l++}
if(r!==l)
break}}else{
c=o(c,{});
l++}}
var p=f===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
let m;
if(p){
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=o(c,{
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
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/list/else/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`else`}
if(!d){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/list/if`,
keyword:`if`,
params:{
failingKeyword:m}});
l++}
r.errors=c;
return l===0}
let i=RegExp(`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`,`u`);
function a(e,{
instancePath:t=``,
parentData:l,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
p=s(p,t+`/type`,`#/properties/type/type`);
m++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
p=s(p,t+`/type`,`#/properties/type/enum`);
m++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
p=s(p,t+`/command`,`#/properties/command/type`);
m++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
let r=m;
let i=!0;
let a=m;
if(n!==``){
p=o(p,{});
m++}
var h=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let c;
if(h){
let e=m;
if(!Array.isArray(n)){
p=s(p,t+`/args`,`#/properties/args/then/type`);
m++}
var h=e===m;
i=h;
c=`then`}else{
let e=m;
if(!Array.isArray(n)&&n!==null){
p=s(p,t+`/args`,`#/properties/args/else/type`);
m++}
var h=e===m;
i=h;
c=`else`}
if(!i){
p=s(p,t+`/args`,`#/properties/args/if`,{
failingKeyword:c});
m++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`){
p=s(p,t+`/env`,`#/properties/env/type`);
m++}
let i=m;
let a=!0;
let l=m;
if(m===l){
if(Array.isArray(n)){
if(n.length<1){
p=o(p,{});
m++}}else{
p=o(p,{});
m++}}
var g=l===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(g){
let i=m;
if(!r(n,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:d,
dynamicAnchors:f})){
p=c(p,r.errors);
m+=r.errors.length}
var g=i===m;
a=g}
if(!a){
p=s(p,t+`/env`,`#/properties/env/if`,{
failingKeyword:`then`});
m++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&r!==null){
p=s(p,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/env/additionalProperties/type`);
m++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&!Array.isArray(n)&&n!==null){
p=s(p,t+`/cwd`,`#/properties/cwd/type`);
m++}
let r=m;
let i=!0;
let a=m;
if(!Array.isArray(n)&&n!==null){
p=o(p,{});
m++}
var _=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(_){
let e=m;
if(typeof n!=`string`){
p=s(p,t+`/cwd`,`#/properties/cwd/then/type`);
m++}
var _=e===m;
i=_}
if(!i){
p=s(p,t+`/cwd`,`#/properties/cwd/if`,{
failingKeyword:`then`});
m++}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let r=m;
let i=!0;
let a=m;
if(m===a){
if(Array.isArray(n)){
if(n.length>1){
p=o(p,{});
m++}else 
if(n.length<1){
p=o(p,{});
m++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=m;
if(typeof n[t]!=`string`){
p=o(p,{});
m++}
if(e!==m)
break}}}else{
p=o(p,{});
m++}}
var v=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let c;
if(v){
let e=m;
if(typeof n!=`string`){
p=s(p,t+`/url`,`#/properties/url/then/type`);
m++}
var v=e===m;
i=v;
c=`then`}else{
let e=m;
if(typeof n!=`string`){
p=s(p,t+`/url`,`#/properties/url/else/type`);
m++}
var v=e===m;
i=v;
c=`else`}
if(!i){
p=s(p,t+`/url`,`#/properties/url/if`,{
failingKeyword:c});
m++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(!n||typeof n!=`object`){
p=s(p,t+`/headers`,`#/properties/headers/type`);
m++}
let i=m;
let a=!0;
let l=m;
if(m===l){
if(Array.isArray(n)){
if(n.length<1){
p=o(p,{});
m++}}else{
p=o(p,{});
m++}}
var y=l===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(y){
let i=m;
if(!r(n,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:d,
dynamicAnchors:f})){
p=c(p,r.errors);
m+=r.errors.length}
var y=i===m;
a=y}
if(!a){
p=s(p,t+`/headers`,`#/properties/headers/if`,{
failingKeyword:`then`});
m++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&r!==null){
p=s(p,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/headers/additionalProperties/type`);
m++}}}
if(e.enabled!==void 0&&n.call(e,`enabled`)){
let n=e.enabled;
if(typeof n!=`boolean`&&typeof n!=`string`){
p=s(p,t+`/enabled`,`#/properties/enabled/type`);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`string`){
p=o(p,{});
m++}
var b=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(b){
let e=m;
if(n!==`true`&&n!==`false`&&n!==`1`&&n!==`0`){
p=s(p,t+`/enabled`,`#/properties/enabled/then/enum`);
m++}
var b=e===m;
i=b}
if(!i){
p=s(p,t+`/enabled`,`#/properties/enabled/if`,{
failingKeyword:`then`});
m++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
p=s(p,t+`/timeout`,`#/properties/timeout/type`);
m++}
let r=m;
let a=!0;
let c=m;
if(!(typeof n==`number`&&isFinite(n))){
p=o(p,{});
m++}
var x=c===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let l;
if(x){
let e=m;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
p=s(p,t+`/timeout`,`#/properties/timeout/then/maximum`,{
comparison:`<=`,
limit:2147483647});
m++}}else{
p=s(p,t+`/timeout`,`#/properties/timeout/then/type`);
m++}
var x=e===m;
a=x;
l=`then`}else{
let e=m;
let r=m;
let c=!0;
let u=m;
if(typeof n!=`string`){
p=o(p,{});
m++}
var S=u===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(S){
let e=m;
if(typeof n==`string`&&!i.test(n)){
p=s(p,t+`/timeout`,`#/properties/timeout/else/then/pattern`,{
pattern:`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`});
m++}
var S=e===m;
c=S}
if(!c){
p=s(p,t+`/timeout`,`#/properties/timeout/else/if`,{
failingKeyword:`then`});
m++}
var x=e===m;
a=x;
l=`else`}
if(!a){
p=s(p,t+`/timeout`,`#/properties/timeout/if`,{
failingKeyword:l});
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=s(p,t+`/timeout`,`#/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
m++}}
if(e.instructions!==void 0&&n.call(e,`instructions`)&&typeof e.instructions!=`boolean`){
p=s(p,t+`/instructions`,`#/properties/instructions/type`);
m++}
if(e.requestIdFormat!==void 0&&n.call(e,`requestIdFormat`)){
let n=e.requestIdFormat;
if(n!==`string`&&n!==`number`){
p=s(p,t+`/requestIdFormat`,`#/properties/requestIdFormat/enum`);
m++}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)&&!Array.isArray(e.enabledTools)){
p=s(p,t+`/enabledTools`,`#/properties/enabledTools/type`);
m++}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)&&!Array.isArray(e.disabledTools)){
p=s(p,t+`/disabledTools`,`#/properties/disabledTools/type`);
m++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.credentialId!==void 0&&n.call(r,`credentialId`)&&typeof r.credentialId!=`string`){
p=s(p,t+`/auth/credentialId`,`#/properties/auth/properties/credentialId/type`);
m++}}else{
p=s(p,t+`/auth`,`#/properties/auth/type`);
m++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
p=s(p,t+`/oauth`,`#/properties/oauth/type`);
m++}}}else{
p=o(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
a.errors=p;
return m===0}
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t,n,r={}){
return o(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.require_omp_server=e;
"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
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
"$ref": "#/$defs/texts"
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
"$ref": "#/$defs/address"
},
"httpUrl": {
"$ref": "#/$defs/address"
},
"headers": {
"$ref": "#/$defs/texts"
},
"timeout": {
"if": {
"type": "number",
"minimum": 0
},
"then": {
"type": "number",
"exclusiveMinimum": 0,
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
"not": {
"type": [
"number",
"string"
]
}
},
"then": {
"type": "number",
"x-effect": "warns"
},
"else": {
"if": {
"type": "string"
},
"then": {
"type": "string",
"x-label": "a number",
"pattern": "^[0-9. ]+$",
"x-effect": "warns"
}
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
"type": "object",
"properties": {
"enabled": {},
"clientId": {},
"clientSecret": {},
"authorizationUrl": {},
"tokenUrl": {},
"issuer": {},
"registrationUrl": {},
"redirectUri": {},
"scopes": {},
"audiences": {},
"tokenParamName": {}
}
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
"if": {
"type": "object",
"not": {
"required": [
"command"
]
}
},
"then": {
"type": "object",
"properties": {
"timeout": {
"if": {
"type": "number"
},
"then": {
"type": "number",
"minimum": 0,
"x-effect": "fails-server",
"x-by": "R:GEMS"
}
}
}
},
"$defs": {
"texts": {
"if": {
"type": "array",
"contains": {
"not": {
"anyOf": [
{
"type": "string"
},
{
"enum": [
0,
false,
null
]
}
]
}
}
},
"then": {
"type": "object",
"x-effect": "fails-server",
"x-by": "R:GEMS"
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/expanded"
}
}
},
"address": {
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
"x-effect": "warns",
"x-by": "R:GEMS"
},
"else": {
"type": "string",
"x-effect": "fails-server",
"x-by": "H:GEM2"
}
},
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
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let u=l;
let d=!0;
let f=l;
if(e!==0&&e!==!1&&e!==null){
s=c(s,{});
l++}
var p=f===l;
l=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
let m;
if(p){
let n=l;
if(typeof e!=`string`){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/expanded/then/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`then`}else{
let n=l;
if(typeof e!=`string`){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/expanded/else/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`else`}
if(!d){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:m}});
l++}
r.errors=s;
return l===0}
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let d=0;
let f=d;
let p=!0;
let m=d;
if(d===m){
if(Array.isArray(e)){
let t=d;
let n=e.length;
for(
let t=0;t<n;t++){
let n=e[t];
let r=d;
let i=d;
let a=d;
let o=d;
let s=!1;
let u=d;
if(typeof n!=`string`){
l=c(l,{});
d++}
var h=u===d;
s||=h;
let f=d;
if(n!==0&&n!==!1&&n!==null){
l=c(l,{});
d++}
var h=f===d;
s||=h;
if(s){
d=o;
l!==null&&(o?l.length=Math.min(l.length,o):l=null)}else{
l=c(l,{});
d++}
if(a===d){
l=c(l,{});
d++}else{
d=i;
l!==null&&(i?l.length=Math.min(l.length,i):l=null)}
var g=r===d;
if(g)
break}
if(g){
d=t;
l!==null&&(t?l.length=Math.min(l.length,t):l=null)}else{
l=c(l,{});
d++}}else{
l=c(l,{});
d++}}
var _=m===d;
d=f;
l!==null&&(f?l.length=Math.min(l.length,f):l=null);
let v;
if(_){
let n=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/texts/then/type`,
keyword:`type`,
params:{}});
d++}
var _=n===d;
p=_;
v=`then`}else{
let n=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!r(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:o,
dynamicAnchors:s})){
l=u(l,r.errors);
d+=r.errors.length}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/texts/else/type`,
keyword:`type`,
params:{}});
d++}
var _=n===d;
p=_;
v=`else`}
if(!p){
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/texts/if`,
keyword:`if`,
params:{
failingKeyword:v}});
d++}
i.errors=l;
return d===0}
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let u=l;
let d=!0;
let f=l;
if(l===f){
if(Array.isArray(e)){
if(e.length>1){
s=c(s,{});
l++}else 
if(e.length<1){
s=c(s,{});
l++}else{
let t=e.length;
for(
let n=0;n<t;n++){
let t=l;
if(typeof e[n]!=`string`){
s=c(s,{});
l++}
if(t!==l)
break}}}else{
s=c(s,{});
l++}}
var p=f===l;
l=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
let m;
if(p){
let n=l;
if(typeof e!=`string`){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/address/then/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`then`}else{
let n=l;
if(typeof e!=`string`){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/address/else/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`else`}
if(!d){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/address/if`,
keyword:`if`,
params:{
failingKeyword:m}});
l++}
a.errors=s;
return l===0}
let o=RegExp(`^[0-9. ]+$`,`u`);
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
let g=h;
let _=!0;
let v=h;
if(!e||typeof e!=`object`||Array.isArray(e)){
m=c(m,{});
h++}
let y=h;
let b=h;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
m=c(m,{});
h++}
if(b===h){
m=c(m,{});
h++}else{
h=y;
m!==null&&(y?m.length=Math.min(m.length,y):m=null)}
var x=v===h;
h=g;
m!==null&&(g?m.length=Math.min(m.length,g):m=null);
if(x){
let r=h;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=h;
let i=!0;
let a=h;
if(!(typeof n==`number`&&isFinite(n))){
m=c(m,{});
h++}
var S=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(S){
let e=h;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
m=l(m,t+`/timeout`,`#/then/properties/timeout/then/minimum`,{
comparison:`>=`,
limit:0});
h++}}else{
m=l(m,t+`/timeout`,`#/then/properties/timeout/then/type`);
h++}
var S=e===h;
i=S}
if(!i){
m=l(m,t+`/timeout`,`#/then/properties/timeout/if`,{
failingKeyword:`then`});
h++}}}else{
m=c(m,{
instancePath:t,
schemaPath:`#/then/type`,
keyword:`type`,
params:{}});
h++}
var x=r===h;
_=x;
if(_){
var C={};
C.timeout=!0}}
if(!_){
m=c(m,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(C!==!0){
C||={};
C.type=!0;
C.command=!0;
C.args=!0;
C.env=!0;
C.cwd=!0;
C.url=!0;
C.httpUrl=!0;
C.headers=!0;
C.timeout=!0;
C.trust=!0;
C.description=!0;
C.includeTools=!0;
C.excludeTools=!0;
C.oauth=!0;
C.authProviderType=!0;
C.targetAudience=!0;
C.targetServiceAccount=!0;
C.tcp=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
m=l(m,t+`/type`,`#/properties/type/type`);
h++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
m=l(m,t+`/type`,`#/properties/type/enum`);
h++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
m=l(m,t+`/command`,`#/properties/command/type`);
h++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
m=l(m,t+`/args`,`#/properties/args/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(n!==null){
m=c(m,{});
h++}
var w=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(w){
let e=h;
if(!Array.isArray(n)){
m=l(m,t+`/args`,`#/properties/args/then/type`);
h++}
var w=e===h;
i=w}
if(!i){
m=l(m,t+`/args`,`#/properties/args/if`,{
failingKeyword:`then`});
h++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=l(m,t+`/args/`+r,`#/properties/args/items/type`);
h++}}}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:f,
dynamicAnchors:p})){
m=u(m,i.errors);
h+=i.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
m=l(m,t+`/cwd`,`#/properties/cwd/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(n!==null){
m=c(m,{});
h++}
var T=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(T){
let e=h;
if(typeof n!=`string`){
m=l(m,t+`/cwd`,`#/properties/cwd/then/type`);
h++}
var T=e===h;
i=T}
if(!i){
m=l(m,t+`/cwd`,`#/properties/cwd/if`,{
failingKeyword:`then`});
h++}}
if(e.url!==void 0&&n.call(e,`url`)&&!a(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:f,
dynamicAnchors:p})){
m=u(m,a.errors);
h+=a.errors.length}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&!a(e.httpUrl,{
instancePath:t+`/httpUrl`,
parentData:e,
parentDataProperty:`httpUrl`,
rootData:f,
dynamicAnchors:p})){
m=u(m,a.errors);
h+=a.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:f,
dynamicAnchors:p})){
m=u(m,i.errors);
h+=i.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=h;
let i=!0;
let a=h;
if(h===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var E=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let s;
if(E){
let e=h;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
m=l(m,t+`/timeout`,`#/properties/timeout/then/maximum`,{
comparison:`<=`,
limit:2147483647});
h++}
if(n<=0||isNaN(n)){
m=l(m,t+`/timeout`,`#/properties/timeout/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
h++}}else{
m=l(m,t+`/timeout`,`#/properties/timeout/then/type`);
h++}
var E=e===h;
i=E;
s=`then`}else{
let e=h;
let r=h;
let a=!0;
let u=h;
if(typeof n!=`boolean`){
m=c(m,{});
h++}
var D=u===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let d;
if(D){
let e=h;
if(!(typeof n==`number`&&isFinite(n))){
m=l(m,t+`/timeout`,`#/properties/timeout/else/then/type`);
h++}
var D=e===h;
a=D;
d=`then`}else{
let e=h;
let r=h;
let i=!0;
let s=h;
let u=h;
let f=h;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
m=c(m,{});
h++}
if(f===h){
m=c(m,{});
h++}else{
h=u;
m!==null&&(u?m.length=Math.min(m.length,u):m=null)}
var O=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let p;
if(O){
let e=h;
if(!(typeof n==`number`&&isFinite(n))){
m=l(m,t+`/timeout`,`#/properties/timeout/else/else/then/type`);
h++}
var O=e===h;
i=O;
p=`then`}else{
let e=h;
let r=h;
let a=!0;
let s=h;
if(typeof n!=`string`){
m=c(m,{});
h++}
var k=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(k){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
m=l(m,t+`/timeout`,`#/properties/timeout/else/else/else/then/pattern`,{
pattern:`^[0-9. ]+$`});
h++}}else{
m=l(m,t+`/timeout`,`#/properties/timeout/else/else/else/then/type`);
h++}
var k=e===h;
a=k}
if(!a){
m=l(m,t+`/timeout`,`#/properties/timeout/else/else/else/if`,{
failingKeyword:`then`});
h++}
var O=e===h;
i=O;
p=`else`}
if(!i){
m=l(m,t+`/timeout`,`#/properties/timeout/else/else/if`,{
failingKeyword:p});
h++}
var D=e===h;
a=D;
d=`else`}
if(!a){
m=l(m,t+`/timeout`,`#/properties/timeout/else/if`,{
failingKeyword:d});
h++}
var E=e===h;
i=E;
s=`else`}
if(!i){
m=l(m,t+`/timeout`,`#/properties/timeout/if`,{
failingKeyword:s});
h++}}
if(e.trust!==void 0&&n.call(e,`trust`)){
let n=e.trust;
if(typeof n!=`boolean`&&typeof n!=`string`){
m=l(m,t+`/trust`,`#/properties/trust/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(typeof n!=`string`){
m=c(m,{});
h++}
var A=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(A){
let e=h;
if(n!==`true`&&n!==`false`){
m=l(m,t+`/trust`,`#/properties/trust/then/enum`);
h++}
var A=e===h;
i=A}
if(!i){
m=l(m,t+`/trust`,`#/properties/trust/if`,{
failingKeyword:`then`});
h++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
m=l(m,t+`/description`,`#/properties/description/type`);
h++}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=l(m,t+`/includeTools/`+r,`#/properties/includeTools/items/type`);
h++}}else{
m=l(m,t+`/includeTools`,`#/properties/includeTools/type`);
h++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=l(m,t+`/excludeTools/`+r,`#/properties/excludeTools/items/type`);
h++}}else{
m=l(m,t+`/excludeTools`,`#/properties/excludeTools/type`);
h++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=l(m,t+`/oauth`,`#/properties/oauth/type`);
h++}}
if(e.authProviderType!==void 0&&n.call(e,`authProviderType`)){
let n=e.authProviderType;
if(n!==`dynamic_discovery`&&n!==`google_credentials`&&n!==`service_account_impersonation`){
m=l(m,t+`/authProviderType`,`#/properties/authProviderType/enum`);
h++}}
if(e.targetAudience!==void 0&&n.call(e,`targetAudience`)&&typeof e.targetAudience!=`string`){
m=l(m,t+`/targetAudience`,`#/properties/targetAudience/type`);
h++}
if(e.targetServiceAccount!==void 0&&n.call(e,`targetServiceAccount`)&&typeof e.targetServiceAccount!=`string`){
m=l(m,t+`/targetServiceAccount`,`#/properties/targetServiceAccount/type`);
h++}
if(e.tcp!==void 0&&n.call(e,`tcp`)&&typeof e.tcp!=`string`){
m=l(m,t+`/tcp`,`#/properties/tcp/type`);
h++}}else{
m=c(m,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
h++}
s.errors=m;
return h===0}
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t,n,r={}){
return c(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.require_gemini_server=e;
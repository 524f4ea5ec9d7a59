"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:u,
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
"$ref": "#/$defs/gemini-server/$defs/texts"
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
"$ref": "#/$defs/gemini-server/$defs/address"
},
"httpUrl": {
"$ref": "#/$defs/gemini-server/$defs/address"
},
"headers": {
"$ref": "#/$defs/gemini-server/$defs/texts"
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
"$ref": "#/$defs/gemini-server/$defs/expanded"
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
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=m;
let i=RegExp(`^[a-zA-Z0-9-]*$`,`u`);
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=c;
let u=!0;
let f=c;
if(e!==0&&e!==!1&&e!==null){
s=d(s,{});
c++}
var p=f===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
let m;
if(p){
let n=c;
if(typeof e!=`string`){
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/then/type`,
keyword:`type`,
params:{}});
c++}
var p=n===c;
u=p;
m=`then`}else{
let n=c;
if(typeof e!=`string`){
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/else/type`,
keyword:`type`,
params:{}});
c++}
var p=n===c;
u=p;
m=`else`}
if(!u){
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:m}});
c++}
a.errors=s;
return c===0}
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=l;
let f=!0;
let m=l;
if(l===m){
if(Array.isArray(e)){
let t=l;
let n=e.length;
for(
let t=0;t<n;t++){
let n=e[t];
let r=l;
let i=l;
let a=l;
let o=l;
let s=!1;
let u=l;
if(typeof n!=`string`){
c=d(c,{});
l++}
var h=u===l;
s||=h;
let f=l;
if(n!==0&&n!==!1&&n!==null){
c=d(c,{});
l++}
var h=f===l;
s||=h;
if(s){
l=o;
c!==null&&(o?c.length=Math.min(c.length,o):c=null)}else{
c=d(c,{});
l++}
if(a===l){
c=d(c,{});
l++}else{
l=i;
c!==null&&(i?c.length=Math.min(c.length,i):c=null)}
var g=r===l;
if(g)
break}
if(g){
l=t;
c!==null&&(t?c.length=Math.min(c.length,t):c=null)}else{
c=d(c,{});
l++}}else{
c=d(c,{});
l++}}
var _=m===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
let v;
if(_){
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/then/type`,
keyword:`type`,
params:{}});
l++}
var _=n===l;
f=_;
v=`then`}else{
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!a(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:s})){
c=p(c,a.errors);
l+=a.errors.length}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/else/type`,
keyword:`type`,
params:{}});
l++}
var _=n===l;
f=_;
v=`else`}
if(!f){
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/if`,
keyword:`if`,
params:{
failingKeyword:v}});
l++}
o.errors=c;
return l===0}
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let c=0;
let l=c;
let u=!0;
let f=c;
if(c===f){
if(Array.isArray(e)){
if(e.length>1){
o=d(o,{});
c++}else 
if(e.length<1){
o=d(o,{});
c++}else{
let t=e.length;
for(
let n=0;n<t;n++){
let t=c;
if(typeof e[n]!=`string`){
o=d(o,{});
c++}
if(t!==c)
break}}}else{
o=d(o,{});
c++}}
var p=f===c;
c=l;
o!==null&&(l?o.length=Math.min(o.length,l):o=null);
let m;
if(p){
let n=c;
if(typeof e!=`string`){
o=d(o,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/then/type`,
keyword:`type`,
params:{}});
c++}
var p=n===c;
u=p;
m=`then`}else{
let n=c;
if(typeof e!=`string`){
o=d(o,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/else/type`,
keyword:`type`,
params:{}});
c++}
var p=n===c;
u=p;
m=`else`}
if(!u){
o=d(o,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/if`,
keyword:`if`,
params:{
failingKeyword:m}});
c++}
s.errors=o;
return c===0}
let c=RegExp(`^[0-9. ]+$`,`u`);
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:u={}}={}){
let m=null;
let h=0;
let g=h;
let _=!0;
let v=h;
if(!e||typeof e!=`object`||Array.isArray(e)){
m=d(m,{});
h++}
let y=h;
let b=h;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
m=d(m,{});
h++}
if(b===h){
m=d(m,{});
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
m=d(m,{});
h++}
var S=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(S){
let e=h;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
m=f(m,t+`/timeout`,`#/$defs/gemini-server/then/properties/timeout/then/minimum`,{
comparison:`>=`,
limit:0});
h++}}else{
m=f(m,t+`/timeout`,`#/$defs/gemini-server/then/properties/timeout/then/type`);
h++}
var S=e===h;
i=S}
if(!i){
m=f(m,t+`/timeout`,`#/$defs/gemini-server/then/properties/timeout/if`,{
failingKeyword:`then`});
h++}}}else{
m=d(m,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/then/type`,
keyword:`type`,
params:{}});
h++}
var x=r===h;
_=x;
if(_){
var C={};
C.timeout=!0}}
if(!_){
m=d(m,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/if`,
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
m=f(m,t+`/type`,`#/$defs/gemini-server/properties/type/type`);
h++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
m=f(m,t+`/type`,`#/$defs/gemini-server/properties/type/enum`);
h++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
m=f(m,t+`/command`,`#/$defs/gemini-server/properties/command/type`);
h++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
m=f(m,t+`/args`,`#/$defs/gemini-server/properties/args/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(n!==null){
m=d(m,{});
h++}
var w=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(w){
let e=h;
if(!Array.isArray(n)){
m=f(m,t+`/args`,`#/$defs/gemini-server/properties/args/then/type`);
h++}
var w=e===h;
i=w}
if(!i){
m=f(m,t+`/args`,`#/$defs/gemini-server/properties/args/if`,{
failingKeyword:`then`});
h++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=f(m,t+`/args/`+r,`#/$defs/gemini-server/properties/args/items/type`);
h++}}}
if(e.env!==void 0&&n.call(e,`env`)&&!o(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:a,
dynamicAnchors:u})){
m=p(m,o.errors);
h+=o.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
m=f(m,t+`/cwd`,`#/$defs/gemini-server/properties/cwd/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(n!==null){
m=d(m,{});
h++}
var T=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(T){
let e=h;
if(typeof n!=`string`){
m=f(m,t+`/cwd`,`#/$defs/gemini-server/properties/cwd/then/type`);
h++}
var T=e===h;
i=T}
if(!i){
m=f(m,t+`/cwd`,`#/$defs/gemini-server/properties/cwd/if`,{
failingKeyword:`then`});
h++}}
if(e.url!==void 0&&n.call(e,`url`)&&!s(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:a,
dynamicAnchors:u})){
m=p(m,s.errors);
h+=s.errors.length}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&!s(e.httpUrl,{
instancePath:t+`/httpUrl`,
parentData:e,
parentDataProperty:`httpUrl`,
rootData:a,
dynamicAnchors:u})){
m=p(m,s.errors);
h+=s.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!o(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:a,
dynamicAnchors:u})){
m=p(m,o.errors);
h+=o.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=h;
let i=!0;
let a=h;
if(h===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
m=d(m,{});
h++}}else{
m=d(m,{});
h++}}
var E=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let o;
if(E){
let e=h;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
m=f(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/then/maximum`,{
comparison:`<=`,
limit:2147483647});
h++}
if(n<=0||isNaN(n)){
m=f(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
h++}}else{
m=f(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/then/type`);
h++}
var E=e===h;
i=E;
o=`then`}else{
let e=h;
let r=h;
let a=!0;
let s=h;
if(typeof n!=`boolean`){
m=d(m,{});
h++}
var D=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let l;
if(D){
let e=h;
if(!(typeof n==`number`&&isFinite(n))){
m=f(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/then/type`);
h++}
var D=e===h;
a=D;
l=`then`}else{
let e=h;
let r=h;
let i=!0;
let o=h;
let s=h;
let u=h;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
m=d(m,{});
h++}
if(u===h){
m=d(m,{});
h++}else{
h=s;
m!==null&&(s?m.length=Math.min(m.length,s):m=null)}
var O=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let p;
if(O){
let e=h;
if(!(typeof n==`number`&&isFinite(n))){
m=f(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/else/then/type`);
h++}
var O=e===h;
i=O;
p=`then`}else{
let e=h;
let r=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var k=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(k){
let e=h;
if(typeof n==`string`){
if(!c.test(n)){
m=f(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/else/else/then/pattern`,{
pattern:`^[0-9. ]+$`});
h++}}else{
m=f(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/else/else/then/type`);
h++}
var k=e===h;
a=k}
if(!a){
m=f(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/else/else/if`,{
failingKeyword:`then`});
h++}
var O=e===h;
i=O;
p=`else`}
if(!i){
m=f(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/else/if`,{
failingKeyword:p});
h++}
var D=e===h;
a=D;
l=`else`}
if(!a){
m=f(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/if`,{
failingKeyword:l});
h++}
var E=e===h;
i=E;
o=`else`}
if(!i){
m=f(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/if`,{
failingKeyword:o});
h++}}
if(e.trust!==void 0&&n.call(e,`trust`)){
let n=e.trust;
if(typeof n!=`boolean`&&typeof n!=`string`){
m=f(m,t+`/trust`,`#/$defs/gemini-server/properties/trust/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var A=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(A){
let e=h;
if(n!==`true`&&n!==`false`){
m=f(m,t+`/trust`,`#/$defs/gemini-server/properties/trust/then/enum`);
h++}
var A=e===h;
i=A}
if(!i){
m=f(m,t+`/trust`,`#/$defs/gemini-server/properties/trust/if`,{
failingKeyword:`then`});
h++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
m=f(m,t+`/description`,`#/$defs/gemini-server/properties/description/type`);
h++}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=f(m,t+`/includeTools/`+r,`#/$defs/gemini-server/properties/includeTools/items/type`);
h++}}else{
m=f(m,t+`/includeTools`,`#/$defs/gemini-server/properties/includeTools/type`);
h++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=f(m,t+`/excludeTools/`+r,`#/$defs/gemini-server/properties/excludeTools/items/type`);
h++}}else{
m=f(m,t+`/excludeTools`,`#/$defs/gemini-server/properties/excludeTools/type`);
h++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=f(m,t+`/oauth`,`#/$defs/gemini-server/properties/oauth/type`);
h++}}
if(e.authProviderType!==void 0&&n.call(e,`authProviderType`)){
let n=e.authProviderType;
if(n!==`dynamic_discovery`&&n!==`google_credentials`&&n!==`service_account_impersonation`){
m=f(m,t+`/authProviderType`,`#/$defs/gemini-server/properties/authProviderType/enum`);
h++}}
if(e.targetAudience!==void 0&&n.call(e,`targetAudience`)&&typeof e.targetAudience!=`string`){
m=f(m,t+`/targetAudience`,`#/$defs/gemini-server/properties/targetAudience/type`);
h++}
if(e.targetServiceAccount!==void 0&&n.call(e,`targetServiceAccount`)&&typeof e.targetServiceAccount!=`string`){
m=f(m,t+`/targetServiceAccount`,`#/$defs/gemini-server/properties/targetServiceAccount/type`);
h++}
if(e.tcp!==void 0&&n.call(e,`tcp`)&&typeof e.tcp!=`string`){
m=f(m,t+`/tcp`,`#/$defs/gemini-server/properties/tcp/type`);
h++}}else{
m=d(m,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/type`,
keyword:`type`,
params:{}});
h++}
l.errors=m;
return h===0}
function u(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let m=null;
let h=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
m=d(m,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
h++}
if(e.version===void 0||!n.call(e,`version`)){
m=d(m,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
h++}}else{
m=d(m,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
let a=h;
let o=!0;
let s=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var g=s===h;
h=a;
m!==null&&(a?m.length=Math.min(m.length,a):m=null);
if(g){
let e=h;
if(typeof n==`string`){
if(r(n)<1){
m=f(m,t+`/name`,`#/properties/name/then/minLength`,{
limit:1});
h++}
if(!i.test(n)){
m=f(m,t+`/name`,`#/properties/name/then/pattern`,{
pattern:`^[a-zA-Z0-9-]*$`});
h++}}else{
m=f(m,t+`/name`,`#/properties/name/then/type`);
h++}
var g=e===h;
o=g}
if(!o){
m=f(m,t+`/name`,`#/properties/name/if`,{
failingKeyword:`then`});
h++}}
if(e.version!==void 0&&n.call(e,`version`)){
let n=e.version;
let i=h;
let a=!0;
let o=h;
if(typeof n!=`string`){
m=d(m,{});
h++}
var _=o===h;
h=i;
m!==null&&(i?m.length=Math.min(m.length,i):m=null);
if(_){
let e=h;
if(typeof n==`string`){
if(r(n)<1){
m=f(m,t+`/version`,`#/properties/version/then/minLength`,{
limit:1});
h++}}else{
m=f(m,t+`/version`,`#/properties/version/then/type`);
h++}
var _=e===h;
a=_}
if(!a){
m=f(m,t+`/version`,`#/properties/version/if`,{
failingKeyword:`then`});
h++}}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!l(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:s,
dynamicAnchors:c})){
m=p(m,l.errors);
h+=l.errors.length}}else{
m=f(m,t+`/mcpServers`,`#/properties/mcpServers/type`);
h++}}}else{
m=d(m,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
h++}
u.errors=m;
return h===0}
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t,n,r={}){
return d(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function p(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}
function m(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_gemini_extension=e;
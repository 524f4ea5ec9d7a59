"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
let u=r.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=l;
let f=!0;
let p=l;
if(e!==0&&e!==!1&&e!==null){
s=c(s,{});
l++}
var m=p===l;
l=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
let h;
if(m){
let n=l;
if(typeof e!=`string`){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/expanded/then/type`,
keyword:`type`,
params:{}});
l++}
var m=n===l;
f=m;
h=`then`}else{
let n=l;
if(typeof e!=`string`){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/expanded/else/type`,
keyword:`type`,
params:{}});
l++}
var m=n===l;
f=m;
h=`else`}
if(!f){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:h}});
l++}
r.errors=s;
return l===0}
r.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
let p=d;
let m=!0;
let h=d;
if(d===h){
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
let l=d;
if(typeof n!=`string`){
u=c(u,{});
d++}
var g=l===d;
s||=g;
let f=d;
if(n!==0&&n!==!1&&n!==null){
u=c(u,{});
d++}
var g=f===d;
s||=g;
if(s){
d=o;
u!==null&&(o?u.length=Math.min(u.length,o):u=null)}else{
u=c(u,{});
d++}
if(a===d){
u=c(u,{});
d++}else{
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null)}
var _=r===d;
if(_)
break}
if(_){
d=t;
u!==null&&(t?u.length=Math.min(u.length,t):u=null)}else{
u=c(u,{});
d++}}else{
u=c(u,{});
d++}}
var v=h===d;
d=p;
u!==null&&(p?u.length=Math.min(u.length,p):u=null);
let y;
if(v){
let n=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/texts/then/type`,
keyword:`type`,
params:{}});
d++}
var v=n===d;
m=v;
y=`then`}else{
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
u=l(u,r.errors);
d+=r.errors.length}}else{
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/texts/else/type`,
keyword:`type`,
params:{}});
d++}
var v=n===d;
m=v;
if(m)
var b=!0;
y=`else`}
if(!m){
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/texts/if`,
keyword:`if`,
params:{
failingKeyword:y}});
d++}
i.errors=u;
f.props=b;
return d===0}
i.evaluated={
items:!0,
dynamicProps:!0,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let u=a.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=l;
let f=!0;
let p=l;
if(l===p){
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
var m=p===l;
l=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
let h;
if(m){
let n=l;
if(typeof e!=`string`){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/address/then/type`,
keyword:`type`,
params:{}});
l++}
var m=n===l;
f=m;
h=`then`}else{
let n=l;
if(typeof e!=`string`){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/address/else/type`,
keyword:`type`,
params:{}});
l++}
var m=n===l;
f=m;
h=`else`}
if(!f){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/address/if`,
keyword:`if`,
params:{
failingKeyword:h}});
l++}
a.errors=s;
return l===0}
a.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
let o=RegExp(`^[0-9. ]+$`,`u`);
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=s.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(!e||typeof e!=`object`||Array.isArray(e)){
p=c(p,{});
m++}
let y=m;
let b=m;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
p=c(p,{});
m++}
if(b===m){
p=c(p,{});
m++}else{
m=y;
p!==null&&(y?p.length=Math.min(p.length,y):p=null)}
var x=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
if(x){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=m;
let i=!0;
let a=m;
if(!(typeof n==`number`&&isFinite(n))){
p=c(p,{});
m++}
var S=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(S){
let e=m;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/then/properties/timeout/then/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=c(p,e);
m++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/then/properties/timeout/then/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
var S=e===m;
i=S}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/then/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=c(p,e);
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/then/type`,
keyword:`type`,
params:{}});
m++}
var x=r===m;
_=x;
if(_){
var C={};
C.timeout=!0}}
if(!_){
p=c(p,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
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
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/enum`,
keyword:`enum`,
params:{}};
p=c(p,e);
m++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(n!==null){
p=c(p,{});
m++}
var w=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(w){
let e=m;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/then/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
var w=e===m;
i=w}
if(!i){
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=c(p,e);
m++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/properties/args/items/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}}}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(n!==null){
p=c(p,{});
m++}
var T=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(T){
let e=m;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/then/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
var T=e===m;
i=T}
if(!i){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=c(p,e);
m++}}
if(e.url!==void 0&&n.call(e,`url`)&&!a(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&!a(e.httpUrl,{
instancePath:t+`/httpUrl`,
parentData:e,
parentDataProperty:`httpUrl`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=m;
let i=!0;
let a=m;
if(m===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
p=c(p,{});
m++}}else{
p=c(p,{});
m++}}
var E=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let s;
if(E){
let e=m;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:2147483647}};
p=c(p,e);
m++}
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
p=c(p,e);
m++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/then/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
var E=e===m;
i=E;
s=`then`}else{
let e=m;
let r=m;
let a=!0;
let l=m;
if(typeof n!=`boolean`){
p=c(p,{});
m++}
var D=l===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let u;
if(D){
let e=m;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/then/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
var D=e===m;
a=D;
u=`then`}else{
let e=m;
let r=m;
let i=!0;
let s=m;
let l=m;
let d=m;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
p=c(p,{});
m++}
if(d===m){
p=c(p,{});
m++}else{
m=l;
p!==null&&(l?p.length=Math.min(p.length,l):p=null)}
var O=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let f;
if(O){
let e=m;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/else/then/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
var O=e===m;
i=O;
f=`then`}else{
let e=m;
let r=m;
let a=!0;
let s=m;
if(typeof n!=`string`){
p=c(p,{});
m++}
var k=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(k){
let e=m;
if(typeof n==`string`){
if(!o.test(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/else/else/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^[0-9. ]+$`}};
p=c(p,e);
m++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/else/else/then/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
var k=e===m;
a=k}
if(!a){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/else/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=c(p,e);
m++}
var O=e===m;
i=O;
f=`else`}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/else/if`,
keyword:`if`,
params:{
failingKeyword:f}};
p=c(p,e);
m++}
var D=e===m;
a=D;
u=`else`}
if(!a){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/else/if`,
keyword:`if`,
params:{
failingKeyword:u}};
p=c(p,e);
m++}
var E=e===m;
i=E;
s=`else`}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:s}};
p=c(p,e);
m++}}
if(e.trust!==void 0&&n.call(e,`trust`)){
let n=e.trust;
if(typeof n!=`boolean`&&typeof n!=`string`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/properties/trust/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`string`){
p=c(p,{});
m++}
var A=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(A){
let e=m;
if(n!==`true`&&n!==`false`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/properties/trust/then/enum`,
keyword:`enum`,
params:{}};
p=c(p,e);
m++}
var A=e===m;
i=A}
if(!i){
let e={
instancePath:t+`/trust`,
schemaPath:`#/properties/trust/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=c(p,e);
m++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/properties/description/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
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
params:{}};
p=c(p,e);
m++}}else{
let e={
instancePath:t+`/includeTools`,
schemaPath:`#/properties/includeTools/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
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
params:{}};
p=c(p,e);
m++}}else{
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/properties/excludeTools/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}}
if(e.authProviderType!==void 0&&n.call(e,`authProviderType`)){
let n=e.authProviderType;
if(n!==`dynamic_discovery`&&n!==`google_credentials`&&n!==`service_account_impersonation`){
let e={
instancePath:t+`/authProviderType`,
schemaPath:`#/properties/authProviderType/enum`,
keyword:`enum`,
params:{}};
p=c(p,e);
m++}}
if(e.targetAudience!==void 0&&n.call(e,`targetAudience`)&&typeof e.targetAudience!=`string`){
let e={
instancePath:t+`/targetAudience`,
schemaPath:`#/properties/targetAudience/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
if(e.targetServiceAccount!==void 0&&n.call(e,`targetServiceAccount`)&&typeof e.targetServiceAccount!=`string`){
let e={
instancePath:t+`/targetServiceAccount`,
schemaPath:`#/properties/targetServiceAccount/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}
if(e.tcp!==void 0&&n.call(e,`tcp`)&&typeof e.tcp!=`string`){
let e={
instancePath:t+`/tcp`,
schemaPath:`#/properties/tcp/type`,
keyword:`type`,
params:{}};
p=c(p,e);
m++}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
s.errors=p;
h.props=C;
return m===0}
s.evaluated={
dynamicProps:!0,
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
return e}}));
exports.require_gemini_server=e;
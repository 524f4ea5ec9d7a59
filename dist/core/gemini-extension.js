"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
let r=p;
let i=RegExp(`^[a-zA-Z0-9-]*$`,`u`);
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=a.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
let u=c;
let f=!0;
let p=c;
if(e!==0&&e!==!1&&e!==null){
s=d(s,{});
c++}
var m=p===c;
c=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
let h;
if(m){
let n=c;
if(typeof e!=`string`){
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/then/type`,
keyword:`type`,
params:{}});
c++}
var m=n===c;
f=m;
h=`then`}else{
let n=c;
if(typeof e!=`string`){
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/else/type`,
keyword:`type`,
params:{}});
c++}
var m=n===c;
f=m;
h=`else`}
if(!f){
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:h}});
c++}
a.errors=s;
return c===0}
a.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=o.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let p=l;
let m=!0;
let h=l;
if(l===h){
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
var g=u===l;
s||=g;
let f=l;
if(n!==0&&n!==!1&&n!==null){
c=d(c,{});
l++}
var g=f===l;
s||=g;
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
var _=r===l;
if(_)
break}
if(_){
l=t;
c!==null&&(t?c.length=Math.min(c.length,t):c=null)}else{
c=d(c,{});
l++}}else{
c=d(c,{});
l++}}
var v=h===l;
l=p;
c!==null&&(p?c.length=Math.min(c.length,p):c=null);
let y;
if(v){
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/then/type`,
keyword:`type`,
params:{}});
l++}
var v=n===l;
m=v;
y=`then`}else{
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
c=f(c,a.errors);
l+=a.errors.length}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/else/type`,
keyword:`type`,
params:{}});
l++}
var v=n===l;
m=v;
if(m)
var b=!0;
y=`else`}
if(!m){
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/if`,
keyword:`if`,
params:{
failingKeyword:y}});
l++}
o.errors=c;
u.props=b;
return l===0}
o.evaluated={
items:!0,
dynamicProps:!0,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let c=0;
let l=s.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
let u=c;
let f=!0;
let p=c;
if(c===p){
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
var m=p===c;
c=u;
o!==null&&(u?o.length=Math.min(o.length,u):o=null);
let h;
if(m){
let n=c;
if(typeof e!=`string`){
o=d(o,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/then/type`,
keyword:`type`,
params:{}});
c++}
var m=n===c;
f=m;
h=`then`}else{
let n=c;
if(typeof e!=`string`){
o=d(o,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/else/type`,
keyword:`type`,
params:{}});
c++}
var m=n===c;
f=m;
h=`else`}
if(!f){
o=d(o,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/if`,
keyword:`if`,
params:{
failingKeyword:h}});
c++}
s.errors=o;
return c===0}
s.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
let c=RegExp(`^[0-9. ]+$`,`u`);
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:u={}}={}){
let p=null;
let m=0;
let h=l.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(!e||typeof e!=`object`||Array.isArray(e)){
p=d(p,{});
m++}
let y=m;
let b=m;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
p=d(p,{});
m++}
if(b===m){
p=d(p,{});
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
p=d(p,{});
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
schemaPath:`#/$defs/gemini-server/then/properties/timeout/then/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=d(p,e);
m++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/then/properties/timeout/then/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
var S=e===m;
i=S}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/then/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=d(p,e);
m++}}}else{
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/then/type`,
keyword:`type`,
params:{}});
m++}
var x=r===m;
_=x;
if(_){
var C={};
C.timeout=!0}}
if(!_){
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/if`,
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
schemaPath:`#/$defs/gemini-server/properties/type/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/gemini-server/properties/type/enum`,
keyword:`enum`,
params:{}};
p=d(p,e);
m++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/gemini-server/properties/command/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(n!==null){
p=d(p,{});
m++}
var w=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(w){
let e=m;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/then/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
var w=e===m;
i=w}
if(!i){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=d(p,e);
m++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/gemini-server/properties/args/items/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}}}
if(e.env!==void 0&&n.call(e,`env`)&&!o(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:a,
dynamicAnchors:u})){
p=f(p,o.errors);
m+=o.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(n!==null){
p=d(p,{});
m++}
var T=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(T){
let e=m;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/then/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
var T=e===m;
i=T}
if(!i){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=d(p,e);
m++}}
if(e.url!==void 0&&n.call(e,`url`)&&!s(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:a,
dynamicAnchors:u})){
p=f(p,s.errors);
m+=s.errors.length}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&!s(e.httpUrl,{
instancePath:t+`/httpUrl`,
parentData:e,
parentDataProperty:`httpUrl`,
rootData:a,
dynamicAnchors:u})){
p=f(p,s.errors);
m+=s.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!o(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:a,
dynamicAnchors:u})){
p=f(p,o.errors);
m+=o.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=m;
let i=!0;
let a=m;
if(m===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
p=d(p,{});
m++}}else{
p=d(p,{});
m++}}
var E=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let o;
if(E){
let e=m;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:2147483647}};
p=d(p,e);
m++}
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
p=d(p,e);
m++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
var E=e===m;
i=E;
o=`then`}else{
let e=m;
let r=m;
let a=!0;
let s=m;
if(typeof n!=`boolean`){
p=d(p,{});
m++}
var D=s===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let l;
if(D){
let e=m;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/then/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
var D=e===m;
a=D;
l=`then`}else{
let e=m;
let r=m;
let i=!0;
let o=m;
let s=m;
let u=m;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
p=d(p,{});
m++}
if(u===m){
p=d(p,{});
m++}else{
m=s;
p!==null&&(s?p.length=Math.min(p.length,s):p=null)}
var O=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let f;
if(O){
let e=m;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/then/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
var O=e===m;
i=O;
f=`then`}else{
let e=m;
let r=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=d(p,{});
m++}
var k=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(k){
let e=m;
if(typeof n==`string`){
if(!c.test(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/else/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^[0-9. ]+$`}};
p=d(p,e);
m++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/else/then/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
var k=e===m;
a=k}
if(!a){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=d(p,e);
m++}
var O=e===m;
i=O;
f=`else`}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/if`,
keyword:`if`,
params:{
failingKeyword:f}};
p=d(p,e);
m++}
var D=e===m;
a=D;
l=`else`}
if(!a){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/if`,
keyword:`if`,
params:{
failingKeyword:l}};
p=d(p,e);
m++}
var E=e===m;
i=E;
o=`else`}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:o}};
p=d(p,e);
m++}}
if(e.trust!==void 0&&n.call(e,`trust`)){
let n=e.trust;
if(typeof n!=`boolean`&&typeof n!=`string`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`string`){
p=d(p,{});
m++}
var A=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(A){
let e=m;
if(n!==`true`&&n!==`false`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/then/enum`,
keyword:`enum`,
params:{}};
p=d(p,e);
m++}
var A=e===m;
i=A}
if(!i){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=d(p,e);
m++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/gemini-server/properties/description/type`,
keyword:`type`,
params:{}};
p=d(p,e);
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
schemaPath:`#/$defs/gemini-server/properties/includeTools/items/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}}else{
let e={
instancePath:t+`/includeTools`,
schemaPath:`#/$defs/gemini-server/properties/includeTools/type`,
keyword:`type`,
params:{}};
p=d(p,e);
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
schemaPath:`#/$defs/gemini-server/properties/excludeTools/items/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}}else{
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/$defs/gemini-server/properties/excludeTools/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/gemini-server/properties/oauth/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}}
if(e.authProviderType!==void 0&&n.call(e,`authProviderType`)){
let n=e.authProviderType;
if(n!==`dynamic_discovery`&&n!==`google_credentials`&&n!==`service_account_impersonation`){
let e={
instancePath:t+`/authProviderType`,
schemaPath:`#/$defs/gemini-server/properties/authProviderType/enum`,
keyword:`enum`,
params:{}};
p=d(p,e);
m++}}
if(e.targetAudience!==void 0&&n.call(e,`targetAudience`)&&typeof e.targetAudience!=`string`){
let e={
instancePath:t+`/targetAudience`,
schemaPath:`#/$defs/gemini-server/properties/targetAudience/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
if(e.targetServiceAccount!==void 0&&n.call(e,`targetServiceAccount`)&&typeof e.targetServiceAccount!=`string`){
let e={
instancePath:t+`/targetServiceAccount`,
schemaPath:`#/$defs/gemini-server/properties/targetServiceAccount/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
if(e.tcp!==void 0&&n.call(e,`tcp`)&&typeof e.tcp!=`string`){
let e={
instancePath:t+`/tcp`,
schemaPath:`#/$defs/gemini-server/properties/tcp/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}}else{
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/type`,
keyword:`type`,
params:{}});
m++}
l.errors=p;
h.props=C;
return m===0}
l.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function u(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let p=null;
let m=0;
let h=u.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
p=d(p,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
m++}
if(e.version===void 0||!n.call(e,`version`)){
p=d(p,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
m++}}else{
p=d(p,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
let a=m;
let o=!0;
let s=m;
if(typeof n!=`string`){
p=d(p,{});
m++}
var g=s===m;
m=a;
p!==null&&(a?p.length=Math.min(p.length,a):p=null);
if(g){
let e=m;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
p=d(p,e);
m++}
if(!i.test(n)){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^[a-zA-Z0-9-]*$`}};
p=d(p,e);
m++}}else{
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
var g=e===m;
o=g}
if(!o){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=d(p,e);
m++}}
if(e.version!==void 0&&n.call(e,`version`)){
let n=e.version;
let i=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=d(p,{});
m++}
var _=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(_){
let e=m;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
p=d(p,e);
m++}}else{
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/then/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}
var _=e===m;
a=_}
if(!a){
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=d(p,e);
m++}}
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
p=f(p,l.errors);
m+=l.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
p=d(p,e);
m++}}}else{
p=d(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
u.errors=p;
return m===0}
u.evaluated={
props:{
name:!0,
version:!0,
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}
function p(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_gemini_extension=e;
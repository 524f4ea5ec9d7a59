"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/omp-server",
"if": {
"type": "object"
},
"then": {
"type": "object",
"properties": {
"enabled": {
"if": {
"type": "string"
},
"then": {
"x-effect": "ignored",
"x-by": "H:OMP2",
"type": "boolean"
}
},
"timeout": {
"if": {
"type": "string"
},
"then": {
"x-effect": "ignored",
"x-by": "H:OMP2",
"type": "number"
}
}
}
}
}
},
"disabledServers": {
"x-effect": "ignored",
"type": "array",
"items": {
"type": "string",
"x-effect": "ignored"
}
},
"enabledServers": {
"x-effect": "ignored",
"type": "array",
"items": {
"type": "string",
"x-effect": "ignored"
}
}
},
"$defs": {
"omp-server": {
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
"$ref": "#/$defs/omp-server/$defs/list"
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
"$ref": "#/$defs/omp-server/$defs/list"
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
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=d;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
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
s=c(s,{});
l++}
if(r!==l)
break}}else{
s=c(s,{});
l++}}
var p=f===l;
l=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
let m;
if(p){
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/omp-server/$defs/list/then/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`then`}else{
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/omp-server/$defs/list/else/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`else`}
if(!d){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/omp-server/$defs/list/if`,
keyword:`if`,
params:{
failingKeyword:m}});
l++}
i.errors=s;
return l===0}
let a=RegExp(`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`,`u`);
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
m=l(m,t+`/type`,`#/$defs/omp-server/properties/type/type`);
h++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
m=l(m,t+`/type`,`#/$defs/omp-server/properties/type/enum`);
h++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
m=l(m,t+`/command`,`#/$defs/omp-server/properties/command/type`);
h++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
let r=h;
let i=!0;
let a=h;
if(n!==``){
m=c(m,{});
h++}
var g=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let o;
if(g){
let e=h;
if(!Array.isArray(n)){
m=l(m,t+`/args`,`#/$defs/omp-server/properties/args/then/type`);
h++}
var g=e===h;
i=g;
o=`then`}else{
let e=h;
if(!Array.isArray(n)&&n!==null){
m=l(m,t+`/args`,`#/$defs/omp-server/properties/args/else/type`);
h++}
var g=e===h;
i=g;
o=`else`}
if(!i){
m=l(m,t+`/args`,`#/$defs/omp-server/properties/args/if`,{
failingKeyword:o});
h++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`)&&typeof n!=`string`){
m=l(m,t+`/env`,`#/$defs/omp-server/properties/env/type`);
h++}
let a=h;
let o=!0;
let s=h;
if(h===s){
if(Array.isArray(n)){
if(n.length<1){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var _=s===h;
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
m=u(m,i.errors);
h+=i.errors.length}
var _=r===h;
o=_;
d=`then`}else{
let e=h;
let i=h;
let a=!0;
let s=h;
if(h===s){
if(typeof n==`string`){
if(r(n)<2){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var v=s===h;
h=i;
m!==null&&(i?m.length=Math.min(m.length,i):m=null);
if(v){
let e=h;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=l(m,t+`/env`,`#/$defs/omp-server/properties/env/else/then/type`);
h++}
var v=e===h;
a=v}
if(!a){
m=l(m,t+`/env`,`#/$defs/omp-server/properties/env/else/if`,{
failingKeyword:`then`});
h++}
var _=e===h;
o=_;
d=`else`}
if(!o){
m=l(m,t+`/env`,`#/$defs/omp-server/properties/env/if`,{
failingKeyword:d});
h++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&r!==null){
m=l(m,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/omp-server/properties/env/additionalProperties/type`);
h++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&!Array.isArray(n)&&n!==null){
m=l(m,t+`/cwd`,`#/$defs/omp-server/properties/cwd/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(!Array.isArray(n)&&n!==null){
m=c(m,{});
h++}
var y=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(y){
let e=h;
if(typeof n!=`string`){
m=l(m,t+`/cwd`,`#/$defs/omp-server/properties/cwd/then/type`);
h++}
var y=e===h;
i=y}
if(!i){
m=l(m,t+`/cwd`,`#/$defs/omp-server/properties/cwd/if`,{
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
m=c(m,{});
h++}else 
if(n.length<1){
m=c(m,{});
h++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=h;
if(typeof n[t]!=`string`){
m=c(m,{});
h++}
if(e!==h)
break}}}else{
m=c(m,{});
h++}}
var b=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let o;
if(b){
let e=h;
if(typeof n!=`string`){
m=l(m,t+`/url`,`#/$defs/omp-server/properties/url/then/type`);
h++}
var b=e===h;
i=b;
o=`then`}else{
let e=h;
if(typeof n!=`string`){
m=l(m,t+`/url`,`#/$defs/omp-server/properties/url/else/type`);
h++}
var b=e===h;
i=b;
o=`else`}
if(!i){
m=l(m,t+`/url`,`#/$defs/omp-server/properties/url/if`,{
failingKeyword:o});
h++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`)&&typeof n!=`string`){
m=l(m,t+`/headers`,`#/$defs/omp-server/properties/headers/type`);
h++}
let a=h;
let o=!0;
let s=h;
if(h===s){
if(Array.isArray(n)){
if(n.length<1){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var x=s===h;
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
m=u(m,i.errors);
h+=i.errors.length}
var x=r===h;
o=x;
d=`then`}else{
let e=h;
let i=h;
let a=!0;
let s=h;
if(h===s){
if(typeof n==`string`){
if(r(n)<2){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var S=s===h;
h=i;
m!==null&&(i?m.length=Math.min(m.length,i):m=null);
if(S){
let e=h;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=l(m,t+`/headers`,`#/$defs/omp-server/properties/headers/else/then/type`);
h++}
var S=e===h;
a=S}
if(!a){
m=l(m,t+`/headers`,`#/$defs/omp-server/properties/headers/else/if`,{
failingKeyword:`then`});
h++}
var x=e===h;
o=x;
d=`else`}
if(!o){
m=l(m,t+`/headers`,`#/$defs/omp-server/properties/headers/if`,{
failingKeyword:d});
h++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&r!==null){
m=l(m,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/omp-server/properties/headers/additionalProperties/type`);
h++}}}
if(e.enabled!==void 0&&n.call(e,`enabled`)){
let n=e.enabled;
if(typeof n!=`boolean`&&typeof n!=`string`){
m=l(m,t+`/enabled`,`#/$defs/omp-server/properties/enabled/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(typeof n!=`string`){
m=c(m,{});
h++}
var C=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(C){
let e=h;
if(n!==`true`&&n!==`false`&&n!==`1`&&n!==`0`){
m=l(m,t+`/enabled`,`#/$defs/omp-server/properties/enabled/then/enum`);
h++}
var C=e===h;
i=C}
if(!i){
m=l(m,t+`/enabled`,`#/$defs/omp-server/properties/enabled/if`,{
failingKeyword:`then`});
h++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/type`);
h++}
let r=h;
let i=!0;
let o=h;
if(!(typeof n==`number`&&isFinite(n))){
m=c(m,{});
h++}
var w=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let s;
if(w){
let e=h;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/then/maximum`,{
comparison:`<=`,
limit:2147483647});
h++}}else{
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/then/type`);
h++}
var w=e===h;
i=w;
s=`then`}else{
let e=h;
let r=h;
let o=!0;
let u=h;
if(typeof n!=`string`){
m=c(m,{});
h++}
var T=u===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(T){
let e=h;
if(typeof n==`string`&&!a.test(n)){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/else/then/pattern`,{
pattern:`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`});
h++}
var T=e===h;
o=T}
if(!o){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/else/if`,{
failingKeyword:`then`});
h++}
var w=e===h;
i=w;
s=`else`}
if(!i){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/if`,{
failingKeyword:s});
h++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
h++}}
if(e.instructions!==void 0&&n.call(e,`instructions`)&&typeof e.instructions!=`boolean`){
m=l(m,t+`/instructions`,`#/$defs/omp-server/properties/instructions/type`);
h++}
if(e.requestIdFormat!==void 0&&n.call(e,`requestIdFormat`)){
let n=e.requestIdFormat;
if(n!==`string`&&n!==`number`){
m=l(m,t+`/requestIdFormat`,`#/$defs/omp-server/properties/requestIdFormat/enum`);
h++}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)&&!Array.isArray(e.enabledTools)){
m=l(m,t+`/enabledTools`,`#/$defs/omp-server/properties/enabledTools/type`);
h++}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)&&!Array.isArray(e.disabledTools)){
m=l(m,t+`/disabledTools`,`#/$defs/omp-server/properties/disabledTools/type`);
h++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.credentialId!==void 0&&n.call(r,`credentialId`)&&typeof r.credentialId!=`string`){
m=l(m,t+`/auth/credentialId`,`#/$defs/omp-server/properties/auth/properties/credentialId/type`);
h++}}else{
m=l(m,t+`/auth`,`#/$defs/omp-server/properties/auth/type`);
h++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=l(m,t+`/oauth`,`#/$defs/omp-server/properties/oauth/type`);
h++}}}else{
m=c(m,{
instancePath:t,
schemaPath:`#/$defs/omp-server/type`,
keyword:`type`,
params:{}});
h++}
o.errors=m;
return h===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let r=e.mcpServers;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(!o(i,{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:a,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}
let s=p;
let v=!0;
let y=p;
if(!i||typeof i!=`object`||Array.isArray(i)){
f=c(f,{});
p++}
var m=y===p;
p=s;
f!==null&&(s?f.length=Math.min(f.length,s):f=null);
if(m){
let r=p;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.enabled!==void 0&&n.call(i,`enabled`)){
let n=i.enabled;
let r=p;
let a=!0;
let o=p;
if(typeof n!=`string`){
f=c(f,{});
p++}
var h=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(h){
let r=p;
if(typeof n!=`boolean`){
f=l(f,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled`,`#/properties/mcpServers/additionalProperties/then/properties/enabled/then/type`);
p++}
var h=r===p;
a=h}
if(!a){
f=l(f,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled`,`#/properties/mcpServers/additionalProperties/then/properties/enabled/if`,{
failingKeyword:`then`});
p++}}
if(i.timeout!==void 0&&n.call(i,`timeout`)){
let n=i.timeout;
let r=p;
let a=!0;
let o=p;
if(typeof n!=`string`){
f=c(f,{});
p++}
var g=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(g){
let r=p;
if(!(typeof n==`number`&&isFinite(n))){
f=l(f,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/timeout`,`#/properties/mcpServers/additionalProperties/then/properties/timeout/then/type`);
p++}
var g=r===p;
a=g}
if(!a){
f=l(f,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/timeout`,`#/properties/mcpServers/additionalProperties/then/properties/timeout/if`,{
failingKeyword:`then`});
p++}}}else{
f=l(f,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/mcpServers/additionalProperties/then/type`);
p++}
var m=r===p;
v=m;
if(v){
var _={};
_.enabled=!0;
_.timeout=!0;
_.type=!0;
_.command=!0;
_.args=!0;
_.env=!0;
_.cwd=!0;
_.url=!0;
_.headers=!0;
_.instructions=!0;
_.requestIdFormat=!0;
_.enabledTools=!0;
_.disabledTools=!0;
_.auth=!0;
_.oauth=!0}}
if(!v){
f=l(f,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/mcpServers/additionalProperties/if`,{
failingKeyword:`then`});
p++}}else{
f=l(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}
if(e.disabledServers!==void 0&&n.call(e,`disabledServers`)){
let n=e.disabledServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=l(f,t+`/disabledServers/`+r,`#/properties/disabledServers/items/type`);
p++}}else{
f=l(f,t+`/disabledServers`,`#/properties/disabledServers/type`);
p++}}
if(e.enabledServers!==void 0&&n.call(e,`enabledServers`)){
let n=e.enabledServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=l(f,t+`/enabledServers/`+r,`#/properties/enabledServers/items/type`);
p++}}else{
f=l(f,t+`/enabledServers`,`#/properties/enabledServers/type`);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
s.errors=f;
return p===0}
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
return e}
function d(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_omp_root=e;
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
"type": [
"string",
"object",
"array"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/cursor/$defs/server"
}
},
"else": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"type": [
"string",
"object"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/cursor/$defs/server"
}
}
}
}
}
}
},
"$defs": {
"cursor": {
"type": "object",
"x-rule": "root-shape",
"required": [
"mcpServers"
],
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/cursor/$defs/server"
}
}
},
"$defs": {
"server": {
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
}
},
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"http",
"sse"
]
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/cursor/$defs/remote"
},
"else": {
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"$ref": "#/$defs/cursor/$defs/local"
},
"else": {
"$ref": "#/$defs/cursor/$defs/remote"
}
}
},
"local": {
"type": "object",
"properties": {
"command": {
"type": "string"
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"x-effect": "drops-file",
"x-by": "L:CUR",
"type": "object",
"additionalProperties": {
"x-effect": "drops-file",
"x-by": "M:CUR",
"type": "string"
}
},
"cwd": {
"type": "string"
}
}
},
"remote": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"url"
],
"properties": {
"url": {
"type": "string"
},
"headers": {
"$ref": "#/$defs/cursor/$defs/strings"
},
"auth": {
"type": "object",
"required": [
"CLIENT_ID"
],
"properties": {
"CLIENT_ID": {
"type": "string"
},
"CLIENT_SECRET": {
"type": "string"
},
"scopes": {
"type": "array",
"items": {
"type": "string"
}
}
}
},
"tls": {
"type": "object",
"additionalProperties": false,
"properties": {
"caBundle": {
"type": "string"
}
}
},
"placement": {
"enum": [
"server",
"client"
]
},
"envFile": {}
}
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
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
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
s=l(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/cursor/$defs/strings/additionalProperties/type`);
u++}}else{
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/strings/type`,
keyword:`type`,
params:{}});
u++}
r.errors=s;
return u===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
f=l(f,t+`/url`,`#/$defs/cursor/$defs/remote/properties/url/type`);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:s,
dynamicAnchors:d})){
f=u(f,r.errors);
p+=r.errors.length}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.CLIENT_ID===void 0||!n.call(r,`CLIENT_ID`)){
f=l(f,t+`/auth`,`#/$defs/cursor/$defs/remote/properties/auth/required`,{
missingProperty:`CLIENT_ID`});
p++}
if(r.CLIENT_ID!==void 0&&n.call(r,`CLIENT_ID`)&&typeof r.CLIENT_ID!=`string`){
f=l(f,t+`/auth/CLIENT_ID`,`#/$defs/cursor/$defs/remote/properties/auth/properties/CLIENT_ID/type`);
p++}
if(r.CLIENT_SECRET!==void 0&&n.call(r,`CLIENT_SECRET`)&&typeof r.CLIENT_SECRET!=`string`){
f=l(f,t+`/auth/CLIENT_SECRET`,`#/$defs/cursor/$defs/remote/properties/auth/properties/CLIENT_SECRET/type`);
p++}
if(r.scopes!==void 0&&n.call(r,`scopes`)){
let e=r.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=l(f,t+`/auth/scopes/`+r,`#/$defs/cursor/$defs/remote/properties/auth/properties/scopes/items/type`);
p++}}else{
f=l(f,t+`/auth/scopes`,`#/$defs/cursor/$defs/remote/properties/auth/properties/scopes/type`);
p++}}}else{
f=l(f,t+`/auth`,`#/$defs/cursor/$defs/remote/properties/auth/type`);
p++}}
if(e.tls!==void 0&&n.call(e,`tls`)){
let r=e.tls;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(e!==`caBundle`){
f=l(f,t+`/tls`,`#/$defs/cursor/$defs/remote/properties/tls/additionalProperties`,{
additionalProperty:e});
p++}
if(r.caBundle!==void 0&&n.call(r,`caBundle`)&&typeof r.caBundle!=`string`){
f=l(f,t+`/tls/caBundle`,`#/$defs/cursor/$defs/remote/properties/tls/properties/caBundle/type`);
p++}}else{
f=l(f,t+`/tls`,`#/$defs/cursor/$defs/remote/properties/tls/type`);
p++}}
if(e.placement!==void 0&&n.call(e,`placement`)){
let n=e.placement;
if(n!==`server`&&n!==`client`){
f=l(f,t+`/placement`,`#/$defs/cursor/$defs/remote/properties/placement/enum`);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/remote/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=l(u,t+`/command`,`#/$defs/cursor/$defs/local/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=l(u,t+`/args/`+r,`#/$defs/cursor/$defs/local/properties/args/items/type`);
d++}}else{
u=l(u,t+`/args`,`#/$defs/cursor/$defs/local/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=l(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/cursor/$defs/local/properties/env/additionalProperties/type`);
d++}}else{
u=l(u,t+`/env`,`#/$defs/cursor/$defs/local/properties/env/type`);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
u=l(u,t+`/cwd`,`#/$defs/cursor/$defs/local/properties/cwd/type`);
d++}}else{
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/local/type`,
keyword:`type`,
params:{}});
d++}
a.errors=u;
return d===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=c(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
p=c(p,{});
m++}}}else{
p=c(p,{});
m++}}
var v=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
let y;
if(v){
let n=m;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.errors);
m+=i.errors.length}
var v=n===m;
g=v;
if(g){
var b={};
b.url=!0;
b.headers=!0;
b.auth=!0;
b.tls=!0;
b.placement=!0;
b.envFile=!0;
b.type=!0}
y=`then`}else{
let o=m;
let l=m;
let h=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=c(p,{});
m++}}else{
p=c(p,{});
m++}}
var x=_===m;
m=l;
p!==null&&(l?p.length=Math.min(p.length,l):p=null);
let C;
if(x){
let n=m;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.errors);
m+=a.errors.length}
var x=n===m;
h=x;
if(h){
var S={};
S.command=!0;
S.args=!0;
S.env=!0;
S.cwd=!0}
C=`then`}else{
let n=m;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.errors);
m+=i.errors.length}
var x=n===m;
h=x;
if(h&&S!==!0){
S||={};
S.url=!0;
S.headers=!0;
S.auth=!0;
S.tls=!0;
S.placement=!0;
S.envFile=!0}
C=`else`}
if(!h){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:C}});
m++}
var v=o===m;
g=v;
if(g&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
y=`else`}
if(!g){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.type=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
p=l(p,t+`/type`,`#/$defs/cursor/$defs/server/properties/type/type`);
m++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
p=l(p,t+`/type`,`#/$defs/cursor/$defs/server/properties/type/enum`);
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/cursor/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
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
let n=e.mcpServers;
if((!n||typeof n!=`object`)&&typeof n!=`string`){
f=l(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}
let r=p;
let i=!0;
let s=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=c(f,{});
p++}
var m=s===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let _;
if(m){
let e=p;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}}else{
f=l(f,t+`/mcpServers`,`#/properties/mcpServers/then/type`);
p++}
var m=e===p;
i=m;
_=`then`}else{
let e=p;
let r=p;
let s=!0;
let v=p;
if(!Array.isArray(n)){
f=c(f,{});
p++}
var h=v===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(h){
let e=p;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
f=l(f,t+`/mcpServers/`+r,`#/properties/mcpServers/else/then/items/type`);
p++}
let i=p;
let s=!0;
let m=p;
if(!e||typeof e!=`object`||Array.isArray(e)){
f=c(f,{});
p++}
var g=m===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(g){
let n=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!o(e[n],{
instancePath:t+`/mcpServers/`+r+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}}else{
f=l(f,t+`/mcpServers/`+r,`#/properties/mcpServers/else/then/items/then/type`);
p++}
var g=n===p;
s=g}
if(!s){
f=l(f,t+`/mcpServers/`+r,`#/properties/mcpServers/else/then/items/if`,{
failingKeyword:`then`});
p++}}}else{
f=l(f,t+`/mcpServers`,`#/properties/mcpServers/else/then/type`);
p++}
var h=e===p;
s=h}
if(!s){
f=l(f,t+`/mcpServers`,`#/properties/mcpServers/else/if`,{
failingKeyword:`then`});
p++}
var m=e===p;
i=m;
_=`else`}
if(!i){
f=l(f,t+`/mcpServers`,`#/properties/mcpServers/if`,{
failingKeyword:_});
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
return e}}));
exports.require_cursor_plugin_manifest=e;
"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"$ref": "#/$defs/map"
},
"projects": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"mcpServers": {
"$ref": "#/$defs/map"
}
}
}
}
},
"if": {
"type": "object",
"anyOf": [
{
"required": [
"mcpServers"
]
},
{
"required": [
"projects"
]
}
]
},
"else": {
"$ref": "#/$defs/server"
},
"$defs": {
"map": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"server": {
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
}
},
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"sse",
"http"
]
}
},
"required": [
"url"
]
},
"then": {
"$ref": "#/$defs/remote"
},
"else": {
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"sse",
"http"
]
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/remote"
},
"else": {
"$ref": "#/$defs/local"
}
}
},
"local": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"command"
],
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
"$ref": "#/$defs/strings"
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
"$ref": "#/$defs/strings"
}
}
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
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
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
s=u(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/strings/additionalProperties/type`);
c++}}else{
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
c++}
r.errors=s;
return c===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
f=u(f,t+`/url`,`#/$defs/remote/properties/url/type`);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:s,
dynamicAnchors:c})){
f=d(f,r.errors);
p+=r.errors.length}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
p++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
f=u(f,t+`/command`,`#/$defs/local/properties/command/type`);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=u(f,t+`/args/`+r,`#/$defs/local/properties/args/items/type`);
p++}}else{
f=u(f,t+`/args`,`#/$defs/local/properties/args/type`);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:s,
dynamicAnchors:c})){
f=d(f,r.errors);
p+=r.errors.length}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=o.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(m===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
p=l(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`http`){
p=l(p,{});
m++}}}else{
p=l(p,{});
m++}}
var y=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
let b;
if(y){
let n=m;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:f})){
p=d(p,i.errors);
m+=i.errors.length}
var y=n===m;
_=y;
if(_){
var x={};
x.url=!0;
x.headers=!0;
x.type=!0}
b=`then`}else{
let o=m;
let u=m;
let h=!0;
let g=m;
if(m===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=l(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`http`){
p=l(p,{});
m++}}}else{
p=l(p,{});
m++}}
var S=g===m;
m=u;
p!==null&&(u?p.length=Math.min(p.length,u):p=null);
let v;
if(S){
let n=m;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:f})){
p=d(p,i.errors);
m+=i.errors.length}
var S=n===m;
h=S;
if(h){
var C={};
C.url=!0;
C.headers=!0;
C.type=!0}
v=`then`}else{
let n=m;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:f})){
p=d(p,a.errors);
m+=a.errors.length}
var S=n===m;
h=S;
if(h&&C!==!0){
C||={};
C.command=!0;
C.args=!0;
C.env=!0}
v=`else`}
if(!h){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:v}});
m++}
var y=o===m;
_=y;
if(_&&x!==!0&&C!==void 0){
if(C===!0)
x=!0;else{
x||={};
Object.assign(x,C)}}
b=`else`}
if(!_){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:b}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.type=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
p=u(p,t+`/type`,`#/$defs/server/properties/type/type`);
m++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
p=u(p,t+`/type`,`#/$defs/server/properties/type/enum`);
m++}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
h.props=x;
return m===0}
o.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let c=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!o(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
c=d(c,o.errors);
u+=o.errors.length}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/map/type`,
keyword:`type`,
params:{}});
u++}
s.errors=c;
return u===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(!e||typeof e!=`object`||Array.isArray(e)){
p=l(p,{});
m++}
let v=m;
let y=!1;
let b=m;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.mcpServers===void 0||!n.call(e,`mcpServers`))){
p=l(p,{});
m++}
var x=b===m;
y||=x;
let S=m;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.projects===void 0||!n.call(e,`projects`))){
p=l(p,{});
m++}
var x=S===m;
y||=x;
if(y){
m=v;
p!==null&&(v?p.length=Math.min(p.length,v):p=null)}else{
p=l(p,{});
m++}
var C=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
if(!C){
let n=m;
if(o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:f}))
var w=o.evaluated.props;else{
p=d(p,o.errors);
m+=o.errors.length}
var C=n===m;
g=C}
if(!g){
p=l(p,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(w!==!0){
w||={};
w.mcpServers=!0;
w.projects=!0}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)&&!s(e.mcpServers,{
instancePath:t+`/mcpServers`,
parentData:e,
parentDataProperty:`mcpServers`,
rootData:a,
dynamicAnchors:f})){
p=d(p,s.errors);
m+=s.errors.length}
if(e.projects!==void 0&&n.call(e,`projects`)){
let r=e.projects;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.mcpServers!==void 0&&n.call(i,`mcpServers`)&&!s(i.mcpServers,{
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcpServers`,
parentData:i,
parentDataProperty:`mcpServers`,
rootData:a,
dynamicAnchors:f})){
p=d(p,s.errors);
m+=s.errors.length}}else{
p=u(p,t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/projects/additionalProperties/type`);
m++}}else{
p=u(p,t+`/projects`,`#/properties/projects/type`);
m++}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
c.errors=p;
return m===0}
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t,n,r={}){
return l(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function d(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}}));
exports.require_continue_json=e;
"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
let u=r.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{}};
s=l(s,e);
c++}}else{
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
c++}
r.errors=s;
return c===0}
r.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let d=null;
let f=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:s,
dynamicAnchors:c})){
d=u(d,r.errors);
f+=r.errors.length}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
i.evaluated={
props:{
url:!0,
headers:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
f++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:s,
dynamicAnchors:c})){
d=u(d,r.errors);
f+=r.errors.length}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
command:!0,
args:!0,
env:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=l(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`http`){
f=l(f,{});
p++}}}else{
f=l(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
let y;
if(v){
let n=p;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:d})){
f=u(f,i.errors);
p+=i.errors.length}
var v=n===p;
g=v;
if(g){
var b={};
b.url=!0;
b.headers=!0;
b.type=!0}
y=`then`}else{
let o=p;
let m=p;
let h=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=l(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`http`){
f=l(f,{});
p++}}}else{
f=l(f,{});
p++}}
var x=_===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
let C;
if(x){
let n=p;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:d})){
f=u(f,i.errors);
p+=i.errors.length}
var x=n===p;
h=x;
if(h){
var S={};
S.url=!0;
S.headers=!0;
S.type=!0}
C=`then`}else{
let n=p;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:d})){
f=u(f,a.errors);
p+=a.errors.length}
var x=n===p;
h=x;
if(h&&S!==!0){
S||={};
S.command=!0;
S.args=!0;
S.env=!0}
C=`else`}
if(!h){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:C}});
p++}
var v=o===p;
g=v;
if(g&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
y=`else`}
if(!g){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.type=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
m.props=b;
return p===0}
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
let d=0;
let f=s.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!o(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
c=u(c,o.errors);
d+=o.errors.length}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/map/type`,
keyword:`type`,
params:{}});
d++}
s.errors=c;
return d===0}
s.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=c.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(!e||typeof e!=`object`||Array.isArray(e)){
f=l(f,{});
p++}
let v=p;
let y=!1;
let b=p;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.mcpServers===void 0||!n.call(e,`mcpServers`))){
f=l(f,{});
p++}
var x=b===p;
y||=x;
let S=p;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.projects===void 0||!n.call(e,`projects`))){
f=l(f,{});
p++}
var x=S===p;
y||=x;
if(y){
p=v;
f!==null&&(v?f.length=Math.min(f.length,v):f=null)}else{
f=l(f,{});
p++}
var C=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
if(!C){
let n=p;
if(o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:d}))
var w=o.evaluated.props;else{
f=u(f,o.errors);
p+=o.errors.length}
var C=n===p;
g=C}
if(!g){
f=l(f,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
p++}
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
dynamicAnchors:d})){
f=u(f,s.errors);
p+=s.errors.length}
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
dynamicAnchors:d})){
f=u(f,s.errors);
p+=s.errors.length}}else{
let n={
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/projects/additionalProperties/type`,
keyword:`type`,
params:{}};
f=l(f,n);
p++}}else{
let e={
instancePath:t+`/projects`,
schemaPath:`#/properties/projects/type`,
keyword:`type`,
params:{}};
f=l(f,e);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
c.errors=f;
m.props=w;
return p===0}
c.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}}));
exports.require_continue_json=e;
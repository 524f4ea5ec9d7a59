"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/server"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown"
},
"command": {
"type": "string"
},
"args": {
"x-effect": "crashes",
"x-by": "R:QOD",
"type": [
"array",
"null"
]
},
"env": {
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
"x-by": "R:QOD"
},
"else": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/expanded"
}
}
}
},
"url": {
"type": "string"
},
"httpUrl": {
"type": "string"
},
"headers": {
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
"x-by": "R:QOD"
},
"else": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/expanded"
}
}
}
},
"disabled": {
"if": {
"enum": [
true,
false,
0,
"",
null,
"true",
1
]
},
"else": {
"type": "boolean",
"x-help": "write true or false; anything else but 0 and \\"\\" keeps the server off"
}
},
"cwd": {
"x-effect": "fails-server",
"x-by": "R:QOD",
"type": [
"string",
"null"
]
},
"qoder_url": {
"x-effect": "drops-server",
"x-by": "R:QOD",
"type": "string",
"x-label": "an address of https://mcp.qoder.com",
"pattern": "^https://mcp(?:-test)?\\\\.qoder\\\\.(?:com|cn|ai)(?:[/?]|$)|^\\\\$"
},
"headersHelper": {},
"tcp": {},
"timeout": {},
"trust": {},
"description": {},
"includeTools": {},
"excludeTools": {},
"toolOverrides": {},
"alwaysAllow": {},
"oauth": {},
"extension": {},
"isProxy": {}
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
"else": {
"type": "string",
"x-effect": "fails-server",
"x-by": "R:QOD"
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
let c=null;
let l=0;
let u=r.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=l;
let f=!0;
let p=l;
if(e!==0&&e!==!1&&e!==null){
c=s(c,{});
l++}
var m=p===l;
l=d;
c!==null&&(d?c.length=Math.min(c.length,d):c=null);
if(!m){
let n=l;
if(typeof e!=`string`){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/expanded/else/type`,
keyword:`type`,
params:{}});
l++}
var m=n===l;
f=m}
if(!f){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
r.errors=c;
return l===0}
r.evaluated={
dynamicProps:!1,
dynamicItems:!1};
let i=RegExp(`^https://mcp(?:-test)?\\.qoder\\.(?:com|cn|ai)(?:[/?]|$)|^\\$`,`u`);
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
let i=p;
let a=!0;
let o=p;
if(p===o){
if(Array.isArray(n)){
let e=p;
let t=n.length;
for(
let e=0;e<t;e++){
let t=n[e];
let r=p;
let i=p;
let a=p;
let o=p;
let c=!1;
let l=p;
if(typeof t!=`string`){
f=s(f,{});
p++}
var h=l===p;
c||=h;
let u=p;
if(t!==0&&t!==!1&&t!==null){
f=s(f,{});
p++}
var h=u===p;
c||=h;
if(c){
p=o;
f!==null&&(o?f.length=Math.min(f.length,o):f=null)}else{
f=s(f,{});
p++}
if(a===p){
f=s(f,{});
p++}else{
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null)}
var g=r===p;
if(g)
break}
if(g){
p=e;
f!==null&&(e?f.length=Math.min(f.length,e):f=null)}else{
f=s(f,{});
p++}}else{
f=s(f,{});
p++}}
var _=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
let l;
if(_){
let e=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/then/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
var _=e===p;
a=_;
l=`then`}else{
let e=p;
let i=p;
let o=!0;
let m=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=s(f,{});
p++}
var v=m===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(v){
let e=p;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,r.errors);
p+=r.errors.length}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/else/then/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
var v=e===p;
o=v}
if(!o){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=s(f,e);
p++}
var _=e===p;
a=_;
l=`else`}
if(!a){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:l}};
f=s(f,e);
p++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
let e={
instancePath:t+`/httpUrl`,
schemaPath:`#/$defs/server/properties/httpUrl/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
let i=p;
let a=!0;
let o=p;
if(p===o){
if(Array.isArray(n)){
let e=p;
let t=n.length;
for(
let e=0;e<t;e++){
let t=n[e];
let r=p;
let i=p;
let a=p;
let o=p;
let c=!1;
let l=p;
if(typeof t!=`string`){
f=s(f,{});
p++}
var y=l===p;
c||=y;
let u=p;
if(t!==0&&t!==!1&&t!==null){
f=s(f,{});
p++}
var y=u===p;
c||=y;
if(c){
p=o;
f!==null&&(o?f.length=Math.min(f.length,o):f=null)}else{
f=s(f,{});
p++}
if(a===p){
f=s(f,{});
p++}else{
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null)}
var b=r===p;
if(b)
break}
if(b){
p=e;
f!==null&&(e?f.length=Math.min(f.length,e):f=null)}else{
f=s(f,{});
p++}}else{
f=s(f,{});
p++}}
var x=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
let l;
if(x){
let e=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/then/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
var x=e===p;
a=x;
l=`then`}else{
let e=p;
let i=p;
let o=!0;
let m=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=s(f,{});
p++}
var S=m===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(S){
let e=p;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,r.errors);
p+=r.errors.length}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/else/then/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
var S=e===p;
o=S}
if(!o){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=s(f,e);
p++}
var x=e===p;
a=x;
l=`else`}
if(!a){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/if`,
keyword:`if`,
params:{
failingKeyword:l}};
f=s(f,e);
p++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
let r=p;
let i=!0;
let a=p;
if(n!==!0&&n!==!1&&n!==0&&n!==``&&n!==null&&n!==`true`&&n!==1){
f=s(f,{});
p++}
var C=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(!C){
let e=p;
if(typeof n!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/else/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
var C=e===p;
i=C}
if(!i){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
f=s(f,e);
p++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.qoder_url!==void 0&&n.call(e,`qoder_url`)){
let n=e.qoder_url;
if(typeof n==`string`){
if(!i.test(n)){
let e={
instancePath:t+`/qoder_url`,
schemaPath:`#/$defs/server/properties/qoder_url/pattern`,
keyword:`pattern`,
params:{
pattern:`^https://mcp(?:-test)?\\.qoder\\.(?:com|cn|ai)(?:[/?]|$)|^\\$`}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/qoder_url`,
schemaPath:`#/$defs/server/properties/qoder_url/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
a.evaluated={
props:{
type:!0,
command:!0,
args:!0,
env:!0,
url:!0,
httpUrl:!0,
headers:!0,
disabled:!0,
cwd:!0,
qoder_url:!0,
headersHelper:!0,
tcp:!0,
timeout:!0,
trust:!0,
description:!0,
includeTools:!0,
excludeTools:!0,
toolOverrides:!0,
alwaysAllow:!0,
oauth:!0,
extension:!0,
isProxy:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=o.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=c(d,a.errors);
f+=a.errors.length}}}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
o.errors=d;
return f===0}
o.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_qoder_project=e;
"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
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
let u=l;
let d=!0;
let f=l;
if(e!==0&&e!==!1&&e!==null){
c=s(c,{});
l++}
var p=f===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
if(!p){
let n=l;
if(typeof e!=`string`){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/expanded/else/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p}
if(!d){
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
r.errors=c;
return l===0}
let i=RegExp(`^https://mcp(?:-test)?\\.qoder\\.(?:com|cn|ai)(?:[/?]|$)|^\\$`,`u`);
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
p=c(p,t+`/command`,`#/$defs/server/properties/command/type`);
m++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
p=c(p,t+`/args`,`#/$defs/server/properties/args/type`);
m++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
let i=m;
let a=!0;
let o=m;
if(m===o){
if(Array.isArray(n)){
let e=m;
let t=n.length;
for(
let e=0;e<t;e++){
let t=n[e];
let r=m;
let i=m;
let a=m;
let o=m;
let c=!1;
let l=m;
if(typeof t!=`string`){
p=s(p,{});
m++}
var h=l===m;
c||=h;
let u=m;
if(t!==0&&t!==!1&&t!==null){
p=s(p,{});
m++}
var h=u===m;
c||=h;
if(c){
m=o;
p!==null&&(o?p.length=Math.min(p.length,o):p=null)}else{
p=s(p,{});
m++}
if(a===m){
p=s(p,{});
m++}else{
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null)}
var g=r===m;
if(g)
break}
if(g){
m=e;
p!==null&&(e?p.length=Math.min(p.length,e):p=null)}else{
p=s(p,{});
m++}}else{
p=s(p,{});
m++}}
var _=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
let u;
if(_){
let e=m;
if(!n||typeof n!=`object`||Array.isArray(n)){
p=c(p,t+`/env`,`#/$defs/server/properties/env/then/type`);
m++}
var _=e===m;
a=_;
u=`then`}else{
let e=m;
let i=m;
let o=!0;
let h=m;
if(!n||typeof n!=`object`||Array.isArray(n)){
p=s(p,{});
m++}
var v=h===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(v){
let e=m;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=l(p,r.errors);
m+=r.errors.length}}else{
p=c(p,t+`/env`,`#/$defs/server/properties/env/else/then/type`);
m++}
var v=e===m;
o=v}
if(!o){
p=c(p,t+`/env`,`#/$defs/server/properties/env/else/if`,{
failingKeyword:`then`});
m++}
var _=e===m;
a=_;
u=`else`}
if(!a){
p=c(p,t+`/env`,`#/$defs/server/properties/env/if`,{
failingKeyword:u});
m++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
p=c(p,t+`/url`,`#/$defs/server/properties/url/type`);
m++}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
p=c(p,t+`/httpUrl`,`#/$defs/server/properties/httpUrl/type`);
m++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
let i=m;
let a=!0;
let o=m;
if(m===o){
if(Array.isArray(n)){
let e=m;
let t=n.length;
for(
let e=0;e<t;e++){
let t=n[e];
let r=m;
let i=m;
let a=m;
let o=m;
let c=!1;
let l=m;
if(typeof t!=`string`){
p=s(p,{});
m++}
var y=l===m;
c||=y;
let u=m;
if(t!==0&&t!==!1&&t!==null){
p=s(p,{});
m++}
var y=u===m;
c||=y;
if(c){
m=o;
p!==null&&(o?p.length=Math.min(p.length,o):p=null)}else{
p=s(p,{});
m++}
if(a===m){
p=s(p,{});
m++}else{
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null)}
var b=r===m;
if(b)
break}
if(b){
m=e;
p!==null&&(e?p.length=Math.min(p.length,e):p=null)}else{
p=s(p,{});
m++}}else{
p=s(p,{});
m++}}
var x=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
let u;
if(x){
let e=m;
if(!n||typeof n!=`object`||Array.isArray(n)){
p=c(p,t+`/headers`,`#/$defs/server/properties/headers/then/type`);
m++}
var x=e===m;
a=x;
u=`then`}else{
let e=m;
let i=m;
let o=!0;
let h=m;
if(!n||typeof n!=`object`||Array.isArray(n)){
p=s(p,{});
m++}
var S=h===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(S){
let e=m;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=l(p,r.errors);
m+=r.errors.length}}else{
p=c(p,t+`/headers`,`#/$defs/server/properties/headers/else/then/type`);
m++}
var S=e===m;
o=S}
if(!o){
p=c(p,t+`/headers`,`#/$defs/server/properties/headers/else/if`,{
failingKeyword:`then`});
m++}
var x=e===m;
a=x;
u=`else`}
if(!a){
p=c(p,t+`/headers`,`#/$defs/server/properties/headers/if`,{
failingKeyword:u});
m++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
let r=m;
let i=!0;
let a=m;
if(n!==!0&&n!==!1&&n!==0&&n!==``&&n!==null&&n!==`true`&&n!==1){
p=s(p,{});
m++}
var C=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
if(!C){
let e=m;
if(typeof n!=`boolean`){
p=c(p,t+`/disabled`,`#/$defs/server/properties/disabled/else/type`);
m++}
var C=e===m;
i=C}
if(!i){
p=c(p,t+`/disabled`,`#/$defs/server/properties/disabled/if`,{
failingKeyword:`else`});
m++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
p=c(p,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
m++}}
if(e.qoder_url!==void 0&&n.call(e,`qoder_url`)){
let n=e.qoder_url;
if(typeof n==`string`){
if(!i.test(n)){
p=c(p,t+`/qoder_url`,`#/$defs/server/properties/qoder_url/pattern`,{
pattern:`^https://mcp(?:-test)?\\.qoder\\.(?:com|cn|ai)(?:[/?]|$)|^\\$`});
m++}}else{
p=c(p,t+`/qoder_url`,`#/$defs/server/properties/qoder_url/type`);
m++}}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
a.errors=p;
return m===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
f=c(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t,n,r={}){
return s(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_qoder_project=e;
"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:m,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"additionalProperties": false,
"properties": {
"$schema": {
"type": "string",
"format": "uri-reference"
},
"targets": {
"type": "array",
"items": {
"type": "string"
}
},
"clients": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"rules": {
"$ref": "#/$defs/rules"
},
"ignore": {
"type": "array",
"items": {
"$ref": "#/$defs/pattern"
}
},
"documents": {
"type": "array",
"items": {
"$ref": "#/$defs/pattern"
}
},
"files": {
"type": "object",
"propertyNames": {
"$ref": "#/$defs/pattern"
},
"additionalProperties": {
"type": "string"
}
},
"tools": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/path"
}
},
"spec": {
"type": "string"
},
"profiles": {
"type": "array",
"items": {
"type": "string"
}
},
"overrides": {
"type": "array",
"items": {
"$ref": "#/$defs/override"
}
},
"fix": {
"type": "object",
"propertyNames": {
"type": "string"
},
"additionalProperties": {
"type": "string",
"enum": [
"off"
]
}
},
"baseline": {
"$ref": "#/$defs/path"
}
},
"$defs": {
"rules": {
"type": "object",
"properties": {
"tool-name-convention": {
"$ref": "#/$defs/toolNameConvention"
}
},
"additionalProperties": {
"$ref": "#/$defs/setting"
}
},
"severity": {
"type": "string",
"enum": [
"off",
"info",
"warning",
"error"
]
},
"setting": {
"type": [
"string",
"array"
],
"if": {
"type": "array"
},
"then": {
"type": "array",
"prefixItems": [
{
"$ref": "#/$defs/severity"
},
{
"type": "object",
"additionalProperties": false
}
],
"minItems": 2,
"items": false
},
"else": {
"$ref": "#/$defs/severity"
}
},
"toolNameConvention": {
"type": [
"string",
"array"
],
"if": {
"type": "array"
},
"then": {
"type": "array",
"prefixItems": [
{
"$ref": "#/$defs/severity"
},
{
"type": "object",
"additionalProperties": false,
"minProperties": 1,
"properties": {
"prefix": {
"$ref": "#/$defs/nameForm"
},
"pattern": {
"$ref": "#/$defs/nameForm"
}
}
}
],
"minItems": 2,
"items": false
},
"else": {
"$ref": "#/$defs/severity"
}
},
"nameForm": {
"type": "string",
"minLength": 1,
"maxLength": 200
},
"pattern": {
"type": "string",
"minLength": 1
},
"path": {
"type": "string",
"minLength": 1
},
"override": {
"type": "object",
"additionalProperties": false,
"required": [
"files",
"rules"
],
"properties": {
"files": {
"type": "array",
"minItems": 1,
"items": {
"$ref": "#/$defs/pattern"
}
},
"rules": {
"$ref": "#/$defs/rules"
}
}
}
}
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
additionalProperties:!1,
properties:{
$schema:{
type:`string`,
format:`uri-reference`},
targets:{
type:`array`,
items:{
type:`string`}},
clients:{
type:`object`,
additionalProperties:{
type:`string`}},
rules:{
$ref:`#/$defs/rules`},
ignore:{
type:`array`,
items:{
$ref:`#/$defs/pattern`}},
documents:{
type:`array`,
items:{
$ref:`#/$defs/pattern`}},
files:{
type:`object`,
propertyNames:{
$ref:`#/$defs/pattern`},
additionalProperties:{
type:`string`}},
tools:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/path`}},
spec:{
type:`string`},
profiles:{
type:`array`,
items:{
type:`string`}},
overrides:{
type:`array`,
items:{
$ref:`#/$defs/override`}},
fix:{
type:`object`,
propertyNames:{
type:`string`},
additionalProperties:{
type:`string`,
enum:[`off`]}},
baseline:{
$ref:`#/$defs/path`}},
$defs:{
rules:{
type:`object`,
properties:{
"tool-name-convention":{
$ref:`#/$defs/toolNameConvention`}},
additionalProperties:{
$ref:`#/$defs/setting`}},
severity:{
type:`string`,
enum:[`off`,`info`,`warning`,`error`]},
setting:{
type:[`string`,`array`],
if:{
type:`array`},
then:{
type:`array`,
prefixItems:[{
$ref:`#/$defs/severity`},{
type:`object`,
additionalProperties:!1}],
minItems:2,
items:!1},
else:{
$ref:`#/$defs/severity`}},
toolNameConvention:{
type:[`string`,`array`],
if:{
type:`array`},
then:{
type:`array`,
prefixItems:[{
$ref:`#/$defs/severity`},{
type:`object`,
additionalProperties:!1,
minProperties:1,
properties:{
prefix:{
$ref:`#/$defs/nameForm`},
pattern:{
$ref:`#/$defs/nameForm`}}}],
minItems:2,
items:!1},
else:{
$ref:`#/$defs/severity`}},
nameForm:{
type:`string`,
minLength:1,
maxLength:200},
pattern:{
type:`string`,
minLength:1},
path:{
type:`string`,
minLength:1},
override:{
type:`object`,
additionalProperties:!1,
required:[`files`,`rules`],
properties:{
files:{
type:`array`,
minItems:1,
items:{
$ref:`#/$defs/pattern`}},
rules:{
$ref:`#/$defs/rules`}}}},
$id:`urn:mcp-lint:schema:mcp-lint`};
let r=Object.prototype.hasOwnProperty;
let i=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(typeof e!=`string`){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/severity/type`,
keyword:`type`,
params:{}});
c++}
if(e!==`off`&&e!==`info`&&e!==`warning`&&e!==`error`){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/severity/enum`,
keyword:`enum`,
params:{}});
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
if(typeof e!=`string`&&!Array.isArray(e)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/setting/type`,
keyword:`type`,
params:{}});
l++}
let u=l;
let d=!0;
let f=l;
if(!Array.isArray(e)){
c=h(c,{});
l++}
var p=f===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
let m;
if(p){
let n=l;
if(Array.isArray(e)){
if(e.length<2){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/setting/then/minItems`,
keyword:`minItems`,
params:{
limit:2}});
l++}
let n=e.length;
if(n>0&&!a(e[0],{
instancePath:t+`/0`,
parentData:e,
parentDataProperty:0,
rootData:i,
dynamicAnchors:s})){
c=_(c,a.errors);
l+=a.errors.length}
if(n>1){
let n=e[1];
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
c=g(c,t+`/1`,`#/$defs/setting/then/prefixItems/1/additionalProperties`,{
additionalProperty:e});
l++}else{
c=g(c,t+`/1`,`#/$defs/setting/then/prefixItems/1/type`);
l++}}
if(!(e.length<=2)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/setting/then/items`,
keyword:`items`,
params:{
limit:2}});
l++}}else{
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/setting/then/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`then`}else{
let o=l;
if(!a(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:s})){
c=_(c,a.errors);
l+=a.errors.length}
var p=o===l;
d=p;
m=`else`}
if(!d){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/setting/if`,
keyword:`if`,
params:{
failingKeyword:m}});
l++}
o.errors=c;
return l===0}
let s=v;
function c(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let l=0;
if(typeof e==`string`){
if(s(e)>200){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/nameForm/maxLength`,
keyword:`maxLength`,
params:{
limit:200}});
l++}
if(s(e)<1){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/nameForm/minLength`,
keyword:`minLength`,
params:{
limit:1}});
l++}}else{
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/nameForm/type`,
keyword:`type`,
params:{}});
l++}
c.errors=o;
return l===0}
function l(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let u=null;
let d=0;
if(typeof e!=`string`&&!Array.isArray(e)){
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/toolNameConvention/type`,
keyword:`type`,
params:{}});
d++}
let f=d;
let p=!0;
let m=d;
if(!Array.isArray(e)){
u=h(u,{});
d++}
var v=m===d;
d=f;
u!==null&&(f?u.length=Math.min(u.length,f):u=null);
let y;
if(v){
let n=d;
if(Array.isArray(e)){
if(e.length<2){
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/toolNameConvention/then/minItems`,
keyword:`minItems`,
params:{
limit:2}});
d++}
let n=e.length;
if(n>0&&!a(e[0],{
instancePath:t+`/0`,
parentData:e,
parentDataProperty:0,
rootData:o,
dynamicAnchors:s})){
u=_(u,a.errors);
d+=a.errors.length}
if(n>1){
let n=e[1];
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(Object.keys(n).length<1){
u=g(u,t+`/1`,`#/$defs/toolNameConvention/then/prefixItems/1/minProperties`,{
limit:1});
d++}
for(
let e of Object.keys(n))
if(e!==`prefix`&&e!==`pattern`){
u=g(u,t+`/1`,`#/$defs/toolNameConvention/then/prefixItems/1/additionalProperties`,{
additionalProperty:e});
d++}
if(n.prefix!==void 0&&r.call(n,`prefix`)&&!c(n.prefix,{
instancePath:t+`/1/prefix`,
parentData:n,
parentDataProperty:`prefix`,
rootData:o,
dynamicAnchors:s})){
u=_(u,c.errors);
d+=c.errors.length}
if(n.pattern!==void 0&&r.call(n,`pattern`)&&!c(n.pattern,{
instancePath:t+`/1/pattern`,
parentData:n,
parentDataProperty:`pattern`,
rootData:o,
dynamicAnchors:s})){
u=_(u,c.errors);
d+=c.errors.length}}else{
u=g(u,t+`/1`,`#/$defs/toolNameConvention/then/prefixItems/1/type`);
d++}}
if(!(e.length<=2)){
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/toolNameConvention/then/items`,
keyword:`items`,
params:{
limit:2}});
d++}}else{
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/toolNameConvention/then/type`,
keyword:`type`,
params:{}});
d++}
var v=n===d;
p=v;
y=`then`}else{
let r=d;
if(!a(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:o,
dynamicAnchors:s})){
u=_(u,a.errors);
d+=a.errors.length}
var v=r===d;
p=v;
y=`else`}
if(!p){
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/toolNameConvention/if`,
keyword:`if`,
params:{
failingKeyword:y}});
d++}
l.errors=u;
return d===0}
function u(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(n!==`tool-name-convention`&&!o(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:s})){
c=_(c,o.errors);
d+=o.errors.length}
if(e[`tool-name-convention`]!==void 0&&r.call(e,`tool-name-convention`)&&!l(e[`tool-name-convention`],{
instancePath:t+`/tool-name-convention`,
parentData:e,
parentDataProperty:`tool-name-convention`,
rootData:a,
dynamicAnchors:s})){
c=_(c,l.errors);
d+=l.errors.length}}else{
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/rules/type`,
keyword:`type`,
params:{}});
d++}
u.errors=c;
return d===0}
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let c=0;
if(typeof e==`string`){
if(s(e)<1){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/pattern/minLength`,
keyword:`minLength`,
params:{
limit:1}});
c++}}else{
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/pattern/type`,
keyword:`type`,
params:{}});
c++}
d.errors=o;
return c===0}
function f(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let c=0;
if(typeof e==`string`){
if(s(e)<1){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/path/minLength`,
keyword:`minLength`,
params:{
limit:1}});
c++}}else{
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/path/type`,
keyword:`type`,
params:{}});
c++}
f.errors=o;
return c===0}
function p(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.files===void 0||!r.call(e,`files`)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/override/required`,
keyword:`required`,
params:{
missingProperty:`files`}});
c++}
if(e.rules===void 0||!r.call(e,`rules`)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/override/required`,
keyword:`required`,
params:{
missingProperty:`rules`}});
c++}
for(
let n of Object.keys(e))
if(n!==`files`&&n!==`rules`){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/override/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:n}});
c++}
if(e.files!==void 0&&r.call(e,`files`)){
let n=e.files;
if(Array.isArray(n)){
if(n.length<1){
s=g(s,t+`/files`,`#/$defs/override/properties/files/minItems`,{
limit:1});
c++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!d(n[r],{
instancePath:t+`/files/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=_(s,d.errors);
c+=d.errors.length}}else{
s=g(s,t+`/files`,`#/$defs/override/properties/files/type`);
c++}}
if(e.rules!==void 0&&r.call(e,`rules`)&&!u(e.rules,{
instancePath:t+`/rules`,
parentData:e,
parentDataProperty:`rules`,
rootData:a,
dynamicAnchors:o})){
s=_(s,u.errors);
c+=u.errors.length}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/override/type`,
keyword:`type`,
params:{}});
c++}
p.errors=s;
return c===0}
function m(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let v=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let i of Object.keys(e))
if(!r.call(n.properties,i)){
l=h(l,{
instancePath:t,
schemaPath:`#/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:i}});
v++}
if(e.$schema!==void 0&&r.call(e,`$schema`)){
let n=e.$schema;
if(typeof n==`string`){
if(!i.test(n)){
l=g(l,t+`/$schema`,`#/properties/%24schema/format`,{
format:`uri-reference`});
v++}}else{
l=g(l,t+`/$schema`,`#/properties/%24schema/type`);
v++}}
if(e.targets!==void 0&&r.call(e,`targets`)){
let n=e.targets;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
l=g(l,t+`/targets/`+r,`#/properties/targets/items/type`);
v++}}else{
l=g(l,t+`/targets`,`#/properties/targets/type`);
v++}}
if(e.clients!==void 0&&r.call(e,`clients`)){
let n=e.clients;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
l=g(l,t+`/clients/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/clients/additionalProperties/type`);
v++}}else{
l=g(l,t+`/clients`,`#/properties/clients/type`);
v++}}
if(e.rules!==void 0&&r.call(e,`rules`)&&!u(e.rules,{
instancePath:t+`/rules`,
parentData:e,
parentDataProperty:`rules`,
rootData:s,
dynamicAnchors:c})){
l=_(l,u.errors);
v+=u.errors.length}
if(e.ignore!==void 0&&r.call(e,`ignore`)){
let n=e.ignore;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!d(n[r],{
instancePath:t+`/ignore/`+r,
parentData:n,
parentDataProperty:r,
rootData:s,
dynamicAnchors:c})){
l=_(l,d.errors);
v+=d.errors.length}}else{
l=g(l,t+`/ignore`,`#/properties/ignore/type`);
v++}}
if(e.documents!==void 0&&r.call(e,`documents`)){
let n=e.documents;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!d(n[r],{
instancePath:t+`/documents/`+r,
parentData:n,
parentDataProperty:r,
rootData:s,
dynamicAnchors:c})){
l=_(l,d.errors);
v+=d.errors.length}}else{
l=g(l,t+`/documents`,`#/properties/documents/type`);
v++}}
if(e.files!==void 0&&r.call(e,`files`)){
let n=e.files;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n)){
let r=v;
if(!d(e,{
instancePath:t+`/files`,
parentData:n,
parentDataProperty:`files`,
rootData:s,
dynamicAnchors:c})){
l=_(l,d.errors);
v+=d.errors.length}
if(r!==v){
l=g(l,t+`/files`,`#/properties/files/propertyNames`,{
propertyName:e});
v++}}
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
l=g(l,t+`/files/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/files/additionalProperties/type`);
v++}}else{
l=g(l,t+`/files`,`#/properties/files/type`);
v++}}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!f(n[e],{
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:s,
dynamicAnchors:c})){
l=_(l,f.errors);
v+=f.errors.length}}else{
l=g(l,t+`/tools`,`#/properties/tools/type`);
v++}}
if(e.spec!==void 0&&r.call(e,`spec`)&&typeof e.spec!=`string`){
l=g(l,t+`/spec`,`#/properties/spec/type`);
v++}
if(e.profiles!==void 0&&r.call(e,`profiles`)){
let n=e.profiles;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
l=g(l,t+`/profiles/`+r,`#/properties/profiles/items/type`);
v++}}else{
l=g(l,t+`/profiles`,`#/properties/profiles/type`);
v++}}
if(e.overrides!==void 0&&r.call(e,`overrides`)){
let n=e.overrides;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!p(n[r],{
instancePath:t+`/overrides/`+r,
parentData:n,
parentDataProperty:r,
rootData:s,
dynamicAnchors:c})){
l=_(l,p.errors);
v+=p.errors.length}}else{
l=g(l,t+`/overrides`,`#/properties/overrides/type`);
v++}}
if(e.fix!==void 0&&r.call(e,`fix`)){
let n=e.fix;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n)){
let n=v;
if(typeof e!=`string`){
let n={
instancePath:t+`/fix`,
schemaPath:`#/properties/fix/propertyNames/type`,
keyword:`type`,
params:{},
propertyName:e};
l=h(l,n);
v++}
if(n!==v){
l=g(l,t+`/fix`,`#/properties/fix/propertyNames`,{
propertyName:e});
v++}}
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`){
l=g(l,t+`/fix/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/fix/additionalProperties/type`);
v++}
if(r!==`off`){
l=g(l,t+`/fix/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/fix/additionalProperties/enum`);
v++}}}else{
l=g(l,t+`/fix`,`#/properties/fix/type`);
v++}}
if(e.baseline!==void 0&&r.call(e,`baseline`)&&!f(e.baseline,{
instancePath:t+`/baseline`,
parentData:e,
parentDataProperty:`baseline`,
rootData:s,
dynamicAnchors:c})){
l=_(l,f.errors);
v+=f.errors.length}}else{
l=h(l,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
v++}
m.errors=l;
return v===0}
function h(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function g(e,t,n,r={}){
return h(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function _(e,t){
if(e===null)
return t;
for(
let n of t)
h(e,n);
return e}
function v(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_mcp_lint=e;
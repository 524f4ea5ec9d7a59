"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:g,
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
let a={
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
$ref:`#/$defs/severity`}};
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let s=null;
let c=0;
let l=o.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(typeof e!=`string`){
s=_(s,{
instancePath:t,
schemaPath:`#/$defs/severity/type`,
keyword:`type`,
params:{
type:`string`}});
c++}
if(e!==`off`&&e!==`info`&&e!==`warning`&&e!==`error`){
s=_(s,{
instancePath:t,
schemaPath:`#/$defs/severity/enum`,
keyword:`enum`,
params:{}});
c++}
o.errors=s;
return c===0}
o.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=s.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(typeof e!=`string`&&!Array.isArray(e)){
let e={
instancePath:t,
schemaPath:`#/$defs/setting/type`,
keyword:`type`,
params:{
type:a.type}};
l=_(l,e);
u++}
let f=u;
let p=!0;
let m=u;
if(!Array.isArray(e)){
l=_(l,{});
u++}
var h=m===u;
u=f;
l!==null&&(f?l.length=Math.min(l.length,f):l=null);
let g;
if(h){
let n=u;
if(Array.isArray(e)){
if(e.length<2){
l=_(l,{
instancePath:t,
schemaPath:`#/$defs/setting/then/minItems`,
keyword:`minItems`,
params:{
limit:2}});
u++}
let n=e.length;
if(n>0&&!o(e[0],{
instancePath:t+`/0`,
parentData:e,
parentDataProperty:0,
rootData:i,
dynamicAnchors:c})){
l=v(l,o.errors);
u+=o.errors.length}
if(n>1){
let n=e[1];
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let n={
instancePath:t+`/1`,
schemaPath:`#/$defs/setting/then/prefixItems/1/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:e}};
l=_(l,n);
u++}else{
let e={
instancePath:t+`/1`,
schemaPath:`#/$defs/setting/then/prefixItems/1/type`,
keyword:`type`,
params:{
type:`object`}};
l=_(l,e);
u++}}
if(!(e.length<=2)){
l=_(l,{
instancePath:t,
schemaPath:`#/$defs/setting/then/items`,
keyword:`items`,
params:{
limit:2}});
u++}}else{
l=_(l,{
instancePath:t,
schemaPath:`#/$defs/setting/then/type`,
keyword:`type`,
params:{
type:`array`}});
u++}
var h=n===u;
p=h;
if(p)
var y=!0;
g=`then`}else{
let a=u;
if(!o(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:c})){
l=v(l,o.errors);
u+=o.errors.length}
var h=a===u;
p=h;
g=`else`}
if(!p){
l=_(l,{
instancePath:t,
schemaPath:`#/$defs/setting/if`,
keyword:`if`,
params:{
failingKeyword:g}});
u++}
s.errors=l;
d.items=y;
return u===0}
s.evaluated={
dynamicProps:!1,
dynamicItems:!0};
let c={
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
$ref:`#/$defs/severity`}};
let l=y;
function u(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=u.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e==`string`){
if(l(e)>200){
o=_(o,{
instancePath:t,
schemaPath:`#/$defs/nameForm/maxLength`,
keyword:`maxLength`,
params:{
limit:200}});
s++}
if(l(e)<1){
o=_(o,{
instancePath:t,
schemaPath:`#/$defs/nameForm/minLength`,
keyword:`minLength`,
params:{
limit:1}});
s++}}else{
o=_(o,{
instancePath:t,
schemaPath:`#/$defs/nameForm/type`,
keyword:`type`,
params:{
type:`string`}});
s++}
u.errors=o;
return s===0}
u.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let l=null;
let f=0;
let p=d.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(typeof e!=`string`&&!Array.isArray(e)){
let e={
instancePath:t,
schemaPath:`#/$defs/toolNameConvention/type`,
keyword:`type`,
params:{
type:c.type}};
l=_(l,e);
f++}
let m=f;
let h=!0;
let g=f;
if(!Array.isArray(e)){
l=_(l,{});
f++}
var y=g===f;
f=m;
l!==null&&(m?l.length=Math.min(l.length,m):l=null);
let b;
if(y){
let n=f;
if(Array.isArray(e)){
if(e.length<2){
l=_(l,{
instancePath:t,
schemaPath:`#/$defs/toolNameConvention/then/minItems`,
keyword:`minItems`,
params:{
limit:2}});
f++}
let n=e.length;
if(n>0&&!o(e[0],{
instancePath:t+`/0`,
parentData:e,
parentDataProperty:0,
rootData:a,
dynamicAnchors:s})){
l=v(l,o.errors);
f+=o.errors.length}
if(n>1){
let n=e[1];
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(Object.keys(n).length<1){
let e={
instancePath:t+`/1`,
schemaPath:`#/$defs/toolNameConvention/then/prefixItems/1/minProperties`,
keyword:`minProperties`,
params:{
limit:1}};
l=_(l,e);
f++}
for(
let e of Object.keys(n))
if(e!==`prefix`&&e!==`pattern`){
let n={
instancePath:t+`/1`,
schemaPath:`#/$defs/toolNameConvention/then/prefixItems/1/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:e}};
l=_(l,n);
f++}
if(n.prefix!==void 0&&r.call(n,`prefix`)&&!u(n.prefix,{
instancePath:t+`/1/prefix`,
parentData:n,
parentDataProperty:`prefix`,
rootData:a,
dynamicAnchors:s})){
l=v(l,u.errors);
f+=u.errors.length}
if(n.pattern!==void 0&&r.call(n,`pattern`)&&!u(n.pattern,{
instancePath:t+`/1/pattern`,
parentData:n,
parentDataProperty:`pattern`,
rootData:a,
dynamicAnchors:s})){
l=v(l,u.errors);
f+=u.errors.length}}else{
let e={
instancePath:t+`/1`,
schemaPath:`#/$defs/toolNameConvention/then/prefixItems/1/type`,
keyword:`type`,
params:{
type:`object`}};
l=_(l,e);
f++}}
if(!(e.length<=2)){
l=_(l,{
instancePath:t,
schemaPath:`#/$defs/toolNameConvention/then/items`,
keyword:`items`,
params:{
limit:2}});
f++}}else{
l=_(l,{
instancePath:t,
schemaPath:`#/$defs/toolNameConvention/then/type`,
keyword:`type`,
params:{
type:`array`}});
f++}
var y=n===f;
h=y;
if(h)
var x=!0;
b=`then`}else{
let r=f;
if(!o(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:a,
dynamicAnchors:s})){
l=v(l,o.errors);
f+=o.errors.length}
var y=r===f;
h=y;
b=`else`}
if(!h){
l=_(l,{
instancePath:t,
schemaPath:`#/$defs/toolNameConvention/if`,
keyword:`if`,
params:{
failingKeyword:b}});
f++}
d.errors=l;
p.items=x;
return f===0}
d.evaluated={
dynamicProps:!1,
dynamicItems:!0};
function f(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
let u=f.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(n!==`tool-name-convention`&&!s(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:o})){
c=v(c,s.errors);
l+=s.errors.length}
if(e[`tool-name-convention`]!==void 0&&r.call(e,`tool-name-convention`)&&!d(e[`tool-name-convention`],{
instancePath:t+`/tool-name-convention`,
parentData:e,
parentDataProperty:`tool-name-convention`,
rootData:a,
dynamicAnchors:o})){
c=v(c,d.errors);
l+=d.errors.length}}else{
c=_(c,{
instancePath:t,
schemaPath:`#/$defs/rules/type`,
keyword:`type`,
params:{
type:`object`}});
l++}
f.errors=c;
return l===0}
f.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function p(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=p.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e==`string`){
if(l(e)<1){
o=_(o,{
instancePath:t,
schemaPath:`#/$defs/pattern/minLength`,
keyword:`minLength`,
params:{
limit:1}});
s++}}else{
o=_(o,{
instancePath:t,
schemaPath:`#/$defs/pattern/type`,
keyword:`type`,
params:{
type:`string`}});
s++}
p.errors=o;
return s===0}
p.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function m(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=m.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e==`string`){
if(l(e)<1){
o=_(o,{
instancePath:t,
schemaPath:`#/$defs/path/minLength`,
keyword:`minLength`,
params:{
limit:1}});
s++}}else{
o=_(o,{
instancePath:t,
schemaPath:`#/$defs/path/type`,
keyword:`type`,
params:{
type:`string`}});
s++}
m.errors=o;
return s===0}
m.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function h(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=h.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.files===void 0||!r.call(e,`files`)){
s=_(s,{
instancePath:t,
schemaPath:`#/$defs/override/required`,
keyword:`required`,
params:{
missingProperty:`files`}});
c++}
if(e.rules===void 0||!r.call(e,`rules`)){
s=_(s,{
instancePath:t,
schemaPath:`#/$defs/override/required`,
keyword:`required`,
params:{
missingProperty:`rules`}});
c++}
for(
let n of Object.keys(e))
if(n!==`files`&&n!==`rules`){
s=_(s,{
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
let e={
instancePath:t+`/files`,
schemaPath:`#/$defs/override/properties/files/minItems`,
keyword:`minItems`,
params:{
limit:1}};
s=_(s,e);
c++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!p(n[r],{
instancePath:t+`/files/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=v(s,p.errors);
c+=p.errors.length}}else{
let e={
instancePath:t+`/files`,
schemaPath:`#/$defs/override/properties/files/type`,
keyword:`type`,
params:{
type:`array`}};
s=_(s,e);
c++}}
if(e.rules!==void 0&&r.call(e,`rules`)&&!f(e.rules,{
instancePath:t+`/rules`,
parentData:e,
parentDataProperty:`rules`,
rootData:a,
dynamicAnchors:o})){
s=v(s,f.errors);
c+=f.errors.length}}else{
s=_(s,{
instancePath:t,
schemaPath:`#/$defs/override/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
h.errors=s;
return c===0}
h.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function g(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=g.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let i of Object.keys(e))
if(!r.call(n.properties,i)){
l=_(l,{
instancePath:t,
schemaPath:`#/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:i}});
u++}
if(e.$schema!==void 0&&r.call(e,`$schema`)){
let n=e.$schema;
if(typeof n==`string`){
if(!i.test(n)){
let e={
instancePath:t+`/$schema`,
schemaPath:`#/properties/%24schema/format`,
keyword:`format`,
params:{
format:`uri-reference`}};
l=_(l,e);
u++}}else{
let e={
instancePath:t+`/$schema`,
schemaPath:`#/properties/%24schema/type`,
keyword:`type`,
params:{
type:`string`}};
l=_(l,e);
u++}}
if(e.targets!==void 0&&r.call(e,`targets`)){
let n=e.targets;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/targets/`+r,
schemaPath:`#/properties/targets/items/type`,
keyword:`type`,
params:{
type:`string`}};
l=_(l,e);
u++}}else{
let e={
instancePath:t+`/targets`,
schemaPath:`#/properties/targets/type`,
keyword:`type`,
params:{
type:`array`}};
l=_(l,e);
u++}}
if(e.clients!==void 0&&r.call(e,`clients`)){
let n=e.clients;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/clients/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/clients/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
l=_(l,n);
u++}}else{
let e={
instancePath:t+`/clients`,
schemaPath:`#/properties/clients/type`,
keyword:`type`,
params:{
type:`object`}};
l=_(l,e);
u++}}
if(e.rules!==void 0&&r.call(e,`rules`)&&!f(e.rules,{
instancePath:t+`/rules`,
parentData:e,
parentDataProperty:`rules`,
rootData:s,
dynamicAnchors:c})){
l=v(l,f.errors);
u+=f.errors.length}
if(e.ignore!==void 0&&r.call(e,`ignore`)){
let n=e.ignore;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!p(n[r],{
instancePath:t+`/ignore/`+r,
parentData:n,
parentDataProperty:r,
rootData:s,
dynamicAnchors:c})){
l=v(l,p.errors);
u+=p.errors.length}}else{
let e={
instancePath:t+`/ignore`,
schemaPath:`#/properties/ignore/type`,
keyword:`type`,
params:{
type:`array`}};
l=_(l,e);
u++}}
if(e.documents!==void 0&&r.call(e,`documents`)){
let n=e.documents;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!p(n[r],{
instancePath:t+`/documents/`+r,
parentData:n,
parentDataProperty:r,
rootData:s,
dynamicAnchors:c})){
l=v(l,p.errors);
u+=p.errors.length}}else{
let e={
instancePath:t+`/documents`,
schemaPath:`#/properties/documents/type`,
keyword:`type`,
params:{
type:`array`}};
l=_(l,e);
u++}}
if(e.files!==void 0&&r.call(e,`files`)){
let n=e.files;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n)){
let r=u;
if(!p(e,{
instancePath:t+`/files`,
parentData:n,
parentDataProperty:`files`,
rootData:s,
dynamicAnchors:c})){
l=v(l,p.errors);
u+=p.errors.length}
if(r!==u){
let n={
instancePath:t+`/files`,
schemaPath:`#/properties/files/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:e}};
l=_(l,n);
u++}}
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/files/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/files/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
l=_(l,n);
u++}}else{
let e={
instancePath:t+`/files`,
schemaPath:`#/properties/files/type`,
keyword:`type`,
params:{
type:`object`}};
l=_(l,e);
u++}}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!m(n[e],{
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:s,
dynamicAnchors:c})){
l=v(l,m.errors);
u+=m.errors.length}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/type`,
keyword:`type`,
params:{
type:`object`}};
l=_(l,e);
u++}}
if(e.spec!==void 0&&r.call(e,`spec`)&&typeof e.spec!=`string`){
let e={
instancePath:t+`/spec`,
schemaPath:`#/properties/spec/type`,
keyword:`type`,
params:{
type:`string`}};
l=_(l,e);
u++}
if(e.profiles!==void 0&&r.call(e,`profiles`)){
let n=e.profiles;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/profiles/`+r,
schemaPath:`#/properties/profiles/items/type`,
keyword:`type`,
params:{
type:`string`}};
l=_(l,e);
u++}}else{
let e={
instancePath:t+`/profiles`,
schemaPath:`#/properties/profiles/type`,
keyword:`type`,
params:{
type:`array`}};
l=_(l,e);
u++}}
if(e.overrides!==void 0&&r.call(e,`overrides`)){
let n=e.overrides;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!h(n[r],{
instancePath:t+`/overrides/`+r,
parentData:n,
parentDataProperty:r,
rootData:s,
dynamicAnchors:c})){
l=v(l,h.errors);
u+=h.errors.length}}else{
let e={
instancePath:t+`/overrides`,
schemaPath:`#/properties/overrides/type`,
keyword:`type`,
params:{
type:`array`}};
l=_(l,e);
u++}}
if(e.fix!==void 0&&r.call(e,`fix`)){
let n=e.fix;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n)){
let n=u;
if(typeof e!=`string`){
let n={
instancePath:t+`/fix`,
schemaPath:`#/properties/fix/propertyNames/type`,
keyword:`type`,
params:{
type:`string`},
propertyName:e};
l=_(l,n);
u++}
if(n!==u){
let n={
instancePath:t+`/fix`,
schemaPath:`#/properties/fix/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:e}};
l=_(l,n);
u++}}
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`){
let n={
instancePath:t+`/fix/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/fix/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
l=_(l,n);
u++}
if(r!==`off`){
let n={
instancePath:t+`/fix/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/fix/additionalProperties/enum`,
keyword:`enum`,
params:{}};
l=_(l,n);
u++}}}else{
let e={
instancePath:t+`/fix`,
schemaPath:`#/properties/fix/type`,
keyword:`type`,
params:{
type:`object`}};
l=_(l,e);
u++}}
if(e.baseline!==void 0&&r.call(e,`baseline`)&&!m(e.baseline,{
instancePath:t+`/baseline`,
parentData:e,
parentDataProperty:`baseline`,
rootData:s,
dynamicAnchors:c})){
l=v(l,m.errors);
u+=m.errors.length}}else{
l=_(l,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
g.errors=l;
return u===0}
g.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function _(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function v(e,t){
if(e===null)
return t;
for(
let n of t)
_(e,n);
return e}
function y(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_mcp_lint=e;
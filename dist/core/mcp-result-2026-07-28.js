"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:l,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"x-rule": "result-schema",
"type": "object",
"required": [
"content"
],
"allOf": [
{
"x-rule": "list-modern-envelope",
"required": [
"resultType"
]
}
],
"properties": {
"content": {
"type": "array",
"items": {
"type": "object",
"required": [
"type"
],
"discriminator": {
"propertyName": "type"
},
"oneOf": [
{
"$ref": "#/$defs/text"
},
{
"$ref": "#/$defs/image"
},
{
"$ref": "#/$defs/audio"
},
{
"$ref": "#/$defs/resource"
},
{
"$ref": "#/$defs/resource_link"
}
]
}
},
"isError": {
"type": "boolean"
},
"_meta": {
"type": "object"
},
"structuredContent": {},
"resultType": {
"type": "string"
}
},
"$defs": {
"text": {
"type": "object",
"required": [
"type",
"text"
],
"properties": {
"type": {
"const": "text"
},
"text": {
"type": "string"
},
"annotations": {
"$ref": "#/$defs/annotations"
},
"_meta": {
"type": "object"
}
}
},
"image": {
"type": "object",
"required": [
"type",
"data",
"mimeType"
],
"properties": {
"type": {
"const": "image"
},
"data": {
"type": "string"
},
"mimeType": {
"type": "string"
},
"annotations": {
"$ref": "#/$defs/annotations"
},
"_meta": {
"type": "object"
}
}
},
"audio": {
"type": "object",
"required": [
"type",
"data",
"mimeType"
],
"properties": {
"type": {
"const": "audio"
},
"data": {
"type": "string"
},
"mimeType": {
"type": "string"
},
"annotations": {
"$ref": "#/$defs/annotations"
},
"_meta": {
"type": "object"
}
}
},
"resource": {
"type": "object",
"required": [
"type",
"resource"
],
"properties": {
"type": {
"const": "resource"
},
"resource": {
"type": "object",
"required": [
"uri"
],
"properties": {
"uri": {
"type": "string"
},
"mimeType": {
"type": "string"
},
"text": {
"type": "string"
},
"blob": {
"type": "string"
}
},
"anyOf": [
{
"required": [
"text"
]
},
{
"required": [
"blob"
]
}
]
},
"annotations": {
"$ref": "#/$defs/annotations"
},
"_meta": {
"type": "object"
}
}
},
"resource_link": {
"type": "object",
"required": [
"type",
"uri",
"name"
],
"properties": {
"type": {
"const": "resource_link"
},
"uri": {
"type": "string"
},
"name": {
"type": "string"
},
"annotations": {
"$ref": "#/$defs/annotations"
},
"_meta": {
"type": "object"
}
}
},
"annotations": {
"type": "object",
"properties": {
"audience": {
"type": "array",
"items": {
"enum": [
"user",
"assistant"
]
}
},
"priority": {
"type": "number",
"minimum": 0,
"maximum": 1
},
"lastModified": {
"type": "string"
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.audience!==void 0&&n.call(e,`audience`)){
let n=e.audience;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`user`&&e!==`assistant`){
c=d(c,t+`/audience/`+r,`#/$defs/annotations/properties/audience/items/enum`);
l++}}}else{
c=d(c,t+`/audience`,`#/$defs/annotations/properties/audience/type`);
l++}}
if(e.priority!==void 0&&n.call(e,`priority`)){
let n=e.priority;
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
c=d(c,t+`/priority`,`#/$defs/annotations/properties/priority/maximum`,{
comparison:`<=`,
limit:1});
l++}
if(n<0||isNaN(n)){
c=d(c,t+`/priority`,`#/$defs/annotations/properties/priority/minimum`,{
comparison:`>=`,
limit:0});
l++}}else{
c=d(c,t+`/priority`,`#/$defs/annotations/properties/priority/type`);
l++}}
if(e.lastModified!==void 0&&n.call(e,`lastModified`)&&typeof e.lastModified!=`string`){
c=d(c,t+`/lastModified`,`#/$defs/annotations/properties/lastModified/type`);
l++}}else{
c=u(c,{
instancePath:t,
schemaPath:`#/$defs/annotations/type`,
keyword:`type`,
params:{}});
l++}
r.errors=c;
return l===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/text/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.text===void 0||!n.call(e,`text`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/text/required`,
keyword:`required`,
params:{
missingProperty:`text`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`text`){
l=d(l,t+`/type`,`#/$defs/text/properties/type/const`,{
allowedValue:`text`});
p++}
if(e.text!==void 0&&n.call(e,`text`)&&typeof e.text!=`string`){
l=d(l,t+`/text`,`#/$defs/text/properties/text/type`);
p++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
l=f(l,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=d(l,t+`/_meta`,`#/$defs/text/properties/_meta/type`);
p++}}}else{
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/text/type`,
keyword:`type`,
params:{}});
p++}
i.errors=l;
return p===0}
function a(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.data===void 0||!n.call(e,`data`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`data`}});
p++}
if(e.mimeType===void 0||!n.call(e,`mimeType`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`mimeType`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`image`){
l=d(l,t+`/type`,`#/$defs/image/properties/type/const`,{
allowedValue:`image`});
p++}
if(e.data!==void 0&&n.call(e,`data`)&&typeof e.data!=`string`){
l=d(l,t+`/data`,`#/$defs/image/properties/data/type`);
p++}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)&&typeof e.mimeType!=`string`){
l=d(l,t+`/mimeType`,`#/$defs/image/properties/mimeType/type`);
p++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
l=f(l,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=d(l,t+`/_meta`,`#/$defs/image/properties/_meta/type`);
p++}}}else{
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/image/type`,
keyword:`type`,
params:{}});
p++}
a.errors=l;
return p===0}
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.data===void 0||!n.call(e,`data`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`data`}});
p++}
if(e.mimeType===void 0||!n.call(e,`mimeType`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`mimeType`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`audio`){
l=d(l,t+`/type`,`#/$defs/audio/properties/type/const`,{
allowedValue:`audio`});
p++}
if(e.data!==void 0&&n.call(e,`data`)&&typeof e.data!=`string`){
l=d(l,t+`/data`,`#/$defs/audio/properties/data/type`);
p++}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)&&typeof e.mimeType!=`string`){
l=d(l,t+`/mimeType`,`#/$defs/audio/properties/mimeType/type`);
p++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
l=f(l,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=d(l,t+`/_meta`,`#/$defs/audio/properties/_meta/type`);
p++}}}else{
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/audio/type`,
keyword:`type`,
params:{}});
p++}
o.errors=l;
return p===0}
function s(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:c={}}={}){
let l=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/resource/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.resource===void 0||!n.call(e,`resource`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/resource/required`,
keyword:`required`,
params:{
missingProperty:`resource`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`resource`){
l=d(l,t+`/type`,`#/$defs/resource/properties/type/const`,{
allowedValue:`resource`});
p++}
if(e.resource!==void 0&&n.call(e,`resource`)){
let r=e.resource;
let i=p;
let a=!1;
let o=p;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.text===void 0||!n.call(r,`text`))){
l=d(l,t+`/resource`,`#/$defs/resource/properties/resource/anyOf/0/required`,{
missingProperty:`text`});
p++}
var m=o===p;
a||=m;
let s=p;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.blob===void 0||!n.call(r,`blob`))){
l=d(l,t+`/resource`,`#/$defs/resource/properties/resource/anyOf/1/required`,{
missingProperty:`blob`});
p++}
var m=s===p;
a||=m;
if(a){
p=i;
l!==null&&(i?l.length=Math.min(l.length,i):l=null)}else{
l=d(l,t+`/resource`,`#/$defs/resource/properties/resource/anyOf`);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.uri===void 0||!n.call(r,`uri`)){
l=d(l,t+`/resource`,`#/$defs/resource/properties/resource/required`,{
missingProperty:`uri`});
p++}
if(r.uri!==void 0&&n.call(r,`uri`)&&typeof r.uri!=`string`){
l=d(l,t+`/resource/uri`,`#/$defs/resource/properties/resource/properties/uri/type`);
p++}
if(r.mimeType!==void 0&&n.call(r,`mimeType`)&&typeof r.mimeType!=`string`){
l=d(l,t+`/resource/mimeType`,`#/$defs/resource/properties/resource/properties/mimeType/type`);
p++}
if(r.text!==void 0&&n.call(r,`text`)&&typeof r.text!=`string`){
l=d(l,t+`/resource/text`,`#/$defs/resource/properties/resource/properties/text/type`);
p++}
if(r.blob!==void 0&&n.call(r,`blob`)&&typeof r.blob!=`string`){
l=d(l,t+`/resource/blob`,`#/$defs/resource/properties/resource/properties/blob/type`);
p++}}else{
l=d(l,t+`/resource`,`#/$defs/resource/properties/resource/type`);
p++}}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:o,
dynamicAnchors:c})){
l=f(l,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=d(l,t+`/_meta`,`#/$defs/resource/properties/_meta/type`);
p++}}}else{
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/resource/type`,
keyword:`type`,
params:{}});
p++}
s.errors=l;
return p===0}
function c(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/resource_link/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.uri===void 0||!n.call(e,`uri`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/resource_link/required`,
keyword:`required`,
params:{
missingProperty:`uri`}});
p++}
if(e.name===void 0||!n.call(e,`name`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/resource_link/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`resource_link`){
l=d(l,t+`/type`,`#/$defs/resource_link/properties/type/const`,{
allowedValue:`resource_link`});
p++}
if(e.uri!==void 0&&n.call(e,`uri`)&&typeof e.uri!=`string`){
l=d(l,t+`/uri`,`#/$defs/resource_link/properties/uri/type`);
p++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
l=d(l,t+`/name`,`#/$defs/resource_link/properties/name/type`);
p++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:o,
dynamicAnchors:s})){
l=f(l,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=d(l,t+`/_meta`,`#/$defs/resource_link/properties/_meta/type`);
p++}}}else{
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/resource_link/type`,
keyword:`type`,
params:{}});
p++}
c.errors=l;
return p===0}
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:p,
rootData:m=e,
dynamicAnchors:h={}}={}){
let g=null;
let _=0;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.resultType===void 0||!n.call(e,`resultType`))){
g=u(g,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`resultType`}});
_++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.content===void 0||!n.call(e,`content`)){
g=u(g,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`content`}});
_++}
if(e.content!==void 0&&n.call(e,`content`)){
let r=e.content;
if(Array.isArray(r)){
let e=r.length;
for(
let l=0;l<e;l++){
let e=r[l];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
g=d(g,t+`/content/`+l,`#/properties/content/items/required`,{
missingProperty:`type`});
_++}
let u=e.type;
if(typeof u==`string`){
if(u===`text`){
if(!i(e,{
instancePath:t+`/content/`+l,
parentData:r,
parentDataProperty:l,
rootData:m,
dynamicAnchors:h})){
g=f(g,i.errors);
_+=i.errors.length}
var v={};
v.type=!0;
v.text=!0;
v.annotations=!0;
v._meta=!0}else 
if(u===`image`){
if(!a(e,{
instancePath:t+`/content/`+l,
parentData:r,
parentDataProperty:l,
rootData:m,
dynamicAnchors:h})){
g=f(g,a.errors);
_+=a.errors.length}
if(v!==!0){
v||={};
v.type=!0;
v.data=!0;
v.mimeType=!0;
v.annotations=!0;
v._meta=!0}}else 
if(u===`audio`){
if(!o(e,{
instancePath:t+`/content/`+l,
parentData:r,
parentDataProperty:l,
rootData:m,
dynamicAnchors:h})){
g=f(g,o.errors);
_+=o.errors.length}
if(v!==!0){
v||={};
v.type=!0;
v.data=!0;
v.mimeType=!0;
v.annotations=!0;
v._meta=!0}}else 
if(u===`resource`){
if(!s(e,{
instancePath:t+`/content/`+l,
parentData:r,
parentDataProperty:l,
rootData:m,
dynamicAnchors:h})){
g=f(g,s.errors);
_+=s.errors.length}
if(v!==!0){
v||={};
v.type=!0;
v.resource=!0;
v.annotations=!0;
v._meta=!0}}else 
if(u===`resource_link`){
if(!c(e,{
instancePath:t+`/content/`+l,
parentData:r,
parentDataProperty:l,
rootData:m,
dynamicAnchors:h})){
g=f(g,c.errors);
_+=c.errors.length}
if(v!==!0){
v||={};
v.type=!0;
v.uri=!0;
v.name=!0;
v.annotations=!0;
v._meta=!0}}else{
g=d(g,t+`/content/`+l,`#/properties/content/items/discriminator`,{
error:`mapping`,
tag:`type`,
tagValue:u});
_++}}else{
g=d(g,t+`/content/`+l,`#/properties/content/items/discriminator`,{
error:`tag`,
tag:`type`,
tagValue:u});
_++}}else{
g=d(g,t+`/content/`+l,`#/properties/content/items/type`);
_++}}}else{
g=d(g,t+`/content`,`#/properties/content/type`);
_++}}
if(e.isError!==void 0&&n.call(e,`isError`)&&typeof e.isError!=`boolean`){
g=d(g,t+`/isError`,`#/properties/isError/type`);
_++}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
g=d(g,t+`/_meta`,`#/properties/_meta/type`);
_++}}
if(e.resultType!==void 0&&n.call(e,`resultType`)&&typeof e.resultType!=`string`){
g=d(g,t+`/resultType`,`#/properties/resultType/type`);
_++}}else{
g=u(g,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
_++}
l.errors=g;
return _===0}
function u(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function d(e,t,n,r={}){
return u(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function f(e,t){
if(e===null)
return t;
for(
let n of t)
u(e,n);
return e}}));
exports.require_mcp_result_2026_07_28=e;
"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"x-rule": "result-schema",
"type": "object",
"required": [
"content"
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
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/text"
},
{
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/image"
},
{
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/audio"
},
{
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/resource"
}
]
}
},
"isError": {
"type": "boolean"
},
"_meta": {
"type": "object"
}
},
"$defs": {
"mcp-result-2026-07-28": {
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
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/text"
},
{
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/image"
},
{
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/audio"
},
{
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/resource"
},
{
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/resource_link"
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
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/annotations"
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
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/annotations"
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
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/annotations"
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
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/annotations"
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
"$ref": "#/$defs/mcp-result-2026-07-28/$defs/annotations"
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
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.audience!==void 0&&n.call(e,`audience`)){
let n=e.audience;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`user`&&e!==`assistant`){
c=u(c,t+`/audience/`+r,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/audience/items/enum`);
d++}}}else{
c=u(c,t+`/audience`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/audience/type`);
d++}}
if(e.priority!==void 0&&n.call(e,`priority`)){
let n=e.priority;
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
c=u(c,t+`/priority`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/maximum`,{
comparison:`<=`,
limit:1});
d++}
if(n<0||isNaN(n)){
c=u(c,t+`/priority`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/minimum`,{
comparison:`>=`,
limit:0});
d++}}else{
c=u(c,t+`/priority`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/type`);
d++}}
if(e.lastModified!==void 0&&n.call(e,`lastModified`)&&typeof e.lastModified!=`string`){
c=u(c,t+`/lastModified`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/lastModified/type`);
d++}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/type`,
keyword:`type`,
params:{}});
d++}
r.errors=c;
return d===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.text===void 0||!n.call(e,`text`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/required`,
keyword:`required`,
params:{
missingProperty:`text`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`text`){
f=u(f,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/text/properties/type/const`,{
allowedValue:`text`});
p++}
if(e.text!==void 0&&n.call(e,`text`)&&typeof e.text!=`string`){
f=u(f,t+`/text`,`#/$defs/mcp-result-2026-07-28/$defs/text/properties/text/type`);
p++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
f=d(f,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=u(f,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/text/properties/_meta/type`);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/type`,
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
if(e.type===void 0||!n.call(e,`type`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.data===void 0||!n.call(e,`data`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`data`}});
p++}
if(e.mimeType===void 0||!n.call(e,`mimeType`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`mimeType`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`image`){
f=u(f,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/type/const`,{
allowedValue:`image`});
p++}
if(e.data!==void 0&&n.call(e,`data`)&&typeof e.data!=`string`){
f=u(f,t+`/data`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/data/type`);
p++}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)&&typeof e.mimeType!=`string`){
f=u(f,t+`/mimeType`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/mimeType/type`);
p++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
f=d(f,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=u(f,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/_meta/type`);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:s=e,
dynamicAnchors:c={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.data===void 0||!n.call(e,`data`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`data`}});
p++}
if(e.mimeType===void 0||!n.call(e,`mimeType`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`mimeType`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`audio`){
f=u(f,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/type/const`,{
allowedValue:`audio`});
p++}
if(e.data!==void 0&&n.call(e,`data`)&&typeof e.data!=`string`){
f=u(f,t+`/data`,`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/data/type`);
p++}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)&&typeof e.mimeType!=`string`){
f=u(f,t+`/mimeType`,`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/mimeType/type`);
p++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
f=d(f,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=u(f,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/_meta/type`);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:c={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.resource===void 0||!n.call(e,`resource`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/required`,
keyword:`required`,
params:{
missingProperty:`resource`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`resource`){
f=u(f,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/type/const`,{
allowedValue:`resource`});
p++}
if(e.resource!==void 0&&n.call(e,`resource`)){
let r=e.resource;
let i=p;
let a=!1;
let o=p;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.text===void 0||!n.call(r,`text`))){
f=u(f,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/0/required`,{
missingProperty:`text`});
p++}
var m=o===p;
a||=m;
let s=p;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.blob===void 0||!n.call(r,`blob`))){
f=u(f,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/1/required`,{
missingProperty:`blob`});
p++}
var m=s===p;
a||=m;
if(a){
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null)}else{
f=u(f,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf`);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.uri===void 0||!n.call(r,`uri`)){
f=u(f,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/required`,{
missingProperty:`uri`});
p++}
if(r.uri!==void 0&&n.call(r,`uri`)&&typeof r.uri!=`string`){
f=u(f,t+`/resource/uri`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/uri/type`);
p++}
if(r.mimeType!==void 0&&n.call(r,`mimeType`)&&typeof r.mimeType!=`string`){
f=u(f,t+`/resource/mimeType`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/mimeType/type`);
p++}
if(r.text!==void 0&&n.call(r,`text`)&&typeof r.text!=`string`){
f=u(f,t+`/resource/text`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/text/type`);
p++}
if(r.blob!==void 0&&n.call(r,`blob`)&&typeof r.blob!=`string`){
f=u(f,t+`/resource/blob`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/blob/type`);
p++}}else{
f=u(f,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/type`);
p++}}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:o,
dynamicAnchors:c})){
f=d(f,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=u(f,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/_meta/type`);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/type`,
keyword:`type`,
params:{}});
p++}
s.errors=f;
return p===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:f,
rootData:p=e,
dynamicAnchors:m={}}={}){
let h=null;
let g=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.content===void 0||!n.call(e,`content`)){
h=l(h,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`content`}});
g++}
if(e.content!==void 0&&n.call(e,`content`)){
let r=e.content;
if(Array.isArray(r)){
let e=r.length;
for(
let c=0;c<e;c++){
let e=r[c];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
h=u(h,t+`/content/`+c,`#/properties/content/items/required`,{
missingProperty:`type`});
g++}
let l=e.type;
if(typeof l==`string`){
if(l===`text`){
if(!i(e,{
instancePath:t+`/content/`+c,
parentData:r,
parentDataProperty:c,
rootData:p,
dynamicAnchors:m})){
h=d(h,i.errors);
g+=i.errors.length}
var _={};
_.type=!0;
_.text=!0;
_.annotations=!0;
_._meta=!0}else 
if(l===`image`){
if(!a(e,{
instancePath:t+`/content/`+c,
parentData:r,
parentDataProperty:c,
rootData:p,
dynamicAnchors:m})){
h=d(h,a.errors);
g+=a.errors.length}
if(_!==!0){
_||={};
_.type=!0;
_.data=!0;
_.mimeType=!0;
_.annotations=!0;
_._meta=!0}}else 
if(l===`audio`){
if(!o(e,{
instancePath:t+`/content/`+c,
parentData:r,
parentDataProperty:c,
rootData:p,
dynamicAnchors:m})){
h=d(h,o.errors);
g+=o.errors.length}
if(_!==!0){
_||={};
_.type=!0;
_.data=!0;
_.mimeType=!0;
_.annotations=!0;
_._meta=!0}}else 
if(l===`resource`){
if(!s(e,{
instancePath:t+`/content/`+c,
parentData:r,
parentDataProperty:c,
rootData:p,
dynamicAnchors:m})){
h=d(h,s.errors);
g+=s.errors.length}
if(_!==!0){
_||={};
_.type=!0;
_.resource=!0;
_.annotations=!0;
_._meta=!0}}else{
h=u(h,t+`/content/`+c,`#/properties/content/items/discriminator`,{
error:`mapping`,
tag:`type`,
tagValue:l});
g++}}else{
h=u(h,t+`/content/`+c,`#/properties/content/items/discriminator`,{
error:`tag`,
tag:`type`,
tagValue:l});
g++}}else{
h=u(h,t+`/content/`+c,`#/properties/content/items/type`);
g++}}}else{
h=u(h,t+`/content`,`#/properties/content/type`);
g++}}
if(e.isError!==void 0&&n.call(e,`isError`)&&typeof e.isError!=`boolean`){
h=u(h,t+`/isError`,`#/properties/isError/type`);
g++}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
h=u(h,t+`/_meta`,`#/properties/_meta/type`);
g++}}}else{
h=l(h,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
g++}
c.errors=h;
return g===0}
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
exports.require_mcp_result_2025_03_26=e;
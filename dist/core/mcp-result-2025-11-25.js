"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:u,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"$ref": "#/$defs/mcp-result-2025-06-18",
"$defs": {
"mcp-result-2025-06-18": {
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
"structuredContent": {
"x-rule": "result-structured-type",
"type": "object"
}
}
},
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
c=f(c,t+`/audience/`+r,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/audience/items/enum`);
l++}}}else{
c=f(c,t+`/audience`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/audience/type`);
l++}}
if(e.priority!==void 0&&n.call(e,`priority`)){
let n=e.priority;
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
c=f(c,t+`/priority`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/maximum`,{
comparison:`<=`,
limit:1});
l++}
if(n<0||isNaN(n)){
c=f(c,t+`/priority`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/minimum`,{
comparison:`>=`,
limit:0});
l++}}else{
c=f(c,t+`/priority`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/type`);
l++}}
if(e.lastModified!==void 0&&n.call(e,`lastModified`)&&typeof e.lastModified!=`string`){
c=f(c,t+`/lastModified`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/lastModified/type`);
l++}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/type`,
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
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}
if(e.text===void 0||!n.call(e,`text`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/required`,
keyword:`required`,
params:{
missingProperty:`text`}});
u++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`text`){
l=f(l,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/text/properties/type/const`,{
allowedValue:`text`});
u++}
if(e.text!==void 0&&n.call(e,`text`)&&typeof e.text!=`string`){
l=f(l,t+`/text`,`#/$defs/mcp-result-2026-07-28/$defs/text/properties/text/type`);
u++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
l=p(l,r.errors);
u+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=f(l,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/text/properties/_meta/type`);
u++}}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
function a(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}
if(e.data===void 0||!n.call(e,`data`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`data`}});
u++}
if(e.mimeType===void 0||!n.call(e,`mimeType`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`mimeType`}});
u++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`image`){
l=f(l,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/type/const`,{
allowedValue:`image`});
u++}
if(e.data!==void 0&&n.call(e,`data`)&&typeof e.data!=`string`){
l=f(l,t+`/data`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/data/type`);
u++}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)&&typeof e.mimeType!=`string`){
l=f(l,t+`/mimeType`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/mimeType/type`);
u++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
l=p(l,r.errors);
u+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=f(l,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/_meta/type`);
u++}}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/type`,
keyword:`type`,
params:{}});
u++}
a.errors=l;
return u===0}
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}
if(e.data===void 0||!n.call(e,`data`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`data`}});
u++}
if(e.mimeType===void 0||!n.call(e,`mimeType`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`mimeType`}});
u++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`audio`){
l=f(l,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/type/const`,{
allowedValue:`audio`});
u++}
if(e.data!==void 0&&n.call(e,`data`)&&typeof e.data!=`string`){
l=f(l,t+`/data`,`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/data/type`);
u++}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)&&typeof e.mimeType!=`string`){
l=f(l,t+`/mimeType`,`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/mimeType/type`);
u++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
l=p(l,r.errors);
u+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=f(l,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/_meta/type`);
u++}}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/type`,
keyword:`type`,
params:{}});
u++}
o.errors=l;
return u===0}
function s(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}
if(e.resource===void 0||!n.call(e,`resource`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/required`,
keyword:`required`,
params:{
missingProperty:`resource`}});
u++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`resource`){
l=f(l,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/type/const`,{
allowedValue:`resource`});
u++}
if(e.resource!==void 0&&n.call(e,`resource`)){
let r=e.resource;
let i=u;
let a=!1;
let o=u;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.text===void 0||!n.call(r,`text`))){
l=f(l,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/0/required`,{
missingProperty:`text`});
u++}
var m=o===u;
a||=m;
let s=u;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.blob===void 0||!n.call(r,`blob`))){
l=f(l,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/1/required`,{
missingProperty:`blob`});
u++}
var m=s===u;
a||=m;
if(a){
u=i;
l!==null&&(i?l.length=Math.min(l.length,i):l=null)}else{
l=f(l,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf`);
u++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.uri===void 0||!n.call(r,`uri`)){
l=f(l,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/required`,{
missingProperty:`uri`});
u++}
if(r.uri!==void 0&&n.call(r,`uri`)&&typeof r.uri!=`string`){
l=f(l,t+`/resource/uri`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/uri/type`);
u++}
if(r.mimeType!==void 0&&n.call(r,`mimeType`)&&typeof r.mimeType!=`string`){
l=f(l,t+`/resource/mimeType`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/mimeType/type`);
u++}
if(r.text!==void 0&&n.call(r,`text`)&&typeof r.text!=`string`){
l=f(l,t+`/resource/text`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/text/type`);
u++}
if(r.blob!==void 0&&n.call(r,`blob`)&&typeof r.blob!=`string`){
l=f(l,t+`/resource/blob`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/blob/type`);
u++}}else{
l=f(l,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/type`);
u++}}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:o,
dynamicAnchors:c})){
l=p(l,r.errors);
u+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=f(l,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/_meta/type`);
u++}}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/type`,
keyword:`type`,
params:{}});
u++}
s.errors=l;
return u===0}
function c(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource_link/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}
if(e.uri===void 0||!n.call(e,`uri`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource_link/required`,
keyword:`required`,
params:{
missingProperty:`uri`}});
u++}
if(e.name===void 0||!n.call(e,`name`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource_link/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
u++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`resource_link`){
l=f(l,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/resource_link/properties/type/const`,{
allowedValue:`resource_link`});
u++}
if(e.uri!==void 0&&n.call(e,`uri`)&&typeof e.uri!=`string`){
l=f(l,t+`/uri`,`#/$defs/mcp-result-2026-07-28/$defs/resource_link/properties/uri/type`);
u++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
l=f(l,t+`/name`,`#/$defs/mcp-result-2026-07-28/$defs/resource_link/properties/name/type`);
u++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:o,
dynamicAnchors:s})){
l=p(l,r.errors);
u+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=f(l,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/resource_link/properties/_meta/type`);
u++}}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource_link/type`,
keyword:`type`,
params:{}});
u++}
c.errors=l;
return u===0}
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:u,
rootData:m=e,
dynamicAnchors:h={}}={}){
let g=null;
let _=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.content===void 0||!n.call(e,`content`)){
g=d(g,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2025-06-18/required`,
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
g=f(g,t+`/content/`+l,`#/$defs/mcp-result-2025-06-18/properties/content/items/required`,{
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
g=p(g,i.errors);
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
g=p(g,a.errors);
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
g=p(g,o.errors);
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
g=p(g,s.errors);
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
g=p(g,c.errors);
_+=c.errors.length}
if(v!==!0){
v||={};
v.type=!0;
v.uri=!0;
v.name=!0;
v.annotations=!0;
v._meta=!0}}else{
g=f(g,t+`/content/`+l,`#/$defs/mcp-result-2025-06-18/properties/content/items/discriminator`,{
error:`mapping`,
tag:`type`,
tagValue:u});
_++}}else{
g=f(g,t+`/content/`+l,`#/$defs/mcp-result-2025-06-18/properties/content/items/discriminator`,{
error:`tag`,
tag:`type`,
tagValue:u});
_++}}else{
g=f(g,t+`/content/`+l,`#/$defs/mcp-result-2025-06-18/properties/content/items/type`);
_++}}}else{
g=f(g,t+`/content`,`#/$defs/mcp-result-2025-06-18/properties/content/type`);
_++}}
if(e.isError!==void 0&&n.call(e,`isError`)&&typeof e.isError!=`boolean`){
g=f(g,t+`/isError`,`#/$defs/mcp-result-2025-06-18/properties/isError/type`);
_++}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
g=f(g,t+`/_meta`,`#/$defs/mcp-result-2025-06-18/properties/_meta/type`);
_++}}
if(e.structuredContent!==void 0&&n.call(e,`structuredContent`)){
let n=e.structuredContent;
if(!n||typeof n!=`object`||Array.isArray(n)){
g=f(g,t+`/structuredContent`,`#/$defs/mcp-result-2025-06-18/properties/structuredContent/type`);
_++}}}else{
g=d(g,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2025-06-18/type`,
keyword:`type`,
params:{}});
_++}
l.errors=g;
return _===0}
function u(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
o=d(o,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
s++}
if(!l(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=p(o,l.errors);
s+=l.errors.length}
u.errors=o;
return s===0}
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t,n,r={}){
return d(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function p(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}}));
exports.require_mcp_result_2025_11_25=e;
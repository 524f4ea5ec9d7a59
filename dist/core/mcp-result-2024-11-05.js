"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
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
let u=null;
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
u=l(u,t+`/audience/`+r,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/audience/items/enum`);
d++}}}else{
u=l(u,t+`/audience`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/audience/type`);
d++}}
if(e.priority!==void 0&&n.call(e,`priority`)){
let n=e.priority;
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
u=l(u,t+`/priority`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/maximum`,{
comparison:`<=`,
limit:1});
d++}
if(n<0||isNaN(n)){
u=l(u,t+`/priority`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/minimum`,{
comparison:`>=`,
limit:0});
d++}}else{
u=l(u,t+`/priority`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/type`);
d++}}
if(e.lastModified!==void 0&&n.call(e,`lastModified`)&&typeof e.lastModified!=`string`){
u=l(u,t+`/lastModified`,`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/lastModified/type`);
d++}}else{
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.text===void 0||!n.call(e,`text`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/required`,
keyword:`required`,
params:{
missingProperty:`text`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`text`){
f=l(f,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/text/properties/type/const`,{
allowedValue:`text`});
p++}
if(e.text!==void 0&&n.call(e,`text`)&&typeof e.text!=`string`){
f=l(f,t+`/text`,`#/$defs/mcp-result-2026-07-28/$defs/text/properties/text/type`);
p++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:d})){
f=u(f,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=l(f,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/text/properties/_meta/type`);
p++}}}else{
f=c(f,{
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
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.data===void 0||!n.call(e,`data`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`data`}});
p++}
if(e.mimeType===void 0||!n.call(e,`mimeType`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`mimeType`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`image`){
f=l(f,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/type/const`,{
allowedValue:`image`});
p++}
if(e.data!==void 0&&n.call(e,`data`)&&typeof e.data!=`string`){
f=l(f,t+`/data`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/data/type`);
p++}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)&&typeof e.mimeType!=`string`){
f=l(f,t+`/mimeType`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/mimeType/type`);
p++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:d})){
f=u(f,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=l(f,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/image/properties/_meta/type`);
p++}}}else{
f=c(f,{
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
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}
if(e.resource===void 0||!n.call(e,`resource`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/required`,
keyword:`required`,
params:{
missingProperty:`resource`}});
p++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`resource`){
f=l(f,t+`/type`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/type/const`,{
allowedValue:`resource`});
p++}
if(e.resource!==void 0&&n.call(e,`resource`)){
let r=e.resource;
let i=p;
let a=!1;
let o=p;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.text===void 0||!n.call(r,`text`))){
f=l(f,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/0/required`,{
missingProperty:`text`});
p++}
var m=o===p;
a||=m;
let s=p;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.blob===void 0||!n.call(r,`blob`))){
f=l(f,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/1/required`,{
missingProperty:`blob`});
p++}
var m=s===p;
a||=m;
if(a){
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null)}else{
f=l(f,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf`);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.uri===void 0||!n.call(r,`uri`)){
f=l(f,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/required`,{
missingProperty:`uri`});
p++}
if(r.uri!==void 0&&n.call(r,`uri`)&&typeof r.uri!=`string`){
f=l(f,t+`/resource/uri`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/uri/type`);
p++}
if(r.mimeType!==void 0&&n.call(r,`mimeType`)&&typeof r.mimeType!=`string`){
f=l(f,t+`/resource/mimeType`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/mimeType/type`);
p++}
if(r.text!==void 0&&n.call(r,`text`)&&typeof r.text!=`string`){
f=l(f,t+`/resource/text`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/text/type`);
p++}
if(r.blob!==void 0&&n.call(r,`blob`)&&typeof r.blob!=`string`){
f=l(f,t+`/resource/blob`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/blob/type`);
p++}}else{
f=l(f,t+`/resource`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/type`);
p++}}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:d})){
f=u(f,r.errors);
p+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=l(f,t+`/_meta`,`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/_meta/type`);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.content===void 0||!n.call(e,`content`)){
m=c(m,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`content`}});
h++}
if(e.content!==void 0&&n.call(e,`content`)){
let r=e.content;
if(Array.isArray(r)){
let e=r.length;
for(
let s=0;s<e;s++){
let e=r[s];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
m=l(m,t+`/content/`+s,`#/properties/content/items/required`,{
missingProperty:`type`});
h++}
let c=e.type;
if(typeof c==`string`){
if(c===`text`){
if(!i(e,{
instancePath:t+`/content/`+s,
parentData:r,
parentDataProperty:s,
rootData:f,
dynamicAnchors:p})){
m=u(m,i.errors);
h+=i.errors.length}
var g={};
g.type=!0;
g.text=!0;
g.annotations=!0;
g._meta=!0}else 
if(c===`image`){
if(!a(e,{
instancePath:t+`/content/`+s,
parentData:r,
parentDataProperty:s,
rootData:f,
dynamicAnchors:p})){
m=u(m,a.errors);
h+=a.errors.length}
if(g!==!0){
g||={};
g.type=!0;
g.data=!0;
g.mimeType=!0;
g.annotations=!0;
g._meta=!0}}else 
if(c===`resource`){
if(!o(e,{
instancePath:t+`/content/`+s,
parentData:r,
parentDataProperty:s,
rootData:f,
dynamicAnchors:p})){
m=u(m,o.errors);
h+=o.errors.length}
if(g!==!0){
g||={};
g.type=!0;
g.resource=!0;
g.annotations=!0;
g._meta=!0}}else{
m=l(m,t+`/content/`+s,`#/properties/content/items/discriminator`,{
error:`mapping`,
tag:`type`,
tagValue:c});
h++}}else{
m=l(m,t+`/content/`+s,`#/properties/content/items/discriminator`,{
error:`tag`,
tag:`type`,
tagValue:c});
h++}}else{
m=l(m,t+`/content/`+s,`#/properties/content/items/type`);
h++}}}else{
m=l(m,t+`/content`,`#/properties/content/type`);
h++}}
if(e.isError!==void 0&&n.call(e,`isError`)&&typeof e.isError!=`boolean`){
m=l(m,t+`/isError`,`#/properties/isError/type`);
h++}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=l(m,t+`/_meta`,`#/properties/_meta/type`);
h++}}}else{
m=c(m,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
h++}
s.errors=m;
return h===0}
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
exports.require_mcp_result_2024_11_05=e;
"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.audience!==void 0&&n.call(e,`audience`)){
let n=e.audience;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`user`&&e!==`assistant`){
let e={
instancePath:t+`/audience/`+r,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/audience/items/enum`,
keyword:`enum`,
params:{}};
c=l(c,e);
u++}}}else{
let e={
instancePath:t+`/audience`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/audience/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}}
if(e.priority!==void 0&&n.call(e,`priority`)){
let n=e.priority;
if(typeof n==`number`&&isFinite(n)){
if(n>1||isNaN(n)){
let e={
instancePath:t+`/priority`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:1}};
c=l(c,e);
u++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/priority`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
c=l(c,e);
u++}}else{
let e={
instancePath:t+`/priority`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}}
if(e.lastModified!==void 0&&n.call(e,`lastModified`)&&typeof e.lastModified!=`string`){
let e={
instancePath:t+`/lastModified`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/lastModified/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/type`,
keyword:`type`,
params:{}});
u++}
r.errors=c;
return u===0}
r.evaluated={
props:{
audience:!0,
priority:!0,
lastModified:!0},
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
if(e.type===void 0||!n.call(e,`type`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
f++}
if(e.text===void 0||!n.call(e,`text`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/required`,
keyword:`required`,
params:{
missingProperty:`text`}});
f++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`text`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`text`}};
d=l(d,e);
f++}
if(e.text!==void 0&&n.call(e,`text`)&&typeof e.text!=`string`){
let e={
instancePath:t+`/text`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/properties/text/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
d=u(d,r.errors);
f+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/properties/_meta/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
i.evaluated={
props:{
type:!0,
text:!0,
annotations:!0,
_meta:!0},
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
if(e.type===void 0||!n.call(e,`type`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
f++}
if(e.data===void 0||!n.call(e,`data`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`data`}});
f++}
if(e.mimeType===void 0||!n.call(e,`mimeType`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/required`,
keyword:`required`,
params:{
missingProperty:`mimeType`}});
f++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`image`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`image`}};
d=l(d,e);
f++}
if(e.data!==void 0&&n.call(e,`data`)&&typeof e.data!=`string`){
let e={
instancePath:t+`/data`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/properties/data/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)&&typeof e.mimeType!=`string`){
let e={
instancePath:t+`/mimeType`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/properties/mimeType/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
d=u(d,r.errors);
f+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/properties/_meta/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
type:!0,
data:!0,
mimeType:!0,
annotations:!0,
_meta:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:s=e,
dynamicAnchors:c={}}={}){
let d=null;
let f=0;
let p=o.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
f++}
if(e.data===void 0||!n.call(e,`data`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`data`}});
f++}
if(e.mimeType===void 0||!n.call(e,`mimeType`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/required`,
keyword:`required`,
params:{
missingProperty:`mimeType`}});
f++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`audio`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`audio`}};
d=l(d,e);
f++}
if(e.data!==void 0&&n.call(e,`data`)&&typeof e.data!=`string`){
let e={
instancePath:t+`/data`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/data/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)&&typeof e.mimeType!=`string`){
let e={
instancePath:t+`/mimeType`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/mimeType/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
d=u(d,r.errors);
f+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/_meta/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/type`,
keyword:`type`,
params:{}});
f++}
o.errors=d;
return f===0}
o.evaluated={
props:{
type:!0,
data:!0,
mimeType:!0,
annotations:!0,
_meta:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:c={}}={}){
let d=null;
let f=0;
let p=s.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
f++}
if(e.resource===void 0||!n.call(e,`resource`)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/required`,
keyword:`required`,
params:{
missingProperty:`resource`}});
f++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`resource`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`resource`}};
d=l(d,e);
f++}
if(e.resource!==void 0&&n.call(e,`resource`)){
let r=e.resource;
let i=f;
let a=!1;
let o=f;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.text===void 0||!n.call(r,`text`))){
let e={
instancePath:t+`/resource`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`text`}};
d=l(d,e);
f++}
var m=o===f;
a||=m;
let s=f;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.blob===void 0||!n.call(r,`blob`))){
let e={
instancePath:t+`/resource`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`blob`}};
d=l(d,e);
f++}
var m=s===f;
a||=m;
if(a){
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null)}else{
let e={
instancePath:t+`/resource`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf`,
keyword:`anyOf`,
params:{}};
d=l(d,e);
f++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.uri===void 0||!n.call(r,`uri`)){
let e={
instancePath:t+`/resource`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/required`,
keyword:`required`,
params:{
missingProperty:`uri`}};
d=l(d,e);
f++}
if(r.uri!==void 0&&n.call(r,`uri`)&&typeof r.uri!=`string`){
let e={
instancePath:t+`/resource/uri`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/uri/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(r.mimeType!==void 0&&n.call(r,`mimeType`)&&typeof r.mimeType!=`string`){
let e={
instancePath:t+`/resource/mimeType`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/mimeType/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(r.text!==void 0&&n.call(r,`text`)&&typeof r.text!=`string`){
let e={
instancePath:t+`/resource/text`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/text/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}
if(r.blob!==void 0&&n.call(r,`blob`)&&typeof r.blob!=`string`){
let e={
instancePath:t+`/resource/blob`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/blob/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}else{
let e={
instancePath:t+`/resource`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:o,
dynamicAnchors:c})){
d=u(d,r.errors);
f+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/_meta/type`,
keyword:`type`,
params:{}};
d=l(d,e);
f++}}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/type`,
keyword:`type`,
params:{}});
f++}
s.errors=d;
return f===0}
s.evaluated={
props:{
type:!0,
resource:!0,
annotations:!0,
_meta:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
let g=c.evaluated;
g.dynamicProps&&(g.props=void 0);
g.dynamicItems&&(g.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.content===void 0||!n.call(e,`content`)){
m=l(m,{
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
let c=0;c<e;c++){
let e=r[c];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
let e={
instancePath:t+`/content/`+c,
schemaPath:`#/properties/content/items/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
m=l(m,e);
h++}
let d=e.type;
if(typeof d==`string`){
if(d===`text`){
if(!i(e,{
instancePath:t+`/content/`+c,
parentData:r,
parentDataProperty:c,
rootData:f,
dynamicAnchors:p})){
m=u(m,i.errors);
h+=i.errors.length}
var _={};
_.type=!0;
_.text=!0;
_.annotations=!0;
_._meta=!0}else 
if(d===`image`){
if(!a(e,{
instancePath:t+`/content/`+c,
parentData:r,
parentDataProperty:c,
rootData:f,
dynamicAnchors:p})){
m=u(m,a.errors);
h+=a.errors.length}
if(_!==!0){
_||={};
_.type=!0;
_.data=!0;
_.mimeType=!0;
_.annotations=!0;
_._meta=!0}}else 
if(d===`audio`){
if(!o(e,{
instancePath:t+`/content/`+c,
parentData:r,
parentDataProperty:c,
rootData:f,
dynamicAnchors:p})){
m=u(m,o.errors);
h+=o.errors.length}
if(_!==!0){
_||={};
_.type=!0;
_.data=!0;
_.mimeType=!0;
_.annotations=!0;
_._meta=!0}}else 
if(d===`resource`){
if(!s(e,{
instancePath:t+`/content/`+c,
parentData:r,
parentDataProperty:c,
rootData:f,
dynamicAnchors:p})){
m=u(m,s.errors);
h+=s.errors.length}
if(_!==!0){
_||={};
_.type=!0;
_.resource=!0;
_.annotations=!0;
_._meta=!0}}else{
let e={
instancePath:t+`/content/`+c,
schemaPath:`#/properties/content/items/discriminator`,
keyword:`discriminator`,
params:{
error:`mapping`,
tag:`type`,
tagValue:d}};
m=l(m,e);
h++}}else{
let e={
instancePath:t+`/content/`+c,
schemaPath:`#/properties/content/items/discriminator`,
keyword:`discriminator`,
params:{
error:`tag`,
tag:`type`,
tagValue:d}};
m=l(m,e);
h++}}else{
let e={
instancePath:t+`/content/`+c,
schemaPath:`#/properties/content/items/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}}}else{
let e={
instancePath:t+`/content`,
schemaPath:`#/properties/content/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}}
if(e.isError!==void 0&&n.call(e,`isError`)&&typeof e.isError!=`boolean`){
let e={
instancePath:t+`/isError`,
schemaPath:`#/properties/isError/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/properties/_meta/type`,
keyword:`type`,
params:{}};
m=l(m,e);
h++}}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
h++}
c.errors=m;
return h===0}
c.evaluated={
props:{
content:!0,
isError:!0,
_meta:!0},
dynamicProps:!1,
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
exports.require_mcp_result_2025_03_26=e;
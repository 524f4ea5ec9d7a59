"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
let u=r.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
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
c=d(c,e);
l++}}}else{
let e={
instancePath:t+`/audience`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/audience/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}}
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
c=d(c,e);
l++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/priority`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
c=d(c,e);
l++}}else{
let e={
instancePath:t+`/priority`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}}
if(e.lastModified!==void 0&&n.call(e,`lastModified`)&&typeof e.lastModified!=`string`){
let e={
instancePath:t+`/lastModified`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/lastModified/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/annotations/type`,
keyword:`type`,
params:{}});
l++}
r.errors=c;
return l===0}
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
let l=null;
let u=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`text`}};
l=d(l,e);
u++}
if(e.text!==void 0&&n.call(e,`text`)&&typeof e.text!=`string`){
let e={
instancePath:t+`/text`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/properties/text/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
l=f(l,r.errors);
u+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/properties/_meta/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/text/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
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
let l=null;
let u=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`image`}};
l=d(l,e);
u++}
if(e.data!==void 0&&n.call(e,`data`)&&typeof e.data!=`string`){
let e={
instancePath:t+`/data`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/properties/data/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)&&typeof e.mimeType!=`string`){
let e={
instancePath:t+`/mimeType`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/properties/mimeType/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
l=f(l,r.errors);
u+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/properties/_meta/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/image/type`,
keyword:`type`,
params:{}});
u++}
a.errors=l;
return u===0}
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
let l=null;
let u=0;
let p=o.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`audio`}};
l=d(l,e);
u++}
if(e.data!==void 0&&n.call(e,`data`)&&typeof e.data!=`string`){
let e={
instancePath:t+`/data`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/data/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(e.mimeType!==void 0&&n.call(e,`mimeType`)&&typeof e.mimeType!=`string`){
let e={
instancePath:t+`/mimeType`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/mimeType/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:s,
dynamicAnchors:c})){
l=f(l,r.errors);
u+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/properties/_meta/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/audio/type`,
keyword:`type`,
params:{}});
u++}
o.errors=l;
return u===0}
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
let l=null;
let u=0;
let p=s.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`resource`}};
l=d(l,e);
u++}
if(e.resource!==void 0&&n.call(e,`resource`)){
let r=e.resource;
let i=u;
let a=!1;
let o=u;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.text===void 0||!n.call(r,`text`))){
let e={
instancePath:t+`/resource`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`text`}};
l=d(l,e);
u++}
var m=o===u;
a||=m;
let s=u;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.blob===void 0||!n.call(r,`blob`))){
let e={
instancePath:t+`/resource`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`blob`}};
l=d(l,e);
u++}
var m=s===u;
a||=m;
if(a){
u=i;
l!==null&&(i?l.length=Math.min(l.length,i):l=null)}else{
let e={
instancePath:t+`/resource`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf`,
keyword:`anyOf`,
params:{}};
l=d(l,e);
u++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.uri===void 0||!n.call(r,`uri`)){
let e={
instancePath:t+`/resource`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/required`,
keyword:`required`,
params:{
missingProperty:`uri`}};
l=d(l,e);
u++}
if(r.uri!==void 0&&n.call(r,`uri`)&&typeof r.uri!=`string`){
let e={
instancePath:t+`/resource/uri`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/uri/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(r.mimeType!==void 0&&n.call(r,`mimeType`)&&typeof r.mimeType!=`string`){
let e={
instancePath:t+`/resource/mimeType`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/mimeType/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(r.text!==void 0&&n.call(r,`text`)&&typeof r.text!=`string`){
let e={
instancePath:t+`/resource/text`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/text/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(r.blob!==void 0&&n.call(r,`blob`)&&typeof r.blob!=`string`){
let e={
instancePath:t+`/resource/blob`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/blob/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}}else{
let e={
instancePath:t+`/resource`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:o,
dynamicAnchors:c})){
l=f(l,r.errors);
u+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/properties/_meta/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource/type`,
keyword:`type`,
params:{}});
u++}
s.errors=l;
return u===0}
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
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let p=c.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource_link/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`resource_link`}};
l=d(l,e);
u++}
if(e.uri!==void 0&&n.call(e,`uri`)&&typeof e.uri!=`string`){
let e={
instancePath:t+`/uri`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource_link/properties/uri/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource_link/properties/name/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:o,
dynamicAnchors:s})){
l=f(l,r.errors);
u+=r.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource_link/properties/_meta/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2026-07-28/$defs/resource_link/type`,
keyword:`type`,
params:{}});
u++}
c.errors=l;
return u===0}
c.evaluated={
props:{
type:!0,
uri:!0,
name:!0,
annotations:!0,
_meta:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:u,
rootData:p=e,
dynamicAnchors:m={}}={}){
let h=null;
let g=0;
let _=l.evaluated;
_.dynamicProps&&(_.props=void 0);
_.dynamicItems&&(_.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.content===void 0||!n.call(e,`content`)){
h=d(h,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2025-06-18/required`,
keyword:`required`,
params:{
missingProperty:`content`}});
g++}
if(e.content!==void 0&&n.call(e,`content`)){
let r=e.content;
if(Array.isArray(r)){
let e=r.length;
for(
let l=0;l<e;l++){
let e=r[l];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
let e={
instancePath:t+`/content/`+l,
schemaPath:`#/$defs/mcp-result-2025-06-18/properties/content/items/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
h=d(h,e);
g++}
let u=e.type;
if(typeof u==`string`){
if(u===`text`){
if(!i(e,{
instancePath:t+`/content/`+l,
parentData:r,
parentDataProperty:l,
rootData:p,
dynamicAnchors:m})){
h=f(h,i.errors);
g+=i.errors.length}
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
rootData:p,
dynamicAnchors:m})){
h=f(h,a.errors);
g+=a.errors.length}
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
rootData:p,
dynamicAnchors:m})){
h=f(h,o.errors);
g+=o.errors.length}
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
rootData:p,
dynamicAnchors:m})){
h=f(h,s.errors);
g+=s.errors.length}
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
rootData:p,
dynamicAnchors:m})){
h=f(h,c.errors);
g+=c.errors.length}
if(v!==!0){
v||={};
v.type=!0;
v.uri=!0;
v.name=!0;
v.annotations=!0;
v._meta=!0}}else{
let e={
instancePath:t+`/content/`+l,
schemaPath:`#/$defs/mcp-result-2025-06-18/properties/content/items/discriminator`,
keyword:`discriminator`,
params:{
error:`mapping`,
tag:`type`,
tagValue:u}};
h=d(h,e);
g++}}else{
let e={
instancePath:t+`/content/`+l,
schemaPath:`#/$defs/mcp-result-2025-06-18/properties/content/items/discriminator`,
keyword:`discriminator`,
params:{
error:`tag`,
tag:`type`,
tagValue:u}};
h=d(h,e);
g++}}else{
let e={
instancePath:t+`/content/`+l,
schemaPath:`#/$defs/mcp-result-2025-06-18/properties/content/items/type`,
keyword:`type`,
params:{}};
h=d(h,e);
g++}}}else{
let e={
instancePath:t+`/content`,
schemaPath:`#/$defs/mcp-result-2025-06-18/properties/content/type`,
keyword:`type`,
params:{}};
h=d(h,e);
g++}}
if(e.isError!==void 0&&n.call(e,`isError`)&&typeof e.isError!=`boolean`){
let e={
instancePath:t+`/isError`,
schemaPath:`#/$defs/mcp-result-2025-06-18/properties/isError/type`,
keyword:`type`,
params:{}};
h=d(h,e);
g++}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/$defs/mcp-result-2025-06-18/properties/_meta/type`,
keyword:`type`,
params:{}};
h=d(h,e);
g++}}
if(e.structuredContent!==void 0&&n.call(e,`structuredContent`)){
let n=e.structuredContent;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/structuredContent`,
schemaPath:`#/$defs/mcp-result-2025-06-18/properties/structuredContent/type`,
keyword:`type`,
params:{}};
h=d(h,e);
g++}}}else{
h=d(h,{
instancePath:t,
schemaPath:`#/$defs/mcp-result-2025-06-18/type`,
keyword:`type`,
params:{}});
g++}
l.errors=h;
return g===0}
l.evaluated={
props:{
content:!0,
isError:!0,
_meta:!0,
structuredContent:!0},
dynamicProps:!1,
dynamicItems:!1};
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
o=f(o,l.errors);
s+=l.errors.length}
u.errors=o;
return s===0}
u.evaluated={
props:{
content:!0,
isError:!0,
_meta:!0,
structuredContent:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}}));
exports.require_mcp_result_2025_11_25=e;
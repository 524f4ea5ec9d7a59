"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"x-rule": "tool-schema-conformance",
"type": "object",
"required": [
"name"
],
"allOf": [
{
"x-rule": "tool-missing-input-schema",
"required": [
"inputSchema"
]
}
],
"properties": {
"name": {
"type": "string"
},
"description": {
"type": "string"
},
"inputSchema": {
"$ref": "#/$defs/objectSchema"
}
},
"$defs": {
"objectSchema": {
"x-rule": "tool-missing-input-schema",
"type": "object",
"allOf": [
{
"x-rule": "schema-input-root-type",
"required": [
"type"
]
}
],
"properties": {
"type": {
"x-rule": "schema-input-root-type",
"const": "object"
},
"properties": {
"x-rule": "schema-properties-not-object",
"type": "object",
"additionalProperties": {
"x-rule": "schema-property-not-schema",
"type": "object"
}
},
"required": {
"x-rule": "schema-required-not-array",
"type": "array",
"items": {
"x-rule": "schema-required-not-array",
"type": "string"
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
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/objectSchema/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`object`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/objectSchema/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`object`}};
l=a(l,e);
u++}
if(e.properties!==void 0&&n.call(e,`properties`)){
let n=e.properties;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
let n={
instancePath:t+`/properties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/objectSchema/properties/properties/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/properties`,
schemaPath:`#/$defs/objectSchema/properties/properties/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.required!==void 0&&n.call(e,`required`)){
let n=e.required;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/required/`+r,
schemaPath:`#/$defs/objectSchema/properties/required/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/objectSchema/properties/required/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/objectSchema/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
type:!0,
properties:!0,
required:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.inputSchema===void 0||!n.call(e,`inputSchema`))){
d=a(d,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`inputSchema`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
d=a(d,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
f++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/properties/description/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}
if(e.inputSchema!==void 0&&n.call(e,`inputSchema`)&&!r(e.inputSchema,{
instancePath:t+`/inputSchema`,
parentData:e,
parentDataProperty:`inputSchema`,
rootData:l,
dynamicAnchors:u})){
d=o(d,r.errors);
f+=r.errors.length}}else{
d=a(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
i.evaluated={
props:{
name:!0,
description:!0,
inputSchema:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.require_mcp_tool_2024_11_05=e;
"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"$ref": "#/$defs/mcp-tool-2024-11-05",
"properties": {
"annotations": {
"$ref": "#/$defs/annotations"
}
},
"$defs": {
"annotations": {
"x-rule": "annotation-type",
"type": "object",
"properties": {
"title": {
"type": "string",
"x-rule": "annotation-type"
},
"readOnlyHint": {
"type": "boolean",
"x-rule": "annotation-type"
},
"destructiveHint": {
"type": "boolean",
"x-rule": "annotation-type"
},
"idempotentHint": {
"type": "boolean",
"x-rule": "annotation-type"
},
"openWorldHint": {
"type": "boolean",
"x-rule": "annotation-type"
}
}
},
"mcp-tool-2024-11-05": {
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
"$ref": "#/$defs/mcp-tool-2024-11-05/$defs/objectSchema"
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
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`object`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`object`}};
l=s(l,e);
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
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/properties/additionalProperties/type`,
keyword:`type`,
params:{}};
l=s(l,n);
u++}}else{
let e={
instancePath:t+`/properties`,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/properties/type`,
keyword:`type`,
params:{}};
l=s(l,e);
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
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/required/items/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}}else{
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/required/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}}}else{
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/type`,
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
parentData:a,
parentDataProperty:o,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.inputSchema===void 0||!n.call(e,`inputSchema`))){
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`inputSchema`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
f++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/mcp-tool-2024-11-05/properties/name/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/mcp-tool-2024-11-05/properties/description/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(e.inputSchema!==void 0&&n.call(e,`inputSchema`)&&!r(e.inputSchema,{
instancePath:t+`/inputSchema`,
parentData:e,
parentDataProperty:`inputSchema`,
rootData:l,
dynamicAnchors:u})){
d=c(d,r.errors);
f+=r.errors.length}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/type`,
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
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=a.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
let e={
instancePath:t+`/title`,
schemaPath:`#/$defs/annotations/properties/title/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}
if(e.readOnlyHint!==void 0&&n.call(e,`readOnlyHint`)&&typeof e.readOnlyHint!=`boolean`){
let e={
instancePath:t+`/readOnlyHint`,
schemaPath:`#/$defs/annotations/properties/readOnlyHint/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}
if(e.destructiveHint!==void 0&&n.call(e,`destructiveHint`)&&typeof e.destructiveHint!=`boolean`){
let e={
instancePath:t+`/destructiveHint`,
schemaPath:`#/$defs/annotations/properties/destructiveHint/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}
if(e.idempotentHint!==void 0&&n.call(e,`idempotentHint`)&&typeof e.idempotentHint!=`boolean`){
let e={
instancePath:t+`/idempotentHint`,
schemaPath:`#/$defs/annotations/properties/idempotentHint/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}
if(e.openWorldHint!==void 0&&n.call(e,`openWorldHint`)&&typeof e.openWorldHint!=`boolean`){
let e={
instancePath:t+`/openWorldHint`,
schemaPath:`#/$defs/annotations/properties/openWorldHint/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}}else{
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/annotations/type`,
keyword:`type`,
params:{}});
u++}
a.errors=l;
return u===0}
a.evaluated={
props:{
title:!0,
readOnlyHint:!0,
destructiveHint:!0,
idempotentHint:!0,
openWorldHint:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:l,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!a(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
o.evaluated={
props:{
annotations:!0,
name:!0,
description:!0,
inputSchema:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_mcp_tool_2025_03_26=e;
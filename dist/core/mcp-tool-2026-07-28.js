"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:a,
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
"title": {
"type": "string"
},
"description": {
"type": "string"
},
"inputSchema": {
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
}
}
},
"outputSchema": {
"type": "object"
},
"annotations": {
"$ref": "#/$defs/mcp-tool-2025-03-26/$defs/annotations"
},
"icons": {
"$ref": "#/$defs/mcp-tool-2025-11-25/$defs/icons"
},
"_meta": {
"type": "object"
}
},
"$defs": {
"mcp-tool-2025-03-26": {
"type": "object",
"$ref": "#/$defs/mcp-tool-2024-11-05",
"properties": {
"annotations": {
"$ref": "#/$defs/mcp-tool-2025-03-26/$defs/annotations"
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
},
"mcp-tool-2025-11-25": {
"type": "object",
"$ref": "#/$defs/mcp-tool-2025-06-18",
"properties": {
"icons": {
"$ref": "#/$defs/mcp-tool-2025-11-25/$defs/icons"
},
"execution": {
"type": "object",
"properties": {
"taskSupport": {
"x-rule": "tool-task-support-value",
"enum": [
"forbidden",
"optional",
"required"
]
}
}
}
},
"$defs": {
"icons": {
"x-rule": "tool-icon-shape",
"type": "array",
"items": {
"x-rule": "tool-icon-shape",
"type": "object",
"required": [
"src"
],
"properties": {
"src": {
"type": "string",
"x-rule": "tool-icon-shape"
},
"mimeType": {
"type": "string",
"x-rule": "tool-icon-shape"
},
"sizes": {
"x-rule": "tool-icon-shape",
"type": "array",
"items": {
"x-rule": "tool-icon-shape",
"type": "string"
}
},
"theme": {
"x-rule": "tool-icon-shape",
"enum": [
"light",
"dark"
]
}
}
}
}
}
},
"mcp-tool-2025-06-18": {
"type": "object",
"$ref": "#/$defs/mcp-tool-2025-03-26",
"properties": {
"title": {
"type": "string"
},
"_meta": {
"type": "object"
},
"outputSchema": {
"$ref": "#/$defs/mcp-tool-2025-06-18/$defs/outputSchema"
}
},
"$defs": {
"outputSchema": {
"type": "object",
"allOf": [
{
"x-rule": "output-root-type",
"required": [
"type"
]
}
],
"properties": {
"type": {
"x-rule": "output-root-type",
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
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
let e={
instancePath:t+`/title`,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/title/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(e.readOnlyHint!==void 0&&n.call(e,`readOnlyHint`)&&typeof e.readOnlyHint!=`boolean`){
let e={
instancePath:t+`/readOnlyHint`,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/readOnlyHint/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(e.destructiveHint!==void 0&&n.call(e,`destructiveHint`)&&typeof e.destructiveHint!=`boolean`){
let e={
instancePath:t+`/destructiveHint`,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/destructiveHint/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(e.idempotentHint!==void 0&&n.call(e,`idempotentHint`)&&typeof e.idempotentHint!=`boolean`){
let e={
instancePath:t+`/idempotentHint`,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/idempotentHint/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(e.openWorldHint!==void 0&&n.call(e,`openWorldHint`)&&typeof e.openWorldHint!=`boolean`){
let e={
instancePath:t+`/openWorldHint`,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/openWorldHint/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}else{
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
title:!0,
readOnlyHint:!0,
destructiveHint:!0,
idempotentHint:!0,
openWorldHint:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=i.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(Array.isArray(e)){
let r=e.length;
for(
let i=0;i<r;i++){
let r=e[i];
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.src===void 0||!n.call(r,`src`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/required`,
keyword:`required`,
params:{
missingProperty:`src`}};
l=o(l,e);
u++}
if(r.src!==void 0&&n.call(r,`src`)&&typeof r.src!=`string`){
let e={
instancePath:t+`/`+i+`/src`,
schemaPath:`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/src/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(r.mimeType!==void 0&&n.call(r,`mimeType`)&&typeof r.mimeType!=`string`){
let e={
instancePath:t+`/`+i+`/mimeType`,
schemaPath:`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/mimeType/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(r.sizes!==void 0&&n.call(r,`sizes`)){
let e=r.sizes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/`+i+`/sizes/`+r,
schemaPath:`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/sizes/items/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}else{
let e={
instancePath:t+`/`+i+`/sizes`,
schemaPath:`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/sizes/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}
if(r.theme!==void 0&&n.call(r,`theme`)){
let e=r.theme;
if(e!==`light`&&e!==`dark`){
let e={
instancePath:t+`/`+i+`/theme`,
schemaPath:`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/theme/enum`,
keyword:`enum`,
params:{}};
l=o(l,e);
u++}}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/mcp-tool-2025-11-25/$defs/icons/items/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}}else{
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-11-25/$defs/icons/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
i.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.inputSchema===void 0||!n.call(e,`inputSchema`))){
f=o(f,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`inputSchema`}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
f=o(f,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
p++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
let e={
instancePath:t+`/title`,
schemaPath:`#/properties/title/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/properties/description/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(e.inputSchema!==void 0&&n.call(e,`inputSchema`)){
let r=e.inputSchema;
if(r&&typeof r==`object`&&!Array.isArray(r)&&(r.type===void 0||!n.call(r,`type`))){
let e={
instancePath:t+`/inputSchema`,
schemaPath:`#/properties/inputSchema/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
f=o(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`object`){
let e={
instancePath:t+`/inputSchema/type`,
schemaPath:`#/properties/inputSchema/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`object`}};
f=o(f,e);
p++}}else{
let e={
instancePath:t+`/inputSchema`,
schemaPath:`#/properties/inputSchema/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}
if(e.outputSchema!==void 0&&n.call(e,`outputSchema`)){
let n=e.outputSchema;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/outputSchema`,
schemaPath:`#/properties/outputSchema/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!r(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}
if(e.icons!==void 0&&n.call(e,`icons`)&&!i(e.icons,{
instancePath:t+`/icons`,
parentData:e,
parentDataProperty:`icons`,
rootData:u,
dynamicAnchors:d})){
f=s(f,i.errors);
p+=i.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/properties/_meta/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
a.evaluated={
props:{
name:!0,
title:!0,
description:!0,
inputSchema:!0,
outputSchema:!0,
annotations:!0,
icons:!0,
_meta:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.require_mcp_tool_2026_07_28=e;
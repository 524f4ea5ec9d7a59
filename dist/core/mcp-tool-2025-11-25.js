"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:u,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"$ref": "#/$defs/mcp-tool-2025-06-18",
"properties": {
"icons": {
"$ref": "#/$defs/icons"
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
},
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
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`object`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`object`}};
c=d(c,e);
l++}
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
c=d(c,n);
l++}}else{
let e={
instancePath:t+`/properties`,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/properties/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}}
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
c=d(c,e);
l++}}else{
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/required/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/type`,
keyword:`type`,
params:{}});
l++}
r.errors=c;
return l===0}
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
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.inputSchema===void 0||!n.call(e,`inputSchema`))){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`inputSchema`}});
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
u++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/mcp-tool-2024-11-05/properties/name/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/mcp-tool-2024-11-05/properties/description/type`,
keyword:`type`,
params:{}};
l=d(l,e);
u++}
if(e.inputSchema!==void 0&&n.call(e,`inputSchema`)&&!r(e.inputSchema,{
instancePath:t+`/inputSchema`,
parentData:e,
parentDataProperty:`inputSchema`,
rootData:s,
dynamicAnchors:c})){
l=f(l,r.errors);
u+=r.errors.length}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
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
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=a.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
let e={
instancePath:t+`/title`,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/title/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}
if(e.readOnlyHint!==void 0&&n.call(e,`readOnlyHint`)&&typeof e.readOnlyHint!=`boolean`){
let e={
instancePath:t+`/readOnlyHint`,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/readOnlyHint/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}
if(e.destructiveHint!==void 0&&n.call(e,`destructiveHint`)&&typeof e.destructiveHint!=`boolean`){
let e={
instancePath:t+`/destructiveHint`,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/destructiveHint/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}
if(e.idempotentHint!==void 0&&n.call(e,`idempotentHint`)&&typeof e.idempotentHint!=`boolean`){
let e={
instancePath:t+`/idempotentHint`,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/idempotentHint/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}
if(e.openWorldHint!==void 0&&n.call(e,`openWorldHint`)&&typeof e.openWorldHint!=`boolean`){
let e={
instancePath:t+`/openWorldHint`,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/openWorldHint/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-03-26/$defs/annotations/type`,
keyword:`type`,
params:{}});
l++}
a.errors=c;
return l===0}
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
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:l})){
u=f(u,i.errors);
p+=i.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!a(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:c,
dynamicAnchors:l})){
u=f(u,a.errors);
p+=a.errors.length}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-03-26/type`,
keyword:`type`,
params:{}});
p++}
o.errors=u;
return p===0}
o.evaluated={
props:{
annotations:!0,
name:!0,
description:!0,
inputSchema:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
let u=s.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`object`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`object`}};
c=d(c,e);
l++}
if(e.properties!==void 0&&n.call(e,`properties`)){
let n=e.properties;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
let n={
instancePath:t+`/properties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/properties/additionalProperties/type`,
keyword:`type`,
params:{}};
c=d(c,n);
l++}}else{
let e={
instancePath:t+`/properties`,
schemaPath:`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/properties/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}}
if(e.required!==void 0&&n.call(e,`required`)){
let n=e.required;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/required/`+r,
schemaPath:`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/required/items/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}}else{
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/required/type`,
keyword:`type`,
params:{}};
c=d(c,e);
l++}}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/type`,
keyword:`type`,
params:{}});
l++}
s.errors=c;
return l===0}
s.evaluated={
props:{
type:!0,
properties:!0,
required:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:l={}}={}){
let u=null;
let p=0;
let m=c.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:l})){
u=f(u,o.errors);
p+=o.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
let e={
instancePath:t+`/title`,
schemaPath:`#/$defs/mcp-tool-2025-06-18/properties/title/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}
if(e._meta!==void 0&&n.call(e,`_meta`)){
let n=e._meta;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/_meta`,
schemaPath:`#/$defs/mcp-tool-2025-06-18/properties/_meta/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}}
if(e.outputSchema!==void 0&&n.call(e,`outputSchema`)&&!s(e.outputSchema,{
instancePath:t+`/outputSchema`,
parentData:e,
parentDataProperty:`outputSchema`,
rootData:a,
dynamicAnchors:l})){
u=f(u,s.errors);
p+=s.errors.length}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2025-06-18/type`,
keyword:`type`,
params:{}});
p++}
c.errors=u;
return p===0}
c.evaluated={
props:{
title:!0,
_meta:!0,
outputSchema:!0,
annotations:!0,
name:!0,
description:!0,
inputSchema:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let u=l.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(Array.isArray(e)){
let r=e.length;
for(
let i=0;i<r;i++){
let r=e[i];
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.src===void 0||!n.call(r,`src`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/icons/items/required`,
keyword:`required`,
params:{
missingProperty:`src`}};
s=d(s,e);
c++}
if(r.src!==void 0&&n.call(r,`src`)&&typeof r.src!=`string`){
let e={
instancePath:t+`/`+i+`/src`,
schemaPath:`#/$defs/icons/items/properties/src/type`,
keyword:`type`,
params:{}};
s=d(s,e);
c++}
if(r.mimeType!==void 0&&n.call(r,`mimeType`)&&typeof r.mimeType!=`string`){
let e={
instancePath:t+`/`+i+`/mimeType`,
schemaPath:`#/$defs/icons/items/properties/mimeType/type`,
keyword:`type`,
params:{}};
s=d(s,e);
c++}
if(r.sizes!==void 0&&n.call(r,`sizes`)){
let e=r.sizes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/`+i+`/sizes/`+r,
schemaPath:`#/$defs/icons/items/properties/sizes/items/type`,
keyword:`type`,
params:{}};
s=d(s,e);
c++}}else{
let e={
instancePath:t+`/`+i+`/sizes`,
schemaPath:`#/$defs/icons/items/properties/sizes/type`,
keyword:`type`,
params:{}};
s=d(s,e);
c++}}
if(r.theme!==void 0&&n.call(r,`theme`)){
let e=r.theme;
if(e!==`light`&&e!==`dark`){
let e={
instancePath:t+`/`+i+`/theme`,
schemaPath:`#/$defs/icons/items/properties/theme/enum`,
keyword:`enum`,
params:{}};
s=d(s,e);
c++}}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/icons/items/type`,
keyword:`type`,
params:{}};
s=d(s,e);
c++}}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/icons/type`,
keyword:`type`,
params:{}});
c++}
l.errors=s;
return c===0}
l.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let p=0;
let m=u.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(!c(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=f(s,c.errors);
p+=c.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.icons!==void 0&&n.call(e,`icons`)&&!l(e.icons,{
instancePath:t+`/icons`,
parentData:e,
parentDataProperty:`icons`,
rootData:a,
dynamicAnchors:o})){
s=f(s,l.errors);
p+=l.errors.length}
if(e.execution!==void 0&&n.call(e,`execution`)){
let r=e.execution;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.taskSupport!==void 0&&n.call(r,`taskSupport`)){
let e=r.taskSupport;
if(e!==`forbidden`&&e!==`optional`&&e!==`required`){
let e={
instancePath:t+`/execution/taskSupport`,
schemaPath:`#/properties/execution/properties/taskSupport/enum`,
keyword:`enum`,
params:{}};
s=d(s,e);
p++}}}else{
let e={
instancePath:t+`/execution`,
schemaPath:`#/properties/execution/type`,
keyword:`type`,
params:{}};
s=d(s,e);
p++}}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
u.errors=s;
return p===0}
u.evaluated={
props:{
icons:!0,
execution:!0,
title:!0,
_meta:!0,
outputSchema:!0,
annotations:!0,
name:!0,
description:!0,
inputSchema:!0},
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
exports.require_mcp_tool_2025_11_25=e;
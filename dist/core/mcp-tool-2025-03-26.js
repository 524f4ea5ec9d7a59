"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
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
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`object`){
u=c(u,t+`/type`,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/type/const`,{
allowedValue:`object`});
d++}
if(e.properties!==void 0&&n.call(e,`properties`)){
let n=e.properties;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
u=c(u,t+`/properties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/properties/additionalProperties/type`);
d++}}else{
u=c(u,t+`/properties`,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/properties/type`);
d++}}
if(e.required!==void 0&&n.call(e,`required`)){
let n=e.required;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=c(u,t+`/required/`+r,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/required/items/type`);
d++}}else{
u=c(u,t+`/required`,`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/required/type`);
d++}}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.inputSchema===void 0||!n.call(e,`inputSchema`))){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`inputSchema`}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
p++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
f=c(f,t+`/name`,`#/$defs/mcp-tool-2024-11-05/properties/name/type`);
p++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
f=c(f,t+`/description`,`#/$defs/mcp-tool-2024-11-05/properties/description/type`);
p++}
if(e.inputSchema!==void 0&&n.call(e,`inputSchema`)&&!r(e.inputSchema,{
instancePath:t+`/inputSchema`,
parentData:e,
parentDataProperty:`inputSchema`,
rootData:u,
dynamicAnchors:d})){
f=l(f,r.errors);
p+=r.errors.length}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/mcp-tool-2024-11-05/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
u=c(u,t+`/title`,`#/$defs/annotations/properties/title/type`);
d++}
if(e.readOnlyHint!==void 0&&n.call(e,`readOnlyHint`)&&typeof e.readOnlyHint!=`boolean`){
u=c(u,t+`/readOnlyHint`,`#/$defs/annotations/properties/readOnlyHint/type`);
d++}
if(e.destructiveHint!==void 0&&n.call(e,`destructiveHint`)&&typeof e.destructiveHint!=`boolean`){
u=c(u,t+`/destructiveHint`,`#/$defs/annotations/properties/destructiveHint/type`);
d++}
if(e.idempotentHint!==void 0&&n.call(e,`idempotentHint`)&&typeof e.idempotentHint!=`boolean`){
u=c(u,t+`/idempotentHint`,`#/$defs/annotations/properties/idempotentHint/type`);
d++}
if(e.openWorldHint!==void 0&&n.call(e,`openWorldHint`)&&typeof e.openWorldHint!=`boolean`){
u=c(u,t+`/openWorldHint`,`#/$defs/annotations/properties/openWorldHint/type`);
d++}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/annotations/type`,
keyword:`type`,
params:{}});
d++}
a.errors=u;
return d===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:c,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.annotations!==void 0&&n.call(e,`annotations`)&&!a(e.annotations,{
instancePath:t+`/annotations`,
parentData:e,
parentDataProperty:`annotations`,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t,n,r={}){
return s(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_mcp_tool_2025_03_26=e;
"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$ref": "#/$defs/schema",
"$defs": {
"schema": {
"type": [
"object",
"boolean"
],
"properties": {
"$schema": {
"x-rule": "schema-dialect-unknown",
"type": "string"
},
"$id": {
"type": "string"
},
"$ref": {
"type": "string"
},
"$anchor": {
"type": "string"
},
"$defs": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/schema"
}
},
"definitions": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/schema"
}
},
"title": {
"type": "string"
},
"description": {
"type": "string"
},
"$comment": {
"type": "string"
},
"type": {
"type": [
"string",
"array"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"array",
"boolean",
"integer",
"null",
"number",
"object",
"string"
]
},
"else": {
"type": "array",
"minItems": 1,
"uniqueItems": true,
"items": {
"enum": [
"array",
"boolean",
"integer",
"null",
"number",
"object",
"string"
]
}
}
},
"enum": {
"x-rule": "schema-enum-empty",
"type": "array",
"minItems": 1
},
"multipleOf": {
"type": "number",
"exclusiveMinimum": 0
},
"maximum": {
"type": "number"
},
"exclusiveMaximum": {
"type": "number"
},
"minimum": {
"type": "number"
},
"exclusiveMinimum": {
"type": "number"
},
"maxLength": {
"type": "integer",
"minimum": 0
},
"minLength": {
"type": "integer",
"minimum": 0
},
"maxItems": {
"type": "integer",
"minimum": 0
},
"minItems": {
"type": "integer",
"minimum": 0
},
"maxProperties": {
"type": "integer",
"minimum": 0
},
"minProperties": {
"type": "integer",
"minimum": 0
},
"maxContains": {
"type": "integer",
"minimum": 0
},
"minContains": {
"type": "integer",
"minimum": 0
},
"pattern": {
"type": "string"
},
"format": {
"type": "string"
},
"uniqueItems": {
"type": "boolean"
},
"deprecated": {
"type": "boolean"
},
"readOnly": {
"type": "boolean"
},
"writeOnly": {
"type": "boolean"
},
"examples": {
"type": "array"
},
"required": {
"x-rule": "schema-required-not-array",
"type": "array",
"items": {
"x-rule": "schema-required-not-array",
"type": "string"
},
"uniqueItems": true
},
"properties": {
"x-rule": "schema-properties-not-object",
"type": "object",
"additionalProperties": {
"x-rule": "schema-property-not-schema",
"$ref": "#/$defs/schema"
}
},
"patternProperties": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/schema"
}
},
"dependentSchemas": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/schema"
}
},
"dependencies": {
"type": "object",
"additionalProperties": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"type": "string"
}
},
"else": {
"$ref": "#/$defs/schema"
}
}
},
"dependentRequired": {
"type": "object",
"additionalProperties": {
"type": "array",
"items": {
"type": "string"
}
}
},
"additionalProperties": {
"$ref": "#/$defs/schema"
},
"unevaluatedProperties": {
"$ref": "#/$defs/schema"
},
"unevaluatedItems": {
"$ref": "#/$defs/schema"
},
"propertyNames": {
"$ref": "#/$defs/schema"
},
"contains": {
"$ref": "#/$defs/schema"
},
"additionalItems": {
"$ref": "#/$defs/schema"
},
"not": {
"$ref": "#/$defs/schema"
},
"if": {
"$ref": "#/$defs/schema"
},
"then": {
"$ref": "#/$defs/schema"
},
"else": {
"$ref": "#/$defs/schema"
},
"items": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"minItems": 1,
"items": {
"$ref": "#/$defs/schema"
}
},
"else": {
"$ref": "#/$defs/schema"
}
},
"prefixItems": {
"type": "array",
"minItems": 1,
"items": {
"$ref": "#/$defs/schema"
}
},
"allOf": {
"type": "array",
"minItems": 1,
"items": {
"$ref": "#/$defs/schema"
}
},
"anyOf": {
"type": "array",
"minItems": 1,
"items": {
"$ref": "#/$defs/schema"
}
},
"oneOf": {
"type": "array",
"minItems": 1,
"items": {
"$ref": "#/$defs/schema"
}
}
}
}
}
}`)};
let n={
type:[`object`,`boolean`],
properties:{
$schema:{
"x-rule":`schema-dialect-unknown`,
type:`string`},
$id:{
type:`string`},
$ref:{
type:`string`},
$anchor:{
type:`string`},
$defs:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/schema`}},
definitions:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/schema`}},
title:{
type:`string`},
description:{
type:`string`},
$comment:{
type:`string`},
type:{
type:[`string`,`array`],
if:{
type:`string`},
then:{
enum:[`array`,`boolean`,`integer`,`null`,`number`,`object`,`string`]},
else:{
type:`array`,
minItems:1,
uniqueItems:!0,
items:{
enum:[`array`,`boolean`,`integer`,`null`,`number`,`object`,`string`]}}},
enum:{
"x-rule":`schema-enum-empty`,
type:`array`,
minItems:1},
multipleOf:{
type:`number`,
exclusiveMinimum:0},
maximum:{
type:`number`},
exclusiveMaximum:{
type:`number`},
minimum:{
type:`number`},
exclusiveMinimum:{
type:`number`},
maxLength:{
type:`integer`,
minimum:0},
minLength:{
type:`integer`,
minimum:0},
maxItems:{
type:`integer`,
minimum:0},
minItems:{
type:`integer`,
minimum:0},
maxProperties:{
type:`integer`,
minimum:0},
minProperties:{
type:`integer`,
minimum:0},
maxContains:{
type:`integer`,
minimum:0},
minContains:{
type:`integer`,
minimum:0},
pattern:{
type:`string`},
format:{
type:`string`},
uniqueItems:{
type:`boolean`},
deprecated:{
type:`boolean`},
readOnly:{
type:`boolean`},
writeOnly:{
type:`boolean`},
examples:{
type:`array`},
required:{
"x-rule":`schema-required-not-array`,
type:`array`,
items:{
"x-rule":`schema-required-not-array`,
type:`string`},
uniqueItems:!0},
properties:{
"x-rule":`schema-properties-not-object`,
type:`object`,
additionalProperties:{
"x-rule":`schema-property-not-schema`,
$ref:`#/$defs/schema`}},
patternProperties:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/schema`}},
dependentSchemas:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/schema`}},
dependencies:{
type:`object`,
additionalProperties:{
if:{
type:`array`},
then:{
type:`array`,
items:{
type:`string`}},
else:{
$ref:`#/$defs/schema`}}},
dependentRequired:{
type:`object`,
additionalProperties:{
type:`array`,
items:{
type:`string`}}},
additionalProperties:{
$ref:`#/$defs/schema`},
unevaluatedProperties:{
$ref:`#/$defs/schema`},
unevaluatedItems:{
$ref:`#/$defs/schema`},
propertyNames:{
$ref:`#/$defs/schema`},
contains:{
$ref:`#/$defs/schema`},
additionalItems:{
$ref:`#/$defs/schema`},
not:{
$ref:`#/$defs/schema`},
if:{
$ref:`#/$defs/schema`},
then:{
$ref:`#/$defs/schema`},
else:{
$ref:`#/$defs/schema`},
items:{
if:{
type:`array`},
then:{
type:`array`,
minItems:1,
items:{
$ref:`#/$defs/schema`}},
else:{
$ref:`#/$defs/schema`}},
prefixItems:{
type:`array`,
minItems:1,
items:{
$ref:`#/$defs/schema`}},
allOf:{
type:`array`,
minItems:1,
items:{
$ref:`#/$defs/schema`}},
anyOf:{
type:`array`,
minItems:1,
items:{
$ref:`#/$defs/schema`}},
oneOf:{
type:`array`,
minItems:1,
items:{
$ref:`#/$defs/schema`}}}};
let r=Object.prototype.hasOwnProperty;
let i=l;
let a={
validate:o};
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:l,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=o.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if((!e||typeof e!=`object`||Array.isArray(e))&&typeof e!=`boolean`){
let e={
instancePath:t,
schemaPath:`#/$defs/schema/type`,
keyword:`type`,
params:{
type:n.type}};
p=c(p,e);
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.$schema!==void 0&&r.call(e,`$schema`)&&typeof e.$schema!=`string`){
let e={
instancePath:t+`/$schema`,
schemaPath:`#/$defs/schema/properties/%24schema/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
if(e.$id!==void 0&&r.call(e,`$id`)&&typeof e.$id!=`string`){
let e={
instancePath:t+`/$id`,
schemaPath:`#/$defs/schema/properties/%24id/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
if(e.$ref!==void 0&&r.call(e,`$ref`)&&typeof e.$ref!=`string`){
let e={
instancePath:t+`/$ref`,
schemaPath:`#/$defs/schema/properties/%24ref/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
if(e.$anchor!==void 0&&r.call(e,`$anchor`)&&typeof e.$anchor!=`string`){
let e={
instancePath:t+`/$anchor`,
schemaPath:`#/$defs/schema/properties/%24anchor/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
if(e.$defs!==void 0&&r.call(e,`$defs`)){
let n=e.$defs;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a.validate(n[e],{
instancePath:t+`/$defs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}}else{
let e={
instancePath:t+`/$defs`,
schemaPath:`#/$defs/schema/properties/%24defs/type`,
keyword:`type`,
params:{
type:`object`}};
p=c(p,e);
m++}}
if(e.definitions!==void 0&&r.call(e,`definitions`)){
let n=e.definitions;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a.validate(n[e],{
instancePath:t+`/definitions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}}else{
let e={
instancePath:t+`/definitions`,
schemaPath:`#/$defs/schema/properties/definitions/type`,
keyword:`type`,
params:{
type:`object`}};
p=c(p,e);
m++}}
if(e.title!==void 0&&r.call(e,`title`)&&typeof e.title!=`string`){
let e={
instancePath:t+`/title`,
schemaPath:`#/$defs/schema/properties/title/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
if(e.description!==void 0&&r.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/schema/properties/description/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
if(e.$comment!==void 0&&r.call(e,`$comment`)&&typeof e.$comment!=`string`){
let e={
instancePath:t+`/$comment`,
schemaPath:`#/$defs/schema/properties/%24comment/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
if(e.type!==void 0&&r.call(e,`type`)){
let r=e.type;
if(typeof r!=`string`&&!Array.isArray(r)){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/type`,
keyword:`type`,
params:{
type:n.properties.type.type}};
p=c(p,e);
m++}
let a=m;
let o=!0;
let s=m;
if(typeof r!=`string`){
p=c(p,{});
m++}
var g=s===m;
m=a;
p!==null&&(a?p.length=Math.min(p.length,a):p=null);
let l;
if(g){
let e=m;
if(r!==`array`&&r!==`boolean`&&r!==`integer`&&r!==`null`&&r!==`number`&&r!==`object`&&r!==`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/then/enum`,
keyword:`enum`,
params:{}};
p=c(p,e);
m++}
var g=e===m;
o=g;
l=`then`}else{
let e=m;
if(Array.isArray(r)){
if(r.length<1){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/else/minItems`,
keyword:`minItems`,
params:{
limit:1}};
p=c(p,e);
m++}
let e=r.length;
for(
let n=0;n<e;n++){
let e=r[n];
if(e!==`array`&&e!==`boolean`&&e!==`integer`&&e!==`null`&&e!==`number`&&e!==`object`&&e!==`string`){
let e={
instancePath:t+`/type/`+n,
schemaPath:`#/$defs/schema/properties/type/else/items/enum`,
keyword:`enum`,
params:{}};
p=c(p,e);
m++}}
let n=i(r);
if(n!==void 0){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/else/uniqueItems`,
keyword:`uniqueItems`,
params:{
i:n[1],
j:n[0]}};
p=c(p,e);
m++}}else{
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/else/type`,
keyword:`type`,
params:{
type:`array`}};
p=c(p,e);
m++}
var g=e===m;
o=g;
l=`else`}
if(!o){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/if`,
keyword:`if`,
params:{
failingKeyword:l}};
p=c(p,e);
m++}}
if(e.enum!==void 0&&r.call(e,`enum`)){
let n=e.enum;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/enum`,
schemaPath:`#/$defs/schema/properties/enum/minItems`,
keyword:`minItems`,
params:{
limit:1}};
p=c(p,e);
m++}}else{
let e={
instancePath:t+`/enum`,
schemaPath:`#/$defs/schema/properties/enum/type`,
keyword:`type`,
params:{
type:`array`}};
p=c(p,e);
m++}}
if(e.multipleOf!==void 0&&r.call(e,`multipleOf`)){
let n=e.multipleOf;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/multipleOf`,
schemaPath:`#/$defs/schema/properties/multipleOf/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
p=c(p,e);
m++}}else{
let e={
instancePath:t+`/multipleOf`,
schemaPath:`#/$defs/schema/properties/multipleOf/type`,
keyword:`type`,
params:{
type:`number`}};
p=c(p,e);
m++}}
if(e.maximum!==void 0&&r.call(e,`maximum`)){
let n=e.maximum;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/maximum`,
schemaPath:`#/$defs/schema/properties/maximum/type`,
keyword:`type`,
params:{
type:`number`}};
p=c(p,e);
m++}}
if(e.exclusiveMaximum!==void 0&&r.call(e,`exclusiveMaximum`)){
let n=e.exclusiveMaximum;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/exclusiveMaximum`,
schemaPath:`#/$defs/schema/properties/exclusiveMaximum/type`,
keyword:`type`,
params:{
type:`number`}};
p=c(p,e);
m++}}
if(e.minimum!==void 0&&r.call(e,`minimum`)){
let n=e.minimum;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/minimum`,
schemaPath:`#/$defs/schema/properties/minimum/type`,
keyword:`type`,
params:{
type:`number`}};
p=c(p,e);
m++}}
if(e.exclusiveMinimum!==void 0&&r.call(e,`exclusiveMinimum`)){
let n=e.exclusiveMinimum;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/exclusiveMinimum`,
schemaPath:`#/$defs/schema/properties/exclusiveMinimum/type`,
keyword:`type`,
params:{
type:`number`}};
p=c(p,e);
m++}}
if(e.maxLength!==void 0&&r.call(e,`maxLength`)){
let n=e.maxLength;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/maxLength`,
schemaPath:`#/$defs/schema/properties/maxLength/type`,
keyword:`type`,
params:{
type:`integer`}};
p=c(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/maxLength`,
schemaPath:`#/$defs/schema/properties/maxLength/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=c(p,e);
m++}}
if(e.minLength!==void 0&&r.call(e,`minLength`)){
let n=e.minLength;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/minLength`,
schemaPath:`#/$defs/schema/properties/minLength/type`,
keyword:`type`,
params:{
type:`integer`}};
p=c(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/minLength`,
schemaPath:`#/$defs/schema/properties/minLength/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=c(p,e);
m++}}
if(e.maxItems!==void 0&&r.call(e,`maxItems`)){
let n=e.maxItems;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/maxItems`,
schemaPath:`#/$defs/schema/properties/maxItems/type`,
keyword:`type`,
params:{
type:`integer`}};
p=c(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/maxItems`,
schemaPath:`#/$defs/schema/properties/maxItems/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=c(p,e);
m++}}
if(e.minItems!==void 0&&r.call(e,`minItems`)){
let n=e.minItems;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/minItems`,
schemaPath:`#/$defs/schema/properties/minItems/type`,
keyword:`type`,
params:{
type:`integer`}};
p=c(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/minItems`,
schemaPath:`#/$defs/schema/properties/minItems/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=c(p,e);
m++}}
if(e.maxProperties!==void 0&&r.call(e,`maxProperties`)){
let n=e.maxProperties;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/maxProperties`,
schemaPath:`#/$defs/schema/properties/maxProperties/type`,
keyword:`type`,
params:{
type:`integer`}};
p=c(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/maxProperties`,
schemaPath:`#/$defs/schema/properties/maxProperties/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=c(p,e);
m++}}
if(e.minProperties!==void 0&&r.call(e,`minProperties`)){
let n=e.minProperties;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/minProperties`,
schemaPath:`#/$defs/schema/properties/minProperties/type`,
keyword:`type`,
params:{
type:`integer`}};
p=c(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/minProperties`,
schemaPath:`#/$defs/schema/properties/minProperties/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=c(p,e);
m++}}
if(e.maxContains!==void 0&&r.call(e,`maxContains`)){
let n=e.maxContains;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/maxContains`,
schemaPath:`#/$defs/schema/properties/maxContains/type`,
keyword:`type`,
params:{
type:`integer`}};
p=c(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/maxContains`,
schemaPath:`#/$defs/schema/properties/maxContains/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=c(p,e);
m++}}
if(e.minContains!==void 0&&r.call(e,`minContains`)){
let n=e.minContains;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/minContains`,
schemaPath:`#/$defs/schema/properties/minContains/type`,
keyword:`type`,
params:{
type:`integer`}};
p=c(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/minContains`,
schemaPath:`#/$defs/schema/properties/minContains/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
p=c(p,e);
m++}}
if(e.pattern!==void 0&&r.call(e,`pattern`)&&typeof e.pattern!=`string`){
let e={
instancePath:t+`/pattern`,
schemaPath:`#/$defs/schema/properties/pattern/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
if(e.format!==void 0&&r.call(e,`format`)&&typeof e.format!=`string`){
let e={
instancePath:t+`/format`,
schemaPath:`#/$defs/schema/properties/format/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
if(e.uniqueItems!==void 0&&r.call(e,`uniqueItems`)&&typeof e.uniqueItems!=`boolean`){
let e={
instancePath:t+`/uniqueItems`,
schemaPath:`#/$defs/schema/properties/uniqueItems/type`,
keyword:`type`,
params:{
type:`boolean`}};
p=c(p,e);
m++}
if(e.deprecated!==void 0&&r.call(e,`deprecated`)&&typeof e.deprecated!=`boolean`){
let e={
instancePath:t+`/deprecated`,
schemaPath:`#/$defs/schema/properties/deprecated/type`,
keyword:`type`,
params:{
type:`boolean`}};
p=c(p,e);
m++}
if(e.readOnly!==void 0&&r.call(e,`readOnly`)&&typeof e.readOnly!=`boolean`){
let e={
instancePath:t+`/readOnly`,
schemaPath:`#/$defs/schema/properties/readOnly/type`,
keyword:`type`,
params:{
type:`boolean`}};
p=c(p,e);
m++}
if(e.writeOnly!==void 0&&r.call(e,`writeOnly`)&&typeof e.writeOnly!=`boolean`){
let e={
instancePath:t+`/writeOnly`,
schemaPath:`#/$defs/schema/properties/writeOnly/type`,
keyword:`type`,
params:{
type:`boolean`}};
p=c(p,e);
m++}
if(e.examples!==void 0&&r.call(e,`examples`)&&!Array.isArray(e.examples)){
let e={
instancePath:t+`/examples`,
schemaPath:`#/$defs/schema/properties/examples/type`,
keyword:`type`,
params:{
type:`array`}};
p=c(p,e);
m++}
if(e.required!==void 0&&r.call(e,`required`)){
let n=e.required;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/required/`+r,
schemaPath:`#/$defs/schema/properties/required/items/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,e);
m++}
let r=i(n);
if(r!==void 0){
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/schema/properties/required/uniqueItems`,
keyword:`uniqueItems`,
params:{
i:r[1],
j:r[0]}};
p=c(p,e);
m++}}else{
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/schema/properties/required/type`,
keyword:`type`,
params:{
type:`array`}};
p=c(p,e);
m++}}
if(e.properties!==void 0&&r.call(e,`properties`)){
let n=e.properties;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a.validate(n[e],{
instancePath:t+`/properties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}}else{
let e={
instancePath:t+`/properties`,
schemaPath:`#/$defs/schema/properties/properties/type`,
keyword:`type`,
params:{
type:`object`}};
p=c(p,e);
m++}}
if(e.patternProperties!==void 0&&r.call(e,`patternProperties`)){
let n=e.patternProperties;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a.validate(n[e],{
instancePath:t+`/patternProperties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}}else{
let e={
instancePath:t+`/patternProperties`,
schemaPath:`#/$defs/schema/properties/patternProperties/type`,
keyword:`type`,
params:{
type:`object`}};
p=c(p,e);
m++}}
if(e.dependentSchemas!==void 0&&r.call(e,`dependentSchemas`)){
let n=e.dependentSchemas;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a.validate(n[e],{
instancePath:t+`/dependentSchemas/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}}else{
let e={
instancePath:t+`/dependentSchemas`,
schemaPath:`#/$defs/schema/properties/dependentSchemas/type`,
keyword:`type`,
params:{
type:`object`}};
p=c(p,e);
m++}}
if(e.dependencies!==void 0&&r.call(e,`dependencies`)){
let n=e.dependencies;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
let i=m;
let o=!0;
let s=m;
if(!Array.isArray(r)){
p=c(p,{});
m++}
var _=s===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
let l;
if(_){
let n=m;
if(Array.isArray(r)){
let n=r.length;
for(
let i=0;i<n;i++)
if(typeof r[i]!=`string`){
let n={
instancePath:t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+i,
schemaPath:`#/$defs/schema/properties/dependencies/additionalProperties/then/items/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,n);
m++}}else{
let n={
instancePath:t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/schema/properties/dependencies/additionalProperties/then/type`,
keyword:`type`,
params:{
type:`array`}};
p=c(p,n);
m++}
var _=n===m;
o=_;
if(o)
var v=!0;
l=`then`}else{
let i=m;
if(a.validate(r,{
instancePath:t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f}))
var y=a.validate.evaluated.items;else{
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
var _=i===m;
o=_;
o&&v!==!0&&y!==void 0&&(v=y===!0?!0:v>y?v:y);
l=`else`}
if(!o){
let n={
instancePath:t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/schema/properties/dependencies/additionalProperties/if`,
keyword:`if`,
params:{
failingKeyword:l}};
p=c(p,n);
m++}}else{
let e={
instancePath:t+`/dependencies`,
schemaPath:`#/$defs/schema/properties/dependencies/type`,
keyword:`type`,
params:{
type:`object`}};
p=c(p,e);
m++}}
if(e.dependentRequired!==void 0&&r.call(e,`dependentRequired`)){
let n=e.dependentRequired;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(Array.isArray(r)){
let n=r.length;
for(
let i=0;i<n;i++)
if(typeof r[i]!=`string`){
let n={
instancePath:t+`/dependentRequired/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+i,
schemaPath:`#/$defs/schema/properties/dependentRequired/additionalProperties/items/type`,
keyword:`type`,
params:{
type:`string`}};
p=c(p,n);
m++}}else{
let n={
instancePath:t+`/dependentRequired/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/schema/properties/dependentRequired/additionalProperties/type`,
keyword:`type`,
params:{
type:`array`}};
p=c(p,n);
m++}}else{
let e={
instancePath:t+`/dependentRequired`,
schemaPath:`#/$defs/schema/properties/dependentRequired/type`,
keyword:`type`,
params:{
type:`object`}};
p=c(p,e);
m++}}
if(e.additionalProperties!==void 0&&r.call(e,`additionalProperties`)&&!a.validate(e.additionalProperties,{
instancePath:t+`/additionalProperties`,
parentData:e,
parentDataProperty:`additionalProperties`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
if(e.unevaluatedProperties!==void 0&&r.call(e,`unevaluatedProperties`)&&!a.validate(e.unevaluatedProperties,{
instancePath:t+`/unevaluatedProperties`,
parentData:e,
parentDataProperty:`unevaluatedProperties`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
if(e.unevaluatedItems!==void 0&&r.call(e,`unevaluatedItems`)&&!a.validate(e.unevaluatedItems,{
instancePath:t+`/unevaluatedItems`,
parentData:e,
parentDataProperty:`unevaluatedItems`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
if(e.propertyNames!==void 0&&r.call(e,`propertyNames`)&&!a.validate(e.propertyNames,{
instancePath:t+`/propertyNames`,
parentData:e,
parentDataProperty:`propertyNames`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
if(e.contains!==void 0&&r.call(e,`contains`)&&!a.validate(e.contains,{
instancePath:t+`/contains`,
parentData:e,
parentDataProperty:`contains`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
if(e.additionalItems!==void 0&&r.call(e,`additionalItems`)&&!a.validate(e.additionalItems,{
instancePath:t+`/additionalItems`,
parentData:e,
parentDataProperty:`additionalItems`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
if(e.not!==void 0&&r.call(e,`not`)&&!a.validate(e.not,{
instancePath:t+`/not`,
parentData:e,
parentDataProperty:`not`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
if(e.if!==void 0&&r.call(e,`if`)&&!a.validate(e.if,{
instancePath:t+`/if`,
parentData:e,
parentDataProperty:`if`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
if(e.then!==void 0&&r.call(e,`then`)&&!a.validate(e.then,{
instancePath:t+`/then`,
parentData:e,
parentDataProperty:`then`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
if(e.else!==void 0&&r.call(e,`else`)&&!a.validate(e.else,{
instancePath:t+`/else`,
parentData:e,
parentDataProperty:`else`,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
if(e.items!==void 0&&r.call(e,`items`)){
let n=e.items;
let r=m;
let i=!0;
let o=m;
if(!Array.isArray(n)){
p=c(p,{});
m++}
var b=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let s;
if(b){
let e=m;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/items`,
schemaPath:`#/$defs/schema/properties/items/then/minItems`,
keyword:`minItems`,
params:{
limit:1}};
p=c(p,e);
m++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!a.validate(n[r],{
instancePath:t+`/items/`+r,
parentData:n,
parentDataProperty:r,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}}else{
let e={
instancePath:t+`/items`,
schemaPath:`#/$defs/schema/properties/items/then/type`,
keyword:`type`,
params:{
type:`array`}};
p=c(p,e);
m++}
var b=e===m;
i=b;
if(i)
var x=!0;
s=`then`}else{
let r=m;
if(a.validate(n,{
instancePath:t+`/items`,
parentData:e,
parentDataProperty:`items`,
rootData:d,
dynamicAnchors:f}))
var S=a.validate.evaluated.items;else{
p=u(p,a.validate.errors);
m+=a.validate.errors.length}
var b=r===m;
i=b;
i&&x!==!0&&S!==void 0&&(x=S===!0?!0:x>S?x:S);
s=`else`}
if(!i){
let e={
instancePath:t+`/items`,
schemaPath:`#/$defs/schema/properties/items/if`,
keyword:`if`,
params:{
failingKeyword:s}};
p=c(p,e);
m++}}
if(e.prefixItems!==void 0&&r.call(e,`prefixItems`)){
let n=e.prefixItems;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/prefixItems`,
schemaPath:`#/$defs/schema/properties/prefixItems/minItems`,
keyword:`minItems`,
params:{
limit:1}};
p=c(p,e);
m++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!a.validate(n[r],{
instancePath:t+`/prefixItems/`+r,
parentData:n,
parentDataProperty:r,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}}else{
let e={
instancePath:t+`/prefixItems`,
schemaPath:`#/$defs/schema/properties/prefixItems/type`,
keyword:`type`,
params:{
type:`array`}};
p=c(p,e);
m++}}
if(e.allOf!==void 0&&r.call(e,`allOf`)){
let n=e.allOf;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/allOf`,
schemaPath:`#/$defs/schema/properties/allOf/minItems`,
keyword:`minItems`,
params:{
limit:1}};
p=c(p,e);
m++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!a.validate(n[r],{
instancePath:t+`/allOf/`+r,
parentData:n,
parentDataProperty:r,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}}else{
let e={
instancePath:t+`/allOf`,
schemaPath:`#/$defs/schema/properties/allOf/type`,
keyword:`type`,
params:{
type:`array`}};
p=c(p,e);
m++}}
if(e.anyOf!==void 0&&r.call(e,`anyOf`)){
let n=e.anyOf;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/anyOf`,
schemaPath:`#/$defs/schema/properties/anyOf/minItems`,
keyword:`minItems`,
params:{
limit:1}};
p=c(p,e);
m++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!a.validate(n[r],{
instancePath:t+`/anyOf/`+r,
parentData:n,
parentDataProperty:r,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}}else{
let e={
instancePath:t+`/anyOf`,
schemaPath:`#/$defs/schema/properties/anyOf/type`,
keyword:`type`,
params:{
type:`array`}};
p=c(p,e);
m++}}
if(e.oneOf!==void 0&&r.call(e,`oneOf`)){
let n=e.oneOf;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/oneOf`,
schemaPath:`#/$defs/schema/properties/oneOf/minItems`,
keyword:`minItems`,
params:{
limit:1}};
p=c(p,e);
m++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!a.validate(n[r],{
instancePath:t+`/oneOf/`+r,
parentData:n,
parentDataProperty:r,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.validate.errors);
m+=a.validate.errors.length}}else{
let e={
instancePath:t+`/oneOf`,
schemaPath:`#/$defs/schema/properties/oneOf/type`,
keyword:`type`,
params:{
type:`array`}};
p=c(p,e);
m++}}}
o.errors=p;
return m===0}
o.evaluated={
props:{
$schema:!0,
$id:!0,
$ref:!0,
$anchor:!0,
$defs:!0,
definitions:!0,
title:!0,
description:!0,
$comment:!0,
type:!0,
enum:!0,
multipleOf:!0,
maximum:!0,
exclusiveMaximum:!0,
minimum:!0,
exclusiveMinimum:!0,
maxLength:!0,
minLength:!0,
maxItems:!0,
minItems:!0,
maxProperties:!0,
minProperties:!0,
maxContains:!0,
minContains:!0,
pattern:!0,
format:!0,
uniqueItems:!0,
deprecated:!0,
readOnly:!0,
writeOnly:!0,
examples:!0,
required:!0,
properties:!0,
patternProperties:!0,
dependentSchemas:!0,
dependencies:!0,
dependentRequired:!0,
additionalProperties:!0,
unevaluatedProperties:!0,
unevaluatedItems:!0,
propertyNames:!0,
contains:!0,
additionalItems:!0,
not:!0,
if:!0,
then:!0,
else:!0,
items:!0,
prefixItems:!0,
allOf:!0,
anyOf:!0,
oneOf:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let c=null;
let l=0;
let d=s.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(!o(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
c=u(c,o.errors);
l+=o.errors.length}
s.errors=c;
return l===0}
s.evaluated={
props:{
$schema:!0,
$id:!0,
$ref:!0,
$anchor:!0,
$defs:!0,
definitions:!0,
title:!0,
description:!0,
$comment:!0,
type:!0,
enum:!0,
multipleOf:!0,
maximum:!0,
exclusiveMaximum:!0,
minimum:!0,
exclusiveMinimum:!0,
maxLength:!0,
minLength:!0,
maxItems:!0,
minItems:!0,
maxProperties:!0,
minProperties:!0,
maxContains:!0,
minContains:!0,
pattern:!0,
format:!0,
uniqueItems:!0,
deprecated:!0,
readOnly:!0,
writeOnly:!0,
examples:!0,
required:!0,
properties:!0,
patternProperties:!0,
dependentSchemas:!0,
dependencies:!0,
dependentRequired:!0,
additionalProperties:!0,
unevaluatedProperties:!0,
unevaluatedItems:!0,
propertyNames:!0,
contains:!0,
additionalItems:!0,
not:!0,
if:!0,
then:!0,
else:!0,
items:!0,
prefixItems:!0,
allOf:!0,
anyOf:!0,
oneOf:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e){
let t=new Map;
for(
let[r,i]of e.entries()){
let e=n(i);
let a=t.get(e);
if(a!==void 0)
return[a,r];
t.set(e,r)}
return;
function n(e){
if(typeof e!=`object`||!e)
return`${typeof e} ${JSON.stringify(e)}`;
if(Array.isArray(e))
return`[${e.map(n).join()}]`;
return`{${Object.keys(e).sort().map(t=>`${JSON.stringify(t)}:${n(e[t])}`).join()}}`}}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.require_mcp_json_schema=e;
"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:o,
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
let n=Object.prototype.hasOwnProperty;
let r=c;
let i={
validate:a};
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:c,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if((!e||typeof e!=`object`||Array.isArray(e))&&typeof e!=`boolean`){
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/schema/type`,
keyword:`type`,
params:{}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
let e={
instancePath:t+`/$schema`,
schemaPath:`#/$defs/schema/properties/%24schema/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.$id!==void 0&&n.call(e,`$id`)&&typeof e.$id!=`string`){
let e={
instancePath:t+`/$id`,
schemaPath:`#/$defs/schema/properties/%24id/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.$ref!==void 0&&n.call(e,`$ref`)&&typeof e.$ref!=`string`){
let e={
instancePath:t+`/$ref`,
schemaPath:`#/$defs/schema/properties/%24ref/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.$anchor!==void 0&&n.call(e,`$anchor`)&&typeof e.$anchor!=`string`){
let e={
instancePath:t+`/$anchor`,
schemaPath:`#/$defs/schema/properties/%24anchor/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.$defs!==void 0&&n.call(e,`$defs`)){
let n=e.$defs;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i.validate(n[e],{
instancePath:t+`/$defs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}}else{
let e={
instancePath:t+`/$defs`,
schemaPath:`#/$defs/schema/properties/%24defs/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.definitions!==void 0&&n.call(e,`definitions`)){
let n=e.definitions;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i.validate(n[e],{
instancePath:t+`/definitions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}}else{
let e={
instancePath:t+`/definitions`,
schemaPath:`#/$defs/schema/properties/definitions/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
let e={
instancePath:t+`/title`,
schemaPath:`#/$defs/schema/properties/title/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/schema/properties/description/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.$comment!==void 0&&n.call(e,`$comment`)&&typeof e.$comment!=`string`){
let e={
instancePath:t+`/$comment`,
schemaPath:`#/$defs/schema/properties/%24comment/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`&&!Array.isArray(n)){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
let i=p;
let a=!0;
let o=p;
if(typeof n!=`string`){
f=s(f,{});
p++}
var h=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
let c;
if(h){
let e=p;
if(n!==`array`&&n!==`boolean`&&n!==`integer`&&n!==`null`&&n!==`number`&&n!==`object`&&n!==`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/then/enum`,
keyword:`enum`,
params:{}};
f=s(f,e);
p++}
var h=e===p;
a=h;
c=`then`}else{
let e=p;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/else/minItems`,
keyword:`minItems`,
params:{
limit:1}};
f=s(f,e);
p++}
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`array`&&e!==`boolean`&&e!==`integer`&&e!==`null`&&e!==`number`&&e!==`object`&&e!==`string`){
let e={
instancePath:t+`/type/`+r,
schemaPath:`#/$defs/schema/properties/type/else/items/enum`,
keyword:`enum`,
params:{}};
f=s(f,e);
p++}}
let i=r(n);
if(i!==void 0){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/else/uniqueItems`,
keyword:`uniqueItems`,
params:{
i:i[1],
j:i[0]}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/else/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
var h=e===p;
a=h;
c=`else`}
if(!a){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/schema/properties/type/if`,
keyword:`if`,
params:{
failingKeyword:c}};
f=s(f,e);
p++}}
if(e.enum!==void 0&&n.call(e,`enum`)){
let n=e.enum;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/enum`,
schemaPath:`#/$defs/schema/properties/enum/minItems`,
keyword:`minItems`,
params:{
limit:1}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/enum`,
schemaPath:`#/$defs/schema/properties/enum/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.multipleOf!==void 0&&n.call(e,`multipleOf`)){
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
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/multipleOf`,
schemaPath:`#/$defs/schema/properties/multipleOf/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.maximum!==void 0&&n.call(e,`maximum`)){
let n=e.maximum;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/maximum`,
schemaPath:`#/$defs/schema/properties/maximum/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.exclusiveMaximum!==void 0&&n.call(e,`exclusiveMaximum`)){
let n=e.exclusiveMaximum;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/exclusiveMaximum`,
schemaPath:`#/$defs/schema/properties/exclusiveMaximum/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.minimum!==void 0&&n.call(e,`minimum`)){
let n=e.minimum;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/minimum`,
schemaPath:`#/$defs/schema/properties/minimum/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.exclusiveMinimum!==void 0&&n.call(e,`exclusiveMinimum`)){
let n=e.exclusiveMinimum;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/exclusiveMinimum`,
schemaPath:`#/$defs/schema/properties/exclusiveMinimum/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.maxLength!==void 0&&n.call(e,`maxLength`)){
let n=e.maxLength;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/maxLength`,
schemaPath:`#/$defs/schema/properties/maxLength/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/maxLength`,
schemaPath:`#/$defs/schema/properties/maxLength/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,e);
p++}}
if(e.minLength!==void 0&&n.call(e,`minLength`)){
let n=e.minLength;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/minLength`,
schemaPath:`#/$defs/schema/properties/minLength/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/minLength`,
schemaPath:`#/$defs/schema/properties/minLength/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,e);
p++}}
if(e.maxItems!==void 0&&n.call(e,`maxItems`)){
let n=e.maxItems;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/maxItems`,
schemaPath:`#/$defs/schema/properties/maxItems/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/maxItems`,
schemaPath:`#/$defs/schema/properties/maxItems/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,e);
p++}}
if(e.minItems!==void 0&&n.call(e,`minItems`)){
let n=e.minItems;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/minItems`,
schemaPath:`#/$defs/schema/properties/minItems/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/minItems`,
schemaPath:`#/$defs/schema/properties/minItems/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,e);
p++}}
if(e.maxProperties!==void 0&&n.call(e,`maxProperties`)){
let n=e.maxProperties;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/maxProperties`,
schemaPath:`#/$defs/schema/properties/maxProperties/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/maxProperties`,
schemaPath:`#/$defs/schema/properties/maxProperties/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,e);
p++}}
if(e.minProperties!==void 0&&n.call(e,`minProperties`)){
let n=e.minProperties;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/minProperties`,
schemaPath:`#/$defs/schema/properties/minProperties/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/minProperties`,
schemaPath:`#/$defs/schema/properties/minProperties/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,e);
p++}}
if(e.maxContains!==void 0&&n.call(e,`maxContains`)){
let n=e.maxContains;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/maxContains`,
schemaPath:`#/$defs/schema/properties/maxContains/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/maxContains`,
schemaPath:`#/$defs/schema/properties/maxContains/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,e);
p++}}
if(e.minContains!==void 0&&n.call(e,`minContains`)){
let n=e.minContains;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/minContains`,
schemaPath:`#/$defs/schema/properties/minContains/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/minContains`,
schemaPath:`#/$defs/schema/properties/minContains/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=s(f,e);
p++}}
if(e.pattern!==void 0&&n.call(e,`pattern`)&&typeof e.pattern!=`string`){
let e={
instancePath:t+`/pattern`,
schemaPath:`#/$defs/schema/properties/pattern/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.format!==void 0&&n.call(e,`format`)&&typeof e.format!=`string`){
let e={
instancePath:t+`/format`,
schemaPath:`#/$defs/schema/properties/format/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.uniqueItems!==void 0&&n.call(e,`uniqueItems`)&&typeof e.uniqueItems!=`boolean`){
let e={
instancePath:t+`/uniqueItems`,
schemaPath:`#/$defs/schema/properties/uniqueItems/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.deprecated!==void 0&&n.call(e,`deprecated`)&&typeof e.deprecated!=`boolean`){
let e={
instancePath:t+`/deprecated`,
schemaPath:`#/$defs/schema/properties/deprecated/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.readOnly!==void 0&&n.call(e,`readOnly`)&&typeof e.readOnly!=`boolean`){
let e={
instancePath:t+`/readOnly`,
schemaPath:`#/$defs/schema/properties/readOnly/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.writeOnly!==void 0&&n.call(e,`writeOnly`)&&typeof e.writeOnly!=`boolean`){
let e={
instancePath:t+`/writeOnly`,
schemaPath:`#/$defs/schema/properties/writeOnly/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.examples!==void 0&&n.call(e,`examples`)&&!Array.isArray(e.examples)){
let e={
instancePath:t+`/examples`,
schemaPath:`#/$defs/schema/properties/examples/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.required!==void 0&&n.call(e,`required`)){
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
params:{}};
f=s(f,e);
p++}
let i=r(n);
if(i!==void 0){
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/schema/properties/required/uniqueItems`,
keyword:`uniqueItems`,
params:{
i:i[1],
j:i[0]}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/schema/properties/required/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.properties!==void 0&&n.call(e,`properties`)){
let n=e.properties;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i.validate(n[e],{
instancePath:t+`/properties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}}else{
let e={
instancePath:t+`/properties`,
schemaPath:`#/$defs/schema/properties/properties/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.patternProperties!==void 0&&n.call(e,`patternProperties`)){
let n=e.patternProperties;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i.validate(n[e],{
instancePath:t+`/patternProperties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}}else{
let e={
instancePath:t+`/patternProperties`,
schemaPath:`#/$defs/schema/properties/patternProperties/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.dependentSchemas!==void 0&&n.call(e,`dependentSchemas`)){
let n=e.dependentSchemas;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i.validate(n[e],{
instancePath:t+`/dependentSchemas/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}}else{
let e={
instancePath:t+`/dependentSchemas`,
schemaPath:`#/$defs/schema/properties/dependentSchemas/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.dependencies!==void 0&&n.call(e,`dependencies`)){
let n=e.dependencies;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
let a=p;
let o=!0;
let c=p;
if(!Array.isArray(r)){
f=s(f,{});
p++}
var g=c===p;
p=a;
f!==null&&(a?f.length=Math.min(f.length,a):f=null);
let m;
if(g){
let n=p;
if(Array.isArray(r)){
let n=r.length;
for(
let i=0;i<n;i++)
if(typeof r[i]!=`string`){
let n={
instancePath:t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+i,
schemaPath:`#/$defs/schema/properties/dependencies/additionalProperties/then/items/type`,
keyword:`type`,
params:{}};
f=s(f,n);
p++}}else{
let n={
instancePath:t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/schema/properties/dependencies/additionalProperties/then/type`,
keyword:`type`,
params:{}};
f=s(f,n);
p++}
var g=n===p;
o=g;
if(o)
var _=!0;
m=`then`}else{
let a=p;
if(i.validate(r,{
instancePath:t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d}))
var v=i.validate.evaluated.items;else{
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
var g=a===p;
o=g;
o&&_!==!0&&v!==void 0&&(_=v===!0?!0:_>v?_:v);
m=`else`}
if(!o){
let n={
instancePath:t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/schema/properties/dependencies/additionalProperties/if`,
keyword:`if`,
params:{
failingKeyword:m}};
f=s(f,n);
p++}}else{
let e={
instancePath:t+`/dependencies`,
schemaPath:`#/$defs/schema/properties/dependencies/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.dependentRequired!==void 0&&n.call(e,`dependentRequired`)){
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
params:{}};
f=s(f,n);
p++}}else{
let n={
instancePath:t+`/dependentRequired/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/schema/properties/dependentRequired/additionalProperties/type`,
keyword:`type`,
params:{}};
f=s(f,n);
p++}}else{
let e={
instancePath:t+`/dependentRequired`,
schemaPath:`#/$defs/schema/properties/dependentRequired/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.additionalProperties!==void 0&&n.call(e,`additionalProperties`)&&!i.validate(e.additionalProperties,{
instancePath:t+`/additionalProperties`,
parentData:e,
parentDataProperty:`additionalProperties`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
if(e.unevaluatedProperties!==void 0&&n.call(e,`unevaluatedProperties`)&&!i.validate(e.unevaluatedProperties,{
instancePath:t+`/unevaluatedProperties`,
parentData:e,
parentDataProperty:`unevaluatedProperties`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
if(e.unevaluatedItems!==void 0&&n.call(e,`unevaluatedItems`)&&!i.validate(e.unevaluatedItems,{
instancePath:t+`/unevaluatedItems`,
parentData:e,
parentDataProperty:`unevaluatedItems`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
if(e.propertyNames!==void 0&&n.call(e,`propertyNames`)&&!i.validate(e.propertyNames,{
instancePath:t+`/propertyNames`,
parentData:e,
parentDataProperty:`propertyNames`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
if(e.contains!==void 0&&n.call(e,`contains`)&&!i.validate(e.contains,{
instancePath:t+`/contains`,
parentData:e,
parentDataProperty:`contains`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
if(e.additionalItems!==void 0&&n.call(e,`additionalItems`)&&!i.validate(e.additionalItems,{
instancePath:t+`/additionalItems`,
parentData:e,
parentDataProperty:`additionalItems`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
if(e.not!==void 0&&n.call(e,`not`)&&!i.validate(e.not,{
instancePath:t+`/not`,
parentData:e,
parentDataProperty:`not`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
if(e.if!==void 0&&n.call(e,`if`)&&!i.validate(e.if,{
instancePath:t+`/if`,
parentData:e,
parentDataProperty:`if`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
if(e.then!==void 0&&n.call(e,`then`)&&!i.validate(e.then,{
instancePath:t+`/then`,
parentData:e,
parentDataProperty:`then`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
if(e.else!==void 0&&n.call(e,`else`)&&!i.validate(e.else,{
instancePath:t+`/else`,
parentData:e,
parentDataProperty:`else`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
if(e.items!==void 0&&n.call(e,`items`)){
let n=e.items;
let r=p;
let a=!0;
let o=p;
if(!Array.isArray(n)){
f=s(f,{});
p++}
var y=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let c;
if(y){
let e=p;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/items`,
schemaPath:`#/$defs/schema/properties/items/then/minItems`,
keyword:`minItems`,
params:{
limit:1}};
f=s(f,e);
p++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!i.validate(n[r],{
instancePath:t+`/items/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}}else{
let e={
instancePath:t+`/items`,
schemaPath:`#/$defs/schema/properties/items/then/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
var y=e===p;
a=y;
if(a)
var b=!0;
c=`then`}else{
let r=p;
if(i.validate(n,{
instancePath:t+`/items`,
parentData:e,
parentDataProperty:`items`,
rootData:u,
dynamicAnchors:d}))
var x=i.validate.evaluated.items;else{
f=l(f,i.validate.errors);
p+=i.validate.errors.length}
var y=r===p;
a=y;
a&&b!==!0&&x!==void 0&&(b=x===!0?!0:b>x?b:x);
c=`else`}
if(!a){
let e={
instancePath:t+`/items`,
schemaPath:`#/$defs/schema/properties/items/if`,
keyword:`if`,
params:{
failingKeyword:c}};
f=s(f,e);
p++}}
if(e.prefixItems!==void 0&&n.call(e,`prefixItems`)){
let n=e.prefixItems;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/prefixItems`,
schemaPath:`#/$defs/schema/properties/prefixItems/minItems`,
keyword:`minItems`,
params:{
limit:1}};
f=s(f,e);
p++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!i.validate(n[r],{
instancePath:t+`/prefixItems/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}}else{
let e={
instancePath:t+`/prefixItems`,
schemaPath:`#/$defs/schema/properties/prefixItems/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.allOf!==void 0&&n.call(e,`allOf`)){
let n=e.allOf;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/allOf`,
schemaPath:`#/$defs/schema/properties/allOf/minItems`,
keyword:`minItems`,
params:{
limit:1}};
f=s(f,e);
p++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!i.validate(n[r],{
instancePath:t+`/allOf/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}}else{
let e={
instancePath:t+`/allOf`,
schemaPath:`#/$defs/schema/properties/allOf/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.anyOf!==void 0&&n.call(e,`anyOf`)){
let n=e.anyOf;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/anyOf`,
schemaPath:`#/$defs/schema/properties/anyOf/minItems`,
keyword:`minItems`,
params:{
limit:1}};
f=s(f,e);
p++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!i.validate(n[r],{
instancePath:t+`/anyOf/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}}else{
let e={
instancePath:t+`/anyOf`,
schemaPath:`#/$defs/schema/properties/anyOf/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.oneOf!==void 0&&n.call(e,`oneOf`)){
let n=e.oneOf;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/oneOf`,
schemaPath:`#/$defs/schema/properties/oneOf/minItems`,
keyword:`minItems`,
params:{
limit:1}};
f=s(f,e);
p++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!i.validate(n[r],{
instancePath:t+`/oneOf/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.validate.errors);
p+=i.validate.errors.length}}else{
let e={
instancePath:t+`/oneOf`,
schemaPath:`#/$defs/schema/properties/oneOf/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}}
a.errors=f;
return p===0}
a.evaluated={
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
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:s={}}={}){
let c=null;
let u=0;
let d=o.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(!a(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:s})){
c=l(c,a.errors);
u+=a.errors.length}
o.errors=c;
return u===0}
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
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e){
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
function l(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_mcp_json_schema=e;
"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
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
let r=l;
let i={
validate:a};
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:l,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=a.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if((!e||typeof e!=`object`||Array.isArray(e))&&typeof e!=`boolean`){
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/schema/type`,
keyword:`type`,
params:{}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
p=c(p,t+`/$schema`,`#/$defs/schema/properties/%24schema/type`);
m++}
if(e.$id!==void 0&&n.call(e,`$id`)&&typeof e.$id!=`string`){
p=c(p,t+`/$id`,`#/$defs/schema/properties/%24id/type`);
m++}
if(e.$ref!==void 0&&n.call(e,`$ref`)&&typeof e.$ref!=`string`){
p=c(p,t+`/$ref`,`#/$defs/schema/properties/%24ref/type`);
m++}
if(e.$anchor!==void 0&&n.call(e,`$anchor`)&&typeof e.$anchor!=`string`){
p=c(p,t+`/$anchor`,`#/$defs/schema/properties/%24anchor/type`);
m++}
if(e.$defs!==void 0&&n.call(e,`$defs`)){
let n=e.$defs;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i.validate(n[e],{
instancePath:t+`/$defs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}}else{
p=c(p,t+`/$defs`,`#/$defs/schema/properties/%24defs/type`);
m++}}
if(e.definitions!==void 0&&n.call(e,`definitions`)){
let n=e.definitions;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i.validate(n[e],{
instancePath:t+`/definitions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}}else{
p=c(p,t+`/definitions`,`#/$defs/schema/properties/definitions/type`);
m++}}
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
p=c(p,t+`/title`,`#/$defs/schema/properties/title/type`);
m++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
p=c(p,t+`/description`,`#/$defs/schema/properties/description/type`);
m++}
if(e.$comment!==void 0&&n.call(e,`$comment`)&&typeof e.$comment!=`string`){
p=c(p,t+`/$comment`,`#/$defs/schema/properties/%24comment/type`);
m++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`&&!Array.isArray(n)){
p=c(p,t+`/type`,`#/$defs/schema/properties/type/type`);
m++}
let i=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=s(p,{});
m++}
var g=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
let l;
if(g){
let e=m;
if(n!==`array`&&n!==`boolean`&&n!==`integer`&&n!==`null`&&n!==`number`&&n!==`object`&&n!==`string`){
p=c(p,t+`/type`,`#/$defs/schema/properties/type/then/enum`);
m++}
var g=e===m;
a=g;
l=`then`}else{
let e=m;
if(Array.isArray(n)){
if(n.length<1){
p=c(p,t+`/type`,`#/$defs/schema/properties/type/else/minItems`,{
limit:1});
m++}
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`array`&&e!==`boolean`&&e!==`integer`&&e!==`null`&&e!==`number`&&e!==`object`&&e!==`string`){
p=c(p,t+`/type/`+r,`#/$defs/schema/properties/type/else/items/enum`);
m++}}
let i=r(n);
if(i!==void 0){
p=c(p,t+`/type`,`#/$defs/schema/properties/type/else/uniqueItems`,{
i:i[1],
j:i[0]});
m++}}else{
p=c(p,t+`/type`,`#/$defs/schema/properties/type/else/type`);
m++}
var g=e===m;
a=g;
l=`else`}
if(!a){
p=c(p,t+`/type`,`#/$defs/schema/properties/type/if`,{
failingKeyword:l});
m++}}
if(e.enum!==void 0&&n.call(e,`enum`)){
let n=e.enum;
if(Array.isArray(n)){
if(n.length<1){
p=c(p,t+`/enum`,`#/$defs/schema/properties/enum/minItems`,{
limit:1});
m++}}else{
p=c(p,t+`/enum`,`#/$defs/schema/properties/enum/type`);
m++}}
if(e.multipleOf!==void 0&&n.call(e,`multipleOf`)){
let n=e.multipleOf;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
p=c(p,t+`/multipleOf`,`#/$defs/schema/properties/multipleOf/exclusiveMinimum`,{
comparison:`>`,
limit:0});
m++}}else{
p=c(p,t+`/multipleOf`,`#/$defs/schema/properties/multipleOf/type`);
m++}}
if(e.maximum!==void 0&&n.call(e,`maximum`)){
let n=e.maximum;
if(!(typeof n==`number`&&isFinite(n))){
p=c(p,t+`/maximum`,`#/$defs/schema/properties/maximum/type`);
m++}}
if(e.exclusiveMaximum!==void 0&&n.call(e,`exclusiveMaximum`)){
let n=e.exclusiveMaximum;
if(!(typeof n==`number`&&isFinite(n))){
p=c(p,t+`/exclusiveMaximum`,`#/$defs/schema/properties/exclusiveMaximum/type`);
m++}}
if(e.minimum!==void 0&&n.call(e,`minimum`)){
let n=e.minimum;
if(!(typeof n==`number`&&isFinite(n))){
p=c(p,t+`/minimum`,`#/$defs/schema/properties/minimum/type`);
m++}}
if(e.exclusiveMinimum!==void 0&&n.call(e,`exclusiveMinimum`)){
let n=e.exclusiveMinimum;
if(!(typeof n==`number`&&isFinite(n))){
p=c(p,t+`/exclusiveMinimum`,`#/$defs/schema/properties/exclusiveMinimum/type`);
m++}}
if(e.maxLength!==void 0&&n.call(e,`maxLength`)){
let n=e.maxLength;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=c(p,t+`/maxLength`,`#/$defs/schema/properties/maxLength/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=c(p,t+`/maxLength`,`#/$defs/schema/properties/maxLength/minimum`,{
comparison:`>=`,
limit:0});
m++}}
if(e.minLength!==void 0&&n.call(e,`minLength`)){
let n=e.minLength;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=c(p,t+`/minLength`,`#/$defs/schema/properties/minLength/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=c(p,t+`/minLength`,`#/$defs/schema/properties/minLength/minimum`,{
comparison:`>=`,
limit:0});
m++}}
if(e.maxItems!==void 0&&n.call(e,`maxItems`)){
let n=e.maxItems;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=c(p,t+`/maxItems`,`#/$defs/schema/properties/maxItems/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=c(p,t+`/maxItems`,`#/$defs/schema/properties/maxItems/minimum`,{
comparison:`>=`,
limit:0});
m++}}
if(e.minItems!==void 0&&n.call(e,`minItems`)){
let n=e.minItems;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=c(p,t+`/minItems`,`#/$defs/schema/properties/minItems/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=c(p,t+`/minItems`,`#/$defs/schema/properties/minItems/minimum`,{
comparison:`>=`,
limit:0});
m++}}
if(e.maxProperties!==void 0&&n.call(e,`maxProperties`)){
let n=e.maxProperties;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=c(p,t+`/maxProperties`,`#/$defs/schema/properties/maxProperties/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=c(p,t+`/maxProperties`,`#/$defs/schema/properties/maxProperties/minimum`,{
comparison:`>=`,
limit:0});
m++}}
if(e.minProperties!==void 0&&n.call(e,`minProperties`)){
let n=e.minProperties;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=c(p,t+`/minProperties`,`#/$defs/schema/properties/minProperties/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=c(p,t+`/minProperties`,`#/$defs/schema/properties/minProperties/minimum`,{
comparison:`>=`,
limit:0});
m++}}
if(e.maxContains!==void 0&&n.call(e,`maxContains`)){
let n=e.maxContains;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=c(p,t+`/maxContains`,`#/$defs/schema/properties/maxContains/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=c(p,t+`/maxContains`,`#/$defs/schema/properties/maxContains/minimum`,{
comparison:`>=`,
limit:0});
m++}}
if(e.minContains!==void 0&&n.call(e,`minContains`)){
let n=e.minContains;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=c(p,t+`/minContains`,`#/$defs/schema/properties/minContains/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
p=c(p,t+`/minContains`,`#/$defs/schema/properties/minContains/minimum`,{
comparison:`>=`,
limit:0});
m++}}
if(e.pattern!==void 0&&n.call(e,`pattern`)&&typeof e.pattern!=`string`){
p=c(p,t+`/pattern`,`#/$defs/schema/properties/pattern/type`);
m++}
if(e.format!==void 0&&n.call(e,`format`)&&typeof e.format!=`string`){
p=c(p,t+`/format`,`#/$defs/schema/properties/format/type`);
m++}
if(e.uniqueItems!==void 0&&n.call(e,`uniqueItems`)&&typeof e.uniqueItems!=`boolean`){
p=c(p,t+`/uniqueItems`,`#/$defs/schema/properties/uniqueItems/type`);
m++}
if(e.deprecated!==void 0&&n.call(e,`deprecated`)&&typeof e.deprecated!=`boolean`){
p=c(p,t+`/deprecated`,`#/$defs/schema/properties/deprecated/type`);
m++}
if(e.readOnly!==void 0&&n.call(e,`readOnly`)&&typeof e.readOnly!=`boolean`){
p=c(p,t+`/readOnly`,`#/$defs/schema/properties/readOnly/type`);
m++}
if(e.writeOnly!==void 0&&n.call(e,`writeOnly`)&&typeof e.writeOnly!=`boolean`){
p=c(p,t+`/writeOnly`,`#/$defs/schema/properties/writeOnly/type`);
m++}
if(e.examples!==void 0&&n.call(e,`examples`)&&!Array.isArray(e.examples)){
p=c(p,t+`/examples`,`#/$defs/schema/properties/examples/type`);
m++}
if(e.required!==void 0&&n.call(e,`required`)){
let n=e.required;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=c(p,t+`/required/`+r,`#/$defs/schema/properties/required/items/type`);
m++}
let i=r(n);
if(i!==void 0){
p=c(p,t+`/required`,`#/$defs/schema/properties/required/uniqueItems`,{
i:i[1],
j:i[0]});
m++}}else{
p=c(p,t+`/required`,`#/$defs/schema/properties/required/type`);
m++}}
if(e.properties!==void 0&&n.call(e,`properties`)){
let n=e.properties;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i.validate(n[e],{
instancePath:t+`/properties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}}else{
p=c(p,t+`/properties`,`#/$defs/schema/properties/properties/type`);
m++}}
if(e.patternProperties!==void 0&&n.call(e,`patternProperties`)){
let n=e.patternProperties;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i.validate(n[e],{
instancePath:t+`/patternProperties/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}}else{
p=c(p,t+`/patternProperties`,`#/$defs/schema/properties/patternProperties/type`);
m++}}
if(e.dependentSchemas!==void 0&&n.call(e,`dependentSchemas`)){
let n=e.dependentSchemas;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i.validate(n[e],{
instancePath:t+`/dependentSchemas/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}}else{
p=c(p,t+`/dependentSchemas`,`#/$defs/schema/properties/dependentSchemas/type`);
m++}}
if(e.dependencies!==void 0&&n.call(e,`dependencies`)){
let n=e.dependencies;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
let a=m;
let o=!0;
let l=m;
if(!Array.isArray(r)){
p=s(p,{});
m++}
var _=l===m;
m=a;
p!==null&&(a?p.length=Math.min(p.length,a):p=null);
let h;
if(_){
let n=m;
if(Array.isArray(r)){
let n=r.length;
for(
let i=0;i<n;i++)
if(typeof r[i]!=`string`){
p=c(p,t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+i,`#/$defs/schema/properties/dependencies/additionalProperties/then/items/type`);
m++}}else{
p=c(p,t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/schema/properties/dependencies/additionalProperties/then/type`);
m++}
var _=n===m;
o=_;
if(o)
var v=!0;
h=`then`}else{
let a=m;
if(i.validate(r,{
instancePath:t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f}))
var y=i.validate.evaluated.items;else{
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
var _=a===m;
o=_;
o&&v!==!0&&y!==void 0&&(v=y===!0?!0:v>y?v:y);
h=`else`}
if(!o){
p=c(p,t+`/dependencies/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/schema/properties/dependencies/additionalProperties/if`,{
failingKeyword:h});
m++}}else{
p=c(p,t+`/dependencies`,`#/$defs/schema/properties/dependencies/type`);
m++}}
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
p=c(p,t+`/dependentRequired/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+i,`#/$defs/schema/properties/dependentRequired/additionalProperties/items/type`);
m++}}else{
p=c(p,t+`/dependentRequired/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/schema/properties/dependentRequired/additionalProperties/type`);
m++}}else{
p=c(p,t+`/dependentRequired`,`#/$defs/schema/properties/dependentRequired/type`);
m++}}
if(e.additionalProperties!==void 0&&n.call(e,`additionalProperties`)&&!i.validate(e.additionalProperties,{
instancePath:t+`/additionalProperties`,
parentData:e,
parentDataProperty:`additionalProperties`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
if(e.unevaluatedProperties!==void 0&&n.call(e,`unevaluatedProperties`)&&!i.validate(e.unevaluatedProperties,{
instancePath:t+`/unevaluatedProperties`,
parentData:e,
parentDataProperty:`unevaluatedProperties`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
if(e.unevaluatedItems!==void 0&&n.call(e,`unevaluatedItems`)&&!i.validate(e.unevaluatedItems,{
instancePath:t+`/unevaluatedItems`,
parentData:e,
parentDataProperty:`unevaluatedItems`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
if(e.propertyNames!==void 0&&n.call(e,`propertyNames`)&&!i.validate(e.propertyNames,{
instancePath:t+`/propertyNames`,
parentData:e,
parentDataProperty:`propertyNames`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
if(e.contains!==void 0&&n.call(e,`contains`)&&!i.validate(e.contains,{
instancePath:t+`/contains`,
parentData:e,
parentDataProperty:`contains`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
if(e.additionalItems!==void 0&&n.call(e,`additionalItems`)&&!i.validate(e.additionalItems,{
instancePath:t+`/additionalItems`,
parentData:e,
parentDataProperty:`additionalItems`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
if(e.not!==void 0&&n.call(e,`not`)&&!i.validate(e.not,{
instancePath:t+`/not`,
parentData:e,
parentDataProperty:`not`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
if(e.if!==void 0&&n.call(e,`if`)&&!i.validate(e.if,{
instancePath:t+`/if`,
parentData:e,
parentDataProperty:`if`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
if(e.then!==void 0&&n.call(e,`then`)&&!i.validate(e.then,{
instancePath:t+`/then`,
parentData:e,
parentDataProperty:`then`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
if(e.else!==void 0&&n.call(e,`else`)&&!i.validate(e.else,{
instancePath:t+`/else`,
parentData:e,
parentDataProperty:`else`,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
if(e.items!==void 0&&n.call(e,`items`)){
let n=e.items;
let r=m;
let a=!0;
let o=m;
if(!Array.isArray(n)){
p=s(p,{});
m++}
var b=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let l;
if(b){
let e=m;
if(Array.isArray(n)){
if(n.length<1){
p=c(p,t+`/items`,`#/$defs/schema/properties/items/then/minItems`,{
limit:1});
m++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!i.validate(n[r],{
instancePath:t+`/items/`+r,
parentData:n,
parentDataProperty:r,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}}else{
p=c(p,t+`/items`,`#/$defs/schema/properties/items/then/type`);
m++}
var b=e===m;
a=b;
if(a)
var x=!0;
l=`then`}else{
let r=m;
if(i.validate(n,{
instancePath:t+`/items`,
parentData:e,
parentDataProperty:`items`,
rootData:d,
dynamicAnchors:f}))
var S=i.validate.evaluated.items;else{
p=u(p,i.validate.errors);
m+=i.validate.errors.length}
var b=r===m;
a=b;
a&&x!==!0&&S!==void 0&&(x=S===!0?!0:x>S?x:S);
l=`else`}
if(!a){
p=c(p,t+`/items`,`#/$defs/schema/properties/items/if`,{
failingKeyword:l});
m++}}
if(e.prefixItems!==void 0&&n.call(e,`prefixItems`)){
let n=e.prefixItems;
if(Array.isArray(n)){
if(n.length<1){
p=c(p,t+`/prefixItems`,`#/$defs/schema/properties/prefixItems/minItems`,{
limit:1});
m++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!i.validate(n[r],{
instancePath:t+`/prefixItems/`+r,
parentData:n,
parentDataProperty:r,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}}else{
p=c(p,t+`/prefixItems`,`#/$defs/schema/properties/prefixItems/type`);
m++}}
if(e.allOf!==void 0&&n.call(e,`allOf`)){
let n=e.allOf;
if(Array.isArray(n)){
if(n.length<1){
p=c(p,t+`/allOf`,`#/$defs/schema/properties/allOf/minItems`,{
limit:1});
m++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!i.validate(n[r],{
instancePath:t+`/allOf/`+r,
parentData:n,
parentDataProperty:r,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}}else{
p=c(p,t+`/allOf`,`#/$defs/schema/properties/allOf/type`);
m++}}
if(e.anyOf!==void 0&&n.call(e,`anyOf`)){
let n=e.anyOf;
if(Array.isArray(n)){
if(n.length<1){
p=c(p,t+`/anyOf`,`#/$defs/schema/properties/anyOf/minItems`,{
limit:1});
m++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!i.validate(n[r],{
instancePath:t+`/anyOf/`+r,
parentData:n,
parentDataProperty:r,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}}else{
p=c(p,t+`/anyOf`,`#/$defs/schema/properties/anyOf/type`);
m++}}
if(e.oneOf!==void 0&&n.call(e,`oneOf`)){
let n=e.oneOf;
if(Array.isArray(n)){
if(n.length<1){
p=c(p,t+`/oneOf`,`#/$defs/schema/properties/oneOf/minItems`,{
limit:1});
m++}
let e=n.length;
for(
let r=0;r<e;r++)
if(!i.validate(n[r],{
instancePath:t+`/oneOf/`+r,
parentData:n,
parentDataProperty:r,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.validate.errors);
m+=i.validate.errors.length}}else{
p=c(p,t+`/oneOf`,`#/$defs/schema/properties/oneOf/type`);
m++}}}
a.errors=p;
return m===0}
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
let l=0;
if(!a(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:s})){
c=u(c,a.errors);
l+=a.errors.length}
o.errors=c;
return l===0}
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
s(e,n);
return e}}));
exports.require_mcp_json_schema=e;
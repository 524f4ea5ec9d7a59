// Written by "npm run generate" from schemas/mcp-json-schema.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$ref\":\"#/$defs/schema\",\"$defs\":{\"schema\":{\"type\":[\"object\",\"boolean\"],\"properties\":{\"$schema\":{\"x-rule\":\"schema-dialect-unknown\",\"type\":\"string\"},\"$id\":{\"type\":\"string\"},\"$ref\":{\"type\":\"string\"},\"$anchor\":{\"type\":\"string\"},\"$defs\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/schema\"}},\"definitions\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/schema\"}},\"title\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"$comment\":{\"type\":\"string\"},\"type\":{\"type\":[\"string\",\"array\"],\"if\":{\"type\":\"string\"},\"then\":{\"enum\":[\"array\",\"boolean\",\"integer\",\"null\",\"number\",\"object\",\"string\"]},\"else\":{\"type\":\"array\",\"minItems\":1,\"uniqueItems\":true,\"items\":{\"enum\":[\"array\",\"boolean\",\"integer\",\"null\",\"number\",\"object\",\"string\"]}}},\"enum\":{\"x-rule\":\"schema-enum-empty\",\"type\":\"array\",\"minItems\":1},\"multipleOf\":{\"type\":\"number\",\"exclusiveMinimum\":0},\"maximum\":{\"type\":\"number\"},\"exclusiveMaximum\":{\"type\":\"number\"},\"minimum\":{\"type\":\"number\"},\"exclusiveMinimum\":{\"type\":\"number\"},\"maxLength\":{\"type\":\"integer\",\"minimum\":0},\"minLength\":{\"type\":\"integer\",\"minimum\":0},\"maxItems\":{\"type\":\"integer\",\"minimum\":0},\"minItems\":{\"type\":\"integer\",\"minimum\":0},\"maxProperties\":{\"type\":\"integer\",\"minimum\":0},\"minProperties\":{\"type\":\"integer\",\"minimum\":0},\"maxContains\":{\"type\":\"integer\",\"minimum\":0},\"minContains\":{\"type\":\"integer\",\"minimum\":0},\"pattern\":{\"type\":\"string\"},\"format\":{\"type\":\"string\"},\"uniqueItems\":{\"type\":\"boolean\"},\"deprecated\":{\"type\":\"boolean\"},\"readOnly\":{\"type\":\"boolean\"},\"writeOnly\":{\"type\":\"boolean\"},\"examples\":{\"type\":\"array\"},\"required\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"array\",\"items\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"string\"},\"uniqueItems\":true},\"properties\":{\"x-rule\":\"schema-properties-not-object\",\"type\":\"object\",\"additionalProperties\":{\"x-rule\":\"schema-property-not-schema\",\"$ref\":\"#/$defs/schema\"}},\"patternProperties\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/schema\"}},\"dependentSchemas\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/schema\"}},\"dependencies\":{\"type\":\"object\",\"additionalProperties\":{\"if\":{\"type\":\"array\"},\"then\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"else\":{\"$ref\":\"#/$defs/schema\"}}},\"dependentRequired\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"additionalProperties\":{\"$ref\":\"#/$defs/schema\"},\"unevaluatedProperties\":{\"$ref\":\"#/$defs/schema\"},\"unevaluatedItems\":{\"$ref\":\"#/$defs/schema\"},\"propertyNames\":{\"$ref\":\"#/$defs/schema\"},\"contains\":{\"$ref\":\"#/$defs/schema\"},\"additionalItems\":{\"$ref\":\"#/$defs/schema\"},\"not\":{\"$ref\":\"#/$defs/schema\"},\"if\":{\"$ref\":\"#/$defs/schema\"},\"then\":{\"$ref\":\"#/$defs/schema\"},\"else\":{\"$ref\":\"#/$defs/schema\"},\"items\":{\"if\":{\"type\":\"array\"},\"then\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"$ref\":\"#/$defs/schema\"}},\"else\":{\"$ref\":\"#/$defs/schema\"}},\"prefixItems\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"$ref\":\"#/$defs/schema\"}},\"allOf\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"$ref\":\"#/$defs/schema\"}},\"anyOf\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"$ref\":\"#/$defs/schema\"}},\"oneOf\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"$ref\":\"#/$defs/schema\"}}}}}}") };
const schema20 = {"type":["object","boolean"],"properties":{"$schema":{"x-rule":"schema-dialect-unknown","type":"string"},"$id":{"type":"string"},"$ref":{"type":"string"},"$anchor":{"type":"string"},"$defs":{"type":"object","additionalProperties":{"$ref":"#/$defs/schema"}},"definitions":{"type":"object","additionalProperties":{"$ref":"#/$defs/schema"}},"title":{"type":"string"},"description":{"type":"string"},"$comment":{"type":"string"},"type":{"type":["string","array"],"if":{"type":"string"},"then":{"enum":["array","boolean","integer","null","number","object","string"]},"else":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["array","boolean","integer","null","number","object","string"]}}},"enum":{"x-rule":"schema-enum-empty","type":"array","minItems":1},"multipleOf":{"type":"number","exclusiveMinimum":0},"maximum":{"type":"number"},"exclusiveMaximum":{"type":"number"},"minimum":{"type":"number"},"exclusiveMinimum":{"type":"number"},"maxLength":{"type":"integer","minimum":0},"minLength":{"type":"integer","minimum":0},"maxItems":{"type":"integer","minimum":0},"minItems":{"type":"integer","minimum":0},"maxProperties":{"type":"integer","minimum":0},"minProperties":{"type":"integer","minimum":0},"maxContains":{"type":"integer","minimum":0},"minContains":{"type":"integer","minimum":0},"pattern":{"type":"string"},"format":{"type":"string"},"uniqueItems":{"type":"boolean"},"deprecated":{"type":"boolean"},"readOnly":{"type":"boolean"},"writeOnly":{"type":"boolean"},"examples":{"type":"array"},"required":{"x-rule":"schema-required-not-array","type":"array","items":{"x-rule":"schema-required-not-array","type":"string"},"uniqueItems":true},"properties":{"x-rule":"schema-properties-not-object","type":"object","additionalProperties":{"x-rule":"schema-property-not-schema","$ref":"#/$defs/schema"}},"patternProperties":{"type":"object","additionalProperties":{"$ref":"#/$defs/schema"}},"dependentSchemas":{"type":"object","additionalProperties":{"$ref":"#/$defs/schema"}},"dependencies":{"type":"object","additionalProperties":{"if":{"type":"array"},"then":{"type":"array","items":{"type":"string"}},"else":{"$ref":"#/$defs/schema"}}},"dependentRequired":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}},"additionalProperties":{"$ref":"#/$defs/schema"},"unevaluatedProperties":{"$ref":"#/$defs/schema"},"unevaluatedItems":{"$ref":"#/$defs/schema"},"propertyNames":{"$ref":"#/$defs/schema"},"contains":{"$ref":"#/$defs/schema"},"additionalItems":{"$ref":"#/$defs/schema"},"not":{"$ref":"#/$defs/schema"},"if":{"$ref":"#/$defs/schema"},"then":{"$ref":"#/$defs/schema"},"else":{"$ref":"#/$defs/schema"},"items":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/schema"}},"else":{"$ref":"#/$defs/schema"}},"prefixItems":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/schema"}},"allOf":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/schema"}},"anyOf":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/schema"}},"oneOf":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/schema"}}}};
const func0 = Object.prototype.hasOwnProperty;
const func27 = firstRepeat;
const wrapper0 = {validate: validate53};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/$defs/schema/type",keyword:"type",params:{type: schema20.type}};
vErrors = add(vErrors, err0);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$schema !== undefined && func0.call(data, "$schema")){
if(typeof data.$schema !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/$defs/schema/properties/%24schema/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.$id !== undefined && func0.call(data, "$id")){
if(typeof data.$id !== "string"){
const err2 = {instancePath:instancePath+"/$id",schemaPath:"#/$defs/schema/properties/%24id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.$ref !== undefined && func0.call(data, "$ref")){
if(typeof data.$ref !== "string"){
const err3 = {instancePath:instancePath+"/$ref",schemaPath:"#/$defs/schema/properties/%24ref/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.$anchor !== undefined && func0.call(data, "$anchor")){
if(typeof data.$anchor !== "string"){
const err4 = {instancePath:instancePath+"/$anchor",schemaPath:"#/$defs/schema/properties/%24anchor/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.$defs !== undefined && func0.call(data, "$defs")){
let data4 = data.$defs;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 of Object.keys(data4)){
if(!(wrapper0.validate(data4[key0], {instancePath:instancePath+"/$defs/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/$defs",schemaPath:"#/$defs/schema/properties/%24defs/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.definitions !== undefined && func0.call(data, "definitions")){
let data6 = data.definitions;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
if(!(wrapper0.validate(data6[key1], {instancePath:instancePath+"/definitions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/definitions",schemaPath:"#/$defs/schema/properties/definitions/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/schema/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/schema/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.$comment !== undefined && func0.call(data, "$comment")){
if(typeof data.$comment !== "string"){
const err9 = {instancePath:instancePath+"/$comment",schemaPath:"#/$defs/schema/properties/%24comment/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data11 = data.type;
if((typeof data11 !== "string") && (!(Array.isArray(data11)))){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/schema/properties/type/type",keyword:"type",params:{type: schema20.properties.type.type}};
vErrors = add(vErrors, err10);
errors++;
}
const _errs25 = errors;
let valid3 = true;
const _errs26 = errors;
if(typeof data11 !== "string"){
const err11 = {};
vErrors = add(vErrors, err11);
errors++;
}
var _valid0 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = Math.min(vErrors.length, _errs25);
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs28 = errors;
if(!(((((((data11 === "array") || (data11 === "boolean")) || (data11 === "integer")) || (data11 === "null")) || (data11 === "number")) || (data11 === "object")) || (data11 === "string"))){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/schema/properties/type/then/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err12);
errors++;
}
var _valid0 = _errs28 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs29 = errors;
if(Array.isArray(data11)){
if(data11.length < 1){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/schema/properties/type/else/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err13);
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(!(((((((data12 === "array") || (data12 === "boolean")) || (data12 === "integer")) || (data12 === "null")) || (data12 === "number")) || (data12 === "object")) || (data12 === "string"))){
const err14 = {instancePath:instancePath+"/type/" + i0,schemaPath:"#/$defs/schema/properties/type/else/items/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err14);
errors++;
}
}
const pair0 = func27(data11);
if(pair0 !== undefined){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/schema/properties/type/else/uniqueItems",keyword:"uniqueItems",params:{i: pair0[1], j: pair0[0]}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/schema/properties/type/else/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err16);
errors++;
}
var _valid0 = _errs29 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/schema/properties/type/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.enum !== undefined && func0.call(data, "enum")){
let data13 = data.enum;
if(Array.isArray(data13)){
if(data13.length < 1){
const err18 = {instancePath:instancePath+"/enum",schemaPath:"#/$defs/schema/properties/enum/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/enum",schemaPath:"#/$defs/schema/properties/enum/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.multipleOf !== undefined && func0.call(data, "multipleOf")){
let data14 = data.multipleOf;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 <= 0 || isNaN(data14)){
const err20 = {instancePath:instancePath+"/multipleOf",schemaPath:"#/$defs/schema/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/multipleOf",schemaPath:"#/$defs/schema/properties/multipleOf/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.maximum !== undefined && func0.call(data, "maximum")){
let data15 = data.maximum;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err22 = {instancePath:instancePath+"/maximum",schemaPath:"#/$defs/schema/properties/maximum/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.exclusiveMaximum !== undefined && func0.call(data, "exclusiveMaximum")){
let data16 = data.exclusiveMaximum;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err23 = {instancePath:instancePath+"/exclusiveMaximum",schemaPath:"#/$defs/schema/properties/exclusiveMaximum/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err23);
errors++;
}
}
if(data.minimum !== undefined && func0.call(data, "minimum")){
let data17 = data.minimum;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err24 = {instancePath:instancePath+"/minimum",schemaPath:"#/$defs/schema/properties/minimum/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data.exclusiveMinimum !== undefined && func0.call(data, "exclusiveMinimum")){
let data18 = data.exclusiveMinimum;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err25 = {instancePath:instancePath+"/exclusiveMinimum",schemaPath:"#/$defs/schema/properties/exclusiveMinimum/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data19 = data.maxLength;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err26 = {instancePath:instancePath+"/maxLength",schemaPath:"#/$defs/schema/properties/maxLength/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err26);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err27 = {instancePath:instancePath+"/maxLength",schemaPath:"#/$defs/schema/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
if(data.minLength !== undefined && func0.call(data, "minLength")){
let data20 = data.minLength;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err28 = {instancePath:instancePath+"/minLength",schemaPath:"#/$defs/schema/properties/minLength/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err28);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err29 = {instancePath:instancePath+"/minLength",schemaPath:"#/$defs/schema/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
if(data.maxItems !== undefined && func0.call(data, "maxItems")){
let data21 = data.maxItems;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err30 = {instancePath:instancePath+"/maxItems",schemaPath:"#/$defs/schema/properties/maxItems/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err30);
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err31 = {instancePath:instancePath+"/maxItems",schemaPath:"#/$defs/schema/properties/maxItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
if(data.minItems !== undefined && func0.call(data, "minItems")){
let data22 = data.minItems;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err32 = {instancePath:instancePath+"/minItems",schemaPath:"#/$defs/schema/properties/minItems/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err32);
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err33 = {instancePath:instancePath+"/minItems",schemaPath:"#/$defs/schema/properties/minItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err33);
errors++;
}
}
}
if(data.maxProperties !== undefined && func0.call(data, "maxProperties")){
let data23 = data.maxProperties;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err34 = {instancePath:instancePath+"/maxProperties",schemaPath:"#/$defs/schema/properties/maxProperties/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err34);
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err35 = {instancePath:instancePath+"/maxProperties",schemaPath:"#/$defs/schema/properties/maxProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err35);
errors++;
}
}
}
if(data.minProperties !== undefined && func0.call(data, "minProperties")){
let data24 = data.minProperties;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err36 = {instancePath:instancePath+"/minProperties",schemaPath:"#/$defs/schema/properties/minProperties/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err36);
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err37 = {instancePath:instancePath+"/minProperties",schemaPath:"#/$defs/schema/properties/minProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err37);
errors++;
}
}
}
if(data.maxContains !== undefined && func0.call(data, "maxContains")){
let data25 = data.maxContains;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err38 = {instancePath:instancePath+"/maxContains",schemaPath:"#/$defs/schema/properties/maxContains/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err38);
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err39 = {instancePath:instancePath+"/maxContains",schemaPath:"#/$defs/schema/properties/maxContains/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err39);
errors++;
}
}
}
if(data.minContains !== undefined && func0.call(data, "minContains")){
let data26 = data.minContains;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err40 = {instancePath:instancePath+"/minContains",schemaPath:"#/$defs/schema/properties/minContains/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err40);
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err41 = {instancePath:instancePath+"/minContains",schemaPath:"#/$defs/schema/properties/minContains/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err41);
errors++;
}
}
}
if(data.pattern !== undefined && func0.call(data, "pattern")){
if(typeof data.pattern !== "string"){
const err42 = {instancePath:instancePath+"/pattern",schemaPath:"#/$defs/schema/properties/pattern/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
if(typeof data.format !== "string"){
const err43 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/schema/properties/format/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data.uniqueItems !== undefined && func0.call(data, "uniqueItems")){
if(typeof data.uniqueItems !== "boolean"){
const err44 = {instancePath:instancePath+"/uniqueItems",schemaPath:"#/$defs/schema/properties/uniqueItems/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err44);
errors++;
}
}
if(data.deprecated !== undefined && func0.call(data, "deprecated")){
if(typeof data.deprecated !== "boolean"){
const err45 = {instancePath:instancePath+"/deprecated",schemaPath:"#/$defs/schema/properties/deprecated/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err45);
errors++;
}
}
if(data.readOnly !== undefined && func0.call(data, "readOnly")){
if(typeof data.readOnly !== "boolean"){
const err46 = {instancePath:instancePath+"/readOnly",schemaPath:"#/$defs/schema/properties/readOnly/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data.writeOnly !== undefined && func0.call(data, "writeOnly")){
if(typeof data.writeOnly !== "boolean"){
const err47 = {instancePath:instancePath+"/writeOnly",schemaPath:"#/$defs/schema/properties/writeOnly/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err47);
errors++;
}
}
if(data.examples !== undefined && func0.call(data, "examples")){
if(!(Array.isArray(data.examples))){
const err48 = {instancePath:instancePath+"/examples",schemaPath:"#/$defs/schema/properties/examples/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err48);
errors++;
}
}
if(data.required !== undefined && func0.call(data, "required")){
let data34 = data.required;
if(Array.isArray(data34)){
const len1 = data34.length;
for(let i1=0; i1<len1; i1++){
if(typeof data34[i1] !== "string"){
const err49 = {instancePath:instancePath+"/required/" + i1,schemaPath:"#/$defs/schema/properties/required/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err49);
errors++;
}
}
const pair1 = func27(data34);
if(pair1 !== undefined){
const err50 = {instancePath:instancePath+"/required",schemaPath:"#/$defs/schema/properties/required/uniqueItems",keyword:"uniqueItems",params:{i: pair1[1], j: pair1[0]}};
vErrors = add(vErrors, err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/required",schemaPath:"#/$defs/schema/properties/required/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err51);
errors++;
}
}
if(data.properties !== undefined && func0.call(data, "properties")){
let data36 = data.properties;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key2 of Object.keys(data36)){
if(!(wrapper0.validate(data36[key2], {instancePath:instancePath+"/properties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data36,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/properties",schemaPath:"#/$defs/schema/properties/properties/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err52);
errors++;
}
}
if(data.patternProperties !== undefined && func0.call(data, "patternProperties")){
let data38 = data.patternProperties;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key3 of Object.keys(data38)){
if(!(wrapper0.validate(data38[key3], {instancePath:instancePath+"/patternProperties/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data38,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
}
else {
const err53 = {instancePath:instancePath+"/patternProperties",schemaPath:"#/$defs/schema/properties/patternProperties/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err53);
errors++;
}
}
if(data.dependentSchemas !== undefined && func0.call(data, "dependentSchemas")){
let data40 = data.dependentSchemas;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key4 of Object.keys(data40)){
if(!(wrapper0.validate(data40[key4], {instancePath:instancePath+"/dependentSchemas/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data40,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
}
else {
const err54 = {instancePath:instancePath+"/dependentSchemas",schemaPath:"#/$defs/schema/properties/dependentSchemas/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err54);
errors++;
}
}
if(data.dependencies !== undefined && func0.call(data, "dependencies")){
let data42 = data.dependencies;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key5 of Object.keys(data42)){
let data43 = data42[key5];
const _errs94 = errors;
let valid12 = true;
const _errs95 = errors;
if(!(Array.isArray(data43))){
const err55 = {};
vErrors = add(vErrors, err55);
errors++;
}
var _valid1 = _errs95 === errors;
errors = _errs94;
if(vErrors !== null){
if(_errs94){
vErrors.length = Math.min(vErrors.length, _errs94);
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs97 = errors;
if(Array.isArray(data43)){
const len2 = data43.length;
for(let i2=0; i2<len2; i2++){
if(typeof data43[i2] !== "string"){
const err56 = {instancePath:instancePath+"/dependencies/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/$defs/schema/properties/dependencies/additionalProperties/then/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err56);
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/dependencies/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/schema/properties/dependencies/additionalProperties/then/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err57);
errors++;
}
var _valid1 = _errs97 === errors;
valid12 = _valid1;
if(valid12){
var items6 = true;
}
ifClause1 = "then";
}
else {
const _errs101 = errors;
if(!(wrapper0.validate(data43, {instancePath:instancePath+"/dependencies/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data42,parentDataProperty:key5,rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
else {
var items7 = wrapper0.validate.evaluated.items;
}
var _valid1 = _errs101 === errors;
valid12 = _valid1;
if(valid12){
if(items6 !== true && items7 !== undefined){
items6 = items7 === true ? true : items6 > items7 ? items6 : items7;
}
}
ifClause1 = "else";
}
if(!valid12){
const err58 = {instancePath:instancePath+"/dependencies/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/schema/properties/dependencies/additionalProperties/if",keyword:"if",params:{failingKeyword: ifClause1}};
vErrors = add(vErrors, err58);
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/dependencies",schemaPath:"#/$defs/schema/properties/dependencies/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err59);
errors++;
}
}
if(data.dependentRequired !== undefined && func0.call(data, "dependentRequired")){
let data45 = data.dependentRequired;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key6 of Object.keys(data45)){
let data46 = data45[key6];
if(Array.isArray(data46)){
const len3 = data46.length;
for(let i3=0; i3<len3; i3++){
if(typeof data46[i3] !== "string"){
const err60 = {instancePath:instancePath+"/dependentRequired/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"#/$defs/schema/properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err60);
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/dependentRequired/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/schema/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err61);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/dependentRequired",schemaPath:"#/$defs/schema/properties/dependentRequired/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err62);
errors++;
}
}
if(data.additionalProperties !== undefined && func0.call(data, "additionalProperties")){
if(!(wrapper0.validate(data.additionalProperties, {instancePath:instancePath+"/additionalProperties",parentData:data,parentDataProperty:"additionalProperties",rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
if(data.unevaluatedProperties !== undefined && func0.call(data, "unevaluatedProperties")){
if(!(wrapper0.validate(data.unevaluatedProperties, {instancePath:instancePath+"/unevaluatedProperties",parentData:data,parentDataProperty:"unevaluatedProperties",rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
if(data.unevaluatedItems !== undefined && func0.call(data, "unevaluatedItems")){
if(!(wrapper0.validate(data.unevaluatedItems, {instancePath:instancePath+"/unevaluatedItems",parentData:data,parentDataProperty:"unevaluatedItems",rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
if(data.propertyNames !== undefined && func0.call(data, "propertyNames")){
if(!(wrapper0.validate(data.propertyNames, {instancePath:instancePath+"/propertyNames",parentData:data,parentDataProperty:"propertyNames",rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
if(data.contains !== undefined && func0.call(data, "contains")){
if(!(wrapper0.validate(data.contains, {instancePath:instancePath+"/contains",parentData:data,parentDataProperty:"contains",rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
if(data.additionalItems !== undefined && func0.call(data, "additionalItems")){
if(!(wrapper0.validate(data.additionalItems, {instancePath:instancePath+"/additionalItems",parentData:data,parentDataProperty:"additionalItems",rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
if(data.not !== undefined && func0.call(data, "not")){
if(!(wrapper0.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
if(data.if !== undefined && func0.call(data, "if")){
if(!(wrapper0.validate(data.if, {instancePath:instancePath+"/if",parentData:data,parentDataProperty:"if",rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
if(data.then !== undefined && func0.call(data, "then")){
if(!(wrapper0.validate(data.then, {instancePath:instancePath+"/then",parentData:data,parentDataProperty:"then",rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
if(data.else !== undefined && func0.call(data, "else")){
if(!(wrapper0.validate(data.else, {instancePath:instancePath+"/else",parentData:data,parentDataProperty:"else",rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data58 = data.items;
const _errs120 = errors;
let valid18 = true;
const _errs121 = errors;
if(!(Array.isArray(data58))){
const err63 = {};
vErrors = add(vErrors, err63);
errors++;
}
var _valid2 = _errs121 === errors;
errors = _errs120;
if(vErrors !== null){
if(_errs120){
vErrors.length = Math.min(vErrors.length, _errs120);
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs123 = errors;
if(Array.isArray(data58)){
if(data58.length < 1){
const err64 = {instancePath:instancePath+"/items",schemaPath:"#/$defs/schema/properties/items/then/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err64);
errors++;
}
const len4 = data58.length;
for(let i4=0; i4<len4; i4++){
if(!(wrapper0.validate(data58[i4], {instancePath:instancePath+"/items/" + i4,parentData:data58,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
}
else {
const err65 = {instancePath:instancePath+"/items",schemaPath:"#/$defs/schema/properties/items/then/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err65);
errors++;
}
var _valid2 = _errs123 === errors;
valid18 = _valid2;
if(valid18){
var items19 = true;
}
ifClause2 = "then";
}
else {
const _errs126 = errors;
if(!(wrapper0.validate(data58, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
else {
var items20 = wrapper0.validate.evaluated.items;
}
var _valid2 = _errs126 === errors;
valid18 = _valid2;
if(valid18){
if(items19 !== true && items20 !== undefined){
items19 = items20 === true ? true : items19 > items20 ? items19 : items20;
}
}
ifClause2 = "else";
}
if(!valid18){
const err66 = {instancePath:instancePath+"/items",schemaPath:"#/$defs/schema/properties/items/if",keyword:"if",params:{failingKeyword: ifClause2}};
vErrors = add(vErrors, err66);
errors++;
}
}
if(data.prefixItems !== undefined && func0.call(data, "prefixItems")){
let data60 = data.prefixItems;
if(Array.isArray(data60)){
if(data60.length < 1){
const err67 = {instancePath:instancePath+"/prefixItems",schemaPath:"#/$defs/schema/properties/prefixItems/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err67);
errors++;
}
const len5 = data60.length;
for(let i5=0; i5<len5; i5++){
if(!(wrapper0.validate(data60[i5], {instancePath:instancePath+"/prefixItems/" + i5,parentData:data60,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
}
else {
const err68 = {instancePath:instancePath+"/prefixItems",schemaPath:"#/$defs/schema/properties/prefixItems/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err68);
errors++;
}
}
if(data.allOf !== undefined && func0.call(data, "allOf")){
let data62 = data.allOf;
if(Array.isArray(data62)){
if(data62.length < 1){
const err69 = {instancePath:instancePath+"/allOf",schemaPath:"#/$defs/schema/properties/allOf/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err69);
errors++;
}
const len6 = data62.length;
for(let i6=0; i6<len6; i6++){
if(!(wrapper0.validate(data62[i6], {instancePath:instancePath+"/allOf/" + i6,parentData:data62,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
}
else {
const err70 = {instancePath:instancePath+"/allOf",schemaPath:"#/$defs/schema/properties/allOf/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err70);
errors++;
}
}
if(data.anyOf !== undefined && func0.call(data, "anyOf")){
let data64 = data.anyOf;
if(Array.isArray(data64)){
if(data64.length < 1){
const err71 = {instancePath:instancePath+"/anyOf",schemaPath:"#/$defs/schema/properties/anyOf/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err71);
errors++;
}
const len7 = data64.length;
for(let i7=0; i7<len7; i7++){
if(!(wrapper0.validate(data64[i7], {instancePath:instancePath+"/anyOf/" + i7,parentData:data64,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
}
else {
const err72 = {instancePath:instancePath+"/anyOf",schemaPath:"#/$defs/schema/properties/anyOf/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err72);
errors++;
}
}
if(data.oneOf !== undefined && func0.call(data, "oneOf")){
let data66 = data.oneOf;
if(Array.isArray(data66)){
if(data66.length < 1){
const err73 = {instancePath:instancePath+"/oneOf",schemaPath:"#/$defs/schema/properties/oneOf/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err73);
errors++;
}
const len8 = data66.length;
for(let i8=0; i8<len8; i8++){
if(!(wrapper0.validate(data66[i8], {instancePath:instancePath+"/oneOf/" + i8,parentData:data66,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors += wrapper0.validate.errors.length;
}
}
}
else {
const err74 = {instancePath:instancePath+"/oneOf",schemaPath:"#/$defs/schema/properties/oneOf/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err74);
errors++;
}
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"$schema":true,"$id":true,"$ref":true,"$anchor":true,"$defs":true,"definitions":true,"title":true,"description":true,"$comment":true,"type":true,"enum":true,"multipleOf":true,"maximum":true,"exclusiveMaximum":true,"minimum":true,"exclusiveMinimum":true,"maxLength":true,"minLength":true,"maxItems":true,"minItems":true,"maxProperties":true,"minProperties":true,"maxContains":true,"minContains":true,"pattern":true,"format":true,"uniqueItems":true,"deprecated":true,"readOnly":true,"writeOnly":true,"examples":true,"required":true,"properties":true,"patternProperties":true,"dependentSchemas":true,"dependencies":true,"dependentRequired":true,"additionalProperties":true,"unevaluatedProperties":true,"unevaluatedItems":true,"propertyNames":true,"contains":true,"additionalItems":true,"not":true,"if":true,"then":true,"else":true,"items":true,"prefixItems":true,"allOf":true,"anyOf":true,"oneOf":true},"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"$schema":true,"$id":true,"$ref":true,"$anchor":true,"$defs":true,"definitions":true,"title":true,"description":true,"$comment":true,"type":true,"enum":true,"multipleOf":true,"maximum":true,"exclusiveMaximum":true,"minimum":true,"exclusiveMinimum":true,"maxLength":true,"minLength":true,"maxItems":true,"minItems":true,"maxProperties":true,"minProperties":true,"maxContains":true,"minContains":true,"pattern":true,"format":true,"uniqueItems":true,"deprecated":true,"readOnly":true,"writeOnly":true,"examples":true,"required":true,"properties":true,"patternProperties":true,"dependentSchemas":true,"dependencies":true,"dependentRequired":true,"additionalProperties":true,"unevaluatedProperties":true,"unevaluatedItems":true,"propertyNames":true,"contains":true,"additionalItems":true,"not":true,"if":true,"then":true,"else":true,"items":true,"prefixItems":true,"allOf":true,"anyOf":true,"oneOf":true},"dynamicProps":false,"dynamicItems":false};

function add(list, error) {
  if (list === null) return [error];
  if (list.length < 10000 || (list.length < 100000 && 'if anyOf oneOf propertyNames'.includes(error.keyword)))
    list.push(error);
  return list;
}
function firstRepeat(items) {
  const seen = new Map();
  for (const [index, item] of items.entries()) {
    const text = canonical(item);
    const first = seen.get(text);
    if (first !== undefined) return [first, index];
    seen.set(text, index);
  }
  return undefined;

  function canonical(value) {
    if (typeof value !== 'object' || value === null) return `${typeof value} ${JSON.stringify(value)}`;
    if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
    const pairs = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
    return `{${pairs.join()}}`;
  }
}
function join(list, more) {
  if (list === null) return more;
  for (const error of more) add(list, error);
  return list;
}

// Written by "npm run generate" from schemas/mcp-tool-2025-03-26.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"$ref\":\"#/$defs/mcp-tool-2024-11-05\",\"properties\":{\"annotations\":{\"$ref\":\"#/$defs/annotations\"}},\"$defs\":{\"annotations\":{\"x-rule\":\"annotation-type\",\"type\":\"object\",\"properties\":{\"title\":{\"type\":\"string\",\"x-rule\":\"annotation-type\"},\"readOnlyHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"},\"destructiveHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"},\"idempotentHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"},\"openWorldHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"}}},\"mcp-tool-2024-11-05\":{\"x-rule\":\"tool-schema-conformance\",\"type\":\"object\",\"required\":[\"name\"],\"allOf\":[{\"x-rule\":\"tool-missing-input-schema\",\"required\":[\"inputSchema\"]}],\"properties\":{\"name\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"inputSchema\":{\"$ref\":\"#/$defs/mcp-tool-2024-11-05/$defs/objectSchema\"}},\"$defs\":{\"objectSchema\":{\"x-rule\":\"tool-missing-input-schema\",\"type\":\"object\",\"allOf\":[{\"x-rule\":\"schema-input-root-type\",\"required\":[\"type\"]}],\"properties\":{\"type\":{\"x-rule\":\"schema-input-root-type\",\"const\":\"object\"},\"properties\":{\"x-rule\":\"schema-properties-not-object\",\"type\":\"object\",\"additionalProperties\":{\"x-rule\":\"schema-property-not-schema\",\"type\":\"object\"}},\"required\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"array\",\"items\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"string\"}}}}}}}}") };
const func0 = Object.prototype.hasOwnProperty;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/allOf/0/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined && func0.call(data, "type")){
if("object" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/type/const",keyword:"const",params:{allowedValue: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.properties !== undefined && func0.call(data, "properties")){
let data1 = data.properties;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 of Object.keys(data1)){
let data2 = data1[key0];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err2 = {instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/properties/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/properties",schemaPath:"#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/properties/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.required !== undefined && func0.call(data, "required")){
let data3 = data.required;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err4 = {instancePath:instancePath+"/required/" + i0,schemaPath:"#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/required/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/required",schemaPath:"#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/properties/required/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/mcp-tool-2024-11-05/$defs/objectSchema/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"type":true,"properties":true,"required":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.inputSchema === undefined) || (!(func0.call(data, "inputSchema")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcp-tool-2024-11-05/allOf/0/required",keyword:"required",params:{missingProperty: "inputSchema"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/$defs/mcp-tool-2024-11-05/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/mcp-tool-2024-11-05/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/mcp-tool-2024-11-05/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.inputSchema !== undefined && func0.call(data, "inputSchema")){
if(!(validate54(data.inputSchema, {instancePath:instancePath+"/inputSchema",parentData:data,parentDataProperty:"inputSchema",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/$defs/mcp-tool-2024-11-05/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"name":true,"description":true,"inputSchema":true},"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/annotations/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.readOnlyHint !== undefined && func0.call(data, "readOnlyHint")){
if(typeof data.readOnlyHint !== "boolean"){
const err1 = {instancePath:instancePath+"/readOnlyHint",schemaPath:"#/$defs/annotations/properties/readOnlyHint/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.destructiveHint !== undefined && func0.call(data, "destructiveHint")){
if(typeof data.destructiveHint !== "boolean"){
const err2 = {instancePath:instancePath+"/destructiveHint",schemaPath:"#/$defs/annotations/properties/destructiveHint/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.idempotentHint !== undefined && func0.call(data, "idempotentHint")){
if(typeof data.idempotentHint !== "boolean"){
const err3 = {instancePath:instancePath+"/idempotentHint",schemaPath:"#/$defs/annotations/properties/idempotentHint/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.openWorldHint !== undefined && func0.call(data, "openWorldHint")){
if(typeof data.openWorldHint !== "boolean"){
const err4 = {instancePath:instancePath+"/openWorldHint",schemaPath:"#/$defs/annotations/properties/openWorldHint/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/annotations/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"title":true,"readOnlyHint":true,"destructiveHint":true,"idempotentHint":true,"openWorldHint":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate57(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate57.errors);
errors += validate57.errors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"annotations":true,"name":true,"description":true,"inputSchema":true},"dynamicProps":false,"dynamicItems":false};

function add(list, error) {
  if (list === null) return [error];
  if (list.length < 10000 || (list.length < 100000 && 'if anyOf oneOf propertyNames'.includes(error.keyword)))
    list.push(error);
  return list;
}
function join(list, more) {
  if (list === null) return more;
  for (const error of more) add(list, error);
  return list;
}

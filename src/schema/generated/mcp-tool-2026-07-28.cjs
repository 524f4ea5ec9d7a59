// Written by "npm run generate" from schemas/mcp-tool-2026-07-28.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"x-rule\":\"tool-schema-conformance\",\"type\":\"object\",\"required\":[\"name\"],\"allOf\":[{\"x-rule\":\"tool-missing-input-schema\",\"required\":[\"inputSchema\"]}],\"properties\":{\"name\":{\"type\":\"string\"},\"title\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"inputSchema\":{\"x-rule\":\"tool-missing-input-schema\",\"type\":\"object\",\"allOf\":[{\"x-rule\":\"schema-input-root-type\",\"required\":[\"type\"]}],\"properties\":{\"type\":{\"x-rule\":\"schema-input-root-type\",\"const\":\"object\"}}},\"outputSchema\":{\"type\":\"object\"},\"annotations\":{\"$ref\":\"#/$defs/mcp-tool-2025-03-26/$defs/annotations\"},\"icons\":{\"$ref\":\"#/$defs/mcp-tool-2025-11-25/$defs/icons\"},\"_meta\":{\"type\":\"object\"}},\"$defs\":{\"mcp-tool-2025-03-26\":{\"type\":\"object\",\"$ref\":\"#/$defs/mcp-tool-2024-11-05\",\"properties\":{\"annotations\":{\"$ref\":\"#/$defs/mcp-tool-2025-03-26/$defs/annotations\"}},\"$defs\":{\"annotations\":{\"x-rule\":\"annotation-type\",\"type\":\"object\",\"properties\":{\"title\":{\"type\":\"string\",\"x-rule\":\"annotation-type\"},\"readOnlyHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"},\"destructiveHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"},\"idempotentHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"},\"openWorldHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"}}}}},\"mcp-tool-2024-11-05\":{\"x-rule\":\"tool-schema-conformance\",\"type\":\"object\",\"required\":[\"name\"],\"allOf\":[{\"x-rule\":\"tool-missing-input-schema\",\"required\":[\"inputSchema\"]}],\"properties\":{\"name\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"inputSchema\":{\"$ref\":\"#/$defs/mcp-tool-2024-11-05/$defs/objectSchema\"}},\"$defs\":{\"objectSchema\":{\"x-rule\":\"tool-missing-input-schema\",\"type\":\"object\",\"allOf\":[{\"x-rule\":\"schema-input-root-type\",\"required\":[\"type\"]}],\"properties\":{\"type\":{\"x-rule\":\"schema-input-root-type\",\"const\":\"object\"},\"properties\":{\"x-rule\":\"schema-properties-not-object\",\"type\":\"object\",\"additionalProperties\":{\"x-rule\":\"schema-property-not-schema\",\"type\":\"object\"}},\"required\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"array\",\"items\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"string\"}}}}}},\"mcp-tool-2025-11-25\":{\"type\":\"object\",\"$ref\":\"#/$defs/mcp-tool-2025-06-18\",\"properties\":{\"icons\":{\"$ref\":\"#/$defs/mcp-tool-2025-11-25/$defs/icons\"},\"execution\":{\"type\":\"object\",\"properties\":{\"taskSupport\":{\"x-rule\":\"tool-task-support-value\",\"enum\":[\"forbidden\",\"optional\",\"required\"]}}}},\"$defs\":{\"icons\":{\"x-rule\":\"tool-icon-shape\",\"type\":\"array\",\"items\":{\"x-rule\":\"tool-icon-shape\",\"type\":\"object\",\"required\":[\"src\"],\"properties\":{\"src\":{\"type\":\"string\",\"x-rule\":\"tool-icon-shape\"},\"mimeType\":{\"type\":\"string\",\"x-rule\":\"tool-icon-shape\"},\"sizes\":{\"x-rule\":\"tool-icon-shape\",\"type\":\"array\",\"items\":{\"x-rule\":\"tool-icon-shape\",\"type\":\"string\"}},\"theme\":{\"x-rule\":\"tool-icon-shape\",\"enum\":[\"light\",\"dark\"]}}}}}},\"mcp-tool-2025-06-18\":{\"type\":\"object\",\"$ref\":\"#/$defs/mcp-tool-2025-03-26\",\"properties\":{\"title\":{\"type\":\"string\"},\"_meta\":{\"type\":\"object\"},\"outputSchema\":{\"$ref\":\"#/$defs/mcp-tool-2025-06-18/$defs/outputSchema\"}},\"$defs\":{\"outputSchema\":{\"type\":\"object\",\"allOf\":[{\"x-rule\":\"output-root-type\",\"required\":[\"type\"]}],\"properties\":{\"type\":{\"x-rule\":\"output-root-type\",\"const\":\"object\"},\"properties\":{\"x-rule\":\"schema-properties-not-object\",\"type\":\"object\",\"additionalProperties\":{\"x-rule\":\"schema-property-not-schema\",\"type\":\"object\"}},\"required\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"array\",\"items\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"string\"}}}}}}}}") };
const func0 = Object.prototype.hasOwnProperty;

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
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.readOnlyHint !== undefined && func0.call(data, "readOnlyHint")){
if(typeof data.readOnlyHint !== "boolean"){
const err1 = {instancePath:instancePath+"/readOnlyHint",schemaPath:"#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/readOnlyHint/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.destructiveHint !== undefined && func0.call(data, "destructiveHint")){
if(typeof data.destructiveHint !== "boolean"){
const err2 = {instancePath:instancePath+"/destructiveHint",schemaPath:"#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/destructiveHint/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.idempotentHint !== undefined && func0.call(data, "idempotentHint")){
if(typeof data.idempotentHint !== "boolean"){
const err3 = {instancePath:instancePath+"/idempotentHint",schemaPath:"#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/idempotentHint/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.openWorldHint !== undefined && func0.call(data, "openWorldHint")){
if(typeof data.openWorldHint !== "boolean"){
const err4 = {instancePath:instancePath+"/openWorldHint",schemaPath:"#/$defs/mcp-tool-2025-03-26/$defs/annotations/properties/openWorldHint/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/mcp-tool-2025-03-26/$defs/annotations/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"title":true,"readOnlyHint":true,"destructiveHint":true,"idempotentHint":true,"openWorldHint":true},"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.src === undefined) || (!(func0.call(data0, "src")))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/mcp-tool-2025-11-25/$defs/icons/items/required",keyword:"required",params:{missingProperty: "src"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data0.src !== undefined && func0.call(data0, "src")){
if(typeof data0.src !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/src",schemaPath:"#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/src/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data0.mimeType !== undefined && func0.call(data0, "mimeType")){
if(typeof data0.mimeType !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/mimeType",schemaPath:"#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/mimeType/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data0.sizes !== undefined && func0.call(data0, "sizes")){
let data3 = data0.sizes;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/sizes/" + i1,schemaPath:"#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/sizes/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0+"/sizes",schemaPath:"#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/sizes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data0.theme !== undefined && func0.call(data0, "theme")){
let data5 = data0.theme;
if(!((data5 === "light") || (data5 === "dark"))){
const err5 = {instancePath:instancePath+"/" + i0+"/theme",schemaPath:"#/$defs/mcp-tool-2025-11-25/$defs/icons/items/properties/theme/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/mcp-tool-2025-11-25/$defs/icons/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/mcp-tool-2025-11-25/$defs/icons/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err7);
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.inputSchema === undefined) || (!(func0.call(data, "inputSchema")))){
const err0 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "inputSchema"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.inputSchema !== undefined && func0.call(data, "inputSchema")){
let data3 = data.inputSchema;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.type === undefined) || (!(func0.call(data3, "type")))){
const err5 = {instancePath:instancePath+"/inputSchema",schemaPath:"#/properties/inputSchema/allOf/0/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type !== undefined && func0.call(data3, "type")){
if("object" !== data3.type){
const err6 = {instancePath:instancePath+"/inputSchema/type",schemaPath:"#/properties/inputSchema/properties/type/const",keyword:"const",params:{allowedValue: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/inputSchema",schemaPath:"#/properties/inputSchema/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.outputSchema !== undefined && func0.call(data, "outputSchema")){
let data5 = data.outputSchema;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err8 = {instancePath:instancePath+"/outputSchema",schemaPath:"#/properties/outputSchema/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate53(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
if(data.icons !== undefined && func0.call(data, "icons")){
if(!(validate55(data.icons, {instancePath:instancePath+"/icons",parentData:data,parentDataProperty:"icons",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data._meta !== undefined && func0.call(data, "_meta")){
let data8 = data._meta;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err9 = {instancePath:instancePath+"/_meta",schemaPath:"#/properties/_meta/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"name":true,"title":true,"description":true,"inputSchema":true,"outputSchema":true,"annotations":true,"icons":true,"_meta":true},"dynamicProps":false,"dynamicItems":false};

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

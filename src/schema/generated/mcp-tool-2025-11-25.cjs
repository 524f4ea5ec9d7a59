// Written by "npm run generate" from schemas/mcp-tool-2025-11-25.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"$ref\":\"#/$defs/mcp-tool-2025-06-18\",\"properties\":{\"icons\":{\"$ref\":\"#/$defs/icons\"},\"execution\":{\"type\":\"object\",\"properties\":{\"taskSupport\":{\"x-rule\":\"tool-task-support-value\",\"enum\":[\"forbidden\",\"optional\",\"required\"]}}}},\"$defs\":{\"icons\":{\"x-rule\":\"tool-icon-shape\",\"type\":\"array\",\"items\":{\"x-rule\":\"tool-icon-shape\",\"type\":\"object\",\"required\":[\"src\"],\"properties\":{\"src\":{\"type\":\"string\",\"x-rule\":\"tool-icon-shape\"},\"mimeType\":{\"type\":\"string\",\"x-rule\":\"tool-icon-shape\"},\"sizes\":{\"x-rule\":\"tool-icon-shape\",\"type\":\"array\",\"items\":{\"x-rule\":\"tool-icon-shape\",\"type\":\"string\"}},\"theme\":{\"x-rule\":\"tool-icon-shape\",\"enum\":[\"light\",\"dark\"]}}}},\"mcp-tool-2025-06-18\":{\"type\":\"object\",\"$ref\":\"#/$defs/mcp-tool-2025-03-26\",\"properties\":{\"title\":{\"type\":\"string\"},\"_meta\":{\"type\":\"object\"},\"outputSchema\":{\"$ref\":\"#/$defs/mcp-tool-2025-06-18/$defs/outputSchema\"}},\"$defs\":{\"outputSchema\":{\"type\":\"object\",\"allOf\":[{\"x-rule\":\"output-root-type\",\"required\":[\"type\"]}],\"properties\":{\"type\":{\"x-rule\":\"output-root-type\",\"const\":\"object\"},\"properties\":{\"x-rule\":\"schema-properties-not-object\",\"type\":\"object\",\"additionalProperties\":{\"x-rule\":\"schema-property-not-schema\",\"type\":\"object\"}},\"required\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"array\",\"items\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"string\"}}}}}},\"mcp-tool-2025-03-26\":{\"type\":\"object\",\"$ref\":\"#/$defs/mcp-tool-2024-11-05\",\"properties\":{\"annotations\":{\"$ref\":\"#/$defs/mcp-tool-2025-03-26/$defs/annotations\"}},\"$defs\":{\"annotations\":{\"x-rule\":\"annotation-type\",\"type\":\"object\",\"properties\":{\"title\":{\"type\":\"string\",\"x-rule\":\"annotation-type\"},\"readOnlyHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"},\"destructiveHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"},\"idempotentHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"},\"openWorldHint\":{\"type\":\"boolean\",\"x-rule\":\"annotation-type\"}}}}},\"mcp-tool-2024-11-05\":{\"x-rule\":\"tool-schema-conformance\",\"type\":\"object\",\"required\":[\"name\"],\"allOf\":[{\"x-rule\":\"tool-missing-input-schema\",\"required\":[\"inputSchema\"]}],\"properties\":{\"name\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"inputSchema\":{\"$ref\":\"#/$defs/mcp-tool-2024-11-05/$defs/objectSchema\"}},\"$defs\":{\"objectSchema\":{\"x-rule\":\"tool-missing-input-schema\",\"type\":\"object\",\"allOf\":[{\"x-rule\":\"schema-input-root-type\",\"required\":[\"type\"]}],\"properties\":{\"type\":{\"x-rule\":\"schema-input-root-type\",\"const\":\"object\"},\"properties\":{\"x-rule\":\"schema-properties-not-object\",\"type\":\"object\",\"additionalProperties\":{\"x-rule\":\"schema-property-not-schema\",\"type\":\"object\"}},\"required\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"array\",\"items\":{\"x-rule\":\"schema-required-not-array\",\"type\":\"string\"}}}}}}}}") };
const func0 = Object.prototype.hasOwnProperty;

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"type":true,"properties":true,"required":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate56(data.inputSchema, {instancePath:instancePath+"/inputSchema",parentData:data,parentDataProperty:"inputSchema",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/$defs/mcp-tool-2024-11-05/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"name":true,"description":true,"inputSchema":true},"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"title":true,"readOnlyHint":true,"destructiveHint":true,"idempotentHint":true,"openWorldHint":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate59(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate59.errors);
errors += validate59.errors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/$defs/mcp-tool-2025-03-26/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"annotations":true,"name":true,"description":true,"inputSchema":true},"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/allOf/0/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined && func0.call(data, "type")){
if("object" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/type/const",keyword:"const",params:{allowedValue: "object"}};
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
const err2 = {instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/properties/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/properties",schemaPath:"#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/properties/type",keyword:"type",params:{type: "object"}};
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
const err4 = {instancePath:instancePath+"/required/" + i0,schemaPath:"#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/required/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/required",schemaPath:"#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/properties/required/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/mcp-tool-2025-06-18/$defs/outputSchema/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"type":true,"properties":true,"required":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/mcp-tool-2025-06-18/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data._meta !== undefined && func0.call(data, "_meta")){
let data1 = data._meta;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err1 = {instancePath:instancePath+"/_meta",schemaPath:"#/$defs/mcp-tool-2025-06-18/properties/_meta/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.outputSchema !== undefined && func0.call(data, "outputSchema")){
if(!(validate62(data.outputSchema, {instancePath:instancePath+"/outputSchema",parentData:data,parentDataProperty:"outputSchema",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate62.errors);
errors += validate62.errors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/$defs/mcp-tool-2025-06-18/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"title":true,"_meta":true,"outputSchema":true,"annotations":true,"name":true,"description":true,"inputSchema":true},"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
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
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/icons/items/required",keyword:"required",params:{missingProperty: "src"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data0.src !== undefined && func0.call(data0, "src")){
if(typeof data0.src !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/src",schemaPath:"#/$defs/icons/items/properties/src/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data0.mimeType !== undefined && func0.call(data0, "mimeType")){
if(typeof data0.mimeType !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/mimeType",schemaPath:"#/$defs/icons/items/properties/mimeType/type",keyword:"type",params:{type: "string"}};
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
const err3 = {instancePath:instancePath+"/" + i0+"/sizes/" + i1,schemaPath:"#/$defs/icons/items/properties/sizes/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0+"/sizes",schemaPath:"#/$defs/icons/items/properties/sizes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data0.theme !== undefined && func0.call(data0, "theme")){
let data5 = data0.theme;
if(!((data5 === "light") || (data5 === "dark"))){
const err5 = {instancePath:instancePath+"/" + i0+"/theme",schemaPath:"#/$defs/icons/items/properties/theme/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/icons/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/icons/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err7);
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.icons !== undefined && func0.call(data, "icons")){
if(!(validate65(data.icons, {instancePath:instancePath+"/icons",parentData:data,parentDataProperty:"icons",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate65.errors);
errors += validate65.errors.length;
}
}
if(data.execution !== undefined && func0.call(data, "execution")){
let data1 = data.execution;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.taskSupport !== undefined && func0.call(data1, "taskSupport")){
let data2 = data1.taskSupport;
if(!(((data2 === "forbidden") || (data2 === "optional")) || (data2 === "required"))){
const err0 = {instancePath:instancePath+"/execution/taskSupport",schemaPath:"#/properties/execution/properties/taskSupport/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/execution",schemaPath:"#/properties/execution/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"icons":true,"execution":true,"title":true,"_meta":true,"outputSchema":true,"annotations":true,"name":true,"description":true,"inputSchema":true},"dynamicProps":false,"dynamicItems":false};

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

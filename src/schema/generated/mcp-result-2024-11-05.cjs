// Written by "npm run generate" from schemas/mcp-result-2024-11-05.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"x-rule\":\"result-schema\",\"type\":\"object\",\"required\":[\"content\"],\"properties\":{\"content\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"type\"],\"discriminator\":{\"propertyName\":\"type\"},\"oneOf\":[{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/text\"},{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/image\"},{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/resource\"}]}},\"isError\":{\"type\":\"boolean\"},\"_meta\":{\"type\":\"object\"}},\"$defs\":{\"mcp-result-2026-07-28\":{\"x-rule\":\"result-schema\",\"type\":\"object\",\"required\":[\"content\"],\"allOf\":[{\"x-rule\":\"list-modern-envelope\",\"required\":[\"resultType\"]}],\"properties\":{\"content\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"type\"],\"discriminator\":{\"propertyName\":\"type\"},\"oneOf\":[{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/text\"},{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/image\"},{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/audio\"},{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/resource\"},{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/resource_link\"}]}},\"isError\":{\"type\":\"boolean\"},\"_meta\":{\"type\":\"object\"},\"structuredContent\":{},\"resultType\":{\"type\":\"string\"}},\"$defs\":{\"text\":{\"type\":\"object\",\"required\":[\"type\",\"text\"],\"properties\":{\"type\":{\"const\":\"text\"},\"text\":{\"type\":\"string\"},\"annotations\":{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/annotations\"},\"_meta\":{\"type\":\"object\"}}},\"image\":{\"type\":\"object\",\"required\":[\"type\",\"data\",\"mimeType\"],\"properties\":{\"type\":{\"const\":\"image\"},\"data\":{\"type\":\"string\"},\"mimeType\":{\"type\":\"string\"},\"annotations\":{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/annotations\"},\"_meta\":{\"type\":\"object\"}}},\"audio\":{\"type\":\"object\",\"required\":[\"type\",\"data\",\"mimeType\"],\"properties\":{\"type\":{\"const\":\"audio\"},\"data\":{\"type\":\"string\"},\"mimeType\":{\"type\":\"string\"},\"annotations\":{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/annotations\"},\"_meta\":{\"type\":\"object\"}}},\"resource\":{\"type\":\"object\",\"required\":[\"type\",\"resource\"],\"properties\":{\"type\":{\"const\":\"resource\"},\"resource\":{\"type\":\"object\",\"required\":[\"uri\"],\"properties\":{\"uri\":{\"type\":\"string\"},\"mimeType\":{\"type\":\"string\"},\"text\":{\"type\":\"string\"},\"blob\":{\"type\":\"string\"}},\"anyOf\":[{\"required\":[\"text\"]},{\"required\":[\"blob\"]}]},\"annotations\":{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/annotations\"},\"_meta\":{\"type\":\"object\"}}},\"resource_link\":{\"type\":\"object\",\"required\":[\"type\",\"uri\",\"name\"],\"properties\":{\"type\":{\"const\":\"resource_link\"},\"uri\":{\"type\":\"string\"},\"name\":{\"type\":\"string\"},\"annotations\":{\"$ref\":\"#/$defs/mcp-result-2026-07-28/$defs/annotations\"},\"_meta\":{\"type\":\"object\"}}},\"annotations\":{\"type\":\"object\",\"properties\":{\"audience\":{\"type\":\"array\",\"items\":{\"enum\":[\"user\",\"assistant\"]}},\"priority\":{\"type\":\"number\",\"minimum\":0,\"maximum\":1},\"lastModified\":{\"type\":\"string\"}}}}}}}") };
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
if(data.audience !== undefined && func0.call(data, "audience")){
let data0 = data.audience;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((data1 === "user") || (data1 === "assistant"))){
const err0 = {instancePath:instancePath+"/audience/" + i0,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/audience/items/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/audience",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/audience/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.priority !== undefined && func0.call(data, "priority")){
let data2 = data.priority;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = add(vErrors, err2);
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/priority",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/priority/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.lastModified !== undefined && func0.call(data, "lastModified")){
if(typeof data.lastModified !== "string"){
const err5 = {instancePath:instancePath+"/lastModified",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/annotations/properties/lastModified/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/annotations/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"audience":true,"priority":true,"lastModified":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/text/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/text/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
if("text" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/text/properties/type/const",keyword:"const",params:{allowedValue: "text"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/text/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate54(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(data._meta !== undefined && func0.call(data, "_meta")){
let data3 = data._meta;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err4 = {instancePath:instancePath+"/_meta",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/text/properties/_meta/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/text/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"type":true,"text":true,"annotations":true,"_meta":true},"dynamicProps":false,"dynamicItems":false};


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
const err0 = {instancePath,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/image/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.data === undefined) || (!(func0.call(data, "data")))){
const err1 = {instancePath,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/image/required",keyword:"required",params:{missingProperty: "data"}};
vErrors = add(vErrors, err1);
errors++;
}
if((data.mimeType === undefined) || (!(func0.call(data, "mimeType")))){
const err2 = {instancePath,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/image/required",keyword:"required",params:{missingProperty: "mimeType"}};
vErrors = add(vErrors, err2);
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
if("image" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/image/properties/type/const",keyword:"const",params:{allowedValue: "image"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.data !== undefined && func0.call(data, "data")){
if(typeof data.data !== "string"){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/image/properties/data/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.mimeType !== undefined && func0.call(data, "mimeType")){
if(typeof data.mimeType !== "string"){
const err5 = {instancePath:instancePath+"/mimeType",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/image/properties/mimeType/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate54(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(data._meta !== undefined && func0.call(data, "_meta")){
let data4 = data._meta;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err6 = {instancePath:instancePath+"/_meta",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/image/properties/_meta/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/image/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"type":true,"data":true,"mimeType":true,"annotations":true,"_meta":true},"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.resource === undefined) || (!(func0.call(data, "resource")))){
const err1 = {instancePath,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/required",keyword:"required",params:{missingProperty: "resource"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
if("resource" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/properties/type/const",keyword:"const",params:{allowedValue: "resource"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.resource !== undefined && func0.call(data, "resource")){
let data1 = data.resource;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.text === undefined) || (!(func0.call(data1, "text")))){
const err3 = {instancePath:instancePath+"/resource",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/0/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = add(vErrors, err3);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.blob === undefined) || (!(func0.call(data1, "blob")))){
const err4 = {instancePath:instancePath+"/resource",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf/1/required",keyword:"required",params:{missingProperty: "blob"}};
vErrors = add(vErrors, err4);
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/resource",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err5);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = Math.min(vErrors.length, _errs4);
}
else {
vErrors = null;
}
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.uri === undefined) || (!(func0.call(data1, "uri")))){
const err6 = {instancePath:instancePath+"/resource",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/required",keyword:"required",params:{missingProperty: "uri"}};
vErrors = add(vErrors, err6);
errors++;
}
if(data1.uri !== undefined && func0.call(data1, "uri")){
if(typeof data1.uri !== "string"){
const err7 = {instancePath:instancePath+"/resource/uri",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/uri/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data1.mimeType !== undefined && func0.call(data1, "mimeType")){
if(typeof data1.mimeType !== "string"){
const err8 = {instancePath:instancePath+"/resource/mimeType",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/mimeType/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data1.text !== undefined && func0.call(data1, "text")){
if(typeof data1.text !== "string"){
const err9 = {instancePath:instancePath+"/resource/text",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data1.blob !== undefined && func0.call(data1, "blob")){
if(typeof data1.blob !== "string"){
const err10 = {instancePath:instancePath+"/resource/blob",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/properties/blob/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/resource",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/properties/resource/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate54(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(data._meta !== undefined && func0.call(data, "_meta")){
let data7 = data._meta;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err12 = {instancePath:instancePath+"/_meta",schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/properties/_meta/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/$defs/mcp-result-2026-07-28/$defs/resource/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"type":true,"resource":true,"annotations":true,"_meta":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.content === undefined) || (!(func0.call(data, "content")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.content !== undefined && func0.call(data, "content")){
let data0 = data.content;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.type === undefined) || (!(func0.call(data1, "type")))){
const err1 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err1);
errors++;
}
const tag0 = data1.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate53(data1, {instancePath:instancePath+"/content/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.annotations = true;
props0._meta = true;
}
else if(tag0 === "image"){
if(!(validate56(data1, {instancePath:instancePath+"/content/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
props0.mimeType = true;
props0.annotations = true;
props0._meta = true;
}
}
else if(tag0 === "resource"){
if(!(validate58(data1, {instancePath:instancePath+"/content/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate58.errors);
errors += validate58.errors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.resource = true;
props0.annotations = true;
props0._meta = true;
}
}
else {
const err2 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.isError !== undefined && func0.call(data, "isError")){
if(typeof data.isError !== "boolean"){
const err6 = {instancePath:instancePath+"/isError",schemaPath:"#/properties/isError/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data._meta !== undefined && func0.call(data, "_meta")){
let data3 = data._meta;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err7 = {instancePath:instancePath+"/_meta",schemaPath:"#/properties/_meta/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"content":true,"isError":true,"_meta":true},"dynamicProps":false,"dynamicItems":false};

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

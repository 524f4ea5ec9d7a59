// Written by "npm run generate" from schemas/gemini-server.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"sse\",\"http\"]},\"command\":{\"x-effect\":\"fails-server\",\"x-by\":\"H:GEM2\",\"type\":\"string\"},\"args\":{\"x-effect\":\"crashes\",\"type\":[\"array\",\"null\"],\"items\":{\"x-effect\":\"warns\",\"type\":\"string\"},\"if\":{\"type\":\"null\"},\"then\":{\"x-effect\":\"warns\",\"type\":\"array\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"cwd\":{\"type\":\"string\"},\"url\":{\"x-effect\":\"fails-server\",\"x-by\":\"H:GEM2\",\"type\":\"string\"},\"httpUrl\":{\"x-effect\":\"fails-server\",\"x-by\":\"H:GEM2\",\"type\":\"string\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"timeout\":{},\"trust\":{},\"description\":{\"type\":\"string\"},\"includeTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"excludeTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"oauth\":{\"type\":\"object\"},\"authProviderType\":{\"enum\":[\"dynamic_discovery\",\"google_credentials\",\"service_account_impersonation\"]},\"targetAudience\":{\"type\":\"string\"},\"targetServiceAccount\":{\"type\":\"string\"}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","sse","http"]},"command":{"x-effect":"fails-server","x-by":"H:GEM2","type":"string"},"args":{"x-effect":"crashes","type":["array","null"],"items":{"x-effect":"warns","type":"string"},"if":{"type":"null"},"then":{"x-effect":"warns","type":"array"}},"env":{"type":"object","additionalProperties":{"type":"string"}},"cwd":{"type":"string"},"url":{"x-effect":"fails-server","x-by":"H:GEM2","type":"string"},"httpUrl":{"x-effect":"fails-server","x-by":"H:GEM2","type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"timeout":{},"trust":{},"description":{"type":"string"},"includeTools":{"type":"array","items":{"type":"string"}},"excludeTools":{"type":"array","items":{"type":"string"}},"oauth":{"type":"object"},"authProviderType":{"enum":["dynamic_discovery","google_credentials","service_account_impersonation"]},"targetAudience":{"type":"string"},"targetServiceAccount":{"type":"string"}},"$id":"urn:mcp-lint:schema:gemini-server"};
const func0 = Object.prototype.hasOwnProperty;

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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
if(!(((data0 === "stdio") || (data0 === "sse")) || (data0 === "http"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data2 = data.args;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: schema19.properties.args.type}};
vErrors = add(vErrors, err3);
errors++;
}
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(data2 !== null){
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = Math.min(vErrors.length, _errs7);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(!(Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/then/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err6);
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err7 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data4 = data.env;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 of Object.keys(data4)){
if(typeof data4[key0] !== "string"){
const err8 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err10 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.httpUrl !== undefined && func0.call(data, "httpUrl")){
if(typeof data.httpUrl !== "string"){
const err12 = {instancePath:instancePath+"/httpUrl",schemaPath:"#/properties/httpUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data9 = data.headers;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 of Object.keys(data9)){
if(typeof data9[key1] !== "string"){
const err13 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.includeTools !== undefined && func0.call(data, "includeTools")){
let data12 = data.includeTools;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
const err16 = {instancePath:instancePath+"/includeTools/" + i1,schemaPath:"#/properties/includeTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/includeTools",schemaPath:"#/properties/includeTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.excludeTools !== undefined && func0.call(data, "excludeTools")){
let data14 = data.excludeTools;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(typeof data14[i2] !== "string"){
const err18 = {instancePath:instancePath+"/excludeTools/" + i2,schemaPath:"#/properties/excludeTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/excludeTools",schemaPath:"#/properties/excludeTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data16 = data.oauth;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err20 = {instancePath:instancePath+"/oauth",schemaPath:"#/properties/oauth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.authProviderType !== undefined && func0.call(data, "authProviderType")){
let data17 = data.authProviderType;
if(!(((data17 === "dynamic_discovery") || (data17 === "google_credentials")) || (data17 === "service_account_impersonation"))){
const err21 = {instancePath:instancePath+"/authProviderType",schemaPath:"#/properties/authProviderType/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.targetAudience !== undefined && func0.call(data, "targetAudience")){
if(typeof data.targetAudience !== "string"){
const err22 = {instancePath:instancePath+"/targetAudience",schemaPath:"#/properties/targetAudience/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.targetServiceAccount !== undefined && func0.call(data, "targetServiceAccount")){
if(typeof data.targetServiceAccount !== "string"){
const err23 = {instancePath:instancePath+"/targetServiceAccount",schemaPath:"#/properties/targetServiceAccount/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err24);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"type":true,"command":true,"args":true,"env":true,"cwd":true,"url":true,"httpUrl":true,"headers":true,"timeout":true,"trust":true,"description":true,"includeTools":true,"excludeTools":true,"oauth":true,"authProviderType":true,"targetAudience":true,"targetServiceAccount":true},"dynamicProps":false,"dynamicItems":false};

function add(list, error) {
  if (list === null) return [error];
  if (list.length < 10000 || (list.length < 100000 && 'if anyOf oneOf propertyNames'.includes(error.keyword)))
    list.push(error);
  return list;
}

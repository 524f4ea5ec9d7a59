// Written by "npm run generate" from schemas/omp-server.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"sse\"]},\"command\":{\"x-effect\":\"fails-server\",\"x-by\":\"M:OMP2\",\"type\":\"string\"},\"args\":{\"x-effect\":\"crashes\",\"type\":[\"array\",\"null\"]},\"env\":{\"x-effect\":\"fine\",\"type\":\"object\"},\"cwd\":{\"x-effect\":\"fine\",\"type\":\"string\"},\"url\":{\"x-effect\":\"fails-server\",\"x-by\":\"M:OMP2\",\"type\":\"string\"},\"headers\":{\"x-effect\":\"fine\",\"type\":\"object\"},\"enabled\":{\"x-effect\":\"ignored\",\"type\":[\"boolean\",\"string\"],\"if\":{\"type\":\"string\"},\"then\":{\"x-effect\":\"ignored\",\"enum\":[\"true\",\"false\",\"1\",\"0\"]}},\"timeout\":{\"x-effect\":\"ignored\",\"type\":[\"number\",\"string\"],\"minimum\":0,\"if\":{\"type\":\"string\"},\"then\":{\"x-effect\":\"ignored\",\"x-label\":\"a number of milliseconds\",\"pattern\":\"^\\\\s*[0-9]+(?:\\\\.[0-9]+)?\\\\s*$\"}},\"instructions\":{\"x-effect\":\"ignored\",\"type\":\"boolean\"},\"requestIdFormat\":{\"x-effect\":\"ignored\",\"enum\":[\"string\",\"number\"]},\"enabledTools\":{\"x-effect\":\"ignored\",\"type\":\"array\"},\"disabledTools\":{\"x-effect\":\"ignored\",\"type\":\"array\"},\"auth\":{\"x-effect\":\"ignored\",\"type\":\"object\"},\"oauth\":{\"x-effect\":\"ignored\",\"type\":\"object\"}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","http","sse"]},"command":{"x-effect":"fails-server","x-by":"M:OMP2","type":"string"},"args":{"x-effect":"crashes","type":["array","null"]},"env":{"x-effect":"fine","type":"object"},"cwd":{"x-effect":"fine","type":"string"},"url":{"x-effect":"fails-server","x-by":"M:OMP2","type":"string"},"headers":{"x-effect":"fine","type":"object"},"enabled":{"x-effect":"ignored","type":["boolean","string"],"if":{"type":"string"},"then":{"x-effect":"ignored","enum":["true","false","1","0"]}},"timeout":{"x-effect":"ignored","type":["number","string"],"minimum":0,"if":{"type":"string"},"then":{"x-effect":"ignored","x-label":"a number of milliseconds","pattern":"^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$"}},"instructions":{"x-effect":"ignored","type":"boolean"},"requestIdFormat":{"x-effect":"ignored","enum":["string","number"]},"enabledTools":{"x-effect":"ignored","type":"array"},"disabledTools":{"x-effect":"ignored","type":"array"},"auth":{"x-effect":"ignored","type":"object"},"oauth":{"x-effect":"ignored","type":"object"}},"$id":"urn:mcp-lint:schema:omp-server"};
const func0 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$", "u");

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
if(!(((data0 === "stdio") || (data0 === "http")) || (data0 === "sse"))){
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
}
if(data.env !== undefined && func0.call(data, "env")){
let data3 = data.env;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err4 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err5 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data6 = data.headers;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err7 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
let data7 = data.enabled;
if((typeof data7 !== "boolean") && (typeof data7 !== "string")){
const err8 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: schema19.properties.enabled.type}};
vErrors = add(vErrors, err8);
errors++;
}
const _errs17 = errors;
let valid1 = true;
const _errs18 = errors;
if(typeof data7 !== "string"){
const err9 = {};
vErrors = add(vErrors, err9);
errors++;
}
var _valid0 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = Math.min(vErrors.length, _errs17);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs20 = errors;
if(!((((data7 === "true") || (data7 === "false")) || (data7 === "1")) || (data7 === "0"))){
const err10 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/then/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err10);
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = _valid0;
}
if(!valid1){
const err11 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data8 = data.timeout;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")){
const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: schema19.properties.timeout.type}};
vErrors = add(vErrors, err12);
errors++;
}
const _errs23 = errors;
let valid2 = true;
const _errs24 = errors;
if(typeof data8 !== "string"){
const err13 = {};
vErrors = add(vErrors, err13);
errors++;
}
var _valid1 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = Math.min(vErrors.length, _errs23);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs26 = errors;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err14 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/then/pattern",keyword:"pattern",params:{pattern: "^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$"}};
vErrors = add(vErrors, err14);
errors++;
}
}
var _valid1 = _errs26 === errors;
valid2 = _valid1;
}
if(!valid2){
const err15 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err15);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
if(data.instructions !== undefined && func0.call(data, "instructions")){
if(typeof data.instructions !== "boolean"){
const err17 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.requestIdFormat !== undefined && func0.call(data, "requestIdFormat")){
let data10 = data.requestIdFormat;
if(!((data10 === "string") || (data10 === "number"))){
const err18 = {instancePath:instancePath+"/requestIdFormat",schemaPath:"#/properties/requestIdFormat/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.enabledTools !== undefined && func0.call(data, "enabledTools")){
if(!(Array.isArray(data.enabledTools))){
const err19 = {instancePath:instancePath+"/enabledTools",schemaPath:"#/properties/enabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.disabledTools !== undefined && func0.call(data, "disabledTools")){
if(!(Array.isArray(data.disabledTools))){
const err20 = {instancePath:instancePath+"/disabledTools",schemaPath:"#/properties/disabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
let data13 = data.auth;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err21 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data14 = data.oauth;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err22 = {instancePath:instancePath+"/oauth",schemaPath:"#/properties/oauth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err23);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"type":true,"command":true,"args":true,"env":true,"cwd":true,"url":true,"headers":true,"enabled":true,"timeout":true,"instructions":true,"requestIdFormat":true,"enabledTools":true,"disabledTools":true,"auth":true,"oauth":true},"dynamicProps":false,"dynamicItems":false};

function add(list, error) {
  if (list === null) return [error];
  if (list.length < 10000 || (list.length < 100000 && 'if anyOf oneOf propertyNames'.includes(error.keyword)))
    list.push(error);
  return list;
}

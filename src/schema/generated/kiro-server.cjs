// Written by "npm run generate" from schemas/kiro-server.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\"},\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\"},\"url\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\"},\"disabled\":{\"type\":\"boolean\"},\"autoApprove\":{\"type\":[\"array\",\"string\"],\"items\":{\"type\":\"string\"}},\"disabledTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"oauth\":{\"type\":\"object\"},\"oauthScopes\":{\"type\":[\"array\",\"string\"]},\"timeout\":{\"type\":\"number\"}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string"},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"object"},"url":{"type":"string"},"headers":{"type":"object"},"disabled":{"type":"boolean"},"autoApprove":{"type":["array","string"],"items":{"type":"string"}},"disabledTools":{"type":"array","items":{"type":"string"}},"oauth":{"type":"object"},"oauthScopes":{"type":["array","string"]},"timeout":{"type":"number"}},"$id":"urn:mcp-lint:schema:kiro-server"};
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
if(typeof data.type !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err1 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data2 = data.args;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err2 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data4 = data.env;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err4 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data6 = data.headers;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err7 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.autoApprove !== undefined && func0.call(data, "autoApprove")){
let data8 = data.autoApprove;
if((!(Array.isArray(data8))) && (typeof data8 !== "string")){
const err8 = {instancePath:instancePath+"/autoApprove",schemaPath:"#/properties/autoApprove/type",keyword:"type",params:{type: schema19.properties.autoApprove.type}};
vErrors = add(vErrors, err8);
errors++;
}
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
const err9 = {instancePath:instancePath+"/autoApprove/" + i1,schemaPath:"#/properties/autoApprove/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
}
if(data.disabledTools !== undefined && func0.call(data, "disabledTools")){
let data10 = data.disabledTools;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(typeof data10[i2] !== "string"){
const err10 = {instancePath:instancePath+"/disabledTools/" + i2,schemaPath:"#/properties/disabledTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/disabledTools",schemaPath:"#/properties/disabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data12 = data.oauth;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err12 = {instancePath:instancePath+"/oauth",schemaPath:"#/properties/oauth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.oauthScopes !== undefined && func0.call(data, "oauthScopes")){
let data13 = data.oauthScopes;
if((!(Array.isArray(data13))) && (typeof data13 !== "string")){
const err13 = {instancePath:instancePath+"/oauthScopes",schemaPath:"#/properties/oauthScopes/type",keyword:"type",params:{type: schema19.properties.oauthScopes.type}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data14 = data.timeout;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err14 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err15);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"type":true,"command":true,"args":true,"env":true,"url":true,"headers":true,"disabled":true,"autoApprove":true,"disabledTools":true,"oauth":true,"oauthScopes":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};

function add(list, error) {
  if (list === null) return [error];
  if (list.length < 10000 || (list.length < 100000 && 'if anyOf oneOf propertyNames'.includes(error.keyword)))
    list.push(error);
  return list;
}

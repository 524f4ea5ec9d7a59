// Written by "npm run generate" from schemas/visual-studio.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"servers\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"sse\"]},\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\"},\"url\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\"}}}},\"inputs\":{\"type\":\"array\"}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","x-rule":"root-shape","properties":{"servers":{"x-rule":"root-shape","type":["object","null"],"additionalProperties":{"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","http","sse"]},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"object"},"url":{"type":"string"},"headers":{"type":"object"}}}},"inputs":{"type":"array"}},"$id":"urn:mcp-lint:schema:visual-studio"};
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
if(data.servers !== undefined && func0.call(data, "servers")){
let data0 = data.servers;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: schema19.properties.servers.type}};
vErrors = add(vErrors, err0);
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
let data1 = data0[key0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type !== undefined && func0.call(data1, "type")){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/properties/servers/additionalProperties/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
if(!(((data2 === "stdio") || (data2 === "http")) || (data2 === "sse"))){
const err2 = {instancePath:instancePath+"/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/properties/servers/additionalProperties/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data1.command !== undefined && func0.call(data1, "command")){
if(typeof data1.command !== "string"){
const err3 = {instancePath:instancePath+"/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/command",schemaPath:"#/properties/servers/additionalProperties/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data1.args !== undefined && func0.call(data1, "args")){
let data4 = data1.args;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err4 = {instancePath:instancePath+"/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/args/" + i0,schemaPath:"#/properties/servers/additionalProperties/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/args",schemaPath:"#/properties/servers/additionalProperties/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data1.env !== undefined && func0.call(data1, "env")){
let data6 = data1.env;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err6 = {instancePath:instancePath+"/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/env",schemaPath:"#/properties/servers/additionalProperties/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data1.url !== undefined && func0.call(data1, "url")){
if(typeof data1.url !== "string"){
const err7 = {instancePath:instancePath+"/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/url",schemaPath:"#/properties/servers/additionalProperties/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data1.headers !== undefined && func0.call(data1, "headers")){
let data8 = data1.headers;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err8 = {instancePath:instancePath+"/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers",schemaPath:"#/properties/servers/additionalProperties/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/servers/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
}
if(data.inputs !== undefined && func0.call(data, "inputs")){
if(!(Array.isArray(data.inputs))){
const err10 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"servers":true,"inputs":true},"dynamicProps":false,"dynamicItems":false};

function add(list, error) {
  if (list === null) return [error];
  if (list.length < 10000 || (list.length < 100000 && 'if anyOf oneOf propertyNames'.includes(error.keyword)))
    list.push(error);
  return list;
}

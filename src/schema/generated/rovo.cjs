// Written by "npm run generate" from schemas/rovo.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"transport\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\"},\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\"},\"url\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\"},\"enable_instructions\":{\"type\":\"boolean\"}}}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","x-rule":"root-shape","properties":{"mcpServers":{"x-rule":"root-shape","type":["object","null"],"additionalProperties":{"$ref":"#/$defs/server"}}},"$defs":{"server":{"x-rule":"server-shape","type":"object","properties":{"transport":{"x-rule":"transport-unknown","type":"string"},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"object"},"url":{"type":"string"},"headers":{"type":"object"},"enable_instructions":{"type":"boolean"}}}},"$id":"urn:mcp-lint:schema:rovo"};
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
if(data.transport !== undefined && func0.call(data, "transport")){
if(typeof data.transport !== "string"){
const err0 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err1 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data4 = data.env;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err4 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/server/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data6 = data.headers;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.enable_instructions !== undefined && func0.call(data, "enable_instructions")){
if(typeof data.enable_instructions !== "boolean"){
const err7 = {instancePath:instancePath+"/enable_instructions",schemaPath:"#/$defs/server/properties/enable_instructions/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"transport":true,"command":true,"args":true,"env":true,"url":true,"headers":true,"enable_instructions":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.mcpServers !== undefined && func0.call(data, "mcpServers")){
let data0 = data.mcpServers;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: schema19.properties.mcpServers.type}};
vErrors = add(vErrors, err0);
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"mcpServers":true},"dynamicProps":false,"dynamicItems":false};

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

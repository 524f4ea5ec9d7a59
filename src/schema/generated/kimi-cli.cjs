// Written by "npm run generate" from schemas/kimi-cli.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"transport\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"streamable-http\",\"sse\"]},\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\"},\"cwd\":{\"type\":[\"string\",\"null\"]},\"url\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"timeout\":{\"type\":[\"integer\",\"null\"]},\"description\":{\"type\":[\"string\",\"null\"]}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"transport":{"x-rule":"transport-unknown","type":"string","enum":["stdio","http","streamable-http","sse"]},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"object"},"cwd":{"type":["string","null"]},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"timeout":{"type":["integer","null"]},"description":{"type":["string","null"]}}};

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
let data0 = data.transport;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
if(!((((data0 === "stdio") || (data0 === "http")) || (data0 === "streamable-http")) || (data0 === "sse"))){
const err1 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data2 = data.args;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err3 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data4 = data.env;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/server/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
let data5 = data.cwd;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/server/properties/cwd/type",keyword:"type",params:{type: schema20.properties.cwd.type}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data7 = data.headers;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 of Object.keys(data7)){
if(typeof data7[key0] !== "string"){
const err8 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data9 = data.timeout;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/server/properties/timeout/type",keyword:"type",params:{type: schema20.properties.timeout.type}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data10 = data.description;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/server/properties/description/type",keyword:"type",params:{type: schema20.properties.description.type}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"transport":true,"command":true,"args":true,"env":true,"cwd":true,"url":true,"headers":true,"timeout":true,"description":true},"dynamicProps":false,"dynamicItems":false};


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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
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

// Written by "npm run generate" from schemas/amazonq-agent.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/amazonq-server\"}},\"useLegacyMcpJson\":{\"type\":\"boolean\"}},\"$defs\":{\"amazonq-server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\"]},\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"string\"}},\"url\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"oauthScopes\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"oauth\":{\"type\":[\"object\",\"null\"],\"properties\":{\"redirectUri\":{\"type\":[\"string\",\"null\"]}}},\"timeout\":{\"type\":\"integer\",\"minimum\":0},\"disabled\":{\"type\":\"boolean\"}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","http"]},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"type":["object","null"],"additionalProperties":{"type":"string"}},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"oauthScopes":{"type":"array","items":{"type":"string"}},"oauth":{"type":["object","null"],"properties":{"redirectUri":{"type":["string","null"]}}},"timeout":{"type":"integer","minimum":0},"disabled":{"type":"boolean"}}};

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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/amazonq-server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
if(!((data0 === "stdio") || (data0 === "http"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/amazonq-server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/amazonq-server/properties/command/type",keyword:"type",params:{type: "string"}};
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
const err3 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/amazonq-server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/amazonq-server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data4 = data.env;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/amazonq-server/properties/env/type",keyword:"type",params:{type: schema20.properties.env.type}};
vErrors = add(vErrors, err5);
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 of Object.keys(data4)){
if(typeof data4[key0] !== "string"){
const err6 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/amazonq-server/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/amazonq-server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data7 = data.headers;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 of Object.keys(data7)){
if(typeof data7[key1] !== "string"){
const err8 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/amazonq-server/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/amazonq-server/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.oauthScopes !== undefined && func0.call(data, "oauthScopes")){
let data9 = data.oauthScopes;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
const err10 = {instancePath:instancePath+"/oauthScopes/" + i1,schemaPath:"#/$defs/amazonq-server/properties/oauthScopes/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/oauthScopes",schemaPath:"#/$defs/amazonq-server/properties/oauthScopes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data11 = data.oauth;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err12 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/amazonq-server/properties/oauth/type",keyword:"type",params:{type: schema20.properties.oauth.type}};
vErrors = add(vErrors, err12);
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.redirectUri !== undefined && func0.call(data11, "redirectUri")){
let data12 = data11.redirectUri;
if((typeof data12 !== "string") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/oauth/redirectUri",schemaPath:"#/$defs/amazonq-server/properties/oauth/properties/redirectUri/type",keyword:"type",params:{type: schema20.properties.oauth.properties.redirectUri.type}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data13 = data.timeout;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err14 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/amazonq-server/properties/timeout/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err14);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err15 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/amazonq-server/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err16 = {instancePath:instancePath+"/disabled",schemaPath:"#/$defs/amazonq-server/properties/disabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/$defs/amazonq-server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err17);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"type":true,"command":true,"args":true,"env":true,"url":true,"headers":true,"oauthScopes":true,"oauth":true,"timeout":true,"disabled":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.useLegacyMcpJson !== undefined && func0.call(data, "useLegacyMcpJson")){
if(typeof data.useLegacyMcpJson !== "boolean"){
const err1 = {instancePath:instancePath+"/useLegacyMcpJson",schemaPath:"#/properties/useLegacyMcpJson/type",keyword:"type",params:{type: "boolean"}};
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
validate52.evaluated = {"props":{"mcpServers":true,"useLegacyMcpJson":true},"dynamicProps":false,"dynamicItems":false};

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

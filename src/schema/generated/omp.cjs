// Written by "npm run generate" from schemas/omp.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/omp-server\"}},\"disabledServers\":{\"x-effect\":\"ignored\",\"type\":\"array\",\"items\":{\"type\":\"string\",\"x-effect\":\"ignored\"}},\"enabledServers\":{\"x-effect\":\"ignored\",\"type\":\"array\",\"items\":{\"type\":\"string\",\"x-effect\":\"ignored\"}}},\"$defs\":{\"omp-server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"sse\"]},\"command\":{\"x-effect\":\"fails-server\",\"x-by\":\"M:OMP2\",\"type\":\"string\"},\"args\":{\"x-effect\":\"crashes\",\"type\":[\"array\",\"null\"]},\"env\":{\"x-effect\":\"fine\",\"type\":\"object\"},\"cwd\":{\"x-effect\":\"fine\",\"type\":\"string\"},\"url\":{\"x-effect\":\"fails-server\",\"x-by\":\"M:OMP2\",\"type\":\"string\"},\"headers\":{\"x-effect\":\"fine\",\"type\":\"object\"},\"enabled\":{\"x-effect\":\"ignored\",\"type\":[\"boolean\",\"string\"],\"if\":{\"type\":\"string\"},\"then\":{\"x-effect\":\"ignored\",\"enum\":[\"true\",\"false\",\"1\",\"0\"]}},\"timeout\":{\"x-effect\":\"ignored\",\"type\":[\"number\",\"string\"],\"minimum\":0,\"if\":{\"type\":\"string\"},\"then\":{\"x-effect\":\"ignored\",\"x-label\":\"a number of milliseconds\",\"pattern\":\"^\\\\s*[0-9]+(?:\\\\.[0-9]+)?\\\\s*$\"}},\"instructions\":{\"x-effect\":\"ignored\",\"type\":\"boolean\"},\"requestIdFormat\":{\"x-effect\":\"ignored\",\"enum\":[\"string\",\"number\"]},\"enabledTools\":{\"x-effect\":\"ignored\",\"type\":\"array\"},\"disabledTools\":{\"x-effect\":\"ignored\",\"type\":\"array\"},\"auth\":{\"x-effect\":\"ignored\",\"type\":\"object\"},\"oauth\":{\"x-effect\":\"ignored\",\"type\":\"object\"}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","http","sse"]},"command":{"x-effect":"fails-server","x-by":"M:OMP2","type":"string"},"args":{"x-effect":"crashes","type":["array","null"]},"env":{"x-effect":"fine","type":"object"},"cwd":{"x-effect":"fine","type":"string"},"url":{"x-effect":"fails-server","x-by":"M:OMP2","type":"string"},"headers":{"x-effect":"fine","type":"object"},"enabled":{"x-effect":"ignored","type":["boolean","string"],"if":{"type":"string"},"then":{"x-effect":"ignored","enum":["true","false","1","0"]}},"timeout":{"x-effect":"ignored","type":["number","string"],"minimum":0,"if":{"type":"string"},"then":{"x-effect":"ignored","x-label":"a number of milliseconds","pattern":"^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$"}},"instructions":{"x-effect":"ignored","type":"boolean"},"requestIdFormat":{"x-effect":"ignored","enum":["string","number"]},"enabledTools":{"x-effect":"ignored","type":"array"},"disabledTools":{"x-effect":"ignored","type":"array"},"auth":{"x-effect":"ignored","type":"object"},"oauth":{"x-effect":"ignored","type":"object"}}};
const pattern3 = new RegExp("^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$", "u");

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
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/omp-server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
if(!(((data0 === "stdio") || (data0 === "http")) || (data0 === "sse"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/omp-server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/omp-server/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data2 = data.args;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/omp-server/properties/args/type",keyword:"type",params:{type: schema20.properties.args.type}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data3 = data.env;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err4 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/omp-server/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err5 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/omp-server/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/omp-server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data6 = data.headers;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err7 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/omp-server/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
let data7 = data.enabled;
if((typeof data7 !== "boolean") && (typeof data7 !== "string")){
const err8 = {instancePath:instancePath+"/enabled",schemaPath:"#/$defs/omp-server/properties/enabled/type",keyword:"type",params:{type: schema20.properties.enabled.type}};
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
const err10 = {instancePath:instancePath+"/enabled",schemaPath:"#/$defs/omp-server/properties/enabled/then/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err10);
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = _valid0;
}
if(!valid1){
const err11 = {instancePath:instancePath+"/enabled",schemaPath:"#/$defs/omp-server/properties/enabled/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data8 = data.timeout;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")){
const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/omp-server/properties/timeout/type",keyword:"type",params:{type: schema20.properties.timeout.type}};
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
const err14 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/omp-server/properties/timeout/then/pattern",keyword:"pattern",params:{pattern: "^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$"}};
vErrors = add(vErrors, err14);
errors++;
}
}
var _valid1 = _errs26 === errors;
valid2 = _valid1;
}
if(!valid2){
const err15 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/omp-server/properties/timeout/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err15);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/omp-server/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
if(data.instructions !== undefined && func0.call(data, "instructions")){
if(typeof data.instructions !== "boolean"){
const err17 = {instancePath:instancePath+"/instructions",schemaPath:"#/$defs/omp-server/properties/instructions/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.requestIdFormat !== undefined && func0.call(data, "requestIdFormat")){
let data10 = data.requestIdFormat;
if(!((data10 === "string") || (data10 === "number"))){
const err18 = {instancePath:instancePath+"/requestIdFormat",schemaPath:"#/$defs/omp-server/properties/requestIdFormat/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.enabledTools !== undefined && func0.call(data, "enabledTools")){
if(!(Array.isArray(data.enabledTools))){
const err19 = {instancePath:instancePath+"/enabledTools",schemaPath:"#/$defs/omp-server/properties/enabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.disabledTools !== undefined && func0.call(data, "disabledTools")){
if(!(Array.isArray(data.disabledTools))){
const err20 = {instancePath:instancePath+"/disabledTools",schemaPath:"#/$defs/omp-server/properties/disabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
let data13 = data.auth;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err21 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/omp-server/properties/auth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data14 = data.oauth;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err22 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/omp-server/properties/oauth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/$defs/omp-server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err23);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"type":true,"command":true,"args":true,"env":true,"cwd":true,"url":true,"headers":true,"enabled":true,"timeout":true,"instructions":true,"requestIdFormat":true,"enabledTools":true,"disabledTools":true,"auth":true,"oauth":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.disabledServers !== undefined && func0.call(data, "disabledServers")){
let data2 = data.disabledServers;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err1 = {instancePath:instancePath+"/disabledServers/" + i0,schemaPath:"#/properties/disabledServers/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/disabledServers",schemaPath:"#/properties/disabledServers/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.enabledServers !== undefined && func0.call(data, "enabledServers")){
let data4 = data.enabledServers;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err3 = {instancePath:instancePath+"/enabledServers/" + i1,schemaPath:"#/properties/enabledServers/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/enabledServers",schemaPath:"#/properties/enabledServers/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"mcpServers":true,"disabledServers":true,"enabledServers":true},"dynamicProps":false,"dynamicItems":false};

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

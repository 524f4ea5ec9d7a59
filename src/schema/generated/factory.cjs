// Written by "npm run generate" from schemas/factory.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"required\":[\"mcpServers\"],\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"sse\"]},\"disabled\":{\"type\":\"boolean\"},\"timeout\":{\"type\":\"number\",\"exclusiveMinimum\":0},\"timeoutMs\":{\"x-effect\":\"warns\",\"x-by\":\"M:FACD\",\"type\":\"number\"},\"enabledTools\":{\"x-by\":\"M:FACD\",\"x-effect\":\"warns\",\"type\":\"array\"},\"disabledTools\":{\"x-by\":\"M:FACD\",\"x-effect\":\"warns\",\"type\":\"array\"}},\"allOf\":[{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"http\",\"sse\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/remote\"}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"stdio\"}}},\"then\":{\"$ref\":\"#/$defs/local\"}}]},\"local\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"command\"],\"properties\":{\"command\":{\"type\":\"string\",\"x-effect\":\"fails-server\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}}},\"remote\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\",\"x-effect\":\"fails-server\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"oauth\":{\"x-effect\":\"warns\",\"x-by\":\"M:FACD\",\"type\":[\"object\",\"boolean\"]}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema21 = {"type":"object","x-rule":"transport-mismatch","required":["url"],"properties":{"url":{"type":"string","x-effect":"fails-server"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"oauth":{"x-effect":"warns","x-by":"M:FACD","type":["object","boolean"]}}};

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
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/$defs/remote/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data1 = data.headers;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 of Object.keys(data1)){
if(typeof data1[key0] !== "string"){
const err2 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/remote/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/remote/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data3 = data.oauth;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (typeof data3 !== "boolean")){
const err4 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/remote/properties/oauth/type",keyword:"type",params:{type: schema21.properties.oauth.type}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/remote/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"url":true,"headers":true,"oauth":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err0 = {instancePath,schemaPath:"#/$defs/local/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err1 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data1 = data.args;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err2 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/local/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/local/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data3 = data.env;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 of Object.keys(data3)){
if(typeof data3[key0] !== "string"){
const err4 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/local/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/local/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/local/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"command":true,"args":true,"env":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(!((data0 === "http") || (data0 === "sse"))){
const err1 = {};
vErrors = add(vErrors, err1);
errors++;
}
}
}
}
else {
const err2 = {};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = Math.min(vErrors.length, _errs2);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.url = true;
props0.headers = true;
props0.oauth = true;
props0.type = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/$defs/server/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err3);
errors++;
}
const _errs8 = errors;
let valid3 = true;
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined && func0.call(data, "type")){
if("stdio" !== data.type){
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {};
vErrors = add(vErrors, err5);
errors++;
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = Math.min(vErrors.length, _errs8);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
var _valid1 = _errs12 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.command = true;
props1.args = true;
props1.env = true;
props1.type = true;
}
}
if(!valid3){
const err6 = {instancePath,schemaPath:"#/$defs/server/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err6);
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.disabled = true;
props0.timeout = true;
props0.timeoutMs = true;
props0.enabledTools = true;
props0.disabledTools = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
if(!(((data2 === "stdio") || (data2 === "http")) || (data2 === "sse"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err9 = {instancePath:instancePath+"/disabled",schemaPath:"#/$defs/server/properties/disabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data4 = data.timeout;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/server/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/server/properties/timeout/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.timeoutMs !== undefined && func0.call(data, "timeoutMs")){
let data5 = data.timeoutMs;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/$defs/server/properties/timeoutMs/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.enabledTools !== undefined && func0.call(data, "enabledTools")){
if(!(Array.isArray(data.enabledTools))){
const err13 = {instancePath:instancePath+"/enabledTools",schemaPath:"#/$defs/server/properties/enabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.disabledTools !== undefined && func0.call(data, "disabledTools")){
if(!(Array.isArray(data.disabledTools))){
const err14 = {instancePath:instancePath+"/disabledTools",schemaPath:"#/$defs/server/properties/disabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err15);
errors++;
}
validate53.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.mcpServers === undefined) || (!(func0.call(data, "mcpServers")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mcpServers"}};
vErrors = add(vErrors, err0);
errors++;
}
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
const err1 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "object"}};
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

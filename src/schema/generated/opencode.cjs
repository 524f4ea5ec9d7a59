// Written by "npm run generate" from schemas/opencode.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcp\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}},\"experimental\":{\"type\":\"object\",\"properties\":{\"mcp_timeout\":{\"type\":\"integer\",\"exclusiveMinimum\":0}}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"local\",\"remote\"]},\"enabled\":{\"type\":\"boolean\"}},\"if\":{\"type\":\"object\",\"not\":{\"required\":[\"type\"]}},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-untyped\",\"required\":[\"enabled\"]},\"allOf\":[{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"local\"}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/local\"}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"remote\"}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/remote\"}}]},\"local\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"command\"],\"properties\":{\"command\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"cwd\":{\"type\":\"string\"},\"environment\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"timeout\":{\"$ref\":\"#/$defs/timeout\"}}},\"remote\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"oauth\":{\"type\":[\"object\",\"boolean\"],\"if\":{\"type\":\"boolean\"},\"then\":{\"const\":false},\"else\":{\"type\":\"object\",\"properties\":{\"clientId\":{\"type\":\"string\"},\"clientSecret\":{\"type\":\"string\"},\"scope\":{\"type\":\"string\"},\"callbackPort\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":65535},\"redirectUri\":{\"type\":\"string\"}}}},\"timeout\":{\"$ref\":\"#/$defs/timeout\"}}},\"timeout\":{\"type\":\"integer\",\"exclusiveMinimum\":0}}}") };
const func0 = Object.prototype.hasOwnProperty;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err0);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data <= 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/$defs/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err1);
errors++;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err0 = {instancePath,schemaPath:"#/$defs/local/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.command !== undefined && func0.call(data, "command")){
let data0 = data.command;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err1 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/$defs/local/properties/command/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err3 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/local/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data3 = data.environment;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 of Object.keys(data3)){
if(typeof data3[key0] !== "string"){
const err4 = {instancePath:instancePath+"/environment/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/local/properties/environment/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/environment",schemaPath:"#/$defs/local/properties/environment/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
if(!(validate55(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/local/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"command":true,"cwd":true,"environment":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","x-rule":"transport-mismatch","required":["url"],"properties":{"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"oauth":{"type":["object","boolean"],"if":{"type":"boolean"},"then":{"const":false},"else":{"type":"object","properties":{"clientId":{"type":"string"},"clientSecret":{"type":"string"},"scope":{"type":"string"},"callbackPort":{"type":"integer","minimum":1,"maximum":65535},"redirectUri":{"type":"string"}}}},"timeout":{"$ref":"#/$defs/timeout"}}};

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
const err4 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/remote/properties/oauth/type",keyword:"type",params:{type: schema23.properties.oauth.type}};
vErrors = add(vErrors, err4);
errors++;
}
const _errs10 = errors;
let valid2 = true;
const _errs11 = errors;
if(typeof data3 !== "boolean"){
const err5 = {};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = Math.min(vErrors.length, _errs10);
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs13 = errors;
if(false !== data3){
const err6 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/remote/properties/oauth/then/const",keyword:"const",params:{allowedValue: false}};
vErrors = add(vErrors, err6);
errors++;
}
var _valid0 = _errs13 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs14 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.clientId !== undefined && func0.call(data3, "clientId")){
if(typeof data3.clientId !== "string"){
const err7 = {instancePath:instancePath+"/oauth/clientId",schemaPath:"#/$defs/remote/properties/oauth/else/properties/clientId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data3.clientSecret !== undefined && func0.call(data3, "clientSecret")){
if(typeof data3.clientSecret !== "string"){
const err8 = {instancePath:instancePath+"/oauth/clientSecret",schemaPath:"#/$defs/remote/properties/oauth/else/properties/clientSecret/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data3.scope !== undefined && func0.call(data3, "scope")){
if(typeof data3.scope !== "string"){
const err9 = {instancePath:instancePath+"/oauth/scope",schemaPath:"#/$defs/remote/properties/oauth/else/properties/scope/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data3.callbackPort !== undefined && func0.call(data3, "callbackPort")){
let data7 = data3.callbackPort;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/oauth/callbackPort",schemaPath:"#/$defs/remote/properties/oauth/else/properties/callbackPort/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err10);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 65535 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/oauth/callbackPort",schemaPath:"#/$defs/remote/properties/oauth/else/properties/callbackPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
vErrors = add(vErrors, err11);
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/oauth/callbackPort",schemaPath:"#/$defs/remote/properties/oauth/else/properties/callbackPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
if(data3.redirectUri !== undefined && func0.call(data3, "redirectUri")){
if(typeof data3.redirectUri !== "string"){
const err13 = {instancePath:instancePath+"/oauth/redirectUri",schemaPath:"#/$defs/remote/properties/oauth/else/properties/redirectUri/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/remote/properties/oauth/else/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err14);
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.clientId = true;
props0.clientSecret = true;
props0.scope = true;
props0.callbackPort = true;
props0.redirectUri = true;
}
ifClause0 = "else";
}
if(!valid2){
const err15 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/remote/properties/oauth/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
if(!(validate55(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/$defs/remote/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err16);
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"url":true,"headers":true,"oauth":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};


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
if("local" !== data.type){
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
props0.command = true;
props0.cwd = true;
props0.environment = true;
props0.timeout = true;
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
let missing1;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing1 = "type")){
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("remote" !== data.type){
const err5 = {};
vErrors = add(vErrors, err5);
errors++;
}
}
}
}
else {
const err6 = {};
vErrors = add(vErrors, err6);
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
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate58.errors);
errors += validate58.errors.length;
}
var _valid1 = _errs12 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.url = true;
props1.headers = true;
props1.oauth = true;
props1.timeout = true;
props1.type = true;
}
}
if(!valid3){
const err7 = {instancePath,schemaPath:"#/$defs/server/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err7);
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
const _errs13 = errors;
let valid5 = true;
const _errs14 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err8 = {};
vErrors = add(vErrors, err8);
errors++;
}
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing2 = "type")){
const err9 = {};
vErrors = add(vErrors, err9);
errors++;
}
}
var valid6 = _errs17 === errors;
if(valid6){
const err10 = {};
vErrors = add(vErrors, err10);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = Math.min(vErrors.length, _errs16);
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = Math.min(vErrors.length, _errs13);
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.enabled === undefined) || (!(func0.call(data, "enabled")))){
const err11 = {instancePath,schemaPath:"#/$defs/server/then/required",keyword:"required",params:{missingProperty: "enabled"}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath,schemaPath:"#/$defs/server/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
var _valid2 = _errs18 === errors;
valid5 = _valid2;
}
if(!valid5){
const err13 = {instancePath,schemaPath:"#/$defs/server/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err13);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.enabled = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
if(!((data2 === "local") || (data2 === "remote"))){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err16 = {instancePath:instancePath+"/enabled",schemaPath:"#/$defs/server/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err17);
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
if(data.mcp !== undefined && func0.call(data, "mcp")){
let data0 = data.mcp;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/mcp/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/mcp",schemaPath:"#/properties/mcp/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.experimental !== undefined && func0.call(data, "experimental")){
let data2 = data.experimental;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.mcp_timeout !== undefined && func0.call(data2, "mcp_timeout")){
let data3 = data2.mcp_timeout;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err1 = {instancePath:instancePath+"/experimental/mcp_timeout",schemaPath:"#/properties/experimental/properties/mcp_timeout/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 <= 0 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/experimental/mcp_timeout",schemaPath:"#/properties/experimental/properties/mcp_timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/experimental",schemaPath:"#/properties/experimental/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"mcp":true,"experimental":true},"dynamicProps":false,"dynamicItems":false};

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

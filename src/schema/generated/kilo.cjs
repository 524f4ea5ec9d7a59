// Written by "npm run generate" from schemas/kilo.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcp\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"local\",\"remote\"]},\"enabled\":{\"type\":\"boolean\"}},\"if\":{\"type\":\"object\",\"not\":{\"required\":[\"type\"]}},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-untyped\",\"required\":[\"enabled\"]},\"allOf\":[{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"local\"}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/local\"}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"remote\"}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/remote\"}}]},\"local\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"command\"],\"properties\":{\"command\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"environment\":{\"$ref\":\"#/$defs/strings\"},\"timeout\":{\"$ref\":\"#/$defs/timeout\"},\"env\":{\"$ref\":\"#/$defs/strings\"}}},\"remote\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\"},\"headers\":{\"$ref\":\"#/$defs/strings\"},\"oauth\":{\"type\":[\"object\",\"boolean\"],\"if\":{\"type\":\"boolean\"},\"then\":{\"const\":false},\"else\":{\"type\":\"object\",\"properties\":{\"clientId\":{\"type\":\"string\"},\"clientSecret\":{\"type\":\"string\"},\"scope\":{\"type\":\"string\"},\"callbackPort\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":65535},\"redirectUri\":{\"type\":\"string\"}}}},\"timeout\":{\"$ref\":\"#/$defs/timeout\"}}},\"timeout\":{\"type\":\"integer\",\"exclusiveMinimum\":0},\"strings\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}}}") };
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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(typeof data[key0] !== "string"){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/strings/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/strings/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.environment !== undefined && func0.call(data, "environment")){
if(!(validate55(data.environment, {instancePath:instancePath+"/environment",parentData:data,parentDataProperty:"environment",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
if(!(validate57(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate57.errors);
errors += validate57.errors.length;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate55(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/local/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"command":true,"environment":true,"timeout":true,"env":true},"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"object","x-rule":"transport-mismatch","required":["url"],"properties":{"url":{"type":"string"},"headers":{"$ref":"#/$defs/strings"},"oauth":{"type":["object","boolean"],"if":{"type":"boolean"},"then":{"const":false},"else":{"type":"object","properties":{"clientId":{"type":"string"},"clientSecret":{"type":"string"},"scope":{"type":"string"},"callbackPort":{"type":"integer","minimum":1,"maximum":65535},"redirectUri":{"type":"string"}}}},"timeout":{"$ref":"#/$defs/timeout"}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
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
if(!(validate55(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data2 = data.oauth;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (typeof data2 !== "boolean")){
const err2 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/remote/properties/oauth/type",keyword:"type",params:{type: schema24.properties.oauth.type}};
vErrors = add(vErrors, err2);
errors++;
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(typeof data2 !== "boolean"){
const err3 = {};
vErrors = add(vErrors, err3);
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = Math.min(vErrors.length, _errs6);
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs9 = errors;
if(false !== data2){
const err4 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/remote/properties/oauth/then/const",keyword:"const",params:{allowedValue: false}};
vErrors = add(vErrors, err4);
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.clientId !== undefined && func0.call(data2, "clientId")){
if(typeof data2.clientId !== "string"){
const err5 = {instancePath:instancePath+"/oauth/clientId",schemaPath:"#/$defs/remote/properties/oauth/else/properties/clientId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data2.clientSecret !== undefined && func0.call(data2, "clientSecret")){
if(typeof data2.clientSecret !== "string"){
const err6 = {instancePath:instancePath+"/oauth/clientSecret",schemaPath:"#/$defs/remote/properties/oauth/else/properties/clientSecret/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data2.scope !== undefined && func0.call(data2, "scope")){
if(typeof data2.scope !== "string"){
const err7 = {instancePath:instancePath+"/oauth/scope",schemaPath:"#/$defs/remote/properties/oauth/else/properties/scope/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data2.callbackPort !== undefined && func0.call(data2, "callbackPort")){
let data6 = data2.callbackPort;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/oauth/callbackPort",schemaPath:"#/$defs/remote/properties/oauth/else/properties/callbackPort/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 65535 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/oauth/callbackPort",schemaPath:"#/$defs/remote/properties/oauth/else/properties/callbackPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
vErrors = add(vErrors, err9);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/oauth/callbackPort",schemaPath:"#/$defs/remote/properties/oauth/else/properties/callbackPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
if(data2.redirectUri !== undefined && func0.call(data2, "redirectUri")){
if(typeof data2.redirectUri !== "string"){
const err11 = {instancePath:instancePath+"/oauth/redirectUri",schemaPath:"#/$defs/remote/properties/oauth/else/properties/redirectUri/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/remote/properties/oauth/else/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.clientId = true;
props0.clientSecret = true;
props0.scope = true;
props0.callbackPort = true;
props0.redirectUri = true;
}
ifClause0 = "else";
}
if(!valid1){
const err13 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/remote/properties/oauth/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
if(!(validate57(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate57.errors);
errors += validate57.errors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/$defs/remote/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err14);
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"url":true,"headers":true,"oauth":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};


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
props0.environment = true;
props0.timeout = true;
props0.env = true;
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
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate61.errors);
errors += validate61.errors.length;
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
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"mcp":true},"dynamicProps":false,"dynamicItems":false};

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

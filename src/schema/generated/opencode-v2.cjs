// Written by "npm run generate" from schemas/opencode-v2.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcp\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"properties\":{\"servers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}},\"timeout\":{\"$ref\":\"#/$defs/timeout\"}}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"local\",\"remote\"]},\"disabled\":{\"type\":\"boolean\"},\"codemode\":{\"type\":\"boolean\"},\"timeout\":{\"$ref\":\"#/$defs/timeout\"}},\"allOf\":[{\"x-rule\":\"transport-untyped\",\"type\":\"object\",\"required\":[\"type\"]},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"local\"}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"command\"],\"properties\":{\"command\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"cwd\":{\"type\":\"string\"},\"environment\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}}}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"remote\"}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"oauth\":{\"type\":[\"object\",\"boolean\"],\"if\":{\"type\":\"boolean\"},\"then\":{\"const\":false},\"else\":{\"type\":\"object\",\"properties\":{\"client_id\":{\"type\":\"string\"},\"client_secret\":{\"type\":\"string\"},\"scope\":{\"type\":\"string\"},\"callback_port\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":65535},\"redirect_uri\":{\"type\":\"string\"}}}}}}}]},\"timeout\":{\"type\":\"object\",\"properties\":{\"startup\":{\"$ref\":\"#/$defs/limit\"},\"catalog\":{\"$ref\":\"#/$defs/limit\"},\"execution\":{\"$ref\":\"#/$defs/limit\"},\"request\":{\"$ref\":\"#/$defs/limit\"}}},\"limit\":{\"type\":\"integer\",\"exclusiveMinimum\":0}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["local","remote"]},"disabled":{"type":"boolean"},"codemode":{"type":"boolean"},"timeout":{"$ref":"#/$defs/timeout"}},"allOf":[{"x-rule":"transport-untyped","type":"object","required":["type"]},{"if":{"type":"object","properties":{"type":{"const":"local"}},"required":["type"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["command"],"properties":{"command":{"type":"array","items":{"type":"string"}},"cwd":{"type":"string"},"environment":{"type":"object","additionalProperties":{"type":"string"}}}}},{"if":{"type":"object","properties":{"type":{"const":"remote"}},"required":["type"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["url"],"properties":{"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"oauth":{"type":["object","boolean"],"if":{"type":"boolean"},"then":{"const":false},"else":{"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"scope":{"type":"string"},"callback_port":{"type":"integer","minimum":1,"maximum":65535},"redirect_uri":{"type":"string"}}}}}}}]};

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
const err0 = {instancePath,schemaPath:"#/$defs/limit/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err0);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data <= 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/$defs/limit/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
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
if(data.startup !== undefined && func0.call(data, "startup")){
if(!(validate55(data.startup, {instancePath:instancePath+"/startup",parentData:data,parentDataProperty:"startup",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.catalog !== undefined && func0.call(data, "catalog")){
if(!(validate55(data.catalog, {instancePath:instancePath+"/catalog",parentData:data,parentDataProperty:"catalog",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.execution !== undefined && func0.call(data, "execution")){
if(!(validate55(data.execution, {instancePath:instancePath+"/execution",parentData:data,parentDataProperty:"execution",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.request !== undefined && func0.call(data, "request")){
if(!(validate55(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"startup":true,"catalog":true,"execution":true,"request":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/$defs/server/allOf/0/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/server/allOf/0/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err2 = {};
vErrors = add(vErrors, err2);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("local" !== data.type){
const err3 = {};
vErrors = add(vErrors, err3);
errors++;
}
}
}
}
else {
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = Math.min(vErrors.length, _errs4);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err5 = {instancePath,schemaPath:"#/$defs/server/allOf/1/then/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err5);
errors++;
}
if(data.command !== undefined && func0.call(data, "command")){
let data1 = data.command;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err6 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/$defs/server/allOf/1/then/properties/command/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/allOf/1/then/properties/command/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err8 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/server/allOf/1/then/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data4 = data.environment;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 of Object.keys(data4)){
if(typeof data4[key0] !== "string"){
const err9 = {instancePath:instancePath+"/environment/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/allOf/1/then/properties/environment/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/environment",schemaPath:"#/$defs/server/allOf/1/then/properties/environment/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/$defs/server/allOf/1/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.command = true;
props0.cwd = true;
props0.environment = true;
props0.type = true;
}
}
if(!valid1){
const err12 = {instancePath,schemaPath:"#/$defs/server/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err12);
errors++;
}
const _errs22 = errors;
let valid7 = true;
const _errs23 = errors;
if(errors === _errs23){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing1 = "type")){
const err13 = {};
vErrors = add(vErrors, err13);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("remote" !== data.type){
const err14 = {};
vErrors = add(vErrors, err14);
errors++;
}
}
}
}
else {
const err15 = {};
vErrors = add(vErrors, err15);
errors++;
}
}
var _valid1 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = Math.min(vErrors.length, _errs22);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err16 = {instancePath,schemaPath:"#/$defs/server/allOf/2/then/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err16);
errors++;
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err17 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/allOf/2/then/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data8 = data.headers;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 of Object.keys(data8)){
if(typeof data8[key1] !== "string"){
const err18 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/allOf/2/then/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/allOf/2/then/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data10 = data.oauth;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (typeof data10 !== "boolean")){
const err20 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/server/allOf/2/then/properties/oauth/type",keyword:"type",params:{type: schema20.allOf[2].then.properties.oauth.type}};
vErrors = add(vErrors, err20);
errors++;
}
const _errs37 = errors;
let valid11 = true;
const _errs38 = errors;
if(typeof data10 !== "boolean"){
const err21 = {};
vErrors = add(vErrors, err21);
errors++;
}
var _valid2 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = Math.min(vErrors.length, _errs37);
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid2){
const _errs40 = errors;
if(false !== data10){
const err22 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/server/allOf/2/then/properties/oauth/then/const",keyword:"const",params:{allowedValue: false}};
vErrors = add(vErrors, err22);
errors++;
}
var _valid2 = _errs40 === errors;
valid11 = _valid2;
ifClause0 = "then";
}
else {
const _errs41 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.client_id !== undefined && func0.call(data10, "client_id")){
if(typeof data10.client_id !== "string"){
const err23 = {instancePath:instancePath+"/oauth/client_id",schemaPath:"#/$defs/server/allOf/2/then/properties/oauth/else/properties/client_id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
if(data10.client_secret !== undefined && func0.call(data10, "client_secret")){
if(typeof data10.client_secret !== "string"){
const err24 = {instancePath:instancePath+"/oauth/client_secret",schemaPath:"#/$defs/server/allOf/2/then/properties/oauth/else/properties/client_secret/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data10.scope !== undefined && func0.call(data10, "scope")){
if(typeof data10.scope !== "string"){
const err25 = {instancePath:instancePath+"/oauth/scope",schemaPath:"#/$defs/server/allOf/2/then/properties/oauth/else/properties/scope/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data10.callback_port !== undefined && func0.call(data10, "callback_port")){
let data14 = data10.callback_port;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err26 = {instancePath:instancePath+"/oauth/callback_port",schemaPath:"#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err26);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 65535 || isNaN(data14)){
const err27 = {instancePath:instancePath+"/oauth/callback_port",schemaPath:"#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
vErrors = add(vErrors, err27);
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err28 = {instancePath:instancePath+"/oauth/callback_port",schemaPath:"#/$defs/server/allOf/2/then/properties/oauth/else/properties/callback_port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err28);
errors++;
}
}
}
if(data10.redirect_uri !== undefined && func0.call(data10, "redirect_uri")){
if(typeof data10.redirect_uri !== "string"){
const err29 = {instancePath:instancePath+"/oauth/redirect_uri",schemaPath:"#/$defs/server/allOf/2/then/properties/oauth/else/properties/redirect_uri/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/server/allOf/2/then/properties/oauth/else/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err30);
errors++;
}
var _valid2 = _errs41 === errors;
valid11 = _valid2;
if(valid11){
var props1 = {};
props1.client_id = true;
props1.client_secret = true;
props1.scope = true;
props1.callback_port = true;
props1.redirect_uri = true;
}
ifClause0 = "else";
}
if(!valid11){
const err31 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/server/allOf/2/then/properties/oauth/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/$defs/server/allOf/2/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err32);
errors++;
}
var _valid1 = _errs26 === errors;
valid7 = _valid1;
if(valid7){
var props2 = {};
props2.url = true;
props2.headers = true;
props2.oauth = true;
props2.type = true;
}
}
if(!valid7){
const err33 = {instancePath,schemaPath:"#/$defs/server/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err33);
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.disabled = true;
props0.codemode = true;
props0.timeout = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data16 = data.type;
if(typeof data16 !== "string"){
const err34 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
if(!((data16 === "local") || (data16 === "remote"))){
const err35 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err36 = {instancePath:instancePath+"/disabled",schemaPath:"#/$defs/server/properties/disabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data.codemode !== undefined && func0.call(data, "codemode")){
if(typeof data.codemode !== "boolean"){
const err37 = {instancePath:instancePath+"/codemode",schemaPath:"#/$defs/server/properties/codemode/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
if(!(validate54(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err38);
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
if(data0.servers !== undefined && func0.call(data0, "servers")){
let data1 = data0.servers;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 of Object.keys(data1)){
if(!(validate53(data1[key0], {instancePath:instancePath+"/mcp/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/mcp/servers",schemaPath:"#/properties/mcp/properties/servers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data0.timeout !== undefined && func0.call(data0, "timeout")){
if(!(validate54(data0.timeout, {instancePath:instancePath+"/mcp/timeout",parentData:data0,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/mcp",schemaPath:"#/properties/mcp/type",keyword:"type",params:{type: "object"}};
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

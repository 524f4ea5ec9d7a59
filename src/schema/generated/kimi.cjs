// Written by "npm run generate" from schemas/kimi.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"transport\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"sse\"]},\"enabled\":{\"type\":\"boolean\"},\"startupTimeoutMs\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":2147483647},\"toolTimeoutMs\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":2147483647},\"enabledTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"disabledTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"if\":{\"type\":\"object\",\"properties\":{\"transport\":{\"enum\":[\"http\",\"sse\"]}},\"required\":[\"transport\"]},\"then\":{\"$ref\":\"#/$defs/remote\"},\"else\":{\"if\":{\"type\":\"object\",\"properties\":{\"transport\":{\"const\":\"stdio\"}},\"required\":[\"transport\"]},\"then\":{\"$ref\":\"#/$defs/local\"},\"else\":{\"if\":{\"type\":\"object\",\"required\":[\"command\"]},\"then\":{\"$ref\":\"#/$defs/local\"},\"else\":{\"$ref\":\"#/$defs/remote\"}}}},\"local\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"command\"],\"properties\":{\"command\":{\"type\":\"string\",\"minLength\":1},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"cwd\":{\"type\":\"string\"},\"executor\":{\"type\":\"string\",\"enum\":[\"local\",\"kaos\"]}}},\"remote\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"auth\":{\"const\":\"oauth\"},\"bearerTokenEnvVar\":{\"type\":\"string\",\"minLength\":1}}}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","x-rule":"root-shape","properties":{"mcpServers":{"x-rule":"root-shape","type":["object","null"],"additionalProperties":{"$ref":"#/$defs/server"}}},"$defs":{"server":{"x-rule":"server-shape","type":"object","properties":{"transport":{"x-rule":"transport-unknown","type":"string","enum":["stdio","http","sse"]},"enabled":{"type":"boolean"},"startupTimeoutMs":{"type":"integer","minimum":1,"maximum":2147483647},"toolTimeoutMs":{"type":"integer","minimum":1,"maximum":2147483647},"enabledTools":{"type":"array","items":{"type":"string"}},"disabledTools":{"type":"array","items":{"type":"string"}}},"if":{"type":"object","properties":{"transport":{"enum":["http","sse"]}},"required":["transport"]},"then":{"$ref":"#/$defs/remote"},"else":{"if":{"type":"object","properties":{"transport":{"const":"stdio"}},"required":["transport"]},"then":{"$ref":"#/$defs/local"},"else":{"if":{"type":"object","required":["command"]},"then":{"$ref":"#/$defs/local"},"else":{"$ref":"#/$defs/remote"}}}},"local":{"type":"object","x-rule":"transport-missing","required":["command"],"properties":{"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"object","additionalProperties":{"type":"string"}},"cwd":{"type":"string"},"executor":{"type":"string","enum":["local","kaos"]}}},"remote":{"type":"object","x-rule":"transport-missing","required":["url"],"properties":{"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"auth":{"const":"oauth"},"bearerTokenEnvVar":{"type":"string","minLength":1}}}},"$id":"urn:mcp-lint:schema:kimi"};
const func0 = Object.prototype.hasOwnProperty;
const func70 = ucs2length;

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
if(data.auth !== undefined && func0.call(data, "auth")){
if("oauth" !== data.auth){
const err4 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/remote/properties/auth/const",keyword:"const",params:{allowedValue: "oauth"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.bearerTokenEnvVar !== undefined && func0.call(data, "bearerTokenEnvVar")){
let data4 = data.bearerTokenEnvVar;
if(typeof data4 === "string"){
if(func70(data4) < 1){
const err5 = {instancePath:instancePath+"/bearerTokenEnvVar",schemaPath:"#/$defs/remote/properties/bearerTokenEnvVar/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/bearerTokenEnvVar",schemaPath:"#/$defs/remote/properties/bearerTokenEnvVar/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/remote/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"url":true,"headers":true,"auth":true,"bearerTokenEnvVar":true},"dynamicProps":false,"dynamicItems":false};


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
let data0 = data.command;
if(typeof data0 === "string"){
if(func70(data0) < 1){
const err1 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data1 = data.args;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/local/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/local/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data3 = data.env;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 of Object.keys(data3)){
if(typeof data3[key0] !== "string"){
const err5 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/local/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/local/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err7 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/local/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.executor !== undefined && func0.call(data, "executor")){
let data6 = data.executor;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/executor",schemaPath:"#/$defs/local/properties/executor/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
if(!((data6 === "local") || (data6 === "kaos"))){
const err9 = {instancePath:instancePath+"/executor",schemaPath:"#/$defs/local/properties/executor/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/$defs/local/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"command":true,"args":true,"env":true,"cwd":true,"executor":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.transport === undefined) || (!(func0.call(data, "transport")))) && (missing0 = "transport")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
else {
if(data.transport !== undefined && func0.call(data, "transport")){
let data0 = data.transport;
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = Math.min(vErrors.length, _errs1);
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.url = true;
props0.headers = true;
props0.auth = true;
props0.bearerTokenEnvVar = true;
props0.transport = true;
}
ifClause0 = "then";
}
else {
const _errs6 = errors;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.transport === undefined) || (!(func0.call(data, "transport")))) && (missing1 = "transport")){
const err3 = {};
vErrors = add(vErrors, err3);
errors++;
}
else {
if(data.transport !== undefined && func0.call(data, "transport")){
if("stdio" !== data.transport){
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
}
}
}
else {
const err5 = {};
vErrors = add(vErrors, err5);
errors++;
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = Math.min(vErrors.length, _errs7);
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs11 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
if(valid2){
var props1 = {};
props1.command = true;
props1.args = true;
props1.env = true;
props1.cwd = true;
props1.executor = true;
props1.transport = true;
}
ifClause1 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.command === undefined) || (!(func0.call(data, "command")))) && (missing2 = "command")){
const err6 = {};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {};
vErrors = add(vErrors, err7);
errors++;
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
let ifClause2;
if(_valid2){
const _errs16 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
var _valid2 = _errs16 === errors;
valid4 = _valid2;
if(valid4){
var props2 = {};
props2.command = true;
props2.args = true;
props2.env = true;
props2.cwd = true;
props2.executor = true;
}
ifClause2 = "then";
}
else {
const _errs17 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
var _valid2 = _errs17 === errors;
valid4 = _valid2;
if(valid4){
if(props2 !== true){
props2 = props2 || {};
props2.url = true;
props2.headers = true;
props2.auth = true;
props2.bearerTokenEnvVar = true;
}
}
ifClause2 = "else";
}
if(!valid4){
const err8 = {instancePath,schemaPath:"#/$defs/server/else/else/if",keyword:"if",params:{failingKeyword: ifClause2}};
vErrors = add(vErrors, err8);
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = _valid1;
if(valid2){
if(props1 !== true && props2 !== undefined){
if(props2 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props2);
}
}
}
ifClause1 = "else";
}
if(!valid2){
const err9 = {instancePath,schemaPath:"#/$defs/server/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
vErrors = add(vErrors, err9);
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
ifClause0 = "else";
}
if(!valid0){
const err10 = {instancePath,schemaPath:"#/$defs/server/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err10);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.transport = true;
props0.enabled = true;
props0.startupTimeoutMs = true;
props0.toolTimeoutMs = true;
props0.enabledTools = true;
props0.disabledTools = true;
}
if(data.transport !== undefined && func0.call(data, "transport")){
let data2 = data.transport;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
if(!(((data2 === "stdio") || (data2 === "http")) || (data2 === "sse"))){
const err12 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err13 = {instancePath:instancePath+"/enabled",schemaPath:"#/$defs/server/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.startupTimeoutMs !== undefined && func0.call(data, "startupTimeoutMs")){
let data4 = data.startupTimeoutMs;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/startupTimeoutMs",schemaPath:"#/$defs/server/properties/startupTimeoutMs/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err14);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/startupTimeoutMs",schemaPath:"#/$defs/server/properties/startupTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err15);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/startupTimeoutMs",schemaPath:"#/$defs/server/properties/startupTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
if(data.toolTimeoutMs !== undefined && func0.call(data, "toolTimeoutMs")){
let data5 = data.toolTimeoutMs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/toolTimeoutMs",schemaPath:"#/$defs/server/properties/toolTimeoutMs/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err17);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/toolTimeoutMs",schemaPath:"#/$defs/server/properties/toolTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err18);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/toolTimeoutMs",schemaPath:"#/$defs/server/properties/toolTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
if(data.enabledTools !== undefined && func0.call(data, "enabledTools")){
let data6 = data.enabledTools;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err20 = {instancePath:instancePath+"/enabledTools/" + i0,schemaPath:"#/$defs/server/properties/enabledTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/enabledTools",schemaPath:"#/$defs/server/properties/enabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.disabledTools !== undefined && func0.call(data, "disabledTools")){
let data8 = data.disabledTools;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
const err22 = {instancePath:instancePath+"/disabledTools/" + i1,schemaPath:"#/$defs/server/properties/disabledTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/disabledTools",schemaPath:"#/$defs/server/properties/disabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err24);
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
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

// Written by "npm run generate" from schemas/zed.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"context_servers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}},\"context_server_timeout\":{\"x-effect\":\"ignored\",\"type\":\"integer\",\"minimum\":0}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"enabled\":{\"x-effect\":\"refuses-file\",\"type\":\"boolean\"}},\"if\":{\"type\":\"object\",\"required\":[\"command\"]},\"then\":{\"$ref\":\"#/$defs/local\"},\"else\":{\"$ref\":\"#/$defs/remote\"}},\"local\":{\"type\":\"object\",\"properties\":{\"command\":{\"type\":[\"string\",\"object\"]},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"x-effect\":\"ignored\",\"x-by\":\"H:ZED2\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"x-effect\":\"ignored\",\"x-by\":\"H:ZED2\",\"type\":\"string\"}},\"timeout\":{\"x-effect\":\"ignored\",\"x-by\":\"H:ZED2\",\"type\":[\"integer\",\"null\"],\"minimum\":0},\"remote\":{\"x-effect\":\"refuses-file\",\"type\":\"boolean\"}}},\"remote\":{\"type\":\"object\",\"properties\":{\"url\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"timeout\":{\"type\":[\"integer\",\"null\"],\"minimum\":0},\"oauth\":{\"type\":[\"object\",\"null\"],\"required\":[\"client_id\"],\"properties\":{\"client_id\":{\"type\":\"string\"},\"client_secret\":{\"type\":[\"string\",\"null\"]}}}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema21 = {"type":"object","properties":{"command":{"type":["string","object"]},"args":{"type":"array","items":{"type":"string"}},"env":{"x-effect":"ignored","x-by":"H:ZED2","type":["object","null"],"additionalProperties":{"x-effect":"ignored","x-by":"H:ZED2","type":"string"}},"timeout":{"x-effect":"ignored","x-by":"H:ZED2","type":["integer","null"],"minimum":0},"remote":{"x-effect":"refuses-file","type":"boolean"}}};

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
if(data.command !== undefined && func0.call(data, "command")){
let data0 = data.command;
if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err0 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/type",keyword:"type",params:{type: schema21.properties.command.type}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data1 = data.args;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/local/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/local/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data3 = data.env;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/local/properties/env/type",keyword:"type",params:{type: schema21.properties.env.type}};
vErrors = add(vErrors, err3);
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 of Object.keys(data3)){
if(typeof data3[key0] !== "string"){
const err4 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/local/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data5 = data.timeout;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/local/properties/timeout/type",keyword:"type",params:{type: schema21.properties.timeout.type}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err6 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/local/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.remote !== undefined && func0.call(data, "remote")){
if(typeof data.remote !== "boolean"){
const err7 = {instancePath:instancePath+"/remote",schemaPath:"#/$defs/local/properties/remote/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/$defs/local/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"command":true,"args":true,"env":true,"timeout":true,"remote":true},"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","properties":{"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"timeout":{"type":["integer","null"],"minimum":0},"oauth":{"type":["object","null"],"required":["client_id"],"properties":{"client_id":{"type":"string"},"client_secret":{"type":["string","null"]}}}}};

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
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err0 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data1 = data.headers;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 of Object.keys(data1)){
if(typeof data1[key0] !== "string"){
const err1 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/remote/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/remote/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data3 = data.timeout;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/remote/properties/timeout/type",keyword:"type",params:{type: schema22.properties.timeout.type}};
vErrors = add(vErrors, err3);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/remote/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data4 = data.oauth;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err5 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/remote/properties/oauth/type",keyword:"type",params:{type: schema22.properties.oauth.type}};
vErrors = add(vErrors, err5);
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.client_id === undefined) || (!(func0.call(data4, "client_id")))){
const err6 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/remote/properties/oauth/required",keyword:"required",params:{missingProperty: "client_id"}};
vErrors = add(vErrors, err6);
errors++;
}
if(data4.client_id !== undefined && func0.call(data4, "client_id")){
if(typeof data4.client_id !== "string"){
const err7 = {instancePath:instancePath+"/oauth/client_id",schemaPath:"#/$defs/remote/properties/oauth/properties/client_id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data4.client_secret !== undefined && func0.call(data4, "client_secret")){
let data6 = data4.client_secret;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/oauth/client_secret",schemaPath:"#/$defs/remote/properties/oauth/properties/client_secret/type",keyword:"type",params:{type: schema22.properties.oauth.properties.client_secret.type}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/$defs/remote/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"url":true,"headers":true,"timeout":true,"oauth":true},"dynamicProps":false,"dynamicItems":false};


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
if(((data.command === undefined) || (!(func0.call(data, "command")))) && (missing0 = "command")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {};
vErrors = add(vErrors, err1);
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
const _errs4 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.command = true;
props0.args = true;
props0.env = true;
props0.timeout = true;
props0.remote = true;
}
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.url = true;
props0.headers = true;
props0.timeout = true;
props0.oauth = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/$defs/server/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err2);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.enabled = true;
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err3 = {instancePath:instancePath+"/enabled",schemaPath:"#/$defs/server/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
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
if(data.context_servers !== undefined && func0.call(data, "context_servers")){
let data0 = data.context_servers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/context_servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/context_servers",schemaPath:"#/properties/context_servers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.context_server_timeout !== undefined && func0.call(data, "context_server_timeout")){
let data2 = data.context_server_timeout;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err1 = {instancePath:instancePath+"/context_server_timeout",schemaPath:"#/properties/context_server_timeout/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/context_server_timeout",schemaPath:"#/properties/context_server_timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"context_servers":true,"context_server_timeout":true},"dynamicProps":false,"dynamicItems":false};

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

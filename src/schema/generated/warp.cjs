// Written by "npm run generate" from schemas/warp.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"$ref\":\"#/$defs/map\"},\"servers\":{\"$ref\":\"#/$defs/map\"},\"mcp_servers\":{\"$ref\":\"#/$defs/map\"},\"mcp\":{\"type\":[\"object\",\"array\",\"string\",\"number\",\"boolean\",\"null\"],\"properties\":{\"servers\":{\"$ref\":\"#/$defs/map\"}}}},\"$defs\":{\"map\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}},\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"if\":{\"type\":\"object\",\"required\":[\"command\"]},\"then\":{\"type\":\"object\",\"properties\":{\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"$ref\":\"#/$defs/strings\"},\"working_directory\":{\"type\":[\"string\",\"null\"]}}},\"else\":{\"type\":\"object\",\"properties\":{\"url\":{\"type\":\"string\"},\"serverUrl\":{\"type\":\"string\"},\"headers\":{\"$ref\":\"#/$defs/strings\"}}}},\"strings\":{\"type\":\"object\",\"additionalProperties\":{\"x-effect\":\"ignored\",\"type\":\"string\"}}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","x-rule":"root-shape","properties":{"mcpServers":{"$ref":"#/$defs/map"},"servers":{"$ref":"#/$defs/map"},"mcp_servers":{"$ref":"#/$defs/map"},"mcp":{"type":["object","array","string","number","boolean","null"],"properties":{"servers":{"$ref":"#/$defs/map"}}}},"$defs":{"map":{"x-rule":"root-shape","type":"object","additionalProperties":{"$ref":"#/$defs/server"}},"server":{"x-rule":"server-shape","type":"object","if":{"type":"object","required":["command"]},"then":{"type":"object","properties":{"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"$ref":"#/$defs/strings"},"working_directory":{"type":["string","null"]}}},"else":{"type":"object","properties":{"url":{"type":"string"},"serverUrl":{"type":"string"},"headers":{"$ref":"#/$defs/strings"}}}},"strings":{"type":"object","additionalProperties":{"x-effect":"ignored","type":"string"}}},"$id":"urn:mcp-lint:schema:warp"};
const func0 = Object.prototype.hasOwnProperty;
const schema21 = {"x-rule":"server-shape","type":"object","if":{"type":"object","required":["command"]},"then":{"type":"object","properties":{"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"$ref":"#/$defs/strings"},"working_directory":{"type":["string","null"]}}},"else":{"type":"object","properties":{"url":{"type":"string"},"serverUrl":{"type":"string"},"headers":{"$ref":"#/$defs/strings"}}}};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.command === undefined) || (!(func0.call(data, "command")))) && (missing0 = "command")){
const err1 = {};
vErrors = add(vErrors, err1);
errors++;
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err3 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/then/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data1 = data.args;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err4 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/server/then/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/then/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate55(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.working_directory !== undefined && func0.call(data, "working_directory")){
let data4 = data.working_directory;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/working_directory",schemaPath:"#/$defs/server/then/properties/working_directory/type",keyword:"type",params:{type: schema21.then.properties.working_directory.type}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/server/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.command = true;
props0.args = true;
props0.env = true;
props0.working_directory = true;
}
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/else/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.serverUrl !== undefined && func0.call(data, "serverUrl")){
if(typeof data.serverUrl !== "string"){
const err9 = {instancePath:instancePath+"/serverUrl",schemaPath:"#/$defs/server/else/properties/serverUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate55(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/$defs/server/else/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
var _valid0 = _errs15 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.url = true;
props0.serverUrl = true;
props0.headers = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/$defs/server/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err11);
errors++;
}
validate54.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
for(const key0 of Object.keys(data)){
if(!(validate54(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/$defs/map/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate53(data.mcpServers, {instancePath:instancePath+"/mcpServers",parentData:data,parentDataProperty:"mcpServers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
if(data.servers !== undefined && func0.call(data, "servers")){
if(!(validate53(data.servers, {instancePath:instancePath+"/servers",parentData:data,parentDataProperty:"servers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
if(data.mcp_servers !== undefined && func0.call(data, "mcp_servers")){
if(!(validate53(data.mcp_servers, {instancePath:instancePath+"/mcp_servers",parentData:data,parentDataProperty:"mcp_servers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
let data3 = data.mcp;
if((((typeof data3 != "object") && (typeof data3 !== "string")) && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err0 = {instancePath:instancePath+"/mcp",schemaPath:"#/properties/mcp/type",keyword:"type",params:{type: schema19.properties.mcp.type}};
vErrors = add(vErrors, err0);
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.servers !== undefined && func0.call(data3, "servers")){
if(!(validate53(data3.servers, {instancePath:instancePath+"/mcp/servers",parentData:data3,parentDataProperty:"servers",rootData,dynamicAnchors}))){
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
validate52.evaluated = {"props":{"mcpServers":true,"servers":true,"mcp_servers":true,"mcp":true},"dynamicProps":false,"dynamicItems":false};

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

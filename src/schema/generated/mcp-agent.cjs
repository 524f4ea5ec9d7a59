// Written by "npm run generate" from schemas/mcp-agent.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcp\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"properties\":{\"servers\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"transport\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"sse\",\"streamable_http\",\"websocket\"]},\"command\":{\"type\":[\"string\",\"null\"]},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"string\"}},\"url\":{\"type\":[\"string\",\"null\"]},\"headers\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"string\"}},\"name\":{\"type\":[\"string\",\"null\"]},\"description\":{\"type\":[\"string\",\"null\"]},\"http_timeout_seconds\":{\"type\":[\"integer\",\"boolean\",\"string\",\"null\"],\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"pattern\":\"^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$\",\"x-label\":\"a whole number\"}},\"read_timeout_seconds\":{\"type\":[\"integer\",\"boolean\",\"string\",\"null\"],\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"pattern\":\"^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$\",\"x-label\":\"a whole number\"}},\"auth\":{\"type\":[\"object\",\"null\"],\"properties\":{\"api_key\":{\"type\":[\"string\",\"null\"]}}},\"allowed_tools\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"string\"}},\"roots\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"object\",\"required\":[\"uri\"],\"properties\":{\"uri\":{\"type\":\"string\",\"pattern\":\"^file://\",\"x-label\":\"an address that starts with file://\"},\"name\":{\"type\":[\"string\",\"null\"]},\"server_uri_alias\":{\"type\":[\"string\",\"null\"]}}}}}}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","x-rule":"root-shape","properties":{"mcp":{"x-rule":"root-shape","type":["object","null"],"properties":{"servers":{"x-rule":"root-shape","type":["object","null"],"additionalProperties":{"$ref":"#/$defs/server"}}}}},"$defs":{"server":{"x-rule":"server-shape","type":"object","properties":{"transport":{"x-rule":"transport-unknown","type":"string","enum":["stdio","sse","streamable_http","websocket"]},"command":{"type":["string","null"]},"args":{"type":"array","items":{"type":"string"}},"env":{"type":["object","null"],"additionalProperties":{"type":"string"}},"url":{"type":["string","null"]},"headers":{"type":["object","null"],"additionalProperties":{"type":"string"}},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"http_timeout_seconds":{"type":["integer","boolean","string","null"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"read_timeout_seconds":{"type":["integer","boolean","string","null"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"auth":{"type":["object","null"],"properties":{"api_key":{"type":["string","null"]}}},"allowed_tools":{"type":["array","null"],"items":{"type":"string"}},"roots":{"type":["array","null"],"items":{"type":"object","required":["uri"],"properties":{"uri":{"type":"string","pattern":"^file://","x-label":"an address that starts with file://"},"name":{"type":["string","null"]},"server_uri_alias":{"type":["string","null"]}}}}}}},"$id":"urn:mcp-lint:schema:mcp-agent"};
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"transport":{"x-rule":"transport-unknown","type":"string","enum":["stdio","sse","streamable_http","websocket"]},"command":{"type":["string","null"]},"args":{"type":"array","items":{"type":"string"}},"env":{"type":["object","null"],"additionalProperties":{"type":"string"}},"url":{"type":["string","null"]},"headers":{"type":["object","null"],"additionalProperties":{"type":"string"}},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"http_timeout_seconds":{"type":["integer","boolean","string","null"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"read_timeout_seconds":{"type":["integer","boolean","string","null"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"auth":{"type":["object","null"],"properties":{"api_key":{"type":["string","null"]}}},"allowed_tools":{"type":["array","null"],"items":{"type":"string"}},"roots":{"type":["array","null"],"items":{"type":"object","required":["uri"],"properties":{"uri":{"type":"string","pattern":"^file://","x-label":"an address that starts with file://"},"name":{"type":["string","null"]},"server_uri_alias":{"type":["string","null"]}}}}}};
const pattern3 = new RegExp("^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$", "u");
const pattern5 = new RegExp("^file://", "u");

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
if(!((((data0 === "stdio") || (data0 === "sse")) || (data0 === "streamable_http")) || (data0 === "websocket"))){
const err1 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data1 = data.command;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: schema20.properties.command.type}};
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
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/server/properties/env/type",keyword:"type",params:{type: schema20.properties.env.type}};
vErrors = add(vErrors, err5);
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 of Object.keys(data4)){
if(typeof data4[key0] !== "string"){
const err6 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data6 = data.url;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/properties/url/type",keyword:"type",params:{type: schema20.properties.url.type}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data7 = data.headers;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err8 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/properties/headers/type",keyword:"type",params:{type: schema20.properties.headers.type}};
vErrors = add(vErrors, err8);
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 of Object.keys(data7)){
if(typeof data7[key1] !== "string"){
const err9 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data9 = data.name;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/server/properties/name/type",keyword:"type",params:{type: schema20.properties.name.type}};
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
if(data.http_timeout_seconds !== undefined && func0.call(data, "http_timeout_seconds")){
let data11 = data.http_timeout_seconds;
if((((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (typeof data11 !== "boolean")) && (typeof data11 !== "string")) && (data11 !== null)){
const err12 = {instancePath:instancePath+"/http_timeout_seconds",schemaPath:"#/$defs/server/properties/http_timeout_seconds/type",keyword:"type",params:{type: schema20.properties.http_timeout_seconds.type}};
vErrors = add(vErrors, err12);
errors++;
}
const _errs27 = errors;
let valid5 = true;
const _errs28 = errors;
if(typeof data11 !== "string"){
const err13 = {};
vErrors = add(vErrors, err13);
errors++;
}
var _valid0 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = Math.min(vErrors.length, _errs27);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs30 = errors;
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
const err14 = {instancePath:instancePath+"/http_timeout_seconds",schemaPath:"#/$defs/server/properties/http_timeout_seconds/then/pattern",keyword:"pattern",params:{pattern: "^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$"}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/http_timeout_seconds",schemaPath:"#/$defs/server/properties/http_timeout_seconds/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
var _valid0 = _errs30 === errors;
valid5 = _valid0;
}
if(!valid5){
const err16 = {instancePath:instancePath+"/http_timeout_seconds",schemaPath:"#/$defs/server/properties/http_timeout_seconds/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.read_timeout_seconds !== undefined && func0.call(data, "read_timeout_seconds")){
let data12 = data.read_timeout_seconds;
if((((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (typeof data12 !== "boolean")) && (typeof data12 !== "string")) && (data12 !== null)){
const err17 = {instancePath:instancePath+"/read_timeout_seconds",schemaPath:"#/$defs/server/properties/read_timeout_seconds/type",keyword:"type",params:{type: schema20.properties.read_timeout_seconds.type}};
vErrors = add(vErrors, err17);
errors++;
}
const _errs34 = errors;
let valid6 = true;
const _errs35 = errors;
if(typeof data12 !== "string"){
const err18 = {};
vErrors = add(vErrors, err18);
errors++;
}
var _valid1 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = Math.min(vErrors.length, _errs34);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs37 = errors;
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
const err19 = {instancePath:instancePath+"/read_timeout_seconds",schemaPath:"#/$defs/server/properties/read_timeout_seconds/then/pattern",keyword:"pattern",params:{pattern: "^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$"}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/read_timeout_seconds",schemaPath:"#/$defs/server/properties/read_timeout_seconds/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
var _valid1 = _errs37 === errors;
valid6 = _valid1;
}
if(!valid6){
const err21 = {instancePath:instancePath+"/read_timeout_seconds",schemaPath:"#/$defs/server/properties/read_timeout_seconds/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
let data13 = data.auth;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
const err22 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/properties/auth/type",keyword:"type",params:{type: schema20.properties.auth.type}};
vErrors = add(vErrors, err22);
errors++;
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.api_key !== undefined && func0.call(data13, "api_key")){
let data14 = data13.api_key;
if((typeof data14 !== "string") && (data14 !== null)){
const err23 = {instancePath:instancePath+"/auth/api_key",schemaPath:"#/$defs/server/properties/auth/properties/api_key/type",keyword:"type",params:{type: schema20.properties.auth.properties.api_key.type}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
}
if(data.allowed_tools !== undefined && func0.call(data, "allowed_tools")){
let data15 = data.allowed_tools;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err24 = {instancePath:instancePath+"/allowed_tools",schemaPath:"#/$defs/server/properties/allowed_tools/type",keyword:"type",params:{type: schema20.properties.allowed_tools.type}};
vErrors = add(vErrors, err24);
errors++;
}
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(typeof data15[i1] !== "string"){
const err25 = {instancePath:instancePath+"/allowed_tools/" + i1,schemaPath:"#/$defs/server/properties/allowed_tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err25);
errors++;
}
}
}
}
if(data.roots !== undefined && func0.call(data, "roots")){
let data17 = data.roots;
if((!(Array.isArray(data17))) && (data17 !== null)){
const err26 = {instancePath:instancePath+"/roots",schemaPath:"#/$defs/server/properties/roots/type",keyword:"type",params:{type: schema20.properties.roots.type}};
vErrors = add(vErrors, err26);
errors++;
}
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.uri === undefined) || (!(func0.call(data18, "uri")))){
const err27 = {instancePath:instancePath+"/roots/" + i2,schemaPath:"#/$defs/server/properties/roots/items/required",keyword:"required",params:{missingProperty: "uri"}};
vErrors = add(vErrors, err27);
errors++;
}
if(data18.uri !== undefined && func0.call(data18, "uri")){
let data19 = data18.uri;
if(typeof data19 === "string"){
if(!pattern5.test(data19)){
const err28 = {instancePath:instancePath+"/roots/" + i2+"/uri",schemaPath:"#/$defs/server/properties/roots/items/properties/uri/pattern",keyword:"pattern",params:{pattern: "^file://"}};
vErrors = add(vErrors, err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/roots/" + i2+"/uri",schemaPath:"#/$defs/server/properties/roots/items/properties/uri/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err29);
errors++;
}
}
if(data18.name !== undefined && func0.call(data18, "name")){
let data20 = data18.name;
if((typeof data20 !== "string") && (data20 !== null)){
const err30 = {instancePath:instancePath+"/roots/" + i2+"/name",schemaPath:"#/$defs/server/properties/roots/items/properties/name/type",keyword:"type",params:{type: schema20.properties.roots.items.properties.name.type}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data18.server_uri_alias !== undefined && func0.call(data18, "server_uri_alias")){
let data21 = data18.server_uri_alias;
if((typeof data21 !== "string") && (data21 !== null)){
const err31 = {instancePath:instancePath+"/roots/" + i2+"/server_uri_alias",schemaPath:"#/$defs/server/properties/roots/items/properties/server_uri_alias/type",keyword:"type",params:{type: schema20.properties.roots.items.properties.server_uri_alias.type}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/roots/" + i2,schemaPath:"#/$defs/server/properties/roots/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err32);
errors++;
}
}
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err33);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"transport":true,"command":true,"args":true,"env":true,"url":true,"headers":true,"name":true,"description":true,"http_timeout_seconds":true,"read_timeout_seconds":true,"auth":true,"allowed_tools":true,"roots":true},"dynamicProps":false,"dynamicItems":false};


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
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/mcp",schemaPath:"#/properties/mcp/type",keyword:"type",params:{type: schema19.properties.mcp.type}};
vErrors = add(vErrors, err0);
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.servers !== undefined && func0.call(data0, "servers")){
let data1 = data0.servers;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/mcp/servers",schemaPath:"#/properties/mcp/properties/servers/type",keyword:"type",params:{type: schema19.properties.mcp.properties.servers.type}};
vErrors = add(vErrors, err1);
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 of Object.keys(data1)){
if(!(validate53(data1[key0], {instancePath:instancePath+"/mcp/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
}
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

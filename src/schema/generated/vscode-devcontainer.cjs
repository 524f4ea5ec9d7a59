// Written by "npm run generate" from schemas/vscode-devcontainer.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"customizations\":{\"type\":\"object\",\"properties\":{\"vscode\":{\"type\":\"object\",\"properties\":{\"mcp\":{\"type\":\"object\",\"properties\":{\"servers\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"$ref\":\"#/$defs/vscode-server\"}}}}}}}}},\"$defs\":{\"vscode-server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"sse\"]},\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"if\":{\"type\":\"object\"},\"then\":{\"type\":\"object\",\"additionalProperties\":{\"x-effect\":\"warns\",\"x-by\":\"R:VSC\",\"type\":[\"string\",\"number\",\"null\"]}}},\"envFile\":{\"type\":\"string\"},\"cwd\":{\"type\":\"string\"},\"url\":{\"type\":\"string\",\"x-effect\":\"warns\",\"x-by\":\"R:VSC\",\"minLength\":1,\"if\":{\"type\":\"string\",\"minLength\":1},\"then\":{\"x-effect\":\"skips-server\",\"x-by\":\"R:VSC\",\"x-label\":\"an address without a blank in front\",\"pattern\":\"^\\\\S\"}},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"oauth\":{\"type\":\"object\",\"properties\":{\"clientId\":{\"type\":\"string\"},\"enterpriseManaged\":{\"type\":\"boolean\"}}},\"sandboxEnabled\":{\"type\":\"boolean\"},\"dev\":{\"type\":\"object\",\"properties\":{\"watch\":{\"type\":[\"string\",\"array\"],\"items\":{\"type\":\"string\"}},\"debug\":{\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"enum\":[\"node\",\"debugpy\"]},\"debugpyPath\":{\"type\":\"string\"}}}}}}}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","x-rule":"root-shape","properties":{"customizations":{"type":"object","properties":{"vscode":{"type":"object","properties":{"mcp":{"type":"object","properties":{"servers":{"x-rule":"root-shape","type":["object","null"],"additionalProperties":{"$ref":"#/$defs/vscode-server"}}}}}}}}},"$defs":{"vscode-server":{"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","http","sse"]},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"if":{"type":"object"},"then":{"type":"object","additionalProperties":{"x-effect":"warns","x-by":"R:VSC","type":["string","number","null"]}}},"envFile":{"type":"string"},"cwd":{"type":"string"},"url":{"type":"string","x-effect":"warns","x-by":"R:VSC","minLength":1,"if":{"type":"string","minLength":1},"then":{"x-effect":"skips-server","x-by":"R:VSC","x-label":"an address without a blank in front","pattern":"^\\S"}},"headers":{"type":"object","additionalProperties":{"type":"string"}},"oauth":{"type":"object","properties":{"clientId":{"type":"string"},"enterpriseManaged":{"type":"boolean"}}},"sandboxEnabled":{"type":"boolean"},"dev":{"type":"object","properties":{"watch":{"type":["string","array"],"items":{"type":"string"}},"debug":{"type":"object","required":["type"],"properties":{"type":{"enum":["node","debugpy"]},"debugpyPath":{"type":"string"}}}}}}}},"$id":"urn:mcp-lint:schema:vscode-devcontainer"};
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","http","sse"]},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"if":{"type":"object"},"then":{"type":"object","additionalProperties":{"x-effect":"warns","x-by":"R:VSC","type":["string","number","null"]}}},"envFile":{"type":"string"},"cwd":{"type":"string"},"url":{"type":"string","x-effect":"warns","x-by":"R:VSC","minLength":1,"if":{"type":"string","minLength":1},"then":{"x-effect":"skips-server","x-by":"R:VSC","x-label":"an address without a blank in front","pattern":"^\\S"}},"headers":{"type":"object","additionalProperties":{"type":"string"}},"oauth":{"type":"object","properties":{"clientId":{"type":"string"},"enterpriseManaged":{"type":"boolean"}}},"sandboxEnabled":{"type":"boolean"},"dev":{"type":"object","properties":{"watch":{"type":["string","array"],"items":{"type":"string"}},"debug":{"type":"object","required":["type"],"properties":{"type":{"enum":["node","debugpy"]},"debugpyPath":{"type":"string"}}}}}}};
const func73 = ucs2length;
const pattern3 = new RegExp("^\\S", "u");

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
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/vscode-server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
if(!(((data0 === "stdio") || (data0 === "http")) || (data0 === "sse"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/vscode-server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/vscode-server/properties/command/type",keyword:"type",params:{type: "string"}};
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
const err3 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/vscode-server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/vscode-server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data4 = data.env;
const _errs10 = errors;
let valid3 = true;
const _errs11 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
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
if(_valid0){
const _errs13 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 of Object.keys(data4)){
let data5 = data4[key0];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (data5 !== null)){
const err6 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/vscode-server/properties/env/then/additionalProperties/type",keyword:"type",params:{type: schema20.properties.env.then.additionalProperties.type}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/vscode-server/properties/env/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = _valid0;
}
if(!valid3){
const err8 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/vscode-server/properties/env/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.envFile !== undefined && func0.call(data, "envFile")){
if(typeof data.envFile !== "string"){
const err9 = {instancePath:instancePath+"/envFile",schemaPath:"#/$defs/vscode-server/properties/envFile/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err10 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/vscode-server/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data8 = data.url;
const _errs24 = errors;
let valid5 = true;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(func73(data8) < 1){
const err11 = {};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {};
vErrors = add(vErrors, err12);
errors++;
}
}
var _valid1 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = Math.min(vErrors.length, _errs24);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs27 = errors;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/vscode-server/properties/url/then/pattern",keyword:"pattern",params:{pattern: "^\\S"}};
vErrors = add(vErrors, err13);
errors++;
}
}
var _valid1 = _errs27 === errors;
valid5 = _valid1;
}
if(!valid5){
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/vscode-server/properties/url/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err14);
errors++;
}
if(typeof data8 === "string"){
if(func73(data8) < 1){
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/vscode-server/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/vscode-server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data9 = data.headers;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 of Object.keys(data9)){
if(typeof data9[key1] !== "string"){
const err17 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/vscode-server/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/vscode-server/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data11 = data.oauth;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.clientId !== undefined && func0.call(data11, "clientId")){
if(typeof data11.clientId !== "string"){
const err19 = {instancePath:instancePath+"/oauth/clientId",schemaPath:"#/$defs/vscode-server/properties/oauth/properties/clientId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data11.enterpriseManaged !== undefined && func0.call(data11, "enterpriseManaged")){
if(typeof data11.enterpriseManaged !== "boolean"){
const err20 = {instancePath:instancePath+"/oauth/enterpriseManaged",schemaPath:"#/$defs/vscode-server/properties/oauth/properties/enterpriseManaged/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/vscode-server/properties/oauth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.sandboxEnabled !== undefined && func0.call(data, "sandboxEnabled")){
if(typeof data.sandboxEnabled !== "boolean"){
const err22 = {instancePath:instancePath+"/sandboxEnabled",schemaPath:"#/$defs/vscode-server/properties/sandboxEnabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.dev !== undefined && func0.call(data, "dev")){
let data15 = data.dev;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.watch !== undefined && func0.call(data15, "watch")){
let data16 = data15.watch;
if((typeof data16 !== "string") && (!(Array.isArray(data16)))){
const err23 = {instancePath:instancePath+"/dev/watch",schemaPath:"#/$defs/vscode-server/properties/dev/properties/watch/type",keyword:"type",params:{type: schema20.properties.dev.properties.watch.type}};
vErrors = add(vErrors, err23);
errors++;
}
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(typeof data16[i1] !== "string"){
const err24 = {instancePath:instancePath+"/dev/watch/" + i1,schemaPath:"#/$defs/vscode-server/properties/dev/properties/watch/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
}
}
if(data15.debug !== undefined && func0.call(data15, "debug")){
let data18 = data15.debug;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.type === undefined) || (!(func0.call(data18, "type")))){
const err25 = {instancePath:instancePath+"/dev/debug",schemaPath:"#/$defs/vscode-server/properties/dev/properties/debug/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err25);
errors++;
}
if(data18.type !== undefined && func0.call(data18, "type")){
let data19 = data18.type;
if(!((data19 === "node") || (data19 === "debugpy"))){
const err26 = {instancePath:instancePath+"/dev/debug/type",schemaPath:"#/$defs/vscode-server/properties/dev/properties/debug/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data18.debugpyPath !== undefined && func0.call(data18, "debugpyPath")){
if(typeof data18.debugpyPath !== "string"){
const err27 = {instancePath:instancePath+"/dev/debug/debugpyPath",schemaPath:"#/$defs/vscode-server/properties/dev/properties/debug/properties/debugpyPath/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/dev/debug",schemaPath:"#/$defs/vscode-server/properties/dev/properties/debug/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/dev",schemaPath:"#/$defs/vscode-server/properties/dev/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/$defs/vscode-server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err30);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"type":true,"command":true,"args":true,"env":true,"envFile":true,"cwd":true,"url":true,"headers":true,"oauth":true,"sandboxEnabled":true,"dev":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.customizations !== undefined && func0.call(data, "customizations")){
let data0 = data.customizations;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.vscode !== undefined && func0.call(data0, "vscode")){
let data1 = data0.vscode;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.mcp !== undefined && func0.call(data1, "mcp")){
let data2 = data1.mcp;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.servers !== undefined && func0.call(data2, "servers")){
let data3 = data2.servers;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err0 = {instancePath:instancePath+"/customizations/vscode/mcp/servers",schemaPath:"#/properties/customizations/properties/vscode/properties/mcp/properties/servers/type",keyword:"type",params:{type: schema19.properties.customizations.properties.vscode.properties.mcp.properties.servers.type}};
vErrors = add(vErrors, err0);
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 of Object.keys(data3)){
if(!(validate53(data3[key0], {instancePath:instancePath+"/customizations/vscode/mcp/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
}
}
else {
const err1 = {instancePath:instancePath+"/customizations/vscode/mcp",schemaPath:"#/properties/customizations/properties/vscode/properties/mcp/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/customizations/vscode",schemaPath:"#/properties/customizations/properties/vscode/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/customizations",schemaPath:"#/properties/customizations/type",keyword:"type",params:{type: "object"}};
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
validate52.evaluated = {"props":{"customizations":true},"dynamicProps":false,"dynamicItems":false};

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

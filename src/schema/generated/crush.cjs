// Written by "npm run generate" from schemas/crush.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcp\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"enum\":[\"stdio\",\"http\",\"sse\"]},\"command\":{\"type\":[\"string\",\"null\"]},\"args\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"string\"}},\"env\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"string\"}},\"url\":{\"type\":[\"string\",\"null\"]},\"headers\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"string\"}},\"timeout\":{\"type\":[\"integer\",\"null\"]},\"disabled\":{\"type\":[\"boolean\",\"null\"]},\"disabled_tools\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"string\"}},\"enabled_tools\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"string\"}},\"oauth\":{\"type\":[\"boolean\",\"null\"]},\"oauth_client_id\":{\"type\":[\"string\",\"null\"]},\"oauth_client_secret\":{\"type\":[\"string\",\"null\"]},\"oauth_callback_port\":{\"type\":[\"integer\",\"null\"]}},\"allOf\":[{\"if\":{\"type\":\"object\",\"anyOf\":[{\"required\":[\"command\"]},{\"required\":[\"url\"]}]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-untyped\",\"required\":[\"type\"]}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"stdio\"}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"command\"]}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"http\",\"sse\"]}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"]}}]}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","x-rule":"root-shape","properties":{"mcp":{"x-rule":"root-shape","type":["object","null"],"additionalProperties":{"$ref":"#/$defs/server"}}},"$defs":{"server":{"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","enum":["stdio","http","sse"]},"command":{"type":["string","null"]},"args":{"type":["array","null"],"items":{"type":"string"}},"env":{"type":["object","null"],"additionalProperties":{"type":"string"}},"url":{"type":["string","null"]},"headers":{"type":["object","null"],"additionalProperties":{"type":"string"}},"timeout":{"type":["integer","null"]},"disabled":{"type":["boolean","null"]},"disabled_tools":{"type":["array","null"],"items":{"type":"string"}},"enabled_tools":{"type":["array","null"],"items":{"type":"string"}},"oauth":{"type":["boolean","null"]},"oauth_client_id":{"type":["string","null"]},"oauth_client_secret":{"type":["string","null"]},"oauth_callback_port":{"type":["integer","null"]}},"allOf":[{"if":{"type":"object","anyOf":[{"required":["command"]},{"required":["url"]}]},"then":{"type":"object","x-rule":"transport-untyped","required":["type"]}},{"if":{"type":"object","properties":{"type":{"const":"stdio"}},"required":["type"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["command"]}},{"if":{"type":"object","properties":{"type":{"enum":["http","sse"]}},"required":["type"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["url"]}}]}},"$id":"urn:mcp-lint:schema:crush"};
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","enum":["stdio","http","sse"]},"command":{"type":["string","null"]},"args":{"type":["array","null"],"items":{"type":"string"}},"env":{"type":["object","null"],"additionalProperties":{"type":"string"}},"url":{"type":["string","null"]},"headers":{"type":["object","null"],"additionalProperties":{"type":"string"}},"timeout":{"type":["integer","null"]},"disabled":{"type":["boolean","null"]},"disabled_tools":{"type":["array","null"],"items":{"type":"string"}},"enabled_tools":{"type":["array","null"],"items":{"type":"string"}},"oauth":{"type":["boolean","null"]},"oauth_client_id":{"type":["string","null"]},"oauth_client_secret":{"type":["string","null"]},"oauth_callback_port":{"type":["integer","null"]}},"allOf":[{"if":{"type":"object","anyOf":[{"required":["command"]},{"required":["url"]}]},"then":{"type":"object","x-rule":"transport-untyped","required":["type"]}},{"if":{"type":"object","properties":{"type":{"const":"stdio"}},"required":["type"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["command"]}},{"if":{"type":"object","properties":{"type":{"enum":["http","sse"]}},"required":["type"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["url"]}}]};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.command === undefined) || (!(func0.call(data, "command")))) && (missing0 = "command")){
const err1 = {};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid1 = _errs6 === errors;
valid2 = valid2 || _valid1;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.url === undefined) || (!(func0.call(data, "url")))) && (missing1 = "url")){
const err2 = {};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid1 = _errs7 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {};
vErrors = add(vErrors, err3);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = Math.min(vErrors.length, _errs5);
}
else {
vErrors = null;
}
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
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err4 = {instancePath,schemaPath:"#/$defs/server/allOf/0/then/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/server/allOf/0/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/$defs/server/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err6);
errors++;
}
const _errs11 = errors;
let valid3 = true;
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing2 = "type")){
const err7 = {};
vErrors = add(vErrors, err7);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("stdio" !== data.type){
const err8 = {};
vErrors = add(vErrors, err8);
errors++;
}
}
}
}
else {
const err9 = {};
vErrors = add(vErrors, err9);
errors++;
}
}
var _valid2 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = Math.min(vErrors.length, _errs11);
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err10 = {instancePath,schemaPath:"#/$defs/server/allOf/1/then/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err10);
errors++;
}
}
else {
const err11 = {instancePath,schemaPath:"#/$defs/server/allOf/1/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
var _valid2 = _errs15 === errors;
valid3 = _valid2;
}
if(!valid3){
const err12 = {instancePath,schemaPath:"#/$defs/server/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err12);
errors++;
}
const _errs18 = errors;
let valid5 = true;
const _errs19 = errors;
if(errors === _errs19){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing3 = "type")){
const err13 = {};
vErrors = add(vErrors, err13);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(!((data1 === "http") || (data1 === "sse"))){
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
var _valid3 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = Math.min(vErrors.length, _errs18);
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err16 = {instancePath,schemaPath:"#/$defs/server/allOf/2/then/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath,schemaPath:"#/$defs/server/allOf/2/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err17);
errors++;
}
var _valid3 = _errs22 === errors;
valid5 = _valid3;
}
if(!valid5){
const err18 = {instancePath,schemaPath:"#/$defs/server/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err18);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
if(!(((data2 === "stdio") || (data2 === "http")) || (data2 === "sse"))){
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data3 = data.command;
if((typeof data3 !== "string") && (data3 !== null)){
const err20 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: schema20.properties.command.type}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data4 = data.args;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err21 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/properties/args/type",keyword:"type",params:{type: schema20.properties.args.type}};
vErrors = add(vErrors, err21);
errors++;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err22 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data6 = data.env;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
const err23 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/server/properties/env/type",keyword:"type",params:{type: schema20.properties.env.type}};
vErrors = add(vErrors, err23);
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 of Object.keys(data6)){
if(typeof data6[key0] !== "string"){
const err24 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data8 = data.url;
if((typeof data8 !== "string") && (data8 !== null)){
const err25 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/properties/url/type",keyword:"type",params:{type: schema20.properties.url.type}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data9 = data.headers;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err26 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/properties/headers/type",keyword:"type",params:{type: schema20.properties.headers.type}};
vErrors = add(vErrors, err26);
errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 of Object.keys(data9)){
if(typeof data9[key1] !== "string"){
const err27 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data11 = data.timeout;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err28 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/server/properties/timeout/type",keyword:"type",params:{type: schema20.properties.timeout.type}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
let data12 = data.disabled;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err29 = {instancePath:instancePath+"/disabled",schemaPath:"#/$defs/server/properties/disabled/type",keyword:"type",params:{type: schema20.properties.disabled.type}};
vErrors = add(vErrors, err29);
errors++;
}
}
if(data.disabled_tools !== undefined && func0.call(data, "disabled_tools")){
let data13 = data.disabled_tools;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err30 = {instancePath:instancePath+"/disabled_tools",schemaPath:"#/$defs/server/properties/disabled_tools/type",keyword:"type",params:{type: schema20.properties.disabled_tools.type}};
vErrors = add(vErrors, err30);
errors++;
}
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err31 = {instancePath:instancePath+"/disabled_tools/" + i1,schemaPath:"#/$defs/server/properties/disabled_tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
}
if(data.enabled_tools !== undefined && func0.call(data, "enabled_tools")){
let data15 = data.enabled_tools;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err32 = {instancePath:instancePath+"/enabled_tools",schemaPath:"#/$defs/server/properties/enabled_tools/type",keyword:"type",params:{type: schema20.properties.enabled_tools.type}};
vErrors = add(vErrors, err32);
errors++;
}
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(typeof data15[i2] !== "string"){
const err33 = {instancePath:instancePath+"/enabled_tools/" + i2,schemaPath:"#/$defs/server/properties/enabled_tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
}
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data17 = data.oauth;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err34 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/server/properties/oauth/type",keyword:"type",params:{type: schema20.properties.oauth.type}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data.oauth_client_id !== undefined && func0.call(data, "oauth_client_id")){
let data18 = data.oauth_client_id;
if((typeof data18 !== "string") && (data18 !== null)){
const err35 = {instancePath:instancePath+"/oauth_client_id",schemaPath:"#/$defs/server/properties/oauth_client_id/type",keyword:"type",params:{type: schema20.properties.oauth_client_id.type}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data.oauth_client_secret !== undefined && func0.call(data, "oauth_client_secret")){
let data19 = data.oauth_client_secret;
if((typeof data19 !== "string") && (data19 !== null)){
const err36 = {instancePath:instancePath+"/oauth_client_secret",schemaPath:"#/$defs/server/properties/oauth_client_secret/type",keyword:"type",params:{type: schema20.properties.oauth_client_secret.type}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data.oauth_callback_port !== undefined && func0.call(data, "oauth_callback_port")){
let data20 = data.oauth_callback_port;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err37 = {instancePath:instancePath+"/oauth_callback_port",schemaPath:"#/$defs/server/properties/oauth_callback_port/type",keyword:"type",params:{type: schema20.properties.oauth_callback_port.type}};
vErrors = add(vErrors, err37);
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err38);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"type":true,"command":true,"args":true,"env":true,"url":true,"headers":true,"timeout":true,"disabled":true,"disabled_tools":true,"enabled_tools":true,"oauth":true,"oauth_client_id":true,"oauth_client_secret":true,"oauth_callback_port":true},"dynamicProps":false,"dynamicItems":false};


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
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/mcp/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
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

// Written by "npm run generate" from schemas/mcpo.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"},\"minProperties\":1}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"sse\",\"streamable-http\",\"streamable_http\",\"streamablehttp\"]},\"disabledTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"disabled_tools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"headers\":{\"type\":[\"object\",\"null\"],\"x-effect\":\"fails-server\",\"x-by\":\"M:MCPO\"},\"oauth\":{\"type\":[\"object\",\"null\"],\"x-effect\":\"fails-server\",\"x-by\":\"M:MCPO\"},\"client_header_forwarding\":{\"type\":[\"object\",\"null\"],\"x-by\":\"M:MCPO\",\"x-effect\":\"refuses-file\"}},\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"sse\",\"streamable-http\",\"streamable_http\",\"streamablehttp\"]}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\"}}},\"else\":{\"type\":\"object\",\"properties\":{\"command\":{\"type\":[\"string\",\"null\"]},\"args\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"string\",\"x-effect\":\"fails-server\",\"x-by\":\"M:MCPO\"}},\"env\":{\"type\":\"object\",\"x-effect\":\"crashes\",\"additionalProperties\":{\"type\":\"string\",\"x-effect\":\"fails-server\",\"x-by\":\"M:MCPO\"}},\"cwd\":{\"type\":[\"string\",\"null\"]}}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","sse","streamable-http","streamable_http","streamablehttp"]},"disabledTools":{"type":"array","items":{"type":"string"}},"disabled_tools":{"type":"array","items":{"type":"string"}},"headers":{"type":["object","null"],"x-effect":"fails-server","x-by":"M:MCPO"},"oauth":{"type":["object","null"],"x-effect":"fails-server","x-by":"M:MCPO"},"client_header_forwarding":{"type":["object","null"],"x-by":"M:MCPO","x-effect":"refuses-file"}},"if":{"type":"object","properties":{"type":{"enum":["sse","streamable-http","streamable_http","streamablehttp"]}},"required":["type"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["url"],"properties":{"url":{"type":"string"}}},"else":{"type":"object","properties":{"command":{"type":["string","null"]},"args":{"type":["array","null"],"items":{"type":"string","x-effect":"fails-server","x-by":"M:MCPO"}},"env":{"type":"object","x-effect":"crashes","additionalProperties":{"type":"string","x-effect":"fails-server","x-by":"M:MCPO"}},"cwd":{"type":["string","null"]}}}};

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
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(!((((data0 === "sse") || (data0 === "streamable-http")) || (data0 === "streamable_http")) || (data0 === "streamablehttp"))){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err3 = {instancePath,schemaPath:"#/$defs/server/then/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err3);
errors++;
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/then/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/server/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.url = true;
props0.type = true;
}
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.command !== undefined && func0.call(data, "command")){
let data2 = data.command;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/else/properties/command/type",keyword:"type",params:{type: schema20.else.properties.command.type}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data3 = data.args;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/else/properties/args/type",keyword:"type",params:{type: schema20.else.properties.args.type}};
vErrors = add(vErrors, err7);
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err8 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/server/else/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data5 = data.env;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 of Object.keys(data5)){
if(typeof data5[key0] !== "string"){
const err9 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/else/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/server/else/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
let data7 = data.cwd;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/server/else/properties/cwd/type",keyword:"type",params:{type: schema20.else.properties.cwd.type}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/$defs/server/else/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.command = true;
props0.args = true;
props0.env = true;
props0.cwd = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/$defs/server/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err13);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.disabledTools = true;
props0.disabled_tools = true;
props0.headers = true;
props0.oauth = true;
props0.client_header_forwarding = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data8 = data.type;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
if(!(((((data8 === "stdio") || (data8 === "sse")) || (data8 === "streamable-http")) || (data8 === "streamable_http")) || (data8 === "streamablehttp"))){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.disabledTools !== undefined && func0.call(data, "disabledTools")){
let data9 = data.disabledTools;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
const err16 = {instancePath:instancePath+"/disabledTools/" + i1,schemaPath:"#/$defs/server/properties/disabledTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/disabledTools",schemaPath:"#/$defs/server/properties/disabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.disabled_tools !== undefined && func0.call(data, "disabled_tools")){
let data11 = data.disabled_tools;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(typeof data11[i2] !== "string"){
const err18 = {instancePath:instancePath+"/disabled_tools/" + i2,schemaPath:"#/$defs/server/properties/disabled_tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/disabled_tools",schemaPath:"#/$defs/server/properties/disabled_tools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data13 = data.headers;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
const err20 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/properties/headers/type",keyword:"type",params:{type: schema20.properties.headers.type}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data14 = data.oauth;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err21 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/server/properties/oauth/type",keyword:"type",params:{type: schema20.properties.oauth.type}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.client_header_forwarding !== undefined && func0.call(data, "client_header_forwarding")){
let data15 = data.client_header_forwarding;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err22 = {instancePath:instancePath+"/client_header_forwarding",schemaPath:"#/$defs/server/properties/client_header_forwarding/type",keyword:"type",params:{type: schema20.properties.client_header_forwarding.type}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err23);
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err0 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/minProperties",keyword:"minProperties",params:{limit: 1}};
vErrors = add(vErrors, err0);
errors++;
}
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

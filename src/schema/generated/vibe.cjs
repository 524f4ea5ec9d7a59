// Written by "npm run generate" from schemas/vibe.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcp_servers\":{\"x-rule\":\"root-shape\",\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\",\"pattern\":\"[A-Za-z0-9]\",\"x-label\":\"a name with a letter or digit in it\"},\"transport\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"streamable-http\"]},\"prompt\":{\"type\":\"string\"},\"startup_timeout_sec\":{\"type\":[\"number\",\"string\"],\"exclusiveMinimum\":0},\"tool_timeout_sec\":{\"type\":[\"number\",\"string\"],\"exclusiveMinimum\":0},\"sampling_enabled\":{\"type\":[\"boolean\",\"string\",\"number\"]},\"disabled\":{\"type\":[\"boolean\",\"string\",\"number\"]},\"disabled_tools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"allOf\":[{\"type\":\"object\",\"required\":[\"name\"],\"x-rule\":\"field-missing\"},{\"type\":\"object\",\"x-rule\":\"transport-untyped\",\"required\":[\"transport\"]},{\"if\":{\"type\":\"object\",\"properties\":{\"transport\":{\"enum\":[\"stdio\"]}},\"required\":[\"transport\"]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"command\"],\"properties\":{\"command\":{\"type\":[\"string\",\"array\"],\"items\":{\"type\":\"string\"}},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"cwd\":{\"type\":\"string\"}}}},{\"if\":{\"type\":\"object\",\"properties\":{\"transport\":{\"enum\":[\"http\",\"streamable-http\"]}},\"required\":[\"transport\"]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"api_key_env\":{\"type\":\"string\"},\"api_key_header\":{\"type\":\"string\"},\"api_key_format\":{\"type\":\"string\"},\"auth\":{\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"enum\":[\"static\",\"oauth\"]}},\"allOf\":[{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"static\"}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"type\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"api_key_env\":{\"type\":\"string\",\"pattern\":\"^(?:[A-Za-z_][A-Za-z0-9_]*)?$\",\"x-label\":\"the name of a variable\"},\"api_key_header\":{\"type\":\"string\"},\"api_key_format\":{\"type\":\"string\",\"pattern\":\"\\\\{token\",\"x-label\":\"a text with \\\"{token}\\\" in it\"}}}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"oauth\"}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"scopes\"],\"properties\":{\"type\":{\"type\":\"string\"},\"scopes\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"client_id\":{\"type\":\"string\",\"minLength\":1},\"client_metadata_url\":{\"type\":\"string\"},\"redirect_port\":{\"type\":[\"integer\",\"string\"],\"minimum\":1024,\"maximum\":65535}},\"not\":{\"required\":[\"client_id\",\"client_metadata_url\"]}}}]}},\"if\":{\"type\":\"object\",\"required\":[\"auth\"]},\"then\":{\"type\":\"object\",\"properties\":{\"headers\":{\"not\":{}},\"api_key_env\":{\"not\":{}},\"api_key_header\":{\"not\":{}},\"api_key_format\":{\"not\":{}}}}}}]}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"name":{"type":"string","pattern":"[A-Za-z0-9]","x-label":"a name with a letter or digit in it"},"transport":{"x-rule":"transport-unknown","type":"string","enum":["stdio","http","streamable-http"]},"prompt":{"type":"string"},"startup_timeout_sec":{"type":["number","string"],"exclusiveMinimum":0},"tool_timeout_sec":{"type":["number","string"],"exclusiveMinimum":0},"sampling_enabled":{"type":["boolean","string","number"]},"disabled":{"type":["boolean","string","number"]},"disabled_tools":{"type":"array","items":{"type":"string"}}},"allOf":[{"type":"object","required":["name"],"x-rule":"field-missing"},{"type":"object","x-rule":"transport-untyped","required":["transport"]},{"if":{"type":"object","properties":{"transport":{"enum":["stdio"]}},"required":["transport"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["command"],"properties":{"command":{"type":["string","array"],"items":{"type":"string"}},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"object","additionalProperties":{"type":"string"}},"cwd":{"type":"string"}}}},{"if":{"type":"object","properties":{"transport":{"enum":["http","streamable-http"]}},"required":["transport"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["url"],"properties":{"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"api_key_env":{"type":"string"},"api_key_header":{"type":"string"},"api_key_format":{"type":"string"},"auth":{"type":"object","required":["type"],"properties":{"type":{"enum":["static","oauth"]}},"allOf":[{"if":{"type":"object","properties":{"type":{"const":"static"}},"required":["type"]},"then":{"type":"object","additionalProperties":false,"properties":{"type":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"api_key_env":{"type":"string","pattern":"^(?:[A-Za-z_][A-Za-z0-9_]*)?$","x-label":"the name of a variable"},"api_key_header":{"type":"string"},"api_key_format":{"type":"string","pattern":"\\{token","x-label":"a text with \"{token}\" in it"}}}},{"if":{"type":"object","properties":{"type":{"const":"oauth"}},"required":["type"]},"then":{"type":"object","additionalProperties":false,"required":["scopes"],"properties":{"type":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}},"client_id":{"type":"string","minLength":1},"client_metadata_url":{"type":"string"},"redirect_port":{"type":["integer","string"],"minimum":1024,"maximum":65535}},"not":{"required":["client_id","client_metadata_url"]}}}]}},"if":{"type":"object","required":["auth"]},"then":{"type":"object","properties":{"headers":{"not":{}},"api_key_env":{"not":{}},"api_key_header":{"not":{}},"api_key_format":{"not":{}}}}}}]};
const func101 = ucs2length;
const pattern3 = new RegExp("^(?:[A-Za-z_][A-Za-z0-9_]*)?$", "u");
const pattern4 = new RegExp("\\{token", "u");
const pattern5 = new RegExp("[A-Za-z0-9]", "u");

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
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/$defs/server/allOf/0/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/server/allOf/0/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.transport === undefined) || (!(func0.call(data, "transport")))){
const err2 = {instancePath,schemaPath:"#/$defs/server/allOf/1/required",keyword:"required",params:{missingProperty: "transport"}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/server/allOf/1/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.transport === undefined) || (!(func0.call(data, "transport")))) && (missing0 = "transport")){
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
else {
if(data.transport !== undefined && func0.call(data, "transport")){
if(!(data.transport === "stdio")){
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
if(_valid0){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err7 = {instancePath,schemaPath:"#/$defs/server/allOf/2/then/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err7);
errors++;
}
if(data.command !== undefined && func0.call(data, "command")){
let data1 = data.command;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
const err8 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/allOf/2/then/properties/command/type",keyword:"type",params:{type: schema20.allOf[2].then.properties.command.type}};
vErrors = add(vErrors, err8);
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err9 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/$defs/server/allOf/2/then/properties/command/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data3 = data.args;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
const err10 = {instancePath:instancePath+"/args/" + i1,schemaPath:"#/$defs/server/allOf/2/then/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/allOf/2/then/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data5 = data.env;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 of Object.keys(data5)){
if(typeof data5[key0] !== "string"){
const err12 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/allOf/2/then/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/server/allOf/2/then/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err14 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/server/allOf/2/then/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/$defs/server/allOf/2/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err15);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.command = true;
props0.args = true;
props0.env = true;
props0.cwd = true;
props0.transport = true;
}
}
if(!valid1){
const err16 = {instancePath,schemaPath:"#/$defs/server/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err16);
errors++;
}
const _errs28 = errors;
let valid9 = true;
const _errs29 = errors;
if(errors === _errs29){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.transport === undefined) || (!(func0.call(data, "transport")))) && (missing1 = "transport")){
const err17 = {};
vErrors = add(vErrors, err17);
errors++;
}
else {
if(data.transport !== undefined && func0.call(data, "transport")){
let data8 = data.transport;
if(!((data8 === "http") || (data8 === "streamable-http"))){
const err18 = {};
vErrors = add(vErrors, err18);
errors++;
}
}
}
}
else {
const err19 = {};
vErrors = add(vErrors, err19);
errors++;
}
}
var _valid1 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = Math.min(vErrors.length, _errs28);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs32 = errors;
const _errs34 = errors;
let valid11 = true;
const _errs35 = errors;
if(errors === _errs35){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.auth === undefined) || (!(func0.call(data, "auth")))) && (missing2 = "auth")){
const err20 = {};
vErrors = add(vErrors, err20);
errors++;
}
}
else {
const err21 = {};
vErrors = add(vErrors, err21);
errors++;
}
}
var _valid2 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = Math.min(vErrors.length, _errs34);
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.headers !== undefined && func0.call(data, "headers")){
const err22 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/allOf/3/then/then/properties/headers/not",keyword:"not",params:{}};
vErrors = add(vErrors, err22);
errors++;
}
if(data.api_key_env !== undefined && func0.call(data, "api_key_env")){
const err23 = {instancePath:instancePath+"/api_key_env",schemaPath:"#/$defs/server/allOf/3/then/then/properties/api_key_env/not",keyword:"not",params:{}};
vErrors = add(vErrors, err23);
errors++;
}
if(data.api_key_header !== undefined && func0.call(data, "api_key_header")){
const err24 = {instancePath:instancePath+"/api_key_header",schemaPath:"#/$defs/server/allOf/3/then/then/properties/api_key_header/not",keyword:"not",params:{}};
vErrors = add(vErrors, err24);
errors++;
}
if(data.api_key_format !== undefined && func0.call(data, "api_key_format")){
const err25 = {instancePath:instancePath+"/api_key_format",schemaPath:"#/$defs/server/allOf/3/then/then/properties/api_key_format/not",keyword:"not",params:{}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath,schemaPath:"#/$defs/server/allOf/3/then/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err26);
errors++;
}
var _valid2 = _errs37 === errors;
valid11 = _valid2;
if(valid11){
var props1 = {};
props1.headers = true;
props1.api_key_env = true;
props1.api_key_header = true;
props1.api_key_format = true;
}
}
if(!valid11){
const err27 = {instancePath,schemaPath:"#/$defs/server/allOf/3/then/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err27);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err28 = {instancePath,schemaPath:"#/$defs/server/allOf/3/then/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err28);
errors++;
}
if(props1 !== true){
props1 = props1 || {};
props1.url = true;
props1.headers = true;
props1.api_key_env = true;
props1.api_key_header = true;
props1.api_key_format = true;
props1.auth = true;
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err29 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/allOf/3/then/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err29);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data14 = data.headers;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 of Object.keys(data14)){
if(typeof data14[key1] !== "string"){
const err30 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/allOf/3/then/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/allOf/3/then/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data.api_key_env !== undefined && func0.call(data, "api_key_env")){
if(typeof data.api_key_env !== "string"){
const err32 = {instancePath:instancePath+"/api_key_env",schemaPath:"#/$defs/server/allOf/3/then/properties/api_key_env/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err32);
errors++;
}
}
if(data.api_key_header !== undefined && func0.call(data, "api_key_header")){
if(typeof data.api_key_header !== "string"){
const err33 = {instancePath:instancePath+"/api_key_header",schemaPath:"#/$defs/server/allOf/3/then/properties/api_key_header/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data.api_key_format !== undefined && func0.call(data, "api_key_format")){
if(typeof data.api_key_format !== "string"){
const err34 = {instancePath:instancePath+"/api_key_format",schemaPath:"#/$defs/server/allOf/3/then/properties/api_key_format/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
let data19 = data.auth;
const _errs63 = errors;
let valid16 = true;
const _errs64 = errors;
if(errors === _errs64){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if(((data19.type === undefined) || (!(func0.call(data19, "type")))) && (missing3 = "type")){
const err35 = {};
vErrors = add(vErrors, err35);
errors++;
}
else {
if(data19.type !== undefined && func0.call(data19, "type")){
if("static" !== data19.type){
const err36 = {};
vErrors = add(vErrors, err36);
errors++;
}
}
}
}
else {
const err37 = {};
vErrors = add(vErrors, err37);
errors++;
}
}
var _valid3 = _errs64 === errors;
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = Math.min(vErrors.length, _errs63);
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs67 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 of Object.keys(data19)){
if(!(((((key2 === "type") || (key2 === "headers")) || (key2 === "api_key_env")) || (key2 === "api_key_header")) || (key2 === "api_key_format"))){
const err38 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err38);
errors++;
}
}
if(data19.type !== undefined && func0.call(data19, "type")){
if(typeof data19.type !== "string"){
const err39 = {instancePath:instancePath+"/auth/type",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data19.headers !== undefined && func0.call(data19, "headers")){
let data22 = data19.headers;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key3 of Object.keys(data22)){
if(typeof data22[key3] !== "string"){
const err40 = {instancePath:instancePath+"/auth/headers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/auth/headers",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data19.api_key_env !== undefined && func0.call(data19, "api_key_env")){
let data24 = data19.api_key_env;
if(typeof data24 === "string"){
if(!pattern3.test(data24)){
const err42 = {instancePath:instancePath+"/auth/api_key_env",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_env/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z_][A-Za-z0-9_]*)?$"}};
vErrors = add(vErrors, err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/auth/api_key_env",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_env/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data19.api_key_header !== undefined && func0.call(data19, "api_key_header")){
if(typeof data19.api_key_header !== "string"){
const err44 = {instancePath:instancePath+"/auth/api_key_header",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_header/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err44);
errors++;
}
}
if(data19.api_key_format !== undefined && func0.call(data19, "api_key_format")){
let data26 = data19.api_key_format;
if(typeof data26 === "string"){
if(!pattern4.test(data26)){
const err45 = {instancePath:instancePath+"/auth/api_key_format",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_format/pattern",keyword:"pattern",params:{pattern: "\\{token"}};
vErrors = add(vErrors, err45);
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/auth/api_key_format",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/properties/api_key_format/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/0/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err47);
errors++;
}
var _valid3 = _errs67 === errors;
valid16 = _valid3;
if(valid16){
var props2 = true;
}
}
if(!valid16){
const err48 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err48);
errors++;
}
const _errs84 = errors;
let valid20 = true;
const _errs85 = errors;
if(errors === _errs85){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing4;
if(((data19.type === undefined) || (!(func0.call(data19, "type")))) && (missing4 = "type")){
const err49 = {};
vErrors = add(vErrors, err49);
errors++;
}
else {
if(data19.type !== undefined && func0.call(data19, "type")){
if("oauth" !== data19.type){
const err50 = {};
vErrors = add(vErrors, err50);
errors++;
}
}
}
}
else {
const err51 = {};
vErrors = add(vErrors, err51);
errors++;
}
}
var _valid4 = _errs85 === errors;
errors = _errs84;
if(vErrors !== null){
if(_errs84){
vErrors.length = Math.min(vErrors.length, _errs84);
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs88 = errors;
const _errs90 = errors;
const _errs91 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing5;
if((((data19.client_id === undefined) || (!(func0.call(data19, "client_id")))) && (missing5 = "client_id")) || (((data19.client_metadata_url === undefined) || (!(func0.call(data19, "client_metadata_url")))) && (missing5 = "client_metadata_url"))){
const err52 = {};
vErrors = add(vErrors, err52);
errors++;
}
}
var valid22 = _errs91 === errors;
if(valid22){
const err53 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/not",keyword:"not",params:{}};
vErrors = add(vErrors, err53);
errors++;
}
else {
errors = _errs90;
if(vErrors !== null){
if(_errs90){
vErrors.length = Math.min(vErrors.length, _errs90);
}
else {
vErrors = null;
}
}
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if((data19.scopes === undefined) || (!(func0.call(data19, "scopes")))){
const err54 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/required",keyword:"required",params:{missingProperty: "scopes"}};
vErrors = add(vErrors, err54);
errors++;
}
for(const key4 of Object.keys(data19)){
if(!(((((key4 === "type") || (key4 === "scopes")) || (key4 === "client_id")) || (key4 === "client_metadata_url")) || (key4 === "redirect_port"))){
const err55 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err55);
errors++;
}
}
if(data19.type !== undefined && func0.call(data19, "type")){
if(typeof data19.type !== "string"){
const err56 = {instancePath:instancePath+"/auth/type",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err56);
errors++;
}
}
if(data19.scopes !== undefined && func0.call(data19, "scopes")){
let data29 = data19.scopes;
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
if(typeof data29[i2] !== "string"){
const err57 = {instancePath:instancePath+"/auth/scopes/" + i2,schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/scopes/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err57);
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/auth/scopes",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/scopes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err58);
errors++;
}
}
if(data19.client_id !== undefined && func0.call(data19, "client_id")){
let data31 = data19.client_id;
if(typeof data31 === "string"){
if(func101(data31) < 1){
const err59 = {instancePath:instancePath+"/auth/client_id",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/client_id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/auth/client_id",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/client_id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err60);
errors++;
}
}
if(data19.client_metadata_url !== undefined && func0.call(data19, "client_metadata_url")){
if(typeof data19.client_metadata_url !== "string"){
const err61 = {instancePath:instancePath+"/auth/client_metadata_url",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/client_metadata_url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err61);
errors++;
}
}
if(data19.redirect_port !== undefined && func0.call(data19, "redirect_port")){
let data33 = data19.redirect_port;
if((!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) && (typeof data33 !== "string")){
const err62 = {instancePath:instancePath+"/auth/redirect_port",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/redirect_port/type",keyword:"type",params:{type: schema20.allOf[3].then.properties.auth.allOf[1].then.properties.redirect_port.type}};
vErrors = add(vErrors, err62);
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 65535 || isNaN(data33)){
const err63 = {instancePath:instancePath+"/auth/redirect_port",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/redirect_port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
vErrors = add(vErrors, err63);
errors++;
}
if(data33 < 1024 || isNaN(data33)){
const err64 = {instancePath:instancePath+"/auth/redirect_port",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/properties/redirect_port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
vErrors = add(vErrors, err64);
errors++;
}
}
}
}
else {
const err65 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err65);
errors++;
}
var _valid4 = _errs88 === errors;
valid20 = _valid4;
if(valid20){
var props3 = true;
}
}
if(!valid20){
const err66 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err66);
errors++;
}
if(props2 !== true && props3 !== undefined){
if(props3 === true){
props2 = true;
}
else {
props2 = props2 || {};
Object.assign(props2, props3);
}
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if((data19.type === undefined) || (!(func0.call(data19, "type")))){
const err67 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err67);
errors++;
}
if(props2 !== true){
props2 = props2 || {};
props2.type = true;
}
if(data19.type !== undefined && func0.call(data19, "type")){
let data34 = data19.type;
if(!((data34 === "static") || (data34 === "oauth"))){
const err68 = {instancePath:instancePath+"/auth/type",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err68);
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/allOf/3/then/properties/auth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err69);
errors++;
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/$defs/server/allOf/3/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err70);
errors++;
}
var _valid1 = _errs32 === errors;
valid9 = _valid1;
if(valid9){
if(props1 !== true){
props1 = props1 || {};
props1.transport = true;
}
}
}
if(!valid9){
const err71 = {instancePath,schemaPath:"#/$defs/server/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err71);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.name = true;
props0.transport = true;
props0.prompt = true;
props0.startup_timeout_sec = true;
props0.tool_timeout_sec = true;
props0.sampling_enabled = true;
props0.disabled = true;
props0.disabled_tools = true;
}
if(data.name !== undefined && func0.call(data, "name")){
let data35 = data.name;
if(typeof data35 === "string"){
if(!pattern5.test(data35)){
const err72 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/server/properties/name/pattern",keyword:"pattern",params:{pattern: "[A-Za-z0-9]"}};
vErrors = add(vErrors, err72);
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/server/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err73);
errors++;
}
}
if(data.transport !== undefined && func0.call(data, "transport")){
let data36 = data.transport;
if(typeof data36 !== "string"){
const err74 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err74);
errors++;
}
if(!(((data36 === "stdio") || (data36 === "http")) || (data36 === "streamable-http"))){
const err75 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err75);
errors++;
}
}
if(data.prompt !== undefined && func0.call(data, "prompt")){
if(typeof data.prompt !== "string"){
const err76 = {instancePath:instancePath+"/prompt",schemaPath:"#/$defs/server/properties/prompt/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err76);
errors++;
}
}
if(data.startup_timeout_sec !== undefined && func0.call(data, "startup_timeout_sec")){
let data38 = data.startup_timeout_sec;
if((!((typeof data38 == "number") && (isFinite(data38)))) && (typeof data38 !== "string")){
const err77 = {instancePath:instancePath+"/startup_timeout_sec",schemaPath:"#/$defs/server/properties/startup_timeout_sec/type",keyword:"type",params:{type: schema20.properties.startup_timeout_sec.type}};
vErrors = add(vErrors, err77);
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 <= 0 || isNaN(data38)){
const err78 = {instancePath:instancePath+"/startup_timeout_sec",schemaPath:"#/$defs/server/properties/startup_timeout_sec/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err78);
errors++;
}
}
}
if(data.tool_timeout_sec !== undefined && func0.call(data, "tool_timeout_sec")){
let data39 = data.tool_timeout_sec;
if((!((typeof data39 == "number") && (isFinite(data39)))) && (typeof data39 !== "string")){
const err79 = {instancePath:instancePath+"/tool_timeout_sec",schemaPath:"#/$defs/server/properties/tool_timeout_sec/type",keyword:"type",params:{type: schema20.properties.tool_timeout_sec.type}};
vErrors = add(vErrors, err79);
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 <= 0 || isNaN(data39)){
const err80 = {instancePath:instancePath+"/tool_timeout_sec",schemaPath:"#/$defs/server/properties/tool_timeout_sec/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err80);
errors++;
}
}
}
if(data.sampling_enabled !== undefined && func0.call(data, "sampling_enabled")){
let data40 = data.sampling_enabled;
if(((typeof data40 !== "boolean") && (typeof data40 !== "string")) && (!((typeof data40 == "number") && (isFinite(data40))))){
const err81 = {instancePath:instancePath+"/sampling_enabled",schemaPath:"#/$defs/server/properties/sampling_enabled/type",keyword:"type",params:{type: schema20.properties.sampling_enabled.type}};
vErrors = add(vErrors, err81);
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
let data41 = data.disabled;
if(((typeof data41 !== "boolean") && (typeof data41 !== "string")) && (!((typeof data41 == "number") && (isFinite(data41))))){
const err82 = {instancePath:instancePath+"/disabled",schemaPath:"#/$defs/server/properties/disabled/type",keyword:"type",params:{type: schema20.properties.disabled.type}};
vErrors = add(vErrors, err82);
errors++;
}
}
if(data.disabled_tools !== undefined && func0.call(data, "disabled_tools")){
let data42 = data.disabled_tools;
if(Array.isArray(data42)){
const len3 = data42.length;
for(let i3=0; i3<len3; i3++){
if(typeof data42[i3] !== "string"){
const err83 = {instancePath:instancePath+"/disabled_tools/" + i3,schemaPath:"#/$defs/server/properties/disabled_tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err83);
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/disabled_tools",schemaPath:"#/$defs/server/properties/disabled_tools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err84);
errors++;
}
}
}
else {
const err85 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err85);
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
if(data.mcp_servers !== undefined && func0.call(data, "mcp_servers")){
let data0 = data.mcp_servers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data0[i0], {instancePath:instancePath+"/mcp_servers/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/type",keyword:"type",params:{type: "array"}};
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
validate52.evaluated = {"props":{"mcp_servers":true},"dynamicProps":false,"dynamicItems":false};

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

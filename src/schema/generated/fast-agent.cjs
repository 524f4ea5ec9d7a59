// Written by "npm run generate" from schemas/fast-agent.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcp\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"properties\":{\"servers\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}},\"targets\":{\"x-help\":\"move it to \\\"servers\\\", name to server: \\\"fast-agent config migrate-mcp\\\" does so; before August 2026 it was read\",\"not\":{},\"x-effect\":\"refuses-file\",\"x-by\":\"H:FAG\"}}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"transport\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"sse\",\"http\"]},\"command\":{\"type\":[\"string\",\"null\"]},\"args\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"string\"}},\"env\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"string\"}},\"url\":{\"type\":[\"string\",\"null\"]},\"headers\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"string\"}},\"name\":{\"type\":[\"string\",\"null\"]},\"description\":{\"type\":[\"string\",\"null\"]},\"target\":{\"type\":\"string\",\"minLength\":1},\"cwd\":{\"type\":[\"string\",\"null\"]},\"management\":{\"enum\":[\"client\",\"provider\"]},\"connector_id\":{\"type\":[\"string\",\"null\"]},\"access_token\":{\"type\":[\"string\",\"null\"]},\"auth\":{\"type\":[\"object\",\"null\"],\"properties\":{\"oauth\":{\"type\":[\"boolean\",\"string\",\"integer\"]},\"redirect_port\":{\"type\":[\"integer\",\"string\"],\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"pattern\":\"^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$\",\"x-label\":\"a whole number\"}},\"redirect_path\":{\"type\":\"string\"},\"scope\":{\"type\":[\"string\",\"array\",\"null\"],\"items\":{\"type\":\"string\"}},\"persist\":{\"enum\":[\"keyring\",\"memory\"]},\"client_metadata_url\":{\"type\":[\"string\",\"null\"]}}},\"read_timeout_seconds\":{\"type\":[\"integer\",\"string\",\"null\"],\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"pattern\":\"^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$\",\"x-label\":\"a whole number\"}},\"http_timeout_seconds\":{\"type\":[\"integer\",\"string\",\"null\"],\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"pattern\":\"^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$\",\"x-label\":\"a whole number\"}},\"http_read_timeout_seconds\":{\"type\":[\"integer\",\"string\",\"null\"],\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"pattern\":\"^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$\",\"x-label\":\"a whole number\"}},\"read_transport_sse_timeout_seconds\":{\"type\":[\"integer\",\"string\"],\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"pattern\":\"^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$\",\"x-label\":\"a whole number\"}},\"ping_interval_seconds\":{\"type\":[\"integer\",\"string\"],\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"pattern\":\"^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$\",\"x-label\":\"a whole number\"}},\"max_missed_pings\":{\"type\":[\"integer\",\"string\"],\"minimum\":1,\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"pattern\":\"^\\\\s*[-+]?[0-9][0-9_]*(?:\\\\.0*)?\\\\s*$\",\"x-label\":\"a whole number\"}},\"elicitation\":{\"type\":[\"object\",\"null\"],\"properties\":{\"mode\":{\"enum\":[\"forms\",\"auto-cancel\",\"none\"]}}},\"sampling\":{\"type\":[\"object\",\"null\"],\"properties\":{\"model\":{\"type\":\"string\"}}},\"roots\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"object\",\"required\":[\"uri\"],\"properties\":{\"uri\":{\"type\":\"string\",\"pattern\":\"^file://\",\"x-label\":\"an address that starts with file://\"},\"name\":{\"type\":[\"string\",\"null\"]},\"server_uri_alias\":{\"type\":[\"string\",\"null\"]}}}}},\"allOf\":[{\"if\":{\"type\":\"object\",\"properties\":{\"management\":{\"enum\":[\"provider\"]}},\"required\":[\"management\"]},\"else\":{\"type\":\"object\",\"properties\":{\"connector_id\":{\"not\":{\"type\":\"string\"}}}}},{\"if\":{\"type\":\"object\",\"properties\":{\"protocol_mode\":{\"enum\":[\"modern\"]}},\"required\":[\"protocol_mode\"]},\"then\":{\"type\":\"object\",\"properties\":{\"transport\":{\"not\":{\"const\":\"sse\"}}}}}]}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","x-rule":"root-shape","properties":{"mcp":{"x-rule":"root-shape","type":["object","null"],"properties":{"servers":{"x-rule":"root-shape","type":["object","null"],"additionalProperties":{"$ref":"#/$defs/server"}},"targets":{"x-help":"move it to \"servers\", name to server: \"fast-agent config migrate-mcp\" does so; before August 2026 it was read","not":{},"x-effect":"refuses-file","x-by":"H:FAG"}}}},"$defs":{"server":{"x-rule":"server-shape","type":"object","properties":{"transport":{"x-rule":"transport-unknown","type":"string","enum":["stdio","sse","http"]},"command":{"type":["string","null"]},"args":{"type":["array","null"],"items":{"type":"string"}},"env":{"type":["object","null"],"additionalProperties":{"type":"string"}},"url":{"type":["string","null"]},"headers":{"type":["object","null"],"additionalProperties":{"type":"string"}},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"target":{"type":"string","minLength":1},"cwd":{"type":["string","null"]},"management":{"enum":["client","provider"]},"connector_id":{"type":["string","null"]},"access_token":{"type":["string","null"]},"auth":{"type":["object","null"],"properties":{"oauth":{"type":["boolean","string","integer"]},"redirect_port":{"type":["integer","string"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"redirect_path":{"type":"string"},"scope":{"type":["string","array","null"],"items":{"type":"string"}},"persist":{"enum":["keyring","memory"]},"client_metadata_url":{"type":["string","null"]}}},"read_timeout_seconds":{"type":["integer","string","null"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"http_timeout_seconds":{"type":["integer","string","null"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"http_read_timeout_seconds":{"type":["integer","string","null"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"read_transport_sse_timeout_seconds":{"type":["integer","string"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"ping_interval_seconds":{"type":["integer","string"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"max_missed_pings":{"type":["integer","string"],"minimum":1,"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"elicitation":{"type":["object","null"],"properties":{"mode":{"enum":["forms","auto-cancel","none"]}}},"sampling":{"type":["object","null"],"properties":{"model":{"type":"string"}}},"roots":{"type":["array","null"],"items":{"type":"object","required":["uri"],"properties":{"uri":{"type":"string","pattern":"^file://","x-label":"an address that starts with file://"},"name":{"type":["string","null"]},"server_uri_alias":{"type":["string","null"]}}}}},"allOf":[{"if":{"type":"object","properties":{"management":{"enum":["provider"]}},"required":["management"]},"else":{"type":"object","properties":{"connector_id":{"not":{"type":"string"}}}}},{"if":{"type":"object","properties":{"protocol_mode":{"enum":["modern"]}},"required":["protocol_mode"]},"then":{"type":"object","properties":{"transport":{"not":{"const":"sse"}}}}}]}},"$id":"urn:mcp-lint:schema:fast-agent"};
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"transport":{"x-rule":"transport-unknown","type":"string","enum":["stdio","sse","http"]},"command":{"type":["string","null"]},"args":{"type":["array","null"],"items":{"type":"string"}},"env":{"type":["object","null"],"additionalProperties":{"type":"string"}},"url":{"type":["string","null"]},"headers":{"type":["object","null"],"additionalProperties":{"type":"string"}},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"target":{"type":"string","minLength":1},"cwd":{"type":["string","null"]},"management":{"enum":["client","provider"]},"connector_id":{"type":["string","null"]},"access_token":{"type":["string","null"]},"auth":{"type":["object","null"],"properties":{"oauth":{"type":["boolean","string","integer"]},"redirect_port":{"type":["integer","string"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"redirect_path":{"type":"string"},"scope":{"type":["string","array","null"],"items":{"type":"string"}},"persist":{"enum":["keyring","memory"]},"client_metadata_url":{"type":["string","null"]}}},"read_timeout_seconds":{"type":["integer","string","null"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"http_timeout_seconds":{"type":["integer","string","null"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"http_read_timeout_seconds":{"type":["integer","string","null"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"read_transport_sse_timeout_seconds":{"type":["integer","string"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"ping_interval_seconds":{"type":["integer","string"],"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"max_missed_pings":{"type":["integer","string"],"minimum":1,"if":{"type":"string"},"then":{"type":"string","pattern":"^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$","x-label":"a whole number"}},"elicitation":{"type":["object","null"],"properties":{"mode":{"enum":["forms","auto-cancel","none"]}}},"sampling":{"type":["object","null"],"properties":{"model":{"type":"string"}}},"roots":{"type":["array","null"],"items":{"type":"object","required":["uri"],"properties":{"uri":{"type":"string","pattern":"^file://","x-label":"an address that starts with file://"},"name":{"type":["string","null"]},"server_uri_alias":{"type":["string","null"]}}}}},"allOf":[{"if":{"type":"object","properties":{"management":{"enum":["provider"]}},"required":["management"]},"else":{"type":"object","properties":{"connector_id":{"not":{"type":"string"}}}}},{"if":{"type":"object","properties":{"protocol_mode":{"enum":["modern"]}},"required":["protocol_mode"]},"then":{"type":"object","properties":{"transport":{"not":{"const":"sse"}}}}}]};
const func79 = ucs2length;
const pattern3 = new RegExp("^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$", "u");
const pattern10 = new RegExp("^file://", "u");

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
if(((data.management === undefined) || (!(func0.call(data, "management")))) && (missing0 = "management")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
else {
if(data.management !== undefined && func0.call(data, "management")){
if(!(data.management === "provider")){
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
if(!_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connector_id !== undefined && func0.call(data, "connector_id")){
const _errs9 = errors;
const _errs10 = errors;
if(typeof data.connector_id !== "string"){
const err3 = {};
vErrors = add(vErrors, err3);
errors++;
}
var valid4 = _errs10 === errors;
if(valid4){
const err4 = {instancePath:instancePath+"/connector_id",schemaPath:"#/$defs/server/allOf/0/else/properties/connector_id/not",keyword:"not",params:{}};
vErrors = add(vErrors, err4);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = Math.min(vErrors.length, _errs9);
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/server/allOf/0/else/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.connector_id = true;
props0.management = true;
}
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/$defs/server/allOf/0/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = add(vErrors, err6);
errors++;
}
const _errs13 = errors;
let valid5 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.protocol_mode === undefined) || (!(func0.call(data, "protocol_mode")))) && (missing1 = "protocol_mode")){
const err7 = {};
vErrors = add(vErrors, err7);
errors++;
}
else {
if(data.protocol_mode !== undefined && func0.call(data, "protocol_mode")){
if(!(data.protocol_mode === "modern")){
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
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = Math.min(vErrors.length, _errs13);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transport !== undefined && func0.call(data, "transport")){
const _errs20 = errors;
const _errs21 = errors;
if("sse" !== data.transport){
const err10 = {};
vErrors = add(vErrors, err10);
errors++;
}
var valid8 = _errs21 === errors;
if(valid8){
const err11 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/allOf/1/then/properties/transport/not",keyword:"not",params:{}};
vErrors = add(vErrors, err11);
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = Math.min(vErrors.length, _errs20);
}
else {
vErrors = null;
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/$defs/server/allOf/1/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = _valid1;
if(valid5){
var props1 = {};
props1.transport = true;
props1.protocol_mode = true;
}
}
if(!valid5){
const err13 = {instancePath,schemaPath:"#/$defs/server/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err13);
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
props0.transport = true;
props0.command = true;
props0.args = true;
props0.env = true;
props0.url = true;
props0.headers = true;
props0.name = true;
props0.description = true;
props0.target = true;
props0.cwd = true;
props0.management = true;
props0.connector_id = true;
props0.access_token = true;
props0.auth = true;
props0.read_timeout_seconds = true;
props0.http_timeout_seconds = true;
props0.http_read_timeout_seconds = true;
props0.read_transport_sse_timeout_seconds = true;
props0.ping_interval_seconds = true;
props0.max_missed_pings = true;
props0.elicitation = true;
props0.sampling = true;
props0.roots = true;
}
if(data.transport !== undefined && func0.call(data, "transport")){
let data4 = data.transport;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
if(!(((data4 === "stdio") || (data4 === "sse")) || (data4 === "http"))){
const err15 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data5 = data.command;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: schema20.properties.command.type}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data6 = data.args;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err17 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/properties/args/type",keyword:"type",params:{type: schema20.properties.args.type}};
vErrors = add(vErrors, err17);
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err18 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data8 = data.env;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err19 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/server/properties/env/type",keyword:"type",params:{type: schema20.properties.env.type}};
vErrors = add(vErrors, err19);
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key0 of Object.keys(data8)){
if(typeof data8[key0] !== "string"){
const err20 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data10 = data.url;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/properties/url/type",keyword:"type",params:{type: schema20.properties.url.type}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data11 = data.headers;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err22 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/properties/headers/type",keyword:"type",params:{type: schema20.properties.headers.type}};
vErrors = add(vErrors, err22);
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 of Object.keys(data11)){
if(typeof data11[key1] !== "string"){
const err23 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data13 = data.name;
if((typeof data13 !== "string") && (data13 !== null)){
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/server/properties/name/type",keyword:"type",params:{type: schema20.properties.name.type}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data14 = data.description;
if((typeof data14 !== "string") && (data14 !== null)){
const err25 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/server/properties/description/type",keyword:"type",params:{type: schema20.properties.description.type}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data.target !== undefined && func0.call(data, "target")){
let data15 = data.target;
if(typeof data15 === "string"){
if(func79(data15) < 1){
const err26 = {instancePath:instancePath+"/target",schemaPath:"#/$defs/server/properties/target/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/target",schemaPath:"#/$defs/server/properties/target/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
let data16 = data.cwd;
if((typeof data16 !== "string") && (data16 !== null)){
const err28 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/server/properties/cwd/type",keyword:"type",params:{type: schema20.properties.cwd.type}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data.management !== undefined && func0.call(data, "management")){
let data17 = data.management;
if(!((data17 === "client") || (data17 === "provider"))){
const err29 = {instancePath:instancePath+"/management",schemaPath:"#/$defs/server/properties/management/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err29);
errors++;
}
}
if(data.connector_id !== undefined && func0.call(data, "connector_id")){
let data18 = data.connector_id;
if((typeof data18 !== "string") && (data18 !== null)){
const err30 = {instancePath:instancePath+"/connector_id",schemaPath:"#/$defs/server/properties/connector_id/type",keyword:"type",params:{type: schema20.properties.connector_id.type}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data.access_token !== undefined && func0.call(data, "access_token")){
let data19 = data.access_token;
if((typeof data19 !== "string") && (data19 !== null)){
const err31 = {instancePath:instancePath+"/access_token",schemaPath:"#/$defs/server/properties/access_token/type",keyword:"type",params:{type: schema20.properties.access_token.type}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
let data20 = data.auth;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
const err32 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/properties/auth/type",keyword:"type",params:{type: schema20.properties.auth.type}};
vErrors = add(vErrors, err32);
errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.oauth !== undefined && func0.call(data20, "oauth")){
let data21 = data20.oauth;
if(((typeof data21 !== "boolean") && (typeof data21 !== "string")) && (!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21))))){
const err33 = {instancePath:instancePath+"/auth/oauth",schemaPath:"#/$defs/server/properties/auth/properties/oauth/type",keyword:"type",params:{type: schema20.properties.auth.properties.oauth.type}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data20.redirect_port !== undefined && func0.call(data20, "redirect_port")){
let data22 = data20.redirect_port;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (typeof data22 !== "string")){
const err34 = {instancePath:instancePath+"/auth/redirect_port",schemaPath:"#/$defs/server/properties/auth/properties/redirect_port/type",keyword:"type",params:{type: schema20.properties.auth.properties.redirect_port.type}};
vErrors = add(vErrors, err34);
errors++;
}
const _errs61 = errors;
let valid15 = true;
const _errs62 = errors;
if(typeof data22 !== "string"){
const err35 = {};
vErrors = add(vErrors, err35);
errors++;
}
var _valid2 = _errs62 === errors;
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = Math.min(vErrors.length, _errs61);
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs64 = errors;
if(typeof data22 === "string"){
if(!pattern3.test(data22)){
const err36 = {instancePath:instancePath+"/auth/redirect_port",schemaPath:"#/$defs/server/properties/auth/properties/redirect_port/then/pattern",keyword:"pattern",params:{pattern: "^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$"}};
vErrors = add(vErrors, err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/auth/redirect_port",schemaPath:"#/$defs/server/properties/auth/properties/redirect_port/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err37);
errors++;
}
var _valid2 = _errs64 === errors;
valid15 = _valid2;
}
if(!valid15){
const err38 = {instancePath:instancePath+"/auth/redirect_port",schemaPath:"#/$defs/server/properties/auth/properties/redirect_port/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err38);
errors++;
}
}
if(data20.redirect_path !== undefined && func0.call(data20, "redirect_path")){
if(typeof data20.redirect_path !== "string"){
const err39 = {instancePath:instancePath+"/auth/redirect_path",schemaPath:"#/$defs/server/properties/auth/properties/redirect_path/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data20.scope !== undefined && func0.call(data20, "scope")){
let data24 = data20.scope;
if(((typeof data24 !== "string") && (!(Array.isArray(data24)))) && (data24 !== null)){
const err40 = {instancePath:instancePath+"/auth/scope",schemaPath:"#/$defs/server/properties/auth/properties/scope/type",keyword:"type",params:{type: schema20.properties.auth.properties.scope.type}};
vErrors = add(vErrors, err40);
errors++;
}
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
if(typeof data24[i1] !== "string"){
const err41 = {instancePath:instancePath+"/auth/scope/" + i1,schemaPath:"#/$defs/server/properties/auth/properties/scope/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err41);
errors++;
}
}
}
}
if(data20.persist !== undefined && func0.call(data20, "persist")){
let data26 = data20.persist;
if(!((data26 === "keyring") || (data26 === "memory"))){
const err42 = {instancePath:instancePath+"/auth/persist",schemaPath:"#/$defs/server/properties/auth/properties/persist/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data20.client_metadata_url !== undefined && func0.call(data20, "client_metadata_url")){
let data27 = data20.client_metadata_url;
if((typeof data27 !== "string") && (data27 !== null)){
const err43 = {instancePath:instancePath+"/auth/client_metadata_url",schemaPath:"#/$defs/server/properties/auth/properties/client_metadata_url/type",keyword:"type",params:{type: schema20.properties.auth.properties.client_metadata_url.type}};
vErrors = add(vErrors, err43);
errors++;
}
}
}
}
if(data.read_timeout_seconds !== undefined && func0.call(data, "read_timeout_seconds")){
let data28 = data.read_timeout_seconds;
if(((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (typeof data28 !== "string")) && (data28 !== null)){
const err44 = {instancePath:instancePath+"/read_timeout_seconds",schemaPath:"#/$defs/server/properties/read_timeout_seconds/type",keyword:"type",params:{type: schema20.properties.read_timeout_seconds.type}};
vErrors = add(vErrors, err44);
errors++;
}
const _errs77 = errors;
let valid18 = true;
const _errs78 = errors;
if(typeof data28 !== "string"){
const err45 = {};
vErrors = add(vErrors, err45);
errors++;
}
var _valid3 = _errs78 === errors;
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = Math.min(vErrors.length, _errs77);
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs80 = errors;
if(typeof data28 === "string"){
if(!pattern3.test(data28)){
const err46 = {instancePath:instancePath+"/read_timeout_seconds",schemaPath:"#/$defs/server/properties/read_timeout_seconds/then/pattern",keyword:"pattern",params:{pattern: "^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$"}};
vErrors = add(vErrors, err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/read_timeout_seconds",schemaPath:"#/$defs/server/properties/read_timeout_seconds/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err47);
errors++;
}
var _valid3 = _errs80 === errors;
valid18 = _valid3;
}
if(!valid18){
const err48 = {instancePath:instancePath+"/read_timeout_seconds",schemaPath:"#/$defs/server/properties/read_timeout_seconds/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err48);
errors++;
}
}
if(data.http_timeout_seconds !== undefined && func0.call(data, "http_timeout_seconds")){
let data29 = data.http_timeout_seconds;
if(((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (typeof data29 !== "string")) && (data29 !== null)){
const err49 = {instancePath:instancePath+"/http_timeout_seconds",schemaPath:"#/$defs/server/properties/http_timeout_seconds/type",keyword:"type",params:{type: schema20.properties.http_timeout_seconds.type}};
vErrors = add(vErrors, err49);
errors++;
}
const _errs84 = errors;
let valid19 = true;
const _errs85 = errors;
if(typeof data29 !== "string"){
const err50 = {};
vErrors = add(vErrors, err50);
errors++;
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
const _errs87 = errors;
if(typeof data29 === "string"){
if(!pattern3.test(data29)){
const err51 = {instancePath:instancePath+"/http_timeout_seconds",schemaPath:"#/$defs/server/properties/http_timeout_seconds/then/pattern",keyword:"pattern",params:{pattern: "^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$"}};
vErrors = add(vErrors, err51);
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/http_timeout_seconds",schemaPath:"#/$defs/server/properties/http_timeout_seconds/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err52);
errors++;
}
var _valid4 = _errs87 === errors;
valid19 = _valid4;
}
if(!valid19){
const err53 = {instancePath:instancePath+"/http_timeout_seconds",schemaPath:"#/$defs/server/properties/http_timeout_seconds/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err53);
errors++;
}
}
if(data.http_read_timeout_seconds !== undefined && func0.call(data, "http_read_timeout_seconds")){
let data30 = data.http_read_timeout_seconds;
if(((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (typeof data30 !== "string")) && (data30 !== null)){
const err54 = {instancePath:instancePath+"/http_read_timeout_seconds",schemaPath:"#/$defs/server/properties/http_read_timeout_seconds/type",keyword:"type",params:{type: schema20.properties.http_read_timeout_seconds.type}};
vErrors = add(vErrors, err54);
errors++;
}
const _errs91 = errors;
let valid20 = true;
const _errs92 = errors;
if(typeof data30 !== "string"){
const err55 = {};
vErrors = add(vErrors, err55);
errors++;
}
var _valid5 = _errs92 === errors;
errors = _errs91;
if(vErrors !== null){
if(_errs91){
vErrors.length = Math.min(vErrors.length, _errs91);
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs94 = errors;
if(typeof data30 === "string"){
if(!pattern3.test(data30)){
const err56 = {instancePath:instancePath+"/http_read_timeout_seconds",schemaPath:"#/$defs/server/properties/http_read_timeout_seconds/then/pattern",keyword:"pattern",params:{pattern: "^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$"}};
vErrors = add(vErrors, err56);
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/http_read_timeout_seconds",schemaPath:"#/$defs/server/properties/http_read_timeout_seconds/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err57);
errors++;
}
var _valid5 = _errs94 === errors;
valid20 = _valid5;
}
if(!valid20){
const err58 = {instancePath:instancePath+"/http_read_timeout_seconds",schemaPath:"#/$defs/server/properties/http_read_timeout_seconds/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err58);
errors++;
}
}
if(data.read_transport_sse_timeout_seconds !== undefined && func0.call(data, "read_transport_sse_timeout_seconds")){
let data31 = data.read_transport_sse_timeout_seconds;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (typeof data31 !== "string")){
const err59 = {instancePath:instancePath+"/read_transport_sse_timeout_seconds",schemaPath:"#/$defs/server/properties/read_transport_sse_timeout_seconds/type",keyword:"type",params:{type: schema20.properties.read_transport_sse_timeout_seconds.type}};
vErrors = add(vErrors, err59);
errors++;
}
const _errs98 = errors;
let valid21 = true;
const _errs99 = errors;
if(typeof data31 !== "string"){
const err60 = {};
vErrors = add(vErrors, err60);
errors++;
}
var _valid6 = _errs99 === errors;
errors = _errs98;
if(vErrors !== null){
if(_errs98){
vErrors.length = Math.min(vErrors.length, _errs98);
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs101 = errors;
if(typeof data31 === "string"){
if(!pattern3.test(data31)){
const err61 = {instancePath:instancePath+"/read_transport_sse_timeout_seconds",schemaPath:"#/$defs/server/properties/read_transport_sse_timeout_seconds/then/pattern",keyword:"pattern",params:{pattern: "^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$"}};
vErrors = add(vErrors, err61);
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/read_transport_sse_timeout_seconds",schemaPath:"#/$defs/server/properties/read_transport_sse_timeout_seconds/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err62);
errors++;
}
var _valid6 = _errs101 === errors;
valid21 = _valid6;
}
if(!valid21){
const err63 = {instancePath:instancePath+"/read_transport_sse_timeout_seconds",schemaPath:"#/$defs/server/properties/read_transport_sse_timeout_seconds/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err63);
errors++;
}
}
if(data.ping_interval_seconds !== undefined && func0.call(data, "ping_interval_seconds")){
let data32 = data.ping_interval_seconds;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (typeof data32 !== "string")){
const err64 = {instancePath:instancePath+"/ping_interval_seconds",schemaPath:"#/$defs/server/properties/ping_interval_seconds/type",keyword:"type",params:{type: schema20.properties.ping_interval_seconds.type}};
vErrors = add(vErrors, err64);
errors++;
}
const _errs105 = errors;
let valid22 = true;
const _errs106 = errors;
if(typeof data32 !== "string"){
const err65 = {};
vErrors = add(vErrors, err65);
errors++;
}
var _valid7 = _errs106 === errors;
errors = _errs105;
if(vErrors !== null){
if(_errs105){
vErrors.length = Math.min(vErrors.length, _errs105);
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs108 = errors;
if(typeof data32 === "string"){
if(!pattern3.test(data32)){
const err66 = {instancePath:instancePath+"/ping_interval_seconds",schemaPath:"#/$defs/server/properties/ping_interval_seconds/then/pattern",keyword:"pattern",params:{pattern: "^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$"}};
vErrors = add(vErrors, err66);
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/ping_interval_seconds",schemaPath:"#/$defs/server/properties/ping_interval_seconds/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err67);
errors++;
}
var _valid7 = _errs108 === errors;
valid22 = _valid7;
}
if(!valid22){
const err68 = {instancePath:instancePath+"/ping_interval_seconds",schemaPath:"#/$defs/server/properties/ping_interval_seconds/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err68);
errors++;
}
}
if(data.max_missed_pings !== undefined && func0.call(data, "max_missed_pings")){
let data33 = data.max_missed_pings;
if((!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) && (typeof data33 !== "string")){
const err69 = {instancePath:instancePath+"/max_missed_pings",schemaPath:"#/$defs/server/properties/max_missed_pings/type",keyword:"type",params:{type: schema20.properties.max_missed_pings.type}};
vErrors = add(vErrors, err69);
errors++;
}
const _errs112 = errors;
let valid23 = true;
const _errs113 = errors;
if(typeof data33 !== "string"){
const err70 = {};
vErrors = add(vErrors, err70);
errors++;
}
var _valid8 = _errs113 === errors;
errors = _errs112;
if(vErrors !== null){
if(_errs112){
vErrors.length = Math.min(vErrors.length, _errs112);
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs115 = errors;
if(typeof data33 === "string"){
if(!pattern3.test(data33)){
const err71 = {instancePath:instancePath+"/max_missed_pings",schemaPath:"#/$defs/server/properties/max_missed_pings/then/pattern",keyword:"pattern",params:{pattern: "^\\s*[-+]?[0-9][0-9_]*(?:\\.0*)?\\s*$"}};
vErrors = add(vErrors, err71);
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/max_missed_pings",schemaPath:"#/$defs/server/properties/max_missed_pings/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err72);
errors++;
}
var _valid8 = _errs115 === errors;
valid23 = _valid8;
}
if(!valid23){
const err73 = {instancePath:instancePath+"/max_missed_pings",schemaPath:"#/$defs/server/properties/max_missed_pings/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err73);
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 1 || isNaN(data33)){
const err74 = {instancePath:instancePath+"/max_missed_pings",schemaPath:"#/$defs/server/properties/max_missed_pings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err74);
errors++;
}
}
}
if(data.elicitation !== undefined && func0.call(data, "elicitation")){
let data34 = data.elicitation;
if((!(data34 && typeof data34 == "object" && !Array.isArray(data34))) && (data34 !== null)){
const err75 = {instancePath:instancePath+"/elicitation",schemaPath:"#/$defs/server/properties/elicitation/type",keyword:"type",params:{type: schema20.properties.elicitation.type}};
vErrors = add(vErrors, err75);
errors++;
}
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.mode !== undefined && func0.call(data34, "mode")){
let data35 = data34.mode;
if(!(((data35 === "forms") || (data35 === "auto-cancel")) || (data35 === "none"))){
const err76 = {instancePath:instancePath+"/elicitation/mode",schemaPath:"#/$defs/server/properties/elicitation/properties/mode/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err76);
errors++;
}
}
}
}
if(data.sampling !== undefined && func0.call(data, "sampling")){
let data36 = data.sampling;
if((!(data36 && typeof data36 == "object" && !Array.isArray(data36))) && (data36 !== null)){
const err77 = {instancePath:instancePath+"/sampling",schemaPath:"#/$defs/server/properties/sampling/type",keyword:"type",params:{type: schema20.properties.sampling.type}};
vErrors = add(vErrors, err77);
errors++;
}
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.model !== undefined && func0.call(data36, "model")){
if(typeof data36.model !== "string"){
const err78 = {instancePath:instancePath+"/sampling/model",schemaPath:"#/$defs/server/properties/sampling/properties/model/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err78);
errors++;
}
}
}
}
if(data.roots !== undefined && func0.call(data, "roots")){
let data38 = data.roots;
if((!(Array.isArray(data38))) && (data38 !== null)){
const err79 = {instancePath:instancePath+"/roots",schemaPath:"#/$defs/server/properties/roots/type",keyword:"type",params:{type: schema20.properties.roots.type}};
vErrors = add(vErrors, err79);
errors++;
}
if(Array.isArray(data38)){
const len2 = data38.length;
for(let i2=0; i2<len2; i2++){
let data39 = data38[i2];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if((data39.uri === undefined) || (!(func0.call(data39, "uri")))){
const err80 = {instancePath:instancePath+"/roots/" + i2,schemaPath:"#/$defs/server/properties/roots/items/required",keyword:"required",params:{missingProperty: "uri"}};
vErrors = add(vErrors, err80);
errors++;
}
if(data39.uri !== undefined && func0.call(data39, "uri")){
let data40 = data39.uri;
if(typeof data40 === "string"){
if(!pattern10.test(data40)){
const err81 = {instancePath:instancePath+"/roots/" + i2+"/uri",schemaPath:"#/$defs/server/properties/roots/items/properties/uri/pattern",keyword:"pattern",params:{pattern: "^file://"}};
vErrors = add(vErrors, err81);
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/roots/" + i2+"/uri",schemaPath:"#/$defs/server/properties/roots/items/properties/uri/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err82);
errors++;
}
}
if(data39.name !== undefined && func0.call(data39, "name")){
let data41 = data39.name;
if((typeof data41 !== "string") && (data41 !== null)){
const err83 = {instancePath:instancePath+"/roots/" + i2+"/name",schemaPath:"#/$defs/server/properties/roots/items/properties/name/type",keyword:"type",params:{type: schema20.properties.roots.items.properties.name.type}};
vErrors = add(vErrors, err83);
errors++;
}
}
if(data39.server_uri_alias !== undefined && func0.call(data39, "server_uri_alias")){
let data42 = data39.server_uri_alias;
if((typeof data42 !== "string") && (data42 !== null)){
const err84 = {instancePath:instancePath+"/roots/" + i2+"/server_uri_alias",schemaPath:"#/$defs/server/properties/roots/items/properties/server_uri_alias/type",keyword:"type",params:{type: schema20.properties.roots.items.properties.server_uri_alias.type}};
vErrors = add(vErrors, err84);
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/roots/" + i2,schemaPath:"#/$defs/server/properties/roots/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err85);
errors++;
}
}
}
}
}
else {
const err86 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err86);
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
if(data0.targets !== undefined && func0.call(data0, "targets")){
const err2 = {instancePath:instancePath+"/mcp/targets",schemaPath:"#/properties/mcp/properties/targets/not",keyword:"not",params:{}};
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
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

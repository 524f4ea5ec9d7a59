// Written by "npm run generate" from schemas/librechat.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"websocket\",\"sse\",\"streamable-http\",\"http\"]},\"command\":{\"type\":\"string\"},\"url\":{\"type\":\"string\"},\"title\":{\"type\":\"string\",\"pattern\":\"^[a-zA-Z0-9 ]+$\",\"x-label\":\"made of letters, digits and spaces only\"},\"description\":{\"type\":\"string\"},\"startup\":{\"type\":\"boolean\"},\"iconPath\":{\"type\":\"string\"},\"timeout\":{\"type\":\"integer\",\"minimum\":0},\"sseReadTimeout\":{\"type\":\"integer\",\"exclusiveMinimum\":0},\"initTimeout\":{\"type\":\"integer\",\"minimum\":0},\"chatMenu\":{\"type\":\"boolean\"},\"serverInstructions\":{\"type\":[\"boolean\",\"string\"]},\"requiresOAuth\":{\"type\":\"boolean\"},\"oauth\":{\"type\":\"object\",\"properties\":{\"authorization_url\":{\"type\":\"string\"},\"token_url\":{\"type\":\"string\"},\"client_id\":{\"type\":\"string\"},\"client_secret\":{\"type\":\"string\"},\"scope\":{\"type\":\"string\"},\"redirect_uri\":{\"type\":\"string\"},\"grant_types_supported\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"token_endpoint_auth_methods_supported\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"response_types_supported\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"code_challenge_methods_supported\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"skip_code_challenge_check\":{\"type\":\"boolean\"},\"revocation_endpoint\":{\"type\":\"string\"},\"revocation_endpoint_auth_methods_supported\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}}},\"oauth_headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"apiKey\":{\"type\":\"object\",\"required\":[\"source\",\"authorization_type\"],\"properties\":{\"key\":{\"type\":\"string\"},\"source\":{\"enum\":[\"admin\",\"user\"]},\"authorization_type\":{\"enum\":[\"basic\",\"bearer\",\"custom\"]},\"custom_header\":{\"type\":\"string\"}}},\"obo\":{\"type\":\"object\",\"required\":[\"scopes\"],\"properties\":{\"scopes\":{\"type\":\"string\",\"minLength\":1}}},\"customUserVars\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"object\",\"required\":[\"title\",\"description\"],\"properties\":{\"title\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"}}}}},\"allOf\":[{\"if\":{\"type\":\"object\",\"anyOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"stdio\"]}},\"required\":[\"type\"]},{\"type\":\"object\",\"required\":[\"command\"],\"not\":{\"type\":\"object\",\"required\":[\"type\"]}}]},\"then\":{\"$ref\":\"#/$defs/stdio\"}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"websocket\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/websocket\"}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"sse\",\"streamable-http\",\"http\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/remote\"}}]},\"stdio\":{\"type\":\"object\",\"allOf\":[{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"command\"]},{\"type\":\"object\",\"x-rule\":\"field-missing\",\"x-help\":\"add \\\"args: []\\\"\",\"required\":[\"args\"]}],\"properties\":{\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"stderr\":{\"type\":[\"string\",\"integer\"],\"if\":{\"type\":\"string\"},\"then\":{\"enum\":[\"pipe\",\"ignore\",\"inherit\"]},\"else\":{\"type\":\"integer\",\"minimum\":0}}}},\"websocket\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\",\"pattern\":\"^(?:[wW][sS][sS]?:|.*\\\\$\\\\{)\",\"x-label\":\"a ws address\"}}},\"remote\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"],\"properties\":{\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"url\":{\"type\":\"string\",\"pattern\":\"^(?![wW][sS][sS]?:)\",\"x-label\":\"an http address\"}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","websocket","sse","streamable-http","http"]},"command":{"type":"string"},"url":{"type":"string"},"title":{"type":"string","pattern":"^[a-zA-Z0-9 ]+$","x-label":"made of letters, digits and spaces only"},"description":{"type":"string"},"startup":{"type":"boolean"},"iconPath":{"type":"string"},"timeout":{"type":"integer","minimum":0},"sseReadTimeout":{"type":"integer","exclusiveMinimum":0},"initTimeout":{"type":"integer","minimum":0},"chatMenu":{"type":"boolean"},"serverInstructions":{"type":["boolean","string"]},"requiresOAuth":{"type":"boolean"},"oauth":{"type":"object","properties":{"authorization_url":{"type":"string"},"token_url":{"type":"string"},"client_id":{"type":"string"},"client_secret":{"type":"string"},"scope":{"type":"string"},"redirect_uri":{"type":"string"},"grant_types_supported":{"type":"array","items":{"type":"string"}},"token_endpoint_auth_methods_supported":{"type":"array","items":{"type":"string"}},"response_types_supported":{"type":"array","items":{"type":"string"}},"code_challenge_methods_supported":{"type":"array","items":{"type":"string"}},"skip_code_challenge_check":{"type":"boolean"},"revocation_endpoint":{"type":"string"},"revocation_endpoint_auth_methods_supported":{"type":"array","items":{"type":"string"}}}},"oauth_headers":{"type":"object","additionalProperties":{"type":"string"}},"apiKey":{"type":"object","required":["source","authorization_type"],"properties":{"key":{"type":"string"},"source":{"enum":["admin","user"]},"authorization_type":{"enum":["basic","bearer","custom"]},"custom_header":{"type":"string"}}},"obo":{"type":"object","required":["scopes"],"properties":{"scopes":{"type":"string","minLength":1}}},"customUserVars":{"type":"object","additionalProperties":{"type":"object","required":["title","description"],"properties":{"title":{"type":"string"},"description":{"type":"string"}}}}},"allOf":[{"if":{"type":"object","anyOf":[{"type":"object","properties":{"type":{"enum":["stdio"]}},"required":["type"]},{"type":"object","required":["command"],"not":{"type":"object","required":["type"]}}]},"then":{"$ref":"#/$defs/stdio"}},{"if":{"type":"object","properties":{"type":{"enum":["websocket"]}},"required":["type"]},"then":{"$ref":"#/$defs/websocket"}},{"if":{"type":"object","properties":{"type":{"enum":["sse","streamable-http","http"]}},"required":["type"]},"then":{"$ref":"#/$defs/remote"}}]};
const func120 = ucs2length;
const schema21 = {"type":"object","allOf":[{"type":"object","x-rule":"transport-mismatch","required":["command"]},{"type":"object","x-rule":"field-missing","x-help":"add \"args: []\"","required":["args"]}],"properties":{"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"object","additionalProperties":{"type":"string"}},"stderr":{"type":["string","integer"],"if":{"type":"string"},"then":{"enum":["pipe","ignore","inherit"]},"else":{"type":"integer","minimum":0}}}};

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
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err0 = {instancePath,schemaPath:"#/$defs/stdio/allOf/0/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/stdio/allOf/0/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.args === undefined) || (!(func0.call(data, "args")))){
const err2 = {instancePath,schemaPath:"#/$defs/stdio/allOf/1/required",keyword:"required",params:{missingProperty: "args"}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/stdio/allOf/1/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/stdio/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data1 = data.args;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/stdio/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/stdio/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data3 = data.env;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 of Object.keys(data3)){
if(typeof data3[key0] !== "string"){
const err7 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/stdio/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/stdio/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.stderr !== undefined && func0.call(data, "stderr")){
let data5 = data.stderr;
if((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))){
const err9 = {instancePath:instancePath+"/stderr",schemaPath:"#/$defs/stdio/properties/stderr/type",keyword:"type",params:{type: schema21.properties.stderr.type}};
vErrors = add(vErrors, err9);
errors++;
}
const _errs18 = errors;
let valid5 = true;
const _errs19 = errors;
if(typeof data5 !== "string"){
const err10 = {};
vErrors = add(vErrors, err10);
errors++;
}
var _valid0 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = Math.min(vErrors.length, _errs18);
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs21 = errors;
if(!(((data5 === "pipe") || (data5 === "ignore")) || (data5 === "inherit"))){
const err11 = {instancePath:instancePath+"/stderr",schemaPath:"#/$defs/stdio/properties/stderr/then/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err11);
errors++;
}
var _valid0 = _errs21 === errors;
valid5 = _valid0;
ifClause0 = "then";
}
else {
const _errs22 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/stderr",schemaPath:"#/$defs/stdio/properties/stderr/else/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err12);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/stderr",schemaPath:"#/$defs/stdio/properties/stderr/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err13);
errors++;
}
}
var _valid0 = _errs22 === errors;
valid5 = _valid0;
ifClause0 = "else";
}
if(!valid5){
const err14 = {instancePath:instancePath+"/stderr",schemaPath:"#/$defs/stdio/properties/stderr/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/$defs/stdio/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err15);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"command":true,"args":true,"env":true,"stderr":true},"dynamicProps":false,"dynamicItems":false};

const pattern3 = new RegExp("^(?:[wW][sS][sS]?:|.*\\$\\{)", "u");

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
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/$defs/websocket/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.url !== undefined && func0.call(data, "url")){
let data0 = data.url;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/websocket/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:[wW][sS][sS]?:|.*\\$\\{)"}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/websocket/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/websocket/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"url":true},"dynamicProps":false,"dynamicItems":false};

const pattern4 = new RegExp("^(?![wW][sS][sS]?:)", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
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
if(data.headers !== undefined && func0.call(data, "headers")){
let data0 = data.headers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(typeof data0[key0] !== "string"){
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
if(data.url !== undefined && func0.call(data, "url")){
let data2 = data.url;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?![wW][sS][sS]?:)"}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/remote/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"headers":true,"url":true},"dynamicProps":false,"dynamicItems":false};

const pattern5 = new RegExp("^[a-zA-Z0-9 ]+$", "u");

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
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err1 = {};
vErrors = add(vErrors, err1);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if(!(data.type === "stdio")){
const err2 = {};
vErrors = add(vErrors, err2);
errors++;
}
}
}
}
else {
const err3 = {};
vErrors = add(vErrors, err3);
errors++;
}
}
var _valid1 = _errs6 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props0 = {};
props0.type = true;
}
const _errs9 = errors;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing1 = "type")){
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {};
vErrors = add(vErrors, err5);
errors++;
}
}
var valid4 = _errs12 === errors;
if(valid4){
const err6 = {};
vErrors = add(vErrors, err6);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = Math.min(vErrors.length, _errs11);
}
else {
vErrors = null;
}
}
}
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.command === undefined) || (!(func0.call(data, "command")))) && (missing2 = "command")){
const err7 = {};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {};
vErrors = add(vErrors, err8);
errors++;
}
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err9 = {};
vErrors = add(vErrors, err9);
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
const _errs14 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
var _valid0 = _errs14 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true){
props0 = props0 || {};
props0.command = true;
props0.args = true;
props0.env = true;
props0.stderr = true;
}
}
}
if(!valid1){
const err10 = {instancePath,schemaPath:"#/$defs/server/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err10);
errors++;
}
const _errs16 = errors;
let valid5 = true;
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing3 = "type")){
const err11 = {};
vErrors = add(vErrors, err11);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if(!(data.type === "websocket")){
const err12 = {};
vErrors = add(vErrors, err12);
errors++;
}
}
}
}
else {
const err13 = {};
vErrors = add(vErrors, err13);
errors++;
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = Math.min(vErrors.length, _errs16);
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs20 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
var _valid2 = _errs20 === errors;
valid5 = _valid2;
if(valid5){
var props1 = {};
props1.url = true;
props1.type = true;
}
}
if(!valid5){
const err14 = {instancePath,schemaPath:"#/$defs/server/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err14);
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
const _errs22 = errors;
let valid7 = true;
const _errs23 = errors;
if(errors === _errs23){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing4 = "type")){
const err15 = {};
vErrors = add(vErrors, err15);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
if(!(((data2 === "sse") || (data2 === "streamable-http")) || (data2 === "http"))){
const err16 = {};
vErrors = add(vErrors, err16);
errors++;
}
}
}
}
else {
const err17 = {};
vErrors = add(vErrors, err17);
errors++;
}
}
var _valid3 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = Math.min(vErrors.length, _errs22);
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs26 = errors;
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate58.errors);
errors += validate58.errors.length;
}
var _valid3 = _errs26 === errors;
valid7 = _valid3;
if(valid7){
var props2 = {};
props2.headers = true;
props2.url = true;
props2.type = true;
}
}
if(!valid7){
const err18 = {instancePath,schemaPath:"#/$defs/server/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err18);
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
props0.command = true;
props0.url = true;
props0.title = true;
props0.description = true;
props0.startup = true;
props0.iconPath = true;
props0.timeout = true;
props0.sseReadTimeout = true;
props0.initTimeout = true;
props0.chatMenu = true;
props0.serverInstructions = true;
props0.requiresOAuth = true;
props0.oauth = true;
props0.oauth_headers = true;
props0.apiKey = true;
props0.obo = true;
props0.customUserVars = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data3 = data.type;
if(typeof data3 !== "string"){
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
if(!(((((data3 === "stdio") || (data3 === "websocket")) || (data3 === "sse")) || (data3 === "streamable-http")) || (data3 === "http"))){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err21 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err22 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data6 = data.title;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err23 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/server/properties/title/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9 ]+$"}};
vErrors = add(vErrors, err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/server/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err25 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/server/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data.startup !== undefined && func0.call(data, "startup")){
if(typeof data.startup !== "boolean"){
const err26 = {instancePath:instancePath+"/startup",schemaPath:"#/$defs/server/properties/startup/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data.iconPath !== undefined && func0.call(data, "iconPath")){
if(typeof data.iconPath !== "string"){
const err27 = {instancePath:instancePath+"/iconPath",schemaPath:"#/$defs/server/properties/iconPath/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data10 = data.timeout;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/server/properties/timeout/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err28);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/server/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
if(data.sseReadTimeout !== undefined && func0.call(data, "sseReadTimeout")){
let data11 = data.sseReadTimeout;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/sseReadTimeout",schemaPath:"#/$defs/server/properties/sseReadTimeout/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err30);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 <= 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/sseReadTimeout",schemaPath:"#/$defs/server/properties/sseReadTimeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
if(data.initTimeout !== undefined && func0.call(data, "initTimeout")){
let data12 = data.initTimeout;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/initTimeout",schemaPath:"#/$defs/server/properties/initTimeout/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err32);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/initTimeout",schemaPath:"#/$defs/server/properties/initTimeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err33);
errors++;
}
}
}
if(data.chatMenu !== undefined && func0.call(data, "chatMenu")){
if(typeof data.chatMenu !== "boolean"){
const err34 = {instancePath:instancePath+"/chatMenu",schemaPath:"#/$defs/server/properties/chatMenu/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data.serverInstructions !== undefined && func0.call(data, "serverInstructions")){
let data14 = data.serverInstructions;
if((typeof data14 !== "boolean") && (typeof data14 !== "string")){
const err35 = {instancePath:instancePath+"/serverInstructions",schemaPath:"#/$defs/server/properties/serverInstructions/type",keyword:"type",params:{type: schema20.properties.serverInstructions.type}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data.requiresOAuth !== undefined && func0.call(data, "requiresOAuth")){
if(typeof data.requiresOAuth !== "boolean"){
const err36 = {instancePath:instancePath+"/requiresOAuth",schemaPath:"#/$defs/server/properties/requiresOAuth/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data16 = data.oauth;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.authorization_url !== undefined && func0.call(data16, "authorization_url")){
if(typeof data16.authorization_url !== "string"){
const err37 = {instancePath:instancePath+"/oauth/authorization_url",schemaPath:"#/$defs/server/properties/oauth/properties/authorization_url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data16.token_url !== undefined && func0.call(data16, "token_url")){
if(typeof data16.token_url !== "string"){
const err38 = {instancePath:instancePath+"/oauth/token_url",schemaPath:"#/$defs/server/properties/oauth/properties/token_url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
if(data16.client_id !== undefined && func0.call(data16, "client_id")){
if(typeof data16.client_id !== "string"){
const err39 = {instancePath:instancePath+"/oauth/client_id",schemaPath:"#/$defs/server/properties/oauth/properties/client_id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data16.client_secret !== undefined && func0.call(data16, "client_secret")){
if(typeof data16.client_secret !== "string"){
const err40 = {instancePath:instancePath+"/oauth/client_secret",schemaPath:"#/$defs/server/properties/oauth/properties/client_secret/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err40);
errors++;
}
}
if(data16.scope !== undefined && func0.call(data16, "scope")){
if(typeof data16.scope !== "string"){
const err41 = {instancePath:instancePath+"/oauth/scope",schemaPath:"#/$defs/server/properties/oauth/properties/scope/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data16.redirect_uri !== undefined && func0.call(data16, "redirect_uri")){
if(typeof data16.redirect_uri !== "string"){
const err42 = {instancePath:instancePath+"/oauth/redirect_uri",schemaPath:"#/$defs/server/properties/oauth/properties/redirect_uri/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data16.grant_types_supported !== undefined && func0.call(data16, "grant_types_supported")){
let data23 = data16.grant_types_supported;
if(Array.isArray(data23)){
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
if(typeof data23[i0] !== "string"){
const err43 = {instancePath:instancePath+"/oauth/grant_types_supported/" + i0,schemaPath:"#/$defs/server/properties/oauth/properties/grant_types_supported/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/oauth/grant_types_supported",schemaPath:"#/$defs/server/properties/oauth/properties/grant_types_supported/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err44);
errors++;
}
}
if(data16.token_endpoint_auth_methods_supported !== undefined && func0.call(data16, "token_endpoint_auth_methods_supported")){
let data25 = data16.token_endpoint_auth_methods_supported;
if(Array.isArray(data25)){
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
if(typeof data25[i1] !== "string"){
const err45 = {instancePath:instancePath+"/oauth/token_endpoint_auth_methods_supported/" + i1,schemaPath:"#/$defs/server/properties/oauth/properties/token_endpoint_auth_methods_supported/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/oauth/token_endpoint_auth_methods_supported",schemaPath:"#/$defs/server/properties/oauth/properties/token_endpoint_auth_methods_supported/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data16.response_types_supported !== undefined && func0.call(data16, "response_types_supported")){
let data27 = data16.response_types_supported;
if(Array.isArray(data27)){
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
if(typeof data27[i2] !== "string"){
const err47 = {instancePath:instancePath+"/oauth/response_types_supported/" + i2,schemaPath:"#/$defs/server/properties/oauth/properties/response_types_supported/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/oauth/response_types_supported",schemaPath:"#/$defs/server/properties/oauth/properties/response_types_supported/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err48);
errors++;
}
}
if(data16.code_challenge_methods_supported !== undefined && func0.call(data16, "code_challenge_methods_supported")){
let data29 = data16.code_challenge_methods_supported;
if(Array.isArray(data29)){
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
if(typeof data29[i3] !== "string"){
const err49 = {instancePath:instancePath+"/oauth/code_challenge_methods_supported/" + i3,schemaPath:"#/$defs/server/properties/oauth/properties/code_challenge_methods_supported/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err49);
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/oauth/code_challenge_methods_supported",schemaPath:"#/$defs/server/properties/oauth/properties/code_challenge_methods_supported/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err50);
errors++;
}
}
if(data16.skip_code_challenge_check !== undefined && func0.call(data16, "skip_code_challenge_check")){
if(typeof data16.skip_code_challenge_check !== "boolean"){
const err51 = {instancePath:instancePath+"/oauth/skip_code_challenge_check",schemaPath:"#/$defs/server/properties/oauth/properties/skip_code_challenge_check/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err51);
errors++;
}
}
if(data16.revocation_endpoint !== undefined && func0.call(data16, "revocation_endpoint")){
if(typeof data16.revocation_endpoint !== "string"){
const err52 = {instancePath:instancePath+"/oauth/revocation_endpoint",schemaPath:"#/$defs/server/properties/oauth/properties/revocation_endpoint/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err52);
errors++;
}
}
if(data16.revocation_endpoint_auth_methods_supported !== undefined && func0.call(data16, "revocation_endpoint_auth_methods_supported")){
let data33 = data16.revocation_endpoint_auth_methods_supported;
if(Array.isArray(data33)){
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
if(typeof data33[i4] !== "string"){
const err53 = {instancePath:instancePath+"/oauth/revocation_endpoint_auth_methods_supported/" + i4,schemaPath:"#/$defs/server/properties/oauth/properties/revocation_endpoint_auth_methods_supported/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err53);
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/oauth/revocation_endpoint_auth_methods_supported",schemaPath:"#/$defs/server/properties/oauth/properties/revocation_endpoint_auth_methods_supported/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err54);
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/server/properties/oauth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err55);
errors++;
}
}
if(data.oauth_headers !== undefined && func0.call(data, "oauth_headers")){
let data35 = data.oauth_headers;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key0 of Object.keys(data35)){
if(typeof data35[key0] !== "string"){
const err56 = {instancePath:instancePath+"/oauth_headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/oauth_headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err56);
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/oauth_headers",schemaPath:"#/$defs/server/properties/oauth_headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data.apiKey !== undefined && func0.call(data, "apiKey")){
let data37 = data.apiKey;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if((data37.source === undefined) || (!(func0.call(data37, "source")))){
const err58 = {instancePath:instancePath+"/apiKey",schemaPath:"#/$defs/server/properties/apiKey/required",keyword:"required",params:{missingProperty: "source"}};
vErrors = add(vErrors, err58);
errors++;
}
if((data37.authorization_type === undefined) || (!(func0.call(data37, "authorization_type")))){
const err59 = {instancePath:instancePath+"/apiKey",schemaPath:"#/$defs/server/properties/apiKey/required",keyword:"required",params:{missingProperty: "authorization_type"}};
vErrors = add(vErrors, err59);
errors++;
}
if(data37.key !== undefined && func0.call(data37, "key")){
if(typeof data37.key !== "string"){
const err60 = {instancePath:instancePath+"/apiKey/key",schemaPath:"#/$defs/server/properties/apiKey/properties/key/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err60);
errors++;
}
}
if(data37.source !== undefined && func0.call(data37, "source")){
let data39 = data37.source;
if(!((data39 === "admin") || (data39 === "user"))){
const err61 = {instancePath:instancePath+"/apiKey/source",schemaPath:"#/$defs/server/properties/apiKey/properties/source/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err61);
errors++;
}
}
if(data37.authorization_type !== undefined && func0.call(data37, "authorization_type")){
let data40 = data37.authorization_type;
if(!(((data40 === "basic") || (data40 === "bearer")) || (data40 === "custom"))){
const err62 = {instancePath:instancePath+"/apiKey/authorization_type",schemaPath:"#/$defs/server/properties/apiKey/properties/authorization_type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err62);
errors++;
}
}
if(data37.custom_header !== undefined && func0.call(data37, "custom_header")){
if(typeof data37.custom_header !== "string"){
const err63 = {instancePath:instancePath+"/apiKey/custom_header",schemaPath:"#/$defs/server/properties/apiKey/properties/custom_header/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err63);
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/apiKey",schemaPath:"#/$defs/server/properties/apiKey/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err64);
errors++;
}
}
if(data.obo !== undefined && func0.call(data, "obo")){
let data42 = data.obo;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if((data42.scopes === undefined) || (!(func0.call(data42, "scopes")))){
const err65 = {instancePath:instancePath+"/obo",schemaPath:"#/$defs/server/properties/obo/required",keyword:"required",params:{missingProperty: "scopes"}};
vErrors = add(vErrors, err65);
errors++;
}
if(data42.scopes !== undefined && func0.call(data42, "scopes")){
let data43 = data42.scopes;
if(typeof data43 === "string"){
if(func120(data43) < 1){
const err66 = {instancePath:instancePath+"/obo/scopes",schemaPath:"#/$defs/server/properties/obo/properties/scopes/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err66);
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/obo/scopes",schemaPath:"#/$defs/server/properties/obo/properties/scopes/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err67);
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/obo",schemaPath:"#/$defs/server/properties/obo/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err68);
errors++;
}
}
if(data.customUserVars !== undefined && func0.call(data, "customUserVars")){
let data44 = data.customUserVars;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key1 of Object.keys(data44)){
let data45 = data44[key1];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if((data45.title === undefined) || (!(func0.call(data45, "title")))){
const err69 = {instancePath:instancePath+"/customUserVars/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/customUserVars/additionalProperties/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = add(vErrors, err69);
errors++;
}
if((data45.description === undefined) || (!(func0.call(data45, "description")))){
const err70 = {instancePath:instancePath+"/customUserVars/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/customUserVars/additionalProperties/required",keyword:"required",params:{missingProperty: "description"}};
vErrors = add(vErrors, err70);
errors++;
}
if(data45.title !== undefined && func0.call(data45, "title")){
if(typeof data45.title !== "string"){
const err71 = {instancePath:instancePath+"/customUserVars/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/title",schemaPath:"#/$defs/server/properties/customUserVars/additionalProperties/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err71);
errors++;
}
}
if(data45.description !== undefined && func0.call(data45, "description")){
if(typeof data45.description !== "string"){
const err72 = {instancePath:instancePath+"/customUserVars/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/description",schemaPath:"#/$defs/server/properties/customUserVars/additionalProperties/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err72);
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/customUserVars/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/customUserVars/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err73);
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/customUserVars",schemaPath:"#/$defs/server/properties/customUserVars/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err74);
errors++;
}
}
}
else {
const err75 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err75);
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
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "object"}};
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

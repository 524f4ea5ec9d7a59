// Written by "npm run generate" from schemas/copilot-cli-server.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"local\",\"stdio\",\"http\",\"streamable-http\",\"sse\"]},\"tools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"excludeTools\":{\"x-by\":\"H:GHC\",\"x-effect\":\"skips-server\",\"type\":\"array\"},\"disabled\":{\"type\":\"boolean\"},\"timeout\":{\"type\":\"integer\",\"exclusiveMinimum\":0},\"deferTools\":{\"enum\":[\"auto\",\"never\"]},\"filterMapping\":{\"type\":[\"string\",\"object\"],\"if\":{\"type\":\"string\"},\"then\":{\"enum\":[\"none\",\"markdown\",\"hidden_characters\"]},\"else\":{\"type\":\"object\",\"additionalProperties\":{\"enum\":[\"none\",\"markdown\",\"hidden_characters\"]}}}},\"allOf\":[{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"local\",\"stdio\"]}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"command\"]}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"http\",\"streamable-http\",\"sse\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/remote\"},\"else\":{\"if\":{\"type\":\"object\",\"required\":[\"command\"]},\"then\":{\"$ref\":\"#/$defs/local\"},\"else\":{\"$ref\":\"#/$defs/remote\"}}}],\"$defs\":{\"local\":{\"type\":\"object\",\"properties\":{\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"$ref\":\"#/$defs/strings\"},\"cwd\":{\"type\":\"string\"}}},\"remote\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\"},\"headers\":{\"$ref\":\"#/$defs/strings\"},\"auth\":{\"$ref\":\"#/$defs/auth\"},\"oidc\":{\"$ref\":\"#/$defs/auth\"},\"oauthClientId\":{\"type\":\"string\"},\"oauthPublicClient\":{\"type\":\"boolean\"},\"oauthGrantType\":{\"enum\":[\"authorization_code\",\"client_credentials\"]},\"oauthScopes\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"allOf\":[{\"x-rule\":\"field-missing\",\"type\":\"object\",\"dependentRequired\":{\"oauthScopes\":[\"oauthClientId\"]}}]},\"auth\":{\"type\":[\"boolean\",\"object\"],\"properties\":{\"redirectPort\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":65535}}},\"strings\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["local","stdio","http","streamable-http","sse"]},"tools":{"type":"array","items":{"type":"string"}},"excludeTools":{"x-by":"H:GHC","x-effect":"skips-server","type":"array"},"disabled":{"type":"boolean"},"timeout":{"type":"integer","exclusiveMinimum":0},"deferTools":{"enum":["auto","never"]},"filterMapping":{"type":["string","object"],"if":{"type":"string"},"then":{"enum":["none","markdown","hidden_characters"]},"else":{"type":"object","additionalProperties":{"enum":["none","markdown","hidden_characters"]}}}},"allOf":[{"if":{"type":"object","properties":{"type":{"enum":["local","stdio"]}},"required":["type"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["command"]}},{"if":{"type":"object","properties":{"type":{"enum":["http","streamable-http","sse"]}},"required":["type"]},"then":{"$ref":"#/$defs/remote"},"else":{"if":{"type":"object","required":["command"]},"then":{"$ref":"#/$defs/local"},"else":{"$ref":"#/$defs/remote"}}}],"$defs":{"local":{"type":"object","properties":{"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"$ref":"#/$defs/strings"},"cwd":{"type":"string"}}},"remote":{"type":"object","x-rule":"transport-missing","required":["url"],"properties":{"url":{"type":"string"},"headers":{"$ref":"#/$defs/strings"},"auth":{"$ref":"#/$defs/auth"},"oidc":{"$ref":"#/$defs/auth"},"oauthClientId":{"type":"string"},"oauthPublicClient":{"type":"boolean"},"oauthGrantType":{"enum":["authorization_code","client_credentials"]},"oauthScopes":{"type":"array","items":{"type":"string"}}},"allOf":[{"x-rule":"field-missing","type":"object","dependentRequired":{"oauthScopes":["oauthClientId"]}}]},"auth":{"type":["boolean","object"],"properties":{"redirectPort":{"type":"integer","minimum":1,"maximum":65535}}},"strings":{"type":"object","additionalProperties":{"type":"string"}}},"$id":"urn:mcp-lint:schema:copilot-cli-server"};
const func0 = Object.prototype.hasOwnProperty;

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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":["boolean","object"],"properties":{"redirectPort":{"type":"integer","minimum":1,"maximum":65535}}};

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
if((typeof data !== "boolean") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/$defs/auth/type",keyword:"type",params:{type: schema22.type}};
vErrors = add(vErrors, err0);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.redirectPort !== undefined && func0.call(data, "redirectPort")){
let data0 = data.redirectPort;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/redirectPort",schemaPath:"#/$defs/auth/properties/redirectPort/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/redirectPort",schemaPath:"#/$defs/auth/properties/redirectPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/redirectPort",schemaPath:"#/$defs/auth/properties/redirectPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"redirectPort":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.oauthScopes !== undefined && func0.call(data, "oauthScopes")){
if((data.oauthClientId === undefined) || (!(func0.call(data, "oauthClientId")))){
const err0 = {instancePath,schemaPath:"#/$defs/remote/allOf/0/dependentRequired",keyword:"dependentRequired",params:{property: "oauthScopes",
    missingProperty: "oauthClientId",
    depsCount: 1,
    deps: "oauthClientId"}};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/remote/allOf/0/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err2 = {instancePath,schemaPath:"#/$defs/remote/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err2);
errors++;
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate54(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
if(!(validate56(data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
}
if(data.oidc !== undefined && func0.call(data, "oidc")){
if(!(validate56(data.oidc, {instancePath:instancePath+"/oidc",parentData:data,parentDataProperty:"oidc",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
}
if(data.oauthClientId !== undefined && func0.call(data, "oauthClientId")){
if(typeof data.oauthClientId !== "string"){
const err4 = {instancePath:instancePath+"/oauthClientId",schemaPath:"#/$defs/remote/properties/oauthClientId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.oauthPublicClient !== undefined && func0.call(data, "oauthPublicClient")){
if(typeof data.oauthPublicClient !== "boolean"){
const err5 = {instancePath:instancePath+"/oauthPublicClient",schemaPath:"#/$defs/remote/properties/oauthPublicClient/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.oauthGrantType !== undefined && func0.call(data, "oauthGrantType")){
let data6 = data.oauthGrantType;
if(!((data6 === "authorization_code") || (data6 === "client_credentials"))){
const err6 = {instancePath:instancePath+"/oauthGrantType",schemaPath:"#/$defs/remote/properties/oauthGrantType/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.oauthScopes !== undefined && func0.call(data, "oauthScopes")){
let data7 = data.oauthScopes;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err7 = {instancePath:instancePath+"/oauthScopes/" + i0,schemaPath:"#/$defs/remote/properties/oauthScopes/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/oauthScopes",schemaPath:"#/$defs/remote/properties/oauthScopes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/$defs/remote/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"url":true,"headers":true,"auth":true,"oidc":true,"oauthClientId":true,"oauthPublicClient":true,"oauthGrantType":true,"oauthScopes":true},"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err0 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/type",keyword:"type",params:{type: "string"}};
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
if(!(validate54(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err3 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/local/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/$defs/local/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"command":true,"args":true,"env":true,"cwd":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(errors === _errs3){
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
if(!((data0 === "local") || (data0 === "stdio"))){
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
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err3 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/allOf/0/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err5);
errors++;
}
const _errs9 = errors;
let valid3 = true;
const _errs10 = errors;
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing1 = "type")){
const err6 = {};
vErrors = add(vErrors, err6);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(!(((data1 === "http") || (data1 === "streamable-http")) || (data1 === "sse"))){
const err7 = {};
vErrors = add(vErrors, err7);
errors++;
}
}
}
}
else {
const err8 = {};
vErrors = add(vErrors, err8);
errors++;
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = Math.min(vErrors.length, _errs9);
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs13 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
var _valid1 = _errs13 === errors;
valid3 = _valid1;
if(valid3){
var props0 = {};
props0.url = true;
props0.headers = true;
props0.auth = true;
props0.oidc = true;
props0.oauthClientId = true;
props0.oauthPublicClient = true;
props0.oauthGrantType = true;
props0.oauthScopes = true;
props0.type = true;
}
ifClause0 = "then";
}
else {
const _errs14 = errors;
const _errs15 = errors;
let valid5 = true;
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.command === undefined) || (!(func0.call(data, "command")))) && (missing2 = "command")){
const err9 = {};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {};
vErrors = add(vErrors, err10);
errors++;
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = Math.min(vErrors.length, _errs15);
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid2){
const _errs18 = errors;
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate60.errors);
errors += validate60.errors.length;
}
var _valid2 = _errs18 === errors;
valid5 = _valid2;
if(valid5){
var props1 = {};
props1.command = true;
props1.args = true;
props1.env = true;
props1.cwd = true;
}
ifClause1 = "then";
}
else {
const _errs19 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
var _valid2 = _errs19 === errors;
valid5 = _valid2;
if(valid5){
if(props1 !== true){
props1 = props1 || {};
props1.url = true;
props1.headers = true;
props1.auth = true;
props1.oidc = true;
props1.oauthClientId = true;
props1.oauthPublicClient = true;
props1.oauthGrantType = true;
props1.oauthScopes = true;
}
}
ifClause1 = "else";
}
if(!valid5){
const err11 = {instancePath,schemaPath:"#/allOf/1/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
vErrors = add(vErrors, err11);
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = _valid1;
if(valid3){
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
if(!valid3){
const err12 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err12);
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.tools = true;
props0.excludeTools = true;
props0.disabled = true;
props0.timeout = true;
props0.deferTools = true;
props0.filterMapping = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
if(!(((((data2 === "local") || (data2 === "stdio")) || (data2 === "http")) || (data2 === "streamable-http")) || (data2 === "sse"))){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data3 = data.tools;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err15 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.excludeTools !== undefined && func0.call(data, "excludeTools")){
if(!(Array.isArray(data.excludeTools))){
const err17 = {instancePath:instancePath+"/excludeTools",schemaPath:"#/properties/excludeTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err18 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data7 = data.timeout;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err19);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 <= 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
if(data.deferTools !== undefined && func0.call(data, "deferTools")){
let data8 = data.deferTools;
if(!((data8 === "auto") || (data8 === "never"))){
const err21 = {instancePath:instancePath+"/deferTools",schemaPath:"#/properties/deferTools/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.filterMapping !== undefined && func0.call(data, "filterMapping")){
let data9 = data.filterMapping;
if((typeof data9 !== "string") && (!(data9 && typeof data9 == "object" && !Array.isArray(data9)))){
const err22 = {instancePath:instancePath+"/filterMapping",schemaPath:"#/properties/filterMapping/type",keyword:"type",params:{type: schema19.properties.filterMapping.type}};
vErrors = add(vErrors, err22);
errors++;
}
const _errs35 = errors;
let valid9 = true;
const _errs36 = errors;
if(typeof data9 !== "string"){
const err23 = {};
vErrors = add(vErrors, err23);
errors++;
}
var _valid3 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = Math.min(vErrors.length, _errs35);
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid3){
const _errs38 = errors;
if(!(((data9 === "none") || (data9 === "markdown")) || (data9 === "hidden_characters"))){
const err24 = {instancePath:instancePath+"/filterMapping",schemaPath:"#/properties/filterMapping/then/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err24);
errors++;
}
var _valid3 = _errs38 === errors;
valid9 = _valid3;
ifClause2 = "then";
}
else {
const _errs39 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 of Object.keys(data9)){
let data10 = data9[key0];
if(!(((data10 === "none") || (data10 === "markdown")) || (data10 === "hidden_characters"))){
const err25 = {instancePath:instancePath+"/filterMapping/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/filterMapping/else/additionalProperties/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/filterMapping",schemaPath:"#/properties/filterMapping/else/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err26);
errors++;
}
var _valid3 = _errs39 === errors;
valid9 = _valid3;
ifClause2 = "else";
}
if(!valid9){
const err27 = {instancePath:instancePath+"/filterMapping",schemaPath:"#/properties/filterMapping/if",keyword:"if",params:{failingKeyword: ifClause2}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err28);
errors++;
}
validate52.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":true,"dynamicItems":false};

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

// Written by "npm run generate" from schemas/claude-code-project.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"required\":[\"mcpServers\"],\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/claude-code-server\",\"if\":{\"type\":\"object\",\"properties\":{\"url\":{\"type\":\"string\"}}},\"then\":{\"type\":\"object\",\"properties\":{\"url\":{\"type\":\"string\",\"x-effect\":\"warns\",\"x-by\":\"R:CC\",\"x-label\":\"free of blanks at its ends\",\"x-help\":\"remove the blanks\",\"pattern\":\"^(?!\\\\s)[^]*(?<!\\\\s)$\"}}}}}},\"$defs\":{\"claude-code-server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"streamable-http\",\"sse\",\"ws\"]}},\"allOf\":[{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"http\",\"streamable-http\",\"sse\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/claude-code-server/$defs/remote\"}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"ws\"}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/claude-code-server/$defs/websocket\"}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"stdio\"}}},\"then\":{\"$ref\":\"#/$defs/claude-code-server/$defs/local\"}}],\"$defs\":{\"local\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"command\"],\"properties\":{\"command\":{\"type\":\"string\",\"minLength\":1},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"$ref\":\"#/$defs/claude-code-server/$defs/strings\"},\"timeout\":{\"$ref\":\"#/$defs/claude-code-server/$defs/timeout\"},\"alwaysLoad\":{\"$ref\":\"#/$defs/claude-code-server/$defs/flag\"}}},\"remote\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"],\"properties\":{\"url\":{\"$ref\":\"#/$defs/claude-code-server/$defs/url\"},\"headers\":{\"$ref\":\"#/$defs/claude-code-server/$defs/strings\"},\"headersHelper\":{\"type\":\"string\"},\"oauth\":{\"type\":\"object\",\"properties\":{\"clientId\":{\"type\":\"string\"},\"callbackPort\":{\"type\":\"integer\",\"exclusiveMinimum\":0},\"authServerMetadataUrl\":{\"type\":\"string\",\"x-label\":\"an https address\",\"pattern\":\"^https://\",\"maxLength\":4096},\"scopes\":{\"type\":\"string\"}}},\"timeout\":{\"$ref\":\"#/$defs/claude-code-server/$defs/timeout\"},\"alwaysLoad\":{\"$ref\":\"#/$defs/claude-code-server/$defs/flag\"},\"tools\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"name\"],\"properties\":{\"name\":{\"type\":\"string\"},\"permission_policy\":{\"enum\":[\"always_allow\",\"always_ask\",\"always_deny\"]}}}},\"toolPermissions\":{\"type\":\"object\",\"additionalProperties\":{\"enum\":[\"allow\",\"ask\",\"blocked\"]}},\"discoveryCache\":{\"$ref\":\"#/$defs/claude-code-server/$defs/flag\"}}},\"websocket\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"],\"properties\":{\"url\":{\"$ref\":\"#/$defs/claude-code-server/$defs/url\"},\"headers\":{\"$ref\":\"#/$defs/claude-code-server/$defs/strings\"},\"headersHelper\":{\"type\":\"string\"},\"timeout\":{\"$ref\":\"#/$defs/claude-code-server/$defs/timeout\"},\"alwaysLoad\":{\"$ref\":\"#/$defs/claude-code-server/$defs/flag\"}}},\"strings\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"url\":{\"type\":\"string\",\"maxLength\":65536},\"timeout\":{\"type\":\"integer\",\"exclusiveMinimum\":0},\"flag\":{\"type\":\"boolean\"}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const func68 = ucs2length;

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
if(typeof data === "string"){
if(func68(data) > 65536){
const err0 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/url/maxLength",keyword:"maxLength",params:{limit: 65536}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(typeof data[key0] !== "string"){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/claude-code-server/$defs/strings/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/strings/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/timeout/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err0);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data <= 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err1);
errors++;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/flag/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err0);
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern3 = new RegExp("^https://", "u");

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
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/remote/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.url !== undefined && func0.call(data, "url")){
if(!(validate55(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate57(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate57.errors);
errors += validate57.errors.length;
}
}
if(data.headersHelper !== undefined && func0.call(data, "headersHelper")){
if(typeof data.headersHelper !== "string"){
const err1 = {instancePath:instancePath+"/headersHelper",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/headersHelper/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data3 = data.oauth;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.clientId !== undefined && func0.call(data3, "clientId")){
if(typeof data3.clientId !== "string"){
const err2 = {instancePath:instancePath+"/oauth/clientId",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/clientId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data3.callbackPort !== undefined && func0.call(data3, "callbackPort")){
let data5 = data3.callbackPort;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err3 = {instancePath:instancePath+"/oauth/callbackPort",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err3);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 <= 0 || isNaN(data5)){
const err4 = {instancePath:instancePath+"/oauth/callbackPort",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
if(data3.authServerMetadataUrl !== undefined && func0.call(data3, "authServerMetadataUrl")){
let data6 = data3.authServerMetadataUrl;
if(typeof data6 === "string"){
if(func68(data6) > 4096){
const err5 = {instancePath:instancePath+"/oauth/authServerMetadataUrl",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/maxLength",keyword:"maxLength",params:{limit: 4096}};
vErrors = add(vErrors, err5);
errors++;
}
if(!pattern3.test(data6)){
const err6 = {instancePath:instancePath+"/oauth/authServerMetadataUrl",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/pattern",keyword:"pattern",params:{pattern: "^https://"}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/oauth/authServerMetadataUrl",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data3.scopes !== undefined && func0.call(data3, "scopes")){
if(typeof data3.scopes !== "string"){
const err8 = {instancePath:instancePath+"/oauth/scopes",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/scopes/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/oauth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
if(!(validate59(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate59.errors);
errors += validate59.errors.length;
}
}
if(data.alwaysLoad !== undefined && func0.call(data, "alwaysLoad")){
if(!(validate61(data.alwaysLoad, {instancePath:instancePath+"/alwaysLoad",parentData:data,parentDataProperty:"alwaysLoad",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate61.errors);
errors += validate61.errors.length;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data10 = data.tools;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.name === undefined) || (!(func0.call(data11, "name")))){
const err10 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/tools/items/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err10);
errors++;
}
if(data11.name !== undefined && func0.call(data11, "name")){
if(typeof data11.name !== "string"){
const err11 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data11.permission_policy !== undefined && func0.call(data11, "permission_policy")){
let data13 = data11.permission_policy;
if(!(((data13 === "always_allow") || (data13 === "always_ask")) || (data13 === "always_deny"))){
const err12 = {instancePath:instancePath+"/tools/" + i0+"/permission_policy",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/permission_policy/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/tools/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/tools",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/tools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.toolPermissions !== undefined && func0.call(data, "toolPermissions")){
let data14 = data.toolPermissions;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key0 of Object.keys(data14)){
let data15 = data14[key0];
if(!(((data15 === "allow") || (data15 === "ask")) || (data15 === "blocked"))){
const err15 = {instancePath:instancePath+"/toolPermissions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/toolPermissions/additionalProperties/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/toolPermissions",schemaPath:"#/$defs/claude-code-server/$defs/remote/properties/toolPermissions/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.discoveryCache !== undefined && func0.call(data, "discoveryCache")){
if(!(validate61(data.discoveryCache, {instancePath:instancePath+"/discoveryCache",parentData:data,parentDataProperty:"discoveryCache",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate61.errors);
errors += validate61.errors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/remote/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err17);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"url":true,"headers":true,"headersHelper":true,"oauth":true,"timeout":true,"alwaysLoad":true,"tools":true,"toolPermissions":true,"discoveryCache":true},"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/websocket/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.url !== undefined && func0.call(data, "url")){
if(!(validate55(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate57(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate57.errors);
errors += validate57.errors.length;
}
}
if(data.headersHelper !== undefined && func0.call(data, "headersHelper")){
if(typeof data.headersHelper !== "string"){
const err1 = {instancePath:instancePath+"/headersHelper",schemaPath:"#/$defs/claude-code-server/$defs/websocket/properties/headersHelper/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
if(!(validate59(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate59.errors);
errors += validate59.errors.length;
}
}
if(data.alwaysLoad !== undefined && func0.call(data, "alwaysLoad")){
if(!(validate61(data.alwaysLoad, {instancePath:instancePath+"/alwaysLoad",parentData:data,parentDataProperty:"alwaysLoad",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate61.errors);
errors += validate61.errors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/websocket/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"url":true,"headers":true,"headersHelper":true,"timeout":true,"alwaysLoad":true},"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err0 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/local/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.command !== undefined && func0.call(data, "command")){
let data0 = data.command;
if(typeof data0 === "string"){
if(func68(data0) < 1){
const err1 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/claude-code-server/$defs/local/properties/command/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/claude-code-server/$defs/local/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data1 = data.args;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/claude-code-server/$defs/local/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/claude-code-server/$defs/local/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate57(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate57.errors);
errors += validate57.errors.length;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
if(!(validate59(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate59.errors);
errors += validate59.errors.length;
}
}
if(data.alwaysLoad !== undefined && func0.call(data, "alwaysLoad")){
if(!(validate61(data.alwaysLoad, {instancePath:instancePath+"/alwaysLoad",parentData:data,parentDataProperty:"alwaysLoad",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate61.errors);
errors += validate61.errors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/claude-code-server/$defs/local/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"command":true,"args":true,"env":true,"timeout":true,"alwaysLoad":true},"dynamicProps":false,"dynamicItems":false};


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
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(!(((data0 === "http") || (data0 === "streamable-http")) || (data0 === "sse"))){
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
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.url = true;
props0.headers = true;
props0.headersHelper = true;
props0.oauth = true;
props0.timeout = true;
props0.alwaysLoad = true;
props0.tools = true;
props0.toolPermissions = true;
props0.discoveryCache = true;
props0.type = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/$defs/claude-code-server/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err3);
errors++;
}
const _errs8 = errors;
let valid3 = true;
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing1 = "type")){
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("ws" !== data.type){
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
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = Math.min(vErrors.length, _errs8);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate65.errors);
errors += validate65.errors.length;
}
var _valid1 = _errs12 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.url = true;
props1.headers = true;
props1.headersHelper = true;
props1.timeout = true;
props1.alwaysLoad = true;
props1.type = true;
}
}
if(!valid3){
const err7 = {instancePath,schemaPath:"#/$defs/claude-code-server/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err7);
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
const _errs14 = errors;
let valid5 = true;
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined && func0.call(data, "type")){
if("stdio" !== data.type){
const err8 = {};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {};
vErrors = add(vErrors, err9);
errors++;
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = Math.min(vErrors.length, _errs14);
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate71.errors);
errors += validate71.errors.length;
}
var _valid2 = _errs18 === errors;
valid5 = _valid2;
if(valid5){
var props2 = {};
props2.command = true;
props2.args = true;
props2.env = true;
props2.timeout = true;
props2.alwaysLoad = true;
props2.type = true;
}
}
if(!valid5){
const err10 = {instancePath,schemaPath:"#/$defs/claude-code-server/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err10);
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
}
if(data.type !== undefined && func0.call(data, "type")){
let data3 = data.type;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/claude-code-server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
if(!(((((data3 === "stdio") || (data3 === "http")) || (data3 === "streamable-http")) || (data3 === "sse")) || (data3 === "ws"))){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/claude-code-server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/$defs/claude-code-server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
validate53.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":true,"dynamicItems":false};

const pattern4 = new RegExp("^(?!\\s)[^]*(?<!\\s)$", "u");

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
if((data.mcpServers === undefined) || (!(func0.call(data, "mcpServers")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mcpServers"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.mcpServers !== undefined && func0.call(data, "mcpServers")){
let data0 = data.mcpServers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
let data1 = data0[key0];
if(!(validate53(data1, {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
else {
var props0 = validate53.evaluated.props;
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.url !== undefined && func0.call(data1, "url")){
if(typeof data1.url !== "string"){
const err1 = {};
vErrors = add(vErrors, err1);
errors++;
}
}
}
else {
const err2 = {};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs6 === errors;
if(props0 !== true){
props0 = props0 || {};
props0.url = true;
}
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = Math.min(vErrors.length, _errs5);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.url !== undefined && func0.call(data1, "url")){
let data3 = data1.url;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err3 = {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/url",schemaPath:"#/properties/mcpServers/additionalProperties/then/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?!\\s)[^]*(?<!\\s)$"}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/url",schemaPath:"#/properties/mcpServers/additionalProperties/then/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mcpServers/additionalProperties/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
if(valid2){
if(props0 !== true){
props0 = props0 || {};
props0.url = true;
}
}
}
if(!valid2){
const err6 = {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mcpServers/additionalProperties/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
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

// Written by "npm run generate" from schemas/mcporter.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"required\":[\"mcpServers\"],\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}},\"imports\":{\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\",\"type\":\"array\",\"items\":{\"enum\":[\"cursor\",\"claude-code\",\"claude-desktop\",\"codex\",\"windsurf\",\"opencode\",\"vscode\"]}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"description\":{\"type\":\"string\"},\"url\":{\"type\":\"string\"},\"baseUrl\":{\"type\":\"string\"},\"base_url\":{\"type\":\"string\"},\"serverUrl\":{\"type\":\"string\"},\"server_url\":{\"type\":\"string\"},\"command\":{\"type\":[\"string\",\"array\"],\"items\":{\"type\":\"string\"}},\"executable\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"cwd\":{\"type\":\"string\"},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"auth\":{\"type\":\"string\"},\"bearerToken\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"bearer_token\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"bearerTokenEnv\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"bearer_token_env\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"tokenCacheDir\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"token_cache_dir\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"clientName\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"client_name\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauthClientId\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauth_client_id\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauthClientSecret\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauth_client_secret\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauthClientSecretEnv\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauth_client_secret_env\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauthTokenEndpointAuthMethod\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauth_token_endpoint_auth_method\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauthRedirectUrl\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauth_redirect_url\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauthScope\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauth_scope\":{\"type\":\"string\",\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"allowedTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"allowed_tools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"blockedTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"blocked_tools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauthCommand\":{\"type\":\"object\",\"required\":[\"args\"],\"properties\":{\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"oauth_command\":{\"type\":\"object\",\"required\":[\"args\"],\"properties\":{\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"lifecycle\":{\"type\":[\"string\",\"object\"],\"if\":{\"type\":\"string\"},\"then\":{\"enum\":[\"keep-alive\",\"ephemeral\"]},\"else\":{\"type\":\"object\",\"required\":[\"mode\"],\"properties\":{\"mode\":{\"enum\":[\"keep-alive\",\"ephemeral\"]},\"idleTimeoutMs\":{\"type\":\"integer\",\"exclusiveMinimum\":0}}},\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"logging\":{\"type\":\"object\",\"properties\":{\"daemon\":{\"type\":\"object\",\"properties\":{\"enabled\":{\"type\":\"boolean\"}}}},\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"}},\"if\":{\"type\":\"object\",\"anyOf\":[{\"type\":\"object\",\"required\":[\"allowedTools\"]},{\"type\":\"object\",\"required\":[\"allowed_tools\"]}]},\"then\":{\"type\":\"object\",\"properties\":{\"blockedTools\":{\"not\":{},\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"},\"blocked_tools\":{\"not\":{},\"x-by\":\"H:MPS\",\"x-effect\":\"refuses-file\"}}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"description":{"type":"string"},"url":{"type":"string"},"baseUrl":{"type":"string"},"base_url":{"type":"string"},"serverUrl":{"type":"string"},"server_url":{"type":"string"},"command":{"type":["string","array"],"items":{"type":"string"}},"executable":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"cwd":{"type":"string"},"env":{"type":"object","additionalProperties":{"type":"string"}},"headers":{"type":"object","additionalProperties":{"type":"string"}},"auth":{"type":"string"},"bearerToken":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"bearer_token":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"bearerTokenEnv":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"bearer_token_env":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"tokenCacheDir":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"token_cache_dir":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"clientName":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"client_name":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauthClientId":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauth_client_id":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauthClientSecret":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauth_client_secret":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauthClientSecretEnv":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauth_client_secret_env":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauthTokenEndpointAuthMethod":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauth_token_endpoint_auth_method":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauthRedirectUrl":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauth_redirect_url":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauthScope":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"oauth_scope":{"type":"string","x-by":"H:MPS","x-effect":"refuses-file"},"allowedTools":{"type":"array","items":{"type":"string"},"x-by":"H:MPS","x-effect":"refuses-file"},"allowed_tools":{"type":"array","items":{"type":"string"},"x-by":"H:MPS","x-effect":"refuses-file"},"blockedTools":{"type":"array","items":{"type":"string"},"x-by":"H:MPS","x-effect":"refuses-file"},"blocked_tools":{"type":"array","items":{"type":"string"},"x-by":"H:MPS","x-effect":"refuses-file"},"oauthCommand":{"type":"object","required":["args"],"properties":{"args":{"type":"array","items":{"type":"string"}}},"x-by":"H:MPS","x-effect":"refuses-file"},"oauth_command":{"type":"object","required":["args"],"properties":{"args":{"type":"array","items":{"type":"string"}}},"x-by":"H:MPS","x-effect":"refuses-file"},"lifecycle":{"type":["string","object"],"if":{"type":"string"},"then":{"enum":["keep-alive","ephemeral"]},"else":{"type":"object","required":["mode"],"properties":{"mode":{"enum":["keep-alive","ephemeral"]},"idleTimeoutMs":{"type":"integer","exclusiveMinimum":0}}},"x-by":"H:MPS","x-effect":"refuses-file"},"logging":{"type":"object","properties":{"daemon":{"type":"object","properties":{"enabled":{"type":"boolean"}}}},"x-by":"H:MPS","x-effect":"refuses-file"}},"if":{"type":"object","anyOf":[{"type":"object","required":["allowedTools"]},{"type":"object","required":["allowed_tools"]}]},"then":{"type":"object","properties":{"blockedTools":{"not":{},"x-by":"H:MPS","x-effect":"refuses-file"},"blocked_tools":{"not":{},"x-by":"H:MPS","x-effect":"refuses-file"}}}};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.allowedTools === undefined) || (!(func0.call(data, "allowedTools")))) && (missing0 = "allowedTools")){
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
var _valid1 = _errs5 === errors;
valid1 = valid1 || _valid1;
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.allowed_tools === undefined) || (!(func0.call(data, "allowed_tools")))) && (missing1 = "allowed_tools")){
const err3 = {};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
}
var _valid1 = _errs7 === errors;
valid1 = valid1 || _valid1;
if(!valid1){
const err5 = {};
vErrors = add(vErrors, err5);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = Math.min(vErrors.length, _errs4);
}
else {
vErrors = null;
}
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
if(_valid0){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.blockedTools !== undefined && func0.call(data, "blockedTools")){
const err6 = {instancePath:instancePath+"/blockedTools",schemaPath:"#/$defs/server/then/properties/blockedTools/not",keyword:"not",params:{}};
vErrors = add(vErrors, err6);
errors++;
}
if(data.blocked_tools !== undefined && func0.call(data, "blocked_tools")){
const err7 = {instancePath:instancePath+"/blocked_tools",schemaPath:"#/$defs/server/then/properties/blocked_tools/not",keyword:"not",params:{}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath,schemaPath:"#/$defs/server/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.blockedTools = true;
props0.blocked_tools = true;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/$defs/server/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err9);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.description = true;
props0.url = true;
props0.baseUrl = true;
props0.base_url = true;
props0.serverUrl = true;
props0.server_url = true;
props0.command = true;
props0.executable = true;
props0.args = true;
props0.cwd = true;
props0.env = true;
props0.headers = true;
props0.auth = true;
props0.bearerToken = true;
props0.bearer_token = true;
props0.bearerTokenEnv = true;
props0.bearer_token_env = true;
props0.tokenCacheDir = true;
props0.token_cache_dir = true;
props0.clientName = true;
props0.client_name = true;
props0.oauthClientId = true;
props0.oauth_client_id = true;
props0.oauthClientSecret = true;
props0.oauth_client_secret = true;
props0.oauthClientSecretEnv = true;
props0.oauth_client_secret_env = true;
props0.oauthTokenEndpointAuthMethod = true;
props0.oauth_token_endpoint_auth_method = true;
props0.oauthRedirectUrl = true;
props0.oauth_redirect_url = true;
props0.oauthScope = true;
props0.oauth_scope = true;
props0.allowedTools = true;
props0.allowed_tools = true;
props0.blockedTools = true;
props0.blocked_tools = true;
props0.oauthCommand = true;
props0.oauth_command = true;
props0.lifecycle = true;
props0.logging = true;
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/server/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.baseUrl !== undefined && func0.call(data, "baseUrl")){
if(typeof data.baseUrl !== "string"){
const err12 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/$defs/server/properties/baseUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.base_url !== undefined && func0.call(data, "base_url")){
if(typeof data.base_url !== "string"){
const err13 = {instancePath:instancePath+"/base_url",schemaPath:"#/$defs/server/properties/base_url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.serverUrl !== undefined && func0.call(data, "serverUrl")){
if(typeof data.serverUrl !== "string"){
const err14 = {instancePath:instancePath+"/serverUrl",schemaPath:"#/$defs/server/properties/serverUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.server_url !== undefined && func0.call(data, "server_url")){
if(typeof data.server_url !== "string"){
const err15 = {instancePath:instancePath+"/server_url",schemaPath:"#/$defs/server/properties/server_url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data8 = data.command;
if((typeof data8 !== "string") && (!(Array.isArray(data8)))){
const err16 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: schema20.properties.command.type}};
vErrors = add(vErrors, err16);
errors++;
}
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err17 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/$defs/server/properties/command/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
}
if(data.executable !== undefined && func0.call(data, "executable")){
if(typeof data.executable !== "string"){
const err18 = {instancePath:instancePath+"/executable",schemaPath:"#/$defs/server/properties/executable/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data11 = data.args;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err19 = {instancePath:instancePath+"/args/" + i1,schemaPath:"#/$defs/server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err21 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/server/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data14 = data.env;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key0 of Object.keys(data14)){
if(typeof data14[key0] !== "string"){
const err22 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/server/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err23);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data16 = data.headers;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 of Object.keys(data16)){
if(typeof data16[key1] !== "string"){
const err24 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
if(typeof data.auth !== "string"){
const err26 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/server/properties/auth/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data.bearerToken !== undefined && func0.call(data, "bearerToken")){
if(typeof data.bearerToken !== "string"){
const err27 = {instancePath:instancePath+"/bearerToken",schemaPath:"#/$defs/server/properties/bearerToken/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
if(data.bearer_token !== undefined && func0.call(data, "bearer_token")){
if(typeof data.bearer_token !== "string"){
const err28 = {instancePath:instancePath+"/bearer_token",schemaPath:"#/$defs/server/properties/bearer_token/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data.bearerTokenEnv !== undefined && func0.call(data, "bearerTokenEnv")){
if(typeof data.bearerTokenEnv !== "string"){
const err29 = {instancePath:instancePath+"/bearerTokenEnv",schemaPath:"#/$defs/server/properties/bearerTokenEnv/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err29);
errors++;
}
}
if(data.bearer_token_env !== undefined && func0.call(data, "bearer_token_env")){
if(typeof data.bearer_token_env !== "string"){
const err30 = {instancePath:instancePath+"/bearer_token_env",schemaPath:"#/$defs/server/properties/bearer_token_env/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data.tokenCacheDir !== undefined && func0.call(data, "tokenCacheDir")){
if(typeof data.tokenCacheDir !== "string"){
const err31 = {instancePath:instancePath+"/tokenCacheDir",schemaPath:"#/$defs/server/properties/tokenCacheDir/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data.token_cache_dir !== undefined && func0.call(data, "token_cache_dir")){
if(typeof data.token_cache_dir !== "string"){
const err32 = {instancePath:instancePath+"/token_cache_dir",schemaPath:"#/$defs/server/properties/token_cache_dir/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err32);
errors++;
}
}
if(data.clientName !== undefined && func0.call(data, "clientName")){
if(typeof data.clientName !== "string"){
const err33 = {instancePath:instancePath+"/clientName",schemaPath:"#/$defs/server/properties/clientName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data.client_name !== undefined && func0.call(data, "client_name")){
if(typeof data.client_name !== "string"){
const err34 = {instancePath:instancePath+"/client_name",schemaPath:"#/$defs/server/properties/client_name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data.oauthClientId !== undefined && func0.call(data, "oauthClientId")){
if(typeof data.oauthClientId !== "string"){
const err35 = {instancePath:instancePath+"/oauthClientId",schemaPath:"#/$defs/server/properties/oauthClientId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data.oauth_client_id !== undefined && func0.call(data, "oauth_client_id")){
if(typeof data.oauth_client_id !== "string"){
const err36 = {instancePath:instancePath+"/oauth_client_id",schemaPath:"#/$defs/server/properties/oauth_client_id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data.oauthClientSecret !== undefined && func0.call(data, "oauthClientSecret")){
if(typeof data.oauthClientSecret !== "string"){
const err37 = {instancePath:instancePath+"/oauthClientSecret",schemaPath:"#/$defs/server/properties/oauthClientSecret/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data.oauth_client_secret !== undefined && func0.call(data, "oauth_client_secret")){
if(typeof data.oauth_client_secret !== "string"){
const err38 = {instancePath:instancePath+"/oauth_client_secret",schemaPath:"#/$defs/server/properties/oauth_client_secret/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
if(data.oauthClientSecretEnv !== undefined && func0.call(data, "oauthClientSecretEnv")){
if(typeof data.oauthClientSecretEnv !== "string"){
const err39 = {instancePath:instancePath+"/oauthClientSecretEnv",schemaPath:"#/$defs/server/properties/oauthClientSecretEnv/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data.oauth_client_secret_env !== undefined && func0.call(data, "oauth_client_secret_env")){
if(typeof data.oauth_client_secret_env !== "string"){
const err40 = {instancePath:instancePath+"/oauth_client_secret_env",schemaPath:"#/$defs/server/properties/oauth_client_secret_env/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err40);
errors++;
}
}
if(data.oauthTokenEndpointAuthMethod !== undefined && func0.call(data, "oauthTokenEndpointAuthMethod")){
if(typeof data.oauthTokenEndpointAuthMethod !== "string"){
const err41 = {instancePath:instancePath+"/oauthTokenEndpointAuthMethod",schemaPath:"#/$defs/server/properties/oauthTokenEndpointAuthMethod/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data.oauth_token_endpoint_auth_method !== undefined && func0.call(data, "oauth_token_endpoint_auth_method")){
if(typeof data.oauth_token_endpoint_auth_method !== "string"){
const err42 = {instancePath:instancePath+"/oauth_token_endpoint_auth_method",schemaPath:"#/$defs/server/properties/oauth_token_endpoint_auth_method/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data.oauthRedirectUrl !== undefined && func0.call(data, "oauthRedirectUrl")){
if(typeof data.oauthRedirectUrl !== "string"){
const err43 = {instancePath:instancePath+"/oauthRedirectUrl",schemaPath:"#/$defs/server/properties/oauthRedirectUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data.oauth_redirect_url !== undefined && func0.call(data, "oauth_redirect_url")){
if(typeof data.oauth_redirect_url !== "string"){
const err44 = {instancePath:instancePath+"/oauth_redirect_url",schemaPath:"#/$defs/server/properties/oauth_redirect_url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err44);
errors++;
}
}
if(data.oauthScope !== undefined && func0.call(data, "oauthScope")){
if(typeof data.oauthScope !== "string"){
const err45 = {instancePath:instancePath+"/oauthScope",schemaPath:"#/$defs/server/properties/oauthScope/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err45);
errors++;
}
}
if(data.oauth_scope !== undefined && func0.call(data, "oauth_scope")){
if(typeof data.oauth_scope !== "string"){
const err46 = {instancePath:instancePath+"/oauth_scope",schemaPath:"#/$defs/server/properties/oauth_scope/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data.allowedTools !== undefined && func0.call(data, "allowedTools")){
let data39 = data.allowedTools;
if(Array.isArray(data39)){
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
if(typeof data39[i2] !== "string"){
const err47 = {instancePath:instancePath+"/allowedTools/" + i2,schemaPath:"#/$defs/server/properties/allowedTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/allowedTools",schemaPath:"#/$defs/server/properties/allowedTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err48);
errors++;
}
}
if(data.allowed_tools !== undefined && func0.call(data, "allowed_tools")){
let data41 = data.allowed_tools;
if(Array.isArray(data41)){
const len3 = data41.length;
for(let i3=0; i3<len3; i3++){
if(typeof data41[i3] !== "string"){
const err49 = {instancePath:instancePath+"/allowed_tools/" + i3,schemaPath:"#/$defs/server/properties/allowed_tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err49);
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/allowed_tools",schemaPath:"#/$defs/server/properties/allowed_tools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err50);
errors++;
}
}
if(data.blockedTools !== undefined && func0.call(data, "blockedTools")){
let data43 = data.blockedTools;
if(Array.isArray(data43)){
const len4 = data43.length;
for(let i4=0; i4<len4; i4++){
if(typeof data43[i4] !== "string"){
const err51 = {instancePath:instancePath+"/blockedTools/" + i4,schemaPath:"#/$defs/server/properties/blockedTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err51);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/blockedTools",schemaPath:"#/$defs/server/properties/blockedTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err52);
errors++;
}
}
if(data.blocked_tools !== undefined && func0.call(data, "blocked_tools")){
let data45 = data.blocked_tools;
if(Array.isArray(data45)){
const len5 = data45.length;
for(let i5=0; i5<len5; i5++){
if(typeof data45[i5] !== "string"){
const err53 = {instancePath:instancePath+"/blocked_tools/" + i5,schemaPath:"#/$defs/server/properties/blocked_tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err53);
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/blocked_tools",schemaPath:"#/$defs/server/properties/blocked_tools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err54);
errors++;
}
}
if(data.oauthCommand !== undefined && func0.call(data, "oauthCommand")){
let data47 = data.oauthCommand;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if((data47.args === undefined) || (!(func0.call(data47, "args")))){
const err55 = {instancePath:instancePath+"/oauthCommand",schemaPath:"#/$defs/server/properties/oauthCommand/required",keyword:"required",params:{missingProperty: "args"}};
vErrors = add(vErrors, err55);
errors++;
}
if(data47.args !== undefined && func0.call(data47, "args")){
let data48 = data47.args;
if(Array.isArray(data48)){
const len6 = data48.length;
for(let i6=0; i6<len6; i6++){
if(typeof data48[i6] !== "string"){
const err56 = {instancePath:instancePath+"/oauthCommand/args/" + i6,schemaPath:"#/$defs/server/properties/oauthCommand/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err56);
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/oauthCommand/args",schemaPath:"#/$defs/server/properties/oauthCommand/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err57);
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/oauthCommand",schemaPath:"#/$defs/server/properties/oauthCommand/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err58);
errors++;
}
}
if(data.oauth_command !== undefined && func0.call(data, "oauth_command")){
let data50 = data.oauth_command;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if((data50.args === undefined) || (!(func0.call(data50, "args")))){
const err59 = {instancePath:instancePath+"/oauth_command",schemaPath:"#/$defs/server/properties/oauth_command/required",keyword:"required",params:{missingProperty: "args"}};
vErrors = add(vErrors, err59);
errors++;
}
if(data50.args !== undefined && func0.call(data50, "args")){
let data51 = data50.args;
if(Array.isArray(data51)){
const len7 = data51.length;
for(let i7=0; i7<len7; i7++){
if(typeof data51[i7] !== "string"){
const err60 = {instancePath:instancePath+"/oauth_command/args/" + i7,schemaPath:"#/$defs/server/properties/oauth_command/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err60);
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/oauth_command/args",schemaPath:"#/$defs/server/properties/oauth_command/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err61);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/oauth_command",schemaPath:"#/$defs/server/properties/oauth_command/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err62);
errors++;
}
}
if(data.lifecycle !== undefined && func0.call(data, "lifecycle")){
let data53 = data.lifecycle;
if((typeof data53 !== "string") && (!(data53 && typeof data53 == "object" && !Array.isArray(data53)))){
const err63 = {instancePath:instancePath+"/lifecycle",schemaPath:"#/$defs/server/properties/lifecycle/type",keyword:"type",params:{type: schema20.properties.lifecycle.type}};
vErrors = add(vErrors, err63);
errors++;
}
const _errs121 = errors;
let valid24 = true;
const _errs122 = errors;
if(typeof data53 !== "string"){
const err64 = {};
vErrors = add(vErrors, err64);
errors++;
}
var _valid2 = _errs122 === errors;
errors = _errs121;
if(vErrors !== null){
if(_errs121){
vErrors.length = Math.min(vErrors.length, _errs121);
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid2){
const _errs124 = errors;
if(!((data53 === "keep-alive") || (data53 === "ephemeral"))){
const err65 = {instancePath:instancePath+"/lifecycle",schemaPath:"#/$defs/server/properties/lifecycle/then/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err65);
errors++;
}
var _valid2 = _errs124 === errors;
valid24 = _valid2;
ifClause0 = "then";
}
else {
const _errs125 = errors;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if((data53.mode === undefined) || (!(func0.call(data53, "mode")))){
const err66 = {instancePath:instancePath+"/lifecycle",schemaPath:"#/$defs/server/properties/lifecycle/else/required",keyword:"required",params:{missingProperty: "mode"}};
vErrors = add(vErrors, err66);
errors++;
}
if(data53.mode !== undefined && func0.call(data53, "mode")){
let data54 = data53.mode;
if(!((data54 === "keep-alive") || (data54 === "ephemeral"))){
const err67 = {instancePath:instancePath+"/lifecycle/mode",schemaPath:"#/$defs/server/properties/lifecycle/else/properties/mode/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err67);
errors++;
}
}
if(data53.idleTimeoutMs !== undefined && func0.call(data53, "idleTimeoutMs")){
let data55 = data53.idleTimeoutMs;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err68 = {instancePath:instancePath+"/lifecycle/idleTimeoutMs",schemaPath:"#/$defs/server/properties/lifecycle/else/properties/idleTimeoutMs/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err68);
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 <= 0 || isNaN(data55)){
const err69 = {instancePath:instancePath+"/lifecycle/idleTimeoutMs",schemaPath:"#/$defs/server/properties/lifecycle/else/properties/idleTimeoutMs/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err69);
errors++;
}
}
}
}
else {
const err70 = {instancePath:instancePath+"/lifecycle",schemaPath:"#/$defs/server/properties/lifecycle/else/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err70);
errors++;
}
var _valid2 = _errs125 === errors;
valid24 = _valid2;
if(valid24){
var props1 = {};
props1.mode = true;
props1.idleTimeoutMs = true;
}
ifClause0 = "else";
}
if(!valid24){
const err71 = {instancePath:instancePath+"/lifecycle",schemaPath:"#/$defs/server/properties/lifecycle/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err71);
errors++;
}
}
if(data.logging !== undefined && func0.call(data, "logging")){
let data56 = data.logging;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.daemon !== undefined && func0.call(data56, "daemon")){
let data57 = data56.daemon;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.enabled !== undefined && func0.call(data57, "enabled")){
if(typeof data57.enabled !== "boolean"){
const err72 = {instancePath:instancePath+"/logging/daemon/enabled",schemaPath:"#/$defs/server/properties/logging/properties/daemon/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err72);
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/logging/daemon",schemaPath:"#/$defs/server/properties/logging/properties/daemon/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err73);
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/logging",schemaPath:"#/$defs/server/properties/logging/type",keyword:"type",params:{type: "object"}};
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
if((data.mcpServers === undefined) || (!(func0.call(data, "mcpServers")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mcpServers"}};
vErrors = add(vErrors, err0);
errors++;
}
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
const err1 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.imports !== undefined && func0.call(data, "imports")){
let data2 = data.imports;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((((((data3 === "cursor") || (data3 === "claude-code")) || (data3 === "claude-desktop")) || (data3 === "codex")) || (data3 === "windsurf")) || (data3 === "opencode")) || (data3 === "vscode"))){
const err2 = {instancePath:instancePath+"/imports/" + i0,schemaPath:"#/properties/imports/items/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"}};
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
validate52.evaluated = {"props":{"mcpServers":true,"imports":true},"dynamicProps":false,"dynamicItems":false};

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

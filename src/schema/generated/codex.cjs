// Written by "npm run generate" from schemas/codex.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcp_servers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/codex-server\"}}},\"$defs\":{\"codex-server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"env_vars\":{\"type\":\"array\",\"items\":{\"type\":[\"string\",\"object\"],\"if\":{\"type\":\"object\"},\"then\":{\"type\":\"object\",\"required\":[\"name\"],\"properties\":{\"name\":{\"type\":\"string\"},\"source\":{\"x-effect\":\"refuses-file\",\"x-by\":\"L:CDX2\",\"enum\":[\"local\",\"remote\"]}}}}},\"cwd\":{\"type\":\"string\"},\"url\":{\"type\":\"string\"},\"bearer_token_env_var\":{\"type\":\"string\"},\"bearer_token\":{\"x-by\":\"R:CDX\",\"x-effect\":\"refuses-file\",\"x-help\":\"put the token into a variable, and write its name as \\\"bearer_token_env_var\\\"\",\"not\":{}},\"http_headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"env_http_headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"http_headers_helper\":{},\"oauth\":{\"type\":\"object\",\"properties\":{\"client_id\":{\"type\":\"string\"},\"callback_port\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":65535}}},\"oauth_resource\":{\"type\":\"string\"},\"auth\":{\"x-effect\":\"refuses-file\",\"x-by\":\"L:CDX2\",\"enum\":[\"oauth\",\"chatgpt\"]},\"scopes\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"startup_timeout_sec\":{\"type\":\"number\",\"minimum\":0},\"startup_timeout_ms\":{\"type\":\"integer\",\"minimum\":0},\"tool_timeout_sec\":{\"type\":\"number\",\"minimum\":0},\"enabled\":{\"type\":\"boolean\"},\"required\":{\"type\":\"boolean\"},\"supports_parallel_tool_calls\":{\"type\":\"boolean\"},\"enabled_tools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"disabled_tools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"default_tools_approval_mode\":{\"x-effect\":\"refuses-file\",\"x-by\":\"L:CDX2\",\"enum\":[\"auto\",\"prompt\",\"writes\",\"approve\"]},\"tools\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"object\",\"properties\":{\"approval_mode\":{\"x-effect\":\"refuses-file\",\"x-by\":\"L:CDX2\",\"enum\":[\"auto\",\"prompt\",\"writes\",\"approve\"]}}}},\"omit_tools_from\":{\"type\":\"array\",\"items\":{\"x-effect\":\"refuses-file\",\"x-by\":\"L:CDX2\",\"enum\":[\"code_mode\",\"deferred\",\"direct\"]}},\"environment_id\":{\"type\":\"string\"},\"experimental_environment\":{\"type\":\"string\"},\"name\":{\"type\":\"string\"}},\"if\":{\"type\":\"object\",\"required\":[\"command\"]},\"then\":{\"type\":\"object\",\"properties\":{\"url\":{\"x-rule\":\"transport-conflict\",\"not\":{}},\"bearer_token_env_var\":{\"x-rule\":\"field-other-transport\",\"not\":{}},\"http_headers\":{\"x-rule\":\"field-other-transport\",\"not\":{}},\"env_http_headers\":{\"x-rule\":\"field-other-transport\",\"not\":{}},\"http_headers_helper\":{\"x-rule\":\"field-other-transport\",\"not\":{}},\"oauth\":{\"x-rule\":\"field-other-transport\",\"not\":{}},\"oauth_resource\":{\"x-rule\":\"field-other-transport\",\"not\":{}},\"auth\":{\"x-rule\":\"field-other-transport\",\"not\":{}}}},\"else\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"url\"],\"if\":{\"type\":\"object\",\"required\":[\"url\"]},\"then\":{\"type\":\"object\",\"properties\":{\"args\":{\"x-rule\":\"field-other-transport\",\"not\":{}},\"env\":{\"x-rule\":\"field-other-transport\",\"not\":{}},\"env_vars\":{\"x-rule\":\"field-other-transport\",\"not\":{}},\"cwd\":{\"x-rule\":\"field-other-transport\",\"not\":{}}}}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"object","additionalProperties":{"type":"string"}},"env_vars":{"type":"array","items":{"type":["string","object"],"if":{"type":"object"},"then":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"source":{"x-effect":"refuses-file","x-by":"L:CDX2","enum":["local","remote"]}}}}},"cwd":{"type":"string"},"url":{"type":"string"},"bearer_token_env_var":{"type":"string"},"bearer_token":{"x-by":"R:CDX","x-effect":"refuses-file","x-help":"put the token into a variable, and write its name as \"bearer_token_env_var\"","not":{}},"http_headers":{"type":"object","additionalProperties":{"type":"string"}},"env_http_headers":{"type":"object","additionalProperties":{"type":"string"}},"http_headers_helper":{},"oauth":{"type":"object","properties":{"client_id":{"type":"string"},"callback_port":{"type":"integer","minimum":0,"maximum":65535}}},"oauth_resource":{"type":"string"},"auth":{"x-effect":"refuses-file","x-by":"L:CDX2","enum":["oauth","chatgpt"]},"scopes":{"type":"array","items":{"type":"string"}},"startup_timeout_sec":{"type":"number","minimum":0},"startup_timeout_ms":{"type":"integer","minimum":0},"tool_timeout_sec":{"type":"number","minimum":0},"enabled":{"type":"boolean"},"required":{"type":"boolean"},"supports_parallel_tool_calls":{"type":"boolean"},"enabled_tools":{"type":"array","items":{"type":"string"}},"disabled_tools":{"type":"array","items":{"type":"string"}},"default_tools_approval_mode":{"x-effect":"refuses-file","x-by":"L:CDX2","enum":["auto","prompt","writes","approve"]},"tools":{"type":"object","additionalProperties":{"type":"object","properties":{"approval_mode":{"x-effect":"refuses-file","x-by":"L:CDX2","enum":["auto","prompt","writes","approve"]}}}},"omit_tools_from":{"type":"array","items":{"x-effect":"refuses-file","x-by":"L:CDX2","enum":["code_mode","deferred","direct"]}},"environment_id":{"type":"string"},"experimental_environment":{"type":"string"},"name":{"type":"string"}},"if":{"type":"object","required":["command"]},"then":{"type":"object","properties":{"url":{"x-rule":"transport-conflict","not":{}},"bearer_token_env_var":{"x-rule":"field-other-transport","not":{}},"http_headers":{"x-rule":"field-other-transport","not":{}},"env_http_headers":{"x-rule":"field-other-transport","not":{}},"http_headers_helper":{"x-rule":"field-other-transport","not":{}},"oauth":{"x-rule":"field-other-transport","not":{}},"oauth_resource":{"x-rule":"field-other-transport","not":{}},"auth":{"x-rule":"field-other-transport","not":{}}}},"else":{"type":"object","x-rule":"transport-missing","required":["url"],"if":{"type":"object","required":["url"]},"then":{"type":"object","properties":{"args":{"x-rule":"field-other-transport","not":{}},"env":{"x-rule":"field-other-transport","not":{}},"env_vars":{"x-rule":"field-other-transport","not":{}},"cwd":{"x-rule":"field-other-transport","not":{}}}}}};

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
if(((data.command === undefined) || (!(func0.call(data, "command")))) && (missing0 = "command")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {};
vErrors = add(vErrors, err1);
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined && func0.call(data, "url")){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/codex-server/then/properties/url/not",keyword:"not",params:{}};
vErrors = add(vErrors, err2);
errors++;
}
if(data.bearer_token_env_var !== undefined && func0.call(data, "bearer_token_env_var")){
const err3 = {instancePath:instancePath+"/bearer_token_env_var",schemaPath:"#/$defs/codex-server/then/properties/bearer_token_env_var/not",keyword:"not",params:{}};
vErrors = add(vErrors, err3);
errors++;
}
if(data.http_headers !== undefined && func0.call(data, "http_headers")){
const err4 = {instancePath:instancePath+"/http_headers",schemaPath:"#/$defs/codex-server/then/properties/http_headers/not",keyword:"not",params:{}};
vErrors = add(vErrors, err4);
errors++;
}
if(data.env_http_headers !== undefined && func0.call(data, "env_http_headers")){
const err5 = {instancePath:instancePath+"/env_http_headers",schemaPath:"#/$defs/codex-server/then/properties/env_http_headers/not",keyword:"not",params:{}};
vErrors = add(vErrors, err5);
errors++;
}
if(data.http_headers_helper !== undefined && func0.call(data, "http_headers_helper")){
const err6 = {instancePath:instancePath+"/http_headers_helper",schemaPath:"#/$defs/codex-server/then/properties/http_headers_helper/not",keyword:"not",params:{}};
vErrors = add(vErrors, err6);
errors++;
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
const err7 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/codex-server/then/properties/oauth/not",keyword:"not",params:{}};
vErrors = add(vErrors, err7);
errors++;
}
if(data.oauth_resource !== undefined && func0.call(data, "oauth_resource")){
const err8 = {instancePath:instancePath+"/oauth_resource",schemaPath:"#/$defs/codex-server/then/properties/oauth_resource/not",keyword:"not",params:{}};
vErrors = add(vErrors, err8);
errors++;
}
if(data.auth !== undefined && func0.call(data, "auth")){
const err9 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/codex-server/then/properties/auth/not",keyword:"not",params:{}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/$defs/codex-server/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.url = true;
props0.bearer_token_env_var = true;
props0.http_headers = true;
props0.env_http_headers = true;
props0.http_headers_helper = true;
props0.oauth = true;
props0.oauth_resource = true;
props0.auth = true;
}
ifClause0 = "then";
}
else {
const _errs22 = errors;
const _errs24 = errors;
let valid2 = true;
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.url === undefined) || (!(func0.call(data, "url")))) && (missing1 = "url")){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.args !== undefined && func0.call(data, "args")){
const err13 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/codex-server/else/then/properties/args/not",keyword:"not",params:{}};
vErrors = add(vErrors, err13);
errors++;
}
if(data.env !== undefined && func0.call(data, "env")){
const err14 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/codex-server/else/then/properties/env/not",keyword:"not",params:{}};
vErrors = add(vErrors, err14);
errors++;
}
if(data.env_vars !== undefined && func0.call(data, "env_vars")){
const err15 = {instancePath:instancePath+"/env_vars",schemaPath:"#/$defs/codex-server/else/then/properties/env_vars/not",keyword:"not",params:{}};
vErrors = add(vErrors, err15);
errors++;
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
const err16 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/codex-server/else/then/properties/cwd/not",keyword:"not",params:{}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath,schemaPath:"#/$defs/codex-server/else/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err17);
errors++;
}
var _valid1 = _errs27 === errors;
valid2 = _valid1;
if(valid2){
var props1 = {};
props1.args = true;
props1.env = true;
props1.env_vars = true;
props1.cwd = true;
}
}
if(!valid2){
const err18 = {instancePath,schemaPath:"#/$defs/codex-server/else/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err18);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err19 = {instancePath,schemaPath:"#/$defs/codex-server/else/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath,schemaPath:"#/$defs/codex-server/else/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err20);
errors++;
}
var _valid0 = _errs22 === errors;
valid0 = _valid0;
if(valid0){
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
if(!valid0){
const err21 = {instancePath,schemaPath:"#/$defs/codex-server/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err21);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.command = true;
props0.args = true;
props0.env = true;
props0.env_vars = true;
props0.cwd = true;
props0.url = true;
props0.bearer_token_env_var = true;
props0.bearer_token = true;
props0.http_headers = true;
props0.env_http_headers = true;
props0.http_headers_helper = true;
props0.oauth = true;
props0.oauth_resource = true;
props0.auth = true;
props0.scopes = true;
props0.startup_timeout_sec = true;
props0.startup_timeout_ms = true;
props0.tool_timeout_sec = true;
props0.enabled = true;
props0.required = true;
props0.supports_parallel_tool_calls = true;
props0.enabled_tools = true;
props0.disabled_tools = true;
props0.default_tools_approval_mode = true;
props0.tools = true;
props0.omit_tools_from = true;
props0.environment_id = true;
props0.experimental_environment = true;
props0.name = true;
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err22 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/codex-server/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data13 = data.args;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(typeof data13[i0] !== "string"){
const err23 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/codex-server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/codex-server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data15 = data.env;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key0 of Object.keys(data15)){
if(typeof data15[key0] !== "string"){
const err25 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/codex-server/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/codex-server/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data.env_vars !== undefined && func0.call(data, "env_vars")){
let data17 = data.env_vars;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if((typeof data18 !== "string") && (!(data18 && typeof data18 == "object" && !Array.isArray(data18)))){
const err27 = {instancePath:instancePath+"/env_vars/" + i1,schemaPath:"#/$defs/codex-server/properties/env_vars/items/type",keyword:"type",params:{type: schema20.properties.env_vars.items.type}};
vErrors = add(vErrors, err27);
errors++;
}
const _errs52 = errors;
let valid10 = true;
const _errs53 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err28 = {};
vErrors = add(vErrors, err28);
errors++;
}
var _valid2 = _errs53 === errors;
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = Math.min(vErrors.length, _errs52);
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs55 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.name === undefined) || (!(func0.call(data18, "name")))){
const err29 = {instancePath:instancePath+"/env_vars/" + i1,schemaPath:"#/$defs/codex-server/properties/env_vars/items/then/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err29);
errors++;
}
if(data18.name !== undefined && func0.call(data18, "name")){
if(typeof data18.name !== "string"){
const err30 = {instancePath:instancePath+"/env_vars/" + i1+"/name",schemaPath:"#/$defs/codex-server/properties/env_vars/items/then/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data18.source !== undefined && func0.call(data18, "source")){
let data20 = data18.source;
if(!((data20 === "local") || (data20 === "remote"))){
const err31 = {instancePath:instancePath+"/env_vars/" + i1+"/source",schemaPath:"#/$defs/codex-server/properties/env_vars/items/then/properties/source/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/env_vars/" + i1,schemaPath:"#/$defs/codex-server/properties/env_vars/items/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err32);
errors++;
}
var _valid2 = _errs55 === errors;
valid10 = _valid2;
if(valid10){
var props2 = {};
props2.name = true;
props2.source = true;
}
}
if(!valid10){
const err33 = {instancePath:instancePath+"/env_vars/" + i1,schemaPath:"#/$defs/codex-server/properties/env_vars/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/env_vars",schemaPath:"#/$defs/codex-server/properties/env_vars/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err35 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/codex-server/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err36 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/codex-server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data.bearer_token_env_var !== undefined && func0.call(data, "bearer_token_env_var")){
if(typeof data.bearer_token_env_var !== "string"){
const err37 = {instancePath:instancePath+"/bearer_token_env_var",schemaPath:"#/$defs/codex-server/properties/bearer_token_env_var/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data.bearer_token !== undefined && func0.call(data, "bearer_token")){
const err38 = {instancePath:instancePath+"/bearer_token",schemaPath:"#/$defs/codex-server/properties/bearer_token/not",keyword:"not",params:{}};
vErrors = add(vErrors, err38);
errors++;
}
if(data.http_headers !== undefined && func0.call(data, "http_headers")){
let data25 = data.http_headers;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key1 of Object.keys(data25)){
if(typeof data25[key1] !== "string"){
const err39 = {instancePath:instancePath+"/http_headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/codex-server/properties/http_headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err39);
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/http_headers",schemaPath:"#/$defs/codex-server/properties/http_headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err40);
errors++;
}
}
if(data.env_http_headers !== undefined && func0.call(data, "env_http_headers")){
let data27 = data.env_http_headers;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key2 of Object.keys(data27)){
if(typeof data27[key2] !== "string"){
const err41 = {instancePath:instancePath+"/env_http_headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/codex-server/properties/env_http_headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/env_http_headers",schemaPath:"#/$defs/codex-server/properties/env_http_headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data29 = data.oauth;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.client_id !== undefined && func0.call(data29, "client_id")){
if(typeof data29.client_id !== "string"){
const err43 = {instancePath:instancePath+"/oauth/client_id",schemaPath:"#/$defs/codex-server/properties/oauth/properties/client_id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data29.callback_port !== undefined && func0.call(data29, "callback_port")){
let data31 = data29.callback_port;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err44 = {instancePath:instancePath+"/oauth/callback_port",schemaPath:"#/$defs/codex-server/properties/oauth/properties/callback_port/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err44);
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 65535 || isNaN(data31)){
const err45 = {instancePath:instancePath+"/oauth/callback_port",schemaPath:"#/$defs/codex-server/properties/oauth/properties/callback_port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
vErrors = add(vErrors, err45);
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err46 = {instancePath:instancePath+"/oauth/callback_port",schemaPath:"#/$defs/codex-server/properties/oauth/properties/callback_port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err46);
errors++;
}
}
}
}
else {
const err47 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/codex-server/properties/oauth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err47);
errors++;
}
}
if(data.oauth_resource !== undefined && func0.call(data, "oauth_resource")){
if(typeof data.oauth_resource !== "string"){
const err48 = {instancePath:instancePath+"/oauth_resource",schemaPath:"#/$defs/codex-server/properties/oauth_resource/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err48);
errors++;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
let data33 = data.auth;
if(!((data33 === "oauth") || (data33 === "chatgpt"))){
const err49 = {instancePath:instancePath+"/auth",schemaPath:"#/$defs/codex-server/properties/auth/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err49);
errors++;
}
}
if(data.scopes !== undefined && func0.call(data, "scopes")){
let data34 = data.scopes;
if(Array.isArray(data34)){
const len2 = data34.length;
for(let i2=0; i2<len2; i2++){
if(typeof data34[i2] !== "string"){
const err50 = {instancePath:instancePath+"/scopes/" + i2,schemaPath:"#/$defs/codex-server/properties/scopes/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err50);
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/scopes",schemaPath:"#/$defs/codex-server/properties/scopes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err51);
errors++;
}
}
if(data.startup_timeout_sec !== undefined && func0.call(data, "startup_timeout_sec")){
let data36 = data.startup_timeout_sec;
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
const err52 = {instancePath:instancePath+"/startup_timeout_sec",schemaPath:"#/$defs/codex-server/properties/startup_timeout_sec/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err52);
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/startup_timeout_sec",schemaPath:"#/$defs/codex-server/properties/startup_timeout_sec/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err53);
errors++;
}
}
if(data.startup_timeout_ms !== undefined && func0.call(data, "startup_timeout_ms")){
let data37 = data.startup_timeout_ms;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err54 = {instancePath:instancePath+"/startup_timeout_ms",schemaPath:"#/$defs/codex-server/properties/startup_timeout_ms/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err54);
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err55 = {instancePath:instancePath+"/startup_timeout_ms",schemaPath:"#/$defs/codex-server/properties/startup_timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err55);
errors++;
}
}
}
if(data.tool_timeout_sec !== undefined && func0.call(data, "tool_timeout_sec")){
let data38 = data.tool_timeout_sec;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err56 = {instancePath:instancePath+"/tool_timeout_sec",schemaPath:"#/$defs/codex-server/properties/tool_timeout_sec/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err56);
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/tool_timeout_sec",schemaPath:"#/$defs/codex-server/properties/tool_timeout_sec/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err58 = {instancePath:instancePath+"/enabled",schemaPath:"#/$defs/codex-server/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err58);
errors++;
}
}
if(data.required !== undefined && func0.call(data, "required")){
if(typeof data.required !== "boolean"){
const err59 = {instancePath:instancePath+"/required",schemaPath:"#/$defs/codex-server/properties/required/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err59);
errors++;
}
}
if(data.supports_parallel_tool_calls !== undefined && func0.call(data, "supports_parallel_tool_calls")){
if(typeof data.supports_parallel_tool_calls !== "boolean"){
const err60 = {instancePath:instancePath+"/supports_parallel_tool_calls",schemaPath:"#/$defs/codex-server/properties/supports_parallel_tool_calls/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err60);
errors++;
}
}
if(data.enabled_tools !== undefined && func0.call(data, "enabled_tools")){
let data42 = data.enabled_tools;
if(Array.isArray(data42)){
const len3 = data42.length;
for(let i3=0; i3<len3; i3++){
if(typeof data42[i3] !== "string"){
const err61 = {instancePath:instancePath+"/enabled_tools/" + i3,schemaPath:"#/$defs/codex-server/properties/enabled_tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err61);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/enabled_tools",schemaPath:"#/$defs/codex-server/properties/enabled_tools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err62);
errors++;
}
}
if(data.disabled_tools !== undefined && func0.call(data, "disabled_tools")){
let data44 = data.disabled_tools;
if(Array.isArray(data44)){
const len4 = data44.length;
for(let i4=0; i4<len4; i4++){
if(typeof data44[i4] !== "string"){
const err63 = {instancePath:instancePath+"/disabled_tools/" + i4,schemaPath:"#/$defs/codex-server/properties/disabled_tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err63);
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/disabled_tools",schemaPath:"#/$defs/codex-server/properties/disabled_tools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err64);
errors++;
}
}
if(data.default_tools_approval_mode !== undefined && func0.call(data, "default_tools_approval_mode")){
let data46 = data.default_tools_approval_mode;
if(!((((data46 === "auto") || (data46 === "prompt")) || (data46 === "writes")) || (data46 === "approve"))){
const err65 = {instancePath:instancePath+"/default_tools_approval_mode",schemaPath:"#/$defs/codex-server/properties/default_tools_approval_mode/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err65);
errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data47 = data.tools;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key3 of Object.keys(data47)){
let data48 = data47[key3];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.approval_mode !== undefined && func0.call(data48, "approval_mode")){
let data49 = data48.approval_mode;
if(!((((data49 === "auto") || (data49 === "prompt")) || (data49 === "writes")) || (data49 === "approve"))){
const err66 = {instancePath:instancePath+"/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/approval_mode",schemaPath:"#/$defs/codex-server/properties/tools/additionalProperties/properties/approval_mode/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err66);
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/codex-server/properties/tools/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err67);
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/tools",schemaPath:"#/$defs/codex-server/properties/tools/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err68);
errors++;
}
}
if(data.omit_tools_from !== undefined && func0.call(data, "omit_tools_from")){
let data50 = data.omit_tools_from;
if(Array.isArray(data50)){
const len5 = data50.length;
for(let i5=0; i5<len5; i5++){
let data51 = data50[i5];
if(!(((data51 === "code_mode") || (data51 === "deferred")) || (data51 === "direct"))){
const err69 = {instancePath:instancePath+"/omit_tools_from/" + i5,schemaPath:"#/$defs/codex-server/properties/omit_tools_from/items/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err69);
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/omit_tools_from",schemaPath:"#/$defs/codex-server/properties/omit_tools_from/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err70);
errors++;
}
}
if(data.environment_id !== undefined && func0.call(data, "environment_id")){
if(typeof data.environment_id !== "string"){
const err71 = {instancePath:instancePath+"/environment_id",schemaPath:"#/$defs/codex-server/properties/environment_id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err71);
errors++;
}
}
if(data.experimental_environment !== undefined && func0.call(data, "experimental_environment")){
if(typeof data.experimental_environment !== "string"){
const err72 = {instancePath:instancePath+"/experimental_environment",schemaPath:"#/$defs/codex-server/properties/experimental_environment/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err72);
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err73 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/codex-server/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err73);
errors++;
}
}
}
else {
const err74 = {instancePath,schemaPath:"#/$defs/codex-server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err74);
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/mcp_servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/type",keyword:"type",params:{type: "object"}};
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

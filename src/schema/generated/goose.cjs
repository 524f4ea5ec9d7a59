// Written by "npm run generate" from schemas/goose.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"extensions\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/extension\"}}},\"$defs\":{\"extension\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"enabled\":{\"type\":\"boolean\"},\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"streamable_http\",\"builtin\",\"platform\",\"frontend\",\"inline_python\"]},\"name\":{\"type\":\"string\"},\"description\":{\"type\":[\"string\",\"null\"]},\"timeout\":{\"type\":[\"integer\",\"null\"],\"minimum\":0},\"bundled\":{\"type\":[\"boolean\",\"null\"]},\"available_tools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"allOf\":[{\"type\":\"object\",\"required\":[\"enabled\"],\"x-rule\":\"field-missing\",\"x-help\":\"add \\\"enabled: true\\\"\"},{\"type\":\"object\",\"x-rule\":\"transport-untyped\",\"required\":[\"type\"]},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"stdio\"}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"cmd\"],\"properties\":{\"cmd\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"envs\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"env_keys\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"allOf\":[{\"type\":\"object\",\"dependentRequired\":{\"cmd\":[\"args\"]},\"x-rule\":\"field-missing\"}]}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"streamable_http\"}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"uri\"],\"properties\":{\"uri\":{\"type\":\"string\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"socket\":{\"type\":[\"string\",\"null\"]},\"envs\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"env_keys\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}}}}]}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"enabled":{"type":"boolean"},"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","streamable_http","builtin","platform","frontend","inline_python"]},"name":{"type":"string"},"description":{"type":["string","null"]},"timeout":{"type":["integer","null"],"minimum":0},"bundled":{"type":["boolean","null"]},"available_tools":{"type":"array","items":{"type":"string"}}},"allOf":[{"type":"object","required":["enabled"],"x-rule":"field-missing","x-help":"add \"enabled: true\""},{"type":"object","x-rule":"transport-untyped","required":["type"]},{"if":{"type":"object","properties":{"type":{"const":"stdio"}},"required":["type"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["cmd"],"properties":{"cmd":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"envs":{"type":"object","additionalProperties":{"type":"string"}},"env":{"type":"object","additionalProperties":{"type":"string"}},"env_keys":{"type":"array","items":{"type":"string"}}},"allOf":[{"type":"object","dependentRequired":{"cmd":["args"]},"x-rule":"field-missing"}]}},{"if":{"type":"object","properties":{"type":{"const":"streamable_http"}},"required":["type"]},"then":{"type":"object","x-rule":"transport-mismatch","required":["uri"],"properties":{"uri":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"socket":{"type":["string","null"]},"envs":{"type":"object","additionalProperties":{"type":"string"}},"env":{"type":"object","additionalProperties":{"type":"string"}},"env_keys":{"type":"array","items":{"type":"string"}}}}}]};

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
if((data.enabled === undefined) || (!(func0.call(data, "enabled")))){
const err0 = {instancePath,schemaPath:"#/$defs/extension/allOf/0/required",keyword:"required",params:{missingProperty: "enabled"}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/extension/allOf/0/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err2 = {instancePath,schemaPath:"#/$defs/extension/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/extension/allOf/1/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("stdio" !== data.type){
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
if(data.cmd !== undefined && func0.call(data, "cmd")){
if((data.args === undefined) || (!(func0.call(data, "args")))){
const err7 = {instancePath,schemaPath:"#/$defs/extension/allOf/2/then/allOf/0/dependentRequired",keyword:"dependentRequired",params:{property: "cmd",
    missingProperty: "args",
    depsCount: 1,
    deps: "args"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/$defs/extension/allOf/2/then/allOf/0/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.cmd === undefined) || (!(func0.call(data, "cmd")))){
const err9 = {instancePath,schemaPath:"#/$defs/extension/allOf/2/then/required",keyword:"required",params:{missingProperty: "cmd"}};
vErrors = add(vErrors, err9);
errors++;
}
if(data.cmd !== undefined && func0.call(data, "cmd")){
if(typeof data.cmd !== "string"){
const err10 = {instancePath:instancePath+"/cmd",schemaPath:"#/$defs/extension/allOf/2/then/properties/cmd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data2 = data.args;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err11 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/extension/allOf/2/then/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/extension/allOf/2/then/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.envs !== undefined && func0.call(data, "envs")){
let data4 = data.envs;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 of Object.keys(data4)){
if(typeof data4[key0] !== "string"){
const err13 = {instancePath:instancePath+"/envs/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/extension/allOf/2/then/properties/envs/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/envs",schemaPath:"#/$defs/extension/allOf/2/then/properties/envs/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data6 = data.env;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
if(typeof data6[key1] !== "string"){
const err15 = {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/extension/allOf/2/then/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/extension/allOf/2/then/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.env_keys !== undefined && func0.call(data, "env_keys")){
let data8 = data.env_keys;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
const err17 = {instancePath:instancePath+"/env_keys/" + i1,schemaPath:"#/$defs/extension/allOf/2/then/properties/env_keys/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/env_keys",schemaPath:"#/$defs/extension/allOf/2/then/properties/env_keys/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/$defs/extension/allOf/2/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err19);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.cmd = true;
props0.args = true;
props0.envs = true;
props0.env = true;
props0.env_keys = true;
props0.type = true;
}
}
if(!valid1){
const err20 = {instancePath,schemaPath:"#/$defs/extension/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err20);
errors++;
}
const _errs35 = errors;
let valid11 = true;
const _errs36 = errors;
if(errors === _errs36){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing2 = "type")){
const err21 = {};
vErrors = add(vErrors, err21);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("streamable_http" !== data.type){
const err22 = {};
vErrors = add(vErrors, err22);
errors++;
}
}
}
}
else {
const err23 = {};
vErrors = add(vErrors, err23);
errors++;
}
}
var _valid1 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = Math.min(vErrors.length, _errs35);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.uri === undefined) || (!(func0.call(data, "uri")))){
const err24 = {instancePath,schemaPath:"#/$defs/extension/allOf/3/then/required",keyword:"required",params:{missingProperty: "uri"}};
vErrors = add(vErrors, err24);
errors++;
}
if(data.uri !== undefined && func0.call(data, "uri")){
if(typeof data.uri !== "string"){
const err25 = {instancePath:instancePath+"/uri",schemaPath:"#/$defs/extension/allOf/3/then/properties/uri/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data12 = data.headers;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 of Object.keys(data12)){
if(typeof data12[key2] !== "string"){
const err26 = {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/extension/allOf/3/then/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/extension/allOf/3/then/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err27);
errors++;
}
}
if(data.socket !== undefined && func0.call(data, "socket")){
let data14 = data.socket;
if((typeof data14 !== "string") && (data14 !== null)){
const err28 = {instancePath:instancePath+"/socket",schemaPath:"#/$defs/extension/allOf/3/then/properties/socket/type",keyword:"type",params:{type: schema20.allOf[3].then.properties.socket.type}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data.envs !== undefined && func0.call(data, "envs")){
let data15 = data.envs;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 of Object.keys(data15)){
if(typeof data15[key3] !== "string"){
const err29 = {instancePath:instancePath+"/envs/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/extension/allOf/3/then/properties/envs/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/envs",schemaPath:"#/$defs/extension/allOf/3/then/properties/envs/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data17 = data.env;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key4 of Object.keys(data17)){
if(typeof data17[key4] !== "string"){
const err31 = {instancePath:instancePath+"/env/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/extension/allOf/3/then/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/extension/allOf/3/then/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err32);
errors++;
}
}
if(data.env_keys !== undefined && func0.call(data, "env_keys")){
let data19 = data.env_keys;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(typeof data19[i2] !== "string"){
const err33 = {instancePath:instancePath+"/env_keys/" + i2,schemaPath:"#/$defs/extension/allOf/3/then/properties/env_keys/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/env_keys",schemaPath:"#/$defs/extension/allOf/3/then/properties/env_keys/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err34);
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/$defs/extension/allOf/3/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err35);
errors++;
}
var _valid1 = _errs39 === errors;
valid11 = _valid1;
if(valid11){
var props1 = {};
props1.uri = true;
props1.headers = true;
props1.socket = true;
props1.envs = true;
props1.env = true;
props1.env_keys = true;
props1.type = true;
}
}
if(!valid11){
const err36 = {instancePath,schemaPath:"#/$defs/extension/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err36);
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
props0.enabled = true;
props0.type = true;
props0.name = true;
props0.description = true;
props0.timeout = true;
props0.bundled = true;
props0.available_tools = true;
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err37 = {instancePath:instancePath+"/enabled",schemaPath:"#/$defs/extension/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data22 = data.type;
if(typeof data22 !== "string"){
const err38 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/extension/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
if(!((((((data22 === "stdio") || (data22 === "streamable_http")) || (data22 === "builtin")) || (data22 === "platform")) || (data22 === "frontend")) || (data22 === "inline_python"))){
const err39 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/extension/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err40 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/extension/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err40);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data24 = data.description;
if((typeof data24 !== "string") && (data24 !== null)){
const err41 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/extension/properties/description/type",keyword:"type",params:{type: schema20.properties.description.type}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data25 = data.timeout;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err42 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/extension/properties/timeout/type",keyword:"type",params:{type: schema20.properties.timeout.type}};
vErrors = add(vErrors, err42);
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err43 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/extension/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err43);
errors++;
}
}
}
if(data.bundled !== undefined && func0.call(data, "bundled")){
let data26 = data.bundled;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err44 = {instancePath:instancePath+"/bundled",schemaPath:"#/$defs/extension/properties/bundled/type",keyword:"type",params:{type: schema20.properties.bundled.type}};
vErrors = add(vErrors, err44);
errors++;
}
}
if(data.available_tools !== undefined && func0.call(data, "available_tools")){
let data27 = data.available_tools;
if(Array.isArray(data27)){
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
if(typeof data27[i3] !== "string"){
const err45 = {instancePath:instancePath+"/available_tools/" + i3,schemaPath:"#/$defs/extension/properties/available_tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/available_tools",schemaPath:"#/$defs/extension/properties/available_tools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err46);
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/$defs/extension/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err47);
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
if(data.extensions !== undefined && func0.call(data, "extensions")){
let data0 = data.extensions;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/extensions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "object"}};
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
validate52.evaluated = {"props":{"extensions":true},"dynamicProps":false,"dynamicItems":false};

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

// Written by "npm run generate" from schemas/gemini-extension.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"allOf\":[{\"type\":\"object\",\"x-rule\":\"field-missing\",\"x-effect\":\"refuses-file\",\"x-by\":\"H:GEM3\",\"required\":[\"name\",\"version\"]}],\"properties\":{\"name\":{\"x-effect\":\"refuses-file\",\"x-by\":\"H:GEM3\",\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"minLength\":1,\"pattern\":\"^[a-zA-Z0-9-]*$\",\"x-label\":\"a name of letters, digits and \\\"-\\\"\"}},\"version\":{\"x-effect\":\"refuses-file\",\"x-by\":\"H:GEM3\",\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"minLength\":1}},\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/gemini-server\"}}},\"$defs\":{\"gemini-server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"sse\",\"http\"]},\"command\":{\"x-effect\":\"fails-server\",\"x-by\":\"H:GEM2\",\"type\":\"string\"},\"args\":{\"x-effect\":\"crashes\",\"type\":[\"array\",\"null\"],\"items\":{\"x-effect\":\"warns\",\"type\":\"string\"},\"if\":{\"type\":\"null\"},\"then\":{\"x-effect\":\"warns\",\"type\":\"array\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"cwd\":{\"type\":\"string\"},\"url\":{\"x-effect\":\"fails-server\",\"x-by\":\"H:GEM2\",\"type\":\"string\"},\"httpUrl\":{\"x-effect\":\"fails-server\",\"x-by\":\"H:GEM2\",\"type\":\"string\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"timeout\":{},\"trust\":{},\"description\":{\"type\":\"string\"},\"includeTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"excludeTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"oauth\":{\"type\":\"object\"},\"authProviderType\":{\"enum\":[\"dynamic_discovery\",\"google_credentials\",\"service_account_impersonation\"]},\"targetAudience\":{\"type\":\"string\"},\"targetServiceAccount\":{\"type\":\"string\"}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const func65 = ucs2length;
const pattern3 = new RegExp("^[a-zA-Z0-9-]*$", "u");
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","sse","http"]},"command":{"x-effect":"fails-server","x-by":"H:GEM2","type":"string"},"args":{"x-effect":"crashes","type":["array","null"],"items":{"x-effect":"warns","type":"string"},"if":{"type":"null"},"then":{"x-effect":"warns","type":"array"}},"env":{"type":"object","additionalProperties":{"type":"string"}},"cwd":{"type":"string"},"url":{"x-effect":"fails-server","x-by":"H:GEM2","type":"string"},"httpUrl":{"x-effect":"fails-server","x-by":"H:GEM2","type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"timeout":{},"trust":{},"description":{"type":"string"},"includeTools":{"type":"array","items":{"type":"string"}},"excludeTools":{"type":"array","items":{"type":"string"}},"oauth":{"type":"object"},"authProviderType":{"enum":["dynamic_discovery","google_credentials","service_account_impersonation"]},"targetAudience":{"type":"string"},"targetServiceAccount":{"type":"string"}}};

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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/gemini-server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
if(!(((data0 === "stdio") || (data0 === "sse")) || (data0 === "http"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/gemini-server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/gemini-server/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data2 = data.args;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/gemini-server/properties/args/type",keyword:"type",params:{type: schema20.properties.args.type}};
vErrors = add(vErrors, err3);
errors++;
}
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(data2 !== null){
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = Math.min(vErrors.length, _errs7);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(!(Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/gemini-server/properties/args/then/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/gemini-server/properties/args/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err6);
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err7 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/gemini-server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data4 = data.env;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 of Object.keys(data4)){
if(typeof data4[key0] !== "string"){
const err8 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/gemini-server/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/gemini-server/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err10 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/gemini-server/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/gemini-server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.httpUrl !== undefined && func0.call(data, "httpUrl")){
if(typeof data.httpUrl !== "string"){
const err12 = {instancePath:instancePath+"/httpUrl",schemaPath:"#/$defs/gemini-server/properties/httpUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data9 = data.headers;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 of Object.keys(data9)){
if(typeof data9[key1] !== "string"){
const err13 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/gemini-server/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/gemini-server/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/gemini-server/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.includeTools !== undefined && func0.call(data, "includeTools")){
let data12 = data.includeTools;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
const err16 = {instancePath:instancePath+"/includeTools/" + i1,schemaPath:"#/$defs/gemini-server/properties/includeTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/includeTools",schemaPath:"#/$defs/gemini-server/properties/includeTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.excludeTools !== undefined && func0.call(data, "excludeTools")){
let data14 = data.excludeTools;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(typeof data14[i2] !== "string"){
const err18 = {instancePath:instancePath+"/excludeTools/" + i2,schemaPath:"#/$defs/gemini-server/properties/excludeTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/excludeTools",schemaPath:"#/$defs/gemini-server/properties/excludeTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data16 = data.oauth;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err20 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/gemini-server/properties/oauth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.authProviderType !== undefined && func0.call(data, "authProviderType")){
let data17 = data.authProviderType;
if(!(((data17 === "dynamic_discovery") || (data17 === "google_credentials")) || (data17 === "service_account_impersonation"))){
const err21 = {instancePath:instancePath+"/authProviderType",schemaPath:"#/$defs/gemini-server/properties/authProviderType/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.targetAudience !== undefined && func0.call(data, "targetAudience")){
if(typeof data.targetAudience !== "string"){
const err22 = {instancePath:instancePath+"/targetAudience",schemaPath:"#/$defs/gemini-server/properties/targetAudience/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.targetServiceAccount !== undefined && func0.call(data, "targetServiceAccount")){
if(typeof data.targetServiceAccount !== "string"){
const err23 = {instancePath:instancePath+"/targetServiceAccount",schemaPath:"#/$defs/gemini-server/properties/targetServiceAccount/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/$defs/gemini-server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err24);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"type":true,"command":true,"args":true,"env":true,"cwd":true,"url":true,"httpUrl":true,"headers":true,"timeout":true,"trust":true,"description":true,"includeTools":true,"excludeTools":true,"oauth":true,"authProviderType":true,"targetAudience":true,"targetServiceAccount":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(typeof data0 !== "string"){
const err3 = {};
vErrors = add(vErrors, err3);
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = Math.min(vErrors.length, _errs4);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(typeof data0 === "string"){
if(func65(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/then/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
if(!pattern3.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/then/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9-]*$"}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = _valid0;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
const _errs10 = errors;
let valid3 = true;
const _errs11 = errors;
if(typeof data1 !== "string"){
const err8 = {};
vErrors = add(vErrors, err8);
errors++;
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = Math.min(vErrors.length, _errs10);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(typeof data1 === "string"){
if(func65(data1) < 1){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/then/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = _valid1;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.mcpServers !== undefined && func0.call(data, "mcpServers")){
let data2 = data.mcpServers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 of Object.keys(data2)){
if(!(validate53(data2[key0], {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"name":true,"version":true,"mcpServers":true},"dynamicProps":false,"dynamicItems":false};

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

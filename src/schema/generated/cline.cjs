// Written by "npm run generate" from schemas/cline.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"required\":[\"mcpServers\"],\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"disabled\":{\"type\":\"boolean\"},\"metadata\":{\"type\":\"object\"},\"oauth\":{\"type\":\"object\"},\"timeout\":{},\"autoApprove\":{}},\"if\":{\"type\":\"object\",\"properties\":{\"transport\":{\"type\":\"object\"}},\"required\":[\"transport\"]},\"then\":{\"type\":\"object\",\"properties\":{\"transport\":{\"$ref\":\"#/$defs/transport\"}}},\"else\":{\"$ref\":\"#/$defs/flat\"}},\"transport\":{\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"sse\",\"streamableHttp\"]}},\"allOf\":[{\"type\":\"object\",\"x-effect\":\"refuses-file\",\"x-by\":\"H:CLS\",\"required\":[\"type\"]},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"sse\",\"streamableHttp\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/remote\"},\"else\":{\"$ref\":\"#/$defs/local\"}}]},\"flat\":{\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"sse\",\"streamableHttp\"]},\"transportType\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"sse\",\"http\",\"streamableHttp\"]}},\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"sse\",\"streamableHttp\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/remote\"},\"else\":{\"if\":{\"type\":\"object\",\"required\":[\"command\"]},\"then\":{\"$ref\":\"#/$defs/local\"},\"else\":{\"$ref\":\"#/$defs/remote\"}}},\"local\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"command\"],\"properties\":{\"command\":{\"type\":\"string\",\"minLength\":1},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"$ref\":\"#/$defs/strings\"},\"cwd\":{\"type\":\"string\"}}},\"remote\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\",\"minLength\":1},\"headers\":{\"$ref\":\"#/$defs/strings\"}}},\"strings\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const func72 = ucs2length;

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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/$defs/remote/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.url !== undefined && func0.call(data, "url")){
let data0 = data.url;
if(typeof data0 === "string"){
if(func72(data0) < 1){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate56(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/remote/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"url":true,"headers":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err0 = {instancePath,schemaPath:"#/$defs/local/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.command !== undefined && func0.call(data, "command")){
let data0 = data.command;
if(typeof data0 === "string"){
if(func72(data0) < 1){
const err1 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/type",keyword:"type",params:{type: "string"}};
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
const err3 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/local/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/local/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate56(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err5 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/local/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/local/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"command":true,"args":true,"env":true,"cwd":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/$defs/transport/allOf/0/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/transport/allOf/0/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err2 = {};
vErrors = add(vErrors, err2);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(!((data0 === "sse") || (data0 === "streamableHttp"))){
const err3 = {};
vErrors = add(vErrors, err3);
errors++;
}
}
}
}
else {
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
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
let ifClause0;
if(_valid0){
const _errs8 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.url = true;
props0.headers = true;
props0.type = true;
}
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate59.errors);
errors += validate59.errors.length;
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
if(valid1){
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
if(!valid1){
const err5 = {instancePath,schemaPath:"#/$defs/transport/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err5);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/transport/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
if(!(((data1 === "stdio") || (data1 === "sse")) || (data1 === "streamableHttp"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/transport/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/$defs/transport/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
validate54.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
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
if(!((data0 === "sse") || (data0 === "streamableHttp"))){
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
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.url = true;
props0.headers = true;
props0.type = true;
}
ifClause0 = "then";
}
else {
const _errs6 = errors;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.command === undefined) || (!(func0.call(data, "command")))) && (missing1 = "command")){
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
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = Math.min(vErrors.length, _errs7);
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate59.errors);
errors += validate59.errors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
if(valid2){
var props1 = {};
props1.command = true;
props1.args = true;
props1.env = true;
props1.cwd = true;
}
ifClause1 = "then";
}
else {
const _errs11 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
if(valid2){
if(props1 !== true){
props1 = props1 || {};
props1.url = true;
props1.headers = true;
}
}
ifClause1 = "else";
}
if(!valid2){
const err5 = {instancePath,schemaPath:"#/$defs/flat/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs6 === errors;
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
const err6 = {instancePath,schemaPath:"#/$defs/flat/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err6);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.transportType = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/flat/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
if(!(((data1 === "stdio") || (data1 === "sse")) || (data1 === "streamableHttp"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/flat/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.transportType !== undefined && func0.call(data, "transportType")){
let data2 = data.transportType;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/transportType",schemaPath:"#/$defs/flat/properties/transportType/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
if(!((((data2 === "stdio") || (data2 === "sse")) || (data2 === "http")) || (data2 === "streamableHttp"))){
const err10 = {instancePath:instancePath+"/transportType",schemaPath:"#/$defs/flat/properties/transportType/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/$defs/flat/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
validate63.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(((data.transport === undefined) || (!(func0.call(data, "transport")))) && (missing0 = "transport")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
else {
if(data.transport !== undefined && func0.call(data, "transport")){
let data0 = data.transport;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
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
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transport !== undefined && func0.call(data, "transport")){
if(!(validate54(data.transport, {instancePath:instancePath+"/transport",parentData:data,parentDataProperty:"transport",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/server/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
if(valid0){
var props1 = {};
props1.transport = true;
}
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate63.errors);
errors += validate63.errors.length;
}
else {
var props2 = validate63.evaluated.props;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
if(valid0){
if(props1 !== true && props2 !== undefined){
if(props2 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props2);
}
}
}
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/$defs/server/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err4);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props1 !== true){
props1 = props1 || {};
props1.disabled = true;
props1.metadata = true;
props1.oauth = true;
props1.timeout = true;
props1.autoApprove = true;
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err5 = {instancePath:instancePath+"/disabled",schemaPath:"#/$defs/server/properties/disabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
let data3 = data.metadata;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err6 = {instancePath:instancePath+"/metadata",schemaPath:"#/$defs/server/properties/metadata/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data4 = data.oauth;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err7 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/server/properties/oauth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
validate53.errors = vErrors;
evaluated0.props = props1;
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
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

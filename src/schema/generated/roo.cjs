// Written by "npm run generate" from schemas/roo.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"required\":[\"mcpServers\"],\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"sse\",\"streamable-http\"]},\"disabled\":{\"type\":\"boolean\"},\"timeout\":{\"type\":\"number\",\"minimum\":1,\"maximum\":3600},\"alwaysAllow\":{\"$ref\":\"#/$defs/names\"},\"disabledTools\":{\"$ref\":\"#/$defs/names\"},\"watchPaths\":{\"$ref\":\"#/$defs/names\"}},\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"sse\",\"streamable-http\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/remote\"},\"else\":{\"if\":{\"type\":\"object\",\"required\":[\"command\"]},\"then\":{\"$ref\":\"#/$defs/local\"},\"else\":{\"$ref\":\"#/$defs/remote\"}}},\"local\":{\"type\":\"object\",\"properties\":{\"command\":{\"type\":\"string\",\"minLength\":1},\"args\":{\"$ref\":\"#/$defs/names\"},\"cwd\":{\"type\":\"string\"},\"env\":{\"$ref\":\"#/$defs/strings\"}}},\"remote\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\"},\"headers\":{\"$ref\":\"#/$defs/strings\"}}},\"names\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"strings\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}}}") };
const func0 = Object.prototype.hasOwnProperty;

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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const err0 = {instancePath,schemaPath:"#/$defs/remote/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate55(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/$defs/remote/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"url":true,"headers":true},"dynamicProps":false,"dynamicItems":false};

const func71 = ucs2length;

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/names/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/names/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err1);
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.command !== undefined && func0.call(data, "command")){
let data0 = data.command;
if(typeof data0 === "string"){
if(func71(data0) < 1){
const err0 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
if(!(validate59(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate59.errors);
errors += validate59.errors.length;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err2 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/local/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate55(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/local/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"command":true,"args":true,"cwd":true,"env":true},"dynamicProps":false,"dynamicItems":false};


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
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(!((data0 === "sse") || (data0 === "streamable-http"))){
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
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
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
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate58.errors);
errors += validate58.errors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
if(valid2){
var props1 = {};
props1.command = true;
props1.args = true;
props1.cwd = true;
props1.env = true;
}
ifClause1 = "then";
}
else {
const _errs11 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
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
const err5 = {instancePath,schemaPath:"#/$defs/server/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
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
const err6 = {instancePath,schemaPath:"#/$defs/server/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err6);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.disabled = true;
props0.timeout = true;
props0.alwaysAllow = true;
props0.disabledTools = true;
props0.watchPaths = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
if(!(((data1 === "stdio") || (data1 === "sse")) || (data1 === "streamable-http"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err9 = {instancePath:instancePath+"/disabled",schemaPath:"#/$defs/server/properties/disabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data3 = data.timeout;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3600 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/server/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}};
vErrors = add(vErrors, err10);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/server/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/server/properties/timeout/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.alwaysAllow !== undefined && func0.call(data, "alwaysAllow")){
if(!(validate59(data.alwaysAllow, {instancePath:instancePath+"/alwaysAllow",parentData:data,parentDataProperty:"alwaysAllow",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate59.errors);
errors += validate59.errors.length;
}
}
if(data.disabledTools !== undefined && func0.call(data, "disabledTools")){
if(!(validate59(data.disabledTools, {instancePath:instancePath+"/disabledTools",parentData:data,parentDataProperty:"disabledTools",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate59.errors);
errors += validate59.errors.length;
}
}
if(data.watchPaths !== undefined && func0.call(data, "watchPaths")){
if(!(validate59(data.watchPaths, {instancePath:instancePath+"/watchPaths",parentData:data,parentDataProperty:"watchPaths",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate59.errors);
errors += validate59.errors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
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

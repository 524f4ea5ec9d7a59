// Written by "npm run generate" from schemas/continue.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/item\"}}},\"$defs\":{\"item\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"if\":{\"type\":\"object\",\"required\":[\"uses\"]},\"then\":{\"type\":\"object\",\"properties\":{\"uses\":{\"type\":\"string\"},\"with\":{\"type\":\"object\"},\"override\":{\"type\":\"object\"}}},\"else\":{\"$ref\":\"#/$defs/server\"}},\"server\":{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"},\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"sse\",\"streamable-http\"]},\"connectionTimeout\":{\"type\":\"number\",\"exclusiveMinimum\":0},\"faviconUrl\":{\"type\":\"string\"}},\"allOf\":[{\"type\":\"object\",\"x-rule\":\"field-missing\",\"required\":[\"name\"]},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"sse\",\"streamable-http\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/remote\"},\"else\":{\"if\":{\"type\":\"object\",\"required\":[\"command\"]},\"then\":{\"$ref\":\"#/$defs/local\"},\"else\":{\"$ref\":\"#/$defs/remote\"}}}]},\"local\":{\"type\":\"object\",\"properties\":{\"command\":{\"type\":\"string\",\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"x-effect\":\"fails-server\",\"minLength\":1}},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"cwd\":{\"type\":\"string\"}}},\"remote\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\",\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"x-effect\":\"fails-server\",\"minLength\":1}},\"requestOptions\":{\"type\":\"object\",\"properties\":{\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}}}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const func72 = ucs2length;

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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err2 = {};
vErrors = add(vErrors, err2);
errors++;
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = Math.min(vErrors.length, _errs3);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(typeof data0 === "string"){
if(func72(data0) < 1){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/then/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/remote/properties/url/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.requestOptions !== undefined && func0.call(data, "requestOptions")){
let data1 = data.requestOptions;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.headers !== undefined && func0.call(data1, "headers")){
let data2 = data1.headers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 of Object.keys(data2)){
if(typeof data2[key0] !== "string"){
const err6 = {instancePath:instancePath+"/requestOptions/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/remote/properties/requestOptions/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/requestOptions/headers",schemaPath:"#/$defs/remote/properties/requestOptions/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/requestOptions",schemaPath:"#/$defs/remote/properties/requestOptions/type",keyword:"type",params:{type: "object"}};
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"url":true,"requestOptions":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.command !== undefined && func0.call(data, "command")){
let data0 = data.command;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err1 = {};
vErrors = add(vErrors, err1);
errors++;
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = Math.min(vErrors.length, _errs3);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(typeof data0 === "string"){
if(func72(data0) < 1){
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/then/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/local/properties/command/if",keyword:"if",params:{failingKeyword: "then"}};
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
const err5 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/local/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/local/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data3 = data.env;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 of Object.keys(data3)){
if(typeof data3[key0] !== "string"){
const err7 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/local/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/local/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err9 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/local/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/$defs/local/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"command":true,"args":true,"env":true,"cwd":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/$defs/server/allOf/0/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/server/allOf/0/type",keyword:"type",params:{type: "object"}};
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
if(!((data0 === "sse") || (data0 === "streamable-http"))){
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
props0.requestOptions = true;
props0.type = true;
}
ifClause0 = "then";
}
else {
const _errs9 = errors;
const _errs10 = errors;
let valid3 = true;
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.command === undefined) || (!(func0.call(data, "command")))) && (missing1 = "command")){
const err5 = {};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {};
vErrors = add(vErrors, err6);
errors++;
}
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
let ifClause1;
if(_valid1){
const _errs13 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate57.errors);
errors += validate57.errors.length;
}
var _valid1 = _errs13 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.command = true;
props1.args = true;
props1.env = true;
props1.cwd = true;
}
ifClause1 = "then";
}
else {
const _errs14 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
var _valid1 = _errs14 === errors;
valid3 = _valid1;
if(valid3){
if(props1 !== true){
props1 = props1 || {};
props1.url = true;
props1.requestOptions = true;
}
}
ifClause1 = "else";
}
if(!valid3){
const err7 = {instancePath,schemaPath:"#/$defs/server/allOf/1/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
vErrors = add(vErrors, err7);
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
if(valid1){
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
if(!valid1){
const err8 = {instancePath,schemaPath:"#/$defs/server/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err8);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.name = true;
props0.type = true;
props0.connectionTimeout = true;
props0.faviconUrl = true;
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/server/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
if(!(((data2 === "stdio") || (data2 === "sse")) || (data2 === "streamable-http"))){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.connectionTimeout !== undefined && func0.call(data, "connectionTimeout")){
let data3 = data.connectionTimeout;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 <= 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/connectionTimeout",schemaPath:"#/$defs/server/properties/connectionTimeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/connectionTimeout",schemaPath:"#/$defs/server/properties/connectionTimeout/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.faviconUrl !== undefined && func0.call(data, "faviconUrl")){
if(typeof data.faviconUrl !== "string"){
const err14 = {instancePath:instancePath+"/faviconUrl",schemaPath:"#/$defs/server/properties/faviconUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err15);
errors++;
}
validate54.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/$defs/item/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.uses === undefined) || (!(func0.call(data, "uses")))) && (missing0 = "uses")){
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
if(data.uses !== undefined && func0.call(data, "uses")){
if(typeof data.uses !== "string"){
const err3 = {instancePath:instancePath+"/uses",schemaPath:"#/$defs/item/then/properties/uses/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.with !== undefined && func0.call(data, "with")){
let data1 = data.with;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err4 = {instancePath:instancePath+"/with",schemaPath:"#/$defs/item/then/properties/with/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.override !== undefined && func0.call(data, "override")){
let data2 = data.override;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/override",schemaPath:"#/$defs/item/then/properties/override/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/item/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.uses = true;
props0.with = true;
props0.override = true;
}
ifClause0 = "then";
}
else {
const _errs12 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
else {
var props1 = validate54.evaluated.props;
}
var _valid0 = _errs12 === errors;
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
const err7 = {instancePath,schemaPath:"#/$defs/item/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err7);
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
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data0[i0], {instancePath:instancePath+"/mcpServers/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "array"}};
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

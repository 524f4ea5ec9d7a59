// Written by "npm run generate" from schemas/ccmcp.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"description\":{\"type\":\"string\"},\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"sse\"]},\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"$ref\":\"#/$defs/strings\"},\"url\":{\"type\":\"string\"},\"headers\":{\"$ref\":\"#/$defs/strings\"}},\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"http\",\"sse\"]}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-mismatch\",\"required\":[\"url\"]},\"else\":{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"stdio\"}}},\"then\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"command\"],\"properties\":{\"command\":{\"type\":\"string\",\"minLength\":1}}}}},\"strings\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const func70 = ucs2length;

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
if(!((data0 === "http") || (data0 === "sse"))){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err3 = {instancePath,schemaPath:"#/$defs/server/then/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/$defs/server/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs7 = errors;
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined && func0.call(data, "type")){
if("stdio" !== data.type){
const err5 = {};
vErrors = add(vErrors, err5);
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err7 = {instancePath,schemaPath:"#/$defs/server/else/then/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err7);
errors++;
}
if(data.command !== undefined && func0.call(data, "command")){
let data2 = data.command;
if(typeof data2 === "string"){
if(func70(data2) < 1){
const err8 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/else/then/properties/command/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/else/then/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/$defs/server/else/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = _valid1;
if(valid2){
var props0 = {};
props0.command = true;
props0.type = true;
}
}
if(!valid2){
const err11 = {instancePath,schemaPath:"#/$defs/server/else/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err11);
errors++;
}
var _valid0 = _errs7 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err12 = {instancePath,schemaPath:"#/$defs/server/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err12);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.command = true;
props0.args = true;
props0.env = true;
props0.url = true;
props0.headers = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data3 = data.type;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
if(!(((data3 === "stdio") || (data3 === "http")) || (data3 === "sse"))){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err15 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data5 = data.args;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
const err16 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate54(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err18 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate54(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err19);
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
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.mcpServers !== undefined && func0.call(data, "mcpServers")){
let data1 = data.mcpServers;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 of Object.keys(data1)){
if(!(validate53(data1[key0], {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key0,rootData,dynamicAnchors}))){
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
validate52.evaluated = {"props":{"description":true,"mcpServers":true},"dynamicProps":false,"dynamicItems":false};

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

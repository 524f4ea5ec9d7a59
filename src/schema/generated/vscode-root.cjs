// Written by "npm run generate" from schemas/vscode-root.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"if\":{\"type\":\"object\",\"required\":[\"mcpServers\"]},\"then\":{\"type\":\"object\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}}},\"else\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"streamable-http\",\"sse\"]},\"command\":{\"type\":\"string\",\"minLength\":1},\"args\":{\"x-effect\":\"ignored\",\"type\":\"array\",\"items\":{\"x-effect\":\"ignored\",\"type\":\"string\"}}},\"if\":{\"type\":\"object\",\"properties\":{\"command\":false}},\"then\":{\"type\":\"object\",\"properties\":{\"url\":{\"type\":\"string\",\"minLength\":1}}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const func66 = ucs2length;

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
if(data.command !== undefined && func0.call(data, "command")){
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
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if(typeof data1 === "string"){
if(func66(data1) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/then/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/then/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/$defs/server/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.url = true;
props0.command = true;
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/$defs/server/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err5);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.command = true;
props0.args = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
if(!((((data2 === "stdio") || (data2 === "http")) || (data2 === "streamable-http")) || (data2 === "sse"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data3 = data.command;
if(typeof data3 === "string"){
if(func66(data3) < 1){
const err8 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data4 = data.args;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err10 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mcpServers === undefined) || (!(func0.call(data, "mcpServers")))) && (missing0 = "mcpServers")){
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
const err3 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/then/properties/mcpServers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props1 = {};
props1.mcpServers = true;
}
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key1 of Object.keys(data)){
if(!(validate53(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/else/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs10 === errors;
valid0 = _valid0;
if(valid0){
if(props1 !== true){
props1 = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err6);
errors++;
}
validate52.errors = vErrors;
evaluated0.props = props1;
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
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

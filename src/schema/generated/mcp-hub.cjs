// Written by "npm run generate" from schemas/mcp-hub.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}},\"servers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"command\":{\"type\":\"string\",\"minLength\":1},\"args\":{\"x-effect\":\"ignored\",\"type\":\"array\"},\"env\":{\"type\":[\"object\",\"null\"]},\"url\":{\"type\":\"string\"},\"headers\":{\"type\":[\"object\",\"null\"]},\"disabled\":{\"x-effect\":\"fine\",\"type\":\"boolean\"},\"dev\":{\"type\":\"object\",\"required\":[\"cwd\"],\"properties\":{\"enabled\":{\"type\":\"boolean\"},\"watch\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"cwd\":{\"type\":\"string\",\"minLength\":1}}}},\"allOf\":[{\"if\":{\"type\":\"object\",\"required\":[\"url\"]},\"then\":{\"type\":\"object\",\"properties\":{\"dev\":{\"not\":{}}}}}]}},\"anyOf\":[{\"type\":\"object\",\"x-rule\":\"root-shape\",\"required\":[\"mcpServers\"]},{\"type\":\"object\",\"x-rule\":\"root-shape\",\"required\":[\"servers\"]}]}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"command":{"type":"string","minLength":1},"args":{"x-effect":"ignored","type":"array"},"env":{"type":["object","null"]},"url":{"type":"string"},"headers":{"type":["object","null"]},"disabled":{"x-effect":"fine","type":"boolean"},"dev":{"type":"object","required":["cwd"],"properties":{"enabled":{"type":"boolean"},"watch":{"type":"array","items":{"type":"string"}},"cwd":{"type":"string","minLength":1}}}},"allOf":[{"if":{"type":"object","required":["url"]},"then":{"type":"object","properties":{"dev":{"not":{}}}}}]};
const func68 = ucs2length;

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
if(((data.url === undefined) || (!(func0.call(data, "url")))) && (missing0 = "url")){
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
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dev !== undefined && func0.call(data, "dev")){
const err2 = {instancePath:instancePath+"/dev",schemaPath:"#/$defs/server/allOf/0/then/properties/dev/not",keyword:"not",params:{}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/server/allOf/0/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.dev = true;
}
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/$defs/server/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err4);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.command = true;
props0.args = true;
props0.env = true;
props0.url = true;
props0.headers = true;
props0.disabled = true;
props0.dev = true;
}
if(data.command !== undefined && func0.call(data, "command")){
let data1 = data.command;
if(typeof data1 === "string"){
if(func68(data1) < 1){
const err5 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
if(!(Array.isArray(data.args))){
const err7 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data3 = data.env;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err8 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/server/properties/env/type",keyword:"type",params:{type: schema20.properties.env.type}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data5 = data.headers;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/properties/headers/type",keyword:"type",params:{type: schema20.properties.headers.type}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err11 = {instancePath:instancePath+"/disabled",schemaPath:"#/$defs/server/properties/disabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.dev !== undefined && func0.call(data, "dev")){
let data7 = data.dev;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.cwd === undefined) || (!(func0.call(data7, "cwd")))){
const err12 = {instancePath:instancePath+"/dev",schemaPath:"#/$defs/server/properties/dev/required",keyword:"required",params:{missingProperty: "cwd"}};
vErrors = add(vErrors, err12);
errors++;
}
if(data7.enabled !== undefined && func0.call(data7, "enabled")){
if(typeof data7.enabled !== "boolean"){
const err13 = {instancePath:instancePath+"/dev/enabled",schemaPath:"#/$defs/server/properties/dev/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data7.watch !== undefined && func0.call(data7, "watch")){
let data9 = data7.watch;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
const err14 = {instancePath:instancePath+"/dev/watch/" + i0,schemaPath:"#/$defs/server/properties/dev/properties/watch/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/dev/watch",schemaPath:"#/$defs/server/properties/dev/properties/watch/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data7.cwd !== undefined && func0.call(data7, "cwd")){
let data11 = data7.cwd;
if(typeof data11 === "string"){
if(func68(data11) < 1){
const err16 = {instancePath:instancePath+"/dev/cwd",schemaPath:"#/$defs/server/properties/dev/properties/cwd/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/dev/cwd",schemaPath:"#/$defs/server/properties/dev/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/dev",schemaPath:"#/$defs/server/properties/dev/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err18);
errors++;
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
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.mcpServers === undefined) || (!(func0.call(data, "mcpServers")))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "mcpServers"}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.servers === undefined) || (!(func0.call(data, "servers")))){
const err2 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "servers"}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err4);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = Math.min(vErrors.length, _errs1);
}
else {
vErrors = null;
}
}
}
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
const err5 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.servers !== undefined && func0.call(data, "servers")){
let data2 = data.servers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(validate53(data2[key1], {instancePath:instancePath+"/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"mcpServers":true,"servers":true},"dynamicProps":false,"dynamicItems":false};

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

// Written by "npm run generate" from schemas/aix.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"required\":[\"servers\"],\"properties\":{\"servers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"},\"transport\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"sse\",\"\"]},\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"url\":{\"type\":\"string\"},\"env\":{\"$ref\":\"#/$defs/strings\"},\"headers\":{\"$ref\":\"#/$defs/strings\"},\"platforms\":{\"type\":\"array\",\"items\":{\"enum\":[\"darwin\",\"linux\",\"windows\"]}},\"disabled\":{\"type\":\"boolean\"}}},\"strings\":{\"type\":\"object\",\"propertyNames\":{\"minLength\":1},\"additionalProperties\":{\"type\":\"string\"}}}}") };
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
const _errs1 = errors;
if(typeof key0 === "string"){
if(func70(key0) < 1){
const err0 = {instancePath,schemaPath:"#/$defs/strings/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
vErrors = add(vErrors, err0);
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/$defs/strings/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
for(const key1 of Object.keys(data)){
if(typeof data[key1] !== "string"){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/strings/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/strings/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/server/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.transport !== undefined && func0.call(data, "transport")){
let data1 = data.transport;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
if(!(((data1 === "stdio") || (data1 === "sse")) || (data1 === ""))){
const err2 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err3 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data3 = data.args;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err4 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate54(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate54(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(data.platforms !== undefined && func0.call(data, "platforms")){
let data8 = data.platforms;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(!(((data9 === "darwin") || (data9 === "linux")) || (data9 === "windows"))){
const err7 = {instancePath:instancePath+"/platforms/" + i1,schemaPath:"#/$defs/server/properties/platforms/items/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/platforms",schemaPath:"#/$defs/server/properties/platforms/type",keyword:"type",params:{type: "array"}};
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
}
else {
const err10 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"name":true,"transport":true,"command":true,"args":true,"url":true,"env":true,"headers":true,"platforms":true,"disabled":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.servers === undefined) || (!(func0.call(data, "servers")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "servers"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.servers !== undefined && func0.call(data, "servers")){
let data0 = data.servers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err1 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/minProperties",keyword:"minProperties",params:{limit: 1}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"servers":true},"dynamicProps":false,"dynamicItems":false};

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

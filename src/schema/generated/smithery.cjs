// Written by "npm run generate" from schemas/smithery.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\",\"minLength\":3,\"maxLength\":39,\"pattern\":\"^[A-Za-z][A-Za-z0-9_-]*$\",\"x-label\":\"a name of letters, digits, \\\"-\\\" and \\\"_\\\" that begins with a letter\"},\"target\":{\"enum\":[\"local\",\"remote\"]},\"runtime\":{\"type\":\"string\"}}}") };
const func0 = Object.prototype.hasOwnProperty;
const func63 = ucs2length;
const pattern3 = new RegExp("^[A-Za-z][A-Za-z0-9_-]*$", "u");

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
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func63(data0) > 39){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 39}};
vErrors = add(vErrors, err0);
errors++;
}
if(func63(data0) < 3){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 3}};
vErrors = add(vErrors, err1);
errors++;
}
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]*$"}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.target !== undefined && func0.call(data, "target")){
let data1 = data.target;
if(!((data1 === "local") || (data1 === "remote"))){
const err4 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.runtime !== undefined && func0.call(data, "runtime")){
if(typeof data.runtime !== "string"){
const err5 = {instancePath:instancePath+"/runtime",schemaPath:"#/properties/runtime/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"name":true,"target":true,"runtime":true},"dynamicProps":false,"dynamicItems":false};

function add(list, error) {
  if (list === null) return [error];
  if (list.length < 10000 || (list.length < 100000 && 'if anyOf oneOf propertyNames'.includes(error.keyword)))
    list.push(error);
  return list;
}
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

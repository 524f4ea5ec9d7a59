// Written by "npm run generate" from schemas/lm-studio.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"command\":{},\"args\":{},\"env\":{},\"url\":{},\"headers\":{}}}}}") };
const func0 = Object.prototype.hasOwnProperty;

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
const err0 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"command":true,"args":true,"env":true,"url":true,"headers":true},"dynamicProps":false,"dynamicItems":false};


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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "object"}};
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

// Written by "npm run generate" from schemas/antigravity.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"command\":{},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"$ref\":\"#/$defs/strings\"},\"serverUrl\":{\"type\":\"string\"},\"headers\":{},\"disabledTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"authProviderType\":{\"const\":\"google_credentials\"},\"disabled\":{}}},\"strings\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","x-rule":"root-shape","properties":{"mcpServers":{"x-rule":"root-shape","type":["object","null"],"additionalProperties":{"$ref":"#/$defs/server"}}},"$defs":{"server":{"x-rule":"server-shape","type":"object","properties":{"command":{},"args":{"type":"array","items":{"type":"string"}},"env":{"$ref":"#/$defs/strings"},"serverUrl":{"type":"string"},"headers":{},"disabledTools":{"type":"array","items":{"type":"string"}},"authProviderType":{"const":"google_credentials"},"disabled":{}}},"strings":{"type":"object","additionalProperties":{"type":"string"}}},"$id":"urn:mcp-lint:schema:antigravity"};
const func0 = Object.prototype.hasOwnProperty;

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.args !== undefined && func0.call(data, "args")){
let data0 = data.args;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err0 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate54(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(data.serverUrl !== undefined && func0.call(data, "serverUrl")){
if(typeof data.serverUrl !== "string"){
const err2 = {instancePath:instancePath+"/serverUrl",schemaPath:"#/$defs/server/properties/serverUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.disabledTools !== undefined && func0.call(data, "disabledTools")){
let data4 = data.disabledTools;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err3 = {instancePath:instancePath+"/disabledTools/" + i1,schemaPath:"#/$defs/server/properties/disabledTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/disabledTools",schemaPath:"#/$defs/server/properties/disabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.authProviderType !== undefined && func0.call(data, "authProviderType")){
if("google_credentials" !== data.authProviderType){
const err5 = {instancePath:instancePath+"/authProviderType",schemaPath:"#/$defs/server/properties/authProviderType/const",keyword:"const",params:{allowedValue: "google_credentials"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"command":true,"args":true,"env":true,"serverUrl":true,"headers":true,"disabledTools":true,"authProviderType":true,"disabled":true},"dynamicProps":false,"dynamicItems":false};


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
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: schema19.properties.mcpServers.type}};
vErrors = add(vErrors, err0);
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
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

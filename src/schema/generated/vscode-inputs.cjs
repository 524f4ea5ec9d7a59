// Written by "npm run generate" from schemas/vscode-inputs.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"array\",\"items\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"object\",\"required\":[\"id\",\"type\"],\"properties\":{\"id\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"string\"},\"type\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"enum\":[\"promptString\",\"pickString\",\"command\"]},\"description\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"string\"},\"password\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"boolean\"},\"options\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"array\",\"items\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":[\"string\",\"object\"],\"if\":{\"type\":\"object\"},\"then\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"object\",\"required\":[\"value\"]}}},\"command\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"string\"}},\"allOf\":[{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"promptString\",\"pickString\"]}}},\"then\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"object\",\"required\":[\"description\"]}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"pickString\"}},\"required\":[\"type\"]},\"then\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"object\",\"required\":[\"options\"]}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"command\"}},\"required\":[\"type\"]},\"then\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"object\",\"required\":[\"command\"]}}]}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-effect":"warns","x-by":"H:VSC","type":"array","items":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["id","type"],"properties":{"id":{"x-effect":"warns","x-by":"H:VSC","type":"string"},"type":{"x-effect":"warns","x-by":"H:VSC","enum":["promptString","pickString","command"]},"description":{"x-effect":"warns","x-by":"H:VSC","type":"string"},"password":{"x-effect":"warns","x-by":"H:VSC","type":"boolean"},"options":{"x-effect":"warns","x-by":"H:VSC","type":"array","items":{"x-effect":"warns","x-by":"H:VSC","type":["string","object"],"if":{"type":"object"},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["value"]}}},"command":{"x-effect":"warns","x-by":"H:VSC","type":"string"}},"allOf":[{"if":{"type":"object","properties":{"type":{"enum":["promptString","pickString"]}}},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["description"]}},{"if":{"type":"object","properties":{"type":{"const":"pickString"}},"required":["type"]},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["options"]}},{"if":{"type":"object","properties":{"type":{"const":"command"}},"required":["type"]},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["command"]}}]},"$id":"urn:mcp-lint:schema:vscode-inputs"};
const func0 = Object.prototype.hasOwnProperty;

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs4 = errors;
let valid3 = true;
const _errs5 = errors;
if(errors === _errs5){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined && func0.call(data0, "type")){
let data1 = data0.type;
if(!((data1 === "promptString") || (data1 === "pickString"))){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {};
vErrors = add(vErrors, err1);
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
if(_valid0){
const _errs8 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.description === undefined) || (!(func0.call(data0, "description")))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "description"}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
var _valid0 = _errs8 === errors;
valid3 = _valid0;
}
if(!valid3){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err4);
errors++;
}
const _errs11 = errors;
let valid5 = true;
const _errs12 = errors;
if(errors === _errs12){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.type === undefined) || (!(func0.call(data0, "type")))) && (missing0 = "type")){
const err5 = {};
vErrors = add(vErrors, err5);
errors++;
}
else {
if(data0.type !== undefined && func0.call(data0, "type")){
if("pickString" !== data0.type){
const err6 = {};
vErrors = add(vErrors, err6);
errors++;
}
}
}
}
else {
const err7 = {};
vErrors = add(vErrors, err7);
errors++;
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = Math.min(vErrors.length, _errs11);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.options === undefined) || (!(func0.call(data0, "options")))){
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "options"}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/1/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = _valid1;
}
if(!valid5){
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err10);
errors++;
}
const _errs18 = errors;
let valid7 = true;
const _errs19 = errors;
if(errors === _errs19){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.type === undefined) || (!(func0.call(data0, "type")))) && (missing1 = "type")){
const err11 = {};
vErrors = add(vErrors, err11);
errors++;
}
else {
if(data0.type !== undefined && func0.call(data0, "type")){
if("command" !== data0.type){
const err12 = {};
vErrors = add(vErrors, err12);
errors++;
}
}
}
}
else {
const err13 = {};
vErrors = add(vErrors, err13);
errors++;
}
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = Math.min(vErrors.length, _errs18);
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs22 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.command === undefined) || (!(func0.call(data0, "command")))){
const err14 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/2/then/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/2/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err15);
errors++;
}
var _valid2 = _errs22 === errors;
valid7 = _valid2;
}
if(!valid7){
const err16 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err16);
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.id === undefined) || (!(func0.call(data0, "id")))){
const err17 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err17);
errors++;
}
if((data0.type === undefined) || (!(func0.call(data0, "type")))){
const err18 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err18);
errors++;
}
if(data0.id !== undefined && func0.call(data0, "id")){
if(typeof data0.id !== "string"){
const err19 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data0.type !== undefined && func0.call(data0, "type")){
let data5 = data0.type;
if(!(((data5 === "promptString") || (data5 === "pickString")) || (data5 === "command"))){
const err20 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data0.description !== undefined && func0.call(data0, "description")){
if(typeof data0.description !== "string"){
const err21 = {instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/items/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data0.password !== undefined && func0.call(data0, "password")){
if(typeof data0.password !== "boolean"){
const err22 = {instancePath:instancePath+"/" + i0+"/password",schemaPath:"#/items/properties/password/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data0.options !== undefined && func0.call(data0, "options")){
let data8 = data0.options;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if((typeof data9 !== "string") && (!(data9 && typeof data9 == "object" && !Array.isArray(data9)))){
const err23 = {instancePath:instancePath+"/" + i0+"/options/" + i1,schemaPath:"#/items/properties/options/items/type",keyword:"type",params:{type: schema19.items.properties.options.items.type}};
vErrors = add(vErrors, err23);
errors++;
}
const _errs35 = errors;
let valid12 = true;
const _errs36 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err24 = {};
vErrors = add(vErrors, err24);
errors++;
}
var _valid3 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = Math.min(vErrors.length, _errs35);
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs38 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.value === undefined) || (!(func0.call(data9, "value")))){
const err25 = {instancePath:instancePath+"/" + i0+"/options/" + i1,schemaPath:"#/items/properties/options/items/then/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/" + i0+"/options/" + i1,schemaPath:"#/items/properties/options/items/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err26);
errors++;
}
var _valid3 = _errs38 === errors;
valid12 = _valid3;
}
if(!valid12){
const err27 = {instancePath:instancePath+"/" + i0+"/options/" + i1,schemaPath:"#/items/properties/options/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/" + i0+"/options",schemaPath:"#/items/properties/options/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data0.command !== undefined && func0.call(data0, "command")){
if(typeof data0.command !== "string"){
const err29 = {instancePath:instancePath+"/" + i0+"/command",schemaPath:"#/items/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err31);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function add(list, error) {
  if (list === null) return [error];
  if (list.length < 10000 || (list.length < 100000 && 'if anyOf oneOf propertyNames'.includes(error.keyword)))
    list.push(error);
  return list;
}

// Written by "npm run generate" from schemas/claude-code-managed-settings.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$ref\":\"#/$defs/claude-code-settings\",\"type\":\"object\",\"properties\":{\"managedMcpServers\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"server-name-invalid\",\"x-label\":\"made of letters, digits, \\\"-\\\" and \\\"_\\\"\",\"pattern\":\"^[A-Za-z0-9_-]+$\"},\"additionalProperties\":{\"type\":\"object\",\"x-rule\":\"transport-missing\",\"required\":[\"url\"],\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"http\",\"streamable-http\",\"sse\"]},\"url\":{\"type\":\"string\",\"x-label\":\"an https address without variables\",\"pattern\":\"^https://(?!.*\\\\$\\\\{)\"},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"command\":{\"not\":{}},\"args\":{\"not\":{}},\"env\":{\"not\":{}},\"headersHelper\":{\"not\":{}}}}}},\"$defs\":{\"claude-code-settings\":{\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"enableAllProjectMcpServers\":{\"x-effect\":\"ignored\",\"type\":\"boolean\"},\"enabledMcpjsonServers\":{\"x-effect\":\"ignored\",\"type\":\"array\",\"items\":{\"x-effect\":\"ignored\",\"type\":\"string\"}},\"disabledMcpjsonServers\":{\"x-effect\":\"ignored\",\"type\":\"array\",\"items\":{\"x-effect\":\"ignored\",\"type\":\"string\"}},\"allowedMcpServers\":{\"x-effect\":\"ignored\",\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/claude-code-settings/$defs/match\",\"properties\":{\"serverName\":{\"x-effect\":\"ignored\",\"type\":\"string\",\"x-label\":\"made of letters, digits, \\\"-\\\" and \\\"_\\\"\",\"pattern\":\"^[A-Za-z0-9_-]+$\"}},\"type\":\"object\"}},\"deniedMcpServers\":{\"x-effect\":\"ignored\",\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/claude-code-settings/$defs/match\",\"properties\":{\"serverName\":{\"x-effect\":\"ignored\",\"type\":\"string\",\"x-label\":\"a name\",\"pattern\":\"\\\\S\"}},\"type\":\"object\"}}},\"$defs\":{\"match\":{\"type\":\"object\",\"x-effect\":\"ignored\",\"minProperties\":1,\"maxProperties\":1,\"properties\":{\"serverCommand\":{\"x-effect\":\"ignored\",\"type\":\"array\",\"minItems\":1,\"items\":{\"type\":\"string\"}},\"serverUrl\":{\"x-effect\":\"ignored\",\"type\":\"string\"}}}}}}}") };
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
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/$defs/claude-code-settings/$defs/match/maxProperties",keyword:"maxProperties",params:{limit: 1}};
vErrors = add(vErrors, err0);
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/$defs/claude-code-settings/$defs/match/minProperties",keyword:"minProperties",params:{limit: 1}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.serverCommand !== undefined && func0.call(data, "serverCommand")){
let data0 = data.serverCommand;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/serverCommand",schemaPath:"#/$defs/claude-code-settings/$defs/match/properties/serverCommand/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err3 = {instancePath:instancePath+"/serverCommand/" + i0,schemaPath:"#/$defs/claude-code-settings/$defs/match/properties/serverCommand/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/serverCommand",schemaPath:"#/$defs/claude-code-settings/$defs/match/properties/serverCommand/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.serverUrl !== undefined && func0.call(data, "serverUrl")){
if(typeof data.serverUrl !== "string"){
const err5 = {instancePath:instancePath+"/serverUrl",schemaPath:"#/$defs/claude-code-settings/$defs/match/properties/serverUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/claude-code-settings/$defs/match/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"serverCommand":true,"serverUrl":true},"dynamicProps":false,"dynamicItems":false};

const pattern3 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const pattern4 = new RegExp("\\S", "u");

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
if(data.enableAllProjectMcpServers !== undefined && func0.call(data, "enableAllProjectMcpServers")){
if(typeof data.enableAllProjectMcpServers !== "boolean"){
const err0 = {instancePath:instancePath+"/enableAllProjectMcpServers",schemaPath:"#/$defs/claude-code-settings/properties/enableAllProjectMcpServers/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.enabledMcpjsonServers !== undefined && func0.call(data, "enabledMcpjsonServers")){
let data1 = data.enabledMcpjsonServers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/enabledMcpjsonServers/" + i0,schemaPath:"#/$defs/claude-code-settings/properties/enabledMcpjsonServers/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/enabledMcpjsonServers",schemaPath:"#/$defs/claude-code-settings/properties/enabledMcpjsonServers/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.disabledMcpjsonServers !== undefined && func0.call(data, "disabledMcpjsonServers")){
let data3 = data.disabledMcpjsonServers;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
const err3 = {instancePath:instancePath+"/disabledMcpjsonServers/" + i1,schemaPath:"#/$defs/claude-code-settings/properties/disabledMcpjsonServers/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/disabledMcpjsonServers",schemaPath:"#/$defs/claude-code-settings/properties/disabledMcpjsonServers/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.allowedMcpServers !== undefined && func0.call(data, "allowedMcpServers")){
let data5 = data.allowedMcpServers;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(!(validate54(data6, {instancePath:instancePath+"/allowedMcpServers/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.serverName !== undefined && func0.call(data6, "serverName")){
let data7 = data6.serverName;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err5 = {instancePath:instancePath+"/allowedMcpServers/" + i2+"/serverName",schemaPath:"#/$defs/claude-code-settings/properties/allowedMcpServers/items/properties/serverName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/allowedMcpServers/" + i2+"/serverName",schemaPath:"#/$defs/claude-code-settings/properties/allowedMcpServers/items/properties/serverName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/allowedMcpServers/" + i2,schemaPath:"#/$defs/claude-code-settings/properties/allowedMcpServers/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/allowedMcpServers",schemaPath:"#/$defs/claude-code-settings/properties/allowedMcpServers/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.deniedMcpServers !== undefined && func0.call(data, "deniedMcpServers")){
let data8 = data.deniedMcpServers;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(!(validate54(data9, {instancePath:instancePath+"/deniedMcpServers/" + i3,parentData:data8,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.serverName !== undefined && func0.call(data9, "serverName")){
let data10 = data9.serverName;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err9 = {instancePath:instancePath+"/deniedMcpServers/" + i3+"/serverName",schemaPath:"#/$defs/claude-code-settings/properties/deniedMcpServers/items/properties/serverName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/deniedMcpServers/" + i3+"/serverName",schemaPath:"#/$defs/claude-code-settings/properties/deniedMcpServers/items/properties/serverName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/deniedMcpServers/" + i3,schemaPath:"#/$defs/claude-code-settings/properties/deniedMcpServers/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/deniedMcpServers",schemaPath:"#/$defs/claude-code-settings/properties/deniedMcpServers/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/$defs/claude-code-settings/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"enableAllProjectMcpServers":true,"enabledMcpjsonServers":true,"disabledMcpjsonServers":true,"allowedMcpServers":true,"deniedMcpServers":true},"dynamicProps":false,"dynamicItems":false};

const pattern6 = new RegExp("^https://(?!.*\\$\\{)", "u");

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
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.managedMcpServers !== undefined && func0.call(data, "managedMcpServers")){
let data0 = data.managedMcpServers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
const _errs3 = errors;
if(typeof key0 === "string"){
if(!pattern3.test(key0)){
const err0 = {instancePath:instancePath+"/managedMcpServers",schemaPath:"#/properties/managedMcpServers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},propertyName:key0};
vErrors = add(vErrors, err0);
errors++;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
const err1 = {instancePath:instancePath+"/managedMcpServers",schemaPath:"#/properties/managedMcpServers/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
for(const key1 of Object.keys(data0)){
let data1 = data0[key1];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.url === undefined) || (!(func0.call(data1, "url")))){
const err2 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/managedMcpServers/additionalProperties/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err2);
errors++;
}
if(data1.type !== undefined && func0.call(data1, "type")){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/properties/managedMcpServers/additionalProperties/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
if(!(((data2 === "http") || (data2 === "streamable-http")) || (data2 === "sse"))){
const err4 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/properties/managedMcpServers/additionalProperties/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data1.url !== undefined && func0.call(data1, "url")){
let data3 = data1.url;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err5 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/url",schemaPath:"#/properties/managedMcpServers/additionalProperties/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://(?!.*\\$\\{)"}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/url",schemaPath:"#/properties/managedMcpServers/additionalProperties/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data1.headers !== undefined && func0.call(data1, "headers")){
let data4 = data1.headers;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 of Object.keys(data4)){
if(typeof data4[key2] !== "string"){
const err7 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/managedMcpServers/additionalProperties/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers",schemaPath:"#/properties/managedMcpServers/additionalProperties/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data1.command !== undefined && func0.call(data1, "command")){
const err9 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/command",schemaPath:"#/properties/managedMcpServers/additionalProperties/properties/command/not",keyword:"not",params:{}};
vErrors = add(vErrors, err9);
errors++;
}
if(data1.args !== undefined && func0.call(data1, "args")){
const err10 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/args",schemaPath:"#/properties/managedMcpServers/additionalProperties/properties/args/not",keyword:"not",params:{}};
vErrors = add(vErrors, err10);
errors++;
}
if(data1.env !== undefined && func0.call(data1, "env")){
const err11 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/env",schemaPath:"#/properties/managedMcpServers/additionalProperties/properties/env/not",keyword:"not",params:{}};
vErrors = add(vErrors, err11);
errors++;
}
if(data1.headersHelper !== undefined && func0.call(data1, "headersHelper")){
const err12 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/headersHelper",schemaPath:"#/properties/managedMcpServers/additionalProperties/properties/headersHelper/not",keyword:"not",params:{}};
vErrors = add(vErrors, err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/managedMcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/managedMcpServers/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/managedMcpServers",schemaPath:"#/properties/managedMcpServers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err15);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"managedMcpServers":true,"enableAllProjectMcpServers":true,"enabledMcpjsonServers":true,"disabledMcpjsonServers":true,"allowedMcpServers":true,"deniedMcpServers":true},"dynamicProps":false,"dynamicItems":false};

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

// Written by "npm run generate" from schemas/vscode.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"servers\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"$ref\":\"#/$defs/vscode-server\"}},\"inputs\":{\"$ref\":\"#/$defs/vscode-inputs\"},\"sandbox\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"object\"}},\"$defs\":{\"vscode-server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"stdio\",\"http\",\"sse\"]},\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"if\":{\"type\":\"object\"},\"then\":{\"type\":\"object\",\"additionalProperties\":{\"x-effect\":\"warns\",\"x-by\":\"R:VSC\",\"type\":[\"string\",\"number\",\"null\"]}}},\"envFile\":{\"type\":\"string\"},\"cwd\":{\"type\":\"string\"},\"url\":{\"type\":\"string\",\"x-effect\":\"warns\",\"x-by\":\"R:VSC\",\"minLength\":1,\"if\":{\"type\":\"string\",\"minLength\":1},\"then\":{\"x-effect\":\"skips-server\",\"x-by\":\"R:VSC\",\"x-label\":\"an address without a blank in front\",\"pattern\":\"^\\\\S\"}},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"oauth\":{\"type\":\"object\",\"properties\":{\"clientId\":{\"type\":\"string\"},\"enterpriseManaged\":{\"type\":\"boolean\"}}},\"sandboxEnabled\":{\"type\":\"boolean\"},\"dev\":{\"type\":\"object\",\"properties\":{\"watch\":{\"type\":[\"string\",\"array\"],\"items\":{\"type\":\"string\"}},\"debug\":{\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"enum\":[\"node\",\"debugpy\"]},\"debugpyPath\":{\"type\":\"string\"}}}}}}},\"vscode-inputs\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"array\",\"items\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"object\",\"required\":[\"id\",\"type\"],\"properties\":{\"id\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"string\"},\"type\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"enum\":[\"promptString\",\"pickString\",\"command\"]},\"description\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"string\"},\"password\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"boolean\"},\"options\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"array\",\"items\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":[\"string\",\"object\"],\"if\":{\"type\":\"object\"},\"then\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"object\",\"required\":[\"value\"]}}},\"command\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"string\"}},\"allOf\":[{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"promptString\",\"pickString\"]}}},\"then\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"object\",\"required\":[\"description\"]}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"pickString\"}},\"required\":[\"type\"]},\"then\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"object\",\"required\":[\"options\"]}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"command\"}},\"required\":[\"type\"]},\"then\":{\"x-effect\":\"warns\",\"x-by\":\"H:VSC\",\"type\":\"object\",\"required\":[\"command\"]}}]}}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","x-rule":"root-shape","properties":{"servers":{"x-rule":"root-shape","type":["object","null"],"additionalProperties":{"$ref":"#/$defs/vscode-server"}},"inputs":{"$ref":"#/$defs/vscode-inputs"},"sandbox":{"x-effect":"warns","x-by":"H:VSC","type":"object"}},"$defs":{"vscode-server":{"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","http","sse"]},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"if":{"type":"object"},"then":{"type":"object","additionalProperties":{"x-effect":"warns","x-by":"R:VSC","type":["string","number","null"]}}},"envFile":{"type":"string"},"cwd":{"type":"string"},"url":{"type":"string","x-effect":"warns","x-by":"R:VSC","minLength":1,"if":{"type":"string","minLength":1},"then":{"x-effect":"skips-server","x-by":"R:VSC","x-label":"an address without a blank in front","pattern":"^\\S"}},"headers":{"type":"object","additionalProperties":{"type":"string"}},"oauth":{"type":"object","properties":{"clientId":{"type":"string"},"enterpriseManaged":{"type":"boolean"}}},"sandboxEnabled":{"type":"boolean"},"dev":{"type":"object","properties":{"watch":{"type":["string","array"],"items":{"type":"string"}},"debug":{"type":"object","required":["type"],"properties":{"type":{"enum":["node","debugpy"]},"debugpyPath":{"type":"string"}}}}}}},"vscode-inputs":{"x-effect":"warns","x-by":"H:VSC","type":"array","items":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["id","type"],"properties":{"id":{"x-effect":"warns","x-by":"H:VSC","type":"string"},"type":{"x-effect":"warns","x-by":"H:VSC","enum":["promptString","pickString","command"]},"description":{"x-effect":"warns","x-by":"H:VSC","type":"string"},"password":{"x-effect":"warns","x-by":"H:VSC","type":"boolean"},"options":{"x-effect":"warns","x-by":"H:VSC","type":"array","items":{"x-effect":"warns","x-by":"H:VSC","type":["string","object"],"if":{"type":"object"},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["value"]}}},"command":{"x-effect":"warns","x-by":"H:VSC","type":"string"}},"allOf":[{"if":{"type":"object","properties":{"type":{"enum":["promptString","pickString"]}}},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["description"]}},{"if":{"type":"object","properties":{"type":{"const":"pickString"}},"required":["type"]},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["options"]}},{"if":{"type":"object","properties":{"type":{"const":"command"}},"required":["type"]},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["command"]}}]}}},"$id":"urn:mcp-lint:schema:vscode"};
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["stdio","http","sse"]},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"if":{"type":"object"},"then":{"type":"object","additionalProperties":{"x-effect":"warns","x-by":"R:VSC","type":["string","number","null"]}}},"envFile":{"type":"string"},"cwd":{"type":"string"},"url":{"type":"string","x-effect":"warns","x-by":"R:VSC","minLength":1,"if":{"type":"string","minLength":1},"then":{"x-effect":"skips-server","x-by":"R:VSC","x-label":"an address without a blank in front","pattern":"^\\S"}},"headers":{"type":"object","additionalProperties":{"type":"string"}},"oauth":{"type":"object","properties":{"clientId":{"type":"string"},"enterpriseManaged":{"type":"boolean"}}},"sandboxEnabled":{"type":"boolean"},"dev":{"type":"object","properties":{"watch":{"type":["string","array"],"items":{"type":"string"}},"debug":{"type":"object","required":["type"],"properties":{"type":{"enum":["node","debugpy"]},"debugpyPath":{"type":"string"}}}}}}};
const func70 = ucs2length;
const pattern3 = new RegExp("^\\S", "u");

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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/vscode-server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
if(!(((data0 === "stdio") || (data0 === "http")) || (data0 === "sse"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/vscode-server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/vscode-server/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data2 = data.args;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err3 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/vscode-server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/vscode-server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data4 = data.env;
const _errs10 = errors;
let valid3 = true;
const _errs11 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = Math.min(vErrors.length, _errs10);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs13 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 of Object.keys(data4)){
let data5 = data4[key0];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (data5 !== null)){
const err6 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/vscode-server/properties/env/then/additionalProperties/type",keyword:"type",params:{type: schema20.properties.env.then.additionalProperties.type}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/vscode-server/properties/env/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = _valid0;
}
if(!valid3){
const err8 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/vscode-server/properties/env/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.envFile !== undefined && func0.call(data, "envFile")){
if(typeof data.envFile !== "string"){
const err9 = {instancePath:instancePath+"/envFile",schemaPath:"#/$defs/vscode-server/properties/envFile/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err10 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/vscode-server/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data8 = data.url;
const _errs24 = errors;
let valid5 = true;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(func70(data8) < 1){
const err11 = {};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {};
vErrors = add(vErrors, err12);
errors++;
}
}
var _valid1 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = Math.min(vErrors.length, _errs24);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs27 = errors;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/vscode-server/properties/url/then/pattern",keyword:"pattern",params:{pattern: "^\\S"}};
vErrors = add(vErrors, err13);
errors++;
}
}
var _valid1 = _errs27 === errors;
valid5 = _valid1;
}
if(!valid5){
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/vscode-server/properties/url/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err14);
errors++;
}
if(typeof data8 === "string"){
if(func70(data8) < 1){
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/vscode-server/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/vscode-server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data9 = data.headers;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 of Object.keys(data9)){
if(typeof data9[key1] !== "string"){
const err17 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/vscode-server/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/vscode-server/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.oauth !== undefined && func0.call(data, "oauth")){
let data11 = data.oauth;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.clientId !== undefined && func0.call(data11, "clientId")){
if(typeof data11.clientId !== "string"){
const err19 = {instancePath:instancePath+"/oauth/clientId",schemaPath:"#/$defs/vscode-server/properties/oauth/properties/clientId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data11.enterpriseManaged !== undefined && func0.call(data11, "enterpriseManaged")){
if(typeof data11.enterpriseManaged !== "boolean"){
const err20 = {instancePath:instancePath+"/oauth/enterpriseManaged",schemaPath:"#/$defs/vscode-server/properties/oauth/properties/enterpriseManaged/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/oauth",schemaPath:"#/$defs/vscode-server/properties/oauth/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.sandboxEnabled !== undefined && func0.call(data, "sandboxEnabled")){
if(typeof data.sandboxEnabled !== "boolean"){
const err22 = {instancePath:instancePath+"/sandboxEnabled",schemaPath:"#/$defs/vscode-server/properties/sandboxEnabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.dev !== undefined && func0.call(data, "dev")){
let data15 = data.dev;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.watch !== undefined && func0.call(data15, "watch")){
let data16 = data15.watch;
if((typeof data16 !== "string") && (!(Array.isArray(data16)))){
const err23 = {instancePath:instancePath+"/dev/watch",schemaPath:"#/$defs/vscode-server/properties/dev/properties/watch/type",keyword:"type",params:{type: schema20.properties.dev.properties.watch.type}};
vErrors = add(vErrors, err23);
errors++;
}
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(typeof data16[i1] !== "string"){
const err24 = {instancePath:instancePath+"/dev/watch/" + i1,schemaPath:"#/$defs/vscode-server/properties/dev/properties/watch/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
}
}
if(data15.debug !== undefined && func0.call(data15, "debug")){
let data18 = data15.debug;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.type === undefined) || (!(func0.call(data18, "type")))){
const err25 = {instancePath:instancePath+"/dev/debug",schemaPath:"#/$defs/vscode-server/properties/dev/properties/debug/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err25);
errors++;
}
if(data18.type !== undefined && func0.call(data18, "type")){
let data19 = data18.type;
if(!((data19 === "node") || (data19 === "debugpy"))){
const err26 = {instancePath:instancePath+"/dev/debug/type",schemaPath:"#/$defs/vscode-server/properties/dev/properties/debug/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data18.debugpyPath !== undefined && func0.call(data18, "debugpyPath")){
if(typeof data18.debugpyPath !== "string"){
const err27 = {instancePath:instancePath+"/dev/debug/debugpyPath",schemaPath:"#/$defs/vscode-server/properties/dev/properties/debug/properties/debugpyPath/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/dev/debug",schemaPath:"#/$defs/vscode-server/properties/dev/properties/debug/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/dev",schemaPath:"#/$defs/vscode-server/properties/dev/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/$defs/vscode-server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err30);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"type":true,"command":true,"args":true,"env":true,"envFile":true,"cwd":true,"url":true,"headers":true,"oauth":true,"sandboxEnabled":true,"dev":true},"dynamicProps":false,"dynamicItems":false};

const schema21 = {"x-effect":"warns","x-by":"H:VSC","type":"array","items":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["id","type"],"properties":{"id":{"x-effect":"warns","x-by":"H:VSC","type":"string"},"type":{"x-effect":"warns","x-by":"H:VSC","enum":["promptString","pickString","command"]},"description":{"x-effect":"warns","x-by":"H:VSC","type":"string"},"password":{"x-effect":"warns","x-by":"H:VSC","type":"boolean"},"options":{"x-effect":"warns","x-by":"H:VSC","type":"array","items":{"x-effect":"warns","x-by":"H:VSC","type":["string","object"],"if":{"type":"object"},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["value"]}}},"command":{"x-effect":"warns","x-by":"H:VSC","type":"string"}},"allOf":[{"if":{"type":"object","properties":{"type":{"enum":["promptString","pickString"]}}},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["description"]}},{"if":{"type":"object","properties":{"type":{"const":"pickString"}},"required":["type"]},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["options"]}},{"if":{"type":"object","properties":{"type":{"const":"command"}},"required":["type"]},"then":{"x-effect":"warns","x-by":"H:VSC","type":"object","required":["command"]}}]}};

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
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "description"}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/allOf/0/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
var _valid0 = _errs8 === errors;
valid3 = _valid0;
}
if(!valid3){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
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
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "options"}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/allOf/1/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = _valid1;
}
if(!valid5){
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
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
const err14 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/allOf/2/then/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/allOf/2/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err15);
errors++;
}
var _valid2 = _errs22 === errors;
valid7 = _valid2;
}
if(!valid7){
const err16 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err16);
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.id === undefined) || (!(func0.call(data0, "id")))){
const err17 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err17);
errors++;
}
if((data0.type === undefined) || (!(func0.call(data0, "type")))){
const err18 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err18);
errors++;
}
if(data0.id !== undefined && func0.call(data0, "id")){
if(typeof data0.id !== "string"){
const err19 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/$defs/vscode-inputs/items/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data0.type !== undefined && func0.call(data0, "type")){
let data5 = data0.type;
if(!(((data5 === "promptString") || (data5 === "pickString")) || (data5 === "command"))){
const err20 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/$defs/vscode-inputs/items/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data0.description !== undefined && func0.call(data0, "description")){
if(typeof data0.description !== "string"){
const err21 = {instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/$defs/vscode-inputs/items/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data0.password !== undefined && func0.call(data0, "password")){
if(typeof data0.password !== "boolean"){
const err22 = {instancePath:instancePath+"/" + i0+"/password",schemaPath:"#/$defs/vscode-inputs/items/properties/password/type",keyword:"type",params:{type: "boolean"}};
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
const err23 = {instancePath:instancePath+"/" + i0+"/options/" + i1,schemaPath:"#/$defs/vscode-inputs/items/properties/options/items/type",keyword:"type",params:{type: schema21.items.properties.options.items.type}};
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
const err25 = {instancePath:instancePath+"/" + i0+"/options/" + i1,schemaPath:"#/$defs/vscode-inputs/items/properties/options/items/then/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/" + i0+"/options/" + i1,schemaPath:"#/$defs/vscode-inputs/items/properties/options/items/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err26);
errors++;
}
var _valid3 = _errs38 === errors;
valid12 = _valid3;
}
if(!valid12){
const err27 = {instancePath:instancePath+"/" + i0+"/options/" + i1,schemaPath:"#/$defs/vscode-inputs/items/properties/options/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/" + i0+"/options",schemaPath:"#/$defs/vscode-inputs/items/properties/options/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data0.command !== undefined && func0.call(data0, "command")){
if(typeof data0.command !== "string"){
const err29 = {instancePath:instancePath+"/" + i0+"/command",schemaPath:"#/$defs/vscode-inputs/items/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/vscode-inputs/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/$defs/vscode-inputs/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err31);
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.servers !== undefined && func0.call(data, "servers")){
let data0 = data.servers;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: schema19.properties.servers.type}};
vErrors = add(vErrors, err0);
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/servers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
}
if(data.inputs !== undefined && func0.call(data, "inputs")){
if(!(validate55(data.inputs, {instancePath:instancePath+"/inputs",parentData:data,parentDataProperty:"inputs",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.sandbox !== undefined && func0.call(data, "sandbox")){
let data3 = data.sandbox;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err1 = {instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type: "object"}};
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
validate52.evaluated = {"props":{"servers":true,"inputs":true,"sandbox":true},"dynamicProps":false,"dynamicItems":false};

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

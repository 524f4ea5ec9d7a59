// Written by "npm run generate" from schemas/registry-server-2025-09-29.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"allOf\":[{\"$ref\":\"#/$defs/registry-server-parts/$defs/server\"}],\"properties\":{\"websiteUrl\":{\"type\":\"string\"},\"packages\":{\"type\":\"array\",\"items\":{\"allOf\":[{\"$ref\":\"#/$defs/registry-server-parts/$defs/package\"},{\"type\":\"object\",\"required\":[\"version\"]}]}},\"remotes\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/remoteTransport\"}}},\"$defs\":{\"registry-server-parts\":{\"$defs\":{\"input\":{\"type\":\"object\",\"properties\":{\"description\":{\"type\":\"string\"},\"isRequired\":{\"type\":\"boolean\"},\"isSecret\":{\"type\":\"boolean\"},\"format\":{\"enum\":[\"string\",\"number\",\"boolean\",\"filepath\"]},\"value\":{\"type\":\"string\"},\"default\":{\"type\":\"string\"},\"placeholder\":{\"type\":\"string\"},\"choices\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}}},\"inputWithVariables\":{\"allOf\":[{\"$ref\":\"#/$defs/registry-server-parts/$defs/input\"},{\"type\":\"object\",\"properties\":{\"variables\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/input\"}}}}]},\"keyValue\":{\"allOf\":[{\"$ref\":\"#/$defs/registry-server-parts/$defs/inputWithVariables\"},{\"type\":\"object\",\"required\":[\"name\"],\"properties\":{\"name\":{\"type\":\"string\"}}}]},\"argument\":{\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"enum\":[\"positional\",\"named\"]},\"isRepeated\":{\"type\":\"boolean\"}},\"allOf\":[{\"$ref\":\"#/$defs/registry-server-parts/$defs/inputWithVariables\"},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"named\"}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"required\":[\"name\"],\"properties\":{\"name\":{\"type\":\"string\"}}}},{\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"const\":\"positional\"}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"properties\":{\"valueHint\":{\"type\":\"string\"}},\"x-rule\":\"server-json-argument\",\"anyOf\":[{\"required\":[\"value\"]},{\"required\":[\"valueHint\"]}]}}]},\"headers\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/keyValue\"}},\"localTransport\":{\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"enum\":[\"stdio\",\"streamable-http\",\"sse\"]},\"headers\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/headers\"}},\"if\":{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"streamable-http\",\"sse\"]}},\"required\":[\"type\"]},\"then\":{\"type\":\"object\",\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\"}}}},\"remoteTransport\":{\"type\":\"object\",\"required\":[\"type\",\"url\"],\"properties\":{\"type\":{\"enum\":[\"streamable-http\",\"sse\"]},\"url\":{\"type\":\"string\"},\"headers\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/headers\"}}},\"repository\":{\"type\":\"object\",\"if\":{\"type\":\"object\",\"minProperties\":1},\"then\":{\"type\":\"object\",\"required\":[\"url\",\"source\"]},\"properties\":{\"url\":{\"type\":\"string\"},\"source\":{\"type\":\"string\"},\"id\":{\"type\":\"string\"},\"subfolder\":{\"type\":\"string\"}}},\"icon\":{\"type\":\"object\",\"required\":[\"src\"],\"properties\":{\"src\":{\"type\":\"string\",\"maxLength\":255},\"mimeType\":{\"enum\":[\"image/png\",\"image/jpeg\",\"image/jpg\",\"image/svg+xml\",\"image/webp\"]},\"sizes\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"pattern\":\"^(?:\\\\d+x\\\\d+|any)$\",\"x-label\":\"a size like \\\"48x48\\\", or \\\"any\\\"\"}},\"theme\":{\"enum\":[\"light\",\"dark\"]}}},\"schemaUrl\":{\"type\":\"string\"},\"name\":{\"type\":\"string\",\"x-rule\":\"server-json-name\",\"minLength\":3,\"maxLength\":200},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"title\":{\"type\":\"string\",\"maxLength\":100,\"pattern\":\"\\\\S\",\"x-label\":\"a text with more than blanks\"},\"version\":{\"type\":\"string\",\"maxLength\":255},\"meta\":{\"type\":\"object\",\"properties\":{\"io.modelcontextprotocol.registry/publisher-provided\":{\"type\":\"object\"}}},\"status\":{\"enum\":[\"active\",\"deprecated\",\"deleted\"]},\"packageVersion\":{\"type\":\"string\",\"minLength\":1},\"package\":{\"type\":\"object\",\"required\":[\"identifier\",\"transport\"],\"allOf\":[{\"x-rule\":\"server-json-package\",\"type\":\"object\",\"required\":[\"registryType\"]}],\"properties\":{\"registryType\":{\"type\":\"string\"},\"registryBaseUrl\":{\"type\":\"string\"},\"identifier\":{\"type\":\"string\"},\"version\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/packageVersion\"},\"fileSha256\":{\"type\":\"string\"},\"runtimeHint\":{\"type\":\"string\"},\"transport\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/localTransport\"},\"runtimeArguments\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/argument\"}},\"packageArguments\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/argument\"}},\"environmentVariables\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/keyValue\"}}}},\"server\":{\"type\":\"object\",\"required\":[\"name\",\"description\",\"version\"],\"properties\":{\"$schema\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/schemaUrl\"},\"name\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/name\"},\"description\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/description\"},\"version\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/version\"},\"repository\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/repository\"},\"_meta\":{\"$ref\":\"#/$defs/registry-server-parts/$defs/meta\"}}}}}}}") };
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
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/schemaUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

const func67 = ucs2length;

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func67(data) > 200){
const err0 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/name/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err0);
errors++;
}
if(func67(data) < 3){
const err1 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/name/minLength",keyword:"minLength",params:{limit: 3}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func67(data) > 100){
const err0 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/description/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err0);
errors++;
}
if(func67(data) < 1){
const err1 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/description/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func67(data) > 255){
const err0 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/version/maxLength",keyword:"maxLength",params:{limit: 255}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/version/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
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
if(Object.keys(data).length < 1){
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
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err2 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/repository/then/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err2);
errors++;
}
if((data.source === undefined) || (!(func0.call(data, "source")))){
const err3 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/repository/then/required",keyword:"required",params:{missingProperty: "source"}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/repository/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/repository/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err5);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/registry-server-parts/$defs/repository/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(typeof data.source !== "string"){
const err7 = {instancePath:instancePath+"/source",schemaPath:"#/$defs/registry-server-parts/$defs/repository/properties/source/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/registry-server-parts/$defs/repository/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.subfolder !== undefined && func0.call(data, "subfolder")){
if(typeof data.subfolder !== "string"){
const err9 = {instancePath:instancePath+"/subfolder",schemaPath:"#/$defs/registry-server-parts/$defs/repository/properties/subfolder/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/repository/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"url":true,"source":true,"id":true,"subfolder":true},"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["io.modelcontextprotocol.registry/publisher-provided"] !== undefined && func0.call(data, "io.modelcontextprotocol.registry/publisher-provided")){
let data0 = data["io.modelcontextprotocol.registry/publisher-provided"];
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/io.modelcontextprotocol.registry~1publisher-provided",schemaPath:"#/$defs/registry-server-parts/$defs/meta/properties/io.modelcontextprotocol.registry~1publisher-provided/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/meta/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"io.modelcontextprotocol.registry/publisher-provided":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/server/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err1 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/server/required",keyword:"required",params:{missingProperty: "description"}};
vErrors = add(vErrors, err1);
errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err2 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/server/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err2);
errors++;
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
if(!(validate54(data.$schema, {instancePath:instancePath+"/$schema",parentData:data,parentDataProperty:"$schema",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate56(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate56.errors);
errors += validate56.errors.length;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!(validate58(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate58.errors);
errors += validate58.errors.length;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(!(validate60(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate60.errors);
errors += validate60.errors.length;
}
}
if(data.repository !== undefined && func0.call(data, "repository")){
if(!(validate62(data.repository, {instancePath:instancePath+"/repository",parentData:data,parentDataProperty:"repository",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate62.errors);
errors += validate62.errors.length;
}
}
if(data._meta !== undefined && func0.call(data, "_meta")){
if(!(validate64(data._meta, {instancePath:instancePath+"/_meta",parentData:data,parentDataProperty:"_meta",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate64.errors);
errors += validate64.errors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"$schema":true,"name":true,"description":true,"version":true,"repository":true,"_meta":true},"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func67(data) < 1){
const err0 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/packageVersion/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/packageVersion/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/registry-server-parts/$defs/input/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.isRequired !== undefined && func0.call(data, "isRequired")){
if(typeof data.isRequired !== "boolean"){
const err1 = {instancePath:instancePath+"/isRequired",schemaPath:"#/$defs/registry-server-parts/$defs/input/properties/isRequired/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.isSecret !== undefined && func0.call(data, "isSecret")){
if(typeof data.isSecret !== "boolean"){
const err2 = {instancePath:instancePath+"/isSecret",schemaPath:"#/$defs/registry-server-parts/$defs/input/properties/isSecret/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data3 = data.format;
if(!((((data3 === "string") || (data3 === "number")) || (data3 === "boolean")) || (data3 === "filepath"))){
const err3 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/registry-server-parts/$defs/input/properties/format/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(typeof data.value !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/$defs/registry-server-parts/$defs/input/properties/value/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.default !== undefined && func0.call(data, "default")){
if(typeof data.default !== "string"){
const err5 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/registry-server-parts/$defs/input/properties/default/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
if(typeof data.placeholder !== "string"){
const err6 = {instancePath:instancePath+"/placeholder",schemaPath:"#/$defs/registry-server-parts/$defs/input/properties/placeholder/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.choices !== undefined && func0.call(data, "choices")){
let data7 = data.choices;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err7 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/$defs/registry-server-parts/$defs/input/properties/choices/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/choices",schemaPath:"#/$defs/registry-server-parts/$defs/input/properties/choices/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/input/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"description":true,"isRequired":true,"isSecret":true,"format":true,"value":true,"default":true,"placeholder":true,"choices":true},"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate74.errors);
errors += validate74.errors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.variables !== undefined && func0.call(data, "variables")){
let data0 = data.variables;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate74(data0[key0], {instancePath:instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate74.errors);
errors += validate74.errors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/variables",schemaPath:"#/$defs/registry-server-parts/$defs/inputWithVariables/allOf/1/properties/variables/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/inputWithVariables/allOf/1/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"variables":true,"description":true,"isRequired":true,"isSecret":true,"format":true,"value":true,"default":true,"placeholder":true,"choices":true},"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate73.errors);
errors += validate73.errors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/keyValue/allOf/1/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/registry-server-parts/$defs/keyValue/allOf/1/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/keyValue/allOf/1/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"name":true,"variables":true,"description":true,"isRequired":true,"isSecret":true,"format":true,"value":true,"default":true,"placeholder":true,"choices":true},"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate72(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate72.errors);
errors += validate72.errors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/headers/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err0);
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
if(!((data0 === "streamable-http") || (data0 === "sse"))){
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
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err3 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/localTransport/then/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err3);
errors++;
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/registry-server-parts/$defs/localTransport/then/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/localTransport/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.url = true;
props0.type = true;
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/localTransport/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err6);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err7 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/localTransport/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err7);
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.headers = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
if(!(((data2 === "stdio") || (data2 === "streamable-http")) || (data2 === "sse"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/registry-server-parts/$defs/localTransport/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate71(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate71.errors);
errors += validate71.errors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/localTransport/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate70.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate73.errors);
errors += validate73.errors.length;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("named" !== data.type){
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
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = Math.min(vErrors.length, _errs3);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err3 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/argument/allOf/1/then/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err3);
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/registry-server-parts/$defs/argument/allOf/1/then/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/argument/allOf/1/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.name = true;
props0.type = true;
}
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/argument/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err6);
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.variables = true;
props0.description = true;
props0.isRequired = true;
props0.isSecret = true;
props0.format = true;
props0.value = true;
props0.default = true;
props0.placeholder = true;
props0.choices = true;
}
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing1 = "type")){
const err7 = {};
vErrors = add(vErrors, err7);
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("positional" !== data.type){
const err8 = {};
vErrors = add(vErrors, err8);
errors++;
}
}
}
}
else {
const err9 = {};
vErrors = add(vErrors, err9);
errors++;
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = Math.min(vErrors.length, _errs12);
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
const _errs18 = errors;
let valid6 = false;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err10 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/argument/allOf/2/then/anyOf/0/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = add(vErrors, err10);
errors++;
}
}
var _valid2 = _errs19 === errors;
valid6 = valid6 || _valid2;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.valueHint === undefined) || (!(func0.call(data, "valueHint")))){
const err11 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/argument/allOf/2/then/anyOf/1/required",keyword:"required",params:{missingProperty: "valueHint"}};
vErrors = add(vErrors, err11);
errors++;
}
}
var _valid2 = _errs20 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err12 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/argument/allOf/2/then/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err12);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = Math.min(vErrors.length, _errs18);
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valueHint !== undefined && func0.call(data, "valueHint")){
if(typeof data.valueHint !== "string"){
const err13 = {instancePath:instancePath+"/valueHint",schemaPath:"#/$defs/registry-server-parts/$defs/argument/allOf/2/then/properties/valueHint/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/argument/allOf/2/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err14);
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.valueHint = true;
props1.type = true;
}
}
if(!valid4){
const err15 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/argument/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err15);
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err16 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/argument/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err16);
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.isRepeated = true;
}
if(data.type !== undefined && func0.call(data, "type")){
let data4 = data.type;
if(!((data4 === "positional") || (data4 === "named"))){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/registry-server-parts/$defs/argument/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.isRepeated !== undefined && func0.call(data, "isRepeated")){
if(typeof data.isRepeated !== "boolean"){
const err18 = {instancePath:instancePath+"/isRepeated",schemaPath:"#/$defs/registry-server-parts/$defs/argument/properties/isRepeated/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/argument/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err19);
errors++;
}
validate81.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.registryType === undefined) || (!(func0.call(data, "registryType")))){
const err0 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/package/allOf/0/required",keyword:"required",params:{missingProperty: "registryType"}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/package/allOf/0/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.identifier === undefined) || (!(func0.call(data, "identifier")))){
const err2 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/package/required",keyword:"required",params:{missingProperty: "identifier"}};
vErrors = add(vErrors, err2);
errors++;
}
if((data.transport === undefined) || (!(func0.call(data, "transport")))){
const err3 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/package/required",keyword:"required",params:{missingProperty: "transport"}};
vErrors = add(vErrors, err3);
errors++;
}
if(data.registryType !== undefined && func0.call(data, "registryType")){
if(typeof data.registryType !== "string"){
const err4 = {instancePath:instancePath+"/registryType",schemaPath:"#/$defs/registry-server-parts/$defs/package/properties/registryType/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.registryBaseUrl !== undefined && func0.call(data, "registryBaseUrl")){
if(typeof data.registryBaseUrl !== "string"){
const err5 = {instancePath:instancePath+"/registryBaseUrl",schemaPath:"#/$defs/registry-server-parts/$defs/package/properties/registryBaseUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.identifier !== undefined && func0.call(data, "identifier")){
if(typeof data.identifier !== "string"){
const err6 = {instancePath:instancePath+"/identifier",schemaPath:"#/$defs/registry-server-parts/$defs/package/properties/identifier/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(!(validate68(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate68.errors);
errors += validate68.errors.length;
}
}
if(data.fileSha256 !== undefined && func0.call(data, "fileSha256")){
if(typeof data.fileSha256 !== "string"){
const err7 = {instancePath:instancePath+"/fileSha256",schemaPath:"#/$defs/registry-server-parts/$defs/package/properties/fileSha256/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.runtimeHint !== undefined && func0.call(data, "runtimeHint")){
if(typeof data.runtimeHint !== "string"){
const err8 = {instancePath:instancePath+"/runtimeHint",schemaPath:"#/$defs/registry-server-parts/$defs/package/properties/runtimeHint/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.transport !== undefined && func0.call(data, "transport")){
if(!(validate70(data.transport, {instancePath:instancePath+"/transport",parentData:data,parentDataProperty:"transport",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate70.errors);
errors += validate70.errors.length;
}
}
if(data.runtimeArguments !== undefined && func0.call(data, "runtimeArguments")){
let data7 = data.runtimeArguments;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate81(data7[i0], {instancePath:instancePath+"/runtimeArguments/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate81.errors);
errors += validate81.errors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/runtimeArguments",schemaPath:"#/$defs/registry-server-parts/$defs/package/properties/runtimeArguments/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.packageArguments !== undefined && func0.call(data, "packageArguments")){
let data9 = data.packageArguments;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate81(data9[i1], {instancePath:instancePath+"/packageArguments/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate81.errors);
errors += validate81.errors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/packageArguments",schemaPath:"#/$defs/registry-server-parts/$defs/package/properties/packageArguments/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.environmentVariables !== undefined && func0.call(data, "environmentVariables")){
let data11 = data.environmentVariables;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate72(data11[i2], {instancePath:instancePath+"/environmentVariables/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate72.errors);
errors += validate72.errors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/environmentVariables",schemaPath:"#/$defs/registry-server-parts/$defs/package/properties/environmentVariables/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/package/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"registryType":true,"registryBaseUrl":true,"identifier":true,"version":true,"fileSha256":true,"runtimeHint":true,"transport":true,"runtimeArguments":true,"packageArguments":true,"environmentVariables":true},"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/remoteTransport/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err1 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/remoteTransport/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(!((data0 === "streamable-http") || (data0 === "sse"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/registry-server-parts/$defs/remoteTransport/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/registry-server-parts/$defs/remoteTransport/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate71(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate71.errors);
errors += validate71.errors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/$defs/registry-server-parts/$defs/remoteTransport/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"type":true,"url":true,"headers":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.websiteUrl !== undefined && func0.call(data, "websiteUrl")){
if(typeof data.websiteUrl !== "string"){
const err0 = {instancePath:instancePath+"/websiteUrl",schemaPath:"#/properties/websiteUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.packages !== undefined && func0.call(data, "packages")){
let data1 = data.packages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(validate67(data2, {instancePath:instancePath+"/packages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate67.errors);
errors += validate67.errors.length;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.version === undefined) || (!(func0.call(data2, "version")))){
const err1 = {instancePath:instancePath+"/packages/" + i0,schemaPath:"#/properties/packages/items/allOf/1/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/packages/" + i0,schemaPath:"#/properties/packages/items/allOf/1/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.remotes !== undefined && func0.call(data, "remotes")){
let data3 = data.remotes;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate87(data3[i1], {instancePath:instancePath+"/remotes/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate87.errors);
errors += validate87.errors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/remotes",schemaPath:"#/properties/remotes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"websiteUrl":true,"packages":true,"remotes":true,"$schema":true,"name":true,"description":true,"version":true,"repository":true,"_meta":true},"dynamicProps":false,"dynamicItems":false};

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

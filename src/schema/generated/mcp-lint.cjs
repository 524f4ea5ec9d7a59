// Written by "npm run generate" from schemas/mcp-lint.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"$schema\":{\"type\":\"string\",\"format\":\"uri-reference\"},\"targets\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"rules\":{\"type\":\"object\",\"properties\":{\"tool-name-convention\":{\"$ref\":\"#/$defs/toolNameConvention\"}},\"additionalProperties\":{\"$ref\":\"#/$defs/setting\"}},\"ignore\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/pattern\"}},\"files\":{\"type\":\"object\",\"propertyNames\":{\"$ref\":\"#/$defs/pattern\"},\"additionalProperties\":{\"type\":\"string\"}},\"tools\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/path\"}},\"spec\":{\"type\":\"string\"},\"profiles\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"overrides\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/override\"}},\"baseline\":{\"$ref\":\"#/$defs/path\"}},\"$defs\":{\"severity\":{\"type\":\"string\",\"enum\":[\"off\",\"info\",\"warning\",\"error\"]},\"setting\":{\"type\":[\"string\",\"array\"],\"if\":{\"type\":\"array\"},\"then\":{\"type\":\"array\",\"prefixItems\":[{\"$ref\":\"#/$defs/severity\"},{\"type\":\"object\",\"additionalProperties\":false}],\"minItems\":2,\"items\":false},\"else\":{\"$ref\":\"#/$defs/severity\"}},\"toolNameConvention\":{\"type\":[\"string\",\"array\"],\"if\":{\"type\":\"array\"},\"then\":{\"type\":\"array\",\"prefixItems\":[{\"$ref\":\"#/$defs/severity\"},{\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"prefix\":{\"$ref\":\"#/$defs/nameForm\"},\"pattern\":{\"$ref\":\"#/$defs/nameForm\"}}}],\"minItems\":2,\"items\":false},\"else\":{\"$ref\":\"#/$defs/severity\"}},\"nameForm\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200},\"pattern\":{\"type\":\"string\",\"minLength\":1},\"path\":{\"type\":\"string\",\"minLength\":1},\"override\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"files\",\"rules\"],\"properties\":{\"files\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"$ref\":\"#/$defs/pattern\"}},\"rules\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/severity\"}}}}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string","format":"uri-reference"},"targets":{"type":"array","items":{"type":"string"}},"rules":{"type":"object","properties":{"tool-name-convention":{"$ref":"#/$defs/toolNameConvention"}},"additionalProperties":{"$ref":"#/$defs/setting"}},"ignore":{"type":"array","items":{"$ref":"#/$defs/pattern"}},"files":{"type":"object","propertyNames":{"$ref":"#/$defs/pattern"},"additionalProperties":{"type":"string"}},"tools":{"type":"object","additionalProperties":{"$ref":"#/$defs/path"}},"spec":{"type":"string"},"profiles":{"type":"array","items":{"type":"string"}},"overrides":{"type":"array","items":{"$ref":"#/$defs/override"}},"baseline":{"$ref":"#/$defs/path"}},"$defs":{"severity":{"type":"string","enum":["off","info","warning","error"]},"setting":{"type":["string","array"],"if":{"type":"array"},"then":{"type":"array","prefixItems":[{"$ref":"#/$defs/severity"},{"type":"object","additionalProperties":false}],"minItems":2,"items":false},"else":{"$ref":"#/$defs/severity"}},"toolNameConvention":{"type":["string","array"],"if":{"type":"array"},"then":{"type":"array","prefixItems":[{"$ref":"#/$defs/severity"},{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"prefix":{"$ref":"#/$defs/nameForm"},"pattern":{"$ref":"#/$defs/nameForm"}}}],"minItems":2,"items":false},"else":{"$ref":"#/$defs/severity"}},"nameForm":{"type":"string","minLength":1,"maxLength":200},"pattern":{"type":"string","minLength":1},"path":{"type":"string","minLength":1},"override":{"type":"object","additionalProperties":false,"required":["files","rules"],"properties":{"files":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/pattern"}},"rules":{"type":"object","additionalProperties":{"$ref":"#/$defs/severity"}}}}},"$id":"urn:mcp-lint:schema:mcp-lint"};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const schema20 = {"type":["string","array"],"if":{"type":"array"},"then":{"type":"array","prefixItems":[{"$ref":"#/$defs/severity"},{"type":"object","additionalProperties":false}],"minItems":2,"items":false},"else":{"$ref":"#/$defs/severity"}};

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
const err0 = {instancePath,schemaPath:"#/$defs/severity/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
if(!((((data === "off") || (data === "info")) || (data === "warning")) || (data === "error"))){
const err1 = {instancePath,schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err1);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/$defs/setting/type",keyword:"type",params:{type: schema20.type}};
vErrors = add(vErrors, err0);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(Array.isArray(data))){
const err1 = {};
vErrors = add(vErrors, err1);
errors++;
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
if(Array.isArray(data)){
if(data.length < 2){
const err2 = {instancePath,schemaPath:"#/$defs/setting/then/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = add(vErrors, err2);
errors++;
}
const len0 = data.length;
if(len0 > 0){
if(!(validate54(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(len0 > 1){
let data1 = data[1];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 of Object.keys(data1)){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/$defs/setting/then/prefixItems/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/$defs/setting/then/prefixItems/1/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
}
const len1 = data.length;
if(!(len1 <= 2)){
const err5 = {instancePath,schemaPath:"#/$defs/setting/then/items",keyword:"items",params:{limit: 2}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/setting/then/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err6);
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
var _valid0 = _errs10 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/$defs/setting/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err7);
errors++;
}
validate53.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":true};

const schema22 = {"type":["string","array"],"if":{"type":"array"},"then":{"type":"array","prefixItems":[{"$ref":"#/$defs/severity"},{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"prefix":{"$ref":"#/$defs/nameForm"},"pattern":{"$ref":"#/$defs/nameForm"}}}],"minItems":2,"items":false},"else":{"$ref":"#/$defs/severity"}};
const func68 = ucs2length;

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
if(func68(data) > 200){
const err0 = {instancePath,schemaPath:"#/$defs/nameForm/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err0);
errors++;
}
if(func68(data) < 1){
const err1 = {instancePath,schemaPath:"#/$defs/nameForm/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/$defs/nameForm/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/$defs/toolNameConvention/type",keyword:"type",params:{type: schema22.type}};
vErrors = add(vErrors, err0);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(Array.isArray(data))){
const err1 = {};
vErrors = add(vErrors, err1);
errors++;
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
if(Array.isArray(data)){
if(data.length < 2){
const err2 = {instancePath,schemaPath:"#/$defs/toolNameConvention/then/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = add(vErrors, err2);
errors++;
}
const len0 = data.length;
if(len0 > 0){
if(!(validate54(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
if(len0 > 1){
let data1 = data[1];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/$defs/toolNameConvention/then/prefixItems/1/minProperties",keyword:"minProperties",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
for(const key0 of Object.keys(data1)){
if(!((key0 === "prefix") || (key0 === "pattern"))){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/$defs/toolNameConvention/then/prefixItems/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data1.prefix !== undefined && func0.call(data1, "prefix")){
if(!(validate60(data1.prefix, {instancePath:instancePath+"/1/prefix",parentData:data1,parentDataProperty:"prefix",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate60.errors);
errors += validate60.errors.length;
}
}
if(data1.pattern !== undefined && func0.call(data1, "pattern")){
if(!(validate60(data1.pattern, {instancePath:instancePath+"/1/pattern",parentData:data1,parentDataProperty:"pattern",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate60.errors);
errors += validate60.errors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/1",schemaPath:"#/$defs/toolNameConvention/then/prefixItems/1/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
const len1 = data.length;
if(!(len1 <= 2)){
const err6 = {instancePath,schemaPath:"#/$defs/toolNameConvention/then/items",keyword:"items",params:{limit: 2}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/toolNameConvention/then/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err7);
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
ifClause0 = "then";
}
else {
const _errs12 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
var _valid0 = _errs12 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/$defs/toolNameConvention/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err8);
errors++;
}
validate58.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":true};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func68(data) < 1){
const err0 = {instancePath,schemaPath:"#/$defs/pattern/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/pattern/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(func68(data) < 1){
const err0 = {instancePath,schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/path/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err0 = {instancePath,schemaPath:"#/$defs/override/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err1 = {instancePath,schemaPath:"#/$defs/override/required",keyword:"required",params:{missingProperty: "rules"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "files") || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/$defs/override/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data0 = data.files;
if(Array.isArray(data0)){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/files",schemaPath:"#/$defs/override/properties/files/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate65(data0[i0], {instancePath:instancePath+"/files/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate65.errors);
errors += validate65.errors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/files",schemaPath:"#/$defs/override/properties/files/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data2 = data.rules;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(validate54(data2[key1], {instancePath:instancePath+"/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate54.errors);
errors += validate54.errors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/rules",schemaPath:"#/$defs/override/properties/rules/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/override/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
for(const key0 of Object.keys(data)){
if(!(func0.call(schema19.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/format",keyword:"format",params:{format: "uri-reference"}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
let data1 = data.targets;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/targets/" + i0,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data3 = data.rules;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
if(!(key1 === "tool-name-convention")){
if(!(validate53(data3[key1], {instancePath:instancePath+"/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
if(data3["tool-name-convention"] !== undefined && func0.call(data3, "tool-name-convention")){
if(!(validate58(data3["tool-name-convention"], {instancePath:instancePath+"/rules/tool-name-convention",parentData:data3,parentDataProperty:"tool-name-convention",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate58.errors);
errors += validate58.errors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.ignore !== undefined && func0.call(data, "ignore")){
let data6 = data.ignore;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate65(data6[i1], {instancePath:instancePath+"/ignore/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate65.errors);
errors += validate65.errors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data8 = data.files;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 of Object.keys(data8)){
const _errs18 = errors;
if(!(validate65(key2, {instancePath:instancePath+"/files",parentData:data8,parentDataProperty:"files",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate65.errors);
errors += validate65.errors.length;
}
var valid7 = _errs18 === errors;
if(!valid7){
const err7 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
vErrors = add(vErrors, err7);
errors++;
}
}
for(const key3 of Object.keys(data8)){
if(typeof data8[key3] !== "string"){
const err8 = {instancePath:instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data10 = data.tools;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key4 of Object.keys(data10)){
if(!(validate68(data10[key4], {instancePath:instancePath+"/tools/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate68.errors);
errors += validate68.errors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
if(typeof data.spec !== "string"){
const err11 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.profiles !== undefined && func0.call(data, "profiles")){
let data13 = data.profiles;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(typeof data13[i2] !== "string"){
const err12 = {instancePath:instancePath+"/profiles/" + i2,schemaPath:"#/properties/profiles/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.overrides !== undefined && func0.call(data, "overrides")){
let data15 = data.overrides;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
if(!(validate70(data15[i3], {instancePath:instancePath+"/overrides/" + i3,parentData:data15,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate70.errors);
errors += validate70.errors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
if(!(validate68(data.baseline, {instancePath:instancePath+"/baseline",parentData:data,parentDataProperty:"baseline",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate68.errors);
errors += validate68.errors.length;
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
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

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

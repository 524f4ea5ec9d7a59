// Written by "npm run generate" from schemas/mcpb.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"$schema\",\"dxt_version\",\"manifest_version\",\"name\",\"display_name\",\"version\",\"description\",\"long_description\",\"author\",\"repository\",\"homepage\",\"documentation\",\"support\",\"icon\",\"screenshots\",\"server\",\"tools\",\"tools_generated\",\"prompts\",\"prompts_generated\",\"keywords\",\"license\",\"compatibility\",\"user_config\",\"privacy_policies\",\"icons\",\"localization\",\"_meta\"]},\"required\":[\"name\",\"version\",\"description\",\"author\",\"server\"],\"properties\":{\"$schema\":{\"type\":\"string\"},\"dxt_version\":{\"x-rule\":\"mcpb-version\",\"const\":\"0.3\"},\"manifest_version\":{\"x-rule\":\"mcpb-version\",\"const\":\"0.3\"},\"name\":{\"type\":\"string\"},\"display_name\":{\"type\":\"string\"},\"version\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"long_description\":{\"type\":\"string\"},\"author\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/author\"},\"repository\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/repository\"},\"homepage\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/url\"},\"documentation\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/url\"},\"support\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/url\"},\"icon\":{\"type\":\"string\"},\"screenshots\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"server\":{\"$ref\":\"#/$defs/server\"},\"tools\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/tool\"}},\"tools_generated\":{\"type\":\"boolean\"},\"prompts\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/prompt\"}},\"prompts_generated\":{\"type\":\"boolean\"},\"keywords\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"license\":{\"type\":\"string\"},\"compatibility\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/compatibility\"},\"user_config\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/option\"}},\"privacy_policies\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/url\"}},\"icons\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/icon\"}},\"localization\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/localization\"},\"_meta\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/meta\"}},\"$defs\":{\"server\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"type\",\"entry_point\",\"mcp_config\"]},\"properties\":{\"type\":{\"enum\":[\"python\",\"node\",\"binary\"],\"x-rule\":\"mcpb-newer-feature\"},\"entry_point\":{\"type\":\"string\"},\"mcp_config\":{\"$ref\":\"#/$defs/mcpb-parts/$defs/config\"}},\"required\":[\"type\",\"entry_point\",\"mcp_config\"]},\"mcpb-parts\":{\"$defs\":{\"author\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"name\",\"email\",\"url\"]},\"properties\":{\"name\":{\"type\":\"string\"},\"email\":{\"type\":\"string\",\"pattern\":\"^(?!\\\\.)(?!.*\\\\.\\\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\\\.)+[A-Za-z]{2,}$\",\"x-label\":\"an e-mail address\"},\"url\":{\"type\":\"string\"}},\"required\":[\"name\"]},\"repository\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"type\",\"url\"]},\"properties\":{\"type\":{\"type\":\"string\"},\"url\":{\"type\":\"string\"}},\"required\":[\"type\",\"url\"]},\"url\":{\"type\":\"string\"},\"config\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"command\",\"args\",\"env\",\"platform_overrides\"]},\"properties\":{\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"platform_overrides\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"command\",\"args\",\"env\"]},\"properties\":{\"command\":{\"type\":\"string\"},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}}}}},\"required\":[\"command\"]},\"compatibility\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"claude_desktop\",\"platforms\",\"runtimes\"]},\"properties\":{\"claude_desktop\":{\"type\":\"string\"},\"platforms\":{\"type\":\"array\",\"items\":{\"enum\":[\"darwin\",\"win32\",\"linux\"]}},\"runtimes\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"python\",\"node\"]},\"properties\":{\"python\":{\"type\":\"string\"},\"node\":{\"type\":\"string\"}}}}},\"tool\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"name\",\"description\"]},\"properties\":{\"name\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"}},\"required\":[\"name\"]},\"prompt\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"name\",\"description\",\"arguments\",\"text\"]},\"properties\":{\"name\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"arguments\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"text\":{\"type\":\"string\"}},\"required\":[\"name\",\"text\"]},\"option\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"type\",\"title\",\"description\",\"required\",\"default\",\"multiple\",\"sensitive\",\"min\",\"max\"]},\"properties\":{\"type\":{\"enum\":[\"string\",\"number\",\"boolean\",\"directory\",\"file\"]},\"title\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"required\":{\"type\":\"boolean\"},\"default\":{\"type\":[\"string\",\"number\",\"boolean\",\"array\"],\"if\":{\"type\":\"array\"},\"then\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"multiple\":{\"type\":\"boolean\"},\"sensitive\":{\"type\":\"boolean\"},\"min\":{\"type\":\"number\"},\"max\":{\"type\":\"number\"}},\"required\":[\"type\",\"title\",\"description\"]},\"icon\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"src\",\"size\",\"theme\"]},\"properties\":{\"src\":{\"type\":\"string\"},\"size\":{\"type\":\"string\",\"pattern\":\"^\\\\d+x\\\\d+$\",\"x-label\":\"a size like \\\"16x16\\\"\"},\"theme\":{\"type\":\"string\",\"minLength\":1}},\"required\":[\"src\",\"size\"]},\"localization\":{\"type\":\"object\",\"propertyNames\":{\"x-rule\":\"mcpb-key-unknown\",\"enum\":[\"resources\",\"default_locale\"]},\"properties\":{\"resources\":{\"type\":\"string\",\"pattern\":\"\\\\$\\\\{[lL][oO][cC][aA][lL][eE]\\\\}\",\"x-label\":\"a path with \\\"${locale}\\\" in it\"},\"default_locale\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{1,8})*$\",\"x-label\":\"a language like \\\"en-US\\\"\"}},\"required\":[\"resources\",\"default_locale\"]},\"meta\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"object\"}}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$", "u");

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
const err0 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/author/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!(((key0 === "name") || (key0 === "email")) || (key0 === "url"))){
const err1 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/author/propertyNames/enum",keyword:"enum",params:{},propertyName:key0};
vErrors = add(vErrors, err1);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/author/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/mcpb-parts/$defs/author/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data1 = data.email;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/$defs/mcpb-parts/$defs/author/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$"}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/$defs/mcpb-parts/$defs/author/properties/email/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/mcpb-parts/$defs/author/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/author/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"name":true,"email":true,"url":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/repository/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err1 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/repository/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!((key0 === "type") || (key0 === "url"))){
const err2 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/repository/propertyNames/enum",keyword:"enum",params:{},propertyName:key0};
vErrors = add(vErrors, err2);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/repository/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/mcpb-parts/$defs/repository/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/mcpb-parts/$defs/repository/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/repository/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"type":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/config/required",keyword:"required",params:{missingProperty: "command"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!((((key0 === "command") || (key0 === "args")) || (key0 === "env")) || (key0 === "platform_overrides"))){
const err1 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/config/propertyNames/enum",keyword:"enum",params:{},propertyName:key0};
vErrors = add(vErrors, err1);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/config/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
const err3 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data1 = data.args;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err4 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data3 = data.env;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
if(typeof data3[key1] !== "string"){
const err6 = {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.platform_overrides !== undefined && func0.call(data, "platform_overrides")){
let data5 = data.platform_overrides;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 of Object.keys(data5)){
let data6 = data5[key2];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 of Object.keys(data6)){
const _errs18 = errors;
if(!(((key3 === "command") || (key3 === "args")) || (key3 === "env"))){
const err8 = {instancePath:instancePath+"/platform_overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/propertyNames/enum",keyword:"enum",params:{},propertyName:key3};
vErrors = add(vErrors, err8);
errors++;
}
var valid6 = _errs18 === errors;
if(!valid6){
const err9 = {instancePath:instancePath+"/platform_overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data6.command !== undefined && func0.call(data6, "command")){
if(typeof data6.command !== "string"){
const err10 = {instancePath:instancePath+"/platform_overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/command",schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/command/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data6.args !== undefined && func0.call(data6, "args")){
let data8 = data6.args;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
const err11 = {instancePath:instancePath+"/platform_overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/args/" + i1,schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/platform_overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/args",schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data6.env !== undefined && func0.call(data6, "env")){
let data10 = data6.env;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key4 of Object.keys(data10)){
if(typeof data10[key4] !== "string"){
const err13 = {instancePath:instancePath+"/platform_overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/env/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/platform_overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/env",schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/platform_overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/platform_overrides",schemaPath:"#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/config/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err17);
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"command":true,"args":true,"env":true,"platform_overrides":true},"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/$defs/server/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.entry_point === undefined) || (!(func0.call(data, "entry_point")))){
const err1 = {instancePath,schemaPath:"#/$defs/server/required",keyword:"required",params:{missingProperty: "entry_point"}};
vErrors = add(vErrors, err1);
errors++;
}
if((data.mcp_config === undefined) || (!(func0.call(data, "mcp_config")))){
const err2 = {instancePath,schemaPath:"#/$defs/server/required",keyword:"required",params:{missingProperty: "mcp_config"}};
vErrors = add(vErrors, err2);
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!(((key0 === "type") || (key0 === "entry_point")) || (key0 === "mcp_config"))){
const err3 = {instancePath,schemaPath:"#/$defs/server/propertyNames/enum",keyword:"enum",params:{},propertyName:key0};
vErrors = add(vErrors, err3);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/$defs/server/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(!(((data0 === "python") || (data0 === "node")) || (data0 === "binary"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.entry_point !== undefined && func0.call(data, "entry_point")){
if(typeof data.entry_point !== "string"){
const err6 = {instancePath:instancePath+"/entry_point",schemaPath:"#/$defs/server/properties/entry_point/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.mcp_config !== undefined && func0.call(data, "mcp_config")){
if(!(validate62(data.mcp_config, {instancePath:instancePath+"/mcp_config",parentData:data,parentDataProperty:"mcp_config",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate62.errors);
errors += validate62.errors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"type":true,"entry_point":true,"mcp_config":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/tool/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!((key0 === "name") || (key0 === "description"))){
const err1 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/tool/propertyNames/enum",keyword:"enum",params:{},propertyName:key0};
vErrors = add(vErrors, err1);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/tool/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/mcpb-parts/$defs/tool/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/mcpb-parts/$defs/tool/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/tool/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/prompt/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/prompt/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!((((key0 === "name") || (key0 === "description")) || (key0 === "arguments")) || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/prompt/propertyNames/enum",keyword:"enum",params:{},propertyName:key0};
vErrors = add(vErrors, err2);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/prompt/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/mcpb-parts/$defs/prompt/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/mcpb-parts/$defs/prompt/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.arguments !== undefined && func0.call(data, "arguments")){
let data2 = data.arguments;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err6 = {instancePath:instancePath+"/arguments/" + i0,schemaPath:"#/$defs/mcpb-parts/$defs/prompt/properties/arguments/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/arguments",schemaPath:"#/$defs/mcpb-parts/$defs/prompt/properties/arguments/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/mcpb-parts/$defs/prompt/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/prompt/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"name":true,"description":true,"arguments":true,"text":true},"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!(((key0 === "claude_desktop") || (key0 === "platforms")) || (key0 === "runtimes"))){
const err0 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/compatibility/propertyNames/enum",keyword:"enum",params:{},propertyName:key0};
vErrors = add(vErrors, err0);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/compatibility/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.claude_desktop !== undefined && func0.call(data, "claude_desktop")){
if(typeof data.claude_desktop !== "string"){
const err2 = {instancePath:instancePath+"/claude_desktop",schemaPath:"#/$defs/mcpb-parts/$defs/compatibility/properties/claude_desktop/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.platforms !== undefined && func0.call(data, "platforms")){
let data1 = data.platforms;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((data2 === "darwin") || (data2 === "win32")) || (data2 === "linux"))){
const err3 = {instancePath:instancePath+"/platforms/" + i0,schemaPath:"#/$defs/mcpb-parts/$defs/compatibility/properties/platforms/items/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/platforms",schemaPath:"#/$defs/mcpb-parts/$defs/compatibility/properties/platforms/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.runtimes !== undefined && func0.call(data, "runtimes")){
let data3 = data.runtimes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
const _errs9 = errors;
if(!((key1 === "python") || (key1 === "node"))){
const err5 = {instancePath:instancePath+"/runtimes",schemaPath:"#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/propertyNames/enum",keyword:"enum",params:{},propertyName:key1};
vErrors = add(vErrors, err5);
errors++;
}
var valid4 = _errs9 === errors;
if(!valid4){
const err6 = {instancePath:instancePath+"/runtimes",schemaPath:"#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data3.python !== undefined && func0.call(data3, "python")){
if(typeof data3.python !== "string"){
const err7 = {instancePath:instancePath+"/runtimes/python",schemaPath:"#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/properties/python/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data3.node !== undefined && func0.call(data3, "node")){
if(typeof data3.node !== "string"){
const err8 = {instancePath:instancePath+"/runtimes/node",schemaPath:"#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/properties/node/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/runtimes",schemaPath:"#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/compatibility/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"claude_desktop":true,"platforms":true,"runtimes":true},"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"object","propertyNames":{"x-rule":"mcpb-key-unknown","enum":["type","title","description","required","default","multiple","sensitive","min","max"]},"properties":{"type":{"enum":["string","number","boolean","directory","file"]},"title":{"type":"string"},"description":{"type":"string"},"required":{"type":"boolean"},"default":{"type":["string","number","boolean","array"],"if":{"type":"array"},"then":{"type":"array","items":{"type":"string"}}},"multiple":{"type":"boolean"},"sensitive":{"type":"boolean"},"min":{"type":"number"},"max":{"type":"number"}},"required":["type","title","description"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/option/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err1 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/option/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = add(vErrors, err1);
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err2 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/option/required",keyword:"required",params:{missingProperty: "description"}};
vErrors = add(vErrors, err2);
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!(((((((((key0 === "type") || (key0 === "title")) || (key0 === "description")) || (key0 === "required")) || (key0 === "default")) || (key0 === "multiple")) || (key0 === "sensitive")) || (key0 === "min")) || (key0 === "max"))){
const err3 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/option/propertyNames/enum",keyword:"enum",params:{},propertyName:key0};
vErrors = add(vErrors, err3);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/option/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(!(((((data0 === "string") || (data0 === "number")) || (data0 === "boolean")) || (data0 === "directory")) || (data0 === "file"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.required !== undefined && func0.call(data, "required")){
if(typeof data.required !== "boolean"){
const err8 = {instancePath:instancePath+"/required",schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/required/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.default !== undefined && func0.call(data, "default")){
let data4 = data.default;
if((((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")) && (!(Array.isArray(data4)))){
const err9 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/default/type",keyword:"type",params:{type: schema28.properties.default.type}};
vErrors = add(vErrors, err9);
errors++;
}
const _errs11 = errors;
let valid2 = true;
const _errs12 = errors;
if(!(Array.isArray(data4))){
const err10 = {};
vErrors = add(vErrors, err10);
errors++;
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = Math.min(vErrors.length, _errs11);
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs14 = errors;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err11 = {instancePath:instancePath+"/default/" + i0,schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/default/then/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/default/then/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err12);
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = _valid0;
}
if(!valid2){
const err13 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/default/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.multiple !== undefined && func0.call(data, "multiple")){
if(typeof data.multiple !== "boolean"){
const err14 = {instancePath:instancePath+"/multiple",schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/multiple/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.sensitive !== undefined && func0.call(data, "sensitive")){
if(typeof data.sensitive !== "boolean"){
const err15 = {instancePath:instancePath+"/sensitive",schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/sensitive/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.min !== undefined && func0.call(data, "min")){
let data8 = data.min;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/min",schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/min/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.max !== undefined && func0.call(data, "max")){
let data9 = data.max;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/max",schemaPath:"#/$defs/mcpb-parts/$defs/option/properties/max/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/option/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err18);
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"type":true,"title":true,"description":true,"required":true,"default":true,"multiple":true,"sensitive":true,"min":true,"max":true},"dynamicProps":false,"dynamicItems":false};

const func146 = ucs2length;
const pattern4 = new RegExp("^\\d+x\\d+$", "u");

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
if((data.src === undefined) || (!(func0.call(data, "src")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/icon/required",keyword:"required",params:{missingProperty: "src"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.size === undefined) || (!(func0.call(data, "size")))){
const err1 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/icon/required",keyword:"required",params:{missingProperty: "size"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!(((key0 === "src") || (key0 === "size")) || (key0 === "theme"))){
const err2 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/icon/propertyNames/enum",keyword:"enum",params:{},propertyName:key0};
vErrors = add(vErrors, err2);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/icon/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.src !== undefined && func0.call(data, "src")){
if(typeof data.src !== "string"){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/$defs/mcpb-parts/$defs/icon/properties/src/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.size !== undefined && func0.call(data, "size")){
let data1 = data.size;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/size",schemaPath:"#/$defs/mcpb-parts/$defs/icon/properties/size/pattern",keyword:"pattern",params:{pattern: "^\\d+x\\d+$"}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/size",schemaPath:"#/$defs/mcpb-parts/$defs/icon/properties/size/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.theme !== undefined && func0.call(data, "theme")){
let data2 = data.theme;
if(typeof data2 === "string"){
if(func146(data2) < 1){
const err7 = {instancePath:instancePath+"/theme",schemaPath:"#/$defs/mcpb-parts/$defs/icon/properties/theme/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/theme",schemaPath:"#/$defs/mcpb-parts/$defs/icon/properties/theme/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/icon/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"src":true,"size":true,"theme":true},"dynamicProps":false,"dynamicItems":false};

const pattern5 = new RegExp("\\$\\{[lL][oO][cC][aA][lL][eE]\\}", "u");
const pattern6 = new RegExp("^[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{1,8})*$", "u");

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.resources === undefined) || (!(func0.call(data, "resources")))){
const err0 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/localization/required",keyword:"required",params:{missingProperty: "resources"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.default_locale === undefined) || (!(func0.call(data, "default_locale")))){
const err1 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/localization/required",keyword:"required",params:{missingProperty: "default_locale"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!((key0 === "resources") || (key0 === "default_locale"))){
const err2 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/localization/propertyNames/enum",keyword:"enum",params:{},propertyName:key0};
vErrors = add(vErrors, err2);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/localization/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
let data0 = data.resources;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/resources",schemaPath:"#/$defs/mcpb-parts/$defs/localization/properties/resources/pattern",keyword:"pattern",params:{pattern: "\\$\\{[lL][oO][cC][aA][lL][eE]\\}"}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/resources",schemaPath:"#/$defs/mcpb-parts/$defs/localization/properties/resources/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.default_locale !== undefined && func0.call(data, "default_locale")){
let data1 = data.default_locale;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err6 = {instancePath:instancePath+"/default_locale",schemaPath:"#/$defs/mcpb-parts/$defs/localization/properties/default_locale/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{1,8})*$"}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/default_locale",schemaPath:"#/$defs/mcpb-parts/$defs/localization/properties/default_locale/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/localization/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"resources":true,"default_locale":true},"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/mcpb-parts/$defs/meta/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/$defs/mcpb-parts/$defs/meta/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err1);
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
vErrors = add(vErrors, err2);
errors++;
}
if((data.author === undefined) || (!(func0.call(data, "author")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author"}};
vErrors = add(vErrors, err3);
errors++;
}
if((data.server === undefined) || (!(func0.call(data, "server")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server"}};
vErrors = add(vErrors, err4);
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(!((((((((((((((((((((((((((((key0 === "$schema") || (key0 === "dxt_version")) || (key0 === "manifest_version")) || (key0 === "name")) || (key0 === "display_name")) || (key0 === "version")) || (key0 === "description")) || (key0 === "long_description")) || (key0 === "author")) || (key0 === "repository")) || (key0 === "homepage")) || (key0 === "documentation")) || (key0 === "support")) || (key0 === "icon")) || (key0 === "screenshots")) || (key0 === "server")) || (key0 === "tools")) || (key0 === "tools_generated")) || (key0 === "prompts")) || (key0 === "prompts_generated")) || (key0 === "keywords")) || (key0 === "license")) || (key0 === "compatibility")) || (key0 === "user_config")) || (key0 === "privacy_policies")) || (key0 === "icons")) || (key0 === "localization")) || (key0 === "_meta"))){
const err5 = {instancePath,schemaPath:"#/propertyNames/enum",keyword:"enum",params:{},propertyName:key0};
vErrors = add(vErrors, err5);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err6 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
if(typeof data.$schema !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.dxt_version !== undefined && func0.call(data, "dxt_version")){
if("0.3" !== data.dxt_version){
const err8 = {instancePath:instancePath+"/dxt_version",schemaPath:"#/properties/dxt_version/const",keyword:"const",params:{allowedValue: "0.3"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.manifest_version !== undefined && func0.call(data, "manifest_version")){
if("0.3" !== data.manifest_version){
const err9 = {instancePath:instancePath+"/manifest_version",schemaPath:"#/properties/manifest_version/const",keyword:"const",params:{allowedValue: "0.3"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.display_name !== undefined && func0.call(data, "display_name")){
if(typeof data.display_name !== "string"){
const err11 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.long_description !== undefined && func0.call(data, "long_description")){
if(typeof data.long_description !== "string"){
const err14 = {instancePath:instancePath+"/long_description",schemaPath:"#/properties/long_description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.author !== undefined && func0.call(data, "author")){
if(!(validate53(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
if(data.repository !== undefined && func0.call(data, "repository")){
if(!(validate55(data.repository, {instancePath:instancePath+"/repository",parentData:data,parentDataProperty:"repository",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.homepage !== undefined && func0.call(data, "homepage")){
if(!(validate57(data.homepage, {instancePath:instancePath+"/homepage",parentData:data,parentDataProperty:"homepage",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate57.errors);
errors += validate57.errors.length;
}
}
if(data.documentation !== undefined && func0.call(data, "documentation")){
if(!(validate57(data.documentation, {instancePath:instancePath+"/documentation",parentData:data,parentDataProperty:"documentation",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate57.errors);
errors += validate57.errors.length;
}
}
if(data.support !== undefined && func0.call(data, "support")){
if(!(validate57(data.support, {instancePath:instancePath+"/support",parentData:data,parentDataProperty:"support",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate57.errors);
errors += validate57.errors.length;
}
}
if(data.icon !== undefined && func0.call(data, "icon")){
if(typeof data.icon !== "string"){
const err15 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.screenshots !== undefined && func0.call(data, "screenshots")){
let data14 = data.screenshots;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
if(typeof data14[i0] !== "string"){
const err16 = {instancePath:instancePath+"/screenshots/" + i0,schemaPath:"#/properties/screenshots/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/screenshots",schemaPath:"#/properties/screenshots/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.server !== undefined && func0.call(data, "server")){
if(!(validate61(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate61.errors);
errors += validate61.errors.length;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data17 = data.tools;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(validate65(data17[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data17,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate65.errors);
errors += validate65.errors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.tools_generated !== undefined && func0.call(data, "tools_generated")){
if(typeof data.tools_generated !== "boolean"){
const err19 = {instancePath:instancePath+"/tools_generated",schemaPath:"#/properties/tools_generated/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.prompts !== undefined && func0.call(data, "prompts")){
let data20 = data.prompts;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(!(validate67(data20[i2], {instancePath:instancePath+"/prompts/" + i2,parentData:data20,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate67.errors);
errors += validate67.errors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/prompts",schemaPath:"#/properties/prompts/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.prompts_generated !== undefined && func0.call(data, "prompts_generated")){
if(typeof data.prompts_generated !== "boolean"){
const err21 = {instancePath:instancePath+"/prompts_generated",schemaPath:"#/properties/prompts_generated/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.keywords !== undefined && func0.call(data, "keywords")){
let data23 = data.keywords;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(typeof data23[i3] !== "string"){
const err22 = {instancePath:instancePath+"/keywords/" + i3,schemaPath:"#/properties/keywords/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/keywords",schemaPath:"#/properties/keywords/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err23);
errors++;
}
}
if(data.license !== undefined && func0.call(data, "license")){
if(typeof data.license !== "string"){
const err24 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data.compatibility !== undefined && func0.call(data, "compatibility")){
if(!(validate69(data.compatibility, {instancePath:instancePath+"/compatibility",parentData:data,parentDataProperty:"compatibility",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate69.errors);
errors += validate69.errors.length;
}
}
if(data.user_config !== undefined && func0.call(data, "user_config")){
let data27 = data.user_config;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key1 of Object.keys(data27)){
if(!(validate71(data27[key1], {instancePath:instancePath+"/user_config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data27,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate71.errors);
errors += validate71.errors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/user_config",schemaPath:"#/properties/user_config/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data.privacy_policies !== undefined && func0.call(data, "privacy_policies")){
let data29 = data.privacy_policies;
if(Array.isArray(data29)){
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
if(!(validate57(data29[i4], {instancePath:instancePath+"/privacy_policies/" + i4,parentData:data29,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate57.errors);
errors += validate57.errors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/privacy_policies",schemaPath:"#/properties/privacy_policies/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data.icons !== undefined && func0.call(data, "icons")){
let data31 = data.icons;
if(Array.isArray(data31)){
const len5 = data31.length;
for(let i5=0; i5<len5; i5++){
if(!(validate74(data31[i5], {instancePath:instancePath+"/icons/" + i5,parentData:data31,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate74.errors);
errors += validate74.errors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err27);
errors++;
}
}
if(data.localization !== undefined && func0.call(data, "localization")){
if(!(validate76(data.localization, {instancePath:instancePath+"/localization",parentData:data,parentDataProperty:"localization",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate76.errors);
errors += validate76.errors.length;
}
}
if(data._meta !== undefined && func0.call(data, "_meta")){
if(!(validate78(data._meta, {instancePath:instancePath+"/_meta",parentData:data,parentDataProperty:"_meta",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate78.errors);
errors += validate78.errors.length;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err28);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"$schema":true,"dxt_version":true,"manifest_version":true,"name":true,"display_name":true,"version":true,"description":true,"long_description":true,"author":true,"repository":true,"homepage":true,"documentation":true,"support":true,"icon":true,"screenshots":true,"server":true,"tools":true,"tools_generated":true,"prompts":true,"prompts_generated":true,"keywords":true,"license":true,"compatibility":true,"user_config":true,"privacy_policies":true,"icons":true,"localization":true,"_meta":true},"dynamicProps":false,"dynamicItems":false};

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

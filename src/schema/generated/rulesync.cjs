// Written by "npm run generate" from schemas/rulesync.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"required\":[\"mcpServers\"],\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}},\"amp\":{\"$ref\":\"#/$defs/block\"},\"antigravity-cli\":{\"$ref\":\"#/$defs/block\"},\"antigravity-ide\":{\"$ref\":\"#/$defs/block\"},\"aiassistant\":{\"$ref\":\"#/$defs/block\"},\"augmentcode\":{\"$ref\":\"#/$defs/block\"},\"bob\":{\"$ref\":\"#/$defs/block\"},\"claudecode\":{\"$ref\":\"#/$defs/block\"},\"cline\":{\"$ref\":\"#/$defs/block\"},\"codewhale\":{\"$ref\":\"#/$defs/block\"},\"codexcli\":{\"$ref\":\"#/$defs/block\"},\"commandcode\":{\"$ref\":\"#/$defs/block\"},\"continue\":{\"$ref\":\"#/$defs/block\"},\"copilot\":{\"$ref\":\"#/$defs/block\"},\"copilotcli\":{\"$ref\":\"#/$defs/block\"},\"cortexcode\":{\"$ref\":\"#/$defs/block\"},\"crush\":{\"$ref\":\"#/$defs/block\"},\"cursor\":{\"$ref\":\"#/$defs/block\"},\"deepagents\":{\"$ref\":\"#/$defs/block\"},\"devin\":{\"$ref\":\"#/$defs/block\"},\"dsh\":{\"$ref\":\"#/$defs/block\"},\"factorydroid\":{\"$ref\":\"#/$defs/block\"},\"gitlabduo\":{\"$ref\":\"#/$defs/block\"},\"goose\":{\"$ref\":\"#/$defs/block\"},\"grokcli\":{\"$ref\":\"#/$defs/block\"},\"hermesagent\":{\"$ref\":\"#/$defs/block\"},\"junie\":{\"$ref\":\"#/$defs/block\"},\"kilo\":{\"$ref\":\"#/$defs/block\"},\"kimi-code\":{\"$ref\":\"#/$defs/block\"},\"kiro\":{\"$ref\":\"#/$defs/block\"},\"mimocode\":{\"$ref\":\"#/$defs/block\"},\"omp\":{\"$ref\":\"#/$defs/block\"},\"opencode\":{\"$ref\":\"#/$defs/block\"},\"qwencode\":{\"$ref\":\"#/$defs/block\"},\"reasonix\":{\"$ref\":\"#/$defs/block\"},\"roo\":{\"$ref\":\"#/$defs/block\"},\"rovodev\":{\"$ref\":\"#/$defs/block\"},\"tabnine\":{\"$ref\":\"#/$defs/block\"},\"takt\":{\"$ref\":\"#/$defs/block\"},\"trae\":{\"$ref\":\"#/$defs/block\"},\"vibe\":{\"$ref\":\"#/$defs/block\"},\"warp\":{\"$ref\":\"#/$defs/block\"},\"zed\":{\"$ref\":\"#/$defs/block\"}},\"$defs\":{\"block\":{\"type\":\"object\",\"properties\":{\"mcpServers\":{\"x-rule\":\"root-shape\",\"type\":\"object\",\"additionalProperties\":{\"x-rule\":\"server-shape\",\"anyOf\":[{\"type\":\"null\"},{\"$ref\":\"#/$defs/server\"}]}}}},\"server\":{\"x-rule\":\"server-shape\",\"type\":\"object\",\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"local\",\"stdio\",\"sse\",\"http\",\"ws\",\"streamable-http\"]},\"transport\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"local\",\"stdio\",\"sse\",\"http\",\"ws\",\"streamable-http\"]},\"command\":{\"type\":[\"string\",\"array\"],\"items\":{\"type\":\"string\"}},\"args\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"url\":{\"type\":\"string\"},\"httpUrl\":{\"type\":\"string\"},\"env\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"headers\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"envVars\":{\"type\":\"array\",\"items\":{\"type\":[\"string\",\"object\"],\"if\":{\"type\":\"string\"},\"then\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z_][A-Za-z0-9_]*$\",\"x-label\":\"the name of a variable\"},\"else\":{\"type\":\"object\",\"required\":[\"name\"],\"properties\":{\"name\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z_][A-Za-z0-9_]*$\",\"x-label\":\"the name of a variable\"},\"source\":{\"enum\":[\"local\",\"remote\"]}}}}},\"experimentalEnvironment\":{\"type\":\"string\"},\"enabled\":{\"type\":\"boolean\"},\"disabled\":{\"type\":\"boolean\"},\"timeout\":{\"type\":\"number\"},\"networkTimeout\":{\"type\":\"number\"},\"trust\":{\"type\":\"boolean\"},\"cwd\":{\"type\":\"string\"},\"alwaysAllow\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"tools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"enabledTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"disabledTools\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"kiroAutoApprove\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"kiroAutoBlock\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"musecodeMode\":{\"enum\":[\"required\",\"optional\"]},\"rovodevEnableInstructions\":{\"type\":\"boolean\"},\"targets\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"description\":{\"type\":\"string\"},\"exposed\":{\"type\":\"boolean\"}}}}}") };
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":"object","properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["local","stdio","sse","http","ws","streamable-http"]},"transport":{"x-rule":"transport-unknown","type":"string","enum":["local","stdio","sse","http","ws","streamable-http"]},"command":{"type":["string","array"],"items":{"type":"string"}},"args":{"type":"array","items":{"type":"string"}},"url":{"type":"string"},"httpUrl":{"type":"string"},"env":{"type":"object","additionalProperties":{"type":"string"}},"headers":{"type":"object","additionalProperties":{"type":"string"}},"envVars":{"type":"array","items":{"type":["string","object"],"if":{"type":"string"},"then":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-label":"the name of a variable"},"else":{"type":"object","required":["name"],"properties":{"name":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-label":"the name of a variable"},"source":{"enum":["local","remote"]}}}}},"experimentalEnvironment":{"type":"string"},"enabled":{"type":"boolean"},"disabled":{"type":"boolean"},"timeout":{"type":"number"},"networkTimeout":{"type":"number"},"trust":{"type":"boolean"},"cwd":{"type":"string"},"alwaysAllow":{"type":"array","items":{"type":"string"}},"tools":{"type":"array","items":{"type":"string"}},"enabledTools":{"type":"array","items":{"type":"string"}},"disabledTools":{"type":"array","items":{"type":"string"}},"kiroAutoApprove":{"type":"array","items":{"type":"string"}},"kiroAutoBlock":{"type":"array","items":{"type":"string"}},"musecodeMode":{"enum":["required","optional"]},"rovodevEnableInstructions":{"type":"boolean"},"targets":{"type":"array","items":{"type":"string"}},"description":{"type":"string"},"exposed":{"type":"boolean"}}};
const pattern3 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

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
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
if(!((((((data0 === "local") || (data0 === "stdio")) || (data0 === "sse")) || (data0 === "http")) || (data0 === "ws")) || (data0 === "streamable-http"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.transport !== undefined && func0.call(data, "transport")){
let data1 = data.transport;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
if(!((((((data1 === "local") || (data1 === "stdio")) || (data1 === "sse")) || (data1 === "http")) || (data1 === "ws")) || (data1 === "streamable-http"))){
const err3 = {instancePath:instancePath+"/transport",schemaPath:"#/$defs/server/properties/transport/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data2 = data.command;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: schema20.properties.command.type}};
vErrors = add(vErrors, err4);
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/$defs/server/properties/command/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data4 = data.args;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err6 = {instancePath:instancePath+"/args/" + i1,schemaPath:"#/$defs/server/properties/args/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/server/properties/args/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/server/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.httpUrl !== undefined && func0.call(data, "httpUrl")){
if(typeof data.httpUrl !== "string"){
const err9 = {instancePath:instancePath+"/httpUrl",schemaPath:"#/$defs/server/properties/httpUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data8 = data.env;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key0 of Object.keys(data8)){
if(typeof data8[key0] !== "string"){
const err10 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/server/properties/env/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data10 = data.headers;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 of Object.keys(data10)){
if(typeof data10[key1] !== "string"){
const err12 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/headers",schemaPath:"#/$defs/server/properties/headers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.envVars !== undefined && func0.call(data, "envVars")){
let data12 = data.envVars;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if((typeof data13 !== "string") && (!(data13 && typeof data13 == "object" && !Array.isArray(data13)))){
const err14 = {instancePath:instancePath+"/envVars/" + i2,schemaPath:"#/$defs/server/properties/envVars/items/type",keyword:"type",params:{type: schema20.properties.envVars.items.type}};
vErrors = add(vErrors, err14);
errors++;
}
const _errs31 = errors;
let valid9 = true;
const _errs32 = errors;
if(typeof data13 !== "string"){
const err15 = {};
vErrors = add(vErrors, err15);
errors++;
}
var _valid0 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = Math.min(vErrors.length, _errs31);
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs34 = errors;
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
const err16 = {instancePath:instancePath+"/envVars/" + i2,schemaPath:"#/$defs/server/properties/envVars/items/then/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/envVars/" + i2,schemaPath:"#/$defs/server/properties/envVars/items/then/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
var _valid0 = _errs34 === errors;
valid9 = _valid0;
ifClause0 = "then";
}
else {
const _errs36 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.name === undefined) || (!(func0.call(data13, "name")))){
const err18 = {instancePath:instancePath+"/envVars/" + i2,schemaPath:"#/$defs/server/properties/envVars/items/else/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err18);
errors++;
}
if(data13.name !== undefined && func0.call(data13, "name")){
let data14 = data13.name;
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
const err19 = {instancePath:instancePath+"/envVars/" + i2+"/name",schemaPath:"#/$defs/server/properties/envVars/items/else/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/envVars/" + i2+"/name",schemaPath:"#/$defs/server/properties/envVars/items/else/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data13.source !== undefined && func0.call(data13, "source")){
let data15 = data13.source;
if(!((data15 === "local") || (data15 === "remote"))){
const err21 = {instancePath:instancePath+"/envVars/" + i2+"/source",schemaPath:"#/$defs/server/properties/envVars/items/else/properties/source/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/envVars/" + i2,schemaPath:"#/$defs/server/properties/envVars/items/else/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err22);
errors++;
}
var _valid0 = _errs36 === errors;
valid9 = _valid0;
if(valid9){
var props0 = {};
props0.name = true;
props0.source = true;
}
ifClause0 = "else";
}
if(!valid9){
const err23 = {instancePath:instancePath+"/envVars/" + i2,schemaPath:"#/$defs/server/properties/envVars/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/envVars",schemaPath:"#/$defs/server/properties/envVars/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data.experimentalEnvironment !== undefined && func0.call(data, "experimentalEnvironment")){
if(typeof data.experimentalEnvironment !== "string"){
const err25 = {instancePath:instancePath+"/experimentalEnvironment",schemaPath:"#/$defs/server/properties/experimentalEnvironment/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err26 = {instancePath:instancePath+"/enabled",schemaPath:"#/$defs/server/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data.disabled !== undefined && func0.call(data, "disabled")){
if(typeof data.disabled !== "boolean"){
const err27 = {instancePath:instancePath+"/disabled",schemaPath:"#/$defs/server/properties/disabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err27);
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data19 = data.timeout;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err28 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/server/properties/timeout/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data.networkTimeout !== undefined && func0.call(data, "networkTimeout")){
let data20 = data.networkTimeout;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err29 = {instancePath:instancePath+"/networkTimeout",schemaPath:"#/$defs/server/properties/networkTimeout/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err29);
errors++;
}
}
if(data.trust !== undefined && func0.call(data, "trust")){
if(typeof data.trust !== "boolean"){
const err30 = {instancePath:instancePath+"/trust",schemaPath:"#/$defs/server/properties/trust/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
if(typeof data.cwd !== "string"){
const err31 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/server/properties/cwd/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data.alwaysAllow !== undefined && func0.call(data, "alwaysAllow")){
let data23 = data.alwaysAllow;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(typeof data23[i3] !== "string"){
const err32 = {instancePath:instancePath+"/alwaysAllow/" + i3,schemaPath:"#/$defs/server/properties/alwaysAllow/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/alwaysAllow",schemaPath:"#/$defs/server/properties/alwaysAllow/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data25 = data.tools;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
if(typeof data25[i4] !== "string"){
const err34 = {instancePath:instancePath+"/tools/" + i4,schemaPath:"#/$defs/server/properties/tools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/tools",schemaPath:"#/$defs/server/properties/tools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data.enabledTools !== undefined && func0.call(data, "enabledTools")){
let data27 = data.enabledTools;
if(Array.isArray(data27)){
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
if(typeof data27[i5] !== "string"){
const err36 = {instancePath:instancePath+"/enabledTools/" + i5,schemaPath:"#/$defs/server/properties/enabledTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/enabledTools",schemaPath:"#/$defs/server/properties/enabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data.disabledTools !== undefined && func0.call(data, "disabledTools")){
let data29 = data.disabledTools;
if(Array.isArray(data29)){
const len6 = data29.length;
for(let i6=0; i6<len6; i6++){
if(typeof data29[i6] !== "string"){
const err38 = {instancePath:instancePath+"/disabledTools/" + i6,schemaPath:"#/$defs/server/properties/disabledTools/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/disabledTools",schemaPath:"#/$defs/server/properties/disabledTools/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data.kiroAutoApprove !== undefined && func0.call(data, "kiroAutoApprove")){
let data31 = data.kiroAutoApprove;
if(Array.isArray(data31)){
const len7 = data31.length;
for(let i7=0; i7<len7; i7++){
if(typeof data31[i7] !== "string"){
const err40 = {instancePath:instancePath+"/kiroAutoApprove/" + i7,schemaPath:"#/$defs/server/properties/kiroAutoApprove/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/kiroAutoApprove",schemaPath:"#/$defs/server/properties/kiroAutoApprove/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data.kiroAutoBlock !== undefined && func0.call(data, "kiroAutoBlock")){
let data33 = data.kiroAutoBlock;
if(Array.isArray(data33)){
const len8 = data33.length;
for(let i8=0; i8<len8; i8++){
if(typeof data33[i8] !== "string"){
const err42 = {instancePath:instancePath+"/kiroAutoBlock/" + i8,schemaPath:"#/$defs/server/properties/kiroAutoBlock/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/kiroAutoBlock",schemaPath:"#/$defs/server/properties/kiroAutoBlock/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data.musecodeMode !== undefined && func0.call(data, "musecodeMode")){
let data35 = data.musecodeMode;
if(!((data35 === "required") || (data35 === "optional"))){
const err44 = {instancePath:instancePath+"/musecodeMode",schemaPath:"#/$defs/server/properties/musecodeMode/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err44);
errors++;
}
}
if(data.rovodevEnableInstructions !== undefined && func0.call(data, "rovodevEnableInstructions")){
if(typeof data.rovodevEnableInstructions !== "boolean"){
const err45 = {instancePath:instancePath+"/rovodevEnableInstructions",schemaPath:"#/$defs/server/properties/rovodevEnableInstructions/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err45);
errors++;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
let data37 = data.targets;
if(Array.isArray(data37)){
const len9 = data37.length;
for(let i9=0; i9<len9; i9++){
if(typeof data37[i9] !== "string"){
const err46 = {instancePath:instancePath+"/targets/" + i9,schemaPath:"#/$defs/server/properties/targets/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/targets",schemaPath:"#/$defs/server/properties/targets/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err47);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
const err48 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/server/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err48);
errors++;
}
}
if(data.exposed !== undefined && func0.call(data, "exposed")){
if(typeof data.exposed !== "boolean"){
const err49 = {instancePath:instancePath+"/exposed",schemaPath:"#/$defs/server/properties/exposed/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err49);
errors++;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err50);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"type":true,"transport":true,"command":true,"args":true,"url":true,"httpUrl":true,"env":true,"headers":true,"envVars":true,"experimentalEnvironment":true,"enabled":true,"disabled":true,"timeout":true,"networkTimeout":true,"trust":true,"cwd":true,"alwaysAllow":true,"tools":true,"enabledTools":true,"disabledTools":true,"kiroAutoApprove":true,"kiroAutoBlock":true,"musecodeMode":true,"rovodevEnableInstructions":true,"targets":true,"description":true,"exposed":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.mcpServers !== undefined && func0.call(data, "mcpServers")){
let data0 = data.mcpServers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
let data1 = data0[key0];
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/block/properties/mcpServers/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "null"}};
vErrors = add(vErrors, err0);
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
const _errs8 = errors;
if(!(validate53(data1, {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.type = true;
props0.transport = true;
props0.command = true;
props0.args = true;
props0.url = true;
props0.httpUrl = true;
props0.env = true;
props0.headers = true;
props0.envVars = true;
props0.experimentalEnvironment = true;
props0.enabled = true;
props0.disabled = true;
props0.timeout = true;
props0.networkTimeout = true;
props0.trust = true;
props0.cwd = true;
props0.alwaysAllow = true;
props0.tools = true;
props0.enabledTools = true;
props0.disabledTools = true;
props0.kiroAutoApprove = true;
props0.kiroAutoBlock = true;
props0.musecodeMode = true;
props0.rovodevEnableInstructions = true;
props0.targets = true;
props0.description = true;
props0.exposed = true;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/mcpServers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/block/properties/mcpServers/additionalProperties/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err1);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = Math.min(vErrors.length, _errs5);
}
else {
vErrors = null;
}
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/$defs/block/properties/mcpServers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/$defs/block/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"mcpServers":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.mcpServers === undefined) || (!(func0.call(data, "mcpServers")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mcpServers"}};
vErrors = add(vErrors, err0);
errors++;
}
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
const err1 = {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.amp !== undefined && func0.call(data, "amp")){
if(!(validate55(data.amp, {instancePath:instancePath+"/amp",parentData:data,parentDataProperty:"amp",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data["antigravity-cli"] !== undefined && func0.call(data, "antigravity-cli")){
if(!(validate55(data["antigravity-cli"], {instancePath:instancePath+"/antigravity-cli",parentData:data,parentDataProperty:"antigravity-cli",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data["antigravity-ide"] !== undefined && func0.call(data, "antigravity-ide")){
if(!(validate55(data["antigravity-ide"], {instancePath:instancePath+"/antigravity-ide",parentData:data,parentDataProperty:"antigravity-ide",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.aiassistant !== undefined && func0.call(data, "aiassistant")){
if(!(validate55(data.aiassistant, {instancePath:instancePath+"/aiassistant",parentData:data,parentDataProperty:"aiassistant",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.augmentcode !== undefined && func0.call(data, "augmentcode")){
if(!(validate55(data.augmentcode, {instancePath:instancePath+"/augmentcode",parentData:data,parentDataProperty:"augmentcode",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.bob !== undefined && func0.call(data, "bob")){
if(!(validate55(data.bob, {instancePath:instancePath+"/bob",parentData:data,parentDataProperty:"bob",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.claudecode !== undefined && func0.call(data, "claudecode")){
if(!(validate55(data.claudecode, {instancePath:instancePath+"/claudecode",parentData:data,parentDataProperty:"claudecode",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.cline !== undefined && func0.call(data, "cline")){
if(!(validate55(data.cline, {instancePath:instancePath+"/cline",parentData:data,parentDataProperty:"cline",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.codewhale !== undefined && func0.call(data, "codewhale")){
if(!(validate55(data.codewhale, {instancePath:instancePath+"/codewhale",parentData:data,parentDataProperty:"codewhale",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.codexcli !== undefined && func0.call(data, "codexcli")){
if(!(validate55(data.codexcli, {instancePath:instancePath+"/codexcli",parentData:data,parentDataProperty:"codexcli",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.commandcode !== undefined && func0.call(data, "commandcode")){
if(!(validate55(data.commandcode, {instancePath:instancePath+"/commandcode",parentData:data,parentDataProperty:"commandcode",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.continue !== undefined && func0.call(data, "continue")){
if(!(validate55(data.continue, {instancePath:instancePath+"/continue",parentData:data,parentDataProperty:"continue",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.copilot !== undefined && func0.call(data, "copilot")){
if(!(validate55(data.copilot, {instancePath:instancePath+"/copilot",parentData:data,parentDataProperty:"copilot",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.copilotcli !== undefined && func0.call(data, "copilotcli")){
if(!(validate55(data.copilotcli, {instancePath:instancePath+"/copilotcli",parentData:data,parentDataProperty:"copilotcli",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.cortexcode !== undefined && func0.call(data, "cortexcode")){
if(!(validate55(data.cortexcode, {instancePath:instancePath+"/cortexcode",parentData:data,parentDataProperty:"cortexcode",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.crush !== undefined && func0.call(data, "crush")){
if(!(validate55(data.crush, {instancePath:instancePath+"/crush",parentData:data,parentDataProperty:"crush",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.cursor !== undefined && func0.call(data, "cursor")){
if(!(validate55(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.deepagents !== undefined && func0.call(data, "deepagents")){
if(!(validate55(data.deepagents, {instancePath:instancePath+"/deepagents",parentData:data,parentDataProperty:"deepagents",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.devin !== undefined && func0.call(data, "devin")){
if(!(validate55(data.devin, {instancePath:instancePath+"/devin",parentData:data,parentDataProperty:"devin",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.dsh !== undefined && func0.call(data, "dsh")){
if(!(validate55(data.dsh, {instancePath:instancePath+"/dsh",parentData:data,parentDataProperty:"dsh",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.factorydroid !== undefined && func0.call(data, "factorydroid")){
if(!(validate55(data.factorydroid, {instancePath:instancePath+"/factorydroid",parentData:data,parentDataProperty:"factorydroid",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.gitlabduo !== undefined && func0.call(data, "gitlabduo")){
if(!(validate55(data.gitlabduo, {instancePath:instancePath+"/gitlabduo",parentData:data,parentDataProperty:"gitlabduo",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.goose !== undefined && func0.call(data, "goose")){
if(!(validate55(data.goose, {instancePath:instancePath+"/goose",parentData:data,parentDataProperty:"goose",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.grokcli !== undefined && func0.call(data, "grokcli")){
if(!(validate55(data.grokcli, {instancePath:instancePath+"/grokcli",parentData:data,parentDataProperty:"grokcli",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.hermesagent !== undefined && func0.call(data, "hermesagent")){
if(!(validate55(data.hermesagent, {instancePath:instancePath+"/hermesagent",parentData:data,parentDataProperty:"hermesagent",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.junie !== undefined && func0.call(data, "junie")){
if(!(validate55(data.junie, {instancePath:instancePath+"/junie",parentData:data,parentDataProperty:"junie",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.kilo !== undefined && func0.call(data, "kilo")){
if(!(validate55(data.kilo, {instancePath:instancePath+"/kilo",parentData:data,parentDataProperty:"kilo",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data["kimi-code"] !== undefined && func0.call(data, "kimi-code")){
if(!(validate55(data["kimi-code"], {instancePath:instancePath+"/kimi-code",parentData:data,parentDataProperty:"kimi-code",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.kiro !== undefined && func0.call(data, "kiro")){
if(!(validate55(data.kiro, {instancePath:instancePath+"/kiro",parentData:data,parentDataProperty:"kiro",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.mimocode !== undefined && func0.call(data, "mimocode")){
if(!(validate55(data.mimocode, {instancePath:instancePath+"/mimocode",parentData:data,parentDataProperty:"mimocode",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.omp !== undefined && func0.call(data, "omp")){
if(!(validate55(data.omp, {instancePath:instancePath+"/omp",parentData:data,parentDataProperty:"omp",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.opencode !== undefined && func0.call(data, "opencode")){
if(!(validate55(data.opencode, {instancePath:instancePath+"/opencode",parentData:data,parentDataProperty:"opencode",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.qwencode !== undefined && func0.call(data, "qwencode")){
if(!(validate55(data.qwencode, {instancePath:instancePath+"/qwencode",parentData:data,parentDataProperty:"qwencode",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.reasonix !== undefined && func0.call(data, "reasonix")){
if(!(validate55(data.reasonix, {instancePath:instancePath+"/reasonix",parentData:data,parentDataProperty:"reasonix",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.roo !== undefined && func0.call(data, "roo")){
if(!(validate55(data.roo, {instancePath:instancePath+"/roo",parentData:data,parentDataProperty:"roo",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.rovodev !== undefined && func0.call(data, "rovodev")){
if(!(validate55(data.rovodev, {instancePath:instancePath+"/rovodev",parentData:data,parentDataProperty:"rovodev",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.tabnine !== undefined && func0.call(data, "tabnine")){
if(!(validate55(data.tabnine, {instancePath:instancePath+"/tabnine",parentData:data,parentDataProperty:"tabnine",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.takt !== undefined && func0.call(data, "takt")){
if(!(validate55(data.takt, {instancePath:instancePath+"/takt",parentData:data,parentDataProperty:"takt",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.trae !== undefined && func0.call(data, "trae")){
if(!(validate55(data.trae, {instancePath:instancePath+"/trae",parentData:data,parentDataProperty:"trae",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.vibe !== undefined && func0.call(data, "vibe")){
if(!(validate55(data.vibe, {instancePath:instancePath+"/vibe",parentData:data,parentDataProperty:"vibe",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.warp !== undefined && func0.call(data, "warp")){
if(!(validate55(data.warp, {instancePath:instancePath+"/warp",parentData:data,parentDataProperty:"warp",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
}
}
if(data.zed !== undefined && func0.call(data, "zed")){
if(!(validate55(data.zed, {instancePath:instancePath+"/zed",parentData:data,parentDataProperty:"zed",rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate55.errors);
errors += validate55.errors.length;
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
validate52.evaluated = {"props":{"mcpServers":true,"amp":true,"antigravity-cli":true,"antigravity-ide":true,"aiassistant":true,"augmentcode":true,"bob":true,"claudecode":true,"cline":true,"codewhale":true,"codexcli":true,"commandcode":true,"continue":true,"copilot":true,"copilotcli":true,"cortexcode":true,"crush":true,"cursor":true,"deepagents":true,"devin":true,"dsh":true,"factorydroid":true,"gitlabduo":true,"goose":true,"grokcli":true,"hermesagent":true,"junie":true,"kilo":true,"kimi-code":true,"kiro":true,"mimocode":true,"omp":true,"opencode":true,"qwencode":true,"reasonix":true,"roo":true,"rovodev":true,"tabnine":true,"takt":true,"trae":true,"vibe":true,"warp":true,"zed":true},"dynamicProps":false,"dynamicItems":false};

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

// Written by "npm run generate" from schemas/docker-mcp.schema.json
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
"use strict";
module.exports = { validate: validate52, schema: () => JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"x-rule\":\"root-shape\",\"properties\":{\"registry\":{\"x-rule\":\"root-shape\",\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"$ref\":\"#/$defs/server\"}},\"name\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"displayName\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]}},\"$defs\":{\"server\":{\"x-rule\":\"server-shape\",\"type\":[\"object\",\"null\"],\"properties\":{\"type\":{\"x-rule\":\"transport-unknown\",\"type\":\"string\",\"enum\":[\"server\",\"remote\",\"poci\"]},\"name\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"image\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"description\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"title\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"icon\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"readme\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"command\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]}},\"volumes\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]}},\"user\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"allowHosts\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]}},\"extraHosts\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]}},\"env\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":[\"object\",\"null\"],\"properties\":{\"name\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"value\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]}}}},\"secrets\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":[\"object\",\"null\"],\"properties\":{\"name\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"env\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]}}}},\"remote\":{\"type\":[\"object\",\"null\"],\"properties\":{\"url\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"transport_type\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"headers\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]}}}},\"sseEndpoint\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"tools\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":[\"object\",\"null\"],\"properties\":{\"name\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]}}}},\"prefix\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"config\":{\"type\":[\"array\",\"null\"]}}}}}") };
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","x-rule":"root-shape","properties":{"registry":{"x-rule":"root-shape","type":["object","null"],"additionalProperties":{"$ref":"#/$defs/server"}},"name":{"type":["string","number","boolean","null"]},"displayName":{"type":["string","number","boolean","null"]}},"$defs":{"server":{"x-rule":"server-shape","type":["object","null"],"properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["server","remote","poci"]},"name":{"type":["string","number","boolean","null"]},"image":{"type":["string","number","boolean","null"]},"description":{"type":["string","number","boolean","null"]},"title":{"type":["string","number","boolean","null"]},"icon":{"type":["string","number","boolean","null"]},"readme":{"type":["string","number","boolean","null"]},"command":{"type":["array","null"],"items":{"type":["string","number","boolean","null"]}},"volumes":{"type":["array","null"],"items":{"type":["string","number","boolean","null"]}},"user":{"type":["string","number","boolean","null"]},"allowHosts":{"type":["array","null"],"items":{"type":["string","number","boolean","null"]}},"extraHosts":{"type":["array","null"],"items":{"type":["string","number","boolean","null"]}},"env":{"type":["array","null"],"items":{"type":["object","null"],"properties":{"name":{"type":["string","number","boolean","null"]},"value":{"type":["string","number","boolean","null"]}}}},"secrets":{"type":["array","null"],"items":{"type":["object","null"],"properties":{"name":{"type":["string","number","boolean","null"]},"env":{"type":["string","number","boolean","null"]}}}},"remote":{"type":["object","null"],"properties":{"url":{"type":["string","number","boolean","null"]},"transport_type":{"type":["string","number","boolean","null"]},"headers":{"type":["object","null"],"additionalProperties":{"type":["string","number","boolean","null"]}}}},"sseEndpoint":{"type":["string","number","boolean","null"]},"tools":{"type":["array","null"],"items":{"type":["object","null"],"properties":{"name":{"type":["string","number","boolean","null"]}}}},"prefix":{"type":["string","number","boolean","null"]},"config":{"type":["array","null"]}}}},"$id":"urn:mcp-lint:schema:docker-mcp"};
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"x-rule":"server-shape","type":["object","null"],"properties":{"type":{"x-rule":"transport-unknown","type":"string","enum":["server","remote","poci"]},"name":{"type":["string","number","boolean","null"]},"image":{"type":["string","number","boolean","null"]},"description":{"type":["string","number","boolean","null"]},"title":{"type":["string","number","boolean","null"]},"icon":{"type":["string","number","boolean","null"]},"readme":{"type":["string","number","boolean","null"]},"command":{"type":["array","null"],"items":{"type":["string","number","boolean","null"]}},"volumes":{"type":["array","null"],"items":{"type":["string","number","boolean","null"]}},"user":{"type":["string","number","boolean","null"]},"allowHosts":{"type":["array","null"],"items":{"type":["string","number","boolean","null"]}},"extraHosts":{"type":["array","null"],"items":{"type":["string","number","boolean","null"]}},"env":{"type":["array","null"],"items":{"type":["object","null"],"properties":{"name":{"type":["string","number","boolean","null"]},"value":{"type":["string","number","boolean","null"]}}}},"secrets":{"type":["array","null"],"items":{"type":["object","null"],"properties":{"name":{"type":["string","number","boolean","null"]},"env":{"type":["string","number","boolean","null"]}}}},"remote":{"type":["object","null"],"properties":{"url":{"type":["string","number","boolean","null"]},"transport_type":{"type":["string","number","boolean","null"]},"headers":{"type":["object","null"],"additionalProperties":{"type":["string","number","boolean","null"]}}}},"sseEndpoint":{"type":["string","number","boolean","null"]},"tools":{"type":["array","null"],"items":{"type":["object","null"],"properties":{"name":{"type":["string","number","boolean","null"]}}}},"prefix":{"type":["string","number","boolean","null"]},"config":{"type":["array","null"]}}};

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
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/$defs/server/type",keyword:"type",params:{type: schema20.type}};
vErrors = add(vErrors, err0);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
if(!(((data0 === "server") || (data0 === "remote")) || (data0 === "poci"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/server/properties/type/enum",keyword:"enum",params:{}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/server/properties/name/type",keyword:"type",params:{type: schema20.properties.name.type}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.image !== undefined && func0.call(data, "image")){
let data2 = data.image;
if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/image",schemaPath:"#/$defs/server/properties/image/type",keyword:"type",params:{type: schema20.properties.image.type}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data3 = data.description;
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/server/properties/description/type",keyword:"type",params:{type: schema20.properties.description.type}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data4 = data.title;
if((((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")) && (data4 !== null)){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/server/properties/title/type",keyword:"type",params:{type: schema20.properties.title.type}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.icon !== undefined && func0.call(data, "icon")){
let data5 = data.icon;
if((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/icon",schemaPath:"#/$defs/server/properties/icon/type",keyword:"type",params:{type: schema20.properties.icon.type}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.readme !== undefined && func0.call(data, "readme")){
let data6 = data.readme;
if((((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")) && (data6 !== null)){
const err8 = {instancePath:instancePath+"/readme",schemaPath:"#/$defs/server/properties/readme/type",keyword:"type",params:{type: schema20.properties.readme.type}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data7 = data.command;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err9 = {instancePath:instancePath+"/command",schemaPath:"#/$defs/server/properties/command/type",keyword:"type",params:{type: schema20.properties.command.type}};
vErrors = add(vErrors, err9);
errors++;
}
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (data8 !== null)){
const err10 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/$defs/server/properties/command/items/type",keyword:"type",params:{type: schema20.properties.command.items.type}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
}
if(data.volumes !== undefined && func0.call(data, "volumes")){
let data9 = data.volumes;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err11 = {instancePath:instancePath+"/volumes",schemaPath:"#/$defs/server/properties/volumes/type",keyword:"type",params:{type: schema20.properties.volumes.type}};
vErrors = add(vErrors, err11);
errors++;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (data10 !== null)){
const err12 = {instancePath:instancePath+"/volumes/" + i1,schemaPath:"#/$defs/server/properties/volumes/items/type",keyword:"type",params:{type: schema20.properties.volumes.items.type}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
}
if(data.user !== undefined && func0.call(data, "user")){
let data11 = data.user;
if((((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))) && (typeof data11 !== "boolean")) && (data11 !== null)){
const err13 = {instancePath:instancePath+"/user",schemaPath:"#/$defs/server/properties/user/type",keyword:"type",params:{type: schema20.properties.user.type}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.allowHosts !== undefined && func0.call(data, "allowHosts")){
let data12 = data.allowHosts;
if((!(Array.isArray(data12))) && (data12 !== null)){
const err14 = {instancePath:instancePath+"/allowHosts",schemaPath:"#/$defs/server/properties/allowHosts/type",keyword:"type",params:{type: schema20.properties.allowHosts.type}};
vErrors = add(vErrors, err14);
errors++;
}
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if((((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")) && (data13 !== null)){
const err15 = {instancePath:instancePath+"/allowHosts/" + i2,schemaPath:"#/$defs/server/properties/allowHosts/items/type",keyword:"type",params:{type: schema20.properties.allowHosts.items.type}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
}
if(data.extraHosts !== undefined && func0.call(data, "extraHosts")){
let data14 = data.extraHosts;
if((!(Array.isArray(data14))) && (data14 !== null)){
const err16 = {instancePath:instancePath+"/extraHosts",schemaPath:"#/$defs/server/properties/extraHosts/type",keyword:"type",params:{type: schema20.properties.extraHosts.type}};
vErrors = add(vErrors, err16);
errors++;
}
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if((((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (typeof data15 !== "boolean")) && (data15 !== null)){
const err17 = {instancePath:instancePath+"/extraHosts/" + i3,schemaPath:"#/$defs/server/properties/extraHosts/items/type",keyword:"type",params:{type: schema20.properties.extraHosts.items.type}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data16 = data.env;
if((!(Array.isArray(data16))) && (data16 !== null)){
const err18 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/server/properties/env/type",keyword:"type",params:{type: schema20.properties.env.type}};
vErrors = add(vErrors, err18);
errors++;
}
if(Array.isArray(data16)){
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
const err19 = {instancePath:instancePath+"/env/" + i4,schemaPath:"#/$defs/server/properties/env/items/type",keyword:"type",params:{type: schema20.properties.env.items.type}};
vErrors = add(vErrors, err19);
errors++;
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.name !== undefined && func0.call(data17, "name")){
let data18 = data17.name;
if((((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (typeof data18 !== "boolean")) && (data18 !== null)){
const err20 = {instancePath:instancePath+"/env/" + i4+"/name",schemaPath:"#/$defs/server/properties/env/items/properties/name/type",keyword:"type",params:{type: schema20.properties.env.items.properties.name.type}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data17.value !== undefined && func0.call(data17, "value")){
let data19 = data17.value;
if((((typeof data19 !== "string") && (!((typeof data19 == "number") && (isFinite(data19))))) && (typeof data19 !== "boolean")) && (data19 !== null)){
const err21 = {instancePath:instancePath+"/env/" + i4+"/value",schemaPath:"#/$defs/server/properties/env/items/properties/value/type",keyword:"type",params:{type: schema20.properties.env.items.properties.value.type}};
vErrors = add(vErrors, err21);
errors++;
}
}
}
}
}
}
if(data.secrets !== undefined && func0.call(data, "secrets")){
let data20 = data.secrets;
if((!(Array.isArray(data20))) && (data20 !== null)){
const err22 = {instancePath:instancePath+"/secrets",schemaPath:"#/$defs/server/properties/secrets/type",keyword:"type",params:{type: schema20.properties.secrets.type}};
vErrors = add(vErrors, err22);
errors++;
}
if(Array.isArray(data20)){
const len5 = data20.length;
for(let i5=0; i5<len5; i5++){
let data21 = data20[i5];
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
const err23 = {instancePath:instancePath+"/secrets/" + i5,schemaPath:"#/$defs/server/properties/secrets/items/type",keyword:"type",params:{type: schema20.properties.secrets.items.type}};
vErrors = add(vErrors, err23);
errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.name !== undefined && func0.call(data21, "name")){
let data22 = data21.name;
if((((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))) && (typeof data22 !== "boolean")) && (data22 !== null)){
const err24 = {instancePath:instancePath+"/secrets/" + i5+"/name",schemaPath:"#/$defs/server/properties/secrets/items/properties/name/type",keyword:"type",params:{type: schema20.properties.secrets.items.properties.name.type}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data21.env !== undefined && func0.call(data21, "env")){
let data23 = data21.env;
if((((typeof data23 !== "string") && (!((typeof data23 == "number") && (isFinite(data23))))) && (typeof data23 !== "boolean")) && (data23 !== null)){
const err25 = {instancePath:instancePath+"/secrets/" + i5+"/env",schemaPath:"#/$defs/server/properties/secrets/items/properties/env/type",keyword:"type",params:{type: schema20.properties.secrets.items.properties.env.type}};
vErrors = add(vErrors, err25);
errors++;
}
}
}
}
}
}
if(data.remote !== undefined && func0.call(data, "remote")){
let data24 = data.remote;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
const err26 = {instancePath:instancePath+"/remote",schemaPath:"#/$defs/server/properties/remote/type",keyword:"type",params:{type: schema20.properties.remote.type}};
vErrors = add(vErrors, err26);
errors++;
}
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.url !== undefined && func0.call(data24, "url")){
let data25 = data24.url;
if((((typeof data25 !== "string") && (!((typeof data25 == "number") && (isFinite(data25))))) && (typeof data25 !== "boolean")) && (data25 !== null)){
const err27 = {instancePath:instancePath+"/remote/url",schemaPath:"#/$defs/server/properties/remote/properties/url/type",keyword:"type",params:{type: schema20.properties.remote.properties.url.type}};
vErrors = add(vErrors, err27);
errors++;
}
}
if(data24.transport_type !== undefined && func0.call(data24, "transport_type")){
let data26 = data24.transport_type;
if((((typeof data26 !== "string") && (!((typeof data26 == "number") && (isFinite(data26))))) && (typeof data26 !== "boolean")) && (data26 !== null)){
const err28 = {instancePath:instancePath+"/remote/transport_type",schemaPath:"#/$defs/server/properties/remote/properties/transport_type/type",keyword:"type",params:{type: schema20.properties.remote.properties.transport_type.type}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data24.headers !== undefined && func0.call(data24, "headers")){
let data27 = data24.headers;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
const err29 = {instancePath:instancePath+"/remote/headers",schemaPath:"#/$defs/server/properties/remote/properties/headers/type",keyword:"type",params:{type: schema20.properties.remote.properties.headers.type}};
vErrors = add(vErrors, err29);
errors++;
}
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key0 of Object.keys(data27)){
let data28 = data27[key0];
if((((typeof data28 !== "string") && (!((typeof data28 == "number") && (isFinite(data28))))) && (typeof data28 !== "boolean")) && (data28 !== null)){
const err30 = {instancePath:instancePath+"/remote/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/server/properties/remote/properties/headers/additionalProperties/type",keyword:"type",params:{type: schema20.properties.remote.properties.headers.additionalProperties.type}};
vErrors = add(vErrors, err30);
errors++;
}
}
}
}
}
}
if(data.sseEndpoint !== undefined && func0.call(data, "sseEndpoint")){
let data29 = data.sseEndpoint;
if((((typeof data29 !== "string") && (!((typeof data29 == "number") && (isFinite(data29))))) && (typeof data29 !== "boolean")) && (data29 !== null)){
const err31 = {instancePath:instancePath+"/sseEndpoint",schemaPath:"#/$defs/server/properties/sseEndpoint/type",keyword:"type",params:{type: schema20.properties.sseEndpoint.type}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data30 = data.tools;
if((!(Array.isArray(data30))) && (data30 !== null)){
const err32 = {instancePath:instancePath+"/tools",schemaPath:"#/$defs/server/properties/tools/type",keyword:"type",params:{type: schema20.properties.tools.type}};
vErrors = add(vErrors, err32);
errors++;
}
if(Array.isArray(data30)){
const len6 = data30.length;
for(let i6=0; i6<len6; i6++){
let data31 = data30[i6];
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
const err33 = {instancePath:instancePath+"/tools/" + i6,schemaPath:"#/$defs/server/properties/tools/items/type",keyword:"type",params:{type: schema20.properties.tools.items.type}};
vErrors = add(vErrors, err33);
errors++;
}
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.name !== undefined && func0.call(data31, "name")){
let data32 = data31.name;
if((((typeof data32 !== "string") && (!((typeof data32 == "number") && (isFinite(data32))))) && (typeof data32 !== "boolean")) && (data32 !== null)){
const err34 = {instancePath:instancePath+"/tools/" + i6+"/name",schemaPath:"#/$defs/server/properties/tools/items/properties/name/type",keyword:"type",params:{type: schema20.properties.tools.items.properties.name.type}};
vErrors = add(vErrors, err34);
errors++;
}
}
}
}
}
}
if(data.prefix !== undefined && func0.call(data, "prefix")){
let data33 = data.prefix;
if((((typeof data33 !== "string") && (!((typeof data33 == "number") && (isFinite(data33))))) && (typeof data33 !== "boolean")) && (data33 !== null)){
const err35 = {instancePath:instancePath+"/prefix",schemaPath:"#/$defs/server/properties/prefix/type",keyword:"type",params:{type: schema20.properties.prefix.type}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data.config !== undefined && func0.call(data, "config")){
let data34 = data.config;
if((!(Array.isArray(data34))) && (data34 !== null)){
const err36 = {instancePath:instancePath+"/config",schemaPath:"#/$defs/server/properties/config/type",keyword:"type",params:{type: schema20.properties.config.type}};
vErrors = add(vErrors, err36);
errors++;
}
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"type":true,"name":true,"image":true,"description":true,"title":true,"icon":true,"readme":true,"command":true,"volumes":true,"user":true,"allowHosts":true,"extraHosts":true,"env":true,"secrets":true,"remote":true,"sseEndpoint":true,"tools":true,"prefix":true,"config":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.registry !== undefined && func0.call(data, "registry")){
let data0 = data.registry;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{type: schema19.properties.registry.type}};
vErrors = add(vErrors, err0);
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate53(data0[key0], {instancePath:instancePath+"/registry/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = join(vErrors, validate53.errors);
errors += validate53.errors.length;
}
}
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema19.properties.name.type}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.displayName !== undefined && func0.call(data, "displayName")){
let data3 = data.displayName;
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
const err2 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: schema19.properties.displayName.type}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"registry":true,"name":true,"displayName":true},"dynamicProps":false,"dynamicItems":false};

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

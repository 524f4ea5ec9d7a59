"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"model": {
"type": [
"string",
"null"
]
},
"disabledMcpServers": {
"$ref": "#/$defs/names"
},
"disabled_mcp_servers": {
"$ref": "#/$defs/names"
}
},
"$defs": {
"names": {
"type": "array",
"items": {
"type": "string"
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
l=o(l,t+`/`+r,`#/$defs/names/items/type`);
u++}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/names/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
function i(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.model!==void 0&&n.call(e,`model`)){
let n=e.model;
if(typeof n!=`string`&&n!==null){
f=o(f,t+`/model`,`#/properties/model/type`);
p++}}
if(e.disabledMcpServers!==void 0&&n.call(e,`disabledMcpServers`)&&!r(e.disabledMcpServers,{
instancePath:t+`/disabledMcpServers`,
parentData:e,
parentDataProperty:`disabledMcpServers`,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}
if(e.disabled_mcp_servers!==void 0&&n.call(e,`disabled_mcp_servers`)&&!r(e.disabled_mcp_servers,{
instancePath:t+`/disabled_mcp_servers`,
parentData:e,
parentDataProperty:`disabled_mcp_servers`,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=a(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t,n,r={}){
return a(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.require_copilot_cli_settings=e;
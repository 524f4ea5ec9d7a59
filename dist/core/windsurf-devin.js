"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:r,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"transport": {
"x-rule": "transport-unknown",
"type": "string"
},
"command": {
"type": "string"
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"type": "object"
},
"url": {
"type": "string"
},
"headers": {
"type": "object"
},
"serverUrl": {},
"disabled": {},
"disabledTools": {},
"oauthClientId": {},
"oauthClientSecret": {},
"oauthResource": {},
"type": {}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let r=e.mcpServers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
u=a(u,t+`/mcpServers`,`#/properties/mcpServers/type`);
d++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.transport!==void 0&&n.call(i,`transport`)&&typeof i.transport!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/transport`,`#/properties/mcpServers/additionalProperties/properties/transport/type`);
d++}
if(i.command!==void 0&&n.call(i,`command`)&&typeof i.command!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/properties/mcpServers/additionalProperties/properties/command/type`);
d++}
if(i.args!==void 0&&n.call(i,`args`)){
let n=i.args;
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++)
if(typeof n[i]!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+i,`#/properties/mcpServers/additionalProperties/properties/args/items/type`);
d++}}else{
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,`#/properties/mcpServers/additionalProperties/properties/args/type`);
d++}}
if(i.env!==void 0&&n.call(i,`env`)){
let n=i.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,`#/properties/mcpServers/additionalProperties/properties/env/type`);
d++}}
if(i.url!==void 0&&n.call(i,`url`)&&typeof i.url!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,`#/properties/mcpServers/additionalProperties/properties/url/type`);
d++}
if(i.headers!==void 0&&n.call(i,`headers`)){
let n=i.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,`#/properties/mcpServers/additionalProperties/properties/headers/type`);
d++}}}else{
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/mcpServers/additionalProperties/type`);
d++}}}}else{
u=i(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function a(e,t,n,r={}){
return i(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}}));
exports.require_windsurf_devin=e;
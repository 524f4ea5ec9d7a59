"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let r=e.mcpServers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let a=r[e];
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.transport!==void 0&&n.call(a,`transport`)&&typeof a.transport!=`string`){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/transport`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/transport/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}
if(a.command!==void 0&&n.call(a,`command`)&&typeof a.command!=`string`){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/command/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}
if(a.args!==void 0&&n.call(a,`args`)){
let n=a.args;
if(Array.isArray(n)){
let r=n.length;
for(
let a=0;a<r;a++)
if(typeof n[a]!=`string`){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+a,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/args/items/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}else{
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/args/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}
if(a.env!==void 0&&n.call(a,`env`)){
let n=a.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/env/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}
if(a.url!==void 0&&n.call(a,`url`)&&typeof a.url!=`string`){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/url/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}
if(a.headers!==void 0&&n.call(a,`headers`)){
let n=a.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/headers/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}}else{
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/mcpServers/additionalProperties/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}}}else{
l=i(l,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.require_windsurf_devin=e;
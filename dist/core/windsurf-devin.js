"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:i,
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
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
mcpServers:{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
"x-rule":`server-shape`,
type:`object`,
properties:{
transport:{
"x-rule":`transport-unknown`,
type:`string`},
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:`object`},
url:{
type:`string`},
headers:{
type:`object`},
serverUrl:{},
disabled:{},
disabledTools:{},
oauthClientId:{},
oauthClientSecret:{},
oauthResource:{},
type:{}}}}},
$id:`urn:mcp-lint:schema:windsurf-devin`};
let r=Object.prototype.hasOwnProperty;
function i(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&r.call(e,`mcpServers`)){
let i=e.mcpServers;
if((!i||typeof i!=`object`||Array.isArray(i))&&i!==null){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:n.properties.mcpServers.type}};
u=a(u,e);
d++}
if(i&&typeof i==`object`&&!Array.isArray(i))
for(
let e of Object.keys(i)){
let n=i[e];
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.transport!==void 0&&r.call(n,`transport`)&&typeof n.transport!=`string`){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/transport`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/transport/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}
if(n.command!==void 0&&r.call(n,`command`)&&typeof n.command!=`string`){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}
if(n.args!==void 0&&r.call(n,`args`)){
let r=n.args;
if(Array.isArray(r)){
let n=r.length;
for(
let i=0;i<n;i++)
if(typeof r[i]!=`string`){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+i,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}}else{
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
u=a(u,n);
d++}}
if(n.env!==void 0&&r.call(n,`env`)){
let r=n.env;
if(!r||typeof r!=`object`||Array.isArray(r)){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,n);
d++}}
if(n.url!==void 0&&r.call(n,`url`)&&typeof n.url!=`string`){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}
if(n.headers!==void 0&&r.call(n,`headers`)){
let r=n.headers;
if(!r||typeof r!=`object`||Array.isArray(r)){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,n);
d++}}}else{
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/mcpServers/additionalProperties/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,n);
d++}}}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
i.errors=u;
return d===0}
i.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.require_windsurf_devin=e;
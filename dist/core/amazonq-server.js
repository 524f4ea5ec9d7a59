"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http"
]
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
"type": [
"object",
"null"
],
"additionalProperties": {
"type": "string"
}
},
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"oauthScopes": {
"type": "array",
"items": {
"type": "string"
}
},
"oauth": {
"type": [
"object",
"null"
],
"properties": {
"redirectUri": {
"type": [
"string",
"null"
]
}
}
},
"timeout": {
"type": "integer",
"minimum": 0
},
"disabled": {
"type": "boolean"
}
}
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`http`]},
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:[`object`,`null`],
additionalProperties:{
type:`string`}},
url:{
type:`string`},
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
oauthScopes:{
type:`array`,
items:{
type:`string`}},
oauth:{
type:[`object`,`null`],
properties:{
redirectUri:{
type:[`string`,`null`]}}},
timeout:{
type:`integer`,
minimum:0},
disabled:{
type:`boolean`}},
$id:`urn:mcp-lint:schema:amazonq-server`};
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
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
if(n!==`stdio`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/enum`,
keyword:`enum`,
params:{}};
u=a(u,e);
d++}}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
u=a(u,e);
d++}}
if(e.env!==void 0&&r.call(e,`env`)){
let r=e.env;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/type`,
keyword:`type`,
params:{
type:n.properties.env.type}};
u=a(u,e);
d++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(typeof r[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,e);
d++}}
if(e.oauthScopes!==void 0&&r.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/oauthScopes/`+r,
schemaPath:`#/properties/oauthScopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/oauthScopes`,
schemaPath:`#/properties/oauthScopes/type`,
keyword:`type`,
params:{
type:`array`}};
u=a(u,e);
d++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let i=e.oauth;
if((!i||typeof i!=`object`||Array.isArray(i))&&i!==null){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{
type:n.properties.oauth.type}};
u=a(u,e);
d++}
if(i&&typeof i==`object`&&!Array.isArray(i)&&i.redirectUri!==void 0&&r.call(i,`redirectUri`)){
let e=i.redirectUri;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/oauth/redirectUri`,
schemaPath:`#/properties/oauth/properties/redirectUri/type`,
keyword:`type`,
params:{
type:n.properties.oauth.properties.redirectUri.type}};
u=a(u,e);
d++}}}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/type`,
keyword:`type`,
params:{
type:`integer`}};
u=a(u,e);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=a(u,e);
d++}}
if(e.disabled!==void 0&&r.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/properties/disabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
u=a(u,e);
d++}}else{
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
type:!0,
command:!0,
args:!0,
env:!0,
url:!0,
headers:!0,
oauthScopes:!0,
oauth:!0,
timeout:!0,
disabled:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.require_amazonq_server=e;
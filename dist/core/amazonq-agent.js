"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/amazonq-server"
}
},
"useLegacyMcpJson": {
"type": "boolean"
}
},
"$defs": {
"amazonq-server": {
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
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r={
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
type:`boolean`}}};
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/amazonq-server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(n!==`stdio`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/amazonq-server/properties/type/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/amazonq-server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/amazonq-server/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/amazonq-server/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
u=o(u,e);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/amazonq-server/properties/env/type`,
keyword:`type`,
params:{
type:r.properties.env.type}};
u=o(u,e);
d++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/amazonq-server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,n);
d++}}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/amazonq-server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/amazonq-server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/amazonq-server/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=o(u,e);
d++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/oauthScopes/`+r,
schemaPath:`#/$defs/amazonq-server/properties/oauthScopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/oauthScopes`,
schemaPath:`#/$defs/amazonq-server/properties/oauthScopes/type`,
keyword:`type`,
params:{
type:`array`}};
u=o(u,e);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
if((!i||typeof i!=`object`||Array.isArray(i))&&i!==null){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/amazonq-server/properties/oauth/type`,
keyword:`type`,
params:{
type:r.properties.oauth.type}};
u=o(u,e);
d++}
if(i&&typeof i==`object`&&!Array.isArray(i)&&i.redirectUri!==void 0&&n.call(i,`redirectUri`)){
let e=i.redirectUri;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/oauth/redirectUri`,
schemaPath:`#/$defs/amazonq-server/properties/oauth/properties/redirectUri/type`,
keyword:`type`,
params:{
type:r.properties.oauth.properties.redirectUri.type}};
u=o(u,e);
d++}}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/amazonq-server/properties/timeout/type`,
keyword:`type`,
params:{
type:`integer`}};
u=o(u,e);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/amazonq-server/properties/timeout/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=o(u,e);
d++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/amazonq-server/properties/disabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
u=o(u,e);
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/amazonq-server/type`,
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
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=s(d,i.errors);
f+=i.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}}
if(e.useLegacyMcpJson!==void 0&&n.call(e,`useLegacyMcpJson`)&&typeof e.useLegacyMcpJson!=`boolean`){
let e={
instancePath:t+`/useLegacyMcpJson`,
schemaPath:`#/properties/useLegacyMcpJson/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=o(d,e);
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
mcpServers:!0,
useLegacyMcpJson:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.require_amazonq_agent=e;
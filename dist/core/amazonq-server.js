"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:r,
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
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
u=a(u,t+`/type`,`#/properties/type/type`);
d++}
if(n!==`stdio`&&n!==`http`){
u=a(u,t+`/type`,`#/properties/type/enum`);
d++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=a(u,t+`/command`,`#/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=a(u,t+`/args/`+r,`#/properties/args/items/type`);
d++}}else{
u=a(u,t+`/args`,`#/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=a(u,t+`/env`,`#/properties/env/type`);
d++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=a(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/env/additionalProperties/type`);
d++}}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=a(u,t+`/url`,`#/properties/url/type`);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=a(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/headers/additionalProperties/type`);
d++}}else{
u=a(u,t+`/headers`,`#/properties/headers/type`);
d++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=a(u,t+`/oauthScopes/`+r,`#/properties/oauthScopes/items/type`);
d++}}else{
u=a(u,t+`/oauthScopes`,`#/properties/oauthScopes/type`);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
u=a(u,t+`/oauth`,`#/properties/oauth/type`);
d++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.redirectUri!==void 0&&n.call(r,`redirectUri`)){
let e=r.redirectUri;
if(typeof e!=`string`&&e!==null){
u=a(u,t+`/oauth/redirectUri`,`#/properties/oauth/properties/redirectUri/type`);
d++}}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
u=a(u,t+`/timeout`,`#/properties/timeout/type`);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
u=a(u,t+`/timeout`,`#/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
d++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
u=a(u,t+`/disabled`,`#/properties/disabled/type`);
d++}}else{
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
exports.require_amazonq_server=e;
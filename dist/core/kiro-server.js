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
"type": "object",
"additionalProperties": {
"x-effect": "skips-server",
"x-by": "I:KIROE",
"type": "string"
}
},
"url": {
"type": "string"
},
"headers": {
"type": "object"
},
"disabled": {
"type": "boolean"
},
"autoApprove": {
"type": [
"array",
"string"
],
"items": {
"type": "string"
}
},
"disabledTools": {
"type": "array",
"items": {
"type": "string"
}
},
"oauth": {
"type": "object"
},
"oauthScopes": {
"type": [
"array",
"string"
]
},
"timeout": {
"type": "number"
},
"cwd": {}
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
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
u=a(u,t+`/type`,`#/properties/type/type`);
d++}
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
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=a(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/env/additionalProperties/type`);
d++}}else{
u=a(u,t+`/env`,`#/properties/env/type`);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=a(u,t+`/url`,`#/properties/url/type`);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=a(u,t+`/headers`,`#/properties/headers/type`);
d++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
u=a(u,t+`/disabled`,`#/properties/disabled/type`);
d++}
if(e.autoApprove!==void 0&&n.call(e,`autoApprove`)){
let n=e.autoApprove;
if(!Array.isArray(n)&&typeof n!=`string`){
u=a(u,t+`/autoApprove`,`#/properties/autoApprove/type`);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=a(u,t+`/autoApprove/`+r,`#/properties/autoApprove/items/type`);
d++}}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=a(u,t+`/disabledTools/`+r,`#/properties/disabledTools/items/type`);
d++}}else{
u=a(u,t+`/disabledTools`,`#/properties/disabledTools/type`);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=a(u,t+`/oauth`,`#/properties/oauth/type`);
d++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(!Array.isArray(n)&&typeof n!=`string`){
u=a(u,t+`/oauthScopes`,`#/properties/oauthScopes/type`);
d++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
u=a(u,t+`/timeout`,`#/properties/timeout/type`);
d++}}}else{
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
exports.require_kiro_server=e;
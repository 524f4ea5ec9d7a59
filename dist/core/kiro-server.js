"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/properties/type/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
if(e.args!==void 0&&n.call(e,`args`)){
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
params:{}};
l=i(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/properties/args/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/properties/url/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/headers`,
schemaPath:`#/properties/headers/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/properties/disabled/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
if(e.autoApprove!==void 0&&n.call(e,`autoApprove`)){
let n=e.autoApprove;
if(!Array.isArray(n)&&typeof n!=`string`){
let e={
instancePath:t+`/autoApprove`,
schemaPath:`#/properties/autoApprove/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/autoApprove/`+r,
schemaPath:`#/properties/autoApprove/items/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabledTools/`+r,
schemaPath:`#/properties/disabledTools/items/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}else{
let e={
instancePath:t+`/disabledTools`,
schemaPath:`#/properties/disabledTools/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/properties/oauth/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(!Array.isArray(n)&&typeof n!=`string`){
let e={
instancePath:t+`/oauthScopes`,
schemaPath:`#/properties/oauthScopes/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/properties/timeout/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}}else{
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
type:!0,
command:!0,
args:!0,
env:!0,
url:!0,
headers:!0,
disabled:!0,
autoApprove:!0,
disabledTools:!0,
oauth:!0,
oauthScopes:!0,
timeout:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.require_kiro_server=e;
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
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"command": {
"type": "string"
},
"args": {
"x-effect": "ignored",
"type": "array"
},
"env": {
"x-effect": "ignored",
"type": [
"object",
"array"
],
"additionalProperties": {
"x-effect": "fails-server",
"type": "string"
}
},
"url": {
"type": "string"
},
"headers": {
"x-effect": "ignored",
"type": [
"object",
"array"
]
},
"disabled": {
"x-effect": "ignored",
"type": "boolean"
},
"timeout": {
"x-effect": "ignored",
"type": "number"
},
"initializationTimeout": {
"x-effect": "ignored",
"type": "number"
},
"type": {}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.args!==void 0&&n.call(e,`args`)&&!Array.isArray(e.args)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(!n||typeof n!=`object`){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.initializationTimeout!==void 0&&n.call(e,`initializationTimeout`)){
let n=e.initializationTimeout;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/initializationTimeout`,
schemaPath:`#/$defs/server/properties/initializationTimeout/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
command:!0,
args:!0,
env:!0,
url:!0,
headers:!0,
disabled:!0,
timeout:!0,
initializationTimeout:!0,
type:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=o(d,r.errors);
f+=r.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}}else{
d=a(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
i.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.require_amazonq_editor=e;
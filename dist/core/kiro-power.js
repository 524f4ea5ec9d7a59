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
"$ref": "#/$defs/kiro-server"
}
}
},
"$defs": {
"kiro-server": {
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
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/kiro-server/properties/type/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/kiro-server/properties/command/type`,
keyword:`type`,
params:{}};
l=a(l,e);
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
schemaPath:`#/$defs/kiro-server/properties/args/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/kiro-server/properties/args/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/kiro-server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/kiro-server/properties/env/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/kiro-server/properties/url/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/kiro-server/properties/headers/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/kiro-server/properties/disabled/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.autoApprove!==void 0&&n.call(e,`autoApprove`)){
let n=e.autoApprove;
if(!Array.isArray(n)&&typeof n!=`string`){
let e={
instancePath:t+`/autoApprove`,
schemaPath:`#/$defs/kiro-server/properties/autoApprove/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/autoApprove/`+r,
schemaPath:`#/$defs/kiro-server/properties/autoApprove/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
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
schemaPath:`#/$defs/kiro-server/properties/disabledTools/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/disabledTools`,
schemaPath:`#/$defs/kiro-server/properties/disabledTools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/kiro-server/properties/oauth/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(!Array.isArray(n)&&typeof n!=`string`){
let e={
instancePath:t+`/oauthScopes`,
schemaPath:`#/$defs/kiro-server/properties/oauthScopes/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/kiro-server/properties/timeout/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/kiro-server/type`,
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
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}
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
f+=r.errors.length}}}}else{
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
exports.require_kiro_power=e;
"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:o,
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
"type": "object"
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
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
mcpServers:{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
$ref:`#/$defs/kiro-server`}}},
$defs:{
"kiro-server":{
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
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
disabled:{
type:`boolean`},
autoApprove:{
type:[`array`,`string`],
items:{
type:`string`}},
disabledTools:{
type:`array`,
items:{
type:`string`}},
oauth:{
type:`object`},
oauthScopes:{
type:[`array`,`string`]},
timeout:{
type:`number`},
cwd:{}}}},
$id:`urn:mcp-lint:schema:kiro-power`};
let r=Object.prototype.hasOwnProperty;
let i={
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
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
disabled:{
type:`boolean`},
autoApprove:{
type:[`array`,`string`],
items:{
type:`string`}},
disabledTools:{
type:`array`,
items:{
type:`string`}},
oauth:{
type:`object`},
oauthScopes:{
type:[`array`,`string`]},
timeout:{
type:`number`},
cwd:{}}};
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:o,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=a.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)&&typeof e.type!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/kiro-server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/kiro-server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
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
schemaPath:`#/$defs/kiro-server/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/kiro-server/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
u=s(u,e);
d++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/kiro-server/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
u=s(u,e);
d++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/kiro-server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/kiro-server/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=s(u,e);
d++}}
if(e.disabled!==void 0&&r.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/kiro-server/properties/disabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
u=s(u,e);
d++}
if(e.autoApprove!==void 0&&r.call(e,`autoApprove`)){
let n=e.autoApprove;
if(!Array.isArray(n)&&typeof n!=`string`){
let e={
instancePath:t+`/autoApprove`,
schemaPath:`#/$defs/kiro-server/properties/autoApprove/type`,
keyword:`type`,
params:{
type:i.properties.autoApprove.type}};
u=s(u,e);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/autoApprove/`+r,
schemaPath:`#/$defs/kiro-server/properties/autoApprove/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}}}
if(e.disabledTools!==void 0&&r.call(e,`disabledTools`)){
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
params:{
type:`string`}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/disabledTools`,
schemaPath:`#/$defs/kiro-server/properties/disabledTools/type`,
keyword:`type`,
params:{
type:`array`}};
u=s(u,e);
d++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/kiro-server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
u=s(u,e);
d++}}
if(e.oauthScopes!==void 0&&r.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(!Array.isArray(n)&&typeof n!=`string`){
let e={
instancePath:t+`/oauthScopes`,
schemaPath:`#/$defs/kiro-server/properties/oauthScopes/type`,
keyword:`type`,
params:{
type:i.properties.oauthScopes.type}};
u=s(u,e);
d++}}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/kiro-server/properties/timeout/type`,
keyword:`type`,
params:{
type:`number`}};
u=s(u,e);
d++}}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/kiro-server/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
a.errors=u;
return d===0}
a.evaluated={
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
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&r.call(e,`mcpServers`)){
let r=e.mcpServers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:n.properties.mcpServers.type}};
f=s(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!a(r[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
o.errors=f;
return p===0}
o.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_kiro_power=e;
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
"$ref": "#/$defs/server"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"enum": [
"stdio",
"streamable-http",
"sse"
]
},
"command": {
"x-effect": "fails-server",
"type": "string"
},
"args": {
"x-effect": "fails-server",
"type": [
"array",
"null"
]
},
"env": {},
"url": {
"x-effect": "fails-server",
"type": "string"
},
"headers": {},
"disabled": {},
"alwaysAllow": {}
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
$ref:`#/$defs/server`}}},
$defs:{
server:{
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
enum:[`stdio`,`streamable-http`,`sse`]},
command:{
"x-effect":`fails-server`,
type:`string`},
args:{
"x-effect":`fails-server`,
type:[`array`,`null`]},
env:{},
url:{
"x-effect":`fails-server`,
type:`string`},
headers:{},
disabled:{},
alwaysAllow:{}}}},
$id:`urn:mcp-lint:schema:kilo-legacy`};
let r=Object.prototype.hasOwnProperty;
let i={
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
enum:[`stdio`,`streamable-http`,`sse`]},
command:{
"x-effect":`fails-server`,
type:`string`},
args:{
"x-effect":`fails-server`,
type:[`array`,`null`]},
env:{},
url:{
"x-effect":`fails-server`,
type:`string`},
headers:{},
disabled:{},
alwaysAllow:{}}};
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
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(n!==`stdio`&&n!==`streamable-http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
u=s(u,e);
d++}}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{
type:i.properties.args.type}};
u=s(u,e);
d++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
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
alwaysAllow:!0},
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
exports.require_kilo_legacy=e;
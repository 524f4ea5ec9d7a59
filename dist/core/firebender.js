"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>s});
const r={
effect:`fine`,
by:`M:FBR`};
const i={
effect:`ignored`,
by:`L:FBR`};
const a={
is:`other`,
idle:!0,
note:`not documented`};
const o=["${env:NAME}","${workspaceFolder}","${NAME}"];
var s=t.defineClient({
id:`firebender`,
name:`Firebender`,
sources:{
FBR:{
title:`docs.firebender.com, firebender.json and MCP`,
version:`2026`,
date:`2026-11-19`}},
formats:[{
id:`firebender`,
title:`Firebender's configuration`,
files:[`firebender.json`],
userFiles:[`~/.firebender/firebender.json`],
schemaBy:`M:FBR`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`fine`,
by:`L:FBR`},
empty:{
effect:`fine`,
by:`L:FBR`},
broken:{
effect:`refuses-file`,
by:`M:FBR`},
duplicates:{
effect:`fine`,
by:`L:FBR`}},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:{
effect:`drops-file`,
by:`M:FBR`},
dialect:{
by:`M:FBR`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
envFile:{
is:`envFile`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`],
note:`the address of a Streamable HTTP or SSE server`},
headers:{
is:`headers`,
for:[`http`]},
type:{
is:`other`,
idle:!0,
note:"documented as `stdio` for local servers; its examples leave it out"},
transport:a,
cwd:a,
timeout:a,
disabled:a,
enabled:a,
autoApprove:a,
alwaysAllow:a},
bad:{
effect:`fails-server`,
by:`M:FBR`},
notObject:i,
neither:{
effect:`fails-server`,
by:`M:FBR`},
both:{
reaction:i},
placeholders:{
in:{
command:o,
args:o,
env:o,
envFile:o,
url:o,
headers:o},
whenUnset:`not documented`,
by:`M:FBR`}},
claims:`shape`,
unmistakable:!0}],
precedence:[{
sources:[{
format:`firebender`,
files:`user`},{
format:`firebender`,
files:`project`}],
same:`replaced`,
by:`M:FBR`}]});
var c=e.__commonJSMin(((e,t)=>{
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
},
"mcpEnvFile": {
"type": "string",
"x-effect": "ignored",
"x-by": "L:FBR"
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
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"type": "object",
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
"envFile": {
"type": "string"
},
"type": {},
"transport": {},
"cwd": {},
"timeout": {},
"disabled": {},
"enabled": {},
"autoApprove": {},
"alwaysAllow": {}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=o(u,t+`/command`,`#/$defs/server/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
d++}}else{
u=o(u,t+`/args`,`#/$defs/server/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
d++}}else{
u=o(u,t+`/env`,`#/$defs/server/properties/env/type`);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=o(u,t+`/url`,`#/$defs/server/properties/url/type`);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
d++}}else{
u=o(u,t+`/headers`,`#/$defs/server/properties/headers/type`);
d++}}
if(e.envFile!==void 0&&n.call(e,`envFile`)&&typeof e.envFile!=`string`){
u=o(u,t+`/envFile`,`#/$defs/server/properties/envFile/type`);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
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
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}
if(e.mcpEnvFile!==void 0&&n.call(e,`mcpEnvFile`)&&typeof e.mcpEnvFile!=`string`){
f=o(f,t+`/mcpEnvFile`,`#/properties/mcpEnvFile/type`);
p++}}else{
f=a(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t,n,r={}){
return a(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.firebender_exports=n;
exports.require_firebender=c;
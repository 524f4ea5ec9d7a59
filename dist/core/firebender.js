"use strict";
const e=require("./rolldown-runtime.js");
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
winner:null,
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
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/properties/args/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
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
schemaPath:`#/$defs/server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
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
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.envFile!==void 0&&n.call(e,`envFile`)&&typeof e.envFile!=`string`){
let e={
instancePath:t+`/envFile`,
schemaPath:`#/$defs/server/properties/envFile/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
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
envFile:!0,
type:!0,
transport:!0,
cwd:!0,
timeout:!0,
disabled:!0,
enabled:!0,
autoApprove:!0,
alwaysAllow:!0},
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
f++}}
if(e.mcpEnvFile!==void 0&&n.call(e,`mcpEnvFile`)&&typeof e.mcpEnvFile!=`string`){
let e={
instancePath:t+`/mcpEnvFile`,
schemaPath:`#/properties/mcpEnvFile/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}else{
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
mcpServers:!0,
mcpEnvFile:!0},
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
exports.firebender_exports=n;
exports.require_firebender=c;
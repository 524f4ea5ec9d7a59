"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`fine`,
by:`M:IDX`};
const i={
effect:`ignored`,
by:`L:IDX`};
const a={
is:`other`,
idle:!0,
note:`not documented`};
var o=t.defineClient({
id:`firebase-studio`,
name:`Firebase Studio`,
sources:{
IDX:{
title:`firebase.google.com, Connect to Model Context Protocol servers`,
version:`2026`,
date:`2026-11-19`}},
formats:[{
id:`firebase-studio`,
title:`Firebase Studio's servers`,
files:[`.idx/mcp.json`],
schemaBy:`M:IDX`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`fine`,
by:`L:IDX`},
empty:{
effect:`fine`,
by:`L:IDX`},
broken:{
effect:`refuses-file`,
by:`M:IDX`},
duplicates:{
effect:`fine`,
by:`L:IDX`}},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:{
effect:`drops-file`,
by:`M:IDX`},
dialect:{
by:`M:IDX`,
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
url:{
is:`url`,
for:[`http`],
note:`the address of a Streamable HTTP or SSE server`},
headers:{
is:`headers`,
for:[`http`]},
httpUrl:{
is:`url`,
for:[`http`],
by:`L:IDX`,
note:`not documented; Gemini CLI reads it`},
type:a,
transport:a,
cwd:a,
timeout:a,
trust:a,
disabled:a,
enabled:a,
autoApprove:a,
alwaysAllow:a},
bad:{
effect:`fails-server`,
by:`M:IDX`},
notObject:i,
neither:{
effect:`fails-server`,
by:`M:IDX`},
both:{
reaction:i}},
claims:`path`}]});
var s=e.__commonJSMin(((e,t)=>{
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
"httpUrl": {
"type": "string"
},
"type": {},
"transport": {},
"cwd": {},
"timeout": {},
"trust": {},
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
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
u=o(u,t+`/httpUrl`,`#/$defs/server/properties/httpUrl/type`);
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
p++}}}else{
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
exports.firebase_studio_exports=n;
exports.require_firebase_studio=s;
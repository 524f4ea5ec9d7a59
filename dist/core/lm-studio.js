"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`fine`,
by:`M:LMS`};
const i={
effect:`ignored`,
by:`L:LMS`};
const a={
is:`other`,
idle:!0,
note:`not documented`};
var o=t.defineClient({
id:`lm-studio`,
name:`LM Studio`,
sources:{
LMS:{
title:`lmstudio-ai/docs c6854fba, read`,
version:`0.3.17 and newer`,
date:`2026-04-29`}},
formats:[{
id:`lm-studio`,
belongsTo:`user`,
title:`LM Studio's servers`,
files:[],
ofUser:!0,
userFiles:[`~/.lmstudio/mcp.json`],
schemaBy:`M:LMS`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`fine`,
by:`L:LMS`},
empty:{
effect:`fine`,
by:`L:LMS`},
broken:{
effect:`refuses-file`,
by:`M:LMS`},
duplicates:{
effect:`fine`,
by:`L:LMS`}},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:{
effect:`drops-file`,
by:`M:LMS`},
dialect:{
by:`M:LMS`,
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
for:[`stdio`]},
url:{
is:`url`,
for:[`http`]},
headers:{
is:`headers`,
for:[`http`]},
type:a,
transport:a,
cwd:a,
envFile:a,
timeout:a,
enabled:a,
disabled:a,
autoApprove:a,
alwaysAllow:a},
bad:i,
notObject:i,
neither:{
effect:`fails-server`,
by:`M:LMS`},
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
"command": {},
"args": {},
"env": {},
"url": {},
"headers": {},
"type": {},
"transport": {},
"cwd": {},
"envFile": {},
"timeout": {},
"enabled": {},
"disabled": {},
"autoApprove": {},
"alwaysAllow": {}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=a(c,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
l++}
r.errors=c;
return l===0}
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
exports.lm_studio_exports=n;
exports.require_lm_studio=s;
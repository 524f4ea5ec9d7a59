"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>l});
const r={
effect:`fine`,
by:`M:JRS`};
const i={
effect:`ignored`,
by:`L:JRS`};
const a={
effect:`refuses-file`,
by:`M:JRS`};
const o={
is:`other`,
idle:!0,
note:`not documented`};
const s={
id:`junie`,
title:`Junie's servers`,
files:[`.junie/mcp/mcp.json`],
userFiles:[`~/.junie/mcp/mcp.json`],
schemaBy:`M:JRS`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`fine`,
by:`L:JRS`},
empty:{
effect:`fine`,
by:`L:JRS`},
broken:a,
duplicates:{
effect:`fine`,
by:`L:JRS`}},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:{
effect:`drops-file`,
by:`M:JRS`},
dialect:{
by:`M:JRS`,
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
for:[`http`],
note:`newer versions only: the help page knows local servers alone`},
headers:{
is:`headers`,
for:[`http`]},
type:o,
transport:o,
cwd:o,
timeout:o,
enabled:o,
disabled:o,
autoApprove:o,
alwaysAllow:o},
bad:i,
notObject:i,
neither:{
effect:`fails-server`,
by:`M:JRS`},
both:{
reaction:i}},
claims:`path`};
const c={...s,
id:`junie-ai-assistant`,
reader:`JetBrains AI Assistant`,
title:`the servers of JetBrains' AI Assistant`,
files:[`.ai/mcp/mcp.json`],
userFiles:[`~/.ai/mcp/mcp.json`],
schema:`junie`};
var l=t.defineClient({
id:`junie`,
name:`Junie`,
sources:{
JRS:{
title:`dyoshikawa/rulesync cfebcd75 (its adapters) and the help pages of JetBrains`,
version:`2026-08`,
date:`2026-08-18`}},
formats:[s,c]});
var u=e.__commonJSMin(((e,t)=>{
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
exports.junie_exports=n;
exports.require_junie=u;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>c});
const r={
effect:`fine`,
by:`M:CBD`};
const i={
effect:`ignored`,
by:`L:CBD`};
const a={
is:`other`,
idle:!0,
note:`not documented`};
const o={
id:`codebuddy`,
title:`CodeBuddy's servers`,
files:[`.codebuddy/mcp.json`,`.codebuddy/.mcp.json`],
userFiles:[`~/.codebuddy/mcp.json`,`~/.codebuddy/.mcp.json`],
schemaBy:`M:CBD`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`fine`,
by:`L:CBD`},
empty:{
effect:`fine`,
by:`L:CBD`},
broken:{
effect:`refuses-file`,
by:`M:CBD`},
duplicates:{
effect:`fine`,
by:`L:CBD`}},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:{
effect:`drops-file`,
by:`M:CBD`},
dialect:{
by:`M:CBD`,
transportKey:`type`,
transportKeyNeedsUrl:!0,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`,
"streamable-http":`http`,
streamableHttp:`http`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
type:{
is:`transport`,
note:"`stdio`, `sse` or `http`"},
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
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
disabled:{
is:`disabled`,
by:`L:CBD`},
description:a,
cwd:a,
timeout:a,
transport:a,
enabled:a,
autoApprove:a,
alwaysAllow:a,
disabledTools:a},
bad:{
effect:`fails-server`,
by:`M:CBD`},
notObject:i,
neither:{
effect:`fails-server`,
by:`M:CBD`},
both:{
reaction:i},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:i},
claims:`path`,
readsToo:[`claude-code-project`]};
const s={...o,
id:`codebuddy-user`,
title:`CodeBuddy's own file`,
files:[],
userFiles:[`~/.codebuddy.json`],
schema:`codebuddy`,
servers:[{
at:[`mcpServers`]},{
at:[`projects`,`*`,`mcpServers`]}],
claims:`shape`,
readsToo:[]};
var c=t.defineClient({
id:`codebuddy`,
name:`CodeBuddy`,
sources:{
CBD:{
title:`CodeBuddy's documentation of MCP, for the editor and the CLI`,
version:`2026`,
date:`2026-11-19`}},
formats:[o,s],
precedence:[{
sources:[{
format:`codebuddy-user`,
files:`user`,
at:[`projects`,`*`,`mcpServers`]},{
format:`claude-code-project`,
files:`project`},{
format:`codebuddy-user`,
files:`user`,
at:[`mcpServers`]}],
same:`replaced`,
by:`M:CBD`}]});
var l=e.__commonJSMin(((e,t)=>{
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
"projects": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
}
}
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
"disabled": {
"type": "boolean",
"x-effect": "ignored",
"x-by": "L:CBD"
},
"description": {},
"cwd": {},
"timeout": {},
"transport": {},
"enabled": {},
"autoApprove": {},
"alwaysAllow": {},
"disabledTools": {}
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
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
u=o(u,t+`/type`,`#/$defs/server/properties/type/type`);
d++}
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
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
u=o(u,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
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
if(e.projects!==void 0&&n.call(e,`projects`)){
let i=e.projects;
if(i&&typeof i==`object`&&!Array.isArray(i))
for(
let e of Object.keys(i)){
let a=i[e];
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.mcpServers!==void 0&&n.call(a,`mcpServers`)){
let n=a.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let i of Object.keys(n))
if(!r(n[i],{
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcpServers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:i,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcpServers`,`#/properties/projects/additionalProperties/properties/mcpServers/type`);
p++}}}else{
f=o(f,t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/projects/additionalProperties/type`);
p++}}else{
f=o(f,t+`/projects`,`#/properties/projects/type`);
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
exports.codebuddy_exports=n;
exports.require_codebuddy=l;
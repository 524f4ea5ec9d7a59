"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`fine`,
by:`M:IFL`};
const i={
effect:`ignored`,
by:`L:IFL`};
const a={
is:`other`,
idle:!0,
note:`not documented`};
var o=t.defineClient({
id:`iflow`,
name:`iFlow CLI`,
sources:{
IFL:{
title:`iflow-ai/iflow-cli 4642808, its documentation`,
version:`2026-04`,
date:`2026-08-22`}},
formats:[{
id:`iflow`,
title:`iFlow CLI's settings`,
files:[`.iflow/settings.json`,`.iflow/mcp.json`],
userFiles:[`~/.iflow/settings.json`,`~/.iflow/mcp/config.json`],
schemaBy:`M:IFL`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`fine`,
by:`L:IFL`},
empty:{
effect:`fine`,
by:`L:IFL`},
broken:{
effect:`refuses-file`,
by:`M:IFL`},
duplicates:{
effect:`fine`,
by:`L:IFL`}},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:{
effect:`drops-file`,
by:`M:IFL`},
dialect:{
by:`M:IFL`,
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
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`],
by:`L:IFL`},
httpUrl:{
is:`url`,
for:[`http`],
by:`L:IFL`},
headers:{
is:`headers`,
for:[`http`,`sse`],
by:`L:IFL`},
timeout:{
is:`timeout`,
unit:`ms`},
trust:{
is:`trust`,
approvesAll:!0},
includeTools:{
is:`toolsAllowed`},
excludeTools:{
is:`toolsDenied`},
type:a,
transport:a,
description:a,
disabled:a,
enabled:a,
autoApprove:a,
alwaysAllow:a},
bad:{
effect:`fails-server`,
by:`M:IFL`},
notObject:i,
neither:{
effect:`fails-server`,
by:`M:IFL`},
both:{
reaction:i}},
references:[{
at:[`allowMCPServers`],
as:`list`,
form:`S`,
server:e=>e,
switches:`only`,
by:`M:IFL`},{
at:[`excludeMCPServers`],
as:`list`,
form:`S`,
server:e=>e,
switches:`off`,
by:`M:IFL`}],
claims:`shape`,
unmistakable:!0}],
precedence:[{
sources:[{
format:`iflow`,
files:`project`},{
format:`iflow`,
files:`user`}],
same:`replaced`,
by:`M:IFL`}]});
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
},
"allowMCPServers": {
"type": "array",
"items": {
"type": "string"
},
"x-effect": "ignored",
"x-by": "L:IFL"
},
"excludeMCPServers": {
"type": "array",
"items": {
"type": "string"
},
"x-effect": "ignored",
"x-by": "L:IFL"
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
"cwd": {
"type": "string"
},
"httpUrl": {
"type": "string"
},
"timeout": {
"type": "number",
"x-effect": "ignored",
"x-by": "L:IFL"
},
"trust": {
"type": "boolean",
"x-effect": "ignored",
"x-by": "L:IFL"
},
"includeTools": {
"type": "array",
"items": {
"type": "string"
},
"x-effect": "ignored",
"x-by": "L:IFL"
},
"excludeTools": {
"type": "array",
"items": {
"type": "string"
},
"x-effect": "ignored",
"x-by": "L:IFL"
},
"type": {},
"transport": {},
"description": {},
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
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
u=o(u,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
d++}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
u=o(u,t+`/httpUrl`,`#/$defs/server/properties/httpUrl/type`);
d++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
u=o(u,t+`/timeout`,`#/$defs/server/properties/timeout/type`);
d++}}
if(e.trust!==void 0&&n.call(e,`trust`)&&typeof e.trust!=`boolean`){
u=o(u,t+`/trust`,`#/$defs/server/properties/trust/type`);
d++}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/includeTools/`+r,`#/$defs/server/properties/includeTools/items/type`);
d++}}else{
u=o(u,t+`/includeTools`,`#/$defs/server/properties/includeTools/type`);
d++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/excludeTools/`+r,`#/$defs/server/properties/excludeTools/items/type`);
d++}}else{
u=o(u,t+`/excludeTools`,`#/$defs/server/properties/excludeTools/type`);
d++}}}else{
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
if(e.allowMCPServers!==void 0&&n.call(e,`allowMCPServers`)){
let n=e.allowMCPServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=o(f,t+`/allowMCPServers/`+r,`#/properties/allowMCPServers/items/type`);
p++}}else{
f=o(f,t+`/allowMCPServers`,`#/properties/allowMCPServers/type`);
p++}}
if(e.excludeMCPServers!==void 0&&n.call(e,`excludeMCPServers`)){
let n=e.excludeMCPServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=o(f,t+`/excludeMCPServers/`+r,`#/properties/excludeMCPServers/items/type`);
p++}}else{
f=o(f,t+`/excludeMCPServers`,`#/properties/excludeMCPServers/type`);
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
exports.iflow_exports=n;
exports.require_iflow=s;
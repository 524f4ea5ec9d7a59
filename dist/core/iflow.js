"use strict";
const e=require("./rolldown-runtime.js");
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
winner:null,
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
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
let e={
instancePath:t+`/httpUrl`,
schemaPath:`#/$defs/server/properties/httpUrl/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.trust!==void 0&&n.call(e,`trust`)&&typeof e.trust!=`boolean`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/server/properties/trust/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/includeTools/`+r,
schemaPath:`#/$defs/server/properties/includeTools/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/includeTools`,
schemaPath:`#/$defs/server/properties/includeTools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/excludeTools/`+r,
schemaPath:`#/$defs/server/properties/excludeTools/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/$defs/server/properties/excludeTools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
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
cwd:!0,
httpUrl:!0,
timeout:!0,
trust:!0,
includeTools:!0,
excludeTools:!0,
type:!0,
transport:!0,
description:!0,
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
if(e.allowMCPServers!==void 0&&n.call(e,`allowMCPServers`)){
let n=e.allowMCPServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/allowMCPServers/`+r,
schemaPath:`#/properties/allowMCPServers/items/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}else{
let e={
instancePath:t+`/allowMCPServers`,
schemaPath:`#/properties/allowMCPServers/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}
if(e.excludeMCPServers!==void 0&&n.call(e,`excludeMCPServers`)){
let n=e.excludeMCPServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/excludeMCPServers/`+r,
schemaPath:`#/properties/excludeMCPServers/items/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}else{
let e={
instancePath:t+`/excludeMCPServers`,
schemaPath:`#/properties/excludeMCPServers/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}}else{
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
allowMCPServers:!0,
excludeMCPServers:!0},
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
exports.iflow_exports=n;
exports.require_iflow=s;
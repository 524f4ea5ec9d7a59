"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`fine`,
by:`M:BOB`};
const i={
effect:`ignored`,
by:`L:BOB`};
const a={
is:`other`,
idle:!0,
note:`not documented`};
var o=t.defineClient({
id:`bob`,
name:`IBM Bob`,
sources:{
BOB:{
title:`bob.ibm.com, Using MCP in Bob, and product pages of IBM`,
version:`2026`,
date:`2026-11-19`}},
formats:[{
id:`bob`,
title:`IBM Bob's servers`,
files:[`.bob/mcp.json`],
userFiles:[`~/.bob/mcp_settings.json`,`~/.bob/settings/mcp_settings.json`],
schemaBy:`M:BOB`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`fine`,
by:`L:BOB`},
empty:{
effect:`fine`,
by:`L:BOB`},
broken:{
effect:`refuses-file`,
by:`M:BOB`},
duplicates:{
effect:`fine`,
by:`L:BOB`}},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:{
effect:`drops-file`,
by:`M:BOB`},
dialect:{
by:`M:BOB`,
transportKey:`type`,
transportKeyNeedsUrl:!0,
spellings:{
"streamable-http":`http`,
sse:`sse`,
stdio:`stdio`,
http:`http`,
local:`stdio`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
type:{
is:`transport`,
note:"documented for addresses: `streamable-http` or `sse`"},
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
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
disabled:{
is:`disabled`,
default:`false`},
alwaysAllow:{
is:`autoApprove`,
note:`names of tools`},
timeout:{
is:`other`,
idle:!0,
note:`not documented in which unit`},
autoApprove:a,
disabledTools:a,
watchPaths:a,
enabled:a,
transport:a,
envFile:a},
bad:{
effect:`fails-server`,
by:`M:BOB`},
notObject:i,
neither:{
effect:`fails-server`,
by:`M:BOB`},
both:{
reaction:i},
unknownTransport:{
withCommand:r,
withUrl:i},
mismatch:i},
claims:`path`}],
precedence:[{
sources:[{
format:`bob`,
files:`project`},{
format:`bob`,
files:`user`}],
same:`replaced`,
by:`M:BOB`}]});
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
"cwd": {
"type": "string"
},
"disabled": {
"type": "boolean",
"x-effect": "ignored",
"x-by": "L:BOB"
},
"alwaysAllow": {
"type": "array",
"items": {
"type": "string"
},
"x-effect": "ignored",
"x-by": "L:BOB"
},
"timeout": {},
"autoApprove": {},
"disabledTools": {},
"watchPaths": {},
"enabled": {},
"transport": {},
"envFile": {}
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
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
u=o(u,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
d++}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
u=o(u,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
d++}
if(e.alwaysAllow!==void 0&&n.call(e,`alwaysAllow`)){
let n=e.alwaysAllow;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/alwaysAllow/`+r,`#/$defs/server/properties/alwaysAllow/items/type`);
d++}}else{
u=o(u,t+`/alwaysAllow`,`#/$defs/server/properties/alwaysAllow/type`);
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
exports.bob_exports=n;
exports.require_bob=s;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`fine`,
by:`M:TRA`};
const i={
effect:`ignored`,
by:`L:TRA`};
const a={
is:`other`,
idle:!0,
note:`not documented`};
var o=t.defineClient({
id:`trae`,
name:`Trae`,
sources:{
TRA:{
title:`Trae's documentation of MCP servers`,
version:`2026-01`,
date:`2026-01-21`}},
formats:[{
id:`trae`,
title:`Trae's servers`,
files:[`.trae/mcp.json`],
userFiles:[`~/.config/Trae/User/mcp.json`,`~/Library/Application Support/Trae/User/mcp.json`,`~/AppData/Roaming/Trae/User/mcp.json`],
schemaBy:`M:TRA`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`fine`,
by:`L:TRA`},
empty:{
effect:`fine`,
by:`L:TRA`},
broken:{
effect:`refuses-file`,
by:`M:TRA`},
duplicates:{
effect:`fine`,
by:`L:TRA`}},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:{
effect:`drops-file`,
by:`M:TRA`},
dialect:{
by:`M:TRA`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
command:{
is:`command`,
for:[`stdio`],
note:`one word, or a path`},
args:{
is:`args`,
for:[`stdio`],
note:`every item is a string`},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
url:{
is:`url`,
for:[`http`]},
headers:{
is:`headers`,
for:[`http`]},
fromGalleryId:{
is:`other`,
idle:!0,
note:`written by the marketplace`},
type:a,
transport:a,
cwd:a,
envFile:a,
timeout:a,
enabled:a,
disabled:a,
autoApprove:a,
alwaysAllow:a},
bad:{
effect:`fails-server`,
by:`M:TRA`},
notObject:i,
neither:{
effect:`fails-server`,
by:`M:TRA`},
both:{
reaction:i}},
claims:`path`}]});
var s=e.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
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
"type": "string",
"if": {
"type": "string"
},
"then": {
"type": "string",
"x-effect": "fails-server",
"x-by": "L:TRA",
"x-label": "one word without blanks",
"pattern": "^\\\\S*$|[/\\\\\\\\]"
}
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"$ref": "#/$defs/strings"
},
"url": {
"type": "string"
},
"headers": {
"$ref": "#/$defs/strings"
},
"fromGalleryId": {},
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
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=RegExp(`^\\S*$|[/\\\\]`,`u`);
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
l=c(l,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/strings/additionalProperties/type`);
u++}}else{
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`){
p=c(p,t+`/command`,`#/$defs/server/properties/command/type`);
m++}
let i=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=s(p,{});
m++}
var h=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(h){
let e=m;
if(typeof n==`string`){
if(!r.test(n)){
p=c(p,t+`/command`,`#/$defs/server/properties/command/then/pattern`,{
pattern:`^\\S*$|[/\\\\]`});
m++}}else{
p=c(p,t+`/command`,`#/$defs/server/properties/command/then/type`);
m++}
var h=e===m;
a=h}
if(!a){
p=c(p,t+`/command`,`#/$defs/server/properties/command/if`,{
failingKeyword:`then`});
m++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=c(p,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
m++}}else{
p=c(p,t+`/args`,`#/$defs/server/properties/args/type`);
m++}}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
p=c(p,t+`/url`,`#/$defs/server/properties/url/type`);
m++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
a.errors=p;
return m===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
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
if(!a(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}else{
f=c(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t,n,r={}){
return s(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_trae=s;
exports.trae_exports=n;
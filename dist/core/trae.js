"use strict";
const e=require("./rolldown-runtime.js");
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
winner:null,
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
let c=null;
let l=0;
let u=i.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{}};
c=s(c,e);
l++}}else{
c=s(c,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
l++}
i.errors=c;
return l===0}
i.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
let i=p;
let a=!0;
let o=p;
if(typeof n!=`string`){
f=s(f,{});
p++}
var h=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(h){
let e=p;
if(typeof n==`string`){
if(!r.test(n)){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\S*$|[/\\\\]`}};
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/then/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
var h=e===p;
a=h}
if(!a){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=s(f,e);
p++}}
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
f=s(f,e);
p++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
a.evaluated={
props:{
command:!0,
args:!0,
env:!0,
url:!0,
headers:!0,
fromGalleryId:!0,
type:!0,
transport:!0,
cwd:!0,
envFile:!0,
timeout:!0,
enabled:!0,
disabled:!0,
autoApprove:!0,
alwaysAllow:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=o.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
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
rootData:l,
dynamicAnchors:u})){
d=c(d,a.errors);
f+=a.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
o.errors=d;
return f===0}
o.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_trae=s;
exports.trae_exports=n;
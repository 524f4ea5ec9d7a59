"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>i});
const r={
effect:`refuses-file`,
by:`H:AIX`};
var i=t.defineClient({
id:`aix`,
name:`aix`,
sources:{
AIX:{
title:`thoreinstein/aix 070fd29, read`,
version:`0.8.1`,
date:`2026-04-27`},
MAP:{
title:`thoreinstein/aix, docs/mcp-field-mapping.md`,
version:`0.1.0`,
date:`2026-11-19`}},
formats:[{
id:`aix`,
title:`an aix canonical file`,
files:[`.aix/*.json`,`aix*.json`],
schemaBy:`H:AIX`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:r,
empty:{
effect:`fine`,
by:`H:AIX`},
broken:r,
duplicates:{
effect:`fine`,
by:`H:AIX`}},
servers:[{
at:[`servers`]}],
noMap:r,
badRoot:r,
writes:[{
client:`claude-code`,
keeps:[`platforms`],
copies:!0,
as:{
sse:`http`},
by:`H:AIX`},{
client:`opencode`,
keeps:[],
copies:!0,
by:`H:AIX`}],
claims:`shape`,
when:({
path:e,
value:t,
text:n})=>t===void 0?o(n):a(t,e),
dialect:{
by:`H:AIX`,
transportKey:`transport`,
spellings:{
stdio:`stdio`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`sse`,
urlReaction:{
effect:`fine`,
by:`H:AIX`}},
fields:{
name:{
is:`name`,
repeatsName:!0,
note:`overwritten with the key`},
transport:{
is:`transport`,
note:"missing: stdio with a `command`, sse with a `url`; sse is written as `http` for Claude Code"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
url:{
is:`url`,
for:[`sse`]},
env:{
is:`env`,
for:[`stdio`]},
headers:{
is:`headers`,
for:[`sse`]},
platforms:{
is:`platforms`,
note:`OpenCode has no such field: lost there`},
disabled:{
is:`disabled`,
default:`false`}},
emptyMeansAbsent:!0,
bad:r,
notObject:r,
neither:r,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:AIX`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r}}]});
function a(e,n){
let r=t.own(e,`servers`);
if(!t.isObject(r))
return!1;
let i=/(?:^|\/)(?:\.aix\/[^/]+|aix)\.json$/.test(n);
return Object.entries(r).some(([e,n])=>t.isObject(n)&&(Object.hasOwn(n,`transport`)||Array.isArray(t.own(n,`platforms`))||t.own(n,`name`)===e||i&&(typeof t.own(n,`command`)==`string`||typeof t.own(n,`url`)==`string`)))}
function o(e){
return e.includes(`"servers"`)&&e.includes(`"transport"`)}
var s=e.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"required": [
"servers"
],
"properties": {
"servers": {
"x-rule": "root-shape",
"type": "object",
"minProperties": 1,
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
"name": {
"type": "string"
},
"transport": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
""
]
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
"url": {
"type": "string"
},
"env": {
"$ref": "#/$defs/strings"
},
"headers": {
"$ref": "#/$defs/strings"
},
"platforms": {
"type": "array",
"items": {
"enum": [
"darwin",
"linux",
"windows"
]
}
},
"disabled": {
"type": "boolean"
}
}
},
"strings": {
"type": "object",
"propertyNames": {
"minLength": 1
},
"additionalProperties": {
"type": "string"
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=l;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=i.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e)){
let e=u;
if(typeof n==`string`&&r(n)<1){
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/strings/propertyNames/minLength`,
keyword:`minLength`,
params:{
limit:1},
propertyName:n});
u++}
if(e!==u){
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/strings/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
u++}}
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}}else{
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
i.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:o,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/server/properties/name/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(n!==`stdio`&&n!==`sse`&&n!==``){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/enum`,
keyword:`enum`,
params:{}};
d=s(d,e);
f++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
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
d=s(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:l,
dynamicAnchors:u})){
d=c(d,i.errors);
f+=i.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:l,
dynamicAnchors:u})){
d=c(d,i.errors);
f+=i.errors.length}
if(e.platforms!==void 0&&n.call(e,`platforms`)){
let n=e.platforms;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`darwin`&&e!==`linux`&&e!==`windows`){
let e={
instancePath:t+`/platforms/`+r,
schemaPath:`#/$defs/server/properties/platforms/items/enum`,
keyword:`enum`,
params:{}};
d=s(d,e);
f++}}}else{
let e={
instancePath:t+`/platforms`,
schemaPath:`#/$defs/server/properties/platforms/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
name:!0,
transport:!0,
command:!0,
args:!0,
url:!0,
env:!0,
headers:!0,
platforms:!0,
disabled:!0},
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
if(e.servers===void 0||!n.call(e,`servers`)){
d=s(d,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`servers`}});
f++}
if(e.servers!==void 0&&n.call(e,`servers`)){
let n=e.servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(Object.keys(n).length<1){
let e={
instancePath:t+`/servers`,
schemaPath:`#/properties/servers/minProperties`,
keyword:`minProperties`,
params:{
limit:1}};
d=s(d,e);
f++}
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=c(d,a.errors);
f+=a.errors.length}}else{
let e={
instancePath:t+`/servers`,
schemaPath:`#/properties/servers/type`,
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
servers:!0},
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
return e}
function l(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.aix_exports=n;
exports.require_aix=s;
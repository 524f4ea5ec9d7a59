"use strict";
const e=require("./core.js").rolldownRuntime;
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
let r=/(?:^|\/)(?:\.aix\/[^/]+|aix)\.json$/.test(n);
let i=t.own(e,`servers`)??(r?t.own(e,`mcpServers`):void 0);
if(!t.isObject(i))
return!1;
return Object.entries(i).some(([e,n])=>t.isObject(n)&&(Object.hasOwn(n,`transport`)||Array.isArray(t.own(n,`platforms`))||t.own(n,`name`)===e||r&&(typeof t.own(n,`command`)==`string`||typeof t.own(n,`url`)==`string`)))}
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
"x-help": "write \\"darwin\\" for macOS, \\"linux\\" or \\"windows\\"",
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
let r=u;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e)){
let e=d;
if(typeof n==`string`&&r(n)<1){
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/strings/propertyNames/minLength`,
keyword:`minLength`,
params:{
limit:1},
propertyName:n});
d++}
if(e!==d){
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/strings/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
d++}}
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
u=c(u,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/strings/additionalProperties/type`);
d++}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
return d===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:o,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
f=c(f,t+`/name`,`#/$defs/server/properties/name/type`);
p++}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
f=c(f,t+`/transport`,`#/$defs/server/properties/transport/type`);
p++}
if(n!==`stdio`&&n!==`sse`&&n!==``){
f=c(f,t+`/transport`,`#/$defs/server/properties/transport/enum`);
p++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
f=c(f,t+`/command`,`#/$defs/server/properties/command/type`);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=c(f,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
p++}}else{
f=c(f,t+`/args`,`#/$defs/server/properties/args/type`);
p++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
f=c(f,t+`/url`,`#/$defs/server/properties/url/type`);
p++}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}
if(e.platforms!==void 0&&n.call(e,`platforms`)){
let n=e.platforms;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`darwin`&&e!==`linux`&&e!==`windows`){
f=c(f,t+`/platforms/`+r,`#/$defs/server/properties/platforms/items/enum`);
p++}}}else{
f=c(f,t+`/platforms`,`#/$defs/server/properties/platforms/type`);
p++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
f=c(f,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
p++}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.servers===void 0||!n.call(e,`servers`)){
f=s(f,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`servers`}});
p++}
if(e.servers!==void 0&&n.call(e,`servers`)){
let n=e.servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(Object.keys(n).length<1){
f=c(f,t+`/servers`,`#/properties/servers/minProperties`,{
limit:1});
p++}
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}else{
f=c(f,t+`/servers`,`#/properties/servers/type`);
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
return e}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.aix_exports=n;
exports.require_aix=s;
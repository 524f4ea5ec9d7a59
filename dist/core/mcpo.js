"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`refuses-file`,
by:`H:MCPO`,
note:`mcpo does not start; a running one keeps the old file`};
const i={
effect:`crashes`,
by:`H:MCPO`};
const a={
effect:`fine`,
by:`H:MCPO`};
var o=t.defineClient({
id:`mcpo`,
name:`mcpo`,
about:"Offers servers over plain HTTP, mostly to Open WebUI. Its file looks like that of Claude Desktop, its types do not: `http` is not one of them.",
sources:{
MCPO:{
title:`open-webui/mcpo 788ff92, read`,
version:`2026-02`,
date:`2026-02-27`}},
formats:[{
id:`mcpo`,
title:`mcpo's file`,
files:[`mcpo/config.json`],
schemaBy:`H:MCPO`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:r,
empty:r,
broken:r,
duplicates:a},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:r,
claims:`shape`,
dialect:{
by:`H:MCPO`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
"streamable-http":`http`,
streamable_http:`http`,
streamablehttp:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`sse`,
urlReaction:a},
fields:{
type:{
is:`transport`,
note:"missing: stdio with a `command`, sse with a `url`"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`]},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
oauth:{
is:`oauth`,
for:[`http`],
takes:[`object`]},
disabledTools:{
is:`toolsDenied`},
disabled_tools:{
is:`toolsDenied`},
client_header_forwarding:{
is:`other`},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0}},
bad:r,
emptyMeansAbsent:!0,
switchOff:`remove the entry`,
notObject:i,
neither:r,
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`H:MCPO`}},
unknownTransport:{
withCommand:a,
withUrl:r},
mismatch:r,
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`M:MCPO`}}}]});
var s=e.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
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
},
"minProperties": 1
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"streamable-http",
"streamable_http",
"streamablehttp"
]
},
"disabledTools": {
"type": "array",
"items": {
"type": "string"
}
},
"disabled_tools": {
"type": "array",
"items": {
"type": "string"
}
},
"headers": {
"type": [
"object",
"null"
],
"x-effect": "fails-server",
"x-by": "M:MCPO"
},
"oauth": {
"type": [
"object",
"null"
],
"x-effect": "fails-server",
"x-by": "M:MCPO"
},
"client_header_forwarding": {
"type": [
"object",
"null"
],
"x-by": "M:MCPO",
"x-effect": "refuses-file"
}
},
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"sse",
"streamable-http",
"streamable_http",
"streamablehttp"
]
}
},
"required": [
"type"
]
},
"then": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
],
"properties": {
"url": {
"type": "string"
}
}
},
"else": {
"type": "object",
"properties": {
"command": {
"type": [
"string",
"null"
]
},
"args": {
"type": [
"array",
"null"
],
"items": {
"type": "string",
"x-effect": "fails-server",
"x-by": "M:MCPO"
}
},
"env": {
"type": "object",
"x-effect": "crashes",
"additionalProperties": {
"type": "string",
"x-effect": "fails-server",
"x-by": "M:MCPO"
}
},
"cwd": {
"type": [
"string",
"null"
]
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r={
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`sse`,`streamable-http`,`streamable_http`,`streamablehttp`]},
disabledTools:{
type:`array`,
items:{
type:`string`}},
disabled_tools:{
type:`array`,
items:{
type:`string`}},
headers:{
type:[`object`,`null`],
"x-effect":`fails-server`,
"x-by":`M:MCPO`},
oauth:{
type:[`object`,`null`],
"x-effect":`fails-server`,
"x-by":`M:MCPO`},
client_header_forwarding:{
type:[`object`,`null`],
"x-by":`M:MCPO`,
"x-effect":`refuses-file`}},
if:{
type:`object`,
properties:{
type:{
enum:[`sse`,`streamable-http`,`streamable_http`,`streamablehttp`]}},
required:[`type`]},
then:{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`url`],
properties:{
url:{
type:`string`}}},
else:{
type:`object`,
properties:{
command:{
type:[`string`,`null`]},
args:{
type:[`array`,`null`],
items:{
type:`string`,
"x-effect":`fails-server`,
"x-by":`M:MCPO`}},
env:{
type:`object`,
"x-effect":`crashes`,
additionalProperties:{
type:`string`,
"x-effect":`fails-server`,
"x-by":`M:MCPO`}},
cwd:{
type:[`string`,`null`]}}}};
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
let p=d;
let m=!0;
let h=d;
if(d===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=o(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamable-http`&&t!==`streamable_http`&&t!==`streamablehttp`){
u=o(u,{});
d++}}}else{
u=o(u,{});
d++}}
var g=h===d;
d=p;
u!==null&&(p?u.length=Math.min(u.length,p):u=null);
let _;
if(g){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/then/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
var g=r===d;
m=g;
if(m){
var v={};
v.url=!0;
v.type=!0}
_=`then`}else{
let i=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/else/properties/command/type`,
keyword:`type`,
params:{
type:r.else.properties.command.type}};
u=o(u,e);
d++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/else/properties/args/type`,
keyword:`type`,
params:{
type:r.else.properties.args.type}};
u=o(u,e);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/else/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/else/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/else/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
u=o(u,e);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/else/properties/cwd/type`,
keyword:`type`,
params:{
type:r.else.properties.cwd.type}};
u=o(u,e);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/else/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
var g=i===d;
m=g;
if(m&&v!==!0){
v||={};
v.command=!0;
v.args=!0;
v.env=!0;
v.cwd=!0}
_=`else`}
if(!m){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:_}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(v!==!0){
v||={};
v.type=!0;
v.disabledTools=!0;
v.disabled_tools=!0;
v.headers=!0;
v.oauth=!0;
v.client_header_forwarding=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamable-http`&&n!==`streamable_http`&&n!==`streamablehttp`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabledTools/`+r,
schemaPath:`#/$defs/server/properties/disabledTools/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/disabledTools`,
schemaPath:`#/$defs/server/properties/disabledTools/type`,
keyword:`type`,
params:{
type:`array`}};
u=o(u,e);
d++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabled_tools/`+r,
schemaPath:`#/$defs/server/properties/disabled_tools/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/disabled_tools`,
schemaPath:`#/$defs/server/properties/disabled_tools/type`,
keyword:`type`,
params:{
type:`array`}};
u=o(u,e);
d++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{
type:r.properties.headers.type}};
u=o(u,e);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{
type:r.properties.oauth.type}};
u=o(u,e);
d++}}
if(e.client_header_forwarding!==void 0&&n.call(e,`client_header_forwarding`)){
let n=e.client_header_forwarding;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/client_header_forwarding`,
schemaPath:`#/$defs/server/properties/client_header_forwarding/type`,
keyword:`type`,
params:{
type:r.properties.client_header_forwarding.type}};
u=o(u,e);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
i.errors=u;
f.props=v;
return d===0}
i.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(Object.keys(n).length<1){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/minProperties`,
keyword:`minProperties`,
params:{
limit:1}};
d=o(d,e);
f++}
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=s(d,i.errors);
f+=i.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.mcpo_exports=n;
exports.require_mcpo=s;
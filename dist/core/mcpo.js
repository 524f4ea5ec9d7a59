"use strict";
const e=require("./core.js").rolldownRuntime;
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
starts:{
blanks:`one-program`,
by:`H:MCPO`},
keepsTilde:{
words:`H:MCPO`},
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`M:MCPO`}}}]});
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
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=d;
let p=!0;
let m=d;
if(d===m){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=a(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamable-http`&&t!==`streamable_http`&&t!==`streamablehttp`){
u=a(u,{});
d++}}}else{
u=a(u,{});
d++}}
var h=m===d;
d=f;
u!==null&&(f?u.length=Math.min(u.length,f):u=null);
let g;
if(h){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=o(u,t+`/url`,`#/$defs/server/then/properties/url/type`);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
d++}
var h=r===d;
p=h;
if(p){
var _={};
_.url=!0;
_.type=!0}
g=`then`}else{
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&n!==null){
u=o(u,t+`/command`,`#/$defs/server/else/properties/command/type`);
d++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
u=o(u,t+`/args`,`#/$defs/server/else/properties/args/type`);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/args/`+r,`#/$defs/server/else/properties/args/items/type`);
d++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/else/properties/env/additionalProperties/type`);
d++}}else{
u=o(u,t+`/env`,`#/$defs/server/else/properties/env/type`);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
u=o(u,t+`/cwd`,`#/$defs/server/else/properties/cwd/type`);
d++}}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/else/type`,
keyword:`type`,
params:{}});
d++}
var h=r===d;
p=h;
if(p&&_!==!0){
_||={};
_.command=!0;
_.args=!0;
_.env=!0;
_.cwd=!0}
g=`else`}
if(!p){
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:g}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(_!==!0){
_||={};
_.type=!0;
_.disabledTools=!0;
_.disabled_tools=!0;
_.headers=!0;
_.oauth=!0;
_.client_header_forwarding=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
u=o(u,t+`/type`,`#/$defs/server/properties/type/type`);
d++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamable-http`&&n!==`streamable_http`&&n!==`streamablehttp`){
u=o(u,t+`/type`,`#/$defs/server/properties/type/enum`);
d++}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/disabledTools/`+r,`#/$defs/server/properties/disabledTools/items/type`);
d++}}else{
u=o(u,t+`/disabledTools`,`#/$defs/server/properties/disabledTools/type`);
d++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/disabled_tools/`+r,`#/$defs/server/properties/disabled_tools/items/type`);
d++}}else{
u=o(u,t+`/disabled_tools`,`#/$defs/server/properties/disabled_tools/type`);
d++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=o(u,t+`/headers`,`#/$defs/server/properties/headers/type`);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=o(u,t+`/oauth`,`#/$defs/server/properties/oauth/type`);
d++}}
if(e.client_header_forwarding!==void 0&&n.call(e,`client_header_forwarding`)){
let n=e.client_header_forwarding;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=o(u,t+`/client_header_forwarding`,`#/$defs/server/properties/client_header_forwarding/type`);
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
if(Object.keys(n).length<1){
f=o(f,t+`/mcpServers`,`#/properties/mcpServers/minProperties`,{
limit:1});
p++}
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
exports.mcpo_exports=n;
exports.require_mcpo=s;
"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>s});
const r={
effect:`refuses-file`,
by:`H:DGW`};
const i={
effect:`fine`,
by:`H:DGW`};
const a={
effect:`skips-server`,
by:`M:DGW`,
note:`the commands for profiles refuse it, the older ones for catalogs load it`};
const o=new Set([`code-mode`,`find-tools`,`mcp-activate-profile`,`mcp-add`,`mcp-config-set`,`mcp-create-profile`,`mcp-exec`,`mcp-find`,`mcp-registry-import`,`mcp-remove`]);
var s=t.defineClient({
id:`docker-mcp`,
name:`Docker MCP Gateway`,
sources:{
DGW:{
title:`docker/mcp-gateway 2bd20fe, read`,
version:`2026-07`,
date:`2026-07-23`}},
formats:[{
id:`docker-mcp`,
belongsTo:`itself`,
title:`a catalog of the Docker MCP Gateway`,
files:[`.docker/mcp/catalogs/*.yaml`],
ofUser:!0,
userFiles:[`~/.docker/mcp/catalogs/docker-mcp.yaml`],
schemaBy:`H:DGW`,
syntax:{
language:`yaml`,
bom:i,
empty:i,
broken:r,
duplicates:r},
servers:[{
at:[`registry`]}],
noMap:i,
badRoot:r,
nullMap:i,
claims:`shape`,
unmistakable:!0,
dialect:{
by:`H:DGW`,
transportKey:`type`,
spellings:{
server:`stdio`,
remote:`http`,
poci:`builtin`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:a,
commandReaction:a},
nested:`remote`,
apart:!0,
fields:{
type:{
is:`transport`,
note:`required`},
image:{
is:`command`,
for:[`stdio`],
note:`the image to run, best with its digest`},
command:{
is:`args`,
for:[`stdio`,`builtin`],
note:`arguments to the container`},
env:{
is:`env`,
for:[`stdio`,`builtin`],
note:"a list of `{name, value}`"},
secrets:{
is:`other`,
note:"a list of `{name, env}`"},
volumes:{
is:`other`,
for:[`stdio`,`builtin`]},
user:{
is:`other`,
for:[`stdio`,`builtin`]},
disableNetwork:{
is:`other`,
for:[`stdio`,`builtin`]},
allowHosts:{
is:`other`},
extraHosts:{
is:`other`},
longLived:{
is:`other`},
url:{
is:`url`,
for:[`http`],
note:"under `remote`"},
transport_type:{
is:`other`,
for:[`http`],
note:"under `remote`"},
headers:{
is:`headers`,
for:[`http`],
note:"under `remote`"},
sseEndpoint:{
is:`url`,
for:[`http`],
deprecated:{
use:`remote`}},
oauth:{
is:`oauth`},
config:{
is:`other`},
tools:{
is:`other`,
note:"a list of `{name}`"},
prefix:{
is:`other`,
note:`goes before the names of the tools, with two underscores`},
name:{
is:`name`},
title:{
is:`other`,
idle:!0},
description:{
is:`description`},
icon:{
is:`other`,
idle:!0},
readme:{
is:`other`,
idle:!0},
metadata:{
is:`other`,
idle:!0},
policy:{
is:`other`}},
bad:r,
switchOff:`remove the entry, or disable the server in the profile`,
notObject:r,
nullEntry:a,
neither:a,
both:{
winner:null,
reaction:{
effect:`fine`,
by:`M:DGW`}},
unknownTransport:{
withCommand:a,
withUrl:a},
mismatch:a,
fillsBraces:{
by:`H:DGW`}}}],
toolNames:{
form:`S__T`,
server:e=>e,
partKey:`prefix`,
name:(e,t)=>e===``?t:`${e}__${t}`,
collision:`the name of the tool alone where an entry has no "prefix"; two tools with one name, or one of its own names, are refused when they run together, and with them every tool`,
clash:{
within:`none`,
across:`none`},
kept:o,
by:`H:DGW`}});
var c=e.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"registry": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"name": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"displayName": {
"type": [
"string",
"number",
"boolean",
"null"
]
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": [
"object",
"null"
],
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"server",
"remote",
"poci"
]
},
"name": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"image": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"description": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"title": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"icon": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"readme": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"command": {
"type": [
"array",
"null"
],
"items": {
"type": [
"string",
"number",
"boolean",
"null"
]
}
},
"volumes": {
"type": [
"array",
"null"
],
"items": {
"type": [
"string",
"number",
"boolean",
"null"
]
}
},
"user": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"allowHosts": {
"type": [
"array",
"null"
],
"items": {
"type": [
"string",
"number",
"boolean",
"null"
]
}
},
"extraHosts": {
"type": [
"array",
"null"
],
"items": {
"type": [
"string",
"number",
"boolean",
"null"
]
}
},
"env": {
"type": [
"array",
"null"
],
"items": {
"type": [
"object",
"null"
],
"properties": {
"name": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"value": {
"type": [
"string",
"number",
"boolean",
"null"
]
}
}
}
},
"secrets": {
"type": [
"array",
"null"
],
"items": {
"type": [
"object",
"null"
],
"properties": {
"name": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"env": {
"type": [
"string",
"number",
"boolean",
"null"
]
}
}
}
},
"disableNetwork": {
"type": [
"boolean",
"string",
"null"
],
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^(?:[yYnN]|yes|no|on|off)$",
"x-label": "true or false"
}
},
"longLived": {
"type": [
"boolean",
"string",
"null"
],
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^(?:[yYnN]|yes|no|on|off)$",
"x-label": "true or false"
}
},
"oauth": {
"type": [
"object",
"null"
]
},
"metadata": {
"type": [
"object",
"null"
]
},
"policy": {
"type": [
"object",
"null"
]
},
"remote": {
"type": [
"object",
"null"
],
"properties": {
"url": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"transport_type": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"headers": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": [
"string",
"number",
"boolean",
"null"
]
}
}
}
},
"sseEndpoint": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"tools": {
"type": [
"array",
"null"
],
"items": {
"type": [
"object",
"null"
],
"properties": {
"name": {
"type": [
"string",
"number",
"boolean",
"null"
]
}
}
}
},
"prefix": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"config": {
"type": [
"array",
"null"
]
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=RegExp(`^(?:[yYnN]|yes|no|on|off)$`,`u`);
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
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(n!==`server`&&n!==`remote`&&n!==`poci`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/server/properties/name/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.image!==void 0&&n.call(e,`image`)){
let n=e.image;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/image`,
schemaPath:`#/$defs/server/properties/image/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/server/properties/description/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.title!==void 0&&n.call(e,`title`)){
let n=e.title;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/title`,
schemaPath:`#/$defs/server/properties/title/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.icon!==void 0&&n.call(e,`icon`)){
let n=e.icon;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/icon`,
schemaPath:`#/$defs/server/properties/icon/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.readme!==void 0&&n.call(e,`readme`)){
let n=e.readme;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/readme`,
schemaPath:`#/$defs/server/properties/readme/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/command/`+r,
schemaPath:`#/$defs/server/properties/command/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}}
if(e.volumes!==void 0&&n.call(e,`volumes`)){
let n=e.volumes;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/volumes`,
schemaPath:`#/$defs/server/properties/volumes/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/volumes/`+r,
schemaPath:`#/$defs/server/properties/volumes/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}}
if(e.user!==void 0&&n.call(e,`user`)){
let n=e.user;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/user`,
schemaPath:`#/$defs/server/properties/user/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.allowHosts!==void 0&&n.call(e,`allowHosts`)){
let n=e.allowHosts;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/allowHosts`,
schemaPath:`#/$defs/server/properties/allowHosts/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/allowHosts/`+r,
schemaPath:`#/$defs/server/properties/allowHosts/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}}
if(e.extraHosts!==void 0&&n.call(e,`extraHosts`)){
let n=e.extraHosts;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/extraHosts`,
schemaPath:`#/$defs/server/properties/extraHosts/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/extraHosts/`+r,
schemaPath:`#/$defs/server/properties/extraHosts/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}}
if(e.env!==void 0&&n.call(e,`env`)){
let r=e.env;
if(!Array.isArray(r)&&r!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/env/`+i,
schemaPath:`#/$defs/server/properties/env/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/env/`+i+`/name`,
schemaPath:`#/$defs/server/properties/env/items/properties/name/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.value!==void 0&&n.call(e,`value`)){
let n=e.value;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/env/`+i+`/value`,
schemaPath:`#/$defs/server/properties/env/items/properties/value/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}}}}
if(e.secrets!==void 0&&n.call(e,`secrets`)){
let r=e.secrets;
if(!Array.isArray(r)&&r!==null){
let e={
instancePath:t+`/secrets`,
schemaPath:`#/$defs/server/properties/secrets/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/secrets/`+i,
schemaPath:`#/$defs/server/properties/secrets/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/secrets/`+i+`/name`,
schemaPath:`#/$defs/server/properties/secrets/items/properties/name/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/secrets/`+i+`/env`,
schemaPath:`#/$defs/server/properties/secrets/items/properties/env/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}}}}
if(e.disableNetwork!==void 0&&n.call(e,`disableNetwork`)){
let n=e.disableNetwork;
if(typeof n!=`boolean`&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/disableNetwork`,
schemaPath:`#/$defs/server/properties/disableNetwork/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
let i=d;
let a=!0;
let s=d;
if(typeof n!=`string`){
u=o(u,{});
d++}
var p=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(p){
let e=d;
if(typeof n==`string`){
if(!r.test(n)){
let e={
instancePath:t+`/disableNetwork`,
schemaPath:`#/$defs/server/properties/disableNetwork/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[yYnN]|yes|no|on|off)$`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/disableNetwork`,
schemaPath:`#/$defs/server/properties/disableNetwork/then/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var p=e===d;
a=p}
if(!a){
let e={
instancePath:t+`/disableNetwork`,
schemaPath:`#/$defs/server/properties/disableNetwork/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=o(u,e);
d++}}
if(e.longLived!==void 0&&n.call(e,`longLived`)){
let n=e.longLived;
if(typeof n!=`boolean`&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/longLived`,
schemaPath:`#/$defs/server/properties/longLived/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
let i=d;
let a=!0;
let s=d;
if(typeof n!=`string`){
u=o(u,{});
d++}
var m=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(m){
let e=d;
if(typeof n==`string`){
if(!r.test(n)){
let e={
instancePath:t+`/longLived`,
schemaPath:`#/$defs/server/properties/longLived/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[yYnN]|yes|no|on|off)$`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/longLived`,
schemaPath:`#/$defs/server/properties/longLived/then/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var m=e===d;
a=m}
if(!a){
let e={
instancePath:t+`/longLived`,
schemaPath:`#/$defs/server/properties/longLived/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=o(u,e);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.metadata!==void 0&&n.call(e,`metadata`)){
let n=e.metadata;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/metadata`,
schemaPath:`#/$defs/server/properties/metadata/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.policy!==void 0&&n.call(e,`policy`)){
let n=e.policy;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/policy`,
schemaPath:`#/$defs/server/properties/policy/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.remote!==void 0&&n.call(e,`remote`)){
let r=e.remote;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/remote`,
schemaPath:`#/$defs/server/properties/remote/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.url!==void 0&&n.call(r,`url`)){
let e=r.url;
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/remote/url`,
schemaPath:`#/$defs/server/properties/remote/properties/url/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(r.transport_type!==void 0&&n.call(r,`transport_type`)){
let e=r.transport_type;
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/remote/transport_type`,
schemaPath:`#/$defs/server/properties/remote/properties/transport_type/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(r.headers!==void 0&&n.call(r,`headers`)){
let e=r.headers;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/remote/headers`,
schemaPath:`#/$defs/server/properties/remote/properties/headers/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let n of Object.keys(e)){
let r=e[n];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`&&r!==null){
let e={
instancePath:t+`/remote/headers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/remote/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}}}
if(e.sseEndpoint!==void 0&&n.call(e,`sseEndpoint`)){
let n=e.sseEndpoint;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/sseEndpoint`,
schemaPath:`#/$defs/server/properties/sseEndpoint/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let r=e.tools;
if(!Array.isArray(r)&&r!==null){
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/server/properties/tools/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/tools/`+i,
schemaPath:`#/$defs/server/properties/tools/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/tools/`+i+`/name`,
schemaPath:`#/$defs/server/properties/tools/items/properties/name/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}}}
if(e.prefix!==void 0&&n.call(e,`prefix`)){
let n=e.prefix;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/prefix`,
schemaPath:`#/$defs/server/properties/prefix/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.config!==void 0&&n.call(e,`config`)){
let n=e.config;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/config`,
schemaPath:`#/$defs/server/properties/config/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}
i.errors=u;
return d===0}
i.evaluated={
props:{
type:!0,
name:!0,
image:!0,
description:!0,
title:!0,
icon:!0,
readme:!0,
command:!0,
volumes:!0,
user:!0,
allowHosts:!0,
extraHosts:!0,
env:!0,
secrets:!0,
disableNetwork:!0,
longLived:!0,
oauth:!0,
metadata:!0,
policy:!0,
remote:!0,
sseEndpoint:!0,
tools:!0,
prefix:!0,
config:!0},
dynamicProps:!1,
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
if(e.registry!==void 0&&n.call(e,`registry`)){
let n=e.registry;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/registry`,
schemaPath:`#/properties/registry/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/registry/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=s(d,i.errors);
f+=i.errors.length}}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}
if(e.displayName!==void 0&&n.call(e,`displayName`)){
let n=e.displayName;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/displayName`,
schemaPath:`#/properties/displayName/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
registry:!0,
name:!0,
displayName:!0},
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
exports.docker_mcp_exports=n;
exports.require_docker_mcp=c;
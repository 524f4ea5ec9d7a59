"use strict";
const e=require("./core.js").rolldownRuntime;
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
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
d=s(d,t+`/type`,`#/$defs/server/properties/type/type`);
f++}
if(n!==`server`&&n!==`remote`&&n!==`poci`){
d=s(d,t+`/type`,`#/$defs/server/properties/type/enum`);
f++}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/name`,`#/$defs/server/properties/name/type`);
f++}}
if(e.image!==void 0&&n.call(e,`image`)){
let n=e.image;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/image`,`#/$defs/server/properties/image/type`);
f++}}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/description`,`#/$defs/server/properties/description/type`);
f++}}
if(e.title!==void 0&&n.call(e,`title`)){
let n=e.title;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/title`,`#/$defs/server/properties/title/type`);
f++}}
if(e.icon!==void 0&&n.call(e,`icon`)){
let n=e.icon;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/icon`,`#/$defs/server/properties/icon/type`);
f++}}
if(e.readme!==void 0&&n.call(e,`readme`)){
let n=e.readme;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/readme`,`#/$defs/server/properties/readme/type`);
f++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(!Array.isArray(n)&&n!==null){
d=s(d,t+`/command`,`#/$defs/server/properties/command/type`);
f++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
d=s(d,t+`/command/`+r,`#/$defs/server/properties/command/items/type`);
f++}}}}
if(e.volumes!==void 0&&n.call(e,`volumes`)){
let n=e.volumes;
if(!Array.isArray(n)&&n!==null){
d=s(d,t+`/volumes`,`#/$defs/server/properties/volumes/type`);
f++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
d=s(d,t+`/volumes/`+r,`#/$defs/server/properties/volumes/items/type`);
f++}}}}
if(e.user!==void 0&&n.call(e,`user`)){
let n=e.user;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/user`,`#/$defs/server/properties/user/type`);
f++}}
if(e.allowHosts!==void 0&&n.call(e,`allowHosts`)){
let n=e.allowHosts;
if(!Array.isArray(n)&&n!==null){
d=s(d,t+`/allowHosts`,`#/$defs/server/properties/allowHosts/type`);
f++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
d=s(d,t+`/allowHosts/`+r,`#/$defs/server/properties/allowHosts/items/type`);
f++}}}}
if(e.extraHosts!==void 0&&n.call(e,`extraHosts`)){
let n=e.extraHosts;
if(!Array.isArray(n)&&n!==null){
d=s(d,t+`/extraHosts`,`#/$defs/server/properties/extraHosts/type`);
f++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
d=s(d,t+`/extraHosts/`+r,`#/$defs/server/properties/extraHosts/items/type`);
f++}}}}
if(e.env!==void 0&&n.call(e,`env`)){
let r=e.env;
if(!Array.isArray(r)&&r!==null){
d=s(d,t+`/env`,`#/$defs/server/properties/env/type`);
f++}
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
d=s(d,t+`/env/`+i,`#/$defs/server/properties/env/items/type`);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/env/`+i+`/name`,`#/$defs/server/properties/env/items/properties/name/type`);
f++}}
if(e.value!==void 0&&n.call(e,`value`)){
let n=e.value;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/env/`+i+`/value`,`#/$defs/server/properties/env/items/properties/value/type`);
f++}}}}}}
if(e.secrets!==void 0&&n.call(e,`secrets`)){
let r=e.secrets;
if(!Array.isArray(r)&&r!==null){
d=s(d,t+`/secrets`,`#/$defs/server/properties/secrets/type`);
f++}
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
d=s(d,t+`/secrets/`+i,`#/$defs/server/properties/secrets/items/type`);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/secrets/`+i+`/name`,`#/$defs/server/properties/secrets/items/properties/name/type`);
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/secrets/`+i+`/env`,`#/$defs/server/properties/secrets/items/properties/env/type`);
f++}}}}}}
if(e.disableNetwork!==void 0&&n.call(e,`disableNetwork`)){
let n=e.disableNetwork;
if(typeof n!=`boolean`&&typeof n!=`string`&&n!==null){
d=s(d,t+`/disableNetwork`,`#/$defs/server/properties/disableNetwork/type`);
f++}
let i=f;
let a=!0;
let c=f;
if(typeof n!=`string`){
d=o(d,{});
f++}
var p=c===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(p){
let e=f;
if(typeof n==`string`){
if(!r.test(n)){
d=s(d,t+`/disableNetwork`,`#/$defs/server/properties/disableNetwork/then/pattern`,{
pattern:`^(?:[yYnN]|yes|no|on|off)$`});
f++}}else{
d=s(d,t+`/disableNetwork`,`#/$defs/server/properties/disableNetwork/then/type`);
f++}
var p=e===f;
a=p}
if(!a){
d=s(d,t+`/disableNetwork`,`#/$defs/server/properties/disableNetwork/if`,{
failingKeyword:`then`});
f++}}
if(e.longLived!==void 0&&n.call(e,`longLived`)){
let n=e.longLived;
if(typeof n!=`boolean`&&typeof n!=`string`&&n!==null){
d=s(d,t+`/longLived`,`#/$defs/server/properties/longLived/type`);
f++}
let i=f;
let a=!0;
let c=f;
if(typeof n!=`string`){
d=o(d,{});
f++}
var m=c===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(m){
let e=f;
if(typeof n==`string`){
if(!r.test(n)){
d=s(d,t+`/longLived`,`#/$defs/server/properties/longLived/then/pattern`,{
pattern:`^(?:[yYnN]|yes|no|on|off)$`});
f++}}else{
d=s(d,t+`/longLived`,`#/$defs/server/properties/longLived/then/type`);
f++}
var m=e===f;
a=m}
if(!a){
d=s(d,t+`/longLived`,`#/$defs/server/properties/longLived/if`,{
failingKeyword:`then`});
f++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
d=s(d,t+`/oauth`,`#/$defs/server/properties/oauth/type`);
f++}}
if(e.metadata!==void 0&&n.call(e,`metadata`)){
let n=e.metadata;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
d=s(d,t+`/metadata`,`#/$defs/server/properties/metadata/type`);
f++}}
if(e.policy!==void 0&&n.call(e,`policy`)){
let n=e.policy;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
d=s(d,t+`/policy`,`#/$defs/server/properties/policy/type`);
f++}}
if(e.remote!==void 0&&n.call(e,`remote`)){
let r=e.remote;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
d=s(d,t+`/remote`,`#/$defs/server/properties/remote/type`);
f++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.url!==void 0&&n.call(r,`url`)){
let e=r.url;
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
d=s(d,t+`/remote/url`,`#/$defs/server/properties/remote/properties/url/type`);
f++}}
if(r.transport_type!==void 0&&n.call(r,`transport_type`)){
let e=r.transport_type;
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
d=s(d,t+`/remote/transport_type`,`#/$defs/server/properties/remote/properties/transport_type/type`);
f++}}
if(r.headers!==void 0&&n.call(r,`headers`)){
let e=r.headers;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
d=s(d,t+`/remote/headers`,`#/$defs/server/properties/remote/properties/headers/type`);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let n of Object.keys(e)){
let r=e[n];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`&&r!==null){
d=s(d,t+`/remote/headers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/remote/properties/headers/additionalProperties/type`);
f++}}}}}
if(e.sseEndpoint!==void 0&&n.call(e,`sseEndpoint`)){
let n=e.sseEndpoint;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/sseEndpoint`,`#/$defs/server/properties/sseEndpoint/type`);
f++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let r=e.tools;
if(!Array.isArray(r)&&r!==null){
d=s(d,t+`/tools`,`#/$defs/server/properties/tools/type`);
f++}
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
d=s(d,t+`/tools/`+i,`#/$defs/server/properties/tools/items/type`);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/tools/`+i+`/name`,`#/$defs/server/properties/tools/items/properties/name/type`);
f++}}}}}
if(e.prefix!==void 0&&n.call(e,`prefix`)){
let n=e.prefix;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
d=s(d,t+`/prefix`,`#/$defs/server/properties/prefix/type`);
f++}}
if(e.config!==void 0&&n.call(e,`config`)){
let n=e.config;
if(!Array.isArray(n)&&n!==null){
d=s(d,t+`/config`,`#/$defs/server/properties/config/type`);
f++}}}
i.errors=d;
return f===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.registry!==void 0&&n.call(e,`registry`)){
let n=e.registry;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
f=s(f,t+`/registry`,`#/properties/registry/type`);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/registry/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
f=s(f,t+`/name`,`#/properties/name/type`);
p++}}
if(e.displayName!==void 0&&n.call(e,`displayName`)){
let n=e.displayName;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
f=s(f,t+`/displayName`,`#/properties/displayName/type`);
p++}}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t,n,r={}){
return o(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.docker_mcp_exports=n;
exports.require_docker_mcp=c;
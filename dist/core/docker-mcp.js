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
about:`Starts servers from container images. A catalog describes each of them: the image or the remote address, its secrets and its tools.`,
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
mismatch:a}}],
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
validate:s,
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
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
registry:{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
$ref:`#/$defs/server`}},
name:{
type:[`string`,`number`,`boolean`,`null`]},
displayName:{
type:[`string`,`number`,`boolean`,`null`]}},
$defs:{
server:{
"x-rule":`server-shape`,
type:[`object`,`null`],
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`server`,`remote`,`poci`]},
name:{
type:[`string`,`number`,`boolean`,`null`]},
image:{
type:[`string`,`number`,`boolean`,`null`]},
description:{
type:[`string`,`number`,`boolean`,`null`]},
title:{
type:[`string`,`number`,`boolean`,`null`]},
icon:{
type:[`string`,`number`,`boolean`,`null`]},
readme:{
type:[`string`,`number`,`boolean`,`null`]},
command:{
type:[`array`,`null`],
items:{
type:[`string`,`number`,`boolean`,`null`]}},
volumes:{
type:[`array`,`null`],
items:{
type:[`string`,`number`,`boolean`,`null`]}},
user:{
type:[`string`,`number`,`boolean`,`null`]},
allowHosts:{
type:[`array`,`null`],
items:{
type:[`string`,`number`,`boolean`,`null`]}},
extraHosts:{
type:[`array`,`null`],
items:{
type:[`string`,`number`,`boolean`,`null`]}},
env:{
type:[`array`,`null`],
items:{
type:[`object`,`null`],
properties:{
name:{
type:[`string`,`number`,`boolean`,`null`]},
value:{
type:[`string`,`number`,`boolean`,`null`]}}}},
secrets:{
type:[`array`,`null`],
items:{
type:[`object`,`null`],
properties:{
name:{
type:[`string`,`number`,`boolean`,`null`]},
env:{
type:[`string`,`number`,`boolean`,`null`]}}}},
disableNetwork:{
type:[`boolean`,`string`,`null`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[yYnN]|yes|no|on|off)$`,
"x-label":`true or false`}},
longLived:{
type:[`boolean`,`string`,`null`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[yYnN]|yes|no|on|off)$`,
"x-label":`true or false`}},
oauth:{
type:[`object`,`null`]},
metadata:{
type:[`object`,`null`]},
policy:{
type:[`object`,`null`]},
remote:{
type:[`object`,`null`],
properties:{
url:{
type:[`string`,`number`,`boolean`,`null`]},
transport_type:{
type:[`string`,`number`,`boolean`,`null`]},
headers:{
type:[`object`,`null`],
additionalProperties:{
type:[`string`,`number`,`boolean`,`null`]}}}},
sseEndpoint:{
type:[`string`,`number`,`boolean`,`null`]},
tools:{
type:[`array`,`null`],
items:{
type:[`object`,`null`],
properties:{
name:{
type:[`string`,`number`,`boolean`,`null`]}}}},
prefix:{
type:[`string`,`number`,`boolean`,`null`]},
config:{
type:[`array`,`null`]}}}},
$id:`urn:mcp-lint:schema:docker-mcp`};
let r=Object.prototype.hasOwnProperty;
let i={
"x-rule":`server-shape`,
type:[`object`,`null`],
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`server`,`remote`,`poci`]},
name:{
type:[`string`,`number`,`boolean`,`null`]},
image:{
type:[`string`,`number`,`boolean`,`null`]},
description:{
type:[`string`,`number`,`boolean`,`null`]},
title:{
type:[`string`,`number`,`boolean`,`null`]},
icon:{
type:[`string`,`number`,`boolean`,`null`]},
readme:{
type:[`string`,`number`,`boolean`,`null`]},
command:{
type:[`array`,`null`],
items:{
type:[`string`,`number`,`boolean`,`null`]}},
volumes:{
type:[`array`,`null`],
items:{
type:[`string`,`number`,`boolean`,`null`]}},
user:{
type:[`string`,`number`,`boolean`,`null`]},
allowHosts:{
type:[`array`,`null`],
items:{
type:[`string`,`number`,`boolean`,`null`]}},
extraHosts:{
type:[`array`,`null`],
items:{
type:[`string`,`number`,`boolean`,`null`]}},
env:{
type:[`array`,`null`],
items:{
type:[`object`,`null`],
properties:{
name:{
type:[`string`,`number`,`boolean`,`null`]},
value:{
type:[`string`,`number`,`boolean`,`null`]}}}},
secrets:{
type:[`array`,`null`],
items:{
type:[`object`,`null`],
properties:{
name:{
type:[`string`,`number`,`boolean`,`null`]},
env:{
type:[`string`,`number`,`boolean`,`null`]}}}},
disableNetwork:{
type:[`boolean`,`string`,`null`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[yYnN]|yes|no|on|off)$`,
"x-label":`true or false`}},
longLived:{
type:[`boolean`,`string`,`null`],
if:{
type:`string`},
then:{
type:`string`,
pattern:`^(?:[yYnN]|yes|no|on|off)$`,
"x-label":`true or false`}},
oauth:{
type:[`object`,`null`]},
metadata:{
type:[`object`,`null`]},
policy:{
type:[`object`,`null`]},
remote:{
type:[`object`,`null`],
properties:{
url:{
type:[`string`,`number`,`boolean`,`null`]},
transport_type:{
type:[`string`,`number`,`boolean`,`null`]},
headers:{
type:[`object`,`null`],
additionalProperties:{
type:[`string`,`number`,`boolean`,`null`]}}}},
sseEndpoint:{
type:[`string`,`number`,`boolean`,`null`]},
tools:{
type:[`array`,`null`],
items:{
type:[`object`,`null`],
properties:{
name:{
type:[`string`,`number`,`boolean`,`null`]}}}},
prefix:{
type:[`string`,`number`,`boolean`,`null`]},
config:{
type:[`array`,`null`]}}};
let a=RegExp(`^(?:[yYnN]|yes|no|on|off)$`,`u`);
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:s,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=o.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:i.type}};
d=c(d,e);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(n!==`server`&&n!==`remote`&&n!==`poci`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}
if(e.name!==void 0&&r.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/server/properties/name/type`,
keyword:`type`,
params:{
type:i.properties.name.type}};
d=c(d,e);
f++}}
if(e.image!==void 0&&r.call(e,`image`)){
let n=e.image;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/image`,
schemaPath:`#/$defs/server/properties/image/type`,
keyword:`type`,
params:{
type:i.properties.image.type}};
d=c(d,e);
f++}}
if(e.description!==void 0&&r.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/server/properties/description/type`,
keyword:`type`,
params:{
type:i.properties.description.type}};
d=c(d,e);
f++}}
if(e.title!==void 0&&r.call(e,`title`)){
let n=e.title;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/title`,
schemaPath:`#/$defs/server/properties/title/type`,
keyword:`type`,
params:{
type:i.properties.title.type}};
d=c(d,e);
f++}}
if(e.icon!==void 0&&r.call(e,`icon`)){
let n=e.icon;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/icon`,
schemaPath:`#/$defs/server/properties/icon/type`,
keyword:`type`,
params:{
type:i.properties.icon.type}};
d=c(d,e);
f++}}
if(e.readme!==void 0&&r.call(e,`readme`)){
let n=e.readme;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/readme`,
schemaPath:`#/$defs/server/properties/readme/type`,
keyword:`type`,
params:{
type:i.properties.readme.type}};
d=c(d,e);
f++}}
if(e.command!==void 0&&r.call(e,`command`)){
let n=e.command;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{
type:i.properties.command.type}};
d=c(d,e);
f++}
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
params:{
type:i.properties.command.items.type}};
d=c(d,e);
f++}}}}
if(e.volumes!==void 0&&r.call(e,`volumes`)){
let n=e.volumes;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/volumes`,
schemaPath:`#/$defs/server/properties/volumes/type`,
keyword:`type`,
params:{
type:i.properties.volumes.type}};
d=c(d,e);
f++}
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
params:{
type:i.properties.volumes.items.type}};
d=c(d,e);
f++}}}}
if(e.user!==void 0&&r.call(e,`user`)){
let n=e.user;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/user`,
schemaPath:`#/$defs/server/properties/user/type`,
keyword:`type`,
params:{
type:i.properties.user.type}};
d=c(d,e);
f++}}
if(e.allowHosts!==void 0&&r.call(e,`allowHosts`)){
let n=e.allowHosts;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/allowHosts`,
schemaPath:`#/$defs/server/properties/allowHosts/type`,
keyword:`type`,
params:{
type:i.properties.allowHosts.type}};
d=c(d,e);
f++}
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
params:{
type:i.properties.allowHosts.items.type}};
d=c(d,e);
f++}}}}
if(e.extraHosts!==void 0&&r.call(e,`extraHosts`)){
let n=e.extraHosts;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/extraHosts`,
schemaPath:`#/$defs/server/properties/extraHosts/type`,
keyword:`type`,
params:{
type:i.properties.extraHosts.type}};
d=c(d,e);
f++}
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
params:{
type:i.properties.extraHosts.items.type}};
d=c(d,e);
f++}}}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{
type:i.properties.env.type}};
d=c(d,e);
f++}
if(Array.isArray(n)){
let e=n.length;
for(
let a=0;a<e;a++){
let e=n[a];
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/env/`+a,
schemaPath:`#/$defs/server/properties/env/items/type`,
keyword:`type`,
params:{
type:i.properties.env.items.type}};
d=c(d,e);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&r.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/env/`+a+`/name`,
schemaPath:`#/$defs/server/properties/env/items/properties/name/type`,
keyword:`type`,
params:{
type:i.properties.env.items.properties.name.type}};
d=c(d,e);
f++}}
if(e.value!==void 0&&r.call(e,`value`)){
let n=e.value;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/env/`+a+`/value`,
schemaPath:`#/$defs/server/properties/env/items/properties/value/type`,
keyword:`type`,
params:{
type:i.properties.env.items.properties.value.type}};
d=c(d,e);
f++}}}}}}
if(e.secrets!==void 0&&r.call(e,`secrets`)){
let n=e.secrets;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/secrets`,
schemaPath:`#/$defs/server/properties/secrets/type`,
keyword:`type`,
params:{
type:i.properties.secrets.type}};
d=c(d,e);
f++}
if(Array.isArray(n)){
let e=n.length;
for(
let a=0;a<e;a++){
let e=n[a];
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/secrets/`+a,
schemaPath:`#/$defs/server/properties/secrets/items/type`,
keyword:`type`,
params:{
type:i.properties.secrets.items.type}};
d=c(d,e);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&r.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/secrets/`+a+`/name`,
schemaPath:`#/$defs/server/properties/secrets/items/properties/name/type`,
keyword:`type`,
params:{
type:i.properties.secrets.items.properties.name.type}};
d=c(d,e);
f++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/secrets/`+a+`/env`,
schemaPath:`#/$defs/server/properties/secrets/items/properties/env/type`,
keyword:`type`,
params:{
type:i.properties.secrets.items.properties.env.type}};
d=c(d,e);
f++}}}}}}
if(e.disableNetwork!==void 0&&r.call(e,`disableNetwork`)){
let n=e.disableNetwork;
if(typeof n!=`boolean`&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/disableNetwork`,
schemaPath:`#/$defs/server/properties/disableNetwork/type`,
keyword:`type`,
params:{
type:i.properties.disableNetwork.type}};
d=c(d,e);
f++}
let r=f;
let o=!0;
let s=f;
if(typeof n!=`string`){
d=c(d,{});
f++}
var m=s===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(m){
let e=f;
if(typeof n==`string`){
if(!a.test(n)){
let e={
instancePath:t+`/disableNetwork`,
schemaPath:`#/$defs/server/properties/disableNetwork/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[yYnN]|yes|no|on|off)$`}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/disableNetwork`,
schemaPath:`#/$defs/server/properties/disableNetwork/then/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
var m=e===f;
o=m}
if(!o){
let e={
instancePath:t+`/disableNetwork`,
schemaPath:`#/$defs/server/properties/disableNetwork/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}
if(e.longLived!==void 0&&r.call(e,`longLived`)){
let n=e.longLived;
if(typeof n!=`boolean`&&typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/longLived`,
schemaPath:`#/$defs/server/properties/longLived/type`,
keyword:`type`,
params:{
type:i.properties.longLived.type}};
d=c(d,e);
f++}
let r=f;
let o=!0;
let s=f;
if(typeof n!=`string`){
d=c(d,{});
f++}
var h=s===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(h){
let e=f;
if(typeof n==`string`){
if(!a.test(n)){
let e={
instancePath:t+`/longLived`,
schemaPath:`#/$defs/server/properties/longLived/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[yYnN]|yes|no|on|off)$`}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/longLived`,
schemaPath:`#/$defs/server/properties/longLived/then/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
var h=e===f;
o=h}
if(!o){
let e={
instancePath:t+`/longLived`,
schemaPath:`#/$defs/server/properties/longLived/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{
type:i.properties.oauth.type}};
d=c(d,e);
f++}}
if(e.metadata!==void 0&&r.call(e,`metadata`)){
let n=e.metadata;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/metadata`,
schemaPath:`#/$defs/server/properties/metadata/type`,
keyword:`type`,
params:{
type:i.properties.metadata.type}};
d=c(d,e);
f++}}
if(e.policy!==void 0&&r.call(e,`policy`)){
let n=e.policy;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/policy`,
schemaPath:`#/$defs/server/properties/policy/type`,
keyword:`type`,
params:{
type:i.properties.policy.type}};
d=c(d,e);
f++}}
if(e.remote!==void 0&&r.call(e,`remote`)){
let n=e.remote;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/remote`,
schemaPath:`#/$defs/server/properties/remote/type`,
keyword:`type`,
params:{
type:i.properties.remote.type}};
d=c(d,e);
f++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.url!==void 0&&r.call(n,`url`)){
let e=n.url;
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/remote/url`,
schemaPath:`#/$defs/server/properties/remote/properties/url/type`,
keyword:`type`,
params:{
type:i.properties.remote.properties.url.type}};
d=c(d,e);
f++}}
if(n.transport_type!==void 0&&r.call(n,`transport_type`)){
let e=n.transport_type;
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/remote/transport_type`,
schemaPath:`#/$defs/server/properties/remote/properties/transport_type/type`,
keyword:`type`,
params:{
type:i.properties.remote.properties.transport_type.type}};
d=c(d,e);
f++}}
if(n.headers!==void 0&&r.call(n,`headers`)){
let e=n.headers;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/remote/headers`,
schemaPath:`#/$defs/server/properties/remote/properties/headers/type`,
keyword:`type`,
params:{
type:i.properties.remote.properties.headers.type}};
d=c(d,e);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let n of Object.keys(e)){
let r=e[n];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`&&r!==null){
let e={
instancePath:t+`/remote/headers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/remote/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:i.properties.remote.properties.headers.additionalProperties.type}};
d=c(d,e);
f++}}}}}
if(e.sseEndpoint!==void 0&&r.call(e,`sseEndpoint`)){
let n=e.sseEndpoint;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/sseEndpoint`,
schemaPath:`#/$defs/server/properties/sseEndpoint/type`,
keyword:`type`,
params:{
type:i.properties.sseEndpoint.type}};
d=c(d,e);
f++}}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/server/properties/tools/type`,
keyword:`type`,
params:{
type:i.properties.tools.type}};
d=c(d,e);
f++}
if(Array.isArray(n)){
let e=n.length;
for(
let a=0;a<e;a++){
let e=n[a];
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/tools/`+a,
schemaPath:`#/$defs/server/properties/tools/items/type`,
keyword:`type`,
params:{
type:i.properties.tools.items.type}};
d=c(d,e);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.name!==void 0&&r.call(e,`name`)){
let n=e.name;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/tools/`+a+`/name`,
schemaPath:`#/$defs/server/properties/tools/items/properties/name/type`,
keyword:`type`,
params:{
type:i.properties.tools.items.properties.name.type}};
d=c(d,e);
f++}}}}}
if(e.prefix!==void 0&&r.call(e,`prefix`)){
let n=e.prefix;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/prefix`,
schemaPath:`#/$defs/server/properties/prefix/type`,
keyword:`type`,
params:{
type:i.properties.prefix.type}};
d=c(d,e);
f++}}
if(e.config!==void 0&&r.call(e,`config`)){
let n=e.config;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/config`,
schemaPath:`#/$defs/server/properties/config/type`,
keyword:`type`,
params:{
type:i.properties.config.type}};
d=c(d,e);
f++}}}
o.errors=d;
return f===0}
o.evaluated={
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
function s(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.registry!==void 0&&r.call(e,`registry`)){
let r=e.registry;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/registry`,
schemaPath:`#/properties/registry/type`,
keyword:`type`,
params:{
type:n.properties.registry.type}};
f=c(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!o(r[e],{
instancePath:t+`/registry/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,o.errors);
p+=o.errors.length}}}
if(e.name!==void 0&&r.call(e,`name`)){
let r=e.name;
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`&&r!==null){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/type`,
keyword:`type`,
params:{
type:n.properties.name.type}};
f=c(f,e);
p++}}
if(e.displayName!==void 0&&r.call(e,`displayName`)){
let r=e.displayName;
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`&&r!==null){
let e={
instancePath:t+`/displayName`,
schemaPath:`#/properties/displayName/type`,
keyword:`type`,
params:{
type:n.properties.displayName.type}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
s.errors=f;
return p===0}
s.evaluated={
props:{
registry:!0,
name:!0,
displayName:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.docker_mcp_exports=n;
exports.require_docker_mcp=c;
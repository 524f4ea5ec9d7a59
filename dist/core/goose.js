"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>l});
const r={
effect:`skips-server`,
by:`H:GOO`,
note:`with a line in the log`};
const i={
effect:`refuses-file`,
by:`H:GOO`,
note:`with a line in the log`};
const a={
effect:`fails-server`,
by:`R:GOO4`};
const o={
effect:`fine`,
by:`H:GOO`};
const s={
id:`goose`,
belongsTo:`user`,
title:`goose's configuration`,
files:[`.config/goose/config.yaml`],
ofUser:!0,
userFiles:[`~/.config/goose/config.yaml`,`~/AppData/Roaming/Block/goose/config/config.yaml`],
schemaBy:`H:GOO`,
syntax:{
language:`yaml`,
bom:{
effect:`fine`,
by:`L:GOO`},
empty:o,
broken:i,
duplicates:i,
halves:i},
servers:[{
at:[`extensions`],
named:`name`}],
noMap:o,
badRoot:i,
dialect:{
by:`H:GOO`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
streamable_http:`http`,
builtin:`builtin`,
platform:`builtin`,
frontend:`builtin`,
inline_python:`builtin`},
inferred:{
urlReaction:r,
commandReaction:r},
fields:{
enabled:{
is:`enabled`,
blank:!0,
note:`required`},
type:{
is:`transport`,
note:"required; `sse` is no longer spoken"},
name:{
is:`name`,
note:`what the tools are called by, not the key; required until July 2026, since then the key stands in for it`},
description:{
is:`description`},
display_name:{
is:`description`,
for:[`builtin`]},
cmd:{
is:`command`,
for:[`stdio`],
note:"not `command`"},
args:{
is:`args`,
for:[`stdio`],
blank:[],
note:`required`},
envs:{
is:`env`,
for:[`stdio`,`http`],
note:"31 names, `PATH` and `NODE_OPTIONS` among them, are left out"},
env:{
is:`env`,
for:[`stdio`,`http`],
by:`M:GOO2`,
note:"another name of `envs`, since July 2026"},
env_keys:{
is:`other`,
form:`variable-names`,
for:[`stdio`,`http`],
note:`names of secrets in the keyring`},
cwd:{
is:`cwd`,
for:[`stdio`],
by:`M:GOO2`},
uri:{
is:`url`,
for:[`http`],
note:"not `url`"},
headers:{
is:`headers`,
for:[`http`]},
socket:{
is:`other`,
for:[`http`]},
timeout:{
is:`timeout`,
unit:`s`,
default:`300`,
wholeAsWritten:`R:GOO4`},
bundled:{
is:`other`,
idle:!0},
available_tools:{
is:`toolsAllowed`,
note:`empty: all`},
instructions:{
is:`other`,
for:[`builtin`]},
tools:{
is:`other`,
for:[`builtin`]},
code:{
is:`other`,
for:[`builtin`]},
dependencies:{
is:`other`,
for:[`builtin`]},
command:{
is:`command`,
unread:!0},
url:{
is:`url`,
unread:!0},
environment:{
is:`env`,
unread:!0},
transport:{
is:`transport`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0,
by:`R:GOO4`}},
bad:r,
notObject:r,
neither:r,
both:{
winner:null,
reaction:{
effect:`ignored`,
by:`H:GOO`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
urls:{
parsed:`unless-variable`,
reaction:a},
unsendable:a,
sendsUtf8:!0,
keepsLineEnds:!0,
ownHeaders:{
names:[`content-length`],
reaction:a},
starts:{
blanks:`one-program`,
skipsBadCwd:{
by:`R:GOO4`},
by:`R:GOO4`},
keepsTilde:{
words:`R:GOO4`},
placeholders:{
in:{
headers:[`$NAME`,"${NAME}"],
url:[`$NAME`,"${NAME}"]},
ofEntry:`R:GOO4`,
whenUnset:`the text stays as it is`,
by:`R:GOO4`}},
claims:`shape`,
unmistakable:!0};
function c(e){
return e.replace(/\s/g,``).replace(/[^A-Za-z0-9_-]/gu,`_`).toLowerCase()}
var l=t.defineClient({
id:`goose`,
name:`goose`,
sources:{
GOO:{
title:`aaif-goose/goose ca26f01, read`,
version:`2026-05`,
date:`2026-05-21`},
GOO2:{
title:`aaif-goose/goose, pull request 10773 and what followed`,
version:`1.45`,
date:`2026-08-16`},
GOO4:{
title:`@aaif/goose-binary-linux-x64, run`,
version:`1.52.0`,
date:`2026-11-19`,
recordings:[`goose`]},
GOO3:{
title:`@aaif/goose-binary-linux-x64, run`,
version:`1.34.0`,
date:`2026-11-18`}},
formats:[s],
toolNames:{
form:`S__T`,
server:c,
name:(e,t)=>`${c(e)}__${t}`,
collision:`the later tool is left out; which one that is differs from run to run`,
alike:{
effect:`refuses-file`,
by:`R:GOO4`,
note:`before 1.52 both were started`},
clash:{
within:`first`,
across:`one`},
by:`R:GOO3`}});
var u=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"GOOSE_TEMPERATURE": {
"x-effect": "crashes",
"x-by": "R:GOO4",
"type": "number",
"minimum": 0
},
"GOOSE_TOOLSHIM": {
"x-effect": "crashes",
"x-by": "R:GOO4",
"type": [
"boolean",
"string",
"integer"
],
"x-help": "write true or false",
"if": {
"type": "boolean"
},
"else": {
"enum": [
0,
1,
"0",
"1",
"true",
"false",
"yes",
"no",
"on",
"off"
],
"x-help": "write true or false"
}
},
"GOOSE_CONTEXT_LIMIT": {
"x-effect": "warns",
"x-by": "R:GOO4",
"type": "integer",
"minimum": 0
},
"extensions": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/extension"
}
}
},
"$defs": {
"extension": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"streamable_http",
"builtin",
"platform",
"frontend",
"inline_python"
]
},
"name": {
"type": "string"
},
"description": {
"type": [
"string",
"null"
]
},
"timeout": {
"type": [
"integer",
"null"
],
"minimum": 0
},
"bundled": {
"type": [
"boolean",
"null"
]
},
"available_tools": {
"type": "array",
"items": {
"type": "string"
}
},
"display_name": {},
"cwd": {
"x-effect": "skips-server",
"x-by": "R:GOO4",
"type": [
"string",
"null"
]
},
"instructions": {},
"tools": {},
"code": {},
"dependencies": {}
},
"allOf": [
{
"type": "object",
"required": [
"enabled"
],
"x-rule": "field-missing",
"x-help": "add \\"enabled: true\\""
},
{
"type": "object",
"x-rule": "transport-untyped",
"required": [
"type"
]
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "stdio"
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
"cmd"
],
"properties": {
"cmd": {
"type": "string"
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"envs": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"env_keys": {
"type": "array",
"items": {
"type": "string"
}
}
},
"allOf": [
{
"type": "object",
"dependentRequired": {
"cmd": [
"args"
]
},
"x-rule": "field-missing"
}
]
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "streamable_http"
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
"uri"
],
"properties": {
"uri": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"socket": {
"type": [
"string",
"null"
]
},
"envs": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"env_keys": {
"type": "array",
"items": {
"type": "string"
}
}
}
}
}
]
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled===void 0||!n.call(e,`enabled`)){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`enabled`}});
u++}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/0/type`,
keyword:`type`,
params:{}});
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/1/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/1/type`,
keyword:`type`,
params:{}});
u++}
let f=u;
let p=!0;
let m=u;
if(u===m){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=a(l,{});
u++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
l=a(l,{});
u++}}else{
l=a(l,{});
u++}}
var h=m===u;
u=f;
l!==null&&(f?l.length=Math.min(l.length,f):l=null);
if(h){
let r=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.cmd!==void 0&&n.call(e,`cmd`)&&(e.args===void 0||!n.call(e,`args`))){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/allOf/0/dependentRequired`,
keyword:`dependentRequired`,
params:{
property:`cmd`,
missingProperty:`args`,
depsCount:1,
deps:`args`}});
u++}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/allOf/0/type`,
keyword:`type`,
params:{}});
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.cmd===void 0||!n.call(e,`cmd`)){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`cmd`}});
u++}
if(e.cmd!==void 0&&n.call(e,`cmd`)&&typeof e.cmd!=`string`){
let e={
instancePath:t+`/cmd`,
schemaPath:`#/$defs/extension/allOf/2/then/properties/cmd/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/extension/allOf/2/then/properties/args/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/extension/allOf/2/then/properties/args/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.envs!==void 0&&n.call(e,`envs`)){
let n=e.envs;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/envs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/extension/allOf/2/then/properties/envs/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/envs`,
schemaPath:`#/$defs/extension/allOf/2/then/properties/envs/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/extension/allOf/2/then/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/extension/allOf/2/then/properties/env/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.env_keys!==void 0&&n.call(e,`env_keys`)){
let n=e.env_keys;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/env_keys/`+r,
schemaPath:`#/$defs/extension/allOf/2/then/properties/env_keys/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/env_keys`,
schemaPath:`#/$defs/extension/allOf/2/then/properties/env_keys/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/type`,
keyword:`type`,
params:{}});
u++}
var h=r===u;
p=h;
if(p){
var g={};
g.cmd=!0;
g.args=!0;
g.envs=!0;
g.env=!0;
g.env_keys=!0;
g.type=!0}}
if(!p){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
u++}
let _=u;
let v=!0;
let y=u;
if(u===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=a(l,{});
u++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`streamable_http`){
l=a(l,{});
u++}}else{
l=a(l,{});
u++}}
var b=y===u;
u=_;
l!==null&&(_?l.length=Math.min(l.length,_):l=null);
if(b){
let r=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uri===void 0||!n.call(e,`uri`)){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/3/then/required`,
keyword:`required`,
params:{
missingProperty:`uri`}});
u++}
if(e.uri!==void 0&&n.call(e,`uri`)&&typeof e.uri!=`string`){
let e={
instancePath:t+`/uri`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/uri/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/extension/allOf/3/then/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/headers/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.socket!==void 0&&n.call(e,`socket`)){
let n=e.socket;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/socket`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/socket/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.envs!==void 0&&n.call(e,`envs`)){
let n=e.envs;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/envs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/extension/allOf/3/then/properties/envs/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/envs`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/envs/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/extension/allOf/3/then/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/env/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.env_keys!==void 0&&n.call(e,`env_keys`)){
let n=e.env_keys;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/env_keys/`+r,
schemaPath:`#/$defs/extension/allOf/3/then/properties/env_keys/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/env_keys`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/env_keys/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/3/then/type`,
keyword:`type`,
params:{}});
u++}
var b=r===u;
v=b;
if(v){
var x={};
x.uri=!0;
x.headers=!0;
x.socket=!0;
x.envs=!0;
x.env=!0;
x.env_keys=!0;
x.type=!0}}
if(!v){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/3/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
u++}
if(g!==!0&&x!==void 0){
if(x===!0)
g=!0;else{
g||={};
Object.assign(g,x)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(g!==!0){
g||={};
g.enabled=!0;
g.type=!0;
g.name=!0;
g.description=!0;
g.timeout=!0;
g.bundled=!0;
g.available_tools=!0;
g.display_name=!0;
g.cwd=!0;
g.instructions=!0;
g.tools=!0;
g.code=!0;
g.dependencies=!0}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/extension/properties/enabled/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/extension/properties/type/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(n!==`stdio`&&n!==`streamable_http`&&n!==`builtin`&&n!==`platform`&&n!==`frontend`&&n!==`inline_python`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/extension/properties/type/enum`,
keyword:`enum`,
params:{}};
l=a(l,e);
u++}}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/extension/properties/name/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/extension/properties/description/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/extension/properties/timeout/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/extension/properties/timeout/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
l=a(l,e);
u++}}
if(e.bundled!==void 0&&n.call(e,`bundled`)){
let n=e.bundled;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/bundled`,
schemaPath:`#/$defs/extension/properties/bundled/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.available_tools!==void 0&&n.call(e,`available_tools`)){
let n=e.available_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/available_tools/`+r,
schemaPath:`#/$defs/extension/properties/available_tools/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/available_tools`,
schemaPath:`#/$defs/extension/properties/available_tools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/extension/properties/cwd/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/extension/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
d.props=g;
return u===0}
r.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.GOOSE_TEMPERATURE!==void 0&&n.call(e,`GOOSE_TEMPERATURE`)){
let n=e.GOOSE_TEMPERATURE;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/GOOSE_TEMPERATURE`,
schemaPath:`#/properties/GOOSE_TEMPERATURE/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=a(d,e);
f++}}else{
let e={
instancePath:t+`/GOOSE_TEMPERATURE`,
schemaPath:`#/properties/GOOSE_TEMPERATURE/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}
if(e.GOOSE_TOOLSHIM!==void 0&&n.call(e,`GOOSE_TOOLSHIM`)){
let n=e.GOOSE_TOOLSHIM;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/GOOSE_TOOLSHIM`,
schemaPath:`#/properties/GOOSE_TOOLSHIM/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}
let r=f;
let i=!0;
let o=f;
if(typeof n!=`boolean`){
d=a(d,{});
f++}
var m=o===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(!m){
let e=f;
if(n!==0&&n!==1&&n!==`0`&&n!==`1`&&n!==`true`&&n!==`false`&&n!==`yes`&&n!==`no`&&n!==`on`&&n!==`off`){
let e={
instancePath:t+`/GOOSE_TOOLSHIM`,
schemaPath:`#/properties/GOOSE_TOOLSHIM/else/enum`,
keyword:`enum`,
params:{}};
d=a(d,e);
f++}
var m=e===f;
i=m}
if(!i){
let e={
instancePath:t+`/GOOSE_TOOLSHIM`,
schemaPath:`#/properties/GOOSE_TOOLSHIM/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
d=a(d,e);
f++}}
if(e.GOOSE_CONTEXT_LIMIT!==void 0&&n.call(e,`GOOSE_CONTEXT_LIMIT`)){
let n=e.GOOSE_CONTEXT_LIMIT;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/GOOSE_CONTEXT_LIMIT`,
schemaPath:`#/properties/GOOSE_CONTEXT_LIMIT/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/GOOSE_CONTEXT_LIMIT`,
schemaPath:`#/properties/GOOSE_CONTEXT_LIMIT/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=a(d,e);
f++}}
if(e.extensions!==void 0&&n.call(e,`extensions`)){
let n=e.extensions;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/extensions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=o(d,r.errors);
f+=r.errors.length}}else{
let e={
instancePath:t+`/extensions`,
schemaPath:`#/properties/extensions/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}}else{
d=a(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
i.evaluated={
props:{
GOOSE_TEMPERATURE:!0,
GOOSE_TOOLSHIM:!0,
GOOSE_CONTEXT_LIMIT:!0,
extensions:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.goose_exports=n;
exports.require_goose=u;
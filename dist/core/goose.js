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
validate:a,
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
"if": {
"type": "string"
},
"then": {
"type": "string",
"x-effect": "crashes",
"x-by": "R:GOO4",
"x-label": "a path, or \\"@\\" and a name",
"pattern": "^@?[^@]"
},
"else": {
"type": [
"string",
"null"
]
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
}
}
}
]
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=RegExp(`^@?[^@]`,`u`);
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
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled===void 0||!n.call(e,`enabled`)){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`enabled`}});
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/0/type`,
keyword:`type`,
params:{}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/1/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/1/type`,
keyword:`type`,
params:{}});
d++}
let p=d;
let m=!0;
let h=d;
if(d===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=o(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var g=h===d;
d=p;
u!==null&&(p?u.length=Math.min(u.length,p):u=null);
if(g){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.cmd!==void 0&&n.call(e,`cmd`)&&(e.args===void 0||!n.call(e,`args`))){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/allOf/0/dependentRequired`,
keyword:`dependentRequired`,
params:{
property:`cmd`,
missingProperty:`args`,
depsCount:1,
deps:`args`}});
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/allOf/0/type`,
keyword:`type`,
params:{}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.cmd===void 0||!n.call(e,`cmd`)){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`cmd`}});
d++}
if(e.cmd!==void 0&&n.call(e,`cmd`)&&typeof e.cmd!=`string`){
let e={
instancePath:t+`/cmd`,
schemaPath:`#/$defs/extension/allOf/2/then/properties/cmd/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
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
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/extension/allOf/2/then/properties/args/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
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
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/envs`,
schemaPath:`#/$defs/extension/allOf/2/then/properties/envs/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
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
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/extension/allOf/2/then/properties/env/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
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
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/env_keys`,
schemaPath:`#/$defs/extension/allOf/2/then/properties/env_keys/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/type`,
keyword:`type`,
params:{}});
d++}
var g=r===d;
m=g;
if(m){
var _={};
_.cmd=!0;
_.args=!0;
_.envs=!0;
_.env=!0;
_.env_keys=!0;
_.type=!0}}
if(!m){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
let v=d;
let y=!0;
let b=d;
if(d===b){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=o(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`streamable_http`){
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var x=b===d;
d=v;
u!==null&&(v?u.length=Math.min(u.length,v):u=null);
if(x){
let i=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uri===void 0||!n.call(e,`uri`)){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/3/then/required`,
keyword:`required`,
params:{
missingProperty:`uri`}});
d++}
if(e.uri!==void 0&&n.call(e,`uri`)&&typeof e.uri!=`string`){
let e={
instancePath:t+`/uri`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/uri/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
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
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/headers/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.socket!==void 0&&n.call(e,`socket`)){
let n=e.socket;
let i=d;
let a=!0;
let s=d;
if(typeof n!=`string`){
u=o(u,{});
d++}
var S=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
let c;
if(S){
let e=d;
if(typeof n==`string`){
if(!r.test(n)){
let e={
instancePath:t+`/socket`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/socket/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^@?[^@]`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/socket`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/socket/then/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var S=e===d;
a=S;
c=`then`}else{
let e=d;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/socket`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/socket/else/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
var S=e===d;
a=S;
c=`else`}
if(!a){
let e={
instancePath:t+`/socket`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/socket/if`,
keyword:`if`,
params:{
failingKeyword:c}};
u=o(u,e);
d++}}
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
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/envs`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/envs/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
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
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/env/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
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
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/env_keys`,
schemaPath:`#/$defs/extension/allOf/3/then/properties/env_keys/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/3/then/type`,
keyword:`type`,
params:{}});
d++}
var x=i===d;
y=x;
if(y){
var C={};
C.uri=!0;
C.headers=!0;
C.socket=!0;
C.envs=!0;
C.env=!0;
C.env_keys=!0;
C.type=!0}}
if(!y){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/3/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(_!==!0&&C!==void 0){
if(C===!0)
_=!0;else{
_||={};
Object.assign(_,C)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(_!==!0){
_||={};
_.enabled=!0;
_.type=!0;
_.name=!0;
_.description=!0;
_.timeout=!0;
_.bundled=!0;
_.available_tools=!0;
_.display_name=!0;
_.cwd=!0;
_.instructions=!0;
_.tools=!0;
_.code=!0;
_.dependencies=!0}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/extension/properties/enabled/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/extension/properties/type/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(n!==`stdio`&&n!==`streamable_http`&&n!==`builtin`&&n!==`platform`&&n!==`frontend`&&n!==`inline_python`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/extension/properties/type/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/extension/properties/name/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/extension/properties/description/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/extension/properties/timeout/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/extension/properties/timeout/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=o(u,e);
d++}}
if(e.bundled!==void 0&&n.call(e,`bundled`)){
let n=e.bundled;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/bundled`,
schemaPath:`#/$defs/extension/properties/bundled/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
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
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/available_tools`,
schemaPath:`#/$defs/extension/properties/available_tools/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/extension/properties/cwd/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/extension/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
f.props=_;
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
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/GOOSE_TEMPERATURE`,
schemaPath:`#/properties/GOOSE_TEMPERATURE/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}
if(e.GOOSE_TOOLSHIM!==void 0&&n.call(e,`GOOSE_TOOLSHIM`)){
let n=e.GOOSE_TOOLSHIM;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/GOOSE_TOOLSHIM`,
schemaPath:`#/properties/GOOSE_TOOLSHIM/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
let r=f;
let i=!0;
let a=f;
if(typeof n!=`boolean`){
d=o(d,{});
f++}
var m=a===f;
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
d=o(d,e);
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
d=o(d,e);
f++}}
if(e.GOOSE_CONTEXT_LIMIT!==void 0&&n.call(e,`GOOSE_CONTEXT_LIMIT`)){
let n=e.GOOSE_CONTEXT_LIMIT;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/GOOSE_CONTEXT_LIMIT`,
schemaPath:`#/properties/GOOSE_CONTEXT_LIMIT/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/GOOSE_CONTEXT_LIMIT`,
schemaPath:`#/properties/GOOSE_CONTEXT_LIMIT/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=o(d,e);
f++}}
if(e.extensions!==void 0&&n.call(e,`extensions`)){
let n=e.extensions;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/extensions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=s(d,i.errors);
f+=i.errors.length}}else{
let e={
instancePath:t+`/extensions`,
schemaPath:`#/properties/extensions/type`,
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
GOOSE_TEMPERATURE:!0,
GOOSE_TOOLSHIM:!0,
GOOSE_CONTEXT_LIMIT:!0,
extensions:!0},
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
exports.goose_exports=n;
exports.require_goose=u;
"use strict";
const e=require("./core.js").rolldownRuntime;
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
listsElsewhere:`H:GOO`,
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
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled===void 0||!n.call(e,`enabled`)){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`enabled`}});
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/0/type`,
keyword:`type`,
params:{}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/1/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/1/type`,
keyword:`type`,
params:{}});
f++}
let p=f;
let m=!0;
let h=f;
if(f===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
d=o(d,{});
f++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var g=h===f;
f=p;
d!==null&&(p?d.length=Math.min(d.length,p):d=null);
if(g){
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.cmd!==void 0&&n.call(e,`cmd`)&&(e.args===void 0||!n.call(e,`args`))){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/allOf/0/dependentRequired`,
keyword:`dependentRequired`,
params:{
property:`cmd`,
missingProperty:`args`,
depsCount:1,
deps:`args`}});
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/allOf/0/type`,
keyword:`type`,
params:{}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.cmd===void 0||!n.call(e,`cmd`)){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`cmd`}});
f++}
if(e.cmd!==void 0&&n.call(e,`cmd`)&&typeof e.cmd!=`string`){
d=s(d,t+`/cmd`,`#/$defs/extension/allOf/2/then/properties/cmd/type`);
f++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=s(d,t+`/args/`+r,`#/$defs/extension/allOf/2/then/properties/args/items/type`);
f++}}else{
d=s(d,t+`/args`,`#/$defs/extension/allOf/2/then/properties/args/type`);
f++}}
if(e.envs!==void 0&&n.call(e,`envs`)){
let n=e.envs;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=s(d,t+`/envs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/extension/allOf/2/then/properties/envs/additionalProperties/type`);
f++}}else{
d=s(d,t+`/envs`,`#/$defs/extension/allOf/2/then/properties/envs/type`);
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=s(d,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/extension/allOf/2/then/properties/env/additionalProperties/type`);
f++}}else{
d=s(d,t+`/env`,`#/$defs/extension/allOf/2/then/properties/env/type`);
f++}}
if(e.env_keys!==void 0&&n.call(e,`env_keys`)){
let n=e.env_keys;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=s(d,t+`/env_keys/`+r,`#/$defs/extension/allOf/2/then/properties/env_keys/items/type`);
f++}}else{
d=s(d,t+`/env_keys`,`#/$defs/extension/allOf/2/then/properties/env_keys/type`);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/then/type`,
keyword:`type`,
params:{}});
f++}
var g=r===f;
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
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
let v=f;
let y=!0;
let b=f;
if(f===b){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
d=o(d,{});
f++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`streamable_http`){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var x=b===f;
f=v;
d!==null&&(v?d.length=Math.min(d.length,v):d=null);
if(x){
let i=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uri===void 0||!n.call(e,`uri`)){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/3/then/required`,
keyword:`required`,
params:{
missingProperty:`uri`}});
f++}
if(e.uri!==void 0&&n.call(e,`uri`)&&typeof e.uri!=`string`){
d=s(d,t+`/uri`,`#/$defs/extension/allOf/3/then/properties/uri/type`);
f++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=s(d,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/extension/allOf/3/then/properties/headers/additionalProperties/type`);
f++}}else{
d=s(d,t+`/headers`,`#/$defs/extension/allOf/3/then/properties/headers/type`);
f++}}
if(e.socket!==void 0&&n.call(e,`socket`)){
let n=e.socket;
let i=f;
let a=!0;
let c=f;
if(typeof n!=`string`){
d=o(d,{});
f++}
var S=c===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
let l;
if(S){
let e=f;
if(typeof n==`string`){
if(!r.test(n)){
d=s(d,t+`/socket`,`#/$defs/extension/allOf/3/then/properties/socket/then/pattern`,{
pattern:`^@?[^@]`});
f++}}else{
d=s(d,t+`/socket`,`#/$defs/extension/allOf/3/then/properties/socket/then/type`);
f++}
var S=e===f;
a=S;
l=`then`}else{
let e=f;
if(typeof n!=`string`&&n!==null){
d=s(d,t+`/socket`,`#/$defs/extension/allOf/3/then/properties/socket/else/type`);
f++}
var S=e===f;
a=S;
l=`else`}
if(!a){
d=s(d,t+`/socket`,`#/$defs/extension/allOf/3/then/properties/socket/if`,{
failingKeyword:l});
f++}}
if(e.envs!==void 0&&n.call(e,`envs`)){
let n=e.envs;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=s(d,t+`/envs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/extension/allOf/3/then/properties/envs/additionalProperties/type`);
f++}}else{
d=s(d,t+`/envs`,`#/$defs/extension/allOf/3/then/properties/envs/type`);
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=s(d,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/extension/allOf/3/then/properties/env/additionalProperties/type`);
f++}}else{
d=s(d,t+`/env`,`#/$defs/extension/allOf/3/then/properties/env/type`);
f++}}
if(e.env_keys!==void 0&&n.call(e,`env_keys`)){
let n=e.env_keys;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=s(d,t+`/env_keys/`+r,`#/$defs/extension/allOf/3/then/properties/env_keys/items/type`);
f++}}else{
d=s(d,t+`/env_keys`,`#/$defs/extension/allOf/3/then/properties/env_keys/type`);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/3/then/type`,
keyword:`type`,
params:{}});
f++}
var x=i===f;
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
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/allOf/3/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
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
d=s(d,t+`/enabled`,`#/$defs/extension/properties/enabled/type`);
f++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
d=s(d,t+`/type`,`#/$defs/extension/properties/type/type`);
f++}
if(n!==`stdio`&&n!==`streamable_http`&&n!==`builtin`&&n!==`platform`&&n!==`frontend`&&n!==`inline_python`){
d=s(d,t+`/type`,`#/$defs/extension/properties/type/enum`);
f++}}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
d=s(d,t+`/name`,`#/$defs/extension/properties/name/type`);
f++}
if(e.description!==void 0&&n.call(e,`description`)){
let n=e.description;
if(typeof n!=`string`&&n!==null){
d=s(d,t+`/description`,`#/$defs/extension/properties/description/type`);
f++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
d=s(d,t+`/timeout`,`#/$defs/extension/properties/timeout/type`);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
d=s(d,t+`/timeout`,`#/$defs/extension/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
f++}}
if(e.bundled!==void 0&&n.call(e,`bundled`)){
let n=e.bundled;
if(typeof n!=`boolean`&&n!==null){
d=s(d,t+`/bundled`,`#/$defs/extension/properties/bundled/type`);
f++}}
if(e.available_tools!==void 0&&n.call(e,`available_tools`)){
let n=e.available_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=s(d,t+`/available_tools/`+r,`#/$defs/extension/properties/available_tools/items/type`);
f++}}else{
d=s(d,t+`/available_tools`,`#/$defs/extension/properties/available_tools/type`);
f++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
d=s(d,t+`/cwd`,`#/$defs/extension/properties/cwd/type`);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/extension/type`,
keyword:`type`,
params:{}});
f++}
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
if(e.GOOSE_TEMPERATURE!==void 0&&n.call(e,`GOOSE_TEMPERATURE`)){
let n=e.GOOSE_TEMPERATURE;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
f=s(f,t+`/GOOSE_TEMPERATURE`,`#/properties/GOOSE_TEMPERATURE/minimum`,{
comparison:`>=`,
limit:0});
p++}}else{
f=s(f,t+`/GOOSE_TEMPERATURE`,`#/properties/GOOSE_TEMPERATURE/type`);
p++}}
if(e.GOOSE_TOOLSHIM!==void 0&&n.call(e,`GOOSE_TOOLSHIM`)){
let n=e.GOOSE_TOOLSHIM;
if(typeof n!=`boolean`&&typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
f=s(f,t+`/GOOSE_TOOLSHIM`,`#/properties/GOOSE_TOOLSHIM/type`);
p++}
let r=p;
let i=!0;
let a=p;
if(typeof n!=`boolean`){
f=o(f,{});
p++}
var m=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(!m){
let e=p;
if(n!==0&&n!==1&&n!==`0`&&n!==`1`&&n!==`true`&&n!==`false`&&n!==`yes`&&n!==`no`&&n!==`on`&&n!==`off`){
f=s(f,t+`/GOOSE_TOOLSHIM`,`#/properties/GOOSE_TOOLSHIM/else/enum`);
p++}
var m=e===p;
i=m}
if(!i){
f=s(f,t+`/GOOSE_TOOLSHIM`,`#/properties/GOOSE_TOOLSHIM/if`,{
failingKeyword:`else`});
p++}}
if(e.GOOSE_CONTEXT_LIMIT!==void 0&&n.call(e,`GOOSE_CONTEXT_LIMIT`)){
let n=e.GOOSE_CONTEXT_LIMIT;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
f=s(f,t+`/GOOSE_CONTEXT_LIMIT`,`#/properties/GOOSE_CONTEXT_LIMIT/type`);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
f=s(f,t+`/GOOSE_CONTEXT_LIMIT`,`#/properties/GOOSE_CONTEXT_LIMIT/minimum`,{
comparison:`>=`,
limit:0});
p++}}
if(e.extensions!==void 0&&n.call(e,`extensions`)){
let n=e.extensions;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/extensions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
f=s(f,t+`/extensions`,`#/properties/extensions/type`);
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
exports.goose_exports=n;
exports.require_goose=u;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>v});
const r={
effect:`fine`,
by:`R:QOD`};
const i={
effect:`skips-server`,
by:`R:QOD`};
const a={
effect:`fails-server`,
by:`R:QOD`};
const o={
effect:`refuses-file`,
by:`R:QOD`};
const s={
effect:`drops-file`,
by:`R:QOD`};
const c=[`$NAME`,"${NAME}","${NAME:-default}"];
const l=["${NAME}","${NAME:-default}"];
const u={
by:`R:QOD`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
"streamable-http":`http`,
sse:`sse`,
ws:`ws`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
type:{
is:`transport`,
note:"tells the kinds of addresses apart; beside a `command` alone it has no meaning"},
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
for:[`stdio`],
note:`a folder that is absent stops the server`},
url:{
is:`url`,
for:[`http`,`sse`,`ws`],
note:"wins over `command`"},
qoder_url:{
is:`other`,
selects:`builtin`,
note:`at https://mcp.qoder.com alone; it wins over all else`,
by:`R:QOD`},
headers:{
is:`headers`,
for:[`http`,`sse`,`ws`]},
headersHelper:{
is:`headersHelper`,
for:[`http`,`sse`,`ws`],
by:`H:QOD`},
tcp:{
is:`other`,
idle:!0,
by:`H:QOD`},
timeout:{
is:`timeout`,
unit:`ms`,
by:`H:QOD`},
trust:{
is:`trust`,
approvesAll:!0,
by:`H:QOD`},
description:{
is:`description`,
by:`H:QOD`},
includeTools:{
is:`toolsAllowed`,
by:`H:QOD`},
excludeTools:{
is:`toolsDenied`,
by:`H:QOD`},
toolOverrides:{
is:`other`,
by:`H:QOD`},
alwaysAllow:{
is:`autoApprove`,
by:`H:QOD`},
oauth:{
is:`oauth`,
takes:[`object`],
by:`H:QOD`},
extension:{
is:`other`,
idle:!0,
by:`H:QOD`},
isProxy:{
is:`other`,
idle:!0,
by:`H:QOD`,
note:"`false` is taken away"},
disabled:{
is:`disabled`},
enabled:{
is:`enabled`,
unread:!0},
transport:{
is:`transport`,
unread:!0},
httpUrl:{
is:`url`,
unread:!0},
serverUrl:{
is:`url`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0,
by:`H:QOD`}},
bad:i,
emptyMeansAbsent:!0,
notObject:i,
neither:a,
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`R:QOD`}},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:r,
mismatchOf:{
stdio:a},
urls:{
parsed:`unless-variable`,
reaction:a,
userInfo:a},
unsendable:a,
ownHeaders:{
names:[`content-length`,`expect`,`transfer-encoding`,`upgrade`],
reaction:a},
starts:{
blanks:`one-program`,
by:`R:QOD`},
keepsTilde:{
words:`R:QOD`,
cwd:`R:QOD`},
placeholders:{
in:{
command:c,
args:c,
env:c,
cwd:c,
url:c,
headers:c},
whenUnset:`the text stays as it is`,
by:`R:QOD`},
reserved:[{
name:`__proto__`,
reaction:a}]};
const d={
language:`json`,
comments:!0,
trailingCommas:!1,
bom:r,
empty:o,
broken:o,
duplicates:r};
const f={
id:`qoder`,
title:`Qoder CLI's settings`,
files:[`.qoder/settings.json`,`.qoder/settings.local.json`],
userFiles:[`~/.qoder/settings.json`],
schemaBy:`R:QOD`,
syntax:d,
servers:[{
at:[`mcpServers`]}],
noMap:r,
wrongKey:s,
badRoot:o,
dialect:u,
references:[{
at:[`mcp`,`allowed`],
as:`list`,
form:`S`,
server:e=>e,
switches:`only`,
by:`R:QOD`},{
at:[`mcp`,`excluded`],
as:`list`,
form:`S`,
server:e=>e,
switches:`off`,
by:`R:QOD`}],
claims:`shape`,
unmistakable:!0};
const p={
id:`qoder-project`,
title:`a project's .mcp.json, read by Qoder CLI`,
files:[],
schema:`qoder-project`,
schemaBy:`R:QOD`,
syntax:{...d,
bom:s,
empty:s,
broken:s},
servers:[{
at:[`mcpServers`]}],
noMap:r,
nullMap:r,
badRoot:s,
dialect:{...u,
mismatchOf:{
stdio:r},
fields:{...u.fields,
args:{
is:`args`,
for:[`stdio`],
writtenAsText:`R:QOD`},
httpUrl:{
is:`url`,
for:[`http`,`sse`,`ws`]}},
bad:a,
notObject:a,
nullEntry:{
effect:`crashes`,
by:`R:QOD`},
nullMeansAbsent:!0,
unknownTransport:{
withCommand:r,
withUrl:{...r,
note:`it speaks Streamable HTTP`}},
reserved:[],
placeholders:{
in:{
env:l,
url:l,
headers:l},
whenUnset:`the text stays as it is`,
by:`R:QOD`}},
readsToo:[`claude-code-project`]};
const{
references:m,
unmistakable:h,...g}=f;
const _={...g,
id:`qoder-misplaced`,
title:`a servers file where Qoder CLI does not look`,
files:[`.qoder/mcp.json`],
userFiles:[`~/.qoder/mcp.json`],
schema:`none`,
syntax:t.passedOver(r),
servers:[],
wrongKey:r,
badRoot:r,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`.mcp.json or .qoder/settings.json`,
by:`R:QOD`}]};
var v=t.defineClient({
id:`qoder`,
name:`Qoder CLI`,
sources:{
QOD:{
title:`@qoder-ai/qodercli, run and read`,
version:`1.1.52`,
date:`2026-11-19`,
recordings:[`qoder`]}},
formats:[f,p,_],
precedence:[{
sources:[{
format:`claude-code-project`,
files:`project`},{
format:`qoder`,
files:[`.qoder/settings.local.json`]},{
format:`qoder`,
files:[`.qoder/settings.json`]},{
format:`qoder`,
files:`user`}],
same:`replaced`,
by:`R:QOD`}]});
var y=e.__commonJSMin(((e,t)=>{
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
}
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
"http",
"ws",
"streamable-http"
]
},
"command": {
"type": "string"
},
"args": {
"type": [
"array",
"null"
],
"items": {
"type": "string"
}
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"cwd": {
"type": "string"
},
"qoder_url": {
"type": "string",
"x-label": "an address of https://mcp.qoder.com",
"pattern": "^https://mcp(?:-test)?\\\\.qoder\\\\.(?:com|cn|ai)(?:[/?]|$)|^\\\\$"
},
"headersHelper": {
"type": "string"
},
"tcp": {
"type": "string"
},
"timeout": {
"type": "number"
},
"trust": {
"type": "boolean"
},
"description": {
"type": "string"
},
"includeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"excludeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"toolOverrides": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"exposedName": {
"type": "string"
},
"alwaysLoad": {
"type": "boolean"
}
}
}
},
"extension": {
"type": "object",
"additionalProperties": {
"type": [
"string",
"boolean",
"number"
]
}
},
"oauth": {
"type": "object"
},
"disabled": {
"type": "boolean"
},
"alwaysAllow": {
"type": "array",
"items": {
"type": "string"
}
},
"isProxy": {}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=RegExp(`^https://mcp(?:-test)?\\.qoder\\.(?:com|cn|ai)(?:[/?]|$)|^\\$`,`u`);
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
d=s(d,t+`/type`,`#/$defs/server/properties/type/type`);
f++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`&&n!==`ws`&&n!==`streamable-http`){
d=s(d,t+`/type`,`#/$defs/server/properties/type/enum`);
f++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
d=s(d,t+`/command`,`#/$defs/server/properties/command/type`);
f++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
d=s(d,t+`/args`,`#/$defs/server/properties/args/type`);
f++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=s(d,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
f++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=s(d,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
f++}}else{
d=s(d,t+`/env`,`#/$defs/server/properties/env/type`);
f++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
d=s(d,t+`/url`,`#/$defs/server/properties/url/type`);
f++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=s(d,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
f++}}else{
d=s(d,t+`/headers`,`#/$defs/server/properties/headers/type`);
f++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
d=s(d,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
f++}
if(e.qoder_url!==void 0&&n.call(e,`qoder_url`)){
let n=e.qoder_url;
if(typeof n==`string`){
if(!r.test(n)){
d=s(d,t+`/qoder_url`,`#/$defs/server/properties/qoder_url/pattern`,{
pattern:`^https://mcp(?:-test)?\\.qoder\\.(?:com|cn|ai)(?:[/?]|$)|^\\$`});
f++}}else{
d=s(d,t+`/qoder_url`,`#/$defs/server/properties/qoder_url/type`);
f++}}
if(e.headersHelper!==void 0&&n.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
d=s(d,t+`/headersHelper`,`#/$defs/server/properties/headersHelper/type`);
f++}
if(e.tcp!==void 0&&n.call(e,`tcp`)&&typeof e.tcp!=`string`){
d=s(d,t+`/tcp`,`#/$defs/server/properties/tcp/type`);
f++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
d=s(d,t+`/timeout`,`#/$defs/server/properties/timeout/type`);
f++}}
if(e.trust!==void 0&&n.call(e,`trust`)&&typeof e.trust!=`boolean`){
d=s(d,t+`/trust`,`#/$defs/server/properties/trust/type`);
f++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
d=s(d,t+`/description`,`#/$defs/server/properties/description/type`);
f++}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=s(d,t+`/includeTools/`+r,`#/$defs/server/properties/includeTools/items/type`);
f++}}else{
d=s(d,t+`/includeTools`,`#/$defs/server/properties/includeTools/type`);
f++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=s(d,t+`/excludeTools/`+r,`#/$defs/server/properties/excludeTools/items/type`);
f++}}else{
d=s(d,t+`/excludeTools`,`#/$defs/server/properties/excludeTools/type`);
f++}}
if(e.toolOverrides!==void 0&&n.call(e,`toolOverrides`)){
let r=e.toolOverrides;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.exposedName!==void 0&&n.call(i,`exposedName`)&&typeof i.exposedName!=`string`){
d=s(d,t+`/toolOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/exposedName`,`#/$defs/server/properties/toolOverrides/additionalProperties/properties/exposedName/type`);
f++}
if(i.alwaysLoad!==void 0&&n.call(i,`alwaysLoad`)&&typeof i.alwaysLoad!=`boolean`){
d=s(d,t+`/toolOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/alwaysLoad`,`#/$defs/server/properties/toolOverrides/additionalProperties/properties/alwaysLoad/type`);
f++}}else{
d=s(d,t+`/toolOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/toolOverrides/additionalProperties/type`);
f++}}else{
d=s(d,t+`/toolOverrides`,`#/$defs/server/properties/toolOverrides/type`);
f++}}
if(e.extension!==void 0&&n.call(e,`extension`)){
let n=e.extension;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&typeof r!=`boolean`&&!(typeof r==`number`&&isFinite(r))){
d=s(d,t+`/extension/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/extension/additionalProperties/type`);
f++}}else{
d=s(d,t+`/extension`,`#/$defs/server/properties/extension/type`);
f++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
d=s(d,t+`/oauth`,`#/$defs/server/properties/oauth/type`);
f++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
d=s(d,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
f++}
if(e.alwaysAllow!==void 0&&n.call(e,`alwaysAllow`)){
let n=e.alwaysAllow;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=s(d,t+`/alwaysAllow/`+r,`#/$defs/server/properties/alwaysAllow/items/type`);
f++}}else{
d=s(d,t+`/alwaysAllow`,`#/$defs/server/properties/alwaysAllow/type`);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
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
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
f=s(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
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
exports.qoder_exports=n;
exports.require_qoder=y;
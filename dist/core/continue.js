"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>g});
const r={
effect:`refuses-file`,
by:`R:CN`,
note:`the message is "Invalid input"`};
const i={
effect:`fine`,
by:`R:CN`};
const a={
effect:`fails-server`,
by:`R:CN`};
const o=["${{ secrets.NAME }}"];
const s={
id:`continue`,
title:`Continue's configuration`,
files:[`.continue/config.yaml`],
head:{
name:`MCP servers`,
version:`0.0.1`,
schema:`v1`},
userFiles:[`~/.continue/config.yaml`],
schemaBy:`R:CN`,
syntax:{
language:`yaml`,
merges:{
where:`version-1.1`,
by:`H:CON`},
keepsReturns:`R:CN`,
bom:i,
empty:r,
broken:{
effect:`refuses-file`,
by:`R:CN`},
duplicates:{
effect:`refuses-file`,
by:`R:CN`}},
servers:[{
at:[`mcpServers`],
list:`only`,
named:`name`,
keepsLast:`R:CN`}],
noMap:i,
badRoot:{
effect:`refuses-file`,
by:`R:CN`},
dialect:{
by:`R:CN`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
"streamable-http":`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
fields:{
name:{
is:`name`,
note:`required; of two servers with one name the second is left`},
type:{
is:`transport`,
note:"with a `url` alone, Streamable HTTP is tried first, then SSE; `http` is right in the JSON files only"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`],
note:`parsed when the server is started`},
requestOptions:{
is:`other`,
form:`headers-inside`,
for:[`http`,`sse`],
note:"holds `headers`",
by:`H:CON`},
apiKey:{
is:`auth`,
for:[`http`,`sse`]},
connectionTimeout:{
is:`startupTimeout`,
unit:`ms`,
default:`20000`,
by:`H:CON`},
faviconUrl:{
is:`other`,
idle:!0,
by:`H:CON`},
serverName:{
is:`other`,
by:`H:CON`},
sourceFile:{
is:`other`,
idle:!0,
note:`internal`,
by:`H:CON`},
uses:{
is:`other`,
note:"a block from elsewhere, with `with` and `override`",
by:`H:CON`},
with:{
is:`other`,
by:`H:CON`},
override:{
is:`other`,
by:`H:CON`},
headers:{
is:`headers`,
unread:!0,
note:"write them under `requestOptions`",
by:`H:CON`},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0}},
bad:r,
switchOff:`remove the server from the list`,
notObject:r,
neither:r,
overrides:[`uses`,`with`,`override`,`name`],
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`R:CN`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
urls:{
parsed:`unless-variable`,
reaction:a,
userInfo:a},
starts:{
blanks:`one-program`,
by:`R:CN`},
keepsTilde:{
words:`R:CN`,
cwd:`R:CN`},
placeholders:{
in:{
command:o,
args:o,
env:o,
cwd:o,
url:o,
headers:o},
whenUnset:`the text stays as it is`,
by:`R:CN`}},
claims:`shape`,
unmistakable:!0};
const c={...s,
id:`continue-block`,
title:`a block of servers for Continue`,
files:[`.continue/mcpServers/*.yaml`,`.continue/mcpServers/*.yml`],
userFiles:[],
schema:`continue`,
claims:`path`};
const l={
effect:`refuses-file`,
by:`H:CON`,
note:`one entry costs every server of the file`};
const u={
effect:`fine`,
by:`H:CON`};
const d={
id:`continue-json`,
title:`a JSON file in Continue's folder of servers`,
files:[`.continue/mcpServers/*.json`],
schemaBy:`H:CON`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!1,
bom:{
effect:`fine`,
by:`L:CON`},
empty:{
effect:`refuses-file`,
by:`L:CON`},
broken:{
effect:`refuses-file`,
by:`H:CON`},
duplicates:u},
servers:[{
at:[`mcpServers`]},{
at:[`projects`,`*`,`mcpServers`]}],
mayBeServer:!0,
noMap:u,
badRoot:l,
dialect:{
by:`H:CON`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:u},
fields:{
type:{
is:`transport`,
note:"`http`, not `streamable-http` as in the YAML files"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
envFile:{
is:`envFile`,
unread:!0,
note:`it says that this is not supported`},
cwd:{
is:`cwd`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0}},
bad:l,
switchOff:`remove the server from the file`,
notObject:l,
neither:l,
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`H:CON`}},
unknownTransport:{
withCommand:l,
withUrl:l},
mismatch:l,
placeholders:{
in:{
env:["${NAME}"]},
whenUnset:`the text becomes a reference to a secret`,
by:`H:CON`}},
claims:`path`};
const{
dialect:f,
mayBeServer:p,...m}=d;
const h={...m,
id:`continue-misplaced`,
title:`a file where Continue does not look for servers`,
files:[`.continue/config.json`,`.continue/mcp.json`],
schema:`none`,
syntax:{...d.syntax,
broken:u},
servers:[],
unread:[{
at:[`mcpServers`],
instead:`a file in .continue/mcpServers`,
by:`H:CON`}],
place:`this path`,
claims:`shape`,
holds:[`"mcpServers"`]};
var g=t.defineClient({
id:`continue`,
name:`Continue`,
sources:{
CN:{
title:`@continuedev/cli, run`,
version:`1.5.47`,
date:`2026-11-19`,
recordings:[`continue`]},
CON:{
title:`continuedev/continue d0a3c0b6, read`,
version:`1.42.0 (config-yaml)`,
date:`2026-06-18`}},
formats:[s,c,d,h],
toolNames:{
form:`T`,
server:e=>e,
name:(e,t)=>t,
collision:`two tools with one name are both offered, and the model refuses the request`,
clash:{
within:`sent`,
across:`sent`},
by:`R:CN`}});
var _=e.__commonJSMin(((e,t)=>{
t.exports={
validate:m,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"allOf": [
{
"type": "object",
"x-rule": "field-missing",
"x-effect": "refuses-file",
"x-by": "R:CN",
"required": [
"name",
"version"
]
}
],
"properties": {
"name": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "string"
},
"version": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "string"
},
"schema": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "string"
},
"metadata": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"env": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "object",
"additionalProperties": {
"type": [
"string",
"number",
"boolean"
]
}
},
"requestOptions": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "object",
"properties": {
"timeout": {
"type": "number"
},
"verifySsl": {
"type": "boolean"
},
"caBundlePath": {
"type": [
"string",
"array"
],
"items": {
"type": "string"
}
},
"proxy": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"noProxy": {
"type": "array",
"items": {
"type": "string"
}
}
}
},
"models": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "array",
"items": {
"$ref": "#/$defs/model"
}
},
"context": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "array",
"items": {
"$ref": "#/$defs/context"
}
},
"data": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "array",
"items": {
"type": "object"
}
},
"rules": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "array",
"items": {
"$ref": "#/$defs/rule"
}
},
"prompts": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "array",
"items": {
"$ref": "#/$defs/prompt"
}
},
"docs": {
"x-effect": "refuses-file",
"x-by": "R:CN",
"type": "array",
"items": {
"$ref": "#/$defs/page"
}
},
"mcpServers": {
"x-rule": "root-shape",
"type": "array",
"items": {
"$ref": "#/$defs/item"
}
}
},
"$defs": {
"item": {
"x-rule": "server-shape",
"type": "object",
"if": {
"type": "object",
"required": [
"uses"
]
},
"then": {
"type": "object",
"properties": {
"uses": {
"type": "string"
},
"with": {
"type": "object"
},
"override": {
"type": "object"
}
}
},
"else": {
"$ref": "#/$defs/server"
}
},
"server": {
"type": "object",
"properties": {
"name": {
"type": "string"
},
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"streamable-http"
]
},
"connectionTimeout": {
"type": "number",
"exclusiveMinimum": 0
},
"faviconUrl": {
"type": "string"
},
"apiKey": {
"type": "string"
},
"serverName": {
"type": "string"
},
"sourceFile": {
"type": "string"
}
},
"allOf": [
{
"type": "object",
"x-rule": "field-missing",
"required": [
"name"
]
},
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"sse",
"streamable-http"
]
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/remote"
},
"else": {
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"$ref": "#/$defs/local"
},
"else": {
"$ref": "#/$defs/remote"
}
}
}
]
},
"local": {
"type": "object",
"properties": {
"command": {
"type": "string",
"if": {
"type": "string"
},
"then": {
"type": "string",
"x-effect": "fails-server",
"minLength": 1
}
},
"args": {
"type": "array",
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
"cwd": {
"type": "string"
}
}
},
"remote": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"url"
],
"properties": {
"url": {
"type": "string",
"if": {
"type": "string"
},
"then": {
"type": "string",
"x-effect": "fails-server",
"minLength": 1
}
},
"requestOptions": {
"type": "object",
"properties": {
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
}
}
},
"model": {
"type": "object",
"if": {
"type": "object",
"required": [
"uses"
]
},
"else": {
"type": "object",
"required": [
"name",
"provider",
"model"
],
"properties": {
"name": {
"type": "string"
},
"provider": {
"type": "string"
},
"model": {
"type": "string"
},
"apiKey": {
"type": "string"
},
"apiBase": {
"type": "string"
},
"roles": {
"type": "array",
"items": {
"enum": [
"chat",
"autocomplete",
"embed",
"rerank",
"edit",
"apply",
"summarize",
"subagent"
]
}
},
"capabilities": {
"type": "array",
"items": {
"type": "string"
}
},
"contextLength": {
"type": [
"number",
"string"
],
"if": {
"type": "string"
},
"then": {
"pattern": "\\\\$\\\\{\\\\{",
"x-label": "a number"
}
}
}
}
},
"context": {
"type": "object",
"if": {
"type": "object",
"required": [
"uses"
]
},
"else": {
"type": "object",
"required": [
"provider"
],
"properties": {
"provider": {
"type": "string"
},
"name": {
"type": "string"
}
}
}
},
"rule": {
"type": [
"string",
"object"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"if": {
"type": "object",
"required": [
"uses"
]
},
"else": {
"type": "object",
"required": [
"name",
"rule"
],
"properties": {
"name": {
"type": "string"
},
"rule": {
"type": "string"
}
}
}
}
},
"prompt": {
"type": "object",
"if": {
"type": "object",
"required": [
"uses"
]
},
"else": {
"type": "object",
"required": [
"name",
"prompt"
],
"properties": {
"name": {
"type": "string"
},
"prompt": {
"type": "string"
},
"description": {
"type": "string"
}
}
}
},
"page": {
"type": "object",
"if": {
"type": "object",
"required": [
"uses"
]
},
"else": {
"type": "object",
"required": [
"name",
"startUrl"
],
"properties": {
"name": {
"type": "string"
},
"startUrl": {
"type": "string"
},
"useLocalCrawling": {
"type": "boolean"
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=RegExp(`\\$\\{\\{`,`u`);
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=i.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
l=h(l,{
instancePath:t,
schemaPath:`#/$defs/model/type`,
keyword:`type`,
params:{}});
u++}
let f=u;
let p=!0;
let m=u;
if(u===m){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
l=h(l,{});
u++}}else{
l=h(l,{});
u++}}
var g=m===u;
u=f;
l!==null&&(f?l.length=Math.min(l.length,f):l=null);
if(!g){
let i=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
l=h(l,{
instancePath:t,
schemaPath:`#/$defs/model/else/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
u++}
if(e.provider===void 0||!n.call(e,`provider`)){
l=h(l,{
instancePath:t,
schemaPath:`#/$defs/model/else/required`,
keyword:`required`,
params:{
missingProperty:`provider`}});
u++}
if(e.model===void 0||!n.call(e,`model`)){
l=h(l,{
instancePath:t,
schemaPath:`#/$defs/model/else/required`,
keyword:`required`,
params:{
missingProperty:`model`}});
u++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/model/else/properties/name/type`,
keyword:`type`,
params:{}};
l=h(l,e);
u++}
if(e.provider!==void 0&&n.call(e,`provider`)&&typeof e.provider!=`string`){
let e={
instancePath:t+`/provider`,
schemaPath:`#/$defs/model/else/properties/provider/type`,
keyword:`type`,
params:{}};
l=h(l,e);
u++}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
let e={
instancePath:t+`/model`,
schemaPath:`#/$defs/model/else/properties/model/type`,
keyword:`type`,
params:{}};
l=h(l,e);
u++}
if(e.apiKey!==void 0&&n.call(e,`apiKey`)&&typeof e.apiKey!=`string`){
let e={
instancePath:t+`/apiKey`,
schemaPath:`#/$defs/model/else/properties/apiKey/type`,
keyword:`type`,
params:{}};
l=h(l,e);
u++}
if(e.apiBase!==void 0&&n.call(e,`apiBase`)&&typeof e.apiBase!=`string`){
let e={
instancePath:t+`/apiBase`,
schemaPath:`#/$defs/model/else/properties/apiBase/type`,
keyword:`type`,
params:{}};
l=h(l,e);
u++}
if(e.roles!==void 0&&n.call(e,`roles`)){
let n=e.roles;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`chat`&&e!==`autocomplete`&&e!==`embed`&&e!==`rerank`&&e!==`edit`&&e!==`apply`&&e!==`summarize`&&e!==`subagent`){
let e={
instancePath:t+`/roles/`+r,
schemaPath:`#/$defs/model/else/properties/roles/items/enum`,
keyword:`enum`,
params:{}};
l=h(l,e);
u++}}}else{
let e={
instancePath:t+`/roles`,
schemaPath:`#/$defs/model/else/properties/roles/type`,
keyword:`type`,
params:{}};
l=h(l,e);
u++}}
if(e.capabilities!==void 0&&n.call(e,`capabilities`)){
let n=e.capabilities;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/capabilities/`+r,
schemaPath:`#/$defs/model/else/properties/capabilities/items/type`,
keyword:`type`,
params:{}};
l=h(l,e);
u++}}else{
let e={
instancePath:t+`/capabilities`,
schemaPath:`#/$defs/model/else/properties/capabilities/type`,
keyword:`type`,
params:{}};
l=h(l,e);
u++}}
if(e.contextLength!==void 0&&n.call(e,`contextLength`)){
let n=e.contextLength;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
let e={
instancePath:t+`/contextLength`,
schemaPath:`#/$defs/model/else/properties/contextLength/type`,
keyword:`type`,
params:{}};
l=h(l,e);
u++}
let i=u;
let a=!0;
let o=u;
if(typeof n!=`string`){
l=h(l,{});
u++}
var _=o===u;
u=i;
l!==null&&(i?l.length=Math.min(l.length,i):l=null);
if(_){
let e=u;
if(typeof n==`string`&&!r.test(n)){
let e={
instancePath:t+`/contextLength`,
schemaPath:`#/$defs/model/else/properties/contextLength/then/pattern`,
keyword:`pattern`,
params:{
pattern:`\\$\\{\\{`}};
l=h(l,e);
u++}
var _=e===u;
a=_}
if(!a){
let e={
instancePath:t+`/contextLength`,
schemaPath:`#/$defs/model/else/properties/contextLength/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=h(l,e);
u++}}}else{
l=h(l,{
instancePath:t,
schemaPath:`#/$defs/model/else/type`,
keyword:`type`,
params:{}});
u++}
var g=i===u;
p=g;
if(p){
var v={};
v.name=!0;
v.provider=!0;
v.model=!0;
v.apiKey=!0;
v.apiBase=!0;
v.roles=!0;
v.capabilities=!0;
v.contextLength=!0}}
if(!p){
l=h(l,{
instancePath:t,
schemaPath:`#/$defs/model/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
u++}
i.errors=l;
d.props=v;
return u===0}
i.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=a.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/context/type`,
keyword:`type`,
params:{}});
l++}
let d=l;
let f=!0;
let p=l;
if(l===p){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
c=h(c,{});
l++}}else{
c=h(c,{});
l++}}
var m=p===l;
l=d;
c!==null&&(d?c.length=Math.min(c.length,d):c=null);
if(!m){
let r=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.provider===void 0||!n.call(e,`provider`)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/context/else/required`,
keyword:`required`,
params:{
missingProperty:`provider`}});
l++}
if(e.provider!==void 0&&n.call(e,`provider`)&&typeof e.provider!=`string`){
let e={
instancePath:t+`/provider`,
schemaPath:`#/$defs/context/else/properties/provider/type`,
keyword:`type`,
params:{}};
c=h(c,e);
l++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/context/else/properties/name/type`,
keyword:`type`,
params:{}};
c=h(c,e);
l++}}else{
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/context/else/type`,
keyword:`type`,
params:{}});
l++}
var m=r===l;
f=m;
if(f){
var g={};
g.provider=!0;
g.name=!0}}
if(!f){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/context/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
a.errors=c;
u.props=g;
return l===0}
a.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=o.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/rule/type`,
keyword:`type`,
params:{}});
l++}
let d=l;
let f=!0;
let p=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=h(c,{});
l++}
var m=p===l;
l=d;
c!==null&&(d?c.length=Math.min(c.length,d):c=null);
if(m){
let r=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/rule/then/type`,
keyword:`type`,
params:{}});
l++}
let i=l;
let a=!0;
let o=l;
if(l===o){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
c=h(c,{});
l++}}else{
c=h(c,{});
l++}}
var g=o===l;
l=i;
c!==null&&(i?c.length=Math.min(c.length,i):c=null);
if(!g){
let r=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/rule/then/else/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
l++}
if(e.rule===void 0||!n.call(e,`rule`)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/rule/then/else/required`,
keyword:`required`,
params:{
missingProperty:`rule`}});
l++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/rule/then/else/properties/name/type`,
keyword:`type`,
params:{}};
c=h(c,e);
l++}
if(e.rule!==void 0&&n.call(e,`rule`)&&typeof e.rule!=`string`){
let e={
instancePath:t+`/rule`,
schemaPath:`#/$defs/rule/then/else/properties/rule/type`,
keyword:`type`,
params:{}};
c=h(c,e);
l++}}else{
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/rule/then/else/type`,
keyword:`type`,
params:{}});
l++}
var g=r===l;
a=g;
if(a){
var _={};
_.name=!0;
_.rule=!0}}
if(!a){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/rule/then/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
var m=r===l;
f=m}
if(!f){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/rule/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
l++}
o.errors=c;
u.props=_;
return l===0}
o.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
let u=s.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/prompt/type`,
keyword:`type`,
params:{}});
l++}
let d=l;
let f=!0;
let p=l;
if(l===p){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
c=h(c,{});
l++}}else{
c=h(c,{});
l++}}
var m=p===l;
l=d;
c!==null&&(d?c.length=Math.min(c.length,d):c=null);
if(!m){
let r=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/prompt/else/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
l++}
if(e.prompt===void 0||!n.call(e,`prompt`)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/prompt/else/required`,
keyword:`required`,
params:{
missingProperty:`prompt`}});
l++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/prompt/else/properties/name/type`,
keyword:`type`,
params:{}};
c=h(c,e);
l++}
if(e.prompt!==void 0&&n.call(e,`prompt`)&&typeof e.prompt!=`string`){
let e={
instancePath:t+`/prompt`,
schemaPath:`#/$defs/prompt/else/properties/prompt/type`,
keyword:`type`,
params:{}};
c=h(c,e);
l++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/prompt/else/properties/description/type`,
keyword:`type`,
params:{}};
c=h(c,e);
l++}}else{
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/prompt/else/type`,
keyword:`type`,
params:{}});
l++}
var m=r===l;
f=m;
if(f){
var g={};
g.name=!0;
g.prompt=!0;
g.description=!0}}
if(!f){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/prompt/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
s.errors=c;
u.props=g;
return l===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let u=c.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/page/type`,
keyword:`type`,
params:{}});
l++}
let d=l;
let f=!0;
let p=l;
if(l===p){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
s=h(s,{});
l++}}else{
s=h(s,{});
l++}}
var m=p===l;
l=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
if(!m){
let r=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/page/else/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
l++}
if(e.startUrl===void 0||!n.call(e,`startUrl`)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/page/else/required`,
keyword:`required`,
params:{
missingProperty:`startUrl`}});
l++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/page/else/properties/name/type`,
keyword:`type`,
params:{}};
s=h(s,e);
l++}
if(e.startUrl!==void 0&&n.call(e,`startUrl`)&&typeof e.startUrl!=`string`){
let e={
instancePath:t+`/startUrl`,
schemaPath:`#/$defs/page/else/properties/startUrl/type`,
keyword:`type`,
params:{}};
s=h(s,e);
l++}
if(e.useLocalCrawling!==void 0&&n.call(e,`useLocalCrawling`)&&typeof e.useLocalCrawling!=`boolean`){
let e={
instancePath:t+`/useLocalCrawling`,
schemaPath:`#/$defs/page/else/properties/useLocalCrawling/type`,
keyword:`type`,
params:{}};
s=h(s,e);
l++}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/page/else/type`,
keyword:`type`,
params:{}});
l++}
var m=r===l;
f=m;
if(f){
var g={};
g.name=!0;
g.startUrl=!0;
g.useLocalCrawling=!0}}
if(!f){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/page/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
c.errors=s;
u.props=g;
return l===0}
c.evaluated={
dynamicProps:!0,
dynamicItems:!1};
let l=_;
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let d=u.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
c++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}
let r=c;
let i=!0;
let a=c;
if(typeof n!=`string`){
s=h(s,{});
c++}
var f=a===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(f){
let e=c;
if(typeof n==`string`){
if(l(n)<1){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
s=h(s,e);
c++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/then/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}
var f=e===c;
i=f}
if(!i){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=h(s,e);
c++}}
if(e.requestOptions!==void 0&&n.call(e,`requestOptions`)){
let r=e.requestOptions;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.headers!==void 0&&n.call(r,`headers`)){
let e=r.headers;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/requestOptions/headers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/remote/properties/requestOptions/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}else{
let e={
instancePath:t+`/requestOptions/headers`,
schemaPath:`#/$defs/remote/properties/requestOptions/properties/headers/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}}else{
let e={
instancePath:t+`/requestOptions`,
schemaPath:`#/$defs/remote/properties/requestOptions/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
c++}
u.errors=s;
return c===0}
u.evaluated={
props:{
url:!0,
requestOptions:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let u=d.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}
let r=c;
let i=!0;
let a=c;
if(typeof n!=`string`){
s=h(s,{});
c++}
var f=a===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(f){
let e=c;
if(typeof n==`string`){
if(l(n)<1){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
s=h(s,e);
c++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/then/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}
var f=e===c;
i=f}
if(!i){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=h(s,e);
c++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/local/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
s=h(s,n);
c++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/local/properties/env/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
c++}
d.errors=s;
return c===0}
d.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function f(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=f.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
c++}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/type`,
keyword:`type`,
params:{}});
c++}
let p=c;
let m=!0;
let _=c;
if(c===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=h(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamable-http`){
s=h(s,{});
c++}}}else{
s=h(s,{});
c++}}
var v=_===c;
c=p;
s!==null&&(p?s.length=Math.min(s.length,p):s=null);
let y;
if(v){
let n=c;
if(!u(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=g(s,u.errors);
c+=u.errors.length}
var v=n===c;
m=v;
if(m){
var b={};
b.url=!0;
b.requestOptions=!0;
b.type=!0}
y=`then`}else{
let l=c;
let f=c;
let p=!0;
let _=c;
if(c===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
s=h(s,{});
c++}}else{
s=h(s,{});
c++}}
var x=_===c;
c=f;
s!==null&&(f?s.length=Math.min(s.length,f):s=null);
let C;
if(x){
let n=c;
if(!d(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=g(s,d.errors);
c+=d.errors.length}
var x=n===c;
p=x;
if(p){
var S={};
S.command=!0;
S.args=!0;
S.env=!0;
S.cwd=!0}
C=`then`}else{
let n=c;
if(!u(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=g(s,u.errors);
c+=u.errors.length}
var x=n===c;
p=x;
if(p&&S!==!0){
S||={};
S.url=!0;
S.requestOptions=!0}
C=`else`}
if(!p){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/else/if`,
keyword:`if`,
params:{
failingKeyword:C}});
c++}
var v=l===c;
m=v;
if(m&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
y=`else`}
if(!m){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:y}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.name=!0;
b.type=!0;
b.connectionTimeout=!0;
b.faviconUrl=!0;
b.apiKey=!0;
b.serverName=!0;
b.sourceFile=!0}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/server/properties/name/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamable-http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
s=h(s,e);
c++}}
if(e.connectionTimeout!==void 0&&n.call(e,`connectionTimeout`)){
let n=e.connectionTimeout;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/connectionTimeout`,
schemaPath:`#/$defs/server/properties/connectionTimeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
s=h(s,e);
c++}}else{
let e={
instancePath:t+`/connectionTimeout`,
schemaPath:`#/$defs/server/properties/connectionTimeout/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}
if(e.faviconUrl!==void 0&&n.call(e,`faviconUrl`)&&typeof e.faviconUrl!=`string`){
let e={
instancePath:t+`/faviconUrl`,
schemaPath:`#/$defs/server/properties/faviconUrl/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}
if(e.apiKey!==void 0&&n.call(e,`apiKey`)&&typeof e.apiKey!=`string`){
let e={
instancePath:t+`/apiKey`,
schemaPath:`#/$defs/server/properties/apiKey/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}
if(e.serverName!==void 0&&n.call(e,`serverName`)&&typeof e.serverName!=`string`){
let e={
instancePath:t+`/serverName`,
schemaPath:`#/$defs/server/properties/serverName/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}
if(e.sourceFile!==void 0&&n.call(e,`sourceFile`)&&typeof e.sourceFile!=`string`){
let e={
instancePath:t+`/sourceFile`,
schemaPath:`#/$defs/server/properties/sourceFile/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
c++}
f.errors=s;
l.props=b;
return c===0}
f.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function p(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=p.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/item/type`,
keyword:`type`,
params:{}});
c++}
let u=c;
let d=!0;
let m=c;
if(c===m){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
s=h(s,{});
c++}}else{
s=h(s,{});
c++}}
var _=m===c;
c=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
let v;
if(_){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses!==void 0&&n.call(e,`uses`)&&typeof e.uses!=`string`){
let e={
instancePath:t+`/uses`,
schemaPath:`#/$defs/item/then/properties/uses/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}
if(e.with!==void 0&&n.call(e,`with`)){
let n=e.with;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/with`,
schemaPath:`#/$defs/item/then/properties/with/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}
if(e.override!==void 0&&n.call(e,`override`)){
let n=e.override;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/override`,
schemaPath:`#/$defs/item/then/properties/override/type`,
keyword:`type`,
params:{}};
s=h(s,e);
c++}}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/item/then/type`,
keyword:`type`,
params:{}});
c++}
var _=r===c;
d=_;
if(d){
var y={};
y.uses=!0;
y.with=!0;
y.override=!0}
v=`then`}else{
let n=c;
if(f(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o}))
var b=f.evaluated.props;else{
s=g(s,f.errors);
c+=f.errors.length}
var _=n===c;
d=_;
if(d&&y!==!0&&b!==void 0){
if(b===!0)
y=!0;else{
y||={};
Object.assign(y,b)}}
v=`else`}
if(!d){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/item/if`,
keyword:`if`,
params:{
failingKeyword:v}});
c++}
p.errors=s;
l.props=y;
return c===0}
p.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function m(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let _=0;
let v=m.evaluated;
v.dynamicProps&&(v.props=void 0);
v.dynamicItems&&(v.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
f=h(f,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
_++}
if(e.version===void 0||!n.call(e,`version`)){
f=h(f,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
_++}}else{
f=h(f,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{}});
_++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}
if(e.version!==void 0&&n.call(e,`version`)&&typeof e.version!=`string`){
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}
if(e.schema!==void 0&&n.call(e,`schema`)&&typeof e.schema!=`string`){
let e={
instancePath:t+`/schema`,
schemaPath:`#/properties/schema/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}
if(e.metadata!==void 0&&n.call(e,`metadata`)){
let n=e.metadata;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/metadata/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/metadata/additionalProperties/type`,
keyword:`type`,
params:{}};
f=h(f,n);
_++}}else{
let e={
instancePath:t+`/metadata`,
schemaPath:`#/properties/metadata/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
f=h(f,n);
_++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/properties/env/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}
if(e.requestOptions!==void 0&&n.call(e,`requestOptions`)){
let r=e.requestOptions;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.timeout!==void 0&&n.call(r,`timeout`)){
let e=r.timeout;
if(!(typeof e==`number`&&isFinite(e))){
let e={
instancePath:t+`/requestOptions/timeout`,
schemaPath:`#/properties/requestOptions/properties/timeout/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}
if(r.verifySsl!==void 0&&n.call(r,`verifySsl`)&&typeof r.verifySsl!=`boolean`){
let e={
instancePath:t+`/requestOptions/verifySsl`,
schemaPath:`#/properties/requestOptions/properties/verifySsl/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}
if(r.caBundlePath!==void 0&&n.call(r,`caBundlePath`)){
let e=r.caBundlePath;
if(typeof e!=`string`&&!Array.isArray(e)){
let e={
instancePath:t+`/requestOptions/caBundlePath`,
schemaPath:`#/properties/requestOptions/properties/caBundlePath/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/requestOptions/caBundlePath/`+r,
schemaPath:`#/properties/requestOptions/properties/caBundlePath/items/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}}
if(r.proxy!==void 0&&n.call(r,`proxy`)&&typeof r.proxy!=`string`){
let e={
instancePath:t+`/requestOptions/proxy`,
schemaPath:`#/properties/requestOptions/properties/proxy/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}
if(r.headers!==void 0&&n.call(r,`headers`)){
let e=r.headers;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/requestOptions/headers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/requestOptions/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}else{
let e={
instancePath:t+`/requestOptions/headers`,
schemaPath:`#/properties/requestOptions/properties/headers/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}
if(r.noProxy!==void 0&&n.call(r,`noProxy`)){
let e=r.noProxy;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/requestOptions/noProxy/`+r,
schemaPath:`#/properties/requestOptions/properties/noProxy/items/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}else{
let e={
instancePath:t+`/requestOptions/noProxy`,
schemaPath:`#/properties/requestOptions/properties/noProxy/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}}else{
let e={
instancePath:t+`/requestOptions`,
schemaPath:`#/properties/requestOptions/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}
if(e.models!==void 0&&n.call(e,`models`)){
let n=e.models;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!i(n[r],{
instancePath:t+`/models/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=g(f,i.errors);
_+=i.errors.length}}else{
let e={
instancePath:t+`/models`,
schemaPath:`#/properties/models/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}
if(e.context!==void 0&&n.call(e,`context`)){
let n=e.context;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!a(n[r],{
instancePath:t+`/context/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=g(f,a.errors);
_+=a.errors.length}}else{
let e={
instancePath:t+`/context`,
schemaPath:`#/properties/context/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}
if(e.data!==void 0&&n.call(e,`data`)){
let n=e.data;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(!e||typeof e!=`object`||Array.isArray(e)){
let e={
instancePath:t+`/data/`+r,
schemaPath:`#/properties/data/items/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}}else{
let e={
instancePath:t+`/data`,
schemaPath:`#/properties/data/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}
if(e.rules!==void 0&&n.call(e,`rules`)){
let n=e.rules;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!o(n[r],{
instancePath:t+`/rules/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=g(f,o.errors);
_+=o.errors.length}}else{
let e={
instancePath:t+`/rules`,
schemaPath:`#/properties/rules/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}
if(e.prompts!==void 0&&n.call(e,`prompts`)){
let n=e.prompts;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!s(n[r],{
instancePath:t+`/prompts/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=g(f,s.errors);
_+=s.errors.length}}else{
let e={
instancePath:t+`/prompts`,
schemaPath:`#/properties/prompts/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}
if(e.docs!==void 0&&n.call(e,`docs`)){
let n=e.docs;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!c(n[r],{
instancePath:t+`/docs/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=g(f,c.errors);
_+=c.errors.length}}else{
let e={
instancePath:t+`/docs`,
schemaPath:`#/properties/docs/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!p(n[r],{
instancePath:t+`/mcpServers/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=g(f,p.errors);
_+=p.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
f=h(f,e);
_++}}}else{
f=h(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
_++}
m.errors=f;
return _===0}
m.evaluated={
props:{
name:!0,
version:!0,
schema:!0,
metadata:!0,
env:!0,
requestOptions:!0,
models:!0,
context:!0,
data:!0,
rules:!0,
prompts:!0,
docs:!0,
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function h(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function g(e,t){
if(e===null)
return t;
for(
let n of t)
h(e,n);
return e}
function _(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.continue_exports=n;
exports.require_continue=_;
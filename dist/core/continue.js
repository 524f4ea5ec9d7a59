"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>v});
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
keeps:{
which:`last`,
by:`R:CN`}}],
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
fitting:[`command`,`args`,`env`,`cwd`],
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
const{
unmistakable:c,...l}=s;
const u={...l,
id:`continue-block`,
title:`a block of servers for Continue`,
files:[`.continue/mcpServers/*.yaml`,`.continue/mcpServers/*.yml`],
userFiles:[],
schema:`continue`,
claims:`path`};
const d={
effect:`refuses-file`,
by:`H:CON`,
note:`one entry costs every server of the file`};
const f={
effect:`fine`,
by:`H:CON`};
const p={
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
duplicates:f},
servers:[{
at:[`mcpServers`]},{
at:[`projects`,`*`,`mcpServers`]}],
mayBeServer:!0,
noMap:f,
badRoot:d,
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
urlReaction:f},
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
bad:d,
switchOff:`remove the server from the file`,
notObject:d,
neither:d,
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`H:CON`}},
unknownTransport:{
withCommand:d,
withUrl:d},
mismatch:d,
placeholders:{
in:{
env:["${NAME}"]},
whenUnset:`the text becomes a reference to a secret`,
by:`H:CON`}},
claims:`path`};
const{
dialect:m,
mayBeServer:h,...g}=p;
const _={...g,
id:`continue-misplaced`,
title:`a file where Continue does not look for servers`,
files:[`.continue/config.json`,`.continue/mcp.json`],
schema:`none`,
syntax:t.passedOver(f),
servers:[],
unread:[{
at:[`mcpServers`],
instead:`a file in .continue/mcpServers`,
by:`H:CON`}],
place:`this path`,
claims:`shape`,
holds:[`"mcpServers"`]};
var v=t.defineClient({
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
formats:[s,u,p,_],
toolNames:{
form:`T`,
server:e=>e,
name:(e,t)=>t,
collision:`two tools with one name are both offered, and the model refuses the request`,
clash:{
across:`sent`},
by:`R:CN`}});
var y=e.__commonJSMin(((e,t)=>{
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
],
"anyOf": [
{
"type": "object",
"required": [
"type"
]
},
{
"type": "object",
"not": {
"type": "object",
"properties": {
"url": {
"type": "string"
}
},
"required": [
"url"
]
}
},
{
"type": "object",
"properties": {
"command": {
"type": "string"
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
}
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
if(!e||typeof e!=`object`||Array.isArray(e)){
l=h(l,{
instancePath:t,
schemaPath:`#/$defs/model/type`,
keyword:`type`,
params:{}});
u++}
let d=u;
let f=!0;
let p=u;
if(u===p){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
l=h(l,{});
u++}}else{
l=h(l,{});
u++}}
var m=p===u;
u=d;
l!==null&&(d?l.length=Math.min(l.length,d):l=null);
if(!m){
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
l=g(l,t+`/name`,`#/$defs/model/else/properties/name/type`);
u++}
if(e.provider!==void 0&&n.call(e,`provider`)&&typeof e.provider!=`string`){
l=g(l,t+`/provider`,`#/$defs/model/else/properties/provider/type`);
u++}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
l=g(l,t+`/model`,`#/$defs/model/else/properties/model/type`);
u++}
if(e.apiKey!==void 0&&n.call(e,`apiKey`)&&typeof e.apiKey!=`string`){
l=g(l,t+`/apiKey`,`#/$defs/model/else/properties/apiKey/type`);
u++}
if(e.apiBase!==void 0&&n.call(e,`apiBase`)&&typeof e.apiBase!=`string`){
l=g(l,t+`/apiBase`,`#/$defs/model/else/properties/apiBase/type`);
u++}
if(e.roles!==void 0&&n.call(e,`roles`)){
let n=e.roles;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`chat`&&e!==`autocomplete`&&e!==`embed`&&e!==`rerank`&&e!==`edit`&&e!==`apply`&&e!==`summarize`&&e!==`subagent`){
l=g(l,t+`/roles/`+r,`#/$defs/model/else/properties/roles/items/enum`);
u++}}}else{
l=g(l,t+`/roles`,`#/$defs/model/else/properties/roles/type`);
u++}}
if(e.capabilities!==void 0&&n.call(e,`capabilities`)){
let n=e.capabilities;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
l=g(l,t+`/capabilities/`+r,`#/$defs/model/else/properties/capabilities/items/type`);
u++}}else{
l=g(l,t+`/capabilities`,`#/$defs/model/else/properties/capabilities/type`);
u++}}
if(e.contextLength!==void 0&&n.call(e,`contextLength`)){
let n=e.contextLength;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
l=g(l,t+`/contextLength`,`#/$defs/model/else/properties/contextLength/type`);
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
l=g(l,t+`/contextLength`,`#/$defs/model/else/properties/contextLength/then/pattern`,{
pattern:`\\$\\{\\{`});
u++}
var _=e===u;
a=_}
if(!a){
l=g(l,t+`/contextLength`,`#/$defs/model/else/properties/contextLength/if`,{
failingKeyword:`then`});
u++}}}else{
l=h(l,{
instancePath:t,
schemaPath:`#/$defs/model/else/type`,
keyword:`type`,
params:{}});
u++}
var m=i===u;
f=m;
if(f){
var v={};
v.name=!0;
v.provider=!0;
v.model=!0;
v.apiKey=!0;
v.apiBase=!0;
v.roles=!0;
v.capabilities=!0;
v.contextLength=!0}}
if(!f){
l=h(l,{
instancePath:t,
schemaPath:`#/$defs/model/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
u++}
i.errors=l;
return u===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/context/type`,
keyword:`type`,
params:{}});
l++}
let u=l;
let d=!0;
let f=l;
if(l===f){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
c=h(c,{});
l++}}else{
c=h(c,{});
l++}}
var p=f===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
if(!p){
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
c=g(c,t+`/provider`,`#/$defs/context/else/properties/provider/type`);
l++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
c=g(c,t+`/name`,`#/$defs/context/else/properties/name/type`);
l++}}else{
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/context/else/type`,
keyword:`type`,
params:{}});
l++}
var p=r===l;
d=p;
if(d){
var m={};
m.provider=!0;
m.name=!0}}
if(!d){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/context/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
a.errors=c;
return l===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/rule/type`,
keyword:`type`,
params:{}});
l++}
let u=l;
let d=!0;
let f=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=h(c,{});
l++}
var p=f===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
if(p){
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
var m=o===l;
l=i;
c!==null&&(i?c.length=Math.min(c.length,i):c=null);
if(!m){
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
c=g(c,t+`/name`,`#/$defs/rule/then/else/properties/name/type`);
l++}
if(e.rule!==void 0&&n.call(e,`rule`)&&typeof e.rule!=`string`){
c=g(c,t+`/rule`,`#/$defs/rule/then/else/properties/rule/type`);
l++}}else{
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/rule/then/else/type`,
keyword:`type`,
params:{}});
l++}
var m=r===l;
a=m;
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
var p=r===l;
d=p}
if(!d){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/rule/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
l++}
o.errors=c;
return l===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/prompt/type`,
keyword:`type`,
params:{}});
l++}
let u=l;
let d=!0;
let f=l;
if(l===f){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
c=h(c,{});
l++}}else{
c=h(c,{});
l++}}
var p=f===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
if(!p){
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
c=g(c,t+`/name`,`#/$defs/prompt/else/properties/name/type`);
l++}
if(e.prompt!==void 0&&n.call(e,`prompt`)&&typeof e.prompt!=`string`){
c=g(c,t+`/prompt`,`#/$defs/prompt/else/properties/prompt/type`);
l++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
c=g(c,t+`/description`,`#/$defs/prompt/else/properties/description/type`);
l++}}else{
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/prompt/else/type`,
keyword:`type`,
params:{}});
l++}
var p=r===l;
d=p;
if(d){
var m={};
m.name=!0;
m.prompt=!0;
m.description=!0}}
if(!d){
c=h(c,{
instancePath:t,
schemaPath:`#/$defs/prompt/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
s.errors=c;
return l===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/page/type`,
keyword:`type`,
params:{}});
l++}
let u=l;
let d=!0;
let f=l;
if(l===f){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
s=h(s,{});
l++}}else{
s=h(s,{});
l++}}
var p=f===l;
l=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
if(!p){
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
s=g(s,t+`/name`,`#/$defs/page/else/properties/name/type`);
l++}
if(e.startUrl!==void 0&&n.call(e,`startUrl`)&&typeof e.startUrl!=`string`){
s=g(s,t+`/startUrl`,`#/$defs/page/else/properties/startUrl/type`);
l++}
if(e.useLocalCrawling!==void 0&&n.call(e,`useLocalCrawling`)&&typeof e.useLocalCrawling!=`boolean`){
s=g(s,t+`/useLocalCrawling`,`#/$defs/page/else/properties/useLocalCrawling/type`);
l++}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/page/else/type`,
keyword:`type`,
params:{}});
l++}
var p=r===l;
d=p;
if(d){
var m={};
m.name=!0;
m.startUrl=!0;
m.useLocalCrawling=!0}}
if(!d){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/page/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
c.errors=s;
return l===0}
let l=v;
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
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
s=g(s,t+`/url`,`#/$defs/remote/properties/url/type`);
c++}
let r=c;
let i=!0;
let a=c;
if(typeof n!=`string`){
s=h(s,{});
c++}
var d=a===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(d){
let e=c;
if(typeof n==`string`){
if(l(n)<1){
s=g(s,t+`/url`,`#/$defs/remote/properties/url/then/minLength`,{
limit:1});
c++}}else{
s=g(s,t+`/url`,`#/$defs/remote/properties/url/then/type`);
c++}
var d=e===c;
i=d}
if(!i){
s=g(s,t+`/url`,`#/$defs/remote/properties/url/if`,{
failingKeyword:`then`});
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
s=g(s,t+`/requestOptions/headers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/remote/properties/requestOptions/properties/headers/additionalProperties/type`);
c++}}else{
s=g(s,t+`/requestOptions/headers`,`#/$defs/remote/properties/requestOptions/properties/headers/type`);
c++}}}else{
s=g(s,t+`/requestOptions`,`#/$defs/remote/properties/requestOptions/type`);
c++}}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
c++}
u.errors=s;
return c===0}
function d(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`){
s=g(s,t+`/command`,`#/$defs/local/properties/command/type`);
c++}
let r=c;
let i=!0;
let a=c;
if(typeof n!=`string`){
s=h(s,{});
c++}
var u=a===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(u){
let e=c;
if(typeof n==`string`){
if(l(n)<1){
s=g(s,t+`/command`,`#/$defs/local/properties/command/then/minLength`,{
limit:1});
c++}}else{
s=g(s,t+`/command`,`#/$defs/local/properties/command/then/type`);
c++}
var u=e===c;
i=u}
if(!i){
s=g(s,t+`/command`,`#/$defs/local/properties/command/if`,{
failingKeyword:`then`});
c++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
s=g(s,t+`/args/`+r,`#/$defs/local/properties/args/items/type`);
c++}}else{
s=g(s,t+`/args`,`#/$defs/local/properties/args/type`);
c++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
s=g(s,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/local/properties/env/additionalProperties/type`);
c++}}else{
s=g(s,t+`/env`,`#/$defs/local/properties/env/type`);
c++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
s=g(s,t+`/cwd`,`#/$defs/local/properties/cwd/type`);
c++}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
c++}
d.errors=s;
return c===0}
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
let v=c;
if(c===v){
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
var y=v===c;
c=p;
s!==null&&(p?s.length=Math.min(s.length,p):s=null);
let b;
if(y){
let n=c;
if(!u(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=_(s,u.errors);
c+=u.errors.length}
var y=n===c;
m=y;
if(m){
var x={};
x.url=!0;
x.requestOptions=!0;
x.type=!0}
b=`then`}else{
let l=c;
let f=c;
let p=!0;
let g=c;
let v=c;
let E=!1;
let D=c;
if(c===D){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=h(s,{});
c++}}else{
s=h(s,{});
c++}}
var S=D===c;
E||=S;
let O=c;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=h(s,{});
c++}
let k=c;
let A=c;
if(c===A){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
s=h(s,{});
c++}else 
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
s=h(s,{});
c++}}else{
s=h(s,{});
c++}}
if(A===c){
s=h(s,{});
c++}else{
c=k;
s!==null&&(k?s.length=Math.min(s.length,k):s=null)}
var S=O===c;
E||=S;
let j=c;
if(c===j){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let t=c;
if(typeof e.command!=`string`){
s=h(s,{});
c++}
var C=t===c}else 
var C=!0;
if(C){
if(e.args!==void 0&&n.call(e,`args`)){
let t=e.args;
let n=c;
if(c===n){
if(Array.isArray(t)){
let e=t.length;
for(
let n=0;n<e;n++){
let e=c;
if(typeof t[n]!=`string`){
s=h(s,{});
c++}
if(e!==c)
break}}else{
s=h(s,{});
c++}}
var C=n===c}else 
var C=!0;
if(C){
if(e.env!==void 0&&n.call(e,`env`)){
let t=e.env;
let n=c;
if(c===n){
if(t&&typeof t==`object`&&!Array.isArray(t))
for(
let e of Object.keys(t)){
let n=c;
if(typeof t[e]!=`string`){
s=h(s,{});
c++}
if(n!==c)
break}else{
s=h(s,{});
c++}}
var C=n===c}else 
var C=!0;
if(C){
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let t=c;
if(typeof e.cwd!=`string`){
s=h(s,{});
c++}
var C=t===c}else 
var C=!0}}}}else{
s=h(s,{});
c++}}
var S=j===c;
E||=S;
if(S){
var w={};
w.command=!0;
w.args=!0;
w.env=!0;
w.cwd=!0}
if(E){
c=v;
s!==null&&(v?s.length=Math.min(s.length,v):s=null)}else{
s=h(s,{});
c++}
if(c===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
s=h(s,{});
c++}}else{
s=h(s,{});
c++}}
var T=g===c;
c=f;
s!==null&&(f?s.length=Math.min(s.length,f):s=null);
let M;
if(T){
let n=c;
if(!d(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=_(s,d.errors);
c+=d.errors.length}
var T=n===c;
p=T;
if(p&&w!==!0){
w||={};
w.command=!0;
w.args=!0;
w.env=!0;
w.cwd=!0}
M=`then`}else{
let n=c;
if(!u(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=_(s,u.errors);
c+=u.errors.length}
var T=n===c;
p=T;
if(p&&w!==!0){
w||={};
w.url=!0;
w.requestOptions=!0}
M=`else`}
if(!p){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/else/if`,
keyword:`if`,
params:{
failingKeyword:M}});
c++}
var y=l===c;
m=y;
if(m&&x!==!0&&w!==void 0){
if(w===!0)
x=!0;else{
x||={};
Object.assign(x,w)}}
b=`else`}
if(!m){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:b}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.name=!0;
x.type=!0;
x.connectionTimeout=!0;
x.faviconUrl=!0;
x.apiKey=!0;
x.serverName=!0;
x.sourceFile=!0}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=g(s,t+`/name`,`#/$defs/server/properties/name/type`);
c++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
s=g(s,t+`/type`,`#/$defs/server/properties/type/type`);
c++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamable-http`){
s=g(s,t+`/type`,`#/$defs/server/properties/type/enum`);
c++}}
if(e.connectionTimeout!==void 0&&n.call(e,`connectionTimeout`)){
let n=e.connectionTimeout;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
s=g(s,t+`/connectionTimeout`,`#/$defs/server/properties/connectionTimeout/exclusiveMinimum`,{
comparison:`>`,
limit:0});
c++}}else{
s=g(s,t+`/connectionTimeout`,`#/$defs/server/properties/connectionTimeout/type`);
c++}}
if(e.faviconUrl!==void 0&&n.call(e,`faviconUrl`)&&typeof e.faviconUrl!=`string`){
s=g(s,t+`/faviconUrl`,`#/$defs/server/properties/faviconUrl/type`);
c++}
if(e.apiKey!==void 0&&n.call(e,`apiKey`)&&typeof e.apiKey!=`string`){
s=g(s,t+`/apiKey`,`#/$defs/server/properties/apiKey/type`);
c++}
if(e.serverName!==void 0&&n.call(e,`serverName`)&&typeof e.serverName!=`string`){
s=g(s,t+`/serverName`,`#/$defs/server/properties/serverName/type`);
c++}
if(e.sourceFile!==void 0&&n.call(e,`sourceFile`)&&typeof e.sourceFile!=`string`){
s=g(s,t+`/sourceFile`,`#/$defs/server/properties/sourceFile/type`);
c++}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
c++}
f.errors=s;
l.props=x;
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
if(!e||typeof e!=`object`||Array.isArray(e)){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/item/type`,
keyword:`type`,
params:{}});
c++}
let l=c;
let u=!0;
let d=c;
if(c===d){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
s=h(s,{});
c++}}else{
s=h(s,{});
c++}}
var m=d===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
let v;
if(m){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses!==void 0&&n.call(e,`uses`)&&typeof e.uses!=`string`){
s=g(s,t+`/uses`,`#/$defs/item/then/properties/uses/type`);
c++}
if(e.with!==void 0&&n.call(e,`with`)){
let n=e.with;
if(!n||typeof n!=`object`||Array.isArray(n)){
s=g(s,t+`/with`,`#/$defs/item/then/properties/with/type`);
c++}}
if(e.override!==void 0&&n.call(e,`override`)){
let n=e.override;
if(!n||typeof n!=`object`||Array.isArray(n)){
s=g(s,t+`/override`,`#/$defs/item/then/properties/override/type`);
c++}}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/item/then/type`,
keyword:`type`,
params:{}});
c++}
var m=r===c;
u=m;
if(u){
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
s=_(s,f.errors);
c+=f.errors.length}
var m=n===c;
u=m;
if(u&&y!==!0&&b!==void 0){
if(b===!0)
y=!0;else{
y||={};
Object.assign(y,b)}}
v=`else`}
if(!u){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/item/if`,
keyword:`if`,
params:{
failingKeyword:v}});
c++}
p.errors=s;
return c===0}
function m(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let v=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
f=h(f,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
v++}
if(e.version===void 0||!n.call(e,`version`)){
f=h(f,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
v++}}else{
f=h(f,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{}});
v++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
f=g(f,t+`/name`,`#/properties/name/type`);
v++}
if(e.version!==void 0&&n.call(e,`version`)&&typeof e.version!=`string`){
f=g(f,t+`/version`,`#/properties/version/type`);
v++}
if(e.schema!==void 0&&n.call(e,`schema`)&&typeof e.schema!=`string`){
f=g(f,t+`/schema`,`#/properties/schema/type`);
v++}
if(e.metadata!==void 0&&n.call(e,`metadata`)){
let n=e.metadata;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
f=g(f,t+`/metadata/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/metadata/additionalProperties/type`);
v++}}else{
f=g(f,t+`/metadata`,`#/properties/metadata/type`);
v++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`){
f=g(f,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/env/additionalProperties/type`);
v++}}else{
f=g(f,t+`/env`,`#/properties/env/type`);
v++}}
if(e.requestOptions!==void 0&&n.call(e,`requestOptions`)){
let r=e.requestOptions;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.timeout!==void 0&&n.call(r,`timeout`)){
let e=r.timeout;
if(!(typeof e==`number`&&isFinite(e))){
f=g(f,t+`/requestOptions/timeout`,`#/properties/requestOptions/properties/timeout/type`);
v++}}
if(r.verifySsl!==void 0&&n.call(r,`verifySsl`)&&typeof r.verifySsl!=`boolean`){
f=g(f,t+`/requestOptions/verifySsl`,`#/properties/requestOptions/properties/verifySsl/type`);
v++}
if(r.caBundlePath!==void 0&&n.call(r,`caBundlePath`)){
let e=r.caBundlePath;
if(typeof e!=`string`&&!Array.isArray(e)){
f=g(f,t+`/requestOptions/caBundlePath`,`#/properties/requestOptions/properties/caBundlePath/type`);
v++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=g(f,t+`/requestOptions/caBundlePath/`+r,`#/properties/requestOptions/properties/caBundlePath/items/type`);
v++}}}
if(r.proxy!==void 0&&n.call(r,`proxy`)&&typeof r.proxy!=`string`){
f=g(f,t+`/requestOptions/proxy`,`#/properties/requestOptions/properties/proxy/type`);
v++}
if(r.headers!==void 0&&n.call(r,`headers`)){
let e=r.headers;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
f=g(f,t+`/requestOptions/headers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/requestOptions/properties/headers/additionalProperties/type`);
v++}}else{
f=g(f,t+`/requestOptions/headers`,`#/properties/requestOptions/properties/headers/type`);
v++}}
if(r.noProxy!==void 0&&n.call(r,`noProxy`)){
let e=r.noProxy;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=g(f,t+`/requestOptions/noProxy/`+r,`#/properties/requestOptions/properties/noProxy/items/type`);
v++}}else{
f=g(f,t+`/requestOptions/noProxy`,`#/properties/requestOptions/properties/noProxy/type`);
v++}}}else{
f=g(f,t+`/requestOptions`,`#/properties/requestOptions/type`);
v++}}
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
f=_(f,i.errors);
v+=i.errors.length}}else{
f=g(f,t+`/models`,`#/properties/models/type`);
v++}}
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
f=_(f,a.errors);
v+=a.errors.length}}else{
f=g(f,t+`/context`,`#/properties/context/type`);
v++}}
if(e.data!==void 0&&n.call(e,`data`)){
let n=e.data;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(!e||typeof e!=`object`||Array.isArray(e)){
f=g(f,t+`/data/`+r,`#/properties/data/items/type`);
v++}}}else{
f=g(f,t+`/data`,`#/properties/data/type`);
v++}}
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
f=_(f,o.errors);
v+=o.errors.length}}else{
f=g(f,t+`/rules`,`#/properties/rules/type`);
v++}}
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
f=_(f,s.errors);
v+=s.errors.length}}else{
f=g(f,t+`/prompts`,`#/properties/prompts/type`);
v++}}
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
f=_(f,c.errors);
v+=c.errors.length}}else{
f=g(f,t+`/docs`,`#/properties/docs/type`);
v++}}
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
f=_(f,p.errors);
v+=p.errors.length}}else{
f=g(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
v++}}}else{
f=h(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
v++}
m.errors=f;
return v===0}
function h(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function g(e,t,n,r={}){
return h(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function _(e,t){
if(e===null)
return t;
for(
let n of t)
h(e,n);
return e}
function v(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.continue_exports=n;
exports.require_continue=y;
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
cwdKeepsTilde:{
by:`R:CN`},
by:`R:CN`},
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
about:`A coding assistant for editors and the terminal. Its YAML files hold a list of servers, one JSON file each may hold a map as other clients write it; the words for the HTTP transport differ between the two. The terminal offers tools under their own names, the editors with the name of the server in front.`,
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
validate:c,
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
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=d;
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=l(u,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=l(u,e);
d++}
let i=d;
let a=!0;
let o=d;
if(typeof n!=`string`){
u=l(u,{});
d++}
var p=o===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(p){
let e=d;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=l(u,e);
d++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/then/type`,
keyword:`type`,
params:{
type:`string`}};
u=l(u,e);
d++}
var p=e===d;
a=p}
if(!a){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=l(u,e);
d++}}
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
params:{
type:`string`}};
u=l(u,e);
d++}}else{
let e={
instancePath:t+`/requestOptions/headers`,
schemaPath:`#/$defs/remote/properties/requestOptions/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=l(u,e);
d++}}}else{
let e={
instancePath:t+`/requestOptions`,
schemaPath:`#/$defs/remote/properties/requestOptions/type`,
keyword:`type`,
params:{
type:`object`}};
u=l(u,e);
d++}}}else{
u=l(u,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
i.errors=u;
return d===0}
i.evaluated={
props:{
url:!0,
requestOptions:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let u=null;
let d=0;
let f=a.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=l(u,e);
d++}
let i=d;
let a=!0;
let o=d;
if(typeof n!=`string`){
u=l(u,{});
d++}
var p=o===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(p){
let e=d;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=l(u,e);
d++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/then/type`,
keyword:`type`,
params:{
type:`string`}};
u=l(u,e);
d++}
var p=e===d;
a=p}
if(!a){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=l(u,e);
d++}}
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
params:{
type:`string`}};
u=l(u,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/local/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
u=l(u,e);
d++}}
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
params:{
type:`string`}};
u=l(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/local/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
u=l(u,e);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
u=l(u,e);
d++}}else{
u=l(u,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
a.errors=u;
return d===0}
a.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
p++}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=l(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamable-http`){
f=l(f,{});
p++}}}else{
f=l(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
let y;
if(v){
let n=p;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:d})){
f=u(f,i.errors);
p+=i.errors.length}
var v=n===p;
g=v;
if(g){
var b={};
b.url=!0;
b.requestOptions=!0;
b.type=!0}
y=`then`}else{
let o=p;
let m=p;
let h=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=l(f,{});
p++}}else{
f=l(f,{});
p++}}
var x=_===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
let C;
if(x){
let n=p;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:d})){
f=u(f,a.errors);
p+=a.errors.length}
var x=n===p;
h=x;
if(h){
var S={};
S.command=!0;
S.args=!0;
S.env=!0;
S.cwd=!0}
C=`then`}else{
let n=p;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:c,
dynamicAnchors:d})){
f=u(f,i.errors);
p+=i.errors.length}
var x=n===p;
h=x;
if(h&&S!==!0){
S||={};
S.url=!0;
S.requestOptions=!0}
C=`else`}
if(!h){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/else/if`,
keyword:`if`,
params:{
failingKeyword:C}});
p++}
var v=o===p;
g=v;
if(g&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
y=`else`}
if(!g){
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
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
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamable-http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}
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
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/connectionTimeout`,
schemaPath:`#/$defs/server/properties/connectionTimeout/type`,
keyword:`type`,
params:{
type:`number`}};
f=l(f,e);
p++}}
if(e.faviconUrl!==void 0&&n.call(e,`faviconUrl`)&&typeof e.faviconUrl!=`string`){
let e={
instancePath:t+`/faviconUrl`,
schemaPath:`#/$defs/server/properties/faviconUrl/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.apiKey!==void 0&&n.call(e,`apiKey`)&&typeof e.apiKey!=`string`){
let e={
instancePath:t+`/apiKey`,
schemaPath:`#/$defs/server/properties/apiKey/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.serverName!==void 0&&n.call(e,`serverName`)&&typeof e.serverName!=`string`){
let e={
instancePath:t+`/serverName`,
schemaPath:`#/$defs/server/properties/serverName/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.sourceFile!==void 0&&n.call(e,`sourceFile`)&&typeof e.sourceFile!=`string`){
let e={
instancePath:t+`/sourceFile`,
schemaPath:`#/$defs/server/properties/sourceFile/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
o.errors=f;
m.props=b;
return p===0}
o.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:c={}}={}){
let d=null;
let f=0;
let p=s.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/item/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
let m=f;
let h=!0;
let g=f;
if(f===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses===void 0||!n.call(e,`uses`)){
d=l(d,{});
f++}}else{
d=l(d,{});
f++}}
var _=g===f;
f=m;
d!==null&&(m?d.length=Math.min(d.length,m):d=null);
let v;
if(_){
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.uses!==void 0&&n.call(e,`uses`)&&typeof e.uses!=`string`){
let e={
instancePath:t+`/uses`,
schemaPath:`#/$defs/item/then/properties/uses/type`,
keyword:`type`,
params:{
type:`string`}};
d=l(d,e);
f++}
if(e.with!==void 0&&n.call(e,`with`)){
let n=e.with;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/with`,
schemaPath:`#/$defs/item/then/properties/with/type`,
keyword:`type`,
params:{
type:`object`}};
d=l(d,e);
f++}}
if(e.override!==void 0&&n.call(e,`override`)){
let n=e.override;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/override`,
schemaPath:`#/$defs/item/then/properties/override/type`,
keyword:`type`,
params:{
type:`object`}};
d=l(d,e);
f++}}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/item/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=r===f;
h=_;
if(h){
var y={};
y.uses=!0;
y.with=!0;
y.override=!0}
v=`then`}else{
let n=f;
if(o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:c}))
var b=o.evaluated.props;else{
d=u(d,o.errors);
f+=o.errors.length}
var _=n===f;
h=_;
if(h&&y!==!0&&b!==void 0){
if(b===!0)
y=!0;else{
y||={};
Object.assign(y,b)}}
v=`else`}
if(!h){
d=l(d,{
instancePath:t,
schemaPath:`#/$defs/item/if`,
keyword:`if`,
params:{
failingKeyword:v}});
f++}
s.errors=d;
p.props=y;
return f===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let d=null;
let f=0;
let p=c.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
d=l(d,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
f++}
if(e.version===void 0||!n.call(e,`version`)){
d=l(d,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
f++}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
d=l(d,e);
f++}
if(e.version!==void 0&&n.call(e,`version`)&&typeof e.version!=`string`){
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/type`,
keyword:`type`,
params:{
type:`string`}};
d=l(d,e);
f++}
if(e.schema!==void 0&&n.call(e,`schema`)&&typeof e.schema!=`string`){
let e={
instancePath:t+`/schema`,
schemaPath:`#/properties/schema/type`,
keyword:`type`,
params:{
type:`string`}};
d=l(d,e);
f++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!s(n[r],{
instancePath:t+`/mcpServers/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
d=u(d,s.errors);
f+=s.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`array`}};
d=l(d,e);
f++}}}else{
d=l(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
c.errors=d;
return f===0}
c.evaluated={
props:{
name:!0,
version:!0,
schema:!0,
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}
function d(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.continue_exports=n;
exports.require_continue=_;
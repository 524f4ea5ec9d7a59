"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>g});
const r={
effect:`fine`,
by:`R:KIM`};
const i={
effect:`fails-server`,
by:`R:KIM`};
const a={
effect:`refuses-file`,
by:`R:KIM`,
note:`with a line in the log`};
const o={
by:`R:KIM`,
transportKey:`transport`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
transport:{
is:`transport`,
note:`missing: the command or the url decides, the command first`},
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
for:[`stdio`],
by:`H:KIM2`},
executor:{
is:`other`,
for:[`stdio`],
by:`H:KIM2`},
runtime_id:{
is:`other`,
note:`one that the workspace lacks stops the server`},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
auth:{
is:`auth`,
for:[`http`,`sse`],
takes:[`text`],
note:'`"oauth"`, kept for older hosts',
by:`H:KIM2`},
bearerTokenEnvVar:{
is:`auth`,
form:`bearer-variable`,
for:[`http`,`sse`],
whenUnset:i,
note:`the name of the variable that holds the token`,
by:`H:KIM2`},
enabled:{
is:`enabled`,
default:`true`},
startupTimeoutMs:{
is:`startupTimeout`,
unit:`ms`,
default:`30000`,
by:`H:KIM2`},
toolTimeoutMs:{
is:`timeout`,
unit:`ms`,
by:`H:KIM2`},
enabledTools:{
is:`toolsAllowed`,
by:`H:KIM2`},
disabledTools:{
is:`toolsDenied`,
by:`H:KIM2`},
type:{
is:`transport`,
unread:!0},
timeout:{
is:`timeout`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0}},
bad:a,
notObject:a,
neither:a,
both:{
winner:`command`,
fitting:[`command`],
reaction:{
effect:`ignored`,
by:`R:KIM`}},
unknownTransport:{
withCommand:{...a,
by:`H:KIM2`},
withUrl:{...a,
by:`H:KIM2`}},
mismatch:{...a,
by:`H:KIM2`},
nullMeansAbsent:!0,
urls:{
reaction:a,
called:i,
userInfo:i,
trims:`called`},
unsendable:i,
ownHeaders:{
names:[`content-length`,`expect`,`transfer-encoding`,`upgrade`],
reaction:i},
starts:{
blanks:`one-program`,
by:`R:KIM`},
keepsTilde:{
words:`R:KIM`,
cwd:`R:KIM`},
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`R:KIM`}};
const s={
language:`json`,
comments:!1,
trailingCommas:!1,
bom:a,
empty:r,
broken:a,
duplicates:r};
const c={
id:`kimi`,
title:`Kimi Code's servers`,
files:[`.kimi-code/mcp.json`],
userFiles:[`~/.kimi-code/mcp.json`],
schemaBy:`R:KIM`,
syntax:s,
servers:[{
at:[`mcpServers`]}],
noMap:r,
wrongKey:{
effect:`drops-file`,
by:`R:KIM`},
badRoot:a,
dialect:o,
readsToo:[`claude-code-project`],
claims:`path`};
const l={
effect:`skips-server`,
by:`H:KIM3`};
const u={
effect:`fine`,
by:`H:KIM3`};
const d={...c,
id:`kimi-plugin`,
belongsTo:`plugin`,
title:`the manifest of a Kimi Code plugin`,
files:[`kimi.plugin.json`,`.kimi-plugin/plugin.json`],
userFiles:[],
schemaBy:`H:KIM3`,
syntax:{...s,
broken:{
effect:`refuses-file`,
by:`H:KIM3`}},
wrongKey:u,
badRoot:{
effect:`warns`,
by:`H:KIM3`},
nullMap:{
effect:`warns`,
by:`H:KIM3`},
dialect:{...o,
bad:l,
notObject:l,
neither:l,
unknownTransport:{
withCommand:l,
withUrl:l},
mismatch:l,
urls:{
reaction:l}},
readsToo:[]};
function f(e){
return e.replace(/[^A-Za-z0-9_-]/g,`_`).replace(/_+/g,`_`)}
function p(e,t){
return`mcp__${f(e)}__${f(t)}`}
function m(e,t){
let n=p(e,t);
if(n.length<=64)
return n;
let r=`_${h(n)}`;
return n.slice(0,64-r.length)+r}
function h(e){
let t=-2128831035;
for(
let n=0;n<e.length;n++)
t=Math.imul(t^e.charCodeAt(n),16777619);
return t.toString(16).padStart(8,`0`)}
var g=t.defineClient({
id:`kimi`,
name:`Kimi Code`,
sources:{
KIM:{
title:`@moonshot-ai/kimi-code, run`,
version:`2.1.0`,
date:`2026-11-19`,
recordings:[`kimi`]},
KIM3:{
title:`@moonshot-ai/kimi-code, read`,
version:`2.1.0`,
date:`2026-11-19`},
KIM2:{
title:`MoonshotAI/kimi-code d723cc4, read`,
version:`0.38.0`,
date:`2026-08-22`}},
formats:[c,d],
moved:[{
env:`KIMI_CODE_HOME`,
from:`~/.kimi-code`,
by:`H:KIM2`}],
precedence:[{
sources:[{
format:`kimi`,
files:`project`},{
format:`claude-code-project`,
files:`project`},{
format:`kimi`,
files:`user`}],
same:`replaced`,
by:`H:KIM2`}],
toolNames:{
form:`mcp__S__T`,
server:f,
name:m,
collision:`the later of two tools with one name is skipped and reported`,
clash:{
within:`first`,
across:`one`},
limit:{
most:64,
length:(e,t)=>p(e,t).length,
over:`hashed`,
by:`R:KIM`},
by:`R:KIM`}});
var _=e.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
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
"transport": {
"x-rule": "transport-unknown",
"type": [
"string",
"null"
],
"enum": [
"stdio",
"http",
"sse",
null
]
},
"enabled": {
"type": "boolean"
},
"startupTimeoutMs": {
"type": "integer",
"minimum": 1,
"maximum": 2147483647
},
"toolTimeoutMs": {
"type": "integer",
"minimum": 1,
"maximum": 2147483647
},
"enabledTools": {
"type": "array",
"items": {
"type": "string"
}
},
"disabledTools": {
"type": "array",
"items": {
"type": "string"
}
},
"runtime_id": {
"type": "string",
"minLength": 1
}
},
"if": {
"type": "object",
"properties": {
"transport": {
"enum": [
"http",
"sse"
]
}
},
"required": [
"transport"
]
},
"then": {
"$ref": "#/$defs/remote"
},
"else": {
"if": {
"type": "object",
"properties": {
"transport": {
"const": "stdio"
}
},
"required": [
"transport"
]
},
"then": {
"$ref": "#/$defs/local"
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
},
"local": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"command"
],
"properties": {
"command": {
"type": "string",
"minLength": 1
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
},
"executor": {
"type": "string",
"enum": [
"local",
"kaos"
]
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
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"auth": {
"const": "oauth"
},
"bearerTokenEnvVar": {
"type": "string",
"minLength": 1
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
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
d=l(d,t+`/url`,`#/$defs/remote/properties/url/type`);
f++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=l(d,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/remote/properties/headers/additionalProperties/type`);
f++}}else{
d=l(d,t+`/headers`,`#/$defs/remote/properties/headers/type`);
f++}}
if(e.auth!==void 0&&n.call(e,`auth`)&&e.auth!==`oauth`){
d=l(d,t+`/auth`,`#/$defs/remote/properties/auth/const`,{
allowedValue:`oauth`});
f++}
if(e.bearerTokenEnvVar!==void 0&&n.call(e,`bearerTokenEnvVar`)){
let n=e.bearerTokenEnvVar;
if(typeof n==`string`){
if(r(n)<1){
d=l(d,t+`/bearerTokenEnvVar`,`#/$defs/remote/properties/bearerTokenEnvVar/minLength`,{
limit:1});
f++}}else{
d=l(d,t+`/bearerTokenEnvVar`,`#/$defs/remote/properties/bearerTokenEnvVar/type`);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
function a(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
f++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
d=l(d,t+`/command`,`#/$defs/local/properties/command/minLength`,{
limit:1});
f++}}else{
d=l(d,t+`/command`,`#/$defs/local/properties/command/type`);
f++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=l(d,t+`/args/`+r,`#/$defs/local/properties/args/items/type`);
f++}}else{
d=l(d,t+`/args`,`#/$defs/local/properties/args/type`);
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=l(d,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/local/properties/env/additionalProperties/type`);
f++}}else{
d=l(d,t+`/env`,`#/$defs/local/properties/env/type`);
f++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
d=l(d,t+`/cwd`,`#/$defs/local/properties/cwd/type`);
f++}
if(e.executor!==void 0&&n.call(e,`executor`)){
let n=e.executor;
if(typeof n!=`string`){
d=l(d,t+`/executor`,`#/$defs/local/properties/executor/type`);
f++}
if(n!==`local`&&n!==`kaos`){
d=l(d,t+`/executor`,`#/$defs/local/properties/executor/enum`);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
let g=h;
let _=!0;
let v=h;
if(h===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
m=c(m,{});
h++}else 
if(e.transport!==void 0&&n.call(e,`transport`)){
let t=e.transport;
if(t!==`http`&&t!==`sse`){
m=c(m,{});
h++}}}else{
m=c(m,{});
h++}}
var y=v===h;
h=g;
m!==null&&(g?m.length=Math.min(m.length,g):m=null);
let b;
if(y){
let n=h;
if(!i(e,{
instancePath:t,
parentData:s,
parentDataProperty:d,
rootData:f,
dynamicAnchors:p})){
m=u(m,i.errors);
h+=i.errors.length}
var y=n===h;
_=y;
if(_){
var x={};
x.url=!0;
x.headers=!0;
x.auth=!0;
x.bearerTokenEnvVar=!0;
x.transport=!0}
b=`then`}else{
let r=h;
let o=h;
let l=!0;
let g=h;
if(h===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
m=c(m,{});
h++}else 
if(e.transport!==void 0&&n.call(e,`transport`)&&e.transport!==`stdio`){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var S=g===h;
h=o;
m!==null&&(o?m.length=Math.min(m.length,o):m=null);
let v;
if(S){
let n=h;
if(!a(e,{
instancePath:t,
parentData:s,
parentDataProperty:d,
rootData:f,
dynamicAnchors:p})){
m=u(m,a.errors);
h+=a.errors.length}
var S=n===h;
l=S;
if(l){
var C={};
C.command=!0;
C.args=!0;
C.env=!0;
C.cwd=!0;
C.executor=!0;
C.transport=!0}
v=`then`}else{
let r=h;
let o=h;
let g=!0;
let _=h;
let y=h;
let b=!1;
let x=h;
if(!e||typeof e!=`object`||Array.isArray(e)){
m=c(m,{});
h++}
let D=h;
let O=h;
if(h===O){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
m=c(m,{});
h++}else 
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
if(O===h){
m=c(m,{});
h++}else{
h=D;
m!==null&&(D?m.length=Math.min(m.length,D):m=null)}
var w=x===h;
b||=w;
let k=h;
if(h===k){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var w=k===h;
b||=w;
if(w){
var T={};
T.command=!0}
if(b){
h=y;
m!==null&&(y?m.length=Math.min(m.length,y):m=null)}else{
m=c(m,{});
h++}
if(h===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var E=_===h;
h=o;
m!==null&&(o?m.length=Math.min(m.length,o):m=null);
let A;
if(E){
let n=h;
if(!a(e,{
instancePath:t,
parentData:s,
parentDataProperty:d,
rootData:f,
dynamicAnchors:p})){
m=u(m,a.errors);
h+=a.errors.length}
var E=n===h;
g=E;
if(g&&T!==!0){
T||={};
T.command=!0;
T.args=!0;
T.env=!0;
T.cwd=!0;
T.executor=!0}
A=`then`}else{
let n=h;
if(!i(e,{
instancePath:t,
parentData:s,
parentDataProperty:d,
rootData:f,
dynamicAnchors:p})){
m=u(m,i.errors);
h+=i.errors.length}
var E=n===h;
g=E;
if(g&&T!==!0){
T||={};
T.url=!0;
T.headers=!0;
T.auth=!0;
T.bearerTokenEnvVar=!0}
A=`else`}
if(!g){
m=c(m,{
instancePath:t,
schemaPath:`#/$defs/server/else/else/if`,
keyword:`if`,
params:{
failingKeyword:A}});
h++}
var S=r===h;
l=S;
if(l&&C!==!0&&T!==void 0){
if(T===!0)
C=!0;else{
C||={};
Object.assign(C,T)}}
v=`else`}
if(!l){
m=c(m,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:v}});
h++}
var y=r===h;
_=y;
if(_&&x!==!0&&C!==void 0){
if(C===!0)
x=!0;else{
x||={};
Object.assign(x,C)}}
b=`else`}
if(!_){
m=c(m,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:b}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.transport=!0;
x.enabled=!0;
x.startupTimeoutMs=!0;
x.toolTimeoutMs=!0;
x.enabledTools=!0;
x.disabledTools=!0;
x.runtime_id=!0}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`&&n!==null){
m=l(m,t+`/transport`,`#/$defs/server/properties/transport/type`);
h++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`&&n!==null){
m=l(m,t+`/transport`,`#/$defs/server/properties/transport/enum`);
h++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
m=l(m,t+`/enabled`,`#/$defs/server/properties/enabled/type`);
h++}
if(e.startupTimeoutMs!==void 0&&n.call(e,`startupTimeoutMs`)){
let n=e.startupTimeoutMs;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
m=l(m,t+`/startupTimeoutMs`,`#/$defs/server/properties/startupTimeoutMs/type`);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
m=l(m,t+`/startupTimeoutMs`,`#/$defs/server/properties/startupTimeoutMs/maximum`,{
comparison:`<=`,
limit:2147483647});
h++}
if(n<1||isNaN(n)){
m=l(m,t+`/startupTimeoutMs`,`#/$defs/server/properties/startupTimeoutMs/minimum`,{
comparison:`>=`,
limit:1});
h++}}}
if(e.toolTimeoutMs!==void 0&&n.call(e,`toolTimeoutMs`)){
let n=e.toolTimeoutMs;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
m=l(m,t+`/toolTimeoutMs`,`#/$defs/server/properties/toolTimeoutMs/type`);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
m=l(m,t+`/toolTimeoutMs`,`#/$defs/server/properties/toolTimeoutMs/maximum`,{
comparison:`<=`,
limit:2147483647});
h++}
if(n<1||isNaN(n)){
m=l(m,t+`/toolTimeoutMs`,`#/$defs/server/properties/toolTimeoutMs/minimum`,{
comparison:`>=`,
limit:1});
h++}}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)){
let n=e.enabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=l(m,t+`/enabledTools/`+r,`#/$defs/server/properties/enabledTools/items/type`);
h++}}else{
m=l(m,t+`/enabledTools`,`#/$defs/server/properties/enabledTools/type`);
h++}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=l(m,t+`/disabledTools/`+r,`#/$defs/server/properties/disabledTools/items/type`);
h++}}else{
m=l(m,t+`/disabledTools`,`#/$defs/server/properties/disabledTools/type`);
h++}}
if(e.runtime_id!==void 0&&n.call(e,`runtime_id`)){
let n=e.runtime_id;
if(typeof n==`string`){
if(r(n)<1){
m=l(m,t+`/runtime_id`,`#/$defs/server/properties/runtime_id/minLength`,{
limit:1});
h++}}else{
m=l(m,t+`/runtime_id`,`#/$defs/server/properties/runtime_id/type`);
h++}}}else{
m=c(m,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
h++}
o.errors=m;
return h===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}}else{
f=l(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
s.errors=f;
return p===0}
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t,n,r={}){
return c(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}
function d(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.kimi_exports=n;
exports.require_kimi=_;
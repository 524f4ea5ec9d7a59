"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>p});
const r={
effect:`refuses-file`,
by:`H:ROO`,
note:`no server of the file is loaded`};
const i={
effect:`fine`,
by:`H:ROO`};
const a=["${env:NAME}","${workspaceFolder}"];
const o={
by:`H:ROO`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
"streamable-http":`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`sse`,
urlReaction:i},
fields:{
type:{
is:`transport`,
note:"missing: stdio with a `command`, sse with a `url`; case-sensitive"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
note:`may not stand in a remote server`},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string; may not stand in a remote server`},
cwd:{
is:`cwd`,
default:`the first folder of the workspace`},
url:{
is:`url`,
for:[`http`,`sse`],
note:`parsed before variables are expanded`},
headers:{
is:`headers`,
for:[`http`,`sse`],
note:`may not stand in a local server`},
disabled:{
is:`disabled`},
timeout:{
is:`timeout`,
unit:`s`,
default:`60`,
note:`from 1 to 3600`},
alwaysAllow:{
is:`autoApprove`,
approvesAll:`*`,
note:`names of tools, or "*"`},
disabledTools:{
is:`toolsDenied`},
watchPaths:{
is:`other`,
note:`files whose change restarts the server`},
enabled:{
is:`enabled`,
unread:!0},
envFile:{
is:`envFile`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0},
transport:{
is:`transport`,
unread:!0}},
bad:r,
notObject:r,
neither:r,
both:{
reaction:r},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
otherTransport:r,
urls:{
parsed:`always`,
reaction:r},
starts:{
blanks:`one-program`,
shellOnWindows:`H:ROO`,
by:`H:ROO`},
keepsTilde:{
words:`H:ROO`,
cwd:`H:ROO`},
placeholders:{
in:{
command:a,
args:a,
env:a,
cwd:a,
url:a,
headers:a},
whenUnset:`the text stays as it is`,
by:`H:ROO`}};
const s={
id:`roo`,
title:`a project's servers of Roo Code`,
files:[`.roo/mcp.json`],
schemaBy:`H:ROO`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:r,
empty:r,
broken:r,
duplicates:i},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:r,
dialect:o,
claims:`path`};
const c={
effect:`skips-server`,
by:`H:ROO`,
note:`it complains about the file as a whole`};
const l=`rooveterinaryinc.roo-cline/settings`;
const u=`Code/User/globalStorage/${l}/mcp_settings.json`;
const d={...s,
id:`roo-global`,
title:`the user's servers of Roo Code`,
files:[`${l}/mcp_settings.json`,`${l}/cline_mcp_settings.json`],
when:({
path:e})=>e.includes(l),
ofUser:!0,
userFiles:[`~/.config/${u}`,`~/Library/Application Support/${u}`,`~/AppData/Roaming/${u}`],
schema:`roo`,
dialect:{...o,
bad:c,
notObject:c,
neither:c,
both:{
reaction:c},
unknownTransport:{
withCommand:c,
withUrl:c},
mismatch:c,
otherTransport:c,
urls:{
parsed:`always`,
reaction:c}}};
function f(e){
if(e===``)
return`_`;
let t=e.replace(/\s+/g,`_`).replace(/[^a-zA-Z0-9_-]/g,``).replace(/--+/g,`-`);
if(t===``)
return`_unnamed`;
return/^[a-zA-Z_]/.test(t)?t:`_${t}`}
var p=t.defineClient({
id:`roo`,
name:`Roo Code`,
sources:{
ROO:{
title:`RooCodeInc/Roo-Code cb836567, read`,
version:`3.52.1`,
date:`2026-04-14`}},
formats:[s,d],
precedence:[{
sources:[{
format:`roo`,
files:`project`},{
format:`roo-global`,
files:`user`}],
same:`replaced`,
by:`H:ROO`}],
toolNames:{
form:`mcp--S--T`,
server:f,
name:(e,t)=>`mcp--${f(e)}--${f(t)}`.slice(0,64),
collision:`of two servers with one name, the one that connected last answers`,
alike:{
effect:`drops-server`,
by:`H:ROO`},
clash:{
within:`one`,
across:`one`},
limit:{
most:64,
length:(e,t)=>`mcp--${f(e)}--${f(t)}`.length,
over:`cut`,
by:`H:ROO`},
by:`H:ROO`}});
var m=e.__commonJSMin(((e,t)=>{
t.exports={
validate:l,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"required": [
"mcpServers"
],
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
"streamable-http"
]
},
"disabled": {
"type": "boolean"
},
"timeout": {
"type": "number",
"minimum": 1,
"maximum": 3600
},
"alwaysAllow": {
"$ref": "#/$defs/names"
},
"disabledTools": {
"$ref": "#/$defs/names"
},
"watchPaths": {
"$ref": "#/$defs/names"
}
},
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
},
"local": {
"type": "object",
"properties": {
"command": {
"type": "string",
"minLength": 1
},
"args": {
"$ref": "#/$defs/names"
},
"cwd": {
"type": "string"
},
"env": {
"$ref": "#/$defs/strings"
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
"$ref": "#/$defs/strings"
}
}
},
"names": {
"type": "array",
"items": {
"type": "string"
}
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
s=d(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/strings/additionalProperties/type`);
c++}}else{
s=u(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
c++}
r.errors=s;
return c===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
l=d(l,t+`/url`,`#/$defs/remote/properties/url/type`);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:s,
dynamicAnchors:c})){
l=f(l,r.errors);
p+=r.errors.length}}else{
l=u(l,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
p++}
i.errors=l;
return p===0}
let a=p;
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let s=null;
let c=0;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
s=d(s,t+`/`+r,`#/$defs/names/items/type`);
c++}}else{
s=u(s,{
instancePath:t,
schemaPath:`#/$defs/names/type`,
keyword:`type`,
params:{}});
c++}
o.errors=s;
return c===0}
function s(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(a(n)<1){
m=d(m,t+`/command`,`#/$defs/local/properties/command/minLength`,{
limit:1});
h++}}else{
m=d(m,t+`/command`,`#/$defs/local/properties/command/type`);
h++}}
if(e.args!==void 0&&n.call(e,`args`)&&!o(e.args,{
instancePath:t+`/args`,
parentData:e,
parentDataProperty:`args`,
rootData:l,
dynamicAnchors:p})){
m=f(m,o.errors);
h+=o.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
m=d(m,t+`/cwd`,`#/$defs/local/properties/cwd/type`);
h++}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:l,
dynamicAnchors:p})){
m=f(m,r.errors);
h+=r.errors.length}}else{
m=u(m,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
h++}
s.errors=m;
return h===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:l=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
let g=h;
let _=!0;
let v=h;
if(h===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
m=u(m,{});
h++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamable-http`){
m=u(m,{});
h++}}}else{
m=u(m,{});
h++}}
var y=v===h;
h=g;
m!==null&&(g?m.length=Math.min(m.length,g):m=null);
let b;
if(y){
let n=h;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:a,
rootData:l,
dynamicAnchors:p})){
m=f(m,i.errors);
h+=i.errors.length}
var y=n===h;
_=y;
if(_){
var x={};
x.url=!0;
x.headers=!0;
x.type=!0}
b=`then`}else{
let o=h;
let c=h;
let d=!0;
let g=h;
if(h===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
m=u(m,{});
h++}}else{
m=u(m,{});
h++}}
var S=g===h;
h=c;
m!==null&&(c?m.length=Math.min(m.length,c):m=null);
let v;
if(S){
let n=h;
if(!s(e,{
instancePath:t,
parentData:r,
parentDataProperty:a,
rootData:l,
dynamicAnchors:p})){
m=f(m,s.errors);
h+=s.errors.length}
var S=n===h;
d=S;
if(d){
var C={};
C.command=!0;
C.args=!0;
C.cwd=!0;
C.env=!0}
v=`then`}else{
let n=h;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:a,
rootData:l,
dynamicAnchors:p})){
m=f(m,i.errors);
h+=i.errors.length}
var S=n===h;
d=S;
if(d&&C!==!0){
C||={};
C.url=!0;
C.headers=!0}
v=`else`}
if(!d){
m=u(m,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:v}});
h++}
var y=o===h;
_=y;
if(_&&x!==!0&&C!==void 0){
if(C===!0)
x=!0;else{
x||={};
Object.assign(x,C)}}
b=`else`}
if(!_){
m=u(m,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:b}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.type=!0;
x.disabled=!0;
x.timeout=!0;
x.alwaysAllow=!0;
x.disabledTools=!0;
x.watchPaths=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
m=d(m,t+`/type`,`#/$defs/server/properties/type/type`);
h++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamable-http`){
m=d(m,t+`/type`,`#/$defs/server/properties/type/enum`);
h++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
m=d(m,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
h++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n==`number`&&isFinite(n)){
if(n>3600||isNaN(n)){
m=d(m,t+`/timeout`,`#/$defs/server/properties/timeout/maximum`,{
comparison:`<=`,
limit:3600});
h++}
if(n<1||isNaN(n)){
m=d(m,t+`/timeout`,`#/$defs/server/properties/timeout/minimum`,{
comparison:`>=`,
limit:1});
h++}}else{
m=d(m,t+`/timeout`,`#/$defs/server/properties/timeout/type`);
h++}}
if(e.alwaysAllow!==void 0&&n.call(e,`alwaysAllow`)&&!o(e.alwaysAllow,{
instancePath:t+`/alwaysAllow`,
parentData:e,
parentDataProperty:`alwaysAllow`,
rootData:l,
dynamicAnchors:p})){
m=f(m,o.errors);
h+=o.errors.length}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)&&!o(e.disabledTools,{
instancePath:t+`/disabledTools`,
parentData:e,
parentDataProperty:`disabledTools`,
rootData:l,
dynamicAnchors:p})){
m=f(m,o.errors);
h+=o.errors.length}
if(e.watchPaths!==void 0&&n.call(e,`watchPaths`)&&!o(e.watchPaths,{
instancePath:t+`/watchPaths`,
parentData:e,
parentDataProperty:`watchPaths`,
rootData:l,
dynamicAnchors:p})){
m=f(m,o.errors);
h+=o.errors.length}}else{
m=u(m,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
h++}
c.errors=m;
return h===0}
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
s=u(s,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
p++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!c(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=f(s,c.errors);
p+=c.errors.length}}else{
s=d(s,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}}else{
s=u(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
l.errors=s;
return p===0}
function u(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function d(e,t,n,r={}){
return u(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function f(e,t){
if(e===null)
return t;
for(
let n of t)
u(e,n);
return e}
function p(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_roo=m;
exports.roo_exports=n;
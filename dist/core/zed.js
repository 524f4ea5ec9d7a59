"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>_});
const r={
effect:`refuses-file`,
by:`H:ZED`,
note:`Zed shows a notice about its settings`};
const i={
effect:`fine`,
by:`H:ZED`};
const a={
effect:`drops-server`,
by:`H:ZED2`,
note:`what is neither a local nor a remote server is taken for the settings of an extension`};
function o(e){
return e.replace(/[^a-zA-Z0-9_-]/g,`_`).slice(0,64)||`tool`}
function s(e){
let t=new Map;
for(
let{
server:n,
tool:r}of e){
let e=o(r);
let i=t.get(e)??new Set;
t.set(e,i.add(n))}
return e.map(({
server:e,
tool:n})=>{
let r=o(n);
let i=64-r.length;
if((t.get(r)?.size??0)<2||i<2)
return r;
return`${c(e).slice(0,i-1)}_${r}`})}
function c(e){
return e.replace(/([a-z0-9])([A-Z])/g,`$1_$2`).replace(/([A-Z])([A-Z][a-z])/g,`$1_$2`).replace(/[^a-zA-Z0-9]+/g,`_`).replace(/^_|_$/g,``).toLowerCase()}
const l={
id:`zed`,
title:`Zed's settings`,
files:[`.zed/settings.json`],
userFiles:[`~/.config/zed/settings.json`,`~/AppData/Roaming/Zed/settings.json`],
schemaBy:`H:ZED`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`fine`,
by:`L:ZED`},
empty:{
effect:`fine`,
by:`L:ZED`},
broken:r,
duplicates:{
effect:`fine`,
by:`L:ZED`}},
servers:[{
at:[`context_servers`]}],
noMap:i,
badRoot:r,
dialect:{
by:`H:ZED`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
lacks:{
transports:[`sse`,`ws`],
by:`M:ZED`},
fields:{
command:{
is:`command`,
for:[`stdio`],
deprecated:{
use:`a text with "args" and "env" beside it`,
help:`write the path as "command", and "args" and "env" beside it`,
ifObject:!0},
note:"a string; the older object `{path, args, env}` is rewritten by Zed"},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`values are strings`},
url:{
is:`url`,
for:[`http`],
note:`Streamable HTTP`},
headers:{
is:`headers`,
for:[`http`]},
oauth:{
is:`oauth`,
for:[`http`],
takes:[`object`],
keys:{
client_id:`clientId`,
client_secret:`clientSecret`},
note:"`{client_id, client_secret}`"},
timeout:{
is:`timeout`,
unit:`s`,
default:`60`,
note:`a whole number, at most 600`},
enabled:{
is:`enabled`,
default:`true`},
remote:{
is:`other`,
note:`run it on the remote machine of a remote project`},
settings:{
is:`other`,
for:[],
note:`of an extension that brings the server`},
source:{
is:`other`,
idle:!0,
note:`written until November 2025; Zed deletes it`},
type:{
is:`other`,
idle:!0,
note:`has no effect: the fields decide`},
disabled:{
is:`disabled`,
unread:!0}},
bad:a,
notObject:r,
neither:a,
overrides:[`settings`,`enabled`,`remote`,`source`],
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:ZED`}},
starts:{
blanks:`one-program`,
shellOnWindows:`H:ZED2`,
by:`H:ZED2`},
placeholders:{
in:{},
whenUnset:`nothing is expanded; what reaches a shell is quoted`,
by:`H:ZED`}},
references:[{
at:[`agent`,`profiles`,`*`,`context_servers`],
as:`keys`,
form:`S`,
unknown:`silent`,
by:`H:ZED`}],
claims:`shape`,
unmistakable:!0,
when:v};
const u={...l,
id:`zed-user`,
title:`Zed's settings of a user`,
files:[`.config/zed/settings.json`],
userFiles:[],
ofUser:!0,
schema:`zed`,
belongsTo:`user`};
const{
unmistakable:d,
when:f,
dialect:p,
references:m,...h}=l;
const g={...h,
id:`zed-misplaced`,
title:`a servers file where Zed does not look`,
files:[`.zed/mcp.json`],
userFiles:[`~/.config/zed/mcp.json`],
schema:`none`,
syntax:t.passedOver(i),
servers:[],
badRoot:i,
place:`this path`,
unread:[`mcpServers`,`context_servers`].map(e=>({
at:[e],
instead:`.zed/settings.json, under "context_servers"`,
by:`H:ZED`}))};
var _=t.defineClient({
id:`zed`,
name:`Zed`,
sources:{
ZED:{
title:`zed-industries/zed 7eec892, read`,
version:`2026-08`,
date:`2026-08-22`},
ZED2:{
title:`zed-industries/zed 006ce515, read`,
version:`2026-11`,
date:`2026-11-18`}},
formats:[l,u,g],
toolNames:{
form:`T`,
server:e=>e,
name:(e,t)=>o(t),
names:s,
apartBy:`the name of the server`,
collision:`tools that share a name get the name of their server, in snake case, in front; without room for it the last is left`,
clash:{
within:`last`,
across:`one`},
limit:{
most:64,
length:(e,t)=>t.length,
over:`cut`,
by:`H:ZED`},
by:`H:ZED`}});
function v({
text:e,
value:t}){
let n=[`context_servers`,`context_server`,`mcpServers`];
if(t===void 0)
return n.some(t=>e.includes(`"${t}"`));
return typeof t==`object`&&!!t&&n.some(e=>Object.hasOwn(t,e))}
var y=e.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"context_servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"context_server_timeout": {
"x-effect": "ignored",
"type": "integer",
"minimum": 0
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"enabled": {
"x-effect": "refuses-file",
"type": "boolean"
}
},
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
},
"local": {
"type": "object",
"properties": {
"command": {
"type": [
"string",
"object"
]
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"x-effect": "ignored",
"x-by": "H:ZED2",
"type": [
"object",
"null"
],
"additionalProperties": {
"x-effect": "ignored",
"x-by": "H:ZED2",
"type": "string"
}
},
"timeout": {
"x-effect": "ignored",
"x-by": "H:ZED2",
"type": [
"integer",
"null"
],
"minimum": 0
},
"remote": {
"x-effect": "refuses-file",
"type": "boolean"
},
"settings": {},
"source": {},
"type": {}
}
},
"remote": {
"type": "object",
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
"timeout": {
"type": [
"integer",
"null"
],
"minimum": 0
},
"oauth": {
"type": [
"object",
"null"
],
"required": [
"client_id"
],
"properties": {
"client_id": {
"type": "string"
},
"client_secret": {
"type": [
"string",
"null"
]
}
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&(!n||typeof n!=`object`||Array.isArray(n))){
u=c(u,t+`/command`,`#/$defs/local/properties/command/type`);
d++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=c(u,t+`/args/`+r,`#/$defs/local/properties/args/items/type`);
d++}}else{
u=c(u,t+`/args`,`#/$defs/local/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=c(u,t+`/env`,`#/$defs/local/properties/env/type`);
d++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=c(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/local/properties/env/additionalProperties/type`);
d++}}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
u=c(u,t+`/timeout`,`#/$defs/local/properties/timeout/type`);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
u=c(u,t+`/timeout`,`#/$defs/local/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
d++}}
if(e.remote!==void 0&&n.call(e,`remote`)&&typeof e.remote!=`boolean`){
u=c(u,t+`/remote`,`#/$defs/local/properties/remote/type`);
d++}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=c(u,t+`/url`,`#/$defs/remote/properties/url/type`);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=c(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/remote/properties/headers/additionalProperties/type`);
d++}}else{
u=c(u,t+`/headers`,`#/$defs/remote/properties/headers/type`);
d++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
u=c(u,t+`/timeout`,`#/$defs/remote/properties/timeout/type`);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
u=c(u,t+`/timeout`,`#/$defs/remote/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
u=c(u,t+`/oauth`,`#/$defs/remote/properties/oauth/type`);
d++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.client_id===void 0||!n.call(r,`client_id`)){
u=c(u,t+`/oauth`,`#/$defs/remote/properties/oauth/required`,{
missingProperty:`client_id`});
d++}
if(r.client_id!==void 0&&n.call(r,`client_id`)&&typeof r.client_id!=`string`){
u=c(u,t+`/oauth/client_id`,`#/$defs/remote/properties/oauth/properties/client_id/type`);
d++}
if(r.client_secret!==void 0&&n.call(r,`client_secret`)){
let e=r.client_secret;
if(typeof e!=`string`&&e!==null){
u=c(u,t+`/oauth/client_secret`,`#/$defs/remote/properties/oauth/properties/client_secret/type`);
d++}}}}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
return d===0}
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=s(p,{});
m++}}else{
p=s(p,{});
m++}}
var v=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
let y;
if(v){
let n=m;
if(!r(e,{
instancePath:t,
parentData:o,
parentDataProperty:u,
rootData:d,
dynamicAnchors:f})){
p=l(p,r.errors);
m+=r.errors.length}
var v=n===m;
g=v;
if(g){
var b={};
b.command=!0;
b.args=!0;
b.env=!0;
b.timeout=!0;
b.remote=!0;
b.settings=!0;
b.source=!0;
b.type=!0}
y=`then`}else{
let n=m;
if(!i(e,{
instancePath:t,
parentData:o,
parentDataProperty:u,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}
var v=n===m;
g=v;
if(g&&b!==!0){
b||={};
b.url=!0;
b.headers=!0;
b.timeout=!0;
b.oauth=!0}
y=`else`}
if(!g){
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.enabled=!0}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
p=c(p,t+`/enabled`,`#/$defs/server/properties/enabled/type`);
m++}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
a.errors=p;
return m===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.context_servers!==void 0&&n.call(e,`context_servers`)){
let n=e.context_servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/context_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}else{
f=c(f,t+`/context_servers`,`#/properties/context_servers/type`);
p++}}
if(e.context_server_timeout!==void 0&&n.call(e,`context_server_timeout`)){
let n=e.context_server_timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
f=c(f,t+`/context_server_timeout`,`#/properties/context_server_timeout/type`);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
f=c(f,t+`/context_server_timeout`,`#/properties/context_server_timeout/minimum`,{
comparison:`>=`,
limit:0});
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t,n,r={}){
return s(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_zed=y;
exports.zed_exports=n;
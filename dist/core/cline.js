"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>d});
const r={
effect:`refuses-file`,
by:`R:CLI`,
note:`no server of the file is loaded`};
const i={
effect:`fine`,
by:`R:CLI`};
const a=["${env:NAME}"];
const o={
by:`R:CLI`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
streamableHttp:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`sse`,
urlReaction:i},
nested:`transport`,
fields:{
type:{
is:`transport`,
note:"missing: stdio with a `command`, sse with a `url`; case-sensitive"},
transportType:{
is:`transport`,
spellings:{
stdio:`stdio`,
streamableHttp:`http`,
http:`http`,
sse:`sse`},
note:"the older key, still read where `type` is missing"},
transport:{
is:`other`,
idle:!0,
note:"an object that holds `type` and the fields of the transport; a string is passed over"},
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
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
disabled:{
is:`disabled`,
note:`a boolean`},
timeout:{
is:`timeout`,
unit:`s`,
default:`60`,
note:`clamped to 1\u20263600`,
by:`H:CLX`},
autoApprove:{
is:`autoApprove`,
note:`read by the extension only`,
by:`H:CLX`},
remoteConfigured:{
is:`other`,
idle:!0,
note:`internal`,
by:`H:CLX`},
metadata:{
is:`other`,
idle:!0,
by:`H:CLS`},
oauth:{
is:`other`,
idle:!0,
note:`the client's own state`,
by:`H:CLS`},
oauthClient:{
is:`oauth`,
for:[`http`,`sse`],
takes:[`object`],
keys:{
clientId:`clientId`,
clientSecret:`clientSecret`},
note:"`{clientId, clientSecret}`",
by:`H:CLX`},
enabled:{
is:`enabled`,
unread:!0},
envFile:{
is:`envFile`,
unread:!0,
by:`H:CLS`}},
bad:r,
notObject:r,
neither:r,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`R:CLI`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
urls:{
parsed:`always`,
trims:`checked`,
reaction:{...r,
note:`the extension expands variables before`}},
keepsTilde:{
words:`H:CLX`},
placeholders:{
in:{
command:a,
args:a,
env:a,
cwd:a,
url:a,
headers:a},
whenUnset:`the text stays as it is; the command line expands nothing at all`,
by:`R:CLI`},
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:CLI`}}]};
const s=`Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json`;
const c={
id:`cline`,
belongsTo:`user`,
title:`Cline's servers`,
files:[`cline_mcp_settings.json`],
ofUser:!0,
userFiles:[`~/.cline/data/settings/cline_mcp_settings.json`,`~/.config/${s}`,`~/Library/Application Support/${s}`,`~/AppData/Roaming/${s}`],
schemaBy:`R:CLI`,
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
const l={...c,
id:`cline-misplaced`,
title:`a servers file where Cline does not look`,
files:[`.cline/mcp.json`,`.cline/mcp_settings.json`],
userFiles:[`~/.cline/mcp.json`],
schema:`none`,
syntax:{...c.syntax,
broken:i},
servers:[],
noMap:i,
badRoot:i,
dialect:o,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`~/.cline/data/settings/cline_mcp_settings.json`,
by:`H:CLS`},{
at:[`servers`],
instead:`~/.cline/data/settings/cline_mcp_settings.json`,
by:`H:CLS`}],
claims:`shape`};
function u(e,n){
let r=`${e}__${n}`;
let i=r.replace(/[^a-zA-Z0-9_-]+/g,`_`);
if(i===r&&r.length<=64)
return r;
let a=t.sha1(r).slice(0,8);
return`${i.slice(0,55)||`mcp_tool`}_${a}`}
var d=t.defineClient({
id:`cline`,
name:`Cline`,
sources:{
CLI:{
title:`cline, run`,
version:`3.0.65`,
date:`2026-11-19`,
recordings:[`cline`]},
CLX:{
title:`cline/cline 21cb8d25 (extension), read`,
version:`4.1`,
date:`2026-08-22`},
CLS:{
title:`cline/cline 038f2b64 (its SDK), read`,
version:`2026-08`,
date:`2026-11-18`}},
formats:[c,l],
toolNames:{
form:`S__T`,
server:e=>e.replace(/[^a-zA-Z0-9_-]+/g,`_`),
name:u,
collision:`a name that had to be changed ends in a hash; of a__b with c and a with b__c one is lost`,
clash:{
within:`one`,
across:`one`},
limit:{
most:64,
length:(e,t)=>e.length+2+t.length,
over:`hashed`,
by:`R:CLI`},
by:`R:CLI`}});
var f=e.__commonJSMin(((e,t)=>{
t.exports={
validate:u,
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
"disabled": {
"type": "boolean"
},
"metadata": {
"type": "object"
},
"oauth": {
"type": "object"
},
"timeout": {},
"autoApprove": {},
"remoteConfigured": {},
"oauthClient": {}
},
"if": {
"type": "object",
"properties": {
"transport": {
"type": "object"
}
},
"required": [
"transport"
]
},
"then": {
"type": "object",
"properties": {
"transport": {
"$ref": "#/$defs/transport"
}
}
},
"else": {
"$ref": "#/$defs/flat"
}
},
"transport": {
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"streamableHttp"
]
}
},
"allOf": [
{
"type": "object",
"x-effect": "refuses-file",
"x-by": "H:CLS",
"required": [
"type"
]
},
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"sse",
"streamableHttp"
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
"$ref": "#/$defs/local"
}
}
]
},
"flat": {
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"streamableHttp"
]
},
"transportType": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"http",
"streamableHttp"
]
}
},
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"sse",
"streamableHttp"
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
"$ref": "#/$defs/strings"
},
"cwd": {
"type": "string",
"minLength": 1
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
"minLength": 1
},
"headers": {
"$ref": "#/$defs/strings"
}
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
let r=p;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=i.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{}};
s=d(s,e);
c++}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
c++}
i.errors=s;
return c===0}
i.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=d(u,e);
p++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:c,
dynamicAnchors:l})){
u=f(u,i.errors);
p+=i.errors.length}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
p++}
a.errors=u;
return p===0}
a.evaluated={
props:{
url:!0,
headers:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
p++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=d(u,e);
p++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}}
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
u=d(u,e);
p++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:c,
dynamicAnchors:l})){
u=f(u,i.errors);
p+=i.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/local/properties/cwd/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=d(u,e);
p++}}else{
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
p++}
o.errors=u;
return p===0}
o.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/transport/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
p++}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/transport/allOf/0/type`,
keyword:`type`,
params:{}});
p++}
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=d(u,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamableHttp`){
u=d(u,{});
p++}}}else{
u=d(u,{});
p++}}
var v=_===p;
p=h;
u!==null&&(h?u.length=Math.min(u.length,h):u=null);
let y;
if(v){
let n=p;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:l})){
u=f(u,a.errors);
p+=a.errors.length}
var v=n===p;
g=v;
if(g){
var b={};
b.url=!0;
b.headers=!0;
b.type=!0}
y=`then`}else{
let n=p;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:l})){
u=f(u,o.errors);
p+=o.errors.length}
var v=n===p;
g=v;
if(g&&b!==!0){
b||={};
b.command=!0;
b.args=!0;
b.env=!0;
b.cwd=!0}
y=`else`}
if(!g){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/transport/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.type=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/transport/properties/type/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamableHttp`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/transport/properties/type/enum`,
keyword:`enum`,
params:{}};
u=d(u,e);
p++}}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/transport/type`,
keyword:`type`,
params:{}});
p++}
s.errors=u;
m.props=b;
return p===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:s=e,
dynamicAnchors:l={}}={}){
let u=null;
let p=0;
let m=c.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=d(u,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamableHttp`){
u=d(u,{});
p++}}}else{
u=d(u,{});
p++}}
var v=_===p;
p=h;
u!==null&&(h?u.length=Math.min(u.length,h):u=null);
let y;
if(v){
let n=p;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:s,
dynamicAnchors:l})){
u=f(u,a.errors);
p+=a.errors.length}
var v=n===p;
g=v;
if(g){
var b={};
b.url=!0;
b.headers=!0;
b.type=!0}
y=`then`}else{
let c=p;
let m=p;
let h=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=d(u,{});
p++}}else{
u=d(u,{});
p++}}
var x=_===p;
p=m;
u!==null&&(m?u.length=Math.min(u.length,m):u=null);
let C;
if(x){
let n=p;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:s,
dynamicAnchors:l})){
u=f(u,o.errors);
p+=o.errors.length}
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
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:s,
dynamicAnchors:l})){
u=f(u,a.errors);
p+=a.errors.length}
var x=n===p;
h=x;
if(h&&S!==!0){
S||={};
S.url=!0;
S.headers=!0}
C=`else`}
if(!h){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/flat/else/if`,
keyword:`if`,
params:{
failingKeyword:C}});
p++}
var v=c===p;
g=v;
if(g&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
y=`else`}
if(!g){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/flat/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.type=!0;
b.transportType=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/flat/properties/type/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamableHttp`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/flat/properties/type/enum`,
keyword:`enum`,
params:{}};
u=d(u,e);
p++}}
if(e.transportType!==void 0&&n.call(e,`transportType`)){
let n=e.transportType;
if(typeof n!=`string`){
let e={
instancePath:t+`/transportType`,
schemaPath:`#/$defs/flat/properties/transportType/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`&&n!==`streamableHttp`){
let e={
instancePath:t+`/transportType`,
schemaPath:`#/$defs/flat/properties/transportType/enum`,
keyword:`enum`,
params:{}};
u=d(u,e);
p++}}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/flat/type`,
keyword:`type`,
params:{}});
p++}
c.errors=u;
m.props=b;
return p===0}
c.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let u=null;
let p=0;
let m=l.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
u=d(u,{});
p++}else 
if(e.transport!==void 0&&n.call(e,`transport`)){
let t=e.transport;
if(!t||typeof t!=`object`||Array.isArray(t)){
u=d(u,{});
p++}}}else{
u=d(u,{});
p++}}
var v=_===p;
p=h;
u!==null&&(h?u.length=Math.min(u.length,h):u=null);
let y;
if(v){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&n.call(e,`transport`)&&!s(e.transport,{
instancePath:t+`/transport`,
parentData:e,
parentDataProperty:`transport`,
rootData:a,
dynamicAnchors:o})){
u=f(u,s.errors);
p+=s.errors.length}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
p++}
var v=r===p;
g=v;
if(g){
var b={};
b.transport=!0}
y=`then`}else{
let n=p;
if(c(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o}))
var x=c.evaluated.props;else{
u=f(u,c.errors);
p+=c.errors.length}
var v=n===p;
g=v;
if(g&&b!==!0&&x!==void 0){
if(x===!0)
b=!0;else{
b||={};
Object.assign(b,x)}}
y=`else`}
if(!g){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.disabled=!0;
b.metadata=!0;
b.oauth=!0;
b.timeout=!0;
b.autoApprove=!0;
b.remoteConfigured=!0;
b.oauthClient=!0}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}
if(e.metadata!==void 0&&n.call(e,`metadata`)){
let n=e.metadata;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/metadata`,
schemaPath:`#/$defs/server/properties/metadata/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{}};
u=d(u,e);
p++}}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
l.errors=u;
m.props=b;
return p===0}
l.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let p=u.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
s=d(s,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
c++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!l(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=f(s,l.errors);
c+=l.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
s=d(s,e);
c++}}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
c++}
u.errors=s;
return c===0}
u.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}
function p(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.cline_exports=n;
exports.require_cline=f;
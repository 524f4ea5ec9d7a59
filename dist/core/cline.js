"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>p});
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
fitting:[`command`,`args`,`env`,`cwd`],
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
starts:{
blanks:`one-program`,
shellOnWindows:`H:CLS`,
by:`H:CLS`},
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
const{
belongsTo:l,...u}=c;
const d={...u,
id:`cline-misplaced`,
title:`a servers file where Cline does not look`,
files:[...t.wrongNames(`.cline`),`.cline/cline_mcp_settings.json`],
userFiles:t.wrongNames(`~/.cline`),
schema:`none`,
syntax:t.passedOver(i),
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
function f(e,n){
let r=`${e}__${n}`;
let i=r.replace(/[^a-zA-Z0-9_-]+/g,`_`);
if(i===r&&r.length<=64)
return r;
let a=t.sha1(r).slice(0,8);
return`${i.slice(0,55)||`mcp_tool`}_${a}`}
var p=t.defineClient({
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
formats:[c,d],
toolNames:{
form:`S__T`,
server:e=>e.replace(/[^a-zA-Z0-9_-]+/g,`_`),
name:f,
collision:`a name that had to be changed ends in a hash; of a__b with c and a with b__c one is lost`,
clash:{
across:`one`},
limit:{
most:64,
length:(e,t)=>e.length+2+t.length,
over:`hashed`,
by:`R:CLI`},
by:`R:CLI`}});
var m=e.__commonJSMin(((e,t)=>{
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
"required": [
"transportType"
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
let r=m;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
s=f(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/strings/additionalProperties/type`);
c++}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
c++}
i.errors=s;
return c===0}
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
m++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(r(n)<1){
u=f(u,t+`/url`,`#/$defs/remote/properties/url/minLength`,{
limit:1});
m++}}else{
u=f(u,t+`/url`,`#/$defs/remote/properties/url/type`);
m++}}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:c,
dynamicAnchors:l})){
u=p(u,i.errors);
m+=i.errors.length}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
m++}
a.errors=u;
return m===0}
function o(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
m++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
u=f(u,t+`/command`,`#/$defs/local/properties/command/minLength`,{
limit:1});
m++}}else{
u=f(u,t+`/command`,`#/$defs/local/properties/command/type`);
m++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=f(u,t+`/args/`+r,`#/$defs/local/properties/args/items/type`);
m++}}else{
u=f(u,t+`/args`,`#/$defs/local/properties/args/type`);
m++}}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:c,
dynamicAnchors:l})){
u=p(u,i.errors);
m+=i.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n==`string`){
if(r(n)<1){
u=f(u,t+`/cwd`,`#/$defs/local/properties/cwd/minLength`,{
limit:1});
m++}}else{
u=f(u,t+`/cwd`,`#/$defs/local/properties/cwd/type`);
m++}}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
m++}
o.errors=u;
return m===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/transport/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
m++}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/transport/allOf/0/type`,
keyword:`type`,
params:{}});
m++}
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=d(u,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamableHttp`){
u=d(u,{});
m++}}}else{
u=d(u,{});
m++}}
var v=_===m;
m=h;
u!==null&&(h?u.length=Math.min(u.length,h):u=null);
let y;
if(v){
let n=m;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:l})){
u=p(u,a.errors);
m+=a.errors.length}
var v=n===m;
g=v;
if(g){
var b={};
b.url=!0;
b.headers=!0;
b.type=!0}
y=`then`}else{
let n=m;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:l})){
u=p(u,o.errors);
m+=o.errors.length}
var v=n===m;
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
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.type=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
u=f(u,t+`/type`,`#/$defs/transport/properties/type/type`);
m++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamableHttp`){
u=f(u,t+`/type`,`#/$defs/transport/properties/type/enum`);
m++}}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/transport/type`,
keyword:`type`,
params:{}});
m++}
s.errors=u;
return m===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:s=e,
dynamicAnchors:l={}}={}){
let u=null;
let m=0;
let h=c.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(m===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=d(u,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamableHttp`){
u=d(u,{});
m++}}}else{
u=d(u,{});
m++}}
var y=v===m;
m=g;
u!==null&&(g?u.length=Math.min(u.length,g):u=null);
let b;
if(y){
let n=m;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:s,
dynamicAnchors:l})){
u=p(u,a.errors);
m+=a.errors.length}
var y=n===m;
_=y;
if(_){
var x={};
x.url=!0;
x.headers=!0;
x.type=!0}
b=`then`}else{
let c=m;
let f=m;
let h=!0;
let g=m;
let v=m;
let E=!1;
let D=m;
if(m===D){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=d(u,{});
m++}}else{
u=d(u,{});
m++}}
var S=D===m;
E||=S;
let O=m;
if(m===O){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transportType===void 0||!n.call(e,`transportType`)){
u=d(u,{});
m++}}else{
u=d(u,{});
m++}}
var S=O===m;
E||=S;
let k=m;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=d(u,{});
m++}
let A=m;
let j=m;
if(m===j){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=d(u,{});
m++}else 
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=d(u,{});
m++}}else{
u=d(u,{});
m++}}
if(j===m){
u=d(u,{});
m++}else{
m=A;
u!==null&&(A?u.length=Math.min(u.length,A):u=null)}
var S=k===m;
E||=S;
let M=m;
if(m===M){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let t=m;
if(typeof e.command!=`string`){
u=d(u,{});
m++}
var C=t===m}else 
var C=!0;
if(C){
if(e.args!==void 0&&n.call(e,`args`)){
let t=e.args;
let n=m;
if(m===n){
if(Array.isArray(t)){
let e=t.length;
for(
let n=0;n<e;n++){
let e=m;
if(typeof t[n]!=`string`){
u=d(u,{});
m++}
if(e!==m)
break}}else{
u=d(u,{});
m++}}
var C=n===m}else 
var C=!0;
if(C){
if(e.env!==void 0&&n.call(e,`env`)){
let t=e.env;
let n=m;
if(m===n){
if(t&&typeof t==`object`&&!Array.isArray(t))
for(
let e of Object.keys(t)){
let n=m;
if(typeof t[e]!=`string`){
u=d(u,{});
m++}
if(n!==m)
break}else{
u=d(u,{});
m++}}
var C=n===m}else 
var C=!0;
if(C){
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let t=m;
if(typeof e.cwd!=`string`){
u=d(u,{});
m++}
var C=t===m}else 
var C=!0}}}}else{
u=d(u,{});
m++}}
var S=M===m;
E||=S;
if(S){
var w={};
w.command=!0;
w.args=!0;
w.env=!0;
w.cwd=!0}
if(E){
m=v;
u!==null&&(v?u.length=Math.min(u.length,v):u=null)}else{
u=d(u,{});
m++}
if(m===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=d(u,{});
m++}}else{
u=d(u,{});
m++}}
var T=g===m;
m=f;
u!==null&&(f?u.length=Math.min(u.length,f):u=null);
let N;
if(T){
let n=m;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:s,
dynamicAnchors:l})){
u=p(u,o.errors);
m+=o.errors.length}
var T=n===m;
h=T;
if(h&&w!==!0){
w||={};
w.command=!0;
w.args=!0;
w.env=!0;
w.cwd=!0}
N=`then`}else{
let n=m;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:s,
dynamicAnchors:l})){
u=p(u,a.errors);
m+=a.errors.length}
var T=n===m;
h=T;
if(h&&w!==!0){
w||={};
w.url=!0;
w.headers=!0}
N=`else`}
if(!h){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/flat/else/if`,
keyword:`if`,
params:{
failingKeyword:N}});
m++}
var y=c===m;
_=y;
if(_&&x!==!0&&w!==void 0){
if(w===!0)
x=!0;else{
x||={};
Object.assign(x,w)}}
b=`else`}
if(!_){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/flat/if`,
keyword:`if`,
params:{
failingKeyword:b}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.type=!0;
x.transportType=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
u=f(u,t+`/type`,`#/$defs/flat/properties/type/type`);
m++}
if(n!==`stdio`&&n!==`sse`&&n!==`streamableHttp`){
u=f(u,t+`/type`,`#/$defs/flat/properties/type/enum`);
m++}}
if(e.transportType!==void 0&&n.call(e,`transportType`)){
let n=e.transportType;
if(typeof n!=`string`){
u=f(u,t+`/transportType`,`#/$defs/flat/properties/transportType/type`);
m++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`&&n!==`streamableHttp`){
u=f(u,t+`/transportType`,`#/$defs/flat/properties/transportType/enum`);
m++}}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/flat/type`,
keyword:`type`,
params:{}});
m++}
c.errors=u;
h.props=x;
return m===0}
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
let m=0;
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport===void 0||!n.call(e,`transport`)){
u=d(u,{});
m++}else 
if(e.transport!==void 0&&n.call(e,`transport`)){
let t=e.transport;
if(!t||typeof t!=`object`||Array.isArray(t)){
u=d(u,{});
m++}}}else{
u=d(u,{});
m++}}
var v=_===m;
m=h;
u!==null&&(h?u.length=Math.min(u.length,h):u=null);
let y;
if(v){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&n.call(e,`transport`)&&!s(e.transport,{
instancePath:t+`/transport`,
parentData:e,
parentDataProperty:`transport`,
rootData:a,
dynamicAnchors:o})){
u=p(u,s.errors);
m+=s.errors.length}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
m++}
var v=r===m;
g=v;
if(g){
var b={};
b.transport=!0}
y=`then`}else{
let n=m;
if(c(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o}))
var x=c.evaluated.props;else{
u=p(u,c.errors);
m+=c.errors.length}
var v=n===m;
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
m++}
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
u=f(u,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
m++}
if(e.metadata!==void 0&&n.call(e,`metadata`)){
let n=e.metadata;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=f(u,t+`/metadata`,`#/$defs/server/properties/metadata/type`);
m++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=f(u,t+`/oauth`,`#/$defs/server/properties/oauth/type`);
m++}}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
l.errors=u;
return m===0}
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
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
s=p(s,l.errors);
c+=l.errors.length}}else{
s=f(s,t+`/mcpServers`,`#/properties/mcpServers/type`);
c++}}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
c++}
u.errors=s;
return c===0}
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t,n,r={}){
return d(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function p(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}
function m(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.cline_exports=n;
exports.require_cline=m;
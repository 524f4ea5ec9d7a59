"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>b});
const r={
effect:`refuses-file`,
by:`H:EVC`,
note:`Every Code does not start`};
const i={
effect:`fails-server`,
by:`H:EVC`};
const a={
effect:`fine`,
by:`H:EVC`};
const o={
by:`H:EVC`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:a},
lacks:{
transports:[`sse`,`ws`],
by:`H:EVC`},
fields:{
command:{
is:`command`,
for:[`stdio`],
note:`its presence makes the server a local one`},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string; the server inherits little else`},
url:{
is:`url`,
for:[`http`],
note:`Streamable HTTP; there is no SSE`},
bearer_token:{
is:`auth`,
form:`bearer-token`,
for:[`http`],
note:"counts before `bearer_token_env_var`"},
bearer_token_env_var:{
is:`auth`,
form:`bearer-variable`,
for:[`http`],
note:`the name of a variable that holds the token`},
http_headers:{
is:`headers`,
for:[`http`],
note:"not `headers`"},
env_http_headers:{
is:`other`,
form:`header-variables`,
for:[`http`],
note:`header to the name of a variable`},
oauth_resource:{
is:`oauth`,
part:`resource`,
for:[`http`],
takes:[`text`],
idle:!0,
note:`taken and not used: there is no signing in with OAuth`},
startup_timeout_sec:{
is:`startupTimeout`,
unit:`s`,
default:`10`},
startup_timeout_ms:{
is:`startupTimeout`,
unit:`ms`,
note:"where there is no `startup_timeout_sec`"},
tool_timeout_sec:{
is:`timeout`,
unit:`s`},
enabled_tools:{
is:`toolsAllowed`,
closes:`H:EVC`},
disabled_tools:{
is:`toolsDenied`},
enabled:{
is:`enabled`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0}},
bad:r,
switchOff:`move the table to "mcp_servers_disabled"`,
notObject:r,
neither:r,
both:{
reaction:r},
otherTransport:r,
urls:{
reaction:i},
unsendable:i,
starts:{
blanks:`one-program`,
by:`H:EVC`},
keepsTilde:{
words:`H:EVC`},
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`H:EVC`},
names:[{
pattern:/^[a-zA-Z0-9_-]+$/,
allows:`letters, digits, "_" and "-"`,
reaction:i}]};
const s={
language:`toml`,
bom:{
effect:`fine`,
by:`L:EVC`},
empty:a,
broken:r,
duplicates:r};
const c={
id:`every-code`,
title:`Every Code's configuration`,
files:[],
ofUser:!0,
userFiles:[`~/.code/config.toml`],
schemaBy:`H:EVC`,
syntax:s,
servers:[{
at:[`mcp_servers`]}],
noMap:a,
badRoot:r,
dialect:o,
belongsTo:`user`,
claims:`shape`};
const{
ofUser:l,
userFiles:u,
belongsTo:d,...f}=c;
const p={...f,
schema:`none`,
servers:[],
badRoot:a};
const m={...p,
id:`every-code-project`,
title:`a configuration in a project, where Every Code does not look`,
files:[`.code/config.toml`],
syntax:{...s,
broken:a,
duplicates:a},
place:`a project's folder`,
unread:[{
at:[`mcp_servers`],
instead:`~/.code/config.toml`,
by:`H:EVC`}]};
const h={...p,
id:`every-code-misplaced`,
title:`a servers file where Every Code does not look`,
files:t.wrongNames(`.code`),
userFiles:t.wrongNames(`~/.code`),
syntax:t.passedOver(a),
place:`this path`,
unread:[`mcpServers`,`mcp_servers`].map(e=>({
at:[e],
instead:`~/.code/config.toml, each as a table "[mcp_servers.<name>]"`,
by:`H:EVC`}))};
const g=e=>e.replace(/[^A-Za-z0-9_-]/gu,`_`);
function _(e,t){
let n=`${e}__${t}`;
let r=g(n);
return r.length>64?v(r,n):r}
function v(e,n){
let r=t.sha1(n);
return e.slice(0,64-r.length)+r}
function y(e){
let t=new Map;
let n=new Set;
return e.map(({
server:e,
tool:r})=>{
let i=`${e}__${r}`;
let a=_(e,r);
let o=t.get(i)??(n.has(a)?v(a,i):a);
t.set(i,o);
n.add(o);
return o})}
var b=t.defineClient({
id:`every-code`,
name:`Every Code`,
sources:{
EVC:{
title:`just-every/code 6ad6d5c, read`,
version:`0.6.172`,
date:`2026-08-12`}},
formats:[c,m,h],
moved:[{
env:`CODE_HOME`,
from:`~/.code`,
by:`H:EVC`}],
toolNames:{
form:`S__T`,
server:g,
name:_,
names:y,
apartBy:`a hash`,
collision:`the later of the names that collide ends in a hash of 40 digits; the same name twice is one tool`,
clash:{
across:`one`},
limit:{
most:64,
length:(e,t)=>g(`${e}__${t}`).length,
over:`hashed`,
by:`H:EVC`},
by:`H:EVC`}});
var x=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp_servers": {
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
"url": {
"type": "string"
},
"bearer_token": {
"type": "string"
},
"bearer_token_env_var": {
"type": "string"
},
"http_headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"env_http_headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"oauth_resource": {
"type": "string"
},
"startup_timeout_sec": {
"type": "number",
"minimum": 0,
"exclusiveMaximum": 18446744073709552000
},
"startup_timeout_ms": {
"type": "integer",
"minimum": 0
},
"tool_timeout_sec": {
"type": "number",
"minimum": 0,
"exclusiveMaximum": 18446744073709552000
},
"enabled_tools": {
"type": "array",
"items": {
"type": "string"
}
},
"disabled_tools": {
"type": "array",
"items": {
"type": "string"
}
}
},
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"type": "object",
"properties": {
"url": {
"x-rule": "transport-conflict",
"not": {}
},
"bearer_token": {
"x-rule": "field-other-transport",
"not": {}
},
"bearer_token_env_var": {
"x-rule": "field-other-transport",
"not": {}
},
"http_headers": {
"x-rule": "field-other-transport",
"not": {}
},
"env_http_headers": {
"x-rule": "field-other-transport",
"not": {}
},
"oauth_resource": {
"x-rule": "field-other-transport",
"not": {}
}
}
},
"else": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"url"
],
"if": {
"type": "object",
"required": [
"url"
]
},
"then": {
"type": "object",
"properties": {
"args": {
"x-rule": "field-other-transport",
"not": {}
},
"env": {
"x-rule": "field-other-transport",
"not": {}
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
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=d;
let p=!0;
let m=d;
if(d===m){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=a(u,{});
d++}}else{
u=a(u,{});
d++}}
var h=m===d;
d=f;
u!==null&&(f?u.length=Math.min(u.length,f):u=null);
let g;
if(h){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)){
u=o(u,t+`/url`,`#/$defs/server/then/properties/url/not`);
d++}
if(e.bearer_token!==void 0&&n.call(e,`bearer_token`)){
u=o(u,t+`/bearer_token`,`#/$defs/server/then/properties/bearer_token/not`);
d++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)){
u=o(u,t+`/bearer_token_env_var`,`#/$defs/server/then/properties/bearer_token_env_var/not`);
d++}
if(e.http_headers!==void 0&&n.call(e,`http_headers`)){
u=o(u,t+`/http_headers`,`#/$defs/server/then/properties/http_headers/not`);
d++}
if(e.env_http_headers!==void 0&&n.call(e,`env_http_headers`)){
u=o(u,t+`/env_http_headers`,`#/$defs/server/then/properties/env_http_headers/not`);
d++}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)){
u=o(u,t+`/oauth_resource`,`#/$defs/server/then/properties/oauth_resource/not`);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
d++}
var h=r===d;
p=h;
if(p){
var _={};
_.url=!0;
_.bearer_token=!0;
_.bearer_token_env_var=!0;
_.http_headers=!0;
_.env_http_headers=!0;
_.oauth_resource=!0}
g=`then`}else{
let r=d;
let i=d;
let s=!0;
let c=d;
if(d===c){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=a(u,{});
d++}}else{
u=a(u,{});
d++}}
var v=c===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(v){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
u=o(u,t+`/args`,`#/$defs/server/else/then/properties/args/not`);
d++}
if(e.env!==void 0&&n.call(e,`env`)){
u=o(u,t+`/env`,`#/$defs/server/else/then/properties/env/not`);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/else/then/type`,
keyword:`type`,
params:{}});
d++}
var v=r===d;
s=v;
if(s){
var y={};
y.args=!0;
y.env=!0}}
if(!s){
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/else/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/else/type`,
keyword:`type`,
params:{}});
d++}
var h=r===d;
p=h;
if(p&&_!==!0&&y!==void 0){
if(y===!0)
_=!0;else{
_||={};
Object.assign(_,y)}}
g=`else`}
if(!p){
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:g}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(_!==!0){
_||={};
_.command=!0;
_.args=!0;
_.env=!0;
_.url=!0;
_.bearer_token=!0;
_.bearer_token_env_var=!0;
_.http_headers=!0;
_.env_http_headers=!0;
_.oauth_resource=!0;
_.startup_timeout_sec=!0;
_.startup_timeout_ms=!0;
_.tool_timeout_sec=!0;
_.enabled_tools=!0;
_.disabled_tools=!0}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=o(u,t+`/command`,`#/$defs/server/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
d++}}else{
u=o(u,t+`/args`,`#/$defs/server/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
d++}}else{
u=o(u,t+`/env`,`#/$defs/server/properties/env/type`);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=o(u,t+`/url`,`#/$defs/server/properties/url/type`);
d++}
if(e.bearer_token!==void 0&&n.call(e,`bearer_token`)&&typeof e.bearer_token!=`string`){
u=o(u,t+`/bearer_token`,`#/$defs/server/properties/bearer_token/type`);
d++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)&&typeof e.bearer_token_env_var!=`string`){
u=o(u,t+`/bearer_token_env_var`,`#/$defs/server/properties/bearer_token_env_var/type`);
d++}
if(e.http_headers!==void 0&&n.call(e,`http_headers`)){
let n=e.http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/http_headers/additionalProperties/type`);
d++}}else{
u=o(u,t+`/http_headers`,`#/$defs/server/properties/http_headers/type`);
d++}}
if(e.env_http_headers!==void 0&&n.call(e,`env_http_headers`)){
let n=e.env_http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/env_http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env_http_headers/additionalProperties/type`);
d++}}else{
u=o(u,t+`/env_http_headers`,`#/$defs/server/properties/env_http_headers/type`);
d++}}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
u=o(u,t+`/oauth_resource`,`#/$defs/server/properties/oauth_resource/type`);
d++}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
u=o(u,t+`/startup_timeout_sec`,`#/$defs/server/properties/startup_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
d++}
if(n>=0x10000000000000000||isNaN(n)){
u=o(u,t+`/startup_timeout_sec`,`#/$defs/server/properties/startup_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
d++}}else{
u=o(u,t+`/startup_timeout_sec`,`#/$defs/server/properties/startup_timeout_sec/type`);
d++}}
if(e.startup_timeout_ms!==void 0&&n.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
u=o(u,t+`/startup_timeout_ms`,`#/$defs/server/properties/startup_timeout_ms/type`);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
u=o(u,t+`/startup_timeout_ms`,`#/$defs/server/properties/startup_timeout_ms/minimum`,{
comparison:`>=`,
limit:0});
d++}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
u=o(u,t+`/tool_timeout_sec`,`#/$defs/server/properties/tool_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
d++}
if(n>=0x10000000000000000||isNaN(n)){
u=o(u,t+`/tool_timeout_sec`,`#/$defs/server/properties/tool_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
d++}}else{
u=o(u,t+`/tool_timeout_sec`,`#/$defs/server/properties/tool_timeout_sec/type`);
d++}}
if(e.enabled_tools!==void 0&&n.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/enabled_tools/`+r,`#/$defs/server/properties/enabled_tools/items/type`);
d++}}else{
u=o(u,t+`/enabled_tools`,`#/$defs/server/properties/enabled_tools/type`);
d++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/disabled_tools/`+r,`#/$defs/server/properties/disabled_tools/items/type`);
d++}}else{
u=o(u,t+`/disabled_tools`,`#/$defs/server/properties/disabled_tools/type`);
d++}}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp_servers!==void 0&&n.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/mcp_servers`,`#/properties/mcp_servers/type`);
p++}}}else{
f=a(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t,n,r={}){
return a(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.every_code_exports=n;
exports.require_every_code=x;
"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>l});
const r={
effect:`fine`,
by:`H:PIA`};
const i={
effect:`fails-server`,
by:`H:PIA`};
const a={
effect:`refuses-file`,
by:`H:PIA`};
const o={
effect:`drops-file`,
by:`H:PIA`};
const s=["${NAME}",`{env:NAME}`];
const c={
id:`pi`,
title:`the servers of Pi's MCP adapter`,
files:[`.pi/mcp.json`],
userFiles:[`~/.pi/agent/mcp.json`,`~/.config/mcp/mcp.json`],
schemaBy:`H:PIA`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:a,
empty:r,
broken:a,
duplicates:r},
servers:[{
at:[`mcpServers`]},{
at:[`mcp-servers`]}],
noMap:r,
wrongKey:o,
badRoot:o,
nullMap:r,
dialect:{
by:`H:PIA`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
alsoSpeaks:{
sse:`where a server does not know Streamable HTTP, SSE is tried`},
fields:{
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`a value that begins with "!" is a command whose output counts`},
inheritEnv:{
is:`other`,
for:[`stdio`],
default:`true`},
cwd:{
is:`cwd`,
for:[`stdio`],
note:`a folder that is absent is an error`},
literalEnv:{
is:`other`,
for:[`stdio`]},
debug:{
is:`other`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
requestHeadersCommand:{
is:`headersHelper`,
for:[`http`,`sse`]},
httpTransport:{
is:`transport`,
for:[`http`,`sse`],
spellings:{
"streamable-http":`http`,
sse:`sse`},
note:`without it Streamable HTTP is tried first, then SSE`},
caFile:{
is:`other`,
for:[`http`,`sse`]},
auth:{
is:`auth`,
for:[`http`,`sse`],
note:'`"oauth"`, `"bearer"` or `false`'},
bearerToken:{
is:`auth`,
form:`bearer-token`,
for:[`http`,`sse`]},
bearerTokenEnv:{
is:`auth`,
form:`bearer-variable`,
for:[`http`,`sse`]},
bearerTokenStore:{
is:`other`,
for:[`http`,`sse`]},
oauth:{
is:`oauth`,
for:[`http`,`sse`],
takes:[`object`,`boolean`]},
socket:{
is:`other`,
note:`the path of a Unix socket, in place of a command and an address`},
lifecycle:{
is:`other`,
default:'`"lazy"`'},
idleTimeout:{
is:`other`,
note:`minutes`},
requestTimeoutMs:{
is:`timeout`,
unit:`ms`},
exposeResources:{
is:`other`},
directTools:{
is:`alwaysLoad`},
toolPrefix:{
is:`other`},
includeTools:{
is:`toolsAllowed`},
excludeTools:{
is:`toolsDenied`},
searchKeywords:{
is:`other`},
approveTools:{
is:`toolPolicy`},
trace:{
is:`other`},
protocolVersion:{
is:`other`},
tasks:{
is:`other`},
disabled:{
is:`disabled`,
note:"only `true` counts"},
type:{
is:`transport`,
idle:!0,
note:`not read`},
transport:{
is:`transport`,
idle:!0,
note:`not read`},
enabled:{
is:`enabled`,
unread:!0},
timeout:{
is:`timeout`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0},
serverUrl:{
is:`url`,
unread:!0},
httpUrl:{
is:`url`,
unread:!0}},
bad:i,
emptyMeansAbsent:!0,
notObject:{
effect:`drops-server`,
by:`H:PIA`},
neither:i,
overrides:[`disabled`,`socket`,`directTools`,`includeTools`,`excludeTools`,`lifecycle`,`approveTools`],
both:{
winner:null,
reaction:i},
urls:{
parsed:`unless-variable`,
reaction:i},
starts:{
blanks:`one-program`,
by:`H:PIA`},
keepsTilde:{
words:`H:PIA`},
placeholders:{
in:{
args:s,
env:s,
cwd:s,
url:s,
headers:s,
auth:s},
whenUnset:`it becomes empty; in an address the server cannot start`,
by:`H:PIA`}},
claims:`path`,
readsToo:[`claude-code-project`]};
var l=t.defineClient({
id:`pi`,
name:`Pi's MCP adapter`,
sources:{
PIA:{
title:`pi-mcp-adapter, read`,
version:`2.36.0`,
date:`2026-11-19`}},
formats:[c],
moved:[{
env:`PI_CODING_AGENT_DIR`,
from:`~/.pi/agent`,
by:`H:PIA`}],
precedence:[{
sources:[{
format:`pi`,
files:`project`},{
format:`claude-code-project`,
files:`project`},{
format:`pi`,
files:[`~/.pi/agent/mcp.json`]},{
format:`pi`,
files:[`~/.config/mcp/mcp.json`]}],
same:`merged`,
by:`H:PIA`}]});
var u=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"settings": {
"x-effect": "refuses-file",
"x-by": "H:PIA",
"type": "object"
},
"mcp-servers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
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
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"cwd": {
"type": "string"
},
"socket": {
"type": "string"
},
"inheritEnv": {
"type": "boolean",
"x-effect": "ignored",
"x-by": "H:PIA"
},
"literalEnv": {
"type": "boolean",
"x-effect": "ignored",
"x-by": "H:PIA"
},
"debug": {
"type": "boolean",
"x-effect": "ignored",
"x-by": "H:PIA"
},
"requestHeadersCommand": {
"type": "object"
},
"httpTransport": {},
"caFile": {
"type": "string"
},
"auth": {
"x-by": "H:PIA",
"x-effect": "ignored",
"enum": [
"oauth",
"bearer",
false
]
},
"bearerToken": {
"type": "string"
},
"bearerTokenEnv": {
"type": "string"
},
"bearerTokenStore": {
"x-by": "H:PIA",
"x-effect": "ignored",
"type": "boolean"
},
"oauth": {
"x-effect": "ignored",
"x-by": "L:PIA",
"type": [
"object",
"boolean"
]
},
"lifecycle": {
"x-effect": "ignored",
"x-by": "H:PIA",
"enum": [
"keep-alive",
"lazy",
"lazy-keep-alive",
"eager"
]
},
"idleTimeout": {
"type": "number",
"x-effect": "ignored",
"x-by": "H:PIA"
},
"requestTimeoutMs": {
"type": "number",
"x-effect": "ignored",
"x-by": "H:PIA"
},
"exposeResources": {
"type": "boolean",
"x-effect": "ignored",
"x-by": "H:PIA"
},
"directTools": {
"x-effect": "ignored",
"x-by": "L:PIA",
"type": [
"boolean",
"array",
"string"
]
},
"toolPrefix": {
"x-by": "H:PIA",
"x-effect": "ignored",
"enum": [
"server",
"none",
"short",
"mcp",
null
]
},
"includeTools": {
"type": "array",
"items": {
"type": "string"
},
"x-effect": "ignored",
"x-by": "L:PIA"
},
"excludeTools": {
"type": "array",
"items": {
"type": "string"
},
"x-effect": "ignored",
"x-by": "L:PIA"
},
"searchKeywords": {
"type": "object",
"x-effect": "ignored",
"x-by": "L:PIA"
},
"approveTools": {
"x-effect": "ignored",
"x-by": "L:PIA",
"type": [
"boolean",
"array"
]
},
"trace": {
"type": "boolean",
"x-effect": "ignored",
"x-by": "L:PIA"
},
"protocolVersion": {
"x-by": "H:PIA",
"x-effect": "fails-server",
"enum": [
"auto",
"legacy",
"2026-07-28"
]
},
"tasks": {
"type": "boolean",
"x-effect": "ignored",
"x-by": "L:PIA"
},
"disabled": {
"type": "boolean",
"x-effect": "ignored",
"x-by": "H:PIA"
},
"type": {},
"transport": {}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/properties/args/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.socket!==void 0&&n.call(e,`socket`)&&typeof e.socket!=`string`){
let e={
instancePath:t+`/socket`,
schemaPath:`#/$defs/server/properties/socket/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.inheritEnv!==void 0&&n.call(e,`inheritEnv`)&&typeof e.inheritEnv!=`boolean`){
let e={
instancePath:t+`/inheritEnv`,
schemaPath:`#/$defs/server/properties/inheritEnv/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.literalEnv!==void 0&&n.call(e,`literalEnv`)&&typeof e.literalEnv!=`boolean`){
let e={
instancePath:t+`/literalEnv`,
schemaPath:`#/$defs/server/properties/literalEnv/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.debug!==void 0&&n.call(e,`debug`)&&typeof e.debug!=`boolean`){
let e={
instancePath:t+`/debug`,
schemaPath:`#/$defs/server/properties/debug/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.requestHeadersCommand!==void 0&&n.call(e,`requestHeadersCommand`)){
let n=e.requestHeadersCommand;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/requestHeadersCommand`,
schemaPath:`#/$defs/server/properties/requestHeadersCommand/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.caFile!==void 0&&n.call(e,`caFile`)&&typeof e.caFile!=`string`){
let e={
instancePath:t+`/caFile`,
schemaPath:`#/$defs/server/properties/caFile/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`bearer`&&n!==!1){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/properties/auth/enum`,
keyword:`enum`,
params:{}};
l=a(l,e);
u++}}
if(e.bearerToken!==void 0&&n.call(e,`bearerToken`)&&typeof e.bearerToken!=`string`){
let e={
instancePath:t+`/bearerToken`,
schemaPath:`#/$defs/server/properties/bearerToken/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.bearerTokenEnv!==void 0&&n.call(e,`bearerTokenEnv`)&&typeof e.bearerTokenEnv!=`string`){
let e={
instancePath:t+`/bearerTokenEnv`,
schemaPath:`#/$defs/server/properties/bearerTokenEnv/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.bearerTokenStore!==void 0&&n.call(e,`bearerTokenStore`)&&typeof e.bearerTokenStore!=`boolean`){
let e={
instancePath:t+`/bearerTokenStore`,
schemaPath:`#/$defs/server/properties/bearerTokenStore/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if((!n||typeof n!=`object`||Array.isArray(n))&&typeof n!=`boolean`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.lifecycle!==void 0&&n.call(e,`lifecycle`)){
let n=e.lifecycle;
if(n!==`keep-alive`&&n!==`lazy`&&n!==`lazy-keep-alive`&&n!==`eager`){
let e={
instancePath:t+`/lifecycle`,
schemaPath:`#/$defs/server/properties/lifecycle/enum`,
keyword:`enum`,
params:{}};
l=a(l,e);
u++}}
if(e.idleTimeout!==void 0&&n.call(e,`idleTimeout`)){
let n=e.idleTimeout;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/idleTimeout`,
schemaPath:`#/$defs/server/properties/idleTimeout/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.requestTimeoutMs!==void 0&&n.call(e,`requestTimeoutMs`)){
let n=e.requestTimeoutMs;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/requestTimeoutMs`,
schemaPath:`#/$defs/server/properties/requestTimeoutMs/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.exposeResources!==void 0&&n.call(e,`exposeResources`)&&typeof e.exposeResources!=`boolean`){
let e={
instancePath:t+`/exposeResources`,
schemaPath:`#/$defs/server/properties/exposeResources/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.directTools!==void 0&&n.call(e,`directTools`)){
let n=e.directTools;
if(typeof n!=`boolean`&&!Array.isArray(n)&&typeof n!=`string`){
let e={
instancePath:t+`/directTools`,
schemaPath:`#/$defs/server/properties/directTools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.toolPrefix!==void 0&&n.call(e,`toolPrefix`)){
let n=e.toolPrefix;
if(n!==`server`&&n!==`none`&&n!==`short`&&n!==`mcp`&&n!==null){
let e={
instancePath:t+`/toolPrefix`,
schemaPath:`#/$defs/server/properties/toolPrefix/enum`,
keyword:`enum`,
params:{}};
l=a(l,e);
u++}}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/includeTools/`+r,
schemaPath:`#/$defs/server/properties/includeTools/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/includeTools`,
schemaPath:`#/$defs/server/properties/includeTools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/excludeTools/`+r,
schemaPath:`#/$defs/server/properties/excludeTools/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/$defs/server/properties/excludeTools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.searchKeywords!==void 0&&n.call(e,`searchKeywords`)){
let n=e.searchKeywords;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/searchKeywords`,
schemaPath:`#/$defs/server/properties/searchKeywords/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.approveTools!==void 0&&n.call(e,`approveTools`)){
let n=e.approveTools;
if(typeof n!=`boolean`&&!Array.isArray(n)){
let e={
instancePath:t+`/approveTools`,
schemaPath:`#/$defs/server/properties/approveTools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.trace!==void 0&&n.call(e,`trace`)&&typeof e.trace!=`boolean`){
let e={
instancePath:t+`/trace`,
schemaPath:`#/$defs/server/properties/trace/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.protocolVersion!==void 0&&n.call(e,`protocolVersion`)){
let n=e.protocolVersion;
if(n!==`auto`&&n!==`legacy`&&n!==`2026-07-28`){
let e={
instancePath:t+`/protocolVersion`,
schemaPath:`#/$defs/server/properties/protocolVersion/enum`,
keyword:`enum`,
params:{}};
l=a(l,e);
u++}}
if(e.tasks!==void 0&&n.call(e,`tasks`)&&typeof e.tasks!=`boolean`){
let e={
instancePath:t+`/tasks`,
schemaPath:`#/$defs/server/properties/tasks/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
command:!0,
args:!0,
env:!0,
url:!0,
headers:!0,
cwd:!0,
socket:!0,
inheritEnv:!0,
literalEnv:!0,
debug:!0,
requestHeadersCommand:!0,
httpTransport:!0,
caFile:!0,
auth:!0,
bearerToken:!0,
bearerTokenEnv:!0,
bearerTokenStore:!0,
oauth:!0,
lifecycle:!0,
idleTimeout:!0,
requestTimeoutMs:!0,
exposeResources:!0,
directTools:!0,
toolPrefix:!0,
includeTools:!0,
excludeTools:!0,
searchKeywords:!0,
approveTools:!0,
trace:!0,
protocolVersion:!0,
tasks:!0,
disabled:!0,
type:!0,
transport:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=o(d,r.errors);
f+=r.errors.length}}}
if(e.settings!==void 0&&n.call(e,`settings`)){
let n=e.settings;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/settings`,
schemaPath:`#/properties/settings/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}
if(e[`mcp-servers`]!==void 0&&n.call(e,`mcp-servers`)){
let n=e[`mcp-servers`];
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/mcp-servers`,
schemaPath:`#/properties/mcp-servers/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcp-servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=o(d,r.errors);
f+=r.errors.length}}}}else{
d=a(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
i.evaluated={
props:{
mcpServers:!0,
settings:!0,
"mcp-servers":!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.pi_exports=n;
exports.require_pi=u;
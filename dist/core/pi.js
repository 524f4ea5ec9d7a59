"use strict";
const e=require("./core.js").rolldownRuntime;
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
transportKey:`httpTransport`,
transportKeyNeedsUrl:!0,
spellings:{
"streamable-http":`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
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
is:`other`,
idle:!0,
note:`not read`},
transport:{
is:`other`,
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
unknownTransport:{
withCommand:r,
withUrl:{
effect:`ignored`,
by:`H:PIA`,
note:`SSE is spoken`}},
mismatch:r,
emptyMeansAbsent:!0,
notObject:{
effect:`drops-server`,
by:`H:PIA`},
neither:i,
overrides:[`disabled`,`socket`,`directTools`,`includeTools`,`excludeTools`,`lifecycle`,`approveTools`],
both:{
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
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
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
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
d++}}else{
u=o(u,t+`/headers`,`#/$defs/server/properties/headers/type`);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
u=o(u,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
d++}
if(e.socket!==void 0&&n.call(e,`socket`)&&typeof e.socket!=`string`){
u=o(u,t+`/socket`,`#/$defs/server/properties/socket/type`);
d++}
if(e.inheritEnv!==void 0&&n.call(e,`inheritEnv`)&&typeof e.inheritEnv!=`boolean`){
u=o(u,t+`/inheritEnv`,`#/$defs/server/properties/inheritEnv/type`);
d++}
if(e.literalEnv!==void 0&&n.call(e,`literalEnv`)&&typeof e.literalEnv!=`boolean`){
u=o(u,t+`/literalEnv`,`#/$defs/server/properties/literalEnv/type`);
d++}
if(e.debug!==void 0&&n.call(e,`debug`)&&typeof e.debug!=`boolean`){
u=o(u,t+`/debug`,`#/$defs/server/properties/debug/type`);
d++}
if(e.requestHeadersCommand!==void 0&&n.call(e,`requestHeadersCommand`)){
let n=e.requestHeadersCommand;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=o(u,t+`/requestHeadersCommand`,`#/$defs/server/properties/requestHeadersCommand/type`);
d++}}
if(e.caFile!==void 0&&n.call(e,`caFile`)&&typeof e.caFile!=`string`){
u=o(u,t+`/caFile`,`#/$defs/server/properties/caFile/type`);
d++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`bearer`&&n!==!1){
u=o(u,t+`/auth`,`#/$defs/server/properties/auth/enum`);
d++}}
if(e.bearerToken!==void 0&&n.call(e,`bearerToken`)&&typeof e.bearerToken!=`string`){
u=o(u,t+`/bearerToken`,`#/$defs/server/properties/bearerToken/type`);
d++}
if(e.bearerTokenEnv!==void 0&&n.call(e,`bearerTokenEnv`)&&typeof e.bearerTokenEnv!=`string`){
u=o(u,t+`/bearerTokenEnv`,`#/$defs/server/properties/bearerTokenEnv/type`);
d++}
if(e.bearerTokenStore!==void 0&&n.call(e,`bearerTokenStore`)&&typeof e.bearerTokenStore!=`boolean`){
u=o(u,t+`/bearerTokenStore`,`#/$defs/server/properties/bearerTokenStore/type`);
d++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if((!n||typeof n!=`object`||Array.isArray(n))&&typeof n!=`boolean`){
u=o(u,t+`/oauth`,`#/$defs/server/properties/oauth/type`);
d++}}
if(e.lifecycle!==void 0&&n.call(e,`lifecycle`)){
let n=e.lifecycle;
if(n!==`keep-alive`&&n!==`lazy`&&n!==`lazy-keep-alive`&&n!==`eager`){
u=o(u,t+`/lifecycle`,`#/$defs/server/properties/lifecycle/enum`);
d++}}
if(e.idleTimeout!==void 0&&n.call(e,`idleTimeout`)){
let n=e.idleTimeout;
if(!(typeof n==`number`&&isFinite(n))){
u=o(u,t+`/idleTimeout`,`#/$defs/server/properties/idleTimeout/type`);
d++}}
if(e.requestTimeoutMs!==void 0&&n.call(e,`requestTimeoutMs`)){
let n=e.requestTimeoutMs;
if(!(typeof n==`number`&&isFinite(n))){
u=o(u,t+`/requestTimeoutMs`,`#/$defs/server/properties/requestTimeoutMs/type`);
d++}}
if(e.exposeResources!==void 0&&n.call(e,`exposeResources`)&&typeof e.exposeResources!=`boolean`){
u=o(u,t+`/exposeResources`,`#/$defs/server/properties/exposeResources/type`);
d++}
if(e.directTools!==void 0&&n.call(e,`directTools`)){
let n=e.directTools;
if(typeof n!=`boolean`&&!Array.isArray(n)&&typeof n!=`string`){
u=o(u,t+`/directTools`,`#/$defs/server/properties/directTools/type`);
d++}}
if(e.toolPrefix!==void 0&&n.call(e,`toolPrefix`)){
let n=e.toolPrefix;
if(n!==`server`&&n!==`none`&&n!==`short`&&n!==`mcp`&&n!==null){
u=o(u,t+`/toolPrefix`,`#/$defs/server/properties/toolPrefix/enum`);
d++}}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/includeTools/`+r,`#/$defs/server/properties/includeTools/items/type`);
d++}}else{
u=o(u,t+`/includeTools`,`#/$defs/server/properties/includeTools/type`);
d++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/excludeTools/`+r,`#/$defs/server/properties/excludeTools/items/type`);
d++}}else{
u=o(u,t+`/excludeTools`,`#/$defs/server/properties/excludeTools/type`);
d++}}
if(e.searchKeywords!==void 0&&n.call(e,`searchKeywords`)){
let n=e.searchKeywords;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=o(u,t+`/searchKeywords`,`#/$defs/server/properties/searchKeywords/type`);
d++}}
if(e.approveTools!==void 0&&n.call(e,`approveTools`)){
let n=e.approveTools;
if(typeof n!=`boolean`&&!Array.isArray(n)){
u=o(u,t+`/approveTools`,`#/$defs/server/properties/approveTools/type`);
d++}}
if(e.trace!==void 0&&n.call(e,`trace`)&&typeof e.trace!=`boolean`){
u=o(u,t+`/trace`,`#/$defs/server/properties/trace/type`);
d++}
if(e.protocolVersion!==void 0&&n.call(e,`protocolVersion`)){
let n=e.protocolVersion;
if(n!==`auto`&&n!==`legacy`&&n!==`2026-07-28`){
u=o(u,t+`/protocolVersion`,`#/$defs/server/properties/protocolVersion/enum`);
d++}}
if(e.tasks!==void 0&&n.call(e,`tasks`)&&typeof e.tasks!=`boolean`){
u=o(u,t+`/tasks`,`#/$defs/server/properties/tasks/type`);
d++}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
u=o(u,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
d++}}else{
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
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
f=o(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}}
if(e.settings!==void 0&&n.call(e,`settings`)){
let n=e.settings;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=o(f,t+`/settings`,`#/properties/settings/type`);
p++}}
if(e[`mcp-servers`]!==void 0&&n.call(e,`mcp-servers`)){
let n=e[`mcp-servers`];
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
f=o(f,t+`/mcp-servers`,`#/properties/mcp-servers/type`);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcp-servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}}}else{
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
exports.pi_exports=n;
exports.require_pi=u;
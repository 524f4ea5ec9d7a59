"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>s});
const r={
effect:`refuses-file`,
by:`R:MPR`};
const i={
effect:`fails-server`,
by:`R:MPR`};
const a={
effect:`fine`,
by:`R:MPR`};
const o=["${NAME}","${NAME:-default}",`$env:NAME`];
var s=t.defineClient({
id:`mcporter`,
name:`mcporter`,
sources:{
MPR:{
title:`mcporter, run`,
version:`0.12.3`,
date:`2026-11-19`,
recordings:[`mcporter`]},
MPS:{
title:`openclaw/mcporter, src/config-schema.ts and src/env.ts, read`,
version:`main`,
date:`2026-11-18`}},
formats:[{
id:`mcporter`,
title:`mcporter's servers`,
files:[`config/mcporter.json`],
userFiles:[`~/.mcporter/mcporter.json`,`~/.mcporter/mcporter.jsonc`,`~/.config/mcporter/mcporter.json`,`~/.config/mcporter/mcporter.jsonc`],
schemaBy:`R:MPR`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:r,
empty:r,
broken:r,
duplicates:a},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:r,
claims:`path`,
dialect:{
by:`R:MPR`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:a},
fields:{
url:{
is:`url`,
for:[`http`],
note:`Streamable HTTP is tried first, then SSE`},
baseUrl:{
is:`url`,
for:[`http`],
by:`H:MPS`},
base_url:{
is:`url`,
for:[`http`],
by:`H:MPS`},
serverUrl:{
is:`url`,
for:[`http`]},
server_url:{
is:`url`,
for:[`http`],
by:`H:MPS`},
command:{
is:`command`,
for:[`stdio`],
note:`a string, or a list with the arguments`},
executable:{
is:`command`,
for:[`stdio`],
by:`H:MPS`},
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
note:`relative to the folder of the file`},
headers:{
is:`headers`,
for:[`http`]},
type:{
is:`other`,
idle:!0,
note:"not read: what counts is the `url` or the `command`"},
transport:{
is:`other`,
idle:!0,
note:"not read: what counts is the `url` or the `command`"},
auth:{
is:`auth`,
takes:[`text`],
note:"only `oauth` means something",
by:`H:MPS`},
bearerToken:{
is:`auth`,
form:`bearer-token`,
by:`H:MPS`},
bearer_token:{
is:`auth`,
form:`bearer-token`,
by:`H:MPS`},
bearerTokenEnv:{
is:`auth`,
form:`bearer-variable`,
whenUnset:i,
by:`H:MPS`},
bearer_token_env:{
is:`auth`,
form:`bearer-variable`,
whenUnset:i,
by:`H:MPS`},
oauthClientId:{
is:`oauth`,
part:`clientId`,
by:`H:MPS`},
oauth_client_id:{
is:`oauth`,
part:`clientId`,
by:`H:MPS`},
oauthClientSecret:{
is:`oauth`,
part:`clientSecret`,
by:`H:MPS`},
oauth_client_secret:{
is:`oauth`,
part:`clientSecret`,
by:`H:MPS`},
oauthClientSecretEnv:{
is:`oauth`,
by:`H:MPS`},
oauth_client_secret_env:{
is:`oauth`,
by:`H:MPS`},
oauthTokenEndpointAuthMethod:{
is:`oauth`,
by:`H:MPS`},
oauth_token_endpoint_auth_method:{
is:`oauth`,
by:`H:MPS`},
oauthRedirectUrl:{
is:`oauth`,
part:`redirectUri`,
by:`H:MPS`},
oauth_redirect_url:{
is:`oauth`,
part:`redirectUri`,
by:`H:MPS`},
oauthScope:{
is:`oauth`,
part:`scope`,
by:`H:MPS`},
oauth_scope:{
is:`oauth`,
part:`scope`,
by:`H:MPS`},
oauthCommand:{
is:`oauth`,
by:`H:MPS`},
oauth_command:{
is:`oauth`,
by:`H:MPS`},
tokenCacheDir:{
is:`other`,
by:`H:MPS`},
token_cache_dir:{
is:`other`,
by:`H:MPS`},
clientName:{
is:`other`,
by:`H:MPS`},
client_name:{
is:`other`,
by:`H:MPS`},
allowedTools:{
is:`toolsAllowed`,
by:`H:MPS`},
allowed_tools:{
is:`toolsAllowed`,
by:`H:MPS`},
blockedTools:{
is:`toolsDenied`,
by:`H:MPS`},
blocked_tools:{
is:`toolsDenied`,
by:`H:MPS`},
lifecycle:{
is:`other`,
by:`H:MPS`,
note:"`keep-alive`, `ephemeral`, or an object with `mode`"},
logging:{
is:`other`,
by:`H:MPS`},
description:{
is:`description`},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0}},
bad:r,
emptyMeansAbsent:!0,
switchOff:`remove the entry`,
notObject:r,
neither:r,
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`R:MPR`}},
urls:{
parsed:`unless-variable`,
reaction:r,
called:i,
userInfo:i},
unsendable:i,
ownHeaders:{
names:[`connection`,`content-length`,`expect`,`transfer-encoding`,`upgrade`],
reaction:i},
starts:{
blanks:`split-alone`,
nothing:r,
by:`R:MPR`},
keepsTilde:{
words:`R:MPR`},
names:[{
pattern:/^(?:\S(?:.*\S)?)?$/s,
allows:`a name without blanks around it`,
fault:`has a blank at its end or start`,
reaction:{...i,
note:`names are trimmed where a server is asked for`}}],
placeholders:{
in:{
command:o,
args:o,
env:[...o,"${NAME:default}"],
cwd:o,
url:o,
headers:o},
alone:[`$env:NAME`],
unset:[{
in:[`command`,`args`,`cwd`,`url`],
reaction:r},{
in:[`headers`],
reaction:i}],
whenUnset:"mcporter stops, unless it has a default; in `env` and `headers` only when the server is used",
by:`R:MPR`},
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:MPR`}}]}}],
precedence:[{
sources:[{
format:`mcporter`,
files:`project`},{
format:`mcporter`,
files:`user`}],
same:`replaced`,
by:`R:MPR`}]});
var c=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
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
},
"daemonIdleTimeoutMs": {
"x-by": "R:sources",
"x-effect": "refuses-file",
"type": "integer",
"exclusiveMinimum": 0
},
"imports": {
"x-by": "H:MPS",
"x-effect": "refuses-file",
"type": "array",
"items": {
"enum": [
"cursor",
"claude-code",
"claude-desktop",
"codex",
"windsurf",
"opencode",
"vscode"
]
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"description": {
"type": "string"
},
"url": {
"type": "string"
},
"baseUrl": {
"type": "string"
},
"base_url": {
"type": "string"
},
"serverUrl": {
"type": "string"
},
"server_url": {
"type": "string"
},
"command": {
"type": [
"string",
"array"
],
"items": {
"type": "string"
}
},
"executable": {
"type": "string"
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"cwd": {
"type": "string"
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"auth": {
"type": "string"
},
"bearerToken": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"bearer_token": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"bearerTokenEnv": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"bearer_token_env": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"tokenCacheDir": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"token_cache_dir": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"clientName": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"client_name": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauthClientId": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauth_client_id": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauthClientSecret": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauth_client_secret": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauthClientSecretEnv": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauth_client_secret_env": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauthTokenEndpointAuthMethod": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauth_token_endpoint_auth_method": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauthRedirectUrl": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauth_redirect_url": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauthScope": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauth_scope": {
"type": "string",
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"allowedTools": {
"type": "array",
"items": {
"type": "string"
},
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"allowed_tools": {
"type": "array",
"items": {
"type": "string"
},
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"blockedTools": {
"type": "array",
"items": {
"type": "string"
},
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"blocked_tools": {
"type": "array",
"items": {
"type": "string"
},
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauthCommand": {
"type": "object",
"required": [
"args"
],
"properties": {
"args": {
"type": "array",
"items": {
"type": "string"
}
}
},
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"oauth_command": {
"type": "object",
"required": [
"args"
],
"properties": {
"args": {
"type": "array",
"items": {
"type": "string"
}
}
},
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"lifecycle": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"keep-alive",
"ephemeral"
]
},
"else": {
"type": "object",
"required": [
"mode"
],
"properties": {
"mode": {
"enum": [
"keep-alive",
"ephemeral"
]
},
"idleTimeoutMs": {
"type": "integer",
"exclusiveMinimum": 0
}
}
},
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"logging": {
"type": "object",
"properties": {
"daemon": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
}
}
}
},
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"type": {},
"transport": {}
},
"if": {
"type": "object",
"anyOf": [
{
"type": "object",
"required": [
"allowedTools"
]
},
{
"type": "object",
"required": [
"allowed_tools"
]
}
]
},
"then": {
"type": "object",
"properties": {
"blockedTools": {
"not": {},
"x-by": "H:MPS",
"x-effect": "refuses-file"
},
"blocked_tools": {
"not": {},
"x-by": "H:MPS",
"x-effect": "refuses-file"
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
if(!e||typeof e!=`object`||Array.isArray(e)){
u=a(u,{});
d++}
let h=d;
let g=!1;
let _=d;
if(d===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.allowedTools===void 0||!n.call(e,`allowedTools`)){
u=a(u,{});
d++}}else{
u=a(u,{});
d++}}
var v=_===d;
g||=v;
let y=d;
if(d===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.allowed_tools===void 0||!n.call(e,`allowed_tools`)){
u=a(u,{});
d++}}else{
u=a(u,{});
d++}}
var v=y===d;
g||=v;
if(g){
d=h;
u!==null&&(h?u.length=Math.min(u.length,h):u=null)}else{
u=a(u,{});
d++}
var b=m===d;
d=f;
u!==null&&(f?u.length=Math.min(u.length,f):u=null);
if(b){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.blockedTools!==void 0&&n.call(e,`blockedTools`)){
u=o(u,t+`/blockedTools`,`#/$defs/server/then/properties/blockedTools/not`);
d++}
if(e.blocked_tools!==void 0&&n.call(e,`blocked_tools`)){
u=o(u,t+`/blocked_tools`,`#/$defs/server/then/properties/blocked_tools/not`);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
d++}
var b=r===d;
p=b;
if(p){
var x={};
x.blockedTools=!0;
x.blocked_tools=!0}}
if(!p){
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.description=!0;
x.url=!0;
x.baseUrl=!0;
x.base_url=!0;
x.serverUrl=!0;
x.server_url=!0;
x.command=!0;
x.executable=!0;
x.args=!0;
x.cwd=!0;
x.env=!0;
x.headers=!0;
x.auth=!0;
x.bearerToken=!0;
x.bearer_token=!0;
x.bearerTokenEnv=!0;
x.bearer_token_env=!0;
x.tokenCacheDir=!0;
x.token_cache_dir=!0;
x.clientName=!0;
x.client_name=!0;
x.oauthClientId=!0;
x.oauth_client_id=!0;
x.oauthClientSecret=!0;
x.oauth_client_secret=!0;
x.oauthClientSecretEnv=!0;
x.oauth_client_secret_env=!0;
x.oauthTokenEndpointAuthMethod=!0;
x.oauth_token_endpoint_auth_method=!0;
x.oauthRedirectUrl=!0;
x.oauth_redirect_url=!0;
x.oauthScope=!0;
x.oauth_scope=!0;
x.allowedTools=!0;
x.allowed_tools=!0;
x.blockedTools=!0;
x.blocked_tools=!0;
x.oauthCommand=!0;
x.oauth_command=!0;
x.lifecycle=!0;
x.logging=!0;
x.type=!0;
x.transport=!0}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
u=o(u,t+`/description`,`#/$defs/server/properties/description/type`);
d++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=o(u,t+`/url`,`#/$defs/server/properties/url/type`);
d++}
if(e.baseUrl!==void 0&&n.call(e,`baseUrl`)&&typeof e.baseUrl!=`string`){
u=o(u,t+`/baseUrl`,`#/$defs/server/properties/baseUrl/type`);
d++}
if(e.base_url!==void 0&&n.call(e,`base_url`)&&typeof e.base_url!=`string`){
u=o(u,t+`/base_url`,`#/$defs/server/properties/base_url/type`);
d++}
if(e.serverUrl!==void 0&&n.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
u=o(u,t+`/serverUrl`,`#/$defs/server/properties/serverUrl/type`);
d++}
if(e.server_url!==void 0&&n.call(e,`server_url`)&&typeof e.server_url!=`string`){
u=o(u,t+`/server_url`,`#/$defs/server/properties/server_url/type`);
d++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&!Array.isArray(n)){
u=o(u,t+`/command`,`#/$defs/server/properties/command/type`);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/command/`+r,`#/$defs/server/properties/command/items/type`);
d++}}}
if(e.executable!==void 0&&n.call(e,`executable`)&&typeof e.executable!=`string`){
u=o(u,t+`/executable`,`#/$defs/server/properties/executable/type`);
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
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
u=o(u,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
d++}
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
if(e.auth!==void 0&&n.call(e,`auth`)&&typeof e.auth!=`string`){
u=o(u,t+`/auth`,`#/$defs/server/properties/auth/type`);
d++}
if(e.bearerToken!==void 0&&n.call(e,`bearerToken`)&&typeof e.bearerToken!=`string`){
u=o(u,t+`/bearerToken`,`#/$defs/server/properties/bearerToken/type`);
d++}
if(e.bearer_token!==void 0&&n.call(e,`bearer_token`)&&typeof e.bearer_token!=`string`){
u=o(u,t+`/bearer_token`,`#/$defs/server/properties/bearer_token/type`);
d++}
if(e.bearerTokenEnv!==void 0&&n.call(e,`bearerTokenEnv`)&&typeof e.bearerTokenEnv!=`string`){
u=o(u,t+`/bearerTokenEnv`,`#/$defs/server/properties/bearerTokenEnv/type`);
d++}
if(e.bearer_token_env!==void 0&&n.call(e,`bearer_token_env`)&&typeof e.bearer_token_env!=`string`){
u=o(u,t+`/bearer_token_env`,`#/$defs/server/properties/bearer_token_env/type`);
d++}
if(e.tokenCacheDir!==void 0&&n.call(e,`tokenCacheDir`)&&typeof e.tokenCacheDir!=`string`){
u=o(u,t+`/tokenCacheDir`,`#/$defs/server/properties/tokenCacheDir/type`);
d++}
if(e.token_cache_dir!==void 0&&n.call(e,`token_cache_dir`)&&typeof e.token_cache_dir!=`string`){
u=o(u,t+`/token_cache_dir`,`#/$defs/server/properties/token_cache_dir/type`);
d++}
if(e.clientName!==void 0&&n.call(e,`clientName`)&&typeof e.clientName!=`string`){
u=o(u,t+`/clientName`,`#/$defs/server/properties/clientName/type`);
d++}
if(e.client_name!==void 0&&n.call(e,`client_name`)&&typeof e.client_name!=`string`){
u=o(u,t+`/client_name`,`#/$defs/server/properties/client_name/type`);
d++}
if(e.oauthClientId!==void 0&&n.call(e,`oauthClientId`)&&typeof e.oauthClientId!=`string`){
u=o(u,t+`/oauthClientId`,`#/$defs/server/properties/oauthClientId/type`);
d++}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)&&typeof e.oauth_client_id!=`string`){
u=o(u,t+`/oauth_client_id`,`#/$defs/server/properties/oauth_client_id/type`);
d++}
if(e.oauthClientSecret!==void 0&&n.call(e,`oauthClientSecret`)&&typeof e.oauthClientSecret!=`string`){
u=o(u,t+`/oauthClientSecret`,`#/$defs/server/properties/oauthClientSecret/type`);
d++}
if(e.oauth_client_secret!==void 0&&n.call(e,`oauth_client_secret`)&&typeof e.oauth_client_secret!=`string`){
u=o(u,t+`/oauth_client_secret`,`#/$defs/server/properties/oauth_client_secret/type`);
d++}
if(e.oauthClientSecretEnv!==void 0&&n.call(e,`oauthClientSecretEnv`)&&typeof e.oauthClientSecretEnv!=`string`){
u=o(u,t+`/oauthClientSecretEnv`,`#/$defs/server/properties/oauthClientSecretEnv/type`);
d++}
if(e.oauth_client_secret_env!==void 0&&n.call(e,`oauth_client_secret_env`)&&typeof e.oauth_client_secret_env!=`string`){
u=o(u,t+`/oauth_client_secret_env`,`#/$defs/server/properties/oauth_client_secret_env/type`);
d++}
if(e.oauthTokenEndpointAuthMethod!==void 0&&n.call(e,`oauthTokenEndpointAuthMethod`)&&typeof e.oauthTokenEndpointAuthMethod!=`string`){
u=o(u,t+`/oauthTokenEndpointAuthMethod`,`#/$defs/server/properties/oauthTokenEndpointAuthMethod/type`);
d++}
if(e.oauth_token_endpoint_auth_method!==void 0&&n.call(e,`oauth_token_endpoint_auth_method`)&&typeof e.oauth_token_endpoint_auth_method!=`string`){
u=o(u,t+`/oauth_token_endpoint_auth_method`,`#/$defs/server/properties/oauth_token_endpoint_auth_method/type`);
d++}
if(e.oauthRedirectUrl!==void 0&&n.call(e,`oauthRedirectUrl`)&&typeof e.oauthRedirectUrl!=`string`){
u=o(u,t+`/oauthRedirectUrl`,`#/$defs/server/properties/oauthRedirectUrl/type`);
d++}
if(e.oauth_redirect_url!==void 0&&n.call(e,`oauth_redirect_url`)&&typeof e.oauth_redirect_url!=`string`){
u=o(u,t+`/oauth_redirect_url`,`#/$defs/server/properties/oauth_redirect_url/type`);
d++}
if(e.oauthScope!==void 0&&n.call(e,`oauthScope`)&&typeof e.oauthScope!=`string`){
u=o(u,t+`/oauthScope`,`#/$defs/server/properties/oauthScope/type`);
d++}
if(e.oauth_scope!==void 0&&n.call(e,`oauth_scope`)&&typeof e.oauth_scope!=`string`){
u=o(u,t+`/oauth_scope`,`#/$defs/server/properties/oauth_scope/type`);
d++}
if(e.allowedTools!==void 0&&n.call(e,`allowedTools`)){
let n=e.allowedTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/allowedTools/`+r,`#/$defs/server/properties/allowedTools/items/type`);
d++}}else{
u=o(u,t+`/allowedTools`,`#/$defs/server/properties/allowedTools/type`);
d++}}
if(e.allowed_tools!==void 0&&n.call(e,`allowed_tools`)){
let n=e.allowed_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/allowed_tools/`+r,`#/$defs/server/properties/allowed_tools/items/type`);
d++}}else{
u=o(u,t+`/allowed_tools`,`#/$defs/server/properties/allowed_tools/type`);
d++}}
if(e.blockedTools!==void 0&&n.call(e,`blockedTools`)){
let n=e.blockedTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/blockedTools/`+r,`#/$defs/server/properties/blockedTools/items/type`);
d++}}else{
u=o(u,t+`/blockedTools`,`#/$defs/server/properties/blockedTools/type`);
d++}}
if(e.blocked_tools!==void 0&&n.call(e,`blocked_tools`)){
let n=e.blocked_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/blocked_tools/`+r,`#/$defs/server/properties/blocked_tools/items/type`);
d++}}else{
u=o(u,t+`/blocked_tools`,`#/$defs/server/properties/blocked_tools/type`);
d++}}
if(e.oauthCommand!==void 0&&n.call(e,`oauthCommand`)){
let r=e.oauthCommand;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.args===void 0||!n.call(r,`args`)){
u=o(u,t+`/oauthCommand`,`#/$defs/server/properties/oauthCommand/required`,{
missingProperty:`args`});
d++}
if(r.args!==void 0&&n.call(r,`args`)){
let e=r.args;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
u=o(u,t+`/oauthCommand/args/`+r,`#/$defs/server/properties/oauthCommand/properties/args/items/type`);
d++}}else{
u=o(u,t+`/oauthCommand/args`,`#/$defs/server/properties/oauthCommand/properties/args/type`);
d++}}}else{
u=o(u,t+`/oauthCommand`,`#/$defs/server/properties/oauthCommand/type`);
d++}}
if(e.oauth_command!==void 0&&n.call(e,`oauth_command`)){
let r=e.oauth_command;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.args===void 0||!n.call(r,`args`)){
u=o(u,t+`/oauth_command`,`#/$defs/server/properties/oauth_command/required`,{
missingProperty:`args`});
d++}
if(r.args!==void 0&&n.call(r,`args`)){
let e=r.args;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
u=o(u,t+`/oauth_command/args/`+r,`#/$defs/server/properties/oauth_command/properties/args/items/type`);
d++}}else{
u=o(u,t+`/oauth_command/args`,`#/$defs/server/properties/oauth_command/properties/args/type`);
d++}}}else{
u=o(u,t+`/oauth_command`,`#/$defs/server/properties/oauth_command/type`);
d++}}
if(e.lifecycle!==void 0&&n.call(e,`lifecycle`)){
let r=e.lifecycle;
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
u=o(u,t+`/lifecycle`,`#/$defs/server/properties/lifecycle/type`);
d++}
let i=d;
let s=!0;
let c=d;
if(typeof r!=`string`){
u=a(u,{});
d++}
var S=c===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
let l;
if(S){
let e=d;
if(r!==`keep-alive`&&r!==`ephemeral`){
u=o(u,t+`/lifecycle`,`#/$defs/server/properties/lifecycle/then/enum`);
d++}
var S=e===d;
s=S;
l=`then`}else{
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mode===void 0||!n.call(r,`mode`)){
u=o(u,t+`/lifecycle`,`#/$defs/server/properties/lifecycle/else/required`,{
missingProperty:`mode`});
d++}
if(r.mode!==void 0&&n.call(r,`mode`)){
let e=r.mode;
if(e!==`keep-alive`&&e!==`ephemeral`){
u=o(u,t+`/lifecycle/mode`,`#/$defs/server/properties/lifecycle/else/properties/mode/enum`);
d++}}
if(r.idleTimeoutMs!==void 0&&n.call(r,`idleTimeoutMs`)){
let e=r.idleTimeoutMs;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
u=o(u,t+`/lifecycle/idleTimeoutMs`,`#/$defs/server/properties/lifecycle/else/properties/idleTimeoutMs/type`);
d++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
u=o(u,t+`/lifecycle/idleTimeoutMs`,`#/$defs/server/properties/lifecycle/else/properties/idleTimeoutMs/exclusiveMinimum`,{
comparison:`>`,
limit:0});
d++}}}else{
u=o(u,t+`/lifecycle`,`#/$defs/server/properties/lifecycle/else/type`);
d++}
var S=e===d;
s=S;
if(s){
var C={};
C.mode=!0;
C.idleTimeoutMs=!0}
l=`else`}
if(!s){
u=o(u,t+`/lifecycle`,`#/$defs/server/properties/lifecycle/if`,{
failingKeyword:l});
d++}}
if(e.logging!==void 0&&n.call(e,`logging`)){
let r=e.logging;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.daemon!==void 0&&n.call(r,`daemon`)){
let e=r.daemon;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
u=o(u,t+`/logging/daemon/enabled`,`#/$defs/server/properties/logging/properties/daemon/properties/enabled/type`);
d++}}else{
u=o(u,t+`/logging/daemon`,`#/$defs/server/properties/logging/properties/daemon/type`);
d++}}}else{
u=o(u,t+`/logging`,`#/$defs/server/properties/logging/type`);
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
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
f=a(f,{
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
if(!r(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}
if(e.daemonIdleTimeoutMs!==void 0&&n.call(e,`daemonIdleTimeoutMs`)){
let n=e.daemonIdleTimeoutMs;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
f=o(f,t+`/daemonIdleTimeoutMs`,`#/properties/daemonIdleTimeoutMs/type`);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
f=o(f,t+`/daemonIdleTimeoutMs`,`#/properties/daemonIdleTimeoutMs/exclusiveMinimum`,{
comparison:`>`,
limit:0});
p++}}
if(e.imports!==void 0&&n.call(e,`imports`)){
let n=e.imports;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`cursor`&&e!==`claude-code`&&e!==`claude-desktop`&&e!==`codex`&&e!==`windsurf`&&e!==`opencode`&&e!==`vscode`){
f=o(f,t+`/imports/`+r,`#/properties/imports/items/enum`);
p++}}}else{
f=o(f,t+`/imports`,`#/properties/imports/type`);
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
exports.mcporter_exports=n;
exports.require_mcporter=c;
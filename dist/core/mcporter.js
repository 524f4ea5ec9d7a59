"use strict";
const e=require("./rolldown-runtime.js");
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
const o=["${NAME}","${NAME:-default}"];
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
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
let f=u;
let p=!0;
let m=u;
if(!e||typeof e!=`object`||Array.isArray(e)){
l=a(l,{});
u++}
let h=u;
let g=!1;
let _=u;
if(u===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.allowedTools===void 0||!n.call(e,`allowedTools`)){
l=a(l,{});
u++}}else{
l=a(l,{});
u++}}
var v=_===u;
g||=v;
let y=u;
if(u===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.allowed_tools===void 0||!n.call(e,`allowed_tools`)){
l=a(l,{});
u++}}else{
l=a(l,{});
u++}}
var v=y===u;
g||=v;
if(g){
u=h;
l!==null&&(h?l.length=Math.min(l.length,h):l=null)}else{
l=a(l,{});
u++}
var b=m===u;
u=f;
l!==null&&(f?l.length=Math.min(l.length,f):l=null);
if(b){
let r=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.blockedTools!==void 0&&n.call(e,`blockedTools`)){
let e={
instancePath:t+`/blockedTools`,
schemaPath:`#/$defs/server/then/properties/blockedTools/not`,
keyword:`not`,
params:{}};
l=a(l,e);
u++}
if(e.blocked_tools!==void 0&&n.call(e,`blocked_tools`)){
let e={
instancePath:t+`/blocked_tools`,
schemaPath:`#/$defs/server/then/properties/blocked_tools/not`,
keyword:`not`,
params:{}};
l=a(l,e);
u++}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
u++}
var b=r===u;
p=b;
if(p){
var x={};
x.blockedTools=!0;
x.blocked_tools=!0}}
if(!p){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
u++}
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
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/server/properties/description/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.baseUrl!==void 0&&n.call(e,`baseUrl`)&&typeof e.baseUrl!=`string`){
let e={
instancePath:t+`/baseUrl`,
schemaPath:`#/$defs/server/properties/baseUrl/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.base_url!==void 0&&n.call(e,`base_url`)&&typeof e.base_url!=`string`){
let e={
instancePath:t+`/base_url`,
schemaPath:`#/$defs/server/properties/base_url/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.serverUrl!==void 0&&n.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
let e={
instancePath:t+`/serverUrl`,
schemaPath:`#/$defs/server/properties/serverUrl/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.server_url!==void 0&&n.call(e,`server_url`)&&typeof e.server_url!=`string`){
let e={
instancePath:t+`/server_url`,
schemaPath:`#/$defs/server/properties/server_url/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&!Array.isArray(n)){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/command/`+r,
schemaPath:`#/$defs/server/properties/command/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}
if(e.executable!==void 0&&n.call(e,`executable`)&&typeof e.executable!=`string`){
let e={
instancePath:t+`/executable`,
schemaPath:`#/$defs/server/properties/executable/type`,
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
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
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
if(e.auth!==void 0&&n.call(e,`auth`)&&typeof e.auth!=`string`){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/properties/auth/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.bearerToken!==void 0&&n.call(e,`bearerToken`)&&typeof e.bearerToken!=`string`){
let e={
instancePath:t+`/bearerToken`,
schemaPath:`#/$defs/server/properties/bearerToken/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.bearer_token!==void 0&&n.call(e,`bearer_token`)&&typeof e.bearer_token!=`string`){
let e={
instancePath:t+`/bearer_token`,
schemaPath:`#/$defs/server/properties/bearer_token/type`,
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
if(e.bearer_token_env!==void 0&&n.call(e,`bearer_token_env`)&&typeof e.bearer_token_env!=`string`){
let e={
instancePath:t+`/bearer_token_env`,
schemaPath:`#/$defs/server/properties/bearer_token_env/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.tokenCacheDir!==void 0&&n.call(e,`tokenCacheDir`)&&typeof e.tokenCacheDir!=`string`){
let e={
instancePath:t+`/tokenCacheDir`,
schemaPath:`#/$defs/server/properties/tokenCacheDir/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.token_cache_dir!==void 0&&n.call(e,`token_cache_dir`)&&typeof e.token_cache_dir!=`string`){
let e={
instancePath:t+`/token_cache_dir`,
schemaPath:`#/$defs/server/properties/token_cache_dir/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.clientName!==void 0&&n.call(e,`clientName`)&&typeof e.clientName!=`string`){
let e={
instancePath:t+`/clientName`,
schemaPath:`#/$defs/server/properties/clientName/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.client_name!==void 0&&n.call(e,`client_name`)&&typeof e.client_name!=`string`){
let e={
instancePath:t+`/client_name`,
schemaPath:`#/$defs/server/properties/client_name/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauthClientId!==void 0&&n.call(e,`oauthClientId`)&&typeof e.oauthClientId!=`string`){
let e={
instancePath:t+`/oauthClientId`,
schemaPath:`#/$defs/server/properties/oauthClientId/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)&&typeof e.oauth_client_id!=`string`){
let e={
instancePath:t+`/oauth_client_id`,
schemaPath:`#/$defs/server/properties/oauth_client_id/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauthClientSecret!==void 0&&n.call(e,`oauthClientSecret`)&&typeof e.oauthClientSecret!=`string`){
let e={
instancePath:t+`/oauthClientSecret`,
schemaPath:`#/$defs/server/properties/oauthClientSecret/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauth_client_secret!==void 0&&n.call(e,`oauth_client_secret`)&&typeof e.oauth_client_secret!=`string`){
let e={
instancePath:t+`/oauth_client_secret`,
schemaPath:`#/$defs/server/properties/oauth_client_secret/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauthClientSecretEnv!==void 0&&n.call(e,`oauthClientSecretEnv`)&&typeof e.oauthClientSecretEnv!=`string`){
let e={
instancePath:t+`/oauthClientSecretEnv`,
schemaPath:`#/$defs/server/properties/oauthClientSecretEnv/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauth_client_secret_env!==void 0&&n.call(e,`oauth_client_secret_env`)&&typeof e.oauth_client_secret_env!=`string`){
let e={
instancePath:t+`/oauth_client_secret_env`,
schemaPath:`#/$defs/server/properties/oauth_client_secret_env/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauthTokenEndpointAuthMethod!==void 0&&n.call(e,`oauthTokenEndpointAuthMethod`)&&typeof e.oauthTokenEndpointAuthMethod!=`string`){
let e={
instancePath:t+`/oauthTokenEndpointAuthMethod`,
schemaPath:`#/$defs/server/properties/oauthTokenEndpointAuthMethod/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauth_token_endpoint_auth_method!==void 0&&n.call(e,`oauth_token_endpoint_auth_method`)&&typeof e.oauth_token_endpoint_auth_method!=`string`){
let e={
instancePath:t+`/oauth_token_endpoint_auth_method`,
schemaPath:`#/$defs/server/properties/oauth_token_endpoint_auth_method/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauthRedirectUrl!==void 0&&n.call(e,`oauthRedirectUrl`)&&typeof e.oauthRedirectUrl!=`string`){
let e={
instancePath:t+`/oauthRedirectUrl`,
schemaPath:`#/$defs/server/properties/oauthRedirectUrl/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauth_redirect_url!==void 0&&n.call(e,`oauth_redirect_url`)&&typeof e.oauth_redirect_url!=`string`){
let e={
instancePath:t+`/oauth_redirect_url`,
schemaPath:`#/$defs/server/properties/oauth_redirect_url/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauthScope!==void 0&&n.call(e,`oauthScope`)&&typeof e.oauthScope!=`string`){
let e={
instancePath:t+`/oauthScope`,
schemaPath:`#/$defs/server/properties/oauthScope/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.oauth_scope!==void 0&&n.call(e,`oauth_scope`)&&typeof e.oauth_scope!=`string`){
let e={
instancePath:t+`/oauth_scope`,
schemaPath:`#/$defs/server/properties/oauth_scope/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.allowedTools!==void 0&&n.call(e,`allowedTools`)){
let n=e.allowedTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/allowedTools/`+r,
schemaPath:`#/$defs/server/properties/allowedTools/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/allowedTools`,
schemaPath:`#/$defs/server/properties/allowedTools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.allowed_tools!==void 0&&n.call(e,`allowed_tools`)){
let n=e.allowed_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/allowed_tools/`+r,
schemaPath:`#/$defs/server/properties/allowed_tools/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/allowed_tools`,
schemaPath:`#/$defs/server/properties/allowed_tools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.blockedTools!==void 0&&n.call(e,`blockedTools`)){
let n=e.blockedTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/blockedTools/`+r,
schemaPath:`#/$defs/server/properties/blockedTools/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/blockedTools`,
schemaPath:`#/$defs/server/properties/blockedTools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.blocked_tools!==void 0&&n.call(e,`blocked_tools`)){
let n=e.blocked_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/blocked_tools/`+r,
schemaPath:`#/$defs/server/properties/blocked_tools/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/blocked_tools`,
schemaPath:`#/$defs/server/properties/blocked_tools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.oauthCommand!==void 0&&n.call(e,`oauthCommand`)){
let r=e.oauthCommand;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.args===void 0||!n.call(r,`args`)){
let e={
instancePath:t+`/oauthCommand`,
schemaPath:`#/$defs/server/properties/oauthCommand/required`,
keyword:`required`,
params:{
missingProperty:`args`}};
l=a(l,e);
u++}
if(r.args!==void 0&&n.call(r,`args`)){
let e=r.args;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauthCommand/args/`+r,
schemaPath:`#/$defs/server/properties/oauthCommand/properties/args/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/oauthCommand/args`,
schemaPath:`#/$defs/server/properties/oauthCommand/properties/args/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
let e={
instancePath:t+`/oauthCommand`,
schemaPath:`#/$defs/server/properties/oauthCommand/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.oauth_command!==void 0&&n.call(e,`oauth_command`)){
let r=e.oauth_command;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.args===void 0||!n.call(r,`args`)){
let e={
instancePath:t+`/oauth_command`,
schemaPath:`#/$defs/server/properties/oauth_command/required`,
keyword:`required`,
params:{
missingProperty:`args`}};
l=a(l,e);
u++}
if(r.args!==void 0&&n.call(r,`args`)){
let e=r.args;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth_command/args/`+r,
schemaPath:`#/$defs/server/properties/oauth_command/properties/args/items/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/oauth_command/args`,
schemaPath:`#/$defs/server/properties/oauth_command/properties/args/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
let e={
instancePath:t+`/oauth_command`,
schemaPath:`#/$defs/server/properties/oauth_command/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.lifecycle!==void 0&&n.call(e,`lifecycle`)){
let r=e.lifecycle;
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
let e={
instancePath:t+`/lifecycle`,
schemaPath:`#/$defs/server/properties/lifecycle/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
let i=u;
let o=!0;
let s=u;
if(typeof r!=`string`){
l=a(l,{});
u++}
var S=s===u;
u=i;
l!==null&&(i?l.length=Math.min(l.length,i):l=null);
let c;
if(S){
let e=u;
if(r!==`keep-alive`&&r!==`ephemeral`){
let e={
instancePath:t+`/lifecycle`,
schemaPath:`#/$defs/server/properties/lifecycle/then/enum`,
keyword:`enum`,
params:{}};
l=a(l,e);
u++}
var S=e===u;
o=S;
c=`then`}else{
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mode===void 0||!n.call(r,`mode`)){
let e={
instancePath:t+`/lifecycle`,
schemaPath:`#/$defs/server/properties/lifecycle/else/required`,
keyword:`required`,
params:{
missingProperty:`mode`}};
l=a(l,e);
u++}
if(r.mode!==void 0&&n.call(r,`mode`)){
let e=r.mode;
if(e!==`keep-alive`&&e!==`ephemeral`){
let e={
instancePath:t+`/lifecycle/mode`,
schemaPath:`#/$defs/server/properties/lifecycle/else/properties/mode/enum`,
keyword:`enum`,
params:{}};
l=a(l,e);
u++}}
if(r.idleTimeoutMs!==void 0&&n.call(r,`idleTimeoutMs`)){
let e=r.idleTimeoutMs;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/lifecycle/idleTimeoutMs`,
schemaPath:`#/$defs/server/properties/lifecycle/else/properties/idleTimeoutMs/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
let e={
instancePath:t+`/lifecycle/idleTimeoutMs`,
schemaPath:`#/$defs/server/properties/lifecycle/else/properties/idleTimeoutMs/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
l=a(l,e);
u++}}}else{
let e={
instancePath:t+`/lifecycle`,
schemaPath:`#/$defs/server/properties/lifecycle/else/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
var S=e===u;
o=S;
if(o){
var C={};
C.mode=!0;
C.idleTimeoutMs=!0}
c=`else`}
if(!o){
let e={
instancePath:t+`/lifecycle`,
schemaPath:`#/$defs/server/properties/lifecycle/if`,
keyword:`if`,
params:{
failingKeyword:c}};
l=a(l,e);
u++}}
if(e.logging!==void 0&&n.call(e,`logging`)){
let r=e.logging;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.daemon!==void 0&&n.call(r,`daemon`)){
let e=r.daemon;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/logging/daemon/enabled`,
schemaPath:`#/$defs/server/properties/logging/properties/daemon/properties/enabled/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/logging/daemon`,
schemaPath:`#/$defs/server/properties/logging/properties/daemon/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
let e={
instancePath:t+`/logging`,
schemaPath:`#/$defs/server/properties/logging/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
d.props=x;
return u===0}
r.evaluated={
dynamicProps:!0,
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
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
d=a(d,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
f++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
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
f+=r.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}
if(e.daemonIdleTimeoutMs!==void 0&&n.call(e,`daemonIdleTimeoutMs`)){
let n=e.daemonIdleTimeoutMs;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/daemonIdleTimeoutMs`,
schemaPath:`#/properties/daemonIdleTimeoutMs/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/daemonIdleTimeoutMs`,
schemaPath:`#/properties/daemonIdleTimeoutMs/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
d=a(d,e);
f++}}
if(e.imports!==void 0&&n.call(e,`imports`)){
let n=e.imports;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`cursor`&&e!==`claude-code`&&e!==`claude-desktop`&&e!==`codex`&&e!==`windsurf`&&e!==`opencode`&&e!==`vscode`){
let e={
instancePath:t+`/imports/`+r,
schemaPath:`#/properties/imports/items/enum`,
keyword:`enum`,
params:{}};
d=a(d,e);
f++}}}else{
let e={
instancePath:t+`/imports`,
schemaPath:`#/properties/imports/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}}else{
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
daemonIdleTimeoutMs:!0,
imports:!0},
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
exports.mcporter_exports=n;
exports.require_mcporter=c;
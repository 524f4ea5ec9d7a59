"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>v});
const r={
effect:`fine`,
by:`R:OCL`};
const i={
effect:`skips-server`,
by:`R:OCL`};
const a={
effect:`refuses-file`,
by:`R:OCL`};
const o=["${NAME}"];
const s={
is:`other`,
idle:!0,
note:`refused`};
const c={
by:`H:OCL1`,
transportKey:`transport`,
spellings:{
"streamable-http":`http`,
sse:`sse`,
stdio:`stdio`},
inferred:{
command:`stdio`,
url:`sse`,
urlReaction:r},
fields:{
transport:{
is:`transport`,
note:"missing beside a `url`: `type` counts, and without that it is SSE"},
type:{
is:`transport`,
spellings:{
http:`http`,
"streamable-http":`http`,
sse:`sse`,
stdio:`stdio`},
deprecated:{
use:`transport`}},
command:{
is:`command`,
for:[`stdio`],
note:"wins over `url`"},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`numbers and booleans are taken; variables that load code are left out`},
cwd:{
is:`cwd`,
for:[`stdio`]},
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
note:'`"oauth"`'},
oauth:{
is:`oauth`,
for:[`http`,`sse`],
takes:[`object`],
keys:{
identity:`own`,
authProfileId:`own`,
scope:`scope`,
redirectUrl:`redirectUri`,
clientMetadataUrl:`clientMetadataUrl`}},
sslVerify:{
is:`other`,
for:[`http`,`sse`]},
clientCert:{
is:`other`,
for:[`http`,`sse`]},
clientKey:{
is:`other`,
for:[`http`,`sse`]},
connectionTimeoutMs:{
is:`startupTimeout`,
unit:`ms`,
default:`30000`},
requestTimeoutMs:{
is:`timeout`,
unit:`ms`,
default:`60000`},
supportsParallelToolCalls:{
is:`other`},
toolFilter:{
is:`toolPolicy`,
takes:[`object`],
note:"`include` and `exclude`"},
codex:{
is:`other`,
note:`for servers that Codex runs`},
enabled:{
is:`enabled`,
default:`true`},
disabled:{
is:`other`,
idle:!0,
note:"refused: write `enabled`"},
timeout:{
is:`other`,
idle:!0,
note:"refused: write `requestTimeoutMs`"},
workingDirectory:{
is:`other`,
idle:!0,
note:"refused: write `cwd`"},
connectTimeout:s,
connect_timeout:s,
supports_parallel_tool_calls:s,
ssl_verify:s,
client_cert:s,
client_key:s,
serverUrl:{
is:`url`,
unread:!0},
httpUrl:{
is:`url`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0}},
bad:a,
emptyMeansAbsent:!0,
notObject:a,
neither:i,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:OCL1`}},
unknownTransport:{
withCommand:a,
withUrl:a},
mismatch:a,
mismatchOf:{
http:r,
sse:r},
urls:{
parsed:`unless-variable`,
reaction:a},
placeholders:{
in:{
command:o,
args:o,
env:o,
cwd:o,
url:o,
headers:o},
whenUnset:`the text stays as it is, with a warning`,
by:`R:OCL`}};
const l={
language:`json`,
comments:!0,
trailingCommas:!0,
json5:!0,
bom:{
effect:`fine`,
by:`L:OCL2`},
empty:{
effect:`fine`,
by:`L:OCL2`},
broken:{
effect:`refuses-file`,
by:`M:OCL2`},
duplicates:r};
function u({
value:e,
text:n}){
if(e===void 0)
return/\bmcp\b/.test(n)&&/\bservers\b/.test(n);
if(!t.isObject(e))
return!1;
let r=t.own(e,`mcp`);
if(t.isObject(r))
return Object.hasOwn(r,`servers`)||t.entriesOf(r).some(t.looksLikeServer);
if(d(e).some(e=>t.isObject(t.own(e,`mcp`))||t.isObject(t.own(e,`mcpServers`))))
return!0;
if(!Object.hasOwn(e,`mcpServers`))
return!1;
return Object.keys(e).every(e=>e===`mcpServers`||e===`$schema`)||[`gateway`,`agents`,`channels`].some(t=>Object.hasOwn(e,t))}
function d(e){
let n=t.own(e,`agents`);
let r=t.own(n,`list`);
return[...t.entriesOf(t.own(n,`entries`)),...Array.isArray(r)?r:[]]}
const f={
id:`openclaw`,
title:`OpenClaw's configuration`,
files:[`openclaw.json`],
ofUser:!0,
userFiles:[`~/.openclaw/openclaw.json`],
schemaBy:`H:OCL1`,
syntax:l,
servers:[{
at:[`mcp`,`servers`]}],
noMap:r,
wrongKey:{
effect:`refuses-file`,
by:`R:OCL`},
badRoot:a,
dialect:c,
belongsTo:`user`,
when:u};
const{
when:p,
wrongKey:m,
belongsTo:h,...g}=f;
const _={...g,
id:`openclaw-misplaced`,
title:`a servers file where OpenClaw does not look`,
files:t.wrongNames(`.openclaw`),
userFiles:t.wrongNames(`~/.openclaw`),
schema:`none`,
syntax:t.passedOver(r),
servers:[],
badRoot:r,
place:`this path`,
unread:[`mcpServers`,`servers`].map(e=>({
at:[e],
instead:`"mcp.servers" in openclaw.json`,
by:`H:OCL1`}))};
var v=t.defineClient({
id:`openclaw`,
name:`OpenClaw`,
sources:{
OCL:{
title:`openclaw, run`,
version:`2026.9.6`,
date:`2026-11-19`},
OCL1:{
title:`openclaw, read`,
version:`2026.9.6`,
date:`2026-11-19`},
OCL2:{
title:`the documentation in the package openclaw`,
version:`2026.9.6`,
date:`2026-11-19`}},
formats:[f,_]});
var y=e.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp": {
"x-rule": "root-shape",
"type": "object",
"properties": {
"servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
}
}
},
"agents": {
"type": [
"object",
"array",
"string",
"number",
"boolean",
"null"
],
"properties": {
"entries": {
"type": [
"object",
"array",
"string",
"number",
"boolean",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/agent"
}
},
"list": {
"type": [
"object",
"array",
"string",
"number",
"boolean",
"null"
],
"items": {
"$ref": "#/$defs/agent"
}
}
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
"type": "string",
"enum": [
"streamable-http",
"sse",
"stdio"
]
},
"type": {},
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
"type": [
"string",
"number",
"boolean"
]
}
},
"cwd": {
"type": "string"
},
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": [
"string",
"number",
"boolean"
]
}
},
"connectionTimeoutMs": {
"type": "number",
"exclusiveMinimum": 0
},
"requestTimeoutMs": {
"type": "number",
"exclusiveMinimum": 0
},
"supportsParallelToolCalls": {
"type": "boolean"
},
"auth": {
"const": "oauth"
},
"oauth": {
"type": "object",
"additionalProperties": false,
"properties": {
"identity": {
"enum": [
"shared",
"per-requester"
]
},
"authProfileId": {
"type": "string",
"minLength": 1
},
"scope": {
"type": "string",
"minLength": 1
},
"redirectUrl": {
"type": "string"
},
"clientMetadataUrl": {
"type": "string"
}
}
},
"sslVerify": {
"type": "boolean"
},
"clientCert": {
"type": "string"
},
"clientKey": {
"type": "string"
},
"toolFilter": {
"type": "object",
"additionalProperties": false,
"properties": {
"include": {
"type": "array",
"minItems": 1,
"items": {
"type": "string",
"minLength": 1
}
},
"exclude": {
"type": "array",
"minItems": 1,
"items": {
"type": "string",
"minLength": 1
}
}
}
},
"codex": {
"type": "object",
"additionalProperties": false,
"properties": {
"agents": {
"type": "array",
"minItems": 1,
"items": {
"type": "string"
}
},
"defaultToolsApprovalMode": {
"enum": [
"auto",
"prompt",
"approve"
]
}
}
},
"enabled": {
"type": "boolean"
},
"disabled": {
"x-effect": "refuses-file",
"x-by": "R:OCL",
"x-help": "write \\"enabled\\": false",
"not": {}
},
"timeout": {
"x-effect": "refuses-file",
"x-by": "R:OCL",
"x-help": "write \\"requestTimeoutMs\\", in milliseconds",
"not": {}
},
"workingDirectory": {
"x-effect": "refuses-file",
"x-by": "R:OCL",
"x-help": "rename it to \\"cwd\\"",
"not": {}
},
"connectTimeout": {
"x-effect": "refuses-file",
"x-by": "R:OCL",
"x-help": "write \\"connectionTimeoutMs\\"",
"not": {}
},
"connect_timeout": {
"x-effect": "refuses-file",
"x-by": "R:OCL",
"x-help": "write \\"connectionTimeoutMs\\"",
"not": {}
},
"supports_parallel_tool_calls": {
"x-effect": "refuses-file",
"x-by": "R:OCL",
"x-help": "write \\"supportsParallelToolCalls\\"",
"not": {}
},
"ssl_verify": {
"x-effect": "refuses-file",
"x-by": "R:OCL",
"x-help": "write \\"sslVerify\\"",
"not": {}
},
"client_cert": {
"x-effect": "refuses-file",
"x-by": "R:OCL",
"x-help": "write \\"clientCert\\"",
"not": {}
},
"client_key": {
"x-effect": "refuses-file",
"x-by": "R:OCL",
"x-help": "write \\"clientKey\\"",
"not": {}
}
}
},
"agent": {
"type": [
"object",
"array",
"string",
"number",
"boolean",
"null"
],
"properties": {
"mcp": {
"not": {},
"x-effect": "refuses-file",
"x-by": "H:OCL1",
"x-help": "move the servers to \\"mcp.servers\\", which every agent has"
},
"mcpServers": {
"not": {},
"x-effect": "refuses-file",
"x-by": "H:OCL1",
"x-help": "move the servers to \\"mcp.servers\\", which every agent has"
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=u;
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
d=c(d,t+`/transport`,`#/$defs/server/properties/transport/type`);
f++}
if(n!==`streamable-http`&&n!==`sse`&&n!==`stdio`){
d=c(d,t+`/transport`,`#/$defs/server/properties/transport/enum`);
f++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
d=c(d,t+`/command`,`#/$defs/server/properties/command/type`);
f++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=c(d,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
f++}}else{
d=c(d,t+`/args`,`#/$defs/server/properties/args/type`);
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`){
d=c(d,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
f++}}else{
d=c(d,t+`/env`,`#/$defs/server/properties/env/type`);
f++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
d=c(d,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
f++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
d=c(d,t+`/url`,`#/$defs/server/properties/url/type`);
f++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`){
d=c(d,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
f++}}else{
d=c(d,t+`/headers`,`#/$defs/server/properties/headers/type`);
f++}}
if(e.connectionTimeoutMs!==void 0&&n.call(e,`connectionTimeoutMs`)){
let n=e.connectionTimeoutMs;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
d=c(d,t+`/connectionTimeoutMs`,`#/$defs/server/properties/connectionTimeoutMs/exclusiveMinimum`,{
comparison:`>`,
limit:0});
f++}}else{
d=c(d,t+`/connectionTimeoutMs`,`#/$defs/server/properties/connectionTimeoutMs/type`);
f++}}
if(e.requestTimeoutMs!==void 0&&n.call(e,`requestTimeoutMs`)){
let n=e.requestTimeoutMs;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
d=c(d,t+`/requestTimeoutMs`,`#/$defs/server/properties/requestTimeoutMs/exclusiveMinimum`,{
comparison:`>`,
limit:0});
f++}}else{
d=c(d,t+`/requestTimeoutMs`,`#/$defs/server/properties/requestTimeoutMs/type`);
f++}}
if(e.supportsParallelToolCalls!==void 0&&n.call(e,`supportsParallelToolCalls`)&&typeof e.supportsParallelToolCalls!=`boolean`){
d=c(d,t+`/supportsParallelToolCalls`,`#/$defs/server/properties/supportsParallelToolCalls/type`);
f++}
if(e.auth!==void 0&&n.call(e,`auth`)&&e.auth!==`oauth`){
d=c(d,t+`/auth`,`#/$defs/server/properties/auth/const`,{
allowedValue:`oauth`});
f++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
if(i&&typeof i==`object`&&!Array.isArray(i)){
for(
let e of Object.keys(i))
if(e!==`identity`&&e!==`authProfileId`&&e!==`scope`&&e!==`redirectUrl`&&e!==`clientMetadataUrl`){
d=c(d,t+`/oauth`,`#/$defs/server/properties/oauth/additionalProperties`,{
additionalProperty:e});
f++}
if(i.identity!==void 0&&n.call(i,`identity`)){
let e=i.identity;
if(e!==`shared`&&e!==`per-requester`){
d=c(d,t+`/oauth/identity`,`#/$defs/server/properties/oauth/properties/identity/enum`);
f++}}
if(i.authProfileId!==void 0&&n.call(i,`authProfileId`)){
let e=i.authProfileId;
if(typeof e==`string`){
if(r(e)<1){
d=c(d,t+`/oauth/authProfileId`,`#/$defs/server/properties/oauth/properties/authProfileId/minLength`,{
limit:1});
f++}}else{
d=c(d,t+`/oauth/authProfileId`,`#/$defs/server/properties/oauth/properties/authProfileId/type`);
f++}}
if(i.scope!==void 0&&n.call(i,`scope`)){
let e=i.scope;
if(typeof e==`string`){
if(r(e)<1){
d=c(d,t+`/oauth/scope`,`#/$defs/server/properties/oauth/properties/scope/minLength`,{
limit:1});
f++}}else{
d=c(d,t+`/oauth/scope`,`#/$defs/server/properties/oauth/properties/scope/type`);
f++}}
if(i.redirectUrl!==void 0&&n.call(i,`redirectUrl`)&&typeof i.redirectUrl!=`string`){
d=c(d,t+`/oauth/redirectUrl`,`#/$defs/server/properties/oauth/properties/redirectUrl/type`);
f++}
if(i.clientMetadataUrl!==void 0&&n.call(i,`clientMetadataUrl`)&&typeof i.clientMetadataUrl!=`string`){
d=c(d,t+`/oauth/clientMetadataUrl`,`#/$defs/server/properties/oauth/properties/clientMetadataUrl/type`);
f++}}else{
d=c(d,t+`/oauth`,`#/$defs/server/properties/oauth/type`);
f++}}
if(e.sslVerify!==void 0&&n.call(e,`sslVerify`)&&typeof e.sslVerify!=`boolean`){
d=c(d,t+`/sslVerify`,`#/$defs/server/properties/sslVerify/type`);
f++}
if(e.clientCert!==void 0&&n.call(e,`clientCert`)&&typeof e.clientCert!=`string`){
d=c(d,t+`/clientCert`,`#/$defs/server/properties/clientCert/type`);
f++}
if(e.clientKey!==void 0&&n.call(e,`clientKey`)&&typeof e.clientKey!=`string`){
d=c(d,t+`/clientKey`,`#/$defs/server/properties/clientKey/type`);
f++}
if(e.toolFilter!==void 0&&n.call(e,`toolFilter`)){
let i=e.toolFilter;
if(i&&typeof i==`object`&&!Array.isArray(i)){
for(
let e of Object.keys(i))
if(e!==`include`&&e!==`exclude`){
d=c(d,t+`/toolFilter`,`#/$defs/server/properties/toolFilter/additionalProperties`,{
additionalProperty:e});
f++}
if(i.include!==void 0&&n.call(i,`include`)){
let e=i.include;
if(Array.isArray(e)){
if(e.length<1){
d=c(d,t+`/toolFilter/include`,`#/$defs/server/properties/toolFilter/properties/include/minItems`,{
limit:1});
f++}
let n=e.length;
for(
let i=0;i<n;i++){
let n=e[i];
if(typeof n==`string`){
if(r(n)<1){
d=c(d,t+`/toolFilter/include/`+i,`#/$defs/server/properties/toolFilter/properties/include/items/minLength`,{
limit:1});
f++}}else{
d=c(d,t+`/toolFilter/include/`+i,`#/$defs/server/properties/toolFilter/properties/include/items/type`);
f++}}}else{
d=c(d,t+`/toolFilter/include`,`#/$defs/server/properties/toolFilter/properties/include/type`);
f++}}
if(i.exclude!==void 0&&n.call(i,`exclude`)){
let e=i.exclude;
if(Array.isArray(e)){
if(e.length<1){
d=c(d,t+`/toolFilter/exclude`,`#/$defs/server/properties/toolFilter/properties/exclude/minItems`,{
limit:1});
f++}
let n=e.length;
for(
let i=0;i<n;i++){
let n=e[i];
if(typeof n==`string`){
if(r(n)<1){
d=c(d,t+`/toolFilter/exclude/`+i,`#/$defs/server/properties/toolFilter/properties/exclude/items/minLength`,{
limit:1});
f++}}else{
d=c(d,t+`/toolFilter/exclude/`+i,`#/$defs/server/properties/toolFilter/properties/exclude/items/type`);
f++}}}else{
d=c(d,t+`/toolFilter/exclude`,`#/$defs/server/properties/toolFilter/properties/exclude/type`);
f++}}}else{
d=c(d,t+`/toolFilter`,`#/$defs/server/properties/toolFilter/type`);
f++}}
if(e.codex!==void 0&&n.call(e,`codex`)){
let r=e.codex;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(e!==`agents`&&e!==`defaultToolsApprovalMode`){
d=c(d,t+`/codex`,`#/$defs/server/properties/codex/additionalProperties`,{
additionalProperty:e});
f++}
if(r.agents!==void 0&&n.call(r,`agents`)){
let e=r.agents;
if(Array.isArray(e)){
if(e.length<1){
d=c(d,t+`/codex/agents`,`#/$defs/server/properties/codex/properties/agents/minItems`,{
limit:1});
f++}
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
d=c(d,t+`/codex/agents/`+r,`#/$defs/server/properties/codex/properties/agents/items/type`);
f++}}else{
d=c(d,t+`/codex/agents`,`#/$defs/server/properties/codex/properties/agents/type`);
f++}}
if(r.defaultToolsApprovalMode!==void 0&&n.call(r,`defaultToolsApprovalMode`)){
let e=r.defaultToolsApprovalMode;
if(e!==`auto`&&e!==`prompt`&&e!==`approve`){
d=c(d,t+`/codex/defaultToolsApprovalMode`,`#/$defs/server/properties/codex/properties/defaultToolsApprovalMode/enum`);
f++}}}else{
d=c(d,t+`/codex`,`#/$defs/server/properties/codex/type`);
f++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
d=c(d,t+`/enabled`,`#/$defs/server/properties/enabled/type`);
f++}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
d=c(d,t+`/disabled`,`#/$defs/server/properties/disabled/not`);
f++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
d=c(d,t+`/timeout`,`#/$defs/server/properties/timeout/not`);
f++}
if(e.workingDirectory!==void 0&&n.call(e,`workingDirectory`)){
d=c(d,t+`/workingDirectory`,`#/$defs/server/properties/workingDirectory/not`);
f++}
if(e.connectTimeout!==void 0&&n.call(e,`connectTimeout`)){
d=c(d,t+`/connectTimeout`,`#/$defs/server/properties/connectTimeout/not`);
f++}
if(e.connect_timeout!==void 0&&n.call(e,`connect_timeout`)){
d=c(d,t+`/connect_timeout`,`#/$defs/server/properties/connect_timeout/not`);
f++}
if(e.supports_parallel_tool_calls!==void 0&&n.call(e,`supports_parallel_tool_calls`)){
d=c(d,t+`/supports_parallel_tool_calls`,`#/$defs/server/properties/supports_parallel_tool_calls/not`);
f++}
if(e.ssl_verify!==void 0&&n.call(e,`ssl_verify`)){
d=c(d,t+`/ssl_verify`,`#/$defs/server/properties/ssl_verify/not`);
f++}
if(e.client_cert!==void 0&&n.call(e,`client_cert`)){
d=c(d,t+`/client_cert`,`#/$defs/server/properties/client_cert/not`);
f++}
if(e.client_key!==void 0&&n.call(e,`client_key`)){
d=c(d,t+`/client_key`,`#/$defs/server/properties/client_key/not`);
f++}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(typeof e!=`object`&&typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`){
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/agent/type`,
keyword:`type`,
params:{}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&n.call(e,`mcp`)){
u=c(u,t+`/mcp`,`#/$defs/agent/properties/mcp/not`);
d++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
u=c(u,t+`/mcpServers`,`#/$defs/agent/properties/mcpServers/not`);
d++}}
a.errors=u;
return d===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.servers!==void 0&&n.call(r,`servers`)){
let e=r.servers;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!i(e[n],{
instancePath:t+`/mcp/servers/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}}else{
p=c(p,t+`/mcp/servers`,`#/properties/mcp/properties/servers/type`);
m++}}}else{
p=c(p,t+`/mcp`,`#/properties/mcp/type`);
m++}}
if(e.agents!==void 0&&n.call(e,`agents`)){
let r=e.agents;
if(typeof r!=`object`&&typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`){
p=c(p,t+`/agents`,`#/properties/agents/type`);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.entries!==void 0&&n.call(r,`entries`)){
let e=r.entries;
if(typeof e!=`object`&&typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`){
p=c(p,t+`/agents/entries`,`#/properties/agents/properties/entries/type`);
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!a(e[n],{
instancePath:t+`/agents/entries/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}}}
if(r.list!==void 0&&n.call(r,`list`)){
let e=r.list;
if(typeof e!=`object`&&typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`){
p=c(p,t+`/agents/list`,`#/properties/agents/properties/list/type`);
m++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!a(e[r],{
instancePath:t+`/agents/list/`+r,
parentData:e,
parentDataProperty:r,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}}}}}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
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
return e}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.openclaw_exports=n;
exports.require_openclaw=y;
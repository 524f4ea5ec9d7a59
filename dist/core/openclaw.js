"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>g});
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
if(!Object.hasOwn(e,`mcpServers`))
return!1;
return Object.keys(e).every(e=>e===`mcpServers`||e===`$schema`)||[`gateway`,`agents`,`channels`].some(t=>Object.hasOwn(e,t))}
const d={
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
claims:`shape`,
when:u};
const{
when:f,
wrongKey:p,...m}=d;
const h={...m,
id:`openclaw-misplaced`,
title:`a servers file where OpenClaw does not look`,
files:[`.openclaw/mcp.json`,`.openclaw/.mcp.json`,`.openclaw/config.json`],
userFiles:[`~/.openclaw/mcp.json`,`~/.openclaw/.mcp.json`,`~/.openclaw/config.json`],
schema:`none`,
syntax:{...l,
broken:r},
servers:[],
badRoot:r,
place:`this path`,
unread:[`mcpServers`,`servers`].map(e=>({
at:[e],
instead:`"mcp.servers" in openclaw.json`,
by:`H:OCL1`}))};
var g=t.defineClient({
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
formats:[d,h]});
var _=e.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
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
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=c;
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(n!==`streamable-http`&&n!==`sse`&&n!==`stdio`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
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
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.connectionTimeoutMs!==void 0&&n.call(e,`connectionTimeoutMs`)){
let n=e.connectionTimeoutMs;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/connectionTimeoutMs`,
schemaPath:`#/$defs/server/properties/connectionTimeoutMs/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/connectionTimeoutMs`,
schemaPath:`#/$defs/server/properties/connectionTimeoutMs/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.requestTimeoutMs!==void 0&&n.call(e,`requestTimeoutMs`)){
let n=e.requestTimeoutMs;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/requestTimeoutMs`,
schemaPath:`#/$defs/server/properties/requestTimeoutMs/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/requestTimeoutMs`,
schemaPath:`#/$defs/server/properties/requestTimeoutMs/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.supportsParallelToolCalls!==void 0&&n.call(e,`supportsParallelToolCalls`)&&typeof e.supportsParallelToolCalls!=`boolean`){
let e={
instancePath:t+`/supportsParallelToolCalls`,
schemaPath:`#/$defs/server/properties/supportsParallelToolCalls/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.auth!==void 0&&n.call(e,`auth`)&&e.auth!==`oauth`){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/server/properties/auth/const`,
keyword:`const`,
params:{
allowedValue:`oauth`}};
u=o(u,e);
d++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
if(i&&typeof i==`object`&&!Array.isArray(i)){
for(
let e of Object.keys(i))
if(e!==`identity`&&e!==`authProfileId`&&e!==`scope`&&e!==`redirectUrl`&&e!==`clientMetadataUrl`){
let n={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:e}};
u=o(u,n);
d++}
if(i.identity!==void 0&&n.call(i,`identity`)){
let e=i.identity;
if(e!==`shared`&&e!==`per-requester`){
let e={
instancePath:t+`/oauth/identity`,
schemaPath:`#/$defs/server/properties/oauth/properties/identity/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}
if(i.authProfileId!==void 0&&n.call(i,`authProfileId`)){
let e=i.authProfileId;
if(typeof e==`string`){
if(r(e)<1){
let e={
instancePath:t+`/oauth/authProfileId`,
schemaPath:`#/$defs/server/properties/oauth/properties/authProfileId/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/oauth/authProfileId`,
schemaPath:`#/$defs/server/properties/oauth/properties/authProfileId/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(i.scope!==void 0&&n.call(i,`scope`)){
let e=i.scope;
if(typeof e==`string`){
if(r(e)<1){
let e={
instancePath:t+`/oauth/scope`,
schemaPath:`#/$defs/server/properties/oauth/properties/scope/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/oauth/scope`,
schemaPath:`#/$defs/server/properties/oauth/properties/scope/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(i.redirectUrl!==void 0&&n.call(i,`redirectUrl`)&&typeof i.redirectUrl!=`string`){
let e={
instancePath:t+`/oauth/redirectUrl`,
schemaPath:`#/$defs/server/properties/oauth/properties/redirectUrl/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(i.clientMetadataUrl!==void 0&&n.call(i,`clientMetadataUrl`)&&typeof i.clientMetadataUrl!=`string`){
let e={
instancePath:t+`/oauth/clientMetadataUrl`,
schemaPath:`#/$defs/server/properties/oauth/properties/clientMetadataUrl/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.sslVerify!==void 0&&n.call(e,`sslVerify`)&&typeof e.sslVerify!=`boolean`){
let e={
instancePath:t+`/sslVerify`,
schemaPath:`#/$defs/server/properties/sslVerify/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.clientCert!==void 0&&n.call(e,`clientCert`)&&typeof e.clientCert!=`string`){
let e={
instancePath:t+`/clientCert`,
schemaPath:`#/$defs/server/properties/clientCert/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.clientKey!==void 0&&n.call(e,`clientKey`)&&typeof e.clientKey!=`string`){
let e={
instancePath:t+`/clientKey`,
schemaPath:`#/$defs/server/properties/clientKey/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.toolFilter!==void 0&&n.call(e,`toolFilter`)){
let i=e.toolFilter;
if(i&&typeof i==`object`&&!Array.isArray(i)){
for(
let e of Object.keys(i))
if(e!==`include`&&e!==`exclude`){
let n={
instancePath:t+`/toolFilter`,
schemaPath:`#/$defs/server/properties/toolFilter/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:e}};
u=o(u,n);
d++}
if(i.include!==void 0&&n.call(i,`include`)){
let e=i.include;
if(Array.isArray(e)){
if(e.length<1){
let e={
instancePath:t+`/toolFilter/include`,
schemaPath:`#/$defs/server/properties/toolFilter/properties/include/minItems`,
keyword:`minItems`,
params:{
limit:1}};
u=o(u,e);
d++}
let n=e.length;
for(
let i=0;i<n;i++){
let n=e[i];
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/toolFilter/include/`+i,
schemaPath:`#/$defs/server/properties/toolFilter/properties/include/items/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/toolFilter/include/`+i,
schemaPath:`#/$defs/server/properties/toolFilter/properties/include/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
let e={
instancePath:t+`/toolFilter/include`,
schemaPath:`#/$defs/server/properties/toolFilter/properties/include/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(i.exclude!==void 0&&n.call(i,`exclude`)){
let e=i.exclude;
if(Array.isArray(e)){
if(e.length<1){
let e={
instancePath:t+`/toolFilter/exclude`,
schemaPath:`#/$defs/server/properties/toolFilter/properties/exclude/minItems`,
keyword:`minItems`,
params:{
limit:1}};
u=o(u,e);
d++}
let n=e.length;
for(
let i=0;i<n;i++){
let n=e[i];
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/toolFilter/exclude/`+i,
schemaPath:`#/$defs/server/properties/toolFilter/properties/exclude/items/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/toolFilter/exclude/`+i,
schemaPath:`#/$defs/server/properties/toolFilter/properties/exclude/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
let e={
instancePath:t+`/toolFilter/exclude`,
schemaPath:`#/$defs/server/properties/toolFilter/properties/exclude/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
let e={
instancePath:t+`/toolFilter`,
schemaPath:`#/$defs/server/properties/toolFilter/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.codex!==void 0&&n.call(e,`codex`)){
let r=e.codex;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(e!==`agents`&&e!==`defaultToolsApprovalMode`){
let n={
instancePath:t+`/codex`,
schemaPath:`#/$defs/server/properties/codex/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:e}};
u=o(u,n);
d++}
if(r.agents!==void 0&&n.call(r,`agents`)){
let e=r.agents;
if(Array.isArray(e)){
if(e.length<1){
let e={
instancePath:t+`/codex/agents`,
schemaPath:`#/$defs/server/properties/codex/properties/agents/minItems`,
keyword:`minItems`,
params:{
limit:1}};
u=o(u,e);
d++}
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/codex/agents/`+r,
schemaPath:`#/$defs/server/properties/codex/properties/agents/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/codex/agents`,
schemaPath:`#/$defs/server/properties/codex/properties/agents/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(r.defaultToolsApprovalMode!==void 0&&n.call(r,`defaultToolsApprovalMode`)){
let e=r.defaultToolsApprovalMode;
if(e!==`auto`&&e!==`prompt`&&e!==`approve`){
let e={
instancePath:t+`/codex/defaultToolsApprovalMode`,
schemaPath:`#/$defs/server/properties/codex/properties/defaultToolsApprovalMode/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}}else{
let e={
instancePath:t+`/codex`,
schemaPath:`#/$defs/server/properties/codex/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.workingDirectory!==void 0&&n.call(e,`workingDirectory`)){
let e={
instancePath:t+`/workingDirectory`,
schemaPath:`#/$defs/server/properties/workingDirectory/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.connectTimeout!==void 0&&n.call(e,`connectTimeout`)){
let e={
instancePath:t+`/connectTimeout`,
schemaPath:`#/$defs/server/properties/connectTimeout/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.connect_timeout!==void 0&&n.call(e,`connect_timeout`)){
let e={
instancePath:t+`/connect_timeout`,
schemaPath:`#/$defs/server/properties/connect_timeout/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.supports_parallel_tool_calls!==void 0&&n.call(e,`supports_parallel_tool_calls`)){
let e={
instancePath:t+`/supports_parallel_tool_calls`,
schemaPath:`#/$defs/server/properties/supports_parallel_tool_calls/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.ssl_verify!==void 0&&n.call(e,`ssl_verify`)){
let e={
instancePath:t+`/ssl_verify`,
schemaPath:`#/$defs/server/properties/ssl_verify/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.client_cert!==void 0&&n.call(e,`client_cert`)){
let e={
instancePath:t+`/client_cert`,
schemaPath:`#/$defs/server/properties/client_cert/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.client_key!==void 0&&n.call(e,`client_key`)){
let e={
instancePath:t+`/client_key`,
schemaPath:`#/$defs/server/properties/client_key/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
return d===0}
i.evaluated={
props:{
transport:!0,
type:!0,
command:!0,
args:!0,
env:!0,
cwd:!0,
url:!0,
headers:!0,
connectionTimeoutMs:!0,
requestTimeoutMs:!0,
supportsParallelToolCalls:!0,
auth:!0,
oauth:!0,
sslVerify:!0,
clientCert:!0,
clientKey:!0,
toolFilter:!0,
codex:!0,
enabled:!0,
disabled:!0,
timeout:!0,
workingDirectory:!0,
connectTimeout:!0,
connect_timeout:!0,
supports_parallel_tool_calls:!0,
ssl_verify:!0,
client_cert:!0,
client_key:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
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
rootData:l,
dynamicAnchors:u})){
d=s(d,i.errors);
f+=i.errors.length}}else{
let e={
instancePath:t+`/mcp/servers`,
schemaPath:`#/properties/mcp/properties/servers/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}}else{
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
mcp:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}
function c(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.openclaw_exports=n;
exports.require_openclaw=_;
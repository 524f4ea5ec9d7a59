"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>A});
const r={
effect:`refuses-file`,
by:`R:CDX`,
note:`Codex does not start`};
const i={
effect:`fine`,
by:`R:CDX`};
const a={
by:`R:CDX`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
lacks:{
transports:[`sse`,`ws`],
by:`H:CDX2`},
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
note:`every value is a string`},
env_vars:{
is:`other`,
form:`variable-names`,
for:[`stdio`],
note:`names of variables to pass on: the server does not inherit the environment`},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`],
note:`Streamable HTTP; there is no SSE`},
bearer_token_env_var:{
is:`auth`,
form:`bearer-variable`,
for:[`http`],
whenUnset:{
effect:`fails-server`,
by:`R:CDX`},
note:`the name of a variable that holds the token`},
http_headers:{
is:`headers`,
for:[`http`],
note:"not `headers`"},
env_http_headers:{
is:`other`,
form:`header-variables`,
for:[`http`],
by:`H:CDX2`,
note:`header to the name of a variable`},
http_headers_helper:{
is:`headersHelper`,
for:[`http`],
by:`H:CDX2`},
oauth:{
is:`oauth`,
for:[`http`],
takes:[`object`],
keys:{
client_id:`clientId`,
callback_port:`callbackPort`},
by:`H:CDX2`},
oauth_resource:{
is:`oauth`,
part:`resource`,
for:[`http`],
takes:[`text`],
by:`H:CDX2`},
auth:{
is:`auth`,
for:[`http`],
takes:[`text`],
by:`H:CDX2`},
bearer_token:{
is:`other`,
idle:!0,
note:`refused everywhere: a token may not stand in the file`},
scopes:{
is:`oauth`,
part:`scopes`,
takes:[`list`],
by:`H:CDX2`},
startup_timeout_sec:{
is:`startupTimeout`,
unit:`s`,
default:`30`},
startup_timeout_ms:{
is:`startupTimeout`,
unit:`ms`,
deprecated:{
use:`startup_timeout_sec`}},
tool_timeout_sec:{
is:`timeout`,
unit:`s`,
default:`300; 60 until June 2026`},
enabled:{
is:`enabled`,
default:`true`},
required:{
is:`other`,
default:`false`,
by:`H:CDX2`},
supports_parallel_tool_calls:{
is:`other`,
default:`false`,
by:`H:CDX2`},
enabled_tools:{
is:`toolsAllowed`,
by:`H:CDX2`},
disabled_tools:{
is:`toolsDenied`,
by:`H:CDX2`},
default_tools_approval_mode:{
is:`toolPolicy`,
approvesAll:`approve`,
takes:[`text`],
by:`H:CDX2`,
note:"`auto`, `prompt`, `writes` or `approve`"},
tools:{
is:`toolPolicy`,
takes:[`object`],
by:`H:CDX2`,
note:"`[mcp_servers.<name>.tools.<tool>]` with `approval_mode`"},
omit_tools_from:{
is:`other`,
by:`H:CDX2`},
environment_id:{
is:`other`,
by:`H:CDX2`},
experimental_environment:{
is:`other`,
unread:!0,
note:"the older key of `environment_id`"},
name:{
is:`other`,
idle:!0,
by:`H:CDX2`,
note:`ignored`},
type:{
is:`transport`,
unread:!0,
note:`Codex says so; its --strict-config refuses it`},
transport:{
is:`transport`,
unread:!0},
headers:{
is:`headers`,
unread:!0},
serverUrl:{
is:`url`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0},
timeout:{
is:`timeout`,
unread:!0,
by:`H:CDX2`}},
bad:r,
notObject:r,
neither:r,
both:{
winner:null,
reaction:r},
otherTransport:r,
urls:{
parsed:`unless-variable`,
reaction:{
effect:`fails-server`,
by:`R:CDX`}},
unsendable:{
effect:`ignored`,
by:`R:CDX`},
ownHeaders:{
names:[`content-length`],
reaction:{
effect:`fails-server`,
by:`R:CDX`}},
starts:{
blanks:`one-program`,
keepsTilde:!0,
cwdKeepsTilde:{
by:`R:CDX`},
by:`R:CDX`},
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`R:CDX`},
names:[{
pattern:/^[a-zA-Z0-9_:@/.-]+$/,
allows:`letters, digits and any of _ : @ / . -`,
reaction:{
effect:`fails-server`,
by:`R:CDX`,
note:`when a session starts; until 0.150 only letters, digits, "_" and "-"`}}]};
const o={
language:`toml`,
bom:i,
empty:i,
broken:r,
duplicates:r};
const s={
id:`codex-user`,
title:`Codex's own configuration`,
files:[],
userFiles:[`~/.codex/config.toml`],
schema:`codex`,
schemaBy:`R:CDX`,
syntax:o,
servers:[{
at:[`mcp_servers`]}],
noMap:i,
wrongKey:{
effect:`skips-servers`,
by:`R:CDX`},
badRoot:r,
dialect:a,
claims:`shape`,
unmistakable:!0};
const c=[`enabled`,`required`,`supports_parallel_tool_calls`,`startup_timeout_sec`,`startup_timeout_ms`,`tool_timeout_sec`,`enabled_tools`,`disabled_tools`,`default_tools_approval_mode`,`tools`,`omit_tools_from`,`environment_id`,`scopes`];
const l={...s,
id:`codex`,
title:`Codex's configuration of a project`,
files:[`.codex/config.toml`],
userFiles:[],
dialect:{...a,
overrides:[...c,`args`,`env`,`env_vars`,`cwd`,`http_headers`,`env_http_headers`]}};
const u={...s,
id:`codex-misplaced`,
title:`a servers file where Codex does not look`,
files:[`.codex/mcp.json`],
userFiles:[`~/.codex/mcp.json`],
schema:`none`,
schemaBy:`H:CDX2`,
syntax:{...o,
language:`json`,
comments:!1,
trailingCommas:!1,
broken:i,
duplicates:i},
servers:[],
badRoot:i,
place:`this path`,
unread:[`mcpServers`,`mcp_servers`].map(e=>({
at:[e],
instead:`.codex/config.toml, each as a table "[mcp_servers.<name>]"`,
insteadOfUser:`~/.codex/config.toml, each as a table "[mcp_servers.<name>]"`,
by:`H:CDX2`}))};
const d={
effect:`skips-server`,
by:`H:CDX2`};
const f={
effect:`fine`,
by:`H:CDX2`};
const p={
effect:`refuses-file`,
by:`H:CDX2`};
const m={
effect:`warns`,
by:`H:CDX2`,
note:`the warning is in its log`};
const{
lacks:h,...g}=a;
const _=`.codex-plugin`;
const v={
id:`codex-plugin`,
belongsTo:`plugin`,
title:`the servers file of a Codex plugin`,
files:[`.mcp.json`],
schema:`codex-plugin`,
schemaBy:`H:CDX2`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:{
effect:`refuses-file`,
by:`L:CDX2`},
empty:p,
broken:p,
duplicates:f},
servers:[{
at:[`mcpServers`]}],
bareMap:!0,
noMap:f,
badRoot:p,
dialect:{...g,
by:`H:CDX2`,
transportKey:`type`,
spellings:{
http:`http`,
"streamable-http":`http`,
streamable_http:`http`,
stdio:`stdio`},
fields:{...a.fields,
type:{
is:`transport`,
note:`taken out before the entry is read: the other fields say what it is`}},
unknownTransport:{
withCommand:f,
withUrl:m,
notText:f},
mismatch:f,
bad:d,
notObject:d,
neither:d,
both:{
winner:null,
reaction:d},
otherTransport:d,
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`L:CDX2`},
names:[]},
claims:`shape`,
beside:_,
readsBeside:[`claude-code-project`],
when:({
path:e,
beside:t})=>e.includes(`/`)&&t(_)&&!t(`.claude-plugin`)};
const y={...v,
id:`codex-plugin-folder`,
schema:`codex-plugin`,
title:`a servers file beside the manifest of a Codex plugin`,
files:[`${_}/.mcp.json`],
beside:`plugin.json`,
readsBeside:[],
when:({
beside:e})=>e(`plugin.json`)};
const b=e=>e.replace(/[^A-Za-z0-9_]/g,`_`)||`_`;
function x(e){
let t=b(e);
return t.startsWith(`mcp__`)?t:`mcp__${t}`}
function S(e,t){
return C([{
server:e,
tool:t}])[0]??``}
function C(e){
let t=w(new Set(e.map(({
server:e})=>e)));
let n=new Map;
for(
let{
server:r,
tool:i}of e){
let e=D(r,i);
n.set(e,{
raw:e,
namespace:t.get(r)??``,
name:b(i)})}
let r=[...n.values()];
for(
let e of k(r,({
namespace:e,
name:t})=>`${e}\0${t}`))
if(e.length>1)
for(
let t of e)
t.name+=O(t.raw);
let i=new Set;
for(
let e of r.sort((e,t)=>e.raw<t.raw?-1:1)){
let{
raw:t,
namespace:n}=e;
let{
name:r}=e;
for(
let a=0;E(n,r)||i.has(n+r);a+=1){
let i=O(a===0?t:`${t}\0${a}`);
r=e.name.slice(0,Math.max(0,126-n.length-i.length))+i;
if(a>0&&E(n,r))
break}
e.name=r;
i.add(n+r)}
return e.map(({
server:e,
tool:t})=>{
let{
namespace:r=``,
name:i=``}=n.get(D(e,t))??{};
return`${r}/${i}`})}
function w(e){
let t=new Map;
for(
let n of k([...e],x))
for(
let e of n){
let r=x(e);
t.set(e,n.length===1?r:T(r,O(`${e}\0${e}\0`)))}
return t}
function T(e,t){
return e.endsWith(`__`)?`${e.slice(0,-2)}${t}__`:e+t}
function E(e,t){
return e.length+t.length+2>128}
function D(e,t){
return[e,e,``,t,t].join(`\0`)}
function O(e){
return`_${t.sha1(e).slice(0,12)}`}
function k(e,t){
let n=new Map;
for(
let r of e){
let e=t(r);
let i=n.get(e);
i===void 0?n.set(e,[r]):i.push(r)}
return n.values()}
var A=t.defineClient({
id:`codex`,
name:`Codex`,
about:"OpenAI\u2019s agent for the terminal. `~/.codex/config.toml` and the `.codex/config.toml` of a trusted project are merged; one entry that does not fit stops the program. Nothing is expanded, and a server gets only the variables that are named.",
sources:{
CDX:{
title:`@openai/codex, run`,
version:`0.169.0`,
date:`2026-11-19`,
recordings:[`codex`]},
CDX2:{
title:`openai/codex 343074d, read`,
version:`0.150`,
date:`2026-08-22`}},
formats:[l,s,v,y,u],
moved:[{
env:`CODEX_HOME`,
from:`~/.codex`,
by:`H:CDX2`}],
precedence:[{
sources:[{
format:`codex`,
files:`project`,
above:`nearer`},{
format:`codex-user`,
files:`user`}],
same:`merged`,
by:`H:CDX2`}],
toolNames:{
form:`mcp__S__T`,
server:b,
name:S,
names:C,
apartBy:`a hash`,
collision:`every one of the names that collide ends in a hash of 12 digits; nothing is lost`,
clash:{
within:`one`,
across:`one`},
limit:{
most:128,
length:(e,t)=>x(e).length+2+b(t).length,
over:`hashed`,
by:`R:CDX`},
by:`R:CDX`}});
var j=e.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp_servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/codex-server"
}
},
"model": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "string"
},
"review_model": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "string"
},
"model_reasoning_effort": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "string"
},
"model_reasoning_summary": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"auto",
"concise",
"detailed",
"none"
]
},
"model_verbosity": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"low",
"medium",
"high"
]
},
"model_context_window": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "integer"
},
"model_auto_compact_token_limit": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "integer"
},
"approval_policy": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"untrusted",
"on-failure",
"on-request",
"granular",
"never"
]
}
},
"sandbox_mode": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"read-only",
"workspace-write",
"danger-full-access"
]
},
"sandbox_workspace_write": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "object"
},
"shell_environment_policy": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "object"
},
"features": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "object"
},
"projects": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "object"
},
"tools": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "object"
},
"tui": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "object"
},
"history": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "object"
},
"hooks": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "object"
},
"plugins": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"enabled": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "boolean"
}
}
}
},
"instructions": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "string"
},
"developer_instructions": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "string"
},
"personality": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"none",
"friendly",
"pragmatic"
]
},
"file_opener": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"vscode",
"vscode-insiders",
"windsurf",
"cursor",
"none"
]
},
"web_search": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"disabled",
"cached",
"indexed",
"live"
]
},
"hide_agent_reasoning": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "boolean"
},
"check_for_update_on_startup": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "boolean"
},
"allow_login_shell": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "boolean"
},
"project_doc_max_bytes": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "integer",
"minimum": 0
},
"project_doc_fallback_filenames": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "array",
"items": {
"type": "string"
}
},
"cli_auth_credentials_store": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"file",
"keyring",
"auto",
"ephemeral"
]
},
"forced_login_method": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"chatgpt",
"api"
]
},
"mcp_oauth_credentials_store": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"auto",
"file",
"keyring"
]
},
"mcp_oauth_callback_port": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "integer",
"minimum": 0,
"maximum": 65535
},
"mcp_oauth_callback_url": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"type": "string"
}
},
"$defs": {
"codex-server": {
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
"env_vars": {
"type": "array",
"items": {
"type": [
"string",
"object"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"required": [
"name"
],
"properties": {
"name": {
"type": "string"
},
"source": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"local",
"remote"
]
}
}
}
}
},
"cwd": {
"type": "string",
"if": {
"type": "string"
},
"then": {
"minLength": 1,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"url": {
"type": "string"
},
"bearer_token_env_var": {
"type": "string",
"if": {
"type": "string"
},
"then": {
"minLength": 1,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"bearer_token": {
"x-by": "R:CDX",
"x-effect": "refuses-file",
"x-help": "put the token into a variable, and write its name as \\"bearer_token_env_var\\"",
"not": {}
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
"http_headers_helper": {},
"oauth": {
"type": "object",
"properties": {
"client_id": {
"type": "string"
},
"callback_port": {
"type": "integer",
"minimum": 0,
"maximum": 65535
}
}
},
"oauth_resource": {
"type": "string"
},
"auth": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"oauth",
"chatgpt",
"ema_auth"
]
},
"scopes": {
"type": "array",
"items": {
"type": "string"
}
},
"startup_timeout_sec": {
"type": "number",
"minimum": 0,
"exclusiveMaximum": 18446744073709552000,
"if": {
"type": "number",
"minimum": 0
},
"then": {
"type": "number",
"exclusiveMinimum": 0,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"startup_timeout_ms": {
"type": "integer",
"minimum": 0,
"if": {
"type": "integer",
"minimum": 0
},
"then": {
"type": "integer",
"exclusiveMinimum": 0,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"tool_timeout_sec": {
"type": "number",
"minimum": 0,
"exclusiveMaximum": 18446744073709552000
},
"enabled": {
"type": "boolean"
},
"required": {
"type": "boolean"
},
"supports_parallel_tool_calls": {
"type": "boolean"
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
},
"default_tools_approval_mode": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"auto",
"prompt",
"writes",
"approve"
]
},
"tools": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"approval_mode": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"auto",
"prompt",
"writes",
"approve"
]
}
}
}
},
"omit_tools_from": {
"type": "array",
"items": {
"x-effect": "refuses-file",
"x-by": "L:CDX2",
"enum": [
"code_mode",
"deferred",
"direct"
]
}
},
"environment_id": {
"type": "string"
},
"name": {
"type": "string"
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
"if": {
"type": "object",
"not": {
"required": [
"environment_id"
]
}
},
"then": {
"type": "object",
"properties": {
"env_vars": {
"type": "array",
"items": {
"type": [
"string",
"object"
],
"properties": {
"source": {
"if": {
"const": "remote"
},
"then": {
"x-effect": "fails-server",
"x-by": "R:CDX",
"x-help": "write \\"local\\", or leave it out",
"not": {}
}
}
}
}
}
}
},
"properties": {
"url": {
"x-rule": "transport-conflict",
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
"http_headers_helper": {
"x-rule": "field-other-transport",
"not": {}
},
"oauth": {
"x-rule": "field-other-transport",
"not": {}
},
"oauth_resource": {
"x-rule": "field-other-transport",
"not": {}
},
"auth": {
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
},
"env_vars": {
"x-rule": "field-other-transport",
"not": {}
},
"cwd": {
"x-rule": "field-other-transport",
"not": {}
}
}
}
}
}
}
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
mcp_servers:{
"x-rule":`root-shape`,
type:`object`,
additionalProperties:{
$ref:`#/$defs/codex-server`}},
model:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`string`},
review_model:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`string`},
model_reasoning_effort:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`string`},
model_reasoning_summary:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`auto`,`concise`,`detailed`,`none`]},
model_verbosity:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`low`,`medium`,`high`]},
model_context_window:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`integer`},
model_auto_compact_token_limit:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`integer`},
approval_policy:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:[`string`,`object`],
if:{
type:`string`},
then:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`untrusted`,`on-failure`,`on-request`,`granular`,`never`]}},
sandbox_mode:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`read-only`,`workspace-write`,`danger-full-access`]},
sandbox_workspace_write:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`object`},
shell_environment_policy:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`object`},
features:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`object`},
projects:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`object`},
tools:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`object`},
tui:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`object`},
history:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`object`},
hooks:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`object`},
plugins:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`object`,
additionalProperties:{
type:`object`,
properties:{
enabled:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`boolean`}}}},
instructions:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`string`},
developer_instructions:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`string`},
personality:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`none`,`friendly`,`pragmatic`]},
file_opener:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`vscode`,`vscode-insiders`,`windsurf`,`cursor`,`none`]},
web_search:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`disabled`,`cached`,`indexed`,`live`]},
hide_agent_reasoning:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`boolean`},
check_for_update_on_startup:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`boolean`},
allow_login_shell:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`boolean`},
project_doc_max_bytes:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`integer`,
minimum:0},
project_doc_fallback_filenames:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`array`,
items:{
type:`string`}},
cli_auth_credentials_store:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`file`,`keyring`,`auto`,`ephemeral`]},
forced_login_method:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`chatgpt`,`api`]},
mcp_oauth_credentials_store:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`auto`,`file`,`keyring`]},
mcp_oauth_callback_port:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`integer`,
minimum:0,
maximum:65535},
mcp_oauth_callback_url:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
type:`string`}},
$defs:{
"codex-server":{
"x-rule":`server-shape`,
type:`object`,
properties:{
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:`object`,
additionalProperties:{
type:`string`}},
env_vars:{
type:`array`,
items:{
type:[`string`,`object`],
if:{
type:`object`},
then:{
type:`object`,
required:[`name`],
properties:{
name:{
type:`string`},
source:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`local`,`remote`]}}}}},
cwd:{
type:`string`,
if:{
type:`string`},
then:{
minLength:1,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
url:{
type:`string`},
bearer_token_env_var:{
type:`string`,
if:{
type:`string`},
then:{
minLength:1,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
bearer_token:{
"x-by":`R:CDX`,
"x-effect":`refuses-file`,
"x-help":`put the token into a variable, and write its name as "bearer_token_env_var"`,
not:{}},
http_headers:{
type:`object`,
additionalProperties:{
type:`string`}},
env_http_headers:{
type:`object`,
additionalProperties:{
type:`string`}},
http_headers_helper:{},
oauth:{
type:`object`,
properties:{
client_id:{
type:`string`},
callback_port:{
type:`integer`,
minimum:0,
maximum:65535}}},
oauth_resource:{
type:`string`},
auth:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`oauth`,`chatgpt`,`ema_auth`]},
scopes:{
type:`array`,
items:{
type:`string`}},
startup_timeout_sec:{
type:`number`,
minimum:0,
exclusiveMaximum:0x10000000000000000,
if:{
type:`number`,
minimum:0},
then:{
type:`number`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
startup_timeout_ms:{
type:`integer`,
minimum:0,
if:{
type:`integer`,
minimum:0},
then:{
type:`integer`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
tool_timeout_sec:{
type:`number`,
minimum:0,
exclusiveMaximum:0x10000000000000000},
enabled:{
type:`boolean`},
required:{
type:`boolean`},
supports_parallel_tool_calls:{
type:`boolean`},
enabled_tools:{
type:`array`,
items:{
type:`string`}},
disabled_tools:{
type:`array`,
items:{
type:`string`}},
default_tools_approval_mode:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`auto`,`prompt`,`writes`,`approve`]},
tools:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
approval_mode:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`auto`,`prompt`,`writes`,`approve`]}}}},
omit_tools_from:{
type:`array`,
items:{
"x-effect":`refuses-file`,
"x-by":`L:CDX2`,
enum:[`code_mode`,`deferred`,`direct`]}},
environment_id:{
type:`string`},
name:{
type:`string`}},
if:{
type:`object`,
required:[`command`]},
then:{
type:`object`,
if:{
type:`object`,
not:{
required:[`environment_id`]}},
then:{
type:`object`,
properties:{
env_vars:{
type:`array`,
items:{
type:[`string`,`object`],
properties:{
source:{
if:{
const:`remote`},
then:{
"x-effect":`fails-server`,
"x-by":`R:CDX`,
"x-help":`write "local", or leave it out`,
not:{}}}}}}}},
properties:{
url:{
"x-rule":`transport-conflict`,
not:{}},
bearer_token_env_var:{
"x-rule":`field-other-transport`,
not:{}},
http_headers:{
"x-rule":`field-other-transport`,
not:{}},
env_http_headers:{
"x-rule":`field-other-transport`,
not:{}},
http_headers_helper:{
"x-rule":`field-other-transport`,
not:{}},
oauth:{
"x-rule":`field-other-transport`,
not:{}},
oauth_resource:{
"x-rule":`field-other-transport`,
not:{}},
auth:{
"x-rule":`field-other-transport`,
not:{}}}},
else:{
type:`object`,
"x-rule":`transport-missing`,
required:[`url`],
if:{
type:`object`,
required:[`url`]},
then:{
type:`object`,
properties:{
args:{
"x-rule":`field-other-transport`,
not:{}},
env:{
"x-rule":`field-other-transport`,
not:{}},
env_vars:{
"x-rule":`field-other-transport`,
not:{}},
cwd:{
"x-rule":`field-other-transport`,
not:{}}}}}}},
$id:`urn:mcp-lint:schema:codex`};
let r=Object.prototype.hasOwnProperty;
let i={
"x-rule":`server-shape`,
type:`object`,
properties:{
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:`object`,
additionalProperties:{
type:`string`}},
env_vars:{
type:`array`,
items:{
type:[`string`,`object`],
if:{
type:`object`},
then:{
type:`object`,
required:[`name`],
properties:{
name:{
type:`string`},
source:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`local`,`remote`]}}}}},
cwd:{
type:`string`,
if:{
type:`string`},
then:{
minLength:1,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
url:{
type:`string`},
bearer_token_env_var:{
type:`string`,
if:{
type:`string`},
then:{
minLength:1,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
bearer_token:{
"x-by":`R:CDX`,
"x-effect":`refuses-file`,
"x-help":`put the token into a variable, and write its name as "bearer_token_env_var"`,
not:{}},
http_headers:{
type:`object`,
additionalProperties:{
type:`string`}},
env_http_headers:{
type:`object`,
additionalProperties:{
type:`string`}},
http_headers_helper:{},
oauth:{
type:`object`,
properties:{
client_id:{
type:`string`},
callback_port:{
type:`integer`,
minimum:0,
maximum:65535}}},
oauth_resource:{
type:`string`},
auth:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`oauth`,`chatgpt`,`ema_auth`]},
scopes:{
type:`array`,
items:{
type:`string`}},
startup_timeout_sec:{
type:`number`,
minimum:0,
exclusiveMaximum:0x10000000000000000,
if:{
type:`number`,
minimum:0},
then:{
type:`number`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
startup_timeout_ms:{
type:`integer`,
minimum:0,
if:{
type:`integer`,
minimum:0},
then:{
type:`integer`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
tool_timeout_sec:{
type:`number`,
minimum:0,
exclusiveMaximum:0x10000000000000000},
enabled:{
type:`boolean`},
required:{
type:`boolean`},
supports_parallel_tool_calls:{
type:`boolean`},
enabled_tools:{
type:`array`,
items:{
type:`string`}},
disabled_tools:{
type:`array`,
items:{
type:`string`}},
default_tools_approval_mode:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`auto`,`prompt`,`writes`,`approve`]},
tools:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
approval_mode:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`auto`,`prompt`,`writes`,`approve`]}}}},
omit_tools_from:{
type:`array`,
items:{
"x-effect":`refuses-file`,
"x-by":`L:CDX2`,
enum:[`code_mode`,`deferred`,`direct`]}},
environment_id:{
type:`string`},
name:{
type:`string`}},
if:{
type:`object`,
required:[`command`]},
then:{
type:`object`,
if:{
type:`object`,
not:{
required:[`environment_id`]}},
then:{
type:`object`,
properties:{
env_vars:{
type:`array`,
items:{
type:[`string`,`object`],
properties:{
source:{
if:{
const:`remote`},
then:{
"x-effect":`fails-server`,
"x-by":`R:CDX`,
"x-help":`write "local", or leave it out`,
not:{}}}}}}}},
properties:{
url:{
"x-rule":`transport-conflict`,
not:{}},
bearer_token_env_var:{
"x-rule":`field-other-transport`,
not:{}},
http_headers:{
"x-rule":`field-other-transport`,
not:{}},
env_http_headers:{
"x-rule":`field-other-transport`,
not:{}},
http_headers_helper:{
"x-rule":`field-other-transport`,
not:{}},
oauth:{
"x-rule":`field-other-transport`,
not:{}},
oauth_resource:{
"x-rule":`field-other-transport`,
not:{}},
auth:{
"x-rule":`field-other-transport`,
not:{}}}},
else:{
type:`object`,
"x-rule":`transport-missing`,
required:[`url`],
if:{
type:`object`,
required:[`url`]},
then:{
type:`object`,
properties:{
args:{
"x-rule":`field-other-transport`,
not:{}},
env:{
"x-rule":`field-other-transport`,
not:{}},
env_vars:{
"x-rule":`field-other-transport`,
not:{}},
cwd:{
"x-rule":`field-other-transport`,
not:{}}}}}};
let a=u;
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:s,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=o.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
let m=f;
let h=!0;
let g=f;
if(f===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
d=c(d,{});
f++}}else{
d=c(d,{});
f++}}
var _=g===f;
f=m;
d!==null&&(m?d.length=Math.min(d.length,m):d=null);
let v;
if(_){
let n=f;
let a=f;
let o=!0;
let s=f;
if(!e||typeof e!=`object`||Array.isArray(e)){
d=c(d,{});
f++}
let l=f;
let u=f;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.environment_id===void 0||!r.call(e,`environment_id`))){
d=c(d,{});
f++}
if(u===f){
d=c(d,{});
f++}else{
f=l;
d!==null&&(l?d.length=Math.min(d.length,l):d=null)}
var y=s===f;
f=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null);
if(y){
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let n=e.env_vars;
if(Array.isArray(n)){
let e=n.length;
for(
let a=0;a<e;a++){
let e=n[a];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/type`,
keyword:`type`,
params:{
type:i.then.then.properties.env_vars.items.type}};
d=c(d,e);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.source!==void 0&&r.call(e,`source`)){
let n=f;
let r=!0;
let i=f;
if(e.source!==`remote`){
d=c(d,{});
f++}
var b=i===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
if(b){
let e=f;
let n={
instancePath:t+`/env_vars/`+a+`/source`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/then/not`,
keyword:`not`,
params:{}};
d=c(d,n);
f++;
var b=e===f;
r=b}
if(!r){
let e={
instancePath:t+`/env_vars/`+a+`/source`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var y=n===f;
o=y;
if(o){
var x={};
x.env_vars=!0}}
if(!o){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.url=!0;
x.bearer_token_env_var=!0;
x.http_headers=!0;
x.env_http_headers=!0;
x.http_headers_helper=!0;
x.oauth=!0;
x.oauth_resource=!0;
x.auth=!0}
if(e.url!==void 0&&r.call(e,`url`)){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/codex-server/then/properties/url/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/then/properties/bearer_token_env_var/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/$defs/codex-server/then/properties/http_headers/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/$defs/codex-server/then/properties/env_http_headers/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.http_headers_helper!==void 0&&r.call(e,`http_headers_helper`)){
let e={
instancePath:t+`/http_headers_helper`,
schemaPath:`#/$defs/codex-server/then/properties/http_headers_helper/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/then/properties/oauth/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/$defs/codex-server/then/properties/oauth_resource/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.auth!==void 0&&r.call(e,`auth`)){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/codex-server/then/properties/auth/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=n===f;
h=_;
v=`then`}else{
let n=f;
let i=f;
let a=!0;
let o=f;
if(f===o){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
d=c(d,{});
f++}}else{
d=c(d,{});
f++}}
var S=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(S){
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&r.call(e,`args`)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/codex-server/else/then/properties/args/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.env!==void 0&&r.call(e,`env`)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/codex-server/else/then/properties/env/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/else/then/properties/env_vars/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/else/then/properties/cwd/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/then/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var S=n===f;
a=S;
if(a){
var C={};
C.args=!0;
C.env=!0;
C.env_vars=!0;
C.cwd=!0}}
if(!a){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
var _=n===f;
h=_;
if(h&&x!==!0&&C!==void 0){
if(C===!0)
x=!0;else{
x||={};
Object.assign(x,C)}}
v=`else`}
if(!h){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/if`,
keyword:`if`,
params:{
failingKeyword:v}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.command=!0;
x.args=!0;
x.env=!0;
x.env_vars=!0;
x.cwd=!0;
x.url=!0;
x.bearer_token_env_var=!0;
x.bearer_token=!0;
x.http_headers=!0;
x.env_http_headers=!0;
x.http_headers_helper=!0;
x.oauth=!0;
x.oauth_resource=!0;
x.auth=!0;
x.scopes=!0;
x.startup_timeout_sec=!0;
x.startup_timeout_ms=!0;
x.tool_timeout_sec=!0;
x.enabled=!0;
x.required=!0;
x.supports_parallel_tool_calls=!0;
x.enabled_tools=!0;
x.disabled_tools=!0;
x.default_tools_approval_mode=!0;
x.tools=!0;
x.omit_tools_from=!0;
x.environment_id=!0;
x.name=!0}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/codex-server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/codex-server/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/codex-server/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/codex-server/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let n=e.env_vars;
if(Array.isArray(n)){
let e=n.length;
for(
let a=0;a<e;a++){
let e=n[a];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/type`,
keyword:`type`,
params:{
type:i.properties.env_vars.items.type}};
d=c(d,e);
f++}
let o=f;
let s=!0;
let l=f;
if(!e||typeof e!=`object`||Array.isArray(e)){
d=c(d,{});
f++}
var w=l===f;
f=o;
d!==null&&(o?d.length=Math.min(d.length,o):d=null);
if(w){
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!r.call(e,`name`)){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
d=c(d,e);
f++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/env_vars/`+a+`/name`,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(e.source!==void 0&&r.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/env_vars/`+a+`/source`,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/properties/source/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}}else{
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}
var w=n===f;
s=w;
if(s){
var T={};
T.name=!0;
T.source=!0}}
if(!s){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/properties/env_vars/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
let r=f;
let i=!0;
let o=f;
if(typeof n!=`string`){
d=c(d,{});
f++}
var E=o===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(E){
let e=f;
if(typeof n==`string`&&a(n)<1){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=c(d,e);
f++}
var E=e===f;
i=E}
if(!i){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/codex-server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
let n=e.bearer_token_env_var;
if(typeof n!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
let r=f;
let i=!0;
let o=f;
if(typeof n!=`string`){
d=c(d,{});
f++}
var D=o===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(D){
let e=f;
if(typeof n==`string`&&a(n)<1){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=c(d,e);
f++}
var D=e===f;
i=D}
if(!i){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}
if(e.bearer_token!==void 0&&r.call(e,`bearer_token`)){
let e={
instancePath:t+`/bearer_token`,
schemaPath:`#/$defs/codex-server/properties/bearer_token/not`,
keyword:`not`,
params:{}};
d=c(d,e);
f++}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
let n=e.http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/http_headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/$defs/codex-server/properties/http_headers/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
let n=e.env_http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env_http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/env_http_headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/$defs/codex-server/properties/env_http_headers/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.client_id!==void 0&&r.call(n,`client_id`)&&typeof n.client_id!=`string`){
let e={
instancePath:t+`/oauth/client_id`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/client_id/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(n.callback_port!==void 0&&r.call(n,`callback_port`)){
let e=n.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/callback_port/type`,
keyword:`type`,
params:{
type:`integer`}};
d=c(d,e);
f++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/callback_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
d=c(d,e);
f++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/callback_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=c(d,e);
f++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/$defs/codex-server/properties/oauth_resource/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`chatgpt`&&n!==`ema_auth`){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/codex-server/properties/auth/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}
if(e.scopes!==void 0&&r.call(e,`scopes`)){
let n=e.scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/scopes/`+r,
schemaPath:`#/$defs/codex-server/properties/scopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/scopes`,
schemaPath:`#/$defs/codex-server/properties/scopes/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.startup_timeout_sec!==void 0&&r.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
let r=f;
let i=!0;
let a=f;
if(f===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
d=c(d,{});
f++}}else{
d=c(d,{});
f++}}
var O=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(O){
let e=f;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/then/type`,
keyword:`type`,
params:{
type:`number`}};
d=c(d,e);
f++}
var O=e===f;
i=O}
if(!i){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=c(d,e);
f++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{
type:`number`}};
d=c(d,e);
f++}}
if(e.startup_timeout_ms!==void 0&&r.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/type`,
keyword:`type`,
params:{
type:`integer`}};
d=c(d,e);
f++}
let r=f;
let i=!0;
let a=f;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=c(d,{});
f++}
if(f===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
d=c(d,{});
f++}
var k=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(k){
let e=f;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/then/type`,
keyword:`type`,
params:{
type:`integer`}};
d=c(d,e);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
d=c(d,e);
f++}
var k=e===f;
i=k}
if(!i){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=c(d,e);
f++}}
if(e.tool_timeout_sec!==void 0&&r.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=c(d,e);
f++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{
type:`number`}};
d=c(d,e);
f++}}
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/codex-server/properties/enabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=c(d,e);
f++}
if(e.required!==void 0&&r.call(e,`required`)&&typeof e.required!=`boolean`){
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/codex-server/properties/required/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=c(d,e);
f++}
if(e.supports_parallel_tool_calls!==void 0&&r.call(e,`supports_parallel_tool_calls`)&&typeof e.supports_parallel_tool_calls!=`boolean`){
let e={
instancePath:t+`/supports_parallel_tool_calls`,
schemaPath:`#/$defs/codex-server/properties/supports_parallel_tool_calls/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=c(d,e);
f++}
if(e.enabled_tools!==void 0&&r.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/enabled_tools/`+r,
schemaPath:`#/$defs/codex-server/properties/enabled_tools/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/enabled_tools`,
schemaPath:`#/$defs/codex-server/properties/enabled_tools/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.disabled_tools!==void 0&&r.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabled_tools/`+r,
schemaPath:`#/$defs/codex-server/properties/disabled_tools/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/disabled_tools`,
schemaPath:`#/$defs/codex-server/properties/disabled_tools/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.default_tools_approval_mode!==void 0&&r.call(e,`default_tools_approval_mode`)){
let n=e.default_tools_approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
let e={
instancePath:t+`/default_tools_approval_mode`,
schemaPath:`#/$defs/codex-server/properties/default_tools_approval_mode/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.approval_mode!==void 0&&r.call(i,`approval_mode`)){
let n=i.approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_mode`,
schemaPath:`#/$defs/codex-server/properties/tools/additionalProperties/properties/approval_mode/enum`,
keyword:`enum`,
params:{}};
d=c(d,n);
f++}}}else{
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/codex-server/properties/tools/type`,
keyword:`type`,
params:{
type:`object`}};
d=c(d,e);
f++}}
if(e.omit_tools_from!==void 0&&r.call(e,`omit_tools_from`)){
let n=e.omit_tools_from;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`code_mode`&&e!==`deferred`&&e!==`direct`){
let e={
instancePath:t+`/omit_tools_from/`+r,
schemaPath:`#/$defs/codex-server/properties/omit_tools_from/items/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}}else{
let e={
instancePath:t+`/omit_tools_from`,
schemaPath:`#/$defs/codex-server/properties/omit_tools_from/type`,
keyword:`type`,
params:{
type:`array`}};
d=c(d,e);
f++}}
if(e.environment_id!==void 0&&r.call(e,`environment_id`)&&typeof e.environment_id!=`string`){
let e={
instancePath:t+`/environment_id`,
schemaPath:`#/$defs/codex-server/properties/environment_id/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/codex-server/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
d=c(d,e);
f++}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
o.errors=d;
p.props=x;
return f===0}
o.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp_servers!==void 0&&r.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,o.errors);
p+=o.errors.length}}else{
let e={
instancePath:t+`/mcp_servers`,
schemaPath:`#/properties/mcp_servers/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.model!==void 0&&r.call(e,`model`)&&typeof e.model!=`string`){
let e={
instancePath:t+`/model`,
schemaPath:`#/properties/model/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(e.review_model!==void 0&&r.call(e,`review_model`)&&typeof e.review_model!=`string`){
let e={
instancePath:t+`/review_model`,
schemaPath:`#/properties/review_model/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(e.model_reasoning_effort!==void 0&&r.call(e,`model_reasoning_effort`)&&typeof e.model_reasoning_effort!=`string`){
let e={
instancePath:t+`/model_reasoning_effort`,
schemaPath:`#/properties/model_reasoning_effort/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(e.model_reasoning_summary!==void 0&&r.call(e,`model_reasoning_summary`)){
let n=e.model_reasoning_summary;
if(n!==`auto`&&n!==`concise`&&n!==`detailed`&&n!==`none`){
let e={
instancePath:t+`/model_reasoning_summary`,
schemaPath:`#/properties/model_reasoning_summary/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.model_verbosity!==void 0&&r.call(e,`model_verbosity`)){
let n=e.model_verbosity;
if(n!==`low`&&n!==`medium`&&n!==`high`){
let e={
instancePath:t+`/model_verbosity`,
schemaPath:`#/properties/model_verbosity/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.model_context_window!==void 0&&r.call(e,`model_context_window`)){
let n=e.model_context_window;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/model_context_window`,
schemaPath:`#/properties/model_context_window/type`,
keyword:`type`,
params:{
type:`integer`}};
f=c(f,e);
p++}}
if(e.model_auto_compact_token_limit!==void 0&&r.call(e,`model_auto_compact_token_limit`)){
let n=e.model_auto_compact_token_limit;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/model_auto_compact_token_limit`,
schemaPath:`#/properties/model_auto_compact_token_limit/type`,
keyword:`type`,
params:{
type:`integer`}};
f=c(f,e);
p++}}
if(e.approval_policy!==void 0&&r.call(e,`approval_policy`)){
let r=e.approval_policy;
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
let e={
instancePath:t+`/approval_policy`,
schemaPath:`#/properties/approval_policy/type`,
keyword:`type`,
params:{
type:n.properties.approval_policy.type}};
f=c(f,e);
p++}
let i=p;
let a=!0;
let o=p;
if(typeof r!=`string`){
f=c(f,{});
p++}
var h=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(h){
let e=p;
if(r!==`untrusted`&&r!==`on-failure`&&r!==`on-request`&&r!==`granular`&&r!==`never`){
let e={
instancePath:t+`/approval_policy`,
schemaPath:`#/properties/approval_policy/then/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}
var h=e===p;
a=h}
if(!a){
let e={
instancePath:t+`/approval_policy`,
schemaPath:`#/properties/approval_policy/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=c(f,e);
p++}}
if(e.sandbox_mode!==void 0&&r.call(e,`sandbox_mode`)){
let n=e.sandbox_mode;
if(n!==`read-only`&&n!==`workspace-write`&&n!==`danger-full-access`){
let e={
instancePath:t+`/sandbox_mode`,
schemaPath:`#/properties/sandbox_mode/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.sandbox_workspace_write!==void 0&&r.call(e,`sandbox_workspace_write`)){
let n=e.sandbox_workspace_write;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/sandbox_workspace_write`,
schemaPath:`#/properties/sandbox_workspace_write/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.shell_environment_policy!==void 0&&r.call(e,`shell_environment_policy`)){
let n=e.shell_environment_policy;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/shell_environment_policy`,
schemaPath:`#/properties/shell_environment_policy/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.features!==void 0&&r.call(e,`features`)){
let n=e.features;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/features`,
schemaPath:`#/properties/features/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.projects!==void 0&&r.call(e,`projects`)){
let n=e.projects;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/projects`,
schemaPath:`#/properties/projects/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.tui!==void 0&&r.call(e,`tui`)){
let n=e.tui;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/tui`,
schemaPath:`#/properties/tui/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.history!==void 0&&r.call(e,`history`)){
let n=e.history;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/history`,
schemaPath:`#/properties/history/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.hooks!==void 0&&r.call(e,`hooks`)){
let n=e.hooks;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/hooks`,
schemaPath:`#/properties/hooks/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.plugins!==void 0&&r.call(e,`plugins`)){
let n=e.plugins;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.enabled!==void 0&&r.call(i,`enabled`)&&typeof i.enabled!=`boolean`){
let n={
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled`,
schemaPath:`#/properties/plugins/additionalProperties/properties/enabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=c(f,n);
p++}}else{
let n={
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/plugins/additionalProperties/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,n);
p++}}else{
let e={
instancePath:t+`/plugins`,
schemaPath:`#/properties/plugins/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}}
if(e.instructions!==void 0&&r.call(e,`instructions`)&&typeof e.instructions!=`string`){
let e={
instancePath:t+`/instructions`,
schemaPath:`#/properties/instructions/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(e.developer_instructions!==void 0&&r.call(e,`developer_instructions`)&&typeof e.developer_instructions!=`string`){
let e={
instancePath:t+`/developer_instructions`,
schemaPath:`#/properties/developer_instructions/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(e.personality!==void 0&&r.call(e,`personality`)){
let n=e.personality;
if(n!==`none`&&n!==`friendly`&&n!==`pragmatic`){
let e={
instancePath:t+`/personality`,
schemaPath:`#/properties/personality/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.file_opener!==void 0&&r.call(e,`file_opener`)){
let n=e.file_opener;
if(n!==`vscode`&&n!==`vscode-insiders`&&n!==`windsurf`&&n!==`cursor`&&n!==`none`){
let e={
instancePath:t+`/file_opener`,
schemaPath:`#/properties/file_opener/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.web_search!==void 0&&r.call(e,`web_search`)){
let n=e.web_search;
if(n!==`disabled`&&n!==`cached`&&n!==`indexed`&&n!==`live`){
let e={
instancePath:t+`/web_search`,
schemaPath:`#/properties/web_search/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.hide_agent_reasoning!==void 0&&r.call(e,`hide_agent_reasoning`)&&typeof e.hide_agent_reasoning!=`boolean`){
let e={
instancePath:t+`/hide_agent_reasoning`,
schemaPath:`#/properties/hide_agent_reasoning/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=c(f,e);
p++}
if(e.check_for_update_on_startup!==void 0&&r.call(e,`check_for_update_on_startup`)&&typeof e.check_for_update_on_startup!=`boolean`){
let e={
instancePath:t+`/check_for_update_on_startup`,
schemaPath:`#/properties/check_for_update_on_startup/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=c(f,e);
p++}
if(e.allow_login_shell!==void 0&&r.call(e,`allow_login_shell`)&&typeof e.allow_login_shell!=`boolean`){
let e={
instancePath:t+`/allow_login_shell`,
schemaPath:`#/properties/allow_login_shell/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=c(f,e);
p++}
if(e.project_doc_max_bytes!==void 0&&r.call(e,`project_doc_max_bytes`)){
let n=e.project_doc_max_bytes;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/project_doc_max_bytes`,
schemaPath:`#/properties/project_doc_max_bytes/type`,
keyword:`type`,
params:{
type:`integer`}};
f=c(f,e);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/project_doc_max_bytes`,
schemaPath:`#/properties/project_doc_max_bytes/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=c(f,e);
p++}}
if(e.project_doc_fallback_filenames!==void 0&&r.call(e,`project_doc_fallback_filenames`)){
let n=e.project_doc_fallback_filenames;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/project_doc_fallback_filenames/`+r,
schemaPath:`#/properties/project_doc_fallback_filenames/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/project_doc_fallback_filenames`,
schemaPath:`#/properties/project_doc_fallback_filenames/type`,
keyword:`type`,
params:{
type:`array`}};
f=c(f,e);
p++}}
if(e.cli_auth_credentials_store!==void 0&&r.call(e,`cli_auth_credentials_store`)){
let n=e.cli_auth_credentials_store;
if(n!==`file`&&n!==`keyring`&&n!==`auto`&&n!==`ephemeral`){
let e={
instancePath:t+`/cli_auth_credentials_store`,
schemaPath:`#/properties/cli_auth_credentials_store/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.forced_login_method!==void 0&&r.call(e,`forced_login_method`)){
let n=e.forced_login_method;
if(n!==`chatgpt`&&n!==`api`){
let e={
instancePath:t+`/forced_login_method`,
schemaPath:`#/properties/forced_login_method/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.mcp_oauth_credentials_store!==void 0&&r.call(e,`mcp_oauth_credentials_store`)){
let n=e.mcp_oauth_credentials_store;
if(n!==`auto`&&n!==`file`&&n!==`keyring`){
let e={
instancePath:t+`/mcp_oauth_credentials_store`,
schemaPath:`#/properties/mcp_oauth_credentials_store/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}
if(e.mcp_oauth_callback_port!==void 0&&r.call(e,`mcp_oauth_callback_port`)){
let n=e.mcp_oauth_callback_port;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/mcp_oauth_callback_port`,
schemaPath:`#/properties/mcp_oauth_callback_port/type`,
keyword:`type`,
params:{
type:`integer`}};
f=c(f,e);
p++}
if(typeof n==`number`&&isFinite(n)){
if(n>65535||isNaN(n)){
let e={
instancePath:t+`/mcp_oauth_callback_port`,
schemaPath:`#/properties/mcp_oauth_callback_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
f=c(f,e);
p++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/mcp_oauth_callback_port`,
schemaPath:`#/properties/mcp_oauth_callback_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=c(f,e);
p++}}}
if(e.mcp_oauth_callback_url!==void 0&&r.call(e,`mcp_oauth_callback_url`)&&typeof e.mcp_oauth_callback_url!=`string`){
let e={
instancePath:t+`/mcp_oauth_callback_url`,
schemaPath:`#/properties/mcp_oauth_callback_url/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
s.errors=f;
return p===0}
s.evaluated={
props:{
mcp_servers:!0,
model:!0,
review_model:!0,
model_reasoning_effort:!0,
model_reasoning_summary:!0,
model_verbosity:!0,
model_context_window:!0,
model_auto_compact_token_limit:!0,
approval_policy:!0,
sandbox_mode:!0,
sandbox_workspace_write:!0,
shell_environment_policy:!0,
features:!0,
projects:!0,
tools:!0,
tui:!0,
history:!0,
hooks:!0,
plugins:!0,
instructions:!0,
developer_instructions:!0,
personality:!0,
file_opener:!0,
web_search:!0,
hide_agent_reasoning:!0,
check_for_update_on_startup:!0,
allow_login_shell:!0,
project_doc_max_bytes:!0,
project_doc_fallback_filenames:!0,
cli_auth_credentials_store:!0,
forced_login_method:!0,
mcp_oauth_credentials_store:!0,
mcp_oauth_callback_port:!0,
mcp_oauth_callback_url:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.codex_exports=n;
exports.require_codex=j;
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
now:`environment_id`,
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
by:`R:CDX`},
keepsTilde:{
words:`R:CDX`,
cwd:`R:CDX`},
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
claims:`path`};
const c=[`enabled`,`required`,`supports_parallel_tool_calls`,`startup_timeout_sec`,`startup_timeout_ms`,`tool_timeout_sec`,`enabled_tools`,`disabled_tools`,`default_tools_approval_mode`,`tools`,`omit_tools_from`,`environment_id`,`scopes`];
const l={...s,
id:`codex`,
title:`Codex's configuration of a project`,
files:[`.codex/config.toml`],
userFiles:[],
schema:`codex`,
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
by:`H:CDX2`})),
claims:`shape`};
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
ownCwd:`.`,
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
validate:_,
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
"type": "string"
},
"review_model": {
"type": "string"
},
"model_reasoning_effort": {
"type": "string"
},
"model_reasoning_summary": {
"enum": [
"auto",
"concise",
"detailed",
"none"
]
},
"model_verbosity": {
"enum": [
"low",
"medium",
"high"
]
},
"model_context_window": {
"type": "integer"
},
"model_auto_compact_token_limit": {
"type": "integer"
},
"approval_policy": {
"$ref": "#/$defs/approval"
},
"sandbox_mode": {
"enum": [
"read-only",
"workspace-write",
"danger-full-access"
]
},
"sandbox_workspace_write": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"network_access": {
"type": "boolean"
},
"writable_roots": {
"$ref": "#/$defs/texts"
},
"exclude_slash_tmp": {
"type": "boolean"
},
"exclude_tmpdir_env_var": {
"type": "boolean"
}
}
}
},
"shell_environment_policy": {
"type": "object",
"properties": {
"inherit": {
"enum": [
"core",
"all",
"none"
]
},
"ignore_default_excludes": {
"type": "boolean"
},
"exclude": {
"$ref": "#/$defs/texts"
},
"include_only": {
"$ref": "#/$defs/texts"
},
"set": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"experimental_use_profile": {
"type": "boolean"
}
}
},
"features": {
"type": "object",
"additionalProperties": {
"type": [
"boolean",
"object"
]
}
},
"projects": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"trust_level": {
"enum": [
"trusted",
"untrusted"
]
}
}
}
},
"tools": {
"type": "object",
"properties": {
"web_search": {
"type": [
"boolean",
"object"
],
"properties": {
"context_size": {
"enum": [
"low",
"medium",
"high"
]
},
"allowed_domains": {
"$ref": "#/$defs/texts"
},
"location": {
"type": "object",
"properties": {
"country": {
"type": "string"
},
"region": {
"type": "string"
},
"city": {
"type": "string"
},
"timezone": {
"type": "string"
}
}
}
}
}
}
},
"tui": {
"type": "object",
"properties": {
"animations": {
"type": "boolean"
},
"notifications": {
"type": [
"boolean",
"array"
],
"items": {
"type": "string"
}
},
"notification_method": {
"enum": [
"auto",
"osc9",
"bel"
]
},
"notification_condition": {
"enum": [
"unfocused",
"always"
]
},
"theme": {
"type": "string"
},
"status_line": {
"$ref": "#/$defs/texts"
},
"show_tooltips": {
"type": "boolean"
},
"alternate_screen": {
"enum": [
"auto",
"always",
"never"
]
},
"keymap": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"global": {
"type": "object"
}
}
}
}
}
},
"history": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"persistence": {
"enum": [
"save-all",
"none"
]
},
"max_bytes": {
"type": "integer",
"minimum": 0
}
}
}
},
"hooks": {
"type": "object",
"properties": {
"PreToolUse": {
"$ref": "#/$defs/hooks"
},
"PermissionRequest": {
"$ref": "#/$defs/hooks"
},
"PostToolUse": {
"$ref": "#/$defs/hooks"
},
"PreCompact": {
"$ref": "#/$defs/hooks"
},
"PostCompact": {
"$ref": "#/$defs/hooks"
},
"SessionStart": {
"$ref": "#/$defs/hooks"
},
"SessionEnd": {
"$ref": "#/$defs/hooks"
},
"UserPromptSubmit": {
"$ref": "#/$defs/hooks"
},
"SubagentStart": {
"$ref": "#/$defs/hooks"
},
"SubagentStop": {
"$ref": "#/$defs/hooks"
},
"Stop": {
"$ref": "#/$defs/hooks"
}
}
},
"plugins": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"mcp_servers": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"enabled_tools": {
"$ref": "#/$defs/texts"
},
"disabled_tools": {
"$ref": "#/$defs/texts"
},
"default_tools_approval_mode": {
"$ref": "#/$defs/approvalMode"
}
}
}
}
}
}
},
"instructions": {
"type": "string"
},
"developer_instructions": {
"type": "string"
},
"personality": {
"enum": [
"none",
"friendly",
"pragmatic"
]
},
"file_opener": {
"enum": [
"vscode",
"vscode-insiders",
"windsurf",
"cursor",
"none"
]
},
"web_search": {
"enum": [
"disabled",
"cached",
"indexed",
"live"
]
},
"hide_agent_reasoning": {
"type": "boolean"
},
"check_for_update_on_startup": {
"type": "boolean"
},
"allow_login_shell": {
"type": "boolean"
},
"project_doc_max_bytes": {
"type": "integer",
"minimum": 0
},
"project_doc_fallback_filenames": {
"$ref": "#/$defs/texts"
},
"cli_auth_credentials_store": {
"enum": [
"file",
"keyring",
"auto",
"ephemeral"
]
},
"forced_login_method": {
"enum": [
"chatgpt",
"api"
]
},
"mcp_oauth_credentials_store": {
"enum": [
"auto",
"file",
"keyring"
]
},
"mcp_oauth_callback_port": {
"type": "integer",
"minimum": 0,
"maximum": 65535
},
"mcp_oauth_callback_url": {
"type": "string"
},
"approvals_reviewer": {
"enum": [
"user",
"auto_review",
"guardian_subagent"
]
},
"auto_review": {
"type": "object",
"properties": {
"policy": {
"type": "string"
}
}
},
"default_permissions": {
"type": "string"
},
"permissions": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/permissions"
}
},
"agents": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"max_depth": {
"type": "integer"
},
"max_threads": {
"type": "integer",
"minimum": 1
},
"max_concurrent_threads_per_session": {
"type": "integer",
"minimum": 1
},
"interrupt_message": {
"type": "boolean"
},
"job_max_runtime_seconds": {
"type": "integer",
"minimum": 0
},
"default_subagent_model": {
"type": "string"
},
"default_subagent_reasoning_effort": {
"type": "string"
}
},
"additionalProperties": {
"type": "object",
"properties": {
"description": {
"type": "string"
},
"config_file": {
"type": "string"
},
"nickname_candidates": {
"$ref": "#/$defs/texts"
}
}
}
},
"apps": {
"type": "object",
"properties": {
"_default": {
"$ref": "#/$defs/app"
}
},
"additionalProperties": {
"$ref": "#/$defs/app"
}
},
"skills": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"include_instructions": {
"type": "boolean"
},
"max_context_tokens": {
"type": "integer",
"minimum": 1
},
"bundled": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
}
}
}
},
"config": {
"type": "array",
"items": {
"type": "object",
"required": [
"enabled"
],
"properties": {
"enabled": {
"type": "boolean"
},
"name": {
"type": "string"
},
"path": {
"type": "string"
}
}
}
}
}
}
},
"marketplaces": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"source_type": {
"enum": [
"git",
"local"
]
},
"source": {
"type": "string"
},
"ref": {
"type": "string"
},
"last_updated": {
"type": "string"
},
"sparse_paths": {
"$ref": "#/$defs/texts"
}
}
}
},
"memories": {
"type": "object",
"properties": {
"use_memories": {
"type": "boolean"
},
"generate_memories": {
"type": "boolean"
},
"max_raw_memories_for_consolidation": {
"type": "integer",
"minimum": 1
}
}
},
"notice": {
"type": "object",
"properties": {
"hide_full_access_warning": {
"type": "boolean"
},
"hide_world_writable_warning": {
"type": "boolean"
},
"hide_rate_limit_model_nudge": {
"type": "boolean"
},
"model_migrations": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
},
"analytics": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
}
}
},
"feedback": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
}
}
},
"goals": {
"type": "object",
"properties": {
"max_goal_token_budget": {
"type": "integer",
"minimum": 1
}
}
},
"orchestrator": {
"type": "object",
"properties": {
"mcp": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
}
}
},
"skills": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
}
}
}
}
},
"windows": {
"type": "object",
"properties": {
"sandbox": {
"enum": [
"elevated",
"unelevated"
]
}
}
},
"ghost_snapshot": {
"type": "object",
"properties": {
"disable_warnings": {
"type": "boolean"
}
}
},
"tool_suggest": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object"
}
},
"model_auto_compact_token_limit_scope": {
"enum": [
"total",
"body_after_prefix"
]
},
"plan_mode_reasoning_effort": {
"type": "string"
},
"model_instructions_file": {
"type": "string"
},
"compact_prompt": {
"type": "string"
},
"model_catalog_json": {
"type": "string"
},
"service_tier": {
"type": "string"
},
"log_dir": {
"type": "string"
},
"sqlite_home": {
"type": "string"
},
"oss_provider": {
"type": "string"
},
"show_raw_agent_reasoning": {
"type": "boolean"
},
"disable_paste_burst": {
"type": "boolean"
},
"suppress_unstable_features_warning": {
"type": "boolean"
},
"include_environment_context": {
"type": "boolean"
},
"include_permissions_instructions": {
"type": "boolean"
},
"include_apps_instructions": {
"type": "boolean"
},
"experimental_use_unified_exec_tool": {
"type": "boolean"
},
"background_terminal_max_timeout": {
"type": "integer",
"minimum": 0
},
"tool_output_token_limit": {
"type": "integer",
"minimum": 0
},
"project_root_markers": {
"$ref": "#/$defs/texts"
},
"forced_chatgpt_workspace_id": {
"type": [
"string",
"array"
],
"items": {
"type": "string"
}
},
"desktop": {
"type": "object"
}
},
"$defs": {
"approval": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"on-request",
"on-failure",
"never"
],
"x-help": "write \\"on-request\\" or \\"never\\"; \\"untrusted\\" was taken until 0.148"
},
"else": {
"type": "object",
"required": [
"granular"
],
"maxProperties": 1,
"x-label": "granular alone",
"properties": {
"granular": {
"type": "object",
"properties": {
"rules": {
"type": "boolean"
},
"mcp_elicitations": {
"type": "boolean"
},
"sandbox_approval": {
"type": "boolean"
},
"request_permissions": {
"type": "boolean"
},
"skill_approval": {
"type": "boolean"
}
},
"required": [
"sandbox_approval",
"rules",
"mcp_elicitations"
]
}
}
}
},
"approvalMode": {
"enum": [
"auto",
"prompt",
"writes",
"approve"
]
},
"app": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"destructive_enabled": {
"type": "boolean"
},
"open_world_enabled": {
"type": "boolean"
},
"default_tools_enabled": {
"type": "boolean"
},
"default_tools_approval_mode": {
"$ref": "#/$defs/approvalMode"
},
"tools": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"approval_mode": {
"$ref": "#/$defs/approvalMode"
}
}
}
}
}
}
},
"hooks": {
"type": "array",
"items": {
"type": "object",
"properties": {
"matcher": {
"type": "string"
},
"hooks": {
"type": "array",
"items": {
"$ref": "#/$defs/hook"
}
}
}
}
},
"hook": {
"type": "object",
"required": [
"type"
],
"properties": {
"type": {
"enum": [
"command",
"mcp_tool",
"prompt",
"agent"
]
}
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "command"
}
}
},
"then": {
"type": "object",
"required": [
"command"
],
"properties": {
"command": {
"type": "string"
},
"async": {
"type": "boolean"
},
"timeout": {
"type": "integer",
"minimum": 0
},
"statusMessage": {
"type": "string"
}
}
}
}
]
},
"permissions": {
"type": "object",
"properties": {
"description": {
"type": "string"
},
"extends": {
"type": "string"
},
"filesystem": {
"type": "object",
"properties": {
"glob_scan_max_depth": {
"type": "integer",
"minimum": 1
}
},
"additionalProperties": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/access"
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/access"
}
}
}
},
"network": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"mode": {
"enum": [
"limited",
"full"
]
},
"allow_local_binding": {
"type": "boolean"
},
"domains": {
"type": "object",
"additionalProperties": {
"enum": [
"allow",
"deny"
]
}
}
}
}
}
},
"access": {
"enum": [
"read",
"write",
"deny",
"none"
]
},
"texts": {
"type": "array",
"items": {
"type": "string"
}
},
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
"if": {
"const": []
},
"then": true,
"else": {
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
type:`string`},
review_model:{
type:`string`},
model_reasoning_effort:{
type:`string`},
model_reasoning_summary:{
enum:[`auto`,`concise`,`detailed`,`none`]},
model_verbosity:{
enum:[`low`,`medium`,`high`]},
model_context_window:{
type:`integer`},
model_auto_compact_token_limit:{
type:`integer`},
approval_policy:{
$ref:`#/$defs/approval`},
sandbox_mode:{
enum:[`read-only`,`workspace-write`,`danger-full-access`]},
sandbox_workspace_write:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
network_access:{
type:`boolean`},
writable_roots:{
$ref:`#/$defs/texts`},
exclude_slash_tmp:{
type:`boolean`},
exclude_tmpdir_env_var:{
type:`boolean`}}}},
shell_environment_policy:{
type:`object`,
properties:{
inherit:{
enum:[`core`,`all`,`none`]},
ignore_default_excludes:{
type:`boolean`},
exclude:{
$ref:`#/$defs/texts`},
include_only:{
$ref:`#/$defs/texts`},
set:{
type:`object`,
additionalProperties:{
type:`string`}},
experimental_use_profile:{
type:`boolean`}}},
features:{
type:`object`,
additionalProperties:{
type:[`boolean`,`object`]}},
projects:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
trust_level:{
enum:[`trusted`,`untrusted`]}}}},
tools:{
type:`object`,
properties:{
web_search:{
type:[`boolean`,`object`],
properties:{
context_size:{
enum:[`low`,`medium`,`high`]},
allowed_domains:{
$ref:`#/$defs/texts`},
location:{
type:`object`,
properties:{
country:{
type:`string`},
region:{
type:`string`},
city:{
type:`string`},
timezone:{
type:`string`}}}}}}},
tui:{
type:`object`,
properties:{
animations:{
type:`boolean`},
notifications:{
type:[`boolean`,`array`],
items:{
type:`string`}},
notification_method:{
enum:[`auto`,`osc9`,`bel`]},
notification_condition:{
enum:[`unfocused`,`always`]},
theme:{
type:`string`},
status_line:{
$ref:`#/$defs/texts`},
show_tooltips:{
type:`boolean`},
alternate_screen:{
enum:[`auto`,`always`,`never`]},
keymap:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
global:{
type:`object`}}}}}},
history:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
persistence:{
enum:[`save-all`,`none`]},
max_bytes:{
type:`integer`,
minimum:0}}}},
hooks:{
type:`object`,
properties:{
PreToolUse:{
$ref:`#/$defs/hooks`},
PermissionRequest:{
$ref:`#/$defs/hooks`},
PostToolUse:{
$ref:`#/$defs/hooks`},
PreCompact:{
$ref:`#/$defs/hooks`},
PostCompact:{
$ref:`#/$defs/hooks`},
SessionStart:{
$ref:`#/$defs/hooks`},
SessionEnd:{
$ref:`#/$defs/hooks`},
UserPromptSubmit:{
$ref:`#/$defs/hooks`},
SubagentStart:{
$ref:`#/$defs/hooks`},
SubagentStop:{
$ref:`#/$defs/hooks`},
Stop:{
$ref:`#/$defs/hooks`}}},
plugins:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
mcp_servers:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
enabled_tools:{
$ref:`#/$defs/texts`},
disabled_tools:{
$ref:`#/$defs/texts`},
default_tools_approval_mode:{
$ref:`#/$defs/approvalMode`}}}}}}},
instructions:{
type:`string`},
developer_instructions:{
type:`string`},
personality:{
enum:[`none`,`friendly`,`pragmatic`]},
file_opener:{
enum:[`vscode`,`vscode-insiders`,`windsurf`,`cursor`,`none`]},
web_search:{
enum:[`disabled`,`cached`,`indexed`,`live`]},
hide_agent_reasoning:{
type:`boolean`},
check_for_update_on_startup:{
type:`boolean`},
allow_login_shell:{
type:`boolean`},
project_doc_max_bytes:{
type:`integer`,
minimum:0},
project_doc_fallback_filenames:{
$ref:`#/$defs/texts`},
cli_auth_credentials_store:{
enum:[`file`,`keyring`,`auto`,`ephemeral`]},
forced_login_method:{
enum:[`chatgpt`,`api`]},
mcp_oauth_credentials_store:{
enum:[`auto`,`file`,`keyring`]},
mcp_oauth_callback_port:{
type:`integer`,
minimum:0,
maximum:65535},
mcp_oauth_callback_url:{
type:`string`},
approvals_reviewer:{
enum:[`user`,`auto_review`,`guardian_subagent`]},
auto_review:{
type:`object`,
properties:{
policy:{
type:`string`}}},
default_permissions:{
type:`string`},
permissions:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/permissions`}},
agents:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
max_depth:{
type:`integer`},
max_threads:{
type:`integer`,
minimum:1},
max_concurrent_threads_per_session:{
type:`integer`,
minimum:1},
interrupt_message:{
type:`boolean`},
job_max_runtime_seconds:{
type:`integer`,
minimum:0},
default_subagent_model:{
type:`string`},
default_subagent_reasoning_effort:{
type:`string`}},
additionalProperties:{
type:`object`,
properties:{
description:{
type:`string`},
config_file:{
type:`string`},
nickname_candidates:{
$ref:`#/$defs/texts`}}}},
apps:{
type:`object`,
properties:{
_default:{
$ref:`#/$defs/app`}},
additionalProperties:{
$ref:`#/$defs/app`}},
skills:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
include_instructions:{
type:`boolean`},
max_context_tokens:{
type:`integer`,
minimum:1},
bundled:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
enabled:{
type:`boolean`}}}},
config:{
type:`array`,
items:{
type:`object`,
required:[`enabled`],
properties:{
enabled:{
type:`boolean`},
name:{
type:`string`},
path:{
type:`string`}}}}}}},
marketplaces:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
source_type:{
enum:[`git`,`local`]},
source:{
type:`string`},
ref:{
type:`string`},
last_updated:{
type:`string`},
sparse_paths:{
$ref:`#/$defs/texts`}}}},
memories:{
type:`object`,
properties:{
use_memories:{
type:`boolean`},
generate_memories:{
type:`boolean`},
max_raw_memories_for_consolidation:{
type:`integer`,
minimum:1}}},
notice:{
type:`object`,
properties:{
hide_full_access_warning:{
type:`boolean`},
hide_world_writable_warning:{
type:`boolean`},
hide_rate_limit_model_nudge:{
type:`boolean`},
model_migrations:{
type:`object`,
additionalProperties:{
type:`string`}}}},
analytics:{
type:`object`,
properties:{
enabled:{
type:`boolean`}}},
feedback:{
type:`object`,
properties:{
enabled:{
type:`boolean`}}},
goals:{
type:`object`,
properties:{
max_goal_token_budget:{
type:`integer`,
minimum:1}}},
orchestrator:{
type:`object`,
properties:{
mcp:{
type:`object`,
properties:{
enabled:{
type:`boolean`}}},
skills:{
type:`object`,
properties:{
enabled:{
type:`boolean`}}}}},
windows:{
type:`object`,
properties:{
sandbox:{
enum:[`elevated`,`unelevated`]}}},
ghost_snapshot:{
type:`object`,
properties:{
disable_warnings:{
type:`boolean`}}},
tool_suggest:{
if:{
const:[]},
then:!0,
else:{
type:`object`}},
model_auto_compact_token_limit_scope:{
enum:[`total`,`body_after_prefix`]},
plan_mode_reasoning_effort:{
type:`string`},
model_instructions_file:{
type:`string`},
compact_prompt:{
type:`string`},
model_catalog_json:{
type:`string`},
service_tier:{
type:`string`},
log_dir:{
type:`string`},
sqlite_home:{
type:`string`},
oss_provider:{
type:`string`},
show_raw_agent_reasoning:{
type:`boolean`},
disable_paste_burst:{
type:`boolean`},
suppress_unstable_features_warning:{
type:`boolean`},
include_environment_context:{
type:`boolean`},
include_permissions_instructions:{
type:`boolean`},
include_apps_instructions:{
type:`boolean`},
experimental_use_unified_exec_tool:{
type:`boolean`},
background_terminal_max_timeout:{
type:`integer`,
minimum:0},
tool_output_token_limit:{
type:`integer`,
minimum:0},
project_root_markers:{
$ref:`#/$defs/texts`},
forced_chatgpt_workspace_id:{
type:[`string`,`array`],
items:{
type:`string`}},
desktop:{
type:`object`}},
$defs:{
approval:{
type:[`string`,`object`],
if:{
type:`string`},
then:{
enum:[`on-request`,`on-failure`,`never`],
"x-help":`write "on-request" or "never"; "untrusted" was taken until 0.148`},
else:{
type:`object`,
required:[`granular`],
maxProperties:1,
"x-label":`granular alone`,
properties:{
granular:{
type:`object`,
properties:{
rules:{
type:`boolean`},
mcp_elicitations:{
type:`boolean`},
sandbox_approval:{
type:`boolean`},
request_permissions:{
type:`boolean`},
skill_approval:{
type:`boolean`}},
required:[`sandbox_approval`,`rules`,`mcp_elicitations`]}}}},
approvalMode:{
enum:[`auto`,`prompt`,`writes`,`approve`]},
app:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
destructive_enabled:{
type:`boolean`},
open_world_enabled:{
type:`boolean`},
default_tools_enabled:{
type:`boolean`},
default_tools_approval_mode:{
$ref:`#/$defs/approvalMode`},
tools:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
approval_mode:{
$ref:`#/$defs/approvalMode`}}}}}}},
hooks:{
type:`array`,
items:{
type:`object`,
properties:{
matcher:{
type:`string`},
hooks:{
type:`array`,
items:{
$ref:`#/$defs/hook`}}}}},
hook:{
type:`object`,
required:[`type`],
properties:{
type:{
enum:[`command`,`mcp_tool`,`prompt`,`agent`]}},
allOf:[{
if:{
type:`object`,
properties:{
type:{
const:`command`}}},
then:{
type:`object`,
required:[`command`],
properties:{
command:{
type:`string`},
async:{
type:`boolean`},
timeout:{
type:`integer`,
minimum:0},
statusMessage:{
type:`string`}}}}]},
permissions:{
type:`object`,
properties:{
description:{
type:`string`},
extends:{
type:`string`},
filesystem:{
type:`object`,
properties:{
glob_scan_max_depth:{
type:`integer`,
minimum:1}},
additionalProperties:{
type:[`string`,`object`],
if:{
type:`string`},
then:{
$ref:`#/$defs/access`},
else:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/access`}}}},
network:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
mode:{
enum:[`limited`,`full`]},
allow_local_binding:{
type:`boolean`},
domains:{
type:`object`,
additionalProperties:{
enum:[`allow`,`deny`]}}}}}},
access:{
enum:[`read`,`write`,`deny`,`none`]},
texts:{
type:`array`,
items:{
type:`string`}},
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
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
client_id:{
type:`string`},
callback_port:{
type:`integer`,
minimum:0,
maximum:65535}}}},
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
let i=y;
let a={
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
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
client_id:{
type:`string`},
callback_port:{
type:`integer`,
minimum:0,
maximum:65535}}}},
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
let o=x;
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=s.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
let m=f;
let h=!0;
let g=f;
if(f===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
d=v(d,{});
f++}}else{
d=v(d,{});
f++}}
var _=g===f;
f=m;
d!==null&&(m?d.length=Math.min(d.length,m):d=null);
let y;
if(_){
let n=f;
let i=f;
let a=!0;
let o=f;
if(!e||typeof e!=`object`||Array.isArray(e)){
d=v(d,{});
f++}
let s=f;
let c=f;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.environment_id===void 0||!r.call(e,`environment_id`))){
d=v(d,{});
f++}
if(c===f){
d=v(d,{});
f++}else{
f=s;
d!==null&&(s?d.length=Math.min(d.length,s):d=null)}
var b=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(b){
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let n=e.env_vars;
if(Array.isArray(n)){
let e=n.length;
for(
let i=0;i<e;i++){
let e=n[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.source!==void 0&&r.call(e,`source`)){
let n=f;
let r=!0;
let a=f;
if(e.source!==`remote`){
d=v(d,{});
f++}
var x=a===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
if(x){
let e=f;
let n={
instancePath:t+`/env_vars/`+i+`/source`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/then/not`,
keyword:`not`,
params:{}};
d=v(d,n);
f++;
var x=e===f;
r=x}
if(!r){
let e={
instancePath:t+`/env_vars/`+i+`/source`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=v(d,e);
f++}}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/then/then/properties/env_vars/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}}}else{
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/then/type`,
keyword:`type`,
params:{}});
f++}
var b=n===f;
a=b;
if(a){
var S={};
S.env_vars=!0}}
if(!a){
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(S!==!0){
S||={};
S.url=!0;
S.bearer_token_env_var=!0;
S.http_headers=!0;
S.env_http_headers=!0;
S.http_headers_helper=!0;
S.oauth=!0;
S.oauth_resource=!0;
S.auth=!0}
if(e.url!==void 0&&r.call(e,`url`)){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/codex-server/then/properties/url/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/then/properties/bearer_token_env_var/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/$defs/codex-server/then/properties/http_headers/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/$defs/codex-server/then/properties/env_http_headers/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}
if(e.http_headers_helper!==void 0&&r.call(e,`http_headers_helper`)){
let e={
instancePath:t+`/http_headers_helper`,
schemaPath:`#/$defs/codex-server/then/properties/http_headers_helper/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/then/properties/oauth/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/$defs/codex-server/then/properties/oauth_resource/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}
if(e.auth!==void 0&&r.call(e,`auth`)){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/codex-server/then/properties/auth/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}}else{
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/type`,
keyword:`type`,
params:{}});
f++}
var _=n===f;
h=_;
y=`then`}else{
let n=f;
let i=f;
let a=!0;
let o=f;
if(f===o){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
d=v(d,{});
f++}}else{
d=v(d,{});
f++}}
var C=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(C){
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&r.call(e,`args`)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/codex-server/else/then/properties/args/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}
if(e.env!==void 0&&r.call(e,`env`)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/codex-server/else/then/properties/env/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/else/then/properties/env_vars/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/else/then/properties/cwd/not`,
keyword:`not`,
params:{}};
d=v(d,e);
f++}}else{
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/then/type`,
keyword:`type`,
params:{}});
f++}
var C=n===f;
a=C;
if(a){
var w={};
w.args=!0;
w.env=!0;
w.env_vars=!0;
w.cwd=!0}}
if(!a){
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}}else{
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/type`,
keyword:`type`,
params:{}});
f++}
var _=n===f;
h=_;
if(h&&S!==!0&&w!==void 0){
if(w===!0)
S=!0;else{
S||={};
Object.assign(S,w)}}
y=`else`}
if(!h){
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(S!==!0){
S||={};
S.command=!0;
S.args=!0;
S.env=!0;
S.env_vars=!0;
S.cwd=!0;
S.url=!0;
S.bearer_token_env_var=!0;
S.bearer_token=!0;
S.http_headers=!0;
S.env_http_headers=!0;
S.http_headers_helper=!0;
S.oauth=!0;
S.oauth_resource=!0;
S.auth=!0;
S.scopes=!0;
S.startup_timeout_sec=!0;
S.startup_timeout_ms=!0;
S.tool_timeout_sec=!0;
S.enabled=!0;
S.required=!0;
S.supports_parallel_tool_calls=!0;
S.enabled_tools=!0;
S.disabled_tools=!0;
S.default_tools_approval_mode=!0;
S.tools=!0;
S.omit_tools_from=!0;
S.environment_id=!0;
S.name=!0}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/codex-server/properties/command/type`,
keyword:`type`,
params:{}};
d=v(d,e);
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
params:{}};
d=v(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/codex-server/properties/args/type`,
keyword:`type`,
params:{}};
d=v(d,e);
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
params:{}};
d=v(d,n);
f++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/codex-server/properties/env/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let n=e.env_vars;
if(Array.isArray(n)){
let e=n.length;
for(
let i=0;i<e;i++){
let e=n[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
let a=f;
let o=!0;
let s=f;
if(!e||typeof e!=`object`||Array.isArray(e)){
d=v(d,{});
f++}
var T=s===f;
f=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null);
if(T){
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!r.call(e,`name`)){
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
d=v(d,e);
f++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/env_vars/`+i+`/name`,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/properties/name/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
if(e.source!==void 0&&r.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/env_vars/`+i+`/source`,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/properties/source/enum`,
keyword:`enum`,
params:{}};
d=v(d,e);
f++}}}else{
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
var T=n===f;
o=T;
if(o){
var E={};
E.name=!0;
E.source=!0}}
if(!o){
let e={
instancePath:t+`/env_vars/`+i,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=v(d,e);
f++}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/properties/env_vars/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
let r=f;
let i=!0;
let a=f;
if(typeof n!=`string`){
d=v(d,{});
f++}
var D=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(D){
let e=f;
if(typeof n==`string`&&o(n)<1){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=v(d,e);
f++}
var D=e===f;
i=D}
if(!i){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=v(d,e);
f++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/codex-server/properties/url/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
let n=e.bearer_token_env_var;
if(typeof n!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
let r=f;
let i=!0;
let a=f;
if(typeof n!=`string`){
d=v(d,{});
f++}
var O=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(O){
let e=f;
if(typeof n==`string`&&o(n)<1){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=v(d,e);
f++}
var O=e===f;
i=O}
if(!i){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=v(d,e);
f++}}
if(e.bearer_token!==void 0&&r.call(e,`bearer_token`)){
let e={
instancePath:t+`/bearer_token`,
schemaPath:`#/$defs/codex-server/properties/bearer_token/not`,
keyword:`not`,
params:{}};
d=v(d,e);
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
params:{}};
d=v(d,n);
f++}}else{
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/$defs/codex-server/properties/http_headers/type`,
keyword:`type`,
params:{}};
d=v(d,e);
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
params:{}};
d=v(d,n);
f++}}else{
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/$defs/codex-server/properties/env_http_headers/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
let o=f;
let s=!0;
let c=f;
if(!i(n,a.properties.oauth.if.const)){
d=v(d,{});
f++}
var k=c===f;
f=o;
d!==null&&(o?d.length=Math.min(d.length,o):d=null);
if(!k){
let e=f;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.client_id!==void 0&&r.call(n,`client_id`)&&typeof n.client_id!=`string`){
let e={
instancePath:t+`/oauth/client_id`,
schemaPath:`#/$defs/codex-server/properties/oauth/else/properties/client_id/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
if(n.callback_port!==void 0&&r.call(n,`callback_port`)){
let e=n.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/else/properties/callback_port/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/else/properties/callback_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
d=v(d,e);
f++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/else/properties/callback_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=v(d,e);
f++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/properties/oauth/else/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
var k=e===f;
s=k;
if(s){
var A={};
A.client_id=!0;
A.callback_port=!0}}
if(!s){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
d=v(d,e);
f++}}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/$defs/codex-server/properties/oauth_resource/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`chatgpt`&&n!==`ema_auth`){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/codex-server/properties/auth/enum`,
keyword:`enum`,
params:{}};
d=v(d,e);
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
params:{}};
d=v(d,e);
f++}}else{
let e={
instancePath:t+`/scopes`,
schemaPath:`#/$defs/codex-server/properties/scopes/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}}
if(e.startup_timeout_sec!==void 0&&r.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
let r=f;
let i=!0;
let a=f;
if(f===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
d=v(d,{});
f++}}else{
d=v(d,{});
f++}}
var j=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(j){
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
d=v(d,e);
f++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/then/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
var j=e===f;
i=j}
if(!i){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=v(d,e);
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
d=v(d,e);
f++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
d=v(d,e);
f++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}}
if(e.startup_timeout_ms!==void 0&&r.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
let r=f;
let i=!0;
let a=f;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=v(d,{});
f++}
if(f===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
d=v(d,{});
f++}
var M=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(M){
let e=f;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/then/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
d=v(d,e);
f++}
var M=e===f;
i=M}
if(!i){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=v(d,e);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=v(d,e);
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
d=v(d,e);
f++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
d=v(d,e);
f++}}else{
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}}
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/codex-server/properties/enabled/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
if(e.required!==void 0&&r.call(e,`required`)&&typeof e.required!=`boolean`){
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/codex-server/properties/required/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
if(e.supports_parallel_tool_calls!==void 0&&r.call(e,`supports_parallel_tool_calls`)&&typeof e.supports_parallel_tool_calls!=`boolean`){
let e={
instancePath:t+`/supports_parallel_tool_calls`,
schemaPath:`#/$defs/codex-server/properties/supports_parallel_tool_calls/type`,
keyword:`type`,
params:{}};
d=v(d,e);
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
params:{}};
d=v(d,e);
f++}}else{
let e={
instancePath:t+`/enabled_tools`,
schemaPath:`#/$defs/codex-server/properties/enabled_tools/type`,
keyword:`type`,
params:{}};
d=v(d,e);
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
params:{}};
d=v(d,e);
f++}}else{
let e={
instancePath:t+`/disabled_tools`,
schemaPath:`#/$defs/codex-server/properties/disabled_tools/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}}
if(e.default_tools_approval_mode!==void 0&&r.call(e,`default_tools_approval_mode`)){
let n=e.default_tools_approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
let e={
instancePath:t+`/default_tools_approval_mode`,
schemaPath:`#/$defs/codex-server/properties/default_tools_approval_mode/enum`,
keyword:`enum`,
params:{}};
d=v(d,e);
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
d=v(d,n);
f++}}}else{
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{}};
d=v(d,n);
f++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/codex-server/properties/tools/type`,
keyword:`type`,
params:{}};
d=v(d,e);
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
d=v(d,e);
f++}}}else{
let e={
instancePath:t+`/omit_tools_from`,
schemaPath:`#/$defs/codex-server/properties/omit_tools_from/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}}
if(e.environment_id!==void 0&&r.call(e,`environment_id`)&&typeof e.environment_id!=`string`){
let e={
instancePath:t+`/environment_id`,
schemaPath:`#/$defs/codex-server/properties/environment_id/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/codex-server/properties/name/type`,
keyword:`type`,
params:{}};
d=v(d,e);
f++}}else{
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/type`,
keyword:`type`,
params:{}});
f++}
s.errors=d;
p.props=S;
return f===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let u=c.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/approval/type`,
keyword:`type`,
params:{}});
l++}
let d=l;
let f=!0;
let p=l;
if(typeof e!=`string`){
s=v(s,{});
l++}
var m=p===l;
l=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
let h;
if(m){
let n=l;
if(e!==`on-request`&&e!==`on-failure`&&e!==`never`){
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/approval/then/enum`,
keyword:`enum`,
params:{}});
l++}
var m=n===l;
f=m;
h=`then`}else{
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(Object.keys(e).length>1){
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/approval/else/maxProperties`,
keyword:`maxProperties`,
params:{
limit:1}});
l++}
if(e.granular===void 0||!r.call(e,`granular`)){
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/approval/else/required`,
keyword:`required`,
params:{
missingProperty:`granular`}});
l++}
if(e.granular!==void 0&&r.call(e,`granular`)){
let n=e.granular;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.sandbox_approval===void 0||!r.call(n,`sandbox_approval`)){
let e={
instancePath:t+`/granular`,
schemaPath:`#/$defs/approval/else/properties/granular/required`,
keyword:`required`,
params:{
missingProperty:`sandbox_approval`}};
s=v(s,e);
l++}
if(n.rules===void 0||!r.call(n,`rules`)){
let e={
instancePath:t+`/granular`,
schemaPath:`#/$defs/approval/else/properties/granular/required`,
keyword:`required`,
params:{
missingProperty:`rules`}};
s=v(s,e);
l++}
if(n.mcp_elicitations===void 0||!r.call(n,`mcp_elicitations`)){
let e={
instancePath:t+`/granular`,
schemaPath:`#/$defs/approval/else/properties/granular/required`,
keyword:`required`,
params:{
missingProperty:`mcp_elicitations`}};
s=v(s,e);
l++}
if(n.rules!==void 0&&r.call(n,`rules`)&&typeof n.rules!=`boolean`){
let e={
instancePath:t+`/granular/rules`,
schemaPath:`#/$defs/approval/else/properties/granular/properties/rules/type`,
keyword:`type`,
params:{}};
s=v(s,e);
l++}
if(n.mcp_elicitations!==void 0&&r.call(n,`mcp_elicitations`)&&typeof n.mcp_elicitations!=`boolean`){
let e={
instancePath:t+`/granular/mcp_elicitations`,
schemaPath:`#/$defs/approval/else/properties/granular/properties/mcp_elicitations/type`,
keyword:`type`,
params:{}};
s=v(s,e);
l++}
if(n.sandbox_approval!==void 0&&r.call(n,`sandbox_approval`)&&typeof n.sandbox_approval!=`boolean`){
let e={
instancePath:t+`/granular/sandbox_approval`,
schemaPath:`#/$defs/approval/else/properties/granular/properties/sandbox_approval/type`,
keyword:`type`,
params:{}};
s=v(s,e);
l++}
if(n.request_permissions!==void 0&&r.call(n,`request_permissions`)&&typeof n.request_permissions!=`boolean`){
let e={
instancePath:t+`/granular/request_permissions`,
schemaPath:`#/$defs/approval/else/properties/granular/properties/request_permissions/type`,
keyword:`type`,
params:{}};
s=v(s,e);
l++}
if(n.skill_approval!==void 0&&r.call(n,`skill_approval`)&&typeof n.skill_approval!=`boolean`){
let e={
instancePath:t+`/granular/skill_approval`,
schemaPath:`#/$defs/approval/else/properties/granular/properties/skill_approval/type`,
keyword:`type`,
params:{}};
s=v(s,e);
l++}}else{
let e={
instancePath:t+`/granular`,
schemaPath:`#/$defs/approval/else/properties/granular/type`,
keyword:`type`,
params:{}};
s=v(s,e);
l++}}}else{
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/approval/else/type`,
keyword:`type`,
params:{}});
l++}
var m=n===l;
f=m;
if(f){
var g={};
g.granular=!0}
h=`else`}
if(!f){
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/approval/if`,
keyword:`if`,
params:{
failingKeyword:h}});
l++}
c.errors=s;
u.props=g;
return l===0}
c.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=l.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/`+r,
schemaPath:`#/$defs/texts/items/type`,
keyword:`type`,
params:{}};
o=v(o,e);
s++}}else{
o=v(o,{
instancePath:t,
schemaPath:`#/$defs/texts/type`,
keyword:`type`,
params:{}});
s++}
l.errors=o;
return s===0}
l.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function u(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=u.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
let d=c;
let f=!0;
let p=c;
if(c===p){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)&&e.type!==`command`){
s=v(s,{});
c++}}else{
s=v(s,{});
c++}}
var m=p===c;
c=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
if(m){
let n=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/hook/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
c++}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/hook/allOf/0/then/properties/command/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}
if(e.async!==void 0&&r.call(e,`async`)&&typeof e.async!=`boolean`){
let e={
instancePath:t+`/async`,
schemaPath:`#/$defs/hook/allOf/0/then/properties/async/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/hook/allOf/0/then/properties/timeout/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/hook/allOf/0/then/properties/timeout/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
s=v(s,e);
c++}}
if(e.statusMessage!==void 0&&r.call(e,`statusMessage`)&&typeof e.statusMessage!=`string`){
let e={
instancePath:t+`/statusMessage`,
schemaPath:`#/$defs/hook/allOf/0/then/properties/statusMessage/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}}else{
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/hook/allOf/0/then/type`,
keyword:`type`,
params:{}});
c++}
var m=n===c;
f=m;
if(f){
var h={};
h.command=!0;
h.async=!0;
h.timeout=!0;
h.statusMessage=!0;
h.type=!0}}
if(!f){
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/hook/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/hook/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
c++}
if(h!==!0){
h||={};
h.type=!0}
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(n!==`command`&&n!==`mcp_tool`&&n!==`prompt`&&n!==`agent`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/hook/properties/type/enum`,
keyword:`enum`,
params:{}};
s=v(s,e);
c++}}}else{
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/hook/type`,
keyword:`type`,
params:{}});
c++}
u.errors=s;
l.props=h;
return c===0}
u.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=d.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(Array.isArray(e)){
let n=e.length;
for(
let i=0;i<n;i++){
let n=e[i];
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.matcher!==void 0&&r.call(n,`matcher`)&&typeof n.matcher!=`string`){
let e={
instancePath:t+`/`+i+`/matcher`,
schemaPath:`#/$defs/hooks/items/properties/matcher/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}
if(n.hooks!==void 0&&r.call(n,`hooks`)){
let e=n.hooks;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!u(e[r],{
instancePath:t+`/`+i+`/hooks/`+r,
parentData:e,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=b(s,u.errors);
c+=u.errors.length}}else{
let e={
instancePath:t+`/`+i+`/hooks`,
schemaPath:`#/$defs/hooks/items/properties/hooks/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/hooks/items/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}}}else{
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/hooks/type`,
keyword:`type`,
params:{}});
c++}
d.errors=s;
return c===0}
d.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function f(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=f.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(e!==`auto`&&e!==`prompt`&&e!==`writes`&&e!==`approve`){
o=v(o,{
instancePath:t,
schemaPath:`#/$defs/approvalMode/enum`,
keyword:`enum`,
params:{}});
s++}
f.errors=o;
return s===0}
f.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function p(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=p.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(e!==`read`&&e!==`write`&&e!==`deny`&&e!==`none`){
o=v(o,{
instancePath:t,
schemaPath:`#/$defs/access/enum`,
keyword:`enum`,
params:{}});
s++}
p.errors=o;
return s===0}
p.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function m(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=m.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.description!==void 0&&r.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/permissions/properties/description/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}
if(e.extends!==void 0&&r.call(e,`extends`)&&typeof e.extends!=`string`){
let e={
instancePath:t+`/extends`,
schemaPath:`#/$defs/permissions/properties/extends/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}
if(e.filesystem!==void 0&&r.call(e,`filesystem`)){
let n=e.filesystem;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(e!==`glob_scan_max_depth`){
let r=n[e];
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
let n={
instancePath:t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/permissions/properties/filesystem/additionalProperties/type`,
keyword:`type`,
params:{}};
s=v(s,n);
c++}
let i=c;
let l=!0;
let d=c;
if(typeof r!=`string`){
s=v(s,{});
c++}
var u=d===c;
c=i;
s!==null&&(i?s.length=Math.min(s.length,i):s=null);
let f;
if(u){
let i=c;
if(!p(r,{
instancePath:t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=b(s,p.errors);
c+=p.errors.length}
var u=i===c;
l=u;
f=`then`}else{
let n=c;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let n of Object.keys(r))
if(!p(r[n],{
instancePath:t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:n,
rootData:a,
dynamicAnchors:o})){
s=b(s,p.errors);
c+=p.errors.length}}else{
let n={
instancePath:t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/permissions/properties/filesystem/additionalProperties/else/type`,
keyword:`type`,
params:{}};
s=v(s,n);
c++}
var u=n===c;
l=u;
f=`else`}
if(!l){
let n={
instancePath:t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/permissions/properties/filesystem/additionalProperties/if`,
keyword:`if`,
params:{
failingKeyword:f}};
s=v(s,n);
c++}}
if(n.glob_scan_max_depth!==void 0&&r.call(n,`glob_scan_max_depth`)){
let e=n.glob_scan_max_depth;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/filesystem/glob_scan_max_depth`,
schemaPath:`#/$defs/permissions/properties/filesystem/properties/glob_scan_max_depth/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
let e={
instancePath:t+`/filesystem/glob_scan_max_depth`,
schemaPath:`#/$defs/permissions/properties/filesystem/properties/glob_scan_max_depth/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
s=v(s,e);
c++}}}else{
let e={
instancePath:t+`/filesystem`,
schemaPath:`#/$defs/permissions/properties/filesystem/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}}
if(e.network!==void 0&&r.call(e,`network`)){
let n=e.network;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
let e={
instancePath:t+`/network/enabled`,
schemaPath:`#/$defs/permissions/properties/network/properties/enabled/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}
if(n.mode!==void 0&&r.call(n,`mode`)){
let e=n.mode;
if(e!==`limited`&&e!==`full`){
let e={
instancePath:t+`/network/mode`,
schemaPath:`#/$defs/permissions/properties/network/properties/mode/enum`,
keyword:`enum`,
params:{}};
s=v(s,e);
c++}}
if(n.allow_local_binding!==void 0&&r.call(n,`allow_local_binding`)&&typeof n.allow_local_binding!=`boolean`){
let e={
instancePath:t+`/network/allow_local_binding`,
schemaPath:`#/$defs/permissions/properties/network/properties/allow_local_binding/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}
if(n.domains!==void 0&&r.call(n,`domains`)){
let e=n.domains;
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let n of Object.keys(e)){
let r=e[n];
if(r!==`allow`&&r!==`deny`){
let e={
instancePath:t+`/network/domains/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/permissions/properties/network/properties/domains/additionalProperties/enum`,
keyword:`enum`,
params:{}};
s=v(s,e);
c++}}else{
let e={
instancePath:t+`/network/domains`,
schemaPath:`#/$defs/permissions/properties/network/properties/domains/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}}}else{
let e={
instancePath:t+`/network`,
schemaPath:`#/$defs/permissions/properties/network/type`,
keyword:`type`,
params:{}};
s=v(s,e);
c++}}}else{
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/permissions/type`,
keyword:`type`,
params:{}});
c++}
m.errors=s;
return c===0}
m.evaluated={
props:{
description:!0,
extends:!0,
filesystem:!0,
network:!0},
dynamicProps:!1,
dynamicItems:!1};
let h={
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
destructive_enabled:{
type:`boolean`},
open_world_enabled:{
type:`boolean`},
default_tools_enabled:{
type:`boolean`},
default_tools_approval_mode:{
$ref:`#/$defs/approvalMode`},
tools:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
approval_mode:{
$ref:`#/$defs/approvalMode`}}}}}}};
function g(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=g.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=l;
let p=!0;
let m=l;
if(!i(e,h.if.const)){
c=v(c,{});
l++}
var _=m===l;
l=d;
c!==null&&(d?c.length=Math.min(c.length,d):c=null);
if(!_){
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/app/else/properties/enabled/type`,
keyword:`type`,
params:{}};
c=v(c,e);
l++}
if(e.destructive_enabled!==void 0&&r.call(e,`destructive_enabled`)&&typeof e.destructive_enabled!=`boolean`){
let e={
instancePath:t+`/destructive_enabled`,
schemaPath:`#/$defs/app/else/properties/destructive_enabled/type`,
keyword:`type`,
params:{}};
c=v(c,e);
l++}
if(e.open_world_enabled!==void 0&&r.call(e,`open_world_enabled`)&&typeof e.open_world_enabled!=`boolean`){
let e={
instancePath:t+`/open_world_enabled`,
schemaPath:`#/$defs/app/else/properties/open_world_enabled/type`,
keyword:`type`,
params:{}};
c=v(c,e);
l++}
if(e.default_tools_enabled!==void 0&&r.call(e,`default_tools_enabled`)&&typeof e.default_tools_enabled!=`boolean`){
let e={
instancePath:t+`/default_tools_enabled`,
schemaPath:`#/$defs/app/else/properties/default_tools_enabled/type`,
keyword:`type`,
params:{}};
c=v(c,e);
l++}
if(e.default_tools_approval_mode!==void 0&&r.call(e,`default_tools_approval_mode`)&&!f(e.default_tools_approval_mode,{
instancePath:t+`/default_tools_approval_mode`,
parentData:e,
parentDataProperty:`default_tools_approval_mode`,
rootData:o,
dynamicAnchors:s})){
c=b(c,f.errors);
l+=f.errors.length}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.enabled!==void 0&&r.call(i,`enabled`)&&typeof i.enabled!=`boolean`){
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled`,
schemaPath:`#/$defs/app/else/properties/tools/additionalProperties/properties/enabled/type`,
keyword:`type`,
params:{}};
c=v(c,n);
l++}
if(i.approval_mode!==void 0&&r.call(i,`approval_mode`)&&!f(i.approval_mode,{
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_mode`,
parentData:i,
parentDataProperty:`approval_mode`,
rootData:o,
dynamicAnchors:s})){
c=b(c,f.errors);
l+=f.errors.length}}else{
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/app/else/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{}};
c=v(c,n);
l++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/app/else/properties/tools/type`,
keyword:`type`,
params:{}};
c=v(c,e);
l++}}}else{
c=v(c,{
instancePath:t,
schemaPath:`#/$defs/app/else/type`,
keyword:`type`,
params:{}});
l++}
var _=n===l;
p=_;
if(p){
var y={};
y.enabled=!0;
y.destructive_enabled=!0;
y.open_world_enabled=!0;
y.default_tools_enabled=!0;
y.default_tools_approval_mode=!0;
y.tools=!0}}
if(!p){
c=v(c,{
instancePath:t,
schemaPath:`#/$defs/app/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
g.errors=c;
u.props=y;
return l===0}
g.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function _(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:u=e,
dynamicAnchors:p={}}={}){
let h=null;
let y=0;
let x=_.evaluated;
x.dynamicProps&&(x.props=void 0);
x.dynamicItems&&(x.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp_servers!==void 0&&r.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!s(n[e],{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:p})){
h=b(h,s.errors);
y+=s.errors.length}}else{
let e={
instancePath:t+`/mcp_servers`,
schemaPath:`#/properties/mcp_servers/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.model!==void 0&&r.call(e,`model`)&&typeof e.model!=`string`){
let e={
instancePath:t+`/model`,
schemaPath:`#/properties/model/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.review_model!==void 0&&r.call(e,`review_model`)&&typeof e.review_model!=`string`){
let e={
instancePath:t+`/review_model`,
schemaPath:`#/properties/review_model/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.model_reasoning_effort!==void 0&&r.call(e,`model_reasoning_effort`)&&typeof e.model_reasoning_effort!=`string`){
let e={
instancePath:t+`/model_reasoning_effort`,
schemaPath:`#/properties/model_reasoning_effort/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.model_reasoning_summary!==void 0&&r.call(e,`model_reasoning_summary`)){
let n=e.model_reasoning_summary;
if(n!==`auto`&&n!==`concise`&&n!==`detailed`&&n!==`none`){
let e={
instancePath:t+`/model_reasoning_summary`,
schemaPath:`#/properties/model_reasoning_summary/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.model_verbosity!==void 0&&r.call(e,`model_verbosity`)){
let n=e.model_verbosity;
if(n!==`low`&&n!==`medium`&&n!==`high`){
let e={
instancePath:t+`/model_verbosity`,
schemaPath:`#/properties/model_verbosity/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.model_context_window!==void 0&&r.call(e,`model_context_window`)){
let n=e.model_context_window;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/model_context_window`,
schemaPath:`#/properties/model_context_window/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.model_auto_compact_token_limit!==void 0&&r.call(e,`model_auto_compact_token_limit`)){
let n=e.model_auto_compact_token_limit;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/model_auto_compact_token_limit`,
schemaPath:`#/properties/model_auto_compact_token_limit/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.approval_policy!==void 0&&r.call(e,`approval_policy`)&&!c(e.approval_policy,{
instancePath:t+`/approval_policy`,
parentData:e,
parentDataProperty:`approval_policy`,
rootData:u,
dynamicAnchors:p})){
h=b(h,c.errors);
y+=c.errors.length}
if(e.sandbox_mode!==void 0&&r.call(e,`sandbox_mode`)){
let n=e.sandbox_mode;
if(n!==`read-only`&&n!==`workspace-write`&&n!==`danger-full-access`){
let e={
instancePath:t+`/sandbox_mode`,
schemaPath:`#/properties/sandbox_mode/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.sandbox_workspace_write!==void 0&&r.call(e,`sandbox_workspace_write`)){
let a=e.sandbox_workspace_write;
let o=y;
let s=!0;
let c=y;
if(!i(a,n.properties.sandbox_workspace_write.if.const)){
h=v(h,{});
y++}
var S=c===y;
y=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!S){
let e=y;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.network_access!==void 0&&r.call(a,`network_access`)&&typeof a.network_access!=`boolean`){
let e={
instancePath:t+`/sandbox_workspace_write/network_access`,
schemaPath:`#/properties/sandbox_workspace_write/else/properties/network_access/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(a.writable_roots!==void 0&&r.call(a,`writable_roots`)&&!l(a.writable_roots,{
instancePath:t+`/sandbox_workspace_write/writable_roots`,
parentData:a,
parentDataProperty:`writable_roots`,
rootData:u,
dynamicAnchors:p})){
h=b(h,l.errors);
y+=l.errors.length}
if(a.exclude_slash_tmp!==void 0&&r.call(a,`exclude_slash_tmp`)&&typeof a.exclude_slash_tmp!=`boolean`){
let e={
instancePath:t+`/sandbox_workspace_write/exclude_slash_tmp`,
schemaPath:`#/properties/sandbox_workspace_write/else/properties/exclude_slash_tmp/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(a.exclude_tmpdir_env_var!==void 0&&r.call(a,`exclude_tmpdir_env_var`)&&typeof a.exclude_tmpdir_env_var!=`boolean`){
let e={
instancePath:t+`/sandbox_workspace_write/exclude_tmpdir_env_var`,
schemaPath:`#/properties/sandbox_workspace_write/else/properties/exclude_tmpdir_env_var/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/sandbox_workspace_write`,
schemaPath:`#/properties/sandbox_workspace_write/else/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
var S=e===y;
s=S;
if(s){
var C={};
C.network_access=!0;
C.writable_roots=!0;
C.exclude_slash_tmp=!0;
C.exclude_tmpdir_env_var=!0}}
if(!s){
let e={
instancePath:t+`/sandbox_workspace_write`,
schemaPath:`#/properties/sandbox_workspace_write/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
h=v(h,e);
y++}}
if(e.shell_environment_policy!==void 0&&r.call(e,`shell_environment_policy`)){
let n=e.shell_environment_policy;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.inherit!==void 0&&r.call(n,`inherit`)){
let e=n.inherit;
if(e!==`core`&&e!==`all`&&e!==`none`){
let e={
instancePath:t+`/shell_environment_policy/inherit`,
schemaPath:`#/properties/shell_environment_policy/properties/inherit/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(n.ignore_default_excludes!==void 0&&r.call(n,`ignore_default_excludes`)&&typeof n.ignore_default_excludes!=`boolean`){
let e={
instancePath:t+`/shell_environment_policy/ignore_default_excludes`,
schemaPath:`#/properties/shell_environment_policy/properties/ignore_default_excludes/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.exclude!==void 0&&r.call(n,`exclude`)&&!l(n.exclude,{
instancePath:t+`/shell_environment_policy/exclude`,
parentData:n,
parentDataProperty:`exclude`,
rootData:u,
dynamicAnchors:p})){
h=b(h,l.errors);
y+=l.errors.length}
if(n.include_only!==void 0&&r.call(n,`include_only`)&&!l(n.include_only,{
instancePath:t+`/shell_environment_policy/include_only`,
parentData:n,
parentDataProperty:`include_only`,
rootData:u,
dynamicAnchors:p})){
h=b(h,l.errors);
y+=l.errors.length}
if(n.set!==void 0&&r.call(n,`set`)){
let e=n.set;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/shell_environment_policy/set/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/shell_environment_policy/properties/set/additionalProperties/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/shell_environment_policy/set`,
schemaPath:`#/properties/shell_environment_policy/properties/set/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(n.experimental_use_profile!==void 0&&r.call(n,`experimental_use_profile`)&&typeof n.experimental_use_profile!=`boolean`){
let e={
instancePath:t+`/shell_environment_policy/experimental_use_profile`,
schemaPath:`#/properties/shell_environment_policy/properties/experimental_use_profile/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/shell_environment_policy`,
schemaPath:`#/properties/shell_environment_policy/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.features!==void 0&&r.call(e,`features`)){
let n=e.features;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`boolean`&&(!r||typeof r!=`object`||Array.isArray(r))){
let n={
instancePath:t+`/features/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/features/additionalProperties/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}}else{
let e={
instancePath:t+`/features`,
schemaPath:`#/properties/features/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.projects!==void 0&&r.call(e,`projects`)){
let n=e.projects;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.trust_level!==void 0&&r.call(i,`trust_level`)){
let n=i.trust_level;
if(n!==`trusted`&&n!==`untrusted`){
let n={
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/trust_level`,
schemaPath:`#/properties/projects/additionalProperties/properties/trust_level/enum`,
keyword:`enum`,
params:{}};
h=v(h,n);
y++}}}else{
let n={
instancePath:t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/projects/additionalProperties/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}}else{
let e={
instancePath:t+`/projects`,
schemaPath:`#/properties/projects/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.web_search!==void 0&&r.call(n,`web_search`)){
let e=n.web_search;
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/tools/web_search`,
schemaPath:`#/properties/tools/properties/web_search/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.context_size!==void 0&&r.call(e,`context_size`)){
let n=e.context_size;
if(n!==`low`&&n!==`medium`&&n!==`high`){
let e={
instancePath:t+`/tools/web_search/context_size`,
schemaPath:`#/properties/tools/properties/web_search/properties/context_size/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.allowed_domains!==void 0&&r.call(e,`allowed_domains`)&&!l(e.allowed_domains,{
instancePath:t+`/tools/web_search/allowed_domains`,
parentData:e,
parentDataProperty:`allowed_domains`,
rootData:u,
dynamicAnchors:p})){
h=b(h,l.errors);
y+=l.errors.length}
if(e.location!==void 0&&r.call(e,`location`)){
let n=e.location;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.country!==void 0&&r.call(n,`country`)&&typeof n.country!=`string`){
let e={
instancePath:t+`/tools/web_search/location/country`,
schemaPath:`#/properties/tools/properties/web_search/properties/location/properties/country/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.region!==void 0&&r.call(n,`region`)&&typeof n.region!=`string`){
let e={
instancePath:t+`/tools/web_search/location/region`,
schemaPath:`#/properties/tools/properties/web_search/properties/location/properties/region/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.city!==void 0&&r.call(n,`city`)&&typeof n.city!=`string`){
let e={
instancePath:t+`/tools/web_search/location/city`,
schemaPath:`#/properties/tools/properties/web_search/properties/location/properties/city/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.timezone!==void 0&&r.call(n,`timezone`)&&typeof n.timezone!=`string`){
let e={
instancePath:t+`/tools/web_search/location/timezone`,
schemaPath:`#/properties/tools/properties/web_search/properties/location/properties/timezone/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/tools/web_search/location`,
schemaPath:`#/properties/tools/properties/web_search/properties/location/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}}}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.tui!==void 0&&r.call(e,`tui`)){
let a=e.tui;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.animations!==void 0&&r.call(a,`animations`)&&typeof a.animations!=`boolean`){
let e={
instancePath:t+`/tui/animations`,
schemaPath:`#/properties/tui/properties/animations/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(a.notifications!==void 0&&r.call(a,`notifications`)){
let e=a.notifications;
if(typeof e!=`boolean`&&!Array.isArray(e)){
let e={
instancePath:t+`/tui/notifications`,
schemaPath:`#/properties/tui/properties/notifications/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/tui/notifications/`+r,
schemaPath:`#/properties/tui/properties/notifications/items/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}}
if(a.notification_method!==void 0&&r.call(a,`notification_method`)){
let e=a.notification_method;
if(e!==`auto`&&e!==`osc9`&&e!==`bel`){
let e={
instancePath:t+`/tui/notification_method`,
schemaPath:`#/properties/tui/properties/notification_method/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(a.notification_condition!==void 0&&r.call(a,`notification_condition`)){
let e=a.notification_condition;
if(e!==`unfocused`&&e!==`always`){
let e={
instancePath:t+`/tui/notification_condition`,
schemaPath:`#/properties/tui/properties/notification_condition/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(a.theme!==void 0&&r.call(a,`theme`)&&typeof a.theme!=`string`){
let e={
instancePath:t+`/tui/theme`,
schemaPath:`#/properties/tui/properties/theme/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(a.status_line!==void 0&&r.call(a,`status_line`)&&!l(a.status_line,{
instancePath:t+`/tui/status_line`,
parentData:a,
parentDataProperty:`status_line`,
rootData:u,
dynamicAnchors:p})){
h=b(h,l.errors);
y+=l.errors.length}
if(a.show_tooltips!==void 0&&r.call(a,`show_tooltips`)&&typeof a.show_tooltips!=`boolean`){
let e={
instancePath:t+`/tui/show_tooltips`,
schemaPath:`#/properties/tui/properties/show_tooltips/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(a.alternate_screen!==void 0&&r.call(a,`alternate_screen`)){
let e=a.alternate_screen;
if(e!==`auto`&&e!==`always`&&e!==`never`){
let e={
instancePath:t+`/tui/alternate_screen`,
schemaPath:`#/properties/tui/properties/alternate_screen/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(a.keymap!==void 0&&r.call(a,`keymap`)){
let e=a.keymap;
let o=y;
let s=!0;
let c=y;
if(!i(e,n.properties.tui.properties.keymap.if.const)){
h=v(h,{});
y++}
var w=c===y;
y=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!w){
let n=y;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.global!==void 0&&r.call(e,`global`)){
let n=e.global;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/tui/keymap/global`,
schemaPath:`#/properties/tui/properties/keymap/else/properties/global/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}}else{
let e={
instancePath:t+`/tui/keymap`,
schemaPath:`#/properties/tui/properties/keymap/else/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
var w=n===y;
s=w;
if(s){
var T={};
T.global=!0}}
if(!s){
let e={
instancePath:t+`/tui/keymap`,
schemaPath:`#/properties/tui/properties/keymap/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
h=v(h,e);
y++}}}else{
let e={
instancePath:t+`/tui`,
schemaPath:`#/properties/tui/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.history!==void 0&&r.call(e,`history`)){
let a=e.history;
let o=y;
let s=!0;
let c=y;
if(!i(a,n.properties.history.if.const)){
h=v(h,{});
y++}
var E=c===y;
y=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!E){
let e=y;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.persistence!==void 0&&r.call(a,`persistence`)){
let e=a.persistence;
if(e!==`save-all`&&e!==`none`){
let e={
instancePath:t+`/history/persistence`,
schemaPath:`#/properties/history/else/properties/persistence/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(a.max_bytes!==void 0&&r.call(a,`max_bytes`)){
let e=a.max_bytes;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/history/max_bytes`,
schemaPath:`#/properties/history/else/properties/max_bytes/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<0||isNaN(e))){
let e={
instancePath:t+`/history/max_bytes`,
schemaPath:`#/properties/history/else/properties/max_bytes/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
h=v(h,e);
y++}}}else{
let e={
instancePath:t+`/history`,
schemaPath:`#/properties/history/else/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
var E=e===y;
s=E;
if(s){
var D={};
D.persistence=!0;
D.max_bytes=!0}}
if(!s){
let e={
instancePath:t+`/history`,
schemaPath:`#/properties/history/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
h=v(h,e);
y++}}
if(e.hooks!==void 0&&r.call(e,`hooks`)){
let n=e.hooks;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.PreToolUse!==void 0&&r.call(n,`PreToolUse`)&&!d(n.PreToolUse,{
instancePath:t+`/hooks/PreToolUse`,
parentData:n,
parentDataProperty:`PreToolUse`,
rootData:u,
dynamicAnchors:p})){
h=b(h,d.errors);
y+=d.errors.length}
if(n.PermissionRequest!==void 0&&r.call(n,`PermissionRequest`)&&!d(n.PermissionRequest,{
instancePath:t+`/hooks/PermissionRequest`,
parentData:n,
parentDataProperty:`PermissionRequest`,
rootData:u,
dynamicAnchors:p})){
h=b(h,d.errors);
y+=d.errors.length}
if(n.PostToolUse!==void 0&&r.call(n,`PostToolUse`)&&!d(n.PostToolUse,{
instancePath:t+`/hooks/PostToolUse`,
parentData:n,
parentDataProperty:`PostToolUse`,
rootData:u,
dynamicAnchors:p})){
h=b(h,d.errors);
y+=d.errors.length}
if(n.PreCompact!==void 0&&r.call(n,`PreCompact`)&&!d(n.PreCompact,{
instancePath:t+`/hooks/PreCompact`,
parentData:n,
parentDataProperty:`PreCompact`,
rootData:u,
dynamicAnchors:p})){
h=b(h,d.errors);
y+=d.errors.length}
if(n.PostCompact!==void 0&&r.call(n,`PostCompact`)&&!d(n.PostCompact,{
instancePath:t+`/hooks/PostCompact`,
parentData:n,
parentDataProperty:`PostCompact`,
rootData:u,
dynamicAnchors:p})){
h=b(h,d.errors);
y+=d.errors.length}
if(n.SessionStart!==void 0&&r.call(n,`SessionStart`)&&!d(n.SessionStart,{
instancePath:t+`/hooks/SessionStart`,
parentData:n,
parentDataProperty:`SessionStart`,
rootData:u,
dynamicAnchors:p})){
h=b(h,d.errors);
y+=d.errors.length}
if(n.SessionEnd!==void 0&&r.call(n,`SessionEnd`)&&!d(n.SessionEnd,{
instancePath:t+`/hooks/SessionEnd`,
parentData:n,
parentDataProperty:`SessionEnd`,
rootData:u,
dynamicAnchors:p})){
h=b(h,d.errors);
y+=d.errors.length}
if(n.UserPromptSubmit!==void 0&&r.call(n,`UserPromptSubmit`)&&!d(n.UserPromptSubmit,{
instancePath:t+`/hooks/UserPromptSubmit`,
parentData:n,
parentDataProperty:`UserPromptSubmit`,
rootData:u,
dynamicAnchors:p})){
h=b(h,d.errors);
y+=d.errors.length}
if(n.SubagentStart!==void 0&&r.call(n,`SubagentStart`)&&!d(n.SubagentStart,{
instancePath:t+`/hooks/SubagentStart`,
parentData:n,
parentDataProperty:`SubagentStart`,
rootData:u,
dynamicAnchors:p})){
h=b(h,d.errors);
y+=d.errors.length}
if(n.SubagentStop!==void 0&&r.call(n,`SubagentStop`)&&!d(n.SubagentStop,{
instancePath:t+`/hooks/SubagentStop`,
parentData:n,
parentDataProperty:`SubagentStop`,
rootData:u,
dynamicAnchors:p})){
h=b(h,d.errors);
y+=d.errors.length}
if(n.Stop!==void 0&&r.call(n,`Stop`)&&!d(n.Stop,{
instancePath:t+`/hooks/Stop`,
parentData:n,
parentDataProperty:`Stop`,
rootData:u,
dynamicAnchors:p})){
h=b(h,d.errors);
y+=d.errors.length}}else{
let e={
instancePath:t+`/hooks`,
schemaPath:`#/properties/hooks/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
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
params:{}};
h=v(h,n);
y++}
if(i.mcp_servers!==void 0&&r.call(i,`mcp_servers`)){
let n=i.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let i of Object.keys(n)){
let a=n[i];
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.enabled!==void 0&&r.call(a,`enabled`)&&typeof a.enabled!=`boolean`){
let n={
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled`,
schemaPath:`#/properties/plugins/additionalProperties/properties/mcp_servers/additionalProperties/properties/enabled/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}
if(a.enabled_tools!==void 0&&r.call(a,`enabled_tools`)&&!l(a.enabled_tools,{
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled_tools`,
parentData:a,
parentDataProperty:`enabled_tools`,
rootData:u,
dynamicAnchors:p})){
h=b(h,l.errors);
y+=l.errors.length}
if(a.disabled_tools!==void 0&&r.call(a,`disabled_tools`)&&!l(a.disabled_tools,{
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabled_tools`,
parentData:a,
parentDataProperty:`disabled_tools`,
rootData:u,
dynamicAnchors:p})){
h=b(h,l.errors);
y+=l.errors.length}
if(a.default_tools_approval_mode!==void 0&&r.call(a,`default_tools_approval_mode`)&&!f(a.default_tools_approval_mode,{
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/default_tools_approval_mode`,
parentData:a,
parentDataProperty:`default_tools_approval_mode`,
rootData:u,
dynamicAnchors:p})){
h=b(h,f.errors);
y+=f.errors.length}}else{
let n={
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/plugins/additionalProperties/properties/mcp_servers/additionalProperties/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}}else{
let n={
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers`,
schemaPath:`#/properties/plugins/additionalProperties/properties/mcp_servers/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}}}else{
let n={
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/plugins/additionalProperties/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}}else{
let e={
instancePath:t+`/plugins`,
schemaPath:`#/properties/plugins/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.instructions!==void 0&&r.call(e,`instructions`)&&typeof e.instructions!=`string`){
let e={
instancePath:t+`/instructions`,
schemaPath:`#/properties/instructions/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.developer_instructions!==void 0&&r.call(e,`developer_instructions`)&&typeof e.developer_instructions!=`string`){
let e={
instancePath:t+`/developer_instructions`,
schemaPath:`#/properties/developer_instructions/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.personality!==void 0&&r.call(e,`personality`)){
let n=e.personality;
if(n!==`none`&&n!==`friendly`&&n!==`pragmatic`){
let e={
instancePath:t+`/personality`,
schemaPath:`#/properties/personality/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.file_opener!==void 0&&r.call(e,`file_opener`)){
let n=e.file_opener;
if(n!==`vscode`&&n!==`vscode-insiders`&&n!==`windsurf`&&n!==`cursor`&&n!==`none`){
let e={
instancePath:t+`/file_opener`,
schemaPath:`#/properties/file_opener/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.web_search!==void 0&&r.call(e,`web_search`)){
let n=e.web_search;
if(n!==`disabled`&&n!==`cached`&&n!==`indexed`&&n!==`live`){
let e={
instancePath:t+`/web_search`,
schemaPath:`#/properties/web_search/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.hide_agent_reasoning!==void 0&&r.call(e,`hide_agent_reasoning`)&&typeof e.hide_agent_reasoning!=`boolean`){
let e={
instancePath:t+`/hide_agent_reasoning`,
schemaPath:`#/properties/hide_agent_reasoning/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.check_for_update_on_startup!==void 0&&r.call(e,`check_for_update_on_startup`)&&typeof e.check_for_update_on_startup!=`boolean`){
let e={
instancePath:t+`/check_for_update_on_startup`,
schemaPath:`#/properties/check_for_update_on_startup/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.allow_login_shell!==void 0&&r.call(e,`allow_login_shell`)&&typeof e.allow_login_shell!=`boolean`){
let e={
instancePath:t+`/allow_login_shell`,
schemaPath:`#/properties/allow_login_shell/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.project_doc_max_bytes!==void 0&&r.call(e,`project_doc_max_bytes`)){
let n=e.project_doc_max_bytes;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/project_doc_max_bytes`,
schemaPath:`#/properties/project_doc_max_bytes/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/project_doc_max_bytes`,
schemaPath:`#/properties/project_doc_max_bytes/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
h=v(h,e);
y++}}
if(e.project_doc_fallback_filenames!==void 0&&r.call(e,`project_doc_fallback_filenames`)&&!l(e.project_doc_fallback_filenames,{
instancePath:t+`/project_doc_fallback_filenames`,
parentData:e,
parentDataProperty:`project_doc_fallback_filenames`,
rootData:u,
dynamicAnchors:p})){
h=b(h,l.errors);
y+=l.errors.length}
if(e.cli_auth_credentials_store!==void 0&&r.call(e,`cli_auth_credentials_store`)){
let n=e.cli_auth_credentials_store;
if(n!==`file`&&n!==`keyring`&&n!==`auto`&&n!==`ephemeral`){
let e={
instancePath:t+`/cli_auth_credentials_store`,
schemaPath:`#/properties/cli_auth_credentials_store/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.forced_login_method!==void 0&&r.call(e,`forced_login_method`)){
let n=e.forced_login_method;
if(n!==`chatgpt`&&n!==`api`){
let e={
instancePath:t+`/forced_login_method`,
schemaPath:`#/properties/forced_login_method/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.mcp_oauth_credentials_store!==void 0&&r.call(e,`mcp_oauth_credentials_store`)){
let n=e.mcp_oauth_credentials_store;
if(n!==`auto`&&n!==`file`&&n!==`keyring`){
let e={
instancePath:t+`/mcp_oauth_credentials_store`,
schemaPath:`#/properties/mcp_oauth_credentials_store/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.mcp_oauth_callback_port!==void 0&&r.call(e,`mcp_oauth_callback_port`)){
let n=e.mcp_oauth_callback_port;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/mcp_oauth_callback_port`,
schemaPath:`#/properties/mcp_oauth_callback_port/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(typeof n==`number`&&isFinite(n)){
if(n>65535||isNaN(n)){
let e={
instancePath:t+`/mcp_oauth_callback_port`,
schemaPath:`#/properties/mcp_oauth_callback_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
h=v(h,e);
y++}
if(n<0||isNaN(n)){
let e={
instancePath:t+`/mcp_oauth_callback_port`,
schemaPath:`#/properties/mcp_oauth_callback_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
h=v(h,e);
y++}}}
if(e.mcp_oauth_callback_url!==void 0&&r.call(e,`mcp_oauth_callback_url`)&&typeof e.mcp_oauth_callback_url!=`string`){
let e={
instancePath:t+`/mcp_oauth_callback_url`,
schemaPath:`#/properties/mcp_oauth_callback_url/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.approvals_reviewer!==void 0&&r.call(e,`approvals_reviewer`)){
let n=e.approvals_reviewer;
if(n!==`user`&&n!==`auto_review`&&n!==`guardian_subagent`){
let e={
instancePath:t+`/approvals_reviewer`,
schemaPath:`#/properties/approvals_reviewer/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.auto_review!==void 0&&r.call(e,`auto_review`)){
let n=e.auto_review;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.policy!==void 0&&r.call(n,`policy`)&&typeof n.policy!=`string`){
let e={
instancePath:t+`/auto_review/policy`,
schemaPath:`#/properties/auto_review/properties/policy/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/auto_review`,
schemaPath:`#/properties/auto_review/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.default_permissions!==void 0&&r.call(e,`default_permissions`)&&typeof e.default_permissions!=`string`){
let e={
instancePath:t+`/default_permissions`,
schemaPath:`#/properties/default_permissions/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.permissions!==void 0&&r.call(e,`permissions`)){
let n=e.permissions;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!m(n[e],{
instancePath:t+`/permissions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:p})){
h=b(h,m.errors);
y+=m.errors.length}}else{
let e={
instancePath:t+`/permissions`,
schemaPath:`#/properties/permissions/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.agents!==void 0&&r.call(e,`agents`)){
let n=e.agents;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(e!==`enabled`&&e!==`max_depth`&&e!==`max_threads`&&e!==`max_concurrent_threads_per_session`&&e!==`interrupt_message`&&e!==`job_max_runtime_seconds`&&e!==`default_subagent_model`&&e!==`default_subagent_reasoning_effort`){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.description!==void 0&&r.call(i,`description`)&&typeof i.description!=`string`){
let n={
instancePath:t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/description`,
schemaPath:`#/properties/agents/additionalProperties/properties/description/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}
if(i.config_file!==void 0&&r.call(i,`config_file`)&&typeof i.config_file!=`string`){
let n={
instancePath:t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/config_file`,
schemaPath:`#/properties/agents/additionalProperties/properties/config_file/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}
if(i.nickname_candidates!==void 0&&r.call(i,`nickname_candidates`)&&!l(i.nickname_candidates,{
instancePath:t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/nickname_candidates`,
parentData:i,
parentDataProperty:`nickname_candidates`,
rootData:u,
dynamicAnchors:p})){
h=b(h,l.errors);
y+=l.errors.length}}else{
let n={
instancePath:t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/agents/additionalProperties/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}}
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
let e={
instancePath:t+`/agents/enabled`,
schemaPath:`#/properties/agents/properties/enabled/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.max_depth!==void 0&&r.call(n,`max_depth`)){
let e=n.max_depth;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/agents/max_depth`,
schemaPath:`#/properties/agents/properties/max_depth/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(n.max_threads!==void 0&&r.call(n,`max_threads`)){
let e=n.max_threads;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/agents/max_threads`,
schemaPath:`#/properties/agents/properties/max_threads/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
let e={
instancePath:t+`/agents/max_threads`,
schemaPath:`#/properties/agents/properties/max_threads/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
h=v(h,e);
y++}}
if(n.max_concurrent_threads_per_session!==void 0&&r.call(n,`max_concurrent_threads_per_session`)){
let e=n.max_concurrent_threads_per_session;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/agents/max_concurrent_threads_per_session`,
schemaPath:`#/properties/agents/properties/max_concurrent_threads_per_session/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
let e={
instancePath:t+`/agents/max_concurrent_threads_per_session`,
schemaPath:`#/properties/agents/properties/max_concurrent_threads_per_session/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
h=v(h,e);
y++}}
if(n.interrupt_message!==void 0&&r.call(n,`interrupt_message`)&&typeof n.interrupt_message!=`boolean`){
let e={
instancePath:t+`/agents/interrupt_message`,
schemaPath:`#/properties/agents/properties/interrupt_message/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.job_max_runtime_seconds!==void 0&&r.call(n,`job_max_runtime_seconds`)){
let e=n.job_max_runtime_seconds;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/agents/job_max_runtime_seconds`,
schemaPath:`#/properties/agents/properties/job_max_runtime_seconds/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<0||isNaN(e))){
let e={
instancePath:t+`/agents/job_max_runtime_seconds`,
schemaPath:`#/properties/agents/properties/job_max_runtime_seconds/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
h=v(h,e);
y++}}
if(n.default_subagent_model!==void 0&&r.call(n,`default_subagent_model`)&&typeof n.default_subagent_model!=`string`){
let e={
instancePath:t+`/agents/default_subagent_model`,
schemaPath:`#/properties/agents/properties/default_subagent_model/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.default_subagent_reasoning_effort!==void 0&&r.call(n,`default_subagent_reasoning_effort`)&&typeof n.default_subagent_reasoning_effort!=`string`){
let e={
instancePath:t+`/agents/default_subagent_reasoning_effort`,
schemaPath:`#/properties/agents/properties/default_subagent_reasoning_effort/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/agents`,
schemaPath:`#/properties/agents/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.apps!==void 0&&r.call(e,`apps`)){
let n=e.apps;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(e!==`_default`&&!g(n[e],{
instancePath:t+`/apps/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:p})){
h=b(h,g.errors);
y+=g.errors.length}
if(n._default!==void 0&&r.call(n,`_default`)&&!g(n._default,{
instancePath:t+`/apps/_default`,
parentData:n,
parentDataProperty:`_default`,
rootData:u,
dynamicAnchors:p})){
h=b(h,g.errors);
y+=g.errors.length}}else{
let e={
instancePath:t+`/apps`,
schemaPath:`#/properties/apps/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.skills!==void 0&&r.call(e,`skills`)){
let a=e.skills;
let o=y;
let s=!0;
let c=y;
if(!i(a,n.properties.skills.if.const)){
h=v(h,{});
y++}
var O=c===y;
y=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!O){
let e=y;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.include_instructions!==void 0&&r.call(a,`include_instructions`)&&typeof a.include_instructions!=`boolean`){
let e={
instancePath:t+`/skills/include_instructions`,
schemaPath:`#/properties/skills/else/properties/include_instructions/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(a.max_context_tokens!==void 0&&r.call(a,`max_context_tokens`)){
let e=a.max_context_tokens;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/skills/max_context_tokens`,
schemaPath:`#/properties/skills/else/properties/max_context_tokens/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
let e={
instancePath:t+`/skills/max_context_tokens`,
schemaPath:`#/properties/skills/else/properties/max_context_tokens/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
h=v(h,e);
y++}}
if(a.bundled!==void 0&&r.call(a,`bundled`)){
let e=a.bundled;
let o=y;
let s=!0;
let c=y;
if(!i(e,n.properties.skills.else.properties.bundled.if.const)){
h=v(h,{});
y++}
var k=c===y;
y=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!k){
let n=y;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/skills/bundled/enabled`,
schemaPath:`#/properties/skills/else/properties/bundled/else/properties/enabled/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/skills/bundled`,
schemaPath:`#/properties/skills/else/properties/bundled/else/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
var k=n===y;
s=k;
if(s){
var A={};
A.enabled=!0}}
if(!s){
let e={
instancePath:t+`/skills/bundled`,
schemaPath:`#/properties/skills/else/properties/bundled/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
h=v(h,e);
y++}}
if(a.config!==void 0&&r.call(a,`config`)){
let e=a.config;
if(Array.isArray(e)){
let n=e.length;
for(
let i=0;i<n;i++){
let n=e[i];
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.enabled===void 0||!r.call(n,`enabled`)){
let e={
instancePath:t+`/skills/config/`+i,
schemaPath:`#/properties/skills/else/properties/config/items/required`,
keyword:`required`,
params:{
missingProperty:`enabled`}};
h=v(h,e);
y++}
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
let e={
instancePath:t+`/skills/config/`+i+`/enabled`,
schemaPath:`#/properties/skills/else/properties/config/items/properties/enabled/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.name!==void 0&&r.call(n,`name`)&&typeof n.name!=`string`){
let e={
instancePath:t+`/skills/config/`+i+`/name`,
schemaPath:`#/properties/skills/else/properties/config/items/properties/name/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.path!==void 0&&r.call(n,`path`)&&typeof n.path!=`string`){
let e={
instancePath:t+`/skills/config/`+i+`/path`,
schemaPath:`#/properties/skills/else/properties/config/items/properties/path/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/skills/config/`+i,
schemaPath:`#/properties/skills/else/properties/config/items/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}}else{
let e={
instancePath:t+`/skills/config`,
schemaPath:`#/properties/skills/else/properties/config/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}}else{
let e={
instancePath:t+`/skills`,
schemaPath:`#/properties/skills/else/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
var O=e===y;
s=O;
if(s){
var j={};
j.include_instructions=!0;
j.max_context_tokens=!0;
j.bundled=!0;
j.config=!0}}
if(!s){
let e={
instancePath:t+`/skills`,
schemaPath:`#/properties/skills/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
h=v(h,e);
y++}}
if(e.marketplaces!==void 0&&r.call(e,`marketplaces`)){
let n=e.marketplaces;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.source_type!==void 0&&r.call(i,`source_type`)){
let n=i.source_type;
if(n!==`git`&&n!==`local`){
let n={
instancePath:t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/source_type`,
schemaPath:`#/properties/marketplaces/additionalProperties/properties/source_type/enum`,
keyword:`enum`,
params:{}};
h=v(h,n);
y++}}
if(i.source!==void 0&&r.call(i,`source`)&&typeof i.source!=`string`){
let n={
instancePath:t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/source`,
schemaPath:`#/properties/marketplaces/additionalProperties/properties/source/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}
if(i.ref!==void 0&&r.call(i,`ref`)&&typeof i.ref!=`string`){
let n={
instancePath:t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/ref`,
schemaPath:`#/properties/marketplaces/additionalProperties/properties/ref/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}
if(i.last_updated!==void 0&&r.call(i,`last_updated`)&&typeof i.last_updated!=`string`){
let n={
instancePath:t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/last_updated`,
schemaPath:`#/properties/marketplaces/additionalProperties/properties/last_updated/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}
if(i.sparse_paths!==void 0&&r.call(i,`sparse_paths`)&&!l(i.sparse_paths,{
instancePath:t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/sparse_paths`,
parentData:i,
parentDataProperty:`sparse_paths`,
rootData:u,
dynamicAnchors:p})){
h=b(h,l.errors);
y+=l.errors.length}}else{
let n={
instancePath:t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/marketplaces/additionalProperties/type`,
keyword:`type`,
params:{}};
h=v(h,n);
y++}}else{
let e={
instancePath:t+`/marketplaces`,
schemaPath:`#/properties/marketplaces/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.memories!==void 0&&r.call(e,`memories`)){
let n=e.memories;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.use_memories!==void 0&&r.call(n,`use_memories`)&&typeof n.use_memories!=`boolean`){
let e={
instancePath:t+`/memories/use_memories`,
schemaPath:`#/properties/memories/properties/use_memories/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.generate_memories!==void 0&&r.call(n,`generate_memories`)&&typeof n.generate_memories!=`boolean`){
let e={
instancePath:t+`/memories/generate_memories`,
schemaPath:`#/properties/memories/properties/generate_memories/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.max_raw_memories_for_consolidation!==void 0&&r.call(n,`max_raw_memories_for_consolidation`)){
let e=n.max_raw_memories_for_consolidation;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/memories/max_raw_memories_for_consolidation`,
schemaPath:`#/properties/memories/properties/max_raw_memories_for_consolidation/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
let e={
instancePath:t+`/memories/max_raw_memories_for_consolidation`,
schemaPath:`#/properties/memories/properties/max_raw_memories_for_consolidation/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
h=v(h,e);
y++}}}else{
let e={
instancePath:t+`/memories`,
schemaPath:`#/properties/memories/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.notice!==void 0&&r.call(e,`notice`)){
let n=e.notice;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.hide_full_access_warning!==void 0&&r.call(n,`hide_full_access_warning`)&&typeof n.hide_full_access_warning!=`boolean`){
let e={
instancePath:t+`/notice/hide_full_access_warning`,
schemaPath:`#/properties/notice/properties/hide_full_access_warning/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.hide_world_writable_warning!==void 0&&r.call(n,`hide_world_writable_warning`)&&typeof n.hide_world_writable_warning!=`boolean`){
let e={
instancePath:t+`/notice/hide_world_writable_warning`,
schemaPath:`#/properties/notice/properties/hide_world_writable_warning/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.hide_rate_limit_model_nudge!==void 0&&r.call(n,`hide_rate_limit_model_nudge`)&&typeof n.hide_rate_limit_model_nudge!=`boolean`){
let e={
instancePath:t+`/notice/hide_rate_limit_model_nudge`,
schemaPath:`#/properties/notice/properties/hide_rate_limit_model_nudge/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(n.model_migrations!==void 0&&r.call(n,`model_migrations`)){
let e=n.model_migrations;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/notice/model_migrations/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/notice/properties/model_migrations/additionalProperties/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/notice/model_migrations`,
schemaPath:`#/properties/notice/properties/model_migrations/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}}else{
let e={
instancePath:t+`/notice`,
schemaPath:`#/properties/notice/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.analytics!==void 0&&r.call(e,`analytics`)){
let n=e.analytics;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
let e={
instancePath:t+`/analytics/enabled`,
schemaPath:`#/properties/analytics/properties/enabled/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/analytics`,
schemaPath:`#/properties/analytics/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.feedback!==void 0&&r.call(e,`feedback`)){
let n=e.feedback;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
let e={
instancePath:t+`/feedback/enabled`,
schemaPath:`#/properties/feedback/properties/enabled/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/feedback`,
schemaPath:`#/properties/feedback/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.goals!==void 0&&r.call(e,`goals`)){
let n=e.goals;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.max_goal_token_budget!==void 0&&r.call(n,`max_goal_token_budget`)){
let e=n.max_goal_token_budget;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/goals/max_goal_token_budget`,
schemaPath:`#/properties/goals/properties/max_goal_token_budget/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
let e={
instancePath:t+`/goals/max_goal_token_budget`,
schemaPath:`#/properties/goals/properties/max_goal_token_budget/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
h=v(h,e);
y++}}}else{
let e={
instancePath:t+`/goals`,
schemaPath:`#/properties/goals/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.orchestrator!==void 0&&r.call(e,`orchestrator`)){
let n=e.orchestrator;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.mcp!==void 0&&r.call(n,`mcp`)){
let e=n.mcp;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/orchestrator/mcp/enabled`,
schemaPath:`#/properties/orchestrator/properties/mcp/properties/enabled/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/orchestrator/mcp`,
schemaPath:`#/properties/orchestrator/properties/mcp/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(n.skills!==void 0&&r.call(n,`skills`)){
let e=n.skills;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/orchestrator/skills/enabled`,
schemaPath:`#/properties/orchestrator/properties/skills/properties/enabled/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/orchestrator/skills`,
schemaPath:`#/properties/orchestrator/properties/skills/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}}else{
let e={
instancePath:t+`/orchestrator`,
schemaPath:`#/properties/orchestrator/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.windows!==void 0&&r.call(e,`windows`)){
let n=e.windows;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.sandbox!==void 0&&r.call(n,`sandbox`)){
let e=n.sandbox;
if(e!==`elevated`&&e!==`unelevated`){
let e={
instancePath:t+`/windows/sandbox`,
schemaPath:`#/properties/windows/properties/sandbox/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}}else{
let e={
instancePath:t+`/windows`,
schemaPath:`#/properties/windows/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.ghost_snapshot!==void 0&&r.call(e,`ghost_snapshot`)){
let n=e.ghost_snapshot;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.disable_warnings!==void 0&&r.call(n,`disable_warnings`)&&typeof n.disable_warnings!=`boolean`){
let e={
instancePath:t+`/ghost_snapshot/disable_warnings`,
schemaPath:`#/properties/ghost_snapshot/properties/disable_warnings/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}else{
let e={
instancePath:t+`/ghost_snapshot`,
schemaPath:`#/properties/ghost_snapshot/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}
if(e.tool_suggest!==void 0&&r.call(e,`tool_suggest`)){
let r=e.tool_suggest;
let a=y;
let o=!0;
let s=y;
if(!i(r,n.properties.tool_suggest.if.const)){
h=v(h,{});
y++}
var M=s===y;
y=a;
h!==null&&(a?h.length=Math.min(h.length,a):h=null);
if(!M){
let e=y;
if(!r||typeof r!=`object`||Array.isArray(r)){
let e={
instancePath:t+`/tool_suggest`,
schemaPath:`#/properties/tool_suggest/else/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
var M=e===y;
o=M}
if(!o){
let e={
instancePath:t+`/tool_suggest`,
schemaPath:`#/properties/tool_suggest/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
h=v(h,e);
y++}}
if(e.model_auto_compact_token_limit_scope!==void 0&&r.call(e,`model_auto_compact_token_limit_scope`)){
let n=e.model_auto_compact_token_limit_scope;
if(n!==`total`&&n!==`body_after_prefix`){
let e={
instancePath:t+`/model_auto_compact_token_limit_scope`,
schemaPath:`#/properties/model_auto_compact_token_limit_scope/enum`,
keyword:`enum`,
params:{}};
h=v(h,e);
y++}}
if(e.plan_mode_reasoning_effort!==void 0&&r.call(e,`plan_mode_reasoning_effort`)&&typeof e.plan_mode_reasoning_effort!=`string`){
let e={
instancePath:t+`/plan_mode_reasoning_effort`,
schemaPath:`#/properties/plan_mode_reasoning_effort/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.model_instructions_file!==void 0&&r.call(e,`model_instructions_file`)&&typeof e.model_instructions_file!=`string`){
let e={
instancePath:t+`/model_instructions_file`,
schemaPath:`#/properties/model_instructions_file/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.compact_prompt!==void 0&&r.call(e,`compact_prompt`)&&typeof e.compact_prompt!=`string`){
let e={
instancePath:t+`/compact_prompt`,
schemaPath:`#/properties/compact_prompt/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.model_catalog_json!==void 0&&r.call(e,`model_catalog_json`)&&typeof e.model_catalog_json!=`string`){
let e={
instancePath:t+`/model_catalog_json`,
schemaPath:`#/properties/model_catalog_json/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.service_tier!==void 0&&r.call(e,`service_tier`)&&typeof e.service_tier!=`string`){
let e={
instancePath:t+`/service_tier`,
schemaPath:`#/properties/service_tier/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.log_dir!==void 0&&r.call(e,`log_dir`)&&typeof e.log_dir!=`string`){
let e={
instancePath:t+`/log_dir`,
schemaPath:`#/properties/log_dir/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.sqlite_home!==void 0&&r.call(e,`sqlite_home`)&&typeof e.sqlite_home!=`string`){
let e={
instancePath:t+`/sqlite_home`,
schemaPath:`#/properties/sqlite_home/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.oss_provider!==void 0&&r.call(e,`oss_provider`)&&typeof e.oss_provider!=`string`){
let e={
instancePath:t+`/oss_provider`,
schemaPath:`#/properties/oss_provider/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.show_raw_agent_reasoning!==void 0&&r.call(e,`show_raw_agent_reasoning`)&&typeof e.show_raw_agent_reasoning!=`boolean`){
let e={
instancePath:t+`/show_raw_agent_reasoning`,
schemaPath:`#/properties/show_raw_agent_reasoning/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.disable_paste_burst!==void 0&&r.call(e,`disable_paste_burst`)&&typeof e.disable_paste_burst!=`boolean`){
let e={
instancePath:t+`/disable_paste_burst`,
schemaPath:`#/properties/disable_paste_burst/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.suppress_unstable_features_warning!==void 0&&r.call(e,`suppress_unstable_features_warning`)&&typeof e.suppress_unstable_features_warning!=`boolean`){
let e={
instancePath:t+`/suppress_unstable_features_warning`,
schemaPath:`#/properties/suppress_unstable_features_warning/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.include_environment_context!==void 0&&r.call(e,`include_environment_context`)&&typeof e.include_environment_context!=`boolean`){
let e={
instancePath:t+`/include_environment_context`,
schemaPath:`#/properties/include_environment_context/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.include_permissions_instructions!==void 0&&r.call(e,`include_permissions_instructions`)&&typeof e.include_permissions_instructions!=`boolean`){
let e={
instancePath:t+`/include_permissions_instructions`,
schemaPath:`#/properties/include_permissions_instructions/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.include_apps_instructions!==void 0&&r.call(e,`include_apps_instructions`)&&typeof e.include_apps_instructions!=`boolean`){
let e={
instancePath:t+`/include_apps_instructions`,
schemaPath:`#/properties/include_apps_instructions/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.experimental_use_unified_exec_tool!==void 0&&r.call(e,`experimental_use_unified_exec_tool`)&&typeof e.experimental_use_unified_exec_tool!=`boolean`){
let e={
instancePath:t+`/experimental_use_unified_exec_tool`,
schemaPath:`#/properties/experimental_use_unified_exec_tool/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(e.background_terminal_max_timeout!==void 0&&r.call(e,`background_terminal_max_timeout`)){
let n=e.background_terminal_max_timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/background_terminal_max_timeout`,
schemaPath:`#/properties/background_terminal_max_timeout/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/background_terminal_max_timeout`,
schemaPath:`#/properties/background_terminal_max_timeout/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
h=v(h,e);
y++}}
if(e.tool_output_token_limit!==void 0&&r.call(e,`tool_output_token_limit`)){
let n=e.tool_output_token_limit;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/tool_output_token_limit`,
schemaPath:`#/properties/tool_output_token_limit/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/tool_output_token_limit`,
schemaPath:`#/properties/tool_output_token_limit/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
h=v(h,e);
y++}}
if(e.project_root_markers!==void 0&&r.call(e,`project_root_markers`)&&!l(e.project_root_markers,{
instancePath:t+`/project_root_markers`,
parentData:e,
parentDataProperty:`project_root_markers`,
rootData:u,
dynamicAnchors:p})){
h=b(h,l.errors);
y+=l.errors.length}
if(e.forced_chatgpt_workspace_id!==void 0&&r.call(e,`forced_chatgpt_workspace_id`)){
let n=e.forced_chatgpt_workspace_id;
if(typeof n!=`string`&&!Array.isArray(n)){
let e={
instancePath:t+`/forced_chatgpt_workspace_id`,
schemaPath:`#/properties/forced_chatgpt_workspace_id/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/forced_chatgpt_workspace_id/`+r,
schemaPath:`#/properties/forced_chatgpt_workspace_id/items/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}}
if(e.desktop!==void 0&&r.call(e,`desktop`)){
let n=e.desktop;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/desktop`,
schemaPath:`#/properties/desktop/type`,
keyword:`type`,
params:{}};
h=v(h,e);
y++}}}else{
h=v(h,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
y++}
_.errors=h;
return y===0}
_.evaluated={
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
mcp_oauth_callback_url:!0,
approvals_reviewer:!0,
auto_review:!0,
default_permissions:!0,
permissions:!0,
agents:!0,
apps:!0,
skills:!0,
marketplaces:!0,
memories:!0,
notice:!0,
analytics:!0,
feedback:!0,
goals:!0,
orchestrator:!0,
windows:!0,
ghost_snapshot:!0,
tool_suggest:!0,
model_auto_compact_token_limit_scope:!0,
plan_mode_reasoning_effort:!0,
model_instructions_file:!0,
compact_prompt:!0,
model_catalog_json:!0,
service_tier:!0,
log_dir:!0,
sqlite_home:!0,
oss_provider:!0,
show_raw_agent_reasoning:!0,
disable_paste_burst:!0,
suppress_unstable_features_warning:!0,
include_environment_context:!0,
include_permissions_instructions:!0,
include_apps_instructions:!0,
experimental_use_unified_exec_tool:!0,
background_terminal_max_timeout:!0,
tool_output_token_limit:!0,
project_root_markers:!0,
forced_chatgpt_workspace_id:!0,
desktop:!0},
dynamicProps:!1,
dynamicItems:!1};
function v(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function y(e,t){
if(e===t)
return!0;
if(typeof e!=`object`||typeof t!=`object`||e===null||t===null)
return!1;
if(Array.isArray(e)!==Array.isArray(t))
return!1;
let n=Object.keys(e);
if(n.length!==Object.keys(t).length)
return!1;
return n.every(n=>Object.hasOwn(t,n)&&y(e[n],t[n]))}
function b(e,t){
if(e===null)
return t;
for(
let n of t)
v(e,n);
return e}
function x(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.codex_exports=n;
exports.require_codex=j;
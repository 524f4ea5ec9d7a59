"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>R});
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
reaction:r},
otherTransport:r,
urls:{
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
dialect:a};
const c=[`enabled`,`required`,`supports_parallel_tool_calls`,`startup_timeout_sec`,`startup_timeout_ms`,`tool_timeout_sec`,`enabled_tools`,`disabled_tools`,`default_tools_approval_mode`,`tools`,`omit_tools_from`,`environment_id`,`scopes`];
const l={...s,
id:`codex`,
title:`Codex's configuration of a project`,
files:[`.codex/config.toml`],
userFiles:[],
schema:`codex`,
dialect:{...a,
overrides:[...c,`args`,`env`,`env_vars`,`cwd`,`http_headers`,`env_http_headers`]},
claims:`path`};
const u={...s,
id:`codex-misplaced`,
title:`a servers file where Codex does not look`,
files:t.wrongNames(`.codex`),
userFiles:t.wrongNames(`~/.codex`),
schema:`none`,
schemaBy:`H:CDX2`,
syntax:t.passedOver(i),
servers:[],
badRoot:i,
place:`this path`,
unread:[`mcpServers`,`mcp_servers`].map(e=>({
at:[e],
instead:`.codex/config.toml, each as a table "[mcp_servers.<name>]"`,
insteadOfUser:`~/.codex/config.toml, each as a table "[mcp_servers.<name>]"`,
by:`H:CDX2`})),
claims:`shape`};
const d={...s,
id:`codex-agent`,
title:`an agent of Codex`,
files:[`.codex/agents/**/*.toml`],
userFiles:[],
schema:`none`,
schemaBy:`H:CDX2`,
syntax:{...o,
broken:i,
duplicates:i},
servers:[],
badRoot:i,
place:`the file of an agent`,
unread:[{
at:[`mcp_servers`],
instead:`.codex/config.toml, where they are for every agent`,
insteadOfUser:`~/.codex/config.toml, where they are for every agent`,
by:`H:CDX2`}],
holds:[`mcp_servers`],
claims:`shape`};
const f={
effect:`skips-server`,
by:`H:CDX2`};
const p={
effect:`fine`,
by:`H:CDX2`};
const m={
effect:`refuses-file`,
by:`H:CDX2`};
const h={
effect:`warns`,
by:`H:CDX2`,
note:`the warning is in its log`};
const{
lacks:g,..._}=a;
const v=`.codex-plugin`;
const y={
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
empty:m,
broken:m,
duplicates:p},
servers:[{
at:[`mcpServers`]}],
bareMap:!0,
noMap:p,
badRoot:m,
dialect:{..._,
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
withCommand:p,
withUrl:h,
notText:p},
mismatch:p,
bad:f,
notObject:f,
neither:f,
both:{
reaction:f},
otherTransport:f,
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`H:CDX2`},
names:[]},
beside:v,
readsBeside:[`claude-code-project`],
when:({
path:e,
beside:t})=>e.includes(`/`)&&t(v)&&!t(`.claude-plugin`)};
const b={...y,
id:`codex-plugin-folder`,
schema:`codex-plugin`,
title:`a servers file beside the manifest of a Codex plugin`,
files:[`${v}/.mcp.json`],
beside:`plugin.json`,
readsBeside:[],
when:({
beside:e})=>e(`plugin.json`)};
const{
bareMap:x,
beside:S,
readsBeside:C,
when:w,...T}=y;
const E={
effect:`ignored`,
by:`H:CDX2`,
note:`a warning is in its log`};
const D={...T,
id:`codex-plugin-manifest`,
title:`a Codex plugin's manifest`,
files:[`${v}/plugin.json`],
schema:`codex-plugin-manifest`,
badRoot:m,
badMap:E,
nullMap:p,
textMap:p,
serverFiles:{
at:[`mcpServers`],
prefix:`./`,
from:`..`,
format:`codex-plugin`,
usual:`.mcp.json`,
missing:{
effect:`drops-file`,
by:`H:CDX2`},
refused:{
effect:`drops-file`,
by:`H:CDX2`,
note:`a warning is in its log`}},
claims:`path`};
const O=e=>e.replace(/[^A-Za-z0-9_]/g,`_`)||`_`;
function k(e){
let t=O(e);
return t.startsWith(`mcp__`)?t:`mcp__${t}`}
function A(e,t){
return j([{
server:e,
tool:t}])[0]??``}
function j(e){
let t=M(new Set(e.map(({
server:e})=>e)));
let n=new Map;
for(
let{
server:r,
tool:i}of e){
let e=F(r,i);
n.set(e,{
raw:e,
namespace:t.get(r)??``,
name:O(i)})}
let r=[...n.values()];
for(
let e of L(r,({
namespace:e,
name:t})=>`${e}\0${t}`))
if(e.length>1)
for(
let t of e)
t.name+=I(t.raw);
let i=new Set;
for(
let e of r.sort((e,t)=>e.raw<t.raw?-1:1)){
let{
raw:t,
namespace:n}=e;
let{
name:r}=e;
for(
let a=0;P(n,r)||i.has(n+r);a+=1){
let i=I(a===0?t:`${t}\0${a}`);
r=e.name.slice(0,Math.max(0,126-n.length-i.length))+i;
if(a>0&&P(n,r))
break}
e.name=r;
i.add(n+r)}
return e.map(({
server:e,
tool:t})=>{
let{
namespace:r=``,
name:i=``}=n.get(F(e,t))??{};
return`${r}/${i}`})}
function M(e){
let t=new Map;
for(
let n of L([...e],k))
for(
let e of n){
let r=k(e);
t.set(e,n.length===1?r:N(r,I(`${e}\0${e}\0`)))}
return t}
function N(e,t){
return e.endsWith(`__`)?`${e.slice(0,-2)}${t}__`:e+t}
function P(e,t){
return e.length+t.length+2>128}
function F(e,t){
return[e,e,``,t,t].join(`\0`)}
function I(e){
return`_${t.sha1(e).slice(0,12)}`}
function L(e,t){
let n=new Map;
for(
let r of e){
let e=t(r);
let i=n.get(e);
i===void 0?n.set(e,[r]):i.push(r)}
return n.values()}
var R=t.defineClient({
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
formats:[l,s,d,y,D,b,u],
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
server:O,
name:A,
names:j,
apartBy:`a hash`,
collision:`every one of the names that collide ends in a hash of 12 digits; nothing is lost`,
clash:{},
limit:{
most:128,
length:(e,t)=>k(e).length+2+O(t).length,
over:`hashed`,
by:`R:CDX`},
by:`R:CDX`}});
var z=e.__commonJSMin(((e,t)=>{
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
let o=S;
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=f;
let m=!0;
let h=f;
if(f===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
d=v(d,{});
f++}}else{
d=v(d,{});
f++}}
var g=h===f;
f=p;
d!==null&&(p?d.length=Math.min(d.length,p):d=null);
let _;
if(g){
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
var y=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(y){
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
d=b(d,t+`/env_vars/`+i,`#/$defs/codex-server/then/then/properties/env_vars/items/type`);
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
d=b(d,t+`/env_vars/`+i+`/source`,`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/then/not`);
f++;
var x=e===f;
r=x}
if(!r){
d=b(d,t+`/env_vars/`+i+`/source`,`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/if`,{
failingKeyword:`then`});
f++}}}}else{
d=b(d,t+`/env_vars`,`#/$defs/codex-server/then/then/properties/env_vars/type`);
f++}}}else{
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/then/type`,
keyword:`type`,
params:{}});
f++}
var y=n===f;
a=y;
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
d=b(d,t+`/url`,`#/$defs/codex-server/then/properties/url/not`);
f++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
d=b(d,t+`/bearer_token_env_var`,`#/$defs/codex-server/then/properties/bearer_token_env_var/not`);
f++}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
d=b(d,t+`/http_headers`,`#/$defs/codex-server/then/properties/http_headers/not`);
f++}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
d=b(d,t+`/env_http_headers`,`#/$defs/codex-server/then/properties/env_http_headers/not`);
f++}
if(e.http_headers_helper!==void 0&&r.call(e,`http_headers_helper`)){
d=b(d,t+`/http_headers_helper`,`#/$defs/codex-server/then/properties/http_headers_helper/not`);
f++}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
d=b(d,t+`/oauth`,`#/$defs/codex-server/then/properties/oauth/not`);
f++}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)){
d=b(d,t+`/oauth_resource`,`#/$defs/codex-server/then/properties/oauth_resource/not`);
f++}
if(e.auth!==void 0&&r.call(e,`auth`)){
d=b(d,t+`/auth`,`#/$defs/codex-server/then/properties/auth/not`);
f++}}else{
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/type`,
keyword:`type`,
params:{}});
f++}
var g=n===f;
m=g;
_=`then`}else{
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
d=b(d,t+`/args`,`#/$defs/codex-server/else/then/properties/args/not`);
f++}
if(e.env!==void 0&&r.call(e,`env`)){
d=b(d,t+`/env`,`#/$defs/codex-server/else/then/properties/env/not`);
f++}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
d=b(d,t+`/env_vars`,`#/$defs/codex-server/else/then/properties/env_vars/not`);
f++}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
d=b(d,t+`/cwd`,`#/$defs/codex-server/else/then/properties/cwd/not`);
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
var g=n===f;
m=g;
if(m&&S!==!0&&w!==void 0){
if(w===!0)
S=!0;else{
S||={};
Object.assign(S,w)}}
_=`else`}
if(!m){
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/if`,
keyword:`if`,
params:{
failingKeyword:_}});
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
d=b(d,t+`/command`,`#/$defs/codex-server/properties/command/type`);
f++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=b(d,t+`/args/`+r,`#/$defs/codex-server/properties/args/items/type`);
f++}}else{
d=b(d,t+`/args`,`#/$defs/codex-server/properties/args/type`);
f++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=b(d,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/env/additionalProperties/type`);
f++}}else{
d=b(d,t+`/env`,`#/$defs/codex-server/properties/env/type`);
f++}}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let n=e.env_vars;
if(Array.isArray(n)){
let e=n.length;
for(
let i=0;i<e;i++){
let e=n[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
d=b(d,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/type`);
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
d=b(d,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/then/required`,{
missingProperty:`name`});
f++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
d=b(d,t+`/env_vars/`+i+`/name`,`#/$defs/codex-server/properties/env_vars/items/then/properties/name/type`);
f++}
if(e.source!==void 0&&r.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
d=b(d,t+`/env_vars/`+i+`/source`,`#/$defs/codex-server/properties/env_vars/items/then/properties/source/enum`);
f++}}}else{
d=b(d,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/then/type`);
f++}
var T=n===f;
o=T;
if(o){
var E={};
E.name=!0;
E.source=!0}}
if(!o){
d=b(d,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/if`,{
failingKeyword:`then`});
f++}}}else{
d=b(d,t+`/env_vars`,`#/$defs/codex-server/properties/env_vars/type`);
f++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`){
d=b(d,t+`/cwd`,`#/$defs/codex-server/properties/cwd/type`);
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
d=b(d,t+`/cwd`,`#/$defs/codex-server/properties/cwd/then/minLength`,{
limit:1});
f++}
var D=e===f;
i=D}
if(!i){
d=b(d,t+`/cwd`,`#/$defs/codex-server/properties/cwd/if`,{
failingKeyword:`then`});
f++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
d=b(d,t+`/url`,`#/$defs/codex-server/properties/url/type`);
f++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
let n=e.bearer_token_env_var;
if(typeof n!=`string`){
d=b(d,t+`/bearer_token_env_var`,`#/$defs/codex-server/properties/bearer_token_env_var/type`);
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
d=b(d,t+`/bearer_token_env_var`,`#/$defs/codex-server/properties/bearer_token_env_var/then/minLength`,{
limit:1});
f++}
var O=e===f;
i=O}
if(!i){
d=b(d,t+`/bearer_token_env_var`,`#/$defs/codex-server/properties/bearer_token_env_var/if`,{
failingKeyword:`then`});
f++}}
if(e.bearer_token!==void 0&&r.call(e,`bearer_token`)){
d=b(d,t+`/bearer_token`,`#/$defs/codex-server/properties/bearer_token/not`);
f++}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
let n=e.http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=b(d,t+`/http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/http_headers/additionalProperties/type`);
f++}}else{
d=b(d,t+`/http_headers`,`#/$defs/codex-server/properties/http_headers/type`);
f++}}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
let n=e.env_http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=b(d,t+`/env_http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/env_http_headers/additionalProperties/type`);
f++}}else{
d=b(d,t+`/env_http_headers`,`#/$defs/codex-server/properties/env_http_headers/type`);
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
d=b(d,t+`/oauth/client_id`,`#/$defs/codex-server/properties/oauth/else/properties/client_id/type`);
f++}
if(n.callback_port!==void 0&&r.call(n,`callback_port`)){
let e=n.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
d=b(d,t+`/oauth/callback_port`,`#/$defs/codex-server/properties/oauth/else/properties/callback_port/type`);
f++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
d=b(d,t+`/oauth/callback_port`,`#/$defs/codex-server/properties/oauth/else/properties/callback_port/maximum`,{
comparison:`<=`,
limit:65535});
f++}
if(e<0||isNaN(e)){
d=b(d,t+`/oauth/callback_port`,`#/$defs/codex-server/properties/oauth/else/properties/callback_port/minimum`,{
comparison:`>=`,
limit:0});
f++}}}}else{
d=b(d,t+`/oauth`,`#/$defs/codex-server/properties/oauth/else/type`);
f++}
var k=e===f;
s=k;
if(s){
var A={};
A.client_id=!0;
A.callback_port=!0}}
if(!s){
d=b(d,t+`/oauth`,`#/$defs/codex-server/properties/oauth/if`,{
failingKeyword:`else`});
f++}}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
d=b(d,t+`/oauth_resource`,`#/$defs/codex-server/properties/oauth_resource/type`);
f++}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`chatgpt`&&n!==`ema_auth`){
d=b(d,t+`/auth`,`#/$defs/codex-server/properties/auth/enum`);
f++}}
if(e.scopes!==void 0&&r.call(e,`scopes`)){
let n=e.scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=b(d,t+`/scopes/`+r,`#/$defs/codex-server/properties/scopes/items/type`);
f++}}else{
d=b(d,t+`/scopes`,`#/$defs/codex-server/properties/scopes/type`);
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
d=b(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
f++}}else{
d=b(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/then/type`);
f++}
var j=e===f;
i=j}
if(!i){
d=b(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/if`,{
failingKeyword:`then`});
f++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
d=b(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
f++}
if(n>=0x10000000000000000||isNaN(n)){
d=b(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
f++}}else{
d=b(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/type`);
f++}}
if(e.startup_timeout_ms!==void 0&&r.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=b(d,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/type`);
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
d=b(d,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/then/type`);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
d=b(d,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
f++}
var M=e===f;
i=M}
if(!i){
d=b(d,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/if`,{
failingKeyword:`then`});
f++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
d=b(d,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/minimum`,{
comparison:`>=`,
limit:0});
f++}}
if(e.tool_timeout_sec!==void 0&&r.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
d=b(d,t+`/tool_timeout_sec`,`#/$defs/codex-server/properties/tool_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
f++}
if(n>=0x10000000000000000||isNaN(n)){
d=b(d,t+`/tool_timeout_sec`,`#/$defs/codex-server/properties/tool_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
f++}}else{
d=b(d,t+`/tool_timeout_sec`,`#/$defs/codex-server/properties/tool_timeout_sec/type`);
f++}}
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
d=b(d,t+`/enabled`,`#/$defs/codex-server/properties/enabled/type`);
f++}
if(e.required!==void 0&&r.call(e,`required`)&&typeof e.required!=`boolean`){
d=b(d,t+`/required`,`#/$defs/codex-server/properties/required/type`);
f++}
if(e.supports_parallel_tool_calls!==void 0&&r.call(e,`supports_parallel_tool_calls`)&&typeof e.supports_parallel_tool_calls!=`boolean`){
d=b(d,t+`/supports_parallel_tool_calls`,`#/$defs/codex-server/properties/supports_parallel_tool_calls/type`);
f++}
if(e.enabled_tools!==void 0&&r.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=b(d,t+`/enabled_tools/`+r,`#/$defs/codex-server/properties/enabled_tools/items/type`);
f++}}else{
d=b(d,t+`/enabled_tools`,`#/$defs/codex-server/properties/enabled_tools/type`);
f++}}
if(e.disabled_tools!==void 0&&r.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=b(d,t+`/disabled_tools/`+r,`#/$defs/codex-server/properties/disabled_tools/items/type`);
f++}}else{
d=b(d,t+`/disabled_tools`,`#/$defs/codex-server/properties/disabled_tools/type`);
f++}}
if(e.default_tools_approval_mode!==void 0&&r.call(e,`default_tools_approval_mode`)){
let n=e.default_tools_approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
d=b(d,t+`/default_tools_approval_mode`,`#/$defs/codex-server/properties/default_tools_approval_mode/enum`);
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
d=b(d,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_mode`,`#/$defs/codex-server/properties/tools/additionalProperties/properties/approval_mode/enum`);
f++}}}else{
d=b(d,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/tools/additionalProperties/type`);
f++}}else{
d=b(d,t+`/tools`,`#/$defs/codex-server/properties/tools/type`);
f++}}
if(e.omit_tools_from!==void 0&&r.call(e,`omit_tools_from`)){
let n=e.omit_tools_from;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`code_mode`&&e!==`deferred`&&e!==`direct`){
d=b(d,t+`/omit_tools_from/`+r,`#/$defs/codex-server/properties/omit_tools_from/items/enum`);
f++}}}else{
d=b(d,t+`/omit_tools_from`,`#/$defs/codex-server/properties/omit_tools_from/type`);
f++}}
if(e.environment_id!==void 0&&r.call(e,`environment_id`)&&typeof e.environment_id!=`string`){
d=b(d,t+`/environment_id`,`#/$defs/codex-server/properties/environment_id/type`);
f++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
d=b(d,t+`/name`,`#/$defs/codex-server/properties/name/type`);
f++}}else{
d=v(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/type`,
keyword:`type`,
params:{}});
f++}
s.errors=d;
return f===0}
function c(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/approval/type`,
keyword:`type`,
params:{}});
l++}
let u=l;
let d=!0;
let f=l;
if(typeof e!=`string`){
s=v(s,{});
l++}
var p=f===l;
l=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
let m;
if(p){
let n=l;
if(e!==`on-request`&&e!==`on-failure`&&e!==`never`){
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/approval/then/enum`,
keyword:`enum`,
params:{}});
l++}
var p=n===l;
d=p;
m=`then`}else{
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
s=b(s,t+`/granular`,`#/$defs/approval/else/properties/granular/required`,{
missingProperty:`sandbox_approval`});
l++}
if(n.rules===void 0||!r.call(n,`rules`)){
s=b(s,t+`/granular`,`#/$defs/approval/else/properties/granular/required`,{
missingProperty:`rules`});
l++}
if(n.mcp_elicitations===void 0||!r.call(n,`mcp_elicitations`)){
s=b(s,t+`/granular`,`#/$defs/approval/else/properties/granular/required`,{
missingProperty:`mcp_elicitations`});
l++}
if(n.rules!==void 0&&r.call(n,`rules`)&&typeof n.rules!=`boolean`){
s=b(s,t+`/granular/rules`,`#/$defs/approval/else/properties/granular/properties/rules/type`);
l++}
if(n.mcp_elicitations!==void 0&&r.call(n,`mcp_elicitations`)&&typeof n.mcp_elicitations!=`boolean`){
s=b(s,t+`/granular/mcp_elicitations`,`#/$defs/approval/else/properties/granular/properties/mcp_elicitations/type`);
l++}
if(n.sandbox_approval!==void 0&&r.call(n,`sandbox_approval`)&&typeof n.sandbox_approval!=`boolean`){
s=b(s,t+`/granular/sandbox_approval`,`#/$defs/approval/else/properties/granular/properties/sandbox_approval/type`);
l++}
if(n.request_permissions!==void 0&&r.call(n,`request_permissions`)&&typeof n.request_permissions!=`boolean`){
s=b(s,t+`/granular/request_permissions`,`#/$defs/approval/else/properties/granular/properties/request_permissions/type`);
l++}
if(n.skill_approval!==void 0&&r.call(n,`skill_approval`)&&typeof n.skill_approval!=`boolean`){
s=b(s,t+`/granular/skill_approval`,`#/$defs/approval/else/properties/granular/properties/skill_approval/type`);
l++}}else{
s=b(s,t+`/granular`,`#/$defs/approval/else/properties/granular/type`);
l++}}}else{
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/approval/else/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
if(d){
var h={};
h.granular=!0}
m=`else`}
if(!d){
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/approval/if`,
keyword:`if`,
params:{
failingKeyword:m}});
l++}
c.errors=s;
return l===0}
function l(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
o=b(o,t+`/`+r,`#/$defs/texts/items/type`);
s++}}else{
o=v(o,{
instancePath:t,
schemaPath:`#/$defs/texts/type`,
keyword:`type`,
params:{}});
s++}
l.errors=o;
return s===0}
function u(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=c;
let d=!0;
let f=c;
if(c===f){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)&&e.type!==`command`){
s=v(s,{});
c++}}else{
s=v(s,{});
c++}}
var p=f===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
if(p){
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
s=b(s,t+`/command`,`#/$defs/hook/allOf/0/then/properties/command/type`);
c++}
if(e.async!==void 0&&r.call(e,`async`)&&typeof e.async!=`boolean`){
s=b(s,t+`/async`,`#/$defs/hook/allOf/0/then/properties/async/type`);
c++}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
s=b(s,t+`/timeout`,`#/$defs/hook/allOf/0/then/properties/timeout/type`);
c++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
s=b(s,t+`/timeout`,`#/$defs/hook/allOf/0/then/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
c++}}
if(e.statusMessage!==void 0&&r.call(e,`statusMessage`)&&typeof e.statusMessage!=`string`){
s=b(s,t+`/statusMessage`,`#/$defs/hook/allOf/0/then/properties/statusMessage/type`);
c++}}else{
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/hook/allOf/0/then/type`,
keyword:`type`,
params:{}});
c++}
var p=n===c;
d=p;
if(d){
var m={};
m.command=!0;
m.async=!0;
m.timeout=!0;
m.statusMessage=!0;
m.type=!0}}
if(!d){
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
if(m!==!0){
m||={};
m.type=!0}
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(n!==`command`&&n!==`mcp_tool`&&n!==`prompt`&&n!==`agent`){
s=b(s,t+`/type`,`#/$defs/hook/properties/type/enum`);
c++}}}else{
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/hook/type`,
keyword:`type`,
params:{}});
c++}
u.errors=s;
return c===0}
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(Array.isArray(e)){
let n=e.length;
for(
let i=0;i<n;i++){
let n=e[i];
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.matcher!==void 0&&r.call(n,`matcher`)&&typeof n.matcher!=`string`){
s=b(s,t+`/`+i+`/matcher`,`#/$defs/hooks/items/properties/matcher/type`);
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
s=x(s,u.errors);
c+=u.errors.length}}else{
s=b(s,t+`/`+i+`/hooks`,`#/$defs/hooks/items/properties/hooks/type`);
c++}}}else{
s=b(s,t+`/`+i,`#/$defs/hooks/items/type`);
c++}}}else{
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/hooks/type`,
keyword:`type`,
params:{}});
c++}
d.errors=s;
return c===0}
function f(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`auto`&&e!==`prompt`&&e!==`writes`&&e!==`approve`){
o=v(o,{
instancePath:t,
schemaPath:`#/$defs/approvalMode/enum`,
keyword:`enum`,
params:{}});
s++}
f.errors=o;
return s===0}
function p(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`read`&&e!==`write`&&e!==`deny`&&e!==`none`){
o=v(o,{
instancePath:t,
schemaPath:`#/$defs/access/enum`,
keyword:`enum`,
params:{}});
s++}
p.errors=o;
return s===0}
function m(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.description!==void 0&&r.call(e,`description`)&&typeof e.description!=`string`){
s=b(s,t+`/description`,`#/$defs/permissions/properties/description/type`);
c++}
if(e.extends!==void 0&&r.call(e,`extends`)&&typeof e.extends!=`string`){
s=b(s,t+`/extends`,`#/$defs/permissions/properties/extends/type`);
c++}
if(e.filesystem!==void 0&&r.call(e,`filesystem`)){
let n=e.filesystem;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(e!==`glob_scan_max_depth`){
let r=n[e];
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
s=b(s,t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/permissions/properties/filesystem/additionalProperties/type`);
c++}
let i=c;
let u=!0;
let d=c;
if(typeof r!=`string`){
s=v(s,{});
c++}
var l=d===c;
c=i;
s!==null&&(i?s.length=Math.min(s.length,i):s=null);
let f;
if(l){
let i=c;
if(!p(r,{
instancePath:t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=x(s,p.errors);
c+=p.errors.length}
var l=i===c;
u=l;
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
s=x(s,p.errors);
c+=p.errors.length}}else{
s=b(s,t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/permissions/properties/filesystem/additionalProperties/else/type`);
c++}
var l=n===c;
u=l;
f=`else`}
if(!u){
s=b(s,t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/permissions/properties/filesystem/additionalProperties/if`,{
failingKeyword:f});
c++}}
if(n.glob_scan_max_depth!==void 0&&r.call(n,`glob_scan_max_depth`)){
let e=n.glob_scan_max_depth;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
s=b(s,t+`/filesystem/glob_scan_max_depth`,`#/$defs/permissions/properties/filesystem/properties/glob_scan_max_depth/type`);
c++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
s=b(s,t+`/filesystem/glob_scan_max_depth`,`#/$defs/permissions/properties/filesystem/properties/glob_scan_max_depth/minimum`,{
comparison:`>=`,
limit:1});
c++}}}else{
s=b(s,t+`/filesystem`,`#/$defs/permissions/properties/filesystem/type`);
c++}}
if(e.network!==void 0&&r.call(e,`network`)){
let n=e.network;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
s=b(s,t+`/network/enabled`,`#/$defs/permissions/properties/network/properties/enabled/type`);
c++}
if(n.mode!==void 0&&r.call(n,`mode`)){
let e=n.mode;
if(e!==`limited`&&e!==`full`){
s=b(s,t+`/network/mode`,`#/$defs/permissions/properties/network/properties/mode/enum`);
c++}}
if(n.allow_local_binding!==void 0&&r.call(n,`allow_local_binding`)&&typeof n.allow_local_binding!=`boolean`){
s=b(s,t+`/network/allow_local_binding`,`#/$defs/permissions/properties/network/properties/allow_local_binding/type`);
c++}
if(n.domains!==void 0&&r.call(n,`domains`)){
let e=n.domains;
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let n of Object.keys(e)){
let r=e[n];
if(r!==`allow`&&r!==`deny`){
s=b(s,t+`/network/domains/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/permissions/properties/network/properties/domains/additionalProperties/enum`);
c++}}else{
s=b(s,t+`/network/domains`,`#/$defs/permissions/properties/network/properties/domains/type`);
c++}}}else{
s=b(s,t+`/network`,`#/$defs/permissions/properties/network/type`);
c++}}}else{
s=v(s,{
instancePath:t,
schemaPath:`#/$defs/permissions/type`,
keyword:`type`,
params:{}});
c++}
m.errors=s;
return c===0}
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
let u=l;
let d=!0;
let p=l;
if(!i(e,h.if.const)){
c=v(c,{});
l++}
var m=p===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
if(!m){
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
c=b(c,t+`/enabled`,`#/$defs/app/else/properties/enabled/type`);
l++}
if(e.destructive_enabled!==void 0&&r.call(e,`destructive_enabled`)&&typeof e.destructive_enabled!=`boolean`){
c=b(c,t+`/destructive_enabled`,`#/$defs/app/else/properties/destructive_enabled/type`);
l++}
if(e.open_world_enabled!==void 0&&r.call(e,`open_world_enabled`)&&typeof e.open_world_enabled!=`boolean`){
c=b(c,t+`/open_world_enabled`,`#/$defs/app/else/properties/open_world_enabled/type`);
l++}
if(e.default_tools_enabled!==void 0&&r.call(e,`default_tools_enabled`)&&typeof e.default_tools_enabled!=`boolean`){
c=b(c,t+`/default_tools_enabled`,`#/$defs/app/else/properties/default_tools_enabled/type`);
l++}
if(e.default_tools_approval_mode!==void 0&&r.call(e,`default_tools_approval_mode`)&&!f(e.default_tools_approval_mode,{
instancePath:t+`/default_tools_approval_mode`,
parentData:e,
parentDataProperty:`default_tools_approval_mode`,
rootData:o,
dynamicAnchors:s})){
c=x(c,f.errors);
l+=f.errors.length}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.enabled!==void 0&&r.call(i,`enabled`)&&typeof i.enabled!=`boolean`){
c=b(c,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled`,`#/$defs/app/else/properties/tools/additionalProperties/properties/enabled/type`);
l++}
if(i.approval_mode!==void 0&&r.call(i,`approval_mode`)&&!f(i.approval_mode,{
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_mode`,
parentData:i,
parentDataProperty:`approval_mode`,
rootData:o,
dynamicAnchors:s})){
c=x(c,f.errors);
l+=f.errors.length}}else{
c=b(c,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/app/else/properties/tools/additionalProperties/type`);
l++}}else{
c=b(c,t+`/tools`,`#/$defs/app/else/properties/tools/type`);
l++}}}else{
c=v(c,{
instancePath:t,
schemaPath:`#/$defs/app/else/type`,
keyword:`type`,
params:{}});
l++}
var m=n===l;
d=m;
if(d){
var _={};
_.enabled=!0;
_.destructive_enabled=!0;
_.open_world_enabled=!0;
_.default_tools_enabled=!0;
_.default_tools_approval_mode=!0;
_.tools=!0}}
if(!d){
c=v(c,{
instancePath:t,
schemaPath:`#/$defs/app/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
g.errors=c;
return l===0}
function _(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:u=e,
dynamicAnchors:p={}}={}){
let h=null;
let y=0;
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
h=x(h,s.errors);
y+=s.errors.length}}else{
h=b(h,t+`/mcp_servers`,`#/properties/mcp_servers/type`);
y++}}
if(e.model!==void 0&&r.call(e,`model`)&&typeof e.model!=`string`){
h=b(h,t+`/model`,`#/properties/model/type`);
y++}
if(e.review_model!==void 0&&r.call(e,`review_model`)&&typeof e.review_model!=`string`){
h=b(h,t+`/review_model`,`#/properties/review_model/type`);
y++}
if(e.model_reasoning_effort!==void 0&&r.call(e,`model_reasoning_effort`)&&typeof e.model_reasoning_effort!=`string`){
h=b(h,t+`/model_reasoning_effort`,`#/properties/model_reasoning_effort/type`);
y++}
if(e.model_reasoning_summary!==void 0&&r.call(e,`model_reasoning_summary`)){
let n=e.model_reasoning_summary;
if(n!==`auto`&&n!==`concise`&&n!==`detailed`&&n!==`none`){
h=b(h,t+`/model_reasoning_summary`,`#/properties/model_reasoning_summary/enum`);
y++}}
if(e.model_verbosity!==void 0&&r.call(e,`model_verbosity`)){
let n=e.model_verbosity;
if(n!==`low`&&n!==`medium`&&n!==`high`){
h=b(h,t+`/model_verbosity`,`#/properties/model_verbosity/enum`);
y++}}
if(e.model_context_window!==void 0&&r.call(e,`model_context_window`)){
let n=e.model_context_window;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=b(h,t+`/model_context_window`,`#/properties/model_context_window/type`);
y++}}
if(e.model_auto_compact_token_limit!==void 0&&r.call(e,`model_auto_compact_token_limit`)){
let n=e.model_auto_compact_token_limit;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=b(h,t+`/model_auto_compact_token_limit`,`#/properties/model_auto_compact_token_limit/type`);
y++}}
if(e.approval_policy!==void 0&&r.call(e,`approval_policy`)&&!c(e.approval_policy,{
instancePath:t+`/approval_policy`,
parentData:e,
parentDataProperty:`approval_policy`,
rootData:u,
dynamicAnchors:p})){
h=x(h,c.errors);
y+=c.errors.length}
if(e.sandbox_mode!==void 0&&r.call(e,`sandbox_mode`)){
let n=e.sandbox_mode;
if(n!==`read-only`&&n!==`workspace-write`&&n!==`danger-full-access`){
h=b(h,t+`/sandbox_mode`,`#/properties/sandbox_mode/enum`);
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
h=b(h,t+`/sandbox_workspace_write/network_access`,`#/properties/sandbox_workspace_write/else/properties/network_access/type`);
y++}
if(a.writable_roots!==void 0&&r.call(a,`writable_roots`)&&!l(a.writable_roots,{
instancePath:t+`/sandbox_workspace_write/writable_roots`,
parentData:a,
parentDataProperty:`writable_roots`,
rootData:u,
dynamicAnchors:p})){
h=x(h,l.errors);
y+=l.errors.length}
if(a.exclude_slash_tmp!==void 0&&r.call(a,`exclude_slash_tmp`)&&typeof a.exclude_slash_tmp!=`boolean`){
h=b(h,t+`/sandbox_workspace_write/exclude_slash_tmp`,`#/properties/sandbox_workspace_write/else/properties/exclude_slash_tmp/type`);
y++}
if(a.exclude_tmpdir_env_var!==void 0&&r.call(a,`exclude_tmpdir_env_var`)&&typeof a.exclude_tmpdir_env_var!=`boolean`){
h=b(h,t+`/sandbox_workspace_write/exclude_tmpdir_env_var`,`#/properties/sandbox_workspace_write/else/properties/exclude_tmpdir_env_var/type`);
y++}}else{
h=b(h,t+`/sandbox_workspace_write`,`#/properties/sandbox_workspace_write/else/type`);
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
h=b(h,t+`/sandbox_workspace_write`,`#/properties/sandbox_workspace_write/if`,{
failingKeyword:`else`});
y++}}
if(e.shell_environment_policy!==void 0&&r.call(e,`shell_environment_policy`)){
let n=e.shell_environment_policy;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.inherit!==void 0&&r.call(n,`inherit`)){
let e=n.inherit;
if(e!==`core`&&e!==`all`&&e!==`none`){
h=b(h,t+`/shell_environment_policy/inherit`,`#/properties/shell_environment_policy/properties/inherit/enum`);
y++}}
if(n.ignore_default_excludes!==void 0&&r.call(n,`ignore_default_excludes`)&&typeof n.ignore_default_excludes!=`boolean`){
h=b(h,t+`/shell_environment_policy/ignore_default_excludes`,`#/properties/shell_environment_policy/properties/ignore_default_excludes/type`);
y++}
if(n.exclude!==void 0&&r.call(n,`exclude`)&&!l(n.exclude,{
instancePath:t+`/shell_environment_policy/exclude`,
parentData:n,
parentDataProperty:`exclude`,
rootData:u,
dynamicAnchors:p})){
h=x(h,l.errors);
y+=l.errors.length}
if(n.include_only!==void 0&&r.call(n,`include_only`)&&!l(n.include_only,{
instancePath:t+`/shell_environment_policy/include_only`,
parentData:n,
parentDataProperty:`include_only`,
rootData:u,
dynamicAnchors:p})){
h=x(h,l.errors);
y+=l.errors.length}
if(n.set!==void 0&&r.call(n,`set`)){
let e=n.set;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
h=b(h,t+`/shell_environment_policy/set/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/shell_environment_policy/properties/set/additionalProperties/type`);
y++}}else{
h=b(h,t+`/shell_environment_policy/set`,`#/properties/shell_environment_policy/properties/set/type`);
y++}}
if(n.experimental_use_profile!==void 0&&r.call(n,`experimental_use_profile`)&&typeof n.experimental_use_profile!=`boolean`){
h=b(h,t+`/shell_environment_policy/experimental_use_profile`,`#/properties/shell_environment_policy/properties/experimental_use_profile/type`);
y++}}else{
h=b(h,t+`/shell_environment_policy`,`#/properties/shell_environment_policy/type`);
y++}}
if(e.features!==void 0&&r.call(e,`features`)){
let n=e.features;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`boolean`&&(!r||typeof r!=`object`||Array.isArray(r))){
h=b(h,t+`/features/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/features/additionalProperties/type`);
y++}}else{
h=b(h,t+`/features`,`#/properties/features/type`);
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
h=b(h,t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/trust_level`,`#/properties/projects/additionalProperties/properties/trust_level/enum`);
y++}}}else{
h=b(h,t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/projects/additionalProperties/type`);
y++}}else{
h=b(h,t+`/projects`,`#/properties/projects/type`);
y++}}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.web_search!==void 0&&r.call(n,`web_search`)){
let e=n.web_search;
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
h=b(h,t+`/tools/web_search`,`#/properties/tools/properties/web_search/type`);
y++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.context_size!==void 0&&r.call(e,`context_size`)){
let n=e.context_size;
if(n!==`low`&&n!==`medium`&&n!==`high`){
h=b(h,t+`/tools/web_search/context_size`,`#/properties/tools/properties/web_search/properties/context_size/enum`);
y++}}
if(e.allowed_domains!==void 0&&r.call(e,`allowed_domains`)&&!l(e.allowed_domains,{
instancePath:t+`/tools/web_search/allowed_domains`,
parentData:e,
parentDataProperty:`allowed_domains`,
rootData:u,
dynamicAnchors:p})){
h=x(h,l.errors);
y+=l.errors.length}
if(e.location!==void 0&&r.call(e,`location`)){
let n=e.location;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.country!==void 0&&r.call(n,`country`)&&typeof n.country!=`string`){
h=b(h,t+`/tools/web_search/location/country`,`#/properties/tools/properties/web_search/properties/location/properties/country/type`);
y++}
if(n.region!==void 0&&r.call(n,`region`)&&typeof n.region!=`string`){
h=b(h,t+`/tools/web_search/location/region`,`#/properties/tools/properties/web_search/properties/location/properties/region/type`);
y++}
if(n.city!==void 0&&r.call(n,`city`)&&typeof n.city!=`string`){
h=b(h,t+`/tools/web_search/location/city`,`#/properties/tools/properties/web_search/properties/location/properties/city/type`);
y++}
if(n.timezone!==void 0&&r.call(n,`timezone`)&&typeof n.timezone!=`string`){
h=b(h,t+`/tools/web_search/location/timezone`,`#/properties/tools/properties/web_search/properties/location/properties/timezone/type`);
y++}}else{
h=b(h,t+`/tools/web_search/location`,`#/properties/tools/properties/web_search/properties/location/type`);
y++}}}}}else{
h=b(h,t+`/tools`,`#/properties/tools/type`);
y++}}
if(e.tui!==void 0&&r.call(e,`tui`)){
let a=e.tui;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.animations!==void 0&&r.call(a,`animations`)&&typeof a.animations!=`boolean`){
h=b(h,t+`/tui/animations`,`#/properties/tui/properties/animations/type`);
y++}
if(a.notifications!==void 0&&r.call(a,`notifications`)){
let e=a.notifications;
if(typeof e!=`boolean`&&!Array.isArray(e)){
h=b(h,t+`/tui/notifications`,`#/properties/tui/properties/notifications/type`);
y++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
h=b(h,t+`/tui/notifications/`+r,`#/properties/tui/properties/notifications/items/type`);
y++}}}
if(a.notification_method!==void 0&&r.call(a,`notification_method`)){
let e=a.notification_method;
if(e!==`auto`&&e!==`osc9`&&e!==`bel`){
h=b(h,t+`/tui/notification_method`,`#/properties/tui/properties/notification_method/enum`);
y++}}
if(a.notification_condition!==void 0&&r.call(a,`notification_condition`)){
let e=a.notification_condition;
if(e!==`unfocused`&&e!==`always`){
h=b(h,t+`/tui/notification_condition`,`#/properties/tui/properties/notification_condition/enum`);
y++}}
if(a.theme!==void 0&&r.call(a,`theme`)&&typeof a.theme!=`string`){
h=b(h,t+`/tui/theme`,`#/properties/tui/properties/theme/type`);
y++}
if(a.status_line!==void 0&&r.call(a,`status_line`)&&!l(a.status_line,{
instancePath:t+`/tui/status_line`,
parentData:a,
parentDataProperty:`status_line`,
rootData:u,
dynamicAnchors:p})){
h=x(h,l.errors);
y+=l.errors.length}
if(a.show_tooltips!==void 0&&r.call(a,`show_tooltips`)&&typeof a.show_tooltips!=`boolean`){
h=b(h,t+`/tui/show_tooltips`,`#/properties/tui/properties/show_tooltips/type`);
y++}
if(a.alternate_screen!==void 0&&r.call(a,`alternate_screen`)){
let e=a.alternate_screen;
if(e!==`auto`&&e!==`always`&&e!==`never`){
h=b(h,t+`/tui/alternate_screen`,`#/properties/tui/properties/alternate_screen/enum`);
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
h=b(h,t+`/tui/keymap/global`,`#/properties/tui/properties/keymap/else/properties/global/type`);
y++}}}else{
h=b(h,t+`/tui/keymap`,`#/properties/tui/properties/keymap/else/type`);
y++}
var w=n===y;
s=w;
if(s){
var T={};
T.global=!0}}
if(!s){
h=b(h,t+`/tui/keymap`,`#/properties/tui/properties/keymap/if`,{
failingKeyword:`else`});
y++}}}else{
h=b(h,t+`/tui`,`#/properties/tui/type`);
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
h=b(h,t+`/history/persistence`,`#/properties/history/else/properties/persistence/enum`);
y++}}
if(a.max_bytes!==void 0&&r.call(a,`max_bytes`)){
let e=a.max_bytes;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=b(h,t+`/history/max_bytes`,`#/properties/history/else/properties/max_bytes/type`);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<0||isNaN(e))){
h=b(h,t+`/history/max_bytes`,`#/properties/history/else/properties/max_bytes/minimum`,{
comparison:`>=`,
limit:0});
y++}}}else{
h=b(h,t+`/history`,`#/properties/history/else/type`);
y++}
var E=e===y;
s=E;
if(s){
var D={};
D.persistence=!0;
D.max_bytes=!0}}
if(!s){
h=b(h,t+`/history`,`#/properties/history/if`,{
failingKeyword:`else`});
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
h=x(h,d.errors);
y+=d.errors.length}
if(n.PermissionRequest!==void 0&&r.call(n,`PermissionRequest`)&&!d(n.PermissionRequest,{
instancePath:t+`/hooks/PermissionRequest`,
parentData:n,
parentDataProperty:`PermissionRequest`,
rootData:u,
dynamicAnchors:p})){
h=x(h,d.errors);
y+=d.errors.length}
if(n.PostToolUse!==void 0&&r.call(n,`PostToolUse`)&&!d(n.PostToolUse,{
instancePath:t+`/hooks/PostToolUse`,
parentData:n,
parentDataProperty:`PostToolUse`,
rootData:u,
dynamicAnchors:p})){
h=x(h,d.errors);
y+=d.errors.length}
if(n.PreCompact!==void 0&&r.call(n,`PreCompact`)&&!d(n.PreCompact,{
instancePath:t+`/hooks/PreCompact`,
parentData:n,
parentDataProperty:`PreCompact`,
rootData:u,
dynamicAnchors:p})){
h=x(h,d.errors);
y+=d.errors.length}
if(n.PostCompact!==void 0&&r.call(n,`PostCompact`)&&!d(n.PostCompact,{
instancePath:t+`/hooks/PostCompact`,
parentData:n,
parentDataProperty:`PostCompact`,
rootData:u,
dynamicAnchors:p})){
h=x(h,d.errors);
y+=d.errors.length}
if(n.SessionStart!==void 0&&r.call(n,`SessionStart`)&&!d(n.SessionStart,{
instancePath:t+`/hooks/SessionStart`,
parentData:n,
parentDataProperty:`SessionStart`,
rootData:u,
dynamicAnchors:p})){
h=x(h,d.errors);
y+=d.errors.length}
if(n.SessionEnd!==void 0&&r.call(n,`SessionEnd`)&&!d(n.SessionEnd,{
instancePath:t+`/hooks/SessionEnd`,
parentData:n,
parentDataProperty:`SessionEnd`,
rootData:u,
dynamicAnchors:p})){
h=x(h,d.errors);
y+=d.errors.length}
if(n.UserPromptSubmit!==void 0&&r.call(n,`UserPromptSubmit`)&&!d(n.UserPromptSubmit,{
instancePath:t+`/hooks/UserPromptSubmit`,
parentData:n,
parentDataProperty:`UserPromptSubmit`,
rootData:u,
dynamicAnchors:p})){
h=x(h,d.errors);
y+=d.errors.length}
if(n.SubagentStart!==void 0&&r.call(n,`SubagentStart`)&&!d(n.SubagentStart,{
instancePath:t+`/hooks/SubagentStart`,
parentData:n,
parentDataProperty:`SubagentStart`,
rootData:u,
dynamicAnchors:p})){
h=x(h,d.errors);
y+=d.errors.length}
if(n.SubagentStop!==void 0&&r.call(n,`SubagentStop`)&&!d(n.SubagentStop,{
instancePath:t+`/hooks/SubagentStop`,
parentData:n,
parentDataProperty:`SubagentStop`,
rootData:u,
dynamicAnchors:p})){
h=x(h,d.errors);
y+=d.errors.length}
if(n.Stop!==void 0&&r.call(n,`Stop`)&&!d(n.Stop,{
instancePath:t+`/hooks/Stop`,
parentData:n,
parentDataProperty:`Stop`,
rootData:u,
dynamicAnchors:p})){
h=x(h,d.errors);
y+=d.errors.length}}else{
h=b(h,t+`/hooks`,`#/properties/hooks/type`);
y++}}
if(e.plugins!==void 0&&r.call(e,`plugins`)){
let n=e.plugins;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.enabled!==void 0&&r.call(i,`enabled`)&&typeof i.enabled!=`boolean`){
h=b(h,t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled`,`#/properties/plugins/additionalProperties/properties/enabled/type`);
y++}
if(i.mcp_servers!==void 0&&r.call(i,`mcp_servers`)){
let n=i.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let i of Object.keys(n)){
let a=n[i];
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.enabled!==void 0&&r.call(a,`enabled`)&&typeof a.enabled!=`boolean`){
h=b(h,t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled`,`#/properties/plugins/additionalProperties/properties/mcp_servers/additionalProperties/properties/enabled/type`);
y++}
if(a.enabled_tools!==void 0&&r.call(a,`enabled_tools`)&&!l(a.enabled_tools,{
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled_tools`,
parentData:a,
parentDataProperty:`enabled_tools`,
rootData:u,
dynamicAnchors:p})){
h=x(h,l.errors);
y+=l.errors.length}
if(a.disabled_tools!==void 0&&r.call(a,`disabled_tools`)&&!l(a.disabled_tools,{
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabled_tools`,
parentData:a,
parentDataProperty:`disabled_tools`,
rootData:u,
dynamicAnchors:p})){
h=x(h,l.errors);
y+=l.errors.length}
if(a.default_tools_approval_mode!==void 0&&r.call(a,`default_tools_approval_mode`)&&!f(a.default_tools_approval_mode,{
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/default_tools_approval_mode`,
parentData:a,
parentDataProperty:`default_tools_approval_mode`,
rootData:u,
dynamicAnchors:p})){
h=x(h,f.errors);
y+=f.errors.length}}else{
h=b(h,t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/plugins/additionalProperties/properties/mcp_servers/additionalProperties/type`);
y++}}else{
h=b(h,t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers`,`#/properties/plugins/additionalProperties/properties/mcp_servers/type`);
y++}}}else{
h=b(h,t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/plugins/additionalProperties/type`);
y++}}else{
h=b(h,t+`/plugins`,`#/properties/plugins/type`);
y++}}
if(e.instructions!==void 0&&r.call(e,`instructions`)&&typeof e.instructions!=`string`){
h=b(h,t+`/instructions`,`#/properties/instructions/type`);
y++}
if(e.developer_instructions!==void 0&&r.call(e,`developer_instructions`)&&typeof e.developer_instructions!=`string`){
h=b(h,t+`/developer_instructions`,`#/properties/developer_instructions/type`);
y++}
if(e.personality!==void 0&&r.call(e,`personality`)){
let n=e.personality;
if(n!==`none`&&n!==`friendly`&&n!==`pragmatic`){
h=b(h,t+`/personality`,`#/properties/personality/enum`);
y++}}
if(e.file_opener!==void 0&&r.call(e,`file_opener`)){
let n=e.file_opener;
if(n!==`vscode`&&n!==`vscode-insiders`&&n!==`windsurf`&&n!==`cursor`&&n!==`none`){
h=b(h,t+`/file_opener`,`#/properties/file_opener/enum`);
y++}}
if(e.web_search!==void 0&&r.call(e,`web_search`)){
let n=e.web_search;
if(n!==`disabled`&&n!==`cached`&&n!==`indexed`&&n!==`live`){
h=b(h,t+`/web_search`,`#/properties/web_search/enum`);
y++}}
if(e.hide_agent_reasoning!==void 0&&r.call(e,`hide_agent_reasoning`)&&typeof e.hide_agent_reasoning!=`boolean`){
h=b(h,t+`/hide_agent_reasoning`,`#/properties/hide_agent_reasoning/type`);
y++}
if(e.check_for_update_on_startup!==void 0&&r.call(e,`check_for_update_on_startup`)&&typeof e.check_for_update_on_startup!=`boolean`){
h=b(h,t+`/check_for_update_on_startup`,`#/properties/check_for_update_on_startup/type`);
y++}
if(e.allow_login_shell!==void 0&&r.call(e,`allow_login_shell`)&&typeof e.allow_login_shell!=`boolean`){
h=b(h,t+`/allow_login_shell`,`#/properties/allow_login_shell/type`);
y++}
if(e.project_doc_max_bytes!==void 0&&r.call(e,`project_doc_max_bytes`)){
let n=e.project_doc_max_bytes;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=b(h,t+`/project_doc_max_bytes`,`#/properties/project_doc_max_bytes/type`);
y++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
h=b(h,t+`/project_doc_max_bytes`,`#/properties/project_doc_max_bytes/minimum`,{
comparison:`>=`,
limit:0});
y++}}
if(e.project_doc_fallback_filenames!==void 0&&r.call(e,`project_doc_fallback_filenames`)&&!l(e.project_doc_fallback_filenames,{
instancePath:t+`/project_doc_fallback_filenames`,
parentData:e,
parentDataProperty:`project_doc_fallback_filenames`,
rootData:u,
dynamicAnchors:p})){
h=x(h,l.errors);
y+=l.errors.length}
if(e.cli_auth_credentials_store!==void 0&&r.call(e,`cli_auth_credentials_store`)){
let n=e.cli_auth_credentials_store;
if(n!==`file`&&n!==`keyring`&&n!==`auto`&&n!==`ephemeral`){
h=b(h,t+`/cli_auth_credentials_store`,`#/properties/cli_auth_credentials_store/enum`);
y++}}
if(e.forced_login_method!==void 0&&r.call(e,`forced_login_method`)){
let n=e.forced_login_method;
if(n!==`chatgpt`&&n!==`api`){
h=b(h,t+`/forced_login_method`,`#/properties/forced_login_method/enum`);
y++}}
if(e.mcp_oauth_credentials_store!==void 0&&r.call(e,`mcp_oauth_credentials_store`)){
let n=e.mcp_oauth_credentials_store;
if(n!==`auto`&&n!==`file`&&n!==`keyring`){
h=b(h,t+`/mcp_oauth_credentials_store`,`#/properties/mcp_oauth_credentials_store/enum`);
y++}}
if(e.mcp_oauth_callback_port!==void 0&&r.call(e,`mcp_oauth_callback_port`)){
let n=e.mcp_oauth_callback_port;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=b(h,t+`/mcp_oauth_callback_port`,`#/properties/mcp_oauth_callback_port/type`);
y++}
if(typeof n==`number`&&isFinite(n)){
if(n>65535||isNaN(n)){
h=b(h,t+`/mcp_oauth_callback_port`,`#/properties/mcp_oauth_callback_port/maximum`,{
comparison:`<=`,
limit:65535});
y++}
if(n<0||isNaN(n)){
h=b(h,t+`/mcp_oauth_callback_port`,`#/properties/mcp_oauth_callback_port/minimum`,{
comparison:`>=`,
limit:0});
y++}}}
if(e.mcp_oauth_callback_url!==void 0&&r.call(e,`mcp_oauth_callback_url`)&&typeof e.mcp_oauth_callback_url!=`string`){
h=b(h,t+`/mcp_oauth_callback_url`,`#/properties/mcp_oauth_callback_url/type`);
y++}
if(e.approvals_reviewer!==void 0&&r.call(e,`approvals_reviewer`)){
let n=e.approvals_reviewer;
if(n!==`user`&&n!==`auto_review`&&n!==`guardian_subagent`){
h=b(h,t+`/approvals_reviewer`,`#/properties/approvals_reviewer/enum`);
y++}}
if(e.auto_review!==void 0&&r.call(e,`auto_review`)){
let n=e.auto_review;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.policy!==void 0&&r.call(n,`policy`)&&typeof n.policy!=`string`){
h=b(h,t+`/auto_review/policy`,`#/properties/auto_review/properties/policy/type`);
y++}}else{
h=b(h,t+`/auto_review`,`#/properties/auto_review/type`);
y++}}
if(e.default_permissions!==void 0&&r.call(e,`default_permissions`)&&typeof e.default_permissions!=`string`){
h=b(h,t+`/default_permissions`,`#/properties/default_permissions/type`);
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
h=x(h,m.errors);
y+=m.errors.length}}else{
h=b(h,t+`/permissions`,`#/properties/permissions/type`);
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
h=b(h,t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/description`,`#/properties/agents/additionalProperties/properties/description/type`);
y++}
if(i.config_file!==void 0&&r.call(i,`config_file`)&&typeof i.config_file!=`string`){
h=b(h,t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/config_file`,`#/properties/agents/additionalProperties/properties/config_file/type`);
y++}
if(i.nickname_candidates!==void 0&&r.call(i,`nickname_candidates`)&&!l(i.nickname_candidates,{
instancePath:t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/nickname_candidates`,
parentData:i,
parentDataProperty:`nickname_candidates`,
rootData:u,
dynamicAnchors:p})){
h=x(h,l.errors);
y+=l.errors.length}}else{
h=b(h,t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/agents/additionalProperties/type`);
y++}}
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
h=b(h,t+`/agents/enabled`,`#/properties/agents/properties/enabled/type`);
y++}
if(n.max_depth!==void 0&&r.call(n,`max_depth`)){
let e=n.max_depth;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=b(h,t+`/agents/max_depth`,`#/properties/agents/properties/max_depth/type`);
y++}}
if(n.max_threads!==void 0&&r.call(n,`max_threads`)){
let e=n.max_threads;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=b(h,t+`/agents/max_threads`,`#/properties/agents/properties/max_threads/type`);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
h=b(h,t+`/agents/max_threads`,`#/properties/agents/properties/max_threads/minimum`,{
comparison:`>=`,
limit:1});
y++}}
if(n.max_concurrent_threads_per_session!==void 0&&r.call(n,`max_concurrent_threads_per_session`)){
let e=n.max_concurrent_threads_per_session;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=b(h,t+`/agents/max_concurrent_threads_per_session`,`#/properties/agents/properties/max_concurrent_threads_per_session/type`);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
h=b(h,t+`/agents/max_concurrent_threads_per_session`,`#/properties/agents/properties/max_concurrent_threads_per_session/minimum`,{
comparison:`>=`,
limit:1});
y++}}
if(n.interrupt_message!==void 0&&r.call(n,`interrupt_message`)&&typeof n.interrupt_message!=`boolean`){
h=b(h,t+`/agents/interrupt_message`,`#/properties/agents/properties/interrupt_message/type`);
y++}
if(n.job_max_runtime_seconds!==void 0&&r.call(n,`job_max_runtime_seconds`)){
let e=n.job_max_runtime_seconds;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=b(h,t+`/agents/job_max_runtime_seconds`,`#/properties/agents/properties/job_max_runtime_seconds/type`);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<0||isNaN(e))){
h=b(h,t+`/agents/job_max_runtime_seconds`,`#/properties/agents/properties/job_max_runtime_seconds/minimum`,{
comparison:`>=`,
limit:0});
y++}}
if(n.default_subagent_model!==void 0&&r.call(n,`default_subagent_model`)&&typeof n.default_subagent_model!=`string`){
h=b(h,t+`/agents/default_subagent_model`,`#/properties/agents/properties/default_subagent_model/type`);
y++}
if(n.default_subagent_reasoning_effort!==void 0&&r.call(n,`default_subagent_reasoning_effort`)&&typeof n.default_subagent_reasoning_effort!=`string`){
h=b(h,t+`/agents/default_subagent_reasoning_effort`,`#/properties/agents/properties/default_subagent_reasoning_effort/type`);
y++}}else{
h=b(h,t+`/agents`,`#/properties/agents/type`);
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
h=x(h,g.errors);
y+=g.errors.length}
if(n._default!==void 0&&r.call(n,`_default`)&&!g(n._default,{
instancePath:t+`/apps/_default`,
parentData:n,
parentDataProperty:`_default`,
rootData:u,
dynamicAnchors:p})){
h=x(h,g.errors);
y+=g.errors.length}}else{
h=b(h,t+`/apps`,`#/properties/apps/type`);
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
h=b(h,t+`/skills/include_instructions`,`#/properties/skills/else/properties/include_instructions/type`);
y++}
if(a.max_context_tokens!==void 0&&r.call(a,`max_context_tokens`)){
let e=a.max_context_tokens;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=b(h,t+`/skills/max_context_tokens`,`#/properties/skills/else/properties/max_context_tokens/type`);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
h=b(h,t+`/skills/max_context_tokens`,`#/properties/skills/else/properties/max_context_tokens/minimum`,{
comparison:`>=`,
limit:1});
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
h=b(h,t+`/skills/bundled/enabled`,`#/properties/skills/else/properties/bundled/else/properties/enabled/type`);
y++}}else{
h=b(h,t+`/skills/bundled`,`#/properties/skills/else/properties/bundled/else/type`);
y++}
var k=n===y;
s=k;
if(s){
var A={};
A.enabled=!0}}
if(!s){
h=b(h,t+`/skills/bundled`,`#/properties/skills/else/properties/bundled/if`,{
failingKeyword:`else`});
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
h=b(h,t+`/skills/config/`+i,`#/properties/skills/else/properties/config/items/required`,{
missingProperty:`enabled`});
y++}
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
h=b(h,t+`/skills/config/`+i+`/enabled`,`#/properties/skills/else/properties/config/items/properties/enabled/type`);
y++}
if(n.name!==void 0&&r.call(n,`name`)&&typeof n.name!=`string`){
h=b(h,t+`/skills/config/`+i+`/name`,`#/properties/skills/else/properties/config/items/properties/name/type`);
y++}
if(n.path!==void 0&&r.call(n,`path`)&&typeof n.path!=`string`){
h=b(h,t+`/skills/config/`+i+`/path`,`#/properties/skills/else/properties/config/items/properties/path/type`);
y++}}else{
h=b(h,t+`/skills/config/`+i,`#/properties/skills/else/properties/config/items/type`);
y++}}}else{
h=b(h,t+`/skills/config`,`#/properties/skills/else/properties/config/type`);
y++}}}else{
h=b(h,t+`/skills`,`#/properties/skills/else/type`);
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
h=b(h,t+`/skills`,`#/properties/skills/if`,{
failingKeyword:`else`});
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
h=b(h,t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/source_type`,`#/properties/marketplaces/additionalProperties/properties/source_type/enum`);
y++}}
if(i.source!==void 0&&r.call(i,`source`)&&typeof i.source!=`string`){
h=b(h,t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/source`,`#/properties/marketplaces/additionalProperties/properties/source/type`);
y++}
if(i.ref!==void 0&&r.call(i,`ref`)&&typeof i.ref!=`string`){
h=b(h,t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/ref`,`#/properties/marketplaces/additionalProperties/properties/ref/type`);
y++}
if(i.last_updated!==void 0&&r.call(i,`last_updated`)&&typeof i.last_updated!=`string`){
h=b(h,t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/last_updated`,`#/properties/marketplaces/additionalProperties/properties/last_updated/type`);
y++}
if(i.sparse_paths!==void 0&&r.call(i,`sparse_paths`)&&!l(i.sparse_paths,{
instancePath:t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/sparse_paths`,
parentData:i,
parentDataProperty:`sparse_paths`,
rootData:u,
dynamicAnchors:p})){
h=x(h,l.errors);
y+=l.errors.length}}else{
h=b(h,t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/marketplaces/additionalProperties/type`);
y++}}else{
h=b(h,t+`/marketplaces`,`#/properties/marketplaces/type`);
y++}}
if(e.memories!==void 0&&r.call(e,`memories`)){
let n=e.memories;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.use_memories!==void 0&&r.call(n,`use_memories`)&&typeof n.use_memories!=`boolean`){
h=b(h,t+`/memories/use_memories`,`#/properties/memories/properties/use_memories/type`);
y++}
if(n.generate_memories!==void 0&&r.call(n,`generate_memories`)&&typeof n.generate_memories!=`boolean`){
h=b(h,t+`/memories/generate_memories`,`#/properties/memories/properties/generate_memories/type`);
y++}
if(n.max_raw_memories_for_consolidation!==void 0&&r.call(n,`max_raw_memories_for_consolidation`)){
let e=n.max_raw_memories_for_consolidation;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=b(h,t+`/memories/max_raw_memories_for_consolidation`,`#/properties/memories/properties/max_raw_memories_for_consolidation/type`);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
h=b(h,t+`/memories/max_raw_memories_for_consolidation`,`#/properties/memories/properties/max_raw_memories_for_consolidation/minimum`,{
comparison:`>=`,
limit:1});
y++}}}else{
h=b(h,t+`/memories`,`#/properties/memories/type`);
y++}}
if(e.notice!==void 0&&r.call(e,`notice`)){
let n=e.notice;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.hide_full_access_warning!==void 0&&r.call(n,`hide_full_access_warning`)&&typeof n.hide_full_access_warning!=`boolean`){
h=b(h,t+`/notice/hide_full_access_warning`,`#/properties/notice/properties/hide_full_access_warning/type`);
y++}
if(n.hide_world_writable_warning!==void 0&&r.call(n,`hide_world_writable_warning`)&&typeof n.hide_world_writable_warning!=`boolean`){
h=b(h,t+`/notice/hide_world_writable_warning`,`#/properties/notice/properties/hide_world_writable_warning/type`);
y++}
if(n.hide_rate_limit_model_nudge!==void 0&&r.call(n,`hide_rate_limit_model_nudge`)&&typeof n.hide_rate_limit_model_nudge!=`boolean`){
h=b(h,t+`/notice/hide_rate_limit_model_nudge`,`#/properties/notice/properties/hide_rate_limit_model_nudge/type`);
y++}
if(n.model_migrations!==void 0&&r.call(n,`model_migrations`)){
let e=n.model_migrations;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
h=b(h,t+`/notice/model_migrations/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/notice/properties/model_migrations/additionalProperties/type`);
y++}}else{
h=b(h,t+`/notice/model_migrations`,`#/properties/notice/properties/model_migrations/type`);
y++}}}else{
h=b(h,t+`/notice`,`#/properties/notice/type`);
y++}}
if(e.analytics!==void 0&&r.call(e,`analytics`)){
let n=e.analytics;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
h=b(h,t+`/analytics/enabled`,`#/properties/analytics/properties/enabled/type`);
y++}}else{
h=b(h,t+`/analytics`,`#/properties/analytics/type`);
y++}}
if(e.feedback!==void 0&&r.call(e,`feedback`)){
let n=e.feedback;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
h=b(h,t+`/feedback/enabled`,`#/properties/feedback/properties/enabled/type`);
y++}}else{
h=b(h,t+`/feedback`,`#/properties/feedback/type`);
y++}}
if(e.goals!==void 0&&r.call(e,`goals`)){
let n=e.goals;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.max_goal_token_budget!==void 0&&r.call(n,`max_goal_token_budget`)){
let e=n.max_goal_token_budget;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=b(h,t+`/goals/max_goal_token_budget`,`#/properties/goals/properties/max_goal_token_budget/type`);
y++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
h=b(h,t+`/goals/max_goal_token_budget`,`#/properties/goals/properties/max_goal_token_budget/minimum`,{
comparison:`>=`,
limit:1});
y++}}}else{
h=b(h,t+`/goals`,`#/properties/goals/type`);
y++}}
if(e.orchestrator!==void 0&&r.call(e,`orchestrator`)){
let n=e.orchestrator;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.mcp!==void 0&&r.call(n,`mcp`)){
let e=n.mcp;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
h=b(h,t+`/orchestrator/mcp/enabled`,`#/properties/orchestrator/properties/mcp/properties/enabled/type`);
y++}}else{
h=b(h,t+`/orchestrator/mcp`,`#/properties/orchestrator/properties/mcp/type`);
y++}}
if(n.skills!==void 0&&r.call(n,`skills`)){
let e=n.skills;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
h=b(h,t+`/orchestrator/skills/enabled`,`#/properties/orchestrator/properties/skills/properties/enabled/type`);
y++}}else{
h=b(h,t+`/orchestrator/skills`,`#/properties/orchestrator/properties/skills/type`);
y++}}}else{
h=b(h,t+`/orchestrator`,`#/properties/orchestrator/type`);
y++}}
if(e.windows!==void 0&&r.call(e,`windows`)){
let n=e.windows;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.sandbox!==void 0&&r.call(n,`sandbox`)){
let e=n.sandbox;
if(e!==`elevated`&&e!==`unelevated`){
h=b(h,t+`/windows/sandbox`,`#/properties/windows/properties/sandbox/enum`);
y++}}}else{
h=b(h,t+`/windows`,`#/properties/windows/type`);
y++}}
if(e.ghost_snapshot!==void 0&&r.call(e,`ghost_snapshot`)){
let n=e.ghost_snapshot;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.disable_warnings!==void 0&&r.call(n,`disable_warnings`)&&typeof n.disable_warnings!=`boolean`){
h=b(h,t+`/ghost_snapshot/disable_warnings`,`#/properties/ghost_snapshot/properties/disable_warnings/type`);
y++}}else{
h=b(h,t+`/ghost_snapshot`,`#/properties/ghost_snapshot/type`);
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
h=b(h,t+`/tool_suggest`,`#/properties/tool_suggest/else/type`);
y++}
var M=e===y;
o=M}
if(!o){
h=b(h,t+`/tool_suggest`,`#/properties/tool_suggest/if`,{
failingKeyword:`else`});
y++}}
if(e.model_auto_compact_token_limit_scope!==void 0&&r.call(e,`model_auto_compact_token_limit_scope`)){
let n=e.model_auto_compact_token_limit_scope;
if(n!==`total`&&n!==`body_after_prefix`){
h=b(h,t+`/model_auto_compact_token_limit_scope`,`#/properties/model_auto_compact_token_limit_scope/enum`);
y++}}
if(e.plan_mode_reasoning_effort!==void 0&&r.call(e,`plan_mode_reasoning_effort`)&&typeof e.plan_mode_reasoning_effort!=`string`){
h=b(h,t+`/plan_mode_reasoning_effort`,`#/properties/plan_mode_reasoning_effort/type`);
y++}
if(e.model_instructions_file!==void 0&&r.call(e,`model_instructions_file`)&&typeof e.model_instructions_file!=`string`){
h=b(h,t+`/model_instructions_file`,`#/properties/model_instructions_file/type`);
y++}
if(e.compact_prompt!==void 0&&r.call(e,`compact_prompt`)&&typeof e.compact_prompt!=`string`){
h=b(h,t+`/compact_prompt`,`#/properties/compact_prompt/type`);
y++}
if(e.model_catalog_json!==void 0&&r.call(e,`model_catalog_json`)&&typeof e.model_catalog_json!=`string`){
h=b(h,t+`/model_catalog_json`,`#/properties/model_catalog_json/type`);
y++}
if(e.service_tier!==void 0&&r.call(e,`service_tier`)&&typeof e.service_tier!=`string`){
h=b(h,t+`/service_tier`,`#/properties/service_tier/type`);
y++}
if(e.log_dir!==void 0&&r.call(e,`log_dir`)&&typeof e.log_dir!=`string`){
h=b(h,t+`/log_dir`,`#/properties/log_dir/type`);
y++}
if(e.sqlite_home!==void 0&&r.call(e,`sqlite_home`)&&typeof e.sqlite_home!=`string`){
h=b(h,t+`/sqlite_home`,`#/properties/sqlite_home/type`);
y++}
if(e.oss_provider!==void 0&&r.call(e,`oss_provider`)&&typeof e.oss_provider!=`string`){
h=b(h,t+`/oss_provider`,`#/properties/oss_provider/type`);
y++}
if(e.show_raw_agent_reasoning!==void 0&&r.call(e,`show_raw_agent_reasoning`)&&typeof e.show_raw_agent_reasoning!=`boolean`){
h=b(h,t+`/show_raw_agent_reasoning`,`#/properties/show_raw_agent_reasoning/type`);
y++}
if(e.disable_paste_burst!==void 0&&r.call(e,`disable_paste_burst`)&&typeof e.disable_paste_burst!=`boolean`){
h=b(h,t+`/disable_paste_burst`,`#/properties/disable_paste_burst/type`);
y++}
if(e.suppress_unstable_features_warning!==void 0&&r.call(e,`suppress_unstable_features_warning`)&&typeof e.suppress_unstable_features_warning!=`boolean`){
h=b(h,t+`/suppress_unstable_features_warning`,`#/properties/suppress_unstable_features_warning/type`);
y++}
if(e.include_environment_context!==void 0&&r.call(e,`include_environment_context`)&&typeof e.include_environment_context!=`boolean`){
h=b(h,t+`/include_environment_context`,`#/properties/include_environment_context/type`);
y++}
if(e.include_permissions_instructions!==void 0&&r.call(e,`include_permissions_instructions`)&&typeof e.include_permissions_instructions!=`boolean`){
h=b(h,t+`/include_permissions_instructions`,`#/properties/include_permissions_instructions/type`);
y++}
if(e.include_apps_instructions!==void 0&&r.call(e,`include_apps_instructions`)&&typeof e.include_apps_instructions!=`boolean`){
h=b(h,t+`/include_apps_instructions`,`#/properties/include_apps_instructions/type`);
y++}
if(e.experimental_use_unified_exec_tool!==void 0&&r.call(e,`experimental_use_unified_exec_tool`)&&typeof e.experimental_use_unified_exec_tool!=`boolean`){
h=b(h,t+`/experimental_use_unified_exec_tool`,`#/properties/experimental_use_unified_exec_tool/type`);
y++}
if(e.background_terminal_max_timeout!==void 0&&r.call(e,`background_terminal_max_timeout`)){
let n=e.background_terminal_max_timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=b(h,t+`/background_terminal_max_timeout`,`#/properties/background_terminal_max_timeout/type`);
y++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
h=b(h,t+`/background_terminal_max_timeout`,`#/properties/background_terminal_max_timeout/minimum`,{
comparison:`>=`,
limit:0});
y++}}
if(e.tool_output_token_limit!==void 0&&r.call(e,`tool_output_token_limit`)){
let n=e.tool_output_token_limit;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=b(h,t+`/tool_output_token_limit`,`#/properties/tool_output_token_limit/type`);
y++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
h=b(h,t+`/tool_output_token_limit`,`#/properties/tool_output_token_limit/minimum`,{
comparison:`>=`,
limit:0});
y++}}
if(e.project_root_markers!==void 0&&r.call(e,`project_root_markers`)&&!l(e.project_root_markers,{
instancePath:t+`/project_root_markers`,
parentData:e,
parentDataProperty:`project_root_markers`,
rootData:u,
dynamicAnchors:p})){
h=x(h,l.errors);
y+=l.errors.length}
if(e.forced_chatgpt_workspace_id!==void 0&&r.call(e,`forced_chatgpt_workspace_id`)){
let n=e.forced_chatgpt_workspace_id;
if(typeof n!=`string`&&!Array.isArray(n)){
h=b(h,t+`/forced_chatgpt_workspace_id`,`#/properties/forced_chatgpt_workspace_id/type`);
y++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
h=b(h,t+`/forced_chatgpt_workspace_id/`+r,`#/properties/forced_chatgpt_workspace_id/items/type`);
y++}}}
if(e.desktop!==void 0&&r.call(e,`desktop`)){
let n=e.desktop;
if(!n||typeof n!=`object`||Array.isArray(n)){
h=b(h,t+`/desktop`,`#/properties/desktop/type`);
y++}}}else{
h=v(h,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
y++}
_.errors=h;
return y===0}
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
function b(e,t,n,r={}){
return v(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function x(e,t){
if(e===null)
return t;
for(
let n of t)
v(e,n);
return e}
function S(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.codex_exports=n;
exports.require_codex=z;
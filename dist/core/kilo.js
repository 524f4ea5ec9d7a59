"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>_});
const r={
effect:`refuses-file`,
by:`R:KIL`,
note:`"kilo config check" names the place`};
const i={
effect:`fine`,
by:`R:KIL`};
const a=[`{env:NAME}`,`{file:path}`];
const o={
by:`R:KIL`,
transportKey:`type`,
spellings:{
local:`stdio`,
remote:`http`},
inferred:{
urlReaction:r,
commandReaction:r},
fields:{
type:{
is:`transport`,
note:`required`},
command:{
is:`commandLine`,
for:[`stdio`],
note:`the program and its arguments in one list`},
environment:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
env:{
is:`env`,
for:[`stdio`],
note:"another name for `environment`, which wins"},
url:{
is:`url`,
for:[`http`],
note:`Streamable HTTP is tried first, then SSE`},
headers:{
is:`headers`,
for:[`http`]},
oauth:{
is:`oauth`,
for:[`http`],
takes:[`object`,`boolean`],
keys:{
clientId:`clientId`,
clientSecret:`clientSecret`,
scope:`scope`,
callbackPort:`callbackPort`,
redirectUri:`redirectUri`},
note:"an object, or `false`",
by:`H:KILO`},
enabled:{
is:`enabled`,
default:`true`},
timeout:{
is:`timeout`,
unit:`ms`,
default:`30000`,
overflows:`R:KIL`,
note:`the published schema says 5000`,
by:`H:KIM`},
cwd:{
is:`cwd`,
unread:!0,
note:`in the published schema, and dropped`},
args:{
is:`args`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0},
description:{
is:`description`,
unread:!0}},
bad:r,
mask:{
key:`enabled`,
reaction:{
effect:`drops-server`,
by:`R:KIL`,
note:`an entry with a boolean "enabled" that fits nothing else shrinks to that switch`}},
notObject:r,
neither:r,
overrides:[`enabled`],
both:{
winner:null,
reaction:{
effect:`ignored`,
by:`H:KIM`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
urls:{
parsed:`unless-variable`,
reaction:{
effect:`fails-server`,
by:`R:KIL`},
userAlone:{
effect:`fails-server`,
by:`R:KIL`}},
unsendable:{
effect:`fails-server`,
by:`R:KIL`},
ownHeaders:{
names:[`transfer-encoding`],
reaction:{
effect:`fails-server`,
by:`R:KIL`}},
alsoSpeaks:{
sse:`remote`},
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:KIL`}}],
starts:{
blanks:`one-program`,
by:`R:KIL`},
keepsTilde:{
words:`R:KIL`},
placeholders:{
in:{
command:[`{file:path}`],
args:[`{file:path}`],
commandLine:[`{file:path}`],
env:[`{file:path}`],
url:[`{file:path}`]},
whenUnset:`a project may not refer to the environment; a missing file stops the file`,
refused:[{
syntaxes:[`{env:NAME}`,"${env:NAME}",`{file:path}`,"${file:path}"],
in:[`headers`],
reaction:{
effect:`skips-server`,
by:`R:KIL`,
note:`headers of a project may hold no reference`}},{
syntaxes:[`{env:NAME}`,"${env:NAME}"],
anywhere:!0,
reaction:r}],
by:`R:KIL`}};
const s={
id:`kilo`,
title:`a project's configuration of Kilo Code`,
files:[`.kilo/kilo.json`,`.kilo/kilo.jsonc`,`kilo.json`,`kilo.jsonc`],
schemaBy:`R:KIL`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:i,
empty:i,
blank:r,
broken:r,
duplicates:i},
servers:[{
at:[`mcp`]}],
noMap:i,
wrongKey:r,
badRoot:r,
dialect:o,
claims:`shape`,
readsToo:[`opencode`,`opencode-v2`],
when:h};
const c={...s,
id:`kilo-user`,
title:`the user's configuration of Kilo Code`,
files:[],
ofUser:!0,
userFiles:[`~/.config/kilo/kilo.json`,`~/.config/kilo/kilo.jsonc`,`~/.config/kilo/config.json`],
schema:`kilo`,
dialect:{...o,
placeholders:{
in:{
command:a,
args:a,
commandLine:a,
env:a,
url:a,
headers:a},
whenUnset:`an unset variable becomes empty; a missing file stops the file`,
by:`H:KIM`}},
claims:`path`,
readsToo:[],
when:()=>!0};
const l={
effect:`skips-server`,
by:`R:KIL`,
note:`with a line in the log`};
const u={
effect:`refuses-file`,
by:`H:KIM`,
note:`with a line in the log`};
const d={
effect:`drops-file`,
by:`H:KIM`};
const f={
effect:`fine`,
by:`H:KIM`};
const p={
id:`kilo-legacy`,
title:`Kilo Code's older servers file`,
files:[`.kilocode/mcp.json`,`.kilo/mcp.json`,`kilocode.kilo-code/settings/mcp_settings.json`],
userFiles:[`~/.kilocode/mcp.json`,`~/.kilo/mcp.json`,`~/.config/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json`,`~/Library/Application Support/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json`,`~/AppData/Roaming/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json`],
schemaBy:`H:KIM`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:u,
empty:u,
broken:u,
duplicates:f},
servers:[{
at:[`mcpServers`]}],
noMap:f,
badRoot:d,
nullMap:f,
dialect:{
by:`H:KIM`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
"streamable-http":`http`,
sse:`sse`},
inferred:{
command:`stdio`,
urlReaction:l},
fields:{
type:{
is:`transport`,
note:"only `streamable-http` and `sse` make a remote server"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
disabled:{
is:`disabled`},
alwaysAllow:{
is:`autoApprove`,
note:`read by older versions; it cannot be carried over, and the log says so`},
timeout:{
is:`timeout`,
unit:`s`,
unread:!0,
note:`read by older versions`},
cwd:{
is:`cwd`,
unread:!0,
note:`read by older versions`},
disabledTools:{
is:`toolsDenied`,
unread:!0,
note:`read by older versions`},
enabled:{
is:`enabled`,
unread:!0}},
bad:l,
emptyMeansAbsent:!0,
notObject:{
effect:`skips-server`,
by:`H:KIM`,
note:`with a line in the log`},
neither:{
effect:`skips-server`,
by:`H:KIM`,
note:`with a line in the log`},
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:KIM`}},
unknownTransport:{
withCommand:f,
withUrl:l},
mismatch:{
effect:`skips-server`,
by:`H:KIM`,
note:`with a line in the log`},
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`H:KIM`}},
claims:`path`};
const m={...p,
id:`kilo-former`,
title:`the servers of Kilo Code's former program for the terminal`,
files:[`.kilocode/cli/global/settings/mcp_settings.json`],
userFiles:[`~/.kilocode/cli/global/settings/mcp_settings.json`],
schema:`none`,
syntax:{...p.syntax,
broken:f},
servers:[],
badRoot:f,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`"mcp" in kilo.json`,
insteadOfUser:`"mcp" in ~/.config/kilo/kilo.json`,
by:`H:KIM`}],
claims:`shape`};
function h({
path:e,
text:n,
value:r}){
if(/(?:^|\/)\.kilo\/[^/]+$/.test(e))
return!0;
if(r===void 0)
return n.includes(`"mcp"`);
if([`mcp`,`mcpServers`,`servers`].map(e=>t.own(r,e)).some(e=>t.isObject(e)||Array.isArray(e)))
return!0;
return[r,t.own(r,`tools`)].some(e=>t.isObject(e)&&Object.values(e).some(g))}
function g(e){
return t.isObject(e)&&(Array.isArray(t.own(e,`command`))||typeof t.own(e,`command`)==`string`)}
var _=t.defineClient({
id:`kilo`,
name:`Kilo Code`,
sources:{
KILO:{
title:`@kilocode/cli, the schema in its binary, read`,
version:`7.7.9`,
date:`2026-11-19`},
KIL:{
title:`@kilocode/cli, run`,
version:`7.7.9`,
date:`2026-11-19`,
recordings:[`kilo`]},
KIM:{
title:`Kilo-Org/kilocode ff74e2ea, read`,
version:`7.4.23`,
date:`2026-08-21`}},
formats:[s,c,p,m],
precedence:[{
sources:[{
format:`kilo`,
files:`project`},{
format:`kilo-user`,
files:`user`}],
same:`merged`,
by:`R:KIL`},{
sources:[{
format:`kilo-legacy`,
files:[`.kilo/mcp.json`]},{
format:`kilo-legacy`,
files:[`.kilocode/mcp.json`]}],
same:`replaced`,
by:`H:KIM`}],
toolNames:{
form:`S_T`,
server:e=>e.replace(/[^A-Za-z0-9_-]/g,`_`),
name:(e,t)=>[e,t].map(e=>e.replace(/[^A-Za-z0-9_-]/g,`_`)).join(`_`),
collision:`of two tools with one name, the later replaces the earlier`,
clash:{
within:`last`,
across:`one`},
by:`H:KIM`}});
var v=e.__commonJSMin(((e,t)=>{
t.exports={
validate:qe,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"$schema": {
"$ref": "#/$defs/opencode/properties/$schema"
},
"shell": {
"$ref": "#/$defs/opencode/properties/shell"
},
"logLevel": {
"$ref": "#/$defs/opencode/properties/logLevel"
},
"server": {
"$ref": "#/$defs/opencode/properties/server"
},
"command": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"template": {
"$ref": "#/$defs/opencode/$defs/command/properties/template"
},
"description": {
"$ref": "#/$defs/opencode/$defs/command/properties/description"
},
"agent": {
"$ref": "#/$defs/opencode/$defs/command/properties/agent"
},
"model": {
"$ref": "#/$defs/opencode/$defs/command/properties/model"
},
"variant": {
"$ref": "#/$defs/opencode/$defs/command/properties/variant"
},
"subtask": {
"$ref": "#/$defs/opencode/$defs/command/properties/subtask"
}
}
}
},
"skills": {
"type": "object",
"properties": {
"paths": {
"$ref": "#/$defs/opencode/properties/skills/properties/paths"
},
"urls": {
"$ref": "#/$defs/opencode/properties/skills/properties/urls"
}
}
},
"references": {
"$ref": "#/$defs/opencode/properties/references"
},
"reference": {
"$ref": "#/$defs/opencode/properties/reference"
},
"watcher": {
"$ref": "#/$defs/opencode/properties/watcher"
},
"snapshot": {
"$ref": "#/$defs/opencode/properties/snapshot"
},
"plugin": {
"$ref": "#/$defs/opencode/properties/plugin"
},
"share": {
"$ref": "#/$defs/opencode/properties/share"
},
"autoshare": {
"$ref": "#/$defs/opencode/properties/autoshare"
},
"autoupdate": {
"$ref": "#/$defs/opencode/properties/autoupdate"
},
"disabled_providers": {
"$ref": "#/$defs/opencode/properties/disabled_providers"
},
"enabled_providers": {
"$ref": "#/$defs/opencode/properties/enabled_providers"
},
"model": {
"type": [
"string",
"null"
]
},
"small_model": {
"type": [
"string",
"null"
]
},
"default_agent": {
"type": [
"string",
"null"
]
},
"subagent_depth": {
"$ref": "#/$defs/opencode/properties/subagent_depth"
},
"username": {
"$ref": "#/$defs/opencode/properties/username"
},
"agent": {
"$ref": "#/$defs/agents"
},
"mode": {
"$ref": "#/$defs/agents"
},
"provider": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/provider"
}
},
"formatter": {
"$ref": "#/$defs/opencode/properties/formatter"
},
"lsp": {
"$ref": "#/$defs/opencode/properties/lsp"
},
"instructions": {
"$ref": "#/$defs/opencode/properties/instructions"
},
"layout": {
"$ref": "#/$defs/opencode/properties/layout"
},
"permission": {
"$ref": "#/$defs/permission"
},
"tools": {
"type": "object",
"additionalProperties": {
"type": "boolean"
}
},
"attachment": {
"$ref": "#/$defs/opencode/properties/attachment"
},
"enterprise": {
"$ref": "#/$defs/opencode/properties/enterprise"
},
"tool_output": {
"$ref": "#/$defs/opencode/properties/tool_output"
},
"compaction": {
"type": "object",
"properties": {
"auto": {
"$ref": "#/$defs/opencode/properties/compaction/properties/auto"
},
"prune": {
"$ref": "#/$defs/opencode/properties/compaction/properties/prune"
},
"tail_turns": {
"$ref": "#/$defs/opencode/properties/compaction/properties/tail_turns"
},
"preserve_recent_tokens": {
"$ref": "#/$defs/opencode/properties/compaction/properties/preserve_recent_tokens"
},
"reserved": {
"$ref": "#/$defs/opencode/properties/compaction/properties/reserved"
}
}
},
"experimental": {
"type": "object",
"properties": {
"mcp_timeout": {
"$ref": "#/$defs/opencode/properties/experimental/properties/mcp_timeout"
},
"disable_paste_summary": {
"$ref": "#/$defs/opencode/properties/experimental/properties/disable_paste_summary"
},
"batch_tool": {
"$ref": "#/$defs/opencode/properties/experimental/properties/batch_tool"
},
"openTelemetry": {
"$ref": "#/$defs/opencode/properties/experimental/properties/openTelemetry"
},
"primary_tools": {
"$ref": "#/$defs/opencode/properties/experimental/properties/primary_tools"
},
"continue_loop_on_deny": {
"$ref": "#/$defs/opencode/properties/experimental/properties/continue_loop_on_deny"
}
}
}
},
"$defs": {
"agents": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"model": {
"type": [
"string",
"null"
]
},
"variant": {
"type": [
"string",
"null"
]
},
"temperature": {
"type": [
"number",
"null"
]
},
"top_p": {
"type": [
"number",
"null"
]
},
"prompt": {
"type": [
"string",
"null"
]
},
"tools": {
"$ref": "#/$defs/opencode/properties/tools"
},
"disable": {
"$ref": "#/$defs/opencode/$defs/agents/additionalProperties/properties/disable"
},
"description": {
"type": [
"string",
"null"
]
},
"mode": {
"$ref": "#/$defs/opencode/$defs/agents/additionalProperties/properties/mode"
},
"hidden": {
"$ref": "#/$defs/opencode/$defs/agents/additionalProperties/properties/hidden"
},
"options": {
"$ref": "#/$defs/opencode/$defs/agents/additionalProperties/properties/options"
},
"color": {
"$ref": "#/$defs/opencode/$defs/agents/additionalProperties/properties/color"
},
"steps": {
"type": [
"integer",
"null"
],
"exclusiveMinimum": 0
},
"maxSteps": {
"$ref": "#/$defs/opencode/$defs/agents/additionalProperties/properties/maxSteps"
},
"permission": {
"$ref": "#/$defs/permission"
}
}
}
},
"permission": {
"type": [
"string",
"object",
"null"
],
"x-help": "write \\"allow\\", \\"ask\\" or \\"deny\\"",
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/rule"
}
},
"else": {
"$ref": "#/$defs/action"
}
},
"rule": {
"type": [
"string",
"object",
"null"
],
"x-help": "write \\"allow\\", \\"ask\\" or \\"deny\\"",
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/action"
}
},
"else": {
"$ref": "#/$defs/action"
}
},
"action": {
"enum": [
"ask",
"allow",
"deny",
null
],
"x-help": "write \\"allow\\", \\"ask\\" or \\"deny\\""
},
"provider": {
"type": [
"object",
"null"
],
"properties": {
"api": {
"$ref": "#/$defs/opencode/$defs/provider/properties/api"
},
"name": {
"$ref": "#/$defs/opencode/$defs/provider/properties/name"
},
"env": {
"$ref": "#/$defs/opencode/$defs/provider/properties/env"
},
"id": {
"$ref": "#/$defs/opencode/$defs/provider/properties/id"
},
"npm": {
"$ref": "#/$defs/opencode/$defs/provider/properties/npm"
},
"whitelist": {
"$ref": "#/$defs/opencode/$defs/provider/properties/whitelist"
},
"blacklist": {
"$ref": "#/$defs/opencode/$defs/provider/properties/blacklist"
},
"options": {
"$ref": "#/$defs/opencode/$defs/provider/properties/options"
},
"models": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/model"
}
}
}
},
"model": {
"type": [
"object",
"null"
],
"properties": {
"id": {
"$ref": "#/$defs/opencode/$defs/model/properties/id"
},
"name": {
"$ref": "#/$defs/opencode/$defs/model/properties/name"
},
"family": {
"$ref": "#/$defs/opencode/$defs/model/properties/family"
},
"release_date": {
"$ref": "#/$defs/opencode/$defs/model/properties/release_date"
},
"attachment": {
"$ref": "#/$defs/opencode/$defs/model/properties/attachment"
},
"reasoning": {
"type": [
"boolean",
"null"
]
},
"temperature": {
"$ref": "#/$defs/opencode/$defs/model/properties/temperature"
},
"tool_call": {
"$ref": "#/$defs/opencode/$defs/model/properties/tool_call"
},
"interleaved": {
"$ref": "#/$defs/opencode/$defs/model/properties/interleaved"
},
"cost": {
"$ref": "#/$defs/opencode/$defs/model/properties/cost"
},
"limit": {
"$ref": "#/$defs/opencode/$defs/model/properties/limit"
},
"modalities": {
"$ref": "#/$defs/opencode/$defs/model/properties/modalities"
},
"experimental": {
"$ref": "#/$defs/opencode/$defs/model/properties/experimental"
},
"status": {
"$ref": "#/$defs/opencode/$defs/model/properties/status"
},
"provider": {
"$ref": "#/$defs/opencode/$defs/model/properties/provider"
},
"options": {
"$ref": "#/$defs/opencode/$defs/model/properties/options"
},
"headers": {
"$ref": "#/$defs/opencode/$defs/model/properties/headers"
},
"variants": {
"type": "object",
"additionalProperties": {
"type": [
"object",
"null"
],
"properties": {
"disabled": {
"type": "boolean"
}
}
}
}
}
},
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"local",
"remote"
]
},
"enabled": {
"type": "boolean"
}
},
"if": {
"type": "object",
"not": {
"required": [
"type"
]
}
},
"then": {
"type": "object",
"x-rule": "transport-untyped",
"required": [
"enabled"
]
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "local"
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/local"
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "remote"
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/remote"
}
}
]
},
"local": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"command"
],
"properties": {
"command": {
"type": "array",
"items": {
"type": "string"
}
},
"environment": {
"$ref": "#/$defs/strings"
},
"timeout": {
"$ref": "#/$defs/timeout"
},
"env": {
"$ref": "#/$defs/strings"
}
}
},
"remote": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
],
"properties": {
"url": {
"type": "string"
},
"headers": {
"$ref": "#/$defs/strings"
},
"oauth": {
"type": [
"object",
"boolean"
],
"if": {
"type": "boolean"
},
"then": {
"const": false
},
"else": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"clientSecret": {
"type": "string"
},
"scope": {
"type": "string"
},
"callbackPort": {
"type": "integer",
"minimum": 1,
"maximum": 65535
},
"redirectUri": {
"type": "string"
}
}
}
},
"timeout": {
"$ref": "#/$defs/timeout"
}
}
},
"timeout": {
"type": "integer",
"exclusiveMinimum": 0,
"maximum": 9007199254740991
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"opencode": {
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/opencode/$defs/server"
}
},
"$schema": {
"type": "string"
},
"shell": {
"type": "string"
},
"logLevel": {
"enum": [
"DEBUG",
"INFO",
"WARN",
"ERROR"
]
},
"server": {
"type": "object",
"properties": {
"port": {
"$ref": "#/$defs/opencode/$defs/positive"
},
"hostname": {
"type": "string"
},
"mdns": {
"type": "boolean"
},
"mdnsDomain": {
"type": "string"
},
"cors": {
"$ref": "#/$defs/opencode/$defs/texts"
}
}
},
"command": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/opencode/$defs/command"
}
},
"skills": {
"type": [
"object",
"array"
],
"items": {
"type": "string"
},
"properties": {
"paths": {
"$ref": "#/$defs/opencode/$defs/texts"
},
"urls": {
"$ref": "#/$defs/opencode/$defs/texts"
}
}
},
"references": {
"$ref": "#/$defs/opencode/$defs/references"
},
"reference": {
"$ref": "#/$defs/opencode/$defs/references"
},
"watcher": {
"type": "object",
"properties": {
"ignore": {
"$ref": "#/$defs/opencode/$defs/texts"
}
}
},
"snapshot": {
"type": "boolean"
},
"plugin": {
"type": "array",
"items": {
"$ref": "#/$defs/opencode/$defs/plugin"
}
},
"share": {
"enum": [
"manual",
"auto",
"disabled"
]
},
"autoshare": {
"type": "boolean"
},
"autoupdate": {
"enum": [
true,
false,
"notify"
]
},
"disabled_providers": {
"$ref": "#/$defs/opencode/$defs/texts"
},
"enabled_providers": {
"$ref": "#/$defs/opencode/$defs/texts"
},
"model": {
"type": "string"
},
"small_model": {
"type": "string"
},
"default_agent": {
"type": "string"
},
"subagent_depth": {
"$ref": "#/$defs/opencode/$defs/count"
},
"username": {
"type": "string"
},
"agent": {
"$ref": "#/$defs/opencode/$defs/agents"
},
"mode": {
"$ref": "#/$defs/opencode/$defs/agents"
},
"provider": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/opencode/$defs/provider"
}
},
"formatter": {
"type": [
"boolean",
"object"
],
"additionalProperties": {
"$ref": "#/$defs/opencode/$defs/formatter"
}
},
"lsp": {
"type": [
"boolean",
"object"
],
"additionalProperties": {
"$ref": "#/$defs/opencode/$defs/languageServer"
}
},
"instructions": {
"$ref": "#/$defs/opencode/$defs/texts"
},
"layout": {
"enum": [
"auto",
"stretch"
]
},
"permission": {
"$ref": "#/$defs/opencode/$defs/permission"
},
"tools": {
"type": "object",
"additionalProperties": {
"type": "boolean"
}
},
"attachment": {
"type": "object",
"properties": {
"image": {
"type": "object",
"properties": {
"auto_resize": {
"type": "boolean"
},
"max_width": {
"$ref": "#/$defs/opencode/$defs/positive"
},
"max_height": {
"$ref": "#/$defs/opencode/$defs/positive"
},
"max_base64_bytes": {
"$ref": "#/$defs/opencode/$defs/positive"
}
}
}
}
},
"enterprise": {
"type": "object",
"properties": {
"url": {
"type": "string"
}
}
},
"tool_output": {
"type": "object",
"properties": {
"max_lines": {
"$ref": "#/$defs/opencode/$defs/positive"
},
"max_bytes": {
"$ref": "#/$defs/opencode/$defs/positive"
}
}
},
"compaction": {
"type": "object",
"properties": {
"auto": {
"type": "boolean"
},
"prune": {
"type": "boolean"
},
"tail_turns": {
"$ref": "#/$defs/opencode/$defs/count"
},
"preserve_recent_tokens": {
"$ref": "#/$defs/opencode/$defs/count"
},
"reserved": {
"$ref": "#/$defs/opencode/$defs/count"
}
}
},
"experimental": {
"type": "object",
"properties": {
"mcp_timeout": {
"type": "integer",
"exclusiveMinimum": 0
},
"disable_paste_summary": {
"type": "boolean"
},
"batch_tool": {
"type": "boolean"
},
"openTelemetry": {
"type": "boolean"
},
"primary_tools": {
"$ref": "#/$defs/opencode/$defs/texts"
},
"continue_loop_on_deny": {
"type": "boolean"
},
"policies": {
"type": "array",
"items": {
"$ref": "#/$defs/opencode/$defs/policy"
}
}
}
}
},
"$defs": {
"agents": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"model": {
"type": "string"
},
"variant": {
"type": "string"
},
"temperature": {
"type": "number"
},
"top_p": {
"type": "number"
},
"prompt": {
"type": "string"
},
"tools": {
"type": "object",
"additionalProperties": {
"type": "boolean"
}
},
"disable": {
"type": "boolean"
},
"description": {
"type": "string"
},
"mode": {
"enum": [
"subagent",
"primary",
"all"
]
},
"hidden": {
"type": "boolean"
},
"options": {
"type": "object"
},
"color": {
"type": "string",
"pattern": "^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$",
"x-label": "#RRGGBB or a colour of the theme"
},
"steps": {
"$ref": "#/$defs/opencode/$defs/positive"
},
"maxSteps": {
"$ref": "#/$defs/opencode/$defs/positive"
},
"permission": {
"$ref": "#/$defs/opencode/$defs/permission"
}
}
}
},
"permission": {
"type": [
"string",
"object"
],
"x-help": "write \\"allow\\", \\"ask\\" or \\"deny\\"",
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/opencode/$defs/action"
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/opencode/$defs/rule"
}
}
},
"rule": {
"type": [
"string",
"object"
],
"x-help": "write \\"allow\\", \\"ask\\" or \\"deny\\"",
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/opencode/$defs/action"
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/opencode/$defs/action"
}
}
},
"action": {
"type": "string",
"enum": [
"ask",
"allow",
"deny"
],
"x-help": "write \\"allow\\", \\"ask\\" or \\"deny\\""
},
"command": {
"type": "object",
"required": [
"template"
],
"properties": {
"template": {
"type": "string"
},
"description": {
"type": "string"
},
"agent": {
"type": "string"
},
"model": {
"type": "string"
},
"variant": {
"type": "string"
},
"subtask": {
"type": "boolean"
}
}
},
"references": {
"type": "object",
"additionalProperties": {
"type": [
"string",
"object"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"anyOf": [
{
"type": "object",
"required": [
"repository"
]
},
{
"type": "object",
"required": [
"path"
]
}
]
}
}
},
"plugin": {
"type": [
"string",
"array"
],
"if": {
"type": "array"
},
"then": {
"type": "array",
"minItems": 2,
"maxItems": 2,
"prefixItems": [
{
"type": "string"
},
{
"type": "object"
}
]
}
},
"provider": {
"type": "object",
"properties": {
"api": {
"type": "string"
},
"name": {
"type": "string"
},
"env": {
"$ref": "#/$defs/opencode/$defs/texts"
},
"id": {
"type": "string"
},
"npm": {
"type": "string"
},
"whitelist": {
"$ref": "#/$defs/opencode/$defs/texts"
},
"blacklist": {
"$ref": "#/$defs/opencode/$defs/texts"
},
"options": {
"type": "object",
"properties": {
"apiKey": {
"type": "string"
},
"baseURL": {
"type": "string"
},
"enterpriseUrl": {
"type": "string"
},
"setCacheKey": {
"type": "boolean"
},
"timeout": {
"$ref": "#/$defs/opencode/$defs/limitOrNone"
},
"headerTimeout": {
"$ref": "#/$defs/opencode/$defs/limitOrNone"
},
"chunkTimeout": {
"$ref": "#/$defs/opencode/$defs/positive"
}
}
},
"models": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/opencode/$defs/model"
}
}
}
},
"model": {
"type": "object",
"properties": {
"id": {
"type": "string"
},
"name": {
"type": "string"
},
"family": {
"type": "string"
},
"release_date": {
"type": "string"
},
"attachment": {
"type": "boolean"
},
"reasoning": {
"type": "boolean"
},
"temperature": {
"type": "boolean"
},
"tool_call": {
"type": "boolean"
},
"interleaved": {
"type": [
"boolean",
"string",
"object"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"required": [
"field"
],
"properties": {
"field": {
"type": "string"
}
}
}
},
"cost": {
"$ref": "#/$defs/opencode/$defs/cost"
},
"limit": {
"type": "object",
"properties": {
"context": {
"type": "number"
},
"input": {
"type": "number"
},
"output": {
"type": "number"
}
},
"required": [
"context",
"output"
]
},
"modalities": {
"type": "object",
"properties": {
"input": {
"$ref": "#/$defs/opencode/$defs/modalities"
},
"output": {
"$ref": "#/$defs/opencode/$defs/modalities"
}
}
},
"experimental": {
"type": "boolean"
},
"status": {
"enum": [
"alpha",
"beta",
"deprecated",
"active"
]
},
"provider": {
"type": "object",
"properties": {
"npm": {
"type": "string"
},
"api": {
"type": "string"
}
}
},
"options": {
"type": "object"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"variants": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"disabled": {
"type": "boolean"
}
}
}
}
}
},
"cost": {
"type": "object",
"required": [
"input",
"output"
],
"properties": {
"input": {
"type": "number"
},
"output": {
"type": "number"
},
"cache_read": {
"type": "number"
},
"cache_write": {
"type": "number"
},
"context_over_200k": {
"$ref": "#/$defs/opencode/$defs/cost"
}
}
},
"modalities": {
"type": "array",
"items": {
"enum": [
"text",
"audio",
"image",
"video",
"pdf"
]
}
},
"formatter": {
"type": "object",
"properties": {
"disabled": {
"type": "boolean"
},
"command": {
"$ref": "#/$defs/opencode/$defs/texts"
},
"environment": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"extensions": {
"$ref": "#/$defs/opencode/$defs/texts"
}
}
},
"languageServer": {
"type": "object",
"if": {
"type": "object",
"not": {
"type": "object",
"required": [
"disabled"
],
"properties": {
"disabled": {
"const": true
}
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
"$ref": "#/$defs/opencode/$defs/texts"
},
"extensions": {
"$ref": "#/$defs/opencode/$defs/texts"
},
"disabled": {
"type": "boolean"
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"initialization": {
"type": "object"
}
}
}
},
"policy": {
"type": "object",
"required": [
"action",
"effect",
"resource"
],
"properties": {
"action": {
"enum": [
"provider.use"
]
},
"effect": {
"enum": [
"allow",
"deny"
]
},
"resource": {
"type": "string"
}
}
},
"limitOrNone": {
"type": [
"integer",
"boolean"
],
"x-help": "write a number of milliseconds, or false",
"if": {
"type": "boolean"
},
"then": {
"const": false
},
"else": {
"type": "integer",
"exclusiveMinimum": 0
}
},
"texts": {
"type": "array",
"items": {
"type": "string"
}
},
"positive": {
"type": "integer",
"exclusiveMinimum": 0
},
"count": {
"type": "integer",
"minimum": 0
},
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"local",
"remote"
]
},
"enabled": {
"type": "boolean"
}
},
"if": {
"type": "object",
"not": {
"required": [
"type"
]
}
},
"then": {
"type": "object",
"x-rule": "transport-untyped",
"required": [
"enabled"
]
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "local"
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/opencode/$defs/local"
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "remote"
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/opencode/$defs/remote"
}
}
]
},
"local": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"command"
],
"properties": {
"command": {
"type": "array",
"items": {
"type": "string"
}
},
"cwd": {
"type": "string"
},
"environment": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"timeout": {
"$ref": "#/$defs/opencode/$defs/timeout"
},
"disabled": {}
}
},
"remote": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
],
"properties": {
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"oauth": {
"type": [
"object",
"boolean"
],
"if": {
"type": "boolean"
},
"then": {
"const": false
},
"else": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"clientSecret": {
"type": "string"
},
"scope": {
"type": "string"
},
"callbackPort": {
"type": "integer",
"minimum": 1,
"maximum": 65535
},
"redirectUri": {
"type": "string"
}
}
}
},
"timeout": {
"$ref": "#/$defs/opencode/$defs/timeout"
}
}
},
"timeout": {
"type": [
"integer",
"object"
],
"exclusiveMinimum": 0,
"maximum": 9007199254740991,
"properties": {
"startup": {
"$ref": "#/$defs/opencode/$defs/limit"
},
"catalog": {
"$ref": "#/$defs/opencode/$defs/limit"
},
"execution": {
"$ref": "#/$defs/opencode/$defs/limit"
}
}
},
"limit": {
"type": "integer",
"exclusiveMinimum": 0,
"maximum": 9007199254740991
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=r.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
c++}
r.errors=s;
return c===0}
r.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=i.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/timeout/type`,
keyword:`type`,
params:{}});
c++}
if(typeof e==`number`&&isFinite(e)){
if(e>9007199254740991||isNaN(e)){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/timeout/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:9007199254740991}});
c++}
if(e<=0||isNaN(e)){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
c++}}
i.errors=s;
return c===0}
i.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=a.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=Q(u,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
d++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/command/`+r,
schemaPath:`#/$defs/local/properties/command/items/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}}
if(e.environment!==void 0&&n.call(e,`environment`)&&!r(e.environment,{
instancePath:t+`/environment`,
parentData:e,
parentDataProperty:`environment`,
rootData:c,
dynamicAnchors:l})){
u=$(u,r.errors);
d+=r.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!i(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:c,
dynamicAnchors:l})){
u=$(u,i.errors);
d+=i.errors.length}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:c,
dynamicAnchors:l})){
u=$(u,r.errors);
d+=r.errors.length}}else{
u=Q(u,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
d++}
a.errors=u;
return d===0}
a.evaluated={
props:{
command:!0,
environment:!0,
timeout:!0,
env:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=o.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=Q(u,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:c,
dynamicAnchors:l})){
u=$(u,r.errors);
d+=r.errors.length}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&typeof r!=`boolean`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}
let i=d;
let a=!0;
let o=d;
if(typeof r!=`boolean`){
u=Q(u,{});
d++}
var p=o===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
let s;
if(p){
let e=d;
if(!1!==r){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/then/const`,
keyword:`const`,
params:{
allowedValue:!1}};
u=Q(u,e);
d++}
var p=e===d;
a=p;
s=`then`}else{
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/clientId/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}
if(r.clientSecret!==void 0&&n.call(r,`clientSecret`)&&typeof r.clientSecret!=`string`){
let e={
instancePath:t+`/oauth/clientSecret`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/clientSecret/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}
if(r.scope!==void 0&&n.call(r,`scope`)&&typeof r.scope!=`string`){
let e={
instancePath:t+`/oauth/scope`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/scope/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/callbackPort/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
u=Q(u,e);
d++}
if(e<1||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
u=Q(u,e);
d++}}}
if(r.redirectUri!==void 0&&n.call(r,`redirectUri`)&&typeof r.redirectUri!=`string`){
let e={
instancePath:t+`/oauth/redirectUri`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/redirectUri/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/else/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}
var p=e===d;
a=p;
if(a){
var m={};
m.clientId=!0;
m.clientSecret=!0;
m.scope=!0;
m.callbackPort=!0;
m.redirectUri=!0}
s=`else`}
if(!a){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:s}};
u=Q(u,e);
d++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!i(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:c,
dynamicAnchors:l})){
u=$(u,i.errors);
d+=i.errors.length}}else{
u=Q(u,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
d++}
o.errors=u;
return d===0}
o.evaluated={
props:{
url:!0,
headers:!0,
oauth:!0,
timeout:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=s.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
let p=d;
let m=!0;
let h=d;
if(d===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=Q(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`local`){
u=Q(u,{});
d++}}else{
u=Q(u,{});
d++}}
var g=h===d;
d=p;
u!==null&&(p?u.length=Math.min(u.length,p):u=null);
if(g){
let n=d;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:l})){
u=$(u,a.errors);
d+=a.errors.length}
var g=n===d;
m=g;
if(m){
var _={};
_.command=!0;
_.environment=!0;
_.timeout=!0;
_.env=!0;
_.type=!0}}
if(!m){
u=Q(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
let v=d;
let y=!0;
let b=d;
if(d===b){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=Q(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`remote`){
u=Q(u,{});
d++}}else{
u=Q(u,{});
d++}}
var x=b===d;
d=v;
u!==null&&(v?u.length=Math.min(u.length,v):u=null);
if(x){
let n=d;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:l})){
u=$(u,o.errors);
d+=o.errors.length}
var x=n===d;
y=x;
if(y){
var S={};
S.url=!0;
S.headers=!0;
S.oauth=!0;
S.timeout=!0;
S.type=!0}}
if(!y){
u=Q(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(_!==!0&&S!==void 0){
if(S===!0)
_=!0;else{
_||={};
Object.assign(_,S)}}
let C=d;
let w=!0;
let T=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=Q(u,{});
d++}
let E=d;
let D=d;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
u=Q(u,{});
d++}
if(D===d){
u=Q(u,{});
d++}else{
d=E;
u!==null&&(E?u.length=Math.min(u.length,E):u=null)}
var O=T===d;
d=C;
u!==null&&(C?u.length=Math.min(u.length,C):u=null);
if(O){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled===void 0||!n.call(e,`enabled`)){
u=Q(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/required`,
keyword:`required`,
params:{
missingProperty:`enabled`}});
d++}}else{
u=Q(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
d++}
var O=r===d;
w=O}
if(!w){
u=Q(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(_!==!0){
_||={};
_.type=!0;
_.enabled=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
u=Q(u,e);
d++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{}};
u=Q(u,e);
d++}}else{
u=Q(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
s.errors=u;
f.props=_;
return d===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let l=c.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/$schema/type`,
keyword:`type`,
params:{}});
s++}
c.errors=o;
return s===0}
c.evaluated={
dynamicProps:!1,
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
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/shell/type`,
keyword:`type`,
params:{}});
s++}
l.errors=o;
return s===0}
l.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function u(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=u.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(e!==`DEBUG`&&e!==`INFO`&&e!==`WARN`&&e!==`ERROR`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/logLevel/enum`,
keyword:`enum`,
params:{}});
s++}
u.errors=o;
return s===0}
u.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=d.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/positive/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/positive/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
s++}
d.errors=o;
return s===0}
d.evaluated={
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
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/`+r,
schemaPath:`#/$defs/opencode/$defs/texts/items/type`,
keyword:`type`,
params:{}};
o=Q(o,e);
s++}}else{
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/texts/type`,
keyword:`type`,
params:{}});
s++}
f.errors=o;
return s===0}
f.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function p(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=p.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.port!==void 0&&n.call(e,`port`)&&!d(e.port,{
instancePath:t+`/port`,
parentData:e,
parentDataProperty:`port`,
rootData:a,
dynamicAnchors:o})){
s=$(s,d.errors);
c+=d.errors.length}
if(e.hostname!==void 0&&n.call(e,`hostname`)&&typeof e.hostname!=`string`){
let e={
instancePath:t+`/hostname`,
schemaPath:`#/$defs/opencode/properties/server/properties/hostname/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(e.mdns!==void 0&&n.call(e,`mdns`)&&typeof e.mdns!=`boolean`){
let e={
instancePath:t+`/mdns`,
schemaPath:`#/$defs/opencode/properties/server/properties/mdns/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(e.mdnsDomain!==void 0&&n.call(e,`mdnsDomain`)&&typeof e.mdnsDomain!=`string`){
let e={
instancePath:t+`/mdnsDomain`,
schemaPath:`#/$defs/opencode/properties/server/properties/mdnsDomain/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(e.cors!==void 0&&n.call(e,`cors`)&&!f(e.cors,{
instancePath:t+`/cors`,
parentData:e,
parentDataProperty:`cors`,
rootData:a,
dynamicAnchors:o})){
s=$(s,f.errors);
c+=f.errors.length}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/server/type`,
keyword:`type`,
params:{}});
c++}
p.errors=s;
return c===0}
p.evaluated={
props:{
port:!0,
hostname:!0,
mdns:!0,
mdnsDomain:!0,
cors:!0},
dynamicProps:!1,
dynamicItems:!1};
function m(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=m.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/template/type`,
keyword:`type`,
params:{}});
s++}
m.errors=o;
return s===0}
m.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function h(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=h.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/description/type`,
keyword:`type`,
params:{}});
s++}
h.errors=o;
return s===0}
h.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function g(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=g.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/agent/type`,
keyword:`type`,
params:{}});
s++}
g.errors=o;
return s===0}
g.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function _(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=_.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/model/type`,
keyword:`type`,
params:{}});
s++}
_.errors=o;
return s===0}
_.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function v(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=v.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/variant/type`,
keyword:`type`,
params:{}});
s++}
v.errors=o;
return s===0}
v.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function y(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=y.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/subtask/type`,
keyword:`type`,
params:{}});
s++}
y.errors=o;
return s===0}
y.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function b(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=b.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
b.errors=o;
return s===0}
b.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function x(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=x.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
x.errors=o;
return s===0}
x.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function S(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=S.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let r of Object.keys(e)){
let i=e[r];
if(typeof i!=`string`&&(!i||typeof i!=`object`||Array.isArray(i))){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/$defs/references/additionalProperties/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
let a=c;
let o=!0;
let l=c;
if(!i||typeof i!=`object`||Array.isArray(i)){
s=Q(s,{});
c++}
var u=l===c;
c=a;
s!==null&&(a?s.length=Math.min(s.length,a):s=null);
if(u){
let e=c;
if(!i||typeof i!=`object`||Array.isArray(i)){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/$defs/references/additionalProperties/then/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
let a=c;
let l=!1;
let f=c;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.repository===void 0||!n.call(i,`repository`)){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/$defs/references/additionalProperties/then/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`repository`}};
s=Q(s,e);
c++}}else{
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/$defs/references/additionalProperties/then/anyOf/0/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
var d=f===c;
l||=d;
let p=c;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.path===void 0||!n.call(i,`path`)){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/$defs/references/additionalProperties/then/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`path`}};
s=Q(s,e);
c++}}else{
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/$defs/references/additionalProperties/then/anyOf/1/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
var d=p===c;
l||=d;
if(l){
c=a;
s!==null&&(a?s.length=Math.min(s.length,a):s=null)}else{
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/$defs/references/additionalProperties/then/anyOf`,
keyword:`anyOf`,
params:{}};
s=Q(s,e);
c++}
var u=e===c;
o=u}
if(!o){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/$defs/references/additionalProperties/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=Q(s,e);
c++}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/references/type`,
keyword:`type`,
params:{}});
c++}
S.errors=s;
return c===0}
S.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function C(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=C.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!S(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,S.errors);
s+=S.errors.length}
C.errors=o;
return s===0}
C.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function w(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=w.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!S(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,S.errors);
s+=S.errors.length}
w.errors=o;
return s===0}
w.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function T(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=T.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.ignore!==void 0&&n.call(e,`ignore`)&&!f(e.ignore,{
instancePath:t+`/ignore`,
parentData:e,
parentDataProperty:`ignore`,
rootData:a,
dynamicAnchors:o})){
s=$(s,f.errors);
c+=f.errors.length}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/watcher/type`,
keyword:`type`,
params:{}});
c++}
T.errors=s;
return c===0}
T.evaluated={
props:{
ignore:!0},
dynamicProps:!1,
dynamicItems:!1};
function E(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=E.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/snapshot/type`,
keyword:`type`,
params:{}});
s++}
E.errors=o;
return s===0}
E.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function D(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=D.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`&&!Array.isArray(e)){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/plugin/type`,
keyword:`type`,
params:{}});
s++}
let l=s;
let u=!0;
let d=s;
if(!Array.isArray(e)){
o=Q(o,{});
s++}
var f=d===s;
s=l;
o!==null&&(l?o.length=Math.min(o.length,l):o=null);
if(f){
let n=s;
if(Array.isArray(e)){
if(e.length>2){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/plugin/then/maxItems`,
keyword:`maxItems`,
params:{
limit:2}});
s++}
if(e.length<2){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/plugin/then/minItems`,
keyword:`minItems`,
params:{
limit:2}});
s++}
let n=e.length;
if(n>0&&typeof e[0]!=`string`){
let e={
instancePath:t+`/0`,
schemaPath:`#/$defs/opencode/$defs/plugin/then/prefixItems/0/type`,
keyword:`type`,
params:{}};
o=Q(o,e);
s++}
if(n>1){
let n=e[1];
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/1`,
schemaPath:`#/$defs/opencode/$defs/plugin/then/prefixItems/1/type`,
keyword:`type`,
params:{}};
o=Q(o,e);
s++}}}else{
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/plugin/then/type`,
keyword:`type`,
params:{}});
s++}
var f=n===s;
u=f;
if(u)
var p=2}
if(!u){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/plugin/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
s++}
D.errors=o;
c.items=p;
return s===0}
D.evaluated={
dynamicProps:!1,
dynamicItems:!0};
function O(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=O.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!D(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,D.errors);
s+=D.errors.length}}else{
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/plugin/type`,
keyword:`type`,
params:{}});
s++}
O.errors=o;
return s===0}
O.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function ee(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=ee.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(e!==`manual`&&e!==`auto`&&e!==`disabled`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/share/enum`,
keyword:`enum`,
params:{}});
s++}
ee.errors=o;
return s===0}
ee.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function k(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=k.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/autoshare/type`,
keyword:`type`,
params:{}});
s++}
k.errors=o;
return s===0}
k.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function A(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=A.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(e!==!0&&e!==!1&&e!==`notify`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/autoupdate/enum`,
keyword:`enum`,
params:{}});
s++}
A.errors=o;
return s===0}
A.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function j(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=j.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
j.errors=o;
return s===0}
j.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function te(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=te.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
te.errors=o;
return s===0}
te.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function M(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=M.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/count/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<0||isNaN(e))){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/count/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}});
s++}
M.errors=o;
return s===0}
M.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function ne(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=ne.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!M(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,M.errors);
s+=M.errors.length}
ne.errors=o;
return s===0}
ne.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function re(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=re.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/username/type`,
keyword:`type`,
params:{}});
s++}
re.errors=o;
return s===0}
re.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function ie(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=ie.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`boolean`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{}};
o=Q(o,e);
s++}}else{
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/tools/type`,
keyword:`type`,
params:{}});
s++}
ie.errors=o;
return s===0}
ie.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function ae(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=ae.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/disable/type`,
keyword:`type`,
params:{}});
s++}
ae.errors=o;
return s===0}
ae.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function oe(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=oe.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(e!==`subagent`&&e!==`primary`&&e!==`all`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/mode/enum`,
keyword:`enum`,
params:{}});
s++}
oe.errors=o;
return s===0}
oe.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function N(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=N.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/hidden/type`,
keyword:`type`,
params:{}});
s++}
N.errors=o;
return s===0}
N.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function P(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=P.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/options/type`,
keyword:`type`,
params:{}});
s++}
P.errors=o;
return s===0}
P.evaluated={
dynamicProps:!1,
dynamicItems:!1};
let se=RegExp(`^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$`,`u`);
function F(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=F.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e==`string`){
if(!se.test(e)){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/color/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$`}});
s++}}else{
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/color/type`,
keyword:`type`,
params:{}});
s++}
F.errors=o;
return s===0}
F.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function I(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=I.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!d(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,d.errors);
s+=d.errors.length}
I.errors=o;
return s===0}
I.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function L(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=L.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(e!==`ask`&&e!==`allow`&&e!==`deny`&&e!==null){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/action/enum`,
keyword:`enum`,
params:{}});
s++}
L.errors=o;
return s===0}
L.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function R(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=R.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/rule/type`,
keyword:`type`,
params:{}});
s++}
let l=s;
let u=!0;
let d=s;
if(!e||typeof e!=`object`||Array.isArray(e)){
o=Q(o,{});
s++}
var f=d===s;
s=l;
o!==null&&(l?o.length=Math.min(o.length,l):o=null);
let p;
if(f){
let n=s;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!L(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,L.errors);
s+=L.errors.length}}else{
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/rule/then/type`,
keyword:`type`,
params:{}});
s++}
var f=n===s;
u=f;
if(u)
var m=!0;
p=`then`}else{
let c=s;
if(!L(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,L.errors);
s+=L.errors.length}
var f=c===s;
u=f;
p=`else`}
if(!u){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/rule/if`,
keyword:`if`,
params:{
failingKeyword:p}});
s++}
R.errors=o;
c.props=m;
return s===0}
R.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function z(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=z.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/permission/type`,
keyword:`type`,
params:{}});
s++}
let l=s;
let u=!0;
let d=s;
if(!e||typeof e!=`object`||Array.isArray(e)){
o=Q(o,{});
s++}
var f=d===s;
s=l;
o!==null&&(l?o.length=Math.min(o.length,l):o=null);
let p;
if(f){
let n=s;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!R(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,R.errors);
s+=R.errors.length}}else{
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/permission/then/type`,
keyword:`type`,
params:{}});
s++}
var f=n===s;
u=f;
if(u)
var m=!0;
p=`then`}else{
let c=s;
if(!L(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,L.errors);
s+=L.errors.length}
var f=c===s;
u=f;
p=`else`}
if(!u){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/permission/if`,
keyword:`if`,
params:{
failingKeyword:p}});
s++}
z.errors=o;
c.props=m;
return s===0}
z.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function B(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=B.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let r of Object.keys(e)){
let i=e[r];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.model!==void 0&&n.call(i,`model`)){
let e=i.model;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/model`,
schemaPath:`#/$defs/agents/additionalProperties/properties/model/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(i.variant!==void 0&&n.call(i,`variant`)){
let e=i.variant;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/variant`,
schemaPath:`#/$defs/agents/additionalProperties/properties/variant/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(i.temperature!==void 0&&n.call(i,`temperature`)){
let e=i.temperature;
if(!(typeof e==`number`&&isFinite(e))&&e!==null){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/temperature`,
schemaPath:`#/$defs/agents/additionalProperties/properties/temperature/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(i.top_p!==void 0&&n.call(i,`top_p`)){
let e=i.top_p;
if(!(typeof e==`number`&&isFinite(e))&&e!==null){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/top_p`,
schemaPath:`#/$defs/agents/additionalProperties/properties/top_p/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(i.prompt!==void 0&&n.call(i,`prompt`)){
let e=i.prompt;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/prompt`,
schemaPath:`#/$defs/agents/additionalProperties/properties/prompt/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(i.tools!==void 0&&n.call(i,`tools`)&&!ie(i.tools,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/tools`,
parentData:i,
parentDataProperty:`tools`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ie.errors);
c+=ie.errors.length}
if(i.disable!==void 0&&n.call(i,`disable`)&&!ae(i.disable,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disable`,
parentData:i,
parentDataProperty:`disable`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ae.errors);
c+=ae.errors.length}
if(i.description!==void 0&&n.call(i,`description`)){
let e=i.description;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/description`,
schemaPath:`#/$defs/agents/additionalProperties/properties/description/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(i.mode!==void 0&&n.call(i,`mode`)&&!oe(i.mode,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mode`,
parentData:i,
parentDataProperty:`mode`,
rootData:a,
dynamicAnchors:o})){
s=$(s,oe.errors);
c+=oe.errors.length}
if(i.hidden!==void 0&&n.call(i,`hidden`)&&!N(i.hidden,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/hidden`,
parentData:i,
parentDataProperty:`hidden`,
rootData:a,
dynamicAnchors:o})){
s=$(s,N.errors);
c+=N.errors.length}
if(i.options!==void 0&&n.call(i,`options`)&&!P(i.options,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/options`,
parentData:i,
parentDataProperty:`options`,
rootData:a,
dynamicAnchors:o})){
s=$(s,P.errors);
c+=P.errors.length}
if(i.color!==void 0&&n.call(i,`color`)&&!F(i.color,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/color`,
parentData:i,
parentDataProperty:`color`,
rootData:a,
dynamicAnchors:o})){
s=$(s,F.errors);
c+=F.errors.length}
if(i.steps!==void 0&&n.call(i,`steps`)){
let e=i.steps;
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&e!==null){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/steps`,
schemaPath:`#/$defs/agents/additionalProperties/properties/steps/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/steps`,
schemaPath:`#/$defs/agents/additionalProperties/properties/steps/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
s=Q(s,e);
c++}}
if(i.maxSteps!==void 0&&n.call(i,`maxSteps`)&&!I(i.maxSteps,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/maxSteps`,
parentData:i,
parentDataProperty:`maxSteps`,
rootData:a,
dynamicAnchors:o})){
s=$(s,I.errors);
c+=I.errors.length}
if(i.permission!==void 0&&n.call(i,`permission`)&&!z(i.permission,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/permission`,
parentData:i,
parentDataProperty:`permission`,
rootData:a,
dynamicAnchors:o})){
s=$(s,z.errors);
c+=z.errors.length}}else{
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/agents/additionalProperties/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/agents/type`,
keyword:`type`,
params:{}});
c++}
B.errors=s;
return c===0}
B.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function V(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=V.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/provider/properties/api/type`,
keyword:`type`,
params:{}});
s++}
V.errors=o;
return s===0}
V.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function H(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=H.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/provider/properties/name/type`,
keyword:`type`,
params:{}});
s++}
H.errors=o;
return s===0}
H.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function U(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=U.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
U.errors=o;
return s===0}
U.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function W(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=W.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/provider/properties/id/type`,
keyword:`type`,
params:{}});
s++}
W.errors=o;
return s===0}
W.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function G(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=G.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/provider/properties/npm/type`,
keyword:`type`,
params:{}});
s++}
G.errors=o;
return s===0}
G.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function K(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=K.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
K.errors=o;
return s===0}
K.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function q(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=q.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
q.errors=o;
return s===0}
q.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function J(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=J.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/limitOrNone/type`,
keyword:`type`,
params:{}});
s++}
let l=s;
let u=!0;
let d=s;
if(typeof e!=`boolean`){
o=Q(o,{});
s++}
var f=d===s;
s=l;
o!==null&&(l?o.length=Math.min(o.length,l):o=null);
let p;
if(f){
let n=s;
if(!1!==e){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/limitOrNone/then/const`,
keyword:`const`,
params:{
allowedValue:!1}});
s++}
var f=n===s;
u=f;
p=`then`}else{
let n=s;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/limitOrNone/else/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/limitOrNone/else/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
s++}
var f=n===s;
u=f;
p=`else`}
if(!u){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/limitOrNone/if`,
keyword:`if`,
params:{
failingKeyword:p}});
s++}
J.errors=o;
return s===0}
J.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function ce(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=ce.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.apiKey!==void 0&&n.call(e,`apiKey`)&&typeof e.apiKey!=`string`){
let e={
instancePath:t+`/apiKey`,
schemaPath:`#/$defs/opencode/$defs/provider/properties/options/properties/apiKey/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(e.baseURL!==void 0&&n.call(e,`baseURL`)&&typeof e.baseURL!=`string`){
let e={
instancePath:t+`/baseURL`,
schemaPath:`#/$defs/opencode/$defs/provider/properties/options/properties/baseURL/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(e.enterpriseUrl!==void 0&&n.call(e,`enterpriseUrl`)&&typeof e.enterpriseUrl!=`string`){
let e={
instancePath:t+`/enterpriseUrl`,
schemaPath:`#/$defs/opencode/$defs/provider/properties/options/properties/enterpriseUrl/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(e.setCacheKey!==void 0&&n.call(e,`setCacheKey`)&&typeof e.setCacheKey!=`boolean`){
let e={
instancePath:t+`/setCacheKey`,
schemaPath:`#/$defs/opencode/$defs/provider/properties/options/properties/setCacheKey/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!J(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:a,
dynamicAnchors:o})){
s=$(s,J.errors);
c+=J.errors.length}
if(e.headerTimeout!==void 0&&n.call(e,`headerTimeout`)&&!J(e.headerTimeout,{
instancePath:t+`/headerTimeout`,
parentData:e,
parentDataProperty:`headerTimeout`,
rootData:a,
dynamicAnchors:o})){
s=$(s,J.errors);
c+=J.errors.length}
if(e.chunkTimeout!==void 0&&n.call(e,`chunkTimeout`)&&!d(e.chunkTimeout,{
instancePath:t+`/chunkTimeout`,
parentData:e,
parentDataProperty:`chunkTimeout`,
rootData:a,
dynamicAnchors:o})){
s=$(s,d.errors);
c+=d.errors.length}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/provider/properties/options/type`,
keyword:`type`,
params:{}});
c++}
ce.errors=s;
return c===0}
ce.evaluated={
props:{
apiKey:!0,
baseURL:!0,
enterpriseUrl:!0,
setCacheKey:!0,
timeout:!0,
headerTimeout:!0,
chunkTimeout:!0},
dynamicProps:!1,
dynamicItems:!1};
function le(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=le.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/id/type`,
keyword:`type`,
params:{}});
s++}
le.errors=o;
return s===0}
le.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function ue(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=ue.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/name/type`,
keyword:`type`,
params:{}});
s++}
ue.errors=o;
return s===0}
ue.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function de(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=de.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/family/type`,
keyword:`type`,
params:{}});
s++}
de.errors=o;
return s===0}
de.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function fe(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=fe.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`string`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/release_date/type`,
keyword:`type`,
params:{}});
s++}
fe.errors=o;
return s===0}
fe.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function pe(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=pe.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/attachment/type`,
keyword:`type`,
params:{}});
s++}
pe.errors=o;
return s===0}
pe.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function me(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=me.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/temperature/type`,
keyword:`type`,
params:{}});
s++}
me.errors=o;
return s===0}
me.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function he(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=he.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/tool_call/type`,
keyword:`type`,
params:{}});
s++}
he.errors=o;
return s===0}
he.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function ge(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=ge.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(typeof e!=`boolean`&&typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/interleaved/type`,
keyword:`type`,
params:{}});
c++}
let u=c;
let d=!0;
let f=c;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=Q(s,{});
c++}
var p=f===c;
c=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
if(p){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.field===void 0||!n.call(e,`field`)){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/interleaved/then/required`,
keyword:`required`,
params:{
missingProperty:`field`}});
c++}
if(e.field!==void 0&&n.call(e,`field`)&&typeof e.field!=`string`){
let e={
instancePath:t+`/field`,
schemaPath:`#/$defs/opencode/$defs/model/properties/interleaved/then/properties/field/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/interleaved/then/type`,
keyword:`type`,
params:{}});
c++}
var p=r===c;
d=p;
if(d){
var m={};
m.field=!0}}
if(!d){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/interleaved/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
ge.errors=s;
l.props=m;
return c===0}
ge.evaluated={
dynamicProps:!0,
dynamicItems:!1};
let _e={
validate:Y};
function Y(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=Y.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.input===void 0||!n.call(e,`input`)){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/cost/required`,
keyword:`required`,
params:{
missingProperty:`input`}});
c++}
if(e.output===void 0||!n.call(e,`output`)){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/cost/required`,
keyword:`required`,
params:{
missingProperty:`output`}});
c++}
if(e.input!==void 0&&n.call(e,`input`)){
let n=e.input;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/input`,
schemaPath:`#/$defs/opencode/$defs/cost/properties/input/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(e.output!==void 0&&n.call(e,`output`)){
let n=e.output;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/output`,
schemaPath:`#/$defs/opencode/$defs/cost/properties/output/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(e.cache_read!==void 0&&n.call(e,`cache_read`)){
let n=e.cache_read;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/cache_read`,
schemaPath:`#/$defs/opencode/$defs/cost/properties/cache_read/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(e.cache_write!==void 0&&n.call(e,`cache_write`)){
let n=e.cache_write;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/cache_write`,
schemaPath:`#/$defs/opencode/$defs/cost/properties/cache_write/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(e.context_over_200k!==void 0&&n.call(e,`context_over_200k`)&&!_e.validate(e.context_over_200k,{
instancePath:t+`/context_over_200k`,
parentData:e,
parentDataProperty:`context_over_200k`,
rootData:a,
dynamicAnchors:o})){
s=$(s,_e.validate.errors);
c+=_e.validate.errors.length}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/cost/type`,
keyword:`type`,
params:{}});
c++}
Y.errors=s;
return c===0}
Y.evaluated={
props:{
input:!0,
output:!0,
cache_read:!0,
cache_write:!0,
context_over_200k:!0},
dynamicProps:!1,
dynamicItems:!1};
function ve(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=ve.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!Y(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,Y.errors);
s+=Y.errors.length}
ve.errors=o;
return s===0}
ve.evaluated={
props:{
input:!0,
output:!0,
cache_read:!0,
cache_write:!0,
context_over_200k:!0},
dynamicProps:!1,
dynamicItems:!1};
function ye(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=ye.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.context===void 0||!n.call(e,`context`)){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/limit/required`,
keyword:`required`,
params:{
missingProperty:`context`}});
c++}
if(e.output===void 0||!n.call(e,`output`)){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/limit/required`,
keyword:`required`,
params:{
missingProperty:`output`}});
c++}
if(e.context!==void 0&&n.call(e,`context`)){
let n=e.context;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/context`,
schemaPath:`#/$defs/opencode/$defs/model/properties/limit/properties/context/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(e.input!==void 0&&n.call(e,`input`)){
let n=e.input;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/input`,
schemaPath:`#/$defs/opencode/$defs/model/properties/limit/properties/input/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(e.output!==void 0&&n.call(e,`output`)){
let n=e.output;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/output`,
schemaPath:`#/$defs/opencode/$defs/model/properties/limit/properties/output/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/limit/type`,
keyword:`type`,
params:{}});
c++}
ye.errors=s;
return c===0}
ye.evaluated={
props:{
context:!0,
input:!0,
output:!0},
dynamicProps:!1,
dynamicItems:!1};
function X(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=X.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++){
let n=e[r];
if(n!==`text`&&n!==`audio`&&n!==`image`&&n!==`video`&&n!==`pdf`){
let e={
instancePath:t+`/`+r,
schemaPath:`#/$defs/opencode/$defs/modalities/items/enum`,
keyword:`enum`,
params:{}};
o=Q(o,e);
s++}}}else{
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/modalities/type`,
keyword:`type`,
params:{}});
s++}
X.errors=o;
return s===0}
X.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function be(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=be.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.input!==void 0&&n.call(e,`input`)&&!X(e.input,{
instancePath:t+`/input`,
parentData:e,
parentDataProperty:`input`,
rootData:a,
dynamicAnchors:o})){
s=$(s,X.errors);
c+=X.errors.length}
if(e.output!==void 0&&n.call(e,`output`)&&!X(e.output,{
instancePath:t+`/output`,
parentData:e,
parentDataProperty:`output`,
rootData:a,
dynamicAnchors:o})){
s=$(s,X.errors);
c+=X.errors.length}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/modalities/type`,
keyword:`type`,
params:{}});
c++}
be.errors=s;
return c===0}
be.evaluated={
props:{
input:!0,
output:!0},
dynamicProps:!1,
dynamicItems:!1};
function xe(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=xe.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/experimental/type`,
keyword:`type`,
params:{}});
s++}
xe.errors=o;
return s===0}
xe.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function Se(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Se.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(e!==`alpha`&&e!==`beta`&&e!==`deprecated`&&e!==`active`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/status/enum`,
keyword:`enum`,
params:{}});
s++}
Se.errors=o;
return s===0}
Se.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function Ce(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=Ce.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.npm!==void 0&&n.call(e,`npm`)&&typeof e.npm!=`string`){
let e={
instancePath:t+`/npm`,
schemaPath:`#/$defs/opencode/$defs/model/properties/provider/properties/npm/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(e.api!==void 0&&n.call(e,`api`)&&typeof e.api!=`string`){
let e={
instancePath:t+`/api`,
schemaPath:`#/$defs/opencode/$defs/model/properties/provider/properties/api/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/provider/type`,
keyword:`type`,
params:{}});
c++}
Ce.errors=s;
return c===0}
Ce.evaluated={
props:{
npm:!0,
api:!0},
dynamicProps:!1,
dynamicItems:!1};
function we(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=we.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/options/type`,
keyword:`type`,
params:{}});
s++}
we.errors=o;
return s===0}
we.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function Te(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Te.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/$defs/model/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
o=Q(o,e);
s++}}else{
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/headers/type`,
keyword:`type`,
params:{}});
s++}
Te.errors=o;
return s===0}
Te.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function Ee(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=Ee.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/model/type`,
keyword:`type`,
params:{}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.id!==void 0&&n.call(e,`id`)&&!le(e.id,{
instancePath:t+`/id`,
parentData:e,
parentDataProperty:`id`,
rootData:a,
dynamicAnchors:o})){
s=$(s,le.errors);
c+=le.errors.length}
if(e.name!==void 0&&n.call(e,`name`)&&!ue(e.name,{
instancePath:t+`/name`,
parentData:e,
parentDataProperty:`name`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ue.errors);
c+=ue.errors.length}
if(e.family!==void 0&&n.call(e,`family`)&&!de(e.family,{
instancePath:t+`/family`,
parentData:e,
parentDataProperty:`family`,
rootData:a,
dynamicAnchors:o})){
s=$(s,de.errors);
c+=de.errors.length}
if(e.release_date!==void 0&&n.call(e,`release_date`)&&!fe(e.release_date,{
instancePath:t+`/release_date`,
parentData:e,
parentDataProperty:`release_date`,
rootData:a,
dynamicAnchors:o})){
s=$(s,fe.errors);
c+=fe.errors.length}
if(e.attachment!==void 0&&n.call(e,`attachment`)&&!pe(e.attachment,{
instancePath:t+`/attachment`,
parentData:e,
parentDataProperty:`attachment`,
rootData:a,
dynamicAnchors:o})){
s=$(s,pe.errors);
c+=pe.errors.length}
if(e.reasoning!==void 0&&n.call(e,`reasoning`)){
let n=e.reasoning;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/reasoning`,
schemaPath:`#/$defs/model/properties/reasoning/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(e.temperature!==void 0&&n.call(e,`temperature`)&&!me(e.temperature,{
instancePath:t+`/temperature`,
parentData:e,
parentDataProperty:`temperature`,
rootData:a,
dynamicAnchors:o})){
s=$(s,me.errors);
c+=me.errors.length}
if(e.tool_call!==void 0&&n.call(e,`tool_call`)&&!he(e.tool_call,{
instancePath:t+`/tool_call`,
parentData:e,
parentDataProperty:`tool_call`,
rootData:a,
dynamicAnchors:o})){
s=$(s,he.errors);
c+=he.errors.length}
if(e.interleaved!==void 0&&n.call(e,`interleaved`)&&!ge(e.interleaved,{
instancePath:t+`/interleaved`,
parentData:e,
parentDataProperty:`interleaved`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ge.errors);
c+=ge.errors.length}
if(e.cost!==void 0&&n.call(e,`cost`)&&!ve(e.cost,{
instancePath:t+`/cost`,
parentData:e,
parentDataProperty:`cost`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ve.errors);
c+=ve.errors.length}
if(e.limit!==void 0&&n.call(e,`limit`)&&!ye(e.limit,{
instancePath:t+`/limit`,
parentData:e,
parentDataProperty:`limit`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ye.errors);
c+=ye.errors.length}
if(e.modalities!==void 0&&n.call(e,`modalities`)&&!be(e.modalities,{
instancePath:t+`/modalities`,
parentData:e,
parentDataProperty:`modalities`,
rootData:a,
dynamicAnchors:o})){
s=$(s,be.errors);
c+=be.errors.length}
if(e.experimental!==void 0&&n.call(e,`experimental`)&&!xe(e.experimental,{
instancePath:t+`/experimental`,
parentData:e,
parentDataProperty:`experimental`,
rootData:a,
dynamicAnchors:o})){
s=$(s,xe.errors);
c+=xe.errors.length}
if(e.status!==void 0&&n.call(e,`status`)&&!Se(e.status,{
instancePath:t+`/status`,
parentData:e,
parentDataProperty:`status`,
rootData:a,
dynamicAnchors:o})){
s=$(s,Se.errors);
c+=Se.errors.length}
if(e.provider!==void 0&&n.call(e,`provider`)&&!Ce(e.provider,{
instancePath:t+`/provider`,
parentData:e,
parentDataProperty:`provider`,
rootData:a,
dynamicAnchors:o})){
s=$(s,Ce.errors);
c+=Ce.errors.length}
if(e.options!==void 0&&n.call(e,`options`)&&!we(e.options,{
instancePath:t+`/options`,
parentData:e,
parentDataProperty:`options`,
rootData:a,
dynamicAnchors:o})){
s=$(s,we.errors);
c+=we.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!Te(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:a,
dynamicAnchors:o})){
s=$(s,Te.errors);
c+=Te.errors.length}
if(e.variants!==void 0&&n.call(e,`variants`)){
let r=e.variants;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if((!i||typeof i!=`object`||Array.isArray(i))&&i!==null){
let n={
instancePath:t+`/variants/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/model/properties/variants/additionalProperties/type`,
keyword:`type`,
params:{}};
s=Q(s,n);
c++}
if(i&&typeof i==`object`&&!Array.isArray(i)&&i.disabled!==void 0&&n.call(i,`disabled`)&&typeof i.disabled!=`boolean`){
let n={
instancePath:t+`/variants/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabled`,
schemaPath:`#/$defs/model/properties/variants/additionalProperties/properties/disabled/type`,
keyword:`type`,
params:{}};
s=Q(s,n);
c++}}else{
let e={
instancePath:t+`/variants`,
schemaPath:`#/$defs/model/properties/variants/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}}
Ee.errors=s;
return c===0}
Ee.evaluated={
props:{
id:!0,
name:!0,
family:!0,
release_date:!0,
attachment:!0,
reasoning:!0,
temperature:!0,
tool_call:!0,
interleaved:!0,
cost:!0,
limit:!0,
modalities:!0,
experimental:!0,
status:!0,
provider:!0,
options:!0,
headers:!0,
variants:!0},
dynamicProps:!1,
dynamicItems:!1};
function De(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=De.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/provider/type`,
keyword:`type`,
params:{}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.api!==void 0&&n.call(e,`api`)&&!V(e.api,{
instancePath:t+`/api`,
parentData:e,
parentDataProperty:`api`,
rootData:a,
dynamicAnchors:o})){
s=$(s,V.errors);
c+=V.errors.length}
if(e.name!==void 0&&n.call(e,`name`)&&!H(e.name,{
instancePath:t+`/name`,
parentData:e,
parentDataProperty:`name`,
rootData:a,
dynamicAnchors:o})){
s=$(s,H.errors);
c+=H.errors.length}
if(e.env!==void 0&&n.call(e,`env`)&&!U(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:a,
dynamicAnchors:o})){
s=$(s,U.errors);
c+=U.errors.length}
if(e.id!==void 0&&n.call(e,`id`)&&!W(e.id,{
instancePath:t+`/id`,
parentData:e,
parentDataProperty:`id`,
rootData:a,
dynamicAnchors:o})){
s=$(s,W.errors);
c+=W.errors.length}
if(e.npm!==void 0&&n.call(e,`npm`)&&!G(e.npm,{
instancePath:t+`/npm`,
parentData:e,
parentDataProperty:`npm`,
rootData:a,
dynamicAnchors:o})){
s=$(s,G.errors);
c+=G.errors.length}
if(e.whitelist!==void 0&&n.call(e,`whitelist`)&&!K(e.whitelist,{
instancePath:t+`/whitelist`,
parentData:e,
parentDataProperty:`whitelist`,
rootData:a,
dynamicAnchors:o})){
s=$(s,K.errors);
c+=K.errors.length}
if(e.blacklist!==void 0&&n.call(e,`blacklist`)&&!q(e.blacklist,{
instancePath:t+`/blacklist`,
parentData:e,
parentDataProperty:`blacklist`,
rootData:a,
dynamicAnchors:o})){
s=$(s,q.errors);
c+=q.errors.length}
if(e.options!==void 0&&n.call(e,`options`)&&!ce(e.options,{
instancePath:t+`/options`,
parentData:e,
parentDataProperty:`options`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ce.errors);
c+=ce.errors.length}
if(e.models!==void 0&&n.call(e,`models`)){
let n=e.models;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!Ee(n[e],{
instancePath:t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=$(s,Ee.errors);
c+=Ee.errors.length}}else{
let e={
instancePath:t+`/models`,
schemaPath:`#/$defs/provider/properties/models/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}}
De.errors=s;
return c===0}
De.evaluated={
props:{
api:!0,
name:!0,
env:!0,
id:!0,
npm:!0,
whitelist:!0,
blacklist:!0,
options:!0,
models:!0},
dynamicProps:!1,
dynamicItems:!1};
function Oe(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=Oe.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/opencode/$defs/formatter/properties/disabled/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(e.command!==void 0&&n.call(e,`command`)&&!f(e.command,{
instancePath:t+`/command`,
parentData:e,
parentDataProperty:`command`,
rootData:a,
dynamicAnchors:o})){
s=$(s,f.errors);
c+=f.errors.length}
if(e.environment!==void 0&&n.call(e,`environment`)){
let n=e.environment;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/environment/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/$defs/formatter/properties/environment/additionalProperties/type`,
keyword:`type`,
params:{}};
s=Q(s,n);
c++}}else{
let e={
instancePath:t+`/environment`,
schemaPath:`#/$defs/opencode/$defs/formatter/properties/environment/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(e.extensions!==void 0&&n.call(e,`extensions`)&&!f(e.extensions,{
instancePath:t+`/extensions`,
parentData:e,
parentDataProperty:`extensions`,
rootData:a,
dynamicAnchors:o})){
s=$(s,f.errors);
c+=f.errors.length}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/formatter/type`,
keyword:`type`,
params:{}});
c++}
Oe.errors=s;
return c===0}
Oe.evaluated={
props:{
disabled:!0,
command:!0,
environment:!0,
extensions:!0},
dynamicProps:!1,
dynamicItems:!1};
function ke(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=ke.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/formatter/type`,
keyword:`type`,
params:{}});
s++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!Oe(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,Oe.errors);
s+=Oe.errors.length}}
ke.errors=o;
return s===0}
ke.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function Ae(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=Ae.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/languageServer/type`,
keyword:`type`,
params:{}});
c++}
let u=c;
let d=!0;
let p=c;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=Q(s,{});
c++}
let m=c;
let h=c;
if(c===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.disabled===void 0||!n.call(e,`disabled`)){
s=Q(s,{});
c++}else 
if(e.disabled!==void 0&&n.call(e,`disabled`)&&!0!==e.disabled){
s=Q(s,{});
c++}}else{
s=Q(s,{});
c++}}
if(h===c){
s=Q(s,{});
c++}else{
c=m;
s!==null&&(m?s.length=Math.min(s.length,m):s=null)}
var g=p===c;
c=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
if(g){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/languageServer/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
c++}
if(e.command!==void 0&&n.call(e,`command`)&&!f(e.command,{
instancePath:t+`/command`,
parentData:e,
parentDataProperty:`command`,
rootData:a,
dynamicAnchors:o})){
s=$(s,f.errors);
c+=f.errors.length}
if(e.extensions!==void 0&&n.call(e,`extensions`)&&!f(e.extensions,{
instancePath:t+`/extensions`,
parentData:e,
parentDataProperty:`extensions`,
rootData:a,
dynamicAnchors:o})){
s=$(s,f.errors);
c+=f.errors.length}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/opencode/$defs/languageServer/then/properties/disabled/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/opencode/$defs/languageServer/then/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
s=Q(s,n);
c++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/opencode/$defs/languageServer/then/properties/env/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}
if(e.initialization!==void 0&&n.call(e,`initialization`)){
let n=e.initialization;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/initialization`,
schemaPath:`#/$defs/opencode/$defs/languageServer/then/properties/initialization/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/languageServer/then/type`,
keyword:`type`,
params:{}});
c++}
var g=r===c;
d=g;
if(d){
var _={};
_.command=!0;
_.extensions=!0;
_.disabled=!0;
_.env=!0;
_.initialization=!0}}
if(!d){
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/languageServer/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
Ae.errors=s;
l.props=_;
return c===0}
Ae.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function je(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=je.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/lsp/type`,
keyword:`type`,
params:{}});
s++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!Ae(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,Ae.errors);
s+=Ae.errors.length}}
je.errors=o;
return s===0}
je.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function Me(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Me.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
Me.errors=o;
return s===0}
Me.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function Ne(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Ne.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(e!==`auto`&&e!==`stretch`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/layout/enum`,
keyword:`enum`,
params:{}});
s++}
Ne.errors=o;
return s===0}
Ne.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function Pe(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=Pe.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.image!==void 0&&n.call(e,`image`)){
let r=e.image;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.auto_resize!==void 0&&n.call(r,`auto_resize`)&&typeof r.auto_resize!=`boolean`){
let e={
instancePath:t+`/image/auto_resize`,
schemaPath:`#/$defs/opencode/properties/attachment/properties/image/properties/auto_resize/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}
if(r.max_width!==void 0&&n.call(r,`max_width`)&&!d(r.max_width,{
instancePath:t+`/image/max_width`,
parentData:r,
parentDataProperty:`max_width`,
rootData:a,
dynamicAnchors:o})){
s=$(s,d.errors);
c+=d.errors.length}
if(r.max_height!==void 0&&n.call(r,`max_height`)&&!d(r.max_height,{
instancePath:t+`/image/max_height`,
parentData:r,
parentDataProperty:`max_height`,
rootData:a,
dynamicAnchors:o})){
s=$(s,d.errors);
c+=d.errors.length}
if(r.max_base64_bytes!==void 0&&n.call(r,`max_base64_bytes`)&&!d(r.max_base64_bytes,{
instancePath:t+`/image/max_base64_bytes`,
parentData:r,
parentDataProperty:`max_base64_bytes`,
rootData:a,
dynamicAnchors:o})){
s=$(s,d.errors);
c+=d.errors.length}}else{
let e={
instancePath:t+`/image`,
schemaPath:`#/$defs/opencode/properties/attachment/properties/image/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/attachment/type`,
keyword:`type`,
params:{}});
c++}
Pe.errors=s;
return c===0}
Pe.evaluated={
props:{
image:!0},
dynamicProps:!1,
dynamicItems:!1};
function Fe(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=Fe.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/opencode/properties/enterprise/properties/url/type`,
keyword:`type`,
params:{}};
s=Q(s,e);
c++}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/enterprise/type`,
keyword:`type`,
params:{}});
c++}
Fe.errors=s;
return c===0}
Fe.evaluated={
props:{
url:!0},
dynamicProps:!1,
dynamicItems:!1};
function Ie(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=Ie.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.max_lines!==void 0&&n.call(e,`max_lines`)&&!d(e.max_lines,{
instancePath:t+`/max_lines`,
parentData:e,
parentDataProperty:`max_lines`,
rootData:a,
dynamicAnchors:o})){
s=$(s,d.errors);
c+=d.errors.length}
if(e.max_bytes!==void 0&&n.call(e,`max_bytes`)&&!d(e.max_bytes,{
instancePath:t+`/max_bytes`,
parentData:e,
parentDataProperty:`max_bytes`,
rootData:a,
dynamicAnchors:o})){
s=$(s,d.errors);
c+=d.errors.length}}else{
s=Q(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/tool_output/type`,
keyword:`type`,
params:{}});
c++}
Ie.errors=s;
return c===0}
Ie.evaluated={
props:{
max_lines:!0,
max_bytes:!0},
dynamicProps:!1,
dynamicItems:!1};
function Z(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Z.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/compaction/properties/auto/type`,
keyword:`type`,
params:{}});
s++}
Z.errors=o;
return s===0}
Z.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function Le(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Le.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/compaction/properties/prune/type`,
keyword:`type`,
params:{}});
s++}
Le.errors=o;
return s===0}
Le.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function Re(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Re.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!M(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,M.errors);
s+=M.errors.length}
Re.errors=o;
return s===0}
Re.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function ze(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=ze.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!M(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,M.errors);
s+=M.errors.length}
ze.errors=o;
return s===0}
ze.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function Be(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Be.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!M(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,M.errors);
s+=M.errors.length}
Be.errors=o;
return s===0}
Be.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function Ve(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Ve.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/mcp_timeout/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/mcp_timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
s++}
Ve.errors=o;
return s===0}
Ve.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function He(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=He.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/disable_paste_summary/type`,
keyword:`type`,
params:{}});
s++}
He.errors=o;
return s===0}
He.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function Ue(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Ue.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/batch_tool/type`,
keyword:`type`,
params:{}});
s++}
Ue.errors=o;
return s===0}
Ue.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function We(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=We.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/openTelemetry/type`,
keyword:`type`,
params:{}});
s++}
We.errors=o;
return s===0}
We.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function Ge(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Ge.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
Ge.errors=o;
return s===0}
Ge.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function Ke(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=Ke.evaluated;
c.dynamicProps&&(c.props=void 0);
c.dynamicItems&&(c.items=void 0);
if(typeof e!=`boolean`){
o=Q(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/continue_loop_on_deny/type`,
keyword:`type`,
params:{}});
s++}
Ke.errors=o;
return s===0}
Ke.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function qe(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let d=null;
let f=0;
let S=qe.evaluated;
S.dynamicProps&&(S.props=void 0);
S.dynamicItems&&(S.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let n=e.mcp;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!s(n[e],{
instancePath:t+`/mcp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
d=$(d,s.errors);
f+=s.errors.length}}else{
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{}};
d=Q(d,e);
f++}}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&!c(e.$schema,{
instancePath:t+`/$schema`,
parentData:e,
parentDataProperty:`$schema`,
rootData:a,
dynamicAnchors:o})){
d=$(d,c.errors);
f+=c.errors.length}
if(e.shell!==void 0&&n.call(e,`shell`)&&!l(e.shell,{
instancePath:t+`/shell`,
parentData:e,
parentDataProperty:`shell`,
rootData:a,
dynamicAnchors:o})){
d=$(d,l.errors);
f+=l.errors.length}
if(e.logLevel!==void 0&&n.call(e,`logLevel`)&&!u(e.logLevel,{
instancePath:t+`/logLevel`,
parentData:e,
parentDataProperty:`logLevel`,
rootData:a,
dynamicAnchors:o})){
d=$(d,u.errors);
f+=u.errors.length}
if(e.server!==void 0&&n.call(e,`server`)&&!p(e.server,{
instancePath:t+`/server`,
parentData:e,
parentDataProperty:`server`,
rootData:a,
dynamicAnchors:o})){
d=$(d,p.errors);
f+=p.errors.length}
if(e.command!==void 0&&n.call(e,`command`)){
let r=e.command;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.template!==void 0&&n.call(i,`template`)&&!m(i.template,{
instancePath:t+`/command/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/template`,
parentData:i,
parentDataProperty:`template`,
rootData:a,
dynamicAnchors:o})){
d=$(d,m.errors);
f+=m.errors.length}
if(i.description!==void 0&&n.call(i,`description`)&&!h(i.description,{
instancePath:t+`/command/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/description`,
parentData:i,
parentDataProperty:`description`,
rootData:a,
dynamicAnchors:o})){
d=$(d,h.errors);
f+=h.errors.length}
if(i.agent!==void 0&&n.call(i,`agent`)&&!g(i.agent,{
instancePath:t+`/command/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/agent`,
parentData:i,
parentDataProperty:`agent`,
rootData:a,
dynamicAnchors:o})){
d=$(d,g.errors);
f+=g.errors.length}
if(i.model!==void 0&&n.call(i,`model`)&&!_(i.model,{
instancePath:t+`/command/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/model`,
parentData:i,
parentDataProperty:`model`,
rootData:a,
dynamicAnchors:o})){
d=$(d,_.errors);
f+=_.errors.length}
if(i.variant!==void 0&&n.call(i,`variant`)&&!v(i.variant,{
instancePath:t+`/command/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/variant`,
parentData:i,
parentDataProperty:`variant`,
rootData:a,
dynamicAnchors:o})){
d=$(d,v.errors);
f+=v.errors.length}
if(i.subtask!==void 0&&n.call(i,`subtask`)&&!y(i.subtask,{
instancePath:t+`/command/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/subtask`,
parentData:i,
parentDataProperty:`subtask`,
rootData:a,
dynamicAnchors:o})){
d=$(d,y.errors);
f+=y.errors.length}}else{
let n={
instancePath:t+`/command/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/command/additionalProperties/type`,
keyword:`type`,
params:{}};
d=Q(d,n);
f++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{}};
d=Q(d,e);
f++}}
if(e.skills!==void 0&&n.call(e,`skills`)){
let r=e.skills;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.paths!==void 0&&n.call(r,`paths`)&&!b(r.paths,{
instancePath:t+`/skills/paths`,
parentData:r,
parentDataProperty:`paths`,
rootData:a,
dynamicAnchors:o})){
d=$(d,b.errors);
f+=b.errors.length}
if(r.urls!==void 0&&n.call(r,`urls`)&&!x(r.urls,{
instancePath:t+`/skills/urls`,
parentData:r,
parentDataProperty:`urls`,
rootData:a,
dynamicAnchors:o})){
d=$(d,x.errors);
f+=x.errors.length}}else{
let e={
instancePath:t+`/skills`,
schemaPath:`#/properties/skills/type`,
keyword:`type`,
params:{}};
d=Q(d,e);
f++}}
if(e.references!==void 0&&n.call(e,`references`)&&!C(e.references,{
instancePath:t+`/references`,
parentData:e,
parentDataProperty:`references`,
rootData:a,
dynamicAnchors:o})){
d=$(d,C.errors);
f+=C.errors.length}
if(e.reference!==void 0&&n.call(e,`reference`)&&!w(e.reference,{
instancePath:t+`/reference`,
parentData:e,
parentDataProperty:`reference`,
rootData:a,
dynamicAnchors:o})){
d=$(d,w.errors);
f+=w.errors.length}
if(e.watcher!==void 0&&n.call(e,`watcher`)&&!T(e.watcher,{
instancePath:t+`/watcher`,
parentData:e,
parentDataProperty:`watcher`,
rootData:a,
dynamicAnchors:o})){
d=$(d,T.errors);
f+=T.errors.length}
if(e.snapshot!==void 0&&n.call(e,`snapshot`)&&!E(e.snapshot,{
instancePath:t+`/snapshot`,
parentData:e,
parentDataProperty:`snapshot`,
rootData:a,
dynamicAnchors:o})){
d=$(d,E.errors);
f+=E.errors.length}
if(e.plugin!==void 0&&n.call(e,`plugin`)&&!O(e.plugin,{
instancePath:t+`/plugin`,
parentData:e,
parentDataProperty:`plugin`,
rootData:a,
dynamicAnchors:o})){
d=$(d,O.errors);
f+=O.errors.length}
if(e.share!==void 0&&n.call(e,`share`)&&!ee(e.share,{
instancePath:t+`/share`,
parentData:e,
parentDataProperty:`share`,
rootData:a,
dynamicAnchors:o})){
d=$(d,ee.errors);
f+=ee.errors.length}
if(e.autoshare!==void 0&&n.call(e,`autoshare`)&&!k(e.autoshare,{
instancePath:t+`/autoshare`,
parentData:e,
parentDataProperty:`autoshare`,
rootData:a,
dynamicAnchors:o})){
d=$(d,k.errors);
f+=k.errors.length}
if(e.autoupdate!==void 0&&n.call(e,`autoupdate`)&&!A(e.autoupdate,{
instancePath:t+`/autoupdate`,
parentData:e,
parentDataProperty:`autoupdate`,
rootData:a,
dynamicAnchors:o})){
d=$(d,A.errors);
f+=A.errors.length}
if(e.disabled_providers!==void 0&&n.call(e,`disabled_providers`)&&!j(e.disabled_providers,{
instancePath:t+`/disabled_providers`,
parentData:e,
parentDataProperty:`disabled_providers`,
rootData:a,
dynamicAnchors:o})){
d=$(d,j.errors);
f+=j.errors.length}
if(e.enabled_providers!==void 0&&n.call(e,`enabled_providers`)&&!te(e.enabled_providers,{
instancePath:t+`/enabled_providers`,
parentData:e,
parentDataProperty:`enabled_providers`,
rootData:a,
dynamicAnchors:o})){
d=$(d,te.errors);
f+=te.errors.length}
if(e.model!==void 0&&n.call(e,`model`)){
let n=e.model;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/model`,
schemaPath:`#/properties/model/type`,
keyword:`type`,
params:{}};
d=Q(d,e);
f++}}
if(e.small_model!==void 0&&n.call(e,`small_model`)){
let n=e.small_model;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/small_model`,
schemaPath:`#/properties/small_model/type`,
keyword:`type`,
params:{}};
d=Q(d,e);
f++}}
if(e.default_agent!==void 0&&n.call(e,`default_agent`)){
let n=e.default_agent;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/default_agent`,
schemaPath:`#/properties/default_agent/type`,
keyword:`type`,
params:{}};
d=Q(d,e);
f++}}
if(e.subagent_depth!==void 0&&n.call(e,`subagent_depth`)&&!ne(e.subagent_depth,{
instancePath:t+`/subagent_depth`,
parentData:e,
parentDataProperty:`subagent_depth`,
rootData:a,
dynamicAnchors:o})){
d=$(d,ne.errors);
f+=ne.errors.length}
if(e.username!==void 0&&n.call(e,`username`)&&!re(e.username,{
instancePath:t+`/username`,
parentData:e,
parentDataProperty:`username`,
rootData:a,
dynamicAnchors:o})){
d=$(d,re.errors);
f+=re.errors.length}
if(e.agent!==void 0&&n.call(e,`agent`)&&!B(e.agent,{
instancePath:t+`/agent`,
parentData:e,
parentDataProperty:`agent`,
rootData:a,
dynamicAnchors:o})){
d=$(d,B.errors);
f+=B.errors.length}
if(e.mode!==void 0&&n.call(e,`mode`)&&!B(e.mode,{
instancePath:t+`/mode`,
parentData:e,
parentDataProperty:`mode`,
rootData:a,
dynamicAnchors:o})){
d=$(d,B.errors);
f+=B.errors.length}
if(e.provider!==void 0&&n.call(e,`provider`)){
let n=e.provider;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!De(n[e],{
instancePath:t+`/provider/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
d=$(d,De.errors);
f+=De.errors.length}}else{
let e={
instancePath:t+`/provider`,
schemaPath:`#/properties/provider/type`,
keyword:`type`,
params:{}};
d=Q(d,e);
f++}}
if(e.formatter!==void 0&&n.call(e,`formatter`)&&!ke(e.formatter,{
instancePath:t+`/formatter`,
parentData:e,
parentDataProperty:`formatter`,
rootData:a,
dynamicAnchors:o})){
d=$(d,ke.errors);
f+=ke.errors.length}
if(e.lsp!==void 0&&n.call(e,`lsp`)&&!je(e.lsp,{
instancePath:t+`/lsp`,
parentData:e,
parentDataProperty:`lsp`,
rootData:a,
dynamicAnchors:o})){
d=$(d,je.errors);
f+=je.errors.length}
if(e.instructions!==void 0&&n.call(e,`instructions`)&&!Me(e.instructions,{
instancePath:t+`/instructions`,
parentData:e,
parentDataProperty:`instructions`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Me.errors);
f+=Me.errors.length}
if(e.layout!==void 0&&n.call(e,`layout`)&&!Ne(e.layout,{
instancePath:t+`/layout`,
parentData:e,
parentDataProperty:`layout`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ne.errors);
f+=Ne.errors.length}
if(e.permission!==void 0&&n.call(e,`permission`)&&!z(e.permission,{
instancePath:t+`/permission`,
parentData:e,
parentDataProperty:`permission`,
rootData:a,
dynamicAnchors:o})){
d=$(d,z.errors);
f+=z.errors.length}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`boolean`){
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{}};
d=Q(d,n);
f++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/type`,
keyword:`type`,
params:{}};
d=Q(d,e);
f++}}
if(e.attachment!==void 0&&n.call(e,`attachment`)&&!Pe(e.attachment,{
instancePath:t+`/attachment`,
parentData:e,
parentDataProperty:`attachment`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Pe.errors);
f+=Pe.errors.length}
if(e.enterprise!==void 0&&n.call(e,`enterprise`)&&!Fe(e.enterprise,{
instancePath:t+`/enterprise`,
parentData:e,
parentDataProperty:`enterprise`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Fe.errors);
f+=Fe.errors.length}
if(e.tool_output!==void 0&&n.call(e,`tool_output`)&&!Ie(e.tool_output,{
instancePath:t+`/tool_output`,
parentData:e,
parentDataProperty:`tool_output`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ie.errors);
f+=Ie.errors.length}
if(e.compaction!==void 0&&n.call(e,`compaction`)){
let r=e.compaction;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.auto!==void 0&&n.call(r,`auto`)&&!Z(r.auto,{
instancePath:t+`/compaction/auto`,
parentData:r,
parentDataProperty:`auto`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Z.errors);
f+=Z.errors.length}
if(r.prune!==void 0&&n.call(r,`prune`)&&!Le(r.prune,{
instancePath:t+`/compaction/prune`,
parentData:r,
parentDataProperty:`prune`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Le.errors);
f+=Le.errors.length}
if(r.tail_turns!==void 0&&n.call(r,`tail_turns`)&&!Re(r.tail_turns,{
instancePath:t+`/compaction/tail_turns`,
parentData:r,
parentDataProperty:`tail_turns`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Re.errors);
f+=Re.errors.length}
if(r.preserve_recent_tokens!==void 0&&n.call(r,`preserve_recent_tokens`)&&!ze(r.preserve_recent_tokens,{
instancePath:t+`/compaction/preserve_recent_tokens`,
parentData:r,
parentDataProperty:`preserve_recent_tokens`,
rootData:a,
dynamicAnchors:o})){
d=$(d,ze.errors);
f+=ze.errors.length}
if(r.reserved!==void 0&&n.call(r,`reserved`)&&!Be(r.reserved,{
instancePath:t+`/compaction/reserved`,
parentData:r,
parentDataProperty:`reserved`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Be.errors);
f+=Be.errors.length}}else{
let e={
instancePath:t+`/compaction`,
schemaPath:`#/properties/compaction/type`,
keyword:`type`,
params:{}};
d=Q(d,e);
f++}}
if(e.experimental!==void 0&&n.call(e,`experimental`)){
let r=e.experimental;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mcp_timeout!==void 0&&n.call(r,`mcp_timeout`)&&!Ve(r.mcp_timeout,{
instancePath:t+`/experimental/mcp_timeout`,
parentData:r,
parentDataProperty:`mcp_timeout`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ve.errors);
f+=Ve.errors.length}
if(r.disable_paste_summary!==void 0&&n.call(r,`disable_paste_summary`)&&!He(r.disable_paste_summary,{
instancePath:t+`/experimental/disable_paste_summary`,
parentData:r,
parentDataProperty:`disable_paste_summary`,
rootData:a,
dynamicAnchors:o})){
d=$(d,He.errors);
f+=He.errors.length}
if(r.batch_tool!==void 0&&n.call(r,`batch_tool`)&&!Ue(r.batch_tool,{
instancePath:t+`/experimental/batch_tool`,
parentData:r,
parentDataProperty:`batch_tool`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ue.errors);
f+=Ue.errors.length}
if(r.openTelemetry!==void 0&&n.call(r,`openTelemetry`)&&!We(r.openTelemetry,{
instancePath:t+`/experimental/openTelemetry`,
parentData:r,
parentDataProperty:`openTelemetry`,
rootData:a,
dynamicAnchors:o})){
d=$(d,We.errors);
f+=We.errors.length}
if(r.primary_tools!==void 0&&n.call(r,`primary_tools`)&&!Ge(r.primary_tools,{
instancePath:t+`/experimental/primary_tools`,
parentData:r,
parentDataProperty:`primary_tools`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ge.errors);
f+=Ge.errors.length}
if(r.continue_loop_on_deny!==void 0&&n.call(r,`continue_loop_on_deny`)&&!Ke(r.continue_loop_on_deny,{
instancePath:t+`/experimental/continue_loop_on_deny`,
parentData:r,
parentDataProperty:`continue_loop_on_deny`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ke.errors);
f+=Ke.errors.length}}else{
let e={
instancePath:t+`/experimental`,
schemaPath:`#/properties/experimental/type`,
keyword:`type`,
params:{}};
d=Q(d,e);
f++}}}else{
d=Q(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
qe.errors=d;
return f===0}
qe.evaluated={
props:{
mcp:!0,
$schema:!0,
shell:!0,
logLevel:!0,
server:!0,
command:!0,
skills:!0,
references:!0,
reference:!0,
watcher:!0,
snapshot:!0,
plugin:!0,
share:!0,
autoshare:!0,
autoupdate:!0,
disabled_providers:!0,
enabled_providers:!0,
model:!0,
small_model:!0,
default_agent:!0,
subagent_depth:!0,
username:!0,
agent:!0,
mode:!0,
provider:!0,
formatter:!0,
lsp:!0,
instructions:!0,
layout:!0,
permission:!0,
tools:!0,
attachment:!0,
enterprise:!0,
tool_output:!0,
compaction:!0,
experimental:!0},
dynamicProps:!1,
dynamicItems:!1};
function Q(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function $(e,t){
if(e===null)
return t;
for(
let n of t)
Q(e,n);
return e}}));
exports.kilo_exports=n;
exports.require_kilo=v;
"use strict";
const e=require("./core.js").rolldownRuntime;
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
syntax:t.passedOver(f),
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
validate:Je,
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
},
"disabled": {}
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
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
s=Q(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/strings/additionalProperties/type`);
c++}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
c++}
r.errors=s;
return c===0}
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/timeout/type`,
keyword:`type`,
params:{}});
c++}
if(typeof e==`number`&&isFinite(e)){
if(e>9007199254740991||isNaN(e)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/timeout/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:9007199254740991}});
c++}
if(e<=0||isNaN(e)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
c++}}
i.errors=s;
return c===0}
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=Z(u,{
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
u=Q(u,t+`/command/`+r,`#/$defs/local/properties/command/items/type`);
d++}}else{
u=Q(u,t+`/command`,`#/$defs/local/properties/command/type`);
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
u=Z(u,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
d++}
a.errors=u;
return d===0}
function o(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=Z(u,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=Q(u,t+`/url`,`#/$defs/remote/properties/url/type`);
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
u=Q(u,t+`/oauth`,`#/$defs/remote/properties/oauth/type`);
d++}
let i=d;
let a=!0;
let o=d;
if(typeof r!=`boolean`){
u=Z(u,{});
d++}
var f=o===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
let s;
if(f){
let e=d;
if(!1!==r){
u=Q(u,t+`/oauth`,`#/$defs/remote/properties/oauth/then/const`,{
allowedValue:!1});
d++}
var f=e===d;
a=f;
s=`then`}else{
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
u=Q(u,t+`/oauth/clientId`,`#/$defs/remote/properties/oauth/else/properties/clientId/type`);
d++}
if(r.clientSecret!==void 0&&n.call(r,`clientSecret`)&&typeof r.clientSecret!=`string`){
u=Q(u,t+`/oauth/clientSecret`,`#/$defs/remote/properties/oauth/else/properties/clientSecret/type`);
d++}
if(r.scope!==void 0&&n.call(r,`scope`)&&typeof r.scope!=`string`){
u=Q(u,t+`/oauth/scope`,`#/$defs/remote/properties/oauth/else/properties/scope/type`);
d++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
u=Q(u,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/else/properties/callbackPort/type`);
d++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
u=Q(u,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/else/properties/callbackPort/maximum`,{
comparison:`<=`,
limit:65535});
d++}
if(e<1||isNaN(e)){
u=Q(u,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/else/properties/callbackPort/minimum`,{
comparison:`>=`,
limit:1});
d++}}}
if(r.redirectUri!==void 0&&n.call(r,`redirectUri`)&&typeof r.redirectUri!=`string`){
u=Q(u,t+`/oauth/redirectUri`,`#/$defs/remote/properties/oauth/else/properties/redirectUri/type`);
d++}}else{
u=Q(u,t+`/oauth`,`#/$defs/remote/properties/oauth/else/type`);
d++}
var f=e===d;
a=f;
if(a){
var p={};
p.clientId=!0;
p.clientSecret=!0;
p.scope=!0;
p.callbackPort=!0;
p.redirectUri=!0}
s=`else`}
if(!a){
u=Q(u,t+`/oauth`,`#/$defs/remote/properties/oauth/if`,{
failingKeyword:s});
d++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!i(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:c,
dynamicAnchors:l})){
u=$(u,i.errors);
d+=i.errors.length}}else{
u=Z(u,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
d++}
o.errors=u;
return d===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=d;
let p=!0;
let m=d;
if(d===m){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=Z(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`local`){
u=Z(u,{});
d++}}else{
u=Z(u,{});
d++}}
var h=m===d;
d=f;
u!==null&&(f?u.length=Math.min(u.length,f):u=null);
if(h){
let n=d;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:l})){
u=$(u,a.errors);
d+=a.errors.length}
var h=n===d;
p=h;
if(p){
var g={};
g.command=!0;
g.environment=!0;
g.timeout=!0;
g.env=!0;
g.type=!0}}
if(!p){
u=Z(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
let _=d;
let v=!0;
let y=d;
if(d===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=Z(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`remote`){
u=Z(u,{});
d++}}else{
u=Z(u,{});
d++}}
var b=y===d;
d=_;
u!==null&&(_?u.length=Math.min(u.length,_):u=null);
if(b){
let n=d;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:l})){
u=$(u,o.errors);
d+=o.errors.length}
var b=n===d;
v=b;
if(v){
var x={};
x.url=!0;
x.headers=!0;
x.oauth=!0;
x.timeout=!0;
x.type=!0}}
if(!v){
u=Z(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(g!==!0&&x!==void 0){
if(x===!0)
g=!0;else{
g||={};
Object.assign(g,x)}}
let S=d;
let C=!0;
let w=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=Z(u,{});
d++}
let T=d;
let E=d;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
u=Z(u,{});
d++}
if(E===d){
u=Z(u,{});
d++}else{
d=T;
u!==null&&(T?u.length=Math.min(u.length,T):u=null)}
var D=w===d;
d=S;
u!==null&&(S?u.length=Math.min(u.length,S):u=null);
if(D){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled===void 0||!n.call(e,`enabled`)){
u=Z(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/required`,
keyword:`required`,
params:{
missingProperty:`enabled`}});
d++}}else{
u=Z(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
d++}
var D=r===d;
C=D}
if(!C){
u=Z(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(g!==!0){
g||={};
g.type=!0;
g.enabled=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
u=Q(u,t+`/type`,`#/$defs/server/properties/type/type`);
d++}
if(n!==`local`&&n!==`remote`){
u=Q(u,t+`/type`,`#/$defs/server/properties/type/enum`);
d++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
u=Q(u,t+`/enabled`,`#/$defs/server/properties/enabled/type`);
d++}}else{
u=Z(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
s.errors=u;
return d===0}
function c(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/$schema/type`,
keyword:`type`,
params:{}});
s++}
c.errors=o;
return s===0}
function l(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/shell/type`,
keyword:`type`,
params:{}});
s++}
l.errors=o;
return s===0}
function u(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`DEBUG`&&e!==`INFO`&&e!==`WARN`&&e!==`ERROR`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/logLevel/enum`,
keyword:`enum`,
params:{}});
s++}
u.errors=o;
return s===0}
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/positive/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/positive/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
s++}
d.errors=o;
return s===0}
function f(e,{
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
o=Q(o,t+`/`+r,`#/$defs/opencode/$defs/texts/items/type`);
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/texts/type`,
keyword:`type`,
params:{}});
s++}
f.errors=o;
return s===0}
function p(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
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
s=Q(s,t+`/hostname`,`#/$defs/opencode/properties/server/properties/hostname/type`);
c++}
if(e.mdns!==void 0&&n.call(e,`mdns`)&&typeof e.mdns!=`boolean`){
s=Q(s,t+`/mdns`,`#/$defs/opencode/properties/server/properties/mdns/type`);
c++}
if(e.mdnsDomain!==void 0&&n.call(e,`mdnsDomain`)&&typeof e.mdnsDomain!=`string`){
s=Q(s,t+`/mdnsDomain`,`#/$defs/opencode/properties/server/properties/mdnsDomain/type`);
c++}
if(e.cors!==void 0&&n.call(e,`cors`)&&!f(e.cors,{
instancePath:t+`/cors`,
parentData:e,
parentDataProperty:`cors`,
rootData:a,
dynamicAnchors:o})){
s=$(s,f.errors);
c+=f.errors.length}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/server/type`,
keyword:`type`,
params:{}});
c++}
p.errors=s;
return c===0}
function m(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/template/type`,
keyword:`type`,
params:{}});
s++}
m.errors=o;
return s===0}
function h(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/description/type`,
keyword:`type`,
params:{}});
s++}
h.errors=o;
return s===0}
function g(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/agent/type`,
keyword:`type`,
params:{}});
s++}
g.errors=o;
return s===0}
function _(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/model/type`,
keyword:`type`,
params:{}});
s++}
_.errors=o;
return s===0}
function v(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/variant/type`,
keyword:`type`,
params:{}});
s++}
v.errors=o;
return s===0}
function y(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/command/properties/subtask/type`,
keyword:`type`,
params:{}});
s++}
y.errors=o;
return s===0}
function b(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
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
function x(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
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
function S(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let r of Object.keys(e)){
let i=e[r];
if(typeof i!=`string`&&(!i||typeof i!=`object`||Array.isArray(i))){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/$defs/references/additionalProperties/type`);
c++}
let a=c;
let o=!0;
let d=c;
if(!i||typeof i!=`object`||Array.isArray(i)){
s=Z(s,{});
c++}
var l=d===c;
c=a;
s!==null&&(a?s.length=Math.min(s.length,a):s=null);
if(l){
let e=c;
if(!i||typeof i!=`object`||Array.isArray(i)){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/$defs/references/additionalProperties/then/type`);
c++}
let a=c;
let d=!1;
let f=c;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.repository===void 0||!n.call(i,`repository`)){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/$defs/references/additionalProperties/then/anyOf/0/required`,{
missingProperty:`repository`});
c++}}else{
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/$defs/references/additionalProperties/then/anyOf/0/type`);
c++}
var u=f===c;
d||=u;
let p=c;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.path===void 0||!n.call(i,`path`)){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/$defs/references/additionalProperties/then/anyOf/1/required`,{
missingProperty:`path`});
c++}}else{
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/$defs/references/additionalProperties/then/anyOf/1/type`);
c++}
var u=p===c;
d||=u;
if(d){
c=a;
s!==null&&(a?s.length=Math.min(s.length,a):s=null)}else{
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/$defs/references/additionalProperties/then/anyOf`);
c++}
var l=e===c;
o=l}
if(!o){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/$defs/references/additionalProperties/if`,{
failingKeyword:`then`});
c++}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/references/type`,
keyword:`type`,
params:{}});
c++}
S.errors=s;
return c===0}
function C(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
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
function w(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
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
function T(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.ignore!==void 0&&n.call(e,`ignore`)&&!f(e.ignore,{
instancePath:t+`/ignore`,
parentData:e,
parentDataProperty:`ignore`,
rootData:a,
dynamicAnchors:o})){
s=$(s,f.errors);
c+=f.errors.length}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/watcher/type`,
keyword:`type`,
params:{}});
c++}
T.errors=s;
return c===0}
function E(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/snapshot/type`,
keyword:`type`,
params:{}});
s++}
E.errors=o;
return s===0}
function D(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`&&!Array.isArray(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/plugin/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(!Array.isArray(e)){
o=Z(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
if(d){
let n=s;
if(Array.isArray(e)){
if(e.length>2){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/plugin/then/maxItems`,
keyword:`maxItems`,
params:{
limit:2}});
s++}
if(e.length<2){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/plugin/then/minItems`,
keyword:`minItems`,
params:{
limit:2}});
s++}
let n=e.length;
if(n>0&&typeof e[0]!=`string`){
o=Q(o,t+`/0`,`#/$defs/opencode/$defs/plugin/then/prefixItems/0/type`);
s++}
if(n>1){
let n=e[1];
if(!n||typeof n!=`object`||Array.isArray(n)){
o=Q(o,t+`/1`,`#/$defs/opencode/$defs/plugin/then/prefixItems/1/type`);
s++}}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/plugin/then/type`,
keyword:`type`,
params:{}});
s++}
var d=n===s;
l=d}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/plugin/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
s++}
D.errors=o;
return s===0}
function ee(e,{
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
if(!D(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,D.errors);
s+=D.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/plugin/type`,
keyword:`type`,
params:{}});
s++}
ee.errors=o;
return s===0}
function O(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`manual`&&e!==`auto`&&e!==`disabled`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/share/enum`,
keyword:`enum`,
params:{}});
s++}
O.errors=o;
return s===0}
function k(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/autoshare/type`,
keyword:`type`,
params:{}});
s++}
k.errors=o;
return s===0}
function A(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==!0&&e!==!1&&e!==`notify`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/autoupdate/enum`,
keyword:`enum`,
params:{}});
s++}
A.errors=o;
return s===0}
function te(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
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
function ne(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
ne.errors=o;
return s===0}
function j(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/count/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<0||isNaN(e))){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/count/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}});
s++}
j.errors=o;
return s===0}
function re(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!j(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,j.errors);
s+=j.errors.length}
re.errors=o;
return s===0}
function ie(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/username/type`,
keyword:`type`,
params:{}});
s++}
ie.errors=o;
return s===0}
function ae(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`boolean`){
o=Q(o,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/properties/tools/additionalProperties/type`);
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/tools/type`,
keyword:`type`,
params:{}});
s++}
ae.errors=o;
return s===0}
function oe(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/disable/type`,
keyword:`type`,
params:{}});
s++}
oe.errors=o;
return s===0}
function se(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`subagent`&&e!==`primary`&&e!==`all`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/mode/enum`,
keyword:`enum`,
params:{}});
s++}
se.errors=o;
return s===0}
function M(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/hidden/type`,
keyword:`type`,
params:{}});
s++}
M.errors=o;
return s===0}
function N(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/options/type`,
keyword:`type`,
params:{}});
s++}
N.errors=o;
return s===0}
let ce=RegExp(`^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$`,`u`);
function P(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!ce.test(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/color/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$`}});
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/agents/additionalProperties/properties/color/type`,
keyword:`type`,
params:{}});
s++}
P.errors=o;
return s===0}
function F(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!d(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,d.errors);
s+=d.errors.length}
F.errors=o;
return s===0}
function I(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`ask`&&e!==`allow`&&e!==`deny`&&e!==null){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/action/enum`,
keyword:`enum`,
params:{}});
s++}
I.errors=o;
return s===0}
function L(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/rule/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(!e||typeof e!=`object`||Array.isArray(e)){
o=Z(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
let n=s;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!I(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,I.errors);
s+=I.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/rule/then/type`,
keyword:`type`,
params:{}});
s++}
var d=n===s;
l=d;
f=`then`}else{
let c=s;
if(!I(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,I.errors);
s+=I.errors.length}
var d=c===s;
l=d;
f=`else`}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/rule/if`,
keyword:`if`,
params:{
failingKeyword:f}});
s++}
L.errors=o;
return s===0}
function R(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/permission/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(!e||typeof e!=`object`||Array.isArray(e)){
o=Z(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
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
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/permission/then/type`,
keyword:`type`,
params:{}});
s++}
var d=n===s;
l=d;
f=`then`}else{
let c=s;
if(!I(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,I.errors);
s+=I.errors.length}
var d=c===s;
l=d;
f=`else`}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/permission/if`,
keyword:`if`,
params:{
failingKeyword:f}});
s++}
R.errors=o;
return s===0}
function z(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let r of Object.keys(e)){
let i=e[r];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.model!==void 0&&n.call(i,`model`)){
let e=i.model;
if(typeof e!=`string`&&e!==null){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/model`,`#/$defs/agents/additionalProperties/properties/model/type`);
c++}}
if(i.variant!==void 0&&n.call(i,`variant`)){
let e=i.variant;
if(typeof e!=`string`&&e!==null){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/variant`,`#/$defs/agents/additionalProperties/properties/variant/type`);
c++}}
if(i.temperature!==void 0&&n.call(i,`temperature`)){
let e=i.temperature;
if(!(typeof e==`number`&&isFinite(e))&&e!==null){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/temperature`,`#/$defs/agents/additionalProperties/properties/temperature/type`);
c++}}
if(i.top_p!==void 0&&n.call(i,`top_p`)){
let e=i.top_p;
if(!(typeof e==`number`&&isFinite(e))&&e!==null){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/top_p`,`#/$defs/agents/additionalProperties/properties/top_p/type`);
c++}}
if(i.prompt!==void 0&&n.call(i,`prompt`)){
let e=i.prompt;
if(typeof e!=`string`&&e!==null){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/prompt`,`#/$defs/agents/additionalProperties/properties/prompt/type`);
c++}}
if(i.tools!==void 0&&n.call(i,`tools`)&&!ae(i.tools,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/tools`,
parentData:i,
parentDataProperty:`tools`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ae.errors);
c+=ae.errors.length}
if(i.disable!==void 0&&n.call(i,`disable`)&&!oe(i.disable,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disable`,
parentData:i,
parentDataProperty:`disable`,
rootData:a,
dynamicAnchors:o})){
s=$(s,oe.errors);
c+=oe.errors.length}
if(i.description!==void 0&&n.call(i,`description`)){
let e=i.description;
if(typeof e!=`string`&&e!==null){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/description`,`#/$defs/agents/additionalProperties/properties/description/type`);
c++}}
if(i.mode!==void 0&&n.call(i,`mode`)&&!se(i.mode,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mode`,
parentData:i,
parentDataProperty:`mode`,
rootData:a,
dynamicAnchors:o})){
s=$(s,se.errors);
c+=se.errors.length}
if(i.hidden!==void 0&&n.call(i,`hidden`)&&!M(i.hidden,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/hidden`,
parentData:i,
parentDataProperty:`hidden`,
rootData:a,
dynamicAnchors:o})){
s=$(s,M.errors);
c+=M.errors.length}
if(i.options!==void 0&&n.call(i,`options`)&&!N(i.options,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/options`,
parentData:i,
parentDataProperty:`options`,
rootData:a,
dynamicAnchors:o})){
s=$(s,N.errors);
c+=N.errors.length}
if(i.color!==void 0&&n.call(i,`color`)&&!P(i.color,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/color`,
parentData:i,
parentDataProperty:`color`,
rootData:a,
dynamicAnchors:o})){
s=$(s,P.errors);
c+=P.errors.length}
if(i.steps!==void 0&&n.call(i,`steps`)){
let e=i.steps;
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&e!==null){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/steps`,`#/$defs/agents/additionalProperties/properties/steps/type`);
c++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/steps`,`#/$defs/agents/additionalProperties/properties/steps/exclusiveMinimum`,{
comparison:`>`,
limit:0});
c++}}
if(i.maxSteps!==void 0&&n.call(i,`maxSteps`)&&!F(i.maxSteps,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/maxSteps`,
parentData:i,
parentDataProperty:`maxSteps`,
rootData:a,
dynamicAnchors:o})){
s=$(s,F.errors);
c+=F.errors.length}
if(i.permission!==void 0&&n.call(i,`permission`)&&!R(i.permission,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/permission`,
parentData:i,
parentDataProperty:`permission`,
rootData:a,
dynamicAnchors:o})){
s=$(s,R.errors);
c+=R.errors.length}}else{
s=Q(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/agents/additionalProperties/type`);
c++}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/agents/type`,
keyword:`type`,
params:{}});
c++}
z.errors=s;
return c===0}
function B(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/provider/properties/api/type`,
keyword:`type`,
params:{}});
s++}
B.errors=o;
return s===0}
function V(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/provider/properties/name/type`,
keyword:`type`,
params:{}});
s++}
V.errors=o;
return s===0}
function H(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
H.errors=o;
return s===0}
function U(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/provider/properties/id/type`,
keyword:`type`,
params:{}});
s++}
U.errors=o;
return s===0}
function W(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/provider/properties/npm/type`,
keyword:`type`,
params:{}});
s++}
W.errors=o;
return s===0}
function G(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
G.errors=o;
return s===0}
function K(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
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
function q(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/limitOrNone/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(typeof e!=`boolean`){
o=Z(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
let n=s;
if(!1!==e){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/limitOrNone/then/const`,
keyword:`const`,
params:{
allowedValue:!1}});
s++}
var d=n===s;
l=d;
f=`then`}else{
let n=s;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/limitOrNone/else/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/limitOrNone/else/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
s++}
var d=n===s;
l=d;
f=`else`}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/limitOrNone/if`,
keyword:`if`,
params:{
failingKeyword:f}});
s++}
q.errors=o;
return s===0}
function le(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.apiKey!==void 0&&n.call(e,`apiKey`)&&typeof e.apiKey!=`string`){
s=Q(s,t+`/apiKey`,`#/$defs/opencode/$defs/provider/properties/options/properties/apiKey/type`);
c++}
if(e.baseURL!==void 0&&n.call(e,`baseURL`)&&typeof e.baseURL!=`string`){
s=Q(s,t+`/baseURL`,`#/$defs/opencode/$defs/provider/properties/options/properties/baseURL/type`);
c++}
if(e.enterpriseUrl!==void 0&&n.call(e,`enterpriseUrl`)&&typeof e.enterpriseUrl!=`string`){
s=Q(s,t+`/enterpriseUrl`,`#/$defs/opencode/$defs/provider/properties/options/properties/enterpriseUrl/type`);
c++}
if(e.setCacheKey!==void 0&&n.call(e,`setCacheKey`)&&typeof e.setCacheKey!=`boolean`){
s=Q(s,t+`/setCacheKey`,`#/$defs/opencode/$defs/provider/properties/options/properties/setCacheKey/type`);
c++}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!q(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:a,
dynamicAnchors:o})){
s=$(s,q.errors);
c+=q.errors.length}
if(e.headerTimeout!==void 0&&n.call(e,`headerTimeout`)&&!q(e.headerTimeout,{
instancePath:t+`/headerTimeout`,
parentData:e,
parentDataProperty:`headerTimeout`,
rootData:a,
dynamicAnchors:o})){
s=$(s,q.errors);
c+=q.errors.length}
if(e.chunkTimeout!==void 0&&n.call(e,`chunkTimeout`)&&!d(e.chunkTimeout,{
instancePath:t+`/chunkTimeout`,
parentData:e,
parentDataProperty:`chunkTimeout`,
rootData:a,
dynamicAnchors:o})){
s=$(s,d.errors);
c+=d.errors.length}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/provider/properties/options/type`,
keyword:`type`,
params:{}});
c++}
le.errors=s;
return c===0}
function ue(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/id/type`,
keyword:`type`,
params:{}});
s++}
ue.errors=o;
return s===0}
function de(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/name/type`,
keyword:`type`,
params:{}});
s++}
de.errors=o;
return s===0}
function fe(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/family/type`,
keyword:`type`,
params:{}});
s++}
fe.errors=o;
return s===0}
function pe(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/release_date/type`,
keyword:`type`,
params:{}});
s++}
pe.errors=o;
return s===0}
function me(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/attachment/type`,
keyword:`type`,
params:{}});
s++}
me.errors=o;
return s===0}
function he(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/temperature/type`,
keyword:`type`,
params:{}});
s++}
he.errors=o;
return s===0}
function ge(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/tool_call/type`,
keyword:`type`,
params:{}});
s++}
ge.errors=o;
return s===0}
function _e(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(typeof e!=`boolean`&&typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/interleaved/type`,
keyword:`type`,
params:{}});
c++}
let l=c;
let u=!0;
let d=c;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=Z(s,{});
c++}
var f=d===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
if(f){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.field===void 0||!n.call(e,`field`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/interleaved/then/required`,
keyword:`required`,
params:{
missingProperty:`field`}});
c++}
if(e.field!==void 0&&n.call(e,`field`)&&typeof e.field!=`string`){
s=Q(s,t+`/field`,`#/$defs/opencode/$defs/model/properties/interleaved/then/properties/field/type`);
c++}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/interleaved/then/type`,
keyword:`type`,
params:{}});
c++}
var f=r===c;
u=f;
if(u){
var p={};
p.field=!0}}
if(!u){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/interleaved/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
_e.errors=s;
return c===0}
let ve={
validate:J};
function J(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.input===void 0||!n.call(e,`input`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/cost/required`,
keyword:`required`,
params:{
missingProperty:`input`}});
c++}
if(e.output===void 0||!n.call(e,`output`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/cost/required`,
keyword:`required`,
params:{
missingProperty:`output`}});
c++}
if(e.input!==void 0&&n.call(e,`input`)){
let n=e.input;
if(!(typeof n==`number`&&isFinite(n))){
s=Q(s,t+`/input`,`#/$defs/opencode/$defs/cost/properties/input/type`);
c++}}
if(e.output!==void 0&&n.call(e,`output`)){
let n=e.output;
if(!(typeof n==`number`&&isFinite(n))){
s=Q(s,t+`/output`,`#/$defs/opencode/$defs/cost/properties/output/type`);
c++}}
if(e.cache_read!==void 0&&n.call(e,`cache_read`)){
let n=e.cache_read;
if(!(typeof n==`number`&&isFinite(n))){
s=Q(s,t+`/cache_read`,`#/$defs/opencode/$defs/cost/properties/cache_read/type`);
c++}}
if(e.cache_write!==void 0&&n.call(e,`cache_write`)){
let n=e.cache_write;
if(!(typeof n==`number`&&isFinite(n))){
s=Q(s,t+`/cache_write`,`#/$defs/opencode/$defs/cost/properties/cache_write/type`);
c++}}
if(e.context_over_200k!==void 0&&n.call(e,`context_over_200k`)&&!ve.validate(e.context_over_200k,{
instancePath:t+`/context_over_200k`,
parentData:e,
parentDataProperty:`context_over_200k`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ve.validate.errors);
c+=ve.validate.errors.length}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/cost/type`,
keyword:`type`,
params:{}});
c++}
J.errors=s;
return c===0}
function ye(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!J(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,J.errors);
s+=J.errors.length}
ye.errors=o;
return s===0}
function be(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.context===void 0||!n.call(e,`context`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/limit/required`,
keyword:`required`,
params:{
missingProperty:`context`}});
c++}
if(e.output===void 0||!n.call(e,`output`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/limit/required`,
keyword:`required`,
params:{
missingProperty:`output`}});
c++}
if(e.context!==void 0&&n.call(e,`context`)){
let n=e.context;
if(!(typeof n==`number`&&isFinite(n))){
s=Q(s,t+`/context`,`#/$defs/opencode/$defs/model/properties/limit/properties/context/type`);
c++}}
if(e.input!==void 0&&n.call(e,`input`)){
let n=e.input;
if(!(typeof n==`number`&&isFinite(n))){
s=Q(s,t+`/input`,`#/$defs/opencode/$defs/model/properties/limit/properties/input/type`);
c++}}
if(e.output!==void 0&&n.call(e,`output`)){
let n=e.output;
if(!(typeof n==`number`&&isFinite(n))){
s=Q(s,t+`/output`,`#/$defs/opencode/$defs/model/properties/limit/properties/output/type`);
c++}}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/limit/type`,
keyword:`type`,
params:{}});
c++}
be.errors=s;
return c===0}
function Y(e,{
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
let r=0;r<n;r++){
let n=e[r];
if(n!==`text`&&n!==`audio`&&n!==`image`&&n!==`video`&&n!==`pdf`){
o=Q(o,t+`/`+r,`#/$defs/opencode/$defs/modalities/items/enum`);
s++}}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/modalities/type`,
keyword:`type`,
params:{}});
s++}
Y.errors=o;
return s===0}
function xe(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.input!==void 0&&n.call(e,`input`)&&!Y(e.input,{
instancePath:t+`/input`,
parentData:e,
parentDataProperty:`input`,
rootData:a,
dynamicAnchors:o})){
s=$(s,Y.errors);
c+=Y.errors.length}
if(e.output!==void 0&&n.call(e,`output`)&&!Y(e.output,{
instancePath:t+`/output`,
parentData:e,
parentDataProperty:`output`,
rootData:a,
dynamicAnchors:o})){
s=$(s,Y.errors);
c+=Y.errors.length}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/modalities/type`,
keyword:`type`,
params:{}});
c++}
xe.errors=s;
return c===0}
function Se(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/experimental/type`,
keyword:`type`,
params:{}});
s++}
Se.errors=o;
return s===0}
function Ce(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`alpha`&&e!==`beta`&&e!==`deprecated`&&e!==`active`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/status/enum`,
keyword:`enum`,
params:{}});
s++}
Ce.errors=o;
return s===0}
function we(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.npm!==void 0&&n.call(e,`npm`)&&typeof e.npm!=`string`){
s=Q(s,t+`/npm`,`#/$defs/opencode/$defs/model/properties/provider/properties/npm/type`);
c++}
if(e.api!==void 0&&n.call(e,`api`)&&typeof e.api!=`string`){
s=Q(s,t+`/api`,`#/$defs/opencode/$defs/model/properties/provider/properties/api/type`);
c++}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/provider/type`,
keyword:`type`,
params:{}});
c++}
we.errors=s;
return c===0}
function Te(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/options/type`,
keyword:`type`,
params:{}});
s++}
Te.errors=o;
return s===0}
function Ee(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
o=Q(o,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/$defs/model/properties/headers/additionalProperties/type`);
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/model/properties/headers/type`,
keyword:`type`,
params:{}});
s++}
Ee.errors=o;
return s===0}
function De(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/model/type`,
keyword:`type`,
params:{}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.id!==void 0&&n.call(e,`id`)&&!ue(e.id,{
instancePath:t+`/id`,
parentData:e,
parentDataProperty:`id`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ue.errors);
c+=ue.errors.length}
if(e.name!==void 0&&n.call(e,`name`)&&!de(e.name,{
instancePath:t+`/name`,
parentData:e,
parentDataProperty:`name`,
rootData:a,
dynamicAnchors:o})){
s=$(s,de.errors);
c+=de.errors.length}
if(e.family!==void 0&&n.call(e,`family`)&&!fe(e.family,{
instancePath:t+`/family`,
parentData:e,
parentDataProperty:`family`,
rootData:a,
dynamicAnchors:o})){
s=$(s,fe.errors);
c+=fe.errors.length}
if(e.release_date!==void 0&&n.call(e,`release_date`)&&!pe(e.release_date,{
instancePath:t+`/release_date`,
parentData:e,
parentDataProperty:`release_date`,
rootData:a,
dynamicAnchors:o})){
s=$(s,pe.errors);
c+=pe.errors.length}
if(e.attachment!==void 0&&n.call(e,`attachment`)&&!me(e.attachment,{
instancePath:t+`/attachment`,
parentData:e,
parentDataProperty:`attachment`,
rootData:a,
dynamicAnchors:o})){
s=$(s,me.errors);
c+=me.errors.length}
if(e.reasoning!==void 0&&n.call(e,`reasoning`)){
let n=e.reasoning;
if(typeof n!=`boolean`&&n!==null){
s=Q(s,t+`/reasoning`,`#/$defs/model/properties/reasoning/type`);
c++}}
if(e.temperature!==void 0&&n.call(e,`temperature`)&&!he(e.temperature,{
instancePath:t+`/temperature`,
parentData:e,
parentDataProperty:`temperature`,
rootData:a,
dynamicAnchors:o})){
s=$(s,he.errors);
c+=he.errors.length}
if(e.tool_call!==void 0&&n.call(e,`tool_call`)&&!ge(e.tool_call,{
instancePath:t+`/tool_call`,
parentData:e,
parentDataProperty:`tool_call`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ge.errors);
c+=ge.errors.length}
if(e.interleaved!==void 0&&n.call(e,`interleaved`)&&!_e(e.interleaved,{
instancePath:t+`/interleaved`,
parentData:e,
parentDataProperty:`interleaved`,
rootData:a,
dynamicAnchors:o})){
s=$(s,_e.errors);
c+=_e.errors.length}
if(e.cost!==void 0&&n.call(e,`cost`)&&!ye(e.cost,{
instancePath:t+`/cost`,
parentData:e,
parentDataProperty:`cost`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ye.errors);
c+=ye.errors.length}
if(e.limit!==void 0&&n.call(e,`limit`)&&!be(e.limit,{
instancePath:t+`/limit`,
parentData:e,
parentDataProperty:`limit`,
rootData:a,
dynamicAnchors:o})){
s=$(s,be.errors);
c+=be.errors.length}
if(e.modalities!==void 0&&n.call(e,`modalities`)&&!xe(e.modalities,{
instancePath:t+`/modalities`,
parentData:e,
parentDataProperty:`modalities`,
rootData:a,
dynamicAnchors:o})){
s=$(s,xe.errors);
c+=xe.errors.length}
if(e.experimental!==void 0&&n.call(e,`experimental`)&&!Se(e.experimental,{
instancePath:t+`/experimental`,
parentData:e,
parentDataProperty:`experimental`,
rootData:a,
dynamicAnchors:o})){
s=$(s,Se.errors);
c+=Se.errors.length}
if(e.status!==void 0&&n.call(e,`status`)&&!Ce(e.status,{
instancePath:t+`/status`,
parentData:e,
parentDataProperty:`status`,
rootData:a,
dynamicAnchors:o})){
s=$(s,Ce.errors);
c+=Ce.errors.length}
if(e.provider!==void 0&&n.call(e,`provider`)&&!we(e.provider,{
instancePath:t+`/provider`,
parentData:e,
parentDataProperty:`provider`,
rootData:a,
dynamicAnchors:o})){
s=$(s,we.errors);
c+=we.errors.length}
if(e.options!==void 0&&n.call(e,`options`)&&!Te(e.options,{
instancePath:t+`/options`,
parentData:e,
parentDataProperty:`options`,
rootData:a,
dynamicAnchors:o})){
s=$(s,Te.errors);
c+=Te.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!Ee(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:a,
dynamicAnchors:o})){
s=$(s,Ee.errors);
c+=Ee.errors.length}
if(e.variants!==void 0&&n.call(e,`variants`)){
let r=e.variants;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if((!i||typeof i!=`object`||Array.isArray(i))&&i!==null){
s=Q(s,t+`/variants/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/model/properties/variants/additionalProperties/type`);
c++}
if(i&&typeof i==`object`&&!Array.isArray(i)&&i.disabled!==void 0&&n.call(i,`disabled`)&&typeof i.disabled!=`boolean`){
s=Q(s,t+`/variants/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabled`,`#/$defs/model/properties/variants/additionalProperties/properties/disabled/type`);
c++}}else{
s=Q(s,t+`/variants`,`#/$defs/model/properties/variants/type`);
c++}}}
De.errors=s;
return c===0}
function Oe(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/provider/type`,
keyword:`type`,
params:{}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.api!==void 0&&n.call(e,`api`)&&!B(e.api,{
instancePath:t+`/api`,
parentData:e,
parentDataProperty:`api`,
rootData:a,
dynamicAnchors:o})){
s=$(s,B.errors);
c+=B.errors.length}
if(e.name!==void 0&&n.call(e,`name`)&&!V(e.name,{
instancePath:t+`/name`,
parentData:e,
parentDataProperty:`name`,
rootData:a,
dynamicAnchors:o})){
s=$(s,V.errors);
c+=V.errors.length}
if(e.env!==void 0&&n.call(e,`env`)&&!H(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:a,
dynamicAnchors:o})){
s=$(s,H.errors);
c+=H.errors.length}
if(e.id!==void 0&&n.call(e,`id`)&&!U(e.id,{
instancePath:t+`/id`,
parentData:e,
parentDataProperty:`id`,
rootData:a,
dynamicAnchors:o})){
s=$(s,U.errors);
c+=U.errors.length}
if(e.npm!==void 0&&n.call(e,`npm`)&&!W(e.npm,{
instancePath:t+`/npm`,
parentData:e,
parentDataProperty:`npm`,
rootData:a,
dynamicAnchors:o})){
s=$(s,W.errors);
c+=W.errors.length}
if(e.whitelist!==void 0&&n.call(e,`whitelist`)&&!G(e.whitelist,{
instancePath:t+`/whitelist`,
parentData:e,
parentDataProperty:`whitelist`,
rootData:a,
dynamicAnchors:o})){
s=$(s,G.errors);
c+=G.errors.length}
if(e.blacklist!==void 0&&n.call(e,`blacklist`)&&!K(e.blacklist,{
instancePath:t+`/blacklist`,
parentData:e,
parentDataProperty:`blacklist`,
rootData:a,
dynamicAnchors:o})){
s=$(s,K.errors);
c+=K.errors.length}
if(e.options!==void 0&&n.call(e,`options`)&&!le(e.options,{
instancePath:t+`/options`,
parentData:e,
parentDataProperty:`options`,
rootData:a,
dynamicAnchors:o})){
s=$(s,le.errors);
c+=le.errors.length}
if(e.models!==void 0&&n.call(e,`models`)){
let n=e.models;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!De(n[e],{
instancePath:t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=$(s,De.errors);
c+=De.errors.length}}else{
s=Q(s,t+`/models`,`#/$defs/provider/properties/models/type`);
c++}}}
Oe.errors=s;
return c===0}
function ke(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
s=Q(s,t+`/disabled`,`#/$defs/opencode/$defs/formatter/properties/disabled/type`);
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
s=Q(s,t+`/environment/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/$defs/formatter/properties/environment/additionalProperties/type`);
c++}}else{
s=Q(s,t+`/environment`,`#/$defs/opencode/$defs/formatter/properties/environment/type`);
c++}}
if(e.extensions!==void 0&&n.call(e,`extensions`)&&!f(e.extensions,{
instancePath:t+`/extensions`,
parentData:e,
parentDataProperty:`extensions`,
rootData:a,
dynamicAnchors:o})){
s=$(s,f.errors);
c+=f.errors.length}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/formatter/type`,
keyword:`type`,
params:{}});
c++}
ke.errors=s;
return c===0}
function Ae(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/formatter/type`,
keyword:`type`,
params:{}});
s++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!ke(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,ke.errors);
s+=ke.errors.length}}
Ae.errors=o;
return s===0}
function je(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/languageServer/type`,
keyword:`type`,
params:{}});
c++}
let l=c;
let u=!0;
let d=c;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=Z(s,{});
c++}
let p=c;
let m=c;
if(c===m){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.disabled===void 0||!n.call(e,`disabled`)){
s=Z(s,{});
c++}else 
if(e.disabled!==void 0&&n.call(e,`disabled`)&&!0!==e.disabled){
s=Z(s,{});
c++}}else{
s=Z(s,{});
c++}}
if(m===c){
s=Z(s,{});
c++}else{
c=p;
s!==null&&(p?s.length=Math.min(s.length,p):s=null)}
var h=d===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
if(h){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
s=Z(s,{
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
s=Q(s,t+`/disabled`,`#/$defs/opencode/$defs/languageServer/then/properties/disabled/type`);
c++}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
s=Q(s,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/opencode/$defs/languageServer/then/properties/env/additionalProperties/type`);
c++}}else{
s=Q(s,t+`/env`,`#/$defs/opencode/$defs/languageServer/then/properties/env/type`);
c++}}
if(e.initialization!==void 0&&n.call(e,`initialization`)){
let n=e.initialization;
if(!n||typeof n!=`object`||Array.isArray(n)){
s=Q(s,t+`/initialization`,`#/$defs/opencode/$defs/languageServer/then/properties/initialization/type`);
c++}}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/languageServer/then/type`,
keyword:`type`,
params:{}});
c++}
var h=r===c;
u=h;
if(u){
var g={};
g.command=!0;
g.extensions=!0;
g.disabled=!0;
g.env=!0;
g.initialization=!0}}
if(!u){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/$defs/languageServer/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
je.errors=s;
return c===0}
function Me(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/lsp/type`,
keyword:`type`,
params:{}});
s++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!je(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,je.errors);
s+=je.errors.length}}
Me.errors=o;
return s===0}
function Ne(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
Ne.errors=o;
return s===0}
function Pe(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`auto`&&e!==`stretch`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/layout/enum`,
keyword:`enum`,
params:{}});
s++}
Pe.errors=o;
return s===0}
function Fe(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.image!==void 0&&n.call(e,`image`)){
let r=e.image;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.auto_resize!==void 0&&n.call(r,`auto_resize`)&&typeof r.auto_resize!=`boolean`){
s=Q(s,t+`/image/auto_resize`,`#/$defs/opencode/properties/attachment/properties/image/properties/auto_resize/type`);
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
s=Q(s,t+`/image`,`#/$defs/opencode/properties/attachment/properties/image/type`);
c++}}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/attachment/type`,
keyword:`type`,
params:{}});
c++}
Fe.errors=s;
return c===0}
function Ie(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
s=Q(s,t+`/url`,`#/$defs/opencode/properties/enterprise/properties/url/type`);
c++}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/enterprise/type`,
keyword:`type`,
params:{}});
c++}
Ie.errors=s;
return c===0}
function Le(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
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
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/tool_output/type`,
keyword:`type`,
params:{}});
c++}
Le.errors=s;
return c===0}
function X(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/compaction/properties/auto/type`,
keyword:`type`,
params:{}});
s++}
X.errors=o;
return s===0}
function Re(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/compaction/properties/prune/type`,
keyword:`type`,
params:{}});
s++}
Re.errors=o;
return s===0}
function ze(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!j(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,j.errors);
s+=j.errors.length}
ze.errors=o;
return s===0}
function Be(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!j(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,j.errors);
s+=j.errors.length}
Be.errors=o;
return s===0}
function Ve(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!j(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,j.errors);
s+=j.errors.length}
Ve.errors=o;
return s===0}
function He(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/mcp_timeout/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/mcp_timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
s++}
He.errors=o;
return s===0}
function Ue(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/disable_paste_summary/type`,
keyword:`type`,
params:{}});
s++}
Ue.errors=o;
return s===0}
function We(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/batch_tool/type`,
keyword:`type`,
params:{}});
s++}
We.errors=o;
return s===0}
function Ge(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/openTelemetry/type`,
keyword:`type`,
params:{}});
s++}
Ge.errors=o;
return s===0}
function Ke(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(!f(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}
Ke.errors=o;
return s===0}
function qe(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/opencode/properties/experimental/properties/continue_loop_on_deny/type`,
keyword:`type`,
params:{}});
s++}
qe.errors=o;
return s===0}
function Je(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let d=null;
let f=0;
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
d=Q(d,t+`/mcp`,`#/properties/mcp/type`);
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
d=Q(d,t+`/command/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/command/additionalProperties/type`);
f++}}else{
d=Q(d,t+`/command`,`#/properties/command/type`);
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
d=Q(d,t+`/skills`,`#/properties/skills/type`);
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
if(e.plugin!==void 0&&n.call(e,`plugin`)&&!ee(e.plugin,{
instancePath:t+`/plugin`,
parentData:e,
parentDataProperty:`plugin`,
rootData:a,
dynamicAnchors:o})){
d=$(d,ee.errors);
f+=ee.errors.length}
if(e.share!==void 0&&n.call(e,`share`)&&!O(e.share,{
instancePath:t+`/share`,
parentData:e,
parentDataProperty:`share`,
rootData:a,
dynamicAnchors:o})){
d=$(d,O.errors);
f+=O.errors.length}
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
if(e.disabled_providers!==void 0&&n.call(e,`disabled_providers`)&&!te(e.disabled_providers,{
instancePath:t+`/disabled_providers`,
parentData:e,
parentDataProperty:`disabled_providers`,
rootData:a,
dynamicAnchors:o})){
d=$(d,te.errors);
f+=te.errors.length}
if(e.enabled_providers!==void 0&&n.call(e,`enabled_providers`)&&!ne(e.enabled_providers,{
instancePath:t+`/enabled_providers`,
parentData:e,
parentDataProperty:`enabled_providers`,
rootData:a,
dynamicAnchors:o})){
d=$(d,ne.errors);
f+=ne.errors.length}
if(e.model!==void 0&&n.call(e,`model`)){
let n=e.model;
if(typeof n!=`string`&&n!==null){
d=Q(d,t+`/model`,`#/properties/model/type`);
f++}}
if(e.small_model!==void 0&&n.call(e,`small_model`)){
let n=e.small_model;
if(typeof n!=`string`&&n!==null){
d=Q(d,t+`/small_model`,`#/properties/small_model/type`);
f++}}
if(e.default_agent!==void 0&&n.call(e,`default_agent`)){
let n=e.default_agent;
if(typeof n!=`string`&&n!==null){
d=Q(d,t+`/default_agent`,`#/properties/default_agent/type`);
f++}}
if(e.subagent_depth!==void 0&&n.call(e,`subagent_depth`)&&!re(e.subagent_depth,{
instancePath:t+`/subagent_depth`,
parentData:e,
parentDataProperty:`subagent_depth`,
rootData:a,
dynamicAnchors:o})){
d=$(d,re.errors);
f+=re.errors.length}
if(e.username!==void 0&&n.call(e,`username`)&&!ie(e.username,{
instancePath:t+`/username`,
parentData:e,
parentDataProperty:`username`,
rootData:a,
dynamicAnchors:o})){
d=$(d,ie.errors);
f+=ie.errors.length}
if(e.agent!==void 0&&n.call(e,`agent`)&&!z(e.agent,{
instancePath:t+`/agent`,
parentData:e,
parentDataProperty:`agent`,
rootData:a,
dynamicAnchors:o})){
d=$(d,z.errors);
f+=z.errors.length}
if(e.mode!==void 0&&n.call(e,`mode`)&&!z(e.mode,{
instancePath:t+`/mode`,
parentData:e,
parentDataProperty:`mode`,
rootData:a,
dynamicAnchors:o})){
d=$(d,z.errors);
f+=z.errors.length}
if(e.provider!==void 0&&n.call(e,`provider`)){
let n=e.provider;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!Oe(n[e],{
instancePath:t+`/provider/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
d=$(d,Oe.errors);
f+=Oe.errors.length}}else{
d=Q(d,t+`/provider`,`#/properties/provider/type`);
f++}}
if(e.formatter!==void 0&&n.call(e,`formatter`)&&!Ae(e.formatter,{
instancePath:t+`/formatter`,
parentData:e,
parentDataProperty:`formatter`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ae.errors);
f+=Ae.errors.length}
if(e.lsp!==void 0&&n.call(e,`lsp`)&&!Me(e.lsp,{
instancePath:t+`/lsp`,
parentData:e,
parentDataProperty:`lsp`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Me.errors);
f+=Me.errors.length}
if(e.instructions!==void 0&&n.call(e,`instructions`)&&!Ne(e.instructions,{
instancePath:t+`/instructions`,
parentData:e,
parentDataProperty:`instructions`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ne.errors);
f+=Ne.errors.length}
if(e.layout!==void 0&&n.call(e,`layout`)&&!Pe(e.layout,{
instancePath:t+`/layout`,
parentData:e,
parentDataProperty:`layout`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Pe.errors);
f+=Pe.errors.length}
if(e.permission!==void 0&&n.call(e,`permission`)&&!R(e.permission,{
instancePath:t+`/permission`,
parentData:e,
parentDataProperty:`permission`,
rootData:a,
dynamicAnchors:o})){
d=$(d,R.errors);
f+=R.errors.length}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`boolean`){
d=Q(d,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/tools/additionalProperties/type`);
f++}}else{
d=Q(d,t+`/tools`,`#/properties/tools/type`);
f++}}
if(e.attachment!==void 0&&n.call(e,`attachment`)&&!Fe(e.attachment,{
instancePath:t+`/attachment`,
parentData:e,
parentDataProperty:`attachment`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Fe.errors);
f+=Fe.errors.length}
if(e.enterprise!==void 0&&n.call(e,`enterprise`)&&!Ie(e.enterprise,{
instancePath:t+`/enterprise`,
parentData:e,
parentDataProperty:`enterprise`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ie.errors);
f+=Ie.errors.length}
if(e.tool_output!==void 0&&n.call(e,`tool_output`)&&!Le(e.tool_output,{
instancePath:t+`/tool_output`,
parentData:e,
parentDataProperty:`tool_output`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Le.errors);
f+=Le.errors.length}
if(e.compaction!==void 0&&n.call(e,`compaction`)){
let r=e.compaction;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.auto!==void 0&&n.call(r,`auto`)&&!X(r.auto,{
instancePath:t+`/compaction/auto`,
parentData:r,
parentDataProperty:`auto`,
rootData:a,
dynamicAnchors:o})){
d=$(d,X.errors);
f+=X.errors.length}
if(r.prune!==void 0&&n.call(r,`prune`)&&!Re(r.prune,{
instancePath:t+`/compaction/prune`,
parentData:r,
parentDataProperty:`prune`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Re.errors);
f+=Re.errors.length}
if(r.tail_turns!==void 0&&n.call(r,`tail_turns`)&&!ze(r.tail_turns,{
instancePath:t+`/compaction/tail_turns`,
parentData:r,
parentDataProperty:`tail_turns`,
rootData:a,
dynamicAnchors:o})){
d=$(d,ze.errors);
f+=ze.errors.length}
if(r.preserve_recent_tokens!==void 0&&n.call(r,`preserve_recent_tokens`)&&!Be(r.preserve_recent_tokens,{
instancePath:t+`/compaction/preserve_recent_tokens`,
parentData:r,
parentDataProperty:`preserve_recent_tokens`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Be.errors);
f+=Be.errors.length}
if(r.reserved!==void 0&&n.call(r,`reserved`)&&!Ve(r.reserved,{
instancePath:t+`/compaction/reserved`,
parentData:r,
parentDataProperty:`reserved`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ve.errors);
f+=Ve.errors.length}}else{
d=Q(d,t+`/compaction`,`#/properties/compaction/type`);
f++}}
if(e.experimental!==void 0&&n.call(e,`experimental`)){
let r=e.experimental;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mcp_timeout!==void 0&&n.call(r,`mcp_timeout`)&&!He(r.mcp_timeout,{
instancePath:t+`/experimental/mcp_timeout`,
parentData:r,
parentDataProperty:`mcp_timeout`,
rootData:a,
dynamicAnchors:o})){
d=$(d,He.errors);
f+=He.errors.length}
if(r.disable_paste_summary!==void 0&&n.call(r,`disable_paste_summary`)&&!Ue(r.disable_paste_summary,{
instancePath:t+`/experimental/disable_paste_summary`,
parentData:r,
parentDataProperty:`disable_paste_summary`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ue.errors);
f+=Ue.errors.length}
if(r.batch_tool!==void 0&&n.call(r,`batch_tool`)&&!We(r.batch_tool,{
instancePath:t+`/experimental/batch_tool`,
parentData:r,
parentDataProperty:`batch_tool`,
rootData:a,
dynamicAnchors:o})){
d=$(d,We.errors);
f+=We.errors.length}
if(r.openTelemetry!==void 0&&n.call(r,`openTelemetry`)&&!Ge(r.openTelemetry,{
instancePath:t+`/experimental/openTelemetry`,
parentData:r,
parentDataProperty:`openTelemetry`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ge.errors);
f+=Ge.errors.length}
if(r.primary_tools!==void 0&&n.call(r,`primary_tools`)&&!Ke(r.primary_tools,{
instancePath:t+`/experimental/primary_tools`,
parentData:r,
parentDataProperty:`primary_tools`,
rootData:a,
dynamicAnchors:o})){
d=$(d,Ke.errors);
f+=Ke.errors.length}
if(r.continue_loop_on_deny!==void 0&&n.call(r,`continue_loop_on_deny`)&&!qe(r.continue_loop_on_deny,{
instancePath:t+`/experimental/continue_loop_on_deny`,
parentData:r,
parentDataProperty:`continue_loop_on_deny`,
rootData:a,
dynamicAnchors:o})){
d=$(d,qe.errors);
f+=qe.errors.length}}else{
d=Q(d,t+`/experimental`,`#/properties/experimental/type`);
f++}}}else{
d=Z(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
Je.errors=d;
return f===0}
function Z(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function Q(e,t,n,r={}){
return Z(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function $(e,t){
if(e===null)
return t;
for(
let n of t)
Z(e,n);
return e}}));
exports.kilo_exports=n;
exports.require_kilo=v;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>T});
const r={
effect:`refuses-file`,
by:`R:OC`,
note:`OpenCode does not start`};
const i={
effect:`fine`,
by:`R:OC`};
const a=[`{env:NAME}`,`{file:path}`];
const o={
in:{
command:a,
args:a,
commandLine:a,
env:a,
cwd:a,
url:a,
headers:a},
whenUnset:`an unset variable becomes empty; a missing file stops OpenCode`,
by:`R:OC`};
const s={
by:`R:OC`,
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
note:"not `env`; every value is a string"},
cwd:{
is:`cwd`,
for:[`stdio`],
note:`relative to the workspace`},
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
by:`H:OCDO`},
enabled:{
is:`enabled`,
default:`true`},
timeout:{
overflows:`R:OC`,
is:`timeout`,
unit:`ms`,
default:`30000`,
note:`the documentation says 5000, the code 30000`,
by:`H:OC`},
disabled:{
is:`disabled`,
booleanAlone:`R:OC`,
note:"only `true`; honoured by 1.18.33, while the schema of 1.18.18 dropped it, and the server ran"},
args:{
is:`args`,
unread:!0},
env:{
is:`env`,
unread:!0},
description:{
is:`description`,
unread:!0}},
bad:r,
mask:{
key:`enabled`,
reaction:{
effect:`drops-server`,
by:`R:OC`,
note:`an entry with a boolean "enabled" that fits nothing else shrinks to that switch`}},
notObject:r,
neither:r,
overrides:[`enabled`],
both:{
reaction:{
effect:`ignored`,
by:`R:OC`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
urls:{
parsed:`unless-variable`,
reaction:{
effect:`fails-server`,
by:`H:OC1`},
userAlone:{
effect:`fails-server`,
by:`R:OC`}},
unsendable:{
effect:`fails-server`,
by:`R:OC`},
ownHeaders:{
names:[`transfer-encoding`],
reaction:{
effect:`fails-server`,
by:`R:OC`}},
alsoSpeaks:{
sse:`remote`},
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:OC`}},{
name:`servers`,
reaction:{
effect:`fine`,
by:`H:OC2`,
note:`the key is also part of the newer layout`}}],
starts:{
blanks:`one-program`,
by:`R:OC`},
keepsTilde:{
words:`R:OC`,
cwd:`R:OC`},
placeholders:{...o,
needsFiles:`R:OC`}};
const c={
language:`json`,
comments:!0,
trailingCommas:!0,
bom:i,
empty:i,
blank:r,
broken:r,
duplicates:i};
const l=/^(?:bash|shell|edit|multiedit|write|read|glob|grep|list|patch|apply_patch|task|skill|lsp|todo|todo(?:read|write)|web|web(?:fetch|search)|codesearch|external_directory|doom_loop|question|plan_(?:enter|exit)|batch)$/;
function u(...e){
return{
at:e,
as:`keys`,
form:`S_T`,
builtIn:l,
whole:!0,
unknown:`if-another-has-it`,
by:`H:OC1`}}
function d(...e){
return[{...u(...e,`permissions`),
instead:`permission`,
unknown:`silent`,
by:`M:OCD`},{...u(...e,`tool`),
instead:`tools`,
unknown:`silent`,
by:`M:OCD`}]}
const f={
id:`opencode`,
title:`OpenCode's configuration`,
files:[`opencode.json`,`opencode.jsonc`,`.opencode/opencode.json`,`.opencode/opencode.jsonc`],
userFiles:[`~/.config/opencode/config.json`,`~/.config/opencode/opencode.json`,`~/.config/opencode/opencode.jsonc`,`~/.opencode/opencode.json`,`~/.opencode/opencode.jsonc`],
schemaBy:`R:OC`,
syntax:c,
servers:[{
at:[`mcp`]}],
noMap:i,
badRoot:r,
dialect:s,
rootFields:{
tools:{
is:`other`,
deprecated:{
use:`permission`,
help:`move each entry to "permission", with "allow" for true and "deny" for false`},
by:`H:OC1`}},
references:[u(`tools`),u(`permission`),u(`agent`,`*`,`tools`),u(`agent`,`*`,`permission`),u(`mode`,`*`,`tools`),u(`mode`,`*`,`permission`),...d(`agent`,`*`),...d(`mode`,`*`)],
claims:`path`};
const p={
effect:`ignored`,
by:`H:OC1`,
note:`the front matter is lost`};
const m={
id:`opencode-agent`,
title:`an agent of OpenCode`,
files:[`.opencode/agent/**/*.md`,`.opencode/agents/**/*.md`],
schema:`none`,
schemaBy:`M:OCD`,
syntax:{
language:`markdown`,
requotes:{
values:`colons`,
by:`H:OC1`},
bom:{
effect:`fine`,
by:`H:OC1`},
empty:{
effect:`fine`,
by:`H:OC1`},
broken:p,
duplicates:p},
servers:[],
noMap:{
effect:`fine`,
by:`M:OCD`},
badRoot:{
effect:`ignored`,
by:`L:OCD`},
references:[u(`tools`),u(`permission`),...d()],
holds:[`tool:`,`tools:`,`permission:`,`permissions:`],
claims:`shape`};
const{
mask:h,...g}=s;
const _={
effect:`skips-server`,
by:`H:OC2`};
function v(e){
return e.replace(/[^A-Za-z0-9_-]/g,`_`)}
function y(e,t){
return`${v(e)}_${v(t)}`}
const b={
form:`S_T`,
server:v,
name:y,
collision:`of two tools with one name, one is gone: the earlier of one server, that of another server as it happens; a tool of the program itself goes the same way`,
clash:{
within:`last`,
across:`one`},
limit:{
most:64,
length:(e,t)=>y(e,t).length,
over:`sent`,
whose:`models of OpenAI and others`,
by:`I:OCI`},
by:`R:OC`};
const x={...f,
id:`opencode-v2`,
reader:`OpenCode v2`,
title:`OpenCode's configuration in the layout of version 2`,
schemaBy:`H:OC2`,
servers:[{
at:[`mcp`,`servers`]}],
badRoot:_,
rootFields:{},
references:[],
otherVersion:{
reads:`OpenCode v2`,
refusedBy:`OpenCode 1.x`,
help:`for 1.x, put each server directly under "mcp"`,
by:`H:OC1`},
dialect:{...g,
placeholders:o,
by:`H:OC2`,
inferred:{
urlReaction:_,
commandReaction:_},
fields:{
type:{
is:`transport`},
command:{
is:`commandLine`,
for:[`stdio`]},
environment:{
is:`env`,
for:[`stdio`]},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`]},
headers:{
is:`headers`,
for:[`http`]},
oauth:{
is:`oauth`,
for:[`http`],
takes:[`object`,`boolean`],
keys:{
client_id:`clientId`,
client_secret:`clientSecret`,
scope:`scope`,
callback_port:`callbackPort`,
redirect_uri:`redirectUri`}},
disabled:{
is:`disabled`},
codemode:{
is:`other`},
timeout:{
is:`other`,
note:"`{startup, catalog, execution}`"},
enabled:{
is:`enabled`,
unread:!0},
env:{
is:`env`,
unread:!0},
args:{
is:`args`,
unread:!0},
description:{
is:`description`,
unread:!0}},
bad:_,
notObject:_,
neither:_,
overrides:[],
unknownTransport:{
withCommand:_,
withUrl:_},
mismatch:_,
names:[{
cleaned:!0,
pattern:/^[A-Za-z][A-Za-z0-9_-]{0,63}$/,
allows:`a letter first, and at most 64 characters`,
fault:`does not start with a letter, or is longer than 64 characters`,
reaction:{
effect:`drops-file`,
by:`H:OC2`,
note:`one such name keeps the tools of every server from being registered`}}],
reserved:[{
name:/^(?:servers|timeout)$/,
reaction:{
effect:`fine`,
by:`H:OC2`,
note:`the key is also part of the layout`}}]},
toolNames:{...b,
collision:`tools with one name keep the tools of every server from being registered`,
clash:{
within:`none`,
across:`none`},
limit:{
most:64,
length:(e,t)=>v(t).length,
over:`none`,
by:`H:OC2`},
by:`H:OC2`},
when:e=>C(e.value)};
const S={
id:`opencode-misplaced`,
title:`a servers file where OpenCode does not look`,
files:[...t.wrongNames(`.opencode`,`config.json`,`settings.json`),`.opencode/mcp.jsonc`,`.opencode.json`],
userFiles:[...t.wrongNames(`~/.config/opencode`,`config.json`,`settings.json`),`~/.config/opencode/mcp.jsonc`,`~/.opencode.json`],
schema:`none`,
schemaBy:`H:OC1`,
syntax:t.passedOver(i),
servers:[],
noMap:i,
badRoot:i,
place:`this path`,
unread:[`mcpServers`,`mcp`].map(e=>({
at:[e],
instead:`"mcp" in opencode.json`,
by:`H:OC1`})),
claims:`shape`};
function C(e){
let n=t.own(e,`mcp`);
let r=t.own(n,`servers`);
let i=t.own(n,`timeout`);
return t.isObject(r)&&!w(r)||[`startup`,`catalog`,`execution`,`request`].some(e=>typeof t.own(i,e)==`number`)}
function w(e){
return[`type`,`command`,`url`,`enabled`].some(n=>{
let r=t.own(e,n);
return r!==void 0&&!t.isObject(r)})}
var T=t.defineClient({
id:`opencode`,
name:`OpenCode`,
sources:{
OC:{
title:`opencode-ai, run`,
version:`1.18.34`,
date:`2026-11-19`,
recordings:[`opencode`]},
OC1:{
title:`anomalyco/opencode d545d8f (dev), read`,
version:`1.18.18`,
date:`2026-08-19`},
OCDO:{
title:`opencode-linux-x64, the schema in its binary, read`,
version:`1.18.34`,
date:`2026-11-19`},
OCD:{
title:`opencode.ai, agents, tools and permissions`,
version:`2026`,
date:`2026-11-18`},
OC2:{
title:`anomalyco/opencode 3edcb3c (branch v2), read`,
version:`2 (unreleased)`,
date:`2026-08-19`},
AIXM:{
title:`thoreinstein/aix, docs/mcp-field-mapping.md`,
version:`0.1.0`,
date:`2026-11-19`},
OCI:{
title:`sst/opencode#3523, names that providers refuse`,
version:`1.0`,
date:`2026-11-18`}},
formats:[f,x,S,m],
moved:[{
env:`XDG_CONFIG_HOME`,
from:`~/.config`,
by:`H:OC1`}],
toolNames:b,
precedence:[{
sources:[{
format:`opencode`,
files:[`~/.opencode/opencode.jsonc`]},{
format:`opencode`,
files:[`~/.opencode/opencode.json`]},{
format:`opencode`,
files:[`.opencode/opencode.jsonc`],
above:`outer`},{
format:`opencode`,
files:[`.opencode/opencode.json`],
above:`outer`},{
format:`opencode`,
files:[`opencode.jsonc`],
above:`nearer`},{
format:`opencode`,
files:[`opencode.json`],
above:`nearer`},{
format:`opencode`,
files:[`~/.config/opencode/opencode.jsonc`]},{
format:`opencode`,
files:[`~/.config/opencode/opencode.json`]},{
format:`opencode`,
files:[`~/.config/opencode/config.json`]}],
same:`merged`,
by:`H:OC1`}]});
var E=e.__commonJSMin(((e,t)=>{
t.exports={
validate:O,
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
"$ref": "#/$defs/positive"
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
"$ref": "#/$defs/texts"
}
}
},
"command": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/command"
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
"$ref": "#/$defs/texts"
},
"urls": {
"$ref": "#/$defs/texts"
}
}
},
"references": {
"$ref": "#/$defs/references"
},
"reference": {
"$ref": "#/$defs/references"
},
"watcher": {
"type": "object",
"properties": {
"ignore": {
"$ref": "#/$defs/texts"
}
}
},
"snapshot": {
"type": "boolean"
},
"plugin": {
"type": "array",
"items": {
"$ref": "#/$defs/plugin"
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
"$ref": "#/$defs/texts"
},
"enabled_providers": {
"$ref": "#/$defs/texts"
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
"$ref": "#/$defs/count"
},
"username": {
"type": "string"
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
"type": [
"boolean",
"object"
],
"additionalProperties": {
"$ref": "#/$defs/formatter"
}
},
"lsp": {
"type": [
"boolean",
"object"
],
"additionalProperties": {
"$ref": "#/$defs/languageServer"
}
},
"instructions": {
"$ref": "#/$defs/texts"
},
"layout": {
"enum": [
"auto",
"stretch"
]
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
"type": "object",
"properties": {
"image": {
"type": "object",
"properties": {
"auto_resize": {
"type": "boolean"
},
"max_width": {
"$ref": "#/$defs/positive"
},
"max_height": {
"$ref": "#/$defs/positive"
},
"max_base64_bytes": {
"$ref": "#/$defs/positive"
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
"$ref": "#/$defs/positive"
},
"max_bytes": {
"$ref": "#/$defs/positive"
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
"$ref": "#/$defs/count"
},
"preserve_recent_tokens": {
"$ref": "#/$defs/count"
},
"reserved": {
"$ref": "#/$defs/count"
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
"$ref": "#/$defs/texts"
},
"continue_loop_on_deny": {
"type": "boolean"
},
"policies": {
"type": "array",
"items": {
"$ref": "#/$defs/policy"
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
"$ref": "#/$defs/positive"
},
"maxSteps": {
"$ref": "#/$defs/positive"
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
"object"
],
"x-help": "write \\"allow\\", \\"ask\\" or \\"deny\\"",
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/action"
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/rule"
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
"$ref": "#/$defs/action"
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/action"
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
"$ref": "#/$defs/texts"
},
"id": {
"type": "string"
},
"npm": {
"type": "string"
},
"whitelist": {
"$ref": "#/$defs/texts"
},
"blacklist": {
"$ref": "#/$defs/texts"
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
"$ref": "#/$defs/limitOrNone"
},
"headerTimeout": {
"$ref": "#/$defs/limitOrNone"
},
"chunkTimeout": {
"$ref": "#/$defs/positive"
}
}
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
"$ref": "#/$defs/cost"
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
"$ref": "#/$defs/modalities"
},
"output": {
"$ref": "#/$defs/modalities"
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
"$ref": "#/$defs/cost"
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
"$ref": "#/$defs/texts"
},
"environment": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"extensions": {
"$ref": "#/$defs/texts"
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
"$ref": "#/$defs/texts"
},
"extensions": {
"$ref": "#/$defs/texts"
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
"$ref": "#/$defs/timeout"
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
"$ref": "#/$defs/timeout"
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
"$ref": "#/$defs/limit"
},
"catalog": {
"$ref": "#/$defs/limit"
},
"execution": {
"$ref": "#/$defs/limit"
}
}
},
"limit": {
"type": "integer",
"exclusiveMinimum": 0,
"maximum": 9007199254740991
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
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/limit/type`,
keyword:`type`,
params:{}});
c++}
if(typeof e==`number`&&isFinite(e)){
if(e>9007199254740991||isNaN(e)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/limit/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:9007199254740991}});
c++}
if(e<=0||isNaN(e)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/limit/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
c++}}
r.errors=s;
return c===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&(!e||typeof e!=`object`||Array.isArray(e))){
l=k(l,{
instancePath:t,
schemaPath:`#/$defs/timeout/type`,
keyword:`type`,
params:{}});
u++}
if(typeof e==`number`&&isFinite(e)){
if(e>9007199254740991||isNaN(e)){
l=k(l,{
instancePath:t,
schemaPath:`#/$defs/timeout/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:9007199254740991}});
u++}
if(e<=0||isNaN(e)){
l=k(l,{
instancePath:t,
schemaPath:`#/$defs/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
u++}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.startup!==void 0&&n.call(e,`startup`)&&!r(e.startup,{
instancePath:t+`/startup`,
parentData:e,
parentDataProperty:`startup`,
rootData:s,
dynamicAnchors:c})){
l=j(l,r.errors);
u+=r.errors.length}
if(e.catalog!==void 0&&n.call(e,`catalog`)&&!r(e.catalog,{
instancePath:t+`/catalog`,
parentData:e,
parentDataProperty:`catalog`,
rootData:s,
dynamicAnchors:c})){
l=j(l,r.errors);
u+=r.errors.length}
if(e.execution!==void 0&&n.call(e,`execution`)&&!r(e.execution,{
instancePath:t+`/execution`,
parentData:e,
parentDataProperty:`execution`,
rootData:s,
dynamicAnchors:c})){
l=j(l,r.errors);
u+=r.errors.length}}
i.errors=l;
return u===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=k(l,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
u++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
l=A(l,t+`/command/`+r,`#/$defs/local/properties/command/items/type`);
u++}}else{
l=A(l,t+`/command`,`#/$defs/local/properties/command/type`);
u++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
l=A(l,t+`/cwd`,`#/$defs/local/properties/cwd/type`);
u++}
if(e.environment!==void 0&&n.call(e,`environment`)){
let n=e.environment;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
l=A(l,t+`/environment/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/local/properties/environment/additionalProperties/type`);
u++}}else{
l=A(l,t+`/environment`,`#/$defs/local/properties/environment/type`);
u++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!i(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:s,
dynamicAnchors:c})){
l=j(l,i.errors);
u+=i.errors.length}}else{
l=k(l,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
u++}
a.errors=l;
return u===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
l=k(l,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
u++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
l=A(l,t+`/url`,`#/$defs/remote/properties/url/type`);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
l=A(l,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/remote/properties/headers/additionalProperties/type`);
u++}}else{
l=A(l,t+`/headers`,`#/$defs/remote/properties/headers/type`);
u++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&typeof r!=`boolean`){
l=A(l,t+`/oauth`,`#/$defs/remote/properties/oauth/type`);
u++}
let i=u;
let a=!0;
let o=u;
if(typeof r!=`boolean`){
l=k(l,{});
u++}
var d=o===u;
u=i;
l!==null&&(i?l.length=Math.min(l.length,i):l=null);
let s;
if(d){
let e=u;
if(!1!==r){
l=A(l,t+`/oauth`,`#/$defs/remote/properties/oauth/then/const`,{
allowedValue:!1});
u++}
var d=e===u;
a=d;
s=`then`}else{
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
l=A(l,t+`/oauth/clientId`,`#/$defs/remote/properties/oauth/else/properties/clientId/type`);
u++}
if(r.clientSecret!==void 0&&n.call(r,`clientSecret`)&&typeof r.clientSecret!=`string`){
l=A(l,t+`/oauth/clientSecret`,`#/$defs/remote/properties/oauth/else/properties/clientSecret/type`);
u++}
if(r.scope!==void 0&&n.call(r,`scope`)&&typeof r.scope!=`string`){
l=A(l,t+`/oauth/scope`,`#/$defs/remote/properties/oauth/else/properties/scope/type`);
u++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
l=A(l,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/else/properties/callbackPort/type`);
u++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
l=A(l,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/else/properties/callbackPort/maximum`,{
comparison:`<=`,
limit:65535});
u++}
if(e<1||isNaN(e)){
l=A(l,t+`/oauth/callbackPort`,`#/$defs/remote/properties/oauth/else/properties/callbackPort/minimum`,{
comparison:`>=`,
limit:1});
u++}}}
if(r.redirectUri!==void 0&&n.call(r,`redirectUri`)&&typeof r.redirectUri!=`string`){
l=A(l,t+`/oauth/redirectUri`,`#/$defs/remote/properties/oauth/else/properties/redirectUri/type`);
u++}}else{
l=A(l,t+`/oauth`,`#/$defs/remote/properties/oauth/else/type`);
u++}
var d=e===u;
a=d;
if(a){
var f={};
f.clientId=!0;
f.clientSecret=!0;
f.scope=!0;
f.callbackPort=!0;
f.redirectUri=!0}
s=`else`}
if(!a){
l=A(l,t+`/oauth`,`#/$defs/remote/properties/oauth/if`,{
failingKeyword:s});
u++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!i(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:s,
dynamicAnchors:c})){
l=j(l,i.errors);
u+=i.errors.length}}else{
l=k(l,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
u++}
o.errors=l;
return u===0}
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
u=k(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`local`){
u=k(u,{});
d++}}else{
u=k(u,{});
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
u=j(u,a.errors);
d+=a.errors.length}
var h=n===d;
p=h;
if(p){
var g={};
g.command=!0;
g.cwd=!0;
g.environment=!0;
g.timeout=!0;
g.type=!0}}
if(!p){
u=k(u,{
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
u=k(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`remote`){
u=k(u,{});
d++}}else{
u=k(u,{});
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
u=j(u,o.errors);
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
u=k(u,{
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
u=k(u,{});
d++}
let T=d;
let E=d;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
u=k(u,{});
d++}
if(E===d){
u=k(u,{});
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
u=k(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/required`,
keyword:`required`,
params:{
missingProperty:`enabled`}});
d++}}else{
u=k(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
d++}
var D=r===d;
C=D}
if(!C){
u=k(u,{
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
g.enabled=!0;
g.disabled=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
u=A(u,t+`/type`,`#/$defs/server/properties/type/type`);
d++}
if(n!==`local`&&n!==`remote`){
u=A(u,t+`/type`,`#/$defs/server/properties/type/enum`);
d++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
u=A(u,t+`/enabled`,`#/$defs/server/properties/enabled/type`);
d++}}else{
u=k(u,{
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
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/positive/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/positive/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
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
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
o=A(o,t+`/`+r,`#/$defs/texts/items/type`);
s++}}else{
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/texts/type`,
keyword:`type`,
params:{}});
s++}
l.errors=o;
return s===0}
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.template===void 0||!n.call(e,`template`)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/command/required`,
keyword:`required`,
params:{
missingProperty:`template`}});
c++}
if(e.template!==void 0&&n.call(e,`template`)&&typeof e.template!=`string`){
s=A(s,t+`/template`,`#/$defs/command/properties/template/type`);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=A(s,t+`/description`,`#/$defs/command/properties/description/type`);
c++}
if(e.agent!==void 0&&n.call(e,`agent`)&&typeof e.agent!=`string`){
s=A(s,t+`/agent`,`#/$defs/command/properties/agent/type`);
c++}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
s=A(s,t+`/model`,`#/$defs/command/properties/model/type`);
c++}
if(e.variant!==void 0&&n.call(e,`variant`)&&typeof e.variant!=`string`){
s=A(s,t+`/variant`,`#/$defs/command/properties/variant/type`);
c++}
if(e.subtask!==void 0&&n.call(e,`subtask`)&&typeof e.subtask!=`boolean`){
s=A(s,t+`/subtask`,`#/$defs/command/properties/subtask/type`);
c++}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/command/type`,
keyword:`type`,
params:{}});
c++}
u.errors=s;
return c===0}
function d(e,{
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
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/references/additionalProperties/type`);
c++}
let a=c;
let o=!0;
let d=c;
if(!i||typeof i!=`object`||Array.isArray(i)){
s=k(s,{});
c++}
var l=d===c;
c=a;
s!==null&&(a?s.length=Math.min(s.length,a):s=null);
if(l){
let e=c;
if(!i||typeof i!=`object`||Array.isArray(i)){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/references/additionalProperties/then/type`);
c++}
let a=c;
let d=!1;
let f=c;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.repository===void 0||!n.call(i,`repository`)){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/references/additionalProperties/then/anyOf/0/required`,{
missingProperty:`repository`});
c++}}else{
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/references/additionalProperties/then/anyOf/0/type`);
c++}
var u=f===c;
d||=u;
let p=c;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.path===void 0||!n.call(i,`path`)){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/references/additionalProperties/then/anyOf/1/required`,{
missingProperty:`path`});
c++}}else{
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/references/additionalProperties/then/anyOf/1/type`);
c++}
var u=p===c;
d||=u;
if(d){
c=a;
s!==null&&(a?s.length=Math.min(s.length,a):s=null)}else{
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/references/additionalProperties/then/anyOf`);
c++}
var l=e===c;
o=l}
if(!o){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/references/additionalProperties/if`,{
failingKeyword:`then`});
c++}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/references/type`,
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
if(typeof e!=`string`&&!Array.isArray(e)){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/plugin/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(!Array.isArray(e)){
o=k(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
if(d){
let n=s;
if(Array.isArray(e)){
if(e.length>2){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/plugin/then/maxItems`,
keyword:`maxItems`,
params:{
limit:2}});
s++}
if(e.length<2){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/plugin/then/minItems`,
keyword:`minItems`,
params:{
limit:2}});
s++}
let n=e.length;
if(n>0&&typeof e[0]!=`string`){
o=A(o,t+`/0`,`#/$defs/plugin/then/prefixItems/0/type`);
s++}
if(n>1){
let n=e[1];
if(!n||typeof n!=`object`||Array.isArray(n)){
o=A(o,t+`/1`,`#/$defs/plugin/then/prefixItems/1/type`);
s++}}}else{
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/plugin/then/type`,
keyword:`type`,
params:{}});
s++}
var d=n===s;
l=d}
if(!l){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/plugin/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
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
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/count/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<0||isNaN(e))){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/count/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}});
s++}
p.errors=o;
return s===0}
let m=RegExp(`^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$`,`u`);
function h(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/action/type`,
keyword:`type`,
params:{}});
s++}
if(e!==`ask`&&e!==`allow`&&e!==`deny`){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/action/enum`,
keyword:`enum`,
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
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/rule/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(typeof e!=`string`){
o=k(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
let c=s;
if(!h(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=j(o,h.errors);
s+=h.errors.length}
var d=c===s;
l=d;
f=`then`}else{
let n=s;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!h(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=j(o,h.errors);
s+=h.errors.length}}else{
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/rule/else/type`,
keyword:`type`,
params:{}});
s++}
var d=n===s;
l=d;
f=`else`}
if(!l){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/rule/if`,
keyword:`if`,
params:{
failingKeyword:f}});
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
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/permission/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(typeof e!=`string`){
o=k(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
let c=s;
if(!h(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=j(o,h.errors);
s+=h.errors.length}
var d=c===s;
l=d;
f=`then`}else{
let n=s;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!g(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=j(o,g.errors);
s+=g.errors.length}}else{
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/permission/else/type`,
keyword:`type`,
params:{}});
s++}
var d=n===s;
l=d;
f=`else`}
if(!l){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/permission/if`,
keyword:`if`,
params:{
failingKeyword:f}});
s++}
_.errors=o;
return s===0}
function v(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let r of Object.keys(e)){
let i=e[r];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.model!==void 0&&n.call(i,`model`)&&typeof i.model!=`string`){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/model`,`#/$defs/agents/additionalProperties/properties/model/type`);
l++}
if(i.variant!==void 0&&n.call(i,`variant`)&&typeof i.variant!=`string`){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/variant`,`#/$defs/agents/additionalProperties/properties/variant/type`);
l++}
if(i.temperature!==void 0&&n.call(i,`temperature`)){
let e=i.temperature;
if(!(typeof e==`number`&&isFinite(e))){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/temperature`,`#/$defs/agents/additionalProperties/properties/temperature/type`);
l++}}
if(i.top_p!==void 0&&n.call(i,`top_p`)){
let e=i.top_p;
if(!(typeof e==`number`&&isFinite(e))){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/top_p`,`#/$defs/agents/additionalProperties/properties/top_p/type`);
l++}}
if(i.prompt!==void 0&&n.call(i,`prompt`)&&typeof i.prompt!=`string`){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/prompt`,`#/$defs/agents/additionalProperties/properties/prompt/type`);
l++}
if(i.tools!==void 0&&n.call(i,`tools`)){
let e=i.tools;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`boolean`){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/tools/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/agents/additionalProperties/properties/tools/additionalProperties/type`);
l++}}else{
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/tools`,`#/$defs/agents/additionalProperties/properties/tools/type`);
l++}}
if(i.disable!==void 0&&n.call(i,`disable`)&&typeof i.disable!=`boolean`){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disable`,`#/$defs/agents/additionalProperties/properties/disable/type`);
l++}
if(i.description!==void 0&&n.call(i,`description`)&&typeof i.description!=`string`){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/description`,`#/$defs/agents/additionalProperties/properties/description/type`);
l++}
if(i.mode!==void 0&&n.call(i,`mode`)){
let e=i.mode;
if(e!==`subagent`&&e!==`primary`&&e!==`all`){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mode`,`#/$defs/agents/additionalProperties/properties/mode/enum`);
l++}}
if(i.hidden!==void 0&&n.call(i,`hidden`)&&typeof i.hidden!=`boolean`){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/hidden`,`#/$defs/agents/additionalProperties/properties/hidden/type`);
l++}
if(i.options!==void 0&&n.call(i,`options`)){
let e=i.options;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/options`,`#/$defs/agents/additionalProperties/properties/options/type`);
l++}}
if(i.color!==void 0&&n.call(i,`color`)){
let e=i.color;
if(typeof e==`string`){
if(!m.test(e)){
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/color`,`#/$defs/agents/additionalProperties/properties/color/pattern`,{
pattern:`^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$`});
l++}}else{
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/color`,`#/$defs/agents/additionalProperties/properties/color/type`);
l++}}
if(i.steps!==void 0&&n.call(i,`steps`)&&!c(i.steps,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/steps`,
parentData:i,
parentDataProperty:`steps`,
rootData:a,
dynamicAnchors:o})){
s=j(s,c.errors);
l+=c.errors.length}
if(i.maxSteps!==void 0&&n.call(i,`maxSteps`)&&!c(i.maxSteps,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/maxSteps`,
parentData:i,
parentDataProperty:`maxSteps`,
rootData:a,
dynamicAnchors:o})){
s=j(s,c.errors);
l+=c.errors.length}
if(i.permission!==void 0&&n.call(i,`permission`)&&!_(i.permission,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/permission`,
parentData:i,
parentDataProperty:`permission`,
rootData:a,
dynamicAnchors:o})){
s=j(s,_.errors);
l+=_.errors.length}}else{
s=A(s,t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/agents/additionalProperties/type`);
l++}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/agents/type`,
keyword:`type`,
params:{}});
l++}
v.errors=s;
return l===0}
function y(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&typeof e!=`boolean`){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/limitOrNone/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(typeof e!=`boolean`){
o=k(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
let n=s;
if(!1!==e){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/limitOrNone/then/const`,
keyword:`const`,
params:{
allowedValue:!1}});
s++}
var d=n===s;
l=d;
f=`then`}else{
let n=s;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/limitOrNone/else/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/limitOrNone/else/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
s++}
var d=n===s;
l=d;
f=`else`}
if(!l){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/limitOrNone/if`,
keyword:`if`,
params:{
failingKeyword:f}});
s++}
y.errors=o;
return s===0}
let b={
validate:x};
function x(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.input===void 0||!n.call(e,`input`)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/cost/required`,
keyword:`required`,
params:{
missingProperty:`input`}});
c++}
if(e.output===void 0||!n.call(e,`output`)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/cost/required`,
keyword:`required`,
params:{
missingProperty:`output`}});
c++}
if(e.input!==void 0&&n.call(e,`input`)){
let n=e.input;
if(!(typeof n==`number`&&isFinite(n))){
s=A(s,t+`/input`,`#/$defs/cost/properties/input/type`);
c++}}
if(e.output!==void 0&&n.call(e,`output`)){
let n=e.output;
if(!(typeof n==`number`&&isFinite(n))){
s=A(s,t+`/output`,`#/$defs/cost/properties/output/type`);
c++}}
if(e.cache_read!==void 0&&n.call(e,`cache_read`)){
let n=e.cache_read;
if(!(typeof n==`number`&&isFinite(n))){
s=A(s,t+`/cache_read`,`#/$defs/cost/properties/cache_read/type`);
c++}}
if(e.cache_write!==void 0&&n.call(e,`cache_write`)){
let n=e.cache_write;
if(!(typeof n==`number`&&isFinite(n))){
s=A(s,t+`/cache_write`,`#/$defs/cost/properties/cache_write/type`);
c++}}
if(e.context_over_200k!==void 0&&n.call(e,`context_over_200k`)&&!b.validate(e.context_over_200k,{
instancePath:t+`/context_over_200k`,
parentData:e,
parentDataProperty:`context_over_200k`,
rootData:a,
dynamicAnchors:o})){
s=j(s,b.validate.errors);
c+=b.validate.errors.length}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/cost/type`,
keyword:`type`,
params:{}});
c++}
x.errors=s;
return c===0}
function S(e,{
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
o=A(o,t+`/`+r,`#/$defs/modalities/items/enum`);
s++}}}else{
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/modalities/type`,
keyword:`type`,
params:{}});
s++}
S.errors=o;
return s===0}
function C(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.id!==void 0&&n.call(e,`id`)&&typeof e.id!=`string`){
s=A(s,t+`/id`,`#/$defs/model/properties/id/type`);
c++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=A(s,t+`/name`,`#/$defs/model/properties/name/type`);
c++}
if(e.family!==void 0&&n.call(e,`family`)&&typeof e.family!=`string`){
s=A(s,t+`/family`,`#/$defs/model/properties/family/type`);
c++}
if(e.release_date!==void 0&&n.call(e,`release_date`)&&typeof e.release_date!=`string`){
s=A(s,t+`/release_date`,`#/$defs/model/properties/release_date/type`);
c++}
if(e.attachment!==void 0&&n.call(e,`attachment`)&&typeof e.attachment!=`boolean`){
s=A(s,t+`/attachment`,`#/$defs/model/properties/attachment/type`);
c++}
if(e.reasoning!==void 0&&n.call(e,`reasoning`)&&typeof e.reasoning!=`boolean`){
s=A(s,t+`/reasoning`,`#/$defs/model/properties/reasoning/type`);
c++}
if(e.temperature!==void 0&&n.call(e,`temperature`)&&typeof e.temperature!=`boolean`){
s=A(s,t+`/temperature`,`#/$defs/model/properties/temperature/type`);
c++}
if(e.tool_call!==void 0&&n.call(e,`tool_call`)&&typeof e.tool_call!=`boolean`){
s=A(s,t+`/tool_call`,`#/$defs/model/properties/tool_call/type`);
c++}
if(e.interleaved!==void 0&&n.call(e,`interleaved`)){
let r=e.interleaved;
if(typeof r!=`boolean`&&typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
s=A(s,t+`/interleaved`,`#/$defs/model/properties/interleaved/type`);
c++}
let i=c;
let a=!0;
let o=c;
if(!r||typeof r!=`object`||Array.isArray(r)){
s=k(s,{});
c++}
var l=o===c;
c=i;
s!==null&&(i?s.length=Math.min(s.length,i):s=null);
if(l){
let e=c;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.field===void 0||!n.call(r,`field`)){
s=A(s,t+`/interleaved`,`#/$defs/model/properties/interleaved/then/required`,{
missingProperty:`field`});
c++}
if(r.field!==void 0&&n.call(r,`field`)&&typeof r.field!=`string`){
s=A(s,t+`/interleaved/field`,`#/$defs/model/properties/interleaved/then/properties/field/type`);
c++}}else{
s=A(s,t+`/interleaved`,`#/$defs/model/properties/interleaved/then/type`);
c++}
var l=e===c;
a=l;
if(a){
var u={};
u.field=!0}}
if(!a){
s=A(s,t+`/interleaved`,`#/$defs/model/properties/interleaved/if`,{
failingKeyword:`then`});
c++}}
if(e.cost!==void 0&&n.call(e,`cost`)&&!x(e.cost,{
instancePath:t+`/cost`,
parentData:e,
parentDataProperty:`cost`,
rootData:a,
dynamicAnchors:o})){
s=j(s,x.errors);
c+=x.errors.length}
if(e.limit!==void 0&&n.call(e,`limit`)){
let r=e.limit;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.context===void 0||!n.call(r,`context`)){
s=A(s,t+`/limit`,`#/$defs/model/properties/limit/required`,{
missingProperty:`context`});
c++}
if(r.output===void 0||!n.call(r,`output`)){
s=A(s,t+`/limit`,`#/$defs/model/properties/limit/required`,{
missingProperty:`output`});
c++}
if(r.context!==void 0&&n.call(r,`context`)){
let e=r.context;
if(!(typeof e==`number`&&isFinite(e))){
s=A(s,t+`/limit/context`,`#/$defs/model/properties/limit/properties/context/type`);
c++}}
if(r.input!==void 0&&n.call(r,`input`)){
let e=r.input;
if(!(typeof e==`number`&&isFinite(e))){
s=A(s,t+`/limit/input`,`#/$defs/model/properties/limit/properties/input/type`);
c++}}
if(r.output!==void 0&&n.call(r,`output`)){
let e=r.output;
if(!(typeof e==`number`&&isFinite(e))){
s=A(s,t+`/limit/output`,`#/$defs/model/properties/limit/properties/output/type`);
c++}}}else{
s=A(s,t+`/limit`,`#/$defs/model/properties/limit/type`);
c++}}
if(e.modalities!==void 0&&n.call(e,`modalities`)){
let r=e.modalities;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.input!==void 0&&n.call(r,`input`)&&!S(r.input,{
instancePath:t+`/modalities/input`,
parentData:r,
parentDataProperty:`input`,
rootData:a,
dynamicAnchors:o})){
s=j(s,S.errors);
c+=S.errors.length}
if(r.output!==void 0&&n.call(r,`output`)&&!S(r.output,{
instancePath:t+`/modalities/output`,
parentData:r,
parentDataProperty:`output`,
rootData:a,
dynamicAnchors:o})){
s=j(s,S.errors);
c+=S.errors.length}}else{
s=A(s,t+`/modalities`,`#/$defs/model/properties/modalities/type`);
c++}}
if(e.experimental!==void 0&&n.call(e,`experimental`)&&typeof e.experimental!=`boolean`){
s=A(s,t+`/experimental`,`#/$defs/model/properties/experimental/type`);
c++}
if(e.status!==void 0&&n.call(e,`status`)){
let n=e.status;
if(n!==`alpha`&&n!==`beta`&&n!==`deprecated`&&n!==`active`){
s=A(s,t+`/status`,`#/$defs/model/properties/status/enum`);
c++}}
if(e.provider!==void 0&&n.call(e,`provider`)){
let r=e.provider;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.npm!==void 0&&n.call(r,`npm`)&&typeof r.npm!=`string`){
s=A(s,t+`/provider/npm`,`#/$defs/model/properties/provider/properties/npm/type`);
c++}
if(r.api!==void 0&&n.call(r,`api`)&&typeof r.api!=`string`){
s=A(s,t+`/provider/api`,`#/$defs/model/properties/provider/properties/api/type`);
c++}}else{
s=A(s,t+`/provider`,`#/$defs/model/properties/provider/type`);
c++}}
if(e.options!==void 0&&n.call(e,`options`)){
let n=e.options;
if(!n||typeof n!=`object`||Array.isArray(n)){
s=A(s,t+`/options`,`#/$defs/model/properties/options/type`);
c++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
s=A(s,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/model/properties/headers/additionalProperties/type`);
c++}}else{
s=A(s,t+`/headers`,`#/$defs/model/properties/headers/type`);
c++}}
if(e.variants!==void 0&&n.call(e,`variants`)){
let r=e.variants;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.disabled!==void 0&&n.call(i,`disabled`)&&typeof i.disabled!=`boolean`){
s=A(s,t+`/variants/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabled`,`#/$defs/model/properties/variants/additionalProperties/properties/disabled/type`);
c++}}else{
s=A(s,t+`/variants/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/model/properties/variants/additionalProperties/type`);
c++}}else{
s=A(s,t+`/variants`,`#/$defs/model/properties/variants/type`);
c++}}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/model/type`,
keyword:`type`,
params:{}});
c++}
C.errors=s;
return c===0}
function w(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.api!==void 0&&n.call(e,`api`)&&typeof e.api!=`string`){
s=A(s,t+`/api`,`#/$defs/provider/properties/api/type`);
u++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=A(s,t+`/name`,`#/$defs/provider/properties/name/type`);
u++}
if(e.env!==void 0&&n.call(e,`env`)&&!l(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:a,
dynamicAnchors:o})){
s=j(s,l.errors);
u+=l.errors.length}
if(e.id!==void 0&&n.call(e,`id`)&&typeof e.id!=`string`){
s=A(s,t+`/id`,`#/$defs/provider/properties/id/type`);
u++}
if(e.npm!==void 0&&n.call(e,`npm`)&&typeof e.npm!=`string`){
s=A(s,t+`/npm`,`#/$defs/provider/properties/npm/type`);
u++}
if(e.whitelist!==void 0&&n.call(e,`whitelist`)&&!l(e.whitelist,{
instancePath:t+`/whitelist`,
parentData:e,
parentDataProperty:`whitelist`,
rootData:a,
dynamicAnchors:o})){
s=j(s,l.errors);
u+=l.errors.length}
if(e.blacklist!==void 0&&n.call(e,`blacklist`)&&!l(e.blacklist,{
instancePath:t+`/blacklist`,
parentData:e,
parentDataProperty:`blacklist`,
rootData:a,
dynamicAnchors:o})){
s=j(s,l.errors);
u+=l.errors.length}
if(e.options!==void 0&&n.call(e,`options`)){
let r=e.options;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.apiKey!==void 0&&n.call(r,`apiKey`)&&typeof r.apiKey!=`string`){
s=A(s,t+`/options/apiKey`,`#/$defs/provider/properties/options/properties/apiKey/type`);
u++}
if(r.baseURL!==void 0&&n.call(r,`baseURL`)&&typeof r.baseURL!=`string`){
s=A(s,t+`/options/baseURL`,`#/$defs/provider/properties/options/properties/baseURL/type`);
u++}
if(r.enterpriseUrl!==void 0&&n.call(r,`enterpriseUrl`)&&typeof r.enterpriseUrl!=`string`){
s=A(s,t+`/options/enterpriseUrl`,`#/$defs/provider/properties/options/properties/enterpriseUrl/type`);
u++}
if(r.setCacheKey!==void 0&&n.call(r,`setCacheKey`)&&typeof r.setCacheKey!=`boolean`){
s=A(s,t+`/options/setCacheKey`,`#/$defs/provider/properties/options/properties/setCacheKey/type`);
u++}
if(r.timeout!==void 0&&n.call(r,`timeout`)&&!y(r.timeout,{
instancePath:t+`/options/timeout`,
parentData:r,
parentDataProperty:`timeout`,
rootData:a,
dynamicAnchors:o})){
s=j(s,y.errors);
u+=y.errors.length}
if(r.headerTimeout!==void 0&&n.call(r,`headerTimeout`)&&!y(r.headerTimeout,{
instancePath:t+`/options/headerTimeout`,
parentData:r,
parentDataProperty:`headerTimeout`,
rootData:a,
dynamicAnchors:o})){
s=j(s,y.errors);
u+=y.errors.length}
if(r.chunkTimeout!==void 0&&n.call(r,`chunkTimeout`)&&!c(r.chunkTimeout,{
instancePath:t+`/options/chunkTimeout`,
parentData:r,
parentDataProperty:`chunkTimeout`,
rootData:a,
dynamicAnchors:o})){
s=j(s,c.errors);
u+=c.errors.length}}else{
s=A(s,t+`/options`,`#/$defs/provider/properties/options/type`);
u++}}
if(e.models!==void 0&&n.call(e,`models`)){
let n=e.models;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!C(n[e],{
instancePath:t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=j(s,C.errors);
u+=C.errors.length}}else{
s=A(s,t+`/models`,`#/$defs/provider/properties/models/type`);
u++}}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/provider/type`,
keyword:`type`,
params:{}});
u++}
w.errors=s;
return u===0}
function T(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
s=A(s,t+`/disabled`,`#/$defs/formatter/properties/disabled/type`);
c++}
if(e.command!==void 0&&n.call(e,`command`)&&!l(e.command,{
instancePath:t+`/command`,
parentData:e,
parentDataProperty:`command`,
rootData:a,
dynamicAnchors:o})){
s=j(s,l.errors);
c+=l.errors.length}
if(e.environment!==void 0&&n.call(e,`environment`)){
let n=e.environment;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
s=A(s,t+`/environment/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/formatter/properties/environment/additionalProperties/type`);
c++}}else{
s=A(s,t+`/environment`,`#/$defs/formatter/properties/environment/type`);
c++}}
if(e.extensions!==void 0&&n.call(e,`extensions`)&&!l(e.extensions,{
instancePath:t+`/extensions`,
parentData:e,
parentDataProperty:`extensions`,
rootData:a,
dynamicAnchors:o})){
s=j(s,l.errors);
c+=l.errors.length}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/formatter/type`,
keyword:`type`,
params:{}});
c++}
T.errors=s;
return c===0}
function E(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/languageServer/type`,
keyword:`type`,
params:{}});
c++}
let u=c;
let d=!0;
let f=c;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=k(s,{});
c++}
let p=c;
let m=c;
if(c===m){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.disabled===void 0||!n.call(e,`disabled`)){
s=k(s,{});
c++}else 
if(e.disabled!==void 0&&n.call(e,`disabled`)&&!0!==e.disabled){
s=k(s,{});
c++}}else{
s=k(s,{});
c++}}
if(m===c){
s=k(s,{});
c++}else{
c=p;
s!==null&&(p?s.length=Math.min(s.length,p):s=null)}
var h=f===c;
c=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
if(h){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/languageServer/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
c++}
if(e.command!==void 0&&n.call(e,`command`)&&!l(e.command,{
instancePath:t+`/command`,
parentData:e,
parentDataProperty:`command`,
rootData:a,
dynamicAnchors:o})){
s=j(s,l.errors);
c+=l.errors.length}
if(e.extensions!==void 0&&n.call(e,`extensions`)&&!l(e.extensions,{
instancePath:t+`/extensions`,
parentData:e,
parentDataProperty:`extensions`,
rootData:a,
dynamicAnchors:o})){
s=j(s,l.errors);
c+=l.errors.length}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
s=A(s,t+`/disabled`,`#/$defs/languageServer/then/properties/disabled/type`);
c++}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
s=A(s,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/languageServer/then/properties/env/additionalProperties/type`);
c++}}else{
s=A(s,t+`/env`,`#/$defs/languageServer/then/properties/env/type`);
c++}}
if(e.initialization!==void 0&&n.call(e,`initialization`)){
let n=e.initialization;
if(!n||typeof n!=`object`||Array.isArray(n)){
s=A(s,t+`/initialization`,`#/$defs/languageServer/then/properties/initialization/type`);
c++}}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/languageServer/then/type`,
keyword:`type`,
params:{}});
c++}
var h=r===c;
d=h;
if(d){
var g={};
g.command=!0;
g.extensions=!0;
g.disabled=!0;
g.env=!0;
g.initialization=!0}}
if(!d){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/languageServer/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
E.errors=s;
return c===0}
function D(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.action===void 0||!n.call(e,`action`)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/policy/required`,
keyword:`required`,
params:{
missingProperty:`action`}});
c++}
if(e.effect===void 0||!n.call(e,`effect`)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/policy/required`,
keyword:`required`,
params:{
missingProperty:`effect`}});
c++}
if(e.resource===void 0||!n.call(e,`resource`)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/policy/required`,
keyword:`required`,
params:{
missingProperty:`resource`}});
c++}
if(e.action!==void 0&&n.call(e,`action`)&&e.action!==`provider.use`){
s=A(s,t+`/action`,`#/$defs/policy/properties/action/enum`);
c++}
if(e.effect!==void 0&&n.call(e,`effect`)){
let n=e.effect;
if(n!==`allow`&&n!==`deny`){
s=A(s,t+`/effect`,`#/$defs/policy/properties/effect/enum`);
c++}}
if(e.resource!==void 0&&n.call(e,`resource`)&&typeof e.resource!=`string`){
s=A(s,t+`/resource`,`#/$defs/policy/properties/resource/type`);
c++}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/policy/type`,
keyword:`type`,
params:{}});
c++}
D.errors=s;
return c===0}
function O(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let m=null;
let h=0;
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
m=j(m,s.errors);
h+=s.errors.length}}else{
m=A(m,t+`/mcp`,`#/properties/mcp/type`);
h++}}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
m=A(m,t+`/$schema`,`#/properties/%24schema/type`);
h++}
if(e.shell!==void 0&&n.call(e,`shell`)&&typeof e.shell!=`string`){
m=A(m,t+`/shell`,`#/properties/shell/type`);
h++}
if(e.logLevel!==void 0&&n.call(e,`logLevel`)){
let n=e.logLevel;
if(n!==`DEBUG`&&n!==`INFO`&&n!==`WARN`&&n!==`ERROR`){
m=A(m,t+`/logLevel`,`#/properties/logLevel/enum`);
h++}}
if(e.server!==void 0&&n.call(e,`server`)){
let r=e.server;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.port!==void 0&&n.call(r,`port`)&&!c(r.port,{
instancePath:t+`/server/port`,
parentData:r,
parentDataProperty:`port`,
rootData:a,
dynamicAnchors:o})){
m=j(m,c.errors);
h+=c.errors.length}
if(r.hostname!==void 0&&n.call(r,`hostname`)&&typeof r.hostname!=`string`){
m=A(m,t+`/server/hostname`,`#/properties/server/properties/hostname/type`);
h++}
if(r.mdns!==void 0&&n.call(r,`mdns`)&&typeof r.mdns!=`boolean`){
m=A(m,t+`/server/mdns`,`#/properties/server/properties/mdns/type`);
h++}
if(r.mdnsDomain!==void 0&&n.call(r,`mdnsDomain`)&&typeof r.mdnsDomain!=`string`){
m=A(m,t+`/server/mdnsDomain`,`#/properties/server/properties/mdnsDomain/type`);
h++}
if(r.cors!==void 0&&n.call(r,`cors`)&&!l(r.cors,{
instancePath:t+`/server/cors`,
parentData:r,
parentDataProperty:`cors`,
rootData:a,
dynamicAnchors:o})){
m=j(m,l.errors);
h+=l.errors.length}}else{
m=A(m,t+`/server`,`#/properties/server/type`);
h++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!u(n[e],{
instancePath:t+`/command/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
m=j(m,u.errors);
h+=u.errors.length}}else{
m=A(m,t+`/command`,`#/properties/command/type`);
h++}}
if(e.skills!==void 0&&n.call(e,`skills`)){
let r=e.skills;
if(!r||typeof r!=`object`){
m=A(m,t+`/skills`,`#/properties/skills/type`);
h++}
if(Array.isArray(r)){
let e=r.length;
for(
let n=0;n<e;n++)
if(typeof r[n]!=`string`){
m=A(m,t+`/skills/`+n,`#/properties/skills/items/type`);
h++}}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.paths!==void 0&&n.call(r,`paths`)&&!l(r.paths,{
instancePath:t+`/skills/paths`,
parentData:r,
parentDataProperty:`paths`,
rootData:a,
dynamicAnchors:o})){
m=j(m,l.errors);
h+=l.errors.length}
if(r.urls!==void 0&&n.call(r,`urls`)&&!l(r.urls,{
instancePath:t+`/skills/urls`,
parentData:r,
parentDataProperty:`urls`,
rootData:a,
dynamicAnchors:o})){
m=j(m,l.errors);
h+=l.errors.length}}}
if(e.references!==void 0&&n.call(e,`references`)&&!d(e.references,{
instancePath:t+`/references`,
parentData:e,
parentDataProperty:`references`,
rootData:a,
dynamicAnchors:o})){
m=j(m,d.errors);
h+=d.errors.length}
if(e.reference!==void 0&&n.call(e,`reference`)&&!d(e.reference,{
instancePath:t+`/reference`,
parentData:e,
parentDataProperty:`reference`,
rootData:a,
dynamicAnchors:o})){
m=j(m,d.errors);
h+=d.errors.length}
if(e.watcher!==void 0&&n.call(e,`watcher`)){
let r=e.watcher;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.ignore!==void 0&&n.call(r,`ignore`)&&!l(r.ignore,{
instancePath:t+`/watcher/ignore`,
parentData:r,
parentDataProperty:`ignore`,
rootData:a,
dynamicAnchors:o})){
m=j(m,l.errors);
h+=l.errors.length}}else{
m=A(m,t+`/watcher`,`#/properties/watcher/type`);
h++}}
if(e.snapshot!==void 0&&n.call(e,`snapshot`)&&typeof e.snapshot!=`boolean`){
m=A(m,t+`/snapshot`,`#/properties/snapshot/type`);
h++}
if(e.plugin!==void 0&&n.call(e,`plugin`)){
let n=e.plugin;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!f(n[r],{
instancePath:t+`/plugin/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
m=j(m,f.errors);
h+=f.errors.length}}else{
m=A(m,t+`/plugin`,`#/properties/plugin/type`);
h++}}
if(e.share!==void 0&&n.call(e,`share`)){
let n=e.share;
if(n!==`manual`&&n!==`auto`&&n!==`disabled`){
m=A(m,t+`/share`,`#/properties/share/enum`);
h++}}
if(e.autoshare!==void 0&&n.call(e,`autoshare`)&&typeof e.autoshare!=`boolean`){
m=A(m,t+`/autoshare`,`#/properties/autoshare/type`);
h++}
if(e.autoupdate!==void 0&&n.call(e,`autoupdate`)){
let n=e.autoupdate;
if(n!==!0&&n!==!1&&n!==`notify`){
m=A(m,t+`/autoupdate`,`#/properties/autoupdate/enum`);
h++}}
if(e.disabled_providers!==void 0&&n.call(e,`disabled_providers`)&&!l(e.disabled_providers,{
instancePath:t+`/disabled_providers`,
parentData:e,
parentDataProperty:`disabled_providers`,
rootData:a,
dynamicAnchors:o})){
m=j(m,l.errors);
h+=l.errors.length}
if(e.enabled_providers!==void 0&&n.call(e,`enabled_providers`)&&!l(e.enabled_providers,{
instancePath:t+`/enabled_providers`,
parentData:e,
parentDataProperty:`enabled_providers`,
rootData:a,
dynamicAnchors:o})){
m=j(m,l.errors);
h+=l.errors.length}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
m=A(m,t+`/model`,`#/properties/model/type`);
h++}
if(e.small_model!==void 0&&n.call(e,`small_model`)&&typeof e.small_model!=`string`){
m=A(m,t+`/small_model`,`#/properties/small_model/type`);
h++}
if(e.default_agent!==void 0&&n.call(e,`default_agent`)&&typeof e.default_agent!=`string`){
m=A(m,t+`/default_agent`,`#/properties/default_agent/type`);
h++}
if(e.subagent_depth!==void 0&&n.call(e,`subagent_depth`)&&!p(e.subagent_depth,{
instancePath:t+`/subagent_depth`,
parentData:e,
parentDataProperty:`subagent_depth`,
rootData:a,
dynamicAnchors:o})){
m=j(m,p.errors);
h+=p.errors.length}
if(e.username!==void 0&&n.call(e,`username`)&&typeof e.username!=`string`){
m=A(m,t+`/username`,`#/properties/username/type`);
h++}
if(e.agent!==void 0&&n.call(e,`agent`)&&!v(e.agent,{
instancePath:t+`/agent`,
parentData:e,
parentDataProperty:`agent`,
rootData:a,
dynamicAnchors:o})){
m=j(m,v.errors);
h+=v.errors.length}
if(e.mode!==void 0&&n.call(e,`mode`)&&!v(e.mode,{
instancePath:t+`/mode`,
parentData:e,
parentDataProperty:`mode`,
rootData:a,
dynamicAnchors:o})){
m=j(m,v.errors);
h+=v.errors.length}
if(e.provider!==void 0&&n.call(e,`provider`)){
let n=e.provider;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!w(n[e],{
instancePath:t+`/provider/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
m=j(m,w.errors);
h+=w.errors.length}}else{
m=A(m,t+`/provider`,`#/properties/provider/type`);
h++}}
if(e.formatter!==void 0&&n.call(e,`formatter`)){
let n=e.formatter;
if(typeof n!=`boolean`&&(!n||typeof n!=`object`||Array.isArray(n))){
m=A(m,t+`/formatter`,`#/properties/formatter/type`);
h++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!T(n[e],{
instancePath:t+`/formatter/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
m=j(m,T.errors);
h+=T.errors.length}}}
if(e.lsp!==void 0&&n.call(e,`lsp`)){
let n=e.lsp;
if(typeof n!=`boolean`&&(!n||typeof n!=`object`||Array.isArray(n))){
m=A(m,t+`/lsp`,`#/properties/lsp/type`);
h++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!E(n[e],{
instancePath:t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
m=j(m,E.errors);
h+=E.errors.length}}}
if(e.instructions!==void 0&&n.call(e,`instructions`)&&!l(e.instructions,{
instancePath:t+`/instructions`,
parentData:e,
parentDataProperty:`instructions`,
rootData:a,
dynamicAnchors:o})){
m=j(m,l.errors);
h+=l.errors.length}
if(e.layout!==void 0&&n.call(e,`layout`)){
let n=e.layout;
if(n!==`auto`&&n!==`stretch`){
m=A(m,t+`/layout`,`#/properties/layout/enum`);
h++}}
if(e.permission!==void 0&&n.call(e,`permission`)&&!_(e.permission,{
instancePath:t+`/permission`,
parentData:e,
parentDataProperty:`permission`,
rootData:a,
dynamicAnchors:o})){
m=j(m,_.errors);
h+=_.errors.length}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`boolean`){
m=A(m,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/tools/additionalProperties/type`);
h++}}else{
m=A(m,t+`/tools`,`#/properties/tools/type`);
h++}}
if(e.attachment!==void 0&&n.call(e,`attachment`)){
let r=e.attachment;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.image!==void 0&&n.call(r,`image`)){
let e=r.image;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.auto_resize!==void 0&&n.call(e,`auto_resize`)&&typeof e.auto_resize!=`boolean`){
m=A(m,t+`/attachment/image/auto_resize`,`#/properties/attachment/properties/image/properties/auto_resize/type`);
h++}
if(e.max_width!==void 0&&n.call(e,`max_width`)&&!c(e.max_width,{
instancePath:t+`/attachment/image/max_width`,
parentData:e,
parentDataProperty:`max_width`,
rootData:a,
dynamicAnchors:o})){
m=j(m,c.errors);
h+=c.errors.length}
if(e.max_height!==void 0&&n.call(e,`max_height`)&&!c(e.max_height,{
instancePath:t+`/attachment/image/max_height`,
parentData:e,
parentDataProperty:`max_height`,
rootData:a,
dynamicAnchors:o})){
m=j(m,c.errors);
h+=c.errors.length}
if(e.max_base64_bytes!==void 0&&n.call(e,`max_base64_bytes`)&&!c(e.max_base64_bytes,{
instancePath:t+`/attachment/image/max_base64_bytes`,
parentData:e,
parentDataProperty:`max_base64_bytes`,
rootData:a,
dynamicAnchors:o})){
m=j(m,c.errors);
h+=c.errors.length}}else{
m=A(m,t+`/attachment/image`,`#/properties/attachment/properties/image/type`);
h++}}}else{
m=A(m,t+`/attachment`,`#/properties/attachment/type`);
h++}}
if(e.enterprise!==void 0&&n.call(e,`enterprise`)){
let r=e.enterprise;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.url!==void 0&&n.call(r,`url`)&&typeof r.url!=`string`){
m=A(m,t+`/enterprise/url`,`#/properties/enterprise/properties/url/type`);
h++}}else{
m=A(m,t+`/enterprise`,`#/properties/enterprise/type`);
h++}}
if(e.tool_output!==void 0&&n.call(e,`tool_output`)){
let r=e.tool_output;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.max_lines!==void 0&&n.call(r,`max_lines`)&&!c(r.max_lines,{
instancePath:t+`/tool_output/max_lines`,
parentData:r,
parentDataProperty:`max_lines`,
rootData:a,
dynamicAnchors:o})){
m=j(m,c.errors);
h+=c.errors.length}
if(r.max_bytes!==void 0&&n.call(r,`max_bytes`)&&!c(r.max_bytes,{
instancePath:t+`/tool_output/max_bytes`,
parentData:r,
parentDataProperty:`max_bytes`,
rootData:a,
dynamicAnchors:o})){
m=j(m,c.errors);
h+=c.errors.length}}else{
m=A(m,t+`/tool_output`,`#/properties/tool_output/type`);
h++}}
if(e.compaction!==void 0&&n.call(e,`compaction`)){
let r=e.compaction;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.auto!==void 0&&n.call(r,`auto`)&&typeof r.auto!=`boolean`){
m=A(m,t+`/compaction/auto`,`#/properties/compaction/properties/auto/type`);
h++}
if(r.prune!==void 0&&n.call(r,`prune`)&&typeof r.prune!=`boolean`){
m=A(m,t+`/compaction/prune`,`#/properties/compaction/properties/prune/type`);
h++}
if(r.tail_turns!==void 0&&n.call(r,`tail_turns`)&&!p(r.tail_turns,{
instancePath:t+`/compaction/tail_turns`,
parentData:r,
parentDataProperty:`tail_turns`,
rootData:a,
dynamicAnchors:o})){
m=j(m,p.errors);
h+=p.errors.length}
if(r.preserve_recent_tokens!==void 0&&n.call(r,`preserve_recent_tokens`)&&!p(r.preserve_recent_tokens,{
instancePath:t+`/compaction/preserve_recent_tokens`,
parentData:r,
parentDataProperty:`preserve_recent_tokens`,
rootData:a,
dynamicAnchors:o})){
m=j(m,p.errors);
h+=p.errors.length}
if(r.reserved!==void 0&&n.call(r,`reserved`)&&!p(r.reserved,{
instancePath:t+`/compaction/reserved`,
parentData:r,
parentDataProperty:`reserved`,
rootData:a,
dynamicAnchors:o})){
m=j(m,p.errors);
h+=p.errors.length}}else{
m=A(m,t+`/compaction`,`#/properties/compaction/type`);
h++}}
if(e.experimental!==void 0&&n.call(e,`experimental`)){
let r=e.experimental;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mcp_timeout!==void 0&&n.call(r,`mcp_timeout`)){
let e=r.mcp_timeout;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
m=A(m,t+`/experimental/mcp_timeout`,`#/properties/experimental/properties/mcp_timeout/type`);
h++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
m=A(m,t+`/experimental/mcp_timeout`,`#/properties/experimental/properties/mcp_timeout/exclusiveMinimum`,{
comparison:`>`,
limit:0});
h++}}
if(r.disable_paste_summary!==void 0&&n.call(r,`disable_paste_summary`)&&typeof r.disable_paste_summary!=`boolean`){
m=A(m,t+`/experimental/disable_paste_summary`,`#/properties/experimental/properties/disable_paste_summary/type`);
h++}
if(r.batch_tool!==void 0&&n.call(r,`batch_tool`)&&typeof r.batch_tool!=`boolean`){
m=A(m,t+`/experimental/batch_tool`,`#/properties/experimental/properties/batch_tool/type`);
h++}
if(r.openTelemetry!==void 0&&n.call(r,`openTelemetry`)&&typeof r.openTelemetry!=`boolean`){
m=A(m,t+`/experimental/openTelemetry`,`#/properties/experimental/properties/openTelemetry/type`);
h++}
if(r.primary_tools!==void 0&&n.call(r,`primary_tools`)&&!l(r.primary_tools,{
instancePath:t+`/experimental/primary_tools`,
parentData:r,
parentDataProperty:`primary_tools`,
rootData:a,
dynamicAnchors:o})){
m=j(m,l.errors);
h+=l.errors.length}
if(r.continue_loop_on_deny!==void 0&&n.call(r,`continue_loop_on_deny`)&&typeof r.continue_loop_on_deny!=`boolean`){
m=A(m,t+`/experimental/continue_loop_on_deny`,`#/properties/experimental/properties/continue_loop_on_deny/type`);
h++}
if(r.policies!==void 0&&n.call(r,`policies`)){
let e=r.policies;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!D(e[r],{
instancePath:t+`/experimental/policies/`+r,
parentData:e,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
m=j(m,D.errors);
h+=D.errors.length}}else{
m=A(m,t+`/experimental/policies`,`#/properties/experimental/properties/policies/type`);
h++}}}else{
m=A(m,t+`/experimental`,`#/properties/experimental/type`);
h++}}}else{
m=k(m,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
h++}
O.errors=m;
return h===0}
function k(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function A(e,t,n,r={}){
return k(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function j(e,t){
if(e===null)
return t;
for(
let n of t)
k(e,n);
return e}}));
exports.opencode_exports=n;
exports.require_opencode=E;
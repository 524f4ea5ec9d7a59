"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>C});
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
note:`honoured by 1.18.33; the schema of 1.18.18 dropped it, and the server ran`},
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
winner:null,
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
const d={
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
references:[u(`tools`),u(`permission`),u(`agent`,`*`,`tools`),u(`agent`,`*`,`permission`),u(`mode`,`*`,`tools`),u(`mode`,`*`,`permission`)],
claims:`path`};
const f={
id:`opencode-agent`,
title:`an agent of OpenCode`,
files:[`.opencode/agent/**/*.md`,`.opencode/agents/**/*.md`],
schema:`none`,
schemaBy:`M:OCD`,
syntax:{
language:`markdown`,
bom:{
effect:`fine`,
by:`L:OCD`},
empty:{
effect:`fine`,
by:`L:OCD`},
broken:{
effect:`ignored`,
by:`L:OCD`,
note:`the front matter is lost`},
duplicates:{
effect:`ignored`,
by:`L:OCD`}},
servers:[],
noMap:{
effect:`fine`,
by:`M:OCD`},
badRoot:{
effect:`ignored`,
by:`L:OCD`},
references:[u(`tools`),u(`permission`)],
holds:[`tools:`,`permission:`],
claims:`shape`};
const{
mask:p,...m}=s;
const h={
effect:`skips-server`,
by:`H:OC2`};
function g(e){
return e.replace(/[^A-Za-z0-9_-]/g,`_`)}
function _(e,t){
return`${g(e)}_${g(t)}`}
const v={
form:`S_T`,
server:g,
name:_,
collision:`of two tools with one name, one is gone: the earlier of one server, that of another server as it happens; a tool of the program itself goes the same way`,
clash:{
within:`last`,
across:`one`},
limit:{
most:64,
length:(e,t)=>_(e,t).length,
over:`sent`,
whose:`models of OpenAI and others`,
by:`I:OCI`},
by:`R:OC`};
const y={...d,
id:`opencode-v2`,
reader:`OpenCode v2`,
title:`OpenCode's configuration in the layout of version 2`,
schemaBy:`H:OC2`,
servers:[{
at:[`mcp`,`servers`]}],
badRoot:h,
rootFields:{},
references:[],
otherVersion:{
reads:`OpenCode v2`,
refusedBy:`OpenCode 1.x`,
help:`for 1.x, put each server directly under "mcp"`,
by:`H:OC1`},
dialect:{...m,
placeholders:o,
by:`H:OC2`,
inferred:{
urlReaction:h,
commandReaction:h},
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
for:[`http`]},
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
bad:h,
notObject:h,
neither:h,
overrides:[],
unknownTransport:{
withCommand:h,
withUrl:h},
mismatch:h,
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
toolNames:{...v,
collision:`tools with one name keep the tools of every server from being registered`,
clash:{
within:`none`,
across:`none`},
limit:{
most:64,
length:(e,t)=>g(t).length,
over:`none`,
by:`H:OC2`},
by:`H:OC2`},
when:e=>x(e.value)};
const b={
id:`opencode-misplaced`,
title:`a servers file where OpenCode does not look`,
files:[`.opencode/mcp.json`,`.opencode.json`],
userFiles:[`~/.config/opencode/mcp.json`,`~/.opencode.json`],
schema:`none`,
schemaBy:`H:OC1`,
syntax:{...d.syntax,
broken:i},
servers:[],
noMap:i,
badRoot:i,
place:`this path`,
unread:[`mcpServers`,`mcp`].map(e=>({
at:[e],
instead:`"mcp" in opencode.json`,
by:`H:OC1`})),
claims:`shape`};
function x(e){
let n=t.own(e,`mcp`);
let r=t.own(n,`servers`);
let i=t.own(n,`timeout`);
return t.isObject(r)&&!S(r)||[`startup`,`catalog`,`execution`,`request`].some(e=>typeof t.own(i,e)==`number`)}
function S(e){
return[`type`,`command`,`url`,`enabled`].some(n=>{
let r=t.own(e,n);
return r!==void 0&&!t.isObject(r)})}
var C=t.defineClient({
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
formats:[d,y,b,f],
moved:[{
env:`XDG_CONFIG_HOME`,
from:`~/.config`,
by:`H:OC1`}],
toolNames:v,
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
var w=e.__commonJSMin(((e,t)=>{
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
let l=r.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
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
r.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=i.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
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
l=A(l,r.errors);
u+=r.errors.length}
if(e.catalog!==void 0&&n.call(e,`catalog`)&&!r(e.catalog,{
instancePath:t+`/catalog`,
parentData:e,
parentDataProperty:`catalog`,
rootData:s,
dynamicAnchors:c})){
l=A(l,r.errors);
u+=r.errors.length}
if(e.execution!==void 0&&n.call(e,`execution`)&&!r(e.execution,{
instancePath:t+`/execution`,
parentData:e,
parentDataProperty:`execution`,
rootData:s,
dynamicAnchors:c})){
l=A(l,r.errors);
u+=r.errors.length}}
i.errors=l;
return u===0}
i.evaluated={
props:{
startup:!0,
catalog:!0,
execution:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=a.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
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
let e={
instancePath:t+`/command/`+r,
schemaPath:`#/$defs/local/properties/command/items/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}
if(e.environment!==void 0&&n.call(e,`environment`)){
let n=e.environment;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/environment/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/local/properties/environment/additionalProperties/type`,
keyword:`type`,
params:{}};
l=k(l,n);
u++}}else{
let e={
instancePath:t+`/environment`,
schemaPath:`#/$defs/local/properties/environment/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!i(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:s,
dynamicAnchors:c})){
l=A(l,i.errors);
u+=i.errors.length}}else{
l=k(l,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
u++}
a.errors=l;
return u===0}
a.evaluated={
props:{
command:!0,
cwd:!0,
environment:!0,
timeout:!0,
disabled:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=o.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
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
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/remote/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
l=k(l,n);
u++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&typeof r!=`boolean`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}
let i=u;
let a=!0;
let o=u;
if(typeof r!=`boolean`){
l=k(l,{});
u++}
var f=o===u;
u=i;
l!==null&&(i?l.length=Math.min(l.length,i):l=null);
let s;
if(f){
let e=u;
if(!1!==r){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/then/const`,
keyword:`const`,
params:{
allowedValue:!1}};
l=k(l,e);
u++}
var f=e===u;
a=f;
s=`then`}else{
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/clientId/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}
if(r.clientSecret!==void 0&&n.call(r,`clientSecret`)&&typeof r.clientSecret!=`string`){
let e={
instancePath:t+`/oauth/clientSecret`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/clientSecret/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}
if(r.scope!==void 0&&n.call(r,`scope`)&&typeof r.scope!=`string`){
let e={
instancePath:t+`/oauth/scope`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/scope/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/callbackPort/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
l=k(l,e);
u++}
if(e<1||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
l=k(l,e);
u++}}}
if(r.redirectUri!==void 0&&n.call(r,`redirectUri`)&&typeof r.redirectUri!=`string`){
let e={
instancePath:t+`/oauth/redirectUri`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/redirectUri/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/else/type`,
keyword:`type`,
params:{}};
l=k(l,e);
u++}
var f=e===u;
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
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:s}};
l=k(l,e);
u++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!i(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:s,
dynamicAnchors:c})){
l=A(l,i.errors);
u+=i.errors.length}}else{
l=k(l,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
u++}
o.errors=l;
return u===0}
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
u=k(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`local`){
u=k(u,{});
d++}}else{
u=k(u,{});
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
u=A(u,a.errors);
d+=a.errors.length}
var g=n===d;
m=g;
if(m){
var _={};
_.command=!0;
_.cwd=!0;
_.environment=!0;
_.timeout=!0;
_.disabled=!0;
_.type=!0}}
if(!m){
u=k(u,{
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
u=k(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`remote`){
u=k(u,{});
d++}}else{
u=k(u,{});
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
u=A(u,o.errors);
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
u=k(u,{
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
u=k(u,{});
d++}
let E=d;
let D=d;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
u=k(u,{});
d++}
if(D===d){
u=k(u,{});
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
var O=r===d;
w=O}
if(!w){
u=k(u,{
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
u=k(u,e);
d++}
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
u=k(u,e);
d++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{}};
u=k(u,e);
d++}}else{
u=k(u,{
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
o=k(o,e);
s++}}else{
o=k(o,{
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
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=u.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
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
let e={
instancePath:t+`/template`,
schemaPath:`#/$defs/command/properties/template/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/command/properties/description/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.agent!==void 0&&n.call(e,`agent`)&&typeof e.agent!=`string`){
let e={
instancePath:t+`/agent`,
schemaPath:`#/$defs/command/properties/agent/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
let e={
instancePath:t+`/model`,
schemaPath:`#/$defs/command/properties/model/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.variant!==void 0&&n.call(e,`variant`)&&typeof e.variant!=`string`){
let e={
instancePath:t+`/variant`,
schemaPath:`#/$defs/command/properties/variant/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.subtask!==void 0&&n.call(e,`subtask`)&&typeof e.subtask!=`boolean`){
let e={
instancePath:t+`/subtask`,
schemaPath:`#/$defs/command/properties/subtask/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/command/type`,
keyword:`type`,
params:{}});
c++}
u.errors=s;
return c===0}
u.evaluated={
props:{
template:!0,
description:!0,
agent:!0,
model:!0,
variant:!0,
subtask:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=d.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let r of Object.keys(e)){
let i=e[r];
if(typeof i!=`string`&&(!i||typeof i!=`object`||Array.isArray(i))){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/references/additionalProperties/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
let a=c;
let o=!0;
let l=c;
if(!i||typeof i!=`object`||Array.isArray(i)){
s=k(s,{});
c++}
var u=l===c;
c=a;
s!==null&&(a?s.length=Math.min(s.length,a):s=null);
if(u){
let e=c;
if(!i||typeof i!=`object`||Array.isArray(i)){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/references/additionalProperties/then/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
let a=c;
let l=!1;
let d=c;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.repository===void 0||!n.call(i,`repository`)){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/references/additionalProperties/then/anyOf/0/required`,
keyword:`required`,
params:{
missingProperty:`repository`}};
s=k(s,e);
c++}}else{
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/references/additionalProperties/then/anyOf/0/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
var f=d===c;
l||=f;
let p=c;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.path===void 0||!n.call(i,`path`)){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/references/additionalProperties/then/anyOf/1/required`,
keyword:`required`,
params:{
missingProperty:`path`}};
s=k(s,e);
c++}}else{
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/references/additionalProperties/then/anyOf/1/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
var f=p===c;
l||=f;
if(l){
c=a;
s!==null&&(a?s.length=Math.min(s.length,a):s=null)}else{
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/references/additionalProperties/then/anyOf`,
keyword:`anyOf`,
params:{}};
s=k(s,e);
c++}
var u=e===c;
o=u}
if(!o){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/references/additionalProperties/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=k(s,e);
c++}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/references/type`,
keyword:`type`,
params:{}});
c++}
d.errors=s;
return c===0}
d.evaluated={
props:!0,
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
if(typeof e!=`string`&&!Array.isArray(e)){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/plugin/type`,
keyword:`type`,
params:{}});
s++}
let l=s;
let u=!0;
let d=s;
if(!Array.isArray(e)){
o=k(o,{});
s++}
var p=d===s;
s=l;
o!==null&&(l?o.length=Math.min(o.length,l):o=null);
if(p){
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
let e={
instancePath:t+`/0`,
schemaPath:`#/$defs/plugin/then/prefixItems/0/type`,
keyword:`type`,
params:{}};
o=k(o,e);
s++}
if(n>1){
let n=e[1];
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/1`,
schemaPath:`#/$defs/plugin/then/prefixItems/1/type`,
keyword:`type`,
params:{}};
o=k(o,e);
s++}}}else{
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/plugin/then/type`,
keyword:`type`,
params:{}});
s++}
var p=n===s;
u=p;
if(u)
var m=2}
if(!u){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/plugin/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
s++}
f.errors=o;
c.items=m;
return s===0}
f.evaluated={
dynamicProps:!1,
dynamicItems:!0};
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
p.evaluated={
dynamicProps:!1,
dynamicItems:!1};
let m=RegExp(`^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$`,`u`);
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
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/rule/type`,
keyword:`type`,
params:{}});
s++}
let l=s;
let u=!0;
let d=s;
if(typeof e!=`string`){
o=k(o,{});
s++}
var f=d===s;
s=l;
o!==null&&(l?o.length=Math.min(o.length,l):o=null);
let p;
if(f){
let c=s;
if(!h(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=A(o,h.errors);
s+=h.errors.length}
var f=c===s;
u=f;
p=`then`}else{
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
o=A(o,h.errors);
s+=h.errors.length}}else{
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/rule/else/type`,
keyword:`type`,
params:{}});
s++}
var f=n===s;
u=f;
if(u)
var m=!0;
p=`else`}
if(!u){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/rule/if`,
keyword:`if`,
params:{
failingKeyword:p}});
s++}
g.errors=o;
c.props=m;
return s===0}
g.evaluated={
dynamicProps:!0,
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
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/permission/type`,
keyword:`type`,
params:{}});
s++}
let l=s;
let u=!0;
let d=s;
if(typeof e!=`string`){
o=k(o,{});
s++}
var f=d===s;
s=l;
o!==null&&(l?o.length=Math.min(o.length,l):o=null);
let p;
if(f){
let c=s;
if(!h(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=A(o,h.errors);
s+=h.errors.length}
var f=c===s;
u=f;
p=`then`}else{
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
o=A(o,g.errors);
s+=g.errors.length}}else{
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/permission/else/type`,
keyword:`type`,
params:{}});
s++}
var f=n===s;
u=f;
if(u)
var m=!0;
p=`else`}
if(!u){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/permission/if`,
keyword:`if`,
params:{
failingKeyword:p}});
s++}
_.errors=o;
c.props=m;
return s===0}
_.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function v(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let u=v.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let r of Object.keys(e)){
let i=e[r];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.model!==void 0&&n.call(i,`model`)&&typeof i.model!=`string`){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/model`,
schemaPath:`#/$defs/agents/additionalProperties/properties/model/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}
if(i.variant!==void 0&&n.call(i,`variant`)&&typeof i.variant!=`string`){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/variant`,
schemaPath:`#/$defs/agents/additionalProperties/properties/variant/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}
if(i.temperature!==void 0&&n.call(i,`temperature`)){
let e=i.temperature;
if(!(typeof e==`number`&&isFinite(e))){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/temperature`,
schemaPath:`#/$defs/agents/additionalProperties/properties/temperature/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}}
if(i.top_p!==void 0&&n.call(i,`top_p`)){
let e=i.top_p;
if(!(typeof e==`number`&&isFinite(e))){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/top_p`,
schemaPath:`#/$defs/agents/additionalProperties/properties/top_p/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}}
if(i.prompt!==void 0&&n.call(i,`prompt`)&&typeof i.prompt!=`string`){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/prompt`,
schemaPath:`#/$defs/agents/additionalProperties/properties/prompt/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}
if(i.tools!==void 0&&n.call(i,`tools`)){
let e=i.tools;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`boolean`){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/tools/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/agents/additionalProperties/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}}else{
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/tools`,
schemaPath:`#/$defs/agents/additionalProperties/properties/tools/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}}
if(i.disable!==void 0&&n.call(i,`disable`)&&typeof i.disable!=`boolean`){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disable`,
schemaPath:`#/$defs/agents/additionalProperties/properties/disable/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}
if(i.description!==void 0&&n.call(i,`description`)&&typeof i.description!=`string`){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/description`,
schemaPath:`#/$defs/agents/additionalProperties/properties/description/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}
if(i.mode!==void 0&&n.call(i,`mode`)){
let e=i.mode;
if(e!==`subagent`&&e!==`primary`&&e!==`all`){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mode`,
schemaPath:`#/$defs/agents/additionalProperties/properties/mode/enum`,
keyword:`enum`,
params:{}};
s=k(s,e);
l++}}
if(i.hidden!==void 0&&n.call(i,`hidden`)&&typeof i.hidden!=`boolean`){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/hidden`,
schemaPath:`#/$defs/agents/additionalProperties/properties/hidden/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}
if(i.options!==void 0&&n.call(i,`options`)){
let e=i.options;
if(!e||typeof e!=`object`||Array.isArray(e)){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/options`,
schemaPath:`#/$defs/agents/additionalProperties/properties/options/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}}
if(i.color!==void 0&&n.call(i,`color`)){
let e=i.color;
if(typeof e==`string`){
if(!m.test(e)){
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/color`,
schemaPath:`#/$defs/agents/additionalProperties/properties/color/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$`}};
s=k(s,e);
l++}}else{
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/color`,
schemaPath:`#/$defs/agents/additionalProperties/properties/color/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}}
if(i.steps!==void 0&&n.call(i,`steps`)&&!c(i.steps,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/steps`,
parentData:i,
parentDataProperty:`steps`,
rootData:a,
dynamicAnchors:o})){
s=A(s,c.errors);
l+=c.errors.length}
if(i.maxSteps!==void 0&&n.call(i,`maxSteps`)&&!c(i.maxSteps,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/maxSteps`,
parentData:i,
parentDataProperty:`maxSteps`,
rootData:a,
dynamicAnchors:o})){
s=A(s,c.errors);
l+=c.errors.length}
if(i.permission!==void 0&&n.call(i,`permission`)&&!_(i.permission,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/permission`,
parentData:i,
parentDataProperty:`permission`,
rootData:a,
dynamicAnchors:o})){
s=A(s,_.errors);
l+=_.errors.length}}else{
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/agents/additionalProperties/type`,
keyword:`type`,
params:{}};
s=k(s,e);
l++}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/agents/type`,
keyword:`type`,
params:{}});
l++}
v.errors=s;
return l===0}
v.evaluated={
props:!0,
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
if((typeof e!=`number`||e%1||isNaN(e)||!isFinite(e))&&typeof e!=`boolean`){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/limitOrNone/type`,
keyword:`type`,
params:{}});
s++}
let l=s;
let u=!0;
let d=s;
if(typeof e!=`boolean`){
o=k(o,{});
s++}
var f=d===s;
s=l;
o!==null&&(l?o.length=Math.min(o.length,l):o=null);
let p;
if(f){
let n=s;
if(!1!==e){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/limitOrNone/then/const`,
keyword:`const`,
params:{
allowedValue:!1}});
s++}
var f=n===s;
u=f;
p=`then`}else{
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
var f=n===s;
u=f;
p=`else`}
if(!u){
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/limitOrNone/if`,
keyword:`if`,
params:{
failingKeyword:p}});
s++}
y.errors=o;
return s===0}
y.evaluated={
dynamicProps:!1,
dynamicItems:!1};
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
let l=x.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
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
let e={
instancePath:t+`/input`,
schemaPath:`#/$defs/cost/properties/input/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(e.output!==void 0&&n.call(e,`output`)){
let n=e.output;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/output`,
schemaPath:`#/$defs/cost/properties/output/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(e.cache_read!==void 0&&n.call(e,`cache_read`)){
let n=e.cache_read;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/cache_read`,
schemaPath:`#/$defs/cost/properties/cache_read/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(e.cache_write!==void 0&&n.call(e,`cache_write`)){
let n=e.cache_write;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/cache_write`,
schemaPath:`#/$defs/cost/properties/cache_write/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(e.context_over_200k!==void 0&&n.call(e,`context_over_200k`)&&!b.validate(e.context_over_200k,{
instancePath:t+`/context_over_200k`,
parentData:e,
parentDataProperty:`context_over_200k`,
rootData:a,
dynamicAnchors:o})){
s=A(s,b.validate.errors);
c+=b.validate.errors.length}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/cost/type`,
keyword:`type`,
params:{}});
c++}
x.errors=s;
return c===0}
x.evaluated={
props:{
input:!0,
output:!0,
cache_read:!0,
cache_write:!0,
context_over_200k:!0},
dynamicProps:!1,
dynamicItems:!1};
function S(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=S.evaluated;
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
schemaPath:`#/$defs/modalities/items/enum`,
keyword:`enum`,
params:{}};
o=k(o,e);
s++}}}else{
o=k(o,{
instancePath:t,
schemaPath:`#/$defs/modalities/type`,
keyword:`type`,
params:{}});
s++}
S.errors=o;
return s===0}
S.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function C(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=C.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.id!==void 0&&n.call(e,`id`)&&typeof e.id!=`string`){
let e={
instancePath:t+`/id`,
schemaPath:`#/$defs/model/properties/id/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/model/properties/name/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.family!==void 0&&n.call(e,`family`)&&typeof e.family!=`string`){
let e={
instancePath:t+`/family`,
schemaPath:`#/$defs/model/properties/family/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.release_date!==void 0&&n.call(e,`release_date`)&&typeof e.release_date!=`string`){
let e={
instancePath:t+`/release_date`,
schemaPath:`#/$defs/model/properties/release_date/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.attachment!==void 0&&n.call(e,`attachment`)&&typeof e.attachment!=`boolean`){
let e={
instancePath:t+`/attachment`,
schemaPath:`#/$defs/model/properties/attachment/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.reasoning!==void 0&&n.call(e,`reasoning`)&&typeof e.reasoning!=`boolean`){
let e={
instancePath:t+`/reasoning`,
schemaPath:`#/$defs/model/properties/reasoning/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.temperature!==void 0&&n.call(e,`temperature`)&&typeof e.temperature!=`boolean`){
let e={
instancePath:t+`/temperature`,
schemaPath:`#/$defs/model/properties/temperature/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.tool_call!==void 0&&n.call(e,`tool_call`)&&typeof e.tool_call!=`boolean`){
let e={
instancePath:t+`/tool_call`,
schemaPath:`#/$defs/model/properties/tool_call/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.interleaved!==void 0&&n.call(e,`interleaved`)){
let r=e.interleaved;
if(typeof r!=`boolean`&&typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
let e={
instancePath:t+`/interleaved`,
schemaPath:`#/$defs/model/properties/interleaved/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
let i=c;
let a=!0;
let o=c;
if(!r||typeof r!=`object`||Array.isArray(r)){
s=k(s,{});
c++}
var u=o===c;
c=i;
s!==null&&(i?s.length=Math.min(s.length,i):s=null);
if(u){
let e=c;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.field===void 0||!n.call(r,`field`)){
let e={
instancePath:t+`/interleaved`,
schemaPath:`#/$defs/model/properties/interleaved/then/required`,
keyword:`required`,
params:{
missingProperty:`field`}};
s=k(s,e);
c++}
if(r.field!==void 0&&n.call(r,`field`)&&typeof r.field!=`string`){
let e={
instancePath:t+`/interleaved/field`,
schemaPath:`#/$defs/model/properties/interleaved/then/properties/field/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}else{
let e={
instancePath:t+`/interleaved`,
schemaPath:`#/$defs/model/properties/interleaved/then/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
var u=e===c;
a=u;
if(a){
var d={};
d.field=!0}}
if(!a){
let e={
instancePath:t+`/interleaved`,
schemaPath:`#/$defs/model/properties/interleaved/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=k(s,e);
c++}}
if(e.cost!==void 0&&n.call(e,`cost`)&&!x(e.cost,{
instancePath:t+`/cost`,
parentData:e,
parentDataProperty:`cost`,
rootData:a,
dynamicAnchors:o})){
s=A(s,x.errors);
c+=x.errors.length}
if(e.limit!==void 0&&n.call(e,`limit`)){
let r=e.limit;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.context===void 0||!n.call(r,`context`)){
let e={
instancePath:t+`/limit`,
schemaPath:`#/$defs/model/properties/limit/required`,
keyword:`required`,
params:{
missingProperty:`context`}};
s=k(s,e);
c++}
if(r.output===void 0||!n.call(r,`output`)){
let e={
instancePath:t+`/limit`,
schemaPath:`#/$defs/model/properties/limit/required`,
keyword:`required`,
params:{
missingProperty:`output`}};
s=k(s,e);
c++}
if(r.context!==void 0&&n.call(r,`context`)){
let e=r.context;
if(!(typeof e==`number`&&isFinite(e))){
let e={
instancePath:t+`/limit/context`,
schemaPath:`#/$defs/model/properties/limit/properties/context/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(r.input!==void 0&&n.call(r,`input`)){
let e=r.input;
if(!(typeof e==`number`&&isFinite(e))){
let e={
instancePath:t+`/limit/input`,
schemaPath:`#/$defs/model/properties/limit/properties/input/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(r.output!==void 0&&n.call(r,`output`)){
let e=r.output;
if(!(typeof e==`number`&&isFinite(e))){
let e={
instancePath:t+`/limit/output`,
schemaPath:`#/$defs/model/properties/limit/properties/output/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}}else{
let e={
instancePath:t+`/limit`,
schemaPath:`#/$defs/model/properties/limit/type`,
keyword:`type`,
params:{}};
s=k(s,e);
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
s=A(s,S.errors);
c+=S.errors.length}
if(r.output!==void 0&&n.call(r,`output`)&&!S(r.output,{
instancePath:t+`/modalities/output`,
parentData:r,
parentDataProperty:`output`,
rootData:a,
dynamicAnchors:o})){
s=A(s,S.errors);
c+=S.errors.length}}else{
let e={
instancePath:t+`/modalities`,
schemaPath:`#/$defs/model/properties/modalities/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(e.experimental!==void 0&&n.call(e,`experimental`)&&typeof e.experimental!=`boolean`){
let e={
instancePath:t+`/experimental`,
schemaPath:`#/$defs/model/properties/experimental/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.status!==void 0&&n.call(e,`status`)){
let n=e.status;
if(n!==`alpha`&&n!==`beta`&&n!==`deprecated`&&n!==`active`){
let e={
instancePath:t+`/status`,
schemaPath:`#/$defs/model/properties/status/enum`,
keyword:`enum`,
params:{}};
s=k(s,e);
c++}}
if(e.provider!==void 0&&n.call(e,`provider`)){
let r=e.provider;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.npm!==void 0&&n.call(r,`npm`)&&typeof r.npm!=`string`){
let e={
instancePath:t+`/provider/npm`,
schemaPath:`#/$defs/model/properties/provider/properties/npm/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(r.api!==void 0&&n.call(r,`api`)&&typeof r.api!=`string`){
let e={
instancePath:t+`/provider/api`,
schemaPath:`#/$defs/model/properties/provider/properties/api/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}else{
let e={
instancePath:t+`/provider`,
schemaPath:`#/$defs/model/properties/provider/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(e.options!==void 0&&n.call(e,`options`)){
let n=e.options;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/options`,
schemaPath:`#/$defs/model/properties/options/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/model/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
s=k(s,n);
c++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/model/properties/headers/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(e.variants!==void 0&&n.call(e,`variants`)){
let r=e.variants;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.disabled!==void 0&&n.call(i,`disabled`)&&typeof i.disabled!=`boolean`){
let n={
instancePath:t+`/variants/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabled`,
schemaPath:`#/$defs/model/properties/variants/additionalProperties/properties/disabled/type`,
keyword:`type`,
params:{}};
s=k(s,n);
c++}}else{
let n={
instancePath:t+`/variants/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/model/properties/variants/additionalProperties/type`,
keyword:`type`,
params:{}};
s=k(s,n);
c++}}else{
let e={
instancePath:t+`/variants`,
schemaPath:`#/$defs/model/properties/variants/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/model/type`,
keyword:`type`,
params:{}});
c++}
C.errors=s;
return c===0}
C.evaluated={
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
function w(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let u=0;
let d=w.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.api!==void 0&&n.call(e,`api`)&&typeof e.api!=`string`){
let e={
instancePath:t+`/api`,
schemaPath:`#/$defs/provider/properties/api/type`,
keyword:`type`,
params:{}};
s=k(s,e);
u++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/provider/properties/name/type`,
keyword:`type`,
params:{}};
s=k(s,e);
u++}
if(e.env!==void 0&&n.call(e,`env`)&&!l(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:a,
dynamicAnchors:o})){
s=A(s,l.errors);
u+=l.errors.length}
if(e.id!==void 0&&n.call(e,`id`)&&typeof e.id!=`string`){
let e={
instancePath:t+`/id`,
schemaPath:`#/$defs/provider/properties/id/type`,
keyword:`type`,
params:{}};
s=k(s,e);
u++}
if(e.npm!==void 0&&n.call(e,`npm`)&&typeof e.npm!=`string`){
let e={
instancePath:t+`/npm`,
schemaPath:`#/$defs/provider/properties/npm/type`,
keyword:`type`,
params:{}};
s=k(s,e);
u++}
if(e.whitelist!==void 0&&n.call(e,`whitelist`)&&!l(e.whitelist,{
instancePath:t+`/whitelist`,
parentData:e,
parentDataProperty:`whitelist`,
rootData:a,
dynamicAnchors:o})){
s=A(s,l.errors);
u+=l.errors.length}
if(e.blacklist!==void 0&&n.call(e,`blacklist`)&&!l(e.blacklist,{
instancePath:t+`/blacklist`,
parentData:e,
parentDataProperty:`blacklist`,
rootData:a,
dynamicAnchors:o})){
s=A(s,l.errors);
u+=l.errors.length}
if(e.options!==void 0&&n.call(e,`options`)){
let r=e.options;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.apiKey!==void 0&&n.call(r,`apiKey`)&&typeof r.apiKey!=`string`){
let e={
instancePath:t+`/options/apiKey`,
schemaPath:`#/$defs/provider/properties/options/properties/apiKey/type`,
keyword:`type`,
params:{}};
s=k(s,e);
u++}
if(r.baseURL!==void 0&&n.call(r,`baseURL`)&&typeof r.baseURL!=`string`){
let e={
instancePath:t+`/options/baseURL`,
schemaPath:`#/$defs/provider/properties/options/properties/baseURL/type`,
keyword:`type`,
params:{}};
s=k(s,e);
u++}
if(r.enterpriseUrl!==void 0&&n.call(r,`enterpriseUrl`)&&typeof r.enterpriseUrl!=`string`){
let e={
instancePath:t+`/options/enterpriseUrl`,
schemaPath:`#/$defs/provider/properties/options/properties/enterpriseUrl/type`,
keyword:`type`,
params:{}};
s=k(s,e);
u++}
if(r.setCacheKey!==void 0&&n.call(r,`setCacheKey`)&&typeof r.setCacheKey!=`boolean`){
let e={
instancePath:t+`/options/setCacheKey`,
schemaPath:`#/$defs/provider/properties/options/properties/setCacheKey/type`,
keyword:`type`,
params:{}};
s=k(s,e);
u++}
if(r.timeout!==void 0&&n.call(r,`timeout`)&&!y(r.timeout,{
instancePath:t+`/options/timeout`,
parentData:r,
parentDataProperty:`timeout`,
rootData:a,
dynamicAnchors:o})){
s=A(s,y.errors);
u+=y.errors.length}
if(r.headerTimeout!==void 0&&n.call(r,`headerTimeout`)&&!y(r.headerTimeout,{
instancePath:t+`/options/headerTimeout`,
parentData:r,
parentDataProperty:`headerTimeout`,
rootData:a,
dynamicAnchors:o})){
s=A(s,y.errors);
u+=y.errors.length}
if(r.chunkTimeout!==void 0&&n.call(r,`chunkTimeout`)&&!c(r.chunkTimeout,{
instancePath:t+`/options/chunkTimeout`,
parentData:r,
parentDataProperty:`chunkTimeout`,
rootData:a,
dynamicAnchors:o})){
s=A(s,c.errors);
u+=c.errors.length}}else{
let e={
instancePath:t+`/options`,
schemaPath:`#/$defs/provider/properties/options/type`,
keyword:`type`,
params:{}};
s=k(s,e);
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
s=A(s,C.errors);
u+=C.errors.length}}else{
let e={
instancePath:t+`/models`,
schemaPath:`#/$defs/provider/properties/models/type`,
keyword:`type`,
params:{}};
s=k(s,e);
u++}}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/provider/type`,
keyword:`type`,
params:{}});
u++}
w.errors=s;
return u===0}
w.evaluated={
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
function T(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let u=T.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/formatter/properties/disabled/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.command!==void 0&&n.call(e,`command`)&&!l(e.command,{
instancePath:t+`/command`,
parentData:e,
parentDataProperty:`command`,
rootData:a,
dynamicAnchors:o})){
s=A(s,l.errors);
c+=l.errors.length}
if(e.environment!==void 0&&n.call(e,`environment`)){
let n=e.environment;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/environment/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/formatter/properties/environment/additionalProperties/type`,
keyword:`type`,
params:{}};
s=k(s,n);
c++}}else{
let e={
instancePath:t+`/environment`,
schemaPath:`#/$defs/formatter/properties/environment/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(e.extensions!==void 0&&n.call(e,`extensions`)&&!l(e.extensions,{
instancePath:t+`/extensions`,
parentData:e,
parentDataProperty:`extensions`,
rootData:a,
dynamicAnchors:o})){
s=A(s,l.errors);
c+=l.errors.length}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/formatter/type`,
keyword:`type`,
params:{}});
c++}
T.errors=s;
return c===0}
T.evaluated={
props:{
disabled:!0,
command:!0,
environment:!0,
extensions:!0},
dynamicProps:!1,
dynamicItems:!1};
function E(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let u=E.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/languageServer/type`,
keyword:`type`,
params:{}});
c++}
let d=c;
let f=!0;
let p=c;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=k(s,{});
c++}
let m=c;
let h=c;
if(c===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.disabled===void 0||!n.call(e,`disabled`)){
s=k(s,{});
c++}else 
if(e.disabled!==void 0&&n.call(e,`disabled`)&&!0!==e.disabled){
s=k(s,{});
c++}}else{
s=k(s,{});
c++}}
if(h===c){
s=k(s,{});
c++}else{
c=m;
s!==null&&(m?s.length=Math.min(s.length,m):s=null)}
var g=p===c;
c=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
if(g){
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
s=A(s,l.errors);
c+=l.errors.length}
if(e.extensions!==void 0&&n.call(e,`extensions`)&&!l(e.extensions,{
instancePath:t+`/extensions`,
parentData:e,
parentDataProperty:`extensions`,
rootData:a,
dynamicAnchors:o})){
s=A(s,l.errors);
c+=l.errors.length}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/languageServer/then/properties/disabled/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/languageServer/then/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
s=k(s,n);
c++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/languageServer/then/properties/env/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}
if(e.initialization!==void 0&&n.call(e,`initialization`)){
let n=e.initialization;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/initialization`,
schemaPath:`#/$defs/languageServer/then/properties/initialization/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/languageServer/then/type`,
keyword:`type`,
params:{}});
c++}
var g=r===c;
f=g;
if(f){
var _={};
_.command=!0;
_.extensions=!0;
_.disabled=!0;
_.env=!0;
_.initialization=!0}}
if(!f){
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/languageServer/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
E.errors=s;
u.props=_;
return c===0}
E.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function D(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=D.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
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
let e={
instancePath:t+`/action`,
schemaPath:`#/$defs/policy/properties/action/enum`,
keyword:`enum`,
params:{}};
s=k(s,e);
c++}
if(e.effect!==void 0&&n.call(e,`effect`)){
let n=e.effect;
if(n!==`allow`&&n!==`deny`){
let e={
instancePath:t+`/effect`,
schemaPath:`#/$defs/policy/properties/effect/enum`,
keyword:`enum`,
params:{}};
s=k(s,e);
c++}}
if(e.resource!==void 0&&n.call(e,`resource`)&&typeof e.resource!=`string`){
let e={
instancePath:t+`/resource`,
schemaPath:`#/$defs/policy/properties/resource/type`,
keyword:`type`,
params:{}};
s=k(s,e);
c++}}else{
s=k(s,{
instancePath:t,
schemaPath:`#/$defs/policy/type`,
keyword:`type`,
params:{}});
c++}
D.errors=s;
return c===0}
D.evaluated={
props:{
action:!0,
effect:!0,
resource:!0},
dynamicProps:!1,
dynamicItems:!1};
function O(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let m=null;
let h=0;
let g=O.evaluated;
g.dynamicProps&&(g.props=void 0);
g.dynamicItems&&(g.items=void 0);
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
m=A(m,s.errors);
h+=s.errors.length}}else{
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
let e={
instancePath:t+`/$schema`,
schemaPath:`#/properties/%24schema/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(e.shell!==void 0&&n.call(e,`shell`)&&typeof e.shell!=`string`){
let e={
instancePath:t+`/shell`,
schemaPath:`#/properties/shell/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(e.logLevel!==void 0&&n.call(e,`logLevel`)){
let n=e.logLevel;
if(n!==`DEBUG`&&n!==`INFO`&&n!==`WARN`&&n!==`ERROR`){
let e={
instancePath:t+`/logLevel`,
schemaPath:`#/properties/logLevel/enum`,
keyword:`enum`,
params:{}};
m=k(m,e);
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
m=A(m,c.errors);
h+=c.errors.length}
if(r.hostname!==void 0&&n.call(r,`hostname`)&&typeof r.hostname!=`string`){
let e={
instancePath:t+`/server/hostname`,
schemaPath:`#/properties/server/properties/hostname/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(r.mdns!==void 0&&n.call(r,`mdns`)&&typeof r.mdns!=`boolean`){
let e={
instancePath:t+`/server/mdns`,
schemaPath:`#/properties/server/properties/mdns/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(r.mdnsDomain!==void 0&&n.call(r,`mdnsDomain`)&&typeof r.mdnsDomain!=`string`){
let e={
instancePath:t+`/server/mdnsDomain`,
schemaPath:`#/properties/server/properties/mdnsDomain/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(r.cors!==void 0&&n.call(r,`cors`)&&!l(r.cors,{
instancePath:t+`/server/cors`,
parentData:r,
parentDataProperty:`cors`,
rootData:a,
dynamicAnchors:o})){
m=A(m,l.errors);
h+=l.errors.length}}else{
let e={
instancePath:t+`/server`,
schemaPath:`#/properties/server/type`,
keyword:`type`,
params:{}};
m=k(m,e);
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
m=A(m,u.errors);
h+=u.errors.length}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/properties/command/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}
if(e.skills!==void 0&&n.call(e,`skills`)){
let r=e.skills;
if(!r||typeof r!=`object`){
let e={
instancePath:t+`/skills`,
schemaPath:`#/properties/skills/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(Array.isArray(r)){
let e=r.length;
for(
let n=0;n<e;n++)
if(typeof r[n]!=`string`){
let e={
instancePath:t+`/skills/`+n,
schemaPath:`#/properties/skills/items/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.paths!==void 0&&n.call(r,`paths`)&&!l(r.paths,{
instancePath:t+`/skills/paths`,
parentData:r,
parentDataProperty:`paths`,
rootData:a,
dynamicAnchors:o})){
m=A(m,l.errors);
h+=l.errors.length}
if(r.urls!==void 0&&n.call(r,`urls`)&&!l(r.urls,{
instancePath:t+`/skills/urls`,
parentData:r,
parentDataProperty:`urls`,
rootData:a,
dynamicAnchors:o})){
m=A(m,l.errors);
h+=l.errors.length}}}
if(e.references!==void 0&&n.call(e,`references`)&&!d(e.references,{
instancePath:t+`/references`,
parentData:e,
parentDataProperty:`references`,
rootData:a,
dynamicAnchors:o})){
m=A(m,d.errors);
h+=d.errors.length}
if(e.reference!==void 0&&n.call(e,`reference`)&&!d(e.reference,{
instancePath:t+`/reference`,
parentData:e,
parentDataProperty:`reference`,
rootData:a,
dynamicAnchors:o})){
m=A(m,d.errors);
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
m=A(m,l.errors);
h+=l.errors.length}}else{
let e={
instancePath:t+`/watcher`,
schemaPath:`#/properties/watcher/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}
if(e.snapshot!==void 0&&n.call(e,`snapshot`)&&typeof e.snapshot!=`boolean`){
let e={
instancePath:t+`/snapshot`,
schemaPath:`#/properties/snapshot/type`,
keyword:`type`,
params:{}};
m=k(m,e);
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
m=A(m,f.errors);
h+=f.errors.length}}else{
let e={
instancePath:t+`/plugin`,
schemaPath:`#/properties/plugin/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}
if(e.share!==void 0&&n.call(e,`share`)){
let n=e.share;
if(n!==`manual`&&n!==`auto`&&n!==`disabled`){
let e={
instancePath:t+`/share`,
schemaPath:`#/properties/share/enum`,
keyword:`enum`,
params:{}};
m=k(m,e);
h++}}
if(e.autoshare!==void 0&&n.call(e,`autoshare`)&&typeof e.autoshare!=`boolean`){
let e={
instancePath:t+`/autoshare`,
schemaPath:`#/properties/autoshare/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(e.autoupdate!==void 0&&n.call(e,`autoupdate`)){
let n=e.autoupdate;
if(n!==!0&&n!==!1&&n!==`notify`){
let e={
instancePath:t+`/autoupdate`,
schemaPath:`#/properties/autoupdate/enum`,
keyword:`enum`,
params:{}};
m=k(m,e);
h++}}
if(e.disabled_providers!==void 0&&n.call(e,`disabled_providers`)&&!l(e.disabled_providers,{
instancePath:t+`/disabled_providers`,
parentData:e,
parentDataProperty:`disabled_providers`,
rootData:a,
dynamicAnchors:o})){
m=A(m,l.errors);
h+=l.errors.length}
if(e.enabled_providers!==void 0&&n.call(e,`enabled_providers`)&&!l(e.enabled_providers,{
instancePath:t+`/enabled_providers`,
parentData:e,
parentDataProperty:`enabled_providers`,
rootData:a,
dynamicAnchors:o})){
m=A(m,l.errors);
h+=l.errors.length}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
let e={
instancePath:t+`/model`,
schemaPath:`#/properties/model/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(e.small_model!==void 0&&n.call(e,`small_model`)&&typeof e.small_model!=`string`){
let e={
instancePath:t+`/small_model`,
schemaPath:`#/properties/small_model/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(e.default_agent!==void 0&&n.call(e,`default_agent`)&&typeof e.default_agent!=`string`){
let e={
instancePath:t+`/default_agent`,
schemaPath:`#/properties/default_agent/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(e.subagent_depth!==void 0&&n.call(e,`subagent_depth`)&&!p(e.subagent_depth,{
instancePath:t+`/subagent_depth`,
parentData:e,
parentDataProperty:`subagent_depth`,
rootData:a,
dynamicAnchors:o})){
m=A(m,p.errors);
h+=p.errors.length}
if(e.username!==void 0&&n.call(e,`username`)&&typeof e.username!=`string`){
let e={
instancePath:t+`/username`,
schemaPath:`#/properties/username/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(e.agent!==void 0&&n.call(e,`agent`)&&!v(e.agent,{
instancePath:t+`/agent`,
parentData:e,
parentDataProperty:`agent`,
rootData:a,
dynamicAnchors:o})){
m=A(m,v.errors);
h+=v.errors.length}
if(e.mode!==void 0&&n.call(e,`mode`)&&!v(e.mode,{
instancePath:t+`/mode`,
parentData:e,
parentDataProperty:`mode`,
rootData:a,
dynamicAnchors:o})){
m=A(m,v.errors);
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
m=A(m,w.errors);
h+=w.errors.length}}else{
let e={
instancePath:t+`/provider`,
schemaPath:`#/properties/provider/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}
if(e.formatter!==void 0&&n.call(e,`formatter`)){
let n=e.formatter;
if(typeof n!=`boolean`&&(!n||typeof n!=`object`||Array.isArray(n))){
let e={
instancePath:t+`/formatter`,
schemaPath:`#/properties/formatter/type`,
keyword:`type`,
params:{}};
m=k(m,e);
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
m=A(m,T.errors);
h+=T.errors.length}}}
if(e.lsp!==void 0&&n.call(e,`lsp`)){
let n=e.lsp;
if(typeof n!=`boolean`&&(!n||typeof n!=`object`||Array.isArray(n))){
let e={
instancePath:t+`/lsp`,
schemaPath:`#/properties/lsp/type`,
keyword:`type`,
params:{}};
m=k(m,e);
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
m=A(m,E.errors);
h+=E.errors.length}}}
if(e.instructions!==void 0&&n.call(e,`instructions`)&&!l(e.instructions,{
instancePath:t+`/instructions`,
parentData:e,
parentDataProperty:`instructions`,
rootData:a,
dynamicAnchors:o})){
m=A(m,l.errors);
h+=l.errors.length}
if(e.layout!==void 0&&n.call(e,`layout`)){
let n=e.layout;
if(n!==`auto`&&n!==`stretch`){
let e={
instancePath:t+`/layout`,
schemaPath:`#/properties/layout/enum`,
keyword:`enum`,
params:{}};
m=k(m,e);
h++}}
if(e.permission!==void 0&&n.call(e,`permission`)&&!_(e.permission,{
instancePath:t+`/permission`,
parentData:e,
parentDataProperty:`permission`,
rootData:a,
dynamicAnchors:o})){
m=A(m,_.errors);
h+=_.errors.length}
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
m=k(m,n);
h++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}
if(e.attachment!==void 0&&n.call(e,`attachment`)){
let r=e.attachment;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.image!==void 0&&n.call(r,`image`)){
let e=r.image;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.auto_resize!==void 0&&n.call(e,`auto_resize`)&&typeof e.auto_resize!=`boolean`){
let e={
instancePath:t+`/attachment/image/auto_resize`,
schemaPath:`#/properties/attachment/properties/image/properties/auto_resize/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(e.max_width!==void 0&&n.call(e,`max_width`)&&!c(e.max_width,{
instancePath:t+`/attachment/image/max_width`,
parentData:e,
parentDataProperty:`max_width`,
rootData:a,
dynamicAnchors:o})){
m=A(m,c.errors);
h+=c.errors.length}
if(e.max_height!==void 0&&n.call(e,`max_height`)&&!c(e.max_height,{
instancePath:t+`/attachment/image/max_height`,
parentData:e,
parentDataProperty:`max_height`,
rootData:a,
dynamicAnchors:o})){
m=A(m,c.errors);
h+=c.errors.length}
if(e.max_base64_bytes!==void 0&&n.call(e,`max_base64_bytes`)&&!c(e.max_base64_bytes,{
instancePath:t+`/attachment/image/max_base64_bytes`,
parentData:e,
parentDataProperty:`max_base64_bytes`,
rootData:a,
dynamicAnchors:o})){
m=A(m,c.errors);
h+=c.errors.length}}else{
let e={
instancePath:t+`/attachment/image`,
schemaPath:`#/properties/attachment/properties/image/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}}else{
let e={
instancePath:t+`/attachment`,
schemaPath:`#/properties/attachment/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}
if(e.enterprise!==void 0&&n.call(e,`enterprise`)){
let r=e.enterprise;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.url!==void 0&&n.call(r,`url`)&&typeof r.url!=`string`){
let e={
instancePath:t+`/enterprise/url`,
schemaPath:`#/properties/enterprise/properties/url/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}else{
let e={
instancePath:t+`/enterprise`,
schemaPath:`#/properties/enterprise/type`,
keyword:`type`,
params:{}};
m=k(m,e);
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
m=A(m,c.errors);
h+=c.errors.length}
if(r.max_bytes!==void 0&&n.call(r,`max_bytes`)&&!c(r.max_bytes,{
instancePath:t+`/tool_output/max_bytes`,
parentData:r,
parentDataProperty:`max_bytes`,
rootData:a,
dynamicAnchors:o})){
m=A(m,c.errors);
h+=c.errors.length}}else{
let e={
instancePath:t+`/tool_output`,
schemaPath:`#/properties/tool_output/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}
if(e.compaction!==void 0&&n.call(e,`compaction`)){
let r=e.compaction;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.auto!==void 0&&n.call(r,`auto`)&&typeof r.auto!=`boolean`){
let e={
instancePath:t+`/compaction/auto`,
schemaPath:`#/properties/compaction/properties/auto/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(r.prune!==void 0&&n.call(r,`prune`)&&typeof r.prune!=`boolean`){
let e={
instancePath:t+`/compaction/prune`,
schemaPath:`#/properties/compaction/properties/prune/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(r.tail_turns!==void 0&&n.call(r,`tail_turns`)&&!p(r.tail_turns,{
instancePath:t+`/compaction/tail_turns`,
parentData:r,
parentDataProperty:`tail_turns`,
rootData:a,
dynamicAnchors:o})){
m=A(m,p.errors);
h+=p.errors.length}
if(r.preserve_recent_tokens!==void 0&&n.call(r,`preserve_recent_tokens`)&&!p(r.preserve_recent_tokens,{
instancePath:t+`/compaction/preserve_recent_tokens`,
parentData:r,
parentDataProperty:`preserve_recent_tokens`,
rootData:a,
dynamicAnchors:o})){
m=A(m,p.errors);
h+=p.errors.length}
if(r.reserved!==void 0&&n.call(r,`reserved`)&&!p(r.reserved,{
instancePath:t+`/compaction/reserved`,
parentData:r,
parentDataProperty:`reserved`,
rootData:a,
dynamicAnchors:o})){
m=A(m,p.errors);
h+=p.errors.length}}else{
let e={
instancePath:t+`/compaction`,
schemaPath:`#/properties/compaction/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}
if(e.experimental!==void 0&&n.call(e,`experimental`)){
let r=e.experimental;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mcp_timeout!==void 0&&n.call(r,`mcp_timeout`)){
let e=r.mcp_timeout;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/experimental/mcp_timeout`,
schemaPath:`#/properties/experimental/properties/mcp_timeout/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
let e={
instancePath:t+`/experimental/mcp_timeout`,
schemaPath:`#/properties/experimental/properties/mcp_timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
m=k(m,e);
h++}}
if(r.disable_paste_summary!==void 0&&n.call(r,`disable_paste_summary`)&&typeof r.disable_paste_summary!=`boolean`){
let e={
instancePath:t+`/experimental/disable_paste_summary`,
schemaPath:`#/properties/experimental/properties/disable_paste_summary/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(r.batch_tool!==void 0&&n.call(r,`batch_tool`)&&typeof r.batch_tool!=`boolean`){
let e={
instancePath:t+`/experimental/batch_tool`,
schemaPath:`#/properties/experimental/properties/batch_tool/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(r.openTelemetry!==void 0&&n.call(r,`openTelemetry`)&&typeof r.openTelemetry!=`boolean`){
let e={
instancePath:t+`/experimental/openTelemetry`,
schemaPath:`#/properties/experimental/properties/openTelemetry/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}
if(r.primary_tools!==void 0&&n.call(r,`primary_tools`)&&!l(r.primary_tools,{
instancePath:t+`/experimental/primary_tools`,
parentData:r,
parentDataProperty:`primary_tools`,
rootData:a,
dynamicAnchors:o})){
m=A(m,l.errors);
h+=l.errors.length}
if(r.continue_loop_on_deny!==void 0&&n.call(r,`continue_loop_on_deny`)&&typeof r.continue_loop_on_deny!=`boolean`){
let e={
instancePath:t+`/experimental/continue_loop_on_deny`,
schemaPath:`#/properties/experimental/properties/continue_loop_on_deny/type`,
keyword:`type`,
params:{}};
m=k(m,e);
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
m=A(m,D.errors);
h+=D.errors.length}}else{
let e={
instancePath:t+`/experimental/policies`,
schemaPath:`#/properties/experimental/properties/policies/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}}else{
let e={
instancePath:t+`/experimental`,
schemaPath:`#/properties/experimental/type`,
keyword:`type`,
params:{}};
m=k(m,e);
h++}}}else{
m=k(m,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
h++}
O.errors=m;
return h===0}
O.evaluated={
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
function k(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function A(e,t){
if(e===null)
return t;
for(
let n of t)
k(e,n);
return e}}));
exports.opencode_exports=n;
exports.require_opencode=w;
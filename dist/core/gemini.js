"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>H,
toolName:()=>V});
const r={
effect:`warns`,
by:`R:GEM`};
const i={
effect:`fine`,
by:`R:GEM`};
const a={
effect:`fails-server`,
by:`R:GEM`};
const o={
effect:`refuses-file`,
by:`R:GEM`,
note:`Gemini CLI does not start`};
const s=[`$NAME`,"${NAME}","${NAME:-default}"];
const c={
by:`R:GEM`,
transportKey:`type`,
transportKeyNeedsUrl:!0,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
fields:{
type:{
is:`transport`,
note:"read only beside a `url`; 0.22 and 0.23 refused the key, older versions ignored it"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`],
note:"Streamable HTTP without a `type`; SSE until December 2025"},
httpUrl:{
is:`url`,
for:[`http`],
selects:`http`,
deprecated:{
use:`url`},
by:`H:GEM2`,
note:"wins over `url` and `command`"},
headers:{
is:`headers`,
for:[`http`,`sse`]},
tcp:{
is:`other`,
idle:!0,
by:`H:GEM2`,
note:`declared, and used for nothing`},
timeout:{
is:`timeout`,
unit:`ms`,
default:`600000`,
by:`H:GEM2`},
trust:{
is:`trust`,
default:`false`,
approvesAll:!0},
description:{
is:`description`},
includeTools:{
is:`toolsAllowed`,
closes:`H:GEM2`},
excludeTools:{
is:`toolsDenied`,
by:`H:GEM2`,
note:"wins over `includeTools`"},
oauth:{
is:`oauth`,
takes:[`object`],
keys:{
enabled:`own`,
clientId:`clientId`,
clientSecret:`clientSecret`,
authorizationUrl:`authorizationUrl`,
tokenUrl:`tokenUrl`,
issuer:`issuer`,
registrationUrl:`registrationUrl`,
redirectUri:`redirectUri`,
scopes:`scopes`,
audiences:`own`,
tokenParamName:`own`},
by:`H:GEMO`},
authProviderType:{
is:`auth`,
takes:[`text`],
by:`H:GEM2`},
targetAudience:{
is:`other`,
by:`H:GEM2`},
targetServiceAccount:{
is:`other`,
by:`H:GEM2`},
transport:{
is:`transport`,
unread:!0},
serverUrl:{
is:`url`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0}},
bad:r,
emptyMeansAbsent:`fields`,
switchOff:`name the server in "excluded" of the settings "mcp", or run "gemini mcp disable"`,
notObject:{...a,
note:`with a warning`},
nullEntry:{
effect:`crashes`,
by:`R:GEM`},
neither:a,
overrides:[`env`,`cwd`,`headers`,`timeout`,`trust`,`description`,`includeTools`,`excludeTools`,`oauth`,`authProviderType`,`targetAudience`,`targetServiceAccount`],
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`R:GEM`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:i,
nullMeansAbsent:!0,
urls:{
parsed:`unless-variable`,
reaction:a,
userInfo:a},
unsendable:a,
ownHeaders:{
names:[`connection`,`content-length`,`expect`,`transfer-encoding`,`upgrade`],
reaction:a},
starts:{
blanks:`one-program`,
by:`R:GEM`},
keepsTilde:{
words:`R:GEM`,
cwd:`R:GEM`},
placeholders:{
in:{
command:s,
args:s,
env:[...s,`%NAME%`],
cwd:s,
url:s,
headers:s},
unset:[{
in:[`cwd`],
reaction:a}],
whenUnset:"the text stays as it is; in `env` it becomes empty",
by:`R:GEM`},
names:[{
pattern:/^(?:[^_]*|__proto__)$/,
allows:`characters other than "_"`,
fault:`holds a "_"`,
reaction:{
effect:`fine`,
by:`H:GEM2`,
note:`rules of its policy split the name of a tool at the first "_"`}}],
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:GEM`}}]};
const l={
language:`json`,
comments:!0,
trailingCommas:!1,
bom:o,
empty:o,
broken:o,
duplicates:i};
const u={
as:`list`,
form:`S`,
server:e=>e.toLowerCase(),
by:`H:GEM2`};
const d={
id:`gemini`,
title:`Gemini CLI's settings`,
files:[`.gemini/settings.json`],
userFiles:[`~/.gemini/settings.json`],
schemaBy:`R:GEM`,
syntax:l,
servers:[{
at:[`mcpServers`]}],
noMap:i,
badRoot:o,
arrayMap:r,
nested:{
effect:`skips-servers`,
by:`R:GEM`},
dialect:c,
references:[{...u,
at:[`mcp`,`allowed`],
switches:`only`},{...u,
at:[`mcp`,`excluded`],
switches:`off`}],
claims:`shape`,
unmistakable:!0};
const{
nested:f,
unmistakable:p,...m}=d;
const{
references:h,...g}=m;
const _={...g,
id:`gemini-misplaced`,
title:`a servers file where Gemini CLI does not look`,
files:t.wrongNames(`.gemini`,`settings.json`),
userFiles:[...t.wrongNames(`~/.gemini`,`settings.json`),...t.wrongNames(`~/.config/gemini`)],
schema:`none`,
schemaBy:`H:GEM2`,
syntax:t.passedOver(i),
servers:[],
badRoot:i,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`.gemini/settings.json`,
insteadOfUser:`~/.gemini/settings.json`,
by:`H:GEM2`}]};
const{
trust:v,...y}=c.fields;
const b=[...s,"${workspaceFolder}"];
const x=[`extensionPath`,`workspacePath`,`pathSeparator`,`/`];
const S={
effect:`fine`,
by:`H:GEM2`};
const C={
effect:`ignored`,
by:`H:GEM2`};
const w={...m,
id:`gemini-extension`,
belongsTo:`plugin`,
ownFolder:"${extensionPath}",
title:`the manifest of a Gemini CLI extension`,
files:[`gemini-extension.json`],
userFiles:[],
schemaBy:`H:GEM2`,
syntax:{...l,
comments:!1,
bom:{
effect:`refuses-file`,
by:`M:GEM2`},
empty:{
effect:`refuses-file`,
by:`M:GEM2`},
broken:{
effect:`refuses-file`,
by:`M:GEM2`}},
claims:`path`,
noMap:S,
badRoot:{
effect:`refuses-file`,
by:`M:GEM2`},
arrayMap:{...S,
note:`the servers are called "0", "1" and so on`},
dialect:{...c,
by:`H:GEM2`,
fields:{...y,
trust:{
is:`trust`,
unread:!0,
by:`H:GEM2`,
note:`an extension cannot vouch for itself`}},
bad:S,
notObject:{
effect:`fails-server`,
by:`H:GEM2`},
nullEntry:{
effect:`crashes`,
by:`H:GEM2`},
neither:{
effect:`fails-server`,
by:`H:GEM2`},
overrides:[],
unknownTransport:{
withCommand:S,
withUrl:C},
placeholders:{
in:{
command:b,
args:b,
env:b,
cwd:b,
url:b,
headers:b},
own:x,
noOthersOfEditors:`H:GEM2`,
whenUnset:`the text stays as it is`,
by:`H:GEM2`}}};
const T={
effect:`refuses-file`,
by:`R:GEMA`};
const E={
effect:`fine`,
by:`R:GEMA`};
const D=new Map([[`bash`,`run_shell_command`],[`edit`,`replace`],[`glob`,`glob`],[`grep`,`grep_search`],[`ls`,`list_directory`],[`read`,`read_file`],[`shell`,`run_shell_command`],[`webfetch`,`web_fetch`],[`websearch`,`google_web_search`],[`write`,`write_file`]]);
const O={
at:[`tools`],
as:`list`,
form:`mcp_S_T`,
grants:`needs`,
faults:[{
pattern:/^mcp__/,
fault:`begins with two underscores after "mcp" where one is needed`,
meant:e=>{
let[,t,n=`*`]=/^mcp__([A-Za-z0-9.:-]+)(?:__(\*|[A-Za-z0-9][\w.:-]*))?$/.exec(e)??[];
return t&&`mcp_${t}_${n}`},
help:`write "mcp_<server>_<tool>"`,
costs:T,
by:`R:GEMA`},{
pattern:/^mcp_[A-Za-z0-9.:-]+$/,
fault:`names no tool`,
meant:e=>`${e}_*`,
help:`write "mcp_<server>_*" for all tools of a server`,
costs:T,
by:`R:GEMA`},{
pattern:/^mcp_(?!\*$|[A-Za-z0-9.:-]+_(?:\*|_*[A-Za-z0-9.:-][\w.:-]*)$)/,
fault:`is no name of a tool of a server`,
help:`write "mcp_<server>_<tool>", or "mcp_<server>_*" for a server without "_" in its name`,
costs:T,
by:`R:GEMA`},{
pattern:/^[A-Z]|^[a-z]+\(/,
fault:`is a name of a tool in other clients`,
meant:e=>D.get(e.replace(/\(.*/s,``).toLowerCase()),
help:`write the name that the tool has in Gemini CLI, such as "read_file", or leave it out`,
costs:T,
by:`R:GEMA`},{
pattern:RegExp(`^(?!mcp_|discovered_tool_|\\*$|(?:activate_skill|ask_user|complete_task|enter_plan_mode|exit_plan_mode|get_internal_docs|glob|google_web_search|grep_search|invoke_agent|list_directory|list_mcp_resources|read_file|read_many_files|read_mcp_resource|replace|run_shell_command|search_file_content|tracker_add_dependency|tracker_create_task|tracker_get_task|tracker_list_tasks|tracker_update_task|tracker_visualize|update_topic|web_fetch|write_file|write_todos)$)`),
fault:`is no tool of Gemini CLI 0.61`,
meant:e=>D.get(e),
help:`write the name of one of its tools, or leave it out`,
costs:{
effect:`refuses-file`,
by:`M:GEMTL`},
by:`M:GEMTL`}],
by:`R:GEMA`};
const{
nullMeansAbsent:k,
transportKeyNeedsUrl:A,
reserved:j,...M}=c;
const N=[...s,`%NAME%`];
const P={...M,
by:`H:GEMO`,
spellings:{
http:`http`,
sse:`sse`},
fields:{
type:{
is:`transport`,
note:"read only beside a `url`"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`],
note:"Streamable HTTP without a `type`"},
http_url:{
is:`url`,
for:[`http`],
selects:`http`,
deprecated:{
use:`url`},
note:"wins over `url` and `command`"},
headers:{
is:`headers`,
for:[`http`,`sse`]},
tcp:{
is:`other`,
idle:!0,
note:`declared, and used for nothing`},
timeout:{
is:`timeout`,
unit:`ms`,
default:`600000`},
trust:{
is:`trust`,
default:`false`,
approvesAll:!0},
description:{
is:`description`},
include_tools:{
is:`toolsAllowed`,
closes:`H:GEMO`},
exclude_tools:{
is:`toolsDenied`,
note:"wins over `include_tools`"},
auth:{
is:`oauth`,
takes:[`object`],
keys:{
type:`own`,
client_id:`clientId`,
client_secret:`clientSecret`,
authorization_url:`authorizationUrl`,
token_url:`tokenUrl`,
issuer:`issuer`,
registration_url:`registrationUrl`,
redirect_uri:`redirectUri`,
scopes:`scopes`,
audiences:`own`,
token_param_name:`own`}},
httpUrl:{
is:`url`,
unread:!0},
serverUrl:{
is:`url`,
unread:!0},
transport:{
is:`transport`,
unread:!0},
includeTools:{
is:`toolsAllowed`,
unread:!0},
excludeTools:{
is:`toolsDenied`,
unread:!0},
oauth:{
is:`oauth`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0}},
bad:T,
notObject:T,
nullEntry:T,
neither:{
effect:`drops-server`,
by:`H:GEMO`},
unknownTransport:{
withCommand:T,
withUrl:T},
overrides:[`env`,`cwd`,`headers`,`timeout`,`trust`,`description`,`include_tools`,`exclude_tools`,`auth`],
urls:{
reaction:a,
userInfo:a},
placeholders:{
in:{
env:N,
headers:N},
whenUnset:`it becomes empty, as does one whose name has TOKEN, KEY, SECRET, PASSWORD, AUTH or the like in it`,
by:`H:GEMO`}};
const F={
id:`gemini-agent`,
belongsTo:`agent`,
title:`an agent of Gemini CLI`,
files:[`.gemini/agents/*.md`],
userFiles:[],
schemaBy:`R:GEMA`,
syntax:{
language:`markdown`,
bom:T,
empty:T,
broken:T,
duplicates:T},
servers:[{
at:[`mcp_servers`]}],
noMap:E,
arrayRoot:E,
wrongKey:{...T,
note:`its own documentation says "mcpServers"`},
badRoot:T,
dialect:P,
references:[O],
when:R};
const I={...F,
id:`gemini-extension-agent`,
title:`an agent of a Gemini CLI extension`,
files:[`agents/*.md`],
schema:`gemini-agent`,
beside:`../gemini-extension.json`,
ownFolder:"${extensionPath}",
dialect:{...P,
urls:{
parsed:`unless-variable`,
reaction:a,
userInfo:a},
placeholders:{
in:{
command:["${workspaceFolder}"],
args:["${workspaceFolder}"],
env:[...N,"${workspaceFolder}"],
cwd:["${workspaceFolder}"],
url:["${workspaceFolder}"],
headers:[...N,"${workspaceFolder}"]},
own:x,
noOthersOfEditors:`H:GEMO`,
whenUnset:"in `env` and `headers` it becomes empty",
by:`H:GEMO`}},
references:[{...O,
unknown:`silent`}],
when:e=>R(e)&&!L.some(t=>e.beside(`../${t}`))};
const L=[`.claude-plugin`,`.cursor-plugin`,`.github/plugin`,`qwen-extension.json`,`plugin.json`];
function R({
path:e,
text:n,
value:r}){
if(/(?:^|\/)_[^/]*$/.test(e)||Array.isArray(r))
return!1;
let i=[...Object.keys(t.isObject(r)?r:{}),...z(n)];
return!(i.some(e=>e.startsWith(`agent_card_`))||t.own(r,`kind`)===`remote`)&&i.some(e=>/^(?:tools|mcp[-_]?servers)$/i.test(e))}
function z(e){
let[,t=``]=/^\uFEFF?---\r?\n([\s\S]*?)\n---/.exec(e)??[];
return[...t.matchAll(/^([\w-]+):/gm)].map(([,e=``])=>e)}
function B(e,t){
let n=`${e}_${t}`;
return(n.startsWith(`mcp_`)?n:`mcp_${n}`).replace(/[^A-Za-z0-9_.:-]/g,`_`)}
function V(e,t){
let n=B(e,t);
return n.length>63?`${n.slice(0,30)}...${n.slice(-30)}`:n}
var H=t.defineClient({
id:`gemini`,
name:`Gemini CLI`,
sources:{
GEM:{
title:`@google/gemini-cli, run`,
version:`0.61.0`,
date:`2026-11-19`,
recordings:[`gemini`]},
GEMT:{
title:`google-gemini/gemini-cli#11778, a report`,
version:`2025`,
date:`2026-11-18`},
GEMO:{
title:`@google/gemini-cli, its bundle, read`,
version:`0.61.0`,
date:`2026-11-19`},
GEMA:{
title:"@google/gemini-cli, agents, started with `gemini -p`",
version:`0.61.0`,
date:`2026-11-20`},
GEMTL:{
title:`google-gemini/gemini-cli docs/reference/tools.md`,
version:`0.61.0`,
date:`2026-11-20`},
GEM2:{
title:`google-gemini/gemini-cli 5411f11, read`,
version:`0.56 nightly`,
date:`2026-08-21`},
GEMS:{
title:"@google/gemini-cli, servers started by `gemini mcp list`",
version:`0.61.0`,
date:`2026-11-18`},
GEMD:{
title:`geminicli.com, environment variables`,
version:`2026-11`,
date:`2026-11-18`},
GEM3:{
title:`google-gemini/gemini-cli packages/cli/src/config/extension.ts and extension-manager.ts, read`,
version:`2025-10 and newer`,
date:`2026-11-18`}},
formats:[d,w,_,F,I],
moved:[{
env:`GEMINI_CLI_HOME`,
from:`~`,
by:`M:GEMD`}],
precedence:[{
sources:[{
format:`gemini`,
files:`project`},{
format:`gemini`,
files:`user`}],
same:`replaced`,
by:`R:GEM`}],
toolNames:{
form:`mcp_S_T`,
server:e=>e.replace(/[^A-Za-z0-9_.:-]/g,`_`),
name:V,
collision:`of two tools with one name the later one is used, with a line in the debug log`,
clash:{
within:`last`,
across:`one`},
limit:{
most:63,
length:(e,t)=>B(e,t).length,
over:`cut`,
by:`R:GEM`},
by:`R:GEM`}});
var U=e.__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/gemini-server"
}
},
"context": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "object",
"properties": {
"fileName": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": [
"string",
"array"
],
"items": {
"type": "string"
}
},
"includeDirectories": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
}
}
},
"tools": {
"if": {
"type": "null"
},
"then": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "object"
},
"else": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "object",
"properties": {
"core": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
},
"allowed": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
},
"exclude": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "string"
}
}
}
}
}
},
"mcp": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "object",
"properties": {
"allowed": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
},
"excluded": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
}
}
},
"security": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "object"
},
"advanced": {
"if": {
"type": "null"
},
"then": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "object"
},
"else": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "object",
"properties": {
"excludedEnvVars": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "fails-server",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
}
}
}
},
"experimental": {
"if": {
"type": "null"
},
"then": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "object"
},
"else": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "object"
}
},
"policyPaths": {
"if": {
"type": "string"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"if": {
"type": "null"
},
"then": {
"x-effect": "warns",
"x-by": "R:GEM",
"type": "array"
},
"else": {
"x-effect": "crashes",
"x-by": "R:GEM",
"type": "array",
"items": {
"type": "string"
}
}
}
}
},
"$defs": {
"gemini-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"http"
]
},
"command": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"args": {
"x-effect": "crashes",
"type": [
"array",
"null"
],
"items": {
"x-effect": "warns",
"type": "string"
},
"if": {
"type": "null"
},
"then": {
"x-effect": "warns",
"type": "array"
}
},
"env": {
"$ref": "#/$defs/gemini-server/$defs/texts"
},
"cwd": {
"x-effect": "fails-server",
"x-by": "R:GEMS",
"type": [
"string",
"null"
],
"if": {
"type": "null"
},
"then": {
"x-effect": "warns",
"type": "string"
}
},
"url": {
"$ref": "#/$defs/gemini-server/$defs/address"
},
"httpUrl": {
"$ref": "#/$defs/gemini-server/$defs/address"
},
"headers": {
"$ref": "#/$defs/gemini-server/$defs/texts"
},
"timeout": {
"if": {
"type": "number",
"minimum": 0
},
"then": {
"type": "number",
"exclusiveMinimum": 0,
"maximum": 2147483647,
"x-effect": "fails-server",
"x-by": "R:GEMS"
},
"else": {
"if": {
"type": "boolean"
},
"then": {
"type": "number",
"x-effect": "fails-server",
"x-by": "R:GEMS"
},
"else": {
"if": {
"not": {
"type": [
"number",
"string"
]
}
},
"then": {
"type": "number",
"x-effect": "warns"
},
"else": {
"if": {
"type": "string"
},
"then": {
"type": "string",
"x-label": "a number",
"pattern": "^[0-9. ]+$",
"x-effect": "warns"
}
}
}
}
},
"trust": {
"type": [
"boolean",
"string"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"true",
"false"
]
}
},
"description": {
"type": "string"
},
"includeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"excludeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"oauth": {
"type": "object",
"properties": {
"enabled": {},
"clientId": {},
"clientSecret": {},
"authorizationUrl": {},
"tokenUrl": {},
"issuer": {},
"registrationUrl": {},
"redirectUri": {},
"scopes": {},
"audiences": {},
"tokenParamName": {}
}
},
"authProviderType": {
"enum": [
"dynamic_discovery",
"google_credentials",
"service_account_impersonation"
]
},
"targetAudience": {
"type": "string"
},
"targetServiceAccount": {
"type": "string"
},
"tcp": {
"type": "string"
}
},
"if": {
"type": "object",
"not": {
"required": [
"command"
]
}
},
"then": {
"type": "object",
"properties": {
"timeout": {
"if": {
"type": "number"
},
"then": {
"type": "number",
"minimum": 0,
"x-effect": "fails-server",
"x-by": "R:GEMS"
}
}
}
},
"$defs": {
"texts": {
"if": {
"type": "array",
"contains": {
"not": {
"anyOf": [
{
"type": "string"
},
{
"enum": [
0,
false,
null
]
}
]
}
}
},
"then": {
"type": "object",
"x-effect": "fails-server",
"x-by": "R:GEMS"
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/gemini-server/$defs/expanded"
}
}
},
"address": {
"if": {
"type": "array",
"minItems": 1,
"maxItems": 1,
"items": {
"type": "string"
}
},
"then": {
"type": "string",
"x-effect": "warns",
"x-by": "R:GEMS"
},
"else": {
"type": "string",
"x-effect": "fails-server",
"x-by": "H:GEM2"
}
},
"expanded": {
"if": {
"enum": [
0,
false,
null
]
},
"then": {
"type": "string"
},
"else": {
"type": "string",
"x-effect": "fails-server",
"x-by": "R:GEM"
}
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
let u=c;
let d=!0;
let f=c;
if(e!==0&&e!==!1&&e!==null){
s=l(s,{});
c++}
var p=f===c;
c=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
let m;
if(p){
let n=c;
if(typeof e!=`string`){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/then/type`,
keyword:`type`,
params:{}});
c++}
var p=n===c;
d=p;
m=`then`}else{
let n=c;
if(typeof e!=`string`){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/else/type`,
keyword:`type`,
params:{}});
c++}
var p=n===c;
d=p;
m=`else`}
if(!d){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:m}});
c++}
r.errors=s;
return c===0}
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let u=0;
let f=u;
let p=!0;
let m=u;
if(u===m){
if(Array.isArray(e)){
let t=u;
let n=e.length;
for(
let t=0;t<n;t++){
let n=e[t];
let r=u;
let i=u;
let a=u;
let o=u;
let s=!1;
let d=u;
if(typeof n!=`string`){
c=l(c,{});
u++}
var h=d===u;
s||=h;
let f=u;
if(n!==0&&n!==!1&&n!==null){
c=l(c,{});
u++}
var h=f===u;
s||=h;
if(s){
u=o;
c!==null&&(o?c.length=Math.min(c.length,o):c=null)}else{
c=l(c,{});
u++}
if(a===u){
c=l(c,{});
u++}else{
u=i;
c!==null&&(i?c.length=Math.min(c.length,i):c=null)}
var g=r===u;
if(g)
break}
if(g){
u=t;
c!==null&&(t?c.length=Math.min(c.length,t):c=null)}else{
c=l(c,{});
u++}}else{
c=l(c,{});
u++}}
var _=m===u;
u=f;
c!==null&&(f?c.length=Math.min(c.length,f):c=null);
let v;
if(_){
let n=u;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/then/type`,
keyword:`type`,
params:{}});
u++}
var _=n===u;
p=_;
v=`then`}else{
let n=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!r(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:o,
dynamicAnchors:s})){
c=d(c,r.errors);
u+=r.errors.length}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/else/type`,
keyword:`type`,
params:{}});
u++}
var _=n===u;
p=_;
v=`else`}
if(!p){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/texts/if`,
keyword:`if`,
params:{
failingKeyword:v}});
u++}
i.errors=c;
return u===0}
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let u=c;
let d=!0;
let f=c;
if(c===f){
if(Array.isArray(e)){
if(e.length>1){
s=l(s,{});
c++}else 
if(e.length<1){
s=l(s,{});
c++}else{
let t=e.length;
for(
let n=0;n<t;n++){
let t=c;
if(typeof e[n]!=`string`){
s=l(s,{});
c++}
if(t!==c)
break}}}else{
s=l(s,{});
c++}}
var p=f===c;
c=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
let m;
if(p){
let n=c;
if(typeof e!=`string`){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/then/type`,
keyword:`type`,
params:{}});
c++}
var p=n===c;
d=p;
m=`then`}else{
let n=c;
if(typeof e!=`string`){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/else/type`,
keyword:`type`,
params:{}});
c++}
var p=n===c;
d=p;
m=`else`}
if(!d){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/address/if`,
keyword:`if`,
params:{
failingKeyword:m}});
c++}
a.errors=s;
return c===0}
let o=RegExp(`^[0-9. ]+$`,`u`);
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
let g=h;
let _=!0;
let v=h;
if(!e||typeof e!=`object`||Array.isArray(e)){
m=l(m,{});
h++}
let y=h;
let b=h;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
m=l(m,{});
h++}
if(b===h){
m=l(m,{});
h++}else{
h=y;
m!==null&&(y?m.length=Math.min(m.length,y):m=null)}
var x=v===h;
h=g;
m!==null&&(g?m.length=Math.min(m.length,g):m=null);
if(x){
let r=h;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=h;
let i=!0;
let a=h;
if(!(typeof n==`number`&&isFinite(n))){
m=l(m,{});
h++}
var S=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(S){
let e=h;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
m=u(m,t+`/timeout`,`#/$defs/gemini-server/then/properties/timeout/then/minimum`,{
comparison:`>=`,
limit:0});
h++}}else{
m=u(m,t+`/timeout`,`#/$defs/gemini-server/then/properties/timeout/then/type`);
h++}
var S=e===h;
i=S}
if(!i){
m=u(m,t+`/timeout`,`#/$defs/gemini-server/then/properties/timeout/if`,{
failingKeyword:`then`});
h++}}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/then/type`,
keyword:`type`,
params:{}});
h++}
var x=r===h;
_=x;
if(_){
var C={};
C.timeout=!0}}
if(!_){
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(C!==!0){
C||={};
C.type=!0;
C.command=!0;
C.args=!0;
C.env=!0;
C.cwd=!0;
C.url=!0;
C.httpUrl=!0;
C.headers=!0;
C.timeout=!0;
C.trust=!0;
C.description=!0;
C.includeTools=!0;
C.excludeTools=!0;
C.oauth=!0;
C.authProviderType=!0;
C.targetAudience=!0;
C.targetServiceAccount=!0;
C.tcp=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
m=u(m,t+`/type`,`#/$defs/gemini-server/properties/type/type`);
h++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
m=u(m,t+`/type`,`#/$defs/gemini-server/properties/type/enum`);
h++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
m=u(m,t+`/command`,`#/$defs/gemini-server/properties/command/type`);
h++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
m=u(m,t+`/args`,`#/$defs/gemini-server/properties/args/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(n!==null){
m=l(m,{});
h++}
var w=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(w){
let e=h;
if(!Array.isArray(n)){
m=u(m,t+`/args`,`#/$defs/gemini-server/properties/args/then/type`);
h++}
var w=e===h;
i=w}
if(!i){
m=u(m,t+`/args`,`#/$defs/gemini-server/properties/args/if`,{
failingKeyword:`then`});
h++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=u(m,t+`/args/`+r,`#/$defs/gemini-server/properties/args/items/type`);
h++}}}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:f,
dynamicAnchors:p})){
m=d(m,i.errors);
h+=i.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
m=u(m,t+`/cwd`,`#/$defs/gemini-server/properties/cwd/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(n!==null){
m=l(m,{});
h++}
var T=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(T){
let e=h;
if(typeof n!=`string`){
m=u(m,t+`/cwd`,`#/$defs/gemini-server/properties/cwd/then/type`);
h++}
var T=e===h;
i=T}
if(!i){
m=u(m,t+`/cwd`,`#/$defs/gemini-server/properties/cwd/if`,{
failingKeyword:`then`});
h++}}
if(e.url!==void 0&&n.call(e,`url`)&&!a(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:f,
dynamicAnchors:p})){
m=d(m,a.errors);
h+=a.errors.length}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&!a(e.httpUrl,{
instancePath:t+`/httpUrl`,
parentData:e,
parentDataProperty:`httpUrl`,
rootData:f,
dynamicAnchors:p})){
m=d(m,a.errors);
h+=a.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:f,
dynamicAnchors:p})){
m=d(m,i.errors);
h+=i.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=h;
let i=!0;
let a=h;
if(h===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
m=l(m,{});
h++}}else{
m=l(m,{});
h++}}
var E=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let s;
if(E){
let e=h;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
m=u(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/then/maximum`,{
comparison:`<=`,
limit:2147483647});
h++}
if(n<=0||isNaN(n)){
m=u(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
h++}}else{
m=u(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/then/type`);
h++}
var E=e===h;
i=E;
s=`then`}else{
let e=h;
let r=h;
let a=!0;
let c=h;
if(typeof n!=`boolean`){
m=l(m,{});
h++}
var D=c===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let d;
if(D){
let e=h;
if(!(typeof n==`number`&&isFinite(n))){
m=u(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/then/type`);
h++}
var D=e===h;
a=D;
d=`then`}else{
let e=h;
let r=h;
let i=!0;
let s=h;
let c=h;
let f=h;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
m=l(m,{});
h++}
if(f===h){
m=l(m,{});
h++}else{
h=c;
m!==null&&(c?m.length=Math.min(m.length,c):m=null)}
var O=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let p;
if(O){
let e=h;
if(!(typeof n==`number`&&isFinite(n))){
m=u(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/else/then/type`);
h++}
var O=e===h;
i=O;
p=`then`}else{
let e=h;
let r=h;
let a=!0;
let s=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var k=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(k){
let e=h;
if(typeof n==`string`){
if(!o.test(n)){
m=u(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/else/else/then/pattern`,{
pattern:`^[0-9. ]+$`});
h++}}else{
m=u(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/else/else/then/type`);
h++}
var k=e===h;
a=k}
if(!a){
m=u(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/else/else/if`,{
failingKeyword:`then`});
h++}
var O=e===h;
i=O;
p=`else`}
if(!i){
m=u(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/else/if`,{
failingKeyword:p});
h++}
var D=e===h;
a=D;
d=`else`}
if(!a){
m=u(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/else/if`,{
failingKeyword:d});
h++}
var E=e===h;
i=E;
s=`else`}
if(!i){
m=u(m,t+`/timeout`,`#/$defs/gemini-server/properties/timeout/if`,{
failingKeyword:s});
h++}}
if(e.trust!==void 0&&n.call(e,`trust`)){
let n=e.trust;
if(typeof n!=`boolean`&&typeof n!=`string`){
m=u(m,t+`/trust`,`#/$defs/gemini-server/properties/trust/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(typeof n!=`string`){
m=l(m,{});
h++}
var A=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(A){
let e=h;
if(n!==`true`&&n!==`false`){
m=u(m,t+`/trust`,`#/$defs/gemini-server/properties/trust/then/enum`);
h++}
var A=e===h;
i=A}
if(!i){
m=u(m,t+`/trust`,`#/$defs/gemini-server/properties/trust/if`,{
failingKeyword:`then`});
h++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
m=u(m,t+`/description`,`#/$defs/gemini-server/properties/description/type`);
h++}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=u(m,t+`/includeTools/`+r,`#/$defs/gemini-server/properties/includeTools/items/type`);
h++}}else{
m=u(m,t+`/includeTools`,`#/$defs/gemini-server/properties/includeTools/type`);
h++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
m=u(m,t+`/excludeTools/`+r,`#/$defs/gemini-server/properties/excludeTools/items/type`);
h++}}else{
m=u(m,t+`/excludeTools`,`#/$defs/gemini-server/properties/excludeTools/type`);
h++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=u(m,t+`/oauth`,`#/$defs/gemini-server/properties/oauth/type`);
h++}}
if(e.authProviderType!==void 0&&n.call(e,`authProviderType`)){
let n=e.authProviderType;
if(n!==`dynamic_discovery`&&n!==`google_credentials`&&n!==`service_account_impersonation`){
m=u(m,t+`/authProviderType`,`#/$defs/gemini-server/properties/authProviderType/enum`);
h++}}
if(e.targetAudience!==void 0&&n.call(e,`targetAudience`)&&typeof e.targetAudience!=`string`){
m=u(m,t+`/targetAudience`,`#/$defs/gemini-server/properties/targetAudience/type`);
h++}
if(e.targetServiceAccount!==void 0&&n.call(e,`targetServiceAccount`)&&typeof e.targetServiceAccount!=`string`){
m=u(m,t+`/targetServiceAccount`,`#/$defs/gemini-server/properties/targetServiceAccount/type`);
h++}
if(e.tcp!==void 0&&n.call(e,`tcp`)&&typeof e.tcp!=`string`){
m=u(m,t+`/tcp`,`#/$defs/gemini-server/properties/tcp/type`);
h++}}else{
m=l(m,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/type`,
keyword:`type`,
params:{}});
h++}
s.errors=m;
return h===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!s(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
f=d(f,s.errors);
p+=s.errors.length}}else{
f=u(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}
if(e.context!==void 0&&n.call(e,`context`)){
let r=e.context;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.fileName!==void 0&&n.call(r,`fileName`)){
let e=r.fileName;
if(typeof e!=`string`&&!Array.isArray(e)){
f=u(f,t+`/context/fileName`,`#/properties/context/properties/fileName/type`);
p++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=u(f,t+`/context/fileName/`+r,`#/properties/context/properties/fileName/items/type`);
p++}}}
if(r.includeDirectories!==void 0&&n.call(r,`includeDirectories`)){
let e=r.includeDirectories;
let n=p;
let i=!0;
let a=p;
if(typeof e!=`string`){
f=l(f,{});
p++}
var m=a===p;
p=n;
f!==null&&(n?f.length=Math.min(f.length,n):f=null);
let o;
if(m){
let n=p;
if(!Array.isArray(e)){
f=u(f,t+`/context/includeDirectories`,`#/properties/context/properties/includeDirectories/then/type`);
p++}
var m=n===p;
i=m;
o=`then`}else{
let n=p;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=u(f,t+`/context/includeDirectories/`+r,`#/properties/context/properties/includeDirectories/else/items/type`);
p++}}else{
f=u(f,t+`/context/includeDirectories`,`#/properties/context/properties/includeDirectories/else/type`);
p++}
var m=n===p;
i=m;
o=`else`}
if(!i){
f=u(f,t+`/context/includeDirectories`,`#/properties/context/properties/includeDirectories/if`,{
failingKeyword:o});
p++}}}else{
f=u(f,t+`/context`,`#/properties/context/type`);
p++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let r=e.tools;
let i=p;
let a=!0;
let o=p;
if(r!==null){
f=l(f,{});
p++}
var h=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
let s;
if(h){
let e=p;
if(!r||typeof r!=`object`||Array.isArray(r)){
f=u(f,t+`/tools`,`#/properties/tools/then/type`);
p++}
var h=e===p;
a=h;
s=`then`}else{
let e=p;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.core!==void 0&&n.call(r,`core`)){
let e=r.core;
let n=p;
let i=!0;
let a=p;
if(typeof e!=`string`){
f=l(f,{});
p++}
var g=a===p;
p=n;
f!==null&&(n?f.length=Math.min(f.length,n):f=null);
let o;
if(g){
let n=p;
if(!Array.isArray(e)){
f=u(f,t+`/tools/core`,`#/properties/tools/else/properties/core/then/type`);
p++}
var g=n===p;
i=g;
o=`then`}else{
let n=p;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=u(f,t+`/tools/core/`+r,`#/properties/tools/else/properties/core/else/items/type`);
p++}}else{
f=u(f,t+`/tools/core`,`#/properties/tools/else/properties/core/else/type`);
p++}
var g=n===p;
i=g;
o=`else`}
if(!i){
f=u(f,t+`/tools/core`,`#/properties/tools/else/properties/core/if`,{
failingKeyword:o});
p++}}
if(r.allowed!==void 0&&n.call(r,`allowed`)){
let e=r.allowed;
let n=p;
let i=!0;
let a=p;
if(typeof e!=`string`){
f=l(f,{});
p++}
var _=a===p;
p=n;
f!==null&&(n?f.length=Math.min(f.length,n):f=null);
let o;
if(_){
let n=p;
if(!Array.isArray(e)){
f=u(f,t+`/tools/allowed`,`#/properties/tools/else/properties/allowed/then/type`);
p++}
var _=n===p;
i=_;
o=`then`}else{
let n=p;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=u(f,t+`/tools/allowed/`+r,`#/properties/tools/else/properties/allowed/else/items/type`);
p++}}else{
f=u(f,t+`/tools/allowed`,`#/properties/tools/else/properties/allowed/else/type`);
p++}
var _=n===p;
i=_;
o=`else`}
if(!i){
f=u(f,t+`/tools/allowed`,`#/properties/tools/else/properties/allowed/if`,{
failingKeyword:o});
p++}}
if(r.exclude!==void 0&&n.call(r,`exclude`)){
let e=r.exclude;
let n=p;
let i=!0;
let a=p;
if(typeof e!=`string`){
f=l(f,{});
p++}
var v=a===p;
p=n;
f!==null&&(n?f.length=Math.min(f.length,n):f=null);
let o;
if(v){
let n=p;
if(!Array.isArray(e)){
f=u(f,t+`/tools/exclude`,`#/properties/tools/else/properties/exclude/then/type`);
p++}
var v=n===p;
i=v;
o=`then`}else{
let n=p;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=u(f,t+`/tools/exclude/`+r,`#/properties/tools/else/properties/exclude/else/items/type`);
p++}}else{
f=u(f,t+`/tools/exclude`,`#/properties/tools/else/properties/exclude/else/type`);
p++}
var v=n===p;
i=v;
o=`else`}
if(!i){
f=u(f,t+`/tools/exclude`,`#/properties/tools/else/properties/exclude/if`,{
failingKeyword:o});
p++}}}else{
f=u(f,t+`/tools`,`#/properties/tools/else/type`);
p++}
var h=e===p;
a=h;
if(a){
var y={};
y.core=!0;
y.allowed=!0;
y.exclude=!0}
s=`else`}
if(!a){
f=u(f,t+`/tools`,`#/properties/tools/if`,{
failingKeyword:s});
p++}}
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.allowed!==void 0&&n.call(r,`allowed`)){
let e=r.allowed;
let n=p;
let i=!0;
let a=p;
if(typeof e!=`string`){
f=l(f,{});
p++}
var b=a===p;
p=n;
f!==null&&(n?f.length=Math.min(f.length,n):f=null);
let o;
if(b){
let n=p;
if(!Array.isArray(e)){
f=u(f,t+`/mcp/allowed`,`#/properties/mcp/properties/allowed/then/type`);
p++}
var b=n===p;
i=b;
o=`then`}else{
let n=p;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=u(f,t+`/mcp/allowed/`+r,`#/properties/mcp/properties/allowed/else/items/type`);
p++}}else{
f=u(f,t+`/mcp/allowed`,`#/properties/mcp/properties/allowed/else/type`);
p++}
var b=n===p;
i=b;
o=`else`}
if(!i){
f=u(f,t+`/mcp/allowed`,`#/properties/mcp/properties/allowed/if`,{
failingKeyword:o});
p++}}
if(r.excluded!==void 0&&n.call(r,`excluded`)){
let e=r.excluded;
let n=p;
let i=!0;
let a=p;
if(typeof e!=`string`){
f=l(f,{});
p++}
var x=a===p;
p=n;
f!==null&&(n?f.length=Math.min(f.length,n):f=null);
let o;
if(x){
let n=p;
if(!Array.isArray(e)){
f=u(f,t+`/mcp/excluded`,`#/properties/mcp/properties/excluded/then/type`);
p++}
var x=n===p;
i=x;
o=`then`}else{
let n=p;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=u(f,t+`/mcp/excluded/`+r,`#/properties/mcp/properties/excluded/else/items/type`);
p++}}else{
f=u(f,t+`/mcp/excluded`,`#/properties/mcp/properties/excluded/else/type`);
p++}
var x=n===p;
i=x;
o=`else`}
if(!i){
f=u(f,t+`/mcp/excluded`,`#/properties/mcp/properties/excluded/if`,{
failingKeyword:o});
p++}}}else{
f=u(f,t+`/mcp`,`#/properties/mcp/type`);
p++}}
if(e.security!==void 0&&n.call(e,`security`)){
let n=e.security;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=u(f,t+`/security`,`#/properties/security/type`);
p++}}
if(e.advanced!==void 0&&n.call(e,`advanced`)){
let r=e.advanced;
let i=p;
let a=!0;
let o=p;
if(r!==null){
f=l(f,{});
p++}
var S=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
let s;
if(S){
let e=p;
if(!r||typeof r!=`object`||Array.isArray(r)){
f=u(f,t+`/advanced`,`#/properties/advanced/then/type`);
p++}
var S=e===p;
a=S;
s=`then`}else{
let e=p;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.excludedEnvVars!==void 0&&n.call(r,`excludedEnvVars`)){
let e=r.excludedEnvVars;
let n=p;
let i=!0;
let a=p;
if(typeof e!=`string`){
f=l(f,{});
p++}
var C=a===p;
p=n;
f!==null&&(n?f.length=Math.min(f.length,n):f=null);
let o;
if(C){
let n=p;
if(!Array.isArray(e)){
f=u(f,t+`/advanced/excludedEnvVars`,`#/properties/advanced/else/properties/excludedEnvVars/then/type`);
p++}
var C=n===p;
i=C;
o=`then`}else{
let n=p;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=u(f,t+`/advanced/excludedEnvVars/`+r,`#/properties/advanced/else/properties/excludedEnvVars/else/items/type`);
p++}}else{
f=u(f,t+`/advanced/excludedEnvVars`,`#/properties/advanced/else/properties/excludedEnvVars/else/type`);
p++}
var C=n===p;
i=C;
o=`else`}
if(!i){
f=u(f,t+`/advanced/excludedEnvVars`,`#/properties/advanced/else/properties/excludedEnvVars/if`,{
failingKeyword:o});
p++}}}else{
f=u(f,t+`/advanced`,`#/properties/advanced/else/type`);
p++}
var S=e===p;
a=S;
if(a){
var w={};
w.excludedEnvVars=!0}
s=`else`}
if(!a){
f=u(f,t+`/advanced`,`#/properties/advanced/if`,{
failingKeyword:s});
p++}}
if(e.experimental!==void 0&&n.call(e,`experimental`)){
let n=e.experimental;
let r=p;
let i=!0;
let a=p;
if(n!==null){
f=l(f,{});
p++}
var T=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let o;
if(T){
let e=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=u(f,t+`/experimental`,`#/properties/experimental/then/type`);
p++}
var T=e===p;
i=T;
o=`then`}else{
let e=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=u(f,t+`/experimental`,`#/properties/experimental/else/type`);
p++}
var T=e===p;
i=T;
o=`else`}
if(!i){
f=u(f,t+`/experimental`,`#/properties/experimental/if`,{
failingKeyword:o});
p++}}
if(e.policyPaths!==void 0&&n.call(e,`policyPaths`)){
let n=e.policyPaths;
let r=p;
let i=!0;
let a=p;
if(typeof n!=`string`){
f=l(f,{});
p++}
var E=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let o;
if(E){
let e=p;
if(!Array.isArray(n)){
f=u(f,t+`/policyPaths`,`#/properties/policyPaths/then/type`);
p++}
var E=e===p;
i=E;
o=`then`}else{
let e=p;
let r=p;
let a=!0;
let s=p;
if(n!==null){
f=l(f,{});
p++}
var D=s===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let c;
if(D){
let e=p;
if(!Array.isArray(n)){
f=u(f,t+`/policyPaths`,`#/properties/policyPaths/else/then/type`);
p++}
var D=e===p;
a=D;
c=`then`}else{
let e=p;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=u(f,t+`/policyPaths/`+r,`#/properties/policyPaths/else/else/items/type`);
p++}}else{
f=u(f,t+`/policyPaths`,`#/properties/policyPaths/else/else/type`);
p++}
var D=e===p;
a=D;
c=`else`}
if(!a){
f=u(f,t+`/policyPaths`,`#/properties/policyPaths/else/if`,{
failingKeyword:c});
p++}
var E=e===p;
i=E;
o=`else`}
if(!i){
f=u(f,t+`/policyPaths`,`#/properties/policyPaths/if`,{
failingKeyword:o});
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
c.errors=f;
return p===0}
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t,n,r={}){
return l(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function d(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}}));
exports.gemini_exports=n;
exports.require_gemini=U;
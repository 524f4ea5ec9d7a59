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
keepsTilde:!0,
cwdKeepsTilde:{
by:`R:OC`},
by:`R:OC`},
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
about:"A coding agent for the terminal. Every layer of configuration is validated as a whole: one entry under `mcp` that fits no shape stops the program, unless the entry carries a boolean `enabled`.",
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
by:`H:OC1`}],
formerly:[{
what:"aix infers a `type` that is missing, local with a `command` and remote with a `url`; OpenCode refuses the file",
by:`M:AIXM`},{
what:"`disabled` was passed over, and the server ran",
until:`1.18.33`,
by:`H:OC1`}]});
var w=e.__commonJSMin(((e,t)=>{
t.exports={
validate:m,
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
"experimental": {
"type": "object",
"properties": {
"mcp_timeout": {
"type": "integer",
"exclusiveMinimum": 0
}
}
},
"tools": {
"type": "object",
"additionalProperties": {
"type": "boolean"
}
},
"permission": {
"$ref": "#/$defs/permission"
},
"agent": {
"$ref": "#/$defs/agents"
},
"mode": {
"$ref": "#/$defs/agents"
}
},
"$defs": {
"agents": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
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
"type": "integer",
"exclusiveMinimum": 0
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
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/timeout/type`,
keyword:`type`,
params:{
type:`integer`}});
c++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
c++}
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
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=h(l,{
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
params:{
type:`string`}};
l=h(l,e);
u++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`array`}};
l=h(l,e);
u++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
l=h(l,e);
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
params:{
type:`string`}};
l=h(l,n);
u++}}else{
let e={
instancePath:t+`/environment`,
schemaPath:`#/$defs/local/properties/environment/type`,
keyword:`type`,
params:{
type:`object`}};
l=h(l,e);
u++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!r(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:s,
dynamicAnchors:c})){
l=g(l,r.errors);
u+=r.errors.length}}else{
l=h(l,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
i.errors=l;
return u===0}
i.evaluated={
props:{
command:!0,
cwd:!0,
environment:!0,
timeout:!0,
disabled:!0},
dynamicProps:!1,
dynamicItems:!1};
let a={
type:`object`,
"x-rule":`transport-mismatch`,
required:[`url`],
properties:{
url:{
type:`string`},
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
oauth:{
type:[`object`,`boolean`],
if:{
type:`boolean`},
then:{
const:!1},
else:{
type:`object`,
properties:{
clientId:{
type:`string`},
clientSecret:{
type:`string`},
scope:{
type:`string`},
callbackPort:{
type:`integer`,
minimum:1,
maximum:65535},
redirectUri:{
type:`string`}}}},
timeout:{
$ref:`#/$defs/timeout`}}};
function o(e,{
instancePath:t=``,
parentData:i,
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
u=h(u,{
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
params:{
type:`string`}};
u=h(u,e);
d++}
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
params:{
type:`string`}};
u=h(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=h(u,e);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&typeof r!=`boolean`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/type`,
keyword:`type`,
params:{
type:a.properties.oauth.type}};
u=h(u,e);
d++}
let i=d;
let o=!0;
let s=d;
if(typeof r!=`boolean`){
u=h(u,{});
d++}
var p=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
let c;
if(p){
let e=d;
if(!1!==r){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/then/const`,
keyword:`const`,
params:{
allowedValue:!1}};
u=h(u,e);
d++}
var p=e===d;
o=p;
c=`then`}else{
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/clientId/type`,
keyword:`type`,
params:{
type:`string`}};
u=h(u,e);
d++}
if(r.clientSecret!==void 0&&n.call(r,`clientSecret`)&&typeof r.clientSecret!=`string`){
let e={
instancePath:t+`/oauth/clientSecret`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/clientSecret/type`,
keyword:`type`,
params:{
type:`string`}};
u=h(u,e);
d++}
if(r.scope!==void 0&&n.call(r,`scope`)&&typeof r.scope!=`string`){
let e={
instancePath:t+`/oauth/scope`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/scope/type`,
keyword:`type`,
params:{
type:`string`}};
u=h(u,e);
d++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/callbackPort/type`,
keyword:`type`,
params:{
type:`integer`}};
u=h(u,e);
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
u=h(u,e);
d++}
if(e<1||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
u=h(u,e);
d++}}}
if(r.redirectUri!==void 0&&n.call(r,`redirectUri`)&&typeof r.redirectUri!=`string`){
let e={
instancePath:t+`/oauth/redirectUri`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/redirectUri/type`,
keyword:`type`,
params:{
type:`string`}};
u=h(u,e);
d++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/else/type`,
keyword:`type`,
params:{
type:`object`}};
u=h(u,e);
d++}
var p=e===d;
o=p;
if(o){
var m={};
m.clientId=!0;
m.clientSecret=!0;
m.scope=!0;
m.callbackPort=!0;
m.redirectUri=!0}
c=`else`}
if(!o){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:c}};
u=h(u,e);
d++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!r(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:c,
dynamicAnchors:l})){
u=g(u,r.errors);
d+=r.errors.length}}else{
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
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
parentDataProperty:a,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=s.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
let p=d;
let m=!0;
let _=d;
if(d===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=h(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`local`){
u=h(u,{});
d++}}else{
u=h(u,{});
d++}}
var v=_===d;
d=p;
u!==null&&(p?u.length=Math.min(u.length,p):u=null);
if(v){
let n=d;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:a,
rootData:c,
dynamicAnchors:l})){
u=g(u,i.errors);
d+=i.errors.length}
var v=n===d;
m=v;
if(m){
var y={};
y.command=!0;
y.cwd=!0;
y.environment=!0;
y.timeout=!0;
y.disabled=!0;
y.type=!0}}
if(!m){
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
let b=d;
let x=!0;
let S=d;
if(d===S){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=h(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`remote`){
u=h(u,{});
d++}}else{
u=h(u,{});
d++}}
var C=S===d;
d=b;
u!==null&&(b?u.length=Math.min(u.length,b):u=null);
if(C){
let n=d;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:a,
rootData:c,
dynamicAnchors:l})){
u=g(u,o.errors);
d+=o.errors.length}
var C=n===d;
x=C;
if(x){
var w={};
w.url=!0;
w.headers=!0;
w.oauth=!0;
w.timeout=!0;
w.type=!0}}
if(!x){
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(y!==!0&&w!==void 0){
if(w===!0)
y=!0;else{
y||={};
Object.assign(y,w)}}
let T=d;
let E=!0;
let D=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=h(u,{});
d++}
let O=d;
let k=d;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
u=h(u,{});
d++}
if(k===d){
u=h(u,{});
d++}else{
d=O;
u!==null&&(O?u.length=Math.min(u.length,O):u=null)}
var A=D===d;
d=T;
u!==null&&(T?u.length=Math.min(u.length,T):u=null);
if(A){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled===void 0||!n.call(e,`enabled`)){
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/required`,
keyword:`required`,
params:{
missingProperty:`enabled`}});
d++}}else{
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
var A=r===d;
E=A}
if(!E){
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(y!==!0){
y||={};
y.type=!0;
y.enabled=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
u=h(u,e);
d++}
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
u=h(u,e);
d++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
u=h(u,e);
d++}}else{
u=h(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
s.errors=u;
f.props=y;
return d===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
let c={
type:[`string`,`object`],
"x-help":`write "allow", "ask" or "deny"`,
if:{
type:`string`},
then:{
$ref:`#/$defs/action`},
else:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/rule`}}};
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
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/action/type`,
keyword:`type`,
params:{
type:`string`}});
s++}
if(e!==`ask`&&e!==`allow`&&e!==`deny`){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/action/enum`,
keyword:`enum`,
params:{}});
s++}
l.errors=o;
return s===0}
l.evaluated={
dynamicProps:!1,
dynamicItems:!1};
let u={
type:[`string`,`object`],
"x-help":`write "allow", "ask" or "deny"`,
if:{
type:`string`},
then:{
$ref:`#/$defs/action`},
else:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/action`}}};
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
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t,
schemaPath:`#/$defs/rule/type`,
keyword:`type`,
params:{
type:u.type}};
o=h(o,e);
s++}
let f=s;
let p=!0;
let m=s;
if(typeof e!=`string`){
o=h(o,{});
s++}
var _=m===s;
s=f;
o!==null&&(f?o.length=Math.min(o.length,f):o=null);
let v;
if(_){
let c=s;
if(!l(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=g(o,l.errors);
s+=l.errors.length}
var _=c===s;
p=_;
v=`then`}else{
let n=s;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!l(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=g(o,l.errors);
s+=l.errors.length}}else{
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/rule/else/type`,
keyword:`type`,
params:{
type:`object`}});
s++}
var _=n===s;
p=_;
if(p)
var y=!0;
v=`else`}
if(!p){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/rule/if`,
keyword:`if`,
params:{
failingKeyword:v}});
s++}
d.errors=o;
c.props=y;
return s===0}
d.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function f(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let u=f.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t,
schemaPath:`#/$defs/permission/type`,
keyword:`type`,
params:{
type:c.type}};
o=h(o,e);
s++}
let p=s;
let m=!0;
let _=s;
if(typeof e!=`string`){
o=h(o,{});
s++}
var v=_===s;
s=p;
o!==null&&(p?o.length=Math.min(o.length,p):o=null);
let y;
if(v){
let c=s;
if(!l(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=g(o,l.errors);
s+=l.errors.length}
var v=c===s;
m=v;
y=`then`}else{
let n=s;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!d(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=g(o,d.errors);
s+=d.errors.length}}else{
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/permission/else/type`,
keyword:`type`,
params:{
type:`object`}});
s++}
var v=n===s;
m=v;
if(m)
var b=!0;
y=`else`}
if(!m){
o=h(o,{
instancePath:t,
schemaPath:`#/$defs/permission/if`,
keyword:`if`,
params:{
failingKeyword:y}});
s++}
f.errors=o;
u.props=b;
return s===0}
f.evaluated={
dynamicProps:!0,
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
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let r of Object.keys(e)){
let i=e[r];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.permission!==void 0&&n.call(i,`permission`)&&!f(i.permission,{
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/permission`,
parentData:i,
parentDataProperty:`permission`,
rootData:a,
dynamicAnchors:o})){
s=g(s,f.errors);
c+=f.errors.length}}else{
let e={
instancePath:t+`/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/agents/additionalProperties/type`,
keyword:`type`,
params:{
type:`object`}};
s=h(s,e);
c++}}else{
s=h(s,{
instancePath:t,
schemaPath:`#/$defs/agents/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
p.errors=s;
return c===0}
p.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function m(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
let u=m.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
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
c=g(c,s.errors);
l+=s.errors.length}}else{
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{
type:`object`}};
c=h(c,e);
l++}}
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
params:{
type:`integer`}};
c=h(c,e);
l++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
let e={
instancePath:t+`/experimental/mcp_timeout`,
schemaPath:`#/properties/experimental/properties/mcp_timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
c=h(c,e);
l++}}}else{
let e={
instancePath:t+`/experimental`,
schemaPath:`#/properties/experimental/type`,
keyword:`type`,
params:{
type:`object`}};
c=h(c,e);
l++}}
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
params:{
type:`boolean`}};
c=h(c,n);
l++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/type`,
keyword:`type`,
params:{
type:`object`}};
c=h(c,e);
l++}}
if(e.permission!==void 0&&n.call(e,`permission`)&&!f(e.permission,{
instancePath:t+`/permission`,
parentData:e,
parentDataProperty:`permission`,
rootData:a,
dynamicAnchors:o})){
c=g(c,f.errors);
l+=f.errors.length}
if(e.agent!==void 0&&n.call(e,`agent`)&&!p(e.agent,{
instancePath:t+`/agent`,
parentData:e,
parentDataProperty:`agent`,
rootData:a,
dynamicAnchors:o})){
c=g(c,p.errors);
l+=p.errors.length}
if(e.mode!==void 0&&n.call(e,`mode`)&&!p(e.mode,{
instancePath:t+`/mode`,
parentData:e,
parentDataProperty:`mode`,
rootData:a,
dynamicAnchors:o})){
c=g(c,p.errors);
l+=p.errors.length}}else{
c=h(c,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
l++}
m.errors=c;
return l===0}
m.evaluated={
props:{
mcp:!0,
experimental:!0,
tools:!0,
permission:!0,
agent:!0,
mode:!0},
dynamicProps:!1,
dynamicItems:!1};
function h(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function g(e,t){
if(e===null)
return t;
for(
let n of t)
h(e,n);
return e}}));
exports.opencode_exports=n;
exports.require_opencode=w;
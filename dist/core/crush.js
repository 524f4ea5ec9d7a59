"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>c});
const r={
effect:`refuses-file`,
by:`H:CRU`,
note:`Crush does not start`};
const i={
effect:`skips-server`,
by:`H:CRU`};
const a={
effect:`fine`,
by:`H:CRU`};
const o=[`$NAME`,"${NAME}","${NAME:-default}"];
const s={
id:`crush`,
title:`Crush's configuration`,
files:[`crush.json`,`.crush.json`],
userFiles:[`~/.config/crush/crush.json`,`~/.local/share/crush/crush.json`,`~/AppData/Local/crush/crush.json`],
schemaBy:`H:CRU`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:{
effect:`refuses-file`,
by:`L:CRU`},
empty:{
effect:`fine`,
by:`L:CRU`},
broken:r,
duplicates:a},
servers:[{
at:[`mcp`]}],
noMap:a,
badRoot:r,
nullMap:a,
dialect:{
by:`H:CRU`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
urlReaction:i,
commandReaction:i},
fields:{
type:{
is:`transport`,
note:`required`},
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
for:[`http`,`sse`],
note:`may begin with a variable; a "$" that is meant has to be escaped`},
headers:{
is:`headers`,
for:[`http`,`sse`],
note:`one that becomes empty is not sent`},
timeout:{
is:`timeout`,
unit:`s`,
note:`a whole number`},
disabled:{
is:`disabled`,
default:`false`},
disabled_tools:{
is:`toolsDenied`},
enabled_tools:{
is:`toolsAllowed`},
oauth:{
is:`oauth`,
for:[`http`,`sse`],
takes:[`boolean`],
note:`a boolean`},
oauth_client_id:{
is:`oauth`,
part:`clientId`,
for:[`http`,`sse`]},
oauth_client_secret:{
is:`oauth`,
part:`clientSecret`,
for:[`http`,`sse`]},
oauth_callback_port:{
is:`oauth`,
part:`callbackPort`,
for:[`http`,`sse`]},
transport:{
is:`transport`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0},
environment:{
is:`env`,
unread:!0},
cwd:{
is:`cwd`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0}},
bad:r,
emptyMeansAbsent:!0,
notObject:r,
nullEntry:i,
neither:i,
overrides:[`disabled`,`disabled_tools`,`enabled_tools`,`timeout`,`env`,`headers`],
both:{
reaction:{
effect:`ignored`,
by:`H:CRU`}},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:i,
starts:{
blanks:`one-program`,
by:`H:CRU`},
keepsTilde:{
args:`H:CRU`},
placeholders:{
in:{
command:o,
args:o,
env:o,
url:o,
headers:o},
whenUnset:"it becomes empty; `${NAME:?message}` fails",
shell:!0,
by:`H:CRU`},
names:[{
pattern:/^[A-Za-z0-9_-]+$/,
allows:`letters, digits, "-" and "_"`,
reaction:{
effect:`fine`,
by:`H:CRU`,
note:`names of tools are sent as they are, and models may refuse them`}}]},
references:[{
at:[`permissions`,`allowed_tools`],
as:`list`,
form:`mcp_S_T`,
grants:`allows`,
unknown:`if-another-has-it`,
faults:[{
pattern:/^mcp_[^*]*\*/,
fault:`has a wildcard, and whole names are compared`,
help:`write "mcp_<server>_<tool>" for each tool`,
by:`H:CRU`},{
pattern:/^(?!mcp_[^_]|(?:agent|agentic|crush|job|list|lsp|read|web)_|(?:agent|bash|download|edit|fetch|glob|grep|ls|multiedit|question|sourcegraph|todos|view|write)(?::|$))/,
fault:`is the name of no tool`,
help:`write the name of a tool of its own, or "mcp_<server>_<tool>"`,
by:`H:CRU`}],
by:`H:CRU`}],
claims:`shape`};
var c=t.defineClient({
id:`crush`,
name:`Crush`,
sources:{
CRU:{
title:`charmbracelet/crush 37f36e9, read`,
version:`after 0.90.0`,
date:`2026-08-21`}},
formats:[s],
moved:[{
env:`CRUSH_GLOBAL_CONFIG`,
from:`~/.config/crush`,
by:`H:CRU`}],
precedence:[{
sources:[{
format:`crush`,
files:[`.crush.json`],
above:`nearer`},{
format:`crush`,
files:[`crush.json`],
above:`nearer`},{
format:`crush`,
files:[`~/.local/share/crush/crush.json`,`~/AppData/Local/crush/crush.json`]},{
format:`crush`,
files:[`~/.config/crush/crush.json`]}],
same:`merged`,
by:`H:CRU`}],
toolNames:{
form:`mcp_S_T`,
server:e=>e,
name:(e,t)=>`mcp_${e}_${t}`,
collision:`nobody looks for equal names`,
clash:{
across:`sent`},
by:`H:CRU`}});
var l=e.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"models": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": [
"object",
"null"
],
"properties": {
"model": {
"type": [
"string",
"null"
]
},
"provider": {
"type": [
"string",
"null"
]
},
"reasoning_effort": {
"type": [
"string",
"null"
]
},
"think": {
"type": [
"boolean",
"null"
]
},
"max_tokens": {
"type": [
"integer",
"null"
]
}
}
}
},
"providers": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": [
"object",
"null"
],
"properties": {
"name": {
"type": [
"string",
"null"
]
},
"base_url": {
"type": [
"string",
"null"
]
},
"type": {
"type": [
"string",
"null"
]
},
"api_key": {
"type": [
"string",
"null"
]
},
"disable": {
"type": [
"boolean",
"null"
]
},
"extra_headers": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": [
"string",
"null"
]
}
},
"models": {
"type": [
"array",
"null"
],
"items": {
"type": [
"object",
"null"
]
}
}
}
}
},
"lsp": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": [
"object",
"null"
],
"properties": {
"command": {
"type": [
"string",
"null"
]
},
"args": {
"$ref": "#/$defs/texts"
},
"env": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": [
"string",
"null"
]
}
},
"disabled": {
"type": [
"boolean",
"null"
]
},
"filetypes": {
"$ref": "#/$defs/texts"
}
}
}
},
"permissions": {
"type": [
"object",
"null"
],
"properties": {
"allowed_tools": {
"$ref": "#/$defs/texts"
}
}
},
"options": {
"type": [
"object",
"null"
],
"properties": {
"context_paths": {
"$ref": "#/$defs/texts"
},
"skills_paths": {
"$ref": "#/$defs/texts"
},
"disabled_tools": {
"$ref": "#/$defs/texts"
},
"debug": {
"type": [
"boolean",
"null"
]
},
"debug_lsp": {
"type": [
"boolean",
"null"
]
},
"disable_auto_summarize": {
"type": [
"boolean",
"null"
]
},
"disable_provider_auto_update": {
"type": [
"boolean",
"null"
]
},
"disable_metrics": {
"type": [
"boolean",
"null"
]
},
"data_directory": {
"type": [
"string",
"null"
]
},
"initialize_as": {
"type": [
"string",
"null"
]
},
"tui": {
"type": [
"object",
"null"
],
"properties": {
"compact_mode": {
"type": [
"boolean",
"null"
]
},
"diff_mode": {
"type": [
"string",
"null"
]
}
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
"type": {
"x-rule": "transport-unknown",
"enum": [
"stdio",
"http",
"sse"
]
},
"command": {
"type": [
"string",
"null"
]
},
"args": {
"type": [
"array",
"null"
],
"items": {
"type": "string"
}
},
"env": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": "string"
}
},
"url": {
"type": [
"string",
"null"
]
},
"headers": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": "string"
}
},
"timeout": {
"type": [
"integer",
"null"
]
},
"disabled": {
"type": [
"boolean",
"null"
]
},
"disabled_tools": {
"type": [
"array",
"null"
],
"items": {
"type": "string"
}
},
"enabled_tools": {
"type": [
"array",
"null"
],
"items": {
"type": "string"
}
},
"oauth": {
"type": [
"boolean",
"null"
]
},
"oauth_client_id": {
"type": [
"string",
"null"
]
},
"oauth_client_secret": {
"type": [
"string",
"null"
]
},
"oauth_callback_port": {
"type": [
"integer",
"null"
]
}
},
"allOf": [
{
"if": {
"type": "object",
"anyOf": [
{
"required": [
"command"
]
},
{
"required": [
"url"
]
}
]
},
"then": {
"type": "object",
"x-rule": "transport-untyped",
"required": [
"type"
]
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "stdio"
}
},
"required": [
"type"
]
},
"then": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"command"
]
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"http",
"sse"
]
}
},
"required": [
"type"
]
},
"then": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
]
}
}
]
},
"texts": {
"type": [
"array",
"null"
],
"items": {
"type": [
"string",
"null"
]
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=d;
let p=!0;
let m=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=o(u,{});
d++}
let h=d;
let g=!1;
let _=d;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
u=o(u,{});
d++}
var v=_===d;
g||=v;
let y=d;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.url===void 0||!n.call(e,`url`))){
u=o(u,{});
d++}
var v=y===d;
g||=v;
if(g){
d=h;
u!==null&&(h?u.length=Math.min(u.length,h):u=null)}else{
u=o(u,{});
d++}
var b=m===d;
d=f;
u!==null&&(f?u.length=Math.min(u.length,f):u=null);
if(b){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/type`,
keyword:`type`,
params:{}});
d++}
var b=r===d;
p=b}
if(!p){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
let x=d;
let S=!0;
let C=d;
if(d===C){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=o(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var w=C===d;
d=x;
u!==null&&(x?u.length=Math.min(u.length,x):u=null);
if(w){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
d++}
var w=r===d;
S=w}
if(!S){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
let T=d;
let E=!0;
let D=d;
if(d===D){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=o(u,{});
d++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
u=o(u,{});
d++}}}else{
u=o(u,{});
d++}}
var O=D===d;
d=T;
u!==null&&(T?u.length=Math.min(u.length,T):u=null);
if(O){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/type`,
keyword:`type`,
params:{}});
d++}
var O=r===d;
E=O}
if(!E){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
u=s(u,t+`/type`,`#/$defs/server/properties/type/enum`);
d++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&n!==null){
u=s(u,t+`/command`,`#/$defs/server/properties/command/type`);
d++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
u=s(u,t+`/args`,`#/$defs/server/properties/args/type`);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=s(u,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
d++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=s(u,t+`/env`,`#/$defs/server/properties/env/type`);
d++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=s(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
d++}}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`&&n!==null){
u=s(u,t+`/url`,`#/$defs/server/properties/url/type`);
d++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=s(u,t+`/headers`,`#/$defs/server/properties/headers/type`);
d++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=s(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
d++}}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
u=s(u,t+`/timeout`,`#/$defs/server/properties/timeout/type`);
d++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
if(typeof n!=`boolean`&&n!==null){
u=s(u,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
d++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(!Array.isArray(n)&&n!==null){
u=s(u,t+`/disabled_tools`,`#/$defs/server/properties/disabled_tools/type`);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=s(u,t+`/disabled_tools/`+r,`#/$defs/server/properties/disabled_tools/items/type`);
d++}}}
if(e.enabled_tools!==void 0&&n.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(!Array.isArray(n)&&n!==null){
u=s(u,t+`/enabled_tools`,`#/$defs/server/properties/enabled_tools/type`);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=s(u,t+`/enabled_tools/`+r,`#/$defs/server/properties/enabled_tools/items/type`);
d++}}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(typeof n!=`boolean`&&n!==null){
u=s(u,t+`/oauth`,`#/$defs/server/properties/oauth/type`);
d++}}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)){
let n=e.oauth_client_id;
if(typeof n!=`string`&&n!==null){
u=s(u,t+`/oauth_client_id`,`#/$defs/server/properties/oauth_client_id/type`);
d++}}
if(e.oauth_client_secret!==void 0&&n.call(e,`oauth_client_secret`)){
let n=e.oauth_client_secret;
if(typeof n!=`string`&&n!==null){
u=s(u,t+`/oauth_client_secret`,`#/$defs/server/properties/oauth_client_secret/type`);
d++}}
if(e.oauth_callback_port!==void 0&&n.call(e,`oauth_callback_port`)){
let n=e.oauth_callback_port;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
u=s(u,t+`/oauth_callback_port`,`#/$defs/server/properties/oauth_callback_port/type`);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(!Array.isArray(e)&&e!==null){
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/texts/type`,
keyword:`type`,
params:{}});
u++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++){
let n=e[r];
if(typeof n!=`string`&&n!==null){
l=s(l,t+`/`+r,`#/$defs/texts/items/type`);
u++}}}
i.errors=l;
return u===0}
function a(e,{
instancePath:t=``,
parentData:l,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let n=e.mcp;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
p=s(p,t+`/mcp`,`#/properties/mcp/type`);
m++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=c(p,r.errors);
m+=r.errors.length}}}
if(e.models!==void 0&&n.call(e,`models`)){
let r=e.models;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
p=s(p,t+`/models`,`#/properties/models/type`);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if((!i||typeof i!=`object`||Array.isArray(i))&&i!==null){
p=s(p,t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/models/additionalProperties/type`);
m++}
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.model!==void 0&&n.call(i,`model`)){
let n=i.model;
if(typeof n!=`string`&&n!==null){
p=s(p,t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/model`,`#/properties/models/additionalProperties/properties/model/type`);
m++}}
if(i.provider!==void 0&&n.call(i,`provider`)){
let n=i.provider;
if(typeof n!=`string`&&n!==null){
p=s(p,t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/provider`,`#/properties/models/additionalProperties/properties/provider/type`);
m++}}
if(i.reasoning_effort!==void 0&&n.call(i,`reasoning_effort`)){
let n=i.reasoning_effort;
if(typeof n!=`string`&&n!==null){
p=s(p,t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/reasoning_effort`,`#/properties/models/additionalProperties/properties/reasoning_effort/type`);
m++}}
if(i.think!==void 0&&n.call(i,`think`)){
let n=i.think;
if(typeof n!=`boolean`&&n!==null){
p=s(p,t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/think`,`#/properties/models/additionalProperties/properties/think/type`);
m++}}
if(i.max_tokens!==void 0&&n.call(i,`max_tokens`)){
let n=i.max_tokens;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
p=s(p,t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/max_tokens`,`#/properties/models/additionalProperties/properties/max_tokens/type`);
m++}}}}}
if(e.providers!==void 0&&n.call(e,`providers`)){
let r=e.providers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
p=s(p,t+`/providers`,`#/properties/providers/type`);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if((!i||typeof i!=`object`||Array.isArray(i))&&i!==null){
p=s(p,t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/providers/additionalProperties/type`);
m++}
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.name!==void 0&&n.call(i,`name`)){
let n=i.name;
if(typeof n!=`string`&&n!==null){
p=s(p,t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/name`,`#/properties/providers/additionalProperties/properties/name/type`);
m++}}
if(i.base_url!==void 0&&n.call(i,`base_url`)){
let n=i.base_url;
if(typeof n!=`string`&&n!==null){
p=s(p,t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/base_url`,`#/properties/providers/additionalProperties/properties/base_url/type`);
m++}}
if(i.type!==void 0&&n.call(i,`type`)){
let n=i.type;
if(typeof n!=`string`&&n!==null){
p=s(p,t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,`#/properties/providers/additionalProperties/properties/type/type`);
m++}}
if(i.api_key!==void 0&&n.call(i,`api_key`)){
let n=i.api_key;
if(typeof n!=`string`&&n!==null){
p=s(p,t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/api_key`,`#/properties/providers/additionalProperties/properties/api_key/type`);
m++}}
if(i.disable!==void 0&&n.call(i,`disable`)){
let n=i.disable;
if(typeof n!=`boolean`&&n!==null){
p=s(p,t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disable`,`#/properties/providers/additionalProperties/properties/disable/type`);
m++}}
if(i.extra_headers!==void 0&&n.call(i,`extra_headers`)){
let n=i.extra_headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
p=s(p,t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/extra_headers`,`#/properties/providers/additionalProperties/properties/extra_headers/type`);
m++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let r of Object.keys(n)){
let i=n[r];
if(typeof i!=`string`&&i!==null){
p=s(p,t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/extra_headers/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/providers/additionalProperties/properties/extra_headers/additionalProperties/type`);
m++}}}
if(i.models!==void 0&&n.call(i,`models`)){
let n=i.models;
if(!Array.isArray(n)&&n!==null){
p=s(p,t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/models`,`#/properties/providers/additionalProperties/properties/models/type`);
m++}
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++){
let r=n[i];
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
p=s(p,t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/models/`+i,`#/properties/providers/additionalProperties/properties/models/items/type`);
m++}}}}}}}
if(e.lsp!==void 0&&n.call(e,`lsp`)){
let r=e.lsp;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
p=s(p,t+`/lsp`,`#/properties/lsp/type`);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let a=r[e];
if((!a||typeof a!=`object`||Array.isArray(a))&&a!==null){
p=s(p,t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/lsp/additionalProperties/type`);
m++}
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.command!==void 0&&n.call(a,`command`)){
let n=a.command;
if(typeof n!=`string`&&n!==null){
p=s(p,t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/properties/lsp/additionalProperties/properties/command/type`);
m++}}
if(a.args!==void 0&&n.call(a,`args`)&&!i(a.args,{
instancePath:t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,
parentData:a,
parentDataProperty:`args`,
rootData:d,
dynamicAnchors:f})){
p=c(p,i.errors);
m+=i.errors.length}
if(a.env!==void 0&&n.call(a,`env`)){
let n=a.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
p=s(p,t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,`#/properties/lsp/additionalProperties/properties/env/type`);
m++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let r of Object.keys(n)){
let i=n[r];
if(typeof i!=`string`&&i!==null){
p=s(p,t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/lsp/additionalProperties/properties/env/additionalProperties/type`);
m++}}}
if(a.disabled!==void 0&&n.call(a,`disabled`)){
let n=a.disabled;
if(typeof n!=`boolean`&&n!==null){
p=s(p,t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabled`,`#/properties/lsp/additionalProperties/properties/disabled/type`);
m++}}
if(a.filetypes!==void 0&&n.call(a,`filetypes`)&&!i(a.filetypes,{
instancePath:t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/filetypes`,
parentData:a,
parentDataProperty:`filetypes`,
rootData:d,
dynamicAnchors:f})){
p=c(p,i.errors);
m+=i.errors.length}}}}
if(e.permissions!==void 0&&n.call(e,`permissions`)){
let r=e.permissions;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
p=s(p,t+`/permissions`,`#/properties/permissions/type`);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.allowed_tools!==void 0&&n.call(r,`allowed_tools`)&&!i(r.allowed_tools,{
instancePath:t+`/permissions/allowed_tools`,
parentData:r,
parentDataProperty:`allowed_tools`,
rootData:d,
dynamicAnchors:f})){
p=c(p,i.errors);
m+=i.errors.length}}
if(e.options!==void 0&&n.call(e,`options`)){
let r=e.options;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
p=s(p,t+`/options`,`#/properties/options/type`);
m++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.context_paths!==void 0&&n.call(r,`context_paths`)&&!i(r.context_paths,{
instancePath:t+`/options/context_paths`,
parentData:r,
parentDataProperty:`context_paths`,
rootData:d,
dynamicAnchors:f})){
p=c(p,i.errors);
m+=i.errors.length}
if(r.skills_paths!==void 0&&n.call(r,`skills_paths`)&&!i(r.skills_paths,{
instancePath:t+`/options/skills_paths`,
parentData:r,
parentDataProperty:`skills_paths`,
rootData:d,
dynamicAnchors:f})){
p=c(p,i.errors);
m+=i.errors.length}
if(r.disabled_tools!==void 0&&n.call(r,`disabled_tools`)&&!i(r.disabled_tools,{
instancePath:t+`/options/disabled_tools`,
parentData:r,
parentDataProperty:`disabled_tools`,
rootData:d,
dynamicAnchors:f})){
p=c(p,i.errors);
m+=i.errors.length}
if(r.debug!==void 0&&n.call(r,`debug`)){
let e=r.debug;
if(typeof e!=`boolean`&&e!==null){
p=s(p,t+`/options/debug`,`#/properties/options/properties/debug/type`);
m++}}
if(r.debug_lsp!==void 0&&n.call(r,`debug_lsp`)){
let e=r.debug_lsp;
if(typeof e!=`boolean`&&e!==null){
p=s(p,t+`/options/debug_lsp`,`#/properties/options/properties/debug_lsp/type`);
m++}}
if(r.disable_auto_summarize!==void 0&&n.call(r,`disable_auto_summarize`)){
let e=r.disable_auto_summarize;
if(typeof e!=`boolean`&&e!==null){
p=s(p,t+`/options/disable_auto_summarize`,`#/properties/options/properties/disable_auto_summarize/type`);
m++}}
if(r.disable_provider_auto_update!==void 0&&n.call(r,`disable_provider_auto_update`)){
let e=r.disable_provider_auto_update;
if(typeof e!=`boolean`&&e!==null){
p=s(p,t+`/options/disable_provider_auto_update`,`#/properties/options/properties/disable_provider_auto_update/type`);
m++}}
if(r.disable_metrics!==void 0&&n.call(r,`disable_metrics`)){
let e=r.disable_metrics;
if(typeof e!=`boolean`&&e!==null){
p=s(p,t+`/options/disable_metrics`,`#/properties/options/properties/disable_metrics/type`);
m++}}
if(r.data_directory!==void 0&&n.call(r,`data_directory`)){
let e=r.data_directory;
if(typeof e!=`string`&&e!==null){
p=s(p,t+`/options/data_directory`,`#/properties/options/properties/data_directory/type`);
m++}}
if(r.initialize_as!==void 0&&n.call(r,`initialize_as`)){
let e=r.initialize_as;
if(typeof e!=`string`&&e!==null){
p=s(p,t+`/options/initialize_as`,`#/properties/options/properties/initialize_as/type`);
m++}}
if(r.tui!==void 0&&n.call(r,`tui`)){
let e=r.tui;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
p=s(p,t+`/options/tui`,`#/properties/options/properties/tui/type`);
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.compact_mode!==void 0&&n.call(e,`compact_mode`)){
let n=e.compact_mode;
if(typeof n!=`boolean`&&n!==null){
p=s(p,t+`/options/tui/compact_mode`,`#/properties/options/properties/tui/properties/compact_mode/type`);
m++}}
if(e.diff_mode!==void 0&&n.call(e,`diff_mode`)){
let n=e.diff_mode;
if(typeof n!=`string`&&n!==null){
p=s(p,t+`/options/tui/diff_mode`,`#/properties/options/properties/tui/properties/diff_mode/type`);
m++}}}}}}}else{
p=o(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
a.errors=p;
return m===0}
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t,n,r={}){
return o(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.crush_exports=n;
exports.require_crush=l;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>y});
const r={
effect:`fine`,
by:`H:RUL`};
const i={
effect:`skips-server`,
by:`R:RULR`,
note:`ruler writes no such server`};
const a={
effect:`refuses-file`,
by:`H:RUL`,
note:`a warning, and no server is written`};
const o={
by:`H:RUL`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
type:{
is:`other`,
idle:!0,
note:"worked out from the `command` or the `url`"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`values that are not strings are left out`},
url:{
is:`url`,
for:[`http`]},
headers:{
is:`headers`,
for:[`http`],
note:`values that are not strings are left out`},
timeout:{
is:`timeout`,
unit:`unknown`,
by:`M:RUL`}},
bad:{
effect:`ignored`,
by:`H:RUL`},
emptyMeansAbsent:!0,
switchOff:`remove the entry`,
notObject:{
effect:`drops-server`,
by:`H:RUL`},
neither:i,
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`H:RUL`,
note:`with a warning`}}};
const s=[[`amazonq`,`amazonqcli`],[`claude-code`,`claude`],[`codex`,`codex`],[`cursor`,`cursor`],[`factory`,`factory`],[`gemini`,`gemini-cli`],[`junie`,`junie`],[`kilo`,`kilocode`],[`kiro`,`kiro`],[`qwen`,`qwen`],[`roo`,`roo`],[`zed`,`zed`]];
const c={
without:[`type`]};
const l=[...s.map(([e,t])=>({
client:e,
keeps:[],
chosen:{
tool:t},
copiesKeys:c,
by:`H:RULW`})),{
client:`opencode`,
keeps:[],
chosen:{
tool:`opencode`},
by:`H:RULW`}];
const u={
agentsmd:`AgentsMd`,
aider:`Aider`,
amazonqcli:`Amazon Q CLI`,
amp:`Amp`,
antigravity:`Antigravity`,
augmentcode:`AugmentCode`,
claude:`Claude Code`,
cline:`Cline`,
codex:`OpenAI Codex CLI`,
copilot:`GitHub Copilot`,
crush:`Crush`,
cursor:`Cursor`,
factory:`Factory Droid`,
firebase:`Firebase Studio`,
firebender:`Firebender`,
"gemini-cli":`Gemini CLI`,
goose:`Goose`,
"jetbrains-ai":`JetBrains AI Assistant`,
jules:`Jules`,
junie:`Junie`,
kilocode:`Kilo Code`,
kiro:`Kiro`,
mistral:`Mistral`,
opencode:`OpenCode`,
openhands:`Open Hands`,
pi:`Pi Coding Agent`,
qwen:`Qwen Code`,
roo:`RooCode`,
trae:`Trae AI`,
warp:`Warp`,
windsurf:`Windsurf`,
zed:`Zed`};
const d={
by:`H:RULW`,
portion:(e,n)=>{
let r=t.own(t.own(e,`agents`),n);
let i=n=>t.own(t.own(r,`mcp`),n)??t.own(t.own(e,`mcp`),n);
if(!f(e,n)||i(`enabled`)===!1||t.own(r,`output_path_config`)!==void 0)
return;
let a=new Map;
let[o,s]=[t.own(e,`mcp_servers`),t.own(r,`mcp_servers`)];
if(t.isObject(o))
for(
let e of Object.keys(o))
a.set(e,[`mcp_servers`,e]);
if(t.isObject(s))
for(
let e of Object.keys(s))
a.set(e,void 0);
return{
servers:a,
replaces:i(`merge_strategy`)===`overwrite`}}};
function f(e,n){
let r=t.own(t.own(t.own(e,`agents`),n),`enabled`);
let i=t.own(e,`default_agents`);
if(typeof r==`boolean`)
return r;
if(!Array.isArray(i)||i.length===0)
return!0;
let a=i.map(e=>String(e).toLowerCase());
let o=u[n]?.toLowerCase()??n;
return a.some(e=>Object.hasOwn(u,e)?e===n:o.includes(e))}
const p={
id:`ruler`,
title:`ruler's configuration`,
files:[`.ruler/ruler.toml`],
userFiles:[`~/.config/ruler/ruler.toml`],
schemaBy:`H:RUL`,
syntax:{
language:`toml`,
bom:{
effect:`fine`,
by:`M:RUL`},
empty:r,
broken:a,
duplicates:a},
servers:[{
at:[`mcp_servers`]}],
writes:l,
choice:d,
noMap:r,
badRoot:{
effect:`ignored`,
by:`H:RUL`},
dialect:o,
claims:`shape`,
unmistakable:!0};
const{
writes:m,
choice:h,
unmistakable:g,..._}=p;
const v={..._,
id:`ruler-json`,
title:`ruler's older file of servers`,
files:[`.ruler/mcp.json`],
userFiles:[`~/.config/ruler/mcp.json`],
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`refuses-file`,
by:`M:RUL`},
empty:{
effect:`refuses-file`,
by:`M:RUL`},
broken:a,
duplicates:r},
servers:[{
at:[`mcpServers`]},{
at:[`servers`]}],
claims:`path`};
var y=t.defineClient({
id:`ruler`,
name:`ruler`,
sources:{
RUL:{
title:`intellectronica/ruler 535acfa, UnifiedConfigLoader.ts, read`,
version:`0.3`,
date:`2026-11-18`},
RULW:{
title:`intellectronica/ruler 0fa2cae, apply-engine.ts, read`,
version:`0.3.44`,
date:`2026-11-19`},
RULR:{
title:`@intellectronica/ruler, run`,
version:`0.3.44`,
date:`2026-11-18`}},
formats:[p,v]});
var b=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp_servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"mcp": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"merge_strategy": {
"enum": [
"merge",
"overwrite"
]
}
},
"x-effect": "refuses-file",
"x-by": "H:RUL"
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"command": {
"type": "string"
},
"args": {
"type": "array"
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"type": {},
"timeout": {}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=o(u,t+`/command`,`#/$defs/server/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)&&!Array.isArray(e.args)){
u=o(u,t+`/args`,`#/$defs/server/properties/args/type`);
d++}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
d++}}else{
u=o(u,t+`/env`,`#/$defs/server/properties/env/type`);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=o(u,t+`/url`,`#/$defs/server/properties/url/type`);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
d++}}else{
u=o(u,t+`/headers`,`#/$defs/server/properties/headers/type`);
d++}}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp_servers!==void 0&&n.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/mcp_servers`,`#/properties/mcp_servers/type`);
p++}}
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.enabled!==void 0&&n.call(r,`enabled`)&&typeof r.enabled!=`boolean`){
f=o(f,t+`/mcp/enabled`,`#/properties/mcp/properties/enabled/type`);
p++}
if(r.merge_strategy!==void 0&&n.call(r,`merge_strategy`)){
let e=r.merge_strategy;
if(e!==`merge`&&e!==`overwrite`){
f=o(f,t+`/mcp/merge_strategy`,`#/properties/mcp/properties/merge_strategy/enum`);
p++}}}else{
f=o(f,t+`/mcp`,`#/properties/mcp/type`);
p++}}}else{
f=a(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t,n,r={}){
return a(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.require_ruler=b;
exports.ruler_exports=n;
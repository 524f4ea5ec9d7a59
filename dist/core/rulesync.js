"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>g});
const r={
effect:`refuses-file`,
by:`H:RSY`,
note:`nothing is generated`};
const i={
effect:`fine`,
by:`H:RSY`};
const a=["${NAME}","${NAME:-default}","${NAME:default}","${env:NAME}","${input:id}","${workspaceFolder}","${object.key}",`{env:NAME}`,`{file:path}`,"${file:path}",`$NAME`,`%NAME%`,"${{ secrets.NAME }}","${process.env.NAME}","${config:key}","${secret:name}","${cmd: command}","${user_config.KEY}"];
const o=`amp antigravity-cli antigravity-ide aiassistant augmentcode bob claudecode cline codewhale codexcli commandcode continue copilot copilotcli cortexcode crush cursor deepagents devin dsh factorydroid gitlabduo goose grokcli hermesagent junie kilo kimi-code kiro mimocode omp opencode qwencode reasonix roo rovodev tabnine takt trae vibe warp zed`.split(` `).map(e=>({
at:[e,`mcpServers`],
nullRemoves:`H:RSYB`}));
const s={
without:[`targets`,`description`,`exposed`,`envVars`,`experimentalEnvironment`,`experimental_environment`,`enabled`]};
const c=[[`claude-code`,`claudecode`],[`cline`,`cline`],[`cursor`,`cursor`],[`factory`,`factorydroid`],[`junie`,`junie`],[`kiro`,`kiro`],[`qwen`,`qwencode`],[`vscode`,`copilot`]];
const l=[[`codex`,`codexcli`],[`copilot-cli`,`copilotcli`],[`opencode`,`opencode`],[`roo`,`roo`]];
const u=[...c.map(([e,t])=>({
client:e,
keeps:[],
chosen:{
tool:t},
copiesKeys:s,
by:`H:RSYB`})),...l.map(([e,t])=>({
client:e,
keeps:[],
chosen:{
tool:t},
by:`H:RSYB`}))];
const d={
claudecode:[`claudecode-legacy`],
kiro:[`kiro-cli`,`kiro-ide`]};
const f={
by:`H:RSYB`,
settings:`../rulesync.jsonc`,
portion:(e,n,r)=>{
let i=[n,...d[n]??[]];
if(!p(r,i))
return;
let a=new Map;
let[o,s]=[t.own(e,`mcpServers`),t.own(t.own(e,n),`mcpServers`)];
for(
let[e,n]of t.isObject(o)?Object.entries(o):[]){
let r=t.own(n,`targets`);
(!Array.isArray(r)||[`*`,...i].some(e=>r.includes(e)))&&t.own(n,`enabled`)!==!1&&a.set(e,[`mcpServers`,e])}
for(
let[e,r]of t.isObject(s)?Object.entries(s):[]){
a.delete(e);
r!==null&&t.own(r,`enabled`)!==!1&&a.set(e,[n,`mcpServers`,e])}
return{
servers:a,
replaces:!0}}};
function p(e,n){
if(t.own(e,`global`)===!0||m(t.own(e,`outputRoots`)??t.own(e,`baseDirs`)))
return!1;
let[r,i]=[t.own(e,`targets`),t.own(e,`features`)];
if(t.isObject(r))
return n.some(e=>h(t.own(r,e)));
if(Array.isArray(r)&&![`*`,...n].some(e=>r.includes(e)))
return!1;
if(t.isObject(i))
return n.some(e=>h(t.own(i,e)));
return i===void 0||h(i)}
function m(e){
return e!==void 0&&!(Array.isArray(e)&&e.some(e=>e===`.`||e===`./`))}
function h(e){
if(Array.isArray(e))
return e.includes(`mcp`)||e.includes(`*`);
let n=t.own(e,`mcp`);
return n===!0||t.isObject(n)}
var g=t.defineClient({
id:`rulesync`,
name:`rulesync`,
sources:{
RSY:{
title:`dyoshikawa/rulesync cfebcd7, read`,
version:`17.0`,
date:`2026-08-18`},
RSYB:{
title:`rulesync, src/features/mcp/rulesync-mcp.ts, read`,
version:`17.x`,
date:`2026-11-18`},
RSYE:{
title:`dyoshikawa/rulesync 02b8498b, src/features/mcp/mcp-env-var-format.ts, read`,
version:`17.x`,
date:`2026-11-19`},
RSYR:{
title:`rulesync, run as a converter`,
version:`17.0.0`,
date:`2026-11-18`}},
formats:[{
id:`rulesync`,
title:`rulesync's servers`,
files:[`.rulesync/mcp.jsonc`,`.rulesync/mcp.json`,`.rulesync/.mcp.json`],
schemaBy:`H:RSY`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`fine`,
by:`M:RSY`},
empty:r,
broken:r,
duplicates:i},
servers:[{
at:[`mcpServers`]},...o],
noMap:r,
badRoot:r,
writes:u,
choice:f,
rewrites:{
in:{
env:["${NAME}"],
headers:["${NAME}"],
args:["${NAME}"],
url:["${NAME}"]},
whenUnset:`what each client makes of it`,
by:`H:RSYB`},
claims:`path`,
dialect:{
by:`H:RSY`,
open:!0,
transportKey:`type`,
spellings:{
stdio:`stdio`,
local:`stdio`,
http:`http`,
"streamable-http":`http`,
sse:`sse`,
ws:`ws`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
fields:{
type:{
is:`transport`},
transport:{
is:`transport`},
command:{
is:`command`,
note:`a string, or a list with the arguments`},
args:{
is:`args`},
env:{
is:`env`,
note:`every value is a string`,
by:`R:RSYR`},
url:{
is:`url`},
httpUrl:{
is:`url`},
headers:{
is:`headers`},
cwd:{
is:`cwd`},
timeout:{
is:`timeout`,
unit:`unknown`},
networkTimeout:{
is:`other`},
enabled:{
is:`enabled`,
note:"`false` keeps the server out of every file that is written"},
disabled:{
is:`disabled`,
note:`passed on`},
enabledTools:{
is:`toolsAllowed`},
disabledTools:{
is:`toolsDenied`},
alwaysAllow:{
is:`autoApprove`},
tools:{
is:`other`},
trust:{
is:`trust`},
targets:{
is:`other`,
note:"deprecated: use a block of the tool, such as `claudecode.mcpServers`"},
exposed:{
is:`other`},
description:{
is:`description`},
envVars:{
is:`other`,
note:`Codex`},
experimentalEnvironment:{
is:`other`,
note:`Codex`},
kiroAutoApprove:{
is:`other`,
note:`Kiro`},
kiroAutoBlock:{
is:`other`,
note:`Kiro`},
musecodeMode:{
is:`other`,
note:`Muse Code`},
rovodevEnableInstructions:{
is:`other`,
note:`Rovo Dev`}},
bad:r,
notObject:r,
neither:{
effect:`fine`,
by:`H:RSY`,
note:`it is passed on as it is`},
both:{
reaction:i},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:i,
placeholders:{
in:{
command:a,
args:a,
env:a,
cwd:a,
url:a,
headers:a},
whenUnset:`each client does as it does`,
refused:{
syntaxes:[`{env:NAME}`,"${env:NAME}"],
in:[`env`,`headers`],
passedOn:!0,
reaction:{
effect:`ignored`,
by:`H:RSYE`,
note:"only `${NAME}` is written as each client wants it"}},
by:`H:RSYE`}}}]});
var _=e.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"required": [
"mcpServers"
],
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"amp": {
"$ref": "#/$defs/block"
},
"antigravity-cli": {
"$ref": "#/$defs/block"
},
"antigravity-ide": {
"$ref": "#/$defs/block"
},
"aiassistant": {
"$ref": "#/$defs/block"
},
"augmentcode": {
"$ref": "#/$defs/block"
},
"bob": {
"$ref": "#/$defs/block"
},
"claudecode": {
"$ref": "#/$defs/block"
},
"cline": {
"$ref": "#/$defs/block"
},
"codewhale": {
"$ref": "#/$defs/block"
},
"codexcli": {
"$ref": "#/$defs/block"
},
"commandcode": {
"$ref": "#/$defs/block"
},
"continue": {
"$ref": "#/$defs/block"
},
"copilot": {
"$ref": "#/$defs/block"
},
"copilotcli": {
"$ref": "#/$defs/block"
},
"cortexcode": {
"$ref": "#/$defs/block"
},
"crush": {
"$ref": "#/$defs/block"
},
"cursor": {
"$ref": "#/$defs/block"
},
"deepagents": {
"$ref": "#/$defs/block"
},
"devin": {
"$ref": "#/$defs/block"
},
"dsh": {
"$ref": "#/$defs/block"
},
"factorydroid": {
"$ref": "#/$defs/block"
},
"gitlabduo": {
"$ref": "#/$defs/block"
},
"goose": {
"$ref": "#/$defs/block"
},
"grokcli": {
"$ref": "#/$defs/block"
},
"hermesagent": {
"$ref": "#/$defs/block"
},
"junie": {
"$ref": "#/$defs/block"
},
"kilo": {
"$ref": "#/$defs/block"
},
"kimi-code": {
"$ref": "#/$defs/block"
},
"kiro": {
"$ref": "#/$defs/block"
},
"mimocode": {
"$ref": "#/$defs/block"
},
"omp": {
"$ref": "#/$defs/block"
},
"opencode": {
"$ref": "#/$defs/block"
},
"qwencode": {
"$ref": "#/$defs/block"
},
"reasonix": {
"$ref": "#/$defs/block"
},
"roo": {
"$ref": "#/$defs/block"
},
"rovodev": {
"$ref": "#/$defs/block"
},
"tabnine": {
"$ref": "#/$defs/block"
},
"takt": {
"$ref": "#/$defs/block"
},
"trae": {
"$ref": "#/$defs/block"
},
"vibe": {
"$ref": "#/$defs/block"
},
"warp": {
"$ref": "#/$defs/block"
},
"zed": {
"$ref": "#/$defs/block"
}
},
"$defs": {
"block": {
"type": "object",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"x-rule": "server-shape",
"anyOf": [
{
"type": "null"
},
{
"$ref": "#/$defs/server"
}
]
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
"stdio",
"sse",
"http",
"ws",
"streamable-http"
]
},
"transport": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"local",
"stdio",
"sse",
"http",
"ws",
"streamable-http"
]
},
"command": {
"type": [
"string",
"array"
],
"items": {
"type": "string"
}
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"url": {
"type": "string"
},
"httpUrl": {
"type": "string"
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"envVars": {
"type": "array",
"items": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^[A-Za-z_][A-Za-z0-9_]*$",
"x-label": "the name of a variable"
},
"else": {
"type": "object",
"required": [
"name"
],
"properties": {
"name": {
"type": "string",
"pattern": "^[A-Za-z_][A-Za-z0-9_]*$",
"x-label": "the name of a variable"
},
"source": {
"enum": [
"local",
"remote"
]
}
}
}
}
},
"experimentalEnvironment": {
"type": "string"
},
"enabled": {
"type": "boolean"
},
"disabled": {
"type": "boolean"
},
"timeout": {
"type": "number"
},
"networkTimeout": {
"type": "number"
},
"trust": {
"type": "boolean"
},
"cwd": {
"type": "string"
},
"alwaysAllow": {
"type": "array",
"items": {
"type": "string"
}
},
"tools": {
"type": "array",
"items": {
"type": "string"
}
},
"enabledTools": {
"type": "array",
"items": {
"type": "string"
}
},
"disabledTools": {
"type": "array",
"items": {
"type": "string"
}
},
"kiroAutoApprove": {
"type": "array",
"items": {
"type": "string"
}
},
"kiroAutoBlock": {
"type": "array",
"items": {
"type": "string"
}
},
"musecodeMode": {
"enum": [
"required",
"optional"
]
},
"rovodevEnableInstructions": {
"type": "boolean"
},
"targets": {
"type": "array",
"items": {
"type": "string"
}
},
"description": {
"type": "string"
},
"exposed": {
"type": "boolean"
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=RegExp(`^[A-Za-z_][A-Za-z0-9_]*$`,`u`);
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
d=c(d,t+`/type`,`#/$defs/server/properties/type/type`);
f++}
if(n!==`local`&&n!==`stdio`&&n!==`sse`&&n!==`http`&&n!==`ws`&&n!==`streamable-http`){
d=c(d,t+`/type`,`#/$defs/server/properties/type/enum`);
f++}}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
d=c(d,t+`/transport`,`#/$defs/server/properties/transport/type`);
f++}
if(n!==`local`&&n!==`stdio`&&n!==`sse`&&n!==`http`&&n!==`ws`&&n!==`streamable-http`){
d=c(d,t+`/transport`,`#/$defs/server/properties/transport/enum`);
f++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&!Array.isArray(n)){
d=c(d,t+`/command`,`#/$defs/server/properties/command/type`);
f++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=c(d,t+`/command/`+r,`#/$defs/server/properties/command/items/type`);
f++}}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=c(d,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
f++}}else{
d=c(d,t+`/args`,`#/$defs/server/properties/args/type`);
f++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
d=c(d,t+`/url`,`#/$defs/server/properties/url/type`);
f++}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
d=c(d,t+`/httpUrl`,`#/$defs/server/properties/httpUrl/type`);
f++}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=c(d,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
f++}}else{
d=c(d,t+`/env`,`#/$defs/server/properties/env/type`);
f++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=c(d,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
f++}}else{
d=c(d,t+`/headers`,`#/$defs/server/properties/headers/type`);
f++}}
if(e.envVars!==void 0&&n.call(e,`envVars`)){
let i=e.envVars;
if(Array.isArray(i)){
let e=i.length;
for(
let a=0;a<e;a++){
let e=i[a];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
d=c(d,t+`/envVars/`+a,`#/$defs/server/properties/envVars/items/type`);
f++}
let o=f;
let l=!0;
let u=f;
if(typeof e!=`string`){
d=s(d,{});
f++}
var p=u===f;
f=o;
d!==null&&(o?d.length=Math.min(d.length,o):d=null);
let h;
if(p){
let n=f;
if(typeof e==`string`){
if(!r.test(e)){
d=c(d,t+`/envVars/`+a,`#/$defs/server/properties/envVars/items/then/pattern`,{
pattern:`^[A-Za-z_][A-Za-z0-9_]*$`});
f++}}else{
d=c(d,t+`/envVars/`+a,`#/$defs/server/properties/envVars/items/then/type`);
f++}
var p=n===f;
l=p;
h=`then`}else{
let i=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
d=c(d,t+`/envVars/`+a,`#/$defs/server/properties/envVars/items/else/required`,{
missingProperty:`name`});
f++}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(!r.test(n)){
d=c(d,t+`/envVars/`+a+`/name`,`#/$defs/server/properties/envVars/items/else/properties/name/pattern`,{
pattern:`^[A-Za-z_][A-Za-z0-9_]*$`});
f++}}else{
d=c(d,t+`/envVars/`+a+`/name`,`#/$defs/server/properties/envVars/items/else/properties/name/type`);
f++}}
if(e.source!==void 0&&n.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
d=c(d,t+`/envVars/`+a+`/source`,`#/$defs/server/properties/envVars/items/else/properties/source/enum`);
f++}}}else{
d=c(d,t+`/envVars/`+a,`#/$defs/server/properties/envVars/items/else/type`);
f++}
var p=i===f;
l=p;
if(l){
var m={};
m.name=!0;
m.source=!0}
h=`else`}
if(!l){
d=c(d,t+`/envVars/`+a,`#/$defs/server/properties/envVars/items/if`,{
failingKeyword:h});
f++}}}else{
d=c(d,t+`/envVars`,`#/$defs/server/properties/envVars/type`);
f++}}
if(e.experimentalEnvironment!==void 0&&n.call(e,`experimentalEnvironment`)&&typeof e.experimentalEnvironment!=`string`){
d=c(d,t+`/experimentalEnvironment`,`#/$defs/server/properties/experimentalEnvironment/type`);
f++}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
d=c(d,t+`/enabled`,`#/$defs/server/properties/enabled/type`);
f++}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
d=c(d,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
f++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
d=c(d,t+`/timeout`,`#/$defs/server/properties/timeout/type`);
f++}}
if(e.networkTimeout!==void 0&&n.call(e,`networkTimeout`)){
let n=e.networkTimeout;
if(!(typeof n==`number`&&isFinite(n))){
d=c(d,t+`/networkTimeout`,`#/$defs/server/properties/networkTimeout/type`);
f++}}
if(e.trust!==void 0&&n.call(e,`trust`)&&typeof e.trust!=`boolean`){
d=c(d,t+`/trust`,`#/$defs/server/properties/trust/type`);
f++}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
d=c(d,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
f++}
if(e.alwaysAllow!==void 0&&n.call(e,`alwaysAllow`)){
let n=e.alwaysAllow;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=c(d,t+`/alwaysAllow/`+r,`#/$defs/server/properties/alwaysAllow/items/type`);
f++}}else{
d=c(d,t+`/alwaysAllow`,`#/$defs/server/properties/alwaysAllow/type`);
f++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=c(d,t+`/tools/`+r,`#/$defs/server/properties/tools/items/type`);
f++}}else{
d=c(d,t+`/tools`,`#/$defs/server/properties/tools/type`);
f++}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)){
let n=e.enabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=c(d,t+`/enabledTools/`+r,`#/$defs/server/properties/enabledTools/items/type`);
f++}}else{
d=c(d,t+`/enabledTools`,`#/$defs/server/properties/enabledTools/type`);
f++}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=c(d,t+`/disabledTools/`+r,`#/$defs/server/properties/disabledTools/items/type`);
f++}}else{
d=c(d,t+`/disabledTools`,`#/$defs/server/properties/disabledTools/type`);
f++}}
if(e.kiroAutoApprove!==void 0&&n.call(e,`kiroAutoApprove`)){
let n=e.kiroAutoApprove;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=c(d,t+`/kiroAutoApprove/`+r,`#/$defs/server/properties/kiroAutoApprove/items/type`);
f++}}else{
d=c(d,t+`/kiroAutoApprove`,`#/$defs/server/properties/kiroAutoApprove/type`);
f++}}
if(e.kiroAutoBlock!==void 0&&n.call(e,`kiroAutoBlock`)){
let n=e.kiroAutoBlock;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=c(d,t+`/kiroAutoBlock/`+r,`#/$defs/server/properties/kiroAutoBlock/items/type`);
f++}}else{
d=c(d,t+`/kiroAutoBlock`,`#/$defs/server/properties/kiroAutoBlock/type`);
f++}}
if(e.musecodeMode!==void 0&&n.call(e,`musecodeMode`)){
let n=e.musecodeMode;
if(n!==`required`&&n!==`optional`){
d=c(d,t+`/musecodeMode`,`#/$defs/server/properties/musecodeMode/enum`);
f++}}
if(e.rovodevEnableInstructions!==void 0&&n.call(e,`rovodevEnableInstructions`)&&typeof e.rovodevEnableInstructions!=`boolean`){
d=c(d,t+`/rovodevEnableInstructions`,`#/$defs/server/properties/rovodevEnableInstructions/type`);
f++}
if(e.targets!==void 0&&n.call(e,`targets`)){
let n=e.targets;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=c(d,t+`/targets/`+r,`#/$defs/server/properties/targets/items/type`);
f++}}else{
d=c(d,t+`/targets`,`#/$defs/server/properties/targets/type`);
f++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
d=c(d,t+`/description`,`#/$defs/server/properties/description/type`);
f++}
if(e.exposed!==void 0&&n.call(e,`exposed`)&&typeof e.exposed!=`boolean`){
d=c(d,t+`/exposed`,`#/$defs/server/properties/exposed/type`);
f++}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:o,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
let a=p;
let o=!1;
let s=p;
if(r!==null){
f=c(f,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/block/properties/mcpServers/additionalProperties/anyOf/0/type`);
p++}
var m=s===p;
o||=m;
let g=p;
if(!i(r,{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}
var m=g===p;
o||=m;
if(m){
var h={};
h.type=!0;
h.transport=!0;
h.command=!0;
h.args=!0;
h.url=!0;
h.httpUrl=!0;
h.env=!0;
h.headers=!0;
h.envVars=!0;
h.experimentalEnvironment=!0;
h.enabled=!0;
h.disabled=!0;
h.timeout=!0;
h.networkTimeout=!0;
h.trust=!0;
h.cwd=!0;
h.alwaysAllow=!0;
h.tools=!0;
h.enabledTools=!0;
h.disabledTools=!0;
h.kiroAutoApprove=!0;
h.kiroAutoBlock=!0;
h.musecodeMode=!0;
h.rovodevEnableInstructions=!0;
h.targets=!0;
h.description=!0;
h.exposed=!0}
if(o){
p=a;
f!==null&&(a?f.length=Math.min(f.length,a):f=null)}else{
f=c(f,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/block/properties/mcpServers/additionalProperties/anyOf`);
p++}}else{
f=c(f,t+`/mcpServers`,`#/$defs/block/properties/mcpServers/type`);
p++}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/block/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
p=s(p,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
m++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}}else{
p=c(p,t+`/mcpServers`,`#/properties/mcpServers/type`);
m++}}
if(e.amp!==void 0&&n.call(e,`amp`)&&!a(e.amp,{
instancePath:t+`/amp`,
parentData:e,
parentDataProperty:`amp`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e[`antigravity-cli`]!==void 0&&n.call(e,`antigravity-cli`)&&!a(e[`antigravity-cli`],{
instancePath:t+`/antigravity-cli`,
parentData:e,
parentDataProperty:`antigravity-cli`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e[`antigravity-ide`]!==void 0&&n.call(e,`antigravity-ide`)&&!a(e[`antigravity-ide`],{
instancePath:t+`/antigravity-ide`,
parentData:e,
parentDataProperty:`antigravity-ide`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.aiassistant!==void 0&&n.call(e,`aiassistant`)&&!a(e.aiassistant,{
instancePath:t+`/aiassistant`,
parentData:e,
parentDataProperty:`aiassistant`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.augmentcode!==void 0&&n.call(e,`augmentcode`)&&!a(e.augmentcode,{
instancePath:t+`/augmentcode`,
parentData:e,
parentDataProperty:`augmentcode`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.bob!==void 0&&n.call(e,`bob`)&&!a(e.bob,{
instancePath:t+`/bob`,
parentData:e,
parentDataProperty:`bob`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.claudecode!==void 0&&n.call(e,`claudecode`)&&!a(e.claudecode,{
instancePath:t+`/claudecode`,
parentData:e,
parentDataProperty:`claudecode`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.cline!==void 0&&n.call(e,`cline`)&&!a(e.cline,{
instancePath:t+`/cline`,
parentData:e,
parentDataProperty:`cline`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.codewhale!==void 0&&n.call(e,`codewhale`)&&!a(e.codewhale,{
instancePath:t+`/codewhale`,
parentData:e,
parentDataProperty:`codewhale`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.codexcli!==void 0&&n.call(e,`codexcli`)&&!a(e.codexcli,{
instancePath:t+`/codexcli`,
parentData:e,
parentDataProperty:`codexcli`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.commandcode!==void 0&&n.call(e,`commandcode`)&&!a(e.commandcode,{
instancePath:t+`/commandcode`,
parentData:e,
parentDataProperty:`commandcode`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.continue!==void 0&&n.call(e,`continue`)&&!a(e.continue,{
instancePath:t+`/continue`,
parentData:e,
parentDataProperty:`continue`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.copilot!==void 0&&n.call(e,`copilot`)&&!a(e.copilot,{
instancePath:t+`/copilot`,
parentData:e,
parentDataProperty:`copilot`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.copilotcli!==void 0&&n.call(e,`copilotcli`)&&!a(e.copilotcli,{
instancePath:t+`/copilotcli`,
parentData:e,
parentDataProperty:`copilotcli`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.cortexcode!==void 0&&n.call(e,`cortexcode`)&&!a(e.cortexcode,{
instancePath:t+`/cortexcode`,
parentData:e,
parentDataProperty:`cortexcode`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.crush!==void 0&&n.call(e,`crush`)&&!a(e.crush,{
instancePath:t+`/crush`,
parentData:e,
parentDataProperty:`crush`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.cursor!==void 0&&n.call(e,`cursor`)&&!a(e.cursor,{
instancePath:t+`/cursor`,
parentData:e,
parentDataProperty:`cursor`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.deepagents!==void 0&&n.call(e,`deepagents`)&&!a(e.deepagents,{
instancePath:t+`/deepagents`,
parentData:e,
parentDataProperty:`deepagents`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.devin!==void 0&&n.call(e,`devin`)&&!a(e.devin,{
instancePath:t+`/devin`,
parentData:e,
parentDataProperty:`devin`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.dsh!==void 0&&n.call(e,`dsh`)&&!a(e.dsh,{
instancePath:t+`/dsh`,
parentData:e,
parentDataProperty:`dsh`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.factorydroid!==void 0&&n.call(e,`factorydroid`)&&!a(e.factorydroid,{
instancePath:t+`/factorydroid`,
parentData:e,
parentDataProperty:`factorydroid`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.gitlabduo!==void 0&&n.call(e,`gitlabduo`)&&!a(e.gitlabduo,{
instancePath:t+`/gitlabduo`,
parentData:e,
parentDataProperty:`gitlabduo`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.goose!==void 0&&n.call(e,`goose`)&&!a(e.goose,{
instancePath:t+`/goose`,
parentData:e,
parentDataProperty:`goose`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.grokcli!==void 0&&n.call(e,`grokcli`)&&!a(e.grokcli,{
instancePath:t+`/grokcli`,
parentData:e,
parentDataProperty:`grokcli`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.hermesagent!==void 0&&n.call(e,`hermesagent`)&&!a(e.hermesagent,{
instancePath:t+`/hermesagent`,
parentData:e,
parentDataProperty:`hermesagent`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.junie!==void 0&&n.call(e,`junie`)&&!a(e.junie,{
instancePath:t+`/junie`,
parentData:e,
parentDataProperty:`junie`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.kilo!==void 0&&n.call(e,`kilo`)&&!a(e.kilo,{
instancePath:t+`/kilo`,
parentData:e,
parentDataProperty:`kilo`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e[`kimi-code`]!==void 0&&n.call(e,`kimi-code`)&&!a(e[`kimi-code`],{
instancePath:t+`/kimi-code`,
parentData:e,
parentDataProperty:`kimi-code`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.kiro!==void 0&&n.call(e,`kiro`)&&!a(e.kiro,{
instancePath:t+`/kiro`,
parentData:e,
parentDataProperty:`kiro`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.mimocode!==void 0&&n.call(e,`mimocode`)&&!a(e.mimocode,{
instancePath:t+`/mimocode`,
parentData:e,
parentDataProperty:`mimocode`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.omp!==void 0&&n.call(e,`omp`)&&!a(e.omp,{
instancePath:t+`/omp`,
parentData:e,
parentDataProperty:`omp`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.opencode!==void 0&&n.call(e,`opencode`)&&!a(e.opencode,{
instancePath:t+`/opencode`,
parentData:e,
parentDataProperty:`opencode`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.qwencode!==void 0&&n.call(e,`qwencode`)&&!a(e.qwencode,{
instancePath:t+`/qwencode`,
parentData:e,
parentDataProperty:`qwencode`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.reasonix!==void 0&&n.call(e,`reasonix`)&&!a(e.reasonix,{
instancePath:t+`/reasonix`,
parentData:e,
parentDataProperty:`reasonix`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.roo!==void 0&&n.call(e,`roo`)&&!a(e.roo,{
instancePath:t+`/roo`,
parentData:e,
parentDataProperty:`roo`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.rovodev!==void 0&&n.call(e,`rovodev`)&&!a(e.rovodev,{
instancePath:t+`/rovodev`,
parentData:e,
parentDataProperty:`rovodev`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.tabnine!==void 0&&n.call(e,`tabnine`)&&!a(e.tabnine,{
instancePath:t+`/tabnine`,
parentData:e,
parentDataProperty:`tabnine`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.takt!==void 0&&n.call(e,`takt`)&&!a(e.takt,{
instancePath:t+`/takt`,
parentData:e,
parentDataProperty:`takt`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.trae!==void 0&&n.call(e,`trae`)&&!a(e.trae,{
instancePath:t+`/trae`,
parentData:e,
parentDataProperty:`trae`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.vibe!==void 0&&n.call(e,`vibe`)&&!a(e.vibe,{
instancePath:t+`/vibe`,
parentData:e,
parentDataProperty:`vibe`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.warp!==void 0&&n.call(e,`warp`)&&!a(e.warp,{
instancePath:t+`/warp`,
parentData:e,
parentDataProperty:`warp`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
if(e.zed!==void 0&&n.call(e,`zed`)&&!a(e.zed,{
instancePath:t+`/zed`,
parentData:e,
parentDataProperty:`zed`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t,n,r={}){
return s(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_rulesync=_;
exports.rulesync_exports=n;
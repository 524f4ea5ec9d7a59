"use strict";
const e=require("./rolldown-runtime.js");
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
winner:null,
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
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(n!==`local`&&n!==`stdio`&&n!==`sse`&&n!==`http`&&n!==`ws`&&n!==`streamable-http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
u=s(u,e);
d++}}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(n!==`local`&&n!==`stdio`&&n!==`sse`&&n!==`http`&&n!==`ws`&&n!==`streamable-http`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/enum`,
keyword:`enum`,
params:{}};
u=s(u,e);
d++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&!Array.isArray(n)){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/command/`+r,
schemaPath:`#/$defs/server/properties/command/items/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/properties/args/items/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
let e={
instancePath:t+`/httpUrl`,
schemaPath:`#/$defs/server/properties/httpUrl/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
u=s(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
u=s(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.envVars!==void 0&&n.call(e,`envVars`)){
let i=e.envVars;
if(Array.isArray(i)){
let e=i.length;
for(
let a=0;a<e;a++){
let e=i[a];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/envVars/`+a,
schemaPath:`#/$defs/server/properties/envVars/items/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
let o=d;
let c=!0;
let l=d;
if(typeof e!=`string`){
u=s(u,{});
d++}
var p=l===d;
d=o;
u!==null&&(o?u.length=Math.min(u.length,o):u=null);
let f;
if(p){
let n=d;
if(typeof e==`string`){
if(!r.test(e)){
let e={
instancePath:t+`/envVars/`+a,
schemaPath:`#/$defs/server/properties/envVars/items/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z_][A-Za-z0-9_]*$`}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/envVars/`+a,
schemaPath:`#/$defs/server/properties/envVars/items/then/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
var p=n===d;
c=p;
f=`then`}else{
let i=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
let e={
instancePath:t+`/envVars/`+a,
schemaPath:`#/$defs/server/properties/envVars/items/else/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
u=s(u,e);
d++}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(!r.test(n)){
let e={
instancePath:t+`/envVars/`+a+`/name`,
schemaPath:`#/$defs/server/properties/envVars/items/else/properties/name/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z_][A-Za-z0-9_]*$`}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/envVars/`+a+`/name`,
schemaPath:`#/$defs/server/properties/envVars/items/else/properties/name/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.source!==void 0&&n.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/envVars/`+a+`/source`,
schemaPath:`#/$defs/server/properties/envVars/items/else/properties/source/enum`,
keyword:`enum`,
params:{}};
u=s(u,e);
d++}}}else{
let e={
instancePath:t+`/envVars/`+a,
schemaPath:`#/$defs/server/properties/envVars/items/else/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
var p=i===d;
c=p;
if(c){
var m={};
m.name=!0;
m.source=!0}
f=`else`}
if(!c){
let e={
instancePath:t+`/envVars/`+a,
schemaPath:`#/$defs/server/properties/envVars/items/if`,
keyword:`if`,
params:{
failingKeyword:f}};
u=s(u,e);
d++}}}else{
let e={
instancePath:t+`/envVars`,
schemaPath:`#/$defs/server/properties/envVars/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.experimentalEnvironment!==void 0&&n.call(e,`experimentalEnvironment`)&&typeof e.experimentalEnvironment!=`string`){
let e={
instancePath:t+`/experimentalEnvironment`,
schemaPath:`#/$defs/server/properties/experimentalEnvironment/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.networkTimeout!==void 0&&n.call(e,`networkTimeout`)){
let n=e.networkTimeout;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/networkTimeout`,
schemaPath:`#/$defs/server/properties/networkTimeout/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.trust!==void 0&&n.call(e,`trust`)&&typeof e.trust!=`boolean`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/server/properties/trust/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(e.alwaysAllow!==void 0&&n.call(e,`alwaysAllow`)){
let n=e.alwaysAllow;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/alwaysAllow/`+r,
schemaPath:`#/$defs/server/properties/alwaysAllow/items/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/alwaysAllow`,
schemaPath:`#/$defs/server/properties/alwaysAllow/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/tools/`+r,
schemaPath:`#/$defs/server/properties/tools/items/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/server/properties/tools/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)){
let n=e.enabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/enabledTools/`+r,
schemaPath:`#/$defs/server/properties/enabledTools/items/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/enabledTools`,
schemaPath:`#/$defs/server/properties/enabledTools/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabledTools/`+r,
schemaPath:`#/$defs/server/properties/disabledTools/items/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/disabledTools`,
schemaPath:`#/$defs/server/properties/disabledTools/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.kiroAutoApprove!==void 0&&n.call(e,`kiroAutoApprove`)){
let n=e.kiroAutoApprove;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/kiroAutoApprove/`+r,
schemaPath:`#/$defs/server/properties/kiroAutoApprove/items/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/kiroAutoApprove`,
schemaPath:`#/$defs/server/properties/kiroAutoApprove/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.kiroAutoBlock!==void 0&&n.call(e,`kiroAutoBlock`)){
let n=e.kiroAutoBlock;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/kiroAutoBlock/`+r,
schemaPath:`#/$defs/server/properties/kiroAutoBlock/items/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/kiroAutoBlock`,
schemaPath:`#/$defs/server/properties/kiroAutoBlock/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.musecodeMode!==void 0&&n.call(e,`musecodeMode`)){
let n=e.musecodeMode;
if(n!==`required`&&n!==`optional`){
let e={
instancePath:t+`/musecodeMode`,
schemaPath:`#/$defs/server/properties/musecodeMode/enum`,
keyword:`enum`,
params:{}};
u=s(u,e);
d++}}
if(e.rovodevEnableInstructions!==void 0&&n.call(e,`rovodevEnableInstructions`)&&typeof e.rovodevEnableInstructions!=`boolean`){
let e={
instancePath:t+`/rovodevEnableInstructions`,
schemaPath:`#/$defs/server/properties/rovodevEnableInstructions/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(e.targets!==void 0&&n.call(e,`targets`)){
let n=e.targets;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/targets/`+r,
schemaPath:`#/$defs/server/properties/targets/items/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}else{
let e={
instancePath:t+`/targets`,
schemaPath:`#/$defs/server/properties/targets/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/server/properties/description/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}
if(e.exposed!==void 0&&n.call(e,`exposed`)&&typeof e.exposed!=`boolean`){
let e={
instancePath:t+`/exposed`,
schemaPath:`#/$defs/server/properties/exposed/type`,
keyword:`type`,
params:{}};
u=s(u,e);
d++}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
return d===0}
i.evaluated={
props:{
type:!0,
transport:!0,
command:!0,
args:!0,
url:!0,
httpUrl:!0,
env:!0,
headers:!0,
envVars:!0,
experimentalEnvironment:!0,
enabled:!0,
disabled:!0,
timeout:!0,
networkTimeout:!0,
trust:!0,
cwd:!0,
alwaysAllow:!0,
tools:!0,
enabledTools:!0,
disabledTools:!0,
kiroAutoApprove:!0,
kiroAutoBlock:!0,
musecodeMode:!0,
rovodevEnableInstructions:!0,
targets:!0,
description:!0,
exposed:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:o,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
let a=f;
let o=!1;
let p=f;
if(r!==null){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/block/properties/mcpServers/additionalProperties/anyOf/0/type`,
keyword:`type`,
params:{}};
d=s(d,n);
f++}
var m=p===f;
o||=m;
let g=f;
if(!i(r,{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=c(d,i.errors);
f+=i.errors.length}
var m=g===f;
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
f=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null)}else{
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/block/properties/mcpServers/additionalProperties/anyOf`,
keyword:`anyOf`,
params:{}};
d=s(d,n);
f++}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/$defs/block/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=s(d,e);
f++}}}else{
d=s(d,{
instancePath:t,
schemaPath:`#/$defs/block/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
f=s(f,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
p++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
f=s(f,e);
p++}}
if(e.amp!==void 0&&n.call(e,`amp`)&&!a(e.amp,{
instancePath:t+`/amp`,
parentData:e,
parentDataProperty:`amp`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e[`antigravity-cli`]!==void 0&&n.call(e,`antigravity-cli`)&&!a(e[`antigravity-cli`],{
instancePath:t+`/antigravity-cli`,
parentData:e,
parentDataProperty:`antigravity-cli`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e[`antigravity-ide`]!==void 0&&n.call(e,`antigravity-ide`)&&!a(e[`antigravity-ide`],{
instancePath:t+`/antigravity-ide`,
parentData:e,
parentDataProperty:`antigravity-ide`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.aiassistant!==void 0&&n.call(e,`aiassistant`)&&!a(e.aiassistant,{
instancePath:t+`/aiassistant`,
parentData:e,
parentDataProperty:`aiassistant`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.augmentcode!==void 0&&n.call(e,`augmentcode`)&&!a(e.augmentcode,{
instancePath:t+`/augmentcode`,
parentData:e,
parentDataProperty:`augmentcode`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.bob!==void 0&&n.call(e,`bob`)&&!a(e.bob,{
instancePath:t+`/bob`,
parentData:e,
parentDataProperty:`bob`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.claudecode!==void 0&&n.call(e,`claudecode`)&&!a(e.claudecode,{
instancePath:t+`/claudecode`,
parentData:e,
parentDataProperty:`claudecode`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.cline!==void 0&&n.call(e,`cline`)&&!a(e.cline,{
instancePath:t+`/cline`,
parentData:e,
parentDataProperty:`cline`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.codewhale!==void 0&&n.call(e,`codewhale`)&&!a(e.codewhale,{
instancePath:t+`/codewhale`,
parentData:e,
parentDataProperty:`codewhale`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.codexcli!==void 0&&n.call(e,`codexcli`)&&!a(e.codexcli,{
instancePath:t+`/codexcli`,
parentData:e,
parentDataProperty:`codexcli`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.commandcode!==void 0&&n.call(e,`commandcode`)&&!a(e.commandcode,{
instancePath:t+`/commandcode`,
parentData:e,
parentDataProperty:`commandcode`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.continue!==void 0&&n.call(e,`continue`)&&!a(e.continue,{
instancePath:t+`/continue`,
parentData:e,
parentDataProperty:`continue`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.copilot!==void 0&&n.call(e,`copilot`)&&!a(e.copilot,{
instancePath:t+`/copilot`,
parentData:e,
parentDataProperty:`copilot`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.copilotcli!==void 0&&n.call(e,`copilotcli`)&&!a(e.copilotcli,{
instancePath:t+`/copilotcli`,
parentData:e,
parentDataProperty:`copilotcli`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.cortexcode!==void 0&&n.call(e,`cortexcode`)&&!a(e.cortexcode,{
instancePath:t+`/cortexcode`,
parentData:e,
parentDataProperty:`cortexcode`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.crush!==void 0&&n.call(e,`crush`)&&!a(e.crush,{
instancePath:t+`/crush`,
parentData:e,
parentDataProperty:`crush`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.cursor!==void 0&&n.call(e,`cursor`)&&!a(e.cursor,{
instancePath:t+`/cursor`,
parentData:e,
parentDataProperty:`cursor`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.deepagents!==void 0&&n.call(e,`deepagents`)&&!a(e.deepagents,{
instancePath:t+`/deepagents`,
parentData:e,
parentDataProperty:`deepagents`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.devin!==void 0&&n.call(e,`devin`)&&!a(e.devin,{
instancePath:t+`/devin`,
parentData:e,
parentDataProperty:`devin`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.dsh!==void 0&&n.call(e,`dsh`)&&!a(e.dsh,{
instancePath:t+`/dsh`,
parentData:e,
parentDataProperty:`dsh`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.factorydroid!==void 0&&n.call(e,`factorydroid`)&&!a(e.factorydroid,{
instancePath:t+`/factorydroid`,
parentData:e,
parentDataProperty:`factorydroid`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.gitlabduo!==void 0&&n.call(e,`gitlabduo`)&&!a(e.gitlabduo,{
instancePath:t+`/gitlabduo`,
parentData:e,
parentDataProperty:`gitlabduo`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.goose!==void 0&&n.call(e,`goose`)&&!a(e.goose,{
instancePath:t+`/goose`,
parentData:e,
parentDataProperty:`goose`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.grokcli!==void 0&&n.call(e,`grokcli`)&&!a(e.grokcli,{
instancePath:t+`/grokcli`,
parentData:e,
parentDataProperty:`grokcli`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.hermesagent!==void 0&&n.call(e,`hermesagent`)&&!a(e.hermesagent,{
instancePath:t+`/hermesagent`,
parentData:e,
parentDataProperty:`hermesagent`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.junie!==void 0&&n.call(e,`junie`)&&!a(e.junie,{
instancePath:t+`/junie`,
parentData:e,
parentDataProperty:`junie`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.kilo!==void 0&&n.call(e,`kilo`)&&!a(e.kilo,{
instancePath:t+`/kilo`,
parentData:e,
parentDataProperty:`kilo`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e[`kimi-code`]!==void 0&&n.call(e,`kimi-code`)&&!a(e[`kimi-code`],{
instancePath:t+`/kimi-code`,
parentData:e,
parentDataProperty:`kimi-code`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.kiro!==void 0&&n.call(e,`kiro`)&&!a(e.kiro,{
instancePath:t+`/kiro`,
parentData:e,
parentDataProperty:`kiro`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.mimocode!==void 0&&n.call(e,`mimocode`)&&!a(e.mimocode,{
instancePath:t+`/mimocode`,
parentData:e,
parentDataProperty:`mimocode`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.omp!==void 0&&n.call(e,`omp`)&&!a(e.omp,{
instancePath:t+`/omp`,
parentData:e,
parentDataProperty:`omp`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.opencode!==void 0&&n.call(e,`opencode`)&&!a(e.opencode,{
instancePath:t+`/opencode`,
parentData:e,
parentDataProperty:`opencode`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.qwencode!==void 0&&n.call(e,`qwencode`)&&!a(e.qwencode,{
instancePath:t+`/qwencode`,
parentData:e,
parentDataProperty:`qwencode`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.reasonix!==void 0&&n.call(e,`reasonix`)&&!a(e.reasonix,{
instancePath:t+`/reasonix`,
parentData:e,
parentDataProperty:`reasonix`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.roo!==void 0&&n.call(e,`roo`)&&!a(e.roo,{
instancePath:t+`/roo`,
parentData:e,
parentDataProperty:`roo`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.rovodev!==void 0&&n.call(e,`rovodev`)&&!a(e.rovodev,{
instancePath:t+`/rovodev`,
parentData:e,
parentDataProperty:`rovodev`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.tabnine!==void 0&&n.call(e,`tabnine`)&&!a(e.tabnine,{
instancePath:t+`/tabnine`,
parentData:e,
parentDataProperty:`tabnine`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.takt!==void 0&&n.call(e,`takt`)&&!a(e.takt,{
instancePath:t+`/takt`,
parentData:e,
parentDataProperty:`takt`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.trae!==void 0&&n.call(e,`trae`)&&!a(e.trae,{
instancePath:t+`/trae`,
parentData:e,
parentDataProperty:`trae`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.vibe!==void 0&&n.call(e,`vibe`)&&!a(e.vibe,{
instancePath:t+`/vibe`,
parentData:e,
parentDataProperty:`vibe`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.warp!==void 0&&n.call(e,`warp`)&&!a(e.warp,{
instancePath:t+`/warp`,
parentData:e,
parentDataProperty:`warp`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}
if(e.zed!==void 0&&n.call(e,`zed`)&&!a(e.zed,{
instancePath:t+`/zed`,
parentData:e,
parentDataProperty:`zed`,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
o.evaluated={
props:{
mcpServers:!0,
amp:!0,
"antigravity-cli":!0,
"antigravity-ide":!0,
aiassistant:!0,
augmentcode:!0,
bob:!0,
claudecode:!0,
cline:!0,
codewhale:!0,
codexcli:!0,
commandcode:!0,
continue:!0,
copilot:!0,
copilotcli:!0,
cortexcode:!0,
crush:!0,
cursor:!0,
deepagents:!0,
devin:!0,
dsh:!0,
factorydroid:!0,
gitlabduo:!0,
goose:!0,
grokcli:!0,
hermesagent:!0,
junie:!0,
kilo:!0,
"kimi-code":!0,
kiro:!0,
mimocode:!0,
omp:!0,
opencode:!0,
qwencode:!0,
reasonix:!0,
roo:!0,
rovodev:!0,
tabnine:!0,
takt:!0,
trae:!0,
vibe:!0,
warp:!0,
zed:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_rulesync=_;
exports.rulesync_exports=n;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>d});
const r={
effect:`skips-server`,
by:`I:CDI`,
note:`older versions loaded nothing from the file`};
const i={
effect:`refuses-file`,
by:`I:CDI`};
const a={
effect:`fine`,
by:`L:CDI`};
const o={
id:`claude-desktop`,
belongsTo:`user`,
title:`Claude Desktop's configuration`,
files:[`claude_desktop_config.json`],
ofUser:!0,
userFiles:[`~/Library/Application Support/Claude/claude_desktop_config.json`,`~/.config/Claude/claude_desktop_config.json`,`~/AppData/Roaming/Claude/claude_desktop_config.json`,`~/AppData/Local/Packages/Claude_pzs8sxrjxfjjc/LocalCache/Roaming/Claude/claude_desktop_config.json`],
schemaBy:`I:CDI`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:{
effect:`refuses-file`,
by:`I:CDB`},
empty:a,
broken:i,
duplicates:a},
servers:[{
at:[`mcpServers`]}],
noMap:{
effect:`fine`,
by:`I:CDI`},
badRoot:i,
dialect:{
by:`I:CDI`,
transportKey:`type`,
spellings:{
stdio:`stdio`},
inferred:{
command:`stdio`,
urlReaction:r},
fields:{
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`]},
type:{
is:`transport`,
note:`only local servers; remote ones are connectors of the account`,
by:`L:CDI`},
url:{
is:`url`,
note:`not for this file: add a connector, or start a bridge such as mcp-remote`},
headers:{
is:`headers`,
note:`not for this file`,
by:`L:CDI`}},
bad:r,
notObject:r,
neither:r,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`L:CDI`}},
unknownTransport:{
withCommand:{
effect:`ignored`,
by:`L:CDI`},
withUrl:r},
mismatch:r,
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`L:CDI`},
starts:{
blanks:`one-program`,
by:`I:CDS`},
keepsTilde:{
words:`L:CDI`},
splitsForNpx:{
on:`Windows`,
by:`I:MRM`}},
claims:`path`};
const{
dialect:s,
belongsTo:c,...l}=o;
const u={...l,
id:`claude-desktop-misplaced`,
title:`a servers file where Claude Desktop does not look`,
files:[`Claude/config.json`,`Claude/settings.json`],
userFiles:[`~/Library/Application Support/Claude/config.json`,`~/.config/Claude/config.json`,`~/AppData/Roaming/Claude/config.json`],
schema:`none`,
syntax:t.passedOver(a),
servers:[],
badRoot:a,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`claude_desktop_config.json beside it`,
by:`I:CDI`}],
claims:`shape`};
var d=t.defineClient({
id:`claude-desktop`,
name:`Claude Desktop`,
sources:{
CDI:{
title:`issues of other projects about it (anthropics/claude-code#29100, tbxark/mcp-proxy#27, ahujasid/blender-mcp#12 and others)`,
version:`2026`,
date:`2026-11-18`},
CDB:{
title:`homeassistant-ai/ha-mcp#281, anthropics/claude-code#81355: its parser refuses the mark`,
version:`2026`,
date:`2026-11-20`},
CDS:{
title:`logs of it in modelcontextprotocol/servers#760, chigwell/telegram-mcp#26: "spawn uv ENOENT" of Node.js, and the words that it hands over`,
version:`2025`,
date:`2026-11-20`},
MRM:{
title:`instructions of mcp-remote; aaronsb/obsidian-mcp-plugin#30`,
version:`0.15.1`,
date:`2026-11-19`}},
formats:[o,u]});
var f=e.__commonJSMin(((e,t)=>{
t.exports={
validate:r,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"command": {
"type": "string"
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"type": {},
"url": {},
"headers": {}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let r=e.mcpServers;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.command!==void 0&&n.call(i,`command`)&&typeof i.command!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/properties/mcpServers/additionalProperties/properties/command/type`);
d++}
if(i.args!==void 0&&n.call(i,`args`)){
let n=i.args;
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++)
if(typeof n[i]!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+i,`#/properties/mcpServers/additionalProperties/properties/args/items/type`);
d++}}else{
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,`#/properties/mcpServers/additionalProperties/properties/args/type`);
d++}}
if(i.env!==void 0&&n.call(i,`env`)){
let n=i.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(typeof n[r]!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/mcpServers/additionalProperties/properties/env/additionalProperties/type`);
d++}}else{
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,`#/properties/mcpServers/additionalProperties/properties/env/type`);
d++}}}else{
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/mcpServers/additionalProperties/type`);
d++}}else{
u=a(u,t+`/mcpServers`,`#/properties/mcpServers/type`);
d++}}}else{
u=i(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function a(e,t,n,r={}){
return i(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}}));
exports.claude_desktop_exports=n;
exports.require_claude_desktop=f;
"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>u});
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
keepsTilde:{
words:`L:CDI`},
splitsForNpx:`I:MRM`},
claims:`path`};
const{
dialect:s,...c}=o;
const l={...c,
id:`claude-desktop-misplaced`,
title:`a servers file where Claude Desktop does not look`,
files:[`Claude/config.json`,`Claude/settings.json`],
userFiles:[`~/Library/Application Support/Claude/config.json`,`~/.config/Claude/config.json`,`~/AppData/Roaming/Claude/config.json`],
schema:`none`,
syntax:{...o.syntax,
broken:a},
servers:[],
badRoot:a,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`claude_desktop_config.json beside it`,
by:`I:CDI`}],
claims:`shape`};
var u=t.defineClient({
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
MRM:{
title:`instructions of mcp-remote; aaronsb/obsidian-mcp-plugin#30`,
version:`0.15.1`,
date:`2026-11-19`}},
formats:[o,l]});
var d=e.__commonJSMin(((e,t)=>{
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
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let r=e.mcpServers;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let a=r[e];
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.command!==void 0&&n.call(a,`command`)&&typeof a.command!=`string`){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/command/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}
if(a.args!==void 0&&n.call(a,`args`)){
let n=a.args;
if(Array.isArray(n)){
let r=n.length;
for(
let a=0;a<r;a++)
if(typeof n[a]!=`string`){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+a,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/args/items/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}else{
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/args/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}
if(a.env!==void 0&&n.call(a,`env`)){
let n=a.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(typeof n[r]!=`string`){
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/mcpServers/additionalProperties/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}else{
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,
schemaPath:`#/properties/mcpServers/additionalProperties/properties/env/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}}else{
let n={
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/mcpServers/additionalProperties/type`,
keyword:`type`,
params:{}};
l=i(l,n);
u++}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}}else{
l=i(l,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.claude_desktop_exports=n;
exports.require_claude_desktop=d;
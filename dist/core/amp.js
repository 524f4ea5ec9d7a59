"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>_});
const r={
effect:`fine`,
by:`R:AMP`};
const i={
effect:`drops-file`,
by:`R:AMP`};
const a={
effect:`refuses-file`,
by:`R:AMP`};
const o={
effect:`crashes`,
by:`R:AMP`,
note:`"amp mcp list" ends with an error`};
const s=["${NAME}",`$NAME`];
const c={
by:`R:AMP`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
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
url:{
is:`url`,
for:[`http`]},
headers:{
is:`headers`,
for:[`http`]},
disabled:{
is:`disabled`,
by:`M:AMPD`},
includeTools:{
is:`toolsAllowed`,
note:`names or globs`,
by:`M:AMPD`},
oauth:{
is:`oauth`,
for:[`http`],
by:`M:AMPD`},
cwd:{
is:`cwd`,
for:[`stdio`],
note:`not documented`,
by:`L:AMPD`},
timeout:{
is:`timeout`,
unit:`unknown`,
note:`not documented`,
by:`L:AMPD`},
type:{
is:`other`,
idle:!0,
note:`not needed: the command or the url decides`},
transport:{
is:`other`,
idle:!0,
note:`not needed: the command or the url decides`}},
bad:r,
notObject:{
effect:`fails-server`,
by:`R:AMP`,
note:`a string ends "amp mcp list" with an error`},
nullEntry:o,
neither:{
effect:`fails-server`,
by:`M:AMPD`},
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`R:AMP`}},
placeholders:{
in:{
command:s,
args:s,
env:s,
url:s,
headers:s},
whenUnset:`not documented`,
by:`L:AMPD`},
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:AMP`}}]};
const l={
language:`json`,
comments:!0,
trailingCommas:!0,
bom:a,
empty:a,
broken:a,
duplicates:r};
const u={
id:`amp`,
title:`Amp's settings`,
files:[`.amp/settings.json`,`.amp/settings.jsonc`],
userFiles:[`~/.config/amp/settings.json`,`~/.config/amp/settings.jsonc`,`~/AppData/Roaming/amp/settings.json`,`~/AppData/Roaming/amp/settings.jsonc`],
schemaBy:`R:AMP`,
syntax:l,
servers:[{
at:[`amp.mcpServers`]}],
noMap:r,
badRoot:o,
arrayRoot:i,
nested:i,
arrayMap:i,
nullMap:r,
dialect:c,
place:`an object under "amp"`,
unread:[{
at:[`amp`,`mcpServers`],
instead:`one key with a dot in its name, "amp.mcpServers"`,
by:`M:AMPD`}],
claims:`shape`,
unmistakable:!0};
const d={
effect:`fails-server`,
by:`M:AMPD`};
const f={
effect:`fine`,
by:`L:AMPD`};
const p={
id:`amp-editor`,
title:`Amp's servers in VS Code's settings`,
files:[`.vscode/settings.json`],
schema:`none`,
schemaBy:`M:AMPD`,
syntax:{...l,
bom:f,
empty:f,
broken:{
effect:`warns`,
by:`L:AMPD`}},
servers:[{
at:[`amp.mcpServers`]}],
noMap:f,
badRoot:f,
dialect:{...c,
notObject:d,
nullEntry:d,
reserved:[]},
claims:`shape`,
holds:[`"amp.mcpServers"`],
when:({
value:e})=>typeof e==`object`&&!!e&&Object.hasOwn(e,`amp.mcpServers`)};
const{
unmistakable:m,...h}=u;
const g={...h,
id:`amp-misplaced`,
title:`a servers file where Amp does not look`,
files:[`.amp/mcp.json`],
userFiles:[`~/.config/amp/mcp.json`],
schema:`none`,
schemaBy:`M:AMPD`,
syntax:{...l,
bom:f,
empty:f,
broken:f},
servers:[],
badRoot:f,
place:`this path`,
unread:[`mcpServers`,`amp.mcpServers`].map(e=>({
at:[e],
instead:`.amp/settings.json, under "amp.mcpServers"`,
by:`M:AMPD`}))};
var _=t.defineClient({
id:`amp`,
name:`Amp`,
about:"Sourcegraph's coding agent. Its settings hold servers under one key with a dot in its name, `amp.mcpServers`. It lists whatever it reads and checks no types.",
sources:{
AMP:{
title:`@sourcegraph/amp, run`,
version:`0.0.1790142911-g7618fb`,
date:`2026-11-18`},
AMPD:{
title:`ampcode.com, manual and news`,
version:`2026`,
date:`2026-11-18`}},
formats:[u,p,g],
precedence:[{
sources:[{
format:`amp`,
files:`project`},{
format:`amp`,
files:`user`}],
same:`replaced`,
by:`R:AMP`}]});
var v=e.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"amp.mcpServers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/server"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"command": {},
"args": {},
"env": {},
"url": {},
"headers": {},
"disabled": {},
"includeTools": {},
"oauth": {},
"cwd": {},
"timeout": {},
"type": {},
"transport": {}
}
}
}
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
"amp.mcpServers":{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
$ref:`#/$defs/server`}}},
$defs:{
server:{
"x-rule":`server-shape`,
type:`object`,
properties:{
command:{},
args:{},
env:{},
url:{},
headers:{},
disabled:{},
includeTools:{},
oauth:{},
cwd:{},
timeout:{},
type:{},
transport:{}}}},
$id:`urn:mcp-lint:schema:amp`};
let r=Object.prototype.hasOwnProperty;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=i.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
l++}
i.errors=c;
return l===0}
i.evaluated={
props:{
command:!0,
args:!0,
env:!0,
url:!0,
headers:!0,
disabled:!0,
includeTools:!0,
oauth:!0,
cwd:!0,
timeout:!0,
type:!0,
transport:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e[`amp.mcpServers`]!==void 0&&r.call(e,`amp.mcpServers`)){
let r=e[`amp.mcpServers`];
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/amp.mcpServers`,
schemaPath:`#/properties/amp.mcpServers/type`,
keyword:`type`,
params:{
type:n.properties[`amp.mcpServers`].type}};
f=o(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!i(r[e],{
instancePath:t+`/amp.mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,i.errors);
p+=i.errors.length}}}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
a.errors=f;
return p===0}
a.evaluated={
props:{
"amp.mcpServers":!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.amp_exports=n;
exports.require_amp=v;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>g});
const r={
effect:`fine`,
by:`M:KIRO`};
const i={
effect:`ignored`,
by:`L:KIRO`};
const a={
effect:`fails-server`,
by:`M:KIRO`};
const o=["${NAME}","${env:NAME}"];
const s={
by:`M:KIRO`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`,
registry:`builtin`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
type:{
is:`transport`,
note:"not needed; `registry` names a server of the organisation",
by:`I:KIROI`},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
note:`documented as required`},
env:{
is:`env`,
note:`documented for remote servers too`},
url:{
is:`url`,
for:[`http`,`sse`],
note:`https, or http for localhost`},
headers:{
is:`headers`,
for:[`http`,`sse`]},
disabled:{
is:`disabled`,
default:`false`},
autoApprove:{
is:`autoApprove`,
approvesAll:`*`,
note:'names of tools, or `"*"`'},
disabledTools:{
is:`toolsDenied`},
oauth:{
is:`oauth`,
for:[`http`,`sse`],
takes:[`object`]},
oauthScopes:{
is:`oauth`,
for:[`http`,`sse`]},
timeout:{
is:`timeout`,
unit:`ms`},
cwd:{
is:`cwd`,
by:`L:KIRO`}},
bad:i,
notObject:i,
neither:a,
both:{
winner:`command`,
reaction:i},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:{
effect:`fails-server`,
by:`L:KIRO`},
placeholders:{
in:{
command:o,
args:o,
env:o,
url:o,
headers:o},
inherited:`I:KIROI`,
whenUnset:`not documented; the editor expands only the variables that its user has approved`,
by:`M:KIRO`}};
const c={
id:`kiro`,
title:`Kiro's servers`,
files:[`.kiro/settings/mcp.json`],
userFiles:[`~/.kiro/settings/mcp.json`],
schemaBy:`L:KIRO`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:i,
empty:i,
broken:{
effect:`refuses-file`,
by:`M:KIRO`},
duplicates:{
effect:`fine`,
by:`L:KIRO`}},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:i,
nullMap:r,
dialect:s,
rootFields:{
powers:{
is:`other`,
idle:!0,
note:`servers of powers, written by Kiro itself`,
by:`I:KIROI`}},
claims:`path`};
const l={...c,
id:`kiro-misplaced`,
title:`a servers file where Kiro does not look`,
files:[`.kiro/mcp.json`],
userFiles:[`~/.kiro/mcp.json`],
schema:`none`,
syntax:t.passedOver(r),
servers:[],
badRoot:r,
rootFields:{},
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`.kiro/settings/mcp.json`,
insteadOfUser:`~/.kiro/settings/mcp.json`,
by:`M:KIRO`}],
claims:`shape`};
const u=e=>e;
const d=(e,t)=>({
at:[e],
as:`list`,
form:`@S/T`,
server:u,
builtIn:/^(?:builtin|mcp|powers)$/,
by:t});
const f={...s,...s.placeholders&&{
placeholders:{...s.placeholders,
in:{...s.placeholders.in,
env:["${env:NAME}","${NAME}"],
headers:["${env:NAME}","${NAME}"]}}}};
const p={...c,
id:`kiro-agent`,
belongsTo:`agent`,
title:`a custom agent of Kiro`,
files:[`.kiro/agents/*.json`],
userFiles:[],
rootFields:{},
dialect:f,
references:[d(`tools`,`M:KIRO`),d(`allowedTools`,`M:KIRO`)],
claims:`shape`};
const m=`POWER.md`;
const h={...c,
id:`kiro-power`,
belongsTo:`plugin`,
title:`the servers file of a power for Kiro`,
files:[`mcp.json`],
userFiles:[],
schemaBy:`M:KIROP`,
rootFields:{},
beside:m,
when:({
beside:e})=>e(m)};
var g=t.defineClient({
id:`kiro`,
name:`Kiro`,
sources:{
KIRO:{
title:`kiro.dev, MCP configuration of the editor and of the CLI`,
version:`2026`,
date:`2026-11-18`},
KIROP:{
title:`kirodotdev/powers, its powers and the Power Builder`,
version:`2026`,
date:`2026-11-19`},
KIROE:{
title:`awslabs/mcp#2225, a number in env`,
version:`2026`,
date:`2026-11-19`},
KIROI:{
title:`kirodotdev/Kiro, issues 23, 3152, 3909, 5060, 5659, 7517 and 9374; aws/amazon-q-developer-cli#3646`,
version:`2025-07 to 2026-09`,
date:`2026-11-18`}},
formats:[c,p,h,l],
precedence:[{
sources:[{
format:`kiro`,
files:`project`},{
format:`kiro`,
files:`user`}],
same:`replaced`,
by:`M:KIRO`}]});
var _=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/kiro-server"
}
},
"powers": {
"type": "object"
}
},
"$defs": {
"kiro-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string"
},
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
"x-effect": "skips-server",
"x-by": "I:KIROE",
"type": "string"
}
},
"url": {
"type": "string"
},
"headers": {
"type": "object"
},
"disabled": {
"type": "boolean"
},
"autoApprove": {
"type": [
"array",
"string"
],
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
"oauth": {
"type": "object"
},
"oauthScopes": {
"type": [
"array",
"string"
]
},
"timeout": {
"type": "number"
},
"cwd": {}
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
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
u=o(u,t+`/type`,`#/$defs/kiro-server/properties/type/type`);
d++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=o(u,t+`/command`,`#/$defs/kiro-server/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/args/`+r,`#/$defs/kiro-server/properties/args/items/type`);
d++}}else{
u=o(u,t+`/args`,`#/$defs/kiro-server/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/kiro-server/properties/env/additionalProperties/type`);
d++}}else{
u=o(u,t+`/env`,`#/$defs/kiro-server/properties/env/type`);
d++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=o(u,t+`/url`,`#/$defs/kiro-server/properties/url/type`);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=o(u,t+`/headers`,`#/$defs/kiro-server/properties/headers/type`);
d++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
u=o(u,t+`/disabled`,`#/$defs/kiro-server/properties/disabled/type`);
d++}
if(e.autoApprove!==void 0&&n.call(e,`autoApprove`)){
let n=e.autoApprove;
if(!Array.isArray(n)&&typeof n!=`string`){
u=o(u,t+`/autoApprove`,`#/$defs/kiro-server/properties/autoApprove/type`);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/autoApprove/`+r,`#/$defs/kiro-server/properties/autoApprove/items/type`);
d++}}}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/disabledTools/`+r,`#/$defs/kiro-server/properties/disabledTools/items/type`);
d++}}else{
u=o(u,t+`/disabledTools`,`#/$defs/kiro-server/properties/disabledTools/type`);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=o(u,t+`/oauth`,`#/$defs/kiro-server/properties/oauth/type`);
d++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(!Array.isArray(n)&&typeof n!=`string`){
u=o(u,t+`/oauthScopes`,`#/$defs/kiro-server/properties/oauthScopes/type`);
d++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
u=o(u,t+`/timeout`,`#/$defs/kiro-server/properties/timeout/type`);
d++}}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/kiro-server/type`,
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
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
f=o(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}}
if(e.powers!==void 0&&n.call(e,`powers`)){
let n=e.powers;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=o(f,t+`/powers`,`#/properties/powers/type`);
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
exports.kiro_exports=n;
exports.require_kiro=_;
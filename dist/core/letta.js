"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>l});
const r={
effect:`fine`,
by:`H:LET`};
const i={
effect:`fails-server`,
by:`H:LET`};
const a={
id:`letta`,
title:`Letta Code's own settings`,
files:[],
userFiles:[`~/.letta/settings.json`],
schemaBy:`H:LET`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:{
effect:`fine`,
by:`L:LET`},
empty:{
effect:`fine`,
by:`L:LET`},
broken:{
effect:`fine`,
by:`L:LET`},
duplicates:r},
servers:[{
at:[`agents`,`*`,`mcpServers`],
list:`only`,
named:`name`}],
noMap:r,
badRoot:{
effect:`ignored`,
by:`L:LET`},
dialect:{
by:`H:LET`,
transportKey:`transport`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`stdio`,
urlReaction:i},
fields:{
name:{
is:`name`,
note:`the name of the server`},
transport:{
is:`transport`,
note:`missing: a local server`},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`]},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]}},
bad:{
effect:`fails-server`,
by:`L:LET`},
notObject:{
effect:`fails-server`,
by:`L:LET`},
neither:i,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:LET`}},
unknownTransport:{
withCommand:r,
withUrl:i},
mismatch:i,
urls:{
reaction:i},
placeholders:{
in:{
headers:["${NAME}"]},
whenUnset:`it becomes empty`,
by:`H:LET`}},
belongsTo:`agent`,
claims:`shape`};
const{
belongsTo:o,...s}=a;
const c={...s,
id:`letta-misplaced`,
title:`settings of a project, which have no servers for Letta Code`,
files:[`.letta/settings.json`,`.letta/settings.local.json`,`.letta/mcp.json`],
userFiles:[],
schema:`none`,
servers:[],
badRoot:r,
place:`a project's settings`,
unread:[{
at:[`mcpServers`],
instead:`the settings of an agent, with "/mcp" in Letta Code`,
by:`H:LET`}]};
var l=t.defineClient({
id:`letta`,
name:`Letta Code`,
sources:{
LET:{
title:`@letta-ai/letta-code, read`,
version:`0.32.18`,
date:`2026-11-19`}},
formats:[a,c]});
var u=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"agents": {
"x-rule": "root-shape",
"type": "array",
"items": {
"type": "object",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "array",
"items": {
"$ref": "#/$defs/server"
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
"name": {
"type": "string"
},
"transport": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
"sse"
]
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
"cwd": {
"type": "string"
}
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
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
u=o(u,t+`/name`,`#/$defs/server/properties/name/type`);
d++}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
u=o(u,t+`/transport`,`#/$defs/server/properties/transport/type`);
d++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
u=o(u,t+`/transport`,`#/$defs/server/properties/transport/enum`);
d++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=o(u,t+`/command`,`#/$defs/server/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
d++}}else{
u=o(u,t+`/args`,`#/$defs/server/properties/args/type`);
d++}}
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
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
u=o(u,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
d++}}else{
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
if(e.agents!==void 0&&n.call(e,`agents`)){
let i=e.agents;
if(Array.isArray(i)){
let e=i.length;
for(
let a=0;a<e;a++){
let e=i[a];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(Array.isArray(n)){
let e=n.length;
for(
let i=0;i<e;i++)
if(!r(n[i],{
instancePath:t+`/agents/`+a+`/mcpServers/`+i,
parentData:n,
parentDataProperty:i,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/agents/`+a+`/mcpServers`,`#/properties/agents/items/properties/mcpServers/type`);
p++}}}else{
f=o(f,t+`/agents/`+a,`#/properties/agents/items/type`);
p++}}}else{
f=o(f,t+`/agents`,`#/properties/agents/type`);
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
exports.letta_exports=n;
exports.require_letta=u;
"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>s});
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
parsed:`always`,
reaction:i},
placeholders:{
in:{
headers:["${NAME}"]},
whenUnset:`it becomes empty`,
by:`H:LET`}},
belongsTo:`agent`,
claims:`shape`};
const o={...a,
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
var s=t.defineClient({
id:`letta`,
name:`Letta Code`,
sources:{
LET:{
title:`@letta-ai/letta-code, read`,
version:`0.32.18`,
date:`2026-11-19`}},
formats:[a,o]});
var c=e.__commonJSMin(((e,t)=>{
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
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/server/properties/name/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/transport`,
schemaPath:`#/$defs/server/properties/transport/enum`,
keyword:`enum`,
params:{}};
l=a(l,e);
u++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
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
l=a(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
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
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}
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
l=a(l,n);
u++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
name:!0,
transport:!0,
command:!0,
args:!0,
env:!0,
url:!0,
headers:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.agents!==void 0&&n.call(e,`agents`)){
let i=e.agents;
if(Array.isArray(i)){
let e=i.length;
for(
let s=0;s<e;s++){
let e=i[s];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(Array.isArray(n)){
let e=n.length;
for(
let i=0;i<e;i++)
if(!r(n[i],{
instancePath:t+`/agents/`+s+`/mcpServers/`+i,
parentData:n,
parentDataProperty:i,
rootData:l,
dynamicAnchors:u})){
d=o(d,r.errors);
f+=r.errors.length}}else{
let e={
instancePath:t+`/agents/`+s+`/mcpServers`,
schemaPath:`#/properties/agents/items/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}}else{
let e={
instancePath:t+`/agents/`+s,
schemaPath:`#/properties/agents/items/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}}else{
let e={
instancePath:t+`/agents`,
schemaPath:`#/properties/agents/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}}}else{
d=a(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
i.evaluated={
props:{
agents:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.letta_exports=n;
exports.require_letta=c;
"use strict";
const e=require("./rolldown-runtime.js");
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
winner:null,
reaction:{
effect:`ignored`,
by:`H:CRU`}},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:i,
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
within:`sent`,
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
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
let f=u;
let p=!0;
let m=u;
if(!e||typeof e!=`object`||Array.isArray(e)){
l=o(l,{});
u++}
let h=u;
let g=!1;
let _=u;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
l=o(l,{});
u++}
var v=_===u;
g||=v;
let y=u;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.url===void 0||!n.call(e,`url`))){
l=o(l,{});
u++}
var v=y===u;
g||=v;
if(g){
u=h;
l!==null&&(h?l.length=Math.min(l.length,h):l=null)}else{
l=o(l,{});
u++}
var b=m===u;
u=f;
l!==null&&(f?l.length=Math.min(l.length,f):l=null);
if(b){
let r=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}}else{
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/type`,
keyword:`type`,
params:{}});
u++}
var b=r===u;
p=b}
if(!p){
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
u++}
let x=u;
let S=!0;
let C=u;
if(u===C){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=o(l,{});
u++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
l=o(l,{});
u++}}else{
l=o(l,{});
u++}}
var w=C===u;
u=x;
l!==null&&(x?l.length=Math.min(l.length,x):l=null);
if(w){
let r=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
u++}}else{
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
u++}
var w=r===u;
S=w}
if(!S){
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
u++}
let T=u;
let E=!0;
let D=u;
if(u===D){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=o(l,{});
u++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
l=o(l,{});
u++}}}else{
l=o(l,{});
u++}}
var O=D===u;
u=T;
l!==null&&(T?l.length=Math.min(l.length,T):l=null);
if(O){
let r=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
u++}}else{
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/type`,
keyword:`type`,
params:{}});
u++}
var O=r===u;
E=O}
if(!E){
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
l=o(l,e);
u++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
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
l=o(l,e);
u++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=o(l,n);
u++}}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
l=o(l,n);
u++}}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/disabled_tools`,
schemaPath:`#/$defs/server/properties/disabled_tools/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabled_tools/`+r,
schemaPath:`#/$defs/server/properties/disabled_tools/items/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}}
if(e.enabled_tools!==void 0&&n.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/enabled_tools`,
schemaPath:`#/$defs/server/properties/enabled_tools/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/enabled_tools/`+r,
schemaPath:`#/$defs/server/properties/enabled_tools/items/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)){
let n=e.oauth_client_id;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/oauth_client_id`,
schemaPath:`#/$defs/server/properties/oauth_client_id/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}
if(e.oauth_client_secret!==void 0&&n.call(e,`oauth_client_secret`)){
let n=e.oauth_client_secret;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/oauth_client_secret`,
schemaPath:`#/$defs/server/properties/oauth_client_secret/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}
if(e.oauth_callback_port!==void 0&&n.call(e,`oauth_callback_port`)){
let n=e.oauth_callback_port;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/oauth_callback_port`,
schemaPath:`#/$defs/server/properties/oauth_callback_port/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}}else{
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
type:!0,
command:!0,
args:!0,
env:!0,
url:!0,
headers:!0,
timeout:!0,
disabled:!0,
disabled_tools:!0,
enabled_tools:!0,
oauth:!0,
oauth_client_id:!0,
oauth_client_secret:!0,
oauth_callback_port:!0},
dynamicProps:!1,
dynamicItems:!1};
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
if(!Array.isArray(e)&&e!==null){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/texts/type`,
keyword:`type`,
params:{}});
l++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++){
let n=e[r];
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/`+r,
schemaPath:`#/$defs/texts/items/type`,
keyword:`type`,
params:{}};
c=o(c,e);
l++}}}
i.errors=c;
return l===0}
i.evaluated={
items:!0,
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
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let n=e.mcp;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}}
if(e.models!==void 0&&n.call(e,`models`)){
let r=e.models;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/models`,
schemaPath:`#/properties/models/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if((!i||typeof i!=`object`||Array.isArray(i))&&i!==null){
let n={
instancePath:t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/models/additionalProperties/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.model!==void 0&&n.call(i,`model`)){
let n=i.model;
if(typeof n!=`string`&&n!==null){
let n={
instancePath:t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/model`,
schemaPath:`#/properties/models/additionalProperties/properties/model/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}
if(i.provider!==void 0&&n.call(i,`provider`)){
let n=i.provider;
if(typeof n!=`string`&&n!==null){
let n={
instancePath:t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/provider`,
schemaPath:`#/properties/models/additionalProperties/properties/provider/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}
if(i.reasoning_effort!==void 0&&n.call(i,`reasoning_effort`)){
let n=i.reasoning_effort;
if(typeof n!=`string`&&n!==null){
let n={
instancePath:t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/reasoning_effort`,
schemaPath:`#/properties/models/additionalProperties/properties/reasoning_effort/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}
if(i.think!==void 0&&n.call(i,`think`)){
let n=i.think;
if(typeof n!=`boolean`&&n!==null){
let n={
instancePath:t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/think`,
schemaPath:`#/properties/models/additionalProperties/properties/think/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}
if(i.max_tokens!==void 0&&n.call(i,`max_tokens`)){
let n=i.max_tokens;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let n={
instancePath:t+`/models/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/max_tokens`,
schemaPath:`#/properties/models/additionalProperties/properties/max_tokens/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}}}}
if(e.providers!==void 0&&n.call(e,`providers`)){
let r=e.providers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/providers`,
schemaPath:`#/properties/providers/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if((!i||typeof i!=`object`||Array.isArray(i))&&i!==null){
let n={
instancePath:t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/providers/additionalProperties/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.name!==void 0&&n.call(i,`name`)){
let n=i.name;
if(typeof n!=`string`&&n!==null){
let n={
instancePath:t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/name`,
schemaPath:`#/properties/providers/additionalProperties/properties/name/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}
if(i.base_url!==void 0&&n.call(i,`base_url`)){
let n=i.base_url;
if(typeof n!=`string`&&n!==null){
let n={
instancePath:t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/base_url`,
schemaPath:`#/properties/providers/additionalProperties/properties/base_url/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}
if(i.type!==void 0&&n.call(i,`type`)){
let n=i.type;
if(typeof n!=`string`&&n!==null){
let n={
instancePath:t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,
schemaPath:`#/properties/providers/additionalProperties/properties/type/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}
if(i.api_key!==void 0&&n.call(i,`api_key`)){
let n=i.api_key;
if(typeof n!=`string`&&n!==null){
let n={
instancePath:t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/api_key`,
schemaPath:`#/properties/providers/additionalProperties/properties/api_key/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}
if(i.disable!==void 0&&n.call(i,`disable`)){
let n=i.disable;
if(typeof n!=`boolean`&&n!==null){
let n={
instancePath:t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disable`,
schemaPath:`#/properties/providers/additionalProperties/properties/disable/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}
if(i.extra_headers!==void 0&&n.call(i,`extra_headers`)){
let n=i.extra_headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let n={
instancePath:t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/extra_headers`,
schemaPath:`#/properties/providers/additionalProperties/properties/extra_headers/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let r of Object.keys(n)){
let i=n[r];
if(typeof i!=`string`&&i!==null){
let n={
instancePath:t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/extra_headers/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/providers/additionalProperties/properties/extra_headers/additionalProperties/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}}
if(i.models!==void 0&&n.call(i,`models`)){
let n=i.models;
if(!Array.isArray(n)&&n!==null){
let n={
instancePath:t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/models`,
schemaPath:`#/properties/providers/additionalProperties/properties/models/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++){
let r=n[i];
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let n={
instancePath:t+`/providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/models/`+i,
schemaPath:`#/properties/providers/additionalProperties/properties/models/items/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}}}}}}
if(e.lsp!==void 0&&n.call(e,`lsp`)){
let r=e.lsp;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/lsp`,
schemaPath:`#/properties/lsp/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let a=r[e];
if((!a||typeof a!=`object`||Array.isArray(a))&&a!==null){
let n={
instancePath:t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/lsp/additionalProperties/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.command!==void 0&&n.call(a,`command`)){
let n=a.command;
if(typeof n!=`string`&&n!==null){
let n={
instancePath:t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/properties/lsp/additionalProperties/properties/command/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}
if(a.args!==void 0&&n.call(a,`args`)&&!i(a.args,{
instancePath:t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,
parentData:a,
parentDataProperty:`args`,
rootData:u,
dynamicAnchors:d})){
f=s(f,i.errors);
p+=i.errors.length}
if(a.env!==void 0&&n.call(a,`env`)){
let n=a.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let n={
instancePath:t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,
schemaPath:`#/properties/lsp/additionalProperties/properties/env/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let r of Object.keys(n)){
let i=n[r];
if(typeof i!=`string`&&i!==null){
let n={
instancePath:t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/lsp/additionalProperties/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}}
if(a.disabled!==void 0&&n.call(a,`disabled`)){
let n=a.disabled;
if(typeof n!=`boolean`&&n!==null){
let n={
instancePath:t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabled`,
schemaPath:`#/properties/lsp/additionalProperties/properties/disabled/type`,
keyword:`type`,
params:{}};
f=o(f,n);
p++}}
if(a.filetypes!==void 0&&n.call(a,`filetypes`)&&!i(a.filetypes,{
instancePath:t+`/lsp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/filetypes`,
parentData:a,
parentDataProperty:`filetypes`,
rootData:u,
dynamicAnchors:d})){
f=s(f,i.errors);
p+=i.errors.length}}}}
if(e.permissions!==void 0&&n.call(e,`permissions`)){
let r=e.permissions;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/permissions`,
schemaPath:`#/properties/permissions/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.allowed_tools!==void 0&&n.call(r,`allowed_tools`)&&!i(r.allowed_tools,{
instancePath:t+`/permissions/allowed_tools`,
parentData:r,
parentDataProperty:`allowed_tools`,
rootData:u,
dynamicAnchors:d})){
f=s(f,i.errors);
p+=i.errors.length}}
if(e.options!==void 0&&n.call(e,`options`)){
let r=e.options;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/options`,
schemaPath:`#/properties/options/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.context_paths!==void 0&&n.call(r,`context_paths`)&&!i(r.context_paths,{
instancePath:t+`/options/context_paths`,
parentData:r,
parentDataProperty:`context_paths`,
rootData:u,
dynamicAnchors:d})){
f=s(f,i.errors);
p+=i.errors.length}
if(r.skills_paths!==void 0&&n.call(r,`skills_paths`)&&!i(r.skills_paths,{
instancePath:t+`/options/skills_paths`,
parentData:r,
parentDataProperty:`skills_paths`,
rootData:u,
dynamicAnchors:d})){
f=s(f,i.errors);
p+=i.errors.length}
if(r.disabled_tools!==void 0&&n.call(r,`disabled_tools`)&&!i(r.disabled_tools,{
instancePath:t+`/options/disabled_tools`,
parentData:r,
parentDataProperty:`disabled_tools`,
rootData:u,
dynamicAnchors:d})){
f=s(f,i.errors);
p+=i.errors.length}
if(r.debug!==void 0&&n.call(r,`debug`)){
let e=r.debug;
if(typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/options/debug`,
schemaPath:`#/properties/options/properties/debug/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}
if(r.debug_lsp!==void 0&&n.call(r,`debug_lsp`)){
let e=r.debug_lsp;
if(typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/options/debug_lsp`,
schemaPath:`#/properties/options/properties/debug_lsp/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}
if(r.disable_auto_summarize!==void 0&&n.call(r,`disable_auto_summarize`)){
let e=r.disable_auto_summarize;
if(typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/options/disable_auto_summarize`,
schemaPath:`#/properties/options/properties/disable_auto_summarize/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}
if(r.disable_provider_auto_update!==void 0&&n.call(r,`disable_provider_auto_update`)){
let e=r.disable_provider_auto_update;
if(typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/options/disable_provider_auto_update`,
schemaPath:`#/properties/options/properties/disable_provider_auto_update/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}
if(r.disable_metrics!==void 0&&n.call(r,`disable_metrics`)){
let e=r.disable_metrics;
if(typeof e!=`boolean`&&e!==null){
let e={
instancePath:t+`/options/disable_metrics`,
schemaPath:`#/properties/options/properties/disable_metrics/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}
if(r.data_directory!==void 0&&n.call(r,`data_directory`)){
let e=r.data_directory;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/options/data_directory`,
schemaPath:`#/properties/options/properties/data_directory/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}
if(r.initialize_as!==void 0&&n.call(r,`initialize_as`)){
let e=r.initialize_as;
if(typeof e!=`string`&&e!==null){
let e={
instancePath:t+`/options/initialize_as`,
schemaPath:`#/properties/options/properties/initialize_as/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}
if(r.tui!==void 0&&n.call(r,`tui`)){
let e=r.tui;
if((!e||typeof e!=`object`||Array.isArray(e))&&e!==null){
let e={
instancePath:t+`/options/tui`,
schemaPath:`#/properties/options/properties/tui/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.compact_mode!==void 0&&n.call(e,`compact_mode`)){
let n=e.compact_mode;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/options/tui/compact_mode`,
schemaPath:`#/properties/options/properties/tui/properties/compact_mode/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}
if(e.diff_mode!==void 0&&n.call(e,`diff_mode`)){
let n=e.diff_mode;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/options/tui/diff_mode`,
schemaPath:`#/properties/options/properties/tui/properties/diff_mode/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}}}}}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
a.evaluated={
props:{
mcp:!0,
models:!0,
providers:!0,
lsp:!0,
permissions:!0,
options:!0},
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
exports.crush_exports=n;
exports.require_crush=l;
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
validate:i,
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
let f=u;
let p=!0;
let m=u;
if(!e||typeof e!=`object`||Array.isArray(e)){
l=a(l,{});
u++}
let h=u;
let g=!1;
let _=u;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
l=a(l,{});
u++}
var v=_===u;
g||=v;
let y=u;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.url===void 0||!n.call(e,`url`))){
l=a(l,{});
u++}
var v=y===u;
g||=v;
if(g){
u=h;
l!==null&&(h?l.length=Math.min(l.length,h):l=null)}else{
l=a(l,{});
u++}
var b=m===u;
u=f;
l!==null&&(f?l.length=Math.min(l.length,f):l=null);
if(b){
let r=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/type`,
keyword:`type`,
params:{}});
u++}
var b=r===u;
p=b}
if(!p){
l=a(l,{
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
l=a(l,{});
u++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
l=a(l,{});
u++}}else{
l=a(l,{});
u++}}
var w=C===u;
u=x;
l!==null&&(x?l.length=Math.min(l.length,x):l=null);
if(w){
let r=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
u++}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
u++}
var w=r===u;
S=w}
if(!S){
l=a(l,{
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
l=a(l,{});
u++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
l=a(l,{});
u++}}}else{
l=a(l,{});
u++}}
var O=D===u;
u=T;
l!==null&&(T?l.length=Math.min(l.length,T):l=null);
if(O){
let r=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
u++}}else{
l=a(l,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/type`,
keyword:`type`,
params:{}});
u++}
var O=r===u;
E=O}
if(!E){
l=a(l,{
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
l=a(l,e);
u++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
l=a(l,e);
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
l=a(l,e);
u++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{}};
l=a(l,e);
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
l=a(l,n);
u++}}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{}};
l=a(l,e);
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
l=a(l,n);
u++}}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)){
let n=e.disabled;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/disabled_tools`,
schemaPath:`#/$defs/server/properties/disabled_tools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
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
l=a(l,e);
u++}}}
if(e.enabled_tools!==void 0&&n.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/enabled_tools`,
schemaPath:`#/$defs/server/properties/enabled_tools/type`,
keyword:`type`,
params:{}};
l=a(l,e);
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
l=a(l,e);
u++}}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)){
let n=e.oauth_client_id;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/oauth_client_id`,
schemaPath:`#/$defs/server/properties/oauth_client_id/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.oauth_client_secret!==void 0&&n.call(e,`oauth_client_secret`)){
let n=e.oauth_client_secret;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/oauth_client_secret`,
schemaPath:`#/$defs/server/properties/oauth_client_secret/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}
if(e.oauth_callback_port!==void 0&&n.call(e,`oauth_callback_port`)){
let n=e.oauth_callback_port;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/oauth_callback_port`,
schemaPath:`#/$defs/server/properties/oauth_callback_port/type`,
keyword:`type`,
params:{}};
l=a(l,e);
u++}}}else{
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
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let n=e.mcp;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{}};
d=a(d,e);
f++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=o(d,r.errors);
f+=r.errors.length}}}}else{
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
mcp:!0},
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
exports.crush_exports=n;
exports.require_crush=l;
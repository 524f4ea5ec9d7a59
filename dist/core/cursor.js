"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>x});
const r={
effect:`drops-file`,
by:`M:CUR`,
note:`so does the loader of its SDK and command line; the editor may be milder`};
const i={
effect:`fine`,
by:`H:CUR`};
const a=["${env:NAME}","${NAME}","${NAME:-default}","${workspaceFolder}"];
const o={
by:`H:CUR`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
fields:{
type:{
is:`transport`,
note:"missing: stdio with a `command`, Streamable HTTP and then SSE with a `url`"},
command:{
is:`command`,
for:[`stdio`],
note:"split like a shell line when there are no `args`"},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
envFile:{
is:`envFile`,
for:[`stdio`],
note:`in the editor only`,
by:`M:CUD`},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
auth:{
is:`auth`,
for:[`http`,`sse`],
takes:[`object`],
keys:{
CLIENT_ID:`clientId`,
CLIENT_SECRET:`clientSecret`,
scopes:`scopes`},
note:"`{CLIENT_ID, CLIENT_SECRET, scopes}`"},
tls:{
is:`other`,
for:[`http`,`sse`],
note:"`{caBundle}`, and no other key"},
placement:{
is:`other`,
for:[`http`,`sse`],
note:"`server` or `client`"}},
bad:r,
switchOff:`switch it off in the settings of Cursor`,
notObject:r,
neither:r,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:CUR`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
starts:{
blanks:`split-alone`,
by:`M:CUR`},
splitsForNpx:`I:MRM`,
placeholders:{
in:{
command:a,
args:a,
env:a,
envFile:a,
cwd:a,
url:a,
headers:a},
whenUnset:`the text stays as it is`,
partly:{
syntaxes:["${NAME}","${NAME:-default}"],
where:`its command line and SDK`,
documented:"${env:NAME}",
by:`I:CUE`},
by:`M:CUD`}};
const s={
id:`cursor`,
title:`Cursor's servers file`,
files:[`.cursor/mcp.json`],
userFiles:[`~/.cursor/mcp.json`],
schemaBy:`M:CUR`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:i,
empty:i,
broken:{
effect:`refuses-file`,
by:`M:CUR`,
note:`the loader of its SDK repairs what it can`},
duplicates:i},
servers:[{
at:[`mcpServers`]}],
noMap:{
effect:`refuses-file`,
by:`H:CUR`,
note:`the editor says "mcpServers must be an object"`},
badRoot:{
effect:`refuses-file`,
by:`H:CUR`,
note:`the editor says "mcpServers must be an object"`},
dialect:o,
claims:`path`};
const{
dialect:c,...l}=s;
const u={...l,
id:`cursor-cli`,
title:`Cursor CLI's settings`,
files:[`.cursor/cli.json`],
userFiles:[`~/.cursor/cli-config.json`],
schema:`none`,
schemaBy:`M:CUP`,
servers:[],
noMap:i,
badRoot:{
effect:`ignored`,
by:`L:CUP`},
references:[{
at:[`permissions`,`allow`],
as:`list`,
form:`Mcp(S:T)`,
by:`M:CUP`},{
at:[`permissions`,`deny`],
as:`list`,
form:`Mcp(S:T)`,
by:`M:CUP`}],
holds:[`Mcp(`],
claims:`shape`};
const d={...u,
id:`cursor-permissions`,
title:`Cursor's permissions`,
files:[],
userFiles:[`~/.cursor/permissions.json`],
references:[{
at:[`mcpAllowlist`],
as:`list`,
form:`S:T`,
unknown:`silent`,
by:`M:CUP`}],
holds:[`mcpAllowlist`]};
const f={...l,
id:`cursor-misplaced`,
title:`a servers file where Cursor does not look`,
files:[`.cursor/settings.json`,`.cursor/mcp_config.json`,`.cursor/mcp-config.json`],
userFiles:[`~/.cursor/settings.json`],
schema:`none`,
syntax:{...s.syntax,
broken:i},
servers:[],
noMap:i,
badRoot:i,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`.cursor/mcp.json`,
insteadOfUser:`~/.cursor/mcp.json`,
by:`M:CUD`}],
claims:`shape`};
const p=`.cursor-plugin`;
const m={...o,...o.placeholders&&{
placeholders:{...o.placeholders,
own:[`CURSOR_PLUGIN_ROOT`,`CLAUDE_PLUGIN_ROOT`,`PLUGIN_ROOT`]}}};
const h={...s,
id:`cursor-plugin`,
belongsTo:`plugin`,
title:`the servers file of a Cursor plugin`,
files:[`mcp.json`],
userFiles:[],
schema:`cursor`,
schemaBy:`M:CUG`,
dialect:m,
declares:{
known:[`https://agent-plugins.org/schemas/1.0.0/mcp.schema.json`,`https://agent-plugins.org/schemas/1.0.0/plugin.schema.json`],
reaction:{
effect:`drops-file`,
by:`I:CUS`}},
beside:p,
when:({
beside:e})=>e(p)};
const{
beside:g,
when:_,
declares:v,...y}=h;
const b={...y,
id:`cursor-plugin-manifest`,
title:`a Cursor plugin's manifest`,
files:[`${p}/plugin.json`],
schema:`cursor-plugin-manifest`,
servers:[{
at:[`mcpServers`],
list:`too`}],
noMap:i,
serverFiles:{
at:[`mcpServers`],
prefix:`./`,
from:`..`,
format:`cursor-plugin`,
missing:{
effect:`drops-file`,
by:`M:CUG`},
refused:{
effect:`drops-file`,
by:`M:CUG`},
unnamed:{
read:`mcp.json`,
unread:`.mcp.json`,
by:`I:CUV`}}};
var x=t.defineClient({
id:`cursor`,
name:`Cursor`,
sources:{
CUR:{
title:`@cursor/sdk, read`,
version:`1.0.32`,
date:`2026-11-18`},
CUP:{
title:`Cursor documentation, permissions of the CLI and permissions.json`,
version:`2026`,
date:`2026-11-18`},
CUI:{
title:`ZaUtre/sfcc-mcp-server#4, ComposioHQ/composio#2788, reports of names that are too long`,
version:`2025`,
date:`2026-11-18`},
CUE:{
title:`dyoshikawa/rulesync#857, vanillagreencom/kendex#2184, PostHog/ai-plugin#29, variables that the editor takes`,
version:`2026`,
date:`2026-11-19`},
CUG:{
title:`cursor/plugins 100d651, its schema and its plugins`,
version:`2026`,
date:`2026-11-19`},
MRM:{
title:`instructions of mcp-remote; aaronsb/obsidian-mcp-plugin#30`,
version:`0.15.1`,
date:`2026-11-19`},
CUV:{
title:`vercel/vercel-plugin#125, the servers of a plugin that are never there`,
version:`3.12`,
date:`2026-11-20`},
CUS:{
title:`cursor/plugins#192, plugins without servers and the code that drops them`,
version:`2026-08`,
date:`2026-11-20`},
CUD:{
title:`Cursor documentation, Model Context Protocol`,
version:`2026`,
date:`2026-11-18`}},
formats:[s,f,u,d,h,b],
nameLimit:{
most:60,
length:(e,t)=>e.length+1+t.length,
over:`left-out`,
by:`I:CUI`},
precedence:[{
sources:[{
format:`cursor`,
files:`project`},{
format:`cursor`,
files:`user`}],
same:`replaced`,
by:`M:CUD`}]});
var S=e.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
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
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
"sse"
]
}
},
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
"$ref": "#/$defs/remote"
},
"else": {
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"$ref": "#/$defs/local"
},
"else": {
"$ref": "#/$defs/remote"
}
}
},
"local": {
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
"x-effect": "drops-file",
"x-by": "L:CUR",
"type": "object",
"additionalProperties": {
"x-effect": "drops-file",
"x-by": "M:CUR",
"type": "string"
}
},
"cwd": {
"type": "string"
}
}
},
"remote": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"url"
],
"properties": {
"url": {
"type": "string"
},
"headers": {
"$ref": "#/$defs/strings"
},
"auth": {
"type": "object",
"required": [
"CLIENT_ID"
],
"properties": {
"CLIENT_ID": {
"type": "string"
},
"CLIENT_SECRET": {
"type": "string"
},
"scopes": {
"type": "array",
"items": {
"type": "string"
}
}
}
},
"tls": {
"type": "object",
"additionalProperties": false,
"properties": {
"caBundle": {
"type": "string"
}
}
},
"placement": {
"enum": [
"server",
"client"
]
},
"envFile": {}
}
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let u=r.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{}};
s=c(s,e);
l++}}else{
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
l++}
r.errors=s;
return l===0}
r.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=i.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:s,
dynamicAnchors:u})){
d=l(d,r.errors);
f+=r.errors.length}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.CLIENT_ID===void 0||!n.call(r,`CLIENT_ID`)){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/remote/properties/auth/required`,
keyword:`required`,
params:{
missingProperty:`CLIENT_ID`}};
d=c(d,e);
f++}
if(r.CLIENT_ID!==void 0&&n.call(r,`CLIENT_ID`)&&typeof r.CLIENT_ID!=`string`){
let e={
instancePath:t+`/auth/CLIENT_ID`,
schemaPath:`#/$defs/remote/properties/auth/properties/CLIENT_ID/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(r.CLIENT_SECRET!==void 0&&n.call(r,`CLIENT_SECRET`)&&typeof r.CLIENT_SECRET!=`string`){
let e={
instancePath:t+`/auth/CLIENT_SECRET`,
schemaPath:`#/$defs/remote/properties/auth/properties/CLIENT_SECRET/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(r.scopes!==void 0&&n.call(r,`scopes`)){
let e=r.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/auth/scopes/`+r,
schemaPath:`#/$defs/remote/properties/auth/properties/scopes/items/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/auth/scopes`,
schemaPath:`#/$defs/remote/properties/auth/properties/scopes/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}}else{
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/remote/properties/auth/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}
if(e.tls!==void 0&&n.call(e,`tls`)){
let r=e.tls;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(e!==`caBundle`){
let n={
instancePath:t+`/tls`,
schemaPath:`#/$defs/remote/properties/tls/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:e}};
d=c(d,n);
f++}
if(r.caBundle!==void 0&&n.call(r,`caBundle`)&&typeof r.caBundle!=`string`){
let e={
instancePath:t+`/tls/caBundle`,
schemaPath:`#/$defs/remote/properties/tls/properties/caBundle/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/tls`,
schemaPath:`#/$defs/remote/properties/tls/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}
if(e.placement!==void 0&&n.call(e,`placement`)){
let n=e.placement;
if(n!==`server`&&n!==`client`){
let e={
instancePath:t+`/placement`,
schemaPath:`#/$defs/remote/properties/placement/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
i.evaluated={
props:{
url:!0,
headers:!0,
auth:!0,
tls:!0,
placement:!0,
envFile:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let d=a.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
l=c(l,e);
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
schemaPath:`#/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/local/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
l=c(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/local/properties/env/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
u++}
a.errors=l;
return u===0}
a.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=c(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
f=c(f,{});
p++}}}else{
f=c(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
let y;
if(v){
let n=p;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}
var v=n===p;
g=v;
if(g){
var b={};
b.url=!0;
b.headers=!0;
b.auth=!0;
b.tls=!0;
b.placement=!0;
b.envFile=!0;
b.type=!0}
y=`then`}else{
let o=p;
let m=p;
let h=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=c(f,{});
p++}}else{
f=c(f,{});
p++}}
var x=_===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
let C;
if(x){
let n=p;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}
var x=n===p;
h=x;
if(h){
var S={};
S.command=!0;
S.args=!0;
S.env=!0;
S.cwd=!0}
C=`then`}else{
let n=p;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}
var x=n===p;
h=x;
if(h&&S!==!0){
S||={};
S.url=!0;
S.headers=!0;
S.auth=!0;
S.tls=!0;
S.placement=!0;
S.envFile=!0}
C=`else`}
if(!h){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:C}});
p++}
var v=o===p;
g=v;
if(g&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
y=`else`}
if(!g){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.type=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
m.props=b;
return p===0}
o.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=s.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
d=c(d,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
f++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:u})){
d=l(d,o.errors);
f+=o.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
s.errors=d;
return f===0}
s.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.cursor_exports=n;
exports.require_cursor=S;
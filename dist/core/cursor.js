"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>S});
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
splitsForNpx:{
by:`I:MRM`},
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
files:t.wrongNames(`.cursor`,`mcp.json`),
userFiles:t.wrongNames(`~/.cursor`,`mcp.json`),
schema:`none`,
syntax:t.passedOver(i),
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
const h={
effect:`refuses-file`,
by:`M:CUG`};
const g={...s,
noMap:h,
badRoot:h,
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
beside:_,
when:v,
declares:y,...b}=g;
const x={...b,
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
prefix:``,
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
var S=t.defineClient({
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
title:`instructions of mcp-remote; punkpeye/mcp-remote#26, the words that it was started with`,
version:`0.15.1`,
date:`2026-11-20`},
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
formats:[s,f,u,d,g,x],
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
var C=e.__commonJSMin(((e,t)=>{
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
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
s=l(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/strings/additionalProperties/type`);
u++}}else{
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
u++}
r.errors=s;
return u===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
f=l(f,t+`/url`,`#/$defs/remote/properties/url/type`);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:s,
dynamicAnchors:d})){
f=u(f,r.errors);
p+=r.errors.length}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.CLIENT_ID===void 0||!n.call(r,`CLIENT_ID`)){
f=l(f,t+`/auth`,`#/$defs/remote/properties/auth/required`,{
missingProperty:`CLIENT_ID`});
p++}
if(r.CLIENT_ID!==void 0&&n.call(r,`CLIENT_ID`)&&typeof r.CLIENT_ID!=`string`){
f=l(f,t+`/auth/CLIENT_ID`,`#/$defs/remote/properties/auth/properties/CLIENT_ID/type`);
p++}
if(r.CLIENT_SECRET!==void 0&&n.call(r,`CLIENT_SECRET`)&&typeof r.CLIENT_SECRET!=`string`){
f=l(f,t+`/auth/CLIENT_SECRET`,`#/$defs/remote/properties/auth/properties/CLIENT_SECRET/type`);
p++}
if(r.scopes!==void 0&&n.call(r,`scopes`)){
let e=r.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=l(f,t+`/auth/scopes/`+r,`#/$defs/remote/properties/auth/properties/scopes/items/type`);
p++}}else{
f=l(f,t+`/auth/scopes`,`#/$defs/remote/properties/auth/properties/scopes/type`);
p++}}}else{
f=l(f,t+`/auth`,`#/$defs/remote/properties/auth/type`);
p++}}
if(e.tls!==void 0&&n.call(e,`tls`)){
let r=e.tls;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(e!==`caBundle`){
f=l(f,t+`/tls`,`#/$defs/remote/properties/tls/additionalProperties`,{
additionalProperty:e});
p++}
if(r.caBundle!==void 0&&n.call(r,`caBundle`)&&typeof r.caBundle!=`string`){
f=l(f,t+`/tls/caBundle`,`#/$defs/remote/properties/tls/properties/caBundle/type`);
p++}}else{
f=l(f,t+`/tls`,`#/$defs/remote/properties/tls/type`);
p++}}
if(e.placement!==void 0&&n.call(e,`placement`)){
let n=e.placement;
if(n!==`server`&&n!==`client`){
f=l(f,t+`/placement`,`#/$defs/remote/properties/placement/enum`);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=l(u,t+`/command`,`#/$defs/local/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=l(u,t+`/args/`+r,`#/$defs/local/properties/args/items/type`);
d++}}else{
u=l(u,t+`/args`,`#/$defs/local/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=l(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/local/properties/env/additionalProperties/type`);
d++}}else{
u=l(u,t+`/env`,`#/$defs/local/properties/env/type`);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
u=l(u,t+`/cwd`,`#/$defs/local/properties/cwd/type`);
d++}}else{
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
d++}
a.errors=u;
return d===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=c(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
p=c(p,{});
m++}}}else{
p=c(p,{});
m++}}
var v=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
let y;
if(v){
let n=m;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.errors);
m+=i.errors.length}
var v=n===m;
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
let o=m;
let l=m;
let h=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=c(p,{});
m++}}else{
p=c(p,{});
m++}}
var x=_===m;
m=l;
p!==null&&(l?p.length=Math.min(p.length,l):p=null);
let C;
if(x){
let n=m;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.errors);
m+=a.errors.length}
var x=n===m;
h=x;
if(h){
var S={};
S.command=!0;
S.args=!0;
S.env=!0;
S.cwd=!0}
C=`then`}else{
let n=m;
if(!i(e,{
instancePath:t,
parentData:r,
parentDataProperty:s,
rootData:d,
dynamicAnchors:f})){
p=u(p,i.errors);
m+=i.errors.length}
var x=n===m;
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
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:C}});
m++}
var v=o===m;
g=v;
if(g&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
y=`else`}
if(!g){
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.type=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
p=l(p,t+`/type`,`#/$defs/server/properties/type/type`);
m++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
p=l(p,t+`/type`,`#/$defs/server/properties/type/enum`);
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
f=c(f,{
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
if(!o(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}}else{
f=l(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
s.errors=f;
return p===0}
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t,n,r={}){
return c(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.cursor_exports=n;
exports.require_cursor=C;
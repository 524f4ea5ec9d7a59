"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>c});
const r={
effect:`fine`,
by:`H:DUO`};
const i={
effect:`skips-server`,
by:`H:DUO`};
const a={
effect:`refuses-file`,
by:`H:DUO`};
const o={
language:`json`,
comments:!0,
trailingCommas:!0,
bom:{
effect:`refuses-file`,
by:`M:DUO`},
empty:a,
broken:a,
duplicates:r};
const s={
by:`H:DUO`,
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
cwd:{
is:`cwd`,
for:[`stdio`],
note:`the folder of the workspace where it is absent`},
sandbox:{
is:`other`,
for:[`stdio`],
note:"what the server may read and write; documented: of a project\u2019s file `denyRead` alone counts"},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
oauth2:{
is:`oauth`,
for:[`http`,`sse`],
takes:[`object`],
keys:{
clientId:`clientId`,
clientSecret:`clientSecret`,
scopes:`scopes`}},
approvedTools:{
is:`autoApprove`,
approvesAll:!0,
note:"`true`, or names of tools"},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0},
envFile:{
is:`envFile`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0}},
bad:i,
switchOff:`remove the entry`,
notObject:i,
neither:i,
both:{
reaction:{
effect:`ignored`,
by:`H:DUO`}},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:i,
urls:{
reaction:i},
starts:{
blanks:`one-program`,
by:`H:DUO`},
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`H:DUO`},
names:[{
pattern:/[\w.-]/,
allows:`at least one letter from "a" to "z", digit, ".", "-" or "_"`,
fault:`has no letter from "a" to "z" and no digit in it`,
reaction:i}]};
var c=t.defineClient({
id:`gitlab-duo`,
name:`GitLab Duo`,
sources:{
DUO:{
title:`gitlab-org/editor-extensions/gitlab-lsp, packages/lib_ai_configuration, read; confbox run`,
version:`about 8.104`,
date:`2026-11-20`},
DUOD:{
title:`GitLab documentation, MCP clients and local sandbox`,
version:`19.3`,
date:`2026-11-20`}},
formats:[{
id:`gitlab-duo`,
title:`GitLab Duo's servers`,
files:[`.gitlab/duo/mcp.json`],
userFiles:[`~/.gitlab/duo/mcp.json`,`~/.config/gitlab/duo/mcp.json`,`~/AppData/Roaming/GitLab/duo/mcp.json`],
schemaBy:`H:DUO`,
syntax:o,
servers:[{
at:[`mcpServers`]}],
noMap:a,
badRoot:a,
dialect:s,
rootFields:{
_managed:{
is:`other`,
idle:!0,
note:`written by GitLab Duo itself`}},
claims:`path`}],
moved:[{
env:`XDG_CONFIG_HOME`,
from:`~/.config`,
by:`H:DUO`}],
precedence:[{
sources:[{
format:`gitlab-duo`,
files:`project`},{
format:`gitlab-duo`,
files:`user`}],
same:`replaced`,
by:`H:DUO`}]});
var l=e.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
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
},
"_managed": {
"type": "boolean",
"x-effect": "refuses-file"
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
},
"approvedTools": {
"type": [
"array",
"boolean"
],
"items": {
"type": "string"
}
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
"properties": {
"command": {
"type": "string",
"minLength": 1
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
"cwd": {
"type": "string"
},
"sandbox": {
"type": "object",
"properties": {
"sandboxEnabled": {
"type": "boolean"
},
"allowedDomains": {
"$ref": "#/$defs/texts"
},
"allowWrite": {
"$ref": "#/$defs/texts"
},
"denyRead": {
"$ref": "#/$defs/texts"
}
}
}
},
"allOf": [
{
"x-rule": "transport-mismatch",
"required": [
"command"
]
}
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
"properties": {
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"oauth2": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"clientSecret": {
"type": "string"
},
"scopes": {
"$ref": "#/$defs/texts"
}
}
}
},
"allOf": [
{
"x-rule": "transport-mismatch",
"required": [
"url"
]
}
]
}
}
]
},
"texts": {
"type": "array",
"items": {
"type": "string"
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=u;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let l=null;
let u=0;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
l=c(l,t+`/`+r,`#/$defs/texts/items/type`);
u++}}else{
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/texts/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(!e||typeof e!=`object`||Array.isArray(e)){
p=s(p,{});
m++}
let v=m;
let y=!1;
let b=m;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
p=s(p,{});
m++}
var x=b===m;
y||=x;
let S=m;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.url===void 0||!n.call(e,`url`))){
p=s(p,{});
m++}
var x=S===m;
y||=x;
if(y){
m=v;
p!==null&&(v?p.length=Math.min(p.length,v):p=null)}else{
p=s(p,{});
m++}
var C=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
if(C){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
m++}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/then/type`,
keyword:`type`,
params:{}});
m++}
var C=r===m;
g=C}
if(!g){
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
let w=m;
let T=!0;
let E=m;
if(m===E){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=s(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
p=s(p,{});
m++}}else{
p=s(p,{});
m++}}
var D=E===m;
m=w;
p!==null&&(w?p.length=Math.min(p.length,w):p=null);
if(D){
let a=m;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.command===void 0||!n.call(e,`command`))){
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
p=c(p,t+`/command`,`#/$defs/server/allOf/1/then/properties/command/minLength`,{
limit:1});
m++}}else{
p=c(p,t+`/command`,`#/$defs/server/allOf/1/then/properties/command/type`);
m++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=c(p,t+`/args/`+r,`#/$defs/server/allOf/1/then/properties/args/items/type`);
m++}}else{
p=c(p,t+`/args`,`#/$defs/server/allOf/1/then/properties/args/type`);
m++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
p=c(p,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/allOf/1/then/properties/env/additionalProperties/type`);
m++}}else{
p=c(p,t+`/env`,`#/$defs/server/allOf/1/then/properties/env/type`);
m++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
p=c(p,t+`/cwd`,`#/$defs/server/allOf/1/then/properties/cwd/type`);
m++}
if(e.sandbox!==void 0&&n.call(e,`sandbox`)){
let r=e.sandbox;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.sandboxEnabled!==void 0&&n.call(r,`sandboxEnabled`)&&typeof r.sandboxEnabled!=`boolean`){
p=c(p,t+`/sandbox/sandboxEnabled`,`#/$defs/server/allOf/1/then/properties/sandbox/properties/sandboxEnabled/type`);
m++}
if(r.allowedDomains!==void 0&&n.call(r,`allowedDomains`)&&!i(r.allowedDomains,{
instancePath:t+`/sandbox/allowedDomains`,
parentData:r,
parentDataProperty:`allowedDomains`,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}
if(r.allowWrite!==void 0&&n.call(r,`allowWrite`)&&!i(r.allowWrite,{
instancePath:t+`/sandbox/allowWrite`,
parentData:r,
parentDataProperty:`allowWrite`,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}
if(r.denyRead!==void 0&&n.call(r,`denyRead`)&&!i(r.denyRead,{
instancePath:t+`/sandbox/denyRead`,
parentData:r,
parentDataProperty:`denyRead`,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}}else{
p=c(p,t+`/sandbox`,`#/$defs/server/allOf/1/then/properties/sandbox/type`);
m++}}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/then/type`,
keyword:`type`,
params:{}});
m++}
var D=a===m;
T=D;
if(T){
var O={};
O.command=!0;
O.args=!0;
O.env=!0;
O.cwd=!0;
O.sandbox=!0;
O.type=!0}}
if(!T){
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
let k=m;
let A=!0;
let j=m;
if(m===j){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=s(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`sse`){
p=s(p,{});
m++}}}else{
p=s(p,{});
m++}}
var M=j===m;
m=k;
p!==null&&(k?p.length=Math.min(p.length,k):p=null);
if(M){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.url===void 0||!n.call(e,`url`))){
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
p=c(p,t+`/url`,`#/$defs/server/allOf/2/then/properties/url/type`);
m++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
p=c(p,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/allOf/2/then/properties/headers/additionalProperties/type`);
m++}}else{
p=c(p,t+`/headers`,`#/$defs/server/allOf/2/then/properties/headers/type`);
m++}}
if(e.oauth2!==void 0&&n.call(e,`oauth2`)){
let r=e.oauth2;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
p=c(p,t+`/oauth2/clientId`,`#/$defs/server/allOf/2/then/properties/oauth2/properties/clientId/type`);
m++}
if(r.clientSecret!==void 0&&n.call(r,`clientSecret`)&&typeof r.clientSecret!=`string`){
p=c(p,t+`/oauth2/clientSecret`,`#/$defs/server/allOf/2/then/properties/oauth2/properties/clientSecret/type`);
m++}
if(r.scopes!==void 0&&n.call(r,`scopes`)&&!i(r.scopes,{
instancePath:t+`/oauth2/scopes`,
parentData:r,
parentDataProperty:`scopes`,
rootData:d,
dynamicAnchors:f})){
p=l(p,i.errors);
m+=i.errors.length}}else{
p=c(p,t+`/oauth2`,`#/$defs/server/allOf/2/then/properties/oauth2/type`);
m++}}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/then/type`,
keyword:`type`,
params:{}});
m++}
var M=r===m;
A=M;
if(A){
var N={};
N.url=!0;
N.headers=!0;
N.oauth2=!0;
N.type=!0}}
if(!A){
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
if(O!==!0&&N!==void 0){
if(N===!0)
O=!0;else{
O||={};
Object.assign(O,N)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(O!==!0){
O||={};
O.type=!0;
O.approvedTools=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
p=c(p,t+`/type`,`#/$defs/server/properties/type/type`);
m++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
p=c(p,t+`/type`,`#/$defs/server/properties/type/enum`);
m++}}
if(e.approvedTools!==void 0&&n.call(e,`approvedTools`)){
let n=e.approvedTools;
if(!Array.isArray(n)&&typeof n!=`boolean`){
p=c(p,t+`/approvedTools`,`#/$defs/server/properties/approvedTools/type`);
m++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=c(p,t+`/approvedTools/`+r,`#/$defs/server/properties/approvedTools/items/type`);
m++}}}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
m++}
a.errors=p;
return m===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
f=s(f,{
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
if(!a(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}else{
f=c(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}
if(e._managed!==void 0&&n.call(e,`_managed`)&&typeof e._managed!=`boolean`){
f=c(f,t+`/_managed`,`#/properties/_managed/type`);
p++}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t,n,r={}){
return s(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.gitlab_duo_exports=n;
exports.require_gitlab_duo=l;
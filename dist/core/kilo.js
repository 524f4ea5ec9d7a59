"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>_});
const r={
effect:`refuses-file`,
by:`R:KIL`,
note:`"kilo config check" names the place`};
const i={
effect:`fine`,
by:`R:KIL`};
const a=[`{env:NAME}`,`{file:path}`];
const o={
by:`R:KIL`,
transportKey:`type`,
spellings:{
local:`stdio`,
remote:`http`},
inferred:{
urlReaction:r,
commandReaction:r},
fields:{
type:{
is:`transport`,
note:`required`},
command:{
is:`commandLine`,
for:[`stdio`],
note:`the program and its arguments in one list`},
environment:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
env:{
is:`env`,
for:[`stdio`],
note:"another name for `environment`, which wins"},
url:{
is:`url`,
for:[`http`],
note:`Streamable HTTP is tried first, then SSE`},
headers:{
is:`headers`,
for:[`http`]},
oauth:{
is:`oauth`,
for:[`http`],
takes:[`object`,`boolean`],
keys:{
clientId:`clientId`,
clientSecret:`clientSecret`,
scope:`scope`,
callbackPort:`callbackPort`,
redirectUri:`redirectUri`},
note:"an object, or `false`",
by:`H:KILO`},
enabled:{
is:`enabled`,
default:`true`},
timeout:{
is:`timeout`,
unit:`ms`,
default:`30000`,
note:`the published schema says 5000`,
by:`H:KIM`},
cwd:{
is:`cwd`,
unread:!0,
note:`in the published schema, and dropped`},
args:{
is:`args`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0},
description:{
is:`description`,
unread:!0}},
bad:r,
mask:{
key:`enabled`,
reaction:{
effect:`drops-server`,
by:`R:KIL`,
note:`an entry with a boolean "enabled" that fits nothing else shrinks to that switch`}},
notObject:r,
neither:r,
overrides:[`enabled`],
both:{
winner:null,
reaction:{
effect:`ignored`,
by:`H:KIM`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
urls:{
parsed:`unless-variable`,
reaction:{
effect:`fails-server`,
by:`R:KIL`},
userAlone:{
effect:`fails-server`,
by:`R:KIL`}},
unsendable:{
effect:`fails-server`,
by:`R:KIL`},
ownHeaders:{
names:[`transfer-encoding`],
reaction:{
effect:`fails-server`,
by:`R:KIL`}},
alsoSpeaks:{
sse:`remote`},
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:KIL`}}],
starts:{
blanks:`one-program`,
keepsTilde:!0,
by:`R:KIL`},
placeholders:{
in:{
command:[`{file:path}`],
args:[`{file:path}`],
commandLine:[`{file:path}`],
env:[`{file:path}`],
url:[`{file:path}`]},
whenUnset:`a project may not refer to the environment; a missing file stops the file`,
refused:[{
syntaxes:[`{env:NAME}`,"${env:NAME}",`{file:path}`,"${file:path}"],
in:[`headers`],
reaction:{
effect:`skips-server`,
by:`R:KIL`,
note:`headers of a project may hold no reference`}},{
syntaxes:[`{env:NAME}`,"${env:NAME}"],
reaction:r}],
by:`R:KIL`}};
const s={
id:`kilo`,
title:`a project's configuration of Kilo Code`,
files:[`.kilo/kilo.json`,`.kilo/kilo.jsonc`,`kilo.json`,`kilo.jsonc`],
schemaBy:`R:KIL`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:i,
empty:i,
blank:r,
broken:r,
duplicates:i},
servers:[{
at:[`mcp`]}],
noMap:i,
wrongKey:r,
badRoot:r,
dialect:o,
claims:`shape`,
readsToo:[`opencode`,`opencode-v2`],
when:h};
const c={...s,
id:`kilo-user`,
title:`the user's configuration of Kilo Code`,
files:[],
ofUser:!0,
userFiles:[`~/.config/kilo/kilo.json`,`~/.config/kilo/kilo.jsonc`,`~/.config/kilo/config.json`],
schema:`kilo`,
dialect:{...o,
placeholders:{
in:{
command:a,
args:a,
commandLine:a,
env:a,
url:a,
headers:a},
whenUnset:`an unset variable becomes empty; a missing file stops the file`,
by:`H:KIM`}},
claims:`path`,
readsToo:[],
when:()=>!0};
const l={
effect:`skips-server`,
by:`R:KIL`,
note:`with a line in the log`};
const u={
effect:`refuses-file`,
by:`H:KIM`,
note:`with a line in the log`};
const d={
effect:`drops-file`,
by:`H:KIM`};
const f={
effect:`fine`,
by:`H:KIM`};
const p={
id:`kilo-legacy`,
title:`Kilo Code's older servers file`,
files:[`.kilocode/mcp.json`,`.kilo/mcp.json`,`kilocode.kilo-code/settings/mcp_settings.json`],
userFiles:[`~/.kilocode/mcp.json`,`~/.kilo/mcp.json`,`~/.config/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json`,`~/Library/Application Support/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json`,`~/AppData/Roaming/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json`],
schemaBy:`H:KIM`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:u,
empty:u,
broken:u,
duplicates:f},
servers:[{
at:[`mcpServers`]}],
noMap:f,
badRoot:d,
nullMap:f,
dialect:{
by:`H:KIM`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
"streamable-http":`http`,
sse:`sse`},
inferred:{
command:`stdio`,
urlReaction:l},
fields:{
type:{
is:`transport`,
note:"only `streamable-http` and `sse` make a remote server"},
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
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
disabled:{
is:`disabled`},
alwaysAllow:{
is:`autoApprove`,
note:`read by older versions; it cannot be carried over, and the log says so`},
timeout:{
is:`timeout`,
unit:`s`,
unread:!0,
note:`read by older versions`},
cwd:{
is:`cwd`,
unread:!0,
note:`read by older versions`},
disabledTools:{
is:`toolsDenied`,
unread:!0,
note:`read by older versions`},
enabled:{
is:`enabled`,
unread:!0}},
bad:l,
emptyMeansAbsent:!0,
notObject:{
effect:`skips-server`,
by:`H:KIM`,
note:`with a line in the log`},
neither:{
effect:`skips-server`,
by:`H:KIM`,
note:`with a line in the log`},
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:KIM`}},
unknownTransport:{
withCommand:f,
withUrl:l},
mismatch:{
effect:`skips-server`,
by:`H:KIM`,
note:`with a line in the log`},
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`H:KIM`}},
claims:`path`};
const m={...p,
id:`kilo-former`,
title:`the servers of Kilo Code's former program for the terminal`,
files:[`.kilocode/cli/global/settings/mcp_settings.json`],
userFiles:[`~/.kilocode/cli/global/settings/mcp_settings.json`],
schema:`none`,
syntax:{...p.syntax,
broken:f},
servers:[],
badRoot:f,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`"mcp" in kilo.json`,
insteadOfUser:`"mcp" in ~/.config/kilo/kilo.json`,
by:`H:KIM`}],
claims:`shape`};
function h({
path:e,
text:n,
value:r}){
if(/(?:^|\/)\.kilo\/[^/]+$/.test(e))
return!0;
if(r===void 0)
return n.includes(`"mcp"`);
if([`mcp`,`mcpServers`,`servers`].map(e=>t.own(r,e)).some(e=>t.isObject(e)||Array.isArray(e)))
return!0;
return[r,t.own(r,`tools`)].some(e=>t.isObject(e)&&Object.values(e).some(g))}
function g(e){
return t.isObject(e)&&(Array.isArray(t.own(e,`command`))||typeof t.own(e,`command`)==`string`)}
var _=t.defineClient({
id:`kilo`,
name:`Kilo Code`,
about:"A coding agent for editors and the terminal, a fork of OpenCode since version 7. One entry under `mcp` that fits no shape costs the whole file; a project may not refer to the environment. The servers of older versions, in `.kilocode/mcp.json`, are still carried over.",
sources:{
KILO:{
title:`@kilocode/cli, the schema in its binary, read`,
version:`7.7.9`,
date:`2026-11-19`},
KIL:{
title:`@kilocode/cli, run`,
version:`7.7.9`,
date:`2026-11-19`,
recordings:[`kilo`]},
KIM:{
title:`Kilo-Org/kilocode ff74e2ea, read`,
version:`7.4.23`,
date:`2026-08-21`}},
formats:[s,c,p,m],
precedence:[{
sources:[{
format:`kilo`,
files:`project`},{
format:`kilo-user`,
files:`user`}],
same:`merged`,
by:`R:KIL`},{
sources:[{
format:`kilo-legacy`,
files:[`.kilo/mcp.json`]},{
format:`kilo-legacy`,
files:[`.kilocode/mcp.json`]}],
same:`replaced`,
by:`H:KIM`}],
toolNames:{
form:`S_T`,
server:e=>e.replace(/[^A-Za-z0-9_-]/g,`_`),
name:(e,t)=>[e,t].map(e=>e.replace(/[^A-Za-z0-9_-]/g,`_`)).join(`_`),
collision:`of two tools with one name, the later replaces the earlier`,
clash:{
within:`last`,
across:`one`},
by:`H:KIM`}});
var v=e.__commonJSMin(((e,t)=>{
t.exports={
validate:l,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"tools": {
"x-effect": "refuses-file",
"x-by": "R:KIL",
"type": "object",
"additionalProperties": {
"x-effect": "refuses-file",
"x-by": "R:KIL",
"type": "boolean"
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
"local",
"remote"
]
},
"enabled": {
"type": "boolean"
}
},
"if": {
"type": "object",
"not": {
"required": [
"type"
]
}
},
"then": {
"type": "object",
"x-rule": "transport-untyped",
"required": [
"enabled"
]
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "local"
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/local"
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "remote"
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/remote"
}
}
]
},
"local": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"command"
],
"properties": {
"command": {
"type": "array",
"items": {
"type": "string"
}
},
"environment": {
"$ref": "#/$defs/strings"
},
"timeout": {
"$ref": "#/$defs/timeout"
},
"env": {
"$ref": "#/$defs/strings"
}
}
},
"remote": {
"type": "object",
"x-rule": "transport-mismatch",
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
"oauth": {
"type": [
"object",
"boolean"
],
"if": {
"type": "boolean"
},
"then": {
"const": false
},
"else": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"clientSecret": {
"type": "string"
},
"scope": {
"type": "string"
},
"callbackPort": {
"type": "integer",
"minimum": 1,
"maximum": 65535
},
"redirectUri": {
"type": "string"
}
}
}
},
"timeout": {
"$ref": "#/$defs/timeout"
}
}
},
"timeout": {
"type": "integer",
"exclusiveMinimum": 0
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
let c=0;
let l=r.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
s=u(s,e);
c++}}else{
s=u(s,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
r.errors=s;
return c===0}
r.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=i.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
s=u(s,{
instancePath:t,
schemaPath:`#/$defs/timeout/type`,
keyword:`type`,
params:{
type:`integer`}});
c++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
s=u(s,{
instancePath:t,
schemaPath:`#/$defs/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
c++}
i.errors=s;
return c===0}
i.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
p++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/command/`+r,
schemaPath:`#/$defs/local/properties/command/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=u(f,e);
p++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`array`}};
f=u(f,e);
p++}}
if(e.environment!==void 0&&n.call(e,`environment`)&&!r(e.environment,{
instancePath:t+`/environment`,
parentData:e,
parentDataProperty:`environment`,
rootData:c,
dynamicAnchors:l})){
f=d(f,r.errors);
p+=r.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!i(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:c,
dynamicAnchors:l})){
f=d(f,i.errors);
p+=i.errors.length}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:c,
dynamicAnchors:l})){
f=d(f,r.errors);
p+=r.errors.length}}else{
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
a.errors=f;
return p===0}
a.evaluated={
props:{
command:!0,
environment:!0,
timeout:!0,
env:!0},
dynamicProps:!1,
dynamicItems:!1};
let o={
type:`object`,
"x-rule":`transport-mismatch`,
required:[`url`],
properties:{
url:{
type:`string`},
headers:{
$ref:`#/$defs/strings`},
oauth:{
type:[`object`,`boolean`],
if:{
type:`boolean`},
then:{
const:!1},
else:{
type:`object`,
properties:{
clientId:{
type:`string`},
clientSecret:{
type:`string`},
scope:{
type:`string`},
callbackPort:{
type:`integer`,
minimum:1,
maximum:65535},
redirectUri:{
type:`string`}}}},
timeout:{
$ref:`#/$defs/timeout`}}};
function s(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=s.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
p=u(p,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
m++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:l,
dynamicAnchors:f})){
p=d(p,r.errors);
m+=r.errors.length}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&typeof r!=`boolean`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/type`,
keyword:`type`,
params:{
type:o.properties.oauth.type}};
p=u(p,e);
m++}
let i=m;
let a=!0;
let s=m;
if(typeof r!=`boolean`){
p=u(p,{});
m++}
var g=s===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
let c;
if(g){
let e=m;
if(!1!==r){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/then/const`,
keyword:`const`,
params:{
allowedValue:!1}};
p=u(p,e);
m++}
var g=e===m;
a=g;
c=`then`}else{
let e=m;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/clientId/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
if(r.clientSecret!==void 0&&n.call(r,`clientSecret`)&&typeof r.clientSecret!=`string`){
let e={
instancePath:t+`/oauth/clientSecret`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/clientSecret/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
if(r.scope!==void 0&&n.call(r,`scope`)&&typeof r.scope!=`string`){
let e={
instancePath:t+`/oauth/scope`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/scope/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/callbackPort/type`,
keyword:`type`,
params:{
type:`integer`}};
p=u(p,e);
m++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
p=u(p,e);
m++}
if(e<1||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
p=u(p,e);
m++}}}
if(r.redirectUri!==void 0&&n.call(r,`redirectUri`)&&typeof r.redirectUri!=`string`){
let e={
instancePath:t+`/oauth/redirectUri`,
schemaPath:`#/$defs/remote/properties/oauth/else/properties/redirectUri/type`,
keyword:`type`,
params:{
type:`string`}};
p=u(p,e);
m++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/else/type`,
keyword:`type`,
params:{
type:`object`}};
p=u(p,e);
m++}
var g=e===m;
a=g;
if(a){
var _={};
_.clientId=!0;
_.clientSecret=!0;
_.scope=!0;
_.callbackPort=!0;
_.redirectUri=!0}
c=`else`}
if(!a){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/remote/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:c}};
p=u(p,e);
m++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!i(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:l,
dynamicAnchors:f})){
p=d(p,i.errors);
m+=i.errors.length}}else{
p=u(p,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
s.errors=p;
return m===0}
s.evaluated={
props:{
url:!0,
headers:!0,
oauth:!0,
timeout:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:l={}}={}){
let f=null;
let p=0;
let m=c.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=u(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`local`){
f=u(f,{});
p++}}else{
f=u(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
if(v){
let n=p;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:o,
dynamicAnchors:l})){
f=d(f,a.errors);
p+=a.errors.length}
var v=n===p;
g=v;
if(g){
var y={};
y.command=!0;
y.environment=!0;
y.timeout=!0;
y.env=!0;
y.type=!0}}
if(!g){
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
let b=p;
let x=!0;
let S=p;
if(p===S){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=u(f,{});
p++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`remote`){
f=u(f,{});
p++}}else{
f=u(f,{});
p++}}
var C=S===p;
p=b;
f!==null&&(b?f.length=Math.min(f.length,b):f=null);
if(C){
let n=p;
if(!s(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:o,
dynamicAnchors:l})){
f=d(f,s.errors);
p+=s.errors.length}
var C=n===p;
x=C;
if(x){
var w={};
w.url=!0;
w.headers=!0;
w.oauth=!0;
w.timeout=!0;
w.type=!0}}
if(!x){
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
if(y!==!0&&w!==void 0){
if(w===!0)
y=!0;else{
y||={};
Object.assign(y,w)}}
let T=p;
let E=!0;
let D=p;
if(!e||typeof e!=`object`||Array.isArray(e)){
f=u(f,{});
p++}
let O=p;
let k=p;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.type===void 0||!n.call(e,`type`))){
f=u(f,{});
p++}
if(k===p){
f=u(f,{});
p++}else{
p=O;
f!==null&&(O?f.length=Math.min(f.length,O):f=null)}
var A=D===p;
p=T;
f!==null&&(T?f.length=Math.min(f.length,T):f=null);
if(A){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled===void 0||!n.call(e,`enabled`)){
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/server/then/required`,
keyword:`required`,
params:{
missingProperty:`enabled`}});
p++}}else{
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
var A=r===p;
E=A}
if(!E){
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(y!==!0){
y||={};
y.type=!0;
y.enabled=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
f=u(f,e);
p++}
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=u(f,e);
p++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=u(f,e);
p++}}else{
f=u(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
c.errors=f;
m.props=y;
return p===0}
c.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let f=0;
let p=l.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let n=e.mcp;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!c(n[e],{
instancePath:t+`/mcp/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=d(s,c.errors);
f+=c.errors.length}}else{
let e={
instancePath:t+`/mcp`,
schemaPath:`#/properties/mcp/type`,
keyword:`type`,
params:{
type:`object`}};
s=u(s,e);
f++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`boolean`){
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{
type:`boolean`}};
s=u(s,n);
f++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/type`,
keyword:`type`,
params:{
type:`object`}};
s=u(s,e);
f++}}}else{
s=u(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
l.errors=s;
return f===0}
l.evaluated={
props:{
mcp:!0,
tools:!0},
dynamicProps:!1,
dynamicItems:!1};
function u(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function d(e,t){
if(e===null)
return t;
for(
let n of t)
u(e,n);
return e}}));
exports.kilo_exports=n;
exports.require_kilo=v;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
function n(e){
let t=[...e].map(e=>e.codePointAt(0)??0);
let n=t.filter(e=>e<128);
if(n.length===t.length)
return e;
let i=n.length===0?``:`${String.fromCharCode(...n)}-`;
let o=n.length;
let s=0;
let c=72;
let l=128;
for(
let e of[...new Set(t)].filter(e=>e>=128).sort((e,t)=>e-t)){
s+=(e-l)*(o+1);
l=e;
for(
let l of t){
l<e&&(s+=1);
if(l!==e)
continue;
i+=r(s,c);
c=a(s,o+1,o===n.length);
s=0;
o+=1}
s+=1;
l+=1}
return`xn--${i}`}
function r(e,t){
let n=e;
let r=``;
for(
let e=36;;e+=36){
let a=Math.min(26,Math.max(1,e-t));
if(n<a)
return r+i(n);
r+=i(a+(n-a)%(36-a));
n=Math.floor((n-a)/(36-a))}}
function i(e){
return String.fromCharCode(e<26?e+97:e+22)}
function a(e,t,n){
let r=Math.floor(e/(n?700:2));
r+=Math.floor(r/t);
let i=0;
for(;r>455;i+=36)
r=Math.floor(r/35);
return i+Math.floor(36*r/(r+38))}
var o=e.__exportAll({
default:()=>R});
const s={
effect:`skips-server`,
by:`R:GHC`,
note:`before 1.0.89 one such entry cost every server of the file`};
const c={
effect:`refuses-file`,
by:`R:GHC`};
const l={
effect:`fails-server`,
by:`R:GHC`};
const u={
effect:`fine`,
by:`R:GHC`};
const d=["${NAME}","${NAME:-default}",`$NAME`,"${secret:name}"];
const f={
by:`R:GHC`,
transportKey:`type`,
spellings:{
local:`stdio`,
stdio:`stdio`,
http:`http`,
"streamable-http":`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:u},
fields:{
type:{
is:`transport`,
note:"missing: local with a `command`, http with a `url` (1.0.29 and newer)"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
default:`[]`},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`],
note:`has to parse as a URL before anything is expanded`},
headers:{
is:`headers`,
for:[`http`,`sse`]},
tools:{
is:`toolsAllowed`,
closes:`H:GHC`,
default:`["*"]`,
note:`a list of names; an empty one means none`},
excludeTools:{
is:`toolsDenied`,
by:`H:GHC`},
disabled:{
is:`disabled`,
default:`false`,
note:`its list still says enabled`},
timeout:{
is:`timeout`,
unit:`ms`},
slowConnectionThresholdMs:{
is:`other`,
by:`H:GHC`},
headersRefreshTtlMs:{
is:`other`,
for:[`http`,`sse`],
by:`H:GHC`},
deferTools:{
is:`other`,
note:"`auto` or `never`"},
filterMapping:{
is:`other`,
note:"`none`, `markdown`, `hidden_characters`, or one of them per tool"},
auth:{
is:`auth`,
for:[`http`,`sse`],
takes:[`boolean`,`object`],
keys:{
redirectPort:`callbackPort`},
note:"`true`, or `{redirectPort}`"},
oidc:{
is:`auth`,
for:[`http`,`sse`],
takes:[`boolean`,`object`],
keys:{
redirectPort:`callbackPort`}},
oauthClientId:{
is:`oauth`,
part:`clientId`,
for:[`http`,`sse`],
takes:[`text`]},
oauthPublicClient:{
is:`oauth`,
for:[`http`,`sse`]},
oauthGrantType:{
is:`oauth`,
for:[`http`,`sse`]},
oauthScopes:{
is:`oauth`,
part:`scopes`,
for:[`http`,`sse`],
takes:[`list`],
note:"a list; needs `oauthClientId`"},
oauth:{
is:`oauth`,
for:[`http`,`sse`],
deprecated:{
use:`oauthClientId`}},
disableToolCache:{
is:`other`,
by:`H:GHC`},
disableSecretMasking:{
is:`other`,
by:`H:GHC`},
displayName:{
is:`other`,
idle:!0,
by:`H:GHC`},
isDefaultServer:{
is:`other`,
idle:!0,
by:`H:GHC`},
safeForTelemetry:{
is:`other`,
idle:!0,
by:`H:GHC`},
events:{
is:`other`,
by:`H:GHC`},
notifications:{
is:`other`,
by:`H:GHC`},
enabled:{
is:`enabled`,
unread:!0},
envFile:{
is:`envFile`,
unread:!0},
headersHelper:{
is:`headersHelper`,
unread:!0},
alwaysLoad:{
is:`alwaysLoad`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0},
transport:{
is:`transport`,
unread:!0}},
bad:s,
notObject:s,
neither:s,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`R:GHC`}},
unknownTransport:{
withCommand:s,
withUrl:s},
mismatch:s,
urls:{
parsed:`always`,
reaction:s,
called:l,
unmended:l},
unsendable:l,
keepsLineEnds:!0,
ownHeaders:{
names:[`content-length`],
reaction:l},
sendsUtf8:!0,
keepsTilde:{
words:`R:GHC`},
starts:{
blanks:`one-program`,
by:`R:GHC`},
placeholders:{
in:{
command:d,
args:d,
env:d,
cwd:d,
url:d,
headers:d},
unset:[{
in:[`cwd`],
reaction:l}],
whenUnset:`the text stays as it is`,
by:`R:GHC`},
names:[{
pattern:/^(?!\/)(?!.*\/\/)(?!.*\/$)[^}\p{Cc}]+$/u,
allows:`characters other than "}" and control characters, with single "/" only in between`,
fault:`holds a control character, a "}", or a "/" that is doubled or at an end`,
reaction:s},{
pattern:/^$|\S/,
allows:`a name that can be seen`,
fault:`is nothing but blanks`,
reaction:s}]};
const p={
language:`json`,
comments:!1,
trailingCommas:!1,
bom:c,
empty:c,
broken:c,
duplicates:u,
halves:c};
const m={
id:`copilot-cli`,
title:`Copilot CLI's project file`,
files:[`.github/mcp.json`],
schemaBy:`R:GHC`,
syntax:p,
servers:[{
at:[`mcpServers`]}],
bareMap:`some`,
noMap:u,
wrongKey:c,
badRoot:c,
dialect:f,
claims:`path`,
readsToo:[`claude-code-project`],
hiddenBy:{
file:`.mcp.json`,
reaction:{
effect:`drops-file`,
by:`R:GHC`,
note:`even when it is empty or broken`}}};
const h={
effect:`drops-server`,
by:`R:GHC`};
const{
bareMap:g,
hiddenBy:_,...v}=m;
const y={...v,
id:`copilot-cli-user`,
title:`Copilot CLI's user file`,
files:[],
ofUser:!0,
userFiles:[`~/.copilot/mcp-config.json`],
syntax:{...p,
comments:!0,
trailingCommas:!0,
bom:u,
broken:{
effect:`refuses-file`,
by:`H:GHC`}},
noMap:{...c,
note:`every "copilot mcp" command stops`},
dialect:{...f,
bad:h,
notObject:h,
neither:h,
unknownTransport:{
withCommand:h,
withUrl:h},
mismatch:h,
urls:{
parsed:`always`,
reaction:h,
called:l,
unmended:l},
names:(f.names??[]).map(e=>({...e,
reaction:h}))},
readsToo:[]};
const b={...v,
id:`copilot-cli-misplaced`,
title:`a servers file where Copilot CLI does not look`,
files:t.wrongNames(`.copilot`),
ofUser:!0,
userFiles:t.wrongNames(`~/.copilot`,`mcp-config.json`),
schema:`none`,
syntax:t.passedOver(u),
servers:[],
noMap:u,
badRoot:u,
unread:[{
at:[`mcpServers`],
instead:`.mcp.json of the project, or ~/.copilot/mcp-config.json`,
by:`R:GHC`}],
place:`this path`,
claims:`shape`,
readsToo:[]};
const{
ofUser:x,...S}=b;
const C={...S,
id:`copilot-cli-misfiled`,
title:`a servers file of a project where Copilot does not look`,
files:[`.github/copilot/mcp.json`],
userFiles:[],
unread:[{
at:[`mcpServers`],
instead:`.mcp.json or .github/mcp.json`,
by:`R:GHC`}]};
const w={
at:[`disabledMcpServers`],
as:`list`,
form:`S`,
server:e=>e,
builtIn:/^(?:github-mcp-server|computer-use|browser-use|github-copilot-browser)$/,
unknown:`if-another-has-it`,
switches:`off`,
by:`R:GHC`};
function T(e){
return[e,{...e,
at:[`disabled_mcp_servers`]}]}
const E={
id:`copilot-cli-settings`,
title:`Copilot CLI's settings of a project`,
files:[`.github/copilot/settings.json`,`.github/copilot/settings.local.json`],
schemaBy:`R:GHC`,
syntax:p,
servers:[],
noMap:u,
badRoot:{...c,
note:`a value that does not fit costs all settings of the file`},
place:`settings files`,
unread:[{
at:[`mcpServers`],
instead:`.mcp.json or .github/mcp.json`,
by:`R:GHC`}],
references:T(w),
holds:[`disabledMcpServers`,`disabled_mcp_servers`,`mcpServers`],
claims:`path`};
const D={...E,
id:`copilot-cli-user-settings`,
title:`Copilot CLI's settings of a user`,
files:[],
ofUser:!0,
userFiles:[`~/.copilot/settings.json`],
syntax:{...y.syntax,
broken:{
effect:`drops-file`,
by:`R:GHC`},
empty:u},
badRoot:{
effect:`drops-file`,
by:`R:GHC`,
note:`a value that does not fit costs all settings of the file`},
unread:[{
at:[`mcpServers`],
instead:`~/.copilot/mcp-config.json`,
by:`R:GHC`}],
references:T({...w,
unknown:`silent`})};
const O=[`.plugin`,`plugin.json`,`.github/plugin`];
const k={
effect:`skips-server`,
by:`M:GHP`};
const A={
effect:`refuses-file`,
by:`M:GHP`};
const{
hiddenBy:j,...M}=m;
const N={...M,
id:`copilot-cli-plugin`,
belongsTo:`plugin`,
title:`the servers file of a Copilot CLI plugin`,
files:[`.mcp.json`],
schema:`copilot-cli`,
schemaBy:`M:GHP`,
syntax:{...p,
bom:A,
empty:A,
broken:A},
wrongKey:A,
badRoot:A,
dialect:{...f,
bad:k,
notObject:k,
neither:k,
unknownTransport:{
withCommand:k,
withUrl:k},
mismatch:k,
urls:{
parsed:`always`,
reaction:k},
names:(f.names??[]).map(e=>({...e,
reaction:k}))},
readsToo:[],
beside:O,
when:L};
function P(e){
let t=e.replace(/[^A-Za-z0-9_\u0080-\u{10ffff}-]/gu,`-`);
return t.length>64?t:n(t)}
function F(e,t){
return`${P(e)}-${P(t)}`}
function I(e){
let t=new Map;
let n=new Map;
return e.map(({
server:e,
tool:r})=>{
let i=F(e,r);
let a=t.get(i);
if(a===void 0){
let e=i.slice(0,64);
let r=n.get(e)??0;
n.set(e,r+1);
a=r===0?e:`${e.slice(0,64-String(r).length)}${r}`;
t.set(i,a)}
return a})}
function L({
path:e,
beside:t}){
return e.includes(`/`)&&O.some(t)&&!t(`.claude-plugin`)&&!t(`.codex-plugin`)}
var R=t.defineClient({
id:`copilot-cli`,
name:`Copilot CLI`,
sources:{
GHC:{
title:`@github/copilot, run and read`,
version:`1.0.102`,
date:`2026-11-19`,
recordings:[`copilot-cli`,`copilot-cli-settings`,`copilot-cli-user-settings`]},
GHO:{
title:`@github/copilot, older versions: 1.0.10 read, 1.0.40 run`,
version:`1.0.40`,
date:`2026-11-20`},
GHP:{
title:`github/docs 0afe69c, the reference of plugins`,
version:`2026-03`,
date:`2026-11-18`}},
formats:[m,N,y,E,D,b,C],
moved:[{
env:`COPILOT_HOME`,
from:`~/.copilot`,
by:`H:GHC`}],
precedence:[{
sources:[{
format:`claude-code-project`,
files:`project`,
above:`nearer`,
note:`project files count in folders that the user trusts`},{
format:`copilot-cli`,
files:`project`,
above:`nearer`,
note:`project files count in folders that the user trusts`},{
format:`copilot-cli-user`,
files:`user`}],
same:`replaced`,
by:`R:GHC`}],
toolNames:{
form:`S-T`,
server:P,
name:(e,t)=>F(e,t).slice(0,64),
names:I,
apartBy:`a digit`,
collision:`of two tools with one name, one is gone; of names that become one where they are cut, the later gets a digit`,
clash:{
within:`one`,
across:`one`},
limit:{
most:64,
length:(e,t)=>F(e,t).length,
over:`cut`,
by:`R:GHC`},
by:`R:GHC`}});
var z=e.__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"if": {
"type": "object",
"required": [
"mcpServers"
]
},
"then": {
"type": "object",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/copilot-cli-server"
}
}
}
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/copilot-cli-server"
}
},
"$defs": {
"copilot-cli-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"local",
"stdio",
"http",
"streamable-http",
"sse"
]
},
"tools": {
"type": "array",
"items": {
"type": "string"
}
},
"excludeTools": {
"x-by": "H:GHC",
"x-effect": "skips-server",
"type": "array"
},
"disabled": {
"type": "boolean"
},
"timeout": {
"type": "integer",
"exclusiveMinimum": 0
},
"deferTools": {
"enum": [
"auto",
"never"
]
},
"filterMapping": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"none",
"markdown",
"hidden_characters"
]
},
"else": {
"type": "object",
"additionalProperties": {
"enum": [
"none",
"markdown",
"hidden_characters"
]
}
}
}
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"local",
"stdio"
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
"streamable-http",
"sse"
]
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/copilot-cli-server/$defs/remote"
},
"else": {
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"$ref": "#/$defs/copilot-cli-server/$defs/local"
},
"else": {
"$ref": "#/$defs/copilot-cli-server/$defs/remote"
}
}
}
],
"$defs": {
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
"$ref": "#/$defs/copilot-cli-server/$defs/strings"
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
"$ref": "#/$defs/copilot-cli-server/$defs/strings"
},
"auth": {
"$ref": "#/$defs/copilot-cli-server/$defs/auth"
},
"oidc": {
"$ref": "#/$defs/copilot-cli-server/$defs/auth"
},
"oauthClientId": {
"type": "string"
},
"oauthPublicClient": {
"type": "boolean"
},
"oauthGrantType": {
"enum": [
"authorization_code",
"client_credentials"
]
},
"oauthScopes": {
"type": "array",
"items": {
"type": "string"
}
},
"slowConnectionThresholdMs": {},
"headersRefreshTtlMs": {},
"oauth": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"callbackPort": {
"type": "integer",
"minimum": 1,
"maximum": 65535
}
}
}
},
"disableToolCache": {},
"disableSecretMasking": {},
"displayName": {},
"isDefaultServer": {},
"safeForTelemetry": {},
"events": {},
"notifications": {}
},
"allOf": [
{
"x-rule": "field-missing",
"type": "object",
"dependentRequired": {
"oauthScopes": [
"oauthClientId"
]
}
}
]
},
"auth": {
"type": [
"boolean",
"object"
],
"properties": {
"redirectPort": {
"type": "integer",
"minimum": 1,
"maximum": 65535
}
}
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
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
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
s=u(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/copilot-cli-server/$defs/strings/additionalProperties/type`);
c++}}else{
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/strings/type`,
keyword:`type`,
params:{}});
c++}
r.errors=s;
return c===0}
function i(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let d=0;
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/type`,
keyword:`type`,
params:{}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.redirectPort!==void 0&&n.call(e,`redirectPort`)){
let n=e.redirectPort;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
c=u(c,t+`/redirectPort`,`#/$defs/copilot-cli-server/$defs/auth/properties/redirectPort/type`);
d++}
if(typeof n==`number`&&isFinite(n)){
if(n>65535||isNaN(n)){
c=u(c,t+`/redirectPort`,`#/$defs/copilot-cli-server/$defs/auth/properties/redirectPort/maximum`,{
comparison:`<=`,
limit:65535});
d++}
if(n<1||isNaN(n)){
c=u(c,t+`/redirectPort`,`#/$defs/copilot-cli-server/$defs/auth/properties/redirectPort/minimum`,{
comparison:`>=`,
limit:1});
d++}}}
i.errors=c;
return d===0}
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)&&(e.oauthClientId===void 0||!n.call(e,`oauthClientId`))){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/allOf/0/dependentRequired`,
keyword:`dependentRequired`,
params:{
property:`oauthScopes`,
missingProperty:`oauthClientId`,
depsCount:1,
deps:`oauthClientId`}});
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/allOf/0/type`,
keyword:`type`,
params:{}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
m++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
p=u(p,t+`/url`,`#/$defs/copilot-cli-server/$defs/remote/properties/url/type`);
m++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!r(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:c,
dynamicAnchors:f})){
p=d(p,r.errors);
m+=r.errors.length}
if(e.auth!==void 0&&n.call(e,`auth`)&&!i(e.auth,{
instancePath:t+`/auth`,
parentData:e,
parentDataProperty:`auth`,
rootData:c,
dynamicAnchors:f})){
p=d(p,i.errors);
m+=i.errors.length}
if(e.oidc!==void 0&&n.call(e,`oidc`)&&!i(e.oidc,{
instancePath:t+`/oidc`,
parentData:e,
parentDataProperty:`oidc`,
rootData:c,
dynamicAnchors:f})){
p=d(p,i.errors);
m+=i.errors.length}
if(e.oauthClientId!==void 0&&n.call(e,`oauthClientId`)&&typeof e.oauthClientId!=`string`){
p=u(p,t+`/oauthClientId`,`#/$defs/copilot-cli-server/$defs/remote/properties/oauthClientId/type`);
m++}
if(e.oauthPublicClient!==void 0&&n.call(e,`oauthPublicClient`)&&typeof e.oauthPublicClient!=`boolean`){
p=u(p,t+`/oauthPublicClient`,`#/$defs/copilot-cli-server/$defs/remote/properties/oauthPublicClient/type`);
m++}
if(e.oauthGrantType!==void 0&&n.call(e,`oauthGrantType`)){
let n=e.oauthGrantType;
if(n!==`authorization_code`&&n!==`client_credentials`){
p=u(p,t+`/oauthGrantType`,`#/$defs/copilot-cli-server/$defs/remote/properties/oauthGrantType/enum`);
m++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=u(p,t+`/oauthScopes/`+r,`#/$defs/copilot-cli-server/$defs/remote/properties/oauthScopes/items/type`);
m++}}else{
p=u(p,t+`/oauthScopes`,`#/$defs/copilot-cli-server/$defs/remote/properties/oauthScopes/type`);
m++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
let i=m;
let a=!0;
let o=m;
if(!r||typeof r!=`object`||Array.isArray(r)){
p=l(p,{});
m++}
var h=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(h){
let e=m;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
p=u(p,t+`/oauth/clientId`,`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/clientId/type`);
m++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
p=u(p,t+`/oauth/callbackPort`,`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/callbackPort/type`);
m++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
p=u(p,t+`/oauth/callbackPort`,`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/callbackPort/maximum`,{
comparison:`<=`,
limit:65535});
m++}
if(e<1||isNaN(e)){
p=u(p,t+`/oauth/callbackPort`,`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/callbackPort/minimum`,{
comparison:`>=`,
limit:1});
m++}}}}else{
p=u(p,t+`/oauth`,`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/type`);
m++}
var h=e===m;
a=h;
if(a){
var g={};
g.clientId=!0;
g.callbackPort=!0}}
if(!a){
p=u(p,t+`/oauth`,`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/if`,{
failingKeyword:`then`});
m++}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/type`,
keyword:`type`,
params:{}});
m++}
a.errors=p;
return m===0}
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:s=e,
dynamicAnchors:c={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
f=u(f,t+`/command`,`#/$defs/copilot-cli-server/$defs/local/properties/command/type`);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=u(f,t+`/args/`+r,`#/$defs/copilot-cli-server/$defs/local/properties/args/items/type`);
p++}}else{
f=u(f,t+`/args`,`#/$defs/copilot-cli-server/$defs/local/properties/args/type`);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:s,
dynamicAnchors:c})){
f=d(f,r.errors);
p+=r.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
f=u(f,t+`/cwd`,`#/$defs/copilot-cli-server/$defs/local/properties/cwd/type`);
p++}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/type`,
keyword:`type`,
params:{}});
p++}
o.errors=f;
return p===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:c=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=l(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`local`&&t!==`stdio`){
p=l(p,{});
m++}}}else{
p=l(p,{});
m++}}
var v=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
if(v){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/then/type`,
keyword:`type`,
params:{}});
m++}
var v=r===m;
g=v}
if(!g){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
let y=m;
let b=!0;
let x=m;
if(m===x){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=l(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`streamable-http`&&t!==`sse`){
p=l(p,{});
m++}}}else{
p=l(p,{});
m++}}
var S=x===m;
m=y;
p!==null&&(y?p.length=Math.min(p.length,y):p=null);
let C;
if(S){
let n=m;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:f})){
p=d(p,a.errors);
m+=a.errors.length}
var S=n===m;
b=S;
if(b){
var w={};
w.url=!0;
w.headers=!0;
w.auth=!0;
w.oidc=!0;
w.oauthClientId=!0;
w.oauthPublicClient=!0;
w.oauthGrantType=!0;
w.oauthScopes=!0;
w.slowConnectionThresholdMs=!0;
w.headersRefreshTtlMs=!0;
w.oauth=!0;
w.disableToolCache=!0;
w.disableSecretMasking=!0;
w.displayName=!0;
w.isDefaultServer=!0;
w.safeForTelemetry=!0;
w.events=!0;
w.notifications=!0;
w.type=!0}
C=`then`}else{
let s=m;
let u=m;
let h=!0;
let g=m;
if(m===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=l(p,{});
m++}}else{
p=l(p,{});
m++}}
var T=g===m;
m=u;
p!==null&&(u?p.length=Math.min(p.length,u):p=null);
let _;
if(T){
let n=m;
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:f})){
p=d(p,o.errors);
m+=o.errors.length}
var T=n===m;
h=T;
if(h){
var E={};
E.command=!0;
E.args=!0;
E.env=!0;
E.cwd=!0}
_=`then`}else{
let n=m;
if(!a(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:c,
dynamicAnchors:f})){
p=d(p,a.errors);
m+=a.errors.length}
var T=n===m;
h=T;
if(h&&E!==!0){
E||={};
E.url=!0;
E.headers=!0;
E.auth=!0;
E.oidc=!0;
E.oauthClientId=!0;
E.oauthPublicClient=!0;
E.oauthGrantType=!0;
E.oauthScopes=!0;
E.slowConnectionThresholdMs=!0;
E.headersRefreshTtlMs=!0;
E.oauth=!0;
E.disableToolCache=!0;
E.disableSecretMasking=!0;
E.displayName=!0;
E.isDefaultServer=!0;
E.safeForTelemetry=!0;
E.events=!0;
E.notifications=!0}
_=`else`}
if(!h){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/1/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
m++}
var S=s===m;
b=S;
if(b&&w!==!0&&E!==void 0){
if(E===!0)
w=!0;else{
w||={};
Object.assign(w,E)}}
C=`else`}
if(!b){
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:C}});
m++}
if(w!==!0){
w||={};
w.type=!0}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(w!==!0){
w||={};
w.type=!0;
w.tools=!0;
w.excludeTools=!0;
w.disabled=!0;
w.timeout=!0;
w.deferTools=!0;
w.filterMapping=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
p=u(p,t+`/type`,`#/$defs/copilot-cli-server/properties/type/type`);
m++}
if(n!==`local`&&n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`){
p=u(p,t+`/type`,`#/$defs/copilot-cli-server/properties/type/enum`);
m++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=u(p,t+`/tools/`+r,`#/$defs/copilot-cli-server/properties/tools/items/type`);
m++}}else{
p=u(p,t+`/tools`,`#/$defs/copilot-cli-server/properties/tools/type`);
m++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)&&!Array.isArray(e.excludeTools)){
p=u(p,t+`/excludeTools`,`#/$defs/copilot-cli-server/properties/excludeTools/type`);
m++}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
p=u(p,t+`/disabled`,`#/$defs/copilot-cli-server/properties/disabled/type`);
m++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
p=u(p,t+`/timeout`,`#/$defs/copilot-cli-server/properties/timeout/type`);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
p=u(p,t+`/timeout`,`#/$defs/copilot-cli-server/properties/timeout/exclusiveMinimum`,{
comparison:`>`,
limit:0});
m++}}
if(e.deferTools!==void 0&&n.call(e,`deferTools`)){
let n=e.deferTools;
if(n!==`auto`&&n!==`never`){
p=u(p,t+`/deferTools`,`#/$defs/copilot-cli-server/properties/deferTools/enum`);
m++}}
if(e.filterMapping!==void 0&&n.call(e,`filterMapping`)){
let n=e.filterMapping;
if(typeof n!=`string`&&(!n||typeof n!=`object`||Array.isArray(n))){
p=u(p,t+`/filterMapping`,`#/$defs/copilot-cli-server/properties/filterMapping/type`);
m++}
let r=m;
let i=!0;
let a=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var D=a===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let o;
if(D){
let e=m;
if(n!==`none`&&n!==`markdown`&&n!==`hidden_characters`){
p=u(p,t+`/filterMapping`,`#/$defs/copilot-cli-server/properties/filterMapping/then/enum`);
m++}
var D=e===m;
i=D;
o=`then`}else{
let e=m;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`none`&&r!==`markdown`&&r!==`hidden_characters`){
p=u(p,t+`/filterMapping/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/copilot-cli-server/properties/filterMapping/else/additionalProperties/enum`);
m++}}else{
p=u(p,t+`/filterMapping`,`#/$defs/copilot-cli-server/properties/filterMapping/else/type`);
m++}
var D=e===m;
i=D;
o=`else`}
if(!i){
p=u(p,t+`/filterMapping`,`#/$defs/copilot-cli-server/properties/filterMapping/if`,{
failingKeyword:o});
m++}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/type`,
keyword:`type`,
params:{}});
m++}
s.errors=p;
return m===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let f=null;
let p=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
f=l(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
let m=p;
let h=!0;
let g=p;
if(p===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
f=l(f,{});
p++}}else{
f=l(f,{});
p++}}
var _=g===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
let v;
if(_){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!s(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
f=d(f,s.errors);
p+=s.errors.length}}else{
f=u(f,t+`/mcpServers`,`#/then/properties/mcpServers/type`);
p++}}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/then/type`,
keyword:`type`,
params:{}});
p++}
var _=r===p;
h=_;
if(h){
var y={};
y.mcpServers=!0}
v=`then`}else{
let n=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!s(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:o})){
f=d(f,s.errors);
p+=s.errors.length}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/else/type`,
keyword:`type`,
params:{}});
p++}
var _=n===p;
h=_;
h&&y!==!0&&(y=!0);
v=`else`}
if(!h){
f=l(f,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:v}});
p++}
c.errors=f;
return p===0}
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t,n,r={}){
return l(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function d(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}}));
exports.copilot_cli_exports=o;
exports.require_copilot_cli=z;
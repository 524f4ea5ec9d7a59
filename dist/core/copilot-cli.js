"use strict";
const e=require("./rolldown-runtime.js");
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
default:()=>P});
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
takes:[`boolean`,`object`]},
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
starts:{
blanks:`one-program`,
by:`R:GHC`},
placeholders:{
in:{
command:d,
args:d,
env:d,
cwd:d,
headers:d},
whenUnset:`the text stays as it is`,
by:`M:GHD`},
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
files:[`.copilot/mcp-config.json`,`.copilot/mcp.json`],
ofUser:!0,
userFiles:[`~/.copilot/mcp.json`],
schema:`none`,
syntax:{...p,
broken:u},
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
const w=`.github/plugin`;
const T={
effect:`skips-server`,
by:`M:GHP`};
const E={
effect:`refuses-file`,
by:`M:GHP`};
const{
hiddenBy:D,...O}=m;
const k={...O,
id:`copilot-cli-plugin`,
belongsTo:`plugin`,
title:`the servers file of a Copilot CLI plugin`,
files:[`.mcp.json`],
schema:`copilot-cli`,
schemaBy:`M:GHP`,
syntax:{...p,
bom:E,
empty:E,
broken:E},
wrongKey:E,
badRoot:E,
dialect:{...f,
bad:T,
notObject:T,
neither:T,
unknownTransport:{
withCommand:T,
withUrl:T},
mismatch:T,
urls:{
parsed:`always`,
reaction:T},
names:(f.names??[]).map(e=>({...e,
reaction:T}))},
readsToo:[],
beside:w,
when:N};
function A(e){
let t=e.replace(/[^A-Za-z0-9_\u0080-\u{10ffff}-]/gu,`-`);
return t.length>64?t:n(t)}
function j(e,t){
return`${A(e)}-${A(t)}`}
function M(e){
let t=new Map;
let n=new Map;
return e.map(({
server:e,
tool:r})=>{
let i=j(e,r);
let a=t.get(i);
if(a===void 0){
let e=i.slice(0,64);
let r=n.get(e)??0;
n.set(e,r+1);
a=r===0?e:`${e.slice(0,64-String(r).length)}${r}`;
t.set(i,a)}
return a})}
function N({
path:e,
beside:t}){
return e.includes(`/`)&&t(w)&&!t(`.claude-plugin`)&&!t(`.codex-plugin`)}
var P=t.defineClient({
id:`copilot-cli`,
name:`Copilot CLI`,
about:"GitHub\u2019s agent for the terminal. Of a folder it reads `.mcp.json`, and `.github/mcp.json` only where there is none; the user\u2019s `mcp-config.json` goes through other code, which takes comments and leaves out bad servers without a word.",
sources:{
GHC:{
title:`@github/copilot, run and read`,
version:`1.0.102`,
date:`2026-11-19`,
recordings:[`copilot-cli`]},
GHP:{
title:`github/docs 0afe69c, the reference of plugins`,
version:`2026-03`,
date:`2026-11-18`},
GHD:{
title:`github/docs 60321755`,
version:`2026-08`,
date:`2026-08-07`}},
formats:[m,k,y,b,C],
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
server:A,
name:(e,t)=>j(e,t).slice(0,64),
names:M,
apartBy:`a digit`,
collision:`of two tools with one name, one is gone; of names that become one where they are cut, the later gets a digit`,
clash:{
within:`one`,
across:`one`},
limit:{
most:64,
length:(e,t)=>j(e,t).length,
over:`cut`,
by:`R:GHC`},
by:`R:GHC`}});
var F=e.__commonJSMin(((e,t)=>{
t.exports={
validate:u,
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
let r={
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`local`,`stdio`,`http`,`streamable-http`,`sse`]},
tools:{
type:`array`,
items:{
type:`string`}},
excludeTools:{
"x-by":`H:GHC`,
"x-effect":`skips-server`,
type:`array`},
disabled:{
type:`boolean`},
timeout:{
type:`integer`,
exclusiveMinimum:0},
deferTools:{
enum:[`auto`,`never`]},
filterMapping:{
type:[`string`,`object`],
if:{
type:`string`},
then:{
enum:[`none`,`markdown`,`hidden_characters`]},
else:{
type:`object`,
additionalProperties:{
enum:[`none`,`markdown`,`hidden_characters`]}}}},
allOf:[{
if:{
type:`object`,
properties:{
type:{
enum:[`local`,`stdio`]}},
required:[`type`]},
then:{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`command`]}},{
if:{
type:`object`,
properties:{
type:{
enum:[`http`,`streamable-http`,`sse`]}},
required:[`type`]},
then:{
$ref:`#/$defs/copilot-cli-server/$defs/remote`},
else:{
if:{
type:`object`,
required:[`command`]},
then:{
$ref:`#/$defs/copilot-cli-server/$defs/local`},
else:{
$ref:`#/$defs/copilot-cli-server/$defs/remote`}}}],
$defs:{
local:{
type:`object`,
properties:{
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
$ref:`#/$defs/copilot-cli-server/$defs/strings`},
cwd:{
type:`string`}}},
remote:{
type:`object`,
"x-rule":`transport-missing`,
required:[`url`],
properties:{
url:{
type:`string`},
headers:{
$ref:`#/$defs/copilot-cli-server/$defs/strings`},
auth:{
$ref:`#/$defs/copilot-cli-server/$defs/auth`},
oidc:{
$ref:`#/$defs/copilot-cli-server/$defs/auth`},
oauthClientId:{
type:`string`},
oauthPublicClient:{
type:`boolean`},
oauthGrantType:{
enum:[`authorization_code`,`client_credentials`]},
oauthScopes:{
type:`array`,
items:{
type:`string`}},
slowConnectionThresholdMs:{},
headersRefreshTtlMs:{},
oauth:{
if:{
type:`object`},
then:{
type:`object`,
properties:{
clientId:{
type:`string`},
callbackPort:{
type:`integer`,
minimum:1,
maximum:65535}}}},
disableToolCache:{},
disableSecretMasking:{},
displayName:{},
isDefaultServer:{},
safeForTelemetry:{},
events:{},
notifications:{}},
allOf:[{
"x-rule":`field-missing`,
type:`object`,
dependentRequired:{
oauthScopes:[`oauthClientId`]}}]},
auth:{
type:[`boolean`,`object`],
properties:{
redirectPort:{
type:`integer`,
minimum:1,
maximum:65535}}},
strings:{
type:`object`,
additionalProperties:{
type:`string`}}}};
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
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
let e={
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/copilot-cli-server/$defs/strings/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
s=d(s,e);
c++}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/strings/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
i.errors=s;
return c===0}
i.evaluated={
props:!0,
dynamicProps:!1,
dynamicItems:!1};
let a={
type:[`boolean`,`object`],
properties:{
redirectPort:{
type:`integer`,
minimum:1,
maximum:65535}}};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let f=o.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/type`,
keyword:`type`,
params:{
type:a.type}};
l=d(l,e);
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.redirectPort!==void 0&&n.call(e,`redirectPort`)){
let n=e.redirectPort;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/redirectPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/properties/redirectPort/type`,
keyword:`type`,
params:{
type:`integer`}};
l=d(l,e);
u++}
if(typeof n==`number`&&isFinite(n)){
if(n>65535||isNaN(n)){
let e={
instancePath:t+`/redirectPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/properties/redirectPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
l=d(l,e);
u++}
if(n<1||isNaN(n)){
let e={
instancePath:t+`/redirectPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/auth/properties/redirectPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
l=d(l,e);
u++}}}
o.errors=l;
return u===0}
o.evaluated={
props:{
redirectPort:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)&&(e.oauthClientId===void 0||!n.call(e,`oauthClientId`))){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/allOf/0/dependentRequired`,
keyword:`dependentRequired`,
params:{
property:`oauthScopes`,
missingProperty:`oauthClientId`,
depsCount:1,
deps:`oauthClientId`}});
p++}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/allOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
p++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=d(u,e);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)&&!i(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:c,
dynamicAnchors:l})){
u=f(u,i.errors);
p+=i.errors.length}
if(e.auth!==void 0&&n.call(e,`auth`)&&!o(e.auth,{
instancePath:t+`/auth`,
parentData:e,
parentDataProperty:`auth`,
rootData:c,
dynamicAnchors:l})){
u=f(u,o.errors);
p+=o.errors.length}
if(e.oidc!==void 0&&n.call(e,`oidc`)&&!o(e.oidc,{
instancePath:t+`/oidc`,
parentData:e,
parentDataProperty:`oidc`,
rootData:c,
dynamicAnchors:l})){
u=f(u,o.errors);
p+=o.errors.length}
if(e.oauthClientId!==void 0&&n.call(e,`oauthClientId`)&&typeof e.oauthClientId!=`string`){
let e={
instancePath:t+`/oauthClientId`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthClientId/type`,
keyword:`type`,
params:{
type:`string`}};
u=d(u,e);
p++}
if(e.oauthPublicClient!==void 0&&n.call(e,`oauthPublicClient`)&&typeof e.oauthPublicClient!=`boolean`){
let e={
instancePath:t+`/oauthPublicClient`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthPublicClient/type`,
keyword:`type`,
params:{
type:`boolean`}};
u=d(u,e);
p++}
if(e.oauthGrantType!==void 0&&n.call(e,`oauthGrantType`)){
let n=e.oauthGrantType;
if(n!==`authorization_code`&&n!==`client_credentials`){
let e={
instancePath:t+`/oauthGrantType`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthGrantType/enum`,
keyword:`enum`,
params:{}};
u=d(u,e);
p++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/oauthScopes/`+r,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthScopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=d(u,e);
p++}}else{
let e={
instancePath:t+`/oauthScopes`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauthScopes/type`,
keyword:`type`,
params:{
type:`array`}};
u=d(u,e);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
let i=p;
let a=!0;
let o=p;
if(!r||typeof r!=`object`||Array.isArray(r)){
u=d(u,{});
p++}
var h=o===p;
p=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(h){
let e=p;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/clientId/type`,
keyword:`type`,
params:{
type:`string`}};
u=d(u,e);
p++}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/callbackPort/type`,
keyword:`type`,
params:{
type:`integer`}};
u=d(u,e);
p++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
u=d(u,e);
p++}
if(e<1||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
u=d(u,e);
p++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=d(u,e);
p++}
var h=e===p;
a=h;
if(a){
var g={};
g.clientId=!0;
g.callbackPort=!0}}
if(!a){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=d(u,e);
p++}}}else{
u=d(u,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
s.errors=u;
return p===0}
s.evaluated={
props:{
url:!0,
headers:!0,
auth:!0,
oidc:!0,
oauthClientId:!0,
oauthPublicClient:!0,
oauthGrantType:!0,
oauthScopes:!0,
slowConnectionThresholdMs:!0,
headersRefreshTtlMs:!0,
oauth:!0,
disableToolCache:!0,
disableSecretMasking:!0,
displayName:!0,
isDefaultServer:!0,
safeForTelemetry:!0,
events:!0,
notifications:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let p=c.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
l=d(l,e);
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
schemaPath:`#/$defs/copilot-cli-server/$defs/local/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
l=d(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
l=d(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)&&!i(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:o,
dynamicAnchors:s})){
l=f(l,i.errors);
u+=i.errors.length}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
l=d(l,e);
u++}}else{
l=d(l,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
c.errors=l;
return u===0}
c.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:u={}}={}){
let p=null;
let m=0;
let h=l.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(m===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=d(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`local`&&t!==`stdio`){
p=d(p,{});
m++}}}else{
p=d(p,{});
m++}}
var y=v===m;
m=g;
p!==null&&(g?p.length=Math.min(p.length,g):p=null);
if(y){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
m++}}else{
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/then/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
var y=r===m;
_=y}
if(!_){
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
m++}
let b=m;
let x=!0;
let S=m;
if(m===S){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
p=d(p,{});
m++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`streamable-http`&&t!==`sse`){
p=d(p,{});
m++}}}else{
p=d(p,{});
m++}}
var C=S===m;
m=b;
p!==null&&(b?p.length=Math.min(p.length,b):p=null);
let w;
if(C){
let n=m;
if(!s(e,{
instancePath:t,
parentData:i,
parentDataProperty:a,
rootData:o,
dynamicAnchors:u})){
p=f(p,s.errors);
m+=s.errors.length}
var C=n===m;
x=C;
if(x){
var T={};
T.url=!0;
T.headers=!0;
T.auth=!0;
T.oidc=!0;
T.oauthClientId=!0;
T.oauthPublicClient=!0;
T.oauthGrantType=!0;
T.oauthScopes=!0;
T.slowConnectionThresholdMs=!0;
T.headersRefreshTtlMs=!0;
T.oauth=!0;
T.disableToolCache=!0;
T.disableSecretMasking=!0;
T.displayName=!0;
T.isDefaultServer=!0;
T.safeForTelemetry=!0;
T.events=!0;
T.notifications=!0;
T.type=!0}
w=`then`}else{
let r=m;
let l=m;
let h=!0;
let g=m;
if(m===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
p=d(p,{});
m++}}else{
p=d(p,{});
m++}}
var E=g===m;
m=l;
p!==null&&(l?p.length=Math.min(p.length,l):p=null);
let _;
if(E){
let n=m;
if(!c(e,{
instancePath:t,
parentData:i,
parentDataProperty:a,
rootData:o,
dynamicAnchors:u})){
p=f(p,c.errors);
m+=c.errors.length}
var E=n===m;
h=E;
if(h){
var D={};
D.command=!0;
D.args=!0;
D.env=!0;
D.cwd=!0}
_=`then`}else{
let n=m;
if(!s(e,{
instancePath:t,
parentData:i,
parentDataProperty:a,
rootData:o,
dynamicAnchors:u})){
p=f(p,s.errors);
m+=s.errors.length}
var E=n===m;
h=E;
if(h&&D!==!0){
D||={};
D.url=!0;
D.headers=!0;
D.auth=!0;
D.oidc=!0;
D.oauthClientId=!0;
D.oauthPublicClient=!0;
D.oauthGrantType=!0;
D.oauthScopes=!0;
D.slowConnectionThresholdMs=!0;
D.headersRefreshTtlMs=!0;
D.oauth=!0;
D.disableToolCache=!0;
D.disableSecretMasking=!0;
D.displayName=!0;
D.isDefaultServer=!0;
D.safeForTelemetry=!0;
D.events=!0;
D.notifications=!0}
_=`else`}
if(!h){
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/1/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
m++}
var C=r===m;
x=C;
if(x&&T!==!0&&D!==void 0){
if(D===!0)
T=!0;else{
T||={};
Object.assign(T,D)}}
w=`else`}
if(!x){
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:w}});
m++}
if(T!==!0){
T||={};
T.type=!0}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(T!==!0){
T||={};
T.type=!0;
T.tools=!0;
T.excludeTools=!0;
T.disabled=!0;
T.timeout=!0;
T.deferTools=!0;
T.filterMapping=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/copilot-cli-server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
p=d(p,e);
m++}
if(n!==`local`&&n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/copilot-cli-server/properties/type/enum`,
keyword:`enum`,
params:{}};
p=d(p,e);
m++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/tools/`+r,
schemaPath:`#/$defs/copilot-cli-server/properties/tools/items/type`,
keyword:`type`,
params:{
type:`string`}};
p=d(p,e);
m++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/copilot-cli-server/properties/tools/type`,
keyword:`type`,
params:{
type:`array`}};
p=d(p,e);
m++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)&&!Array.isArray(e.excludeTools)){
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/$defs/copilot-cli-server/properties/excludeTools/type`,
keyword:`type`,
params:{
type:`array`}};
p=d(p,e);
m++}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/copilot-cli-server/properties/disabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
p=d(p,e);
m++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/copilot-cli-server/properties/timeout/type`,
keyword:`type`,
params:{
type:`integer`}};
p=d(p,e);
m++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/copilot-cli-server/properties/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
p=d(p,e);
m++}}
if(e.deferTools!==void 0&&n.call(e,`deferTools`)){
let n=e.deferTools;
if(n!==`auto`&&n!==`never`){
let e={
instancePath:t+`/deferTools`,
schemaPath:`#/$defs/copilot-cli-server/properties/deferTools/enum`,
keyword:`enum`,
params:{}};
p=d(p,e);
m++}}
if(e.filterMapping!==void 0&&n.call(e,`filterMapping`)){
let n=e.filterMapping;
if(typeof n!=`string`&&(!n||typeof n!=`object`||Array.isArray(n))){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/type`,
keyword:`type`,
params:{
type:r.properties.filterMapping.type}};
p=d(p,e);
m++}
let i=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=d(p,{});
m++}
var O=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
let s;
if(O){
let e=m;
if(n!==`none`&&n!==`markdown`&&n!==`hidden_characters`){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/then/enum`,
keyword:`enum`,
params:{}};
p=d(p,e);
m++}
var O=e===m;
a=O;
s=`then`}else{
let e=m;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`none`&&r!==`markdown`&&r!==`hidden_characters`){
let n={
instancePath:t+`/filterMapping/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/else/additionalProperties/enum`,
keyword:`enum`,
params:{}};
p=d(p,n);
m++}}else{
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/else/type`,
keyword:`type`,
params:{
type:`object`}};
p=d(p,e);
m++}
var O=e===m;
a=O;
s=`else`}
if(!a){
let e={
instancePath:t+`/filterMapping`,
schemaPath:`#/$defs/copilot-cli-server/properties/filterMapping/if`,
keyword:`if`,
params:{
failingKeyword:s}};
p=d(p,e);
m++}}}else{
p=d(p,{
instancePath:t,
schemaPath:`#/$defs/copilot-cli-server/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
l.errors=p;
h.props=T;
return m===0}
l.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let p=u.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
s=d(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
let m=c;
let h=!0;
let g=c;
if(c===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
s=d(s,{});
c++}}else{
s=d(s,{});
c++}}
var _=g===c;
c=m;
s!==null&&(m?s.length=Math.min(s.length,m):s=null);
let v;
if(_){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!l(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=f(s,l.errors);
c+=l.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/then/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`object`}};
s=d(s,e);
c++}}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/then/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
var _=r===c;
h=_;
if(h){
var y={};
y.mcpServers=!0}
v=`then`}else{
let n=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!l(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:o})){
s=f(s,l.errors);
c+=l.errors.length}}else{
s=d(s,{
instancePath:t,
schemaPath:`#/else/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
var _=n===c;
h=_;
h&&y!==!0&&(y=!0);
v=`else`}
if(!h){
s=d(s,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:v}});
c++}
u.errors=s;
p.props=y;
return c===0}
u.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}}));
exports.copilot_cli_exports=o;
exports.require_copilot_cli=F;
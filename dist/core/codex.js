"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>A});
const r={
effect:`refuses-file`,
by:`R:CDX`,
note:`Codex does not start`};
const i={
effect:`fine`,
by:`R:CDX`};
const a={
by:`R:CDX`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
lacks:{
transports:[`sse`,`ws`],
by:`H:CDX2`},
fields:{
command:{
is:`command`,
for:[`stdio`],
note:`its presence makes the server a local one`},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
env_vars:{
is:`other`,
form:`variable-names`,
for:[`stdio`],
note:`names of variables to pass on: the server does not inherit the environment`},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`],
note:`Streamable HTTP; there is no SSE`},
bearer_token_env_var:{
is:`auth`,
form:`bearer-variable`,
for:[`http`],
note:`the name of a variable that holds the token`},
http_headers:{
is:`headers`,
for:[`http`],
note:"not `headers`"},
env_http_headers:{
is:`other`,
form:`header-variables`,
for:[`http`],
by:`H:CDX2`,
note:`header to the name of a variable`},
http_headers_helper:{
is:`headersHelper`,
for:[`http`],
by:`H:CDX2`},
oauth:{
is:`oauth`,
for:[`http`],
takes:[`object`],
keys:{
client_id:`clientId`,
callback_port:`callbackPort`},
by:`H:CDX2`},
oauth_resource:{
is:`oauth`,
part:`resource`,
for:[`http`],
takes:[`text`],
by:`H:CDX2`},
auth:{
is:`auth`,
for:[`http`],
takes:[`text`],
by:`H:CDX2`},
bearer_token:{
is:`other`,
idle:!0,
note:`refused everywhere: a token may not stand in the file`},
scopes:{
is:`oauth`,
part:`scopes`,
takes:[`list`],
by:`H:CDX2`},
startup_timeout_sec:{
is:`startupTimeout`,
unit:`s`,
default:`30`},
startup_timeout_ms:{
is:`startupTimeout`,
unit:`ms`,
deprecated:{
use:`startup_timeout_sec`}},
tool_timeout_sec:{
is:`timeout`,
unit:`s`,
default:`300; 60 until June 2026`},
enabled:{
is:`enabled`,
default:`true`},
required:{
is:`other`,
default:`false`,
by:`H:CDX2`},
supports_parallel_tool_calls:{
is:`other`,
default:`false`,
by:`H:CDX2`},
enabled_tools:{
is:`toolsAllowed`,
by:`H:CDX2`},
disabled_tools:{
is:`toolsDenied`,
by:`H:CDX2`},
default_tools_approval_mode:{
is:`toolPolicy`,
approvesAll:`approve`,
takes:[`text`],
by:`H:CDX2`,
note:"`auto`, `prompt`, `writes` or `approve`"},
tools:{
is:`toolPolicy`,
takes:[`object`],
by:`H:CDX2`,
note:"`[mcp_servers.<name>.tools.<tool>]` with `approval_mode`"},
omit_tools_from:{
is:`other`,
by:`H:CDX2`},
environment_id:{
is:`other`,
by:`H:CDX2`},
experimental_environment:{
is:`other`,
unread:!0,
note:"the older key of `environment_id`"},
name:{
is:`other`,
idle:!0,
by:`H:CDX2`,
note:`ignored`},
type:{
is:`transport`,
unread:!0,
note:`Codex says so; its --strict-config refuses it`},
transport:{
is:`transport`,
unread:!0},
headers:{
is:`headers`,
unread:!0},
serverUrl:{
is:`url`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0},
timeout:{
is:`timeout`,
unread:!0,
by:`H:CDX2`}},
bad:r,
notObject:r,
neither:r,
both:{
winner:null,
reaction:r},
otherTransport:r,
urls:{
parsed:`unless-variable`,
reaction:{
effect:`fails-server`,
by:`R:CDX`}},
unsendable:{
effect:`ignored`,
by:`R:CDX`},
ownHeaders:{
names:[`content-length`],
reaction:{
effect:`fails-server`,
by:`R:CDX`}},
starts:{
blanks:`one-program`,
keepsTilde:!0,
cwdKeepsTilde:{
by:`R:CDX`},
by:`R:CDX`},
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`R:CDX`},
names:[{
pattern:/^[a-zA-Z0-9_:@/.-]+$/,
allows:`letters, digits and any of _ : @ / . -`,
reaction:{
effect:`skips-server`,
by:`R:CDX`,
note:`when a session starts; until 0.150 only letters, digits, "_" and "-"`}}]};
const o={
language:`toml`,
bom:i,
empty:i,
broken:r,
duplicates:r};
const s={
id:`codex-user`,
title:`Codex's own configuration`,
files:[],
userFiles:[`~/.codex/config.toml`],
schema:`codex`,
schemaBy:`R:CDX`,
syntax:o,
servers:[{
at:[`mcp_servers`]}],
noMap:i,
wrongKey:{
effect:`skips-servers`,
by:`R:CDX`},
badRoot:r,
dialect:a,
claims:`shape`,
unmistakable:!0};
const c=[`enabled`,`required`,`supports_parallel_tool_calls`,`startup_timeout_sec`,`startup_timeout_ms`,`tool_timeout_sec`,`enabled_tools`,`disabled_tools`,`default_tools_approval_mode`,`tools`,`omit_tools_from`,`environment_id`,`scopes`];
const l={...s,
id:`codex`,
title:`Codex's configuration of a project`,
files:[`.codex/config.toml`],
userFiles:[],
dialect:{...a,
overrides:[...c,`args`,`env`,`env_vars`,`cwd`,`http_headers`,`env_http_headers`]}};
const u={...s,
id:`codex-misplaced`,
title:`a servers file where Codex does not look`,
files:[`.codex/mcp.json`],
userFiles:[`~/.codex/mcp.json`],
schema:`none`,
schemaBy:`H:CDX2`,
syntax:{...o,
language:`json`,
comments:!1,
trailingCommas:!1,
broken:i,
duplicates:i},
servers:[],
badRoot:i,
place:`this path`,
unread:[`mcpServers`,`mcp_servers`].map(e=>({
at:[e],
instead:`.codex/config.toml, each as a table "[mcp_servers.<name>]"`,
insteadOfUser:`~/.codex/config.toml, each as a table "[mcp_servers.<name>]"`,
by:`H:CDX2`}))};
const d={
effect:`skips-server`,
by:`H:CDX2`};
const f={
effect:`fine`,
by:`H:CDX2`};
const p={
effect:`refuses-file`,
by:`H:CDX2`};
const m={
effect:`warns`,
by:`H:CDX2`,
note:`the warning is in its log`};
const{
lacks:h,...g}=a;
const _=`.codex-plugin`;
const v={
id:`codex-plugin`,
belongsTo:`plugin`,
title:`the servers file of a Codex plugin`,
files:[`.mcp.json`],
schema:`codex-plugin`,
schemaBy:`H:CDX2`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:{
effect:`refuses-file`,
by:`L:CDX2`},
empty:p,
broken:p,
duplicates:f},
servers:[{
at:[`mcpServers`]}],
bareMap:!0,
noMap:f,
badRoot:p,
dialect:{...g,
by:`H:CDX2`,
transportKey:`type`,
spellings:{
http:`http`,
"streamable-http":`http`,
streamable_http:`http`,
stdio:`stdio`},
fields:{...a.fields,
type:{
is:`transport`,
note:`taken out before the entry is read: the other fields say what it is`}},
unknownTransport:{
withCommand:f,
withUrl:m,
notText:f},
mismatch:f,
bad:d,
notObject:d,
neither:d,
both:{
winner:null,
reaction:d},
otherTransport:d,
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`L:CDX2`},
names:[]},
claims:`shape`,
beside:_,
readsBeside:[`claude-code-project`],
when:({
path:e,
beside:t})=>e.includes(`/`)&&t(_)&&!t(`.claude-plugin`)};
const y={...v,
id:`codex-plugin-folder`,
schema:`codex-plugin`,
title:`a servers file beside the manifest of a Codex plugin`,
files:[`${_}/.mcp.json`],
beside:`plugin.json`,
readsBeside:[],
when:({
beside:e})=>e(`plugin.json`)};
const b=e=>e.replace(/[^A-Za-z0-9_]/g,`_`)||`_`;
function x(e){
let t=b(e);
return t.startsWith(`mcp__`)?t:`mcp__${t}`}
function S(e,t){
return C([{
server:e,
tool:t}])[0]??``}
function C(e){
let t=w(new Set(e.map(({
server:e})=>e)));
let n=new Map;
for(
let{
server:r,
tool:i}of e){
let e=D(r,i);
n.set(e,{
raw:e,
namespace:t.get(r)??``,
name:b(i)})}
let r=[...n.values()];
for(
let e of k(r,({
namespace:e,
name:t})=>`${e}\0${t}`))
if(e.length>1)
for(
let t of e)
t.name+=O(t.raw);
let i=new Set;
for(
let e of r.sort((e,t)=>e.raw<t.raw?-1:1)){
let{
raw:t,
namespace:n}=e;
let{
name:r}=e;
for(
let a=0;E(n,r)||i.has(n+r);a+=1){
let i=O(a===0?t:`${t}\0${a}`);
r=e.name.slice(0,Math.max(0,126-n.length-i.length))+i;
if(a>0&&E(n,r))
break}
e.name=r;
i.add(n+r)}
return e.map(({
server:e,
tool:t})=>{
let{
namespace:r=``,
name:i=``}=n.get(D(e,t))??{};
return`${r}/${i}`})}
function w(e){
let t=new Map;
for(
let n of k([...e],x))
for(
let e of n){
let r=x(e);
t.set(e,n.length===1?r:T(r,O(`${e}\0${e}\0`)))}
return t}
function T(e,t){
return e.endsWith(`__`)?`${e.slice(0,-2)}${t}__`:e+t}
function E(e,t){
return e.length+t.length+2>128}
function D(e,t){
return[e,e,``,t,t].join(`\0`)}
function O(e){
return`_${t.sha1(e).slice(0,12)}`}
function k(e,t){
let n=new Map;
for(
let r of e){
let e=t(r);
let i=n.get(e);
i===void 0?n.set(e,[r]):i.push(r)}
return n.values()}
var A=t.defineClient({
id:`codex`,
name:`Codex`,
about:"OpenAI\u2019s agent for the terminal. `~/.codex/config.toml` and the `.codex/config.toml` of a trusted project are merged; one entry that does not fit stops the program. Nothing is expanded, and a server gets only the variables that are named.",
sources:{
CDX:{
title:`@openai/codex, run`,
version:`0.169.0`,
date:`2026-11-19`,
recordings:[`codex`]},
CDX2:{
title:`openai/codex 343074d, read`,
version:`0.150`,
date:`2026-08-22`}},
formats:[l,s,v,y,u],
moved:[{
env:`CODEX_HOME`,
from:`~/.codex`,
by:`H:CDX2`}],
precedence:[{
sources:[{
format:`codex`,
files:`project`,
above:`nearer`},{
format:`codex-user`,
files:`user`}],
same:`merged`,
by:`H:CDX2`}],
toolNames:{
form:`mcp__S__T`,
server:b,
name:S,
names:C,
apartBy:`a hash`,
collision:`every one of the names that collide ends in a hash of 12 digits; nothing is lost`,
clash:{
within:`one`,
across:`one`},
limit:{
most:128,
length:(e,t)=>x(e).length+2+b(t).length,
over:`hashed`,
by:`R:CDX`},
by:`R:CDX`}});
var j=e.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp_servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/codex-server"
}
}
},
"$defs": {
"codex-server": {
"x-rule": "server-shape",
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
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"env_vars": {
"type": "array",
"items": {
"type": [
"string",
"object"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"required": [
"name"
],
"properties": {
"name": {
"type": "string"
},
"source": {
"x-effect": "refuses-file",
"x-by": "L:CDX2",
"enum": [
"local",
"remote"
]
}
}
}
}
},
"cwd": {
"type": "string"
},
"url": {
"type": "string"
},
"bearer_token_env_var": {
"type": "string"
},
"bearer_token": {
"x-by": "R:CDX",
"x-effect": "refuses-file",
"x-help": "put the token into a variable, and write its name as \\"bearer_token_env_var\\"",
"not": {}
},
"http_headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"env_http_headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"http_headers_helper": {},
"oauth": {
"type": "object",
"properties": {
"client_id": {
"type": "string"
},
"callback_port": {
"type": "integer",
"minimum": 0,
"maximum": 65535
}
}
},
"oauth_resource": {
"type": "string"
},
"auth": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"oauth",
"chatgpt",
"ema_auth"
]
},
"scopes": {
"type": "array",
"items": {
"type": "string"
}
},
"startup_timeout_sec": {
"type": "number",
"minimum": 0,
"if": {
"type": "number",
"minimum": 0
},
"then": {
"type": "number",
"exclusiveMinimum": 0,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"startup_timeout_ms": {
"type": "integer",
"minimum": 0,
"if": {
"type": "integer",
"minimum": 0
},
"then": {
"type": "integer",
"exclusiveMinimum": 0,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"tool_timeout_sec": {
"type": "number",
"minimum": 0
},
"enabled": {
"type": "boolean"
},
"required": {
"type": "boolean"
},
"supports_parallel_tool_calls": {
"type": "boolean"
},
"enabled_tools": {
"type": "array",
"items": {
"type": "string"
}
},
"disabled_tools": {
"type": "array",
"items": {
"type": "string"
}
},
"default_tools_approval_mode": {
"x-effect": "refuses-file",
"x-by": "L:CDX2",
"enum": [
"auto",
"prompt",
"writes",
"approve"
]
},
"tools": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"approval_mode": {
"x-effect": "refuses-file",
"x-by": "L:CDX2",
"enum": [
"auto",
"prompt",
"writes",
"approve"
]
}
}
}
},
"omit_tools_from": {
"type": "array",
"items": {
"x-effect": "refuses-file",
"x-by": "L:CDX2",
"enum": [
"code_mode",
"deferred",
"direct"
]
}
},
"environment_id": {
"type": "string"
},
"name": {
"type": "string"
}
},
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"type": "object",
"properties": {
"url": {
"x-rule": "transport-conflict",
"not": {}
},
"bearer_token_env_var": {
"x-rule": "field-other-transport",
"not": {}
},
"http_headers": {
"x-rule": "field-other-transport",
"not": {}
},
"env_http_headers": {
"x-rule": "field-other-transport",
"not": {}
},
"http_headers_helper": {
"x-rule": "field-other-transport",
"not": {}
},
"oauth": {
"x-rule": "field-other-transport",
"not": {}
},
"oauth_resource": {
"x-rule": "field-other-transport",
"not": {}
},
"auth": {
"x-rule": "field-other-transport",
"not": {}
}
}
},
"else": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"url"
],
"if": {
"type": "object",
"required": [
"url"
]
},
"then": {
"type": "object",
"properties": {
"args": {
"x-rule": "field-other-transport",
"not": {}
},
"env": {
"x-rule": "field-other-transport",
"not": {}
},
"env_vars": {
"x-rule": "field-other-transport",
"not": {}
},
"cwd": {
"x-rule": "field-other-transport",
"not": {}
}
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
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:`object`,
additionalProperties:{
type:`string`}},
env_vars:{
type:`array`,
items:{
type:[`string`,`object`],
if:{
type:`object`},
then:{
type:`object`,
required:[`name`],
properties:{
name:{
type:`string`},
source:{
"x-effect":`refuses-file`,
"x-by":`L:CDX2`,
enum:[`local`,`remote`]}}}}},
cwd:{
type:`string`},
url:{
type:`string`},
bearer_token_env_var:{
type:`string`},
bearer_token:{
"x-by":`R:CDX`,
"x-effect":`refuses-file`,
"x-help":`put the token into a variable, and write its name as "bearer_token_env_var"`,
not:{}},
http_headers:{
type:`object`,
additionalProperties:{
type:`string`}},
env_http_headers:{
type:`object`,
additionalProperties:{
type:`string`}},
http_headers_helper:{},
oauth:{
type:`object`,
properties:{
client_id:{
type:`string`},
callback_port:{
type:`integer`,
minimum:0,
maximum:65535}}},
oauth_resource:{
type:`string`},
auth:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`oauth`,`chatgpt`,`ema_auth`]},
scopes:{
type:`array`,
items:{
type:`string`}},
startup_timeout_sec:{
type:`number`,
minimum:0,
if:{
type:`number`,
minimum:0},
then:{
type:`number`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
startup_timeout_ms:{
type:`integer`,
minimum:0,
if:{
type:`integer`,
minimum:0},
then:{
type:`integer`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
tool_timeout_sec:{
type:`number`,
minimum:0},
enabled:{
type:`boolean`},
required:{
type:`boolean`},
supports_parallel_tool_calls:{
type:`boolean`},
enabled_tools:{
type:`array`,
items:{
type:`string`}},
disabled_tools:{
type:`array`,
items:{
type:`string`}},
default_tools_approval_mode:{
"x-effect":`refuses-file`,
"x-by":`L:CDX2`,
enum:[`auto`,`prompt`,`writes`,`approve`]},
tools:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
approval_mode:{
"x-effect":`refuses-file`,
"x-by":`L:CDX2`,
enum:[`auto`,`prompt`,`writes`,`approve`]}}}},
omit_tools_from:{
type:`array`,
items:{
"x-effect":`refuses-file`,
"x-by":`L:CDX2`,
enum:[`code_mode`,`deferred`,`direct`]}},
environment_id:{
type:`string`},
name:{
type:`string`}},
if:{
type:`object`,
required:[`command`]},
then:{
type:`object`,
properties:{
url:{
"x-rule":`transport-conflict`,
not:{}},
bearer_token_env_var:{
"x-rule":`field-other-transport`,
not:{}},
http_headers:{
"x-rule":`field-other-transport`,
not:{}},
env_http_headers:{
"x-rule":`field-other-transport`,
not:{}},
http_headers_helper:{
"x-rule":`field-other-transport`,
not:{}},
oauth:{
"x-rule":`field-other-transport`,
not:{}},
oauth_resource:{
"x-rule":`field-other-transport`,
not:{}},
auth:{
"x-rule":`field-other-transport`,
not:{}}}},
else:{
type:`object`,
"x-rule":`transport-missing`,
required:[`url`],
if:{
type:`object`,
required:[`url`]},
then:{
type:`object`,
properties:{
args:{
"x-rule":`field-other-transport`,
not:{}},
env:{
"x-rule":`field-other-transport`,
not:{}},
env_vars:{
"x-rule":`field-other-transport`,
not:{}},
cwd:{
"x-rule":`field-other-transport`,
not:{}}}}}};
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
let p=d;
let m=!0;
let h=d;
if(d===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var g=h===d;
d=p;
u!==null&&(p?u.length=Math.min(u.length,p):u=null);
let _;
if(g){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/codex-server/then/properties/url/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/then/properties/bearer_token_env_var/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.http_headers!==void 0&&n.call(e,`http_headers`)){
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/$defs/codex-server/then/properties/http_headers/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.env_http_headers!==void 0&&n.call(e,`env_http_headers`)){
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/$defs/codex-server/then/properties/env_http_headers/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.http_headers_helper!==void 0&&n.call(e,`http_headers_helper`)){
let e={
instancePath:t+`/http_headers_helper`,
schemaPath:`#/$defs/codex-server/then/properties/http_headers_helper/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/then/properties/oauth/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/$defs/codex-server/then/properties/oauth_resource/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/codex-server/then/properties/auth/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
var g=r===d;
m=g;
if(m){
var v={};
v.url=!0;
v.bearer_token_env_var=!0;
v.http_headers=!0;
v.env_http_headers=!0;
v.http_headers_helper=!0;
v.oauth=!0;
v.oauth_resource=!0;
v.auth=!0}
_=`then`}else{
let r=d;
let i=d;
let a=!0;
let s=d;
if(d===s){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var y=s===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(y){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/codex-server/else/then/properties/args/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.env!==void 0&&n.call(e,`env`)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/codex-server/else/then/properties/env/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/else/then/properties/env_vars/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/else/then/properties/cwd/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/then/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
var y=r===d;
a=y;
if(a){
var b={};
b.args=!0;
b.env=!0;
b.env_vars=!0;
b.cwd=!0}}
if(!a){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
var g=r===d;
m=g;
if(m&&v!==!0&&b!==void 0){
if(b===!0)
v=!0;else{
v||={};
Object.assign(v,b)}}
_=`else`}
if(!m){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/codex-server/if`,
keyword:`if`,
params:{
failingKeyword:_}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(v!==!0){
v||={};
v.command=!0;
v.args=!0;
v.env=!0;
v.env_vars=!0;
v.cwd=!0;
v.url=!0;
v.bearer_token_env_var=!0;
v.bearer_token=!0;
v.http_headers=!0;
v.env_http_headers=!0;
v.http_headers_helper=!0;
v.oauth=!0;
v.oauth_resource=!0;
v.auth=!0;
v.scopes=!0;
v.startup_timeout_sec=!0;
v.startup_timeout_ms=!0;
v.tool_timeout_sec=!0;
v.enabled=!0;
v.required=!0;
v.supports_parallel_tool_calls=!0;
v.enabled_tools=!0;
v.disabled_tools=!0;
v.default_tools_approval_mode=!0;
v.tools=!0;
v.omit_tools_from=!0;
v.environment_id=!0;
v.name=!0}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/codex-server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/codex-server/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/codex-server/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
u=o(u,e);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/codex-server/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
u=o(u,e);
d++}}
if(e.env_vars!==void 0&&n.call(e,`env_vars`)){
let i=e.env_vars;
if(Array.isArray(i)){
let e=i.length;
for(
let a=0;a<e;a++){
let e=i[a];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/type`,
keyword:`type`,
params:{
type:r.properties.env_vars.items.type}};
u=o(u,e);
d++}
let s=d;
let c=!0;
let l=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=o(u,{});
d++}
var x=l===d;
d=s;
u!==null&&(s?u.length=Math.min(u.length,s):u=null);
if(x){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/required`,
keyword:`required`,
params:{
missingProperty:`name`}};
u=o(u,e);
d++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/env_vars/`+a+`/name`,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(e.source!==void 0&&n.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/env_vars/`+a+`/source`,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/properties/source/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}}else{
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=o(u,e);
d++}
var x=r===d;
c=x;
if(c){
var S={};
S.name=!0;
S.source=!0}}
if(!c){
let e={
instancePath:t+`/env_vars/`+a,
schemaPath:`#/$defs/codex-server/properties/env_vars/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=o(u,e);
d++}}}else{
let e={
instancePath:t+`/env_vars`,
schemaPath:`#/$defs/codex-server/properties/env_vars/type`,
keyword:`type`,
params:{
type:`array`}};
u=o(u,e);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/codex-server/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/codex-server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)&&typeof e.bearer_token_env_var!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/codex-server/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(e.bearer_token!==void 0&&n.call(e,`bearer_token`)){
let e={
instancePath:t+`/bearer_token`,
schemaPath:`#/$defs/codex-server/properties/bearer_token/not`,
keyword:`not`,
params:{}};
u=o(u,e);
d++}
if(e.http_headers!==void 0&&n.call(e,`http_headers`)){
let n=e.http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/http_headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/http_headers`,
schemaPath:`#/$defs/codex-server/properties/http_headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=o(u,e);
d++}}
if(e.env_http_headers!==void 0&&n.call(e,`env_http_headers`)){
let n=e.env_http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env_http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/env_http_headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/env_http_headers`,
schemaPath:`#/$defs/codex-server/properties/env_http_headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=o(u,e);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.client_id!==void 0&&n.call(r,`client_id`)&&typeof r.client_id!=`string`){
let e={
instancePath:t+`/oauth/client_id`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/client_id/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(r.callback_port!==void 0&&n.call(r,`callback_port`)){
let e=r.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/callback_port/type`,
keyword:`type`,
params:{
type:`integer`}};
u=o(u,e);
d++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/callback_port/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
u=o(u,e);
d++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callback_port`,
schemaPath:`#/$defs/codex-server/properties/oauth/properties/callback_port/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=o(u,e);
d++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/codex-server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
u=o(u,e);
d++}}
if(e.oauth_resource!==void 0&&n.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
let e={
instancePath:t+`/oauth_resource`,
schemaPath:`#/$defs/codex-server/properties/oauth_resource/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`chatgpt`&&n!==`ema_auth`){
let e={
instancePath:t+`/auth`,
schemaPath:`#/$defs/codex-server/properties/auth/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}
if(e.scopes!==void 0&&n.call(e,`scopes`)){
let n=e.scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/scopes/`+r,
schemaPath:`#/$defs/codex-server/properties/scopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/scopes`,
schemaPath:`#/$defs/codex-server/properties/scopes/type`,
keyword:`type`,
params:{
type:`array`}};
u=o(u,e);
d++}}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
let r=d;
let i=!0;
let a=d;
if(d===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var C=a===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(C){
let e=d;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/then/type`,
keyword:`type`,
params:{
type:`number`}};
u=o(u,e);
d++}
var C=e===d;
i=C}
if(!i){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=o(u,e);
d++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{
type:`number`}};
u=o(u,e);
d++}}
if(e.startup_timeout_ms!==void 0&&n.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/type`,
keyword:`type`,
params:{
type:`integer`}};
u=o(u,e);
d++}
let r=d;
let i=!0;
let a=d;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
u=o(u,{});
d++}
if(d===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
u=o(u,{});
d++}
var w=a===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(w){
let e=d;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/then/type`,
keyword:`type`,
params:{
type:`integer`}};
u=o(u,e);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
u=o(u,e);
d++}
var w=e===d;
i=w}
if(!i){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=o(u,e);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_ms`,
schemaPath:`#/$defs/codex-server/properties/startup_timeout_ms/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=o(u,e);
d++}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/codex-server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{
type:`number`}};
u=o(u,e);
d++}}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/codex-server/properties/enabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
u=o(u,e);
d++}
if(e.required!==void 0&&n.call(e,`required`)&&typeof e.required!=`boolean`){
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/codex-server/properties/required/type`,
keyword:`type`,
params:{
type:`boolean`}};
u=o(u,e);
d++}
if(e.supports_parallel_tool_calls!==void 0&&n.call(e,`supports_parallel_tool_calls`)&&typeof e.supports_parallel_tool_calls!=`boolean`){
let e={
instancePath:t+`/supports_parallel_tool_calls`,
schemaPath:`#/$defs/codex-server/properties/supports_parallel_tool_calls/type`,
keyword:`type`,
params:{
type:`boolean`}};
u=o(u,e);
d++}
if(e.enabled_tools!==void 0&&n.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/enabled_tools/`+r,
schemaPath:`#/$defs/codex-server/properties/enabled_tools/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/enabled_tools`,
schemaPath:`#/$defs/codex-server/properties/enabled_tools/type`,
keyword:`type`,
params:{
type:`array`}};
u=o(u,e);
d++}}
if(e.disabled_tools!==void 0&&n.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabled_tools/`+r,
schemaPath:`#/$defs/codex-server/properties/disabled_tools/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/disabled_tools`,
schemaPath:`#/$defs/codex-server/properties/disabled_tools/type`,
keyword:`type`,
params:{
type:`array`}};
u=o(u,e);
d++}}
if(e.default_tools_approval_mode!==void 0&&n.call(e,`default_tools_approval_mode`)){
let n=e.default_tools_approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
let e={
instancePath:t+`/default_tools_approval_mode`,
schemaPath:`#/$defs/codex-server/properties/default_tools_approval_mode/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}
if(e.tools!==void 0&&n.call(e,`tools`)){
let r=e.tools;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.approval_mode!==void 0&&n.call(i,`approval_mode`)){
let n=i.approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_mode`,
schemaPath:`#/$defs/codex-server/properties/tools/additionalProperties/properties/approval_mode/enum`,
keyword:`enum`,
params:{}};
u=o(u,n);
d++}}}else{
let n={
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/codex-server/properties/tools/additionalProperties/type`,
keyword:`type`,
params:{
type:`object`}};
u=o(u,n);
d++}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/$defs/codex-server/properties/tools/type`,
keyword:`type`,
params:{
type:`object`}};
u=o(u,e);
d++}}
if(e.omit_tools_from!==void 0&&n.call(e,`omit_tools_from`)){
let n=e.omit_tools_from;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`code_mode`&&e!==`deferred`&&e!==`direct`){
let e={
instancePath:t+`/omit_tools_from/`+r,
schemaPath:`#/$defs/codex-server/properties/omit_tools_from/items/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}}else{
let e={
instancePath:t+`/omit_tools_from`,
schemaPath:`#/$defs/codex-server/properties/omit_tools_from/type`,
keyword:`type`,
params:{
type:`array`}};
u=o(u,e);
d++}}
if(e.environment_id!==void 0&&n.call(e,`environment_id`)&&typeof e.environment_id!=`string`){
let e={
instancePath:t+`/environment_id`,
schemaPath:`#/$defs/codex-server/properties/environment_id/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/codex-server/properties/name/type`,
keyword:`type`,
params:{
type:`string`}};
u=o(u,e);
d++}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/codex-server/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
i.errors=u;
f.props=v;
return d===0}
i.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp_servers!==void 0&&n.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:l,
dynamicAnchors:u})){
d=s(d,i.errors);
f+=i.errors.length}}else{
let e={
instancePath:t+`/mcp_servers`,
schemaPath:`#/properties/mcp_servers/type`,
keyword:`type`,
params:{
type:`object`}};
d=o(d,e);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
mcp_servers:!0},
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
exports.codex_exports=n;
exports.require_codex=j;
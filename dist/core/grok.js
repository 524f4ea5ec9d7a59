"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>p});
const r={
effect:`fine`,
by:`R:GRK`};
const i={
effect:`ignored`,
by:`R:GRK`};
const a={
effect:`drops-server`,
by:`R:GRK`};
const o={
effect:`drops-file`,
by:`R:GRK`};
const s=["${NAME}","${NAME:-default}",`$NAME`];
const c={
by:`R:GRK`,
transportKey:`type`,
transportKeyNeedsUrl:!0,
spellings:{
http:`http`,
sse:`sse`,
HTTP:`http`,
SSE:`sse`,
"streamable-http":`http`,
streamableHttp:`http`,
streamable_http:`http`,
stdio:`stdio`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
type:{
is:`transport`,
note:'`sse` alone means anything, and only beside a `url`; an address that ends in "/sse" needs none'},
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
cwd:{
is:`cwd`,
for:[`stdio`],
by:`M:GRK2`},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
bearer_token_env_var:{
is:`auth`,
form:`bearer-variable`,
for:[`http`,`sse`],
note:`the name of the variable that holds the token`,
by:`M:GRK2`},
oauth:{
is:`oauth`,
for:[`http`,`sse`],
takes:[`object`],
by:`M:GRK2`},
oauth_client_id:{
is:`oauth`,
part:`clientId`,
for:[`http`,`sse`],
by:`M:GRK2`},
oauth_client_secret_env_var:{
is:`other`,
for:[`http`,`sse`],
by:`M:GRK2`},
oauth_scopes:{
is:`oauth`,
part:`scopes`,
for:[`http`,`sse`],
takes:[`list`],
by:`M:GRK2`},
enabled:{
is:`enabled`,
default:`true`},
startup_timeout_sec:{
is:`startupTimeout`,
unit:`s`,
default:`30`,
note:`whole seconds`},
tool_timeout_sec:{
is:`timeout`,
unit:`s`,
default:`6000`,
note:`whole seconds`},
tool_timeouts:{
is:`other`,
note:`tool to whole seconds`},
expose_image_base64:{
is:`other`,
by:`M:GRK2`},
setup:{
is:`other`,
by:`M:GRK2`},
transport:{
is:`transport`,
unread:!0},
http_headers:{
is:`headers`,
unread:!0,
by:`M:GRK2`},
env_http_headers:{
is:`other`,
form:`header-variables`,
unread:!0,
by:`M:GRK2`},
httpUrl:{
is:`url`,
unread:!0},
serverUrl:{
is:`url`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0},
timeout:{
is:`timeout`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0},
enabled_tools:{
is:`toolsAllowed`,
unread:!0},
disabled_tools:{
is:`toolsDenied`,
unread:!0,
by:`M:GRK2`},
includeTools:{
is:`toolsAllowed`,
unread:!0},
excludeTools:{
is:`toolsDenied`,
unread:!0,
by:`M:GRK2`}},
bad:a,
emptyMeansAbsent:`url`,
nullMeansAbsent:!0,
notObject:a,
neither:a,
both:{
winner:`command`,
reaction:i},
unknownTransport:{
withCommand:r,
withUrl:{
effect:`fine`,
by:`R:GRK`,
note:`it speaks Streamable HTTP`},
notText:a},
mismatch:i,
mismatchOf:{
http:i,
sse:i},
urls:{
parsed:`unless-variable`,
reaction:{
effect:`fails-server`,
by:`R:GRK`}},
unsendable:i,
ownHeaders:{
names:[`content-length`],
reaction:{
effect:`fails-server`,
by:`R:GRK`}},
starts:{
blanks:`one-program`,
keepsTilde:!0,
skipsBadCwd:{
by:`R:GRK`},
by:`R:GRK`},
placeholders:{
in:{
command:s,
args:s,
env:s,
url:s,
headers:s},
whenUnset:`the text stays as it is`,
by:`R:GRK`},
names:[{
pattern:/^(?:[A-Za-z]|_(?!_))(?:[A-Za-z0-9-]|_(?!_|$))*$/,
allows:`letters, digits, "-" and single "_", with a letter or "_" first and no "_" last`,
fault:`cannot stand in the name of a tool, such as "server__tool"`,
reaction:{
effect:`hides-tools`,
by:`R:GRK`,
note:"only `grok mcp doctor` and its log say so"}}]};
const l={
language:`toml`,
bom:r,
empty:r,
broken:{
effect:`refuses-file`,
by:`R:GRK`},
duplicates:{
effect:`refuses-file`,
by:`R:GRK`}};
const u={
id:`grok`,
title:`Grok Build's configuration`,
files:[`.grok/config.toml`],
userFiles:[`~/.grok/config.toml`],
schemaBy:`R:GRK`,
syntax:l,
servers:[{
at:[`mcp_servers`]}],
noMap:r,
wrongKey:o,
badRoot:o,
dialect:c,
claims:`shape`,
unmistakable:!0};
const d={
id:`grok-others`,
title:`other clients' servers files, read by Grok Build`,
files:[],
schema:`grok-others`,
schemaBy:`R:GRK`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:o,
empty:r,
broken:o,
duplicates:r},
servers:[{
at:[`mcpServers`]}],
noMap:r,
wrongKey:o,
badRoot:o,
nullMap:r,
dialect:c,
claims:`path`,
readsToo:[`claude-code-project`,`cursor`]};
const f={...u,
id:`grok-misplaced`,
title:`a servers file where Grok Build does not look`,
files:[`.grok/mcp.json`],
userFiles:[`~/.grok/mcp.json`],
schema:`none`,
syntax:{...l,
language:`json`,
comments:!1,
trailingCommas:!1,
broken:r,
duplicates:r},
servers:[],
wrongKey:r,
badRoot:r,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`.grok/config.toml, each as a table "[mcp_servers.<name>]"`,
by:`R:GRK`}]};
var p=t.defineClient({
id:`grok`,
name:`Grok Build`,
about:"xAI's coding agent. A server that does not fit is left out without a word; `grok mcp doctor` tells which are left. It also reads `.mcp.json`, `.cursor/mcp.json` and `~/.claude.json`, and its own files win, the user's as well.",
sources:{
GRK:{
title:`@xai-official/grok, run`,
version:`1.0.41`,
date:`2026-11-19`,
recordings:[`grok`,`grok-shared`]},
GRK2:{
title:`the guide in Grok Build's program`,
version:`1.0.41`,
date:`2026-11-19`}},
formats:[u,d,f],
moved:[{
env:`GROK_HOME`,
from:`~/.grok`,
by:`M:GRK2`}],
precedence:[{
sources:[{
format:`grok`,
files:`project`,
above:`nearer`},{
format:`grok`,
files:`user`},{
format:`claude-code-user`,
files:`user`,
at:[`mcpServers`]},{
format:`cursor`,
files:`project`},{
format:`claude-code-project`,
files:`project`}],
same:`replaced`,
by:`R:GRK`}],
toolNames:{
form:`S__T`,
server:e=>e,
name:(e,t)=>`${e}__${t}`,
collision:"a name with a second `__`, or with another character than letters, digits, `_` and `-`, is left out",
limit:{
most:256,
length:(e,t)=>e.length+t.length+2,
over:`left-out`,
by:`M:GRK2`},
by:`R:GRK`}});
var m=e.__commonJSMin(((e,t)=>{
t.exports={
validate:d,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp_servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"allOf": [
{
"$ref": "#/$defs/server"
},
{
"$ref": "#/$defs/patience"
}
]
}
}
},
"$defs": {
"patience": {
"type": "object",
"properties": {
"startup_timeout_sec": {
"type": [
"integer",
"null"
],
"if": {
"type": "integer",
"minimum": 0
},
"then": {
"type": "integer",
"exclusiveMinimum": 0,
"x-effect": "fails-server",
"x-by": "R:GRK"
}
}
}
},
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {},
"enabled": {
"type": "boolean"
},
"startup_timeout_sec": {
"type": [
"integer",
"null"
],
"minimum": 0,
"exclusiveMaximum": 18446744073709552000
},
"tool_timeout_sec": {
"type": "integer",
"minimum": 0,
"exclusiveMaximum": 18446744073709552000
},
"tool_timeouts": {
"type": "object",
"additionalProperties": {
"type": "integer",
"minimum": 0
}
},
"oauth": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"scopes": {
"type": "array",
"items": {
"type": "string"
}
},
"callbackPort": {
"type": "integer",
"minimum": 0,
"maximum": 65535
}
}
},
"oauth_client_id": {
"type": "string"
},
"oauth_client_secret_env_var": {
"type": "string"
},
"oauth_scopes": {
"type": "array",
"items": {
"type": "string"
}
},
"expose_image_base64": {
"type": "boolean"
},
"setup": {
"type": "object"
}
},
"if": {
"type": "object",
"properties": {
"command": {
"type": "string"
}
},
"required": [
"command"
]
},
"then": {
"$ref": "#/$defs/local"
},
"else": {
"if": {
"type": "object",
"required": [
"url"
]
},
"then": {
"$ref": "#/$defs/remote"
},
"else": {
"$ref": "#/$defs/local"
}
}
},
"local": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"command"
],
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
"type": [
"object",
"null"
],
"additionalProperties": {
"type": "string"
}
},
"cwd": {
"type": [
"string",
"null"
]
}
}
},
"remote": {
"type": "object",
"properties": {
"url": {
"type": "string"
},
"type": {
"x-rule": "transport-unknown",
"type": "string"
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
"bearer_token_env_var": {
"type": "string"
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
type:{},
enabled:{
type:`boolean`},
startup_timeout_sec:{
type:[`integer`,`null`],
minimum:0,
exclusiveMaximum:0x10000000000000000},
tool_timeout_sec:{
type:`integer`,
minimum:0,
exclusiveMaximum:0x10000000000000000},
tool_timeouts:{
type:`object`,
additionalProperties:{
type:`integer`,
minimum:0}},
oauth:{
type:`object`,
properties:{
clientId:{
type:`string`},
scopes:{
type:`array`,
items:{
type:`string`}},
callbackPort:{
type:`integer`,
minimum:0,
maximum:65535}}},
oauth_client_id:{
type:`string`},
oauth_client_secret_env_var:{
type:`string`},
oauth_scopes:{
type:`array`,
items:{
type:`string`}},
expose_image_base64:{
type:`boolean`},
setup:{
type:`object`}},
if:{
type:`object`,
properties:{
command:{
type:`string`}},
required:[`command`]},
then:{
$ref:`#/$defs/local`},
else:{
if:{
type:`object`,
required:[`url`]},
then:{
$ref:`#/$defs/remote`},
else:{
$ref:`#/$defs/local`}}};
let i={
type:`object`,
"x-rule":`transport-missing`,
required:[`command`],
properties:{
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:[`object`,`null`],
additionalProperties:{
type:`string`}},
cwd:{
type:[`string`,`null`]}}};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=a.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=f(l,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
u++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
l=f(l,e);
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
params:{
type:`string`}};
l=f(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/local/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
l=f(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/local/properties/env/type`,
keyword:`type`,
params:{
type:i.properties.env.type}};
l=f(l,e);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/local/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
l=f(l,n);
u++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{
type:i.properties.cwd.type}};
l=f(l,e);
u++}}}else{
l=f(l,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{
type:`object`}});
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
let o={
type:`object`,
properties:{
url:{
type:`string`},
type:{
"x-rule":`transport-unknown`,
type:`string`},
headers:{
type:[`object`,`null`],
additionalProperties:{
type:`string`}},
bearer_token_env_var:{
type:`string`}}};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=s.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
l=f(l,e);
u++}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/remote/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
l=f(l,e);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{
type:o.properties.headers.type}};
l=f(l,e);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/remote/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
l=f(l,n);
u++}}}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)&&typeof e.bearer_token_env_var!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/remote/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{
type:`string`}};
l=f(l,e);
u++}}else{
l=f(l,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
s.errors=l;
return u===0}
s.evaluated={
props:{
url:!0,
type:!0,
headers:!0,
bearer_token_env_var:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let m=0;
let h=c.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
let g=m;
let _=!0;
let v=m;
if(m===v){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
d=f(d,{});
m++}else 
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
d=f(d,{});
m++}}else{
d=f(d,{});
m++}}
var y=v===m;
m=g;
d!==null&&(g?d.length=Math.min(d.length,g):d=null);
let b;
if(y){
let n=m;
if(!a(e,{
instancePath:t,
parentData:i,
parentDataProperty:o,
rootData:l,
dynamicAnchors:u})){
d=p(d,a.errors);
m+=a.errors.length}
var y=n===m;
_=y;
if(_){
var x={};
x.command=!0;
x.args=!0;
x.env=!0;
x.cwd=!0}
b=`then`}else{
let r=m;
let c=m;
let h=!0;
let g=m;
if(m===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
d=f(d,{});
m++}}else{
d=f(d,{});
m++}}
var S=g===m;
m=c;
d!==null&&(c?d.length=Math.min(d.length,c):d=null);
let v;
if(S){
let n=m;
if(!s(e,{
instancePath:t,
parentData:i,
parentDataProperty:o,
rootData:l,
dynamicAnchors:u})){
d=p(d,s.errors);
m+=s.errors.length}
var S=n===m;
h=S;
if(h){
var C={};
C.url=!0;
C.type=!0;
C.headers=!0;
C.bearer_token_env_var=!0}
v=`then`}else{
let n=m;
if(!a(e,{
instancePath:t,
parentData:i,
parentDataProperty:o,
rootData:l,
dynamicAnchors:u})){
d=p(d,a.errors);
m+=a.errors.length}
var S=n===m;
h=S;
if(h&&C!==!0){
C||={};
C.command=!0;
C.args=!0;
C.env=!0;
C.cwd=!0}
v=`else`}
if(!h){
d=f(d,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:v}});
m++}
var y=r===m;
_=y;
if(_&&x!==!0&&C!==void 0){
if(C===!0)
x=!0;else{
x||={};
Object.assign(x,C)}}
b=`else`}
if(!_){
d=f(d,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:b}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.type=!0;
x.enabled=!0;
x.startup_timeout_sec=!0;
x.tool_timeout_sec=!0;
x.tool_timeouts=!0;
x.oauth=!0;
x.oauth_client_id=!0;
x.oauth_client_secret_env_var=!0;
x.oauth_scopes=!0;
x.expose_image_base64=!0;
x.setup=!0}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=f(d,e);
m++}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{
type:r.properties.startup_timeout_sec.type}};
d=f(d,e);
m++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/server/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=f(d,e);
m++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/server/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
d=f(d,e);
m++}}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{
type:`integer`}};
d=f(d,e);
m++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/server/properties/tool_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=f(d,e);
m++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/server/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
d=f(d,e);
m++}}}
if(e.tool_timeouts!==void 0&&n.call(e,`tool_timeouts`)){
let n=e.tool_timeouts;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`number`||r%1||isNaN(r)||!isFinite(r)){
let n={
instancePath:t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/tool_timeouts/additionalProperties/type`,
keyword:`type`,
params:{
type:`integer`}};
d=f(d,n);
m++}
if(typeof r==`number`&&isFinite(r)&&(r<0||isNaN(r))){
let n={
instancePath:t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/tool_timeouts/additionalProperties/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=f(d,n);
m++}}else{
let e={
instancePath:t+`/tool_timeouts`,
schemaPath:`#/$defs/server/properties/tool_timeouts/type`,
keyword:`type`,
params:{
type:`object`}};
d=f(d,e);
m++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/server/properties/oauth/properties/clientId/type`,
keyword:`type`,
params:{
type:`string`}};
d=f(d,e);
m++}
if(r.scopes!==void 0&&n.call(r,`scopes`)){
let e=r.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/scopes/`+r,
schemaPath:`#/$defs/server/properties/oauth/properties/scopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=f(d,e);
m++}}else{
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/server/properties/oauth/properties/scopes/type`,
keyword:`type`,
params:{
type:`array`}};
d=f(d,e);
m++}}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/server/properties/oauth/properties/callbackPort/type`,
keyword:`type`,
params:{
type:`integer`}};
d=f(d,e);
m++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/server/properties/oauth/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
d=f(d,e);
m++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/server/properties/oauth/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
d=f(d,e);
m++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
d=f(d,e);
m++}}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)&&typeof e.oauth_client_id!=`string`){
let e={
instancePath:t+`/oauth_client_id`,
schemaPath:`#/$defs/server/properties/oauth_client_id/type`,
keyword:`type`,
params:{
type:`string`}};
d=f(d,e);
m++}
if(e.oauth_client_secret_env_var!==void 0&&n.call(e,`oauth_client_secret_env_var`)&&typeof e.oauth_client_secret_env_var!=`string`){
let e={
instancePath:t+`/oauth_client_secret_env_var`,
schemaPath:`#/$defs/server/properties/oauth_client_secret_env_var/type`,
keyword:`type`,
params:{
type:`string`}};
d=f(d,e);
m++}
if(e.oauth_scopes!==void 0&&n.call(e,`oauth_scopes`)){
let n=e.oauth_scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/oauth_scopes/`+r,
schemaPath:`#/$defs/server/properties/oauth_scopes/items/type`,
keyword:`type`,
params:{
type:`string`}};
d=f(d,e);
m++}}else{
let e={
instancePath:t+`/oauth_scopes`,
schemaPath:`#/$defs/server/properties/oauth_scopes/type`,
keyword:`type`,
params:{
type:`array`}};
d=f(d,e);
m++}}
if(e.expose_image_base64!==void 0&&n.call(e,`expose_image_base64`)&&typeof e.expose_image_base64!=`boolean`){
let e={
instancePath:t+`/expose_image_base64`,
schemaPath:`#/$defs/server/properties/expose_image_base64/type`,
keyword:`type`,
params:{
type:`boolean`}};
d=f(d,e);
m++}
if(e.setup!==void 0&&n.call(e,`setup`)){
let n=e.setup;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/setup`,
schemaPath:`#/$defs/server/properties/setup/type`,
keyword:`type`,
params:{
type:`object`}};
d=f(d,e);
m++}}}else{
d=f(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
c.errors=d;
h.props=x;
return m===0}
c.evaluated={
dynamicProps:!0,
dynamicItems:!1};
let l={
type:`object`,
properties:{
startup_timeout_sec:{
type:[`integer`,`null`],
if:{
type:`integer`,
minimum:0},
then:{
type:`integer`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:GRK`}}}};
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let d=u.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/patience/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{
type:l.properties.startup_timeout_sec.type}};
s=f(s,e);
c++}
let r=c;
let i=!0;
let a=c;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
s=f(s,{});
c++}
if(c===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
s=f(s,{});
c++}
var p=a===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(p){
let e=c;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/patience/properties/startup_timeout_sec/then/type`,
keyword:`type`,
params:{
type:`integer`}};
s=f(s,e);
c++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/patience/properties/startup_timeout_sec/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
s=f(s,e);
c++}
var p=e===c;
i=p}
if(!i){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/patience/properties/startup_timeout_sec/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=f(s,e);
c++}}}else{
s=f(s,{
instancePath:t,
schemaPath:`#/$defs/patience/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
u.errors=s;
return c===0}
u.evaluated={
props:{
startup_timeout_sec:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let m=d.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp_servers!==void 0&&n.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(c(r,{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o}))
var h=c.evaluated.props;else{
s=p(s,c.errors);
l+=c.errors.length}
if(!u(r,{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=p(s,u.errors);
l+=u.errors.length}
if(h!==!0){
h||={};
h.startup_timeout_sec=!0}}else{
let e={
instancePath:t+`/mcp_servers`,
schemaPath:`#/properties/mcp_servers/type`,
keyword:`type`,
params:{
type:`object`}};
s=f(s,e);
l++}}}else{
s=f(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
l++}
d.errors=s;
return l===0}
d.evaluated={
props:{
mcp_servers:!0},
dynamicProps:!1,
dynamicItems:!1};
function f(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function p(e,t){
if(e===null)
return t;
for(
let n of t)
f(e,n);
return e}}));
exports.grok_exports=n;
exports.require_grok=m;
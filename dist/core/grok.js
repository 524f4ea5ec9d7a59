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
skipsBadCwd:{
by:`R:GRK`},
by:`R:GRK`},
keepsTilde:{
words:`R:GRK`},
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
duplicates:r,
halves:o},
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
validate:s,
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
"type": [
"object",
"array"
],
"maxItems": 0,
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
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=c(l,{
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
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/local/properties/env/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
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
u++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
command:!0,
args:!0,
env:!0,
cwd:!0},
dynamicProps:!1,
dynamicItems:!1};
function i(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let d=i.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/remote/properties/type/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/remote/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
l=c(l,n);
u++}}}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)&&typeof e.bearer_token_env_var!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/remote/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
i.evaluated={
props:{
url:!0,
type:!0,
headers:!0,
bearer_token_env_var:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
f=c(f,{});
p++}else 
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
f=c(f,{});
p++}}else{
f=c(f,{});
p++}}
var v=_===p;
p=h;
f!==null&&(h?f.length=Math.min(f.length,h):f=null);
let y;
if(v){
let n=p;
if(!r(e,{
instancePath:t,
parentData:o,
parentDataProperty:s,
rootData:u,
dynamicAnchors:d})){
f=l(f,r.errors);
p+=r.errors.length}
var v=n===p;
g=v;
if(g){
var b={};
b.command=!0;
b.args=!0;
b.env=!0;
b.cwd=!0}
y=`then`}else{
let a=p;
let m=p;
let h=!0;
let _=p;
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
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
if(!i(e,{
instancePath:t,
parentData:o,
parentDataProperty:s,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}
var x=n===p;
h=x;
if(h){
var S={};
S.url=!0;
S.type=!0;
S.headers=!0;
S.bearer_token_env_var=!0}
C=`then`}else{
let n=p;
if(!r(e,{
instancePath:t,
parentData:o,
parentDataProperty:s,
rootData:u,
dynamicAnchors:d})){
f=l(f,r.errors);
p+=r.errors.length}
var x=n===p;
h=x;
if(h&&S!==!0){
S||={};
S.command=!0;
S.args=!0;
S.env=!0;
S.cwd=!0}
C=`else`}
if(!h){
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:C}});
p++}
var v=a===p;
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
b.type=!0;
b.enabled=!0;
b.startup_timeout_sec=!0;
b.tool_timeout_sec=!0;
b.tool_timeouts=!0;
b.oauth=!0;
b.oauth_client_id=!0;
b.oauth_client_secret_env_var=!0;
b.oauth_scopes=!0;
b.expose_image_base64=!0;
b.setup=!0}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/server/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=c(f,e);
p++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/server/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
f=c(f,e);
p++}}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/server/properties/tool_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=c(f,e);
p++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/server/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
f=c(f,e);
p++}}}
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
params:{}};
f=c(f,n);
p++}
if(typeof r==`number`&&isFinite(r)&&(r<0||isNaN(r))){
let n={
instancePath:t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/tool_timeouts/additionalProperties/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=c(f,n);
p++}}else{
let e={
instancePath:t+`/tool_timeouts`,
schemaPath:`#/$defs/server/properties/tool_timeouts/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if(!r||typeof r!=`object`){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(Array.isArray(r)&&r.length>0){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/maxItems`,
keyword:`maxItems`,
params:{
limit:0}};
f=c(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/server/properties/oauth/properties/clientId/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
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
params:{}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/server/properties/oauth/properties/scopes/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}
if(r.callbackPort!==void 0&&n.call(r,`callbackPort`)){
let e=r.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/server/properties/oauth/properties/callbackPort/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/server/properties/oauth/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
f=c(f,e);
p++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/server/properties/oauth/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
f=c(f,e);
p++}}}}}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)&&typeof e.oauth_client_id!=`string`){
let e={
instancePath:t+`/oauth_client_id`,
schemaPath:`#/$defs/server/properties/oauth_client_id/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(e.oauth_client_secret_env_var!==void 0&&n.call(e,`oauth_client_secret_env_var`)&&typeof e.oauth_client_secret_env_var!=`string`){
let e={
instancePath:t+`/oauth_client_secret_env_var`,
schemaPath:`#/$defs/server/properties/oauth_client_secret_env_var/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
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
params:{}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/oauth_scopes`,
schemaPath:`#/$defs/server/properties/oauth_scopes/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}
if(e.expose_image_base64!==void 0&&n.call(e,`expose_image_base64`)&&typeof e.expose_image_base64!=`boolean`){
let e={
instancePath:t+`/expose_image_base64`,
schemaPath:`#/$defs/server/properties/expose_image_base64/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(e.setup!==void 0&&n.call(e,`setup`)){
let n=e.setup;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/setup`,
schemaPath:`#/$defs/server/properties/setup/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
m.props=b;
return p===0}
a.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let l=null;
let u=0;
let d=o.evaluated;
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
params:{}};
l=c(l,e);
u++}
let r=u;
let i=!0;
let a=u;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
l=c(l,{});
u++}
if(u===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
l=c(l,{});
u++}
var f=a===u;
u=r;
l!==null&&(r?l.length=Math.min(l.length,r):l=null);
if(f){
let e=u;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/patience/properties/startup_timeout_sec/then/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/patience/properties/startup_timeout_sec/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
l=c(l,e);
u++}
var f=e===u;
i=f}
if(!i){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/patience/properties/startup_timeout_sec/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=c(l,e);
u++}}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/patience/type`,
keyword:`type`,
params:{}});
u++}
o.errors=l;
return u===0}
o.evaluated={
props:{
startup_timeout_sec:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp_servers!==void 0&&n.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(a(r,{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d}))
var h=a.evaluated.props;else{
f=l(f,a.errors);
p+=a.errors.length}
if(!o(r,{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,o.errors);
p+=o.errors.length}
if(h!==!0){
h||={};
h.startup_timeout_sec=!0}}else{
let e={
instancePath:t+`/mcp_servers`,
schemaPath:`#/properties/mcp_servers/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
s.errors=f;
return p===0}
s.evaluated={
props:{
mcp_servers:!0},
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
exports.grok_exports=n;
exports.require_grok=m;
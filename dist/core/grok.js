"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>h});
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
keys:{
clientId:`clientId`,
clientSecretEnvVar:`own`,
scopes:`scopes`,
callbackPort:`callbackPort`},
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
fitting:[`command`,`args`,`env`,`cwd`],
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
fillsBraces:{
names:[`session_id`],
in:[`headers`],
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
id:`grok`,
title:`Grok Build's configuration`,
files:[`.grok/config.toml`],
userFiles:[`~/.grok/config.toml`],
schemaBy:`R:GRK`,
syntax:{
language:`toml`,
bom:r,
empty:r,
broken:{
effect:`refuses-file`,
by:`R:GRK`},
duplicates:{
effect:`refuses-file`,
by:`R:GRK`}},
servers:[{
at:[`mcp_servers`]}],
noMap:r,
wrongKey:o,
badRoot:o,
dialect:c,
claims:`shape`,
unmistakable:!0};
const u={
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
readsToo:[`claude-code-project`,`cursor`]};
const{
unmistakable:d,...f}=l;
const p={...f,
id:`grok-misplaced`,
title:`a servers file where Grok Build does not look`,
files:[`.grok/mcp.json`],
userFiles:[`~/.grok/mcp.json`],
schema:`none`,
syntax:t.passedOver(r),
servers:[],
wrongKey:r,
badRoot:r,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`.grok/config.toml, each as a table "[mcp_servers.<name>]"`,
by:`R:GRK`}]};
const m={...p,
id:`grok-settings`,
files:[`.grok/settings.json`],
userFiles:[`~/.grok/settings.json`],
unread:[{
at:[`mcpServers`],
instead:`.grok/config.toml, each as a table "[mcp_servers.<name>]"; grok-cli, another program, read this file up to 0.0.34`,
by:`M:GRK2`}]};
var h=t.defineClient({
id:`grok`,
name:`Grok Build`,
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
formats:[l,u,p,m],
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
var g=e.__commonJSMin(((e,t)=>{
t.exports={
validate:l,
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
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"clientSecretEnvVar": {
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
],
"anyOf": [
{
"type": "object",
"not": {
"type": "object",
"properties": {
"url": {
"type": "string"
}
},
"required": [
"url"
]
}
},
{
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
"cwd": {
"type": "string"
}
}
}
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
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
clientId:{
type:`string`},
clientSecretEnvVar:{
type:`string`},
scopes:{
type:`array`,
items:{
type:`string`}},
callbackPort:{
type:`integer`,
minimum:0,
maximum:65535}}}},
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
required:[`command`],
anyOf:[{
type:`object`,
not:{
type:`object`,
properties:{
url:{
type:`string`}},
required:[`url`]}},{
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
cwd:{
type:`string`}}}]},
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
let i=d;
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
c=u(c,{
instancePath:t,
schemaPath:`#/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
l++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
c=f(c,t+`/command`,`#/$defs/local/properties/command/type`);
l++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=f(c,t+`/args/`+r,`#/$defs/local/properties/args/items/type`);
l++}}else{
c=f(c,t+`/args`,`#/$defs/local/properties/args/type`);
l++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
c=f(c,t+`/env`,`#/$defs/local/properties/env/type`);
l++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=f(c,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/local/properties/env/additionalProperties/type`);
l++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
c=f(c,t+`/cwd`,`#/$defs/local/properties/cwd/type`);
l++}}}else{
c=u(c,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
l++}
a.errors=c;
return l===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
c=f(c,t+`/url`,`#/$defs/remote/properties/url/type`);
l++}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
c=f(c,t+`/type`,`#/$defs/remote/properties/type/type`);
l++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
c=f(c,t+`/headers`,`#/$defs/remote/properties/headers/type`);
l++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=f(c,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/remote/properties/headers/additionalProperties/type`);
l++}}}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)&&typeof e.bearer_token_env_var!=`string`){
c=f(c,t+`/bearer_token_env_var`,`#/$defs/remote/properties/bearer_token_env_var/type`);
l++}}else{
c=u(c,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
l++}
o.errors=c;
return l===0}
function s(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:d=e,
dynamicAnchors:m={}}={}){
let h=null;
let g=0;
let _=s.evaluated;
_.dynamicProps&&(_.props=void 0);
_.dynamicItems&&(_.items=void 0);
let v=g;
let y=!0;
let b=g;
let x=g;
let S=!1;
let C=g;
if(!e||typeof e!=`object`||Array.isArray(e)){
h=u(h,{});
g++}
let w=g;
let T=g;
if(g===T){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
h=u(h,{});
g++}else 
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
h=u(h,{});
g++}}else{
h=u(h,{});
g++}}
if(T===g){
h=u(h,{});
g++}else{
g=w;
h!==null&&(w?h.length=Math.min(h.length,w):h=null)}
var E=C===g;
S||=E;
let D=g;
if(g===D){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
let t=g;
if(typeof e.command!=`string`){
h=u(h,{});
g++}
var O=t===g}else 
var O=!0;
if(O){
if(e.args!==void 0&&n.call(e,`args`)){
let t=e.args;
let n=g;
if(g===n){
if(Array.isArray(t)){
let e=t.length;
for(
let n=0;n<e;n++){
let e=g;
if(typeof t[n]!=`string`){
h=u(h,{});
g++}
if(e!==g)
break}}else{
h=u(h,{});
g++}}
var O=n===g}else 
var O=!0;
if(O){
if(e.env!==void 0&&n.call(e,`env`)){
let t=e.env;
let n=g;
if(g===n){
if(t&&typeof t==`object`&&!Array.isArray(t))
for(
let e of Object.keys(t)){
let n=g;
if(typeof t[e]!=`string`){
h=u(h,{});
g++}
if(n!==g)
break}else{
h=u(h,{});
g++}}
var O=n===g}else 
var O=!0;
if(O){
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let t=g;
if(typeof e.cwd!=`string`){
h=u(h,{});
g++}
var O=t===g}else 
var O=!0}}}}else{
h=u(h,{});
g++}}
var E=D===g;
S||=E;
if(E){
var k={};
k.command=!0;
k.args=!0;
k.env=!0;
k.cwd=!0}
if(S){
g=x;
h!==null&&(x?h.length=Math.min(h.length,x):h=null)}else{
h=u(h,{});
g++}
if(g===b){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
h=u(h,{});
g++}else{
if(k!==!0){
k||={};
k.command=!0}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
h=u(h,{});
g++}}}else{
h=u(h,{});
g++}}
var A=b===g;
g=v;
h!==null&&(v?h.length=Math.min(h.length,v):h=null);
let j;
if(A){
let n=g;
if(!a(e,{
instancePath:t,
parentData:c,
parentDataProperty:l,
rootData:d,
dynamicAnchors:m})){
h=p(h,a.errors);
g+=a.errors.length}
var A=n===g;
y=A;
if(y&&k!==!0){
k||={};
k.command=!0;
k.args=!0;
k.env=!0;
k.cwd=!0}
j=`then`}else{
let r=g;
let i=g;
let s=!0;
let f=g;
if(g===f){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
h=u(h,{});
g++}}else{
h=u(h,{});
g++}}
var M=f===g;
g=i;
h!==null&&(i?h.length=Math.min(h.length,i):h=null);
let _;
if(M){
let n=g;
if(!o(e,{
instancePath:t,
parentData:c,
parentDataProperty:l,
rootData:d,
dynamicAnchors:m})){
h=p(h,o.errors);
g+=o.errors.length}
var M=n===g;
s=M;
if(s){
var N={};
N.url=!0;
N.type=!0;
N.headers=!0;
N.bearer_token_env_var=!0}
_=`then`}else{
let n=g;
if(!a(e,{
instancePath:t,
parentData:c,
parentDataProperty:l,
rootData:d,
dynamicAnchors:m})){
h=p(h,a.errors);
g+=a.errors.length}
var M=n===g;
s=M;
if(s&&N!==!0){
N||={};
N.command=!0;
N.args=!0;
N.env=!0;
N.cwd=!0}
_=`else`}
if(!s){
h=u(h,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
g++}
var A=r===g;
y=A;
if(y&&k!==!0&&N!==void 0){
if(N===!0)
k=!0;else{
k||={};
Object.assign(k,N)}}
j=`else`}
if(!y){
h=u(h,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:j}});
g++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(k!==!0){
k||={};
k.type=!0;
k.enabled=!0;
k.startup_timeout_sec=!0;
k.tool_timeout_sec=!0;
k.tool_timeouts=!0;
k.oauth=!0;
k.oauth_client_id=!0;
k.oauth_client_secret_env_var=!0;
k.oauth_scopes=!0;
k.expose_image_base64=!0;
k.setup=!0}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
h=f(h,t+`/enabled`,`#/$defs/server/properties/enabled/type`);
g++}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
h=f(h,t+`/startup_timeout_sec`,`#/$defs/server/properties/startup_timeout_sec/type`);
g++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
h=f(h,t+`/startup_timeout_sec`,`#/$defs/server/properties/startup_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
g++}
if(n>=0x10000000000000000||isNaN(n)){
h=f(h,t+`/startup_timeout_sec`,`#/$defs/server/properties/startup_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
g++}}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=f(h,t+`/tool_timeout_sec`,`#/$defs/server/properties/tool_timeout_sec/type`);
g++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
h=f(h,t+`/tool_timeout_sec`,`#/$defs/server/properties/tool_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
g++}
if(n>=0x10000000000000000||isNaN(n)){
h=f(h,t+`/tool_timeout_sec`,`#/$defs/server/properties/tool_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
g++}}}
if(e.tool_timeouts!==void 0&&n.call(e,`tool_timeouts`)){
let n=e.tool_timeouts;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`number`||r%1||isNaN(r)||!isFinite(r)){
h=f(h,t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/tool_timeouts/additionalProperties/type`);
g++}
if(typeof r==`number`&&isFinite(r)&&(r<0||isNaN(r))){
h=f(h,t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/tool_timeouts/additionalProperties/minimum`,{
comparison:`>=`,
limit:0});
g++}}else{
h=f(h,t+`/tool_timeouts`,`#/$defs/server/properties/tool_timeouts/type`);
g++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let a=e.oauth;
let o=g;
let s=!0;
let c=g;
if(!i(a,r.properties.oauth.if.const)){
h=u(h,{});
g++}
var P=c===g;
g=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!P){
let e=g;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.clientId!==void 0&&n.call(a,`clientId`)&&typeof a.clientId!=`string`){
h=f(h,t+`/oauth/clientId`,`#/$defs/server/properties/oauth/else/properties/clientId/type`);
g++}
if(a.clientSecretEnvVar!==void 0&&n.call(a,`clientSecretEnvVar`)&&typeof a.clientSecretEnvVar!=`string`){
h=f(h,t+`/oauth/clientSecretEnvVar`,`#/$defs/server/properties/oauth/else/properties/clientSecretEnvVar/type`);
g++}
if(a.scopes!==void 0&&n.call(a,`scopes`)){
let e=a.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
h=f(h,t+`/oauth/scopes/`+r,`#/$defs/server/properties/oauth/else/properties/scopes/items/type`);
g++}}else{
h=f(h,t+`/oauth/scopes`,`#/$defs/server/properties/oauth/else/properties/scopes/type`);
g++}}
if(a.callbackPort!==void 0&&n.call(a,`callbackPort`)){
let e=a.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=f(h,t+`/oauth/callbackPort`,`#/$defs/server/properties/oauth/else/properties/callbackPort/type`);
g++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
h=f(h,t+`/oauth/callbackPort`,`#/$defs/server/properties/oauth/else/properties/callbackPort/maximum`,{
comparison:`<=`,
limit:65535});
g++}
if(e<0||isNaN(e)){
h=f(h,t+`/oauth/callbackPort`,`#/$defs/server/properties/oauth/else/properties/callbackPort/minimum`,{
comparison:`>=`,
limit:0});
g++}}}}else{
h=f(h,t+`/oauth`,`#/$defs/server/properties/oauth/else/type`);
g++}
var P=e===g;
s=P;
if(s){
var F={};
F.clientId=!0;
F.clientSecretEnvVar=!0;
F.scopes=!0;
F.callbackPort=!0}}
if(!s){
h=f(h,t+`/oauth`,`#/$defs/server/properties/oauth/if`,{
failingKeyword:`else`});
g++}}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)&&typeof e.oauth_client_id!=`string`){
h=f(h,t+`/oauth_client_id`,`#/$defs/server/properties/oauth_client_id/type`);
g++}
if(e.oauth_client_secret_env_var!==void 0&&n.call(e,`oauth_client_secret_env_var`)&&typeof e.oauth_client_secret_env_var!=`string`){
h=f(h,t+`/oauth_client_secret_env_var`,`#/$defs/server/properties/oauth_client_secret_env_var/type`);
g++}
if(e.oauth_scopes!==void 0&&n.call(e,`oauth_scopes`)){
let n=e.oauth_scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
h=f(h,t+`/oauth_scopes/`+r,`#/$defs/server/properties/oauth_scopes/items/type`);
g++}}else{
h=f(h,t+`/oauth_scopes`,`#/$defs/server/properties/oauth_scopes/type`);
g++}}
if(e.expose_image_base64!==void 0&&n.call(e,`expose_image_base64`)&&typeof e.expose_image_base64!=`boolean`){
h=f(h,t+`/expose_image_base64`,`#/$defs/server/properties/expose_image_base64/type`);
g++}
if(e.setup!==void 0&&n.call(e,`setup`)){
let n=e.setup;
if(!n||typeof n!=`object`||Array.isArray(n)){
h=f(h,t+`/setup`,`#/$defs/server/properties/setup/type`);
g++}}}else{
h=u(h,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
g++}
s.errors=h;
_.props=k;
return g===0}
s.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
s=f(s,t+`/startup_timeout_sec`,`#/$defs/patience/properties/startup_timeout_sec/type`);
l++}
let r=l;
let i=!0;
let a=l;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
s=u(s,{});
l++}
if(l===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
s=u(s,{});
l++}
var d=a===l;
l=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(d){
let e=l;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
s=f(s,t+`/startup_timeout_sec`,`#/$defs/patience/properties/startup_timeout_sec/then/type`);
l++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
s=f(s,t+`/startup_timeout_sec`,`#/$defs/patience/properties/startup_timeout_sec/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
l++}
var d=e===l;
i=d}
if(!i){
s=f(s,t+`/startup_timeout_sec`,`#/$defs/patience/properties/startup_timeout_sec/if`,{
failingKeyword:`then`});
l++}}}else{
s=u(s,{
instancePath:t,
schemaPath:`#/$defs/patience/type`,
keyword:`type`,
params:{}});
l++}
c.errors=s;
return l===0}
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let d=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp_servers!==void 0&&n.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(s(r,{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o}))
var h=s.evaluated.props;else{
d=p(d,s.errors);
m+=s.errors.length}
if(!c(r,{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
d=p(d,c.errors);
m+=c.errors.length}
if(h!==!0){
h||={};
h.startup_timeout_sec=!0}}else{
d=f(d,t+`/mcp_servers`,`#/properties/mcp_servers/type`);
m++}}}else{
d=u(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
l.errors=d;
return m===0}
function u(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function d(e,t){
if(e===t)
return!0;
if(typeof e!=`object`||typeof t!=`object`||e===null||t===null)
return!1;
if(Array.isArray(e)!==Array.isArray(t))
return!1;
let n=Object.keys(e);
if(n.length!==Object.keys(t).length)
return!1;
return n.every(n=>Object.hasOwn(t,n)&&d(e[n],t[n]))}
function f(e,t,n,r={}){
return u(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function p(e,t){
if(e===null)
return t;
for(
let n of t)
u(e,n);
return e}}));
exports.grok_exports=n;
exports.require_grok=g;
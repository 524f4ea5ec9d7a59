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
let i=d;
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let d=a.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
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
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/local/properties/command/type`,
keyword:`type`,
params:{}};
c=u(c,e);
l++}
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
c=u(c,e);
l++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/local/properties/args/type`,
keyword:`type`,
params:{}};
c=u(c,e);
l++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/local/properties/env/type`,
keyword:`type`,
params:{}};
c=u(c,e);
l++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/local/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
c=u(c,n);
l++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/local/properties/cwd/type`,
keyword:`type`,
params:{}};
c=u(c,e);
l++}}}else{
c=u(c,{
instancePath:t,
schemaPath:`#/$defs/local/type`,
keyword:`type`,
params:{}});
l++}
a.errors=c;
return l===0}
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
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let d=o.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{}};
c=u(c,e);
l++}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/remote/properties/type/type`,
keyword:`type`,
params:{}};
c=u(c,e);
l++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{}};
c=u(c,e);
l++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/remote/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
c=u(c,n);
l++}}}
if(e.bearer_token_env_var!==void 0&&n.call(e,`bearer_token_env_var`)&&typeof e.bearer_token_env_var!=`string`){
let e={
instancePath:t+`/bearer_token_env_var`,
schemaPath:`#/$defs/remote/properties/bearer_token_env_var/type`,
keyword:`type`,
params:{}};
c=u(c,e);
l++}}else{
c=u(c,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
l++}
o.errors=c;
return l===0}
o.evaluated={
props:{
url:!0,
type:!0,
headers:!0,
bearer_token_env_var:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:d=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
let g=s.evaluated;
g.dynamicProps&&(g.props=void 0);
g.dynamicItems&&(g.items=void 0);
let _=h;
let v=!0;
let y=h;
if(h===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
m=u(m,{});
h++}else 
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
m=u(m,{});
h++}}else{
m=u(m,{});
h++}}
var b=y===h;
h=_;
m!==null&&(_?m.length=Math.min(m.length,_):m=null);
let x;
if(b){
let n=h;
if(!a(e,{
instancePath:t,
parentData:c,
parentDataProperty:l,
rootData:d,
dynamicAnchors:p})){
m=f(m,a.errors);
h+=a.errors.length}
var b=n===h;
v=b;
if(v){
var S={};
S.command=!0;
S.args=!0;
S.env=!0;
S.cwd=!0}
x=`then`}else{
let r=h;
let i=h;
let s=!0;
let g=h;
if(h===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
m=u(m,{});
h++}}else{
m=u(m,{});
h++}}
var C=g===h;
h=i;
m!==null&&(i?m.length=Math.min(m.length,i):m=null);
let _;
if(C){
let n=h;
if(!o(e,{
instancePath:t,
parentData:c,
parentDataProperty:l,
rootData:d,
dynamicAnchors:p})){
m=f(m,o.errors);
h+=o.errors.length}
var C=n===h;
s=C;
if(s){
var w={};
w.url=!0;
w.type=!0;
w.headers=!0;
w.bearer_token_env_var=!0}
_=`then`}else{
let n=h;
if(!a(e,{
instancePath:t,
parentData:c,
parentDataProperty:l,
rootData:d,
dynamicAnchors:p})){
m=f(m,a.errors);
h+=a.errors.length}
var C=n===h;
s=C;
if(s&&w!==!0){
w||={};
w.command=!0;
w.args=!0;
w.env=!0;
w.cwd=!0}
_=`else`}
if(!s){
m=u(m,{
instancePath:t,
schemaPath:`#/$defs/server/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
h++}
var b=r===h;
v=b;
if(v&&S!==!0&&w!==void 0){
if(w===!0)
S=!0;else{
S||={};
Object.assign(S,w)}}
x=`else`}
if(!v){
m=u(m,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:x}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(S!==!0){
S||={};
S.type=!0;
S.enabled=!0;
S.startup_timeout_sec=!0;
S.tool_timeout_sec=!0;
S.tool_timeouts=!0;
S.oauth=!0;
S.oauth_client_id=!0;
S.oauth_client_secret_env_var=!0;
S.oauth_scopes=!0;
S.expose_image_base64=!0;
S.setup=!0}
if(e.enabled!==void 0&&n.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
let e={
instancePath:t+`/enabled`,
schemaPath:`#/$defs/server/properties/enabled/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}
if(e.startup_timeout_sec!==void 0&&n.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
if((typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))&&n!==null){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/server/properties/startup_timeout_sec/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/server/properties/startup_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=u(m,e);
h++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/server/properties/startup_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
m=u(m,e);
h++}}}
if(e.tool_timeout_sec!==void 0&&n.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/server/properties/tool_timeout_sec/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/server/properties/tool_timeout_sec/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=u(m,e);
h++}
if(n>=0x10000000000000000||isNaN(n)){
let e={
instancePath:t+`/tool_timeout_sec`,
schemaPath:`#/$defs/server/properties/tool_timeout_sec/exclusiveMaximum`,
keyword:`exclusiveMaximum`,
params:{
comparison:`<`,
limit:0x10000000000000000}};
m=u(m,e);
h++}}}
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
m=u(m,n);
h++}
if(typeof r==`number`&&isFinite(r)&&(r<0||isNaN(r))){
let n={
instancePath:t+`/tool_timeouts/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/tool_timeouts/additionalProperties/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=u(m,n);
h++}}else{
let e={
instancePath:t+`/tool_timeouts`,
schemaPath:`#/$defs/server/properties/tool_timeouts/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let a=e.oauth;
let o=h;
let s=!0;
let c=h;
if(!i(a,r.properties.oauth.if.const)){
m=u(m,{});
h++}
var T=c===h;
h=o;
m!==null&&(o?m.length=Math.min(m.length,o):m=null);
if(!T){
let e=h;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.clientId!==void 0&&n.call(a,`clientId`)&&typeof a.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/server/properties/oauth/else/properties/clientId/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}
if(a.scopes!==void 0&&n.call(a,`scopes`)){
let e=a.scopes;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/scopes/`+r,
schemaPath:`#/$defs/server/properties/oauth/else/properties/scopes/items/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}}else{
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/server/properties/oauth/else/properties/scopes/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}}
if(a.callbackPort!==void 0&&n.call(a,`callbackPort`)){
let e=a.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/server/properties/oauth/else/properties/callbackPort/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/server/properties/oauth/else/properties/callbackPort/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:65535}};
m=u(m,e);
h++}
if(e<0||isNaN(e)){
let e={
instancePath:t+`/oauth/callbackPort`,
schemaPath:`#/$defs/server/properties/oauth/else/properties/callbackPort/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
m=u(m,e);
h++}}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/else/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}
var T=e===h;
s=T;
if(s){
var E={};
E.clientId=!0;
E.scopes=!0;
E.callbackPort=!0}}
if(!s){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
m=u(m,e);
h++}}
if(e.oauth_client_id!==void 0&&n.call(e,`oauth_client_id`)&&typeof e.oauth_client_id!=`string`){
let e={
instancePath:t+`/oauth_client_id`,
schemaPath:`#/$defs/server/properties/oauth_client_id/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}
if(e.oauth_client_secret_env_var!==void 0&&n.call(e,`oauth_client_secret_env_var`)&&typeof e.oauth_client_secret_env_var!=`string`){
let e={
instancePath:t+`/oauth_client_secret_env_var`,
schemaPath:`#/$defs/server/properties/oauth_client_secret_env_var/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}
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
m=u(m,e);
h++}}else{
let e={
instancePath:t+`/oauth_scopes`,
schemaPath:`#/$defs/server/properties/oauth_scopes/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}}
if(e.expose_image_base64!==void 0&&n.call(e,`expose_image_base64`)&&typeof e.expose_image_base64!=`boolean`){
let e={
instancePath:t+`/expose_image_base64`,
schemaPath:`#/$defs/server/properties/expose_image_base64/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}
if(e.setup!==void 0&&n.call(e,`setup`)){
let n=e.setup;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/setup`,
schemaPath:`#/$defs/server/properties/setup/type`,
keyword:`type`,
params:{}};
m=u(m,e);
h++}}}else{
m=u(m,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
h++}
s.errors=m;
g.props=S;
return h===0}
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
let d=c.evaluated;
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
s=u(s,e);
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
var f=a===l;
l=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(f){
let e=l;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/patience/properties/startup_timeout_sec/then/type`,
keyword:`type`,
params:{}};
s=u(s,e);
l++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/patience/properties/startup_timeout_sec/then/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
s=u(s,e);
l++}
var f=e===l;
i=f}
if(!i){
let e={
instancePath:t+`/startup_timeout_sec`,
schemaPath:`#/$defs/patience/properties/startup_timeout_sec/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=u(s,e);
l++}}}else{
s=u(s,{
instancePath:t,
schemaPath:`#/$defs/patience/type`,
keyword:`type`,
params:{}});
l++}
c.errors=s;
return l===0}
c.evaluated={
props:{
startup_timeout_sec:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let d=null;
let p=0;
let m=l.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
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
d=f(d,s.errors);
p+=s.errors.length}
if(!c(r,{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
d=f(d,c.errors);
p+=c.errors.length}
if(h!==!0){
h||={};
h.startup_timeout_sec=!0}}else{
let e={
instancePath:t+`/mcp_servers`,
schemaPath:`#/properties/mcp_servers/type`,
keyword:`type`,
params:{}};
d=u(d,e);
p++}}}else{
d=u(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
l.errors=d;
return p===0}
l.evaluated={
props:{
mcp_servers:!0},
dynamicProps:!1,
dynamicItems:!1};
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
function f(e,t){
if(e===null)
return t;
for(
let n of t)
u(e,n);
return e}}));
exports.grok_exports=n;
exports.require_grok=m;
"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`refuses-file`,
by:`H:LIB`,
note:`LibreChat does not start`};
const i={
effect:`fine`,
by:`H:LIB`};
const a=["${NAME}"];
var o=t.defineClient({
id:`librechat`,
name:`LibreChat`,
about:"A chat application for the web. One `librechat.yaml` holds everything, and it is validated as a whole: one server that fits no shape keeps the process from starting.",
sources:{
LIB:{
title:`danny-avila/LibreChat 08c9cc3, read`,
version:`0.8`,
date:`2026-08-21`}},
formats:[{
id:`librechat`,
title:`LibreChat's configuration`,
files:[`librechat.yaml`],
schemaBy:`H:LIB`,
syntax:{
language:`yaml`,
merges:{
where:`always`,
by:`H:LIB`},
bom:i,
empty:{
effect:`fine`,
by:`M:LIB`},
broken:r,
duplicates:{
effect:`refuses-file`,
by:`M:LIB`}},
servers:[{
at:[`mcpServers`]}],
noMap:i,
badRoot:r,
head:{
version:`1.2.8`},
claims:`shape`,
dialect:{
by:`H:LIB`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
"streamable-http":`http`,
http:`http`,
sse:`sse`,
websocket:`ws`},
inferred:{
command:`stdio`,
url:`sse`,
urlReaction:i},
fields:{
type:{
is:`transport`,
note:`missing: the first shape that fits; an http address means sse, not Streamable HTTP`},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
blank:[],
for:[`stdio`],
note:`required, if only as an empty list`},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string; quote numbers`},
stderr:{
is:`other`,
for:[`stdio`],
default:`inherit`},
cwd:{
is:`cwd`,
for:[`stdio`],
by:`M:LIB`},
url:{
is:`url`,
for:[`http`,`sse`,`ws`],
note:`checked as a URL after variables are expanded`},
headers:{
is:`headers`,
for:[`http`,`sse`]},
timeout:{
is:`timeout`,
unit:`ms`},
initTimeout:{
is:`startupTimeout`,
unit:`ms`},
sseReadTimeout:{
is:`other`,
unit:`ms`,
default:`300000`},
title:{
is:`other`,
idle:!0,
note:`letters, digits and spaces`},
description:{
is:`description`},
startup:{
is:`other`,
default:`true`},
chatMenu:{
is:`other`},
iconPath:{
is:`other`,
idle:!0},
serverInstructions:{
is:`other`,
note:`a boolean, or the text itself`},
requiresOAuth:{
is:`auth`,
takes:[`boolean`]},
oauth:{
is:`oauth`,
takes:[`object`],
keys:{
authorization_url:`authorizationUrl`,
token_url:`tokenUrl`,
client_id:`clientId`,
client_secret:`clientSecret`,
scope:`scope`,
redirect_uri:`redirectUri`,
grant_types_supported:`own`,
token_endpoint_auth_methods_supported:`own`,
response_types_supported:`own`,
code_challenge_methods_supported:`own`,
skip_code_challenge_check:`own`,
revocation_endpoint:`own`,
revocation_endpoint_auth_methods_supported:`own`}},
oauth_headers:{
is:`other`},
apiKey:{
is:`auth`},
obo:{
is:`auth`},
customUserVars:{
is:`other`},
proxy:{
is:`other`,
by:`M:LIB`}},
bad:r,
switchOff:`remove the entry; "startup: false" only delays the connection`,
notObject:r,
neither:r,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:LIB`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
urls:{
parsed:`unless-variable`,
reaction:r,
schemes:[`ws`,`wss`]},
placeholders:{
in:{
args:a,
env:a,
url:a,
headers:a},
perUser:!0,
whenUnset:`the text stays as it is`,
by:`M:LIB`}}}],
toolNames:{
form:`T_mcp_S`,
server:l,
name:(e,t)=>s(e,u(t,l(e))),
names:c,
apartBy:`the name of the server`,
collision:`of two servers with one normal form, the one whose name is already normal is kept, else the first`,
alike:{
effect:`drops-server`,
by:`H:LIB`},
clash:{
within:`one`,
across:`one`},
by:`H:LIB`}});
function s(e,t){
return`${t}_mcp_${l(e)}`}
function c(e){
let t=e.map(({
server:e,
tool:t})=>u(t,l(e)));
let n=new Map;
let r=n=>JSON.stringify([e[n]?.server,t[n]]);
for(
let t of e.keys())
n.set(r(t),(n.get(r(t))??0)+1);
return e.map(({
server:e,
tool:i},a)=>s(e,n.get(r(a))===1?t[a]??i:i))}
function l(e){
if(/^[a-zA-Z0-9_.-]+$/.test(e))
return e;
let t=e.replace(/[^a-zA-Z0-9_.-]/g,`_`).replace(/^_+|_+$/g,``);
if(t!==``)
return t;
let n=0;
for(
let t=0;t<e.length;t++)
n=n*31+e.charCodeAt(t)|0;
return`server_${Math.abs(n)}`}
function u(e,t){
let n=`${t}_`.toLowerCase();
return e.length>n.length&&e.toLowerCase().startsWith(n)?e.slice(n.length):e}
var d=e.__commonJSMin(((e,t)=>{
t.exports={
validate:p,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"allOf": [
{
"type": "object",
"x-rule": "field-missing",
"required": [
"version"
]
}
],
"properties": {
"version": {
"type": "string"
},
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
"websocket",
"sse",
"streamable-http",
"http"
]
},
"command": {
"type": "string"
},
"url": {
"type": "string"
},
"title": {
"type": "string",
"pattern": "^[a-zA-Z0-9 ]+$",
"x-label": "made of letters, digits and spaces only"
},
"description": {
"type": "string"
},
"startup": {
"type": "boolean"
},
"iconPath": {
"type": "string"
},
"timeout": {
"type": "integer",
"minimum": 0
},
"sseReadTimeout": {
"type": "integer",
"exclusiveMinimum": 0
},
"initTimeout": {
"type": "integer",
"minimum": 0
},
"chatMenu": {
"type": "boolean"
},
"serverInstructions": {
"type": [
"boolean",
"string"
]
},
"requiresOAuth": {
"type": "boolean"
},
"oauth": {
"type": "object",
"properties": {
"authorization_url": {
"type": "string"
},
"token_url": {
"type": "string"
},
"client_id": {
"type": "string"
},
"client_secret": {
"type": "string"
},
"scope": {
"type": "string"
},
"redirect_uri": {
"type": "string"
},
"grant_types_supported": {
"type": "array",
"items": {
"type": "string"
}
},
"token_endpoint_auth_methods_supported": {
"type": "array",
"items": {
"type": "string"
}
},
"response_types_supported": {
"type": "array",
"items": {
"type": "string"
}
},
"code_challenge_methods_supported": {
"type": "array",
"items": {
"type": "string"
}
},
"skip_code_challenge_check": {
"type": "boolean"
},
"revocation_endpoint": {
"type": "string"
},
"revocation_endpoint_auth_methods_supported": {
"type": "array",
"items": {
"type": "string"
}
}
}
},
"oauth_headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"apiKey": {
"type": "object",
"required": [
"source",
"authorization_type"
],
"properties": {
"key": {
"type": "string"
},
"source": {
"enum": [
"admin",
"user"
]
},
"authorization_type": {
"enum": [
"basic",
"bearer",
"custom"
]
},
"custom_header": {
"type": "string"
}
}
},
"obo": {
"type": "object",
"required": [
"scopes"
],
"properties": {
"scopes": {
"type": "string",
"minLength": 1
}
}
},
"customUserVars": {
"type": "object",
"additionalProperties": {
"type": "object",
"required": [
"title",
"description"
],
"properties": {
"title": {
"type": "string"
},
"description": {
"type": "string"
}
}
}
},
"cwd": {},
"proxy": {}
},
"allOf": [
{
"if": {
"type": "object",
"anyOf": [
{
"type": "object",
"properties": {
"type": {
"enum": [
"stdio"
]
}
},
"required": [
"type"
]
},
{
"type": "object",
"required": [
"command"
],
"not": {
"type": "object",
"required": [
"type"
]
}
}
]
},
"then": {
"$ref": "#/$defs/stdio"
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"websocket"
]
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/websocket"
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"sse",
"streamable-http",
"http"
]
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
"stdio": {
"type": "object",
"allOf": [
{
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"command"
]
},
{
"type": "object",
"x-rule": "field-missing",
"x-help": "add \\"args: []\\"",
"required": [
"args"
]
}
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
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"stderr": {
"type": [
"string",
"integer"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"pipe",
"ignore",
"inherit"
]
},
"else": {
"type": "integer",
"minimum": 0
}
}
}
},
"websocket": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
],
"properties": {
"url": {
"type": "string",
"pattern": "^(?:[wW][sS][sS]?:|.*\\\\$\\\\{)",
"x-label": "a ws address"
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
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"url": {
"type": "string",
"pattern": "^(?![wW][sS][sS]?:)",
"x-label": "an http address"
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
enum:[`stdio`,`websocket`,`sse`,`streamable-http`,`http`]},
command:{
type:`string`},
url:{
type:`string`},
title:{
type:`string`,
pattern:`^[a-zA-Z0-9 ]+$`,
"x-label":`made of letters, digits and spaces only`},
description:{
type:`string`},
startup:{
type:`boolean`},
iconPath:{
type:`string`},
timeout:{
type:`integer`,
minimum:0},
sseReadTimeout:{
type:`integer`,
exclusiveMinimum:0},
initTimeout:{
type:`integer`,
minimum:0},
chatMenu:{
type:`boolean`},
serverInstructions:{
type:[`boolean`,`string`]},
requiresOAuth:{
type:`boolean`},
oauth:{
type:`object`,
properties:{
authorization_url:{
type:`string`},
token_url:{
type:`string`},
client_id:{
type:`string`},
client_secret:{
type:`string`},
scope:{
type:`string`},
redirect_uri:{
type:`string`},
grant_types_supported:{
type:`array`,
items:{
type:`string`}},
token_endpoint_auth_methods_supported:{
type:`array`,
items:{
type:`string`}},
response_types_supported:{
type:`array`,
items:{
type:`string`}},
code_challenge_methods_supported:{
type:`array`,
items:{
type:`string`}},
skip_code_challenge_check:{
type:`boolean`},
revocation_endpoint:{
type:`string`},
revocation_endpoint_auth_methods_supported:{
type:`array`,
items:{
type:`string`}}}},
oauth_headers:{
type:`object`,
additionalProperties:{
type:`string`}},
apiKey:{
type:`object`,
required:[`source`,`authorization_type`],
properties:{
key:{
type:`string`},
source:{
enum:[`admin`,`user`]},
authorization_type:{
enum:[`basic`,`bearer`,`custom`]},
custom_header:{
type:`string`}}},
obo:{
type:`object`,
required:[`scopes`],
properties:{
scopes:{
type:`string`,
minLength:1}}},
customUserVars:{
type:`object`,
additionalProperties:{
type:`object`,
required:[`title`,`description`],
properties:{
title:{
type:`string`},
description:{
type:`string`}}}},
cwd:{},
proxy:{}},
allOf:[{
if:{
type:`object`,
anyOf:[{
type:`object`,
properties:{
type:{
enum:[`stdio`]}},
required:[`type`]},{
type:`object`,
required:[`command`],
not:{
type:`object`,
required:[`type`]}}]},
then:{
$ref:`#/$defs/stdio`}},{
if:{
type:`object`,
properties:{
type:{
enum:[`websocket`]}},
required:[`type`]},
then:{
$ref:`#/$defs/websocket`}},{
if:{
type:`object`,
properties:{
type:{
enum:[`sse`,`streamable-http`,`http`]}},
required:[`type`]},
then:{
$ref:`#/$defs/remote`}}]};
let i=g;
let a={
type:`object`,
allOf:[{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`command`]},{
type:`object`,
"x-rule":`field-missing`,
"x-help":`add "args: []"`,
required:[`args`]}],
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
stderr:{
type:[`string`,`integer`],
if:{
type:`string`},
then:{
enum:[`pipe`,`ignore`,`inherit`]},
else:{
type:`integer`,
minimum:0}}}};
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=o.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
u++}}else{
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args===void 0||!n.call(e,`args`)){
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/1/required`,
keyword:`required`,
params:{
missingProperty:`args`}});
u++}}else{
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/1/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/stdio/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
l=m(l,e);
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
schemaPath:`#/$defs/stdio/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
l=m(l,e);
u++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/stdio/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
l=m(l,e);
u++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/stdio/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
l=m(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/stdio/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
l=m(l,e);
u++}}
if(e.stderr!==void 0&&n.call(e,`stderr`)){
let n=e.stderr;
if(typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
let e={
instancePath:t+`/stderr`,
schemaPath:`#/$defs/stdio/properties/stderr/type`,
keyword:`type`,
params:{
type:a.properties.stderr.type}};
l=m(l,e);
u++}
let r=u;
let i=!0;
let o=u;
if(typeof n!=`string`){
l=m(l,{});
u++}
var f=o===u;
u=r;
l!==null&&(r?l.length=Math.min(l.length,r):l=null);
let s;
if(f){
let e=u;
if(n!==`pipe`&&n!==`ignore`&&n!==`inherit`){
let e={
instancePath:t+`/stderr`,
schemaPath:`#/$defs/stdio/properties/stderr/then/enum`,
keyword:`enum`,
params:{}};
l=m(l,e);
u++}
var f=e===u;
i=f;
s=`then`}else{
let e=u;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/stderr`,
schemaPath:`#/$defs/stdio/properties/stderr/else/type`,
keyword:`type`,
params:{
type:`integer`}};
l=m(l,e);
u++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/stderr`,
schemaPath:`#/$defs/stdio/properties/stderr/else/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
l=m(l,e);
u++}
var f=e===u;
i=f;
s=`else`}
if(!i){
let e={
instancePath:t+`/stderr`,
schemaPath:`#/$defs/stdio/properties/stderr/if`,
keyword:`if`,
params:{
failingKeyword:s}};
l=m(l,e);
u++}}}else{
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/stdio/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
o.errors=l;
return u===0}
o.evaluated={
props:{
command:!0,
args:!0,
env:!0,
stderr:!0},
dynamicProps:!1,
dynamicItems:!1};
let s=RegExp(`^(?:[wW][sS][sS]?:|.*\\$\\{)`,`u`);
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let l=null;
let u=0;
let d=c.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/websocket/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
u++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(!s.test(n)){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/websocket/properties/url/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:[wW][sS][sS]?:|.*\\$\\{)`}};
l=m(l,e);
u++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/websocket/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
l=m(l,e);
u++}}}else{
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/websocket/type`,
keyword:`type`,
params:{
type:`object`}});
u++}
c.errors=l;
return u===0}
c.evaluated={
props:{
url:!0},
dynamicProps:!1,
dynamicItems:!1};
let l=RegExp(`^(?![wW][sS][sS]?:)`,`u`);
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
if(e.url===void 0||!n.call(e,`url`)){
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
c++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
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
s=m(s,n);
c++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/remote/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
s=m(s,e);
c++}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(!l.test(n)){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?![wW][sS][sS]?:)`}};
s=m(s,e);
c++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/remote/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
s=m(s,e);
c++}}}else{
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
u.errors=s;
return c===0}
u.evaluated={
props:{
headers:!0,
url:!0},
dynamicProps:!1,
dynamicItems:!1};
let d=RegExp(`^[a-zA-Z0-9 ]+$`,`u`);
function f(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:s,
rootData:l=e,
dynamicAnchors:p={}}={}){
let g=null;
let _=0;
let v=f.evaluated;
v.dynamicProps&&(v.props=void 0);
v.dynamicItems&&(v.items=void 0);
let y=_;
let b=!0;
let x=_;
if(!e||typeof e!=`object`||Array.isArray(e)){
g=m(g,{});
_++}
let S=_;
let C=!1;
let w=_;
if(_===w){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
g=m(g,{});
_++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
g=m(g,{});
_++}}else{
g=m(g,{});
_++}}
var T=w===_;
C||=T;
if(T){
var E={};
E.type=!0}
let D=_;
let O=_;
let k=_;
if(_===k){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
g=m(g,{});
_++}}else{
g=m(g,{});
_++}}
if(k===_){
g=m(g,{});
_++}else{
_=O;
g!==null&&(O?g.length=Math.min(g.length,O):g=null)}
if(_===D){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
g=m(g,{});
_++}}else{
g=m(g,{});
_++}}
var T=D===_;
C||=T;
if(C){
_=S;
g!==null&&(S?g.length=Math.min(g.length,S):g=null)}else{
g=m(g,{});
_++}
var A=x===_;
_=y;
g!==null&&(y?g.length=Math.min(g.length,y):g=null);
if(A){
let n=_;
if(!o(e,{
instancePath:t,
parentData:a,
parentDataProperty:s,
rootData:l,
dynamicAnchors:p})){
g=h(g,o.errors);
_+=o.errors.length}
var A=n===_;
b=A;
if(b&&E!==!0){
E||={};
E.command=!0;
E.args=!0;
E.env=!0;
E.stderr=!0}}
if(!b){
g=m(g,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
_++}
let j=_;
let M=!0;
let N=_;
if(_===N){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
g=m(g,{});
_++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`websocket`){
g=m(g,{});
_++}}else{
g=m(g,{});
_++}}
var P=N===_;
_=j;
g!==null&&(j?g.length=Math.min(g.length,j):g=null);
if(P){
let n=_;
if(!c(e,{
instancePath:t,
parentData:a,
parentDataProperty:s,
rootData:l,
dynamicAnchors:p})){
g=h(g,c.errors);
_+=c.errors.length}
var P=n===_;
M=P;
if(M){
var F={};
F.url=!0;
F.type=!0}}
if(!M){
g=m(g,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
_++}
if(E!==!0&&F!==void 0){
if(F===!0)
E=!0;else{
E||={};
Object.assign(E,F)}}
let I=_;
let L=!0;
let R=_;
if(_===R){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
g=m(g,{});
_++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamable-http`&&t!==`http`){
g=m(g,{});
_++}}}else{
g=m(g,{});
_++}}
var z=R===_;
_=I;
g!==null&&(I?g.length=Math.min(g.length,I):g=null);
if(z){
let n=_;
if(!u(e,{
instancePath:t,
parentData:a,
parentDataProperty:s,
rootData:l,
dynamicAnchors:p})){
g=h(g,u.errors);
_+=u.errors.length}
var z=n===_;
L=z;
if(L){
var B={};
B.headers=!0;
B.url=!0;
B.type=!0}}
if(!L){
g=m(g,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
_++}
if(E!==!0&&B!==void 0){
if(B===!0)
E=!0;else{
E||={};
Object.assign(E,B)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(E!==!0){
E||={};
E.type=!0;
E.command=!0;
E.url=!0;
E.title=!0;
E.description=!0;
E.startup=!0;
E.iconPath=!0;
E.timeout=!0;
E.sseReadTimeout=!0;
E.initTimeout=!0;
E.chatMenu=!0;
E.serverInstructions=!0;
E.requiresOAuth=!0;
E.oauth=!0;
E.oauth_headers=!0;
E.apiKey=!0;
E.obo=!0;
E.customUserVars=!0;
E.cwd=!0;
E.proxy=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(n!==`stdio`&&n!==`websocket`&&n!==`sse`&&n!==`streamable-http`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
g=m(g,e);
_++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(e.title!==void 0&&n.call(e,`title`)){
let n=e.title;
if(typeof n==`string`){
if(!d.test(n)){
let e={
instancePath:t+`/title`,
schemaPath:`#/$defs/server/properties/title/pattern`,
keyword:`pattern`,
params:{
pattern:`^[a-zA-Z0-9 ]+$`}};
g=m(g,e);
_++}}else{
let e={
instancePath:t+`/title`,
schemaPath:`#/$defs/server/properties/title/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/server/properties/description/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(e.startup!==void 0&&n.call(e,`startup`)&&typeof e.startup!=`boolean`){
let e={
instancePath:t+`/startup`,
schemaPath:`#/$defs/server/properties/startup/type`,
keyword:`type`,
params:{
type:`boolean`}};
g=m(g,e);
_++}
if(e.iconPath!==void 0&&n.call(e,`iconPath`)&&typeof e.iconPath!=`string`){
let e={
instancePath:t+`/iconPath`,
schemaPath:`#/$defs/server/properties/iconPath/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/type`,
keyword:`type`,
params:{
type:`integer`}};
g=m(g,e);
_++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/server/properties/timeout/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
g=m(g,e);
_++}}
if(e.sseReadTimeout!==void 0&&n.call(e,`sseReadTimeout`)){
let n=e.sseReadTimeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/sseReadTimeout`,
schemaPath:`#/$defs/server/properties/sseReadTimeout/type`,
keyword:`type`,
params:{
type:`integer`}};
g=m(g,e);
_++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
let e={
instancePath:t+`/sseReadTimeout`,
schemaPath:`#/$defs/server/properties/sseReadTimeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}};
g=m(g,e);
_++}}
if(e.initTimeout!==void 0&&n.call(e,`initTimeout`)){
let n=e.initTimeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/initTimeout`,
schemaPath:`#/$defs/server/properties/initTimeout/type`,
keyword:`type`,
params:{
type:`integer`}};
g=m(g,e);
_++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
let e={
instancePath:t+`/initTimeout`,
schemaPath:`#/$defs/server/properties/initTimeout/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:0}};
g=m(g,e);
_++}}
if(e.chatMenu!==void 0&&n.call(e,`chatMenu`)&&typeof e.chatMenu!=`boolean`){
let e={
instancePath:t+`/chatMenu`,
schemaPath:`#/$defs/server/properties/chatMenu/type`,
keyword:`type`,
params:{
type:`boolean`}};
g=m(g,e);
_++}
if(e.serverInstructions!==void 0&&n.call(e,`serverInstructions`)){
let n=e.serverInstructions;
if(typeof n!=`boolean`&&typeof n!=`string`){
let e={
instancePath:t+`/serverInstructions`,
schemaPath:`#/$defs/server/properties/serverInstructions/type`,
keyword:`type`,
params:{
type:r.properties.serverInstructions.type}};
g=m(g,e);
_++}}
if(e.requiresOAuth!==void 0&&n.call(e,`requiresOAuth`)&&typeof e.requiresOAuth!=`boolean`){
let e={
instancePath:t+`/requiresOAuth`,
schemaPath:`#/$defs/server/properties/requiresOAuth/type`,
keyword:`type`,
params:{
type:`boolean`}};
g=m(g,e);
_++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.authorization_url!==void 0&&n.call(r,`authorization_url`)&&typeof r.authorization_url!=`string`){
let e={
instancePath:t+`/oauth/authorization_url`,
schemaPath:`#/$defs/server/properties/oauth/properties/authorization_url/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(r.token_url!==void 0&&n.call(r,`token_url`)&&typeof r.token_url!=`string`){
let e={
instancePath:t+`/oauth/token_url`,
schemaPath:`#/$defs/server/properties/oauth/properties/token_url/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(r.client_id!==void 0&&n.call(r,`client_id`)&&typeof r.client_id!=`string`){
let e={
instancePath:t+`/oauth/client_id`,
schemaPath:`#/$defs/server/properties/oauth/properties/client_id/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(r.client_secret!==void 0&&n.call(r,`client_secret`)&&typeof r.client_secret!=`string`){
let e={
instancePath:t+`/oauth/client_secret`,
schemaPath:`#/$defs/server/properties/oauth/properties/client_secret/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(r.scope!==void 0&&n.call(r,`scope`)&&typeof r.scope!=`string`){
let e={
instancePath:t+`/oauth/scope`,
schemaPath:`#/$defs/server/properties/oauth/properties/scope/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(r.redirect_uri!==void 0&&n.call(r,`redirect_uri`)&&typeof r.redirect_uri!=`string`){
let e={
instancePath:t+`/oauth/redirect_uri`,
schemaPath:`#/$defs/server/properties/oauth/properties/redirect_uri/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(r.grant_types_supported!==void 0&&n.call(r,`grant_types_supported`)){
let e=r.grant_types_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/grant_types_supported/`+r,
schemaPath:`#/$defs/server/properties/oauth/properties/grant_types_supported/items/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}}else{
let e={
instancePath:t+`/oauth/grant_types_supported`,
schemaPath:`#/$defs/server/properties/oauth/properties/grant_types_supported/type`,
keyword:`type`,
params:{
type:`array`}};
g=m(g,e);
_++}}
if(r.token_endpoint_auth_methods_supported!==void 0&&n.call(r,`token_endpoint_auth_methods_supported`)){
let e=r.token_endpoint_auth_methods_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/token_endpoint_auth_methods_supported/`+r,
schemaPath:`#/$defs/server/properties/oauth/properties/token_endpoint_auth_methods_supported/items/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}}else{
let e={
instancePath:t+`/oauth/token_endpoint_auth_methods_supported`,
schemaPath:`#/$defs/server/properties/oauth/properties/token_endpoint_auth_methods_supported/type`,
keyword:`type`,
params:{
type:`array`}};
g=m(g,e);
_++}}
if(r.response_types_supported!==void 0&&n.call(r,`response_types_supported`)){
let e=r.response_types_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/response_types_supported/`+r,
schemaPath:`#/$defs/server/properties/oauth/properties/response_types_supported/items/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}}else{
let e={
instancePath:t+`/oauth/response_types_supported`,
schemaPath:`#/$defs/server/properties/oauth/properties/response_types_supported/type`,
keyword:`type`,
params:{
type:`array`}};
g=m(g,e);
_++}}
if(r.code_challenge_methods_supported!==void 0&&n.call(r,`code_challenge_methods_supported`)){
let e=r.code_challenge_methods_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/code_challenge_methods_supported/`+r,
schemaPath:`#/$defs/server/properties/oauth/properties/code_challenge_methods_supported/items/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}}else{
let e={
instancePath:t+`/oauth/code_challenge_methods_supported`,
schemaPath:`#/$defs/server/properties/oauth/properties/code_challenge_methods_supported/type`,
keyword:`type`,
params:{
type:`array`}};
g=m(g,e);
_++}}
if(r.skip_code_challenge_check!==void 0&&n.call(r,`skip_code_challenge_check`)&&typeof r.skip_code_challenge_check!=`boolean`){
let e={
instancePath:t+`/oauth/skip_code_challenge_check`,
schemaPath:`#/$defs/server/properties/oauth/properties/skip_code_challenge_check/type`,
keyword:`type`,
params:{
type:`boolean`}};
g=m(g,e);
_++}
if(r.revocation_endpoint!==void 0&&n.call(r,`revocation_endpoint`)&&typeof r.revocation_endpoint!=`string`){
let e={
instancePath:t+`/oauth/revocation_endpoint`,
schemaPath:`#/$defs/server/properties/oauth/properties/revocation_endpoint/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(r.revocation_endpoint_auth_methods_supported!==void 0&&n.call(r,`revocation_endpoint_auth_methods_supported`)){
let e=r.revocation_endpoint_auth_methods_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/oauth/revocation_endpoint_auth_methods_supported/`+r,
schemaPath:`#/$defs/server/properties/oauth/properties/revocation_endpoint_auth_methods_supported/items/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}}else{
let e={
instancePath:t+`/oauth/revocation_endpoint_auth_methods_supported`,
schemaPath:`#/$defs/server/properties/oauth/properties/revocation_endpoint_auth_methods_supported/type`,
keyword:`type`,
params:{
type:`array`}};
g=m(g,e);
_++}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
g=m(g,e);
_++}}
if(e.oauth_headers!==void 0&&n.call(e,`oauth_headers`)){
let n=e.oauth_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/oauth_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/oauth_headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,n);
_++}}else{
let e={
instancePath:t+`/oauth_headers`,
schemaPath:`#/$defs/server/properties/oauth_headers/type`,
keyword:`type`,
params:{
type:`object`}};
g=m(g,e);
_++}}
if(e.apiKey!==void 0&&n.call(e,`apiKey`)){
let r=e.apiKey;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.source===void 0||!n.call(r,`source`)){
let e={
instancePath:t+`/apiKey`,
schemaPath:`#/$defs/server/properties/apiKey/required`,
keyword:`required`,
params:{
missingProperty:`source`}};
g=m(g,e);
_++}
if(r.authorization_type===void 0||!n.call(r,`authorization_type`)){
let e={
instancePath:t+`/apiKey`,
schemaPath:`#/$defs/server/properties/apiKey/required`,
keyword:`required`,
params:{
missingProperty:`authorization_type`}};
g=m(g,e);
_++}
if(r.key!==void 0&&n.call(r,`key`)&&typeof r.key!=`string`){
let e={
instancePath:t+`/apiKey/key`,
schemaPath:`#/$defs/server/properties/apiKey/properties/key/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}
if(r.source!==void 0&&n.call(r,`source`)){
let e=r.source;
if(e!==`admin`&&e!==`user`){
let e={
instancePath:t+`/apiKey/source`,
schemaPath:`#/$defs/server/properties/apiKey/properties/source/enum`,
keyword:`enum`,
params:{}};
g=m(g,e);
_++}}
if(r.authorization_type!==void 0&&n.call(r,`authorization_type`)){
let e=r.authorization_type;
if(e!==`basic`&&e!==`bearer`&&e!==`custom`){
let e={
instancePath:t+`/apiKey/authorization_type`,
schemaPath:`#/$defs/server/properties/apiKey/properties/authorization_type/enum`,
keyword:`enum`,
params:{}};
g=m(g,e);
_++}}
if(r.custom_header!==void 0&&n.call(r,`custom_header`)&&typeof r.custom_header!=`string`){
let e={
instancePath:t+`/apiKey/custom_header`,
schemaPath:`#/$defs/server/properties/apiKey/properties/custom_header/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}}else{
let e={
instancePath:t+`/apiKey`,
schemaPath:`#/$defs/server/properties/apiKey/type`,
keyword:`type`,
params:{
type:`object`}};
g=m(g,e);
_++}}
if(e.obo!==void 0&&n.call(e,`obo`)){
let r=e.obo;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.scopes===void 0||!n.call(r,`scopes`)){
let e={
instancePath:t+`/obo`,
schemaPath:`#/$defs/server/properties/obo/required`,
keyword:`required`,
params:{
missingProperty:`scopes`}};
g=m(g,e);
_++}
if(r.scopes!==void 0&&n.call(r,`scopes`)){
let e=r.scopes;
if(typeof e==`string`){
if(i(e)<1){
let e={
instancePath:t+`/obo/scopes`,
schemaPath:`#/$defs/server/properties/obo/properties/scopes/minLength`,
keyword:`minLength`,
params:{
limit:1}};
g=m(g,e);
_++}}else{
let e={
instancePath:t+`/obo/scopes`,
schemaPath:`#/$defs/server/properties/obo/properties/scopes/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,e);
_++}}}else{
let e={
instancePath:t+`/obo`,
schemaPath:`#/$defs/server/properties/obo/type`,
keyword:`type`,
params:{
type:`object`}};
g=m(g,e);
_++}}
if(e.customUserVars!==void 0&&n.call(e,`customUserVars`)){
let r=e.customUserVars;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.title===void 0||!n.call(i,`title`)){
let n={
instancePath:t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/customUserVars/additionalProperties/required`,
keyword:`required`,
params:{
missingProperty:`title`}};
g=m(g,n);
_++}
if(i.description===void 0||!n.call(i,`description`)){
let n={
instancePath:t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/customUserVars/additionalProperties/required`,
keyword:`required`,
params:{
missingProperty:`description`}};
g=m(g,n);
_++}
if(i.title!==void 0&&n.call(i,`title`)&&typeof i.title!=`string`){
let n={
instancePath:t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/title`,
schemaPath:`#/$defs/server/properties/customUserVars/additionalProperties/properties/title/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,n);
_++}
if(i.description!==void 0&&n.call(i,`description`)&&typeof i.description!=`string`){
let n={
instancePath:t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/description`,
schemaPath:`#/$defs/server/properties/customUserVars/additionalProperties/properties/description/type`,
keyword:`type`,
params:{
type:`string`}};
g=m(g,n);
_++}}else{
let n={
instancePath:t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/customUserVars/additionalProperties/type`,
keyword:`type`,
params:{
type:`object`}};
g=m(g,n);
_++}}else{
let e={
instancePath:t+`/customUserVars`,
schemaPath:`#/$defs/server/properties/customUserVars/type`,
keyword:`type`,
params:{
type:`object`}};
g=m(g,e);
_++}}}else{
g=m(g,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
_++}
f.errors=g;
v.props=E;
return _===0}
f.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function p(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=p.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.version===void 0||!n.call(e,`version`)){
s=m(s,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
c++}}else{
s=m(s,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.version!==void 0&&n.call(e,`version`)&&typeof e.version!=`string`){
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/type`,
keyword:`type`,
params:{
type:`string`}};
s=m(s,e);
c++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!f(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=h(s,f.errors);
c+=f.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`object`}};
s=m(s,e);
c++}}}else{
s=m(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
c++}
p.errors=s;
return c===0}
p.evaluated={
props:{
version:!0,
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function m(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function h(e,t){
if(e===null)
return t;
for(
let n of t)
m(e,n);
return e}
function g(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.librechat_exports=n;
exports.require_librechat=d;
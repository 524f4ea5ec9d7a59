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
sources:{
LIB:{
title:`danny-avila/LibreChat 08c9cc3, read`,
version:`0.8`,
date:`2026-08-21`},
LIBP:{
title:`librechat-data-provider, its schema, run`,
version:`0.8.524`,
date:`2026-11-20`,
recordings:[`librechat`]}},
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
plains:{
as:`js-yaml`,
by:`H:LIB`},
bom:i,
empty:{
effect:`fine`,
by:`M:LIB`},
broken:r,
duplicates:{
effect:`refuses-file`,
by:`R:LIBP`}},
servers:[{
at:[`mcpServers`]}],
noMap:i,
wrongKey:r,
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
by:`R:LIBP`},
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
trims:`called`,
reaction:r,
guarded:{
isGuarded:c,
domains:[`mcpSettings`,`allowedDomains`],
addresses:[`mcpSettings`,`allowedAddresses`],
reaction:{
effect:`fails-server`,
by:`M:LIB`,
note:`versions before 2026 connect to it, and what an administrator sets counts for more than the file`}},
schemes:[`ws`,`wss`]},
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:LIBP`}}],
fillsBraces:{
only:{
prefix:`LIBRECHAT_`,
namedIn:`customUserVars`},
by:`H:LIB`},
starts:{
blanks:`one-program`,
by:`H:LIB`},
keepsTilde:{
words:`H:LIB`},
placeholders:{
in:{
args:a,
env:a,
url:a,
headers:a},
elsewhere:{
names:[`JWT_SECRET`,`JWT_REFRESH_SECRET`,`CREDS_KEY`,`CREDS_IV`,`MEILI_MASTER_KEY`,`MONGO_URI`,`REDIS_URI`,`REDIS_PASSWORD`],
where:`for itself alone`,
help:`pass the value under another name`,
by:`H:LIB`},
whenUnset:`the text stays as it is`,
by:`M:LIB`}}}],
toolNames:{
form:`T_mcp_S`,
server:f,
name:(e,t)=>u(e,p(t,f(e))),
names:d,
apartBy:`the name of the server`,
collision:`of two servers with one normal form, the one whose name is already normal is kept, else the first`,
alike:{
effect:`drops-server`,
by:`H:LIB`},
clash:{
within:`one`,
across:`one`},
by:`H:LIB`}});
const s=new Set(`rag_api rag-api api redis mongodb mongo postgres postgresql mysql database db elasticsearch kibana grafana prometheus rabbitmq kafka zookeeper consul vault etcd minio internal backend metadata`.split(` `));
function c(e){
if(/^(?:localhost|.*\.localhost|localhost\.localdomain|.*\.internal|.*\.local)$/.test(e))
return!0;
let[,t,n,r]=/^(\d+)\.(\d+)\.(\d+)\.\d+$/.exec(e)?.map(Number)??[];
if(t===void 0)
return s.has(e)||/^(?:\[::1?\]|\[f[cd][\da-f]{2}:.*|\[fe[89ab][\da-f]:.*)$/.test(e);
return[0,10,127].includes(t)||t>=224||t===100&&l(n,64,127)||t===169&&n===254||t===172&&l(n,16,31)||t===192&&(n===168||n===0&&r===0)||t===198&&l(n,18,19)}
function l(e,t,n){
return e!==void 0&&e>=t&&e<=n}
function u(e,t){
return`${t}_mcp_${f(e)}`}
function d(e){
let t=e.map(({
server:e,
tool:t})=>p(t,f(e)));
let n=new Map;
let r=n=>JSON.stringify([e[n]?.server,t[n]]);
for(
let t of e.keys())
n.set(r(t),(n.get(r(t))??0)+1);
return e.map(({
server:e,
tool:i},a)=>u(e,n.get(r(a))===1?t[a]??i:i))}
function f(e){
if(/^[a-zA-Z0-9_.-]+$/.test(e))
return e;
let t=e.replace(/[^a-zA-Z0-9_.-]/g,`_`).replace(/^_+|(?<!_)_+$/g,``);
if(t!==``)
return t;
let n=0;
for(
let t=0;t<e.length;t++)
n=n*31+e.charCodeAt(t)|0;
return`server_${Math.abs(n)}`}
function p(e,t){
let n=`${t}_`.toLowerCase();
return e.length>n.length&&e.toLowerCase().startsWith(n)?e.slice(n.length):e}
var m=e.__commonJSMin(((e,t)=>{
t.exports={
validate:f,
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
},
{
"type": "object",
"x-rule": "field-value",
"properties": {
"version": {},
"mcpServers": {},
"cache": {},
"ocr": {},
"webSearch": {},
"langfuse": {},
"memory": {},
"summarization": {},
"skillSync": {},
"secureImageLinks": {},
"imageOutputType": {},
"includedTools": {},
"filteredTools": {},
"mcpSettings": {},
"interface": {},
"turnstile": {},
"fileStrategy": {},
"fileStrategies": {},
"cloudfront": {},
"actions": {},
"registration": {},
"balance": {},
"transactions": {},
"speech": {},
"rateLimits": {},
"fileConfig": {},
"modelSpecs": {},
"messageFilter": {},
"endpoints": {}
},
"additionalProperties": false
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
},
"cache": {
"type": "boolean"
},
"ocr": {
"type": "object"
},
"webSearch": {
"type": "object"
},
"langfuse": {
"type": "object"
},
"memory": {
"type": "object"
},
"summarization": {
"type": "object"
},
"skillSync": {
"type": "object"
},
"secureImageLinks": {
"type": "boolean"
},
"imageOutputType": {
"enum": [
"png",
"webp",
"jpeg"
]
},
"includedTools": {
"type": "array",
"items": {
"type": "string"
}
},
"filteredTools": {
"type": "array",
"items": {
"type": "string"
}
},
"mcpSettings": {
"type": "object",
"properties": {
"allowedDomains": {
"type": "array",
"items": {
"type": "string"
}
},
"allowedAddresses": {
"type": "array",
"items": {
"type": "string"
}
}
}
},
"interface": {
"type": "object"
},
"turnstile": {
"type": "object"
},
"fileStrategy": {
"enum": [
"local",
"firebase",
"s3",
"azure_blob",
"cloudfront"
]
},
"fileStrategies": {
"type": "object"
},
"cloudfront": {
"type": "object"
},
"actions": {
"type": "object",
"properties": {
"allowedDomains": {
"type": "array",
"items": {
"type": "string"
}
},
"allowedAddresses": {
"type": "array",
"items": {
"type": "string"
}
}
}
},
"registration": {
"type": "object",
"properties": {
"socialLogins": {
"type": "array",
"items": {
"type": "string"
}
},
"allowedDomains": {
"type": "array",
"items": {
"type": "string"
}
}
}
},
"balance": {
"type": "object"
},
"transactions": {
"type": "object"
},
"speech": {
"type": "object"
},
"rateLimits": {
"type": "object"
},
"fileConfig": {
"type": "object"
},
"modelSpecs": {
"type": "object"
},
"messageFilter": {
"type": "object"
},
"endpoints": {
"type": "object",
"minProperties": 1
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
"command": {},
"url": {},
"title": {
"type": "string",
"pattern": "^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N}\\\\p{M}'\u2019 -]*$",
"x-label": "made of letters, digits, blanks, hyphens and apostrophes, with a letter or digit first"
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
"cwd": {
"type": "string"
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
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
allOf:[{
type:`object`,
"x-rule":`field-missing`,
required:[`version`]},{
type:`object`,
"x-rule":`field-value`,
properties:{
version:{},
mcpServers:{},
cache:{},
ocr:{},
webSearch:{},
langfuse:{},
memory:{},
summarization:{},
skillSync:{},
secureImageLinks:{},
imageOutputType:{},
includedTools:{},
filteredTools:{},
mcpSettings:{},
interface:{},
turnstile:{},
fileStrategy:{},
fileStrategies:{},
cloudfront:{},
actions:{},
registration:{},
balance:{},
transactions:{},
speech:{},
rateLimits:{},
fileConfig:{},
modelSpecs:{},
messageFilter:{},
endpoints:{}},
additionalProperties:!1}],
properties:{
version:{
type:`string`},
mcpServers:{
"x-rule":`root-shape`,
type:`object`,
additionalProperties:{
$ref:`#/$defs/server`}},
cache:{
type:`boolean`},
ocr:{
type:`object`},
webSearch:{
type:`object`},
langfuse:{
type:`object`},
memory:{
type:`object`},
summarization:{
type:`object`},
skillSync:{
type:`object`},
secureImageLinks:{
type:`boolean`},
imageOutputType:{
enum:[`png`,`webp`,`jpeg`]},
includedTools:{
type:`array`,
items:{
type:`string`}},
filteredTools:{
type:`array`,
items:{
type:`string`}},
mcpSettings:{
type:`object`,
properties:{
allowedDomains:{
type:`array`,
items:{
type:`string`}},
allowedAddresses:{
type:`array`,
items:{
type:`string`}}}},
interface:{
type:`object`},
turnstile:{
type:`object`},
fileStrategy:{
enum:[`local`,`firebase`,`s3`,`azure_blob`,`cloudfront`]},
fileStrategies:{
type:`object`},
cloudfront:{
type:`object`},
actions:{
type:`object`,
properties:{
allowedDomains:{
type:`array`,
items:{
type:`string`}},
allowedAddresses:{
type:`array`,
items:{
type:`string`}}}},
registration:{
type:`object`,
properties:{
socialLogins:{
type:`array`,
items:{
type:`string`}},
allowedDomains:{
type:`array`,
items:{
type:`string`}}}},
balance:{
type:`object`},
transactions:{
type:`object`},
speech:{
type:`object`},
rateLimits:{
type:`object`},
fileConfig:{
type:`object`},
modelSpecs:{
type:`object`},
messageFilter:{
type:`object`},
endpoints:{
type:`object`,
minProperties:1}},
$defs:{
server:{
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`websocket`,`sse`,`streamable-http`,`http`]},
command:{},
url:{},
title:{
type:`string`,
pattern:`^[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}'\u2019 -]*$`,
"x-label":`made of letters, digits, blanks, hyphens and apostrophes, with a letter or digit first`},
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
$ref:`#/$defs/remote`}}]},
stdio:{
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
cwd:{
type:`string`},
stderr:{
type:[`string`,`integer`],
if:{
type:`string`},
then:{
enum:[`pipe`,`ignore`,`inherit`]},
else:{
type:`integer`,
minimum:0}}}},
websocket:{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`url`],
properties:{
url:{
type:`string`,
pattern:`^(?:[wW][sS][sS]?:|.*\\$\\{)`,
"x-label":`a ws address`}}},
remote:{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`url`],
properties:{
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
url:{
type:`string`,
pattern:`^(?![wW][sS][sS]?:)`,
"x-label":`an http address`}}}},
$id:`urn:mcp-lint:schema:librechat`};
let r=Object.prototype.hasOwnProperty;
let i=g;
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
l++}}else{
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/0/type`,
keyword:`type`,
params:{}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args===void 0||!r.call(e,`args`)){
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/1/required`,
keyword:`required`,
params:{
missingProperty:`args`}});
l++}}else{
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/1/type`,
keyword:`type`,
params:{}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
c=m(c,t+`/command`,`#/$defs/stdio/properties/command/type`);
l++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=m(c,t+`/args/`+r,`#/$defs/stdio/properties/args/items/type`);
l++}}else{
c=m(c,t+`/args`,`#/$defs/stdio/properties/args/type`);
l++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=m(c,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/stdio/properties/env/additionalProperties/type`);
l++}}else{
c=m(c,t+`/env`,`#/$defs/stdio/properties/env/type`);
l++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)&&typeof e.cwd!=`string`){
c=m(c,t+`/cwd`,`#/$defs/stdio/properties/cwd/type`);
l++}
if(e.stderr!==void 0&&r.call(e,`stderr`)){
let n=e.stderr;
if(typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
c=m(c,t+`/stderr`,`#/$defs/stdio/properties/stderr/type`);
l++}
let r=l;
let i=!0;
let a=l;
if(typeof n!=`string`){
c=p(c,{});
l++}
var u=a===l;
l=r;
c!==null&&(r?c.length=Math.min(c.length,r):c=null);
let o;
if(u){
let e=l;
if(n!==`pipe`&&n!==`ignore`&&n!==`inherit`){
c=m(c,t+`/stderr`,`#/$defs/stdio/properties/stderr/then/enum`);
l++}
var u=e===l;
i=u;
o=`then`}else{
let e=l;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
c=m(c,t+`/stderr`,`#/$defs/stdio/properties/stderr/else/type`);
l++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
c=m(c,t+`/stderr`,`#/$defs/stdio/properties/stderr/else/minimum`,{
comparison:`>=`,
limit:0});
l++}
var u=e===l;
i=u;
o=`else`}
if(!i){
c=m(c,t+`/stderr`,`#/$defs/stdio/properties/stderr/if`,{
failingKeyword:o});
l++}}}else{
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/stdio/type`,
keyword:`type`,
params:{}});
l++}
a.errors=c;
return l===0}
let o=RegExp(`^(?:[wW][sS][sS]?:|.*\\$\\{)`,`u`);
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
l=p(l,{
instancePath:t,
schemaPath:`#/$defs/websocket/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
u++}
if(e.url!==void 0&&r.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(!o.test(n)){
l=m(l,t+`/url`,`#/$defs/websocket/properties/url/pattern`,{
pattern:`^(?:[wW][sS][sS]?:|.*\\$\\{)`});
u++}}else{
l=m(l,t+`/url`,`#/$defs/websocket/properties/url/type`);
u++}}}else{
l=p(l,{
instancePath:t,
schemaPath:`#/$defs/websocket/type`,
keyword:`type`,
params:{}});
u++}
s.errors=l;
return u===0}
let c=RegExp(`^(?![wW][sS][sS]?:)`,`u`);
function l(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
s=p(s,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
u++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
s=m(s,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/remote/properties/headers/additionalProperties/type`);
u++}}else{
s=m(s,t+`/headers`,`#/$defs/remote/properties/headers/type`);
u++}}
if(e.url!==void 0&&r.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(!c.test(n)){
s=m(s,t+`/url`,`#/$defs/remote/properties/url/pattern`,{
pattern:`^(?![wW][sS][sS]?:)`});
u++}}else{
s=m(s,t+`/url`,`#/$defs/remote/properties/url/type`);
u++}}}else{
s=p(s,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
u++}
l.errors=s;
return u===0}
let u=RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}'\u2019 -]*$`,`u`);
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:o,
rootData:c=e,
dynamicAnchors:f={}}={}){
let g=null;
let _=0;
let v=_;
let y=!0;
let b=_;
if(!e||typeof e!=`object`||Array.isArray(e)){
g=p(g,{});
_++}
let x=_;
let S=!1;
let C=_;
if(_===C){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
g=p(g,{});
_++}else 
if(e.type!==void 0&&r.call(e,`type`)&&e.type!==`stdio`){
g=p(g,{});
_++}}else{
g=p(g,{});
_++}}
var w=C===_;
S||=w;
if(w){
var T={};
T.type=!0}
let E=_;
let D=_;
let O=_;
if(_===O){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
g=p(g,{});
_++}}else{
g=p(g,{});
_++}}
if(O===_){
g=p(g,{});
_++}else{
_=D;
g!==null&&(D?g.length=Math.min(g.length,D):g=null)}
if(_===E){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
g=p(g,{});
_++}}else{
g=p(g,{});
_++}}
var w=E===_;
S||=w;
if(S){
_=x;
g!==null&&(x?g.length=Math.min(g.length,x):g=null)}else{
g=p(g,{});
_++}
var k=b===_;
_=v;
g!==null&&(v?g.length=Math.min(g.length,v):g=null);
if(k){
let r=_;
if(!a(e,{
instancePath:t,
parentData:n,
parentDataProperty:o,
rootData:c,
dynamicAnchors:f})){
g=h(g,a.errors);
_+=a.errors.length}
var k=r===_;
y=k;
if(y&&T!==!0){
T||={};
T.command=!0;
T.args=!0;
T.env=!0;
T.cwd=!0;
T.stderr=!0}}
if(!y){
g=p(g,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
_++}
let A=_;
let j=!0;
let M=_;
if(_===M){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
g=p(g,{});
_++}else 
if(e.type!==void 0&&r.call(e,`type`)&&e.type!==`websocket`){
g=p(g,{});
_++}}else{
g=p(g,{});
_++}}
var N=M===_;
_=A;
g!==null&&(A?g.length=Math.min(g.length,A):g=null);
if(N){
let r=_;
if(!s(e,{
instancePath:t,
parentData:n,
parentDataProperty:o,
rootData:c,
dynamicAnchors:f})){
g=h(g,s.errors);
_+=s.errors.length}
var N=r===_;
j=N;
if(j){
var P={};
P.url=!0;
P.type=!0}}
if(!j){
g=p(g,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
_++}
if(T!==!0&&P!==void 0){
if(P===!0)
T=!0;else{
T||={};
Object.assign(T,P)}}
let F=_;
let I=!0;
let L=_;
if(_===L){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
g=p(g,{});
_++}else 
if(e.type!==void 0&&r.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamable-http`&&t!==`http`){
g=p(g,{});
_++}}}else{
g=p(g,{});
_++}}
var R=L===_;
_=F;
g!==null&&(F?g.length=Math.min(g.length,F):g=null);
if(R){
let r=_;
if(!l(e,{
instancePath:t,
parentData:n,
parentDataProperty:o,
rootData:c,
dynamicAnchors:f})){
g=h(g,l.errors);
_+=l.errors.length}
var R=r===_;
I=R;
if(I){
var z={};
z.headers=!0;
z.url=!0;
z.type=!0}}
if(!I){
g=p(g,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
_++}
if(T!==!0&&z!==void 0){
if(z===!0)
T=!0;else{
T||={};
Object.assign(T,z)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(T!==!0){
T||={};
T.type=!0;
T.command=!0;
T.url=!0;
T.title=!0;
T.description=!0;
T.startup=!0;
T.iconPath=!0;
T.timeout=!0;
T.sseReadTimeout=!0;
T.initTimeout=!0;
T.chatMenu=!0;
T.serverInstructions=!0;
T.requiresOAuth=!0;
T.oauth=!0;
T.oauth_headers=!0;
T.apiKey=!0;
T.obo=!0;
T.customUserVars=!0;
T.cwd=!0;
T.proxy=!0}
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
g=m(g,t+`/type`,`#/$defs/server/properties/type/type`);
_++}
if(n!==`stdio`&&n!==`websocket`&&n!==`sse`&&n!==`streamable-http`&&n!==`http`){
g=m(g,t+`/type`,`#/$defs/server/properties/type/enum`);
_++}}
if(e.title!==void 0&&r.call(e,`title`)){
let n=e.title;
if(typeof n==`string`){
if(!u.test(n)){
g=m(g,t+`/title`,`#/$defs/server/properties/title/pattern`,{
pattern:`^[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}'\u2019 -]*$`});
_++}}else{
g=m(g,t+`/title`,`#/$defs/server/properties/title/type`);
_++}}
if(e.description!==void 0&&r.call(e,`description`)&&typeof e.description!=`string`){
g=m(g,t+`/description`,`#/$defs/server/properties/description/type`);
_++}
if(e.startup!==void 0&&r.call(e,`startup`)&&typeof e.startup!=`boolean`){
g=m(g,t+`/startup`,`#/$defs/server/properties/startup/type`);
_++}
if(e.iconPath!==void 0&&r.call(e,`iconPath`)&&typeof e.iconPath!=`string`){
g=m(g,t+`/iconPath`,`#/$defs/server/properties/iconPath/type`);
_++}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
g=m(g,t+`/timeout`,`#/$defs/server/properties/timeout/type`);
_++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
g=m(g,t+`/timeout`,`#/$defs/server/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
_++}}
if(e.sseReadTimeout!==void 0&&r.call(e,`sseReadTimeout`)){
let n=e.sseReadTimeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
g=m(g,t+`/sseReadTimeout`,`#/$defs/server/properties/sseReadTimeout/type`);
_++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
g=m(g,t+`/sseReadTimeout`,`#/$defs/server/properties/sseReadTimeout/exclusiveMinimum`,{
comparison:`>`,
limit:0});
_++}}
if(e.initTimeout!==void 0&&r.call(e,`initTimeout`)){
let n=e.initTimeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
g=m(g,t+`/initTimeout`,`#/$defs/server/properties/initTimeout/type`);
_++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
g=m(g,t+`/initTimeout`,`#/$defs/server/properties/initTimeout/minimum`,{
comparison:`>=`,
limit:0});
_++}}
if(e.chatMenu!==void 0&&r.call(e,`chatMenu`)&&typeof e.chatMenu!=`boolean`){
g=m(g,t+`/chatMenu`,`#/$defs/server/properties/chatMenu/type`);
_++}
if(e.serverInstructions!==void 0&&r.call(e,`serverInstructions`)){
let n=e.serverInstructions;
if(typeof n!=`boolean`&&typeof n!=`string`){
g=m(g,t+`/serverInstructions`,`#/$defs/server/properties/serverInstructions/type`);
_++}}
if(e.requiresOAuth!==void 0&&r.call(e,`requiresOAuth`)&&typeof e.requiresOAuth!=`boolean`){
g=m(g,t+`/requiresOAuth`,`#/$defs/server/properties/requiresOAuth/type`);
_++}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.authorization_url!==void 0&&r.call(n,`authorization_url`)&&typeof n.authorization_url!=`string`){
g=m(g,t+`/oauth/authorization_url`,`#/$defs/server/properties/oauth/properties/authorization_url/type`);
_++}
if(n.token_url!==void 0&&r.call(n,`token_url`)&&typeof n.token_url!=`string`){
g=m(g,t+`/oauth/token_url`,`#/$defs/server/properties/oauth/properties/token_url/type`);
_++}
if(n.client_id!==void 0&&r.call(n,`client_id`)&&typeof n.client_id!=`string`){
g=m(g,t+`/oauth/client_id`,`#/$defs/server/properties/oauth/properties/client_id/type`);
_++}
if(n.client_secret!==void 0&&r.call(n,`client_secret`)&&typeof n.client_secret!=`string`){
g=m(g,t+`/oauth/client_secret`,`#/$defs/server/properties/oauth/properties/client_secret/type`);
_++}
if(n.scope!==void 0&&r.call(n,`scope`)&&typeof n.scope!=`string`){
g=m(g,t+`/oauth/scope`,`#/$defs/server/properties/oauth/properties/scope/type`);
_++}
if(n.redirect_uri!==void 0&&r.call(n,`redirect_uri`)&&typeof n.redirect_uri!=`string`){
g=m(g,t+`/oauth/redirect_uri`,`#/$defs/server/properties/oauth/properties/redirect_uri/type`);
_++}
if(n.grant_types_supported!==void 0&&r.call(n,`grant_types_supported`)){
let e=n.grant_types_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
g=m(g,t+`/oauth/grant_types_supported/`+r,`#/$defs/server/properties/oauth/properties/grant_types_supported/items/type`);
_++}}else{
g=m(g,t+`/oauth/grant_types_supported`,`#/$defs/server/properties/oauth/properties/grant_types_supported/type`);
_++}}
if(n.token_endpoint_auth_methods_supported!==void 0&&r.call(n,`token_endpoint_auth_methods_supported`)){
let e=n.token_endpoint_auth_methods_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
g=m(g,t+`/oauth/token_endpoint_auth_methods_supported/`+r,`#/$defs/server/properties/oauth/properties/token_endpoint_auth_methods_supported/items/type`);
_++}}else{
g=m(g,t+`/oauth/token_endpoint_auth_methods_supported`,`#/$defs/server/properties/oauth/properties/token_endpoint_auth_methods_supported/type`);
_++}}
if(n.response_types_supported!==void 0&&r.call(n,`response_types_supported`)){
let e=n.response_types_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
g=m(g,t+`/oauth/response_types_supported/`+r,`#/$defs/server/properties/oauth/properties/response_types_supported/items/type`);
_++}}else{
g=m(g,t+`/oauth/response_types_supported`,`#/$defs/server/properties/oauth/properties/response_types_supported/type`);
_++}}
if(n.code_challenge_methods_supported!==void 0&&r.call(n,`code_challenge_methods_supported`)){
let e=n.code_challenge_methods_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
g=m(g,t+`/oauth/code_challenge_methods_supported/`+r,`#/$defs/server/properties/oauth/properties/code_challenge_methods_supported/items/type`);
_++}}else{
g=m(g,t+`/oauth/code_challenge_methods_supported`,`#/$defs/server/properties/oauth/properties/code_challenge_methods_supported/type`);
_++}}
if(n.skip_code_challenge_check!==void 0&&r.call(n,`skip_code_challenge_check`)&&typeof n.skip_code_challenge_check!=`boolean`){
g=m(g,t+`/oauth/skip_code_challenge_check`,`#/$defs/server/properties/oauth/properties/skip_code_challenge_check/type`);
_++}
if(n.revocation_endpoint!==void 0&&r.call(n,`revocation_endpoint`)&&typeof n.revocation_endpoint!=`string`){
g=m(g,t+`/oauth/revocation_endpoint`,`#/$defs/server/properties/oauth/properties/revocation_endpoint/type`);
_++}
if(n.revocation_endpoint_auth_methods_supported!==void 0&&r.call(n,`revocation_endpoint_auth_methods_supported`)){
let e=n.revocation_endpoint_auth_methods_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
g=m(g,t+`/oauth/revocation_endpoint_auth_methods_supported/`+r,`#/$defs/server/properties/oauth/properties/revocation_endpoint_auth_methods_supported/items/type`);
_++}}else{
g=m(g,t+`/oauth/revocation_endpoint_auth_methods_supported`,`#/$defs/server/properties/oauth/properties/revocation_endpoint_auth_methods_supported/type`);
_++}}}else{
g=m(g,t+`/oauth`,`#/$defs/server/properties/oauth/type`);
_++}}
if(e.oauth_headers!==void 0&&r.call(e,`oauth_headers`)){
let n=e.oauth_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
g=m(g,t+`/oauth_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/oauth_headers/additionalProperties/type`);
_++}}else{
g=m(g,t+`/oauth_headers`,`#/$defs/server/properties/oauth_headers/type`);
_++}}
if(e.apiKey!==void 0&&r.call(e,`apiKey`)){
let n=e.apiKey;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.source===void 0||!r.call(n,`source`)){
g=m(g,t+`/apiKey`,`#/$defs/server/properties/apiKey/required`,{
missingProperty:`source`});
_++}
if(n.authorization_type===void 0||!r.call(n,`authorization_type`)){
g=m(g,t+`/apiKey`,`#/$defs/server/properties/apiKey/required`,{
missingProperty:`authorization_type`});
_++}
if(n.key!==void 0&&r.call(n,`key`)&&typeof n.key!=`string`){
g=m(g,t+`/apiKey/key`,`#/$defs/server/properties/apiKey/properties/key/type`);
_++}
if(n.source!==void 0&&r.call(n,`source`)){
let e=n.source;
if(e!==`admin`&&e!==`user`){
g=m(g,t+`/apiKey/source`,`#/$defs/server/properties/apiKey/properties/source/enum`);
_++}}
if(n.authorization_type!==void 0&&r.call(n,`authorization_type`)){
let e=n.authorization_type;
if(e!==`basic`&&e!==`bearer`&&e!==`custom`){
g=m(g,t+`/apiKey/authorization_type`,`#/$defs/server/properties/apiKey/properties/authorization_type/enum`);
_++}}
if(n.custom_header!==void 0&&r.call(n,`custom_header`)&&typeof n.custom_header!=`string`){
g=m(g,t+`/apiKey/custom_header`,`#/$defs/server/properties/apiKey/properties/custom_header/type`);
_++}}else{
g=m(g,t+`/apiKey`,`#/$defs/server/properties/apiKey/type`);
_++}}
if(e.obo!==void 0&&r.call(e,`obo`)){
let n=e.obo;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.scopes===void 0||!r.call(n,`scopes`)){
g=m(g,t+`/obo`,`#/$defs/server/properties/obo/required`,{
missingProperty:`scopes`});
_++}
if(n.scopes!==void 0&&r.call(n,`scopes`)){
let e=n.scopes;
if(typeof e==`string`){
if(i(e)<1){
g=m(g,t+`/obo/scopes`,`#/$defs/server/properties/obo/properties/scopes/minLength`,{
limit:1});
_++}}else{
g=m(g,t+`/obo/scopes`,`#/$defs/server/properties/obo/properties/scopes/type`);
_++}}}else{
g=m(g,t+`/obo`,`#/$defs/server/properties/obo/type`);
_++}}
if(e.customUserVars!==void 0&&r.call(e,`customUserVars`)){
let n=e.customUserVars;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.title===void 0||!r.call(i,`title`)){
g=m(g,t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/customUserVars/additionalProperties/required`,{
missingProperty:`title`});
_++}
if(i.description===void 0||!r.call(i,`description`)){
g=m(g,t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/customUserVars/additionalProperties/required`,{
missingProperty:`description`});
_++}
if(i.title!==void 0&&r.call(i,`title`)&&typeof i.title!=`string`){
g=m(g,t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/title`,`#/$defs/server/properties/customUserVars/additionalProperties/properties/title/type`);
_++}
if(i.description!==void 0&&r.call(i,`description`)&&typeof i.description!=`string`){
g=m(g,t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/description`,`#/$defs/server/properties/customUserVars/additionalProperties/properties/description/type`);
_++}}else{
g=m(g,t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/customUserVars/additionalProperties/type`);
_++}}else{
g=m(g,t+`/customUserVars`,`#/$defs/server/properties/customUserVars/type`);
_++}}}else{
g=p(g,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
_++}
d.errors=g;
return _===0}
function f(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.version===void 0||!r.call(e,`version`)){
c=p(c,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
l++}}else{
c=p(c,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let i of Object.keys(e))
if(!r.call(n.allOf[1].properties,i)){
c=p(c,{
instancePath:t,
schemaPath:`#/allOf/1/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:i}});
l++}}else{
c=p(c,{
instancePath:t,
schemaPath:`#/allOf/1/type`,
keyword:`type`,
params:{}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.version!==void 0&&r.call(e,`version`)&&typeof e.version!=`string`){
c=m(c,t+`/version`,`#/properties/version/type`);
l++}
if(e.mcpServers!==void 0&&r.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!d(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:o,
dynamicAnchors:s})){
c=h(c,d.errors);
l+=d.errors.length}}else{
c=m(c,t+`/mcpServers`,`#/properties/mcpServers/type`);
l++}}
if(e.cache!==void 0&&r.call(e,`cache`)&&typeof e.cache!=`boolean`){
c=m(c,t+`/cache`,`#/properties/cache/type`);
l++}
if(e.ocr!==void 0&&r.call(e,`ocr`)){
let n=e.ocr;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/ocr`,`#/properties/ocr/type`);
l++}}
if(e.webSearch!==void 0&&r.call(e,`webSearch`)){
let n=e.webSearch;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/webSearch`,`#/properties/webSearch/type`);
l++}}
if(e.langfuse!==void 0&&r.call(e,`langfuse`)){
let n=e.langfuse;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/langfuse`,`#/properties/langfuse/type`);
l++}}
if(e.memory!==void 0&&r.call(e,`memory`)){
let n=e.memory;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/memory`,`#/properties/memory/type`);
l++}}
if(e.summarization!==void 0&&r.call(e,`summarization`)){
let n=e.summarization;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/summarization`,`#/properties/summarization/type`);
l++}}
if(e.skillSync!==void 0&&r.call(e,`skillSync`)){
let n=e.skillSync;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/skillSync`,`#/properties/skillSync/type`);
l++}}
if(e.secureImageLinks!==void 0&&r.call(e,`secureImageLinks`)&&typeof e.secureImageLinks!=`boolean`){
c=m(c,t+`/secureImageLinks`,`#/properties/secureImageLinks/type`);
l++}
if(e.imageOutputType!==void 0&&r.call(e,`imageOutputType`)){
let n=e.imageOutputType;
if(n!==`png`&&n!==`webp`&&n!==`jpeg`){
c=m(c,t+`/imageOutputType`,`#/properties/imageOutputType/enum`);
l++}}
if(e.includedTools!==void 0&&r.call(e,`includedTools`)){
let n=e.includedTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=m(c,t+`/includedTools/`+r,`#/properties/includedTools/items/type`);
l++}}else{
c=m(c,t+`/includedTools`,`#/properties/includedTools/type`);
l++}}
if(e.filteredTools!==void 0&&r.call(e,`filteredTools`)){
let n=e.filteredTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=m(c,t+`/filteredTools/`+r,`#/properties/filteredTools/items/type`);
l++}}else{
c=m(c,t+`/filteredTools`,`#/properties/filteredTools/type`);
l++}}
if(e.mcpSettings!==void 0&&r.call(e,`mcpSettings`)){
let n=e.mcpSettings;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.allowedDomains!==void 0&&r.call(n,`allowedDomains`)){
let e=n.allowedDomains;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
c=m(c,t+`/mcpSettings/allowedDomains/`+r,`#/properties/mcpSettings/properties/allowedDomains/items/type`);
l++}}else{
c=m(c,t+`/mcpSettings/allowedDomains`,`#/properties/mcpSettings/properties/allowedDomains/type`);
l++}}
if(n.allowedAddresses!==void 0&&r.call(n,`allowedAddresses`)){
let e=n.allowedAddresses;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
c=m(c,t+`/mcpSettings/allowedAddresses/`+r,`#/properties/mcpSettings/properties/allowedAddresses/items/type`);
l++}}else{
c=m(c,t+`/mcpSettings/allowedAddresses`,`#/properties/mcpSettings/properties/allowedAddresses/type`);
l++}}}else{
c=m(c,t+`/mcpSettings`,`#/properties/mcpSettings/type`);
l++}}
if(e.interface!==void 0&&r.call(e,`interface`)){
let n=e.interface;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/interface`,`#/properties/interface/type`);
l++}}
if(e.turnstile!==void 0&&r.call(e,`turnstile`)){
let n=e.turnstile;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/turnstile`,`#/properties/turnstile/type`);
l++}}
if(e.fileStrategy!==void 0&&r.call(e,`fileStrategy`)){
let n=e.fileStrategy;
if(n!==`local`&&n!==`firebase`&&n!==`s3`&&n!==`azure_blob`&&n!==`cloudfront`){
c=m(c,t+`/fileStrategy`,`#/properties/fileStrategy/enum`);
l++}}
if(e.fileStrategies!==void 0&&r.call(e,`fileStrategies`)){
let n=e.fileStrategies;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/fileStrategies`,`#/properties/fileStrategies/type`);
l++}}
if(e.cloudfront!==void 0&&r.call(e,`cloudfront`)){
let n=e.cloudfront;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/cloudfront`,`#/properties/cloudfront/type`);
l++}}
if(e.actions!==void 0&&r.call(e,`actions`)){
let n=e.actions;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.allowedDomains!==void 0&&r.call(n,`allowedDomains`)){
let e=n.allowedDomains;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
c=m(c,t+`/actions/allowedDomains/`+r,`#/properties/actions/properties/allowedDomains/items/type`);
l++}}else{
c=m(c,t+`/actions/allowedDomains`,`#/properties/actions/properties/allowedDomains/type`);
l++}}
if(n.allowedAddresses!==void 0&&r.call(n,`allowedAddresses`)){
let e=n.allowedAddresses;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
c=m(c,t+`/actions/allowedAddresses/`+r,`#/properties/actions/properties/allowedAddresses/items/type`);
l++}}else{
c=m(c,t+`/actions/allowedAddresses`,`#/properties/actions/properties/allowedAddresses/type`);
l++}}}else{
c=m(c,t+`/actions`,`#/properties/actions/type`);
l++}}
if(e.registration!==void 0&&r.call(e,`registration`)){
let n=e.registration;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.socialLogins!==void 0&&r.call(n,`socialLogins`)){
let e=n.socialLogins;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
c=m(c,t+`/registration/socialLogins/`+r,`#/properties/registration/properties/socialLogins/items/type`);
l++}}else{
c=m(c,t+`/registration/socialLogins`,`#/properties/registration/properties/socialLogins/type`);
l++}}
if(n.allowedDomains!==void 0&&r.call(n,`allowedDomains`)){
let e=n.allowedDomains;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
c=m(c,t+`/registration/allowedDomains/`+r,`#/properties/registration/properties/allowedDomains/items/type`);
l++}}else{
c=m(c,t+`/registration/allowedDomains`,`#/properties/registration/properties/allowedDomains/type`);
l++}}}else{
c=m(c,t+`/registration`,`#/properties/registration/type`);
l++}}
if(e.balance!==void 0&&r.call(e,`balance`)){
let n=e.balance;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/balance`,`#/properties/balance/type`);
l++}}
if(e.transactions!==void 0&&r.call(e,`transactions`)){
let n=e.transactions;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/transactions`,`#/properties/transactions/type`);
l++}}
if(e.speech!==void 0&&r.call(e,`speech`)){
let n=e.speech;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/speech`,`#/properties/speech/type`);
l++}}
if(e.rateLimits!==void 0&&r.call(e,`rateLimits`)){
let n=e.rateLimits;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/rateLimits`,`#/properties/rateLimits/type`);
l++}}
if(e.fileConfig!==void 0&&r.call(e,`fileConfig`)){
let n=e.fileConfig;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/fileConfig`,`#/properties/fileConfig/type`);
l++}}
if(e.modelSpecs!==void 0&&r.call(e,`modelSpecs`)){
let n=e.modelSpecs;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/modelSpecs`,`#/properties/modelSpecs/type`);
l++}}
if(e.messageFilter!==void 0&&r.call(e,`messageFilter`)){
let n=e.messageFilter;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=m(c,t+`/messageFilter`,`#/properties/messageFilter/type`);
l++}}
if(e.endpoints!==void 0&&r.call(e,`endpoints`)){
let n=e.endpoints;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(Object.keys(n).length<1){
c=m(c,t+`/endpoints`,`#/properties/endpoints/minProperties`,{
limit:1});
l++}}else{
c=m(c,t+`/endpoints`,`#/properties/endpoints/type`);
l++}}}else{
c=p(c,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
l++}
f.errors=c;
return l===0}
function p(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function m(e,t,n,r={}){
return p(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function h(e,t){
if(e===null)
return t;
for(
let n of t)
p(e,n);
return e}
function g(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.librechat_exports=n;
exports.require_librechat=m;
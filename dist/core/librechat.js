"use strict";
const e=require("./core.js").rolldownRuntime;
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
closedBy:{
at:[`interface`,`mcpServers`,`use`],
value:!1,
by:`H:LIB`},
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
token_exchange_method:`own`,
audience:`own`,
forward_audience_on_refresh:`own`,
send_resource_parameter:`own`,
grant_types_supported:`own`,
token_endpoint_auth_methods_supported:`own`,
response_types_supported:`own`,
code_challenge_methods_supported:`own`,
skip_code_challenge_check:`own`,
revocation_endpoint:`own`,
revocation_endpoint_auth_methods_supported:`own`}},
oauth_headers:{
is:`other`},
oauthRefreshWaitTimeout:{
is:`other`,
unit:`ms`,
by:`R:LIBP`},
oauthRefreshCoordination:{
is:`other`,
by:`R:LIBP`},
oauthPersistenceWaitTimeout:{
is:`other`,
unit:`ms`,
by:`R:LIBP`},
apiKey:{
is:`auth`},
obo:{
is:`auth`},
customUserVars:{
is:`other`},
proxy:{
is:`other`,
for:[`http`,`sse`],
by:`R:LIBP`}},
bad:r,
switchOff:`remove the entry; "startup: false" only delays the connection`,
notObject:r,
neither:r,
both:{
winner:`command`,
fitting:[`command`,`args`,`env`],
needsArgs:!0,
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
clash:{},
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
validate:y,
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
"permissions": {},
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
"filters": {},
"messageFilter": {},
"endpoints": {},
"openapi": {}
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
"permissions": {
"type": "object"
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
"$ref": "#/$defs/host-and-port"
}
},
"catalogRecovery": {
"type": "object"
}
}
},
"interface": {
"type": "object"
},
"turnstile": {
"type": "object",
"required": [
"siteKey"
],
"properties": {
"siteKey": {
"type": "string"
}
}
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
"type": "object",
"required": [
"domain"
],
"properties": {
"domain": {
"type": "string"
}
}
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
"$ref": "#/$defs/host-and-port"
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
"filters": {
"type": "object",
"properties": {
"messages": {},
"prompts": {},
"agentInstructions": {},
"conversationStarters": {},
"conversationTitles": {},
"feedback": {},
"skills": {},
"memories": {},
"files": {},
"toolArguments": {},
"modelParameters": {},
"actionMetadata": {}
},
"additionalProperties": false
},
"messageFilter": {
"type": "object"
},
"openapi": {
"type": "object"
},
"endpoints": {
"type": "object",
"minProperties": 1,
"properties": {
"allowedAddresses": {
"type": "array",
"items": {
"$ref": "#/$defs/host-and-port"
}
},
"all": {},
"openAI": {},
"google": {},
"anthropic": {},
"azureOpenAI": {},
"azureAssistants": {},
"assistants": {},
"agents": {},
"custom": {},
"bedrock": {}
},
"additionalProperties": false
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
"if": {
"type": "object",
"properties": {
"client_secret": {
"type": "string",
"minLength": 1
}
},
"required": [
"client_secret"
]
},
"then": {
"type": "object",
"x-rule": "field-missing",
"required": [
"client_id",
"authorization_url",
"token_url"
]
},
"properties": {
"authorization_url": {
"$ref": "#/$defs/address"
},
"token_url": {
"$ref": "#/$defs/address"
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
"$ref": "#/$defs/address"
},
"token_exchange_method": {
"enum": [
"default_post",
"basic_auth_header"
]
},
"audience": {
"type": "string",
"minLength": 1
},
"forward_audience_on_refresh": {
"type": "boolean"
},
"send_resource_parameter": {
"type": "boolean"
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
"$ref": "#/$defs/address"
},
"revocation_endpoint_auth_methods_supported": {
"type": "array",
"items": {
"type": "string"
}
}
}
},
"oauthRefreshWaitTimeout": {
"type": "integer",
"exclusiveMinimum": 0
},
"oauthRefreshCoordination": {
"type": "boolean"
},
"oauthPersistenceWaitTimeout": {
"type": "integer",
"exclusiveMinimum": 0,
"maximum": 840000
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
},
"sensitive": {
"type": "boolean"
}
}
}
},
"cwd": {},
"proxy": {}
},
"if": {
"type": "object",
"required": [
"type"
]
},
"then": {
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"stdio"
]
}
}
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
}
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
}
},
"then": {
"$ref": "#/$defs/remote"
}
}
]
},
"else": {
"$ref": "#/$defs/untyped"
}
},
"untyped": {
"if": {
"type": "object",
"required": [
"command"
],
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
"then": {
"$ref": "#/$defs/stdio"
},
"else": {
"if": {
"$ref": "#/$defs/stdio"
},
"then": true,
"else": {
"if": {
"type": "object",
"properties": {
"url": {
"type": "string",
"pattern": "^[wW][sS][sS]?:",
"x-label": "a ws address"
}
},
"required": [
"url"
]
},
"then": {
"$ref": "#/$defs/websocket"
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
}
}
}
}
},
"host-and-port": {
"type": "string",
"pattern": "^(?:\\\\[[^\\\\]\\\\s]+\\\\]|[^\\\\s/:]+):[0-9]+$",
"x-label": "a host with a port"
},
"address": {
"type": "string",
"pattern": "^\\\\s*(?!https?:/*$)[A-Za-z][A-Za-z0-9+.-]*:|\\\\$\\\\{",
"x-label": "an absolute address"
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
},
"obo": {
"x-help": "remove it",
"not": {}
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
},
"obo": {
"x-help": "remove it",
"not": {}
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
"proxy": {
"type": "string",
"pattern": "^\\\\s*(?:[hH][tT][tT][pP][sS]?|[sS][oO][cC][kK][sS]5?):/*[^/]|\\\\$\\\\{",
"x-label": "the address of a proxy"
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
permissions:{},
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
filters:{},
messageFilter:{},
endpoints:{},
openapi:{}},
additionalProperties:!1}],
properties:{
version:{
type:`string`},
mcpServers:{
"x-rule":`root-shape`,
type:`object`,
additionalProperties:{
$ref:`#/$defs/server`}},
permissions:{
type:`object`},
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
$ref:`#/$defs/host-and-port`}},
catalogRecovery:{
type:`object`}}},
interface:{
type:`object`},
turnstile:{
type:`object`,
required:[`siteKey`],
properties:{
siteKey:{
type:`string`}}},
fileStrategy:{
enum:[`local`,`firebase`,`s3`,`azure_blob`,`cloudfront`]},
fileStrategies:{
type:`object`},
cloudfront:{
type:`object`,
required:[`domain`],
properties:{
domain:{
type:`string`}}},
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
$ref:`#/$defs/host-and-port`}}}},
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
filters:{
type:`object`,
properties:{
messages:{},
prompts:{},
agentInstructions:{},
conversationStarters:{},
conversationTitles:{},
feedback:{},
skills:{},
memories:{},
files:{},
toolArguments:{},
modelParameters:{},
actionMetadata:{}},
additionalProperties:!1},
messageFilter:{
type:`object`},
openapi:{
type:`object`},
endpoints:{
type:`object`,
minProperties:1,
properties:{
allowedAddresses:{
type:`array`,
items:{
$ref:`#/$defs/host-and-port`}},
all:{},
openAI:{},
google:{},
anthropic:{},
azureOpenAI:{},
azureAssistants:{},
assistants:{},
agents:{},
custom:{},
bedrock:{}},
additionalProperties:!1}},
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
if:{
type:`object`,
properties:{
client_secret:{
type:`string`,
minLength:1}},
required:[`client_secret`]},
then:{
type:`object`,
"x-rule":`field-missing`,
required:[`client_id`,`authorization_url`,`token_url`]},
properties:{
authorization_url:{
$ref:`#/$defs/address`},
token_url:{
$ref:`#/$defs/address`},
client_id:{
type:`string`},
client_secret:{
type:`string`},
scope:{
type:`string`},
redirect_uri:{
$ref:`#/$defs/address`},
token_exchange_method:{
enum:[`default_post`,`basic_auth_header`]},
audience:{
type:`string`,
minLength:1},
forward_audience_on_refresh:{
type:`boolean`},
send_resource_parameter:{
type:`boolean`},
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
$ref:`#/$defs/address`},
revocation_endpoint_auth_methods_supported:{
type:`array`,
items:{
type:`string`}}}},
oauthRefreshWaitTimeout:{
type:`integer`,
exclusiveMinimum:0},
oauthRefreshCoordination:{
type:`boolean`},
oauthPersistenceWaitTimeout:{
type:`integer`,
exclusiveMinimum:0,
maximum:84e4},
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
type:`string`},
sensitive:{
type:`boolean`}}}},
cwd:{},
proxy:{}},
if:{
type:`object`,
required:[`type`]},
then:{
allOf:[{
if:{
type:`object`,
properties:{
type:{
enum:[`stdio`]}}},
then:{
$ref:`#/$defs/stdio`}},{
if:{
type:`object`,
properties:{
type:{
enum:[`websocket`]}}},
then:{
$ref:`#/$defs/websocket`}},{
if:{
type:`object`,
properties:{
type:{
enum:[`sse`,`streamable-http`,`http`]}}},
then:{
$ref:`#/$defs/remote`}}]},
else:{
$ref:`#/$defs/untyped`}},
untyped:{
if:{
type:`object`,
required:[`command`],
not:{
type:`object`,
properties:{
url:{
type:`string`}},
required:[`url`]}},
then:{
$ref:`#/$defs/stdio`},
else:{
if:{
$ref:`#/$defs/stdio`},
then:!0,
else:{
if:{
type:`object`,
properties:{
url:{
type:`string`,
pattern:`^[wW][sS][sS]?:`,
"x-label":`a ws address`}},
required:[`url`]},
then:{
$ref:`#/$defs/websocket`},
else:{
if:{
type:`object`,
required:[`url`]},
then:{
$ref:`#/$defs/remote`}}}}},
"host-and-port":{
type:`string`,
pattern:`^(?:\\[[^\\]\\s]+\\]|[^\\s/:]+):[0-9]+$`,
"x-label":`a host with a port`},
address:{
type:`string`,
pattern:`^\\s*(?!https?:/*$)[A-Za-z][A-Za-z0-9+.-]*:|\\$\\{`,
"x-label":`an absolute address`},
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
minimum:0}},
obo:{
"x-help":`remove it`,
not:{}}}},
websocket:{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`url`],
properties:{
url:{
type:`string`,
pattern:`^(?:[wW][sS][sS]?:|.*\\$\\{)`,
"x-label":`a ws address`},
obo:{
"x-help":`remove it`,
not:{}}}},
remote:{
type:`object`,
"x-rule":`transport-mismatch`,
required:[`url`],
properties:{
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
proxy:{
type:`string`,
pattern:`^\\s*(?:[hH][tT][tT][pP][sS]?|[sS][oO][cC][kK][sS]5?):/*[^/]|\\$\\{`,
"x-label":`the address of a proxy`},
url:{
type:`string`,
pattern:`^(?![wW][sS][sS]?:)`,
"x-label":`an http address`}}}},
$id:`urn:mcp-lint:schema:librechat`};
let r=Object.prototype.hasOwnProperty;
let i=C;
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
c=b(c,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
l++}}else{
c=b(c,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/0/type`,
keyword:`type`,
params:{}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args===void 0||!r.call(e,`args`)){
c=b(c,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/1/required`,
keyword:`required`,
params:{
missingProperty:`args`}});
l++}}else{
c=b(c,{
instancePath:t,
schemaPath:`#/$defs/stdio/allOf/1/type`,
keyword:`type`,
params:{}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
c=x(c,t+`/command`,`#/$defs/stdio/properties/command/type`);
l++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=x(c,t+`/args/`+r,`#/$defs/stdio/properties/args/items/type`);
l++}}else{
c=x(c,t+`/args`,`#/$defs/stdio/properties/args/type`);
l++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=x(c,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/stdio/properties/env/additionalProperties/type`);
l++}}else{
c=x(c,t+`/env`,`#/$defs/stdio/properties/env/type`);
l++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)&&typeof e.cwd!=`string`){
c=x(c,t+`/cwd`,`#/$defs/stdio/properties/cwd/type`);
l++}
if(e.stderr!==void 0&&r.call(e,`stderr`)){
let n=e.stderr;
if(typeof n!=`string`&&(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n))){
c=x(c,t+`/stderr`,`#/$defs/stdio/properties/stderr/type`);
l++}
let r=l;
let i=!0;
let a=l;
if(typeof n!=`string`){
c=b(c,{});
l++}
var u=a===l;
l=r;
c!==null&&(r?c.length=Math.min(c.length,r):c=null);
let o;
if(u){
let e=l;
if(n!==`pipe`&&n!==`ignore`&&n!==`inherit`){
c=x(c,t+`/stderr`,`#/$defs/stdio/properties/stderr/then/enum`);
l++}
var u=e===l;
i=u;
o=`then`}else{
let e=l;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
c=x(c,t+`/stderr`,`#/$defs/stdio/properties/stderr/else/type`);
l++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
c=x(c,t+`/stderr`,`#/$defs/stdio/properties/stderr/else/minimum`,{
comparison:`>=`,
limit:0});
l++}
var u=e===l;
i=u;
o=`else`}
if(!i){
c=x(c,t+`/stderr`,`#/$defs/stdio/properties/stderr/if`,{
failingKeyword:o});
l++}}
if(e.obo!==void 0&&r.call(e,`obo`)){
c=x(c,t+`/obo`,`#/$defs/stdio/properties/obo/not`);
l++}}else{
c=b(c,{
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
l=b(l,{
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
l=x(l,t+`/url`,`#/$defs/websocket/properties/url/pattern`,{
pattern:`^(?:[wW][sS][sS]?:|.*\\$\\{)`});
u++}}else{
l=x(l,t+`/url`,`#/$defs/websocket/properties/url/type`);
u++}}
if(e.obo!==void 0&&r.call(e,`obo`)){
l=x(l,t+`/obo`,`#/$defs/websocket/properties/obo/not`);
u++}}else{
l=b(l,{
instancePath:t,
schemaPath:`#/$defs/websocket/type`,
keyword:`type`,
params:{}});
u++}
s.errors=l;
return u===0}
let c=RegExp(`^\\s*(?:[hH][tT][tT][pP][sS]?|[sS][oO][cC][kK][sS]5?):/*[^/]|\\$\\{`,`u`);
let l=RegExp(`^(?![wW][sS][sS]?:)`,`u`);
function u(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
s=b(s,{
instancePath:t,
schemaPath:`#/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
d++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
s=x(s,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/remote/properties/headers/additionalProperties/type`);
d++}}else{
s=x(s,t+`/headers`,`#/$defs/remote/properties/headers/type`);
d++}}
if(e.proxy!==void 0&&r.call(e,`proxy`)){
let n=e.proxy;
if(typeof n==`string`){
if(!c.test(n)){
s=x(s,t+`/proxy`,`#/$defs/remote/properties/proxy/pattern`,{
pattern:`^\\s*(?:[hH][tT][tT][pP][sS]?|[sS][oO][cC][kK][sS]5?):/*[^/]|\\$\\{`});
d++}}else{
s=x(s,t+`/proxy`,`#/$defs/remote/properties/proxy/type`);
d++}}
if(e.url!==void 0&&r.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(!l.test(n)){
s=x(s,t+`/url`,`#/$defs/remote/properties/url/pattern`,{
pattern:`^(?![wW][sS][sS]?:)`});
d++}}else{
s=x(s,t+`/url`,`#/$defs/remote/properties/url/type`);
d++}}}else{
s=b(s,{
instancePath:t,
schemaPath:`#/$defs/remote/type`,
keyword:`type`,
params:{}});
d++}
u.errors=s;
return d===0}
let d=RegExp(`^[wW][sS][sS]?:`,`u`);
function f(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:c={}}={}){
let l=null;
let p=0;
let m=f.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
let h=p;
let g=!0;
let _=p;
let v=p;
let y=p;
if(p===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
l=b(l,{});
p++}else 
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
l=b(l,{});
p++}}else{
l=b(l,{});
p++}}
if(y===p){
l=b(l,{});
p++}else{
p=v;
l!==null&&(v?l.length=Math.min(l.length,v):l=null)}
if(p===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
l=b(l,{});
p++}}else{
l=b(l,{});
p++}}
var x=_===p;
p=h;
l!==null&&(h?l.length=Math.min(l.length,h):l=null);
let C;
if(x){
let r=p;
if(!a(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:o,
dynamicAnchors:c})){
l=S(l,a.errors);
p+=a.errors.length}
var x=r===p;
g=x;
if(g){
var w={};
w.command=!0;
w.args=!0;
w.env=!0;
w.cwd=!0;
w.stderr=!0;
w.obo=!0}
C=`then`}else{
let f=p;
let m=p;
let h=!0;
let _=p;
if(!a(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:o,
dynamicAnchors:c})){
l=S(l,a.errors);
p+=a.errors.length}
var T=_===p;
p=m;
l!==null&&(m?l.length=Math.min(l.length,m):l=null);
if(!T){
let a=p;
let f=p;
let m=!0;
let g=p;
if(p===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
l=b(l,{});
p++}else 
if(e.url!==void 0&&r.call(e,`url`)){
let t=e.url;
if(p===p){
if(typeof t==`string`){
if(!d.test(t)){
l=b(l,{});
p++}}else{
l=b(l,{});
p++}}}}else{
l=b(l,{});
p++}}
var E=g===p;
p=f;
l!==null&&(f?l.length=Math.min(l.length,f):l=null);
let _;
if(E){
let r=p;
if(!s(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:o,
dynamicAnchors:c})){
l=S(l,s.errors);
p+=s.errors.length}
var E=r===p;
m=E;
if(m){
var D={};
D.url=!0;
D.obo=!0}
_=`then`}else{
let a=p;
let s=p;
let d=!0;
let f=p;
if(p===f){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
l=b(l,{});
p++}}else{
l=b(l,{});
p++}}
var O=f===p;
p=s;
l!==null&&(s?l.length=Math.min(l.length,s):l=null);
if(O){
let r=p;
if(!u(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:o,
dynamicAnchors:c})){
l=S(l,u.errors);
p+=u.errors.length}
var O=r===p;
d=O;
if(d){
var k={};
k.headers=!0;
k.proxy=!0;
k.url=!0}}
if(!d){
l=b(l,{
instancePath:t,
schemaPath:`#/$defs/untyped/else/else/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
var E=a===p;
m=E;
if(m&&D!==!0&&k!==void 0){
if(k===!0)
D=!0;else{
D||={};
Object.assign(D,k)}}
_=`else`}
if(!m){
l=b(l,{
instancePath:t,
schemaPath:`#/$defs/untyped/else/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
p++}
var T=a===p;
h=T;
if(h&&D!==!0){
D||={};
D.command=!0;
D.args=!0;
D.env=!0;
D.cwd=!0;
D.stderr=!0;
D.obo=!0}}
if(!h){
l=b(l,{
instancePath:t,
schemaPath:`#/$defs/untyped/else/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
p++}
var x=f===p;
g=x;
if(g&&w!==!0&&D!==void 0){
if(D===!0)
w=!0;else{
w||={};
Object.assign(w,D)}}
C=`else`}
if(!g){
l=b(l,{
instancePath:t,
schemaPath:`#/$defs/untyped/if`,
keyword:`if`,
params:{
failingKeyword:C}});
p++}
f.errors=l;
m.props=w;
return p===0}
f.evaluated={
dynamicProps:!0,
dynamicItems:!1};
let p=RegExp(`^\\s*(?!https?:/*$)[A-Za-z][A-Za-z0-9+.-]*:|\\$\\{`,`u`);
function m(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!p.test(e)){
o=b(o,{
instancePath:t,
schemaPath:`#/$defs/address/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\s*(?!https?:/*$)[A-Za-z][A-Za-z0-9+.-]*:|\\$\\{`}});
s++}}else{
o=b(o,{
instancePath:t,
schemaPath:`#/$defs/address/type`,
keyword:`type`,
params:{}});
s++}
m.errors=o;
return s===0}
let h=RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}'\u2019 -]*$`,`u`);
function g(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:o,
rootData:c=e,
dynamicAnchors:l={}}={}){
let d=null;
let p=0;
let _=p;
let v=!0;
let y=p;
if(p===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
d=b(d,{});
p++}}else{
d=b(d,{});
p++}}
var C=y===p;
p=_;
d!==null&&(_?d.length=Math.min(d.length,_):d=null);
let w;
if(C){
let i=p;
let f=p;
let m=!0;
let h=p;
if(p===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)&&e.type!==`stdio`){
d=b(d,{});
p++}}else{
d=b(d,{});
p++}}
var T=h===p;
p=f;
d!==null&&(f?d.length=Math.min(d.length,f):d=null);
if(T){
let r=p;
if(!a(e,{
instancePath:t,
parentData:n,
parentDataProperty:o,
rootData:c,
dynamicAnchors:l})){
d=S(d,a.errors);
p+=a.errors.length}
var T=r===p;
m=T;
if(m){
var E={};
E.command=!0;
E.args=!0;
E.env=!0;
E.cwd=!0;
E.stderr=!0;
E.obo=!0;
E.type=!0}}
if(!m){
d=b(d,{
instancePath:t,
schemaPath:`#/$defs/server/then/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
let g=p;
let _=!0;
let y=p;
if(p===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)&&e.type!==`websocket`){
d=b(d,{});
p++}}else{
d=b(d,{});
p++}}
var D=y===p;
p=g;
d!==null&&(g?d.length=Math.min(d.length,g):d=null);
if(D){
let r=p;
if(!s(e,{
instancePath:t,
parentData:n,
parentDataProperty:o,
rootData:c,
dynamicAnchors:l})){
d=S(d,s.errors);
p+=s.errors.length}
var D=r===p;
_=D;
if(_){
var O={};
O.url=!0;
O.obo=!0;
O.type=!0}}
if(!_){
d=b(d,{
instancePath:t,
schemaPath:`#/$defs/server/then/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
if(E!==!0&&O!==void 0){
if(O===!0)
E=!0;else{
E||={};
Object.assign(E,O)}}
let x=p;
let j=!0;
let M=p;
if(p===M){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)){
let t=e.type;
if(t!==`sse`&&t!==`streamable-http`&&t!==`http`){
d=b(d,{});
p++}}}else{
d=b(d,{});
p++}}
var k=M===p;
p=x;
d!==null&&(x?d.length=Math.min(d.length,x):d=null);
if(k){
let r=p;
if(!u(e,{
instancePath:t,
parentData:n,
parentDataProperty:o,
rootData:c,
dynamicAnchors:l})){
d=S(d,u.errors);
p+=u.errors.length}
var k=r===p;
j=k;
if(j){
var A={};
A.headers=!0;
A.proxy=!0;
A.url=!0;
A.type=!0}}
if(!j){
d=b(d,{
instancePath:t,
schemaPath:`#/$defs/server/then/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
p++}
if(E!==!0&&A!==void 0){
if(A===!0)
E=!0;else{
E||={};
Object.assign(E,A)}}
var C=i===p;
v=C;
w=`then`}else{
let r=p;
if(f(e,{
instancePath:t,
parentData:n,
parentDataProperty:o,
rootData:c,
dynamicAnchors:l}))
var j=f.evaluated.props;else{
d=S(d,f.errors);
p+=f.errors.length}
var C=r===p;
v=C;
if(v&&E!==!0&&j!==void 0){
if(j===!0)
E=!0;else{
E||={};
Object.assign(E,j)}}
w=`else`}
if(!v){
d=b(d,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:w}});
p++}
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
E.oauthRefreshWaitTimeout=!0;
E.oauthRefreshCoordination=!0;
E.oauthPersistenceWaitTimeout=!0;
E.oauth_headers=!0;
E.apiKey=!0;
E.obo=!0;
E.customUserVars=!0;
E.cwd=!0;
E.proxy=!0}
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
d=x(d,t+`/type`,`#/$defs/server/properties/type/type`);
p++}
if(n!==`stdio`&&n!==`websocket`&&n!==`sse`&&n!==`streamable-http`&&n!==`http`){
d=x(d,t+`/type`,`#/$defs/server/properties/type/enum`);
p++}}
if(e.title!==void 0&&r.call(e,`title`)){
let n=e.title;
if(typeof n==`string`){
if(!h.test(n)){
d=x(d,t+`/title`,`#/$defs/server/properties/title/pattern`,{
pattern:`^[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}'\u2019 -]*$`});
p++}}else{
d=x(d,t+`/title`,`#/$defs/server/properties/title/type`);
p++}}
if(e.description!==void 0&&r.call(e,`description`)&&typeof e.description!=`string`){
d=x(d,t+`/description`,`#/$defs/server/properties/description/type`);
p++}
if(e.startup!==void 0&&r.call(e,`startup`)&&typeof e.startup!=`boolean`){
d=x(d,t+`/startup`,`#/$defs/server/properties/startup/type`);
p++}
if(e.iconPath!==void 0&&r.call(e,`iconPath`)&&typeof e.iconPath!=`string`){
d=x(d,t+`/iconPath`,`#/$defs/server/properties/iconPath/type`);
p++}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=x(d,t+`/timeout`,`#/$defs/server/properties/timeout/type`);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
d=x(d,t+`/timeout`,`#/$defs/server/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
p++}}
if(e.sseReadTimeout!==void 0&&r.call(e,`sseReadTimeout`)){
let n=e.sseReadTimeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=x(d,t+`/sseReadTimeout`,`#/$defs/server/properties/sseReadTimeout/type`);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
d=x(d,t+`/sseReadTimeout`,`#/$defs/server/properties/sseReadTimeout/exclusiveMinimum`,{
comparison:`>`,
limit:0});
p++}}
if(e.initTimeout!==void 0&&r.call(e,`initTimeout`)){
let n=e.initTimeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=x(d,t+`/initTimeout`,`#/$defs/server/properties/initTimeout/type`);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
d=x(d,t+`/initTimeout`,`#/$defs/server/properties/initTimeout/minimum`,{
comparison:`>=`,
limit:0});
p++}}
if(e.chatMenu!==void 0&&r.call(e,`chatMenu`)&&typeof e.chatMenu!=`boolean`){
d=x(d,t+`/chatMenu`,`#/$defs/server/properties/chatMenu/type`);
p++}
if(e.serverInstructions!==void 0&&r.call(e,`serverInstructions`)){
let n=e.serverInstructions;
if(typeof n!=`boolean`&&typeof n!=`string`){
d=x(d,t+`/serverInstructions`,`#/$defs/server/properties/serverInstructions/type`);
p++}}
if(e.requiresOAuth!==void 0&&r.call(e,`requiresOAuth`)&&typeof e.requiresOAuth!=`boolean`){
d=x(d,t+`/requiresOAuth`,`#/$defs/server/properties/requiresOAuth/type`);
p++}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
let a=p;
let o=!0;
let s=p;
if(p===s){
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.client_secret===void 0||!r.call(n,`client_secret`)){
d=b(d,{});
p++}else 
if(n.client_secret!==void 0&&r.call(n,`client_secret`)){
let e=n.client_secret;
if(p===p){
if(typeof e==`string`){
if(i(e)<1){
d=b(d,{});
p++}}else{
d=b(d,{});
p++}}}}else{
d=b(d,{});
p++}}
var M=s===p;
p=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null);
if(M){
let e=p;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.client_id===void 0||!r.call(n,`client_id`)){
d=x(d,t+`/oauth`,`#/$defs/server/properties/oauth/then/required`,{
missingProperty:`client_id`});
p++}
if(n.authorization_url===void 0||!r.call(n,`authorization_url`)){
d=x(d,t+`/oauth`,`#/$defs/server/properties/oauth/then/required`,{
missingProperty:`authorization_url`});
p++}
if(n.token_url===void 0||!r.call(n,`token_url`)){
d=x(d,t+`/oauth`,`#/$defs/server/properties/oauth/then/required`,{
missingProperty:`token_url`});
p++}}else{
d=x(d,t+`/oauth`,`#/$defs/server/properties/oauth/then/type`);
p++}
var M=e===p;
o=M}
if(!o){
d=x(d,t+`/oauth`,`#/$defs/server/properties/oauth/if`,{
failingKeyword:`then`});
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.authorization_url!==void 0&&r.call(n,`authorization_url`)&&!m(n.authorization_url,{
instancePath:t+`/oauth/authorization_url`,
parentData:n,
parentDataProperty:`authorization_url`,
rootData:c,
dynamicAnchors:l})){
d=S(d,m.errors);
p+=m.errors.length}
if(n.token_url!==void 0&&r.call(n,`token_url`)&&!m(n.token_url,{
instancePath:t+`/oauth/token_url`,
parentData:n,
parentDataProperty:`token_url`,
rootData:c,
dynamicAnchors:l})){
d=S(d,m.errors);
p+=m.errors.length}
if(n.client_id!==void 0&&r.call(n,`client_id`)&&typeof n.client_id!=`string`){
d=x(d,t+`/oauth/client_id`,`#/$defs/server/properties/oauth/properties/client_id/type`);
p++}
if(n.client_secret!==void 0&&r.call(n,`client_secret`)&&typeof n.client_secret!=`string`){
d=x(d,t+`/oauth/client_secret`,`#/$defs/server/properties/oauth/properties/client_secret/type`);
p++}
if(n.scope!==void 0&&r.call(n,`scope`)&&typeof n.scope!=`string`){
d=x(d,t+`/oauth/scope`,`#/$defs/server/properties/oauth/properties/scope/type`);
p++}
if(n.redirect_uri!==void 0&&r.call(n,`redirect_uri`)&&!m(n.redirect_uri,{
instancePath:t+`/oauth/redirect_uri`,
parentData:n,
parentDataProperty:`redirect_uri`,
rootData:c,
dynamicAnchors:l})){
d=S(d,m.errors);
p+=m.errors.length}
if(n.token_exchange_method!==void 0&&r.call(n,`token_exchange_method`)){
let e=n.token_exchange_method;
if(e!==`default_post`&&e!==`basic_auth_header`){
d=x(d,t+`/oauth/token_exchange_method`,`#/$defs/server/properties/oauth/properties/token_exchange_method/enum`);
p++}}
if(n.audience!==void 0&&r.call(n,`audience`)){
let e=n.audience;
if(typeof e==`string`){
if(i(e)<1){
d=x(d,t+`/oauth/audience`,`#/$defs/server/properties/oauth/properties/audience/minLength`,{
limit:1});
p++}}else{
d=x(d,t+`/oauth/audience`,`#/$defs/server/properties/oauth/properties/audience/type`);
p++}}
if(n.forward_audience_on_refresh!==void 0&&r.call(n,`forward_audience_on_refresh`)&&typeof n.forward_audience_on_refresh!=`boolean`){
d=x(d,t+`/oauth/forward_audience_on_refresh`,`#/$defs/server/properties/oauth/properties/forward_audience_on_refresh/type`);
p++}
if(n.send_resource_parameter!==void 0&&r.call(n,`send_resource_parameter`)&&typeof n.send_resource_parameter!=`boolean`){
d=x(d,t+`/oauth/send_resource_parameter`,`#/$defs/server/properties/oauth/properties/send_resource_parameter/type`);
p++}
if(n.grant_types_supported!==void 0&&r.call(n,`grant_types_supported`)){
let e=n.grant_types_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
d=x(d,t+`/oauth/grant_types_supported/`+r,`#/$defs/server/properties/oauth/properties/grant_types_supported/items/type`);
p++}}else{
d=x(d,t+`/oauth/grant_types_supported`,`#/$defs/server/properties/oauth/properties/grant_types_supported/type`);
p++}}
if(n.token_endpoint_auth_methods_supported!==void 0&&r.call(n,`token_endpoint_auth_methods_supported`)){
let e=n.token_endpoint_auth_methods_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
d=x(d,t+`/oauth/token_endpoint_auth_methods_supported/`+r,`#/$defs/server/properties/oauth/properties/token_endpoint_auth_methods_supported/items/type`);
p++}}else{
d=x(d,t+`/oauth/token_endpoint_auth_methods_supported`,`#/$defs/server/properties/oauth/properties/token_endpoint_auth_methods_supported/type`);
p++}}
if(n.response_types_supported!==void 0&&r.call(n,`response_types_supported`)){
let e=n.response_types_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
d=x(d,t+`/oauth/response_types_supported/`+r,`#/$defs/server/properties/oauth/properties/response_types_supported/items/type`);
p++}}else{
d=x(d,t+`/oauth/response_types_supported`,`#/$defs/server/properties/oauth/properties/response_types_supported/type`);
p++}}
if(n.code_challenge_methods_supported!==void 0&&r.call(n,`code_challenge_methods_supported`)){
let e=n.code_challenge_methods_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
d=x(d,t+`/oauth/code_challenge_methods_supported/`+r,`#/$defs/server/properties/oauth/properties/code_challenge_methods_supported/items/type`);
p++}}else{
d=x(d,t+`/oauth/code_challenge_methods_supported`,`#/$defs/server/properties/oauth/properties/code_challenge_methods_supported/type`);
p++}}
if(n.skip_code_challenge_check!==void 0&&r.call(n,`skip_code_challenge_check`)&&typeof n.skip_code_challenge_check!=`boolean`){
d=x(d,t+`/oauth/skip_code_challenge_check`,`#/$defs/server/properties/oauth/properties/skip_code_challenge_check/type`);
p++}
if(n.revocation_endpoint!==void 0&&r.call(n,`revocation_endpoint`)&&!m(n.revocation_endpoint,{
instancePath:t+`/oauth/revocation_endpoint`,
parentData:n,
parentDataProperty:`revocation_endpoint`,
rootData:c,
dynamicAnchors:l})){
d=S(d,m.errors);
p+=m.errors.length}
if(n.revocation_endpoint_auth_methods_supported!==void 0&&r.call(n,`revocation_endpoint_auth_methods_supported`)){
let e=n.revocation_endpoint_auth_methods_supported;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
d=x(d,t+`/oauth/revocation_endpoint_auth_methods_supported/`+r,`#/$defs/server/properties/oauth/properties/revocation_endpoint_auth_methods_supported/items/type`);
p++}}else{
d=x(d,t+`/oauth/revocation_endpoint_auth_methods_supported`,`#/$defs/server/properties/oauth/properties/revocation_endpoint_auth_methods_supported/type`);
p++}}}else{
d=x(d,t+`/oauth`,`#/$defs/server/properties/oauth/type`);
p++}}
if(e.oauthRefreshWaitTimeout!==void 0&&r.call(e,`oauthRefreshWaitTimeout`)){
let n=e.oauthRefreshWaitTimeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=x(d,t+`/oauthRefreshWaitTimeout`,`#/$defs/server/properties/oauthRefreshWaitTimeout/type`);
p++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
d=x(d,t+`/oauthRefreshWaitTimeout`,`#/$defs/server/properties/oauthRefreshWaitTimeout/exclusiveMinimum`,{
comparison:`>`,
limit:0});
p++}}
if(e.oauthRefreshCoordination!==void 0&&r.call(e,`oauthRefreshCoordination`)&&typeof e.oauthRefreshCoordination!=`boolean`){
d=x(d,t+`/oauthRefreshCoordination`,`#/$defs/server/properties/oauthRefreshCoordination/type`);
p++}
if(e.oauthPersistenceWaitTimeout!==void 0&&r.call(e,`oauthPersistenceWaitTimeout`)){
let n=e.oauthPersistenceWaitTimeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=x(d,t+`/oauthPersistenceWaitTimeout`,`#/$defs/server/properties/oauthPersistenceWaitTimeout/type`);
p++}
if(typeof n==`number`&&isFinite(n)){
if(n>84e4||isNaN(n)){
d=x(d,t+`/oauthPersistenceWaitTimeout`,`#/$defs/server/properties/oauthPersistenceWaitTimeout/maximum`,{
comparison:`<=`,
limit:84e4});
p++}
if(n<=0||isNaN(n)){
d=x(d,t+`/oauthPersistenceWaitTimeout`,`#/$defs/server/properties/oauthPersistenceWaitTimeout/exclusiveMinimum`,{
comparison:`>`,
limit:0});
p++}}}
if(e.oauth_headers!==void 0&&r.call(e,`oauth_headers`)){
let n=e.oauth_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=x(d,t+`/oauth_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/oauth_headers/additionalProperties/type`);
p++}}else{
d=x(d,t+`/oauth_headers`,`#/$defs/server/properties/oauth_headers/type`);
p++}}
if(e.apiKey!==void 0&&r.call(e,`apiKey`)){
let n=e.apiKey;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.source===void 0||!r.call(n,`source`)){
d=x(d,t+`/apiKey`,`#/$defs/server/properties/apiKey/required`,{
missingProperty:`source`});
p++}
if(n.authorization_type===void 0||!r.call(n,`authorization_type`)){
d=x(d,t+`/apiKey`,`#/$defs/server/properties/apiKey/required`,{
missingProperty:`authorization_type`});
p++}
if(n.key!==void 0&&r.call(n,`key`)&&typeof n.key!=`string`){
d=x(d,t+`/apiKey/key`,`#/$defs/server/properties/apiKey/properties/key/type`);
p++}
if(n.source!==void 0&&r.call(n,`source`)){
let e=n.source;
if(e!==`admin`&&e!==`user`){
d=x(d,t+`/apiKey/source`,`#/$defs/server/properties/apiKey/properties/source/enum`);
p++}}
if(n.authorization_type!==void 0&&r.call(n,`authorization_type`)){
let e=n.authorization_type;
if(e!==`basic`&&e!==`bearer`&&e!==`custom`){
d=x(d,t+`/apiKey/authorization_type`,`#/$defs/server/properties/apiKey/properties/authorization_type/enum`);
p++}}
if(n.custom_header!==void 0&&r.call(n,`custom_header`)&&typeof n.custom_header!=`string`){
d=x(d,t+`/apiKey/custom_header`,`#/$defs/server/properties/apiKey/properties/custom_header/type`);
p++}}else{
d=x(d,t+`/apiKey`,`#/$defs/server/properties/apiKey/type`);
p++}}
if(e.obo!==void 0&&r.call(e,`obo`)){
let n=e.obo;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.scopes===void 0||!r.call(n,`scopes`)){
d=x(d,t+`/obo`,`#/$defs/server/properties/obo/required`,{
missingProperty:`scopes`});
p++}
if(n.scopes!==void 0&&r.call(n,`scopes`)){
let e=n.scopes;
if(typeof e==`string`){
if(i(e)<1){
d=x(d,t+`/obo/scopes`,`#/$defs/server/properties/obo/properties/scopes/minLength`,{
limit:1});
p++}}else{
d=x(d,t+`/obo/scopes`,`#/$defs/server/properties/obo/properties/scopes/type`);
p++}}}else{
d=x(d,t+`/obo`,`#/$defs/server/properties/obo/type`);
p++}}
if(e.customUserVars!==void 0&&r.call(e,`customUserVars`)){
let n=e.customUserVars;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.title===void 0||!r.call(i,`title`)){
d=x(d,t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/customUserVars/additionalProperties/required`,{
missingProperty:`title`});
p++}
if(i.description===void 0||!r.call(i,`description`)){
d=x(d,t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/customUserVars/additionalProperties/required`,{
missingProperty:`description`});
p++}
if(i.title!==void 0&&r.call(i,`title`)&&typeof i.title!=`string`){
d=x(d,t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/title`,`#/$defs/server/properties/customUserVars/additionalProperties/properties/title/type`);
p++}
if(i.description!==void 0&&r.call(i,`description`)&&typeof i.description!=`string`){
d=x(d,t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/description`,`#/$defs/server/properties/customUserVars/additionalProperties/properties/description/type`);
p++}
if(i.sensitive!==void 0&&r.call(i,`sensitive`)&&typeof i.sensitive!=`boolean`){
d=x(d,t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/sensitive`,`#/$defs/server/properties/customUserVars/additionalProperties/properties/sensitive/type`);
p++}}else{
d=x(d,t+`/customUserVars/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/customUserVars/additionalProperties/type`);
p++}}else{
d=x(d,t+`/customUserVars`,`#/$defs/server/properties/customUserVars/type`);
p++}}}else{
d=b(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
g.errors=d;
return p===0}
let _=RegExp(`^(?:\\[[^\\]\\s]+\\]|[^\\s/:]+):[0-9]+$`,`u`);
function v(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!_.test(e)){
o=b(o,{
instancePath:t,
schemaPath:`#/$defs/host-and-port/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:\\[[^\\]\\s]+\\]|[^\\s/:]+):[0-9]+$`}});
s++}}else{
o=b(o,{
instancePath:t,
schemaPath:`#/$defs/host-and-port/type`,
keyword:`type`,
params:{}});
s++}
v.errors=o;
return s===0}
function y(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.version===void 0||!r.call(e,`version`)){
c=b(c,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
l++}}else{
c=b(c,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let i of Object.keys(e))
if(!r.call(n.allOf[1].properties,i)){
c=b(c,{
instancePath:t,
schemaPath:`#/allOf/1/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:i}});
l++}}else{
c=b(c,{
instancePath:t,
schemaPath:`#/allOf/1/type`,
keyword:`type`,
params:{}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.version!==void 0&&r.call(e,`version`)&&typeof e.version!=`string`){
c=x(c,t+`/version`,`#/properties/version/type`);
l++}
if(e.mcpServers!==void 0&&r.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!g(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:o,
dynamicAnchors:s})){
c=S(c,g.errors);
l+=g.errors.length}}else{
c=x(c,t+`/mcpServers`,`#/properties/mcpServers/type`);
l++}}
if(e.permissions!==void 0&&r.call(e,`permissions`)){
let n=e.permissions;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/permissions`,`#/properties/permissions/type`);
l++}}
if(e.cache!==void 0&&r.call(e,`cache`)&&typeof e.cache!=`boolean`){
c=x(c,t+`/cache`,`#/properties/cache/type`);
l++}
if(e.ocr!==void 0&&r.call(e,`ocr`)){
let n=e.ocr;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/ocr`,`#/properties/ocr/type`);
l++}}
if(e.webSearch!==void 0&&r.call(e,`webSearch`)){
let n=e.webSearch;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/webSearch`,`#/properties/webSearch/type`);
l++}}
if(e.langfuse!==void 0&&r.call(e,`langfuse`)){
let n=e.langfuse;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/langfuse`,`#/properties/langfuse/type`);
l++}}
if(e.memory!==void 0&&r.call(e,`memory`)){
let n=e.memory;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/memory`,`#/properties/memory/type`);
l++}}
if(e.summarization!==void 0&&r.call(e,`summarization`)){
let n=e.summarization;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/summarization`,`#/properties/summarization/type`);
l++}}
if(e.skillSync!==void 0&&r.call(e,`skillSync`)){
let n=e.skillSync;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/skillSync`,`#/properties/skillSync/type`);
l++}}
if(e.secureImageLinks!==void 0&&r.call(e,`secureImageLinks`)&&typeof e.secureImageLinks!=`boolean`){
c=x(c,t+`/secureImageLinks`,`#/properties/secureImageLinks/type`);
l++}
if(e.imageOutputType!==void 0&&r.call(e,`imageOutputType`)){
let n=e.imageOutputType;
if(n!==`png`&&n!==`webp`&&n!==`jpeg`){
c=x(c,t+`/imageOutputType`,`#/properties/imageOutputType/enum`);
l++}}
if(e.includedTools!==void 0&&r.call(e,`includedTools`)){
let n=e.includedTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=x(c,t+`/includedTools/`+r,`#/properties/includedTools/items/type`);
l++}}else{
c=x(c,t+`/includedTools`,`#/properties/includedTools/type`);
l++}}
if(e.filteredTools!==void 0&&r.call(e,`filteredTools`)){
let n=e.filteredTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=x(c,t+`/filteredTools/`+r,`#/properties/filteredTools/items/type`);
l++}}else{
c=x(c,t+`/filteredTools`,`#/properties/filteredTools/type`);
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
c=x(c,t+`/mcpSettings/allowedDomains/`+r,`#/properties/mcpSettings/properties/allowedDomains/items/type`);
l++}}else{
c=x(c,t+`/mcpSettings/allowedDomains`,`#/properties/mcpSettings/properties/allowedDomains/type`);
l++}}
if(n.allowedAddresses!==void 0&&r.call(n,`allowedAddresses`)){
let e=n.allowedAddresses;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!v(e[r],{
instancePath:t+`/mcpSettings/allowedAddresses/`+r,
parentData:e,
parentDataProperty:r,
rootData:o,
dynamicAnchors:s})){
c=S(c,v.errors);
l+=v.errors.length}}else{
c=x(c,t+`/mcpSettings/allowedAddresses`,`#/properties/mcpSettings/properties/allowedAddresses/type`);
l++}}
if(n.catalogRecovery!==void 0&&r.call(n,`catalogRecovery`)){
let e=n.catalogRecovery;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=x(c,t+`/mcpSettings/catalogRecovery`,`#/properties/mcpSettings/properties/catalogRecovery/type`);
l++}}}else{
c=x(c,t+`/mcpSettings`,`#/properties/mcpSettings/type`);
l++}}
if(e.interface!==void 0&&r.call(e,`interface`)){
let n=e.interface;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/interface`,`#/properties/interface/type`);
l++}}
if(e.turnstile!==void 0&&r.call(e,`turnstile`)){
let n=e.turnstile;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.siteKey===void 0||!r.call(n,`siteKey`)){
c=x(c,t+`/turnstile`,`#/properties/turnstile/required`,{
missingProperty:`siteKey`});
l++}
if(n.siteKey!==void 0&&r.call(n,`siteKey`)&&typeof n.siteKey!=`string`){
c=x(c,t+`/turnstile/siteKey`,`#/properties/turnstile/properties/siteKey/type`);
l++}}else{
c=x(c,t+`/turnstile`,`#/properties/turnstile/type`);
l++}}
if(e.fileStrategy!==void 0&&r.call(e,`fileStrategy`)){
let n=e.fileStrategy;
if(n!==`local`&&n!==`firebase`&&n!==`s3`&&n!==`azure_blob`&&n!==`cloudfront`){
c=x(c,t+`/fileStrategy`,`#/properties/fileStrategy/enum`);
l++}}
if(e.fileStrategies!==void 0&&r.call(e,`fileStrategies`)){
let n=e.fileStrategies;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/fileStrategies`,`#/properties/fileStrategies/type`);
l++}}
if(e.cloudfront!==void 0&&r.call(e,`cloudfront`)){
let n=e.cloudfront;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.domain===void 0||!r.call(n,`domain`)){
c=x(c,t+`/cloudfront`,`#/properties/cloudfront/required`,{
missingProperty:`domain`});
l++}
if(n.domain!==void 0&&r.call(n,`domain`)&&typeof n.domain!=`string`){
c=x(c,t+`/cloudfront/domain`,`#/properties/cloudfront/properties/domain/type`);
l++}}else{
c=x(c,t+`/cloudfront`,`#/properties/cloudfront/type`);
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
c=x(c,t+`/actions/allowedDomains/`+r,`#/properties/actions/properties/allowedDomains/items/type`);
l++}}else{
c=x(c,t+`/actions/allowedDomains`,`#/properties/actions/properties/allowedDomains/type`);
l++}}
if(n.allowedAddresses!==void 0&&r.call(n,`allowedAddresses`)){
let e=n.allowedAddresses;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!v(e[r],{
instancePath:t+`/actions/allowedAddresses/`+r,
parentData:e,
parentDataProperty:r,
rootData:o,
dynamicAnchors:s})){
c=S(c,v.errors);
l+=v.errors.length}}else{
c=x(c,t+`/actions/allowedAddresses`,`#/properties/actions/properties/allowedAddresses/type`);
l++}}}else{
c=x(c,t+`/actions`,`#/properties/actions/type`);
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
c=x(c,t+`/registration/socialLogins/`+r,`#/properties/registration/properties/socialLogins/items/type`);
l++}}else{
c=x(c,t+`/registration/socialLogins`,`#/properties/registration/properties/socialLogins/type`);
l++}}
if(n.allowedDomains!==void 0&&r.call(n,`allowedDomains`)){
let e=n.allowedDomains;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
c=x(c,t+`/registration/allowedDomains/`+r,`#/properties/registration/properties/allowedDomains/items/type`);
l++}}else{
c=x(c,t+`/registration/allowedDomains`,`#/properties/registration/properties/allowedDomains/type`);
l++}}}else{
c=x(c,t+`/registration`,`#/properties/registration/type`);
l++}}
if(e.balance!==void 0&&r.call(e,`balance`)){
let n=e.balance;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/balance`,`#/properties/balance/type`);
l++}}
if(e.transactions!==void 0&&r.call(e,`transactions`)){
let n=e.transactions;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/transactions`,`#/properties/transactions/type`);
l++}}
if(e.speech!==void 0&&r.call(e,`speech`)){
let n=e.speech;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/speech`,`#/properties/speech/type`);
l++}}
if(e.rateLimits!==void 0&&r.call(e,`rateLimits`)){
let n=e.rateLimits;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/rateLimits`,`#/properties/rateLimits/type`);
l++}}
if(e.fileConfig!==void 0&&r.call(e,`fileConfig`)){
let n=e.fileConfig;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/fileConfig`,`#/properties/fileConfig/type`);
l++}}
if(e.modelSpecs!==void 0&&r.call(e,`modelSpecs`)){
let n=e.modelSpecs;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/modelSpecs`,`#/properties/modelSpecs/type`);
l++}}
if(e.filters!==void 0&&r.call(e,`filters`)){
let i=e.filters;
if(i&&typeof i==`object`&&!Array.isArray(i)){
for(
let e of Object.keys(i))
if(!r.call(n.properties.filters.properties,e)){
c=x(c,t+`/filters`,`#/properties/filters/additionalProperties`,{
additionalProperty:e});
l++}}else{
c=x(c,t+`/filters`,`#/properties/filters/type`);
l++}}
if(e.messageFilter!==void 0&&r.call(e,`messageFilter`)){
let n=e.messageFilter;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/messageFilter`,`#/properties/messageFilter/type`);
l++}}
if(e.openapi!==void 0&&r.call(e,`openapi`)){
let n=e.openapi;
if(!n||typeof n!=`object`||Array.isArray(n)){
c=x(c,t+`/openapi`,`#/properties/openapi/type`);
l++}}
if(e.endpoints!==void 0&&r.call(e,`endpoints`)){
let i=e.endpoints;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(Object.keys(i).length<1){
c=x(c,t+`/endpoints`,`#/properties/endpoints/minProperties`,{
limit:1});
l++}
for(
let e of Object.keys(i))
if(!r.call(n.properties.endpoints.properties,e)){
c=x(c,t+`/endpoints`,`#/properties/endpoints/additionalProperties`,{
additionalProperty:e});
l++}
if(i.allowedAddresses!==void 0&&r.call(i,`allowedAddresses`)){
let e=i.allowedAddresses;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!v(e[r],{
instancePath:t+`/endpoints/allowedAddresses/`+r,
parentData:e,
parentDataProperty:r,
rootData:o,
dynamicAnchors:s})){
c=S(c,v.errors);
l+=v.errors.length}}else{
c=x(c,t+`/endpoints/allowedAddresses`,`#/properties/endpoints/properties/allowedAddresses/type`);
l++}}}else{
c=x(c,t+`/endpoints`,`#/properties/endpoints/type`);
l++}}}else{
c=b(c,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
l++}
y.errors=c;
return l===0}
function b(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function x(e,t,n,r={}){
return b(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function S(e,t){
if(e===null)
return t;
for(
let n of t)
b(e,n);
return e}
function C(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.librechat_exports=n;
exports.require_librechat=m;
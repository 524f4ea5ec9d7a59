"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>S});
const r={
effect:`fine`,
by:`H:AQ`};
const i={
effect:`refuses-file`,
by:`H:AQ`,
note:`with a line in the log`};
const a={
effect:`fails-server`,
by:`H:AQ`,
note:`with a message at the start of the chat`};
const o={
by:`H:AQ`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`},
inferred:{
command:`stdio`,
urlReaction:{...a,
note:`an entry without "type" is taken for a local server`}},
fields:{
type:{
is:`transport`,
default:`stdio`,
note:"there is no `sse`"},
command:{
is:`command`,
for:[`stdio`],
note:"`~` and `$NAME` are expanded"},
args:{
is:`args`,
for:[`stdio`],
default:`[]`},
env:{
is:`env`,
for:[`stdio`],
note:`the process's own environment wins over it`},
url:{
is:`url`,
for:[`http`]},
headers:{
is:`headers`,
for:[`http`]},
oauthScopes:{
is:`oauth`,
part:`scopes`,
for:[`http`],
takes:[`list`],
writesEverywhere:[`openid`,`email`,`profile`,`offline_access`],
note:`a list of scopes`},
oauth:{
is:`oauth`,
for:[`http`],
takes:[`object`],
keys:{
redirectUri:`redirectUri`},
note:"`{redirectUri}`"},
timeout:{
is:`timeout`,
unit:`ms`,
default:`120000`},
disabled:{
is:`disabled`,
default:`false`},
autoApprove:{
is:`autoApprove`,
unread:!0,
note:"an agent lists trusted tools in `allowedTools`"}},
bad:i,
emptyMeansAbsent:!0,
notObject:i,
neither:a,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`H:AQ`}},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:a,
starts:{
blanks:`one-program`,
by:`H:AQ`},
keepsTilde:{
args:`H:AQ`},
placeholders:{
in:{
command:[`$NAME`,"${NAME}"],
env:["${env:NAME}"],
headers:["${env:NAME}"]},
inherited:`H:AQ`,
whenUnset:"`${env:NAME}` becomes the text `${NAME}`",
by:`H:AQ`}};
const s={
language:`json`,
comments:!1,
trailingCommas:!1,
bom:i,
empty:i,
broken:i,
duplicates:r};
const c={
effect:`fine`,
by:`I:AQI`};
const l={
id:`amazonq`,
title:`Amazon Q's servers`,
files:[`.amazonq/mcp.json`],
userFiles:[`~/.aws/amazonq/mcp.json`],
schemaBy:`H:AQ`,
syntax:s,
servers:[{
at:[`mcpServers`]}],
noMap:i,
badRoot:i,
dialect:o,
claims:`path`};
const u={
effect:`refuses-file`,
by:`H:AQ`,
note:`the agent is not loaded`};
const d=e=>e;
const f=(e,t)=>({
at:[e],
as:`list`,
form:`@S/T`,
server:d,
builtIn:/^(?:builtin|mcp|powers)$/,
by:t});
const p={...l,
id:`amazonq-agent`,
belongsTo:`agent`,
title:`an agent of Amazon Q CLI`,
files:[`.amazonq/cli-agents/*.json`],
userFiles:[],
syntax:{...s,
bom:u,
empty:u,
broken:u},
noMap:r,
badRoot:u,
dialect:{...o,
bad:u,
notObject:u,
unknownTransport:{
withCommand:u,
withUrl:u}},
references:[f(`tools`,`H:AQ`),f(`allowedTools`,`H:AQ`)],
claims:`shape`,
unmistakable:!0};
const m={
effect:`skips-server`,
by:`H:AQL`,
note:`with a line in the log`};
const h={
effect:`refuses-file`,
by:`H:AQL`,
note:`the servers of its other files are lost as well`};
const g={
effect:`refuses-file`,
by:`H:AQL`,
note:`with a line in the log`};
const _={
effect:`fine`,
by:`H:AQL`};
const v={
id:`amazonq-editor`,
belongsTo:`agent`,
title:`an agent of Amazon Q in code editors`,
reader:`Amazon Q in editors`,
files:[`.amazonq/agents/default.json`],
userFiles:[`~/.aws/amazonq/agents/default.json`],
schemaBy:`H:AQL`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:{
effect:`refuses-file`,
by:`M:AQL`},
empty:g,
broken:g,
duplicates:_},
servers:[{
at:[`mcpServers`]}],
noMap:_,
badRoot:{
effect:`drops-file`,
by:`H:AQL`},
nullRoot:h,
nullMap:_,
dialect:{
by:`H:AQL`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:_},
fields:{
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
default:`[]`,
note:`numbers and booleans become text`},
env:{
is:`env`,
for:[`stdio`],
note:`wins over the process's own environment; blank values are left out`},
url:{
is:`url`,
for:[`http`,`sse`],
note:`Streamable HTTP is tried first, then SSE`},
headers:{
is:`headers`,
for:[`http`,`sse`]},
disabled:{
is:`disabled`,
default:`false`},
timeout:{
is:`timeout`,
unit:`ms`,
note:`0 is no limit`},
initializationTimeout:{
is:`startupTimeout`,
unit:`ms`,
note:`without it there is no limit`},
type:{
is:`other`,
idle:!0,
note:"the command or the url decides; `registry` is a server of the registry of an organisation"},
oauth:{
is:`oauth`,
unread:!0,
note:`whether to sign in is asked of the server`},
oauthScopes:{
is:`oauth`,
part:`scopes`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0,
note:"an agent lists trusted tools in `allowedTools`"},
cwd:{
is:`cwd`,
unread:!0,
note:`it starts in the first folder of the workspace`}},
bad:m,
emptyMeansAbsent:!0,
notObject:h,
neither:m,
overrides:[`type`,`timeout`,`env`,`headers`],
both:{
reaction:m},
starts:{
blanks:`one-program`,
by:`H:AQL`},
keepsTilde:{
words:`H:AQL`},
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`H:AQL`}},
references:[f(`tools`,`M:AQD`),f(`allowedTools`,`M:AQD`)],
claims:`shape`};
const y={...l,
id:`amazonq-misplaced`,
title:`a file where Amazon Q does not look`,
reader:`Amazon Q in editors`,
files:[`.amazonq/default.json`],
userFiles:[`~/.aws/amazonq/default.json`],
schema:`none`,
syntax:t.passedOver(c),
servers:[],
noMap:c,
badRoot:c,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`.amazonq/agents/default.json`,
insteadOfUser:`~/.aws/amazonq/agents/default.json`,
by:`I:AQI`}],
claims:`shape`};
function b(e,t){
if(/^[a-zA-Z][a-zA-Z0-9_]*$/.test(t))
return t;
let n=t.replace(/[^a-zA-Z0-9_]/g,``).replaceAll(`___`,``);
return/^[a-zA-Z]/.test(n)?n:`a${n}`}
function x(e){
let t=new Map;
let n=new Map;
return e.map(({
server:e,
tool:r})=>{
let i=t.get(e)??new Set;
t.set(e,i);
let a=b(e,r);
let o=0;
if(a!==r&&i.has(a)){
let t=JSON.stringify([e,a]);
o=n.get(t)??1;
for(;o<=64&&i.has(a+`1`.repeat(o));)
o+=1;
n.set(t,o+1)}
let s=a+`1`.repeat(o);
i.add(s);
return s})}
var S=t.defineClient({
id:`amazonq`,
name:`Amazon Q CLI`,
sources:{
AQ:{
title:`aws/amazon-q-developer-cli 15cc8f3, read`,
version:`2026-04-23 (unmaintained)`,
date:`2026-11-18`},
AQL:{
title:`aws/language-servers 55af91ea, read`,
version:`1.77.0`,
date:`2026-08-20`},
AQI:{
title:`Amazon-Q-Developer/amazon-q-vscode#38, aws/aws-toolkit-vscode#8266`,
version:`2025`,
date:`2026-11-19`},
AQD:{
title:`Amazon Q Developer user guide`,
version:`2026`,
date:`2026-11-18`}},
formats:[l,p,v,y],
precedence:[{
sources:[{
format:`amazonq`,
files:`project`},{
format:`amazonq`,
files:`user`}],
same:`replaced`,
by:`H:AQ`}],
toolNames:{
form:`T`,
server:e=>e,
name:b,
names:x,
apartBy:`a digit`,
collision:`of two servers the later tool with a name is refused, with the advice to set an alias; a name that had to be changed gets a 1 until it is free`,
clash:{
across:`one`},
limit:{
most:64,
length:(e,t)=>b(e,t).length,
over:`left-out`,
by:`H:AQ`},
by:`H:AQ`}});
var C=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"required": [
"mcpServers"
],
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/amazonq-server"
}
}
},
"$defs": {
"amazonq-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http"
]
},
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
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"oauthScopes": {
"type": "array",
"items": {
"type": "string"
}
},
"oauth": {
"type": [
"object",
"null"
],
"properties": {
"redirectUri": {
"type": [
"string",
"null"
]
}
}
},
"timeout": {
"type": "integer",
"minimum": 0
},
"disabled": {
"type": "boolean"
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
u=o(u,t+`/type`,`#/$defs/amazonq-server/properties/type/type`);
d++}
if(n!==`stdio`&&n!==`http`){
u=o(u,t+`/type`,`#/$defs/amazonq-server/properties/type/enum`);
d++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=o(u,t+`/command`,`#/$defs/amazonq-server/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/args/`+r,`#/$defs/amazonq-server/properties/args/items/type`);
d++}}else{
u=o(u,t+`/args`,`#/$defs/amazonq-server/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=o(u,t+`/env`,`#/$defs/amazonq-server/properties/env/type`);
d++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/amazonq-server/properties/env/additionalProperties/type`);
d++}}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=o(u,t+`/url`,`#/$defs/amazonq-server/properties/url/type`);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/amazonq-server/properties/headers/additionalProperties/type`);
d++}}else{
u=o(u,t+`/headers`,`#/$defs/amazonq-server/properties/headers/type`);
d++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/oauthScopes/`+r,`#/$defs/amazonq-server/properties/oauthScopes/items/type`);
d++}}else{
u=o(u,t+`/oauthScopes`,`#/$defs/amazonq-server/properties/oauthScopes/type`);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
u=o(u,t+`/oauth`,`#/$defs/amazonq-server/properties/oauth/type`);
d++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.redirectUri!==void 0&&n.call(r,`redirectUri`)){
let e=r.redirectUri;
if(typeof e!=`string`&&e!==null){
u=o(u,t+`/oauth/redirectUri`,`#/$defs/amazonq-server/properties/oauth/properties/redirectUri/type`);
d++}}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
u=o(u,t+`/timeout`,`#/$defs/amazonq-server/properties/timeout/type`);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
u=o(u,t+`/timeout`,`#/$defs/amazonq-server/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
d++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
u=o(u,t+`/disabled`,`#/$defs/amazonq-server/properties/disabled/type`);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/amazonq-server/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
f=a(f,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`mcpServers`}});
p++}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}}else{
f=a(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t,n,r={}){
return a(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.amazonq_exports=n;
exports.require_amazonq=C;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>j,
toolName:()=>k});
const r={
effect:`fine`,
by:`R:QWN`};
const i={
effect:`fails-server`,
by:`R:QWN`,
note:`the file is loaded without a check`};
const a={
effect:`drops-file`,
by:`R:QWN`,
note:`it moves the file to settings.json.corrupted and goes on with an empty one`};
const o={
effect:`refuses-file`,
by:`R:QWN`,
note:`Qwen Code does not start`};
const s=[`$NAME`,"${NAME}"];
const c={
by:`R:QWN`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`sse`,
urlReaction:r},
fields:{
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
writtenAsText:`R:QWN`},
env:{
is:`env`,
for:[`stdio`]},
cwd:{
is:`cwd`,
for:[`stdio`],
by:`H:QWN2`,
note:`a folder that is absent is an error`},
url:{
is:`url`,
for:[`sse`],
by:`H:QWN2`,
note:"the address of an SSE server, whatever a `type` says"},
httpUrl:{
is:`url`,
for:[`http`],
selects:`http`,
note:"the address of a Streamable HTTP server; wins over `url` and `command`"},
headers:{
is:`headers`,
for:[`http`,`sse`],
by:`H:QWN2`},
tcp:{
is:`other`,
idle:!0,
by:`H:QWN2`},
timeout:{
is:`timeout`,
unit:`ms`,
default:`600000`,
by:`H:QWN2`},
discoveryTimeoutMs:{
is:`startupTimeout`,
unit:`ms`,
default:`30000 for a local server, 5000 for a remote one`,
by:`H:QWN2`},
trust:{
is:`trust`,
approvesAll:!0,
by:`H:QWN2`},
description:{
is:`description`,
by:`H:QWN2`},
includeTools:{
is:`toolsAllowed`,
closes:`H:QWN2`,
by:`H:QWN2`},
excludeTools:{
is:`toolsDenied`,
by:`H:QWN2`},
alwaysLoadTools:{
is:`alwaysLoad`,
by:`H:QWN2`},
oauth:{
is:`oauth`,
takes:[`object`],
keys:{
enabled:`own`,
clientId:`clientId`,
clientSecret:`clientSecret`,
authorizationUrl:`authorizationUrl`,
tokenUrl:`tokenUrl`,
registrationUrl:`registrationUrl`,
redirectUri:`redirectUri`,
scopes:`scopes`,
audiences:`own`,
tokenParamName:`own`},
by:`H:QWNO`},
authProviderType:{
is:`auth`,
takes:[`text`],
by:`H:QWN2`},
targetAudience:{
is:`other`,
by:`H:QWN2`},
targetServiceAccount:{
is:`other`,
by:`H:QWN2`},
scope:{
is:`other`,
by:`H:QWN2`},
type:{
is:`transport`,
unread:!0,
by:`H:QWN2`,
note:`only "sdk" means something here`},
transport:{
is:`transport`,
unread:!0,
by:`H:QWN2`},
serverUrl:{
is:`url`,
unread:!0,
by:`H:QWN2`},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0,
by:`H:QWN2`},
autoApprove:{
is:`autoApprove`,
unread:!0,
by:`H:QWN2`}},
bad:i,
emptyMeansAbsent:!0,
switchOff:`name the server in "excluded" of the settings "mcp"`,
notObject:i,
nullEntry:{
effect:`crashes`,
by:`R:QWN`},
neither:i,
overrides:[`env`,`cwd`,`headers`,`timeout`,`trust`,`description`,`includeTools`,`excludeTools`,`oauth`],
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`R:QWN`}},
nullMeansAbsent:!0,
urls:{
parsed:`unless-variable`,
reaction:{
effect:`fails-server`,
by:`R:QWN`},
userInfo:{
effect:`fails-server`,
by:`R:QWN`}},
unsendable:{
effect:`fails-server`,
by:`R:QWN`},
ownHeaders:{
names:[`connection`,`content-length`,`expect`,`transfer-encoding`,`upgrade`],
reaction:{
effect:`fails-server`,
by:`R:QWN`}},
starts:{
blanks:`one-program`,
by:`R:QWN`},
keepsTilde:{
words:`R:QWN`,
cwd:`R:QWN`},
placeholders:{
in:{
command:s,
args:s,
env:s,
cwd:s,
url:s,
headers:s},
unset:[{
in:[`cwd`],
reaction:i}],
whenUnset:`the text stays as it is`,
by:`R:QWN`},
reserved:[`__proto__`,`constructor`,`prototype`].map(e=>({
name:e,
reaction:{
effect:`drops-server`,
by:`R:QWN`}}))};
const l={
language:`json`,
comments:!0,
trailingCommas:!1,
bom:r,
empty:r,
broken:a,
duplicates:r};
const u={
as:`list`,
form:`S`,
server:e=>e,
by:`H:QWN2`};
const d={
id:`qwen`,
title:`Qwen Code's settings`,
files:[`.qwen/settings.json`],
userFiles:[`~/.qwen/settings.json`],
schemaBy:`R:QWN`,
syntax:l,
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:{
effect:`drops-file`,
by:`R:QWN`},
arrayRoot:o,
nullRoot:o,
arrayMap:r,
nullMap:r,
dialect:c,
references:[{...u,
at:[`mcp`,`allowed`],
switches:`only`},{...u,
at:[`mcp`,`excluded`],
switches:`off`}],
claims:`shape`,
unmistakable:!0};
const{
arrayRoot:f,
nullRoot:p,
unmistakable:m,...h}=d;
const{
references:g,..._}=h;
const v={..._,
id:`qwen-misplaced`,
title:`a servers file where Qwen Code does not look`,
files:t.wrongNames(`.qwen`,`settings.json`),
userFiles:t.wrongNames(`~/.qwen`,`settings.json`),
schema:`none`,
schemaBy:`H:QWN2`,
syntax:t.passedOver(r),
servers:[],
badRoot:r,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`.qwen/settings.json`,
insteadOfUser:`~/.qwen/settings.json`,
by:`H:QWN2`}]};
const y={
effect:`skips-server`,
by:`H:QWN2`};
const b={
effect:`refuses-file`,
by:`H:QWN2`};
const x={
effect:`fine`,
by:`H:QWN2`};
const{
placeholders:S,...C}=c;
const{
type:w,...T}=c.fields;
const E={
id:`qwen-project`,
title:`a project's .mcp.json, read by Qwen Code`,
files:[],
schema:`qwen`,
schemaBy:`H:QWN2`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!1,
bom:x,
empty:{
effect:`refuses-file`,
by:`L:QWN2`},
broken:b,
duplicates:x},
servers:[{
at:[`mcpServers`]}],
noMap:b,
badRoot:b,
dialect:{...C,
placeholders:{
in:{
command:s,
args:s,
env:s,
cwd:s,
url:s},
whenUnset:`in headers the text stays as it is`,
by:`I:QWI`},
by:`H:QWN2`,
transportKey:`type`,
transportKeyNeedsUrl:!0,
spellings:{
http:`http`,
sse:`sse`,
stdio:`stdio`},
inferred:{
command:`stdio`,
url:`sse`,
urlReaction:x},
fields:{
type:{
is:`transport`,
note:'without "http" a `url` is taken for an SSE server'},...T,
url:{
is:`url`,
for:[`http`,`sse`]}},
notObject:y,
unknownTransport:{
withCommand:x,
withUrl:{
effect:`ignored`,
by:`H:QWN2`}},
mismatch:x},
readsToo:[`claude-code-project`]};
const D=[...s,"${workspaceFolder}"];
const O={...h,
id:`qwen-extension`,
belongsTo:`plugin`,
ownFolder:"${extensionPath}",
title:`the manifest of a Qwen Code extension`,
files:[`qwen-extension.json`],
userFiles:[],
schema:`qwen`,
schemaBy:`H:QWN2`,
syntax:{...l,
comments:!1,
bom:{
effect:`refuses-file`,
by:`M:QWN2`},
empty:{
effect:`refuses-file`,
by:`M:QWN2`},
broken:{
effect:`refuses-file`,
by:`M:QWN2`}},
claims:`path`,
noMap:x,
badRoot:{
effect:`refuses-file`,
by:`M:QWN2`},
arrayMap:{...x,
note:`the servers are called "0", "1" and so on`},
dialect:{...c,
overrides:[],
placeholders:{
in:{
command:D,
args:D,
env:D,
cwd:D,
url:D,
headers:D},
own:[`extensionPath`,`CLAUDE_PLUGIN_ROOT`,`workspacePath`,`pathSeparator`,`/`],
noOthersOfEditors:`H:QWN2`,
whenUnset:`the text stays as it is`,
by:`M:QWN2`}}};
function k(e,t){
let n=`mcp__${e}__${t}`;
if(n.length<=63&&/^[A-Za-z][A-Za-z0-9_-]*$/.test(n))
return n;
let r=n.replace(/[^A-Za-z0-9_-]/g,`_`);
let i=`_${A(n).toString(36).padStart(7,`0`)}`;
return r.slice(0,63-i.length)+i}
function A(e){
let t=2166136261;
for(
let n=0;n<e.length;n+=1)
t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;
return t}
var j=t.defineClient({
id:`qwen`,
name:`Qwen Code`,
sources:{
QWN:{
title:`@qwen-code/qwen-code, run`,
version:`0.24.4`,
date:`2026-11-19`,
recordings:[`qwen`]},
QWNO:{
title:`@qwen-code/qwen-code, its bundle, read`,
version:`0.24.4`,
date:`2026-11-19`},
QWN2:{
title:`QwenLM/qwen-code db05195, read`,
version:`0.22.0`,
date:`2026-08-22`},
QWI:{
title:`QwenLM/qwen-code, issue 11499`,
version:`September 2026`,
date:`2026-09-09`}},
formats:[d,E,O,v],
precedence:[{
sources:[{
format:`qwen`,
files:`project`},{
format:`qwen`,
files:`user`}],
same:`replaced`,
by:`R:QWN`}],
toolNames:{
form:`mcp__S__T`,
server:e=>e.replace(/[^A-Za-z0-9_-]/g,`_`),
name:k,
collision:`a changed name ends in a hash; a__b with c and a with b__c are still one name`,
clash:{
across:`one`},
limit:{
most:63,
length:(e,t)=>e.length+t.length+7,
over:`hashed`,
by:`R:QWN`},
by:`R:QWN`}});
var M=e.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/server"
}
}
},
"$defs": {
"address": {
"if": {
"type": "array",
"minItems": 1,
"maxItems": 1,
"items": {
"type": "string"
}
},
"then": {
"type": "string",
"x-effect": "fine",
"x-by": "R:QWN"
},
"else": {
"type": "string"
}
},
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"command": {
"type": "string"
},
"args": {
"x-effect": "crashes",
"x-by": "R:QWN",
"type": [
"array",
"null"
]
},
"env": {},
"cwd": {
"x-effect": "fails-server",
"x-by": "R:QWN",
"type": [
"string",
"null"
]
},
"url": {
"$ref": "#/$defs/address"
},
"httpUrl": {
"$ref": "#/$defs/address"
},
"headers": {
"if": {
"type": "array",
"contains": {
"not": {
"type": [
"array",
"object"
]
}
}
},
"then": {
"type": "object",
"x-effect": "fails-server",
"x-by": "R:QWN"
},
"else": {
"if": {
"type": "array",
"contains": {
"type": "object"
}
},
"then": {
"type": "object",
"x-effect": "ignored",
"x-by": "R:QWN"
}
}
},
"timeout": {},
"discoveryTimeoutMs": {},
"trust": {},
"description": {},
"includeTools": {},
"excludeTools": {},
"oauth": {},
"tcp": {},
"alwaysLoadTools": {},
"authProviderType": {},
"targetAudience": {},
"targetServiceAccount": {},
"scope": {},
"type": {
"x-effect": "fails-server",
"x-by": "R:QWN",
"x-help": "remove it",
"not": {
"const": "sdk"
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=l;
let d=!0;
let f=l;
if(l===f){
if(Array.isArray(e)){
if(e.length>1){
c=o(c,{});
l++}else 
if(e.length<1){
c=o(c,{});
l++}else{
let t=e.length;
for(
let n=0;n<t;n++){
let t=l;
if(typeof e[n]!=`string`){
c=o(c,{});
l++}
if(t!==l)
break}}}else{
c=o(c,{});
l++}}
var p=f===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
let m;
if(p){
let n=l;
if(typeof e!=`string`){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/address/then/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`then`}else{
let n=l;
if(typeof e!=`string`){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/address/else/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`else`}
if(!d){
c=o(c,{
instancePath:t,
schemaPath:`#/$defs/address/if`,
keyword:`if`,
params:{
failingKeyword:m}});
l++}
r.errors=c;
return l===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
f=s(f,t+`/command`,`#/$defs/server/properties/command/type`);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
f=s(f,t+`/args`,`#/$defs/server/properties/args/type`);
p++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
f=s(f,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
p++}}
if(e.url!==void 0&&n.call(e,`url`)&&!r(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:u,
dynamicAnchors:d})){
f=c(f,r.errors);
p+=r.errors.length}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&!r(e.httpUrl,{
instancePath:t+`/httpUrl`,
parentData:e,
parentDataProperty:`httpUrl`,
rootData:u,
dynamicAnchors:d})){
f=c(f,r.errors);
p+=r.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
let r=p;
let i=!0;
let a=p;
if(p===a){
if(Array.isArray(n)){
let e=p;
let t=n.length;
for(
let e=0;e<t;e++){
let t=n[e];
let r=p;
let i=p;
let a=p;
if(!t||typeof t!=`object`){
f=o(f,{});
p++}
if(a===p){
f=o(f,{});
p++}else{
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null)}
var m=r===p;
if(m)
break}
if(m){
p=e;
f!==null&&(e?f.length=Math.min(f.length,e):f=null)}else{
f=o(f,{});
p++}}else{
f=o(f,{});
p++}}
var h=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let c;
if(h){
let e=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=s(f,t+`/headers`,`#/$defs/server/properties/headers/then/type`);
p++}
var h=e===p;
i=h;
c=`then`}else{
let e=p;
let r=p;
let a=!0;
let l=p;
if(p===l){
if(Array.isArray(n)){
let e=p;
let t=n.length;
for(
let e=0;e<t;e++){
let t=n[e];
let r=p;
if(!t||typeof t!=`object`||Array.isArray(t)){
f=o(f,{});
p++}
var g=r===p;
if(g)
break}
if(g){
p=e;
f!==null&&(e?f.length=Math.min(f.length,e):f=null)}else{
f=o(f,{});
p++}}else{
f=o(f,{});
p++}}
var _=l===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(_){
let e=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=s(f,t+`/headers`,`#/$defs/server/properties/headers/else/then/type`);
p++}
var _=e===p;
a=_}
if(!a){
f=s(f,t+`/headers`,`#/$defs/server/properties/headers/else/if`,{
failingKeyword:`then`});
p++}
var h=e===p;
i=h;
c=`else`}
if(!i){
f=s(f,t+`/headers`,`#/$defs/server/properties/headers/if`,{
failingKeyword:c});
p++}}
if(e.type!==void 0&&n.call(e,`type`)){
let n=p;
let r=p;
if(e.type!==`sdk`){
f=o(f,{});
p++}
if(r===p){
f=s(f,t+`/type`,`#/$defs/server/properties/type/not`);
p++}else{
p=n;
f!==null&&(n?f.length=Math.min(f.length,n):f=null)}}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
f=s(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t,n,r={}){
return o(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.qwen_exports=n;
exports.require_qwen=M;
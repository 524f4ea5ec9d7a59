"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
const n=[11562461410679940143n,16646288086500911323n,10285213230658275043n,6384245875588680899n];
const r=(1n<<64n)-1n;
function i(e){
let t=new TextEncoder().encode(e);
let{
length:r}=t;
let i=s(n[0],n[1]);
if(r<=16)
return o(...a(t),i,r);
let l=[i,i,i];
let u=0;
for(;u+48<r;u+=48){
l[0]=s(c(t,u,8)^n[1],c(t,u+8,8)^l[0]);
l[1]=s(c(t,u+16,8)^n[2],c(t,u+24,8)^l[1]);
l[2]=s(c(t,u+32,8)^n[3],c(t,u+40,8)^l[2])}
let d=l[0]^l[1]^l[2];
for(;u+16<r;u+=16)
d=s(c(t,u,8)^n[1],c(t,u+8,8)^d);
return o(c(t,r-16,8),c(t,r-8,8),d,r)}
function a(e){
let{
length:t}=e;
if(t>=4){
let n=t>>3<<2;
let r=(t,n)=>c(e,t,4)<<32n|c(e,n,4);
return[r(0,n),r(t-4,t-4-n)]}
if(t===0)
return[0n,0n];
let n=t=>c(e,t,1);
return[n(0)<<16n|n(t>>1)<<8n|n(t-1),0n]}
function o(e,t,i,a){
let o=(e^n[1])*(t^i);
return s(o&r^n[0]^BigInt(a),o>>64n^n[1])}
function s(e,t){
let n=e*t;
return n&r^n>>64n}
function c(e,t,n){
let r=0n;
for(
let i=n-1;i>=0;--i)
r=r<<8n|BigInt(e[t+i]??0);
return r}
var l=e.__exportAll({
default:()=>j});
const u={
effect:`skips-server`,
by:`R:OMP`,
note:`with a line in the log`};
const d={
effect:`fails-server`,
by:`R:OMP`};
const f={
effect:`fine`,
by:`R:OMP`};
const p={
effect:`refuses-file`,
by:`R:OMP`,
note:`with a line in the log`};
const m=["${NAME}","${NAME:-default}"];
const h={
by:`R:OMP`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:f,
urlWantsKey:`M:OMPG`},
fields:{
type:{
is:`transport`,
note:"missing: stdio with a `command`, http with a `url`"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
writtenAsText:`R:OMP`},
env:{
is:`env`,
for:[`stdio`],
note:"a value may be the name of a variable, or `!` and a command"},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`],
note:"a value may be the name of a variable, or `!` and a command"},
enabled:{
is:`enabled`,
default:`true`},
timeout:{
is:`timeout`,
unit:`ms`,
default:`30000`,
note:`0 switches it off`,
by:`H:OMP2`},
auth:{
is:`auth`,
takes:[`object`],
by:`H:OMP2`},
oauth:{
is:`oauth`,
takes:[`object`],
keys:{
clientId:`clientId`,
clientSecret:`clientSecret`,
scope:`scope`,
redirectUri:`redirectUri`,
callbackPort:`callbackPort`,
callbackPath:`own`,
prompt:`own`},
by:`H:OMP2`},
instructions:{
is:`other`,
by:`H:OMP2`,
note:`18.3 and newer`},
requestIdFormat:{
is:`other`,
by:`H:OMP2`},
enabledTools:{
is:`toolsAllowed`,
by:`M:OMP2`},
disabledTools:{
is:`toolsDenied`,
by:`M:OMP2`},
disabled:{
is:`disabled`,
unread:!0},
description:{
is:`description`,
unread:!0}},
bad:u,
emptyMeansAbsent:`fields`,
notObject:u,
nullEntry:{
effect:`crashes`,
by:`R:OMP`,
note:`every server of the file is lost`},
neither:u,
nullMeansAbsent:!0,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`R:OMP`,
note:`its own editor and its check before connecting refuse both`}},
unknownTransport:{
withCommand:f,
withUrl:{
effect:`fails-server`,
by:`R:OMP`,
note:`an unknown type falls back to stdio`}},
mismatch:u,
urls:{
parsed:`unless-variable`,
reaction:d},
unsendable:d,
starts:{
blanks:`one-program`,
by:`R:OMP`},
keepsTilde:{
words:`R:OMP`,
cwd:`R:OMP`},
placeholders:{
in:{
command:m,
args:m,
env:m,
cwd:m,
url:m,
headers:m},
unset:[{
in:[`cwd`],
reaction:{
effect:`fails-server`,
by:`R:OMP`}}],
whenUnset:`the text stays as it is`,
lookedUp:{
in:[`env`,`headers`],
command:`!`,
names:!0,
whenFails:`leaves it out`,
by:`H:OMP2`},
by:`R:OMP`},
signIn:[{
field:`auth`,
type:`oauth`,
needs:`credentialId`,
orStored:{
effect:`fine`,
by:`H:OMP4`},
replaces:{
header:`Authorization`,
variable:`OAUTH_ACCESS_TOKEN`,
reaction:{
effect:`ignored`,
by:`H:OMP4`}},
reaction:{
effect:`ignored`,
by:`H:OMP2`,
note:`without a word`}},{
field:`auth`,
reaction:{
effect:`ignored`,
by:`H:OMP4`,
note:`it signs in nowhere then`}},{
field:`auth`,
type:`apikey`,
reaction:{
effect:`fine`,
by:`H:OMP2`,
note:`it does nothing by itself`}}],
names:[{
pattern:/./s,
allows:`at least one character`,
reaction:{
effect:`skips-server`,
by:`R:OMP`}},{
pattern:/^[a-zA-Z0-9_.:-]+(?: [a-zA-Z0-9_.:-]+)*$/,
allows:`letters, digits, "_", ".", ":" and "-"`,
maxLength:100,
reaction:{
effect:`fine`,
by:`H:OMP2`,
note:`the file takes any name, "/mcp add" does not`}}],
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:OMP`}},{
name:/^exa$/i,
instead:`a search by Exa`,
unless:/(?:^|[?&\s]|--?)tools(?:$|[=\s])/i,
reaction:{
effect:`drops-server`,
by:`H:OMP2`,
note:"it takes the key of the server for its own search; one that is asked for `tools` is kept"}}]};
const g={
language:`json`,
comments:!1,
trailingCommas:!1,
bom:f,
empty:p,
broken:p,
duplicates:f};
const _=e=>({
at:[e],
as:`list`,
form:`S`,
server:e=>e,
unknown:`silent`,
only:`user`,
by:`H:OMP4`});
const v={
id:`omp`,
title:`omp's own file`,
files:[`.omp/mcp.json`,`.omp/.mcp.json`],
userFiles:[`~/.omp/agent/mcp.json`,`~/.omp/agent/.mcp.json`],
schemaBy:`R:OMP`,
syntax:g,
servers:[{
at:[`mcpServers`]}],
noMap:f,
badRoot:{
effect:`drops-file`,
by:`R:OMP`},
arrayRoot:f,
arrayMap:f,
nullMap:f,
textMap:{
effect:`skips-servers`,
by:`R:OMP`,
note:`it takes each letter for a server`},
dialect:h,
references:[{..._(`disabledServers`),
switches:`off`},{..._(`enabledServers`),
grants:`allows`}],
claims:`path`};
const{
references:y,...b}=v;
const x={...b,
id:`omp-root`,
title:`a project's mcp.json, read by omp`,
files:[`/mcp.json`],
userFiles:[],
schema:`omp-root`,
holds:[`mcpServers`],
readsToo:[`claude-code-project`,`claude-code-misplaced`],
claims:`shape`};
const S={...b,
id:`omp-misplaced`,
title:`a file in the user's folder where omp does not look`,
files:[],
userFiles:[`~/.omp/mcp.json`,`~/.omp/.mcp.json`],
schema:`none`,
schemaBy:`H:OMP2`,
syntax:t.passedOver(f),
servers:[],
badRoot:f,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`~/.omp/agent/mcp.json`,
by:`H:OMP2`}]};
function C(e,t,n){
return e.toLowerCase().replace(t,`_`).replace(/_+/g,`_`).replace(/^_|_$/g,``)||n}
function w({
prefix:e,
others:t},n,r){
let i=C(n,t,`server`);
let a=C(r,t,`tool`);
return`${e}${i}_${a.startsWith(`${i}_`)?a.slice(i.length+1):a}`}
function T(e,t,n){
let r=w(e,t,n);
if(e.most===void 0||r.length<=e.most)
return r;
let a=i(r).toString(36).slice(0,8);
return`${r.slice(0,e.most-1-a.length)}_${a}`}
const E={
collision:`of two tools with one name that of the first server in the alphabet is left, the other dropped with a warning`,
clash:{
within:`least`,
across:`least`}};
const D={
collision:`of two tools with one name the last one is left`,
clash:{
within:`last`,
across:`last`}};
function O(e,t,n){
return{
form:`${e.prefix}S_T`,
server:t=>C(t,e.others,`server`),
name:(t,n)=>T(e,t,n),...t,...e.most!==void 0&&{
limit:{
most:e.most,
length:(t,n)=>w(e,t,n).length,
over:`hashed`,
by:e.mostBy??n}},
by:n}}
const k=/[^a-z_]+/g;
const A={...O({
prefix:`mcp__`,
others:/[^a-z0-9_]+/g,
most:64,
mostBy:`H:OMP`},E,`R:OMP`),
earlier:[{
before:`18.2.1`,
names:O({
prefix:`mcp__`,
others:k,
most:64},E,`H:OMP18`)},{
before:`18.1.16`,
names:O({
prefix:`mcp__`,
others:k},E,`H:OMP17`)},{
before:`17.2.15`,
names:O({
prefix:`mcp__`,
others:k},D,`H:OMP14`)},{
before:`14.9.9`,
names:O({
prefix:`mcp_`,
others:k},D,`H:OMP13`)}]};
var j=t.defineClient({
id:`omp`,
name:`omp`,
sources:{
OMP:{
title:`@oh-my-pi/pi-coding-agent, its loader run`,
version:`18.2.3`,
date:`2026-11-19`,
recordings:[`omp`]},
OMP3:{
title:`can1357/oh-my-pi 6d8eec5 and 1cf250d, read: since pull request #7654 a project\u2019s file before the user\u2019s`,
version:`2026-08`,
date:`2026-11-18`},
OMP2:{
title:`@oh-my-pi/pi-coding-agent, read`,
version:`18.3.4`,
date:`2026-09-27`},
OMP4:{
title:`@oh-my-pi/pi-coding-agent, mcp/manager.ts, mcp/oauth-credentials.ts, mcp/config.ts, read`,
version:`18.2.3`,
date:`2026-11-19`},
OMP13:{
title:`@oh-my-pi/pi-coding-agent, read`,
version:`13.19.0`,
date:`2026-11-19`},
OMP14:{
title:`@oh-my-pi/pi-coding-agent, read`,
version:`14.9.9`,
date:`2026-11-19`},
OMP17:{
title:`@oh-my-pi/pi-coding-agent, read`,
version:`17.2.15 and 17.3.5`,
date:`2026-11-19`},
OMP18:{
title:`@oh-my-pi/pi-coding-agent, read`,
version:`18.1.16 to 18.2.0`,
date:`2026-11-19`},
OMPG:{
title:`can1357/oh-my-pi, docs/mcp-server-tool-authoring.md`,
version:`2026-03`,
date:`2026-11-19`}},
formats:[v,x,S],
precedence:[{
sources:[{
format:`omp`,
files:[`.omp/mcp.json`]},{
format:`omp`,
files:[`.omp/.mcp.json`]},{
format:`omp`,
files:[`~/.omp/agent/mcp.json`]},{
format:`omp`,
files:[`~/.omp/agent/.mcp.json`]},{
format:`claude-code-misplaced`,
files:`project`},{
format:`claude-code-user`,
files:`user`,
at:[`mcpServers`]},{
format:`codex`,
files:`project`},{
format:`codex-user`,
files:`user`},{
format:`gemini`,
files:`project`},{
format:`gemini`,
files:`user`},{
format:`opencode`,
files:[`.opencode/opencode.jsonc`,`.opencode/opencode.json`,`opencode.jsonc`,`opencode.json`,`~/.config/opencode/opencode.jsonc`,`~/.config/opencode/opencode.json`]},{
format:`cursor`,
files:`project`},{
format:`cursor`,
files:`user`},{
format:`windsurf`,
files:`user`},{
format:`omp-root`,
files:`project`},{
format:`claude-code-project`,
files:`project`}],
same:`replaced`,
by:`H:OMP3`}],
twins:{
effect:`ignored`,
by:`R:OMP`},
toolNames:A});
var M=e.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/omp-server"
}
},
"disabledServers": {
"x-effect": "ignored",
"type": "array",
"items": {
"type": "string",
"x-effect": "ignored"
}
},
"enabledServers": {
"x-effect": "ignored",
"type": "array",
"items": {
"type": "string",
"x-effect": "ignored"
}
}
},
"$defs": {
"omp-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
"sse"
]
},
"command": {
"x-effect": "fails-server",
"x-by": "R:OMP",
"type": "string"
},
"args": {
"if": {
"const": ""
},
"then": {
"type": "array",
"x-effect": "fine"
},
"else": {
"x-effect": "crashes",
"type": [
"array",
"null"
]
}
},
"env": {
"x-effect": "fine",
"type": [
"object",
"array",
"string"
],
"if": {
"type": "array",
"minItems": 1
},
"then": {
"$ref": "#/$defs/omp-server/$defs/list"
},
"else": {
"if": {
"type": "string",
"minLength": 2
},
"then": {
"type": "object",
"x-effect": "ignored",
"x-by": "H:OMP2"
}
},
"additionalProperties": {
"type": [
"string",
"null"
],
"x-effect": "fails-server"
}
},
"cwd": {
"x-effect": "fails-server",
"type": [
"string",
"array",
"null"
],
"if": {
"type": [
"array",
"null"
]
},
"then": {
"x-effect": "fine",
"type": "string"
}
},
"url": {
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
"x-by": "R:OMP"
},
"else": {
"x-effect": "fails-server",
"x-by": "R:OMP",
"type": "string"
}
},
"headers": {
"x-effect": "fine",
"type": [
"object",
"array",
"string"
],
"if": {
"type": "array",
"minItems": 1
},
"then": {
"$ref": "#/$defs/omp-server/$defs/list"
},
"else": {
"if": {
"type": "string",
"minLength": 2
},
"then": {
"type": "object",
"x-effect": "ignored",
"x-by": "H:OMP2"
}
},
"additionalProperties": {
"type": [
"string",
"null"
],
"x-effect": "fails-server"
}
},
"enabled": {
"x-effect": "ignored",
"type": [
"boolean",
"string"
],
"if": {
"type": "string"
},
"then": {
"x-effect": "ignored",
"enum": [
"true",
"false",
"1",
"0"
]
}
},
"timeout": {
"x-effect": "ignored",
"type": [
"number",
"string"
],
"minimum": 0,
"if": {
"type": "number"
},
"then": {
"type": "number",
"maximum": 2147483647,
"x-effect": "fails-server",
"x-by": "R:OMP"
},
"else": {
"if": {
"type": "string"
},
"then": {
"x-effect": "ignored",
"x-label": "a number of milliseconds",
"pattern": "^\\\\s*[0-9]+(?:\\\\.[0-9]+)?\\\\s*$"
}
}
},
"instructions": {
"x-effect": "ignored",
"type": "boolean"
},
"requestIdFormat": {
"x-effect": "ignored",
"enum": [
"string",
"number"
]
},
"enabledTools": {
"x-effect": "ignored",
"type": "array"
},
"disabledTools": {
"x-effect": "ignored",
"type": "array"
},
"auth": {
"x-effect": "ignored",
"type": "object",
"properties": {
"credentialId": {
"x-effect": "ignored",
"type": "string"
}
}
},
"oauth": {
"x-effect": "ignored",
"type": "object",
"properties": {
"clientId": {},
"clientSecret": {},
"scope": {},
"redirectUri": {},
"callbackPort": {},
"callbackPath": {},
"prompt": {}
}
}
},
"$defs": {
"list": {
"if": {
"type": "array",
"items": {
"type": [
"string",
"null"
]
}
},
"then": {
"type": "object",
"x-effect": "ignored",
"x-by": "R:OMP"
},
"else": {
"type": "object",
"x-effect": "fails-server"
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=d;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let u=l;
let d=!0;
let f=l;
if(l===f){
if(Array.isArray(e)){
let t=e.length;
for(
let n=0;n<t;n++){
let t=e[n];
let r=l;
if(typeof t!=`string`&&t!==null){
s=c(s,{});
l++}
if(r!==l)
break}}else{
s=c(s,{});
l++}}
var p=f===l;
l=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
let m;
if(p){
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/omp-server/$defs/list/then/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`then`}else{
let n=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/omp-server/$defs/list/else/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
m=`else`}
if(!d){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/omp-server/$defs/list/if`,
keyword:`if`,
params:{
failingKeyword:m}});
l++}
i.errors=s;
return l===0}
let a=RegExp(`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`,`u`);
function o(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:p={}}={}){
let m=null;
let h=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
m=l(m,t+`/type`,`#/$defs/omp-server/properties/type/type`);
h++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
m=l(m,t+`/type`,`#/$defs/omp-server/properties/type/enum`);
h++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
m=l(m,t+`/command`,`#/$defs/omp-server/properties/command/type`);
h++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
let r=h;
let i=!0;
let a=h;
if(n!==``){
m=c(m,{});
h++}
var g=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let o;
if(g){
let e=h;
if(!Array.isArray(n)){
m=l(m,t+`/args`,`#/$defs/omp-server/properties/args/then/type`);
h++}
var g=e===h;
i=g;
o=`then`}else{
let e=h;
if(!Array.isArray(n)&&n!==null){
m=l(m,t+`/args`,`#/$defs/omp-server/properties/args/else/type`);
h++}
var g=e===h;
i=g;
o=`else`}
if(!i){
m=l(m,t+`/args`,`#/$defs/omp-server/properties/args/if`,{
failingKeyword:o});
h++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`)&&typeof n!=`string`){
m=l(m,t+`/env`,`#/$defs/omp-server/properties/env/type`);
h++}
let a=h;
let o=!0;
let s=h;
if(h===s){
if(Array.isArray(n)){
if(n.length<1){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var _=s===h;
h=a;
m!==null&&(a?m.length=Math.min(m.length,a):m=null);
let d;
if(_){
let r=h;
if(!i(n,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:f,
dynamicAnchors:p})){
m=u(m,i.errors);
h+=i.errors.length}
var _=r===h;
o=_;
d=`then`}else{
let e=h;
let i=h;
let a=!0;
let s=h;
if(h===s){
if(typeof n==`string`){
if(r(n)<2){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var v=s===h;
h=i;
m!==null&&(i?m.length=Math.min(m.length,i):m=null);
if(v){
let e=h;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=l(m,t+`/env`,`#/$defs/omp-server/properties/env/else/then/type`);
h++}
var v=e===h;
a=v}
if(!a){
m=l(m,t+`/env`,`#/$defs/omp-server/properties/env/else/if`,{
failingKeyword:`then`});
h++}
var _=e===h;
o=_;
d=`else`}
if(!o){
m=l(m,t+`/env`,`#/$defs/omp-server/properties/env/if`,{
failingKeyword:d});
h++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&r!==null){
m=l(m,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/omp-server/properties/env/additionalProperties/type`);
h++}}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&!Array.isArray(n)&&n!==null){
m=l(m,t+`/cwd`,`#/$defs/omp-server/properties/cwd/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(!Array.isArray(n)&&n!==null){
m=c(m,{});
h++}
var y=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(y){
let e=h;
if(typeof n!=`string`){
m=l(m,t+`/cwd`,`#/$defs/omp-server/properties/cwd/then/type`);
h++}
var y=e===h;
i=y}
if(!i){
m=l(m,t+`/cwd`,`#/$defs/omp-server/properties/cwd/if`,{
failingKeyword:`then`});
h++}}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let r=h;
let i=!0;
let a=h;
if(h===a){
if(Array.isArray(n)){
if(n.length>1){
m=c(m,{});
h++}else 
if(n.length<1){
m=c(m,{});
h++}else{
let e=n.length;
for(
let t=0;t<e;t++){
let e=h;
if(typeof n[t]!=`string`){
m=c(m,{});
h++}
if(e!==h)
break}}}else{
m=c(m,{});
h++}}
var b=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let o;
if(b){
let e=h;
if(typeof n!=`string`){
m=l(m,t+`/url`,`#/$defs/omp-server/properties/url/then/type`);
h++}
var b=e===h;
i=b;
o=`then`}else{
let e=h;
if(typeof n!=`string`){
m=l(m,t+`/url`,`#/$defs/omp-server/properties/url/else/type`);
h++}
var b=e===h;
i=b;
o=`else`}
if(!i){
m=l(m,t+`/url`,`#/$defs/omp-server/properties/url/if`,{
failingKeyword:o});
h++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if((!n||typeof n!=`object`)&&typeof n!=`string`){
m=l(m,t+`/headers`,`#/$defs/omp-server/properties/headers/type`);
h++}
let a=h;
let o=!0;
let s=h;
if(h===s){
if(Array.isArray(n)){
if(n.length<1){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var x=s===h;
h=a;
m!==null&&(a?m.length=Math.min(m.length,a):m=null);
let d;
if(x){
let r=h;
if(!i(n,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:f,
dynamicAnchors:p})){
m=u(m,i.errors);
h+=i.errors.length}
var x=r===h;
o=x;
d=`then`}else{
let e=h;
let i=h;
let a=!0;
let s=h;
if(h===s){
if(typeof n==`string`){
if(r(n)<2){
m=c(m,{});
h++}}else{
m=c(m,{});
h++}}
var S=s===h;
h=i;
m!==null&&(i?m.length=Math.min(m.length,i):m=null);
if(S){
let e=h;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=l(m,t+`/headers`,`#/$defs/omp-server/properties/headers/else/then/type`);
h++}
var S=e===h;
a=S}
if(!a){
m=l(m,t+`/headers`,`#/$defs/omp-server/properties/headers/else/if`,{
failingKeyword:`then`});
h++}
var x=e===h;
o=x;
d=`else`}
if(!o){
m=l(m,t+`/headers`,`#/$defs/omp-server/properties/headers/if`,{
failingKeyword:d});
h++}
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&r!==null){
m=l(m,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/omp-server/properties/headers/additionalProperties/type`);
h++}}}
if(e.enabled!==void 0&&n.call(e,`enabled`)){
let n=e.enabled;
if(typeof n!=`boolean`&&typeof n!=`string`){
m=l(m,t+`/enabled`,`#/$defs/omp-server/properties/enabled/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(typeof n!=`string`){
m=c(m,{});
h++}
var C=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(C){
let e=h;
if(n!==`true`&&n!==`false`&&n!==`1`&&n!==`0`){
m=l(m,t+`/enabled`,`#/$defs/omp-server/properties/enabled/then/enum`);
h++}
var C=e===h;
i=C}
if(!i){
m=l(m,t+`/enabled`,`#/$defs/omp-server/properties/enabled/if`,{
failingKeyword:`then`});
h++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))&&typeof n!=`string`){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/type`);
h++}
let r=h;
let i=!0;
let o=h;
if(!(typeof n==`number`&&isFinite(n))){
m=c(m,{});
h++}
var w=o===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let s;
if(w){
let e=h;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/then/maximum`,{
comparison:`<=`,
limit:2147483647});
h++}}else{
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/then/type`);
h++}
var w=e===h;
i=w;
s=`then`}else{
let e=h;
let r=h;
let o=!0;
let u=h;
if(typeof n!=`string`){
m=c(m,{});
h++}
var T=u===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(T){
let e=h;
if(typeof n==`string`&&!a.test(n)){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/else/then/pattern`,{
pattern:`^\\s*[0-9]+(?:\\.[0-9]+)?\\s*$`});
h++}
var T=e===h;
o=T}
if(!o){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/else/if`,{
failingKeyword:`then`});
h++}
var w=e===h;
i=w;
s=`else`}
if(!i){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/if`,{
failingKeyword:s});
h++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
m=l(m,t+`/timeout`,`#/$defs/omp-server/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
h++}}
if(e.instructions!==void 0&&n.call(e,`instructions`)&&typeof e.instructions!=`boolean`){
m=l(m,t+`/instructions`,`#/$defs/omp-server/properties/instructions/type`);
h++}
if(e.requestIdFormat!==void 0&&n.call(e,`requestIdFormat`)){
let n=e.requestIdFormat;
if(n!==`string`&&n!==`number`){
m=l(m,t+`/requestIdFormat`,`#/$defs/omp-server/properties/requestIdFormat/enum`);
h++}}
if(e.enabledTools!==void 0&&n.call(e,`enabledTools`)&&!Array.isArray(e.enabledTools)){
m=l(m,t+`/enabledTools`,`#/$defs/omp-server/properties/enabledTools/type`);
h++}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)&&!Array.isArray(e.disabledTools)){
m=l(m,t+`/disabledTools`,`#/$defs/omp-server/properties/disabledTools/type`);
h++}
if(e.auth!==void 0&&n.call(e,`auth`)){
let r=e.auth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.credentialId!==void 0&&n.call(r,`credentialId`)&&typeof r.credentialId!=`string`){
m=l(m,t+`/auth/credentialId`,`#/$defs/omp-server/properties/auth/properties/credentialId/type`);
h++}}else{
m=l(m,t+`/auth`,`#/$defs/omp-server/properties/auth/type`);
h++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=l(m,t+`/oauth`,`#/$defs/omp-server/properties/oauth/type`);
h++}}}else{
m=c(m,{
instancePath:t,
schemaPath:`#/$defs/omp-server/type`,
keyword:`type`,
params:{}});
h++}
o.errors=m;
return h===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}}else{
f=l(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}
if(e.disabledServers!==void 0&&n.call(e,`disabledServers`)){
let n=e.disabledServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=l(f,t+`/disabledServers/`+r,`#/properties/disabledServers/items/type`);
p++}}else{
f=l(f,t+`/disabledServers`,`#/properties/disabledServers/type`);
p++}}
if(e.enabledServers!==void 0&&n.call(e,`enabledServers`)){
let n=e.enabledServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=l(f,t+`/enabledServers/`+r,`#/properties/enabledServers/items/type`);
p++}}else{
f=l(f,t+`/enabledServers`,`#/properties/enabledServers/type`);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
s.errors=f;
return p===0}
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t,n,r={}){
return c(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}
function d(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.omp_exports=l;
exports.require_omp=M;
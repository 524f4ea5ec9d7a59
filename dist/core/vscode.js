"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>O});
const r={
effect:`warns`,
by:`R:VSC`,
note:`the editor marks the line`};
const i={
effect:`fine`,
by:`R:VSC`};
const a={
effect:`fails-server`,
by:`H:VSC`,
note:`it is listed, but has nothing to start and no address`};
const o={
effect:`refuses-file`,
by:`R:VSC`};
const s={
effect:`skips-servers`,
by:`R:VSC`,
note:`where the file is open, the editor marks it`};
const c=["${env:NAME}","${input:id}","${workspaceFolder}","${config:key}"];
const l={
by:`H:VSC`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
fields:{
type:{
is:`transport`,
note:"anything but `http` and `stdio` is worked out from the fields; `sse` is tried after Streamable HTTP"},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
default:`[]`},
env:{
is:`env`,
for:[`stdio`],
note:"values may be numbers; `null` unsets the variable",
by:`R:VSC`},
envFile:{
is:`envFile`,
for:[`stdio`]},
cwd:{
is:`cwd`,
for:[`stdio`],
default:`the workspace folder`},
url:{
is:`url`,
for:[`http`,`sse`],
note:"`unix://` and `pipe://` work too, although the editor marks them"},
headers:{
is:`headers`,
for:[`http`,`sse`]},
oauth:{
is:`oauth`,
for:[`http`,`sse`],
takes:[`object`],
keys:{
clientId:`clientId`,
enterpriseManaged:`own`}},
sandboxEnabled:{
is:`other`,
for:[`stdio`]},
dev:{
is:`other`,
note:"`{watch, debug}`: restart on changes, attach a debugger"},
gallery:{
is:`other`,
idle:!0,
note:`written when a server is installed from the gallery`},
version:{
is:`other`,
idle:!0,
note:`written when a server is installed from the gallery`},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0},
timeout:{
is:`timeout`,
unread:!0},
autoApprove:{
is:`autoApprove`,
unread:!0},
alwaysAllow:{
is:`autoApprove`,
unread:!0}},
bad:r,
switchOff:`switch it off in the list of MCP servers`,
notObject:{...a,
by:`R:VSC`},
nullEntry:{
effect:`crashes`,
by:`R:VSC`},
neither:a,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`R:VSC`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:a,
mismatchOf:{
sse:{
effect:`warns`,
by:`H:VSC`,
note:`the editor marks the line, and the command is started`}},
urls:{
parsed:`unless-variable`,
reaction:r,
withScheme:{
effect:`fails-server`,
by:`M:VSC`},
badScheme:{
effect:`skips-server`,
by:`R:VSC`,
note:`its log says so`},
hostless:{
effect:`drops-server`,
by:`R:VSC`},
schemes:[`unix`,`pipe`]},
starts:{
blanks:`one-program`,
by:`H:VSX`},
alsoSpeaks:{
sse:`http`},
placeholders:{
in:{
command:c,
args:c,
env:c,
envFile:c,
cwd:c,
url:c,
headers:c},
whenUnset:`an environment variable becomes empty; an undefined input stops the server; other text stays`,
refused:{
syntaxes:["${env:NAME}","${input:id}","${config:key}"],
in:[`url`],
leading:!0,
reaction:{
effect:`skips-server`,
by:`R:VSC`,
note:`what stands before its colon is taken for the scheme; the editor marks the line`},
help:`write the scheme in front of it, "https://", and let the variable hold the rest`},
by:`H:VSC`},
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:VSC`}}]};
const u={
language:`json`,
comments:!0,
trailingCommas:!0,
bom:i,
empty:i,
onlyComments:{
effect:`fine`,
by:`H:VSC`},
broken:o,
duplicates:i};
const d={
id:`vscode`,
title:`VS Code's servers file`,
files:[`.vscode/mcp.json`],
userFiles:[`~/.config/Code/User/mcp.json`,`~/.config/Code - Insiders/User/mcp.json`,`~/Library/Application Support/Code/User/mcp.json`,`~/Library/Application Support/Code - Insiders/User/mcp.json`,`~/AppData/Roaming/Code/User/mcp.json`,`~/AppData/Roaming/Code - Insiders/User/mcp.json`],
schemaBy:`H:VSC`,
syntax:u,
servers:[{
at:[`servers`]}],
noMap:i,
wrongKey:s,
badRoot:s,
badMap:{
effect:`drops-file`,
by:`R:VSC`},
arrayRoot:s,
nullRoot:s,
nullMap:i,
dialect:l,
inputs:[`inputs`],
claims:`path`};
const f={
syntax:{...u,
broken:{
effect:`refuses-file`,
by:`H:VSC`}},
claims:`shape`,
userFiles:[],
noMap:i};
const p={...d,...f,
id:`vscode-workspace`,
title:`a VS Code workspace`,
files:[`*.code-workspace`],
schemaBy:`H:VSC`,
servers:[{
at:[`settings`,`mcp`,`servers`]}],
inputs:[`settings`,`mcp`,`inputs`]};
const{
inputs:m,...h}=d;
const g={...h,...f,
id:`vscode-devcontainer`,
title:`a development container's configuration`,
files:[`devcontainer.json`,`.devcontainer.json`],
schemaBy:`H:VSC`,
servers:[{
at:[`customizations`,`vscode`,`mcp`,`servers`]}]};
function _(e){
return{
at:e,
instead:`mcp.json beside the settings`,
by:`H:VSC`}}
const v={...h,...f,
id:`vscode-settings`,
title:`VS Code's settings`,
files:[`.vscode/settings.json`],
syntax:{...u,
broken:{
effect:`warns`,
by:`L:VSC`,
note:`settings are read as far as they can be`}},
userFiles:[`~/.config/Code/User/settings.json`,`~/.config/Code - Insiders/User/settings.json`,`~/Library/Application Support/Code/User/settings.json`,`~/Library/Application Support/Code - Insiders/User/settings.json`,`~/AppData/Roaming/Code/User/settings.json`,`~/AppData/Roaming/Code - Insiders/User/settings.json`],
schema:`none`,
servers:[],
place:`settings files`,
holds:[`"mcp`,`mcp.servers"`],
unread:[...[[`mcp`,`servers`],[`mcp.servers`]].map(e=>({..._(e),
moved:`H:VSC`})),_([`github.copilot.chat.mcp.servers`])]};
const y={...h,
id:`vscode-misplaced`,
title:`a servers file where VS Code does not look`,
files:[`.vscode/.mcp.json`],
userFiles:[],
schema:`none`,
syntax:{...u,
broken:i},
servers:[],
wrongKey:i,
place:`this path`,
unread:[`servers`,`mcpServers`].map(e=>({
at:[e],
instead:`.vscode/mcp.json`,
by:`H:VSC`})),
claims:`shape`};
const b={
effect:`drops-server`,
by:`R:VSC`};
const x={...h,
id:`vscode-root`,
title:`a project's .mcp.json, read by VS Code`,
files:[],
userFiles:[],
schemaBy:`R:VSC`,
syntax:{...u,
empty:o,
onlyComments:o,
broken:o},
servers:[{
at:[`mcpServers`]}],
bareMap:!0,
wrongKey:{
effect:`drops-file`,
by:`R:VSC`},
badRoot:o,
badMap:o,
arrayRoot:o,
nullRoot:o,
nullMap:o,
readsToo:[`claude-code-project`],
dialect:{
by:`H:VSC`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
"streamable-http":`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:i},
fields:{
type:{
is:`transport`},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`],
note:`what is not a string is left out`},
env:{
is:`env`,
for:[`stdio`]},
envFile:{
is:`envFile`,
for:[`stdio`]},
cwd:{
is:`cwd`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
transport:{
is:`other`,
for:[`http`,`sse`],
note:"`sse` asks for the older transport"},
oauth:{
is:`oauth`,
for:[`http`,`sse`],
note:"`{clientId}`"},
oauthClientId:{
is:`oauth`,
for:[`http`,`sse`]},
disabled:{
is:`disabled`,
unread:!0},
enabled:{
is:`enabled`,
unread:!0},
timeout:{
is:`timeout`,
unread:!0},
tools:{
is:`toolsAllowed`,
unread:!0},
headersHelper:{
is:`headersHelper`,
unread:!0}},
bad:b,
switchOff:`switch it off in the list of MCP servers`,
notObject:b,
neither:b,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`R:VSC`}},
unknownTransport:{
withCommand:b,
withUrl:b},
mismatch:b,
nullMeansAbsent:!0,
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`H:VSC`},
reserved:[{
name:`__proto__`,
reaction:b}]}};
const S={
id:`vscode-prompt`,
title:`a prompt of VS Code`,
files:[`.github/prompts/**/*.prompt.md`],
schema:`none`,
schemaBy:`H:VSR`,
syntax:{
language:`markdown`,
bom:{
effect:`fine`,
by:`L:VSR`},
empty:{
effect:`fine`,
by:`L:VSR`},
broken:{
effect:`ignored`,
by:`L:VSR`,
note:`the front matter is lost`},
duplicates:{
effect:`ignored`,
by:`L:VSR`}},
servers:[],
noMap:{
effect:`fine`,
by:`H:VSR`},
badRoot:{
effect:`ignored`,
by:`L:VSR`},
references:[{
at:[`tools`],
as:`list`,
form:`S/T`,
server:e=>e.toLowerCase().replace(/\s+/g,`-`),
builtIn:/^(?:agent|browser|edit|execute|new|read|search|shell|todo|vscode|web)$|^[\w-]+\.[\w.-]+$/,
unknown:`silent`,
by:`H:VSR`}],
holds:[`tools:`],
claims:`shape`};
const C={...S,
id:`vscode-chatmode`,
title:`a chat mode of VS Code`,
files:[`.github/chatmodes/**/*.chatmode.md`]};
function w(e){
return e.toLowerCase().replace(/[^a-z0-9_.-]+/g,`_`).slice(0,13)}
function T(e,t){
let n=t===1?`_`:`${t}_`;
return`mcp_${e.slice(0,14-n.length)}${n}`}
function E(e,t){
return`${e}${t.replace(/[^a-z0-9_-]/gi,`_`)}`.replaceAll(`.`,`_`).slice(0,64)}
function D(e){
let t=new Map;
let n=new Map;
return e.map(({
server:e,
tool:r})=>{
let i=n.get(e);
if(i===void 0){
let r=w(e);
let a=(t.get(r)??0)+1;
t.set(r,a);
i=T(r,a);
n.set(e,i)}
return E(i,r)})}
var O=t.defineClient({
id:`vscode`,
name:`VS Code`,
sources:{
VSC:{
title:`code-server, functions of its VS Code 1.139.1 run and read`,
version:`4.139.1`,
date:`2026-11-19`,
recordings:[`vscode`]},
VSR:{
title:`microsoft/vscode 027907c, read`,
version:`2026`,
date:`2026-11-18`},
VSX:{
title:`microsoft/vscode, extHostMcpNode.ts, read`,
version:`main`,
date:`2026-11-18`}},
formats:[d,y,p,g,v,x,S,C],
precedence:[{
sources:[{
format:`vscode`,
files:`project`},{
format:`vscode`,
files:`user`}],
same:`replaced`,
by:`H:VSC`}],
toolNames:{
form:`mcp_S_T`,
server:e=>w(e).replaceAll(`.`,`_`),
name:(e,t)=>E(T(w(e),1),t),
names:D,
apartBy:`a number after the name of the server`,
collision:`both are sent under one name`,
clash:{
within:`sent`,
across:`sent`},
limit:{
most:64,
length:(e,t)=>T(w(e),1).length+t.length,
over:`cut`,
by:`R:VSC`},
by:`R:VSC`},
toolCount:{
most:128,
fact:`sends at most 128 tools with a request`,
by:`H:VSC`}});
var k=e.__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"servers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/vscode-server"
}
},
"inputs": {
"$ref": "#/$defs/vscode-inputs"
},
"sandbox": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"properties": {
"network": {
"x-effect": "warns",
"x-by": "R:VSC",
"type": "object",
"properties": {
"allowedDomains": {
"x-effect": "warns",
"x-by": "R:VSC",
"type": "array",
"items": {
"x-effect": "warns",
"x-by": "R:VSC",
"type": "string"
}
}
}
},
"filesystem": {
"x-effect": "warns",
"x-by": "R:VSC",
"type": "object",
"properties": {
"allowWrite": {
"x-effect": "warns",
"x-by": "R:VSC",
"type": "array",
"items": {
"x-effect": "warns",
"x-by": "R:VSC",
"type": "string"
}
}
}
}
}
}
},
"$defs": {
"vscode-server": {
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
"type": "string"
},
"args": {
"if": {
"type": [
"object",
"number",
"boolean"
],
"not": {
"enum": [
0,
false
]
}
},
"then": {
"type": "array",
"x-effect": "crashes",
"x-by": "R:VSC"
},
"else": {
"type": "array",
"items": {
"type": "string"
}
}
},
"env": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"x-effect": "warns",
"x-by": "R:VSC",
"type": [
"string",
"number",
"null"
]
}
}
},
"envFile": {
"type": "string"
},
"cwd": {
"type": "string"
},
"url": {
"type": "string",
"x-effect": "warns",
"x-by": "R:VSC",
"minLength": 1,
"if": {
"type": "string"
},
"then": {
"x-effect": "skips-server",
"x-by": "R:VSC",
"x-label": "an address without a blank in front",
"pattern": "^(?:\\\\s*$|\\\\S)"
}
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"oauth": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"enterpriseManaged": {
"type": "boolean"
}
}
},
"sandboxEnabled": {
"type": "boolean"
},
"dev": {
"type": "object",
"properties": {
"watch": {
"type": [
"string",
"array"
],
"items": {
"type": "string"
}
},
"debug": {
"type": "object",
"required": [
"type"
],
"properties": {
"type": {
"enum": [
"node",
"debugpy"
]
},
"debugpyPath": {
"type": "string"
}
}
}
}
},
"gallery": {},
"version": {}
}
},
"vscode-inputs": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "array",
"items": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"id",
"type"
],
"properties": {
"id": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "string"
},
"type": {
"x-effect": "warns",
"x-by": "H:VSC",
"enum": [
"promptString",
"pickString",
"command"
]
},
"description": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "string"
},
"password": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "boolean"
},
"options": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "array",
"items": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": [
"string",
"object"
],
"if": {
"type": "object"
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"value"
]
}
}
},
"command": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "string"
}
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"promptString",
"pickString"
]
}
}
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"description"
]
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "pickString"
}
},
"required": [
"type"
]
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"options"
]
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "command"
}
},
"required": [
"type"
]
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"command"
]
}
}
]
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=u;
let i=RegExp(`^(?:\\s*$|\\S)`,`u`);
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/vscode-server/properties/type/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/vscode-server/properties/type/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/vscode-server/properties/command/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
let r=f;
let i=!0;
let a=f;
if((!n||typeof n!=`object`||Array.isArray(n))&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`){
d=c(d,{});
f++}
let o=f;
let s=f;
if(n!==0&&n!==!1){
d=c(d,{});
f++}
if(s===f){
d=c(d,{});
f++}else{
f=o;
d!==null&&(o?d.length=Math.min(d.length,o):d=null)}
var m=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
let l;
if(m){
let e=f;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/vscode-server/properties/args/then/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
var m=e===f;
i=m;
l=`then`}else{
let e=f;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/vscode-server/properties/args/else/items/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/vscode-server/properties/args/else/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
var m=e===f;
i=m;
l=`else`}
if(!i){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/vscode-server/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:l}};
d=c(d,e);
f++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
let r=f;
let i=!0;
let a=f;
if(!n||typeof n!=`object`||Array.isArray(n)){
d=c(d,{});
f++}
var h=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(h){
let e=f;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&r!==null){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/vscode-server/properties/env/then/additionalProperties/type`,
keyword:`type`,
params:{}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/vscode-server/properties/env/then/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
var h=e===f;
i=h}
if(!i){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/vscode-server/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}}
if(e.envFile!==void 0&&n.call(e,`envFile`)&&typeof e.envFile!=`string`){
let e={
instancePath:t+`/envFile`,
schemaPath:`#/$defs/vscode-server/properties/envFile/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/vscode-server/properties/cwd/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let a=f;
let o=!0;
let s=f;
if(typeof n!=`string`){
d=c(d,{});
f++}
var g=s===f;
f=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null);
if(g){
let e=f;
if(typeof n==`string`&&!i.test(n)){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:\\s*$|\\S)`}};
d=c(d,e);
f++}
var g=e===f;
o=g}
if(!o){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
d=c(d,e);
f++}
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/minLength`,
keyword:`minLength`,
params:{
limit:1}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/vscode-server/properties/url/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/vscode-server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
d=c(d,n);
f++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/vscode-server/properties/headers/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.clientId!==void 0&&n.call(r,`clientId`)&&typeof r.clientId!=`string`){
let e={
instancePath:t+`/oauth/clientId`,
schemaPath:`#/$defs/vscode-server/properties/oauth/properties/clientId/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(r.enterpriseManaged!==void 0&&n.call(r,`enterpriseManaged`)&&typeof r.enterpriseManaged!=`boolean`){
let e={
instancePath:t+`/oauth/enterpriseManaged`,
schemaPath:`#/$defs/vscode-server/properties/oauth/properties/enterpriseManaged/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/vscode-server/properties/oauth/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}
if(e.sandboxEnabled!==void 0&&n.call(e,`sandboxEnabled`)&&typeof e.sandboxEnabled!=`boolean`){
let e={
instancePath:t+`/sandboxEnabled`,
schemaPath:`#/$defs/vscode-server/properties/sandboxEnabled/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(e.dev!==void 0&&n.call(e,`dev`)){
let r=e.dev;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.watch!==void 0&&n.call(r,`watch`)){
let e=r.watch;
if(typeof e!=`string`&&!Array.isArray(e)){
let e={
instancePath:t+`/dev/watch`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/watch/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/dev/watch/`+r,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/watch/items/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}}
if(r.debug!==void 0&&n.call(r,`debug`)){
let e=r.debug;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
let e={
instancePath:t+`/dev/debug`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
d=c(d,e);
f++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`node`&&n!==`debugpy`){
let e={
instancePath:t+`/dev/debug/type`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/properties/type/enum`,
keyword:`enum`,
params:{}};
d=c(d,e);
f++}}
if(e.debugpyPath!==void 0&&n.call(e,`debugpyPath`)&&typeof e.debugpyPath!=`string`){
let e={
instancePath:t+`/dev/debug/debugpyPath`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/properties/debugpyPath/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}else{
let e={
instancePath:t+`/dev/debug`,
schemaPath:`#/$defs/vscode-server/properties/dev/properties/debug/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}}else{
let e={
instancePath:t+`/dev`,
schemaPath:`#/$defs/vscode-server/properties/dev/type`,
keyword:`type`,
params:{}};
d=c(d,e);
f++}}}else{
d=c(d,{
instancePath:t,
schemaPath:`#/$defs/vscode-server/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
type:!0,
command:!0,
args:!0,
env:!0,
envFile:!0,
cwd:!0,
url:!0,
headers:!0,
oauth:!0,
sandboxEnabled:!0,
dev:!0,
gallery:!0,
version:!0},
dynamicProps:!1,
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
if(Array.isArray(e)){
let r=e.length;
for(
let i=0;i<r;i++){
let r=e[i];
let a=u;
let o=!0;
let s=u;
if(u===s){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type!==void 0&&n.call(r,`type`)){
let e=r.type;
if(e!==`promptString`&&e!==`pickString`){
l=c(l,{});
u++}}}else{
l=c(l,{});
u++}}
var f=s===u;
u=a;
l!==null&&(a?l.length=Math.min(l.length,a):l=null);
if(f){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.description===void 0||!n.call(r,`description`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`description`}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/0/then/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
var f=e===u;
o=f}
if(!o){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=c(l,e);
u++}
let d=u;
let g=!0;
let _=u;
if(u===_){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type===void 0||!n.call(r,`type`)){
l=c(l,{});
u++}else 
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`pickString`){
l=c(l,{});
u++}}else{
l=c(l,{});
u++}}
var p=_===u;
u=d;
l!==null&&(d?l.length=Math.min(l.length,d):l=null);
if(p){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.options===void 0||!n.call(r,`options`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`options`}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/1/then/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
var p=e===u;
g=p}
if(!g){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=c(l,e);
u++}
let v=u;
let y=!0;
let b=u;
if(u===b){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type===void 0||!n.call(r,`type`)){
l=c(l,{});
u++}else 
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`command`){
l=c(l,{});
u++}}else{
l=c(l,{});
u++}}
var m=b===u;
u=v;
l!==null&&(v?l.length=Math.min(l.length,v):l=null);
if(m){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.command===void 0||!n.call(r,`command`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/2/then/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
var m=e===u;
y=m}
if(!y){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=c(l,e);
u++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.id===void 0||!n.call(r,`id`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/required`,
keyword:`required`,
params:{
missingProperty:`id`}};
l=c(l,e);
u++}
if(r.type===void 0||!n.call(r,`type`)){
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
l=c(l,e);
u++}
if(r.id!==void 0&&n.call(r,`id`)&&typeof r.id!=`string`){
let e={
instancePath:t+`/`+i+`/id`,
schemaPath:`#/$defs/vscode-inputs/items/properties/id/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(r.type!==void 0&&n.call(r,`type`)){
let e=r.type;
if(e!==`promptString`&&e!==`pickString`&&e!==`command`){
let e={
instancePath:t+`/`+i+`/type`,
schemaPath:`#/$defs/vscode-inputs/items/properties/type/enum`,
keyword:`enum`,
params:{}};
l=c(l,e);
u++}}
if(r.description!==void 0&&n.call(r,`description`)&&typeof r.description!=`string`){
let e={
instancePath:t+`/`+i+`/description`,
schemaPath:`#/$defs/vscode-inputs/items/properties/description/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(r.password!==void 0&&n.call(r,`password`)&&typeof r.password!=`boolean`){
let e={
instancePath:t+`/`+i+`/password`,
schemaPath:`#/$defs/vscode-inputs/items/properties/password/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
if(r.options!==void 0&&n.call(r,`options`)){
let e=r.options;
if(Array.isArray(e)){
let r=e.length;
for(
let a=0;a<r;a++){
let r=e[a];
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
let o=u;
let s=!0;
let d=u;
if(!r||typeof r!=`object`||Array.isArray(r)){
l=c(l,{});
u++}
var h=d===u;
u=o;
l!==null&&(o?l.length=Math.min(l.length,o):l=null);
if(h){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.value===void 0||!n.call(r,`value`)){
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/then/required`,
keyword:`required`,
params:{
missingProperty:`value`}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/then/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}
var h=e===u;
s=h}
if(!s){
let e={
instancePath:t+`/`+i+`/options/`+a,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=c(l,e);
u++}}}else{
let e={
instancePath:t+`/`+i+`/options`,
schemaPath:`#/$defs/vscode-inputs/items/properties/options/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}
if(r.command!==void 0&&n.call(r,`command`)&&typeof r.command!=`string`){
let e={
instancePath:t+`/`+i+`/command`,
schemaPath:`#/$defs/vscode-inputs/items/properties/command/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}else{
let e={
instancePath:t+`/`+i,
schemaPath:`#/$defs/vscode-inputs/items/type`,
keyword:`type`,
params:{}};
l=c(l,e);
u++}}}else{
l=c(l,{
instancePath:t,
schemaPath:`#/$defs/vscode-inputs/type`,
keyword:`type`,
params:{}});
u++}
o.errors=l;
return u===0}
o.evaluated={
items:!0,
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
if(e.servers!==void 0&&n.call(e,`servers`)){
let n=e.servers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/servers`,
schemaPath:`#/properties/servers/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}}
if(e.inputs!==void 0&&n.call(e,`inputs`)&&!o(e.inputs,{
instancePath:t+`/inputs`,
parentData:e,
parentDataProperty:`inputs`,
rootData:u,
dynamicAnchors:d})){
f=l(f,o.errors);
p+=o.errors.length}
if(e.sandbox!==void 0&&n.call(e,`sandbox`)){
let r=e.sandbox;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.network!==void 0&&n.call(r,`network`)){
let e=r.network;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.allowedDomains!==void 0&&n.call(e,`allowedDomains`)){
let n=e.allowedDomains;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/sandbox/network/allowedDomains/`+r,
schemaPath:`#/properties/sandbox/properties/network/properties/allowedDomains/items/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/sandbox/network/allowedDomains`,
schemaPath:`#/properties/sandbox/properties/network/properties/allowedDomains/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}else{
let e={
instancePath:t+`/sandbox/network`,
schemaPath:`#/properties/sandbox/properties/network/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}
if(r.filesystem!==void 0&&n.call(r,`filesystem`)){
let e=r.filesystem;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.allowWrite!==void 0&&n.call(e,`allowWrite`)){
let n=e.allowWrite;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/sandbox/filesystem/allowWrite/`+r,
schemaPath:`#/properties/sandbox/properties/filesystem/properties/allowWrite/items/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}else{
let e={
instancePath:t+`/sandbox/filesystem/allowWrite`,
schemaPath:`#/properties/sandbox/properties/filesystem/properties/allowWrite/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}else{
let e={
instancePath:t+`/sandbox/filesystem`,
schemaPath:`#/properties/sandbox/properties/filesystem/type`,
keyword:`type`,
params:{}};
f=c(f,e);
p++}}}else{
let e={
instancePath:t+`/sandbox`,
schemaPath:`#/properties/sandbox/type`,
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
servers:!0,
inputs:!0,
sandbox:!0},
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
return e}
function u(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_vscode=k;
exports.vscode_exports=n;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>A});
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
syntax:t.passedOver(i),
servers:[],
wrongKey:i,
place:`this path`,
unread:[`servers`,`mcpServers`].map(e=>({
at:[e],
instead:`.vscode/mcp.json`,
by:`H:VSC`})),
claims:`shape`};
const b={...y,
id:`vscode-misplaced-root`,
files:[`/mcp.json`],
holds:[`"servers"`],
unread:[{
at:[`servers`],
instead:`.vscode/mcp.json`,
by:`H:VSC`}],
when:x};
function x({
value:e,
beside:n}){
if(t.own(e,`mcpServers`)!==void 0||n(`keybindings.json`))
return!1;
let r=t.entriesOf(t.own(e,`servers`));
return r.some(t.looksLikeServer)&&(Array.isArray(t.own(e,`inputs`))||r.every(e=>Object.hasOwn(l.spellings,String(t.own(e,`type`)))))}
const S={
effect:`drops-server`,
by:`R:VSC`};
const C={...h,
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
bad:S,
switchOff:`switch it off in the list of MCP servers`,
notObject:S,
neither:S,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`R:VSC`}},
unknownTransport:{
withCommand:S,
withUrl:S},
mismatch:S,
nullMeansAbsent:!0,
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`H:VSC`},
reserved:[{
name:`__proto__`,
reaction:S}]}};
const w={
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
const T={...w,
id:`vscode-chatmode`,
title:`a chat mode of VS Code`,
files:[`.github/chatmodes/**/*.chatmode.md`]};
function E(e){
return e.toLowerCase().replace(/[^a-z0-9_.-]+/g,`_`).slice(0,13)}
function D(e,t){
let n=t===1?`_`:`${t}_`;
return`mcp_${e.slice(0,14-n.length)}${n}`}
function O(e,t){
return`${e}${t.replace(/[^a-z0-9_-]/gi,`_`)}`.replaceAll(`.`,`_`).slice(0,64)}
function k(e){
let t=new Map;
let n=new Map;
return e.map(({
server:e,
tool:r})=>{
let i=n.get(e);
if(i===void 0){
let r=E(e);
let a=(t.get(r)??0)+1;
t.set(r,a);
i=D(r,a);
n.set(e,i)}
return O(i,r)})}
var A=t.defineClient({
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
formats:[d,y,b,p,g,v,C,w,T],
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
server:e=>E(e).replaceAll(`.`,`_`),
name:(e,t)=>O(D(E(e),1),t),
names:k,
apartBy:`a number after the name of the server`,
collision:`both are sent under one name`,
clash:{
within:`sent`,
across:`sent`},
limit:{
most:64,
length:(e,t)=>D(E(e),1).length+t.length,
over:`cut`,
by:`R:VSC`},
by:`R:VSC`},
toolCount:{
most:128,
fact:`sends at most 128 tools with a request`,
by:`H:VSC`}});
var j=e.__commonJSMin(((e,t)=>{
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
"minProperties": 1,
"properties": {
"clientId": {
"type": "string",
"minLength": 1
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
let r=d;
let i=RegExp(`^(?:\\s*$|\\S)`,`u`);
function a(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
f=l(f,t+`/type`,`#/$defs/vscode-server/properties/type/type`);
p++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
f=l(f,t+`/type`,`#/$defs/vscode-server/properties/type/enum`);
p++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
f=l(f,t+`/command`,`#/$defs/vscode-server/properties/command/type`);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
let r=p;
let i=!0;
let a=p;
if((!n||typeof n!=`object`||Array.isArray(n))&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`){
f=c(f,{});
p++}
let o=p;
let s=p;
if(n!==0&&n!==!1){
f=c(f,{});
p++}
if(s===p){
f=c(f,{});
p++}else{
p=o;
f!==null&&(o?f.length=Math.min(f.length,o):f=null)}
var m=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let u;
if(m){
let e=p;
if(!Array.isArray(n)){
f=l(f,t+`/args`,`#/$defs/vscode-server/properties/args/then/type`);
p++}
var m=e===p;
i=m;
u=`then`}else{
let e=p;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=l(f,t+`/args/`+r,`#/$defs/vscode-server/properties/args/else/items/type`);
p++}}else{
f=l(f,t+`/args`,`#/$defs/vscode-server/properties/args/else/type`);
p++}
var m=e===p;
i=m;
u=`else`}
if(!i){
f=l(f,t+`/args`,`#/$defs/vscode-server/properties/args/if`,{
failingKeyword:u});
p++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
let r=p;
let i=!0;
let a=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=c(f,{});
p++}
var h=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(h){
let e=p;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&r!==null){
f=l(f,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/vscode-server/properties/env/then/additionalProperties/type`);
p++}}else{
f=l(f,t+`/env`,`#/$defs/vscode-server/properties/env/then/type`);
p++}
var h=e===p;
i=h}
if(!i){
f=l(f,t+`/env`,`#/$defs/vscode-server/properties/env/if`,{
failingKeyword:`then`});
p++}}
if(e.envFile!==void 0&&n.call(e,`envFile`)&&typeof e.envFile!=`string`){
f=l(f,t+`/envFile`,`#/$defs/vscode-server/properties/envFile/type`);
p++}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
f=l(f,t+`/cwd`,`#/$defs/vscode-server/properties/cwd/type`);
p++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
let a=p;
let o=!0;
let s=p;
if(typeof n!=`string`){
f=c(f,{});
p++}
var g=s===p;
p=a;
f!==null&&(a?f.length=Math.min(f.length,a):f=null);
if(g){
let e=p;
if(typeof n==`string`&&!i.test(n)){
f=l(f,t+`/url`,`#/$defs/vscode-server/properties/url/then/pattern`,{
pattern:`^(?:\\s*$|\\S)`});
p++}
var g=e===p;
o=g}
if(!o){
f=l(f,t+`/url`,`#/$defs/vscode-server/properties/url/if`,{
failingKeyword:`then`});
p++}
if(typeof n==`string`){
if(r(n)<1){
f=l(f,t+`/url`,`#/$defs/vscode-server/properties/url/minLength`,{
limit:1});
p++}}else{
f=l(f,t+`/url`,`#/$defs/vscode-server/properties/url/type`);
p++}}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
f=l(f,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/vscode-server/properties/headers/additionalProperties/type`);
p++}}else{
f=l(f,t+`/headers`,`#/$defs/vscode-server/properties/headers/type`);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(Object.keys(i).length<1){
f=l(f,t+`/oauth`,`#/$defs/vscode-server/properties/oauth/minProperties`,{
limit:1});
p++}
if(i.clientId!==void 0&&n.call(i,`clientId`)){
let e=i.clientId;
if(typeof e==`string`){
if(r(e)<1){
f=l(f,t+`/oauth/clientId`,`#/$defs/vscode-server/properties/oauth/properties/clientId/minLength`,{
limit:1});
p++}}else{
f=l(f,t+`/oauth/clientId`,`#/$defs/vscode-server/properties/oauth/properties/clientId/type`);
p++}}
if(i.enterpriseManaged!==void 0&&n.call(i,`enterpriseManaged`)&&typeof i.enterpriseManaged!=`boolean`){
f=l(f,t+`/oauth/enterpriseManaged`,`#/$defs/vscode-server/properties/oauth/properties/enterpriseManaged/type`);
p++}}else{
f=l(f,t+`/oauth`,`#/$defs/vscode-server/properties/oauth/type`);
p++}}
if(e.sandboxEnabled!==void 0&&n.call(e,`sandboxEnabled`)&&typeof e.sandboxEnabled!=`boolean`){
f=l(f,t+`/sandboxEnabled`,`#/$defs/vscode-server/properties/sandboxEnabled/type`);
p++}
if(e.dev!==void 0&&n.call(e,`dev`)){
let r=e.dev;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.watch!==void 0&&n.call(r,`watch`)){
let e=r.watch;
if(typeof e!=`string`&&!Array.isArray(e)){
f=l(f,t+`/dev/watch`,`#/$defs/vscode-server/properties/dev/properties/watch/type`);
p++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
f=l(f,t+`/dev/watch/`+r,`#/$defs/vscode-server/properties/dev/properties/watch/items/type`);
p++}}}
if(r.debug!==void 0&&n.call(r,`debug`)){
let e=r.debug;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
f=l(f,t+`/dev/debug`,`#/$defs/vscode-server/properties/dev/properties/debug/required`,{
missingProperty:`type`});
p++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`node`&&n!==`debugpy`){
f=l(f,t+`/dev/debug/type`,`#/$defs/vscode-server/properties/dev/properties/debug/properties/type/enum`);
p++}}
if(e.debugpyPath!==void 0&&n.call(e,`debugpyPath`)&&typeof e.debugpyPath!=`string`){
f=l(f,t+`/dev/debug/debugpyPath`,`#/$defs/vscode-server/properties/dev/properties/debug/properties/debugpyPath/type`);
p++}}else{
f=l(f,t+`/dev/debug`,`#/$defs/vscode-server/properties/dev/properties/debug/type`);
p++}}}else{
f=l(f,t+`/dev`,`#/$defs/vscode-server/properties/dev/type`);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/vscode-server/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let u=null;
let d=0;
if(Array.isArray(e)){
let r=e.length;
for(
let i=0;i<r;i++){
let r=e[i];
let a=d;
let o=!0;
let s=d;
if(d===s){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type!==void 0&&n.call(r,`type`)){
let e=r.type;
if(e!==`promptString`&&e!==`pickString`){
u=c(u,{});
d++}}}else{
u=c(u,{});
d++}}
var f=s===d;
d=a;
u!==null&&(a?u.length=Math.min(u.length,a):u=null);
if(f){
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.description===void 0||!n.call(r,`description`)){
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/allOf/0/then/required`,{
missingProperty:`description`});
d++}}else{
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/allOf/0/then/type`);
d++}
var f=e===d;
o=f}
if(!o){
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/allOf/0/if`,{
failingKeyword:`then`});
d++}
let g=d;
let _=!0;
let v=d;
if(d===v){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type===void 0||!n.call(r,`type`)){
u=c(u,{});
d++}else 
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`pickString`){
u=c(u,{});
d++}}else{
u=c(u,{});
d++}}
var p=v===d;
d=g;
u!==null&&(g?u.length=Math.min(u.length,g):u=null);
if(p){
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.options===void 0||!n.call(r,`options`)){
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/allOf/1/then/required`,{
missingProperty:`options`});
d++}}else{
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/allOf/1/then/type`);
d++}
var p=e===d;
_=p}
if(!_){
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/allOf/1/if`,{
failingKeyword:`then`});
d++}
let y=d;
let b=!0;
let x=d;
if(d===x){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type===void 0||!n.call(r,`type`)){
u=c(u,{});
d++}else 
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`command`){
u=c(u,{});
d++}}else{
u=c(u,{});
d++}}
var m=x===d;
d=y;
u!==null&&(y?u.length=Math.min(u.length,y):u=null);
if(m){
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.command===void 0||!n.call(r,`command`)){
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/allOf/2/then/required`,{
missingProperty:`command`});
d++}}else{
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/allOf/2/then/type`);
d++}
var m=e===d;
b=m}
if(!b){
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/allOf/2/if`,{
failingKeyword:`then`});
d++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.id===void 0||!n.call(r,`id`)){
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/required`,{
missingProperty:`id`});
d++}
if(r.type===void 0||!n.call(r,`type`)){
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/required`,{
missingProperty:`type`});
d++}
if(r.id!==void 0&&n.call(r,`id`)&&typeof r.id!=`string`){
u=l(u,t+`/`+i+`/id`,`#/$defs/vscode-inputs/items/properties/id/type`);
d++}
if(r.type!==void 0&&n.call(r,`type`)){
let e=r.type;
if(e!==`promptString`&&e!==`pickString`&&e!==`command`){
u=l(u,t+`/`+i+`/type`,`#/$defs/vscode-inputs/items/properties/type/enum`);
d++}}
if(r.description!==void 0&&n.call(r,`description`)&&typeof r.description!=`string`){
u=l(u,t+`/`+i+`/description`,`#/$defs/vscode-inputs/items/properties/description/type`);
d++}
if(r.password!==void 0&&n.call(r,`password`)&&typeof r.password!=`boolean`){
u=l(u,t+`/`+i+`/password`,`#/$defs/vscode-inputs/items/properties/password/type`);
d++}
if(r.options!==void 0&&n.call(r,`options`)){
let e=r.options;
if(Array.isArray(e)){
let r=e.length;
for(
let a=0;a<r;a++){
let r=e[a];
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
u=l(u,t+`/`+i+`/options/`+a,`#/$defs/vscode-inputs/items/properties/options/items/type`);
d++}
let o=d;
let s=!0;
let f=d;
if(!r||typeof r!=`object`||Array.isArray(r)){
u=c(u,{});
d++}
var h=f===d;
d=o;
u!==null&&(o?u.length=Math.min(u.length,o):u=null);
if(h){
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.value===void 0||!n.call(r,`value`)){
u=l(u,t+`/`+i+`/options/`+a,`#/$defs/vscode-inputs/items/properties/options/items/then/required`,{
missingProperty:`value`});
d++}}else{
u=l(u,t+`/`+i+`/options/`+a,`#/$defs/vscode-inputs/items/properties/options/items/then/type`);
d++}
var h=e===d;
s=h}
if(!s){
u=l(u,t+`/`+i+`/options/`+a,`#/$defs/vscode-inputs/items/properties/options/items/if`,{
failingKeyword:`then`});
d++}}}else{
u=l(u,t+`/`+i+`/options`,`#/$defs/vscode-inputs/items/properties/options/type`);
d++}}
if(r.command!==void 0&&n.call(r,`command`)&&typeof r.command!=`string`){
u=l(u,t+`/`+i+`/command`,`#/$defs/vscode-inputs/items/properties/command/type`);
d++}}else{
u=l(u,t+`/`+i,`#/$defs/vscode-inputs/items/type`);
d++}}}else{
u=c(u,{
instancePath:t,
schemaPath:`#/$defs/vscode-inputs/type`,
keyword:`type`,
params:{}});
d++}
o.errors=u;
return d===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.servers!==void 0&&n.call(e,`servers`)){
let n=e.servers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
p=l(p,t+`/servers`,`#/properties/servers/type`);
m++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,a.errors);
m+=a.errors.length}}}
if(e.inputs!==void 0&&n.call(e,`inputs`)&&!o(e.inputs,{
instancePath:t+`/inputs`,
parentData:e,
parentDataProperty:`inputs`,
rootData:d,
dynamicAnchors:f})){
p=u(p,o.errors);
m+=o.errors.length}
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
p=l(p,t+`/sandbox/network/allowedDomains/`+r,`#/properties/sandbox/properties/network/properties/allowedDomains/items/type`);
m++}}else{
p=l(p,t+`/sandbox/network/allowedDomains`,`#/properties/sandbox/properties/network/properties/allowedDomains/type`);
m++}}}else{
p=l(p,t+`/sandbox/network`,`#/properties/sandbox/properties/network/type`);
m++}}
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
p=l(p,t+`/sandbox/filesystem/allowWrite/`+r,`#/properties/sandbox/properties/filesystem/properties/allowWrite/items/type`);
m++}}else{
p=l(p,t+`/sandbox/filesystem/allowWrite`,`#/properties/sandbox/properties/filesystem/properties/allowWrite/type`);
m++}}}else{
p=l(p,t+`/sandbox/filesystem`,`#/properties/sandbox/properties/filesystem/type`);
m++}}}else{
p=l(p,t+`/sandbox`,`#/properties/sandbox/type`);
m++}}}else{
p=c(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
s.errors=p;
return m===0}
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
exports.require_vscode=j;
exports.vscode_exports=n;
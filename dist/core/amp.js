"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>T});
const r={
effect:`fine`,
by:`R:AMP`};
const i={
effect:`drops-file`,
by:`R:AMP`};
const a={
effect:`refuses-file`,
by:`R:AMP`};
const o={
effect:`crashes`,
by:`R:AMP`,
note:`every command of Amp ends with an error`};
const s={
effect:`fails-server`,
by:`R:AMP`};
const c=["${NAME}"];
const l={
by:`R:AMP`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`]},
url:{
is:`url`,
for:[`http`]},
headers:{
is:`headers`,
for:[`http`]},
disabled:{
is:`disabled`,
note:"`amp mcp doctor` starts the server all the same",
by:`M:AMPD`},
includeTools:{
is:`toolsAllowed`,
note:`names or globs`,
by:`M:AMPD`},
oauth:{
is:`oauth`,
for:[`http`],
by:`M:AMPD`},
cwd:{
is:`cwd`,
unread:!0,
note:`it starts in the folder of the project`},
timeout:{
is:`timeout`,
unit:`unknown`,
note:`not documented`,
by:`L:AMPD`},
type:{
is:`other`,
idle:!0,
note:`not needed: the command or the url decides`},
transport:{
is:`other`,
idle:!0,
note:`not needed: the command or the url decides`}},
bad:s,
notObject:{...s,
note:`a string or null ends "amp mcp list" with an error`},
neither:s,
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`R:AMP`}},
urls:{
parsed:`unless-variable`,
reaction:s,
called:s,
userAlone:s},
unsendable:s,
starts:{
blanks:`one-program`,
by:`R:AMP`},
keepsTilde:{
words:`R:AMP`},
placeholders:{
in:{
command:c,
args:c,
env:c,
url:c,
headers:c},
whenUnset:`the text stays as it is`,
by:`R:AMP`},
reserved:[{
name:`__proto__`,
reaction:{
effect:`drops-server`,
by:`R:AMP`}}]};
const u={
language:`json`,
comments:!0,
trailingCommas:!0,
bom:a,
empty:a,
broken:a,
duplicates:r};
function d(e,{
command:n,
args:r=[],
url:i}){
let a=new Map([[`command`,n],[`args`,n===void 0||r.length===0?void 0:r.join(` `)],[`url`,i]]);
for(
let n of e){
if(!t.isObject(n)||!t.isObject(n.matches))
continue;
let e=Object.entries(n.matches).map(([e,t])=>({
text:a.get(e),
patterns:[t].flat().filter(e=>typeof e==`string`)}));
if(e.some(({
patterns:e})=>e.some(e=>/^\/.*\/$/.test(e))))
return!1;
if(e.every(({
text:e,
patterns:n})=>e!==void 0&&n.some(n=>t.starsMatch(n,e))))
return n.action!==`allow`}
return!1}
const f={
id:`amp`,
title:`Amp's settings`,
files:[`.amp/settings.json`,`.amp/settings.jsonc`],
userFiles:[`~/.config/amp/settings.json`,`~/.config/amp/settings.jsonc`,`~/AppData/Roaming/amp/settings.json`,`~/AppData/Roaming/amp/settings.jsonc`],
schemaBy:`R:AMP`,
syntax:u,
servers:[{
at:[`amp.mcpServers`]}],
noMap:r,
badRoot:i,
nullRoot:o,
arrayMap:{
effect:`fine`,
by:`R:AMP`,
note:`the servers are called 0, 1 \u2026`},
nullMap:r,
dialect:l,
serverRules:[{
at:[`amp.mcpPermissions`],
stops:d,
by:`R:AMP`}],
place:`an object under "amp"`,
unread:[{
at:[`amp`,`mcpServers`],
instead:`one key with a dot in its name, "amp.mcpServers"`,
by:`R:AMP`}],
claims:`shape`,
unmistakable:!0};
const p={
effect:`fails-server`,
by:`M:AMPD`};
const m={
effect:`fine`,
by:`L:AMPD`};
const{
urls:h,
unsendable:g,
starts:_,
keepsTilde:v,...y}=l;
const b={
id:`amp-editor`,
title:`Amp's servers in VS Code's settings`,
files:[`.vscode/settings.json`],
schema:`none`,
schemaBy:`M:AMPD`,
syntax:{...u,
bom:m,
empty:m,
broken:{
effect:`warns`,
by:`L:AMPD`}},
servers:[{
at:[`amp.mcpServers`]}],
noMap:m,
badRoot:m,
dialect:{...y,
notObject:p,
neither:p,
reserved:[]},
claims:`shape`,
holds:[`"amp.mcpServers"`],
when:({
value:e})=>typeof e==`object`&&!!e&&Object.hasOwn(e,`amp.mcpServers`)};
const{
unmistakable:x,
serverRules:S,...C}=f;
const w={...C,
id:`amp-misplaced`,
title:`a servers file where Amp does not look`,
files:[`.amp/mcp.json`],
userFiles:[`~/.config/amp/mcp.json`],
schema:`none`,
schemaBy:`M:AMPD`,
syntax:t.passedOver(m),
servers:[],
badRoot:m,
place:`this path`,
unread:[`mcpServers`,`amp.mcpServers`].map(e=>({
at:[e],
instead:`.amp/settings.json, under "amp.mcpServers"`,
by:`M:AMPD`}))};
var T=t.defineClient({
id:`amp`,
name:`Amp`,
sources:{
AMP:{
title:`@sourcegraph/amp, run`,
version:`0.0.1790142911-g7618fb`,
date:`2026-11-19`,
recordings:[`amp`]},
AMPD:{
title:`ampcode.com, manual and news`,
version:`2026`,
date:`2026-11-18`}},
formats:[f,b,w],
precedence:[{
sources:[{
format:`amp`,
files:`project`},{
format:`amp`,
files:`user`}],
same:`replaced`,
by:`R:AMP`}]});
var E=e.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"amp.mcpServers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"amp.url": {
"x-effect": "crashes",
"x-by": "R:AMP",
"type": [
"string",
"null"
],
"x-label": "an address",
"pattern": "^[A-Za-z][A-Za-z0-9+.-]*:"
},
"amp.tools.disable": {
"x-effect": "ignored",
"x-by": "R:AMP",
"type": "array",
"items": {
"x-effect": "warns",
"x-by": "R:AMP",
"type": "string"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"command": {},
"args": {},
"env": {},
"url": {
"x-effect": "fails-server",
"x-by": "R:AMP",
"type": "string"
},
"headers": {},
"disabled": {},
"includeTools": {},
"oauth": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"properties": {
"scopes": {
"if": {
"type": "string"
},
"then": {
"type": "array",
"x-effect": "crashes",
"x-by": "R:AMP"
}
}
}
}
},
"timeout": {},
"type": {},
"transport": {}
},
"if": {
"type": "object",
"not": {
"required": [
"url"
]
}
},
"then": {
"type": "object",
"properties": {
"command": {
"x-effect": "fails-server",
"x-by": "R:AMP",
"type": "string"
},
"args": {
"x-effect": "fails-server",
"x-by": "R:AMP",
"type": [
"array",
"null"
],
"items": {
"x-effect": "fails-server",
"x-by": "R:AMP",
"type": "string"
}
},
"env": {
"if": {
"type": "array",
"contains": {
"not": {
"type": "string"
}
}
},
"then": {
"type": "object",
"x-effect": "fails-server",
"x-by": "R:AMP"
},
"else": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"x-effect": "fails-server",
"x-by": "R:AMP",
"type": "string"
}
}
}
}
}
},
"else": {
"type": "object",
"properties": {
"headers": {
"if": {
"type": "array",
"contains": {
"not": {
"type": "string"
}
}
},
"then": {
"type": "object",
"x-effect": "fails-server",
"x-by": "R:AMP"
},
"else": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"x-effect": "fails-server",
"x-by": "R:AMP",
"type": "string"
}
}
}
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=d;
let p=!0;
let m=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=o(u,{});
d++}
let h=d;
let g=d;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.url===void 0||!n.call(e,`url`))){
u=o(u,{});
d++}
if(g===d){
u=o(u,{});
d++}else{
d=h;
u!==null&&(h?u.length=Math.min(u.length,h):u=null)}
var _=m===d;
d=f;
u!==null&&(f?u.length=Math.min(u.length,f):u=null);
let v;
if(_){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=s(u,t+`/command`,`#/$defs/server/then/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
u=s(u,t+`/args`,`#/$defs/server/then/properties/args/type`);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=s(u,t+`/args/`+r,`#/$defs/server/then/properties/args/items/type`);
d++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
let r=d;
let i=!0;
let a=d;
if(d===a){
if(Array.isArray(n)){
let e=d;
let t=n.length;
for(
let e=0;e<t;e++){
let t=d;
let r=d;
let i=d;
if(typeof n[e]!=`string`){
u=o(u,{});
d++}
if(i===d){
u=o(u,{});
d++}else{
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null)}
var y=t===d;
if(y)
break}
if(y){
d=e;
u!==null&&(e?u.length=Math.min(u.length,e):u=null)}else{
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var b=a===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
let c;
if(b){
let e=d;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=s(u,t+`/env`,`#/$defs/server/then/properties/env/then/type`);
d++}
var b=e===d;
i=b;
c=`then`}else{
let e=d;
let r=d;
let a=!0;
let l=d;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=o(u,{});
d++}
var x=l===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(x){
let e=d;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=s(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/then/properties/env/else/then/additionalProperties/type`);
d++}}else{
u=s(u,t+`/env`,`#/$defs/server/then/properties/env/else/then/type`);
d++}
var x=e===d;
a=x}
if(!a){
u=s(u,t+`/env`,`#/$defs/server/then/properties/env/else/if`,{
failingKeyword:`then`});
d++}
var b=e===d;
i=b;
c=`else`}
if(!i){
u=s(u,t+`/env`,`#/$defs/server/then/properties/env/if`,{
failingKeyword:c});
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
d++}
var _=r===d;
p=_;
if(p){
var S={};
S.command=!0;
S.args=!0;
S.env=!0}
v=`then`}else{
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
let r=d;
let i=!0;
let a=d;
if(d===a){
if(Array.isArray(n)){
let e=d;
let t=n.length;
for(
let e=0;e<t;e++){
let t=d;
let r=d;
let i=d;
if(typeof n[e]!=`string`){
u=o(u,{});
d++}
if(i===d){
u=o(u,{});
d++}else{
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null)}
var C=t===d;
if(C)
break}
if(C){
d=e;
u!==null&&(e?u.length=Math.min(u.length,e):u=null)}else{
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var w=a===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
let c;
if(w){
let e=d;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=s(u,t+`/headers`,`#/$defs/server/else/properties/headers/then/type`);
d++}
var w=e===d;
i=w;
c=`then`}else{
let e=d;
let r=d;
let a=!0;
let l=d;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=o(u,{});
d++}
var T=l===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(T){
let e=d;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=s(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/else/properties/headers/else/then/additionalProperties/type`);
d++}}else{
u=s(u,t+`/headers`,`#/$defs/server/else/properties/headers/else/then/type`);
d++}
var T=e===d;
a=T}
if(!a){
u=s(u,t+`/headers`,`#/$defs/server/else/properties/headers/else/if`,{
failingKeyword:`then`});
d++}
var w=e===d;
i=w;
c=`else`}
if(!i){
u=s(u,t+`/headers`,`#/$defs/server/else/properties/headers/if`,{
failingKeyword:c});
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/else/type`,
keyword:`type`,
params:{}});
d++}
var _=r===d;
p=_;
if(p&&S!==!0){
S||={};
S.headers=!0}
v=`else`}
if(!p){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:v}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(S!==!0){
S||={};
S.command=!0;
S.args=!0;
S.env=!0;
S.url=!0;
S.headers=!0;
S.disabled=!0;
S.includeTools=!0;
S.oauth=!0;
S.timeout=!0;
S.type=!0;
S.transport=!0}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=s(u,t+`/url`,`#/$defs/server/properties/url/type`);
d++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
let i=d;
let a=!0;
let c=d;
if(!r||typeof r!=`object`||Array.isArray(r)){
u=o(u,{});
d++}
var E=c===d;
d=i;
u!==null&&(i?u.length=Math.min(u.length,i):u=null);
if(E){
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.scopes!==void 0&&n.call(r,`scopes`)){
let e=r.scopes;
let n=d;
let i=!0;
let a=d;
if(typeof e!=`string`){
u=o(u,{});
d++}
var D=a===d;
d=n;
u!==null&&(n?u.length=Math.min(u.length,n):u=null);
if(D){
let n=d;
if(!Array.isArray(e)){
u=s(u,t+`/oauth/scopes`,`#/$defs/server/properties/oauth/then/properties/scopes/then/type`);
d++}
var D=n===d;
i=D}
if(!i){
u=s(u,t+`/oauth/scopes`,`#/$defs/server/properties/oauth/then/properties/scopes/if`,{
failingKeyword:`then`});
d++}}}else{
u=s(u,t+`/oauth`,`#/$defs/server/properties/oauth/then/type`);
d++}
var E=e===d;
a=E;
if(a){
var O={};
O.scopes=!0}}
if(!a){
u=s(u,t+`/oauth`,`#/$defs/server/properties/oauth/if`,{
failingKeyword:`then`});
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
let i=RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:`,`u`);
function a(e,{
instancePath:t=``,
parentData:l,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e[`amp.mcpServers`]!==void 0&&n.call(e,`amp.mcpServers`)){
let n=e[`amp.mcpServers`];
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
p=s(p,t+`/amp.mcpServers`,`#/properties/amp.mcpServers/type`);
m++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/amp.mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=c(p,r.errors);
m+=r.errors.length}}}
if(e[`amp.url`]!==void 0&&n.call(e,`amp.url`)){
let n=e[`amp.url`];
if(typeof n!=`string`&&n!==null){
p=s(p,t+`/amp.url`,`#/properties/amp.url/type`);
m++}
if(typeof n==`string`&&!i.test(n)){
p=s(p,t+`/amp.url`,`#/properties/amp.url/pattern`,{
pattern:`^[A-Za-z][A-Za-z0-9+.-]*:`});
m++}}
if(e[`amp.tools.disable`]!==void 0&&n.call(e,`amp.tools.disable`)){
let n=e[`amp.tools.disable`];
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=s(p,t+`/amp.tools.disable/`+r,`#/properties/amp.tools.disable/items/type`);
m++}}else{
p=s(p,t+`/amp.tools.disable`,`#/properties/amp.tools.disable/type`);
m++}}}else{
p=o(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
a.errors=p;
return m===0}
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
exports.amp_exports=n;
exports.require_amp=E;
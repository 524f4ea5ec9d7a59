"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>C});
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
const d={
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
place:`an object under "amp"`,
unread:[{
at:[`amp`,`mcpServers`],
instead:`one key with a dot in its name, "amp.mcpServers"`,
by:`R:AMP`}],
claims:`shape`,
unmistakable:!0};
const f={
effect:`fails-server`,
by:`M:AMPD`};
const p={
effect:`fine`,
by:`L:AMPD`};
const{
urls:m,
unsendable:h,
starts:g,
keepsTilde:_,...v}=l;
const y={
id:`amp-editor`,
title:`Amp's servers in VS Code's settings`,
files:[`.vscode/settings.json`],
schema:`none`,
schemaBy:`M:AMPD`,
syntax:{...u,
bom:p,
empty:p,
broken:{
effect:`warns`,
by:`L:AMPD`}},
servers:[{
at:[`amp.mcpServers`]}],
noMap:p,
badRoot:p,
dialect:{...v,
notObject:f,
neither:f,
reserved:[]},
claims:`shape`,
holds:[`"amp.mcpServers"`],
when:({
value:e})=>typeof e==`object`&&!!e&&Object.hasOwn(e,`amp.mcpServers`)};
const{
unmistakable:b,...x}=d;
const S={...x,
id:`amp-misplaced`,
title:`a servers file where Amp does not look`,
files:[`.amp/mcp.json`],
userFiles:[`~/.config/amp/mcp.json`],
schema:`none`,
schemaBy:`M:AMPD`,
syntax:{...u,
bom:p,
empty:p,
broken:p},
servers:[],
badRoot:p,
place:`this path`,
unread:[`mcpServers`,`amp.mcpServers`].map(e=>({
at:[e],
instead:`.amp/settings.json, under "amp.mcpServers"`,
by:`M:AMPD`}))};
var C=t.defineClient({
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
formats:[d,y,S],
precedence:[{
sources:[{
format:`amp`,
files:`project`},{
format:`amp`,
files:`user`}],
same:`replaced`,
by:`R:AMP`}]});
var w=e.__commonJSMin(((e,t)=>{
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
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
let f=u;
let p=!0;
let m=u;
if(!e||typeof e!=`object`||Array.isArray(e)){
l=o(l,{});
u++}
let h=u;
let g=u;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.url===void 0||!n.call(e,`url`))){
l=o(l,{});
u++}
if(g===u){
l=o(l,{});
u++}else{
u=h;
l!==null&&(h?l.length=Math.min(l.length,h):l=null)}
var _=m===u;
u=f;
l!==null&&(f?l.length=Math.min(l.length,f):l=null);
let v;
if(_){
let r=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/then/properties/command/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/then/properties/args/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/then/properties/args/items/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
let r=u;
let i=!0;
let a=u;
if(u===a){
if(Array.isArray(n)){
let e=u;
let t=n.length;
for(
let e=0;e<t;e++){
let t=u;
let r=u;
let i=u;
if(typeof n[e]!=`string`){
l=o(l,{});
u++}
if(i===u){
l=o(l,{});
u++}else{
u=r;
l!==null&&(r?l.length=Math.min(l.length,r):l=null)}
var y=t===u;
if(y)
break}
if(y){
u=e;
l!==null&&(e?l.length=Math.min(l.length,e):l=null)}else{
l=o(l,{});
u++}}else{
l=o(l,{});
u++}}
var b=a===u;
u=r;
l!==null&&(r?l.length=Math.min(l.length,r):l=null);
let s;
if(b){
let e=u;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/then/properties/env/then/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
var b=e===u;
i=b;
s=`then`}else{
let e=u;
let r=u;
let a=!0;
let c=u;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=o(l,{});
u++}
var x=c===u;
u=r;
l!==null&&(r?l.length=Math.min(l.length,r):l=null);
if(x){
let e=u;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/then/properties/env/else/then/additionalProperties/type`,
keyword:`type`,
params:{}};
l=o(l,n);
u++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/then/properties/env/else/then/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
var x=e===u;
a=x}
if(!a){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/then/properties/env/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=o(l,e);
u++}
var b=e===u;
i=b;
s=`else`}
if(!i){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/then/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:s}};
l=o(l,e);
u++}}}else{
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
u++}
var _=r===u;
p=_;
if(p){
var S={};
S.command=!0;
S.args=!0;
S.env=!0}
v=`then`}else{
let r=u;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
let r=u;
let i=!0;
let a=u;
if(u===a){
if(Array.isArray(n)){
let e=u;
let t=n.length;
for(
let e=0;e<t;e++){
let t=u;
let r=u;
let i=u;
if(typeof n[e]!=`string`){
l=o(l,{});
u++}
if(i===u){
l=o(l,{});
u++}else{
u=r;
l!==null&&(r?l.length=Math.min(l.length,r):l=null)}
var C=t===u;
if(C)
break}
if(C){
u=e;
l!==null&&(e?l.length=Math.min(l.length,e):l=null)}else{
l=o(l,{});
u++}}else{
l=o(l,{});
u++}}
var w=a===u;
u=r;
l!==null&&(r?l.length=Math.min(l.length,r):l=null);
let s;
if(w){
let e=u;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/else/properties/headers/then/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
var w=e===u;
i=w;
s=`then`}else{
let e=u;
let r=u;
let a=!0;
let c=u;
if(!n||typeof n!=`object`||Array.isArray(n)){
l=o(l,{});
u++}
var T=c===u;
u=r;
l!==null&&(r?l.length=Math.min(l.length,r):l=null);
if(T){
let e=u;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/else/properties/headers/else/then/additionalProperties/type`,
keyword:`type`,
params:{}};
l=o(l,n);
u++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/else/properties/headers/else/then/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
var T=e===u;
a=T}
if(!a){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/else/properties/headers/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=o(l,e);
u++}
var w=e===u;
i=w;
s=`else`}
if(!i){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/else/properties/headers/if`,
keyword:`if`,
params:{
failingKeyword:s}};
l=o(l,e);
u++}}}else{
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/else/type`,
keyword:`type`,
params:{}});
u++}
var _=r===u;
p=_;
if(p&&S!==!0){
S||={};
S.headers=!0}
v=`else`}
if(!p){
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:v}});
u++}
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
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
let i=u;
let a=!0;
let s=u;
if(!r||typeof r!=`object`||Array.isArray(r)){
l=o(l,{});
u++}
var E=s===u;
u=i;
l!==null&&(i?l.length=Math.min(l.length,i):l=null);
if(E){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.scopes!==void 0&&n.call(r,`scopes`)){
let e=r.scopes;
let n=u;
let i=!0;
let a=u;
if(typeof e!=`string`){
l=o(l,{});
u++}
var D=a===u;
u=n;
l!==null&&(n?l.length=Math.min(l.length,n):l=null);
if(D){
let n=u;
if(!Array.isArray(e)){
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/server/properties/oauth/then/properties/scopes/then/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
var D=n===u;
i=D}
if(!i){
let e={
instancePath:t+`/oauth/scopes`,
schemaPath:`#/$defs/server/properties/oauth/then/properties/scopes/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=o(l,e);
u++}}}else{
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/then/type`,
keyword:`type`,
params:{}};
l=o(l,e);
u++}
var E=e===u;
a=E;
if(a){
var O={};
O.scopes=!0}}
if(!a){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/server/properties/oauth/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=o(l,e);
u++}}}else{
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
d.props=S;
return u===0}
r.evaluated={
dynamicProps:!0,
dynamicItems:!1};
let i=RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:`,`u`);
function a(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=a.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e[`amp.mcpServers`]!==void 0&&n.call(e,`amp.mcpServers`)){
let n=e[`amp.mcpServers`];
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
let e={
instancePath:t+`/amp.mcpServers`,
schemaPath:`#/properties/amp.mcpServers/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/amp.mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}}
if(e[`amp.url`]!==void 0&&n.call(e,`amp.url`)){
let n=e[`amp.url`];
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/amp.url`,
schemaPath:`#/properties/amp.url/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}
if(typeof n==`string`&&!i.test(n)){
let e={
instancePath:t+`/amp.url`,
schemaPath:`#/properties/amp.url/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z][A-Za-z0-9+.-]*:`}};
f=o(f,e);
p++}}
if(e[`amp.tools.disable`]!==void 0&&n.call(e,`amp.tools.disable`)){
let n=e[`amp.tools.disable`];
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/amp.tools.disable/`+r,
schemaPath:`#/properties/amp.tools.disable/items/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}else{
let e={
instancePath:t+`/amp.tools.disable`,
schemaPath:`#/properties/amp.tools.disable/type`,
keyword:`type`,
params:{}};
f=o(f,e);
p++}}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
a.evaluated={
props:{
"amp.mcpServers":!0,
"amp.url":!0,
"amp.tools.disable":!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}}));
exports.amp_exports=n;
exports.require_amp=w;
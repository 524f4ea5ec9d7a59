"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>S});
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
keepsTilde:!0,
by:`R:AMP`},
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
by:`M:AMPD`}],
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
starts:g,..._}=l;
const v={
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
dialect:{..._,
notObject:f,
neither:f,
reserved:[]},
claims:`shape`,
holds:[`"amp.mcpServers"`],
when:({
value:e})=>typeof e==`object`&&!!e&&Object.hasOwn(e,`amp.mcpServers`)};
const{
unmistakable:y,...b}=d;
const x={...b,
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
var S=t.defineClient({
id:`amp`,
name:`Amp`,
about:"Sourcegraph's coding agent. Its settings hold servers under one key with a dot in its name, `amp.mcpServers`. It lists whatever it reads; of a wrong type the server dies when it is started.",
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
formats:[d,v,x],
precedence:[{
sources:[{
format:`amp`,
files:`project`},{
format:`amp`,
files:`user`}],
same:`replaced`,
by:`R:AMP`}]});
var C=e.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
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
"oauth": {},
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
},
"else": {
"type": "object",
"properties": {
"headers": {
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
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
"amp.mcpServers":{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
$ref:`#/$defs/server`}}},
$defs:{
server:{
"x-rule":`server-shape`,
type:`object`,
properties:{
command:{},
args:{},
env:{},
url:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:`string`},
headers:{},
disabled:{},
includeTools:{},
oauth:{},
timeout:{},
type:{},
transport:{}},
if:{
type:`object`,
not:{
required:[`url`]}},
then:{
type:`object`,
properties:{
command:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:`string`},
args:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:[`array`,`null`],
items:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:`string`}},
env:{
if:{
type:`object`},
then:{
type:`object`,
additionalProperties:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:`string`}}}}},
else:{
type:`object`,
properties:{
headers:{
if:{
type:`object`},
then:{
type:`object`,
additionalProperties:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:`string`}}}}}}},
$id:`urn:mcp-lint:schema:amp`};
let r=Object.prototype.hasOwnProperty;
let i={
"x-rule":`server-shape`,
type:`object`,
properties:{
command:{},
args:{},
env:{},
url:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:`string`},
headers:{},
disabled:{},
includeTools:{},
oauth:{},
timeout:{},
type:{},
transport:{}},
if:{
type:`object`,
not:{
required:[`url`]}},
then:{
type:`object`,
properties:{
command:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:`string`},
args:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:[`array`,`null`],
items:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:`string`}},
env:{
if:{
type:`object`},
then:{
type:`object`,
additionalProperties:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:`string`}}}}},
else:{
type:`object`,
properties:{
headers:{
if:{
type:`object`},
then:{
type:`object`,
additionalProperties:{
"x-effect":`fails-server`,
"x-by":`R:AMP`,
type:`string`}}}}}};
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:o,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=a.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
let p=d;
let m=!0;
let h=d;
if(!e||typeof e!=`object`||Array.isArray(e)){
u=s(u,{});
d++}
let g=d;
let _=d;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.url===void 0||!r.call(e,`url`))){
u=s(u,{});
d++}
if(_===d){
u=s(u,{});
d++}else{
d=g;
u!==null&&(g?u.length=Math.min(u.length,g):u=null)}
var v=h===d;
d=p;
u!==null&&(p?u.length=Math.min(u.length,p):u=null);
let y;
if(v){
let n=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/then/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/then/properties/args/type`,
keyword:`type`,
params:{
type:i.then.properties.args.type}};
u=s(u,e);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/then/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
let r=d;
let i=!0;
let a=d;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=s(u,{});
d++}
var b=a===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(b){
let e=d;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/then/properties/env/then/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/then/properties/env/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=s(u,e);
d++}
var b=e===d;
i=b}
if(!i){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/then/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=s(u,e);
d++}}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
var v=n===d;
m=v;
if(m){
var x={};
x.command=!0;
x.args=!0;
x.env=!0}
y=`then`}else{
let n=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
let r=d;
let i=!0;
let a=d;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=s(u,{});
d++}
var S=a===d;
d=r;
u!==null&&(r?u.length=Math.min(u.length,r):u=null);
if(S){
let e=d;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/else/properties/headers/then/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/else/properties/headers/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=s(u,e);
d++}
var S=e===d;
i=S}
if(!i){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/else/properties/headers/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=s(u,e);
d++}}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/server/else/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
var v=n===d;
m=v;
if(m&&x!==!0){
x||={};
x.headers=!0}
y=`else`}
if(!m){
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:y}});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(x!==!0){
x||={};
x.command=!0;
x.args=!0;
x.env=!0;
x.url=!0;
x.headers=!0;
x.disabled=!0;
x.includeTools=!0;
x.oauth=!0;
x.timeout=!0;
x.type=!0;
x.transport=!0}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
d++}
a.errors=u;
f.props=x;
return d===0}
a.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e[`amp.mcpServers`]!==void 0&&r.call(e,`amp.mcpServers`)){
let r=e[`amp.mcpServers`];
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/amp.mcpServers`,
schemaPath:`#/properties/amp.mcpServers/type`,
keyword:`type`,
params:{
type:n.properties[`amp.mcpServers`].type}};
f=s(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!a(r[e],{
instancePath:t+`/amp.mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,a.errors);
p+=a.errors.length}}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
o.errors=f;
return p===0}
o.evaluated={
props:{
"amp.mcpServers":!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.amp_exports=n;
exports.require_amp=C;
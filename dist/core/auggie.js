"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>s});
const r={
effect:`fine`,
by:`R:AUG`};
const i={
effect:`refuses-file`,
by:`R:AUG`};
const a={
effect:`drops-file`,
by:`R:AUG`};
const o={
id:`auggie`,
title:`Auggie's settings`,
files:[`.augment/settings.json`,`.augment/settings.local.json`],
userFiles:[`~/.augment/settings.json`],
schemaBy:`R:AUG`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:a,
empty:r,
broken:a,
duplicates:r},
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:a,
nullRoot:{
effect:`crashes`,
by:`R:AUG`},
nullMap:r,
dialect:{
by:`R:AUG`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
type:{
is:`transport`,
note:`case-sensitive; missing: the url or the command decides`},
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
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
disabled:{
is:`disabled`,
default:`false`},
timeout:{
is:`timeout`,
unit:`unknown`,
note:`a value of any type is taken`},
enabled:{
is:`enabled`,
unread:!0},
transport:{
is:`transport`,
unread:!0,
note:"without `type` a url is http"}},
bad:a,
emptyMeansAbsent:`fields`,
notObject:a,
neither:i,
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`R:AUG`}},
unknownTransport:{
withCommand:a,
withUrl:a},
mismatch:i,
names:[{
pattern:/./s,
allows:`at least one character`,
fault:`is empty`,
reaction:{
effect:`drops-server`,
by:`R:AUG`}}],
reserved:[{
name:`__proto__`,
reaction:a}]},
claims:`shape`,
unmistakable:!0};
var s=t.defineClient({
id:`auggie`,
name:`Auggie`,
sources:{
AUG:{
title:`@augmentcode/auggie, run`,
version:`0.36.0`,
date:`2026-11-19`,
recordings:[`auggie`]},
AUGD:{
title:`docs.augmentcode.com, CLI permissions`,
version:`2026`,
date:`2026-11-18`},
AUGS:{
title:`docs.augmentcode.com, CLI settings`,
version:`1.x`,
date:`2026-11-18`}},
formats:[o],
precedence:[{
sources:[{
format:`auggie`,
files:[`.augment/settings.local.json`]},{
format:`auggie`,
files:[`.augment/settings.json`]},{
format:`auggie`,
files:`user`}],
same:`replaced`,
by:`M:AUGS`}],
toolNames:{
form:`T_S`,
server:e=>e,
name:(e,t)=>`${t}_${e}`,
collision:`not documented`,
by:`M:AUGD`}});
var c=e.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
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
"server": {
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
"type": "array",
"items": {
"type": [
"string",
"number",
"boolean"
]
}
},
"env": {
"type": "object",
"additionalProperties": {
"type": [
"string",
"number",
"boolean",
"null"
]
}
},
"cwd": {
"type": "string"
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
"disabled": {
"type": "boolean"
},
"timeout": {}
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
u=o(u,t+`/type`,`#/$defs/server/properties/type/type`);
d++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
u=o(u,t+`/type`,`#/$defs/server/properties/type/enum`);
d++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=o(u,t+`/command`,`#/$defs/server/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`){
u=o(u,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
d++}}}else{
u=o(u,t+`/args`,`#/$defs/server/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`&&r!==null){
u=o(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/env/additionalProperties/type`);
d++}}else{
u=o(u,t+`/env`,`#/$defs/server/properties/env/type`);
d++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)&&typeof e.cwd!=`string`){
u=o(u,t+`/cwd`,`#/$defs/server/properties/cwd/type`);
d++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=o(u,t+`/url`,`#/$defs/server/properties/url/type`);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/server/properties/headers/additionalProperties/type`);
d++}}else{
u=o(u,t+`/headers`,`#/$defs/server/properties/headers/type`);
d++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
u=o(u,t+`/disabled`,`#/$defs/server/properties/disabled/type`);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
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
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
f=o(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}
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
p+=r.errors.length}}}}else{
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
exports.auggie_exports=n;
exports.require_auggie=c;
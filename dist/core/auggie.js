"use strict";
const e=require("./rolldown-runtime.js");
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
about:`Augment's coding agent. Servers stand in its settings; one entry of the wrong shape empties the whole list, most often without a word.`,
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
validate:o,
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
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
mcpServers:{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
$ref:`#/$defs/server`}}},
$defs:{
server:{
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`http`,`sse`]},
command:{
type:`string`},
args:{
type:`array`,
items:{
type:[`string`,`number`,`boolean`]}},
env:{
type:`object`,
additionalProperties:{
type:[`string`,`number`,`boolean`,`null`]}},
cwd:{
type:`string`},
url:{
type:`string`},
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
disabled:{
type:`boolean`},
timeout:{}}}},
$id:`urn:mcp-lint:schema:auggie`};
let r=Object.prototype.hasOwnProperty;
let i={
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`http`,`sse`]},
command:{
type:`string`},
args:{
type:`array`,
items:{
type:[`string`,`number`,`boolean`]}},
env:{
type:`object`,
additionalProperties:{
type:[`string`,`number`,`boolean`,`null`]}},
cwd:{
type:`string`},
url:{
type:`string`},
headers:{
type:`object`,
additionalProperties:{
type:`string`}},
disabled:{
type:`boolean`},
timeout:{}}};
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
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}
if(n!==`stdio`&&n!==`http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
u=s(u,e);
d++}}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/properties/args/items/type`,
keyword:`type`,
params:{
type:i.properties.args.items.type}};
u=s(u,e);
d++}}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{
type:`array`}};
u=s(u,e);
d++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`&&r!==null){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/env/additionalProperties/type`,
keyword:`type`,
params:{
type:i.properties.env.additionalProperties.type}};
u=s(u,n);
d++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
u=s(u,e);
d++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)&&typeof e.cwd!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,e);
d++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/server/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{
type:`string`}};
u=s(u,n);
d++}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
u=s(u,e);
d++}}
if(e.disabled!==void 0&&r.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/type`,
keyword:`type`,
params:{
type:`boolean`}};
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
return d===0}
a.evaluated={
props:{
type:!0,
command:!0,
args:!0,
env:!0,
cwd:!0,
url:!0,
headers:!0,
disabled:!0,
timeout:!0},
dynamicProps:!1,
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
if(e.mcpServers!==void 0&&r.call(e,`mcpServers`)){
let r=e.mcpServers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:n.properties.mcpServers.type}};
f=s(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!a(r[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
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
mcpServers:!0},
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
exports.auggie_exports=n;
exports.require_auggie=c;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>p});
const r={
effect:`refuses-file`,
by:`H:AUT`,
note:`Autohand does not start`};
const i={
effect:`fails-server`,
by:`H:AUT`};
const a={
effect:`fine`,
by:`H:AUT`};
const o={
id:`autohand`,
title:`Autohand's configuration`,
files:[],
ofUser:!0,
userFiles:[`~/.autohand/config.json`],
schemaBy:`H:AUT`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:a,
empty:r,
broken:r,
duplicates:a},
servers:[{
at:[`mcp`,`servers`],
list:`only`,
named:`name`,
keeps:{
which:`first`,
by:`H:AUT`}}],
noMap:a,
badRoot:r,
arrayRoot:a,
dialect:{
by:`H:AUT`,
transportKey:`transport`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`},
inferred:{
urlReaction:r,
commandReaction:r},
fields:{
name:{
is:`name`,
note:`required`},
transport:{
is:`transport`,
note:"required; `sse` is taken, and then not spoken"},
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
for:[`http`,`sse`]},
headers:{
is:`headers`,
for:[`http`,`sse`]},
autoConnect:{
is:`enabled`,
default:`true`,
note:"only `false` keeps it off"},
enabled:{
is:`enabled`,
unread:!0},
disabled:{
is:`disabled`,
unread:!0}},
bad:r,
notObject:r,
neither:r,
both:{
reaction:{
effect:`ignored`,
by:`H:AUT`}},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r,
urls:{
reaction:i},
unsendable:i,
starts:{
blanks:`one-program`,
by:`H:AUT`},
keepsTilde:{
words:`H:AUT`},
placeholders:{
in:{},
whenUnset:`nothing is expanded`,
by:`H:AUT`}},
belongsTo:`user`,
claims:`shape`};
const s={...o,
id:`autohand-yaml`,
title:`Autohand's configuration as YAML`,
schema:`autohand`,
userFiles:[`~/.autohand/config.yaml`,`~/.autohand/config.yml`],
syntax:{
language:`yaml`,
bom:a,
empty:r,
broken:r,
duplicates:r}};
const{
ofUser:c,
userFiles:l,
belongsTo:u,...d}=o;
const f={...d,
id:`autohand-project`,
title:`a configuration in a project, where Autohand does not look`,
files:[`.autohand/config.json`,`.autohand/settings.local.json`,`.autohand/settings.json`,`.autohand/mcp.json`],
schema:`none`,
syntax:t.passedOver(a),
servers:[],
badRoot:a,
place:`a project's folder`,
unread:[[`mcp`,`servers`],[`mcpServers`]].map(e=>({
at:e,
instead:`~/.autohand/config.json, as the list "servers" in "mcp"`,
by:`H:AUT`}))};
var p=t.defineClient({
id:`autohand`,
name:`Autohand`,
sources:{
AUT:{
title:`autohandai/code-cli d24c4e6, read`,
version:`0.8.2`,
date:`2026-08-22`}},
formats:[o,s,f],
moved:[{
env:`AUTOHAND_HOME`,
from:`~/.autohand`,
by:`H:AUT`}]});
var m=e.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp": {
"type": [
"object",
"array",
"string",
"number",
"boolean",
"null"
],
"properties": {
"enabled": {
"type": "boolean"
},
"servers": {
"x-rule": "root-shape",
"type": "array",
"items": {
"$ref": "#/$defs/server"
}
}
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"name": {
"type": "string",
"minLength": 1
},
"transport": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"http"
]
},
"command": {
"type": "string"
},
"args": {
"type": [
"array",
"null"
],
"items": {
"type": [
"string",
"number",
"boolean",
"null"
]
},
"x-effect": "fails-server",
"x-by": "H:AUT"
},
"env": {},
"url": {
"type": "string"
},
"headers": {},
"autoConnect": {}
},
"if": {
"type": "object",
"properties": {
"transport": {
"const": "sse"
}
}
},
"then": {
"type": "object",
"properties": {
"transport": {
"not": {},
"x-effect": "fails-server",
"x-by": "H:AUT",
"x-help": "write \\"http\\", if the server speaks it; SSE is not spoken yet"
}
}
},
"allOf": [
{
"type": "object",
"x-rule": "field-missing",
"required": [
"name"
]
}
]
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=l;
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/allOf/0/type`,
keyword:`type`,
params:{}});
f++}
let p=f;
let m=!0;
let h=f;
if(f===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&n.call(e,`transport`)&&e.transport!==`sse`){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var g=h===f;
f=p;
d!==null&&(p?d.length=Math.min(d.length,p):d=null);
if(g){
let r=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.transport!==void 0&&n.call(e,`transport`)){
d=s(d,t+`/transport`,`#/$defs/server/then/properties/transport/not`);
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
f++}
var g=r===f;
m=g;
if(m){
var _={};
_.transport=!0}}
if(!m){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(_!==!0){
_||={};
_.name=!0;
_.transport=!0;
_.command=!0;
_.args=!0;
_.env=!0;
_.url=!0;
_.headers=!0;
_.autoConnect=!0}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(r(n)<1){
d=s(d,t+`/name`,`#/$defs/server/properties/name/minLength`,{
limit:1});
f++}}else{
d=s(d,t+`/name`,`#/$defs/server/properties/name/type`);
f++}}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
d=s(d,t+`/transport`,`#/$defs/server/properties/transport/type`);
f++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
d=s(d,t+`/transport`,`#/$defs/server/properties/transport/enum`);
f++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
d=s(d,t+`/command`,`#/$defs/server/properties/command/type`);
f++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
d=s(d,t+`/args`,`#/$defs/server/properties/args/type`);
f++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&!(typeof e==`number`&&isFinite(e))&&typeof e!=`boolean`&&e!==null){
d=s(d,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
f++}}}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
d=s(d,t+`/url`,`#/$defs/server/properties/url/type`);
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp!==void 0&&n.call(e,`mcp`)){
let r=e.mcp;
if(typeof r!=`object`&&typeof r!=`string`&&!(typeof r==`number`&&isFinite(r))&&typeof r!=`boolean`){
f=s(f,t+`/mcp`,`#/properties/mcp/type`);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.enabled!==void 0&&n.call(r,`enabled`)&&typeof r.enabled!=`boolean`){
f=s(f,t+`/mcp/enabled`,`#/properties/mcp/properties/enabled/type`);
p++}
if(r.servers!==void 0&&n.call(r,`servers`)){
let e=r.servers;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!i(e[r],{
instancePath:t+`/mcp/servers/`+r,
parentData:e,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
f=s(f,t+`/mcp/servers`,`#/properties/mcp/properties/servers/type`);
p++}}}}}else{
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
return e}
function l(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.autohand_exports=n;
exports.require_autohand=m;
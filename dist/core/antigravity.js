"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>d});
const r={
effect:`drops-server`,
by:`M:SKS`};
const i={
effect:`refuses-file`,
by:`M:SKS`,
note:`agy does not start`};
const a={
effect:`fine`,
by:`M:SKS`};
const o={
id:`antigravity`,
title:`Antigravity's servers`,
files:[`.agents/mcp_config.json`,`.agent/mcp_config.json`],
userFiles:[`~/.gemini/config/mcp_config.json`,`~/.gemini/antigravity/mcp_config.json`],
schemaBy:`M:SKS`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:{
effect:`fine`,
by:`L:SKS`},
empty:{
effect:`fine`,
by:`L:SKS`},
broken:i,
duplicates:a},
servers:[{
at:[`mcpServers`]}],
noMap:{
effect:`drops-file`,
by:`M:SKS`},
badRoot:i,
nullMap:a,
dialect:{
by:`M:ARS`,
transportKey:null,
spellings:{},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:a},
fields:{
command:{
is:`command`,
for:[`stdio`]},
args:{
is:`args`,
for:[`stdio`]},
env:{
is:`env`,
for:[`stdio`],
note:`every value is a string`},
cwd:{
is:`other`,
idle:!0,
note:`not documented`},
serverUrl:{
is:`url`,
for:[`http`],
note:"wins over `command`"},
url:{
is:`url`,
for:[`http`],
note:`accepted; reports of 2025 say that it did not work`},
headers:{
is:`headers`,
for:[`http`]},
oauth:{
is:`oauth`,
for:[`http`],
note:"`{clientId}`"},
authProviderType:{
is:`auth`,
note:"only `google_credentials`",
by:`M:SKS`},
disabled:{
is:`disabled`},
disabledTools:{
is:`toolsDenied`},
type:{
is:`other`,
idle:!0,
note:"beside `url`",
by:`M:SKS`},
transport:{
is:`other`,
idle:!0,
note:`not documented`},
timeout:{
is:`other`,
idle:!0,
note:`not documented`,
by:`M:SKS`},
alwaysAllow:{
is:`other`,
idle:!0,
note:`not documented`},
autoApprove:{
is:`other`,
idle:!0,
note:`not documented`},
httpUrl:{
is:`url`,
unread:!0,
by:`I:AIS`},
enabled:{
is:`enabled`,
unread:!0,
by:`M:SKS`}},
bad:r,
notObject:r,
neither:{
effect:`fails-server`,
by:`M:SKS`},
both:{
winner:`url`,
reaction:{
effect:`ignored`,
by:`M:SKS`}}},
claims:`path`};
const s={...o,
id:`antigravity-user`,
title:`Antigravity's servers of a user`,
files:[`.gemini/config/mcp_config.json`,`.gemini/antigravity/mcp_config.json`,`.gemini/antigravity-cli/mcp_config.json`,`.antigravitycli/mcp_config.json`],
userFiles:[],
ofUser:!0,
schema:`antigravity`,
belongsTo:`user`};
const{
dialect:c,...l}=o;
const u={...l,
id:`antigravity-misplaced`,
title:`a servers file where Antigravity does not look`,
files:[`.agent/mcp.json`],
userFiles:[],
schema:`none`,
syntax:t.passedOver(a),
servers:[],
noMap:a,
badRoot:a,
place:`this path`,
unread:[{
at:[`mcpServers`],
instead:`.agents/mcp_config.json`,
by:`M:SKS`}],
claims:`shape`};
var d=t.defineClient({
id:`antigravity`,
name:`Antigravity`,
sources:{
SKS:{
title:`stbenjam/skillsaw 05e1db1f, its measurements of agy 1.1.25`,
version:`1.1.25`,
date:`2026-11-18`},
ARS:{
title:`dyoshikawa/rulesync cfebcd75, its adapter`,
version:`2026-08`,
date:`2026-08-18`},
AIS:{
title:`withastro/docs 13148, langchain-ai/docs 1609`,
version:`2025-11`,
date:`2026-05-31`}},
formats:[o,s,u]});
var f=e.__commonJSMin(((e,t)=>{
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
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"command": {},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"$ref": "#/$defs/strings"
},
"serverUrl": {
"type": "string"
},
"headers": {},
"disabledTools": {
"type": "array",
"items": {
"type": "string"
}
},
"authProviderType": {
"const": "google_credentials"
},
"disabled": {},
"cwd": {},
"url": {},
"oauth": {},
"type": {},
"transport": {},
"timeout": {},
"alwaysAllow": {},
"autoApprove": {}
}
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
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
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
l=s(l,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/strings/additionalProperties/type`);
u++}}else{
l=o(l,{
instancePath:t,
schemaPath:`#/$defs/strings/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=s(f,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
p++}}else{
f=s(f,t+`/args`,`#/$defs/server/properties/args/type`);
p++}}
if(e.env!==void 0&&n.call(e,`env`)&&!r(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:u,
dynamicAnchors:d})){
f=c(f,r.errors);
p+=r.errors.length}
if(e.serverUrl!==void 0&&n.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
f=s(f,t+`/serverUrl`,`#/$defs/server/properties/serverUrl/type`);
p++}
if(e.disabledTools!==void 0&&n.call(e,`disabledTools`)){
let n=e.disabledTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=s(f,t+`/disabledTools/`+r,`#/$defs/server/properties/disabledTools/items/type`);
p++}}else{
f=s(f,t+`/disabledTools`,`#/$defs/server/properties/disabledTools/type`);
p++}}
if(e.authProviderType!==void 0&&n.call(e,`authProviderType`)&&e.authProviderType!==`google_credentials`){
f=s(f,t+`/authProviderType`,`#/$defs/server/properties/authProviderType/const`,{
allowedValue:`google_credentials`});
p++}}else{
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
exports.antigravity_exports=n;
exports.require_antigravity=f;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>h});
const r={
effect:`fine`,
by:`M:WSD`};
const i={
effect:`fine`,
by:`L:WSD`};
const a={
effect:`skips-server`,
by:`L:WSD`};
const o={
effect:`fails-server`,
by:`M:WSD`};
const s=["${env:NAME}","${file:path}"];
const c={
by:`M:WSD`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`,
"streamable-http":`http`,
streamableHttp:`http`},
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
serverUrl:{
is:`url`,
for:[`http`,`sse`]},
url:{
is:`url`,
for:[`http`,`sse`],
note:"read as well as `serverUrl`"},
headers:{
is:`headers`,
for:[`http`,`sse`]},
disabled:{
is:`disabled`,
default:`false`},
disabledTools:{
is:`toolsDenied`},
type:{
is:`transport`,
note:`often written, never documented`,
by:`L:WSD`}},
bad:a,
notObject:a,
neither:o,
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`L:WSD`}},
unknownTransport:{
withCommand:i,
withUrl:i},
mismatch:{
effect:`fails-server`,
by:`L:WSD`},
placeholders:{
in:{
command:s,
args:s,
env:s,
url:s,
headers:s},
whenUnset:`an unset variable becomes empty; the reference to a file that cannot be read stays`,
by:`M:WSD`},
keepsTilde:{
words:`I:WST`}};
const l={
language:`json`,
comments:!1,
trailingCommas:!1,
bom:i,
empty:i,
broken:{
effect:`refuses-file`,
by:`M:WSD`},
duplicates:i};
const u={
id:`windsurf`,
title:`Windsurf's servers file`,
files:[`.codeium/windsurf/mcp_config.json`],
ofUser:!0,
userFiles:[`~/.codeium/windsurf/mcp_config.json`,`~/.codeium/mcp_config.json`],
schemaBy:`M:WSD`,
syntax:l,
servers:[{
at:[`mcpServers`]}],
noMap:r,
badRoot:{
effect:`refuses-file`,
by:`M:WSD`},
nullMap:i,
dialect:c,
claims:`path`};
const d={
id:`windsurf-misplaced`,
title:`a servers file where Windsurf does not look`,
files:t.wrongNames(`.windsurf`),
userFiles:t.wrongNames(`~/.windsurf`),
schema:`none`,
schemaBy:`M:WSD`,
syntax:t.passedOver(r),
servers:[],
noMap:r,
badRoot:r,
unread:[{
at:[`mcpServers`],
instead:`~/.codeium/windsurf/mcp_config.json; Devin, its successor, reads .devin/mcp_config.json`,
by:`I:WSI`}],
place:`this path`,
claims:`shape`};
const{
ofUser:f,...p}=u;
const m={...p,
id:`windsurf-devin`,
reader:`Devin`,
title:`Devin's servers file`,
files:[`.devin/config.json`,`.devin/config.local.json`,`.devin/mcp_config.json`,`.devin/mcp_config.local.json`],
userFiles:[`~/.config/devin/config.json`,`~/.config/devin/mcp_config.json`,`~/AppData/Roaming/devin/config.json`,`~/AppData/Roaming/devin/mcp_config.json`],
schemaBy:`M:DEV`,
syntax:{...l,
comments:!0,
broken:{
effect:`refuses-file`,
by:`M:DEV`}},
dialect:{
by:`M:DEV`,
transportKey:`transport`,
spellings:{
http:`http`,
sse:`sse`,
stdio:`stdio`},
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
for:[`http`,`sse`]},
serverUrl:{
is:`url`,
for:[`http`,`sse`],
by:`L:DEV`},
transport:{
is:`transport`,
note:`worked out from the fields when it is missing`},
headers:{
is:`headers`,
for:[`http`,`sse`]},
disabled:{
is:`disabled`,
by:`L:DEV`},
disabledTools:{
is:`toolsDenied`,
by:`L:DEV`},
oauthClientId:{
is:`oauth`,
for:[`http`,`sse`],
by:`L:DEV`},
oauthClientSecret:{
is:`oauth`,
for:[`http`,`sse`],
by:`L:DEV`},
oauthResource:{
is:`oauth`,
for:[`http`,`sse`],
by:`L:DEV`},
type:{
is:`other`,
idle:!0,
note:`not documented`,
by:`L:DEV`}},
bad:{
effect:`skips-server`,
by:`L:DEV`},
notObject:{
effect:`skips-server`,
by:`L:DEV`},
neither:{
effect:`fails-server`,
by:`M:DEV`},
both:{
winner:`command`,
reaction:{
effect:`ignored`,
by:`L:DEV`}},
unknownTransport:{
withCommand:{
effect:`skips-server`,
by:`L:DEV`},
withUrl:{
effect:`skips-server`,
by:`L:DEV`}},
mismatch:{
effect:`fails-server`,
by:`L:DEV`}},
claims:`shape`};
var h=t.defineClient({
id:`windsurf`,
name:`Windsurf`,
sources:{
WSD:{
title:`Windsurf and Devin documentation, MCP of the Cascade agent`,
version:`2026`,
date:`2026-11-18`},
WSI:{
title:`scalameta/metals#7470, files of a project tried`,
version:`2025`,
date:`2026-11-18`},
WST:{
title:`instructions of servers that tell its users to write "~" out, three of three`,
version:`2026`,
date:`2026-11-19`},
DEV:{
title:`Devin documentation, MCP configuration`,
version:`2026`,
date:`2026-11-18`}},
formats:[u,d,m],
toolCount:{
most:100,
fact:`takes at most 100 tools`,
by:`M:WSD`},
precedence:[{
sources:[{
format:`windsurf-devin`,
files:[`.devin/config.local.json`,`.devin/mcp_config.local.json`]},{
format:`windsurf-devin`,
files:[`.devin/config.json`,`.devin/mcp_config.json`]},{
format:`windsurf-devin`,
files:`user`}],
same:`replaced`,
by:`M:DEV`}]});
var g=e.__commonJSMin(((e,t)=>{
t.exports={
validate:r,
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
"x-rule": "server-shape",
"type": "object",
"properties": {
"command": {
"type": "string"
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"serverUrl": {
"type": "string"
},
"url": {
"type": "string"
},
"headers": {
"type": "object"
},
"disabled": {
"type": "boolean"
},
"disabledTools": {
"type": "array"
},
"type": {}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let r=e.mcpServers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
u=a(u,t+`/mcpServers`,`#/properties/mcpServers/type`);
d++}
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.command!==void 0&&n.call(i,`command`)&&typeof i.command!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/properties/mcpServers/additionalProperties/properties/command/type`);
d++}
if(i.args!==void 0&&n.call(i,`args`)){
let n=i.args;
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++)
if(typeof n[i]!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+i,`#/properties/mcpServers/additionalProperties/properties/args/items/type`);
d++}}else{
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,`#/properties/mcpServers/additionalProperties/properties/args/type`);
d++}}
if(i.env!==void 0&&n.call(i,`env`)){
let n=i.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(typeof n[r]!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/mcpServers/additionalProperties/properties/env/additionalProperties/type`);
d++}}else{
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,`#/properties/mcpServers/additionalProperties/properties/env/type`);
d++}}
if(i.serverUrl!==void 0&&n.call(i,`serverUrl`)&&typeof i.serverUrl!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/serverUrl`,`#/properties/mcpServers/additionalProperties/properties/serverUrl/type`);
d++}
if(i.url!==void 0&&n.call(i,`url`)&&typeof i.url!=`string`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,`#/properties/mcpServers/additionalProperties/properties/url/type`);
d++}
if(i.headers!==void 0&&n.call(i,`headers`)){
let n=i.headers;
if(!n||typeof n!=`object`||Array.isArray(n)){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,`#/properties/mcpServers/additionalProperties/properties/headers/type`);
d++}}
if(i.disabled!==void 0&&n.call(i,`disabled`)&&typeof i.disabled!=`boolean`){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabled`,`#/properties/mcpServers/additionalProperties/properties/disabled/type`);
d++}
if(i.disabledTools!==void 0&&n.call(i,`disabledTools`)&&!Array.isArray(i.disabledTools)){
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabledTools`,`#/properties/mcpServers/additionalProperties/properties/disabledTools/type`);
d++}}else{
u=a(u,t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/mcpServers/additionalProperties/type`);
d++}}}}else{
u=i(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function a(e,t,n,r={}){
return i(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}}));
exports.require_windsurf=g;
exports.windsurf_exports=n;
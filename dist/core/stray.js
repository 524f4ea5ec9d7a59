"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>p});
const r={
effect:`fine`,
by:`M:ANY`};
const i=[`mcpServers`,`mcp_servers`,`context_servers`];
const a=[`servers`,`mcp-servers`];
const o={
id:`stray`,
title:`servers in a file that no known client reads`,
reader:`its reader`,
files:[`*.json`,`*.jsonc`],
stray:!0,
schemaBy:`M:ANY`,
schema:`mcp`,
syntax:{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:r,
empty:r,
broken:{
effect:`refuses-file`,
by:`M:ANY`},
duplicates:r},
servers:[...[...i,...a].map(e=>({
at:[e]})),...i.map(e=>({
at:[`*`,e]}))],
bareMap:`certain`,
noMap:r,
wrongKey:r,
badRoot:r,
arrayMap:r,
claims:`shape`,
holds:[...i],
when:d,
saysWhose:[`https://agent-plugins.org/`],
belongsTo:`itself`,
dialect:{
by:`M:ANY`,
open:!0,
transportKey:`type`,
spellings:{
stdio:`stdio`,
http:`http`,
sse:`sse`,
ws:`ws`,
websocket:`ws`},
inferred:{
command:`stdio`,
url:`http`,
urlReaction:r},
fields:{
type:{
is:`transport`},
command:{
is:`command`},
args:{
is:`args`},
env:{
is:`env`},
cwd:{
is:`cwd`},
url:{
is:`url`},
headers:{
is:`headers`}},
bad:r,
notObject:r,
neither:r,
both:{
reaction:r},
unknownTransport:{
withCommand:r,
withUrl:r},
mismatch:r}};
const s={...o,
id:`stray-yaml`,
files:[`*.yaml`,`*.yml`],
syntax:{...o.syntax,
language:`yaml`,
merges:{
where:`always`,
by:`L:ANY`}}};
const c={...o,
id:`stray-toml`,
files:[`*.toml`],
syntax:{...o.syntax,
language:`toml`}};
const l=`example sample template dist default bak backup old disabled off txt`.split(` `);
function u(e){
return{...e,
id:`${e.id}-aside`,
files:e.files.flatMap(e=>l.map(t=>`${e}.${t}`)),
syntax:{...e.syntax,
broken:r}}}
function d({
path:e,
value:n}){
let r=t.speaksOfMcp(e);
if((r?[...i,...a]:i).map(e=>t.own(n,e)).some(e=>t.entriesOf(e).some(t.looksLikeServer)||f(e,a)))
return!0;
if(!r)
return!1;
let o=t.entriesOf(n);
return o.length>0&&o.every(t.looksLikeServer)||o.some(e=>f(e,i))}
function f(e,n){
return n.some(n=>t.entriesOf(t.own(e,n)).some(t.looksLikeServer))}
var p=t.defineClient({
id:`stray`,
name:`no known client`,
sources:{
ANY:{
title:`what no client is needed for`,
version:`2026-11`,
date:`2026-11-19`}},
formats:[o,s,c,...[o,s,c].map(u)]});
exports.stray_exports=n;
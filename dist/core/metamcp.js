"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>o});
const r={
effect:`fine`,
by:`H:MMC`};
const i={
effect:`fails-server`,
by:`H:MMC`};
const a={
effect:`refuses-file`,
by:`M:MMC`};
var o=t.defineClient({
id:`metamcp`,
name:`MetaMCP`,
sources:{
MMC:{
title:`metatool-ai/metamcp 250240b, read`,
version:`2026-02`,
date:`2026-02-08`}},
formats:[{
id:`metamcp`,
title:`servers to import into MetaMCP`,
files:[],
schema:`mcp`,
schemaBy:`H:MMC`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:{
effect:`fine`,
by:`L:MMC`},
empty:a,
broken:a,
duplicates:r},
servers:[{
at:[`mcpServers`]}],
noMap:a,
badRoot:a,
dialect:{
by:`H:MMC`,
transportKey:`type`,
spellings:{
stdio:`stdio`,
STDIO:`stdio`,
std:`stdio`,
http:`http`,
streamable_http:`http`,
STREAMABLE_HTTP:`http`,
streamablehttp:`http`,
sse:`sse`,
SSE:`sse`},
inferred:{
command:`stdio`,
urlReaction:{...i,
note:`an entry without "type" is taken for a local server`}},
fields:{
type:{
is:`transport`},
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
description:{
is:`description`}},
bad:{
effect:`refuses-file`,
by:`M:MMC`},
notObject:{
effect:`refuses-file`,
by:`M:MMC`},
neither:{
effect:`fails-server`,
by:`M:MMC`},
both:{
reaction:{
effect:`ignored`,
by:`L:MMC`}},
unknownTransport:{
withCommand:a,
withUrl:a},
mismatch:{
effect:`fails-server`,
by:`M:MMC`},
starts:{
blanks:`one-program`,
by:`H:MMC`},
keepsTilde:{
words:`H:MMC`}}}],
toolNames:{
form:`S__T`,
server:e=>e.replace(/[^A-Za-z0-9_-]/g,``),
name:(e,t)=>`${e.replace(/[^A-Za-z0-9_-]/g,``)}__${t}`,
collision:`the later tool takes the place of the earlier one`,
clash:{
across:`last`},
by:`M:MMC`}});
exports.metamcp_exports=n;
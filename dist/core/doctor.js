"use strict";
const e=require("./core.js");
const t=require("./tables2.js");
const n=require("./json-report.js");
const r=require("./json.js");
const i=require("./text.js");
const a=require("./tables.js");
const o=[`text`,`json`];
var s=e.defineCommand({
id:`doctor`,
order:5,
summary:`what each client will really see, here and in the home directory`,
options:[{
name:`client`,
value:`<client,\u2026>`,
summary:`the clients (default: all that have files); may be repeated`},e.format(o),...e.config,...e.color],
read:t=>{
e.none(t);
return{
clients:e.names(t,`client`),
format:e.choice(t,`format`,o)??`text`,...e.optional(`config`,e.configOf(t)),...e.optional(`color`,e.colorOf(t))}},
run:async o=>{
let s=e.workingDirectory();
e.checkHome(!0);
for(
let t of o.clients)
e.clientFor(t);
e.say(`looking in ${e.quote(s)} and in the home directory ${e.quote(e.disk.home??``)}; nothing is started, nothing is sent`);
let{
config:c}=o;
let l={
files:e.disk,
cwd:s,
paths:[],
targets:[],
rules:new Map,
user:!0,...c===void 0?{}:{
config:c}};
let{
clients:u,
unread:d,
findings:f,
report:p}=await t.diagnose(l,o.clients);
let m=e.renderingAt(s,p.root);
let h=t=>e.pathFromHere(t,m);
if(o.format===`json`){
let t=n.jsonReport({...p,
findings:f},{...m,
quiet:!1});
e.print(r.jsonText({
version:1,
tool:t.tool,
clients:u.map(({
name:e,...t})=>t),
unread:d.map(({
place:e,
message:t})=>({
path:e.document.path,
why:i.shown(t,[e.document])})),
findings:t.findings,
summary:t.summary}));
return 0}
let g=f.filter(({
severity:e})=>e!==`info`).map(e=>{
let{
line:t,
column:n,
path:r}=i.locationOf(e.place);
let a=t=>i.shown(t,[e.place.document]);
let o=p.fixes.get(e)?.safety===`safe`&&!r.startsWith(`~`);
let s=e.help===void 0?``:`: ${a(e.help)}`;
let c=o?`; "mcp-lint --fix ${h(r)}" does it`:``;
return`${e.severity} ${h(r)}:${t}:${n} ${a(e.message)}${s}${c}`});
let _={
title:g.length===0?`no problems`:`What to do, the worst first`,
heads:[],
rows:[],
notes:g};
let v=await e.renderingOnTerminal(s,p.root,o);
e.print(a.renderTables(`text`,[...u.map(e=>t.tableOf(e,h)),_],v));
e.say(e.summaryLine(p));
return 0}});
exports.default=s;
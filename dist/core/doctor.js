"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./tables2.js");
const n=require("./json-report.js");
const r=require("./json.js");
const i=require("./text.js");
const a=require("./tables.js");
async function o(n,r){
let i=(r.length>0?void 0:await e.examine(n,{
all:!0}))?.readings.filter(({
names:e,
format:t})=>e.length>0&&!t.stray)??[];
let a=r.length>0?r:[...new Set(i.map(({
client:e})=>e.id))].sort();
let o=await e.examine({...n,
targets:a},{
all:!0});
let c=await o.workspace();
let d=await e.reportOn(o,n);
let f=({
rule:e})=>e===`lossy-field`||e===`target-rejects`;
let p=d.findings.filter(e=>!f(e)&&u(e,r));
let{
findings:m,
workspace:h,
from:g}=await s(n,a,o.root)??{
findings:o.findings,
workspace:c,
from:void 0};
return{
clients:a.map(e=>t.viewOf(e,m,h,g)).filter(e=>e!==void 0),
unread:p.filter(({
rule:e})=>e===`file-unread`),
findings:[...p].sort((e,t)=>l.indexOf(e.severity)-l.indexOf(t.severity)),
report:d}}
async function s(t,n,r){
let{
cwd:i,
files:a}=t;
let o=c(i,a);
if(o===void 0)
return;
let s=await e.examine({...t,
cwd:o,
targets:n,
config:!1},{
all:!0});
let l=e.resolve(i,r);
return{
findings:s.findings,
workspace:await s.workspace(),
from:{
folder:`${e.relative(o,i)}/`,
shownAs:t=>e.isOfUser(t)?t:e.relative(l,e.resolve(o,t))}}}
function c(t,n){
let r=t;
for(;r!==n.home&&!n.exists(e.join(r,`.git`));){
if(e.dirname(r)===r)
return;
r=e.dirname(r)}
return r===t||r===n.home?void 0:r}
const l=[`error`,`warning`,`info`];
function u({
clients:e},t){
return t.length===0||e.length===0||e.some(e=>t.includes(e))}
const d=[`text`,`json`];
var f=e.defineCommand({
id:`doctor`,
order:5,
summary:`what each client will really see, here and in the home directory`,
options:[{
name:`client`,
value:`<client,\u2026>`,
summary:`the clients (default: all that have files); may be repeated`},e.format(d),...e.config,...e.color],
read:t=>{
e.none(t);
return{
clients:e.names(t,`client`),
format:e.choice(t,`format`,d)??`text`,...e.optional(`config`,e.configOf(t)),...e.optional(`color`,e.colorOf(t))}},
run:async s=>{
let c=e.workingDirectory();
e.checkHome(!0);
for(
let t of s.clients)
e.clientFor(t);
e.say(`looking in ${e.quote(c)} and in the home directory ${e.quote(e.disk.home??``)}; nothing is started, nothing is sent`);
let{
config:l}=s;
let{
clients:u,
unread:d,
findings:f,
report:p}=await o({
files:e.disk,
cwd:c,
paths:[],
targets:[],
rules:new Map,
user:!0,...l===void 0?{}:{
config:l}},s.clients);
let m=e.renderingAt(c,p.root);
let h=t=>e.pathFromHere(t,m);
if(s.format===`json`){
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
let v=await e.renderingOnTerminal(c,p.root,s);
e.print(a.renderTables(`text`,[...u.map(e=>t.tableOf(e,h)),_],v));
e.say(e.summaryLine(p));
return 0}});
exports.default=f;
"use strict";
const e=require("./core.js");
const t=require("./crossing.js");
const n=require("./text.js");
const r=require("./refusals.js");
const i={
folder:``,
shownAs:e=>e};
function a(a,c,u,{
folder:f,
shownAs:h}=i){
let{
id:g}=a;
let _=o(a,u).filter(e=>s(f,e));
if(_.length===0)
return;
let v=_.filter(({
reading:e})=>e.format.servers.length>0).sort((e,t)=>e.rank-t.rank||l(e,t));
let y=v.map(({
reading:e},t)=>({
path:h(e.document.path),
order:t+1,
read:p(e,u)}));
let b=t.contestsIn(u).filter(({
client:t,
nested:n,
winner:r,
loser:i})=>t.id===g&&(!n||[r,i].every(({
reading:t})=>f.startsWith(e.folderOf(t)))));
let x=new Map(b.map(({
loser:t,
winner:n})=>[e.keyOf(t.server),n.reading.document.path]));
let S=r.refusals(c);
let C=t=>t.client.id===g?e.toolNamesOf(t):a.toolNames;
let w=v.flatMap(({
reading:t,
servers:r})=>r.map(r=>{
let{
path:i,
line:a}=n.locationOf(e.placeOfName(r));
return{
name:n.shown(r.name,[r.document]),
path:h(i),
line:a,...d(r,t,{
id:g,
winner:x.get(e.keyOf(r)),
refused:S,
workspace:u,
shownAs:h}),...m(r.name,t,C(t),u)}}));
return{
client:g,
name:a.name,
files:y,
servers:w}}
function o(n,r){
let i=e.grouped(t.sourcesOf(n,r),({
reading:e})=>e.document);
let a=r.readings.filter(e=>e.client.id===n.id);
let o=a.map(e=>{
let t=i.get(e.document)?.at(-1);
return{
reading:e,
rank:t?.rank??f(e),
above:t===void 0?c(e):t.source.above,
servers:e.servers}});
for(
let{
document:e}of a)
i.delete(e);
for(
let e of i.values()){
let[{
reading:t,
rank:n,
source:r}]=e.slice(-1);
let i=e.flatMap(e=>[...e.servers.values()]);
o.push({
reading:t,
rank:n,
above:r.above,
servers:i})}
return o}
function s(t,{
reading:n,
above:r}){
let{
path:i}=n.document;
if(e.isOfUser(i)||i.startsWith(t))
return!0;
return t.startsWith(e.folderOf(n))&&r!==void 0}
function c(e){
return(e.client.precedence??[]).flatMap(({
sources:e})=>e).find(t=>t.above!==void 0&&u(t,e))?.above}
function l(t,n){
let r=e.folderOf(n.reading).length-e.folderOf(t.reading).length;
return t.above===`nearer`?r:t.above===`outer`?-r:0}
function u({
format:t,
files:n},r){
let{
format:i,
document:a}=r;
if(t!==i.id)
return!1;
let o=e.isOfUser(a.path);
if(n===`project`)
return!o;
if(n===`user`)
return o;
return n.includes(o?a.path:a.path.slice(e.folderOf(r).length))}
function d(e,r,{
id:i,
winner:a,
refused:o,
workspace:s,
shownAs:c}){
let l=t.hidingFile(r,s)?.document.path;
if(l!==void 0)
return{
state:`refused`,
by:`the file is not read beside ${c(l)}`};
if(!p(r,s))
return{
state:`refused`,
by:`${r.client.name} reads a file of this name in the home directory only`};
let u=r.client.id===i?o.ofServer(r,e):void 0;
if(u!==void 0)
return{
state:`refused`,
by:n.shown(u.reason,[e.document])};
if(a!==void 0)
return{
state:`shadowed`,
by:c(a)};
let d=t.switchingFile(e,s,i);
if(d!==void 0)
return{
state:`off`,
by:c(d)};
return e.off?{
state:`off`,
by:c(e.document.path)}:{
state:`in effect`}}
function f(t){
let{
client:n,
document:r}=t;
for(
let{
sources:e}of n.precedence??[]){
let n=e.findLastIndex(e=>u(e,t));
if(n>=0)
return n}
return e.isOfUser(r.path)?2**53-1:2**53-1-1}
function p(n,r){
if(t.hidingFile(n,r)!==void 0)
return!1;
return n.format.ofUser===void 0||e.isOfUser(n.document.path)}
function m(t,r,i,{
toolLists:a}){
let o=e.knownTools(a,t,r.document.path);
if(i===void 0||o===void 0)
return{};
return{
tools:o.map(e=>n.shown(i.name(t,e.name),[r.document]))}}
async function h(t,n){
let r=(n.length>0?void 0:await e.examine(t,{
all:!0}))?.readings.filter(({
names:e,
format:t})=>e.length>0&&!t.stray)??[];
let i=n.length>0?n:[...new Set(r.map(({
client:e})=>e.id))].sort();
let a=await e.examine({...t,
targets:i},{
all:!0});
let o=await e.reportOn(a,t);
let s=({
rule:e})=>e===`lossy-field`||e===`target-rejects`;
let c=o.findings.filter(e=>!s(e)&&b(e,n));
return{
clients:await g(i,a,t),
unread:c.filter(({
rule:e})=>e===`file-unread`),
findings:[...c].sort((e,t)=>y.indexOf(e.severity)-y.indexOf(t.severity)),
report:o}}
async function g(t,n,r){
let{
findings:i,
workspace:o,
from:s}=(r.paths.length===0?await _(r,t,n.root):void 0)??{
findings:n.findings,
workspace:await n.workspace(),
from:void 0};
let c=t.map(async t=>a(o.readings.find(({
client:e})=>e.id===t)?.client??await e.loadClient(t),i,o,s));
return(await Promise.all(c)).filter(e=>e!==void 0)}
async function _(t,n,r){
let{
cwd:i,
files:a}=t;
let o=v(i,a);
if(o===void 0)
return;
let s=await e.examine({...t,
cwd:o,
targets:n,
config:!1},{
all:!0});
let c=e.resolve(i,r);
return{
findings:s.findings,
workspace:await s.workspace(),
from:{
folder:`${e.relative(o,i)}/`,
shownAs:t=>e.isOfUser(t)?t:e.relative(c,e.resolve(o,t))}}}
function v(t,n){
let r=t;
for(;r!==n.home&&!n.exists(e.join(r,`.git`));){
if(e.dirname(r)===r)
return;
r=e.dirname(r)}
return r===t||r===n.home?void 0:r}
const y=[`error`,`warning`,`info`];
function b({
clients:e},t){
return t.length===0||e.length===0||e.some(e=>t.includes(e))}
function x({
name:t,
files:n,
servers:r},i){
let a=n.filter(e=>e.read).map(({
path:e})=>i(e));
let o=n.filter(e=>!e.read).map(({
path:e})=>i(e));
return{
title:a.length===0?`${t} reads no file here`:`${t} reads ${e.list(a,{
bare:!0})}, the strongest first`,
heads:[`server`,`state`,`where`,`why`],
rows:r.map(({
name:e,
state:t,
path:n,
line:r,
by:a=``})=>[e,t,`${i(n)}:${r}`,a]),
notes:[...o.length===0?[]:[`not read: ${e.list(o,{
bare:!0})}`],...r.flatMap(({
name:e,
tools:t=[]})=>t.length===0?[]:[`tools of ${e}: ${t.join(`, `)}`])]}}
exports.diagnose=h;
exports.tableOf=x;
exports.viewsOf=g;
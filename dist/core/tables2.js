"use strict";
const e=require("./core.js");
const t=require("./crossing.js");
const n=require("./text.js");
const r=require("./refusals.js");
const i={
folder:``,
shownAs:e=>e};
function a(a,s,l,{
folder:m,
shownAs:h}=i){
let g=l.readings.filter(e=>e.client.id===a&&o(m,e));
let[_]=g;
if(_===void 0)
return;
let v=g.filter(({
format:e})=>e.servers.length>0).map(e=>({
reading:e,
rank:d(e)})).sort((e,t)=>e.rank-t.rank||c(e.reading,t.reading)).map(({
reading:e})=>e);
let y=v.map((e,t)=>({
path:h(e.document.path),
order:t+1,
read:f(e,l)}));
let b=t.contestsIn(l).filter(({
client:t,
nested:n,
winner:r,
loser:i})=>t.id===a&&(!n||[r,i].every(({
reading:t})=>m.startsWith(e.folderOf(t)))));
let x=new Map(b.map(({
loser:t,
winner:n})=>[e.keyOf(t.server),n.reading.document.path]));
let S=r.refusals(s);
let C=v.flatMap(t=>t.servers.map(r=>{
let{
path:i,
line:a}=n.locationOf(e.placeOfName(r));
return{
name:n.shown(r.name,[r.document]),
path:h(i),
line:a,...u(r,t,{
winner:x.get(e.keyOf(r)),
refused:S,
workspace:l,
shownAs:h}),...p(r.name,t,l)}}));
return{
client:a,
name:_.client.name,
files:y,
servers:C}}
function o(t,n){
let{
path:r}=n.document;
if(e.isOfUser(r)||r.startsWith(t))
return!0;
return t.startsWith(e.folderOf(n))&&s(n)!==void 0}
function s(e){
return(e.client.precedence??[]).flatMap(({
sources:e})=>e).find(t=>t.above!==void 0&&l(t,e))?.above}
function c(t,n){
let r=e.folderOf(n).length-e.folderOf(t).length;
return s(t)===`nearer`?r:s(t)===`outer`?-r:0}
function l({
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
function u(e,r,{
winner:i,
refused:a,
workspace:o,
shownAs:s}){
let c=t.hidingFile(r,o)?.document.path;
if(c!==void 0)
return{
state:`refused`,
by:`the file is not read beside ${s(c)}`};
if(!f(r,o))
return{
state:`refused`,
by:`${r.client.name} reads a file of this name in the home directory only`};
let l=a.ofServer(r,e);
if(l!==void 0)
return{
state:`refused`,
by:n.shown(l.reason,[e.document])};
if(i!==void 0)
return{
state:`shadowed`,
by:s(i)};
let u=t.switchingFile(e,o);
if(u!==void 0&&o.readings.some(({
document:e,
client:t})=>e.path===u&&t.id===r.client.id))
return{
state:`off`,
by:s(u)};
return e.off?{
state:`off`,
by:s(e.document.path)}:{
state:`in effect`}}
function d(t){
let{
client:n,
document:r}=t;
for(
let{
sources:e}of n.precedence??[]){
let n=e.findLastIndex(e=>l(e,t));
if(n>=0)
return n}
return e.isOfUser(r.path)?2**53-1:2**53-1-1}
function f(n,r){
if(t.hidingFile(n,r)!==void 0)
return!1;
return n.format.ofUser===void 0||e.isOfUser(n.document.path)}
function p(t,r,{
toolLists:i}){
let a=e.toolNamesOf(r);
let o=e.knownTools(i,t,r.document.path);
if(a===void 0||o===void 0)
return{};
return{
tools:o.map(e=>n.shown(a.name(t,e.name),[r.document]))}}
async function m(t,n){
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
let c=o.findings.filter(e=>!s(e)&&y(e,n));
return{
clients:await h(i,a,t),
unread:c.filter(({
rule:e})=>e===`file-unread`),
findings:[...c].sort((e,t)=>v.indexOf(e.severity)-v.indexOf(t.severity)),
report:o}}
async function h(e,t,n){
let{
findings:r,
workspace:i,
from:o}=(n.paths.length===0?await g(n,e,t.root):void 0)??{
findings:t.findings,
workspace:await t.workspace(),
from:void 0};
return e.map(e=>a(e,r,i,o)).filter(e=>e!==void 0)}
async function g(t,n,r){
let{
cwd:i,
files:a}=t;
let o=_(i,a);
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
function _(t,n){
let r=t;
for(;r!==n.home&&!n.exists(e.join(r,`.git`));){
if(e.dirname(r)===r)
return;
r=e.dirname(r)}
return r===t||r===n.home?void 0:r}
const v=[`error`,`warning`,`info`];
function y({
clients:e},t){
return t.length===0||e.length===0||e.some(e=>t.includes(e))}
function b({
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
exports.diagnose=m;
exports.tableOf=b;
exports.viewsOf=h;
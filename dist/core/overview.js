"use strict";
const e=require("./core.js");
const t=require("./crossing.js");
const n=require("./text.js");
const r=require("./refusals.js");
function i(t,r){
let i=new Map;
for(
let n of t)
for(
let t of n.servers){
if(e.isForOneProject(t))
continue;
let r=i.get(t.name);
r?r.push({
reading:n,
server:t}):i.set(t.name,[{
reading:n,
server:t}])}
let s=new Map;
for(
let e of t.flatMap(a))
s.set(e.name,[...s.get(e.name)??[],e]);
return[...new Set([...i.keys(),...s.keys()])].sort(e.compareText).map(e=>{
let t=i.get(e)??[];
let a=s.get(e)??[];
return{
name:n.shown(e,[...t,...a].map(({
reading:e})=>e.document)),
definitions:[...o(t,r),...a.map(({
definition:e})=>e)]}})}
function a(t){
let{
document:r,
client:i}=t;
return e.misplacedServers(t).map(a=>{
let o=String(a.at(-1));
let{
path:s,
line:c,
column:l}=n.locationOf(e.at(r,a,`key`));
let u=`${e.quote(o)} stands under ${e.quote(a.slice(0,-1).join(`.`))}, where ${i.name} does not look`;
return{
name:o,
reading:t,
definition:{
client:i.id,
path:s,
line:c,
column:l,
status:`unread`,
fields:[],
reason:n.shown(u,[r])}}})}
function o(r,i){
let a=new Map(r.map(e=>[e,s(e,i)]));
let o=r.filter(e=>a.get(e)===void 0).slice(0,100);
let c=t.agreementOf(o,{
isAll:!0});
let l=new Map(c?.disagreeing.map(e=>[e.definition,e.differences]));
let u=new Set(o.filter(e=>!l.has(e)));
return r.map(t=>{
let r=l.get(t);
let i={
status:r?`differs`:u.size>1&&u.has(t)?`same`:`defined`};
let{
path:o,
line:s,
column:d}=n.locationOf(e.placeOfName(t.server));
return{
client:t.reading.client.id,
path:o,
line:s,
column:d,...a.get(t)??i,
fields:[...new Set(r?.map(({
meaning:e})=>e))],...r&&c&&{
other:c.reference.reading.document.path}}})}
function s({
reading:e,
server:t},{
refused:r,
shadow:i,
switchedOff:a}){
let o=i(e,t);
if(o!==void 0)
return{
status:`shadowed`,
other:o};
let s=r.ofServer(e,t);
if(s!==void 0)
return{
status:s.isSure?`refused`:`lost`,
reason:n.shown(s.reason,[e.document])};
let c=a(t);
if(c!==void 0&&c!==t.document.path)
return{
status:`off`,
other:c};
return c!==void 0||t.off?{
status:`off`}:void 0}
function c({
workspace:n,
findings:a,
reported:o}){
let s=r.refusals(a);
let c=t.lostIn(n);
let p=(r,i)=>(c.get(e.keyOf(i))?.reading??t.hidingFile(r,n))?.document.path;
let m=e=>{
let t=e.format.listing===void 0?e.servers:[];
return[s.ofFile(e),...t.map(t=>s.ofServer(e,t))].find(e=>e?.isSure)?.reason??u(e)};
return{
projects:t.projectsIn(n).filter(({
readings:e})=>e.some(({
document:e})=>o.has(e.path))).map(({
folder:e,
readings:r})=>({
folder:e,
clients:l(r),
servers:i(r,{
refused:s,
shadow:p,
switchedOff:e=>t.switchingFile(e,n)})})).filter(({
servers:e})=>e.length>0).sort((t,n)=>e.compareText(t.folder,n.folder)),
others:n.readings.filter(t=>t.owner&&!e.isOfProject(t)&&o.has(t.document.path)).map(e=>d(e,m(e))).filter(({
servers:e,
listing:t})=>e.length>0||t!==void 0).sort(f)}}
function l(t){
let n=new Map;
for(
let e of t){
let{
client:t,
document:r,
servers:i}=e;
if(i.length===0&&a(e).length===0)
continue;
let o=n.get(t.id);
o?o.files.push(r.path):n.set(t.id,{
id:t.id,
name:t.name,
files:[r.path]})}
return[...n.values()].sort((t,n)=>e.compareText(t.name,n.name))}
function u({
document:{
problems:e}}){
return e.find(({
kind:e})=>e===`unreadable`)?.message}
function d({
document:e,
client:t,
format:r,
servers:i},a){
let o=a!==void 0;
let s=i.map(({
name:e})=>e);
let c=p(e.path);
let{
listing:l}=r;
return{
path:e.path,
client:{
id:t.id,
name:t.name},
servers:s.map(t=>n.shown(t,[e])),
status:o?`refused`:`defined`,...o&&{
reason:n.shown(a,[e])},...l&&{
listing:n.shown(o?l.broken(c):l.usable(c,s),[e])}}}
function f(t,n){
if(t.client!==n.client&&t.client.name!==n.client.name)
return e.compareText(t.client.name,n.client.name);
if(t.listing===void 0||n.listing===void 0)
return e.compareText(t.path,n.path);
return p(t.path).localeCompare(p(n.path),`en`)||e.compareText(t.path,n.path)}
function p(e){
return e.slice(e.lastIndexOf(`/`)+1)}
exports.overviewOf=c;
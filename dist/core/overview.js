"use strict";
require("./rolldown-runtime.js");
const e=require("./crossing.js");
const t=require("./core.js");
const n=require("./text.js");
const r=require("./refusals.js");
function i(r,i){
let s=new Map;
for(
let t of r)
for(
let n of t.servers){
if(e.isForOneProject(n))
continue;
let r=s.get(n.name);
r?r.push({
reading:t,
server:n}):s.set(n.name,[{
reading:t,
server:n}])}
let c=new Map;
for(
let e of r.flatMap(a))
c.set(e.name,[...c.get(e.name)??[],e]);
return[...new Set([...s.keys(),...c.keys()])].sort(t.compareText).map(e=>{
let t=s.get(e)??[];
let r=c.get(e)??[];
return{
name:n.shown(e,[...t,...r].map(({
reading:e})=>e.document)),
definitions:[...o(t,i),...r.map(({
definition:e})=>e)]}})}
function a(e){
let{
document:r,
client:i,
format:a}=e;
return t.foreignMaps({
document:r,
format:a}).flatMap(({
at:a})=>{
let o=t.valueAt(r.value,a);
let s=a.join(`.`);
return Object.keys(t.isObject(o)?o:{}).map(o=>{
let{
path:c,
line:l,
column:u}=n.locationOf(t.at(r,[...a,o],`key`));
let d=`${t.quote(o)} stands under ${t.quote(s)}, where ${i.name} does not look`;
return{
name:o,
reading:e,
definition:{
client:i.id,
path:c,
line:l,
column:u,
status:`unread`,
fields:[],
reason:n.shown(d,[r])}}})})}
function o(r,i){
let a=new Map(r.map(e=>[e,s(e,i)]));
let o=r.filter(e=>a.get(e)===void 0).slice(0,100);
let c=e.agreementOf(o,{
isAll:!0});
let l=new Map(c?.disagreeing.map(e=>[e.definition,e.differences]));
let u=new Set(o.filter(e=>!l.has(e)));
return r.map(e=>{
let r=l.get(e);
let i={
status:r?`differs`:u.size>1&&u.has(e)?`same`:`defined`};
let{
path:o,
line:s,
column:d}=n.locationOf(t.placeOfName(e.server));
return{
client:e.reading.client.id,
path:o,
line:s,
column:d,...a.get(e)??i,
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
let c=e.lostIn(n);
let f=(r,i)=>(c.get(t.keyOf(i))?.reading??e.hidingFile(r,n))?.document.path;
let p=e=>[s.ofFile(e),...e.servers.map(t=>s.ofServer(e,t))].find(e=>e?.isSure)?.reason;
return{
projects:e.projectsIn(n).filter(({
readings:e})=>e.some(({
document:e})=>o.has(e.path))).map(({
folder:t,
readings:r})=>({
folder:t,
clients:l(r),
servers:i(r,{
refused:s,
shadow:f,
switchedOff:t=>e.switchingFile(t,n)})})).filter(({
servers:e})=>e.length>0).sort((e,n)=>t.compareText(e.folder,n.folder)),
others:n.readings.filter(t=>t.owner&&!e.isOfProject(t)&&o.has(t.document.path)).map(e=>u(e,p(e))).filter(({
servers:e,
listing:t})=>e.length>0||t!==void 0).sort(d)}}
function l(e){
let n=new Map;
for(
let t of e){
let{
client:e,
document:r,
servers:i}=t;
if(i.length===0&&a(t).length===0)
continue;
let o=n.get(e.id);
o?o.files.push(r.path):n.set(e.id,{
id:e.id,
name:e.name,
files:[r.path]})}
return[...n.values()].sort((e,n)=>t.compareText(e.name,n.name))}
function u({
document:e,
client:t,
format:r,
servers:i},a){
let o=a!==void 0;
let s=i.map(({
name:e})=>e);
let c=f(e.path);
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
function d(e,n){
if(e.client!==n.client&&e.client.name!==n.client.name)
return t.compareText(e.client.name,n.client.name);
if(e.listing===void 0||n.listing===void 0)
return t.compareText(e.path,n.path);
return f(e.path).localeCompare(f(n.path),`en`)||t.compareText(e.path,n.path)}
function f(e){
return e.slice(e.lastIndexOf(`/`)+1)}
exports.overviewOf=c;
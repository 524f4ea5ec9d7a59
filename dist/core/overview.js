"use strict";
const e=require("./crossing.js");
const t=require("./core.js");
const n=require("./text.js");
function r(r,a){
let o=new Map;
for(
let t of r)
for(
let n of t.servers){
if(e.isForOneProject(n))
continue;
let r=o.get(n.name);
r?r.push({
reading:t,
server:n}):o.set(n.name,[{
reading:t,
server:n}])}
return[...o].sort((e,n)=>t.compareText(e[0],n[0])).map(([e,t])=>({
name:n.shown(e,t.map(({
reading:e})=>e.document)),
definitions:i(t,a)}))}
function i(r,i){
let o=new Map(r.map(e=>[e,a(e,i)]));
let s=r.filter(e=>o.get(e)===void 0).slice(0,100);
let c=e.agreementOf(s);
let l=new Map(c?.disagreeing.map(e=>[e.definition,e.differences]));
let u=new Set(s.filter(e=>!l.has(e)));
return r.map(e=>{
let r=l.get(e);
let i={
status:r?`differs`:u.size>1&&u.has(e)?`same`:`defined`};
let{
path:a,
line:s,
column:d}=n.locationOf(t.placeOfName(e.server));
return{
client:e.reading.client.id,
path:a,
line:s,
column:d,...o.get(e)??i,
fields:[...new Set(r?.map(({
meaning:e})=>e))],...r&&c&&{
other:c.reference.reading.document.path}}})}
function a({
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
status:`refused`,
reason:n.shown(s,[e.document])};
let c=a(t);
if(c!==void 0&&c!==t.document.path)
return{
status:`off`,
other:c};
return c!==void 0||t.off?{
status:`off`}:void 0}
function o(e){
let n=new Map;
let r=new Map;
for(
let{
severity:i,
effect:a,
place:o,
clients:c,
message:l}of e){
if(i!==`error`||a===void 0||a===`ignored`||a===`warns`)
continue;
let{
document:e,
route:u}=o;
for(
let i of c)
if(!t.costsOnlyServer(a))
n.set(s(e.path,i),l);else 
for(
let t of u.keys())
r.set(s(e.path,i,u.slice(0,t+1)),l)}
let i=({
document:e,
client:t})=>n.get(s(e.path,t.id));
return{
ofFile:i,
ofServer:(e,{
route:t})=>i(e)??r.get(s(e.document.path,e.client.id,t))}}
function s(e,t,n=[]){
return JSON.stringify([e,t,...n])}
function c({
workspace:n,
findings:i,
reported:a}){
let s=o(i);
let c=e.lostIn(n);
let f=(r,i)=>(c.get(t.keyOf(i))?.reading??e.hidingFile(r,n))?.document.path;
let p=e=>[s.ofFile(e),...e.servers.map(t=>s.ofServer(e,t))].some(Boolean);
return{
projects:e.projectsIn(n).filter(({
readings:e})=>e.some(({
document:e})=>a.has(e.path))).map(({
folder:t,
readings:i})=>({
folder:t,
clients:l(i),
servers:r(i,{
refused:s,
shadow:f,
switchedOff:t=>e.switchingFile(t,n)})})).filter(({
servers:e})=>e.length>0).sort((e,n)=>t.compareText(e.folder,n.folder)),
others:n.readings.filter(t=>t.owner&&!e.isOfProject(t)&&a.has(t.document.path)).map(e=>u(e,p(e))).filter(({
servers:e,
listing:t})=>e.length>0||t!==void 0).sort(d)}}
function l(e){
let n=new Map;
for(
let{
client:t,
document:r,
servers:i}of e){
if(i.length===0)
continue;
let e=n.get(t.id);
e?e.files.push(r.path):n.set(t.id,{
id:t.id,
name:t.name,
files:[r.path]})}
return[...n.values()].sort((e,n)=>t.compareText(e.name,n.name))}
function u({
document:e,
client:t,
format:r,
servers:i},a){
let o=i.map(({
name:e})=>e);
let s=f(e.path);
let{
listing:c}=r;
return{
path:e.path,
client:{
id:t.id,
name:t.name},
servers:o.map(t=>n.shown(t,[e])),
status:a?`refused`:`defined`,...c&&{
listing:n.shown(a?c.broken(s):c.usable(s,o),[e])}}}
function d(e,n){
if(e.client!==n.client&&e.client.name!==n.client.name)
return t.compareText(e.client.name,n.client.name);
if(e.listing===void 0||n.listing===void 0)
return t.compareText(e.path,n.path);
return f(e.path).localeCompare(f(n.path),`en`)||t.compareText(e.path,n.path)}
function f(e){
return e.slice(e.lastIndexOf(`/`)+1)}
exports.overviewOf=c;
"use strict";
const e=require("./core.js");
const t=require("./crossing.js");
const n=require("./text.js");
const r=require("./refusals.js");
function i(i,l,u){
let d=u.readings.filter(({
client:e})=>e.id===i);
let[f]=d;
if(f===void 0)
return;
let p=d.filter(({
format:e})=>e.servers.length>0).map(e=>({
reading:e,
rank:o(e)})).sort((e,t)=>e.rank-t.rank).map(({
reading:e})=>e);
let m=p.map((e,t)=>({
path:e.document.path,
order:t+1,
read:s(e,u)}));
let h=t.contestsIn(u).filter(({
client:e,
nested:t})=>e.id===i&&!t);
let g=new Map(h.map(({
loser:t,
winner:n})=>[e.keyOf(t.server),n.reading.document.path]));
let _=r.refusals(l);
let v=p.flatMap(t=>t.servers.map(r=>{
let{
path:i,
line:o}=n.locationOf(e.placeOfName(r));
return{
name:n.shown(r.name,[r.document]),
path:i,
line:o,...a(r,t,{
winner:g.get(e.keyOf(r)),
refused:_,
workspace:u}),...c(r.name,t,u)}}));
return{
client:i,
name:f.client.name,
files:m,
servers:v}}
function a(e,r,{
winner:i,
refused:a,
workspace:o}){
let c=t.hidingFile(r,o)?.document.path;
if(c!==void 0)
return{
state:`refused`,
by:`the file is not read beside ${c}`};
if(!s(r,o))
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
by:i};
let u=t.switchingFile(e,o);
if(u!==void 0&&o.readings.some(({
document:e,
client:t})=>e.path===u&&t.id===r.client.id))
return{
state:`off`,
by:u};
return e.off?{
state:`off`,
by:e.document.path}:{
state:`in effect`}}
function o({
client:t,
format:n,
document:r}){
for(
let{
sources:i}of t.precedence??[]){
let t=i.findLastIndex(({
format:t,
files:i})=>{
if(t!==n.id)
return!1;
if(i===`project`)
return!e.isOfUser(r.path);
return i===`user`?e.isOfUser(r.path):i.includes(r.path)});
if(t>=0)
return t}
return e.isOfUser(r.path)?2**53-1:2**53-1-1}
function s(n,r){
if(t.hidingFile(n,r)!==void 0)
return!1;
return n.format.ofUser===void 0||e.isOfUser(n.document.path)}
function c(t,r,{
toolLists:i}){
let a=e.toolNamesOf(r);
let o=e.knownTools(i,t,r.document.path);
if(a===void 0||o===void 0)
return{};
return{
tools:o.map(e=>n.shown(a.name(t,e.name),[r.document]))}}
function l({
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
exports.tableOf=l;
exports.viewOf=i;
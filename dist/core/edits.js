"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
const n=require("./json-edits.js");
const r=require("./crossing.js");
function i(e){
return[...e].sort((e,t)=>e.span.start-t.span.start||e.span.end-t.span.end)}
function a(e,t){
return e.span.start<=t.span.end&&t.span.start<=e.span.end}
function o(e,t){
let n=``;
let r=0;
for(
let{
span:a,
text:o}of i(t)){
n+=e.slice(r,a.start)+o;
r=a.end}
return n+e.slice(r)}
function s(e,t,n){
let{
path:r,
language:i,
part:a}=e;
return e.withText?.(t)??n({
path:r,
text:a?.read?.(t)??t,
problems:[]},i)}
async function c(e){
let r=new Set(e);
let i=await t.loadParsers(r);
let a=new Map([[`json`,n.jsonEdits]]);
if(r.has(`yaml`)||r.has(`markdown`)){
let{
yamlEdits:e}=await Promise.resolve().then(()=>require("./yaml-edits.js"));
a.set(`yaml`,e).set(`markdown`,e)}
r.has(`toml`)&&a.set(`toml`,(await Promise.resolve().then(()=>require("./toml-edits.js"))).tomlEdits);
return{
editsOf:(e,t)=>e.part!==void 0&&e.part.read===void 0?void 0:l(e,t,d(e,a.get(e.language),i)),
isMeant:(e,t,n)=>p(e,t,n,i)}}
function l(e,t,n){
let r=[];
for(
let i of t){
let t=i.do===`write`?[i]:f(()=>n?.(e,i));
if(t===void 0)
return;
for(
let{
span:n,
text:i}of t)
e.text.slice(n.start,n.end)!==i&&r.push({
span:n,
text:i})}
let a=i(r);
let o=a.every((e,t)=>t===0||!u(a[t-1],e));
return r.length>0&&o?a:void 0}
function u(e,t){
return a(e,t)&&t.span.start<e.span.end}
function d(e,t,n){
let{
part:r}=e;
if(r===void 0||t===void 0)
return t;
let i;
return(a,o)=>{
i??=s(e,e.text,n);
let c=t(i,o)?.map(({
span:e,
text:t})=>({
text:t,
span:{
start:e.start+r.shift,
end:e.end+r.shift}}));
return c?.every(({
span:e})=>e.start>=r.span.start&&e.end<=r.span.end)?c:void 0}}
function f(e){
try{
return e()}catch{
return}}
function p(e,n,r,i){
let a=s(e,o(e.text,r),i);
let c=({
problems:e})=>e.filter(({
fatal:e})=>e).length;
if(c(a)>c(e))
return!1;
if(e.problems.some(({
kind:e})=>e===`syntax`)&&n.some(({
do:e})=>e===`write`)&&c(a)===c(e))
return!1;
if(e.problems.some(({
kind:e})=>e===`duplicate-key`||e===`syntax`))
return!0;
let l=t.outcomeOf(e,n);
if(l===void 0||t.isAlike(l.value,a.value))
return!0;
return e.language===`toml`&&t.isAlike(m(l.value),m(a.value))}
function m(e){
if(!t.isObject(e))
return e;
let n=Object.entries(e).map(([e,t])=>[e,m(t)]);
return Object.fromEntries(n.filter(([,e])=>!t.isObject(e)||Object.keys(e).length>0))}
var h=class{
#e;
#t;
constructor(e){
let{
text:t,
problems:n}=e;
let r=[];
let i=[];
let a=n.filter(({
kind:e,
same:t})=>e===`duplicate-key`&&t);
a.length>200&&i.push({
start:0,
end:t.length});
for(
let{
route:n,
span:o,
related:s}of a.slice(0,200)){
if(n===void 0||s===void 0)
continue;
if(e.locate(n,`key`).start!==s.span.start)
continue;
let a={
start:s.span.start,
end:e.locate(n,`value`).end};
let c={
start:o.start,
end:o.start+a.end-a.start};
t.slice(a.start,a.end)===t.slice(c.start,c.end)&&c.end<=a.start&&!/[\w.+-]/.test(t.charAt(c.end))?r.push({
counts:a,
lost:c}):i.push(a)}
this.#e=r.sort((e,t)=>e.counts.end-e.counts.start-(t.counts.end-t.counts.start));
this.#t=i}
withCopies(e){
if(e.some(e=>this.#t.some(t=>g(e,t))))
return;
let t=[...e];
for(
let{
counts:e,
lost:n}of this.#e)
for(
let r of[...t]){
if(!g(r,e))
continue;
if(r.span.start<e.start||r.span.end>e.end)
return;
let i=n.start-e.start;
t.push({
span:{
start:r.span.start+i,
end:r.span.end+i},
text:r.text})}
return t}};
function g({
span:e,
text:t},{
start:n,
end:r}){
if(e.start===r)
return e.end===r&&!t.startsWith(`,`);
return e.start<r&&e.end>n}
async function _(e,n){
let r=n.find(e=>e.owner);
if(r===void 0)
return;
let i=t.registry.filter(({
readsToo:e})=>e?.includes(r.format.id));
let a=n.map(({
client:e,
format:t})=>({
client:e.id,
format:t}));
for(
let e of i){
if(a.some(({
format:t})=>t.id===e.id))
continue;
a.push({
client:e.client,
format:await v(e)})}
if(a.length<2)
return;
let c=await t.loadParsers([e.language]);
return(t,n)=>{
let r=a.filter(({
client:e})=>!n.includes(e));
if(r.length===0)
return!1;
let i=s(e,o(e.text,t),c);
return r.some(({
format:t})=>y(t,e,i))}}
async function v({
id:e,
client:n}){
let{
formats:r}=await t.loadClient(n);
let i=r.find(t=>t.id===e);
if(i===void 0)
throw Error(`${n} has no format ${e}`);
return i}
function y(e,n,r){
let i=new Map(t.readServers(r,e).map(e=>[e.name,e]));
return t.readServers(n,e).some(e=>{
if(e.transport===void 0)
return!1;
let t=i.get(e.name);
return t===void 0||b(e,t)})}
function b(e,t){
let n=x(e,t);
if(e.transport!==t.transport&&!n)
return!0;
return r.differences(r.canonical(e),r.canonical(t)).some(({
a:e,
meaning:t})=>e!==void 0&&!(n&&t===`transport`))}
function x(e,{
declared:t,
transport:n,
dialect:r}){
if(e.declared!==void 0||t===void 0||n===void 0)
return!1;
return e.transport!==`stdio`&&n!==`stdio`&&!r.lacks?.transports.includes(n)}
async function S(e,{
readings:n,
isOff:r}){
let i=e.filter(({
rule:e,
fix:t})=>t!==void 0&&!r(e));
let a=await c(i.map(({
place:e})=>e.document.language));
let o=new Map;
let s=t.grouped(n,({
document:e})=>e);
for(
let[e,n]of t.grouped(i,({
place:e})=>e.document)){
for(
let[t,r]of C(e,n,a))
o.set(t,r);
let t=await _(e,s.get(e)??[]);
t!==void 0&&w(n,o,t)}
return o}
function C(e,t,n){
let r=new Map;
let i=new h(e);
for(
let a of t){
let{
title:t,
safety:o,
changes:s}=a.fix;
let c=n.editsOf(e,s);
if(c===void 0)
continue;
let l=i.withCopies(c);
r.set(a,{
title:t,
safety:l===void 0?`unsafe`:o,
document:e,
edits:l??c})}
let a=e=>e.fix?.changes??[];
let o=[...r.keys()].filter(e=>a(e).every(({
do:e})=>e!==`write`&&e!==`move`));
let s=new Set(E(o.flatMap(e=>r.get(e)??[])));
let c=o.filter(e=>s.has(r.get(e)));
let l=c.length>1&&n.isMeant(e,c.flatMap(a),T([...s]));
let u=new Set(l?c:[]);
let d=0;
for(
let[t,i]of r){
if(u.has(t))
continue;
d+=1;
(d<=50?!n.isMeant(e,a(t),i.edits):e.language!==`json`)&&r.delete(t)}
return r}
function w(e,t,n){
let r=e.filter(e=>t.get(e)?.safety===`safe`&&!e.fix?.forAll);
let i=E(r.flatMap(e=>t.get(e)??[]));
let a=new Set(r.flatMap(e=>e.clients));
if(a.size===1&&i.length===r.length&&!n(T(i),[...a]))
return;
for(
let[e,i]of r.entries()){
let r=t.get(i);
if(r===void 0)
continue;
(e>=100||n(r.edits,i.clients))&&t.set(i,{...r,
safety:`unsafe`})}}
function T(e){
return e.flatMap(({
edits:e})=>e)}
function E(e){
let t=new Map;
return e.filter(({
document:e,
edits:n})=>{
let r=t.get(e)??new D;
t.set(e,r);
if(n.some(e=>r.collides(e)))
return!1;
for(
let e of n)
r.add(e);
return!0})}
var D=class{
#e=[];
collides(e){
let t=this.#t(e);
return[this.#e[t-1],this.#e[t]].some(t=>t!==void 0&&a(e,t))}
add(e){
this.#e.splice(this.#t(e),0,e)}
#t({
span:e}){
let[t,n]=[0,this.#e.length];
for(;t<n;){
let r=t+n>>1;
(this.#e[r]?.span.start??0)<=e.start?t=r+1:n=r}
return t}};
function O(e,t){
return o(e.text,T(t))}
function k({
rule:e,
message:n,
place:r}){
return JSON.stringify([r.document.path,e,n,r.route,r.span&&t.spanOf(r)])}
var A=e.__exportAll({
settle:()=>S});
exports.compatible=E;
exports.edited=o;
exports.edits_exports=A;
exports.keyOf=k;
exports.loadEditor=c;
exports.mended=O;
exports.readAgain=s;
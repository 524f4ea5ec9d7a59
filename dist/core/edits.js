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
function s({
path:e,
language:t,
part:n},r,i){
return i({
path:e,
text:n?.read?.(r)??r,
problems:[]},t)}
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
async function h(e,n){
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
format:await g(e)})}
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
format:t})=>_(t,e,i))}}
async function g({
id:e,
client:n}){
let{
formats:r}=await t.loadClient(n);
let i=r.find(t=>t.id===e);
if(i===void 0)
throw Error(`${n} has no format ${e}`);
return i}
function _(e,n,r){
let i=new Map(t.readServers(r,e).map(e=>[e.name,e]));
return t.readServers(n,e).some(e=>{
if(e.transport===void 0)
return!1;
let t=i.get(e.name);
return t===void 0||v(e,t)})}
function v(e,t){
let n=y(e,t);
if(e.transport!==t.transport&&!n)
return!0;
return r.differences(r.canonical(e),r.canonical(t)).some(({
a:e,
meaning:t})=>e!==void 0&&!(n&&t===`transport`))}
function y(e,{
declared:t,
transport:n,
dialect:r}){
if(e.declared!==void 0||t===void 0||n===void 0)
return!1;
return e.transport!==`stdio`&&n!==`stdio`&&!r.lacks?.transports.includes(n)}
async function b(e,{
readings:t,
isOff:n}){
let r=e.filter(({
rule:e,
fix:t})=>t!==void 0&&!n(e));
let i=await c(r.map(({
place:e})=>e.document.language));
let a=new Map;
let o=S(t,({
document:e})=>e);
for(
let[e,t]of S(r,({
place:e})=>e.document)){
for(
let[n,r]of x(e,t,i))
a.set(n,r);
let n=await h(e,o.get(e)??[]);
n!==void 0&&C(t,a,n)}
return a}
function x(e,t,n){
let r=new Map;
for(
let i of t){
let{
title:t,
safety:a,
changes:o}=i.fix;
let s=n.editsOf(e,o);
s!==void 0&&r.set(i,{
title:t,
safety:a,
document:e,
edits:s})}
let i=e=>e.fix?.changes??[];
let a=[...r.keys()].filter(e=>i(e).every(({
do:e})=>e!==`write`&&e!==`move`));
let o=new Set(T(a.flatMap(e=>r.get(e)??[])));
let s=a.filter(e=>o.has(r.get(e)));
let c=s.length>1&&n.isMeant(e,s.flatMap(i),w([...o]));
let l=new Set(c?s:[]);
let u=0;
for(
let[t,a]of r){
if(l.has(t))
continue;
u+=1;
(u<=50?!n.isMeant(e,i(t),a.edits):e.language!==`json`)&&r.delete(t)}
return r}
function S(e,t){
let n=new Map;
for(
let r of e){
let e=t(r);
let i=n.get(e);
i===void 0?n.set(e,[r]):i.push(r)}
return n}
function C(e,t,n){
let r=e.filter(e=>t.get(e)?.safety===`safe`&&!e.fix?.forAll);
let i=T(r.flatMap(e=>t.get(e)??[]));
let a=new Set(r.flatMap(e=>e.clients));
if(a.size===1&&i.length===r.length&&!n(w(i),[...a]))
return;
for(
let[e,i]of r.entries()){
let r=t.get(i);
if(r===void 0)
continue;
(e>=100||n(r.edits,i.clients))&&t.set(i,{...r,
safety:`unsafe`})}}
function w(e){
return e.flatMap(({
edits:e})=>e)}
function T(e){
let t=new Map;
return e.filter(({
document:e,
edits:n})=>{
let r=t.get(e)??new E;
t.set(e,r);
if(n.some(e=>r.collides(e)))
return!1;
for(
let e of n)
r.add(e);
return!0})}
var E=class{
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
function D(e,t){
return o(e.text,w(t))}
function O({
rule:e,
message:n,
place:r}){
return JSON.stringify([r.document.path,e,n,r.route,r.span&&t.spanOf(r)])}
var k=e.__exportAll({
settle:()=>b});
exports.compatible=T;
exports.edited=o;
exports.edits_exports=k;
exports.keyOf=O;
exports.loadEditor=c;
exports.mended=D;
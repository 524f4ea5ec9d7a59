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
function s(e,t){
let n={
value:structuredClone(e.value)};
let r=t.length<2?t:t.toReversed().sort((e,t)=>i(t)-i(e));
for(
let e of r)
if(!c(n,e))
return;
return n;
function i(t){
switch(t.do){case`write`:
return t.span.start;case`wrap`:
return-1;case`insert`:
return e.locate(t.into,`value`).start;case`add`:
return e.locate(t.at.slice(0,-1),`value`).start;default:
return e.locate(t.at,`key`).start}}}
function c(e,n){
switch(n.do){case`write`:
return!0;case`wrap`:
e.value={
[n.under]:e.value};
return!0;case`set`:
return l(e,n.at,()=>n.value);case`quote`:
return l(e,n.at,e=>new h(e));case`rewrite`:
return l(e,n.at,e=>{
let t=String(e);
return t.slice(0,n.within.start)+n.text+t.slice(n.within.end)});case`rename`:
return u(e,n.at,n.to);case`remove`:
return d(e,n.at);case`insert`:{
let r=t.valueAt(e.value,n.into);
if(n.into.length===0||!Array.isArray(r))
return!1;
r.splice(n.position,0,...n.values);
return!0}case`add`:{
let r=t.valueAt(e.value,n.at.slice(0,-1));
if(!t.isObject(r))
return!1;
p(r,m(n.at),n.value);
return!0}case`lift`:{
let r=n.at.slice(0,-1);
let i=t.valueAt(e.value,n.at);
return l(e,r,e=>t.isObject(e)?i:e)&&u(e,r,n.to)}case`move`:
return!1}}
function l(e,t,n){
let r=f(e,t);
if(r===void 0)
return!1;
p(r,m(t),n(Reflect.get(r,m(t))));
return!0}
function u(e,t,n){
let r=f(e,t);
if(r===void 0||Array.isArray(r))
return!1;
let i=r[m(t)];
delete r[m(t)];
p(r,n,i);
return!0}
function d(e,t){
let n=f(e,t);
if(n===void 0)
return!1;
Array.isArray(n)?n.splice(Number(t.at(-1)),1):delete n[m(t)];
return!0}
function f(e,n){
let r=t.valueAt(e.value,n.slice(0,-1));
return(Array.isArray(r)||t.isObject(r))&&n.length>0&&Object.hasOwn(r,m(n))?r:void 0}
function p(e,t,n){
Object.defineProperty(e,t,{
value:n,
configurable:!0,
enumerable:!0,
writable:!0})}
function m(e){
return String(e.at(-1))}
var h=class{
was;
constructor(e){
this.was=e}};
function g(e,n){
if(e instanceof h)
return typeof n==`string`&&(n===String(e.was)||Number(n)===e.was);
if(Array.isArray(e))
return Array.isArray(n)&&e.length===n.length&&e.every((e,t)=>g(e,n[t]));
if(!t.isObject(e)||!t.isObject(n))
return Object.is(e,n);
let r=Object.keys(e);
return r.length===Object.keys(n).length&&r.every(t=>Object.hasOwn(n,t)&&g(e[t],n[t]))}
async function _(e){
let r=new Set(e);
let i=await t.loadParsers(r);
let a=new Map([[`json`,n.jsonEdits]]);
if(r.has(`yaml`)||r.has(`markdown`)){
let{
yamlEdits:e}=await Promise.resolve().then(()=>require("./yaml-edits.js"));
a.set(`yaml`,e).set(`markdown`,e)}
r.has(`toml`)&&a.set(`toml`,(await Promise.resolve().then(()=>require("./toml-edits.js"))).tomlEdits);
return{
editsOf:(e,t)=>v(e,t,a.get(e.language)),
isMeant:(e,t,n)=>x(e,t,n,i)}}
function v(e,t,n){
let r=[];
for(
let i of t){
let t=i.do===`write`?[i]:b(()=>n?.(e,i));
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
let o=a.every((e,t)=>t===0||!y(a[t-1],e));
return r.length>0&&o?a:void 0}
function y(e,t){
return a(e,t)&&t.span.start<e.span.end}
function b(e){
try{
return e()}catch{
return}}
function x(e,t,n,r){
let i=o(e.text,n);
let a=r({
path:e.path,
text:i,
problems:[]},e.language);
let c=({
problems:e})=>e.filter(({
fatal:e})=>e).length;
if(c(a)>c(e))
return!1;
if(e.problems.some(({
kind:e})=>e===`syntax`)&&t.some(({
do:e})=>e===`write`)&&c(a)===c(e))
return!1;
if(e.problems.some(({
kind:e})=>e===`duplicate-key`||e===`syntax`))
return!0;
let l=s(e,t);
return l===void 0||g(l.value,a.value)}
async function S(e,n){
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
format:await C(e)})}
if(a.length<2)
return;
let s=await t.loadParsers([e.language]);
return(t,n)=>{
let r=a.filter(({
client:e})=>!n.includes(e));
if(r.length===0)
return!1;
let i=o(e.text,t);
let c=s({
path:e.path,
text:i,
problems:[]},e.language);
return r.some(({
format:t})=>w(t,e,c))}}
async function C({
id:e,
client:n}){
let{
formats:r}=await t.loadClient(n);
let i=r.find(t=>t.id===e);
if(i===void 0)
throw Error(`${n} has no format ${e}`);
return i}
function w(e,n,r){
let i=new Map(t.readServers(r,e).map(e=>[e.name,e]));
return t.readServers(n,e).some(e=>{
if(e.transport===void 0)
return!1;
let t=i.get(e.name);
return t===void 0||T(e,t)})}
function T(e,t){
let n=E(e,t);
if(e.transport!==t.transport&&!n)
return!0;
return r.differences(r.canonical(e),r.canonical(t)).some(({
a:e,
meaning:t})=>e!==void 0&&!(n&&t===`transport`))}
function E(e,{
declared:t,
transport:n,
dialect:r}){
if(e.declared!==void 0||t===void 0||n===void 0)
return!1;
return e.transport!==`stdio`&&n!==`stdio`&&!r.lacks?.transports.includes(n)}
async function D(e,{
readings:t,
isOff:n}){
let r=e.filter(({
rule:e,
fix:t})=>t!==void 0&&!n(e));
let i=await _(r.map(({
place:e})=>e.document.language));
let a=new Map;
let o=k(t,({
document:e})=>e);
for(
let[e,t]of k(r,({
place:e})=>e.document)){
for(
let[n,r]of O(e,t,i))
a.set(n,r);
let n=await S(e,o.get(e)??[]);
n!==void 0&&A(t,a,n)}
return a}
function O(e,t,n){
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
let o=new Set(M(a.flatMap(e=>r.get(e)??[])));
let s=a.filter(e=>o.has(r.get(e)));
let c=s.length>1&&n.isMeant(e,s.flatMap(i),j([...o]));
let l=new Set(c?s:[]);
let u=0;
for(
let[t,a]of r){
if(l.has(t))
continue;
u+=1;
(u<=50?!n.isMeant(e,i(t),a.edits):e.language!==`json`)&&r.delete(t)}
return r}
function k(e,t){
let n=new Map;
for(
let r of e){
let e=t(r);
let i=n.get(e);
i===void 0?n.set(e,[r]):i.push(r)}
return n}
function A(e,t,n){
let r=e.filter(e=>t.get(e)?.safety===`safe`&&!e.fix?.forAll);
let i=M(r.flatMap(e=>t.get(e)??[]));
let a=new Set(r.flatMap(e=>e.clients));
if(a.size===1&&i.length===r.length&&!n(j(i),[...a]))
return;
for(
let[e,i]of r.entries()){
let r=t.get(i);
if(r===void 0)
continue;
(e>=100||n(r.edits,i.clients))&&t.set(i,{...r,
safety:`unsafe`})}}
function j(e){
return e.flatMap(({
edits:e})=>e)}
function M(e){
let t=new Map;
return e.filter(({
document:e,
edits:n})=>{
let r=t.get(e)??new N;
t.set(e,r);
if(n.some(e=>r.collides(e)))
return!1;
for(
let e of n)
r.add(e);
return!0})}
var N=class{
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
function P(e,t){
return o(e.text,j(t))}
function F({
rule:e,
message:n,
place:r}){
return JSON.stringify([r.document.path,e,n,r.route,r.span&&t.spanOf(r)])}
var I=e.__exportAll({
settle:()=>D});
exports.compatible=M;
exports.edited=o;
exports.edits_exports=I;
exports.keyOf=F;
exports.loadEditor=_;
exports.mended=P;
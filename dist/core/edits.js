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
function s(e,n){
switch(n.do){case`write`:
return{
value:e};case`wrap`:
return{
value:{
[n.under]:e}};case`set`:
return u(e,n.at,()=>[[l(n.at),n.value]]);case`quote`:
return u(e,n.at,e=>[[l(n.at),new c(e)]]);case`rename`:
return u(e,n.at,e=>[[n.to,e]]);case`remove`:
return u(e,n.at,()=>[]);case`rewrite`:
return u(e,n.at,e=>{
let t=String(e);
return[[l(n.at),t.slice(0,n.within.start)+n.text+t.slice(n.within.end)]]});case`insert`:{
let{
into:t,
position:r,
values:i}=n;
if(t.length===0)
return;
return u(e,t,e=>[[l(t),Array.isArray(e)?e.toSpliced(r,0,...i):e]])}case`add`:{
let r=n.at.slice(0,-1);
let i=e=>t.isObject(e)?{...e,
[l(n.at)]:n.value}:e;
return r.length===0?{
value:i(e)}:u(e,r,e=>[[l(r),i(e)]])}case`lift`:
return u(e,n.at.slice(0,-1),e=>[[n.to,t.isObject(e)?e[l(n.at)]:e]]);case`move`:
return}}
var c=class{
was;
constructor(e){
this.was=e}};
function l(e){
return String(e.at(-1))}
function u(e,n,r){
let[i,...a]=n;
if(i===void 0)
return;
if(Array.isArray(e)){
if(typeof i!=`number`||i>=e.length)
return;
let t=a.length===0?void 0:u(e[i],a,r);
if(a.length>0&&t===void 0)
return;
let n=t===void 0?r(e[i]).map(([,e])=>e):[t.value];
return{
value:e.toSpliced(i,1,...n)}}
if(!t.isObject(e)||!Object.hasOwn(e,i))
return;
let o=a.length===0?void 0:u(e[String(i)],a,r);
if(a.length>0&&o===void 0)
return;
let s=Object.entries(e).flatMap(([e,t])=>{
if(e!==String(i))
return[[e,t]];
return o===void 0?[...r(t)]:[[e,o.value]]});
return{
value:Object.fromEntries(s)}}
function d(e,n){
if(e instanceof c)
return typeof n==`string`&&(n===String(e.was)||Number(n)===e.was);
if(Array.isArray(e))
return Array.isArray(n)&&e.length===n.length&&e.every((e,t)=>d(e,n[t]));
if(!t.isObject(e)||!t.isObject(n))
return Object.is(e,n);
let r=Object.keys(e);
return r.length===Object.keys(n).length&&r.every(t=>Object.hasOwn(n,t)&&d(e[t],n[t]))}
async function f(e){
let r=new Set(e);
let i=await t.loadParsers(r);
let a=new Map([[`json`,n.jsonEdits]]);
if(r.has(`yaml`)||r.has(`markdown`)){
let{
yamlEdits:e}=await Promise.resolve().then(()=>require("./yaml-edits.js"));
a.set(`yaml`,e).set(`markdown`,e)}
r.has(`toml`)&&a.set(`toml`,(await Promise.resolve().then(()=>require("./toml-edits.js"))).tomlEdits);
let o=new WeakMap;
return(e,t)=>{
let n=p(e,t,a.get(e.language));
if(n===void 0)
return;
let r=(o.get(e)??0)+1;
o.set(e,r);
if(r>50)
return e.language===`json`?n:void 0;
return g(e,t,n,i)?n:void 0}}
function p(e,t,n){
let r=[];
for(
let i of t){
let t=i.do===`write`?[i]:h(()=>n?.(e,i));
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
let o=a.every((e,t)=>t===0||!m(a[t-1],e));
return r.length>0&&o?a:void 0}
function m(e,t){
return a(e,t)&&t.span.start<e.span.end}
function h(e){
try{
return e()}catch{
return}}
function g(e,t,n,r){
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
let l=e;
for(
let e of t.toReversed())
l&&=s(l.value,e);
return l===void 0||d(l.value,a.value)}
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
format:t})=>y(t,e,c))}}
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
readings:t,
isOff:n}){
let r=e.filter(({
rule:e,
fix:t})=>t!==void 0&&!n(e));
let i=await f(r.map(({
place:e})=>e.document.language));
let a=new Map;
for(
let e of r){
let t=w(e,i);
t!==void 0&&a.set(e,t)}
let o=C(t,({
document:e})=>e);
for(
let[e,t]of C(a.keys(),({
place:e})=>e.document)){
let n=await _(e,o.get(e)??[]);
n!==void 0&&T(t,a,n)}
return a}
function C(e,t){
let n=new Map;
for(
let r of e){
let e=t(r);
let i=n.get(e);
i===void 0?n.set(e,[r]):i.push(r)}
return n}
function w({
place:{
document:e},
fix:t},n){
let{
title:r,
safety:i,
changes:a}=t;
let o=n(e,a);
return o&&{
title:r,
safety:i,
document:e,
edits:o}}
function T(e,t,n){
let r=e.filter(e=>t.get(e)?.safety===`safe`&&!e.fix?.forAll);
let i=D(r.flatMap(e=>t.get(e)??[]));
let a=new Set(r.flatMap(e=>e.clients));
if(a.size===1&&i.length===r.length&&!n(E(i),[...a]))
return;
for(
let[e,i]of r.entries()){
let r=t.get(i);
if(r===void 0)
continue;
(e>=100||n(r.edits,i.clients))&&t.set(i,{...r,
safety:`unsafe`})}}
function E(e){
return e.flatMap(({
edits:e})=>e)}
function D(e){
let t=new Map;
return e.filter(({
document:e,
edits:n})=>{
let r=t.get(e)??new O;
t.set(e,r);
if(n.some(e=>r.collides(e)))
return!1;
for(
let e of n)
r.add(e);
return!0})}
var O=class{
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
function k(e,t){
return o(e.text,E(t))}
function A({
rule:e,
message:n,
place:r}){
return JSON.stringify([r.document.path,e,n,r.route,r.span&&t.spanOf(r)])}
var j=e.__exportAll({
settle:()=>S});
exports.compatible=D;
exports.edits_exports=j;
exports.keyOf=A;
exports.mended=k;
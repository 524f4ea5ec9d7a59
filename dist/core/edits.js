"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
const n=require("./edits-of.js");
const r=require("./crossing.js");
var i=class{
server;
#e;
constructor(e){
this.server=e}
get said(){
this.#e??=r.canonical(this.server);
return this.#e}};
async function a(e,n,{
after:r}){
let a=n.find(e=>e.owner);
if(a===void 0)
return;
let l=t.formatsWith(`readsToo`).filter(({
readsToo:e})=>e?.includes(a.format.id));
let u=n.map(({
client:e,
format:t})=>({
client:e.id,
format:t}));
for(
let e of l){
if(u.some(({
format:t})=>t.id===e.id))
continue;
u.push({
client:e.client,
format:await s(e)})}
if(u.length<2)
return;
let d=new Map;
let f=n=>{
let r=d.get(n)??t.readServers(e,n).map(e=>new i(e));
d.set(n,r);
return r};
return(n,i)=>{
let a=u.filter(({
client:e})=>!i.includes(e));
if(a.length===0)
return!1;
let s=r(e,n);
return a.some(({
format:e})=>c(f(e),new Map(t.readServers(s,e).map(o))))}}
function o(e){
return[e.name,e]}
async function s({
id:e,
client:n}){
let{
formats:r}=await t.loadClient(n);
let i=r.find(t=>t.id===e);
if(i===void 0)
throw Error(`${n} has no format ${e}`);
return i}
function c(e,t){
return e.some(e=>{
if(e.server.transport===void 0)
return!1;
let n=t.get(e.server.name);
return n===void 0||!d(e.server.entry,n.entry)&&l(e,n)})}
function l(e,t){
let{
server:n}=e;
let i=u(n,t);
if(n.transport!==t.transport&&!i)
return!0;
return r.differences(e.said,r.canonical(t)).some(({
a:e,
meaning:t})=>e!==void 0&&!(i&&t===`transport`))}
function u(e,{
declared:t,
transport:n,
dialect:r}){
if(e.declared!==void 0||t===void 0||n===void 0)
return!1;
return e.transport!==`stdio`&&n!==`stdio`&&!r.lacks?.transports.includes(n)}
function d(e,n){
if(e===n)
return!0;
if(Array.isArray(e)&&Array.isArray(n))
return e.length===n.length&&e.every((e,t)=>d(e,n[t]));
if(!t.isObject(e)||!t.isObject(n))
return!1;
if(e instanceof Date||n instanceof Date)
return!1;
let r=Object.keys(n);
return r.length===Object.keys(e).length&&Object.keys(e).every((t,i)=>t===r[i]&&d(e[t],n[t]))}
async function f(e,{
readings:t,
isOff:n,
run:r}){
let i=[];
let a=[];
for(
let t of e){
let{
rule:e,
fix:r}=t;
if(r===void 0||n(e))
continue;
`changes`in r?i.push([t,r]):a.push([t,r])}
let o=await p(i,t);
if(a.length===0)
return o;
let{
settleRenames:s}=await Promise.resolve().then(()=>require("./renames.js"));
return new Map([...o,...await s(a,r)])}
async function p(e,r){
let i=await n.loadEditor(e.map(([{
place:e}])=>e.document));
let o=new Map;
let s=t.grouped(r,({
document:e})=>e);
for(
let[n,r]of t.grouped(e,([{
place:e}])=>e.document)){
let e=h(n,new Map(r),i,await m(n));
let t=r.flatMap(([t,{
forAll:n}])=>e.get(t)?.safety===`safe`&&!n?[t]:[]);
let c=t.length===0?void 0:await a(n,s.get(n)??[],i);
c!==void 0&&g(t,e,c);
for(
let[t,{
title:r,
safety:i,
edits:a}]of e)
o.set(t,{
title:r,
safety:i,
files:[{
document:n,
edits:a}]})}
return o}
async function m(e){
if(!e.problems.some(({
kind:e})=>e===`duplicate-key`))
return;
let{
EqualCopies:t}=await Promise.resolve().then(()=>require("./equal-copies.js"));
return new t(e)}
function h(e,t,n,r){
let i=new Map;
for(
let[a,{
title:o,
safety:s,
changes:c}]of t){
let t=n.editsOf(e,c);
if(t===void 0)
continue;
let l=r===void 0?t:r.withCopies(t);
i.set(a,{
title:o,
safety:l===void 0?`unsafe`:s,
document:e,
edits:l??t})}
let a=e=>t.get(e)?.changes??[];
let o=[...i.keys()].filter(e=>a(e).every(({
do:e})=>e!==`write`&&e!==`move`));
let s=new Set(x(o.flatMap(e=>i.get(e)??[]),b));
let c=o.filter(e=>s.has(i.get(e)));
let l=c.length>1&&n.isMeant(e,c.flatMap(a),_([...s]));
let u=new Set(l?c:[]);
let d=0;
for(
let[t,r]of i){
if(u.has(t))
continue;
d+=1;
(d<=50?!n.isMeant(e,a(t),r.edits):e.language!==`json`)&&i.delete(t)}
return i}
function g(e,t,n){
let r=x(e.flatMap(e=>t.get(e)??[]),b);
let i=new Set(e.flatMap(e=>e.clients));
if(i.size===1&&r.length===e.length&&!n(_(r),[...i]))
return;
for(
let[r,i]of e.entries()){
let e=t.get(i);
if(e===void 0)
continue;
(r>=100||n(e.edits,i.clients))&&t.set(i,{...e,
safety:`unsafe`})}}
function _(e){
return e.flatMap(({
edits:e})=>e)}
function v(e){
let t=[];
return x(e,({
files:e})=>e).filter(({
renaming:e})=>{
if(e===void 0)
return!0;
let n=t.every(t=>!y(e,t)&&!y(t,e));
n&&t.push(e);
return n})}
function y({
others:e},{
servers:t}){
return[...e].some(e=>t.has(e))}
function b(e){
return[e]}
function x(e,t){
let n=new Map;
let r=({
path:e})=>{
let t=n.get(e)??new S;
n.set(e,t);
return t};
return e.filter(e=>{
let n=t(e);
if(n.some(({
document:e,
edits:t})=>t.some(t=>r(e).collides(t))))
return!1;
for(
let{
document:e,
edits:t}of n)
for(
let n of t)
r(e).add(n);
return!0})}
var S=class{
#e=[];
collides(e){
let t=this.#t(e);
return[this.#e[t-1],this.#e[t]].some(t=>t!==void 0&&n.collide(e,t))}
add(e){
this.#e.splice(this.#t(e),0,e)}
#t({
span:e}){
let[t,n]=[0,this.#e.length];
for(;t<n;){
let r=t+n>>1;
(this.#e[r]?.span.start??0)<=e.start?t=r+1:n=r}
return t}};
function C(e,t){
return n.edited(e.text,_(t))}
function w({
rule:e,
message:n,
place:r}){
return JSON.stringify([r.document.path,e,n,r.route,r.span&&t.spanOf(r)])}
var T=e.__exportAll({
settle:()=>f});
exports.compatible=v;
exports.edits_exports=T;
exports.keyOf=w;
exports.mended=C;
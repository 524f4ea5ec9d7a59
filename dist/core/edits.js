"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
const n=require("./edits-of.js");
const r=require("./crossing.js");
async function i(e,n,{
after:r}){
let i=n.find(e=>e.owner);
if(i===void 0)
return;
let s=t.registry.filter(({
readsToo:e})=>e?.includes(i.format.id));
let c=n.map(({
client:e,
format:t})=>({
client:e.id,
format:t}));
for(
let e of s){
if(c.some(({
format:t})=>t.id===e.id))
continue;
c.push({
client:e.client,
format:await a(e)})}
if(c.length<2)
return;
return(t,n)=>{
let i=c.filter(({
client:e})=>!n.includes(e));
if(i.length===0)
return!1;
let a=r(e,t);
return i.some(({
format:t})=>o(t,e,a))}}
async function a({
id:e,
client:n}){
let{
formats:r}=await t.loadClient(n);
let i=r.find(t=>t.id===e);
if(i===void 0)
throw Error(`${n} has no format ${e}`);
return i}
function o(e,n,r){
let i=new Map(t.readServers(r,e).map(e=>[e.name,e]));
return t.readServers(n,e).some(e=>{
if(e.transport===void 0)
return!1;
let t=i.get(e.name);
return t===void 0||s(e,t)})}
function s(e,t){
let n=c(e,t);
if(e.transport!==t.transport&&!n)
return!0;
return r.differences(r.canonical(e),r.canonical(t)).some(({
a:e,
meaning:t})=>e!==void 0&&!(n&&t===`transport`))}
function c(e,{
declared:t,
transport:n,
dialect:r}){
if(e.declared!==void 0||t===void 0||n===void 0)
return!1;
return e.transport!==`stdio`&&n!==`stdio`&&!r.lacks?.transports.includes(n)}
async function l(e,{
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
let o=await u(i,t);
if(a.length===0)
return o;
let{
settleRenames:s}=await Promise.resolve().then(()=>require("./renames.js"));
return new Map([...o,...await s(a,r)])}
async function u(e,r){
let a=await n.loadEditor(e.map(([{
place:e}])=>e.document));
let o=new Map;
let s=t.grouped(r,({
document:e})=>e);
for(
let[n,r]of t.grouped(e,([{
place:e}])=>e.document)){
let e=f(n,new Map(r),a,await d(n));
let t=r.flatMap(([t,{
forAll:n}])=>e.get(t)?.safety===`safe`&&!n?[t]:[]);
let c=t.length===0?void 0:await i(n,s.get(n)??[],a);
c!==void 0&&p(t,e,c);
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
async function d(e){
if(!e.problems.some(({
kind:e})=>e===`duplicate-key`))
return;
let{
EqualCopies:t}=await Promise.resolve().then(()=>require("./equal-copies.js"));
return new t(e)}
function f(e,t,n,r){
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
let s=new Set(v(o.flatMap(e=>i.get(e)??[]),_));
let c=o.filter(e=>s.has(i.get(e)));
let l=c.length>1&&n.isMeant(e,c.flatMap(a),m([...s]));
let u=new Set(l?c:[]);
let d=0;
for(
let[t,r]of i){
if(u.has(t))
continue;
d+=1;
(d<=50?!n.isMeant(e,a(t),r.edits):e.language!==`json`)&&i.delete(t)}
return i}
function p(e,t,n){
let r=v(e.flatMap(e=>t.get(e)??[]),_);
let i=new Set(e.flatMap(e=>e.clients));
if(i.size===1&&r.length===e.length&&!n(m(r),[...i]))
return;
for(
let[r,i]of e.entries()){
let e=t.get(i);
if(e===void 0)
continue;
(r>=100||n(e.edits,i.clients))&&t.set(i,{...e,
safety:`unsafe`})}}
function m(e){
return e.flatMap(({
edits:e})=>e)}
function h(e){
let t=[];
return v(e,({
files:e})=>e).filter(({
renaming:e})=>{
if(e===void 0)
return!0;
let n=t.every(t=>!g(e,t)&&!g(t,e));
n&&t.push(e);
return n})}
function g({
others:e},{
servers:t}){
return[...e].some(e=>t.has(e))}
function _(e){
return[e]}
function v(e,t){
let n=new Map;
let r=({
path:e})=>{
let t=n.get(e)??new y;
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
var y=class{
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
function b(e,t){
return n.edited(e.text,m(t))}
function x({
rule:e,
message:n,
place:r}){
return JSON.stringify([r.document.path,e,n,r.route,r.span&&t.spanOf(r)])}
var S=e.__exportAll({
settle:()=>l});
exports.compatible=h;
exports.edits_exports=S;
exports.keyOf=x;
exports.mended=b;
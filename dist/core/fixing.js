"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./text.js");
const n=require("./core.js");
const r=require("./edits.js");
function i(e){
return e===``?[]:e.split(/(?<=\n)/)}
const a=2e3;
function o(e,t){
let n=0;
for(;n<e.length&&n<t.length&&e[n]===t[n];)
n+=1;
let r=0;
let i=Math.min(e.length,t.length)-n;
for(;r<i&&e[e.length-1-r]===t[t.length-1-r];)
r+=1;
let[o,c]=[e.length-n-r,t.length-n-r];
if(o===0&&c===0)
return[];
if(o>a||c>a)
return[{
from:n,
removed:o,
to:n,
added:c}];
return s(e.slice(n,n+o),t.slice(n,n+c),n)}
function s(e,t,n){
let r=c(e,t);
let i=t.length+1;
let a=[];
let[o,s]=[0,0];
for(;o<e.length||s<t.length;){
let[c,l]=[o,s];
for(;(o<e.length||s<t.length)&&!(o<e.length&&s<t.length&&e[o]===t[s]);)
(o<e.length?r[(o+1)*i+s]??0:-1)>=(s<t.length?r[o*i+s+1]??0:-1)?o+=1:s+=1;
(o>c||s>l)&&a.push({
from:n+c,
removed:o-c,
to:n+l,
added:s-l});
for(;o<e.length&&s<t.length&&e[o]===t[s];){
o+=1;
s+=1}}
return a}
function c(e,t){
let n=t.length+1;
let r=new Uint16Array((e.length+1)*n);
for(
let i=e.length-1;i>=0;--i)
for(
let a=t.length-1;a>=0;--a)
r[i*n+a]=e[i]===t[a]?(r[(i+1)*n+a+1]??0)+1:Math.max(r[(i+1)*n+a]??0,r[i*n+a+1]??0);
return r}
function l(e,t){
let n=e.map(e=>u(e,t));
return{
text:n.map(({
text:e})=>e).join(``),
leftOut:n.reduce((e,{
leftOut:t})=>e+t,0)}}
function u({
before:e,
after:t},{
pathOf:r,
isForPrograms:a}){
let[s,c]=[d(e),d(t)];
let l=o(i(e.text),i(t.text));
let u=0;
let m=[];
let h=0;
for(
let e of f(l)){
let t=p(e,s,c,{
isForPrograms:a,
shift:h});
if(t===void 0){
u+=1;
h-=e.reduce((e,{
added:t,
removed:n})=>e+t-n,0)}else 
m.push(t)}
if(m.length===0)
return{
text:``,
leftOut:u};
let g=a?r(e.path):n.printable(r(e.path));
return{
text:`--- ${v(`a/${g}`)}\n+++ ${v(`b/${g}`)}\n${m.join(``)}`,
leftOut:u}}
function d(e){
let n=e.problems.some(({
kind:e})=>e===`bom`)?`\ufeff`:``;
let r=t.maskOf(e);
let a=0;
return i(e.text).map((e,t)=>{
let i=r.slice(a,a+e.length);
a+=e.length;
return{
text:t===0?n+i:i,
isSecret:i!==e}})}
function f(e){
let t=[];
for(
let n of e){
let e=t.at(-1)?.at(-1);
e!==void 0&&n.from-(e.from+e.removed)<=6?t.at(-1)?.push(n):t.push([n])}
return t}
function p(e,t,n,{
isForPrograms:r,
shift:i}){
let[a,o]=[e[0],e.at(-1)];
if(a===void 0||o===void 0)
return;
let s=o.from+o.removed;
let c=Math.min(3,a.from);
let l=Math.min(3,t.length-s);
if(r){
c=m(t.slice(a.from-c,a.from).reverse());
l=m(t.slice(s,s+l));
if(t.slice(a.from,s).some(e=>e.isSecret)||n.slice(a.to,o.to+o.added).some(e=>e.isSecret)||l===0&&s<t.length)
return}
let u=[];
let d=(e,t)=>h(e,t,r);
let[f,p]=[a.from-c,a.to-c];
let g=f;
for(
let r of e){
for(;g<r.from;g+=1)
u.push(...d(` `,t[g]));
for(;g<r.from+r.removed;g+=1)
u.push(...d(`-`,t[g]));
for(
let e=0;e<r.added;e+=1)
u.push(...d(`+`,n[r.to+e]))}
for(;g<s+l;g+=1)
u.push(...d(` `,t[g]));
let v=s+l-f;
let y=o.to+o.added+l-p;
return`@@ -${_(f,v)} +${_(p+i,y)} @@\n${u.join(``)}`}
function m(e){
let t=e.findIndex(e=>e.isSecret);
return t===-1?e.length:t}
function h(e,t,n){
let r=n?t?.text??``:g(t?.text??``);
return r.endsWith(`
`)?[`${e}${r}`]:[`${e}${r}\n`,`\\ No newline at end of file
`]}
function g(e){
let[,t=``,r=``]=/^(.*?)(\r?\n?)$/s.exec(e)??[];
return t.split(`	`).map(n.printable).join(`	`)+r}
function _(e,t){
let n=t===0?e:e+1;
return t===1?`${n}`:`${n},${t}`}
function v(e){
if(/^[\x21\x23-\x5b\x5d-\x7e]+$/.test(e))
return e;
if(!/["\\\p{Cc}]/u.test(e))
return`${e}\t`;
return JSON.stringify(e)}
var y=class{
#e=new Map;
add(e){
let[t]=e;
if(t===void 0)
return;
for(
let n of e){
let[e,r]=[this.#t(t),this.#t(n)];
e!==r&&this.#e.set(r,e)}}
groupsOf(e){
return[...n.grouped(e,({
at:e})=>this.#t(e)).values()]}
#t(e){
let t=e;
for(
let e=this.#e.get(t);e!==void 0;e=this.#e.get(t))
t=e;
return t}};
async function b(e,{
safeties:i,
whyShut:a}){
let o=new n.Session(e);
let s=new Map;
let c=new Map;
let l=new y;
for(
let u=0;;u+=1){
let d=await o.examine();
let f=await n.reportOn(d,o.options);
let p=({
path:t})=>n.resolve(n.resolve(e.cwd,d.root),t);
let m=t=>C(p(t),t,d,e)?a(t.path,p(t)):`it lies outside of what is given`;
let h=new Map;
let g=[];
for(
let[e,t]of f.fixes){
if(!i.includes(t.safety)||c.has(x(e)))
continue;
let n=t.files.find(({
document:e})=>m(e)!==void 0)?.document;
let r=n&&m(n);
n===void 0||r===void 0?h.set(e,t):g.push({
path:n.path,
why:r})}
if(h.size===0||u===20){
for(
let e of f.findings)
c.delete(x(e));
let e=new Map([...f.fixes].filter(([,{
safety:e}])=>!i.includes(e)));
let t=await T(s);
return{
files:t,
together:l.groupsOf(t),
notMade:g,
report:{...f,
fixes:e,
fixed:[...c.values()],
changed:t.length}}}
let _=new Set(r.compatible([...new Set(h.values())]));
for(
let[e,n]of h){
if(!_.has(n))
continue;
let{
path:r,
line:i,
column:a}=t.locationOf(e.place);
c.set(x(e),{
rule:e.rule,
safety:n.safety,
title:S(n),
path:r,
line:i,
column:a})}
for(
let{
files:e}of _)
l.add(e.map(({
document:e})=>p(e)));
let v=[..._].flatMap(e=>e.files);
for(
let[e,t]of n.grouped(v,({
document:e})=>p(e))){
let[{
document:n}={
document:void 0}]=t;
if(n===void 0)
continue;
let i=r.mended(n,t);
let a=s.get(e)??w(n);
s.set(e,{...a,
text:i});
o.edit(e,new TextEncoder().encode(a.mark+i))}}}
function x(e){
let{
problems:t}=e.place.document;
return`${r.keyOf(e)} ${t.filter(({
fatal:e})=>e).length}`}
function S({
title:e,
files:n}){
return t.shown(e,n.map(({
document:e})=>e))}
function C(e,{
path:t},{
reported:r},{
paths:i,
cwd:a,
document:o}){
if(r.has(t))
return!0;
if(o!==void 0)
return!1;
return(i.length===0?[`.`]:i).some(t=>{
let r=n.relative(n.resolve(a,t),e);
return r===``||!n.leadsOut(r)})}
function w({
path:e,
text:t,
language:n,
problems:r,
part:i}){
let a=(i?.of.source.problems??r).filter(({
kind:e})=>e===`bom`);
return{
source:{
path:e,
text:t,
problems:a},
language:i===void 0?n:void 0,
mark:a.length>0?`\ufeff`:``,
text:t}}
async function T(e){
let t=[];
for(
let[r,{
source:i,
language:a,
text:o}]of e){
if(o===i.text)
continue;
let e=e=>a===void 0?n.unparsed(e,`markdown`):n.parseSource(e,a);
let[s,c]=[await e(i),await e({...i,
text:o})];
t.push({
at:r,
before:s,
after:c})}
return t.sort((e,t)=>e.before.path<t.before.path?-1:1)}
var E=e.__exportAll({
diffOf:()=>l,
mend:()=>b});
exports.diffOf=l;
exports.fixing_exports=E;
exports.mend=b;
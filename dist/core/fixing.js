"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./text.js");
const n=require("./core.js");
const r=require("./edits.js");
function i(e){
return e.match(/[^\n]*\n|[^\n]+$/g)??[]}
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
async function y(e,{
safeties:i,
isOpen:a}){
let o=new n.Session(e);
let s=new Map;
let c=new Map;
for(
let l=0;;l+=1){
let u=await o.examine();
let d=await n.reportOn(u,o.options);
let f=({
path:t})=>n.resolve(n.resolve(e.cwd,u.root),t);
let p=[...d.fixes].flatMap(([e,t])=>{
let n=r.keyOf(e);
return i.includes(t.safety)&&!c.has(n)&&a(t.document.path,f(t.document))?[{
key:n,
finding:e,...t}]:[]});
if(p.length===0||l===20){
for(
let e of d.findings)
c.delete(r.keyOf(e));
let e=new Map([...d.fixes].filter(([,{
safety:e}])=>!i.includes(e)));
return{
files:await x(s),
report:{...d,
fixes:e,
fixed:[...c.values()]}}}
let m=r.compatible(p);
for(
let{
key:e,
finding:n,
title:r,
safety:i,
document:a}of m){
let{
path:o,
line:s,
column:l}=t.located(n);
c.set(e,{
rule:n.rule,
safety:i,
title:t.shown(r,[a]),
path:o,
line:s,
column:l})}
let h=new Map;
for(
let e of m){
let t=f(e.document);
let n=h.get(t);
n===void 0?h.set(t,[e]):n.push(e)}
for(
let[e,t]of h){
let[{
document:n}]=t;
let i=r.mended(n,t);
let a=s.get(e)??b(n);
s.set(e,{...a,
text:i});
o.edit(e,new TextEncoder().encode(a.mark+i))}}}
function b({
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
async function x(e){
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
var S=e.__exportAll({
diffOf:()=>l,
mend:()=>y});
exports.diffOf=l;
exports.fixing_exports=S;
exports.mend=y;
"use strict";
const e=require("./text.js");
const t=require("./core.js");
const n=require("./edits.js");
function r(e){
return e.match(/[^\n]*\n|[^\n]+$/g)??[]}
const i=2e3;
function a(e,t){
let n=0;
for(;n<e.length&&n<t.length&&e[n]===t[n];)
n+=1;
let r=0;
let a=Math.min(e.length,t.length)-n;
for(;r<a&&e[e.length-1-r]===t[t.length-1-r];)
r+=1;
let[s,c]=[e.length-n-r,t.length-n-r];
if(s===0&&c===0)
return[];
if(s>i||c>i)
return[{
from:n,
removed:s,
to:n,
added:c}];
return o(e.slice(n,n+s),t.slice(n,n+c),n)}
function o(e,t,n){
let r=s(e,t);
let i=t.length+1;
let a=[];
let[o,c]=[0,0];
for(;o<e.length||c<t.length;){
let[s,l]=[o,c];
for(;(o<e.length||c<t.length)&&!(o<e.length&&c<t.length&&e[o]===t[c]);)
(o<e.length?r[(o+1)*i+c]??0:-1)>=(c<t.length?r[o*i+c+1]??0:-1)?o+=1:c+=1;
(o>s||c>l)&&a.push({
from:n+s,
removed:o-s,
to:n+l,
added:c-l});
for(;o<e.length&&c<t.length&&e[o]===t[c];){
o+=1;
c+=1}}
return a}
function s(e,t){
let n=t.length+1;
let r=new Uint16Array((e.length+1)*n);
for(
let i=e.length-1;i>=0;--i)
for(
let a=t.length-1;a>=0;--a)
r[i*n+a]=e[i]===t[a]?(r[(i+1)*n+a+1]??0)+1:Math.max(r[(i+1)*n+a]??0,r[i*n+a+1]??0);
return r}
function c(e,t){
let n=e.map(e=>l(e,t));
return{
text:n.map(({
text:e})=>e).join(``),
leftOut:n.reduce((e,{
leftOut:t})=>e+t,0)}}
function l({
before:e,
after:n},{
pathOf:i,
isForPrograms:o}){
let[s,c]=[u(e),u(n)];
let l=a(r(e.text),r(n.text));
let p=0;
let m=[];
let h=0;
for(
let e of d(l)){
let t=f(e,s,c,{
isForPrograms:o,
shift:h});
if(t===void 0){
p+=1;
h-=e.reduce((e,{
added:t,
removed:n})=>e+t-n,0)}else 
m.push(t)}
if(m.length===0)
return{
text:``,
leftOut:p};
let g=o?i(e.path):t.printable(i(e.path));
return{
text:`--- ${_(`a/${g}`)}\n+++ ${_(`b/${g}`)}\n${m.join(``)}`,
leftOut:p}}
function u(t){
let n=t.problems.some(({
kind:e})=>e===`bom`)?`\ufeff`:``;
let i=e.maskOf(t);
let a=0;
return r(t.text).map((e,t)=>{
let r=i.slice(a,a+e.length);
a+=e.length;
return{
text:t===0?n+r:r,
isSecret:r!==e}})}
function d(e){
let t=[];
for(
let n of e){
let e=t.at(-1)?.at(-1);
e!==void 0&&n.from-(e.from+e.removed)<=6?t.at(-1)?.push(n):t.push([n])}
return t}
function f(e,t,n,{
isForPrograms:r,
shift:i}){
let[a,o]=[e[0],e.at(-1)];
if(a===void 0||o===void 0)
return;
let s=o.from+o.removed;
let c=Math.min(3,a.from);
let l=Math.min(3,t.length-s);
if(r){
c=p(t.slice(a.from-c,a.from).reverse());
l=p(t.slice(s,s+l));
if(t.slice(a.from,s).some(e=>e.isSecret)||n.slice(a.to,o.to+o.added).some(e=>e.isSecret)||l===0&&s<t.length)
return}
let u=[];
let d=(e,t)=>m(e,t,r);
let[f,h]=[a.from-c,a.to-c];
let _=f;
for(
let r of e){
for(;_<r.from;_+=1)
u.push(...d(` `,t[_]));
for(;_<r.from+r.removed;_+=1)
u.push(...d(`-`,t[_]));
for(
let e=0;e<r.added;e+=1)
u.push(...d(`+`,n[r.to+e]))}
for(;_<s+l;_+=1)
u.push(...d(` `,t[_]));
let v=s+l-f;
let y=o.to+o.added+l-h;
return`@@ -${g(f,v)} +${g(h+i,y)} @@\n${u.join(``)}`}
function p(e){
let t=e.findIndex(e=>e.isSecret);
return t===-1?e.length:t}
function m(e,t,n){
let r=n?t?.text??``:h(t?.text??``);
return r.endsWith(`
`)?[`${e}${r}`]:[`${e}${r}\n`,`\\ No newline at end of file
`]}
function h(e){
let[,n=``,r=``]=/^(.*?)(\r?\n?)$/s.exec(e)??[];
return n.split(`	`).map(t.printable).join(`	`)+r}
function g(e,t){
let n=t===0?e:e+1;
return t===1?`${n}`:`${n},${t}`}
function _(e){
if(/^[\x21\x23-\x5b\x5d-\x7e]+$/.test(e))
return e;
if(!/["\\\p{Cc}]/u.test(e))
return`${e}\t`;
return JSON.stringify(e)}
async function v(r,{
safeties:i,
isOpen:a}){
let o=new t.Session(r);
let s=new Map;
let c=new Map;
for(
let l=0;;l+=1){
let u=await o.examine();
let d=await t.reportOn(u,o.options);
let f=({
path:e})=>t.resolve(t.resolve(r.cwd,u.root),e);
let p=[...d.fixes].flatMap(([e,t])=>{
let r=n.keyOf(e);
return i.includes(t.safety)&&!c.has(r)&&a(t.document.path,f(t.document))?[{
key:r,
finding:e,...t}]:[]});
if(p.length===0||l===20){
for(
let e of d.findings)
c.delete(n.keyOf(e));
let e=new Map([...d.fixes].filter(([,{
safety:e}])=>!i.includes(e)));
return{
files:await b(s),
report:{...d,
fixes:e,
fixed:[...c.values()]}}}
let m=n.compatible(p);
for(
let{
key:t,
finding:n,
title:r,
safety:i,
document:a}of m){
let{
path:o,
line:s,
column:l}=e.located(n);
c.set(t,{
rule:n.rule,
safety:i,
title:e.shown(r,[a]),
path:o,
line:s,
column:l})}
let h=new Map;
for(
let e of m){
let t=h.get(e.document);
t===void 0?h.set(e.document,[e]):t.push(e)}
for(
let[e,t]of h){
let r=n.mended(e,t);
let i=f(e);
let a=s.get(i)??y(e);
s.set(i,{...a,
text:r});
o.edit(i,new TextEncoder().encode(a.mark+r))}}}
function y({
path:e,
text:t,
language:n,
problems:r}){
let i=r.filter(({
kind:e})=>e===`bom`);
return{
source:{
path:e,
text:t,
problems:i},
language:n,
mark:i.length>0?`\ufeff`:``,
text:t}}
async function b(e){
let n=[];
for(
let[r,{
source:i,
language:a,
text:o}]of e){
if(o===i.text)
continue;
let[e,s]=[await t.parseSource(i,a),await t.parseSource({...i,
text:o},a)];
n.push({
at:r,
before:e,
after:s})}
return n.sort((e,t)=>e.before.path<t.before.path?-1:1)}
exports.diffOf=c;
exports.mend=v;
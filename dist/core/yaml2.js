"use strict";
const e=require("./core.js");
const t=require("./json-edits.js");
const n=require("./yaml-edits.js");
const r={
text:e=>u(e).map(e=>`${e}\n`).join(``),
put:i};
function i(n,r,i){
let{
text:u}=n;
let d=t.lineBreakOf(u);
let f=r.length===0?n.value:e.valueAt(n.value,r);
let p=Array.isArray(f)?f.length-1:e.isObject(f)?Object.keys(f).at(-1):void 0;
let m=e=>i.flatMap(l).map(t=>e+t+d).join(``);
if(p===void 0||p===-1)
return a(n,r,m);
let h=[...r,p];
let g=c(n,h,Array.isArray(f));
if(g===void 0)
return;
return s(u,o(u,n.locate(h,`value`).end),m(g),d)}
function a(e,n,r){
let{
text:i}=e;
if(n.length===0)
return s(i,i.length,r(``),t.lineBreakOf(i));
let a=e.locate(n,`key`);
let o=e.locate(n,`value`);
let c=i.slice(t.lineStart(i,a.start),a.start);
if(c.trim()!==``)
return;
let l=i.slice(a.end,t.lineEnd(i,a.end));
let u=/^\s*:(?:\s*(?:\{\s*\}|\[\s*\]|null|~))?\s*(#.*)?$/.exec(l);
if(u===null||o.end>t.lineEnd(i,a.end))
return;
let d=`${i.slice(0,a.end)}:${u[1]===void 0?``:` ${u[1]}`}`;
let f=i.slice(t.nextLine(i,a.end));
return d+t.lineBreakOf(i)+r(c+`  `)+f}
function o(e,n){
return n>0&&/[\n\r]/.test(e.charAt(n-1))?n:t.nextLine(e,n)}
function s(e,t,n,r){
let i=e.slice(0,t);
return i+(i===``||/[\n\r]$/.test(i)?``:r)+n+e.slice(t)}
function c(e,n,r){
let{
text:i}=e;
let{
start:a}=e.locate(n,`key`);
let o=i.slice(t.lineStart(i,a),a);
if(!r)
return o.trim()===``?o:void 0;
return/^([ \t]*)-[ \t]+$/.exec(o)?.[1]}
function l({
key:e,
value:t}){
return e===void 0?d(t):u({
[e]:t})}
function u(t){
return Object.keys(t).flatMap(r=>{
let i=e.own(t,r);
let a=n.scalar(r);
let o=f(i);
return o===void 0?[`${a}: ${p(i)}`]:[`${a}:`,...o.map(e=>`  `+e)]})}
function d(e){
let t=f(e);
return t===void 0?[`- ${p(e)}`]:t.map((e,t)=>(t===0?`- `:`  `)+e)}
function f(t){
if(Array.isArray(t))
return t.length===0?void 0:t.flatMap(d);
return e.isMap(t)&&Object.keys(t).length>0?u(t):void 0}
function p(t){
if(typeof t==`string`)
return n.scalar(t);
if(Array.isArray(t))
return`[]`;
return e.isMap(t)?`{}`:String(t)}
exports.yaml=r;
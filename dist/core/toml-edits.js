"use strict";
const e=require("./lib.js");
const t=require("./core.js");
const n=require("./json-edits.js");
function r(e,t){
return new i(e).edits(t)}
var i=class{
#e;
#t;
#n;
#r=[];
#i=[];
#a=[];
#o=[];
#s=[];
#c=[];
constructor(t){
this.#e=t;
this.#t=t.text;
[this.#n]=e.parseTOML(t.text,{
tomlVersion:`1.1`}).body;
for(
let e of this.#n.body)
e.type===`TOMLKeyValue`?this.#w(e,[],this.#S(),!1):this.#C(e)}
edits(e){
switch(e.do){case`rename`:
return this.#l(e.at,e.to);case`set`:
return this.#u(e.at,e.value);case`quote`:
return this.#d(e.at);case`add`:
return this.#f(e.at,e.value,e.after);case`insert`:
return this.#m(e.into,e.position,e.values);case`remove`:
return this.#h(e.at);case`rewrite`:
return this.#b(e.at,e.within,e.text);case`lift`:
return this.#x(e.at,e.to);default:
return}}
#l(e,n){
if(t.valueAt(this.#e.value,[...e.slice(0,-1),n])!==void 0)
return;
let r=this.#c.filter(n=>t.isSameRoute(n.route,e)).map(({
span:e})=>e);
return r.length===0?void 0:r.map(e=>({
span:e,
text:s(n)}))}
#u(e,n){
let r=this.#s.find(n=>t.isSameRoute(n.route,e))?.node;
return r&&[{
span:a(r),
text:c(n)}]}
#d(e){
let n=this.#s.find(n=>t.isSameRoute(n.route,e))?.node;
if(n===void 0||n.type!==`TOMLValue`||n.kind===`string`)
return;
let{
start:r,
end:i}=a(n);
return[{
span:{
start:r,
end:r},
text:`"`},{
span:{
start:i,
end:i},
text:`"`}]}
#f(e,r,i){
let a=e.slice(0,-1);
if(t.valueAt(this.#e.value,e)!==void 0)
return;
let o=`${s(String(e.at(-1)))} = ${c(r)}`;
let l=this.#a.find(e=>t.isSameRoute(e.route,a))?.node;
if(l!==void 0)
return this.#p(l,o);
let u=this.#r.find(e=>t.isSameRoute(e.route,a))?.node;
if(u===void 0)
return;
let d=n.lineBreakOf(this.#t);
let f=i===void 0?void 0:this.#i.find(e=>t.isSameRoute(e.route,[...a,i]))?.node;
let p=u.body[0];
let m=p===void 0?``:this.#t.slice(n.lineStart(this.#t,p.range[0]),p.range[0]);
let h=n.lineEnd(this.#t,f===void 0?this.#E(u):f.range[1]);
return m.trim()===``?[{
span:{
start:h,
end:h},
text:`${d}${m}${o}`}]:void 0}
#p(e,t){
let[n]=e.body;
let{
start:r,
end:i}=a(e);
if(n!==void 0)
return[{
span:{
start:n.range[0],
end:n.range[0]},
text:`${t}, `}];
if(this.#t.slice(r+1,i-1).trim()!==``)
return;
return[{
span:{
start:r+1,
end:i-1},
text:` ${t} `}]}
#m(e,n,r){
let i=this.#o.find(n=>t.isSameRoute(n.route,e))?.node;
if(i===void 0||r.length===0)
return;
let o=r.map(c).join(`, `);
let s=i.elements[n];
let l=i.elements.at(-1);
if(s!==void 0)
return[{
span:{
start:s.range[0],
end:s.range[0]},
text:`${o}, `}];
if(l!==void 0)
return[{
span:{
start:l.range[1],
end:l.range[1]},
text:`, ${o}`}];
let{
start:u,
end:d}=a(i);
if(this.#t.slice(u+1,d-1).trim()!==``)
return;
return[{
span:{
start:u+1,
end:d-1},
text:o}]}
#h(e){
let n=this.#i.find(n=>t.isSameRoute(n.route,e));
if(n!==void 0)
return n.isInline?this.#_(n):[this.#D(n.node.range)];
if(typeof e.at(-1)==`number`)
return this.#v(e);
let r=this.#r.filter(n=>t.startsWith(n.route,e));
if(r.length===0||this.#i.some(n=>t.startsWith(n.route,e)&&!r.some(({
node:e})=>o(e,n.node))))
return;
return r.map(({
node:e})=>{
let{
span:t,
text:n}=this.#D([e.range[0],e.body.at(-1)?.range[1]??this.#E(e)]);
return{
span:{
start:this.#g(t.start),
end:t.end},
text:n}})}
#g(e){
let t=e;
for(;t>0;){
let e=n.lineStart(this.#t,t-(this.#t.startsWith(`\r
`,t-2)?2:1));
if(this.#t.slice(e,t).trim()!==``)
break;
t=e}
return t}
#_({
node:e,
among:t}){
return this.#y(e,t)}
#v(e){
let n=this.#o.find(n=>t.isSameRoute(n.route,e.slice(0,-1)))?.node;
let r=n?.elements[Number(e.at(-1))];
return n&&r&&this.#y(r,n.elements)}
#y(e,t){
let n=t.indexOf(e);
let[r,i]=[t[n-1],t[n+1]];
let{
start:o,
end:s}=a(e);
let c=i===void 0?{
start:r?.range[1]??o,
end:s}:{
start:o,
end:i.range[0]};
return this.#t.slice(c.start,o).includes(`#`)||this.#t.slice(s,c.end).includes(`#`)?void 0:[{
span:c,
text:``}]}
#b(e,r,i){
let o=this.#s.find(n=>t.isSameRoute(n.route,e))?.node;
if(o?.type!==`TOMLValue`||o.kind!==`string`)
return;
let s=a(o);
let c=this.#e.locate(e,`value`,r);
if(c.start<=s.start||c.end>=s.end)
return;
if(this.#t.charAt(s.start)===`"`)
return[{
span:c,
text:n.written(i).slice(1,-1)}];
return/['\p{Cc}]/u.test(i)?void 0:[{
span:c,
text:i}]}
#x(e,n){
let r=e.slice(0,-1);
let i=this.#r.filter(e=>t.startsWith(e.route,r));
if(i.length===0||i.some(n=>!t.startsWith(n.route,e)))
return;
if(this.#i.some(n=>t.startsWith(n.route,r)&&!t.startsWith(n.route,e)))
return;
let a=[];
for(
let{
route:i,
span:o}of this.#c){
t.isSameRoute(i,r)&&r.at(-1)!==n&&a.push({
span:o,
text:s(n)});
if(!t.isSameRoute(i,e))
continue;
let c=this.#t.lastIndexOf(`.`,o.start);
a.push({
span:{
start:c,
end:o.end},
text:``})}
return a.length===0?void 0:a}
#S(){
return this.#n.body.filter(e=>e.type===`TOMLKeyValue`)}
#C(e){
let t=e.resolvedKey;
let n=t.flatMap((e,t)=>typeof e==`string`?[t]:[]);
for(
let[r,i]of e.key.keys.entries())
this.#c.push({
route:t.slice(0,(n[r]??0)+1),
span:a(i)});
this.#r.push({
route:t,
node:e});
for(
let n of e.body)
this.#w(n,t,e.body,!1)}
#w(e,t,n,r){
let i=t;
for(
let t of e.key.keys){
i=[...i,t.type===`TOMLBare`?t.name:t.value];
this.#c.push({
route:i,
span:a(t)})}
this.#i.push({
route:i,
node:e,
among:n,
isInline:r});
this.#T(e.value,i)}
#T(e,t){
this.#s.push({
route:t,
node:e});
if(e.type===`TOMLInlineTable`){
this.#a.push({
route:t,
node:e});
for(
let n of e.body)
this.#w(n,t,e.body,!0)}else 
if(e.type===`TOMLArray`){
this.#o.push({
route:t,
node:e});
for(
let[n,r]of e.elements.entries())
this.#T(r,[...t,n])}}
#E(e){
return this.#t.indexOf(`]`,e.key.range[1])+(e.kind===`array`?2:1)}
#D([e,t]){
let r=n.lineStart(this.#t,e);
return{
span:this.#t.slice(t,n.lineEnd(this.#t,t)).trim()===``&&this.#t.slice(r,e).trim()===``?{
start:r,
end:n.nextLine(this.#t,t)}:{
start:e,
end:t},
text:``}}};
function a({
range:[e,t]}){
return{
start:e,
end:t}}
function o(e,t){
return e.range[0]<=t.range[0]&&t.range[1]<=e.range[1]}
function s(e){
return/^[\w-]+$/.test(e)?e:l(e)}
function c(e){
if(Array.isArray(e))
return`[${e.map(c).join(`, `)}]`;
if(typeof e==`string`)
return l(e);
if(typeof e!=`object`||!e)
return String(e??`""`);
let t=Object.entries(e);
if(t.length===0)
return`{}`;
return`{ ${t.map(([e,t])=>`${s(e)} = ${c(t)}`).join(`, `)} }`}
function l(e){
return JSON.stringify(e).replaceAll(`\u007f`,`\\u007f`)}
exports.keyOf=s;
exports.tomlEdits=r;
exports.tomlValue=c;
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
let r=this.#c.filter(t=>s(t.route,e)).map(({
span:e})=>e);
return r.length===0?void 0:r.map(e=>({
span:e,
text:l(n)}))}
#u(e,t){
let n=this.#s.find(t=>s(t.route,e))?.node;
return n&&[{
span:a(n),
text:u(t)}]}
#d(e){
let t=this.#s.find(t=>s(t.route,e))?.node;
if(t===void 0||t.type!==`TOMLValue`||t.kind===`string`)
return;
let{
start:n,
end:r}=a(t);
return[{
span:{
start:n,
end:n},
text:`"`},{
span:{
start:r,
end:r},
text:`"`}]}
#f(e,r,i){
let a=e.slice(0,-1);
if(t.valueAt(this.#e.value,e)!==void 0)
return;
let o=`${l(String(e.at(-1)))} = ${u(r)}`;
let c=this.#a.find(e=>s(e.route,a))?.node;
if(c!==void 0)
return this.#p(c,o);
let d=this.#r.find(e=>s(e.route,a))?.node;
if(d===void 0)
return;
let f=n.lineBreakOf(this.#t);
let p=i===void 0?void 0:this.#i.find(e=>s(e.route,[...a,i]))?.node;
let m=d.body[0];
let h=m===void 0?``:this.#t.slice(n.lineStart(this.#t,m.range[0]),m.range[0]);
let g=n.lineEnd(this.#t,p===void 0?this.#E(d):p.range[1]);
return h.trim()===``?[{
span:{
start:g,
end:g},
text:`${f}${h}${o}`}]:void 0}
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
#m(e,t,n){
let r=this.#o.find(t=>s(t.route,e))?.node;
if(r===void 0||n.length===0)
return;
let i=n.map(u).join(`, `);
let o=r.elements[t];
let c=r.elements.at(-1);
if(o!==void 0)
return[{
span:{
start:o.range[0],
end:o.range[0]},
text:`${i}, `}];
if(c!==void 0)
return[{
span:{
start:c.range[1],
end:c.range[1]},
text:`, ${i}`}];
let{
start:l,
end:d}=a(r);
if(this.#t.slice(l+1,d-1).trim()!==``)
return;
return[{
span:{
start:l+1,
end:d-1},
text:i}]}
#h(e){
let t=this.#i.find(t=>s(t.route,e));
if(t!==void 0)
return t.isInline?this.#_(t):[this.#D(t.node.range)];
if(typeof e.at(-1)==`number`)
return this.#v(e);
let n=this.#r.filter(t=>o(t.route,e));
if(n.length===0||this.#i.some(t=>o(t.route,e)&&!n.some(({
node:e})=>c(e,t.node))))
return;
return n.map(({
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
let t=this.#o.find(t=>s(t.route,e.slice(0,-1)))?.node;
let n=t?.elements[Number(e.at(-1))];
return t&&n&&this.#y(n,t.elements)}
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
#b(e,t,r){
let i=this.#s.find(t=>s(t.route,e))?.node;
if(i?.type!==`TOMLValue`||i.kind!==`string`)
return;
let o=a(i);
let c=this.#e.locate(e,`value`,t);
if(c.start<=o.start||c.end>=o.end)
return;
if(this.#t.charAt(o.start)===`"`)
return[{
span:c,
text:n.written(r).slice(1,-1)}];
return/['\p{Cc}]/u.test(r)?void 0:[{
span:c,
text:r}]}
#x(e,t){
let n=e.slice(0,-1);
let r=this.#r.filter(e=>o(e.route,n));
if(r.length===0||r.some(t=>!o(t.route,e)))
return;
if(this.#i.some(t=>o(t.route,n)&&!o(t.route,e)))
return;
let i=[];
for(
let{
route:r,
span:a}of this.#c){
s(r,n)&&n.at(-1)!==t&&i.push({
span:a,
text:l(t)});
if(!s(r,e))
continue;
let o=this.#t.lastIndexOf(`.`,a.start);
i.push({
span:{
start:o,
end:a.end},
text:``})}
return i.length===0?void 0:i}
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
return t.every((t,n)=>t===e[n])}
function s(e,t){
return e.length===t.length&&o(e,t)}
function c(e,t){
return e.range[0]<=t.range[0]&&t.range[1]<=e.range[1]}
function l(e){
return/^[\w-]+$/.test(e)?e:d(e)}
function u(e){
if(Array.isArray(e))
return`[${e.map(u).join(`, `)}]`;
if(typeof e==`string`)
return d(e);
if(typeof e!=`object`||!e)
return String(e??`""`);
let t=Object.entries(e);
if(t.length===0)
return`{}`;
return`{ ${t.map(([e,t])=>`${l(e)} = ${u(t)}`).join(`, `)} }`}
function d(e){
return JSON.stringify(e).replaceAll(`\u007f`,`\\u007f`)}
exports.keyOf=l;
exports.tomlEdits=r;
exports.tomlValue=u;
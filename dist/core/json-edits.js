"use strict";
const e=require("./core.js");
function t(e,t){
let n=t;
for(;n>0&&e[n-1]!==`
`&&e[n-1]!==`\r`;)
--n;
return n}
function n(e,t){
let n=t;
for(;n<e.length&&e[n]!==`
`&&e[n]!==`\r`;)
n+=1;
return n}
function r(e,t){
let r=n(e,t);
return e.startsWith(`\r
`,r)?r+2:Math.min(r+1,e.length)}
function i(e){
return/\r\n|\n|\r/.exec(e)?.[0]??`
`}
const a=new WeakMap;
function o(e,t){
let n=a.get(e)??new s(e);
a.set(e,n);
return n.edits(t)}
var s=class{
#e;
#t;
#n;
#r;
constructor(t){
this.#e=t;
this.#t=t.text;
this.#n=e.tokensOf(t.text);
let n=this.#i?this.#n.find(({
kind:e})=>e===`string`):void 0;
this.#r=n!==void 0&&this.#t.charAt(n.start)===`'`?`'`:`"`}
get#i(){
return this.#e.withText!==void 0}
edits(e){
switch(e.do){case`rename`:
return this.#s(e.at,e.to);case`set`:
return this.#c(e.at,e.value);case`quote`:
return this.#l(e.at);case`add`:
return this.#u(e.at,this.#a(e.value),e.after);case`insert`:
return this.#d(e.into,e.position,e.values.map(e=>this.#a(e)));case`remove`:
return this.#f(e.at);case`rewrite`:
return this.#p(e.at,e.within,e.text);case`lift`:
return this.#m(e.at,e.to);case`wrap`:
return this.#h(e.under);case`move`:
return this.#g(e.at,e.to);case`index`:
return this.#_(e.at,e.by,e.to)}}
#a(e){
let t=u(e);
return this.#r===`'`?l(t):t}
#o(e,t){
if(!this.#i)
return u(t);
let n=this.#t.charAt(e.start);
if(n===`"`)
return u(t);
if(n===`'`)
return l(u(t));
return/^[\p{L}$_][\p{L}\p{N}$_]*$/u.test(t)?t:this.#a(t)}
#s(t,n){
let r=e.valueAt(this.#e.value,t.slice(0,-1));
if(!e.isObject(r)||Object.hasOwn(r,n))
return;
let i=this.#w(t);
return i&&[{
span:i,
text:this.#o(i,n)}]}
#c(e,t){
let n=this.#T(e);
return n&&[{
span:n.value,
text:this.#a(t)}]}
#l(e){
let t=this.#E(e);
if(t?.kind!==`word`||/["'\\]/.test(this.#N(t)))
return;
return[{
span:{
start:t.start,
end:t.start},
text:this.#r},{
span:{
start:t.end,
end:t.end},
text:this.#r}]}
#u(t,n,r){
let i=t.slice(0,-1);
let a=e.valueAt(this.#e.value,i);
let o=t.at(-1);
if(!e.isObject(a)||typeof o!=`string`||Object.hasOwn(a,o))
return;
let s=this.#D(i,`{`);
if(s===void 0)
return;
let c=this.#k(s+1);
if(c===void 0||c.kind===`}`)
return this.#y(s,`${this.#a(o)}: ${n}`);
let l=this.#S(c);
let u=r===void 0?void 0:this.#T([...i,r]);
if(r!==void 0&&u===void 0)
return;
let d=`${this.#o(c,o)}${l}${n}`;
if(u===void 0)
return this.#b(c.start,d);
let f=this.#x(u.span.start);
return[{
span:{
start:u.value.end,
end:u.value.end},
text:`,${f}${d}`}]}
#d(t,n,r){
let i=e.valueAt(this.#e.value,t);
let a=this.#D(t,`[`);
if(!Array.isArray(i)||a===void 0||r.length===0)
return;
if(i.length===0){
let e=this.#k(a+1);
if(e?.kind!==`]`)
return;
let t=this.#n[a]?.end??0;
return this.#M(t,e.start)?[{
span:{
start:t,
end:e.start},
text:r.join(`, `)}]:void 0}
let o=this.#T([...t,Math.min(n,i.length-1)]);
let s=i.length>1?this.#T([...t,1]):void 0;
if(o===void 0)
return;
let c=this.#x(o.span.start);
let l=c===``?s===void 0?` `:this.#x(s.span.start):c;
return n<i.length?[{
span:{
start:o.span.start,
end:o.span.start},
text:r.map(e=>`${e},${l}`).join(``)}]:[{
span:{
start:o.value.end,
end:o.value.end},
text:r.map(e=>`,${l}${e}`).join(``)}]}
#f(e){
let t=this.#T(e);
if(t===void 0)
return;
let{
start:n,
end:r}=t.span;
let i=this.#O(n);
let a=this.#A(i);
let o=this.#k(this.#O(r));
if(a===void 0||o===void 0)
return;
if(o.kind===`,`)
return[{
span:this.#C({
start:n,
end:o.end}),
text:``}];
if(a.kind===`,`){
if(this.#M(a.end,n))
return[{
span:{
start:a.start,
end:r},
text:``}];
return[{
span:{
start:a.start,
end:a.end},
text:``},{
span:this.#C({
start:n,
end:r}),
text:``}]}
return[{
span:this.#M(a.end,n)&&this.#M(r,o.start)?{
start:a.end,
end:o.start}:{
start:n,
end:r},
text:``}]}
#p(e,t,n){
let r=this.#E(e);
let i=this.#e.locate(e,`value`,t);
if(r?.kind!==`string`||i.start<=r.start||i.end>=r.end)
return;
let a=u(n);
return[{
span:i,
text:(this.#t.charAt(r.start)===`'`?l(a):a).slice(1,-1)}]}
#m(t,n){
let r=t.slice(0,-1);
let[i,a]=[this.#T(r),this.#T(t)];
let o=e.valueAt(this.#e.value,r);
if(i===void 0||a===void 0||!e.isObject(o))
return;
if(Object.keys(o).length!==1)
return;
let s=r.at(-1)===n?[]:this.#s(r,n);
let c={
start:i.value.start,
end:a.value.start};
let l={
start:a.value.end,
end:i.value.end};
if(s===void 0||this.#j(c)||this.#j(l))
return;
return[...s,{
span:c,
text:``},{
span:l,
text:``}]}
#h(e){
let t=this.#e.locate([],`value`);
if(this.#t.charAt(t.start)!==`{`)
return;
return[{
span:{
start:t.start,
end:t.start},
text:`{ ${this.#a(e)}: `},{
span:{
start:t.end,
end:t.end},
text:` }`}]}
#g(t,n){
let r=this.#T(t);
if(r===void 0)
return;
let i=n.slice(0,-1);
if(e.valueAt(this.#e.value,i)===void 0&&e.startsWith(i,t.slice(0,-1)))
return this.#v(t,n.slice(t.length-1).map(String));
let a=this.#f(t);
let o=this.#N(r.value);
let s=e.valueAt(this.#e.value,i)===void 0?this.#u(i,`{ ${this.#a(String(n.at(-1)))}: ${o} }`,void 0):this.#u(n,o,void 0);
return a&&s&&[...a,...s]}
#_(t,n,r){
let i=this.#T(t);
let a=e.valueAt(this.#e.value,t);
let o=t.at(-1)===r?[]:this.#s(t,r);
if(i===void 0||o===void 0||!c(a,n))
return;
let{
start:s,
end:l}=i.value;
let u=[...o,{
span:{
start:s,
end:s+1},
text:`{`},{
span:{
start:l-1,
end:l},
text:`}`}];
for(
let[r,i]of a.entries()){
let a=this.#T([...t,r]);
let o=this.#f([...t,r,n]);
if(a===void 0||o===void 0)
return;
let s=`${this.#a(String(e.own(i,n)))}: `;
u.push({
span:{
start:a.span.start,
end:a.span.start},
text:s},...o)}
return u}
#v(e,t){
let n=this.#w(e);
let r=this.#T(e);
if(n===void 0||r===void 0)
return;
let{
end:i}=r.value;
return[{
span:n,
text:t.map(e=>this.#o(n,e)).join(`: { `)},{
span:{
start:i,
end:i},
text:` }`.repeat(t.length-1)}]}
#y(e,t){
let n=this.#n[e];
let r=this.#k(e+1);
if(n===void 0||r===void 0)
return;
let i={
start:n.end,
end:r.start};
if(this.#M(i.start,i.end))
return[{
span:i,
text:` ${t} `}];
return[{
span:{
start:n.end,
end:n.end},
text:` ${t}`}]}
#b(e,t){
return[{
span:{
start:e,
end:e},
text:`${t},${this.#x(e)}`}]}
#x(e){
let t=e;
for(;t>0&&/\s/.test(this.#t.charAt(t-1));)
--t;
let n=this.#t.slice(t,e);
return/(?:\r\n|\n|\r)[^\n\r]*$/.exec(n)?.[0]??n}
#S(e){
let t=this.#O(e.start);
let n=this.#k(t+2);
let r=n===void 0?``:this.#t.slice(e.end,n.start);
return/^\s*:[ \t]*$/.test(r)?r:`: `}
#C({
start:e,
end:n}){
let r=t(this.#t,e);
let i=/[ \t]*(\r\n|\n|\r|$)?/y;
i.lastIndex=n;
let[a=``,o]=i.exec(this.#t)??[];
if(o===void 0)
return{
start:e,
end:n+a.length};
return this.#M(r,e)?{
start:r,
end:n+a.length}:{
start:e,
end:n}}
#w(e){
let t=this.#e.locate(e,`key`);
let n=this.#n[this.#O(t.start)];
if(n?.start!==t.start||n.end!==t.end)
return;
return this.#k(this.#O(t.end))?.kind===`:`?t:void 0}
#T(t){
if(t.length===0||e.valueAt(this.#e.value,t)===void 0)
return;
let n=this.#e.locate(t,`value`);
if(typeof t.at(-1)==`number`){
let e=this.#e.locate(t.slice(0,-1),`value`);
return n.start>e.start?{
span:n,
value:n}:void 0}
let r=this.#w(t);
return r===void 0||n.start<r.end?void 0:{
span:{
start:r.start,
end:n.end},
value:n}}
#E(e){
let t=this.#T(e);
let n=t&&this.#n[this.#O(t.value.start)];
return n?.end===t?.value.end?n:void 0}
#D(e,t){
let{
start:n}=this.#e.locate(e,`value`);
let r=this.#O(n);
let i=this.#n[r];
return i?.start===n&&i.kind===t?r:void 0}
#O(e){
let[t,n]=[0,this.#n.length];
for(;t<n;){
let r=t+n>>1;
(this.#n[r]?.end??0)<=e?t=r+1:n=r}
return t}
#k(e){
for(
let t=e;t<this.#n.length;t+=1)
if(this.#n[t]?.kind!==`comment`)
return this.#n[t]}
#A(e){
return this.#n.slice(Math.max(0,e-1e3),e).findLast(({
kind:e})=>e!==`comment`)}
#j({
start:e,
end:t}){
return this.#n.slice(this.#O(e),this.#O(t)).some(({
kind:e})=>e===`comment`)}
#M(e,t){
return this.#N({
start:e,
end:t}).trim()===``}
#N({
start:e,
end:t}){
return this.#t.slice(e,t)}};
function c(t,n){
if(!Array.isArray(t))
return!1;
let r=t.map(t=>e.isObject(t)?e.own(t,n):void 0);
return r.every(e=>typeof e==`string`)&&new Set(r).size===r.length}
function l(e){
return e.replace(/"((?:[^"\\]|\\.)*)"/g,(e,t)=>`'${t.replace(/\\.|'/g,e=>e===`'`?`\\'`:e===`\\"`?`"`:e)}'`)}
function u(e){
if(Array.isArray(e))
return`[${e.map(u).join(`, `)}]`;
if(typeof e!=`object`||!e)
return JSON.stringify(e);
let t=Object.entries(e);
if(t.length===0)
return`{}`;
return`{ ${t.map(([e,t])=>`${JSON.stringify(e)}: ${u(t)}`).join(`, `)} }`}
exports.areNamedApart=c;
exports.jsonEdits=o;
exports.lineBreakOf=i;
exports.lineEnd=n;
exports.lineStart=t;
exports.nextLine=r;
exports.written=u;
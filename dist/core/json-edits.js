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
constructor(t){
this.#e=t;
this.#t=t.text;
this.#n=e.tokensOf(t.text)}
edits(e){
switch(e.do){case`rename`:
return this.#r(e.at,e.to);case`set`:
return this.#i(e.at,e.value);case`quote`:
return this.#a(e.at);case`add`:
return this.#o(e.at,c(e.value),e.after);case`insert`:
return this.#s(e.into,e.position,e.values.map(c));case`remove`:
return this.#c(e.at);case`rewrite`:
return this.#l(e.at,e.within,e.text);case`lift`:
return this.#u(e.at,e.to);case`wrap`:
return this.#d(e.under);case`move`:
return this.#f(e.at,e.to)}}
#r(t,n){
let r=e.valueAt(this.#e.value,t.slice(0,-1));
if(!e.isObject(r)||Object.hasOwn(r,n))
return;
let i=this.#y(t);
return i&&[{
span:i,
text:c(n)}]}
#i(e,t){
let n=this.#b(e);
return n&&[{
span:n.value,
text:c(t)}]}
#a(e){
let t=this.#x(e);
if(t?.kind!==`word`||/["'\\]/.test(this.#O(t)))
return;
return[{
span:{
start:t.start,
end:t.start},
text:`"`},{
span:{
start:t.end,
end:t.end},
text:`"`}]}
#o(t,n,r){
let i=t.slice(0,-1);
let a=e.valueAt(this.#e.value,i);
let o=t.at(-1);
if(!e.isObject(a)||typeof o!=`string`||Object.hasOwn(a,o))
return;
let s=this.#S(i,`{`);
if(s===void 0)
return;
let l=this.#w(s+1);
if(l===void 0||l.kind===`}`)
return this.#m(s,`${c(o)}: ${n}`);
let u=this.#_(l);
let d=r===void 0?void 0:this.#b([...i,r]);
if(r!==void 0&&d===void 0)
return;
let f=`${c(o)}${u}${n}`;
if(d===void 0)
return this.#h(l.start,f);
let p=this.#g(d.span.start);
return[{
span:{
start:d.value.end,
end:d.value.end},
text:`,${p}${f}`}]}
#s(t,n,r){
let i=e.valueAt(this.#e.value,t);
let a=this.#S(t,`[`);
if(!Array.isArray(i)||a===void 0||r.length===0)
return;
if(i.length===0){
let e=this.#w(a+1);
if(e?.kind!==`]`)
return;
let t=this.#n[a]?.end??0;
return this.#D(t,e.start)?[{
span:{
start:t,
end:e.start},
text:r.join(`, `)}]:void 0}
let o=this.#b([...t,Math.min(n,i.length-1)]);
let s=i.length>1?this.#b([...t,1]):void 0;
if(o===void 0)
return;
let c=this.#g(o.span.start);
let l=c===``?s===void 0?` `:this.#g(s.span.start):c;
return n<i.length?[{
span:{
start:o.span.start,
end:o.span.start},
text:r.map(e=>`${e},${l}`).join(``)}]:[{
span:{
start:o.value.end,
end:o.value.end},
text:r.map(e=>`,${l}${e}`).join(``)}]}
#c(e){
let t=this.#b(e);
if(t===void 0)
return;
let{
start:n,
end:r}=t.span;
let i=this.#C(n);
let a=this.#T(i);
let o=this.#w(this.#C(r));
if(a===void 0||o===void 0)
return;
if(o.kind===`,`)
return[{
span:this.#v({
start:n,
end:o.end}),
text:``}];
if(a.kind===`,`){
if(this.#D(a.end,n))
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
span:this.#v({
start:n,
end:r}),
text:``}]}
return[{
span:this.#D(a.end,n)&&this.#D(r,o.start)?{
start:a.end,
end:o.start}:{
start:n,
end:r},
text:``}]}
#l(e,t,n){
let r=this.#x(e);
let i=this.#e.locate(e,`value`,t);
if(r?.kind!==`string`||i.start<=r.start||i.end>=r.end)
return;
return[{
span:i,
text:c(n).slice(1,-1)}]}
#u(t,n){
let r=t.slice(0,-1);
let[i,a]=[this.#b(r),this.#b(t)];
let o=e.valueAt(this.#e.value,r);
if(i===void 0||a===void 0||!e.isObject(o))
return;
if(Object.keys(o).length!==1)
return;
let s=r.at(-1)===n?[]:this.#r(r,n);
let c={
start:i.value.start,
end:a.value.start};
let l={
start:a.value.end,
end:i.value.end};
if(s===void 0||this.#E(c)||this.#E(l))
return;
return[...s,{
span:c,
text:``},{
span:l,
text:``}]}
#d(e){
let t=this.#e.locate([],`value`);
if(this.#t.charAt(t.start)!==`{`)
return;
return[{
span:{
start:t.start,
end:t.start},
text:`{ ${c(e)}: `},{
span:{
start:t.end,
end:t.end},
text:` }`}]}
#f(t,n){
let r=this.#b(t);
if(r===void 0)
return;
let i=n.slice(0,-1);
if(e.valueAt(this.#e.value,i)===void 0&&e.startsWith(i,t.slice(0,-1)))
return this.#p(t,n.slice(t.length-1).map(String));
let a=this.#c(t);
let o=this.#O(r.value);
let s=e.valueAt(this.#e.value,i)===void 0?this.#o(i,`{ ${c(String(n.at(-1)))}: ${o} }`,void 0):this.#o(n,o,void 0);
return a&&s&&[...a,...s]}
#p(e,t){
let n=this.#y(e);
let r=this.#b(e);
if(n===void 0||r===void 0)
return;
let{
end:i}=r.value;
return[{
span:n,
text:t.map(c).join(`: { `)},{
span:{
start:i,
end:i},
text:` }`.repeat(t.length-1)}]}
#m(e,t){
let n=this.#n[e];
let r=this.#w(e+1);
if(n===void 0||r===void 0)
return;
let i={
start:n.end,
end:r.start};
if(this.#D(i.start,i.end))
return[{
span:i,
text:` ${t} `}];
return[{
span:{
start:n.end,
end:n.end},
text:` ${t}`}]}
#h(e,t){
return[{
span:{
start:e,
end:e},
text:`${t},${this.#g(e)}`}]}
#g(e){
let t=e;
for(;t>0&&/\s/.test(this.#t.charAt(t-1));)
--t;
let n=this.#t.slice(t,e);
return/(?:\r\n|\n|\r)[^\n\r]*$/.exec(n)?.[0]??n}
#_(e){
let t=this.#C(e.start);
let n=this.#w(t+2);
let r=n===void 0?``:this.#t.slice(e.end,n.start);
return/^\s*:[ \t]*$/.test(r)?r:`: `}
#v({
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
return this.#D(r,e)?{
start:r,
end:n+a.length}:{
start:e,
end:n}}
#y(e){
let t=this.#e.locate(e,`key`);
let n=this.#n[this.#C(t.start)];
if(n?.start!==t.start||n.end!==t.end)
return;
return this.#w(this.#C(t.end))?.kind===`:`?t:void 0}
#b(t){
if(t.length===0||e.valueAt(this.#e.value,t)===void 0)
return;
let n=this.#e.locate(t,`value`);
if(typeof t.at(-1)==`number`){
let e=this.#e.locate(t.slice(0,-1),`value`);
return n.start>e.start?{
span:n,
value:n}:void 0}
let r=this.#y(t);
return r===void 0||n.start<r.end?void 0:{
span:{
start:r.start,
end:n.end},
value:n}}
#x(e){
let t=this.#b(e);
let n=t&&this.#n[this.#C(t.value.start)];
return n?.end===t?.value.end?n:void 0}
#S(e,t){
let{
start:n}=this.#e.locate(e,`value`);
let r=this.#C(n);
let i=this.#n[r];
return i?.start===n&&i.kind===t?r:void 0}
#C(e){
let[t,n]=[0,this.#n.length];
for(;t<n;){
let r=t+n>>1;
(this.#n[r]?.end??0)<=e?t=r+1:n=r}
return t}
#w(e){
for(
let t=e;t<this.#n.length;t+=1)
if(this.#n[t]?.kind!==`comment`)
return this.#n[t]}
#T(e){
return this.#n.slice(Math.max(0,e-1e3),e).findLast(({
kind:e})=>e!==`comment`)}
#E({
start:e,
end:t}){
return this.#n.slice(this.#C(e),this.#C(t)).some(({
kind:e})=>e===`comment`)}
#D(e,t){
return this.#O({
start:e,
end:t}).trim()===``}
#O({
start:e,
end:t}){
return this.#t.slice(e,t)}};
function c(e){
if(Array.isArray(e))
return`[${e.map(c).join(`, `)}]`;
if(typeof e!=`object`||!e)
return JSON.stringify(e);
let t=Object.entries(e);
if(t.length===0)
return`{}`;
return`{ ${t.map(([e,t])=>`${JSON.stringify(e)}: ${c(t)}`).join(`, `)} }`}
exports.jsonEdits=o;
exports.lineBreakOf=i;
exports.lineEnd=n;
exports.lineStart=t;
exports.nextLine=r;
exports.written=c;
"use strict";
const e=require("./yaml.js");
const t=require("./core.js");
const n=require("./json-edits.js");
var r=e.require_dist();
function i(e,t){
return new a(e).edits(t)}
var a=class{
#e;
#t;
#n;
constructor(e){
this.#e=e;
this.#t=e.text;
this.#n=(0,r.parseDocument)(o(e),{
schema:`core`,
version:`1.2`,
merge:!1,
resolveKnownTags:!1,
uniqueKeys:!1,
prettyErrors:!1,
logLevel:`error`}).contents}
edits(e){
switch(e.do){case`rename`:
return this.#r(e.at,e.to);case`set`:
return this.#i(e.at,e.value);case`quote`:
return this.#a(e.at);case`add`:
return this.#o(e.at,e.value,e.after);case`insert`:
return this.#s(e.into,e.position,e.values);case`remove`:
return this.#l(e.at);case`rewrite`:
return this.#u(e.at,e.within,e.text);case`lift`:
return this.#d(e.at,e.to);case`wrap`:
return this.#g(e.under);case`move`:
return;case`index`:
return this.#f(e.at,e.by,e.to)}}
#r(e,t){
let n=this.#_(e);
let i=n?.parent;
if(n?.pair===void 0||!(0,r.isMap)(i)||i.items.some(e=>s(e)===t))
return;
let a=c(n.pair.key);
return a&&[{
span:a,
text:p(t,this.#t.charAt(a.start))}]}
#i(e,t){
let i=this.#_(e);
if(i===void 0||e.length===0||(0,r.isAlias)(i.node)||l(i.node))
return;
let a=typeof t==`string`?p(t,this.#S(i.node)):m(t);
let o=this.#v(i.node);
let s=i.pair===void 0?void 0:c(i.pair.key);
if(o===void 0){
if(s===void 0)
return;
let e=this.#t.indexOf(`:`,s.end);
return e===-1?void 0:[{
span:{
start:e+1,
end:e+1},
text:` ${a}`}]}
if(!(s!==void 0&&n.lineStart(this.#t,o.start)>s.end))
return[{
span:o,
text:a}];
let u=this.#t.slice(s.end,o.start);
return/^\s*:\s*$/.test(u)?[{
span:{
start:s.end,
end:o.end},
text:`: ${a}`}]:void 0}
#a(e){
let t=this.#_(e);
let n=this.#v(t?.node);
if(n===void 0||!(0,r.isScalar)(t?.node)||t.node.type!==`PLAIN`)
return;
if(/["'\\\n\r]/.test(this.#t.slice(n.start,n.end)))
return;
return[{
span:{
start:n.start,
end:n.start},
text:`"`},{
span:{
start:n.end,
end:n.end},
text:`"`}]}
#o(e,t,i){
let a=this.#_(e.slice(0,-1))?.node;
let o=String(e.at(-1));
if(!(0,r.isMap)(a)||l(a)||a.items.some(e=>s(e)===o))
return;
let u=`${p(o)}: ${typeof t==`string`?p(t):m(t)}`;
if(a.flow)
return this.#c(a,0,u,i);
let d=i===void 0?a.items[0]:a.items.find(e=>s(e)===i);
let f=d===void 0?void 0:c(d.key);
if(d===void 0||f===void 0)
return;
let h=` `.repeat(f.start-n.lineStart(this.#t,f.start));
let g=n.lineBreakOf(this.#t);
if(i===void 0)
return[{
span:{
start:f.start,
end:f.start},
text:`${u}${g}${h}`}];
let _=n.lineEnd(this.#t,this.#y(d).end);
return[{
span:{
start:_,
end:_},
text:`${g}${h}${u}`}]}
#s(e,t,i){
let a=this.#_(e)?.node;
if(!(0,r.isSeq)(a)||l(a)||i.length===0)
return;
let o=i.map(e=>p(e));
if(a.flow)
return this.#c(a,t,o.join(`, `));
let s=a.items.map(e=>this.#v(e));
let c=s[Math.min(t,s.length-1)];
if(c===void 0)
return;
let u=this.#t.lastIndexOf(`-`,c.start-1);
let d=` `.repeat(u-n.lineStart(this.#t,u));
let f=n.lineBreakOf(this.#t);
if(t<a.items.length){
let e=this.#t.slice(u,c.start);
return[{
span:{
start:c.start,
end:c.start},
text:o.map(t=>`${t}${f}${d}${e}`).join(``)}]}
let m=n.lineEnd(this.#t,c.end);
return[{
span:{
start:m,
end:m},
text:o.map(e=>`${f}${d}- ${e}`).join(``)}]}
#c(e,t,n,i){
let a=this.#v(e);
if(a===void 0)
return;
let o=e.items.map(e=>this.#x(e));
let c=o[i===void 0?t:1+e.items.findIndex(e=>s(e)===i)];
if(c!==void 0)
return[{
span:{
start:c.start,
end:c.start},
text:`${n}, `}];
let l=o.at(-1);
if(l!==void 0)
return[{
span:{
start:l.end,
end:l.end},
text:`, ${n}`}];
let u={
start:a.start+1,
end:a.end-1};
if(this.#t.slice(u.start,u.end).trim()!==``)
return;
return[{
span:u,
text:(0,r.isMap)(e)?` ${n} `:n}]}
#l(e){
let t=this.#_(e);
let i=t?.parent;
if(t===void 0||i===void 0||this.#C(t))
return;
let a=this.#x(t.pair??t.node);
if(i.items.length===1){
if(!i.flow)
return this.#i(e.slice(0,-1),(0,r.isMap)(i)?{}:[]);
let t=this.#v(i);
if(t===void 0||this.#t.slice(t.start,t.end).includes(`#`))
return;
return[{
span:{
start:t.start+1,
end:t.end-1},
text:``}]}
let o=i.items[t.index+1];
let s=i.items[t.index-1];
if(i.flow){
if(o!==void 0)
return[{
span:{
start:a.start,
end:this.#x(o).start},
text:``}];
return[{
span:{
start:this.#x(s).end,
end:a.end},
text:``}]}
let c=(0,r.isSeq)(i)?this.#t.lastIndexOf(`-`,a.start-1):a.start;
let l=n.lineStart(this.#t,c);
let u=n.lineEnd(this.#t,a.end);
let d=this.#t.slice(a.end,u).trim();
if(this.#t.slice(l,c).trim()===``){
if(d!==``)
return[{
span:{
start:c,
end:u-d.length},
text:``}];
let e=n.nextLine(this.#t,a.end);
if(e===u&&l>0)
return[{
span:{
start:n.lineEnd(this.#t,this.#x(s).end),
end:u},
text:``}];
return[{
span:{
start:l,
end:e},
text:``}]}
if(o===void 0||d!==``)
return;
return[{
span:{
start:c,
end:this.#x(o).start},
text:``}]}
#u(e,t,i){
let a=this.#_(e);
let o=a?.node;
let s=this.#v(o);
let c=this.#e.locate(e,`value`,t);
if(s===void 0||!(0,r.isScalar)(o)||typeof o.value!=`string`||l(o))
return;
if(o.type===`QUOTE_DOUBLE`||o.type===`QUOTE_SINGLE`){
if(c.start<=s.start||c.end>=s.end)
return;
return[{
span:c,
text:o.type===`QUOTE_DOUBLE`?n.written(i).slice(1,-1):i.replaceAll(`'`,`''`)}]}
if(o.type!==`PLAIN`||this.#t.slice(s.start,s.end)!==o.value)
return;
let d=o.value.slice(0,t.start)+i+o.value.slice(t.end);
return[{
span:s,
text:/^[\w.-]*$/.test(i)&&u(d,a?.parent?.flow===!0)?d:p(d)}]}
#d(e,t){
let r=this.#_(e);
let i=this.#_(e.slice(0,-1));
if(r?.pair===void 0||i?.pair===void 0||r.parent?.items.length!==1)
return;
if(r.parent.flow||l(r.parent)||l(r.node))
return;
let[a,o]=[c(r.pair.key),c(i.pair.key)];
let u=this.#v(r.node);
if(a===void 0||o===void 0||u===void 0)
return;
let d=n.lineStart(this.#t,a.start);
let f=n.nextLine(this.#t,a.end);
if(f>u.start||!/^\s*:\s*$/.test(this.#t.slice(a.end,f)))
return;
return[...i.pair&&s(i.pair)===t?[]:[{
span:o,
text:p(t,this.#t.charAt(o.start))}],{
span:{
start:d,
end:f},
text:``}]}
#f(e,i,a){
let o=this.#_(e);
let s=o?.node;
let u=o?.pair&&c(o.pair.key);
let d=e.at(-1)===a?[]:this.#r(e,a);
if(!(0,r.isSeq)(s)||s.flow||l(s)||u===void 0||d===void 0)
return;
if(!n.areNamedApart(t.valueAt(this.#e.value,e),i))
return;
let f=this.#m(s,u.start)?``:`  `;
let p=[...d];
for(
let e of s.items){
let t=(0,r.isMap)(e)&&!e.flow&&!l(e)?this.#p(e,i,f):void 0;
if(t===void 0)
return;
p.push(...t)}
let m=new Set(p.flatMap(({
span:e,
text:t})=>t===``?[e.start]:[]));
return f===``?p:[...p,...this.#h(s,m)]}
#p(e,t,i){
let a=e.items.findIndex(e=>s(e)===t);
let o=e.items[a];
let[u]=e.items;
let d=u&&c(u.key)?.start;
let f=o?.value;
if(d===void 0||o===void 0||e.items.length<2)
return;
if(!(0,r.isScalar)(f)||typeof f.value!=`string`||l(f))
return;
let m=this.#t.lastIndexOf(`-`,d-1);
if(!/^-[ \t]+$/.test(this.#t.slice(m,d)))
return;
let{
end:h}=this.#y(o);
let g=`${p(f.value,this.#S(f))}:`;
if(a===0)
return[{
span:{
start:m,
end:h},
text:g}];
let _=c(o.key)?.start??0;
let v=n.lineStart(this.#t,_);
if(this.#t.slice(v,_).trim()!==``||this.#t.slice(h,n.lineEnd(this.#t,h)).trim()!==``)
return;
let y=` `.repeat(d-n.lineStart(this.#t,d))+i;
return[{
span:{
start:m,
end:d},
text:`${g}${n.lineBreakOf(this.#t)}${y}`},{
span:{
start:v,
end:n.nextLine(this.#t,h)},
text:``}]}
#m(e,t){
let{
start:r}=this.#v(e)??{
start:0};
return r-n.lineStart(this.#t,r)>t-n.lineStart(this.#t,t)}
#h(e,t){
let r=this.#v(e)??{
start:0,
end:0};
let i=[];
for(
let e=n.lineStart(this.#t,r.start);e<r.end;e=n.nextLine(this.#t,e))
n.lineEnd(this.#t,e)>e&&!t.has(e)&&i.push({
span:{
start:e,
end:e},
text:`  `});
return i}
#g(e){
let t=this.#n;
if(!(0,r.isMap)(t)||t.flow||this.#e.language!==`yaml`)
return;
let i=this.#v(t);
if(i===void 0||n.lineStart(this.#t,i.start)!==i.start)
return;
let a=[{
span:{
start:i.start,
end:i.start},
text:`${p(e)}:${n.lineBreakOf(this.#t)}  `}];
for(
let e=n.nextLine(this.#t,i.start);e<i.end;e=n.nextLine(this.#t,e))
n.lineEnd(this.#t,e)>e&&a.push({
span:{
start:e,
end:e},
text:`  `});
return a}
#_(e){
let t={
node:this.#n??void 0,
parent:void 0,
index:0};
for(
let n of e){
let{
node:e}=t;
if((0,r.isMap)(e)){
let r=e.items.findLastIndex(e=>s(e)===String(n));
let i=e.items[r];
if(i===void 0)
return;
t={
pair:i,
node:i.value??void 0,
parent:e,
index:r}}else 
if((0,r.isSeq)(e)&&typeof n==`number`&&e.items[n]!==void 0)
t={
node:e.items[n],
parent:e,
index:n};else 
return}
return t}
#v(e){
let t=c(e);
if(t===void 0)
return;
let n=this.#t.slice(t.start,t.end);
let r=t.start+n.trimEnd().length;
return r>t.start?{
start:t.start,
end:r}:void 0}
#y(e){
let t=c(e.key)??{
start:0,
end:0};
let n=this.#v(e.value);
return{
start:t.start,
end:Math.max(n?.end??0,this.#b(t.end))}}
#b(e){
let t=this.#t.indexOf(`:`,e);
return t!==-1&&this.#t.slice(e,t).trim()===``?t+1:e}
#x(e){
if(typeof e==`object`&&e&&`key`in e)
return this.#y(e);
return this.#v(e)??{
start:0,
end:0}}
#S(e){
let t=c(e);
return t===void 0?``:this.#t.charAt(t.start)}
#C({
pair:e,
node:t}){
let{
start:n,
end:r}=this.#x(e??t);
return/(?:^|[\s[{,:])&\S/.test(this.#t.slice(n,r))}};
function o({
language:e,
text:t}){
if(e!==`markdown`)
return t;
let n=/(?:\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?=\r|\n|$)/g;
n.lastIndex=3;
let r=n.exec(t)?.index??t.length;
return`   ${t.slice(3,r)}`}
function s({
key:e}){
if(!(0,r.isScalar)(e))
return;
return typeof e.value==`string`?e.value:e.source??String(e.value??``)}
function c(e){
if(!(0,r.isScalar)(e)&&!(0,r.isCollection)(e)&&!(0,r.isAlias)(e))
return;
let[t,n]=e.range??[];
return t===void 0||n===void 0?void 0:{
start:t,
end:n}}
function l(e){
return((0,r.isScalar)(e)||(0,r.isCollection)(e))&&(e.anchor!==void 0||e.tag?.startsWith(`!`)===!0)}
function u(e,t){
let{
contents:n,
errors:i}=(0,r.parseDocument)(t?`[${e}]`:`- ${e}`,{
logLevel:`error`});
let a=(0,r.isSeq)(n)&&i.length===0?n.items:[];
let[o]=a;
return a.length===1&&(0,r.isScalar)(o)&&o.type===`PLAIN`&&o.value===e}
let d;
let f;
function p(e,t=``){
if(t===`'`&&!/[\n\r\t]|\p{Cc}/u.test(e))
return`'${e.replaceAll(`'`,`''`)}'`;
if(t!==`"`&&(d??=/^(?![\s-]*$)[A-Za-z_./$](?:[\w./@+$=-]|:(?=[\w/]))*$/).test(e)&&!(f??=/^(?:true|false|null|yes|no|on|off|y|n|\.nan|\.inf)$/i).test(e))
return e;
return JSON.stringify(e)}
function m(e){
if(Array.isArray(e))
return`[${e.map(m).join(`, `)}]`;
if(typeof e==`string`)
return p(e);
if(typeof e!=`object`||!e)
return String(e);
let t=Object.entries(e);
if(t.length===0)
return`{}`;
return`{ ${t.map(([e,t])=>`${p(e)}: ${m(t)}`).join(`, `)} }`}
exports.scalar=p;
exports.yamlEdits=i;
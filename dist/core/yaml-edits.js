"use strict";
require("./rolldown-runtime.js");
const e=require("./yaml.js");
const t=require("./json-edits.js");
var n=e.require_dist();
function r(e,t){
return new i(e).edits(t)}
var i=class{
#e;
#t;
#n;
constructor(e){
this.#e=e;
this.#t=e.text;
this.#n=(0,n.parseDocument)(a(e),{
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
return this.#f(e.under);case`move`:
return}}
#r(e,t){
let r=this.#p(e);
let i=r?.parent;
if(r?.pair===void 0||!(0,n.isMap)(i)||i.items.some(e=>o(e)===t))
return;
let a=s(r.pair.key);
return a&&[{
span:a,
text:f(t,this.#t.charAt(a.start))}]}
#i(e,r){
let i=this.#p(e);
if(i===void 0||e.length===0||(0,n.isAlias)(i.node)||c(i.node))
return;
let a=typeof r==`string`?f(r,this.#v(i.node)):p(r);
let o=this.#m(i.node);
let l=i.pair===void 0?void 0:s(i.pair.key);
if(o===void 0){
if(l===void 0)
return;
let e=this.#t.indexOf(`:`,l.end);
return e===-1?void 0:[{
span:{
start:e+1,
end:e+1},
text:` ${a}`}]}
if(!(l!==void 0&&t.lineStart(this.#t,o.start)>l.end))
return[{
span:o,
text:a}];
let u=this.#t.slice(l.end,o.start);
return/^\s*:\s*$/.test(u)?[{
span:{
start:l.end,
end:o.end},
text:`: ${a}`}]:void 0}
#a(e){
let t=this.#p(e);
let r=this.#m(t?.node);
if(r===void 0||!(0,n.isScalar)(t?.node)||t.node.type!==`PLAIN`)
return;
if(/["'\\\n\r]/.test(this.#t.slice(r.start,r.end)))
return;
return[{
span:{
start:r.start,
end:r.start},
text:`"`},{
span:{
start:r.end,
end:r.end},
text:`"`}]}
#o(e,r,i){
let a=this.#p(e.slice(0,-1))?.node;
let l=String(e.at(-1));
if(!(0,n.isMap)(a)||c(a)||a.items.some(e=>o(e)===l))
return;
let u=`${f(l)}: ${typeof r==`string`?f(r):p(r)}`;
if(a.flow)
return this.#c(a,0,u,i);
let d=i===void 0?a.items[0]:a.items.find(e=>o(e)===i);
let m=d===void 0?void 0:s(d.key);
if(d===void 0||m===void 0)
return;
let h=` `.repeat(m.start-t.lineStart(this.#t,m.start));
let g=t.lineBreakOf(this.#t);
if(i===void 0)
return[{
span:{
start:m.start,
end:m.start},
text:`${u}${g}${h}`}];
let _=t.lineEnd(this.#t,this.#h(d).end);
return[{
span:{
start:_,
end:_},
text:`${g}${h}${u}`}]}
#s(e,r,i){
let a=this.#p(e)?.node;
if(!(0,n.isSeq)(a)||c(a)||i.length===0)
return;
let o=i.map(e=>f(e));
if(a.flow)
return this.#c(a,r,o.join(`, `));
let s=a.items.map(e=>this.#m(e));
let l=s[Math.min(r,s.length-1)];
if(l===void 0)
return;
let u=this.#t.lastIndexOf(`-`,l.start-1);
let d=` `.repeat(u-t.lineStart(this.#t,u));
let p=t.lineBreakOf(this.#t);
if(r<a.items.length){
let e=this.#t.slice(u,l.start);
return[{
span:{
start:l.start,
end:l.start},
text:o.map(t=>`${t}${p}${d}${e}`).join(``)}]}
let m=t.lineEnd(this.#t,l.end);
return[{
span:{
start:m,
end:m},
text:o.map(e=>`${p}${d}- ${e}`).join(``)}]}
#c(e,t,r,i){
let a=this.#m(e);
if(a===void 0)
return;
let s=e.items.map(e=>this.#_(e));
let c=s[i===void 0?t:1+e.items.findIndex(e=>o(e)===i)];
if(c!==void 0)
return[{
span:{
start:c.start,
end:c.start},
text:`${r}, `}];
let l=s.at(-1);
if(l!==void 0)
return[{
span:{
start:l.end,
end:l.end},
text:`, ${r}`}];
let u={
start:a.start+1,
end:a.end-1};
if(this.#t.slice(u.start,u.end).trim()!==``)
return;
return[{
span:u,
text:(0,n.isMap)(e)?` ${r} `:r}]}
#l(e){
let r=this.#p(e);
let i=r?.parent;
if(r===void 0||i===void 0||this.#y(r))
return;
let a=this.#_(r.pair??r.node);
if(i.items.length===1){
if(!i.flow)
return this.#i(e.slice(0,-1),(0,n.isMap)(i)?{}:[]);
let t=this.#m(i);
if(t===void 0||this.#t.slice(t.start,t.end).includes(`#`))
return;
return[{
span:{
start:t.start+1,
end:t.end-1},
text:``}]}
let o=i.items[r.index+1];
let s=i.items[r.index-1];
if(i.flow){
if(o!==void 0)
return[{
span:{
start:a.start,
end:this.#_(o).start},
text:``}];
return[{
span:{
start:this.#_(s).end,
end:a.end},
text:``}]}
let c=(0,n.isSeq)(i)?this.#t.lastIndexOf(`-`,a.start-1):a.start;
let l=t.lineStart(this.#t,c);
let u=t.lineEnd(this.#t,a.end);
let d=this.#t.slice(a.end,u).trim();
if(this.#t.slice(l,c).trim()===``){
if(d!==``)
return[{
span:{
start:c,
end:u-d.length},
text:``}];
let e=t.nextLine(this.#t,a.end);
if(e===u&&l>0)
return[{
span:{
start:t.lineEnd(this.#t,this.#_(s).end),
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
end:this.#_(o).start},
text:``}]}
#u(e,r,i){
let a=this.#p(e);
let o=a?.node;
let s=this.#m(o);
let u=this.#e.locate(e,`value`,r);
if(s===void 0||!(0,n.isScalar)(o)||typeof o.value!=`string`||c(o))
return;
if(o.type===`QUOTE_DOUBLE`||o.type===`QUOTE_SINGLE`){
if(u.start<=s.start||u.end>=s.end)
return;
return[{
span:u,
text:o.type===`QUOTE_DOUBLE`?t.written(i).slice(1,-1):i.replaceAll(`'`,`''`)}]}
if(o.type!==`PLAIN`||this.#t.slice(s.start,s.end)!==o.value)
return;
let d=o.value.slice(0,r.start)+i+o.value.slice(r.end);
return[{
span:s,
text:/^[\w.-]*$/.test(i)&&l(d,a?.parent?.flow===!0)?d:f(d)}]}
#d(e,n){
let r=this.#p(e);
let i=this.#p(e.slice(0,-1));
if(r?.pair===void 0||i?.pair===void 0||r.parent?.items.length!==1)
return;
if(r.parent.flow||c(r.parent)||c(r.node))
return;
let[a,l]=[s(r.pair.key),s(i.pair.key)];
let u=this.#m(r.node);
if(a===void 0||l===void 0||u===void 0)
return;
let d=t.lineStart(this.#t,a.start);
let p=t.nextLine(this.#t,a.end);
if(p>u.start||!/^\s*:\s*$/.test(this.#t.slice(a.end,p)))
return;
return[...i.pair&&o(i.pair)===n?[]:[{
span:l,
text:f(n,this.#t.charAt(l.start))}],{
span:{
start:d,
end:p},
text:``}]}
#f(e){
let r=this.#n;
if(!(0,n.isMap)(r)||r.flow||this.#e.language!==`yaml`)
return;
let i=this.#m(r);
if(i===void 0||t.lineStart(this.#t,i.start)!==i.start)
return;
let a=[{
span:{
start:i.start,
end:i.start},
text:`${f(e)}:${t.lineBreakOf(this.#t)}  `}];
for(
let e=t.nextLine(this.#t,i.start);e<i.end;e=t.nextLine(this.#t,e))
t.lineEnd(this.#t,e)>e&&a.push({
span:{
start:e,
end:e},
text:`  `});
return a}
#p(e){
let t={
node:this.#n??void 0,
parent:void 0,
index:0};
for(
let r of e){
let{
node:e}=t;
if((0,n.isMap)(e)){
let n=e.items.findLastIndex(e=>o(e)===String(r));
let i=e.items[n];
if(i===void 0)
return;
t={
pair:i,
node:i.value??void 0,
parent:e,
index:n}}else 
if((0,n.isSeq)(e)&&typeof r==`number`&&e.items[r]!==void 0)
t={
node:e.items[r],
parent:e,
index:r};else 
return}
return t}
#m(e){
let t=s(e);
if(t===void 0)
return;
let n=this.#t.slice(t.start,t.end);
let r=t.start+n.trimEnd().length;
return r>t.start?{
start:t.start,
end:r}:void 0}
#h(e){
let t=s(e.key)??{
start:0,
end:0};
let n=this.#m(e.value);
return{
start:t.start,
end:Math.max(n?.end??0,this.#g(t.end))}}
#g(e){
let t=this.#t.indexOf(`:`,e);
return t!==-1&&this.#t.slice(e,t).trim()===``?t+1:e}
#_(e){
if(typeof e==`object`&&e&&`key`in e)
return this.#h(e);
return this.#m(e)??{
start:0,
end:0}}
#v(e){
let t=s(e);
return t===void 0?``:this.#t.charAt(t.start)}
#y({
pair:e,
node:t}){
let{
start:n,
end:r}=this.#_(e??t);
return/(?:^|[\s[{,:])&\S/.test(this.#t.slice(n,r))}};
function a({
language:e,
text:t}){
if(e!==`markdown`)
return t;
let n=/(?:\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?=\r|\n|$)/g;
n.lastIndex=3;
let r=n.exec(t)?.index??t.length;
return`   ${t.slice(3,r)}`}
function o({
key:e}){
if(!(0,n.isScalar)(e))
return;
return typeof e.value==`string`?e.value:e.source??String(e.value??``)}
function s(e){
if(!(0,n.isScalar)(e)&&!(0,n.isCollection)(e)&&!(0,n.isAlias)(e))
return;
let[t,r]=e.range??[];
return t===void 0||r===void 0?void 0:{
start:t,
end:r}}
function c(e){
return((0,n.isScalar)(e)||(0,n.isCollection)(e))&&(e.anchor!==void 0||e.tag?.startsWith(`!`)===!0)}
function l(e,t){
let{
contents:r,
errors:i}=(0,n.parseDocument)(t?`[${e}]`:`- ${e}`,{
logLevel:`error`});
let a=(0,n.isSeq)(r)&&i.length===0?r.items:[];
let[o]=a;
return a.length===1&&(0,n.isScalar)(o)&&o.type===`PLAIN`&&o.value===e}
const u=/^(?![\s-]*$)[A-Za-z_./$](?:[\w./@+$=-]|:(?=[\w/]))*$/;
const d=/^(?:true|false|null|yes|no|on|off|y|n|\.nan|\.inf)$/i;
function f(e,t=``){
if(t===`'`&&!/[\n\r\t]|\p{Cc}/u.test(e))
return`'${e.replaceAll(`'`,`''`)}'`;
if(t!==`"`&&u.test(e)&&!d.test(e))
return e;
return JSON.stringify(e)}
function p(e){
if(Array.isArray(e))
return`[${e.map(p).join(`, `)}]`;
if(typeof e==`string`)
return f(e);
if(typeof e!=`object`||!e)
return String(e);
let t=Object.entries(e);
if(t.length===0)
return`{}`;
return`{ ${t.map(([e,t])=>`${f(e)}: ${p(t)}`).join(`, `)} }`}
exports.scalar=f;
exports.yamlEdits=r;
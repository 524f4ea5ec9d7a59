"use strict";
const e=require("./core.js");
const t=/^\s*mcp-lint-disable-next-line(?=\s|$)/;
let n;
function r(e){
let{
text:n}=e;
if(!n.includes(`mcp-lint-disable`))
return[];
let r=e.comments().filter(e=>t.test(e.text));
let a=new Map;
let o=[];
for(
let t of r.toReversed()){
let{
start:r,
end:s}=t.span;
if(e.part!==void 0&&s<=e.part.span.start){
o.push({
span:t.span,
words:c(t,n),
line:`all`});
continue}
let l=i(n,s,a);
a.set(r,{
end:s,
offset:l});
let u=l===void 0?void 0:e.position(l).line;
o.push({
span:t.span,
words:c(t,n),
line:u})}
return o.reverse()}
function i(e,t,n){
let r=o(e,a(e,t));
if(r===void 0)
return;
let i=n.get(r);
if(i===void 0)
return r;
let s=o(e,i.end);
return s===void 0||s>a(e,i.end)?i.offset:r}
function a(e,t){
return s(/[\r\n]/g,e,t)??e.length}
function o(e,t){
return s(/\S/g,e,t)}
function s(e,t,n){
e.lastIndex=n;
return e.exec(t)?.index}
function c(e,r){
let[i=``]=t.exec(e.text)??[];
let[a=``]=e.text.slice(i.length).split(n??=/(?:^|\s)--(?:\s|$)/,1);
let o=r.indexOf(e.text,e.span.start)+i.length;
return Array.from(a.matchAll(/[^\s,]+/g),({
0:e,
index:t})=>({
id:e,
span:{
start:o+t,
end:o+t+e.length}}))}
function l(t,n){
let r=n===void 0?`this comment silences nothing`:`${e.quote(n)} silences nothing here`;
let i=n===void 0?`remove the comment`:`remove it`;
return{...e.warning(`suppression-unused`,t,r,i),
fix:d(t,n===void 0,i)}}
function u(t,n,r){
let i=e.suggest(n,r);
let a=i===void 0?`put "--" before a reason`:`did you mean ${e.quote(i)}?`;
let o=e.warning(`suppression-unknown`,t,`${e.quote(n)} is not a rule, so it silences nothing`,a);
if(i===void 0)
return o;
let s={
title:`write ${e.quote(i)}`,
safety:`unsafe`,
changes:[{
do:`write`,
span:e.spanOf(t),
text:i}]};
return{...o,
fix:s}}
function d(t,n,r){
let{
text:i}=t.document;
let{
start:a,
end:o}=e.spanOf(t);
if(n){
for(;/[ \t]/.test(i.charAt(a-1));)
--a;
(a===0||/[\n\r]/.test(i.charAt(a-1)))&&(o+=/^[ \t]*(?:\r\n|\n|\r)?/.exec(i.slice(o,o+1e3))?.[0].length??0)}else{
let e=/^[ \t]*,[ \t]*/.exec(i.slice(o,o+1e3))?.[0].length;
let t=/(?<![ \t])[ \t]*(?:,[ \t]*)?$/.exec(i.slice(Math.max(0,a-1e3),a))?.[0].length??0;
e===void 0?a-=t:o+=e}
return{
title:r,
safety:`safe`,
changes:[{
do:`write`,
span:{
start:a,
end:o},
text:``}]}}
function f(e,t){
let n=[];
let i=new Map;
for(
let e of t.documents){
if(i.has(e)||!t.commentsCount(e))
continue;
let a=r(e);
if(a.length===0)
continue;
let o=new p(e,a,t.rules);
i.set(e,o);
n.push(o)}
if(n.length===0)
return{
kept:[...e],
suppressed:0};
let a=e.filter(e=>!i.get(e.place.document)?.silences(e));
return{
kept:[...a,...n.flatMap(e=>e.complaints())],
suppressed:e.length-a.length}}
var p=class{
#e;
#t;
#n;
#r=new Map;
constructor(e,t,n){
this.#e=e;
this.#t=t;
this.#n=n;
for(
let{
line:e,
words:n}of t){
if(e===void 0)
continue;
let t=this.#r.get(e)??new Map;
this.#r.set(e,t);
let r=n.length===0?[``]:n.map(({
id:e})=>e);
for(
let e of r)
t.has(e)||t.set(e,{
used:!1})}}
silences({
rule:t,
place:n}){
let{
line:r}=this.#e.position(e.spanOf(n).start);
let i=[this.#r.get(r),this.#r.get(`all`)].flatMap(e=>[e?.get(t),e?.get(``)]).filter(e=>e!==void 0);
for(
let e of i)
e.used=!0;
return i.length>0}
complaints(){
return this.#t.flatMap(e=>[...e.words.filter(({
id:e})=>!this.#n.has(e)).map(e=>this.#i(e)),...this.#a(e)])}
#i({
id:t,
span:n}){
return u(e.atSpan(this.#e,n),t,this.#n)}
#a({
span:t,
words:n,
line:r}){
let i=e=>!(r!==void 0&&this.#r.get(r)?.get(e)?.used);
let a=e.atSpan(this.#e,t);
if(n.length===0)
return i(``)?[l(a)]:[];
let o=n.filter(({
id:e})=>this.#n.has(e)&&i(e));
if(o.length===n.length)
return[l(a)];
return o.map(t=>l(e.atSpan(this.#e,t.span),t.id))}};
exports.silence=f;
"use strict";
const e=require("./core.js");
function t(t,n){
return r(`suppression-unused`,t,n===void 0?`this comment silences nothing`:`${e.quote(n)} silences nothing here`,n===void 0?`remove the comment`:`remove it`)}
function n(t,n,i){
let a=e.suggest(n,i);
let o=a===void 0?`put "--" before a reason`:`did you mean ${e.quote(a)}?`;
return r(`suppression-unknown`,t,`${e.quote(n)} is not a rule, so it silences nothing`,o)}
function r(e,t,n,r){
return{
rule:e,
severity:`warning`,
message:n,
help:r,
place:t,
related:[],
clients:[]}}
const i=/^\s*mcp-lint-disable-next-line(?=\s|$)/;
const a=/(?:^|\s)--(?:\s|$)/;
function o(e){
let{
text:t}=e;
if(!t.includes(`mcp-lint-disable`))
return[];
let n=e.comments().filter(e=>i.test(e.text));
let r=new Map;
let a=[];
for(
let i of n.toReversed()){
let{
start:n,
end:o}=i.span;
let c=s(t,o,r);
r.set(n,{
end:o,
offset:c});
let l=c===void 0?void 0:e.position(c).line;
a.push({
span:i.span,
words:d(i,t),
line:l})}
return a.reverse()}
function s(e,t,n){
let r=l(e,c(e,t));
if(r===void 0)
return;
let i=n.get(r);
if(i===void 0)
return r;
let a=l(e,i.end);
return a===void 0||a>c(e,i.end)?i.offset:r}
function c(e,t){
return u(/[\r\n]/g,e,t)??e.length}
function l(e,t){
return u(/\S/g,e,t)}
function u(e,t,n){
e.lastIndex=n;
return e.exec(t)?.index}
function d(e,t){
let[n=``]=i.exec(e.text)??[];
let[r=``]=e.text.slice(n.length).split(a,1);
let o=t.indexOf(e.text,e.span.start)+n.length;
return Array.from(r.matchAll(/[^\s,]+/g),({
0:e,
index:t})=>({
id:e,
span:{
start:o+t,
end:o+t+e.length}}))}
function f(e,t){
let n=[];
let r=new Map;
for(
let e of t.documents){
if(r.has(e)||!t.commentsCount(e))
continue;
let i=o(e);
if(i.length===0)
continue;
let a=new p(e,i,t.rules);
r.set(e,a);
n.push(a)}
if(n.length===0)
return{
kept:[...e],
suppressed:0};
let i=e.filter(e=>!r.get(e.place.document)?.silences(e));
return{
kept:[...i,...n.flatMap(e=>e.complaints())],
suppressed:e.length-i.length}}
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
let i=this.#r.get(r);
let a=[i?.get(t),i?.get(``)].filter(e=>e!==void 0);
for(
let e of a)
e.used=!0;
return a.length>0}
complaints(){
return this.#t.flatMap(e=>[...e.words.filter(({
id:e})=>!this.#n.has(e)).map(e=>this.#i(e)),...this.#a(e)])}
#i({
id:t,
span:r}){
return n(e.atSpan(this.#e,r),t,this.#n)}
#a({
span:n,
words:r,
line:i}){
let a=e=>!(i!==void 0&&this.#r.get(i)?.get(e)?.used);
let o=e.atSpan(this.#e,n);
if(r.length===0)
return a(``)?[t(o)]:[];
let s=r.filter(({
id:e})=>this.#n.has(e)&&a(e));
if(s.length===r.length)
return[t(o)];
return s.map(n=>t(e.atSpan(this.#e,n.span),n.id))}};
exports.silence=f;
"use strict";
var e=class{
#e;
#t;
constructor(e){
let{
text:t,
problems:n}=e;
let r=[];
let i=[];
let a=n.filter(({
kind:e,
same:t})=>e===`duplicate-key`&&t);
a.length>200&&i.push({
start:0,
end:t.length});
for(
let{
route:n,
span:o,
related:s}of a.slice(0,200)){
if(n===void 0||s===void 0)
continue;
if(e.locate(n,`key`).start!==s.span.start)
continue;
let a={
start:s.span.start,
end:e.locate(n,`value`).end};
let c={
start:o.start,
end:o.start+a.end-a.start};
t.slice(a.start,a.end)===t.slice(c.start,c.end)&&c.end<=a.start&&!/[\w.+-]/.test(t.charAt(c.end))?r.push({
counts:a,
lost:c}):i.push(a)}
this.#e=r.sort((e,t)=>e.counts.end-e.counts.start-(t.counts.end-t.counts.start));
this.#t=i}
withCopies(e){
if(e.some(e=>this.#t.some(n=>t(e,n))))
return;
let n=[...e];
for(
let{
counts:e,
lost:r}of this.#e)
for(
let i of[...n]){
if(!t(i,e))
continue;
if(i.span.start<e.start||i.span.end>e.end)
return;
let a=r.start-e.start;
n.push({
span:{
start:i.span.start+a,
end:i.span.end+a},
text:i.text})}
return n}};
function t({
span:e,
text:t},{
start:n,
end:r}){
if(e.start===r)
return e.end===r&&!t.startsWith(`,`);
return e.start<r&&e.end>n}
exports.EqualCopies=e;
"use strict";
const e=require("./core.js");
const t=require("./json-edits.js");
function n(e){
return[...e].sort((e,t)=>e.span.start-t.span.start||e.span.end-t.span.end)}
function r(e,t){
return e.span.start<=t.span.end&&t.span.start<=e.span.end}
function i(e,t){
let r=``;
let i=0;
for(
let{
span:a,
text:o}of n(t)){
r+=e.slice(i,a.start)+o;
i=a.end}
return r+e.slice(i)}
function a(e,t,n){
let{
path:r,
language:i,
part:a}=e;
let o=a?.read?.(t)??t;
return(a===void 0?e.withText?.(o):a.withText?.(o))??n({
path:r,
text:o,
problems:[]},i)}
async function o(n){
let r=[...n];
let o=new Set(r.map(({
language:e})=>e));
let c=await e.loadParsersOf(r);
let u=new Map([[`json`,t.jsonEdits]]);
if(o.has(`yaml`)||o.has(`markdown`)){
let{
yamlEdits:e}=await Promise.resolve().then(()=>require("./yaml-edits.js"));
u.set(`yaml`,e).set(`markdown`,e)}
o.has(`toml`)&&u.set(`toml`,(await Promise.resolve().then(()=>require("./toml-edits.js"))).tomlEdits);
let f=(e,t)=>a(e,i(e.text,t),c);
return{
editsOf:(e,t)=>e.part!==void 0&&e.part.read===void 0?void 0:s(e,t,l(e,u.get(e.language),c)),
isMeant:(e,t,n)=>d(e,t,f(e,n)),
after:f}}
function s(e,t,r){
let i=[];
for(
let n of t){
let t=n.do===`write`?[n]:u(()=>r?.(e,n));
if(t===void 0)
return;
for(
let{
span:n,
text:r}of t)
e.text.slice(n.start,n.end)!==r&&i.push({
span:n,
text:r})}
let a=n(i);
let o=a.every((e,t)=>t===0||!c(a[t-1],e));
return i.length>0&&o?a:void 0}
function c(e,t){
return r(e,t)&&t.span.start<e.span.end}
function l(e,t,n){
let{
part:r}=e;
if(r===void 0||t===void 0)
return t;
let i;
return(o,s)=>{
i??=a(e,e.text,n);
let c=t(i,s)?.map(({
span:e,
text:t})=>({
text:t,
span:{
start:e.start+r.shift,
end:e.end+r.shift}}));
return c?.every(({
span:e})=>e.start>=r.span.start&&e.end<=r.span.end)?c:void 0}}
function u(e){
try{
return e()}catch{
return}}
function d(t,n,r){
let i=({
problems:e})=>e.filter(({
fatal:e})=>e).length;
if(i(r)>i(t))
return!1;
if(t.problems.some(({
kind:e})=>e===`syntax`)&&n.some(({
do:e})=>e===`write`)&&i(r)===i(t))
return!1;
if(t.problems.some(({
kind:e})=>e===`duplicate-key`||e===`syntax`))
return!0;
let a=e.outcomeOf(t,n);
if(a===void 0||e.isAlike(a.value,r.value))
return!0;
return t.language===`toml`&&e.isAlike(f(a.value),f(r.value))}
function f(t){
if(!e.isObject(t))
return t;
let n=Object.entries(t).map(([e,t])=>[e,f(t)]);
return Object.fromEntries(n.filter(([,t])=>!e.isObject(t)||Object.keys(t).length>0))}
var p=class{
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
if(e.some(e=>this.#t.some(t=>m(e,t))))
return;
let t=[...e];
for(
let{
counts:e,
lost:n}of this.#e)
for(
let r of[...t]){
if(!m(r,e))
continue;
if(r.span.start<e.start||r.span.end>e.end)
return;
let i=n.start-e.start;
t.push({
span:{
start:r.span.start+i,
end:r.span.end+i},
text:r.text})}
return t}};
function m({
span:e,
text:t},{
start:n,
end:r}){
if(e.start===r)
return e.end===r&&!t.startsWith(`,`);
return e.start<r&&e.end>n}
exports.EqualCopies=p;
exports.collide=r;
exports.edited=i;
exports.loadEditor=o;
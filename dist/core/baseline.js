"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./text.js");
const n=require("./json2.js");
function r(e){
return e.map(e=>`/${String(e).replaceAll(`~`,`~0`).replaceAll(`/`,`~1`)}`).join(``)}
function i({
path:t,
shown:n},r){
let{
source:i}=e.readSource(r,t,n);
let a=i.problems.find(e=>e.fatal);
if(a!==void 0)
throw new e.UsageError(`the baseline "${e.printable(n)}": ${a.message}`);
let o=d(i.text);
if(!f(o))
throw new e.UsageError(`"${e.printable(n)}" is not a baseline of this version (write it anew with --update-baseline)`);
return o}
function a({
path:t},r,i){
let a=n.parseJson(e.readSource(i,t,r).source);
return t=>e.at(a,[`findings`,t],`value`)}
function o(e,t){
let n=new Map;
for(
let e of t.findings){
let t=u(e);
n.set(t,(n.get(t)??0)+e.count)}
let r=e.filter(e=>{
let t=u(l(e));
let r=n.get(t)??0;
r>0&&n.set(t,r-1);
return r===0});
let i=t.findings.flatMap((e,t)=>{
let r=u(e);
let i=(n.get(r)??0)>0;
n.set(r,0);
return i?[t]:[]});
return{
kept:r,
suppressed:e.length-r.length,
stale:i}}
function s(e,t=[]){
let n=new Map(t.map(e=>[u(e),e]));
for(
let t of e){
let e=l(t);
let r=u(e);
n.set(r,{...e,
count:(n.get(r)?.count??0)+1})}
return{
version:1,
findings:[...n].sort(([e],[t])=>e<t?-1:1).map(([,e])=>e)}}
function c(t,n,{
files:r,
save:a,
isReported:o}){
let{
path:c,
shown:l}=t;
let u=(o&&r.exists(c)?i(t,r).findings:[]).filter(e=>!o?.(e.path));
try{
a(c,`${JSON.stringify(s(n,u),null,2)}\n`)}catch(t){
if(t instanceof e.UsageError)
throw t;
let n=r.exists(e.dirname(c))?e.causeOf(t):`its folder does not exist`;
throw new e.UsageError(`the baseline "${e.printable(l)}" cannot be written: ${n}`)}}
function l({
rule:e,
place:n}){
let i=n.route.map(e=>t.wordsAbout(String(e),[n.document]));
return{
path:n.document.path,
rule:e,
pointer:r(i),
count:1}}
function u({
path:e,
rule:t,
pointer:n}){
return`${e}\0${t}\0${n}`}
function d(e){
try{
return JSON.parse(e)}catch{
return}}
function f(t){
if(!e.isObject(t)||t.version!==1||!Array.isArray(t.findings))
return!1;
return t.findings.every(p)}
function p(t){
if(!e.isObject(t))
return!1;
let{
path:n,
rule:r,
pointer:i,
count:a}=t;
return[n,r,i].every(e=>typeof e==`string`)&&typeof a==`number`&&Number.isSafeInteger(a)&&a>0}
exports.applyBaseline=o;
exports.baselineOf=s;
exports.placeOfEntry=a;
exports.readBaseline=i;
exports.writeBaseline=c;
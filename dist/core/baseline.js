"use strict";
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
let o=p(i.text);
if(!m(o))
throw new e.UsageError(`"${e.printable(n)}" is not a baseline of this version (write it anew with --update-baseline)`);
return o}
function a(e,{
known:t,
isJudged:n,
place:r}){
let i=e.filter(e=>n(t.findings[e]));
if(i.length===0)
return[];
let[a,...s]=i.map(r());
return a===void 0?[]:[o(a,s)]}
function o(t,n){
let r=`${n.length===0?`this entry`:`this entry and ${n.length} more`} ${n.length===0?`fits`:`fit`} no finding any more`;
let i=n.map(e=>({
place:e,
message:`this one as well`}));
return{...e.warning(`suppression-unused`,t,r,`remove what is mended, or record all anew with --update-baseline`),
related:i}}
function s({
path:t},r,i){
let a=n.parseJson(e.readSource(i,t,r).source);
return t=>e.at(a,[`findings`,t],`value`)}
function c(e,t){
let n=new Map;
for(
let e of t.findings){
let t=f(e);
n.set(t,(n.get(t)??0)+e.count)}
let r=e.filter(e=>{
let t=f(d(e));
let r=n.get(t)??0;
r>0&&n.set(t,r-1);
return r===0});
let i=t.findings.flatMap((e,t)=>{
let r=f(e);
let i=(n.get(r)??0)>0;
n.set(r,0);
return i?[t]:[]});
return{
kept:r,
suppressed:e.length-r.length,
stale:i}}
function l(e,t=[]){
let n=new Map(t.map(e=>[f(e),e]));
for(
let t of e){
let e=d(t);
let r=f(e);
n.set(r,{...e,
count:(n.get(r)?.count??0)+1})}
return{
version:1,
findings:[...n].sort(([e],[t])=>e<t?-1:1).map(([,e])=>e)}}
function u(t,n,{
files:r,
save:a,
isReported:o}){
let{
path:s,
shown:c}=t;
let u=(o&&r.exists(s)?i(t,r).findings:[]).filter(e=>!o?.(e.path));
try{
a(s,`${JSON.stringify(l(n,u),null,2)}\n`)}catch(t){
if(t instanceof e.UsageError)
throw t;
let n=r.exists(e.dirname(s))?e.causeOf(t):`its folder does not exist`;
throw new e.UsageError(`the baseline "${e.printable(c)}" cannot be written: ${n}`)}}
function d({
rule:e,
place:n}){
let i=n.route.map(e=>t.wordsAbout(String(e),[n.document]));
return{
path:n.document.path,
rule:e,
pointer:r(i),
count:1}}
function f({
path:e,
rule:t,
pointer:n}){
return`${e}\0${t}\0${n}`}
function p(e){
try{
return JSON.parse(e)}catch{
return}}
function m(t){
if(!e.isObject(t)||t.version!==1||!Array.isArray(t.findings))
return!1;
return t.findings.every(h)}
function h(t){
if(!e.isObject(t))
return!1;
let{
path:n,
rule:r,
pointer:i,
count:a}=t;
return[n,r,i].every(e=>typeof e==`string`)&&typeof a==`number`&&Number.isSafeInteger(a)&&a>0}
exports.applyBaseline=c;
exports.baselineOf=l;
exports.placeOfEntry=s;
exports.readBaseline=i;
exports.staleIn=a;
exports.writeBaseline=u;
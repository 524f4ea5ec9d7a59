"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./text.js");
function n(e){
return e.map(e=>`/${String(e).replaceAll(`~`,`~0`).replaceAll(`/`,`~1`)}`).join(``)}
function r({
path:t,
shown:n},r){
let{
source:i}=e.readSource(r,t,n);
let a=i.problems.find(e=>e.fatal);
if(a!==void 0)
throw new e.UsageError(`the baseline "${e.printable(n)}": ${a.message}`);
let o=u(i.text);
if(!d(o))
throw new e.UsageError(`"${e.printable(n)}" is not a baseline of this version (write it anew with --update-baseline)`);
return o}
function i({
path:t},n,r){
let i=e.parseJson(e.readSource(r,t,n).source);
return t=>e.at(i,[`findings`,t],`value`)}
function a(e,t){
let n=new Map;
for(
let e of t.findings){
let t=l(e);
n.set(t,(n.get(t)??0)+e.count)}
let r=e.filter(e=>{
let t=l(c(e));
let r=n.get(t)??0;
r>0&&n.set(t,r-1);
return r===0});
let i=t.findings.flatMap((e,t)=>{
let r=l(e);
let i=(n.get(r)??0)>0;
n.set(r,0);
return i?[t]:[]});
return{
kept:r,
suppressed:e.length-r.length,
stale:i}}
function o(e,t=[]){
let n=new Map(t.map(e=>[l(e),e]));
for(
let t of e){
let e=c(t);
let r=l(e);
n.set(r,{...e,
count:(n.get(r)?.count??0)+1})}
return{
version:1,
findings:[...n].sort(([e],[t])=>e<t?-1:1).map(([,e])=>e)}}
function s(t,n,{
files:i,
save:a,
isReported:s}){
let{
path:c,
shown:l}=t;
let u=(s&&i.exists(c)?r(t,i).findings:[]).filter(e=>!s?.(e.path));
try{
a(c,`${JSON.stringify(o(n,u),null,2)}\n`)}catch(t){
if(t instanceof e.UsageError)
throw t;
let n=i.exists(e.dirname(c))?e.causeOf(t):`its folder does not exist`;
throw new e.UsageError(`the baseline "${e.printable(l)}" cannot be written: ${n}`)}}
function c({
rule:e,
place:r}){
let i=r.route.map(e=>t.wordsAbout(String(e),[r.document]));
return{
path:r.document.path,
rule:e,
pointer:n(i),
count:1}}
function l({
path:e,
rule:t,
pointer:n}){
return`${e}\0${t}\0${n}`}
function u(e){
try{
return JSON.parse(e)}catch{
return}}
function d(t){
if(!e.isObject(t)||t.version!==1||!Array.isArray(t.findings))
return!1;
return t.findings.every(f)}
function f(t){
if(!e.isObject(t))
return!1;
let{
path:n,
rule:r,
pointer:i,
count:a}=t;
return[n,r,i].every(e=>typeof e==`string`)&&typeof a==`number`&&Number.isSafeInteger(a)&&a>0}
exports.applyBaseline=a;
exports.baselineOf=o;
exports.placeOfEntry=i;
exports.readBaseline=r;
exports.writeBaseline=s;
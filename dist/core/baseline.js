"use strict";
const e=require("./core.js");
function t(e){
return e.map(e=>`/${String(e).replaceAll(`~`,`~0`).replaceAll(`/`,`~1`)}`).join(``)}
function n({
path:t,
shown:n},r){
let{
source:i}=e.readSource(r,t,n);
let a=i.problems.find(e=>e.fatal);
if(a!==void 0)
throw new e.UsageError(`the baseline "${e.printable(n)}": ${a.message}`);
let o=c(i.text);
if(!l(o))
throw new e.UsageError(`"${e.printable(n)}" is not a baseline of this version (write it anew with --update-baseline)`);
return o}
function r(e,t){
let n=new Map;
for(
let e of t.findings){
let t=s(e);
n.set(t,(n.get(t)??0)+e.count)}
let r=e.filter(e=>{
let t=s(o(e));
let r=n.get(t)??0;
r>0&&n.set(t,r-1);
return r===0});
return{
kept:r,
suppressed:e.length-r.length}}
function i(e,t=[]){
let n=new Map(t.map(e=>[s(e),e]));
for(
let t of e){
let e=o(t);
let r=s(e);
n.set(r,{...e,
count:(n.get(r)?.count??0)+1})}
return{
version:1,
findings:[...n].sort(([e],[t])=>e<t?-1:1).map(([,e])=>e)}}
function a(t,r,{
files:a,
save:o,
isReported:s}){
let{
path:c,
shown:l}=t;
let u=(s&&a.exists(c)?n(t,a).findings:[]).filter(e=>!s?.(e.path));
try{
o(c,`${JSON.stringify(i(r,u),null,2)}\n`)}catch(t){
let n=a.exists(e.dirname(c))?e.causeOf(t):`its folder does not exist`;
throw new e.UsageError(`the baseline "${e.printable(l)}" cannot be written: ${n}`)}}
function o({
rule:n,
place:r}){
let i=r.route.map(t=>e.redact(String(t)));
return{
path:r.document.path,
rule:n,
pointer:t(i),
count:1}}
function s({
path:e,
rule:t,
pointer:n}){
return`${e}\0${t}\0${n}`}
function c(e){
try{
return JSON.parse(e)}catch{
return}}
function l(t){
if(!e.isObject(t)||t.version!==1||!Array.isArray(t.findings))
return!1;
return t.findings.every(u)}
function u(t){
if(!e.isObject(t))
return!1;
let{
path:n,
rule:r,
pointer:i,
count:a}=t;
return[n,r,i].every(e=>typeof e==`string`)&&typeof a==`number`&&Number.isSafeInteger(a)&&a>0}
exports.applyBaseline=r;
exports.baselineOf=i;
exports.readBaseline=n;
exports.writeBaseline=a;
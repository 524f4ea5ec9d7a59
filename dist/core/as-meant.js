"use strict";
const e=require("./core.js");
async function t(t,r,i){
let a=`asRead`in r?t.of(r.asRead.document):t;
let o=`asRead`in r?[{
findings:await i(a),
amended:r.asRead}]:[{
findings:r}];
for(;o.length<=4;){
let t=o.at(-1)?.findings.flatMap(({
meant:e=[]})=>e)??[];
let n=e.amend(a.document,t);
if(n===void 0)
break;
a=a.of(n.document);
o.push({
findings:await i(a),
amended:n})}
return n(o)}
function n(t){
let[n=[],...i]=t.map((e,n)=>d(t,n));
let f=new Set(n.map(u));
let p=new Map;
let m=n.filter(r);
for(
let e of m)
p.set(u(e),e);
let h=new Set(m.map(c));
let g=new Set(m.filter(a).map(l));
for(
let[e,t]of i.entries()){
let n=e===i.length-1;
for(
let e of t){
let t=u(e);
if(p.has(t)||!(n||r(e))||h.has(c(e)))
continue;
if(g.has(l(e))&&!r(e))
continue;
let i=f.has(t)?e:s(e,m);
p.set(t,i);
if(!r(i))
continue;
m.push(i);
h.add(c(i))}}
for(
let t of n){
let n=u(t);
let r=m.filter(e=>o(e,t));
!p.has(n)&&r.every(({
severity:n})=>e.milder(n,t.severity)!==t.severity)&&p.set(n,t)}
return[...p.values()]}
function r({
meant:e}){
return e!==void 0}
function i({
meant:e=[]}){
return e.some(e=>`outOf`in e)}
function a({
meant:e=[]}){
return e.every(e=>e.do===`move`)}
function o({
meant:t=[]},{
place:{
route:n}}){
return t.some(t=>`at`in t&&(e.startsWith(n,t.at.slice(0,-1))||e.startsWith(t.at,n)))}
function s(t,n){
let r=n.filter(({
meant:n=[]})=>n.some(n=>`at`in n&&e.startsWith(t.place.route,n.at)));
let[a=t]=(r.length>0?r:n).toReversed();
let o=e.milder(t.severity,a.severity);
return{...t,
message:o===t.severity?t.message:`once ${i(a)?`it is split`:`the name is right`}, ${t.message}`,
severity:o,
related:[...t.related,{
place:a.place,
message:`counts once this is put right`}]}}
function c({
rule:t,
place:n,
meant:r}){
return r&&`${t}\0${e.spanOf(n).start}`}
function l({
place:t}){
let{
start:n,
end:r}=e.spanOf(t);
return`${n}\0${r}`}
function u({
rule:t,
message:n,
place:r}){
let{
start:i,
end:a}=e.spanOf(r);
return`${t}\0${i}\0${a}\0${n}`}
function d(e,t){
let n=e[t]?.findings??[];
for(
let{
amended:r}of e.slice(0,t+1).toReversed())
r!==void 0&&(n=n.flatMap(e=>f(e,r)??[]));
return n}
function f({
fix:e,
meant:t,...n},{
placeOf:r,
changeOf:i}){
let a=r(n.place);
if(a===void 0)
return;
let o=n.related.flatMap(e=>{
let t=r(e.place);
return t===void 0?[]:[{...e,
place:t}]});
let s=e&&p(e,i);
let c=t?.flatMap(e=>i(e)??[]);
return{...n,
place:a,
related:o,...s===void 0?{}:{
fix:s},...c===void 0?{}:{
meant:c}}}
function p(e,t){
if(!(`changes`in e))
return;
let n=e.changes.map(t);
return n.every(e=>e!==void 0)?{...e,
changes:n}:void 0}
exports.asMeant=t;
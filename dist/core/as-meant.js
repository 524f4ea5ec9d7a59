"use strict";
const e=require("./core.js");
function t(t,a){
let o=new Set;
let l=a.filter(r=>{
let a=i(r);
if(a===void 0||!n(t,a))
return!1;
let s=a.to&&JSON.stringify(a.to);
if(s===void 0)
return!0;
let c=e.valueAt(t.value,a.to??[])===void 0&&!o.has(s);
o.add(s);
return c});
let u=l.length===0?void 0:e.outcomeOf(t,l);
return u&&c(new s(t,u.value,r(l)),t)}
function n({
value:t},{
from:n,
at:r}){
let i=n??r;
return i===void 0||e.valueAt(t,i)!==void 0}
function r(e){
let t=[];
for(
let n of e.toSorted((e,t)=>a(e)-a(t))){
let e=i(n);
t.at(-1)?.rank!==a(n)&&t.push(new o(a(n)));
e!==void 0&&t.at(-1)?.add(e)}
return t}
function i(e){
switch(e.do){case`rename`:
return{
from:e.at,
to:[...e.at.slice(0,-1),e.to]};case`move`:
return{
from:e.at,
to:e.to};case`lift`:{
let t=[...e.at.slice(0,-2),e.to];
return e.at.at(-2)===e.to?{
from:e.at,
at:t}:{
from:e.at,
to:t}}case`wrap`:
return{
from:[],
to:[e.under]};case`add`:
return{
to:e.at};case`set`:
return{
at:e.at};default:
return}}
function a(e){
return(`at`in e?e.at.length:0)*2+ +(e.do===`set`||e.do===`add`)}
var o=class{
rank;
#e=new Map;
#t=new Set;
constructor(e){
this.rank=e}
add(e){
let{
to:t,
at:n=[]}=e;
let r=t??n;
this.#e.set(JSON.stringify(r),e);
this.#t.add(r.length)}
after(t){
for(
let{
from:n,
to:r,
at:i}of this.#e.values())
if(n!==void 0&&e.startsWith(t,n))
return[...r??i??[],...t.slice(n.length)];
return t}
before(e){
let{
route:t}=e;
for(
let n of this.#t){
let r=this.#e.get(JSON.stringify(t.slice(0,n)));
if(r===void 0)
continue;
let{
from:i,
to:a,
at:o}=r;
if(i!==void 0)
return{...e,
route:[...i,...t.slice(n)]};
let s={...e,
route:a??o??[]};
return a===void 0?{...s,
isOther:!0}:{...s,
isNew:!0}}
return e}};
var s=class{
value;
#e;
#t;
constructor(e,t,n){
this.#e=e;
this.value=t;
this.#t=n}
get path(){
return this.#e.path}
get part(){
return this.#e.part}
get text(){
return this.#e.text}
get language(){
return this.#e.language}
get problems(){
return this.#e.problems.map(e=>e.route===void 0?e:{...e,
route:this.#n(e.route)})}
#n(e){
return this.#t.reduceRight((e,t)=>t.after(e),e)}
forget(){
this.#e.forget()}
locate(e,t,n){
let{
route:r,
isOther:i}=this.originOf(e);
return this.#e.locate(r,t,i?void 0:n)}
isBroken(e){
return this.#e.isBroken(this.originOf(e).route)}
comments(){
return this.#e.comments()}
position(e){
return this.#e.position(e)}
originOf(e){
let t={
route:e,
isNew:!1,
isOther:!1};
for(
let e of this.#t)
t=e.before(t);
return t}};
function c(e,t){
let n=t=>e.originOf(t).route;
return{
document:e,
placeOf:n=>{
if(n.document!==e)
return n;
let{
route:r,
isNew:i,
isOther:a}=e.originOf(n.route);
if(i)
return;
let{
within:o,...s}=n;
return{...s,
document:t,
route:r,...o===void 0||a?{}:{
within:o}}},
changeOf:t=>{
if(t.do===`write`)
return t;
if(t.do===`wrap`)
return;
let r=t.do===`insert`?t.into:t.at;
let{
isNew:i,
isOther:a}=e.originOf(r);
if(i||a)
return;
if(t.do===`insert`)
return{...t,
into:n(r)};
if(t.do===`move`&&JSON.stringify(n(t.to))!==JSON.stringify(t.to))
return;
return{...t,
at:n(r)}}}}
async function l(e,n,r){
let i=[{
findings:n}];
let a=e;
for(;i.length<=4;){
let e=i.at(-1)?.findings.flatMap(({
meant:e=[]})=>e)??[];
let n=t(a.document,e);
if(n===void 0)
break;
a=a.of(n.document);
i.push({
findings:await r(a),
amended:n})}
return u(i)}
function u(t){
let[n=[],...r]=t.map((e,n)=>v(t,n));
let i=new Set(n.map(_));
let a=new Map;
let o=n.filter(d);
for(
let e of o)
a.set(_(e),e);
let s=new Set(o.map(h));
let c=new Set(o.filter(f).map(g));
for(
let[e,t]of r.entries()){
let n=e===r.length-1;
for(
let e of t){
let t=_(e);
if(a.has(t)||!(n||d(e))||s.has(h(e)))
continue;
if(c.has(g(e))&&!d(e))
continue;
let r=i.has(t)?e:m(e,o);
a.set(t,r);
if(!d(r))
continue;
o.push(r);
s.add(h(r))}}
for(
let t of n){
let n=_(t);
let r=o.filter(e=>p(e,t));
!a.has(n)&&r.every(({
severity:n})=>e.milder(n,t.severity)!==t.severity)&&a.set(n,t)}
return[...a.values()]}
function d({
meant:e}){
return e!==void 0}
function f({
meant:e=[]}){
return e.every(e=>e.do===`move`)}
function p({
meant:t=[]},{
place:{
route:n}}){
return t.some(t=>`at`in t&&(e.startsWith(n,t.at.slice(0,-1))||e.startsWith(t.at,n)))}
function m(t,n){
let r=n.filter(({
meant:n=[]})=>n.some(n=>`at`in n&&e.startsWith(t.place.route,n.at)));
let[i=t]=(r.length>0?r:n).toReversed();
let a=e.milder(t.severity,i.severity);
return{...t,
message:a===t.severity?t.message:`once the name is right, ${t.message}`,
severity:a,
related:[...t.related,{
place:i.place,
message:`counts once this is put right`}]}}
function h({
rule:t,
place:n,
meant:r}){
return r&&`${t}\0${e.spanOf(n).start}`}
function g({
place:t}){
let{
start:n,
end:r}=e.spanOf(t);
return`${n}\0${r}`}
function _({
rule:t,
message:n,
place:r}){
let{
start:i,
end:a}=e.spanOf(r);
return`${t}\0${i}\0${a}\0${n}`}
function v(e,t){
let n=e[t]?.findings??[];
for(
let{
amended:r}of e.slice(1,t+1).toReversed())
r!==void 0&&(n=n.flatMap(e=>y(e,r)??[]));
return n}
function y({
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
let s=e&&b(e,i);
let c=t?.flatMap(e=>i(e)??[]);
return{...n,
place:a,
related:o,...s===void 0?{}:{
fix:s},...c===void 0?{}:{
meant:c}}}
function b(e,t){
if(!(`changes`in e))
return;
let n=e.changes.map(t);
return n.every(e=>e!==void 0)?{...e,
changes:n}:void 0}
exports.asMeant=l;
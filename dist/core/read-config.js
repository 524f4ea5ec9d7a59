"use strict";
const e=require("./core.js");
const t=require("./json2.js");
const n=require("./text.js");
const r=1e3;
function i(t){
let n=e.compilePatterns(t.flatMap(e=>l(e).map(c)));
return t=>!e.isAbsolute(t)&&n.test(t).ignored}
function a(t){
if(t.length===0)
return()=>[];
let n=t.flatMap((e,t)=>e.flatMap(e=>l(e).map(e=>({
group:t,
line:c(e)}))));
let r=new e.LineIndex(n.map(({
line:e})=>e),!1);
let i=new Map;
let a=(t,r)=>{
let a=i.get(t)??e.compilePatterns([n[t]?.line??``]);
i.set(t,a);
return a.test(r).ignored};
return function*(t){
if(e.isAbsolute(t))
return;
let i;
for(
let e of r.mayMatch(t).toReversed()){
let r=n[e]?.group;
if(r===void 0||r===i||!a(e,t))
continue;
i=r;
yield r}}}
function o(t){
let n=[];
for(
let e of t){
n.push(...l(e).map(c));
if(n.length>5e4)
return!0}
return new e.LineIndex(n,!1).dropped>0}
function s(t){
if(t.startsWith(`!`))
return`begins with "!", which has no meaning here`;
if(t.length>r)
return`is longer than ${r} characters`;
let n=l(t);
if(n.length>100)
return`stands for more than 100 alternatives`;
return n.every(e.isAffordable)?void 0:`has more than three "**"`}
function c(e){
let t=e.startsWith(`./`)?e.slice(1):e;
return/^[#!]/.test(t)?`\\${t}`:t}
function l(e){
let t=[];
let n=[e];
for(
let e=n.pop();e!==void 0&&t.length<=100;e=n.pop()){
let r=u(e);
r===void 0?t.push(e):n.push(...r.choices.map(e=>r.before+e+r.after).reverse())}
return t}
function u(e){
let t=[];
let n;
for(
let r=0;r<e.length;r+=1){
let i=e[r];
if(i===`\\`)
r+=1;else 
if(i===`{`)
t.push({
open:r,
commas:[],
close:r});else 
if(i===`,`)
t.at(-1)?.commas.push(r);else 
if(i===`}`){
let e=t.pop();
if(e===void 0||e.commas.length===0)
continue;
e.close=r;
(n===void 0||e.open<n.open)&&(n=e)}}
return n&&d(e,n)}
function d(e,{
open:t,
commas:n,
close:r}){
let i=[...n,r];
let a=i.map((n,r)=>e.slice((i[r-1]??t)+1,n));
return{
before:e.slice(0,t),
choices:a,
after:e.slice(r+1)}}
function f(t,n){
let r=t.map(t=>({
fault:t,
start:e.spanOf(t.place).start})).sort((e,t)=>e.start-t.start).map(({
fault:e,
start:t})=>p(e,t,n));
r.length>50&&r.splice(50,r.length,`and more`);
return new e.UsageError(r.join(`
`))}
function p({
message:t,
help:r,
place:i},a,o){
let{
line:s,
column:c}=i.document.position(a);
let l=r===void 0?``:` (${r})`;
return`${e.printable(o)}:${s}:${c} ${n.wordsAbout(t+l,[i.document])}`}
function m(e,t,n){
let r=[];
for(
let i of h(e,t,n)){
i!==void 0&&r.push(i);
if(r.length>50)
break}
return r}
function*h(t,n,r){
let i=(t,n)=>{
if(typeof t!=`string`||r(t))
return;
return{
message:`the path ${e.quote(t)} leads out of the workspace`,
help:`use a path below its root`,
place:n}};
let a=t.value;
let o={
noun:`a rule`,
ids:new Set(n.rules),
command:`rules`};
let s={
noun:`a client`,
ids:new Set(n.clients),
command:`clients`};
let c={
noun:`a format or a client`,
ids:new Set([...n.formats,...n.clients]),
command:`clients`};
for(
let[n,r]of S(e.own(a,`targets`)))
yield g(r,s,e.at(t,[`targets`,n]));
for(
let[n,r]of x(e.own(a,`clients`))){
yield g(n,s,e.at(t,[`clients`,n],`key`));
yield _(r,e.at(t,[`clients`,n]))}
for(
let[n]of x(e.own(a,`rules`)))
yield g(n,o,e.at(t,[`rules`,n],`key`));
for(
let[n,r]of S(e.own(a,`ignore`)))
yield b(r,e.at(t,[`ignore`,n]));
for(
let[n,r]of x(e.own(a,`files`))){
yield b(n,e.at(t,[`files`,n],`key`));
yield g(r,c,e.at(t,[`files`,n]))}
yield*y(t);
for(
let[n,r]of x(e.own(a,`tools`)))
yield i(r,e.at(t,[`tools`,n]));
yield v(e.own(a,`spec`),`a revision`,n.revisions,e.at(t,[`spec`]));
for(
let[r,i]of S(e.own(a,`profiles`)))
yield v(i,`a profile`,n.profiles,e.at(t,[`profiles`,r]));
for(
let[n,r]of S(e.own(a,`overrides`))){
for(
let[i,a]of S(e.own(r,`files`)))
yield b(a,e.at(t,[`overrides`,n,`files`,i]));
for(
let[i]of x(e.own(r,`rules`)))
yield g(i,o,e.at(t,[`overrides`,n,`rules`,i],`key`))}
yield i(e.own(a,`baseline`),e.at(t,[`baseline`]))}
function g(t,{
noun:n,
ids:r,
command:i},a){
if(typeof t!=`string`||r.has(t))
return;
let o=e.suggest(t,r);
let s=o===void 0?`"mcp-lint ${i}" lists them all`:`did you mean ${e.quote(o)}?`;
return{
message:`${e.quote(t)} is not ${n}`,
help:s,
place:a}}
function _(t,n){
if(typeof t!=`string`||e.isVersionRange(t))
return;
return{
message:`${e.quote(t)} is no range of versions`,
help:`write it as "<18.2", "18.1.4" or ">=17 <18"`,
place:n}}
function v(t,n,r,i){
if(typeof t!=`string`||r.includes(t))
return;
return{
message:`${e.quote(t)} is not ${n}`,
help:`use ${e.list(r,{
max:20,
conjunction:`or`})}`,
place:i}}
function*y(t){
let n=t.value;
let r={
ignore:[...S(e.own(n,`ignore`))].map(([,e])=>e),
files:x(e.own(n,`files`)).map(([e])=>e),
overrides:[...S(e.own(n,`overrides`))].flatMap(([,t])=>[...S(e.own(t,`files`))].map(([,e])=>e))};
for(
let[n,i]of Object.entries(r)){
if(!o(i.filter(e=>typeof e==`string`)))
continue;
yield{
message:`${e.quote(n)} has more patterns than any path can be held against`,
help:`name folders instead of files`,
place:e.at(t,[n],`key`)}}}
function b(t,n){
let r=typeof t==`string`?s(t):void 0;
return r===void 0?void 0:{
message:`the pattern ${e.quote(String(t))} ${r}`,
place:n}}
function x(e){
return typeof e==`object`&&e&&!Array.isArray(e)?Object.entries(e):[]}
function S(e){
return Array.isArray(e)?e.entries():[]}
function C(e,t){
let{
targets:n=[],
clients:r={},
rules:a={},
ignore:o=[],
files:s={},
tools:c={},
overrides:l=[],
spec:u,
profiles:d,
baseline:f}=e;
return{
targets:n,
clients:new Map(Object.entries(r)),
rules:new Map(Object.entries(a).map(([e,t])=>[e,w(t)])),
ignored:o.length===0?()=>!1:i(o),
formatOf:T(s),
tools:new Map(Object.entries(c).map(([e,n])=>[e,t(n)])),
overrides:E(l),
spec:u,
profiles:d,
baseline:f===void 0?void 0:t(f)}}
function w(e){
if(typeof e==`string`)
return{
level:e};
let[t,n]=e;
return n===void 0?{
level:t}:{
level:t,
options:n}}
function T(e){
let t=Object.values(e);
let n=a(Object.keys(e).map(e=>[e]));
return e=>{
for(
let r of n(e))
return t[r]}}
function E(e){
let t=a(e.map(({
files:e})=>e));
let n;
let r=(e,r)=>{
n?.path!==r&&(n={
path:r,
groups:new Set(t(r))});
return n.groups.has(e)};
return e.map(({
rules:e},t)=>({
matches:e=>r(t,e),
rules:new Map(Object.entries(e))}))}
function D(e,t){
let n=e=>[t,...e];
let{
path:r,
text:i,
language:a,
problems:o,
value:s}=e;
return{
path:r,
text:i,
language:a,
problems:o,
value:typeof s==`object`&&s?Object.getOwnPropertyDescriptor(s,t)?.value:void 0,
locate:(t,r,i)=>e.locate(n(t),r,i),
isBroken:t=>e.isBroken(n(t)),
forget:()=>e.forget(),
comments:()=>e.comments(),
position:t=>e.position(t)}}
const O=[`targets`,`rules`,`ignore`,`files`,`tools`,`spec`,`profiles`,`overrides`,`baseline`];
const k=[`files`,`rules`];
const A=[`prefix`,`pattern`];
async function j(t){
return(await e.checkDocument(t,`mcp-lint`)).map(M)}
function M({
kind:t,
key:n,
route:r,
sentence:i,
help:a,
place:o}){
let s=r.length===0?`the configuration`:e.subjectOf(r,void 0);
let c=t===`value`&&n!==void 0;
return{
message:`${s} ${i}`,
help:c?P(n,N(r)):a,
place:o}}
function N(e){
if(e.length===0)
return O;
return e[0]===`rules`?A:k}
function P(t,n){
let r=e.suggest(t,n);
return r===void 0?void 0:`did you mean ${e.quote(r)}?`}
const F=new Set([`comment`,`trailing-comma`,`bom`]);
async function I(t,n){
let r=n.config!==void 0;
let{
files:i,
cwd:a,
known:o,
validate:s=j}=n;
let{
path:c,
isSection:l}=t;
let u=L(c,a);
let d=e.relative(a,c)||`.`;
let p=z(c,d,r?i:new e.Within(i,[e.dirname(c)]));
let h=l?D(p,e.SECTION):p;
let g=B(h,l);
g.length===0&&g.push(...await s(h),...m(h,await o(),e=>R(u,e,i)));
if(g.length>0)
throw f(g,d);
return{
config:C(h.value,e=>i.resolve(u,e)),
path:c,
root:u}}
function L(t,n){
let r=e.dirname(t);
return e.leadsOut(e.relative(r,n))?n:r}
function R(t,n,r){
return!e.isAbsolute(n)&&!e.leadsOut(e.relative(t,r.resolve(t,n)))}
function z(n,r,i){
let{
source:a}=e.readSource(i,n,r);
return a.problems.some(({
fatal:e})=>e)?e.unparsed(a,`json`):t.parseJson(a)}
function B(t,n){
let r=t.problems.filter(({
kind:e,
route:t})=>!F.has(e)&&!(n&&e===`duplicate-key`&&t?.[0]!==`mcp-lint`)).map(({
message:n,
help:r,
span:i})=>({
message:n,
help:r,
place:e.atSpan(t,i)}));
if(r.length>0||t.value!==void 0)
return r;
return[{
message:`there is no "${e.SECTION}" here`,
place:e.atSpan(t,{
start:0,
end:0})}]}
exports.readConfig=I;
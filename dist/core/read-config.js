"use strict";
const e=require("./core.js");
const t=require("./json2.js");
const n=1e3;
function r(t){
let n=e.compilePatterns(t.flatMap(e=>o(e).map(a)));
return t=>!e.isAbsolute(t)&&n.test(t).ignored}
function i(t){
if(t.startsWith(`!`))
return`begins with "!", which has no meaning here`;
if(t.length>n)
return`is longer than ${n} characters`;
let r=o(t);
if(r.length>100)
return`stands for more than 100 alternatives`;
return r.every(e.isAffordable)?void 0:`has more than three "**"`}
function a(e){
let t=e.startsWith(`./`)?e.slice(1):e;
return/^[#!]/.test(t)?`\\${t}`:t}
function o(e){
let t=[];
let n=[e];
for(
let e=n.pop();e!==void 0&&t.length<=100;e=n.pop()){
let r=s(e);
r===void 0?t.push(e):n.push(...r.choices.map(e=>r.before+e+r.after).reverse())}
return t}
function s(e){
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
return n&&c(e,n)}
function c(e,{
open:t,
commas:n,
close:r}){
let i=[...n,r];
let a=i.map((n,r)=>e.slice((i[r-1]??t)+1,n));
return{
before:e.slice(0,t),
choices:a,
after:e.slice(r+1)}}
function l(t,n){
let r=t.map(t=>({
fault:t,
start:e.spanOf(t.place).start})).sort((e,t)=>e.start-t.start).map(({
fault:e,
start:t})=>u(e,t,n));
r.length>50&&r.splice(50,r.length,`and more`);
return new e.UsageError(r.join(`
`))}
function u({
message:t,
help:n,
place:r},i,a){
let{
line:o,
column:s}=r.document.position(i);
let c=n===void 0?``:` (${n})`;
return`${e.printable(a)}:${o}:${s} ${t}${c}`}
function d(e,t,n){
let r=[];
for(
let i of f(e,t,n)){
i!==void 0&&r.push(i);
if(r.length>50)
break}
return r}
function*f(t,n,r){
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
let[n,r]of v(e.own(a,`targets`)))
yield p(r,s,e.at(t,[`targets`,n]));
for(
let[n,r]of _(e.own(a,`clients`))){
yield p(n,s,e.at(t,[`clients`,n],`key`));
yield m(r,e.at(t,[`clients`,n]))}
for(
let[n]of _(e.own(a,`rules`)))
yield p(n,o,e.at(t,[`rules`,n],`key`));
for(
let[n,r]of v(e.own(a,`ignore`)))
yield g(r,e.at(t,[`ignore`,n]));
for(
let[n,r]of _(e.own(a,`files`))){
yield g(n,e.at(t,[`files`,n],`key`));
yield p(r,c,e.at(t,[`files`,n]))}
for(
let[n,r]of _(e.own(a,`tools`)))
yield i(r,e.at(t,[`tools`,n]));
yield h(e.own(a,`spec`),`a revision`,n.revisions,e.at(t,[`spec`]));
for(
let[r,i]of v(e.own(a,`profiles`)))
yield h(i,`a profile`,n.profiles,e.at(t,[`profiles`,r]));
for(
let[n,r]of v(e.own(a,`overrides`))){
for(
let[i,a]of v(e.own(r,`files`)))
yield g(a,e.at(t,[`overrides`,n,`files`,i]));
for(
let[i]of _(e.own(r,`rules`)))
yield p(i,o,e.at(t,[`overrides`,n,`rules`,i],`key`))}
yield i(e.own(a,`baseline`),e.at(t,[`baseline`]))}
function p(t,{
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
function m(t,n){
if(typeof t!=`string`||e.isVersionRange(t))
return;
return{
message:`${e.quote(t)} is no range of versions`,
help:`write it as "<18.2", "18.1.4" or ">=17 <18"`,
place:n}}
function h(t,n,r,i){
if(typeof t!=`string`||r.includes(t))
return;
return{
message:`${e.quote(t)} is not ${n}`,
help:`use ${e.list(r,{
max:20,
conjunction:`or`})}`,
place:i}}
function g(t,n){
let r=typeof t==`string`?i(t):void 0;
return r===void 0?void 0:{
message:`the pattern ${e.quote(String(t))} ${r}`,
place:n}}
function _(e){
return typeof e==`object`&&e&&!Array.isArray(e)?Object.entries(e):[]}
function v(e){
return Array.isArray(e)?e.entries():[]}
function y(e,t){
let{
targets:n=[],
clients:i={},
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
clients:new Map(Object.entries(i)),
rules:new Map(Object.entries(a).map(([e,t])=>[e,b(t)])),
ignored:o.length===0?()=>!1:r(o),
formatOf:x(s),
tools:new Map(Object.entries(c).map(([e,n])=>[e,t(n)])),
overrides:l.map(e=>({
matches:r(e.files),
rules:new Map(Object.entries(e.rules))})),
spec:u,
profiles:d,
baseline:f===void 0?void 0:t(f)}}
function b(e){
if(typeof e==`string`)
return{
level:e};
let[t,n]=e;
return n===void 0?{
level:t}:{
level:t,
options:n}}
function x(e){
let t=Object.entries(e).map(([e,t])=>({
matches:r([e]),
format:t}));
return e=>t.findLast(({
matches:t})=>t(e))?.format}
function S(e,t){
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
comments:()=>e.comments(),
position:t=>e.position(t)}}
const C=[`targets`,`rules`,`ignore`,`files`,`tools`,`spec`,`profiles`,`overrides`,`baseline`];
const w=[`files`,`rules`];
const T=[`prefix`,`pattern`];
async function E(t){
return(await e.checkDocument(t,`mcp-lint`)).map(D)}
function D({
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
help:c?k(n,O(r)):a,
place:o}}
function O(e){
if(e.length===0)
return C;
return e[0]===`rules`?T:w}
function k(t,n){
let r=e.suggest(t,n);
return r===void 0?void 0:`did you mean ${e.quote(r)}?`}
const A=new Set([`comment`,`trailing-comma`,`bom`]);
async function j(t,n){
let{
files:r,
cwd:i,
known:a,
validate:o=E}=n;
let{
path:s,
isSection:c}=t;
let u=M(s,i);
let f=e.relative(i,s)||`.`;
let p=P(s,f,r);
let m=c?S(p,e.SECTION):p;
let h=F(m,c);
h.length===0&&h.push(...await o(m),...d(m,await a(),e=>N(u,e,r)));
if(h.length>0)
throw l(h,f);
return{
config:y(m.value,e=>r.resolve(u,e)),
path:s,
root:u}}
function M(t,n){
let r=e.dirname(t);
return e.leadsOut(e.relative(r,n))?n:r}
function N(t,n,r){
return!e.isAbsolute(n)&&!e.leadsOut(e.relative(t,r.resolve(t,n)))}
function P(n,r,i){
let{
source:a}=e.readSource(i,n,r);
return a.problems.some(({
fatal:e})=>e)?e.unparsed(a,`json`):t.parseJson(a)}
function F(t,n){
let r=t.problems.filter(({
kind:e,
route:t})=>!A.has(e)&&!(n&&e===`duplicate-key`&&t?.[0]!==`mcp-lint`)).map(({
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
exports.readConfig=j;
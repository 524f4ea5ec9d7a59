"use strict";
const e=require("./core.js");
const t=require("./json2.js");
const n=require("./text.js");
function r(t,n){
let r=t.map(t=>({
fault:t,
start:e.spanOf(t.place).start})).sort((e,t)=>e.start-t.start).map(({
fault:e,
start:t})=>i(e,t,n));
r.length>50&&r.splice(50,r.length,`and more`);
return new e.UsageError(r.join(`
`))}
function i({
message:t,
help:r,
place:i},a,o){
let{
line:s,
column:c}=i.document.position(a);
let l=r===void 0?``:` (${r})`;
return`${e.printable(o)}:${s}:${c} ${n.wordsAbout(t+l,[i.document])}`}
function a(e,t,n){
let r=[];
for(
let i of o(e,t,n)){
i!==void 0&&r.push(i);
if(r.length>50)
break}
return r}
function*o(t,n,r){
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
let m={
noun:`a client`,
ids:new Set(n.clients),
command:`clients`};
let h={
noun:`a format or a client`,
ids:new Set([...n.formats,...n.clients]),
command:`clients`};
for(
let[n,r]of p(e.own(a,`targets`)))
yield s(r,m,e.at(t,[`targets`,n]));
for(
let[n,r]of f(e.own(a,`clients`))){
yield s(n,m,e.at(t,[`clients`,n],`key`));
yield c(r,e.at(t,[`clients`,n]))}
for(
let[n]of f(e.own(a,`rules`)))
yield s(n,o,e.at(t,[`rules`,n],`key`));
for(
let[n]of f(e.own(a,`fix`)))
yield s(n,o,e.at(t,[`fix`,n],`key`));
for(
let[n,r]of p(e.own(a,`ignore`)))
yield d(r,e.at(t,[`ignore`,n]));
for(
let[n,r]of f(e.own(a,`files`))){
yield d(n,e.at(t,[`files`,n],`key`));
yield s(r,h,e.at(t,[`files`,n]))}
yield*u(t);
for(
let[n,r]of f(e.own(a,`tools`)))
yield i(r,e.at(t,[`tools`,n]));
yield l(e.own(a,`spec`),`a revision`,n.revisions,e.at(t,[`spec`]));
for(
let[r,i]of p(e.own(a,`profiles`)))
yield l(i,`a profile`,n.profiles,e.at(t,[`profiles`,r]));
for(
let[n,r]of p(e.own(a,`overrides`))){
for(
let[i,a]of p(e.own(r,`files`)))
yield d(a,e.at(t,[`overrides`,n,`files`,i]));
for(
let[i]of f(e.own(r,`rules`)))
yield s(i,o,e.at(t,[`overrides`,n,`rules`,i],`key`))}
yield i(e.own(a,`baseline`),e.at(t,[`baseline`]))}
function s(t,{
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
function c(t,n){
if(typeof t!=`string`||e.isVersionRange(t))
return;
return{
message:`${e.quote(t)} is no range of versions`,
help:`write it as "<18.2", "18.1.4" or ">=17 <18"`,
place:n}}
function l(t,n,r,i){
if(typeof t!=`string`||r.includes(t))
return;
return{
message:`${e.quote(t)} is not ${n}`,
help:`use ${e.list(r,{
max:20,
conjunction:`or`})}`,
place:i}}
function*u(t){
let n=t.value;
let r={
ignore:[...p(e.own(n,`ignore`))].map(([,e])=>e),
files:f(e.own(n,`files`)).map(([e])=>e),
overrides:[...p(e.own(n,`overrides`))].flatMap(([,t])=>[...p(e.own(t,`files`))].map(([,e])=>e))};
for(
let[n,i]of Object.entries(r)){
if(!e.areTooMany(i.filter(e=>typeof e==`string`)))
continue;
yield{
message:`${e.quote(n)} has more patterns than any path can be held against`,
help:`name folders instead of files`,
place:e.at(t,[n],`key`)}}}
function d(t,n){
let r=typeof t==`string`?e.objectionTo(t):void 0;
return r===void 0?void 0:{
message:`the pattern ${e.quote(String(t))} ${r}`,
place:n}}
function f(e){
return typeof e==`object`&&e&&!Array.isArray(e)?Object.entries(e):[]}
function p(e){
return Array.isArray(e)?e.entries():[]}
function m(t,n){
let{
targets:r=[],
clients:i={},
rules:a={},
ignore:o=[],
files:s={},
tools:c={},
overrides:l=[],
fix:u={},
spec:d,
profiles:f,
baseline:p}=t;
return{
targets:r,
clients:new Map(Object.entries(i)),
rules:new Map(Object.entries(a).map(([e,t])=>[e,g(t)])),
ignored:o.length===0?()=>!1:e.globs(o),
formatOf:_(s),
tools:new Map(Object.entries(c).map(([e,t])=>[e,n(t)])),
overrides:v(l),
unfixed:new Set(Object.keys(u)),
spec:d,
profiles:f,
baseline:p===void 0?void 0:n(p),
patterns:[...h(t)]}}
function*h({
ignore:e=[],
files:t={},
overrides:n=[]}){
for(
let[t,n]of e.entries())
yield{
of:`ignore`,
pattern:n,
route:[`ignore`,t]};
for(
let e of Object.keys(t))
yield{
of:`files`,
pattern:e,
route:[`files`,e]};
for(
let[e,t]of n.entries())
for(
let[n,r]of t.files.entries())
yield{
of:`overrides`,
pattern:r,
route:[`overrides`,e,`files`,n]}}
function g(e){
if(typeof e==`string`)
return{
level:e};
let[t,n]=e;
return n===void 0?{
level:t}:{
level:t,
options:n}}
function _(t){
let n=Object.values(t);
let r=e.globGroups(Object.keys(t).map(e=>[e]));
return e=>{
for(
let t of r(e))
return n[t]}}
function v(t){
let n=e.globGroups(t.map(({
files:e})=>e));
let r;
let i=(e,t)=>{
r?.path!==t&&(r={
path:t,
groups:new Set(n(t))});
return r.groups.has(e)};
return t.map(({
rules:e},t)=>({
matches:e=>i(t,e),
rules:new Map(Object.entries(e))}))}
function y(e,t){
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
const b=[`targets`,`rules`,`ignore`,`files`,`tools`,`spec`,`profiles`,`overrides`,`baseline`];
const x=[`files`,`rules`];
const S=[`prefix`,`pattern`];
async function C(t){
return(await e.checkDocument(t,`mcp-lint`)).map(w)}
function w({
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
help:c?E(n,T(r)):a,
place:o}}
function T(e){
if(e.length===0)
return b;
return e[0]===`rules`?S:x}
function E(t,n){
let r=e.suggest(t,n);
return r===void 0?void 0:`did you mean ${e.quote(r)}?`}
const D=new Set([`comment`,`trailing-comma`,`bom`]);
async function O(t,n){
let i=n.config!==void 0;
let{
files:o,
cwd:s,
known:c,
validate:l=C}=n;
let{
path:u,
isSection:d}=t;
let f=k(u,s);
let p=e.relative(s,u)||`.`;
let h=t=>{
let n=j(u,t,i?o:new e.Within(o,[e.dirname(u)]));
return d?y(n,e.SECTION):n};
let g=h(p);
let _=M(g,d);
_.length===0&&_.push(...await l(g),...a(g,await c(),e=>A(f,e,o)));
if(_.length>0)
throw r(_,p);
return{
config:m(g.value,e=>o.resolve(f,e)),
path:u,
root:f,
document:()=>h(e.relative(f,u))}}
function k(t,n){
let r=e.dirname(t);
return e.leadsOut(e.relative(r,n))?n:r}
function A(t,n,r){
return!e.isAbsolute(n)&&!e.leadsOut(e.relative(t,r.resolve(t,n)))}
function j(n,r,i){
let{
source:a}=e.readSource(i,n,r);
return a.problems.some(({
fatal:e})=>e)?e.unparsed(a,`json`):t.parseJson(a)}
function M(t,n){
let r=t.problems.filter(({
kind:e,
route:t})=>!D.has(e)&&!(n&&e===`duplicate-key`&&t?.[0]!==`mcp-lint`)).map(({
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
exports.readConfig=O;
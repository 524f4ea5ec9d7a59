"use strict";
const e=require("./core.js");
const t=require("./json2.js");
const n=require("./fault.js");
function r(e,t,n){
let r=[];
for(
let a of i(e,t,n)){
a!==void 0&&r.push(a);
if(r.length>50)
break}
return r}
function*i(t,n,r){
let i=(t,n)=>{
if(typeof t!=`string`||r(t))
return;
return{
message:`the path ${e.quote(t)} leads out of the workspace`,
help:`use a path below its root`,
place:n}};
let f=t.value;
let p={
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
let[n,r]of d(e.own(f,`targets`)))
yield a(r,m,e.at(t,[`targets`,n]));
for(
let[n,r]of u(e.own(f,`clients`))){
yield a(n,m,e.at(t,[`clients`,n],`key`));
yield o(r,e.at(t,[`clients`,n]))}
for(
let[n]of u(e.own(f,`rules`)))
yield a(n,p,e.at(t,[`rules`,n],`key`));
for(
let[n]of u(e.own(f,`fix`)))
yield a(n,p,e.at(t,[`fix`,n],`key`));
for(
let[n,r]of d(e.own(f,`ignore`)))
yield l(r,e.at(t,[`ignore`,n]));
for(
let[n,r]of u(e.own(f,`files`))){
yield l(n,e.at(t,[`files`,n],`key`));
yield a(r,h,e.at(t,[`files`,n]))}
yield*c(t);
for(
let[n,r]of u(e.own(f,`tools`)))
yield i(r,e.at(t,[`tools`,n]));
yield s(e.own(f,`spec`),`a revision`,n.revisions,e.at(t,[`spec`]));
for(
let[r,i]of d(e.own(f,`profiles`)))
yield s(i,`a profile`,n.profiles,e.at(t,[`profiles`,r]));
for(
let[n,r]of d(e.own(f,`overrides`))){
for(
let[i,a]of d(e.own(r,`files`)))
yield l(a,e.at(t,[`overrides`,n,`files`,i]));
for(
let[i]of u(e.own(r,`rules`)))
yield a(i,p,e.at(t,[`overrides`,n,`rules`,i],`key`))}
yield i(e.own(f,`baseline`),e.at(t,[`baseline`]))}
function a(t,{
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
function o(t,n){
if(typeof t!=`string`||e.isVersionRange(t))
return;
return{
message:`${e.quote(t)} is no range of versions`,
help:`write it as "<18.2", "18.1.4" or ">=17 <18"`,
place:n}}
function s(t,n,r,i){
if(typeof t!=`string`||r.includes(t))
return;
return{
message:`${e.quote(t)} is not ${n}`,
help:`use ${e.list(r,{
max:20,
conjunction:`or`})}`,
place:i}}
function*c(t){
let n=t.value;
let r={
ignore:[...d(e.own(n,`ignore`))].map(([,e])=>e),
files:u(e.own(n,`files`)).map(([e])=>e),
overrides:[...d(e.own(n,`overrides`))].flatMap(([,t])=>[...d(e.own(t,`files`))].map(([,e])=>e))};
for(
let[n,i]of Object.entries(r)){
if(!e.areTooMany(i.filter(e=>typeof e==`string`)))
continue;
yield{
message:`${e.quote(n)} has more patterns than any path can be held against`,
help:`name folders instead of files`,
place:e.at(t,[n],`key`)}}}
function l(t,n){
let r=typeof t==`string`?e.objectionTo(t):void 0;
return r===void 0?void 0:{
message:`the pattern ${e.quote(String(t))} ${r}`,
place:n}}
function u(e){
return typeof e==`object`&&e&&!Array.isArray(e)?Object.entries(e):[]}
function d(e){
return Array.isArray(e)?e.entries():[]}
function f(t,n){
let{
targets:r=[],
clients:i={},
rules:a={},
ignore:o=[],
documents:s,
files:c={},
tools:l={},
overrides:u=[],
fix:d={},
spec:f,
profiles:h,
baseline:v}=t;
return{
targets:r,
clients:new Map(Object.entries(i)),
rules:m(a),
ignored:o.length===0?()=>!1:e.globs(o),
documents:s===void 0?e.usualDocuments:e.globs(s),
formatOf:g(c),
tools:new Map(Object.entries(l).map(([e,t])=>[e,n(t)])),
overrides:_(u),
unfixed:new Set(Object.keys(d)),
spec:f,
profiles:h,
baseline:v===void 0?void 0:n(v),
patterns:[...p(t)]}}
function*p({
ignore:e=[],
documents:t=[],
files:n={},
overrides:r=[]}){
for(
let[t,n]of e.entries())
yield{
of:`ignore`,
pattern:n,
route:[`ignore`,t]};
for(
let[e,n]of t.entries())
yield{
of:`documents`,
pattern:n,
route:[`documents`,e]};
for(
let e of Object.keys(n))
yield{
of:`files`,
pattern:e,
route:[`files`,e]};
for(
let[e,t]of r.entries())
for(
let[n,r]of t.files.entries())
yield{
of:`overrides`,
pattern:r,
route:[`overrides`,e,`files`,n]}}
function m(e){
return new Map(Object.entries(e).map(([e,t])=>[e,h(t)]))}
function h(e){
if(typeof e==`string`)
return{
level:e};
let[t,n]=e;
return n===void 0?{
level:t}:{
level:t,
options:n}}
function g(t){
let n=Object.values(t);
let r=e.globGroups(Object.keys(t).map(e=>[e]));
return e=>{
for(
let t of r(e))
return n[t]}}
function _(t){
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
rules:m(e)}))}
function v(e,t){
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
const y=[`targets`,`rules`,`ignore`,`files`,`tools`,`spec`,`profiles`,`overrides`,`baseline`];
const b=[`files`,`rules`];
const x=[`prefix`,`pattern`];
async function S(t){
let n=(await e.checkDocument(t,`mcp-lint`)).map(C);
return n.filter(({
message:t})=>!n.some(({
subject:n,
meant:r})=>r&&t===`${n} has no ${e.quote(r)}`))}
function C({
kind:t,
key:n,
route:r,
sentence:i,
help:a,
place:o}){
let s=r.length===0?`the configuration`:e.subjectOf(r,void 0);
let c=t===`value`&&n!==void 0?e.suggest(n,w(r)):void 0;
let l=t===`value`&&n!==void 0;
let u=c===void 0?void 0:`did you mean ${e.quote(c)}?`;
return{
message:`${s} ${i}`,
help:l?u:a,
place:o,
subject:s,...c&&{
meant:c}}}
function w(e){
if(e.length===0)
return y;
return e.includes(`rules`)?x:b}
const T=new Set([`comment`,`trailing-comma`,`bom`]);
async function E(t,i){
let a=i.config!==void 0;
let{
files:o,
cwd:s,
known:c,
validate:l=S}=i;
let{
path:u,
isSection:d}=t;
let p=D(u,s);
let m=e.relative(s,u)||`.`;
let h=t=>{
let n=k(u,t,a?o:new e.Within(o,[e.dirname(u)]));
return d?v(n,e.SECTION):n};
let g=h(m);
let _=A(g,d);
_.length===0&&_.push(...await l(g),...r(g,await c(),e=>O(p,e,o)));
if(_.length>0)
throw n.faultsError(_,m);
return{
config:f(g.value,e=>o.resolve(p,e)),
root:p,
document:()=>h(e.relative(p,u))}}
function D(t,n){
let r=e.dirname(t);
return e.leadsOut(e.relative(r,n))?n:r}
function O(t,n,r){
return!e.isAbsolute(n)&&!e.leadsOut(e.relative(t,r.resolve(t,n)))}
function k(n,r,i){
let{
source:a}=e.readSource(i,n,r);
return a.problems.some(({
fatal:e})=>e)?e.unparsed(a,`json`):t.parseJson(a)}
function A(t,n){
let r=t.problems.filter(({
kind:e,
route:t})=>!T.has(e)&&!(n&&e===`duplicate-key`&&t?.[0]!==`mcp-lint`)).map(({
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
exports.readConfig=E;
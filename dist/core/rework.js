"use strict";
const e=require("./occurrences.js");
const t=require("./core.js");
function n({
definitions:t,
references:n,
doubtful:a,
list:s}){
let c=[];
let l=[...a];
for(
let e of t){
let{
place:t}=e;
let n=r(e);
n===void 0?l.push({
place:t,
why:`the whole file is the server`,
is:`bound`}):c.push({
place:t,
change:n})}
for(
let e of i(n))
for(
let t of e){
let{
place:n}=t;
let r=o(t,e);
typeof r==`string`?l.push({
place:n,
why:r,
is:`bound`}):c.push({
place:n,
change:r})}
s!==void 0&&c.push({
place:s,
change:{
do:`remove`,
at:s.route}});
return{
changes:e.inOrder(c),
left:l}}
function r({
server:e,
place:{
route:t}}){
let n=e?.route??t;
return n.length===0?void 0:{
do:`remove`,
at:n}}
function i(e){
return t.grouped(e,({
place:e})=>JSON.stringify([e.document.path,a(e)])).values()}
function a({
route:e,
within:t}){
return t===void 0?e.slice(0,-1):e}
function o({
fact:e,
place:n},r){
let{
document:i,
route:o,
side:l,
within:u}=n;
if(e.as===`expression`)
return`it is a regular expression`;
let d=t.valueAt(i.value,a(n));
if(l===`key`)
return{
do:`remove`,
at:o};
if(u===void 0&&!Array.isArray(d))
return`one name has to stand there`;
if((Array.isArray(d)?d.length===r.length:s(String(d),r))&&e.switches!==`off`)
return`without it nothing would be left there, which may mean everything`;
return u===void 0?{
do:`remove`,
at:o}:{
do:`rewrite`,
at:o,
within:c(String(d),u),
text:``}}
function s(e,t){
let n=e;
for(
let{
place:e}of t.toReversed()){
let{
start:t,
end:r}=e.within??{
start:0,
end:0};
n=n.slice(0,t)+n.slice(r)}
return!/[^\s,]/.test(n)}
function c(e,{
start:t,
end:n}){
let r=/^\s*(?:,\s*)?/.exec(e.slice(n))?.[0]??``;
if(n+r.length<e.length)
return{
start:t,
end:n+r.length};
let i=e.slice(0,t).trimEnd();
return{
start:(i.endsWith(`,`)?i.slice(0,-1).trimEnd():i).length,
end:n}}
async function l(n,r,i){
let a=await t.examine(n,{
all:!0});
let o=await a.workspace();
let s=d(o,a,i);
let c=e.nameFault(s,r,o);
if(c!==void 0)
throw new t.UsageError(`${t.quote(i.server)} cannot be called ${t.quote(r)}: ${c}`);
return f(e.renaming(s,r,o),a,n,i)}
async function u(e,r){
let i=await t.examine(e,{
all:!0});
return f(n(d(await i.workspace(),i,r)),i,e,r)}
function d(n,r,{
server:i,
clients:a}){
let o=e.occurrencesOf(n,{
name:i,...a&&{
clients:a}},r);
if(o.definitions.length>0)
return o;
let s=t.suggest(i,n.readings.flatMap(({
names:e})=>e));
let c=s===void 0?``:`; did you mean ${t.quote(s)}?`;
throw new t.UsageError(`no file here defines a server ${t.quote(i)}${c}`)}
async function f({
changes:n,
left:r},{
root:i,
readings:a},{
cwd:o},{
whyShut:s}){
let c=({
path:e})=>t.resolve(t.resolve(o,i),e);
let l=new Set(n.map(({
place:e})=>e.document));
let u=new Map([...l].map(e=>[e,s(e.path,c(e))]));
let d=n.flatMap(({
place:e})=>{
let t=u.get(e.document);
return t===void 0?[]:[{
place:e,
why:t,
is:`bound`}]});
let f=[];
let p=0;
for(
let{
document:r,
text:i,
made:a,
refused:o}of await e.reworked(n.filter(({
place:e})=>u.get(e.document)===void 0))){
p+=a.length;
d.push(...o.map(({
place:e})=>({
place:e,
why:`what stands round it makes that more than one change`,
is:`bound`})));
if(i===r.text)
continue;
let e=r.problems.filter(({
kind:e})=>e===`bom`);
let n={
path:r.path,
text:r.text,
problems:e};
f.push({
at:c(r),
before:await t.parseSource(n,r.language),
after:await t.parseSource({...n,
text:i},r.language)})}
f.sort((e,t)=>e.before.path<t.before.path?-1:1);
let m=new Map(a.map(({
document:e},t)=>[e,t]));
return{
files:f,
left:[...r,...d].sort((e,n)=>(m.get(e.place.document)??0)-(m.get(n.place.document)??0)||t.spanOf(e.place).start-t.spanOf(n.place).start),
root:i,
places:p}}
exports.remove=u;
exports.rename=l;
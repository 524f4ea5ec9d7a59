"use strict";
const e=require("./all-changes.js");
const t=require("./core.js");
function n(e,n,a,{
readings:o}){
let s=new Map;
for(
let{
reading:t}of n){
let n=r(e,t);
n!==void 0&&s.set(t.client.id,n)}
return o.flatMap(({
document:e,
client:n,
owner:r})=>{
let o=s.get(n.id);
if(!r||o===void 0||e.language!==`markdown`)
return[];
let c=a.filter(({
place:t})=>t.document===e).map(({
place:e})=>t.spanOf(e));
return i(e.text,o).filter(e=>!c.some(t=>t.start<=e&&e<t.end)).slice(0,5).map(n=>({
place:t.atSpan(e,{
start:n,
end:n+o.length}),
why:`it stands in a text for the model`}))})}
function r(e,{
client:t}){
let n=t.toolNames;
if(n===void 0)
return;
let r=n.name(e,`x`);
let i=r.endsWith(`__x`)?r.slice(0,-1):void 0;
return i?.startsWith(`mcp__`)?i:void 0}
function i(e,t){
let n=[];
for(
let r=e.indexOf(t);r>=0;r=e.indexOf(t,r+t.length))
/[\w-]/.test(e.charAt(r-1))||n.push(r);
return n}
function a(e,r){
let i=`name`in r?r.name:r.server.name;
let a=c(e,r,i);
let l=new Set(a.map(({
server:e})=>t.keyOf(e)));
let u=[];
let d=p(a,e,i);
let{
servers:h,
references:g}=t.referencesIn(e);
let _=e=>!(`name`in r)||s(e,r.clients);
for(
let e of m(g,({
place:e})=>e)){
let{
definition:n,
place:r,
spell:a,
written:s,
scopes:c,
folder:f,
named:p,
reading:m}=e;
if(n!==void 0&&l.has(t.keyOf(n.server))){
let n=h.all(a(i),a,c,f).find(({
server:e})=>!l.has(t.keyOf(e)));
if(n===void 0)
u.push(e);else{
let{
path:e}=n.server.document;
d.push({
place:r,
why:`it means the server of ${t.quote(e)} as well`})}}else 
if(n===void 0&&_(m)){
let t=a(i);
if(p.some(({
server:n})=>s(n)===t||o(n,t,e))){
let t=`no file that was read defines it for ${m.client.name}`;
d.push({
place:r,
why:e.isBundled?`it may be the server of a plugin`:t})}}}
let v=[...a.map(({
server:e,
reading:n})=>({
server:e,
reading:n,
place:t.placeOfName(e)})),...f(i,a,e)];
d.push(...n(i,a,u,e));
return{
name:i,
definitions:v,
references:u,
doubtful:d}}
function o(e,t,{
isBundled:n}){
return n&&t!==``&&e.endsWith(`_${t}`)}
function s({
client:e},t){
return t===void 0||t.includes(e.id)}
function c({
readings:e},n,r){
return m(e.filter(({
names:e})=>e.includes(r)).filter(e=>`name`in n?s(e,n.clients):l(e,n.reading)).flatMap(e=>e.servers.filter(e=>e.name===r).map(t=>({
reading:e,
server:t}))),({
server:e})=>t.at(e.document,e.route))}
function l(e,n){
if(e.document===n.document)
return!0;
if(e.client!==n.client||d(e)||d(n))
return!1;
let[r,i]=[t.folderOf(e),t.folderOf(n)];
return r===i||[r,i].includes(`~/`)||u(r,i)||u(i,r)}
function u(e,n){
return t.foldersAbove(e).includes(n)}
function d({
format:{
belongsTo:e}}){
return e!==void 0&&e!==`user`}
function f(e,n,{
readings:r}){
return m(r.filter(e=>n.some(t=>l(e,t.reading))).flatMap(n=>n.maps.filter(({
nullRemoves:n,
value:r})=>n!==void 0&&t.own(r,e)===null).map(({
route:r})=>({
reading:n,
place:t.at(n.document,[...r,e],`key`)}))),({
place:e})=>e)}
function p(e,{
readings:n},r){
let i=new Set(e.map(({
reading:e})=>e.client));
return n.filter(({
client:e,
owner:t})=>t&&i.has(e)).flatMap(({
document:e,
format:n,
client:i})=>t.foreignMaps({
document:e,
format:n}).filter(({
at:n})=>t.own(t.valueAt(e.value,n),r)!==void 0).map(({
at:n})=>({
place:t.at(e,[...n,r],`key`),
why:`it stands where ${i.name} does not look`})))}
function m(e,t){
let n=new Set;
return e.filter(e=>{
let{
document:r,
route:i,
side:a,
within:o}=t(e);
let s=JSON.stringify([r.path,i,a,o]);
return!n.has(s)&&n.add(s)!==void 0})}
function h(e){
return[...e].sort((e,t)=>g(e.place,t.place))}
function g(e,t){
if(e.document!==t.document)
return e.document.path<t.document.path?-1:1;
for(
let[n,r]of e.route.entries()){
let e=t.route[n];
if(e===void 0)
return 1;
if(r===e)
continue;
return typeof r==`number`&&typeof e==`number`?r-e:String(r)<String(e)?-1:1}
if(e.route.length<t.route.length)
return-1;
return(e.within?.start??0)-(t.within?.start??0)}
function _({
definitions:e,
references:t,
doubtful:n}){
let r=[];
let i=[...n];
for(
let t of e){
let{
place:e}=t;
let n=v(t);
n===void 0?i.push({
place:e,
why:`the whole file is the server`}):r.push({
place:e,
change:n})}
for(
let e of y(t))
for(
let t of e){
let{
place:n}=t;
let a=x(t,e);
typeof a==`string`?i.push({
place:n,
why:a}):r.push({
place:n,
change:a})}
return{
changes:h(r),
left:i}}
function v({
server:e,
place:{
route:t}}){
let n=e?.route??t;
return n.length===0?void 0:{
do:`remove`,
at:n}}
function y(e){
return t.grouped(e,({
place:e})=>JSON.stringify([e.document.path,b(e)])).values()}
function b({
route:e,
within:t}){
return t===void 0?e.slice(0,-1):e}
function x({
fact:e,
place:n},r){
let{
document:i,
route:a,
side:o,
within:s}=n;
if(e.as===`expression`)
return`it is a regular expression`;
let c=t.valueAt(i.value,b(n));
if(o===`key`)
return{
do:`remove`,
at:a};
if(s===void 0&&!Array.isArray(c))
return`one name has to stand there`;
if((Array.isArray(c)?c.length===r.length:S(String(c),r))&&e.switches!==`off`)
return`without it nothing would be left there, which may mean everything`;
return s===void 0?{
do:`remove`,
at:a}:{
do:`rewrite`,
at:a,
within:C(String(c),s),
text:``}}
function S(e,t){
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
function C(e,{
start:t,
end:n}){
let r=/^\s*(?:,\s*)?/.exec(e.slice(n))?.[0]??``;
if(n+r.length<e.length)
return{
start:t,
end:n+r.length};
return{
start:t-(/(?:\s*,)?\s*$/.exec(e.slice(0,t))?.[0]??``).length,
end:n}}
const w={
S:0,
mcp__S__T:5,
S_T:0,
"S/T":0,
"@S/T":1,
"S:T":0,
"Mcp(S:T)":4};
function T({
fact:e,
meant:t}){
let n=w[e.form];
return{
start:n,
end:n+t.server.length}}
function E({
definitions:e,
references:t,
doubtful:n},r,i){
let a=[];
let o=[...n];
for(
let t of e){
let e=j(t,r);
e.length===0&&o.push({
place:t.place,
why:`the file's own name is the server's`});
a.push(...e)}
for(
let e of t){
let{
place:t}=e;
let n=M(e,r,i);
typeof n==`string`?o.push({
place:t,
why:n}):a.push({
place:t,
change:n})}
o.push(...D(e,r,i));
return{
changes:h(a),
left:o}}
function D(e,n,{
readings:r}){
let i=new Map(e.map(({
reading:e,
server:t})=>[e.client.id,t?.name]));
return r.flatMap(({
client:e,
format:r,
document:a,
owner:o})=>{
let s=i.get(e.id);
if(!o||s===void 0||r.references===void 0)
return[];
return t.openPatternsIn(a,r).flatMap(({
beginning:t,
place:r,
fact:i})=>{
let a=O[i.form];
let o=i.server??e.toolNames?.server??P;
if(a===void 0||t.length>(a+o(s)).length)
return[];
return(a+o(s)).startsWith(t)&&!(a+o(n)).startsWith(t)?[{
place:r,
why:`the pattern matches the old name, and not the new one`}]:[]})})}
const O={
mcp__S__T:`mcp__`,
S_T:``,
"@S/T":`@`};
function k({
name:e,
definitions:n},r,i){
if(r===e)
return`that is its name already`;
if(r.trim()===``)
return`a name is more than blanks`;
let{
servers:a}=t.referencesIn(i);
for(
let{
reading:i,
server:o}of n){
let n=i.client.toolNames?.server??P;
let s=[`client ${i.client.id}`,`format ${i.format.id}`];
let c=a.all(n(r),n,s,t.folderOf(i)).find(t=>t.server.name!==e);
if(c!==void 0){
let{
name:e,
document:n}=c.server;
let a=e===r?``:`, and ${t.readerOf(i)} calls both alike`;
return`${t.quote(n.path)} has a server ${t.quote(e)}${a}`}
let l=o&&A(o,r,i);
if(l!==void 0)
return l}}
function A({
dialect:e},n,r){
let i=t.readerOf(r);
let a=t.reservedName({
name:n,
dialect:e});
if(a!==void 0&&t.losesServer(a.reaction.effect))
return`${i} keeps that name for itself`;
let o=t.brokenNameRules({
name:n,
dialect:e},r.client.toolNames).find(({
reaction:e})=>t.losesServer(e.effect));
return o&&`${i} takes only ${o.allows} in a name`}
function j({
reading:{
document:e},
server:n,
place:r},i){
let a=r.side===`key`?{
do:`rename`,
at:r.route,
to:i}:n!==void 0&&r.route.length>n.route.length?{
do:`set`,
at:r.route,
value:i}:void 0;
if(a===void 0)
return[];
let o=(n?.fields??[]).filter(({
fact:e,
value:t})=>e?.repeatsName&&t===n?.name);
return[{
place:r,
change:a},...o.filter(({
route:e})=>e.join(`\0`)!==r.route.join(`\0`)).map(({
route:n})=>({
place:t.at(e,n),
change:{
do:`set`,
at:n,
value:i}}))]}
function M(e,n,r){
let{
text:i,
place:a,
fact:o,
spell:s,
meant:c}=e;
let{
start:l,
end:u}=T(e);
if(i.slice(l,u)!==c.server)
return`it does not spell the name in full`;
let d=t.isToolName(o.form)||c.server!==e.definition?.server.name?s(n):n;
let f=i.slice(0,l)+d+i.slice(u);
if(o.as===`expression`&&!/^[\w-]*$/.test(d))
return`it is a regular expression`;
if(o.as===`words`&&/[\s,()]/.test(d))
return`blanks and commas separate names there`;
if(!N(f,d,e,n,r))
return`the new name could not be told from others there`;
if(a.side===`key`)
return{
do:`rename`,
at:a.route,
to:f};
let p=a.within?.start??0;
return{
do:`rewrite`,
at:a.route,
within:{
start:p+l,
end:p+u},
text:d}}
function N(e,n,r,i,a){
let{
fact:o,
spell:s,
written:c,
scopes:l,
folder:u}=r;
let{
servers:d}=t.referencesIn(a);
let f=e=>d.find(c(e),s,l,u)!==void 0;
return t.namedIn(o.form,e).findLast(({
server:e})=>e===n||f(e))?.server===n&&c(n)===s(i)}
function P(e){
return e}
async function F(e,n,r){
let i=await t.examine(e,{
all:!0});
let a=await i.workspace();
let o=L(a,r);
let s=k(o,n,a);
if(s!==void 0)
throw new t.UsageError(`${t.quote(r.server)} cannot be called ${t.quote(n)}: ${s}`);
let c=R(i,r.server,e=>({
do:`rename`,
at:e,
to:n}));
return z(E(o,n,a),c,i,e,r)}
async function I(e,n){
let r=await t.examine(e,{
all:!0});
let i=L(await r.workspace(),n);
let a=R(r,n.server,e=>({
do:`remove`,
at:e}));
return z(_(i),a,r,e,n)}
function L(e,{
server:n,
clients:r}){
let i=a(e,{
name:n,...r&&{
clients:r}});
if(i.definitions.length>0)
return i;
let o=t.suggest(n,e.readings.flatMap(({
names:e})=>e));
let s=o===void 0?``:`; did you mean ${t.quote(o)}?`;
throw new t.UsageError(`no file here defines a server ${t.quote(n)}${s}`)}
function R({
configured:e,
toolLists:n},r,i){
if(e===void 0||!n.has(r))
return[];
let a=e();
let o=[...t.own(t.own(a.value,`tools`),r)===void 0?[`mcp-lint`,`tools`]:[`tools`],r];
return[{
place:t.at(a,o,`key`),
change:i(o)}]}
async function z({
changes:n,
left:r},i,{
root:a,
readings:o},{
cwd:s},{
isOpen:c}){
let l=[];
let u=[];
let d=0;
for(
let[r,o]of t.grouped([...n,...i],e=>e.place.document)){
let n=t.resolve(t.resolve(s,a),r.path);
if(!c(r.path,n)){
let e=t.isOfUser(r.path)?`it is one of the user's own files`:`it lies outside, or behind a link`;
u.push(...o.map(({
place:t})=>({
place:t,
why:e})));
continue}
let{
text:i,
refused:f}=await e.makeAll(r,o.map(({
change:e})=>e));
for(
let{
place:e,
change:t}of o)
f.has(t)?u.push({
place:e,
why:`what stands round it makes that more than one change`}):d+=1;
if(i===r.text)
continue;
let p=r.problems.filter(({
kind:e})=>e===`bom`);
let m={
path:r.path,
text:r.text,
problems:p};
l.push({
at:n,
before:await t.parseSource(m,r.language),
after:await t.parseSource({...m,
text:i},r.language)})}
l.sort((e,t)=>e.before.path<t.before.path?-1:1);
let f=new Map(o.map(({
document:e},t)=>[e,t]));
return{
files:l,
left:[...r,...u].sort((e,n)=>(f.get(e.place.document)??0)-(f.get(n.place.document)??0)||t.spanOf(e.place).start-t.spanOf(n.place).start),
root:a,
places:d}}
exports.remove=I;
exports.rename=F;
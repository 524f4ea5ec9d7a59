"use strict";
const e=require("./core.js");
const t=require("./text.js");
const n=require("./mending.js");
const r=require("./fixing.js");
const i=require("./edits.js");
async function a(e,t){
let n=await i.loadEditor([e.language]);
let r=s(e,t,n);
if(r!==void 0)
return{
edits:r,
text:i.edited(e.text,r),
refused:new Set};
return o(e,t,n)}
async function o(t,n,r){
let a=await e.loadParsers([t.language]);
let o=new Set;
let l=t;
for(
let e of n.toReversed()){
let t=s(l,[e],r);
t===void 0?o.add(e):l=a({
path:l.path,
text:i.edited(l.text,t),
problems:[]},l.language)}
return{
edits:c(t.text,l.text),
text:l.text,
refused:o}}
function s(e,t,{
editsOf:n,
isMeant:r}){
let i=n(e,t);
return i!==void 0&&r(e,t,i)?i:void 0}
function c(e,t){
if(e===t)
return[];
let n=Math.min(e.length,t.length);
let r=0;
for(;r<n&&e[r]===t[r];)
r+=1;
let i=0;
for(;i<n-r&&e.at(-1-i)===t.at(-1-i);)
i+=1;
return[{
span:{
start:r,
end:e.length-i},
text:t.slice(r,t.length-i)}]}
function l(t,n,r,{
readings:i}){
let a=new Map;
for(
let{
reading:e}of n){
let n=u(t,e);
n!==void 0&&a.set(e.client.id,n)}
return i.flatMap(({
document:t,
client:n,
owner:i})=>{
let o=a.get(n.id);
if(!i||o===void 0||t.language!==`markdown`)
return[];
let s=r.filter(({
place:e})=>e.document===t).map(({
place:t})=>e.spanOf(t));
return d(t.text,o).filter(e=>!s.some(t=>t.start<=e&&e<t.end)).slice(0,5).map(n=>({
place:e.atSpan(t,{
start:n,
end:n+o.length}),
why:`it stands in a text for the model`}))})}
function u(e,{
client:t}){
let n=t.toolNames;
if(n===void 0)
return;
let r=n.name(e,`x`);
let i=r.endsWith(`__x`)?r.slice(0,-1):void 0;
return i?.startsWith(`mcp__`)?i:void 0}
function d(e,t){
let n=[];
for(
let r=e.indexOf(t);r>=0;r=e.indexOf(t,r+t.length))
/[\w-]/.test(e.charAt(r-1))||n.push(r);
return n}
function f(t,n){
let r=`name`in n?n.name:n.server.name;
let i=h(t,n,r);
let a=new Set(i.map(({
server:t})=>e.keyOf(t)));
let o=[];
let s=b(i,t,r);
let{
servers:c,
references:u}=e.referencesIn(t);
let d=e=>!(`name`in n)||m(e,n.clients);
for(
let t of x(u,({
place:e})=>e)){
let{
definition:n,
place:i,
spell:l,
written:u,
scopes:f,
folder:m,
named:h,
reading:g}=t;
if(n!==void 0&&a.has(e.keyOf(n.server))){
let n=c.all(l(r),l,f,m).find(({
server:t})=>!a.has(e.keyOf(t)));
if(n===void 0)
o.push(t);else{
let{
path:t}=n.server.document;
s.push({
place:i,
why:`it means the server of ${e.quote(t)} as well`})}}else 
if(n===void 0&&d(g)){
let e=l(r);
if(h.some(({
server:n})=>u(n)===e||p(n,e,t))){
let e=`no file that was read defines it for ${g.client.name}`;
s.push({
place:i,
why:t.isBundled?`it may be the server of a plugin`:e})}}}
let f=[...i.map(({
server:t,
reading:n})=>({
server:t,
reading:n,
place:e.placeOfName(t)})),...y(r,i,t)];
s.push(...l(r,i,o,t));
return{
name:r,
definitions:f,
references:o,
doubtful:s}}
function p(e,t,{
isBundled:n}){
return n&&t!==``&&e.endsWith(`_${t}`)}
function m({
client:e},t){
return t===void 0||t.includes(e.id)}
function h({
readings:t},n,r){
return x(t.filter(({
names:e})=>e.includes(r)).filter(e=>`name`in n?m(e,n.clients):g(e,n.reading)).flatMap(e=>e.servers.filter(e=>e.name===r).map(t=>({
reading:e,
server:t}))),({
server:t})=>e.at(t.document,t.route))}
function g(t,n){
if(t.document===n.document)
return!0;
if(t.client!==n.client||v(t)||v(n))
return!1;
let[r,i]=[e.folderOf(t),e.folderOf(n)];
return r===i||[r,i].includes(`~/`)||_(r,i)||_(i,r)}
function _(t,n){
return e.foldersAbove(t).includes(n)}
function v({
format:{
belongsTo:e}}){
return e!==void 0&&e!==`user`}
function y(t,n,{
readings:r}){
return x(r.filter(e=>n.some(t=>g(e,t.reading))).flatMap(n=>n.maps.filter(({
nullRemoves:n,
value:r})=>n!==void 0&&e.own(r,t)===null).map(({
route:r})=>({
reading:n,
place:e.at(n.document,[...r,t],`key`)}))),({
place:e})=>e)}
function b(t,{
readings:n},r){
let i=new Set(t.map(({
reading:e})=>e.client));
return n.filter(({
client:e,
owner:t})=>t&&i.has(e)).flatMap(({
document:t,
format:n,
client:i})=>e.foreignMaps({
document:t,
format:n}).filter(({
at:n})=>e.own(e.valueAt(t.value,n),r)!==void 0).map(({
at:n})=>({
place:e.at(t,[...n,r],`key`),
why:`it stands where ${i.name} does not look`})))}
function x(e,t){
let n=new Set;
return e.filter(e=>{
let{
document:r,
route:i,
side:a,
within:o}=t(e);
let s=JSON.stringify([r.path,i,a,o]);
return!n.has(s)&&n.add(s)!==void 0})}
function S(e){
return[...e].sort((e,t)=>C(e.place,t.place))}
function C(e,t){
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
function w({
definitions:e,
references:t,
doubtful:n}){
let r=[];
let i=[...n];
for(
let t of e){
let{
place:e}=t;
let n=T(t);
n===void 0?i.push({
place:e,
why:`the whole file is the server`}):r.push({
place:e,
change:n})}
for(
let e of E(t))
for(
let t of e){
let{
place:n}=t;
let a=O(t,e);
typeof a==`string`?i.push({
place:n,
why:a}):r.push({
place:n,
change:a})}
return{
changes:S(r),
left:i}}
function T({
server:e,
place:{
route:t}}){
let n=e?.route??t;
return n.length===0?void 0:{
do:`remove`,
at:n}}
function E(e){
let t=new Map;
for(
let n of e){
let{
place:e}=n;
let r=JSON.stringify([e.document.path,D(e)]);
let i=t.get(r);
i===void 0?t.set(r,[n]):i.push(n)}
return t.values()}
function D({
route:e,
within:t}){
return t===void 0?e.slice(0,-1):e}
function O({
fact:t,
place:n},r){
let{
document:i,
route:a,
side:o,
within:s}=n;
if(t.as===`expression`)
return`it is a regular expression`;
let c=e.valueAt(i.value,D(n));
if(o===`key`)
return{
do:`remove`,
at:a};
if(s===void 0&&!Array.isArray(c))
return`one name has to stand there`;
if((Array.isArray(c)?c.length===r.length:k(String(c),r))&&t.switches!==`off`)
return`without it nothing would be left there, which may mean everything`;
return s===void 0?{
do:`remove`,
at:a}:{
do:`rewrite`,
at:a,
within:A(String(c),s),
text:``}}
function k(e,t){
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
function A(e,{
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
const j={
S:0,
mcp__S__T:5,
S_T:0,
"S/T":0,
"@S/T":1,
"S:T":0,
"Mcp(S:T)":4};
function M({
fact:e,
meant:t}){
let n=j[e.form];
return{
start:n,
end:n+t.server.length}}
function N({
definitions:e,
references:t,
doubtful:n},r,i){
let a=[];
let o=[...n];
for(
let t of e){
let e=R(t,r);
e.length===0&&o.push({
place:t.place,
why:`the file's own name is the server's`});
a.push(...e)}
for(
let e of t){
let{
place:t}=e;
let n=z(e,r,i);
typeof n==`string`?o.push({
place:t,
why:n}):a.push({
place:t,
change:n})}
o.push(...P(e,r,i));
return{
changes:S(a),
left:o}}
function P(t,n,{
readings:r}){
let i=new Map(t.map(({
reading:e,
server:t})=>[e.client.id,t?.name]));
return r.flatMap(({
client:t,
format:r,
document:a,
owner:o})=>{
let s=i.get(t.id);
if(!o||s===void 0||r.references===void 0)
return[];
return e.openPatternsIn(a,r).flatMap(({
beginning:e,
place:r,
fact:i})=>{
let a=F[i.form];
let o=i.server??t.toolNames?.server??V;
if(a===void 0||e.length>(a+o(s)).length)
return[];
return(a+o(s)).startsWith(e)&&!(a+o(n)).startsWith(e)?[{
place:r,
why:`the pattern matches the old name, and not the new one`}]:[]})})}
const F={
mcp__S__T:`mcp__`,
S_T:``,
"@S/T":`@`};
function I({
name:t,
definitions:n},r,i){
if(r===t)
return`that is its name already`;
if(r.trim()===``)
return`a name is more than blanks`;
let{
servers:a}=e.referencesIn(i);
for(
let{
reading:i,
server:o}of n){
let n=i.client.toolNames?.server??V;
let s=[`client ${i.client.id}`,`format ${i.format.id}`];
let c=a.all(n(r),n,s,e.folderOf(i)).find(e=>e.server.name!==t);
if(c!==void 0){
let{
name:t,
document:n}=c.server;
let a=t===r?``:`, and ${e.readerOf(i)} calls both alike`;
return`${e.quote(n.path)} has a server ${e.quote(t)}${a}`}
let l=o&&L(o,r,i);
if(l!==void 0)
return l}}
function L({
dialect:t},n,r){
let i=e.readerOf(r);
let a=e.reservedName({
name:n,
dialect:t});
if(a!==void 0&&e.losesServer(a.reaction.effect))
return`${i} keeps that name for itself`;
let o=e.brokenNameRules({
name:n,
dialect:t},r.client.toolNames).find(({
reaction:t})=>e.losesServer(t.effect));
return o&&`${i} takes only ${o.allows} in a name`}
function R({
reading:{
document:t},
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
place:e.at(t,n),
change:{
do:`set`,
at:n,
value:i}}))]}
function z(t,n,r){
let{
text:i,
place:a,
fact:o,
spell:s,
meant:c}=t;
let{
start:l,
end:u}=M(t);
if(i.slice(l,u)!==c.server)
return`it does not spell the name in full`;
let d=e.isToolName(o.form)||c.server!==t.definition?.server.name?s(n):n;
let f=i.slice(0,l)+d+i.slice(u);
if(o.as===`expression`&&!/^[\w-]*$/.test(d))
return`it is a regular expression`;
if(o.as===`words`&&/[\s,()]/.test(d))
return`blanks and commas separate names there`;
if(!B(f,d,t,n,r))
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
function B(t,n,r,i,a){
let{
fact:o,
spell:s,
written:c,
scopes:l,
folder:u}=r;
let{
servers:d}=e.referencesIn(a);
let f=e=>d.find(c(e),s,l,u)!==void 0;
return e.namedIn(o.form,t).findLast(({
server:e})=>e===n||f(e))?.server===n&&c(n)===s(i)}
function V(e){
return e}
async function H(t,n,r){
let i=await e.examine(t,{
all:!0});
let a=await i.workspace();
let o=W(a,r);
let s=I(o,n,a);
if(s!==void 0)
throw new e.UsageError(`${e.quote(r.server)} cannot be called ${e.quote(n)}: ${s}`);
let c=G(i,r.server,e=>({
do:`rename`,
at:e,
to:n}));
return K(N(o,n,a),c,i,t,r)}
async function U(t,n){
let r=await e.examine(t,{
all:!0});
let i=W(await r.workspace(),n);
let a=G(r,n.server,e=>({
do:`remove`,
at:e}));
return K(w(i),a,r,t,n)}
function W(t,{
server:n,
clients:r}){
let i=f(t,{
name:n,...r&&{
clients:r}});
if(i.definitions.length>0)
return i;
let a=e.suggest(n,t.readings.flatMap(({
names:e})=>e));
let o=a===void 0?``:`; did you mean ${e.quote(a)}?`;
throw new e.UsageError(`no file here defines a server ${e.quote(n)}${o}`)}
function G({
configured:t,
toolLists:n},r,i){
if(t===void 0||!n.has(r))
return[];
let a=t();
let o=[...e.own(e.own(a.value,`tools`),r)===void 0?[`mcp-lint`,`tools`]:[`tools`],r];
return[{
place:e.at(a,o,`key`),
change:i(o)}]}
async function K({
changes:t,
left:n},r,{
root:i,
readings:o},{
cwd:s},{
isOpen:c}){
let l=[];
let u=[];
let d=0;
for(
let[n,o]of q([...t,...r])){
let t=e.resolve(e.resolve(s,i),n.path);
if(!c(n.path,t)){
let t=e.isOfUser(n.path)?`it is one of the user's own files`:`it lies outside, or behind a link`;
u.push(...o.map(({
place:e})=>({
place:e,
why:t})));
continue}
let{
text:r,
refused:f}=await a(n,o.map(({
change:e})=>e));
for(
let{
place:e,
change:t}of o)
f.has(t)?u.push({
place:e,
why:`what stands round it makes that more than one change`}):d+=1;
if(r===n.text)
continue;
let p=n.problems.filter(({
kind:e})=>e===`bom`);
let m={
path:n.path,
text:n.text,
problems:p};
l.push({
at:t,
before:await e.parseSource(m,n.language),
after:await e.parseSource({...m,
text:r},n.language)})}
l.sort((e,t)=>e.before.path<t.before.path?-1:1);
let f=new Map(o.map(({
document:e},t)=>[e,t]));
return{
files:l,
left:[...n,...u].sort((t,n)=>(f.get(t.place.document)??0)-(f.get(n.place.document)??0)||e.spanOf(t.place).start-e.spanOf(n.place).start),
root:i,
places:d}}
function q(e){
let t=new Map;
for(
let n of e){
let e=t.get(n.place.document);
e===void 0?t.set(n.place.document,[n]):e.push(n)}
return t}
const J=[{
name:`write`,
summary:`change the files (default: show what would change)`},{
name:`client`,
value:`<client,\u2026>`,
summary:`only in what these clients read; may be repeated`},...e.config,e.user];
function Y(t,n){
let{
command:r,
positionals:i}=t;
let[a=``,...o]=i;
if(o.length+1!==n.split(` `).length||i.length===0)
throw new e.UsageError(`"mcp-lint ${r}" is written "mcp-lint ${r} ${n}"`);
return{
server:a,
clients:e.names(t,`client`),
write:t.has(`write`),...e.optional(`config`,e.configOf(t)),
user:t.has(`user`)}}
function X(t,r){
let{
server:i,
clients:a,
config:o,
user:s}=t;
e.checkHome(s);
for(
let t of a)
e.clientFor(t);
return[{
files:e.disk,
cwd:r,
paths:[],
targets:[],
rules:new Map,
user:s,...o===void 0?{}:{
config:o}},{
server:i,...a.length===0?{}:{
clients:a},
isOpen:n.isOpenFor(r)}]}
function Z({
files:i,
left:a,
root:o,
places:s},{
write:c},l){
let u=e.renderingAt(l,o);
c?n.writeMended(i,l):e.print(e.inert(r.diffOf(i,{
pathOf:u.repositoryPath,
isForPrograms:!1}).text));
for(
let{
place:n,
why:r}of a){
let{
path:i,
line:a,
column:o}=t.locationOf(n);
e.say(`${e.pathFromHere(i,u)}:${a}:${o} is left: ${r}`)}
let d=`${e.count(s,`place`)} in ${e.count(i.length,`file`)}`;
e.say(`${c?`changed`:`with --write:`} ${d}${a.length===0?``:`; ${a.length} left to you`}`);
return 0}
exports.optionsFor=X;
exports.readRework=Y;
exports.remove=U;
exports.rename=H;
exports.reworkOptions=J;
exports.show=Z;
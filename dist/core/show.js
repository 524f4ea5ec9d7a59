"use strict";
const e=require("./core.js");
const t=require("./crossing.js");
const n=require("./text.js");
const r=require("./mending.js");
const i=require("./edits.js");
const a=require("./fixing.js");
async function o(e,t){
let n=await i.loadEditor([e.language]);
let r=c(e,t,n);
if(r!==void 0)
return{
edits:r,
text:i.edited(e.text,r),
refused:new Set};
return s(e,t,n)}
async function s(t,n,r){
let a=await e.loadParsers([t.language]);
let o=new Set;
let s=t;
for(
let e of n.toReversed()){
let t=c(s,[e],r);
t===void 0?o.add(e):s=a({
path:s.path,
text:i.edited(s.text,t),
problems:[]},s.language)}
return{
edits:l(t.text,s.text),
text:s.text,
refused:o}}
function c(e,t,{
editsOf:n,
isMeant:r}){
let i=n(e,t);
return i!==void 0&&r(e,t,i)?i:void 0}
function l(e,t){
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
function u(t,n,r,{
readings:i}){
let a=new Map;
for(
let{
reading:e}of n){
let n=d(t,e);
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
return f(t.text,o).filter(e=>!s.some(t=>t.start<=e&&e<t.end)).slice(0,5).map(n=>({
place:e.atSpan(t,{
start:n,
end:n+o.length}),
why:`it stands in a text for the model`}))})}
function d(e,{
client:t}){
let n=t.toolNames;
if(n===void 0)
return;
let r=n.name(e,`x`);
let i=r.endsWith(`__x`)?r.slice(0,-1):void 0;
return i?.startsWith(`mcp__`)?i:void 0}
function f(e,t){
let n=[];
for(
let r=e.indexOf(t);r>=0;r=e.indexOf(t,r+t.length))
/[\w-]/.test(e.charAt(r-1))||n.push(r);
return n}
function p(n,r){
let i=`name`in r?r.name:r.server.name;
let a=g(n,r,i);
let o=new Set(a.map(({
server:t})=>e.keyOf(t)));
let s=[];
let c=x(a,n,i);
let{
servers:l,
references:d}=t.referencesIn(n);
let f=e=>!(`name`in r)||h(e,r.clients);
for(
let t of S(d,({
place:e})=>e)){
let{
definition:n,
place:r,
spell:a,
written:u,
scopes:d,
folder:p,
named:h,
reading:g}=t;
if(n!==void 0&&o.has(e.keyOf(n.server))){
let n=l.all(a(i),a,d,p).find(({
server:t})=>!o.has(e.keyOf(t)));
if(n===void 0)
s.push(t);else{
let{
path:t}=n.server.document;
c.push({
place:r,
why:`it means the server of ${e.quote(t)} as well`})}}else 
if(n===void 0&&f(g)){
let e=a(i);
if(h.some(({
server:n})=>u(n)===e||m(n,e,t))){
let e=`no file that was read defines it for ${g.client.name}`;
c.push({
place:r,
why:t.isBundled?`it may be the server of a plugin`:e})}}}
let p=[...a.map(({
server:t,
reading:n})=>({
server:t,
reading:n,
place:e.placeOfName(t)})),...b(i,a,n)];
c.push(...u(i,a,s,n));
return{
name:i,
definitions:p,
references:s,
doubtful:c}}
function m(e,t,{
isBundled:n}){
return n&&t!==``&&e.endsWith(`_${t}`)}
function h({
client:e},t){
return t===void 0||t.includes(e.id)}
function g({
readings:t},n,r){
return S(t.filter(({
names:e})=>e.includes(r)).filter(e=>`name`in n?h(e,n.clients):_(e,n.reading)).flatMap(e=>e.servers.filter(e=>e.name===r).map(t=>({
reading:e,
server:t}))),({
server:t})=>e.at(t.document,t.route))}
function _(t,n){
if(t.document===n.document)
return!0;
if(t.client!==n.client||y(t)||y(n))
return!1;
let[r,i]=[e.folderOf(t),e.folderOf(n)];
return r===i||[r,i].includes(`~/`)||v(r,i)||v(i,r)}
function v(t,n){
return e.foldersAbove(t).includes(n)}
function y({
format:{
belongsTo:e}}){
return e!==void 0&&e!==`user`}
function b(t,n,{
readings:r}){
return S(r.filter(e=>n.some(t=>_(e,t.reading))).flatMap(n=>n.maps.filter(({
nullRemoves:n,
value:r})=>n!==void 0&&e.own(r,t)===null).map(({
route:r})=>({
reading:n,
place:e.at(n.document,[...r,t],`key`)}))),({
place:e})=>e)}
function x(t,{
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
function S(e,t){
let n=new Set;
return e.filter(e=>{
let{
document:r,
route:i,
side:a,
within:o}=t(e);
let s=JSON.stringify([r.path,i,a,o]);
return!n.has(s)&&n.add(s)!==void 0})}
function C(e){
return[...e].sort((e,t)=>w(e.place,t.place))}
function w(e,t){
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
function T({
definitions:e,
references:t,
doubtful:n}){
let r=[];
let i=[...n];
for(
let t of e){
let{
place:e}=t;
let n=E(t);
n===void 0?i.push({
place:e,
why:`the whole file is the server`}):r.push({
place:e,
change:n})}
for(
let e of D(t))
for(
let t of e){
let{
place:n}=t;
let a=k(t,e);
typeof a==`string`?i.push({
place:n,
why:a}):r.push({
place:n,
change:a})}
return{
changes:C(r),
left:i}}
function E({
server:e,
place:{
route:t}}){
let n=e?.route??t;
return n.length===0?void 0:{
do:`remove`,
at:n}}
function D(e){
let t=new Map;
for(
let n of e){
let{
place:e}=n;
let r=JSON.stringify([e.document.path,O(e)]);
let i=t.get(r);
i===void 0?t.set(r,[n]):i.push(n)}
return t.values()}
function O({
route:e,
within:t}){
return t===void 0?e.slice(0,-1):e}
function k({
fact:t,
place:n},r){
let{
document:i,
route:a,
side:o,
within:s}=n;
if(t.as===`expression`)
return`it is a regular expression`;
let c=e.valueAt(i.value,O(n));
if(o===`key`)
return{
do:`remove`,
at:a};
if(s===void 0&&!Array.isArray(c))
return`one name has to stand there`;
if((Array.isArray(c)?c.length===r.length:A(String(c),r))&&t.switches!==`off`)
return`without it nothing would be left there, which may mean everything`;
return s===void 0?{
do:`remove`,
at:a}:{
do:`rewrite`,
at:a,
within:j(String(c),s),
text:``}}
function A(e,t){
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
function j(e,{
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
const M={
S:0,
mcp__S__T:5,
S_T:0,
"S/T":0,
"@S/T":1,
"S:T":0,
"Mcp(S:T)":4};
function N({
fact:e,
meant:t}){
let n=M[e.form];
return{
start:n,
end:n+t.server.length}}
function P({
definitions:e,
references:t,
doubtful:n},r,i){
let a=[];
let o=[...n];
for(
let t of e){
let e=z(t,r);
e.length===0&&o.push({
place:t.place,
why:`the file's own name is the server's`});
a.push(...e)}
for(
let e of t){
let{
place:t}=e;
let n=B(e,r,i);
typeof n==`string`?o.push({
place:t,
why:n}):a.push({
place:t,
change:n})}
o.push(...F(e,r,i));
return{
changes:C(a),
left:o}}
function F(t,n,{
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
let a=I[i.form];
let o=i.server??t.toolNames?.server??H;
if(a===void 0||e.length>(a+o(s)).length)
return[];
return(a+o(s)).startsWith(e)&&!(a+o(n)).startsWith(e)?[{
place:r,
why:`the pattern matches the old name, and not the new one`}]:[]})})}
const I={
mcp__S__T:`mcp__`,
S_T:``,
"@S/T":`@`};
function L({
name:n,
definitions:r},i,a){
if(i===n)
return`that is its name already`;
if(i.trim()===``)
return`a name is more than blanks`;
let{
servers:o}=t.referencesIn(a);
for(
let{
reading:t,
server:a}of r){
let r=t.client.toolNames?.server??H;
let s=[`client ${t.client.id}`,`format ${t.format.id}`];
let c=o.all(r(i),r,s,e.folderOf(t)).find(e=>e.server.name!==n);
if(c!==void 0){
let{
name:n,
document:r}=c.server;
let a=n===i?``:`, and ${e.readerOf(t)} calls both alike`;
return`${e.quote(r.path)} has a server ${e.quote(n)}${a}`}
let l=a&&R(a,i,t);
if(l!==void 0)
return l}}
function R({
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
function z({
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
function B(e,n,r){
let{
text:i,
place:a,
fact:o,
spell:s,
meant:c}=e;
let{
start:l,
end:u}=N(e);
if(i.slice(l,u)!==c.server)
return`it does not spell the name in full`;
let d=t.isToolName(o.form)||c.server!==e.definition?.server.name?s(n):n;
let f=i.slice(0,l)+d+i.slice(u);
if(o.as===`expression`&&!/^[\w-]*$/.test(d))
return`it is a regular expression`;
if(o.as===`words`&&/[\s,()]/.test(d))
return`blanks and commas separate names there`;
if(!V(f,d,e,n,r))
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
function V(n,r,i,a,o){
let{
fact:s,
spell:c,
written:l,
scopes:u,
folder:d}=i;
let{
servers:f}=t.referencesIn(o);
let p=e=>f.find(l(e),c,u,d)!==void 0;
return e.namedIn(s.form,n).findLast(({
server:e})=>e===r||p(e))?.server===r&&l(r)===c(a)}
function H(e){
return e}
async function U(t,n,r){
let i=await e.examine(t,{
all:!0});
let a=await i.workspace();
let o=G(a,r);
let s=L(o,n,a);
if(s!==void 0)
throw new e.UsageError(`${e.quote(r.server)} cannot be called ${e.quote(n)}: ${s}`);
let c=K(i,r.server,e=>({
do:`rename`,
at:e,
to:n}));
return q(P(o,n,a),c,i,t,r)}
async function W(t,n){
let r=await e.examine(t,{
all:!0});
let i=G(await r.workspace(),n);
let a=K(r,n.server,e=>({
do:`remove`,
at:e}));
return q(T(i),a,r,t,n)}
function G(t,{
server:n,
clients:r}){
let i=p(t,{
name:n,...r&&{
clients:r}});
if(i.definitions.length>0)
return i;
let a=e.suggest(n,t.readings.flatMap(({
names:e})=>e));
let o=a===void 0?``:`; did you mean ${e.quote(a)}?`;
throw new e.UsageError(`no file here defines a server ${e.quote(n)}${o}`)}
function K({
configured:t,
toolLists:n},r,i){
if(t===void 0||!n.has(r))
return[];
let a=t();
let o=[...e.own(e.own(a.value,`tools`),r)===void 0?[`mcp-lint`,`tools`]:[`tools`],r];
return[{
place:e.at(a,o,`key`),
change:i(o)}]}
async function q({
changes:t,
left:n},r,{
root:i,
readings:a},{
cwd:s},{
isOpen:c}){
let l=[];
let u=[];
let d=0;
for(
let[n,a]of J([...t,...r])){
let t=e.resolve(e.resolve(s,i),n.path);
if(!c(n.path,t)){
let t=e.isOfUser(n.path)?`it is one of the user's own files`:`it lies outside, or behind a link`;
u.push(...a.map(({
place:e})=>({
place:e,
why:t})));
continue}
let{
text:r,
refused:f}=await o(n,a.map(({
change:e})=>e));
for(
let{
place:e,
change:t}of a)
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
let f=new Map(a.map(({
document:e},t)=>[e,t]));
return{
files:l,
left:[...n,...u].sort((t,n)=>(f.get(t.place.document)??0)-(f.get(n.place.document)??0)||e.spanOf(t.place).start-e.spanOf(n.place).start),
root:i,
places:d}}
function J(e){
let t=new Map;
for(
let n of e){
let e=t.get(n.place.document);
e===void 0?t.set(n.place.document,[n]):e.push(n)}
return t}
const Y=[{
name:`write`,
summary:`change the files (default: show what would change)`},{
name:`client`,
value:`<client,\u2026>`,
summary:`only in what these clients read; may be repeated`},...e.config,e.user];
function X(t,n){
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
function Z(t,n){
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
cwd:n,
paths:[],
targets:[],
rules:new Map,
user:s,...o===void 0?{}:{
config:o}},{
server:i,...a.length===0?{}:{
clients:a},
isOpen:r.isOpenFor(n)}]}
function Q({
files:t,
left:i,
root:o,
places:s},{
write:c},l){
let u=e.renderingAt(l,o);
c?r.writeMended(t,l):e.print(e.inert(a.diffOf(t,{
pathOf:u.repositoryPath,
isForPrograms:!1}).text));
for(
let{
place:t,
why:r}of i){
let{
path:i,
line:a,
column:o}=n.locationOf(t);
e.say(`${e.pathFromHere(i,u)}:${a}:${o} is left: ${r}`)}
let d=`${e.count(s,`place`)} in ${e.count(t.length,`file`)}`;
e.say(`${c?`changed`:`with --write:`} ${d}${i.length===0?``:`; ${i.length} left to you`}`);
return 0}
exports.optionsFor=Z;
exports.readRework=X;
exports.remove=W;
exports.rename=U;
exports.reworkOptions=Y;
exports.show=Q;
"use strict";
const e=require("./core.js");
const t=require("./all-changes.js");
async function n(n){
let r=[];
for(
let[i,a]of e.grouped(n,({
place:e})=>e.document)){
let{
edits:e,
text:n,
refused:o}=await t.makeAll(i,a.map(({
change:e})=>e));
r.push({
document:i,
edits:e,
text:n,
made:a.filter(({
change:e})=>!o.has(e)),
refused:a.filter(({
change:e})=>o.has(e))})}
return r}
function r(e){
return[...e].sort((e,t)=>i(e.place,t.place))}
function i(e,t){
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
const a={
S:0,
mcp__S__T:5,
mcp_S_T:4,
S_T:0,
"S/T":0,
"@S/T":1,
"S:T":0,
"Mcp(S:T)":4};
function o({
fact:e,
meant:t}){
let n=a[e.form];
return{
start:n,
end:n+t.server.length}}
function s({
definitions:e,
references:t,
doubtful:n,
list:i},a,o){
let s=[];
let l=[...n];
for(
let t of e){
let e=f(t,a);
e.length===0&&l.push({
place:t.place,
why:`the file's own name is the server's`,
is:`bound`});
s.push(...e)}
for(
let e of t){
let{
place:t}=e;
let n=p(e,a,o);
typeof n==`string`?l.push({
place:t,
why:n,
is:`bound`}):n!==void 0&&s.push({
place:t,
change:n})}
i!==void 0&&s.push({
place:i,
change:{
do:`rename`,
at:i.route,
to:a}});
l.push(...c(e,a,o));
return{
changes:r(s),
left:l}}
function c(t,n,{
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
let a=l[i.form];
let o=i.server??t.toolNames?.server??h;
if(a===void 0||e.length>(a+o(s)).length)
return[];
return(a+o(s)).startsWith(e)&&!(a+o(n)).startsWith(e)?[{
place:r,
why:`the pattern matches the old name, and not the new one`,
is:`bound`}]:[]})})}
const l={
mcp__S__T:`mcp__`,
S_T:``,
"@S/T":`@`};
function u({
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
let n=i.client.toolNames?.server??h;
let s=[`client ${i.client.id}`,`format ${i.format.id}`];
let c=a.all(n(r),n,s,e.folderOf(i)).find(e=>e.server.name!==t);
if(c!==void 0){
let{
name:t,
document:n}=c.server;
let a=t===r?``:`, and ${e.readerOf(i)} calls both alike`;
return`${e.quote(n.path)} has a server ${e.quote(t)}${a}`}
let l=o&&d(o,r,i);
if(l!==void 0)
return l}}
function d({
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
function f({
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
value:t})=>e?.is===`name`&&t===n?.name);
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
function p(t,n,r){
let{
text:i,
place:a,
fact:s,
spell:c,
meant:l}=t;
let{
start:u,
end:d}=o(t);
if(i.slice(u,d)!==l.server)
return`it does not spell the name in full`;
let f=e.isToolName(s.form)||l.server!==t.definition?.server.name?c(n):n;
let p=i.slice(0,u)+f+i.slice(d);
if(p===i)
return;
if(s.as===`expression`&&!/^[\w-]*$/.test(f))
return`it is a regular expression`;
if(s.as===`words`&&/[\s,()]/.test(f))
return`blanks and commas separate names there`;
if(!m(p,f,t,n,r))
return`the new name could not be told from others there`;
if(a.side===`key`)
return{
do:`rename`,
at:a.route,
to:p};
let h=a.within?.start??0;
return{
do:`rewrite`,
at:a.route,
within:{
start:h+u,
end:h+d},
text:f}}
function m(t,n,r,i,a){
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
function h(e){
return e}
function g(t,n,r,{
readings:i}){
let a=new Map;
for(
let{
reading:e}of n){
let n=_(t,e);
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
return v(t.text,o).filter(e=>!s.some(t=>t.start<=e&&e<t.end)).slice(0,5).map(n=>({
place:e.atSpan(t,{
start:n,
end:n+o.length}),
why:`it stands in a text for the model`,
is:`text`}))})}
function _(e,{
client:t}){
let n=t.toolNames;
if(n===void 0)
return;
let r=n.name(e,`x`);
let i=r.endsWith(`__x`)?r.slice(0,-1):void 0;
return i?.startsWith(`mcp__`)?i:void 0}
function v(e,t){
let n=[];
for(
let r=e.indexOf(t);r>=0;r=e.indexOf(t,r+t.length))
/[\w-]/.test(e.charAt(r-1))||n.push(r);
return n}
function y(t,n,r){
let i=`name`in n?n.name:n.server.name;
let a=w(t,n,i);
let o=new Set(a.map(({
server:t})=>e.keyOf(t)));
let s=[];
let c=j(a,t,i);
let{
servers:l,
references:u}=e.referencesIn(t);
let d=e=>!(`name`in n)||C(e,n.clients);
for(
let t of M(u,({
place:e})=>e)){
let{
definition:n,
place:r,
spell:a,
written:u,
scopes:f,
folder:p,
named:m,
reading:h}=t;
if(n!==void 0&&o.has(e.keyOf(n.server))){
let[n,...u]=l.all(a(i),a,f,p).map(({
server:e})=>e).filter(t=>!o.has(e.keyOf(t)));
if(n===void 0)
s.push(t);else{
let t=`it means the server of ${e.quote(n.document.path)} as well`;
c.push({
place:r,
why:t,
is:`doubtful`,
others:[n,...u].map(e.keyOf)})}}else 
if(n===void 0&&d(h)){
let e=a(i);
if(m.some(({
server:n})=>u(n)===e||S(n,e,t))){
let e=`no file that was read defines it for ${h.client.name}`;
c.push({
place:r,
why:t.isBundled?`it may be the server of a plugin`:e,
is:`doubtful`})}}}
let f=[...a.map(({
server:t,
reading:n})=>({
server:t,
reading:n,
place:e.placeOfName(t)})),...A(i,a,t)];
c.push(...g(i,a,s,t));
let p=r&&b(i,r);
if(p===void 0)
return{
name:i,
definitions:f,
references:s,
doubtful:c};
let m=x(i,o,t);
if(m===void 0)
return{
name:i,
definitions:f,
references:s,
doubtful:c,
list:p};
let h=`the list is that of the server of ${e.quote(m.document.path)} as well`;
return{
name:i,
definitions:f,
references:s,
doubtful:[...c,{
place:p,
why:h,
is:`doubtful`}]}}
function b(t,{
configuration:n,
toolLists:r}){
if(n===void 0||!r.has(t))
return;
let i=n();
let a=e.own(e.own(i.value,`tools`),t)===void 0?[`mcp-lint`,`tools`]:[`tools`];
return e.at(i,[...a,t],`key`)}
function x(t,n,{
readings:r}){
return r.filter(({
names:e})=>e.includes(t)).flatMap(({
servers:e})=>e).find(r=>r.name===t&&!n.has(e.keyOf(r)))}
function S(e,t,{
isBundled:n}){
return n&&t!==``&&e.endsWith(`_${t}`)}
function C({
client:e},t){
return t===void 0||t.includes(e.id)}
function w({
readings:t},n,r){
let i=t.filter(({
names:e})=>e.includes(r));
return M((`name`in n?i.filter(e=>C(e,n.clients)):T(n.reading,i)).flatMap(e=>e.servers.filter(e=>e.name===r).map(t=>({
reading:e,
server:t}))),({
server:t})=>e.at(t.document,t.route))}
function T(e,t){
let n=[e];
for(;;){
let e=t.filter(e=>n.some(t=>E(e,t)));
if(e.length<=n.length)
return e;
n=e}}
function E(t,n){
return e.isOfProject(t)&&e.isOfProject(n)&&e.folderOf(t)===e.folderOf(n)||D(t,n)}
function D(t,n){
if(t.document===n.document)
return!0;
if(t.client!==n.client||k(t)||k(n))
return!1;
let[r,i]=[e.folderOf(t),e.folderOf(n)];
return r===i||[r,i].includes(`~/`)||O(r,i)||O(i,r)}
function O(t,n){
return e.foldersAbove(t).includes(n)}
function k({
format:{
belongsTo:e}}){
return e!==void 0&&e!==`user`}
function A(t,n,{
readings:r}){
return M(r.filter(e=>n.some(t=>D(e,t.reading))).flatMap(n=>n.maps.filter(({
nullRemoves:n,
value:r})=>n!==void 0&&e.own(r,t)===null).map(({
route:r})=>({
reading:n,
place:e.at(n.document,[...r,t],`key`)}))),({
place:e})=>e)}
function j(t,{
readings:n},r){
let i=new Set(t.map(({
reading:e})=>e.client));
return n.filter(({
client:e,
owner:t})=>t&&i.has(e)).flatMap(t=>e.misplacedServers(t).filter(e=>e.at(-1)===r).map(n=>({
place:e.at(t.document,n,`key`),
why:`it stands where ${t.client.name} does not look`,
is:`doubtful`})))}
function M(e,t){
let n=new Set;
return e.filter(e=>{
let{
document:r,
route:i,
side:a,
within:o}=t(e);
let s=JSON.stringify([r.path,i,a,o]);
return!n.has(s)&&n.add(s)!==void 0})}
exports.areRelated=E;
exports.inOrder=r;
exports.nameFault=u;
exports.occurrencesOf=y;
exports.renaming=s;
exports.reworked=n;
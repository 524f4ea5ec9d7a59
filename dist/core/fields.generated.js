"use strict";
const e=require("./core.js");
function t(t,n){
let r=new Set(e.foreignUses(n).map(e=>e.client));
let i=e.registry.filter(({
readsToo:e,
clientName:n})=>e?.includes(t.id)&&r.has(n));
return[...new Set(i.map(({
clientName:e})=>e))].sort()}
var n=e.defineRule({
id:`approve-all`,
category:`security`,
severity:`warning`,
messages:{
tools:t=>`with ${e.quote(t.key)} ${t.client} runs every tool of ${t.server} without asking${r(t.published)}`,
servers:t=>`with ${e.quote(t.key)} ${t.client} starts every server of the project without asking${r(t.published)}`},
on:{
rootField:{
approves:!0,
check(e,t){
let n=i(e,e.fact.by,t);
if(n===void 0)
return;
let{
client:r,
report:o}=t;
let s=t.reading.publishable;
o(`servers`,{
key:e.key,
client:r,
published:s},n.place,{
severity:a(n,s),
help:`remove it`})}},
field:{
approves:!0,
check({
server:t,...n},r){
let o=i(n,n.fact?.by??t.dialect.by,r);
if(o===void 0)
return;
let{
client:s,
report:c}=r;
let l=r.reading.publishable;
c(`tools`,{
key:n.key,
server:e.nameOf(t),
client:s,
published:l},o.place,{
server:t,
severity:t.off?`info`:a(o,l),
help:n.fact?.approvesAll===!0?`remove it`:`name the tools that may run unasked`})}}}});
function r(e){
return e?`, for everyone who gets this file`:``}
function i({
fact:t,
value:n,
route:r},i,{
reading:{
document:a},
violations:o}){
let s=t===void 0?void 0:e.approvedAll(t,n);
if(s===void 0||i===void 0||a.isBroken(r))
return;
let c=e.at(a,[...r,...s]);
return e.isRefused(c.route,o)?void 0:{
by:i,
place:c}}
function a({
by:t},n){
return n&&e.confidenceOf(t)!==`L`?`warning`:`info`}
var o=e.defineRule({
id:`auth-incomplete`,
category:`correctness`,
severity:`warning`,
messages:{
missing:t=>`${e.quote(t.field)} of ${t.server} has no ${e.quote(t.needs)}, so ${t.client} does not sign in, without a word`,
inert:t=>`${e.quote(t.field)} of ${t.server} has the type ${e.quote(t.type)}, with which ${t.client} does nothing`},
on:{
field:{
is:[`auth`],
check(t,{
client:n,
report:r}){
let{
server:i,
key:a,
value:o,
route:s}=t;
if(t.fact===void 0||t.fact.unread)
return;
for(
let{
field:t,
type:c,
needs:l,
reaction:u}of i.dialect.signIn??[]){
if(t!==a||e.own(o,`type`)!==c)
continue;
let d={
field:a,
server:e.nameOf(i),
client:n};
if(l===void 0){
r(`inert`,{...d,
type:c},e.at(i.document,[...s,`type`]),{
server:i,
reaction:u,
help:`send the key in "headers" or "env", as the server wants it`});
continue}
let f=e.own(o,l);
if(f!==void 0&&f!==``)
continue;
let p=f===``?e.at(i.document,[...s,l]):e.at(i.document,s,`key`);
r(`missing`,{...d,
needs:l},p,{
server:i,
reaction:u,
help:`sign in once with ${n}, which writes ${e.quote(l)}, or remove ${e.quote(a)}`})}}}}});
var s=e.defineRule({
id:`enabled-conflict`,
category:`correctness`,
severity:`warning`,
messages:{
runs:t=>`${t.client} does not read ${e.quote(t.key)}, so ${t.server} runs although it is switched off here`,
idle:t=>`${t.client} does not read ${e.quote(t.key)} of ${t.server}; the server is on without it`,
disagree:t=>`${e.quote(t.read)} and ${e.quote(t.other)} of ${t.server} disagree`,
both:t=>`${t.server} has both ${e.quote(t.read)} and ${e.quote(t.other)}, which disagree; ${t.client} reads only ${e.quote(t.read)}`},
on:{
server:{
switches:`odd`,
check(t,{
client:n,
report:r}){
let i=t.fields.filter(e=>l(e));
let a=i.find(e=>e.fact!==void 0&&!e.fact.unread);
for(
let o of i){
if(o===a)
continue;
let i={
server:e.nameOf(t),
client:n};
let s=e.at(t.document,o.route,`key`);
if(a!==void 0){
if(typeof a.value!=`boolean`||u(o)===u(a))
continue;
let n=o.fact!==void 0&&!o.fact.unread;
r(n?`disagree`:`both`,{...i,
read:a.key,
other:o.key},s,{
server:t,
help:`keep ${e.quote(a.key)}`,
related:[{
place:e.at(t.document,a.route,`key`),
message:n?`the other one`:`this one is read`}]})}else 
u(o)?r(`runs`,{...i,
key:o.key},s,{
server:t,
help:d(t)}):c(o)===`enabled`&&r(`idle`,{...i,
key:o.key},s,{
server:t,
severity:`info`,
help:`remove it`})}}}}});
function c({
key:e,
fact:t}){
return t?.is??(e===`enabled`||e===`disabled`?e:void 0)}
function l(e){
let t=c(e);
return t===`enabled`||t===`disabled`}
function u(e){
let t=e.value===!0||e.value===`true`||e.value===1;
let n=e.value===!1||e.value===`false`||e.value===0;
return c(e)===`enabled`?n:t}
function d({
dialect:t,
document:n}){
let r=e.ownKey(t,`enabled`);
if(r!==void 0)
return`write ${e.assignment(n.language,r,`false`)}`;
let i=e.ownKey(t,`disabled`);
if(i!==void 0)
return`write ${e.assignment(n.language,i,`true`)}`;
return t.switchOff??`remove the server from this file`}
var f=e.defineRule({
id:`field-deprecated`,
category:`compatibility`,
severity:`info`,
messages:{
works:t=>`${t.client} still reads ${e.quote(t.key)}${t.servers>1?` of ${t.servers} servers`:``}, but has replaced it with ${e.quote(t.use)}`},
on:{
rootField:{
deprecated:!0,
check(e,t){
h(e,t)}},
field:{
deprecated:!0,
check(e,t){
let n=t.shared(p);
if(n.has(e.key)||!m(e.server,e))
return;
n.add(e.key);
h(e,t,t.reading.servers.filter(t=>!t.broken&&m(t,e)).flatMap(({
fields:t})=>t.filter(({
key:t,
fact:n})=>t===e.key&&n?.deprecated)))}}}});
function p(){
return new Set}
function m({
fields:e},{
fact:t}){
return!e.some(({
key:e})=>e===t?.deprecated?.use)}
function h({
key:t,
route:n,
fact:r},{
client:i,
reading:a,
report:o},s=[]){
if(r?.deprecated===void 0)
return;
let{
use:c,
help:l=`use ${e.quote(c)}`}=r.deprecated;
o(`works`,{
client:i,
key:t,
use:c,
servers:s.length},e.at(a.document,n,`key`),{
reaction:{
effect:`fine`,
by:r.by??a.format.schemaBy},
help:l,
related:s.slice(1).map(t=>({
place:e.at(a.document,t.route,`key`),
message:`another one`}))})}
const g=/^\s*(\d{1,7}(?:\.\d{1,3})?)\s*(?:(ms|milliseconds?|msecs?)|(s|secs?|seconds?)|(m|mins?|minutes?)|(h|hrs?|hours?))\s*$/i;
const _=/^[1-9]\d{0,2}$/;
const v={
ms:`milliseconds`,
s:`seconds`};
function y(t,n){
return e.unitOf(n?.fields.find(n=>n.route.length===t.length&&e.startsWith(t,n.route))?.fact)}
function b(e,t){
if(typeof e!=`string`)
return;
if(_.test(e))
return t===`ms`?`write ${e}000 for ${e} seconds`:void 0;
let n=x(e);
let r=t===`s`?n/1e3:n;
return Number.isSafeInteger(r)&&r>0?`write ${r}, in ${v[t]}`:void 0}
function x(e){
let[,t,n,r,i]=g.exec(e)??[];
if(n!==void 0)
return Number(t);
if(r!==void 0)
return Math.round(Number(t)*1e3);
return Math.round(Number(t)*(i===void 0?36e5:6e4))}
const S=({
subject:e,
sentence:t,
consequence:n})=>`${e} ${t}, so ${n}`;
function C(t,n,{
reading:r,
client:i,
report:a}){
if(n.kind!==t)
return;
if(n.rule!==void 0&&n.rule!==`field-${t}`)
return;
let o=D(r)(n.route);
let s=o!==void 0&&w(o,n)?T(o):k(n,r,o);
if(s.effect===`fine`)
return;
a(`violated`,{
subject:e.subjectOf(n.route,o),
sentence:n.sentence,
consequence:e.consequence(s,i)},n.place,{
reaction:s,
server:o,
help:O(n,r,o)})}
function w({
dialect:t,
fields:n,
transport:r},{
kind:i,
route:a,
effect:o=t.bad.effect}){
let s=n.find(t=>e.startsWith(a,t.route));
if(s===void 0)
return!1;
if(e.isNone(s))
return i===`type`&&t.nullMeansAbsent===!0&&a.length===s.route.length;
if(o!==`fails-server`&&o!==`crashes`)
return!1;
return r!==void 0&&s.fact?.for?.includes(r)===!1}
function T({
dialect:e}){
return e.bad.effect===`warns`?e.bad:{...e.bad,
effect:`fine`}}
const E=new WeakMap;
function D({
servers:t}){
let n=E.get(t)??e.serverFinder(t);
E.set(t,n);
return n}
function O({
kind:t,
route:n,
help:r},{
document:i},a){
let o=t===`type`?y(n,a):void 0;
if(o===void 0)
return r;
return b(e.valueAt(i.value,n),o)??r??`write a number of ${v[o]}`}
function k(t,n,r){
let{
format:i}=n;
if(t.effect!==void 0)
return{
effect:t.effect,
by:t.by??i.schemaBy};
return r===void 0?i.badRoot:e.masked(r,r.dialect.bad)}
var A=e.defineRule({
id:`field-missing`,
category:`correctness`,
severity:`error`,
messages:{
violated:S},
on:{
violation:{
kind:`missing`,
check(e,t){
C(`missing`,e,t)}}}});
var j=e.defineRule({
id:`field-misspelt`,
category:`correctness`,
severity:`warning`,
messages:{
misspelt:t=>`${t.client} does not know the key ${e.quote(t.key)} of ${t.server}`,
costly:t=>`${t.client} does not know the key ${e.quote(t.key)} of ${t.server}, so ${t.consequence}`,
inside:t=>`${t.client} does not know the key ${e.quote(t.key)} in ${e.quote(t.field)} of ${t.server}`},
on:{
field:{
is:[`oauth`],
check({
key:t,
value:n,
fact:r,
route:i,
server:a},{
client:o,
report:s}){
let{
keys:c=[],
by:l=a.dialect.by}=r??{};
if(!e.isObject(n))
return;
let u=c.filter(e=>!Object.hasOwn(n,e));
for(
let r of Object.keys(n)){
let n=c.includes(r)?void 0:e.suggest(e.undisguise(r).replace(/[-_]/g,``),u);
if(n===void 0)
continue;
s(`inside`,{
key:r,
field:t,
server:e.nameOf(a),
client:o},e.at(a.document,[...i,r],`key`),{
server:a,
reaction:{
effect:`ignored`,
by:l},
help:`did you mean ${e.quote(n)}?`})}}},
server:{
strangers:!0,
check(t,{
client:n,
report:r}){
for(
let{
kind:i,
field:a,
own:o,
cost:s}of e.strangers(t)){
if(i!==`misspelt`||o===void 0)
continue;
let c={
key:a.key,
server:e.nameOf(t),
client:n};
let l=e.at(t.document,a.route,`key`);
let u=`did you mean ${e.quote(o)}?`;
s===void 0?r(`misspelt`,c,l,{
server:t,
help:u}):r(`costly`,{...c,
consequence:e.consequence(s,`it`,`the server`)},l,{
server:t,
help:u,
reaction:s})}}}}});
var M=e.defineRule({
id:`field-other-client`,
category:`correctness`,
severity:`warning`,
messages:{
renamed:t=>`${t.client} does not read ${e.quote(t.key)} of ${t.server}; its own name for it is ${e.quote(t.own)}`,
costly:t=>`${t.client} does not read ${e.quote(t.key)} of ${t.server}, only ${t.own}, so ${t.consequence}`,
unread:t=>`${t.client} does not read ${e.quote(t.key)} of ${t.server}`},
on:{
server:{
strangers:!0,
check(t,{
client:n,
report:r}){
for(
let i of e.strangers(t)){
if(i.kind!==`foreign`||i.meaning===`enabled`||i.meaning===`disabled`)
continue;
if(i.meaning===`transport`&&t.transport!==`stdio`&&e.onlyLocal(t.dialect))
continue;
if(i.cost===void 0&&I(i.field.value))
continue;
let{
field:a,
own:o,
readBy:s}=i;
let c=e.at(t.document,a.route,`key`);
let l={
client:n,
key:a.key,
server:e.nameOf(t)};
o===void 0?r(`unread`,l,c,{
server:t,
reaction:i.meaning===`retries`?{
effect:`fine`,
by:t.dialect.by}:H(t,i),
help:V(i,t)??R(i,t)??L(t,a.key,s)}):i.cost===void 0?r(`renamed`,{...l,
own:o},c,{
server:t,
reaction:H(t,i),
help:z(t,i,o)}):r(`costly`,{...l,
own:e.list(N(t,o),{
conjunction:`or`}),
consequence:e.consequence(i.cost,`it`,`the server`)},c,{
server:t,
reaction:i.cost,
help:z(t,i,o)})}}}}});
function N({
dialect:e},t){
let n=e.fields[t]?.is;
return[t,...Object.entries(e.fields).filter(([e,{
is:r,
unread:i,
deprecated:a}])=>e!==t&&r===n&&!i&&a===void 0).map(([e])=>e)]}
const P={
http:`Streamable HTTP`,
sse:`SSE`};
function F(t,n){
let r=N(t,n).map(n=>{
let[r,...i]=t.dialect.fields[n]?.for??[];
let a=r===void 0||i.length>0?void 0:P[r];
return a===void 0?void 0:`${e.quote(n)} for ${a}`});
return r.length<2||r.includes(void 0)?void 0:r.join(`, or to `)}
function I(e){
return e===``||typeof e==`object`&&(e===null||Object.keys(e).length===0)}
function L({
format:n},r,i){
let a=t(n,r);
if(a.length>0)
return`remove it, unless it is there for ${e.list(a,{
bare:!0,
conjunction:`or`})}`;
if(i.length===0)
return`remove it`;
return`remove it here; ${i.length>4?`${i.length} other clients`:e.list(i,{
bare:!0})} ${i.length===1?`reads`:`read`} it`}
function R({
meaning:t},{
dialect:n,
transport:r}){
if(t!==`headers`||r===`stdio`)
return;
let i=Object.keys(n.fields).find(e=>n.fields[e]?.form===`headers-inside`);
return i===void 0?void 0:`put it into ${e.quote(i)}`}
function z(t,{
meaning:n,
field:r},i){
if(n===`transport`&&typeof r.value==`object`)
return`write its parts as fields of the server itself`;
if(n===`args`&&i===`command`)
return`put the arguments into the list "command", after the program`;
if(t.fields.some(({
key:e})=>e===i))
return`remove it: ${e.quote(i)} is there`;
let a=F(t,i);
if(a!==void 0)
return`rename it to ${a}`;
let o=n===`transport`&&typeof r.value==`string`?B(t,r.value):void 0;
return`rename it to ${e.quote(i)}${o===void 0?``:`, and write ${e.quote(o)}`}`}
function B(t,n){
let{
spellings:r}=t.dialect;
let i=e.fittingTransport(t,e.transportNamed(n));
if(i===void 0||Object.hasOwn(r,n)&&r[n]===i)
return;
return e.spellingOf(t.dialect,i)}
function V({
meaning:t,
field:n},{
dialect:r,
transport:i}){
let a=t===`transport`&&typeof n.value==`string`?e.transportNamed(n.value):void 0;
if(a===void 0||a===i)
return;
let o=Object.keys(r.fields).find(e=>r.fields[e]?.selects===a);
return o===void 0?void 0:`write the address under ${e.quote(o)}`}
function H(t,{
meaning:n,
field:r}){
let i=typeof r.value==`string`?e.transportNamed(r.value):void 0;
return{
effect:n===`transport`&&(t.declared!==void 0||i!==void 0&&i===t.transport)?`fine`:`ignored`,
by:r.fact?.by??t.dialect.by}}
var U=e.defineRule({
id:`field-other-transport`,
category:`correctness`,
severity:`warning`,
messages:{
other:t=>`${e.quote(t.key)} has no effect: ${t.server} is ${t.transport===`stdio`?`a local`:`a remote`} server, and ${t.client} reads it only for ${t.transport===`stdio`?`remote`:`local`} ones`,
costly:t=>`${e.quote(t.key)} may not stand in ${t.server}, which is ${t.transport===`stdio`?`a local`:`a remote`} server, so ${t.consequence}`},
on:{
field:{
fits:!1,
check({
server:n,
key:r,
value:i,
fact:a,
route:o},{
client:s,
report:c}){
let{
transport:l,
document:u}=n;
if(a?.for===void 0||a.unread||l===void 0||a.for.includes(l))
return;
if(a.is===`command`||a.is===`commandLine`||a.is===`url`)
return;
let{
otherTransport:d}=n.dialect;
if(e.contradictsItsFields(n)||d===void 0&&G(n))
return;
let f=e.at(u,o,`key`);
if(d!==void 0){
let t=e.consequence(d,s);
c(`costly`,{
key:r,
server:e.nameOf(n),
transport:l,
consequence:t},f,{
server:n,
reaction:d,
help:`remove it`});
return}
if(K(i))
return;
let p=W.has(a.is)?[]:t(n.format,r);
c(`other`,{
key:r,
server:e.nameOf(n),
transport:l,
client:s},f,{
server:n,...p.length===0?{}:{
severity:`info`},
help:p.length===0?`remove it`:`remove it, unless it is there for ${e.list(p,{
bare:!0,
conjunction:`or`})}`})}}}});
const W=new Set([`args`,`env`,`envFile`,`cwd`,`headers`,`headersHelper`,`auth`,`oauth`]);
function G(t){
let n=e.hasMeaning(t,`command`,`commandLine`);
let r=e.hasMeaning(t,`url`);
return t.transport===`stdio`?r:n}
function K(e){
if(typeof e==`string`)
return e.trim()===``;
return e===null||typeof e==`object`&&Object.keys(e).length===0}
var q=e.defineRule({
id:`field-type`,
category:`correctness`,
severity:`error`,
messages:{
violated:S},
on:{
violation:{
kind:`type`,
check(e,t){
C(`type`,e,t)}}}});
var J=e.defineRule({
id:`field-value`,
category:`correctness`,
severity:`error`,
messages:{
violated:S,
renamed:t=>`${e.quote(t.key)} of ${t.server} is another name; ${t.client} replaces it with the key`},
on:{
violation:{
kind:`value`,
check(e,t){
C(`value`,e,t)}},
name:{
repeated:!1,
check(t,{
client:n,
report:r}){
for(
let{
key:i,
value:a,
fact:o,
route:s}of t.fields){
if(!o?.repeatsName||typeof a!=`string`||a===t.name)
continue;
r(`renamed`,{
key:i,
server:e.nameOf(t),
client:n},e.at(t.document,s),{
server:t,
reaction:{
effect:`ignored`,
by:o.by??t.dialect.by},
help:`write ${e.quote(t.name)}, or rename the key`})}}}}});
const Y=1e3;
const X=1e4;
const Z=[n,o,s,f,A,j,M,U,q,J,e.defineRule({
id:`timeout-unit`,
category:`correctness`,
severity:`warning`,
messages:{
floor:t=>`${e.quote(t.key)} of ${t.server} is ${t.value} milliseconds, and ${t.client} ignores less than ${t.floor}`,
short:t=>`${e.quote(t.key)} of ${t.server} is ${t.value}, which ${t.client} takes for milliseconds`,
long:t=>`${e.quote(t.key)} of ${t.server} is ${t.value}, which ${t.client} takes for seconds`},
on:{
field:[{
unit:`ms`,
below:Y,
check({
key:t,
value:n,
fact:r,
route:i,
server:a},{
client:o,
report:s}){
if(typeof n!=`number`||!(n>0)||r?.unit!==`ms`||r.unread)
return;
if(n>=(r.floor??Y))
return;
let c={
key:t,
value:n,
server:e.nameOf(a),
client:o};
let l={
server:a,
help:`write ${n*1e3} for ${n} seconds`};
r.floor===void 0?s(`short`,c,e.at(a.document,i),l):s(`floor`,{...c,
floor:r.floor},e.at(a.document,i),l)}},{
unit:`s`,
from:X,
check({
key:t,
value:n,
fact:r,
route:i,
server:a},{
client:o,
report:s,
violations:c}){
if(typeof n!=`number`||n<X||r?.unit!==`s`||r.unread)
return;
if(e.isRefused(i,c))
return;
let l={
key:t,
value:n,
server:e.nameOf(a),
client:o};
let u=`write ${n/1e3} for ${n} milliseconds`;
s(`long`,l,e.at(a.document,i),{
server:a,
help:u})}}]}})];
exports.rules=Z;
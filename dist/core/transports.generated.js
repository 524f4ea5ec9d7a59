"use strict";
const e=require("./core.js");
var t=e.defineRule({
id:`transport-conflict`,
category:`correctness`,
severity:`warning`,
messages:{
both:t=>`${t.server} has both ${e.quote(t.winner)} and ${e.quote(t.loser)}; ${t.client} uses ${e.quote(t.winner)} and ignores ${e.quote(t.loser)}`,
neither:t=>`${t.server} has both ${e.quote(t.one)} and ${e.quote(t.other)}, so ${t.consequence}`},
on:{
server:{
settled:!1,
check(t,{
client:i,
report:c}){
if(!e.hasMeaning(t,`url`))
return;
let l=s(t,`command`,`commandLine`);
let u=s(t,`url`);
let[d,f]=l===void 0?r(t):n(t,l,u);
if(d===void 0||f===void 0)
return;
let{
reaction:p}=t.dialect.both;
let m=e.consequence(p,i);
if(t.transport===void 0&&a(t))
return;
if(o(p)){
c(`neither`,{
server:e.nameOf(t),
one:d.key,
other:f.key,
consequence:m},e.at(t.document,f.route,`key`),{
reaction:p,
server:t,
help:`keep one of the two`,
fix:e.removing(f.route),
related:[{
place:e.at(t.document,d.route,`key`),
message:`the other one`}]});
return}
if(e.isBridged(t,f.key))
return;
if(typeof f.value==`string`&&f.value.trim()===``)
return;
c(`both`,{
server:e.nameOf(t),
client:i,
winner:d.key,
loser:f.key},e.at(t.document,f.route,`key`),{
reaction:p,
server:t,
fix:e.removing(f.route),
help:`keep one of the two${p.note===void 0?``:` (${p.note})`}`,
related:[{
place:e.at(t.document,d.route,`key`),
message:`this one is used`}]})}}}});
function n(e,t,n){
return e.transport===`stdio`||e.transport===void 0?[t,n]:[n,t]}
function r(e){
let[t,n]=e.fields.filter(t=>i(e,t));
return n?.fact?.selects===void 0?[t,n]:[n,t]}
function i({
dialect:t},n){
return n.fact?.is===`url`&&e.isRead(t,n)}
function a(t){
let{
dialect:n,
declared:r}=t;
let i=n.transportKey===null?void 0:e.untypedReaction(t);
return r!==void 0||!o(n.both.reaction)||i!==void 0&&o(i)}
function o({
effect:e}){
return e!==`fine`&&e!==`ignored`&&e!==`warns`}
function s(t,...n){
let r=t.fields.filter(r=>r.fact!==void 0&&n.includes(r.fact.is)&&e.isRead(t.dialect,r));
return r.find(e=>e.fact?.selects!==void 0)??r[0]}
var c=e.defineRule({
id:`transport-legacy`,
category:`compatibility`,
severity:`info`,
messages:{
legacy:e=>`${e.server} uses the SSE transport, which the protocol replaced with Streamable HTTP in 2025-03-26`},
on:{
server:{
settled:!1,
check(t,{
client:n,
report:r}){
let{
declared:i,
dialect:a,
transport:o}=t;
if(o!==`sse`||i===void 0||e.contradictsItsFields(t))
return;
let s=Object.keys(a.spellings).find(e=>a.spellings[e]===`http`);
if(s===void 0)
return;
r(`legacy`,{
server:e.nameOf(t),
client:n},e.at(t.document,i.route),{
server:t,
help:`if the server speaks Streamable HTTP, write ${e.quote(s)} and its address for it`})}}}});
var l=e.defineRule({
id:`transport-mismatch`,
category:`correctness`,
severity:`error`,
messages:{
mismatch:t=>`${t.server} has ${e.quote(t.key)} ${e.quote(t.value)} and ${e.quote(t.has)}, but no ${e.quote(t.needed)}, so ${t.consequence}`},
on:{
server:{
settled:!1,
check(t,{
client:n,
report:r}){
let{
declared:i,
dialect:a,
transport:o}=t;
if(typeof i?.value!=`string`||o===void 0||o===`builtin`)
return;
if(a.transportKey===null)
return;
let s=e.hasMeaning(t,`command`,`commandLine`);
let c=e.hasMeaning(t,`url`);
let l=o===`stdio`;
if(s===c||l===s)
return;
let u=e.ownKey(a,l?`command`:`url`)??``;
let d=e.ownKey(a,l?`url`:`command`)??``;
if(e.strangers(t).some(e=>e.own===u))
return;
let f=e.masked(t,a.mismatchOf?.[o]??a.mismatch);
let p=Object.keys(a.spellings).filter(e=>a.spellings[e]===`stdio`!==l);
let m=e.fittingSpellings(t);
let[h]=m;
r(`mismatch`,{
server:e.nameOf(t),
key:i.key,
value:i.value,
needed:u,
has:d,
consequence:e.consequence(f,n)},e.at(t.document,i.route),{
reaction:f,
server:t,
fix:h===void 0||p[0]===void 0?void 0:e.writing(i.route,h,m.length===1?`safe`:`unsafe`),
help:p[0]===void 0?`add ${e.quote(u)}`:`write ${e.quote(p[0])}, or add ${e.quote(u)}`})}}}});
var u=e.defineRule({
id:`transport-missing`,
category:`correctness`,
severity:`error`,
inSnippets:`whole`,
strays:!0,
messages:{
neither:e=>`${e.server} has ${e.lacks}, so ${e.consequence}`,
wrapped:t=>`${e.quote(t.key)} with its servers stands inside ${t.server}, so ${t.consequence}`,
pasted:t=>`${e.quote(t.key)} with ${e.count(t.servers,`server`)} stands inside ${e.quote(t.outer)}, where each entry is one server`},
on:{
server:{
settled:!1,
check(t,{
client:n,
reading:r,
report:i}){
if(e.isPastedKey(t)&&e.isObject(t.entry)){
let a=t.route.slice(0,-1).join(`.`);
let o=`put what ${e.quote(t.name)} holds right into ${e.quote(a)}`;
if(r.format.stray)
i(`pasted`,{
key:t.name,
outer:a,
servers:Object.keys(t.entry).length},e.placeOfName(t),{
severity:`warning`,
server:t,
help:o});else{
let r=e.masked(t,t.dialect.neither);
i(`wrapped`,{
key:t.name,
server:e.quote(a),
consequence:e.consequence(r,n)},e.placeOfName(t),{
reaction:r,
server:t,
help:o})}
return}
if(r.format.stray)
return;
if(!e.isObject(t.entry)||e.startsSomehow(t)||p(t))
return;
if(t.transport===`builtin`||t.fields.some(e=>e.fact?.selects!==void 0))
return;
if(d(t,r))
return;
if(e.strangers(t).some(({
cost:e})=>e!==void 0))
return;
let{
dialect:a}=t;
let[o,s]=[e.ownKey(a,`command`),e.ownKey(a,`url`)];
let c=[o,s].filter(e=>e!==void 0);
let l=o===void 0?void 0:`${e.quote(o)} for a local server`;
let u=s===void 0?void 0:`${e.quote(s)} for a remote one`;
let f=e.masked(t,a.neither);
let m=e.wrappedIn(t);
if(m!==void 0){
i(`wrapped`,{
key:m,
server:e.nameOf(t),
consequence:e.consequence(f,n)},e.at(t.document,[...t.route,m],`key`),{
reaction:f,
server:t,
help:`put what ${e.quote(m)} holds in the place of ${e.nameOf(t)}`});
return}
i(`neither`,{
server:e.nameOf(t),
lacks:`${c.length===1?`no`:`neither`} ${e.list(c,{
conjunction:`nor`})}`,
consequence:e.consequence(f,n)},e.placeOfName(t),{
reaction:f,
server:t,
help:`add ${[l,u].filter(e=>e!==void 0).join(` or `)}`})}}}});
function d(t,n){
if(e.foreignMap(n)?.at[0]===t.name)
return!0;
if(f(t))
return!0;
return e.isWrapper(t)&&t.name===t.route.at(-2)}
function f({
format:t,
document:n,
entry:r}){
if(!e.isObject(r)||Object.keys(r).length>0)
return!1;
return t.servers.some(({
at:t,
list:r})=>r===`only`&&e.isObject(e.valueAt(n.value,t)))}
function p(e){
let{
mask:t,
overrides:n=[]}=e.dialect;
if(t!==void 0&&e.declared===void 0&&e.fields.some(e=>e.key===t.key&&typeof e.value==`boolean`))
return!0;
return e.fields.filter(e=>e.fact?.is!==`name`).length>0&&e.fields.every(e=>n.includes(e.key))}
var m=e.defineRule({
id:`transport-unknown`,
category:`correctness`,
severity:`error`,
messages:{
unknown:t=>`${e.quote(t.value)} as ${e.quote(t.key)} of ${t.server} is not known, so ${t.consequence}`,
loose:t=>`${e.quote(t.value)} as ${e.quote(t.key)} of ${t.server} is not known; ${t.client} goes by the fields that are there`,
type:t=>`${e.quote(t.key)} of ${t.server} is ${t.kind} where a string is needed, so ${t.consequence}`},
on:{
server:{
settled:!1,
check(t,{
client:n,
report:r}){
let{
declared:i,
dialect:a}=t;
if(i===void 0||a.transportKey===null||h(t,i))
return;
let{
value:o,
key:s,
route:c}=i;
let l=typeof o==`string`?e.transportNamed(o):void 0;
let u=_(o,a.unknownTransport,t);
let d=l!==void 0&&e.spellingOf(a,l)===void 0;
if(d&&(u.effect!==`fine`||!e.hasMeaning(t,`command`,`commandLine`)))
return;
if(u.effect===`fine`&&typeof o!=`string`)
return;
if(g(i,a)&&u.effect!==`warns`)
return;
let f=e.at(t.document,c);
let p={
server:e.nameOf(t),
key:s,
consequence:e.consequence(u,n)};
let{
help:m,
fix:y}=v(t,i,e.fittingTransport(t,l));
let b={
reaction:u,
server:t,
help:m,
fix:d?void 0:y};
typeof o==`string`?u.effect===`fine`?r(`loose`,{...p,
value:o,
client:n},f,b):r(`unknown`,{...p,
value:o},f,b):r(`type`,{...p,
kind:e.kindOf(o)},f,b)}}}});
function h({
transport:e,
dialect:t},n){
let{
value:r}=n;
if(typeof r==`string`&&Object.hasOwn(t.spellings,r))
return!0;
return e!==void 0&&!g(n,t)}
function g({
value:e},{
nullMeansAbsent:t}){
return e===null&&t===!0}
function _(t,n,r){
let{
withCommand:i,
withUrl:a,
notText:o,
empty:s}=n;
if(e.hasMeaning(r,`command`,`commandLine`))
return e.masked(r,i);
return e.masked(r,(t===``?s:typeof t==`string`?void 0:o)??a)}
function v(t,{
value:n,
route:r},i){
if(e.needsNoWord(t))
return{
help:`remove it`,
fix:e.removing(r,`safe`)};
let{
dialect:a}=t;
let o=Object.keys(a.spellings).filter(e=>e!==``);
let s=(i&&e.spellingOf(a,i))??(typeof n==`string`?e.suggest(n,o):void 0);
let c=e.startsSomehow(t);
let l=s===void 0?c?e.fittingSpellings(t):o.sort():[s];
let u=`write ${e.list(l,{
conjunction:`or`})}`;
let[d]=l;
if(d===void 0||!c)
return{
help:u};
return{
help:u,
fix:e.writing(r,d,l.length===1?`safe`:`unsafe`)}}
const y=`start a local bridge to it, such as mcp-remote, or leave it out of this file`;
var b=e.defineRule({
id:`transport-unsupported`,
category:`compatibility`,
severity:`error`,
messages:{
unsupported:t=>`${t.client} has no transport ${e.quote(t.value)} as ${t.server} asks for, so ${t.consequence}`,
local:t=>`${t.client} starts only local servers, and ${t.server} has only a ${e.quote(t.has)}, so ${t.consequence}`},
on:{
server:{
settled:!1,
check(t,{
client:n,
report:r}){
let{
declared:i,
dialect:a}=t;
let o=e.onlyLocal(a)?x(t):void 0;
if(i===void 0&&o!==void 0){
if(e.hasMeaning(t,`command`,`commandLine`))
return;
let i=e.masked(t,a.inferred.urlReaction);
let s=String(o.at(-1));
r(`local`,{
server:e.nameOf(t),
has:s,
client:n,
consequence:e.consequence(i,`it`)},e.at(t.document,o,`key`),{
reaction:i,
server:t,
help:y});
return}
if(typeof i?.value!=`string`||t.transport!==void 0||a.transportKey===null)
return;
let s=e.transportNamed(i.value);
if(s===void 0||Object.values(a.spellings).includes(s)||a.alsoSpeaks?.[s])
return;
let{
withCommand:c,
withUrl:l}=a.unknownTransport;
let u=e.masked(t,e.hasMeaning(t,`command`,`commandLine`)?c:l);
if(u.effect===`fine`)
return;
r(`unsupported`,{
server:e.nameOf(t),
value:i.value,
client:n,
consequence:e.consequence(u,`it`)},e.at(t.document,i.route),{
reaction:u,
server:t,
help:S(t,s),
fix:w(t,s,i.route)})}}}});
function x(t){
let n=t.fields.find(e=>e.fact?.is===`url`&&!e.fact.unread);
if(n!==void 0)
return n.route;
let{
transport:r}=Object.fromEntries(t.fields.map(e=>[e.key,e]));
return r!==void 0&&typeof e.own(r.value,`url`)==`string`?[...r.route,`url`]:void 0}
function S(t,n){
let{
dialect:r}=t;
if(e.needsNoWord(t))
return`remove it`;
let i=C(t,n);
if(i!==void 0)
return`write ${e.quote(i)}`;
return e.onlyLocal(r)&&n!==`stdio`?y:T(r,n)}
function C(t,n){
let r=e.fittingTransport(t,n);
return r===void 0||r===n?void 0:e.spellingOf(t.dialect,r)}
function w(t,n,r){
if(e.needsNoWord(t))
return e.removing(r,`safe`);
let i=C(t,n);
return i===void 0?void 0:e.writing(r,i)}
function T({
spellings:t},n){
let r=Object.keys(t).filter(e=>e!==``);
let i=n===`sse`?r.find(e=>t[e]===`http`):void 0;
return i===void 0?`it knows ${e.list(r.sort(),{
conjunction:`and`})}`:`if the server speaks Streamable HTTP, write ${e.quote(i)} and its address for it`}
var E=e.defineRule({
id:`transport-untyped`,
category:`correctness`,
severity:`error`,
inSnippets:`whole`,
messages:{
untyped:t=>`${t.server} has a ${e.quote(t.has)} and no ${e.quote(t.key)}, so ${t.consequence}`,
older:t=>`${t.server} has a "url" and no ${e.quote(t.key)}, so ${t.client} speaks the older SSE transport with it`,
advised:t=>`${t.server} has a "url" and no ${e.quote(t.key)}, so ${t.client} takes it for ${e.quote(t.transport)}`,
key:t=>`${t.client} speaks the older SSE transport with the address under ${e.quote(t.key)} of ${t.server}`},
on:{
server:{
settled:!1,
check(t,n){
let{
dialect:r}=t;
let i=e.untypedReaction(t);
if(i===void 0)
return;
r.transportKey===null?k(t,n):D(t)&&(i.effect===`fine`?A(t,n)?j(t,r.transportKey,n):M(t,r.transportKey,i,n):N(t,r.transportKey,i,n))}}}});
function D(t){
if(t.declared!==void 0||!e.startsSomehow(t)||e.onlyLocal(t.dialect))
return!1;
return!O(t)}
function O(t){
return e.strangers(t).some(e=>e.meaning===`transport`)}
function k(t,{
client:n,
report:r}){
let i=P(t);
if(i===void 0)
return;
let{
key:a,
newer:o,
place:s}=i;
let{
dialect:c}=t;
r(`key`,{
server:e.nameOf(t),
key:a,
client:n},s,{
server:t,
reaction:{
effect:`ignored`,
by:c.fields[a]?.by??c.by},
help:`rename it to ${e.quote(o)}, unless the address is one for SSE`})}
function A(e,{
reading:t}){
let{
urlWantsKey:n,
url:r}=e.dialect.inferred;
if(n===void 0||r===void 0||!t.owner)
return!1;
return F(e,`url`)!==void 0&&e.command===void 0}
function j(t,n,{
client:r,
report:i}){
let{
dialect:a,
document:o,
route:s}=t;
let{
urlWantsKey:c,
url:l}=a.inferred;
if(c===void 0||l===void 0)
return;
let u=e.spellingOf(a,l)??l;
i(`advised`,{
server:e.nameOf(t),
key:n,
client:r,
transport:u},L(t,`url`),{
server:t,
reaction:{
effect:`fine`,
by:c},
help:`add ${e.assignment(o.language,n,e.quote(u))}, or the transport that is meant`,
fix:e.adding([...s,n],u,`unsafe`)})}
function M(t,n,{
by:r},{
client:i,
report:a}){
let{
dialect:o,
document:s,
route:c,
transport:l}=t;
let u=Object.keys(o.spellings).find(e=>o.spellings[e]===`http`);
if(u===void 0||l!==`sse`||!z(t))
return;
a(`older`,{
server:e.nameOf(t),
key:n,
client:i},L(t,`url`),{
server:t,
reaction:{
effect:`ignored`,
by:r},
help:`add ${e.assignment(s.language,n,e.quote(u))}, or ${e.quote(`sse`)} if that is meant`,
fix:e.adding([...c,n],u,`unsafe`)})}
function N(t,n,r,{
client:i,
report:a}){
let{
document:o,
route:s}=t;
let c=e.masked(t,r);
let l=e.fittingSpellings(t);
let[u,...d]=l;
let f=d.length===0?`safe`:`unsafe`;
let p=F(t,`command`,`commandLine`);
let m=p??F(t,`url`)??``;
let h=p===void 0?L(t,`url`):L(t,`command`,`commandLine`);
a(`untyped`,{
server:e.nameOf(t),
has:m,
key:n,
consequence:e.consequence(c,i)},h,{
reaction:c,
server:t,
help:`add ${e.assignment(o.language,n,e.list(l,{
conjunction:`or`}))}`,
fix:u===void 0||R(t)?void 0:e.adding([...s,n],u,f)})}
function P(t){
let{
dialect:n,
url:r,
transport:i,
fields:a,
document:o}=t;
if(i!==`sse`||r===void 0||!/\/mcp(?:[/?#]|$)/i.test(r.value))
return;
if(/\bsse\b/i.test(r.value))
return;
if(O(t))
return;
let s=Object.keys(n.fields).find(e=>n.fields[e]?.selects===`http`);
let c=a.find(({
fact:e,
value:t})=>e?.is===`url`&&t===r.value);
return s===void 0||c===void 0?void 0:{
key:c.key,
newer:s,
place:e.at(o,c.route,`key`)}}
function F(e,...t){
return I(e,t)?.key}
function I({
fields:e},t){
return e.find(({
fact:e})=>e!==void 0&&!e.unread&&t.includes(e.is))}
function L(t,...n){
let r=I(t,n);
return r===void 0?e.placeOfName(t):e.at(t.document,r.route,`key`)}
function R(t){
return e.hasMeaning(t,`command`,`commandLine`)&&e.hasMeaning(t,`url`)}
function z({
url:e,
dialect:t}){
if(e===void 0||/\bsse\b|^wss?:/i.test(e.value))
return!1;
return Object.values(t.fields).every(({
selects:e})=>e!==`http`)}
const B=[t,c,l,u,m,b,E];
exports.rules=B;
"use strict";
const e=require("./core.js");
const t=[`http`,`sse`,`ws`];
function n(n){
let{
dialect:i,
url:a}=n;
let o=e.hasMeaning(n,`command`,`commandLine`)?[`stdio`]:r(a?.value??``);
let s=t=>[...new Set(t.flatMap(t=>e.spellingOf(i,t)??[]))];
let c=s(o);
return c.length>0?c:s(t)}
function r(e){
if(/^wss?:/i.test(e))
return[`ws`];
if(!/^https?:/i.test(e))
return t;
let[n=``]=e.split(/[?#]/,1);
let r=n.endsWith(`/`)?-1:n.length;
if(n.slice(0,r).endsWith(`/sse`))
return[`sse`];
return n.slice(0,r).endsWith(`/mcp`)?[`http`]:[`http`,`sse`]}
var i=e.defineRule({
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
client:n,
report:r}){
if(!e.hasMeaning(t,`url`))
return;
let i=u(t,`command`,`commandLine`);
let s=u(t,`url`);
let[d,f]=i===void 0?o(t):a(t,i,s);
if(d===void 0||f===void 0)
return;
let{
reaction:p}=t.dialect.both;
let m=e.consequence(p,n);
if(t.transport===void 0&&c(t))
return;
if(l(p)){
r(`neither`,{
server:e.nameOf(t),
one:d.key,
other:f.key,
consequence:m},e.at(t.document,f.route,`key`),{
reaction:p,
server:t,
help:`keep one of the two`,
related:[{
place:e.at(t.document,d.route,`key`),
message:`the other one`}]});
return}
if(typeof f.value==`string`&&f.value.trim()===``)
return;
r(`both`,{
server:e.nameOf(t),
client:n,
winner:d.key,
loser:f.key},e.at(t.document,f.route,`key`),{
reaction:p,
server:t,
help:`keep one of the two${p.note===void 0?``:` (${p.note})`}`,
related:[{
place:e.at(t.document,d.route,`key`),
message:`this one is used`}]})}}}});
function a(e,t,n){
return e.transport===`stdio`||e.transport===void 0?[t,n]:[n,t]}
function o(e){
let[t,n]=e.fields.filter(t=>s(e,t));
return n?.fact?.selects===void 0?[t,n]:[n,t]}
function s({
dialect:t},n){
return n.fact?.is===`url`&&e.isRead(t,n)}
function c(t){
let{
dialect:n,
declared:r}=t;
let i=n.transportKey===null?void 0:e.untypedReaction(t);
return r!==void 0||!l(n.both.reaction)||i!==void 0&&l(i)}
function l({
effect:e}){
return e!==`fine`&&e!==`ignored`&&e!==`warns`}
function u(t,...n){
let r=t.fields.filter(r=>r.fact!==void 0&&n.includes(r.fact.is)&&e.isRead(t.dialect,r));
return r.find(e=>e.fact?.selects!==void 0)??r[0]}
var d=e.defineRule({
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
var f=e.defineRule({
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
r(`mismatch`,{
server:e.nameOf(t),
key:i.key,
value:i.value,
needed:u,
has:d,
consequence:e.consequence(f,n)},e.at(t.document,i.route),{
reaction:f,
server:t,
help:p[0]===void 0?`add ${e.quote(u)}`:`write ${e.quote(p[0])}, or add ${e.quote(u)}`})}}}});
var p=e.defineRule({
id:`transport-missing`,
category:`correctness`,
severity:`error`,
messages:{
neither:e=>`${e.server} has ${e.lacks}, so ${e.consequence}`},
on:{
server:{
settled:!1,
check(t,{
client:n,
reading:r,
report:i}){
if(!e.isObject(t.entry)||e.startsSomehow(t)||h(t))
return;
if(t.transport===`builtin`||t.fields.some(e=>e.fact?.selects!==void 0))
return;
if(m(t,r))
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
let d=e.masked(t,a.neither);
i(`neither`,{
server:e.nameOf(t),
lacks:`${c.length===1?`no`:`neither`} ${e.list(c,{
conjunction:`nor`})}`,
consequence:e.consequence(d,n)},e.placeOfName(t),{
reaction:d,
server:t,
help:`add ${[l,u].filter(e=>e!==void 0).join(` or `)}`})}}}});
function m(t,n){
if(e.foreignMap(n)?.at[0]===t.name)
return!0;
return e.isWrapper(t)&&t.name===t.route.at(-2)}
function h(e){
let{
mask:t,
overrides:n=[]}=e.dialect;
if(t!==void 0&&e.declared===void 0&&e.fields.some(e=>e.key===t.key&&typeof e.value==`boolean`))
return!0;
return e.fields.length>0&&e.fields.every(e=>n.includes(e.key))}
var g=e.defineRule({
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
client:r,
report:i}){
let{
declared:a,
dialect:o}=t;
if(a===void 0||o.transportKey===null)
return;
let{
value:s,
key:c}=a;
let l=s===null&&o.nullMeansAbsent===!0;
if(t.transport!==void 0&&!l)
return;
if(typeof s==`string`&&Object.hasOwn(o.spellings,s))
return;
let u=typeof s==`string`?e.transportNamed(s):void 0;
if(u!==void 0&&e.spellingOf(o,u)===void 0)
return;
let d=e.fittingTransport(t,u);
let f=d&&e.spellingOf(o,d);
let{
withCommand:p,
withUrl:m,
notText:h,
empty:g}=o.unknownTransport;
let _=(s===``?g:typeof s==`string`?void 0:h)??m;
let v=e.masked(t,e.hasMeaning(t,`command`,`commandLine`)?p:_);
if(v.effect===`fine`&&typeof s!=`string`)
return;
if(l&&v.effect!==`warns`)
return;
let y={
server:e.nameOf(t),
key:c,
consequence:e.consequence(v,r)};
let b=e.at(t.document,a.route);
let x=Object.keys(o.spellings).filter(e=>e!==``);
let S=f??(typeof s==`string`?e.suggest(s,x):void 0);
let C=S===void 0?e.startsSomehow(t)?n(t):x.sort():[S];
let w=`write ${e.list(C,{
conjunction:`or`})}`;
typeof s==`string`&&v.effect===`fine`?i(`loose`,{...y,
value:s,
client:r},b,{
reaction:v,
server:t,
help:w}):typeof s==`string`?i(`unknown`,{...y,
value:s},b,{
reaction:v,
server:t,
help:w}):i(`type`,{...y,
kind:e.kindOf(s)},b,{
reaction:v,
server:t,
help:w})}}}});
const _=`start a local bridge to it, such as mcp-remote, or leave it out of this file`;
var v=e.defineRule({
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
let o=t.fields.find(e=>e.fact?.is===`url`&&!e.fact.unread);
if(i===void 0&&o!==void 0&&e.onlyLocal(a)){
if(e.hasMeaning(t,`command`,`commandLine`))
return;
let i=e.masked(t,a.inferred.urlReaction);
r(`local`,{
server:e.nameOf(t),
has:o.key,
client:n,
consequence:e.consequence(i,`it`)},e.at(t.document,o.route,`key`),{
reaction:i,
server:t,
help:_});
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
help:y(t,s)})}}}});
function y(t,n){
let{
dialect:r}=t;
let i=e.fittingTransport(t,n);
let a=i===n?void 0:i&&e.spellingOf(r,i);
if(a!==void 0)
return`write ${e.quote(a)}`;
return e.onlyLocal(r)&&n!==`stdio`?_:b(r,n)}
function b({
spellings:t},n){
let r=Object.keys(t).filter(e=>e!==``);
let i=n===`sse`?r.find(e=>t[e]===`http`):void 0;
return i===void 0?`it knows ${e.list(r.sort(),{
conjunction:`and`})}`:`if the server speaks Streamable HTTP, write ${e.quote(i)} and its address for it`}
var x=e.defineRule({
id:`transport-untyped`,
category:`correctness`,
severity:`error`,
messages:{
untyped:t=>`${t.server} has a ${e.quote(t.has)} and no ${e.quote(t.key)}, so ${t.consequence}`,
older:t=>`${t.server} has a "url" and no ${e.quote(t.key)}, so ${t.client} speaks the older SSE transport with it`,
key:t=>`${t.client} speaks the older SSE transport with the address under ${e.quote(t.key)} of ${t.server}`},
on:{
server:{
settled:!1,
check(t,{
client:r,
report:i}){
let{
dialect:a}=t;
let o=e.untypedReaction(t);
if(o===void 0)
return;
if(a.transportKey===null){
let n=S(t);
if(n===void 0)
return;
let{
key:o,
newer:s,
place:c}=n;
i(`key`,{
server:e.nameOf(t),
key:o,
client:r},c,{
server:t,
reaction:{
effect:`fine`,
by:a.fields[o]?.by??a.by},
help:`rename it to ${e.quote(s)}, unless the address is one for SSE`});
return}
if(t.declared!==void 0||!e.startsSomehow(t)||e.onlyLocal(a))
return;
if(e.strangers(t).some(e=>e.meaning===`transport`))
return;
if(o.effect===`fine`){
let n=Object.keys(a.spellings).find(e=>a.spellings[e]===`http`);
if(n===void 0||t.transport!==`sse`||!w(t))
return;
i(`older`,{
server:e.nameOf(t),
key:a.transportKey,
client:r},e.placeOfName(t),{
server:t,
reaction:{
effect:`ignored`,
by:o.by},
help:`add ${e.assignment(t.document.language,a.transportKey,e.quote(n))}, or ${e.quote(`sse`)} if that is meant`});
return}
let s=e.masked(t,o);
i(`untyped`,{
server:e.nameOf(t),
has:C(t,`command`,`commandLine`)??C(t,`url`)??``,
key:a.transportKey,
consequence:e.consequence(s,r)},e.placeOfName(t),{
reaction:s,
server:t,
help:`add ${e.assignment(t.document.language,a.transportKey,e.list(n(t),{
conjunction:`or`}))}`})}}}});
function S(t){
let{
dialect:n,
url:r,
transport:i,
fields:a,
document:o}=t;
if(i!==`sse`||r===void 0||!/\/mcp\/?(?:[?#]|$)/i.test(r.value))
return;
if(e.strangers(t).some(e=>e.meaning===`transport`))
return;
let s=Object.keys(n.fields).find(e=>n.fields[e]?.selects===`http`);
let c=a.find(({
fact:e,
value:t})=>e?.is===`url`&&t===r.value);
return s===void 0||c===void 0?void 0:{
key:c.key,
newer:s,
place:e.at(o,c.route,`key`)}}
function C(e,...t){
return e.fields.find(({
fact:e})=>e!==void 0&&!e.unread&&t.includes(e.is))?.key}
function w({
url:e,
dialect:t}){
if(e===void 0||/\bsse\b|^wss?:/i.test(e.value))
return!1;
return Object.values(t.fields).every(({
selects:e})=>e!==`http`)}
const T=[i,d,f,p,g,v,x];
exports.rules=T;
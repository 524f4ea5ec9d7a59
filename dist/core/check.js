"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
function t(t,a,s){
let c=t.flatMap(n).slice(0,50);
if(c.length===0)
return[];
let l=Math.max(...c.map(({
words:e})=>e.length));
let u=Array.from({
length:l},(e,t)=>[...s(o(a,c,t))]);
return c.flatMap(t=>{
let n=t.words.map((n,r)=>({
word:n,
found:(u[r]??[]).filter(({
route:n})=>e.startsWith(n,t.route))})).filter(({
found:e})=>!e.some(e=>r(e,t)));
let a=n.filter(({
word:e})=>e===t.meant);
return i((a.length>0?a:n).map(({
found:e})=>e))})}
function n({
notes:t,
keyword:n,
schema:r,
route:i,
value:a}){
let o=i.at(-1);
if(t.rule!==`transport-unknown`||n!==`enum`||typeof a!=`string`||o===void 0)
return[];
let s=(r.enum??[]).filter(e=>typeof e==`string`);
let c=e.transportNamed(a);
let l=s.find(t=>c!==void 0&&e.transportNamed(t)===c)??e.suggest(a,s);
return[{
route:i.slice(0,-1),
key:o,
words:s,
meant:l}]}
function r({
keyword:e,
route:t,
notes:n},r){
if(n.rule?.startsWith(`transport-`))
return!0;
return t.length===r.route.length&&(e===`required`||e===`type`)}
function i(e){
let[t=[],...n]=e;
let r=n.map(e=>new Set(e.map(a)));
return t.filter(e=>r.every(t=>t.has(a(e))))}
function a({
keyword:e,
name:t,
route:n}){
return JSON.stringify([e,t??null,n])}
function o(e,t,n){
let r=new Set;
let i={
value:e};
for(
let{
route:e,
key:a,
words:o}of t){
let t=i;
for(
let n of[`value`,...e]){
if(!r.has(t[n])){
t[n]=s(t[n]);
r.add(t[n])}
t=t[n]}
t[a]=o[n]??o[0]}
return i.value}
function s(e){
return Array.isArray(e)?[...e]:{...e}}
function c({
name:e,
params:t}){
let n=e??t.additionalProperty??t.unevaluatedProperty??t.propertyName;
return typeof n==`string`?n:void 0}
function l(e){
let t=new Map;
for(
let n of e){
let e=u(n);
let r=t.get(e);
(r===void 0||r.notes.rule===void 0&&n.notes.rule!==void 0)&&t.set(e,n)}
return[...t.values()].filter(e=>!d(e,t))}
function u(e){
let{
keyword:t,
name:n,
params:r,
route:i}=e;
if(f(e))
return m(i);
if(p(e))
return h(i);
return JSON.stringify([t,n??null,r,i])}
function d(e,t){
let{
route:n}=e;
if(n.some((e,r)=>t.has(m(n.slice(0,r)))))
return!0;
if(f(e))
return!1;
if(t.has(m(n)))
return!0;
return t.has(h(n))&&!p(e)}
function f({
keyword:e,
name:t}){
return e===`type`&&t===void 0}
function p({
keyword:e,
name:t}){
return(e===`const`||e===`enum`)&&t===void 0}
function m(e){
return`type ${JSON.stringify(e)}`}
function h(e){
return`choice ${JSON.stringify(e)}`}
function ee(e){
let t=g();
for(
let n of e){
let e=t;
for(
let t of n.instancePath.split(`/`).slice(1))
e=_(e.below,t.replaceAll(`~1`,`/`).replaceAll(`~0`,`~`),g);
n.propertyName!==void 0&&(e=_(e.names,n.propertyName,g));
_(e.errors,n.schemaPath,()=>[]).push(n)}
return t}
function g(){
return{
errors:new Map,
below:new Map,
names:new Map}}
function _(e,t,n){
let r=e.get(t);
if(r!==void 0)
return r;
let i=n();
e.set(t,i);
return i}
const te=new Set([`env`,`environment`,`headers`,`http_headers`,`httpHeaders`,`env_http_headers`,`requestInit`]);
const ne=/secret|token|password|passwd|credential|authorization|api_?key|private_?key/i;
function v(e){
let t=e.findLast(e=>typeof e==`string`);
return e.some(e=>te.has(String(e)))||ne.test(String(t??``))}
function y(t){
return typeof t==`number`&&!Number.isFinite(t)?String(t):e.kindOf(t)}
function b(e){
if(e===`integer`)
return`a whole number`;
if(e===`null`)
return`null`;
return e===`array`||e===`object`?`an ${e}`:`a ${e}`}
function x(e,t){
if(typeof e==`boolean`||e===null)
return String(e);
if(v(t))
return;
if(typeof e==`number`)
return String(e);
return typeof e==`string`&&/^[\w.-]{1,24}$/.test(e)?`"${e}"`:void 0}
function S(e){
return e.length<=64?`"${e}"`:`"${e.slice(0,60).replace(/[\uD800-\uDBFF]$/,``)}\u2026"`}
function re(e){
let t=[...new Set(e.map(ie))].sort();
let n=t.length-8;
return C(n>0?[...t.slice(0,8),`${n} more`]:t)}
function C(e){
return e.length<2?e.join():`${e.slice(0,-1).join(`, `)} or ${e.at(-1)}`}
function w(e){
return e.length<2?e.join():`${e.slice(0,-1).join(`, `)} and ${e.at(-1)}`}
function T(e,t){
return`${e} ${t}${e===1?``:`s`}`}
function ie(e){
return typeof e==`object`&&e?JSON.stringify(e):typeof e==`string`?`"${e}"`:String(e)}
function ae(t,n){
if(t.name!==void 0)
return;
if(t.schema[`x-help`]!==void 0)
return t.schema[`x-help`];
if(t.keyword===`type`)
return oe(t,n);
if(t.keyword===`enum`||t.keyword===`const`)
return pe(t);
let r=fe(t);
if(r!==void 0)
return r;
let{
missingProperty:i}=t.params;
return/^(?:dependentR|r)equired$/.test(t.keyword)&&typeof i==`string`?`add ${e.quote(i)}`:void 0}
function oe({
schema:e,
value:t,
route:n},r){
let i=typeof e.type==`string`?[e.type]:e.type??[];
if(i.includes(`string`)&&(typeof t==`number`||typeof t==`boolean`)){
let e=typeof t==`boolean`?String(t):de(r,n);
return e===void 0?`put it in double quotes`:`write "${e}"`}
if(t===null)
return`remove it, or write a value`;
if(i.includes(`object`)&&ce.has(String(n.at(-1))))
return le(r);
if(i.includes(`string`)&&typeof t==`object`)
return ue(t,n,r);
if(typeof t!=`string`)
return;
if(i.includes(`array`))
return se(e,t,n);
if(i.includes(`boolean`)&&/^(?:true|yes|on)$/i.test(t))
return`write true`;
if(i.includes(`boolean`)&&/^(?:false|no|off)$/i.test(t))
return`write false`;
let a=i.includes(`integer`)?/^-?(?:0|[1-9]\d{0,8})$/:/^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/;
let o=i.find(e=>e===`integer`||e===`number`);
if(o===void 0||!a.test(t))
return;
return v(n)?`write ${b(o)} without quotes`:`write ${t}`}
function se({
items:e},t,n){
if(typeof e==`object`&&e.type!==void 0&&e.type!==`string`)
return`write a list`;
let r=x(t,n);
return r===void 0?`write a list, with a string for each part`:`write [${r}]`}
const ce=new Set([`env`,`envs`,`environment`,`headers`,`http_headers`]);
function le({
language:e}){
return e===`json`?`write { "NAME": "value" }`:`write each name with its value`}
function ue(e,t,n){
if(Array.isArray(e))
return t.at(-1)===`command`?`write the program here, and the rest as a list under "args"`:`write one string instead of the list`;
return n.language===`yaml`&&n.text.startsWith(`{{`,n.locate(t,`value`).start)?`put it in quotes`:void 0}
function de(e,t){
let{
start:n,
end:r}=e.locate(t,`value`);
let i=e.text.slice(n,r);
let a=v(t)?6:24;
return i.length<=a&&/^[-+]?\d[\w.+-]*$/.test(i)?i:void 0}
const E={
minLength:e=>e===1?`fill it in`:`write ${e} characters or more`,
maxLength:t=>`shorten it to ${e.count(t,`character`)}`,
minItems:e=>e===1?`write an item`:`write ${e} items or more`,
maxItems:t=>`leave ${e.count(t,`item`)} at most`,
minimum:e=>`write ${e} or more`,
maximum:e=>`write ${e} or less`,
exclusiveMinimum:e=>`write more than ${e}`};
function fe({
keyword:e,
schema:t}){
let n=Object.hasOwn(E,e)?E[e]:void 0;
let r=t[e];
return typeof r==`number`?n?.(r):void 0}
function pe(t){
let n=D(t);
if(n===void 0)
return;
return typeof t.value==`string`&&n.toLowerCase()===t.value.toLowerCase()?`write "${n}"`:`did you mean ${e.quote(n)}?`}
function D({
keyword:t,
schema:n,
value:r}){
if(typeof r!=`string`)
return;
let i=(t===`enum`?n.enum??[]:[n.const]).filter(e=>typeof e==`string`);
let a=i.filter(e=>e.toLowerCase()===r.toLowerCase());
if(a.length===1)
return a[0];
let o=r.length<3?[]:i.filter(e=>e.toLowerCase().startsWith(r.toLowerCase()));
return e.suggest(r,i)??(o.length===1?o[0]:me(r,i))}
function me(t,n){
let r=e.transportNamed(t);
let i=r===void 0?[]:n.filter(t=>e.transportNamed(t)===r);
return i.length===1?i[0]:void 0}
function he(t,n){
if(t.keyword===`type`)
return ye(t);
if(t.name!==void 0)
return;
if(t.keyword===`enum`||t.keyword===`const`){
let n=D(t);
return n===void 0?void 0:O(`safe`,`write ${e.quote(n)}`,{
do:`set`,
at:t.route,
value:n})}
let r=t.route.at(-1);
if(t.keyword===`not`)
return ge(t,n);
if(t.keyword===`false schema`&&typeof r==`string`)
return O(`unsafe`,`remove ${e.quote(r)}`,{
do:`remove`,
at:t.route});
let i=c(t);
if(i!==void 0)
return _e(t,i,n);
return ve(t)}
function ge({
schema:t,
route:n,
value:r},i){
let{
by:a,
to:o,
with:s,
not:c}=t[`x-index`]??{};
if(a===void 0||o===void 0||s===void 0||c===void 0)
return;
let l=e.valueAt(i.value,n.slice(0,-1));
if(!Array.isArray(r)||r.length===0||e.own(l,o)!==void 0)
return;
let u=r.map(t=>e.own(t,a));
if(!r.every(t=>typeof e.own(t,s)==`string`&&c.every(n=>e.own(t,n)===void 0))||u.some(e=>typeof e!=`string`||e.trim()===``))
return;
if(new Set(u).size<u.length)
return;
return O(`safe`,`move it to ${e.quote(o)}, name to server`,{
do:`index`,
at:n,
by:a,
to:o})}
function _e({
schema:t,
route:n,
value:r},i,a){
let o=[...n,i];
if(e.valueAt(a.value,o)===void 0)
return;
let s=Object.keys(t.properties??{}).filter(t=>e.own(r,t)===void 0);
let c=e.suggest(i,s);
return c===void 0?O(`unsafe`,`remove ${e.quote(i)}`,{
do:`remove`,
at:o}):O(`safe`,`rename ${e.quote(i)} to ${e.quote(c)}`,{
do:`rename`,
at:o,
to:c})}
function ve({
keyword:t,
params:n,
schema:r,
route:i,
value:a}){
let{
missingProperty:o}=n;
if(t!==`required`||typeof o!=`string`||!e.isObject(a))
return;
let s=r.properties?.[o];
let c=typeof s==`object`&&s.type===`array`&&s.minItems===void 0;
return o===`args`&&c?O(`safe`,`add ${e.quote(o)}`,{
do:`add`,
at:[...i,o],
value:[]}):void 0}
function ye({
schema:e,
value:t,
route:n}){
let r=typeof e.type==`string`?[e.type]:e.type??[];
if(r.includes(`string`)&&(typeof t==`number`||typeof t==`boolean`))
return e.enum===void 0&&e.pattern===void 0&&e.format===void 0?O(`safe`,`put it in double quotes`,{
do:`quote`,
at:n}):void 0;
if(t===null)
return n.length===0?void 0:O(`unsafe`,`remove it`,{
do:`remove`,
at:n});
if(r.includes(`object`)&&Array.isArray(t))
return be(e,t,n);
if(typeof t!=`string`)
return;
if(r.includes(`array`))
return xe(e,t,n);
if(r.includes(`boolean`)&&e.if===void 0){
let e=/^(?:true|yes|on)$/i.test(t)?!0:!/^(?:false|no|off)$/i.test(t)&&void 0;
if(e!==void 0)
return O(`safe`,`write ${e}`,{
do:`set`,
at:n,
value:e})}
let i=r.includes(`integer`)?/^-?(?:0|[1-9]\d{0,8})$/:/^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/;
return r.some(e=>e===`integer`||e===`number`)&&i.test(t)?O(`safe`,`write it without quotes`,{
do:`set`,
at:n,
value:Number(t)}):void 0}
function be(e,t,n){
let r=typeof e.else==`object`&&e.else.required!==void 0;
if(n.length===0||r)
return;
let i=t.map(e=>typeof e==`string`?/^([A-Za-z_]\w*)=(.*)$/s.exec(e):null);
let a={};
for(
let e of i){
let[,t=``,n=``]=e??[];
if(t===``||t===`__proto__`||Object.hasOwn(a,t))
return;
a[t]=n}
return O(`safe`,t.length===0?`write {}`:`write each name with its value`,{
do:`set`,
at:n,
value:a})}
function xe({
items:e},t,n){
if(typeof e==`object`&&e.type!==`string`||t===``||/[\s,"'\\]/.test(t))
return;
return O(`safe`,`write a list`,{
do:`set`,
at:n,
value:[t]})}
function O(e,t,...n){
return{
title:t,
safety:e,
changes:n}}
const Se={
date:`a date like 2026-01-31`,
"date-time":`a date and time like 2026-01-31T12:00:00Z`,
email:`an e-mail address`,
hostname:`a host name`,
regex:`a regular expression`,
uri:`a URL`,
uuid:`a UUID`};
const k=({
params:e})=>`has the key ${S(String(e.additionalProperty??e.unevaluatedProperty))}, which is not known here`;
const A=({
value:e,
params:t})=>P(L(e),`item`,t.limit);
const Ce=new Map([[`type`,Te],[`enum`,({
schema:e,
value:t,
route:n})=>j(e.enum??[],t,n)],[`const`,({
schema:e,
value:t,
route:n})=>j([e.const],t,n)],[`minimum`,({
value:e,
route:t,
schema:n})=>M(e,t,`the least value is ${n.minimum}`)],[`maximum`,({
value:e,
route:t,
schema:n})=>M(e,t,`the greatest value is ${n.maximum}`)],[`exclusiveMinimum`,({
value:e,
route:t,
schema:n})=>M(e,t,De(n))],[`exclusiveMaximum`,({
value:e,
route:t,
schema:n})=>M(e,t,Oe(n))],[`multipleOf`,({
value:e,
route:t,
schema:n})=>M(e,t,`only multiples of ${n.multipleOf} are allowed`)],[`minLength`,({
value:e,
schema:t})=>N(I(e),`character`,t.minLength)],[`maxLength`,({
value:e,
schema:t})=>P(I(e),`character`,t.maxLength)],[`limit`,()=>`has more faults than can be listed`],[`pattern`,({
schema:e})=>`is not ${e[`x-label`]??`of the form "${e.pattern}"`}`],[`format`,({
schema:e})=>`is not ${e[`x-label`]??Se[String(e.format)]??`of the form "${e.format}"`}`],[`minItems`,({
value:e,
schema:t})=>N(L(e),`item`,t.minItems)],[`maxItems`,({
value:e,
schema:t})=>P(L(e),`item`,t.maxItems)],[`uniqueItems`,({
params:e})=>`has the same item at the positions ${Number(e.j)+1} and ${Number(e.i)+1}`],[`contains`,ke],[`items`,A],[`unevaluatedItems`,A],[`minProperties`,({
value:e,
schema:t})=>N(L(e),`key`,t.minProperties)],[`maxProperties`,({
value:e,
schema:t})=>P(L(e),`key`,t.maxProperties)],[`required`,Ae],[`dependentRequired`,({
params:e})=>`has ${S(String(e.property))} but no ${S(String(e.missingProperty))}`],[`additionalProperties`,k],[`unevaluatedProperties`,k],[`propertyNames`,({
params:e})=>`has the key ${S(String(e.propertyName))}, which is not allowed here`],[`not`,je],[`false schema`,()=>`is not allowed here`],[`anyOf`,()=>`has none of the shapes that are allowed here`],[`oneOf`,Me]]);
function we(e){
let t=Ce.get(e.keyword)?.(e)??`is not allowed here`;
if(e.name===void 0||e.keyword===`propertyNames`)
return t;
return`has the key ${S(e.name)}, which ${t}`}
function Te({
schema:e,
value:t,
route:n}){
let r=typeof e.type==`string`?[e.type]:e.type??[];
let i=C(r.map(b));
return`is ${typeof t==`number`&&Number.isFinite(t)&&r.includes(`integer`)?x(t,n)??`a fraction`:y(t)}; ${i} is needed`}
function j(e,t,n){
let r=e.length===1?`can only be`:`can be`;
return`${Ee(t,n)}; it ${r} ${re(e)}`}
function Ee(e,t){
let n=x(e,t);
if(n!==void 0)
return`is ${n}`;
if(e===``)
return`is empty`;
return typeof e==`string`?`is another string`:`is ${y(e)}`}
function M(e,t,n){
return v(t)?`is out of bounds; ${n}`:`is ${String(e)}; ${n}`}
function De({
type:e,
exclusiveMinimum:t}){
return e===`integer`&&Number.isInteger(t)?`the least value is ${Number(t)+1}`:`only values above ${t} are allowed`}
function Oe({
type:e,
exclusiveMaximum:t}){
return e===`integer`&&Number.isInteger(t)?`the greatest value is ${Number(t)-1}`:`only values below ${t} are allowed`}
function N(e,t,n){
return e===0&&n===1?`is empty`:`has ${T(e,t)}; the least is ${R(n)}`}
function P(e,t,n){
return n===0?`is not empty`:`has ${T(e,t)}; the most is ${R(n)}`}
function ke({
schema:e,
params:t}){
let{
minContains:n,
maxContains:r}=t;
let i=e[`x-label`]??`of the needed kind`;
if(r!==void 0)
return`does not have ${n} to ${r} items ${i}`;
return n===1?`has no item ${i}`:`has fewer than ${n} items ${i}`}
function Ae({
params:e}){
if(!Array.isArray(e.missingAll))
return`has no ${S(String(e.missingProperty))}`;
let t=e.missingAll.map(e=>S(String(e)));
return t.length===2?`has neither ${t[0]} nor ${t[1]}`:`has none of ${w(t)}`}
function je({
schema:e,
value:t,
route:n}){
let r=e.not;
if(typeof r!=`object`)
return`is not allowed here`;
let i=F(r);
if(i!==void 0)
return`has ${w(i)}${i.length>1?` together`:``}, which is not allowed here`;
let a=r.const===void 0&&r.enum===void 0?void 0:x(t,n);
return a===void 0?`is not allowed here`:`is ${a}, which is not allowed here`}
function F(e){
return Object.keys(e).filter(e=>e!==`required`&&e!==`type`).length===0&&e.required!==void 0?e.required.map(S):void 0}
function Me({
schema:e,
params:t}){
if(!Array.isArray(t.passingSchemas))
return`has none of the shapes that are allowed here`;
let n=t.passingSchemas.map(t=>Ne(e.oneOf?.[t]));
let r=n.filter(e=>e!==void 0);
return r.length===n.length?`has both ${w(r)}; only one of them is allowed`:`fits more than one of the shapes of which one is allowed`}
function Ne(e){
let t=typeof e==`object`?F(e):void 0;
return t?.length===1?t[0]:void 0}
function I(e){
let t=0;
if(typeof e==`string`)
for(
let n of e)
t++;
return t}
function L(e){
return typeof e==`object`&&e?Object.keys(e).length:0}
function R(e){
return typeof e==`number`?String(e):`0`}
function Pe(e,t){
let{
keyword:n,
schemaPath:r,
route:i,
notes:a}=e;
let o=ae(e,t);
let s=he(e,t);
let c=Le(e);
return{
kind:z(e),
place:Re(e,c,t),
route:i,...c===void 0?{}:{
key:c},...Ie(e),
sentence:we(t.language===`toml`?Fe(e):e),...o===void 0?{}:{
help:o},...s===void 0?{}:{
fix:s},...a,
keyword:n,
schemaPath:r}}
function Fe(e){
let{
type:t}=e.schema;
if(!Array.isArray(t))
return e;
return{...e,
schema:{...e.schema,
type:t.filter(e=>e!==`null`)}}}
function z({
keyword:e,
name:t}){
if(t!==void 0)
return`value`;
if(e===`type`)
return`type`;
return e===`required`||e===`dependentRequired`?`missing`:`value`}
function Ie({
name:e,
keyword:t,
schema:n}){
if(e===void 0||t!==`enum`)
return{};
return{
names:(n.enum??[]).filter(e=>typeof e==`string`)}}
function Le(e){
let{
missingProperty:t}=e.params;
return typeof t==`string`?t:c(e)}
function Re(t,n,r){
let{
keyword:i,
params:a,
route:o}=t;
let s=typeof o.at(-1)==`string`?`key`:`value`;
if(z(t)===`missing`)
return e.at(r,o,s);
if(n!==void 0)
return e.at(r,[...o,n],`key`);
if(i===`uniqueItems`)
return e.at(r,[...o,Number(a.i)]);
return e.at(r,o,ze(t)?s:`value`)}
function ze({
keyword:e,
schema:t}){
if(e===`false schema`)
return!0;
return e===`not`&&typeof t.not==`object`&&Object.keys(t.not).length===0}
function B(e,t){
let n=e;
for(
let e of t.split(`/`).slice(1)){
let t=decodeURIComponent(e).replaceAll(`~1`,`/`).replaceAll(`~0`,`~`);
n=typeof n==`object`&&n&&Object.hasOwn(n,t)?Reflect.get(n,t):void 0}
return n}
function V(e){
return encodeURIComponent(e.replaceAll(`~`,`~0`).replaceAll(`/`,`~1`))}
function Be(e,t){
let n=t.filter(e=>e.length>0);
if(n.length<t.length||n.length===0)
return[e];
let r=n.filter(t=>!t.some(t=>t.keyword===`type`&&H(t,e)));
if(r.length===0)
return[Ve(e,n)];
let i=He(e,r);
return Ue(e,i)??We(e,i)??Ke(i)}
function H(e,t){
return e.name===void 0&&e.route.length===t.route.length}
function Ve(e,t){
let n=t.flatMap(e=>e.find(e=>e.keyword===`type`)?.schema.type??[]);
return{...e,
keyword:`type`,
schema:{
type:[...new Set(n)]},
params:{}}}
function U({
keyword:e,
name:t}){
return t===void 0&&(e===`const`||e===`enum`)}
function W(e,t){
return U(e)&&e.route.length===t.route.length+1}
function He(e,t){
let n=t.filter(t=>!t.some(t=>W(t,e)));
return n.length===0?t:n}
function Ue(e,t){
let n=t.map(t=>t.find(t=>U(t)&&(W(t,e)||H(t,e))));
let[r]=n;
if(r===void 0)
return;
let i=[];
for(
let e of n){
if(e===void 0||!Ge(e.route,r.route))
return;
i.push(...e.keyword===`enum`?e.schema.enum??[]:[e.schema.const])}
if(n.length===1)
return t[0];
return[{...r,
keyword:`enum`,
schemaPath:e.schemaPath,
schema:{
enum:i}}]}
function We(e,t){
if(t.length<2)
return;
let n=[];
for(
let[r,...i]of t){
if(r?.keyword!==`required`||i.length>0||!H(r,e))
return;
n.push(r.params.missingProperty)}
return[{...e,
keyword:`required`,
params:{
missingAll:[...new Set(n)]}}]}
function Ge(e,t){
return e.length===t.length&&e.every((e,n)=>e===t[n])}
function Ke(e){
return e.reduce((e,t)=>qe(t,e)?t:e)}
function qe(e,t){
return e.length<t.length||e.length===t.length&&G(e)>G(t)}
function G(e){
return Math.max(...e.map(e=>e.route.length))}
const Je=new Set([`anyOf`,`oneOf`,`if`,`propertyNames`,`discriminator`]);
function*K(e){
let{
schema:t}=e;
if(typeof t==`boolean`){
let[t]=X(e,`false schema`);
t!==void 0&&(yield Z({...e,
schema:{}},t));
return}
let n={...e,
schema:t,
notes:tt(t,e.notes)};
let[r]=X(n,`type`);
if(r!==void 0){
yield Z(n,r);
return}
for(
let e of Object.keys(t)){
if(Je.has(e))
continue;
for(
let t of X(n,e))
yield Z(n,t)}
yield*Ye(n);
yield*Ze(n);
yield*Qe(n)}
function*Ye(e){
let{
root:t,
schema:n,
value:r}=e;
n.$ref!==void 0&&(yield*K({...e,
schema:B(t,n.$ref),
schemaPath:n.$ref}));
for(
let[t,r]of(n.allOf??[]).entries())
yield*K(Y(e,r,`allOf`,`${t}`));
let[i]=X(e,`if`);
i?.params.failingKeyword===`then`&&(yield*K(Y(e,n.then??!0,`then`)));
i?.params.failingKeyword===`else`&&(yield*K(Y(e,n.else??!0,`else`)));
for(
let[t,i]of Object.entries(n.dependentSchemas??{}))
Q(r,t)&&(yield*K(Y(e,i,`dependentSchemas`,V(t))));
yield*q(e,`anyOf`,n.anyOf);
n.discriminator===void 0?yield*q(e,`oneOf`,n.oneOf):yield*Xe(e,n.discriminator.propertyName,n.oneOf??[])}
function*q(e,t,n){
let[r]=X(e,t);
if(r===void 0||n===void 0)
return;
let i=n.map((n,r)=>[...K(Y(e,n,t,`${r}`))]);
yield*Be(Z(e,r),i)}
function*Xe(e,t,n){
let[r]=X(e,`discriminator`);
let i=n.map(n=>J(e.root,n,t));
let a=$(e.value,t);
if(r===void 0){
let t=i.findIndex(e=>e.includes(a));
t!==-1&&(yield*K(Y(e,n[t]??!0,`oneOf`,`${t}`)))}else 
if(!Q(e.value,t))
yield{...Z(e,r),
keyword:`required`,
params:{
missingProperty:t}};else{
let n={
enum:i.flat()};
yield{...Z(e,r),
keyword:`enum`,
schema:n,
params:{},
route:[...e.route,t],
value:a}}}
function J(e,t,n){
if(typeof t==`boolean`)
return[];
let r=t.properties?.[n];
if(typeof r==`object`)
return r.enum??[r.const];
return t.$ref===void 0?[]:J(e,B(e,t.$ref),n)}
function*Ze(e){
for(
let t of X(e,`propertyNames`)){
let n=String(t.params.propertyName);
let r=e.spot.names.get(n);
let i={...Y(e,e.schema.propertyNames??!0,`propertyNames`),
value:n};
let[a]=r===void 0?[]:K({...i,
spot:r});
yield a===void 0?Z(e,t):{...a,
route:e.route,
name:n}}}
function*Qe(e){
for(
let[t,n]of e.spot.below){
let r=Array.isArray(e.value)?Number(t):t;
let i=$(e.value,r);
for(
let{
schema:a,
path:o}of Array.isArray(e.value)?$e(e,Number(t)):et(e,t)){
let t=nt(e.notes);
let s=`${e.schemaPath}/${o}`;
yield*K({
root:e.root,
schema:a,
schemaPath:s,
spot:n,
value:i,
route:[...e.route,r],
notes:t})}}}
function $e({
schema:e},t){
let n=[];
let r=e.prefixItems?.[t];
r===void 0?e.items!==void 0&&n.push({
schema:e.items,
path:`items`}):n.push({
schema:r,
path:`prefixItems/${t}`});
e.unevaluatedItems!==void 0&&n.push({
schema:e.unevaluatedItems,
path:`unevaluatedItems`});
return n}
function et({
schema:e},t){
let n=[];
let{
properties:r,
additionalProperties:i,
unevaluatedProperties:a}=e;
r!==void 0&&Object.hasOwn(r,t)&&n.push({
schema:r[t]??!0,
path:`properties/${V(t)}`});
for(
let[r,i]of Object.entries(e.patternProperties??{}))
new RegExp(r,`u`).test(t)&&n.push({
schema:i,
path:`patternProperties/${V(r)}`});
n.length===0&&i!==void 0&&n.push({
schema:i,
path:`additionalProperties`});
a!==void 0&&n.push({
schema:a,
path:`unevaluatedProperties`});
return n}
function Y(e,t,...n){
return{...e,
schema:t,
schemaPath:[e.schemaPath,...n].join(`/`)}}
function X({
spot:e,
schemaPath:t},n){
return e.errors.get(`${t}/${n}`)??[]}
function Z(e,t){
let{
schema:n,
route:r,
value:i,
notes:a}=e;
return{
keyword:t.keyword,
schemaPath:t.schemaPath,
schema:n,
params:t.params,
route:r,
value:i,
notes:a}}
function tt(e,t){
let n=e[`x-rule`]??t.rule;
let r=e[`x-effect`]??t.effect;
let i=e[`x-by`]??t.by;
return{...n===void 0?{}:{
rule:n},...r===void 0?{}:{
effect:r},...i===void 0?{}:{
by:i}}}
function nt({
rule:e,...t}){
return t}
function Q(e,t){
return typeof e==`object`&&!!e&&Object.hasOwn(e,t)}
function $(e,t){
return Q(e,String(t))?Reflect.get(e,t):void 0}
function rt(e,{
validate:n,
schema:r},{
value:i,
route:a}={
value:e.value,
route:[]}){
if(i===void 0||n(i))
return[];
let o=r();
let s=e=>K({
root:o,
schema:o,
schemaPath:`#`,
spot:ee(n.errors??[]),
value:e,
route:a,
notes:{}});
let c=l(s(i));
let u=t(c,i,e=>n(e)?[]:s(e));
let d=u.length===0?c:l([...c,...u]);
d.length===0&&d.push({
keyword:`limit`,
schemaPath:`#`,
schema:{},
params:{},
route:a,
value:i,
notes:{}});
return at(d.filter(t=>!e.isBroken(it(t)))).map(t=>Pe(t,e))}
function it(e){
let t=c(e);
return t===void 0?e.route:[...e.route,t]}
function at(e){
let t=e.filter(({
notes:e})=>e.rule!==void 0).slice(0,50);
let n=e.filter(({
notes:e})=>e.rule===void 0).slice(0,50);
let r=new Set([...t,...n]);
return e.filter(e=>r.has(e))}
exports.check=rt;
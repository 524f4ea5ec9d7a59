"use strict";
const e=require("./core.js");
function t(t,r,o,c){
let l=t.flatMap(e=>n(e,o)).slice(0,50);
if(l.length===0)
return[];
let u=Math.max(...l.map(({
words:e})=>e.length));
let d=Array.from({
length:u},(e,t)=>[...c(s(r,l,t))]);
return l.flatMap(t=>{
let n=t.words.map((n,r)=>({
word:n,
found:(d[r]??[]).filter(({
route:n})=>e.startsWith(n,t.route))})).filter(({
found:e})=>!e.some(e=>i(e,t)));
let r=n.filter(({
word:e})=>e===t.meant);
return a((r.length>0?r:n).map(({
found:e})=>e))})}
function n({
notes:t,
keyword:n,
schema:i,
route:a,
value:o},s){
if(t.rule===`transport-untyped`&&n===`required`){
let e=r(s);
return e===void 0?[]:[{
route:a,...e,
meant:void 0}]}
let c=a.at(-1);
if(t.rule!==`transport-unknown`||n!==`enum`||typeof o!=`string`||c===void 0)
return[];
let l=(i.enum??[]).filter(e=>typeof e==`string`);
let u=e.transportNamed(o);
let d=l.find(t=>u!==void 0&&e.transportNamed(t)===u)??e.suggest(o,l);
return[{
route:a.slice(0,-1),
key:c,
words:l,
meant:d}]}
function r(e){
if(typeof e!=`object`||!e)
return;
for(
let[t,n]of Object.entries(e)){
if(n?.[`x-rule`]===`transport-unknown`&&Array.isArray(n.enum))
return{
key:t,
words:n.enum.filter(e=>typeof e==`string`)};
let e=r(n);
if(e!==void 0)
return e}}
function i({
keyword:e,
route:t,
notes:n},r){
if(n.rule?.startsWith(`transport-`))
return!0;
return t.length===r.route.length&&(e===`required`||e===`type`)}
function a(e){
let[t=[],...n]=e;
let r=n.map(e=>new Set(e.map(o)));
return t.filter(e=>r.every(t=>t.has(o(e))))}
function o({
keyword:e,
name:t,
route:n}){
return JSON.stringify([e,t??null,n])}
function s(e,t,n){
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
t[n]=c(t[n]);
r.add(t[n])}
t=t[n]}
t[a]=o[n]??o[0]}
return i.value}
function c(e){
return Array.isArray(e)?[...e]:{...e}}
function l({
name:e,
params:t}){
let n=e??t.additionalProperty??t.unevaluatedProperty??t.propertyName;
return typeof n==`string`?n:void 0}
const u=new Set([`env`,`environment`,`headers`,`http_headers`,`httpHeaders`,`env_http_headers`,`requestInit`]);
let d;
function f(e){
let t=e.findLast(e=>typeof e==`string`);
return e.some(e=>u.has(String(e)))||(d??=/secret|token|password|passwd|credential|authorization|api_?key|private_?key/i).test(String(t??``))}
function p(t){
return typeof t==`number`&&!Number.isFinite(t)?String(t):e.kindOf(t)}
function m(e){
if(e===`integer`)
return`a whole number`;
if(e===`null`)
return`null`;
return e===`array`||e===`object`?`an ${e}`:`a ${e}`}
function h(e,t){
if(typeof e==`boolean`||e===null)
return String(e);
if(f(t))
return;
if(typeof e==`number`)
return String(e);
return typeof e==`string`&&/^[\w.-]{1,24}$/.test(e)?`"${e}"`:void 0}
function g(e){
return e.length<=64?`"${e}"`:`"${e.slice(0,60).replace(/[\uD800-\uDBFF]$/,``)}\u2026"`}
function ee(e){
let t=[...new Set(e.map(te))].sort();
let n=t.length-8;
return _(n>0?[...t.slice(0,8),`${n} more`]:t)}
function _(e){
return e.length<2?e.join():`${e.slice(0,-1).join(`, `)} or ${e.at(-1)}`}
function v(e){
return e.length<2?e.join():`${e.slice(0,-1).join(`, `)} and ${e.at(-1)}`}
function y(e,t){
return`${e} ${t}${e===1?``:`s`}`}
function te(e){
return typeof e==`object`&&e?JSON.stringify(e):typeof e==`string`?`"${e}"`:String(e)}
function ne(t,n){
if(t.name!==void 0)
return;
if(t.schema[`x-help`]!==void 0)
return t.schema[`x-help`];
if(t.keyword===`type`)
return re(t,n);
if(t.keyword===`enum`||t.keyword===`const`)
return de(t);
let r=ue(t);
if(r!==void 0)
return r;
let{
missingProperty:i,
missingEach:a}=t.params;
if(Array.isArray(a))
return`add ${e.list(a.map(t=>e.quote(String(t))),{
bare:!0})}`;
return/^(?:dependentR|r)equired$/.test(t.keyword)&&typeof i==`string`?`add ${e.quote(i)}`:void 0}
function re({
schema:e,
value:t,
route:n},r){
let i=typeof e.type==`string`?[e.type]:e.type??[];
if(i.includes(`string`)&&(typeof t==`number`||typeof t==`boolean`)){
let e=typeof t==`boolean`?String(t):ce(r,n);
return e===void 0?`put it in double quotes`:`write "${e}"`}
if(t===null)
return`remove it, or write a value`;
if(i.includes(`object`)&&ae.has(String(n.at(-1))))
return oe(r);
if(i.includes(`string`)&&typeof t==`object`)
return se(t,n,r);
if(typeof t!=`string`)
return;
if(i.includes(`array`))
return ie(e,t,n);
if(i.includes(`boolean`)&&/^(?:true|yes|on)$/i.test(t))
return`write true`;
if(i.includes(`boolean`)&&/^(?:false|no|off)$/i.test(t))
return`write false`;
let a=i.includes(`integer`)?/^-?(?:0|[1-9]\d{0,8})$/:/^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/;
let o=i.find(e=>e===`integer`||e===`number`);
if(o===void 0||!a.test(t))
return;
return f(n)?`write ${m(o)} without quotes`:`write ${t}`}
function ie({
items:e},t,n){
if(typeof e==`object`&&e.type!==void 0&&e.type!==`string`)
return`write a list`;
let r=h(t,n);
return r===void 0?`write a list, with a string for each part`:`write [${r}]`}
const ae=new Set([`env`,`envs`,`environment`,`headers`,`http_headers`]);
function oe({
language:e}){
return e===`json`?`write { "NAME": "value" }`:`write each name with its value`}
function se(e,t,n){
if(Array.isArray(e))
return t.at(-1)===`command`?`write the program here, and the rest as a list under "args"`:`write one string instead of the list`;
return n.language===`yaml`&&n.text.startsWith(`{{`,n.locate(t,`value`).start)?`put it in quotes`:void 0}
function ce(e,t){
let{
start:n,
end:r}=e.locate(t,`value`);
let i=e.text.slice(n,r);
let a=f(t)?6:24;
return i.length<=a&&/^[-+]?\d[\w.+-]*$/.test(i)?i:void 0}
const le={
minLength:e=>e===1?`fill it in`:`write ${e} characters or more`,
maxLength:t=>`shorten it to ${e.count(t,`character`)}`,
minItems:e=>e===1?`write an item`:`write ${e} items or more`,
maxItems:t=>`leave ${e.count(t,`item`)} at most`,
minimum:e=>`write ${e} or more`,
maximum:e=>`write ${e} or less`,
exclusiveMinimum:e=>`write more than ${e}`};
function ue({
keyword:e,
schema:t}){
let n=Object.hasOwn(le,e)?le[e]:void 0;
let r=t[e];
return typeof r==`number`?n?.(r):void 0}
function de(t){
let n=b(t);
if(n===void 0)
return;
return typeof t.value==`string`&&n.toLowerCase()===t.value.toLowerCase()?`write "${n}"`:`did you mean ${e.quote(n)}?`}
function b({
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
return e.suggest(r,i)??(o.length===1?o[0]:fe(r,i))}
function fe(t,n){
let r=e.transportNamed(t);
let i=r===void 0?[]:n.filter(t=>e.transportNamed(t)===r);
return i.length===1?i[0]:void 0}
function x(t,n){
if(t.keyword===`type`)
return ge(t);
if(t.name!==void 0)
return;
if(t.keyword===`enum`||t.keyword===`const`){
let n=b(t);
return n===void 0?void 0:S(`safe`,`write ${e.quote(n)}`,{
do:`set`,
at:t.route,
value:n})}
let r=t.route.at(-1);
if(t.keyword===`not`)
return pe(t,n);
if(t.keyword===`false schema`&&typeof r==`string`)
return S(`unsafe`,`remove ${e.quote(r)}`,{
do:`remove`,
at:t.route});
let i=l(t);
if(i!==void 0)
return me(t,i,n);
return he(t)}
function pe({
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
return S(`safe`,`move it to ${e.quote(o)}, name to server`,{
do:`index`,
at:n,
by:a,
to:o})}
function me({
schema:t,
route:n,
value:r},i,a){
let o=[...n,i];
if(e.valueAt(a.value,o)===void 0)
return;
let s=Object.keys(t.properties??{}).filter(t=>e.own(r,t)===void 0);
let c=e.suggest(i,s);
return c===void 0?S(`unsafe`,`remove ${e.quote(i)}`,{
do:`remove`,
at:o}):S(`safe`,`rename ${e.quote(i)} to ${e.quote(c)}`,{
do:`rename`,
at:o,
to:c})}
function he({
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
return o===`args`&&c?S(`safe`,`add ${e.quote(o)}`,{
do:`add`,
at:[...i,o],
value:[]}):void 0}
function ge({
schema:e,
value:t,
route:n}){
let r=typeof e.type==`string`?[e.type]:e.type??[];
if(r.includes(`string`)&&([`number`,`boolean`].includes(typeof t)||t instanceof Date))
return e.enum===void 0&&e.pattern===void 0&&e.format===void 0?S(`safe`,`put it in double quotes`,{
do:`quote`,
at:n}):void 0;
let i=n.length>0&&e[`x-help`]===void 0;
if(t===null)
return i?S(`unsafe`,`remove it`,{
do:`remove`,
at:n}):void 0;
if(r.includes(`object`)&&Array.isArray(t))
return _e(e,t,n);
if(typeof t!=`string`)
return;
if(r.includes(`array`))
return ve(e,t,n);
if(r.includes(`boolean`)&&e.if===void 0){
let e=/^(?:true|yes|on)$/i.test(t)?!0:!/^(?:false|no|off)$/i.test(t)&&void 0;
if(e!==void 0)
return S(`safe`,`write ${e}`,{
do:`set`,
at:n,
value:e})}
let a=r.includes(`integer`)?/^-?(?:0|[1-9]\d{0,8})$/:/^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/;
return r.some(e=>e===`integer`||e===`number`)&&a.test(t)?S(`safe`,`write it without quotes`,{
do:`set`,
at:n,
value:Number(t)}):void 0}
function _e(e,t,n){
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
return S(`safe`,t.length===0?`write {}`:`write each name with its value`,{
do:`set`,
at:n,
value:a})}
function ve({
items:e},t,n){
if(typeof e==`object`&&e.type!==`string`||t===``||/[\s,"'\\]/.test(t))
return;
return S(`safe`,`write a list`,{
do:`set`,
at:n,
value:[t]})}
function S(e,t,...n){
return{
title:t,
safety:e,
changes:n}}
function ye(t,n){
let r=t.filter(e=>be(e)&&x(e,n)===void 0);
let i=[...e.grouped(r,({
route:e,
schemaPath:t})=>JSON.stringify([e,t])).values()].filter(({
length:e})=>e>1);
let a=new Map(i.map(e=>[e[0],e]));
let o=new Set(i.flatMap(([,...e])=>e));
return t.filter(e=>!o.has(e)).map(e=>{
let t=a.get(e);
if(t===void 0)
return e;
return{...e,
params:{
missingEach:t.map(({
params:e})=>e.missingProperty)}}})}
function be({
keyword:e,
params:{
missingProperty:t},
notes:{
rule:n=`field-missing`}}){
return e===`required`&&typeof t==`string`&&n===`field-missing`}
function C(e){
let t=new Map;
for(
let n of e){
let e=xe(n);
let r=t.get(e);
(r===void 0||r.notes.rule===void 0&&n.notes.rule!==void 0)&&t.set(e,n)}
return[...t.values()].filter(e=>!Se(e,t))}
function xe(e){
let{
keyword:t,
name:n,
params:r,
route:i}=e;
if(w(e))
return E(i);
if(T(e))
return D(i);
return JSON.stringify([t,n??null,r,i])}
function Se(e,t){
let{
route:n}=e;
if(n.some((e,r)=>t.has(E(n.slice(0,r)))))
return!0;
if(w(e))
return!1;
if(t.has(E(n)))
return!0;
return t.has(D(n))&&!T(e)}
function w({
keyword:e,
name:t}){
return e===`type`&&t===void 0}
function T({
keyword:e,
name:t}){
return(e===`const`||e===`enum`)&&t===void 0}
function E(e){
return`type ${JSON.stringify(e)}`}
function D(e){
return`choice ${JSON.stringify(e)}`}
function Ce(e){
let t=O();
for(
let n of e){
let e=t;
for(
let t of n.instancePath.split(`/`).slice(1))
e=k(e.below,t.replaceAll(`~1`,`/`).replaceAll(`~0`,`~`),O);
n.propertyName!==void 0&&(e=k(e.names,n.propertyName,O));
k(e.errors,n.schemaPath,()=>[]).push(n)}
return t}
function O(){
return{
errors:new Map,
below:new Map,
names:new Map}}
function k(e,t,n){
let r=e.get(t);
if(r!==void 0)
return r;
let i=n();
e.set(t,i);
return i}
const we={
date:`a date like 2026-01-31`,
"date-time":`a date and time like 2026-01-31T12:00:00Z`,
email:`an e-mail address`,
hostname:`a host name`,
regex:`a regular expression`,
uri:`a URL`,
uuid:`a UUID`};
const A=({
params:e})=>`has the key ${g(String(e.additionalProperty??e.unevaluatedProperty))}, which is not known here`;
const j=({
value:e,
params:t})=>F(R(e),`item`,t.limit);
const Te=new Map([[`type`,De],[`enum`,({
schema:e,
value:t,
route:n})=>M(e.enum??[],t,n)],[`const`,({
schema:e,
value:t,
route:n})=>M([e.const],t,n)],[`minimum`,({
value:e,
route:t,
schema:n})=>N(e,t,`the least value is ${n.minimum}`)],[`maximum`,({
value:e,
route:t,
schema:n})=>N(e,t,`the greatest value is ${n.maximum}`)],[`exclusiveMinimum`,({
value:e,
route:t,
schema:n})=>N(e,t,ke(n))],[`exclusiveMaximum`,({
value:e,
route:t,
schema:n})=>N(e,t,Ae(n))],[`multipleOf`,({
value:e,
route:t,
schema:n})=>N(e,t,`only multiples of ${n.multipleOf} are allowed`)],[`minLength`,({
value:e,
schema:t})=>P(L(e),`character`,t.minLength)],[`maxLength`,({
value:e,
schema:t})=>F(L(e),`character`,t.maxLength)],[`limit`,()=>`has more faults than can be listed`],[`pattern`,({
schema:e})=>`is not ${e[`x-label`]??`of the form "${e.pattern}"`}`],[`format`,({
schema:e})=>`is not ${e[`x-label`]??we[String(e.format)]??`of the form "${e.format}"`}`],[`minItems`,({
value:e,
schema:t})=>P(R(e),`item`,t.minItems)],[`maxItems`,({
value:e,
schema:t})=>F(R(e),`item`,t.maxItems)],[`uniqueItems`,({
params:e})=>`has the same item at the positions ${Number(e.j)+1} and ${Number(e.i)+1}`],[`contains`,je],[`items`,j],[`unevaluatedItems`,j],[`minProperties`,({
value:e,
schema:t})=>P(R(e),`key`,t.minProperties)],[`maxProperties`,({
value:e,
schema:t})=>F(R(e),`key`,t.maxProperties)],[`required`,Me],[`dependentRequired`,({
params:e})=>`has ${g(String(e.property))} but no ${g(String(e.missingProperty))}`],[`additionalProperties`,A],[`unevaluatedProperties`,A],[`propertyNames`,({
params:e})=>`has the key ${g(String(e.propertyName))}, which is not allowed here`],[`not`,Ne],[`false schema`,()=>`is not allowed here`],[`anyOf`,()=>`has none of the shapes that are allowed here`],[`oneOf`,Pe]]);
function Ee(e){
let t=Te.get(e.keyword)?.(e)??`is not allowed here`;
if(e.name===void 0||e.keyword===`propertyNames`)
return t;
return`has the key ${g(e.name)}, which ${t}`}
function De({
schema:e,
value:t,
route:n}){
let r=typeof e.type==`string`?[e.type]:e.type??[];
let i=_(r.map(m));
return`is ${typeof t==`number`&&Number.isFinite(t)&&r.includes(`integer`)?h(t,n)??`a fraction`:p(t)}; ${i} is needed`}
function M(e,t,n){
let r=e.length===1?`can only be`:`can be`;
return`${Oe(t,n)}; it ${r} ${ee(e)}`}
function Oe(e,t){
let n=h(e,t);
if(n!==void 0)
return`is ${n}`;
if(e===``)
return`is empty`;
return typeof e==`string`?`is another string`:`is ${p(e)}`}
function N(e,t,n){
return f(t)?`is out of bounds; ${n}`:`is ${String(e)}; ${n}`}
function ke({
type:e,
exclusiveMinimum:t}){
return e===`integer`&&Number.isInteger(t)?`the least value is ${Number(t)+1}`:`only values above ${t} are allowed`}
function Ae({
type:e,
exclusiveMaximum:t}){
return e===`integer`&&Number.isInteger(t)?`the greatest value is ${Number(t)-1}`:`only values below ${t} are allowed`}
function P(e,t,n){
return e===0&&n===1?`is empty`:`has ${y(e,t)}; the least is ${z(n)}`}
function F(e,t,n){
return n===0?`is not empty`:`has ${y(e,t)}; the most is ${z(n)}`}
function je({
schema:e,
params:t}){
let{
minContains:n,
maxContains:r}=t;
let i=e[`x-label`]??`of the needed kind`;
if(r!==void 0)
return`does not have ${n} to ${r} items ${i}`;
return n===1?`has no item ${i}`:`has fewer than ${n} items ${i}`}
function Me({
params:e}){
let t=e.missingAll??e.missingEach;
if(!Array.isArray(t))
return`has no ${g(String(e.missingProperty))}`;
let n=t.map(e=>g(String(e)));
return n.length===2?`has neither ${n[0]} nor ${n[1]}`:`has none of ${v(n)}`}
function Ne({
schema:e,
value:t,
route:n}){
let r=e.not;
if(typeof r!=`object`)
return`is not allowed here`;
let i=I(r);
if(i!==void 0)
return`has ${v(i)}${i.length>1?` together`:``}, which is not allowed here`;
let a=r.const===void 0&&r.enum===void 0?void 0:h(t,n);
return a===void 0?`is not allowed here`:`is ${a}, which is not allowed here`}
function I(e){
return Object.keys(e).filter(e=>e!==`required`&&e!==`type`).length===0&&e.required!==void 0?e.required.map(g):void 0}
function Pe({
schema:e,
params:t}){
if(!Array.isArray(t.passingSchemas))
return`has none of the shapes that are allowed here`;
let n=t.passingSchemas.map(t=>Fe(e.oneOf?.[t]));
let r=n.filter(e=>e!==void 0);
return r.length===n.length?`has both ${v(r)}; only one of them is allowed`:`fits more than one of the shapes of which one is allowed`}
function Fe(e){
let t=typeof e==`object`?I(e):void 0;
return t?.length===1?t[0]:void 0}
function L(e){
let t=0;
if(typeof e==`string`)
for(
let n of e)
t++;
return t}
function R(e){
return typeof e==`object`&&e?Object.keys(e).length:0}
function z(e){
return typeof e==`number`?String(e):`0`}
function Ie(e,t){
let{
keyword:n,
schemaPath:r,
route:i,
notes:a}=e;
let o=ne(e,t);
let s=x(e,t);
let c=ze(e);
return{
kind:B(e),
place:Be(e,c,t),
route:i,...c===void 0?{}:{
key:c},...Re(e),
sentence:Ee(t.language===`toml`?Le(e):e),...o===void 0?{}:{
help:o},...s===void 0?{}:{
fix:s},...a,
keyword:n,
schemaPath:r}}
function Le(e){
let{
type:t}=e.schema;
if(!Array.isArray(t))
return e;
return{...e,
schema:{...e.schema,
type:t.filter(e=>e!==`null`)}}}
function B({
keyword:e,
name:t}){
if(t!==void 0)
return`value`;
if(e===`type`)
return`type`;
return e===`required`||e===`dependentRequired`?`missing`:`value`}
function Re({
name:e,
keyword:t,
schema:n}){
if(e===void 0||t!==`enum`)
return{};
return{
names:(n.enum??[]).filter(e=>typeof e==`string`)}}
function ze(e){
let{
missingProperty:t}=e.params;
return typeof t==`string`?t:l(e)}
function Be(t,n,r){
let{
keyword:i,
params:a,
route:o}=t;
let s=typeof o.at(-1)==`string`?`key`:`value`;
if(B(t)===`missing`)
return e.at(r,o,s);
if(n!==void 0)
return e.at(r,[...o,n],`key`);
if(i===`uniqueItems`)
return e.at(r,[...o,Number(a.i)]);
return e.at(r,o,Ve(t)?s:`value`)}
function Ve({
keyword:e,
schema:t}){
if(e===`false schema`)
return!0;
return e===`not`&&typeof t.not==`object`&&Object.keys(t.not).length===0}
function V(e,t){
let n=e;
for(
let e of t.split(`/`).slice(1)){
let t=decodeURIComponent(e).replaceAll(`~1`,`/`).replaceAll(`~0`,`~`);
n=typeof n==`object`&&n&&Object.hasOwn(n,t)?Reflect.get(n,t):void 0}
return n}
function H(e){
return encodeURIComponent(e.replaceAll(`~`,`~0`).replaceAll(`/`,`~1`))}
function He(e,t){
let n=t.filter(e=>e.length>0);
if(n.length<t.length||n.length===0)
return[e];
let r=n.filter(t=>!t.some(t=>t.keyword===`type`&&U(t,e)));
if(r.length===0)
return[Ue(e,n)];
let i=We(e,r);
return Ge(e,i)??Ke(e,i)??qe(i)}
function U(e,t){
return e.name===void 0&&e.route.length===t.route.length}
function Ue(e,t){
let n=t.flatMap(e=>e.find(e=>e.keyword===`type`)?.schema.type??[]);
return{...e,
keyword:`type`,
schema:{
type:[...new Set(n)]},
params:{}}}
function W({
keyword:e,
name:t}){
return t===void 0&&(e===`const`||e===`enum`)}
function G(e,t){
return W(e)&&e.route.length===t.route.length+1}
function We(e,t){
let n=t.filter(t=>!t.some(t=>G(t,e)));
return n.length===0?t:n}
function Ge(t,n){
let r=n.map(e=>e.find(e=>W(e)&&(G(e,t)||U(e,t))));
let[i]=r;
if(i===void 0)
return;
let a=[];
for(
let t of r){
if(t===void 0||!e.isSameRoute(t.route,i.route))
return;
a.push(...t.keyword===`enum`?t.schema.enum??[]:[t.schema.const])}
if(r.length===1)
return n[0];
return[{...i,
keyword:`enum`,
schemaPath:t.schemaPath,
schema:{
enum:a}}]}
function Ke(e,t){
if(t.length<2)
return;
let n=[];
for(
let[r,...i]of t){
if(r?.keyword!==`required`||i.length>0||!U(r,e))
return;
n.push(r.params.missingProperty)}
return[{...e,
keyword:`required`,
params:{
missingAll:[...new Set(n)]}}]}
function qe(e){
return e.reduce((e,t)=>Je(t,e)?t:e)}
function Je(e,t){
return e.length<t.length||e.length===t.length&&K(e)>K(t)}
function K(e){
return Math.max(...e.map(e=>e.route.length))}
const Ye=new Set([`anyOf`,`oneOf`,`if`,`propertyNames`,`discriminator`]);
function*q(e){
let{
schema:t}=e;
if(typeof t==`boolean`){
let[t]=X(e,`false schema`);
t!==void 0&&(yield Z({...e,
schema:{}},t));
return}
let n={...e,
schema:t,
notes:rt(t,e.notes)};
let[r]=X(n,`type`);
if(r!==void 0){
yield Z(n,r);
return}
for(
let e of Object.keys(t)){
if(Ye.has(e))
continue;
for(
let t of X(n,e))
yield Z(n,t)}
yield*Xe(n);
yield*$e(n);
yield*et(n)}
function*Xe(e){
let{
root:t,
schema:n,
value:r}=e;
n.$ref!==void 0&&(yield*q({...e,
schema:V(t,n.$ref),
schemaPath:n.$ref}));
for(
let[t,r]of(n.allOf??[]).entries())
yield*q(Y(e,r,`allOf`,`${t}`));
let[i]=X(e,`if`);
i?.params.failingKeyword===`then`&&(yield*q(Y(e,n.then??!0,`then`)));
i?.params.failingKeyword===`else`&&(yield*q(Y(e,n.else??!0,`else`)));
for(
let[t,i]of Object.entries(n.dependentSchemas??{}))
Q(r,t)&&(yield*q(Y(e,i,`dependentSchemas`,H(t))));
yield*J(e,`anyOf`,n.anyOf);
n.discriminator===void 0?yield*J(e,`oneOf`,n.oneOf):yield*Ze(e,n.discriminator.propertyName,n.oneOf??[])}
function*J(e,t,n){
let[r]=X(e,t);
if(r===void 0||n===void 0)
return;
let i=n.map((n,r)=>[...q(Y(e,n,t,`${r}`))]);
yield*He(Z(e,r),i)}
function*Ze(e,t,n){
let[r]=X(e,`discriminator`);
let i=n.map(n=>Qe(e.root,n,t));
let a=$(e.value,t);
if(r===void 0){
let t=i.findIndex(e=>e.includes(a));
t!==-1&&(yield*q(Y(e,n[t]??!0,`oneOf`,`${t}`)))}else 
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
function Qe(e,t,n){
if(typeof t==`boolean`)
return[];
let r=t.properties?.[n];
if(typeof r==`object`)
return r.enum??[r.const];
return t.$ref===void 0?[]:Qe(e,V(e,t.$ref),n)}
function*$e(e){
for(
let t of X(e,`propertyNames`)){
let n=String(t.params.propertyName);
let r=e.spot.names.get(n);
let i={...Y(e,e.schema.propertyNames??!0,`propertyNames`),
value:n};
let[a]=r===void 0?[]:q({...i,
spot:r});
yield a===void 0?Z(e,t):{...a,
route:e.route,
name:n}}}
function*et(e){
for(
let[t,n]of e.spot.below){
let r=Array.isArray(e.value)?Number(t):t;
let i=$(e.value,r);
for(
let{
schema:a,
path:o}of Array.isArray(e.value)?tt(e,Number(t)):nt(e,t)){
let t=it(e.notes);
let s=`${e.schemaPath}/${o}`;
yield*q({
root:e.root,
schema:a,
schemaPath:s,
spot:n,
value:i,
route:[...e.route,r],
notes:t})}}}
function tt({
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
function nt({
schema:e},t){
let n=[];
let{
properties:r,
additionalProperties:i,
unevaluatedProperties:a}=e;
r!==void 0&&Object.hasOwn(r,t)&&n.push({
schema:r[t]??!0,
path:`properties/${H(t)}`});
for(
let[r,i]of Object.entries(e.patternProperties??{}))
new RegExp(r,`u`).test(t)&&n.push({
schema:i,
path:`patternProperties/${H(r)}`});
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
function rt(e,t){
let n=e[`x-rule`]??t.rule;
let r=e[`x-effect`]??t.effect;
let i=e[`x-by`]??t.by;
return{...n===void 0?{}:{
rule:n},...r===void 0?{}:{
effect:r},...i===void 0?{}:{
by:i}}}
function it({
rule:e,...t}){
return t}
function Q(e,t){
return typeof e==`object`&&!!e&&Object.hasOwn(e,t)}
function $(e,t){
return Q(e,String(t))?Reflect.get(e,t):void 0}
function at(e,{
validate:n,
schema:r},{
value:i,
route:a}={
value:e.value,
route:[]}){
if(i===void 0||n(i))
return[];
let o=r();
let s=e=>q({
root:o,
schema:o,
schemaPath:`#`,
spot:Ce(n.errors??[]),
value:e,
route:a,
notes:{}});
let c=C(s(i));
let l=t(c,i,o,e=>n(e)?[]:s(e));
let u=l.length===0?c:C([...c,...l]);
u.length===0&&u.push({
keyword:`limit`,
schemaPath:`#`,
schema:{},
params:{},
route:a,
value:i,
notes:{}});
return st(ye(u.filter(t=>!e.isBroken(ot(t))),e)).map(t=>Ie(t,e))}
function ot(e){
let t=l(e);
return t===void 0?e.route:[...e.route,t]}
function st(e){
let t=e.filter(({
notes:e})=>e.rule!==void 0).slice(0,50);
let n=e.filter(({
notes:e})=>e.rule===void 0).slice(0,50);
let r=new Set([...t,...n]);
return e.filter(e=>r.has(e))}
exports.check=at;
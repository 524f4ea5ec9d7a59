"use strict";
function e(e){
let t=Object.values(e).filter(e=>typeof e==`number`);
return Object.entries(e).filter(([e,n])=>t.indexOf(+e)===-1).map(([e,t])=>t)}
function t(e,t=`|`){
return e.map(e=>ue(e)).join(t)}
function n(e,t){
if(typeof t==`bigint`)
return t.toString();
return t}
var r=class{
constructor(e){
this._getter=e;
this._value=void 0}
get value(){
let e=this._getter;
if(e!==void 0){
this._value=e();
this._getter=void 0}
return this._value}};
function i(e){
return new r(e)}
function a(e){
return e==null}
function o(e){
let t=+!!e.startsWith(`^`);
let n=e.endsWith(`$`)?e.length-1:e.length;
return e.slice(t,n)}
function s(e,t){
let n=e/t;
let r=Math.round(n);
let i=4*2**-52*Math.max(Math.abs(n),1);
if(Math.abs(n-r)<i)
return 0;
return n-r}
function c(e,t,n){
Object.defineProperty(e,t,{
value:n,
writable:!0,
enumerable:!0,
configurable:!0})}
function l(e){
let t=Object.getOwnPropertyDescriptor(e,`shape`);
return t?.get?t.get.raw:t?.value}
function u(e){
return l(e._zod.def)??e._zod.def.shape}
function d(e,t,n){
Object.defineProperty(e,t,{
get(){
let e=n();
c(this,t,e);
return e},
enumerable:!0,
configurable:!0})}
function f(e,t,n){
t in e?c(e,t,n):e[t]=n}
function p(e,t,n,r){
let i=u(t);
for(
let a of n){
let n=Object.getOwnPropertyDescriptor(i,a);
if(!n.enumerable)
continue;
n.get?d(e,a,()=>{
let e=t._zod.def.shape[a];
return r?r(e,a):e}):f(e,a,r?r(n.value,a):n.value)}}
function ee(e,t){
for(
let n of Reflect.ownKeys(t)){
let r=Object.getOwnPropertyDescriptor(t,n);
if(!r.enumerable)
continue;
r.get?d(e,n,()=>t[n]):f(e,n,r.value)}}
function m(...e){
let t={};
for(
let n of e){
let e=Object.getOwnPropertyDescriptors(n);
Object.assign(t,e)}
return Object.defineProperties({},t)}
function te(e){
return JSON.stringify(e)}
function ne(e){
return e.toLowerCase().trim().replace(/[^\w\s-]/g,``).replace(/[\s_-]+/g,`-`).replace(/^-+|-+$/g,``)}
const re=`captureStackTrace`in Error?Error.captureStackTrace:(...e)=>{};
function ie(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
const ae=i(()=>{
if(C.jitless)
return!1;
if(typeof navigator<`u`&&navigator?.userAgent?.includes(`Cloudflare`))
return!1;
try{
new(void 0)(``);
return!0}catch{
return!1}});
function oe(e){
if(ie(e)===!1)
return!1;
let t=e.constructor;
if(t===void 0)
return!0;
if(typeof t!=`function`)
return!0;
let n=t.prototype;
if(ie(n)===!1)
return!1;
if(Object.prototype.hasOwnProperty.call(n,`isPrototypeOf`)===!1)
return!1;
return!0}
function se(e){
if(oe(e))
return{...e};
if(Array.isArray(e))
return[...e];
if(e instanceof Map)
return new Map(e);
if(e instanceof Set)
return new Set(e);
return e}
const ce=new Set([`string`,`number`,`symbol`]);
function le(e){
return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}
function h(e,t,n){
let r=new e._zod.constr(t??e._zod.def);
(!t||n?.parent)&&(r._zod.parent=e);
return r}
function g(e){
let t=e;
if(!t)
return{};
if(typeof t==`string`)
return{
error:()=>t};
if(t?.message!==void 0){
if(t?.error!==void 0)
throw Error("Cannot specify both `message` and `error` params");
t.error=t.message}
delete t.message;
if(typeof t.error==`string`)
return{...t,
error:()=>t.error};
return t}
function ue(e){
if(typeof e==`bigint`)
return e.toString()+`n`;
if(typeof e==`string`)
return`"${e}"`;
return`${e}`}
function de(e){
return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout===`optional`)}
const fe={
safeint:[-(2**53-1),2**53-1],
int32:[-2147483648,2147483647],
uint32:[0,4294967295],
float32:[-34028234663852886e22,34028234663852886e22],
float64:[-Number.MAX_VALUE,Number.MAX_VALUE]};
const pe={
int64:[BigInt(`-9223372036854775808`),BigInt(`9223372036854775807`)],
uint64:[BigInt(0),BigInt(`18446744073709551615`)]};
function me(e,t){
let n=e._zod.def;
let r=n.checks;
if(r&&r.length>0)
throw Error(`.pick() cannot be used on object schemas containing refinements`);
let i={};
p(i,e,he(e,t));
return h(e,m(n,{
shape:i,
checks:[]}))}
function he(e,t){
let n=u(e);
let r=[];
for(
let e of Reflect.ownKeys(t)){
if(!Object.getOwnPropertyDescriptor(n,e)?.enumerable)
throw Error(`Unrecognized key: "${String(e)}"`);
t[e]&&r.push(e)}
return r}
function ge(e,t){
let n=e._zod.def;
let r=n.checks;
if(r&&r.length>0)
throw Error(`.omit() cannot be used on object schemas containing refinements`);
let i=new Set(he(e,t));
let a={};
p(a,e,Reflect.ownKeys(u(e)).filter(e=>!i.has(e)));
return h(e,m(n,{
shape:a,
checks:[]}))}
function _e(e,t){
if(!oe(t))
throw Error(`Invalid input to extend: expected a plain object`);
let n=e._zod.def.checks;
if(n&&n.length>0){
let n=u(e);
for(
let e of Reflect.ownKeys(t))
if(Object.getOwnPropertyDescriptor(n,e)!==void 0)
throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}
return h(e,m(e._zod.def,{
shape:ve(e,t)}))}
function ve(e,t){
let n={};
p(n,e,Reflect.ownKeys(u(e)));
ee(n,t);
return n}
function ye(e,t){
if(!oe(t))
throw Error(`Invalid input to safeExtend: expected a plain object`);
return h(e,m(e._zod.def,{
shape:ve(e,t)}))}
function be(e,t){
if(!t?._zod?.def)
throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
if(e._zod.def.checks?.length)
throw Error(`.merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.`);
let n={};
p(n,e,Reflect.ownKeys(u(e)));
p(n,t,Reflect.ownKeys(u(t)));
return h(e,m(e._zod.def,{
shape:n,
get catchall(){
return t._zod.def.catchall},
checks:t._zod.def.checks??[]}))}
function xe(e,t,n,r=`partial`){
let i=t._zod.def.checks;
if(i&&i.length>0)
throw Error(`.${r}() cannot be used on object schemas containing refinements`);
let a=n?new Set(he(t,n)):void 0;
let o={};
p(o,t,Reflect.ownKeys(u(t)),e&&((t,n)=>a&&!a.has(n)?t:new e({
type:`optional`,
innerType:t})));
return h(t,m(t._zod.def,{
shape:o,
checks:[]}))}
function Se(e,t,n){
let r=n?new Set(he(t,n)):void 0;
let i={};
p(i,t,Reflect.ownKeys(u(t)),(t,n)=>r&&!r.has(n)?t:new e({
type:`nonoptional`,
innerType:t}));
return h(t,m(t._zod.def,{
shape:i}))}
function _(e,t=0){
if(e.aborted===!0)
return!0;
for(
let n=t;n<e.issues.length;n++)
if(e.issues[n]?.continue!==!0)
return!0;
return!1}
function Ce(e,t=0){
if(e.aborted===!0)
return!0;
for(
let n=t;n<e.issues.length;n++)
if(e.issues[n]?.continue===!1)
return!0;
return!1}
function we(e,t){
return t.map(t=>{
var n;
(n=t).path??(n.path=[]);
t.path.unshift(e);
return t})}
function Te(e){
return typeof e==`string`?e:e?.message}
function Ee(e){
let t=[];
for(
let n of e??[]){
let e=n._zod.def;
if(!/_(length|size)$|_equals$/.test(e.check))
break;
let r=e.maximum??e.length??e.size;
r>=0&&t.push([r,n])}
return t}
function De(e,t,n){
var r;
for(
let i=t;i<e.length;i++)
(r=e[i]).schema??(r.schema=n)}
function v(e,t,n){
var r;
let i=e.inst?._zod?.traits;
i?.has(`$ZodType`)&&(i.has(`$ZodCheck`)?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);
let a=e.schema===e.inst?void 0:e.schema?._zod.def?.error;
let o=e.message?e.message:Te(e.inst?._zod.def?.error?.(e))??Te(a?.(e))??Te(t?.error?.(e))??Te(n.customError?.(e))??Te(n.localeError?.(e))??`Invalid input`;
let s={};
for(
let t of Object.keys(e)){
if(t===`inst`||t===`schema`||t===`continue`||t===`input`||t===`__proto__`)
continue;
s[t]=e[t]}
s.path??=[];
s.message=o;
t?.reportInput&&(s.input=e.input);
return s}
const Oe=/[\uD800-\uDBFF]/;
function ke(e){
let t=e.length;
if(!Oe.test(e))
return t;
let n=t;
for(
let r=0;r<t-1;r++)
if((e.charCodeAt(r)&64512)==55296&&(e.charCodeAt(r+1)&64512)==56320){
n--;
r++}
return n}
function Ae(e){
if(Array.isArray(e))
return`array`;
if(typeof e==`string`)
return`string`;
return`unknown`}
function je(e){
let t=typeof e;
switch(t){case`number`:
return Number.isNaN(e)?`nan`:`number`;case`object`:{
if(e===null)
return`null`;
if(Array.isArray(e))
return`array`;
let t=e;
if(t&&Object.getPrototypeOf(t)!==Object.prototype&&`constructor`in t&&t.constructor)
return t.constructor.name}}
return t}
function Me(...e){
let[t,n,r]=e;
if(typeof t==`string`)
return{
message:t,
code:`custom`,
input:n,
inst:r};
return{...t}}
function Ne(e,t){
for(
let n in t){
let r=Object.getOwnPropertyDescriptor(t,n);
r.get?Object.defineProperty(e,n,{...r,
enumerable:!1}):Ie(e,n,r.value)}}
function y(e,t,n,r=!0){
Object.defineProperty(e,t,{
configurable:!0,
writable:!0,
enumerable:r,
value:n});
return n}
function Pe(e,t,n){
return y(e,t,n,!1)}
function Fe(e,t){
for(
let n in e){
let r=e[n];
Object.defineProperty(t,n,{
configurable:!0,
enumerable:!0,
get(){
return y(this,n,r(this))},
set(e){
y(this,n,e)}})}
return t}
function Ie(e,t,n){
Object.defineProperty(e,t,{
configurable:!0,
get(){
return this==null?n:y(this,t,n.bind(this))},
set(e){
y(this,t,e)}})}
function Le(e,t){
let n=Object.getPrototypeOf(e);
return t in n?void 0:n}
let Re;
let ze=!1;
const Be={
configurable:!0,
get(){
ze=!0}};
function b(e,t,n){
let r=Object.getPrototypeOf(e._zod);
if(t in r&&Re!==e._zod){
Re=void 0;
return}
Re=e._zod;
Object.defineProperty(r,t,{
configurable:!0,
get(){
Object.defineProperty(this,t,Be);
let e=ze;
ze=!1;
try{
let r=n(this);
ze?delete this[t]:Object.defineProperty(this,t,{
configurable:!0,
writable:!0,
value:r});
ze||=e;
return r}catch(n){
delete this[t];
ze||=e;
throw n}},
set(e){
Object.defineProperty(this,t,{
configurable:!0,
writable:!0,
value:e})}})}
function Ve(e,t,n,r){
let i=Le(e,t);
if(!i)
return;
Object.defineProperty(i,t,{
configurable:!0,
get(){
let e={
configurable:!0,
writable:!0,
enumerable:r,
value:void 0};
Object.defineProperty(this,t,e);
e.value=n(this);
Object.defineProperty(this,t,e);
return e.value},
set(e){
Object.defineProperty(this,t,{
configurable:!0,
writable:!0,
enumerable:r,
value:e})}})}
function He(e){
let t=()=>e;
t[`~constantCatch`]=!0;
return t}
var Ue;
const We={
value:void 0,
enumerable:!1};
let Ge=`captureStackTrace`in Error?Error:null;
function Ke(e){
let t=Ge;
if(t){
let n=t.stackTraceLimit;
if(typeof n==`number`){
try{
t.stackTraceLimit=0}catch{
Ge=null;
return new e}
try{
return new e}finally{
t.stackTraceLimit=n}}}
return new e}
function x(e,t,n,r){
let i={};
function a(e){
this.def=e;
this.constr=d;
this.traits=new Set}
a.prototype=i;
let o=n;
let s=o&&new WeakSet;
function c(n,r){
if(!n._zod){
We.value=new a(r);
try{
Object.defineProperty(n,"_zod",We)}finally{
We.value=void 0}}else 
if(n._zod.traits.has(e))
return;
n._zod.traits.add(e);
t(n,r);
if(s){
let e=Object.getPrototypeOf(n);
let t=n._zod.constr.prototype;
let r=e;
for(;r&&r!==t;)
r=Object.getPrototypeOf(r);
let i=r??e;
if(!s.has(i)){
s.add(i);
Ne(i,o)}}
let i=d.prototype;
for(
let e in i){
if(!Object.prototype.hasOwnProperty.call(i,e))
continue;
e in n||(n[e]=i[e].bind(n))}}
let l=r?.Parent??Object;
class u extends l{}
Object.defineProperty(u,"name",{
value:e});
function d(e){
let t=r?.Parent?Ke(u):this;
c(t,e);
let n=t._zod.deferred;
if(n){
for(
let e of n)
e();
t._zod.deferred=void 0}
let i=globalThis.__zod_globalConfig?.postProcessor;
i&&i(t);
return t}
Object.defineProperty(d,"init",{
value:c});
Object.defineProperty(d,Symbol.hasInstance,{
value:t=>{
if(r?.Parent&&t instanceof r.Parent)
return!0;
return t?._zod?.traits?.has(e)}});
Object.defineProperty(d,"name",{
value:e});
return d}
var S=class extends Error{
constructor(){
super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`)}};
var qe=class extends Error{
constructor(e){
super(`Encountered unidirectional transform during encode: ${e}`);
this.name=`ZodEncodeError`}};
(Ue=globalThis).__zod_globalConfig??(Ue.__zod_globalConfig={});
const C=globalThis.__zod_globalConfig;
function w(e){
e&&Object.assign(C,e);
return C}
function Je(){
let e=this._zod;
e.message??=JSON.stringify(e.def,n,2);
return e.message}
function Ye(e){
this._zod.message=e}
const Xe={
get:Je,
set:Ye,
enumerable:!0,
configurable:!0};
const Ze={
value:void 0,
enumerable:!1};
const Qe=new WeakSet([Object.prototype,Error.prototype]);
const $e=(e,t)=>{
e.name=`$ZodError`;
Ze.value=t;
Object.defineProperty(e,"issues",Ze);
Ze.value=void 0;
Object.defineProperty(e,"message",Xe);
let n=Object.getPrototypeOf(e);
if(!Qe.has(n)){
Qe.add(n);
Object.defineProperty(n,"toString",{
configurable:!0,
enumerable:!1,
get(){
let e=()=>this.message;
Object.defineProperty(this,"toString",{
value:e,
configurable:!0,
writable:!0});
return e},
set(e){
Object.defineProperty(this,"toString",{
value:e,
configurable:!0,
writable:!0})}})}};
const et=x(`$ZodError`,$e);
const tt=x(`$ZodError`,$e,void 0,{
Parent:Error});
function nt(e,t,n){
Object.prototype.hasOwnProperty.call(e,t)||(t===`__proto__`?Object.defineProperty(e,t,{
value:n(),
writable:!0,
enumerable:!0,
configurable:!0}):e[t]=n());
return e[t]}
function rt(e,t=e=>e.message){
let n={};
let r=[];
for(
let i of e.issues)
i.path.length>0?nt(n,i.path[0],()=>[]).push(t(i)):r.push(t(i));
return{
formErrors:r,
fieldErrors:n}}
function it(e,t=e=>e.message){
let n={
_errors:[]};
let r=(e,i=[])=>{
for(
let a of e.issues)
if(a.code===`invalid_union`&&a.errors.length)
a.errors.map(e=>r({
issues:e},[...i,...a.path]));else 
if(a.code===`invalid_key`)
r({
issues:a.issues},[...i,...a.path]);else 
if(a.code===`invalid_element`)
r({
issues:a.issues},[...i,...a.path]);else{
let e=[...i,...a.path];
if(e.length===0)
n._errors.push(t(a));else{
let r=n;
let i=0;
for(;i<e.length;){
let n=e[i];
let o=i===e.length-1;
if(n===`_errors`){
o&&r._errors.push(t(a));
i++;
continue}
Object.prototype.hasOwnProperty.call(r,n)||Object.defineProperty(r,n,{
value:{
_errors:[]},
enumerable:!0,
writable:!0,
configurable:!0});
let s=r[n];
o&&s._errors.push(t(a));
r=s;
i++}}}};
r(e);
return n}
function at(e,t){
return{
callee:t?.callee??e,
Err:t?.Err}}
const ot=e=>{
let t=(n,r,i,a)=>{
let o=i?{...i,
async:!1}:{
async:!1};
let s=n._zod.run({
value:r,
issues:[]},o);
if(s instanceof Promise)
throw new S;
if(s.issues.length){
let n=new((a?.Err)??e)(s.issues.map(e=>v(e,o,w())));
re(n,a?.callee??t);
throw n}
return s.value};
return t};
const st=e=>{
let t=async(n,r,i,a)=>{
let o=i?{...i,
async:!0}:{
async:!0};
let s=n._zod.run({
value:r,
issues:[]},o);
s instanceof Promise&&(s=await s);
if(s.issues.length){
let n=new((a?.Err)??e)(s.issues.map(e=>v(e,o,w())));
re(n,a?.callee??t);
throw n}
return s.value};
return t};
const ct=e=>(t,n,r)=>{
let i=r?{...r,
async:!1}:{
async:!1};
let a=t._zod.run({
value:n,
issues:[]},i);
if(a instanceof Promise)
throw new S;
return a.issues.length?ut(e,a.issues,i):{
success:!0,
data:a.value}};
const lt=ct(tt);
function ut(e,t,n){
let r;
return{
success:!1,
get error(){
if(!r){
r=new e(t.map(e=>v(e,n,w())));
t=void 0;
n=void 0}
return r},
set error(e){
r=e;
t=void 0;
n=void 0}}}
const dt=e=>async(t,n,r)=>{
let i=r?{...r,
async:!0}:{
async:!0};
let a=t._zod.run({
value:n,
issues:[]},i);
a instanceof Promise&&(a=await a);
return a.issues.length?ut(e,a.issues,i):{
success:!0,
data:a.value}};
const ft=Symbol.for(`zod.compile.invalid`);
const pt=Symbol.for(`zod.compile.fallback`);
const mt=((e,t,n)=>{
let r=e._zod.bag.validator;
if(r!==void 0){
if(r(t)!==ft)
return!0;
if(r.definite===!0&&n===void 0)
return!1}
return ht(e,t,n)});
function ht(e,t,n){
let r=n?{...n,
async:!1,
abortEarly:!0}:{
async:!1,
abortEarly:!0};
let i=e._zod.bag.fallbackRun;
let a;
if(i){
r[pt]=!0;
a=i({
value:t,
issues:[]},r)}else 
a=e._zod.run({
value:t,
issues:[]},r);
if(a instanceof Promise)
throw new S;
return a.issues.length===0}
const gt=async(e,t,n)=>{
let r=n?{...n,
async:!0,
abortEarly:!0}:{
async:!0,
abortEarly:!0};
let i=e._zod.run({
value:t,
issues:[]},r);
i instanceof Promise&&(i=await i);
return i.issues.length===0};
const _t=e=>{
let t=ot(e);
let n=(e,r,i,a)=>{
let o=i?{...i,
direction:`backward`}:{
direction:`backward`};
return t(e,r,o,at(n,a))};
return n};
const vt=e=>{
let t=ot(e);
let n=(e,r,i,a)=>t(e,r,i,at(n,a));
return n};
const yt=e=>{
let t=st(e);
let n=async(e,r,i,a)=>{
let o=i?{...i,
direction:`backward`}:{
direction:`backward`};
return await t(e,r,o,at(n,a))};
return n};
const bt=e=>{
let t=st(e);
let n=async(e,r,i,a)=>await t(e,r,i,at(n,a));
return n};
const xt=e=>(t,n,r)=>{
let i=r?{...r,
direction:`backward`}:{
direction:`backward`};
return ct(e)(t,n,i)};
const St=e=>(t,n,r)=>ct(e)(t,n,r);
const Ct=e=>async(t,n,r)=>{
let i=r?{...r,
direction:`backward`}:{
direction:`backward`};
return dt(e)(t,n,i)};
const wt=e=>async(t,n,r)=>dt(e)(t,n,r);
const Tt=/^[cC][0-9a-z]{6,}$/;
const Et=/^[0-9a-z]+$/;
const Dt=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const Ot=/^[0-9a-vA-V]{20}$/;
const kt=/^[A-Za-z0-9]{27}$/;
const At=/^[a-zA-Z0-9_-]{21}$/;
function jt(e){
return RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}
const Mt=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const Nt=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const Pt=e=>{
if(!e)
return/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
return RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`)};
const Ft=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function It(){
return RegExp(`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`,`u`)}
const Lt=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const Rt=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const zt=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const Bt=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const Vt=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const Ht=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const Ut=/^https?$/;
const Wt=/^\+[1-9]\d{6,14}$/;
const Gt=`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function Kt(e){
return RegExp(`^${e}$`)}
const qt=Kt(Gt);
function Jt(e){
let t=`(?:[01]\\d|2[0-3]):[0-5]\\d`;
return typeof e.precision==`number`?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}
function Yt(e){
return RegExp(`^${Jt(e)}$`)}
function Xt(e){
let t=[`Z`];
e.offset&&t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
let n=`${Jt({
precision:e.precision,
seconds:!0})}(?:${t.join(`|`)})`;
let r=e.local?`${n}|${Jt({
precision:e.precision})}`:n;
return RegExp(`^${Gt}T(?:${r})$`)}
const Zt=/^[\s\S]{0,}$/;
const Qt=/^-?\d+$/;
const $t=/^-?\d+(?:\.\d+)?$/;
const en=/^(?:true|false)$/i;
const tn=/^null$/i;
const nn=/^[^A-Z]*$/;
const rn=/^[^a-z]*$/;
const T=x(`$ZodCheck`,(e,t)=>{
var n;
e._zod??={};
e._zod.def=t;
(n=e._zod).onattach??(n.onattach=[])});
const an=e=>{
let t=e.value;
return!a(t)&&t.length!==void 0};
const on={
number:`number`,
bigint:`bigint`,
object:`date`};
const sn=x(`$ZodCheckLessThan`,(e,t)=>{
T.init(e,t);
let n=on[typeof t.value];
e._zod.check=r=>{
if(t.inclusive?r.value<=t.value:r.value<t.value)
return;
r.issues.push({
origin:on[typeof r.value]??n,
code:`too_big`,
maximum:typeof t.value==`object`?t.value.getTime():t.value,
input:r.value,
inclusive:t.inclusive,
inst:e,
continue:!t.abort})}});
const cn=x(`$ZodCheckGreaterThan`,(e,t)=>{
T.init(e,t);
let n=on[typeof t.value];
e._zod.check=r=>{
if(t.inclusive?r.value>=t.value:r.value>t.value)
return;
r.issues.push({
origin:on[typeof r.value]??n,
code:`too_small`,
minimum:typeof t.value==`object`?t.value.getTime():t.value,
input:r.value,
inclusive:t.inclusive,
inst:e,
continue:!t.abort})}});
const ln=x(`$ZodCheckMultipleOf`,(e,t)=>{
T.init(e,t);
e._zod.check=n=>{
if(typeof n.value!=typeof t.value)
throw Error(`Cannot mix number and bigint in multiple_of check.`);
if(typeof n.value==`bigint`?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):s(n.value,t.value)===0)
return;
n.issues.push({
origin:typeof n.value,
code:`not_multiple_of`,
divisor:t.value,
input:n.value,
inst:e,
continue:!t.abort})}});
const un=x(`$ZodCheckNumberFormat`,(e,t)=>{
T.init(e,t);
t.format=t.format||`float64`;
let n=t.format?.includes(`int`);
let r=n?`int`:`number`;
let[i,a]=fe[t.format];
e._zod.check=o=>{
let s=o.value;
if(n){
if(!Number.isInteger(s)){
o.issues.push({
expected:r,
format:t.format,
code:`invalid_type`,
continue:!1,
input:s,
inst:e});
return}
if(!Number.isSafeInteger(s)){
s>0?o.issues.push({
input:s,
code:`too_big`,
maximum:2**53-1,
note:`Integers must be within the safe integer range.`,
inst:e,
origin:r,
inclusive:!0,
continue:!t.abort}):o.issues.push({
input:s,
code:`too_small`,
minimum:-(2**53-1),
note:`Integers must be within the safe integer range.`,
inst:e,
origin:r,
inclusive:!0,
continue:!t.abort});
return}}
s<i&&o.issues.push({
origin:`number`,
input:s,
code:`too_small`,
minimum:i,
inclusive:!0,
inst:e,
continue:!t.abort});
s>a&&o.issues.push({
origin:`number`,
input:s,
code:`too_big`,
maximum:a,
inclusive:!0,
inst:e,
continue:!t.abort})}});
const dn=x(`$ZodCheckMaxLength`,(e,t)=>{
var n;
T.init(e,t);
(n=e._zod.def).when??(n.when=an);
e._zod.check=n=>{
let r=n.value;
let i=r.length;
if((typeof r==`string`&&i>t.maximum?ke(r):i)<=t.maximum)
return;
let a=Ae(r);
n.issues.push({
origin:a,
code:`too_big`,
maximum:t.maximum,
inclusive:!0,
input:r,
inst:e,
continue:!t.abort})}});
const fn=x(`$ZodCheckMinLength`,(e,t)=>{
var n;
T.init(e,t);
(n=e._zod.def).when??(n.when=an);
e._zod.check=n=>{
let r=n.value;
let i=r.length;
if((typeof r==`string`&&i>=t.minimum&&i<t.minimum*2?ke(r):i)>=t.minimum)
return;
let a=Ae(r);
n.issues.push({
origin:a,
code:`too_small`,
minimum:t.minimum,
inclusive:!0,
input:r,
inst:e,
continue:!t.abort})}});
const pn=x(`$ZodCheckLengthEquals`,(e,t)=>{
var n;
T.init(e,t);
(n=e._zod.def).when??(n.when=an);
e._zod.check=n=>{
let r=n.value;
let i=r.length;
let a=typeof r==`string`&&i>=t.length&&i<=t.length*2?ke(r):i;
if(a===t.length)
return;
let o=Ae(r);
let s=a>t.length;
n.issues.push({
origin:o,...s?{
code:`too_big`,
maximum:t.length}:{
code:`too_small`,
minimum:t.length},
inclusive:!0,
exact:!0,
input:n.value,
inst:e,
continue:!t.abort})}});
const mn=x(`$ZodCheckStringFormat`,(e,t)=>{
var n,r;
T.init(e,t);
t.pattern?(n=e._zod).check??(n.check=n=>{
t.pattern.lastIndex=0;
if(t.pattern.test(n.value))
return;
n.issues.push({
origin:`string`,
code:`invalid_format`,
format:t.format,
input:n.value,...t.pattern?{
pattern:t.pattern.toString()}:{},
inst:e,
continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})});
const hn=x(`$ZodCheckRegex`,(e,t)=>{
mn.init(e,t);
e._zod.check=n=>{
t.pattern.lastIndex=0;
if(t.pattern.test(n.value))
return;
n.issues.push({
origin:`string`,
code:`invalid_format`,
format:`regex`,
input:n.value,
pattern:t.pattern.toString(),
inst:e,
continue:!t.abort})}});
const gn=x(`$ZodCheckLowerCase`,(e,t)=>{
t.pattern??=nn;
mn.init(e,t)});
const _n=x(`$ZodCheckUpperCase`,(e,t)=>{
t.pattern??=rn;
mn.init(e,t)});
const vn=x(`$ZodCheckIncludes`,(e,t)=>{
T.init(e,t);
let n=le(t.includes);
t.pattern=new RegExp(typeof t.position==`number`?`^.{${t.position},}${n}`:n);
e._zod.check=n=>{
if(n.value.includes(t.includes,t.position))
return;
n.issues.push({
origin:`string`,
code:`invalid_format`,
format:`includes`,
includes:t.includes,
input:n.value,
inst:e,
continue:!t.abort})}});
const yn=x(`$ZodCheckStartsWith`,(e,t)=>{
T.init(e,t);
let n=RegExp(`^${le(t.prefix)}.*`);
t.pattern??=n;
e._zod.check=n=>{
if(n.value.startsWith(t.prefix))
return;
n.issues.push({
origin:`string`,
code:`invalid_format`,
format:`starts_with`,
prefix:t.prefix,
input:n.value,
inst:e,
continue:!t.abort})}});
const bn=x(`$ZodCheckEndsWith`,(e,t)=>{
T.init(e,t);
let n=RegExp(`.*${le(t.suffix)}$`);
t.pattern??=n;
e._zod.check=n=>{
if(n.value.endsWith(t.suffix))
return;
n.issues.push({
origin:`string`,
code:`invalid_format`,
format:`ends_with`,
suffix:t.suffix,
input:n.value,
inst:e,
continue:!t.abort})}});
const xn=x(`$ZodCheckOverwrite`,(e,t)=>{
T.init(e,t);
e._zod.check=e=>{
e.value=t.tx(e.value)}});
var Sn=class{
constructor(e=[],t={}){
this.content=[];
this.indent=0;
this.args=e;
this.closed=t}
indented(e){
this.indent+=1;
try{
e(this)}finally{
--this.indent}}
write(e){
if(typeof e==`function`){
e(this,{
execution:`sync`});
e(this,{
execution:`async`});
return}
let t=e.split(`
`).filter(e=>e);
let n=Math.min(...t.map(e=>e.length-e.trimStart().length));
let r=t.map(e=>e.slice(n)).map(e=>` `.repeat(this.indent*2)+e);
for(
let e of r)
this.content.push(e)}
compile(){
let e=this?.content??[``];
return new(void 0)(...Object.keys(this.closed),`return function (${this.args.join(`, `)}) {\n${e.join(`
`)}\n};`)(...Object.values(this.closed))}};
const Cn={
major:4,
minor:6,
patch:7};
const E=x(`$ZodType`,(e,t)=>{
var n;
e??={};
e._zod.def=t;
e._zod.bag=e._zod.bag||{};
e._zod.version=Cn;
let r=e._zod.def.checks;
let i=e._zod.traits.has(`$ZodCheck`)?[e,...r??[]]:r?.length?[...r]:[];
for(
let t of i)
for(
let n of t._zod.onattach)
n(e);
if(i.length===0){
(n=e._zod).deferred??(n.deferred=[]);
e._zod.deferred?.push(()=>{
e._zod.run=e._zod.parse})}else{
let t=(t,n,r)=>{
if(t.memo)
return t;
let i=_(t);
let a;
for(
let o of n){
if(o._zod.def.when){
if(Ce(t))
continue;
if(!o._zod.def.when(t))
continue}else 
if(i)
continue;
let n=t.issues.length;
let s=o._zod.check(t);
if(s instanceof Promise&&r?.async===!1)
throw new S;
if(a||s instanceof Promise)
a=(a??Promise.resolve()).then(async()=>{
await s;
if(t.issues.length===n)
return;
De(t.issues,n,e);
i||=_(t,n)});else{
if(t.issues.length===n)
continue;
De(t.issues,n,e);
i||=_(t,n)}}
if(a)
return a.then(()=>t);
return t};
let n=(n,r,a)=>{
if(_(n)){
n.aborted=!0;
return n}
let o=t(r,i,a);
if(o instanceof Promise){
if(a.async===!1)
throw new S;
return o.then(t=>e._zod.parse(t,a))}
return e._zod.parse(o,a)};
e._zod.run=(r,a)=>{
if(a.skipChecks)
return e._zod.parse(r,a);
if(a.direction===`backward`){
let t=e._zod.parse({
value:r.value,
issues:[]},{...a,
skipChecks:!0});
if(t instanceof Promise)
return t.then(e=>n(e,r,a));
return n(t,r,a)}
let o=e._zod.parse(r,a);
if(o instanceof Promise){
if(a.async===!1)
throw new S;
return o.then(e=>t(e,i,a))}
return t(o,i,a)}}},{
get"~standard"(){
return Pe(this,`~standard`,En(this))},
set"~standard"(e){
y(this,`~standard`,e)}});
const wn=(e,t)=>e.issues.length?{
issues:e.issues.map(e=>v(e,t,w()))}:{
value:e.value};
async function Tn(e,t){
let n={
async:!0};
return wn(await e._zod.run({
value:t,
issues:[]},n),n)}
function En(e){
return{
validate:t=>{
let n={
async:!1};
try{
let r=e._zod.run({
value:t,
issues:[]},n);
if(!(r instanceof Promise))
return wn(r,n)}catch{}
return Tn(e,t)},
vendor:`zod`,
version:1}}
const Dn=x(`$ZodString`,(e,t)=>{
E.init(e,t);
e._zod.pattern=t.pattern??Zt;
e._zod.parse=(n,r)=>{
if(t.coerce)
try{
n.value=String(n.value)}catch{}
if(typeof n.value==`string`)
return n;
n.issues.push({
expected:`string`,
code:`invalid_type`,
input:n.value,
inst:e});
return n}});
const D=x(`$ZodStringFormat`,(e,t)=>{
mn.init(e,t);
Dn.init(e,t)});
const On=x(`$ZodGUID`,(e,t)=>{
t.pattern??=Nt;
D.init(e,t)});
const kn=x(`$ZodUUID`,(e,t)=>{
if(t.version){
let e={
v1:1,
v2:2,
v3:3,
v4:4,
v5:5,
v6:6,
v7:7,
v8:8}[t.version];
if(e===void 0)
throw Error(`Invalid UUID version: "${t.version}"`);
t.pattern??=Pt(e)}else 
t.pattern??=Pt();
D.init(e,t)});
const An=x(`$ZodEmail`,(e,t)=>{
t.pattern??=Ft;
D.init(e,t)});
function jn(e){
try{
if(typeof URL<`u`&&typeof URL.canParse==`function`)
return URL.canParse(e);
new URL(e);
return!0}catch{
return!1}}
function Mn(e,t){
if(!(`normalize`in t)&&!(`hostname`in t)&&!(`protocol`in t))
return jn(e)||2;
return Nn(e,t)}
function Nn(e,t){
if(!t.normalize&&t.protocol?.source===Ut.source&&!/^https?:\/\//i.test(e))
return 1;
try{
if(typeof URL<`u`){
let t=URL;
if(typeof t.parse==`function`)
return t.parse(e)??2}
return new URL(e)}catch{
return 2}}
const Pn=/[\t\n\r]/g;
function Fn(e){
return e.replace(Pn,``)}
function In(e,t){
t.lastIndex=0;
return t.test(e.hostname)}
function Ln(e,t){
t.lastIndex=0;
return t.test(e.protocol.endsWith(`:`)?e.protocol.slice(0,-1):e.protocol)}
const Rn=x(`$ZodURL`,(e,t)=>{
D.init(e,t);
e._zod.check=n=>{
try{
let r=n.value.trim();
let i=Mn(r,t);
if(i===1){
n.issues.push({
code:`invalid_format`,
format:`url`,
note:`Invalid URL format`,
input:n.value,
inst:e,
continue:!t.abort});
return}
if(i===2){
n.issues.push({
code:`invalid_format`,
format:`url`,
input:n.value,
inst:e,
continue:!t.abort});
return}
if(i===!0){
n.value=Fn(r);
return}
t.hostname&&!In(i,t.hostname)&&n.issues.push({
code:`invalid_format`,
format:`url`,
note:`Invalid hostname`,
pattern:t.hostname.source,
input:n.value,
inst:e,
continue:!t.abort});
t.protocol&&!Ln(i,t.protocol)&&n.issues.push({
code:`invalid_format`,
format:`url`,
note:`Invalid protocol`,
pattern:t.protocol.source,
input:n.value,
inst:e,
continue:!t.abort});
n.value=t.normalize?i.href:Fn(r);
return}catch{
n.issues.push({
code:`invalid_format`,
format:`url`,
input:n.value,
inst:e,
continue:!t.abort})}}});
const zn=x(`$ZodEmoji`,(e,t)=>{
t.pattern??=It();
D.init(e,t)});
const Bn=x(`$ZodNanoID`,(e,t)=>{
if(t.length!==void 0&&(!Number.isInteger(t.length)||t.length<1))
throw Error(`Invalid nanoid length: ${t.length}`);
t.pattern??=t.length===void 0?At:jt(t.length);
D.init(e,t)});
const Vn=x(`$ZodCUID`,(e,t)=>{
t.pattern??=Tt;
D.init(e,t)});
const Hn=x(`$ZodCUID2`,(e,t)=>{
t.pattern??=Et;
D.init(e,t)});
const Un=x(`$ZodULID`,(e,t)=>{
t.pattern??=Dt;
D.init(e,t)});
const Wn=x(`$ZodXID`,(e,t)=>{
t.pattern??=Ot;
D.init(e,t)});
const Gn=x(`$ZodKSUID`,(e,t)=>{
t.pattern??=kt;
D.init(e,t)});
const Kn=x(`$ZodISODateTime`,(e,t)=>{
t.pattern??=Xt(t);
D.init(e,t)});
const qn=x(`$ZodISODate`,(e,t)=>{
t.pattern??=qt;
D.init(e,t)});
const Jn=x(`$ZodISOTime`,(e,t)=>{
t.pattern??=Yt(t);
D.init(e,t)});
const Yn=x(`$ZodISODuration`,(e,t)=>{
t.pattern??=Mt;
D.init(e,t)});
const Xn=x(`$ZodIPv4`,(e,t)=>{
t.pattern??=Lt;
D.init(e,t)});
const Zn=/^[0-9a-fA-F:.]+$/;
function Qn(e){
if(!Zn.test(e))
return!1;
return jn(`http://[${e}]`)}
const $n=x(`$ZodIPv6`,(e,t)=>{
t.pattern??=Rt;
D.init(e,t);
e._zod.check=n=>{
Qn(n.value)||n.issues.push({
code:`invalid_format`,
format:`ipv6`,
input:n.value,
inst:e,
continue:!t.abort})}});
const er=x(`$ZodCIDRv4`,(e,t)=>{
t.pattern??=zt;
D.init(e,t)});
function tr(e){
let t=e.split(`/`);
if(t.length!==2)
return!1;
let[n,r]=t;
if(!r)
return!1;
let i=Number(r);
if(`${i}`!==r)
return!1;
if(i<0||i>128)
return!1;
return Qn(n)}
const nr=x(`$ZodCIDRv6`,(e,t)=>{
t.pattern??=Bt;
D.init(e,t);
e._zod.check=n=>{
tr(n.value)||n.issues.push({
code:`invalid_format`,
format:`cidrv6`,
input:n.value,
inst:e,
continue:!t.abort})}});
function rr(e){
if(e===``)
return!0;
if(/\s/.test(e))
return!1;
if(e.length%4!=0)
return!1;
try{
atob(e);
return!0}catch{
return!1}}
const ir=/^[0-9a-zA-Z+/]*={0,2}$/;
const ar=x(`$ZodBase64`,(e,t)=>{
t.pattern??=ir;
D.init(e,t);
e._zod.check=n=>{
if(rr(n.value))
return;
n.issues.push({
code:`invalid_format`,
format:`base64`,
input:n.value,
inst:e,
continue:!t.abort})}});
const or=/^[A-Za-z0-9_-]*$/;
function sr(e){
if(!or.test(e))
return!1;
let t=e.replace(/[-_]/g,e=>e===`-`?`+`:`/`);
return rr(t.padEnd(Math.ceil(t.length/4)*4,`=`))}
const cr=x(`$ZodBase64URL`,(e,t)=>{
t.pattern??=or;
D.init(e,t);
e._zod.check=n=>{
if(sr(n.value))
return;
n.issues.push({
code:`invalid_format`,
format:`base64url`,
input:n.value,
inst:e,
continue:!t.abort})}});
const lr=x(`$ZodE164`,(e,t)=>{
t.pattern??=Wt;
D.init(e,t)});
function ur(e,t=null){
try{
let n=e.split(`.`);
if(n.length!==3)
return!1;
let[r]=n;
if(!r)
return!1;
let i=JSON.parse(atob(r));
if(`typ`in i&&i?.typ!==`JWT`)
return!1;
if(!i.alg)
return!1;
if(t&&(!(`alg`in i)||i.alg!==t))
return!1;
return!0}catch{
return!1}}
const dr=x(`$ZodJWT`,(e,t)=>{
D.init(e,t);
e._zod.check=n=>{
if(ur(n.value,t.alg))
return;
n.issues.push({
code:`invalid_format`,
format:`jwt`,
input:n.value,
inst:e,
continue:!t.abort})}});
const fr=x(`$ZodNumber`,(e,t)=>{
E.init(e,t);
e._zod.pattern=$t;
e._zod.parse=(n,r)=>{
if(t.coerce)
try{
n.value=Number(n.value)}catch{}
let i=n.value;
if(typeof i==`number`&&!Number.isNaN(i)&&Number.isFinite(i))
return n;
let a=typeof i==`number`?Number.isNaN(i)?`NaN`:Number.isFinite(i)?void 0:String(i):void 0;
n.issues.push({
expected:`number`,
code:`invalid_type`,
input:i,
inst:e,...a?{
received:a}:{}});
return n}});
const pr=x(`$ZodNumberFormat`,(e,t)=>{
un.init(e,t);
fr.init(e,t)});
const mr=x(`$ZodBoolean`,(e,t)=>{
E.init(e,t);
e._zod.pattern=en;
e._zod.parse=(n,r)=>{
if(t.coerce)
try{
n.value=!!n.value}catch{}
let i=n.value;
if(typeof i==`boolean`)
return n;
n.issues.push({
expected:`boolean`,
code:`invalid_type`,
input:i,
inst:e});
return n}});
const hr=x(`$ZodNull`,(e,t)=>{
E.init(e,t);
e._zod.pattern=tn;
e._zod.values=new Set([null]);
e._zod.parse=(t,n)=>{
let r=t.value;
if(r===null)
return t;
t.issues.push({
expected:`null`,
code:`invalid_type`,
input:r,
inst:e});
return t}});
const gr=x(`$ZodUnknown`,(e,t)=>{
E.init(e,t);
e._zod.parse=e=>e});
const _r=x(`$ZodNever`,(e,t)=>{
E.init(e,t);
e._zod.parse=(t,n)=>{
t.issues.push({
expected:`never`,
code:`invalid_type`,
input:t.value,
inst:e});
return t}});
function vr(e,t){
let n=Ee(e._zod.def.checks);
if(!n.length)
return;
let r=Math.min(...n.map(e=>e[0]));
let i=e._zod.parse;
e._zod.parse=(n,a)=>{
let o=t(n.value);
if(o>r&&!a?.skipChecks&&a?.direction!==`backward`){
for(
let[t,r]of Ee(e._zod.def.checks))
if(o>t&&r._zod.def.when(n)){
let t=n.issues.length;
r._zod.check(n);
n.issues[t].continue=!1;
De(n.issues,t,e);
return n}}
return i(n,a)}}
const yr=e=>Array.isArray(e)?e.length:-1;
function br(e,t,n){
e.issues.length&&t.issues.push(...we(n,e.issues));
t.value[n]=e.value}
const xr=x(`$ZodArray`,(e,t)=>{
E.init(e,t);
let n=C.memoizer;
n?.attach(e);
e._zod.parse=(r,i)=>{
let a=r.value;
if(!Array.isArray(a)){
r.issues.push({
expected:`array`,
code:`invalid_type`,
input:a,
inst:e});
return r}
r.value=n?n.alloc(e,r,Array(a.length),i):Array(a.length);
let o=[];
let s=i?.abortEarly;
for(
let e=0;e<a.length;e++){
let n=a[e];
let c=t.element._zod.run({
value:n,
issues:[]},i);
if(c instanceof Promise)
o.push(c.then(t=>br(t,r,e)));else{
br(c,r,e);
if(s&&c.issues.length!==0&&_(c))
break}}
if(o.length)
return Promise.all(o).then(()=>r);
return r};
vr(e,yr)});
function Sr(e,t,n,r,i,a){
let o=n in r;
let s=a===`optional`;
if(!o&&s&&i===`optional`)
return;
if(e.issues.length){
if(i!==void 0&&s&&!o)
return;
t.issues.push(...we(n,e.issues))}
if(!o&&i===void 0){
e.issues.length||t.issues.push({
code:`invalid_type`,
expected:`nonoptional`,
input:void 0,
path:[n]});
return}
e.value===void 0?(o||i===`defaulted`&&!s)&&(t.value[n]=void 0):t.value[n]=e.value}
const Cr=[];
function wr(e){
let t=Object.keys(e.shape);
let n=Object.getOwnPropertySymbols(e.shape);
let r=n.length?n:Cr;
let i=r.length?[...t,...r]:t;
for(
let t of i)
if(!e.shape?.[t]?._zod?.traits?.has(`$ZodType`))
throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
let a=de(e.shape);
return{...e,
allKeys:i,
symbolKeys:r,
keySet:new Set(t),
numKeys:t.length,
optionalKeys:new Set(a)}}
function Tr(e,t,n,r,i,a,o){
let s=[];
let c=i.keySet;
let l=i.catchall._zod;
let u=l.def.type;
let d=l.optin;
let f=l.optout;
let p=0;
for(
let i in t){
if(o&&n.issues.length!==p){
if(_(n,p))
break;
p=n.issues.length}
if(c.has(i))
continue;
if(i===`__proto__`){
u===`never`&&s.push(i);
continue}
if(u===`never`){
s.push(i);
continue}
let a=l.run({
value:t[i],
issues:[]},r);
a instanceof Promise?e.push(a.then(e=>Sr(e,n,i,t,d,f))):Sr(a,n,i,t,d,f)}
s.length&&n.issues.push({
code:`unrecognized_keys`,
keys:s,
input:t,
inst:a,
continue:!0});
if(!e.length)
return n;
return Promise.all(e).then(()=>n)}
const Er=x(`$ZodObject`,(e,t)=>{
E.init(e,t);
let n=Object.getOwnPropertyDescriptor(t,`shape`);
let r=n?.get?n.get.raw:t.shape??{};
if(r){
let e=()=>{
let n={...r};
Object.defineProperty(t,"shape",{
value:n});
e.raw=n;
return n};
e.raw=r;
Object.defineProperty(t,"shape",{
get:e})}
let a=i(()=>wr(t));
b(e,`propValues`,e=>{
let t=e.def.shape;
let n={};
for(
let e in t){
let r=t[e]._zod;
if(r.values){
Object.prototype.hasOwnProperty.call(n,e)||c(n,e,new Set);
for(
let t of r.values)
n[e].add(t);
r.optin!==void 0&&n[e].add(void 0)}}
return n});
let o=ie;
let s=t.catchall;
let l;
let u=C.memoizer;
u?.attach(e);
e._zod.parse=(t,n)=>{
l??=a.value;
let r=t.value;
if(!o(r)){
t.issues.push({
expected:`object`,
code:`invalid_type`,
input:r,
inst:e});
return t}
t.value=u?u.alloc(e,t,{},n):{};
let i=[];
let c=l.shape;
let d=n?.abortEarly;
let f=t.issues.length;
for(
let e of l.allKeys){
if(d&&t.issues.length!==f){
if(_(t,f))
break;
f=t.issues.length}
if(e===`__proto__`)
continue;
let a=c[e];
let o=a._zod.optin;
let s=a._zod.optout;
let l=a._zod.run({
value:r[e],
issues:[]},n);
l instanceof Promise?i.push(l.then(n=>Sr(n,t,e,r,o,s))):Sr(l,t,e,r,o,s)}
if(!s)
return i.length?Promise.all(i).then(()=>t):t;
return Tr(i,r,t,n,a.value,e,d===!0)}});
const Dr=x(`$ZodObjectJIT`,(e,t)=>{
Er.init(e,t);
let n=e._zod.parse;
let r=i(()=>wr(t));
let a=C.memoizer;
let o=t=>{
let n=r.value;
let i=n.symbolKeys;
let o=new Sn([`payload`,`ctx`],{
shape:t,
inst:e,
memo:a,
syms:i});
let s=e=>`shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`;
let c=(e,t)=>`
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
o.write(`const input = payload.value;`);
let l=Object.create(null);
let u=0;
for(
let e of n.allKeys)
l[e]=`key_${u++}`;
o.write(a?`const newResult = memo.alloc(inst, payload, {}, ctx);`:`const newResult = {};`);
for(
let e of n.allKeys){
if(e===`__proto__`)
continue;
let n=l[e];
let r=typeof e==`symbol`?`syms[${i.indexOf(e)}]`:te(e);
let a=`${r} in input`;
let u=t[e];
let d=u?._zod?.optin;
let f=d!==void 0;
let p=u?._zod?.optout===`optional`;
o.write(`const ${n} = ${s(r)};`);
if(f&&p){
let e=d===`optional`?`${n}_present`:`${n}.value !== undefined || ${n}_present`;
o.write(`
        const ${n}_present = ${a};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${c(n,r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `)}else 
if(!f)
o.write(`
        const ${n}_present = ${a};
        if (${n}.issues.length) {${c(n,r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);else{
o.write(`
        if (${n}.issues.length) {${c(n,r)}
        }
      `);
d===`defaulted`?o.write(`newResult[${r}] = ${n}.value;`):o.write(`
        if (${n}.value !== undefined || ${a}) {
          newResult[${r}] = ${n}.value;
        }
      `)}}
o.write(`payload.value = newResult;`);
o.write(`return payload;`);
return o.compile()};
let s;
let c=ie;
let l=!C.jitless;
let u=l&&ae.value;
let d=t.catchall;
let f;
e._zod.parse=(i,a)=>{
f??=r.value;
let p=i.value;
if(!c(p)){
i.issues.push({
expected:`object`,
code:`invalid_type`,
input:p,
inst:e});
return i}
if(l&&u&&a?.async===!1&&a.jitless!==!0){
s||=o(t.shape);
i=s(i,a);
if(!d)
return i;
return Tr([],p,i,a,f,e,a?.abortEarly===!0)}
return n(i,a)}});
function Or(e,t,n,r){
for(
let n of e)
if(n.issues.length===0){
t.value=n.value;
return t}
let i=e.filter(e=>!_(e));
if(i.length===1){
t.value=i[0].value;
return i[0]}
t.issues.push({
code:`invalid_union`,
input:t.value,
inst:n,
errors:e.map(e=>e.issues.map(e=>v(e,r,w())))});
return t}
const kr=x(`$ZodUnion`,(e,t)=>{
E.init(e,t);
b(e,`optin`,e=>e.def.options.some(e=>e._zod.optin===`defaulted`)?`defaulted`:e.def.options.some(e=>e._zod.optin!==void 0)?`optional`:void 0);
b(e,`optout`,e=>e.def.options.some(e=>e._zod.optout===`optional`)?`optional`:void 0);
b(e,`values`,e=>{
if(e.def.options.every(e=>e._zod.values))
return new Set(e.def.options.flatMap(e=>Array.from(e._zod.values)))});
b(e,`pattern`,e=>{
if(e.def.options.every(e=>e._zod.pattern)){
let t=e.def.options.map(e=>e._zod.pattern);
return RegExp(`^(${t.map(e=>o(e.source)).join(`|`)})$`)}});
let n=t.options.length===1?t.options[0]._zod.run:null;
e._zod.parse=(r,i)=>{
if(n)
return n(r,i);
let a=!1;
let o=[];
for(
let e of t.options){
let t=e._zod.run({
value:r.value,
issues:[]},i);
if(t instanceof Promise){
o.push(t);
a=!0}else{
if(t.issues.length===0)
return t;
o.push(t)}}
if(!a)
return Or(o,r,e,i);
return Promise.all(o).then(t=>Or(t,r,e,i))}});
function Ar(e){
let t=new Map;
for(
let n of e.options){
let r=n._zod.propValues?.[e.discriminator];
if(!r||r.size===0)
throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
for(
let e of r)
if(t.has(e)){
if(e!==void 0)
throw Error(`Duplicate discriminator value "${String(e)}"`);
t.set(e,null)}else 
t.set(e,n)}
return t}
const jr=x(`$ZodDiscriminatedUnion`,(e,t)=>{
t.inclusive=!1;
kr.init(e,t);
let n=e._zod.parse;
b(e,`propValues`,e=>{
let t={};
let n=0;
for(
let r of e.def.options){
let i=r._zod.propValues;
if(!i||Object.keys(i).length===0)
throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
i[e.def.discriminator]?.has(void 0)&&n++;
for(
let[e,n]of Object.entries(i)){
Object.prototype.hasOwnProperty.call(t,e)||c(t,e,new Set);
for(
let r of n)
t[e].add(r)}}
!e.def.unionFallback&&n>1&&t[e.def.discriminator]?.delete(void 0);
return t});
t.options.forEach((e,n)=>{
let r=l(e._zod.def);
if(r&&!Object.prototype.hasOwnProperty.call(r,t.discriminator))
throw Error(`Invalid discriminated union option at index "${n}"`)});
let r=i(()=>Ar(t));
e._zod.parse=(i,a)=>{
let o=i.value;
if(!ie(o)){
i.issues.push({
code:`invalid_type`,
expected:`object`,
input:o,
inst:e});
return i}
let s=o?.[t.discriminator];
let c=r.value.get(s);
if(c&&(s!==void 0||a.direction!==`backward`))
return c._zod.run(i,a);
if(t.unionFallback||a.direction===`backward`)
return n(i,a);
i.issues.push({
code:`invalid_union`,
errors:[],
note:`No matching discriminator`,
discriminator:t.discriminator,
options:Array.from(r.value.keys()).filter(e=>r.value.get(e)!==null),
input:o,
path:[t.discriminator],
inst:e});
return i}});
const Mr=x(`$ZodIntersection`,(e,t)=>{
E.init(e,t);
e._zod.parse=(e,n)=>{
let r=e.value;
let i=t.left._zod.run({
value:r,
issues:[]},n);
let a=t.right._zod.run({
value:r,
issues:[]},n);
if(i instanceof Promise||a instanceof Promise)
return Promise.all([i,a]).then(([t,n])=>Pr(e,t,n));
return Pr(e,i,a)}});
function Nr(e,t){
if(e===t)
return{
valid:!0,
data:e};
if(e instanceof Date&&t instanceof Date&&+e==+t)
return{
valid:!0,
data:e};
if(oe(e)&&oe(t)){
let n=Object.keys(t);
let r=Object.keys(e).filter(e=>n.indexOf(e)!==-1);
let i={...e,...t};
Object.prototype.hasOwnProperty.call(i,`__proto__`)&&delete i.__proto__;
for(
let n of r){
if(n===`__proto__`)
continue;
let r=Nr(e[n],t[n]);
if(!r.valid)
return{
valid:!1,
mergeErrorPath:[n,...r.mergeErrorPath]};
i[n]=r.data}
return{
valid:!0,
data:i}}
if(Array.isArray(e)&&Array.isArray(t)){
if(e.length!==t.length)
return{
valid:!1,
mergeErrorPath:[]};
let n=[];
for(
let r=0;r<e.length;r++){
let i=e[r];
let a=t[r];
let o=Nr(i,a);
if(!o.valid)
return{
valid:!1,
mergeErrorPath:[r,...o.mergeErrorPath]};
n.push(o.data)}
return{
valid:!0,
data:n}}
return{
valid:!1,
mergeErrorPath:[]}}
function Pr(e,t,n){
let r=new Map;
let i;
let a=new Map;
let o=(e,t)=>{
let n;
if(e.code===`unrecognized_keys`&&!e.path?.length){
i??=e;
n=e.keys}else 
if(e.code===`invalid_key`&&e.origin===`record`&&e.path?.length===1){
let t=String(e.path[0]);
a.has(t)||a.set(t,e);
n=[t]}else 
return!1;
for(
let e of n){
r.has(e)||r.set(e,{});
r.get(e)[t]=!0}
return!0};
for(
let n of t.issues)
o(n,`l`)||e.issues.push(n);
for(
let t of n.issues)
o(t,`r`)||e.issues.push(t);
let s=[...r].filter(([,e])=>e.l&&e.r).map(([e])=>e);
if(s.length){
let t=i?s.filter(e=>i.keys.includes(e)):[];
t.length&&e.issues.push({...i,
keys:t});
for(
let n of s)
!t.includes(n)&&a.has(n)&&e.issues.push(a.get(n))}
let c=Nr(t.value,n.value);
if(!c.valid){
if(_(e))
return e;
throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}
e.value=c.data;
return e}
const Fr=x(`$ZodRecord`,(e,t)=>{
E.init(e,t);
let n=C.memoizer;
n?.attach(e);
e._zod.parse=(r,i)=>{
let a=r.value;
if(!oe(a)){
r.issues.push({
expected:`record`,
code:`invalid_type`,
input:a,
inst:e});
return r}
let o=[];
let s=t.keyType._zod.values;
if(s&&!t.partial){
r.value=n?n.alloc(e,r,{},i):{};
let c=new Set;
for(
let n of s)
if(typeof n==`string`||typeof n==`number`||typeof n==`symbol`){
c.add(typeof n==`number`?n.toString():n);
if(n===`__proto__`)
continue;
let s=t.keyType._zod.run({
value:n,
issues:[]},i);
if(s instanceof Promise)
throw Error(`Async schemas not supported in object keys currently`);
if(s.issues.length){
r.issues.push({
code:`invalid_key`,
origin:`record`,
issues:s.issues.map(e=>v(e,i,w())),
input:n,
path:[n],
inst:e});
continue}
let l=s.value;
if(l===`__proto__`)
continue;
let u=t.valueType._zod.run({
value:a[n],
issues:[]},i);
if(u instanceof Promise)
o.push(u.then(e=>{
e.issues.length&&r.issues.push(...we(n,e.issues));
r.value[l]=e.value}));else{
u.issues.length&&r.issues.push(...we(n,u.issues));
r.value[l]=u.value}}
let l;
for(
let e in a)
if(!c.has(e)){
if(t.mode===`loose`){
if(e===`__proto__`)
continue;
r.value[e]=a[e]}else{
l??=[];
l.push(e)}}
l&&l.length>0&&r.issues.push({
code:`unrecognized_keys`,
input:a,
inst:e,
keys:l,
continue:!0})}else{
r.value=n?n.alloc(e,r,{},i):{};
let c;
for(
let n of Reflect.ownKeys(a)){
if(n===`__proto__`)
continue;
if(!Object.prototype.propertyIsEnumerable.call(a,n))
continue;
let l=t.keyType._zod.run({
value:n,
issues:[]},i);
if(l instanceof Promise)
throw Error(`Async schemas not supported in object keys currently`);
if(typeof n==`string`&&$t.test(n)&&l.issues.length){
let e=t.keyType._zod.run({
value:Number(n),
issues:[]},i);
if(e instanceof Promise)
throw Error(`Async schemas not supported in object keys currently`);
e.issues.length===0&&(l=e)}
if(l.issues.length){
if(t.mode===`loose`)
r.value[n]=a[n];else 
if(s){
c??=[];
c.push(n)}else 
r.issues.push({
code:`invalid_key`,
origin:`record`,
issues:l.issues.map(e=>v(e,i,w())),
input:n,
path:[n],
inst:e});
continue}
let u=l.value;
if(u===`__proto__`)
continue;
let d=t.valueType._zod.run({
value:a[n],
issues:[]},i);
if(d instanceof Promise)
o.push(d.then(e=>{
e.issues.length&&r.issues.push(...we(n,e.issues));
r.value[u]=e.value}));else{
d.issues.length&&r.issues.push(...we(n,d.issues));
r.value[u]=d.value}}
c&&c.length>0&&r.issues.push({
code:`unrecognized_keys`,
input:a,
inst:e,
keys:c,
continue:!0})}
if(o.length)
return Promise.all(o).then(()=>r);
return r}});
const Ir=x(`$ZodEnum`,(t,n)=>{
E.init(t,n);
let r=e(n.entries);
let i=new Set(r);
t._zod.values=i;
b(t,`pattern`,t=>{
let n=e(t.def.entries).filter(e=>ce.has(typeof e));
return RegExp(n.length?`^(${n.map(e=>le(e.toString())).join(`|`)})$`:`^[^\\s\\S]$`)});
t._zod.parse=(e,n)=>{
let a=e.value;
if(i.has(a))
return e;
e.issues.push({
code:`invalid_value`,
values:r,
input:a,
inst:t});
return e}});
const Lr=x(`$ZodLiteral`,(e,t)=>{
E.init(e,t);
let n=new Set(t.values);
e._zod.values=n;
b(e,`pattern`,e=>{
let t=e.def.values;
return RegExp(t.length?`^(${t.map(e=>typeof e==`string`?le(e):e?le(e.toString()):String(e)).join(`|`)})$`:`^[^\\s\\S]$`)});
e._zod.parse=(r,i)=>{
let a=r.value;
if(n.has(a))
return r;
r.issues.push({
code:`invalid_value`,
values:t.values,
input:a,
inst:e});
return r}});
const Rr=x(`$ZodTransform`,(e,t)=>{
E.init(e,t);
e._zod.optin=`optional`;
C.memoizer?.guard(e);
e._zod.parse=(n,r)=>{
if(r.direction===`backward`)
throw new qe(e.constructor.name);
let i=t.transform(n.value,n);
if(r.async)
return(i instanceof Promise?i:Promise.resolve(i)).then(e=>{
n.value=e;
return n});
if(i instanceof Promise)
throw new S;
n.value=i;
return n}});
function zr(e,t){
e.value=t.issues.length?void 0:t.value;
return e}
const Br=x(`$ZodOptional`,(e,t)=>{
E.init(e,t);
b(e,`optin`,e=>e.def.innerType._zod.optin===`defaulted`?`defaulted`:`optional`);
e._zod.optout=`optional`;
b(e,`values`,e=>{
let t=e.def.innerType._zod.values;
return t?new Set([...t,void 0]):void 0});
b(e,`pattern`,e=>{
let t=e.def.innerType._zod.pattern;
return t?RegExp(`^(${o(t.source)})?$`):void 0});
e._zod.parse=(e,n)=>{
if(e.value===void 0){
if(t.innerType._zod.optin!==`defaulted`)
return e;
let r=t.innerType._zod.run({
value:e.value,
issues:[]},n);
if(r instanceof Promise)
return r.then(t=>zr(e,t));
return zr(e,r)}
return t.innerType._zod.run(e,n)}});
const Vr=x(`$ZodExactOptional`,(e,t)=>{
Br.init(e,t);
b(e,`values`,e=>e.def.innerType._zod.values);
b(e,`pattern`,e=>e.def.innerType._zod.pattern);
e._zod.parse=(e,n)=>t.innerType._zod.run(e,n)});
const Hr=x(`$ZodNullable`,(e,t)=>{
E.init(e,t);
b(e,`optin`,e=>e.def.innerType._zod.optin);
b(e,`optout`,e=>e.def.innerType._zod.optout);
b(e,`pattern`,e=>{
let t=e.def.innerType._zod.pattern;
return t?RegExp(`^(${o(t.source)}|null)$`):void 0});
b(e,`values`,e=>e.def.innerType._zod.values?new Set([...e.def.innerType._zod.values,null]):void 0);
e._zod.parse=(e,n)=>{
if(e.value===null)
return e;
return t.innerType._zod.run(e,n)}});
const Ur=x(`$ZodDefault`,(e,t)=>{
E.init(e,t);
e._zod.optin=`defaulted`;
b(e,`values`,e=>e.def.innerType._zod.values);
e._zod.parse=(e,n)=>{
if(n.direction===`backward`)
return t.innerType._zod.run(e,n);
if(e.value===void 0){
e.value=t.defaultValue;
return e}
let r=t.innerType._zod.run(e,n);
if(r instanceof Promise)
return r.then(e=>Wr(e,t));
return Wr(r,t)}});
function Wr(e,t){
e.value===void 0&&(e.value=t.defaultValue);
return e}
const Gr=x(`$ZodPrefault`,(e,t)=>{
E.init(e,t);
e._zod.optin=`defaulted`;
b(e,`values`,e=>e.def.innerType._zod.values);
e._zod.parse=(e,n)=>{
if(n.direction===`backward`)
return t.innerType._zod.run(e,n);
e.value===void 0&&(e.value=t.defaultValue);
return t.innerType._zod.run(e,n)}});
const Kr=x(`$ZodNonOptional`,(e,t)=>{
E.init(e,t);
b(e,`values`,e=>{
let t=e.def.innerType._zod.values;
return t?new Set([...t].filter(e=>e!==void 0)):void 0});
e._zod.parse=(n,r)=>{
let i=t.innerType._zod.run(n,r);
if(i instanceof Promise)
return i.then(t=>qr(t,e));
return qr(i,e)}});
function qr(e,t){
!e.issues.length&&e.value===void 0&&e.issues.push({
code:`invalid_type`,
expected:`nonoptional`,
input:e.value,
inst:t});
return e}
function Jr(e,t,n,r){
if(!t.issues.length){
e.value=t.value;
t.memo&&(e.memo=!0);
return e}
e.value=n.catchValue({...t,
value:e.value,
error:{
issues:t.issues.map(e=>v(e,r,w()))},
input:e.value});
return e}
const Yr=x(`$ZodCatch`,(e,t)=>{
E.init(e,t);
b(e,`optin`,e=>e.def.innerType._zod.optin===`defaulted`?`defaulted`:`optional`);
b(e,`optout`,e=>e.def.innerType._zod.optout);
b(e,`values`,e=>e.def.innerType._zod.values);
e._zod.parse=(e,n)=>{
if(n.direction===`backward`)
return t.innerType._zod.run(e,n);
let r=t.innerType._zod.run({
value:e.value,
issues:[]},n);
if(r instanceof Promise)
return r.then(r=>Jr(e,r,t,n));
return Jr(e,r,t,n)}});
const Xr=x(`$ZodPipe`,(e,t)=>{
E.init(e,t);
b(e,`values`,e=>e.def.in._zod.values);
b(e,`optin`,e=>e.def.in._zod.optin);
b(e,`optout`,e=>e.def.out._zod.optout);
b(e,`propValues`,e=>e.def.in._zod.propValues);
e._zod.parse=(e,n)=>{
if(n.direction===`backward`){
let r=t.out._zod.run(e,n);
if(r instanceof Promise)
return r.then(e=>Zr(e,t.in,n));
return Zr(r,t.in,n)}
let r=t.in._zod.run(e,n);
if(r instanceof Promise)
return r.then(e=>Zr(e,t.out,n));
return Zr(r,t.out,n)}});
function Zr(e,t,n){
if(e.issues.some(e=>e.code!==`unrecognized_keys`)){
e.aborted=!0;
return e}
return t._zod.run({
value:e.value,
issues:e.issues},n)}
const Qr=x(`$ZodPreprocess`,(e,t)=>{
Xr.init(e,t)});
const $r=x(`$ZodReadonly`,(e,t)=>{
E.init(e,t);
b(e,`propValues`,e=>e.def.innerType._zod.propValues);
b(e,`values`,e=>e.def.innerType._zod.values);
b(e,`optin`,e=>e.def.innerType?._zod?.optin);
b(e,`optout`,e=>e.def.innerType?._zod?.optout);
e._zod.parse=(e,n)=>{
if(n.direction===`backward`)
return t.innerType._zod.run(e,n);
let r=t.innerType._zod.run(e,n);
if(r instanceof Promise)
return r.then(ei);
return ei(r)}});
function ei(e){
e.memo||(e.value=Object.freeze(e.value));
return e}
const ti=x(`$ZodCustom`,(e,t)=>{
T.init(e,t);
E.init(e,t);
e._zod.parse=(e,t)=>e;
e._zod.check=n=>{
let r=n.value;
let i=t.fn(r);
if(i instanceof Promise)
return i.then(t=>ni(t,n,r,e));
ni(i,n,r,e)}});
function ni(e,t,n,r){
if(!e){
let e={
code:`custom`,
input:n,
inst:r,
path:[...r._zod.def.path??[]],
continue:!r._zod.def.abort};
r._zod.def.params&&(e.params=r._zod.def.params);
t.issues.push(Me(e))}}
var ri=class extends Error{
constructor(){
super(`Cannot parse a reference cycle that closes through a transform`);
this.name=`ZodCyclicError`}};
const ii=`~memo`;
const ai=[];
function oi(e){
return typeof e==`object`&&!!e}
function si(e){
return e.map(e=>e.path?{...e,
path:e.path.slice()}:{...e})}
const ci=new WeakMap;
function li(e,t,n){
let r=ci.get(e);
if(r!==void 0)
return r?2:0;
if(t.has(e))
return 2;
t.add(e);
let i=0;
let a=e=>{
if(i!==2&&e?._zod){
let r=li(e,t,n);
r>i&&(i=r)}};
let o=(e,r)=>{
let i=0;
for(
let a of Reflect.ownKeys(e)){
let o=Object.getOwnPropertyDescriptor(e,a);
if(r&&!o.enumerable)
continue;
let s=o.get?1:o.value?._zod?li(o.value,t,n):0;
s>i&&(i=s)}
return i};
let s=e=>{
e>i&&(i=e)};
let c=e._zod.def;
switch(c.type){case`object`:{
let e=l(c);
s(e?o(e,!0):1);
a(c.catchall);
break}case`array`:
a(c.element);
break;case`tuple`:
for(
let e of c.items)
a(e);
a(c.rest);
break;case`record`:case`map`:
a(c.keyType);
a(c.valueType);
break;case`set`:
a(c.valueType);
break;case`union`:
for(
let e of c.options)
a(e);
break;case`intersection`:
a(c.left);
a(c.right);
break;case`optional`:case`nullable`:case`default`:case`prefault`:case`catch`:case`readonly`:case`nonoptional`:case`promise`:case`success`:
a(c.innerType);
break;case`pipe`:
a(c.in);
a(c.out);
break;case`function`:
a(c.input);
a(c.output);
break;case`lazy`:{
let r=c._cachedInner??(n?e._zod.innerType:void 0);
s(r?li(r,t,!1):1);
break}case`template_literal`:case`string`:case`number`:case`int`:case`boolean`:case`bigint`:case`symbol`:case`undefined`:case`null`:case`void`:case`never`:case`any`:case`unknown`:case`date`:case`nan`:case`enum`:case`literal`:case`file`:case`transform`:case`custom`:
break;default:
for(
let e in c){
let t=Object.getOwnPropertyDescriptor(c,e);
if(!t||t.get)
continue;
let n=t.value;
if(!n||typeof n!=`object`)
continue;
if(n._zod)
a(n);else 
if(Array.isArray(n))
for(
let e of n)
a(e)}}
t.delete(e);
return ui(e,i)}
function ui(e,t){
t!==1&&ci.set(e,t===2);
return t}
function di(e,t){
let n=e.buckets.get(t);
if(!n){
n=new WeakMap;
e.buckets.set(t,n)}
return n}
let fi;
const pi=[];
const mi={
alloc(e,t,n){
let r=fi;
if(!r)
return n;
fi=void 0;
let i={
value:n,
issues:null};
r.set(t.value,i);
pi.push(i);
return n},
guard(e){
var t;
(t=e._zod).deferred??(t.deferred=[]);
e._zod.deferred.push(()=>{
let t=e._zod.parse;
let n=(e,n)=>{
if(n.direction!==`backward`&&gi(n,e.value))
throw new ri;
return t(e,n)};
e._zod.parse=n;
e._zod.run===t&&(e._zod.run=n)})},
attach(e){
var t;
let n;
let r=!1;
let i;
let a;
(t=e._zod).deferred??(t.deferred=[]);
e._zod.deferred.push(()=>{
let t=e._zod.parse;
let o=(s,c)=>{
if(n===void 0){
let i=li(e,new Set,!1);
if(i===0){
e._zod.parse=t;
e._zod.run===o&&(e._zod.run=t);
return t(s,c)}
i===2||r?n=!0:r=!0}
let l=s.value;
if(!oi(l))
return t(s,c);
let u=c[ii];
if(!u){
u={
buckets:new WeakMap,
backEdges:void 0};
c[ii]=u}
let d;
if(i===c)
d=a;else{
d=di(u,e);
i=c;
a=d}
let f=d.get(l);
if(f){
s.value=f.value;
if(f.issues)
f.issues.length&&s.issues.push(...si(f.issues));else{
s.memo=!0;
u.backEdges??(u.backEdges=new WeakSet);
u.backEdges.add(f.value)}
return s}
fi=d;
let p=pi.length;
let ee=t(s,c);
fi=void 0;
let m=pi.length>p?pi.pop():void 0;
if(ee instanceof Promise)
return ee.then(e=>{
m&&(m.issues=e.issues.length?si(e.issues):ai);
return e});
m&&(m.issues=ee.issues.length?si(ee.issues):ai);
return ee};
e._zod.parse=o;
e._zod.run===t&&(e._zod.run=o)})}};
function hi(){
return mi}
function gi(e,t){
let n=e[ii]?.backEdges;
return n!==void 0&&oi(t)&&n.has(t)}
const _i=()=>{
let e={
string:{
unit:`characters`,
verb:`to have`},
file:{
unit:`bytes`,
verb:`to have`},
array:{
unit:`items`,
verb:`to have`},
set:{
unit:`items`,
verb:`to have`},
map:{
unit:`entries`,
verb:`to have`}};
function n(t){
return e[t]??null}
let r={
regex:`input`,
email:`email address`,
url:`URL`,
emoji:`emoji`,
uuid:`UUID`,
uuidv4:`UUIDv4`,
uuidv6:`UUIDv6`,
nanoid:`nanoid`,
guid:`GUID`,
cuid:`cuid`,
cuid2:`cuid2`,
ulid:`ULID`,
xid:`XID`,
ksuid:`KSUID`,
datetime:`ISO datetime`,
date:`ISO date`,
time:`ISO time`,
duration:`ISO duration`,
ipv4:`IPv4 address`,
ipv6:`IPv6 address`,
mac:`MAC address`,
cidrv4:`IPv4 range`,
cidrv6:`IPv6 range`,
base64:`base64-encoded string`,
base64url:`base64url-encoded string`,
json_string:`JSON string`,
e164:`E.164 number`,
currency_code:`currency code`,
credit_card:`credit card number`,
iban:`IBAN`,
jwt:`JWT`,
template_literal:`input`};
let i={
nan:`NaN`};
function a(e,t){
if(e===`number`&&typeof t==`number`&&!Number.isFinite(t))
return String(t);
return i[e]??e}
return e=>{
switch(e.code){case`invalid_type`:
return`Invalid input: expected ${a(e.expected)}, received ${a(je(e.input),e.input)}`;case`invalid_value`:
if(e.values.length===1)
return`Invalid input: expected ${ue(e.values[0])}`;
return`Invalid option: expected one of ${t(e.values,`|`)}`;case`too_big`:{
let t=e.exact?`exactly `:e.inclusive?`<=`:`<`;
let r=n(e.origin);
if(r)
return`Too big: expected ${e.origin??`value`} to have ${t}${e.maximum.toString()} ${r.unit??`elements`}`;
return`Too big: expected ${e.origin??`value`} to be ${t}${e.maximum.toString()}`}case`too_small`:{
let t=e.exact?`exactly `:e.inclusive?`>=`:`>`;
let r=n(e.origin);
if(r)
return`Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${r.unit}`;
return`Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`}case`invalid_format`:{
let t=e;
if(t.format===`starts_with`)
return`Invalid string: must start with "${t.prefix}"`;
if(t.format===`ends_with`)
return`Invalid string: must end with "${t.suffix}"`;
if(t.format===`includes`)
return`Invalid string: must include "${t.includes}"`;
if(t.format===`regex`)
return`Invalid string: must match pattern ${t.pattern}`;
return`Invalid ${r[t.format]??e.format}`}case`not_multiple_of`:
return`Invalid number: must be a multiple of ${e.divisor}`;case`unrecognized_keys`:
return`Unrecognized key${e.keys.length>1?`s`:``}: ${t(e.keys,`, `)}`;case`invalid_key`:
return`Invalid key in ${e.origin}`;case`invalid_union`:
if(e.options&&Array.isArray(e.options)&&e.options.length>0)
return`Invalid discriminator value. Expected ${e.options.map(e=>`'${e}'`).join(` | `)}`;
if(e.inclusive===!1)
return`Invalid input: more than one option matched`;
return`Invalid input`;case`invalid_element`:
return`Invalid value in ${e.origin}`;default:
return`Invalid input`}}};
function vi(){
return{
localeError:_i()}}
var yi;
var bi=class{
constructor(){
this._map=new WeakMap;
this._idmap=new Map}
add(e,...t){
let n=t[0];
this._map.set(e,n);
n&&typeof n==`object`&&`id`in n&&this._idmap.set(n.id,e);
return this}
clear(){
this._map=new WeakMap;
this._idmap=new Map;
return this}
remove(e){
let t=this._map.get(e);
t&&typeof t==`object`&&`id`in t&&this._idmap.delete(t.id);
this._map.delete(e);
return this}
get(e){
let t=e._zod.parent;
if(t){
let n={...this.get(t)??{}};
delete n.id;
let r={...n,...this._map.get(e)};
return Object.keys(r).length?r:void 0}
return this._map.get(e)}
has(e){
return this._map.has(e)}};
function xi(){
return new bi}
(yi=globalThis).__zod_globalRegistry??(yi.__zod_globalRegistry=xi());
const Si=globalThis.__zod_globalRegistry;
function Ci(e){
e.checks&&=[...e.checks];
return e}
function wi(e,t){
return new e(Ci({
type:`string`,...g(t)}))}
function Ti(e,t){
return new e({
type:`string`,
format:`email`,
check:`string_format`,
abort:!1,...g(t)})}
function Ei(e,t){
return new e({
type:`string`,
format:`guid`,
check:`string_format`,
abort:!1,...g(t)})}
function Di(e,t){
return new e({
type:`string`,
format:`uuid`,
check:`string_format`,
abort:!1,...g(t)})}
function Oi(e,t){
return new e({
type:`string`,
format:`uuid`,
check:`string_format`,
abort:!1,
version:`v4`,...g(t)})}
function ki(e,t){
return new e({
type:`string`,
format:`uuid`,
check:`string_format`,
abort:!1,
version:`v6`,...g(t)})}
function Ai(e,t){
return new e({
type:`string`,
format:`uuid`,
check:`string_format`,
abort:!1,
version:`v7`,...g(t)})}
function ji(e,t){
return new e({
type:`string`,
format:`url`,
check:`string_format`,
abort:!1,...g(t)})}
function Mi(e,t){
return new e({
type:`string`,
format:`emoji`,
check:`string_format`,
abort:!1,...g(t)})}
function Ni(e,t){
return new e({
type:`string`,
format:`nanoid`,
check:`string_format`,
abort:!1,...g(t)})}
function Pi(e,t){
return new e({
type:`string`,
format:`cuid`,
check:`string_format`,
abort:!1,...g(t)})}
function Fi(e,t){
return new e({
type:`string`,
format:`cuid2`,
check:`string_format`,
abort:!1,...g(t)})}
function Ii(e,t){
return new e({
type:`string`,
format:`ulid`,
check:`string_format`,
abort:!1,...g(t)})}
function Li(e,t){
return new e({
type:`string`,
format:`xid`,
check:`string_format`,
abort:!1,...g(t)})}
function Ri(e,t){
return new e({
type:`string`,
format:`ksuid`,
check:`string_format`,
abort:!1,...g(t)})}
function zi(e,t){
return new e({
type:`string`,
format:`ipv4`,
check:`string_format`,
abort:!1,...g(t)})}
function Bi(e,t){
return new e({
type:`string`,
format:`ipv6`,
check:`string_format`,
abort:!1,...g(t)})}
function Vi(e,t){
return new e({
type:`string`,
format:`cidrv4`,
check:`string_format`,
abort:!1,...g(t)})}
function Hi(e,t){
return new e({
type:`string`,
format:`cidrv6`,
check:`string_format`,
abort:!1,...g(t)})}
function Ui(e,t){
return new e({
type:`string`,
format:`base64`,
check:`string_format`,
abort:!1,...g(t)})}
function Wi(e,t){
return new e({
type:`string`,
format:`base64url`,
check:`string_format`,
abort:!1,...g(t)})}
function Gi(e,t){
return new e({
type:`string`,
format:`e164`,
check:`string_format`,
abort:!1,...g(t)})}
function Ki(e,t){
return new e({
type:`string`,
format:`jwt`,
check:`string_format`,
abort:!1,...g(t)})}
function qi(e,t){
return new e({
type:`string`,
format:`datetime`,
check:`string_format`,
offset:!1,
local:!1,
precision:null,...g(t)})}
function Ji(e,t){
return new e({
type:`string`,
format:`date`,
check:`string_format`,...g(t)})}
function Yi(e,t){
return new e({
type:`string`,
format:`time`,
check:`string_format`,
precision:null,...g(t)})}
function Xi(e,t){
return new e({
type:`string`,
format:`duration`,
check:`string_format`,...g(t)})}
function Zi(e,t){
return new e(Ci({
type:`number`,
checks:[],...g(t)}))}
function Qi(e,t){
return new e({
type:`number`,
check:`number_format`,
abort:!1,
format:`safeint`,...g(t)})}
function $i(e,t){
return new e({
type:`boolean`,...g(t)})}
function ea(e,t){
return new e({
type:`null`,...g(t)})}
function ta(e){
return new e({
type:`unknown`})}
function na(e,t){
return new e({
type:`never`,...g(t)})}
function ra(e,t){
return new sn({
check:`less_than`,...g(t),
value:e,
inclusive:!1})}
function ia(e,t){
return new sn({
check:`less_than`,...g(t),
value:e,
inclusive:!0})}
function aa(e,t){
return new cn({
check:`greater_than`,...g(t),
value:e,
inclusive:!1})}
function oa(e,t){
return new cn({
check:`greater_than`,...g(t),
value:e,
inclusive:!0})}
function sa(e,t){
return new ln({
check:`multiple_of`,...g(t),
value:e})}
function ca(e,t){
return new dn({
check:`max_length`,...g(t),
maximum:e})}
function la(e,t){
return new fn({
check:`min_length`,...g(t),
minimum:e})}
function ua(e,t){
return new pn({
check:`length_equals`,...g(t),
length:e})}
function da(e,t){
return new hn({
check:`string_format`,
format:`regex`,...g(t),
pattern:e})}
function fa(e){
return new gn({
check:`string_format`,
format:`lowercase`,...g(e)})}
function pa(e){
return new _n({
check:`string_format`,
format:`uppercase`,...g(e)})}
function ma(e,t){
return new vn({
check:`string_format`,
format:`includes`,...g(t),
includes:e})}
function ha(e,t){
return new yn({
check:`string_format`,
format:`starts_with`,...g(t),
prefix:e})}
function ga(e,t){
return new bn({
check:`string_format`,
format:`ends_with`,...g(t),
suffix:e})}
function _a(e){
return new xn({
check:`overwrite`,
tx:e})}
function va(e){
return _a(t=>t.normalize(e))}
function ya(){
return _a(e=>e.trim())}
function ba(){
return _a(e=>e.toLowerCase())}
function xa(){
return _a(e=>e.toUpperCase())}
function Sa(){
return _a(e=>ne(e))}
function Ca(e,t,n){
return new e({
type:`array`,
element:t,...g(n)})}
function wa(e,t,n){
let r=g(n);
r.abort??=!0;
return new e({
type:`custom`,
check:`custom`,
fn:t,...r})}
function Ta(e,t,n){
return new e({
type:`custom`,
check:`custom`,
fn:t,...g(n)})}
function Ea(e,t){
let n=Da(t=>{
t.addIssue=e=>{
if(typeof e==`string`)
t.issues.push(Me(e,t.value,n._zod.def));else{
let r=e;
r.fatal&&(r.continue=!1);
r.code??=`custom`;
`input`in r||(r.input=t.value);
r.inst??=n;
r.continue??=!n._zod.def.abort;
t.issues.push(Me(r))}};
return e(t.value,t)},t);
return n}
function Da(e,t){
let n=new T({
check:`custom`,...g(t)});
n._zod.check=e;
return n}
function Oa(e,...t){
for(
let n of t)
for(
let t of Reflect.ownKeys(n))
Object.prototype.propertyIsEnumerable.call(n,t)&&c(e,t,n[t]);
return e}
function ka(e){
let t=e?.target??`draft-2020-12`;
t===`draft-4`&&(t=`draft-04`);
t===`draft-7`&&(t=`draft-07`);
return{
processors:e.processors??{},
metadataRegistry:e?.metadata??Si,
target:t,
unrepresentable:e?.unrepresentable??`throw`,
override:e?.override??(()=>{}),
io:e?.io??`output`,
counter:0,
seen:new Map,
sharedDefsExtractedFor:void 0,
sharedEmitDoneFor:void 0,
cycles:e?.cycles??`ref`,
reused:e?.reused??`inline`,
intersections:[],
deferred:[],
external:e?.external??void 0}}
function O(e,t,n,r,i){
let a=typeof t.unrepresentable==`function`?t.unrepresentable({
zodSchema:e,
path:r.path,
message:i}):t.unrepresentable;
if(a===`any`)
return!1;
if(a===void 0||a===`throw`)
throw Error(i);
Object.assign(n,a);
return!0}
function k(e,t,n={
path:[],
schemaPath:[]}){
var r;
let i=e._zod.def;
let a=t.seen.get(e);
if(a){
a.count++;
n.schemaPath.includes(e)&&(a.cycle=n.path);
return a.schema}
let o={
schema:{},
count:1,
cycle:void 0,
path:n.path};
t.seen.set(e,o);
t.sharedDefsExtractedFor=void 0;
t.sharedEmitDoneFor=void 0;
let s=e._zod.toJSONSchema?.();
if(s)
o.schema=s;else{
let r={...n,
schemaPath:[...n.schemaPath,e],
path:n.path};
if(e._zod.processJSONSchema)
e._zod.processJSONSchema(t,o.schema,r);else{
let n=o.schema;
let a=t.processors[i.type];
if(!a)
throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
a(e,t,n,r)}
let a=e._zod.parent;
if(a){
o.ref||=a;
k(a,t,r);
t.seen.get(a).isParent=!0}}
let c=t.metadataRegistry.get(e);
c&&Oa(o.schema,c);
if(t.io===`input`&&A(e)){
delete o.schema.examples;
delete o.schema.default}
t.io===`input`&&`_prefault`in o.schema&&((r=o.schema).default??(r.default=o.schema._prefault));
delete o.schema._prefault;
return t.seen.get(e).schema}
function Aa(e){
return e.replace(/~/g,`~0`).replace(/\//g,`~1`)}
function ja(e,t){
let n=e.seen.get(t);
if(!n)
throw Error(`Unprocessed schema. This is a bug in Zod.`);
if(e.external&&e.sharedDefsExtractedFor===e.external)
return;
let r=new Map;
for(
let t of e.seen.entries()){
let n=e.metadataRegistry.get(t[0])?.id;
if(n){
let e=r.get(n);
if(e&&e!==t[0])
throw Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
r.set(n,t[0])}}
let i=t=>{
let r=e.target===`draft-2020-12`?`$defs`:`definitions`;
if(e.external){
let n=e.external.registry.get(t[0])?.id;
let i=e.external.uri??(e=>e);
if(n)
return{
ref:i(n)};
let a=t[1].defId??t[1].schema.id??`schema${e.counter++}`;
t[1].defId=a;
return{
defId:a,
ref:`${i(`__shared`)}#/${r}/${Aa(a)}`}}
let i=`#/${r}/`;
if(t[1]===n&&!t[1].schema.id)
return{
ref:`#`};
let a=t[1].schema.id??`__schema${e.counter++}`;
return{
defId:a,
ref:i+Aa(a)}};
let a=e=>{
if(e[1].schema.$ref)
return;
let t=e[1];
let{
ref:n,
defId:r}=i(e);
t.def={...t.schema};
r&&(t.defId=r);
let a=t.schema;
for(
let e in a)
delete a[e];
a.$ref=n};
if(e.cycles===`throw`)
for(
let t of e.seen.entries()){
let e=t[1];
if(e.cycle)
throw Error(`Cycle detected: #/${e.cycle?.join(`/`)}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}
for(
let n of e.seen.entries()){
let r=n[1];
if(t===n[0]){
a(n);
continue}
if(e.external){
let r=e.external.registry.get(n[0])?.id;
if(t!==n[0]&&r){
a(n);
continue}}
if(e.metadataRegistry.get(n[0])?.id){
a(n);
continue}
if(r.cycle){
a(n);
continue}
r.count>1&&e.reused===`ref`&&a(n)}
e.external&&(e.sharedDefsExtractedFor=e.external)}
function Ma(e){
let t=e.anyOf;
if(!Array.isArray(t)||t.length===0||e.type!==void 0)
return;
let n=[];
for(
let e of t){
if(!e||typeof e!=`object`)
return;
Ma(e);
let t=Object.keys(e);
if(t.length!==1||t[0]!==`type`)
return;
let r=e.type;
for(
let e of Array.isArray(r)?r:[r]){
if(typeof e!=`string`)
return;
n.includes(e)||n.push(e)}}
delete e.anyOf;
e.type=n.length===1?n[0]:n}
const Na=new Set([`type`,`properties`,`required`,`additionalProperties`]);
const Pa=[`oneOf`,`anyOf`];
function Fa(e){
let t=e.additionalProperties;
if(t===void 0||t===!1||typeof t!=`object`||!t)
return null;
return Object.keys(t).length?t:null}
function Ia(e){
let t=[];
for(
let n of e){
if(typeof n!=`object`||n.type!==`object`)
return null;
for(
let e in n)
if(!Na.has(e))
return null;
t.push(n)}
let n={};
let r=new Set;
for(
let e of t){
for(
let r in e.properties){
if(Object.prototype.hasOwnProperty.call(n,r))
continue;
let e=[];
for(
let n of t){
let t=n.properties?.[r]??Fa(n);
if(t==null)
continue;
e.some(e=>JSON.stringify(e)===JSON.stringify(t))||e.push(t)}
c(n,r,e.length===1?e[0]:Ia(e)??{
allOf:e})}
for(
let t of e.required??[])
r.add(t)}
let i={
type:`object`,
properties:n};
r.size&&(i.required=[...r]);
if(t.every(e=>e.additionalProperties===!1))
i.additionalProperties=!1;else{
let e=[];
for(
let n of t){
let t=Fa(n);
t&&!e.some(e=>JSON.stringify(e)===JSON.stringify(t))&&e.push(t)}
e.length===1?i.additionalProperties=e[0]:e.length>1&&(i.additionalProperties={
allOf:e})}
return i}
function La(e){
let t=e.allOf;
if(!Array.isArray(t)||t.length<2)
return;
for(
let t of Na)
if(t in e)
return;
let n=t.filter(e=>Pa.some(t=>Array.isArray(e[t])));
let r=null;
if(!n.length)
r=Ia(t);else{
let e=n[0];
let i=Pa.find(t=>Array.isArray(e[t]));
if(Object.keys(e).length!==1)
return;
let a=t.filter(t=>t!==e);
let o=e[i].map(e=>Ia([...a,e]));
if(o.some(e=>!e))
return;
r={
[i]:o}}
if(!r)
return;
delete e.allOf;
Oa(e,r)}
function Ra(e,t){
let n=e.seen.get(t);
if(!n)
throw Error(`Unprocessed schema. This is a bug in Zod.`);
let r=t=>{
let n=e.seen.get(t);
if(n.ref===null)
return;
let i=n.def??n.schema;
let a={...i};
let o=n.ref;
n.ref=null;
if(o){
r(o);
let n=e.seen.get(o);
let s=n.schema;
if(s.$ref&&(e.target===`draft-07`||e.target===`draft-04`||e.target===`openapi-3.0`)){
i.allOf=i.allOf??[];
i.allOf.push(s)}else 
Oa(i,s);
Oa(i,a);
if(t._zod.parent===o)
for(
let e in i){
if(e===`$ref`||e===`allOf`)
continue;
e in a||delete i[e]}
if(s.$ref&&n.def)
for(
let e in i){
if(e===`$ref`||e===`allOf`)
continue;
e in n.def&&JSON.stringify(i[e])===JSON.stringify(n.def[e])&&delete i[e]}}
let s=t._zod.parent;
if(s&&s!==o){
r(s);
let t=e.seen.get(s);
if(t?.schema.$ref){
i.$ref=t.schema.$ref;
if(t.def)
for(
let e in i){
if(e===`$ref`||e===`allOf`)
continue;
e in t.def&&JSON.stringify(i[e])===JSON.stringify(t.def[e])&&delete i[e]}}}
e.override({
zodSchema:t,
jsonSchema:i,
path:n.path??[]})};
if(!e.external||e.sharedEmitDoneFor!==e.external){
for(
let t of[...e.seen.entries()].reverse())
r(t[0]);
if(e.target!==`openapi-3.0`)
for(
let t of e.seen.entries())
Ma(t[1].def??t[1].schema);
for(
let t of e.deferred)
t();
if(e.intersections.length){
let t=new Map;
for(
let n of e.seen.values())
for(
let e of[n.schema,n.def]){
let n=e?.allOf;
if(!Array.isArray(n))
continue;
let r=t.get(n);
r?r.push(e):t.set(n,[e])}
for(
let n of e.intersections)
for(
let e of t.get(n)??[])
La(e)}}
let i={};
e.target===`draft-2020-12`?i.$schema=`https://json-schema.org/draft/2020-12/schema`:e.target===`draft-07`?i.$schema=`http://json-schema.org/draft-07/schema#`:e.target===`draft-04`?i.$schema=`http://json-schema.org/draft-04/schema#`:e.target;
if(e.external?.uri){
let n=e.external.registry.get(t)?.id;
if(!n)
throw Error("Schema is missing an `id` property");
i.$id=e.external.uri(n)}
Oa(i,n.defId?n.schema:n.def??n.schema);
let a=e.metadataRegistry.get(t)?.id;
a!==void 0&&i.id===a&&delete i.id;
let o=e.external?.defs??{};
if(!e.external||e.sharedEmitDoneFor!==e.external)
for(
let t of e.seen.entries()){
let e=t[1];
if(e.def&&e.defId){
e.def.id===e.defId&&delete e.def.id;
c(o,e.defId,e.def)}}
e.external&&(e.sharedEmitDoneFor=e.external);
e.external||Object.keys(o).length>0&&(e.target===`draft-2020-12`?i.$defs=o:i.definitions=o);
try{
let n=JSON.parse(JSON.stringify(i));
Object.defineProperty(n,"~standard",{
value:{...t[`~standard`],
jsonSchema:{
input:Ba(t,`input`,e.processors),
output:Ba(t,`output`,e.processors)}},
enumerable:!1,
writable:!1});
return n}catch{
throw Error(`Error converting schema to JSON.`)}}
function A(e,t){
let n=t??{
seen:new Set};
if(n.seen.has(e))
return!1;
n.seen.add(e);
let r=e._zod.def;
if(r.type===`transform`)
return!0;
if(r.type===`array`)
return A(r.element,n);
if(r.type===`set`)
return A(r.valueType,n);
if(r.type===`lazy`)
return A(r.getter(),n);
if(r.type===`promise`||r.type===`optional`||r.type===`nonoptional`||r.type===`nullable`||r.type===`readonly`||r.type==="default"||r.type===`prefault`||r.type===`catch`)
return A(r.innerType,n);
if(r.type===`intersection`)
return A(r.left,n)||A(r.right,n);
if(r.type===`record`||r.type===`map`)
return A(r.keyType,n)||A(r.valueType,n);
if(r.type===`pipe`){
if(e._zod.traits.has(`$ZodCodec`))
return!0;
return A(r.in,n)||A(r.out,n)}
if(r.type===`object`){
for(
let e in r.shape)
if(A(r.shape[e],n))
return!0;
return!1}
if(r.type===`union`){
for(
let e of r.options)
if(A(e,n))
return!0;
return!1}
if(r.type===`tuple`){
for(
let e of r.items)
if(A(e,n))
return!0;
if(r.rest&&A(r.rest,n))
return!0;
return!1}
return!1}
const za=(e,t={})=>n=>{
let r=ka({...n,
processors:t});
k(e,r);
ja(r,e);
return Ra(r,e)};
const Ba=(e,t,n={})=>r=>{
let{
libraryOptions:i,
target:a}=r??{};
let o=ka({...i??{},
target:a,
io:t,
processors:n});
k(e,o);
ja(o,e);
return Ra(o,e)};
const Va=(e,t,n)=>{
(e[t]===void 0||n>e[t])&&(e[t]=n)};
const Ha=(e,t,n)=>{
(e[t]===void 0||n<e[t])&&(e[t]=n)};
const Ua=(e,t)=>{
Va(e,`minimum`,t);
Ha(e,`maximum`,t)};
const Wa=(e,t)=>{
e.multipleOf??=[];
e.multipleOf.includes(t)||e.multipleOf.push(t)};
const Ga=(e,t)=>{
e.patterns??=new Set;
e.patterns.add(t)};
const Ka=(e,t)=>{
e.mime=e.mime?e.mime.filter(e=>t.includes(e)):[...t]};
const qa=(e,t)=>{
e.format=t;
t.includes(`int`)&&(e.isInt=!0)};
const Ja=(e,t)=>Va(e,`minimum`,t.minimum);
const Ya=(e,t)=>Ha(e,`maximum`,t.maximum);
const Xa=e=>(t,n)=>{
qa(t,n.format);
let[r,i]=e[n.format];
Va(t,`minimum`,r);
Ha(t,`maximum`,i)};
const Za={
greater_than:(e,t)=>Va(e,t.inclusive?`minimum`:`exclusiveMinimum`,t.value),
less_than:(e,t)=>Ha(e,t.inclusive?`maximum`:`exclusiveMaximum`,t.value),
multiple_of:(e,t)=>Wa(e,t.value),
number_format:Xa(fe),
bigint_format:Xa(pe),
min_length:Ja,
max_length:Ya,
length_equals:(e,t)=>Ua(e,t.length),
min_size:Ja,
max_size:Ya,
size_equals:(e,t)=>Ua(e,t.size),
string_format:(e,t)=>{
qa(e,t.format);
t.pattern&&Ga(e,t.pattern);
(t.format===`base64`||t.format===`base64url`)&&(e.contentEncoding=t.format);
(t.local||t.precision===-1)&&(e.laxFormat=!0)},
mime_type:(e,t)=>Ka(e,t.mime)};
function j(e){
let t={};
let n=e._zod.def;
let r=e._zod.traits.has(`$ZodCheck`)?[e,...n.checks??[]]:n.checks??[];
for(
let e of r)
Za[e._zod.def.check]?.(t,e._zod.def);
let i=e._zod.bag;
i.minimum!==void 0&&Va(t,`minimum`,i.minimum);
i.exclusiveMinimum!==void 0&&Va(t,`exclusiveMinimum`,i.exclusiveMinimum);
i.maximum!==void 0&&Ha(t,`maximum`,i.maximum);
i.exclusiveMaximum!==void 0&&Ha(t,`exclusiveMaximum`,i.exclusiveMaximum);
i.multipleOf!==void 0&&Wa(t,i.multipleOf);
if(i.format!==void 0){
t.format??=i.format;
i.format.includes(`int`)&&(t.isInt=!0)}
i.mime&&Ka(t,i.mime);
for(
let e of i.patterns??[])
Ga(t,e);
return t}
const Qa={
guid:`uuid`,
url:`uri`,
datetime:`date-time`,
json_string:`json-string`,
regex:``};
const $a=new Map([[ir,Vt],[or,Ht]]);
const eo=e=>$a.get(e)??e;
const to=(e,t,n,r)=>{
let i=n;
i.type=`string`;
let{
minimum:a,
maximum:o,
format:s,
patterns:c,
contentEncoding:l,
laxFormat:u}=j(e);
typeof a==`number`&&(i.minLength=a);
typeof o==`number`&&(i.maxLength=o);
if(s){
i.format=Qa[s]??s;
i.format===``&&delete i.format;
(s===`time`||u)&&delete i.format}
l&&(i.contentEncoding=l);
if(c&&c.size>0){
let e=[...c].map(eo);
e.length===1?i.pattern=e[0].source:e.length>1&&(i.allOf=[...e.map(e=>({...t.target===`draft-07`||t.target===`draft-04`||t.target===`openapi-3.0`?{
type:`string`}:{},
pattern:e.source}))])}};
const no=(e,t,n,r)=>{
let i=n;
let{
minimum:a,
maximum:o,
multipleOf:s,
exclusiveMaximum:c,
exclusiveMinimum:l,
isInt:u}=j(e);
i.type=u?`integer`:`number`;
let d=typeof l==`number`&&l>=(a??-1/0);
let f=typeof c==`number`&&c<=(o??1/0);
let p=t.target===`draft-04`||t.target===`openapi-3.0`;
if(d){
if(p){
i.minimum=l;
i.exclusiveMinimum=!0}else 
i.exclusiveMinimum=l}else 
typeof a==`number`&&(i.minimum=a);
if(f){
if(p){
i.maximum=c;
i.exclusiveMaximum=!0}else 
i.exclusiveMaximum=c}else 
typeof o==`number`&&(i.maximum=o);
if(s){
let n=new Set;
for(
let a of s)
Number.isFinite(a)&&a!==0?n.add(Math.abs(a)):O(e,t,i,r,`A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
let[a,...o]=n;
a!==void 0&&(i.multipleOf=a);
o.length&&(i.allOf=[...i.allOf??[],...o.map(e=>({
multipleOf:e}))])}};
const ro=(e,t,n,r)=>{
n.type=`boolean`};
const io=(e,t,n,r)=>{
if(t.target===`openapi-3.0`){
n.type=`string`;
n.nullable=!0;
n.enum=[null]}else 
n.type=`null`};
const ao=(e,t,n,r)=>{
n.not={}};
const oo=(t,n,r,i)=>{
let a=t._zod.def;
let o=e(a.entries);
if(o.length===0){
r.not={};
return}
o.every(e=>typeof e==`number`)&&(r.type=`number`);
o.every(e=>typeof e==`string`)&&(r.type=`string`);
r.enum=o};
const so=(e,t,n,r)=>{
let i=e._zod.def;
if(i.values.length===0){
n.not={};
return}
let a=[];
for(
let o of i.values)
if(o===void 0){
if(O(e,t,n,r,"Literal `undefined` cannot be represented in JSON Schema"))
return}else 
if(typeof o==`bigint`){
if(O(e,t,n,r,`BigInt literals cannot be represented in JSON Schema`))
return;
a.push(Number(o))}else 
a.push(o);
if(a.length!==0){
if(a.length===1){
let e=a[0];
n.type=e===null?`null`:typeof e;
t.target===`draft-04`||t.target===`openapi-3.0`?n.enum=[e]:n.const=e}else{
a.every(e=>typeof e==`number`)&&(n.type=`number`);
a.every(e=>typeof e==`string`)&&(n.type=`string`);
a.every(e=>typeof e==`boolean`)&&(n.type=`boolean`);
a.every(e=>e===null)&&(n.type=`null`);
n.enum=a}}};
const co=(e,t,n,r)=>{
O(e,t,n,r,`Custom types cannot be represented in JSON Schema`)};
const lo=(e,t,n,r)=>{
O(e,t,n,r,`Transforms cannot be represented in JSON Schema`)};
const uo=(e,t,n,r)=>{
let i=n;
let a=e._zod.def;
let{
minimum:o,
maximum:s}=j(e);
typeof o==`number`&&(i.minItems=o);
typeof s==`number`&&(i.maxItems=s);
i.type=`array`;
i.items=k(a.element,t,{...r,
path:[...r.path,`items`]})};
function fo(e){
let t=e._zod.def;
if(t.type===`pipe`&&t.in._zod.traits.has(`$ZodTransform`))
return fo(t.out);
if(t.type===`catch`)
return fo(t.innerType);
return e._zod.optin}
const po=(e,t,n,r)=>{
let i=n;
let a=e._zod.def;
let o=a.shape;
if(Object.getOwnPropertySymbols(o).length&&O(e,t,i,r,`Symbol keys cannot be represented in JSON Schema`))
return;
i.type=`object`;
i.properties={};
for(
let e in o)
c(i.properties,e,k(o[e],t,{...r,
path:[...r.path,`properties`,e]}));
let s=[];
for(
let e of Object.keys(o)){
let n=a.shape[e];
(t.io===`input`?fo(n)===void 0:n._zod.optout===void 0)&&s.push(e)}
s.length>0&&(i.required=s);
a.catchall?._zod.def.type===`never`?i.additionalProperties=!1:a.catchall?a.catchall&&(i.additionalProperties=k(a.catchall,t,{...r,
path:[...r.path,`additionalProperties`]})):t.io===`output`&&(i.additionalProperties=!1)};
const mo=(e,t,n,r)=>{
let i=e._zod.def;
let a=i.inclusive===!1;
let o=i.options.map((e,n)=>k(e,t,{...r,
path:[...r.path,a?`oneOf`:`anyOf`,n]}));
a?n.oneOf=o:n.anyOf=o};
const ho=(e,t,n,r)=>{
let i=e._zod.def;
let a=k(i.left,t,{...r,
path:[...r.path,`allOf`,0]});
let o=k(i.right,t,{...r,
path:[...r.path,`allOf`,1]});
let s=e=>`allOf`in e&&Object.keys(e).length===1;
let c=[...s(a)?a.allOf:[a],...s(o)?o.allOf:[o]];
n.allOf=c;
t.intersections.push(c)};
function go(e,t,n){
if(t.$ref){
if(n.has(t))
return t;
n.add(t);
let r=e.get(t)?.def;
if(!r)
return t;
let i=go(e,r,n);
return i===r?t:i}
for(
let r of[`anyOf`,`oneOf`]){
let i=t[r];
if(!Array.isArray(i))
continue;
let a=i.map(t=>go(e,t,n));
a.some((e,t)=>e!==i[t])&&(t={...t,
[r]:a})}
let r=Array.isArray(t.type)?t.type:[t.type];
let i=!r.includes(`string`)&&r.some(e=>e===`number`||e===`integer`);
let a=t.enum??(t.const===void 0?void 0:[t.const]);
if(!i&&!a?.some(e=>typeof e==`number`))
return t;
let{
minimum:o,
maximum:s,
exclusiveMinimum:c,
exclusiveMaximum:l,
multipleOf:u,
format:d,
id:f,...p}=t;
p.enum?p.enum=p.enum.map(e=>typeof e==`number`?String(e):e):typeof p.const==`number`&&(p.const=String(p.const));
if(!i)
return p;
p.type=`string`;
a||(p.pattern=(r.includes(`number`)?$t:Qt).source);
return p}
const _o=new WeakMap;
function vo(e){
let t=new Map;
for(
let n of e.seen.values())
n.def&&!t.has(n.schema)&&t.set(n.schema,n);
let n=new Map;
for(
let r of _o.get(e)??[]){
let i=e.seen.get(r);
let a=(i?.def??i?.schema)?.propertyNames;
if(!a||a===!0||n.has(a))
continue;
let o=go(t,a,new Set);
o!==a&&n.set(a,o)}
if(!n.size)
return;
for(
let t of e.seen.values())
for(
let e of[t.schema,t.def]){
let t=e&&n.get(e.propertyNames);
t&&(e.propertyNames=t)}}
const yo=(e,t,n,r)=>{
let i=n;
let a=e._zod.def;
i.type=`object`;
let o=a.keyType;
let s=j(o).patterns;
if(a.mode===`loose`&&s&&s.size>0){
let e=k(a.valueType,t,{...r,
path:[...r.path,`patternProperties`,`*`]});
i.patternProperties={};
for(
let t of s)
c(i.patternProperties,eo(t).source,e)}else{
if(t.target===`draft-07`||t.target===`draft-2020-12`){
i.propertyNames=k(a.keyType,t,{...r,
path:[...r.path,`propertyNames`]});
let n=_o.get(t);
if(!n){
n=[];
_o.set(t,n);
t.deferred.push(()=>vo(t))}
n.push(e)}
i.additionalProperties=k(a.valueType,t,{...r,
path:[...r.path,`additionalProperties`]})}
let l=o._zod.values;
let u=t.io===`input`&&fo(a.valueType)!==void 0;
if(l&&!a.partial&&!u){
let e=[...l].filter(e=>typeof e==`string`||typeof e==`number`);
e.length>0&&(i.required=e.map(String))}};
const bo=(e,t,n,r)=>{
let i=e._zod.def;
let a=k(i.innerType,t,r);
let o=t.seen.get(e);
if(t.target===`openapi-3.0`){
o.ref=i.innerType;
n.nullable=!0}else 
n.anyOf=[a,{
type:`null`}]};
const xo=(e,t,n,r)=>{
let i=e._zod.def;
k(i.innerType,t,r);
let a=t.seen.get(e);
a.ref=i.innerType};
const So=Symbol();
function Co(e,t,n,r,i){
let a=!1;
let o=JSON.stringify(e,(e,t)=>{
if(typeof t!=`bigint`)
return t;
a=!0;
return null});
if(!a)
return JSON.parse(o);
O(t,n,r,i,`BigInt defaults cannot be represented in JSON Schema`);
return So}
const wo=(e,t,n,r)=>{
let i=e._zod.def;
k(i.innerType,t,r);
let a=t.seen.get(e);
a.ref=i.innerType;
let o=Co(i.defaultValue,e,t,n,r);
o!==So&&(n.default=o)};
const To=(e,t,n,r)=>{
let i=e._zod.def;
k(i.innerType,t,r);
let a=t.seen.get(e);
a.ref=i.innerType;
if(t.io!==`input`)
return;
let o=Co(i.defaultValue,e,t,n,r);
o!==So&&(n._prefault=o)};
const Eo=(e,t,n,r)=>{
let i=e._zod.def;
k(i.innerType,t,r);
let a=t.seen.get(e);
a.ref=i.innerType;
let o;
try{
o=i.catchValue(void 0)}catch{
O(e,t,n,r,`Dynamic catch values are not supported in JSON Schema`);
return}
n.default=o};
const Do=(e,t,n,r)=>{
let i=e._zod.def;
let a=i.in._zod.traits.has(`$ZodTransform`);
let o=t.io===`input`?a?i.out:i.in:i.out;
k(o,t,r);
let s=t.seen.get(e);
s.ref=o};
const Oo=(e,t,n,r)=>{
let i=e._zod.def;
k(i.innerType,t,r);
let a=t.seen.get(e);
a.ref=i.innerType;
n.readOnly=!0};
const ko=(e,t,n,r)=>{
let i=e._zod.def;
k(i.innerType,t,r);
let a=t.seen.get(e);
a.ref=i.innerType};
const Ao=new WeakSet([Object.prototype,Error.prototype]);
function jo(e,t,n){
Object.defineProperty(e,t,{
configurable:!0,
enumerable:!1,
get(){
let e=n(this);
Object.defineProperty(this,t,{
value:e,
configurable:!0,
writable:!0});
return e},
set(e){
Object.defineProperty(this,t,{
value:e,
configurable:!0,
writable:!0})}})}
const M=x(`ZodError`,(e,t)=>{
et.init(e,t);
e.name=`ZodError`;
let r=Object.getPrototypeOf(e);
if(Ao.has(r))
return;
Ao.add(r);
jo(r,`format`,e=>t=>it(e,t));
jo(r,`flatten`,e=>t=>rt(e,t));
jo(r,`addIssue`,e=>t=>{
e.issues.push(t);
e.message=JSON.stringify(e.issues,n,2)});
jo(r,`addIssues`,e=>t=>{
e.issues.push(...t);
e.message=JSON.stringify(e.issues,n,2)});
Object.defineProperty(r,"isEmpty",{
configurable:!0,
enumerable:!1,
get(){
return this.issues.length===0}})},void 0,{
Parent:Error});
const Mo=ot(M);
const No=st(M);
const Po=ct(M);
const Fo=dt(M);
const Io=_t(M);
const Lo=vt(M);
const Ro=yt(M);
const zo=bt(M);
const Bo=xt(M);
const Vo=St(M);
const Ho=Ct(M);
const Uo=wt(M);
function Wo(){
C.localeError||w(vi())}
function Go(){
C.memoizer||w({
memoizer:hi()})}
const N=x(`ZodType`,(e,t)=>{
Wo();
E.init(e,t);
e.def=t;
e.type=t.type;
return e},{
check(...e){
let t=this.def;
return this.clone(m(t,{
checks:[...t.checks??[],...e.map(e=>typeof e==`function`?{
_zod:{
check:e,
def:{
check:`custom`},
onattach:[]}}:e)]}),{
parent:!0})},
with(...e){
return this.check(...e)},
clone(e,t){
return h(this,e,t)},
brand(){
return this},
register(e,t){
e.add(this,t);
return this},
refine(e,t){
return this.check(ic(e,t))},
superRefine(e,t){
return this.check(ac(e,t))},
overwrite(e){
return this.check(_a(e))},
optional(){
return K(this)},
exactOptional(){
return Bs(this)},
nullable(){
return Hs(this)},
nullish(){
return K(Hs(this))},
nonoptional(e){
return Js(this,e)},
array(){
return z(this)},
or(e){
return H([this,e])},
and(e){
return Ms(this,e)},
transform(e){
return Qs(this,Ls(e))},
default(e){
return Ws(this,e)},
prefault(e){
return Ks(this,e)},
catch(e){
return Xs(this,e)},
pipe(e){
return Qs(this,e)},
readonly(){
return tc(this)},
describe(e){
let t=this.clone();
Si.add(t,{
description:e});
return t},
meta(...e){
if(e.length===0)
return Si.get(this);
let t=this.clone();
Si.add(t,e[0]);
return t},
isOptional(){
return this.safeParse(void 0).success},
isNullable(){
return this.safeParse(null).success},
apply(e,...t){
return t.length===0?e(this):e(this,...t)},
get"~standard"(){
return Pe(this,`~standard`,{...En(this),
jsonSchema:{
input:Ba(this,`input`),
output:Ba(this,`output`)}})},
set"~standard"(e){
y(this,`~standard`,e)},
parse:function e(t,n){
return Mo(this,t,n,{
callee:e})},
parseAsync:async function e(t,n){
return await No(this,t,n,{
callee:e})},
safeParse(e,t){
return Po(this,e,t)},
async safeParseAsync(e,t){
return Fo(this,e,t)},
get spa(){
return this?.safeParseAsync},
set spa(e){
y(this,`spa`,e)},
validate(e,t){
return mt(this,e,t)},
validateAsync(e,t){
return gt(this,e,t)},
encode:function e(t,n){
return Io(this,t,n,{
callee:e})},
decode:function e(t,n){
return Lo(this,t,n,{
callee:e})},
encodeAsync:async function e(t,n){
return await Ro(this,t,n,{
callee:e})},
decodeAsync:async function e(t,n){
return await zo(this,t,n,{
callee:e})},
safeEncode(e,t){
return Bo(this,e,t)},
safeDecode(e,t){
return Vo(this,e,t)},
async safeEncodeAsync(e,t){
return Ho(this,e,t)},
async safeDecodeAsync(e,t){
return Uo(this,e,t)},
toJSONSchema(e){
return za(this,{})(e)},
get description(){
return Si.get(this)?.description},
get _def(){
return this._zod.def}});
const Ko=x(`_ZodString`,(e,t)=>{
Dn.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>to(e,t,n,r)},Fe({
format:e=>j(e).format??null,
minLength:e=>j(e).minimum??null,
maxLength:e=>j(e).maximum??null},{
regex(...e){
return this.check(da(...e))},
includes(...e){
return this.check(ma(...e))},
startsWith(...e){
return this.check(ha(...e))},
endsWith(...e){
return this.check(ga(...e))},
min(...e){
return this.check(la(...e))},
max(...e){
return this.check(ca(...e))},
length(...e){
return this.check(ua(...e))},
nonempty(...e){
return this.check(la(1,...e))},
lowercase(e){
return this.check(fa(e))},
uppercase(e){
return this.check(pa(e))},
trim(){
return this.check(ya())},
normalize(...e){
return this.check(va(...e))},
toLowerCase(){
return this.check(ba())},
toUpperCase(){
return this.check(xa())},
slugify(){
return this.check(Sa())}}));
const qo=x(`ZodString`,(e,t)=>{
Dn.init(e,t);
Ko.init(e,t)},{
email(e){
return this.check(Ti(Qo,e))},
url(e){
return this.check(ji(ts,e))},
jwt(e){
return this.check(Ki(gs,e))},
emoji(e){
return this.check(Mi(ns,e))},
guid(e){
return this.check(Ei($o,e))},
uuid(e){
return this.check(Di(es,e))},
uuidv4(e){
return this.check(Oi(es,e))},
uuidv6(e){
return this.check(ki(es,e))},
uuidv7(e){
return this.check(Ai(es,e))},
nanoid(e){
return this.check(Ni(rs,e))},
cuid(e){
return this.check(Pi(is,e))},
cuid2(e){
return this.check(Fi(as,e))},
ulid(e){
return this.check(Ii(os,e))},
base64(e){
return this.check(Ui(ps,e))},
base64url(e){
return this.check(Wi(ms,e))},
xid(e){
return this.check(Li(ss,e))},
ksuid(e){
return this.check(Ri(cs,e))},
ipv4(e){
return this.check(zi(ls,e))},
ipv6(e){
return this.check(Bi(us,e))},
cidrv4(e){
return this.check(Vi(ds,e))},
cidrv6(e){
return this.check(Hi(fs,e))},
e164(e){
return this.check(Gi(hs,e))},
datetime(e){
return this.check(qi(Jo,e))},
date(e){
return this.check(Ji(Yo,e))},
time(e){
return this.check(Yi(Xo,e))},
duration(e){
return this.check(Xi(Zo,e))}});
function P(e){
return wi(qo,e)}
const F=x(`ZodStringFormat`,(e,t)=>{
D.init(e,t);
Ko.init(e,t)});
const Jo=x(`ZodISODateTime`,(e,t)=>{
Kn.init(e,t);
F.init(e,t)});
const Yo=x(`ZodISODate`,(e,t)=>{
qn.init(e,t);
F.init(e,t)});
const Xo=x(`ZodISOTime`,(e,t)=>{
Jn.init(e,t);
F.init(e,t)});
const Zo=x(`ZodISODuration`,(e,t)=>{
Yn.init(e,t);
F.init(e,t)});
const Qo=x(`ZodEmail`,(e,t)=>{
An.init(e,t);
F.init(e,t)});
const $o=x(`ZodGUID`,(e,t)=>{
On.init(e,t);
F.init(e,t)});
const es=x(`ZodUUID`,(e,t)=>{
kn.init(e,t);
F.init(e,t)});
const ts=x(`ZodURL`,(e,t)=>{
Rn.init(e,t);
F.init(e,t)});
const ns=x(`ZodEmoji`,(e,t)=>{
zn.init(e,t);
F.init(e,t)});
const rs=x(`ZodNanoID`,(e,t)=>{
Bn.init(e,t);
F.init(e,t)});
const is=x(`ZodCUID`,(e,t)=>{
Vn.init(e,t);
F.init(e,t)});
const as=x(`ZodCUID2`,(e,t)=>{
Hn.init(e,t);
F.init(e,t)});
const os=x(`ZodULID`,(e,t)=>{
Un.init(e,t);
F.init(e,t)});
const ss=x(`ZodXID`,(e,t)=>{
Wn.init(e,t);
F.init(e,t)});
const cs=x(`ZodKSUID`,(e,t)=>{
Gn.init(e,t);
F.init(e,t)});
const ls=x(`ZodIPv4`,(e,t)=>{
Xn.init(e,t);
F.init(e,t)});
const us=x(`ZodIPv6`,(e,t)=>{
$n.init(e,t);
F.init(e,t)});
const ds=x(`ZodCIDRv4`,(e,t)=>{
er.init(e,t);
F.init(e,t)});
const fs=x(`ZodCIDRv6`,(e,t)=>{
nr.init(e,t);
F.init(e,t)});
const ps=x(`ZodBase64`,(e,t)=>{
ar.init(e,t);
F.init(e,t)});
const ms=x(`ZodBase64URL`,(e,t)=>{
cr.init(e,t);
F.init(e,t)});
const hs=x(`ZodE164`,(e,t)=>{
lr.init(e,t);
F.init(e,t)});
const gs=x(`ZodJWT`,(e,t)=>{
dr.init(e,t);
F.init(e,t)});
const _s=x(`ZodNumber`,(e,t)=>{
fr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>no(e,t,n,r);
e.isFinite=!0},Fe({
minValue:e=>{
let{
minimum:t,
exclusiveMinimum:n}=j(e);
return Math.max(t??-1/0,n??-1/0)},
maxValue:e=>{
let{
maximum:t,
exclusiveMaximum:n}=j(e);
return Math.min(t??1/0,n??1/0)},
isInt:e=>{
let{
isInt:t,
multipleOf:n}=j(e);
return!!t||!!n?.some(Number.isSafeInteger)},
format:e=>j(e).format??null},{
gt(e,t){
return this.check(aa(e,t))},
gte(e,t){
return this.check(oa(e,t))},
min(e,t){
return this.check(oa(e,t))},
lt(e,t){
return this.check(ra(e,t))},
lte(e,t){
return this.check(ia(e,t))},
max(e,t){
return this.check(ia(e,t))},
int(e){
return this.check(ys(e))},
safe(e){
return this.check(ys(e))},
positive(e){
return this.check(aa(0,e))},
nonnegative(e){
return this.check(oa(0,e))},
negative(e){
return this.check(ra(0,e))},
nonpositive(e){
return this.check(ia(0,e))},
multipleOf(e,t){
return this.check(sa(e,t))},
step(e,t){
return this.check(sa(e,t))},
finite(){
return this}}));
function I(e){
return Zi(_s,e)}
const vs=x(`ZodNumberFormat`,(e,t)=>{
pr.init(e,t);
_s.init(e,t)});
function ys(e){
return Qi(vs,e)}
const bs=x(`ZodBoolean`,(e,t)=>{
mr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>ro(e,t,n,r)});
function L(e){
return $i(bs,e)}
const xs=x(`ZodNull`,(e,t)=>{
hr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>io(e,t,n,r)});
function Ss(e){
return ea(xs,e)}
const Cs=x(`ZodUnknown`,(e,t)=>{
gr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(e,t,n)=>void 0});
function R(){
return ta(Cs)}
const ws=x(`ZodNever`,(e,t)=>{
_r.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>ao(e,t,n,r)});
function Ts(e){
return na(ws,e)}
const Es=x(`ZodArray`,(e,t)=>{
Go();
xr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>uo(e,t,n,r);
e.element=t.element},{
min(e,t){
return this.check(la(e,t))},
nonempty(e){
return this.check(la(1,e))},
max(e,t){
return this.check(ca(e,t))},
length(e,t){
return this.check(ua(e,t))},
unwrap(){
return this.element}});
function z(e,t){
return Ca(Es,e,t)}
const Ds=x(`ZodObject`,(e,t)=>{
Go();
Dr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>po(e,t,n,r);
Ve(e,`shape`,e=>e._zod.def.shape,!1)},{
keyof(){
return W(Object.keys(this._zod.def.shape))},
catchall(e){
return this.clone(m(this._zod.def,{
catchall:e}))},
passthrough(){
return this.clone(m(this._zod.def,{
catchall:R()}))},
loose(){
return this.clone(m(this._zod.def,{
catchall:R()}))},
strict(){
return this.clone(m(this._zod.def,{
catchall:Ts()}))},
strip(){
return this.clone(m(this._zod.def,{
catchall:void 0}))},
extend(e){
return _e(this,e)},
safeExtend(e){
return ye(this,e)},
merge(e){
return be(this,e)},
pick(e){
return me(this,e)},
omit(e){
return ge(this,e)},
partial(...e){
return xe(Rs,this,e[0])},
exactPartial(...e){
return xe(zs,this,e[0],`exactPartial`)},
required(...e){
return Se(qs,this,e[0])}});
function B(e,t){
let n={
type:`object`,
shape:e??{},...g(t)};
return new Ds(n)}
function V(e,t){
return new Ds({
type:`object`,
shape:e,
catchall:R(),...g(t)})}
const Os=x(`ZodUnion`,(e,t)=>{
kr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>mo(e,t,n,r);
e.options=t.options});
function H(e,t){
return new Os({
type:`union`,
options:e,...g(t)})}
const ks=x(`ZodDiscriminatedUnion`,(e,t)=>{
Os.init(e,t);
jr.init(e,t)});
function As(e,t,n){
return new ks({
type:`union`,
options:t,
discriminator:e,...g(n)})}
const js=x(`ZodIntersection`,(e,t)=>{
Mr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>ho(e,t,n,r)});
function Ms(e,t){
return new js({
type:`intersection`,
left:e,
right:t})}
const Ns=x(`ZodRecord`,(e,t)=>{
Go();
Fr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>yo(e,t,n,r);
e.keyType=t.keyType;
e.valueType=t.valueType});
function U(e,t,n){
if(!t||!t._zod)
return new Ns({
type:`record`,
keyType:P(),
valueType:e,...g(t)});
return new Ns({
type:`record`,
keyType:e,
valueType:t,...g(n)})}
const Ps=x(`ZodEnum`,(e,t)=>{
Ir.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>oo(e,t,n,r);
e.enum=t.entries;
e.options=[...e._zod.values];
let n=new Set(Object.keys(t.entries));
e.extract=(e,r)=>{
let i={};
for(
let r of e)
if(n.has(r))
i[r]=t.entries[r];else 
throw Error(`Key ${r} not found in enum`);
return new Ps({...t,
checks:[],...g(r),
entries:i})};
e.exclude=(e,r)=>{
let i={...t.entries};
for(
let t of e)
if(n.has(t))
delete i[t];else 
throw Error(`Key ${t} not found in enum`);
return new Ps({...t,
checks:[],...g(r),
entries:i})}});
function W(e,t){
let n=Array.isArray(e)?Object.fromEntries(e.map(e=>[e,e])):e;
return new Ps({
type:`enum`,
entries:n,...g(t)})}
const Fs=x(`ZodLiteral`,(e,t)=>{
Lr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>so(e,t,n,r);
e.values=new Set(t.values);
Object.defineProperty(e,"value",{
get(){
if(t.values.length>1)
throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
return t.values[0]}})});
function G(e,t){
return new Fs({
type:`literal`,
values:Array.isArray(e)?e:[e],...g(t)})}
const Is=x(`ZodTransform`,(e,t)=>{
Go();
Rr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>lo(e,t,n,r);
e._zod.parse=(n,r)=>{
if(r.direction===`backward`)
throw new qe(e.constructor.name);
n.addIssue=r=>{
if(typeof r==`string`)
n.issues.push(Me(r,n.value,t));else{
let t=r;
t.fatal&&(t.continue=!1);
t.code??=`custom`;
`input`in t||(t.input=n.value);
t.inst??=e;
n.issues.push(Me(t))}};
let i=t.transform(n.value,n);
if(i instanceof Promise)
return i.then(e=>{
n.value=e;
return n});
n.value=i;
return n}});
function Ls(e){
return new Is({
type:`transform`,
transform:e})}
const Rs=x(`ZodOptional`,(e,t)=>{
Br.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>ko(e,t,n,r);
e.unwrap=()=>e._zod.def.innerType});
function K(e){
return new Rs({
type:`optional`,
innerType:e})}
const zs=x(`ZodExactOptional`,(e,t)=>{
Vr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>ko(e,t,n,r);
e.unwrap=()=>e._zod.def.innerType});
function Bs(e){
return new zs({
type:`optional`,
innerType:e})}
const Vs=x(`ZodNullable`,(e,t)=>{
Hr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>bo(e,t,n,r);
e.unwrap=()=>e._zod.def.innerType});
function Hs(e){
return new Vs({
type:`nullable`,
innerType:e})}
const Us=x(`ZodDefault`,(e,t)=>{
Ur.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>wo(e,t,n,r);
e.unwrap=()=>e._zod.def.innerType;
e.removeDefault=e.unwrap});
function Ws(e,t){
return new Us({
type:`default`,
innerType:e,
get defaultValue(){
return typeof t==`function`?t():se(t)}})}
const Gs=x(`ZodPrefault`,(e,t)=>{
Gr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>To(e,t,n,r);
e.unwrap=()=>e._zod.def.innerType});
function Ks(e,t){
return new Gs({
type:`prefault`,
innerType:e,
get defaultValue(){
return typeof t==`function`?t():se(t)}})}
const qs=x(`ZodNonOptional`,(e,t)=>{
Kr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>xo(e,t,n,r);
e.unwrap=()=>e._zod.def.innerType});
function Js(e,t){
return new qs({
type:`nonoptional`,
innerType:e,...g(t)})}
const Ys=x(`ZodCatch`,(e,t)=>{
Yr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>Eo(e,t,n,r);
e.unwrap=()=>e._zod.def.innerType;
e.removeCatch=e.unwrap});
function Xs(e,t){
return new Ys({
type:`catch`,
innerType:e,
catchValue:typeof t==`function`?t:He(t)})}
const Zs=x(`ZodPipe`,(e,t)=>{
Xr.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>Do(e,t,n,r);
e.in=t.in;
e.out=t.out});
function Qs(e,t){
return new Zs({
type:`pipe`,
in:e,
out:t})}
const $s=x(`ZodPreprocess`,(e,t)=>{
Zs.init(e,t);
Qr.init(e,t)});
const ec=x(`ZodReadonly`,(e,t)=>{
$r.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>Oo(e,t,n,r);
e.unwrap=()=>e._zod.def.innerType});
function tc(e){
return new ec({
type:`readonly`,
innerType:e})}
const nc=x(`ZodCustom`,(e,t)=>{
ti.init(e,t);
N.init(e,t);
e._zod.processJSONSchema=(t,n,r)=>co(e,t,n,r)});
function rc(e,t){
return wa(nc,e??(()=>!0),t)}
function ic(e,t={}){
return Ta(nc,e,t)}
function ac(e,t){
return Ea(e,t)}
function oc(e,t){
return new $s({
type:`pipe`,
in:Ls(e),
out:t})}
function sc(e){
return qi(Jo,e)}
const cc=`2025-11-25`;
const lc=[cc,`2025-06-18`,`2025-03-26`,`2024-11-05`,`2024-10-07`];
const uc=`io.modelcontextprotocol/related-task`;
const q=rc(e=>e!==null&&(typeof e==`object`||typeof e==`function`));
const dc=H([P(),I().int()]);
const fc=P();
V({
ttl:I().optional(),
pollInterval:I().optional()});
const pc=B({
ttl:I().optional()});
const mc=B({
taskId:P()});
const hc=V({
progressToken:dc.optional(),
[uc]:mc.optional()});
const J=B({
_meta:hc.optional()});
const gc=J.extend({
task:pc.optional()});
const _c=e=>gc.safeParse(e).success;
const Y=B({
method:P(),
params:J.loose().optional()});
const X=B({
_meta:hc.optional()});
const Z=B({
method:P(),
params:X.loose().optional()});
const Q=V({
_meta:hc.optional()});
const vc=H([P(),I().int()]);
const yc=B({
jsonrpc:G(`2.0`),
id:vc,...Y.shape}).strict();
const bc=e=>yc.safeParse(e).success;
const xc=B({
jsonrpc:G(`2.0`),...Z.shape}).strict();
const Sc=e=>xc.safeParse(e).success;
const Cc=B({
jsonrpc:G(`2.0`),
id:vc,
result:Q}).strict();
const wc=e=>Cc.safeParse(e).success;
var Tc;
(function(e){
e[e.ConnectionClosed=-32e3]=`ConnectionClosed`;
e[e.RequestTimeout=-32001]=`RequestTimeout`;
e[e.ParseError=-32700]=`ParseError`;
e[e.InvalidRequest=-32600]=`InvalidRequest`;
e[e.MethodNotFound=-32601]=`MethodNotFound`;
e[e.InvalidParams=-32602]=`InvalidParams`;
e[e.InternalError=-32603]=`InternalError`;
e[e.UrlElicitationRequired=-32042]=`UrlElicitationRequired`})(Tc||={});
const Ec=B({
jsonrpc:G(`2.0`),
id:vc.optional(),
error:B({
code:I().int(),
message:P(),
data:R().optional()})}).strict();
const Dc=e=>Ec.safeParse(e).success;
const Oc=H([yc,xc,Cc,Ec]);
H([Cc,Ec]);
const kc=Q.strict();
const Ac=X.extend({
requestId:vc.optional(),
reason:P().optional()});
const jc=Z.extend({
method:G(`notifications/cancelled`),
params:Ac});
const Mc=B({
icons:z(B({
src:P(),
mimeType:P().optional(),
sizes:z(P()).optional(),
theme:W([`light`,`dark`]).optional()})).optional()});
const $=B({
name:P(),
title:P().optional()});
const Nc=$.extend({...$.shape,...Mc.shape,
version:P(),
websiteUrl:P().optional(),
description:P().optional()});
const Pc=oc(e=>{
if(e&&typeof e==`object`&&!Array.isArray(e)&&Object.keys(e).length===0)
return{
form:{}};
return e},Ms(B({
form:Ms(B({
applyDefaults:L().optional()}),U(P(),R())).optional(),
url:q.optional()}),U(P(),R()).optional()));
const Fc=V({
list:q.optional(),
cancel:q.optional(),
requests:V({
sampling:V({
createMessage:q.optional()}).optional(),
elicitation:V({
create:q.optional()}).optional()}).optional()});
const Ic=V({
list:q.optional(),
cancel:q.optional(),
requests:V({
tools:V({
call:q.optional()}).optional()}).optional()});
const Lc=B({
experimental:U(P(),q).optional(),
sampling:B({
context:q.optional(),
tools:q.optional()}).optional(),
elicitation:Pc.optional(),
roots:B({
listChanged:L().optional()}).optional(),
tasks:Fc.optional(),
extensions:U(P(),q).optional()});
const Rc=J.extend({
protocolVersion:P(),
capabilities:Lc,
clientInfo:Nc});
const zc=Y.extend({
method:G(`initialize`),
params:Rc});
const Bc=B({
experimental:U(P(),q).optional(),
logging:q.optional(),
completions:q.optional(),
prompts:B({
listChanged:L().optional()}).optional(),
resources:B({
subscribe:L().optional(),
listChanged:L().optional()}).optional(),
tools:B({
listChanged:L().optional()}).optional(),
tasks:Ic.optional(),
extensions:U(P(),q).optional()});
const Vc=Q.extend({
protocolVersion:P(),
capabilities:Bc,
serverInfo:Nc,
instructions:P().optional()});
const Hc=Z.extend({
method:G(`notifications/initialized`),
params:X.optional()});
const Uc=Y.extend({
method:G(`ping`),
params:J.optional()});
const Wc=B({
progress:I(),
total:K(I()),
message:K(P())});
const Gc=B({...X.shape,...Wc.shape,
progressToken:dc});
const Kc=Z.extend({
method:G(`notifications/progress`),
params:Gc});
const qc=J.extend({
cursor:fc.optional()});
const Jc=Y.extend({
params:qc.optional()});
const Yc=Q.extend({
nextCursor:fc.optional()});
const Xc=W([`working`,`input_required`,`completed`,`failed`,`cancelled`]);
const Zc=B({
taskId:P(),
status:Xc,
ttl:H([I(),Ss()]),
createdAt:P(),
lastUpdatedAt:P(),
pollInterval:K(I()),
statusMessage:K(P())});
const Qc=Q.extend({
task:Zc});
const $c=X.merge(Zc);
const el=Z.extend({
method:G(`notifications/tasks/status`),
params:$c});
const tl=Y.extend({
method:G(`tasks/get`),
params:J.extend({
taskId:P()})});
const nl=Q.merge(Zc);
const rl=Y.extend({
method:G(`tasks/result`),
params:J.extend({
taskId:P()})});
Q.loose();
const il=Jc.extend({
method:G(`tasks/list`)});
const al=Yc.extend({
tasks:z(Zc)});
const ol=Y.extend({
method:G(`tasks/cancel`),
params:J.extend({
taskId:P()})});
const sl=Q.merge(Zc);
const cl=B({
uri:P(),
mimeType:K(P()),
_meta:U(P(),R()).optional()});
const ll=cl.extend({
text:P()});
const ul=P().refine(e=>{
try{
atob(e);
return!0}catch{
return!1}},{
message:`Invalid Base64 string`});
const dl=cl.extend({
blob:ul});
const fl=W([`user`,`assistant`]);
const pl=B({
audience:z(fl).optional(),
priority:I().min(0).max(1).optional(),
lastModified:sc({
offset:!0}).optional()});
const ml=B({...$.shape,...Mc.shape,
uri:P(),
description:K(P()),
mimeType:K(P()),
size:K(I()),
annotations:pl.optional(),
_meta:K(V({}))});
const hl=B({...$.shape,...Mc.shape,
uriTemplate:P(),
description:K(P()),
mimeType:K(P()),
annotations:pl.optional(),
_meta:K(V({}))});
const gl=Jc.extend({
method:G(`resources/list`)});
const _l=Yc.extend({
resources:z(ml)});
const vl=Jc.extend({
method:G(`resources/templates/list`)});
const yl=Yc.extend({
resourceTemplates:z(hl)});
const bl=J.extend({
uri:P()});
const xl=bl;
const Sl=Y.extend({
method:G(`resources/read`),
params:xl});
const Cl=Q.extend({
contents:z(H([ll,dl]))});
const wl=Z.extend({
method:G(`notifications/resources/list_changed`),
params:X.optional()});
const Tl=bl;
const El=Y.extend({
method:G(`resources/subscribe`),
params:Tl});
const Dl=bl;
const Ol=Y.extend({
method:G(`resources/unsubscribe`),
params:Dl});
const kl=X.extend({
uri:P()});
const Al=Z.extend({
method:G(`notifications/resources/updated`),
params:kl});
const jl=B({
name:P(),
description:K(P()),
required:K(L())});
const Ml=B({...$.shape,...Mc.shape,
description:K(P()),
arguments:K(z(jl)),
_meta:K(V({}))});
const Nl=Jc.extend({
method:G(`prompts/list`)});
const Pl=Yc.extend({
prompts:z(Ml)});
const Fl=J.extend({
name:P(),
arguments:U(P(),P()).optional()});
const Il=Y.extend({
method:G(`prompts/get`),
params:Fl});
const Ll=B({
type:G(`text`),
text:P(),
annotations:pl.optional(),
_meta:U(P(),R()).optional()});
const Rl=B({
type:G(`image`),
data:ul,
mimeType:P(),
annotations:pl.optional(),
_meta:U(P(),R()).optional()});
const zl=B({
type:G(`audio`),
data:ul,
mimeType:P(),
annotations:pl.optional(),
_meta:U(P(),R()).optional()});
const Bl=B({
type:G(`tool_use`),
name:P(),
id:P(),
input:U(P(),R()),
_meta:U(P(),R()).optional()});
const Vl=B({
type:G(`resource`),
resource:H([ll,dl]),
annotations:pl.optional(),
_meta:U(P(),R()).optional()});
const Hl=H([Ll,Rl,zl,ml.extend({
type:G(`resource_link`)}),Vl]);
const Ul=B({
role:fl,
content:Hl});
const Wl=Q.extend({
description:P().optional(),
messages:z(Ul)});
const Gl=Z.extend({
method:G(`notifications/prompts/list_changed`),
params:X.optional()});
const Kl=B({
title:P().optional(),
readOnlyHint:L().optional(),
destructiveHint:L().optional(),
idempotentHint:L().optional(),
openWorldHint:L().optional()});
const ql=B({
taskSupport:W([`required`,`optional`,`forbidden`]).optional()});
const Jl=B({...$.shape,...Mc.shape,
description:P().optional(),
inputSchema:B({
type:G(`object`),
properties:U(P(),q).optional(),
required:z(P()).optional()}).catchall(R()),
outputSchema:B({
type:G(`object`),
properties:U(P(),q).optional(),
required:z(P()).optional()}).catchall(R()).optional(),
annotations:Kl.optional(),
execution:ql.optional(),
_meta:U(P(),R()).optional()});
const Yl=Jc.extend({
method:G(`tools/list`)});
const Xl=Yc.extend({
tools:z(Jl)});
const Zl=Q.extend({
content:z(Hl).default([]),
structuredContent:U(P(),R()).optional(),
isError:L().optional()});
Zl.or(Q.extend({
toolResult:R()}));
const Ql=gc.extend({
name:P(),
arguments:U(P(),R()).optional()});
const $l=Y.extend({
method:G(`tools/call`),
params:Ql});
const eu=Z.extend({
method:G(`notifications/tools/list_changed`),
params:X.optional()});
B({
autoRefresh:L().default(!0),
debounceMs:I().int().nonnegative().default(300)});
const tu=W([`debug`,`info`,`notice`,`warning`,`error`,`critical`,`alert`,`emergency`]);
const nu=J.extend({
level:tu});
const ru=Y.extend({
method:G(`logging/setLevel`),
params:nu});
const iu=X.extend({
level:tu,
logger:P().optional(),
data:R()});
const au=Z.extend({
method:G(`notifications/message`),
params:iu});
const ou=B({
hints:z(B({
name:P().optional()})).optional(),
costPriority:I().min(0).max(1).optional(),
speedPriority:I().min(0).max(1).optional(),
intelligencePriority:I().min(0).max(1).optional()});
const su=B({
mode:W([`auto`,`required`,`none`]).optional()});
const cu=B({
type:G(`tool_result`),
toolUseId:P().describe(`The unique identifier for the corresponding tool call.`),
content:z(Hl).default([]),
structuredContent:B({}).loose().optional(),
isError:L().optional(),
_meta:U(P(),R()).optional()});
const lu=As(`type`,[Ll,Rl,zl]);
const uu=As(`type`,[Ll,Rl,zl,Bl,cu]);
const du=B({
role:fl,
content:H([uu,z(uu)]),
_meta:U(P(),R()).optional()});
const fu=gc.extend({
messages:z(du),
modelPreferences:ou.optional(),
systemPrompt:P().optional(),
includeContext:W([`none`,`thisServer`,`allServers`]).optional(),
temperature:I().optional(),
maxTokens:I().int(),
stopSequences:z(P()).optional(),
metadata:q.optional(),
tools:z(Jl).optional(),
toolChoice:su.optional()});
const pu=Y.extend({
method:G(`sampling/createMessage`),
params:fu});
const mu=Q.extend({
model:P(),
stopReason:K(W([`endTurn`,`stopSequence`,`maxTokens`]).or(P())),
role:fl,
content:lu});
const hu=Q.extend({
model:P(),
stopReason:K(W([`endTurn`,`stopSequence`,`maxTokens`,`toolUse`]).or(P())),
role:fl,
content:H([uu,z(uu)])});
const gu=B({
type:G(`boolean`),
title:P().optional(),
description:P().optional(),
default:L().optional()});
const _u=B({
type:G(`string`),
title:P().optional(),
description:P().optional(),
minLength:I().optional(),
maxLength:I().optional(),
format:W([`email`,`uri`,`date`,`date-time`]).optional(),
default:P().optional()});
const vu=B({
type:W([`number`,`integer`]),
title:P().optional(),
description:P().optional(),
minimum:I().optional(),
maximum:I().optional(),
default:I().optional()});
const yu=B({
type:G(`string`),
title:P().optional(),
description:P().optional(),
enum:z(P()),
default:P().optional()});
const bu=B({
type:G(`string`),
title:P().optional(),
description:P().optional(),
oneOf:z(B({
const:P(),
title:P()})),
default:P().optional()});
const xu=H([H([B({
type:G(`string`),
title:P().optional(),
description:P().optional(),
enum:z(P()),
enumNames:z(P()).optional(),
default:P().optional()}),H([yu,bu]),H([B({
type:G(`array`),
title:P().optional(),
description:P().optional(),
minItems:I().optional(),
maxItems:I().optional(),
items:B({
type:G(`string`),
enum:z(P())}),
default:z(P()).optional()}),B({
type:G(`array`),
title:P().optional(),
description:P().optional(),
minItems:I().optional(),
maxItems:I().optional(),
items:B({
anyOf:z(B({
const:P(),
title:P()}))}),
default:z(P()).optional()})])]),gu,_u,vu]);
const Su=H([gc.extend({
mode:G(`form`).optional(),
message:P(),
requestedSchema:B({
type:G(`object`),
properties:U(P(),xu),
required:z(P()).optional()})}),gc.extend({
mode:G(`url`),
message:P(),
elicitationId:P(),
url:P().url()})]);
const Cu=Y.extend({
method:G(`elicitation/create`),
params:Su});
const wu=X.extend({
elicitationId:P()});
const Tu=Z.extend({
method:G(`notifications/elicitation/complete`),
params:wu});
const Eu=Q.extend({
action:W([`accept`,`decline`,`cancel`]),
content:oc(e=>e===null?void 0:e,U(P(),H([P(),I(),L(),z(P())])).optional())});
const Du=B({
type:G(`ref/resource`),
uri:P()});
const Ou=B({
type:G(`ref/prompt`),
name:P()});
const ku=J.extend({
ref:H([Ou,Du]),
argument:B({
name:P(),
value:P()}),
context:B({
arguments:U(P(),P()).optional()}).optional()});
const Au=Y.extend({
method:G(`completion/complete`),
params:ku});
const ju=Q.extend({
completion:V({
values:z(P()).max(100),
total:K(I().int()),
hasMore:K(L())})});
const Mu=B({
uri:P().startsWith(`file://`),
name:P().optional(),
_meta:U(P(),R()).optional()});
const Nu=Y.extend({
method:G(`roots/list`),
params:J.optional()});
const Pu=Q.extend({
roots:z(Mu)});
const Fu=Z.extend({
method:G(`notifications/roots/list_changed`),
params:X.optional()});
H([Uc,zc,Au,ru,Il,Nl,gl,vl,Sl,El,Ol,$l,Yl,tl,rl,il,ol]);
H([jc,Kc,Hc,Fu,el]);
H([kc,mu,hu,Eu,Pu,nl,al,Qc]);
H([Uc,pu,Cu,Nu,tl,rl,il,ol]);
H([jc,Kc,au,Al,wl,eu,Gl,el,Tu]);
H([kc,Vc,ju,Wl,Pl,_l,yl,Cl,Zl,Xl,nl,al,Qc]);
var Iu=class e extends Error{
constructor(e,t,n){
super(`MCP error ${e}: ${t}`);
this.code=e;
this.data=n;
this.name=`McpError`}
static fromError(t,n,r){
if(t===Tc.UrlElicitationRequired&&r){
let e=r;
if(e.elicitations)
return new Lu(e.elicitations,n)}
return new e(t,n,r)}};
var Lu=class extends Iu{
constructor(e,t=`URL elicitation${e.length>1?`s`:``} required`){
super(Tc.UrlElicitationRequired,t,{
elicitations:e})}
get elicitations(){
return this.data?.elicitations??[]}};
exports.CallToolRequestSchema=$l;
exports.CallToolResultSchema=Zl;
exports.CancelTaskRequestSchema=ol;
exports.CancelTaskResultSchema=sl;
exports.CancelledNotificationSchema=jc;
exports.CreateMessageResultSchema=mu;
exports.CreateMessageResultWithToolsSchema=hu;
exports.CreateTaskResultSchema=Qc;
exports.ElicitResultSchema=Eu;
exports.EmptyResultSchema=kc;
exports.ErrorCode=Tc;
exports.GetTaskPayloadRequestSchema=rl;
exports.GetTaskRequestSchema=tl;
exports.GetTaskResultSchema=nl;
exports.InitializeRequestSchema=zc;
exports.InitializedNotificationSchema=Hc;
exports.JSONRPCMessageSchema=Oc;
exports.LATEST_PROTOCOL_VERSION=cc;
exports.ListRootsResultSchema=Pu;
exports.ListTasksRequestSchema=il;
exports.ListTasksResultSchema=al;
exports.ListToolsRequestSchema=Yl;
exports.LoggingLevelSchema=tu;
exports.McpError=Iu;
exports.PingRequestSchema=Uc;
exports.ProgressNotificationSchema=Kc;
exports.RELATED_TASK_META_KEY=uc;
exports.RootsListChangedNotificationSchema=Fu;
exports.SUPPORTED_PROTOCOL_VERSIONS=lc;
exports.SetLevelRequestSchema=ru;
exports.TaskStatusNotificationSchema=el;
exports.isJSONRPCErrorResponse=Dc;
exports.isJSONRPCNotification=Sc;
exports.isJSONRPCRequest=bc;
exports.isJSONRPCResultResponse=wc;
exports.isTaskAugmentedRequestParams=_c;
exports.safeParse=lt;
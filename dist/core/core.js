"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./start.js");
let n=require("node:fs");
n=e.__toESM(n,1);
let r=require("node:path");
r=e.__toESM(r,1);
let i=require("node:buffer");
let a=require("node:util");
const o={
file:`a file`,
folder:`a folder`,
link:`a link`,
pipe:`a named pipe`,
socket:`a socket`,
device:`a device`,
unknown:`something else`};
function s(e){
return o[e]}
const c=33554432;
var l=class extends Error{
code;
constructor(e,t){
super(`${e}: ${t}`);
this.code=e}};
var u=class extends Error{
fact;
constructor(e){
let t=e===`link`?`this link points to nothing`:`this is ${s(e)}, not a file`;
super(t);
this.fact=t}};
var d=class extends Error{
bytes;
constructor(e){
super(`${e} bytes`);
this.bytes=e}};
const f=new Map([[`EACCES`,`permission denied`],[`EPERM`,`permission denied`],[`ENOENT`,`it does not exist`],[`ENOTDIR`,`it does not exist`],[`ELOOP`,`its link leads back to itself`],[`ENAMETOOLONG`,`its name is too long`],[`EISDIR`,`it is a folder`],[`EROFS`,`the file system is read-only`],[`ENOSPC`,`no space is left`],[`EMFILE`,`too many files are open`]]);
function p(e){
let t=ee(e);
return f.get(t)??`the file system says ${t}`}
function m(e){
let t=ee(e);
return t===`ENOENT`||t===`ENOTDIR`}
function ee(e){
return typeof e==`object`&&e&&`code`in e?String(e.code):`no reason`}
const te=[68,73,82,67];
const ne=[20,32];
const h=4095;
function g(e){
let t=new DataView(e.buffer,e.byteOffset,e.byteLength);
if(e.length<=12||te.some((t,n)=>e[n]!==t))
return;
if(t.getUint32(4)>3)
return;
for(
let n of ne){
let r=re(e,t,n);
if(r!==void 0)
return r}}
function re(e,t,n){
let r=t.getUint32(8);
let i=[];
let a=[];
for(
let o=12;i.length<r;){
let r=o+40+n;
if(r+2>e.length)
return;
let s=t.getUint16(r);
let c=r+(s&16384?4:2);
let l=s&h;
let u=l<h?c+l:e.indexOf(0,c+l);
if(u===-1||e[u]!==0)
return;
i.push(c);
a.push(u);
o+=(u-o>>3)+1<<3}
return{
has:t=>_(new TextEncoder().encode(t),e,i,a)}}
function _(e,t,n,r){
let i=0;
for(
let a=n.length;i<a;){
let o=i+a>>1;
let s=ie(e,t,n[o]??0,r[o]??0);
if(s===0)
return!0;
s<0?a=o:i=o+1}
return!1}
function ie(e,t,n,r){
let i=Math.min(e.length,r-n);
for(
let r=0;r<i;r+=1){
let i=(e[r]??0)-(t[n+r]??0);
if(i!==0)
return i}
return e.length-(r-n)}
const v=/^(?:[A-Za-z]:(?:\/|$)|\/\/[^/]+\/[^/]+(?:\/|$))/;
function ae(e){
return E(e)!==``}
function y(...e){
let[t=``,...n]=e.filter(e=>e!==``);
return se(n.length===0?t:T(t)+n.join(`/`).replace(/^\/+/,``))}
function b(e,t){
let n=E(e);
let r=n!==`/`&&v.test(t)?se(t):se(x(n,e,t));
return r.endsWith(`/`)&&r!==E(r)?r.slice(0,-1):r}
function x(e,t,n){
return n.startsWith(`/`)?e+n.replace(/^\/+/,``):T(t)+n}
function S(e,t){
let n=E(e);
if(!ce(n,E(t),n))
return t;
let r=D(e.slice(n.length));
let i=D(t.slice(E(t).length));
let a=0;
for(;a<r.length&&a<i.length&&ce(r[a]??``,i[a]??``,n);)
a+=1;
return[...r.slice(a).map(()=>`..`),...i.slice(a)].join(`/`)}
function C(e){
let t=E(e);
let n=e.lastIndexOf(`/`);
if(n<t.length)
return t===``?`.`:t;
return e.slice(0,n)}
function w(e){
return e.slice(Math.max(e.lastIndexOf(`/`)+1,E(e).length))}
function T(e){
return e.endsWith(`/`)?e:`${e}/`}
function oe(e){
return e===`..`||e.startsWith(`../`)||ae(e)}
function E(e){
let t=e.charCodeAt(0);
if(t===47&&e.charCodeAt(1)!==47)
return`/`;
let[n]=v.exec(e)??[];
if(n!==void 0)
return T(n);
return t===47?`/`:``}
function se(e){
let t=E(e);
let n=e.slice(t.length);
let r=[];
for(
let e of D(n)){
if(e===`.`)
continue;
e!==`..`||t===``&&(r.length===0||r.at(-1)===`..`)?r.push(e):r.pop()}
let i=n.endsWith(`/`)?`/`:``;
return r.length===0?t||`.${i}`:t+r.join(`/`)+i}
function D(e){
return e.split(`/`).filter(e=>e!==``)}
function ce(e,t,n){
return e===t||n!==`/`&&e.toLowerCase()===t.toLowerCase()}
const le=65536;
const ue=n.default.constants.O_RDONLY|(n.default.constants.O_NONBLOCK??0);
function O(e){
return r.default.sep===`/`?e:e.replaceAll(r.default.sep,`/`)}
const k={
ignoresCase:process.platform===`win32`||process.platform===`darwin`,
get home(){
return de()},
get env(){
return process.env},
resolve:(e,t)=>O(r.default.resolve(e,t)),
list:e=>n.default.readdirSync(e,{
withFileTypes:!0}),
kind:e=>{
try{
return A(n.default.lstatSync(e))}catch{
return}},
target:e=>A(n.default.statSync(e)),
exists:e=>n.default.existsSync(e),
read:fe,
head:_e,
real:e=>O(n.default.realpathSync(e)),
tracked:ve};
function de(){
try{
return O(process.getBuiltinModule(`node:os`).homedir())}catch{
return}}
function A(e){
if(e.isFile())
return`file`;
if(e.isDirectory())
return`folder`;
if(e.isSymbolicLink())
return`link`;
if(e.isFIFO())
return`pipe`;
if(e.isSocket())
return`socket`;
if(e.isCharacterDevice()||e.isBlockDevice())
return`device`;
return`unknown`}
function fe(e,t=!1){
t||j(e);
let r=n.default.openSync(e,ue);
try{
let e=n.default.fstatSync(r);
if(!e.isFile())
throw new u(A(e));
if(e.size>33554432)
throw new d(e.size);
let t=he(r,e.size);
if(t.length>33554432)
throw new d(t.length);
return(0,i.isAscii)(t)&&!t.includes(0)?t.toString(`latin1`):t}finally{
n.default.closeSync(r)}}
function j(e){
let t=A(n.default.lstatSync(e));
t===`link`&&(t=pe(e));
if(t!==`file`)
throw new u(t)}
function pe(e){
try{
return A(n.default.statSync(e))}catch(e){
if(m(e))
return`link`;
throw e}}
let me;
function he(e,t){
let r=t<le?ge():Buffer.allocUnsafe(t+1);
let i=0;
for(;;){
let a=n.default.readSync(e,r,i,r.length-i,null);
i+=a;
if(a===0||i===t&&t>0||i>33554432)
return r.subarray(0,i);
i===r.length&&(r=Buffer.concat([r],r.length*2))}}
function ge(){
me??=Buffer.allocUnsafeSlow(le);
return me}
function _e(e,t){
let r=A(n.default.statSync(e));
if(r!==`file`)
throw new u(r);
let i=n.default.openSync(e,ue);
try{
let e=new Uint8Array(t);
return e.subarray(0,n.default.readSync(i,e,0,t,0))}finally{
n.default.closeSync(i)}}
function ve(e){
try{
let t=y(e,`.git/index`);
let r=n.default.statSync(t);
return r.isFile()&&r.size<=268435456?g(n.default.readFileSync(t)):void 0}catch{
return}}
const ye=`/repository`;
function be(e,t={}){
return new Se(xe(e)?e:new Map(Object.entries(e)),t)}
function xe(e){
return typeof e.entries==`function`}
var Se=class{
ignoresCase;
home;
env;
#e=new Map;
#t=new Map([[`/`,new Map]]);
constructor(e,{
home:t,
env:n={},
ignoresCase:r=!1}){
this.home=t;
this.env=n;
this.ignoresCase=r;
this.#n(`${ye}/`);
for(
let[t,n]of e){
let e=b(ye,t);
this.#e.set(e,n);
this.#n(e).set(w(e),new Ce(w(e),!0))}}
resolve(e,t){
return b(e===``?ye:e,t)}
list(e){
let t=this.#t.get(we(e));
if(t!==void 0)
return[...t.values()];
throw new l(this.#e.has(e)?`ENOTDIR`:`ENOENT`,e)}
kind(e){
let t=we(e);
if(t===e&&this.#e.has(e))
return`file`;
return this.#t.has(t)?`folder`:void 0}
target(e){
let t=this.kind(e);
if(t===void 0)
throw new l(`ENOENT`,e);
return t}
exists(e){
return this.kind(e)!==void 0}
read(e){
let t=this.target(e);
let n=t===`file`?this.#e.get(e):void 0;
if(n===void 0)
throw new u(t);
return Te(n)}
head(e,t){
let n=this.read(e);
return(typeof n==`string`?new TextEncoder().encode(n):n).slice(0,t)}
real(e){
this.target(e);
return we(e)}
tracked(e){
let t=this.#e.get(y(e,`.git/index`));
return t instanceof Uint8Array?g(t):void 0}
#n(e){
let t=C(e);
let n=this.#t.get(t);
if(n!==void 0)
return n;
let r=new Map;
this.#t.set(t,r);
this.#n(t).set(w(t),new Ce(w(t),!1));
return r}};
var Ce=class{
name;
#e;
constructor(e,t){
this.name=e;
this.#e=t}
isFile(){
return this.#e}
isDirectory(){
return!this.#e}};
function we(e){
return e.length>1&&e.endsWith(`/`)?e.slice(0,-1):e}
function Te(e){
let t=typeof e==`string`?new TextEncoder().encode(e):e;
if(t.length>33554432)
throw new d(t.length);
if(t.includes(0))
return t;
if(typeof e==`string`)
return e.length===t.length?e:t;
return t.every(e=>e<128)?new TextDecoder().decode(t):t}
var Ee=class{
contents;
places;
constructor(e){
this.contents=new Set(e.map(({
path:e})=>e));
this.places=new Set(e.flatMap(({
path:e,
how:t})=>t===`written`?[]:ke(e)))}};
var De=class{
#e;
#t;
addContent(e){
this.#e??=new Set;
this.#e.add(e)}
addPlace(e){
this.#t??=new Set;
this.#t.add(e.length>1&&e.endsWith(`/`)?e.slice(0,-1):e)}
isTouchedBy({
path:e,
how:t}){
if(this.#e?.has(e))
return!0;
let n=this.#t;
return t!==`written`&&n!==void 0&&ke(e).some(e=>n.has(e))}
isTouchedByAny({
contents:e,
places:t}){
return Oe(this.#e,e)||Oe(this.#t,t)}};
function Oe(e=new Set,t){
for(
let n of e)
if(t.has(n))
return!0;
return!1}
function ke(e){
let t=[e];
for(
let n=e;C(n)!==n;n=C(n))
t.push(C(n));
return t}
var Ae=class{
below;
questions;
constructor(e,t){
this.below=e;
this.questions=t}
get ignoresCase(){
return this.below.ignoresCase}
get home(){
return this.below.home}
get env(){
return this.below.env}
resolve(e,t){
return this.below.resolve(e,t)}
list(e){
this.questions.addPlace(e);
return this.below.list(e)}
kind(e){
this.questions.addPlace(e);
return this.below.kind(e)}
target(e){
this.questions.addPlace(e);
return this.below.target(e)}
exists(e){
this.questions.addPlace(e);
return this.below.exists(e)}
read(e,t){
this.questions.addContent(e);
t||this.#e(e);
return this.below.read(e,t)}
head(e,t){
this.questions.addContent(e);
return this.below.head(e,t)}
real(e){
this.questions.addPlace(e);
let t=this.below.real(e);
this.questions.addPlace(t);
return t}
tracked(e){
this.questions.addContent(y(e,`.git/index`));
return this.below.tracked(e)}
#e(e){
this.questions.addPlace(e);
try{
this.questions.addContent(this.below.real(e))}catch{}}};
function je(e,t){
return t.size===0?e:new Me(e,t)}
var Me=class{
#e;
#t;
#n=new Set;
constructor(e,t){
this.#e=e;
let n=new Map;
for(
let[r,i]of t)
for(
let t of new Set([r,Ne(r,e)]))
i===void 0?this.#n.add(t):n.set(t,i);
this.#t=be(n)}
get ignoresCase(){
return this.#e.ignoresCase}
get home(){
return this.#e.home}
get env(){
return this.#e.env}
resolve(e,t){
return this.#e.resolve(e,t)}
list(e){
let t=this.#t.kind(e)===`folder`?this.#t.list(e):[];
let n=t.length===0||this.#e.exists(e)?this.#e.list(e):[];
let r=T(e);
let i=new Map(n.map(e=>[e.name,e]));
for(
let e of i.keys())
this.#n.has(r+e)&&i.delete(e);
for(
let e of t)
(e.isFile()||!i.has(e.name))&&i.set(e.name,e);
return[...i.values()]}
kind(e){
if(this.#t.kind(e)===`file`)
return`file`;
return this.#n.has(e)?void 0:this.#e.kind(e)??this.#t.kind(e)}
target(e){
return this.#r(e).target(e)}
exists(e){
return!this.#n.has(e)&&(this.#t.exists(e)||this.#e.exists(e))}
read(e,t){
return this.#r(e).read(e,t)}
head(e,t){
return this.#r(e).head(e,t)}
real(e){
return this.#t.kind(e)===`file`?Ne(e,this.#e):this.#r(e).real(e)}
tracked(e){
return this.#e.tracked(e)}
#r(e){
if(this.#n.has(e))
throw new l(`ENOENT`,e);
let t=this.#t.kind(e);
return t===`file`||t===`folder`&&!this.#e.exists(e)?this.#t:this.#e}};
function Ne(e,t){
try{
return y(t.real(C(e)),w(e))}catch{
return e}}
const Pe=new Map([[`
`,`\\n`],[`\r`,`\\r`],[`	`,`\\t`]]);
const Fe=/^[\x20-\x7e]*$/;
function M(e){
return Fe.test(e)?e:e.replace(Ie(),Re)}
function Ie(){
return/(?![\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu}
function N(e){
return`"${M(Le(e).replace(/["\\]/g,`\\$&`))}"`}
function Le(e){
if(e.length<=80)
return e;
let t=e.slice(0,79);
return`${/[\ud800-\udbff]$/.test(t)?t.slice(0,-1):t}\u2026`}
function Re(e){
let t=e.codePointAt(0)??0;
let n=t.toString(16);
return Pe.get(e)??(t>65535?`\\u{${n}}`:`\\u${n.padStart(4,`0`)}`)}
function ze(e,t,n){
if(e===`toml`)
return`${t} = ${n}`;
return e===`json`?`${N(t)}: ${n}`:`${t}: ${n}`}
const Be=new TextEncoder;
function Ve(e){
return Be.encode(e).length}
function He(e,{
max:t=8,
conjunction:n=`and`,
bare:r}={}){
let i=e.slice(0,t).map(e=>r?e:N(e));
let a=e.length-i.length;
if(a>0)
return`${i.join(`, `)} and ${a} more`;
let o=i.pop()??``;
return i.length===0?o:`${i.join(`, `)} ${n} ${o}`}
function P(e,t){
return`${e} ${e===1?t:Ue(t)}`}
function Ue(e){
if(/[^aeiou]y$/.test(e))
return`${e.slice(0,-1)}ies`;
return/(?:s|x|z|ch|sh)$/.test(e)?`${e}es`:`${e}s`}
function We(e,t,n){
e.lastIndex=0;
for(
let r=e.exec(t);r!==null;r=e.exec(t))
n(r)}
const Ge=RegExp(`(?<![A-Za-z0-9])(?:${`gh[opsur]_,github_pat_,glpat-,sk-,[spr]k_(?:live|test)_,xox[a-z]-,xapp-,AKIA,ASIA,AIza,AQ\\.,ya29\\.,eyJ,sbp_,sb_secret_,fig[du]_,npm_,hf_,pypi-,do[opr]_v1_,SG\\.,key-,ctx7sk-,tvly-,fc-,BSA,gsk_,xai-,pplx-,nvapi-,r8_,re_,ntn_,secret_,lin_api_,apify_api_,dckr_pat_,whsec_,shp(?:at|ca|pa|ss)_,sntry[su]_,hvs\\.,ATATT,PMAK-,AGE-SECRET-KEY-`.split(`,`).join(`|`)})(?=[\\w.=+/~-]{8})([\\w.=+/~-]*)`,`g`);
const Ke=/(?=[A-Za-z0-9\\][\w+/.:~%\\-]{15})[\w+/.:~%\\-]*={0,3}/g;
const qe=/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;
function Je(e,t){
We(Ge,e,e=>{
at(e[1]??``)&&t(e.index,e.index+e[0].length)})}
function Ye(e,t,n){
let r=0;
for(
let[i,a]of[...t,[e.length,e.length]]){
Xe(e.slice(r,i),r,n);
r=a}}
function Xe(e,t,n){
We(Ke,e,({
0:e,
index:r})=>{
Qe(e)&&n(t+r,t+r+e.length)})}
function Ze(e){
for(
let t of e.matchAll(Ge))
if(at(t[1]??``))
return!0;
for(
let t of e.matchAll(Ke))
if(Qe(t[0]))
return!0;
return!1}
function Qe(e){
if(e.length<16)
return!1;
if(qe.test(e))
return!0;
if(!/\d/.test(e)||!/[A-Za-z]/.test(e))
return rt(e);
return!$e(e)}
function $e(e){
let t=/^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(e);
let n=0;
let r=0;
for(
let[i]of e.replace(/\\u[0-9a-f]{4}/gi,`-`).matchAll(/[A-Za-z0-9]+/g)){
n++;
if(/^\d+$/.test(i)){
if(i.length>8)
return!1}else 
if(/^[A-Za-z]+$/.test(i)){
if(i.length>=32||!tt(i))
return!1}else{
r++;
if(!et(i)&&!(t&&/^[A-Z]+\d{1,2}[A-Z]+$/.test(i)))
return!1}}
return r<3||r*2<=n}
function et(e){
if(e.length>=16)
return!1;
if(/^(?:\d{2}T\d{2}|\d{1,9}Z)$/.test(e))
return!0;
if(/^(?:[a-z]+\d{1,2}[a-z]+|[A-Z][a-z]+\d{1,2}[A-Z][a-z]+)$/.test(e))
return tt(e.replace(/\d/g,``));
let t=/^(?:([A-Za-z]+)\d{1,4}|\d{1,4}([A-Za-z]+))$/.exec(e)?.slice(1).join(``);
return t!==void 0&&tt(t)}
function tt(e){
let t=e.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)??[];
if(t.length*4>e.length+3)
return!1;
return it(e)<=Math.max(1,e.length/5)&&t.every(nt)}
function nt(e){
return!/[bcdfghj-np-tvwxz]{6}/i.test(e)}
function rt(e){
for(
let[t]of e.matchAll(/(?=[A-Za-z]{16})[A-Za-z]+/g))
if(it(t)*5>t.length)
return!0;
return!1}
function it(e){
return e.match(/[a-z](?=[A-Z])/g)?.length??0}
function at(e){
return e.length>=8&&(/\d/.test(e)&&!ot(e)||/[a-z]/.test(e)&&/[A-Z]/.test(e))}
function ot(e){
return e.length<32&&/^(?:[a-z]{1,12}|\d{1,2}|v\d{1,2})(?:[-_./](?:[a-z]{1,12}\d{0,2}|\d{1,2}))+$/.test(e)}
const st=/(?:token|secret|password|passwd|passphrase|passcode|apikey|authkey|accesskey|secretkey|privatekey|credential|authorization|bearer|pwd|cookie|mnemonic|seedphrase)s?$/;
const ct=/(?:api|access|private|secret|license|signing|encryption|account|auth|service|master|session|subscription|client|admin|app) keys?(?: |$)/;
const lt=/(?:seed|recovery|backup|secret|wallet) phrases?(?: |$)/;
const ut=/^(?:pass|pat|pin|dsn|jwt|creds?)$/;
const dt=/^(?:.*key|auth|session|signature)s?$/;
const ft=new Set([`endpoint`,`file`,`path`,`uri`,`url`]);
const pt=new Set([`count`,`enabled`,`env`,`header`,`helper`,`id`,`limit`,`method`,`name`,`prefix`,`required`,`timeout`,`type`,`var`]);
const mt=new Set([`max`,`maximum`,`min`,`minimum`,`num`,`total`]);
function ht(e){
let t=gt(e.slice(-100));
let n=t.at(-1)??``;
if(ft.has(n))
return;
if(!_t(t))
return dt.test(n)?`maybe`:void 0;
return pt.has(n)||mt.has(t[0]??``)?`maybe`:`secret`}
function gt(e){
return e.replace(/([a-z0-9])(?=[A-Z])/g,`$1 `).toLowerCase().match(/[a-z]+(?:\d+[a-z]+)*/g)??[]}
function _t(e){
let t=e.join(` `);
return ct.test(t)||lt.test(t)||e.some(e=>st.test(e)||ut.test(e))}
function F(e,t){
if(e.length===0||e.length>100)
return;
let n=Math.min(Math.max(1,Math.floor(e.length/3)),e.length-1);
let r=e.toLowerCase();
let i=n+1;
let a;
for(
let o of new Set(t)){
if(Math.abs(o.length-e.length)>n)
continue;
let t=vt(r,o.toLowerCase());
if(t>i)
continue;
a=t<i?o:void 0;
i=t}
return i>n?void 0:a}
function vt(e,t){
let n=[];
let r=Array.from({
length:t.length+1},(e,t)=>t);
for(
let i=1;i<=e.length;i++){
let a=[i];
for(
let o=1;o<=t.length;o++){
let s=e[i-1]===t[o-1];
let c=Math.min(yt(r[o])+1,yt(a[o-1])+1,yt(r[o-1])+ +!s);
i>1&&o>1&&e[i-1]===t[o-2]&&e[i-2]===t[o-1]&&(c=Math.min(c,yt(n[o-2])+1));
a.push(c)}
n=r;
r=a}
return yt(r[t.length])}
function yt(e){
return e??1/0}
var I=class extends Error{
name=`UsageError`};
const bt=new Map(Object.entries({
\u0430:`a`,
\u0441:`c`,
\u0501:`d`,
\u0435:`e`,
\u04bb:`h`,
\u0456:`i`,
\u0458:`j`,
\u04cf:`l`,
\u0578:`n`,
\u043e:`o`,
\u0440:`p`,
\u051b:`q`,
\u0455:`s`,
\u03c5:`u`,
\u0475:`v`,
\u051d:`w`,
\u0445:`x`,
\u0443:`y`,
\u041c:`M`,
\u0405:`S`,
\u03bf:`o`,
\u03b1:`a`,
\u03bd:`v`}));
const xt=/^[\x20-\x7e]*$/;
function St(){
return/\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu}
function Ct(e){
if(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(e))
return e;
return[...e.replace(St(),``).normalize(`NFKC`).trim()].map(e=>bt.get(e)??e).join(``)}
function wt(e){
return!xt.test(e)&&e.search(St())!==-1}
const Tt=/\\(?:u00|x|U0000)/;
function Et(e){
return Tt.test(e)}
function Dt(e,t,n=`value`,r){
return r===void 0?{
document:e,
route:t,
side:n}:{
document:e,
route:t,
side:n,
within:r}}
function Ot(e,t,n=[]){
return{
document:e,
route:n,
side:`value`,
span:t}}
function kt(e){
return e.span??e.document.locate(e.route,e.side,e.within)}
function At(e,t){
return t.every((t,n)=>t===e[n])}
function L(e,t){
let n=Array(e.length+1);
for(
let t=0;t<e.length;t+=1)
n[t]=e[t];
n[e.length]=t;
return n}
function jt(e){
return e}
function R(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
function z(e,t){
return R(e)&&Object.hasOwn(e,t)?e[t]:void 0}
const Mt={
tools:`tools`,
prompts:`prompts`,
resources:`resources`,
resourceTemplates:`templates`};
const Nt=[`result`,`response`,`message`];
const Pt=new Set([`nextCursor`,`_meta`,`resultType`,`ttlMs`,`cacheScope`]);
const Ft=new Set([`text`,`image`,`audio`,`resource`,`resource_link`]);
function It(e){
if(!Array.isArray(e))
return[...Lt(e,[],0,!1)];
if(!e.some(Kt))
return Jt(e,Ht)?[zt(`tools`,[],e,void 0)]:[];
let t=qt(e);
return e.flatMap((e,n)=>{
let r=t.get(JSON.stringify(z(e,`id`)));
return[...Lt(e,[n],0,!1)].map(e=>e.kind===`result`&&e.tool===void 0&&r!==void 0?{...e,
tool:r}:e)})}
function*Lt(e,t,n,r){
if(n>4)
return;
if(Array.isArray(e)){
Jt(e,Ht)&&(yield zt(`tools`,t,e,void 0));
return}
if(!R(e))
return;
let i=r||z(e,`jsonrpc`)===`2.0`;
if(Ht(e)){
yield{
kind:`tools`,
route:t,
value:e,
certain:R(z(e,`inputSchema`))};
return}
if(i&&R(z(e,`error`))&&!Object.hasOwn(e,`result`)){
yield{
kind:`refusal`,
route:[...t,`error`],
value:z(e,`error`),
certain:!0};
return}
let a=!1;
for(
let[n,r]of Object.entries(Mt)){
let o=z(e,n);
if(!Array.isArray(o)&&!(r===`tools`&&o!==void 0&&Vt(e,n)))
continue;
a=!0;
yield zt(r,[...t,n],o,{
route:t,
value:e},i)}
let o=z(e,`tool`);
if(R(o)&&Object.hasOwn(o,`name`)){
yield*Lt(o,[...t,`tool`],n+1,i);
for(
let r of Rt(e,t,n,i))
yield r.kind===`result`?{...r,
tool:[...t,`tool`]}:r;
return}
if(!a&&Ut(e)){
yield{
kind:`result`,
route:t,
value:e,
certain:i||Wt(e)};
return}
yield*Rt(e,t,n,i)}
function*Rt(e,t,n,r){
for(
let i of Nt)
Object.hasOwn(e,i)&&(yield*Lt(e[i],[...t,i],n+1,r))}
function zt(e,t,n,r,i=!1){
return{
kind:e,
route:t,
value:n,
certain:i||Bt(e,n)||Array.isArray(n)&&n.length===0&&Vt(r?.value,e),...r===void 0?{}:{
envelope:r}}}
function Bt(e,t){
if(!Array.isArray(t))
return!1;
if(e===`tools`)
return t.some(e=>R(e)&&R(z(e,`inputSchema`)));
if(e===`prompts`)
return t.some(e=>typeof z(e,`name`)==`string`&&Array.isArray(z(e,`arguments`)));
let n=e===`resources`?`uri`:`uriTemplate`;
return t.some(e=>typeof z(e,n)==`string`&&typeof z(e,`name`)==`string`)}
function Vt(e,t){
return R(e)&&Object.keys(e).every(e=>e===t||Pt.has(e))}
function Ht(e){
if(!R(e))
return!1;
return Object.hasOwn(e,`inputSchema`)||typeof z(e,`name`)==`string`&&[`input_schema`,`outputSchema`,`annotations`].some(t=>Object.hasOwn(e,t))}
function Ut(e){
if(Object.hasOwn(e,`role`)||Object.hasOwn(e,`method`))
return!1;
return Array.isArray(z(e,`content`))||Object.hasOwn(e,`structuredContent`)||z(e,`resultType`)===`input_required`||Object.hasOwn(e,`isError`)}
function Wt(e){
let t=z(e,`content`);
if(Object.hasOwn(e,`structuredContent`)||z(e,`resultType`)===`input_required`)
return!0;
return Array.isArray(t)&&(Object.hasOwn(e,`isError`)||t.some(Gt))}
function Gt(e){
return Ft.has(z(e,`type`))}
function Kt(e){
if(!R(e)||Ht(e))
return!1;
return z(e,`jsonrpc`)===`2.0`||Nt.some(t=>R(z(e,t)))}
function qt(e){
let t=new Map;
for(
let n of e){
let e=[n,z(n,`message`),z(n,`request`)].find(e=>z(e,`method`)===`tools/call`);
let r=z(z(e,`params`),`name`);
typeof r==`string`&&t.set(JSON.stringify(z(e,`id`)??z(n,`id`)),r)}
return t}
function Jt(e,t){
return e.some(t)}
const Yt=[];
let Xt;
function Zt(e){
Xt??=new Map(JSON.parse(`[
["access_token",[{"client":"fast-agent","is":"auth"}]],
["allowHosts",[{"client":"Docker MCP Gateway","is":"other"}]],
["allowedTools",[{"client":"mcporter","is":"toolsAllowed"}]],
["allowed_tools",[{"client":"mcp-agent","is":"toolsAllowed"},{"client":"mcporter","is":"toolsAllowed"}]],
["alwaysAllow",[{"client":"Antigravity","is":"other"},{"client":"Junie","is":"other"},{"client":"Kilo Code","is":"autoApprove"},{"client":"LM Studio","is":"other"},{"client":"Roo Code","is":"autoApprove"},{"client":"Trae","is":"other"}]],
["alwaysLoad",[{"client":"Claude Code","is":"alwaysLoad"}]],
["alwaysLoadTools",[{"client":"Qwen Code","is":"alwaysLoad"}]],
["apiKey",[{"client":"Continue","is":"auth"},{"client":"LibreChat","is":"auth"}]],
["api_key_env",[{"client":"Mistral Vibe","is":"auth"}]],
["api_key_format",[{"client":"Mistral Vibe","is":"auth"}]],
["api_key_header",[{"client":"Mistral Vibe","is":"auth"}]],
["args",[{"client":"aix","is":"args"},{"client":"Amazon Q CLI","is":"args"},{"client":"Amp","is":"args"},{"client":"Antigravity","is":"args"},{"client":"Auggie","is":"args"},{"client":"ccmcp","is":"args"},{"client":"Claude Code","is":"args"},{"client":"Claude Desktop","is":"args"},{"client":"Cline","is":"args"},{"client":"Codebuff","is":"args"},{"client":"Codex","is":"args"},{"client":"Continue","is":"args"},{"client":"Copilot coding agent","is":"args"},{"client":"Copilot CLI","is":"args"},{"client":"Crush","is":"args"},{"client":"Cursor","is":"args"},{"client":"Factory Droid","is":"args"},{"client":"fast-agent","is":"args"},{"client":"Gemini CLI","is":"args"},{"client":"goose","is":"args"},{"client":"Junie","is":"args"},{"client":"Kilo Code","is":"args"},{"client":"Kimi CLI","is":"args"},{"client":"Kimi Code","is":"args"},{"client":"Kiro","is":"args"},{"client":"LibreChat","is":"args"},{"client":"LM Studio","is":"args"},{"client":"mcp-agent","is":"args"},{"client":"MCP Hub","is":"args"},{"client":"mcpo","is":"args"},{"client":"mcporter","is":"args"},{"client":"MetaMCP","is":"args"},{"client":"omp","is":"args"},{"client":"Qwen Code","is":"args"},{"client":"Roo Code","is":"args"},{"client":"Rovo Dev","is":"args"},{"client":"ruler","is":"args"},{"client":"Trae","is":"args"},{"client":"Mistral Vibe","is":"args"},{"client":"Visual Studio","is":"args"},{"client":"VS Code","is":"args"},{"client":"Warp","is":"args"},{"client":"Windsurf","is":"args"},{"client":"Zed","is":"args"}]],
["auth",[{"client":"Codex","is":"auth"},{"client":"Copilot CLI","is":"auth"},{"client":"Cursor","is":"auth"},{"client":"fast-agent","is":"oauth"},{"client":"Kimi CLI","is":"auth"},{"client":"Kimi Code","is":"auth"},{"client":"mcp-agent","is":"auth"},{"client":"mcporter","is":"auth"},{"client":"omp","is":"auth"},{"client":"Mistral Vibe","is":"auth"}]],
["authProviderType",[{"client":"Antigravity","is":"auth"},{"client":"Gemini CLI","is":"auth"},{"client":"Qwen Code","is":"auth"}]],
["authentication",[{"client":"Kimi CLI","is":"other"}]],
["autoApprove",[{"client":"Amazon Q CLI","is":"autoApprove"},{"client":"Antigravity","is":"other"},{"client":"Cline","is":"autoApprove"},{"client":"Junie","is":"other"},{"client":"Kiro","is":"autoApprove"},{"client":"LM Studio","is":"other"},{"client":"MCP Hub","is":"autoApprove"},{"client":"Trae","is":"other"}]],
["available_tools",[{"client":"goose","is":"toolsAllowed"}]],
["baseUrl",[{"client":"mcporter","is":"url"}]],
["base_url",[{"client":"mcporter","is":"url"}]],
["bearerToken",[{"client":"mcporter","is":"auth"}]],
["bearerTokenEnv",[{"client":"mcporter","is":"auth"}]],
["bearerTokenEnvVar",[{"client":"Kimi Code","is":"auth"}]],
["bearer_token",[{"client":"Codex","is":"other"},{"client":"mcporter","is":"auth"}]],
["bearer_token_env",[{"client":"mcporter","is":"auth"}]],
["bearer_token_env_var",[{"client":"Codex","is":"auth"}]],
["blockedTools",[{"client":"mcporter","is":"toolsDenied"}]],
["blocked_tools",[{"client":"mcporter","is":"toolsDenied"}]],
["bundled",[{"client":"goose","is":"other"}]],
["chatMenu",[{"client":"LibreChat","is":"other"}]],
["clientName",[{"client":"mcporter","is":"other"}]],
["client_header_forwarding",[{"client":"mcpo","is":"other"}]],
["client_name",[{"client":"mcporter","is":"other"}]],
["cmd",[{"client":"goose","is":"command"}]],
["code",[{"client":"goose","is":"other"}]],
["codemode",[{"client":"OpenCode","is":"other"}]],
["command",[{"client":"aix","is":"command"},{"client":"Amazon Q CLI","is":"command"},{"client":"Amp","is":"command"},{"client":"Antigravity","is":"command"},{"client":"Auggie","is":"command"},{"client":"ccmcp","is":"command"},{"client":"Claude Code","is":"command"},{"client":"Claude Desktop","is":"command"},{"client":"Cline","is":"command"},{"client":"Codebuff","is":"command"},{"client":"Codex","is":"command"},{"client":"Continue","is":"command"},{"client":"Copilot coding agent","is":"command"},{"client":"Copilot CLI","is":"command"},{"client":"Crush","is":"command"},{"client":"Cursor","is":"command"},{"client":"Docker MCP Gateway","is":"args"},{"client":"Factory Droid","is":"command"},{"client":"fast-agent","is":"command"},{"client":"Gemini CLI","is":"command"},{"client":"Junie","is":"command"},{"client":"Kilo Code","is":"commandLine"},{"client":"Kilo Code","is":"command"},{"client":"Kimi CLI","is":"command"},{"client":"Kimi Code","is":"command"},{"client":"Kiro","is":"command"},{"client":"LibreChat","is":"command"},{"client":"LM Studio","is":"command"},{"client":"mcp-agent","is":"command"},{"client":"MCP Hub","is":"command"},{"client":"mcpo","is":"command"},{"client":"mcporter","is":"command"},{"client":"MetaMCP","is":"command"},{"client":"omp","is":"command"},{"client":"OpenCode","is":"commandLine"},{"client":"Qwen Code","is":"command"},{"client":"Roo Code","is":"command"},{"client":"Rovo Dev","is":"command"},{"client":"ruler","is":"command"},{"client":"Trae","is":"command"},{"client":"Mistral Vibe","is":"command"},{"client":"Visual Studio","is":"command"},{"client":"VS Code","is":"command"},{"client":"Warp","is":"command"},{"client":"Windsurf","is":"command"},{"client":"Zed","is":"command"}]],
["config",[{"client":"Docker MCP Gateway","is":"other"}]],
["config_source",[{"client":"MCP Hub","is":"other"}]],
["connectionTimeout",[{"client":"Continue","is":"startupTimeout"}]],
["connector_id",[{"client":"fast-agent","is":"other"}]],
["customUserVars",[{"client":"LibreChat","is":"other"}]],
["custom_instructions",[{"client":"MCP Hub","is":"other"}]],
["cwd",[{"client":"Antigravity","is":"other"},{"client":"Auggie","is":"cwd"},{"client":"Cline","is":"cwd"},{"client":"Codex","is":"cwd"},{"client":"Continue","is":"cwd"},{"client":"Copilot CLI","is":"cwd"},{"client":"Cursor","is":"cwd"},{"client":"fast-agent","is":"cwd"},{"client":"Gemini CLI","is":"cwd"},{"client":"goose","is":"cwd"},{"client":"Junie","is":"other"},{"client":"Kimi CLI","is":"cwd"},{"client":"Kimi Code","is":"cwd"},{"client":"LibreChat","is":"cwd"},{"client":"LM Studio","is":"other"},{"client":"mcp-agent","is":"cwd"},{"client":"MCP Hub","is":"cwd"},{"client":"mcpo","is":"cwd"},{"client":"mcporter","is":"cwd"},{"client":"omp","is":"cwd"},{"client":"OpenCode","is":"cwd"},{"client":"Qwen Code","is":"cwd"},{"client":"Roo Code","is":"cwd"},{"client":"Trae","is":"other"},{"client":"Mistral Vibe","is":"cwd"},{"client":"VS Code","is":"cwd"}]],
["default_tools_approval_mode",[{"client":"Codex","is":"toolPolicy"}]],
["deferTools",[{"client":"Copilot CLI","is":"other"}]],
["defer_loading",[{"client":"fast-agent","is":"other"}]],
["dependencies",[{"client":"goose","is":"other"}]],
["description",[{"client":"Docker MCP Gateway","is":"description"},{"client":"fast-agent","is":"description"},{"client":"Gemini CLI","is":"description"},{"client":"goose","is":"description"},{"client":"Kimi CLI","is":"description"},{"client":"LibreChat","is":"description"},{"client":"mcp-agent","is":"description"},{"client":"MCP Hub","is":"description"},{"client":"mcporter","is":"description"},{"client":"MetaMCP","is":"description"},{"client":"Qwen Code","is":"description"},{"client":"Warp","is":"description"}]],
["dev",[{"client":"MCP Hub","is":"other"},{"client":"VS Code","is":"other"}]],
["disableNetwork",[{"client":"Docker MCP Gateway","is":"other"}]],
["disableSecretMasking",[{"client":"Copilot CLI","is":"other"}]],
["disableToolCache",[{"client":"Copilot CLI","is":"other"}]],
["disabled",[{"client":"aix","is":"disabled"},{"client":"Amazon Q CLI","is":"disabled"},{"client":"Amp","is":"disabled"},{"client":"Antigravity","is":"disabled"},{"client":"Auggie","is":"disabled"},{"client":"Cline","is":"disabled"},{"client":"Copilot CLI","is":"disabled"},{"client":"Crush","is":"disabled"},{"client":"Factory Droid","is":"disabled"},{"client":"Junie","is":"other"},{"client":"Kilo Code","is":"disabled"},{"client":"Kiro","is":"disabled"},{"client":"LM Studio","is":"other"},{"client":"MCP Hub","is":"disabled"},{"client":"OpenCode","is":"disabled"},{"client":"Roo Code","is":"disabled"},{"client":"Trae","is":"other"},{"client":"Mistral Vibe","is":"disabled"},{"client":"Windsurf","is":"disabled"}]],
["disabledTools",[{"client":"Antigravity","is":"toolsDenied"},{"client":"Factory Droid","is":"toolsDenied"},{"client":"Kimi Code","is":"toolsDenied"},{"client":"Kiro","is":"toolsDenied"},{"client":"mcpo","is":"toolsDenied"},{"client":"omp","is":"toolsDenied"},{"client":"Roo Code","is":"toolsDenied"},{"client":"Windsurf","is":"toolsDenied"}]],
["disabled_prompts",[{"client":"MCP Hub","is":"other"}]],
["disabled_resourceTemplates",[{"client":"MCP Hub","is":"other"}]],
["disabled_resources",[{"client":"MCP Hub","is":"other"}]],
["disabled_tools",[{"client":"Codex","is":"toolsDenied"},{"client":"Crush","is":"toolsDenied"},{"client":"MCP Hub","is":"toolsDenied"},{"client":"mcpo","is":"toolsDenied"},{"client":"Mistral Vibe","is":"toolsDenied"}]],
["discoveryCache",[{"client":"Claude Code","is":"other"}]],
["discoveryTimeoutMs",[{"client":"Qwen Code","is":"startupTimeout"}]],
["displayName",[{"client":"Claude Code","is":"other"},{"client":"Copilot CLI","is":"other"}]],
["display_name",[{"client":"goose","is":"description"}]],
["elicitation",[{"client":"fast-agent","is":"other"}]],
["enable_instructions",[{"client":"Rovo Dev","is":"other"}]],
["enabled",[{"client":"Codex","is":"enabled"},{"client":"goose","is":"enabled"},{"client":"Junie","is":"other"},{"client":"Kilo Code","is":"enabled"},{"client":"Kimi Code","is":"enabled"},{"client":"LM Studio","is":"other"},{"client":"omp","is":"enabled"},{"client":"OpenCode","is":"enabled"},{"client":"Trae","is":"other"},{"client":"Zed","is":"enabled"}]],
["enabledTools",[{"client":"Factory Droid","is":"toolsAllowed"},{"client":"Kimi Code","is":"toolsAllowed"},{"client":"omp","is":"toolsAllowed"}]],
["enabled_tools",[{"client":"Codex","is":"toolsAllowed"},{"client":"Crush","is":"toolsAllowed"}]],
["env",[{"client":"aix","is":"env"},{"client":"Amazon Q CLI","is":"env"},{"client":"Amp","is":"env"},{"client":"Antigravity","is":"env"},{"client":"Auggie","is":"env"},{"client":"ccmcp","is":"env"},{"client":"Claude Code","is":"env"},{"client":"Claude Desktop","is":"env"},{"client":"Cline","is":"env"},{"client":"Codebuff","is":"env"},{"client":"Codex","is":"env"},{"client":"Continue","is":"env"},{"client":"Copilot coding agent","is":"env"},{"client":"Copilot CLI","is":"env"},{"client":"Crush","is":"env"},{"client":"Cursor","is":"env"},{"client":"Docker MCP Gateway","is":"env"},{"client":"Factory Droid","is":"env"},{"client":"fast-agent","is":"env"},{"client":"Gemini CLI","is":"env"},{"client":"goose","is":"env"},{"client":"Junie","is":"env"},{"client":"Kilo Code","is":"env"},{"client":"Kimi CLI","is":"env"},{"client":"Kimi Code","is":"env"},{"client":"Kiro","is":"env"},{"client":"LibreChat","is":"env"},{"client":"LM Studio","is":"env"},{"client":"mcp-agent","is":"env"},{"client":"MCP Hub","is":"env"},{"client":"mcpo","is":"env"},{"client":"mcporter","is":"env"},{"client":"MetaMCP","is":"env"},{"client":"omp","is":"env"},{"client":"Qwen Code","is":"env"},{"client":"Roo Code","is":"env"},{"client":"Rovo Dev","is":"env"},{"client":"ruler","is":"env"},{"client":"Trae","is":"env"},{"client":"Mistral Vibe","is":"env"},{"client":"Visual Studio","is":"env"},{"client":"VS Code","is":"env"},{"client":"Warp","is":"env"},{"client":"Windsurf","is":"env"},{"client":"Zed","is":"env"}]],
["envFile",[{"client":"Cursor","is":"envFile"},{"client":"LM Studio","is":"other"},{"client":"Trae","is":"other"},{"client":"VS Code","is":"envFile"}]],
["env_http_headers",[{"client":"Codex","is":"other"}]],
["env_keys",[{"client":"goose","is":"other"}]],
["env_vars",[{"client":"Codex","is":"other"}]],
["environment",[{"client":"Kilo Code","is":"env"},{"client":"OpenCode","is":"env"}]],
["environment_id",[{"client":"Codex","is":"other"}]],
["envs",[{"client":"goose","is":"env"}]],
["events",[{"client":"Copilot CLI","is":"other"}]],
["excludeTools",[{"client":"Copilot CLI","is":"toolsDenied"},{"client":"Gemini CLI","is":"toolsDenied"},{"client":"Qwen Code","is":"toolsDenied"}]],
["executable",[{"client":"mcporter","is":"command"}]],
["executor",[{"client":"Kimi Code","is":"other"}]],
["experimental_environment",[{"client":"Codex","is":"other"}]],
["extraHosts",[{"client":"Docker MCP Gateway","is":"other"}]],
["faviconUrl",[{"client":"Continue","is":"other"}]],
["filterMapping",[{"client":"Copilot CLI","is":"other"}]],
["fromGalleryId",[{"client":"Trae","is":"other"}]],
["gallery",[{"client":"VS Code","is":"other"}]],
["headers",[{"client":"aix","is":"headers"},{"client":"Amazon Q CLI","is":"headers"},{"client":"Amp","is":"headers"},{"client":"Antigravity","is":"headers"},{"client":"Auggie","is":"headers"},{"client":"ccmcp","is":"headers"},{"client":"Claude Code","is":"headers"},{"client":"Cline","is":"headers"},{"client":"Codebuff","is":"headers"},{"client":"Continue","is":"headers"},{"client":"Copilot coding agent","is":"headers"},{"client":"Copilot CLI","is":"headers"},{"client":"Crush","is":"headers"},{"client":"Cursor","is":"headers"},{"client":"Docker MCP Gateway","is":"headers"},{"client":"Factory Droid","is":"headers"},{"client":"fast-agent","is":"headers"},{"client":"Gemini CLI","is":"headers"},{"client":"goose","is":"headers"},{"client":"Junie","is":"headers"},{"client":"Kilo Code","is":"headers"},{"client":"Kimi CLI","is":"headers"},{"client":"Kimi Code","is":"headers"},{"client":"Kiro","is":"headers"},{"client":"LibreChat","is":"headers"},{"client":"LM Studio","is":"headers"},{"client":"mcp-agent","is":"headers"},{"client":"MCP Hub","is":"headers"},{"client":"mcpo","is":"headers"},{"client":"mcporter","is":"headers"},{"client":"MetaMCP","is":"headers"},{"client":"omp","is":"headers"},{"client":"OpenCode","is":"headers"},{"client":"Qwen Code","is":"headers"},{"client":"Roo Code","is":"headers"},{"client":"Rovo Dev","is":"headers"},{"client":"ruler","is":"headers"},{"client":"Trae","is":"headers"},{"client":"Mistral Vibe","is":"headers"},{"client":"Visual Studio","is":"headers"},{"client":"VS Code","is":"headers"},{"client":"Warp","is":"headers"},{"client":"Windsurf","is":"headers"},{"client":"Zed","is":"headers"}]],
["headersHelper",[{"client":"Claude Code","is":"headersHelper"}]],
["headersRefreshTtlMs",[{"client":"Copilot CLI","is":"other"}]],
["httpUrl",[{"client":"Gemini CLI","is":"url"},{"client":"Qwen Code","is":"url"}]],
["http_headers",[{"client":"Codex","is":"headers"}]],
["http_headers_helper",[{"client":"Codex","is":"headersHelper"}]],
["http_read_timeout_seconds",[{"client":"fast-agent","is":"other"}]],
["http_timeout_seconds",[{"client":"fast-agent","is":"other"},{"client":"mcp-agent","is":"timeout"}]],
["icon",[{"client":"Docker MCP Gateway","is":"other"},{"client":"Kimi CLI","is":"other"}]],
["iconPath",[{"client":"LibreChat","is":"other"}]],
["image",[{"client":"Docker MCP Gateway","is":"command"}]],
["implementation",[{"client":"fast-agent","is":"other"}]],
["includeTools",[{"client":"Amp","is":"toolsAllowed"},{"client":"Gemini CLI","is":"toolsAllowed"},{"client":"Qwen Code","is":"toolsAllowed"}]],
["include_instructions",[{"client":"fast-agent","is":"other"}]],
["initTimeout",[{"client":"LibreChat","is":"startupTimeout"}]],
["initializationTimeout",[{"client":"Amazon Q CLI","is":"startupTimeout"}]],
["instructions",[{"client":"goose","is":"other"},{"client":"omp","is":"other"}]],
["isDefaultServer",[{"client":"Copilot CLI","is":"other"}]],
["keep_alive",[{"client":"Kimi CLI","is":"other"}]],
["lifecycle",[{"client":"mcporter","is":"other"}]],
["load_on_start",[{"client":"fast-agent","is":"other"}]],
["logging",[{"client":"mcporter","is":"other"}]],
["longLived",[{"client":"Docker MCP Gateway","is":"other"}]],
["management",[{"client":"fast-agent","is":"other"}]],
["max_missed_pings",[{"client":"fast-agent","is":"other"}]],
["metadata",[{"client":"Cline","is":"other"},{"client":"Docker MCP Gateway","is":"other"}]],
["name",[{"client":"aix","is":"name"},{"client":"Codex","is":"other"},{"client":"Continue","is":"name"},{"client":"Docker MCP Gateway","is":"name"},{"client":"fast-agent","is":"name"},{"client":"goose","is":"name"},{"client":"mcp-agent","is":"name"},{"client":"MCP Hub","is":"name"},{"client":"Mistral Vibe","is":"name"}]],
["notifications",[{"client":"Copilot CLI","is":"other"}]],
["oauth",[{"client":"Amazon Q CLI","is":"oauth"},{"client":"Amp","is":"oauth"},{"client":"Antigravity","is":"oauth"},{"client":"Claude Code","is":"oauth"},{"client":"Cline","is":"other"},{"client":"Codex","is":"oauth"},{"client":"Copilot CLI","is":"oauth"},{"client":"Crush","is":"oauth"},{"client":"Docker MCP Gateway","is":"oauth"},{"client":"Factory Droid","is":"oauth"},{"client":"Gemini CLI","is":"oauth"},{"client":"Kilo Code","is":"oauth"},{"client":"Kiro","is":"oauth"},{"client":"LibreChat","is":"oauth"},{"client":"mcpo","is":"oauth"},{"client":"omp","is":"oauth"},{"client":"OpenCode","is":"oauth"},{"client":"Qwen Code","is":"oauth"},{"client":"VS Code","is":"oauth"},{"client":"Zed","is":"oauth"}]],
["oauthClient",[{"client":"Cline","is":"oauth"}]],
["oauthClientId",[{"client":"Copilot CLI","is":"oauth"},{"client":"mcporter","is":"oauth"},{"client":"VS Code","is":"oauth"}]],
["oauthClientSecret",[{"client":"mcporter","is":"oauth"}]],
["oauthClientSecretEnv",[{"client":"mcporter","is":"oauth"}]],
["oauthCommand",[{"client":"mcporter","is":"oauth"}]],
["oauthGrantType",[{"client":"Copilot CLI","is":"oauth"}]],
["oauthPublicClient",[{"client":"Copilot CLI","is":"oauth"}]],
["oauthRedirectUrl",[{"client":"mcporter","is":"oauth"}]],
["oauthScope",[{"client":"mcporter","is":"oauth"}]],
["oauthScopes",[{"client":"Amazon Q CLI","is":"oauth"},{"client":"Copilot CLI","is":"oauth"},{"client":"Kiro","is":"oauth"}]],
["oauthTokenEndpointAuthMethod",[{"client":"mcporter","is":"oauth"}]],
["oauth_callback_port",[{"client":"Crush","is":"oauth"}]],
["oauth_client_id",[{"client":"Crush","is":"oauth"},{"client":"mcporter","is":"oauth"}]],
["oauth_client_secret",[{"client":"Crush","is":"oauth"},{"client":"mcporter","is":"oauth"}]],
["oauth_client_secret_env",[{"client":"mcporter","is":"oauth"}]],
["oauth_command",[{"client":"mcporter","is":"oauth"}]],
["oauth_headers",[{"client":"LibreChat","is":"other"}]],
["oauth_redirect_url",[{"client":"mcporter","is":"oauth"}]],
["oauth_resource",[{"client":"Codex","is":"other"}]],
["oauth_scope",[{"client":"mcporter","is":"oauth"}]],
["oauth_token_endpoint_auth_method",[{"client":"mcporter","is":"oauth"}]],
["obo",[{"client":"LibreChat","is":"auth"}]],
["oidc",[{"client":"Copilot CLI","is":"auth"}]],
["omit_tools_from",[{"client":"Codex","is":"other"}]],
["override",[{"client":"Continue","is":"other"}]],
["params",[{"client":"Codebuff","is":"other"}]],
["ping_interval_seconds",[{"client":"fast-agent","is":"other"}]],
["placement",[{"client":"Cursor","is":"other"}]],
["platforms",[{"client":"aix","is":"platforms"}]],
["policy",[{"client":"Docker MCP Gateway","is":"other"}]],
["prefix",[{"client":"Docker MCP Gateway","is":"other"}]],
["prompt",[{"client":"Mistral Vibe","is":"other"}]],
["protocol_mode",[{"client":"fast-agent","is":"other"}]],
["proxy",[{"client":"LibreChat","is":"other"}]],
["read_timeout_seconds",[{"client":"fast-agent","is":"timeout"},{"client":"mcp-agent","is":"other"}]],
["read_transport_sse_timeout_seconds",[{"client":"fast-agent","is":"other"}]],
["readme",[{"client":"Docker MCP Gateway","is":"other"}]],
["reconnect_on_disconnect",[{"client":"fast-agent","is":"other"}]],
["remote",[{"client":"Zed","is":"other"}]],
["remoteConfigured",[{"client":"Cline","is":"other"}]],
["requestIdFormat",[{"client":"omp","is":"other"}]],
["requestOptions",[{"client":"Continue","is":"other"}]],
["request_timeout_ms",[{"client":"Claude Code","is":"other"}]],
["required",[{"client":"Codex","is":"other"}]],
["requiresOAuth",[{"client":"LibreChat","is":"auth"}]],
["role",[{"client":"Claude Code","is":"other"}]],
["roots",[{"client":"fast-agent","is":"other"},{"client":"mcp-agent","is":"other"}]],
["runtime_id",[{"client":"Kimi Code","is":"other"}]],
["safeForTelemetry",[{"client":"Copilot CLI","is":"other"}]],
["sampling",[{"client":"fast-agent","is":"other"}]],
["sampling_enabled",[{"client":"Mistral Vibe","is":"other"}]],
["sandboxEnabled",[{"client":"VS Code","is":"other"}]],
["scope",[{"client":"Qwen Code","is":"other"}]],
["scopes",[{"client":"Codex","is":"other"}]],
["secrets",[{"client":"Docker MCP Gateway","is":"other"}]],
["serverInstructions",[{"client":"LibreChat","is":"other"}]],
["serverName",[{"client":"Continue","is":"other"}]],
["serverUrl",[{"client":"Antigravity","is":"url"},{"client":"mcporter","is":"url"},{"client":"Warp","is":"url"},{"client":"Windsurf","is":"url"}]],
["server_url",[{"client":"mcporter","is":"url"}]],
["settings",[{"client":"Zed","is":"other"}]],
["slowConnectionThresholdMs",[{"client":"Copilot CLI","is":"other"}]],
["socket",[{"client":"goose","is":"other"}]],
["source",[{"client":"Zed","is":"other"}]],
["sourceFile",[{"client":"Continue","is":"other"}]],
["sseEndpoint",[{"client":"Docker MCP Gateway","is":"url"}]],
["sseReadTimeout",[{"client":"LibreChat","is":"other"}]],
["sse_read_timeout",[{"client":"Kimi CLI","is":"timeout"}]],
["startup",[{"client":"LibreChat","is":"other"}]],
["startupTimeoutMs",[{"client":"Kimi Code","is":"startupTimeout"}]],
["startup_timeout_ms",[{"client":"Codex","is":"startupTimeout"}]],
["startup_timeout_sec",[{"client":"Codex","is":"startupTimeout"},{"client":"Mistral Vibe","is":"startupTimeout"}]],
["stderr",[{"client":"LibreChat","is":"other"}]],
["supports_parallel_tool_calls",[{"client":"Codex","is":"other"}]],
["target",[{"client":"fast-agent","is":"other"}]],
["targetAudience",[{"client":"Gemini CLI","is":"other"},{"client":"Qwen Code","is":"other"}]],
["targetServiceAccount",[{"client":"Gemini CLI","is":"other"},{"client":"Qwen Code","is":"other"}]],
["tcp",[{"client":"Gemini CLI","is":"other"},{"client":"Qwen Code","is":"other"}]],
["terminate_on_close",[{"client":"mcp-agent","is":"other"}]],
["timeout",[{"client":"Amazon Q CLI","is":"timeout"},{"client":"Antigravity","is":"other"},{"client":"Auggie","is":"timeout"},{"client":"Claude Code","is":"timeout"},{"client":"Cline","is":"timeout"},{"client":"Copilot CLI","is":"timeout"},{"client":"Crush","is":"timeout"},{"client":"Factory Droid","is":"timeout"},{"client":"Gemini CLI","is":"timeout"},{"client":"goose","is":"timeout"},{"client":"Junie","is":"other"},{"client":"Kilo Code","is":"timeout"},{"client":"Kimi CLI","is":"timeout"},{"client":"Kiro","is":"timeout"},{"client":"LibreChat","is":"timeout"},{"client":"LM Studio","is":"other"},{"client":"omp","is":"timeout"},{"client":"OpenCode","is":"timeout"},{"client":"OpenCode","is":"other"},{"client":"Qwen Code","is":"timeout"},{"client":"Roo Code","is":"timeout"},{"client":"ruler","is":"timeout"},{"client":"Trae","is":"other"},{"client":"Zed","is":"timeout"}]],
["timeoutMs",[{"client":"Factory Droid","is":"timeout"}]],
["title",[{"client":"Docker MCP Gateway","is":"other"},{"client":"LibreChat","is":"other"}]],
["tls",[{"client":"Cursor","is":"other"}]],
["tokenCacheDir",[{"client":"mcporter","is":"other"}]],
["token_cache_dir",[{"client":"mcporter","is":"other"}]],
["toolPermissions",[{"client":"Claude Code","is":"toolPolicy"}]],
["toolTimeoutMs",[{"client":"Kimi Code","is":"timeout"}]],
["tool_timeout_sec",[{"client":"Codex","is":"timeout"},{"client":"Mistral Vibe","is":"timeout"}]],
["tools",[{"client":"Claude Code","is":"toolPolicy"},{"client":"Codex","is":"toolPolicy"},{"client":"Copilot coding agent","is":"toolsAllowed"},{"client":"Copilot CLI","is":"toolsAllowed"},{"client":"Docker MCP Gateway","is":"other"},{"client":"goose","is":"other"}]],
["transport",[{"client":"aix","is":"transport"},{"client":"Amp","is":"other"},{"client":"Antigravity","is":"other"},{"client":"Cline","is":"other"},{"client":"fast-agent","is":"transport"},{"client":"Junie","is":"other"},{"client":"Kimi CLI","is":"transport"},{"client":"Kimi Code","is":"transport"},{"client":"LM Studio","is":"other"},{"client":"mcp-agent","is":"transport"},{"client":"mcporter","is":"other"},{"client":"Rovo Dev","is":"transport"},{"client":"Trae","is":"other"},{"client":"Mistral Vibe","is":"transport"},{"client":"VS Code","is":"other"},{"client":"Windsurf","is":"transport"}]],
["transportType",[{"client":"Cline","is":"transport"}]],
["transport_type",[{"client":"Docker MCP Gateway","is":"other"}]],
["trust",[{"client":"Gemini CLI","is":"trust"},{"client":"Qwen Code","is":"trust"}]],
["type",[{"client":"Amazon Q CLI","is":"transport"},{"client":"Amp","is":"other"},{"client":"Antigravity","is":"other"},{"client":"Auggie","is":"transport"},{"client":"ccmcp","is":"transport"},{"client":"Claude Code","is":"transport"},{"client":"Cline","is":"transport"},{"client":"Codebuff","is":"transport"},{"client":"Continue","is":"transport"},{"client":"Copilot coding agent","is":"transport"},{"client":"Copilot CLI","is":"transport"},{"client":"Crush","is":"transport"},{"client":"Cursor","is":"transport"},{"client":"Docker MCP Gateway","is":"transport"},{"client":"Factory Droid","is":"transport"},{"client":"Gemini CLI","is":"transport"},{"client":"goose","is":"transport"},{"client":"Junie","is":"other"},{"client":"Kilo Code","is":"transport"},{"client":"Kimi CLI","is":"other"},{"client":"Kiro","is":"transport"},{"client":"LibreChat","is":"transport"},{"client":"LM Studio","is":"other"},{"client":"MCP Hub","is":"other"},{"client":"mcpo","is":"transport"},{"client":"mcporter","is":"other"},{"client":"MetaMCP","is":"transport"},{"client":"omp","is":"transport"},{"client":"OpenCode","is":"transport"},{"client":"Qwen Code","is":"transport"},{"client":"Roo Code","is":"transport"},{"client":"ruler","is":"other"},{"client":"Trae","is":"other"},{"client":"Visual Studio","is":"transport"},{"client":"VS Code","is":"transport"},{"client":"Warp","is":"other"},{"client":"Zed","is":"other"}]],
["uri",[{"client":"goose","is":"url"}]],
["url",[{"client":"aix","is":"url"},{"client":"Amazon Q CLI","is":"url"},{"client":"Amp","is":"url"},{"client":"Antigravity","is":"url"},{"client":"Auggie","is":"url"},{"client":"ccmcp","is":"url"},{"client":"Claude Code","is":"url"},{"client":"Claude Desktop","is":"url"},{"client":"Cline","is":"url"},{"client":"Codebuff","is":"url"},{"client":"Codex","is":"url"},{"client":"Continue","is":"url"},{"client":"Copilot coding agent","is":"url"},{"client":"Copilot CLI","is":"url"},{"client":"Crush","is":"url"},{"client":"Cursor","is":"url"},{"client":"Docker MCP Gateway","is":"url"},{"client":"Factory Droid","is":"url"},{"client":"fast-agent","is":"url"},{"client":"Gemini CLI","is":"url"},{"client":"Junie","is":"url"},{"client":"Kilo Code","is":"url"},{"client":"Kimi CLI","is":"url"},{"client":"Kimi Code","is":"url"},{"client":"Kiro","is":"url"},{"client":"LibreChat","is":"url"},{"client":"LM Studio","is":"url"},{"client":"mcp-agent","is":"url"},{"client":"MCP Hub","is":"url"},{"client":"mcpo","is":"url"},{"client":"mcporter","is":"url"},{"client":"MetaMCP","is":"url"},{"client":"omp","is":"url"},{"client":"OpenCode","is":"url"},{"client":"Qwen Code","is":"url"},{"client":"Roo Code","is":"url"},{"client":"Rovo Dev","is":"url"},{"client":"ruler","is":"url"},{"client":"Trae","is":"url"},{"client":"Mistral Vibe","is":"url"},{"client":"Visual Studio","is":"url"},{"client":"VS Code","is":"url"},{"client":"Warp","is":"url"},{"client":"Windsurf","is":"url"},{"client":"Zed","is":"url"}]],
["user",[{"client":"Docker MCP Gateway","is":"other"}]],
["uses",[{"client":"Continue","is":"other"}]],
["version",[{"client":"VS Code","is":"other"}]],
["volumes",[{"client":"Docker MCP Gateway","is":"other"}]],
["watchPaths",[{"client":"Roo Code","is":"other"}]],
["with",[{"client":"Continue","is":"other"}]],
["working_directory",[{"client":"Warp","is":"cwd"}]]
]`));
return Xt.get(e)??Yt}
const Qt={
aix:()=>$(`./aix.js`,`aix_exports`),
amazonq:()=>$(`./amazonq.js`,`amazonq_exports`),
amp:()=>$(`./amp.js`,`amp_exports`),
antigravity:()=>$(`./antigravity.js`,`antigravity_exports`),
auggie:()=>$(`./auggie.js`,`auggie_exports`),
ccmcp:()=>$(`./ccmcp.js`,`ccmcp_exports`),
"claude-code":()=>$(`./claude-code.js`,`claude_code_exports`),
"claude-desktop":()=>$(`./claude-desktop.js`,`claude_desktop_exports`),
cline:()=>$(`./cline.js`,`cline_exports`),
codebuff:()=>$(`./codebuff.js`,`codebuff_exports`),
codex:()=>$(`./codex.js`,`codex_exports`),
continue:()=>$(`./continue.js`,`continue_exports`),
"copilot-agent":()=>$(`./copilot-agent.js`,`copilot_agent_exports`),
"copilot-cli":()=>$(`./copilot-cli.js`,`copilot_cli_exports`),
crush:()=>$(`./crush.js`,`crush_exports`),
cursor:()=>$(`./cursor.js`,`cursor_exports`),
"docker-mcp":()=>$(`./docker-mcp.js`,`docker_mcp_exports`),
factory:()=>$(`./factory.js`,`factory_exports`),
"fast-agent":()=>$(`./fast-agent.js`,`fast_agent_exports`),
gemini:()=>$(`./gemini.js`,`gemini_exports`),
goose:()=>$(`./goose.js`,`goose_exports`),
junie:()=>$(`./junie.js`,`junie_exports`),
kilo:()=>$(`./kilo.js`,`kilo_exports`),
"kimi-cli":()=>$(`./kimi-cli.js`,`kimi_cli_exports`),
kimi:()=>$(`./kimi.js`,`kimi_exports`),
kiro:()=>$(`./kiro.js`,`kiro_exports`),
librechat:()=>$(`./librechat.js`,`librechat_exports`),
"lm-studio":()=>$(`./lm-studio.js`,`lm_studio_exports`),
"mcp-agent":()=>$(`./mcp-agent.js`,`mcp_agent_exports`),
"mcp-hub":()=>$(`./mcp-hub.js`,`mcp_hub_exports`),
mcp:()=>$(`./mcp.js`,`mcp_exports`),
mcpb:()=>$(`./mcpb.js`,`mcpb_exports`),
mcpo:()=>$(`./mcpo.js`,`mcpo_exports`),
mcporter:()=>$(`./mcporter.js`,`mcporter_exports`),
metamcp:()=>$(`./metamcp.js`,`metamcp_exports`),
omp:()=>$(`./omp.js`,`omp_exports`),
opencode:()=>$(`./opencode.js`,`opencode_exports`),
qwen:()=>$(`./qwen.js`,`qwen_exports`),
"registry-server":()=>$(`./registry-server.js`,`registry_server_exports`),
roo:()=>$(`./roo.js`,`roo_exports`),
rovo:()=>$(`./rovo.js`,`rovo_exports`),
ruler:()=>$(`./ruler.js`,`ruler_exports`),
rulesync:()=>$(`./rulesync.js`,`rulesync_exports`),
smithery:()=>$(`./smithery.js`,`smithery_exports`),
trae:()=>$(`./trae.js`,`trae_exports`),
vibe:()=>$(`./vibe.js`,`vibe_exports`),
"visual-studio":()=>$(`./visual-studio.js`,`visual_studio_exports`),
vscode:()=>$(`./vscode.js`,`vscode_exports`),
warp:()=>$(`./warp.js`,`warp_exports`),
windsurf:()=>$(`./windsurf.js`,`windsurf_exports`),
zed:()=>$(`./zed.js`,`zed_exports`)};
const B=JSON.parse(`[
{"id":"aix","client":"aix","clientName":"aix","files":[".aix/*.json","aix*.json"],"language":"json"},
{"id":"amazonq","client":"amazonq","clientName":"Amazon Q CLI","files":[".amazonq/mcp.json"],"language":"json"},
{"id":"amazonq-agent","client":"amazonq","clientName":"Amazon Q CLI","files":[".amazonq/cli-agents/*.json"],"language":"json"},
{"id":"amazonq-editor","client":"amazonq","clientName":"Amazon Q CLI","files":[".amazonq/agents/*.json",".amazonq/default.json"],"language":"json"},
{"id":"amp","client":"amp","clientName":"Amp","files":[".amp/settings.json",".amp/settings.jsonc"],"language":"json"},
{"id":"amp-editor","client":"amp","clientName":"Amp","files":[".vscode/settings.json"],"language":"json","holds":["\\"amp.mcpServers\\""]},
{"id":"antigravity","client":"antigravity","clientName":"Antigravity","files":[".agents/mcp_config.json",".agent/mcp_config.json"],"language":"json"},
{"id":"auggie","client":"auggie","clientName":"Auggie","files":[".augment/settings.json",".augment/settings.local.json"],"language":"json"},
{"id":"ccmcp","client":"ccmcp","clientName":"ccmcp","files":[],"folder":{"env":"CCMCP_CONFIG_DIR","fallback":"~/.claude/mcp-configs"},"language":"json"},
{"id":"claude-code-project","client":"claude-code","clientName":"Claude Code","files":[".mcp.json"],"language":"json"},
{"id":"claude-code-plugin","client":"claude-code","clientName":"Claude Code","files":[".mcp.json"],"language":"json"},
{"id":"claude-code-plugin-manifest","client":"claude-code","clientName":"Claude Code","files":[".claude-plugin/plugin.json"],"language":"json"},
{"id":"claude-code-user","client":"claude-code","clientName":"Claude Code","files":[".claude.json"],"language":"json"},
{"id":"claude-code-managed","client":"claude-code","clientName":"Claude Code","files":["managed-mcp.json"],"language":"json"},
{"id":"claude-code-settings","client":"claude-code","clientName":"Claude Code","files":[".claude/settings.json",".claude/settings.local.json"],"language":"json"},
{"id":"claude-code-managed-settings","client":"claude-code","clientName":"Claude Code","files":["managed-settings.json"],"language":"json"},
{"id":"claude-code-agent","client":"claude-code","clientName":"Claude Code","files":[".claude/agents/**/*.md"],"language":"markdown","holds":["mcp"]},
{"id":"claude-code-command","client":"claude-code","clientName":"Claude Code","files":[".claude/commands/**/*.md"],"language":"markdown","holds":["mcp_"]},
{"id":"claude-code-skill","client":"claude-code","clientName":"Claude Code","files":[".claude/skills/**/SKILL.md"],"language":"markdown","holds":["mcp_"]},
{"id":"claude-code-plugin-command","client":"claude-code","clientName":"Claude Code","files":["commands/*.md"],"language":"markdown","beside":"../.claude-plugin","holds":["mcp_"]},
{"id":"claude-code-plugin-skill","client":"claude-code","clientName":"Claude Code","files":["skills/**/SKILL.md"],"language":"markdown","beside":"../../.claude-plugin","holds":["mcp_"]},
{"id":"claude-code-plugin-agent","client":"claude-code","clientName":"Claude Code","files":["agents/*.md"],"language":"markdown","beside":"../.claude-plugin","holds":["mcp_"]},
{"id":"claude-code-misplaced","client":"claude-code","clientName":"Claude Code","files":[".claude/mcp.json",".claude/.mcp.json"],"language":"json"},
{"id":"claude-desktop","client":"claude-desktop","clientName":"Claude Desktop","files":["claude_desktop_config.json"],"language":"json"},
{"id":"cline","client":"cline","clientName":"Cline","files":["cline_mcp_settings.json"],"language":"json"},
{"id":"cline-misplaced","client":"cline","clientName":"Cline","files":[".cline/mcp.json",".cline/mcp_settings.json"],"language":"json"},
{"id":"codebuff","client":"codebuff","clientName":"Codebuff","files":[".agents/mcp.json"],"language":"json","readsToo":["claude-code-project","mcp-agents"]},
{"id":"codex","client":"codex","clientName":"Codex","files":[".codex/config.toml"],"language":"toml"},
{"id":"codex-user","client":"codex","clientName":"Codex","files":[],"language":"toml"},
{"id":"codex-plugin","client":"codex","clientName":"Codex","files":[".mcp.json"],"language":"json","beside":".codex-plugin"},
{"id":"codex-misplaced","client":"codex","clientName":"Codex","files":[".codex/mcp.json"],"language":"json"},
{"id":"continue","client":"continue","clientName":"Continue","files":[".continue/config.yaml"],"language":"yaml"},
{"id":"continue-block","client":"continue","clientName":"Continue","files":[".continue/mcpServers/*.yaml",".continue/mcpServers/*.yml"],"language":"yaml"},
{"id":"continue-json","client":"continue","clientName":"Continue","files":[".continue/mcpServers/*.json"],"language":"json"},
{"id":"continue-misplaced","client":"continue","clientName":"Continue","files":[".continue/config.json"],"language":"json","holds":["\\"mcpServers\\""]},
{"id":"copilot-agent","client":"copilot-agent","clientName":"Copilot coding agent","files":[".github/agents/*.md"],"language":"markdown"},
{"id":"copilot-agent-settings","client":"copilot-agent","clientName":"Copilot coding agent","files":[],"language":"json"},
{"id":"copilot-cli","client":"copilot-cli","clientName":"Copilot CLI","files":[".github/mcp.json"],"language":"json","readsToo":["claude-code-project"]},
{"id":"copilot-cli-plugin","client":"copilot-cli","clientName":"Copilot CLI","files":[".mcp.json"],"language":"json","readsToo":[],"beside":".github/plugin"},
{"id":"copilot-cli-user","client":"copilot-cli","clientName":"Copilot CLI","files":[],"language":"json","readsToo":[]},
{"id":"copilot-cli-misplaced","client":"copilot-cli","clientName":"Copilot CLI","files":[".copilot/mcp-config.json",".copilot/mcp.json"],"language":"json","readsToo":[]},
{"id":"crush","client":"crush","clientName":"Crush","files":["crush.json",".crush.json"],"language":"json"},
{"id":"cursor","client":"cursor","clientName":"Cursor","files":[".cursor/mcp.json"],"language":"json"},
{"id":"cursor-cli","client":"cursor","clientName":"Cursor","files":[".cursor/cli.json"],"language":"json","holds":["Mcp("]},
{"id":"cursor-permissions","client":"cursor","clientName":"Cursor","files":[],"language":"json","holds":["mcpAllowlist"]},
{"id":"docker-mcp","client":"docker-mcp","clientName":"Docker MCP Gateway","files":[".docker/mcp/catalogs/*.yaml"],"language":"yaml"},
{"id":"factory","client":"factory","clientName":"Factory Droid","files":[".factory/mcp.json"],"language":"json"},
{"id":"fast-agent","client":"fast-agent","clientName":"fast-agent","files":["fast-agent.yaml","fastagent.config.yaml"],"language":"yaml"},
{"id":"gemini","client":"gemini","clientName":"Gemini CLI","files":[".gemini/settings.json"],"language":"json"},
{"id":"gemini-extension","client":"gemini","clientName":"Gemini CLI","files":["gemini-extension.json"],"language":"json"},
{"id":"gemini-misplaced","client":"gemini","clientName":"Gemini CLI","files":[".gemini/mcp.json"],"language":"json"},
{"id":"goose","client":"goose","clientName":"goose","files":[".config/goose/config.yaml"],"language":"yaml"},
{"id":"junie","client":"junie","clientName":"Junie","files":[".junie/mcp/mcp.json"],"language":"json"},
{"id":"junie-ai-assistant","client":"junie","clientName":"Junie","files":[".ai/mcp/mcp.json"],"language":"json"},
{"id":"kilo","client":"kilo","clientName":"Kilo Code","files":[".kilo/kilo.json",".kilo/kilo.jsonc","kilo.json","kilo.jsonc"],"language":"json","readsToo":["opencode","opencode-v2"]},
{"id":"kilo-user","client":"kilo","clientName":"Kilo Code","files":[],"language":"json","readsToo":[]},
{"id":"kilo-legacy","client":"kilo","clientName":"Kilo Code","files":[".kilocode/mcp.json",".kilo/mcp.json"],"language":"json"},
{"id":"kimi-cli","client":"kimi-cli","clientName":"Kimi CLI","files":[],"language":"json"},
{"id":"kimi","client":"kimi","clientName":"Kimi Code","files":[".kimi-code/mcp.json"],"language":"json","readsToo":["claude-code-project"]},
{"id":"kiro","client":"kiro","clientName":"Kiro","files":[".kiro/settings/mcp.json"],"language":"json"},
{"id":"kiro-agent","client":"kiro","clientName":"Kiro","files":[".kiro/agents/*.json"],"language":"json"},
{"id":"kiro-misplaced","client":"kiro","clientName":"Kiro","files":[".kiro/mcp.json"],"language":"json"},
{"id":"librechat","client":"librechat","clientName":"LibreChat","files":["librechat.yaml"],"language":"yaml"},
{"id":"lm-studio","client":"lm-studio","clientName":"LM Studio","files":[],"language":"json"},
{"id":"mcp-agent","client":"mcp-agent","clientName":"mcp-agent","files":["mcp_agent.config.yaml"],"language":"yaml"},
{"id":"mcp-hub","client":"mcp-hub","clientName":"MCP Hub","files":["mcphub/servers.json",".mcphub/servers.json"],"language":"json"},
{"id":"mcp","client":"mcp","clientName":"Generic MCP","files":[],"language":"json"},
{"id":"mcp-yaml","client":"mcp","clientName":"Generic MCP","files":[],"language":"yaml"},
{"id":"mcp-toml","client":"mcp","clientName":"Generic MCP","files":[],"language":"toml"},
{"id":"mcp-agents","client":"mcp","clientName":"Generic MCP","files":[".agents/mcp.json"],"language":"json"},
{"id":"mcp-tools","client":"mcp","clientName":"Generic MCP","files":["*.tools.json","tools.json","mcp-tools.json","mcp-tools/*.json"],"language":"json"},
{"id":"mcp-result","client":"mcp","clientName":"Generic MCP","files":["*.tools.json","tools.json","mcp-tools.json","mcp-tools/*.json","*.result.json","mcp-results/*.json"],"language":"json"},
{"id":"mcp-prompts","client":"mcp","clientName":"Generic MCP","files":["*.tools.json","tools.json","mcp-tools.json","mcp-tools/*.json","*.prompts.json"],"language":"json"},
{"id":"mcp-resources","client":"mcp","clientName":"Generic MCP","files":["*.tools.json","tools.json","mcp-tools.json","mcp-tools/*.json","*.resources.json"],"language":"json"},
{"id":"mcpb","client":"mcpb","clientName":"MCP Bundles","files":["manifest.json"],"language":"json"},
{"id":"mcpb-0.1","client":"mcpb","clientName":"MCP Bundles","files":["manifest.json"],"language":"json"},
{"id":"mcpb-0.2","client":"mcpb","clientName":"MCP Bundles","files":["manifest.json"],"language":"json"},
{"id":"mcpb-0.4","client":"mcpb","clientName":"MCP Bundles","files":["manifest.json"],"language":"json"},
{"id":"mcpo","client":"mcpo","clientName":"mcpo","files":["mcpo/config.json"],"language":"json"},
{"id":"mcporter","client":"mcporter","clientName":"mcporter","files":["config/mcporter.json"],"language":"json"},
{"id":"metamcp","client":"metamcp","clientName":"MetaMCP","files":[],"language":"json"},
{"id":"omp","client":"omp","clientName":"omp","files":[".omp/mcp.json",".omp/.mcp.json"],"language":"json"},
{"id":"omp-root","client":"omp","clientName":"omp","files":["/mcp.json"],"language":"json","readsToo":["claude-code-project","claude-code-misplaced"]},
{"id":"opencode","client":"opencode","clientName":"OpenCode","files":["opencode.json","opencode.jsonc",".opencode/opencode.json",".opencode/opencode.jsonc"],"language":"json"},
{"id":"opencode-v2","client":"opencode","clientName":"OpenCode","files":["opencode.json","opencode.jsonc",".opencode/opencode.json",".opencode/opencode.jsonc"],"language":"json"},
{"id":"opencode-misplaced","client":"opencode","clientName":"OpenCode","files":[".opencode/mcp.json"],"language":"json"},
{"id":"opencode-agent","client":"opencode","clientName":"OpenCode","files":[".opencode/agent/**/*.md",".opencode/agents/**/*.md"],"language":"markdown","holds":["tools:","permission:"]},
{"id":"qwen","client":"qwen","clientName":"Qwen Code","files":[".qwen/settings.json"],"language":"json"},
{"id":"qwen-project","client":"qwen","clientName":"Qwen Code","files":[],"language":"json","readsToo":["claude-code-project"]},
{"id":"qwen-extension","client":"qwen","clientName":"Qwen Code","files":["qwen-extension.json"],"language":"json"},
{"id":"qwen-misplaced","client":"qwen","clientName":"Qwen Code","files":[".qwen/mcp.json"],"language":"json"},
{"id":"registry-server","client":"registry-server","clientName":"MCP Registry","files":["server.json"],"language":"json"},
{"id":"registry-server-2025-10-17","client":"registry-server","clientName":"MCP Registry","files":["server.json"],"language":"json"},
{"id":"registry-server-2025-10-11","client":"registry-server","clientName":"MCP Registry","files":["server.json"],"language":"json"},
{"id":"registry-server-2025-09-29","client":"registry-server","clientName":"MCP Registry","files":["server.json"],"language":"json"},
{"id":"registry-server-2025-09-16","client":"registry-server","clientName":"MCP Registry","files":["server.json"],"language":"json"},
{"id":"registry-server-2025-07-09","client":"registry-server","clientName":"MCP Registry","files":["server.json"],"language":"json"},
{"id":"roo","client":"roo","clientName":"Roo Code","files":[".roo/mcp.json"],"language":"json"},
{"id":"roo-global","client":"roo","clientName":"Roo Code","files":[],"language":"json"},
{"id":"rovo","client":"rovo","clientName":"Rovo Dev","files":[".rovodev/mcp.json"],"language":"json"},
{"id":"ruler","client":"ruler","clientName":"ruler","files":[".ruler/ruler.toml"],"language":"toml"},
{"id":"ruler-json","client":"ruler","clientName":"ruler","files":[".ruler/mcp.json"],"language":"json"},
{"id":"rulesync","client":"rulesync","clientName":"rulesync","files":[".rulesync/mcp.jsonc",".rulesync/mcp.json",".rulesync/.mcp.json"],"language":"json"},
{"id":"smithery","client":"smithery","clientName":"Smithery","files":["smithery.yaml","smithery.yml"],"language":"yaml"},
{"id":"trae","client":"trae","clientName":"Trae","files":[".trae/mcp.json"],"language":"json"},
{"id":"vibe","client":"vibe","clientName":"Mistral Vibe","files":[".vibe/config.toml"],"language":"toml"},
{"id":"visual-studio","client":"visual-studio","clientName":"Visual Studio","files":[".vs/mcp.json"],"language":"json","readsToo":["claude-code-project","vscode","cursor"]},
{"id":"visual-studio-solution","client":"visual-studio","clientName":"Visual Studio","files":[".mcp.json"],"language":"json","holds":["\\"inputs\\""]},
{"id":"vscode","client":"vscode","clientName":"VS Code","files":[".vscode/mcp.json"],"language":"json"},
{"id":"vscode-misplaced","client":"vscode","clientName":"VS Code","files":[".vscode/.mcp.json"],"language":"json"},
{"id":"vscode-workspace","client":"vscode","clientName":"VS Code","files":["*.code-workspace"],"language":"json"},
{"id":"vscode-devcontainer","client":"vscode","clientName":"VS Code","files":["devcontainer.json",".devcontainer.json"],"language":"json"},
{"id":"vscode-settings","client":"vscode","clientName":"VS Code","files":[".vscode/settings.json"],"language":"json","holds":["\\"mcp"]},
{"id":"vscode-root","client":"vscode","clientName":"VS Code","files":[],"language":"json","readsToo":["claude-code-project"]},
{"id":"vscode-prompt","client":"vscode","clientName":"VS Code","files":[".github/prompts/**/*.prompt.md"],"language":"markdown","holds":["tools:"]},
{"id":"vscode-chatmode","client":"vscode","clientName":"VS Code","files":[".github/chatmodes/**/*.chatmode.md"],"language":"markdown","holds":["tools:"]},
{"id":"warp","client":"warp","clientName":"Warp","files":[".warp/.mcp.json"],"language":"json","readsToo":["claude-code-project","claude-code-user"]},
{"id":"windsurf","client":"windsurf","clientName":"Windsurf","files":[".codeium/windsurf/mcp_config.json"],"language":"json"},
{"id":"windsurf-misplaced","client":"windsurf","clientName":"Windsurf","files":[".windsurf/mcp_config.json",".windsurf/mcp.json"],"language":"json"},
{"id":"windsurf-devin","client":"windsurf","clientName":"Windsurf","files":[".devin/config.json",".devin/config.local.json",".devin/mcp_config.json",".devin/mcp_config.local.json"],"language":"json"},
{"id":"zed","client":"zed","clientName":"Zed","files":[".zed/settings.json"],"language":"json"}
]`);
let $t;
function en(){
$t??=JSON.parse(`[
{"id":"amazonq","files":["~/.aws/amazonq/mcp.json"]},
{"id":"amazonq-editor","files":["~/.aws/amazonq/agents/default.json","~/.aws/amazonq/default.json"]},
{"id":"amp","files":["~/.config/amp/settings.json","~/.config/amp/settings.jsonc","~/AppData/Roaming/amp/settings.json","~/AppData/Roaming/amp/settings.jsonc"]},
{"id":"antigravity","files":["~/.gemini/config/mcp_config.json","~/.gemini/antigravity/mcp_config.json"]},
{"id":"auggie","files":["~/.augment/settings.json"]},
{"id":"claude-code-user","files":["~/.claude.json"],"moved":[{"env":"CLAUDE_CONFIG_DIR","from":"~"}]},
{"id":"claude-code-settings","files":["~/.claude/settings.json","~/.claude/settings.local.json"],"moved":[{"env":"CLAUDE_CONFIG_DIR","from":"~/.claude"},{"env":"CLAUDE_CONFIG_DIR","from":"~"}]},
{"id":"claude-code-misplaced","files":["~/.claude/mcp.json","~/.claude/.mcp.json"],"moved":[{"env":"CLAUDE_CONFIG_DIR","from":"~/.claude"},{"env":"CLAUDE_CONFIG_DIR","from":"~"}]},
{"id":"claude-desktop","files":["~/Library/Application Support/Claude/claude_desktop_config.json","~/.config/Claude/claude_desktop_config.json","~/AppData/Roaming/Claude/claude_desktop_config.json","~/AppData/Local/Packages/Claude_pzs8sxrjxfjjc/LocalCache/Roaming/Claude/claude_desktop_config.json"]},
{"id":"cline","files":["~/.cline/data/settings/cline_mcp_settings.json","~/.config/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json","~/Library/Application Support/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json","~/AppData/Roaming/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json"]},
{"id":"cline-misplaced","files":["~/.cline/mcp.json"]},
{"id":"codebuff","files":["~/.agents/mcp.json"]},
{"id":"codex-user","files":["~/.codex/config.toml"],"moved":[{"env":"CODEX_HOME","from":"~/.codex"}]},
{"id":"codex-misplaced","files":["~/.codex/mcp.json"],"moved":[{"env":"CODEX_HOME","from":"~/.codex"}]},
{"id":"continue","files":["~/.continue/config.yaml"]},
{"id":"copilot-cli-user","files":["~/.copilot/mcp-config.json"],"moved":[{"env":"COPILOT_HOME","from":"~/.copilot"}]},
{"id":"copilot-cli-misplaced","files":["~/.copilot/mcp.json"],"moved":[{"env":"COPILOT_HOME","from":"~/.copilot"}]},
{"id":"crush","files":["~/.config/crush/crush.json","~/.local/share/crush/crush.json","~/AppData/Local/crush/crush.json"],"moved":[{"env":"CRUSH_GLOBAL_CONFIG","from":"~/.config/crush"}]},
{"id":"cursor","files":["~/.cursor/mcp.json"]},
{"id":"cursor-cli","files":["~/.cursor/cli-config.json"]},
{"id":"cursor-permissions","files":["~/.cursor/permissions.json"]},
{"id":"docker-mcp","files":["~/.docker/mcp/catalogs/docker-mcp.yaml"]},
{"id":"factory","files":["~/.factory/mcp.json"]},
{"id":"gemini","files":["~/.gemini/settings.json"],"moved":[{"env":"GEMINI_CLI_HOME","from":"~"}]},
{"id":"gemini-misplaced","files":["~/.gemini/mcp.json"],"moved":[{"env":"GEMINI_CLI_HOME","from":"~"}]},
{"id":"goose","files":["~/.config/goose/config.yaml","~/AppData/Roaming/Block/goose/config/config.yaml"]},
{"id":"junie","files":["~/.junie/mcp/mcp.json"]},
{"id":"junie-ai-assistant","files":["~/.ai/mcp/mcp.json"]},
{"id":"kilo-user","files":["~/.config/kilo/kilo.json","~/.config/kilo/kilo.jsonc","~/.config/kilo/config.json"]},
{"id":"kilo-legacy","files":["~/.kilocode/mcp.json","~/.kilo/mcp.json","~/.config/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json","~/Library/Application Support/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json","~/AppData/Roaming/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json"]},
{"id":"kimi-cli","files":["~/.kimi/mcp.json"]},
{"id":"kimi","files":["~/.kimi-code/mcp.json"],"moved":[{"env":"KIMI_CODE_HOME","from":"~/.kimi-code"}]},
{"id":"kiro","files":["~/.kiro/settings/mcp.json"]},
{"id":"kiro-misplaced","files":["~/.kiro/mcp.json"]},
{"id":"lm-studio","files":["~/.lmstudio/mcp.json"]},
{"id":"mcp-hub","files":["~/.config/mcphub/servers.json"]},
{"id":"mcp-agents","files":["~/.agents/mcp.json"]},
{"id":"mcporter","files":["~/.mcporter/mcporter.json","~/.mcporter/mcporter.jsonc","~/.config/mcporter/mcporter.json","~/.config/mcporter/mcporter.jsonc"]},
{"id":"omp","files":["~/.omp/agent/mcp.json","~/.omp/agent/.mcp.json","~/.omp/mcp.json"]},
{"id":"opencode","files":["~/.config/opencode/config.json","~/.config/opencode/opencode.json","~/.config/opencode/opencode.jsonc","~/.opencode/opencode.json","~/.opencode/opencode.jsonc"],"moved":[{"env":"XDG_CONFIG_HOME","from":"~/.config"}]},
{"id":"opencode-v2","files":["~/.config/opencode/config.json","~/.config/opencode/opencode.json","~/.config/opencode/opencode.jsonc","~/.opencode/opencode.json","~/.opencode/opencode.jsonc"],"moved":[{"env":"XDG_CONFIG_HOME","from":"~/.config"}]},
{"id":"opencode-misplaced","files":["~/.config/opencode/mcp.json"],"moved":[{"env":"XDG_CONFIG_HOME","from":"~/.config"}]},
{"id":"qwen","files":["~/.qwen/settings.json"]},
{"id":"qwen-misplaced","files":["~/.qwen/mcp.json"]},
{"id":"roo-global","files":["~/.config/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json","~/Library/Application Support/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json","~/AppData/Roaming/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json"]},
{"id":"rovo","files":["~/.rovodev/mcp.json"]},
{"id":"ruler","files":["~/.config/ruler/ruler.toml"]},
{"id":"ruler-json","files":["~/.config/ruler/mcp.json"]},
{"id":"trae","files":["~/.config/Trae/User/mcp.json","~/Library/Application Support/Trae/User/mcp.json","~/AppData/Roaming/Trae/User/mcp.json"]},
{"id":"vibe","files":["~/.vibe/config.toml"]},
{"id":"vscode","files":["~/.config/Code/User/mcp.json","~/.config/Code - Insiders/User/mcp.json","~/Library/Application Support/Code/User/mcp.json","~/Library/Application Support/Code - Insiders/User/mcp.json","~/AppData/Roaming/Code/User/mcp.json","~/AppData/Roaming/Code - Insiders/User/mcp.json"]},
{"id":"vscode-settings","files":["~/.config/Code/User/settings.json","~/.config/Code - Insiders/User/settings.json","~/Library/Application Support/Code/User/settings.json","~/Library/Application Support/Code - Insiders/User/settings.json","~/AppData/Roaming/Code/User/settings.json","~/AppData/Roaming/Code - Insiders/User/settings.json"]},
{"id":"warp","files":["~/.warp/.mcp.json"]},
{"id":"windsurf","files":["~/.codeium/windsurf/mcp_config.json","~/.codeium/mcp_config.json"]},
{"id":"windsurf-misplaced","files":["~/.windsurf/mcp_config.json","~/.windsurf/mcp.json"]},
{"id":"windsurf-devin","files":["~/.config/devin/config.json","~/.config/devin/mcp_config.json","~/AppData/Roaming/devin/config.json","~/AppData/Roaming/devin/mcp_config.json"]},
{"id":"zed","files":["~/.config/zed/settings.json","~/AppData/Roaming/Zed/settings.json"]}
]`);
return $t}
async function tn(e){
let t=Object.hasOwn(Qt,e)?Qt[e]:void 0;
if(t===void 0)
throw Error(`there is no client "${e}"`);
return(await t()).default}
const nn=new Map;
const rn=new Map;
const an=[];
for(
let e of B)
for(
let t of e.files){
let n=t.lastIndexOf(`/`);
let r=t.slice(0,n+1);
let i=t.slice(n+1);
let a=i.indexOf(`*`);
a===-1?ln(nn,i,{
folder:r,
given:i.length,
format:e}):ln(rn,un(i),{
folder:r,
given:i.length-1,
format:e,
start:i.slice(0,a),
end:i.slice(a+1)})}
function on(e){
if(e.startsWith(`~/`))
return sn(e);
let t=e.lastIndexOf(`/`);
let n=e.slice(t+1);
let r=nn.get(n);
let i=rn.get(un(n));
if(r===void 0&&i===void 0)
return an;
let a=e.slice(0,t+1);
let o=(r??an).filter(e=>fn(a,e.folder));
for(
let e of i??an)
dn(n,e)&&fn(a,e.folder)&&o.push(e);
let s=o.filter(e=>e.folder!==``&&e.folder!==`/`);
if(s.length===0)
return o.map(({
format:e})=>e);
let c=Math.max(...s.map(({
given:e})=>e));
return o.filter(e=>s.includes(e)||e.given>c).map(({
format:e})=>e)}
function sn(e){
let t=en().flatMap(({
id:t,
files:n})=>n.includes(e)?[t]:[]);
return B.filter(({
id:e})=>t.includes(e))}
function cn(e){
return B.find(t=>t.id===e)??B.find(t=>t.client===e)}
function ln(e,t,n){
let r=e.get(t);
r===void 0?e.set(t,[n]):r.push(n)}
function un(e){
return e.slice(e.lastIndexOf(`.`)+1)}
function dn(e,{
start:t,
end:n}){
return e.length>=t.length+n.length&&e.endsWith(n)&&e.startsWith(t)}
function fn(e,t){
if(t===``)
return!0;
if(t===`/`)
return e===``;
if(t.endsWith(`**/`)){
let n=t.slice(0,-3);
return e.startsWith(n)||e.includes(`/${n}`)}
return e===t||e.endsWith(`/${t}`)}
let pn;
function mn(){
pn??=JSON.parse(`[
{"at":["amp.mcpServers"],"clients":["Amp"]},
{"at":["context_servers"],"clients":["Zed"]},
{"at":["customizations","vscode","mcp","servers"],"clients":["VS Code"]},
{"at":["extensions"],"clients":["goose"]},
{"at":["managedMcpServers"],"clients":["Claude Code"]},
{"at":["mcp"],"clients":["Crush","Kilo Code","OpenCode"]},
{"at":["mcp-servers"],"clients":["Copilot coding agent"]},
{"at":["mcp","servers"],"clients":["fast-agent","mcp-agent","OpenCode","Warp"]},
{"at":["mcpServers"],"clients":["Amazon Q CLI","Antigravity","Auggie","ccmcp","Claude Code","Claude Desktop","Cline","Codebuff","Codex","Continue","Copilot coding agent","Copilot CLI","Cursor","Factory Droid","Gemini CLI","Junie","Kilo Code","Kimi CLI","Kimi Code","Kiro","LibreChat","LM Studio","MCP Hub","mcpo","mcporter","MetaMCP","omp","Qwen Code","Roo Code","Rovo Dev","ruler","Trae","VS Code","Warp","Windsurf"]},
{"at":["mcp_servers"],"clients":["Codex","ruler","Mistral Vibe","Warp"]},
{"at":["registry"],"clients":["Docker MCP Gateway"]},
{"at":["servers"],"clients":["aix","MCP Hub","ruler","Visual Studio","VS Code","Warp"]},
{"at":["settings","mcp","servers"],"clients":["VS Code"]}
]`);
return pn}
function V(e,t){
let n=e;
for(
let e of t)
n=Array.isArray(n)?typeof e==`number`?n[e]:void 0:z(n,String(e));
return n}
function hn({
document:e},t){
let n=V(e.value,t);
return typeof n==`string`?n:void 0}
function gn(e){
if(e===null)
return`null`;
if(Array.isArray(e))
return`an array`;
if(typeof e==`object`)
return`an object`;
return`a ${typeof e}`}
function _n(e,t,n=[]){
vn(e,[...n],void 0,t)}
function vn(e,t,n,r){
if(typeof e==`string`)
r(e,t,n);else 
if(Array.isArray(e))
for(
let[i,a]of e.entries())
yn(a,t,i,bn(e,i)??n,r);else 
if(R(e))
for(
let n of Object.keys(e))
yn(e[n],t,n,Sn(e,n),r)}
function yn(e,t,n,r,i){
t.push(n);
vn(e,t,r,i);
t.pop()}
function bn(e,t){
let n=e[t-1];
return xn(n)?n:void 0}
function xn(e){
if(typeof e!=`string`||!e.startsWith(`-`)||e.includes(`=`))
return!1;
let t=(e.charCodeAt(e.startsWith(`--`)?2:1)|32)-97;
return t>=0&&t<26}
function Sn(e,t){
let n=t===`value`||t==="default"?z(e,`name`)??z(e,`id`):void 0;
return typeof n==`string`?n:t}
const Cn=/^[\0-\x7f]*$/;
function wn(e){
if(Cn.test(e))
return URL.canParse(e);
try{
return new URL(e).href!==``}catch{
return!1}}
function Tn(e){
return e.map(e=>({
finding:e,
path:e.place.document.path,
start:kt(e.place).start})).sort((e,t)=>H(e.path,t.path)||e.start-t.start||H(e.finding.rule,t.finding.rule)||H(e.finding.message,t.finding.message)).map(({
finding:e})=>e)}
function H(e,t){
if(e===t)
return 0;
return e<t?-1:1}
function En(e){
return`${Dn(e)}; ${On(e)}`.replace(/^; /,``)}
function Dn({
summary:e,
findings:t,
files:n}){
let{
errors:r,
warnings:i,
infos:a,
suppressed:o}=e;
let s=r+i+a;
let c=o>0?`${o} suppressed`:``;
if(s===0){
if(c!==``)
return`no problems (${c})`;
return n.length===0?``:`no problems`}
let l=[P(r,`error`),P(i,`warning`),P(a,`info`),c];
let u=new Set(t.map(e=>e.place.document.path)).size;
return`${P(s,`problem`)} (${l.filter(Boolean).join(`, `)}) in ${P(u,`file`)}`}
function On({
looked:e,
files:t,
untouched:n=0,
summary:r}){
let i=n===0?``:`${P(n,`file`)} ${n===1?`is`:`are`} untouched`;
if(t.length===0&&i!==``)
return i;
if(t.length===0)
return`no MCP configuration of a known client found in ${M(e)}`;
let a=new Map;
for(
let{
clientName:e}of t)
a.set(e,(a.get(e)??0)+1);
let o=[...a].sort((e,t)=>t[1]-e[1]||H(e[0],t[0]));
let s=`checked ${P(r.files,`file`)}: ${o.map(([e,t])=>`${e} ${t}`).join(`, `)}`;
return i===``?s:`${s}; ${i}`}
var kn=class e{
#e;
constructor(e){
this.#e=e}
static textOf(t){
if(!(t instanceof e))
throw TypeError(`a piece of output is not written with the tag of its syntax`);
return t.#e}
toJSON(){
return this.#e}};
function An(e,t){
return Object.assign((e,...n)=>{
let r=e[0]??``;
for(
let i=0;i<n.length;i++)
r+=jn(n[i]??``,t)+e[i+1];
return Mn(r)},{
joined:(e,t)=>Mn(e.map(e=>U(e)).join(U(t)))})}
function jn(e,t){
if(typeof e==`string`)
return t(e);
return typeof e==`number`?String(e):U(e)}
function Mn(e){
return new kn(e)}
function U(e){
return kn.textOf(e)}
const Nn=An(`text`,M);
function Pn(e,t,n){
let r=t=>e.filter(e=>e.severity===t).length;
return{
files:t.length,
servers:t.reduce((e,{
servers:t})=>e+t.length,0),
errors:r(`error`),
warnings:r(`warning`),
infos:r(`info`),
suppressed:n}}
const Fn={
text:()=>$(`./text.js`,`text_exports`),
json:()=>Promise.resolve().then(()=>require("./json3.js")),
sarif:()=>Promise.resolve().then(()=>require("./sarif.js")),
github:()=>Promise.resolve().then(()=>require("./github.js")),
markdown:()=>Promise.resolve().then(()=>require("./markdown2.js")),
junit:()=>Promise.resolve().then(()=>require("./junit.js"))};
const In=Object.keys(Fn);
async function Ln(e,t,n){
if(e===`text`&&t.findings.length===0)
return U(Nn`${En(t)}\n`);
let{
default:r}=await Fn[e]();
let i=r.withRules?await n.loadRules?.():void 0;
return r.write(t,{...n,
rules:i??[]})}
function Rn(e){
return/^(?:~?\/|[A-Za-z]:\/)/.test(e)}
function zn(e,{
cwdPrefix:t}){
return Rn(e)?e:t+e}
function Bn(e,{
root:t,
looked:n,
files:r,
suppressed:i}){
let a=Un(Tn(e));
let o=new Set(a.map(e=>e.place.document.path));
return{
root:t,
looked:n,
files:r.map(e=>e.status===`ok`&&o.has(e.path)?{...e,
status:`findings`}:e),
findings:a,
summary:Pn(a,r,i)}}
function Vn({
document:e,
client:t,
format:n,
names:r}){
return{
path:e.path,
client:t.id,
clientName:t.name,
format:n.id,
servers:r,
status:Hn(e)?`unreadable`:`ok`}}
function Hn(e){
return e.problems.some(({
kind:e})=>e===`unreadable`||e===`encoding`||e===`limits`)&&e.value===void 0}
function Un(e){
let t=[];
let n=new Map;
let r=new Map;
for(
let i of e){
let e=Wn(i);
let a=n.get(e)??[];
n.set(e,a);
let o=JSON.stringify([e,i.clients]);
let s=r.get(o)??0;
for(;s<a.length&&i.clients.some(e=>t[a[s]??-1]?.clients.includes(e));)
s++;
r.set(o,s+1);
let c=a[s];
let l=c===void 0?void 0:t[c];
if(c===void 0||l===void 0){
a.push(t.length);
t.push(i)}else 
t[c]={...l,
clients:[...l.clients,...i.clients]}}
return t}
function Wn({
place:e,
rule:t,
severity:n,
effect:r,
message:i,
help:a,
reader:o}){
let{
start:s,
end:c}=kt(e);
let l=(r===void 0?[i]:[i,a]).map(e=>o===void 0?e:e?.replaceAll(o,``));
return JSON.stringify([e.document.path,s,c,t,n,r,l])}
const Gn={
text:()=>Promise.resolve().then(()=>require("./text2.js")),
json:()=>Promise.resolve().then(()=>require("./json4.js")),
markdown:()=>Promise.resolve().then(()=>require("./markdown3.js"))};
const Kn=Object.keys(Gn);
async function qn(e,t,n){
let{
overviewOf:r}=await Promise.resolve().then(()=>require("./overview.js"));
let{
default:i}=await Gn[e]();
return U(i.overview(r(t),n))}
async function Jn(e,t,n,r){
let{
mentionsOf:i}=await Promise.resolve().then(()=>require("./references.js"));
let{
default:a}=await Gn[e]();
return U(a.references(i(n,t),r))}
function Yn(e,t,n,{
files:r,
repositories:i}){
if(e.length>4096)
return!0;
let a=Xn(t,n).map(t=>y(t,e));
return!a.some(e=>r.exists(e))&&a.every(e=>i.isPublishable(e,!1))}
function Xn(e,t){
let n=[C(e)];
for(
let r=C(e);r!==t&&r.startsWith(t);n.push(r))
r=C(r);
return n}
var Zn=e.__commonJSMin(((e,t)=>{
function n(e){
return Array.isArray(e)?e:[e]}
let r=/[.*+?()[\]{}^$|\\/]/;
let i=/(?:[^\\]|^)\\$/;
let a=/^\/\*{2,}$/;
let o=/^\\!/;
let s=/^\\#/;
let c=/\r?\n/g;
let l=`node-ignore`;
typeof Symbol<`u`&&(l=Symbol.for(`node-ignore`));
let u=l;
let d=(e,t,n)=>{
Object.defineProperty(e,t,{
value:n});
return n};
let f=()=>!1;
let p={
alnum:`0-9A-Za-z`,
alpha:`A-Za-z`,
blank:` \\t`,
cntrl:`\\x00-\\x1f\\x7f`,
digit:`0-9`,
graph:`!-.0-~`,
lower:`a-z`,
print:` -.0-~`,
punct:"!-.:-@\\[-`{-~",
space:` \\t\\n\\r`,
upper:`A-Z`,
xdigit:`0-9A-Fa-f`};
let m=e=>`\\]^-[`.indexOf(e)<0?e:`\\`+e;
let ee=(e,t)=>{
if(e)
return`[^\\/${t}]`;
let n=`[${t}]`;
return new RegExp(n).test(`/`)?`(?!\\/)`+n:n};
let te=(e,t)=>{
let{
length:n}=e;
let r=t+1;
let i=``;
let a=e[r];
if(a===`!`||a===`^`){
i=`^`;
r++}
let o=``;
let s=``;
for(;;){
let t=e[r];
if(t===void 0)
return null;
if(t===`\\`){
let t=e[r+1];
if(t===void 0)
return null;
o+=m(t);
s=t;
r++}else 
if(t===`-`&&s&&r+1<n&&e[r+1]!==`]`){
r++;
let t=e[r];
t===`\\`&&(t=e[r+=1]);
s<=t&&(o+=`-${m(t)}`);
s=``}else 
if(t===`[`&&e[r+1]===`:`){
let t=r+2;
let i=t;
for(;i<n&&e[i]!==`]`;)
i++;
if(i===n)
return null;
if(i>t&&e[i-1]===`:`){
let n=e.slice(t,i-1);
if(!Object.prototype.hasOwnProperty.call(p,n))
return null;
o+=p[n];
s=``;
r=i}else{
o+=m(`[`);
s=`[`;
r=t-2}}else{
o+=m(t);
s=t}
r++;
if(e[r]===`]`)
return{
end:r,
source:ee(i,o)}}};
let ne=RegExp(`\0(\\d+)\0`,`g`);
let h=e=>e===`\0`||e===`\ue000`||e===`\ue001`;
let g=e=>{
let t=[];
let n=e=>`\u0000${t.push(e)-1}\u0000`;
let{
length:i}=e;
let a=``;
let o=0;
for(;o<i;){
let t=e[o];
if(t===`\\`){
let t=e[o+1];
t===void 0||t===`/`&&o+2===i?a+=n(`[]`):a+=t===`*`||t===`[`||t===` `?e.slice(o,o+2):n(r.test(t)?`\\`+t:h(t)?`[${t}]`:t);
o+=2}else 
if(h(t)){
a+=n(`[${t}]`);
o++}else 
if(t===`[`){
let t=te(e,o);
if(t===null){
a+=n(`[]`);
o=i}else{
a+=n(t.source);
o=t.end+1}}else{
a+=t;
o++}}
return{
source:a,
sources:t}};
let re=/\/(?!$)/;
let _=[[/(\\+)( ?)/g,(e,t,n)=>n?t.slice(0,t.length-t.length%2)+` `:t,`\\ `],[/(^|\/)\*{3,}(?=\/|$)/g,(e,t)=>`${t}**`,`*`],[/[\\$.|*+(){^]/g,e=>`\\${e}`],[/(?!\\)\?/g,()=>`[^/]`,`?`],[/^\//,()=>`^`,`/`],[/\//g,()=>`\\/`,`/`],[/^\^*(?:\\\*\\\*\\\/)+/,()=>`^(?:.*\\/)?`,`*`],[null,(e,t)=>{
if(!e||e[0]===`^`)
return e;
return(re.test(t)?`^`:`(?:^|\\/)`)+e}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(e,t,n)=>t+6<n.length?n.slice(t+6)===`\\/`?`(?:\\/[^\\/]+)+`:`(?:\\/[^\\/]+)*`:`\\/\ue001`,`*`],[/(^|[^\\]+)(\\\*)+(?=.+)/g,(e,t,n)=>t+n.replace(/\\\*/g,`[^\\/]*`),`*`],[/(^|[^\\])((?:\\\\)*)\\\*$/,(e,t,n)=>n===``?t+`\ue000`:e,`*`],[/\\\\\\(?=[$.|*+(){^])/g,()=>`\\`,`\\\\`],[/\\\\/g,()=>`\\`,`\\\\`],[/\\\[([^\]/]*?)($|\])/g,(e,t,n)=>`\\[${t}${n}`,`[`],[null,e=>{
let t=e[e.length-1];
if(!t||t===`\ue000`||t===`\ue001`)
return e;
return t===`/`?`${e}$`:`${e}(?=$|\\/$)`}]];
let ie=/(^|\\\/)?\uE000$/;
let v=`regex`;
let ae=(e,t)=>`${t?`${t}[^/]+`:`[^/]*`}(?=$|\\/$)`;
let y=/\uE001$/;
let b=()=>`.+(?=$|\\/$)`;
let x=`[^\\/]*`;
let S=(e,t)=>{
let n=``;
for(
let r=t+1;r<e.length&&!e[r].wildcard;r++)
n+=e[r].single;
return n};
let C=e=>{
if(e.indexOf(x)<0)
return e;
let t=[];
let{
length:n}=e;
let r=0;
for(;r<n;){
let i=e[r];
if(e.startsWith(x,r)){
t.push({
wildcard:!0});
r+=6}else 
if(i===`[`){
let i=r+1;
e[i]===`^`&&i++;
e[i]===`]`&&i++;
for(;i<n&&e[i]!==`]`;)
i+=e[i]===`\\`?2:1;
i++;
t.push({
single:e.slice(r,i)});
r=i}else 
if(i===`\\`){
t.push({
single:e.slice(r,r+2)});
r+=2}else 
if(i===`(`){
let i=0;
let a=r;
do{
e[a]===`\\`?a++:e[a]===`(`?i++:e[a]===`)`&&i--;
a++}while(a<n&&i>0);
`*+?`.indexOf(e[a])>=0&&a++;
t.push({
boundary:e.slice(r,a)});
r=a}else 
if(i===`^`||i===`$`){
t.push({
boundary:i});
r++}else{
t.push({
single:i});
r++}}
let i=``;
let a=[];
let o=()=>{
let e;
a.forEach((t,n)=>{
t.wildcard&&(e=n)});
a.forEach((t,n)=>{
if(!t.wildcard){
i+=t.single;
return}
i+=n===e?x:`(?:(?!${S(a,n)})[^\\/])*`});
a=[]};
t.forEach(e=>{
if(e.boundary===void 0){
a.push(e);
return}
o();
i+=e.boundary});
o();
return i};
let w=e=>{
a.test(e)&&(e=`**`);
let{
source:t,
sources:n}=g(e);
let r=_.reduce((t,[n,r,i])=>{
if(n===null)
return r(t,e);
if(i!==void 0&&t.indexOf(i)<0)
return t;
return n.test(t)?t.replace(n,r.bind(e)):t},t);
return n.length?r.replace(ne,(e,t)=>n[t]):r};
let T=(e,t)=>{
e[e.length-1]===`/`&&(t=w(e.slice(0,-1)));
let n=t.slice(0,-1);
let r=t[t.length-1];
return r===`\ue000`?`${n}$`:r===`\ue001`?`${n}.*$`:`[]`};
let oe=e=>{
let t=e.indexOf(`/`);
return t<0||t===e.length-1};
let E=e=>{
let t=e.length-1;
let n=e.lastIndexOf(`/`,e[t]===`/`?t-1:t);
return n<0?e:e.slice(n+1)};
let se=e=>{
if(e.charCodeAt(0)===47||e.indexOf(`//`)>=0){
let t=e.split(`/`).filter(Boolean);
t.pop();
return t.length?t.join(`/`)+`/`:``}
let t=e.length-1;
let n=e.lastIndexOf(`/`,e.charCodeAt(t)===47?t-1:t);
return n<0?``:e.slice(0,n+1)};
let D=e=>typeof e==`string`;
let ce=e=>e&&D(e)&&!i.test(e);
let le=e=>e.split(c).filter(Boolean);
var ue=class{
constructor(e,t,n,r,i,a){
this.pattern=e;
this.mark=t;
this.negative=i;
d(this,`body`,n);
d(this,`ignoreCase`,r);
d(this,`regexPrefix`,a)}
get _basenameOnly(){
return d(this,`_basenameOnly`,oe(this.body))}
get regex(){
let e=`_regex`;
if(this[e])
return this[e];
return this._make(v,e)}
get checkRegex(){
let e=`_checkRegex`;
if(this[e])
return this[e];
return this._make(`checkRegex`,e)}
_make(e,t){
let n=C(e===v?this.regexPrefix.replace(ie,ae).replace(y,b):T(this.body,this.regexPrefix));
let r=this.ignoreCase?new RegExp(n,`i`):new RegExp(n);
return d(this,t,r)}};
let O=e=>e===`\r`||e===`
`;
let k=e=>{
let t=e.length;
for(;t&&O(e[t-1]);)
t--;
let n=t;
for(;t&&e[t-1]===` `;)
t--;
if(t===n)
return e.slice(0,t);
let r=0;
for(;r<t&&e[t-r-1]===`\\`;)
r++;
return r%2?e.slice(0,t-1)+` `:e.slice(0,t)};
let de=({
pattern:e,
mark:t},n)=>{
let r=e[0]===`\ufeff`?e.slice(1):e;
if(r[0]===`#`)
return;
let i=!1;
if(r[0]===`!`){
i=!0;
r=r.slice(1)}
let a=r[r.length-1];
(a===` `||a===`\r`||a===`
`)&&(r=k(r));
if(!r)
return;
r=r.replace(o,`!`).replace(s,`#`);
let c=w(r);
return new ue(e,t,r,n,i,c)};
var A=class{
constructor(e){
this._ignoreCase=e;
this._rules=[];
this._basenameCount=0}
_add(e){
if(e&&e[u]){
this._rules=this._rules.concat(e._rules._rules);
this._basenameCount+=e._rules._basenameCount;
this._added=!0;
return}
D(e)&&(e={
pattern:e});
let t=ce(e.pattern)&&de(e,this._ignoreCase);
if(t){
this._added=!0;
this._rules.push(t);
oe(t.body)&&this._basenameCount++}}
add(e){
this._added=!1;
n(D(e)?le(e):e).forEach(this._add,this);
this._added&&(this._literalRules=void 0);
return this._added}
testLiteral(e){
let t=this._literalRules||=this._rules.filter(({
body:e})=>e[e.length-(e[e.length-1]===`/`?2:1)]===`*`);
let n=!1;
let r=!1;
let i;
for(
let a=t.length-1;a>=0;a--){
let o=t[a];
if(o.checkRegex.test(e)){
n=!o.negative;
r=o.negative;
i=o.negative?void 0:o;
break}}
let a={
ignored:n,
unignored:r};
i&&(a.rule=i);
return a}
test(e,t){
let n=this._rules;
let{
length:r}=n;
let i=this._basenameCount*2>=r;
let a=i?E(e):e;
for(
let o=r-1;o>=0;o--){
let r=n[o];
if(r[t].test(i&&r._basenameOnly?a:e)){
let{
negative:e}=r;
let t={
ignored:!e,
unignored:e};
e||(t.rule=r);
return t}}
return{
ignored:!1,
unignored:!1}}};
let fe=(e,t)=>{
throw new t(e)};
let j=(e,t,n)=>{
if(!D(e))
return n(`path must be a string, but got \`${t}\``,TypeError);
if(!e)
return n(`path must not be empty`,TypeError);
if(j.isNotRelative(e))
return n(`path should be a \`path.relative()\`d string, but got "${t}"`,RangeError);
return!0};
let pe=e=>{
let t=e.charCodeAt(0);
if(t===47)
return!0;
if(t!==46)
return!1;
if(e.length===1)
return!0;
let n=e.charCodeAt(1);
if(n===47)
return!0;
if(n!==46)
return!1;
return e.length===2||e.charCodeAt(2)===47};
j.isNotRelative=pe;
j.convert=e=>e;
var me=class{
constructor({
ignorecase:e=!0,
ignoreCase:t=e,
allowRelativePaths:n=!1}={}){
d(this,u,!0);
this._rules=new A(t);
this._strictPathCheck=!n;
this._initCache()}
_initCache(){
this._ignoreCache=Object.create(null);
this._testCache=Object.create(null)}
add(e){
this._rules.add(e)&&this._initCache();
return this}
addPattern(e){
return this.add(e)}
_test(e,t){
let n=e&&j.convert(e);
j(n,e,this._strictPathCheck?fe:f);
return this._t(n,t)}
checkIgnore(e){
if(e.charCodeAt(e.length-1)!==47)
return this.test(e);
let t=this._t(e,this._testCache);
if(t.ignored)
return t;
let n=this._rules.testLiteral(e);
return n.ignored||n.unignored?n:t}
_t(e,t){
if(e in t)
return t[e];
let n=se(e);
let r=n?this._t(n,t):void 0;
return t[e]=r&&r.ignored?r:this._rules.test(e,v)}
ignores(e){
return this._test(e,this._ignoreCache).ignored}
createFilter(){
return e=>!this.ignores(e)}
filter(e){
return n(e).filter(this.createFilter())}
test(e){
return this._test(e,this._testCache)}};
let he=e=>new me(e);
let ge=e=>j(e&&j.convert(e),e,f);
let _e=()=>{
j.convert=e=>/^\\\\\?\\/.test(e)||/["<>|\u0000-\u001F]+/u.test(e)?e:e.replace(/\\/g,`/`);
let e=/^[a-z]:\//i;
j.isNotRelative=t=>e.test(t)||pe(t)};
typeof process<`u`&&process.platform===`win32`&&_e();
t.exports=he;
he.default=he;
t.exports.isPathValid=ge;
d(t.exports,Symbol.for(`setupWindows`),_e)}));
var Qn=e.__toESM(Zn(),1);
const $n=/^[^\s*?]+$/;
const er=/^[^\s*?]+(?=[*?])/;
const tr=/(?<=[*?])[^\s*?]+$/;
const nr=/[[\\]/;
var rr=class{
#e;
#t=[];
#n=new Map;
#r=new Map;
#i=new Map;
constructor(e,t){
this.#e=t;
let n=e.map(e=>this.#s(e));
let r=new Map;
for(
let e of n.flat())
r.set(e,(r.get(e)??0)+1);
let i=(e,t)=>(r.get(t)??0)<(r.get(e)??0)?t:e;
for(
let[e,t]of n.entries())
this.#a(e,t,i)}
mayMatch(e){
let t=new Set;
for(
let n of this.#c(e).split(`/`)){
or(this.#n.get(n),t);
for(
let[e,r]of this.#r)
or(r.get(n.slice(0,e)),t);
for(
let[e,r]of this.#i)
or(r.get(n.slice(-e)),t)}
if(t.size===0)
return this.#t;
or(this.#t,t);
return[...t].sort((e,t)=>e-t)}
#a(e,t,n){
let r=t.filter(e=>$n.test(e));
r.length>0?ar(this.#n,r.reduce(n),e):t.some(t=>this.#o(e,t))||this.#t.push(e)}
#o(e,t){
let[n=``]=er.exec(t)??[];
let[r=``]=tr.exec(t)??[];
r.length>n.length?ar(ir(this.#i,r.slice(-8)),r.slice(-8),e):n!==``&&ar(ir(this.#r,n.slice(0,8)),n.slice(0,8),e);
return n!==``||r!==``}
#s(e){
let t=e.startsWith(`!`)?e.slice(1):e;
if(nr.test(t)||this.#e&&!sr(t))
return[];
return this.#c(t).split(`/`).filter(e=>e!==``)}
#c(e){
return this.#e?e.toLowerCase():e}};
function ir(e,{
length:t}){
let n=e.get(t)??new Map;
e.set(t,n);
return n}
function ar(e,t,n){
let r=e.get(t);
r===void 0?e.set(t,[n]):r.push(n)}
function or(e,t){
for(
let n of e??[])
t.add(n)}
function sr(e){
for(
let t=0;t<e.length;t+=1)
if(e.charCodeAt(t)>127)
return!1;
return!0}
const cr=/^(?:\s*$|#)/;
function lr(e,t=!1){
let n=e.filter(e=>!cr.test(e)&&ur(e));
return n.length<=32?new fr(n,t):new mr(n,t)}
function ur(e){
return e.length<=4096&&e.split(`**`).length-1<=3}
function dr(e){
return`/${e.replace(/[\\*?[\]!# ]/g,`\\$&`)}`}
var fr=class{
#e;
#t;
#n;
constructor(e,t){
this.#e=e;
this.#t=t;
this.#n=(0,Qn.default)({
ignoreCase:t}).add(e)}
test(e){
return this.#n.test(e)}
with(e){
return lr([...this.#e,e],this.#t)}};
const pr={
ignored:!1,
unignored:!1};
var mr=class e{
#e;
#t;
#n;
#r=new Map;
constructor(e,t){
this.#e=e;
this.#t=t;
this.#n=new rr(e,t)}
test(e){
let t=this.#n.mayMatch(e);
return t.length===0?pr:this.#i(t).test(e)}
with(t){
return new e([...this.#e,t],this.#t)}
#i(e){
let t=e.join();
let n=this.#r.get(t);
if(n!==void 0)
return n;
let r=new fr(e.flatMap(e=>this.#e[e]??[]),this.#t);
this.#r.size===1e3&&this.#r.clear();
this.#r.set(t,r);
return r}};
const hr={
start:0,
end:0};
const gr=[];
const _r={
kind:`bom`,
message:`the file begins with a byte order mark`,
help:`save the file as UTF-8 without a byte order mark`,
span:hr,
fatal:!1};
function vr(e){
if(typeof e==`string`)
return{
text:e,
problems:gr};
let t=xr(e)??wr(e);
if(t!==void 0)
return{
text:``,
problems:[br(t,hr,!0)]};
let n=e[0]===239&&e[1]===187&&e[2]===191;
let r=n?e.subarray(3):e;
let i=n?[_r]:[];
let a=yr(r);
let o=r.indexOf(0);
if(o>=0&&a===void 0)
return{
text:``,
problems:[...i,br(`the file is binary, not text`,hr,!0)]};
let s=a??new TextDecoder(`utf-8`,{
ignoreBOM:!0}).decode(r);
if(o>=0){
let e=s.indexOf(`\0`);
i.push(br(`the file holds a NUL byte here`,{
start:e,
end:e+1},!0))}else 
if(a===void 0){
let e=Tr(r,s);
i.push(br(`the file is not UTF-8 from here on`,{
start:e,
end:e+1},!1))}
return{
text:s,
problems:i}}
function yr(e){
try{
return new TextDecoder(`utf-8`,{
fatal:!0,
ignoreBOM:!0}).decode(e)}catch{
return}}
function br(e,t,n){
return{
kind:`encoding`,
message:e,
help:`save the file as UTF-8`,
span:t,
fatal:n}}
function xr(e){
let[t,n,r,i]=e;
if(t===255&&n===254&&r===0&&i===0)
return W(`UTF-32, little endian`);
if(t===0&&n===0&&r===254&&i===255)
return W(`UTF-32, big endian`);
if(t===255&&n===254)
return W(`UTF-16, little endian`);
if(t===254&&n===255)
return W(`UTF-16, big endian`);
if(t===0&&n!==0&&r===0)
return Sr(e,0)?W(`UTF-16, big endian`):void 0;
if(t!==0&&n===0&&i===0)
return Sr(e,1)?W(`UTF-16, little endian`):void 0}
function W(e){
return`the file is encoded in ${e}`}
function Sr(e,t){
let n=Math.min(e.length,1024);
let r=0;
for(
let i=0;i<n;i+=1){
if(e[i]!==0)
continue;
if(i%2!==t)
return!1;
r+=1}
return r*4>n}
const Cr=[[`a program (ELF)`,`\u007fELF`],[`a program (Windows)`,`MZ\u0090\0`],[`a program (Mach-O)`,`\u00cf\u00fa\u00ed\u00fe`],[`a gzip archive`,`\u001f\u008b`],[`a ZIP archive`,`PK\u0003\u0004`],[`a PNG image`,`\u0089PNG`],[`a JPEG image`,`\u00ff\u00d8\u00ff`],[`a GIF image`,`GIF8`],[`a PDF document`,`%PDF-`],[`a SQLite database`,`SQLite format 3\0`]];
function wr(e){
let t=String.fromCharCode(...e.subarray(0,16));
let n=Cr.find(([,e])=>t.startsWith(e));
return n&&`the file is ${n[0]}, not text`}
function Tr(e,t){
let n=0;
let r=0;
for(
let i=t.indexOf(`\ufffd`);i>=0;i=t.indexOf(`\ufffd`,i+1)){
r+=Ve(t.slice(n,i));
if(e[r]!==239||e[r+1]!==191||e[r+2]!==189)
return i;
n=i}
return 0}
function Er(e,t,n,r=!1){
let i;
try{
i=e.read(t,r)}catch(e){
if(e instanceof d)
return Dr(n,e.bytes);
return Or(n,`unreadable`,e instanceof u?e.fact:`the file cannot be read: ${p(e)}`)}
return{
source:{
path:n,...vr(i)},
bytes:i.length}}
function Dr(e,t){
return Or(e,`limits`,`the file has ${kr(t)} bytes; at most ${kr(c)} are read`,t)}
function Or(e,t,n,r=0){
return{
source:{
path:e,
text:``,
problems:[{
kind:t,
message:n,
span:{
start:0,
end:0},
fatal:!0}]},
bytes:r}}
function kr(e){
return String(e).replace(/\B(?=(?:\d{3})+$)/g,`,`)}
function Ar(e,t,n){
return Rr(e,t,`${T(t)}.gitignore`,n)}
function jr(e,t){
return Rr(void 0,e,y(e,`.git/info/exclude`),t)}
function Mr(e,t){
let n=Ir(e,t);
if(n===void 0)
return;
let r=jr(n,t);
for(
let i=n;i!==e;){
r=Ar(r,i,t);
let n=e.indexOf(`/`,T(i).length);
i=n<0?e:e.slice(0,n);
if(Nr(r,`${i}/`))
return;
r=Pr(r,i)}
return r}
function Nr(e,t){
for(
let n=e;n!==void 0;n=n.outer){
let{
ignored:e,
unignored:r}=Fr(n,t);
if(e||r)
return e}
return!1}
function Pr(e,t){
if(e===void 0)
return;
let n=Pr(e.outer,t);
if(Fr(e,`${t}/`).ignored){
let r=`!${dr(t.slice(e.cut))}`;
return{...e,
patterns:e.patterns.with(r),
outer:n}}
return n===e.outer?e:{...e,
outer:n}}
function Fr(e,t){
return e.patterns.test(t.slice(e.cut))}
function Ir(e,t){
for(
let n=e;;n=C(n)){
if(Lr(n,t))
return n;
if(C(n)===n)
return}}
function Lr(e,t){
return t.exists(`${T(e)}.git`)}
function Rr(e,t,n,r){
let{
source:i,
bytes:a}=Er(r,n,n);
if(i.text===``||a>1048576)
return e;
return{
patterns:lr(i.text.split(/\r?\n/),r.ignoresCase),
cut:T(t).length,
outer:e}}
var zr=class{
#e;
#t=new Map;
#n=new Map;
constructor(e){
this.#e=e}
isPublishable(e,t){
let n=this.#i(C(e));
if(n===void 0)
return!t;
return!n.isIgnored&&!Nr(n.chain,e)||this.#r(n.top,e)}
#r(e,t){
this.#n.has(e)||this.#n.set(e,this.#e.tracked(e));
return this.#n.get(e)?.has(S(e,t))===!0}
#i(e){
let t=this.#t.get(e);
if(t!==void 0||this.#t.has(e))
return t;
let n=this.#a(e);
this.#t.set(e,n);
return n}
#a(e){
let t=this.#e;
if(Lr(e,t))
return{
top:e,
chain:Ar(jr(e,t),e,t),
isIgnored:!1};
let n=C(e)===e?void 0:this.#i(C(e));
if(n===void 0)
return;
let{
top:r,
chain:i}=n;
if(n.isIgnored||Nr(i,T(e)))
return{
top:r,
isIgnored:!0};
return{
top:r,
chain:Ar(Pr(i,e),e,t),
isIgnored:!1}}};
var Br=class{
#e;
#t;
#n;
constructor(e,t){
this.#e=e;
this.#t=t}
has(e){
return this.#r(e)!==void 0}
head(e,t){
let n=this.#r(e);
if(n===void 0)
return;
try{
return this.#t.head(n,t)}catch{
return}}
#r(e){
try{
this.#n??=this.#t.real(this.#e);
let t=this.#t.real(y(this.#e,e));
return t===this.#n||t.startsWith(T(this.#n))?t:void 0}catch{
return}}};
function Vr(e,t,{
root:n,
files:r}){
let i=new zr(r);
let a=new Map(e.map(e=>[e.source.path,e]));
return{
exists:Hr(e=>!t.lacks(e)&&r.exists(y(n,e))),
isPublishable:e=>{
let t=a.get(e);
return t===void 0||i.isPublishable(t.absolute,t.ofUser)},
isMissing:(e,t)=>{
let o=a.get(t);
return o!==void 0&&!o.ofUser&&Yn(e,o.absolute,n,{
files:r,
repositories:i})},
files:new Br(n,r)}}
function Hr(e){
let t=new Map;
return n=>{
let r=t.get(n)??e(n);
t.set(n,r);
return r}}
var Ur=class{
path;
#e;
#t;
#n;
#r;
constructor(e,t,n,r){
this.path=e;
this.#e=t;
this.#t=n;
this.#n=r}
get text(){
return this.#i().text}
get problems(){
return this.#i().problems}
forget(){
this.#r=void 0}
#i(){
this.#r??=Er(this.#n,this.#e,this.path,this.#t).source;
return this.#r}};
function Wr(e,t,n,r){
if(e===``)
throw new I(`"" does not exist`);
let i=qr(r.resolve(t,e),n,r);
let a=Jr(i,e,r);
if(a!==`file`&&a!==`folder`)
throw new I(`"${M(e)}" is ${s(a)}, not a file or folder`);
return{
absolute:i,
shown:e,
kind:a}}
function Gr(e,t,n,r){
let i=Wr(e,t,n,r);
if(i.kind!==`folder`)
throw new I(`"${M(e)}" is a file, not a folder`);
return i}
function Kr(e,t,n){
try{
return n.list(e)}catch(e){
throw new I(`"${M(t)}" cannot be read: ${p(e)}`)}}
function qr(e,t,n){
if(t.contains(e))
return e;
try{
let r=y(n.real(C(e)),w(e));
return t.contains(r)?r:e}catch{
return e}}
function Jr(e,t,n){
try{
return n.target(e)}catch(r){
if(!m(r))
throw new I(`"${M(t)}" cannot be read: ${p(r)}`);
throw new I(`"${M(t)}" ${n.kind(e)===`link`?`is a link that points to nothing`:`does not exist`}`)}}
const Yr=[];
var Xr=class{
#e=new Map;
add(e,t){
let n;
for(
let{
name:e}of t){
if(!e.startsWith(`.`))
continue;
n??=[];
n.push(e.toLowerCase())}
this.#e.set(e,n??Yr)}
lacks(e){
let t=e.lastIndexOf(`/.`)+1;
let n=e[t]===`.`?this.#e.get(e.slice(0,t)):void 0;
if(n===void 0)
return!1;
let r=e.indexOf(`/`,t);
return!n.includes(e.slice(t,r===-1?e.length:r).toLowerCase())}};
function Zr(e,t){
let n=T(e);
let r=t=>t===e||t.startsWith(n);
return{
absolute:e,
contains:r,
report:e=>r(e)?e.slice(n.length):e,
get isVast(){
return C(e)===e||e===t.home}}}
const Qr=new Set([`.git`,`.hg`,`.svn`,`.jj`,`node_modules`,`.venv`,`venv`,`__pycache__`]);
function $r(e,t,n,r){
ei(n,e,t,Mr(e,r.files),0,r)}
function ei(e,t,n,r,i,a){
a.onFolder(t,n,e);
let o=ti(e,t,r,i,a.files);
let s=T(t);
for(
let t of e){
let e=t.isDirectory();
let r=e&&i<100&&!Qr.has(t.name);
let c=n+t.name;
let l=a.wanted(c)&&!a.ignored(c);
if(!l&&!r)
continue;
let u=s+t.name;
if(Nr(o,e?`${u}/`:u))
continue;
l&&a.onFile(u,t.isFile());
if(r&&!a.ignored(`${c}/`)){
let e=ni(u,a.files);
if(e===void 0)
continue;
ei(e,u,`${c}/`,Pr(o,u),i+1,a)}}}
function ti(e,t,n,r,i){
let a=!1;
let o=!1;
for(
let t of e)
t.name===`.git`?a=!0:t.name===`.gitignore`&&(o=t.isFile());
let s=a&&r>0?jr(t,i):n;
return o?Ar(s,t,i):s}
function ni(e,t){
try{
return t.list(e)}catch{
return}}
function ri(e,t){
let{
root:n,
folders:r,
others:i}=e;
let a=new Map(r.map(({
absolute:e,
shown:t})=>[e,t]));
let o=new Set(a.keys());
let s=r.length===0&&i.length===0;
let c={
files:e.files,
wanted:e.wanted,
ignored:e.ignored??oi,
onFile:(e,n)=>t(e,{
isRegular:n,
reported:s||ai(o,e)}),
onFolder:(t,n,r)=>{
a.delete(t);
e.listing.add(n,r)}};
let l=i.some(n.contains)||r.some(({
absolute:e})=>n.contains(e));
(s||l&&!n.isVast)&&ii(n.absolute,n.absolute,n,c);
for(
let[e,t]of a)
ii(e,t,n,c)}
function ii(e,t,n,r){
let i=n.report(e);
let a=i===``||i.endsWith(`/`)?i:`${i}/`;
let o=n.contains(e)?r:{...r,
ignored:oi};
$r(e,a,Kr(e,t,r.files),o)}
function ai(e,t){
for(
let n=t;;n=C(n)){
if(e.has(n))
return!0;
if(C(n)===n)
return!1}}
function oi(){
return!1}
function si(e){
let t=new Xr;
let n=[...ci(e,t).values()];
n.sort((e,t)=>e.path<t.path?-1:+(e.path>t.path));
let r=n.map(t=>li(t,e.files));
return{
sources:r,
around:Vr(r,t,e)}}
function ci(e,t){
let{
cwd:n,
files:r}=e;
let i=Zr(e.root,r);
let a=e.paths.map(e=>Wr(e,n,i,r));
let o=a.filter(({
kind:e})=>e===`file`);
let s=a.filter(({
kind:e})=>e===`folder`);
let c=(e.allOf??[]).map(e=>Gr(e,n,i,r));
let l=e.document===void 0?void 0:qr(r.resolve(n,e.document),i,r);
let u=[...o,...c].map(({
absolute:e})=>e).concat(l??[]);
let d=new Map;
let f=(e,t,n)=>{
let r=n??d.get(e)?.path??i.report(e);
d.set(e,{
path:r,
absolute:e,...t})};
let{
wanted:p,
ignored:m}=e;
ri({
files:r,
root:i,
folders:s,
others:u,
wanted:p,
ignored:m,
listing:t},(e,t)=>{
f(e,{...t,
explicit:!1})});
for(
let t of e.needed??[])
d.has(t)||f(t,{
isRegular:!1,
explicit:!1,
reported:!1});
for(
let t of c)
for(
let n of Kr(t.absolute,t.shown,r)){
if(e.wantedInFolder?.(n.name)===!1)
continue;
f(y(t.absolute,n.name),{
isRegular:n.isFile(),
explicit:!1,
reported:!0})}
for(
let{
path:t,
shown:n}of e.userFiles??[])
r.kind(t)!==void 0&&f(t,{
isRegular:!1,
explicit:!1,
reported:!0,
ofUser:!0},n);
for(
let{
absolute:e,
shown:t}of o)
f(e,{
isRegular:!1,
explicit:!0,
reported:!0,
asGiven:t});
l!==void 0&&f(l,{
isRegular:!0,
explicit:!0,
reported:!0});
return d}
function li(e,t){
let{
absolute:n,
explicit:r,
reported:i,
ofUser:a=!1}=e;
return{
source:ui(e,t),
explicit:r,
reported:i,
absolute:n,
ofUser:a}}
function ui({
path:e,
absolute:t,
isRegular:n,
asGiven:r},i){
let a=new Ur(e,t,n,i);
if(r===void 0)
return a;
let[o]=a.problems;
if(o?.kind===`unreadable`)
throw new I(`"${M(r)}": ${o.message}`);
return a}
const di=`package.json`;
function fi(e,t,n){
let r=n.resolve(t,e);
if(!n.exists(r))
throw new I(`"${M(e)}" does not exist`);
return{
path:r,
isSection:w(r)===di}}
function pi(e,t){
for(
let n=e;;n=C(n)){
let e=y(n,`mcp-lint.json`);
if(t.exists(e))
return{
path:e,
isSection:!1};
let r=y(n,di);
if(t.exists(r)&&mi(r,t))
return{
path:r,
isSection:!0};
if(C(n)===n)
return}}
function mi(e,t){
let{
text:n}=Er(t,e,e).source;
if(!n.includes(`"mcp-lint"`))
return!1;
try{
let e=JSON.parse(n);
return typeof e==`object`&&!!e&&Object.hasOwn(e,`mcp-lint`)}catch{
return!1}}
const hi={
targets:[],
rules:new Map,
ignored:()=>!1,
formatOf:()=>void 0,
tools:new Map,
overrides:[],
spec:void 0,
profiles:void 0,
baseline:void 0};
async function gi(e){
let{
cwd:t,
files:n,
config:r}=e;
let i=r===void 0?pi(t,n):r===!1?void 0:fi(r,t,n);
if(i===void 0)
return{
config:hi};
let{
readConfig:a}=await Promise.resolve().then(()=>require("./read-config.js"));
return a(i,e)}
const _i=new WeakMap;
function vi(e){
return Ei(e).answers}
function yi(e){
return Ei(e).tools}
function bi(e){
return Ei(e).sound}
function xi(e){
return Ei(e).results}
function Si(e){
let t=new Map;
for(
let{
name:n,
list:r}of e){
if(n===``)
continue;
let e=t.get(r)??new Set;
t.set(r,e);
if(e.has(n.toLowerCase()))
return!0;
e.add(n.toLowerCase())}
return!1}
function Ci(e,t){
let n=Ti(e);
for(
let e=t.length;e>=0;--e){
let r=n.get(JSON.stringify(t.slice(0,e)));
if(r!==void 0)
return r}}
const wi=new WeakMap;
function Ti(e){
let t=wi.get(e)??new Map(bi(e).map(e=>[JSON.stringify(e.route),e]));
wi.set(e,t);
return t}
function Ei(e){
let t=_i.get(e);
if(t!==void 0)
return t;
let n=It(e.value);
let r=n.flatMap(t=>Di(e,t));
let i=e.problems.length===0?r:r.filter(({
route:t})=>!e.isBroken(t));
let a=n.some(({
kind:e})=>e===`result`)?ki(r):new Map;
let o={
answers:n,
tools:r,
sound:i,
results:n.flatMap(t=>Ai(e,t,a)).filter(({
route:t})=>!e.isBroken(t))};
_i.set(e,o);
return o}
function Di(e,{
kind:t,
route:n,
value:r}){
if(t!==`tools`)
return[];
if(!Array.isArray(r))
return R(r)&&n.at(-1)!==`tools`?[Oi(e,n,n,r)]:[];
return r.map((t,r)=>Oi(e,[...n,r],n,t))}
function Oi(e,t,n,r){
let i=z(r,`name`);
return{
document:e,
name:typeof i==`string`?i:``,
route:t,
value:r,
list:n}}
function ki(e){
let t=new Map;
for(
let n of e)
t.has(n.name)||t.set(n.name,n);
return t}
function Ai(e,t,n){
if(t.kind!==`result`)
return[];
let{
route:r,
value:i,
tool:a}=t;
return[{
document:e,
route:r,
value:i,
tool:typeof a==`string`?n.get(a):a&&Oi(e,a,a,V(e.value,a))}]}
const ji=new Map([[`aix`,()=>Promise.resolve().then(()=>require("./aix.js")).then(t=>e.__toESM(t.require_aix(),1))],[`amazonq`,()=>Promise.resolve().then(()=>require("./amazonq.js")).then(t=>e.__toESM(t.require_amazonq(),1))],[`amazonq-agent`,()=>Promise.resolve().then(()=>require("./amazonq-agent.js")).then(t=>e.__toESM(t.require_amazonq_agent(),1))],[`amazonq-editor`,()=>Promise.resolve().then(()=>require("./amazonq-editor.js")).then(t=>e.__toESM(t.require_amazonq_editor(),1))],[`amazonq-server`,()=>Promise.resolve().then(()=>require("./amazonq-server.js")).then(t=>e.__toESM(t.require_amazonq_server(),1))],[`amp`,()=>Promise.resolve().then(()=>require("./amp.js")).then(t=>e.__toESM(t.require_amp(),1))],[`antigravity`,()=>Promise.resolve().then(()=>require("./antigravity.js")).then(t=>e.__toESM(t.require_antigravity(),1))],[`auggie`,()=>Promise.resolve().then(()=>require("./auggie.js")).then(t=>e.__toESM(t.require_auggie(),1))],[`ccmcp`,()=>Promise.resolve().then(()=>require("./ccmcp.js")).then(t=>e.__toESM(t.require_ccmcp(),1))],[`claude-code-agent`,()=>Promise.resolve().then(()=>require("./claude-code-agent.js")).then(t=>e.__toESM(t.require_claude_code_agent(),1))],[`claude-code-managed`,()=>Promise.resolve().then(()=>require("./claude-code-managed.js")).then(t=>e.__toESM(t.require_claude_code_managed(),1))],[`claude-code-managed-settings`,()=>Promise.resolve().then(()=>require("./claude-code-managed-settings.js")).then(t=>e.__toESM(t.require_claude_code_managed_settings(),1))],[`claude-code-plugin`,()=>Promise.resolve().then(()=>require("./claude-code-plugin.js")).then(t=>e.__toESM(t.require_claude_code_plugin(),1))],[`claude-code-plugin-manifest`,()=>Promise.resolve().then(()=>require("./claude-code-plugin-manifest.js")).then(t=>e.__toESM(t.require_claude_code_plugin_manifest(),1))],[`claude-code-project`,()=>Promise.resolve().then(()=>require("./claude-code-project.js")).then(t=>e.__toESM(t.require_claude_code_project(),1))],[`claude-code-server`,()=>Promise.resolve().then(()=>require("./claude-code-server.js")).then(t=>e.__toESM(t.require_claude_code_server(),1))],[`claude-code-settings`,()=>Promise.resolve().then(()=>require("./claude-code-settings.js")).then(t=>e.__toESM(t.require_claude_code_settings(),1))],[`claude-code-user`,()=>Promise.resolve().then(()=>require("./claude-code-user.js")).then(t=>e.__toESM(t.require_claude_code_user(),1))],[`claude-desktop`,()=>Promise.resolve().then(()=>require("./claude-desktop.js")).then(t=>e.__toESM(t.require_claude_desktop(),1))],[`cline`,()=>Promise.resolve().then(()=>require("./cline.js")).then(t=>e.__toESM(t.require_cline(),1))],[`codebuff`,()=>Promise.resolve().then(()=>require("./codebuff.js")).then(t=>e.__toESM(t.require_codebuff(),1))],[`codex`,()=>Promise.resolve().then(()=>require("./codex.js")).then(t=>e.__toESM(t.require_codex(),1))],[`codex-plugin`,()=>Promise.resolve().then(()=>require("./codex-plugin.js")).then(t=>e.__toESM(t.require_codex_plugin(),1))],[`codex-server`,()=>Promise.resolve().then(()=>require("./codex-server.js")).then(t=>e.__toESM(t.require_codex_server(),1))],[`continue`,()=>Promise.resolve().then(()=>require("./continue.js")).then(t=>e.__toESM(t.require_continue(),1))],[`continue-json`,()=>Promise.resolve().then(()=>require("./continue-json.js")).then(t=>e.__toESM(t.require_continue_json(),1))],[`copilot-agent`,()=>Promise.resolve().then(()=>require("./copilot-agent.js")).then(t=>e.__toESM(t.require_copilot_agent(),1))],[`copilot-agent-server`,()=>Promise.resolve().then(()=>require("./copilot-agent-server.js")).then(t=>e.__toESM(t.require_copilot_agent_server(),1))],[`copilot-agent-settings`,()=>Promise.resolve().then(()=>require("./copilot-agent-settings.js")).then(t=>e.__toESM(t.require_copilot_agent_settings(),1))],[`copilot-cli`,()=>Promise.resolve().then(()=>require("./copilot-cli.js")).then(t=>e.__toESM(t.require_copilot_cli(),1))],[`copilot-cli-server`,()=>Promise.resolve().then(()=>require("./copilot-cli-server.js")).then(t=>e.__toESM(t.require_copilot_cli_server(),1))],[`copilot-cli-user`,()=>Promise.resolve().then(()=>require("./copilot-cli-user.js")).then(t=>e.__toESM(t.require_copilot_cli_user(),1))],[`crush`,()=>Promise.resolve().then(()=>require("./crush.js")).then(t=>e.__toESM(t.require_crush(),1))],[`cursor`,()=>Promise.resolve().then(()=>require("./cursor.js")).then(t=>e.__toESM(t.require_cursor(),1))],[`docker-mcp`,()=>Promise.resolve().then(()=>require("./docker-mcp.js")).then(t=>e.__toESM(t.require_docker_mcp(),1))],[`factory`,()=>Promise.resolve().then(()=>require("./factory.js")).then(t=>e.__toESM(t.require_factory(),1))],[`fast-agent`,()=>Promise.resolve().then(()=>require("./fast-agent.js")).then(t=>e.__toESM(t.require_fast_agent(),1))],[`gemini`,()=>Promise.resolve().then(()=>require("./gemini.js")).then(t=>e.__toESM(t.require_gemini(),1))],[`gemini-extension`,()=>Promise.resolve().then(()=>require("./gemini-extension.js")).then(t=>e.__toESM(t.require_gemini_extension(),1))],[`gemini-server`,()=>Promise.resolve().then(()=>require("./gemini-server.js")).then(t=>e.__toESM(t.require_gemini_server(),1))],[`goose`,()=>Promise.resolve().then(()=>require("./goose.js")).then(t=>e.__toESM(t.require_goose(),1))],[`junie`,()=>Promise.resolve().then(()=>require("./junie.js")).then(t=>e.__toESM(t.require_junie(),1))],[`kilo`,()=>Promise.resolve().then(()=>require("./kilo.js")).then(t=>e.__toESM(t.require_kilo(),1))],[`kilo-legacy`,()=>Promise.resolve().then(()=>require("./kilo-legacy.js")).then(t=>e.__toESM(t.require_kilo_legacy(),1))],[`kimi`,()=>Promise.resolve().then(()=>require("./kimi.js")).then(t=>e.__toESM(t.require_kimi(),1))],[`kimi-cli`,()=>Promise.resolve().then(()=>require("./kimi-cli.js")).then(t=>e.__toESM(t.require_kimi_cli(),1))],[`kiro`,()=>Promise.resolve().then(()=>require("./kiro.js")).then(t=>e.__toESM(t.require_kiro(),1))],[`kiro-agent`,()=>Promise.resolve().then(()=>require("./kiro-agent.js")).then(t=>e.__toESM(t.require_kiro_agent(),1))],[`kiro-server`,()=>Promise.resolve().then(()=>require("./kiro-server.js")).then(t=>e.__toESM(t.require_kiro_server(),1))],[`librechat`,()=>Promise.resolve().then(()=>require("./librechat.js")).then(t=>e.__toESM(t.require_librechat(),1))],[`lm-studio`,()=>Promise.resolve().then(()=>require("./lm-studio.js")).then(t=>e.__toESM(t.require_lm_studio(),1))],[`mcp`,()=>Promise.resolve().then(()=>require("./mcp.js")).then(t=>e.__toESM(t.require_mcp(),1))],[`mcp-agent`,()=>Promise.resolve().then(()=>require("./mcp-agent.js")).then(t=>e.__toESM(t.require_mcp_agent(),1))],[`mcp-hub`,()=>Promise.resolve().then(()=>require("./mcp-hub.js")).then(t=>e.__toESM(t.require_mcp_hub(),1))],[`mcp-json-schema`,()=>Promise.resolve().then(()=>require("./mcp-json-schema.js")).then(t=>e.__toESM(t.require_mcp_json_schema(),1))],[`mcp-lint`,()=>Promise.resolve().then(()=>require("./mcp-lint.js")).then(t=>e.__toESM(t.require_mcp_lint(),1))],[`mcp-result-2024-11-05`,()=>Promise.resolve().then(()=>require("./mcp-result-2024-11-05.js")).then(t=>e.__toESM(t.require_mcp_result_2024_11_05(),1))],[`mcp-result-2025-03-26`,()=>Promise.resolve().then(()=>require("./mcp-result-2025-03-26.js")).then(t=>e.__toESM(t.require_mcp_result_2025_03_26(),1))],[`mcp-result-2025-06-18`,()=>Promise.resolve().then(()=>require("./mcp-result-2025-06-18.js")).then(t=>e.__toESM(t.require_mcp_result_2025_06_18(),1))],[`mcp-result-2025-11-25`,()=>Promise.resolve().then(()=>require("./mcp-result-2025-11-25.js")).then(t=>e.__toESM(t.require_mcp_result_2025_11_25(),1))],[`mcp-result-2026-07-28`,()=>Promise.resolve().then(()=>require("./mcp-result-2026-07-28.js")).then(t=>e.__toESM(t.require_mcp_result_2026_07_28(),1))],[`mcp-tool-2024-11-05`,()=>Promise.resolve().then(()=>require("./mcp-tool-2024-11-05.js")).then(t=>e.__toESM(t.require_mcp_tool_2024_11_05(),1))],[`mcp-tool-2025-03-26`,()=>Promise.resolve().then(()=>require("./mcp-tool-2025-03-26.js")).then(t=>e.__toESM(t.require_mcp_tool_2025_03_26(),1))],[`mcp-tool-2025-06-18`,()=>Promise.resolve().then(()=>require("./mcp-tool-2025-06-18.js")).then(t=>e.__toESM(t.require_mcp_tool_2025_06_18(),1))],[`mcp-tool-2025-11-25`,()=>Promise.resolve().then(()=>require("./mcp-tool-2025-11-25.js")).then(t=>e.__toESM(t.require_mcp_tool_2025_11_25(),1))],[`mcp-tool-2026-07-28`,()=>Promise.resolve().then(()=>require("./mcp-tool-2026-07-28.js")).then(t=>e.__toESM(t.require_mcp_tool_2026_07_28(),1))],[`mcpb`,()=>Promise.resolve().then(()=>require("./mcpb.js")).then(t=>e.__toESM(t.require_mcpb(),1))],[`mcpb-0.1`,()=>Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.1.js").default,1))],[`mcpb-0.2`,()=>Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.2.js").default,1))],[`mcpb-0.4`,()=>Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.4.js").default,1))],[`mcpb-parts`,()=>Promise.resolve().then(()=>require("./mcpb-parts.js")).then(t=>e.__toESM(t.require_mcpb_parts(),1))],[`mcpo`,()=>Promise.resolve().then(()=>require("./mcpo.js")).then(t=>e.__toESM(t.require_mcpo(),1))],[`mcporter`,()=>Promise.resolve().then(()=>require("./mcporter.js")).then(t=>e.__toESM(t.require_mcporter(),1))],[`omp`,()=>Promise.resolve().then(()=>require("./omp.js")).then(t=>e.__toESM(t.require_omp(),1))],[`omp-server`,()=>Promise.resolve().then(()=>require("./omp-server.js")).then(t=>e.__toESM(t.require_omp_server(),1))],[`opencode`,()=>Promise.resolve().then(()=>require("./opencode.js")).then(t=>e.__toESM(t.require_opencode(),1))],[`opencode-v2`,()=>Promise.resolve().then(()=>require("./opencode-v2.js")).then(t=>e.__toESM(t.require_opencode_v2(),1))],[`qwen`,()=>Promise.resolve().then(()=>require("./qwen.js")).then(t=>e.__toESM(t.require_qwen(),1))],[`registry-server`,()=>Promise.resolve().then(()=>require("./registry-server.js")).then(t=>e.__toESM(t.require_registry_server(),1))],[`registry-server-2025-07-09`,()=>Promise.resolve().then(()=>require("./registry-server-2025-07-09.js")).then(t=>e.__toESM(t.require_registry_server_2025_07_09(),1))],[`registry-server-2025-09-16`,()=>Promise.resolve().then(()=>require("./registry-server-2025-09-16.js")).then(t=>e.__toESM(t.require_registry_server_2025_09_16(),1))],[`registry-server-2025-09-29`,()=>Promise.resolve().then(()=>require("./registry-server-2025-09-29.js")).then(t=>e.__toESM(t.require_registry_server_2025_09_29(),1))],[`registry-server-2025-10-11`,()=>Promise.resolve().then(()=>require("./registry-server-2025-10-11.js")).then(t=>e.__toESM(t.require_registry_server_2025_10_11(),1))],[`registry-server-2025-10-17`,()=>Promise.resolve().then(()=>require("./registry-server-2025-10-17.js")).then(t=>e.__toESM(t.require_registry_server_2025_10_17(),1))],[`registry-server-parts`,()=>Promise.resolve().then(()=>require("./registry-server-parts.js")).then(t=>e.__toESM(t.require_registry_server_parts(),1))],[`roo`,()=>Promise.resolve().then(()=>require("./roo.js")).then(t=>e.__toESM(t.require_roo(),1))],[`rovo`,()=>Promise.resolve().then(()=>require("./rovo.js")).then(t=>e.__toESM(t.require_rovo(),1))],[`ruler`,()=>Promise.resolve().then(()=>require("./ruler.js")).then(t=>e.__toESM(t.require_ruler(),1))],[`ruler-json`,()=>Promise.resolve().then(()=>require("./ruler-json.js")).then(t=>e.__toESM(t.require_ruler_json(),1))],[`rulesync`,()=>Promise.resolve().then(()=>require("./rulesync.js")).then(t=>e.__toESM(t.require_rulesync(),1))],[`smithery`,()=>Promise.resolve().then(()=>require("./smithery.js")).then(t=>e.__toESM(t.require_smithery(),1))],[`trae`,()=>Promise.resolve().then(()=>require("./trae.js")).then(t=>e.__toESM(t.require_trae(),1))],[`vibe`,()=>Promise.resolve().then(()=>require("./vibe.js")).then(t=>e.__toESM(t.require_vibe(),1))],[`visual-studio`,()=>Promise.resolve().then(()=>require("./visual-studio.js")).then(t=>e.__toESM(t.require_visual_studio(),1))],[`vscode`,()=>Promise.resolve().then(()=>require("./vscode.js")).then(t=>e.__toESM(t.require_vscode(),1))],[`vscode-devcontainer`,()=>Promise.resolve().then(()=>require("./vscode-devcontainer.js")).then(t=>e.__toESM(t.require_vscode_devcontainer(),1))],[`vscode-inputs`,()=>Promise.resolve().then(()=>require("./vscode-inputs.js")).then(t=>e.__toESM(t.require_vscode_inputs(),1))],[`vscode-root`,()=>Promise.resolve().then(()=>require("./vscode-root.js")).then(t=>e.__toESM(t.require_vscode_root(),1))],[`vscode-server`,()=>Promise.resolve().then(()=>require("./vscode-server.js")).then(t=>e.__toESM(t.require_vscode_server(),1))],[`vscode-workspace`,()=>Promise.resolve().then(()=>require("./vscode-workspace.js")).then(t=>e.__toESM(t.require_vscode_workspace(),1))],[`warp`,()=>Promise.resolve().then(()=>require("./warp.js")).then(t=>e.__toESM(t.require_warp(),1))],[`windsurf`,()=>Promise.resolve().then(()=>require("./windsurf.js")).then(t=>e.__toESM(t.require_windsurf(),1))],[`windsurf-devin`,()=>Promise.resolve().then(()=>require("./windsurf-devin.js")).then(t=>e.__toESM(t.require_windsurf_devin(),1))],[`zed`,()=>Promise.resolve().then(()=>require("./zed.js")).then(t=>e.__toESM(t.require_zed(),1))]]);
const Mi=new Map;
function Ni(e){
let t=Mi.get(e);
if(t!==void 0)
return t;
let n=Pi(e);
Mi.set(e,n);
return n}
async function Pi(e){
let t=ji.get(e);
if(t===void 0)
throw Error(`there is no schema "${e}"`);
let{
default:n}=await t();
return Fi(n)}
function Fi({
validate:e,
schema:t}){
let n;
return{
validate:e,
schema:()=>{
n??=t();
return n}}}
async function Ii(e){
let{
document:t,
format:n}=e;
if(n.answer!==void 0)
return(await Promise.resolve().then(()=>require("./check-answers.js"))).checkAnswers(e);
let r=n.schema??n.id;
return r===`none`?[]:Li(t,r)}
async function Li(e,t){
let n=await Ni(t);
if(e.value===void 0||n.validate(e.value))
return[];
let{
check:r}=await Promise.resolve().then(()=>require("./check.js"));
return r(e,n)}
function Ri(e,{
urls:t}){
return t===void 0?!Bi(e):zi(e)}
function zi(e){
return wn(e.trim())}
function Bi(e){
let t=e.trim();
return!t.includes(`://`)&&!/[$%<>{}`]/.test(t)&&(!wn(t)||/^[\w.-]+:\d+(?:\/|$)/.test(t))}
function Vi({
approvesAll:e,
unread:t},n){
if(e===void 0||t)
return;
if(n===e)
return[];
let r=Array.isArray(n)?n.indexOf(e):-1;
return r===-1?void 0:[r]}
var Hi=class{
key;
value;
fact;
#e;
constructor(e,t,n,r){
this.key=t;
this.value=n;
this.fact=r;
this.#e=e}
get route(){
return L(this.#e,this.key)}};
const Ui=[];
function Wi(e,t,n){
if(!R(n))
return Ui;
let{
nested:r}=e;
let i=r===void 0?void 0:z(n,r);
if(r!==void 0&&R(i)){
let{
[r]:a,...o}=n;
return[...Wi(e,[...t,r],i),...Wi(e,t,o)]}
return Object.keys(n).map(r=>new Hi(t,r,n[r],Gi(e,r)))}
function Gi({
fields:e,
open:t},n){
if(Object.hasOwn(e,n))
return e[n];
if(!t)
return;
let r=Zt(n).find(({
is:e})=>e!==`other`);
return r&&{
is:r.is}}
function Ki(e,t){
let n=new Map;
for(
let r of e){
let{
fact:e}=r;
e!==void 0&&qi(t,r)&&!n.has(e.is)&&n.set(e.is,r)}
return n}
function qi({
emptyMeansAbsent:e},{
fact:t,
value:n}){
return t!==void 0&&t.unread!==!0&&!(e&&n===``)}
var Ji=class{
name;
document;
format;
dialect;
route;
nameAt;
entry;
fields;
declared;
transport;
broken;
#e;
#t;
constructor(e,t,n,{
name:r,
route:i,
entry:a,
nameAt:o}){
this.name=r;
this.document=e;
this.format=t;
this.dialect=n;
this.route=i;
this.nameAt=o;
this.entry=a;
this.fields=Wi(n,i,a);
this.declared=Yi(this.fields,n);
this.#e=Ki(this.fields,n);
this.#t=Xi(this.fields,n);
this.transport=Zi(n,this.declared,{
selected:this.#t?.fact?.selects,
command:this.#e.has(`command`)||this.#e.has(`commandLine`),
url:this.#e.has(`url`)});
this.broken=e.isBroken(i)}
get command(){
return $i(this.#e.get(`commandLine`))[0]??Qi(this.#e.get(`command`))}
get args(){
let e=this.#e.get(`commandLine`);
return e===void 0?$i(this.#e.get(`args`)):$i(e).slice(1)}
get env(){
return ea(this.#e.get(`env`))}
get url(){
return Qi(this.#t?.fact?.is===`url`?this.#t:this.#e.get(`url`))}
get headers(){
return ea(this.#e.get(`headers`))}
get cwd(){
return Qi(this.#e.get(`cwd`))}
get off(){
return this.#e.get(`enabled`)?.value===!1||this.#e.get(`disabled`)?.value===!0}};
function Yi(e,{
transportKey:t,
emptyMeansAbsent:n}){
if(t===null)
return;
let r;
for(
let i of e){
let{
key:e,
value:a,
fact:o}=i;
if(e!==t)
r===void 0&&o?.is===`transport`&&!o.unread&&(r=i);else 
if(!(n&&a===``))
return i}
return r}
function Xi(e,t){
for(
let n of e)
if(n.fact?.selects!==void 0&&qi(t,n))
return n}
function Zi(e,t,n){
if(t!==void 0){
let{
spellings:r=e.spellings}=t.fact??{};
let i=typeof t.value==`string`&&Object.hasOwn(r,t.value)?r[t.value]:void 0;
let a=i!==void 0&&n.command&&n.url&&e.mismatchOf?.[i]!==void 0;
if(i===void 0||!(e.transportKeyNeedsUrl||a))
return i;
if(n.url&&i!==`stdio`&&!a)
return n.selected??i}
if(n.selected!==void 0)
return n.selected;
let{
command:r,
url:i}=e.inferred;
if(n.command&&n.url){
if(e.both.winner===null)
return;
return e.both.winner===`command`?r:i}
if(n.command)
return r;
return n.url?i:void 0}
function Qi(e){
return typeof e?.value==`string`?{
value:e.value,
route:e.route}:void 0}
function $i(e){
if(e===void 0||!Array.isArray(e.value))
return[];
let{
route:t}=e;
let n=[];
let r=0;
for(
let i of e.value){
typeof i==`string`&&n.push({
value:i,
route:L(t,r)});
r+=1}
return n}
function ea(e){
let t=e?.value;
if(e===void 0||!R(t))
return[];
let{
route:n}=e;
let r=[];
for(
let e of Object.keys(t)){
let i=t[e];
typeof i==`string`&&r.push({
name:e,
value:i,
route:L(n,e)})}
return r}
const ta=new Map([[`cmd`,`command`],[`exec`,`command`],[`executable`,`command`],[`program`,`command`],[`arguments`,`args`],[`argv`,`args`],[`params`,`args`],[`envs`,`env`],[`enviroment`,`env`],[`environment`,`env`],[`environments`,`env`],[`environmentVariables`,`env`],[`env_vars`,`env`],[`uri`,`url`],[`endpoint`,`url`],[`serverUrl`,`url`],[`server_url`,`url`],[`httpUrl`,`url`],[`baseUrl`,`url`],[`header`,`headers`],[`httpHeaders`,`headers`],[`http_headers`,`headers`],[`transportType`,`transport`],[`workingDirectory`,`cwd`],[`working_directory`,`cwd`]]);
const na=/^[_$#]|^\/\/|comment|^(?:notes?|name|title|label|displayName|description|desc|instructions|icon|tags?|category|version|gallery|id|homepage|website|author|docs?|_.*)$/i;
function ra({
dialect:e,
fields:t}){
return!e.strict&&!e.open&&t.some(aa)}
function ia(e){
if(!ra(e))
return[];
let t=new Set(e.fields.map(e=>e.key));
return e.fields.flatMap(n=>{
if(!aa(n))
return[];
let r=oa(e.dialect,n,t);
if(r===void 0)
return[];
let i=sa(e,n,r);
let a=i===void 0?r:{...r,
own:i};
let o=i===void 0?ua(e,r):ma(e,e.dialect.neither);
return[{...a,
field:n,
cost:o}]})}
function aa({
fact:e}){
return e===void 0||e.unread===!0}
function oa(e,t,n){
let{
key:r}=t;
let i=Ct(r);
if(i!==r&&Object.hasOwn(e.fields,i))
return{
kind:`disguised`,
meaning:e.fields[i]?.is??`other`,
own:i,
readBy:[]};
if(na.test(r))
return;
let a=Zt(r);
let o=t.fact?.is??a.find(e=>e.is!==`other`)?.is??ta.get(r);
if(o!==void 0){
let n=la(e,o);
let i=a.map(e=>e.client);
if(n===r)
return;
let s=i.length>0||t.fact!==void 0?`foreign`:`misspelt`;
return s===`misspelt`&&n===void 0?void 0:{
kind:s,
meaning:o,
own:n,
readBy:i}}
let s=F(r,ca(e).filter(e=>!n.has(e)));
return s===void 0?void 0:{
kind:`misspelt`,
meaning:e.fields[s]?.is??`other`,
own:s,
readBy:[]}}
function sa(e,{
value:t},{
meaning:n}){
if(n!==`transport`||!R(t)||da(e))
return;
let r=[`url`,`command`].find(e=>typeof z(t,e)==`string`);
return r===void 0?void 0:la(e.dialect,r)}
function ca(e){
return Object.keys(e.fields).filter(t=>e.fields[t]?.unread!==!0)}
function la(e,t){
let n=t=>ca(e).find(n=>e.fields[n]?.is===t);
let r=n(t);
if(r!==void 0)
return r;
if(t===`args`||t===`command`)
return n(`commandLine`);
return t===`commandLine`?n(`command`):void 0}
function ua(e,{
meaning:t}){
let{
dialect:n}=e;
if(t===`command`||t===`commandLine`||t===`url`)
return da(e)?void 0:ma(e,n.neither);
if(t===`transport`&&e.declared===void 0){
let t=pa(e);
return t===void 0||t.effect===`fine`?void 0:ma(e,t)}}
function G({
fields:e,
dialect:t},...n){
for(
let{
fact:r,
value:i}of e){
if(r===void 0||r.unread===!0||!n.includes(r.is))
continue;
if(!(t.emptyMeansAbsent&&i===``))
return!0}
return!1}
function da(e){
return G(e,`command`,`commandLine`,`url`)}
function fa({
spellings:e,
inferred:t}){
return t.url===void 0&&Object.values(e).every(e=>e===`stdio`)}
function pa(e){
let{
inferred:t}=e.dialect;
if(G(e,`command`,`commandLine`))
return t.commandReaction;
return G(e,`url`)?t.urlReaction:void 0}
function ma(e,t){
let{
mask:n}=e.dialect;
if(n===void 0)
return t;
return e.fields.some(e=>e.key===n.key&&typeof e.value==`boolean`)?n.reaction:t}
function ha(e,t){
let n=G(e,`command`,`commandLine`);
if(n===G(e,`url`))
return t;
if(n)
return`stdio`;
return t===`stdio`?`http`:t}
function ga(e){
let{
transport:t}=e;
if(t===`builtin`||t===`sdk`)
return!1;
return ha(e,t)!==t}
function _a({
spellings:e,
alsoSpeaks:t},n){
return Object.keys(e).find(t=>e[t]===n)??t?.[n]}
const va=/(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|svc|ts\.net|test|invalid|example|example\.\w+)$/i;
const ya=/^(?:(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d{1,3}){2,3}|0\.0\.0\.0|\[(?:::1?|::ffff:[^\]]*|f[cde][0-9a-f]{2}:[^\]]*)\])$/i;
function ba(e){
return ya.test(e)||/^[^.[]*$/.test(e)||va.test(e)}
function xa({
url:e,
command:t,
args:n,
transport:r}){
let i=r===`stdio`?[t?.value??``,...n.map(({
value:e})=>e)]:[e?.value??``];
return r===void 0||i[0]?.trim()===``?void 0:i.join(`\0`)}
function Sa({
name:e,
dialect:t},n){
if(t.names===void 0)
return Ca;
return t.names.filter(t=>{
let r=wa(t,e,n);
return Ta(t,r)||!t.pattern.test(r)})}
const Ca=[];
function wa({
cleaned:e},t,n){
return e?n?.server(t)??t:t}
function Ta({
maxLength:e},t){
return e!==void 0&&t.length>e}
function Ea({
name:e,
dialect:t}){
return t.reserved?.find(t=>typeof t.name==`string`?t.name===e:t.name.test(e))}
function Da({
document:e,
nameAt:t}){
return Dt(e,t.route,t.side)}
function Oa({
document:e,
route:t}){
return JSON.stringify([e.path,t])}
function ka(e,t){
return e.fields.find(e=>e.fact?.is===t&&e.fact.unread!==!0)}
function Aa(e){
let{
declared:t,
transport:n,
dialect:r}=e;
let i=0;
let a=0;
for(
let{
fact:t,
value:n}of e.fields){
if(t===void 0||t.unread===!0||r.emptyMeansAbsent&&n===``)
continue;
t.is===`command`||t.is===`commandLine`?i+=1:t.is===`url`&&(a+=1)}
if(i+a!==1)
return!1;
if(i===1?n!==`stdio`:n!==`http`&&n!==`ws`)
return!1;
if(t!==void 0)
return!0;
if(i===0&&r.inferred.url===void 0)
return!1;
return(pa(e)?.effect??`fine`)===`fine`}
function ja(e){
if(!Ma(e))
return`server ${N(e.name)}`;
let[t,n]=e.route.slice(-2);
return`item ${Number(n)+1} of ${N(String(t))}`}
function Ma({
route:e,
nameAt:t}){
return t.side===`value`&&t.route.length===e.length&&typeof e.at(-1)==`number`}
function Na({
format:e,
client:t}){
return e.reader??t.name}
function Pa(e,t){
let n=t===void 0?e:e.slice(t.route.length);
let r=t===void 0?void 0:ja(t);
let i=``;
for(
let[e,t]of n.entries()){
let n=typeof t==`number`?`item ${t+1}`:N(t);
i=e===0?n:`${n} ${typeof t==`number`?`of`:`in`} ${i}`}
if(i===``)
return r??`the file`;
return r===void 0?i:`${i} of ${r}`}
const Fa=new Map([[`stdio`,`stdio`],[`local`,`stdio`],[`std`,`stdio`],[`http`,`http`],[`https`,`http`],[`remote`,`http`],[`streamable`,`http`],[`streamablehttp`,`http`],[`httpstream`,`http`],[`httpstreamable`,`http`],[`sse`,`sse`],[`serversentevents`,`sse`],[`ws`,`ws`],[`websocket`,`ws`],[`websockets`,`ws`],[`sdk`,`sdk`]]);
function Ia(e){
return Fa.get(e.toLowerCase().replace(/[-_ ]/g,``))}
const La={
fine:`info`,
ignored:`warning`,
warns:`warning`,
"skips-server":`error`,
"drops-server":`error`,
"fails-server":`error`,
"refuses-file":`error`,
"drops-file":`error`,
crashes:`error`};
const Ra={
R:`error`,
H:`error`,
M:`warning`,
I:`warning`,
L:`info`};
const za=[`info`,`warning`,`error`];
function Ba(e){
return e.slice(0,e.indexOf(`:`))}
function Va(e){
return Ha(La[e.effect],Ra[Ba(e.by)])}
function Ha(e,t){
return za.indexOf(e)<za.indexOf(t)?e:t}
function Ua(e){
return La[e]===`error`}
function Wa(e){
return e===`skips-server`||e===`drops-server`||e===`fails-server`}
function Ga(e,t,n=`it`){
switch(e.effect){case`fine`:
return`${t} loads it all the same`;case`ignored`:
return`${t} ignores ${n}`;case`warns`:
return`${t} loads the file with a warning`;case`skips-server`:
return`${t} skips the server`;case`drops-server`:
return`${t} drops the server without a word`;case`fails-server`:
return`${t} cannot start the server`;case`refuses-file`:
return`${t} refuses the whole file`;case`drops-file`:
return`${t} loads nothing from the file, without a word`;case`crashes`:
return`${t} fails on the whole file`}}
var Ka=class{
options;
#e;
#t;
#n;
constructor(e,t,n,r){
this.options=r;
this.#e=e;
this.#t=t;
this.#n=n}
get reading(){
let{
reading:e}=this.#n;
if(e===void 0)
throw Error(`rule ${this.#e.id} asks for the reading of a run`);
return e}
get client(){
return Na(this.reading)}
get violations(){
return this.#n.violations}
#r;
#i;
shared=e=>{
let{
reading:t}=this;
(this.#r===void 0||this.#i!==t)&&(this.#r=new Map);
this.#i=t;
this.#r.has(e)||this.#r.set(e,e(t));
return this.#r.get(e)};
report=(e,t,n,r={})=>{
let i=this.#e;
let a=i.messages[e]?.(t);
if(a===void 0)
throw Error(`rule ${i.id} has no message "${e}"`);
let{
reaction:o,
help:s,
related:c=[],
server:l,
reading:u=this.reading}=r;
this.#t.push({
rule:i.id,
severity:qa(i,r),...o===void 0?{}:{
effect:o.effect},
message:a,...s===void 0?{}:{
help:s},
place:n,
related:c,...l===void 0?{}:{
server:l.name},
clients:r.clients??[u.client.id],
reader:Na(u)})}};
function qa(e,{
reaction:t,
severity:n,
server:r}){
if(n!==void 0)
return n;
if(t===void 0)
return e.severity===`off`?`warning`:e.severity;
return r?.off&&Wa(t.effect)?`info`:Va(t)}
const Ja=()=>!0;
function Ya(e,t){
let n=Object.keys(e).map(n=>{
let r=t[n];
let i=e[n];
return e=>r(e,i)});
let[r,i]=n;
if(r===void 0)
return Ja;
if(i===void 0)
return r;
return e=>n.every(t=>t(e))}
function Xa(e){
return e.slice(Math.max(e.lastIndexOf(`/`),e.lastIndexOf(`\\`))+1).toLowerCase().replace(/\.(?:exe|cmd|bat)$/,``)}
function Za(e){
let t=0;
for(;;){
let n=Qa(e,t);
if(n===void 0||n>=e.length)
return t;
t=n}}
function Qa(e,t){
switch(Xa(e[t]??``)){case`cmd`:
return $a(e,t+1);case`env`:
return eo(e,t+1,[`-u`,`--unset`,`-C`,`--chdir`],e=>/^\w+=/.test(e));case`sudo`:case`doas`:
return eo(e,t+1,[`-u`,`-g`,`-h`,`-p`,`-C`,`-R`,`-D`,`-T`]);case`wsl`:
return eo(e,t+1,[`-d`,`--distribution`,`-u`,`--user`,`--cd`,`--shell-type`]);case`nohup`:
return t+1;case`op`:case`mise`:case`doppler`:case`infisical`:case`dotenv`:case`dotenvx`:case`aws-vault`:case`chamber`:case`flox`:case`devbox`:
return to(e,t+1);default:
return}}
function $a(e,t){
for(
let n=t;e[n]?.startsWith(`/`);n+=1)
if(/^\/[ck]$/i.test(e[n]??``))
return n+1}
function eo(e,t,n,r=()=>!1){
let i=t;
for(
let t=e[i];t!==void 0;t=e[i]){
if(t===`--`)
return i+1;
if(!t.startsWith(`-`)&&!r(t))
break;
i+=n.includes(t)?2:1}
return i}
function to(e,t){
let n=e.indexOf(`--`,t);
return n===-1?void 0:n+1}
const no={
node:[`js`,`mjs`,`cjs`,`ts`,`mts`],
bun:[`js`,`mjs`,`cjs`,`ts`,`mts`,`tsx`],
tsx:[`js`,`mjs`,`cjs`,`ts`,`mts`,`tsx`],
"ts-node":[`ts`,`mts`],
deno:[`js`,`mjs`,`ts`,`mts`],
python:[`py`],
python3:[`py`],
py:[`py`],
ruby:[`rb`],
php:[`php`],
perl:[`pl`],
bash:[`sh`],
sh:[`sh`],
zsh:[`sh`]};
const ro={
bun:`run`,
deno:`run`};
const io=[`-r`,`--require`,`--import`,`--loader`,`--experimental-loader`,`-W`,`-X`,`-I`,`-C`,`--env-file`];
function ao(e){
let t=Za(e);
let n=e[t]??``;
if(/\s/.test(n))
return;
let r=Xa(n);
let i=Object.hasOwn(no,r)?no[r]:void 0;
if(i===void 0||/^\.{1,2}[\\/]/.test(n))
return/[\\/]/.test(n)?t:void 0;
let a=oo(e,t+1,Object.hasOwn(ro,r)?ro[r]:void 0);
let o=a===void 0?void 0:/\.(\w+)$/.exec(e[a]??``)?.[1];
return o!==void 0&&i.includes(o)?a:void 0}
function oo(e,t,n){
let r=e[t]===n?t+1:t;
for(
let t=e[r];t!==void 0;t=e[r]){
if(!t.startsWith(`-`))
return r;
if(/^-(?:c|e|m|p|-eval|-print|-cwd|-directory|-config|c=.*|-cwd=.*)$/.test(t))
return;
r+=io.includes(t)?2:1}}
function so(e){
return!/^(?:[\\/~]|[a-z]:|[a-z][a-z+]+:)|[$%<>{}[\]|*?]/i.test(e)}
const co=/^(?!@[\w.-]+\/[\w.@^~-]+$|[a-z][a-z+.-]*:\/\/|\$\{)[\s\S]*(?:[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$)/;
function lo({
command:e,
args:t}){
return e===void 0?[]:[e,...t]}
function uo(e){
return fo(e)[0]}
function fo({
document:e,
format:t}){
let{
value:n}=e;
let r=t.servers[0]?.at;
if(r===void 0||!R(n))
return[];
let i=t.servers.map(e=>e.at);
let a=[];
for(
let e of mn()){
if(!Object.hasOwn(n,String(e.at[0])))
continue;
if(i.some(t=>At(t,e.at)||At(e.at,t)))
continue;
let t=K(V(n,e.at));
if(t===0)
continue;
a.push({
at:e.at,
servers:t,
clients:e.clients});
i.push(e.at)}
if(a.length>0||r.length>1)
return a;
let o=new Set(i.map(([e])=>String(e)));
let s=po(n,String(r[0]),o)??mo(n,String(r[0]),o);
return s===void 0?[]:[s]}
function po(e,t,n){
let r=Object.keys(e).filter(t=>!n.has(t)&&R(z(e,t)));
let i=r.find(e=>_o(e)===_o(t))??F(t,r.filter(t=>K(z(e,t))>0));
return i===void 0?void 0:{
at:[i],
servers:K(z(e,i)),
clients:[]}}
function mo(e,t,n){
for(
let r of Object.keys(e)){
if(n.has(r)||!ho.test(r))
continue;
let i=K(z(z(e,r),t));
if(i>0)
return{
at:[r,t],
servers:i,
clients:[]}}}
const ho=/mcp|^(?:config|settings)$/i;
const go=[`command`,`url`,`serverUrl`,`httpUrl`,`type`,`transport`,`args`];
function K(e){
if(!R(e))
return 0;
return Object.keys(e).filter(t=>{
let n=e[t];
return R(n)&&go.some(e=>Object.hasOwn(n,e))}).length}
function _o(e){
return e.toLowerCase().replace(/[-_ ]/g,``)}
function vo(e){
let t=Object.keys(e).map(t=>e[t]).filter(e=>typeof e==`object`&&!!e);
return t.every(yo)?t.length:0}
function yo(e){
let[t,n]=[z(e,`command`),z(e,`type`)??z(e,`transport`)];
if(typeof n==`string`&&Ia(n)===void 0)
return!1;
if(typeof t==`string`||Array.isArray(t)&&t.length>0)
return!0;
return typeof z(e,`url`)==`string`&&typeof n==`string`}
function bo({
noMap:e,
mayBeServer:t,
dialect:n}){
if(t&&n!==void 0)
return n.neither;
return e.effect===`fine`?{...e,
effect:`drops-file`}:e}
function xo({
entry:e}){
return K(e)>0}
function So(e,t){
if(t.dialect===void 0||e.value===void 0)
return[];
return wo(e,t).flatMap(e=>Co(e)?Object.keys(e.value):ko(e).map(({
name:e})=>e))}
function Co(e){
let{
list:t,
named:n,
nullRemoves:r,
only:i}=e;
return[t,n,r,i].every(e=>e===void 0)&&R(e.value)}
function wo(e,t){
let n=t.servers.flatMap(t=>Oo(e.value,t,[],0));
if(n.length>0||uo({
document:e,
format:t}))
return n;
if(Do(t,e.value))
return[{
route:[],
value:e.value}];
return To(t,e.value)?[{
route:[],
value:e.value,
only:Eo(e.path)}]:[]}
function To({
mayBeServer:e,
servers:t},n){
if(e===void 0||!R(n)||vo(n)>0)
return!1;
return!t.some(({
at:[e]})=>Object.hasOwn(n,String(e)))}
function Eo(e){
return e.slice(e.lastIndexOf(`/`)+1).replace(/\.[^.]+$/,``)}
function Do({
bareMap:e},t){
if(e===void 0||!R(t))
return!1;
return e===!0||Object.values(t).every(R)&&K(t)>0}
function Oo(e,t,n,r){
let i=t.at[r];
if(i===void 0){
let{
list:r,
named:i,
nullRemoves:a}=t;
if(e===void 0)
return[];
return[{
route:n,
value:e,...r&&{
list:r},...i&&{
named:i},...a&&{
nullRemoves:a}}]}
if(i!==`*`)
return Oo(z(e,String(i)),t,[...n,i],r+1);
return R(e)?Object.keys(e).flatMap(i=>Oo(e[i],t,[...n,i],r+1)):[]}
function ko({
route:e,
value:t,
list:n,
named:r,
nullRemoves:i,
only:a}){
if(a!==void 0)
return[{
name:a,
route:e,
entry:t,
nameAt:{
route:e,
side:`value`}}];
if(n&&Array.isArray(t))
return t.flatMap((t,n)=>r===void 0?ko({
route:[...e,n],
value:t}):[Ao([...e,n],t,r)]);
if(!R(t))
return[];
return Object.keys(t).filter(e=>i===void 0||t[e]!==null).map(n=>{
let i=L(e,n);
let a=r===void 0?void 0:z(t[n],r);
return typeof a==`string`&&r!==void 0&&a!==n?{
name:a,
route:i,
entry:t[n],
nameAt:{
route:[...i,r],
side:`value`}}:{
name:n,
route:i,
entry:t[n],
nameAt:{
route:i,
side:`key`}}})}
function Ao(e,t,n){
let r=z(t,n);
if(typeof r!=`string`)
return{
name:``,
route:e,
entry:t,
nameAt:{
route:e,
side:`value`}};
return{
name:r,
route:e,
entry:t,
nameAt:{
route:[...e,n],
side:`value`}}}
function jo(e,t){
let{
dialect:n}=t;
if(n===void 0||e.value===void 0)
return[];
let r=[];
for(
let i of wo(e,t))
for(
let a of ko(i))
r.push(new Ji(e,t,n,a));
return r}
const Mo={
'"':`"`,
"\\":`\\`,
b:`\b`,
f:`\f`,
n:`
`,
r:`\r`,
t:`	`};
const No={
named:{...Mo,
"/":`/`},
hex:{
u:4},
joinsLines:!1};
const Po={
named:{...Mo,
e:`\x1B`},
hex:{
x:2,
u:4,
U:8},
joinsLines:!0};
const Fo={
named:{...Mo,
"/":`/`,
0:`\0`,
a:`\x07`,
e:`\x1B`,
v:`\v`,
N:`\u0085`,
_:`\xA0`,
L:`\u2028`,
P:`\u2029`,
" ":` `,
"	":`	`},
hex:{
x:2,
u:4,
U:8},
joinsLines:!1};
var Io=class{
text=``;
offsets=[];
add(e,t){
for(
let n=0;n<e.length;n++)
this.offsets.push(t);
this.text+=e}
end(e){
this.offsets.push(e);
return{
text:this.text,
offsets:this.offsets}}};
function Lo(e,t,n,r){
let i=new Io;
let a=t;
for(;a<n;){
let t=e[a];
if(t===`\r`&&e[a+1]===`
`){
i.add(`
`,a);
a+=2}else 
if(t!==`\\`){
i.add(t,a);
a+=1}else{
let t=e[a+1]??``;
let o=Object.hasOwn(r.hex,t)?r.hex[t]:void 0;
if(Object.hasOwn(r.named,t)){
i.add(r.named[t],a);
a+=2}else 
if(o!==void 0){
let t=Number.parseInt(e.slice(a+2,a+2+o),16);
if(!(t<=1114111))
return;
i.add(String.fromCodePoint(t),a);
a+=2+o}else 
if(r.joinsLines&&/\s/.test(t)){
a+=1;
for(;a<n&&/\s/.test(e[a]);)
a+=1}else 
return}}
return i.end(n)}
function Ro(e,t,n){
let r=new Io;
for(
let i=t;i<n;i++){
if(e[i]===`\r`&&e[i+1]===`
`)
continue;
r.add(e[i],i)}
return r.end(n)}
function zo(e){
let t=new Io;
for(
let n=1;n<e.length-1;n++){
t.add(e[n],n);
e[n]===`'`&&(n+=1)}
return t.end(e.length-1)}
const Bo=e=>e.startsWith(`"`)?Lo(e,1,e.length-1,No):void 0;
const Vo=e=>{
let t=/^("""|''')(?:\r?\n)?/.exec(e);
if(t!==null){
let[n,r]=[t[0].length,e.length-3];
return t[1]===`"""`?Lo(e,n,r,Po):Ro(e,n,r)}
if(e.startsWith(`"`))
return Lo(e,1,e.length-1,Po);
return e.startsWith(`'`)?Ro(e,1,e.length-1):void 0};
const Ho=e=>{
if(e.startsWith(`"`))
return Lo(e,1,e.length-1,Fo);
return e.startsWith(`'`)?zo(e):void 0};
function Uo(e,t){
let n=0;
let r=0;
let i=0;
let a=0;
for(
let o=0;o<e.length;o++)
switch(e.charCodeAt(o)){case 34:
o=Wo(e,o);
break;case 58:
a++;
break;case 91:case 123:
n++;
if(n>r){
r=n;
r===t+1&&(i=o)}
break;case 93:case 125:
n--}
return{
depth:r,
deepest:i,
colons:a}}
function Wo(e,t){
let n=e.indexOf(`"`,t+1);
for(;n!==-1&&Go(e,n);)
n=e.indexOf(`"`,n+1);
return n===-1?e.length:n}
function Go(e,t){
let n=0;
for(;e.charCodeAt(t-1-n)===92;)
n++;
return n%2==1}
function Ko(e,t){
let n=0;
let r=(e,i)=>{
if(i>t)
return!1;
if(Array.isArray(e)){
for(
let t of e)
if(typeof t==`object`&&t&&!r(t,i+1))
return!1;
return!0}
for(
let t in e){
let a=e[t];
n+=1;
if(typeof a==`object`&&a&&!r(a,i+1))
return!1}
return!0};
return typeof e!=`object`||!e||r(e,1)?n:void 0}
function qo(e,t){
if(e.length<=t)
return!1;
let n=t;
for(
let t of[`{`,`[`])
for(
let r=e.indexOf(t);r!==-1;r=e.indexOf(t,r+1)){
--n;
if(n<0)
return!0}
return!1}
function Jo(e,t){
return{
kind:`limits`,
message:`the document nests ${t===void 0?`more than 200`:String(t)} levels deep; at most 200 are read`,
help:`flatten the document`,
span:e,
fatal:!0}}
const Yo=5e5;
function Xo(e){
return{
kind:`limits`,
message:`the text is ${e.length} characters long; at most ${Yo} are read in this language`,
help:`shorten the text`,
span:{
start:0,
end:Math.min(1,e.length)},
fatal:!0}}
const Zo=25e4;
var Qo=class extends Error{
span;
constructor(e){
super(`too deep`);
this.span=e}};
var $o=class{
#e;
constructor(e){
this.#e=ts(new ns(e),0,void 0,0)}
find(e){
let t=this.#e;
let n=0;
for(;n<e.length;n+=1){
let r=t.child(String(e[n]));
if(r===void 0)
break;
t=r}
let{
key:r,
value:i}=t;
return r===void 0?{
depth:n,
value:i}:{
depth:n,
key:r,
value:i}}};
var es=class{
key;
value;
countAfter;
#e;
#t=new Map;
#n;
#r;
#i=0;
constructor(e,t,n,r){
this.key=t;
this.#e=e;
this.#n=r+1;
let{
end:i,
values:a}=e.past(n);
this.value={
start:n,
end:i};
this.countAfter=r+a;
this.#r=e.isContainer(n)?n+1:i}
child(e){
let t=this.#t.get(e);
for(;t===void 0;){
let n=this.#a();
if(n===void 0)
return;
n===e&&(t=this.#t.get(e))}
return t}
#a(){
let e=this.#e;
let t=e.afterBlanks(this.#r);
if(t>=this.value.end-1||this.#n>25e4)
return;
let n;
let r=String(this.#i);
if(e.isObject(this.value.start)){
n={
start:t,
end:e.past(t).end};
r=e.string(n);
t=e.afterBlanks(e.afterBlanks(n.end)+1)}
let i=ts(e,t,n,this.#n);
if(i.value.end<=i.value.start)
return;
this.#t.set(r,i);
this.#i+=1;
this.#n=i.countAfter;
this.#r=e.afterComma(i.value.end);
return r}};
function ts(e,t,n,r){
return new es(e,n,e.afterBlanks(t),r)}
var ns=class{
#e;
constructor(e){
this.#e=e}
isObject(e){
return this.#e.charCodeAt(e)===123}
isContainer(e){
return this.isObject(e)||this.#e.charCodeAt(e)===91}
afterBlanks(e){
let t=e;
for(;this.#e.charCodeAt(t)<=32;)
t+=1;
return t}
afterComma(e){
let t=this.afterBlanks(e);
return this.#e.charCodeAt(t)===44?t+1:t}
string({
start:e,
end:t}){
let n=this.#e.slice(e+1,t-1);
return n.includes(`\\`)?Bo(`"${n}"`)?.text??n:n}
past(e){
let t=this.#e;
let n=t.charCodeAt(e);
if(n===34)
return{
end:Wo(t,e)+1,
values:1};
if(n!==91&&n!==123)
return{
end:this.#t(e),
values:1};
let r=0;
let i=1;
for(
let n=e;n<t.length;n+=1){
let e=t.charCodeAt(n);
if(e===34)
n=Wo(t,n);else 
if(e===44)
i+=1;else 
if(e===91||e===123){
r+=1;
let e=t.charCodeAt(this.afterBlanks(n+1));
e!==93&&e!==125&&(i+=1)}else 
if(e===93||e===125){
--r;
if(r===0)
return{
end:n+1,
values:i}}}
return{
end:t.length,
values:i}}
#t(e){
let t=/[\s,\]}]/g;
t.lastIndex=e;
return t.exec(this.#e)?.index??this.#e.length}};
var rs=e.__commonJSMin((e=>{
var t={
b:`\b`,
f:`\f`,
n:`
`,
r:`\r`,
t:`	`,
'"':`"`,
"/":`/`,
"\\":`\\`};
var n=97;
e.parse=function(e,r,i){
var o={};
var s=0;
var c=0;
var l=0;
var u=i&&i.bigint&&typeof BigInt<`u`;
return{
data:d(``,!0),
pointers:o};
function d(t,n){
f();
var r;
ie(t,`value`);
var i=h();
switch(i){case`t`:
ne(`rue`);
r=!0;
break;case`f`:
ne(`alse`);
r=!1;
break;case`n`:
ne(`ull`);
r=null;
break;case`"`:
r=p();
break;case`[`:
r=ee(t);
break;case`{`:
r=te(t);
break;default:
g();
`-0123456789`.indexOf(i)>=0?r=m():y()}
ie(t,`valueEnd`);
f();
n&&l<e.length&&y();
return r}
function f(){
loop:
for(;l<e.length;){
switch(e[l]){case` `:
c++;
break;case`	`:
c+=4;
break;case`\r`:
c=0;
break;case`
`:
c=0;
s++;
break;default:
break loop}
l++}}
function p(){
var e=``;
var n;
for(;;){
n=h();
if(n==`"`)
break;else 
if(n==`\\`){
n=h();
n in t?e+=t[n]:n==`u`?e+=re():b()}else 
e+=n}
return e}
function m(){
var t=``;
var n=!0;
e[l]==`-`&&(t+=h());
t+=e[l]==`0`?h():_();
if(e[l]==`.`){
t+=h()+_();
n=!1}
if(e[l]==`e`||e[l]==`E`){
t+=h();
(e[l]==`+`||e[l]==`-`)&&(t+=h());
t+=_();
n=!1}
var r=+t;
return u&&n&&(r>2**53-1||r<-(2**53-1))?BigInt(t):r}
function ee(e){
f();
var t=[];
var n=0;
if(h()==`]`)
return t;
g();
for(;;){
var r=e+`/`+n;
t.push(d(r));
f();
var i=h();
if(i==`]`)
break;
i!=`,`&&b();
f();
n++}
return t}
function te(e){
f();
var t={};
if(h()==`}`)
return t;
g();
for(;;){
var n=ae();
h()!=`"`&&b();
var r=p();
var i=e+`/`+a(r);
v(i,`key`,n);
ie(i,`keyEnd`);
f();
h()!=`:`&&b();
f();
t[r]=d(i);
f();
var o=h();
if(o==`}`)
break;
o!=`,`&&b();
f()}
return t}
function ne(e){
for(
var t=0;t<e.length;t++)
h()!==e[t]&&b()}
function h(){
x();
var t=e[l];
l++;
c++;
return t}
function g(){
l--;
c--}
function re(){
var e=4;
var t=0;
for(;e--;){
t<<=4;
var r=h().toLowerCase();
r>=`a`&&r<=`f`?t+=r.charCodeAt()-n+10:r>=`0`&&r<=`9`?t+=+r:b()}
return String.fromCharCode(t)}
function _(){
var t=``;
for(;e[l]>=`0`&&e[l]<=`9`;)
t+=h();
if(t.length)
return t;
x();
y()}
function ie(e,t){
v(e,t,ae())}
function v(e,t,n){
o[e]=o[e]||{};
o[e][t]=n}
function ae(){
return{
line:s,
column:c,
pos:l}}
function y(){
throw SyntaxError(`Unexpected token `+e[l]+` in JSON at position `+l)}
function b(){
g();
y()}
function x(){
if(l>=e.length)
throw SyntaxError(`Unexpected end of JSON input`)}};
var r=/~/g;
var i=/\//g;
function a(e){
return e.replace(r,`~0`).replace(i,`~1`)}}))();
function is(e,t){
return e.length<=5e3||e.length<=1e6&&os(t)}
function as(e){
return new ss((0,rs.parse)(e).pointers)}
function os(e){
let t=Zo;
let n=1e7;
let r=(e,i)=>{
--t;
n-=i;
if(t<0||n<0)
return!1;
if(typeof e!=`object`||!e)
return!0;
if(Array.isArray(e))
return e.every(e=>r(e,i+7));
return Object.keys(e).every(t=>r(e[t],i+1+t.length))};
return r(e,0)}
var ss=class{
#e;
constructor(e){
this.#e=e}
find(e){
let t=[``];
for(
let n of e)
t.push(`${t.at(-1)}/${cs(String(n))}`);
let n=e.length;
for(;n>0&&!Object.hasOwn(this.#e,t[n]);)
n--;
let{
key:r,
keyEnd:i,
value:a,
valueEnd:o}=this.#e[t[n]];
let s={
start:a.pos,
end:o.pos};
if(r===void 0||i===void 0)
return{
depth:n,
value:s};
return{
depth:n,
key:{
start:r.pos,
end:i.pos},
value:s}}};
function cs(e){
return e.replaceAll(`~`,`~0`).replaceAll(`/`,`~1`)}
var ls=class{
#e=[0];
#t;
constructor(e){
this.#t=e.length;
for(
let t of e.matchAll(/\r\n|\n|\r/g))
this.#e.push(t.index+t[0].length)}
position(e){
let t=Math.max(0,Math.min(e,this.#t));
let n=0;
let r=this.#e.length-1;
for(;n<r;){
let e=n+r+1>>1;
(this.#e[e]??0)<=t?n=e:r=e-1}
return{
line:n+1,
column:t-(this.#e[n]??0)+1}}};
function us(e,t,n){
t===`__proto__`?Object.defineProperty(e,t,{
value:n,
writable:!0,
enumerable:!0,
configurable:!0}):e[t]=n}
function ds(e,t){
if(typeof e!=`object`||!e||!Object.hasOwn(e,t))
return;
return e[t]}
function fs(e,t){
return t.reduce(ds,e)}
var ps=class{
key;
value;
open=!1;
children;
constructor(e,t){
this.value=e;
t!==void 0&&(this.key=t)}
child(e){
return this.children?.get(String(e))}
setChild(e,t){
this.children??=new Map;
this.children.set(String(e),t)}};
var ms=class{
#e;
constructor(e){
this.#e=e}
find(e){
let t=this.#e;
let n=0;
for(;n<e.length;n++){
let r=t.child(e[n]);
if(r===void 0)
break;
t=r}
let{
key:r,
value:i,
open:a}=t;
return r===void 0?{
depth:n,
value:i,
open:a}:{
depth:n,
key:r,
value:i,
open:a}}};
function hs(e){
if(e.key===void 0)
return e.value;
return{
start:Math.min(e.key.start,e.value.start),
end:Math.max(e.key.end,e.value.end)}}
function gs(e,t){
return e.start<=t.end&&t.start<=e.end}
const _s={
start:0,
end:0};
var vs=class{
path;
language;
problems;
#e;
#t;
#n;
#r;
#i;
constructor(e){
this.path=e.source.path;
this.language=e.language;
this.problems=e.source.problems.length===0?e.problems:[...e.source.problems,...e.problems];
this.#e=e}
get text(){
return this.#e.source.text}
get value(){
return this.#e.value}
locate(e,t,n){
let r=this.#a();
if(r===void 0)
return _s;
let{
key:i,
value:a,
depth:o}=r.find(e);
let s=t===`key`?i??a:a;
if(n===void 0||o!==e.length)
return s;
let c=s===i?String(e.at(-1)):fs(this.value,e);
return typeof c==`string`?this.#c(s,c,n):s}
isBroken(e){
if(this.#e.places!==void 0&&this.#e.problems.length===0)
return!1;
let t=this.#a()?.find(e);
if(t===void 0)
return this.problems.some(e=>e.fatal);
let n=hs(t);
return t.open===!0||this.#o().some(e=>gs(e,n))}
comments(){
this.#n??=this.#e.comments();
return this.#n}
position(e){
this.#r??=new ls(this.text);
return this.#r.position(e)}
#a(){
this.#t??=this.#e.places?.();
return this.#t}
#o(){
let{
breaks:e,
problems:t}=this.#e;
return e??t.filter(({
kind:e,
fatal:t})=>e===`syntax`&&t).map(({
span:e})=>e)}
#s(e,t){
this.#i?.start!==e&&(this.#i={
start:e,
decoded:this.#e.decode(t)});
return this.#i.decoded}
#c(e,t,n){
let r=this.text.slice(e.start,e.end);
let i=Math.max(0,Math.min(n.start,t.length));
let a=Math.max(i,Math.min(n.end,t.length));
if(r===t)
return{
start:e.start+i,
end:e.start+a};
let o=this.#s(e.start,r);
if(o===void 0||o.text!==t)
return e;
let s=t=>e.start+o.offsets[t];
return{
start:s(i),
end:s(a)}}};
function ys(e,t){
return new vs({
source:e,
language:t,
value:void 0,
problems:[],
comments:()=>[],
decode:()=>void 0})}
function bs(e){
let t=xs(e.text);
return t===void 0?void 0:new Es(e,t)}
function xs(e){
if(qo(e,Ss)&&Uo(e,200).depth>200)
return;
let t;
try{
t=JSON.parse(e)}catch{
return}
let n=Ko(t,200);
return n===void 0||Cs(e,n)?void 0:t}
const Ss=5e5;
function Cs(e,t){
return ws(e)!==t&&Uo(e,200).colons!==t}
function ws(e){
let t=0;
for(
let n=e.indexOf(`:`);n!==-1;n=e.indexOf(`:`,n+1)){
let r=e.charCodeAt(n-1);
if(r===34)
t+=1;else 
if(r<=32&&Ts(e,n))
return}
return t}
function Ts(e,t){
let n=t-1;
for(;e.charCodeAt(n)<=32;)
--n;
return e.charCodeAt(n)===34}
var Es=class extends vs{
#e;
constructor(e,t){
let n={
value:t};
super({
source:e,
language:`json`,
value:void 0,
problems:[],
places:()=>Ds(e.text,n.value??xs(e.text)),
decode:Bo,
comments:()=>[]});
this.#e=n}
get value(){
this.#e.value===void 0&&(this.#e.value=xs(this.text));
return this.#e.value}
forget(){
this.#e.value=void 0}};
function Ds(e,t){
try{
return is(e,t)?as(e):new $o(e)}catch{
return}}
async function Os(e){
let t=new Map;
for(
let n of new Set(e))
t.set(n,await ks(n));
return(e,n)=>{
let r=t.get(n);
if(r===void 0)
throw Error(`the parser of ${n} has not been loaded`);
return r(e)}}
async function ks(e){
switch(e){case`json`:
return(await $(`./json.js`,`json_exports`)).parseJson;case`yaml`:
return(await $(`./yaml.js`,`yaml_exports`)).parseYaml;case`toml`:
return(await Promise.resolve().then(()=>require("./toml.js"))).parseToml;case`markdown`:
return(await $(`./yaml.js`,`markdown_exports`)).parseMarkdown}}
async function As(e,t){
if(t!==`json`)
return(await Os([t]))(e,t);
return bs(e)??(await $(`./json.js`,`json_exports`)).parseOtherJson(e)}
function js(e){
return e.startsWith(`~/`)||/^\$[A-Z][A-Z_]*\//.test(e)}
function*Ms(e){
let t=e;
yield t;
for(;t!==``&&t!==`/`;){
t=t.slice(0,t.lastIndexOf(`/`,t.length-2)+1);
yield t}}
function Ns(e){
return e===`~/`?[]:[...Ms(e)].slice(1)}
function Ps({
document:{
path:e},
format:t}){
if(js(e))
return`~/`;
let n=Fs(e);
let r=n.length;
for(
let e of t.files){
let t=Fs(e.replace(/^\//,``));
r=Math.min(r,Is(n,t))}
return n.slice(0,r)}
function Fs(e){
return e.slice(0,e.lastIndexOf(`/`)+1)}
function Is(e,t){
if(!t.endsWith(`**/`))
return Ls(e,t)?e.length-t.length:e.length;
let n=t.slice(0,-3);
let r=`/${e}`.lastIndexOf(`/${n}`);
return r<0?e.length:r}
function Ls(e,t){
return e===t||e.endsWith(`/${t}`)}
function Rs(e,{
candidates:t,
isForced:n},r){
let{
path:i}=e;
let a=t(i);
let o=t=>!t.some(t=>e.text.includes(t))&&!Et(e.text);
let s=({
beside:e,
holds:t})=>e!==void 0&&!r(Fs(i)+e)||t!==void 0&&o(t);
if(!a.some(s)||n(i))
return a;
return a.filter(e=>!s(e))}
function zs(e,t){
let n=Fs(e);
return{
beside:e=>t(n+e),
above:e=>[...Ms(n)].some(n=>t(n+e))}}
var Bs=class{
#e=new Map;
#t=new Map;
#n;
constructor(e){
this.#n=e}
async load(e){
for(
let t of e)
this.#t.has(t)||await this.#r(t)}
client(e){
return this.#e.get(e)}
known(e){
let t=this.#t.get(e);
if(t!==void 0)
return t;
let n=this.#e.get(e.client);
let r=n?.formats.find(({
id:t})=>t===e.id);
if(n===void 0||r===void 0)
throw Error(`the client of ${e.id} is not loaded`);
return{
client:n,
format:r}}
async#r(e){
for(
let t of[e.client,...this.#n])
await this.#i(t);
let t=this.known(e);
for(
let{
client:e}of t.format.writes??[])
await this.#i(e);
this.#t.set(e,t)}
async#i(e){
this.#e.has(e)||this.#e.set(e,await tn(e))}};
const Vs=[["${{ secrets.NAME }}",/\$\{\{\s*(?:secrets|vars|inputs)\.(\w+)\s*\}\}/y],["${env:NAME}",/\$\{env:([^{}]+)\}/y],["${input:id}",/\$\{input:([^{}]+)\}/y],["${file:path}",/\$\{file:([^{}]+)\}/y],["${workspaceFolder}",RegExp(`\\$\\{(workspaceFolder(?:Basename)?|workspaceRoot(?:FolderName)?|fileWorkspaceFolder|relativeFile|execPath|userHome|cwd|pathSeparator|file(?:Basename|Dirname)?|extensionPath|workspacePath|/)(?::[^-{}][^{}]*)?\\}`,`y`)],["${process.env.NAME}",/\$\{process\.env\.(\w+)\}/y],["${user_config.KEY}",/\$\{user_config\.(\w+)\}/y],["${config:key}",/\$\{(?:config|command):([^{}]+)\}/y],["${secret:name}",/\$\{secret:([^{}]+)\}/y],["${cmd: command}",/\$\{cmd:([^{}]+)\}/y],["${NAME:-default}",/\$\{([A-Za-z_]\w*):-[^{}]*\}/y],["${NAME}",/\$\{([A-Za-z_]\w*)\}/y],["${NAME:default}",/\$\{([A-Za-z_]\w*):[^{}]*\}/y],[`{env:NAME}`,/\{env:([^{}]+)\}/y],[`{file:path}`,/\{file:([^{}]+)\}/y]];
const Hs=/^(?:Bearer )?(?:\$([A-Z_][A-Z0-9_]*)|%([A-Za-z_]\w*)%)$/;
function Us(e){
let[,t,n]=Hs.exec(e)??[];
if(t!==void 0)
return`$NAME`;
return n===void 0?void 0:`%NAME%`}
function Ws(e){
let t=Hs.exec(e);
if(t){
let[,n,r]=t;
let i=n??r??``;
let a=e.length-i.length-(n===void 0?2:1);
return[{
syntax:n===void 0?`%NAME%`:`$NAME`,
name:i,
start:a,
end:e.length}]}
let n=[];
for(
let t=Gs(e,0);t!==-1;){
let r=Ks(e,t);
r&&n.push(r);
t=Gs(e,r?.end??t+1)}
return n}
function Gs(e,t){
let n=e.indexOf(`{`,t);
return n>t&&e[n-1]===`$`?n-1:n}
function Ks(e,t){
for(
let[n,r]of Vs){
r.lastIndex=t;
let i=r.exec(e);
if(i)
return{
syntax:n,
name:i[1]??``,
start:t,
end:r.lastIndex}}}
function qs(e,t){
switch(e){case"${NAME}":case"${NAME:-default}":case"${NAME:default}":
return`\${${t}}`;case"${env:NAME}":
return`\${env:${t}}`;case"${input:id}":
return`\${input:${t}}`;case"${workspaceFolder}":
return`\${${t}}`;case`{env:NAME}`:
return`{env:${t}}`;case`{file:path}`:
return`{file:${t}}`;case"${file:path}":
return`\${file:${t}}`;case`$NAME`:
return`$${t}`;case`%NAME%`:
return`%${t}%`;case"${{ secrets.NAME }}":
return`\${{ secrets.${t} }}`;case"${process.env.NAME}":
return`\${process.env.${t}}`;case"${user_config.KEY}":
return`\${user_config.${t}}`;case"${config:key}":
return`\${config:${t}}`;case"${secret:name}":
return`\${secret:${t}}`;case"${cmd: command}":
return`\${cmd: ${t.trim()}}`}}
const Js=/(?:^|[\\/])(?:ba|z|da|k|fi)?sh(?:\.exe)?$|(?:^|[\\/])(?:cmd|powershell|pwsh|wsl)(?:\.exe)?$/i;
const Ys=/^(?:-[a-z]*c|-e|-p|--eval|--print|-Command|-EncodedCommand|\/[ck])$/i;
function Xs(e,t){
if(e!==void 0&&Js.test(e))
return()=>!0;
let n=t.findIndex(e=>Js.test(e));
let r=t.some(e=>/(?:^|\/)mcp-remote(?:@|$)/.test(e));
return e=>n!==-1&&e>n||Ys.test(t[e-1]??``)||r&&(t[e-1]===`--header`||(t[e]??``).startsWith(`--header`))}
function Zs({
fields:e,
dialect:t}){
return e.some(e=>Qs(e,t))}
function Qs({
fact:e,
value:t},n){
let r=e?.is;
if(r===void 0||!$s.has(r))
return!1;
let i=e=>typeof e==`string`&&ec(e,n,r);
if(Array.isArray(t))
return t.some(i);
if(R(t))
return Object.keys(t).some(e=>i(t[e]));
return i(t)}
const $s=new Set([`command`,`commandLine`,`args`,`env`,`cwd`,`url`,`headers`]);
function ec(e,{
placeholders:t},n){
if(t===void 0)
return!1;
let r=n===`commandLine`?[]:t.in[n]??[];
if(!e.includes(`{`)){
let n=Us(e);
return n!==void 0&&(t.refused!==void 0||!r.includes(n))}
if(t.refused!==void 0)
return!0;
return e.replace(nc(r),``).includes(`{`)}
const tc=new WeakMap;
function nc(e){
let t=tc.get(e);
if(t!==void 0)
return t;
let n=new RegExp(e.flatMap(e=>rc.get(e)??[]).join(`|`)||`(?!)`,`g`);
tc.set(e,n);
return n}
const rc=new Map([["${NAME}",`\\$\\{[A-Z_][A-Z0-9_]*\\}`],["${NAME:-default}",`\\$\\{[A-Z_][A-Z0-9_]*:-[^{}]*\\}`],["${env:NAME}",`\\$\\{env:[^{}]+\\}`],[`{env:NAME}`,`(?<!\\$)\\{env:[^{}]+\\}`],["${workspaceFolder}",`\\$\\{workspaceFolder\\}`],["${input:id}",`\\$\\{input:[^{}]+\\}`]]);
function ic({
fact:e,
value:t},{
placeholders:n}){
let r=n?.lookedUp;
if(r===void 0||e===void 0||!r.in.includes(e.is)||!R(t))
return!1;
return Object.values(t).some(e=>typeof e==`string`&&(e.startsWith(r.command)||/^[A-Z_0-9]+$/.test(e)))}
const ac=/[Yy](?:our|OUR)[-_]|[-_](?:here|HERE)(?!\w)|<[A-Za-z]|\[(?:RED|YOUR|INS|PAS|ENT|REP)|[Pp](?:ath|ATH)[\\/]+[Tt]|_ME(?!\w)|REPLACE_|\.{3}|\u2026/;
function oc(e){
return ac.test(e)}
const sc=[/(?<![A-Za-z0-9_.-])(?:(?:sk|pk|gh[op]|glpat|pat|xox[a-z]|sbp|fig[du]|hf|key|token|secret)[-_])?your[-_](?!own)[A-Za-z][\w-]*/gi,/(?<![A-Za-z0-9_.-])[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+){0,8}[-_]HERE(?![A-Za-z0-9_])/g,/(?<![A-Za-z0-9_.-])(?:insert|paste|put|add|enter)[-_][\w-]{1,60}[-_]here(?![A-Za-z0-9_])/gi,/(?<![\w)?(&])<(?!\/)[A-Za-z][\w .-]{1,60}>/g,/(?<!\w)\[(?:REDACTED|YOUR|INSERT|PASTE|ENTER|REPLACE)[A-Z_ -]{0,60}\]/g,/(?<![^\s=:,"'])(?:[A-Za-z]:)?[\\/]?(?:[A-Za-z]{1,20}[\\/]){0,2}path[\\/]to[\\/][^\s"',:]*/gi,/(?<![A-Za-z0-9_-])(?:(?:CHANGE|REPLACE|FILL)_ME|REPLACE_WITH_\w+)(?![A-Za-z0-9_-])/g];
const cc=/^(?:Bearer )?(?:[A-Za-z0-9]{1,10}[-_])?(?:\.{3}|\u2026)$/;
function lc(e){
if(!oc(e))
return[];
if(cc.test(e))
return[{
start:0,
end:e.length}];
let t=sc.flatMap(t=>Array.from(e.matchAll(t),({
index:e,
0:t})=>({
start:e,
end:e+t.length})));
return t.length===0?t:uc(t,Ws(e))}
function uc(e,t){
let n=[];
let r=0;
let i=0;
for(
let a of[...e].sort((e,t)=>e.start-t.start||t.end-e.end)){
for(
let e=t[r];e!==void 0&&e.end<=a.start;e=t[r])
r+=1;
let e=t[r];
if(a.start<i||e!==void 0&&e.start<a.end)
continue;
n.push(a);
i=a.end}
return n}
const dc=new Set(["${NAME}",`{env:NAME}`,"${env:NAME}",`$NAME`,"${{ secrets.NAME }}","${secret:name}"]);
function fc(e,t,n){
let r=e.placeholders?.in[t]?.find(e=>dc.has(e));
return r===void 0?void 0:qs(r,n)}
function pc({
fields:e},t,n){
let r=mc(t,n);
return r===void 0?void 0:Object.keys(e).find(t=>e[t]?.form===r)}
function mc(e,t){
if(e===`env`)
return`variable-names`;
if(e!==`headers`)
return;
return/^bearer /i.test(t)?`bearer-variable`:`header-variables`}
function hc(e,t){
return e.fields.find(e=>At(t,e.route))?.fact?.is??`other`}
function gc(e){
let t=new Map;
let n=new Set;
for(
let r of e){
t.set(JSON.stringify(r.route),r);
n.add(r.route.length)}
return e=>{
for(
let r of n){
let n=t.get(JSON.stringify(e.slice(0,r)));
if(n!==void 0)
return n}}}
const _c={
"${NAME}":`environment`,
"${NAME:-default}":`environment`,
"${NAME:default}":`environment`,
"${env:NAME}":`environment`,
"{env:NAME}":`environment`,
$NAME:`environment`,
"%NAME%":`environment`,
"${process.env.NAME}":`environment`,
"${{ secrets.NAME }}":`environment`,
"${secret:name}":`environment`,
"${input:id}":`input`,
"${workspaceFolder}":`editor`,
"{file:path}":`file`,
"${file:path}":`file`,
"${config:key}":`setting`,
"${cmd: command}":`setting`,
"${user_config.KEY}":`plugin`};
function vc(e){
return _c[e]}
function yc({
placeholders:e},t){
if(e===void 0)
return;
let n=e.in;
if(t!==`command`&&t!==`args`)
return n[t]??[];
return n[t]??n.commandLine??[]}
function bc(e,t,n){
return xc(n,yc(e,t),e.placeholders?.own)}
function xc(e,t,n=[]){
if(!/[$%{]/.test(e))
return[e];
let r=[];
let i=0;
for(
let a of Ws(e)){
a.start>i&&r.push(e.slice(i,a.start));
r.push(Sc(a,e,t,n));
i=a.end}
(i<e.length||r.length===0)&&r.push(e.slice(i));
return r}
function Sc({
syntax:e,
name:t,
start:n,
end:r},i,a,o){
let s=i.slice(n,r);
let c=o.includes(t)?`plugin`:_c[e];
let l=a?.includes(e);
let u=Cc(s,e,t);
return{
kind:c,
name:c===`editor`||c===`setting`?s.slice(2,-1):t,
spelling:s,
syntax:e,
expanded:l,...u===void 0?{}:{
fallback:u}}}
function Cc(e,t,n){
if(t==="${NAME:-default}")
return e.slice(n.length+4,-1);
return t==="${NAME:default}"?e.slice(n.length+3,-1):void 0}
function wc(e,t){
return e.length===t.length&&e.every((e,n)=>Tc(e,t[n]))}
function Tc(e,t){
if(typeof e==`string`||typeof t==`string`||t===void 0)
return e===t;
return e.kind===t.kind&&e.name===t.name&&e.fallback===t.fallback}
function Ec(e){
let t=[[]];
for(
let n of e){
if(typeof n!=`string`){
t.at(-1)?.push(n);
continue}
for(
let[e,r]of n.split(/\s+/).entries()){
e>0&&t.push([]);
r!==``&&t.at(-1)?.push(r)}}
return t.filter(e=>e.length>0)}
function Dc(e,t=[]){
let n=e.formats.find(({
dialect:e,
servers:t})=>e!==void 0&&t.length>0);
let{
dialect:r}=n??{};
if(n===void 0||r===void 0||r.open||r.apart)
return;
return{
client:e,
name:n.reader??e.name,
format:n,
dialect:r,
keeps:t}}
function Oc(e,t,n){
let{
format:r}=e;
if(t.length===0&&r.writes===void 0)
return[{...e,
owner:!0,
targets:kc}];
let i=B.filter(e=>t.includes(e.client)&&e.readsToo?.includes(r.id));
let a=t.filter(e=>!i.some(({
client:t})=>t===e));
return[{...e,
owner:!0,
targets:Ac(e,a,n)},...i.map(e=>({...n.known(e),
owner:!1,
targets:kc}))]}
const kc=[];
function Ac({
client:e,
format:t},n,r){
let i=(t.writes??[]).filter(({
client:e})=>!n.includes(e));
return[...n.map(e=>({
client:e,
keeps:[]})),...i].flatMap(({
client:t,
keeps:n})=>{
let i=t===e.id?void 0:r.client(t);
let a=i&&Dc(i,n);
return a===void 0?[]:[a]})}
function jc(e,t){
return Mc[e](t)}
const Mc={
S:e=>e===``?[]:[{
server:e}],
mcp__S__T:e=>/^mcp__[^(]/.test(e)?Nc(e.slice(5),`__`):[],
S_T:Pc,
"S/T":Ic,
"@S/T":e=>/^@[^/]/.test(e)?Fc(e.slice(1),`/`):[],
"S:T":e=>e.includes(`:`)?Fc(e,`:`):[],
"Mcp(S:T)":e=>/^Mcp\(.+\)$/.test(e)?Fc(e.slice(4,-1),`:`):[]};
function Nc(e,t){
let n=[];
let r=e.indexOf(t,1);
for(;r>0&&n.length<32;){
n.push({
server:e.slice(0,r),
tool:e.slice(r+t.length)});
r=e.indexOf(t,r+1)}
n.push({
server:e});
return n}
function Pc(e){
if(/^[*?]|^$/.test(e))
return[];
let t=e.indexOf(`*`);
let n=t<0?e:e.slice(0,t);
let r=Nc(n,`_`).slice(0,-1).filter(({
server:e})=>e!==``).map(({
server:t})=>({
server:t,
tool:e.slice(t.length+1)}));
if(t===e.length-1&&!n.endsWith(`_`))
return[...r,{
server:n,
tool:`*`}];
return t<0?[...r,{
server:e}]:r}
function Fc(e,t){
let n=e.indexOf(t);
if(n<0)
return[{
server:e}];
return n===0?[]:[{
server:e.slice(0,n),
tool:e.slice(n+1)}]}
function Ic(e){
let t=e.lastIndexOf(`/`);
return t<=0?[]:[{
server:e.slice(0,t),
tool:e.slice(t+1)}]}
function Lc(e){
let t=[];
for(
let{
index:n,
0:r}of e.matchAll(/[^|]+/g)){
let[,e=``,i=``,a=``]=/^([\s^(]*)([\w-]*)(.?)/s.exec(r)??[];
let o=/[*?{]/.test(a)?i.slice(0,-1):i;
let s=n+e.length;
o!==``&&t.push({
text:o,
start:s,
end:s+o.length,
isOpen:/[^\s)$]/.test(a)})}
return t}
function Rc(e){
let t=[];
let n=-1;
let r=0;
for(
let i=0;i<=e.length;i+=1){
let a=e[i];
a===`(`?r+=1:a===`)`&&(r=Math.max(0,r-1));
let o=a===void 0||r===0&&/[\s,]/.test(a);
!o&&n<0&&(n=i);
if(o&&n>=0){
t.push({
text:e.slice(n,i),
start:n,
end:i});
n=-1}}
return t}
function zc(e,t){
let n=[];
for(
let r of t.references??[])
Bc(e.value,r,0,[],(t,i,a,o,s=jc(r.form,t))=>{
if(!(r.faults?.some(({
pattern:e})=>e.test(t))??!1)&&(s.length===0||s.some(({
server:e})=>r.builtIn?.test(e))))
return;
n.push({
text:t,
place:Dt(e,i,a,o),
fact:r,
named:s})});
return n}
function Bc(e,t,n,r,i){
let a=t.at[n];
if(a===void 0)
Vc(e,t,r,i);else 
if(Array.isArray(e))
a===`*`&&e.forEach((e,a)=>void Bc(e,t,n+1,L(r,a),i));else 
if(R(e)){
let o=a===`*`?Object.keys(e):Object.hasOwn(e,a)?[String(a)]:[];
for(
let a of o)
Bc(e[a],t,n+1,L(r,a),i)}}
function Vc(e,{
as:t,
form:n},r,i){
if(t===`keys`){
if(R(e))
for(
let t of Object.keys(e))
i(t,L(r,t),`key`)}else 
if(Array.isArray(e))
e.forEach((e,t)=>{
typeof e==`string`&&i(e,L(r,t),`value`)});else 
if(typeof e!=`string`)
return;else 
if(t===`text`)
i(e,r,`value`);else 
if(t===`expression`)
for(
let t of Lc(e))
i(t.text,r,`value`,{
start:t.start,
end:t.end},Hc(t,n));else 
if(t===`words`)
for(
let{
text:t,
start:n,
end:a}of Rc(e))
i(t,r,`value`,{
start:n,
end:a})}
function Hc({
text:e,
isOpen:t},n){
let r=jc(n,e).map(({
server:e,
tool:t})=>t?{
server:e,
tool:`${t}*`}:{
server:e});
return t?r.slice(0,-1):r}
function Uc({
problems:e,
value:t},n){
if(e.some(e=>Wc(Gc(e,n))))
return!0;
if(t===void 0||R(t))
return!1;
return Wc((Array.isArray(t)?n.arrayRoot:void 0)??n.badRoot)}
function Wc(e){
return e!==void 0&&Va(e)===`error`}
function Gc({
kind:e,
fatal:t},{
syntax:n}){
switch(e){case`syntax`:case`unreadable`:case`limits`:case`encoding`:
return n.broken;case`comment`:
return n.comments?void 0:n.broken;case`trailing-comma`:
return n.trailingCommas?void 0:n.broken;case`empty`:
return n.empty;case`duplicate-key`:
return t?n.broken:void 0;case`bom`:
return n.bom}}
function Kc(e,t,n){
let r=t.find(t=>t.unmistakable&&Uc(e,t));
if(r!==void 0)
return r;
let i={
path:e.path,
text:e.text,
value:e.value,...n};
let a=t.filter(e=>e.when?.(i)??!0);
let o=n.forced?t[0]:void 0;
let s=a.find(e=>e.when!==void 0)??a[0]??o;
if(s===void 0||s.claims===`path`||n.forced)
return s;
return qc(e,s)?s:void 0}
function qc(e,t){
if(t.when!==void 0)
return!0;
let n=[...t.servers.map(e=>e.at),...(t.unread??[]).map(e=>e.at)];
if(e.value===void 0)
return Xc(e,t,n)||Yc(e,t);
let r=wo(e,t);
return Zc(e.path,t)&&(r.length>0||uo({
document:e,
format:t})!==void 0)||r.some(e=>R(e.value)||Array.isArray(e.value))||(t.unread??[]).some(t=>R(V(e.value,t.at)))||zc(e,t).length>0||Jc(e)&&Xc(e,t,n)}
function Jc({
language:e,
problems:t}){
return e===`toml`&&t.some(({
kind:e,
fatal:t})=>t&&e===`syntax`)}
function Yc({
problems:e,
text:t},{
references:n=[]}){
return n.length>0&&e.some(({
kind:e})=>e===`limits`)&&/mcp/i.test(t)}
function Xc({
language:e,
text:t,
path:n},r,i){
let a=e===`json`?`"`:``;
return e!==`json`&&Zc(n,r)&&t.includes(`"mcpServers"`)||i.some(e=>t.includes(a+String(e.at(-1))+a))}
function Zc(e,{
id:t}){
let[n=``,r=``]=e.split(`/`).reverse();
return/^\.\w/.test(r)||r===t||Qc(n).startsWith(Qc(t))}
function Qc(e){
return e.toLowerCase().replace(/[^a-z]/g,``)}
async function*$c(e,t){
let n=new Bs(t.targets);
let r;
for(
let i of e){
let e=await el(i,t,n);
if(e===void 0){
i.forget?.();
continue}
let{
document:a,
owner:o}=e;
let s=Oc(o,t.targets,n);
r??=await Promise.resolve().then(()=>Df);
let{
FileReading:c}=r;
let l=s.map(e=>new c(a,e,t));
t.isKept(a)&&l[0]?.keep();
for(
let e of l){
yield e;
t.isHeld||e.forget()}
t.isHeld||tl(i,a,l)}}
async function el(e,t,n){
let r=Rs(e,t,t.around.exists);
let[i]=r;
if(i===void 0)
return;
let a=e.problems.some(e=>e.fatal)?ys(e,i.language):await As(e,i.language);
await n.load(r);
let o=r.map(e=>n.known(e));
let s=Kc(a,o.map(e=>e.format),{...zs(e.path,t.around.exists),
forced:t.isForced(e.path)});
let c=o.find(e=>e.format===s);
return c&&{
document:a,
owner:c}}
function tl(e,t,n){
t.forget?.();
t.forget!==void 0&&!n.some(({
isKept:e})=>e)&&e.forget?.()}
var nl=class{
reading;
#e;
constructor(e){
this.reading=e}
get maps(){
this.#e??=wo(this.reading.document,this.reading.format);
return this.#e}};
var rl=class{
server;
reading;
#e;
#t;
#n;
constructor(e,t){
this.server=e;
this.reading=t}
get words(){
this.#e??=lo(this.server);
return this.#e}
get smallWords(){
this.#t??=this.words.map(({
value:e})=>e.toLowerCase());
return this.#t}
get texts(){
if(this.#n===void 0){
let e=[];
_n(this.server.entry,t=>void e.push(t));
this.#n=e}
return this.#n}};
function il(e,t){
return t?/^@[\w.-]+\//.test(e):ll.test(e)}
function al(e){
let t=e=>ol.some(t=>e.startsWith(t));
if(e.some(cl))
return e.some(e=>e.startsWith(`@`)&&il(e,!0));
return e.some(e=>t(e)&&il(e,!1))}
const ol=[`@modelcontextprotocol/server-`,`@anthropic`,`@context7/`,`@microsoft/playwright-mcp`,`mcp-server-`,`markitdown-mcp`,`blender-mcp`,`chroma-mcp`,`basic-memory`,`--package=`,`npm:`];
const sl=new Set([`uv`,`uvx`,`pipx`]);
function cl(e){
if(!`vVxXeE`.includes(e.at(-1)??` `))
return!1;
let t=e.slice(Math.max(e.lastIndexOf(`/`),e.lastIndexOf(`\\`))+1).toLowerCase();
return sl.has(t.endsWith(`.exe`)?t.slice(0,-4):t)}
const ll=/^(?:@modelcontextprotocol\/server-(?!(?:filesystem|memory|sequential-thinking|everything)(?:@|$))|@anthropic(?:-ai)?\/mcp-server-|@context7\/|@microsoft\/playwright-mcp|mcp-server-(?:fetch|git|time|qdrant|motherduck)|markitdown-mcp|blender-mcp|chroma-mcp|basic-memory|--package=|npm:)/;
function*ul(e,t){
let n=new TextEncoder().encode(e);
let r=new Uint8Array((n.length+8>>6)+1<<6);
r.set(n);
r[n.length]=128;
let i=new DataView(r.buffer);
i.setUint32(r.length-8,Math.floor(n.length/2**29));
i.setUint32(r.length-4,n.length<<3);
let a=new Int32Array(t);
for(
let e=0;e<r.length;e+=64){
for(
let t=0;t<16;t+=1)
a[t]=i.getInt32(e+t*4);
yield a}}
function dl(e){
return Array.from(e,e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}
function fl(e){
let t=Int32Array.of(1732584193,4023233417,2562383102,271733878,3285377520);
for(
let n of ul(e,80))
pl(t,n);
return dl(t)}
function pl(e,t){
let n=e=>t[e]??0;
for(
let e=16;e<80;e+=1)
t[e]=_l(n(e-3)^n(e-8)^n(e-14)^n(e-16),1);
let[r=0,i=0,a=0,o=0,s=0]=e;
for(
let e=0;e<80;e+=1){
let t=_l(r,5)+ml(e,i,a,o)+s+gl(e)+n(e)|0;
s=o;
o=a;
a=_l(i,30);
i=r;
r=t}
for(
let[t,n]of[r,i,a,o,s].entries())
e[t]=(e[t]??0)+n}
function ml(e,t,n,r){
if(e<20)
return t&n|~t&r;
return e>=40&&e<60?t&n|t&r|n&r:t^n^r}
const hl=[1518500249,1859775393,2400959708,3395469782];
function gl(e){
return hl[Math.floor(e/20)]??0}
function _l(e,t){
return e<<t|e>>>32-t}
function vl(e){
yl??=xl(8,Math.sqrt);
bl??=xl(64,Math.cbrt);
let t=yl.slice();
for(
let n of ul(e,64))
Sl(t,n,bl);
return dl(t)}
let yl;
let bl;
function xl(e,t){
let n=[];
for(
let t=2;n.length<e;t+=1)
n.every(e=>t%e!==0)&&n.push(t);
return Int32Array.from(n,e=>t(e)%1*2**32)}
function Sl(e,t,n){
for(
let e=16;e<64;e+=1){
let n=t[e-2]??0;
let r=t[e-15]??0;
let i=q(n,17)^q(n,19)^n>>>10;
let a=q(r,7)^q(r,18)^r>>>3;
t[e]=(t[e-16]??0)+(t[e-7]??0)+i+a}
let[r=0,i=0,a=0,o=0,s=0,c=0,l=0,u=0]=e;
for(
let e=0;e<64;e+=1){
let d=s&c^~s&l;
let f=r&i^r&a^i&a;
let p=u+(q(s,6)^q(s,11)^q(s,25))+d+(n[e]??0)+(t[e]??0)|0;
u=l;
l=c;
c=s;
s=o+p|0;
o=a;
a=i;
i=r;
r=p+(q(r,2)^q(r,13)^q(r,22))+f|0}
Cl(e,[r,i,a,o,s,c,l,u])}
function Cl(e,t){
for(
let n=0;n<t.length;n+=1)
e[n]=(e[n]??0)+(t[n]??0)}
function q(e,t){
return e>>>t|e<<32-t}
const wl=new Set([`1a5d44a2dca19669`,`78314b11be2e5815`,`2cafc0970149a84f`,`f2d6ca16515033e5`,`0011cc25eb432071`,`aa6547439583c3a2`,`bf1725a8f98bea37`,`70541e07fd4f900b`,`7f75367e78812551`,`60a09e4357868c1e`,`bc1a50966c9e6486`,`424742fc6538f5e7`,`578592185588730b`,`d16d608fce743a04`,`9c5d0a6656e5d3f3`,`b83e96417f61cb14`]);
const Tl=/example|your[-_. ]|^your|placeholder|redacted|replace|change[-_]?(?:me|it)|insert|paste|dummy|[-_]here$|xxxx|\*{3}|\.{3}|\u2026|0123456789|123456789|abcdefgh|(.)\1{7}/i;
function El(e){
if(Tl.test(e))
return!0;
return wl.has(vl(e).slice(0,16))}
const Dl=/public|publish|anon(?:ymous)?(?![a-z])|site[-_]?key|(?:^|[-_.])ids?$|[a-z]Ids?$/i;
const Ol=/^[A-Za-z0-9][\w+/=.:~!@#%^&*-]*$/;
const kl=/^(?:[A-Za-z]:[\\/]|\.{0,2}\/|[\w.-]+\/[\w./-]+\.\w{1,5}$)|:\/\/|^\w+\.\w+\.\w{2,4}$/;
const Al=/^(?:bearer|token|apikey|api-key)\s+/i;
const jl=/(?<![\w-])(-{0,2}[A-Za-z][\w.-]{2,60})(?:=|:[ \t]+|:(?=Bearer ))\\?["']?((?:bearer |token )?[^\s"'\\,;]+)/gi;
const Ml=/\bBearer\s+([^\s"'\\,;]+)/gi;
function Nl(e,t){
if(t!==void 0&&Il(t)){
let n=Al.exec(e)?.[0].length??0;
if(Ll(e.slice(n)))
return[{
what:Rl(t),
start:n,
end:e.length}]}
return[...Pl(e),...Fl(e)]}
function Pl(e){
let t=[];
for(
let n of e.matchAll(jl)){
let[r,i=``,a=``]=n;
if(!Il(i))
continue;
let o=n.index+r.length;
let s=o-a.length+(Al.exec(a)?.[0].length??0);
Ll(e.slice(s,o))&&t.push({
what:Rl(i),
start:s,
end:o})}
return t}
function Fl(e){
let t=[];
for(
let n of e.matchAll(Ml)){
let[e,r=``]=n;
let i=n.index+e.length;
Ll(r)&&t.push({
what:`a bearer token`,
start:i-r.length,
end:i})}
return t}
function Il(e){
if(Dl.test(e))
return!1;
let t=ht(e);
return t===`secret`||t===`maybe`&&/(?:key|auth)$/i.test(e)}
function Ll(e){
return e.length>=16&&e.length<=512&&Ol.test(e)&&!kl.test(e)&&Qe(e)&&!El(e)}
function Rl(e){
return/pass|pwd/i.test(e)?`a password`:`what looks like a live key`}
const zl=[`\\u`,`PRIVATE KEY`,`asic `,`nemonic`,`NEMONIC`,`hrase`,`HRASE`];
const Bl=/:\/\/[^\s"']{0,300}@/;
const Vl=/^[A-Za-z]{1,20}\d{1,4}$/;
function Hl(e){
return zl.some(t=>e.includes(t))||e.includes(`@`)&&Bl.test(e)||!Wl(e)&&Gl(e)}
const Ul=/^(?:(?:[A-Z]?[a-z]{1,30}|(?![A-Z]?[a-z]+(?![A-Za-z\d]))[A-Za-z]{1,15}|v?\d{1,3}|\d{4,8})(?![A-Za-z\d])|[^A-Za-z\d])*$/;
function Wl(e){
return e.length<5e3&&Ul.test(e)}
function Gl(e){
let t=[];
let n=0;
let r=0;
for(
let i=0;i<=e.length;i+=1){
let a=i<e.length?e.charCodeAt(i):0;
let o=a|32;
if(o>=97&&o<=122)
n+=1;else 
if(a>=48&&a<=57)
r+=1;else 
if(n+r>0){
if(r>0||n>15){
let a=i-n-r;
if(Kl(e.slice(a,i),n,r))
return!0;
if(n>0&&r>0&&a-(t.at(-2)??-1/0)<40)
return!0;
n>0&&r>0&&t.push(a)}
n=0;
r=0}}
return!1}
function Kl(e,t,n){
if(t===0)
return n>8;
if(n>0)
return e.length>7&&!Vl.test(e);
let r=e.match(/[a-z](?=[A-Z])/g)?.length??0;
return t>31||r*6>t}
const ql=/^(?:bearer|token|apikey|api-key)\s+/i;
const Jl=/[\s${}<>`]|%\w+%|^[!@~/\\]|^[A-Za-z]:[\\/]|:\/\/|[\\/][^\\/]*\.\w{1,5}$|^[\w.-]+\.\w{2,6}$/;
const Yl=/token|secret|pass|pwd|key|cred|auth|mnemonic|phrase/;
function Xl(e){
return Yl.test(e.toLowerCase())}
function Zl(e,t){
if(e.length<10||e.includes(`$`))
return!1;
return(t!==void 0&&Xl(t)||e.includes(`=`)&&Xl(e.slice(0,100)))&&!Jl.test(e.replace(ql,``))}
function Ql({
format:e,
client:t}){
return e.toolNames??t.toolNames}
function $l(e){
return Ql(e)?.limit??e.client.nameLimit}
function eu({
form:e,
server:t},n){
return e.replace(/[ST]/g,e=>e===`S`?t(n):`\u2026`)}
function tu({
name:e,
entry:t},{
partKey:n}){
if(n===void 0)
return e;
let r=z(t,n);
return typeof r==`string`?r:``}
function nu(e,t){
return t.partKey===void 0||tu(e,t)!==``}
function ru({
form:e,
partKey:t}){
if(t!==void 0)
return`give one of the servers another ${N(t)}`;
return e.includes(`S`)?`rename one of the servers`:`leave out one of the tools, or one of the servers`}
function iu(e,t,n){
let r=[{
server:t,
tool:`x`},{
server:n,
tool:`x`}];
let[i,a]=e.names?.(r)??r.map(({
server:t,
tool:n})=>e.name(t,n));
return i===a}
const au={
isEmpty:!0,
of:()=>void 0};
async function ou(e,t){
if(!e.some(({
format:e})=>e.answer===`tools`))
return au;
let{
SavedLists:n}=await Promise.resolve().then(()=>kf);
return new n(e,t)}
function su(e,t){
if(typeof e==`string`)
return t.test(e);
if(Array.isArray(e))
return e.some(e=>su(e,t));
return R(e)&&Object.keys(e).some(n=>su(e[n],t))}
function cu(e){
return R(e)&&Object.keys(e).some(e=>!/^[A-Z_][A-Z0-9_]*$/.test(e))}
function lu(e){
if(!R(e))
return!1;
let t=Object.keys(e);
return t.some(t=>/[^\w-]/.test(t)||t===``||uu(e[t]))||t.length>1&&new Set(t.map(e=>e.toLowerCase())).size<t.length}
function uu(e){
return typeof e==`string`&&/[^\t\x20-\x7e]/.test(e)}
function du({
fields:e}){
let t=0;
for(
let n of e){
if(!fu(n))
continue;
t+=1;
if(t>1||n.fact===void 0||n.fact.unread)
return!0}
return!1}
function fu({
key:e,
fact:t}){
let n=t?.is??e;
return n===`enabled`||n===`disabled`}
function pu(e){
return e.length>1&&new Set(e.map(e=>e.toLowerCase())).size<e.length}
function mu(e){
if(e.length<2)
return!1;
let t=e.flatMap(e=>xa(e)??[]);
return new Set(t).size<t.length}
const hu={
format:({
reading:e},t)=>e.format[t]!==void 0,
large:({
reading:{
document:e,
format:t}})=>t.syntax.maxBytes!==void 0&&e.text.length*3>t.syntax.maxBytes.value,
oddMap:({
reading:{
format:e,
servers:t},
maps:n})=>n.length===0&&e.servers.length>0||n.some(e=>!R(e.value)||e.list===`only`)||t.some(({
name:e,
route:t})=>e===t.at(-2)),
otherMap:({
reading:{
document:e,
format:t}})=>R(e.value)&&Object.entries(e.value).some(([e,n])=>R(n)&&!t.servers.some(({
at:t})=>t.length===1&&t[0]===e)),
alikeNames:({
reading:e})=>pu(e.names),
sameName:({
reading:{
names:e}})=>e.length>1&&new Set(e).size<e.length,
twins:({
reading:e})=>mu(e.servers),
mayHoldSecret:({
reading:e})=>Hl(e.document.text)};
const gu={
kind:(e,t)=>e.kind===t};
const _u={
kind:(e,t)=>e.kind===t,
rule:(e,t)=>e.rule===t};
const vu={
deprecated:({
fact:e})=>e?.deprecated!==void 0,
approves:({
fact:e,
value:t})=>e!==void 0&&Vi(e,t)!==void 0};
const yu={
like:({
server:e},t)=>t.test(e.name),
reserved:({
server:e})=>Ea(e)!==void 0,
repeated:({
server:{
fields:e,
name:t}})=>e.some(({
fact:e,
value:n})=>e?.repeatsName===!0&&n!==t),
allowed:({
server:e,
reading:t})=>Sa(e,Ql(t)).length>0};
const bu={
settled:({
server:e})=>!Aa(e),
entry:({
server:e})=>!R(e.entry),
targeted:({
reading:e})=>e.targets.length>0,
strangers:({
server:e})=>ra(e),
switches:({
server:e})=>du(e),
callable:({
server:{
url:e,
dialect:t}})=>e!==void 0&&!Ri(e.value,t),
address:({
server:{
url:e}},t)=>e!==void 0&&t.test(e.value),
command:({
server:e},t)=>e.command!==void 0&&t.test(e.command.value),
word:({
smallWords:e},t)=>e.some(e=>t.test(e)),
path:({
smallWords:e,
server:{
cwd:t}},n)=>e.some(e=>n.test(e))||t!==void 0&&n.test(t.value.toLowerCase()),
text:({
texts:e},t)=>e.some(e=>t.test(e)),
notedPackage:({
words:e})=>al(e.map(({
value:e})=>e)),
variables:({
server:e})=>Su(e,`env`,cu),
headers:({
server:e})=>Su(e,`headers`,lu),
references:({
server:e,
texts:t})=>e.dialect.placeholders!==void 0&&t.some(xu)&&Zs(e),
lookedUp:({
server:{
fields:e,
dialect:t}})=>e.some(e=>ic(e,t))};
function xu(e){
return e.includes(`{`)||e.includes(`$`)||e.includes(`%`)}
function Su({
fields:e},t,n){
return e.some(({
fact:e,
value:r})=>e?.is===t&&n(r))}
const Cu={
is:({
fact:e},t)=>e!==void 0&&t.includes(e.is),
deprecated:({
fact:e})=>e?.deprecated!==void 0,
fits:({
fact:e,
server:{
transport:t}})=>e?.for!==void 0&&t!==void 0&&!e.for.includes(t),
approves:({
fact:e,
value:t})=>e!==void 0&&Vi(e,t)!==void 0,
unit:({
fact:e,
value:t},n)=>e?.unit===n&&typeof t==`number`,
below:({
value:e},t)=>typeof e==`number`&&e<t,
from:({
value:e},t)=>typeof e==`number`&&e>=t,
form:({
fact:e},t)=>e?.form!==void 0&&t.includes(e.form),
like:({
value:e},t)=>su(e,t)};
const wu={
like:({
value:e},t)=>t.test(e.toLowerCase())};
const Tu={
like:({
value:e},t)=>t.test(e),
mayBeSecret:({
value:e,
name:t})=>Zl(e,t)};
var Eu=class{
#e;
#t;
#n;
#r;
#i;
#a;
#o;
#s;
#c;
constructor(e){
let t=(t,n)=>e(t).map(({
where:e,
tell:t})=>({
passes:Ya(e,n),
tell:t}));
this.#e=t(`file`,hu);
this.#t=t(`problem`,gu);
this.#n=t(`violation`,_u);
this.#r=t(`rootField`,vu);
this.#i=t(`name`,yu);
this.#a=t(`server`,bu);
this.#o=t(`field`,Cu);
this.#s=t(`word`,wu);
this.#c=t(`text`,Tu)}
problemsOf({
document:e}){
for(
let t of e.problems)
J(this.#t,t,t)}
walk(e,t){
let n=new nl(e);
J(this.#e,n,e);
for(
let e of t)
J(this.#n,e,e);
this.#l(e);
for(
let t of e.servers)
this.#u(t,e)}
#l({
document:{
value:e},
format:{
rootFields:t}}){
if(t===void 0||!R(e))
return;
for(
let n of Object.keys(e)){
let r=Object.hasOwn(t,n)?t[n]:void 0;
if(r===void 0)
continue;
let i={
key:n,
value:e[n],
route:[n],
fact:r};
J(this.#r,i,i)}}
#u(e,t){
let n=new rl(e,t);
J(this.#i,n,e);
if(e.broken)
return;
J(this.#a,n,e);
for(
let{
key:t,
value:n,
fact:r,
route:i}of e.fields){
let a={
key:t,
value:n,
fact:r,
route:i,
server:e};
J(this.#o,a,a)}
this.#d(n);
this.#f(e)}
#d({
words:e,
server:t}){
let n=0;
for(
let{
value:r,
route:i}of e){
let e={
value:r,
route:i,
index:n,
server:t};
J(this.#s,e,e);
n+=1}}
#f(e){
if(this.#c.length===0)
return;
_n(e.entry,(t,n,r)=>{
let i={
value:t,
name:r};
for(
let{
passes:t,
tell:r}of this.#c)
t(i)&&r({...i,
route:[...n],
server:e})},e.route)}};
function J(e,t,n){
for(
let{
passes:r,
tell:i}of e)
r(t)&&i(n)}
function Du({
on:e},t,n){
let r=e[t];
if(r===void 0)
return[];
return(typeof r==`function`?[{
check:r}]:`check`in r?[r]:r).map(({
check:e,...t})=>({
where:t,
tell:t=>e(t,n)}))}
function Ou({
on:e},t,n,r){
return(e[t]??[]).filter(({
only:e})=>e===void 0||n(e)).map(({
only:e,...t})=>({
where:t,
tell:r}))}
function ku(e){
let t={
registry:e(`registry`),
bundle:e(`bundle`),
former:e(`former`)};
return e=>{
if(Au(e,`registry`))
for(
let{
tell:n}of t.registry)
n(e);
if(Au(e,`bundle`))
for(
let{
tell:n}of t.bundle)
n(e);
if(Au(e,`former`))
for(
let{
tell:n}of t.former)
n(e)}}
function Au(e,t){
return e.format[t]!==void 0}
var ju=class{
#e=new Set;
#t=new Set;
#n=0;
#r=!1;
#i=!1;
has(e){
return this.#e.has(e)}
note(e){
let{
document:t,
format:n,
names:r}=e;
n.answer===void 0?this.#a(e):!this.has(`alike-tools`)&&Si(bi(t))&&this.#e.add(`alike-tools`);
this.#r||=n.answer!==void 0;
!this.has(`mention`)&&n.references!==void 0&&zc(t,n).length>0&&this.#e.add(`mention`);
this.#i||=r.length>0||this.has(`mention`);
this.#r&&this.#i&&this.#e.add(`tools`);
r.length>1&&Ql(e)?.partKey!==void 0&&this.#e.add(`alike-names`);
for(
let e of r)
this.#o(e)}
#a({
format:e}){
this.#n+=1;
this.#n>1&&this.#e.add(`several-files`);
e.hiddenBy!==void 0&&this.#e.add(`hideable`)}
#o(e){
e.length>40&&this.#e.add(`long-name`);
if(this.has(`same-name`))
return;
let t=e.replace(/[^A-Za-z0-9]/g,``).toLowerCase();
if(this.#t.has(t)){
this.#e.add(`same-name`);
this.#e.add(`alike-names`)}
this.#t.add(t)}};
var Mu=class{
findings=[];
#e;
#t={
reading:void 0,
violations:[]};
#n=new ju;
#r=[];
#i;
#a=new Set;
#o;
#s;
constructor(e){
this.#e=e;
this.#i=new Set(e.pieces);
this.#s=this.#l(this.#r,this.#i)}
startAgain(){
this.#n=new ju}
note(e){
this.#n.note(e)}
async judge(e,t){
this.#n.note(e);
if(!t)
return;
this.#e.unfiltered&&await this.#c([...this.#i]);
this.#t.reading=e;
this.#t.violations=await Ii(e);
let n=this.findings.length;
this.#s.past(e,this.#t.violations);
if(this.#a.size>0){
let t=await this.#c([...this.#a]);
this.#l(t,[]).past(e,this.#t.violations)}
this.findings.length>n&&e.keep()}
async judgeRun(e){
let t=({
where:e})=>e.with===void 0||[e.with].flat().some(e=>this.#n.has(e));
let n=[...this.#i].filter(e=>this.#d(e,`run`).some(t));
await this.#c(n);
let r=this.#u(this.#r,[])(`run`).filter(t);
if(r.length===0)
return;
let i=await e();
this.#t.reading=void 0;
this.#t.violations=[];
for(
let{
tell:e}of r)
e(i)}
async#c(e){
let{
isOn:t,
optionsOf:n}=this.#e;
let r=[];
for(
let i of e){
this.#i.delete(i);
this.#a.delete(i);
let{
rules:e,
answerWalk:a}=await i.load();
this.#o??=a;
for(
let i of e)
t(i)&&r.push([i,new Ka(i,this.findings,this.#t,n(i.id))])}
this.#r.push(...r);
e.length>0&&(this.#s=this.#l(this.#r,this.#i));
return r}
#l(e,t){
return new Iu(this.#u(e,t),this.#o)}
#u(e,t){
return n=>{
let r=e.flatMap(([e,t])=>Du(e,n,t));
for(
let e of t)
r.push(...this.#d(e,n));
return this.#e.unfiltered?r.map(({
where:e,
tell:t})=>({
where:Nu(e),
tell:t})):r}}
#d(e,t){
return Ou(e,t,e=>this.#e.isOn({
id:e}),()=>this.#a.add(e))}};
function Nu(e){
return Object.fromEntries(Object.entries(e).filter(([e])=>Pu.has(e)))}
const Pu=new Set([`when`,`side`,`under`,`of`]);
function Fu(e){
let t=e(`answers`);
return e=>{
for(
let{
tell:n}of t)
n(e)}}
var Iu=class{
#e;
#t;
#n;
constructor(e,t=Fu){
this.#e=new Eu(e);
this.#t=ku(e);
this.#n=t(e)}
past(e,t){
this.#e.problemsOf(e);
if(e.format.answer!==void 0){
this.#n(e,t);
return}
this.#e.walk(e,t);
this.#t(e)}};
async function Lu(){
let{
known:e}=await Promise.resolve().then(()=>require("./known.js"));
return e()}
function Ru(e){
let t=cn(e);
if(t!==void 0)
return t;
throw Vu(`format or client`,e,[...B.map(e=>e.id),...Bu()],`mcp-lint clients`)}
function zu(e){
if(!Bu().includes(e))
throw Vu(`client`,e,Bu(),`mcp-lint clients`)}
function Bu(){
return[...new Set(B.map(e=>e.client))]}
function Vu(e,t,n,r){
let i=F(t,n);
let a=i===void 0?Hu(t,[...n]):[i];
let o=a.length===0?`"${r}" lists them`:`did you mean ${He(a,{
conjunction:`or`})}?`;
return new I(`there is no ${e} ${N(t)}; ${o}`)}
function Hu(e,t){
return e.length<3?[]:t.filter(t=>t.startsWith(e.toLowerCase()))}
function Uu(e){
return[e,...B.filter(t=>t.client===e.client&&t.id!==e.id&&t.id.startsWith(e.id)&&t.files.some(t=>e.files.includes(t)))]}
async function Wu(e,t){
let n=e.spec??t.spec;
let r=e.profiles??t.profiles;
if(n===void 0&&r===void 0)
return{};
let{
chosenProtocol:i}=await Promise.resolve().then(()=>require("./chosen-protocol.js"));
return i(n,r)}
const Gu=[{
load:()=>Promise.resolve().then(()=>require("./addresses.generated.js")),
on:{
field:[{
is:[`url`],
like:/^\s*(?:http|ws):\/\/(?!(?:localhost|127\.0\.0\.1)[:/])/i}],
server:[{
address:/\/sse\b/i},{
headers:`odd`},{
callable:!1}]}},{
load:()=>Promise.resolve().then(()=>require("./answers.generated.js")),
on:{
answers:[{}]}},{
load:()=>Promise.resolve().then(()=>require("./commands.generated.js")),
on:{
server:[{
word:/(?:^-[\w-]*\s|^\S+\s+-|[\n\r])|(?:\b(?:sudo|doas|curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)\b|(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$)|(?:^(?!@[\w.-]+\/[\w.@^~-]+$|[a-z][a-z+.-]*:\/\/|\$\{)[\s\S]*(?:[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$))|(?:^[12]?[|&<>]|~[\\/]|\$(?!\{)|%\w)|(?:(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$)|(?:filesystem)/},{
command:/\s/},{
path:/(?:^|=)(?:(?:\/mnt\/[a-z]|[a-z]:)?[\\/](?:users|home)[\\/]|[a-z]:[\\/])|^(?:-[^=]*=)?\/volumes\//},{
notedPackage:!0},{
only:`package-unpinned`}]}},{
load:()=>$(`./crossing.js`,`crossing_generated_exports`),
on:{
run:[{
with:`hideable`},{
with:`tools`},{
with:`mention`},{
with:`same-name`},{
with:`several-files`,
only:`server-missing`},{
with:`alike-names`},{
with:`alike-tools`},{
with:[`tools`,`long-name`]}]}},{
load:()=>Promise.resolve().then(()=>require("./documents.generated.js")),
on:{
file:[{
format:`unread`},{
format:`otherVersion`},{
sameName:!0},{
large:!0},{
otherMap:!0},{
oddMap:!0},{
format:`serverFiles`}],
name:[{
like:/[^\x21-\x7e]/}],
problem:[{
kind:`encoding`},{
kind:`bom`},{
kind:`unreadable`},{
kind:`duplicate-key`},{
kind:`limits`},{
kind:`syntax`},{
kind:`comment`},{
kind:`trailing-comma`},{
kind:`empty`}],
server:[{
strangers:!0}],
violation:[{
rule:`root-shape`}]}},{
load:()=>Promise.resolve().then(()=>require("./fields.generated.js")),
on:{
field:[{
approves:!0},{
is:[`auth`]},{
deprecated:!0},{
fits:!1},{
unit:`ms`,
below:1e3},{
unit:`s`,
from:1e4}],
name:[{
repeated:!1}],
rootField:[{
approves:!0},{
deprecated:!0}],
server:[{
switches:`odd`},{
strangers:!0}],
violation:[{
kind:`missing`},{
kind:`type`},{
kind:`value`}]}},{
load:()=>Promise.resolve().then(()=>require("./manifests.generated.js")),
on:{
bundle:[{}],
former:[{
only:`smithery-former-key`}],
registry:[{}]}},{
load:()=>Promise.resolve().then(()=>require("./secrets.generated.js")),
on:{
field:[{
is:[`url`],
like:/[?@]/}],
file:[{
mayHoldSecret:!0}],
text:[{
mayBeSecret:!0}]}},{
load:()=>Promise.resolve().then(()=>require("./servers.generated.js")),
on:{
file:[{
twins:!0},{
alikeNames:!0}],
name:[{
allowed:!1},{
reserved:!0}],
server:[{
entry:`odd`}]}},{
load:()=>Promise.resolve().then(()=>require("./targets.generated.js")),
on:{
server:[{
targeted:!0}]}},{
load:()=>Promise.resolve().then(()=>require("./transports.generated.js")),
on:{
server:[{
settled:!1}]}},{
load:()=>Promise.resolve().then(()=>require("./variables.generated.js")),
on:{
field:[{
form:[`bearer-variable`,`header-variables`,`variable-names`],
like:/^(?![A-Za-z_][\w.-]*$)[\s\S]/}],
file:[{
format:`inputs`}],
server:[{
text:/(?:\{file:)|(?:(?:\$\{|\{(?:env|file):)(?:[a-z]+:)?(?:\}|\w+[-+=?^#%/,@]|[^{}]{0,200}?(?:[\s"'{]|$)))|(?:[Yy](?:our|OUR)[-_]|[-_](?:here|HERE)(?!\w)|<[A-Za-z]|\[(?:RED|YOUR|INS|PAS|ENT|REP)|[Pp](?:ath|ATH)[\\/]+[Tt]|_ME(?!\w)|REPLACE_|\.{3}|\u2026)/},{
variables:`odd`},{
lookedUp:!0},{
references:`foreign`}]}}];
const Ku=[{
id:`annotation-verb-mismatch`,
severity:`off`},{
id:`description-parameter-missing`,
severity:`off`},{
id:`package-unpinned`,
severity:`off`},{
id:`result-error-flag`,
severity:`off`},{
id:`schema-no-params-form`,
severity:`off`},{
id:`schema-unknown-format`,
severity:`off`},{
id:`sensitive-path`,
severity:`off`},{
id:`server-missing`,
severity:`off`},{
id:`smithery-former-key`,
severity:`off`},{
id:`tool-name-convention`,
severity:`off`}];
const qu=()=>Promise.resolve().then(()=>require("./known.generated.js"));
const Ju=`mcp-lint-disable`;
function Yu({
text:e}){
return e.includes(Ju)}
function Xu(e,t){
let n=Qu(e,t);
if(n===`off`)
return;
return n===void 0||n===e.severity?e:{...e,
severity:n}}
function Zu(e,{
rules:t,
overrides:n,
forced:r,
offByDefault:i}){
let a=r.get(e);
if(a!==void 0)
return a!==`off`;
return(t.get(e)?.level??(i.has(e)?`off`:void 0))!==`off`||n.some(t=>(t.rules.get(e)??`off`)!==`off`)}
function Qu({
rule:e,
place:t},{
rules:n,
overrides:r,
forced:i,
offByDefault:a}){
let o=i.get(e);
if(o!==void 0)
return o;
return r.findLast(n=>n.rules.has(e)&&n.matches(t.document.path))?.rules.get(e)??n.get(e)?.level??(a.has(e)?`off`:void 0)}
const $u=()=>Promise.resolve().then(()=>require("./baseline.js"));
async function ed(e,t){
let n=await td(e,t);
let r=n.kept.flatMap(e=>Xu(e,t.settings)??[]);
if(t.baseline===void 0)
return{
kept:r,
suppressed:n.suppressed};
let{
applyBaseline:i}=await $u();
let{
kept:a,
suppressed:o}=i(r,t.baseline);
return{
kept:a,
suppressed:n.suppressed+o}}
async function td(e,t){
if(t.documents.length===0)
return{
kept:[...e],
suppressed:0};
let{
silence:n}=await Promise.resolve().then(()=>require("./inline.js"));
return n(e,{...t,
rules:await t.rules()})}
async function nd(e,t){
if(e.rules.size>0){
let t=await rd();
for(
let n of e.rules.keys())
if(!t.has(n))
throw Vu(`rule`,n,t,`mcp-lint rules`)}
let n={
rules:t.rules,
overrides:t.overrides,
forced:e.rules,
offByDefault:new Set(Ku.map(e=>e.id))};
return{
optionsOf:e=>t.rules.get(e)?.options??{},
isOn:({
id:e})=>Zu(e,n),
suppression:(e,t)=>{
let r=e.filter(({
isKept:e,
document:t})=>e&&Yu(t)).filter(({
owner:e,
document:n})=>e&&t.has(n.path));
let i=new Set(r.filter(({
format:e})=>e.syntax.comments).map(({
document:e})=>e));
return{
settings:n,
rules:rd,
documents:r.map(({
document:e})=>e),
commentsCount:e=>i.has(e)}}}}
async function rd(){
let{
rules:e}=await qu();
return new Set(e.map(e=>e.id))}
function id({
baseline:e,
saveBaseline:t,
cwd:n,
files:r},i){
if(e!==void 0)
return{
path:r.resolve(n,e),
shown:e};
if(i.baseline===void 0){
if(t===void 0)
return;
throw new I(`"--update-baseline" needs a file: "--baseline <file>", or "baseline" in mcp-lint.json`)}
return{
path:i.baseline,
shown:S(n,i.baseline)}}
function ad({
tools:e},t,n){
return new Map([...e].map(([e,r])=>{
let i=S(t,r);
if(od(r,n))
return[e,i];
throw new I(`there is no file ${N(i)}, which "tools" names for server ${N(e)}`)}))}
function od(e,t){
try{
return t.target(e)===`file`}catch{
return!1}}
async function sd(e,t,n){
let r=e.as===void 0?void 0:Ru(e.as);
let i=r===void 0&&!e.user?void 0:await Promise.resolve().then(()=>require("./folders.js"));
let a=r===void 0||i===void 0?[]:i.foldersOf(e,r);
let o=i===void 0||!e.user?[]:i.userFiles(e.files);
let s=new Map;
for(
let{
shown:e,
format:t}of o)
s.set(e,[...s.get(e)??[],t]);
let c=ad(t,n,e.files);
let l=new Set(c.values());
let u=r===void 0?()=>!1:ud(ld(e,a),e,n);
let d=e=>{
if(r!==void 0&&u(e))
return Uu(r);
if(l.has(e))
return[Ru(`mcp-tools`)];
let n=t.formatOf(e);
if(n!==void 0)
return Uu(Ru(n));
return s.get(e)??on(e)};
let f={
files:e.files,
cwd:e.cwd,
root:n,
paths:cd(e,a),
wanted:e=>on(e).length>0||t.formatOf(e)!==void 0||l.has(e),
needed:[...t.tools.values()],
ignored:t.ignored,
userFiles:o.map(({
path:e,
shown:t})=>({
path:e,
shown:t})),
allOf:a,...r===void 0||i===void 0?{}:{
wantedInFolder:e=>i.fitsLanguage(e,r)},...e.document===void 0?{}:{
document:e.document.path}};
let p=[...new Set([...e.targets,...t.targets])];
for(
let e of p)
zu(e);
return{
files:f,
reading:{
candidates:d,
isForced:e=>u(e)||l.has(e)||t.formatOf(e)!==void 0||s.has(e),
targets:p,
protocol:await Wu(e,t)},
settings:await nd(e,t),
baseline:id(e,t),
toolLists:c}}
function cd({
paths:e,
document:t},n){
if(e.length>0||t!==void 0)
return e;
return n.length>0?n:[`.`]}
function ld({
paths:e,
document:t},n){
return t===void 0?[...e,...n]:[t.path]}
function ud(e,{
cwd:t,
files:n},r){
let i=e.map(e=>n.resolve(t,e).replace(/\/$/,``));
return e=>{
let t=b(r,e);
return i.some(e=>t===e||t.startsWith(`${e}/`))}}
var Y=class{
questions=new De;
ofGit=!1;
isTouchedBy(e){
return this.questions.isTouchedBy(e)||this.ofGit&&dd(e)}};
function dd({
path:e}){
return/\/\.git(?:ignore$|\/|$)/.test(e)}
var fd=class{
files;
#e=new Y;
constructor(e){
this.files=new Ae(e,this.#e.questions)}
for(e){
this.#e=e;
this.files.questions=e.questions;
return e}
around(e,t){
return{
exists:n=>{
this.#e.questions.addPlace(y(t,n));
return e().exists(n)},
isPublishable:t=>{
this.#e.ofGit=!0;
return e().isPublishable(t)},
isMissing:(t,n)=>{
this.#e.ofGit=!0;
return e().isMissing(t,n)},
files:{
has:t=>e().files.has(t),
head:(t,n)=>e().files.head(t,n)}}}};
const pd=[];
function md(e,t){
return{
found:e,
asked:t?vd(e):void 0,
isDone:!1,
readings:pd,
findings:pd}}
function hd(e,{
source:t,
reported:n,
ofUser:r}){
if(!e?.isDone)
return!1;
let{
found:i}=e;
return i.source.path===t.path&&i.reported===n&&i.ofUser===r}
function gd(e,t,n){
e.readings=[...e.readings,t];
n.length>0&&(e.findings=[...e.findings,...n])}
function _d(e){
e.found.source.forget?.();
Object.assign(e,md(e.found,e.asked!==void 0))}
function vd({
absolute:e}){
let t=new Y;
t.questions.addContent(e);
return t}
var yd=class{
options;
#e;
#t;
#n=new Map;
#r;
#i={
config:new Y,
plan:new Y,
found:new Y,
together:new Y};
#a;
#o=!0;
#s;
#c=new Map;
#l;
#u;
constructor(e,{
isLast:t=!1,...n}={}){
this.#e=n;
let{
files:r,
cwd:i,
document:a}=e;
this.#t=r;
a!==void 0&&this.#n.set(r.resolve(i,a.path),a.content);
let o=je(r,this.#n);
this.#r=t?void 0:new fd(o);
this.options={...e,
files:this.#r?.files??o}}
edit(e,t){
this.#f(e,e=>t===void 0?this.#n.delete(e):this.#n.set(e,t))}
hide(e){
this.#f(e,e=>this.#n.set(e,void 0))}
change(e){
let t=t=>t.isTouchedBy(e);
t(this.#i.config)&&(this.#o=!0);
t(this.#i.plan)&&(this.#a=void 0);
(t(this.#i.found)||dd(e))&&(this.#s=void 0);
let n=t(this.#i.together);
for(
let t of this.#c.values())
(n||t.asked?.isTouchedBy(e))&&_d(t)}
async examine(){
let e=await this.#p();
let t=this.#m(e);
let n=this.#r?.around(()=>this.#s??t,e.root);
await this.#h(n??t,e);
let r=[...this.#c.values()];
bd(r);
let i=r.flatMap(e=>e.readings);
let{
root:a,
reading:o,
toolLists:s,
settings:c,
baseline:l,
judge:u}=e;
let d=async()=>({
root:a,
readings:i,
targets:o.targets,
toolLists:await ou(i,s)});
if(this.#u===void 0){
this.#i.together=this.#_();
await u.judgeRun(d);
this.#u=u.findings.splice(0)}
let f=new Set(r.filter(({
found:e})=>e.reported).map(({
found:e})=>e.source.path));
return{
root:S(this.options.cwd,a)||`.`,
readings:i,
workspace:d,
findings:[...r.flatMap(e=>e.findings),...this.#u],
together:new Set(this.#u.map(({
rule:e})=>e)),
reported:f,
files:i.filter(({
owner:e,
document:t})=>e&&f.has(t.path)).map(Vn),
settings:c,
baseline:l,
toolLists:s}}
touchedBy(e){
let t=new Ee(e);
let n=({
found:{
absolute:e},
asked:n})=>n?.questions.isTouchedByAny(t)===!0||t.contents.has(this.#d(e));
return new Set([...this.#c.values()].filter(n).map(({
found:e})=>e.source.path))}
#d(e){
try{
return this.#t.real(e)}catch{
return e}}
#f(e,t){
if(this.#r===void 0)
throw Error(`no run follows this one`);
let{
files:n}=this.#r;
let r=n.resolve(this.options.cwd,e);
let i=this.#n.get(r);
t(r);
n.below=je(this.#t,this.#n);
let a=i!==void 0&&this.#n.get(r)!==void 0?`written`:n.below.exists(r)?`created`:`deleted`;
for(
let e of new Set([r,Ne(r,n.below)]))
this.change({
path:e,
how:a})}
async#p(){
if(!this.#o&&this.#a!==void 0)
return this.#a;
this.#i.config=this.#_();
let{
config:e,
root:t=this.options.cwd}=await gi({...this.options,
known:Lu});
this.#o=!1;
if(e===this.#a?.config)
return this.#a;
this.#a=void 0;
this.#i.plan=this.#_();
let n=await sd(this.options,e,t);
this.#s=void 0;
this.#c=new Map;
this.#u=void 0;
this.#a={...n,
config:e,
root:t,
judge:new Mu({...n.settings,
pieces:Gu,
unfiltered:this.#e.unfiltered??!1})};
return this.#a}
#m({
files:e}){
if(this.#s!==void 0)
return this.#s;
this.#i.found=this.#_();
let{
sources:t,
around:n}=si(e);
let r=t.map(e=>{
let t=this.#c.get(e.absolute);
return hd(t,e)?t:md(e,this.#r!==void 0)});
r.length!==this.#c.size&&(this.#u=void 0);
this.#c=new Map(r.map(e=>[e.found.absolute,e]));
this.#s=n;
return n}
async#h(e,{
reading:t,
judge:n}){
let r=[...this.#c.values()].filter(e=>!e.isDone);
if(r.length===0&&this.#u!==void 0)
return;
this.#u=void 0;
n.startAgain();
for(
let{
isDone:e,
readings:t}of this.#c.values())
if(e)
for(
let e of t)
n.note(e);
let i={...t,
around:e,
isKept:Yu,
isHeld:this.#r!==void 0};
for await(
let e of $c(this.#g(r),i)){
await n.judge(e,this.#e.all===!0||this.#l?.found.reported===!0);
this.#l!==void 0&&gd(this.#l,e,n.findings.splice(0))}
for(
let e of r)
e.isDone=!0}
*#g(e){
for(
let t of e){
this.#l=t;
t.asked!==void 0&&this.#r?.for(t.asked);
yield t.found.source}}
#_(){
return this.#r?.for(new Y)??new Y}};
function bd(e){
let t=e.find(({
found:e,
readings:t})=>e.explicit&&t.length===0);
if(t===void 0)
return;
let{
source:n}=t.found;
let r=M(n.path);
let i=n.problems.find(({
kind:e})=>e===`limits`);
if(i!==void 0)
throw new I(`"${r}": ${i.message}`);
throw new I(`no client's format claims "${r}", by its path or by its content; say what it is with --as ("--as mcp" for any client's servers), or under "files" in mcp-lint.json`)}
async function xd(e){
return Cd(await Sd(e),e)}
function Sd(e,t={}){
return new yd(e,{...t,
isLast:!0}).examine()}
async function Cd(e,t){
let{
root:n,
readings:r,
findings:i,
reported:a,
files:o,
settings:s,
baseline:c}=e;
let{
saveBaseline:l}=t;
let u=i.filter(e=>a.has(e.place.document.path));
let d=c&&{...await $u(),...c};
let{
kept:f,
suppressed:p}=await ed(u,{...s.suppression(r,a),
baseline:l===void 0?d?.readBaseline(d,t.files):void 0});
d!==void 0&&l!==void 0&&d.writeBaseline(d,f,{
files:t.files,
save:l,
isReported:e=>a.has(e)});
return Bn(l===void 0?f:[],{
root:n,
looked:t.paths.join(`, `)||`.`,
files:o,
suppressed:l===void 0?p:p+f.length})}
const wd=[`servers`,`rules`,`explain`,`clients`,`init`];
const Td=[`error`,`warning`,`info`,`never`];
const Ed=[`off`,`info`,`warning`,`error`];
const Dd=[`text`,`json`];
const X=[`lint`];
const Od=[`lint`,`servers`];
const kd=[`lint`,`servers`,`rules`,`explain`,`clients`];
const Ad=[...kd,`init`];
const jd=[{
name:`format`,
value:In.join(`|`),
summary:`how to write the report (default: text)`,
commands:kd},{
name:`output`,
value:`<file>`,
summary:`write the report there; one line of summary goes to standard error`,
commands:X},{
name:`target`,
value:`<client,\u2026>`,
summary:`also report what these clients would reject, ignore or lose; may be repeated`,
commands:X},{
name:`as`,
value:`<format|client>`,
summary:`read the given files as this format, or as the main format of this client`,
commands:Od},{
name:`spec`,
value:`<revision>`,
summary:`protocol revision of saved tool lists and results (default: as they show it)`,
commands:X},{
name:`stdin-filename`,
value:`<path>`,
summary:`read one document from standard input, as if it lay there`,
commands:X},{
name:`config`,
value:`<file>`,
excludes:`no-config`,
summary:`the configuration (default: the next mcp-lint.json upward, or in package.json)`,
commands:Od},{
name:`no-config`,
summary:`use no configuration file`,
commands:Od},{
name:`rule`,
value:`<id>=<${Ed.join(`|`)}>`,
summary:`set the severity of a rule; may be repeated`,
commands:X},{
name:`fail-on`,
value:Td.join(`|`),
summary:`the least severity that ends with exit code 1 (default: error)`,
commands:X},{
name:`max-warnings`,
value:`<n>`,
summary:`end with exit code 1 when there are more warnings`,
commands:X},{
name:`user`,
summary:`also read the configuration in the home directory`,
commands:Od},{
name:`baseline`,
value:`<file>`,
summary:`leave out the findings recorded there`,
commands:X},{
name:`update-baseline`,
summary:`record the present findings in the baseline, and report none`,
commands:X},{
name:`require-files`,
summary:`end with exit code 2 when there is no MCP configuration`,
commands:X},{
name:`quiet`,
summary:`list errors only; the summary counts all`,
commands:X},{
name:`color`,
excludes:`no-color`,
summary:`use colour (default: on a terminal)`,
commands:kd},{
name:`no-color`,
summary:`use no colour`,
commands:kd},{
name:`version`,
summary:`print the version`,
commands:Ad},{
name:`help`,
summary:`print this help`,
commands:Ad},{
name:`references`,
value:`<server>`,
summary:`list what mentions this server, to be looked at before it is removed`,
commands:[`servers`]},{
name:`yes`,
summary:`change files that exist without asking`,
commands:[`init`]}];
function Md(e){
let t=new Map;
let n=[];
let r=`lint`;
let i=!1;
for(
let a of Nd(e))
a.kind===`option-terminator`?i=!0:a.kind===`option`?Rd(t,Pd(a),a.value):r===`lint`&&n.length===0&&!i&&Ld(a.value)?r=a.value:n.push(a.value);
return{
command:r,
positionals:n,
has:e=>t.has(e),
value:e=>t.get(e)?.at(-1),
values:e=>t.get(e)??[]}}
function Nd(e){
if(!e.some(e=>e.startsWith(`-`)))
return e.map(e=>({
kind:`positional`,
value:e}));
let{
tokens:t}=(0,a.parseArgs)({
args:[...e],
options:Object.fromEntries(jd.map(({
name:e,
value:t})=>[e,{
type:t===void 0?`boolean`:`string`}])),
strict:!1,
allowPositionals:!0,
tokens:!0});
return t}
function Pd({
name:e,
rawName:t,
value:n,
inlineValue:r}){
let i=t.startsWith(`--`)?jd.find(t=>t.name===e):void 0;
if(i===void 0)
throw new I(Id(t));
if(i.value===void 0&&n!==void 0)
throw new I(`"--${e}" takes no value`);
if(i.value!==void 0&&(n===void 0||n===``||Fd(n,r)))
throw new I(`"--${e}" needs a value: --${e} ${i.value}`);
return i}
function Fd(e,t){
return t!==!0&&/^--?[A-Za-z]|^--$/.test(e)}
function Id(e){
let t=F(e.replace(/^-+/,``),jd.map(e=>e.name));
let n=`there is no option ${N(e)}`;
return t===void 0?`${n}; "mcp-lint --help" lists them`:`${n}; did you mean "--${t}"?`}
function Ld(e){
return wd.includes(e)}
function Rd(e,{
name:t},n){
let r=e.get(t)??[];
n!==void 0&&r.push(n);
e.set(t,r)}
function zd(e){
if(e.length===0)
return Bd;
let t=Md(e);
if(t.has(`help`))
return{
name:`help`};
if(t.has(`version`))
return{
name:`version`};
Gd(t);
Kd(t);
switch(t.command){case`lint`:
return Vd(t);case`servers`:
return Hd(t);case`explain`:
return{
name:`explain`,
rule:Jd(t),
format:$d(t,`format`,Dd)??`text`};case`init`:
Yd(t);
return{
name:`init`,
yes:t.has(`yes`)};default:
Yd(t);
return{
name:t.command,
format:$d(t,`format`,Dd)??`text`}}}
const Bd={
name:`lint`,
paths:[],
format:`text`,
targets:[],
rules:new Map,
failOn:`error`,
user:!1,
updateBaseline:!1,
requireFiles:!1,
quiet:!1};
function Vd(e){
return{
name:`lint`,
paths:e.positionals,
format:$d(e,`format`,In)??Bd.format,...Z(`output`,e.value(`output`)),
targets:Xd(e),...Z(`as`,e.value(`as`)),...Z(`spec`,e.value(`spec`)),...Z(`stdinFilename`,e.value(`stdin-filename`)),...Z(`config`,Ud(e)),
rules:Zd(e),
failOn:$d(e,`fail-on`,Td)??Bd.failOn,...Z(`maxWarnings`,Qd(e)),
user:e.has(`user`),...Z(`baseline`,e.value(`baseline`)),
updateBaseline:e.has(`update-baseline`),
requireFiles:e.has(`require-files`),
quiet:e.has(`quiet`),...Z(`color`,Wd(e))}}
function Hd(e){
return{
name:`servers`,
paths:e.positionals,
format:$d(e,`format`,Kn)??`text`,...Z(`references`,e.value(`references`)),...Z(`as`,e.value(`as`)),...Z(`config`,Ud(e)),
user:e.has(`user`),...Z(`color`,Wd(e))}}
function Ud(e){
return!e.has(`no-config`)&&e.value(`config`)}
function Wd(e){
if(e.has(`color`))
return!0;
return!e.has(`no-color`)&&void 0}
function Gd({
command:e,
has:t}){
for(
let{
name:n,
commands:r}of jd){
if(!t(n)||r.includes(e))
continue;
let[i,...a]=r;
throw new I(e===`lint`&&a.length===0?`"--${n}" is an option of "mcp-lint ${i}"`:`"mcp-lint ${e}" has no option "--${n}"`)}}
function Kd(e){
for(
let{
name:t,
excludes:n}of jd)
if(n!==void 0&&e.has(t)&&e.has(n))
throw qd(`--${t}`,`--${n}`);
if(e.value(`fail-on`)===`never`&&e.has(`max-warnings`))
throw qd(`--fail-on never`,`--max-warnings`);
if(e.has(`stdin-filename`)&&e.positionals.length>0)
throw new I(`"--stdin-filename" reads standard input only, but ${N(e.positionals[0]??``)} is given too`)}
function qd(e,t){
return new I(`"${e}" and "${t}" exclude each other`)}
function Jd({
positionals:[e,t]}){
if(e===void 0)
throw new I(`"mcp-lint explain" needs the id of a rule; "mcp-lint rules" lists them`);
if(t!==void 0)
throw new I(`"mcp-lint explain" takes one rule, but ${N(t)} is given too`);
return e}
function Yd({
command:e,
positionals:[t]}){
if(t===void 0)
return;
throw new I(`"mcp-lint ${e}" takes no argument, but ${N(t)} is given; a folder of that name is "./${e}"`)}
function Xd(e){
let t=e.values(`target`).flatMap(e=>e.split(`,`).map(e=>e.trim()));
if(t.includes(``))
throw new I(`"--target" has an empty name between its commas`);
return[...new Set(t)]}
function Zd(e){
let t=new Map;
for(
let n of e.values(`rule`)){
let[e=``,r,i]=n.split(`=`);
if(e===``||r===void 0||i!==void 0)
throw new I(`"--rule" needs <id>=<${Ed.join(`|`)}>, but has ${N(n)}`);
t.set(e,ef(Ed,r,N(`--rule ${e}`)))}
return t}
function Qd(e){
let t=e.value(`max-warnings`);
if(t===void 0)
return;
if(!/^\d{1,9}$/.test(t))
throw new I(`"--max-warnings" needs a whole number from 0 up, but has ${N(t)}`);
return Number(t)}
function $d(e,t,n){
let r=e.value(t);
return r===void 0?void 0:ef(n,r,`"--${t}"`)}
function ef(e,t,n){
let r=e.find(e=>e===t);
if(r!==void 0)
return r;
let i=F(t,e);
let a=i===void 0?``:`; did you mean ${N(i)}?`;
throw new I(`${n} takes ${He(e,{
conjunction:`or`})}, not ${N(t)}${a}`)}
function Z(e,t){
return t===void 0?{}:{
[e]:t}}
function tf(e,{
env:t,
isTTY:n}){
if(e!==void 0)
return e;
let r=t.FORCE_COLOR;
if(r!==void 0&&r!==``)
return r!==`0`&&r!==`false`;
if(t.NO_COLOR!==void 0&&t.NO_COLOR!==``)
return!1;
return n&&t.TERM!==`dumb`}
function nf({
summary:e},{
failOn:t,
maxWarnings:n}){
let r={
error:e.errors,
warning:e.errors+e.warnings,
info:e.errors+e.warnings+e.infos,
never:0};
let i=n!==void 0&&e.warnings>n;
return r[t]>0||i?1:0}
async function rf(e){
if(!af(e))
return!1;
let{
isatty:t}=await Promise.resolve().then(()=>require("node:tty"));
return t(e)}
function af(e){
try{
let t=(0,n.fstatSync)(e);
return t.isCharacterDevice()&&t.rdev!==(0,n.statSync)(`/dev/null`,{
throwIfNoEntry:!1})?.rdev}catch{
return!1}}
const of={
lint:`to lint needs no command, "mcp-lint --help" shows more`,
check:`to lint needs no command, "mcp-lint --help" shows more`,
help:`did you mean "--help"?`,
version:`did you mean "--version"?`};
function sf([e],t){
if(e===void 0||e===``||(0,n.existsSync)((0,r.resolve)(t,e)))
return;
let i=F(e,wd);
let a=(Object.hasOwn(of,e)?of[e]:void 0)??(i&&`did you mean the command ${N(i)}?`);
if(a!==void 0)
throw new I(`${N(e)} does not exist; ${a}`)}
function cf(){
let e=[];
for(
let t=0;t<=c;){
let n=lf(Math.min(65536,33554433-t));
if(n.length===0)
break;
e.push(n);
t+=n.length}
return Buffer.concat(e)}
function lf(e){
let r=Buffer.allocUnsafe(e);
for(;;)
try{
return r.subarray(0,(0,n.readSync)(0,r,0,e,null))}catch(e){
let n=e instanceof Error&&`code`in e?e.code:void 0;
if(n===`EOF`)
return r.subarray(0,0);
if(n!==`EAGAIN`)
throw new I(`standard input cannot be read: ${p(e)}`);
t.pause()}}
function uf({
cwd:e,
root:t,
workspace:n}){
let i=ff(e);
let a=n===void 0||n===``?i:ff(n);
let o=df(i,a)?a:i;
return e=>Rn(e)?e:O((0,r.relative)(o,(0,r.resolve)(i,t,e)))}
function df(e,t){
return!/^(?:\.\.(?:[\\/]|$)|[\\/]|[A-Za-z]:)/.test((0,r.relative)(t,e))}
function ff(e){
try{
return(0,n.realpathSync)(e)}catch{
return e}}
var pf=e.__exportAll({
main:()=>mf});
async function mf(e){
try{
return await hf(zd(e))}catch(e){
if(!(e instanceof I))
throw e;
t.write(2,`mcp-lint: ${e.message}\n`);
return 2}}
async function hf(e){
switch(e.name){case`lint`:
return gf(e);case`servers`:
return _f(e);case`version`:
Q(`${t.about.version}\n`);
return 0;case`init`:{
let{
init:t}=await Promise.resolve().then(()=>require("./init.js"));
await t(Sf(),{
yes:e.yes,
say:Q});
return 0}default:{
let{
page:t}=await Promise.resolve().then(()=>require("./page.js"));
Q(t(e));
return 0}}}
async function gf(e){
let n=Sf();
sf(e.paths,n);
let r=e.updateBaseline?(await Promise.resolve().then(()=>require("./replace-file.js"))).replaceFile:void 0;
let i=await xd({...e,
files:k,
cwd:n,
document:xf(e),
saveBaseline:r});
let a={...vf(n,i.root),
color:i.findings.length>0&&e.output===void 0&&await yf(e),
quiet:e.quiet,
loadRules:async()=>(await $(`./start.js`,`catalog_exports`)).readRules()};
let o=await Ln(e.format,i,a);
if(e.output===void 0)
Q(o);else{
Cf(e.output,o);
t.write(2,`${En(i)}\n`)}
if(e.requireFiles&&i.files.length===0)
throw new I(`no MCP configuration was found, and --require-files asks for some`);
return e.updateBaseline?0:nf(i,e)}
async function _f(e){
let t=Sf();
let n=await Sd({...e,
files:k,
cwd:t,
targets:[],
rules:new Map},{
all:!0});
let r={...vf(t,n.root),
color:await yf(e),
width:await bf()};
let{
format:i,
references:a}=e;
Q(a===void 0?await qn(i,{...n,
workspace:await n.workspace()},r):await Jn(i,a,await n.workspace(),r));
return 0}
function vf(e,n){
return{
color:!1,
quiet:!1,
cwdPrefix:n===`.`?``:`${n}/`,
repositoryPath:uf({
cwd:e,
root:n,
workspace:process.env.GITHUB_WORKSPACE}),
version:t.about.version,
docsUrl:e=>`${t.about.docs}/rules/${e}.md`}}
async function yf({
color:e}){
return tf(e,{
env:process.env,
isTTY:await rf(1)})}
async function bf(){
return await rf(1)&&process.stdout.columns>0?process.stdout.columns:void 0}
function xf({
stdinFilename:e}){
return e===void 0?void 0:{
path:e,
content:cf()}}
function Sf(){
try{
return k.resolve(process.cwd(),`.`)}catch(e){
throw new I(`the working directory cannot be read: ${p(e)}`)}}
function Q(e){
try{
t.write(1,e)}catch(e){
throw new I(`the output cannot be written: ${p(e)}`)}}
function Cf(e,t){
try{
(0,n.writeFileSync)(e,t)}catch(t){
let i=(0,n.existsSync)((0,r.dirname)(e))?p(t):`its folder does not exist`;
throw new I(`the report cannot be written to ${N(e)}: ${i}`)}}
function wf(e,t){
let n=C(e);
let r=new Map;
return{
has:e=>{
let r=Tf(n,e);
return r===void 0?void 0:t.has(r)},
head:(e,r)=>{
let i=Tf(n,e);
return i===void 0?void 0:t.head(i,r)},
document:e=>{
let i=Tf(n,e);
if(i===void 0)
return;
r.has(i)||r.set(i,Ef(i,t));
return r.get(i)}}}
function Tf(e,t){
if(t===``||t.includes(`\0`)||t.startsWith(`/`))
return;
let n=y(e,t);
return n===`..`||n.startsWith(`../`)?void 0:n}
function Ef(e,t){
let n=t.head(e,262145);
if(n===void 0||n.length>262144)
return;
let r={
path:e,
text:new TextDecoder().decode(n),
problems:[]};
return e.endsWith(`.json`)?bs(r):ys(r,`markdown`)}
var Df=e.__exportAll({
FileReading:()=>Of});
var Of=class{
document;
client;
format;
owner;
targets;
protocol;
names;
isKept=!1;
#e;
#t;
#n;
constructor(e,{
client:t,
format:n,
owner:r,
targets:i},{
protocol:a,
around:o}){
this.document=e;
this.client=t;
this.format=n;
this.owner=r;
this.targets=i;
this.protocol=a;
this.names=So(e,n);
this.#e=o}
get servers(){
this.#t??=jo(this.document,this.format);
return this.#t}
get publishable(){
return this.#e.isPublishable(this.document.path)}
lacks(e){
return this.#e.isMissing(e,this.document.path)}
get neighbours(){
this.#n??=wf(this.document.path,this.#e.files);
return this.#n}
keep(){
this.isKept=!0}
forget(){
this.#t=void 0;
this.#n=void 0}};
var kf=e.__exportAll({
SavedLists:()=>Af});
var Af=class{
#e;
#t;
constructor(e,t){
this.#e=t;
let n=e.filter(({
format:e})=>e.answer===`tools`);
this.#t=new Map(n.map(({
document:e})=>[e.path,e]))}
get isEmpty(){
return this.#t.size===0}
of(e,t){
let n=this.#e.get(e);
let r=n===void 0?void 0:this.#t.get(n);
let i=e.includes(`/`);
let a=r??(i?void 0:this.#t.get(Fs(t)+e+`.tools.json`));
return a&&yi(a)}};
function jf(e){
return e}
function Mf(e){
return e}
function Nf(){
let e=2e4;
return(t,n)=>{
e-=n.length;
return e<0?void 0:F(t,n)}}
function*Pf(e,t){
let n=new Map;
let r;
let i=new Map;
for(
let a of e){
if(r===void 0||!Rf(a.route,r)){
let e=JSON.stringify(a.route.slice(0,-1));
i=n.get(e)??new Map;
n.set(e,i)}
r=a.route;
let e=t(a.name,a);
let o=i.get(e);
o===void 0?i.set(e,a):yield{
server:a,
first:o,
as:e}}}
function Ff(e,t){
let n=Lf.get(e);
if(n!==void 0)
return n;
let r=new Set;
let i=e.servers.filter(e=>!e.off&&nu(e,t));
for(
let{
server:e,
first:n}of Pf(i,(e,n)=>t.server(tu(n,t))))
iu(t,tu(n,t),tu(e,t))&&r.add(n).add(e);
Lf.set(e,r);
return r}
function If(e,t,n,r){
let{
path:i}=e.document;
if(i===t.document.path)
return``;
let a=N(Ps(t).slice(0,-1));
return`; the other one is in ${N(i)}${r?`, which ${n} reads in ${a} too`:``}`}
const Lf=new WeakMap;
function Rf(e,t){
if(e.length!==t.length)
return!1;
for(
let n=0;n<e.length-1;n+=1)
if(e[n]!==t[n])
return!1;
return!0}
const zf=new WeakMap;
function Bf(e,t){
if(t.length===0)
return!1;
let n=zf.get(t)??new Set(t.map(({
place:e})=>JSON.stringify(e.route)));
zf.set(t,n);
return n.has(JSON.stringify(e))}
exports.EntryServer=Ji;
exports.MARK=Ju;
exports.MAX_LENGTH=Yo;
exports.MAX_LISTED=1e3;
exports.MAX_PLACES=Zo;
exports.ParsedDocument=vs;
exports.PlaceNode=ps;
exports.PlaceTree=ms;
exports.SECTION=`mcp-lint`;
exports.Session=yd;
exports.TooDeep=Qo;
exports.UsageError=I;
exports.alikeIn=Ff;
exports.answersIn=It;
exports.answersOf=vi;
exports.approvedAll=Vi;
exports.areMerged=iu;
exports.assignment=ze;
exports.at=Dt;
exports.atSpan=Ot;
exports.basename=w;
exports.below=L;
exports.brokenNameRules=Sa;
exports.bytesIn=Ve;
exports.canBeCalled=Ri;
exports.causeOf=p;
exports.checkDocument=Li;
exports.clashes=Pf;
exports.cli_exports=pf;
exports.clientIds=Bu;
exports.compareText=H;
exports.compilePatterns=lr;
exports.confidenceOf=Ba;
exports.consequence=Ga;
exports.contradictsItsFields=ga;
exports.costsOnlyServer=Wa;
exports.count=P;
exports.decodeJson=Bo;
exports.decodeToml=Vo;
exports.decodeYaml=Ho;
exports.defineClient=jt;
exports.defineDocs=Mf;
exports.defineRule=jf;
exports.defineSyntax=An;
exports.dirname=C;
exports.disk=k;
exports.eachMatch=We;
exports.eachString=_n;
exports.elsewhere=If;
exports.exitCode=nf;
exports.expandedElsewhere=Xs;
exports.extent=hs;
exports.failLevels=Td;
exports.fieldForNames=pc;
exports.fieldMeaning=ka;
exports.fileWord=co;
exports.fittingTransport=ha;
exports.folderOf=Ps;
exports.foldersAbove=Ns;
exports.foreignMap=uo;
exports.foreignMaps=fo;
exports.foreignUses=Zt;
exports.formFor=eu;
exports.formatsOf=on;
exports.hasInvisible=wt;
exports.hasMeaning=G;
exports.hasSection=mi;
exports.hideKnownTokens=Je;
exports.hideRandomRuns=Ye;
exports.isAbsolute=ae;
exports.isAddress=zi;
exports.isAffordable=ur;
exports.isComparable=nu;
exports.isForShow=El;
exports.isIssued=Ll;
exports.isMadeOfWords=$e;
exports.isNameless=Ma;
exports.isNearby=ba;
exports.isObject=R;
exports.isOfUser=js;
exports.isOutside=Rn;
exports.isRead=qi;
exports.isRefused=Bf;
exports.isRelativePath=so;
exports.isSecretName=Il;
exports.isTerminal=rf;
exports.isTooLong=Ta;
exports.isUrl=wn;
exports.isWrapper=xo;
exports.join=y;
exports.keyOf=Oa;
exports.kindOf=gn;
exports.kindOfSyntax=vc;
exports.leadsOut=oe;
exports.lineOf=xa;
exports.lint=xd;
exports.list=He;
exports.literalsIn=Nl;
exports.loadKnownRules=qu;
exports.loadValidator=Ni;
exports.looksLikeToken=Ze;
exports.looksRandom=Qe;
exports.losesServer=Ua;
exports.made=Mn;
exports.masked=ma;
exports.maySpellWithEscapes=Et;
exports.mayStandIn=oc;
exports.meaningAt=hc;
exports.memory=be;
exports.mentionsIn=zc;
exports.nameLimitOf=$l;
exports.nameOf=ja;
exports.onlyLocal=fa;
exports.own=z;
exports.ownKey=la;
exports.parseStrictJson=bs;
exports.partOf=tu;
exports.pathFromHere=zn;
exports.placeOfName=Da;
exports.placeholdersIn=Ws;
exports.printable=M;
exports.programIndex=Za;
exports.programName=Xa;
exports.quote=N;
exports.readServers=jo;
exports.readSource=Er;
exports.readerOf=Na;
exports.registry=B;
exports.relative=S;
exports.remedyFor=ru;
exports.render=Ln;
exports.renderServers=qn;
exports.reportOn=Cd;
exports.repositoryPaths=uf;
exports.reservedName=Ea;
exports.resultsIn=xi;
exports.sameText=wc;
exports.scanJson=Uo;
exports.scheme=ql;
exports.secrecyOf=ht;
exports.serverFinder=gc;
exports.serverMaps=wo;
exports.setOwn=us;
exports.severityOf=Va;
exports.sha1=fl;
exports.sha256=vl;
exports.shownTo=wa;
exports.signOfStandIn=ac;
exports.slashes=O;
exports.somethingElse=Jl;
exports.soundTools=bi;
exports.spanOf=kt;
exports.spell=qs;
exports.spellingOf=_a;
exports.standInsIn=lc;
exports.startOf=T;
exports.startableIn=vo;
exports.startedFile=ao;
exports.startsSomehow=da;
exports.startsWith=At;
exports.strangers=ia;
exports.subjectOf=Pa;
exports.suggest=F;
exports.suggestions=Nf;
exports.summaryLine=En;
exports.summaryOf=Pn;
exports.syntaxesIn=yc;
exports.text=Nn;
exports.textAt=hn;
exports.textIn=bc;
exports.textOf=xc;
exports.textOf$1=U;
exports.tooDeep=Jo;
exports.tooLong=Xo;
exports.toolAround=Ci;
exports.toolNamesOf=Ql;
exports.toolsIn=yi;
exports.touches=gs;
exports.transportNamed=Ia;
exports.undisguise=Ct;
exports.unparsed=ys;
exports.untypedReaction=pa;
exports.upwards=Ms;
exports.userFiles=en;
exports.valueAt=V;
exports.variableIn=fc;
exports.withoutMap=bo;
exports.words=Ec;
exports.wordsOf=lo;
function $(e,t){
return Promise.resolve().then(()=>require(e)[t])}
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
let s=v(e,t,n[o]??0,r[o]??0);
if(s===0)
return!0;
s<0?a=o:i=o+1}
return!1}
function v(e,t,n,r){
let i=Math.min(e.length,r-n);
for(
let r=0;r<i;r+=1){
let i=(e[r]??0)-(t[n+r]??0);
if(i!==0)
return i}
return e.length-(r-n)}
const y=/^(?:[A-Za-z]:(?:\/|$)|\/\/[^/]+\/[^/]+(?:\/|$))/;
function ie(e){
return D(e)!==``}
function b(...e){
let[t=``,...n]=e.filter(e=>e!==``);
return oe(n.length===0?t:E(t)+n.join(`/`).replace(/^\/+/,``))}
function x(e,t){
let n=D(e);
let r=n!==`/`&&y.test(t)?oe(t):oe(S(n,e,t));
return r.endsWith(`/`)&&r!==D(r)?r.slice(0,-1):r}
function S(e,t,n){
return n.startsWith(`/`)?e+n.replace(/^\/+/,``):E(t)+n}
function C(e,t){
let n=D(e);
if(!se(n,D(t),n))
return t;
let r=O(e.slice(n.length));
let i=O(t.slice(D(t).length));
let a=0;
for(;a<r.length&&a<i.length&&se(r[a]??``,i[a]??``,n);)
a+=1;
return[...r.slice(a).map(()=>`..`),...i.slice(a)].join(`/`)}
function w(e){
let t=D(e);
let n=e.lastIndexOf(`/`);
if(n<t.length)
return t===``?`.`:t;
return e.slice(0,n)}
function T(e){
return e.slice(Math.max(e.lastIndexOf(`/`)+1,D(e).length))}
function E(e){
return e.endsWith(`/`)?e:`${e}/`}
function ae(e){
return e===`..`||e.startsWith(`../`)||ie(e)}
function D(e){
let t=e.charCodeAt(0);
if(t===47&&e.charCodeAt(1)!==47)
return`/`;
let[n]=y.exec(e)??[];
if(n!==void 0)
return E(n);
return t===47?`/`:``}
function oe(e){
let t=D(e);
let n=e.slice(t.length);
let r=[];
for(
let e of O(n)){
if(e===`.`)
continue;
e!==`..`||t===``&&(r.length===0||r.at(-1)===`..`)?r.push(e):r.pop()}
let i=n.endsWith(`/`)?`/`:``;
return r.length===0?t||`.${i}`:t+r.join(`/`)+i}
function O(e){
return e.split(`/`).filter(e=>e!==``)}
function se(e,t,n){
return e===t||n!==`/`&&e.toLowerCase()===t.toLowerCase()}
const ce=65536;
const le=n.default.constants.O_RDONLY|(n.default.constants.O_NONBLOCK??0);
function k(e){
return r.default.sep===`/`?e:e.replaceAll(r.default.sep,`/`)}
const ue={
ignoresCase:process.platform===`win32`||process.platform===`darwin`,
get home(){
return de()},
get env(){
return process.env},
resolve:(e,t)=>k(r.default.resolve(e,t)),
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
real:e=>k(n.default.realpathSync(e)),
tracked:ve};
function de(){
try{
return k(process.getBuiltinModule(`node:os`).homedir())}catch{
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
let r=n.default.openSync(e,le);
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
let r=t<ce?ge():Buffer.allocUnsafe(t+1);
let i=0;
for(;;){
let a=n.default.readSync(e,r,i,r.length-i,null);
i+=a;
if(a===0||i===t&&t>0||i>33554432)
return r.subarray(0,i);
i===r.length&&(r=Buffer.concat([r],r.length*2))}}
function ge(){
me??=Buffer.allocUnsafeSlow(ce);
return me}
function _e(e,t){
let r=A(n.default.statSync(e));
if(r!==`file`)
throw new u(r);
let i=n.default.openSync(e,le);
try{
let e=new Uint8Array(t);
return e.subarray(0,n.default.readSync(i,e,0,t,0))}finally{
n.default.closeSync(i)}}
function ve(e){
try{
let t=b(e,`.git/index`);
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
let e=x(ye,t);
this.#e.set(e,n);
this.#n(e).set(T(e),new Ce(T(e),!0))}}
resolve(e,t){
return x(e===``?ye:e,t)}
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
let t=this.#e.get(b(e,`.git/index`));
return t instanceof Uint8Array?g(t):void 0}
#n(e){
let t=w(e);
let n=this.#t.get(t);
if(n!==void 0)
return n;
let r=new Map;
this.#t.set(t,r);
this.#n(t).set(T(t),new Ce(T(t),!1));
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
let n=e;w(n)!==n;n=w(n))
t.push(w(n));
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
this.questions.addContent(b(e,`.git/index`));
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
let r=E(e);
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
return b(t.real(w(e)),T(e))}catch{
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
const He=/##(?=[a-z]*\[)/gi;
const Ue=/^((?:[^\S\n\r\u2028\u2029]|\u001b\[\d+m)*):(?=:)/gm;
const We=`\\u0023`;
function Ge(e){
return e.includes(`##`)?e.replace(He,`#${We}`):e}
function Ke(e){
if(!e.includes(`##`))
return qe;
return new Map(Array.from(e.matchAll(He),({
index:e})=>[e+1,We]))}
const qe=new Map;
function Je(e){
let t=Ge(e);
return t.includes(`::`)?t.replace(Ue,`$1\\u003a`):t}
function P(e){
return Je(e.split(`
`).map(M).join(`
`))}
function Ye(e,{
max:t=8,
conjunction:n=`and`,
bare:r}={}){
let i=e.slice(0,t).map(e=>r?e:N(e));
let a=e.length-i.length;
if(a>0)
return`${i.join(`, `)} and ${a} more`;
let o=i.pop()??``;
return i.length===0?o:`${i.join(`, `)} ${n} ${o}`}
function F(e,t){
return`${e} ${e===1?t:Xe(t)}`}
function Xe(e){
if(/[^aeiou]y$/.test(e))
return`${e.slice(0,-1)}ies`;
return/(?:s|x|z|ch|sh)$/.test(e)?`${e}es`:`${e}s`}
function Ze(e,t,n){
e.lastIndex=0;
for(
let r=e.exec(t);r!==null;r=e.exec(t))
n(r)}
const Qe=RegExp(`(?<![A-Za-z0-9])(?:${`gh[opsur]_,github_pat_,glpat-,sk-,[spr]k_(?:live|test)_,xox[a-z]-,xapp-,AKIA,ASIA,AIza,AQ\\.,ya29\\.,eyJ,sbp_,sb_secret_,fig[du]_,npm_,hf_,pypi-,do[opr]_v1_,SG\\.,key-,ctx7sk-,tvly-,fc-,BSA,gsk_,xai-,pplx-,nvapi-,r8_,re_,ntn_,secret_,lin_api_,apify_api_,dckr_pat_,whsec_,shp(?:at|ca|pa|ss)_,sntry[su]_,hvs\\.,ATATT,PMAK-,AGE-SECRET-KEY-`.split(`,`).join(`|`)})(?=[\\w.=+/~-]{8})([\\w.=+/~-]*)`,`g`);
const $e=/(?=[A-Za-z0-9\\][\w+/.:~%\\-]{15})[\w+/.:~%\\-]*={0,3}/g;
const et=/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;
function tt(e,t){
Ze(Qe,e,e=>{
ft(e[1]??``)&&t(e.index,e.index+e[0].length)})}
function nt(e,t,n){
let r=0;
for(
let[i,a]of[...t,[e.length,e.length]]){
rt(e.slice(r,i),r,n);
r=a}}
function rt(e,t,n){
Ze($e,e,({
0:e,
index:r})=>{
at(e)&&n(t+r,t+r+e.length)})}
function it(e){
for(
let t of e.matchAll(Qe))
if(ft(t[1]??``))
return!0;
for(
let t of e.matchAll($e))
if(at(t[0]))
return!0;
return!1}
function at(e){
if(e.length<16)
return!1;
if(et.test(e))
return!0;
if(!/\d/.test(e)||!/[A-Za-z]/.test(e))
return ut(e);
return!ot(e)}
function ot(e){
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
if(i.length>=32||!ct(i))
return!1}else{
r++;
if(!st(i)&&!(t&&/^[A-Z]+\d{1,2}[A-Z]+$/.test(i)))
return!1}}
return r<3||r*2<=n}
function st(e){
if(e.length>=16)
return!1;
if(/^(?:\d{2}T\d{2}|\d{1,9}Z)$/.test(e))
return!0;
if(/^(?:[a-z]+\d{1,2}[a-z]+|[A-Z][a-z]+\d{1,2}[A-Z][a-z]+)$/.test(e))
return ct(e.replace(/\d/g,``));
let t=/^(?:([A-Za-z]+)\d{1,4}|\d{1,4}([A-Za-z]+))$/.exec(e)?.slice(1).join(``);
return t!==void 0&&ct(t)}
function ct(e){
let t=e.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)??[];
if(t.length*4>e.length+3)
return!1;
return dt(e)<=Math.max(1,e.length/5)&&t.every(lt)}
function lt(e){
return!/[bcdfghj-np-tvwxz]{6}/i.test(e)}
function ut(e){
for(
let[t]of e.matchAll(/(?=[A-Za-z]{16})[A-Za-z]+/g))
if(dt(t)*5>t.length)
return!0;
return!1}
function dt(e){
return e.match(/[a-z](?=[A-Z])/g)?.length??0}
function ft(e){
return e.length>=8&&(/\d/.test(e)&&!pt(e)||/[a-z]/.test(e)&&/[A-Z]/.test(e))}
function pt(e){
return e.length<32&&/^(?:[a-z]{1,12}|\d{1,2}|v\d{1,2})(?:[-_./](?:[a-z]{1,12}\d{0,2}|\d{1,2}))+$/.test(e)}
const mt=`-----BEGIN `;
const ht=/^[\w+/=\s\\,:-]*/;
function gt(e,t){
let n=e.indexOf(mt);
let r=0;
for(;n!==-1;){
let i=/-----BEGIN [A-Z0-9 ]{1,60}-----/y;
i.lastIndex=n;
let a=i.test(e)?i.lastIndex:n+11;
r<a&&(r=_t(e,`-----END `,a));
let o=a+(ht.exec(e.slice(a,r))?.[0].length??0);
t(a,o);
n=e.indexOf(mt,o)}}
function _t(e,t,n){
let r=e.indexOf(t,n);
return r===-1?e.length:r}
const vt=new RegExp([/\$\{\{\s*[\w.-]+\s*\}\}/,/\$\{(?:[A-Za-z]+:)?[A-Za-z_][\w.]*(?::?[-?=+])?\}/,/\$\{[A-Za-z_]\w*:?[-?=+]/,/\$\{input:[\w-]+\}/,/\{(?:env|file|input):[^{}\s"']{1,200}\}/,/\{\{[^{}]{0,80}\}\}/,/\$(?:env|input):[\w-]+/,/\$[A-Z_][A-Z0-9_]*/,/%[A-Z_][A-Z0-9_]*%/,/<[^<>"\s][^<>"\n]{0,80}>/].map(e=>e.source).join(`|`),`g`);
const yt=/^\s*(?:(?:bearer|basic|token|apikey|digest|negotiate)[ \t]+)?/i;
const bt=/^\W*(?:(?:your|insert|replace|enter|paste|changeme|placeholder|redacted|todo)[A-Za-z _.'-]{0,100}|[A-Z][A-Z_-]{0,100}[_-]HERE|[xX*.\u2022_-]+)\W*$/i;
const xt=/^[A-Z]+(?:_[A-Z]+)*_(?:KEY|TOKEN|SECRET|PASSWORD|PASS|PAT|CREDENTIALS?)$/;
function I(e,t,n,r){
let i=e.slice(t,n);
if(Ct(i.trim()))
return;
let a=yt.exec(i)?.[0].length??0;
if(Ct(i.slice(a).trim()))
return;
let o=a;
for(
let e of i.matchAll(vt)){
if(e.index<o||!wt(e[0]))
continue;
St(i.slice(o,e.index))||r(t+o,t+e.index);
o=e.index+e[0].length}
let s=i.slice(o);
if(o>a&&St(s))
return;
r(t+o,n-(o>a&&s.endsWith(`}`)?1:0))}
function St(e){
return e.length<4&&!/[\p{L}\p{N}]/u.test(e)}
function Ct(e){
if(e.length>120)
return!1;
return bt.test(e)&&!it(e)||xt.test(e)}
function wt(e){
if(/^\$[A-Z_]/.test(e))
return ot(e);
return!it(e)}
const Tt=/(?:token|secret|password|passwd|passphrase|passcode|apikey|authkey|accesskey|secretkey|privatekey|credential|authorization|bearer|pwd|cookie|mnemonic|seedphrase)s?$/;
const Et=/(?:api|access|private|secret|license|signing|encryption|account|auth|service|master|session|subscription|client|admin|app) keys?(?: |$)/;
const Dt=/(?:seed|recovery|backup|secret|wallet) phrases?(?: |$)/;
const Ot=/^(?:pass|pat|pin|dsn|jwt|creds?)$/;
const kt=/^(?:.*key|auth|session|signature)s?$/;
const At=new Set([`endpoint`,`file`,`path`,`uri`,`url`]);
const jt=new Set([`count`,`enabled`,`env`,`header`,`helper`,`id`,`limit`,`method`,`name`,`prefix`,`required`,`timeout`,`type`,`var`]);
const Mt=new Set([`max`,`maximum`,`min`,`minimum`,`num`,`total`]);
function Nt(e){
let t=Pt(e.slice(-100));
let n=t.at(-1)??``;
if(At.has(n))
return;
if(!Ft(t))
return kt.test(n)?`maybe`:void 0;
return jt.has(n)||Mt.has(t[0]??``)?`maybe`:`secret`}
function Pt(e){
return e.replace(/([a-z0-9])(?=[A-Z])/g,`$1 `).toLowerCase().match(/[a-z]+(?:\d+[a-z]+)*/g)??[]}
function Ft(e){
let t=e.join(` `);
return Et.test(t)||Dt.test(t)||e.some(e=>Tt.test(e)||Ot.test(e))}
const It=/(\\*)("""|'''|["'`])/y;
const Lt={
line:/[\n\r]|["'`](?![^\s,\]}):;&|])/g,
word:/\s|["'`](?![^\s,\]}):;&|])/g,
parameter:/[\s"'`&]/g};
function Rt(e,t,n){
It.lastIndex=t;
let r=It.exec(e);
if(r!==null)
return zt(e,It.lastIndex,r[1]?.length??0,r[2]??`"`);
let i=Lt[n];
i.lastIndex=t;
let a=i.exec(e)?.index??e.length;
return{
start:t,
end:a,
quoted:!1,
next:a}}
function zt(e,t,n,r){
if(r.length===3){
let n=e.indexOf(r,t);
return n===-1?{
start:t,
end:e.length,
quoted:!0,
next:e.length}:{
start:t,
end:n,
quoted:!0,
next:n+3}}
for(
let i=t;i<e.length;i++){
let a=e[i];
if(a===`
`||a===`\r`)
return{
start:t,
end:i,
quoted:!0,
next:i};
if(a!==r)
continue;
let o=Bt(e,t,i);
if(!Vt(o,n))
continue;
if(r===`'`&&e[i+1]===`'`)
i++;else 
return{
start:t,
end:i-Math.min(o,n),
quoted:!0,
next:i+1}}
return{
start:t,
end:e.length,
quoted:!0,
next:e.length}}
function Bt(e,t,n){
let r=n;
for(;r>t&&e[r-1]===`\\`;)
r--;
return n-r}
function Vt(e,t){
if(e%2==0)
return!0;
return t>0&&Vt((e-1)/2,Math.floor((t-1)/2))}
const Ht=/token|secret|pass|pwd|key|cred|auth|bearer|cookie|session|signature|dsn|jwt|pat|pin|mnemonic|phrase/i;
const Ut=/[\w.-]*/y;
const Wt=/\\*["'`]?\s*(?::{1,2}=?|=>|={1,2})[ \t]*/y;
const Gt=/\\*["'`]\s*,\s*(?=\\*["'`])/y;
const Kt=/[ \t]+(?=\S)/y;
const qt=/\\*["'`]?[ \t]*\r?\n[ \t]*-[ \t]+/y;
const Jt=/\bname\\*["'`]?\s{0,9}[:=]\s{0,9}\\*["'`]?$/;
const Yt=/[^{}]{0,300}?\b(?:value|default)\\*["'`]?\s{0,9}[:=][ \t]*/y;
const Xt=/\$\{(?:[A-Za-z]{1,10}:)?$/;
const Zt=/:?[-?=+]/y;
const Qt=/[^{}\n\r"'`]*/y;
const $t=/[!&][^\s"']*[ \t]+/y;
const en=/[|>][-+0-9]{0,3}[ \t]*(?:#[^\n]*)?\r?\n/y;
const tn=/[ \t]*\r?\n[ \t]+(?:-[ \t]+)?([^\s:{}[\]"'#-][^\s:]*)(?=[ \t]*(?:\r?\n|$))/y;
const nn=/[ \t]*\r?\n(?:[ \t]+[^\n]{0,200}\n){0,3}?[ \t]+(?:value|default)[ \t]*:[ \t]*(?=\S)/y;
const rn=/\s*(?=\\*["'`])/y;
const an=/\{(?=[\s"'{[}\\]|$)/y;
const on=/\[\s*/y;
const sn=/[\s,]*/y;
const cn=/[^\],\r\n"']+/y;
const ln=/(?:true|false|null|none|yes|no|on|off|~|-?\d{1,5}(?:\.\d{1,3})?)(?=[ \t]+#|[ \t]*(?:,\s*(?:[\\"'}\]]|$)|[}\]](?:[\s,}\]]|$)|[\r\n]|$))/iy;
const un=/^\d{1,6}$|^[A-Za-z]{1,20}\d?(?:[-_ ][A-Za-z]{1,20}\d?)*$/;
const dn=/-?-[A-Za-z]/y;
const fn=/[a-z]{1,4}(?=[,.;]?(?:\s|$))/y;
function pn(e,t){
let n=0;
let r=0;
return i=>{
for(;n<i;){
let a=e.slice(n,i+9).search(Ht);
if(a===-1||n+a>=i){
n=i;
return}
let o=Dn(e,n+a,r);
let s=L(Ut,e,n+a);
let c=Nt(mn(e,o)+e.slice(o,s));
r=c===void 0?s:hn(e,{
start:o,
end:s},c,t);
n=Math.max(r,s)}}}
function mn(e,t){
return/[A-Za-z]+[ ]$/.exec(e.slice(Math.max(0,t-30),t))?.[0]??``}
function hn(e,t,n,r){
let i=e.slice(Math.max(0,t.start-30),t.start);
if(Xt.test(i))
return _n(e,t.end,r);
let a=L(Wt,e,t.end);
if(a!==-1)
return vn(e,a,n,e.slice(t.end,a).includes(`:`)?`line`:gn(i),r);
if(e[t.start]===`-`)
return Sn(e,t.end,n,r);
if(Jt.test(i)){
let i=L(Yt,e,t.end);
if(i!==-1)
return vn(e,i,n,`line`,r)}
return t.end}
function gn(e){
if(/[?&]$/.test(e)&&!e.endsWith(`&&`))
return`parameter`;
return/["'`]$|(?:^|[\r\n])[ \t]*(?:-[ \t]+)?$/.test(e)?`line`:`word`}
function _n(e,t,n){
let r=L(Zt,e,t);
if(r===-1)
return t;
let i=L(Qt,e,r);
I(e,r,i,n);
return i}
function vn(e,t,n,r,i){
if(e[t]===`[`)
return wn(e,t,n,i);
if(L(an,e,t)!==-1){
bn(e,t,n,i);
return t}
if(r===`line`){
let r=L(en,e,t);
if(r!==-1)
return Tn(e,t,r,i);
if(e[t]===`
`||e[t]===`\r`)
return Cn(e,t,n,i)}
return xn(e,Rt(e,yn(e,t),r),n,i)}
function yn(e,t){
let n=t;
for(
let r=t;r!==-1;r=L($t,e,n))
n=r;
return/["']/.test(e[n]??``)?n:t}
function bn(e,t,n,r){
let i=L(Yt,e,t+1);
i!==-1&&e[i]!==`{`&&vn(e,i,n,`line`,r)}
function xn(e,t,n,r){
if(!t.quoted&&L(ln,e,t.start)!==-1)
return t.start;
n!==`secret`&&un.test(e.slice(t.start,t.end))||I(e,t.start,t.end,r);
return t.next}
function Sn(e,t,n,r){
let i=L(qt,e,t);
let a=i===-1?L(Gt,e,t):i;
let o=a===-1?L(Kt,e,t):a;
if(o===-1)
return t;
let s=Rt(e,o,i===-1?`word`:`line`);
if(L(dn,e,s.start)!==-1)
return o;
if(!s.quoted&&L(fn,e,s.start)!==-1)
return o;
return xn(e,s,n,r)}
function Cn(e,t,n,r){
let i=L(nn,e,t);
if(i!==-1){
xn(e,Rt(e,i,`line`),n,r);
return t}
let a=L(rn,e,t);
if(a!==-1){
let i=Rt(e,a,`word`);
return/^\s{0,9}:/.test(e.slice(i.next,i.next+10))?t:xn(e,i,n,r)}
let o=t;
tn.lastIndex=t;
for(
let t=tn.exec(e);t!==null;t=tn.exec(e)){
let n=tn.lastIndex;
I(e,n-(t[1]?.length??0),n,r);
o=n}
return o}
function wn(e,t,n,r){
let i=L(on,e,t);
for(;i<e.length&&e[i]!==`]`;){
let t=L(cn,e,i);
let a=t===-1?Rt(e,i,`word`):{
start:i,
end:t,
quoted:!1,
next:t};
if(a.next===i)
return i;
xn(e,a,n,r);
i=L(sn,e,a.next)}
return i}
function Tn(e,t,n,r){
let i=En(e,e.lastIndexOf(`
`,t-1)+1);
let a=n;
for(;a<e.length;){
let t=e.indexOf(`
`,a);
let n=t===-1?e.length:t;
let o=En(e,a);
if(!(a+o>=n||e[a+o]===`\r`)&&o<=i)
break;
r(a+Math.min(o,n-a),n);
a=n+1}
return Math.min(a,e.length)}
function En(e,t){
return L(/ */y,e,t)-t}
function Dn(e,t,n){
let r=t;
let i=Math.max(n,t-100);
for(;r>i&&/[\w.-]/.test(e[r-1]??``);)
r--;
return r}
function L(e,t,n){
e.lastIndex=n;
return e.test(t)?e.lastIndex:-1}
const On=/(["'`:=][ \t]{0,9})?\b(?:bearer|basic|token|apikey)[ \t]+([^\s"'`,;]+)/gi;
function kn(e,t){
Ze(On,e,n=>{
let r=n[2]??``;
let i=n.index+n[0].length;
(n[1]!==void 0&&/^(?:\\*["'`]|\s*$)/m.test(e.slice(i,i+9))||r.length>=8&&!An(r))&&I(e,i-r.length,i,t)})}
function An(e){
return/^[\w.()?!:-]*$/.test(e)&&ot(e)}
var jn=class{
#e=[];
add=(e,t)=>{
if(t<=e)
return;
let n=this.#e;
let r=n.length;
if(e>(n[r-1]?.[1]??-1)){
n.push([e,t]);
return}
for(;r>0&&(n[r-1]?.[1]??0)>=e;)
r--;
let i=n.slice(r).filter(([e])=>e<=t);
let a=[Math.min(e,i[0]?.[0]??e),Math.max(t,i.at(-1)?.[1]??t)];
n.splice(r,i.length,a)};
get isEmpty(){
return this.#e.length===0}
*within(e,t){
for(
let n=this.#t(e);n<this.#e.length;n++){
let[r,i]=this.#e[n]??[t,t];
if(r>=t)
return;
yield[Math.max(r,e),Math.min(i,t)]}}
#t(e){
let t=0;
let n=this.#e.length;
for(;t<n;){
let r=t+n>>1;
(this.#e[r]?.[1]??0)>e?n=r:t=r+1}
return t}};
const Mn=2e3;
const Nn=/[\s"'`]/g;
const Pn=/(?:bearer|basic|token|apikey)$/i;
function Fn(e,t,n){
return{
start:In(e,t),
end:Ln(e,n)}}
function In(e,t){
let n=Math.max(0,t-Mn);
for(
let r=t;r>n;r--)
if(Rn(e,r-1))
return r;
for(
let n=t;n>0;n--)
if(Rn(e,n-1)||zn(e,n))
return n;
return 0}
function Ln(e,t){
let n=e.slice(t,t+Mn).search(/[\n\r]/);
if(n!==-1)
return t+n;
Nn.lastIndex=t;
return Nn.exec(e)?.index??e.length}
function Rn(e,t){
return e[t]===`
`||e[t]===`\r`}
function zn(e,t){
let n=e[t];
if(n===`"`||n===`'`||n==="`")
return!0;
if(n!==` `&&n!==`	`)
return!1;
return!/[\s"'`:=]/.test(e[t-1]??``)&&!Pn.test(e.slice(Math.max(0,t-6),t))}
const Bn=/:\\?\/\\?\//g;
const Vn=/https?:\\?\/\\?\/$/i;
const Hn=/[^\s"'`]*/y;
function Un(e){
let t=[];
Bn.lastIndex=0;
for(;Bn.test(e);){
let n=Bn.lastIndex;
Hn.lastIndex=n;
Hn.test(e);
t.push([n,Hn.lastIndex]);
Bn.lastIndex=Hn.lastIndex}
return t}
function Wn(e,t,n){
for(
let[r,i]of t){
let t=e.slice(r,i);
let a=Gn(e,r,t,n);
let o=t.slice(a).search(/[?#]/);
let s=o===-1?t.length:a+o;
qn(e,r+a,r+s,n);
Yn(e,r+s,i,n)}}
function Gn(e,t,n,r){
let i=Kn(n,Vn.test(e.slice(Math.max(0,t-8),t)));
if(i===-1)
return 0;
let a=n.slice(0,i).search(/:(?![-?=+]|[A-Za-z_]\w*\})/);
if(a===-1)
I(e,t,t+i,r);else{
I(e,t,t+a,r);
I(e,t+a+1,t+i,r)}
return i+1}
function Kn(e,t){
if(!t)
return e.lastIndexOf(`@`);
let n=/^[^/?#\\]*/.exec(e)?.[0]??``;
let r=n.lastIndexOf(`@`);
let i=!/^[^@[\]]*:(?!\d{0,5}$)/.test(n);
return r!==-1||i?r:e.lastIndexOf(`@`)}
function qn(e,t,n,r){
for(
let i of e.slice(t,n).matchAll(/[^/\\]+/g)){
let[n]=i;
if(!Jn(n))
continue;
I(e,t+i.index,t+i.index+n.length,r)}}
function Jn(e){
if(at(e)||it(e))
return!0;
return e.length>=24&&/^[A-Za-z]+$/.test(e)}
function Yn(e,t,n,r){
for(
let i of e.slice(t,n).matchAll(/[^&]+/g)){
let[n]=i;
let a=t+i.index;
let o=n.indexOf(`=`);
let s=o===-1?n:n.slice(0,o);
it(s)&&I(e,a,a+s.length,r);
o!==-1&&I(e,a+o+1,a+n.length,r)}}
function Xn(e){
let t=new jn;
Qn(e.length,t.add,()=>{
gt(e,t.add);
pn(e,t.add)(e.length);
$n(e,t.add)});
return er(e,0,e.length,t)}
var Zn=class{
#e;
#t=new jn;
#n;
#r=[];
constructor(e){
this.#e=e;
Qn(e.length,this.#t.add,()=>gt(e,this.#t.add));
let t=pn(e,this.#t.add);
this.#n=e=>Qn(e,this.#t.add,()=>t(e))}
slice(e,t){
let n=this.#r.find(({
start:n,
end:r})=>n<=e&&t<=r)??this.#i(e,t);
return n.text.slice(e-n.start,t-n.start)}
#i(e,t){
let{
start:n,
end:r}=Fn(this.#e,e,t);
this.#n(r);
let i=new jn;
for(
let e of this.#t.within(n,r))
i.add(...e);
let a=this.#e.slice(n,r+9);
let o=(e,t)=>i.add(n+e,n+t);
Qn(a.length,o,()=>$n(a,o));
let s={
start:n,
end:r,
text:er(this.#e,n,r,i)};
this.#r=[s,...this.#r.slice(0,3)];
return s}};
function Qn(e,t,n){
try{
n()}catch(n){
if(!(n instanceof RangeError))
throw n;
t(0,e)}}
function $n(e,t){
let n=Un(e);
kn(e,t);
Wn(e,n,t);
tt(e,t);
nt(e,n,t)}
function er(e,t,n,r){
if(r.isEmpty)
return e.slice(t,n);
let i=[];
let a=t;
for(
let[o,s]of r.within(t,n)){
i.push(e.slice(a,o),e.slice(o,s).replace(/[^\n\r\u2028\u2029]+/g,tr));
a=s}
return i.join(``)+e.slice(a,n)}
function tr(e){
return`\u2022`.repeat(e.length)}
function R(e,t){
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
let t=nr(r,o.toLowerCase());
if(t>i)
continue;
a=t<i?o:void 0;
i=t}
return i>n?void 0:a}
function nr(e,t){
let n=[];
let r=Array.from({
length:t.length+1},(e,t)=>t);
for(
let i=1;i<=e.length;i++){
let a=[i];
for(
let o=1;o<=t.length;o++){
let s=e[i-1]===t[o-1];
let c=Math.min(rr(r[o])+1,rr(a[o-1])+1,rr(r[o-1])+ +!s);
i>1&&o>1&&e[i-1]===t[o-2]&&e[i-2]===t[o-1]&&(c=Math.min(c,rr(n[o-2])+1));
a.push(c)}
n=r;
r=a}
return rr(r[t.length])}
function rr(e){
return e??1/0}
var z=class extends Error{
name=`UsageError`};
var ir=e.__exportAll({
plainLines:()=>P});
const ar=new Map(Object.entries({
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
const or=/^[\x20-\x7e]*$/;
function sr(){
return/\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu}
function cr(e){
if(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(e))
return e;
return[...e.replace(sr(),``).normalize(`NFKC`).trim()].map(e=>ar.get(e)??e).join(``)}
function lr(e){
return!or.test(e)&&e.search(sr())!==-1}
const ur=/\\(?:u00|x|U0000)/;
function dr(e){
return ur.test(e)}
function fr(e,t,n=`value`,r){
return r===void 0?{
document:e,
route:t,
side:n}:{
document:e,
route:t,
side:n,
within:r}}
function pr(e,t,n=[]){
return{
document:e,
route:n,
side:`value`,
span:t}}
function mr(e){
return e.span??e.document.locate(e.route,e.side,e.within)}
function hr(e,t){
return t.every((t,n)=>t===e[n])}
function B(e,t){
let n=Array(e.length+1);
for(
let t=0;t<e.length;t+=1)
n[t]=e[t];
n[e.length]=t;
return n}
function gr(e){
return e}
function V(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
function H(e,t){
return V(e)&&Object.hasOwn(e,t)?e[t]:void 0}
const _r={
tools:`tools`,
prompts:`prompts`,
resources:`resources`,
resourceTemplates:`templates`};
const vr=[`result`,`response`,`message`];
const yr=new Set([`nextCursor`,`_meta`,`resultType`,`ttlMs`,`cacheScope`]);
const br=new Set([`text`,`image`,`audio`,`resource`,`resource_link`]);
function xr(e){
if(!Array.isArray(e))
return[...Sr(e,[],0,!1)];
if(!e.some(jr))
return Nr(e,Dr)?[wr(`tools`,[],e,void 0)]:[];
let t=Mr(e);
return e.flatMap((e,n)=>{
let r=t.get(JSON.stringify(H(e,`id`)));
return[...Sr(e,[n],0,!1)].map(e=>e.kind===`result`&&e.tool===void 0&&r!==void 0?{...e,
tool:r}:e)})}
function*Sr(e,t,n,r){
if(n>4)
return;
if(Array.isArray(e)){
Nr(e,Dr)&&(yield wr(`tools`,t,e,void 0));
return}
if(!V(e))
return;
let i=r||H(e,`jsonrpc`)===`2.0`;
if(Dr(e)){
yield{
kind:`tools`,
route:t,
value:e,
certain:V(H(e,`inputSchema`))};
return}
if(i&&V(H(e,`error`))&&!Object.hasOwn(e,`result`)){
yield{
kind:`refusal`,
route:[...t,`error`],
value:H(e,`error`),
certain:!0};
return}
let a=!1;
for(
let[n,r]of Object.entries(_r)){
let o=H(e,n);
if(!Array.isArray(o)&&!(r===`tools`&&o!==void 0&&Er(e,n)))
continue;
a=!0;
yield wr(r,[...t,n],o,{
route:t,
value:e},i)}
let o=H(e,`tool`);
if(V(o)&&Object.hasOwn(o,`name`)){
yield*Sr(o,[...t,`tool`],n+1,i);
for(
let r of Cr(e,t,n,i))
yield r.kind===`result`?{...r,
tool:[...t,`tool`]}:r;
return}
if(!a&&Or(e)){
yield{
kind:`result`,
route:t,
value:e,
certain:i||kr(e)};
return}
yield*Cr(e,t,n,i)}
function*Cr(e,t,n,r){
for(
let i of vr)
Object.hasOwn(e,i)&&(yield*Sr(e[i],[...t,i],n+1,r))}
function wr(e,t,n,r,i=!1){
return{
kind:e,
route:t,
value:n,
certain:i||Tr(e,n)||Array.isArray(n)&&n.length===0&&Er(r?.value,e),...r===void 0?{}:{
envelope:r}}}
function Tr(e,t){
if(!Array.isArray(t))
return!1;
if(e===`tools`)
return t.some(e=>V(e)&&V(H(e,`inputSchema`)));
if(e===`prompts`)
return t.some(e=>typeof H(e,`name`)==`string`&&Array.isArray(H(e,`arguments`)));
let n=e===`resources`?`uri`:`uriTemplate`;
return t.some(e=>typeof H(e,n)==`string`&&typeof H(e,`name`)==`string`)}
function Er(e,t){
return V(e)&&Object.keys(e).every(e=>e===t||yr.has(e))}
function Dr(e){
if(!V(e))
return!1;
return Object.hasOwn(e,`inputSchema`)||typeof H(e,`name`)==`string`&&[`input_schema`,`outputSchema`,`annotations`].some(t=>Object.hasOwn(e,t))}
function Or(e){
if(Object.hasOwn(e,`role`)||Object.hasOwn(e,`method`))
return!1;
return Array.isArray(H(e,`content`))||Object.hasOwn(e,`structuredContent`)||H(e,`resultType`)===`input_required`||Object.hasOwn(e,`isError`)}
function kr(e){
let t=H(e,`content`);
if(Object.hasOwn(e,`structuredContent`)||H(e,`resultType`)===`input_required`)
return!0;
return Array.isArray(t)&&(Object.hasOwn(e,`isError`)||t.some(Ar))}
function Ar(e){
return br.has(H(e,`type`))}
function jr(e){
if(!V(e)||Dr(e))
return!1;
return H(e,`jsonrpc`)===`2.0`||vr.some(t=>V(H(e,t)))}
function Mr(e){
let t=new Map;
for(
let n of e){
let e=[n,H(n,`message`),H(n,`request`)].find(e=>H(e,`method`)===`tools/call`);
let r=H(H(e,`params`),`name`);
typeof r==`string`&&t.set(JSON.stringify(H(e,`id`)??H(n,`id`)),r)}
return t}
function Nr(e,t){
return e.some(t)}
const Pr=[];
let Fr;
function Ir(e){
Fr??=new Map(JSON.parse(`[
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
return Fr.get(e)??Pr}
const Lr={
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
const U=JSON.parse(`[
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
let Rr;
function zr(){
Rr??=JSON.parse(`[
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
return Rr}
async function Br(e){
let t=Object.hasOwn(Lr,e)?Lr[e]:void 0;
if(t===void 0)
throw Error(`there is no client "${e}"`);
return(await t()).default}
const Vr=new Map;
const Hr=new Map;
const Ur=[];
for(
let e of U)
for(
let t of e.files){
let n=t.lastIndexOf(`/`);
let r=t.slice(0,n+1);
let i=t.slice(n+1);
let a=i.indexOf(`*`);
a===-1?qr(Vr,i,{
folder:r,
given:i.length,
format:e}):qr(Hr,Jr(i),{
folder:r,
given:i.length-1,
format:e,
start:i.slice(0,a),
end:i.slice(a+1)})}
function Wr(e){
if(e.startsWith(`~/`))
return Gr(e);
let t=e.lastIndexOf(`/`);
let n=e.slice(t+1);
let r=Vr.get(n);
let i=Hr.get(Jr(n));
if(r===void 0&&i===void 0)
return Ur;
let a=e.slice(0,t+1);
let o=(r??Ur).filter(e=>Xr(a,e.folder));
for(
let e of i??Ur)
Yr(n,e)&&Xr(a,e.folder)&&o.push(e);
let s=o.filter(e=>e.folder!==``&&e.folder!==`/`);
if(s.length===0)
return o.map(({
format:e})=>e);
let c=Math.max(...s.map(({
given:e})=>e));
return o.filter(e=>s.includes(e)||e.given>c).map(({
format:e})=>e)}
function Gr(e){
let t=zr().flatMap(({
id:t,
files:n})=>n.includes(e)?[t]:[]);
return U.filter(({
id:e})=>t.includes(e))}
function Kr(e){
return U.find(t=>t.id===e)??U.find(t=>t.client===e)}
function qr(e,t,n){
let r=e.get(t);
r===void 0?e.set(t,[n]):r.push(n)}
function Jr(e){
return e.slice(e.lastIndexOf(`.`)+1)}
function Yr(e,{
start:t,
end:n}){
return e.length>=t.length+n.length&&e.endsWith(n)&&e.startsWith(t)}
function Xr(e,t){
if(t===``)
return!0;
if(t===`/`)
return e===``;
if(t.endsWith(`**/`)){
let n=t.slice(0,-3);
return e.startsWith(n)||e.includes(`/${n}`)}
return e===t||e.endsWith(`/${t}`)}
let Zr;
function Qr(){
Zr??=JSON.parse(`[
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
return Zr}
function $r(e,t){
let n=e;
for(
let e of t)
n=Array.isArray(n)?typeof e==`number`?n[e]:void 0:H(n,String(e));
return n}
function ei({
document:e},t){
let n=$r(e.value,t);
return typeof n==`string`?n:void 0}
function ti(e){
if(e===null)
return`null`;
if(Array.isArray(e))
return`an array`;
if(typeof e==`object`)
return`an object`;
return`a ${typeof e}`}
function ni(e,t,n=[]){
ri(e,[...n],void 0,t)}
function ri(e,t,n,r){
if(typeof e==`string`)
r(e,t,n);else 
if(Array.isArray(e))
for(
let[i,a]of e.entries())
ii(a,t,i,ai(e,i)??n,r);else 
if(V(e))
for(
let n of Object.keys(e))
ii(e[n],t,n,si(e,n),r)}
function ii(e,t,n,r,i){
t.push(n);
ri(e,t,r,i);
t.pop()}
function ai(e,t){
let n=e[t-1];
return oi(n)?n:void 0}
function oi(e){
if(typeof e!=`string`||!e.startsWith(`-`)||e.includes(`=`))
return!1;
let t=(e.charCodeAt(e.startsWith(`--`)?2:1)|32)-97;
return t>=0&&t<26}
function si(e,t){
let n=t===`value`||t==="default"?H(e,`name`)??H(e,`id`):void 0;
return typeof n==`string`?n:t}
const ci=/^[\0-\x7f]*$/;
function li(e){
if(ci.test(e))
return URL.canParse(e);
try{
return new URL(e).href!==``}catch{
return!1}}
function ui(e){
return e.map(e=>({
finding:e,
path:e.place.document.path,
start:mr(e.place).start})).sort((e,t)=>di(e.path,t.path)||e.start-t.start||di(e.finding.rule,t.finding.rule)||di(e.finding.message,t.finding.message)).map(({
finding:e})=>e)}
function di(e,t){
if(e===t)
return 0;
return e<t?-1:1}
function fi(e){
return`${pi(e)}; ${mi(e)}`.replace(/^; /,``)}
function pi({
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
let l=[F(r,`error`),F(i,`warning`),F(a,`info`),c];
let u=new Set(t.map(e=>e.place.document.path)).size;
return`${F(s,`problem`)} (${l.filter(Boolean).join(`, `)}) in ${F(u,`file`)}`}
function mi({
looked:e,
files:t,
untouched:n=0,
summary:r}){
let i=n===0?``:`${F(n,`file`)} ${n===1?`is`:`are`} untouched`;
if(t.length===0&&i!==``)
return i;
if(t.length===0)
return`no MCP configuration of a known client found in ${M(e)}`;
let a=new Map;
for(
let{
clientName:e}of t)
a.set(e,(a.get(e)??0)+1);
let o=[...a].sort((e,t)=>t[1]-e[1]||di(e[0],t[0]));
let s=`checked ${F(r.files,`file`)}: ${o.map(([e,t])=>`${e} ${t}`).join(`, `)}`;
return i===``?s:`${s}; ${i}`}
var hi=class e{
#e;
#t;
constructor(e,t){
this.#e=e;
this.#t=t}
static textOf(t){
if(!(t instanceof e))
throw TypeError(`a piece of output is not written with the tag of its syntax`);
return t.#e}
static finished(t){
return t.#t(e.textOf(t))}
toJSON(){
return this.#e}};
function gi(e,t,n=Je){
return Object.assign((e,...r)=>{
let i=e[0]??``;
for(
let n=0;n<r.length;n++)
i+=_i(r[n]??``,t)+e[n+1];
return vi(i,n)},{
joined:(e,t)=>vi(e.map(e=>yi(e)).join(yi(t)),n)})}
function _i(e,t){
if(typeof e==`string`)
return t(e);
return typeof e==`number`?String(e):yi(e)}
function vi(e,t=Je){
return new hi(e,t)}
function yi(e){
return hi.textOf(e)}
function bi(e){
return hi.finished(e)}
const xi=gi(`text`,M);
function Si(e,t,n){
let r=t=>e.filter(e=>e.severity===t).length;
return{
files:t.length,
servers:t.reduce((e,{
servers:t})=>e+t.length,0),
errors:r(`error`),
warnings:r(`warning`),
infos:r(`info`),
suppressed:n}}
const Ci={
text:()=>$(`./text.js`,`text_exports`),
json:()=>Promise.resolve().then(()=>require("./json3.js")),
sarif:()=>Promise.resolve().then(()=>require("./sarif.js")),
github:()=>Promise.resolve().then(()=>require("./github.js")),
markdown:()=>Promise.resolve().then(()=>require("./markdown2.js")),
junit:()=>Promise.resolve().then(()=>require("./junit.js"))};
const wi=Object.keys(Ci);
async function Ti(e,t,n){
if(e===`text`&&t.findings.length===0)
return bi(xi`${fi(t)}\n`);
let{
default:r}=await Ci[e]();
let i=r.withRules?await n.loadRules?.():void 0;
return r.write(t,{...n,
rules:i??[]})}
function Ei(e){
return/^(?:~?\/|[A-Za-z]:\/)/.test(e)}
function Di(e,{
cwdPrefix:t}){
if(Ei(e))
return e;
let n=t+e;
return/^\s*::/.test(n)?`./${n}`:n}
function Oi(e,{
root:t,
looked:n,
files:r,
suppressed:i}){
let a=ji(ui(e));
let o=new Set(a.map(e=>e.place.document.path));
return{
root:t,
looked:n,
files:r.map(e=>e.status===`ok`&&o.has(e.path)?{...e,
status:`findings`}:e),
findings:a,
summary:Si(a,r,i)}}
function ki({
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
status:Ai(e)?`unreadable`:`ok`}}
function Ai(e){
return e.problems.some(({
kind:e})=>e===`unreadable`||e===`encoding`||e===`limits`)&&e.value===void 0}
function ji(e){
let t=[];
let n=new Map;
let r=new Map;
for(
let i of e){
let e=Mi(i);
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
function Mi({
place:e,
rule:t,
severity:n,
effect:r,
message:i,
help:a,
reader:o}){
let{
start:s,
end:c}=mr(e);
let l=(r===void 0?[i]:[i,a]).map(e=>o===void 0?e:e?.replaceAll(o,``));
return JSON.stringify([e.document.path,s,c,t,n,r,l])}
const Ni={
text:()=>Promise.resolve().then(()=>require("./text2.js")),
json:()=>Promise.resolve().then(()=>require("./json4.js")),
markdown:()=>Promise.resolve().then(()=>require("./markdown3.js"))};
const Pi=Object.keys(Ni);
async function Fi(e,t,n){
let{
overviewOf:r}=await Promise.resolve().then(()=>require("./overview.js"));
let{
default:i}=await Ni[e]();
return bi(i.overview(r(t),n))}
async function Ii(e,t,n,r){
let{
mentionsOf:i}=await Promise.resolve().then(()=>require("./references.js"));
let{
default:a}=await Ni[e]();
return bi(a.references(i(n,t),r))}
function Li(e,t,n,{
files:r,
repositories:i}){
if(e.length>4096)
return!0;
let a=Ri(t,n).map(t=>b(t,e));
return!a.some(e=>r.exists(e))&&a.every(e=>i.isPublishable(e,!1))}
function Ri(e,t){
let n=[w(e)];
for(
let r=w(e);r!==t&&r.startsWith(t);n.push(r))
r=w(r);
return n}
var zi=e.__commonJSMin(((e,t)=>{
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
let v=/(^|\\\/)?\uE000$/;
let y=`regex`;
let ie=(e,t)=>`${t?`${t}[^/]+`:`[^/]*`}(?=$|\\/$)`;
let b=/\uE001$/;
let x=()=>`.+(?=$|\\/$)`;
let S=`[^\\/]*`;
let C=(e,t)=>{
let n=``;
for(
let r=t+1;r<e.length&&!e[r].wildcard;r++)
n+=e[r].single;
return n};
let w=e=>{
if(e.indexOf(S)<0)
return e;
let t=[];
let{
length:n}=e;
let r=0;
for(;r<n;){
let i=e[r];
if(e.startsWith(S,r)){
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
i+=n===e?S:`(?:(?!${C(a,n)})[^\\/])*`});
a=[]};
t.forEach(e=>{
if(e.boundary===void 0){
a.push(e);
return}
o();
i+=e.boundary});
o();
return i};
let T=e=>{
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
let E=(e,t)=>{
e[e.length-1]===`/`&&(t=T(e.slice(0,-1)));
let n=t.slice(0,-1);
let r=t[t.length-1];
return r===`\ue000`?`${n}$`:r===`\ue001`?`${n}.*$`:`[]`};
let ae=e=>{
let t=e.indexOf(`/`);
return t<0||t===e.length-1};
let D=e=>{
let t=e.length-1;
let n=e.lastIndexOf(`/`,e[t]===`/`?t-1:t);
return n<0?e:e.slice(n+1)};
let oe=e=>{
if(e.charCodeAt(0)===47||e.indexOf(`//`)>=0){
let t=e.split(`/`).filter(Boolean);
t.pop();
return t.length?t.join(`/`)+`/`:``}
let t=e.length-1;
let n=e.lastIndexOf(`/`,e.charCodeAt(t)===47?t-1:t);
return n<0?``:e.slice(0,n+1)};
let O=e=>typeof e==`string`;
let se=e=>e&&O(e)&&!i.test(e);
let ce=e=>e.split(c).filter(Boolean);
var le=class{
constructor(e,t,n,r,i,a){
this.pattern=e;
this.mark=t;
this.negative=i;
d(this,`body`,n);
d(this,`ignoreCase`,r);
d(this,`regexPrefix`,a)}
get _basenameOnly(){
return d(this,`_basenameOnly`,ae(this.body))}
get regex(){
let e=`_regex`;
if(this[e])
return this[e];
return this._make(y,e)}
get checkRegex(){
let e=`_checkRegex`;
if(this[e])
return this[e];
return this._make(`checkRegex`,e)}
_make(e,t){
let n=w(e===y?this.regexPrefix.replace(v,ie).replace(b,x):E(this.body,this.regexPrefix));
let r=this.ignoreCase?new RegExp(n,`i`):new RegExp(n);
return d(this,t,r)}};
let k=e=>e===`\r`||e===`
`;
let ue=e=>{
let t=e.length;
for(;t&&k(e[t-1]);)
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
`)&&(r=ue(r));
if(!r)
return;
r=r.replace(o,`!`).replace(s,`#`);
let c=T(r);
return new le(e,t,r,n,i,c)};
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
O(e)&&(e={
pattern:e});
let t=se(e.pattern)&&de(e,this._ignoreCase);
if(t){
this._added=!0;
this._rules.push(t);
ae(t.body)&&this._basenameCount++}}
add(e){
this._added=!1;
n(O(e)?ce(e):e).forEach(this._add,this);
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
let a=i?D(e):e;
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
if(!O(e))
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
let n=oe(e);
let r=n?this._t(n,t):void 0;
return t[e]=r&&r.ignored?r:this._rules.test(e,y)}
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
var Bi=e.__toESM(zi(),1);
const Vi=/^[^\s*?]+$/;
const Hi=/^[^\s*?]+(?=[*?])/;
const Ui=/(?<=[*?])[^\s*?]+$/;
const Wi=/[[\\]/;
var Gi=class{
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
Ji(this.#n.get(n),t);
for(
let[e,r]of this.#r)
Ji(r.get(n.slice(0,e)),t);
for(
let[e,r]of this.#i)
Ji(r.get(n.slice(-e)),t)}
if(t.size===0)
return this.#t;
Ji(this.#t,t);
return[...t].sort((e,t)=>e-t)}
#a(e,t,n){
let r=t.filter(e=>Vi.test(e));
r.length>0?qi(this.#n,r.reduce(n),e):t.some(t=>this.#o(e,t))||this.#t.push(e)}
#o(e,t){
let[n=``]=Hi.exec(t)??[];
let[r=``]=Ui.exec(t)??[];
r.length>n.length?qi(Ki(this.#i,r.slice(-8)),r.slice(-8),e):n!==``&&qi(Ki(this.#r,n.slice(0,8)),n.slice(0,8),e);
return n!==``||r!==``}
#s(e){
let t=e.startsWith(`!`)?e.slice(1):e;
if(Wi.test(t)||this.#e&&!Yi(t))
return[];
return this.#c(t).split(`/`).filter(e=>e!==``)}
#c(e){
return this.#e?e.toLowerCase():e}};
function Ki(e,{
length:t}){
let n=e.get(t)??new Map;
e.set(t,n);
return n}
function qi(e,t,n){
let r=e.get(t);
r===void 0?e.set(t,[n]):r.push(n)}
function Ji(e,t){
for(
let n of e??[])
t.add(n)}
function Yi(e){
for(
let t=0;t<e.length;t+=1)
if(e.charCodeAt(t)>127)
return!1;
return!0}
const Xi=/^(?:\s*$|#)/;
function Zi(e,t=!1){
let n=e.filter(e=>!Xi.test(e)&&Qi(e));
return n.length<=32?new ea(n,t):new na(n,t)}
function Qi(e){
return e.length<=4096&&e.split(`**`).length-1<=3}
function $i(e){
return`/${e.replace(/[\\*?[\]!# ]/g,`\\$&`)}`}
var ea=class{
#e;
#t;
#n;
constructor(e,t){
this.#e=e;
this.#t=t;
this.#n=(0,Bi.default)({
ignoreCase:t}).add(e)}
test(e){
return this.#n.test(e)}
with(e){
return Zi([...this.#e,e],this.#t)}};
const ta={
ignored:!1,
unignored:!1};
var na=class e{
#e;
#t;
#n;
#r=new Map;
constructor(e,t){
this.#e=e;
this.#t=t;
this.#n=new Gi(e,t)}
test(e){
let t=this.#n.mayMatch(e);
return t.length===0?ta:this.#i(t).test(e)}
with(t){
return new e([...this.#e,t],this.#t)}
#i(e){
let t=e.join();
let n=this.#r.get(t);
if(n!==void 0)
return n;
let r=new ea(e.flatMap(e=>this.#e[e]??[]),this.#t);
this.#r.size===1e3&&this.#r.clear();
this.#r.set(t,r);
return r}};
const ra={
start:0,
end:0};
const ia=[];
const aa={
kind:`bom`,
message:`the file begins with a byte order mark`,
help:`save the file as UTF-8 without a byte order mark`,
span:ra,
fatal:!1};
function oa(e){
if(typeof e==`string`)
return{
text:e,
problems:ia};
let t=la(e)??fa(e);
if(t!==void 0)
return{
text:``,
problems:[ca(t,ra,!0)]};
let n=e[0]===239&&e[1]===187&&e[2]===191;
let r=n?e.subarray(3):e;
let i=n?[aa]:[];
let a=sa(r);
let o=r.indexOf(0);
if(o>=0&&a===void 0)
return{
text:``,
problems:[...i,ca(`the file is binary, not text`,ra,!0)]};
let s=a??new TextDecoder(`utf-8`,{
ignoreBOM:!0}).decode(r);
if(o>=0){
let e=s.indexOf(`\0`);
i.push(ca(`the file holds a NUL byte here`,{
start:e,
end:e+1},!0))}else 
if(a===void 0){
let e=pa(r,s);
i.push(ca(`the file is not UTF-8 from here on`,{
start:e,
end:e+1},!1))}
return{
text:s,
problems:i}}
function sa(e){
try{
return new TextDecoder(`utf-8`,{
fatal:!0,
ignoreBOM:!0}).decode(e)}catch{
return}}
function ca(e,t,n){
return{
kind:`encoding`,
message:e,
help:`save the file as UTF-8`,
span:t,
fatal:n}}
function la(e){
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
return ua(e,0)?W(`UTF-16, big endian`):void 0;
if(t!==0&&n===0&&i===0)
return ua(e,1)?W(`UTF-16, little endian`):void 0}
function W(e){
return`the file is encoded in ${e}`}
function ua(e,t){
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
const da=[[`a program (ELF)`,`\u007fELF`],[`a program (Windows)`,`MZ\u0090\0`],[`a program (Mach-O)`,`\u00cf\u00fa\u00ed\u00fe`],[`a gzip archive`,`\u001f\u008b`],[`a ZIP archive`,`PK\u0003\u0004`],[`a PNG image`,`\u0089PNG`],[`a JPEG image`,`\u00ff\u00d8\u00ff`],[`a GIF image`,`GIF8`],[`a PDF document`,`%PDF-`],[`a SQLite database`,`SQLite format 3\0`]];
function fa(e){
let t=String.fromCharCode(...e.subarray(0,16));
let n=da.find(([,e])=>t.startsWith(e));
return n&&`the file is ${n[0]}, not text`}
function pa(e,t){
let n=0;
let r=0;
for(
let i=t.indexOf(`\ufffd`);i>=0;i=t.indexOf(`\ufffd`,i+1)){
r+=Ve(t.slice(n,i));
if(e[r]!==239||e[r+1]!==191||e[r+2]!==189)
return i;
n=i}
return 0}
function ma(e,t,n,r=!1){
let i;
try{
i=e.read(t,r)}catch(e){
if(e instanceof d)
return ha(n,e.bytes);
return ga(n,`unreadable`,e instanceof u?e.fact:`the file cannot be read: ${p(e)}`)}
return{
source:{
path:n,...oa(i)},
bytes:i.length}}
function ha(e,t){
return ga(e,`limits`,`the file has ${_a(t)} bytes; at most ${_a(c)} are read`,t)}
function ga(e,t,n,r=0){
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
function _a(e){
return String(e).replace(/\B(?=(?:\d{3})+$)/g,`,`)}
function va(e,t,n){
return Ea(e,t,`${E(t)}.gitignore`,n)}
function ya(e,t){
return Ea(void 0,e,b(e,`.git/info/exclude`),t)}
function ba(e,t){
let n=wa(e,t);
if(n===void 0)
return;
let r=ya(n,t);
for(
let i=n;i!==e;){
r=va(r,i,t);
let n=e.indexOf(`/`,E(i).length);
i=n<0?e:e.slice(0,n);
if(xa(r,`${i}/`))
return;
r=Sa(r,i)}
return r}
function xa(e,t){
for(
let n=e;n!==void 0;n=n.outer){
let{
ignored:e,
unignored:r}=Ca(n,t);
if(e||r)
return e}
return!1}
function Sa(e,t){
if(e===void 0)
return;
let n=Sa(e.outer,t);
if(Ca(e,`${t}/`).ignored){
let r=`!${$i(t.slice(e.cut))}`;
return{...e,
patterns:e.patterns.with(r),
outer:n}}
return n===e.outer?e:{...e,
outer:n}}
function Ca(e,t){
return e.patterns.test(t.slice(e.cut))}
function wa(e,t){
for(
let n=e;;n=w(n)){
if(Ta(n,t))
return n;
if(w(n)===n)
return}}
function Ta(e,t){
return t.exists(`${E(e)}.git`)}
function Ea(e,t,n,r){
let{
source:i,
bytes:a}=ma(r,n,n);
if(i.text===``||a>1048576)
return e;
return{
patterns:Zi(i.text.split(/\r?\n/),r.ignoresCase),
cut:E(t).length,
outer:e}}
var Da=class{
#e;
#t=new Map;
#n=new Map;
constructor(e){
this.#e=e}
isPublishable(e,t){
let n=this.#i(w(e));
if(n===void 0)
return!t;
return!n.isIgnored&&!xa(n.chain,e)||this.#r(n.top,e)}
#r(e,t){
this.#n.has(e)||this.#n.set(e,this.#e.tracked(e));
return this.#n.get(e)?.has(C(e,t))===!0}
#i(e){
let t=this.#t.get(e);
if(t!==void 0||this.#t.has(e))
return t;
let n=this.#a(e);
this.#t.set(e,n);
return n}
#a(e){
let t=this.#e;
if(Ta(e,t))
return{
top:e,
chain:va(ya(e,t),e,t),
isIgnored:!1};
let n=w(e)===e?void 0:this.#i(w(e));
if(n===void 0)
return;
let{
top:r,
chain:i}=n;
if(n.isIgnored||xa(i,E(e)))
return{
top:r,
isIgnored:!0};
return{
top:r,
chain:va(Sa(i,e),e,t),
isIgnored:!1}}};
var Oa=class{
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
let t=this.#t.real(b(this.#e,e));
return t===this.#n||t.startsWith(E(this.#n))?t:void 0}catch{
return}}};
function ka(e,t,{
root:n,
files:r}){
let i=new Da(r);
let a=new Map(e.map(e=>[e.source.path,e]));
return{
exists:Aa(e=>!t.lacks(e)&&r.exists(b(n,e))),
isPublishable:e=>{
let t=a.get(e);
return t===void 0||i.isPublishable(t.absolute,t.ofUser)},
isMissing:(e,t)=>{
let o=a.get(t);
return o!==void 0&&!o.ofUser&&Li(e,o.absolute,n,{
files:r,
repositories:i})},
files:new Oa(n,r)}}
function Aa(e){
let t=new Map;
return n=>{
let r=t.get(n)??e(n);
t.set(n,r);
return r}}
var ja=class{
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
this.#r??=ma(this.#n,this.#e,this.path,this.#t).source;
return this.#r}};
function Ma(e,t,n,r){
if(e===``)
throw new z(`"" does not exist`);
let i=Fa(r.resolve(t,e),n,r);
let a=Ia(i,e,r);
if(a!==`file`&&a!==`folder`)
throw new z(`"${M(e)}" is ${s(a)}, not a file or folder`);
return{
absolute:i,
shown:e,
kind:a}}
function Na(e,t,n,r){
let i=Ma(e,t,n,r);
if(i.kind!==`folder`)
throw new z(`"${M(e)}" is a file, not a folder`);
return i}
function Pa(e,t,n){
try{
return n.list(e)}catch(e){
throw new z(`"${M(t)}" cannot be read: ${p(e)}`)}}
function Fa(e,t,n){
if(t.contains(e))
return e;
try{
let r=b(n.real(w(e)),T(e));
return t.contains(r)?r:e}catch{
return e}}
function Ia(e,t,n){
try{
return n.target(e)}catch(r){
if(!m(r))
throw new z(`"${M(t)}" cannot be read: ${p(r)}`);
throw new z(`"${M(t)}" ${n.kind(e)===`link`?`is a link that points to nothing`:`does not exist`}`)}}
const La=[];
var Ra=class{
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
this.#e.set(e,n??La)}
lacks(e){
let t=e.lastIndexOf(`/.`)+1;
let n=e[t]===`.`?this.#e.get(e.slice(0,t)):void 0;
if(n===void 0)
return!1;
let r=e.indexOf(`/`,t);
return!n.includes(e.slice(t,r===-1?e.length:r).toLowerCase())}};
function za(e,t){
let n=E(e);
let r=t=>t===e||t.startsWith(n);
return{
absolute:e,
contains:r,
report:e=>r(e)?e.slice(n.length):e,
get isVast(){
return w(e)===e||e===t.home}}}
const Ba=new Set([`.git`,`.hg`,`.svn`,`.jj`,`node_modules`,`.venv`,`venv`,`__pycache__`]);
function Va(e,t,n,r){
Ha(n,e,t,ba(e,r.files),0,r)}
function Ha(e,t,n,r,i,a){
a.onFolder(t,n,e);
let o=Ua(e,t,r,i,a.files);
let s=E(t);
for(
let t of e){
let e=t.isDirectory();
let r=e&&i<100&&!Ba.has(t.name);
let c=n+t.name;
let l=a.wanted(c)&&!a.ignored(c);
if(!l&&!r)
continue;
let u=s+t.name;
if(xa(o,e?`${u}/`:u))
continue;
l&&a.onFile(u,t.isFile());
if(r&&!a.ignored(`${c}/`)){
let e=Wa(u,a.files);
if(e===void 0)
continue;
Ha(e,u,`${c}/`,Sa(o,u),i+1,a)}}}
function Ua(e,t,n,r,i){
let a=!1;
let o=!1;
for(
let t of e)
t.name===`.git`?a=!0:t.name===`.gitignore`&&(o=t.isFile());
let s=a&&r>0?ya(t,i):n;
return o?va(s,t,i):s}
function Wa(e,t){
try{
return t.list(e)}catch{
return}}
function Ga(e,t){
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
ignored:e.ignored??Ja,
onFile:(e,n)=>t(e,{
isRegular:n,
reported:s||qa(o,e)}),
onFolder:(t,n,r)=>{
a.delete(t);
e.listing.add(n,r)}};
let l=i.some(n.contains)||r.some(({
absolute:e})=>n.contains(e));
(s||l&&!n.isVast)&&Ka(n.absolute,n.absolute,n,c);
for(
let[e,t]of a)
Ka(e,t,n,c)}
function Ka(e,t,n,r){
let i=n.report(e);
let a=i===``||i.endsWith(`/`)?i:`${i}/`;
let o=n.contains(e)?r:{...r,
ignored:Ja};
Va(e,a,Pa(e,t,r.files),o)}
function qa(e,t){
for(
let n=t;;n=w(n)){
if(e.has(n))
return!0;
if(w(n)===n)
return!1}}
function Ja(){
return!1}
function Ya(e){
let t=new Ra;
let n=[...Xa(e,t).values()];
n.sort((e,t)=>e.path<t.path?-1:+(e.path>t.path));
let r=n.map(t=>Za(t,e.files));
return{
sources:r,
around:ka(r,t,e)}}
function Xa(e,t){
let{
cwd:n,
files:r}=e;
let i=za(e.root,r);
let a=e.paths.map(e=>Ma(e,n,i,r));
let o=a.filter(({
kind:e})=>e===`file`);
let s=a.filter(({
kind:e})=>e===`folder`);
let c=(e.allOf??[]).map(e=>Na(e,n,i,r));
let l=e.document===void 0?void 0:Fa(r.resolve(n,e.document),i,r);
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
Ga({
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
let n of Pa(t.absolute,t.shown,r)){
if(e.wantedInFolder?.(n.name)===!1)
continue;
f(b(t.absolute,n.name),{
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
function Za(e,t){
let{
absolute:n,
explicit:r,
reported:i,
ofUser:a=!1}=e;
return{
source:Qa(e,t),
explicit:r,
reported:i,
absolute:n,
ofUser:a}}
function Qa({
path:e,
absolute:t,
isRegular:n,
asGiven:r},i){
let a=new ja(e,t,n,i);
if(r===void 0)
return a;
let[o]=a.problems;
if(o?.kind===`unreadable`)
throw new z(`"${M(r)}": ${o.message}`);
return a}
const $a=`package.json`;
function eo(e,t,n){
let r=n.resolve(t,e);
if(!n.exists(r))
throw new z(`"${M(e)}" does not exist`);
return{
path:r,
isSection:T(r)===$a}}
function to(e,t){
for(
let n=e;;n=w(n)){
let e=b(n,`mcp-lint.json`);
if(t.exists(e))
return{
path:e,
isSection:!1};
let r=b(n,$a);
if(t.exists(r)&&no(r,t))
return{
path:r,
isSection:!0};
if(w(n)===n)
return}}
function no(e,t){
let{
text:n}=ma(t,e,e).source;
if(!n.includes(`"mcp-lint"`))
return!1;
try{
let e=JSON.parse(n);
return typeof e==`object`&&!!e&&Object.hasOwn(e,`mcp-lint`)}catch{
return!1}}
const ro={
targets:[],
rules:new Map,
ignored:()=>!1,
formatOf:()=>void 0,
tools:new Map,
overrides:[],
spec:void 0,
profiles:void 0,
baseline:void 0};
async function io(e){
let{
cwd:t,
files:n,
config:r}=e;
let i=r===void 0?to(t,n):r===!1?void 0:eo(r,t,n);
if(i===void 0)
return{
config:ro};
let{
readConfig:a}=await Promise.resolve().then(()=>require("./read-config.js"));
return a(i,e)}
const ao=new WeakMap;
function oo(e){
return ho(e).answers}
function so(e){
return ho(e).tools}
function co(e){
return ho(e).sound}
function lo(e){
return ho(e).results}
function uo(e){
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
function fo(e,t){
let n=mo(e);
for(
let e=t.length;e>=0;--e){
let r=n.get(JSON.stringify(t.slice(0,e)));
if(r!==void 0)
return r}}
const po=new WeakMap;
function mo(e){
let t=po.get(e)??new Map(co(e).map(e=>[JSON.stringify(e.route),e]));
po.set(e,t);
return t}
function ho(e){
let t=ao.get(e);
if(t!==void 0)
return t;
let n=xr(e.value);
let r=n.flatMap(t=>go(e,t));
let i=e.problems.length===0?r:r.filter(({
route:t})=>!e.isBroken(t));
let a=n.some(({
kind:e})=>e===`result`)?vo(r):new Map;
let o={
answers:n,
tools:r,
sound:i,
results:n.flatMap(t=>yo(e,t,a)).filter(({
route:t})=>!e.isBroken(t))};
ao.set(e,o);
return o}
function go(e,{
kind:t,
route:n,
value:r}){
if(t!==`tools`)
return[];
if(!Array.isArray(r))
return V(r)&&n.at(-1)!==`tools`?[_o(e,n,n,r)]:[];
return r.map((t,r)=>_o(e,[...n,r],n,t))}
function _o(e,t,n,r){
let i=H(r,`name`);
return{
document:e,
name:typeof i==`string`?i:``,
route:t,
value:r,
list:n}}
function vo(e){
let t=new Map;
for(
let n of e)
t.has(n.name)||t.set(n.name,n);
return t}
function yo(e,t,n){
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
tool:typeof a==`string`?n.get(a):a&&_o(e,a,a,$r(e.value,a))}]}
const bo=new Map([[`aix`,()=>Promise.resolve().then(()=>require("./aix.js")).then(t=>e.__toESM(t.require_aix(),1))],[`amazonq`,()=>Promise.resolve().then(()=>require("./amazonq.js")).then(t=>e.__toESM(t.require_amazonq(),1))],[`amazonq-agent`,()=>Promise.resolve().then(()=>require("./amazonq-agent.js")).then(t=>e.__toESM(t.require_amazonq_agent(),1))],[`amazonq-editor`,()=>Promise.resolve().then(()=>require("./amazonq-editor.js")).then(t=>e.__toESM(t.require_amazonq_editor(),1))],[`amazonq-server`,()=>Promise.resolve().then(()=>require("./amazonq-server.js")).then(t=>e.__toESM(t.require_amazonq_server(),1))],[`amp`,()=>Promise.resolve().then(()=>require("./amp.js")).then(t=>e.__toESM(t.require_amp(),1))],[`antigravity`,()=>Promise.resolve().then(()=>require("./antigravity.js")).then(t=>e.__toESM(t.require_antigravity(),1))],[`auggie`,()=>Promise.resolve().then(()=>require("./auggie.js")).then(t=>e.__toESM(t.require_auggie(),1))],[`ccmcp`,()=>Promise.resolve().then(()=>require("./ccmcp.js")).then(t=>e.__toESM(t.require_ccmcp(),1))],[`claude-code-agent`,()=>Promise.resolve().then(()=>require("./claude-code-agent.js")).then(t=>e.__toESM(t.require_claude_code_agent(),1))],[`claude-code-managed`,()=>Promise.resolve().then(()=>require("./claude-code-managed.js")).then(t=>e.__toESM(t.require_claude_code_managed(),1))],[`claude-code-managed-settings`,()=>Promise.resolve().then(()=>require("./claude-code-managed-settings.js")).then(t=>e.__toESM(t.require_claude_code_managed_settings(),1))],[`claude-code-plugin`,()=>Promise.resolve().then(()=>require("./claude-code-plugin.js")).then(t=>e.__toESM(t.require_claude_code_plugin(),1))],[`claude-code-plugin-manifest`,()=>Promise.resolve().then(()=>require("./claude-code-plugin-manifest.js")).then(t=>e.__toESM(t.require_claude_code_plugin_manifest(),1))],[`claude-code-project`,()=>Promise.resolve().then(()=>require("./claude-code-project.js")).then(t=>e.__toESM(t.require_claude_code_project(),1))],[`claude-code-server`,()=>Promise.resolve().then(()=>require("./claude-code-server.js")).then(t=>e.__toESM(t.require_claude_code_server(),1))],[`claude-code-settings`,()=>Promise.resolve().then(()=>require("./claude-code-settings.js")).then(t=>e.__toESM(t.require_claude_code_settings(),1))],[`claude-code-user`,()=>Promise.resolve().then(()=>require("./claude-code-user.js")).then(t=>e.__toESM(t.require_claude_code_user(),1))],[`claude-desktop`,()=>Promise.resolve().then(()=>require("./claude-desktop.js")).then(t=>e.__toESM(t.require_claude_desktop(),1))],[`cline`,()=>Promise.resolve().then(()=>require("./cline.js")).then(t=>e.__toESM(t.require_cline(),1))],[`codebuff`,()=>Promise.resolve().then(()=>require("./codebuff.js")).then(t=>e.__toESM(t.require_codebuff(),1))],[`codex`,()=>Promise.resolve().then(()=>require("./codex.js")).then(t=>e.__toESM(t.require_codex(),1))],[`codex-plugin`,()=>Promise.resolve().then(()=>require("./codex-plugin.js")).then(t=>e.__toESM(t.require_codex_plugin(),1))],[`codex-server`,()=>Promise.resolve().then(()=>require("./codex-server.js")).then(t=>e.__toESM(t.require_codex_server(),1))],[`continue`,()=>Promise.resolve().then(()=>require("./continue.js")).then(t=>e.__toESM(t.require_continue(),1))],[`continue-json`,()=>Promise.resolve().then(()=>require("./continue-json.js")).then(t=>e.__toESM(t.require_continue_json(),1))],[`copilot-agent`,()=>Promise.resolve().then(()=>require("./copilot-agent.js")).then(t=>e.__toESM(t.require_copilot_agent(),1))],[`copilot-agent-server`,()=>Promise.resolve().then(()=>require("./copilot-agent-server.js")).then(t=>e.__toESM(t.require_copilot_agent_server(),1))],[`copilot-agent-settings`,()=>Promise.resolve().then(()=>require("./copilot-agent-settings.js")).then(t=>e.__toESM(t.require_copilot_agent_settings(),1))],[`copilot-cli`,()=>Promise.resolve().then(()=>require("./copilot-cli.js")).then(t=>e.__toESM(t.require_copilot_cli(),1))],[`copilot-cli-server`,()=>Promise.resolve().then(()=>require("./copilot-cli-server.js")).then(t=>e.__toESM(t.require_copilot_cli_server(),1))],[`copilot-cli-user`,()=>Promise.resolve().then(()=>require("./copilot-cli-user.js")).then(t=>e.__toESM(t.require_copilot_cli_user(),1))],[`crush`,()=>Promise.resolve().then(()=>require("./crush.js")).then(t=>e.__toESM(t.require_crush(),1))],[`cursor`,()=>Promise.resolve().then(()=>require("./cursor.js")).then(t=>e.__toESM(t.require_cursor(),1))],[`docker-mcp`,()=>Promise.resolve().then(()=>require("./docker-mcp.js")).then(t=>e.__toESM(t.require_docker_mcp(),1))],[`factory`,()=>Promise.resolve().then(()=>require("./factory.js")).then(t=>e.__toESM(t.require_factory(),1))],[`fast-agent`,()=>Promise.resolve().then(()=>require("./fast-agent.js")).then(t=>e.__toESM(t.require_fast_agent(),1))],[`gemini`,()=>Promise.resolve().then(()=>require("./gemini.js")).then(t=>e.__toESM(t.require_gemini(),1))],[`gemini-extension`,()=>Promise.resolve().then(()=>require("./gemini-extension.js")).then(t=>e.__toESM(t.require_gemini_extension(),1))],[`gemini-server`,()=>Promise.resolve().then(()=>require("./gemini-server.js")).then(t=>e.__toESM(t.require_gemini_server(),1))],[`goose`,()=>Promise.resolve().then(()=>require("./goose.js")).then(t=>e.__toESM(t.require_goose(),1))],[`junie`,()=>Promise.resolve().then(()=>require("./junie.js")).then(t=>e.__toESM(t.require_junie(),1))],[`kilo`,()=>Promise.resolve().then(()=>require("./kilo.js")).then(t=>e.__toESM(t.require_kilo(),1))],[`kilo-legacy`,()=>Promise.resolve().then(()=>require("./kilo-legacy.js")).then(t=>e.__toESM(t.require_kilo_legacy(),1))],[`kimi`,()=>Promise.resolve().then(()=>require("./kimi.js")).then(t=>e.__toESM(t.require_kimi(),1))],[`kimi-cli`,()=>Promise.resolve().then(()=>require("./kimi-cli.js")).then(t=>e.__toESM(t.require_kimi_cli(),1))],[`kiro`,()=>Promise.resolve().then(()=>require("./kiro.js")).then(t=>e.__toESM(t.require_kiro(),1))],[`kiro-agent`,()=>Promise.resolve().then(()=>require("./kiro-agent.js")).then(t=>e.__toESM(t.require_kiro_agent(),1))],[`kiro-server`,()=>Promise.resolve().then(()=>require("./kiro-server.js")).then(t=>e.__toESM(t.require_kiro_server(),1))],[`librechat`,()=>Promise.resolve().then(()=>require("./librechat.js")).then(t=>e.__toESM(t.require_librechat(),1))],[`lm-studio`,()=>Promise.resolve().then(()=>require("./lm-studio.js")).then(t=>e.__toESM(t.require_lm_studio(),1))],[`mcp`,()=>Promise.resolve().then(()=>require("./mcp.js")).then(t=>e.__toESM(t.require_mcp(),1))],[`mcp-agent`,()=>Promise.resolve().then(()=>require("./mcp-agent.js")).then(t=>e.__toESM(t.require_mcp_agent(),1))],[`mcp-hub`,()=>Promise.resolve().then(()=>require("./mcp-hub.js")).then(t=>e.__toESM(t.require_mcp_hub(),1))],[`mcp-json-schema`,()=>Promise.resolve().then(()=>require("./mcp-json-schema.js")).then(t=>e.__toESM(t.require_mcp_json_schema(),1))],[`mcp-lint`,()=>Promise.resolve().then(()=>require("./mcp-lint.js")).then(t=>e.__toESM(t.require_mcp_lint(),1))],[`mcp-result-2024-11-05`,()=>Promise.resolve().then(()=>require("./mcp-result-2024-11-05.js")).then(t=>e.__toESM(t.require_mcp_result_2024_11_05(),1))],[`mcp-result-2025-03-26`,()=>Promise.resolve().then(()=>require("./mcp-result-2025-03-26.js")).then(t=>e.__toESM(t.require_mcp_result_2025_03_26(),1))],[`mcp-result-2025-06-18`,()=>Promise.resolve().then(()=>require("./mcp-result-2025-06-18.js")).then(t=>e.__toESM(t.require_mcp_result_2025_06_18(),1))],[`mcp-result-2025-11-25`,()=>Promise.resolve().then(()=>require("./mcp-result-2025-11-25.js")).then(t=>e.__toESM(t.require_mcp_result_2025_11_25(),1))],[`mcp-result-2026-07-28`,()=>Promise.resolve().then(()=>require("./mcp-result-2026-07-28.js")).then(t=>e.__toESM(t.require_mcp_result_2026_07_28(),1))],[`mcp-tool-2024-11-05`,()=>Promise.resolve().then(()=>require("./mcp-tool-2024-11-05.js")).then(t=>e.__toESM(t.require_mcp_tool_2024_11_05(),1))],[`mcp-tool-2025-03-26`,()=>Promise.resolve().then(()=>require("./mcp-tool-2025-03-26.js")).then(t=>e.__toESM(t.require_mcp_tool_2025_03_26(),1))],[`mcp-tool-2025-06-18`,()=>Promise.resolve().then(()=>require("./mcp-tool-2025-06-18.js")).then(t=>e.__toESM(t.require_mcp_tool_2025_06_18(),1))],[`mcp-tool-2025-11-25`,()=>Promise.resolve().then(()=>require("./mcp-tool-2025-11-25.js")).then(t=>e.__toESM(t.require_mcp_tool_2025_11_25(),1))],[`mcp-tool-2026-07-28`,()=>Promise.resolve().then(()=>require("./mcp-tool-2026-07-28.js")).then(t=>e.__toESM(t.require_mcp_tool_2026_07_28(),1))],[`mcpb`,()=>Promise.resolve().then(()=>require("./mcpb.js")).then(t=>e.__toESM(t.require_mcpb(),1))],[`mcpb-0.1`,()=>Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.1.js").default,1))],[`mcpb-0.2`,()=>Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.2.js").default,1))],[`mcpb-0.4`,()=>Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.4.js").default,1))],[`mcpb-parts`,()=>Promise.resolve().then(()=>require("./mcpb-parts.js")).then(t=>e.__toESM(t.require_mcpb_parts(),1))],[`mcpo`,()=>Promise.resolve().then(()=>require("./mcpo.js")).then(t=>e.__toESM(t.require_mcpo(),1))],[`mcporter`,()=>Promise.resolve().then(()=>require("./mcporter.js")).then(t=>e.__toESM(t.require_mcporter(),1))],[`omp`,()=>Promise.resolve().then(()=>require("./omp.js")).then(t=>e.__toESM(t.require_omp(),1))],[`omp-server`,()=>Promise.resolve().then(()=>require("./omp-server.js")).then(t=>e.__toESM(t.require_omp_server(),1))],[`opencode`,()=>Promise.resolve().then(()=>require("./opencode.js")).then(t=>e.__toESM(t.require_opencode(),1))],[`opencode-v2`,()=>Promise.resolve().then(()=>require("./opencode-v2.js")).then(t=>e.__toESM(t.require_opencode_v2(),1))],[`qwen`,()=>Promise.resolve().then(()=>require("./qwen.js")).then(t=>e.__toESM(t.require_qwen(),1))],[`registry-server`,()=>Promise.resolve().then(()=>require("./registry-server.js")).then(t=>e.__toESM(t.require_registry_server(),1))],[`registry-server-2025-07-09`,()=>Promise.resolve().then(()=>require("./registry-server-2025-07-09.js")).then(t=>e.__toESM(t.require_registry_server_2025_07_09(),1))],[`registry-server-2025-09-16`,()=>Promise.resolve().then(()=>require("./registry-server-2025-09-16.js")).then(t=>e.__toESM(t.require_registry_server_2025_09_16(),1))],[`registry-server-2025-09-29`,()=>Promise.resolve().then(()=>require("./registry-server-2025-09-29.js")).then(t=>e.__toESM(t.require_registry_server_2025_09_29(),1))],[`registry-server-2025-10-11`,()=>Promise.resolve().then(()=>require("./registry-server-2025-10-11.js")).then(t=>e.__toESM(t.require_registry_server_2025_10_11(),1))],[`registry-server-2025-10-17`,()=>Promise.resolve().then(()=>require("./registry-server-2025-10-17.js")).then(t=>e.__toESM(t.require_registry_server_2025_10_17(),1))],[`registry-server-parts`,()=>Promise.resolve().then(()=>require("./registry-server-parts.js")).then(t=>e.__toESM(t.require_registry_server_parts(),1))],[`roo`,()=>Promise.resolve().then(()=>require("./roo.js")).then(t=>e.__toESM(t.require_roo(),1))],[`rovo`,()=>Promise.resolve().then(()=>require("./rovo.js")).then(t=>e.__toESM(t.require_rovo(),1))],[`ruler`,()=>Promise.resolve().then(()=>require("./ruler.js")).then(t=>e.__toESM(t.require_ruler(),1))],[`ruler-json`,()=>Promise.resolve().then(()=>require("./ruler-json.js")).then(t=>e.__toESM(t.require_ruler_json(),1))],[`rulesync`,()=>Promise.resolve().then(()=>require("./rulesync.js")).then(t=>e.__toESM(t.require_rulesync(),1))],[`smithery`,()=>Promise.resolve().then(()=>require("./smithery.js")).then(t=>e.__toESM(t.require_smithery(),1))],[`trae`,()=>Promise.resolve().then(()=>require("./trae.js")).then(t=>e.__toESM(t.require_trae(),1))],[`vibe`,()=>Promise.resolve().then(()=>require("./vibe.js")).then(t=>e.__toESM(t.require_vibe(),1))],[`visual-studio`,()=>Promise.resolve().then(()=>require("./visual-studio.js")).then(t=>e.__toESM(t.require_visual_studio(),1))],[`vscode`,()=>Promise.resolve().then(()=>require("./vscode.js")).then(t=>e.__toESM(t.require_vscode(),1))],[`vscode-devcontainer`,()=>Promise.resolve().then(()=>require("./vscode-devcontainer.js")).then(t=>e.__toESM(t.require_vscode_devcontainer(),1))],[`vscode-inputs`,()=>Promise.resolve().then(()=>require("./vscode-inputs.js")).then(t=>e.__toESM(t.require_vscode_inputs(),1))],[`vscode-root`,()=>Promise.resolve().then(()=>require("./vscode-root.js")).then(t=>e.__toESM(t.require_vscode_root(),1))],[`vscode-server`,()=>Promise.resolve().then(()=>require("./vscode-server.js")).then(t=>e.__toESM(t.require_vscode_server(),1))],[`vscode-workspace`,()=>Promise.resolve().then(()=>require("./vscode-workspace.js")).then(t=>e.__toESM(t.require_vscode_workspace(),1))],[`warp`,()=>Promise.resolve().then(()=>require("./warp.js")).then(t=>e.__toESM(t.require_warp(),1))],[`windsurf`,()=>Promise.resolve().then(()=>require("./windsurf.js")).then(t=>e.__toESM(t.require_windsurf(),1))],[`windsurf-devin`,()=>Promise.resolve().then(()=>require("./windsurf-devin.js")).then(t=>e.__toESM(t.require_windsurf_devin(),1))],[`zed`,()=>Promise.resolve().then(()=>require("./zed.js")).then(t=>e.__toESM(t.require_zed(),1))]]);
const xo=new Map;
function So(e){
let t=xo.get(e);
if(t!==void 0)
return t;
let n=Co(e);
xo.set(e,n);
return n}
async function Co(e){
let t=bo.get(e);
if(t===void 0)
throw Error(`there is no schema "${e}"`);
let{
default:n}=await t();
return wo(n)}
function wo({
validate:e,
schema:t}){
let n;
return{
validate:e,
schema:()=>{
n??=t();
return n}}}
async function To(e){
let{
document:t,
format:n}=e;
if(n.answer!==void 0)
return(await Promise.resolve().then(()=>require("./check-answers.js"))).checkAnswers(e);
let r=n.schema??n.id;
return r===`none`?[]:Eo(t,r)}
async function Eo(e,t){
let n=await So(t);
if(e.value===void 0||n.validate(e.value))
return[];
let{
check:r}=await Promise.resolve().then(()=>require("./check.js"));
return r(e,n)}
function Do(e,{
urls:t}){
return t===void 0?!ko(e):Oo(e)}
function Oo(e){
return li(e.trim())}
function ko(e){
let t=e.trim();
return!t.includes(`://`)&&!/[$%<>{}`]/.test(t)&&(!li(t)||/^[\w.-]+:\d+(?:\/|$)/.test(t))}
function Ao({
approvesAll:e,
unread:t},n){
if(e===void 0||t)
return;
if(n===e)
return[];
let r=Array.isArray(n)?n.indexOf(e):-1;
return r===-1?void 0:[r]}
var jo=class{
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
return B(this.#e,this.key)}};
const Mo=[];
function No(e,t,n){
if(!V(n))
return Mo;
let{
nested:r}=e;
let i=r===void 0?void 0:H(n,r);
if(r!==void 0&&V(i)){
let{
[r]:a,...o}=n;
return[...No(e,[...t,r],i),...No(e,t,o)]}
return Object.keys(n).map(r=>new jo(t,r,n[r],Po(e,r)))}
function Po({
fields:e,
open:t},n){
if(Object.hasOwn(e,n))
return e[n];
if(!t)
return;
let r=Ir(n).find(({
is:e})=>e!==`other`);
return r&&{
is:r.is}}
function Fo(e,t){
let n=new Map;
for(
let r of e){
let{
fact:e}=r;
e!==void 0&&Io(t,r)&&!n.has(e.is)&&n.set(e.is,r)}
return n}
function Io({
emptyMeansAbsent:e},{
fact:t,
value:n}){
return t!==void 0&&t.unread!==!0&&!(e&&n===``)}
var Lo=class{
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
this.fields=No(n,i,a);
this.declared=Ro(this.fields,n);
this.#e=Fo(this.fields,n);
this.#t=zo(this.fields,n);
this.transport=Bo(n,this.declared,{
selected:this.#t?.fact?.selects,
command:this.#e.has(`command`)||this.#e.has(`commandLine`),
url:this.#e.has(`url`)});
this.broken=e.isBroken(i)}
get command(){
return Ho(this.#e.get(`commandLine`))[0]??Vo(this.#e.get(`command`))}
get args(){
let e=this.#e.get(`commandLine`);
return e===void 0?Ho(this.#e.get(`args`)):Ho(e).slice(1)}
get env(){
return Uo(this.#e.get(`env`))}
get url(){
return Vo(this.#t?.fact?.is===`url`?this.#t:this.#e.get(`url`))}
get headers(){
return Uo(this.#e.get(`headers`))}
get cwd(){
return Vo(this.#e.get(`cwd`))}
get off(){
return this.#e.get(`enabled`)?.value===!1||this.#e.get(`disabled`)?.value===!0}};
function Ro(e,{
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
function zo(e,t){
for(
let n of e)
if(n.fact?.selects!==void 0&&Io(t,n))
return n}
function Bo(e,t,n){
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
function Vo(e){
return typeof e?.value==`string`?{
value:e.value,
route:e.route}:void 0}
function Ho(e){
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
route:B(t,r)});
r+=1}
return n}
function Uo(e){
let t=e?.value;
if(e===void 0||!V(t))
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
route:B(n,e)})}
return r}
const Wo=new Map([[`cmd`,`command`],[`exec`,`command`],[`executable`,`command`],[`program`,`command`],[`arguments`,`args`],[`argv`,`args`],[`params`,`args`],[`envs`,`env`],[`enviroment`,`env`],[`environment`,`env`],[`environments`,`env`],[`environmentVariables`,`env`],[`env_vars`,`env`],[`uri`,`url`],[`endpoint`,`url`],[`serverUrl`,`url`],[`server_url`,`url`],[`httpUrl`,`url`],[`baseUrl`,`url`],[`header`,`headers`],[`httpHeaders`,`headers`],[`http_headers`,`headers`],[`transportType`,`transport`],[`workingDirectory`,`cwd`],[`working_directory`,`cwd`]]);
const Go=/^[_$#]|^\/\/|comment|^(?:notes?|name|title|label|displayName|description|desc|instructions|icon|tags?|category|version|gallery|id|homepage|website|author|docs?|_.*)$/i;
function Ko({
dialect:e,
fields:t}){
return!e.strict&&!e.open&&t.some(Jo)}
function qo(e){
if(!Ko(e))
return[];
let t=new Set(e.fields.map(e=>e.key));
return e.fields.flatMap(n=>{
if(!Jo(n))
return[];
let r=Yo(e.dialect,n,t);
if(r===void 0)
return[];
let i=Xo(e,n,r);
let a=i===void 0?r:{...r,
own:i};
let o=i===void 0?$o(e,r):rs(e,e.dialect.neither);
return[{...a,
field:n,
cost:o}]})}
function Jo({
fact:e}){
return e===void 0||e.unread===!0}
function Yo(e,t,n){
let{
key:r}=t;
let i=cr(r);
if(i!==r&&Object.hasOwn(e.fields,i))
return{
kind:`disguised`,
meaning:e.fields[i]?.is??`other`,
own:i,
readBy:[]};
if(Go.test(r))
return;
let a=Ir(r);
let o=t.fact?.is??a.find(e=>e.is!==`other`)?.is??Wo.get(r);
if(o!==void 0){
let n=Qo(e,o);
let i=a.map(e=>e.client);
if(n===r)
return;
let s=i.length>0||t.fact!==void 0?`foreign`:`misspelt`;
return s===`misspelt`&&n===void 0?void 0:{
kind:s,
meaning:o,
own:n,
readBy:i}}
let s=R(r,Zo(e).filter(e=>!n.has(e)));
return s===void 0?void 0:{
kind:`misspelt`,
meaning:e.fields[s]?.is??`other`,
own:s,
readBy:[]}}
function Xo(e,{
value:t},{
meaning:n}){
if(n!==`transport`||!V(t)||es(e))
return;
let r=[`url`,`command`].find(e=>typeof H(t,e)==`string`);
return r===void 0?void 0:Qo(e.dialect,r)}
function Zo(e){
return Object.keys(e.fields).filter(t=>e.fields[t]?.unread!==!0)}
function Qo(e,t){
let n=t=>Zo(e).find(n=>e.fields[n]?.is===t);
let r=n(t);
if(r!==void 0)
return r;
if(t===`args`||t===`command`)
return n(`commandLine`);
return t===`commandLine`?n(`command`):void 0}
function $o(e,{
meaning:t}){
let{
dialect:n}=e;
if(t===`command`||t===`commandLine`||t===`url`)
return es(e)?void 0:rs(e,n.neither);
if(t===`transport`&&e.declared===void 0){
let t=ns(e);
return t===void 0||t.effect===`fine`?void 0:rs(e,t)}}
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
function es(e){
return G(e,`command`,`commandLine`,`url`)}
function ts({
spellings:e,
inferred:t}){
return t.url===void 0&&Object.values(e).every(e=>e===`stdio`)}
function ns(e){
let{
inferred:t}=e.dialect;
if(G(e,`command`,`commandLine`))
return t.commandReaction;
return G(e,`url`)?t.urlReaction:void 0}
function rs(e,t){
let{
mask:n}=e.dialect;
if(n===void 0)
return t;
return e.fields.some(e=>e.key===n.key&&typeof e.value==`boolean`)?n.reaction:t}
function is(e,t){
let n=G(e,`command`,`commandLine`);
if(n===G(e,`url`))
return t;
if(n)
return`stdio`;
return t===`stdio`?`http`:t}
function as(e){
let{
transport:t}=e;
if(t===`builtin`||t===`sdk`)
return!1;
return is(e,t)!==t}
function os({
spellings:e,
alsoSpeaks:t},n){
return Object.keys(e).find(t=>e[t]===n)??t?.[n]}
const ss=/(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|svc|ts\.net|test|invalid|example|example\.\w+)$/i;
const cs=/^(?:(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d{1,3}){2,3}|0\.0\.0\.0|\[(?:::1?|::ffff:[^\]]*|f[cde][0-9a-f]{2}:[^\]]*)\])$/i;
function ls(e){
return cs.test(e)||/^[^.[]*$/.test(e)||ss.test(e)}
function us({
url:e,
command:t,
args:n,
transport:r}){
let i=r===`stdio`?[t?.value??``,...n.map(({
value:e})=>e)]:[e?.value??``];
return r===void 0||i[0]?.trim()===``?void 0:i.join(`\0`)}
function ds({
name:e,
dialect:t},n){
if(t.names===void 0)
return fs;
return t.names.filter(t=>{
let r=ps(t,e,n);
return ms(t,r)||!t.pattern.test(r)})}
const fs=[];
function ps({
cleaned:e},t,n){
return e?n?.server(t)??t:t}
function ms({
maxLength:e},t){
return e!==void 0&&t.length>e}
function hs({
name:e,
dialect:t}){
return t.reserved?.find(t=>typeof t.name==`string`?t.name===e:t.name.test(e))}
function gs({
document:e,
nameAt:t}){
return fr(e,t.route,t.side)}
function _s({
document:e,
route:t}){
return JSON.stringify([e.path,t])}
function vs(e,t){
return e.fields.find(e=>e.fact?.is===t&&e.fact.unread!==!0)}
function ys(e){
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
return(ns(e)?.effect??`fine`)===`fine`}
function bs(e){
if(!xs(e))
return`server ${N(e.name)}`;
let[t,n]=e.route.slice(-2);
return`item ${Number(n)+1} of ${N(String(t))}`}
function xs({
route:e,
nameAt:t}){
return t.side===`value`&&t.route.length===e.length&&typeof e.at(-1)==`number`}
function Ss({
format:e,
client:t}){
return e.reader??t.name}
function Cs(e,t){
let n=t===void 0?e:e.slice(t.route.length);
let r=t===void 0?void 0:bs(t);
let i=``;
for(
let[e,t]of n.entries()){
let n=typeof t==`number`?`item ${t+1}`:N(t);
i=e===0?n:`${n} ${typeof t==`number`?`of`:`in`} ${i}`}
if(i===``)
return r??`the file`;
return r===void 0?i:`${i} of ${r}`}
const ws=new Map([[`stdio`,`stdio`],[`local`,`stdio`],[`std`,`stdio`],[`http`,`http`],[`https`,`http`],[`remote`,`http`],[`streamable`,`http`],[`streamablehttp`,`http`],[`httpstream`,`http`],[`httpstreamable`,`http`],[`sse`,`sse`],[`serversentevents`,`sse`],[`ws`,`ws`],[`websocket`,`ws`],[`websockets`,`ws`],[`sdk`,`sdk`]]);
function Ts(e){
return ws.get(e.toLowerCase().replace(/[-_ ]/g,``))}
const Es={
fine:`info`,
ignored:`warning`,
warns:`warning`,
"skips-server":`error`,
"drops-server":`error`,
"fails-server":`error`,
"refuses-file":`error`,
"drops-file":`error`,
crashes:`error`};
const Ds={
R:`error`,
H:`error`,
M:`warning`,
I:`warning`,
L:`info`};
const Os=[`info`,`warning`,`error`];
function ks(e){
return e.slice(0,e.indexOf(`:`))}
function As(e){
return js(Es[e.effect],Ds[ks(e.by)])}
function js(e,t){
return Os.indexOf(e)<Os.indexOf(t)?e:t}
function Ms(e){
return Es[e]===`error`}
function Ns(e){
return e===`skips-server`||e===`drops-server`||e===`fails-server`}
function Ps(e,t,n=`it`){
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
var Fs=class{
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
return Ss(this.reading)}
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
severity:Is(i,r),...o===void 0?{}:{
effect:o.effect},
message:a,...s===void 0?{}:{
help:s},
place:n,
related:c,...l===void 0?{}:{
server:l.name},
clients:r.clients??[u.client.id],
reader:Ss(u)})}};
function Is(e,{
reaction:t,
severity:n,
server:r}){
if(n!==void 0)
return n;
if(t===void 0)
return e.severity===`off`?`warning`:e.severity;
return r?.off&&Ns(t.effect)?`info`:As(t)}
const Ls=()=>!0;
function Rs(e,t){
let n=Object.keys(e).map(n=>{
let r=t[n];
let i=e[n];
return e=>r(e,i)});
let[r,i]=n;
if(r===void 0)
return Ls;
if(i===void 0)
return r;
return e=>n.every(t=>t(e))}
function zs(e){
return e.slice(Math.max(e.lastIndexOf(`/`),e.lastIndexOf(`\\`))+1).toLowerCase().replace(/\.(?:exe|cmd|bat)$/,``)}
function Bs(e){
let t=0;
for(;;){
let n=Vs(e,t);
if(n===void 0||n>=e.length)
return t;
t=n}}
function Vs(e,t){
switch(zs(e[t]??``)){case`cmd`:
return Hs(e,t+1);case`env`:
return Us(e,t+1,[`-u`,`--unset`,`-C`,`--chdir`],e=>/^\w+=/.test(e));case`sudo`:case`doas`:
return Us(e,t+1,[`-u`,`-g`,`-h`,`-p`,`-C`,`-R`,`-D`,`-T`]);case`wsl`:
return Us(e,t+1,[`-d`,`--distribution`,`-u`,`--user`,`--cd`,`--shell-type`]);case`nohup`:
return t+1;case`op`:case`mise`:case`doppler`:case`infisical`:case`dotenv`:case`dotenvx`:case`aws-vault`:case`chamber`:case`flox`:case`devbox`:
return Ws(e,t+1);default:
return}}
function Hs(e,t){
for(
let n=t;e[n]?.startsWith(`/`);n+=1)
if(/^\/[ck]$/i.test(e[n]??``))
return n+1}
function Us(e,t,n,r=()=>!1){
let i=t;
for(
let t=e[i];t!==void 0;t=e[i]){
if(t===`--`)
return i+1;
if(!t.startsWith(`-`)&&!r(t))
break;
i+=n.includes(t)?2:1}
return i}
function Ws(e,t){
let n=e.indexOf(`--`,t);
return n===-1?void 0:n+1}
const Gs={
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
const Ks={
bun:`run`,
deno:`run`};
const qs=[`-r`,`--require`,`--import`,`--loader`,`--experimental-loader`,`-W`,`-X`,`-I`,`-C`,`--env-file`];
function Js(e){
let t=Bs(e);
let n=e[t]??``;
if(/\s/.test(n))
return;
let r=zs(n);
let i=Object.hasOwn(Gs,r)?Gs[r]:void 0;
if(i===void 0||/^\.{1,2}[\\/]/.test(n))
return/[\\/]/.test(n)?t:void 0;
let a=Ys(e,t+1,Object.hasOwn(Ks,r)?Ks[r]:void 0);
let o=a===void 0?void 0:/\.(\w+)$/.exec(e[a]??``)?.[1];
return o!==void 0&&i.includes(o)?a:void 0}
function Ys(e,t,n){
let r=e[t]===n?t+1:t;
for(
let t=e[r];t!==void 0;t=e[r]){
if(!t.startsWith(`-`))
return r;
if(/^-(?:c|e|m|p|-eval|-print|-cwd|-directory|-config|c=.*|-cwd=.*)$/.test(t))
return;
r+=qs.includes(t)?2:1}}
function Xs(e){
return!/^(?:[\\/~]|[a-z]:|[a-z][a-z+]+:)|[$%<>{}[\]|*?]/i.test(e)}
const Zs=/^(?!@[\w.-]+\/[\w.@^~-]+$|[a-z][a-z+.-]*:\/\/|\$\{)[\s\S]*(?:[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$)/;
function Qs({
command:e,
args:t}){
return e===void 0?[]:[e,...t]}
function $s(e){
return ec(e)[0]}
function ec({
document:e,
format:t}){
let{
value:n}=e;
let r=t.servers[0]?.at;
if(r===void 0||!V(n))
return[];
let i=t.servers.map(e=>e.at);
let a=[];
for(
let e of Qr()){
if(!Object.hasOwn(n,String(e.at[0])))
continue;
if(i.some(t=>hr(t,e.at)||hr(e.at,t)))
continue;
let t=K($r(n,e.at));
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
let s=tc(n,String(r[0]),o)??nc(n,String(r[0]),o);
return s===void 0?[]:[s]}
function tc(e,t,n){
let r=Object.keys(e).filter(t=>!n.has(t)&&V(H(e,t)));
let i=r.find(e=>ac(e)===ac(t))??R(t,r.filter(t=>K(H(e,t))>0));
return i===void 0?void 0:{
at:[i],
servers:K(H(e,i)),
clients:[]}}
function nc(e,t,n){
for(
let r of Object.keys(e)){
if(n.has(r)||!rc.test(r))
continue;
let i=K(H(H(e,r),t));
if(i>0)
return{
at:[r,t],
servers:i,
clients:[]}}}
const rc=/mcp|^(?:config|settings)$/i;
const ic=[`command`,`url`,`serverUrl`,`httpUrl`,`type`,`transport`,`args`];
function K(e){
if(!V(e))
return 0;
return Object.keys(e).filter(t=>{
let n=e[t];
return V(n)&&ic.some(e=>Object.hasOwn(n,e))}).length}
function ac(e){
return e.toLowerCase().replace(/[-_ ]/g,``)}
function oc(e){
let t=Object.keys(e).map(t=>e[t]).filter(e=>typeof e==`object`&&!!e);
return t.every(sc)?t.length:0}
function sc(e){
let[t,n]=[H(e,`command`),H(e,`type`)??H(e,`transport`)];
if(typeof n==`string`&&Ts(n)===void 0)
return!1;
if(typeof t==`string`||Array.isArray(t)&&t.length>0)
return!0;
return typeof H(e,`url`)==`string`&&typeof n==`string`}
function cc({
noMap:e,
mayBeServer:t,
dialect:n}){
if(t&&n!==void 0)
return n.neither;
return e.effect===`fine`?{...e,
effect:`drops-file`}:e}
function lc({
entry:e}){
return K(e)>0}
function uc(e,t){
if(t.dialect===void 0||e.value===void 0)
return[];
return fc(e,t).flatMap(e=>dc(e)?Object.keys(e.value):_c(e).map(({
name:e})=>e))}
function dc(e){
let{
list:t,
named:n,
nullRemoves:r,
only:i}=e;
return[t,n,r,i].every(e=>e===void 0)&&V(e.value)}
function fc(e,t){
let n=t.servers.flatMap(t=>gc(e.value,t,[],0));
if(n.length>0||$s({
document:e,
format:t}))
return n;
if(hc(t,e.value))
return[{
route:[],
value:e.value}];
return pc(t,e.value)?[{
route:[],
value:e.value,
only:mc(e.path)}]:[]}
function pc({
mayBeServer:e,
servers:t},n){
if(e===void 0||!V(n)||oc(n)>0)
return!1;
return!t.some(({
at:[e]})=>Object.hasOwn(n,String(e)))}
function mc(e){
return e.slice(e.lastIndexOf(`/`)+1).replace(/\.[^.]+$/,``)}
function hc({
bareMap:e},t){
if(e===void 0||!V(t))
return!1;
return e===!0||Object.values(t).every(V)&&K(t)>0}
function gc(e,t,n,r){
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
return gc(H(e,String(i)),t,[...n,i],r+1);
return V(e)?Object.keys(e).flatMap(i=>gc(e[i],t,[...n,i],r+1)):[]}
function _c({
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
return t.flatMap((t,n)=>r===void 0?_c({
route:[...e,n],
value:t}):[vc([...e,n],t,r)]);
if(!V(t))
return[];
return Object.keys(t).filter(e=>i===void 0||t[e]!==null).map(n=>{
let i=B(e,n);
let a=r===void 0?void 0:H(t[n],r);
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
function vc(e,t,n){
let r=H(t,n);
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
function yc(e,t){
let{
dialect:n}=t;
if(n===void 0||e.value===void 0)
return[];
let r=[];
for(
let i of fc(e,t))
for(
let a of _c(i))
r.push(new Lo(e,t,n,a));
return r}
const bc={
'"':`"`,
"\\":`\\`,
b:`\b`,
f:`\f`,
n:`
`,
r:`\r`,
t:`	`};
const xc={
named:{...bc,
"/":`/`},
hex:{
u:4},
joinsLines:!1};
const Sc={
named:{...bc,
e:`\x1B`},
hex:{
x:2,
u:4,
U:8},
joinsLines:!0};
const Cc={
named:{...bc,
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
var wc=class{
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
function Tc(e,t,n,r){
let i=new wc;
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
function Ec(e,t,n){
let r=new wc;
for(
let i=t;i<n;i++){
if(e[i]===`\r`&&e[i+1]===`
`)
continue;
r.add(e[i],i)}
return r.end(n)}
function Dc(e){
let t=new wc;
for(
let n=1;n<e.length-1;n++){
t.add(e[n],n);
e[n]===`'`&&(n+=1)}
return t.end(e.length-1)}
const Oc=e=>e.startsWith(`"`)?Tc(e,1,e.length-1,xc):void 0;
const kc=e=>{
let t=/^("""|''')(?:\r?\n)?/.exec(e);
if(t!==null){
let[n,r]=[t[0].length,e.length-3];
return t[1]===`"""`?Tc(e,n,r,Sc):Ec(e,n,r)}
if(e.startsWith(`"`))
return Tc(e,1,e.length-1,Sc);
return e.startsWith(`'`)?Ec(e,1,e.length-1):void 0};
const Ac=e=>{
if(e.startsWith(`"`))
return Tc(e,1,e.length-1,Cc);
return e.startsWith(`'`)?Dc(e):void 0};
function jc(e,t){
let n=0;
let r=0;
let i=0;
let a=0;
for(
let o=0;o<e.length;o++)
switch(e.charCodeAt(o)){case 34:
o=Mc(e,o);
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
function Mc(e,t){
let n=e.indexOf(`"`,t+1);
for(;n!==-1&&Nc(e,n);)
n=e.indexOf(`"`,n+1);
return n===-1?e.length:n}
function Nc(e,t){
let n=0;
for(;e.charCodeAt(t-1-n)===92;)
n++;
return n%2==1}
function Pc(e,t){
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
function Fc(e,t){
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
function Ic(e,t){
return{
kind:`limits`,
message:`the document nests ${t===void 0?`more than 200`:String(t)} levels deep; at most 200 are read`,
help:`flatten the document`,
span:e,
fatal:!0}}
const Lc=5e5;
function Rc(e){
return{
kind:`limits`,
message:`the text is ${e.length} characters long; at most ${Lc} are read in this language`,
help:`shorten the text`,
span:{
start:0,
end:Math.min(1,e.length)},
fatal:!0}}
const zc=25e4;
var Bc=class extends Error{
span;
constructor(e){
super(`too deep`);
this.span=e}};
var Vc=class{
#e;
constructor(e){
this.#e=Uc(new Wc(e),0,void 0,0)}
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
var Hc=class{
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
let i=Uc(e,t,n,this.#n);
if(i.value.end<=i.value.start)
return;
this.#t.set(r,i);
this.#i+=1;
this.#n=i.countAfter;
this.#r=e.afterComma(i.value.end);
return r}};
function Uc(e,t,n,r){
return new Hc(e,n,e.afterBlanks(t),r)}
var Wc=class{
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
return n.includes(`\\`)?Oc(`"${n}"`)?.text??n:n}
past(e){
let t=this.#e;
let n=t.charCodeAt(e);
if(n===34)
return{
end:Mc(t,e)+1,
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
n=Mc(t,n);else 
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
var Gc=e.__commonJSMin((e=>{
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
v(t,`value`);
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
`-0123456789`.indexOf(i)>=0?r=m():b()}
v(t,`valueEnd`);
f();
n&&l<e.length&&b();
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
n in t?e+=t[n]:n==`u`?e+=re():x()}else 
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
i!=`,`&&x();
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
var n=ie();
h()!=`"`&&x();
var r=p();
var i=e+`/`+a(r);
y(i,`key`,n);
v(i,`keyEnd`);
f();
h()!=`:`&&x();
f();
t[r]=d(i);
f();
var o=h();
if(o==`}`)
break;
o!=`,`&&x();
f()}
return t}
function ne(e){
for(
var t=0;t<e.length;t++)
h()!==e[t]&&x()}
function h(){
S();
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
r>=`a`&&r<=`f`?t+=r.charCodeAt()-n+10:r>=`0`&&r<=`9`?t+=+r:x()}
return String.fromCharCode(t)}
function _(){
var t=``;
for(;e[l]>=`0`&&e[l]<=`9`;)
t+=h();
if(t.length)
return t;
S();
b()}
function v(e,t){
y(e,t,ie())}
function y(e,t,n){
o[e]=o[e]||{};
o[e][t]=n}
function ie(){
return{
line:s,
column:c,
pos:l}}
function b(){
throw SyntaxError(`Unexpected token `+e[l]+` in JSON at position `+l)}
function x(){
g();
b()}
function S(){
if(l>=e.length)
throw SyntaxError(`Unexpected end of JSON input`)}};
var r=/~/g;
var i=/\//g;
function a(e){
return e.replace(r,`~0`).replace(i,`~1`)}}))();
function Kc(e,t){
return e.length<=5e3||e.length<=1e6&&Jc(t)}
function qc(e){
return new Yc((0,Gc.parse)(e).pointers)}
function Jc(e){
let t=zc;
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
var Yc=class{
#e;
constructor(e){
this.#e=e}
find(e){
let t=[``];
for(
let n of e)
t.push(`${t.at(-1)}/${Xc(String(n))}`);
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
function Xc(e){
return e.replaceAll(`~`,`~0`).replaceAll(`/`,`~1`)}
var Zc=class{
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
function Qc(e,t,n){
t===`__proto__`?Object.defineProperty(e,t,{
value:n,
writable:!0,
enumerable:!0,
configurable:!0}):e[t]=n}
function $c(e,t){
if(typeof e!=`object`||!e||!Object.hasOwn(e,t))
return;
return e[t]}
function el(e,t){
return t.reduce($c,e)}
var tl=class{
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
var nl=class{
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
function rl(e){
if(e.key===void 0)
return e.value;
return{
start:Math.min(e.key.start,e.value.start),
end:Math.max(e.key.end,e.value.end)}}
function il(e,t){
return e.start<=t.end&&t.start<=e.end}
const al={
start:0,
end:0};
var ol=class{
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
return al;
let{
key:i,
value:a,
depth:o}=r.find(e);
let s=t===`key`?i??a:a;
if(n===void 0||o!==e.length)
return s;
let c=s===i?String(e.at(-1)):el(this.value,e);
return typeof c==`string`?this.#c(s,c,n):s}
isBroken(e){
if(this.#e.places!==void 0&&this.#e.problems.length===0)
return!1;
let t=this.#a()?.find(e);
if(t===void 0)
return this.problems.some(e=>e.fatal);
let n=rl(t);
return t.open===!0||this.#o().some(e=>il(e,n))}
comments(){
this.#n??=this.#e.comments();
return this.#n}
position(e){
this.#r??=new Zc(this.text);
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
function sl(e,t){
return new ol({
source:e,
language:t,
value:void 0,
problems:[],
comments:()=>[],
decode:()=>void 0})}
function cl(e){
let t=ll(e.text);
return t===void 0?void 0:new ml(e,t)}
function ll(e){
if(Fc(e,ul)&&jc(e,200).depth>200)
return;
let t;
try{
t=JSON.parse(e)}catch{
return}
let n=Pc(t,200);
return n===void 0||dl(e,n)?void 0:t}
const ul=5e5;
function dl(e,t){
return fl(e)!==t&&jc(e,200).colons!==t}
function fl(e){
let t=0;
for(
let n=e.indexOf(`:`);n!==-1;n=e.indexOf(`:`,n+1)){
let r=e.charCodeAt(n-1);
if(r===34)
t+=1;else 
if(r<=32&&pl(e,n))
return}
return t}
function pl(e,t){
let n=t-1;
for(;e.charCodeAt(n)<=32;)
--n;
return e.charCodeAt(n)===34}
var ml=class extends ol{
#e;
constructor(e,t){
let n={
value:t};
super({
source:e,
language:`json`,
value:void 0,
problems:[],
places:()=>hl(e.text,n.value??ll(e.text)),
decode:Oc,
comments:()=>[]});
this.#e=n}
get value(){
this.#e.value===void 0&&(this.#e.value=ll(this.text));
return this.#e.value}
forget(){
this.#e.value=void 0}};
function hl(e,t){
try{
return Kc(e,t)?qc(e):new Vc(e)}catch{
return}}
async function gl(e){
let t=new Map;
for(
let n of new Set(e))
t.set(n,await _l(n));
return(e,n)=>{
let r=t.get(n);
if(r===void 0)
throw Error(`the parser of ${n} has not been loaded`);
return r(e)}}
async function _l(e){
switch(e){case`json`:
return(await $(`./json2.js`,`json_exports`)).parseJson;case`yaml`:
return(await $(`./yaml.js`,`yaml_exports`)).parseYaml;case`toml`:
return(await Promise.resolve().then(()=>require("./toml.js"))).parseToml;case`markdown`:
return(await $(`./yaml.js`,`markdown_exports`)).parseMarkdown}}
async function vl(e,t){
if(t!==`json`)
return(await gl([t]))(e,t);
return cl(e)??(await $(`./json2.js`,`json_exports`)).parseOtherJson(e)}
function yl(e){
return e.startsWith(`~/`)||/^\$[A-Z][A-Z_]*\//.test(e)}
function*bl(e){
let t=e;
yield t;
for(;t!==``&&t!==`/`;){
t=t.slice(0,t.lastIndexOf(`/`,t.length-2)+1);
yield t}}
function xl(e){
return e===`~/`?[]:[...bl(e)].slice(1)}
function Sl({
document:{
path:e},
format:t}){
if(yl(e))
return`~/`;
let n=Cl(e);
let r=n.length;
for(
let e of t.files){
let t=Cl(e.replace(/^\//,``));
r=Math.min(r,wl(n,t))}
return n.slice(0,r)}
function Cl(e){
return e.slice(0,e.lastIndexOf(`/`)+1)}
function wl(e,t){
if(!t.endsWith(`**/`))
return Tl(e,t)?e.length-t.length:e.length;
let n=t.slice(0,-3);
let r=`/${e}`.lastIndexOf(`/${n}`);
return r<0?e.length:r}
function Tl(e,t){
return e===t||e.endsWith(`/${t}`)}
function El(e,{
candidates:t,
isForced:n},r){
let{
path:i}=e;
let a=t(i);
let o=t=>!t.some(t=>e.text.includes(t))&&!dr(e.text);
let s=({
beside:e,
holds:t})=>e!==void 0&&!r(Cl(i)+e)||t!==void 0&&o(t);
if(!a.some(s)||n(i))
return a;
return a.filter(e=>!s(e))}
function Dl(e,t){
let n=Cl(e);
return{
beside:e=>t(n+e),
above:e=>[...bl(n)].some(n=>t(n+e))}}
var Ol=class{
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
this.#e.has(e)||this.#e.set(e,await Br(e))}};
const kl=[["${{ secrets.NAME }}",/\$\{\{\s*(?:secrets|vars|inputs)\.(\w+)\s*\}\}/y],["${env:NAME}",/\$\{env:([^{}]+)\}/y],["${input:id}",/\$\{input:([^{}]+)\}/y],["${file:path}",/\$\{file:([^{}]+)\}/y],["${workspaceFolder}",RegExp(`\\$\\{(workspaceFolder(?:Basename)?|workspaceRoot(?:FolderName)?|fileWorkspaceFolder|relativeFile|execPath|userHome|cwd|pathSeparator|file(?:Basename|Dirname)?|extensionPath|workspacePath|/)(?::[^-{}][^{}]*)?\\}`,`y`)],["${process.env.NAME}",/\$\{process\.env\.(\w+)\}/y],["${user_config.KEY}",/\$\{user_config\.(\w+)\}/y],["${config:key}",/\$\{(?:config|command):([^{}]+)\}/y],["${secret:name}",/\$\{secret:([^{}]+)\}/y],["${cmd: command}",/\$\{cmd:([^{}]+)\}/y],["${NAME:-default}",/\$\{([A-Za-z_]\w*):-[^{}]*\}/y],["${NAME}",/\$\{([A-Za-z_]\w*)\}/y],["${NAME:default}",/\$\{([A-Za-z_]\w*):[^{}]*\}/y],[`{env:NAME}`,/\{env:([^{}]+)\}/y],[`{file:path}`,/\{file:([^{}]+)\}/y]];
const Al=/^(?:Bearer )?(?:\$([A-Z_][A-Z0-9_]*)|%([A-Za-z_]\w*)%)$/;
function jl(e){
let[,t,n]=Al.exec(e)??[];
if(t!==void 0)
return`$NAME`;
return n===void 0?void 0:`%NAME%`}
function Ml(e){
let t=Al.exec(e);
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
let t=Nl(e,0);t!==-1;){
let r=Pl(e,t);
r&&n.push(r);
t=Nl(e,r?.end??t+1)}
return n}
function Nl(e,t){
let n=e.indexOf(`{`,t);
return n>t&&e[n-1]===`$`?n-1:n}
function Pl(e,t){
for(
let[n,r]of kl){
r.lastIndex=t;
let i=r.exec(e);
if(i)
return{
syntax:n,
name:i[1]??``,
start:t,
end:r.lastIndex}}}
function Fl(e,t){
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
const Il=/(?:^|[\\/])(?:ba|z|da|k|fi)?sh(?:\.exe)?$|(?:^|[\\/])(?:cmd|powershell|pwsh|wsl)(?:\.exe)?$/i;
const Ll=/^(?:-[a-z]*c|-e|-p|--eval|--print|-Command|-EncodedCommand|\/[ck])$/i;
function Rl(e,t){
if(e!==void 0&&Il.test(e))
return()=>!0;
let n=t.findIndex(e=>Il.test(e));
let r=t.some(e=>/(?:^|\/)mcp-remote(?:@|$)/.test(e));
return e=>n!==-1&&e>n||Ll.test(t[e-1]??``)||r&&(t[e-1]===`--header`||(t[e]??``).startsWith(`--header`))}
function zl({
fields:e,
dialect:t}){
return e.some(e=>Bl(e,t))}
function Bl({
fact:e,
value:t},n){
let r=e?.is;
if(r===void 0||!Vl.has(r))
return!1;
let i=e=>typeof e==`string`&&Hl(e,n,r);
if(Array.isArray(t))
return t.some(i);
if(V(t))
return Object.keys(t).some(e=>i(t[e]));
return i(t)}
const Vl=new Set([`command`,`commandLine`,`args`,`env`,`cwd`,`url`,`headers`]);
function Hl(e,{
placeholders:t},n){
if(t===void 0)
return!1;
let r=n===`commandLine`?[]:t.in[n]??[];
if(!e.includes(`{`)){
let n=jl(e);
return n!==void 0&&(t.refused!==void 0||!r.includes(n))}
if(t.refused!==void 0)
return!0;
return e.replace(Wl(r),``).includes(`{`)}
const Ul=new WeakMap;
function Wl(e){
let t=Ul.get(e);
if(t!==void 0)
return t;
let n=new RegExp(e.flatMap(e=>Gl.get(e)??[]).join(`|`)||`(?!)`,`g`);
Ul.set(e,n);
return n}
const Gl=new Map([["${NAME}",`\\$\\{[A-Z_][A-Z0-9_]*\\}`],["${NAME:-default}",`\\$\\{[A-Z_][A-Z0-9_]*:-[^{}]*\\}`],["${env:NAME}",`\\$\\{env:[^{}]+\\}`],[`{env:NAME}`,`(?<!\\$)\\{env:[^{}]+\\}`],["${workspaceFolder}",`\\$\\{workspaceFolder\\}`],["${input:id}",`\\$\\{input:[^{}]+\\}`]]);
function Kl({
fact:e,
value:t},{
placeholders:n}){
let r=n?.lookedUp;
if(r===void 0||e===void 0||!r.in.includes(e.is)||!V(t))
return!1;
return Object.values(t).some(e=>typeof e==`string`&&(e.startsWith(r.command)||/^[A-Z_0-9]+$/.test(e)))}
const ql=/[Yy](?:our|OUR)[-_]|[-_](?:here|HERE)(?!\w)|<[A-Za-z]|\[(?:RED|YOUR|INS|PAS|ENT|REP)|[Pp](?:ath|ATH)[\\/]+[Tt]|_ME(?!\w)|REPLACE_|\.{3}|\u2026/;
function Jl(e){
return ql.test(e)}
const Yl=[/(?<![A-Za-z0-9_.-])(?:(?:sk|pk|gh[op]|glpat|pat|xox[a-z]|sbp|fig[du]|hf|key|token|secret)[-_])?your[-_](?!own)[A-Za-z][\w-]*/gi,/(?<![A-Za-z0-9_.-])[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+){0,8}[-_]HERE(?![A-Za-z0-9_])/g,/(?<![A-Za-z0-9_.-])(?:insert|paste|put|add|enter)[-_][\w-]{1,60}[-_]here(?![A-Za-z0-9_])/gi,/(?<![\w)?(&])<(?!\/)[A-Za-z][\w .-]{1,60}>/g,/(?<!\w)\[(?:REDACTED|YOUR|INSERT|PASTE|ENTER|REPLACE)[A-Z_ -]{0,60}\]/g,/(?<![^\s=:,"'])(?:[A-Za-z]:)?[\\/]?(?:[A-Za-z]{1,20}[\\/]){0,2}path[\\/]to[\\/][^\s"',:]*/gi,/(?<![A-Za-z0-9_-])(?:(?:CHANGE|REPLACE|FILL)_ME|REPLACE_WITH_\w+)(?![A-Za-z0-9_-])/g];
const Xl=/^(?:Bearer )?(?:[A-Za-z0-9]{1,10}[-_])?(?:\.{3}|\u2026)$/;
function Zl(e){
if(!Jl(e))
return[];
if(Xl.test(e))
return[{
start:0,
end:e.length}];
let t=Yl.flatMap(t=>Array.from(e.matchAll(t),({
index:e,
0:t})=>({
start:e,
end:e+t.length})));
return t.length===0?t:Ql(t,Ml(e))}
function Ql(e,t){
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
const $l=new Set(["${NAME}",`{env:NAME}`,"${env:NAME}",`$NAME`,"${{ secrets.NAME }}","${secret:name}"]);
function eu(e,t,n){
let r=e.placeholders?.in[t]?.find(e=>$l.has(e));
return r===void 0?void 0:Fl(r,n)}
function tu({
fields:e},t,n){
let r=nu(t,n);
return r===void 0?void 0:Object.keys(e).find(t=>e[t]?.form===r)}
function nu(e,t){
if(e===`env`)
return`variable-names`;
if(e!==`headers`)
return;
return/^bearer /i.test(t)?`bearer-variable`:`header-variables`}
function ru(e,t){
return e.fields.find(e=>hr(t,e.route))?.fact?.is??`other`}
function iu(e){
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
const au={
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
function ou(e){
return au[e]}
function su({
placeholders:e},t){
if(e===void 0)
return;
let n=e.in;
if(t!==`command`&&t!==`args`)
return n[t]??[];
return n[t]??n.commandLine??[]}
function cu(e,t,n){
return lu(n,su(e,t),e.placeholders?.own)}
function lu(e,t,n=[]){
if(!/[$%{]/.test(e))
return[e];
let r=[];
let i=0;
for(
let a of Ml(e)){
a.start>i&&r.push(e.slice(i,a.start));
r.push(uu(a,e,t,n));
i=a.end}
(i<e.length||r.length===0)&&r.push(e.slice(i));
return r}
function uu({
syntax:e,
name:t,
start:n,
end:r},i,a,o){
let s=i.slice(n,r);
let c=o.includes(t)?`plugin`:au[e];
let l=a?.includes(e);
let u=du(s,e,t);
return{
kind:c,
name:c===`editor`||c===`setting`?s.slice(2,-1):t,
spelling:s,
syntax:e,
expanded:l,...u===void 0?{}:{
fallback:u}}}
function du(e,t,n){
if(t==="${NAME:-default}")
return e.slice(n.length+4,-1);
return t==="${NAME:default}"?e.slice(n.length+3,-1):void 0}
function fu(e,t){
return e.length===t.length&&e.every((e,n)=>pu(e,t[n]))}
function pu(e,t){
if(typeof e==`string`||typeof t==`string`||t===void 0)
return e===t;
return e.kind===t.kind&&e.name===t.name&&e.fallback===t.fallback}
function mu(e){
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
function hu(e,t=[]){
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
function gu(e,t,n){
let{
format:r}=e;
if(t.length===0&&r.writes===void 0)
return[{...e,
owner:!0,
targets:_u}];
let i=U.filter(e=>t.includes(e.client)&&e.readsToo?.includes(r.id));
let a=t.filter(e=>!i.some(({
client:t})=>t===e));
return[{...e,
owner:!0,
targets:vu(e,a,n)},...i.map(e=>({...n.known(e),
owner:!1,
targets:_u}))]}
const _u=[];
function vu({
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
let a=i&&hu(i,n);
return a===void 0?[]:[a]})}
function yu(e,t){
return bu[e](t)}
const bu={
S:e=>e===``?[]:[{
server:e}],
mcp__S__T:e=>/^mcp__[^(]/.test(e)?xu(e.slice(5),`__`):[],
S_T:Su,
"S/T":wu,
"@S/T":e=>/^@[^/]/.test(e)?Cu(e.slice(1),`/`):[],
"S:T":e=>e.includes(`:`)?Cu(e,`:`):[],
"Mcp(S:T)":e=>/^Mcp\(.+\)$/.test(e)?Cu(e.slice(4,-1),`:`):[]};
function xu(e,t){
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
function Su(e){
if(/^[*?]|^$/.test(e))
return[];
let t=e.indexOf(`*`);
let n=t<0?e:e.slice(0,t);
let r=xu(n,`_`).slice(0,-1).filter(({
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
function Cu(e,t){
let n=e.indexOf(t);
if(n<0)
return[{
server:e}];
return n===0?[]:[{
server:e.slice(0,n),
tool:e.slice(n+1)}]}
function wu(e){
let t=e.lastIndexOf(`/`);
return t<=0?[]:[{
server:e.slice(0,t),
tool:e.slice(t+1)}]}
function Tu(e){
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
function Eu(e){
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
function Du(e,t){
let n=[];
for(
let r of t.references??[])
Ou(e.value,r,0,[],(t,i,a,o,s=yu(r.form,t))=>{
if(!(r.faults?.some(({
pattern:e})=>e.test(t))??!1)&&(s.length===0||s.some(({
server:e})=>r.builtIn?.test(e))))
return;
n.push({
text:t,
place:fr(e,i,a,o),
fact:r,
named:s})});
return n}
function Ou(e,t,n,r,i){
let a=t.at[n];
if(a===void 0)
ku(e,t,r,i);else 
if(Array.isArray(e))
a===`*`&&e.forEach((e,a)=>void Ou(e,t,n+1,B(r,a),i));else 
if(V(e)){
let o=a===`*`?Object.keys(e):Object.hasOwn(e,a)?[String(a)]:[];
for(
let a of o)
Ou(e[a],t,n+1,B(r,a),i)}}
function ku(e,{
as:t,
form:n},r,i){
if(t===`keys`){
if(V(e))
for(
let t of Object.keys(e))
i(t,B(r,t),`key`)}else 
if(Array.isArray(e))
e.forEach((e,t)=>{
typeof e==`string`&&i(e,B(r,t),`value`)});else 
if(typeof e!=`string`)
return;else 
if(t===`text`)
i(e,r,`value`);else 
if(t===`expression`)
for(
let t of Tu(e))
i(t.text,r,`value`,{
start:t.start,
end:t.end},Au(t,n));else 
if(t===`words`)
for(
let{
text:t,
start:n,
end:a}of Eu(e))
i(t,r,`value`,{
start:n,
end:a})}
function Au({
text:e,
isOpen:t},n){
let r=yu(n,e).map(({
server:e,
tool:t})=>t?{
server:e,
tool:`${t}*`}:{
server:e});
return t?r.slice(0,-1):r}
function ju({
problems:e,
value:t},n){
if(e.some(e=>Mu(Nu(e,n))))
return!0;
if(t===void 0||V(t))
return!1;
return Mu((Array.isArray(t)?n.arrayRoot:void 0)??n.badRoot)}
function Mu(e){
return e!==void 0&&As(e)===`error`}
function Nu({
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
function Pu(e,t,n){
let r=t.find(t=>t.unmistakable&&ju(e,t));
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
return Fu(e,s)?s:void 0}
function Fu(e,t){
if(t.when!==void 0)
return!0;
let n=[...t.servers.map(e=>e.at),...(t.unread??[]).map(e=>e.at)];
if(e.value===void 0)
return Ru(e,t,n)||Lu(e,t);
let r=fc(e,t);
return zu(e.path,t)&&(r.length>0||$s({
document:e,
format:t})!==void 0)||r.some(e=>V(e.value)||Array.isArray(e.value))||(t.unread??[]).some(t=>V($r(e.value,t.at)))||Du(e,t).length>0||Iu(e)&&Ru(e,t,n)}
function Iu({
language:e,
problems:t}){
return e===`toml`&&t.some(({
kind:e,
fatal:t})=>t&&e===`syntax`)}
function Lu({
problems:e,
text:t},{
references:n=[]}){
return n.length>0&&e.some(({
kind:e})=>e===`limits`)&&/mcp/i.test(t)}
function Ru({
language:e,
text:t,
path:n},r,i){
let a=e===`json`?`"`:``;
return e!==`json`&&zu(n,r)&&t.includes(`"mcpServers"`)||i.some(e=>t.includes(a+String(e.at(-1))+a))}
function zu(e,{
id:t}){
let[n=``,r=``]=e.split(`/`).reverse();
return/^\.\w/.test(r)||r===t||Bu(n).startsWith(Bu(t))}
function Bu(e){
return e.toLowerCase().replace(/[^a-z]/g,``)}
async function*Vu(e,t){
let n=new Ol(t.targets);
let r;
for(
let i of e){
let e=await Hu(i,t,n);
if(e===void 0){
i.forget?.();
continue}
let{
document:a,
owner:o}=e;
let s=gu(o,t.targets,n);
r??=await Promise.resolve().then(()=>hm);
let{
FileReading:c}=r;
let l=s.map(e=>new c(a,e,t));
t.isKept(a)&&l[0]?.keep();
for(
let e of l){
yield e;
t.isHeld||e.forget()}
t.isHeld||Uu(i,a,l)}}
async function Hu(e,t,n){
let r=El(e,t,t.around.exists);
let[i]=r;
if(i===void 0)
return;
let a=e.problems.some(e=>e.fatal)?sl(e,i.language):await vl(e,i.language);
await n.load(r);
let o=r.map(e=>n.known(e));
let s=Pu(a,o.map(e=>e.format),{...Dl(e.path,t.around.exists),
forced:t.isForced(e.path)});
let c=o.find(e=>e.format===s);
return c&&{
document:a,
owner:c}}
function Uu(e,t,n){
t.forget?.();
t.forget!==void 0&&!n.some(({
isKept:e})=>e)&&e.forget?.()}
var Wu=class{
reading;
#e;
constructor(e){
this.reading=e}
get maps(){
this.#e??=fc(this.reading.document,this.reading.format);
return this.#e}};
var Gu=class{
server;
reading;
#e;
#t;
#n;
constructor(e,t){
this.server=e;
this.reading=t}
get words(){
this.#e??=Qs(this.server);
return this.#e}
get smallWords(){
this.#t??=this.words.map(({
value:e})=>e.toLowerCase());
return this.#t}
get texts(){
if(this.#n===void 0){
let e=[];
ni(this.server.entry,t=>void e.push(t));
this.#n=e}
return this.#n}};
function Ku(e,t){
return t?/^@[\w.-]+\//.test(e):Zu.test(e)}
function qu(e){
let t=e=>Ju.some(t=>e.startsWith(t));
if(e.some(Xu))
return e.some(e=>e.startsWith(`@`)&&Ku(e,!0));
return e.some(e=>t(e)&&Ku(e,!1))}
const Ju=[`@modelcontextprotocol/server-`,`@anthropic`,`@context7/`,`@microsoft/playwright-mcp`,`mcp-server-`,`markitdown-mcp`,`blender-mcp`,`chroma-mcp`,`basic-memory`,`--package=`,`npm:`];
const Yu=new Set([`uv`,`uvx`,`pipx`]);
function Xu(e){
if(!`vVxXeE`.includes(e.at(-1)??` `))
return!1;
let t=e.slice(Math.max(e.lastIndexOf(`/`),e.lastIndexOf(`\\`))+1).toLowerCase();
return Yu.has(t.endsWith(`.exe`)?t.slice(0,-4):t)}
const Zu=/^(?:@modelcontextprotocol\/server-(?!(?:filesystem|memory|sequential-thinking|everything)(?:@|$))|@anthropic(?:-ai)?\/mcp-server-|@context7\/|@microsoft\/playwright-mcp|mcp-server-(?:fetch|git|time|qdrant|motherduck)|markitdown-mcp|blender-mcp|chroma-mcp|basic-memory|--package=|npm:)/;
function*Qu(e,t){
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
function $u(e){
return Array.from(e,e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}
function ed(e){
let t=Int32Array.of(1732584193,4023233417,2562383102,271733878,3285377520);
for(
let n of Qu(e,80))
td(t,n);
return $u(t)}
function td(e,t){
let n=e=>t[e]??0;
for(
let e=16;e<80;e+=1)
t[e]=ad(n(e-3)^n(e-8)^n(e-14)^n(e-16),1);
let[r=0,i=0,a=0,o=0,s=0]=e;
for(
let e=0;e<80;e+=1){
let t=ad(r,5)+nd(e,i,a,o)+s+id(e)+n(e)|0;
s=o;
o=a;
a=ad(i,30);
i=r;
r=t}
for(
let[t,n]of[r,i,a,o,s].entries())
e[t]=(e[t]??0)+n}
function nd(e,t,n,r){
if(e<20)
return t&n|~t&r;
return e>=40&&e<60?t&n|t&r|n&r:t^n^r}
const rd=[1518500249,1859775393,2400959708,3395469782];
function id(e){
return rd[Math.floor(e/20)]??0}
function ad(e,t){
return e<<t|e>>>32-t}
function od(e){
sd??=ld(8,Math.sqrt);
cd??=ld(64,Math.cbrt);
let t=sd.slice();
for(
let n of Qu(e,64))
ud(t,n,cd);
return $u(t)}
let sd;
let cd;
function ld(e,t){
let n=[];
for(
let t=2;n.length<e;t+=1)
n.every(e=>t%e!==0)&&n.push(t);
return Int32Array.from(n,e=>t(e)%1*2**32)}
function ud(e,t,n){
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
dd(e,[r,i,a,o,s,c,l,u])}
function dd(e,t){
for(
let n=0;n<t.length;n+=1)
e[n]=(e[n]??0)+(t[n]??0)}
function q(e,t){
return e>>>t|e<<32-t}
const fd=new Set([`1a5d44a2dca19669`,`78314b11be2e5815`,`2cafc0970149a84f`,`f2d6ca16515033e5`,`0011cc25eb432071`,`aa6547439583c3a2`,`bf1725a8f98bea37`,`70541e07fd4f900b`,`7f75367e78812551`,`60a09e4357868c1e`,`bc1a50966c9e6486`,`424742fc6538f5e7`,`578592185588730b`,`d16d608fce743a04`,`9c5d0a6656e5d3f3`,`b83e96417f61cb14`]);
const pd=/example|your[-_. ]|^your|placeholder|redacted|replace|change[-_]?(?:me|it)|insert|paste|dummy|[-_]here$|xxxx|\*{3}|\.{3}|\u2026|0123456789|123456789|abcdefgh|(.)\1{7}/i;
function md(e){
if(pd.test(e))
return!0;
return fd.has(od(e).slice(0,16))}
const hd=/public|publish|anon(?:ymous)?(?![a-z])|site[-_]?key|(?:^|[-_.])ids?$|[a-z]Ids?$/i;
const gd=/^[A-Za-z0-9][\w+/=.:~!@#%^&*-]*$/;
const _d=/^(?:[A-Za-z]:[\\/]|\.{0,2}\/|[\w.-]+\/[\w./-]+\.\w{1,5}$)|:\/\/|^\w+\.\w+\.\w{2,4}$/;
const vd=/^(?:bearer|token|apikey|api-key)\s+/i;
const yd=/(?<![\w-])(-{0,2}[A-Za-z][\w.-]{2,60})(?:=|:[ \t]+|:(?=Bearer ))\\?["']?((?:bearer |token )?[^\s"'\\,;]+)/gi;
const bd=/\bBearer\s+([^\s"'\\,;]+)/gi;
function xd(e,t){
if(t!==void 0&&wd(t)){
let n=vd.exec(e)?.[0].length??0;
if(Td(e.slice(n)))
return[{
what:Ed(t),
start:n,
end:e.length}]}
return[...Sd(e),...Cd(e)]}
function Sd(e){
let t=[];
for(
let n of e.matchAll(yd)){
let[r,i=``,a=``]=n;
if(!wd(i))
continue;
let o=n.index+r.length;
let s=o-a.length+(vd.exec(a)?.[0].length??0);
Td(e.slice(s,o))&&t.push({
what:Ed(i),
start:s,
end:o})}
return t}
function Cd(e){
let t=[];
for(
let n of e.matchAll(bd)){
let[e,r=``]=n;
let i=n.index+e.length;
Td(r)&&t.push({
what:`a bearer token`,
start:i-r.length,
end:i})}
return t}
function wd(e){
if(hd.test(e))
return!1;
let t=Nt(e);
return t===`secret`||t===`maybe`&&/(?:key|auth)$/i.test(e)}
function Td(e){
return e.length>=16&&e.length<=512&&gd.test(e)&&!_d.test(e)&&at(e)&&!md(e)}
function Ed(e){
return/pass|pwd/i.test(e)?`a password`:`what looks like a live key`}
const Dd=[`\\u`,`PRIVATE KEY`,`asic `,`nemonic`,`NEMONIC`,`hrase`,`HRASE`];
const Od=/:\/\/[^\s"']{0,300}@/;
const kd=/^[A-Za-z]{1,20}\d{1,4}$/;
function Ad(e){
return Dd.some(t=>e.includes(t))||e.includes(`@`)&&Od.test(e)||!Md(e)&&Nd(e)}
const jd=/^(?:(?:[A-Z]?[a-z]{1,30}|(?![A-Z]?[a-z]+(?![A-Za-z\d]))[A-Za-z]{1,15}|v?\d{1,3}|\d{4,8})(?![A-Za-z\d])|[^A-Za-z\d])*$/;
function Md(e){
return e.length<5e3&&jd.test(e)}
function Nd(e){
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
if(Pd(e.slice(a,i),n,r))
return!0;
if(n>0&&r>0&&a-(t.at(-2)??-1/0)<40)
return!0;
n>0&&r>0&&t.push(a)}
n=0;
r=0}}
return!1}
function Pd(e,t,n){
if(t===0)
return n>8;
if(n>0)
return e.length>7&&!kd.test(e);
let r=e.match(/[a-z](?=[A-Z])/g)?.length??0;
return t>31||r*6>t}
const Fd=/^(?:bearer|token|apikey|api-key)\s+/i;
const Id=/[\s${}<>`]|%\w+%|^[!@~/\\]|^[A-Za-z]:[\\/]|:\/\/|[\\/][^\\/]*\.\w{1,5}$|^[\w.-]+\.\w{2,6}$/;
const Ld=/token|secret|pass|pwd|key|cred|auth|mnemonic|phrase/;
function Rd(e){
return Ld.test(e.toLowerCase())}
function zd(e,t){
if(e.length<10||e.includes(`$`))
return!1;
return(t!==void 0&&Rd(t)||e.includes(`=`)&&Rd(e.slice(0,100)))&&!Id.test(e.replace(Fd,``))}
function Bd({
format:e,
client:t}){
return e.toolNames??t.toolNames}
function Vd(e){
return Bd(e)?.limit??e.client.nameLimit}
function Hd({
form:e,
server:t},n){
return e.replace(/[ST]/g,e=>e===`S`?t(n):`\u2026`)}
function J({
name:e,
entry:t},{
partKey:n}){
if(n===void 0)
return e;
let r=H(t,n);
return typeof r==`string`?r:``}
function Ud(e,t){
return t.partKey===void 0||J(e,t)!==``}
function Wd({
form:e,
partKey:t}){
if(t!==void 0)
return`give one of the servers another ${N(t)}`;
return e.includes(`S`)?`rename one of the servers`:`leave out one of the tools, or one of the servers`}
function Gd(e,t,n){
let r=[{
server:t,
tool:`x`},{
server:n,
tool:`x`}];
let[i,a]=e.names?.(r)??r.map(({
server:t,
tool:n})=>e.name(t,n));
return i===a}
const Kd={
isEmpty:!0,
of:()=>void 0};
async function qd(e,t){
if(!e.some(({
format:e})=>e.answer===`tools`))
return Kd;
let{
SavedLists:n}=await Promise.resolve().then(()=>_m);
return new n(e,t)}
function Jd(e,t){
if(typeof e==`string`)
return t.test(e);
if(Array.isArray(e))
return e.some(e=>Jd(e,t));
return V(e)&&Object.keys(e).some(n=>Jd(e[n],t))}
function Yd(e){
return V(e)&&Object.keys(e).some(e=>!/^[A-Z_][A-Z0-9_]*$/.test(e))}
function Xd(e){
if(!V(e))
return!1;
let t=Object.keys(e);
return t.some(t=>/[^\w-]/.test(t)||t===``||Zd(e[t]))||t.length>1&&new Set(t.map(e=>e.toLowerCase())).size<t.length}
function Zd(e){
return typeof e==`string`&&/[^\t\x20-\x7e]/.test(e)}
function Qd({
fields:e}){
let t=0;
for(
let n of e){
if(!$d(n))
continue;
t+=1;
if(t>1||n.fact===void 0||n.fact.unread)
return!0}
return!1}
function $d({
key:e,
fact:t}){
let n=t?.is??e;
return n===`enabled`||n===`disabled`}
function ef(e){
return e.length>1&&new Set(e.map(e=>e.toLowerCase())).size<e.length}
function tf(e){
if(e.length<2)
return!1;
let t=e.flatMap(e=>us(e)??[]);
return new Set(t).size<t.length}
const nf={
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
maps:n})=>n.length===0&&e.servers.length>0||n.some(e=>!V(e.value)||e.list===`only`)||t.some(({
name:e,
route:t})=>e===t.at(-2)),
otherMap:({
reading:{
document:e,
format:t}})=>V(e.value)&&Object.entries(e.value).some(([e,n])=>V(n)&&!t.servers.some(({
at:t})=>t.length===1&&t[0]===e)),
alikeNames:({
reading:e})=>ef(e.names),
sameName:({
reading:{
names:e}})=>e.length>1&&new Set(e).size<e.length,
twins:({
reading:e})=>tf(e.servers),
mayHoldSecret:({
reading:e})=>Ad(e.document.text)};
const rf={
kind:(e,t)=>e.kind===t};
const af={
kind:(e,t)=>e.kind===t,
rule:(e,t)=>e.rule===t};
const of={
deprecated:({
fact:e})=>e?.deprecated!==void 0,
approves:({
fact:e,
value:t})=>e!==void 0&&Ao(e,t)!==void 0};
const sf={
like:({
server:e},t)=>t.test(e.name),
reserved:({
server:e})=>hs(e)!==void 0,
repeated:({
server:{
fields:e,
name:t}})=>e.some(({
fact:e,
value:n})=>e?.repeatsName===!0&&n!==t),
allowed:({
server:e,
reading:t})=>ds(e,Bd(t)).length>0};
const cf={
settled:({
server:e})=>!ys(e),
entry:({
server:e})=>!V(e.entry),
targeted:({
reading:e})=>e.targets.length>0,
strangers:({
server:e})=>Ko(e),
switches:({
server:e})=>Qd(e),
callable:({
server:{
url:e,
dialect:t}})=>e!==void 0&&!Do(e.value,t),
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
words:e})=>qu(e.map(({
value:e})=>e)),
variables:({
server:e})=>uf(e,`env`,Yd),
headers:({
server:e})=>uf(e,`headers`,Xd),
references:({
server:e,
texts:t})=>e.dialect.placeholders!==void 0&&t.some(lf)&&zl(e),
lookedUp:({
server:{
fields:e,
dialect:t}})=>e.some(e=>Kl(e,t))};
function lf(e){
return e.includes(`{`)||e.includes(`$`)||e.includes(`%`)}
function uf({
fields:e},t,n){
return e.some(({
fact:e,
value:r})=>e?.is===t&&n(r))}
const df={
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
value:t})=>e!==void 0&&Ao(e,t)!==void 0,
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
value:e},t)=>Jd(e,t)};
const ff={
like:({
value:e},t)=>t.test(e.toLowerCase())};
const pf={
like:({
value:e},t)=>t.test(e),
mayBeSecret:({
value:e,
name:t})=>zd(e,t)};
var mf=class{
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
passes:Rs(e,n),
tell:t}));
this.#e=t(`file`,nf);
this.#t=t(`problem`,rf);
this.#n=t(`violation`,af);
this.#r=t(`rootField`,of);
this.#i=t(`name`,sf);
this.#a=t(`server`,cf);
this.#o=t(`field`,df);
this.#s=t(`word`,ff);
this.#c=t(`text`,pf)}
problemsOf({
document:e}){
for(
let t of e.problems)
Y(this.#t,t,t)}
walk(e,t){
let n=new Wu(e);
Y(this.#e,n,e);
for(
let e of t)
Y(this.#n,e,e);
this.#l(e);
for(
let t of e.servers)
this.#u(t,e)}
#l({
document:{
value:e},
format:{
rootFields:t}}){
if(t===void 0||!V(e))
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
Y(this.#r,i,i)}}
#u(e,t){
let n=new Gu(e,t);
Y(this.#i,n,e);
if(e.broken)
return;
Y(this.#a,n,e);
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
Y(this.#o,a,a)}
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
Y(this.#s,e,e);
n+=1}}
#f(e){
if(this.#c.length===0)
return;
ni(e.entry,(t,n,r)=>{
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
function Y(e,t,n){
for(
let{
passes:r,
tell:i}of e)
r(t)&&i(n)}
function hf({
on:e},t,n){
let r=e[t];
if(r===void 0)
return[];
return(typeof r==`function`?[{
check:r}]:`check`in r?[r]:r).map(({
check:e,...t})=>({
where:t,
tell:t=>e(t,n)}))}
function gf({
on:e},t,n,r){
return(e[t]??[]).filter(({
only:e})=>e===void 0||n(e)).map(({
only:e,...t})=>({
where:t,
tell:r}))}
function _f(e){
let t={
registry:e(`registry`),
bundle:e(`bundle`),
former:e(`former`)};
return e=>{
if(vf(e,`registry`))
for(
let{
tell:n}of t.registry)
n(e);
if(vf(e,`bundle`))
for(
let{
tell:n}of t.bundle)
n(e);
if(vf(e,`former`))
for(
let{
tell:n}of t.former)
n(e)}}
function vf(e,t){
return e.format[t]!==void 0}
var yf=class{
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
n.answer===void 0?this.#a(e):!this.has(`alike-tools`)&&uo(co(t))&&this.#e.add(`alike-tools`);
this.#r||=n.answer!==void 0;
!this.has(`mention`)&&n.references!==void 0&&Du(t,n).length>0&&this.#e.add(`mention`);
this.#i||=r.length>0||this.has(`mention`);
this.#r&&this.#i&&this.#e.add(`tools`);
r.length>1&&Bd(e)?.partKey!==void 0&&this.#e.add(`alike-names`);
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
var bf=class{
findings=[];
#e;
#t={
reading:void 0,
violations:[]};
#n=new yf;
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
this.#n=new yf}
note(e){
this.#n.note(e)}
async judge(e,t){
this.#n.note(e);
if(!t)
return;
this.#e.unfiltered&&await this.#c([...this.#i]);
this.#t.reading=e;
this.#t.violations=await To(e);
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
t(i)&&r.push([i,new Fs(i,this.findings,this.#t,n(i.id))])}
this.#r.push(...r);
e.length>0&&(this.#s=this.#l(this.#r,this.#i));
return r}
#l(e,t){
return new wf(this.#u(e,t),this.#o)}
#u(e,t){
return n=>{
let r=e.flatMap(([e,t])=>hf(e,n,t));
for(
let e of t)
r.push(...this.#d(e,n));
return this.#e.unfiltered?r.map(({
where:e,
tell:t})=>({
where:xf(e),
tell:t})):r}}
#d(e,t){
return gf(e,t,e=>this.#e.isOn({
id:e}),()=>this.#a.add(e))}};
function xf(e){
return Object.fromEntries(Object.entries(e).filter(([e])=>Sf.has(e)))}
const Sf=new Set([`when`,`side`,`under`,`of`]);
function Cf(e){
let t=e(`answers`);
return e=>{
for(
let{
tell:n}of t)
n(e)}}
var wf=class{
#e;
#t;
#n;
constructor(e,t=Cf){
this.#e=new mf(e);
this.#t=_f(e);
this.#n=t(e)}
past(e,t){
this.#e.problemsOf(e);
if(e.format.answer!==void 0){
this.#n(e,t);
return}
this.#e.walk(e,t);
this.#t(e)}};
async function Tf(){
let{
known:e}=await Promise.resolve().then(()=>require("./known.js"));
return e()}
function Ef(e){
let t=Kr(e);
if(t!==void 0)
return t;
throw kf(`format or client`,e,[...U.map(e=>e.id),...Of()],`mcp-lint clients`)}
function Df(e){
if(!Of().includes(e))
throw kf(`client`,e,Of(),`mcp-lint clients`)}
function Of(){
return[...new Set(U.map(e=>e.client))]}
function kf(e,t,n,r){
let i=R(t,n);
let a=i===void 0?Af(t,[...n]):[i];
let o=a.length===0?`"${r}" lists them`:`did you mean ${Ye(a,{
conjunction:`or`})}?`;
return new z(`there is no ${e} ${N(t)}; ${o}`)}
function Af(e,t){
return e.length<3?[]:t.filter(t=>t.startsWith(e.toLowerCase()))}
function jf(e){
return[e,...U.filter(t=>t.client===e.client&&t.id!==e.id&&t.id.startsWith(e.id)&&t.files.some(t=>e.files.includes(t)))]}
async function Mf(e,t){
let n=e.spec??t.spec;
let r=e.profiles??t.profiles;
if(n===void 0&&r===void 0)
return{};
let{
chosenProtocol:i}=await Promise.resolve().then(()=>require("./chosen-protocol.js"));
return i(n,r)}
const Nf=[{
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
const Pf=[{
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
const Ff=()=>Promise.resolve().then(()=>require("./known.generated.js"));
const If=`mcp-lint-disable`;
function Lf({
text:e}){
return e.includes(If)}
function Rf(e,t){
let n=Bf(e,t);
if(n===`off`)
return;
return n===void 0||n===e.severity?e:{...e,
severity:n}}
function zf(e,{
rules:t,
overrides:n,
forced:r,
offByDefault:i}){
let a=r.get(e);
if(a!==void 0)
return a!==`off`;
return(t.get(e)?.level??(i.has(e)?`off`:void 0))!==`off`||n.some(t=>(t.rules.get(e)??`off`)!==`off`)}
function Bf({
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
const Vf=()=>Promise.resolve().then(()=>require("./baseline.js"));
async function Hf(e,t){
let n=await Uf(e,t);
let r=n.kept.flatMap(e=>Rf(e,t.settings)??[]);
if(t.baseline===void 0)
return{
kept:r,
suppressed:n.suppressed};
let{
applyBaseline:i}=await Vf();
let{
kept:a,
suppressed:o}=i(r,t.baseline);
return{
kept:a,
suppressed:n.suppressed+o}}
async function Uf(e,t){
if(t.documents.length===0)
return{
kept:[...e],
suppressed:0};
let{
silence:n}=await Promise.resolve().then(()=>require("./inline.js"));
return n(e,{...t,
rules:await t.rules()})}
async function Wf(e,t,n){
if(e.rules.size>0){
let t=await Gf();
for(
let n of e.rules.keys())
if(!t.has(n))
throw kf(`rule`,n,t,`mcp-lint rules`)}
let r={
rules:t.rules,
overrides:t.overrides,
forced:e.rules,
offByDefault:new Set(Pf.map(e=>e.id))};
return{
optionsOf:e=>t.rules.get(e)?.options??{},
isOn:({
id:e})=>zf(e,r),
suppression:(t,i)=>{
let a=t.filter(({
isKept:e,
document:t})=>e&&Lf(t));
let o=t=>e.trusted?.hears(x(n,t))!==!1;
let s=a.filter(({
owner:e,
document:{
path:t}})=>e&&i.has(t)&&o(t));
let c=new Set(s.filter(({
format:e})=>e.syntax.comments).map(({
document:e})=>e));
return{
settings:r,
rules:Gf,
documents:s.map(({
document:e})=>e),
commentsCount:e=>c.has(e)}}}}
async function Gf(){
let{
rules:e}=await Ff();
return new Set(e.map(e=>e.id))}
function Kf({
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
throw new z(`"--update-baseline" needs a file: "--baseline <file>", or "baseline" in mcp-lint.json`)}
return{
path:i.baseline,
shown:C(n,i.baseline)}}
function qf({
tools:e},t,n){
return new Map([...e].map(([e,r])=>{
let i=C(t,r);
if(Jf(r,n))
return[e,i];
throw new z(`there is no file ${N(i)}, which "tools" names for server ${N(e)}`)}))}
function Jf(e,t){
try{
return t.target(e)===`file`}catch{
return!1}}
async function Yf(e,t,n){
let r=e.as===void 0?void 0:Ef(e.as);
let i=r===void 0&&!e.user?void 0:await Promise.resolve().then(()=>require("./folders.js"));
let a=r===void 0||i===void 0?[]:i.foldersOf(e,r);
let o=i===void 0||!e.user?[]:i.userFiles(e.files);
let s=new Map;
for(
let{
shown:e,
format:t}of o)
s.set(e,[...s.get(e)??[],t]);
let c=qf(t,n,e.files);
let l=new Set(c.values());
let u=r===void 0?()=>!1:Qf(Zf(e,a),e,n);
let d=e=>{
if(r!==void 0&&u(e))
return jf(r);
if(l.has(e))
return[Ef(`mcp-tools`)];
let n=t.formatOf(e);
if(n!==void 0)
return jf(Ef(n));
return s.get(e)??Wr(e)};
let f={
files:e.files,
cwd:e.cwd,
root:n,
paths:Xf(e,a),
wanted:e=>Wr(e).length>0||t.formatOf(e)!==void 0||l.has(e),
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
Df(e);
return{
files:f,
reading:{
candidates:d,
isForced:e=>u(e)||l.has(e)||t.formatOf(e)!==void 0||s.has(e),
targets:p,
protocol:await Mf(e,t)},
settings:await Wf(e,t,n),
baseline:Kf(e,t),
toolLists:c}}
function Xf({
paths:e,
document:t},n){
if(e.length>0||t!==void 0)
return e;
return n.length>0?n:[`.`]}
function Zf({
paths:e,
document:t},n){
return t===void 0?[...e,...n]:[t.path]}
function Qf(e,{
cwd:t,
files:n},r){
let i=e.map(e=>n.resolve(t,e).replace(/\/$/,``));
return e=>{
let t=x(r,e);
return i.some(e=>t===e||t.startsWith(`${e}/`))}}
var X=class{
questions=new De;
ofGit=!1;
isTouchedBy(e){
return this.questions.isTouchedBy(e)||this.ofGit&&$f(e)}};
function $f({
path:e}){
return/\/\.git(?:ignore$|\/|$)/.test(e)}
var ep=class{
files;
#e=new X;
constructor(e){
this.files=new Ae(e,this.#e.questions)}
for(e){
this.#e=e;
this.files.questions=e.questions;
return e}
around(e,t){
return{
exists:n=>{
this.#e.questions.addPlace(b(t,n));
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
const tp=[];
function np(e,t){
return{
found:e,
asked:t?op(e):void 0,
isDone:!1,
readings:tp,
findings:tp}}
function rp(e,{
source:t,
reported:n,
ofUser:r}){
if(!e?.isDone)
return!1;
let{
found:i}=e;
return i.source.path===t.path&&i.reported===n&&i.ofUser===r}
function ip(e,t,n){
e.readings=[...e.readings,t];
n.length>0&&(e.findings=[...e.findings,...n])}
function ap(e){
e.found.source.forget?.();
Object.assign(e,np(e.found,e.asked!==void 0))}
function op({
absolute:e}){
let t=new X;
t.questions.addContent(e);
return t}
var sp=class{
options;
#e;
#t;
#n=new Map;
#r;
#i={
config:new X,
plan:new X,
found:new X,
together:new X};
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
this.#r=t?void 0:new ep(o);
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
(t(this.#i.found)||$f(e))&&(this.#s=void 0);
let n=t(this.#i.together);
for(
let t of this.#c.values())
(n||t.asked?.isTouchedBy(e))&&ap(t)}
async examine(){
let e=await this.#p();
let t=this.#m(e);
let n=this.#r?.around(()=>this.#s??t,e.root);
await this.#h(n??t,e);
let r=[...this.#c.values()];
cp(r);
let i=r.flatMap(e=>e.readings);
let{
root:a,
reading:o,
toolLists:s,
settings:c,
baseline:l,
isConfigured:u,
judge:d}=e;
let f=async()=>({
root:a,
readings:i,
targets:o.targets,
toolLists:await qd(i,s)});
if(this.#u===void 0){
this.#i.together=this.#_();
await d.judgeRun(f);
this.#u=d.findings.splice(0)}
let p=new Set(r.filter(({
found:e})=>e.reported).map(({
found:e})=>e.source.path));
return{
root:C(this.options.cwd,a)||`.`,
readings:i,
workspace:f,
findings:[...r.flatMap(e=>e.findings),...this.#u],
together:new Set(this.#u.map(({
rule:e})=>e)),
reported:p,
files:i.filter(({
owner:e,
document:t})=>e&&p.has(t.path)).map(ki),
settings:c,
baseline:l,
toolLists:s,
isConfigured:u}}
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
files:e,
trusted:t}=this.options;
let{
config:n,
root:r=this.options.cwd,
path:i}=await io({...this.options,
files:t?.files??e,
known:Tf});
this.#o=!1;
if(n===this.#a?.config)
return this.#a;
this.#a=void 0;
this.#i.plan=this.#_();
let a=await Yf(this.options,n,r);
this.#s=void 0;
this.#c=new Map;
this.#u=void 0;
this.#a={...a,
config:n,
root:r,
isConfigured:i!==void 0,
judge:new bf({...a.settings,
pieces:Nf,
unfiltered:this.#e.unfiltered??!1})};
return this.#a}
#m({
files:e}){
if(this.#s!==void 0)
return this.#s;
this.#i.found=this.#_();
let{
sources:t,
around:n}=Ya(e);
let r=t.map(e=>{
let t=this.#c.get(e.absolute);
return rp(t,e)?t:np(e,this.#r!==void 0)});
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
isKept:Lf,
isHeld:this.#r!==void 0};
for await(
let e of Vu(this.#g(r),i)){
await n.judge(e,this.#e.all===!0||this.#l?.found.reported===!0);
this.#l!==void 0&&ip(this.#l,e,n.findings.splice(0))}
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
return this.#r?.for(new X)??new X}};
function cp(e){
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
throw new z(`"${r}": ${i.message}`);
throw new z(`no client's format claims "${r}", by its path or by its content; say what it is with --as ("--as mcp" for any client's servers), or under "files" in mcp-lint.json`)}
async function lp(e){
return dp(await up(e),e)}
function up(e,t={}){
return new sp(e,{...t,
isLast:!0}).examine()}
async function dp(e,t){
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
let d=c&&{...await Vf(),...c};
let{
kept:f,
suppressed:p}=await Hf(u,{...s.suppression(r,a),
baseline:l===void 0?d?.readBaseline(d,t.trusted?.files??t.files):void 0});
d!==void 0&&l!==void 0&&d.writeBaseline(d,f,{
files:t.files,
save:l,
isReported:e=>a.has(e)});
return Oi(l===void 0?f:[],{
root:n,
looked:t.paths.join(`, `)||`.`,
files:o,
suppressed:l===void 0?p:p+f.length})}
const fp=[`servers`,`rules`,`explain`,`clients`,`init`];
const pp=[`error`,`warning`,`info`,`never`];
const mp=[`off`,`info`,`warning`,`error`];
const hp=[`text`,`json`];
const Z=[`lint`];
const gp=[`lint`,`servers`];
const _p=[`lint`,`servers`,`rules`,`explain`,`clients`];
const vp=[..._p,`init`];
const yp=[{
name:`format`,
value:wi.join(`|`),
summary:`how to write the report (default: text)`,
commands:_p},{
name:`output`,
value:`<file>`,
summary:`write the report there; one line of summary goes to standard error`,
commands:Z},{
name:`target`,
value:`<client,\u2026>`,
summary:`also report what these clients would reject, ignore or lose; may be repeated`,
commands:Z},{
name:`as`,
value:`<format|client>`,
summary:`read the given files as this format, or as the main format of this client`,
commands:gp},{
name:`spec`,
value:`<revision>`,
summary:`protocol revision of saved tool lists and results (default: as they show it)`,
commands:Z},{
name:`stdin-filename`,
value:`<path>`,
summary:`read one document from standard input, as if it lay there`,
commands:Z},{
name:`config`,
value:`<file>`,
excludes:`no-config`,
summary:`the configuration (default: the next mcp-lint.json upward, or in package.json)`,
commands:gp},{
name:`no-config`,
summary:`use no configuration file`,
commands:gp},{
name:`rule`,
value:`<id>=<${mp.join(`|`)}>`,
summary:`set the severity of a rule; may be repeated`,
commands:Z},{
name:`fail-on`,
value:pp.join(`|`),
summary:`the least severity that ends with exit code 1 (default: error)`,
commands:Z},{
name:`max-warnings`,
value:`<n>`,
summary:`end with exit code 1 when there are more warnings`,
commands:Z},{
name:`user`,
summary:`also read the configuration in the home directory`,
commands:gp},{
name:`baseline`,
value:`<file>`,
summary:`leave out the findings recorded there`,
commands:Z},{
name:`update-baseline`,
summary:`record the present findings in the baseline, and report none`,
commands:Z},{
name:`require-files`,
summary:`end with exit code 2 when there is no MCP configuration`,
commands:Z},{
name:`quiet`,
summary:`list errors only; the summary counts all`,
commands:Z},{
name:`color`,
excludes:`no-color`,
summary:`use colour (default: on a terminal)`,
commands:_p},{
name:`no-color`,
summary:`use no colour`,
commands:_p},{
name:`version`,
summary:`print the version`,
commands:vp},{
name:`help`,
summary:`print this help`,
commands:vp},{
name:`references`,
value:`<server>`,
summary:`list what mentions this server, to be looked at before it is removed`,
commands:[`servers`]},{
name:`yes`,
summary:`change files that exist without asking`,
commands:[`init`]}];
function bp(e){
let t=new Map;
let n=[];
let r=`lint`;
let i=!1;
for(
let a of xp(e))
a.kind===`option-terminator`?i=!0:a.kind===`option`?Ep(t,Sp(a),a.value):r===`lint`&&n.length===0&&!i&&Tp(a.value)?r=a.value:n.push(a.value);
return{
command:r,
positionals:n,
has:e=>t.has(e),
value:e=>t.get(e)?.at(-1),
values:e=>t.get(e)??[]}}
function xp(e){
if(!e.some(e=>e.startsWith(`-`)))
return e.map(e=>({
kind:`positional`,
value:e}));
let{
tokens:t}=(0,a.parseArgs)({
args:[...e],
options:Object.fromEntries(yp.map(({
name:e,
value:t})=>[e,{
type:t===void 0?`boolean`:`string`}])),
strict:!1,
allowPositionals:!0,
tokens:!0});
return t}
function Sp({
name:e,
rawName:t,
value:n,
inlineValue:r}){
let i=t.startsWith(`--`)?yp.find(t=>t.name===e):void 0;
if(i===void 0)
throw new z(wp(t));
if(i.value===void 0&&n!==void 0)
throw new z(`"--${e}" takes no value`);
if(i.value!==void 0&&(n===void 0||n===``||Cp(n,r)))
throw new z(`"--${e}" needs a value: --${e} ${i.value}`);
return i}
function Cp(e,t){
return t!==!0&&/^--?[A-Za-z]|^--$/.test(e)}
function wp(e){
let t=R(e.replace(/^-+/,``),yp.map(e=>e.name));
let n=`there is no option ${N(e)}`;
return t===void 0?`${n}; "mcp-lint --help" lists them`:`${n}; did you mean "--${t}"?`}
function Tp(e){
return fp.includes(e)}
function Ep(e,{
name:t},n){
let r=e.get(t)??[];
n!==void 0&&r.push(n);
e.set(t,r)}
function Dp(e){
if(e.length===0)
return Op;
let t=bp(e);
if(t.has(`help`))
return{
name:`help`};
if(t.has(`version`))
return{
name:`version`};
Np(t);
Pp(t);
switch(t.command){case`lint`:
return kp(t);case`servers`:
return Ap(t);case`explain`:
return{
name:`explain`,
rule:Ip(t),
format:Vp(t,`format`,hp)??`text`};case`init`:
Lp(t);
return{
name:`init`,
yes:t.has(`yes`)};default:
Lp(t);
return{
name:t.command,
format:Vp(t,`format`,hp)??`text`}}}
const Op={
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
function kp(e){
return{
name:`lint`,
paths:e.positionals,
format:Vp(e,`format`,wi)??Op.format,...Q(`output`,e.value(`output`)),
targets:Rp(e),...Q(`as`,e.value(`as`)),...Q(`spec`,e.value(`spec`)),...Q(`stdinFilename`,e.value(`stdin-filename`)),...Q(`config`,jp(e)),
rules:zp(e),
failOn:Vp(e,`fail-on`,pp)??Op.failOn,...Q(`maxWarnings`,Bp(e)),
user:e.has(`user`),...Q(`baseline`,e.value(`baseline`)),
updateBaseline:e.has(`update-baseline`),
requireFiles:e.has(`require-files`),
quiet:e.has(`quiet`),...Q(`color`,Mp(e))}}
function Ap(e){
return{
name:`servers`,
paths:e.positionals,
format:Vp(e,`format`,Pi)??`text`,...Q(`references`,e.value(`references`)),...Q(`as`,e.value(`as`)),...Q(`config`,jp(e)),
user:e.has(`user`),...Q(`color`,Mp(e))}}
function jp(e){
return!e.has(`no-config`)&&e.value(`config`)}
function Mp(e){
if(e.has(`color`))
return!0;
return!e.has(`no-color`)&&void 0}
function Np({
command:e,
has:t}){
for(
let{
name:n,
commands:r}of yp){
if(!t(n)||r.includes(e))
continue;
let[i,...a]=r;
throw new z(e===`lint`&&a.length===0?`"--${n}" is an option of "mcp-lint ${i}"`:`"mcp-lint ${e}" has no option "--${n}"`)}}
function Pp(e){
for(
let{
name:t,
excludes:n}of yp)
if(n!==void 0&&e.has(t)&&e.has(n))
throw Fp(`--${t}`,`--${n}`);
if(e.value(`fail-on`)===`never`&&e.has(`max-warnings`))
throw Fp(`--fail-on never`,`--max-warnings`);
if(e.has(`stdin-filename`)&&e.positionals.length>0)
throw new z(`"--stdin-filename" reads standard input only, but ${N(e.positionals[0]??``)} is given too`)}
function Fp(e,t){
return new z(`"${e}" and "${t}" exclude each other`)}
function Ip({
positionals:[e,t]}){
if(e===void 0)
throw new z(`"mcp-lint explain" needs the id of a rule; "mcp-lint rules" lists them`);
if(t!==void 0)
throw new z(`"mcp-lint explain" takes one rule, but ${N(t)} is given too`);
return e}
function Lp({
command:e,
positionals:[t]}){
if(t===void 0)
return;
throw new z(`"mcp-lint ${e}" takes no argument, but ${N(t)} is given; a folder of that name is "./${e}"`)}
function Rp(e){
let t=e.values(`target`).flatMap(e=>e.split(`,`).map(e=>e.trim()));
if(t.includes(``))
throw new z(`"--target" has an empty name between its commas`);
return[...new Set(t)]}
function zp(e){
let t=new Map;
for(
let n of e.values(`rule`)){
let[e=``,r,i]=n.split(`=`);
if(e===``||r===void 0||i!==void 0)
throw new z(`"--rule" needs <id>=<${mp.join(`|`)}>, but has ${N(n)}`);
t.set(e,Hp(mp,r,N(`--rule ${e}`)))}
return t}
function Bp(e){
let t=e.value(`max-warnings`);
if(t===void 0)
return;
if(!/^\d{1,9}$/.test(t))
throw new z(`"--max-warnings" needs a whole number from 0 up, but has ${N(t)}`);
return Number(t)}
function Vp(e,t,n){
let r=e.value(t);
return r===void 0?void 0:Hp(n,r,`"--${t}"`)}
function Hp(e,t,n){
let r=e.find(e=>e===t);
if(r!==void 0)
return r;
let i=R(t,e);
let a=i===void 0?``:`; did you mean ${N(i)}?`;
throw new z(`${n} takes ${Ye(e,{
conjunction:`or`})}, not ${N(t)}${a}`)}
function Q(e,t){
return t===void 0?{}:{
[e]:t}}
function Up(e,{
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
function Wp({
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
async function Gp(e){
if(!Kp(e))
return!1;
let{
isatty:t}=await Promise.resolve().then(()=>require("node:tty"));
return t(e)}
function Kp(e){
try{
let t=(0,n.fstatSync)(e);
return t.isCharacterDevice()&&t.rdev!==(0,n.statSync)(`/dev/null`,{
throwIfNoEntry:!1})?.rdev}catch{
return!1}}
const qp={
lint:`to lint needs no command, "mcp-lint --help" shows more`,
check:`to lint needs no command, "mcp-lint --help" shows more`,
help:`did you mean "--help"?`,
version:`did you mean "--version"?`};
function Jp([e],t){
if(e===void 0||e===``||(0,n.existsSync)((0,r.resolve)(t,e)))
return;
let i=R(e,fp);
let a=(Object.hasOwn(qp,e)?qp[e]:void 0)??(i&&`did you mean the command ${N(i)}?`);
if(a!==void 0)
throw new z(`${N(e)} does not exist; ${a}`)}
function Yp(){
let e=[];
for(
let t=0;t<=c;){
let n=Xp(Math.min(65536,33554433-t));
if(n.length===0)
break;
e.push(n);
t+=n.length}
return Buffer.concat(e)}
function Xp(e){
let r=Buffer.allocUnsafe(e);
for(;;)
try{
return r.subarray(0,(0,n.readSync)(0,r,0,e,null))}catch(e){
let n=e instanceof Error&&`code`in e?e.code:void 0;
if(n===`EOF`)
return r.subarray(0,0);
if(n!==`EAGAIN`)
throw new z(`standard input cannot be read: ${p(e)}`);
t.pause()}}
function Zp({
cwd:e,
root:t,
workspace:n}){
let i=$p(e);
let a=n===void 0||n===``?i:$p(n);
let o=Qp(i,a)?a:i;
return e=>Ei(e)?e:k((0,r.relative)(o,(0,r.resolve)(i,t,e)))}
function Qp(e,t){
return!/^(?:\.\.(?:[\\/]|$)|[\\/]|[A-Za-z]:)/.test((0,r.relative)(t,e))}
function $p(e){
try{
return(0,n.realpathSync)(e)}catch{
return e}}
var em=e.__exportAll({
main:()=>tm});
async function tm(e){
try{
return await nm(Dp(e))}catch(e){
if(!(e instanceof z))
throw e;
t.write(2,P(`mcp-lint: ${e.message}\n`));
return 2}}
async function nm(e){
switch(e.name){case`lint`:
return rm(e);case`servers`:
return im(e);case`version`:
um(`${t.about.version}\n`);
return 0;case`init`:{
let{
init:t}=await Promise.resolve().then(()=>require("./init.js"));
await t(lm(),{
yes:e.yes,
say:um});
return 0}default:{
let{
page:t}=await Promise.resolve().then(()=>require("./page.js"));
um(P(t(e)));
return 0}}}
async function rm(e){
let n=lm();
Jp(e.paths,n);
let r=e.updateBaseline?(await Promise.resolve().then(()=>require("./replace-file.js"))).replaceFile:void 0;
let i=await lp({...e,
files:ue,
cwd:n,
document:cm(e),
saveBaseline:r});
let a={...am(n,i.root),
color:i.findings.length>0&&e.output===void 0&&await om(e),
quiet:e.quiet,
loadRules:async()=>(await $(`./start.js`,`catalog_exports`)).readRules()};
let o=await Ti(e.format,i,a);
if(e.output===void 0)
um(o);else{
dm(e.output,o);
t.write(2,P(`${fi(i)}\n`))}
if(e.requireFiles&&i.files.length===0)
throw new z(`no MCP configuration was found, and --require-files asks for some`);
return e.updateBaseline?0:Wp(i,e)}
async function im(e){
let t=lm();
let n=await up({...e,
files:ue,
cwd:t,
targets:[],
rules:new Map},{
all:!0});
let r={...am(t,n.root),
color:await om(e),
width:await sm()};
let{
format:i,
references:a}=e;
um(a===void 0?await Fi(i,{...n,
workspace:await n.workspace()},r):await Ii(i,a,await n.workspace(),r));
return 0}
function am(e,n){
return{
color:!1,
quiet:!1,
cwdPrefix:n===`.`?``:`${n}/`,
repositoryPath:Zp({
cwd:e,
root:n,
workspace:process.env.GITHUB_WORKSPACE}),
version:t.about.version,
docsUrl:e=>`${t.about.docs}/rules/${e}.md`}}
async function om({
color:e}){
return Up(e,{
env:process.env,
isTTY:await Gp(1)})}
async function sm(){
return await Gp(1)&&process.stdout.columns>0?process.stdout.columns:void 0}
function cm({
stdinFilename:e}){
return e===void 0?void 0:{
path:e,
content:Yp()}}
function lm(){
try{
return ue.resolve(process.cwd(),`.`)}catch(e){
throw new z(`the working directory cannot be read: ${p(e)}`)}}
function um(e){
try{
t.write(1,e)}catch(e){
throw new z(`the output cannot be written: ${p(e)}`)}}
function dm(e,t){
try{
(0,n.writeFileSync)(e,t)}catch(t){
let i=(0,n.existsSync)((0,r.dirname)(e))?p(t):`its folder does not exist`;
throw new z(`the report cannot be written to ${N(e)}: ${i}`)}}
function fm(e,t){
let n=w(e);
let r=new Map;
return{
has:e=>{
let r=pm(n,e);
return r===void 0?void 0:t.has(r)},
head:(e,r)=>{
let i=pm(n,e);
return i===void 0?void 0:t.head(i,r)},
document:e=>{
let i=pm(n,e);
if(i===void 0)
return;
r.has(i)||r.set(i,mm(i,t));
return r.get(i)}}}
function pm(e,t){
if(t===``||t.includes(`\0`)||t.startsWith(`/`))
return;
let n=b(e,t);
return n===`..`||n.startsWith(`../`)?void 0:n}
function mm(e,t){
let n=t.head(e,262145);
if(n===void 0||n.length>262144)
return;
let r={
path:e,
text:new TextDecoder().decode(n),
problems:[]};
return e.endsWith(`.json`)?cl(r):sl(r,`markdown`)}
var hm=e.__exportAll({
FileReading:()=>gm});
var gm=class{
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
this.names=uc(e,n);
this.#e=o}
get servers(){
this.#t??=yc(this.document,this.format);
return this.#t}
get publishable(){
return this.#e.isPublishable(this.document.path)}
lacks(e){
return this.#e.isMissing(e,this.document.path)}
get neighbours(){
this.#n??=fm(this.document.path,this.#e.files);
return this.#n}
keep(){
this.isKept=!0}
forget(){
this.#t=void 0;
this.#n=void 0}};
var _m=e.__exportAll({
SavedLists:()=>vm});
var vm=class{
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
let a=r??(i?void 0:this.#t.get(Cl(t)+e+`.tools.json`));
return a&&so(a)}};
function ym(e){
return e}
function bm(e){
return e}
function xm(){
let e=2e4;
return(t,n)=>{
e-=n.length;
return e<0?void 0:R(t,n)}}
function*Sm(e,t){
let n=new Map;
let r;
let i=new Map;
for(
let a of e){
if(r===void 0||!Em(a.route,r)){
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
function Cm(e,t){
let n=Tm.get(e);
if(n!==void 0)
return n;
let r=new Set;
let i=e.servers.filter(e=>!e.off&&Ud(e,t));
for(
let{
server:e,
first:n}of Sm(i,(e,n)=>t.server(J(n,t))))
Gd(t,J(n,t),J(e,t))&&r.add(n).add(e);
Tm.set(e,r);
return r}
function wm(e,t,n,r){
let{
path:i}=e.document;
if(i===t.document.path)
return``;
let a=N(Sl(t).slice(0,-1));
return`; the other one is in ${N(i)}${r?`, which ${n} reads in ${a} too`:``}`}
const Tm=new WeakMap;
function Em(e,t){
if(e.length!==t.length)
return!1;
for(
let n=0;n<e.length-1;n+=1)
if(e[n]!==t[n])
return!1;
return!0}
const Dm=new WeakMap;
function Om(e,t){
if(t.length===0)
return!1;
let n=Dm.get(t)??new Set(t.map(({
place:e})=>JSON.stringify(e.route)));
Dm.set(t,n);
return n.has(JSON.stringify(e))}
exports.EntryServer=Lo;
exports.FileFault=l;
exports.MARK=If;
exports.MAX_LENGTH=Lc;
exports.MAX_LISTED=1e3;
exports.MAX_PLACES=zc;
exports.ParsedDocument=ol;
exports.PlaceNode=tl;
exports.PlaceTree=nl;
exports.Redacted=Zn;
exports.SECTION=`mcp-lint`;
exports.Session=sp;
exports.TooDeep=Bc;
exports.UsageError=z;
exports.alikeIn=Cm;
exports.answersIn=xr;
exports.answersOf=oo;
exports.approvedAll=Ao;
exports.areMerged=Gd;
exports.assignment=ze;
exports.at=fr;
exports.atSpan=pr;
exports.basename=T;
exports.below=B;
exports.bracketSigns=Ke;
exports.brokenNameRules=ds;
exports.bytesIn=Ve;
exports.canBeCalled=Do;
exports.causeOf=p;
exports.checkDocument=Eo;
exports.clashes=Sm;
exports.cli_exports=em;
exports.clientIds=Of;
exports.compareText=di;
exports.compilePatterns=Zi;
exports.confidenceOf=ks;
exports.consequence=Ps;
exports.contradictsItsFields=as;
exports.costsOnlyServer=Ns;
exports.count=F;
exports.decodeJson=Oc;
exports.decodeToml=kc;
exports.decodeYaml=Ac;
exports.defineClient=gr;
exports.defineDocs=bm;
exports.defineRule=ym;
exports.defineSyntax=gi;
exports.dirname=w;
exports.disk=ue;
exports.eachString=ni;
exports.elsewhere=wm;
exports.examine=up;
exports.exitCode=Wp;
exports.expandedElsewhere=Rl;
exports.extent=rl;
exports.failLevels=pp;
exports.fieldForNames=tu;
exports.fieldMeaning=vs;
exports.fileWord=Zs;
exports.finished=bi;
exports.fittingTransport=is;
exports.folderOf=Sl;
exports.foldersAbove=xl;
exports.foreignMap=$s;
exports.foreignMaps=ec;
exports.foreignUses=Ir;
exports.formFor=Hd;
exports.formatsOf=Wr;
exports.hasInvisible=lr;
exports.hasMeaning=G;
exports.hasSection=no;
exports.isAbsolute=ie;
exports.isAddress=Oo;
exports.isAffordable=Qi;
exports.isComparable=Ud;
exports.isForShow=md;
exports.isIssued=Td;
exports.isNameless=xs;
exports.isNearby=ls;
exports.isObject=V;
exports.isOfUser=yl;
exports.isOutside=Ei;
exports.isRead=Io;
exports.isRefused=Om;
exports.isRelativePath=Xs;
exports.isSecretName=wd;
exports.isTerminal=Gp;
exports.isTooLong=ms;
exports.isUrl=li;
exports.isWrapper=lc;
exports.join=b;
exports.keyOf=_s;
exports.kindOf=ti;
exports.kindOfSyntax=ou;
exports.leadsOut=ae;
exports.lineOf=us;
exports.lint=lp;
exports.list=Ye;
exports.literalsIn=xd;
exports.loadConfig=io;
exports.loadKnown=Tf;
exports.loadKnownRules=Ff;
exports.loadValidator=So;
exports.losesServer=Ms;
exports.made=vi;
exports.masked=rs;
exports.maySpellWithEscapes=dr;
exports.mayStandIn=Jl;
exports.meaningAt=ru;
exports.memory=be;
exports.mentionsIn=Du;
exports.nameLimitOf=Vd;
exports.nameOf=bs;
exports.onlyLocal=ts;
exports.overlay=je;
exports.own=H;
exports.ownKey=Qo;
exports.parseStrictJson=cl;
exports.partOf=J;
exports.pathFromHere=Di;
exports.placeOfName=gs;
exports.placeholdersIn=Ml;
exports.plainLines=P;
exports.printable=M;
exports.programIndex=Bs;
exports.programName=zs;
exports.quote=N;
exports.readServers=yc;
exports.readSource=ma;
exports.readerOf=Ss;
exports.redact=Xn;
exports.registry=U;
exports.relative=C;
exports.remedyFor=Wd;
exports.render=Ti;
exports.renderServers=Fi;
exports.reportOn=dp;
exports.repositoryPaths=Zp;
exports.reservedName=hs;
exports.resultsIn=lo;
exports.sameText=fu;
exports.scanJson=jc;
exports.scheme=Fd;
exports.secrecyOf=Nt;
exports.serverFinder=iu;
exports.serverMaps=fc;
exports.setOwn=Qc;
exports.severityOf=As;
exports.sha1=ed;
exports.sha256=od;
exports.shownTo=ps;
exports.signOfStandIn=ql;
exports.slashes=k;
exports.somethingElse=Id;
exports.soundTools=co;
exports.spanOf=mr;
exports.spell=Fl;
exports.spellingOf=os;
exports.standInsIn=Zl;
exports.startOf=E;
exports.startableIn=oc;
exports.startedFile=Js;
exports.startsSomehow=es;
exports.startsWith=hr;
exports.strangers=qo;
exports.subjectOf=Cs;
exports.suggest=R;
exports.suggestions=xm;
exports.summaryLine=fi;
exports.summaryOf=Si;
exports.syntaxesIn=su;
exports.text=xi;
exports.textAt=ei;
exports.textIn=cu;
exports.textOf=lu;
exports.textOf$1=yi;
exports.tooDeep=Ic;
exports.tooLong=Rc;
exports.toolAround=fo;
exports.toolNamesOf=Bd;
exports.toolsIn=so;
exports.touches=il;
exports.transportNamed=Ts;
exports.undisguise=cr;
exports.unparsed=sl;
exports.untypedReaction=ns;
exports.upwards=bl;
exports.userFiles=zr;
exports.valueAt=$r;
exports.variableIn=eu;
exports.withoutBracketed=Ge;
exports.withoutMap=cc;
exports.wording_exports=ir;
exports.words=mu;
exports.wordsOf=Qs;
function $(e,t){
return Promise.resolve().then(()=>require(e)[t])}
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
has:t=>ie(new TextEncoder().encode(t),e,i,a)}}
function ie(e,t,n,r){
let i=0;
for(
let a=n.length;i<a;){
let o=i+a>>1;
let s=ae(e,t,n[o]??0,r[o]??0);
if(s===0)
return!0;
s<0?a=o:i=o+1}
return!1}
function ae(e,t,n,r){
let i=Math.min(e.length,r-n);
for(
let r=0;r<i;r+=1){
let i=(e[r]??0)-(t[n+r]??0);
if(i!==0)
return i}
return e.length-(r-n)}
const _=/^(?:[A-Za-z]:(?:\/|$)|\/\/[^/]+\/[^/]+(?:\/|$))/;
function v(e){
return E(e)!==``}
function y(...e){
let[t=``,...n]=e.filter(e=>e!==``);
return se(n.length===0?t:T(t)+n.join(`/`).replace(/^\/+/,``))}
function b(e,t){
let n=E(e);
let r=n!==`/`&&_.test(t)?se(t):se(x(n,e,t));
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
return e===`..`||e.startsWith(`../`)||v(e)}
function E(e){
let t=e.charCodeAt(0);
if(t===47&&e.charCodeAt(1)!==47)
return`/`;
let[n]=_.exec(e)??[];
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
const de={
ignoresCase:process.platform===`win32`||process.platform===`darwin`,
get home(){
return fe()},
get env(){
return process.env},
resolve:(e,t)=>O(r.default.resolve(e,t)),
list:e=>n.default.readdirSync(e,{
withFileTypes:!0}),
kind:e=>{
try{
return k(n.default.lstatSync(e))}catch{
return}},
target:e=>k(n.default.statSync(e)),
exists:e=>n.default.existsSync(e),
read:pe,
head:ve,
real:e=>O(n.default.realpathSync(e)),
tracked:ye};
function fe(){
try{
return O(process.getBuiltinModule(`node:os`).homedir())}catch{
return}}
function k(e){
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
function pe(e,t=!1){
t||A(e);
let r=n.default.openSync(e,ue);
try{
let e=n.default.fstatSync(r);
if(!e.isFile())
throw new u(k(e));
if(e.size>33554432)
throw new d(e.size);
let t=ge(r,e.size);
if(t.length>33554432)
throw new d(t.length);
return(0,i.isAscii)(t)&&!t.includes(0)?t.toString(`latin1`):t}finally{
n.default.closeSync(r)}}
function A(e){
let t=k(n.default.lstatSync(e));
t===`link`&&(t=me(e));
if(t!==`file`)
throw new u(t)}
function me(e){
try{
return k(n.default.statSync(e))}catch(e){
if(m(e))
return`link`;
throw e}}
let he;
function ge(e,t){
let r=t<le?_e():Buffer.allocUnsafe(t+1);
let i=0;
for(;;){
let a=n.default.readSync(e,r,i,r.length-i,null);
i+=a;
if(a===0||i===t&&t>0||i>33554432)
return r.subarray(0,i);
i===r.length&&(r=Buffer.concat([r],r.length*2))}}
function _e(){
he??=Buffer.allocUnsafeSlow(le);
return he}
function ve(e,t){
let r=k(n.default.statSync(e));
if(r!==`file`)
throw new u(r);
let i=n.default.openSync(e,ue);
try{
let e=new Uint8Array(t);
return e.subarray(0,n.default.readSync(i,e,0,t,0))}finally{
n.default.closeSync(i)}}
function ye(e){
try{
let t=y(e,`.git/index`);
let r=n.default.statSync(t);
return r.isFile()&&r.size<=268435456?g(n.default.readFileSync(t)):void 0}catch{
return}}
const be=`/repository`;
function xe(e,t={}){
return new Ce(Se(e)?e:new Map(Object.entries(e)),t)}
function Se(e){
return typeof e.entries==`function`}
var Ce=class{
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
this.#n(`${be}/`);
for(
let[t,n]of e){
let e=b(be,t);
this.#e.set(e,n);
this.#n(e).set(w(e),new we(w(e),!0))}}
resolve(e,t){
return b(e===``?be:e,t)}
list(e){
let t=this.#t.get(Te(e));
if(t!==void 0)
return[...t.values()];
throw new l(this.#e.has(e)?`ENOTDIR`:`ENOENT`,e)}
kind(e){
let t=Te(e);
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
return Ee(n)}
head(e,t){
let n=this.read(e);
return(typeof n==`string`?new TextEncoder().encode(n):n).slice(0,t)}
real(e){
this.target(e);
return Te(e)}
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
this.#n(t).set(w(t),new we(w(t),!1));
return r}};
var we=class{
name;
#e;
constructor(e,t){
this.name=e;
this.#e=t}
isFile(){
return this.#e}
isDirectory(){
return!this.#e}};
function Te(e){
return e.length>1&&e.endsWith(`/`)?e.slice(0,-1):e}
function Ee(e){
let t=typeof e==`string`?new TextEncoder().encode(e):e;
if(t.length>33554432)
throw new d(t.length);
if(t.includes(0))
return t;
if(typeof e==`string`)
return e.length===t.length?e:t;
return t.every(e=>e<128)?new TextDecoder().decode(t):t}
var De=class{
contents;
places;
constructor(e){
this.contents=new Set(e.map(({
path:e})=>e));
this.places=new Set(e.flatMap(({
path:e,
how:t})=>t===`written`?[]:Ae(e)))}};
var Oe=class{
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
return t!==`written`&&n!==void 0&&Ae(e).some(e=>n.has(e))}
isTouchedByAny({
contents:e,
places:t}){
return ke(this.#e,e)||ke(this.#t,t)}};
function ke(e=new Set,t){
for(
let n of e)
if(t.has(n))
return!0;
return!1}
function Ae(e){
let t=[e];
for(
let n=e;C(n)!==n;n=C(n))
t.push(C(n));
return t}
var je=class{
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
function Me(e,t){
return t.size===0?e:new Ne(e,t)}
var Ne=class{
#e;
#t;
#n=new Set;
constructor(e,t){
this.#e=e;
let n=new Map;
for(
let[r,i]of t)
for(
let t of new Set([r,Pe(r,e)]))
i===void 0?this.#n.add(t):n.set(t,i);
this.#t=xe(n)}
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
return this.#t.kind(e)===`file`?Pe(e,this.#e):this.#r(e).real(e)}
tracked(e){
return this.#e.tracked(e)}
#r(e){
if(this.#n.has(e))
throw new l(`ENOENT`,e);
let t=this.#t.kind(e);
return t===`file`||t===`folder`&&!this.#e.exists(e)?this.#t:this.#e}};
function Pe(e,t){
try{
return y(t.real(C(e)),w(e))}catch{
return e}}
const Fe=new Map([[`
`,`\\n`],[`\r`,`\\r`],[`	`,`\\t`]]);
const Ie=/^[\x20-\x7e]*$/;
function j(e){
return Ie.test(e)?e:e.replace(Le(),ze)}
function Le(){
return/(?![\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu}
function M(e){
return`"${j(Re(e).replace(/["\\]/g,`\\$&`))}"`}
function Re(e){
if(e.length<=80)
return e;
let t=e.slice(0,79);
return`${/[\ud800-\udbff]$/.test(t)?t.slice(0,-1):t}\u2026`}
function ze(e){
let t=e.codePointAt(0)??0;
let n=t.toString(16);
return Fe.get(e)??(t>65535?`\\u{${n}}`:`\\u${n.padStart(4,`0`)}`)}
function Be(e,t,n){
if(e===`toml`)
return`${t} = ${n}`;
return e===`json`?`${M(t)}: ${n}`:`${t}: ${n}`}
const Ve=new TextEncoder;
function He(e){
return Ve.encode(e).length}
const Ue=/##(?=[a-z]*\[)/gi;
const We=/^((?:[^\S\n\r\u2028\u2029]|\u001b\[\d+m)*):(?=:)/gm;
const Ge=`\\u0023`;
function Ke(e){
return e.includes(`##`)?e.replace(Ue,`#${Ge}`):e}
function qe(e){
if(!e.includes(`##`))
return Je;
return new Map(Array.from(e.matchAll(Ue),({
index:e})=>[e+1,Ge]))}
const Je=new Map;
function Ye(e){
let t=Ke(e);
return t.includes(`::`)?t.replace(We,`$1\\u003a`):t}
function Xe(e){
return Ye(e.split(`
`).map(j).join(`
`))}
function Ze(e,{
max:t=8,
conjunction:n=`and`,
bare:r}={}){
let i=e.slice(0,t).map(e=>r?e:M(e));
let a=e.length-i.length;
if(a>0)
return`${i.join(`, `)} and ${a} more`;
let o=i.pop()??``;
return i.length===0?o:`${i.join(`, `)} ${n} ${o}`}
function N(e,t){
return`${e} ${e===1?t:Qe(t)}`}
function Qe(e){
if(/[^aeiou]y$/.test(e))
return`${e.slice(0,-1)}ies`;
return/(?:s|x|z|ch|sh)$/.test(e)?`${e}es`:`${e}s`}
function $e(e,t,n){
e.lastIndex=0;
for(
let r=e.exec(t);r!==null;r=e.exec(t))
n(r)}
const et=RegExp(`(?<![A-Za-z0-9])(?:${`gh[opsur]_,github_pat_,glpat-,sk-,[spr]k_(?:live|test)_,xox[a-z]-,xapp-,AKIA,ASIA,AIza,AQ\\.,ya29\\.,eyJ,sbp_,sb_secret_,fig[du]_,npm_,hf_,pypi-,do[opr]_v1_,SG\\.,key-,ctx7sk-,tvly-,fc-,BSA,gsk_,xai-,pplx-,nvapi-,r8_,re_,ntn_,secret_,lin_api_,apify_api_,dckr_pat_,whsec_,shp(?:at|ca|pa|ss)_,sntry[su]_,hvs\\.,ATATT,PMAK-,AGE-SECRET-KEY-`.split(`,`).join(`|`)})(?=[\\w.=+/~-]{8})([\\w.=+/~-]*)`,`g`);
const tt=/(?=[A-Za-z0-9\\][\w+/.:~%\\-]{15})[\w+/.:~%\\-]*={0,3}/g;
const nt=/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;
function rt(e,t){
$e(et,e,e=>{
mt(e[1]??``)&&t(e.index,e.index+e[0].length)})}
function it(e,t,n){
let r=0;
for(
let[i,a]of[...t,[e.length,e.length]]){
at(e.slice(r,i),r,n);
r=a}}
function at(e,t,n){
$e(tt,e,({
0:e,
index:r})=>{
st(e)&&n(t+r,t+r+e.length)})}
function ot(e){
for(
let t of e.matchAll(et))
if(mt(t[1]??``))
return!0;
for(
let t of e.matchAll(tt))
if(st(t[0]))
return!0;
return!1}
function st(e){
if(e.length<16)
return!1;
if(nt.test(e))
return!0;
if(!/\d/.test(e)||!/[A-Za-z]/.test(e))
return ft(e);
return!ct(e)}
function ct(e){
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
if(i.length>=32||!ut(i))
return!1}else{
r++;
if(!lt(i)&&!(t&&/^[A-Z]+\d{1,2}[A-Z]+$/.test(i)))
return!1}}
return r<3||r*2<=n}
function lt(e){
if(e.length>=16)
return!1;
if(/^(?:\d{2}T\d{2}|\d{1,9}Z)$/.test(e))
return!0;
if(/^(?:[a-z]+\d{1,2}[a-z]+|[A-Z][a-z]+\d{1,2}[A-Z][a-z]+)$/.test(e))
return ut(e.replace(/\d/g,``));
let t=/^(?:([A-Za-z]+)\d{1,4}|\d{1,4}([A-Za-z]+))$/.exec(e)?.slice(1).join(``);
return t!==void 0&&ut(t)}
function ut(e){
let t=e.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)??[];
if(t.length*4>e.length+3)
return!1;
return pt(e)<=Math.max(1,e.length/5)&&t.every(dt)}
function dt(e){
return!/[bcdfghj-np-tvwxz]{6}/i.test(e)}
function ft(e){
for(
let[t]of e.matchAll(/(?=[A-Za-z]{16})[A-Za-z]+/g))
if(pt(t)*5>t.length)
return!0;
return!1}
function pt(e){
return e.match(/[a-z](?=[A-Z])/g)?.length??0}
function mt(e){
return e.length>=8&&(/\d/.test(e)&&!ht(e)||/[a-z]/.test(e)&&/[A-Z]/.test(e))}
function ht(e){
return e.length<32&&/^(?:[a-z]{1,12}|\d{1,2}|v\d{1,2})(?:[-_./](?:[a-z]{1,12}\d{0,2}|\d{1,2}))+$/.test(e)}
const gt=`-----BEGIN `;
const _t=/^[\w+/=\s\\,:-]*/;
function vt(e,t){
let n=e.indexOf(gt);
let r=0;
for(;n!==-1;){
let i=/-----BEGIN [A-Z0-9 ]{1,60}-----/y;
i.lastIndex=n;
let a=i.test(e)?i.lastIndex:n+11;
r<a&&(r=yt(e,`-----END `,a));
let o=a+(_t.exec(e.slice(a,r))?.[0].length??0);
t(a,o);
n=e.indexOf(gt,o)}}
function yt(e,t,n){
let r=e.indexOf(t,n);
return r===-1?e.length:r}
const bt=new RegExp([/\$\{\{\s*[\w.-]+\s*\}\}/,/\$\{(?:[A-Za-z]+:)?[A-Za-z_][\w.]*(?::?[-?=+])?\}/,/\$\{[A-Za-z_]\w*:?[-?=+]/,/\$\{input:[\w-]+\}/,/\{(?:env|file|input):[^{}\s"']{1,200}\}/,/\{\{[^{}]{0,80}\}\}/,/\$(?:env|input):[\w-]+/,/\$[A-Z_][A-Z0-9_]*/,/%[A-Z_][A-Z0-9_]*%/,/<[^<>"\s][^<>"\n]{0,80}>/].map(e=>e.source).join(`|`),`g`);
const xt=/^\s*(?:(?:bearer|basic|token|apikey|digest|negotiate)[ \t]+)?/i;
const St=/^\W*(?:(?:your|insert|replace|enter|paste|changeme|placeholder|redacted|todo)[A-Za-z _.'-]{0,100}|[A-Z][A-Z_-]{0,100}[_-]HERE|[xX*.\u2022_-]+)\W*$/i;
const Ct=/^[A-Z]+(?:_[A-Z]+)*_(?:KEY|TOKEN|SECRET|PASSWORD|PASS|PAT|CREDENTIALS?)$/;
function P(e,t,n,r){
let i=e.slice(t,n);
if(Tt(i.trim()))
return;
let a=xt.exec(i)?.[0].length??0;
if(Tt(i.slice(a).trim()))
return;
let o=a;
for(
let e of i.matchAll(bt)){
if(e.index<o||!Et(e[0]))
continue;
wt(i.slice(o,e.index))||r(t+o,t+e.index);
o=e.index+e[0].length}
let s=i.slice(o);
if(o>a&&wt(s))
return;
r(t+o,n-(o>a&&s.endsWith(`}`)?1:0))}
function wt(e){
return e.length<4&&!/[\p{L}\p{N}]/u.test(e)}
function Tt(e){
if(e.length>120)
return!1;
return St.test(e)&&!ot(e)||Ct.test(e)}
function Et(e){
if(/^\$[A-Z_]/.test(e))
return ct(e);
return!ot(e)}
const Dt=/(?:token|secret|password|passwd|passphrase|passcode|apikey|authkey|accesskey|secretkey|privatekey|credential|authorization|bearer|pwd|cookie|mnemonic|seedphrase)s?$/;
const Ot=/(?:api|access|private|secret|license|signing|encryption|account|auth|service|master|session|subscription|client|admin|app) keys?(?: |$)/;
const kt=/(?:seed|recovery|backup|secret|wallet) phrases?(?: |$)/;
const At=/^(?:pass|pat|pin|dsn|jwt|creds?)$/;
const jt=/^(?:.*key|auth|session|signature)s?$/;
const Mt=new Set([`endpoint`,`file`,`path`,`uri`,`url`]);
const Nt=new Set([`count`,`enabled`,`env`,`header`,`helper`,`id`,`limit`,`method`,`name`,`prefix`,`required`,`timeout`,`type`,`var`]);
const Pt=new Set([`max`,`maximum`,`min`,`minimum`,`num`,`total`]);
function Ft(e){
let t=It(e.slice(-100));
let n=t.at(-1)??``;
if(Mt.has(n))
return;
if(!Lt(t))
return jt.test(n)?`maybe`:void 0;
return Nt.has(n)||Pt.has(t[0]??``)?`maybe`:`secret`}
function It(e){
return e.replace(/([a-z0-9])(?=[A-Z])/g,`$1 `).toLowerCase().match(/[a-z]+(?:\d+[a-z]+)*/g)??[]}
function Lt(e){
let t=e.join(` `);
return Ot.test(t)||kt.test(t)||e.some(e=>Dt.test(e)||At.test(e))}
const Rt=/(\\*)("""|'''|["'`])/y;
const zt={
line:/[\n\r]|["'`](?![^\s,\]}):;&|])/g,
word:/\s|["'`](?![^\s,\]}):;&|])/g,
parameter:/[\s"'`&]/g};
function F(e,t,n){
Rt.lastIndex=t;
let r=Rt.exec(e);
if(r!==null)
return Bt(e,Rt.lastIndex,r[1]?.length??0,r[2]??`"`);
let i=zt[n];
i.lastIndex=t;
let a=i.exec(e)?.index??e.length;
return{
start:t,
end:a,
quoted:!1,
next:a}}
function Bt(e,t,n,r){
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
let o=Vt(e,t,i);
if(!Ht(o,n))
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
function Vt(e,t,n){
let r=n;
for(;r>t&&e[r-1]===`\\`;)
r--;
return n-r}
function Ht(e,t){
if(e%2==0)
return!0;
return t>0&&Ht((e-1)/2,Math.floor((t-1)/2))}
const Ut=/token|secret|pass|pwd|key|cred|auth|bearer|cookie|session|signature|dsn|jwt|pat|pin|mnemonic|phrase/i;
const Wt=/[\w.-]*/y;
const Gt=/\\*["'`]?\s*(?::{1,2}=?|=>|={1,2})[ \t]*/y;
const Kt=/\\*["'`]\s*,\s*(?=\\*["'`])/y;
const qt=/[ \t]+(?=\S)/y;
const Jt=/\\*["'`]?[ \t]*\r?\n[ \t]*-[ \t]+/y;
const Yt=/\bname\\*["'`]?\s{0,9}[:=]\s{0,9}\\*["'`]?$/;
const Xt=/[^{}]{0,300}?\b(?:value|default)\\*["'`]?\s{0,9}[:=][ \t]*/y;
const Zt=/\$\{(?:[A-Za-z]{1,10}:)?$/;
const Qt=/:?[-?=+]/y;
const $t=/[^{}\n\r"'`]*/y;
const en=/[!&][^\s"']*[ \t]+/y;
const tn=/[|>][-+0-9]{0,3}[ \t]*(?:#[^\n]*)?\r?\n/y;
const nn=/[ \t]*\r?\n[ \t]+(?:-[ \t]+)?([^\s:{}[\]"'#-][^\s:]*)(?=[ \t]*(?:\r?\n|$))/y;
const rn=/[ \t]*\r?\n(?:[ \t]+[^\n]{0,200}\n){0,3}?[ \t]+(?:value|default)[ \t]*:[ \t]*(?=\S)/y;
const an=/\s*(?=\\*["'`])/y;
const on=/\{(?=[\s"'{[}\\]|$)/y;
const sn=/\[\s*/y;
const cn=/[\s,]*/y;
const ln=/[^\],\r\n"']+/y;
const un=/(?:true|false|null|none|yes|no|on|off|~|-?\d{1,5}(?:\.\d{1,3})?)(?=[ \t]+#|[ \t]*(?:,\s*(?:[\\"'}\]]|$)|[}\]](?:[\s,}\]]|$)|[\r\n]|$))/iy;
const dn=/^\d{1,6}$|^[A-Za-z]{1,20}\d?(?:[-_ ][A-Za-z]{1,20}\d?)*$/;
const fn=/-?-[A-Za-z]/y;
const pn=/[a-z]{1,4}(?=[,.;]?(?:\s|$))/y;
function mn(e,t){
let n=0;
let r=0;
return i=>{
for(;n<i;){
let a=e.slice(n,i+9).search(Ut);
if(a===-1||n+a>=i){
n=i;
return}
let o=Dn(e,n+a,r);
let s=L(Wt,e,n+a);
let c=Ft(hn(e,o)+e.slice(o,s));
r=c===void 0?s:gn(e,{
start:o,
end:s},c,t);
n=Math.max(r,s)}}}
function hn(e,t){
return/[A-Za-z]+[ ]$/.exec(e.slice(Math.max(0,t-30),t))?.[0]??``}
function gn(e,t,n,r){
let i=e.slice(Math.max(0,t.start-30),t.start);
if(Zt.test(i))
return vn(e,t.end,r);
let a=L(Gt,e,t.end);
if(a!==-1)
return yn(e,a,n,e.slice(t.end,a).includes(`:`)?`line`:_n(i),r);
if(e[t.start]===`-`)
return Sn(e,t.end,n,r);
if(Yt.test(i)){
let i=L(Xt,e,t.end);
if(i!==-1)
return yn(e,i,n,`line`,r)}
return t.end}
function _n(e){
if(/[?&]$/.test(e)&&!e.endsWith(`&&`))
return`parameter`;
return/["'`]$|(?:^|[\r\n])[ \t]*(?:-[ \t]+)?$/.test(e)?`line`:`word`}
function vn(e,t,n){
let r=L(Qt,e,t);
if(r===-1)
return t;
let i=L($t,e,r);
P(e,r,i,n);
return i}
function yn(e,t,n,r,i){
if(e[t]===`[`)
return wn(e,t,n,i);
if(L(on,e,t)!==-1){
xn(e,t,n,i);
return t}
if(r===`line`){
let r=L(tn,e,t);
if(r!==-1)
return Tn(e,t,r,i);
if(e[t]===`
`||e[t]===`\r`)
return Cn(e,t,n,i)}
return I(e,F(e,bn(e,t),r),n,i)}
function bn(e,t){
let n=t;
for(
let r=t;r!==-1;r=L(en,e,n))
n=r;
return/["']/.test(e[n]??``)?n:t}
function xn(e,t,n,r){
let i=L(Xt,e,t+1);
i!==-1&&e[i]!==`{`&&yn(e,i,n,`line`,r)}
function I(e,t,n,r){
if(!t.quoted&&L(un,e,t.start)!==-1)
return t.start;
n!==`secret`&&dn.test(e.slice(t.start,t.end))||P(e,t.start,t.end,r);
return t.next}
function Sn(e,t,n,r){
let i=L(Jt,e,t);
let a=i===-1?L(Kt,e,t):i;
let o=a===-1?L(qt,e,t):a;
if(o===-1)
return t;
let s=F(e,o,i===-1?`word`:`line`);
if(L(fn,e,s.start)!==-1)
return o;
if(!s.quoted&&L(pn,e,s.start)!==-1)
return o;
return I(e,s,n,r)}
function Cn(e,t,n,r){
let i=L(rn,e,t);
if(i!==-1){
I(e,F(e,i,`line`),n,r);
return t}
let a=L(an,e,t);
if(a!==-1){
let i=F(e,a,`word`);
return/^\s{0,9}:/.test(e.slice(i.next,i.next+10))?t:I(e,i,n,r)}
let o=t;
nn.lastIndex=t;
for(
let t=nn.exec(e);t!==null;t=nn.exec(e)){
let n=nn.lastIndex;
P(e,n-(t[1]?.length??0),n,r);
o=n}
return o}
function wn(e,t,n,r){
let i=L(sn,e,t);
for(;i<e.length&&e[i]!==`]`;){
let t=L(ln,e,i);
let a=t===-1?F(e,i,`word`):{
start:i,
end:t,
quoted:!1,
next:t};
if(a.next===i)
return i;
I(e,a,n,r);
i=L(cn,e,a.next)}
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
$e(On,e,n=>{
let r=n[2]??``;
let i=n.index+n[0].length;
(n[1]!==void 0&&/^(?:\\*["'`]|\s*$)/m.test(e.slice(i,i+9))||r.length>=8&&!An(r))&&P(e,i-r.length,i,t)})}
function An(e){
return/^[\w.()?!:-]*$/.test(e)&&ct(e)}
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
P(e,t,t+i,r);else{
P(e,t,t+a,r);
P(e,t+a+1,t+i,r)}
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
P(e,t+i.index,t+i.index+n.length,r)}}
function Jn(e){
if(st(e)||ot(e))
return!0;
return e.length>=24&&/^[A-Za-z]+$/.test(e)}
function Yn(e,t,n,r){
for(
let i of e.slice(t,n).matchAll(/[^&]+/g)){
let[n]=i;
let a=t+i.index;
let o=n.indexOf(`=`);
let s=o===-1?n:n.slice(0,o);
ot(s)&&P(e,a,a+s.length,r);
o!==-1&&P(e,a+o+1,a+n.length,r)}}
function Xn(e){
let t=new jn;
Qn(e.length,t.add,()=>{
vt(e,t.add);
mn(e,t.add)(e.length);
$n(e,t.add)});
return er(e,0,e.length,t)}
var Zn=class{
#e;
#t=new jn;
#n;
#r=[];
constructor(e){
this.#e=e;
Qn(e.length,this.#t.add,()=>vt(e,this.#t.add));
let t=mn(e,this.#t.add);
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
rt(e,t);
it(e,n,t)}
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
plainLines:()=>Xe});
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
return e.language!==`json`||e.comments}
function _r(e){
return e.language!==`json`||e.trailingCommas}
function vr(e){
return e.language===`json`&&e.json5===!0}
function yr(e){
return e}
function V(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
function H(e,t){
return V(e)&&Object.hasOwn(e,t)?e[t]:void 0}
const br={
tools:`tools`,
prompts:`prompts`,
resources:`resources`,
resourceTemplates:`templates`};
const xr=[`result`,`response`,`message`];
const Sr=new Set([`nextCursor`,`_meta`,`resultType`,`ttlMs`,`cacheScope`]);
const Cr=new Set([`text`,`image`,`audio`,`resource`,`resource_link`]);
function wr(e){
if(!Array.isArray(e))
return[...Tr(e,[],0,!1)];
if(!e.some(Pr))
return Ir(e,Ar)?[Dr(`tools`,[],e,void 0)]:[];
let t=Fr(e);
return e.flatMap((e,n)=>{
let r=t.get(JSON.stringify(H(e,`id`)));
return[...Tr(e,[n],0,!1)].map(e=>e.kind===`result`&&e.tool===void 0&&r!==void 0?{...e,
tool:r}:e)})}
function*Tr(e,t,n,r){
if(n>4)
return;
if(Array.isArray(e)){
Ir(e,Ar)&&(yield Dr(`tools`,t,e,void 0));
return}
if(!V(e))
return;
let i=r||H(e,`jsonrpc`)===`2.0`;
if(Ar(e)){
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
let[n,r]of Object.entries(br)){
let o=H(e,n);
if(!Array.isArray(o)&&!(r===`tools`&&o!==void 0&&kr(e,n)))
continue;
a=!0;
yield Dr(r,[...t,n],o,{
route:t,
value:e},i)}
let o=H(e,`tool`);
if(V(o)&&Object.hasOwn(o,`name`)){
yield*Tr(o,[...t,`tool`],n+1,i);
for(
let r of Er(e,t,n,i))
yield r.kind===`result`?{...r,
tool:[...t,`tool`]}:r;
return}
if(!a&&jr(e)){
yield{
kind:`result`,
route:t,
value:e,
certain:i||Mr(e)};
return}
yield*Er(e,t,n,i)}
function*Er(e,t,n,r){
for(
let i of xr)
Object.hasOwn(e,i)&&(yield*Tr(e[i],[...t,i],n+1,r))}
function Dr(e,t,n,r,i=!1){
return{
kind:e,
route:t,
value:n,
certain:i||Or(e,n)||Array.isArray(n)&&n.length===0&&kr(r?.value,e),...r===void 0?{}:{
envelope:r}}}
function Or(e,t){
if(!Array.isArray(t))
return!1;
if(e===`tools`)
return t.some(e=>V(e)&&V(H(e,`inputSchema`)));
if(e===`prompts`)
return t.some(e=>typeof H(e,`name`)==`string`&&Array.isArray(H(e,`arguments`)));
let n=e===`resources`?`uri`:`uriTemplate`;
return t.some(e=>typeof H(e,n)==`string`&&typeof H(e,`name`)==`string`)}
function kr(e,t){
return V(e)&&Object.keys(e).every(e=>e===t||Sr.has(e))}
function Ar(e){
if(!V(e))
return!1;
return Object.hasOwn(e,`inputSchema`)||typeof H(e,`name`)==`string`&&[`input_schema`,`outputSchema`,`annotations`].some(t=>Object.hasOwn(e,t))}
function jr(e){
if(Object.hasOwn(e,`role`)||Object.hasOwn(e,`method`))
return!1;
return Array.isArray(H(e,`content`))||Object.hasOwn(e,`structuredContent`)||H(e,`resultType`)===`input_required`||Object.hasOwn(e,`isError`)}
function Mr(e){
let t=H(e,`content`);
if(Object.hasOwn(e,`structuredContent`)||H(e,`resultType`)===`input_required`)
return!0;
return Array.isArray(t)&&(Object.hasOwn(e,`isError`)||t.some(Nr))}
function Nr(e){
return Cr.has(H(e,`type`))}
function Pr(e){
if(!V(e)||Ar(e))
return!1;
return H(e,`jsonrpc`)===`2.0`||xr.some(t=>V(H(e,t)))}
function Fr(e){
let t=new Map;
for(
let n of e){
let e=[n,H(n,`message`),H(n,`request`)].find(e=>H(e,`method`)===`tools/call`);
let r=H(H(e,`params`),`name`);
typeof r==`string`&&t.set(JSON.stringify(H(e,`id`)??H(n,`id`)),r)}
return t}
function Ir(e,t){
return e.some(t)}
const Lr=[];
let Rr;
function zr(e){
Rr??=new Map(JSON.parse(`[
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
return Rr.get(e)??Lr}
const Br={
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
let Vr;
function Hr(){
Vr??=JSON.parse(`[
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
return Vr}
async function Ur(e){
let t=Object.hasOwn(Br,e)?Br[e]:void 0;
if(t===void 0)
throw Error(`there is no client "${e}"`);
return(await t()).default}
const Wr=new Map;
const Gr=new Map;
const Kr=[];
for(
let e of U)
for(
let t of e.files){
let n=t.lastIndexOf(`/`);
let r=t.slice(0,n+1);
let i=t.slice(n+1);
let a=i.indexOf(`*`);
a===-1?Xr(Wr,i,{
folder:r,
given:i.length,
format:e}):Xr(Gr,Zr(i),{
folder:r,
given:i.length-1,
format:e,
start:i.slice(0,a),
end:i.slice(a+1)})}
function qr(e){
if(e.startsWith(`~/`))
return Jr(e);
let t=e.lastIndexOf(`/`);
let n=e.slice(t+1);
let r=Wr.get(n);
let i=Gr.get(Zr(n));
if(r===void 0&&i===void 0)
return Kr;
let a=e.slice(0,t+1);
let o=(r??Kr).filter(e=>$r(a,e.folder));
for(
let e of i??Kr)
Qr(n,e)&&$r(a,e.folder)&&o.push(e);
let s=o.filter(e=>e.folder!==``&&e.folder!==`/`);
if(s.length===0)
return o.map(({
format:e})=>e);
let c=Math.max(...s.map(({
given:e})=>e));
return o.filter(e=>s.includes(e)||e.given>c).map(({
format:e})=>e)}
function Jr(e){
let t=Hr().flatMap(({
id:t,
files:n})=>n.includes(e)?[t]:[]);
return U.filter(({
id:e})=>t.includes(e))}
function Yr(e){
return U.find(t=>t.id===e)??U.find(t=>t.client===e)}
function Xr(e,t,n){
let r=e.get(t);
r===void 0?e.set(t,[n]):r.push(n)}
function Zr(e){
return e.slice(e.lastIndexOf(`.`)+1)}
function Qr(e,{
start:t,
end:n}){
return e.length>=t.length+n.length&&e.endsWith(n)&&e.startsWith(t)}
function $r(e,t){
if(t===``)
return!0;
if(t===`/`)
return e===``;
if(t.endsWith(`**/`)){
let n=t.slice(0,-3);
return e.startsWith(n)||e.includes(`/${n}`)}
return e===t||e.endsWith(`/${t}`)}
let ei;
function ti(){
ei??=JSON.parse(`[
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
return ei}
function ni(e,t){
let n=e;
for(
let e of t)
n=Array.isArray(n)?typeof e==`number`?n[e]:void 0:H(n,String(e));
return n}
function ri({
document:e},t){
let n=ni(e.value,t);
return typeof n==`string`?n:void 0}
function ii(e){
if(e===null)
return`null`;
if(Array.isArray(e))
return`an array`;
if(typeof e==`object`)
return`an object`;
return`a ${typeof e}`}
function ai(e,t,n=[]){
oi(e,[...n],void 0,t)}
function oi(e,t,n,r){
if(typeof e==`string`)
r(e,t,n);else 
if(Array.isArray(e))
for(
let[i,a]of e.entries())
si(a,t,i,ci(e,i)??n,r);else 
if(V(e))
for(
let n of Object.keys(e))
si(e[n],t,n,ui(e,n),r)}
function si(e,t,n,r,i){
t.push(n);
oi(e,t,r,i);
t.pop()}
function ci(e,t){
let n=e[t-1];
return li(n)?n:void 0}
function li(e){
if(typeof e!=`string`||!e.startsWith(`-`)||e.includes(`=`))
return!1;
let t=(e.charCodeAt(e.startsWith(`--`)?2:1)|32)-97;
return t>=0&&t<26}
function ui(e,t){
let n=t===`value`||t==="default"?H(e,`name`)??H(e,`id`):void 0;
return typeof n==`string`?n:t}
const di=/^[\0-\x7f]*$/;
function fi(e){
if(di.test(e))
return URL.canParse(e);
try{
return new URL(e).href!==``}catch{
return!1}}
function pi(e){
return e.map(e=>({
finding:e,
path:e.place.document.path,
start:mr(e.place).start})).sort((e,t)=>mi(e.path,t.path)||e.start-t.start||mi(e.finding.rule,t.finding.rule)||mi(e.finding.message,t.finding.message)).map(({
finding:e})=>e)}
function mi(e,t){
if(e===t)
return 0;
return e<t?-1:1}
function hi(e){
return`${gi(e)}; ${_i(e)}`.replace(/^; /,``)}
function gi({
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
let l=[N(r,`error`),N(i,`warning`),N(a,`info`),c];
let u=new Set(t.map(e=>e.place.document.path)).size;
return`${N(s,`problem`)} (${l.filter(Boolean).join(`, `)}) in ${N(u,`file`)}`}
function _i({
looked:e,
files:t,
untouched:n=0,
summary:r}){
let i=n===0?``:`${N(n,`file`)} ${n===1?`is`:`are`} untouched`;
if(t.length===0&&i!==``)
return i;
if(t.length===0)
return`no MCP configuration of a known client found in ${j(e)}`;
let a=new Map;
for(
let{
clientName:e}of t)
a.set(e,(a.get(e)??0)+1);
let o=[...a].sort((e,t)=>t[1]-e[1]||mi(e[0],t[0]));
let s=`checked ${N(r.files,`file`)}: ${o.map(([e,t])=>`${e} ${t}`).join(`, `)}`;
return i===``?s:`${s}; ${i}`}
var vi=class e{
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
function yi(e,t,n=Ye){
return Object.assign((e,...r)=>{
let i=e[0]??``;
for(
let n=0;n<r.length;n++)
i+=bi(r[n]??``,t)+e[n+1];
return xi(i,n)},{
joined:(e,t)=>xi(e.map(e=>Si(e)).join(Si(t)),n)})}
function bi(e,t){
if(typeof e==`string`)
return t(e);
return typeof e==`number`?String(e):Si(e)}
function xi(e,t=Ye){
return new vi(e,t)}
function Si(e){
return vi.textOf(e)}
function Ci(e){
return vi.finished(e)}
const wi=yi(`text`,j);
function Ti(e,t,n){
let r=t=>e.filter(e=>e.severity===t).length;
return{
files:t.length,
servers:t.reduce((e,{
servers:t})=>e+t.length,0),
errors:r(`error`),
warnings:r(`warning`),
infos:r(`info`),
suppressed:n}}
const Ei={
text:()=>$(`./text.js`,`text_exports`),
json:()=>Promise.resolve().then(()=>require("./json3.js")),
sarif:()=>Promise.resolve().then(()=>require("./sarif.js")),
github:()=>Promise.resolve().then(()=>require("./github.js")),
markdown:()=>Promise.resolve().then(()=>require("./markdown2.js")),
junit:()=>Promise.resolve().then(()=>require("./junit.js"))};
const Di=Object.keys(Ei);
async function Oi(e,t,n){
if(e===`text`&&t.findings.length===0)
return Ci(wi`${hi(t)}\n`);
let{
default:r}=await Ei[e]();
let i=r.withRules?await n.loadRules?.():void 0;
return r.write(t,{...n,
rules:i??[]})}
function ki(e){
return/^(?:~?\/|[A-Za-z]:\/)/.test(e)}
function Ai(e,{
cwdPrefix:t}){
if(ki(e))
return e;
let n=t+e;
return/^\s*::/.test(n)?`./${n}`:n}
function ji(e,{
root:t,
looked:n,
files:r,
suppressed:i}){
let a=Pi(pi(e));
let o=new Set(a.map(e=>e.place.document.path));
return{
root:t,
looked:n,
files:r.map(e=>e.status===`ok`&&o.has(e.path)?{...e,
status:`findings`}:e),
findings:a,
summary:Ti(a,r,i)}}
function Mi({
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
status:Ni(e)?`unreadable`:`ok`}}
function Ni(e){
return e.problems.some(({
kind:e})=>e===`unreadable`||e===`encoding`||e===`limits`)&&e.value===void 0}
function Pi(e){
let t=[];
let n=new Map;
let r=new Map;
for(
let i of e){
let e=Fi(i);
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
function Fi({
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
const Ii={
text:()=>Promise.resolve().then(()=>require("./text2.js")),
json:()=>Promise.resolve().then(()=>require("./json4.js")),
markdown:()=>Promise.resolve().then(()=>require("./markdown3.js"))};
const Li=Object.keys(Ii);
async function Ri(e,t,n){
let{
overviewOf:r}=await Promise.resolve().then(()=>require("./overview.js"));
let{
default:i}=await Ii[e]();
return Ci(i.overview(r(t),n))}
async function zi(e,t,n,r){
let{
mentionsOf:i}=await Promise.resolve().then(()=>require("./references.js"));
let{
default:a}=await Ii[e]();
return Ci(a.references(i(n,t),r))}
function Bi(e,t,n,{
files:r,
repositories:i}){
if(e.length>4096)
return!0;
let a=Vi(t,n).map(t=>y(t,e));
return!a.some(e=>r.exists(e))&&a.every(e=>i.isPublishable(e,!1))}
function Vi(e,t){
let n=[C(e)];
for(
let r=C(e);r!==t&&r.startsWith(t);n.push(r))
r=C(r);
return n}
var Hi=e.__commonJSMin(((e,t)=>{
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
let ie=[[/(\\+)( ?)/g,(e,t,n)=>n?t.slice(0,t.length-t.length%2)+` `:t,`\\ `],[/(^|\/)\*{3,}(?=\/|$)/g,(e,t)=>`${t}**`,`*`],[/[\\$.|*+(){^]/g,e=>`\\${e}`],[/(?!\\)\?/g,()=>`[^/]`,`?`],[/^\//,()=>`^`,`/`],[/\//g,()=>`\\/`,`/`],[/^\^*(?:\\\*\\\*\\\/)+/,()=>`^(?:.*\\/)?`,`*`],[null,(e,t)=>{
if(!e||e[0]===`^`)
return e;
return(re.test(t)?`^`:`(?:^|\\/)`)+e}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(e,t,n)=>t+6<n.length?n.slice(t+6)===`\\/`?`(?:\\/[^\\/]+)+`:`(?:\\/[^\\/]+)*`:`\\/\ue001`,`*`],[/(^|[^\\]+)(\\\*)+(?=.+)/g,(e,t,n)=>t+n.replace(/\\\*/g,`[^\\/]*`),`*`],[/(^|[^\\])((?:\\\\)*)\\\*$/,(e,t,n)=>n===``?t+`\ue000`:e,`*`],[/\\\\\\(?=[$.|*+(){^])/g,()=>`\\`,`\\\\`],[/\\\\/g,()=>`\\`,`\\\\`],[/\\\[([^\]/]*?)($|\])/g,(e,t,n)=>`\\[${t}${n}`,`[`],[null,e=>{
let t=e[e.length-1];
if(!t||t===`\ue000`||t===`\ue001`)
return e;
return t===`/`?`${e}$`:`${e}(?=$|\\/$)`}]];
let ae=/(^|\\\/)?\uE000$/;
let _=`regex`;
let v=(e,t)=>`${t?`${t}[^/]+`:`[^/]*`}(?=$|\\/$)`;
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
let r=ie.reduce((t,[n,r,i])=>{
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
return this._make(_,e)}
get checkRegex(){
let e=`_checkRegex`;
if(this[e])
return this[e];
return this._make(`checkRegex`,e)}
_make(e,t){
let n=C(e===_?this.regexPrefix.replace(ae,v).replace(y,b):T(this.body,this.regexPrefix));
let r=this.ignoreCase?new RegExp(n,`i`):new RegExp(n);
return d(this,t,r)}};
let O=e=>e===`\r`||e===`
`;
let de=e=>{
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
let fe=({
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
`)&&(r=de(r));
if(!r)
return;
r=r.replace(o,`!`).replace(s,`#`);
let c=w(r);
return new ue(e,t,r,n,i,c)};
var k=class{
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
let t=ce(e.pattern)&&fe(e,this._ignoreCase);
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
let pe=(e,t)=>{
throw new t(e)};
let A=(e,t,n)=>{
if(!D(e))
return n(`path must be a string, but got \`${t}\``,TypeError);
if(!e)
return n(`path must not be empty`,TypeError);
if(A.isNotRelative(e))
return n(`path should be a \`path.relative()\`d string, but got "${t}"`,RangeError);
return!0};
let me=e=>{
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
A.isNotRelative=me;
A.convert=e=>e;
var he=class{
constructor({
ignorecase:e=!0,
ignoreCase:t=e,
allowRelativePaths:n=!1}={}){
d(this,u,!0);
this._rules=new k(t);
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
let n=e&&A.convert(e);
A(n,e,this._strictPathCheck?pe:f);
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
return t[e]=r&&r.ignored?r:this._rules.test(e,_)}
ignores(e){
return this._test(e,this._ignoreCache).ignored}
createFilter(){
return e=>!this.ignores(e)}
filter(e){
return n(e).filter(this.createFilter())}
test(e){
return this._test(e,this._testCache)}};
let ge=e=>new he(e);
let _e=e=>A(e&&A.convert(e),e,f);
let ve=()=>{
A.convert=e=>/^\\\\\?\\/.test(e)||/["<>|\u0000-\u001F]+/u.test(e)?e:e.replace(/\\/g,`/`);
let e=/^[a-z]:\//i;
A.isNotRelative=t=>e.test(t)||me(t)};
typeof process<`u`&&process.platform===`win32`&&ve();
t.exports=ge;
ge.default=ge;
t.exports.isPathValid=_e;
d(t.exports,Symbol.for(`setupWindows`),ve)}));
var Ui=e.__toESM(Hi(),1);
const Wi=/^[^\s*?]+$/;
const Gi=/^[^\s*?]+(?=[*?])/;
const Ki=/(?<=[*?])[^\s*?]+$/;
const qi=/[[\\]/;
var Ji=class{
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
Zi(this.#n.get(n),t);
for(
let[e,r]of this.#r)
Zi(r.get(n.slice(0,e)),t);
for(
let[e,r]of this.#i)
Zi(r.get(n.slice(-e)),t)}
if(t.size===0)
return this.#t;
Zi(this.#t,t);
return[...t].sort((e,t)=>e-t)}
#a(e,t,n){
let r=t.filter(e=>Wi.test(e));
r.length>0?Xi(this.#n,r.reduce(n),e):t.some(t=>this.#o(e,t))||this.#t.push(e)}
#o(e,t){
let[n=``]=Gi.exec(t)??[];
let[r=``]=Ki.exec(t)??[];
r.length>n.length?Xi(Yi(this.#i,r.slice(-8)),r.slice(-8),e):n!==``&&Xi(Yi(this.#r,n.slice(0,8)),n.slice(0,8),e);
return n!==``||r!==``}
#s(e){
let t=e.startsWith(`!`)?e.slice(1):e;
if(qi.test(t)||this.#e&&!Qi(t))
return[];
return this.#c(t).split(`/`).filter(e=>e!==``)}
#c(e){
return this.#e?e.toLowerCase():e}};
function Yi(e,{
length:t}){
let n=e.get(t)??new Map;
e.set(t,n);
return n}
function Xi(e,t,n){
let r=e.get(t);
r===void 0?e.set(t,[n]):r.push(n)}
function Zi(e,t){
for(
let n of e??[])
t.add(n)}
function Qi(e){
for(
let t=0;t<e.length;t+=1)
if(e.charCodeAt(t)>127)
return!1;
return!0}
const $i=/^(?:\s*$|#)/;
function ea(e,t=!1){
let n=e.filter(e=>!$i.test(e)&&ta(e));
return n.length<=32?new ra(n,t):new aa(n,t)}
function ta(e){
return e.length<=4096&&e.split(`**`).length-1<=3}
function na(e){
return`/${e.replace(/[\\*?[\]!# ]/g,`\\$&`)}`}
var ra=class{
#e;
#t;
#n;
constructor(e,t){
this.#e=e;
this.#t=t;
this.#n=(0,Ui.default)({
ignoreCase:t}).add(e)}
test(e){
return this.#n.test(e)}
with(e){
return ea([...this.#e,e],this.#t)}};
const ia={
ignored:!1,
unignored:!1};
var aa=class e{
#e;
#t;
#n;
#r=new Map;
constructor(e,t){
this.#e=e;
this.#t=t;
this.#n=new Ji(e,t)}
test(e){
let t=this.#n.mayMatch(e);
return t.length===0?ia:this.#i(t).test(e)}
with(t){
return new e([...this.#e,t],this.#t)}
#i(e){
let t=e.join();
let n=this.#r.get(t);
if(n!==void 0)
return n;
let r=new ra(e.flatMap(e=>this.#e[e]??[]),this.#t);
this.#r.size===1e3&&this.#r.clear();
this.#r.set(t,r);
return r}};
const oa={
start:0,
end:0};
const sa=[];
const ca={
kind:`bom`,
message:`the file begins with a byte order mark`,
help:`save the file as UTF-8 without a byte order mark`,
span:oa,
fatal:!1};
function la(e){
if(typeof e==`string`)
return{
text:e,
problems:sa};
let t=fa(e)??ha(e);
if(t!==void 0)
return{
text:``,
problems:[da(t,oa,!0)]};
let n=e[0]===239&&e[1]===187&&e[2]===191;
let r=n?e.subarray(3):e;
let i=n?[ca]:[];
let a=ua(r);
let o=r.indexOf(0);
if(o>=0&&a===void 0)
return{
text:``,
problems:[...i,da(`the file is binary, not text`,oa,!0)]};
let s=a??new TextDecoder(`utf-8`,{
ignoreBOM:!0}).decode(r);
if(o>=0){
let e=s.indexOf(`\0`);
i.push(da(`the file holds a NUL byte here`,{
start:e,
end:e+1},!0))}else 
if(a===void 0){
let e=ga(r,s);
i.push(da(`the file is not UTF-8 from here on`,{
start:e,
end:e+1},!1))}
return{
text:s,
problems:i}}
function ua(e){
try{
return new TextDecoder(`utf-8`,{
fatal:!0,
ignoreBOM:!0}).decode(e)}catch{
return}}
function da(e,t,n){
return{
kind:`encoding`,
message:e,
help:`save the file as UTF-8`,
span:t,
fatal:n}}
function fa(e){
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
return pa(e,0)?W(`UTF-16, big endian`):void 0;
if(t!==0&&n===0&&i===0)
return pa(e,1)?W(`UTF-16, little endian`):void 0}
function W(e){
return`the file is encoded in ${e}`}
function pa(e,t){
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
const ma=[[`a program (ELF)`,`\u007fELF`],[`a program (Windows)`,`MZ\u0090\0`],[`a program (Mach-O)`,`\u00cf\u00fa\u00ed\u00fe`],[`a gzip archive`,`\u001f\u008b`],[`a ZIP archive`,`PK\u0003\u0004`],[`a PNG image`,`\u0089PNG`],[`a JPEG image`,`\u00ff\u00d8\u00ff`],[`a GIF image`,`GIF8`],[`a PDF document`,`%PDF-`],[`a SQLite database`,`SQLite format 3\0`]];
function ha(e){
let t=String.fromCharCode(...e.subarray(0,16));
let n=ma.find(([,e])=>t.startsWith(e));
return n&&`the file is ${n[0]}, not text`}
function ga(e,t){
let n=0;
let r=0;
for(
let i=t.indexOf(`\ufffd`);i>=0;i=t.indexOf(`\ufffd`,i+1)){
r+=He(t.slice(n,i));
if(e[r]!==239||e[r+1]!==191||e[r+2]!==189)
return i;
n=i}
return 0}
function _a(e,t,n,r=!1){
let i;
try{
i=e.read(t,r)}catch(e){
if(e instanceof d)
return va(n,e.bytes);
return ya(n,`unreadable`,e instanceof u?e.fact:`the file cannot be read: ${p(e)}`)}
return{
source:{
path:n,...la(i)},
bytes:i.length}}
function va(e,t){
return ya(e,`limits`,`the file has ${ba(t)} bytes; at most ${ba(c)} are read`,t)}
function ya(e,t,n,r=0){
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
function ba(e){
return String(e).replace(/\B(?=(?:\d{3})+$)/g,`,`)}
function xa(e,t,n){
return ka(e,t,`${T(t)}.gitignore`,n)}
function Sa(e,t){
return ka(void 0,e,y(e,`.git/info/exclude`),t)}
function Ca(e,t){
let n=Da(e,t);
if(n===void 0)
return;
let r=Sa(n,t);
for(
let i=n;i!==e;){
r=xa(r,i,t);
let n=e.indexOf(`/`,T(i).length);
i=n<0?e:e.slice(0,n);
if(wa(r,`${i}/`))
return;
r=Ta(r,i)}
return r}
function wa(e,t){
for(
let n=e;n!==void 0;n=n.outer){
let{
ignored:e,
unignored:r}=Ea(n,t);
if(e||r)
return e}
return!1}
function Ta(e,t){
if(e===void 0)
return;
let n=Ta(e.outer,t);
if(Ea(e,`${t}/`).ignored){
let r=`!${na(t.slice(e.cut))}`;
return{...e,
patterns:e.patterns.with(r),
outer:n}}
return n===e.outer?e:{...e,
outer:n}}
function Ea(e,t){
return e.patterns.test(t.slice(e.cut))}
function Da(e,t){
for(
let n=e;;n=C(n)){
if(Oa(n,t))
return n;
if(C(n)===n)
return}}
function Oa(e,t){
return t.exists(`${T(e)}.git`)}
function ka(e,t,n,r){
let{
source:i,
bytes:a}=_a(r,n,n);
if(i.text===``||a>1048576)
return e;
return{
patterns:ea(i.text.split(/\r?\n/),r.ignoresCase),
cut:T(t).length,
outer:e}}
var Aa=class{
#e;
#t=new Map;
#n=new Map;
constructor(e){
this.#e=e}
isPublishable(e,t){
let n=this.#i(C(e));
if(n===void 0)
return!t;
return!n.isIgnored&&!wa(n.chain,e)||this.#r(n.top,e)}
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
if(Oa(e,t))
return{
top:e,
chain:xa(Sa(e,t),e,t),
isIgnored:!1};
let n=C(e)===e?void 0:this.#i(C(e));
if(n===void 0)
return;
let{
top:r,
chain:i}=n;
if(n.isIgnored||wa(i,T(e)))
return{
top:r,
isIgnored:!0};
return{
top:r,
chain:xa(Ta(i,e),e,t),
isIgnored:!1}}};
var ja=class{
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
function Ma(e,t,{
root:n,
files:r}){
let i=new Aa(r);
let a=new Map(e.map(e=>[e.source.path,e]));
return{
exists:Na(e=>!t.lacks(e)&&r.exists(y(n,e))),
isPublishable:e=>{
let t=a.get(e);
return t===void 0||i.isPublishable(t.absolute,t.ofUser)},
isMissing:(e,t)=>{
let o=a.get(t);
return o!==void 0&&!o.ofUser&&Bi(e,o.absolute,n,{
files:r,
repositories:i})},
files:new ja(n,r)}}
function Na(e){
let t=new Map;
return n=>{
let r=t.get(n)??e(n);
t.set(n,r);
return r}}
var Pa=class{
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
this.#r??=_a(this.#n,this.#e,this.path,this.#t).source;
return this.#r}};
function Fa(e,t,n,r){
if(e===``)
throw new z(`"" does not exist`);
let i=Ra(r.resolve(t,e),n,r);
let a=za(i,e,r);
if(a!==`file`&&a!==`folder`)
throw new z(`"${j(e)}" is ${s(a)}, not a file or folder`);
return{
absolute:i,
shown:e,
kind:a}}
function Ia(e,t,n,r){
let i=Fa(e,t,n,r);
if(i.kind!==`folder`)
throw new z(`"${j(e)}" is a file, not a folder`);
return i}
function La(e,t,n){
try{
return n.list(e)}catch(e){
throw new z(`"${j(t)}" cannot be read: ${p(e)}`)}}
function Ra(e,t,n){
if(t.contains(e))
return e;
try{
let r=y(n.real(C(e)),w(e));
return t.contains(r)?r:e}catch{
return e}}
function za(e,t,n){
try{
return n.target(e)}catch(r){
if(!m(r))
throw new z(`"${j(t)}" cannot be read: ${p(r)}`);
throw new z(`"${j(t)}" ${n.kind(e)===`link`?`is a link that points to nothing`:`does not exist`}`)}}
const Ba=[];
var Va=class{
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
this.#e.set(e,n??Ba)}
lacks(e){
let t=e.lastIndexOf(`/.`)+1;
let n=e[t]===`.`?this.#e.get(e.slice(0,t)):void 0;
if(n===void 0)
return!1;
let r=e.indexOf(`/`,t);
return!n.includes(e.slice(t,r===-1?e.length:r).toLowerCase())}};
function Ha(e,t){
let n=T(e);
let r=t=>t===e||t.startsWith(n);
return{
absolute:e,
contains:r,
report:e=>r(e)?e.slice(n.length):e,
get isVast(){
return C(e)===e||e===t.home}}}
const Ua=new Set([`.git`,`.hg`,`.svn`,`.jj`,`node_modules`,`.venv`,`venv`,`__pycache__`]);
function Wa(e,t,n,r){
Ga(n,e,t,Ca(e,r.files),0,r)}
function Ga(e,t,n,r,i,a){
a.onFolder(t,n,e);
let o=Ka(e,t,r,i,a.files);
let s=T(t);
for(
let t of e){
let e=t.isDirectory();
let r=e&&i<100&&!Ua.has(t.name);
let c=n+t.name;
let l=a.wanted(c)&&!a.ignored(c);
if(!l&&!r)
continue;
let u=s+t.name;
if(wa(o,e?`${u}/`:u))
continue;
l&&a.onFile(u,t.isFile());
if(r&&!a.ignored(`${c}/`)){
let e=qa(u,a.files);
if(e===void 0)
continue;
Ga(e,u,`${c}/`,Ta(o,u),i+1,a)}}}
function Ka(e,t,n,r,i){
let a=!1;
let o=!1;
for(
let t of e)
t.name===`.git`?a=!0:t.name===`.gitignore`&&(o=t.isFile());
let s=a&&r>0?Sa(t,i):n;
return o?xa(s,t,i):s}
function qa(e,t){
try{
return t.list(e)}catch{
return}}
function Ja(e,t){
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
ignored:e.ignored??Za,
onFile:(e,n)=>t(e,{
isRegular:n,
reported:s||Xa(o,e)}),
onFolder:(t,n,r)=>{
a.delete(t);
e.listing.add(n,r)}};
let l=i.some(n.contains)||r.some(({
absolute:e})=>n.contains(e));
(s||l&&!n.isVast)&&Ya(n.absolute,n.absolute,n,c);
for(
let[e,t]of a)
Ya(e,t,n,c)}
function Ya(e,t,n,r){
let i=n.report(e);
let a=i===``||i.endsWith(`/`)?i:`${i}/`;
let o=n.contains(e)?r:{...r,
ignored:Za};
Wa(e,a,La(e,t,r.files),o)}
function Xa(e,t){
for(
let n=t;;n=C(n)){
if(e.has(n))
return!0;
if(C(n)===n)
return!1}}
function Za(){
return!1}
function Qa(e){
let t=new Va;
let n=[...$a(e,t).values()];
n.sort((e,t)=>e.path<t.path?-1:+(e.path>t.path));
let r=n.map(t=>eo(t,e.files));
return{
sources:r,
around:Ma(r,t,e)}}
function $a(e,t){
let{
cwd:n,
files:r}=e;
let i=Ha(e.root,r);
let a=e.paths.map(e=>Fa(e,n,i,r));
let o=a.filter(({
kind:e})=>e===`file`);
let s=a.filter(({
kind:e})=>e===`folder`);
let c=(e.allOf??[]).map(e=>Ia(e,n,i,r));
let l=e.document===void 0?void 0:Ra(r.resolve(n,e.document),i,r);
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
Ja({
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
let n of La(t.absolute,t.shown,r)){
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
function eo(e,t){
let{
absolute:n,
explicit:r,
reported:i,
ofUser:a=!1}=e;
return{
source:to(e,t),
explicit:r,
reported:i,
absolute:n,
ofUser:a}}
function to({
path:e,
absolute:t,
isRegular:n,
asGiven:r},i){
let a=new Pa(e,t,n,i);
if(r===void 0)
return a;
let[o]=a.problems;
if(o?.kind===`unreadable`)
throw new z(`"${j(r)}": ${o.message}`);
return a}
const no=`package.json`;
function ro(e,t,n){
let r=n.resolve(t,e);
if(!n.exists(r))
throw new z(`"${j(e)}" does not exist`);
return{
path:r,
isSection:w(r)===no}}
function io(e,t){
for(
let n=e;;n=C(n)){
let e=y(n,`mcp-lint.json`);
if(t.exists(e))
return{
path:e,
isSection:!1};
let r=y(n,no);
if(t.exists(r)&&ao(r,t))
return{
path:r,
isSection:!0};
if(C(n)===n)
return}}
function ao(e,t){
let{
text:n}=_a(t,e,e).source;
if(!n.includes(`"mcp-lint"`))
return!1;
try{
let e=JSON.parse(n);
return typeof e==`object`&&!!e&&Object.hasOwn(e,`mcp-lint`)}catch{
return!1}}
const oo={
targets:[],
rules:new Map,
ignored:()=>!1,
formatOf:()=>void 0,
tools:new Map,
overrides:[],
spec:void 0,
profiles:void 0,
baseline:void 0};
async function so(e){
let{
cwd:t,
files:n,
config:r}=e;
let i=r===void 0?io(t,n):r===!1?void 0:ro(r,t,n);
if(i===void 0)
return{
config:oo};
let{
readConfig:a}=await Promise.resolve().then(()=>require("./read-config.js"));
return a(i,e)}
const co=new WeakMap;
function lo(e){
return vo(e).answers}
function uo(e){
return vo(e).tools}
function fo(e){
return vo(e).sound}
function po(e){
return vo(e).results}
function mo(e){
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
function ho(e,t){
let n=_o(e);
for(
let e=t.length;e>=0;--e){
let r=n.get(JSON.stringify(t.slice(0,e)));
if(r!==void 0)
return r}}
const go=new WeakMap;
function _o(e){
let t=go.get(e)??new Map(fo(e).map(e=>[JSON.stringify(e.route),e]));
go.set(e,t);
return t}
function vo(e){
let t=co.get(e);
if(t!==void 0)
return t;
let n=wr(e.value);
let r=n.flatMap(t=>yo(e,t));
let i=e.problems.length===0?r:r.filter(({
route:t})=>!e.isBroken(t));
let a=n.some(({
kind:e})=>e===`result`)?xo(r):new Map;
let o={
answers:n,
tools:r,
sound:i,
results:n.flatMap(t=>So(e,t,a)).filter(({
route:t})=>!e.isBroken(t))};
co.set(e,o);
return o}
function yo(e,{
kind:t,
route:n,
value:r}){
if(t!==`tools`)
return[];
if(!Array.isArray(r))
return V(r)&&n.at(-1)!==`tools`?[bo(e,n,n,r)]:[];
return r.map((t,r)=>bo(e,[...n,r],n,t))}
function bo(e,t,n,r){
let i=H(r,`name`);
return{
document:e,
name:typeof i==`string`?i:``,
route:t,
value:r,
list:n}}
function xo(e){
let t=new Map;
for(
let n of e)
t.has(n.name)||t.set(n.name,n);
return t}
function So(e,t,n){
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
tool:typeof a==`string`?n.get(a):a&&bo(e,a,a,ni(e.value,a))}]}
const Co=new Map([[`aix`,()=>Promise.resolve().then(()=>require("./aix.js")).then(t=>e.__toESM(t.require_aix(),1))],[`amazonq`,()=>Promise.resolve().then(()=>require("./amazonq.js")).then(t=>e.__toESM(t.require_amazonq(),1))],[`amazonq-agent`,()=>Promise.resolve().then(()=>require("./amazonq-agent.js")).then(t=>e.__toESM(t.require_amazonq_agent(),1))],[`amazonq-editor`,()=>Promise.resolve().then(()=>require("./amazonq-editor.js")).then(t=>e.__toESM(t.require_amazonq_editor(),1))],[`amazonq-server`,()=>Promise.resolve().then(()=>require("./amazonq-server.js")).then(t=>e.__toESM(t.require_amazonq_server(),1))],[`amp`,()=>Promise.resolve().then(()=>require("./amp.js")).then(t=>e.__toESM(t.require_amp(),1))],[`antigravity`,()=>Promise.resolve().then(()=>require("./antigravity.js")).then(t=>e.__toESM(t.require_antigravity(),1))],[`auggie`,()=>Promise.resolve().then(()=>require("./auggie.js")).then(t=>e.__toESM(t.require_auggie(),1))],[`ccmcp`,()=>Promise.resolve().then(()=>require("./ccmcp.js")).then(t=>e.__toESM(t.require_ccmcp(),1))],[`claude-code-agent`,()=>Promise.resolve().then(()=>require("./claude-code-agent.js")).then(t=>e.__toESM(t.require_claude_code_agent(),1))],[`claude-code-managed`,()=>Promise.resolve().then(()=>require("./claude-code-managed.js")).then(t=>e.__toESM(t.require_claude_code_managed(),1))],[`claude-code-managed-settings`,()=>Promise.resolve().then(()=>require("./claude-code-managed-settings.js")).then(t=>e.__toESM(t.require_claude_code_managed_settings(),1))],[`claude-code-plugin`,()=>Promise.resolve().then(()=>require("./claude-code-plugin.js")).then(t=>e.__toESM(t.require_claude_code_plugin(),1))],[`claude-code-plugin-manifest`,()=>Promise.resolve().then(()=>require("./claude-code-plugin-manifest.js")).then(t=>e.__toESM(t.require_claude_code_plugin_manifest(),1))],[`claude-code-project`,()=>Promise.resolve().then(()=>require("./claude-code-project.js")).then(t=>e.__toESM(t.require_claude_code_project(),1))],[`claude-code-server`,()=>Promise.resolve().then(()=>require("./claude-code-server.js")).then(t=>e.__toESM(t.require_claude_code_server(),1))],[`claude-code-settings`,()=>Promise.resolve().then(()=>require("./claude-code-settings.js")).then(t=>e.__toESM(t.require_claude_code_settings(),1))],[`claude-code-user`,()=>Promise.resolve().then(()=>require("./claude-code-user.js")).then(t=>e.__toESM(t.require_claude_code_user(),1))],[`claude-desktop`,()=>Promise.resolve().then(()=>require("./claude-desktop.js")).then(t=>e.__toESM(t.require_claude_desktop(),1))],[`cline`,()=>Promise.resolve().then(()=>require("./cline.js")).then(t=>e.__toESM(t.require_cline(),1))],[`codebuff`,()=>Promise.resolve().then(()=>require("./codebuff.js")).then(t=>e.__toESM(t.require_codebuff(),1))],[`codex`,()=>Promise.resolve().then(()=>require("./codex.js")).then(t=>e.__toESM(t.require_codex(),1))],[`codex-plugin`,()=>Promise.resolve().then(()=>require("./codex-plugin.js")).then(t=>e.__toESM(t.require_codex_plugin(),1))],[`codex-server`,()=>Promise.resolve().then(()=>require("./codex-server.js")).then(t=>e.__toESM(t.require_codex_server(),1))],[`continue`,()=>Promise.resolve().then(()=>require("./continue.js")).then(t=>e.__toESM(t.require_continue(),1))],[`continue-json`,()=>Promise.resolve().then(()=>require("./continue-json.js")).then(t=>e.__toESM(t.require_continue_json(),1))],[`copilot-agent`,()=>Promise.resolve().then(()=>require("./copilot-agent.js")).then(t=>e.__toESM(t.require_copilot_agent(),1))],[`copilot-agent-server`,()=>Promise.resolve().then(()=>require("./copilot-agent-server.js")).then(t=>e.__toESM(t.require_copilot_agent_server(),1))],[`copilot-agent-settings`,()=>Promise.resolve().then(()=>require("./copilot-agent-settings.js")).then(t=>e.__toESM(t.require_copilot_agent_settings(),1))],[`copilot-cli`,()=>Promise.resolve().then(()=>require("./copilot-cli.js")).then(t=>e.__toESM(t.require_copilot_cli(),1))],[`copilot-cli-server`,()=>Promise.resolve().then(()=>require("./copilot-cli-server.js")).then(t=>e.__toESM(t.require_copilot_cli_server(),1))],[`copilot-cli-user`,()=>Promise.resolve().then(()=>require("./copilot-cli-user.js")).then(t=>e.__toESM(t.require_copilot_cli_user(),1))],[`crush`,()=>Promise.resolve().then(()=>require("./crush.js")).then(t=>e.__toESM(t.require_crush(),1))],[`cursor`,()=>Promise.resolve().then(()=>require("./cursor.js")).then(t=>e.__toESM(t.require_cursor(),1))],[`docker-mcp`,()=>Promise.resolve().then(()=>require("./docker-mcp.js")).then(t=>e.__toESM(t.require_docker_mcp(),1))],[`factory`,()=>Promise.resolve().then(()=>require("./factory.js")).then(t=>e.__toESM(t.require_factory(),1))],[`fast-agent`,()=>Promise.resolve().then(()=>require("./fast-agent.js")).then(t=>e.__toESM(t.require_fast_agent(),1))],[`gemini`,()=>Promise.resolve().then(()=>require("./gemini.js")).then(t=>e.__toESM(t.require_gemini(),1))],[`gemini-extension`,()=>Promise.resolve().then(()=>require("./gemini-extension.js")).then(t=>e.__toESM(t.require_gemini_extension(),1))],[`gemini-server`,()=>Promise.resolve().then(()=>require("./gemini-server.js")).then(t=>e.__toESM(t.require_gemini_server(),1))],[`goose`,()=>Promise.resolve().then(()=>require("./goose.js")).then(t=>e.__toESM(t.require_goose(),1))],[`junie`,()=>Promise.resolve().then(()=>require("./junie.js")).then(t=>e.__toESM(t.require_junie(),1))],[`kilo`,()=>Promise.resolve().then(()=>require("./kilo.js")).then(t=>e.__toESM(t.require_kilo(),1))],[`kilo-legacy`,()=>Promise.resolve().then(()=>require("./kilo-legacy.js")).then(t=>e.__toESM(t.require_kilo_legacy(),1))],[`kimi`,()=>Promise.resolve().then(()=>require("./kimi.js")).then(t=>e.__toESM(t.require_kimi(),1))],[`kimi-cli`,()=>Promise.resolve().then(()=>require("./kimi-cli.js")).then(t=>e.__toESM(t.require_kimi_cli(),1))],[`kiro`,()=>Promise.resolve().then(()=>require("./kiro.js")).then(t=>e.__toESM(t.require_kiro(),1))],[`kiro-agent`,()=>Promise.resolve().then(()=>require("./kiro-agent.js")).then(t=>e.__toESM(t.require_kiro_agent(),1))],[`kiro-server`,()=>Promise.resolve().then(()=>require("./kiro-server.js")).then(t=>e.__toESM(t.require_kiro_server(),1))],[`librechat`,()=>Promise.resolve().then(()=>require("./librechat.js")).then(t=>e.__toESM(t.require_librechat(),1))],[`lm-studio`,()=>Promise.resolve().then(()=>require("./lm-studio.js")).then(t=>e.__toESM(t.require_lm_studio(),1))],[`mcp`,()=>Promise.resolve().then(()=>require("./mcp.js")).then(t=>e.__toESM(t.require_mcp(),1))],[`mcp-agent`,()=>Promise.resolve().then(()=>require("./mcp-agent.js")).then(t=>e.__toESM(t.require_mcp_agent(),1))],[`mcp-hub`,()=>Promise.resolve().then(()=>require("./mcp-hub.js")).then(t=>e.__toESM(t.require_mcp_hub(),1))],[`mcp-json-schema`,()=>Promise.resolve().then(()=>require("./mcp-json-schema.js")).then(t=>e.__toESM(t.require_mcp_json_schema(),1))],[`mcp-lint`,()=>Promise.resolve().then(()=>require("./mcp-lint.js")).then(t=>e.__toESM(t.require_mcp_lint(),1))],[`mcp-result-2024-11-05`,()=>Promise.resolve().then(()=>require("./mcp-result-2024-11-05.js")).then(t=>e.__toESM(t.require_mcp_result_2024_11_05(),1))],[`mcp-result-2025-03-26`,()=>Promise.resolve().then(()=>require("./mcp-result-2025-03-26.js")).then(t=>e.__toESM(t.require_mcp_result_2025_03_26(),1))],[`mcp-result-2025-06-18`,()=>Promise.resolve().then(()=>require("./mcp-result-2025-06-18.js")).then(t=>e.__toESM(t.require_mcp_result_2025_06_18(),1))],[`mcp-result-2025-11-25`,()=>Promise.resolve().then(()=>require("./mcp-result-2025-11-25.js")).then(t=>e.__toESM(t.require_mcp_result_2025_11_25(),1))],[`mcp-result-2026-07-28`,()=>Promise.resolve().then(()=>require("./mcp-result-2026-07-28.js")).then(t=>e.__toESM(t.require_mcp_result_2026_07_28(),1))],[`mcp-tool-2024-11-05`,()=>Promise.resolve().then(()=>require("./mcp-tool-2024-11-05.js")).then(t=>e.__toESM(t.require_mcp_tool_2024_11_05(),1))],[`mcp-tool-2025-03-26`,()=>Promise.resolve().then(()=>require("./mcp-tool-2025-03-26.js")).then(t=>e.__toESM(t.require_mcp_tool_2025_03_26(),1))],[`mcp-tool-2025-06-18`,()=>Promise.resolve().then(()=>require("./mcp-tool-2025-06-18.js")).then(t=>e.__toESM(t.require_mcp_tool_2025_06_18(),1))],[`mcp-tool-2025-11-25`,()=>Promise.resolve().then(()=>require("./mcp-tool-2025-11-25.js")).then(t=>e.__toESM(t.require_mcp_tool_2025_11_25(),1))],[`mcp-tool-2026-07-28`,()=>Promise.resolve().then(()=>require("./mcp-tool-2026-07-28.js")).then(t=>e.__toESM(t.require_mcp_tool_2026_07_28(),1))],[`mcpb`,()=>Promise.resolve().then(()=>require("./mcpb.js")).then(t=>e.__toESM(t.require_mcpb(),1))],[`mcpb-0.1`,()=>Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.1.js").default,1))],[`mcpb-0.2`,()=>Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.2.js").default,1))],[`mcpb-0.4`,()=>Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.4.js").default,1))],[`mcpb-parts`,()=>Promise.resolve().then(()=>require("./mcpb-parts.js")).then(t=>e.__toESM(t.require_mcpb_parts(),1))],[`mcpo`,()=>Promise.resolve().then(()=>require("./mcpo.js")).then(t=>e.__toESM(t.require_mcpo(),1))],[`mcporter`,()=>Promise.resolve().then(()=>require("./mcporter.js")).then(t=>e.__toESM(t.require_mcporter(),1))],[`omp`,()=>Promise.resolve().then(()=>require("./omp.js")).then(t=>e.__toESM(t.require_omp(),1))],[`omp-server`,()=>Promise.resolve().then(()=>require("./omp-server.js")).then(t=>e.__toESM(t.require_omp_server(),1))],[`opencode`,()=>Promise.resolve().then(()=>require("./opencode.js")).then(t=>e.__toESM(t.require_opencode(),1))],[`opencode-v2`,()=>Promise.resolve().then(()=>require("./opencode-v2.js")).then(t=>e.__toESM(t.require_opencode_v2(),1))],[`qwen`,()=>Promise.resolve().then(()=>require("./qwen.js")).then(t=>e.__toESM(t.require_qwen(),1))],[`registry-server`,()=>Promise.resolve().then(()=>require("./registry-server.js")).then(t=>e.__toESM(t.require_registry_server(),1))],[`registry-server-2025-07-09`,()=>Promise.resolve().then(()=>require("./registry-server-2025-07-09.js")).then(t=>e.__toESM(t.require_registry_server_2025_07_09(),1))],[`registry-server-2025-09-16`,()=>Promise.resolve().then(()=>require("./registry-server-2025-09-16.js")).then(t=>e.__toESM(t.require_registry_server_2025_09_16(),1))],[`registry-server-2025-09-29`,()=>Promise.resolve().then(()=>require("./registry-server-2025-09-29.js")).then(t=>e.__toESM(t.require_registry_server_2025_09_29(),1))],[`registry-server-2025-10-11`,()=>Promise.resolve().then(()=>require("./registry-server-2025-10-11.js")).then(t=>e.__toESM(t.require_registry_server_2025_10_11(),1))],[`registry-server-2025-10-17`,()=>Promise.resolve().then(()=>require("./registry-server-2025-10-17.js")).then(t=>e.__toESM(t.require_registry_server_2025_10_17(),1))],[`registry-server-parts`,()=>Promise.resolve().then(()=>require("./registry-server-parts.js")).then(t=>e.__toESM(t.require_registry_server_parts(),1))],[`roo`,()=>Promise.resolve().then(()=>require("./roo.js")).then(t=>e.__toESM(t.require_roo(),1))],[`rovo`,()=>Promise.resolve().then(()=>require("./rovo.js")).then(t=>e.__toESM(t.require_rovo(),1))],[`ruler`,()=>Promise.resolve().then(()=>require("./ruler.js")).then(t=>e.__toESM(t.require_ruler(),1))],[`ruler-json`,()=>Promise.resolve().then(()=>require("./ruler-json.js")).then(t=>e.__toESM(t.require_ruler_json(),1))],[`rulesync`,()=>Promise.resolve().then(()=>require("./rulesync.js")).then(t=>e.__toESM(t.require_rulesync(),1))],[`smithery`,()=>Promise.resolve().then(()=>require("./smithery.js")).then(t=>e.__toESM(t.require_smithery(),1))],[`trae`,()=>Promise.resolve().then(()=>require("./trae.js")).then(t=>e.__toESM(t.require_trae(),1))],[`vibe`,()=>Promise.resolve().then(()=>require("./vibe.js")).then(t=>e.__toESM(t.require_vibe(),1))],[`visual-studio`,()=>Promise.resolve().then(()=>require("./visual-studio.js")).then(t=>e.__toESM(t.require_visual_studio(),1))],[`vscode`,()=>Promise.resolve().then(()=>require("./vscode.js")).then(t=>e.__toESM(t.require_vscode(),1))],[`vscode-devcontainer`,()=>Promise.resolve().then(()=>require("./vscode-devcontainer.js")).then(t=>e.__toESM(t.require_vscode_devcontainer(),1))],[`vscode-inputs`,()=>Promise.resolve().then(()=>require("./vscode-inputs.js")).then(t=>e.__toESM(t.require_vscode_inputs(),1))],[`vscode-root`,()=>Promise.resolve().then(()=>require("./vscode-root.js")).then(t=>e.__toESM(t.require_vscode_root(),1))],[`vscode-server`,()=>Promise.resolve().then(()=>require("./vscode-server.js")).then(t=>e.__toESM(t.require_vscode_server(),1))],[`vscode-workspace`,()=>Promise.resolve().then(()=>require("./vscode-workspace.js")).then(t=>e.__toESM(t.require_vscode_workspace(),1))],[`warp`,()=>Promise.resolve().then(()=>require("./warp.js")).then(t=>e.__toESM(t.require_warp(),1))],[`windsurf`,()=>Promise.resolve().then(()=>require("./windsurf.js")).then(t=>e.__toESM(t.require_windsurf(),1))],[`windsurf-devin`,()=>Promise.resolve().then(()=>require("./windsurf-devin.js")).then(t=>e.__toESM(t.require_windsurf_devin(),1))],[`zed`,()=>Promise.resolve().then(()=>require("./zed.js")).then(t=>e.__toESM(t.require_zed(),1))]]);
const wo=new Map;
function To(e){
let t=wo.get(e);
if(t!==void 0)
return t;
let n=Eo(e);
wo.set(e,n);
return n}
async function Eo(e){
let t=Co.get(e);
if(t===void 0)
throw Error(`there is no schema "${e}"`);
let{
default:n}=await t();
return Do(n)}
function Do({
validate:e,
schema:t}){
let n;
return{
validate:e,
schema:()=>{
n??=t();
return n}}}
async function Oo(e){
let{
document:t,
format:n}=e;
if(n.answer!==void 0)
return(await Promise.resolve().then(()=>require("./check-answers.js"))).checkAnswers(e);
let r=n.schema??n.id;
return r===`none`?[]:ko(t,r)}
async function ko(e,t){
let n=await To(t);
if(e.value===void 0||n.validate(e.value))
return[];
let{
check:r}=await Promise.resolve().then(()=>require("./check.js"));
return r(e,n)}
function Ao(e,{
urls:t}){
return t===void 0?!Mo(e):jo(e)}
function jo(e){
return fi(e.trim())}
function Mo(e){
let t=e.trim();
return!t.includes(`://`)&&!/[$%<>{}`]/.test(t)&&(!fi(t)||/^[\w.-]+:\d+(?:\/|$)/.test(t))}
function No({
approvesAll:e,
unread:t},n){
if(e===void 0||t)
return;
if(n===e)
return[];
let r=Array.isArray(n)?n.indexOf(e):-1;
return r===-1?void 0:[r]}
var Po=class{
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
const Fo=[];
function Io(e,t,n){
if(!V(n))
return Fo;
let{
nested:r}=e;
let i=r===void 0?void 0:H(n,r);
if(r!==void 0&&V(i)){
let{
[r]:a,...o}=n;
return[...Io(e,[...t,r],i),...Io(e,t,o)]}
return Object.keys(n).map(r=>new Po(t,r,n[r],Lo(e,r)))}
function Lo({
fields:e,
open:t},n){
if(Object.hasOwn(e,n))
return e[n];
if(!t)
return;
let r=zr(n).find(({
is:e})=>e!==`other`);
return r&&{
is:r.is}}
function Ro(e,t){
let n=new Map;
for(
let r of e){
let{
fact:e}=r;
e!==void 0&&zo(t,r)&&!n.has(e.is)&&n.set(e.is,r)}
return n}
function zo({
emptyMeansAbsent:e},{
fact:t,
value:n}){
return t!==void 0&&t.unread!==!0&&!(e&&n===``)}
var Bo=class{
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
this.fields=Io(n,i,a);
this.declared=Vo(this.fields,n);
this.#e=Ro(this.fields,n);
this.#t=Ho(this.fields,n);
this.transport=Uo(n,this.declared,{
selected:this.#t?.fact?.selects,
command:this.#e.has(`command`)||this.#e.has(`commandLine`),
url:this.#e.has(`url`)});
this.broken=e.isBroken(i)}
get command(){
return Go(this.#e.get(`commandLine`))[0]??Wo(this.#e.get(`command`))}
get args(){
let e=this.#e.get(`commandLine`);
return e===void 0?Go(this.#e.get(`args`)):Go(e).slice(1)}
get env(){
return Ko(this.#e.get(`env`))}
get url(){
return Wo(this.#t?.fact?.is===`url`?this.#t:this.#e.get(`url`))}
get headers(){
return Ko(this.#e.get(`headers`))}
get cwd(){
return Wo(this.#e.get(`cwd`))}
get off(){
return this.#e.get(`enabled`)?.value===!1||this.#e.get(`disabled`)?.value===!0}};
function Vo(e,{
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
function Ho(e,t){
for(
let n of e)
if(n.fact?.selects!==void 0&&zo(t,n))
return n}
function Uo(e,t,n){
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
function Wo(e){
return typeof e?.value==`string`?{
value:e.value,
route:e.route}:void 0}
function Go(e){
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
function Ko(e){
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
const qo=new Map([[`cmd`,`command`],[`exec`,`command`],[`executable`,`command`],[`program`,`command`],[`arguments`,`args`],[`argv`,`args`],[`params`,`args`],[`envs`,`env`],[`enviroment`,`env`],[`environment`,`env`],[`environments`,`env`],[`environmentVariables`,`env`],[`env_vars`,`env`],[`uri`,`url`],[`endpoint`,`url`],[`serverUrl`,`url`],[`server_url`,`url`],[`httpUrl`,`url`],[`baseUrl`,`url`],[`header`,`headers`],[`httpHeaders`,`headers`],[`http_headers`,`headers`],[`transportType`,`transport`],[`workingDirectory`,`cwd`],[`working_directory`,`cwd`]]);
const Jo=/^[_$#]|^\/\/|comment|^(?:notes?|name|title|label|displayName|description|desc|instructions|icon|tags?|category|version|gallery|id|homepage|website|author|docs?|_.*)$/i;
function Yo({
dialect:e,
fields:t}){
return!e.strict&&!e.open&&t.some(Zo)}
function Xo(e){
if(!Yo(e))
return[];
let t=new Set(e.fields.map(e=>e.key));
return e.fields.flatMap(n=>{
if(!Zo(n))
return[];
let r=Qo(e.dialect,n,t);
if(r===void 0)
return[];
let i=$o(e,n,r);
let a=i===void 0?r:{...r,
own:i};
let o=i===void 0?ns(e,r):os(e,e.dialect.neither);
return[{...a,
field:n,
cost:o}]})}
function Zo({
fact:e}){
return e===void 0||e.unread===!0}
function Qo(e,t,n){
let{
key:r}=t;
let i=cr(r);
if(i!==r&&Object.hasOwn(e.fields,i))
return{
kind:`disguised`,
meaning:e.fields[i]?.is??`other`,
own:i,
readBy:[]};
if(Jo.test(r))
return;
let a=zr(r);
let o=t.fact?.is??a.find(e=>e.is!==`other`)?.is??qo.get(r);
if(o!==void 0){
let n=ts(e,o);
let i=a.map(e=>e.client);
if(n===r)
return;
let s=i.length>0||t.fact!==void 0?`foreign`:`misspelt`;
return s===`misspelt`&&n===void 0?void 0:{
kind:s,
meaning:o,
own:n,
readBy:i}}
let s=R(r,es(e).filter(e=>!n.has(e)));
return s===void 0?void 0:{
kind:`misspelt`,
meaning:e.fields[s]?.is??`other`,
own:s,
readBy:[]}}
function $o(e,{
value:t},{
meaning:n}){
if(n!==`transport`||!V(t)||rs(e))
return;
let r=[`url`,`command`].find(e=>typeof H(t,e)==`string`);
return r===void 0?void 0:ts(e.dialect,r)}
function es(e){
return Object.keys(e.fields).filter(t=>e.fields[t]?.unread!==!0)}
function ts(e,t){
let n=t=>es(e).find(n=>e.fields[n]?.is===t);
let r=n(t);
if(r!==void 0)
return r;
if(t===`args`||t===`command`)
return n(`commandLine`);
return t===`commandLine`?n(`command`):void 0}
function ns(e,{
meaning:t}){
let{
dialect:n}=e;
if(t===`command`||t===`commandLine`||t===`url`)
return rs(e)?void 0:os(e,n.neither);
if(t===`transport`&&e.declared===void 0){
let t=as(e);
return t===void 0||t.effect===`fine`?void 0:os(e,t)}}
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
function rs(e){
return G(e,`command`,`commandLine`,`url`)}
function is({
spellings:e,
inferred:t}){
return t.url===void 0&&Object.values(e).every(e=>e===`stdio`)}
function as(e){
let{
inferred:t}=e.dialect;
if(G(e,`command`,`commandLine`))
return t.commandReaction;
return G(e,`url`)?t.urlReaction:void 0}
function os(e,t){
let{
mask:n}=e.dialect;
if(n===void 0)
return t;
return e.fields.some(e=>e.key===n.key&&typeof e.value==`boolean`)?n.reaction:t}
function ss(e,t){
let n=G(e,`command`,`commandLine`);
if(n===G(e,`url`))
return t;
if(n)
return`stdio`;
return t===`stdio`?`http`:t}
function cs(e){
let{
transport:t}=e;
if(t===`builtin`||t===`sdk`)
return!1;
return ss(e,t)!==t}
function ls({
spellings:e,
alsoSpeaks:t},n){
return Object.keys(e).find(t=>e[t]===n)??t?.[n]}
const us=/(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|svc|ts\.net|test|invalid|example|example\.\w+)$/i;
const ds=/^(?:(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d{1,3}){2,3}|0\.0\.0\.0|\[(?:::1?|::ffff:[^\]]*|f[cde][0-9a-f]{2}:[^\]]*)\])$/i;
function fs(e){
return ds.test(e)||/^[^.[]*$/.test(e)||us.test(e)}
function ps({
url:e,
command:t,
args:n,
transport:r}){
let i=r===`stdio`?[t?.value??``,...n.map(({
value:e})=>e)]:[e?.value??``];
return r===void 0||i[0]?.trim()===``?void 0:i.join(`\0`)}
function ms({
name:e,
dialect:t},n){
if(t.names===void 0)
return hs;
return t.names.filter(t=>{
let r=gs(t,e,n);
return _s(t,r)||!t.pattern.test(r)})}
const hs=[];
function gs({
cleaned:e},t,n){
return e?n?.server(t)??t:t}
function _s({
maxLength:e},t){
return e!==void 0&&t.length>e}
function vs({
name:e,
dialect:t}){
return t.reserved?.find(t=>typeof t.name==`string`?t.name===e:t.name.test(e))}
function ys({
document:e,
nameAt:t}){
return fr(e,t.route,t.side)}
function bs({
document:e,
route:t}){
return JSON.stringify([e.path,t])}
function xs(e,t){
return e.fields.find(e=>e.fact?.is===t&&e.fact.unread!==!0)}
function Ss(e){
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
return(as(e)?.effect??`fine`)===`fine`}
function Cs(e){
if(!ws(e))
return`server ${M(e.name)}`;
let[t,n]=e.route.slice(-2);
return`item ${Number(n)+1} of ${M(String(t))}`}
function ws({
route:e,
nameAt:t}){
return t.side===`value`&&t.route.length===e.length&&typeof e.at(-1)==`number`}
function Ts({
format:e,
client:t}){
return e.reader??t.name}
function Es(e,t){
let n=t===void 0?e:e.slice(t.route.length);
let r=t===void 0?void 0:Cs(t);
let i=``;
for(
let[e,t]of n.entries()){
let n=typeof t==`number`?`item ${t+1}`:M(t);
i=e===0?n:`${n} ${typeof t==`number`?`of`:`in`} ${i}`}
if(i===``)
return r??`the file`;
return r===void 0?i:`${i} of ${r}`}
const Ds=new Map([[`stdio`,`stdio`],[`local`,`stdio`],[`std`,`stdio`],[`http`,`http`],[`https`,`http`],[`remote`,`http`],[`streamable`,`http`],[`streamablehttp`,`http`],[`httpstream`,`http`],[`httpstreamable`,`http`],[`sse`,`sse`],[`serversentevents`,`sse`],[`ws`,`ws`],[`websocket`,`ws`],[`websockets`,`ws`],[`sdk`,`sdk`]]);
function Os(e){
return Ds.get(e.toLowerCase().replace(/[-_ ]/g,``))}
const ks={
fine:`info`,
ignored:`warning`,
warns:`warning`,
"skips-server":`error`,
"drops-server":`error`,
"fails-server":`error`,
"refuses-file":`error`,
"drops-file":`error`,
crashes:`error`};
const As={
R:`error`,
H:`error`,
M:`warning`,
I:`warning`,
L:`info`};
const js=[`info`,`warning`,`error`];
function Ms(e){
return e.slice(0,e.indexOf(`:`))}
function Ns(e){
return Ps(ks[e.effect],As[Ms(e.by)])}
function Ps(e,t){
return js.indexOf(e)<js.indexOf(t)?e:t}
function Fs(e){
return ks[e]===`error`}
function Is(e){
return e===`skips-server`||e===`drops-server`||e===`fails-server`}
function Ls(e,t,n=`it`){
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
var Rs=class{
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
return Ts(this.reading)}
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
severity:zs(i,r),...o===void 0?{}:{
effect:o.effect},
message:a,...s===void 0?{}:{
help:s},
place:n,
related:c,...l===void 0?{}:{
server:l.name},
clients:r.clients??[u.client.id],
reader:Ts(u)})}};
function zs(e,{
reaction:t,
severity:n,
server:r}){
if(n!==void 0)
return n;
if(t===void 0)
return e.severity===`off`?`warning`:e.severity;
return r?.off&&Is(t.effect)?`info`:Ns(t)}
const Bs=()=>!0;
function Vs(e,t){
let n=Object.keys(e).map(n=>{
let r=t[n];
let i=e[n];
return e=>r(e,i)});
let[r,i]=n;
if(r===void 0)
return Bs;
if(i===void 0)
return r;
return e=>n.every(t=>t(e))}
function Hs(e){
return e.slice(Math.max(e.lastIndexOf(`/`),e.lastIndexOf(`\\`))+1).toLowerCase().replace(/\.(?:exe|cmd|bat)$/,``)}
function Us(e){
let t=0;
for(;;){
let n=Ws(e,t);
if(n===void 0||n>=e.length)
return t;
t=n}}
function Ws(e,t){
switch(Hs(e[t]??``)){case`cmd`:
return Gs(e,t+1);case`env`:
return Ks(e,t+1,[`-u`,`--unset`,`-C`,`--chdir`],e=>/^\w+=/.test(e));case`sudo`:case`doas`:
return Ks(e,t+1,[`-u`,`-g`,`-h`,`-p`,`-C`,`-R`,`-D`,`-T`]);case`wsl`:
return Ks(e,t+1,[`-d`,`--distribution`,`-u`,`--user`,`--cd`,`--shell-type`]);case`nohup`:
return t+1;case`op`:case`mise`:case`doppler`:case`infisical`:case`dotenv`:case`dotenvx`:case`aws-vault`:case`chamber`:case`flox`:case`devbox`:
return qs(e,t+1);default:
return}}
function Gs(e,t){
for(
let n=t;e[n]?.startsWith(`/`);n+=1)
if(/^\/[ck]$/i.test(e[n]??``))
return n+1}
function Ks(e,t,n,r=()=>!1){
let i=t;
for(
let t=e[i];t!==void 0;t=e[i]){
if(t===`--`)
return i+1;
if(!t.startsWith(`-`)&&!r(t))
break;
i+=n.includes(t)?2:1}
return i}
function qs(e,t){
let n=e.indexOf(`--`,t);
return n===-1?void 0:n+1}
const Js={
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
const Ys={
bun:`run`,
deno:`run`};
const Xs=[`-r`,`--require`,`--import`,`--loader`,`--experimental-loader`,`-W`,`-X`,`-I`,`-C`,`--env-file`];
function Zs(e){
let t=Us(e);
let n=e[t]??``;
if(/\s/.test(n))
return;
let r=Hs(n);
let i=Object.hasOwn(Js,r)?Js[r]:void 0;
if(i===void 0||/^\.{1,2}[\\/]/.test(n))
return/[\\/]/.test(n)?t:void 0;
let a=Qs(e,t+1,Object.hasOwn(Ys,r)?Ys[r]:void 0);
let o=a===void 0?void 0:/\.(\w+)$/.exec(e[a]??``)?.[1];
return o!==void 0&&i.includes(o)?a:void 0}
function Qs(e,t,n){
let r=e[t]===n?t+1:t;
for(
let t=e[r];t!==void 0;t=e[r]){
if(!t.startsWith(`-`))
return r;
if(/^-(?:c|e|m|p|-eval|-print|-cwd|-directory|-config|c=.*|-cwd=.*)$/.test(t))
return;
r+=Xs.includes(t)?2:1}}
function $s(e){
return!/^(?:[\\/~]|[a-z]:|[a-z][a-z+]+:)|[$%<>{}[\]|*?]/i.test(e)}
const ec=/^(?!@[\w.-]+\/[\w.@^~-]+$|[a-z][a-z+.-]*:\/\/|\$\{)[\s\S]*(?:[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$)/;
function tc({
command:e,
args:t}){
return e===void 0?[]:[e,...t]}
function nc(e){
return rc(e)[0]}
function rc({
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
let e of ti()){
if(!Object.hasOwn(n,String(e.at[0])))
continue;
if(i.some(t=>hr(t,e.at)||hr(e.at,t)))
continue;
let t=K(ni(n,e.at));
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
let s=ic(n,String(r[0]),o)??ac(n,String(r[0]),o);
return s===void 0?[]:[s]}
function ic(e,t,n){
let r=Object.keys(e).filter(t=>!n.has(t)&&V(H(e,t)));
let i=r.find(e=>cc(e)===cc(t))??R(t,r.filter(t=>K(H(e,t))>0));
return i===void 0?void 0:{
at:[i],
servers:K(H(e,i)),
clients:[]}}
function ac(e,t,n){
for(
let r of Object.keys(e)){
if(n.has(r)||!oc.test(r))
continue;
let i=K(H(H(e,r),t));
if(i>0)
return{
at:[r,t],
servers:i,
clients:[]}}}
const oc=/mcp|^(?:config|settings)$/i;
const sc=[`command`,`url`,`serverUrl`,`httpUrl`,`type`,`transport`,`args`];
function K(e){
if(!V(e))
return 0;
return Object.keys(e).filter(t=>{
let n=e[t];
return V(n)&&sc.some(e=>Object.hasOwn(n,e))}).length}
function cc(e){
return e.toLowerCase().replace(/[-_ ]/g,``)}
function lc(e){
let t=Object.keys(e).map(t=>e[t]).filter(e=>typeof e==`object`&&!!e);
return t.every(uc)?t.length:0}
function uc(e){
let[t,n]=[H(e,`command`),H(e,`type`)??H(e,`transport`)];
if(typeof n==`string`&&Os(n)===void 0)
return!1;
if(typeof t==`string`||Array.isArray(t)&&t.length>0)
return!0;
return typeof H(e,`url`)==`string`&&typeof n==`string`}
function dc({
noMap:e,
mayBeServer:t,
dialect:n}){
if(t&&n!==void 0)
return n.neither;
return e.effect===`fine`?{...e,
effect:`drops-file`}:e}
function fc({
entry:e}){
return K(e)>0}
function pc(e,t){
if(t.dialect===void 0||e.value===void 0)
return[];
return hc(e,t).flatMap(e=>mc(e)?Object.keys(e.value):bc(e).map(({
name:e})=>e))}
function mc(e){
let{
list:t,
named:n,
nullRemoves:r,
only:i}=e;
return[t,n,r,i].every(e=>e===void 0)&&V(e.value)}
function hc(e,t){
let n=t.servers.flatMap(t=>yc(e.value,t,[],0));
if(n.length>0||nc({
document:e,
format:t}))
return n;
if(vc(t,e.value))
return[{
route:[],
value:e.value}];
return gc(t,e.value)?[{
route:[],
value:e.value,
only:_c(e.path)}]:[]}
function gc({
mayBeServer:e,
servers:t},n){
if(e===void 0||!V(n)||lc(n)>0)
return!1;
return!t.some(({
at:[e]})=>Object.hasOwn(n,String(e)))}
function _c(e){
return e.slice(e.lastIndexOf(`/`)+1).replace(/\.[^.]+$/,``)}
function vc({
bareMap:e},t){
if(e===void 0||!V(t))
return!1;
return e===!0||Object.values(t).every(V)&&K(t)>0}
function yc(e,t,n,r){
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
return yc(H(e,String(i)),t,[...n,i],r+1);
return V(e)?Object.keys(e).flatMap(i=>yc(e[i],t,[...n,i],r+1)):[]}
function bc({
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
return t.flatMap((t,n)=>r===void 0?bc({
route:[...e,n],
value:t}):[xc([...e,n],t,r)]);
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
function xc(e,t,n){
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
function Sc(e,t){
let{
dialect:n}=t;
if(n===void 0||e.value===void 0)
return[];
let r=[];
for(
let i of hc(e,t))
for(
let a of bc(i))
r.push(new Bo(e,t,n,a));
return r}
const Cc={
'"':`"`,
"\\":`\\`,
b:`\b`,
f:`\f`,
n:`
`,
r:`\r`,
t:`	`};
const wc={
named:{...Cc,
"/":`/`},
hex:{
u:4},
joinsLines:!1};
const Tc={
named:{...Cc,
e:`\x1B`},
hex:{
x:2,
u:4,
U:8},
joinsLines:!0};
const Ec={
named:{...Cc,
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
var Dc=class{
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
function Oc(e,t,n,r){
let i=new Dc;
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
function kc(e,t,n){
let r=new Dc;
for(
let i=t;i<n;i++){
if(e[i]===`\r`&&e[i+1]===`
`)
continue;
r.add(e[i],i)}
return r.end(n)}
function Ac(e){
let t=new Dc;
for(
let n=1;n<e.length-1;n++){
t.add(e[n],n);
e[n]===`'`&&(n+=1)}
return t.end(e.length-1)}
const jc=e=>e.startsWith(`"`)?Oc(e,1,e.length-1,wc):void 0;
const Mc=e=>{
let t=/^("""|''')(?:\r?\n)?/.exec(e);
if(t!==null){
let[n,r]=[t[0].length,e.length-3];
return t[1]===`"""`?Oc(e,n,r,Tc):kc(e,n,r)}
if(e.startsWith(`"`))
return Oc(e,1,e.length-1,Tc);
return e.startsWith(`'`)?kc(e,1,e.length-1):void 0};
const Nc=e=>{
if(e.startsWith(`"`))
return Oc(e,1,e.length-1,Ec);
return e.startsWith(`'`)?Ac(e):void 0};
function Pc(e,t){
let n=0;
let r=0;
let i=0;
let a=0;
for(
let o=0;o<e.length;o++)
switch(e.charCodeAt(o)){case 34:
o=Fc(e,o);
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
function Fc(e,t){
let n=e.indexOf(`"`,t+1);
for(;n!==-1&&Ic(e,n);)
n=e.indexOf(`"`,n+1);
return n===-1?e.length:n}
function Ic(e,t){
let n=0;
for(;e.charCodeAt(t-1-n)===92;)
n++;
return n%2==1}
function Lc(e,t){
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
function Rc(e,t){
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
function zc(e,t){
return{
kind:`limits`,
message:`the document nests ${t===void 0?`more than 200`:String(t)} levels deep; at most 200 are read`,
help:`flatten the document`,
span:e,
fatal:!0}}
const Bc=5e5;
function Vc(e){
return{
kind:`limits`,
message:`the text is ${e.length} characters long; at most ${Bc} are read in this language`,
help:`shorten the text`,
span:{
start:0,
end:Math.min(1,e.length)},
fatal:!0}}
const Hc=25e4;
var Uc=class extends Error{
span;
constructor(e){
super(`too deep`);
this.span=e}};
var Wc=class{
#e;
constructor(e){
this.#e=Kc(new qc(e),0,void 0,0)}
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
var Gc=class{
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
let i=Kc(e,t,n,this.#n);
if(i.value.end<=i.value.start)
return;
this.#t.set(r,i);
this.#i+=1;
this.#n=i.countAfter;
this.#r=e.afterComma(i.value.end);
return r}};
function Kc(e,t,n,r){
return new Gc(e,n,e.afterBlanks(t),r)}
var qc=class{
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
return n.includes(`\\`)?jc(`"${n}"`)?.text??n:n}
past(e){
let t=this.#e;
let n=t.charCodeAt(e);
if(n===34)
return{
end:Fc(t,e)+1,
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
n=Fc(t,n);else 
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
var Jc=e.__commonJSMin((e=>{
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
ae(t,`value`);
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
ae(t,`valueEnd`);
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
t+=e[l]==`0`?h():ie();
if(e[l]==`.`){
t+=h()+ie();
n=!1}
if(e[l]==`e`||e[l]==`E`){
t+=h();
(e[l]==`+`||e[l]==`-`)&&(t+=h());
t+=ie();
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
var n=v();
h()!=`"`&&b();
var r=p();
var i=e+`/`+a(r);
_(i,`key`,n);
ae(i,`keyEnd`);
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
function ie(){
var t=``;
for(;e[l]>=`0`&&e[l]<=`9`;)
t+=h();
if(t.length)
return t;
x();
y()}
function ae(e,t){
_(e,t,v())}
function _(e,t,n){
o[e]=o[e]||{};
o[e][t]=n}
function v(){
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
function Yc(e,t){
return e.length<=5e3||e.length<=1e6&&Zc(t)}
function Xc(e){
return new Qc((0,Jc.parse)(e).pointers)}
function Zc(e){
let t=Hc;
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
var Qc=class{
#e;
constructor(e){
this.#e=e}
find(e){
let t=[``];
for(
let n of e)
t.push(`${t.at(-1)}/${$c(String(n))}`);
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
function $c(e){
return e.replaceAll(`~`,`~0`).replaceAll(`/`,`~1`)}
var el=class{
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
function tl(e,t,n){
t===`__proto__`?Object.defineProperty(e,t,{
value:n,
writable:!0,
enumerable:!0,
configurable:!0}):e[t]=n}
function nl(e,t){
if(typeof e!=`object`||!e||!Object.hasOwn(e,t))
return;
return e[t]}
function rl(e,t){
return t.reduce(nl,e)}
var il=class{
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
var al=class{
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
function ol(e){
if(e.key===void 0)
return e.value;
return{
start:Math.min(e.key.start,e.value.start),
end:Math.max(e.key.end,e.value.end)}}
function sl(e,t){
return e.start<=t.end&&t.start<=e.end}
const cl={
start:0,
end:0};
var ll=class{
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
return cl;
let{
key:i,
value:a,
depth:o}=r.find(e);
let s=t===`key`?i??a:a;
if(n===void 0||o!==e.length)
return s;
let c=s===i?String(e.at(-1)):rl(this.value,e);
return typeof c==`string`?this.#c(s,c,n):s}
isBroken(e){
if(this.#e.places!==void 0&&this.#e.problems.length===0)
return!1;
let t=this.#a()?.find(e);
if(t===void 0)
return this.problems.some(e=>e.fatal);
let n=ol(t);
return t.open===!0||this.#o().some(e=>sl(e,n))}
comments(){
this.#n??=this.#e.comments();
return this.#n}
position(e){
this.#r??=new el(this.text);
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
function ul(e,t){
return new ll({
source:e,
language:t,
value:void 0,
problems:[],
comments:()=>[],
decode:()=>void 0})}
function dl(e){
let t=fl(e.text);
return t===void 0?void 0:new _l(e,t)}
function fl(e){
if(Rc(e,pl)&&Pc(e,200).depth>200)
return;
let t;
try{
t=JSON.parse(e)}catch{
return}
let n=Lc(t,200);
return n===void 0||ml(e,n)?void 0:t}
const pl=5e5;
function ml(e,t){
return hl(e)!==t&&Pc(e,200).colons!==t}
function hl(e){
let t=0;
for(
let n=e.indexOf(`:`);n!==-1;n=e.indexOf(`:`,n+1)){
let r=e.charCodeAt(n-1);
if(r===34)
t+=1;else 
if(r<=32&&gl(e,n))
return}
return t}
function gl(e,t){
let n=t-1;
for(;e.charCodeAt(n)<=32;)
--n;
return e.charCodeAt(n)===34}
var _l=class extends ll{
#e;
constructor(e,t){
let n={
value:t};
super({
source:e,
language:`json`,
value:void 0,
problems:[],
places:()=>vl(e.text,n.value??fl(e.text)),
decode:jc,
comments:()=>[]});
this.#e=n}
get value(){
this.#e.value===void 0&&(this.#e.value=fl(this.text));
return this.#e.value}
forget(){
this.#e.value=void 0}};
function vl(e,t){
try{
return Yc(e,t)?Xc(e):new Wc(e)}catch{
return}}
async function yl(e){
let t=new Map;
for(
let n of new Set(e))
t.set(n,await bl(n));
return(e,n)=>{
let r=t.get(n);
if(r===void 0)
throw Error(`the parser of ${n} has not been loaded`);
return r(e)}}
async function bl(e){
switch(e){case`json`:
return(await $(`./json2.js`,`json_exports`)).parseJson;case`yaml`:
return(await $(`./yaml.js`,`yaml_exports`)).parseYaml;case`toml`:
return(await Promise.resolve().then(()=>require("./toml.js"))).parseToml;case`markdown`:
return(await $(`./yaml.js`,`markdown_exports`)).parseMarkdown}}
async function xl(e,t){
if(t!==`json`)
return(await yl([t]))(e,t);
return dl(e)??(await $(`./json2.js`,`json_exports`)).parseOtherJson(e)}
function Sl(e){
return e.startsWith(`~/`)||/^\$[A-Z][A-Z_]*\//.test(e)}
function*Cl(e){
let t=e;
yield t;
for(;t!==``&&t!==`/`;){
t=t.slice(0,t.lastIndexOf(`/`,t.length-2)+1);
yield t}}
function wl(e){
return e===`~/`?[]:[...Cl(e)].slice(1)}
function Tl({
document:{
path:e},
format:t}){
if(Sl(e))
return`~/`;
let n=El(e);
let r=n.length;
for(
let e of t.files){
let t=El(e.replace(/^\//,``));
r=Math.min(r,Dl(n,t))}
return n.slice(0,r)}
function El(e){
return e.slice(0,e.lastIndexOf(`/`)+1)}
function Dl(e,t){
if(!t.endsWith(`**/`))
return Ol(e,t)?e.length-t.length:e.length;
let n=t.slice(0,-3);
let r=`/${e}`.lastIndexOf(`/${n}`);
return r<0?e.length:r}
function Ol(e,t){
return e===t||e.endsWith(`/${t}`)}
function kl(e,{
candidates:t,
isForced:n},r){
let{
path:i}=e;
let a=t(i);
let o=t=>!t.some(t=>e.text.includes(t))&&!dr(e.text);
let s=({
beside:e,
holds:t})=>e!==void 0&&!r(El(i)+e)||t!==void 0&&o(t);
if(!a.some(s)||n(i))
return a;
return a.filter(e=>!s(e))}
function Al(e,t){
let n=El(e);
return{
beside:e=>t(n+e),
above:e=>[...Cl(n)].some(n=>t(n+e))}}
var jl=class{
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
this.#e.has(e)||this.#e.set(e,await Ur(e))}};
const Ml=[["${{ secrets.NAME }}",/\$\{\{\s*(?:secrets|vars|inputs)\.(\w+)\s*\}\}/y],["${env:NAME}",/\$\{env:([^{}]+)\}/y],["${input:id}",/\$\{input:([^{}]+)\}/y],["${file:path}",/\$\{file:([^{}]+)\}/y],["${workspaceFolder}",RegExp(`\\$\\{(workspaceFolder(?:Basename)?|workspaceRoot(?:FolderName)?|fileWorkspaceFolder|relativeFile|execPath|userHome|cwd|pathSeparator|file(?:Basename|Dirname)?|extensionPath|workspacePath|/)(?::[^-{}][^{}]*)?\\}`,`y`)],["${process.env.NAME}",/\$\{process\.env\.(\w+)\}/y],["${user_config.KEY}",/\$\{user_config\.(\w+)\}/y],["${config:key}",/\$\{(?:config|command):([^{}]+)\}/y],["${secret:name}",/\$\{secret:([^{}]+)\}/y],["${cmd: command}",/\$\{cmd:([^{}]+)\}/y],["${NAME:-default}",/\$\{([A-Za-z_]\w*):-[^{}]*\}/y],["${NAME}",/\$\{([A-Za-z_]\w*)\}/y],["${NAME:default}",/\$\{([A-Za-z_]\w*):[^{}]*\}/y],[`{env:NAME}`,/\{env:([^{}]+)\}/y],[`{file:path}`,/\{file:([^{}]+)\}/y]];
const Nl=/^(?:Bearer )?(?:\$([A-Z_][A-Z0-9_]*)|%([A-Za-z_]\w*)%)$/;
function Pl(e){
let[,t,n]=Nl.exec(e)??[];
if(t!==void 0)
return`$NAME`;
return n===void 0?void 0:`%NAME%`}
function Fl(e){
let t=Nl.exec(e);
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
let t=Il(e,0);t!==-1;){
let r=Ll(e,t);
r&&n.push(r);
t=Il(e,r?.end??t+1)}
return n}
function Il(e,t){
let n=e.indexOf(`{`,t);
return n>t&&e[n-1]===`$`?n-1:n}
function Ll(e,t){
for(
let[n,r]of Ml){
r.lastIndex=t;
let i=r.exec(e);
if(i)
return{
syntax:n,
name:i[1]??``,
start:t,
end:r.lastIndex}}}
function Rl(e,t){
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
const zl=/(?:^|[\\/])(?:ba|z|da|k|fi)?sh(?:\.exe)?$|(?:^|[\\/])(?:cmd|powershell|pwsh|wsl)(?:\.exe)?$/i;
const Bl=/^(?:-[a-z]*c|-e|-p|--eval|--print|-Command|-EncodedCommand|\/[ck])$/i;
function Vl(e,t){
if(e!==void 0&&zl.test(e))
return()=>!0;
let n=t.findIndex(e=>zl.test(e));
let r=t.some(e=>/(?:^|\/)mcp-remote(?:@|$)/.test(e));
return e=>n!==-1&&e>n||Bl.test(t[e-1]??``)||r&&(t[e-1]===`--header`||(t[e]??``).startsWith(`--header`))}
function Hl({
fields:e,
dialect:t}){
return e.some(e=>Ul(e,t))}
function Ul({
fact:e,
value:t},n){
let r=e?.is;
if(r===void 0||!Wl.has(r))
return!1;
let i=e=>typeof e==`string`&&Gl(e,n,r);
if(Array.isArray(t))
return t.some(i);
if(V(t))
return Object.keys(t).some(e=>i(t[e]));
return i(t)}
const Wl=new Set([`command`,`commandLine`,`args`,`env`,`cwd`,`url`,`headers`]);
function Gl(e,{
placeholders:t},n){
if(t===void 0)
return!1;
let r=n===`commandLine`?[]:t.in[n]??[];
if(!e.includes(`{`)){
let n=Pl(e);
return n!==void 0&&(t.refused!==void 0||!r.includes(n))}
if(t.refused!==void 0)
return!0;
return e.replace(ql(r),``).includes(`{`)}
const Kl=new WeakMap;
function ql(e){
let t=Kl.get(e);
if(t!==void 0)
return t;
let n=new RegExp(e.flatMap(e=>Jl.get(e)??[]).join(`|`)||`(?!)`,`g`);
Kl.set(e,n);
return n}
const Jl=new Map([["${NAME}",`\\$\\{[A-Z_][A-Z0-9_]*\\}`],["${NAME:-default}",`\\$\\{[A-Z_][A-Z0-9_]*:-[^{}]*\\}`],["${env:NAME}",`\\$\\{env:[^{}]+\\}`],[`{env:NAME}`,`(?<!\\$)\\{env:[^{}]+\\}`],["${workspaceFolder}",`\\$\\{workspaceFolder\\}`],["${input:id}",`\\$\\{input:[^{}]+\\}`]]);
function Yl({
fact:e,
value:t},{
placeholders:n}){
let r=n?.lookedUp;
if(r===void 0||e===void 0||!r.in.includes(e.is)||!V(t))
return!1;
return Object.values(t).some(e=>typeof e==`string`&&(e.startsWith(r.command)||/^[A-Z_0-9]+$/.test(e)))}
const Xl=/[Yy](?:our|OUR)[-_]|[-_](?:here|HERE)(?!\w)|<[A-Za-z]|\[(?:RED|YOUR|INS|PAS|ENT|REP)|[Pp](?:ath|ATH)[\\/]+[Tt]|_ME(?!\w)|REPLACE_|\.{3}|\u2026/;
function Zl(e){
return Xl.test(e)}
const Ql=[/(?<![A-Za-z0-9_.-])(?:(?:sk|pk|gh[op]|glpat|pat|xox[a-z]|sbp|fig[du]|hf|key|token|secret)[-_])?your[-_](?!own)[A-Za-z][\w-]*/gi,/(?<![A-Za-z0-9_.-])[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+){0,8}[-_]HERE(?![A-Za-z0-9_])/g,/(?<![A-Za-z0-9_.-])(?:insert|paste|put|add|enter)[-_][\w-]{1,60}[-_]here(?![A-Za-z0-9_])/gi,/(?<![\w)?(&])<(?!\/)[A-Za-z][\w .-]{1,60}>/g,/(?<!\w)\[(?:REDACTED|YOUR|INSERT|PASTE|ENTER|REPLACE)[A-Z_ -]{0,60}\]/g,/(?<![^\s=:,"'])(?:[A-Za-z]:)?[\\/]?(?:[A-Za-z]{1,20}[\\/]){0,2}path[\\/]to[\\/][^\s"',:]*/gi,/(?<![A-Za-z0-9_-])(?:(?:CHANGE|REPLACE|FILL)_ME|REPLACE_WITH_\w+)(?![A-Za-z0-9_-])/g];
const $l=/^(?:Bearer )?(?:[A-Za-z0-9]{1,10}[-_])?(?:\.{3}|\u2026)$/;
function eu(e){
if(!Zl(e))
return[];
if($l.test(e))
return[{
start:0,
end:e.length}];
let t=Ql.flatMap(t=>Array.from(e.matchAll(t),({
index:e,
0:t})=>({
start:e,
end:e+t.length})));
return t.length===0?t:tu(t,Fl(e))}
function tu(e,t){
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
const nu=new Set(["${NAME}",`{env:NAME}`,"${env:NAME}",`$NAME`,"${{ secrets.NAME }}","${secret:name}"]);
function ru(e,t,n){
let r=e.placeholders?.in[t]?.find(e=>nu.has(e));
return r===void 0?void 0:Rl(r,n)}
function iu({
fields:e},t,n){
let r=au(t,n);
return r===void 0?void 0:Object.keys(e).find(t=>e[t]?.form===r)}
function au(e,t){
if(e===`env`)
return`variable-names`;
if(e!==`headers`)
return;
return/^bearer /i.test(t)?`bearer-variable`:`header-variables`}
function ou(e,t){
return e.fields.find(e=>hr(t,e.route))?.fact?.is??`other`}
function su(e){
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
const cu={
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
function lu(e){
return cu[e]}
function uu({
placeholders:e},t){
if(e===void 0)
return;
let n=e.in;
if(t!==`command`&&t!==`args`)
return n[t]??[];
return n[t]??n.commandLine??[]}
function du(e,t,n){
return fu(n,uu(e,t),e.placeholders?.own)}
function fu(e,t,n=[]){
if(!/[$%{]/.test(e))
return[e];
let r=[];
let i=0;
for(
let a of Fl(e)){
a.start>i&&r.push(e.slice(i,a.start));
r.push(pu(a,e,t,n));
i=a.end}
(i<e.length||r.length===0)&&r.push(e.slice(i));
return r}
function pu({
syntax:e,
name:t,
start:n,
end:r},i,a,o){
let s=i.slice(n,r);
let c=o.includes(t)?`plugin`:cu[e];
let l=a?.includes(e);
let u=mu(s,e,t);
return{
kind:c,
name:c===`editor`||c===`setting`?s.slice(2,-1):t,
spelling:s,
syntax:e,
expanded:l,...u===void 0?{}:{
fallback:u}}}
function mu(e,t,n){
if(t==="${NAME:-default}")
return e.slice(n.length+4,-1);
return t==="${NAME:default}"?e.slice(n.length+3,-1):void 0}
function hu(e,t){
return e.length===t.length&&e.every((e,n)=>gu(e,t[n]))}
function gu(e,t){
if(typeof e==`string`||typeof t==`string`||t===void 0)
return e===t;
return e.kind===t.kind&&e.name===t.name&&e.fallback===t.fallback}
function _u(e){
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
function vu(e,t=[]){
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
function yu(e,t,n){
let{
format:r}=e;
if(t.length===0&&r.writes===void 0)
return[{...e,
owner:!0,
targets:bu}];
let i=U.filter(e=>t.includes(e.client)&&e.readsToo?.includes(r.id));
let a=t.filter(e=>!i.some(({
client:t})=>t===e));
return[{...e,
owner:!0,
targets:xu(e,a,n)},...i.map(e=>({...n.known(e),
owner:!1,
targets:bu}))]}
const bu=[];
function xu({
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
let a=i&&vu(i,n);
return a===void 0?[]:[a]})}
function Su(e,t){
return Cu[e](t)}
const Cu={
S:e=>e===``?[]:[{
server:e}],
mcp__S__T:e=>/^mcp__[^(]/.test(e)?wu(e.slice(5),`__`):[],
S_T:Tu,
"S/T":Du,
"@S/T":e=>/^@[^/]/.test(e)?Eu(e.slice(1),`/`):[],
"S:T":e=>e.includes(`:`)?Eu(e,`:`):[],
"Mcp(S:T)":e=>/^Mcp\(.+\)$/.test(e)?Eu(e.slice(4,-1),`:`):[]};
function wu(e,t){
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
function Tu(e){
if(/^[*?]|^$/.test(e))
return[];
let t=e.indexOf(`*`);
let n=t<0?e:e.slice(0,t);
let r=wu(n,`_`).slice(0,-1).filter(({
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
function Eu(e,t){
let n=e.indexOf(t);
if(n<0)
return[{
server:e}];
return n===0?[]:[{
server:e.slice(0,n),
tool:e.slice(n+1)}]}
function Du(e){
let t=e.lastIndexOf(`/`);
return t<=0?[]:[{
server:e.slice(0,t),
tool:e.slice(t+1)}]}
function Ou(e){
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
function ku(e){
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
function Au(e,t){
let n=[];
for(
let r of t.references??[])
ju(e.value,r,0,[],(t,i,a,o,s=Su(r.form,t))=>{
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
function ju(e,t,n,r,i){
let a=t.at[n];
if(a===void 0)
Mu(e,t,r,i);else 
if(Array.isArray(e))
a===`*`&&e.forEach((e,a)=>void ju(e,t,n+1,B(r,a),i));else 
if(V(e)){
let o=a===`*`?Object.keys(e):Object.hasOwn(e,a)?[String(a)]:[];
for(
let a of o)
ju(e[a],t,n+1,B(r,a),i)}}
function Mu(e,{
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
let t of Ou(e))
i(t.text,r,`value`,{
start:t.start,
end:t.end},Nu(t,n));else 
if(t===`words`)
for(
let{
text:t,
start:n,
end:a}of ku(e))
i(t,r,`value`,{
start:n,
end:a})}
function Nu({
text:e,
isOpen:t},n){
let r=Su(n,e).map(({
server:e,
tool:t})=>t?{
server:e,
tool:`${t}*`}:{
server:e});
return t?r.slice(0,-1):r}
function Pu({
problems:e,
value:t},n){
if(e.some(e=>Fu(Iu(e,n))))
return!0;
if(t===void 0||V(t))
return!1;
return Fu((Array.isArray(t)?n.arrayRoot:void 0)??n.badRoot)}
function Fu(e){
return e!==void 0&&Ns(e)===`error`}
function Iu({
kind:e},{
syntax:t}){
switch(e){case`syntax`:case`unreadable`:case`limits`:case`encoding`:
return t.broken;case`comment`:
return gr(t)?void 0:t.broken;case`trailing-comma`:
return _r(t)?void 0:t.broken;case`empty`:
return t.empty;case`duplicate-key`:
return t.duplicates;case`bom`:
return t.bom}}
function Lu(e,t,n){
let r=t.find(t=>t.unmistakable&&Pu(e,t));
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
return Ru(e,s)?s:void 0}
function Ru(e,t){
if(t.when!==void 0)
return!0;
let n=[...t.servers.map(e=>e.at),...(t.unread??[]).map(e=>e.at)];
if(e.value===void 0)
return Vu(e,t,n)||Bu(e,t);
let r=hc(e,t);
return Hu(e.path,t)&&(r.length>0||nc({
document:e,
format:t})!==void 0)||r.some(e=>V(e.value)||Array.isArray(e.value))||(t.unread??[]).some(t=>V(ni(e.value,t.at)))||Au(e,t).length>0||zu(e)&&Vu(e,t,n)}
function zu({
language:e,
problems:t}){
return e===`toml`&&t.some(({
kind:e,
fatal:t})=>t&&e===`syntax`)}
function Bu({
problems:e,
text:t},{
references:n=[]}){
return n.length>0&&e.some(({
kind:e})=>e===`limits`)&&/mcp/i.test(t)}
function Vu({
language:e,
text:t,
path:n},r,i){
let a=e===`json`?`"`:``;
return e!==`json`&&Hu(n,r)&&t.includes(`"mcpServers"`)||i.some(e=>t.includes(a+String(e.at(-1))+a))}
function Hu(e,{
id:t}){
let[n=``,r=``]=e.split(`/`).reverse();
return/^\.\w/.test(r)||r===t||Uu(n).startsWith(Uu(t))}
function Uu(e){
return e.toLowerCase().replace(/[^a-z]/g,``)}
async function*Wu(e,t){
let n=new jl(t.targets);
let r;
for(
let i of e){
let e=await Gu(i,t,n);
if(e===void 0){
i.forget?.();
continue}
let{
document:a,
owner:o}=e;
let s=yu(o,t.targets,n);
r??=await Promise.resolve().then(()=>vm);
let{
FileReading:c}=r;
let l=s.map(e=>new c(a,e,t));
t.isKept(a)&&l[0]?.keep();
for(
let e of l){
yield e;
t.isHeld||e.forget()}
t.isHeld||Ku(i,a,l)}}
async function Gu(e,t,n){
let r=kl(e,t,t.around.exists);
let[i]=r;
if(i===void 0)
return;
let a=e.problems.some(e=>e.fatal)?ul(e,i.language):await xl(e,i.language);
await n.load(r);
let o=r.map(e=>n.known(e));
let s=Lu(a,o.map(e=>e.format),{...Al(e.path,t.around.exists),
forced:t.isForced(e.path)});
let c=o.find(e=>e.format===s);
return c&&{
document:a,
owner:c}}
function Ku(e,t,n){
t.forget?.();
t.forget!==void 0&&!n.some(({
isKept:e})=>e)&&e.forget?.()}
var qu=class{
reading;
#e;
constructor(e){
this.reading=e}
get maps(){
this.#e??=hc(this.reading.document,this.reading.format);
return this.#e}};
var Ju=class{
server;
reading;
#e;
#t;
#n;
constructor(e,t){
this.server=e;
this.reading=t}
get words(){
this.#e??=tc(this.server);
return this.#e}
get smallWords(){
this.#t??=this.words.map(({
value:e})=>e.toLowerCase());
return this.#t}
get texts(){
if(this.#n===void 0){
let e=[];
ai(this.server.entry,t=>void e.push(t));
this.#n=e}
return this.#n}};
function Yu(e,t){
return t?/^@[\w.-]+\//.test(e):ed.test(e)}
function Xu(e){
let t=e=>Zu.some(t=>e.startsWith(t));
if(e.some($u))
return e.some(e=>e.startsWith(`@`)&&Yu(e,!0));
return e.some(e=>t(e)&&Yu(e,!1))}
const Zu=[`@modelcontextprotocol/server-`,`@anthropic`,`@context7/`,`@microsoft/playwright-mcp`,`mcp-server-`,`markitdown-mcp`,`blender-mcp`,`chroma-mcp`,`basic-memory`,`--package=`,`npm:`];
const Qu=new Set([`uv`,`uvx`,`pipx`]);
function $u(e){
if(!`vVxXeE`.includes(e.at(-1)??` `))
return!1;
let t=e.slice(Math.max(e.lastIndexOf(`/`),e.lastIndexOf(`\\`))+1).toLowerCase();
return Qu.has(t.endsWith(`.exe`)?t.slice(0,-4):t)}
const ed=/^(?:@modelcontextprotocol\/server-(?!(?:filesystem|memory|sequential-thinking|everything)(?:@|$))|@anthropic(?:-ai)?\/mcp-server-|@context7\/|@microsoft\/playwright-mcp|mcp-server-(?:fetch|git|time|qdrant|motherduck)|markitdown-mcp|blender-mcp|chroma-mcp|basic-memory|--package=|npm:)/;
function*td(e,t){
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
function nd(e){
return Array.from(e,e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}
function rd(e){
let t=Int32Array.of(1732584193,4023233417,2562383102,271733878,3285377520);
for(
let n of td(e,80))
id(t,n);
return nd(t)}
function id(e,t){
let n=e=>t[e]??0;
for(
let e=16;e<80;e+=1)
t[e]=cd(n(e-3)^n(e-8)^n(e-14)^n(e-16),1);
let[r=0,i=0,a=0,o=0,s=0]=e;
for(
let e=0;e<80;e+=1){
let t=cd(r,5)+ad(e,i,a,o)+s+sd(e)+n(e)|0;
s=o;
o=a;
a=cd(i,30);
i=r;
r=t}
for(
let[t,n]of[r,i,a,o,s].entries())
e[t]=(e[t]??0)+n}
function ad(e,t,n,r){
if(e<20)
return t&n|~t&r;
return e>=40&&e<60?t&n|t&r|n&r:t^n^r}
const od=[1518500249,1859775393,2400959708,3395469782];
function sd(e){
return od[Math.floor(e/20)]??0}
function cd(e,t){
return e<<t|e>>>32-t}
function ld(e){
ud??=fd(8,Math.sqrt);
dd??=fd(64,Math.cbrt);
let t=ud.slice();
for(
let n of td(e,64))
pd(t,n,dd);
return nd(t)}
let ud;
let dd;
function fd(e,t){
let n=[];
for(
let t=2;n.length<e;t+=1)
n.every(e=>t%e!==0)&&n.push(t);
return Int32Array.from(n,e=>t(e)%1*2**32)}
function pd(e,t,n){
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
md(e,[r,i,a,o,s,c,l,u])}
function md(e,t){
for(
let n=0;n<t.length;n+=1)
e[n]=(e[n]??0)+(t[n]??0)}
function q(e,t){
return e>>>t|e<<32-t}
const hd=new Set([`1a5d44a2dca19669`,`78314b11be2e5815`,`2cafc0970149a84f`,`f2d6ca16515033e5`,`0011cc25eb432071`,`aa6547439583c3a2`,`bf1725a8f98bea37`,`70541e07fd4f900b`,`7f75367e78812551`,`60a09e4357868c1e`,`bc1a50966c9e6486`,`424742fc6538f5e7`,`578592185588730b`,`d16d608fce743a04`,`9c5d0a6656e5d3f3`,`b83e96417f61cb14`]);
const gd=/example|your[-_. ]|^your|placeholder|redacted|replace|change[-_]?(?:me|it)|insert|paste|dummy|[-_]here$|xxxx|\*{3}|\.{3}|\u2026|0123456789|123456789|abcdefgh|(.)\1{7}/i;
function _d(e){
if(gd.test(e))
return!0;
return hd.has(ld(e).slice(0,16))}
const vd=/public|publish|anon(?:ymous)?(?![a-z])|site[-_]?key|(?:^|[-_.])ids?$|[a-z]Ids?$/i;
const yd=/^[A-Za-z0-9][\w+/=.:~!@#%^&*-]*$/;
const bd=/^(?:[A-Za-z]:[\\/]|\.{0,2}\/|[\w.-]+\/[\w./-]+\.\w{1,5}$)|:\/\/|^\w+\.\w+\.\w{2,4}$/;
const xd=/^(?:bearer|token|apikey|api-key)\s+/i;
const Sd=/(?<![\w-])(-{0,2}[A-Za-z][\w.-]{2,60})(?:=|:[ \t]+|:(?=Bearer ))\\?["']?((?:bearer |token )?[^\s"'\\,;]+)/gi;
const Cd=/\bBearer\s+([^\s"'\\,;]+)/gi;
function wd(e,t){
if(t!==void 0&&Dd(t)){
let n=xd.exec(e)?.[0].length??0;
if(Od(e.slice(n)))
return[{
what:kd(t),
start:n,
end:e.length}]}
return[...Td(e),...Ed(e)]}
function Td(e){
let t=[];
for(
let n of e.matchAll(Sd)){
let[r,i=``,a=``]=n;
if(!Dd(i))
continue;
let o=n.index+r.length;
let s=o-a.length+(xd.exec(a)?.[0].length??0);
Od(e.slice(s,o))&&t.push({
what:kd(i),
start:s,
end:o})}
return t}
function Ed(e){
let t=[];
for(
let n of e.matchAll(Cd)){
let[e,r=``]=n;
let i=n.index+e.length;
Od(r)&&t.push({
what:`a bearer token`,
start:i-r.length,
end:i})}
return t}
function Dd(e){
if(vd.test(e))
return!1;
let t=Ft(e);
return t===`secret`||t===`maybe`&&/(?:key|auth)$/i.test(e)}
function Od(e){
return e.length>=16&&e.length<=512&&yd.test(e)&&!bd.test(e)&&st(e)&&!_d(e)}
function kd(e){
return/pass|pwd/i.test(e)?`a password`:`what looks like a live key`}
const Ad=[`\\u`,`PRIVATE KEY`,`asic `,`nemonic`,`NEMONIC`,`hrase`,`HRASE`];
const jd=/:\/\/[^\s"']{0,300}@/;
const Md=/^[A-Za-z]{1,20}\d{1,4}$/;
function Nd(e){
return Ad.some(t=>e.includes(t))||e.includes(`@`)&&jd.test(e)||!Fd(e)&&Id(e)}
const Pd=/^(?:(?:[A-Z]?[a-z]{1,30}|(?![A-Z]?[a-z]+(?![A-Za-z\d]))[A-Za-z]{1,15}|v?\d{1,3}|\d{4,8})(?![A-Za-z\d])|[^A-Za-z\d])*$/;
function Fd(e){
return e.length<5e3&&Pd.test(e)}
function Id(e){
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
if(Ld(e.slice(a,i),n,r))
return!0;
if(n>0&&r>0&&a-(t.at(-2)??-1/0)<40)
return!0;
n>0&&r>0&&t.push(a)}
n=0;
r=0}}
return!1}
function Ld(e,t,n){
if(t===0)
return n>8;
if(n>0)
return e.length>7&&!Md.test(e);
let r=e.match(/[a-z](?=[A-Z])/g)?.length??0;
return t>31||r*6>t}
const Rd=/^(?:bearer|token|apikey|api-key)\s+/i;
const zd=/[\s${}<>`]|%\w+%|^[!@~/\\]|^[A-Za-z]:[\\/]|:\/\/|[\\/][^\\/]*\.\w{1,5}$|^[\w.-]+\.\w{2,6}$/;
const Bd=/token|secret|pass|pwd|key|cred|auth|mnemonic|phrase/;
function Vd(e){
return Bd.test(e.toLowerCase())}
function Hd(e,t){
if(e.length<10||e.includes(`$`))
return!1;
return(t!==void 0&&Vd(t)||e.includes(`=`)&&Vd(e.slice(0,100)))&&!zd.test(e.replace(Rd,``))}
function Ud({
format:e,
client:t}){
return e.toolNames??t.toolNames}
function Wd(e){
return Ud(e)?.limit??e.client.nameLimit}
function Gd({
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
function Kd(e,t){
return t.partKey===void 0||J(e,t)!==``}
function qd({
form:e,
partKey:t}){
if(t!==void 0)
return`give one of the servers another ${M(t)}`;
return e.includes(`S`)?`rename one of the servers`:`leave out one of the tools, or one of the servers`}
function Jd(e,t,n){
let r=[{
server:t,
tool:`x`},{
server:n,
tool:`x`}];
let[i,a]=e.names?.(r)??r.map(({
server:t,
tool:n})=>e.name(t,n));
return i===a}
const Yd={
isEmpty:!0,
of:()=>void 0};
async function Xd(e,t){
if(!e.some(({
format:e})=>e.answer===`tools`))
return Yd;
let{
SavedLists:n}=await Promise.resolve().then(()=>bm);
return new n(e,t)}
function Zd(e,t){
if(typeof e==`string`)
return t.test(e);
if(Array.isArray(e))
return e.some(e=>Zd(e,t));
return V(e)&&Object.keys(e).some(n=>Zd(e[n],t))}
function Qd(e){
return V(e)&&Object.keys(e).some(e=>!/^[A-Z_][A-Z0-9_]*$/.test(e))}
function $d(e){
if(!V(e))
return!1;
let t=Object.keys(e);
return t.some(t=>/[^\w-]/.test(t)||t===``||ef(e[t]))||t.length>1&&new Set(t.map(e=>e.toLowerCase())).size<t.length}
function ef(e){
return typeof e==`string`&&/[^\t\x20-\x7e]/.test(e)}
function tf({
fields:e}){
let t=0;
for(
let n of e){
if(!nf(n))
continue;
t+=1;
if(t>1||n.fact===void 0||n.fact.unread)
return!0}
return!1}
function nf({
key:e,
fact:t}){
let n=t?.is??e;
return n===`enabled`||n===`disabled`}
function rf(e){
return e.length>1&&new Set(e.map(e=>e.toLowerCase())).size<e.length}
function af(e){
if(e.length<2)
return!1;
let t=e.flatMap(e=>ps(e)??[]);
return new Set(t).size<t.length}
const of={
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
reading:e})=>rf(e.names),
sameName:({
reading:{
names:e}})=>e.length>1&&new Set(e).size<e.length,
twins:({
reading:e})=>af(e.servers),
mayHoldSecret:({
reading:e})=>Nd(e.document.text)};
const sf={
kind:(e,t)=>e.kind===t};
const cf={
kind:(e,t)=>e.kind===t,
rule:(e,t)=>e.rule===t};
const lf={
deprecated:({
fact:e})=>e?.deprecated!==void 0,
approves:({
fact:e,
value:t})=>e!==void 0&&No(e,t)!==void 0};
const uf={
like:({
server:e},t)=>t.test(e.name),
reserved:({
server:e})=>vs(e)!==void 0,
repeated:({
server:{
fields:e,
name:t}})=>e.some(({
fact:e,
value:n})=>e?.repeatsName===!0&&n!==t),
allowed:({
server:e,
reading:t})=>ms(e,Ud(t)).length>0};
const df={
settled:({
server:e})=>!Ss(e),
entry:({
server:e})=>!V(e.entry),
targeted:({
reading:e})=>e.targets.length>0,
strangers:({
server:e})=>Yo(e),
switches:({
server:e})=>tf(e),
callable:({
server:{
url:e,
dialect:t}})=>e!==void 0&&!Ao(e.value,t),
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
words:e})=>Xu(e.map(({
value:e})=>e)),
variables:({
server:e})=>pf(e,`env`,Qd),
headers:({
server:e})=>pf(e,`headers`,$d),
references:({
server:e,
texts:t})=>e.dialect.placeholders!==void 0&&t.some(ff)&&Hl(e),
lookedUp:({
server:{
fields:e,
dialect:t}})=>e.some(e=>Yl(e,t))};
function ff(e){
return e.includes(`{`)||e.includes(`$`)||e.includes(`%`)}
function pf({
fields:e},t,n){
return e.some(({
fact:e,
value:r})=>e?.is===t&&n(r))}
const mf={
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
value:t})=>e!==void 0&&No(e,t)!==void 0,
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
value:e},t)=>Zd(e,t)};
const hf={
like:({
value:e},t)=>t.test(e.toLowerCase())};
const gf={
like:({
value:e},t)=>t.test(e),
mayBeSecret:({
value:e,
name:t})=>Hd(e,t)};
var _f=class{
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
passes:Vs(e,n),
tell:t}));
this.#e=t(`file`,of);
this.#t=t(`problem`,sf);
this.#n=t(`violation`,cf);
this.#r=t(`rootField`,lf);
this.#i=t(`name`,uf);
this.#a=t(`server`,df);
this.#o=t(`field`,mf);
this.#s=t(`word`,hf);
this.#c=t(`text`,gf)}
problemsOf({
document:e}){
for(
let t of e.problems)
Y(this.#t,t,t)}
walk(e,t){
let n=new qu(e);
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
let n=new Ju(e,t);
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
ai(e.entry,(t,n,r)=>{
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
function vf({
on:e},t,n){
let r=e[t];
if(r===void 0)
return[];
return(typeof r==`function`?[{
check:r}]:`check`in r?[r]:r).map(({
check:e,...t})=>({
where:t,
tell:t=>e(t,n)}))}
function yf({
on:e},t,n,r){
return(e[t]??[]).filter(({
only:e})=>e===void 0||n(e)).map(({
only:e,...t})=>({
where:t,
tell:r}))}
function bf(e){
let t={
registry:e(`registry`),
bundle:e(`bundle`),
former:e(`former`)};
return e=>{
if(xf(e,`registry`))
for(
let{
tell:n}of t.registry)
n(e);
if(xf(e,`bundle`))
for(
let{
tell:n}of t.bundle)
n(e);
if(xf(e,`former`))
for(
let{
tell:n}of t.former)
n(e)}}
function xf(e,t){
return e.format[t]!==void 0}
var Sf=class{
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
n.answer===void 0?this.#a(e):!this.has(`alike-tools`)&&mo(fo(t))&&this.#e.add(`alike-tools`);
this.#r||=n.answer!==void 0;
!this.has(`mention`)&&n.references!==void 0&&Au(t,n).length>0&&this.#e.add(`mention`);
this.#i||=r.length>0||this.has(`mention`);
this.#r&&this.#i&&this.#e.add(`tools`);
r.length>1&&Ud(e)?.partKey!==void 0&&this.#e.add(`alike-names`);
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
var Cf=class{
findings=[];
#e;
#t={
reading:void 0,
violations:[]};
#n=new Sf;
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
this.#n=new Sf}
note(e){
this.#n.note(e)}
async judge(e,t){
this.#n.note(e);
if(!t)
return;
this.#e.unfiltered&&await this.#c([...this.#i]);
this.#t.reading=e;
this.#t.violations=await Oo(e);
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
t(i)&&r.push([i,new Rs(i,this.findings,this.#t,n(i.id))])}
this.#r.push(...r);
e.length>0&&(this.#s=this.#l(this.#r,this.#i));
return r}
#l(e,t){
return new Df(this.#u(e,t),this.#o)}
#u(e,t){
return n=>{
let r=e.flatMap(([e,t])=>vf(e,n,t));
for(
let e of t)
r.push(...this.#d(e,n));
return this.#e.unfiltered?r.map(({
where:e,
tell:t})=>({
where:wf(e),
tell:t})):r}}
#d(e,t){
return yf(e,t,e=>this.#e.isOn({
id:e}),()=>this.#a.add(e))}};
function wf(e){
return Object.fromEntries(Object.entries(e).filter(([e])=>Tf.has(e)))}
const Tf=new Set([`when`,`side`,`under`,`of`]);
function Ef(e){
let t=e(`answers`);
return e=>{
for(
let{
tell:n}of t)
n(e)}}
var Df=class{
#e;
#t;
#n;
constructor(e,t=Ef){
this.#e=new _f(e);
this.#t=bf(e);
this.#n=t(e)}
past(e,t){
this.#e.problemsOf(e);
if(e.format.answer!==void 0){
this.#n(e,t);
return}
this.#e.walk(e,t);
this.#t(e)}};
async function Of(){
let{
known:e}=await Promise.resolve().then(()=>require("./known.js"));
return e()}
function kf(e){
let t=Yr(e);
if(t!==void 0)
return t;
throw Mf(`format or client`,e,[...U.map(e=>e.id),...jf()],`mcp-lint clients`)}
function Af(e){
if(!jf().includes(e))
throw Mf(`client`,e,jf(),`mcp-lint clients`)}
function jf(){
return[...new Set(U.map(e=>e.client))]}
function Mf(e,t,n,r){
let i=R(t,n);
let a=i===void 0?Nf(t,[...n]):[i];
let o=a.length===0?`"${r}" lists them`:`did you mean ${Ze(a,{
conjunction:`or`})}?`;
return new z(`there is no ${e} ${M(t)}; ${o}`)}
function Nf(e,t){
return e.length<3?[]:t.filter(t=>t.startsWith(e.toLowerCase()))}
function Pf(e){
return[e,...U.filter(t=>t.client===e.client&&t.id!==e.id&&t.id.startsWith(e.id)&&t.files.some(t=>e.files.includes(t)))]}
async function Ff(e,t){
let n=e.spec??t.spec;
let r=e.profiles??t.profiles;
if(n===void 0&&r===void 0)
return{};
let{
chosenProtocol:i}=await Promise.resolve().then(()=>require("./chosen-protocol.js"));
return i(n,r)}
const If=[{
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
const Lf=[{
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
const Rf=()=>Promise.resolve().then(()=>require("./known.generated.js"));
const zf=`mcp-lint-disable`;
function Bf({
text:e}){
return e.includes(zf)}
function Vf(e,t){
let n=Uf(e,t);
if(n===`off`)
return;
return n===void 0||n===e.severity?e:{...e,
severity:n}}
function Hf(e,{
rules:t,
overrides:n,
forced:r,
offByDefault:i}){
let a=r.get(e);
if(a!==void 0)
return a!==`off`;
return(t.get(e)?.level??(i.has(e)?`off`:void 0))!==`off`||n.some(t=>(t.rules.get(e)??`off`)!==`off`)}
function Uf({
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
const Wf=()=>Promise.resolve().then(()=>require("./baseline.js"));
async function Gf(e,t){
let n=await Kf(e,t);
let r=n.kept.flatMap(e=>Vf(e,t.settings)??[]);
if(t.baseline===void 0)
return{
kept:r,
suppressed:n.suppressed};
let{
applyBaseline:i}=await Wf();
let{
kept:a,
suppressed:o}=i(r,t.baseline);
return{
kept:a,
suppressed:n.suppressed+o}}
async function Kf(e,t){
if(t.documents.length===0)
return{
kept:[...e],
suppressed:0};
let{
silence:n}=await Promise.resolve().then(()=>require("./inline.js"));
return n(e,{...t,
rules:await t.rules()})}
async function qf(e,t,n){
if(e.rules.size>0){
let t=await Jf();
for(
let n of e.rules.keys())
if(!t.has(n))
throw Mf(`rule`,n,t,`mcp-lint rules`)}
let r={
rules:t.rules,
overrides:t.overrides,
forced:e.rules,
offByDefault:new Set(Lf.map(e=>e.id))};
return{
optionsOf:e=>t.rules.get(e)?.options??{},
isOn:({
id:e})=>Hf(e,r),
suppression:(t,i)=>{
let a=t.filter(({
isKept:e,
document:t})=>e&&Bf(t));
let o=t=>e.trusted?.hears(b(n,t))!==!1;
let s=a.filter(({
owner:e,
document:{
path:t}})=>e&&i.has(t)&&o(t));
let c=new Set(s.filter(({
format:e})=>gr(e.syntax)).map(({
document:e})=>e));
return{
settings:r,
rules:Jf,
documents:s.map(({
document:e})=>e),
commentsCount:e=>c.has(e)}}}}
async function Jf(){
let{
rules:e}=await Rf();
return new Set(e.map(e=>e.id))}
function Yf({
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
shown:S(n,i.baseline)}}
function Xf({
tools:e},t,n){
return new Map([...e].map(([e,r])=>{
let i=S(t,r);
if(Zf(r,n))
return[e,i];
throw new z(`there is no file ${M(i)}, which "tools" names for server ${M(e)}`)}))}
function Zf(e,t){
try{
return t.target(e)===`file`}catch{
return!1}}
async function Qf(e,t,n){
let r=e.as===void 0?void 0:kf(e.as);
let i=r===void 0&&!e.user?void 0:await Promise.resolve().then(()=>require("./folders.js"));
let a=r===void 0||i===void 0?[]:i.foldersOf(e,r);
let o=i===void 0||!e.user?[]:i.userFiles(e.files);
let s=new Map;
for(
let{
shown:e,
format:t}of o)
s.set(e,[...s.get(e)??[],t]);
let c=Xf(t,n,e.files);
let l=new Set(c.values());
let u=r===void 0?()=>!1:tp(ep(e,a),e,n);
let d=e=>{
if(r!==void 0&&u(e))
return Pf(r);
if(l.has(e))
return[kf(`mcp-tools`)];
let n=t.formatOf(e);
if(n!==void 0)
return Pf(kf(n));
return s.get(e)??qr(e)};
let f={
files:e.files,
cwd:e.cwd,
root:n,
paths:$f(e,a),
wanted:e=>qr(e).length>0||t.formatOf(e)!==void 0||l.has(e),
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
Af(e);
return{
files:f,
reading:{
candidates:d,
isForced:e=>u(e)||l.has(e)||t.formatOf(e)!==void 0||s.has(e),
targets:p,
protocol:await Ff(e,t)},
settings:await qf(e,t,n),
baseline:Yf(e,t),
toolLists:c}}
function $f({
paths:e,
document:t},n){
if(e.length>0||t!==void 0)
return e;
return n.length>0?n:[`.`]}
function ep({
paths:e,
document:t},n){
return t===void 0?[...e,...n]:[t.path]}
function tp(e,{
cwd:t,
files:n},r){
let i=e.map(e=>n.resolve(t,e).replace(/\/$/,``));
return e=>{
let t=b(r,e);
return i.some(e=>t===e||t.startsWith(`${e}/`))}}
var X=class{
questions=new Oe;
ofGit=!1;
isTouchedBy(e){
return this.questions.isTouchedBy(e)||this.ofGit&&np(e)}};
function np({
path:e}){
return/\/\.git(?:ignore$|\/|$)/.test(e)}
var rp=class{
files;
#e=new X;
constructor(e){
this.files=new je(e,this.#e.questions)}
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
const ip=[];
function ap(e,t){
return{
found:e,
asked:t?lp(e):void 0,
isDone:!1,
readings:ip,
findings:ip}}
function op(e,{
source:t,
reported:n,
ofUser:r}){
if(!e?.isDone)
return!1;
let{
found:i}=e;
return i.source.path===t.path&&i.reported===n&&i.ofUser===r}
function sp(e,t,n){
e.readings=[...e.readings,t];
n.length>0&&(e.findings=[...e.findings,...n])}
function cp(e){
e.found.source.forget?.();
Object.assign(e,ap(e.found,e.asked!==void 0))}
function lp({
absolute:e}){
let t=new X;
t.questions.addContent(e);
return t}
var up=class{
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
let o=Me(r,this.#n);
this.#r=t?void 0:new rp(o);
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
(t(this.#i.found)||np(e))&&(this.#s=void 0);
let n=t(this.#i.together);
for(
let t of this.#c.values())
(n||t.asked?.isTouchedBy(e))&&cp(t)}
async examine(){
let e=await this.#p();
let t=this.#m(e);
let n=this.#r?.around(()=>this.#s??t,e.root);
await this.#h(n??t,e);
let r=[...this.#c.values()];
dp(r);
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
toolLists:await Xd(i,s)});
if(this.#u===void 0){
this.#i.together=this.#_();
await d.judgeRun(f);
this.#u=d.findings.splice(0)}
let p=new Set(r.filter(({
found:e})=>e.reported).map(({
found:e})=>e.source.path));
return{
root:S(this.options.cwd,a)||`.`,
readings:i,
workspace:f,
findings:[...r.flatMap(e=>e.findings),...this.#u],
together:new Set(this.#u.map(({
rule:e})=>e)),
reported:p,
files:i.filter(({
owner:e,
document:t})=>e&&p.has(t.path)).map(Mi),
settings:c,
baseline:l,
toolLists:s,
isConfigured:u}}
touchedBy(e){
let t=new De(e);
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
n.below=Me(this.#t,this.#n);
let a=i!==void 0&&this.#n.get(r)!==void 0?`written`:n.below.exists(r)?`created`:`deleted`;
for(
let e of new Set([r,Pe(r,n.below)]))
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
path:i}=await so({...this.options,
files:t?.files??e,
known:Of});
this.#o=!1;
if(n===this.#a?.config)
return this.#a;
this.#a=void 0;
this.#i.plan=this.#_();
let a=await Qf(this.options,n,r);
this.#s=void 0;
this.#c=new Map;
this.#u=void 0;
this.#a={...a,
config:n,
root:r,
isConfigured:i!==void 0,
judge:new Cf({...a.settings,
pieces:If,
unfiltered:this.#e.unfiltered??!1})};
return this.#a}
#m({
files:e}){
if(this.#s!==void 0)
return this.#s;
this.#i.found=this.#_();
let{
sources:t,
around:n}=Qa(e);
let r=t.map(e=>{
let t=this.#c.get(e.absolute);
return op(t,e)?t:ap(e,this.#r!==void 0)});
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
isKept:Bf,
isHeld:this.#r!==void 0};
for await(
let e of Wu(this.#g(r),i)){
await n.judge(e,this.#e.all===!0||this.#l?.found.reported===!0);
this.#l!==void 0&&sp(this.#l,e,n.findings.splice(0))}
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
function dp(e){
let t=e.find(({
found:e,
readings:t})=>e.explicit&&t.length===0);
if(t===void 0)
return;
let{
source:n}=t.found;
let r=j(n.path);
let i=n.problems.find(({
kind:e})=>e===`limits`);
if(i!==void 0)
throw new z(`"${r}": ${i.message}`);
throw new z(`no client's format claims "${r}", by its path or by its content; say what it is with --as ("--as mcp" for any client's servers), or under "files" in mcp-lint.json`)}
async function fp(e){
return mp(await pp(e),e)}
function pp(e,t={}){
return new up(e,{...t,
isLast:!0}).examine()}
async function mp(e,t){
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
let d=c&&{...await Wf(),...c};
let{
kept:f,
suppressed:p}=await Gf(u,{...s.suppression(r,a),
baseline:l===void 0?d?.readBaseline(d,t.trusted?.files??t.files):void 0});
d!==void 0&&l!==void 0&&d.writeBaseline(d,f,{
files:t.files,
save:l,
isReported:e=>a.has(e)});
return ji(l===void 0?f:[],{
root:n,
looked:t.paths.join(`, `)||`.`,
files:o,
suppressed:l===void 0?p:p+f.length})}
const hp=[`servers`,`rules`,`explain`,`clients`,`init`];
const gp=[`error`,`warning`,`info`,`never`];
const _p=[`off`,`info`,`warning`,`error`];
const vp=[`text`,`json`];
const Z=[`lint`];
const yp=[`lint`,`servers`];
const bp=[`lint`,`servers`,`rules`,`explain`,`clients`];
const xp=[...bp,`init`];
const Sp=[{
name:`format`,
value:Di.join(`|`),
summary:`how to write the report (default: text)`,
commands:bp},{
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
commands:yp},{
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
commands:yp},{
name:`no-config`,
summary:`use no configuration file`,
commands:yp},{
name:`rule`,
value:`<id>=<${_p.join(`|`)}>`,
summary:`set the severity of a rule; may be repeated`,
commands:Z},{
name:`fail-on`,
value:gp.join(`|`),
summary:`the least severity that ends with exit code 1 (default: error)`,
commands:Z},{
name:`max-warnings`,
value:`<n>`,
summary:`end with exit code 1 when there are more warnings`,
commands:Z},{
name:`user`,
summary:`also read the configuration in the home directory`,
commands:yp},{
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
commands:bp},{
name:`no-color`,
summary:`use no colour`,
commands:bp},{
name:`version`,
summary:`print the version`,
commands:xp},{
name:`help`,
summary:`print this help`,
commands:xp},{
name:`references`,
value:`<server>`,
summary:`list what mentions this server, to be looked at before it is removed`,
commands:[`servers`]},{
name:`yes`,
summary:`change files that exist without asking`,
commands:[`init`]}];
function Cp(e){
let t=new Map;
let n=[];
let r=`lint`;
let i=!1;
for(
let a of wp(e))
a.kind===`option-terminator`?i=!0:a.kind===`option`?kp(t,Tp(a),a.value):r===`lint`&&n.length===0&&!i&&Op(a.value)?r=a.value:n.push(a.value);
return{
command:r,
positionals:n,
has:e=>t.has(e),
value:e=>t.get(e)?.at(-1),
values:e=>t.get(e)??[]}}
function wp(e){
if(!e.some(e=>e.startsWith(`-`)))
return e.map(e=>({
kind:`positional`,
value:e}));
let{
tokens:t}=(0,a.parseArgs)({
args:[...e],
options:Object.fromEntries(Sp.map(({
name:e,
value:t})=>[e,{
type:t===void 0?`boolean`:`string`}])),
strict:!1,
allowPositionals:!0,
tokens:!0});
return t}
function Tp({
name:e,
rawName:t,
value:n,
inlineValue:r}){
let i=t.startsWith(`--`)?Sp.find(t=>t.name===e):void 0;
if(i===void 0)
throw new z(Dp(t));
if(i.value===void 0&&n!==void 0)
throw new z(`"--${e}" takes no value`);
if(i.value!==void 0&&(n===void 0||n===``||Ep(n,r)))
throw new z(`"--${e}" needs a value: --${e} ${i.value}`);
return i}
function Ep(e,t){
return t!==!0&&/^--?[A-Za-z]|^--$/.test(e)}
function Dp(e){
let t=R(e.replace(/^-+/,``),Sp.map(e=>e.name));
let n=`there is no option ${M(e)}`;
return t===void 0?`${n}; "mcp-lint --help" lists them`:`${n}; did you mean "--${t}"?`}
function Op(e){
return hp.includes(e)}
function kp(e,{
name:t},n){
let r=e.get(t)??[];
n!==void 0&&r.push(n);
e.set(t,r)}
function Ap(e){
if(e.length===0)
return jp;
let t=Cp(e);
if(t.has(`help`))
return{
name:`help`};
if(t.has(`version`))
return{
name:`version`};
Ip(t);
Lp(t);
switch(t.command){case`lint`:
return Mp(t);case`servers`:
return Np(t);case`explain`:
return{
name:`explain`,
rule:zp(t),
format:Wp(t,`format`,vp)??`text`};case`init`:
Bp(t);
return{
name:`init`,
yes:t.has(`yes`)};default:
Bp(t);
return{
name:t.command,
format:Wp(t,`format`,vp)??`text`}}}
const jp={
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
function Mp(e){
return{
name:`lint`,
paths:e.positionals,
format:Wp(e,`format`,Di)??jp.format,...Q(`output`,e.value(`output`)),
targets:Vp(e),...Q(`as`,e.value(`as`)),...Q(`spec`,e.value(`spec`)),...Q(`stdinFilename`,e.value(`stdin-filename`)),...Q(`config`,Pp(e)),
rules:Hp(e),
failOn:Wp(e,`fail-on`,gp)??jp.failOn,...Q(`maxWarnings`,Up(e)),
user:e.has(`user`),...Q(`baseline`,e.value(`baseline`)),
updateBaseline:e.has(`update-baseline`),
requireFiles:e.has(`require-files`),
quiet:e.has(`quiet`),...Q(`color`,Fp(e))}}
function Np(e){
return{
name:`servers`,
paths:e.positionals,
format:Wp(e,`format`,Li)??`text`,...Q(`references`,e.value(`references`)),...Q(`as`,e.value(`as`)),...Q(`config`,Pp(e)),
user:e.has(`user`),...Q(`color`,Fp(e))}}
function Pp(e){
return!e.has(`no-config`)&&e.value(`config`)}
function Fp(e){
if(e.has(`color`))
return!0;
return!e.has(`no-color`)&&void 0}
function Ip({
command:e,
has:t}){
for(
let{
name:n,
commands:r}of Sp){
if(!t(n)||r.includes(e))
continue;
let[i,...a]=r;
throw new z(e===`lint`&&a.length===0?`"--${n}" is an option of "mcp-lint ${i}"`:`"mcp-lint ${e}" has no option "--${n}"`)}}
function Lp(e){
for(
let{
name:t,
excludes:n}of Sp)
if(n!==void 0&&e.has(t)&&e.has(n))
throw Rp(`--${t}`,`--${n}`);
if(e.value(`fail-on`)===`never`&&e.has(`max-warnings`))
throw Rp(`--fail-on never`,`--max-warnings`);
if(e.has(`stdin-filename`)&&e.positionals.length>0)
throw new z(`"--stdin-filename" reads standard input only, but ${M(e.positionals[0]??``)} is given too`)}
function Rp(e,t){
return new z(`"${e}" and "${t}" exclude each other`)}
function zp({
positionals:[e,t]}){
if(e===void 0)
throw new z(`"mcp-lint explain" needs the id of a rule; "mcp-lint rules" lists them`);
if(t!==void 0)
throw new z(`"mcp-lint explain" takes one rule, but ${M(t)} is given too`);
return e}
function Bp({
command:e,
positionals:[t]}){
if(t===void 0)
return;
throw new z(`"mcp-lint ${e}" takes no argument, but ${M(t)} is given; a folder of that name is "./${e}"`)}
function Vp(e){
let t=e.values(`target`).flatMap(e=>e.split(`,`).map(e=>e.trim()));
if(t.includes(``))
throw new z(`"--target" has an empty name between its commas`);
return[...new Set(t)]}
function Hp(e){
let t=new Map;
for(
let n of e.values(`rule`)){
let[e=``,r,i]=n.split(`=`);
if(e===``||r===void 0||i!==void 0)
throw new z(`"--rule" needs <id>=<${_p.join(`|`)}>, but has ${M(n)}`);
t.set(e,Gp(_p,r,M(`--rule ${e}`)))}
return t}
function Up(e){
let t=e.value(`max-warnings`);
if(t===void 0)
return;
if(!/^\d{1,9}$/.test(t))
throw new z(`"--max-warnings" needs a whole number from 0 up, but has ${M(t)}`);
return Number(t)}
function Wp(e,t,n){
let r=e.value(t);
return r===void 0?void 0:Gp(n,r,`"--${t}"`)}
function Gp(e,t,n){
let r=e.find(e=>e===t);
if(r!==void 0)
return r;
let i=R(t,e);
let a=i===void 0?``:`; did you mean ${M(i)}?`;
throw new z(`${n} takes ${Ze(e,{
conjunction:`or`})}, not ${M(t)}${a}`)}
function Q(e,t){
return t===void 0?{}:{
[e]:t}}
function Kp(e,{
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
function qp({
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
async function Jp(e){
if(!Yp(e))
return!1;
let{
isatty:t}=await Promise.resolve().then(()=>require("node:tty"));
return t(e)}
function Yp(e){
try{
let t=(0,n.fstatSync)(e);
return t.isCharacterDevice()&&t.rdev!==(0,n.statSync)(`/dev/null`,{
throwIfNoEntry:!1})?.rdev}catch{
return!1}}
const Xp={
lint:`to lint needs no command, "mcp-lint --help" shows more`,
check:`to lint needs no command, "mcp-lint --help" shows more`,
help:`did you mean "--help"?`,
version:`did you mean "--version"?`};
function Zp([e],t){
if(e===void 0||e===``||(0,n.existsSync)((0,r.resolve)(t,e)))
return;
let i=R(e,hp);
let a=(Object.hasOwn(Xp,e)?Xp[e]:void 0)??(i&&`did you mean the command ${M(i)}?`);
if(a!==void 0)
throw new z(`${M(e)} does not exist; ${a}`)}
function Qp(){
let e=[];
for(
let t=0;t<=c;){
let n=$p(Math.min(65536,33554433-t));
if(n.length===0)
break;
e.push(n);
t+=n.length}
return Buffer.concat(e)}
function $p(e){
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
function em({
cwd:e,
root:t,
workspace:n}){
let i=nm(e);
let a=n===void 0||n===``?i:nm(n);
let o=tm(i,a)?a:i;
return e=>ki(e)?e:O((0,r.relative)(o,(0,r.resolve)(i,t,e)))}
function tm(e,t){
return!/^(?:\.\.(?:[\\/]|$)|[\\/]|[A-Za-z]:)/.test((0,r.relative)(t,e))}
function nm(e){
try{
return(0,n.realpathSync)(e)}catch{
return e}}
var rm=e.__exportAll({
main:()=>im});
async function im(e){
try{
return await am(Ap(e))}catch(e){
if(!(e instanceof z))
throw e;
t.write(2,Xe(`mcp-lint: ${e.message}\n`));
return 2}}
async function am(e){
switch(e.name){case`lint`:
return om(e);case`servers`:
return sm(e);case`version`:
pm(`${t.about.version}\n`);
return 0;case`init`:{
let{
init:t}=await Promise.resolve().then(()=>require("./init.js"));
await t(fm(),{
yes:e.yes,
say:pm});
return 0}default:{
let{
page:t}=await Promise.resolve().then(()=>require("./page.js"));
pm(Xe(t(e)));
return 0}}}
async function om(e){
let n=fm();
Zp(e.paths,n);
let r=e.updateBaseline?(await Promise.resolve().then(()=>require("./replace-file.js"))).replaceFile:void 0;
let i=await fp({...e,
files:de,
cwd:n,
document:dm(e),
saveBaseline:r});
let a={...cm(n,i.root),
color:i.findings.length>0&&e.output===void 0&&await lm(e),
quiet:e.quiet,
loadRules:async()=>(await $(`./start.js`,`catalog_exports`)).readRules()};
let o=await Oi(e.format,i,a);
if(e.output===void 0)
pm(o);else{
mm(e.output,o);
t.write(2,Xe(`${hi(i)}\n`))}
if(e.requireFiles&&i.files.length===0)
throw new z(`no MCP configuration was found, and --require-files asks for some`);
return e.updateBaseline?0:qp(i,e)}
async function sm(e){
let t=fm();
let n=await pp({...e,
files:de,
cwd:t,
targets:[],
rules:new Map},{
all:!0});
let r={...cm(t,n.root),
color:await lm(e),
width:await um()};
let{
format:i,
references:a}=e;
pm(a===void 0?await Ri(i,{...n,
workspace:await n.workspace()},r):await zi(i,a,await n.workspace(),r));
return 0}
function cm(e,n){
return{
color:!1,
quiet:!1,
cwdPrefix:n===`.`?``:`${n}/`,
repositoryPath:em({
cwd:e,
root:n,
workspace:process.env.GITHUB_WORKSPACE}),
version:t.about.version,
docsUrl:e=>`${t.about.docs}/rules/${e}.md`}}
async function lm({
color:e}){
return Kp(e,{
env:process.env,
isTTY:await Jp(1)})}
async function um(){
return await Jp(1)&&process.stdout.columns>0?process.stdout.columns:void 0}
function dm({
stdinFilename:e}){
return e===void 0?void 0:{
path:e,
content:Qp()}}
function fm(){
try{
return de.resolve(process.cwd(),`.`)}catch(e){
throw new z(`the working directory cannot be read: ${p(e)}`)}}
function pm(e){
try{
t.write(1,e)}catch(e){
throw new z(`the output cannot be written: ${p(e)}`)}}
function mm(e,t){
try{
(0,n.writeFileSync)(e,t)}catch(t){
let i=(0,n.existsSync)((0,r.dirname)(e))?p(t):`its folder does not exist`;
throw new z(`the report cannot be written to ${M(e)}: ${i}`)}}
function hm(e,t){
let n=C(e);
let r=new Map;
return{
has:e=>{
let r=gm(n,e);
return r===void 0?void 0:t.has(r)},
head:(e,r)=>{
let i=gm(n,e);
return i===void 0?void 0:t.head(i,r)},
document:e=>{
let i=gm(n,e);
if(i===void 0)
return;
r.has(i)||r.set(i,_m(i,t));
return r.get(i)}}}
function gm(e,t){
if(t===``||t.includes(`\0`)||t.startsWith(`/`))
return;
let n=y(e,t);
return n===`..`||n.startsWith(`../`)?void 0:n}
function _m(e,t){
let n=t.head(e,262145);
if(n===void 0||n.length>262144)
return;
let r={
path:e,
text:new TextDecoder().decode(n),
problems:[]};
return e.endsWith(`.json`)?dl(r):ul(r,`markdown`)}
var vm=e.__exportAll({
FileReading:()=>ym});
var ym=class{
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
this.names=pc(e,n);
this.#e=o}
get servers(){
this.#t??=Sc(this.document,this.format);
return this.#t}
get publishable(){
return this.#e.isPublishable(this.document.path)}
lacks(e){
return this.#e.isMissing(e,this.document.path)}
get neighbours(){
this.#n??=hm(this.document.path,this.#e.files);
return this.#n}
keep(){
this.isKept=!0}
forget(){
this.#t=void 0;
this.#n=void 0}};
var bm=e.__exportAll({
SavedLists:()=>xm});
var xm=class{
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
let a=r??(i?void 0:this.#t.get(El(t)+e+`.tools.json`));
return a&&uo(a)}};
function Sm(e){
return e}
function Cm(e){
return e}
function wm(){
let e=2e4;
return(t,n)=>{
e-=n.length;
return e<0?void 0:R(t,n)}}
function*Tm(e,t){
let n=new Map;
let r;
let i=new Map;
for(
let a of e){
if(r===void 0||!km(a.route,r)){
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
function Em(e,t){
let n=Om.get(e);
if(n!==void 0)
return n;
let r=new Set;
let i=e.servers.filter(e=>!e.off&&Kd(e,t));
for(
let{
server:e,
first:n}of Tm(i,(e,n)=>t.server(J(n,t))))
Jd(t,J(n,t),J(e,t))&&r.add(n).add(e);
Om.set(e,r);
return r}
function Dm(e,t,n,r){
let{
path:i}=e.document;
if(i===t.document.path)
return``;
let a=M(Tl(t).slice(0,-1));
return`; the other one is in ${M(i)}${r?`, which ${n} reads in ${a} too`:``}`}
const Om=new WeakMap;
function km(e,t){
if(e.length!==t.length)
return!1;
for(
let n=0;n<e.length-1;n+=1)
if(e[n]!==t[n])
return!1;
return!0}
const Am=new WeakMap;
function jm(e,t){
if(t.length===0)
return!1;
let n=Am.get(t)??new Set(t.map(({
place:e})=>JSON.stringify(e.route)));
Am.set(t,n);
return n.has(JSON.stringify(e))}
exports.EntryServer=Bo;
exports.FileFault=l;
exports.MARK=zf;
exports.MAX_LENGTH=Bc;
exports.MAX_LISTED=1e3;
exports.MAX_PLACES=Hc;
exports.ParsedDocument=ll;
exports.PlaceNode=il;
exports.PlaceTree=al;
exports.Redacted=Zn;
exports.SECTION=`mcp-lint`;
exports.Session=up;
exports.TooDeep=Uc;
exports.UsageError=z;
exports.alikeIn=Em;
exports.answersIn=wr;
exports.answersOf=lo;
exports.approvedAll=No;
exports.areMerged=Jd;
exports.assignment=Be;
exports.at=fr;
exports.atSpan=pr;
exports.basename=w;
exports.below=B;
exports.bracketSigns=qe;
exports.brokenNameRules=ms;
exports.bytesIn=He;
exports.canBeCalled=Ao;
exports.causeOf=p;
exports.checkDocument=ko;
exports.clashes=Tm;
exports.cli_exports=rm;
exports.clientIds=jf;
exports.compareText=mi;
exports.compilePatterns=ea;
exports.confidenceOf=Ms;
exports.consequence=Ls;
exports.contradictsItsFields=cs;
exports.costsOnlyServer=Is;
exports.count=N;
exports.decodeJson=jc;
exports.decodeToml=Mc;
exports.decodeYaml=Nc;
exports.defineClient=yr;
exports.defineDocs=Cm;
exports.defineRule=Sm;
exports.defineSyntax=yi;
exports.dirname=C;
exports.disk=de;
exports.eachString=ai;
exports.elsewhere=Dm;
exports.examine=pp;
exports.exitCode=qp;
exports.expandedElsewhere=Vl;
exports.extent=ol;
exports.failLevels=gp;
exports.fieldForNames=iu;
exports.fieldMeaning=xs;
exports.fileWord=ec;
exports.finished=Ci;
exports.fittingTransport=ss;
exports.folderOf=Tl;
exports.foldersAbove=wl;
exports.foreignMap=nc;
exports.foreignMaps=rc;
exports.foreignUses=zr;
exports.formFor=Gd;
exports.formatsOf=qr;
exports.hasInvisible=lr;
exports.hasMeaning=G;
exports.hasSection=ao;
exports.isAbsolute=v;
exports.isAddress=jo;
exports.isAffordable=ta;
exports.isComparable=Kd;
exports.isForShow=_d;
exports.isIssued=Od;
exports.isNameless=ws;
exports.isNearby=fs;
exports.isObject=V;
exports.isOfUser=Sl;
exports.isOutside=ki;
exports.isRead=zo;
exports.isRefused=jm;
exports.isRelativePath=$s;
exports.isSecretName=Dd;
exports.isTerminal=Jp;
exports.isTooLong=_s;
exports.isUrl=fi;
exports.isWrapper=fc;
exports.join=y;
exports.keyOf=bs;
exports.kindOf=ii;
exports.kindOfSyntax=lu;
exports.leadsOut=oe;
exports.lineOf=ps;
exports.lint=fp;
exports.list=Ze;
exports.literalsIn=wd;
exports.loadConfig=so;
exports.loadKnown=Of;
exports.loadKnownRules=Rf;
exports.loadValidator=To;
exports.losesServer=Fs;
exports.made=xi;
exports.masked=os;
exports.maySpellWithEscapes=dr;
exports.mayStandIn=Zl;
exports.meaningAt=ou;
exports.memory=xe;
exports.mentionsIn=Au;
exports.nameLimitOf=Wd;
exports.nameOf=Cs;
exports.onlyLocal=is;
exports.overlay=Me;
exports.own=H;
exports.ownKey=ts;
exports.parseStrictJson=dl;
exports.partOf=J;
exports.pathFromHere=Ai;
exports.placeOfName=ys;
exports.placeholdersIn=Fl;
exports.plainLines=Xe;
exports.printable=j;
exports.programIndex=Us;
exports.programName=Hs;
exports.quote=M;
exports.readServers=Sc;
exports.readSource=_a;
exports.readerOf=Ts;
exports.redact=Xn;
exports.registry=U;
exports.relative=S;
exports.remedyFor=qd;
exports.render=Oi;
exports.renderServers=Ri;
exports.reportOn=mp;
exports.repositoryPaths=em;
exports.reservedName=vs;
exports.resultsIn=po;
exports.sameText=hu;
exports.scanJson=Pc;
exports.scheme=Rd;
exports.secrecyOf=Ft;
exports.serverFinder=su;
exports.serverMaps=hc;
exports.setOwn=tl;
exports.severityOf=Ns;
exports.sha1=rd;
exports.sha256=ld;
exports.shownTo=gs;
exports.signOfStandIn=Xl;
exports.slashes=O;
exports.somethingElse=zd;
exports.soundTools=fo;
exports.spanOf=mr;
exports.spell=Rl;
exports.spellingOf=ls;
exports.standInsIn=eu;
exports.startOf=T;
exports.startableIn=lc;
exports.startedFile=Zs;
exports.startsSomehow=rs;
exports.startsWith=hr;
exports.strangers=Xo;
exports.subjectOf=Es;
exports.suggest=R;
exports.suggestions=wm;
exports.summaryLine=hi;
exports.summaryOf=Ti;
exports.syntaxesIn=uu;
exports.takesComments=gr;
exports.takesJson5=vr;
exports.takesTrailingCommas=_r;
exports.text=wi;
exports.textAt=ri;
exports.textIn=du;
exports.textOf=fu;
exports.textOf$1=Si;
exports.tooDeep=zc;
exports.tooLong=Vc;
exports.toolAround=ho;
exports.toolNamesOf=Ud;
exports.toolsIn=uo;
exports.touches=sl;
exports.transportNamed=Os;
exports.undisguise=cr;
exports.unparsed=ul;
exports.untypedReaction=as;
exports.upwards=Cl;
exports.userFiles=Hr;
exports.valueAt=ni;
exports.variableIn=ru;
exports.withoutBracketed=Ke;
exports.withoutMap=dc;
exports.wording_exports=ir;
exports.words=_u;
exports.wordsOf=tc;
function $(e,t){
return Promise.resolve().then(()=>require(e)[t])}
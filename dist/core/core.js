"use strict";
const e=(exports=>{
"use strict";
var e=Object.create;
var t=Object.defineProperty;
var n=Object.getOwnPropertyDescriptor;
var r=Object.getOwnPropertyNames;
var i=Object.getPrototypeOf;
var a=Object.prototype.hasOwnProperty;
var o=(e,t,n)=>()=>{
if(n)
throw n[0];
try{
return e&&(t=e(e=0)),t}catch(e){
throw n=[e],e}};
var s=(e,t)=>()=>(t||(e((t={
exports:{}}).exports,t,t.exports),e=null),t.exports);
var c=(e,n)=>{
let r={};
for(
var i in e)
t(r,i,{
get:e[i],
enumerable:!0});
n||t(r,Symbol.toStringTag,{
value:`Module`});
return r};
var l=(e,i,o,s)=>{
if(i&&typeof i==`object`||typeof i==`function`)
for(
var c=r(i),l=0,u=c.length,d;l<u;l++){
d=c[l];
!a.call(e,d)&&d!==o&&t(e,d,{
get:(e=>i[e]).bind(null,d),
enumerable:!(s=n(i,d))||s.enumerable})}
return e};
var u=(n,r,o)=>(o=n==null?{}:e(i(n)),l(r||!n||!n.__esModule||!a.call(n,`default`)?t(o,`default`,{
value:n,
enumerable:!0}):o,n));
var d=e=>a.call(e,`module.exports`)?e[`module.exports`]:l(t({},`__esModule`,{
value:!0}),e);
exports.__commonJSMin=s;
exports.__esmMin=o;
exports.__exportAll=c;
exports.__toCommonJS=d;
exports.__toESM=u;
return exports})({});
const t=require("./start.js");
const n=require("node:fs");
const r=require("node:path");
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
fact=`this link leads out of the workspace`;
constructor(){
super(`out of the workspace`)}};
var f=class extends Error{
bytes;
constructor(e){
super(`${e} bytes`);
this.bytes=e}};
const p=new Map([[`EACCES`,`permission denied`],[`EPERM`,`permission denied`],[`ENOENT`,`it does not exist`],[`ENOTDIR`,`it does not exist`],[`ELOOP`,`its link leads back to itself`],[`ENAMETOOLONG`,`its name is too long`],[`EISDIR`,`it is a folder`],[`EROFS`,`the file system is read-only`],[`ENOSPC`,`no space is left`],[`EMFILE`,`too many files are open`]]);
function m(e){
let t=g(e);
return p.get(t)??`the file system says ${t}`}
function h(e){
let t=g(e);
return t===`ENOENT`||t===`ENOTDIR`}
function g(e){
return typeof e==`object`&&e&&`code`in e?String(e.code):`no reason`}
const _=/^(?:[A-Za-z]:(?:\/|$)|\/\/[^/]+\/[^/]+(?:\/|$))/;
function v(e){
return T(e)!==``}
function y(...e){
let[t=``,...n]=e.filter(e=>e!==``);
return re(n.length===0?t:w(t)+n.join(`/`).replace(/^\/+/,``))}
function b(e,t){
let n=T(e);
let r=n!==`/`&&_.test(t)?re(t):re(ee(n,e,t));
return r.endsWith(`/`)&&r!==T(r)?r.slice(0,-1):r}
function ee(e,t,n){
return n.startsWith(`/`)?e+n.replace(/^\/+/,``):w(t)+n}
function x(e,t){
let n=T(e);
if(!ae(n,T(t),n))
return t;
let r=ie(e.slice(n.length));
let i=ie(t.slice(T(t).length));
let a=0;
for(;a<r.length&&a<i.length&&ae(r[a]??``,i[a]??``,n);)
a+=1;
return[...r.slice(a).map(()=>`..`),...i.slice(a)].join(`/`)}
function S(e){
let t=T(e);
let n=e.lastIndexOf(`/`);
if(n<t.length)
return t===``?`.`:t;
return e.slice(0,n)}
function C(e){
return e.slice(Math.max(e.lastIndexOf(`/`)+1,T(e).length))}
function w(e){
return e.endsWith(`/`)?e:`${e}/`}
function te(e){
return e===`..`||e.startsWith(`../`)||v(e)}
function T(e){
let t=e.charCodeAt(0);
let n=e.charCodeAt(1);
if(t===47&&n!==47)
return`/`;
if(t!==47&&n!==58)
return``;
let[r]=_.exec(e)??[];
if(r!==void 0)
return w(r);
return t===47?`/`:``}
let ne;
function re(e){
let t=T(e);
let n=e.slice(t.length);
if(!(ne??=/(?:^|\/)\.{0,2}(?:\/|$)/).test(n))
return e;
let r=[];
for(
let e of ie(n)){
if(e===`.`)
continue;
e!==`..`||t===``&&(r.length===0||r.at(-1)===`..`)?r.push(e):r.pop()}
let i=n.endsWith(`/`)?`/`:``;
return r.length===0?t||`.${i}`:t+r.join(`/`)+i}
function ie(e){
return e.split(`/`).filter(e=>e!==``)}
function ae(e,t,n){
return e===t||n!==`/`&&e.toLowerCase()===t.toLowerCase()}
let oe;
function se(e,t){
let n=y(e,`.git`);
try{
if(t.target(n)===`folder`)
return{
own:n,
common:n};
let[,r]=(oe??=/^gitdir: ([^\0\r\n]+)\r?\n?$/).exec(ce(n,t)??``)??[];
if(r===void 0)
return;
let i=b(e,r);
let a=ce(y(i,`commondir`),t)?.trimEnd();
return{
own:i,
common:a===void 0||a===``?i:b(i,a)}}catch{
return}}
function ce(e,t){
return t.kind(e)===`file`?new TextDecoder().decode(t.head(e,4096)):void 0}
function le(e){
let t=new DataView(e.buffer,e.byteOffset,e.byteLength);
let n=[];
let r=(e,t)=>{
let r=n.at(-1);
r?.end===e?r.end=t:n.push({
first:e,
end:t})};
let i=e.length<8?0:t.getUint32(0);
let a=0;
let o=0;
for(
let n=8;n+8<=e.length&&a<i;n+=8){
let[e,i]=[t.getUint32(n),t.getUint32(n+4)];
if(o>0){
for(
let t=0;t<64;t+=1)
(t<32?i:e)>>>(t&31)&1&&r(a+t,a+t+1);
--o;
a+=64}else{
let t=((i>>>1)+(e&1)*2**31)*64;
(i&1)==1&&t>0&&r(a,a+t);
a+=t;
o=e>>>1}}
return n}
function ue(e,t){
let n=0;
for(
let r=t.length;n<r;){
let i=n+r>>1;
(t[i]?.end??0)<=e?n=i+1:r=i}
let r=t[n];
return r!==void 0&&r.first<=e}
const de={
bytes:new Uint8Array,
starts:[],
ends:[]};
const fe=134217728;
var pe=class{
#e;
#t;
#n=0;
#r=[];
#i=[];
constructor(e,t){
this.#e=e;
this.#t=t?new Uint8Array(e.length):void 0}
get count(){
return this.#r.length}
add(e,t,n){
return this.#t===void 0?this.#a(e,t,n):this.#o(e,t)}
done(){
return{
bytes:this.#t??this.#e,
starts:this.#r,
ends:this.#i}}
#a(e,t,n){
let r=t===void 0?this.#e.indexOf(0,e+n):e+t;
if(r===-1||this.#e[r]!==0)
return;
this.#r.push(e);
this.#i.push(r);
return r}
#o(e,t){
let n=e;
let r=this.#e[n]??0;
let i=r&127;
for(;r&128&&i<fe;){
n+=1;
r=this.#e[n]??0;
i=(i+1)*128+(r&127)}
let[a,o]=[n+1,this.#e.indexOf(0,n+1)];
let[s,c]=[this.#r.at(-1)??0,this.#i.at(-1)??0];
let l=c-s-i;
let u=l+o-a;
if(o===-1||l<0||t!==void 0&&u!==t)
return;
if(this.#n+u>fe)
return;
let d=this.#s(u);
d.copyWithin(this.#n,s,s+l);
d.set(this.#e.subarray(a,o),this.#n+l);
this.#r.push(this.#n);
this.#n+=u;
this.#i.push(this.#n);
return o}
#s(e){
let t=this.#t??new Uint8Array;
if(this.#n+e>t.length){
let n=new Uint8Array((this.#n+e)*2);
n.set(t.subarray(0,this.#n));
t=n;
this.#t=n}
return t}};
function me(e,t){
let n=ge(e,t);
return n<t.starts.length&&E(e,t,n)===0?n:void 0}
function he(e,t){
let n=ge(e,t);
let r=n;
for(
let n=t.starts.length;r<n;){
let i=r+n>>1;
_e(e,t,i)?r=i+1:n=i}
return{
first:n,
end:r}}
function ge(e,t){
let n=0;
for(
let r=t.starts.length;n<r;){
let i=n+r>>1;
E(e,t,i)<=0?r=i:n=i+1}
return n}
function _e(e,{
bytes:t,
starts:n,
ends:r},i){
let a=n[i]??0;
if((r[i]??0)-a<e.length)
return!1;
return e.every((e,n)=>t[a+n]===e)}
function E(e,{
bytes:t,
starts:n,
ends:r},i){
let a=n[i]??0;
let o=(r[i]??0)-a;
let s=Math.min(e.length,o);
for(
let n=0;n<s;n+=1){
let r=(e[n]??0)-(t[a+n]??0);
if(r!==0)
return r}
return e.length-o}
const ve=[20,32];
const ye=4095;
function be(e,t=()=>void 0){
let n=Se(e);
if(n===void 0)
return;
let{
names:r,
link:i}=n;
if(i===void 0||i.hash===``)
return new xe(r,de,[]);
let a=t(i.hash);
let o=a&&Se(a)?.names;
return o&&new xe(r,o,i.deleted)}
var xe=class{
#e;
#t;
#n;
constructor(e,t,n){
this.#e=e;
this.#t=t;
this.#n=n}
has(e){
if(this.#r(e))
return!0;
for(
let t=e.indexOf(`/`);t!==-1;t=e.indexOf(`/`,t+1))
if(this.#r(e.slice(0,t+1)))
return!0;
return!1}
hasIn(e){
let t=new TextEncoder().encode(`${e}/`);
let n=he(t,this.#e);
if(n.end>n.first)
return!0;
let{
first:r,
end:i}=he(t,this.#t);
for(
let e=r;e<i;e+=1)
if(!ue(e,this.#n))
return!0;
return!1}
#r(e){
let t=new TextEncoder().encode(e);
if(me(t,this.#e)!==void 0)
return!0;
let n=me(t,this.#t);
return n!==void 0&&!ue(n,this.#n)}};
function Se(e){
let t=new DataView(e.buffer,e.byteOffset,e.byteLength);
if(e.length<=12||t.getUint32(0)!==1145655875)
return;
let n=t.getUint32(4);
if(n<2||n>4)
return;
for(
let r of ve){
let i=Ce(e,t,r,n===4);
let a=i&&we(i.end,e,t,r);
if(i!==void 0&&a!==`broken`)
return{
names:i.names,
link:a}}}
function Ce(e,t,n,r){
let i=t.getUint32(8);
let a=new pe(e,r);
let o=12;
for(;a.count<i;){
let i=o+40+n;
if(i+4>e.length)
return;
let s=t.getUint16(i);
let c=i+(s&16384?4:2);
let l=s&ye;
let u=a.add(c,l===ye?void 0:l,ye);
if(u===void 0)
return;
o=r?u+1:o+((u-o>>3)+1)*8}
return{
names:a.done(),
end:o}}
function we(e,t,n,r){
let i=t.length-r;
let a;
let o=e;
for(;o+8<=i;){
let e=o+8;
let s=e+n.getUint32(o+4);
if(s>i)
return`broken`;
n.getUint32(o)===1818848875&&(a=Te(t.subarray(e,s),r));
o=s}
return o===i?a:`broken`}
function Te(e,t){
let n=e.subarray(0,t);
return{
hash:n.every(e=>e===0)?``:Ee(n),
deleted:le(e.subarray(t))}}
function Ee(e){
return Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``)}
const De={
has:()=>!1,
hasIn:()=>!1};
function Oe(e,t,n){
try{
let r=se(e,t);
if(r===void 0||t.target(r.own)!==`folder`)
return;
let i=y(r.own,`index`);
if(!t.exists(i))
return De;
let a=n(i);
return a&&be(a,e=>n(y(r.own,`sharedindex.${e}`)))}catch{
return}}
const ke=65536;
const Ae=n.constants.O_RDONLY|(n.constants.O_NONBLOCK??0);
const je=Ae|(n.constants.O_NOFOLLOW??0);
function Me(e){
return r.sep===`/`?e:e.replaceAll(r.sep,`/`)}
const Ne={
ignoresCase:process.platform===`win32`||process.platform===`darwin`,
get home(){
return Pe()},
get env(){
return process.env},
resolve:(e,t)=>Me(r.resolve(e,t)),
list:e=>n.readdirSync(e,{
withFileTypes:!0}),
kind:e=>{
try{
let t=n.lstatSync(e,{
throwIfNoEntry:!1});
return t&&Ie(t)}catch{
return}},
target:e=>Ie(n.statSync(e)),
exists:e=>n.existsSync(e),
read:Le,
head:We,
holds:Ge,
real:e=>Me(n.realpathSync(e)),
link:e=>Me(n.readlinkSync(e)),
owner:e=>n.statSync(e).uid,
tracked:Je};
function Pe(){
try{
return Me(Fe()??process.getBuiltinModule(`node:os`).homedir())}catch{
return}}
function Fe(){
return process.platform===`win32`?process.env.USERPROFILE:process.env.HOME}
function Ie(e){
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
function Le(e,t=!1){
t||ze(e);
let r=t?Re(e):n.openSync(e,Ae);
try{
let e=n.fstatSync(r);
if(!e.isFile())
throw new u(Ie(e));
if(e.size>33554432)
throw new f(e.size);
let t=He(r,e.size);
if(t.length>33554432)
throw new f(t.length);
return(0,i.isAscii)(t)&&!t.includes(0)?t.toString(`latin1`):t}finally{
n.closeSync(r)}}
function Re(e){
try{
return n.openSync(e,je)}catch(t){
throw n.lstatSync(e,{
throwIfNoEntry:!1})?.isSymbolicLink()?new l(`ENOENT`,e):t}}
function ze(e){
let t=Ie(n.lstatSync(e));
t===`link`&&(t=Be(e));
if(t!==`file`)
throw new u(t)}
function Be(e){
try{
return Ie(n.statSync(e))}catch(e){
if(h(e))
return`link`;
throw e}}
let Ve;
function He(e,t,r=0){
let i=t<ke?Ue():Buffer.allocUnsafe(t+1);
r>0&&i!==Ve&&i.set(Ue().subarray(0,r));
let a=r;
for(;;){
let r=n.readSync(e,i,a,i.length-a,null);
a+=r;
if(r===0||a===t&&t>0||a>33554432)
return i.subarray(0,a);
a===i.length&&(i=Buffer.concat([i],i.length*2))}}
function Ue(){
Ve??=Buffer.allocUnsafeSlow(ke);
return Ve}
function We(e,t){
let r=n.statSync(e);
let i=Ie(r);
if(i!==`file`)
throw new u(i);
let a=n.openSync(e,Ae);
try{
let e=new Uint8Array(r.size>0?Math.min(t,r.size):t);
return e.subarray(0,n.readSync(a,e,0,e.length,0))}finally{
n.closeSync(a)}}
function Ge(e,t,r){
let i=Re(e);
try{
let e=Ue();
let n=Ke(i,e);
let a=n%4096==0?qe(i,n,r):e.subarray(0,n);
if(a===void 0||a.length>r)
return!1;
for(
let e of t)
if(a.includes(e,0,`latin1`))
return!0;
return!1}finally{
n.closeSync(i)}}
function Ke(e,t){
try{
return n.readSync(e,t,0,t.length,null)}catch(t){
let r=Ie(n.fstatSync(e));
throw r===`file`?t:new u(r)}}
function qe(e,t,r){
let i=n.fstatSync(e);
if(!i.isFile())
throw new u(Ie(i));
return i.size>r?void 0:He(e,i.size,t)}
function Je(e){
return Oe(e,Ne,e=>{
let t=n.statSync(e);
return t.isFile()&&t.size<=268435456?n.readFileSync(e):void 0})}
function Ye(e,t){
try{
return t.target(e)===`folder`}catch{
return!1}}
var Xe=class{
below;
constructor(e){
this.below=e}
get ignoresCase(){
return this.below.ignoresCase}
get home(){
return this.below.home}
get env(){
return this.below.env}
resolve(e,t){
return this.below.resolve(e,t)}};
var Ze=class extends Xe{
list(e){
return this.filesAt(e).list(e)}
target(e){
return this.filesAt(e).target(e)}
read(e,t){
return this.filesAt(e).read(e,t)}
head(e,t){
return this.filesAt(e).head(e,t)}
holds(e,t,n){
return this.filesAt(e).holds(e,t,n)}
real(e){
return this.filesAt(e).real(e)}
link(e){
return this.filesAt(e).link(e)}
owner(e){
return this.filesAt(e).owner(e)}};
function Qe(e,t={}){
return new et($e(e)?e:new Map(Object.entries(e)),t)}
function $e(e){
return typeof e.entries==`function`}
var et=class{
ignoresCase;
home;
env;
#e;
#t=new Map;
#n=new Map([[`/`,new Map]]);
constructor(e,{
home:t,
env:n={},
ignoresCase:r=!1}){
this.home=t;
this.env=n;
this.ignoresCase=r;
this.#e=`${T(t??`/`)||`/`}repository`;
this.#r(`${this.#e}/`);
for(
let[t,n]of e){
let e=b(this.#e,t);
this.#t.set(e,n);
this.#r(e).set(C(e),new tt(C(e),!0))}}
resolve(e,t){
return b(e===``?this.#e:e,t)}
list(e){
let t=this.#n.get(rt(e));
if(t!==void 0)
return[...t.values()];
throw new l(this.#t.has(e)?`ENOTDIR`:`ENOENT`,e)}
kind(e){
let t=rt(e);
if(t===e&&this.#t.has(e))
return`file`;
return this.#n.has(t)?`folder`:void 0}
target(e){
let t=this.kind(e);
if(t===void 0)
throw new l(`ENOENT`,e);
return t}
exists(e){
return this.kind(e)!==void 0}
read(e){
let t=this.target(e);
let n=t===`file`?this.#t.get(e):void 0;
if(n===void 0)
throw new u(t);
return it(n)}
head(e,t){
return nt(this.read(e)).slice(0,t)}
holds(e,t,n){
let r=this.read(e);
let i=typeof r==`string`?r:new TextDecoder(`latin1`).decode(r);
return r.length<=n&&t.some(e=>i.includes(e))}
real(e){
this.target(e);
return rt(e)}
link(e){
throw new l(`EINVAL`,e)}
owner(){
return 0}
tracked(e){
return Oe(e,this,e=>{
let t=this.#t.get(e);
return t===void 0?void 0:nt(t)})}
#r(e){
let t=S(e);
let n=this.#n.get(t);
if(n!==void 0)
return n;
let r=new Map;
this.#n.set(t,r);
if(S(t)===t)
return r;
this.#r(t).set(C(t),new tt(C(t),!1));
return r}};
var tt=class{
name;
#e;
constructor(e,t){
this.name=e;
this.#e=t}
isFile(){
return this.#e}
isDirectory(){
return!this.#e}
isSymbolicLink(){
return!1}};
function nt(e){
return typeof e==`string`?new TextEncoder().encode(e):e}
function rt(e){
return e.endsWith(`/`)&&e!==T(e)?e.slice(0,-1):e}
function it(e){
let t=nt(e);
if(t.length>33554432)
throw new f(t.length);
if(t.includes(0))
return t;
if(typeof e==`string`)
return e.length===t.length?e:t;
return t.every(e=>e<128)?new TextDecoder().decode(t):t}
var at=class{
contents;
places;
constructor(e){
this.contents=new Set(e.map(({
path:e})=>e));
this.places=new Set(e.flatMap(({
path:e,
how:t})=>t===`written`?[]:ct(e)))}};
var ot=class{
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
return t!==`written`&&n!==void 0&&ct(e).some(e=>n.has(e))}
isTouchedByAny({
contents:e,
places:t}){
return st(this.#e,e)||st(this.#t,t)}};
function st(e=new Set,t){
for(
let n of e)
if(t.has(n))
return!0;
return!1}
function ct(e){
let t=[e];
for(
let n=e;S(n)!==n;n=S(n))
t.push(S(n));
return t}
var lt=class extends Xe{
questions;
constructor(e,t){
super(e);
this.questions=t}
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
holds(e,t,n){
this.questions.addContent(e);
return this.below.holds(e,t,n)}
real(e){
this.questions.addPlace(e);
let t=this.below.real(e);
this.questions.addPlace(t);
return t}
link(e){
this.questions.addPlace(e);
return this.below.link(e)}
owner(e){
return this.below.owner(e)}
tracked(e){
this.questions.addContent(y(e,`.git/index`));
return this.below.tracked(e)}
#e(e){
this.questions.addPlace(e);
try{
this.questions.addContent(this.below.real(e))}catch{}}};
function ut(e,t){
return t.size===0?e:new dt(e,t)}
var dt=class extends Ze{
#e;
#t=new Set;
constructor(e,t){
super(e);
let n=new Map;
for(
let[r,i]of t)
for(
let t of new Set([r,ft(r,e)]))
i===void 0?this.#t.add(t):n.set(t,i);
this.#e=Qe(n)}
list(e){
let t=this.#e.kind(e)===`folder`?this.#e.list(e):[];
let n=t.length===0||this.below.exists(e)?this.below.list(e):[];
let r=w(e);
let i=new Map(n.map(e=>[e.name,e]));
for(
let e of i.keys())
this.#t.has(r+e)&&i.delete(e);
for(
let e of t)
(e.isFile()||!i.has(e.name))&&i.set(e.name,e);
return[...i.values()]}
kind(e){
if(this.#e.kind(e)===`file`)
return`file`;
return this.#t.has(e)?void 0:this.below.kind(e)??this.#e.kind(e)}
exists(e){
return!this.#t.has(e)&&(this.#e.exists(e)||this.below.exists(e))}
real(e){
return this.#e.kind(e)===`file`?ft(e,this.below):this.filesAt(e).real(e)}
tracked(e){
let t=`${w(e)}.git/`;
return this.#e.exists(`${w(e)}.git`)||[...this.#t].some(e=>e.startsWith(t))?Oe(e,this,e=>nt(this.read(e))):this.below.tracked(e)}
filesAt(e){
if(this.#t.has(e))
throw new l(`ENOENT`,e);
let t=this.#e.kind(e);
return t===`file`||t===`folder`&&!this.below.exists(e)?this.#e:this.below}};
function ft(e,t){
try{
return y(t.real(S(e)),C(e))}catch{
return e}}
var pt=class extends Xe{
#e;
#t;
#n=``;
#r;
constructor(e,t){
super(e);
this.#e=t;
this.#t=new Map(t.map(e=>[e,!1]))}
notePlain(e,t){
this.#t.set(e,!t.some(e=>e.isSymbolicLink()))}
covers(e){
return this.#e.some(t=>e===t||e.startsWith(w(t)))}
placeOf(e){
try{
return this.#o(e)}catch{
return}}
leadsOut(e){
try{
this.#o(e);
return!1}catch(e){
return e instanceof d}}
list(e){
return this.below.list(this.#o(e))}
kind(e){
try{
return this.below.kind(this.#a(e))}catch{
return}}
target(e){
return this.below.target(this.#o(e))}
exists(e){
let t=this.placeOf(e);
let n=t===void 0?void 0:this.below.kind(t);
return e.endsWith(`/`)?n===`folder`:n!==void 0}
read(e,t=!1){
if(t&&this.#t.has(S(e)))
return this.below.read(e,!0);
let n=this.#o(e);
if(n!==e&&this.below.kind(n)===void 0)
throw new u(`link`);
return this.below.read(n)}
head(e,t){
return this.below.head(this.#o(e),t)}
holds(e,t,n){
return this.below.holds(this.#i(e)?e:this.#o(e),t,n)}
#i(e){
let{
length:t}=this.#n;
if(e.lastIndexOf(`/`)===t-1&&e.startsWith(this.#n))
return!0;
let n=S(e);
let r=this.#t.has(n);
r&&(this.#n=w(n));
return r}
real(e){
return this.below.real(this.#o(e))}
link(e){
return this.below.link(this.#a(e))}
owner(e){
return this.below.owner(this.#o(e))}
tracked(e){
return this.below.tracked(e)}
#a(e){
let t=S(e);
return this.#t.has(e)?e:y(this.#o(t),C(e))}
#o(e){
if(this.#t.has(e))
return e;
let t=S(e);
for(;!this.#t.has(t);){
if(S(t)===t)
throw new d;
t=S(t)}
return this.#s(t,e.slice(w(t).length))}
#s(e,t){
let n=mt(t).reverse();
let r=e;
let i=!0;
let a=0;
for(
let t=n.pop();t!==void 0;t=n.pop()){
let o=t===`..`?S(r):w(r)+t;
if(i&&t!==`..`&&this.#c(o,n.length===0)){
a+=1;
if(a>40)
throw new l(`ELOOP`,e);
let t=this.below.link(o);
n.push(...mt(t).reverse());
v(t)&&(r=T(t));
i=!v(t)||this.#e.includes(r)}else{
let e=i&&t!==`..`?void 0:this.#l(o);
r=e??o;
i=e!==void 0||i&&(t!==`..`||this.covers(o))}}
if(!i)
throw new d;
return r}
#c(e,t){
if(this.#t.has(e))
return!1;
if(C(e).toLowerCase()===`.git`)
throw new d;
if(t&&this.#t.get(S(e))===!0)
return!1;
let n=this.below.kind(e);
n===`folder`&&this.#t.set(e,!1);
return n===`link`}
#l(e){
this.#r??=new Map(this.#e.flatMap(e=>[[e,e],[this.#u(e),e]]));
return this.#r.get(e)}
#u(e){
try{
return this.below.real(e)}catch{
return e}}};
function mt(e){
return e.split(`/`).filter(e=>e!==``&&e!==`.`)}
function ht(e){
return e.slice(Math.max(e.lastIndexOf(`/`),e.lastIndexOf(`\\`))+1)}
const gt=new Map(Object.entries({
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
let _t;
function vt(){
return/\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu}
function yt(e){
if(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(e))
return e;
return[...e.replace(vt(),``).normalize(`NFKC`).trim()].map(e=>gt.get(e)??e).join(``)}
function bt(e){
return!(_t??=/^[\x20-\x7e]*$/).test(e)&&e.search(vt())!==-1}
let xt;
function St(e){
return(xt??=/\\(?:u00|x|U0000)/).test(e)}
const Ct=/^(?:mysql(?:admin|binlog|check|dump|import|pump|sh|show|slap)?|mariadb(?:-[a-z]{1,12})?|mycli)(?:\.exe)?$/i;
let wt;
let Tt;
let Et;
function Dt(e,t,n){
let r=e[t];
if(typeof r!=`string`||!r.startsWith(`-p`)||r.length<6)
return;
if(e.length>100||(Et??=/^-p(?:(?:[\d.]{1,15}:)?\d{1,5}(?:[:-]\d{1,5}){0,3}(?:\/[a-z]{3})?|[a-z]+(?:=.*)?)$/).test(r))
return;
let i=[n,...e].filter(e=>typeof e==`string`&&e!==r);
return i.some(e=>e.length<300&&Ct.test(ht(e)))||i.some(e=>(wt??=/^(?:jdbc:[a-z\d]{2,20}:|(?:mysql|mariadb)(?:\+[a-z]{1,20})?:\/\/)/i).test(e))&&i.some(e=>/^-u/.test(e))?2:void 0}
function Ot(e,t,n){
if(e[t-1]!==`-p`||e.length>100)
return!1;
let r=e=>typeof e==`string`&&/^(?:-u|-U|--user(?:name)?)(?:=|$)/.test(e);
let i=e=>{
if(typeof e!=`string`||e.length>=300)
return!1;
let t=ht(e);
return Ct.test(t)||(Tt??=/^(?:docker|podman|nerdctl|psql|pg_dump|ssh|npx|mkdir)(?:\.exe)?$/i).test(t)};
return e.some(r)&&![n,...e].some(i)}
function kt(e,t){
return t===`--password`&&e.startsWith(`-p`)?2:0}
function At(e,t){
let n=new Map;
for(
let r of e){
let e=t(r);
let i=n.get(e);
i===void 0?n.set(e,[r]):i.push(r)}
return n}
function jt(e){
let t=e.toLowerCase();
return/^[\0-\x7f]*$/.test(t)?t.replace(/[^a-z0-9]/g,``):t.replace(/[^\p{L}\p{N}]/gu,``)}
function Mt(e,t,n=`value`,r){
return r===void 0?{
document:e,
route:t,
side:n}:{
document:e,
route:t,
side:n,
within:r}}
function Nt(e,t,n=[]){
return{
document:e,
route:n,
side:`value`,
span:t}}
function Pt(e){
return e.span??e.document.locate(e.route,e.side,e.within)}
function Ft(e){
let t=[];
for(
let n of e.split(`/`)){
if(n===`..`&&t.pop()===void 0)
return;
[``,`.`,`..`].includes(n)||t.push(n)}
return t.join(`/`)}
function D(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
function O(e,t){
return D(e)&&Object.hasOwn(e,t)?e[t]:void 0}
function It(e){
return/mcp/i.test(e.slice(e.lastIndexOf(`/`)+1))}
function Lt(e){
let t=O(e,`command`);
return typeof t==`string`||Array.isArray(t)&&t.length>0||[`url`,`httpUrl`,`serverUrl`].some(t=>typeof O(e,t)==`string`)}
function Rt(e){
return D(e)?Object.values(e):[]}
function zt(e){
return e===`timeout`||e===`startupTimeout`?{
is:e,
unit:`unknown`}:{
is:e}}
function Bt({
takes:e},t){
return e===void 0||e.some(e=>e===Vt(t))}
function Vt(e){
if(Array.isArray(e))
return`list`;
if(D(e))
return`object`;
if(typeof e==`boolean`)
return`boolean`;
return typeof e==`string`?`text`:void 0}
function Ht(e){
return e?.unit===`unknown`?void 0:e?.unit}
function Ut(e){
return e.language!==`json`||e.comments}
function Wt(e){
return e.language!==`json`||e.trailingCommas}
function Gt(e){
return e.language===`json`&&e.json5===!0}
function Kt(e){
return{
language:`json`,
comments:!0,
trailingCommas:!0,
bom:e,
empty:e,
broken:e,
duplicates:e}}
const qt=[`mcp`,`.mcp`,`mcp_config`,`mcp-config`,`mcp_settings`,`mcp-settings`,`mcp_servers`,`mcp-servers`,`mcpServers`,`config`,`settings`];
function Jt(e,...t){
return qt.map(e=>`${e}.json`).filter(e=>!t.includes(e)).map(t=>`${e}/${t}`)}
function Yt(e){
return e}
const Xt={
tools:`tools`,
prompts:`prompts`,
resources:`resources`,
resourceTemplates:`templates`};
const Zt=[`result`,`response`,`message`];
const Qt=new Set([`nextCursor`,`_meta`,`resultType`,`ttlMs`,`cacheScope`]);
const $t=new Set([`text`,`image`,`audio`,`resource`,`resource_link`]);
function en(e){
if(!Array.isArray(e))
return[...tn(e,[],0,!1)];
if(!e.some(_n))
return yn(e,dn)?[rn(`tools`,[],e,void 0)]:[];
let t=vn(e);
return e.flatMap((e,n)=>{
let r=t.get(JSON.stringify(O(e,`id`)));
return[...tn(e,[n],0,!1)].map(e=>e.kind===`result`&&e.tool===void 0&&r!==void 0?{...e,
tool:r}:e)})}
function*tn(e,t,n,r){
if(n>4)
return;
if(Array.isArray(e)){
yn(e,dn)&&(yield rn(`tools`,t,e,void 0));
return}
if(!D(e))
return;
let i=r||O(e,`jsonrpc`)===`2.0`;
if(dn(e)){
yield{
kind:`tools`,
route:t,
value:e,
certain:Object.hasOwn(e,`inputSchema`)};
return}
if(i&&D(O(e,`error`))&&!Object.hasOwn(e,`result`)){
yield{
kind:`refusal`,
route:[...t,`error`],
value:O(e,`error`),
certain:!0};
return}
let a=!1;
for(
let[n,r]of Object.entries(Xt)){
let o=O(e,n);
if(!Array.isArray(o)&&!(r===`tools`&&o!==void 0&&cn(e,n)))
continue;
a=!0;
yield rn(r,[...t,n],o,{
route:t,
value:e},i)}
let o=O(e,`tool`);
if(D(o)&&Object.hasOwn(o,`name`)){
yield*tn(o,[...t,`tool`],n+1,i);
for(
let r of nn(e,t,n,i))
yield r.kind===`result`?{...r,
tool:[...t,`tool`]}:r;
return}
if(!a&&fn(e)){
yield{
kind:`result`,
route:t,
value:e,
certain:i||hn(e)};
return}
yield*nn(e,t,n,i)}
function*nn(e,t,n,r){
for(
let i of Zt)
Object.hasOwn(e,i)&&(yield*tn(e[i],[...t,i],n+1,r))}
function rn(e,t,n,r,i=!1){
return{
kind:e,
route:t,
value:n,
certain:i||an(e,n)||Array.isArray(n)&&n.length===0&&cn(r?.value,e),...r===void 0?{}:{
envelope:r}}}
function an(e,t){
if(!Array.isArray(t))
return!1;
if(e===`tools`)
return t.some(e=>D(e)&&Object.hasOwn(e,`inputSchema`))&&!sn(t);
if(e===`prompts`)
return t.some(e=>typeof O(e,`name`)==`string`&&Array.isArray(O(e,`arguments`)));
let n=e===`resources`?`uri`:`uriTemplate`;
return t.some(e=>typeof O(e,n)==`string`&&typeof O(e,`name`)==`string`)}
const on=new Set([`array`,`boolean`,`integer`,`null`,`number`,`object`,`string`]);
function sn(e){
let[t,n]=[0,0];
for(
let r of e){
let e=O(O(r,`inputSchema`),`properties`);
for(
let r of D(e)?Object.values(e):[]){
let e=O(r,`type`);
on.has(e)?t+=1:typeof e==`string`&&(n+=1)}}
return n>2&&n>t}
function cn(e,t){
return D(e)&&Object.keys(e).every(e=>e===t||Qt.has(e))}
const ln=new Set([`name`,`title`,`description`,`inputSchema`,`outputSchema`,`annotations`,`execution`,`icons`,`_meta`]);
function un(e){
let t=O(e,`tools`);
if(!Array.isArray(t)||t.length===0||!cn(e,`tools`))
return!1;
return t.every(e=>D(e)&&typeof O(e,`name`)==`string`&&typeof O(e,`description`)==`string`&&Object.keys(e).every(e=>ln.has(e)))}
function dn(e){
if(!D(e))
return!1;
return Object.hasOwn(e,`inputSchema`)||typeof O(e,`name`)==`string`&&[`input_schema`,`outputSchema`,`annotations`].some(t=>Object.hasOwn(e,t))}
function fn(e){
if(Object.hasOwn(e,`role`)||Object.hasOwn(e,`method`))
return!1;
return Array.isArray(O(e,`content`))||mn(e)||Object.hasOwn(e,`structuredContent`)||O(e,`resultType`)===`input_required`||Object.hasOwn(e,`isError`)}
const pn=new Set([`content`,`structuredContent`,`isError`,`_meta`,`resultType`]);
function mn(e){
return D(e)&&Object.hasOwn(e,`content`)&&Object.keys(e).every(e=>pn.has(e))}
function hn(e){
let t=O(e,`content`);
if(Object.hasOwn(e,`structuredContent`)||O(e,`resultType`)===`input_required`)
return!0;
return Array.isArray(t)&&(Object.hasOwn(e,`isError`)||t.some(gn))}
function gn(e){
return $t.has(O(e,`type`))}
function _n(e){
if(!D(e)||dn(e))
return!1;
return O(e,`jsonrpc`)===`2.0`||Zt.some(t=>D(O(e,t)))}
function vn(e){
let t=new Map;
for(
let n of e){
let e=[n,O(n,`message`),O(n,`request`)].find(e=>O(e,`method`)===`tools/call`);
let r=O(O(e,`params`),`name`);
typeof r==`string`&&t.set(JSON.stringify(O(e,`id`)??O(n,`id`)),r)}
return t}
function yn(e,t){
return e.some(t)}
const bn=[];
let xn;
function Sn(e){
xn??=Cn(JSON.parse(`[
["aix","Autohand","Codex","Continue","Docker MCP Gateway","fast-agent","goose","Letta Code","mcp-agent","MCP Hub","Mistral Vibe","Amp","Antigravity","IBM Bob","Cline","CodeBuddy","Firebase Studio","Firebender","iFlow CLI","Junie","Kimi CLI","Kimi Code","LM Studio","mcporter","OpenClaw","Pi's MCP adapter","Rovo Dev","Trae","VS Code","Windsurf","Amazon Q CLI","Auggie","ccmcp","Claude Code","Claude Desktop","Codebuff","Copilot coding agent","Copilot CLI","Copilot for JetBrains","Crush","Cursor","Every Code","Factory Droid","Gemini CLI","gh-aw","GitLab Duo","Grok Build","Kilo Code","Kiro","LibreChat","mcpo","MetaMCP","omp","OpenCode","Qoder CLI","Qwen Code","Roo Code","ruler","Visual Studio","Warp","Zed"],
["access_token","auth",[5]],
["allowHosts","other",[4]],
["allowed","toolsAllowed",[44]],
["allowedTools","toolsAllowed",[23]],
["allowed_tools","toolsAllowed",[8,23]],
["alwaysAllow","other",[12],"autoApprove",[13],"other",[15,16,17,18,19],"autoApprove",[47],"other",[22],"autoApprove",[54,56],"other",[27]],
["alwaysLoad","alwaysLoad",[33]],
["alwaysLoadTools","alwaysLoad",[55]],
["apiKey","auth",[3,49]],
["api_key_env","auth",[10]],
["api_key_format","auth",[10]],
["api_key_header","auth",[10]],
["approveTools","toolPolicy",[25]],
["approvedTools","autoApprove",[45]],
["args","args",[0,30,11,12,31,1,13,32,33,34,14,15,35,2,3,36,37,38,39,40,41,42,5,16,17,43,44,45,6,46,18,19,47,20,21,48,7,49,22,8,9,50,23,51,52,24,25,54,55,56,26,57,27,10,58,28,59,29,60]],
["auth","auth",[2,37,40],"oauth",[5,43],"auth",[20,21,8,23,52,24,25,10]],
["authProviderType","auth",[12,43,55]],
["authentication","other",[20]],
["autoApprove","other",[12,13],"autoApprove",[14],"other",[15,16,17,18,19],"autoApprove",[48],"other",[22],"autoApprove",[9],"other",[27]],
["autoConnect","enabled",[1]],
["available_tools","toolsAllowed",[6]],
["baseUrl","url",[23]],
["base_url","url",[23]],
["bearerToken","auth",[23,25]],
["bearerTokenEnv","auth",[23,25]],
["bearerTokenEnvVar","auth",[21]],
["bearerTokenStore","other",[25]],
["bearer_token","other",[2],"auth",[41,23]],
["bearer_token_env","auth",[23]],
["bearer_token_env_var","auth",[2,41,46]],
["blockedTools","toolsDenied",[23]],
["blocked_tools","toolsDenied",[23]],
["bundled","other",[6]],
["caFile","other",[25]],
["chatMenu","other",[49]],
["clientCert","other",[24]],
["clientKey","other",[24]],
["clientName","other",[23]],
["client_cert","other",[24]],
["client_header_forwarding","other",[50]],
["client_key","other",[24]],
["client_name","other",[23]],
["cmd","command",[6]],
["code","other",[6]],
["codemode","other",[53]],
["codex","other",[24]],
["command","command",[0,30,11,12,31,1,13,32,33,34,14,15,35,2,3,36,37,38,39,40],"args",[4],"command",[41,42,5,16,17,43,44,45,46,18,19],"commandLine",[47],"command",[47,20,21,48,7,49,22,8,9,50,23,51,52,24],"commandLine",[53],"command",[25,54,55,56,26,57,27,10,58,28,59,29,60]],
["config","other",[4]],
["config_source","other",[9]],
["connectTimeout","other",[24]],
["connect_timeout","other",[24]],
["connectionTimeout","startupTimeout",[3]],
["connectionTimeoutMs","startupTimeout",[24]],
["connector_id","other",[5]],
["container","other",[44]],
["customUserVars","other",[49]],
["custom_instructions","other",[9]],
["cwd","other",[12],"cwd",[31,13,14],"other",[15],"cwd",[2,3,37,40,5],"other",[16,17],"cwd",[43,45,6,46,18],"other",[19],"cwd",[20,21,7,49],"other",[22],"cwd",[8,9,50,23,52,24,53,25,54,55,56],"other",[27],"cwd",[10,28]],
["debug","other",[25]],
["default_tools_approval_mode","toolPolicy",[2]],
["deferTools","other",[37]],
["defer_loading","other",[5]],
["dependencies","other",[6]],
["description","other",[15],"description",[4,5,43,6],"other",[18],"description",[20,49,8,9,23,51,54,55,59]],
["dev","other",[9,28]],
["directTools","alwaysLoad",[25]],
["disableNetwork","other",[4]],
["disableSecretMasking","other",[37]],
["disableToolCache","other",[37]],
["disabled","disabled",[0,30,11,12,31,13,14,37,39,42],"other",[16,17,18,19],"disabled",[47,48],"other",[22],"disabled",[9],"other",[24],"disabled",[53,25,54,56],"other",[27],"disabled",[10,29]],
["disabledTools","toolsDenied",[12],"other",[13,15],"toolsDenied",[42,21,48,50,52,56,29]],
["disabled_prompts","other",[9]],
["disabled_resourceTemplates","other",[9]],
["disabled_resources","other",[9]],
["disabled_tools","toolsDenied",[2,39,41,9,50,10]],
["discoveryCache","other",[33]],
["discoveryTimeoutMs","startupTimeout",[55]],
["displayName","other",[33,37]],
["display_name","description",[6]],
["elicitation","other",[5]],
["enable_instructions","other",[26]],
["enabled","other",[13,15],"enabled",[2],"other",[16,17],"enabled",[6,46],"other",[18,19],"enabled",[47,21],"other",[22],"enabled",[52,24,53],"other",[27],"enabled",[60]],
["enabledTools","toolsAllowed",[42,21,52]],
["enabled_tools","toolsAllowed",[2,39,41]],
["entrypoint","other",[44]],
["entrypointArgs","other",[44]],
["env","env",[0,30,11,12,31,1,13,32,33,34,14,15,35,2,3,36,37,38,39,40,4,41,42,5,16,17,43,44,45,6,46,18,19,47,20,21,48,7,49,22,8,9,50,23,51,52,24,25,54,55,56,26,57,27,10,58,28,59,29,60]],
["envFile","other",[13],"envFile",[40,17],"other",[22,27],"envFile",[28]],
["env_http_headers","other",[2,41]],
["env_keys",{"is":"other","form":"variable-names"},[6]],
["env_vars",{"is":"other","form":"variable-names"},[2]],
["environment","env",[47,53]],
["environment_id","other",[2]],
["envs","env",[6]],
["events","other",[37]],
["excludeTools","toolsDenied",[37,43,18,25,54,55]],
["exclude_tools","toolsDenied",[43]],
["executable","command",[23]],
["executor","other",[21]],
["exposeResources","other",[25]],
["expose_image_base64","other",[46]],
["extension","other",[54]],
["extraHosts","other",[4]],
["faviconUrl","other",[3]],
["filterMapping","other",[37]],
["fromGalleryId","other",[27]],
["gallery","other",[28]],
["headers","headers",[0,30,11,12,31,1,13,32,33,14,15,35,3,36,37,39,40,4,42,5,16,17,43,44,45,6,46,19,47,20,21,48,7,49,22,8,9,50,23,51,52,24,53,25,54,55,56,26,57,27,10,58,28,59,29,60]],
["headersHelper","headersHelper",[33,54]],
["headersRefreshTtlMs","other",[37]],
["httpTransport","transport",[25]],
["httpUrl","url",[43,54,55]],
["http_headers","headers",[2,41]],
["http_headers_helper","headersHelper",[2]],
["http_read_timeout_seconds","other",[5]],
["http_timeout_seconds","other",[5],"timeout",[8]],
["http_url","url",[43]],
["icon","other",[4,20]],
["iconPath","other",[49]],
["idleTimeout","other",[25]],
["image","command",[4]],
["implementation","other",[5]],
["includeTools","toolsAllowed",[11,43,18,25,54,55]],
["include_instructions","other",[5]],
["include_tools","toolsAllowed",[43]],
["inheritEnv","other",[25]],
["initTimeout","startupTimeout",[49]],
["initializationTimeout","startupTimeout",[30]],
["instructions","other",[6,52]],
["isDefaultServer","other",[37]],
["isProxy","other",[54]],
["keep_alive","other",[20]],
["lifecycle","other",[23,25]],
["literalEnv","other",[25]],
["load_on_start","other",[5]],
["logging","other",[23]],
["longLived","other",[4]],
["management","other",[5]],
["max_missed_pings","other",[5]],
["metadata","other",[14,4]],
["mounts","other",[44]],
["name","name",[0,1],"other",[2],"name",[3,4,5,6,7,8,9,10]],
["notifications","other",[37]],
["oauth","oauth",[30,11,12,33],"other",[14],"oauth",[2,37,39,4,42,43,46,47,48,49,50,52,24,53,25,54,55,28,60]],
["oauth2","oauth",[45]],
["oauthClient","oauth",[14]],
["oauthClientId",{"is":"oauth","part":"clientId"},[37,23],"oauth",[28]],
["oauthClientSecret",{"is":"oauth","part":"clientSecret"},[23]],
["oauthClientSecretEnv","oauth",[23]],
["oauthCommand","oauth",[23]],
["oauthGrantType","oauth",[37]],
["oauthPersistenceWaitTimeout","other",[49]],
["oauthPublicClient","oauth",[37]],
["oauthRedirectUrl",{"is":"oauth","part":"redirectUri"},[23]],
["oauthRefreshCoordination","other",[49]],
["oauthRefreshWaitTimeout","other",[49]],
["oauthScope",{"is":"oauth","part":"scope"},[23]],
["oauthScopes",{"is":"oauth","part":"scopes"},[30,37],"oauth",[48]],
["oauthTokenEndpointAuthMethod","oauth",[23]],
["oauth_callback_port",{"is":"oauth","part":"callbackPort"},[39]],
["oauth_client_id",{"is":"oauth","part":"clientId"},[39,46,23]],
["oauth_client_secret",{"is":"oauth","part":"clientSecret"},[39,23]],
["oauth_client_secret_env","oauth",[23]],
["oauth_client_secret_env_var","other",[46]],
["oauth_command","oauth",[23]],
["oauth_headers","other",[49]],
["oauth_redirect_url",{"is":"oauth","part":"redirectUri"},[23]],
["oauth_resource",{"is":"oauth","part":"resource"},[2,41]],
["oauth_scope",{"is":"oauth","part":"scope"},[23]],
["oauth_scopes",{"is":"oauth","part":"scopes"},[46]],
["oauth_token_endpoint_auth_method","oauth",[23]],
["obo","auth",[49]],
["oidc","auth",[37]],
["omit_tools_from","other",[2]],
["override","other",[3]],
["params","other",[35]],
["ping_interval_seconds","other",[5]],
["placement","other",[40]],
["platforms","platforms",[0]],
["policy","other",[4]],
["prefix","other",[4]],
["prompt","other",[10]],
["protocolVersion","other",[25]],
["protocol_mode","other",[5]],
["proxy","other",[49]],
["qoder_url","other",[54]],
["read_timeout_seconds","timeout",[5],"other",[8]],
["read_transport_sse_timeout_seconds","other",[5]],
["readme","other",[4]],
["reconnect_on_disconnect","other",[5]],
["registry","other",[44]],
["remote","other",[60]],
["remoteConfigured","other",[14]],
["requestHeadersCommand","headersHelper",[25]],
["requestIdFormat","other",[52]],
["requestInit","other",[38]],
["requestOptions","other",[3]],
["requestTimeoutMs","timeout",[24,25]],
["request_timeout_ms","other",[33]],
["required","other",[2]],
["requiresOAuth","auth",[49]],
["role","other",[33]],
["roots","other",[5,8]],
["runtime_id","other",[21]],
["safeForTelemetry","other",[37]],
["sampling","other",[5]],
["sampling_enabled","other",[10]],
["sandbox","other",[45]],
["sandboxEnabled","other",[28]],
["scope","other",[55]],
["scopes",{"is":"oauth","part":"scopes"},[2]],
["searchKeywords","other",[25]],
["secrets","other",[4]],
["serverInstructions","other",[49]],
["serverName","other",[3]],
["serverUrl","url",[12,23,59,29]],
["server_url","url",[23]],
["settings","other",[60]],
["setup","other",[46]],
["slowConnectionThresholdMs","other",[37]],
["socket","other",[6,25]],
["source","other",[60]],
["sourceFile","other",[3]],
["sseEndpoint","url",[4]],
["sseReadTimeout","other",[49]],
["sse_read_timeout","timeout",[20]],
["sslVerify","other",[24]],
["ssl_verify","other",[24]],
["startup","other",[49]],
["startupTimeoutMs","startupTimeout",[21]],
["startup_timeout_ms","startupTimeout",[2,41]],
["startup_timeout_sec","startupTimeout",[2,41,46,10]],
["stderr","other",[49]],
["supportsParallelToolCalls","other",[24]],
["supports_parallel_tool_calls","other",[2,24]],
["target","other",[5]],
["targetAudience","other",[43,55]],
["targetServiceAccount","other",[43,55]],
["tasks","other",[25]],
["tcp","other",[43,54,55]],
["terminate_on_close","other",[8]],
["timeout","timeout",[30],"other",[12],"timeout",[31],"other",[13],"timeout",[33,14],"other",[15],"timeout",[37,39,42],"other",[16,17],"timeout",[43,6,18],"other",[19],"timeout",[47,20,48,49],"other",[22],"timeout",[52],"other",[24],"timeout",[53],"other",[53],"timeout",[54,55,56,57],"other",[27],"timeout",[60]],
["timeoutMs","timeout",[42]],
["title","other",[4,49]],
["tls","other",[40]],
["tokenCacheDir","other",[23]],
["token_cache_dir","other",[23]],
["toolFilter","toolPolicy",[24]],
["toolOverrides","other",[54]],
["toolPermissions","toolPolicy",[33]],
["toolPrefix","other",[25]],
["toolTimeoutMs","timeout",[21]],
["tool_timeout_sec","timeout",[2,41,46,10]],
["tool_timeouts","other",[46]],
["tools","toolPolicy",[33,2],"toolsAllowed",[36,37],"other",[4,6]],
["trace","other",[25]],
["transport","transport",[0],"other",[11,12],"transport",[1],"other",[13,14,15],"transport",[5],"other",[16,17,18,19],"transport",[20,21,7],"other",[22],"transport",[8],"other",[23],"transport",[24],"other",[25],"transport",[26],"other",[27],"transport",[10],"other",[28],"transport",[29]],
["transportType","transport",[14]],
["transport_type","other",[4]],
["trust","other",[16],"trust",[43,18,54,55]],
["type","transport",[30],"other",[30,11,12],"transport",[31,13,32,33,14,15,35,2,3,36,37,38,39,40,4,42],"other",[16,17],"transport",[43,44,45,6,46],"other",[18,19],"transport",[47],"other",[20],"transport",[48,49],"other",[22,9],"transport",[50],"other",[23],"transport",[51,52,24,53],"other",[25],"transport",[54,55,56],"other",[57,27],"transport",[58,28],"other",[59,60]],
["uri","url",[6]],
["url","url",[0,30,11,12,31,1,13,32,33,34,14,15,35,2,3,36,37,38,39,40,4,41,42,5,16,17,43,44,45,46,19,47,20,21,48,7,49,22,8,9,50,23,51,52,24,53,25,54,55,56,26,57,27,10,58,28,59,29,60]],
["user","other",[4]],
["uses","other",[3]],
["version","other",[44,28]],
["volumes","other",[4]],
["watchPaths","other",[13,56]],
["with","other",[3]],
["workingDirectory","other",[24]],
["working_directory","cwd",[59]],
["x-metadata","other",[38]]
]`));
return xn.get(e)??bn}
function Cn([e,...t]){
let n=new Map;
for(
let[r,...i]of t){
let t=[];
for(
let n=0;n<i.length;n+=2){
let r=i[n];
let a=typeof r==`string`?{
is:r}:r;
for(
let r of i[n+1])
t.push({
client:e[r]??``,...a})}
n.set(r,t)}
return n}
function wn(e,t=[]){
let n=t.find(({
from:t})=>e.startsWith(`${t}/`));
if(n===void 0)
return;
let r=e.slice(n.from.length+1);
return{
env:n.env,
inside:r,
shown:`$${n.env}/${r}`}}
function Tn(e){
switch(e){case`aix`:
return Q(`./aix.js`,`aix_exports`);case`amazonq`:
return Q(`./amazonq.js`,`amazonq_exports`);case`amp`:
return Q(`./amp.js`,`amp_exports`);case`antigravity`:
return Q(`./antigravity.js`,`antigravity_exports`);case`auggie`:
return Q(`./auggie.js`,`auggie_exports`);case`autohand`:
return Q(`./autohand.js`,`autohand_exports`);case`bob`:
return Q(`./bob.js`,`bob_exports`);case`ccmcp`:
return Q(`./ccmcp.js`,`ccmcp_exports`);case`claude-code`:
return Q(`./claude-code.js`,`claude_code_exports`);case`claude-desktop`:
return Q(`./claude-desktop.js`,`claude_desktop_exports`);case`cline`:
return Q(`./cline.js`,`cline_exports`);case`codebuddy`:
return Q(`./codebuddy.js`,`codebuddy_exports`);case`codebuff`:
return Q(`./codebuff.js`,`codebuff_exports`);case`codex`:
return Q(`./codex.js`,`codex_exports`);case`continue`:
return Q(`./continue.js`,`continue_exports`);case`copilot-agent`:
return Q(`./copilot-agent.js`,`copilot_agent_exports`);case`copilot-cli`:
return Q(`./copilot-cli.js`,`copilot_cli_exports`);case`copilot-jetbrains`:
return Q(`./copilot-jetbrains.js`,`copilot_jetbrains_exports`);case`crush`:
return Q(`./crush.js`,`crush_exports`);case`cursor`:
return Q(`./cursor.js`,`cursor_exports`);case`docker-mcp`:
return Q(`./docker-mcp.js`,`docker_mcp_exports`);case`every-code`:
return Q(`./every-code.js`,`every_code_exports`);case`factory`:
return Q(`./factory.js`,`factory_exports`);case`fast-agent`:
return Q(`./fast-agent.js`,`fast_agent_exports`);case`firebase-studio`:
return Q(`./firebase-studio.js`,`firebase_studio_exports`);case`firebender`:
return Q(`./firebender.js`,`firebender_exports`);case`gemini`:
return Q(`./gemini.js`,`gemini_exports`);case`gh-aw`:
return Q(`./gh-aw.js`,`gh_aw_exports`);case`gitlab-duo`:
return Q(`./gitlab-duo.js`,`gitlab_duo_exports`);case`goose`:
return Q(`./goose.js`,`goose_exports`);case`grok`:
return Q(`./grok.js`,`grok_exports`);case`iflow`:
return Q(`./iflow.js`,`iflow_exports`);case`junie`:
return Q(`./junie.js`,`junie_exports`);case`kilo`:
return Q(`./kilo.js`,`kilo_exports`);case`kimi-cli`:
return Q(`./kimi-cli.js`,`kimi_cli_exports`);case`kimi`:
return Q(`./kimi.js`,`kimi_exports`);case`kiro`:
return Q(`./kiro.js`,`kiro_exports`);case`letta`:
return Q(`./letta.js`,`letta_exports`);case`librechat`:
return Q(`./librechat.js`,`librechat_exports`);case`lm-studio`:
return Q(`./lm-studio.js`,`lm_studio_exports`);case`mcp-agent`:
return Q(`./mcp-agent.js`,`mcp_agent_exports`);case`mcp-hub`:
return Q(`./mcp-hub.js`,`mcp_hub_exports`);case`mcp`:
return Q(`./mcp.js`,`mcp_exports`);case`mcpb`:
return Q(`./mcpb.js`,`mcpb_exports`);case`mcpo`:
return Q(`./mcpo.js`,`mcpo_exports`);case`mcporter`:
return Q(`./mcporter.js`,`mcporter_exports`);case`metamcp`:
return Q(`./metamcp.js`,`metamcp_exports`);case`omp`:
return Q(`./omp.js`,`omp_exports`);case`openclaw`:
return Q(`./openclaw.js`,`openclaw_exports`);case`opencode`:
return Q(`./opencode.js`,`opencode_exports`);case`pi`:
return Q(`./pi.js`,`pi_exports`);case`qoder`:
return Q(`./qoder.js`,`qoder_exports`);case`qwen`:
return Q(`./qwen.js`,`qwen_exports`);case`registry-server`:
return Q(`./registry-server.js`,`registry_server_exports`);case`roo`:
return Q(`./roo.js`,`roo_exports`);case`rovo`:
return Q(`./rovo.js`,`rovo_exports`);case`ruler`:
return Q(`./ruler.js`,`ruler_exports`);case`rulesync`:
return Q(`./rulesync.js`,`rulesync_exports`);case`smithery`:
return Q(`./smithery.js`,`smithery_exports`);case`stray`:
return Q(`./stray.js`,`stray_exports`);case`trae`:
return Q(`./trae.js`,`trae_exports`);case`vibe`:
return Q(`./vibe.js`,`vibe_exports`);case`visual-studio`:
return Q(`./visual-studio.js`,`visual_studio_exports`);case`vscode`:
return Q(`./vscode.js`,`vscode_exports`);case`warp`:
return Q(`./warp.js`,`warp_exports`);case`windsurf`:
return Q(`./windsurf.js`,`windsurf_exports`);case`zed`:
return Q(`./zed.js`,`zed_exports`);default:
return}}
const En=`{"id":"aix","client":"aix","clientName":"aix","files":[".aix/*.json","aix*.json"]}
{"id":"amazonq","client":"amazonq","clientName":"Amazon Q CLI","files":[".amazonq/mcp.json"],"user":[".aws/amazonq/mcp.json"]}
{"id":"amazonq-agent","client":"amazonq","clientName":"Amazon Q CLI","files":[".amazonq/cli-agents/*.json"]}
{"id":"amazonq-editor","client":"amazonq","clientName":"Amazon Q CLI","files":[".amazonq/agents/default.json"],"user":[".aws/amazonq/agents/default.json"]}
{"id":"amazonq-misplaced","client":"amazonq","clientName":"Amazon Q CLI","files":[".amazonq/default.json"],"user":[".aws/amazonq/default.json"],"unread":true}
{"id":"amp","client":"amp","clientName":"Amp","files":[".amp/settings.json",".amp/settings.jsonc"],"user":[".config/amp/settings.json",".config/amp/settings.jsonc","AppData/Roaming/amp/settings.json","AppData/Roaming/amp/settings.jsonc"]}
{"id":"amp-editor","client":"amp","clientName":"Amp","files":[".vscode/settings.json"],"holds":["\\"amp.mcpServers\\""]}
{"id":"amp-misplaced","client":"amp","clientName":"Amp","files":[".amp/mcp.json"],"user":[".config/amp/mcp.json"],"unread":true}
{"id":"antigravity","client":"antigravity","clientName":"Antigravity","files":[".agents/mcp_config.json",".agent/mcp_config.json"],"user":[".gemini/config/mcp_config.json",".gemini/antigravity/mcp_config.json"]}
{"id":"antigravity-user","client":"antigravity","clientName":"Antigravity","files":[".gemini/config/mcp_config.json",".gemini/antigravity/mcp_config.json",".gemini/antigravity-cli/mcp_config.json",".antigravitycli/mcp_config.json"]}
{"id":"antigravity-misplaced","client":"antigravity","clientName":"Antigravity","files":[".agent/mcp.json"],"unread":true}
{"id":"auggie","client":"auggie","clientName":"Auggie","files":[".augment/settings.json",".augment/settings.local.json"],"user":[".augment/settings.json"]}
{"id":"autohand","client":"autohand","clientName":"Autohand","files":[],"user":[".autohand/config.json"],"moved":[{"env":"AUTOHAND_HOME","from":"~/.autohand"}]}
{"id":"autohand-yaml","client":"autohand","clientName":"Autohand","files":[],"user":[".autohand/config.yaml",".autohand/config.yml"],"moved":[{"env":"AUTOHAND_HOME","from":"~/.autohand"}],"language":"yaml"}
{"id":"autohand-project","client":"autohand","clientName":"Autohand","files":[".autohand/config.json",".autohand/settings.local.json",".autohand/settings.json",".autohand/mcp.json"],"unread":true}
{"id":"bob","client":"bob","clientName":"IBM Bob","files":[".bob/mcp.json"],"user":[".bob/mcp_settings.json",".bob/settings/mcp_settings.json"]}
{"id":"ccmcp","client":"ccmcp","clientName":"ccmcp","files":[],"folder":{"env":"CCMCP_CONFIG_DIR","fallback":"~/.claude/mcp-configs"}}
{"id":"claude-code-project","client":"claude-code","clientName":"Claude Code","files":[".mcp.json"]}
{"id":"claude-code-plugin","client":"claude-code","clientName":"Claude Code","files":[".mcp.json"]}
{"id":"claude-code-plugin-manifest","client":"claude-code","clientName":"Claude Code","files":[".claude-plugin/plugin.json"],"names":{"at":["mcpServers"],"from":"..","format":"claude-code-plugin"}}
{"id":"claude-code-marketplace","client":"claude-code","clientName":"Claude Code","files":[".claude-plugin/marketplace.json"]}
{"id":"claude-code-user","client":"claude-code","clientName":"Claude Code","files":[".claude.json"],"user":true,"moved":[{"env":"CLAUDE_CONFIG_DIR","from":"~"}]}
{"id":"claude-code-managed","client":"claude-code","clientName":"Claude Code","files":["managed-mcp.json"]}
{"id":"claude-code-settings","client":"claude-code","clientName":"Claude Code","files":[".claude/settings.json",".claude/settings.local.json"],"user":true,"moved":[{"env":"CLAUDE_CONFIG_DIR","from":"~/.claude"},{"env":"CLAUDE_CONFIG_DIR","from":"~"}],"unread":true}
{"id":"claude-code-managed-settings","client":"claude-code","clientName":"Claude Code","files":["managed-settings.json"]}
{"id":"claude-code-agent","client":"claude-code","clientName":"Claude Code","files":[".claude/agents/**/*.md"],"language":"markdown","requotes":"odd","holds":["mcp","tools","Tools"]}
{"id":"claude-code-command","client":"claude-code","clientName":"Claude Code","files":[".claude/commands/**/*.md"],"language":"markdown","requotes":"odd","holds":["mcp_"]}
{"id":"claude-code-skill","client":"claude-code","clientName":"Claude Code","files":[".claude/skills/**/SKILL.md"],"language":"markdown","requotes":"odd","holds":["mcp_"]}
{"id":"claude-code-plugin-command","client":"claude-code","clientName":"Claude Code","files":["commands/*.md"],"language":"markdown","requotes":"odd","beside":"../.claude-plugin","holds":["mcp_"]}
{"id":"claude-code-plugin-hooks","client":"claude-code","clientName":"Claude Code","files":["hooks/hooks.json"],"beside":"../.claude-plugin"}
{"id":"claude-code-plugin-skill","client":"claude-code","clientName":"Claude Code","files":["skills/**/SKILL.md"],"language":"markdown","requotes":"odd","beside":"../../.claude-plugin","holds":["mcp_"],"opens":["description:","when_to_use:"]}
{"id":"claude-code-plugin-agent","client":"claude-code","clientName":"Claude Code","files":["agents/*.md"],"language":"markdown","requotes":"odd","beside":"../.claude-plugin","holds":["mcp_"]}
{"id":"claude-code-misplaced","client":"claude-code","clientName":"Claude Code","files":[".claude/mcp.json",".claude/.mcp.json"],"user":true,"moved":[{"env":"CLAUDE_CONFIG_DIR","from":"~/.claude"},{"env":"CLAUDE_CONFIG_DIR","from":"~"}],"unread":true}
{"id":"claude-code-misnamed","client":"claude-code","clientName":"Claude Code","files":[".claude/mcp_config.json",".claude/mcp-config.json",".claude/mcp_settings.json",".claude/mcp-settings.json",".claude/mcp_servers.json",".claude/mcp-servers.json",".claude/mcpServers.json",".claude/config.json",".claude/claude_code_config.json",".claude/claude_desktop_config.json",".claude/claude_config.json",".claude-plugin/mcp.json",".claude-plugin/.mcp.json"],"user":[".claude/mcp_config.json",".claude/mcp-config.json",".claude/mcp_settings.json",".claude/mcp-settings.json",".claude/mcp_servers.json",".claude/mcp-servers.json",".claude/mcpServers.json",".claude/config.json",".claude/claude_code_config.json",".claude/claude_desktop_config.json",".claude/claude_config.json"],"moved":[{"env":"CLAUDE_CONFIG_DIR","from":"~/.claude"},{"env":"CLAUDE_CONFIG_DIR","from":"~"}],"unread":true}
{"id":"claude-code-plugin-misplaced","client":"claude-code","clientName":"Claude Code","files":["mcp.json"],"beside":".claude-plugin","unread":true}
{"id":"claude-code-action","client":"claude-code","clientName":"Claude Code","files":[]}
{"id":"claude-desktop","client":"claude-desktop","clientName":"Claude Desktop","files":["claude_desktop_config.json"],"user":["Library/Application Support/Claude/claude_desktop_config.json",".config/Claude/claude_desktop_config.json","AppData/Roaming/Claude/claude_desktop_config.json","AppData/Local/Packages/Claude_pzs8sxrjxfjjc/LocalCache/Roaming/Claude/claude_desktop_config.json"]}
{"id":"claude-desktop-misplaced","client":"claude-desktop","clientName":"Claude Desktop","files":["Claude/config.json","Claude/settings.json"],"user":["Library/Application Support/Claude/config.json",".config/Claude/config.json","AppData/Roaming/Claude/config.json"],"unread":true}
{"id":"cline","client":"cline","clientName":"Cline","files":["cline_mcp_settings.json"],"user":[".cline/data/settings/cline_mcp_settings.json",".config/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json","Library/Application Support/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json","AppData/Roaming/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json"]}
{"id":"cline-misplaced","client":"cline","clientName":"Cline","files":[".cline/mcp.json",".cline/.mcp.json",".cline/mcp_config.json",".cline/mcp-config.json",".cline/mcp_settings.json",".cline/mcp-settings.json",".cline/mcp_servers.json",".cline/mcp-servers.json",".cline/mcpServers.json",".cline/config.json",".cline/settings.json",".cline/cline_mcp_settings.json"],"user":[".cline/mcp.json",".cline/.mcp.json",".cline/mcp_config.json",".cline/mcp-config.json",".cline/mcp_settings.json",".cline/mcp-settings.json",".cline/mcp_servers.json",".cline/mcp-servers.json",".cline/mcpServers.json",".cline/config.json",".cline/settings.json"],"unread":true}
{"id":"codebuddy","client":"codebuddy","clientName":"CodeBuddy","files":[".codebuddy/mcp.json",".codebuddy/.mcp.json"],"user":true,"readsToo":["claude-code-project"]}
{"id":"codebuddy-user","client":"codebuddy","clientName":"CodeBuddy","files":[],"user":[".codebuddy.json"],"readsToo":[]}
{"id":"codebuff","client":"codebuff","clientName":"Codebuff","files":[".agents/mcp.json"],"user":true,"readsToo":["claude-code-project","mcp-agents"]}
{"id":"codex","client":"codex","clientName":"Codex","files":[".codex/config.toml"],"language":"toml"}
{"id":"codex-user","client":"codex","clientName":"Codex","files":[],"user":[".codex/config.toml"],"moved":[{"env":"CODEX_HOME","from":"~/.codex"}],"language":"toml"}
{"id":"codex-agent","client":"codex","clientName":"Codex","files":[".codex/agents/**/*.toml"],"language":"toml","holds":["mcp_servers"],"unread":true}
{"id":"codex-plugin","client":"codex","clientName":"Codex","files":[".mcp.json"],"readsBeside":["claude-code-project"],"beside":".codex-plugin"}
{"id":"codex-plugin-manifest","client":"codex","clientName":"Codex","files":[".codex-plugin/plugin.json"],"names":{"at":["mcpServers"],"from":"..","format":"codex-plugin"}}
{"id":"codex-plugin-folder","client":"codex","clientName":"Codex","files":[".codex-plugin/.mcp.json"],"readsBeside":[],"beside":"plugin.json"}
{"id":"codex-misplaced","client":"codex","clientName":"Codex","files":[".codex/mcp.json",".codex/.mcp.json",".codex/mcp_config.json",".codex/mcp-config.json",".codex/mcp_settings.json",".codex/mcp-settings.json",".codex/mcp_servers.json",".codex/mcp-servers.json",".codex/mcpServers.json",".codex/config.json",".codex/settings.json"],"user":true,"moved":[{"env":"CODEX_HOME","from":"~/.codex"}],"unread":true}
{"id":"continue","client":"continue","clientName":"Continue","files":[".continue/config.yaml"],"user":true,"language":"yaml","merges":"version-1.1","keepsReturns":true}
{"id":"continue-block","client":"continue","clientName":"Continue","files":[".continue/mcpServers/*.yaml",".continue/mcpServers/*.yml"],"language":"yaml","merges":"version-1.1","keepsReturns":true}
{"id":"continue-json","client":"continue","clientName":"Continue","files":[".continue/mcpServers/*.json"]}
{"id":"continue-misplaced","client":"continue","clientName":"Continue","files":[".continue/config.json",".continue/mcp.json"],"holds":["\\"mcpServers\\""],"unread":true}
{"id":"copilot-agent","client":"copilot-agent","clientName":"Copilot coding agent","files":[".github/agents/*.md"],"language":"markdown"}
{"id":"copilot-agent-settings","client":"copilot-agent","clientName":"Copilot coding agent","files":[]}
{"id":"copilot-cli","client":"copilot-cli","clientName":"Copilot CLI","files":[".github/mcp.json"],"readsToo":["claude-code-project"]}
{"id":"copilot-cli-plugin","client":"copilot-cli","clientName":"Copilot CLI","files":[".mcp.json"],"readsToo":[],"beside":[".plugin","plugin.json",".github/plugin"]}
{"id":"copilot-cli-user","client":"copilot-cli","clientName":"Copilot CLI","files":[],"user":[".copilot/mcp-config.json"],"moved":[{"env":"COPILOT_HOME","from":"~/.copilot"}],"readsToo":[]}
{"id":"copilot-cli-settings","client":"copilot-cli","clientName":"Copilot CLI","files":[".github/copilot/settings.json",".github/copilot/settings.local.json"],"holds":["disabledMcpServers","disabled_mcp_servers","mcpServers"],"unread":true}
{"id":"copilot-cli-user-settings","client":"copilot-cli","clientName":"Copilot CLI","files":[],"user":[".copilot/settings.json"],"moved":[{"env":"COPILOT_HOME","from":"~/.copilot"}],"holds":["disabledMcpServers","disabled_mcp_servers","mcpServers"],"unread":true}
{"id":"copilot-cli-misplaced","client":"copilot-cli","clientName":"Copilot CLI","files":[".copilot/mcp.json",".copilot/.mcp.json",".copilot/mcp_config.json",".copilot/mcp-config.json",".copilot/mcp_settings.json",".copilot/mcp-settings.json",".copilot/mcp_servers.json",".copilot/mcp-servers.json",".copilot/mcpServers.json",".copilot/config.json",".copilot/settings.json"],"user":[".copilot/mcp.json",".copilot/.mcp.json",".copilot/mcp_config.json",".copilot/mcp_settings.json",".copilot/mcp-settings.json",".copilot/mcp_servers.json",".copilot/mcp-servers.json",".copilot/mcpServers.json",".copilot/config.json",".copilot/settings.json"],"moved":[{"env":"COPILOT_HOME","from":"~/.copilot"}],"readsToo":[],"unread":true}
{"id":"copilot-cli-misfiled","client":"copilot-cli","clientName":"Copilot CLI","files":[".github/copilot/mcp.json"],"readsToo":[],"unread":true}
{"id":"copilot-jetbrains","client":"copilot-jetbrains","clientName":"Copilot for JetBrains","files":["github-copilot/intellij/mcp.json","github-copilot/xcode/mcp.json"],"user":[".config/github-copilot/intellij/mcp.json",".config/github-copilot/xcode/mcp.json","AppData/Local/github-copilot/intellij/mcp.json"]}
{"id":"crush","client":"crush","clientName":"Crush","files":["crush.json",".crush.json"],"user":[".config/crush/crush.json",".local/share/crush/crush.json","AppData/Local/crush/crush.json"],"moved":[{"env":"CRUSH_GLOBAL_CONFIG","from":"~/.config/crush"}]}
{"id":"cursor","client":"cursor","clientName":"Cursor","files":[".cursor/mcp.json"],"user":true}
{"id":"cursor-misplaced","client":"cursor","clientName":"Cursor","files":[".cursor/.mcp.json",".cursor/mcp_config.json",".cursor/mcp-config.json",".cursor/mcp_settings.json",".cursor/mcp-settings.json",".cursor/mcp_servers.json",".cursor/mcp-servers.json",".cursor/mcpServers.json",".cursor/config.json",".cursor/settings.json"],"user":true,"unread":true}
{"id":"cursor-cli","client":"cursor","clientName":"Cursor","files":[".cursor/cli.json"],"user":[".cursor/cli-config.json"],"holds":["Mcp("]}
{"id":"cursor-permissions","client":"cursor","clientName":"Cursor","files":[],"user":[".cursor/permissions.json"],"holds":["mcpAllowlist"]}
{"id":"cursor-plugin","client":"cursor","clientName":"Cursor","files":["mcp.json"],"beside":".cursor-plugin"}
{"id":"cursor-plugin-manifest","client":"cursor","clientName":"Cursor","files":[".cursor-plugin/plugin.json"],"names":{"at":["mcpServers"],"from":"..","format":"cursor-plugin"}}
{"id":"docker-mcp","client":"docker-mcp","clientName":"Docker MCP Gateway","files":[".docker/mcp/catalogs/*.yaml"],"user":[".docker/mcp/catalogs/docker-mcp.yaml"],"language":"yaml"}
{"id":"every-code","client":"every-code","clientName":"Every Code","files":[],"user":[".code/config.toml"],"moved":[{"env":"CODE_HOME","from":"~/.code"}],"language":"toml"}
{"id":"every-code-project","client":"every-code","clientName":"Every Code","files":[".code/config.toml"],"language":"toml","unread":true}
{"id":"every-code-misplaced","client":"every-code","clientName":"Every Code","files":[".code/mcp.json",".code/.mcp.json",".code/mcp_config.json",".code/mcp-config.json",".code/mcp_settings.json",".code/mcp-settings.json",".code/mcp_servers.json",".code/mcp-servers.json",".code/mcpServers.json",".code/config.json",".code/settings.json"],"user":true,"moved":[{"env":"CODE_HOME","from":"~/.code"}],"unread":true}
{"id":"factory","client":"factory","clientName":"Factory Droid","files":[".factory/mcp.json"],"user":true}
{"id":"factory-misplaced","client":"factory","clientName":"Factory Droid","files":[".factory/settings.json",".factory/settings.local.json"],"user":true,"unread":true}
{"id":"fast-agent","client":"fast-agent","clientName":"fast-agent","files":["fast-agent.yaml","fastagent.config.yaml"],"language":"yaml","merges":"always","plains":"pyyaml"}
{"id":"firebase-studio","client":"firebase-studio","clientName":"Firebase Studio","files":[".idx/mcp.json"]}
{"id":"firebender","client":"firebender","clientName":"Firebender","files":["firebender.json"],"user":[".firebender/firebender.json"]}
{"id":"gemini","client":"gemini","clientName":"Gemini CLI","files":[".gemini/settings.json"],"user":true,"moved":[{"env":"GEMINI_CLI_HOME","from":"~"}]}
{"id":"gemini-extension","client":"gemini","clientName":"Gemini CLI","files":["gemini-extension.json"]}
{"id":"gemini-misplaced","client":"gemini","clientName":"Gemini CLI","files":[".gemini/mcp.json",".gemini/.mcp.json",".gemini/mcp_config.json",".gemini/mcp-config.json",".gemini/mcp_settings.json",".gemini/mcp-settings.json",".gemini/mcp_servers.json",".gemini/mcp-servers.json",".gemini/mcpServers.json",".gemini/config.json"],"user":[".gemini/mcp.json",".gemini/.mcp.json",".gemini/mcp_config.json",".gemini/mcp-config.json",".gemini/mcp_settings.json",".gemini/mcp-settings.json",".gemini/mcp_servers.json",".gemini/mcp-servers.json",".gemini/mcpServers.json",".gemini/config.json",".config/gemini/mcp.json",".config/gemini/.mcp.json",".config/gemini/mcp_config.json",".config/gemini/mcp-config.json",".config/gemini/mcp_settings.json",".config/gemini/mcp-settings.json",".config/gemini/mcp_servers.json",".config/gemini/mcp-servers.json",".config/gemini/mcpServers.json",".config/gemini/config.json",".config/gemini/settings.json"],"moved":[{"env":"GEMINI_CLI_HOME","from":"~"}],"unread":true}
{"id":"gemini-agent","client":"gemini","clientName":"Gemini CLI","files":[".gemini/agents/*.md"],"language":"markdown"}
{"id":"gemini-extension-agent","client":"gemini","clientName":"Gemini CLI","files":["agents/*.md"],"language":"markdown","beside":"../gemini-extension.json"}
{"id":"gh-aw","client":"gh-aw","clientName":"gh-aw","files":[".github/workflows/*.md",".github/workflows/shared/**/*.md"],"language":"markdown","holds":["mcp-servers"]}
{"id":"gitlab-duo","client":"gitlab-duo","clientName":"GitLab Duo","files":[".gitlab/duo/mcp.json"],"user":[".gitlab/duo/mcp.json",".config/gitlab/duo/mcp.json","AppData/Roaming/GitLab/duo/mcp.json"],"moved":[{"env":"XDG_CONFIG_HOME","from":"~/.config"}]}
{"id":"goose","client":"goose","clientName":"goose","files":[".config/goose/config.yaml"],"user":[".config/goose/config.yaml","AppData/Roaming/Block/goose/config/config.yaml"],"language":"yaml"}
{"id":"grok","client":"grok","clientName":"Grok Build","files":[".grok/config.toml"],"user":true,"moved":[{"env":"GROK_HOME","from":"~/.grok"}],"language":"toml"}
{"id":"grok-others","client":"grok","clientName":"Grok Build","files":[],"readsToo":["claude-code-project","cursor"]}
{"id":"grok-misplaced","client":"grok","clientName":"Grok Build","files":[".grok/mcp.json"],"user":true,"moved":[{"env":"GROK_HOME","from":"~/.grok"}],"unread":true}
{"id":"grok-settings","client":"grok","clientName":"Grok Build","files":[".grok/settings.json"],"user":true,"moved":[{"env":"GROK_HOME","from":"~/.grok"}],"unread":true}
{"id":"iflow","client":"iflow","clientName":"iFlow CLI","files":[".iflow/settings.json",".iflow/mcp.json"],"user":[".iflow/settings.json",".iflow/mcp/config.json"]}
{"id":"junie","client":"junie","clientName":"Junie","files":[".junie/mcp/mcp.json"],"user":true}
{"id":"junie-ai-assistant","client":"junie","clientName":"Junie","files":[".ai/mcp/mcp.json"],"user":true}
{"id":"kilo","client":"kilo","clientName":"Kilo Code","files":[".kilo/kilo.json",".kilo/kilo.jsonc","kilo.json","kilo.jsonc"],"readsToo":["opencode","opencode-v2"]}
{"id":"kilo-user","client":"kilo","clientName":"Kilo Code","files":[],"user":[".config/kilo/kilo.json",".config/kilo/kilo.jsonc",".config/kilo/config.json"],"readsToo":[]}
{"id":"kilo-legacy","client":"kilo","clientName":"Kilo Code","files":[".kilocode/mcp.json",".kilo/mcp.json","kilocode.kilo-code/settings/mcp_settings.json"],"user":[".kilocode/mcp.json",".kilo/mcp.json",".config/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json","Library/Application Support/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json","AppData/Roaming/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json"]}
{"id":"kilo-former","client":"kilo","clientName":"Kilo Code","files":[".kilocode/cli/global/settings/mcp_settings.json"],"user":true,"unread":true}
{"id":"kimi-cli","client":"kimi-cli","clientName":"Kimi CLI","files":[],"user":[".kimi/mcp.json"]}
{"id":"kimi","client":"kimi","clientName":"Kimi Code","files":[".kimi-code/mcp.json"],"user":true,"moved":[{"env":"KIMI_CODE_HOME","from":"~/.kimi-code"}],"readsToo":["claude-code-project"]}
{"id":"kimi-plugin","client":"kimi","clientName":"Kimi Code","files":["kimi.plugin.json",".kimi-plugin/plugin.json"],"readsToo":[]}
{"id":"kiro","client":"kiro","clientName":"Kiro","files":[".kiro/settings/mcp.json"],"user":true}
{"id":"kiro-agent","client":"kiro","clientName":"Kiro","files":[".kiro/agents/*.json"]}
{"id":"kiro-power","client":"kiro","clientName":"Kiro","files":["mcp.json"],"beside":"POWER.md"}
{"id":"kiro-misplaced","client":"kiro","clientName":"Kiro","files":[".kiro/mcp.json"],"user":true,"unread":true}
{"id":"letta","client":"letta","clientName":"Letta Code","files":[],"user":[".letta/settings.json"]}
{"id":"letta-misplaced","client":"letta","clientName":"Letta Code","files":[".letta/settings.json",".letta/settings.local.json",".letta/mcp.json"],"unread":true}
{"id":"librechat","client":"librechat","clientName":"LibreChat","files":["librechat.yaml"],"language":"yaml","merges":"always","plains":"js-yaml"}
{"id":"lm-studio","client":"lm-studio","clientName":"LM Studio","files":[],"user":[".lmstudio/mcp.json"]}
{"id":"mcp-agent","client":"mcp-agent","clientName":"mcp-agent","files":["mcp_agent.config.yaml"],"language":"yaml","merges":"always","plains":"pyyaml"}
{"id":"mcp-hub","client":"mcp-hub","clientName":"MCP Hub","files":["mcphub/servers.json",".mcphub/servers.json"],"user":[".config/mcphub/servers.json"],"json5":true}
{"id":"mcp","client":"mcp","clientName":"Generic MCP","files":[]}
{"id":"mcp-yaml","client":"mcp","clientName":"Generic MCP","files":[],"language":"yaml","merges":"always"}
{"id":"mcp-toml","client":"mcp","clientName":"Generic MCP","files":[],"language":"toml"}
{"id":"mcp-agents","client":"mcp","clientName":"Generic MCP","files":[".agents/mcp.json"],"user":true}
{"id":"mcp-tools","client":"mcp","clientName":"Generic MCP","files":["*.tools.json","tools.json","mcp-tools.json","mcp-tools/*.json"]}
{"id":"mcp-result","client":"mcp","clientName":"Generic MCP","files":["*.tools.json","tools.json","mcp-tools.json","mcp-tools/*.json","*.result.json","mcp-results/*.json"]}
{"id":"mcp-prompts","client":"mcp","clientName":"Generic MCP","files":["*.tools.json","tools.json","mcp-tools.json","mcp-tools/*.json","*.prompts.json"]}
{"id":"mcp-resources","client":"mcp","clientName":"Generic MCP","files":["*.tools.json","tools.json","mcp-tools.json","mcp-tools/*.json","*.resources.json"]}
{"id":"mcpb","client":"mcpb","clientName":"MCP Bundles","files":["manifest.json"]}
{"id":"mcpb-0.1","client":"mcpb","clientName":"MCP Bundles","files":["manifest.json"]}
{"id":"mcpb-0.2","client":"mcpb","clientName":"MCP Bundles","files":["manifest.json"]}
{"id":"mcpb-0.4","client":"mcpb","clientName":"MCP Bundles","files":["manifest.json"]}
{"id":"mcpo","client":"mcpo","clientName":"mcpo","files":["mcpo/config.json"]}
{"id":"mcporter","client":"mcporter","clientName":"mcporter","files":["config/mcporter.json"],"user":[".mcporter/mcporter.json",".mcporter/mcporter.jsonc",".config/mcporter/mcporter.json",".config/mcporter/mcporter.jsonc"]}
{"id":"metamcp","client":"metamcp","clientName":"MetaMCP","files":[]}
{"id":"omp","client":"omp","clientName":"omp","files":[".omp/mcp.json",".omp/.mcp.json"],"user":[".omp/agent/mcp.json",".omp/agent/.mcp.json"]}
{"id":"omp-root","client":"omp","clientName":"omp","files":["/mcp.json"],"readsToo":["claude-code-project","claude-code-misplaced"],"holds":["mcpServers"]}
{"id":"omp-misplaced","client":"omp","clientName":"omp","files":[],"user":[".omp/mcp.json",".omp/.mcp.json"],"unread":true}
{"id":"openclaw","client":"openclaw","clientName":"OpenClaw","files":["openclaw.json"],"user":[".openclaw/openclaw.json"],"json5":true}
{"id":"openclaw-misplaced","client":"openclaw","clientName":"OpenClaw","files":[".openclaw/mcp.json",".openclaw/.mcp.json",".openclaw/mcp_config.json",".openclaw/mcp-config.json",".openclaw/mcp_settings.json",".openclaw/mcp-settings.json",".openclaw/mcp_servers.json",".openclaw/mcp-servers.json",".openclaw/mcpServers.json",".openclaw/config.json",".openclaw/settings.json"],"user":true,"unread":true}
{"id":"opencode","client":"opencode","clientName":"OpenCode","files":["opencode.json","opencode.jsonc",".opencode/opencode.json",".opencode/opencode.jsonc"],"user":[".config/opencode/config.json",".config/opencode/opencode.json",".config/opencode/opencode.jsonc",".opencode/opencode.json",".opencode/opencode.jsonc"],"moved":[{"env":"XDG_CONFIG_HOME","from":"~/.config"}]}
{"id":"opencode-v2","client":"opencode","clientName":"OpenCode","files":["opencode.json","opencode.jsonc",".opencode/opencode.json",".opencode/opencode.jsonc"],"user":[".config/opencode/config.json",".config/opencode/opencode.json",".config/opencode/opencode.jsonc",".opencode/opencode.json",".opencode/opencode.jsonc"],"moved":[{"env":"XDG_CONFIG_HOME","from":"~/.config"}]}
{"id":"opencode-misplaced","client":"opencode","clientName":"OpenCode","files":[".opencode/mcp.json",".opencode/.mcp.json",".opencode/mcp_config.json",".opencode/mcp-config.json",".opencode/mcp_settings.json",".opencode/mcp-settings.json",".opencode/mcp_servers.json",".opencode/mcp-servers.json",".opencode/mcpServers.json",".opencode/mcp.jsonc",".opencode.json"],"user":[".config/opencode/mcp.json",".config/opencode/.mcp.json",".config/opencode/mcp_config.json",".config/opencode/mcp-config.json",".config/opencode/mcp_settings.json",".config/opencode/mcp-settings.json",".config/opencode/mcp_servers.json",".config/opencode/mcp-servers.json",".config/opencode/mcpServers.json",".config/opencode/mcp.jsonc",".opencode.json"],"moved":[{"env":"XDG_CONFIG_HOME","from":"~/.config"}],"unread":true}
{"id":"opencode-agent","client":"opencode","clientName":"OpenCode","files":[".opencode/agent/**/*.md",".opencode/agents/**/*.md"],"language":"markdown","requotes":"colons","holds":["tool:","tools:","permission:","permissions:"]}
{"id":"pi","client":"pi","clientName":"Pi's MCP adapter","files":[".pi/mcp.json"],"user":[".pi/agent/mcp.json",".config/mcp/mcp.json"],"moved":[{"env":"PI_CODING_AGENT_DIR","from":"~/.pi/agent"}],"readsToo":["claude-code-project"]}
{"id":"qoder","client":"qoder","clientName":"Qoder CLI","files":[".qoder/settings.json",".qoder/settings.local.json"],"user":[".qoder/settings.json"]}
{"id":"qoder-project","client":"qoder","clientName":"Qoder CLI","files":[],"readsToo":["claude-code-project"]}
{"id":"qoder-misplaced","client":"qoder","clientName":"Qoder CLI","files":[".qoder/mcp.json"],"user":true,"unread":true}
{"id":"qwen","client":"qwen","clientName":"Qwen Code","files":[".qwen/settings.json"],"user":true}
{"id":"qwen-project","client":"qwen","clientName":"Qwen Code","files":[],"readsToo":["claude-code-project"]}
{"id":"qwen-extension","client":"qwen","clientName":"Qwen Code","files":["qwen-extension.json"]}
{"id":"qwen-misplaced","client":"qwen","clientName":"Qwen Code","files":[".qwen/mcp.json",".qwen/.mcp.json",".qwen/mcp_config.json",".qwen/mcp-config.json",".qwen/mcp_settings.json",".qwen/mcp-settings.json",".qwen/mcp_servers.json",".qwen/mcp-servers.json",".qwen/mcpServers.json",".qwen/config.json"],"user":true,"unread":true}
{"id":"registry-server","client":"registry-server","clientName":"MCP Registry","files":["server.json"]}
{"id":"registry-server-2025-10-17","client":"registry-server","clientName":"MCP Registry","files":["server.json"]}
{"id":"registry-server-2025-10-11","client":"registry-server","clientName":"MCP Registry","files":["server.json"]}
{"id":"registry-server-2025-09-29","client":"registry-server","clientName":"MCP Registry","files":["server.json"]}
{"id":"registry-server-2025-09-16","client":"registry-server","clientName":"MCP Registry","files":["server.json"]}
{"id":"registry-server-2025-07-09","client":"registry-server","clientName":"MCP Registry","files":["server.json"]}
{"id":"roo","client":"roo","clientName":"Roo Code","files":[".roo/mcp.json"]}
{"id":"roo-global","client":"roo","clientName":"Roo Code","files":["rooveterinaryinc.roo-cline/settings/mcp_settings.json","rooveterinaryinc.roo-cline/settings/cline_mcp_settings.json"],"user":[".config/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json","Library/Application Support/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json","AppData/Roaming/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json"]}
{"id":"rovo","client":"rovo","clientName":"Rovo Dev","files":[".rovodev/mcp.json"],"user":true}
{"id":"ruler","client":"ruler","clientName":"ruler","files":[".ruler/ruler.toml"],"user":[".config/ruler/ruler.toml"],"language":"toml"}
{"id":"ruler-json","client":"ruler","clientName":"ruler","files":[".ruler/mcp.json"],"user":[".config/ruler/mcp.json"]}
{"id":"rulesync","client":"rulesync","clientName":"rulesync","files":[".rulesync/mcp.jsonc",".rulesync/mcp.json",".rulesync/.mcp.json"]}
{"id":"smithery","client":"smithery","clientName":"Smithery","files":["smithery.yaml","smithery.yml"],"language":"yaml"}
{"id":"stray","client":"stray","clientName":"no known client","files":["*.json","*.jsonc"],"holds":["mcpServers","mcp_servers","context_servers"],"stray":true}
{"id":"stray-yaml","client":"stray","clientName":"no known client","files":["*.yaml","*.yml"],"language":"yaml","merges":"always","holds":["mcpServers","mcp_servers","context_servers"],"stray":true}
{"id":"stray-toml","client":"stray","clientName":"no known client","files":["*.toml"],"language":"toml","holds":["mcpServers","mcp_servers","context_servers"],"stray":true}
{"id":"stray-aside","client":"stray","clientName":"no known client","files":["*.json.example","*.json.sample","*.json.template","*.json.dist","*.json.default","*.json.bak","*.json.backup","*.json.old","*.json.disabled","*.json.off","*.json.txt","*.jsonc.example","*.jsonc.sample","*.jsonc.template","*.jsonc.dist","*.jsonc.default","*.jsonc.bak","*.jsonc.backup","*.jsonc.old","*.jsonc.disabled","*.jsonc.off","*.jsonc.txt"],"holds":["mcpServers","mcp_servers","context_servers"],"stray":true}
{"id":"stray-yaml-aside","client":"stray","clientName":"no known client","files":["*.yaml.example","*.yaml.sample","*.yaml.template","*.yaml.dist","*.yaml.default","*.yaml.bak","*.yaml.backup","*.yaml.old","*.yaml.disabled","*.yaml.off","*.yaml.txt","*.yml.example","*.yml.sample","*.yml.template","*.yml.dist","*.yml.default","*.yml.bak","*.yml.backup","*.yml.old","*.yml.disabled","*.yml.off","*.yml.txt"],"language":"yaml","merges":"always","holds":["mcpServers","mcp_servers","context_servers"],"stray":true}
{"id":"stray-toml-aside","client":"stray","clientName":"no known client","files":["*.toml.example","*.toml.sample","*.toml.template","*.toml.dist","*.toml.default","*.toml.bak","*.toml.backup","*.toml.old","*.toml.disabled","*.toml.off","*.toml.txt"],"language":"toml","holds":["mcpServers","mcp_servers","context_servers"],"stray":true}
{"id":"trae","client":"trae","clientName":"Trae","files":[".trae/mcp.json"],"user":[".config/Trae/User/mcp.json","Library/Application Support/Trae/User/mcp.json","AppData/Roaming/Trae/User/mcp.json"]}
{"id":"vibe","client":"vibe","clientName":"Mistral Vibe","files":[".vibe/config.toml"],"user":true,"language":"toml"}
{"id":"visual-studio","client":"visual-studio","clientName":"Visual Studio","files":[".vs/mcp.json"],"readsToo":["claude-code-project","vscode","cursor"]}
{"id":"visual-studio-solution","client":"visual-studio","clientName":"Visual Studio","files":[".mcp.json"],"holds":["\\"servers\\""]}
{"id":"vscode","client":"vscode","clientName":"VS Code","files":[".vscode/mcp.json"],"user":[".config/Code/User/mcp.json",".config/Code - Insiders/User/mcp.json","Library/Application Support/Code/User/mcp.json","Library/Application Support/Code - Insiders/User/mcp.json","AppData/Roaming/Code/User/mcp.json","AppData/Roaming/Code - Insiders/User/mcp.json"]}
{"id":"vscode-misplaced","client":"vscode","clientName":"VS Code","files":[".vscode/.mcp.json"],"unread":true}
{"id":"vscode-misplaced-root","client":"vscode","clientName":"VS Code","files":["/mcp.json"],"holds":["\\"servers\\""],"unread":true}
{"id":"vscode-workspace","client":"vscode","clientName":"VS Code","files":["*.code-workspace"]}
{"id":"vscode-devcontainer","client":"vscode","clientName":"VS Code","files":["devcontainer.json",".devcontainer.json"]}
{"id":"vscode-settings","client":"vscode","clientName":"VS Code","files":[".vscode/settings.json"],"user":[".config/Code/User/settings.json",".config/Code - Insiders/User/settings.json","Library/Application Support/Code/User/settings.json","Library/Application Support/Code - Insiders/User/settings.json","AppData/Roaming/Code/User/settings.json","AppData/Roaming/Code - Insiders/User/settings.json"],"holds":["\\"mcp","mcp.servers\\""],"unread":true}
{"id":"vscode-root","client":"vscode","clientName":"VS Code","files":[],"readsToo":["claude-code-project"]}
{"id":"vscode-prompt","client":"vscode","clientName":"VS Code","files":[".github/prompts/**/*.prompt.md"],"language":"markdown","holds":["tools:"]}
{"id":"vscode-chatmode","client":"vscode","clientName":"VS Code","files":[".github/chatmodes/**/*.chatmode.md"],"language":"markdown","holds":["tools:"]}
{"id":"warp","client":"warp","clientName":"Warp","files":[".warp/.mcp.json"],"user":true,"readsToo":["claude-code-project","claude-code-user"]}
{"id":"windsurf","client":"windsurf","clientName":"Windsurf","files":[".codeium/windsurf/mcp_config.json"],"user":[".codeium/windsurf/mcp_config.json",".codeium/mcp_config.json"]}
{"id":"windsurf-misplaced","client":"windsurf","clientName":"Windsurf","files":[".windsurf/mcp.json",".windsurf/.mcp.json",".windsurf/mcp_config.json",".windsurf/mcp-config.json",".windsurf/mcp_settings.json",".windsurf/mcp-settings.json",".windsurf/mcp_servers.json",".windsurf/mcp-servers.json",".windsurf/mcpServers.json",".windsurf/config.json",".windsurf/settings.json"],"user":true,"unread":true}
{"id":"windsurf-devin","client":"windsurf","clientName":"Windsurf","files":[".devin/config.json",".devin/config.local.json",".devin/mcp_config.json",".devin/mcp_config.local.json"],"user":[".config/devin/config.json",".config/devin/mcp_config.json","AppData/Roaming/devin/config.json","AppData/Roaming/devin/mcp_config.json"]}
{"id":"zed","client":"zed","clientName":"Zed","files":[".zed/settings.json"],"user":[".config/zed/settings.json","AppData/Roaming/Zed/settings.json"]}
{"id":"zed-user","client":"zed","clientName":"Zed","files":[".config/zed/settings.json"]}
{"id":"zed-misplaced","client":"zed","clientName":"Zed","files":[".zed/mcp.json"],"user":[".config/zed/mcp.json"],"unread":true}`.split(`
`);
const Dn=[];
let On;
const kn=new Map;
function k(e){
let t=Dn[e];
if(t!==void 0)
return t;
let{
user:n,
moved:r,...i}=An(e);
let a={...i,
language:i.language??`json`};
Dn[e]=a;
return a}
function An(e){
return JSON.parse(En[e]??``)}
function jn(e){
let t=kn.get(e)??En.flatMap((t,n)=>t.includes(`"${e}":`)?[k(n)]:[]);
kn.set(e,t);
return t.filter(t=>t[e]!==void 0)}
function A(){
On??=En.map((e,t)=>k(t));
return On}
function Mn({
holds:e,
stray:t},n){
return t&&It(n)?void 0:e}
let Nn;
function Pn(){
Nn??=En.flatMap((e,t)=>{
let{
id:n,
files:r,
user:i,
moved:a}=An(t);
if(i===void 0)
return[];
return[{
id:n,
files:(i===!0?r:i).map(e=>`~/${e}`),...a&&{
moved:a}}]});
return Nn}
async function Fn(e){
let t=Tn(e);
if(t===void 0)
throw Error(`there is no client "${e}"`);
return(await t).default}
const In=JSON.parse(`{"exact":[["mcp.json",[[".amazonq/",1],[".amp/",7],[".agent/",10],[".autohand/",14],[".bob/",15],[".claude/",32],[".claude-plugin/",33],["",34],[".cline/",39],[".codebuddy/",40],[".agents/",42],[".codex/",49],[".continue/",53],[".github/",56],[".copilot/",61],[".github/copilot/",62],["github-copilot/intellij/",63],["github-copilot/xcode/",63],[".cursor/",65],["",69],[".code/",74],[".factory/",75],[".idx/",78],[".gemini/",82],[".gitlab/duo/",86],[".grok/",90],[".iflow/",92],[".junie/mcp/",93],[".ai/mcp/",94],[".kilocode/",97],[".kilo/",97],[".kimi-code/",100],[".kiro/settings/",102],["",104],[".kiro/",105],[".letta/",107],[".agents/",115],[".omp/",127],["/",128],[".openclaw/",131],[".opencode/",134],[".pi/",136],[".qoder/",139],[".qwen/",143],[".roo/",150],[".rovodev/",152],[".ruler/",154],[".rulesync/",155],[".trae/",163],[".vs/",165],[".vscode/",167],["/",169],[".windsurf/",178],[".zed/",182]]],["default.json",[[".amazonq/agents/",3],[".amazonq/",4]]],["settings.json",[[".amp/",5],[".vscode/",6],[".augment/",11],[".autohand/",14],[".claude/",23],["Claude/",37],[".cline/",39],[".codex/",49],[".github/copilot/",59],[".copilot/",61],[".cursor/",66],[".code/",74],[".factory/",76],[".gemini/",80],[".grok/",91],[".iflow/",92],[".letta/",107],[".openclaw/",131],[".qoder/",137],[".qwen/",140],[".vscode/",172],[".windsurf/",178],[".zed/",180],[".config/zed/",181]]],["settings.jsonc",[[".amp/",5]]],["mcp_config.json",[[".agents/",8],[".agent/",8],[".gemini/config/",9],[".gemini/antigravity/",9],[".gemini/antigravity-cli/",9],[".antigravitycli/",9],[".claude/",33],[".cline/",39],[".codex/",49],[".copilot/",61],[".cursor/",66],[".code/",74],[".gemini/",82],[".openclaw/",131],[".opencode/",134],[".qwen/",143],[".codeium/windsurf/",177],[".windsurf/",178],[".devin/",179]]],["settings.local.json",[[".augment/",11],[".autohand/",14],[".claude/",23],[".github/copilot/",59],[".factory/",76],[".letta/",107],[".qoder/",137]]],["config.json",[[".autohand/",14],[".claude/",33],["Claude/",37],[".cline/",39],[".codex/",49],[".continue/",53],[".copilot/",61],[".cursor/",66],[".code/",74],[".gemini/",82],["mcpo/",124],[".openclaw/",131],[".qwen/",143],[".windsurf/",178],[".devin/",179]]],[".mcp.json",[["",17],["",18],[".claude/",32],[".claude-plugin/",33],[".cline/",39],[".codebuddy/",40],["",46],[".codex-plugin/",48],[".codex/",49],["",57],[".copilot/",61],[".cursor/",66],[".code/",74],[".gemini/",82],[".omp/",127],[".openclaw/",131],[".opencode/",134],[".qwen/",143],[".rulesync/",155],["",166],[".vscode/",168],[".warp/",176],[".windsurf/",178]]],["plugin.json",[[".claude-plugin/",19],[".codex-plugin/",47],[".cursor-plugin/",70],[".kimi-plugin/",101]]],["marketplace.json",[[".claude-plugin/",20]]],[".claude.json",[["",21]]],["managed-mcp.json",[["",22]]],["managed-settings.json",[["",24]]],["SKILL.md",[[".claude/skills/**/",27],["skills/**/",30]]],["hooks.json",[["hooks/",29]]],["mcp-config.json",[[".claude/",33],[".cline/",39],[".codex/",49],[".copilot/",61],[".cursor/",66],[".code/",74],[".gemini/",82],[".openclaw/",131],[".opencode/",134],[".qwen/",143],[".windsurf/",178]]],["mcp_settings.json",[[".claude/",33],[".cline/",39],[".codex/",49],[".copilot/",61],[".cursor/",66],[".code/",74],[".gemini/",82],["kilocode.kilo-code/settings/",97],[".kilocode/cli/global/settings/",98],[".openclaw/",131],[".opencode/",134],[".qwen/",143],["rooveterinaryinc.roo-cline/settings/",151],[".windsurf/",178]]],["mcp-settings.json",[[".claude/",33],[".cline/",39],[".codex/",49],[".copilot/",61],[".cursor/",66],[".code/",74],[".gemini/",82],[".openclaw/",131],[".opencode/",134],[".qwen/",143],[".windsurf/",178]]],["mcp_servers.json",[[".claude/",33],[".cline/",39],[".codex/",49],[".copilot/",61],[".cursor/",66],[".code/",74],[".gemini/",82],[".openclaw/",131],[".opencode/",134],[".qwen/",143],[".windsurf/",178]]],["mcp-servers.json",[[".claude/",33],[".cline/",39],[".codex/",49],[".copilot/",61],[".cursor/",66],[".code/",74],[".gemini/",82],[".openclaw/",131],[".opencode/",134],[".qwen/",143],[".windsurf/",178]]],["mcpServers.json",[[".claude/",33],[".cline/",39],[".codex/",49],[".copilot/",61],[".cursor/",66],[".code/",74],[".gemini/",82],[".openclaw/",131],[".opencode/",134],[".qwen/",143],[".windsurf/",178]]],["claude_code_config.json",[[".claude/",33]]],["claude_desktop_config.json",[[".claude/",33],["",36]]],["claude_config.json",[[".claude/",33]]],["cline_mcp_settings.json",[["",38],[".cline/",39],["rooveterinaryinc.roo-cline/settings/",151]]],["config.toml",[[".codex/",43],[".code/",73],[".grok/",88],[".vibe/",164]]],["config.yaml",[[".continue/",50],[".config/goose/",87]]],["crush.json",[["",64]]],[".crush.json",[["",64]]],["cli.json",[[".cursor/",67]]],["fast-agent.yaml",[["",77]]],["fastagent.config.yaml",[["",77]]],["firebender.json",[["",79]]],["gemini-extension.json",[["",81]]],["kilo.json",[[".kilo/",95],["",95]]],["kilo.jsonc",[[".kilo/",95],["",95]]],["kimi.plugin.json",[["",101]]],["librechat.yaml",[["",108]]],["mcp_agent.config.yaml",[["",110]]],["servers.json",[["mcphub/",111],[".mcphub/",111]]],["tools.json",[["",116],["",117],["",118],["",119]]],["mcp-tools.json",[["",116],["",117],["",118],["",119]]],["manifest.json",[["",120],["",121],["",122],["",123]]],["mcporter.json",[["config/",125]]],["openclaw.json",[["",130]]],["opencode.json",[["",132],[".opencode/",132],["",133],[".opencode/",133]]],["opencode.jsonc",[["",132],[".opencode/",132],["",133],[".opencode/",133]]],["mcp.jsonc",[[".opencode/",134],[".rulesync/",155]]],[".opencode.json",[["",134]]],["qwen-extension.json",[["",142]]],["server.json",[["",144],["",145],["",146],["",147],["",148],["",149]]],["ruler.toml",[[".ruler/",153]]],["smithery.yaml",[["",156]]],["smithery.yml",[["",156]]],["devcontainer.json",[["",171]]],[".devcontainer.json",[["",171]]],["config.local.json",[[".devin/",179]]],["mcp_config.local.json",[[".devin/",179]]]],"patterns":[["json",[[".aix/",0,"",".json"],["",0,"aix",".json"],[".amazonq/cli-agents/",2,"",".json"],[".continue/mcpServers/",52,"",".json"],[".kiro/agents/",103,"",".json"],["",116,"",".tools.json"],["mcp-tools/",116,"",".json"],["",117,"",".tools.json"],["mcp-tools/",117,"",".json"],["",117,"",".result.json"],["mcp-results/",117,"",".json"],["",118,"",".tools.json"],["mcp-tools/",118,"",".json"],["",118,"",".prompts.json"],["",119,"",".tools.json"],["mcp-tools/",119,"",".json"],["",119,"",".resources.json"]]],["md",[[".claude/agents/**/",25,"",".md"],[".claude/commands/**/",26,"",".md"],["commands/",28,"",".md"],["agents/",31,"",".md"],[".github/agents/",54,"",".md"],[".gemini/agents/",83,"",".md"],["agents/",84,"",".md"],[".github/workflows/",85,"",".md"],[".github/workflows/shared/**/",85,"",".md"],[".opencode/agent/**/",135,"",".md"],[".opencode/agents/**/",135,"",".md"],[".github/prompts/**/",174,"",".prompt.md"],[".github/chatmodes/**/",175,"",".chatmode.md"]]],["toml",[[".codex/agents/**/",45,"",".toml"]]],["yaml",[[".continue/mcpServers/",51,"",".yaml"],[".docker/mcp/catalogs/",71,"",".yaml"]]],["yml",[[".continue/mcpServers/",51,"",".yml"]]],["code-workspace",[["",170,"",".code-workspace"]]]],"strays":[["json",[[".json",157]]],["jsonc",[[".jsonc",157]]],["yaml",[[".yaml",158]]],["yml",[[".yml",158]]],["toml",[[".toml",159]]],["example",[[".json.example",160],[".jsonc.example",160],[".yaml.example",161],[".yml.example",161],[".toml.example",162]]],["sample",[[".json.sample",160],[".jsonc.sample",160],[".yaml.sample",161],[".yml.sample",161],[".toml.sample",162]]],["template",[[".json.template",160],[".jsonc.template",160],[".yaml.template",161],[".yml.template",161],[".toml.template",162]]],["dist",[[".json.dist",160],[".jsonc.dist",160],[".yaml.dist",161],[".yml.dist",161],[".toml.dist",162]]],["default",[[".json.default",160],[".jsonc.default",160],[".yaml.default",161],[".yml.default",161],[".toml.default",162]]],["bak",[[".json.bak",160],[".jsonc.bak",160],[".yaml.bak",161],[".yml.bak",161],[".toml.bak",162]]],["backup",[[".json.backup",160],[".jsonc.backup",160],[".yaml.backup",161],[".yml.backup",161],[".toml.backup",162]]],["old",[[".json.old",160],[".jsonc.old",160],[".yaml.old",161],[".yml.old",161],[".toml.old",162]]],["disabled",[[".json.disabled",160],[".jsonc.disabled",160],[".yaml.disabled",161],[".yml.disabled",161],[".toml.disabled",162]]],["off",[[".json.off",160],[".jsonc.off",160],[".yaml.off",161],[".yml.off",161],[".toml.off",162]]],["txt",[[".json.txt",160],[".jsonc.txt",160],[".yaml.txt",161],[".yml.txt",161],[".toml.txt",162]]]],"home":[["mcp.json",[[".aws/amazonq/mcp.json",1],[".config/amp/mcp.json",7],[".claude/mcp.json",32],[".cline/mcp.json",39],[".codebuddy/mcp.json",40],[".agents/mcp.json",42],[".codex/mcp.json",49],[".copilot/mcp.json",61],[".config/github-copilot/intellij/mcp.json",63],[".config/github-copilot/xcode/mcp.json",63],["AppData/Local/github-copilot/intellij/mcp.json",63],[".cursor/mcp.json",65],[".code/mcp.json",74],[".factory/mcp.json",75],[".gemini/mcp.json",82],[".config/gemini/mcp.json",82],[".gitlab/duo/mcp.json",86],[".config/gitlab/duo/mcp.json",86],["AppData/Roaming/GitLab/duo/mcp.json",86],[".grok/mcp.json",90],[".junie/mcp/mcp.json",93],[".ai/mcp/mcp.json",94],[".kilocode/mcp.json",97],[".kilo/mcp.json",97],[".kimi/mcp.json",99],[".kimi-code/mcp.json",100],[".kiro/settings/mcp.json",102],[".kiro/mcp.json",105],[".lmstudio/mcp.json",109],[".agents/mcp.json",115],[".omp/agent/mcp.json",127],[".omp/mcp.json",129],[".openclaw/mcp.json",131],[".config/opencode/mcp.json",134],[".pi/agent/mcp.json",136],[".config/mcp/mcp.json",136],[".qoder/mcp.json",139],[".qwen/mcp.json",143],[".rovodev/mcp.json",152],[".config/ruler/mcp.json",154],[".config/Trae/User/mcp.json",163],["Library/Application Support/Trae/User/mcp.json",163],["AppData/Roaming/Trae/User/mcp.json",163],[".config/Code/User/mcp.json",167],[".config/Code - Insiders/User/mcp.json",167],["Library/Application Support/Code/User/mcp.json",167],["Library/Application Support/Code - Insiders/User/mcp.json",167],["AppData/Roaming/Code/User/mcp.json",167],["AppData/Roaming/Code - Insiders/User/mcp.json",167],[".windsurf/mcp.json",178],[".config/zed/mcp.json",182]]],["default.json",[[".aws/amazonq/agents/default.json",3],[".aws/amazonq/default.json",4]]],["settings.json",[[".config/amp/settings.json",5],["AppData/Roaming/amp/settings.json",5],[".augment/settings.json",11],[".claude/settings.json",23],[".cline/settings.json",39],[".codex/settings.json",49],[".copilot/settings.json",60],[".copilot/settings.json",61],[".cursor/settings.json",66],[".code/settings.json",74],[".factory/settings.json",76],[".gemini/settings.json",80],[".config/gemini/settings.json",82],[".grok/settings.json",91],[".iflow/settings.json",92],[".letta/settings.json",106],[".openclaw/settings.json",131],[".qoder/settings.json",137],[".qwen/settings.json",140],[".config/Code/User/settings.json",172],[".config/Code - Insiders/User/settings.json",172],["Library/Application Support/Code/User/settings.json",172],["Library/Application Support/Code - Insiders/User/settings.json",172],["AppData/Roaming/Code/User/settings.json",172],["AppData/Roaming/Code - Insiders/User/settings.json",172],[".windsurf/settings.json",178],[".config/zed/settings.json",180],["AppData/Roaming/Zed/settings.json",180]]],["settings.jsonc",[[".config/amp/settings.jsonc",5],["AppData/Roaming/amp/settings.jsonc",5]]],["mcp_config.json",[[".gemini/config/mcp_config.json",8],[".gemini/antigravity/mcp_config.json",8],[".claude/mcp_config.json",33],[".cline/mcp_config.json",39],[".codex/mcp_config.json",49],[".copilot/mcp_config.json",61],[".cursor/mcp_config.json",66],[".code/mcp_config.json",74],[".gemini/mcp_config.json",82],[".config/gemini/mcp_config.json",82],[".openclaw/mcp_config.json",131],[".config/opencode/mcp_config.json",134],[".qwen/mcp_config.json",143],[".codeium/windsurf/mcp_config.json",177],[".codeium/mcp_config.json",177],[".windsurf/mcp_config.json",178],[".config/devin/mcp_config.json",179],["AppData/Roaming/devin/mcp_config.json",179]]],["config.json",[[".autohand/config.json",12],[".claude/config.json",33],["Library/Application Support/Claude/config.json",37],[".config/Claude/config.json",37],["AppData/Roaming/Claude/config.json",37],[".cline/config.json",39],[".codex/config.json",49],[".copilot/config.json",61],[".cursor/config.json",66],[".code/config.json",74],[".gemini/config.json",82],[".config/gemini/config.json",82],[".iflow/mcp/config.json",92],[".config/kilo/config.json",96],[".openclaw/config.json",131],[".config/opencode/config.json",132],[".config/opencode/config.json",133],[".qwen/config.json",143],[".windsurf/config.json",178],[".config/devin/config.json",179],["AppData/Roaming/devin/config.json",179]]],["config.yaml",[[".autohand/config.yaml",13],[".continue/config.yaml",50],[".config/goose/config.yaml",87],["AppData/Roaming/Block/goose/config/config.yaml",87]]],["config.yml",[[".autohand/config.yml",13]]],["mcp_settings.json",[[".bob/mcp_settings.json",15],[".bob/settings/mcp_settings.json",15],[".claude/mcp_settings.json",33],[".cline/mcp_settings.json",39],[".codex/mcp_settings.json",49],[".copilot/mcp_settings.json",61],[".cursor/mcp_settings.json",66],[".code/mcp_settings.json",74],[".gemini/mcp_settings.json",82],[".config/gemini/mcp_settings.json",82],[".config/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json",97],["Library/Application Support/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json",97],["AppData/Roaming/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json",97],[".kilocode/cli/global/settings/mcp_settings.json",98],[".openclaw/mcp_settings.json",131],[".config/opencode/mcp_settings.json",134],[".qwen/mcp_settings.json",143],[".config/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json",151],["Library/Application Support/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json",151],["AppData/Roaming/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json",151],[".windsurf/mcp_settings.json",178]]],["settings.local.json",[[".claude/settings.local.json",23],[".factory/settings.local.json",76]]],[".mcp.json",[[".claude/.mcp.json",32],[".cline/.mcp.json",39],[".codebuddy/.mcp.json",40],[".codex/.mcp.json",49],[".copilot/.mcp.json",61],[".cursor/.mcp.json",66],[".code/.mcp.json",74],[".gemini/.mcp.json",82],[".config/gemini/.mcp.json",82],[".omp/agent/.mcp.json",127],[".omp/.mcp.json",129],[".openclaw/.mcp.json",131],[".config/opencode/.mcp.json",134],[".qwen/.mcp.json",143],[".warp/.mcp.json",176],[".windsurf/.mcp.json",178]]],["mcp-config.json",[[".claude/mcp-config.json",33],[".cline/mcp-config.json",39],[".codex/mcp-config.json",49],[".copilot/mcp-config.json",58],[".cursor/mcp-config.json",66],[".code/mcp-config.json",74],[".gemini/mcp-config.json",82],[".config/gemini/mcp-config.json",82],[".openclaw/mcp-config.json",131],[".config/opencode/mcp-config.json",134],[".qwen/mcp-config.json",143],[".windsurf/mcp-config.json",178]]],["mcp-settings.json",[[".claude/mcp-settings.json",33],[".cline/mcp-settings.json",39],[".codex/mcp-settings.json",49],[".copilot/mcp-settings.json",61],[".cursor/mcp-settings.json",66],[".code/mcp-settings.json",74],[".gemini/mcp-settings.json",82],[".config/gemini/mcp-settings.json",82],[".openclaw/mcp-settings.json",131],[".config/opencode/mcp-settings.json",134],[".qwen/mcp-settings.json",143],[".windsurf/mcp-settings.json",178]]],["mcp_servers.json",[[".claude/mcp_servers.json",33],[".cline/mcp_servers.json",39],[".codex/mcp_servers.json",49],[".copilot/mcp_servers.json",61],[".cursor/mcp_servers.json",66],[".code/mcp_servers.json",74],[".gemini/mcp_servers.json",82],[".config/gemini/mcp_servers.json",82],[".openclaw/mcp_servers.json",131],[".config/opencode/mcp_servers.json",134],[".qwen/mcp_servers.json",143],[".windsurf/mcp_servers.json",178]]],["mcp-servers.json",[[".claude/mcp-servers.json",33],[".cline/mcp-servers.json",39],[".codex/mcp-servers.json",49],[".copilot/mcp-servers.json",61],[".cursor/mcp-servers.json",66],[".code/mcp-servers.json",74],[".gemini/mcp-servers.json",82],[".config/gemini/mcp-servers.json",82],[".openclaw/mcp-servers.json",131],[".config/opencode/mcp-servers.json",134],[".qwen/mcp-servers.json",143],[".windsurf/mcp-servers.json",178]]],["mcpServers.json",[[".claude/mcpServers.json",33],[".cline/mcpServers.json",39],[".codex/mcpServers.json",49],[".copilot/mcpServers.json",61],[".cursor/mcpServers.json",66],[".code/mcpServers.json",74],[".gemini/mcpServers.json",82],[".config/gemini/mcpServers.json",82],[".openclaw/mcpServers.json",131],[".config/opencode/mcpServers.json",134],[".qwen/mcpServers.json",143],[".windsurf/mcpServers.json",178]]],["claude_code_config.json",[[".claude/claude_code_config.json",33]]],["claude_desktop_config.json",[[".claude/claude_desktop_config.json",33],["Library/Application Support/Claude/claude_desktop_config.json",36],[".config/Claude/claude_desktop_config.json",36],["AppData/Roaming/Claude/claude_desktop_config.json",36],["AppData/Local/Packages/Claude_pzs8sxrjxfjjc/LocalCache/Roaming/Claude/claude_desktop_config.json",36]]],["claude_config.json",[[".claude/claude_config.json",33]]],["cline_mcp_settings.json",[[".cline/data/settings/cline_mcp_settings.json",38],[".config/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json",38],["Library/Application Support/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json",38],["AppData/Roaming/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json",38]]],["config.toml",[[".codex/config.toml",44],[".code/config.toml",72],[".grok/config.toml",88],[".vibe/config.toml",164]]],["crush.json",[[".config/crush/crush.json",64],[".local/share/crush/crush.json",64],["AppData/Local/crush/crush.json",64]]],["cli-config.json",[[".cursor/cli-config.json",67]]],["permissions.json",[[".cursor/permissions.json",68]]],["docker-mcp.yaml",[[".docker/mcp/catalogs/docker-mcp.yaml",71]]],["firebender.json",[[".firebender/firebender.json",79]]],["kilo.json",[[".config/kilo/kilo.json",96]]],["kilo.jsonc",[[".config/kilo/kilo.jsonc",96]]],["servers.json",[[".config/mcphub/servers.json",111]]],["mcporter.json",[[".mcporter/mcporter.json",125],[".config/mcporter/mcporter.json",125]]],["mcporter.jsonc",[[".mcporter/mcporter.jsonc",125],[".config/mcporter/mcporter.jsonc",125]]],["openclaw.json",[[".openclaw/openclaw.json",130]]],["opencode.json",[[".config/opencode/opencode.json",132],[".opencode/opencode.json",132],[".config/opencode/opencode.json",133],[".opencode/opencode.json",133]]],["opencode.jsonc",[[".config/opencode/opencode.jsonc",132],[".opencode/opencode.jsonc",132],[".config/opencode/opencode.jsonc",133],[".opencode/opencode.jsonc",133]]],["mcp.jsonc",[[".config/opencode/mcp.jsonc",134]]],["ruler.toml",[[".config/ruler/ruler.toml",153]]]],"names":["aix","Amazon Q CLI","Amp","Antigravity","Auggie","Autohand","IBM Bob","ccmcp","Claude Code","Claude Desktop","Cline","CodeBuddy","Codebuff","Codex","Continue","Copilot coding agent","Copilot CLI","Copilot for JetBrains","Crush","Cursor","Docker MCP Gateway","Every Code","Factory Droid","fast-agent","Firebase Studio","Firebender","Gemini CLI","gh-aw","GitLab Duo","goose","Grok Build","iFlow CLI","Junie","Kilo Code","Kimi CLI","Kimi Code","Kiro","Letta Code","LibreChat","LM Studio","mcp-agent","MCP Hub","Generic MCP","MCP Bundles","mcpo","mcporter","MetaMCP","omp","OpenClaw","OpenCode","Pi's MCP adapter","Qoder CLI","Qwen Code","MCP Registry","Roo Code","Rovo Dev","ruler","rulesync","Smithery","no known client","Trae","Mistral Vibe","Visual Studio","VS Code","Warp","Windsurf","Zed"]}`);
const Ln=new Map(In.exact);
const Rn=new Map(In.patterns);
const zn=new Map(In.strays);
const Bn=new Map(In.home);
function Vn(){
return In.names}
const j=[];
const Hn=new Set;
function Un(e,t){
if(e.endsWith(ir)&&or(e))
return j;
let n=gr(e,t);
if(n.length>0)
return n.every(pr)?[...n,...Wn(e,t)]:n;
return Wn(e,t)}
function Wn(e,t){
let n=nr.test(e)?Gn(hr(e),t):j;
return n.length>0?n:Xn(e)}
function Gn(e,t){
let n=gr(e,t);
if(!n.every(fr))
return n;
let r=$n(e);
return r.length>0?r:n}
function Kn(e,t,n){
if(t.length===0||!t.every(fr))
return j;
return er(e).some(({
home:e})=>Yn(e,n))?$n(e):j}
const qn=[`bash/.bashrc`,`bash/.bash_profile`,`zsh/.zshrc`,`zsh/.zshenv`,`zsh/.zprofile`,`git/.gitconfig`,`tmux/.tmux.conf`,`vim/.vimrc`];
let Jn;
function Yn(e,t){
if((Jn??=/(?:^|\/)(?:home|dot-?files|dots|skel)\/$/).test(e))
return!0;
let n=e.slice(0,e.lastIndexOf(`/`,e.length-2)+1);
return qn.some(r=>t(e+r.slice(r.indexOf(`/`)+1))||e!==``&&t(n+r))}
function Xn(e){
let t=$n(e);
return t.length>0?t:mr(e)}
function Zn(e){
let t=[];
for(
let[n,r]of Ln)
for(
let[i,a]of r){
if(i===``||i===`/`||!wr(e,i,()=>!1))
continue;
let{
unread:r,
clientName:o}=k(a);
r||t.push({
name:n,
clientName:o})}
return t}
function Qn(e){
let t=[];
for(
let[n,r]of Ln)
for(
let[i,a]of r){
if(!i.startsWith(e)||i===e)
continue;
let{
unread:r,
clientName:o}=k(a);
r||t.push({
name:i.slice(e.length)+n,
clientName:o})}
return new Set(t.map(({
clientName:e})=>e)).size>1?[]:t}
function $n(e){
let t=new Set(er(e).map(({
format:e})=>e));
return t.size===0?j:[...t].sort((e,t)=>e-t).map(k)}
function er(e){
let t=e.lastIndexOf(`/`);
if(t===-1||e.startsWith(`~/`))
return j;
return(Bn.get(e.slice(t+1))??j).flatMap(([t,n])=>wr(e,t,()=>!1)?[{
format:n,
home:e.slice(0,-t.length)}]:[])}
let tr;
const nr=/(?:^|\/)(?:dot_|private_|exact_)/;
function rr(e){
return nr.test(e)}
const ir=`.md`;
let ar=`/`;
function or(e){
let{
length:t}=ar;
if(!e.startsWith(ar)||e.includes(`/`,t)){
let t=e.slice(0,e.lastIndexOf(`/`)+1);
if(t===``||t.startsWith(`~/`)||nr.test(t)||cr(t))
return!1;
ar=t}
return!nr.test(e.slice(ar.length,ar.length+sr))}
const sr=8;
function cr(e){
ur??=[...In.exact.filter(([e])=>e.endsWith(`.md`)),...In.patterns.filter(lr)].flatMap(([,e])=>e.map(([e])=>e));
return ur.some(t=>wr(e,t,dr))}
function lr([e]){
return`.${e}`==`.md`}
let ur;
function dr(){
return!0}
function fr({
unread:e}){
return e===!0}
function pr({
beside:e,
holds:t}){
return e!==void 0||t!==void 0}
function mr(e){
return(zn.get(Sr(e))??j).filter(([t])=>e.endsWith(t)).map(([,e])=>k(e))}
function hr(e){
return e.split(`/`).map(e=>e.replace(/^(?:(?:private|exact|readonly|empty|executable|create)_)*/,``).replace(/^dot_/,`.`)).join(`/`)}
function gr(e,t=e=>e===``){
if(e.startsWith(`~/`))
return vr(e);
let n=e.lastIndexOf(`/`);
let r=e.slice(n+1);
let i=Ln.get(r)??j;
let a=Rn.get(Sr(r))??j;
if(i.length===0&&a.length===0)
return j;
let o=e.slice(0,n+1);
let s=i.filter(e=>wr(o,e[0],t));
let c=a.filter(e=>Cr(r,e[2],e[3])&&wr(o,e[0],t));
if(s.length===0&&c.length===0)
return j;
let l=[...s.map(([e,t])=>({
folder:e,
given:r.length,
format:k(t)})),...c.map(([e,t,n,r])=>({
folder:e,
given:n.length+r.length,
format:k(t)}))];
let u=l.filter(e=>e.folder!==``&&e.folder!==`/`);
if(u.length===0&&r.startsWith(`.`)&&(tr??=/(?:^|\/)\.config\/[^/]+\/$/).test(o))
return j;
if(u.length===0)
return _r(l);
let d=Math.max(...u.map(({
given:e})=>e));
return _r(l.filter(e=>u.includes(e)||e.given>d))}
function _r(e){
let t=[];
for(
let{
format:n}of e)
t.push(n);
return t}
function vr(e){
let t=Pn().flatMap(({
id:t,
files:n})=>n.includes(e)?[t]:[]);
return A().filter(({
id:e})=>t.includes(e))}
function yr(e){
if(Hn.size===0)
for(
let e of A())
for(
let t of e.files)
br(t);
for(
let t=0;t!==-1;){
if(Hn.has(e.slice(t)))
return!0;
let n=e.indexOf(`/`,t);
t=n===-1?-1:n+1}
return!1}
function br(e){
let t=e.split(`/`).slice(0,-1);
for(
let[e,n]of t.entries())
n!==`**`&&Hn.add(t.slice(0,e+1).join(`/`))}
function xr(e){
return A().find(t=>t.id===e)??A().find(t=>t.client===e)}
function Sr(e){
return e.slice(e.lastIndexOf(`.`)+1)}
function Cr(e,t,n){
return e.length>=t.length+n.length&&e.endsWith(n)&&e.startsWith(t)}
function wr(e,t,n){
if(t===``)
return!0;
if(t===`/`)
return n(e);
if(t.endsWith(`**/`)){
let n=t.slice(0,-3);
return e.startsWith(n)||e.includes(`/${n}`)}
return e.endsWith(t)&&(e.length===t.length||e.at(-t.length-1)===`/`)}
let Tr;
function Er(){
Tr??=JSON.parse(`[
{"at":["amp.mcpServers"],"clients":["Amp"]},
{"at":["context_servers"],"clients":["Zed"]},
{"at":["customizations","vscode","mcp","servers"],"clients":["VS Code"]},
{"at":["extensions"],"clients":["goose"]},
{"at":["managedMcpServers"],"clients":["Claude Code"]},
{"at":["mcp"],"clients":["Crush","Kilo Code","OpenCode"]},
{"at":["mcp-servers"],"clients":["Copilot coding agent","gh-aw","Pi's MCP adapter"]},
{"at":["mcp","servers"],"clients":["Autohand","fast-agent","mcp-agent","OpenClaw","OpenCode","Warp"]},
{"at":["mcpServers"],"clients":["Amazon Q CLI","Antigravity","Auggie","IBM Bob","ccmcp","Claude Code","Claude Desktop","Cline","CodeBuddy","Codebuff","Codex","Continue","Copilot coding agent","Copilot CLI","Cursor","Factory Droid","Firebase Studio","Firebender","Gemini CLI","GitLab Duo","Grok Build","iFlow CLI","Junie","Kilo Code","Kimi CLI","Kimi Code","Kiro","LibreChat","LM Studio","MCP Hub","mcpo","mcporter","MetaMCP","omp","Pi's MCP adapter","Qoder CLI","Qwen Code","Roo Code","Rovo Dev","ruler","Trae","VS Code","Warp","Windsurf"]},
{"at":["mcp_servers"],"clients":["Codex","Every Code","Gemini CLI","Grok Build","ruler","Mistral Vibe","Warp"]},
{"at":["registry"],"clients":["Docker MCP Gateway"]},
{"at":["servers"],"clients":["aix","Copilot for JetBrains","MCP Hub","ruler","Visual Studio","VS Code","Warp"]},
{"at":["settings","mcp","servers"],"clients":["VS Code"]}
]`);
return Tr}
const Dr=[1/0];
let Or;
function kr(e){
return Mr(e)!==void 0}
function Ar(e,t){
let n=Mr(t)??Dr;
return{...e,...jr(e,n),
formats:e.formats.map(e=>({...e,...jr(e,n)}))}}
function jr({
toolNames:e},t){
let n=(e?.earlier??[]).map(({
before:e,
names:t})=>({
before:Pr(e),
names:t})).filter(({
before:e})=>Fr(t,e)<=0).sort((e,t)=>Fr(e.before,t.before))[0]?.names;
return n===void 0?{}:{
toolNames:n}}
function Mr(e){
return e.trim().split(/\s+/).map(Nr).reduce((e,t)=>e&&t&&(Fr(e,t)<=0?e:t))}
function Nr(e){
let[,t,n]=(Or??=/^(<=?|>=?)?(\d{1,9}(?:\.\d{1,9}){0,3})$/).exec(e)??[];
if(n===void 0)
return;
if(t===`>`||t===`>=`)
return Dr;
let r=Pr(n);
return t===`<`?r:[...r.slice(0,-1),(r.at(-1)??0)+1]}
function Pr(e){
return e.split(`.`).map(Number)}
function Fr(e,t){
let n=Math.max(e.length,t.length);
for(
let r=0;r<n;r++){
let[n=0,i=0]=[e[r],t[r]];
if(n!==i)
return n-i}
return 0}
function M(e,t){
let n=e;
for(
let e of t)
n=Array.isArray(n)?typeof e==`number`?n[e]:void 0:O(n,String(e));
return n}
function Ir(e){
return Array.isArray(e)&&e.every(e=>typeof e==`string`)}
function Lr({
document:e},t){
let n=M(e.value,t);
return typeof n==`string`?n:void 0}
function Rr(e){
if(e===null)
return`null`;
if(Array.isArray(e))
return`an array`;
if(e instanceof Date)
return`a date`;
if(typeof e==`object`)
return`an object`;
return`a ${typeof e}`}
function N(e,t){
return t.every((t,n)=>t===e[n])}
function zr(e,t){
return e.length===t.length&&N(e,t)}
function P(e,t){
let n=Array(e.length+1);
for(
let t=0;t<e.length;t+=1)
n[t]=e[t];
n[e.length]=t;
return n}
function Br(e,t){
return t.length<=e.length&&t.every((t,n)=>t===`*`||t===e[n])}
function Vr(e,t,n=[]){
let r=t[n.length];
if(e===void 0)
return[];
if(r===void 0)
return[n];
if(r!==`*`)
return Vr(O(e,String(r)),t,P(n,r));
if(Array.isArray(e))
return e.flatMap((e,r)=>Vr(e,t,P(n,r)));
return D(e)?Object.keys(e).flatMap(r=>Vr(e[r],t,P(n,r))):[]}
function Hr(e,t,n=[]){
Ur(e,[...n],void 0,t)}
function Ur(e,t,n,r,i){
if(typeof e==`string`)
r(e,t,n);else 
if(Array.isArray(e))
for(
let a=0;a<e.length;a+=1){
t.push(a);
Ur(e[a],t,Wr(e,a,i)??n,r);
t.pop()}else 
if(D(e))
for(
let n of Object.keys(e)){
t.push(n);
Ur(e[n],t,Kr(e,n),r,e);
t.pop()}}
function Wr(e,t,n){
let r=n&&(O(n,`command`)??O(n,`cmd`));
if(Dt(e,t,r)!==void 0||Ot(e,t,r))
return`--password`;
let i=e[t-1];
return Gr(i)?i:void 0}
function Gr(e){
if(typeof e!=`string`||!e.startsWith(`-`)||e.includes(`=`))
return!1;
let t=(e.charCodeAt(e.startsWith(`--`)?2:1)|32)-97;
return t>=0&&t<26}
function Kr(e,t){
let n=t===`value`||t==="default"?O(e,`name`)??O(e,`id`):void 0;
return typeof n==`string`?n:t}
let qr;
function Jr(e){
if((qr??=/^[\0-\x7f]*$/).test(e))
return URL.canParse(e);
try{
return new URL(e).href!==``}catch{
return!1}}
function Yr(e){
try{
return decodeURIComponent(e)}catch{
return}}
function Xr(e,t,n,r){
return{
rule:e,
severity:`warning`,
message:n,
help:r,
place:t,
related:[],
clients:[]}}
const Zr=`mcp-lint-disable`;
function Qr({
text:e}){
return e.includes(Zr)}
const $r=[`off`,`info`,`warning`,`error`];
function ei(e,t){
let n=ni(e,t);
if(n===`off`)
return;
return n===void 0||n===e.severity?e:{...e,
severity:n}}
function ti(e,{
rules:t,
overrides:n,
forced:r,
offByDefault:i}){
let a=r.get(e);
if(a!==void 0)
return a!==`off`;
return(t.get(e)?.level??(i.has(e)?`off`:void 0))!==`off`||n.some(t=>(t.rules.get(e)?.level??`off`)!==`off`)}
function ni({
rule:e,
place:t},{
rules:n,
overrides:r,
forced:i,
offByDefault:a}){
let o=i.get(e);
if(o!==void 0)
return o;
return ai(t.document.path,r).findLast(t=>t.rules.has(e))?.rules.get(e)?.level??n.get(e)?.level??(a.has(e)?`off`:void 0)}
function ri(e,t,{
rules:n,
overrides:r}){
return((t===void 0?void 0:ai(t,r).findLast(t=>t.rules.get(e)?.options!==void 0))??{
rules:n}).rules.get(e)?.options??{}}
const ii=new WeakMap;
function ai(e,t){
let n=ii.get(t)??new Map;
ii.set(t,n);
let r=n.get(e)??t.filter(t=>t.matches(e));
n.set(e,r);
return r}
const oi=()=>Promise.resolve().then(()=>require("./baseline.js"));
async function si(e,t){
let n=await ci(e,t);
let r=n.kept.flatMap(e=>ei(e,t.settings)??[]);
if(t.baseline===void 0)
return{
kept:r,
suppressed:n.suppressed};
let{
applyBaseline:i,
staleIn:a}=await oi();
let{
kept:o,
suppressed:s,
stale:c}=i(r,t.baseline.known);
let l=a(c,t.baseline).flatMap(e=>ei(e,t.settings)??[]);
return{
kept:[...o,...l],
suppressed:n.suppressed+s}}
async function ci(e,t){
if(t.documents.length===0)
return{
kept:[...e],
suppressed:0};
let{
silence:n}=await Promise.resolve().then(()=>require("./inline.js"));
return n(e,{...t,
rules:await t.rules()})}
const li=new Map([[`
`,`\\n`],[`\r`,`\\r`],[`	`,`\\t`]]);
let ui;
function F(e){
return(ui??=/^[\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027]*$/).test(e)?e:e.replace(di(),pi)}
function di(){
return/(?![\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu}
function I(e){
return`"${F(fi(e).replace(/["\\]/g,`\\$&`))}"`}
function fi(e){
if(e.length<=80)
return e;
let t=e.slice(0,79);
return`${/[\ud800-\udbff]$/.test(t)?t.slice(0,-1):t}\u2026`}
function pi(e){
let t=e.codePointAt(0)??0;
let n=t.toString(16);
return li.get(e)??(t>65535?`\\u{${n}}`:`\\u${n.padStart(4,`0`)}`)}
function mi(e,t,n){
if(e===`toml`)
return`${t} = ${n}`;
return e===`json`?`${I(t)}: ${n}`:`${t}: ${n}`}
function hi(e){
return new TextEncoder().encode(e).length}
const gi=/##(?=[a-z]*\[)/gi;
let _i;
const vi=`\\u0023`;
function yi(e){
return e.includes(`##`)?e.replace(gi,`#${vi}`):e}
function bi(e){
if(!e.includes(`##`))
return xi;
return new Map(Array.from(e.matchAll(gi),({
index:e})=>[e+1,vi]))}
const xi=new Map;
function Si(e){
let t=yi(e);
return t.includes(`::`)?t.replace(_i??=/^((?:[^\S\n\r\u2028\u2029]|\u001b\[\d+m)*):(?=:)/gm,`$1\\u003a`):t}
function Ci(e){
return Si(e.split(`
`).map(F).join(`
`))}
function wi(e,{
max:t=8,
conjunction:n=`and`,
bare:r}={}){
let i=e.slice(0,t).map(e=>r?e:I(e));
let a=e.length-i.length;
if(a>0)
return`${i.join(`, `)} and ${a} more`;
let o=i.pop()??``;
return i.length===0?o:`${i.join(`, `)} ${n} ${o}`}
function L(e,t){
return`${e} ${e===1?t:Ti(t)}`}
function Ti(e){
if(/[^aeiou]y$/.test(e))
return`${e.slice(0,-1)}ies`;
return/(?:s|x|z|ch|sh)$/.test(e)?`${e}es`:`${e}s`}
function Ei(e,t,n){
e.lastIndex=0;
for(
let r=e.exec(t);r!==null;r=e.exec(t))
n(r)}
function Di(e,t=200){
let n=new Map;
return r=>{
let i=n.get(r);
if(i!==void 0||n.has(r))
return i;
let a=e(r);
if(r.length>t)
return a;
n.size===4e3&&n.clear();
n.set(r,a);
return a}}
function R(e){
let t;
return n=>{
t??=new Set(e.split(` `));
return t.has(n.toLowerCase())}}
function Oi(...e){
let t;
let n=n=>{
t??=ki(e.join(` `).split(` `));
return t.get(Ai(n))?.some(e=>n.endsWith(e))??!1};
return e=>n(e)||e.endsWith(`s`)&&n(e.slice(0,-1))}
function ki(e){
let t=new Map;
for(
let n of e){
let e=Ai(n);
let r=t.get(e);
r===void 0?t.set(e,[n]):r.push(n)}
return t}
function Ai(e){
return e.slice(-2)}
const ji=Oi(`passwort passworter passwoerter kennwort kennworter kennwoerter losungswort geheimnis geheim geheimwort geheimzahl`,`zugangsdaten anmeldedaten zugangscode zugangsschluessel zugangsschlussel geheimschluessel geheimschlussel`,`motdepasse mdp passe jeton codesecret clesecrete cleprivee`,`contrasena contrasenya contrasenia clave secreto secreta credenciales credencial`,`senha segredo palavrapasse credenciais parola paroladordine segreto segreta credenziali parolachiave chiavesegreta`,`wachtwoord wachtwoorden wachtzin toegangscode inloggegevens losenord hemlighet`,`passord adgangskode kodeord hemmelighed hemmelighet salasana lykilord`,`haslo hasla tajne tajny heslo hesla jelszo titok sifre sifresi gizli matkhau katasandi sandi rahasia`,`parol sekret mima miyao kouling lingpai pasuwado pasuwaado himitsu bimilbeonho`);
const Mi=R(`passe secret paso clave ordine dordine chiave sandi khau secrete privee`);
let Ni;
const Pi=Oi(`schluessel schlussel llave chave chiave cheie sleutel klucz kulcs nyckel nokkel anahtar klyuch kluch`);
const Fi=R(`cle cles klic klics nogle nogles avain avains kunci kuncis`);
const Ii=`\u043f\u0430\u0440\u043e\u043b\u044c.\u043f\u0430\u0440\u043e\u043b\u044f.\u043f\u0430\u0440\u043e\u043b.\u0441\u0435\u043a\u0440\u0435\u0442.\u0442\u043e\u043a\u0435\u043d.\u0442\u0430\u0454\u043c\u043d\u0438\u0446.\u0442\u0430\u0439\u043d\u0430.\u03ba\u03c9\u03b4\u03b9\u03ba.\u03c3\u03c5\u03bd\u03b8\u03b7\u03bc\u03b1\u03c4\u03b9\u03ba.\u03bc\u03c5\u03c3\u03c4\u03b9\u03ba.\u5bc6\u7801.\u5bc6\u78bc.\u53e3\u4ee4.\u5bc6\u94a5.\u5bc6\u9470.\u79d8\u94a5.\u79d8\u9470.\u4ee4\u724c.\u51ed\u8bc1.\u6191\u8b49.\u51ed\u636e.\u79c1\u94a5.\u79c1\u9470.\u91d1\u9470.\u30d1\u30b9\u30ef\u30fc\u30c9.\u30d1\u30b9\u30d5\u30ec\u30fc\u30ba.\u6697\u8a3c.\u79d8\u5bc6.\u30c8\u30fc\u30af\u30f3.\u5408\u8a00\u8449.\u30b7\u30fc\u30af\u30ec\u30c3\u30c8.\u79d8\u533f.\u8cc7\u683c\u60c5\u5831.\ube44\ubc00\ubc88\ud638.\uc554\ud638.\ube44\ubc00.\ud328\uc2a4\uc6cc\ub4dc.\ud1a0\ud070.\uc2dc\ud06c\ub9bf.\uc778\uc99d\ud0a4.\uc790\uaca9\uc99d\uba85.\u0643\u0644\u0645\u0629 \u0627\u0644\u0633\u0631.\u0643\u0644\u0645\u0629 \u0627\u0644\u0645\u0631\u0648\u0631.\u0643\u0644\u0645\u0629\u0627\u0644\u0633\u0631.\u0643\u0644\u0645\u0629\u0627\u0644\u0645\u0631\u0648\u0631.\u0631\u0645\u0632 \u0639\u0628\u0648\u0631.\u06af\u0630\u0631\u0648\u0627\u0698\u0647.\u05e1\u05d9\u05e1\u05de\u05d4.\u05e1\u05d9\u05e1\u05de\u05d0.\u092a\u093e\u0938\u0935\u0930\u094d\u0921.\u0e23\u0e2b\u0e31\u0e2a\u0e1c\u0e48\u0e32\u0e19`.split(`.`);
const Li=[`\u043a\u043b\u044e\u0447`,`\u03ba\u03bb\u03b5\u03b9\u03b4\u03b9`,`\u05de\u05e4\u05ea\u05d7`,`\u0645\u0641\u062a\u0627\u062d`,`\u9375`,`\ud0a4`];
const Ri=[`wort`,`geheim`,`daten`,`zahl`,`mdp`,`jeton`,`secret`,`contrase`,`clave`,`credenc`,`senha`,`segre`,`parol`,`credenz`,`wacht`,`toegang`,`inlog`,`senord`,`hemmelig`,`hemlig`,`passord`,`adgang`,`kodeord`,`salasana`,`lykil`,`has[l\u0142]`,`tajn`,`hesl`,`jelsz`,`titok`,`ifre`,`gizli`,`matkhau`,`sandi`,`rahasia`,`sekret`,`mima`,`miyao`,`kouling`,`lingpai`,`pasuw`,`himitsu`,`bimil`,`schl[u\u00fc]`,`cl[e\u00e9]`,`llave`,`chave`,`chiave`,`cheie`,`sleutel`,`klucz`,`kl[i\u00ed][c\u010d]`,`kulcs`,`nyckel`,`n[o\u00f8]kkel`,`n[o\u00f8]gle`,`avain`,`anahtar`,`kunci`,`klyuch`,`kluch`,...Ii,...Li,`\u00b5\u03c5\u03c3\u03c4\u03b9\u03ba`].join(`|`);
function zi(e,t){
let n=e.toLowerCase();
if(t.some(ji))
return`secret`;
if(t.some(Mi)&&(Ni??=/(?:mot de passe|code secret|palabra (?:de paso|clave)|palavra passe|parola d ?ordine|parola chiave|kata sandi|mat khau|cle (?:secrete|privee)|phrase secrete)(?: |$)/).test(t.join(` `)))
return`secret`;
if(/[^\0-\u036f]/.test(n)){
if(Ii.some(e=>n.includes(e)))
return`secret`;
if(Li.some(e=>n.includes(e)))
return`maybe`}
return t.some(e=>Pi(e)||Fi(e))?`maybe`:void 0}
const Bi=new Map([[`\u0142`,`l`],[`\u0141`,`L`],[`\u00f8`,`o`],[`\u00d8`,`O`],[`\u00df`,`ss`],[`\u00e6`,`ae`],[`\u0111`,`d`],[`\u0131`,`i`]]);
function Vi(e){
if(/^[\0-\x7f]*$/.test(e))
return e;
return e.normalize(`NFKC`).replace(/[\u00c0-\u024f\u1e00-\u1eff]/g,e=>Bi.get(e)??e.normalize(`NFD`).charAt(0)).replace(/[\u0300-\u036f]/g,``)}
const Hi=Oi(`token secret password passwd passphrase passcode apikey authkey accesskey secretkey privatekey credential authorization bearer pwd cookie mnemonic seedphrase`);
let Ui;
let Wi;
let Gi;
let Ki;
const qi=new Set([`endpoint`,`file`,`path`,`uri`,`url`]);
const Ji=new Set([`count`,`enabled`,`env`,`header`,`helper`,`id`,`limit`,`method`,`name`,`prefix`,`required`,`timeout`,`type`,`var`]);
const Yi=new Set([`max`,`maximum`,`min`,`minimum`,`num`,`total`]);
const Xi=Oi(`pw pword passw passwrd pass passkey privkey signkey encryptionkey signingkey masterkey connectionstring connstr hmac otp salt`);
const Zi=new Set(`otp totp hotp mfa 2fa hmac salt pepper seed psk sas wif xprv pem pfx jwk csrf xsrf cvv cvc nonce netrc htpasswd pgpass sid sig`.split(` `));
let Qi;
const $i=new Set(`algo alg algorithm age count expires expiry expiration flow format issuer length manager mode policy provider rotation rounds scope scopes server service size store strategy ttl version`.split(` `));
let ea;
const ta=Di(e=>{
let t=Vi(e.slice(-100));
let n=ia(t);
if(n===`secret`)
return n;
let r=aa(t);
let i=r.at(-1)??``;
if(qi.has(i))
return;
let a=(r.some(e=>ra(e))||na(r)?`secret`:void 0)??zi(t,r);
if(a===void 0)
return n;
return Ji.has(i)||$i.has(i)||Yi.has(r[0]??``)?`maybe`:a});
function na(e){
return oa(e,`string`,`strings`,`str`,`strs`,`code`,`codes`)&&(Qi??=/(?:connection|conn) (?:string|str)s?(?: |$)|(?:backup|recovery|one time|access|unlock|security) codes?(?: |$)/).test(e.join(` `))}
function ra(e){
let t=e.endsWith(`s`)?e.slice(0,-1):e;
if(Zi.has(e)||Zi.has(t))
return!0;
return Xi(e)&&!(ea??=/(?:com|by|tres|over|under|sur|encom|en)pass$/).test(e)}
const ia=Di(e=>{
let t=aa(e.slice(-100));
let n=t.at(-1)??``;
if(qi.has(n))
return;
if(!sa(t))
return(Ki??=/^(?:.*key|auth|session|signature)s?$/).test(n)?`maybe`:void 0;
return Ji.has(n)||Yi.has(t[0]??``)?`maybe`:`secret`});
function aa(e){
return e.replace(/([a-z0-9])(?=[A-Z])/g,`$1 `).toLowerCase().match(/[a-z]+(?:\d+[a-z]+)*/g)??[]}
function oa(e,...t){
return e.some(e=>t.includes(e))}
function sa(e){
let t=e.join(` `);
return oa(e,`key`,`keys`)&&(Ui??=/(?:api|access|private|secret|license|signing|encryption|account|auth|service|master|session|subscription|client|admin|app) keys?(?: |$)/).test(t)||oa(e,`phrase`,`phrases`)&&(Wi??=/(?:seed|recovery|backup|secret|wallet) phrases?(?: |$)/).test(t)||e.some(e=>Hi(e)||(Gi??=/^(?:pass|pat|pin|dsn|jwt|creds?)$/).test(e))}
const ca=R(`your tu tus vuestra vuestro seu seus sua suas teu tua votre vos ihr ihre ihren dein deine deinen tuo tuoi vostra vostro jouw twoj twoja twoje twojego senin sizin anda kamu cua tvuj tvoje sinun \u0432\u0430\u0448 \u0432\u0430\u0448\u0430 \u0432\u0430\u0448\u0435 \u0432\u0430\u0448\u0438 \u0432\u0430\u0448\u0435\u0433\u043e \u0442\u0432\u043e\u0439 \u0442\u0432\u043e\u044f \u0442\u0432\u043e\u0435 \u0442\u0432\u043e\u0438 \u0432\u0430\u0448\u0456 \u0442\u0432\u0456\u0439`);
const la=R(`su sus suo ton ta tes din dit ditt uw je vas tvoj`);
const ua=R(`here aqui aca ici hier qui tutaj buraya burada disini sini \u0437\u0434\u0435\u0441\u044c \u0441\u044e\u0434\u0430 \u0442\u0443\u0442 \u0441\u044e\u0434\u0438`);
const da=R(`insert paste put enter inserta inserte insertar pega pegue pegar pon introduce introduzca reemplaza reemplace ingresa ingrese escriba insira inserir cole colar coloque digite substitua preencha adicione inserez inserer collez mettez entrez remplacez saisissez renseignez einfugen einfuegen eintragen eingeben ersetzen inserisci inserire incolla sostituisci vul invullen plak vervang wstaw wklej wpisz podaj yapistir yapistirin girin yazin isi masukkan \u0432\u0441\u0442\u0430\u0432\u044c\u0442\u0435 \u0432\u0441\u0442\u0430\u0432\u0438\u0442\u044c \u0432\u0432\u0435\u0434\u0438\u0442\u0435 \u0432\u0432\u0435\u0441\u0442\u0438 \u0443\u043a\u0430\u0436\u0438\u0442\u0435 \u0437\u0430\u043c\u0435\u043d\u0438\u0442\u0435 \u0432\u0441\u0442\u0430\u0432\u0442\u0435 \u0432\u0432\u0435\u0434\u0456\u0442\u044c`);
const fa=R(`username user name host hostname server project domain account email workspace organization org tenant team database id url address`);
const pa=R(`usuario nombre proyecto servidor dominio cuenta correo empresa organizacion equipo nome projeto conta organizacao equipe utilisateur nom projet serveur domaine compte adresse identifiant entreprise benutzer benutzername projekt konto domane utente progetto account gebruiker gebruikersnaam naam domein uzytkownik nazwa konto domena kullanici pengguna nama proyek uzivatel khoa khau anahtari sifresi`);
let ma;
const ha=R(`anahtariniz anahtarin anahtarinizi sifreniz tokeniniz tokenin parolaniz jetonunuz avaimesi`);
const ga=R(`api access acceso acesso acces client app bot base de del da do d der die das den dem des di la le les el los las lo il l o a the to for fur fuer para pour per dla \u0434\u043b\u044f von van of ban su tu un une uma una ein eine einen`);
let _a;
let va;
let ya;
const ba=R(`sk pk pat ghp gho glpat xoxb xoxp xapp sbp hf`);
function xa(e){
return Sa(e).flatMap(e=>{
let t=Ea(e);
if(t!==void 0)
return[t];
return Ta(e).flatMap(e=>Ea(e)??[])})}
function Sa(e){
let t=[];
let n;
for(
let{
0:r,
index:i}of e.matchAll(Ca(e))){
let a=n===void 0?``:e.slice(n.end,i);
let o=a===` `;
let s={
start:i,
end:i+r.length,
text:r,
isApart:o};
o||a===`-`||a===`_`?t.at(-1)?.push(s):e[i-1]!==`-`&&e[i-1]!==`$`?t.push([s]):t.push([]);
n=s}
return t}
function Ca(e){
return/[^\0-\x7f]/.test(e)?/[\p{L}\p{M}\p{N}'\u2019]+/gu:/[A-Za-z\d']+/g}
function wa(e){
return xa(e).some(({
start:t,
end:n,
isPlain:r})=>r&&t===0&&n===e.length)}
function Ta(e){
let t=[];
for(
let n of e)
n.isApart||t.length===0?t.push([n]):t.at(-1)?.push(n);
return t.length>1?t:[]}
function Ea(e){
let t=/^(?:bearer|basic)$/i.test(e[0]?.text??``)&&e[1]?.isApart?e.slice(1):e;
let[n]=t;
let r=t.at(-1);
if(n===void 0||r===void 0||t.length>8)
return;
let i=new Set;
let a=0;
for(
let{
text:e}of t){
let t=Oa(e);
for(
let e of t)
i.add(e);
if(t.length>0||e===n.text&&ba(e))
continue;
if(e===n.text)
return;
a+=1}
if(!Da(i)||a>(t.some(({
isApart:e})=>e)?1:2))
return;
return{
start:n.start,
end:r.end,
isPlain:a===0}}
function Da(e){
let t=e.has(`their key`)||e.has(`their thing`);
let n=t||e.has(`key`)||e.has(`thing`);
if(e.has(`here`))
return n||e.has(`request`);
if(e.has(`yours`))
return n;
return e.has(`maybe yours`)?t:e.has(`request`)&&e.has(`their key`)}
function Oa(e){
if(e.length>40)
return[];
let t=Vi(e).toLowerCase();
if((ya??=/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/).test(t))
return ka(t);
if(ca(t))
return[`yours`];
if(la(t))
return[`maybe yours`];
if(ua(t))
return[`here`];
if(da(t))
return[`request`];
if(ha(t))
return[`yours`,`their key`];
if(fa(t))
return[`thing`];
if(pa(t)||(ma??=/^(?:\u0438\u043c\u044f|\u043f\u043e\u043b\u044c\u0437\u043e\u0432\u0430\u0442|\u043f\u0440\u043e\u0435\u043a\u0442|\u0434\u043e\u043c\u0435\u043d|\u0430\u043a\u043a\u0430\u0443\u043d\u0442|\u0430\u0434\u0440\u0435\u0441|\u043f\u043e\u0447\u0442|\u043b\u043e\u0433\u0438\u043d|\u0441\u0435\u0440\u0432\u0435\u0440|\u0438\u0434\u0435\u043d\u0442\u0438\u0444\u0438\u043a\u0430\u0442\u043e\u0440|\u043e\u0440\u0433\u0430\u043d\u0438\u0437\u0430\u0446|\u043a\u043e\u0440\u0438\u0441\u0442\u0443\u0432\u0430\u0447)/).test(t))
return[`their thing`];
if(zi(t,[t])!==void 0)
return[`their key`];
if(ia(t)!==void 0)
return[`key`];
return ga(t)?[`filler`]:[]}
function ka(e){
if(/[a-z\d]/.test(e.replace(/api|key|token|secret|id|url/g,``)))
return[];
let t=[];
(_a??=/[\u4f60\u60a8]\u7684|\u5728\u6b64|\u6b64\u5904|\u6b64\u8655|\u8fd9\u91cc|\u9019\u88e1|\u586b[\u5199\u5165\u5beb]|\u8f93\u5165|\u8f38\u5165|\u66ff\u6362|\u7c98\u8d34|\u3042\u306a\u305f\u306e|\u3053\u3053\u306b|\u3092\u5165\u529b|\ub2f9\uc2e0\uc758|\uadc0\ud558\uc758|\uc5ec\uae30\uc5d0|\uc785\ub825/).test(e)&&t.push(`yours`);
(zi(e,[])!==void 0||ia(e)!==void 0)&&t.push(`their key`);
(va??=/\u7528\u6237|\u7528\u6236|\u8d26\u53f7|\u5e33\u865f|\u90ae\u7bb1|\u57df\u540d|\u9879\u76ee|\u5c08\u6848|\u5730\u5740|\u6570\u636e\u5e93|\u30ad\u30fc|\u30e6\u30fc\u30b6\u30fc|\u30a2\u30c9\u30ec\u30b9|\u30c9\u30e1\u30a4\u30f3|\u30d7\u30ed\u30b8\u30a7\u30af\u30c8|\uc0ac\uc6a9\uc790|\uc544\uc774\ub514|\uc8fc\uc18c|\ub3c4\uba54\uc778|\ud504\ub85c\uc81d\ud2b8/).test(e)&&t.push(`their thing`);
return t}
const Aa=RegExp(`(?<![A-Za-z0-9])(?:${`gh[opsur]_,github_pat_,glpat-,sk-,[spr]k_(?:live|test)_,xox[a-z]-,xapp-,AKIA,ASIA,AIza,AQ\\.,ya29\\.,eyJ,sbp_,sb_secret_,fig[du]_,npm_,hf_,pypi-,do[opr]_v1_,SG\\.,key-,ctx7sk-,tvly-,fc-,BSA,gsk_,xai-,pplx-,nvapi-,r8_,re_,ntn_,secret_,lin_api_,apify_api_,dckr_pat_,whsec_,shp(?:at|ca|pa|ss)_,sntry[su]_,hvs\\.,ATATT,PMAK-,AGE-SECRET-KEY-`.split(`,`).join(`|`)})(?=[\\w.=+/~-]{8})([\\w.=+/~-]*)`,`g`);
const ja=/(?=[A-Za-z0-9\\][\w+/.:~%\\-]{15})[\w+/.:~%\\-]*={0,3}/g;
let Ma;
function Na(e,t){
Ei(Aa,e,e=>{
Wa(e[1]??``)&&t(e.index,e.index+e[0].length)})}
function Pa(e,t,n){
let r=0;
for(
let[i,a]of[...t,[e.length,e.length]]){
Fa(e.slice(r,i),r,n);
r=a}}
function Fa(e,t,n){
Ei(ja,e,({
0:e,
index:r})=>{
La(e)&&n(t+r,t+r+e.length)})}
function Ia(e){
for(
let t of e.matchAll(Aa))
if(Wa(t[1]??``))
return!0;
for(
let t of e.matchAll(ja))
if(La(t[0]))
return!0;
return!1}
function La(e){
if(e.length<16)
return!1;
if((Ma??=/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i).test(e))
return!0;
if(!/\d/.test(e)||!/[A-Za-z]/.test(e))
return Ha(e);
return!Ra(e)}
function Ra(e){
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
if(i.length>=32||!Ba(i))
return!1}else{
r++;
if(!za(i)&&!(t&&/^[A-Z]+\d{1,2}[A-Z]+$/.test(i)))
return!1}}
return r<3||r*2<=n}
function za(e){
if(e.length>=16)
return!1;
if(/^(?:\d{2}T\d{2}|\d{1,9}Z)$/.test(e))
return!0;
if(/^(?:[a-z]+\d{1,2}[a-z]+|[A-Z][a-z]+\d{1,2}[A-Z][a-z]+)$/.test(e))
return Ba(e.replace(/\d/g,``));
let t=/^(?:([A-Za-z]+)\d{1,4}|\d{1,4}([A-Za-z]+))$/.exec(e)?.slice(1).join(``);
return t!==void 0&&Ba(t)}
function Ba(e){
let t=e.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)??[];
if(t.length*4>e.length+3)
return!1;
return Ua(e)<=Math.max(1,e.length/5)&&t.every(Va)}
function Va(e){
return!/[bcdfghj-np-tvwxz]{6}/i.test(e)}
function Ha(e){
for(
let[t]of e.matchAll(/(?=[A-Za-z]{16})[A-Za-z]+/g))
if(Ua(t)*5>t.length)
return!0;
return!1}
function Ua(e){
return e.match(/[a-z](?=[A-Z])/g)?.length??0}
function Wa(e){
return e.length>=8&&(/\d/.test(e)&&!Ga(e)||/[a-z]/.test(e)&&/[A-Z]/.test(e))}
function Ga(e){
return e.length<32&&/^(?:[a-z]{1,12}|\d{1,2}|v\d{1,2})(?:[-_./](?:[a-z]{1,12}\d{0,2}|\d{1,2}))+$/.test(e)}
const Ka=new RegExp([/\$\{\{\s*[\w.-]+\s*\}\}/,/\$\{(?:[A-Za-z]+:)?[A-Za-z_][\w.]*(?::?[-?=+])?\}/,/\$\{[A-Za-z_]\w*:?[-?=+]/,/@\{[A-Z_][A-Z0-9_]*\}/,/\$\{input:[\w-]+\}/,/\{(?:env|file|input):[^{}\s"']{1,200}\}/,/\{\{[^{}]{0,80}\}\}/,/\$(?:env|input):[\w-]+/,/\$[A-Z_][A-Z0-9_]*/,/%[A-Z_][A-Z0-9_]*%/,/<[^<>"\s][^<>"\n]{0,80}>/].map(e=>e.source).join(`|`),`g`);
let qa;
let Ja;
let Ya;
function z(e,t,n,r){
let i=e.slice(t,n);
if(Za(i.trim()))
return;
let a=(qa??=/^\s*(?:(?:bearer|basic|token|apikey|digest|negotiate)[ \t]+)?/i).exec(i)?.[0].length??0;
if(Za(i.slice(a).trim()))
return;
let o=a;
for(
let e of i.matchAll(Ka)){
if(e.index<o||!Qa(e[0]))
continue;
Xa(i.slice(o,e.index))||r(t+o,t+e.index);
o=e.index+e[0].length}
let s=i.slice(o);
if(o>a&&Xa(s))
return;
r(t+o,n-(o>a&&s.endsWith(`}`)?1:0))}
function Xa(e){
return e.length<4&&!/[A-Za-z0-9]/.test(e)&&(/^[\0-\x7f]*$/.test(e)||!/[\p{L}\p{N}]/u.test(e))}
function Za(e){
if(e.length>120)
return!1;
return(Ja??=/^\W*(?:(?:your|insert|replace|enter|paste|changeme|placeholder|redacted|todo)[A-Za-z _.'-]{0,100}|[A-Z][A-Z_-]{0,100}[_-]HERE|[xX*.\u2022_-]+)\W*$/i).test(e)&&!Ia(e)||(Ya??=/^[A-Z]+(?:_[A-Z]+)*_(?:KEY|TOKEN|SECRET|PASSWORD|PASS|PAT|CREDENTIALS?)$/).test(e)||wa(e)}
function Qa(e){
if(/^\$[A-Z_]/.test(e))
return Ra(e);
return!Ia(e)}
const $a=`-u|-U|--(?:proxy-)?user(?:info|pwd|pass)?|--(?:http-|proxy-)?(?:basic-)?auth|--credentials?|--login`;
const eo=RegExp(`^(?:${$a})$`);
const to=RegExp(`(?<![\\w-])(?:${$a})(?:=|\\\\*["'\`]?[\\s,]+|)\\\\*["'\`]?[^\\s"'\`:,\\\\/=]{1,80}:([^\\s"'\`,\\\\]+)`,`g`);
let no;
const ro=/^(?:\d+(?:[:-]\d+)*(?:\/\w+)?|[:./@~$%<].*|(?:ort|ath|rofile|roject|refix|rint|ackage|lugin|latform|rod|reset|rompt|retty|ublic|rotocol|rovider|roxy|ipe|arallel|aram|ersist|review|rogress|ush|ull|age|arent|arse|atch|attern|assive|lain|olicy|ool|riority|rivate|urge|ython|roperty|roperties|erformance|rune|oll)s?(?:$|[^A-Za-z].*))$/;
function io(e,t){
if(!e.includes(`-`))
return;
Ei(to,e,({
index:n,
0:r,
1:i=``})=>{
/^\d{1,5}$/.test(i)||z(e,n+r.length-i.length,n+r.length,t)});
Ei(no??=/(?<![\w$/@.-])-p([^\s"'`=,\\{}]{4,})/g,e,({
index:n,
0:r,
1:i=``})=>{
ro.test(i)||z(e,n+2,n+r.length,t)})}
function ao(e,t){
if(eo.test(e)){
let e=t.indexOf(`:`);
return e===-1||/^\d+:\d+$/.test(t)||t.startsWith(`//`,e+1)?void 0:e+1}
return e===`-p`&&t.length>=4&&!t.startsWith(`-`)&&!ro.test(t)&&!t.includes(`/`)?0:void 0}
const oo=/(\\*)("""|'''|["'`])/y;
const so={
line:/[\n\r]|["'`](?![^\s,\]}):;&|])/g,
word:/\s|["'`](?![^\s,\]}):;&|])/g,
parameter:/[\s"'`&]/g};
function co(e,t,n){
oo.lastIndex=t;
let r=oo.exec(e);
if(r!==null)
return lo(e,oo.lastIndex,r[1]?.length??0,r[2]??`"`);
let i=so[n];
i.lastIndex=t;
let a=i.exec(e)?.index??e.length;
return{
start:t,
end:a,
quoted:!1,
next:a}}
function lo(e,t,n,r){
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
let o=uo(e,t,i);
if(!fo(o,n))
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
function uo(e,t,n){
let r=n;
for(;r>t&&e[r-1]===`\\`;)
r--;
return n-r}
function fo(e,t){
if(e%2==0)
return!0;
return t>0&&fo((e-1)/2,Math.floor((t-1)/2))}
const po=new RegExp([`token|secret|pass|pwd|key|cred|auth|bearer|cookie|session|signature|dsn|jwt|pat|pin|mnemonic|phrase`,`pw|otp|mfa|2fa|hmac|salt|pepper|seed|psk|sas|wif|xprv|pem|pfx|jwk|srf|cvv|cvc|sid|sig|netrc|conn|code`,Ri].join(`|`));
const mo=`\\w.\\-\\u00b5\\u00c0-\\u1fff\\u3005-\\u3007\\u3031-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefe`;
const ho=RegExp(`[${mo}]*`,`y`);
const go=RegExp(`[${mo}]`);
let _o;
let vo;
let yo;
let bo;
let xo;
let So;
const Co=/[^{}]{0,300}?\b(?:value|default)\\*["'`]?\s{0,9}[:=][ \t]*/y;
let wo;
let To;
let Eo;
let Do;
let Oo;
let ko;
let Ao;
let jo;
let Mo;
const No=/[ \t]*\r?\n[ \t]+(?:-[ \t]+)?([^\s:{}[\]"'#-][^\s:]*)(?=[ \t]*(?:\r?\n|$))/y;
let Po;
let Fo;
let Io;
let Lo;
let Ro;
let zo;
let Bo;
const Vo=/^\d{1,6}$|^[A-Za-z]{1,20}\d?(?:[-_ ][A-Za-z]{1,20}\d?)*$/;
let Ho;
let Uo;
function Wo(e,t){
let n=0;
let r=0;
let i=Go(e);
return a=>{
for(;n<a;){
let o=i.slice(n,a+20).search(po);
if(o===-1||n+o>=a){
n=a;
return}
let s=ss(e,n+o,r);
let c=B(ho,e,n+o);
let l=ta(Ko(e,s)+e.slice(s,c));
r=l===void 0?c:qo(e,{
start:s,
end:c},l,t);
n=Math.max(r,c,n+o+1)}}}
function Go(e){
let t=e.toLowerCase();
return t.length===e.length?t:e.replaceAll(`\u0130`,`i`).toLowerCase()}
function Ko(e,t){
return/(?<![A-Za-z])[A-Za-z]+ $/.exec(e.slice(Math.max(0,t-30),t))?.[0]??``}
function qo(e,t,n,r){
let i=e.slice(Math.max(0,t.start-30),t.start);
if((Eo??=/\$\{(?:[A-Za-z]{1,10}:)?$/).test(i))
return Yo(e,t.end,r);
let a=B(vo??=/\\*["'`]?\s*(?::{1,2}=?|=>|={1,2})[ \t]*/y,e,Math.max(t.end,B(_o??=/(?:[ '\u2019][\w\u00c0-\u024f]{1,20}){1,4}(?=\\*["`]\s{0,9}:)/y,e,t.end)));
if(a!==-1)
return Xo(e,a,n,e.slice(t.end,a).includes(`:`)?`line`:Jo(i),r);
if(e[t.start]===`-`)
return ns(e,t.end,n,r);
if((wo??=/(?:^|[\s"'`])login(?:\s|\\[nt])+[^\s"'`\\]+(?:\s|\\[nt])+$/).test(e.slice(Math.max(0,t.start-200),t.start))){
let i=B(To??=/(?:\s|\\[nt])+/y,e,t.end);
if(i!==-1)
return es(e,co(e,i,`word`),n,r)}
if((So??=/\bname\\*["'`]?\s{0,9}[:=]\s{0,9}\\*["'`]?$/).test(i)){
let i=B(Co,e,t.end);
if(i!==-1)
return Xo(e,i,n,`line`,r)}
return t.end}
function Jo(e){
if(/[?&]$/.test(e)&&!e.endsWith(`&&`))
return`parameter`;
return/["'`]$|(?:^|[\r\n])[ \t]*(?:-[ \t]+)?$/.test(e)?`line`:`word`}
function Yo(e,t,n){
let r=B(Do??=/:?[-?=+]/y,e,t);
if(r===-1)
return t;
let i=B(Oo??=/[^{}\n\r"'`]*/y,e,r);
z(e,r,i,n);
return i}
function Xo(e,t,n,r,i){
if(e[t]===`[`)
return is(e,t,n,i);
if(B(Io??=/\{(?=[\s"'{[}\\]|$)/y,e,t)!==-1){
$o(e,t,n,i);
return t}
if(r===`line`){
Zo(e,t,n,i);
let r=B(Mo??=/[|>][-+0-9]{0,3}[ \t]*(?:#[^\n]*)?\r?\n/y,e,t);
if(r!==-1)
return as(e,t,r,i);
if(e[t]===`
`||e[t]===`\r`)
return rs(e,t,n,i)}
return es(e,co(e,Qo(e,t),r),n,i)}
function Zo(e,t,n,r){
let i=B(ko??=/(?:\/\*[^*\n\r]{0,300}\*\/[ \t]*)+/y,e,t);
i!==-1&&es(e,co(e,i,`line`),n,r);
let a=B(Ao??=/(?:#|\/\/)[^\n\r]{0,300}(?:\r?\n[ \t]*(?:#|\/\/)[^\n\r]{0,300}){0,9}(?=\r?\n)/y,e,t);
a!==-1&&rs(e,a,n,r)}
function Qo(e,t){
let n=t;
for(
let r=t;r!==-1;r=B(jo??=/[!&][^\s"']*[ \t]+/y,e,n))
n=r;
return/["']/.test(e[n]??``)?n:t}
function $o(e,t,n,r){
let i=B(Co,e,t+1);
i!==-1&&e[i]!==`{`&&Xo(e,i,n,`line`,r)}
function es(e,t,n,r){
if(!t.quoted&&B(Bo??=/(?:true|false|null|none|yes|no|on|off|~|-?\d{1,5}(?:\.\d{1,3})?)(?=[ \t]+#|[ \t]*(?:,\s*(?:[\\"'}\]]|$)|[}\]](?:[\s,}\]]|$)|[\r\n]|$))/iy,e,t.start)!==-1)
return t.start;
n!==`secret`&&Vo.test(e.slice(t.start,t.end))||z(e,t.start,t.end,r);
return t.next}
function ts(e,t,n){
t!==`secret`&&Vo.test(e)||z(e,0,e.length,n)}
function ns(e,t,n,r){
let i=B(xo??=/\\*["'`]?[ \t]*\r?\n[ \t]*-[ \t]+/y,e,t);
let a=i===-1?B(yo??=/\\*["'`]\s*,\s*(?=\\*["'`])/y,e,t):i;
let o=a===-1?B(bo??=/[ \t]+(?=\S)/y,e,t):a;
if(o===-1)
return t;
let s=co(e,o,i===-1?`word`:`line`);
if(B(Ho??=/-?-[A-Za-z]/y,e,s.start)!==-1)
return o;
if(!s.quoted&&B(Uo??=/[a-z]{1,4}(?=[,.;]?(?:\s|$))/y,e,s.start)!==-1)
return o;
return es(e,s,n,r)}
function rs(e,t,n,r){
let i=B(Po??=/[ \t]*\r?\n(?:[ \t][^\n]{0,300}\n){0,3}?[ \t]+(?:value|default)[ \t]*:[ \t]*(?=\S)/y,e,t);
if(i!==-1){
es(e,co(e,i,`line`),n,r);
return t}
let a=B(Fo??=/\s*(?=\\*["'`])/y,e,t);
if(a!==-1){
let i=co(e,a,`word`);
return/^\s{0,9}:/.test(e.slice(i.next,i.next+10))?t:es(e,i,n,r)}
let o=t;
No.lastIndex=t;
for(
let t=No.exec(e);t!==null;t=No.exec(e)){
let n=No.lastIndex;
z(e,n-(t[1]?.length??0),n,r);
o=n}
return o}
function is(e,t,n,r){
let i=B(Lo??=/\[\s*/y,e,t);
for(;i<e.length&&e[i]!==`]`;){
let t=B(zo??=/[^\],\r\n"']+/y,e,i);
let a=t===-1?co(e,i,`word`):{
start:i,
end:t,
quoted:!1,
next:t};
if(a.next===i)
return i;
es(e,a,n,r);
i=B(Ro??=/[\s,]*/y,e,a.next)}
return i}
function as(e,t,n,r){
let i=os(e,e.lastIndexOf(`
`,t-1)+1);
let a=n;
for(;a<e.length;){
let t=e.indexOf(`
`,a);
let n=t===-1?e.length:t;
let o=os(e,a);
if(!(a+o>=n||e[a+o]===`\r`)&&o<=i)
break;
r(a+Math.min(o,n-a),n);
a=n+1}
return Math.min(a,e.length)}
function os(e,t){
return B(/ */y,e,t)-t}
function ss(e,t,n){
let r=t;
let i=Math.max(n,t-100);
for(;r>i&&go.test(e[r-1]??``);)
r--;
return r}
function B(e,t,n){
e.lastIndex=n;
return e.test(t)?e.lastIndex:-1}
const cs=`-----BEGIN `;
let ls;
function us(e,t){
let n=e.indexOf(cs);
let r=0;
for(;n!==-1;){
let i=/-----BEGIN [A-Z0-9 ]{1,60}-----/y;
i.lastIndex=n;
let a=i.test(e)?i.lastIndex:n+11;
r<a&&(r=ds(e,`-----END `,a));
let o=a+((ls??=/^[\w+/=\s\\,:-]*/).exec(e.slice(a,r))?.[0].length??0);
t(a,o);
n=e.indexOf(cs,o)}}
function ds(e,t,n){
let r=e.indexOf(t,n);
return r===-1?e.length:r}
let fs;
function ps(e,t){
Ei(fs??=/(["'`:=][ \t]{0,9})?\b(?:bearer|basic|token|apikey)[ \t]+([^\s"'`,;]+)/gi,e,n=>{
let r=n[2]??``;
let i=n.index+n[0].length;
(n[1]!==void 0&&/^(?:\\*["'`]|\s*$)/m.test(e.slice(i,i+9))||r.length>=8&&!ms(r))&&z(e,i-r.length,i,t)})}
function ms(e){
return/^[\w.()?!:-]*$/.test(e)&&Ra(e)}
var hs=class{
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
const gs=2e3;
const _s=/[\s"'`]/g;
let vs;
function ys(e,t,n){
return{
start:bs(e,t),
end:xs(e,n)}}
function bs(e,t){
let n=Math.max(0,t-gs);
for(
let r=t;r>n;r--)
if(Ss(e,r-1))
return r;
for(
let n=t;n>0;n--)
if(Ss(e,n-1)||Cs(e,n))
return n;
return 0}
function xs(e,t){
let n=e.slice(t,t+gs).search(/[\n\r]/);
if(n!==-1)
return t+n;
_s.lastIndex=t;
return _s.exec(e)?.index??e.length}
function Ss(e,t){
return e[t]===`
`||e[t]===`\r`}
function Cs(e,t){
let n=e[t];
if(n===`"`||n===`'`||n==="`")
return!0;
if(n!==` `&&n!==`	`)
return!1;
return!/[\s"'`:=]/.test(e[t-1]??``)&&!(vs??=/(?:bearer|basic|token|apikey)$/i).test(e.slice(Math.max(0,t-6),t))}
const ws=/:\\?\/\\?\//g;
let Ts;
const Es=/[^\s"'`]*/y;
let Ds;
function Os(e){
let t=[];
ws.lastIndex=0;
for(;ws.test(e);){
let n=ws.lastIndex;
Es.lastIndex=n;
Es.test(e);
t.push([n,Es.lastIndex]);
ws.lastIndex=Es.lastIndex}
return t}
function ks(e,t,n,r=n){
for(
let[i,a]of t){
let t=e.slice(i,a);
let o=As(e,{
start:i,
body:t},n,r);
let s=t.slice(o).search(/[?#]/);
let c=s===-1?t.length:o+s;
Ms(e,i+o,i+c,n);
Ps(e,i+c,a,r)}}
function As(e,{
start:t,
body:n},r,i){
let a=js(n,(Ts??=/https?:\\?\/\\?\/$/i).test(e.slice(Math.max(0,t-8),t)));
if(a===-1)
return 0;
let o=n.slice(0,a).search(/:(?![-?=+]|[A-Za-z_]\w*\})/);
if(o===-1)
z(e,t,t+a,r);else{
z(e,t,t+o,i);
z(e,t+o+1,t+a,r)}
return a+1}
function js(e,t){
if(!t)
return e.lastIndexOf(`@`);
let n=/^[^/?#\\]*/.exec(e)?.[0]??``;
let r=n.lastIndexOf(`@`);
let i=!/^[^@[\]]*:(?!\d{0,5}$)/.test(n);
return r!==-1||i?r:e.lastIndexOf(`@`)}
function Ms(e,t,n,r){
for(
let i of e.slice(t,n).matchAll(/[^/\\]+/g)){
let[n]=i;
if(!Ns(i.index===0?n.replace(Ds??=/(?<![A-Za-z0-9])\d{9,13}(?![A-Za-z0-9])/g,`0`):n))
continue;
z(e,t+i.index,t+i.index+n.length,r)}}
function Ns(e){
if(La(e)||Ia(e))
return!0;
return e.length>=24&&/^[A-Za-z]+$/.test(e)}
function Ps(e,t,n,r){
for(
let i of e.slice(t,n).matchAll(/[^&]+/g)){
let[n]=i;
let a=t+i.index;
let o=n.indexOf(`=`);
let s=o===-1?n:n.slice(0,o);
Ia(s)&&z(e,a,a+s.length,r);
o!==-1&&z(e,a+o+1,a+n.length,r)}}
function Fs(e){
let t=new hs;
zs(e.length,t.add,()=>{
us(e,t.add);
Wo(e,t.add)(e.length);
Bs(e,t.add)});
return Vs(e,0,e.length,t)}
function Is(e){
let t=new hs;
zs(e.length,t.add,()=>{
us(e,t.add);
Wo(e,t.add)(e.length);
Bs(e,t.add,(n,r)=>{
(Ls??=/^[A-Za-z]+(?:[-_.][A-Za-z]+)*\d{0,2}$/).test(e.slice(n,r))||t.add(n,r)})});
return[...t.within(0,e.length)]}
let Ls;
var Rs=class{
#e;
#t=new hs;
#n;
#r=[];
constructor(e){
this.#e=e;
zs(e.length,this.#t.add,()=>us(e,this.#t.add));
let t=Wo(e,this.#t.add);
this.#n=e=>zs(e,this.#t.add,()=>t(e))}
slice(e,t){
let n=this.#r.find(({
start:n,
end:r})=>n<=e&&t<=r)??this.#i(e,t);
return n.text.slice(e-n.start,t-n.start)}
#i(e,t){
let{
start:n,
end:r}=ys(this.#e,e,t);
this.#n(r);
let i=new hs;
for(
let e of this.#t.within(n,r))
i.add(...e);
let a=this.#e.slice(n,r+9);
let o=(e,t)=>i.add(n+e,n+t);
zs(a.length,o,()=>Bs(a,o));
let s={
start:n,
end:r,
text:Vs(this.#e,n,r,i)};
this.#r=[s,...this.#r.slice(0,3)];
return s}};
function zs(e,t,n){
try{
n()}catch(n){
if(!(n instanceof RangeError))
throw n;
t(0,e)}}
function Bs(e,t,n=t){
let r=Os(e);
ps(e,t);
io(e,t);
ks(e,r,t,n);
Na(e,t);
Pa(e,r,t)}
function Vs(e,t,n,r){
return r.isEmpty?e.slice(t,n):Hs(e,t,n,r.within(t,n))}
function Hs(e,t,n,r){
let i=[];
let a=t;
for(
let[t,n]of r){
i.push(e.slice(a,t),Us(e.slice(t,n)));
a=n}
return i.join(``)+e.slice(a,n)}
function Us(e){
return e.split(/([\n\r\u2028\u2029])/).map((e,t)=>t%2==0?`\u2022`.repeat(e.length):e).join(``)}
function V(e,t,n=1/0){
if(e.length===0||e.length>100)
return;
let r=Math.min(Math.max(1,Math.floor(e.length/3)),e.length-1,n);
let i=e.toLowerCase();
let a=r+1;
let o;
for(
let n of new Set(t)){
if(Math.abs(n.length-e.length)>r)
continue;
let t=Ws(i,n.toLowerCase());
if(t>a)
continue;
o=t<a?n:void 0;
a=t}
return a>r?void 0:o}
function Ws(e,t){
let n=[];
let r=Array.from({
length:t.length+1},(e,t)=>t);
for(
let i=1;i<=e.length;i++){
let a=[i];
for(
let o=1;o<=t.length;o++){
let s=e[i-1]===t[o-1];
let c=Math.min(Gs(r[o])+1,Gs(a[o-1])+1,Gs(r[o-1])+ +!s);
i>1&&o>1&&e[i-1]===t[o-2]&&e[i-2]===t[o-1]&&(c=Math.min(c,Gs(n[o-2])+1));
a.push(c)}
n=r;
r=a}
return Gs(r[t.length])}
function Gs(e){
return e??1/0}
function Ks(e,t){
let n=0;
for(;n<e.length&&e[n]===t[n];)
n+=1;
let[r,i]=[e.length,t.length];
for(;r>n&&i>n&&e[r-1]===t[i-1];){
--r;
--i}
let[a,o]=[e.slice(n,r),t.slice(n,i)];
if(a.length<=1&&o.length<=1)
return!0;
return a.length===2&&o.length===2&&a[0]===o[1]&&a[1]===o[0]}
var H=class extends Error{
name=`UsageError`};
var qs=e.__exportAll({
plainLines:()=>Ci});
const Js=[`error`,`warning`,`info`,`never`];
function Ys(e,t){
return Js.indexOf(e)<=Js.indexOf(t)&&t!==`never`}
function Xs(e){
return{
place:e,
message:Qs}}
function Zs({
message:e}){
return e===Qs}
const Qs=`another one`;
const $s={
fine:`info`,
ignored:`warning`,
warns:`warning`,
"skips-server":`error`,
"drops-server":`error`,
"fails-server":`error`,
"hides-tools":`error`,
"refuses-file":`error`,
"refuses-plugin":`error`,
"skips-servers":`error`,
"drops-file":`error`,
crashes:`error`};
const ec={
R:`error`,
H:`error`,
M:`warning`,
I:`warning`,
L:`info`};
const tc=[`info`,`warning`,`error`];
function nc(e){
return e.slice(0,e.indexOf(`:`))}
function rc(e){
return ic($s[e.effect],ec[nc(e.by)])}
function ic(e,t){
return tc.indexOf(e)<tc.indexOf(t)?e:t}
function ac(e){
return $s[e]===`error`}
function oc(e){
return[`skips-server`,`drops-server`,`fails-server`,`hides-tools`].includes(e)}
function sc(e,t,n=`it`){
switch(e.effect){case`fine`:
return`${t} loads it all the same`;case`ignored`:
return`${t} ignores ${n}`;case`warns`:
return`${t} loads the file with a warning`;case`skips-server`:
return`${t} skips the server`;case`drops-server`:
return`${t} drops the server without a word`;case`fails-server`:
return`${t} cannot start the server`;case`hides-tools`:
return`${t} offers none of its tools`;case`refuses-file`:
return`${t} refuses the whole file`;case`refuses-plugin`:
return`${t} refuses the plugin`;case`skips-servers`:
return`${t} loads no server from it, and says so`;case`drops-file`:
return`${t} loads nothing from the file, without a word`;case`crashes`:
return`${t} fails on the whole file`}}
function cc(e){
return e.map(e=>({
finding:e,
path:e.place.document.path,
start:Pt(e.place).start})).sort((e,t)=>lc(e.path,t.path)||e.start-t.start||lc(e.finding.rule,t.finding.rule)||lc(e.finding.message,t.finding.message)).map(({
finding:e})=>e)}
function lc(e,t){
if(e===t)
return 0;
return e<t?-1:1}
function uc(e){
return[fc(e),dc(e),pc(e),gc(e),mc(e),hc(e)].filter(Boolean).join(`; `)}
function dc({
summary:e,
findings:t,
files:n,
pages:r,
recorded:i}){
let{
errors:a,
warnings:o,
infos:s,
suppressed:c}=e;
if(i!==void 0)
return`recorded ${L(i.findings,`finding`)} in ${F(i.baseline)}`;
let l=a+o+s;
if(l===0)
return n.length===0&&r===void 0&&c===0?``:`no problems`;
let u=[L(a,`error`),L(o,`warning`),L(s,`info`)];
let d=new Set(t.map(e=>e.place.document.path)).size;
return`${L(l,`problem`)} (${u.join(`, `)}) in ${L(d,`file`)}`}
function fc({
fixed:e=[],
changed:t=0}){
return e.length===0?``:`fixed ${L(e.length,`problem`)} in ${L(t,`file`)}`}
function pc({
fixes:e,
fixed:t}){
let n=[...e.values()].filter(({
safety:e})=>e===`safe`).length;
let r=e.size-n;
if(t!==void 0)
return r===0?``:`${r} fixable with --unsafe-fixes`;
if(n===0)
return r===0?``:`${r} fixable with --fix --unsafe-fixes`;
return`${n} fixable with --fix${r===0?``:`, ${r} more with --unsafe-fixes`}`}
function mc({
summary:{
ignoredByGit:e,
ignoredByConfig:t}}){
if(e===0)
return t===0?``:`${L(t,`file`)} ignored by mcp-lint.json`;
let n=t===0?``:`, ${t} by mcp-lint.json`;
return`${L(e,`file`)} ignored by git${n}`}
function hc({
summary:{
suppressed:e,
rulesOff:t},
recorded:n}){
let r=e-(n?.findings??0);
return[r===0?``:`${L(r,`finding`)} suppressed`,t===0?``:`${L(t,`rule`)} switched off`].filter(Boolean).join(`; `)}
function gc({
looked:e,
files:t,
pages:n,
untouched:r=0,
summary:i}){
let a=r===0?``:`${L(r,`file`)} ${r===1?`is`:`are`} untouched`;
let o=n&&_c(n);
if(t.length===0&&o!==void 0)
return[`checked ${o}`,a].filter(Boolean).join(`; `);
if(t.length===0&&a!==``)
return a;
if(t.length===0)
return`no MCP configuration of a known client found in ${F(e)}`;
let s=new Map;
for(
let{
clientName:e,
isStray:n}of t)
n||s.set(e,(s.get(e)??0)+1);
let c=[...s].sort((e,t)=>t[1]-e[1]||lc(e[0],t[0])).map(([e,t])=>`${e} ${t}`);
let l=t.filter(({
isStray:e})=>e).length;
l>0&&c.push(`no known client ${l} ("files" in mcp-lint.json can say whose ${vc(l)})`);
return[`checked ${L(i.files,`file`)}: ${c.join(`, `)}`,o,a].filter(Boolean).join(`; `)}
function _c({
pages:e,
blocks:t,
workflows:n,
texts:r}){
return[e===0?``:`${L(t,`block`)} in ${L(e,`page`)} of Markdown`,n===0?``:`${L(r,`configuration`)} in ${L(n,`workflow`)}`].filter(Boolean).join(`, `)}
function vc(e){
return e===1?`it is`:`they are`}
var yc=class e{
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
function bc(e,t,n=Si){
return Object.assign((e,...r)=>{
let i=e[0]??``;
for(
let n=0;n<r.length;n++)
i+=xc(r[n]??``,t)+e[n+1];
return Sc(i,n)},{
joined:(e,t)=>Sc(e.map(e=>Cc(e)).join(Cc(t)),n)})}
function xc(e,t){
if(typeof e==`string`)
return t(e);
return typeof e==`number`?String(e):Cc(e)}
function Sc(e,t=Si){
return new yc(e,t)}
function Cc(e){
return yc.textOf(e)}
function wc(e){
return yc.finished(e)}
const Tc=bc(`text`,F);
function Ec(e){
return/^(?:~?\/|[A-Za-z]:\/)/.test(e)}
function Dc(e,{
cwdPrefix:t}){
if(Ec(e))
return e;
let n=t+e;
return/^\s*::/.test(n)?`./${n}`:n}
function Oc(e,t,n){
let r=t=>e.filter(e=>e.severity===t).length;
return{
files:t.length,
servers:t.reduce((e,{
servers:t})=>e+t.length,0),
errors:r(`error`),
warnings:r(`warning`),
infos:r(`info`),
suppressed:n.suppressed,
ignoredByGit:n.ignoredByGit,
ignoredByConfig:n.ignoredByConfig,
rulesOff:n.rulesOff}}
const kc={
text:()=>Q(`./text.js`,`text_exports`),
json:()=>Promise.resolve().then(()=>require("./json4.js")),
sarif:()=>Promise.resolve().then(()=>require("./sarif.js")),
github:()=>Promise.resolve().then(()=>require("./github.js")),
markdown:()=>Promise.resolve().then(()=>require("./markdown2.js")),
junit:()=>Promise.resolve().then(()=>require("./junit.js")),
gitlab:()=>Promise.resolve().then(()=>require("./gitlab.js"))};
const Ac=Object.keys(kc);
async function jc(e,t,n){
if(e===`text`&&t.findings.length===0&&t.fixed===void 0)
return wc(Tc`${uc(t)}\n`);
let{
default:r}=await kc[e]();
let i=r.withRules?await n.loadRules?.():void 0;
return r.write(t,{...n,
rules:i??[]})}
const Mc=new Map;
function Nc(e,{
root:t,
looked:n,
files:r,
pages:i,
suppressed:a,
leftOut:o,
recorded:s}){
let c=Lc(cc(e));
let l=new Set(c.map(e=>e.place.document.path));
return{
root:t,
looked:n,
files:r.map(e=>e.status===`ok`&&l.has(e.path)?{...e,
status:`findings`}:e),
pages:i,
findings:c,
recorded:s,
fixes:Mc,
summary:Oc(c,r,{
suppressed:a,...o})}}
function Pc({
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
status:Ic(e)?`unreadable`:`ok`,...n.stray&&{
isStray:!0}}}
function Fc(e){
if(e.length===0)
return;
let t=e=>/\.ya?ml$/.test(e);
let n=e.map(({
document:e})=>e.path);
let r=n.filter(t);
let i=n.filter(e=>!t(e));
return{
pages:new Set(i).size,
blocks:i.length,
workflows:new Set(r).size,
texts:r.length}}
function Ic(e){
return e.problems.some(({
kind:e})=>e===`unreadable`||e===`encoding`||e===`limits`)&&e.value===void 0}
function Lc(e){
let t=[];
let n=new Map;
let r=new Map;
for(
let i of e){
let e=Rc(i);
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
function Rc({
place:e,
rule:t,
severity:n,
effect:r,
message:i,
help:a,
reader:o}){
let{
start:s,
end:c}=Pt(e);
let l=(r===void 0?[i]:[i,a]).map(e=>o===void 0?e:e?.replaceAll(o,``));
return JSON.stringify([e.document.path,s,c,t,n,r,l])}
function zc(e,t,n,{
files:r,
repositories:i}){
if(e.length>4096)
return!0;
let a=[];
for(
let i of Bc(S(t),n)){
let t=y(i,e);
if(!r.covers(t))
continue;
if(r.exists(t))
return!1;
a.push(t)}
return a.length>0&&!a.some(e=>r.leadsOut(e))&&a.every(e=>i.isPublishable(e,!1))}
function*Bc(e,t){
yield e;
for(
let n=e;n!==t&&n.startsWith(t);){
n=S(n);
yield n}}
function Vc(e,t,{
root:n,
files:r,
repositories:i}){
let a=new Map(e.map(e=>[e.source.path,e]));
let o=new Map;
return{
exists:e=>{
if(t.lacks(e))
return!1;
let i=o.get(e);
if(i!==void 0)
return i;
let a=b(n,e);
let s=r.exists(a);
r.placeOf(a)===a&&o.set(e,s);
return s},
isPublishable:e=>{
let t=a.get(e);
if(t===void 0)
return!0;
return i.isPublishable(r.placeOf(t.absolute)??t.absolute,t.ofUser)},
isMissing:(e,t)=>{
let o=a.get(t);
return o!==void 0&&!o.ofUser&&zc(e,o.absolute,n,{
files:r,
repositories:i})},
isIgnored:e=>!i.isPublishable(b(n,e),!1),
files:{
has:e=>r.exists(b(n,e)),
head:(e,t)=>Uc(b(n,e),t,r),
folders:e=>Hc(b(n,e),r).flatMap(e=>e.isDirectory()?[e.name]:[]),
names:e=>Hc(b(n,e),r).map(({
name:e})=>e),
isTop:e=>{
let t=b(n,e);
return(i.inside(t)?.top??n)===t}}}}
function Hc(e,t){
try{
return t.list(e)}catch{
return[]}}
function Uc(e,t,n){
try{
return n.head(e,t)}catch{
return}}
const Wc={
start:0,
end:0};
const Gc=[];
const Kc={
kind:`bom`,
message:`the file begins with a byte order mark`,
help:`save the file as UTF-8 without a byte order mark`,
span:Wc,
fatal:!1};
function qc(e){
if(typeof e==`string`)
return{
text:e,
problems:Gc};
let t=Xc(e)??el(e);
if(t!==void 0)
return{
text:``,
problems:[Yc(t,Wc,!0)]};
let n=e[0]===239&&e[1]===187&&e[2]===191;
let r=n?e.subarray(3):e;
let i=n?[Kc]:[];
let a=Jc(r);
let o=r.indexOf(0);
if(o>=0&&a===void 0)
return{
text:``,
problems:[...i,Yc(`the file is binary, not text`,Wc,!0)]};
let s=a??new TextDecoder(`utf-8`,{
ignoreBOM:!0}).decode(r);
if(o>=0){
let e=s.indexOf(`\0`);
i.push(Yc(`the file holds a NUL byte here`,{
start:e,
end:e+1},!0))}else 
if(a===void 0){
let e=tl(r,s);
i.push(Yc(`the file is not UTF-8 from here on`,{
start:e,
end:e+1},!1))}
return{
text:s,
problems:i}}
function Jc(e){
try{
return new TextDecoder(`utf-8`,{
fatal:!0,
ignoreBOM:!0}).decode(e)}catch{
return}}
function Yc(e,t,n){
return{
kind:`encoding`,
message:e,
help:`save the file as UTF-8`,
span:t,
fatal:n}}
function Xc(e){
let[t,n,r,i]=e;
if(t===255&&n===254&&r===0&&i===0)
return Zc(`UTF-32, little endian`);
if(t===0&&n===0&&r===254&&i===255)
return Zc(`UTF-32, big endian`);
if(t===255&&n===254)
return Zc(`UTF-16, little endian`);
if(t===254&&n===255)
return Zc(`UTF-16, big endian`);
if(t===0&&n!==0&&r===0)
return Qc(e,0)?Zc(`UTF-16, big endian`):void 0;
if(t!==0&&n===0&&i===0)
return Qc(e,1)?Zc(`UTF-16, little endian`):void 0}
function Zc(e){
return`the file is encoded in ${e}`}
function Qc(e,t){
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
const $c=[[`a program (ELF)`,`\u007fELF`],[`a program (Windows)`,`MZ\u0090\0`],[`a program (Mach-O)`,`\u00cf\u00fa\u00ed\u00fe`],[`a gzip archive`,`\u001f\u008b`],[`a ZIP archive`,`PK\u0003\u0004`],[`a PNG image`,`\u0089PNG`],[`a JPEG image`,`\u00ff\u00d8\u00ff`],[`a GIF image`,`GIF8`],[`a PDF document`,`%PDF-`],[`a SQLite database`,`SQLite format 3\0`]];
function el(e){
let t=String.fromCharCode(...e.subarray(0,16));
let n=$c.find(([,e])=>t.startsWith(e));
return n&&`the file is ${n[0]}, not text`}
function tl(e,t){
let n=0;
let r=0;
for(
let i=t.indexOf(`\ufffd`);i>=0;i=t.indexOf(`\ufffd`,i+1)){
r+=hi(t.slice(n,i));
if(e[r]!==239||e[r+1]!==191||e[r+2]!==189)
return i;
n=i}
return 0}
function nl(e,t,n,r=!1){
let i;
try{
i=e.read(t,r)}catch(e){
if(e instanceof f)
return rl(n,e.bytes);
if(e instanceof d)
return il(n,`unreadable`,e.fact);
if(r&&h(e))
return il(n,`gone`,`the file was there when it was looked for`);
return il(n,`unreadable`,e instanceof u?e.fact:`the file cannot be read: ${m(e)}`)}
return{
source:{
path:n,...qc(i)},
bytes:i.length}}
function rl(e,t){
return il(e,`limits`,`the file has ${al(t)} bytes; at most ${al(c)} are read`,t)}
function il(e,t,n,r=0){
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
function al(e){
return String(e).replace(/\B(?=(?:\d{3})+$)/g,`,`)}
var ol=class{
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
this.#r??=nl(this.#n,this.#e,this.path,this.#t).source;
return this.#r}};
function sl(e,t){
let n=w(e);
let r=t=>t===e||t.startsWith(n);
return{
absolute:e,
contains:r,
report:e=>r(e)?e.slice(n.length):e,
get isVast(){
return S(e)===e||e===t.home}}}
function cl(e,t,n,r){
if(e===``)
throw new H(`"" does not exist`);
let i=fl(r.resolve(t,e),n,r);
let a=pl(i,e,r);
if(a!==`file`&&a!==`folder`)
throw new H(`"${F(e)}" is ${s(a)}, not a file or folder`);
return{
absolute:i,
shown:e,
kind:a}}
function ll({
absolute:e},t){
let n=S(e);
for(;C(n).startsWith(`.`);)
n=S(n);
return sl(n,t).isVast?[]:[n]}
function ul(e,t,n,r){
let i=cl(e,t,n,r);
if(i.kind!==`folder`)
throw new H(`"${F(e)}" is a file, not a folder`);
return i}
function dl(e,t,n){
try{
return n.list(e)}catch(e){
throw new H(`"${F(t)}" cannot be read: ${m(e)}`)}}
function fl(e,t,n){
if(t.contains(e))
return e;
try{
let r=y(n.real(S(e)),C(e));
return t.contains(r)?r:e}catch{
return e}}
function pl(e,t,n){
try{
return n.target(e)}catch(r){
if(!h(r))
throw new H(`"${F(t)}" cannot be read: ${m(r)}`);
throw new H(`"${F(t)}" ${n.kind(e)===`link`?`is a link that points to nothing`:`does not exist`}`)}}
const ml=[];
var hl=class{
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
this.#e.set(e,n??ml)}
lacks(e){
let t=e.lastIndexOf(`/.`)+1;
let n=e[t]===`.`?this.#e.get(e.slice(0,t)):void 0;
if(n===void 0)
return!1;
let r=e.indexOf(`/`,t);
let i=e.slice(t,r===-1?e.length:r).toLowerCase();
return i!==`..`&&!n.includes(i)}};
var gl=class{
#e=new Map;
tell(e,t,n){
let r=e===`outside`?`${e} ${t}`:e;
let i=this.#e.get(r);
i===void 0?this.#e.set(r,{
cause:e,
path:t,
others:0,
fact:n}):i.path!==t&&(i.others+=1)}
get all(){
return[...this.#e.values()]}};
var _l=e.__commonJSMin(((e,t)=>{
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
let h=(e,t)=>{
if(e)
return`[^\\/${t}]`;
let n=`[${t}]`;
return new RegExp(n).test(`/`)?`(?!\\/)`+n:n};
let g=(e,t)=>{
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
source:h(i,o)}}};
let _=RegExp(`\0(\\d+)\0`,`g`);
let v=e=>e===`\0`||e===`\ue000`||e===`\ue001`;
let y=e=>{
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
t===void 0||t===`/`&&o+2===i?a+=n(`[]`):a+=t===`*`||t===`[`||t===` `?e.slice(o,o+2):n(r.test(t)?`\\`+t:v(t)?`[${t}]`:t);
o+=2}else 
if(v(t)){
a+=n(`[${t}]`);
o++}else 
if(t===`[`){
let t=g(e,o);
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
let b=/\/(?!$)/;
let ee=[[/(\\+)( ?)/g,(e,t,n)=>n?t.slice(0,t.length-t.length%2)+` `:t,`\\ `],[/(^|\/)\*{3,}(?=\/|$)/g,(e,t)=>`${t}**`,`*`],[/[\\$.|*+(){^]/g,e=>`\\${e}`],[/(?!\\)\?/g,()=>`[^/]`,`?`],[/^\//,()=>`^`,`/`],[/\//g,()=>`\\/`,`/`],[/^\^*(?:\\\*\\\*\\\/)+/,()=>`^(?:.*\\/)?`,`*`],[null,(e,t)=>{
if(!e||e[0]===`^`)
return e;
return(b.test(t)?`^`:`(?:^|\\/)`)+e}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(e,t,n)=>t+6<n.length?n.slice(t+6)===`\\/`?`(?:\\/[^\\/]+)+`:`(?:\\/[^\\/]+)*`:`\\/\ue001`,`*`],[/(^|[^\\]+)(\\\*)+(?=.+)/g,(e,t,n)=>t+n.replace(/\\\*/g,`[^\\/]*`),`*`],[/(^|[^\\])((?:\\\\)*)\\\*$/,(e,t,n)=>n===``?t+`\ue000`:e,`*`],[/\\\\\\(?=[$.|*+(){^])/g,()=>`\\`,`\\\\`],[/\\\\/g,()=>`\\`,`\\\\`],[/\\\[([^\]/]*?)($|\])/g,(e,t,n)=>`\\[${t}${n}`,`[`],[null,e=>{
let t=e[e.length-1];
if(!t||t===`\ue000`||t===`\ue001`)
return e;
return t===`/`?`${e}$`:`${e}(?=$|\\/$)`}]];
let x=/(^|\\\/)?\uE000$/;
let S=`regex`;
let C=(e,t)=>`${t?`${t}[^/]+`:`[^/]*`}(?=$|\\/$)`;
let w=/\uE001$/;
let te=()=>`.+(?=$|\\/$)`;
let T=`[^\\/]*`;
let ne=(e,t)=>{
let n=``;
for(
let r=t+1;r<e.length&&!e[r].wildcard;r++)
n+=e[r].single;
return n};
let re=e=>{
if(e.indexOf(T)<0)
return e;
let t=[];
let{
length:n}=e;
let r=0;
for(;r<n;){
let i=e[r];
if(e.startsWith(T,r)){
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
i+=n===e?T:`(?:(?!${ne(a,n)})[^\\/])*`});
a=[]};
t.forEach(e=>{
if(e.boundary===void 0){
a.push(e);
return}
o();
i+=e.boundary});
o();
return i};
let ie=e=>{
a.test(e)&&(e=`**`);
let{
source:t,
sources:n}=y(e);
let r=ee.reduce((t,[n,r,i])=>{
if(n===null)
return r(t,e);
if(i!==void 0&&t.indexOf(i)<0)
return t;
return n.test(t)?t.replace(n,r.bind(e)):t},t);
return n.length?r.replace(_,(e,t)=>n[t]):r};
let ae=(e,t)=>{
e[e.length-1]===`/`&&(t=ie(e.slice(0,-1)));
let n=t.slice(0,-1);
let r=t[t.length-1];
return r===`\ue000`?`${n}$`:r===`\ue001`?`${n}.*$`:`[]`};
let oe=e=>{
let t=e.indexOf(`/`);
return t<0||t===e.length-1};
let se=e=>{
let t=e.length-1;
let n=e.lastIndexOf(`/`,e[t]===`/`?t-1:t);
return n<0?e:e.slice(n+1)};
let ce=e=>{
if(e.charCodeAt(0)===47||e.indexOf(`//`)>=0){
let t=e.split(`/`).filter(Boolean);
t.pop();
return t.length?t.join(`/`)+`/`:``}
let t=e.length-1;
let n=e.lastIndexOf(`/`,e.charCodeAt(t)===47?t-1:t);
return n<0?``:e.slice(0,n+1)};
let le=e=>typeof e==`string`;
let ue=e=>e&&le(e)&&!i.test(e);
let de=e=>e.split(c).filter(Boolean);
var fe=class{
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
return this._make(S,e)}
get checkRegex(){
let e=`_checkRegex`;
if(this[e])
return this[e];
return this._make(`checkRegex`,e)}
_make(e,t){
let n=re(e===S?this.regexPrefix.replace(x,C).replace(w,te):ae(this.body,this.regexPrefix));
let r=this.ignoreCase?new RegExp(n,`i`):new RegExp(n);
return d(this,t,r)}};
let pe=e=>e===`\r`||e===`
`;
let me=e=>{
let t=e.length;
for(;t&&pe(e[t-1]);)
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
let he=({
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
`)&&(r=me(r));
if(!r)
return;
r=r.replace(o,`!`).replace(s,`#`);
let c=ie(r);
return new fe(e,t,r,n,i,c)};
var ge=class{
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
le(e)&&(e={
pattern:e});
let t=ue(e.pattern)&&he(e,this._ignoreCase);
if(t){
this._added=!0;
this._rules.push(t);
oe(t.body)&&this._basenameCount++}}
add(e){
this._added=!1;
n(le(e)?de(e):e).forEach(this._add,this);
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
let a=i?se(e):e;
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
let _e=(e,t)=>{
throw new t(e)};
let E=(e,t,n)=>{
if(!le(e))
return n(`path must be a string, but got \`${t}\``,TypeError);
if(!e)
return n(`path must not be empty`,TypeError);
if(E.isNotRelative(e))
return n(`path should be a \`path.relative()\`d string, but got "${t}"`,RangeError);
return!0};
let ve=e=>{
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
E.isNotRelative=ve;
E.convert=e=>e;
var ye=class{
constructor({
ignorecase:e=!0,
ignoreCase:t=e,
allowRelativePaths:n=!1}={}){
d(this,u,!0);
this._rules=new ge(t);
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
let n=e&&E.convert(e);
E(n,e,this._strictPathCheck?_e:f);
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
let n=ce(e);
let r=n?this._t(n,t):void 0;
return t[e]=r&&r.ignored?r:this._rules.test(e,S)}
ignores(e){
return this._test(e,this._ignoreCache).ignored}
createFilter(){
return e=>!this.ignores(e)}
filter(e){
return n(e).filter(this.createFilter())}
test(e){
return this._test(e,this._testCache)}};
let be=e=>new ye(e);
let xe=e=>E(e&&E.convert(e),e,f);
let Se=()=>{
E.convert=e=>/^\\\\\?\\/.test(e)||/["<>|\u0000-\u001F]+/u.test(e)?e:e.replace(/\\/g,`/`);
let e=/^[a-z]:\//i;
E.isNotRelative=t=>e.test(t)||ve(t)};
typeof process<`u`&&process.platform===`win32`&&Se();
t.exports=be;
be.default=be;
t.exports.isPathValid=xe;
d(t.exports,Symbol.for(`setupWindows`),Se)}));
var vl=e.__toESM(_l(),1);
const yl=/^[^\s*?]+$/;
let bl;
let xl;
let Sl;
let Cl;
let wl;
const Tl=1e3;
var El=class{
#e;
#t=[];
#n=new Map;
#r=new Map;
#i=new Map;
#a=new Map;
dropped=0;
constructor(e,t){
this.#e=t;
let n=e.map(e=>this.#l(e));
let r=new Map;
for(
let e of n.flatMap(e=>e.names))
r.set(e,(r.get(e)??0)+1);
for(
let[e,t]of n.entries())
this.#o(e,t,r)}
mayMatch(e){
let t=new Set;
for(
let n of this.#u(e).split(`/`)){
kl(this.#n.get(n),t);
for(
let[e,r]of this.#r)
kl(r.get(n.slice(0,e)),t);
for(
let[e,r]of this.#i)
kl(r.get(n.slice(-e)),t);
for(
let[e,r]of this.#a)
for(
let i=0;i+e<=n.length;i+=1)
kl(r.get(n.slice(i,i+e)),t)}
if(t.size===0)
return this.#t;
kl(this.#t,t);
return[...t].sort((e,t)=>e-t)}
#o(e,{
names:t,
isCut:n},r){
let i=e=>r.get(e)??0;
let a=n?[]:t.filter(e=>yl.test(e));
let o=a.length===0?``:a.reduce((e,t)=>i(t)<i(e)?t:e);
let s=o!==``&&i(o)<=Tl?Ol(this.#n,o):(n?void 0:this.#s(t))??this.#c(t)??this.#t;
s.length<Tl?s.push(e):this.dropped+=1}
#s(e){
for(
let t of e){
let[e=``]=(bl??=/^[^\s*?]+(?=[*?])/).exec(t)??[];
let[n=``]=(xl??=/(?<=[*?])[^\s*?]+$/).exec(t)??[];
if(n.length>e.length)
return Ol(Dl(this.#i,n.slice(-8)),n.slice(-8));
if(e!==``)
return Ol(Dl(this.#r,e.slice(0,8)),e.slice(0,8))}}
#c(e){
let t=e.filter(e=>!yl.test(e)).flatMap(e=>e.match(Sl??=/[^\s*?]+/g)??[]);
let n=(t.length>0?t:e.filter(e=>yl.test(e))).reduce((e,t)=>t.length>e.length?t:e,``).slice(0,8);
return n===``?void 0:Ol(Dl(this.#a,n),n)}
#l(e){
let t=e.startsWith(`!`)?e.slice(1):e;
let[n=``]=(Cl??=/^[^\\]*\](?=[^[\\\]]*$)/).exec(t)??[];
let r=t.slice(n.length);
if((wl??=/[[\\]/).test(r)||this.#e&&!Al(r))
return{
names:[],
isCut:!0};
return{
names:this.#u(r).split(`/`).filter(e=>e!==``),
isCut:n!==``}}
#u(e){
return this.#e?e.toLowerCase():e}};
function Dl(e,{
length:t}){
let n=e.get(t)??new Map;
e.set(t,n);
return n}
function Ol(e,t){
let n=e.get(t)??[];
e.set(t,n);
return n}
function kl(e,t){
for(
let n of e??[])
t.add(n)}
function Al(e){
for(
let t=0;t<e.length;t+=1)
if(e.charCodeAt(t)>127)
return!1;
return!0}
function jl(e){
return!/^(?:\s*$|#)/.test(e)}
function Ml(e,t=!1){
let n=e.filter(e=>jl(e)&&Pl(e));
if(n.length<=32)
return new Il(n,t);
let r=Nl(n);
return new Rl(r,new El(r,t),[],t)}
function Nl(e){
let t=new Set;
for(
let n of e){
t.delete(n);
t.add(n)}
return[...t]}
function Pl(e){
return e.length<=4096&&e.split(`**`).length-1<=3}
function Fl(e){
return`/${e.replace(/[\\*?[\]!# ]/g,`\\$&`)}`}
var Il=class{
dropped=0;
#e;
#t;
#n;
#r=0;
constructor(e,t){
this.#e=e;
this.#t=t;
this.#n=this.#i()}
test(e){
if(this.#r===1e3){
this.#n=this.#i();
this.#r=0}
this.#r+=1;
return this.#n.test(e)}
with(e){
return Ml([...this.#e,e],this.#t)}
#i(){
return(0,vl.default)({
ignoreCase:this.#t}).add(this.#e)}};
const Ll={
ignored:!1,
unignored:!1};
var Rl=class e{
#e;
#t;
#n;
#r;
#i=new Map;
constructor(e,t,n,r){
this.#e=e;
this.#t=t;
this.#n=n;
this.#r=r}
get dropped(){
return this.#t.dropped}
test(e){
let t=this.#t.mayMatch(e);
return t.length===0&&this.#n.length===0?Ll:this.#a(t).test(e)}
with(t){
return new e(this.#e,this.#t,[...this.#n,t],this.#r)}
#a(e){
let t=e.join();
let n=this.#i.get(t);
if(n!==void 0)
return n;
let r=new Il([...e.flatMap(e=>this.#e[e]??[]),...this.#n],this.#r);
this.#i.size===1e3&&this.#i.clear();
this.#i.set(t,r);
return r}};
const zl=1048576;
function Bl(e,t,n,r){
return Gl(e,t,`${w(t)}.gitignore`,n,r)}
function Vl(e,t,n){
let r=y(se(e,t)?.common??y(e,`.git`),`info/exclude`);
return t.exists(r)?Gl(void 0,e,r,t,n):void 0}
function Hl(e,t){
for(
let n=e;n!==void 0;n=n.outer){
let{
ignored:e,
unignored:r}=Wl(n,t);
if(e||r)
return e}
return!1}
function Ul(e,t){
if(e===void 0)
return;
let n=Ul(e.outer,t);
if(Wl(e,`${t}/`).ignored){
let r=`!${Fl(t.slice(e.cut))}`;
return{...e,
patterns:e.patterns.with(r),
outer:n}}
return n===e.outer?e:{...e,
outer:n}}
function Wl(e,t){
return e.patterns.test(t.slice(e.cut))}
function Gl(e,t,n,r,i){
let{
source:a,
bytes:o}=nl(r,n,n);
let s=a.text===``?a.problems.find(Kl):void 0;
let c=o>zl?`it has more than ${zl} bytes`:s?.message;
let l=s?.kind===`encoding`&&c===s.message;
c!==void 0&&i.tell(l?`encoding`:`patterns`,n,c);
let u=o>zl?[]:a.text.split(/\r?\n/).filter(jl);
if(u.length===0)
return e;
let d=Ml(u,r.ignoresCase);
d.dropped>0&&i.tell(`patterns`,n,`too many of its lines may match any path`);
return{
patterns:d,
cut:w(t).length,
outer:e}}
function Kl({
fatal:e}){
return e}
var ql=class{
#e;
#t;
#n=new Map;
#r=new Map;
constructor(e,t){
this.#e=e;
this.#t=t}
isPublishable(e,t){
let n=this.inside(S(e));
if(n===void 0)
return!t;
return!Jl(n,e)||this.lists(n.top,e)}
lists(e,t){
if(e===void 0)
return!1;
let n=this.#o(e);
return n===void 0||n.has(x(e,t))}
keeps(e,t){
if(e===void 0)
return!1;
let n=this.#o(e);
let r=x(e,t);
return n&&(n.hasIn(r)||n.has(r))}
inside(e){
let t=this.#n.get(e);
if(t!==void 0||this.#n.has(e))
return t;
let n=w(e);
let r=this.#e.exists(`${n}.git`);
let i=r||S(e)===e?void 0:this.inside(S(e));
let a=i!==void 0&&Jl(i,n);
let o=!a&&this.#e.kind(`${n}.gitignore`)===`file`;
let s=i===void 0&&!r?void 0:this.enter(i,e,{
isTop:r,
hasPatterns:o,
isIgnored:a});
this.#n.set(e,s);
return s}
enter(e,t,{
isTop:n,
hasPatterns:r,
isIgnored:i}){
if(n||e===void 0)
return this.#i(t,r);
let{
top:a,
chain:o}=e;
if(i)
return{
top:a,
isIgnored:i};
let s=Ul(o,t);
return{
top:a,
chain:r?this.#a(s,t):s,
isIgnored:i}}
alone(e,{
hasPatterns:t}){
return{
top:void 0,
chain:t?this.#a(void 0,e):void 0,
isIgnored:!1}}
#i(e,t){
let n=Vl(e,this.#e,this.#t);
return{
top:e,
chain:t?this.#a(n,e):n,
isIgnored:!1}}
#a(e,t){
return Bl(e,t,this.#e,this.#t)}
#o(e){
if(!this.#r.has(e)){
let t=this.#e.tracked(e);
t===void 0&&this.#t.tell(`index`,`${w(e)}.git`);
this.#r.set(e,t)}
return this.#r.get(e)}};
function Jl({
chain:e,
isIgnored:t},n){
return t||Hl(e,n)}
const Yl=new Set([`.git`,`.hg`,`.svn`,`.jj`,`node_modules`,`.venv`,`venv`,`__pycache__`]);
function Xl(e,t,n,r){
new Zl(r).start({
absolute:e,
place:e,
base:t,
depth:0,
isLeftOut:!1},n)}
var Zl=class{
#e;
#t=[];
#n=[];
#r=new Set;
#i=new Map;
#a=new Map;
#o=0;
#s=!1;
constructor(e){
this.#e=e}
start(e,t){
this.#e.files.notePlain(e.place,t);
let n=this.#c(e,t);
this.#l({...e,
inside:n.isIgnored?{
top:n.top,
isIgnored:!1}:n},t);
this.#u();
this.#s=!0;
for(
let e of this.#t){
let t=`${e.place}\0${C(e.absolute)}`;
if(this.#r.has(t))
continue;
this.#r.add(t);
let n=this.#_(e);
if(n===void 0)
continue;
this.#l({...e,
inside:this.#c(e,n)},n);
this.#u()}}
#c({
place:e},t){
let{
repositories:n}=this.#e;
return n.inside(e)??n.alone(e,$l(t))}
#l(e,t){
e.isLeftOut||this.#e.onFolder(e.absolute,e.base,t);
this.#s||this.#i.set(e.place,e.base);
let n=[];
for(
let r of t){
this.#e.wanted(e.base+r.name)&&this.#f(Ql(e,r),e);
!r.isFile()&&!Yl.has(r.name)&&n.push(r)}
for(
let t of n.reverse())
this.#n.push({
entry:t,
folder:e})}
#u(){
for(
let e=this.#n.pop();e!==void 0;e=this.#n.pop()){
let{
entry:t,
folder:n}=e;
t.isDirectory()?this.#h(Ql(n,t),n):t.isSymbolicLink()&&this.#g(Ql(n,t),n)}}
#d(e,{
absolute:t,
place:n}){
if(!e.name.includes(`\ufffd`)||this.#e.files.kind(n)!==void 0)
return!1;
this.#e.remarks.tell(`name`,t);
return!0}
#f({
entry:e,
path:t,
absolute:n,
place:r},i){
let{
files:a,
onFile:o,
onLeftOut:s}=this.#e;
if(this.#d(e,{
absolute:n,
place:r}))
return;
if(this.#s&&this.#p({
entry:e,
path:t,
absolute:n,
place:r},i))
return;
i.isLeftOut||this.#e.ignored(t)?s(n,`config`):this.#m(r,i)?s(n,`git`):e.isSymbolicLink()&&a.leadsOut(r)?s(n,`outside`):o({
path:t,
absolute:n,
folder:i.absolute,
isRegular:e.isFile()})}
#p({
entry:e,
path:t,
place:n},r){
let{
wanted:i,
isReadAlike:a}=this.#e;
let o=this.#i.get(r.place);
let s=o===void 0?void 0:o+e.name;
if(s!==void 0&&i(s)&&a(s,t))
return!0;
let c=this.#a.get(n);
if(c?.some(e=>a(e,t)))
return!0;
c===void 0?this.#a.set(n,[t]):c.push(t);
return!1}
#m(e,{
inside:t}){
return Jl(t,e)&&!this.#e.repositories.lists(t.top,e)}
#h({
entry:e,
path:t,
absolute:n,
place:r},i){
let{
files:a,
repositories:o,
remarks:s,
mayHold:c,
ignored:l}=this.#e;
if(this.#d(e,{
absolute:n,
place:r}))
return;
let u=Jl(i.inside,`${r}/`);
let d=u&&o.keeps(i.inside.top,r)===!0;
if(u&&!d&&!c(t))
return;
if(i.depth===100){
s.tell(`depth`,n);
return}
let f=i.isLeftOut||l(`${t}/`);
let p=this.#_({
absolute:n,
place:r});
if(p===void 0)
return;
this.#s||a.notePlain(r,p);
let{
isTop:m,
hasPatterns:h}=$l(p);
let g=m&&(!u||d);
let _=o.enter(i.inside,r,{
isTop:g,
hasPatterns:h,
isIgnored:u});
let v={
absolute:n,
place:r,
base:`${t}/`,
depth:i.depth+1,
isLeftOut:f,
inside:_};
this.#l(v,p)}
#g({
entry:e,
path:t,
absolute:n,
place:r},i){
let{
files:a,
remarks:o,
mayHold:s,
ignored:c}=this.#e;
if(this.#d(e,{
absolute:n,
place:r}))
return;
if(i.isLeftOut||c(t)||c(`${t}/`)||this.#m(r,i))
return;
if(a.leadsOut(r)){
s(t)&&o.tell(`outside`,n);
return}
let l=a.placeOf(r);
if(l===void 0||Yl.has(C(l))||a.kind(l)!==`folder`)
return;
i.depth===100?o.tell(`depth`,n):this.#t.push({
absolute:n,
place:l,
base:`${t}/`,
depth:i.depth+1,
isLeftOut:!1})}
#_({
absolute:e,
place:t}){
let{
files:n,
remarks:r}=this.#e;
this.#s&&(this.#o+=1);
if(this.#o>1e4){
r.tell(`links`,e);
return}
try{
return n.list(t)}catch(t){
h(t)||r.tell(`folder`,e,m(t));
return}}};
function Ql({
base:e,
absolute:t,
place:n},r){
let{
name:i}=r;
return{
entry:r,
path:e+i,
absolute:w(t)+i,
place:w(n)+i}}
function $l(e){
let t=!1;
let n=!1;
for(
let r of e)
r.name===`.git`?t=!0:r.name===`.gitignore`&&(n=r.isFile());
return{
isTop:t,
hasPatterns:n}}
function eu(e,{
onFile:t,
onLeftOut:n}){
let{
root:r,
folders:i,
tops:a,
others:o}=e;
let s=new Map(i.map(({
absolute:e,
shown:t})=>[e,t]));
let c=new Set(s.keys());
let l=i.length+a.length+o.length===0;
let u=e=>l||nu(c,e)||a.includes(S(e));
let d;
let f=l;
let p={...e,
ignored:e.ignored??ru,
onFile:e=>{
if(e.folder!==d){
d=e.folder;
f=l||nu(c,d)}
t(e,f)},
onFolder:(t,n,r)=>{
s.delete(t);
e.listing.add(n,r)},
onLeftOut:(e,t)=>{
u(e)&&n(e,t)}};
let m=[...o,...a].some(r.contains)||i.some(({
absolute:e})=>r.contains(e));
(l||m&&!r.isVast)&&tu(r.absolute,r.absolute,r,p);
for(
let[e,t]of s)
tu(e,t,r,p);
return u}
function tu(e,t,n,r){
let i=n.report(e);
let a=i===``||i.endsWith(`/`)?i:`${i}/`;
let o=n.contains(e)?r:{...r,
ignored:ru};
Xl(e,a,dl(e,t,r.files),o)}
function nu(e,t){
for(
let n=t;;n=S(n)){
if(e.has(n))
return!0;
if(S(n)===n)
return!1}}
function ru(){
return!1}
function iu(e){
let{
files:t}=e;
let n=sl(e.root,t);
let r=au(e,n);
let i=new gl;
let a={
root:n,
all:t,
within:new pt(t,[n.absolute,...[...r.folders,...r.allOf].map(({
absolute:e})=>e),...r.files.filter(({
absolute:e})=>!n.contains(e)).flatMap(e=>ll(e,t))]),
repositories:new ql(t,i),
remarks:i,
listing:new hl};
let{
candidates:o,
leftOut:s,
isReported:c}=ou(e,r,a);
let l=[...o.values()].sort((e,t)=>e.path<t.path?-1:+(e.path>t.path)).map(e=>cu(e,a));
return{
sources:l,
around:Vc(l,a.listing,{
root:n.absolute,
files:a.within,
repositories:a.repositories}),
unseen:i.all.filter(({
path:e})=>!o.has(e)).map(e=>({...e,
path:n.report(e.path),
isReported:c(e.path)})),
leftOut:s}}
function au({
paths:e,
allOf:t=[],
document:n,
cwd:r,
files:i},a){
let o=e.map(e=>cl(e,r,a,i));
return{
files:o.filter(({
kind:e})=>e===`file`),
folders:o.filter(({
kind:e})=>e===`folder`),
allOf:t.map(e=>ul(e,r,a,i)),
document:n===void 0?void 0:fl(i.resolve(r,n),a,i)}}
function ou(e,{
files:t,
folders:n,
allOf:r,
document:i},a){
let{
root:o,
all:s,
within:c}=a;
let{
wanted:l,
ignored:u,
mayHold:d=uu,
isReadAlike:f=du,
isCounted:p=du}=e;
let m=new Map;
let h=new Map;
let g=(e,t,n)=>{
let r=n??m.get(e)?.path??o.report(e);
m.set(e,{
path:r,
absolute:e,...t});
h.delete(e)};
let _=t.map(({
absolute:e})=>e).concat(i??[]);
let v=r.map(({
absolute:e})=>e);
let b=eu({...a,
files:c,
folders:n,
tops:v,
others:_,
wanted:l,
ignored:u,
mayHold:d,
isReadAlike:f},{
onFile:({
absolute:t,
path:n,
isRegular:r},i)=>{
let a=e.strayWords?.(n);
(a===void 0||i&&r&&su(t,a,c))&&g(t,{
isRegular:r,
reported:i,
explicit:!1})},
onLeftOut:(e,t)=>{
if(!p(o.report(e)))
return;
t===`outside`?a.remarks.tell(t,e):h.set(e,t)}});
for(
let t of e.needed??[])
m.has(t)||g(t,{
isRegular:!1,
explicit:!1,
reported:!1});
for(
let t of r)
for(
let n of dl(t.absolute,t.shown,s)){
if(e.wantedInFolder?.(n.name)===!1)
continue;
let r=y(t.absolute,n.name);
let i=e.isAllOfUser?{
isFree:!0}:{};
!e.isAllOfUser&&c.leadsOut(r)?a.remarks.tell(`outside`,r):g(r,{
isRegular:n.isFile(),
explicit:!1,
reported:!0,...i})}
for(
let{
path:t,
shown:n}of e.userFiles??[]){
if(s.kind(t)===void 0)
continue;
g(t,{
isRegular:!1,
explicit:!1,
reported:!0,
ofUser:!0,
isFree:!0},n)}
for(
let{
absolute:e,
shown:n}of t)
g(e,{
isRegular:!1,
explicit:!0,
reported:!0,
asGiven:n,
isFree:!0});
i!==void 0&&g(i,{
isRegular:!0,
explicit:!0,
reported:!0,
isFree:!0});
let ee=e=>[...h.values()].filter(t=>t===e).length;
return{
candidates:m,
leftOut:{
git:ee(`git`),
config:ee(`config`)},
isReported:b}}
function su(e,t,n){
try{
return n.holds(e,t,1e6)}catch{
return!1}}
function cu(e,t){
let{
absolute:n,
explicit:r,
reported:i,
ofUser:a=!1}=e;
return{
source:lu(e,t),
explicit:r,
reported:i,
absolute:n,
ofUser:a}}
function lu({
path:e,
absolute:t,
isRegular:n,
asGiven:r,
isFree:i},{
all:a,
within:o}){
let s=new ol(e,t,n,i?a:o);
if(r===void 0)
return s;
let[c]=s.problems;
if(c?.kind===`unreadable`)
throw new H(`"${F(r)}": ${c.message}`);
return s}
function uu(){
return!1}
function du(){
return!0}
const fu=`package.json`;
function pu(e,t,n){
let r=n.resolve(t,e);
if(!n.exists(r))
throw new H(`"${F(e)}" does not exist`);
return{
path:r,
isSection:C(r)===fu}}
function mu(e,t){
for(
let n=e;;n=S(n)){
let r=hu(n,e,t);
if(r!==void 0||t.exists(y(n,`.git`))||S(n)===n)
return r;
if(_u(S(n),t)!==_u(e,t))
return}}
function hu(e,t,n){
let r=y(e,`mcp-lint.json`);
let i=new pt(n,[e]);
if(i.leadsOut(r))
throw new H(`"${F(x(t,r))}" is a link that leads out of its folder; name the configuration with --config`);
if(i.exists(r)&&gu(r,e,t,n))
return{
path:r,
isSection:!1};
let a=y(e,fu);
return i.exists(a)&&vu(a,i)&&gu(a,e,t,n)?{
path:a,
isSection:!0}:void 0}
function gu(e,t,n,r){
let i=_u(e,r);
return t===n||i===0||i===_u(n,r)}
function _u(e,t){
try{
return t.owner(e)}catch{
return}}
function vu(e,t){
let{
text:n}=nl(t,e,e).source;
if(!n.includes(`"mcp-lint"`))
return!1;
try{
let e=JSON.parse(n);
return typeof e==`object`&&!!e&&Object.hasOwn(e,`mcp-lint`)}catch{
return!1}}
const yu=1e3;
function bu(e){
let t=Ml(e.flatMap(e=>Tu(e).map(wu)));
return e=>!v(e)&&t.test(e).ignored}
function xu(e){
if(e.length===0)
return()=>[];
let t=e.flatMap((e,t)=>e.flatMap(e=>Tu(e).map(e=>({
group:t,
line:wu(e)}))));
let n=new El(t.map(({
line:e})=>e),!1);
let r=new Map;
let i=(e,n)=>{
let i=r.get(e)??Ml([t[e]?.line??``]);
r.set(e,i);
return i.test(n).ignored};
return function*(e){
if(v(e))
return;
let r;
for(
let a of n.mayMatch(e).toReversed()){
let n=t[a]?.group;
if(n===void 0||n===r||!i(a,e))
continue;
r=n;
yield n}}}
function Su(e){
let t=[];
for(
let n of e){
t.push(...Tu(n).map(wu));
if(t.length>5e4)
return!0}
return new El(t,!1).dropped>0}
function Cu(e){
if(e.startsWith(`!`))
return`begins with "!", which has no meaning here`;
if(e.length>yu)
return`is longer than ${yu} characters`;
let t=Tu(e);
if(t.length>100)
return`stands for more than 100 alternatives`;
return t.every(Pl)?void 0:`has more than three "**"`}
function wu(e){
let t=e.startsWith(`./`)?e.slice(1):e;
return/^[#!]/.test(t)?`\\${t}`:t}
function Tu(e){
let t=[];
let n=[e];
for(
let e=n.pop();e!==void 0&&t.length<=100;e=n.pop()){
let r=Eu(e);
r===void 0?t.push(e):n.push(...r.choices.map(e=>r.before+e+r.after).reverse())}
return t}
function Eu(e){
let t=[];
let n;
for(
let r=0;r<e.length;r+=1){
let i=e[r];
if(i===`\\`)
r+=1;else 
if(i===`{`)
t.push({
open:r,
commas:[],
close:r});else 
if(i===`,`)
t.at(-1)?.commas.push(r);else 
if(i===`}`){
let e=t.pop();
if(e===void 0||e.commas.length===0)
continue;
e.close=r;
(n===void 0||e.open<n.open)&&(n=e)}}
return n&&Du(e,n)}
function Du(e,{
open:t,
commas:n,
close:r}){
let i=[...n,r];
let a=i.map((n,r)=>e.slice((i[r-1]??t)+1,n));
return{
before:e.slice(0,t),
choices:a,
after:e.slice(r+1)}}
function Ou(e){
return/(?:^|\/)readme[^/]*$|(?:^|\/)docs\/|mcp[^/]*$/.test(e.toLowerCase())}
const ku={
targets:[],
clients:new Map,
rules:new Map,
ignored:()=>!1,
documents:Ou,
formatOf:()=>void 0,
tools:new Map,
overrides:[],
unfixed:new Set,
spec:void 0,
profiles:void 0,
baseline:void 0,
patterns:[]};
async function Au(e){
let{
cwd:t,
files:n,
config:r}=e;
let i=r===void 0?mu(t,n):r===!1?void 0:pu(r,t,n);
if(i===void 0)
return{
config:ku};
let{
readConfig:a}=await Promise.resolve().then(()=>require("./read-config.js"));
return a(i,e)}
const ju=new WeakMap;
function Mu(e){
return Bu(e).answers}
function Nu(e){
return Bu(e).tools}
function Pu(e){
return Bu(e).sound}
function Fu(e){
return Bu(e).results}
function Iu(e){
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
function Lu(e,t){
let n=zu(e);
for(
let e=t.length;e>=0;--e){
let r=n.get(JSON.stringify(t.slice(0,e)));
if(r!==void 0)
return r}}
const Ru=new WeakMap;
function zu(e){
let t=Ru.get(e)??new Map(Pu(e).map(e=>[JSON.stringify(e.route),e]));
Ru.set(e,t);
return t}
function Bu(e){
let t=ju.get(e);
if(t!==void 0)
return t;
let n=en(e.value);
let r=n.flatMap(t=>Vu(e,t));
let i=e.problems.length===0?r:r.filter(({
route:t})=>!e.isBroken(t));
let a=n.some(({
kind:e})=>e===`result`)?Uu(r):new Map;
let o={
answers:n,
tools:r,
sound:i,
results:n.flatMap(t=>Wu(e,t,a)).filter(({
route:t})=>!e.isBroken(t))};
ju.set(e,o);
return o}
function Vu(e,{
kind:t,
route:n,
value:r}){
if(t!==`tools`)
return[];
if(!Array.isArray(r))
return D(r)&&n.at(-1)!==`tools`?[Hu(e,n,n,r)]:[];
return r.map((t,r)=>Hu(e,[...n,r],n,t))}
function Hu(e,t,n,r){
let i=O(r,`name`);
return{
document:e,
name:typeof i==`string`?i:``,
route:t,
value:r,
list:n}}
function Uu(e){
let t=new Map;
for(
let n of e)
t.has(n.name)||t.set(n.name,n);
return t}
function Wu(e,t,n){
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
tool:typeof a==`string`?n.get(a):a&&Hu(e,a,a,M(e.value,a))}]}
function Gu(t){
switch(t){case`aix`:
return $(`./aix.js`,`require_aix`);case`amazonq`:
return $(`./amazonq.js`,`require_amazonq`);case`amazonq-agent`:
return $(`./amazonq-agent.js`,`require_amazonq_agent`);case`amazonq-editor`:
return $(`./amazonq-editor.js`,`require_amazonq_editor`);case`amazonq-server`:
return $(`./amazonq-server.js`,`require_amazonq_server`);case`amp`:
return $(`./amp.js`,`require_amp`);case`antigravity`:
return $(`./antigravity.js`,`require_antigravity`);case`auggie`:
return $(`./auggie.js`,`require_auggie`);case`autohand`:
return $(`./autohand.js`,`require_autohand`);case`bob`:
return $(`./bob.js`,`require_bob`);case`ccmcp`:
return $(`./ccmcp.js`,`require_ccmcp`);case`claude-code-agent`:
return $(`./claude-code-agent.js`,`require_claude_code_agent`);case`claude-code-managed`:
return $(`./claude-code-managed.js`,`require_claude_code_managed`);case`claude-code-managed-settings`:
return $(`./claude-code-managed-settings.js`,`require_claude_code_managed_settings`);case`claude-code-marketplace`:
return $(`./claude-code-marketplace.js`,`require_claude_code_marketplace`);case`claude-code-plugin`:
return $(`./claude-code-plugin.js`,`require_claude_code_plugin`);case`claude-code-plugin-hooks`:
return $(`./claude-code-plugin-hooks.js`,`require_claude_code_plugin_hooks`);case`claude-code-plugin-manifest`:
return $(`./claude-code-plugin-manifest.js`,`require_claude_code_plugin_manifest`);case`claude-code-plugin-parts`:
return $(`./claude-code-plugin-parts.js`,`require_claude_code_plugin_parts`);case`claude-code-project`:
return $(`./claude-code-project.js`,`require_claude_code_project`);case`claude-code-server`:
return $(`./claude-code-server.js`,`require_claude_code_server`);case`claude-code-settings`:
return $(`./claude-code-settings.js`,`require_claude_code_settings`);case`claude-code-user`:
return $(`./claude-code-user.js`,`require_claude_code_user`);case`claude-desktop`:
return $(`./claude-desktop.js`,`require_claude_desktop`);case`cline`:
return $(`./cline.js`,`require_cline`);case`codebuddy`:
return $(`./codebuddy.js`,`require_codebuddy`);case`codebuff`:
return $(`./codebuff.js`,`require_codebuff`);case`codex`:
return $(`./codex.js`,`require_codex`);case`codex-plugin`:
return $(`./codex-plugin.js`,`require_codex_plugin`);case`codex-plugin-manifest`:
return $(`./codex-plugin-manifest.js`,`require_codex_plugin_manifest`);case`codex-server`:
return $(`./codex-server.js`,`require_codex_server`);case`codex-user`:
return $(`./codex-user.js`,`require_codex_user`);case`continue`:
return $(`./continue.js`,`require_continue`);case`continue-json`:
return $(`./continue-json.js`,`require_continue_json`);case`copilot-agent`:
return $(`./copilot-agent.js`,`require_copilot_agent`);case`copilot-agent-server`:
return $(`./copilot-agent-server.js`,`require_copilot_agent_server`);case`copilot-agent-settings`:
return $(`./copilot-agent-settings.js`,`require_copilot_agent_settings`);case`copilot-cli`:
return $(`./copilot-cli.js`,`require_copilot_cli`);case`copilot-cli-server`:
return $(`./copilot-cli-server.js`,`require_copilot_cli_server`);case`copilot-cli-settings`:
return $(`./copilot-cli-settings.js`,`require_copilot_cli_settings`);case`copilot-cli-user`:
return $(`./copilot-cli-user.js`,`require_copilot_cli_user`);case`copilot-cli-user-settings`:
return $(`./copilot-cli-user-settings.js`,`require_copilot_cli_user_settings`);case`copilot-jetbrains`:
return $(`./copilot-jetbrains.js`,`require_copilot_jetbrains`);case`crush`:
return $(`./crush.js`,`require_crush`);case`cursor`:
return $(`./cursor.js`,`require_cursor`);case`cursor-plugin-manifest`:
return $(`./cursor-plugin-manifest.js`,`require_cursor_plugin_manifest`);case`docker-mcp`:
return $(`./docker-mcp.js`,`require_docker_mcp`);case`every-code`:
return $(`./every-code.js`,`require_every_code`);case`factory`:
return $(`./factory.js`,`require_factory`);case`fast-agent`:
return $(`./fast-agent.js`,`require_fast_agent`);case`firebase-studio`:
return $(`./firebase-studio.js`,`require_firebase_studio`);case`firebender`:
return $(`./firebender.js`,`require_firebender`);case`gemini`:
return $(`./gemini.js`,`require_gemini`);case`gemini-agent`:
return $(`./gemini-agent.js`,`require_gemini_agent`);case`gemini-extension`:
return $(`./gemini-extension.js`,`require_gemini_extension`);case`gemini-server`:
return $(`./gemini-server.js`,`require_gemini_server`);case`gh-aw`:
return $(`./gh-aw.js`,`require_gh_aw`);case`gitlab-duo`:
return $(`./gitlab-duo.js`,`require_gitlab_duo`);case`goose`:
return $(`./goose.js`,`require_goose`);case`grok`:
return $(`./grok.js`,`require_grok`);case`grok-others`:
return $(`./grok-others.js`,`require_grok_others`);case`iflow`:
return $(`./iflow.js`,`require_iflow`);case`junie`:
return $(`./junie.js`,`require_junie`);case`kilo`:
return $(`./kilo.js`,`require_kilo`);case`kilo-legacy`:
return $(`./kilo-legacy.js`,`require_kilo_legacy`);case`kimi`:
return $(`./kimi.js`,`require_kimi`);case`kimi-cli`:
return $(`./kimi-cli.js`,`require_kimi_cli`);case`kimi-plugin`:
return $(`./kimi-plugin.js`,`require_kimi_plugin`);case`kiro`:
return $(`./kiro.js`,`require_kiro`);case`kiro-agent`:
return $(`./kiro-agent.js`,`require_kiro_agent`);case`kiro-power`:
return $(`./kiro-power.js`,`require_kiro_power`);case`kiro-server`:
return $(`./kiro-server.js`,`require_kiro_server`);case`letta`:
return $(`./letta.js`,`require_letta`);case`librechat`:
return $(`./librechat.js`,`require_librechat`);case`lm-studio`:
return $(`./lm-studio.js`,`require_lm_studio`);case`mcp`:
return $(`./mcp.js`,`require_mcp`);case`mcp-agent`:
return $(`./mcp-agent.js`,`require_mcp_agent`);case`mcp-hub`:
return $(`./mcp-hub.js`,`require_mcp_hub`);case`mcp-json-schema`:
return $(`./mcp-json-schema.js`,`require_mcp_json_schema`);case`mcp-lint`:
return $(`./mcp-lint.js`,`require_mcp_lint`);case`mcp-result-2024-11-05`:
return $(`./mcp-result-2024-11-05.js`,`require_mcp_result_2024_11_05`);case`mcp-result-2025-03-26`:
return $(`./mcp-result-2025-03-26.js`,`require_mcp_result_2025_03_26`);case`mcp-result-2025-06-18`:
return $(`./mcp-result-2025-06-18.js`,`require_mcp_result_2025_06_18`);case`mcp-result-2025-11-25`:
return $(`./mcp-result-2025-11-25.js`,`require_mcp_result_2025_11_25`);case`mcp-result-2026-07-28`:
return $(`./mcp-result-2026-07-28.js`,`require_mcp_result_2026_07_28`);case`mcp-tool-2024-11-05`:
return $(`./mcp-tool-2024-11-05.js`,`require_mcp_tool_2024_11_05`);case`mcp-tool-2025-03-26`:
return $(`./mcp-tool-2025-03-26.js`,`require_mcp_tool_2025_03_26`);case`mcp-tool-2025-06-18`:
return $(`./mcp-tool-2025-06-18.js`,`require_mcp_tool_2025_06_18`);case`mcp-tool-2025-11-25`:
return $(`./mcp-tool-2025-11-25.js`,`require_mcp_tool_2025_11_25`);case`mcp-tool-2026-07-28`:
return $(`./mcp-tool-2026-07-28.js`,`require_mcp_tool_2026_07_28`);case`mcpb`:
return $(`./mcpb.js`,`require_mcpb`);case`mcpb-0.1`:
return Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.1.js").default,1));case`mcpb-0.2`:
return Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.2.js").default,1));case`mcpb-0.4`:
return Promise.resolve().then(()=>e.__toESM(require("./mcpb-0.4.js").default,1));case`mcpb-parts`:
return $(`./mcpb-parts.js`,`require_mcpb_parts`);case`mcpo`:
return $(`./mcpo.js`,`require_mcpo`);case`mcporter`:
return $(`./mcporter.js`,`require_mcporter`);case`omp`:
return $(`./omp.js`,`require_omp`);case`omp-root`:
return $(`./omp-root.js`,`require_omp_root`);case`omp-server`:
return $(`./omp-server.js`,`require_omp_server`);case`openclaw`:
return $(`./openclaw.js`,`require_openclaw`);case`opencode`:
return $(`./opencode.js`,`require_opencode`);case`opencode-v2`:
return $(`./opencode-v2.js`,`require_opencode_v2`);case`pi`:
return $(`./pi.js`,`require_pi`);case`qoder`:
return $(`./qoder.js`,`require_qoder`);case`qoder-project`:
return $(`./qoder-project.js`,`require_qoder_project`);case`qwen`:
return $(`./qwen.js`,`require_qwen`);case`registry-server`:
return $(`./registry-server.js`,`require_registry_server`);case`registry-server-2025-07-09`:
return $(`./registry-server-2025-07-09.js`,`require_registry_server_2025_07_09`);case`registry-server-2025-09-16`:
return $(`./registry-server-2025-09-16.js`,`require_registry_server_2025_09_16`);case`registry-server-2025-09-29`:
return $(`./registry-server-2025-09-29.js`,`require_registry_server_2025_09_29`);case`registry-server-2025-10-11`:
return $(`./registry-server-2025-10-11.js`,`require_registry_server_2025_10_11`);case`registry-server-2025-10-17`:
return $(`./registry-server-2025-10-17.js`,`require_registry_server_2025_10_17`);case`registry-server-parts`:
return $(`./registry-server-parts.js`,`require_registry_server_parts`);case`roo`:
return $(`./roo.js`,`require_roo`);case`rovo`:
return $(`./rovo.js`,`require_rovo`);case`ruler`:
return $(`./ruler.js`,`require_ruler`);case`ruler-json`:
return $(`./ruler-json.js`,`require_ruler_json`);case`rulesync`:
return $(`./rulesync.js`,`require_rulesync`);case`smithery`:
return $(`./smithery.js`,`require_smithery`);case`trae`:
return $(`./trae.js`,`require_trae`);case`vibe`:
return $(`./vibe.js`,`require_vibe`);case`visual-studio`:
return $(`./visual-studio.js`,`require_visual_studio`);case`vscode`:
return $(`./vscode.js`,`require_vscode`);case`vscode-devcontainer`:
return $(`./vscode-devcontainer.js`,`require_vscode_devcontainer`);case`vscode-inputs`:
return $(`./vscode-inputs.js`,`require_vscode_inputs`);case`vscode-root`:
return $(`./vscode-root.js`,`require_vscode_root`);case`vscode-server`:
return $(`./vscode-server.js`,`require_vscode_server`);case`vscode-workspace`:
return $(`./vscode-workspace.js`,`require_vscode_workspace`);case`warp`:
return $(`./warp.js`,`require_warp`);case`windsurf`:
return $(`./windsurf.js`,`require_windsurf`);case`windsurf-devin`:
return $(`./windsurf-devin.js`,`require_windsurf_devin`);case`zed`:
return $(`./zed.js`,`require_zed`);default:
return}}
const Ku=new Map;
function qu(e){
return Ku.get(e)}
async function Ju(e){
let t=Ku.get(e);
if(t!==void 0)
return t;
let n=Gu(e);
if(n===void 0)
throw Error(`there is no schema "${e}"`);
let{
default:r}=await n;
let i=Yu(r);
Ku.set(e,i);
return i}
function Yu({
validate:e,
schema:t}){
let n;
return{
validate:e,
schema:()=>{
n??=t();
return n}}}
const Xu=[];
function Zu(e){
let{
document:t,
format:n}=e;
if(n.answer!==void 0)
return Qu(e);
let r=n.schema??n.id;
return r===`none`?Xu:$u(t,r)}
async function Qu(e){
return(await Promise.resolve().then(()=>require("./check-answers.js"))).checkAnswers(e)}
function $u(e,t){
let n=qu(t);
if(n===void 0)
return ed(e,t);
let{
value:r}=e;
return r===void 0||n.validate(r)?Xu:td(e,n)}
async function ed(e,t){
await Ju(t);
return $u(e,t)}
async function td(e,t){
let{
check:n}=await Promise.resolve().then(()=>require("./check.js"));
return n(e,t)}
function nd(e,t){
let n={
value:structuredClone(e.value)};
let r=t.length<2?t:t.toReversed().sort((e,t)=>i(t)-i(e));
for(
let e of r)
if(!rd(n,e))
return;
return n;
function i(t){
switch(t.do){case`write`:
return t.span.start;case`wrap`:
return-1;case`insert`:
return e.locate(t.into,`value`).start;case`add`:
return e.locate(t.at.slice(0,-1),`value`).start;default:
return e.locate(t.at,`key`).start}}}
function rd(e,t){
switch(t.do){case`write`:
return!0;case`wrap`:
e.value={
[t.under]:e.value};
return!0;case`set`:
return id(e,t.at,()=>t.value);case`quote`:
return id(e,t.at,e=>new dd(e));case`rewrite`:
return id(e,t.at,e=>{
let n=String(e);
return n.slice(0,t.within.start)+t.text+n.slice(t.within.end)});case`rename`:
return ad(e,t.at,t.to);case`remove`:
return od(e,t.at);case`insert`:{
let n=M(e.value,t.into);
if(t.into.length===0||!Array.isArray(n))
return!1;
n.splice(t.position,0,...t.values);
return!0}case`add`:{
let n=M(e.value,t.at.slice(0,-1));
if(!D(n))
return!1;
ud(n,U(t.at),t.value);
return!0}case`lift`:{
let n=t.at.slice(0,-1);
let r=M(e.value,t.at);
return id(e,n,e=>D(e)?r:e)&&ad(e,n,t.to)}case`move`:
return sd(e,t.at,t.to);case`index`:
return cd(e,t.at,t.by,t.to)}}
function id(e,t,n){
let r=ld(e,t);
if(r===void 0)
return!1;
ud(r,U(t),n(Reflect.get(r,U(t))));
return!0}
function ad(e,t,n){
let r=ld(e,t);
if(r===void 0||Array.isArray(r))
return!1;
let i=r[U(t)];
delete r[U(t)];
ud(r,n,i);
return!0}
function od(e,t){
let n=ld(e,t);
if(n===void 0)
return!1;
Array.isArray(n)?n.splice(Number(t.at(-1)),1):delete n[U(t)];
return!0}
function sd(e,t,n){
let r=M(e.value,t);
if(N(n,t)||!od(e,t))
return!1;
let i=e.value;
for(
let e of n.slice(0,-1)){
if(!D(i))
return!1;
O(i,String(e))===void 0&&ud(i,String(e),{});
i=i[e]}
if(!D(i))
return!1;
ud(i,U(n),r);
return!0}
function cd(e,t,n,r){
let i=M(e.value,t);
if(!Array.isArray(i))
return!1;
let a={};
for(
let e of i){
let t=O(e,n);
if(!D(e)||typeof t!=`string`||Object.hasOwn(a,t))
return!1;
let{
[n]:r,...i}=e;
ud(a,t,i)}
return id(e,t,()=>a)&&(t.at(-1)===r||ad(e,t,r))}
function ld(e,t){
let n=M(e.value,t.slice(0,-1));
return(Array.isArray(n)||D(n))&&t.length>0&&Object.hasOwn(n,U(t))?n:void 0}
function ud(e,t,n){
Object.defineProperty(e,t,{
value:n,
configurable:!0,
enumerable:!0,
writable:!0})}
function U(e){
return String(e.at(-1))}
var dd=class{
was;
constructor(e){
this.was=e}};
function fd(e,t){
if(e instanceof dd)
return typeof t==`string`&&(t===String(e.was)||Number(t)===e.was);
if(Array.isArray(e))
return Array.isArray(t)&&e.length===t.length&&e.every((e,n)=>fd(e,t[n]));
if(!D(e)||!D(t))
return Object.is(e,t);
let n=Object.keys(e);
return n.length===Object.keys(t).length&&n.every(n=>Object.hasOwn(t,n)&&fd(e[n],t[n]))}
function pd(e,t){
let n=new Set;
let r=t.filter(t=>{
let r=gd(t);
if(r===void 0||!md(e,r))
return!1;
let i=r.to&&r.among===void 0?JSON.stringify(r.to):void 0;
if(i===void 0)
return!0;
let a=M(e.value,r.to??[])===void 0&&!n.has(i);
n.add(i);
return a});
let i=r.length===0?void 0:nd(e,r);
return i&&xd(new bd(e,i.value,hd(r)),e)}
function md({
value:e},{
from:t,
at:n}){
let r=t??n;
return r===void 0||M(e,r)!==void 0}
function hd(e){
let t=[];
for(
let n of e.toSorted((e,t)=>_d(e)-_d(t))){
let e=gd(n);
t.at(-1)?.rank!==_d(n)&&t.push(new vd(_d(n)));
e!==void 0&&t.at(-1)?.add(e)}
return t}
function gd(e){
switch(e.do){case`rename`:
return{
from:e.at,
to:[...e.at.slice(0,-1),e.to]};case`move`:
return{
from:e.at,
to:e.to};case`lift`:{
let t=[...e.at.slice(0,-2),e.to];
return e.at.at(-2)===e.to?{
from:e.at,
at:t}:{
from:e.at,
to:t}}case`wrap`:
return{
from:[],
to:[e.under]};case`add`:
return{
to:e.at,...e.outOf&&{
outOf:e.outOf}};case`insert`:{
let{
into:t,
position:n,
values:r,
outOf:i}=e;
return i&&{
to:t,
outOf:i,
among:{
position:n,
count:r.length}}}case`set`:
return{
at:e.at};default:
return}}
function _d(e){
return(`at`in e?e.at.length:0)*2+ +(e.do===`set`||e.do===`add`)}
var vd=class{
rank;
#e=new Map;
#t=new Set;
constructor(e){
this.rank=e}
add(e){
let{
to:t,
at:n=[]}=e;
let r=t??n;
this.#e.set(JSON.stringify(r),e);
this.#t.add(r.length)}
after(e){
for(
let{
from:t,
to:n,
at:r,
among:i}of this.#e.values()){
if(t!==void 0&&N(e,t))
return[...n??r??[],...e.slice(t.length)];
if(i!==void 0&&n!==void 0&&N(e,n))
return yd(e,n,i,i.count)}
return e}
before(e){
let{
route:t}=e;
for(
let n of this.#t){
let r=this.#e.get(JSON.stringify(t.slice(0,n)));
if(r===void 0)
continue;
let{
from:i,
to:a,
at:o,
outOf:s,
among:c}=r;
if(c!==void 0&&s!==void 0){
let r=t[n];
if(typeof r!=`number`)
return{...e,
isOther:!0};
if(r>=c.position&&r<c.position+c.count)
return{...e,
route:s,
isOther:!0};
return{...e,
route:yd(t,t.slice(0,n),c,-c.count)}}
if(s!==void 0)
return{...e,
route:s,
isOther:!0};
if(i!==void 0)
return{...e,
route:[...i,...t.slice(n)]};
let l={...e,
route:a??o??[]};
return a===void 0?{...l,
isOther:!0}:{...l,
isNew:!0}}
return e}};
function yd(e,t,{
position:n},r){
let i=e[t.length];
if(typeof i!=`number`||i<n)
return e;
return[...t,i+r,...e.slice(t.length+1)]}
var bd=class{
value;
#e;
#t;
constructor(e,t,n){
this.#e=e;
this.value=t;
this.#t=n}
get path(){
return this.#e.path}
get part(){
return this.#e.part}
get text(){
return this.#e.text}
get language(){
return this.#e.language}
get problems(){
return this.#e.problems.map(e=>e.route===void 0?e:{...e,
route:this.#n(e.route)})}
#n(e){
return this.#t.reduceRight((e,t)=>t.after(e),e)}
forget(){
this.#e.forget()}
locate(e,t,n){
let{
route:r,
isOther:i}=this.originOf(e);
return this.#e.locate(r,t,i?void 0:n)}
isBroken(e){
return this.#e.isBroken(this.originOf(e).route)}
comments(){
return this.#e.comments()}
position(e){
return this.#e.position(e)}
originOf(e){
let t={
route:e,
isNew:!1,
isOther:!1};
for(
let e of this.#t)
t=e.before(t);
return t}};
function xd(e,t){
let n=t=>e.originOf(t).route;
return{
document:e,
placeOf:n=>{
if(n.document!==e)
return n;
let{
route:r,
isNew:i,
isOther:a}=e.originOf(n.route);
if(i)
return;
let{
within:o,...s}=n;
return{...s,
document:t,
route:r,...o===void 0||a?{}:{
within:o}}},
changeOf:t=>{
if(t.do===`write`)
return t;
if(t.do===`wrap`)
return;
let r=t.do===`insert`?t.into:t.at;
let{
isNew:i,
isOther:a}=e.originOf(r);
if(i||a)
return;
if(t.do===`insert`)
return{...t,
into:n(r)};
if(t.do===`move`&&JSON.stringify(n(t.to))!==JSON.stringify(t.to))
return;
return{...t,
at:n(r)}}}}
const W={
"${{ secrets.NAME }}":{
kind:`environment`,
spell:e=>`\${{ secrets.${e} }}`,
form:/\$\{\{\s*(?:secrets|vars|inputs)\.(\w+)\s*\}\}/y,
proposed:`for secrets`},
"${env:NAME}":{
kind:`environment`,
spell:e=>`\${env:${e}}`,
form:/\$\{env:([^{}]+)\}/y,
proposed:`always`},
"${input:id}":{
kind:`input`,
spell:e=>`\${input:${e}}`,
form:/\$\{input:([^{}]+)\}/y},
"${file:path}":{
kind:`file`,
spell:e=>`\${file:${e}}`,
form:/\$\{file:([^{}]+)\}/y},
"${workspaceFolder}":{
kind:`editor`,
spell:Sd,
form:RegExp(`\\$\\{(workspaceFolder(?:Basename)?|workspaceRoot(?:FolderName)?|fileWorkspaceFolder|relativeFile|execPath|userHome|cwd|pathSeparator|file(?:Basename|Dirname)?|extensionPath|workspacePath|/)(?::[^-{}][^{}]*)?\\}`,`y`)},
"${object.key}":{
kind:`editor`,
spell:Sd,
form:/\$\{((?:workspace|project)\.\w+)\}/y},
"${process.env.NAME}":{
kind:`environment`,
spell:e=>`\${process.env.${e}}`,
form:/\$\{process\.env\.(\w+)\}/y},
"${user_config.KEY}":{
kind:`plugin`,
spell:e=>`\${user_config.${e}}`,
form:/\$\{user_config\.(\w+)\}/y},
"${config:key}":{
kind:`setting`,
spell:e=>`\${config:${e}}`,
form:/\$\{(?:config|command):([^{}]+)\}/y},
"${secret:name}":{
kind:`environment`,
spell:e=>`\${secret:${e}}`,
form:/\$\{secret:([^{}]+)\}/y,
proposed:`for secrets`},
"${cmd: command}":{
kind:`setting`,
spell:e=>`\${cmd: ${e.trim()}}`,
form:/\$\{cmd:([^{}]+)\}/y},
"${NAME:-default}":{
kind:`environment`,
spell:Sd,
form:/\$\{([A-Za-z_]\w*):-[^{}]*\}/y,
before:`:-`},
"${NAME}":{
kind:`environment`,
spell:Sd,
form:/\$\{([A-Za-z_]\w*)\}/y,
proposed:`always`},
"${NAME:default}":{
kind:`environment`,
spell:Sd,
form:/\$\{([A-Za-z_]\w*):[^{}]*\}/y,
before:`:`},
"{env:NAME}":{
kind:`environment`,
spell:e=>`{env:${e}}`,
form:/\{env:([^{}]+)\}/y,
proposed:`always`},
"{file:path}":{
kind:`file`,
spell:e=>`{file:${e}}`,
form:/\{file:([^{}]+)\}/y},
$NAME:{
kind:`environment`,
spell:e=>`$${e}`,
proposed:`always`},
"%NAME%":{
kind:`environment`,
spell:e=>`%${e}%`,
proposed:`in editors`},
"$env:NAME":{
kind:`environment`,
spell:e=>`$env:${e}`}};
function Sd(e){
return`\${${e}}`}
const Cd=Object.keys(W).flatMap(e=>{
let{
form:t}=W[e];
return t===void 0?[]:[[e,t]]});
function wd(e){
return W[e].kind}
function Td(e,t){
return W[e].spell(t)}
function Ed(e,t,n){
return`\${${t}${W[e].before??``}${n}}`}
function Dd(e){
return W[e].before!==void 0}
function Od(e,{
syntax:t,
name:n}){
let{
before:r}=W[t];
return r===void 0?void 0:e.slice(2+n.length+r.length,-1)}
function kd(e,t){
let{
proposed:n}=W[e];
return n===`always`||n===`for secrets`&&t===`with secrets`}
function Ad(e){
let{
proposed:t}=W[e];
return t===`always`||t===`in editors`}
let jd;
function Md(e){
return Nd(e)?.syntax}
function Nd(e){
let[,t,n,r]=(jd??=/^(?:Bearer )?(?:\$([A-Z_][A-Z0-9_]*)|%([A-Za-z_]\w*)%|\$env:([A-Za-z_]\w*))$/).exec(e)??[];
if(t!==void 0)
return{
syntax:`$NAME`,
name:t};
if(n!==void 0)
return{
syntax:`%NAME%`,
name:n};
return r===void 0?void 0:{
syntax:`$env:NAME`,
name:r}}
function Pd({
in:e,
alone:t},n,r){
let i=e[n]??[];
return t!==void 0&&r.startsWith(`Bearer `)?i.filter(e=>!t.includes(e)):i}
function Fd(e){
let t=Nd(e);
if(t)
return[{...t,
start:e.lastIndexOf(` `)+1,
end:e.length}];
let n=[];
for(
let t=Id(e,0);t!==-1;){
let r=zd(e,t);
r&&n.push(r);
t=Id(e,r?.end??t+1)}
return n}
function Id(e,t){
let n=e.indexOf(`{`,t);
return n>t&&e[n-1]===`$`?n-1:n}
function Ld(e){
return Id(e,0)!==-1}
function Rd(e){
return Ld(e)||e.includes(`$`)||e.includes(`%`)}
function zd(e,t){
for(
let[n,r]of Cd){
r.lastIndex=t;
let i=r.exec(e);
if(i)
return{
syntax:n,
name:i[1]??``,
start:t,
end:r.lastIndex}}}
const Bd=R(`sh bash zsh dash ksh fish cmd powershell pwsh wsl`);
let Vd;
function Hd(e){
return Bd(ht(e).replace(/\.exe$/i,``))}
function Ud(e,t){
if(e!==void 0&&Hd(e))
return()=>!0;
let n=t.findIndex(e=>Hd(e));
let r=t.some(e=>/(?:^|\/)mcp-remote(?:@|$)/.test(e));
return e=>n!==-1&&e>n||(Vd??=/^(?:-[a-z]*c|-e|-p|--eval|--print|-command|-encodedcommand|\/[ck])$/).test((t[e-1]??``).toLowerCase())||r&&(t[e-1]===`--header`||(t[e]??``).startsWith(`--header`))}
function Wd({
command:e,
args:t,
env:n,
headers:r,
url:i,
cwd:a},o){
let s=[];
let c=({
value:e})=>o(e);
let l=(e,t)=>{
for(
let n of e)
c(n)&&s.push({
part:n,
meaning:t})};
e!==void 0&&l([e],`command`);
t.some(c)&&l(Gd(e,t),`args`);
l(n,`env`);
a!==void 0&&l([a],`cwd`);
i!==void 0&&l([i],`url`);
l(r,`headers`);
return s}
function Gd(e,t){
let n=Ud(e?.value,t.map(e=>e.value));
return t.filter((e,t)=>!n(t))}
function Kd({
dialect:e,
fields:t},n,r){
let{
fillsBraces:i}=e;
let a=/\{\{ ?([^{}]*?) ?\}\}/.exec(n)?.[1];
if(i===void 0||a===void 0||!qd(e,r))
return!1;
let{
only:o,
names:s}=i;
if(s!==void 0)
return s.some(e=>n.includes(`{{${e}}}`));
if(o===void 0||a.startsWith(o.prefix))
return!0;
let c=t.find(({
key:e})=>e===o.namedIn)?.value;
return D(c)&&Object.hasOwn(c,a)}
function qd({
fillsBraces:e},t){
return e!==void 0&&(e.in?.includes(t)??!0)}
let Jd;
let Yd;
let Xd;
const Zd=[`\u2026|<[\u00c0-\uffdc]`,`(?<![A-Za-z\u00c0-\u024f])(?:c\u1ee7a|C\u1ee7a|C\u1ee6A)(?![A-Za-z\u00c0-\u024f])`,`[\u0131iun]n[\u0131iu]z(?![a-z])|N[I\u0130]Z(?![A-Z])`,`[\u0412\u0432]\u0430\u0448|\u0412\u0410\u0428|[\u0422\u0442]\u0432\u043e[\u0439\u044f\u0435\u0451\u0456\u0457]|\u0422\u0412\u041e|\u0437\u0434\u0435\u0441\u044c|\u0441\u044e\u0434[\u0430\u0438]|\u0417\u0414\u0415\u0421\u042c|\u0421\u042e\u0414|[\u0412\u0432]\u0441\u0442\u0430\u0432|[\u0412\u0432]\u0432\u0435\u0434|[\u0423\u0443]\u043a\u0430\u0436|[\u4f60\u60a8]\u7684|\u5728\u6b64|\u6b64[\u5904\u8655]|[\u8fd9\u9019][\u91cc\u88e1]|\u586b[\u5199\u5165\u5beb]|[\u8f93\u8f38]\u5165|\u66ff\u6362|\u7c98\u8d34|\u3042\u306a\u305f\u306e|\u3053\u3053\u306b|\u3092\u5165\u529b|\ub2f9\uc2e0\uc758|\uadc0\ud558\uc758|\uc5ec\uae30\uc5d0|\uc785\ub825`,String.raw`(?:[Pp](?:ath|ATH)|[Rr]uta|[Cc]am[i\u00ed](?:nho|no)?|[Cc]hemin|[Pp]fad|[Pp]ercorso|[Pp]ad|cie[\u017cz]ka|\u043f\u0443\u0442\u044c|\u0448\u043b\u044f\u0445|cesta|sti|v[a\u00e4]g|jalur)[\\/]+\p{L}`,String.raw`\u0111\u01b0\u1eddng[\\/-]|\u8def[\u5f84\u5f91]|\u30d1\u30b9|\uacbd\ub85c`];
function Qd(e){
if((Jd??=/[Yy](?:our|OUR)[-_/ ]|(?<!\$)\{\{|[-_ ](?:here|HERE)(?!\w)|<[A-Za-z]|\[(?:RED|YOUR|INS|PAS|ENT|REP)|_ME(?!\w)|REPLACE_|PLACEHOLDER|PATH_TO|__[A-Z]|@@[A-Z]|%%[A-Z]|#\{|\.{3}|[iun]n[iu]z(?![a-z])|NIZ(?![A-Z])/).test(e)||(Yd??=/[Yy]our(?:[coditswnuahkp]|[A-Z])|[\\/](?:[Uu]ser_?-?[Nn]ame|USER|you)(?![\w.-])|:\/\/(?:[A-Z]{2}|[xX]{3}|user(?:name)?:|\[)|:PORT|x{8}-|X{5}|(?:process|meta)\.env|os\.(?:environ|getenv)/).test(e)||$d(e))
return!0;
if(/[\\/]/.test(e)&&(Xd??=/(?:[Pp](?:ath|ATH)|[Rr]uta|[Cc]ami(?:nho|no)?|[Cc]hemin|[Pp]fad|[Pp]ercorso|[Pp]ad|ciezka|cesta|sti|vag|jalur)[\\/]+[A-Za-z]|[\\/]yolu|duong[\\/-]/).test(e))
return!0;
return/[^\0-\x7f]/.test(e)&&nf().test(e)}
function $d(e){
return e.match(/[A-Za-z\u00c0-\u024f]+/g)?.some(ef)??!1}
function ef(e){
let t=e.toLowerCase();
tf??=new Set(`tu tus tuo tua tuoi teu ton ta tes tv\u016fj tvuj tvoje tvoj tw\u00f3j twoj twoja twoje twojego su sus sua suas suo seu seus senin sizin sinun sini disini vuestra vuestro votre vos vostra vostro vas v\u00e1\u0161 ihr ihre ihren dein deine deinen din dit ditt uw je jouw anda kamu cua aqui aqu\u00ed aca ac\u00e1 ici hier qui tutaj buraya burada insira inserisci inserez ins\u00e9rez einf\u00fcgen einfuegen eintragen`.split(` `));
return tf.has(t)&&(e.slice(1)===t.slice(1)||e===e.toUpperCase())}
let tf;
function nf(){
rf??=new RegExp(Zd.join(`|`),`u`);
return rf}
let rf;
const af=/process\.env(?:\.\w+|\[.{1,60}\])|import\.meta\.env\.\w+|os\.(?:environ(?:\[|\.get\()|getenv\().{1,60}/;
const of=[{
needs:[`your`],
like:()=>/(?<![A-Za-z0-9_.-])(?:(?:sk|pk|gh[op]|glpat|pat|xox[a-z]|sbp|fig[du]|hf|key|token|secret)[-_])?your[-_](?!own)[A-Za-z][\w-]*/gi},{
needs:[`here`],
like:()=>/(?<![A-Za-z0-9_.-])[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+){0,8}[-_]HERE(?![A-Za-z0-9_])/g},{
needs:[`here`],
like:()=>/(?<![A-Za-z0-9_.-])(?:insert|paste|put|add|enter)[-_][\w-]{1,60}[-_]here(?![A-Za-z0-9_])/gi},{
needs:[`placeholder`],
like:()=>/(?<![A-Za-z0-9_.-])(?:[A-Z0-9]{1,20}_){0,6}PLACEHOLDER(?:_[A-Z0-9]{1,20}){0,6}(?![A-Za-z0-9_-])/g},{
needs:[`<`],
like:()=>/(?<![\p{L}\p{N}_)?(&])<(?!\/)\p{L}[\p{L}\p{M}\p{N}_ .'\u2019-]{1,60}>/gu},{
needs:[`[`],
like:()=>/(?<!\w)\[(?:REDACTED|YOUR|INSERT|PASTE|ENTER|REPLACE)[A-Z_ -]{0,60}\]/g},{
needs:[`path/to`,`path\\to`],
like:()=>/(?<![^\s=:,"'])(?:[A-Za-z]:)?[\\/]?(?:[A-Za-z]{1,20}[\\/]){0,2}path[\\/]to[\\/][^\s"',:]*/gi},{
needs:[`caminho`,`ruta`,`camino`,`cam\u00ed`,`chemin`,`pfad`,`percorso`,`pad`,`cie`,`\u043f\u0443\u0442\u044c`,`\u0448\u043b\u044f\u0445`,`cesta`,`sti`,`kv`,`yolu`,`/ke`,`\\ke`,`duong`,`\u0111\u01b0\u1eddng`,`\u8def`,`\u30d1\u30b9`,`\uacbd\ub85c`],
like:()=>/(?<![^\s=:,"'])(?:[A-Za-z]:)?[\\/]?(?:\p{L}{1,20}[\\/]){0,2}(?:caminho[\\/](?:para|do|da|completo|absoluto)|(?:ruta|camino|cam\u00ed)[\\/](?:a|al|hacia|del|completa|absoluta)|chemin[\\/](?:vers|du|complet|absolu)|pfad[\\/](?:zu|zum|zur)|percorso[\\/](?:a|al|alla|verso|del|completo|assoluto)|pad[\\/]naar|[s\u015b]cie[z\u017c]ka[\\/]do|\u043f\u0443\u0442\u044c[\\/](?:\u043a|\u0434\u043e)|\u0448\u043b\u044f\u0445[\\/]\u0434\u043e|cesta[\\/](?:k|ke)|sti[\\/]til|s[o\u00f6]kv[a\u00e4]g[\\/]till|(?:dosya|dizin|tam)[\\/]yolu|(?:jalur|path)[\\/]ke|(?:duong|\u0111\u01b0\u1eddng)[\\/-](?:dan|d\u1eabn)|\p{L}{0,6}(?:\u8def\u5f84|\u8def\u5f91|\u30d1\u30b9|\uacbd\ub85c)\p{L}{0,6})[\\/][^\s"',:]*/giu},{
needs:[`path_to`],
like:()=>/(?<![A-Za-z0-9_.-])(?:[A-Z]{1,20}_){0,3}PATH_TO(?:_[A-Z0-9]{1,20}){0,6}(?![A-Za-z0-9_-])[^\s"',:]*/g},{
needs:[`/your/`],
like:()=>/(?<![\w.-])\/YOUR\/[A-Z][A-Z_/-]*(?![\w.])/g},{
needs:[`_me`,`replace_with_`],
like:()=>/(?<![A-Za-z0-9_-])(?:(?:CHANGE|REPLACE|FILL)_ME|REPLACE_WITH_\w+)(?![A-Za-z0-9_-])/g},{
needs:[`your`],
like:()=>/(?<![A-Za-z0-9_.-])your(?:company|domain|org|organi[sz]ation|team|instance|workspace|site|store|project|server|user|username|name|account|tenant|subdomain|host|hostname|apikey|token|key|secret|password)(?![A-Za-z0-9])[\w-]*/gi},{
needs:[`/user`,`\\user`,`/you`,`\\you`],
like:()=>/(?<=[\\/](?:Users|home)[\\/])(?:[Uu]ser[-_]?[Nn]ame|USER(?:_?NAME)?|you)(?![\w.-])/g},{
needs:[`://`],
like:()=>/(?<=(?:https?|wss?):\/\/)(?:(?:SUB)?DOMAIN|HOST(?:NAME)?|SERVER|IP|INSTANCE|TENANT|COMPANY|PROJECT|[A-Z]{2,20}(?:_[A-Z]{2,20}){0,3}_(?:REF|ID|HOST(?:NAME)?|(?:SUB)?DOMAIN|URL|NAME))(?=[.:/?]|$)/g},{
needs:[`:port`],
like:()=>/(?<=:\/\/[\w.-]{1,100}:)PORT(?![\w.-])/g},{
needs:[`://xxx`],
like:()=>/(?<=:\/\/)(?:x{3,}|X{3,})(?=\.[\w-]+\.)/g},{
needs:[`://[`],
like:()=>/(?<=:\/\/)\[[A-Za-z][\w -]{1,40}\](?=\.)/g},{
needs:[`xxxxxxxx-`],
like:()=>/(?<![\w-])x{8}(?:-x{4}){3}-x{12}(?![\w-])/gi},{
needs:[`xxxxx`],
like:()=>/^[A-Z]\d{0,2}X{5,}$/g},{
needs:[`://user`],
like:()=>/(?<=:\/\/)(?:user(?:name)?:pass(?:word)?@host(?:name)?|USER(?:NAME)?:PASS(?:WORD)?@HOST(?:NAME)?)(?=[:/]|$)/g},{
needs:[`://user`],
like:()=>/(?<=:\/\/)(?:user(?:name)?:pass(?:word)?|USER(?:NAME)?:PASS(?:WORD)?)(?=@[\w.-]{1,100}(?::\w{1,5})?\/(?:db_?name|database_?name|DB_?NAME|DATABASE_?NAME)(?!\w))/g},{
needs:[`process.env`,`import.meta.env`,`os.environ`,`os.getenv`],
like:()=>RegExp(`^(?:${af.source})$`,`g`)},{
needs:[`__`,`@@`,`%%`,`#{`],
like:()=>/(?<![A-Za-z0-9_@%])(?:__(?!(?:DIR|FILE|LINE|CLASS|FUNCTION|METHOD|NAMESPACE|TRAIT)__)(?=[A-Z])[A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){0,8}__|@@[A-Z][A-Z0-9_]{1,60}@@|%%[A-Z][A-Z0-9_]{1,60}%%|#\{[A-Za-z][\w.]{1,60}\}#)(?![A-Za-z0-9_@%])/g},{
needs:[`{{`],
like:()=>/(?<![^\s=:,"'])\{\{ ?[A-Za-z][\w.-]{1,60} ?\}\}(?=[\\/])/g}];
let sf;
function cf(e){
if(!Qd(e))
return[];
if((sf??=/^(?:Bearer )?(?:(?:[A-Za-z0-9]{1,10}[-_])?(?:\.{3}|\u2026)|\{\{ ?(?!(?:cookiecutter|copier)\.|(?:current[-_]?)?(?:date|time|datetime|timestamp|now|today) ?\})\$?[A-Za-z][\w.:-]{1,60} ?\}\})$/).test(e))
return[{
start:0,
end:e.length}];
let t=e.toLowerCase();
let n=of.flatMap(({
needs:n,
like:r})=>n.some(e=>t.includes(e))?Array.from(e.matchAll(r()),({
index:e,
0:t})=>({
start:e,
end:e+t.length})):[]);
for(
let{
start:t,
end:r}of xa(e))
n.push({
start:t,
end:r});
return n.length===0?n:df(n,[...Fd(e),...lf(e)].sort(uf))}
function lf(e){
if(!e.includes(`your-`))
return[];
let t=e.matchAll(/your-(?:(?:server|storagebox)\.de|objectstorage\.com)(?![\w-])/g);
return Array.from(t,({
index:e,
0:t})=>({
start:e,
end:e+t.length}))}
function uf(e,t){
return e.start-t.start}
function df(e,t){
let n=[];
let r=0;
let i=0;
for(
let a of[...e].sort((e,t)=>uf(e,t)||t.end-e.end)){
for(
let e=t[r];e!==void 0&&e.end<=a.start;e=t[r])
r+=1;
let e=t[r];
if(a.start<i||e!==void 0&&e.start<a.end)
continue;
n.push(a);
i=a.end}
return n}
const ff=[/your|\b(?:my|example|sample|dummy|foo|bar)\b/i,/<[^<>\n]{1,80}>|(?<!\$)\{\{?[\w./ -]{1,80}\}\}?|\[[\w ./|-]{2,60}\](?!\s*[,}\]])/,/\*{3,}|x{4,}|X{3,}|\.{3}|\u2026|_{4,}/,/(?:^|[^A-Za-z])(?:insert|paste|put|enter|replace|fill|add|change)[-_ ]/i,/path[\\/]+to|[\\/](?:Users|home)[\\/]+(?:username|user|me|name|you)\b/i,/\b(?:username|user_name|yourname|placeholder|optional|redacted|hostname)\b/i,/[\u0400-\u04ff\u0590-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/];
function pf(e){
if(/^\s*[[{]/.test(e))
return!1;
return cf(e.replace(/^["']|["']$/g,``)).length>0||ff.some(t=>t.test(e))}
let mf;
let hf;
function gf(e){
hf??=new Set(A().flatMap(({
client:e})=>[`${e.split(`-`)[0]}_`,`${xf(e)}_`]));
return hf.has(e)}
function _f(e){
return/plugin|extension/i.test(e)}
function vf(e,t=[]){
let n=bf(e);
if(n===void 0||t.includes(e))
return;
return t.find(e=>{
let t=bf(e);
return t?.of===n.of&&t.keeps===n.keeps})}
function yf(e){
return bf(e)?.of===`plugin`}
function bf(e){
let{
groups:t}=(mf??=/^(?<whose>\w*?)(?:(?<plugin>plugin|extension)|project|workspace)_(?:(?<data>data)|root|dir|path|folder|home|directory)$/).exec(xf(e))??{};
let{
whose:n=``,
plugin:r,
data:i}=t??{};
if(t===void 0||n!==``&&!gf(n))
return;
return{
of:r===void 0?`project`:`plugin`,
keeps:i===void 0?`files`:`data`}}
function xf(e){
return e.replace(/(?<=[a-z])(?=[A-Z])|-/g,`_`).toLowerCase()}
function Sf({
fields:e,
dialect:t}){
return e.some(e=>Cf(e,t))}
function Cf({
fact:e,
value:t},n){
let r=e?.is;
if(r===void 0||!wf.has(r))
return!1;
let i=e=>typeof e==`string`&&Tf(e,n,r);
if(Array.isArray(t))
return t.some(i);
if(D(t))
return Object.keys(t).some(e=>i(t[e]));
return i(t)}
const wf=new Set([`command`,`commandLine`,`args`,`env`,`cwd`,`url`,`headers`]);
function Tf(e,{
placeholders:t},n){
if(t===void 0)
return!1;
let{
own:r=[],
elsewhere:i,
partly:a,
ofEntry:o}=t;
if(a!==void 0&&(Ef??=/\$\{[A-Za-z_]\w*(?::-|\})/).test(e))
return!0;
if(o!==void 0&&e.includes(`$`))
return!0;
if(r.some(t=>e.includes(t))||i?.names.some(t=>e.includes(t)))
return!0;
if(t.noOthersOfEditors!==void 0||r.length>0&&_f(e))
return Ld(e);
let s=n===`commandLine`?[]:Pd(t,n,e);
if(!Ld(e)){
let n=Md(e);
return n!==void 0&&(t.refused!==void 0||!s.includes(n))}
if(t.refused!==void 0)
return!0;
return Ld(e.replace(Of(s),``))}
let Ef;
const Df=new WeakMap;
function Of(e){
let t=Df.get(e);
if(t!==void 0)
return t;
let n=new RegExp(e.flatMap(e=>kf.get(e)??[]).join(`|`)||`(?!)`,`g`);
Df.set(e,n);
return n}
const kf=new Map([["${NAME}",`\\$\\{[A-Z_][A-Z0-9_]*\\}`],["${NAME:-default}",`\\$\\{[A-Z_][A-Z0-9_]*:-[^{}]*\\}`],["${env:NAME}",`\\$\\{env:[^{}]+\\}`],[`{env:NAME}`,`(?<!\\$)\\{env:[^{}]+\\}`],["${workspaceFolder}",`\\$\\{workspaceFolder\\}`],["${input:id}",`\\$\\{input:[^{}]+\\}`]]);
function Af({
document:e,
format:t}){
let n=t.inputs===void 0?void 0:M(e.value,t.inputs);
if(!Array.isArray(n)||t.inputs===void 0)
return[];
let{
inputs:r}=t;
return n.flatMap((e,t)=>{
let n=O(e,`id`);
return D(e)&&typeof n==`string`?[{
id:n,
route:[...r,t,`id`],
entry:e}]:[]})}
function jf({
servers:e}){
return e.flatMap(e=>Mf(e.entry,e.route))}
function Mf(e,t){
if(typeof e==`string`)
return Fd(e).filter(e=>e.syntax==="${input:id}").map(({
name:e,
start:n,
end:r})=>({
id:e,
route:t,
within:{
start:n,
end:r}}));
if(Array.isArray(e))
return e.flatMap((e,n)=>Mf(e,[...t,n]));
return D(e)?Object.keys(e).flatMap(n=>Mf(e[n],[...t,n])):[]}
function Nf({
fact:e,
value:t},{
placeholders:n}){
let r=n?.lookedUp;
if(r===void 0||e===void 0||!r.in.includes(e.is)||!D(t))
return!1;
return Object.values(t).some(e=>typeof e==`string`&&(e.startsWith(r.command)||/^[A-Z_0-9]+$/.test(e)))}
function Pf({
fields:e}){
return Object.keys(e).filter(t=>{
let n=e[t];
return!n?.unread&&(n?.is===`env`||n?.form===`variable-names`)})}
function Ff({
env:e,
fields:t,
dialect:n},r){
if(n.placeholders?.ofEntry===void 0||e.some(({
route:e})=>e.at(-1)===r))
return!0;
let i=Pf(n);
return t.some(({
key:e,
value:t})=>i.includes(e)&&Array.isArray(t)&&t.includes(r))}
function If({
refused:e=[]},t,{
syntax:n,
start:r}){
return[e].flat().find(e=>e.syntaxes.includes(n)&&(e.in?.includes(t)??!0)&&(e.leading!==!0||r===0))}
function Lf(e){
return[e?.refused??[]].flat().filter(({
anywhere:e})=>e)}
function Rf(e,t,n,r=`any`){
let i=e.placeholders?.in[t]?.find(e=>kd(e,r===`any`?`with secrets`:r));
return i===void 0?void 0:Td(i,n)}
function zf({
fields:e},t,n){
let r=Bf(t,n);
return r===void 0?void 0:Object.keys(e).find(t=>e[t]?.form===r)}
function Bf(e,t){
if(e===`env`)
return`variable-names`;
if(e!==`headers`)
return;
return/^bearer /i.test(t)?`bearer-variable`:`header-variables`}
function Vf(e,t){
return e.fields.find(e=>N(t,e.route))?.fact?.is??`other`}
function Hf(e){
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
let Uf;
function Wf(e){
let{
dialect:t,
transport:n}=e;
let r=Kf(e);
if(r===void 0)
return;
if(r===``)
return Jf(t);
let{
urls:i}=t;
if(i?.hostless!==void 0&&(Uf??=/^\w[\w+.-]*:\/{4}/).test(r))
return{
why:`slashes`,
reaction:i.hostless};
if(Jr(r))
return pp(r,t,n)?Yf(e,r):Zf(r,t);
let a=np(r,e);
if(a===`none`)
return Qf(r,t);
if(i?.parsed===`always`)
return{
why:`variable`,
reaction:i.reaction};
if(a===`foreign`)
return $f(r,t);
return pp(r,t,n)?void 0:Zf(r,t)}
function Gf(e){
let t=Kf(e);
if(t===void 0||Jr(t)||cf(t).length===0)
return;
return np(t,e)===`expanded`?void 0:mp(e.dialect)}
function Kf(e){
let{
url:t,
dialect:n}=e;
if(t===void 0||!qf(e))
return;
return tp(n.urls?.trims===`called`?t.value.trim():t.value)}
function qf({
transport:e,
declared:t,
fields:n,
dialect:r}){
if(e!==void 0)
return e!==`stdio`;
let{
withUrl:i}=r.unknownTransport??{};
if(typeof t?.value!=`string`||i===void 0||ac(i.effect))
return!1;
return!n.some(({
fact:e})=>e?.is===`command`||e?.is===`commandLine`)}
function Jf(e){
let t=e.urls?.empty??mp(e);
return t.effect===`fine`?void 0:{
why:`empty`,
reaction:t}}
function Yf(e,t){
let{
url:n,
dialect:r}=e;
let{
urls:i}=r;
if(i?.unmended!==void 0&&n!==void 0&&cp(n.value))
return{
why:`unmended`,
reaction:i.unmended};
let a=lp(t);
let o=a===void 0||a.includes(`:`)?void 0:i?.userAlone;
let s=a===void 0?void 0:o??i?.userInfo;
if(s!==void 0)
return{
why:`user`,
reaction:s};
let c=up(t,e)?`literal`:fp(t,r);
if(c!==void 0)
return{
why:c,
reaction:gp(r)};
return i?.guarded!==void 0&&Xf(t,e,i.guarded)?{
why:`guarded`,
reaction:i.guarded.reaction}:void 0}
function Xf(e,{
document:t},n){
let{
hostname:r}=new URL(e);
let i=e=>[M(t.value,e)].flat().filter(e=>typeof e==`string`);
if(!n.isGuarded(r)||i(n.domains).length>0)
return!1;
return!i(n.addresses).some(e=>e.toLowerCase().includes(r))}
function Zf(e,t){
return{
why:sp(e)?`nowhere`:`scheme`,
reaction:gp(t)}}
function Qf(e,t){
let n=op(e);
if(n===`hidden`&&t.urls?.trims===`checked`&&Jr(e.trim()))
return{
why:n,
reaction:_p(t)};
let r=hp(e,t);
return rp(e,t.urls,r)?void 0:{
why:n,
reaction:r}}
function $f(e,t){
let n=hp(e,t);
return t.urls!==void 0&&ac(n.effect)?{
why:`literal`,
reaction:n}:void 0}
let ep;
function tp(e){
return e.replace(/^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$/g,``)}
function np(e,t){
let{
placeholders:n,
urls:r}=t.dialect;
let i=Fd(e);
let a=n?.in.url??[];
if(a.includes(`$NAME`)&&n?.ofEntry===void 0&&/\$\w/.test(e))
return`expanded`;
if(i.length===0)
return n?.shell&&/[$`]/.test(e)?`expanded`:`none`;
if(n===void 0)
return`expanded`;
let o=r===void 0?[n.refused??[]].flat().flatMap(({
syntaxes:e})=>e):[];
if(i.some(({
syntax:e})=>o.includes(e))||i.some(({
syntax:e,
name:n})=>a.includes(e)&&Ff(t,n)))
return`expanded`;
return`foreign`}
function rp(e,t,{
effect:n}){
if(t===void 0&&/[$%<>{}`]/.test(e))
return!0;
return n===`fails-server`&&cf(e).length>0}
function ip(e){
let[,t]=/^([^:/?#]+):/.exec(e)??[];
return t!==void 0&&!/^\w[\w+.-]*$/.test(t)}
function ap(e){
return/^https?:\/\/./i.test(e)}
function op(e){
if(Jr(e.replace(ep??=/^[\s\u200b-\u200d\u2060]+/,``)))
return`hidden`;
return e.includes(`://`)?`unparsed`:`nowhere`}
function sp(e){
return/^[\w.-]+:[\d$%{]/.test(e)}
function cp(e){
return/[\s\\]/.test(e)||!/^[a-z][a-z\d+.-]*:\/\/[^/]/i.test(e)}
function lp(e){
return/^[a-z][a-z\d+.-]*:\/\/([^/?#]*)@/i.exec(e)?.[1]}
function up(e,t){
let[,n=``]=/^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(e)??[];
return Fd(n).length>0&&np(n,t)===`foreign`}
let dp;
function fp(e,t){
let[,n=``,r]=/^[a-z][a-z\d+.-]*:\/\/(?:[^/?#]*@)?([\w.-]+)(?::(\d*)(?![^/?#]))?/i.exec(e)??[];
if((dp??=/^[a-z][a-z\d+.-]*:\/\/[\w.-]*\{(?:[\w-]+|\{ ?[\w.-]+ ?\})\}/i).test(e)&&!(qd(t,`url`)&&e.includes(`{{`)))
return`template`;
if(/^(?:https?|wss?)$/i.test(n)&&/^[^/]+\/\/[^/?#]*\/\//.test(e))
return`twice`;
if(/^\.|\.\./.test(n))
return`host`;
return r!==void 0&&/^0+$/.test(r)?`port`:void 0}
function pp(e,{
urls:t},n){
let r=/^([A-Za-z][A-Za-z\d+.-]*):/.exec(e)?.[1]?.toLowerCase();
if(r===void 0||r===`http`||r===`https`)
return!0;
return(r===`ws`||r===`wss`)&&n===`ws`||t?.schemes?.includes(r)===!0}
function mp(e){
return e.urls?.reaction??_p(e)}
function hp(e,t){
let{
badScheme:n,
withScheme:r}=t.urls??{};
return(ip(e)?n:ap(e)?r:void 0)??mp(t)}
function gp(e){
let{
urls:t}=e;
return t?.called??(t?.reaction.effect===`fails-server`?t.reaction:_p(e))}
function _p({
by:e}){
return{
effect:`fails-server`,
by:`M:${e.slice(2)}`}}
const vp=new Map;
function G(e){
let t=vp.get(e);
if(t===void 0){
t=yp(e);
vp.size===1e3&&vp.clear();
e.length<=200&&vp.set(e,t)}
return t}
function yp(e){
let t=ht(e).toLowerCase();
if(bp.has(t)&&/[\\/]/.test(e)&&!xp(e))
return e.toLowerCase();
return t.replace(/\.(?:exe|cmd|bat)$/,``)}
const bp=new Set([`cmd`,`open`,`wsl`]);
function xp(e){
return/(?:^|[\\/])(?:bin|Scripts|System32)[\\/][^\\/]+$/i.test(e)}
const Sp=/^(?:py|python(?:\d(?:\.\d+)?)?)$/;
function K(e){
let t=0;
for(;;){
let n=Cp(e,t);
if(n===void 0||n>=e.length)
return t;
t=n}}
function Cp(e,t){
switch(G(e[t]??``)){case`cmd`:
return wp(e,t+1);case`env`:
return Tp(e,t+1,[`-u`,`--unset`,`-C`,`--chdir`],e=>/^\w+=/.test(e));case`sudo`:case`doas`:
return Tp(e,t+1,[`-u`,`-g`,`-h`,`-p`,`-C`,`-R`,`-D`,`-T`]);case`wsl`:
return Tp(e,t+1,[`-d`,`--distribution`,`-u`,`--user`,`--cd`,`--shell-type`]);case`nohup`:
return t+1;case`op`:case`mise`:case`doppler`:case`infisical`:case`dotenv`:case`dotenvx`:case`aws-vault`:case`chamber`:case`flox`:case`devbox`:
return Ep(e,t+1);default:
return}}
function wp(e,t){
for(
let n=t;e[n]?.startsWith(`/`);n+=1)
if(/^\/[ck]$/i.test(e[n]??``))
return n+1}
function Tp(e,t,n,r=()=>!1){
let i=t;
for(
let t=e[i];t!==void 0;t=e[i]){
if(t===`--`)
return i+1;
if(!t.startsWith(`-`)&&!r(t))
break;
i+=n.includes(t)?2:1}
return i}
function Ep(e,t){
let n=e.indexOf(`--`,t);
return n===-1?void 0:n+1}
const Dp=[`docker`,`podman`,`nerdctl`];
const Op=[`--interactive`,`--tty`,`--detach`,`--rm`,`--init`,`--privileged`,`--publish-all`,`--quiet`,`--read-only`,`--no-healthcheck`,`--oom-kill-disable`,`--sig-proxy`,`--disable-content-trust`,`--use-api-socket`,`--help`,`--replace`,`--rmi`,`--tls-verify`,`--no-hosts`,`--no-hostname`,`--passwd`,`--read-only-tmpfs`,`--http-proxy`,`--env-host`,`--rootfs`];
function kp(e){
return jp(e,`run`)}
function Ap(e){
return jp(e,`exec`)}
function jp(e,t){
let n=K(e);
if(!Dp.includes(G(e[n]??``)))
return;
let r=e[n+1]===`container`?n+2:n+1;
if(e[r]!==t)
return;
let i=[];
for(
let t=r+1;t<e.length;){
let n=e[t]??``;
if(n===`--`)
return{
run:r,
options:i,
image:t+1<e.length?t+1:void 0};
if(!n.startsWith(`-`)||n===`-`)
return{
run:r,
options:i,
image:t};
let a=n.startsWith(`--`)?Fp(e,t):Ip(e,t);
for(
let e of a)
i.push(e);
t=(a.at(-1)?.valueWord??t)+1}
return{
run:r,
options:i,
image:void 0}}
function Mp(e){
let t=K(e);
let n=e.indexOf(`--`,t);
let r=e.indexOf(`exec`,t);
if(G(e[t]??``)!==`kubectl`||r===-1||n<r)
return;
let i=[];
for(
let r=t+1;r<n;r+=1){
let[t=``,n]=(e[r]??``).split(`=`,2);
let a=/^-\w+$/.test(t)&&t.includes(`i`);
let o=a&&!t.endsWith(`i`)?void 0:n;
i.push({
name:a?`-i`:Np.get(t)??t,
value:o,
word:r,
valueWord:r,
valueStart:0})}
return{
run:r,
options:i,
image:n+1<e.length?n+1:void 0}}
const Np=new Map([[`--stdin`,`--interactive`]]);
function Pp({
options:e},...t){
let n=e.findLast(({
name:e})=>t.includes(e));
return n!==void 0&&n.value!==`false`}
function Fp(e,t){
let n=e[t]??``;
let r=n.indexOf(`=`);
if(r!==-1){
let e=r+1;
return[{
name:n.slice(0,r),
value:n.slice(e),
word:t,
valueWord:t,
valueStart:e}]}
if(Op.includes(n))
return[{
name:n,
value:void 0,
word:t,
valueWord:t,
valueStart:0}];
return[{
name:n,
value:e[t+1],
word:t,
valueWord:t+1,
valueStart:0}]}
function Ip(e,t){
let n=e[t]??``;
let r=[];
for(
let i=1;i<n.length;i+=1){
let a=`-${n[i]}`;
if(n[i+1]===`=`||!`itdPq`.includes(n[i]??``)){
let o=i+(n[i+1]===`=`?2:1);
let s=o<n.length;
let c=s?n.slice(o):e[t+1];
let l=s?t:t+1;
r.push({
name:a,
value:c,
word:t,
valueWord:l,
valueStart:s?o:0});
return r}
r.push({
name:a,
value:void 0,
word:t,
valueWord:t,
valueStart:0})}
return r}
const Lp=[`npx`,`npm exec`,`npm x`,`pnpx`,`pnpm dlx`,`yarn dlx`,`bunx`,`bun x`,`uvx`,`uv tool run`,`pipx run`];
const Rp=new Set(Lp.flatMap(e=>e.split(` `).slice(1)));
const zp={
ecosystem:`npm`,
flags:[`-y`,`--yes`,`--no`,`-n`,`--no-install`,`-q`,`--quiet`,`-s`,`--silent`,`-d`,`--verbose`,`--prefer-online`,`--prefer-offline`,`--offline`,`--ignore-scripts`,`--no-audit`,`--no-fund`,`--ignore-existing`,`--force`,`-f`,`--legacy-peer-deps`,`--no-update-notifier`,`--no-color`],
valued:[`--registry`,`--userconfig`,`--prefix`,`--cache`,`--loglevel`,`-w`,`--workspace`,`--tag`,`--node-options`,`--script-shell`,`--shell`,`--node-arg`,`-C`],
packages:[`-p`,`--package`],
scripts:[`-c`,`--call`]};
const Bp={
ecosystem:`npm`,
flags:[`-y`,`--yes`,`-s`,`--silent`],
valued:[`--allow-build`,`--reporter`,`-C`,`--dir`,`--registry`],
packages:[`--package`],
scripts:[`-c`,`--shell-mode`]};
const Vp={
ecosystem:`npm`,
flags:[`--bun`,`-b`,`--silent`,`--verbose`,`--no-install`,`-y`,`--yes`],
valued:[],
packages:[`-p`,`--package`]};
const Hp={
ecosystem:`pypi`,
flags:[`--isolated`,`-q`,`--quiet`,`-v`,`--verbose`,`--refresh`,`-U`,`--upgrade`,`-n`,`--no-cache`,`--no-cache-dir`,`--offline`,`--no-config`,`--native-tls`,`--no-progress`,`--no-build`,`--no-env-file`,`--managed-python`,`--no-managed-python`,`--reinstall`,`--no-index`,`--no-sources`,`--no-python-downloads`,`--system-certs`,`--lfs`],
valued:`--with.-w.--with-editable.--with-requirements.-p.--python.--index.--default-index.-i.--index-url.--extra-index-url.-f.--find-links.--index-strategy.--directory.--project.--cache-dir.--config-file.-c.--constraints.--overrides.-b.--color.--build-constraints.--refresh-package.-P.--upgrade-package.--resolution.--prerelease.--exclude-newer.--env-file.--keyring-provider.--link-mode.--allow-insecure-host.--torch-backend.--python-preference.--no-build-package.--no-binary-package`.split(`.`),
packages:[`--from`]};
const Up={
npx:zp,
"npm exec":zp,
"npm x":zp,
pnpx:Bp,
"pnpm dlx":Bp,
"yarn dlx":{
ecosystem:`npm`,
flags:[`-q`,`--quiet`],
valued:[],
packages:[`-p`,`--package`]},
bunx:Vp,
"bun x":Vp,
uvx:Hp,
"uv tool run":Hp,
"pipx run":{
ecosystem:`pypi`,
flags:[`--no-cache`,`-q`,`--quiet`,`-v`,`--verbose`,`--pypackages`,`--fetch-missing-python`],
valued:[`--python`,`--pip-args`,`--index-url`,`-i`,`--with`,`--backend`],
packages:[`--spec`],
scripts:[`--path`]}};
function Wp(e){
let t=e.indexOf(`@`,1);
let n=t===-1?e:e.slice(0,t);
if(!/^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/.test(n))
return;
if(t===-1)
return{
name:n,
version:void 0};
let r=e.slice(t+1);
return/[:/]/.test(r)?void 0:{
name:n,
version:r}}
function Gp(e){
if(e.startsWith(`@`))
return Wp(e);
let[t=``]=/^[a-z0-9][\w.-]*/i.exec(e)??[];
if(t===``)
return;
let n=e.slice(t.length);
if(n.startsWith(`[`)){
let e=n.indexOf(`]`);
if(e===-1)
return;
n=n.slice(e+1)}
n=n.trim();
if(n===``)
return{
name:t,
version:void 0};
if(/[:/]/.test(n))
return;
if(n.startsWith(`@`))
return{
name:t,
version:n.slice(1).trim()};
return/^(?:[=~!<>]=?|===)/.test(n)?{
name:t,
version:n}:void 0}
function Kp(e){
let t=e.indexOf(`@`);
let n=t===-1?e:e.slice(0,t);
let r=n.indexOf(`:`,n.lastIndexOf(`/`)+1);
let i=r===-1?n:n.slice(0,r);
if(!/^[a-z0-9][\w./:-]*$/i.test(i))
return;
if(t!==-1)
return{
name:i,
version:e.slice(t+1)};
return{
name:i,
version:r===-1?void 0:n.slice(r+1)}}
function q(e){
let t=K(e);
let n=Jp(G(e[t]??``))?.find(({
verbs:n})=>n.every((n,r)=>e[t+1+r]===n));
return n&&{
line:n.line,
runner:Up[n.line],
from:t+1+n.verbs.length}}
let qp;
function Jp(e){
qp??=new Map([...At(Lp,e=>e.split(` `,1)[0]??``)].map(([e,t])=>[e,t.map(e=>({
line:e,
verbs:e.split(` `).slice(1)}))]));
return qp.get(e)}
function Yp(e,{
runner:t,
from:n}){
let r;
let i=!0;
for(
let a=n;a<e.length;a+=1){
let n=e[a]??``;
if(n===`--`||!n.startsWith(`-`))
return Xp(e,n===`--`?a+1:a,r);
let{
name:o,
sign:s,
takes:c}=Zp(n,t);
if(c===void 0){
i=!1;
break}
if(s!==void 0&&s!==`=`)
return{...r&&{
what:r},
joined:a};
c===`package`&&(r??=s===`=`?{
word:a,
start:o.length+1}:{
word:a+1,
start:0});
c!==`nothing`&&s===void 0&&(a+=1)}
return{...r&&{
what:r},...i&&{
isIdle:!0}}}
function Xp(e,t,n){
return{
what:n??{
word:t,
start:0},...Qp(e[t]??``)&&{
joined:t}}}
function Zp(e,{
packages:t,
valued:n,
flags:r,
scripts:i}){
let[,a=``,o]=/^([^\s=]*)([\s=])?/.exec(e)??[];
if(t.includes(a))
return{
name:a,
sign:o,
takes:`package`};
if(n.includes(a))
return{
name:a,
sign:o,
takes:`value`};
return{
name:a,
sign:o,
takes:o===`=`&&!i?.includes(a)||r.includes(a)?`nothing`:void 0}}
function Qp(e){
let[t=``]=e.split(/\s/,1);
return/^[ \t]+[\w./-]|^\s+-/.test(e.slice(t.length))&&(Wp(t)!==void 0||Gp(t)!==void 0)}
function $p(e){
let t=K(e);
let n=G(e[t]??``);
if(n===`deno`)
return em(e,t);
let r=kp(e);
if(r!==void 0){
let{
image:t,
run:i,
options:a}=r;
let o=a.some(({
name:e})=>e===`--rootfs`);
return t===void 0||o?void 0:nm(e,t,0,`${n} ${e[i]}`,`image`)}
let i=q(e);
let a=i&&Yp(e,i).what;
return a&&nm(e,a.word,a.start,i.line,i.runner.ecosystem)}
function em(e,t){
let n=e[t+1];
if(n!==`run`&&n!==`x`)
return;
let r=e.findIndex((e,n)=>n>t+1&&!e.startsWith(`-`));
return e[r]?.startsWith(`npm:`)?nm(e,r,4,`deno ${n}`,`npm`):void 0}
const tm={
npm:Wp,
pypi:Gp,
image:Kp};
function nm(e,t,n,r,i){
let a=e[t];
let o=a===void 0?void 0:tm[i](a.slice(n));
return a===void 0||o===void 0?void 0:{
runner:r,
ecosystem:i,
word:t,
start:n,
end:a.length,...o}}
const rm=/:\/\/|[$%{}<>]|^(?:localhost|\d+\.\d+\.\d+\.\d+)\b/;
const im=e=>[`--header`,`${e}:<value>`];
const am={
"mcp-remote":im,
supergateway:im,
"mcp-proxy":e=>[`--headers`,e,`<value>`]};
function om(e){
let t=$p(e);
let n=t?.name??G(e[K(e)]??``);
let r=Object.hasOwn(am,n)?am[n]:void 0;
if(r===void 0||t?.ecosystem===`image`||n===`mcp-proxy`&&t?.ecosystem===`npm`)
return;
return{
name:n,
header:r,
hasAddress:e.some(e=>rm.test(e))}}
const sm=`npx.npm.pnpm.pnpx.yarn.bun.bunx.node.deno.tsx.ts-node.uv.uvx.pipx.python.python3.py.poetry.docker.podman.bash.sh.zsh.cmd.powershell.pwsh.java.dotnet.go.cargo.ruby.php.perl.wsl.ssh.env.sudo.mise.make.cd`.split(`.`);
function cm(e){
let[,t=``,n=``]=/^(\S+)\s+(\S.*)$/s.exec(e)??[];
if(t===``||t.lastIndexOf("${")>t.lastIndexOf(`}`))
return;
if(/^-\S/.test(n))
return t;
if(t.includes("${"))
return;
if(/[\\/]/.test(t))
return xp(t)&&sm.includes(G(t))||(lm??=/^[^\\/\s]+(?:\s+[^\\/\s]+){0,3}?\s+--?[A-Za-z][\w-]*(?:[\s=]|$)/).test(n)?t:void 0;
return sm.includes(G(t))||!/[\\/]/.test(n)?t:void 0}
let lm;
function um(e){
return/["'`\\\n\r|&;<>*?~!]|\$\(|(?:^|\s)#|^\S*=/.test(e)?void 0:e.trim().split(/\s+/)}
function dm({
dialect:{
starts:e},
args:t}){
return e?.blanks===`split`||e?.blanks===`split-alone`&&t.length===0}
function fm({
approvesAll:e,
unread:t},n){
if(e===void 0||t)
return;
if(n===e)
return[];
let r=Array.isArray(n)?n.indexOf(e):-1;
return r===-1?void 0:[r]}
var pm=class{
key;
value;
fact;
#e;
#t;
constructor(e,t,n,r){
this.key=t;
this.value=n;
this.fact=r;
this.#e=e}
get route(){
this.#t??=P(this.#e,this.key);
return this.#t}};
const mm=[];
function hm(e,t,n){
if(!D(n))
return mm;
let{
nested:r}=e;
let i=r===void 0?void 0:O(n,r);
if(r!==void 0&&D(i)){
let{
[r]:a,...o}=n;
return[...hm(e,[...t,r],i),...hm(e,t,o)]}
let a=[];
for(
let r of Object.keys(n))
a.push(new pm(t,r,n[r],bm(e,r)));
if(!a.some(_m))
return a;
let o=a.filter(({
fact:e})=>vm(e));
if(!o.some(_m)||o.every(_m))
return a;
return a.map(e=>e.value===null&&vm(e.fact)?new pm(t,e.key,null,gm):e)}
const gm={
is:`other`,
idle:!0};
function _m({
value:e}){
return e===null}
function vm(e){
return e?.is===`command`||e?.is===`commandLine`||e?.is===`url`}
function ym({
fact:e}){
return e===gm}
function bm({
fields:e,
open:t},n){
if(Object.hasOwn(e,n))
return e[n];
if(!t)
return;
let r=Sn(n).find(({
is:e})=>e!==`other`);
return r&&Sm(r.is)}
const xm=new Map;
function Sm(e){
let t=xm.get(e)??zt(e);
xm.set(e,t);
return t}
function Cm(e,t,n){
return e.find(e=>e.fact?.is===n&&wm(t,e))}
function wm(e,t){
return t.fact!==void 0&&t.fact.unread!==!0&&!Tm(e,t)}
function Tm({
emptyMeansAbsent:e},{
fact:t,
value:n}){
if(n!==``||e===void 0)
return!1;
return e!==`url`||t?.is===`url`}
var Em=class{
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
#n=null;
#r=null;
#i=null;
#a;
#o;
#s;
#c;
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
this.fields=hm(n,i,a);
this.declared=Dm(this.fields,n);
this.#t=this.#l(`commandLine`);
this.#e=Om(this.fields,n);
this.transport=km(n,this.declared,{
selected:this.#e?.fact?.selects,
command:this.#t!==void 0||this.#l(`command`)!==void 0,
url:this.#l(`url`)!==void 0,
isFit:()=>typeof this.#l(`url`)?.value!=`string`||Am(n,e=>this.#l(e)?.value)});
this.broken=e.isBroken(i)}
get command(){
this.#n===null&&(this.#n=Pm(this.#t)[0]??Nm(this.#l(`command`)));
return this.#n}
get args(){
this.#a??=this.#t===void 0?Pm(this.#l(`args`)):Pm(this.#t).slice(1);
return this.#a}
get env(){
this.#o??=Fm(this.#l(`env`));
return this.#o}
get url(){
this.#r===null&&(this.#r=Nm(this.#e?.fact?.is===`url`?this.#e:this.#l(`url`)));
return this.#r}
get headers(){
this.#s??=Fm(this.#l(`headers`));
return this.#s}
get cwd(){
this.#i===null&&(this.#i=Nm(this.#l(`cwd`)));
return this.#i}
get off(){
this.#c??=this.#l(`enabled`)?.value===!1||this.#l(`disabled`)?.value===!0;
return this.#c}
#l(e){
return Cm(this.fields,this.dialect,e)}};
function Dm(e,{
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
if(n!==!0||a!==``)
return i}
return r}
function Om(e,t){
for(
let n of e)
if(n.fact?.selects!==void 0&&wm(t,n))
return n}
function km(e,t,n){
if(t!==void 0&&!(t.value===null&&e.nullMeansAbsent)){
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
if(e.both.winner===void 0)
return;
return e.both.winner===`command`&&n.isFit()?r:i}
if(n.command)
return r;
return n.url?i:void 0}
function Am({
both:{
fitting:e=[],
needsArgs:t}},n){
if(t===!0&&n(`args`)===void 0)
return!1;
return e.every(e=>{
let t=n(e);
return t===void 0||Mm[e](t)})}
const jm=e=>typeof e==`string`;
const Mm={
command:jm,
args:e=>Array.isArray(e)&&e.every(jm),
env:e=>D(e)&&Object.keys(e).every(t=>jm(e[t])),
cwd:jm};
function Nm(e){
return typeof e?.value==`string`?{
value:e.value,
route:e.route}:void 0}
function Pm(e){
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
route:P(t,r)});
r+=1}
return n}
function Fm(e){
let t=e?.value;
if(e===void 0||!D(t))
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
route:P(n,e)})}
return r}
function Im(e,t,n){
let r=Object.entries(e.fields).flatMap(([e,t])=>Rm(t,n)?zm(e,t):[]);
let i=t===`scopes`?`scope`:t===`scope`?`scopes`:void 0;
return r.find(({
as:e})=>e===t)??r.find(({
as:e})=>e===i)}
function Lm({
as:e},t){
if(e===`callbackPort`)
return typeof t==`number`;
return Bt({
takes:[e===`scopes`?`list`:`text`]},t)}
function Rm({
unread:e,
idle:t,
deprecated:n,
for:r},i){
if(e||t||n!==void 0)
return!1;
return r===void 0||i===void 0||r.includes(i)}
function zm(e,{
part:t,
keys:n={}}){
if(t!==void 0)
return[{
route:[e],
as:t}];
return Object.entries(n).flatMap(([t,n])=>n===`own`?[]:[{
route:[e,t],
as:n}])}
const Bm={
command:`cmd exec executable program`,
args:`arguments argv params`,
env:`envs enviroment environment environments environmentvariables environmentvars envvars envvariables`,
url:`uri endpoint endpointurl serverurl serveruri mcpurl httpurl baseurl`,
headers:`header httpheaders requestheaders customheaders`,
transport:`transporttype`,
cwd:`workingdirectory workingdir workdir`};
const Vm=new Map(Object.keys(Bm).flatMap(e=>Bm[e].split(` `).map(t=>[t,e])));
let Hm;
function Um({
dialect:e,
fields:t}){
return!e.strict&&!e.open&&t.some(Gm)}
function Wm(e){
if(!Um(e))
return[];
let t=new Set(e.fields.map(e=>e.key));
return e.fields.flatMap(n=>{
if(!Gm(n))
return[];
let r=Km(e,n,t);
if(r===void 0)
return[];
let i=Zm(e,n,r);
let a=i===void 0?r:{...r,
own:i};
let o=i===void 0?eh(e,r):ah(e,e.dialect.neither);
return[{...a,
field:n,
cost:o}]})}
function Gm({
fact:e}){
return e===void 0||e.unread===!0}
function Km(e,t,n){
let{
dialect:r}=e;
let{
key:i,
value:a}=t;
let o=yt(i);
if(o!==i&&Object.hasOwn(r.fields,o))
return{
kind:`disguised`,
meaning:r.fields[o]?.is??`other`,
own:o,
readBy:[]};
if((Hm??=/^[_$#]|^\/\/|comment|^(?:notes?|name|title|label|displayName|description|desc|instructions|icon|tags?|category|version|gallery|id|homepage|website|author|docs?|_.*)$/i).test(i))
return;
let s=Sn(i);
let c=[...new Set(s.map(e=>e.client))];
let l=t.fact?.is??s.find(e=>e.is!==`other`)?.is;
let u=Vm.get(i.toLowerCase().replace(/[-_. ]/g,``));
if(l===void 0&&Jm(a,u,s)){
let e=Object.keys(r.fields).find(e=>r.fields[e]?.form===`variable-names`);
if(s.length>0)
return{
kind:`foreign`,
meaning:`other`,
own:e,
variables:a,
readBy:c};
if(e!==void 0)
return{
kind:`misspelt`,
meaning:`other`,
own:e,
readBy:c}}
let d=l===`oauth`?[t.fact,...s].find(e=>e?.part!==void 0)?.part:void 0;
if(d!==void 0)
return{
kind:`foreign`,
meaning:`oauth`,...qm(e,d,a),
readBy:c};
let f=l??u;
if(f!==void 0){
let e=f===`other`?Xm(t):f===`auth`?void 0:Ym(r,f,t);
if(e===i)
return;
let n=c.length>0||t.fact!==void 0?`foreign`:`misspelt`;
return n===`misspelt`&&e===void 0?void 0:{
kind:n,
meaning:f,
own:e,
readBy:c}}
let p=V(i,Qm(r).filter(e=>!n.has(e)));
return p===void 0?void 0:{
kind:`misspelt`,
meaning:r.fields[p]?.is??`other`,
own:p,
readBy:[]}}
function qm({
dialect:e,
transport:t},n,r){
let i=Im(e,n,t);
return i?.route.length===1&&Lm(i,r)?{
own:i.route[0]}:{
own:void 0,
place:i}}
function Jm(e,t,n){
if(!Ir(e)||!e.every(e=>/^[A-Za-z_]\w*$/.test(e)))
return!1;
return n.length>0?n.some(({
form:e})=>e===`variable-names`):t===`env`}
function Ym(e,t,{
value:n}){
let r=$m(e,t);
let i=r===void 0?void 0:e.fields[r];
if(i===void 0||!Bt(i,n))
return;
return t!==`oauth`||i.part===void 0&&D(n)?r:void 0}
function Xm({
fact:e}){
return e?.unread===!0?e.now:void 0}
function Zm(e,{
value:t},{
meaning:n}){
if(n!==`transport`||!D(t)||nh(e))
return;
let r=[`url`,`command`].find(e=>typeof O(t,e)==`string`);
return r===void 0?void 0:$m(e.dialect,r)}
function Qm(e){
return Object.keys(e.fields).filter(t=>e.fields[t]?.unread!==!0)}
function $m(e,t){
let n=t=>Qm(e).find(n=>e.fields[n]?.is===t);
let r=n(t);
if(r!==void 0)
return r;
if(t===`args`||t===`command`)
return n(`commandLine`);
return t===`commandLine`?n(`command`):void 0}
function eh(e,{
meaning:t}){
let{
dialect:n}=e;
if(t===`command`||t===`commandLine`||t===`url`)
return nh(e)?void 0:ah(e,n.neither);
if(t===`transport`&&e.declared===void 0){
let t=ih(e);
return t===void 0||t.effect===`fine`?void 0:ah(e,t)}}
function th({
fields:e,
dialect:t},...n){
return e.some(e=>e.fact!==void 0&&n.includes(e.fact.is)&&wm(t,e))}
function nh(e){
return th(e,`command`,`commandLine`,`url`)}
function rh({
spellings:e,
inferred:t}){
return t.url===void 0&&Object.values(e).every(e=>e===`stdio`)}
function ih(e){
let{
inferred:t}=e.dialect;
if(th(e,`command`,`commandLine`))
return t.commandReaction;
return th(e,`url`)?t.urlReaction:void 0}
function ah(e,t){
let{
mask:n}=e.dialect;
if(n===void 0)
return t;
return e.fields.some(e=>e.key===n.key&&typeof e.value==`boolean`)?n.reaction:t}
function oh(e,t){
let n=th(e,`command`,`commandLine`);
if(n===th(e,`url`))
return t;
if(n)
return`stdio`;
return t===`stdio`?`http`:t}
function sh(e){
let{
transport:t}=e;
if(t===`builtin`||t===`sdk`)
return!1;
return oh(e,t)!==t}
function ch({
spellings:e,
alsoSpeaks:t},n){
return Object.keys(e).find(t=>e[t]===n)??t?.[n]}
const lh=[`http`,`sse`,`ws`];
function uh(e){
let{
dialect:t,
url:n}=e;
return th(e,`command`,`commandLine`)?fh(t,[`stdio`]):dh(t,n?.value??``)}
function dh(e,t){
return fh(e,ph(t))}
function fh(e,t){
let n=t=>[...new Set(t.flatMap(t=>ch(e,t)??[]))];
let r=n(t);
return r.length>0?r:n(lh)}
function ph(e){
if(/^wss?:/i.test(e))
return[`ws`];
if(!/^https?:/i.test(e))
return lh;
let[t=``]=e.split(/[?#]/,1);
let n=t.endsWith(`/`)?-1:t.length;
if(t.slice(0,n).endsWith(`/sse`))
return[`sse`];
return t.slice(0,n).endsWith(`/mcp`)?[`http`]:[`http`,`sse`]}
function mh(e){
let{
dialect:t,
url:n}=e;
return th(e,`command`,`commandLine`)&&n===void 0&&t.inferred.command===`stdio`&&ch(t,`stdio`)===void 0}
let hh;
let gh;
function _h(e){
return(gh??=/^(?:(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d{1,3}){2,3}|0\.0\.0\.0|\[(?:::1?|::ffff:[^\]]*|f[cde][0-9a-f]{2}:[^\]]*)\])$/i).test(e)||/^[^.[]*$/.test(e)||(hh??=/(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|svc|ts\.net|test|invalid|example|example\.\w+)$/i).test(e)}
function vh({
url:e,
command:t,
args:n,
transport:r}){
let i=r===`stdio`?[t?.value??``,...n.map(({
value:e})=>e)]:[e?.value??``];
return r===void 0||i[0]?.trim()===``?void 0:i.join(`\0`)}
function yh({
name:e,
dialect:t},n){
if(t.names===void 0)
return bh;
return t.names.filter(t=>{
let r=xh(t,e,n);
return Sh(t,r)||!t.pattern.test(r)})}
const bh=[];
function xh({
cleaned:e},t,n){
return e?n?.server(t)??t:t}
function Sh({
maxLength:e},t){
return e!==void 0&&t.length>e}
function Ch({
name:e,
dialect:t}){
return t.reserved?.find(t=>typeof t.name==`string`?t.name===e:t.name.test(e))}
function wh(e,t){
if(typeof t!=`string`||t.length>8e3)
return!1;
let n=t.trimStart().toLowerCase();
return/^(?:bearer|basic)\s*(?:$|(?:bearer|basic)\s)/.test(n)||n.startsWith(`${e.toLowerCase()}:`)}
function Th({
document:e,
nameAt:t}){
return Mt(e,t.route,t.side)}
function Eh({
document:e,
route:t}){
return JSON.stringify([e.path,t])}
function Dh(e,t){
return e.fields.find(e=>e.fact?.is===t&&e.fact.unread!==!0)}
function Oh(e){
let{
declared:t,
transport:n,
dialect:r}=e;
let i=0;
let a=0;
for(
let t of e.fields){
let{
fact:e}=t;
if(e===void 0||!wm(r,t))
continue;
e.is===`command`||e.is===`commandLine`?i+=1:e.is===`url`&&(a+=1)}
if(i+a!==1)
return!1;
if(i===1?n!==`stdio`:n!==`http`&&n!==`ws`)
return!1;
if(t!==void 0)
return t.value!==null;
let{
url:o,
urlWantsKey:s}=r.inferred;
if(i===0&&(o===void 0||s!==void 0))
return!1;
return(ih(e)?.effect??`fine`)===`fine`}
function kh(e){
if(!Ah(e))
return`server ${I(e.name)}`;
let[t,n]=e.route.slice(-2);
return`item ${Number(n)+1} of ${I(String(t))}`}
function Ah({
route:e,
nameAt:t}){
return t.side===`value`&&t.route.length===e.length&&typeof e.at(-1)==`number`}
function jh({
format:e,
client:t}){
return e.reader??t.name}
function Mh(e,t){
let n=t===void 0?e:e.slice(t.route.length);
let r=t===void 0?void 0:kh(t);
let i=``;
for(
let[e,t]of n.entries()){
let n=typeof t==`number`?`item ${t+1}`:I(t);
i=e===0?n:`${n} ${typeof t==`number`?`of`:`in`} ${i}`}
if(i===``)
return r??`the file`;
return r===void 0?i:`${i} of ${r}`}
let Nh;
function Ph({
fact:e,
value:t}){
if(e===void 0||e.unread)
return!1;
return e.booleanAlone===void 0||typeof t==`boolean`}
function Fh({
key:e,
fact:t}){
if(t!==void 0)
return t.is===`enabled`||t.is===`disabled`?t.is:void 0;
let n=(Nh??=/^_{0,2}(?:is[-_]?)?(?:(enabled?|active|use)|disabled?|inactive|deactivated|skip|off|paused)$/).exec(e.toLowerCase());
if(n===null)
return;
return n[1]===void 0?`disabled`:`enabled`}
const Ih=new Map([[`stdio`,`stdio`],[`local`,`stdio`],[`std`,`stdio`],[`http`,`http`],[`https`,`http`],[`remote`,`http`],[`streamable`,`http`],[`streamablehttp`,`http`],[`httpstream`,`http`],[`httpstreamable`,`http`],[`sse`,`sse`],[`serversentevents`,`sse`],[`ws`,`ws`],[`websocket`,`ws`],[`websockets`,`ws`],[`sdk`,`sdk`]]);
function Lh(e){
return Ih.get(e.toLowerCase().replace(/[-_ ]/g,``))}
function Rh(e){
let{
command:t}=e;
if(t!==void 0){
if(t.value.trim()!==``)
return;
return{
is:t.value===``?`empty`:`blank`,
route:t.route}}
let n=Dh(e,`commandLine`)??(e.url===void 0?Dh(e,`command`):void 0);
if(n===void 0||!Array.isArray(n.value))
return;
let[r]=n.value;
if(n.value.length===0)
return{
is:`none`,
route:n.route};
return r===``?{
is:`empty`,
route:[...n.route,0]}:void 0}
function zh(e){
let t=kp(e);
if(t!==void 0)
return t.options.find(({
name:e,
value:t,
word:n,
valueWord:r})=>/\s/.test(e)||n===r&&/^\s/.test(t??``))?.word;
let n=q(e);
return(n&&Yp(e,n).joined)??Uh(e)}
const Bh=/^(?:run|exec|x|dlx|tool|start|compose)\s+\S/;
const Vh=/^[^\s"']+\.[cm]?[jt]sx?\s+\S/;
const Hh=[[/^(?:uv|docker|podman|nerdctl|npm|pnpm|yarn|dotnet|go|cargo|poetry|pipx|hatch|pdm|rye|mise)$/,Bh],[/^(?:bun|deno)$/,RegExp(`${Bh.source}|${Vh.source}`)],[/^(?:node|tsx|ts-node)$/,Vh],[Sp,/^(?:-m\s+[\w.]|[^\s"']+\.py\s+-)/],[/^java$/,/^-(?:jar|cp|classpath)\s+\S/]];
function Uh(e){
let t=K(e);
let[,n]=Hh.find(([n])=>n.test(G(e[t]??``)))??[];
return n?.test(e[t+1]??``)?t+1:void 0}
let Wh;
let Gh;
function Kh(e){
let t=K(e);
let n=e.findIndex((n,r)=>r>t&&((Wh??=/^--?[A-Za-z][\w-]*\s+[^\s"'-][^\s"']*$/).test(n)||(Gh??=/^--?[A-Za-z][\w-]{0,60}(?:\s+[^\s"'-][^\s"']{0,300})?(?:\s+--?[A-Za-z][\w-]{0,60}(?:[\s=]+[^\s"'-][^\s"']{0,300})?){1,8}$/).test(n))&&!e[r-1]?.startsWith(`-`));
return n===-1?void 0:n}
function qh(e){
let t=q(e);
return t&&Yp(e,t).what?.word}
const Jh={
node:[`js`,`mjs`,`cjs`,`ts`,`mts`],
bun:[`js`,`mjs`,`cjs`,`ts`,`mts`,`tsx`],
tsx:[`js`,`mjs`,`cjs`,`ts`,`mts`,`tsx`],
"ts-node":[`ts`,`mts`],
deno:[`js`,`mjs`,`ts`,`mts`],
python:[`py`],
python3:[`py`],
py:[`py`],
java:[`jar`],
ruby:[`rb`],
php:[`php`],
perl:[`pl`],
bash:[`sh`],
sh:[`sh`],
zsh:[`sh`]};
const Yh={
bun:`run`,
deno:`run`};
const Xh=[`-r`,`--require`,`--import`,`--loader`,`--experimental-loader`,`-W`,`-X`,`-I`,`-C`,`--env-file`,`-cp`,`-classpath`,`--class-path`];
const Zh={...Up.uvx,
flags:Up.uvx.flags.concat([`-s`,`--script`,`--frozen`,`--locked`,`--no-sync`,`--no-project`,`--active`,`--exact`],[`--all-extras`,`--all-groups`,`--dev`,`--no-dev`,`--all-packages`,`--no-default-groups`]),
valued:Up.uvx.valued.concat([`--extra`,`--group`,`--no-group`,`--only-group`,`--package`,`--no-extra`]),
packages:[]};
function Qh(e){
return $h(e)?void 0:tg(e,K(e))}
function $h(e){
return e.slice(0,K(e)).some(e=>(ag??=/^-(?:-(?:cd|chdir|cwd|dir|directory)(?:=|$)|[CD])/).test(e))}
let eg;
function tg(e,t){
let n=e[t]??``;
if(/\s/.test(n))
return;
let r=G(n.replace(eg??=/(?<=\w)@[\w.^~-]*$/,``));
let i=rg(e,t,r);
if(i!==void 0)
return ng(`python`,e[i])?i:tg(e,i);
if(!Object.hasOwn(Jh,r)||/^\.{1,2}[\\/]/.test(n))
return/[\\/]/.test(n)?t:void 0;
if(zh(e)===t+1)
return;
let a=dg(e,t+1,Object.hasOwn(Yh,r)?Yh[r]:void 0);
return a!==void 0&&ng(r,e[a])?a:void 0}
function ng(e,t=``){
let[,n=``]=/\.(\w+)$/.exec(t)??[];
return Jh[e]?.includes(n)===!0||/^~[\\/]/.test(t)}
function rg(e,t,n){
let r=og(e,t,n);
let i=r&&Yp(e,r).what?.word;
if(r===void 0||i===void 0)
return;
let a=n===`uv`||n===`uvx`?void 0:/^-w(?:=|$)/;
if(e.slice(t,i).some(e=>(ig??=/^-(?:-directory|-prefix|-dir|-workspace|-cd|-cwd|C)(?:=|$)/).test(e)||a?.test(e)))
return;
let o=e[i]??``;
if(r.runner===Zh&&ng(`python`,o))
return i;
return(ug??=/^(?:node|tsx|ts-node|bun|deno|python3?|py|mcp|fastmcp)$/).test(Wp(o)?.name??G(o))?i:void 0}
let ig;
let ag;
function og(e,t,n){
return(t===K(e)?q(e):void 0)??cg(e,t,n)}
function sg(e,t,n){
let r=cg(e,t,n);
return(r&&Yp(e,r).what?.word)??t}
function cg(e,t,n){
if(n!==`uv`&&!(lg??=/^(?:poetry|pipenv|pdm|rye|hatch|pnpm|yarn|mcp|fastmcp)$/).test(n))
return;
let r=t+1;
if(n===`uv`)
for(;e[r]?.startsWith(`-`);)
r+=Zh.valued.includes(e[r]??``)?2:1;
return e[r]===`run`||n!==`uv`&&e[r]===`exec`?{
line:`uvx`,
runner:Zh,
from:r+1}:void 0}
let lg;
let ug;
function dg(e,t,n){
let r=e[t]===n?t+1:t;
for(
let t=e[r];t!==void 0;t=e[r]){
if(!t.startsWith(`-`))
return r;
if(/^-(?:c|e|m|p|-eval|-print|-cwd|-directory|-config|c=.*|-cwd=.*)$/.test(t))
return;
r+=Xh.includes(t)?2:1}}
function fg(e){
return!/^(?:[\\/~]|[A-Za-z][A-Za-z+]*:)|[$%<>{}[\]|*?]/.test(e)}
const pg=/^(?!@[\w.-]+\/[\w.@^~-]+$|[a-z][a-z+.-]*:\/\/|\$\{)[\s\S]*(?:[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$)/;
function mg({
command:e,
args:t}){
return e===void 0?[]:[e,...t]}
function hg(e){
let t=[];
for(
let{
value:n}of e)
t.push(n);
return t}
function gg(e,t,n){
return _g(e,t,n)??bg(e,t,n)??wg(e,t,n)??Dg(e,t,n)??jg(e,t)}
function _g(e,t,n){
return e.length===t+2&&/^--(?:version|help)$/.test(e[t+1]??``)?{
why:`ends`,
line:`${n} ${e[t+1]}`,
word:t+1}:void 0}
const vg={
uvicorn:[],
gunicorn:[],
hypercorn:[],
"redis-server":[],
"http-server":[],
flask:[`run`],
ollama:[`serve`],
ngrok:[`http`,`tcp`,`start`],
cloudflared:[`tunnel`],
next:[`dev`,`start`],
kubectl:[`port-forward`,`proxy`]};
let yg;
function bg(e,t,n){
let r=sg(e,t,n);
let i=G(e[r]??``);
let a=e[r+1]??``;
let o=Object.hasOwn(vg,i)?vg[i]:void 0;
if(o!==void 0&&e.length>r+1&&(o.length===0||o.includes(a)))
return{
why:`listens`,
line:o.length===0?i:`${i} ${a}`,
word:r};
if(!Sp.test(i))
return;
let s=e.indexOf(`-m`,r);
let c=e.slice(r+1,s).every(e=>e.startsWith(`-`));
if(s!==-1&&c&&(yg??=/^(?:http\.server|uvicorn|gunicorn|flask)$/).test(e[s+1]??``))
return{
why:`listens`,
line:`${i} -m ${e[s+1]}`,
word:s+1};
return e[r+2]===`runserver`&&a.endsWith(`manage.py`)?{
why:`listens`,
line:`manage.py runserver`,
word:r+2}:void 0}
let xg;
let Sg;
let Cg;
function wg(e,t,n){
if(!e.some(e=>(Cg??=/mcp-remote|@smithery\/cli|mcp-inspector|@modelcontextprotocol\/inspector|^(?:fast)?mcp$/).test(e)))
return;
let r=$p(e);
if(r?.ecosystem===`image`)
return;
let i=r?.word??sg(e,t,n);
let a=r?.name??G(e[i]??``);
let o=e.slice(i+1);
switch(a){case`@modelcontextprotocol/inspector`:case`mcp-inspector`:
return{
why:`inspects`,
line:a,
word:i};case`mcp`:case`fastmcp`:
if(o[0]===`dev`)
return{
why:`inspects`,
line:`${a} dev`,
word:i+1};
return o[0]===`install`?{
why:`ends`,
line:`${a} install`,
word:i+1}:void 0;case`mcp-remote`:
return o.some(e=>rm.test(e))?void 0:{
why:`unaddressed`,
line:a,
word:i};case`@smithery/cli`:{
if((xg??=/^(?:install|uninstall|list|login|inspect|search|setup)$/).test(o[0]??``))
return{
why:`ends`,
line:`smithery ${o[0]}`,
word:i+1};
let e=o.findIndex(e=>(Sg??=/^--(?:key|profile)(?:=|$)/).test(e));
let t=/^[~^]?[12](?:\.|$)/.test(r?.version??``);
if(o[0]!==`run`||e===-1||t)
return;
return{
why:`unknown`,
line:`smithery run`,
word:i+1+e}}default:
return}}
let Tg;
let Eg;
function Dg(e,t,n){
if(!e.some(e=>e.includes(`://`)))
return;
let r=q(e);
let i=r&&Yp(e,r).what;
let a=r===void 0?t+1:i?.word;
if(a===void 0)
return;
let o=(e[a]??``).slice(i?.start);
let s=r?.line!==`pipx run`&&/\.git\/?$/.test(o);
if(r?.runner.ecosystem===`pypi`&&(Eg??=/^https:\/\/(?:www\.)?(?:github|gitlab|bitbucket)\.(?:com|org)\/[\w.-]{1,100}\/[\w-]{1,100}(?:\.git)?\/?(?:@[\w./-]{1,100})?$/).test(o)&&!s)
return{
why:`repository`,
line:r.line,
word:a};
if(!(Tg??=/^https?:\/\/(?!(?:www\.)?(?:github|gitlab|bitbucket|codeload)\.)[^\s?#]{1,300}\/(?:mcp|sse)\/?(?:[?#]|$)/i).test(e[a]??``))
return;
return r!==void 0||Sp.test(n)||/^(?:node|tsx|bun)$/.test(n)?{
why:`address`,
line:r?.line??n,
word:a}:void 0}
let Og;
const kg=/^(?:sse|http|streamable[-_]?http|http[-_]?stream(?:able)?|http[-_]?sse)$/;
let Ag;
function jg(e,t){
let n=e.findIndex(e=>(Og??=/^--(?:mcp-)?transport(?:-type|-mode)?$/).test(e.split(`=`,1)[0]??``));
if(n<=t)
return;
let[r=``,i]=(e[n]??``).split(`=`);
let a=i??e[n+1]??``;
if(!kg.test(a.toLowerCase())||Mg(e))
return;
return{
why:`listens`,
line:`${r}${i===void 0?` `:`=`}${a}`,
word:n}}
function Mg(e){
return e.some(e=>e.includes(`://`)||(Ag??=/prox(?:y|ies)|bridge|gateway|remote|inspector|connect|relay|tunnel|adapter|client/i).test(e))}
let Ng;
let Pg;
function Fg(e){
let t=e.env.find(({
name:e,
value:t})=>(Ng??=/^(?:(?:FAST)?MCP_)?(?:SERVER_)?TRANSPORT(?:_TYPE|_MODE)?$|^MCP_MODE$/).test(e)&&kg.test(t.toLowerCase()));
let n=hg(mg(e));
return t===void 0||Mg(n)||n.some(e=>(Pg??=/^--?(?:mcp-)?transport|stdio|^(?:.*[\\/])?(?:docker|docker-compose|podman|nerdctl|kubectl|container)(?:\.exe)?$/i).test(e))?void 0:t}
let Ig;
let Lg;
let Rg;
function zg(e){
return(Lg??=/[@/\\]|\w:\w|\.(?:[cm]?[jt]s|py|go)$|^mcp[-_]\w|\w[-_]mcp(?:[-_]|$)/i).test(e)&&!/[${}<>%\s]/.test(e)}
function Bg(e,t){
return(Ig??=/^(?:npm|uv|pipx|pip|go|docker|podman)$/).test(e)&&(zg(t)||e===`npm`&&(Rg??=/^(?:node|npx|tsx|ts-node|python3?)$/).test(t))}
let Vg;
function Hg(e,t,n){
return/^(?:docker|podman)$/.test(n)&&(Vg??=/^(?:-it?|-ti?|--rm|--init|--name|-e|--env|-p|--publish|--mount|--network)(?:=|$)/).test(e[t+1]??``)?{
why:`runless`,
line:n,
word:t+1}:void 0}
function Ug(e){
let t=K(e);
let n=e[t]??``;
if(/\s/.test(n))
return;
if(/^[A-Za-z_]\w*=/.test(n))
return{
why:`variable`,
line:n.slice(0,n.indexOf(`=`)),
word:t};
if(Wg.has(n))
return{
why:`builtin`,
line:n,
word:t};
let r=G(n);
if(Gg.has(r))
return i_(e,t,r);
return a_(e,t,r)??Xg(e,t,r)??e_(e)??s_(e,t)??gg(e,t,r)??o_(e,t,r)??u_(e,t,r)}
const Wg=new Set(`cd export source alias set unset eval exec`.split(` `));
const Gg=new Set(`sh bash zsh dash ksh`.split(` `));
const Kg=[`pull`,`build`,`start`,`stop`,`restart`,`create`,`ps`,`rm`,`inspect`,`network`,`volume`];
const qg=[`pull`,`build`,`start`,`stop`,`restart`,`create`,`ps`,`down`];
const Jg={
pip:[`install`,`download`,`show`,`list`,`freeze`,`uninstall`],
npm:[`install`,`i`,`add`,`ci`,`init`,`update`,`uninstall`,`link`,`view`,`login`,`test`,`run build`,`run test`],
pnpm:[`install`,`i`,`add`,`init`,`update`,`remove`,`test`,`run build`,`run test`],
yarn:[`install`,`add`,`init`,`remove`,`test`,`run build`,`run test`],
bun:[`install`,`i`,`add`,`init`,`remove`,`build`,`test`,`run build`,`run test`],
deno:[`install`,`cache`,`compile`,`add`,`test`,`fmt`,`lint`,`check`],
npx:[`playwright install`,`tsc`],
uv:[`pip`,`add`,`sync`,`lock`,`init`,`venv`,`remove`,`tool install`,`tool upgrade`,`python install`],
pipx:[`install`,`inject`,`upgrade`,`list`],
poetry:[`install`,`add`,`lock`,`update`],
conda:[`install`,`create`],
brew:[`install`,`upgrade`,`reinstall`,`tap`,`services`],
apt:[`install`,`update`],
"apt-get":[`install`,`update`],
apk:[`add`],
yum:[`install`],
dnf:[`install`],
snap:[`install`],
choco:[`install`],
scoop:[`install`],
winget:[`install`],
cargo:[`install`,`build`,`add`,`test`,`check`],
go:[`install`,`get`,`build`,`mod`,`test`],
gem:[`install`],
bundle:[`install`,`add`],
composer:[`install`,`require`,`update`],
dotnet:[`build`,`restore`,`tool install`,`add`,`test`,`publish`],
mvn:[`install`,`package`,`compile`,`clean`,`test`],
git:[`clone`,`pull`,`fetch`,`checkout`,`init`,`status`,`push`],
docker:Kg.concat(qg.map(e=>`compose ${e}`),[`images`,`version`,`info`,`login`]),
podman:Kg.concat([`images`]),
"docker-compose":qg,
kubectl:[`apply`,`create`,`get`,`delete`,`describe`,`rollout`],
systemctl:[`start`,`restart`,`enable`,`status`],
pm2:[`start`,`restart`],
mise:[`install`,`use`,`trust`],
gh:[`auth`,`repo`,`extension install`,`extension list`,`extension upgrade`,`extension remove`],
claude:[`mcp add`,`mcp add-json`,`mcp add-from-claude-desktop`,`mcp remove`,`mcp list`,`mcp get`],
codex:[`mcp add`,`mcp remove`,`mcp list`,`mcp get`,`mcp login`],
gemini:[`mcp add`,`mcp remove`,`mcp list`,`extensions`],
qwen:[`mcp add`,`mcp remove`,`mcp list`,`extensions`],
fastmcp:[`install`,`inspect`,`version`],
mcp:[`install`,`version`]};
const Yg=new Set(`echo printf mkdir ls cp mv rm touch pwd which open xdg-open chmod tsc`.split(` `));
function Xg(e,t,n){
if(Yg.has(n))
return{
why:`ends`,
line:n,
word:t};
let r=Hg(e,t,n);
if(r!==void 0)
return r;
let i=Sp.test(n)&&e[t+1]===`-m`&&e[t+2]===`pip`;
let a=i?t+3:t+1;
let o=i||n===`pip3`?`pip`:n;
let s=e.findIndex((t,n)=>n>=a&&!t.startsWith(`-`)&&!Qg.test(e[n-1]??``));
if(s===-1)
return;
let c=s>a?e[s-1]??``:``;
if(c.startsWith(`-`)&&!c.includes(`=`)&&!(Zg??=/^(?:-[qvygsBUD]|-D.+|--(?:quiet|verbose|yes|global|silent|user|save-dev|no-cache|debug|offline|batch-mode))$/).test(c))
return;
if(o===`mvn`&&e.slice(s).some(e=>/^\w[\w.-]*:[\w.:@-]+$/.test(e)))
return;
let l=e[s]===`compose`?e.findIndex((t,n)=>n>s&&!t.startsWith(`-`)&&!Qg.test(e[n-1]??``)):s+1;
let u=`${e[s]} ${e[l]??``}`;
if(/^docker(?:-compose)?$|^podman$/.test(n)&&$g(n,u))
return{
why:e.some(e=>/^(?:-d|--detach|--wait)$/.test(e))?`ends`:`shows`,
line:n===`docker-compose`?`docker-compose up`:`${n} compose up`,
word:s};
let d=(Object.hasOwn(Jg,o)?Jg[o]:void 0)?.find(t=>t===e[s]||t===u);
if(d===`start`&&e.some(e=>/^-(?:[ai]{1,2}|-attach|-interactive)$/.test(e)))
return;
if(d===void 0)
return Bg(o,e[s]??``)?{
why:`verbless`,
line:o,
word:s}:void 0;
return{
why:`ends`,
line:d===`pip`?`${o} ${u.trim()}`:`${o} ${d}`,
word:s}}
let Zg;
const Qg=/^(?:-f|--file|-p|--project-name|--profile|--env-file|--project-directory|--ansi|--context)$/;
function $g(e,t){
return e===`docker-compose`?t.startsWith(`up `):t===`compose up`}
function e_(e){
let t=q(e);
let n=t&&Yp(e,t).what;
if(t===void 0||n===void 0||n.start>0)
return;
let r=e[n.word]??``;
let[,i]=/^([A-Z][A-Z0-9_]*)=/.exec(r)??[];
if(i!==void 0)
return{
why:`variable`,
line:i,
word:n.word};
return/^(?:install|add)$/.test(r)||/^(?:run|exec)$/.test(r)&&zg(e[n.word+1]??``)?{
why:`verb`,
line:t.line,
word:n.word}:void 0}
let t_;
function n_(e,t){
return/^[-+]\w+$/.test(e)&&t.test(e)}
function r_(e){
return e===`--rcfile`||e===`--init-file`||n_(e,/o/i)}
function i_(e,t,n){
let r=e.findIndex((e,n)=>n>t&&n_(e,/c/));
let i=e.findIndex((n,i)=>i>Math.max(t,r)&&!/^[-+]./.test(n)&&!(i-1>t&&r_(e[i-1]??``)));
let a=e[i];
if(a===void 0)
return{
why:`idle`,
line:n,
word:t};
if(r===-1)
return(t_??=/^(?:npx|npm|pnpm|yarn|bunx?|node|deno|uvx?|pipx|python3?|docker|podman|java|dotnet|go)(?:\s|$)/).test(a)?{
why:`unread`,
line:n,
word:i}:void 0;
return/[^\w@.\\/:+~-]/.test(a)||i+1>=e.length?void 0:{
why:`beyond`,
line:n,
word:i}}
function a_(e,t,n){
if(n!==`cmd`)
return;
let r=e.findIndex((e,n)=>n>t&&!e.startsWith(`/`));
return r===-1?void 0:{
why:`unsaid`,
line:n,
word:r}}
function o_(e,t,n){
let r=/^(?:npx|npm|pnpm|uvx|uv|docker)$/.test(e[t+1]??``);
let i=Sp.test(n)||/^(?:node|tsx|ts-node|ruby|php|perl)$/.test(n);
return r&&i?{
why:`program`,
line:n,
word:t+1}:void 0}
function s_(e,t){
for(
let n=t+1;n<e.length;n+=1){
if(e[n]!==`-m`)
continue;
let r=n-1;
for(;r>t&&/^-[a-zA-Z]$/.test(e[r]??``);)
--r;
let i=G(e[t]??``)===`uv`&&e[r]===`run`;
let a=e[n+1];
if(!i&&!Sp.test(G(e[r]??``)))
continue;
if(a===void 0||/[\s${}<>%]/.test(a))
return;
let o=/[\\/]|\.pyw?$/.test(a)?`file`:a.includes(`-`)?`hyphen`:void 0;
return o&&{
why:o,
line:i?`uv run`:G(e[r]??``),
word:n+1}}}
const c_=new Set(`node deno bun python python3 py ruby php perl tsx ts-node uv npm pnpm docker podman go cargo dotnet poetry java`.split(` `));
let l_;
function u_(e,t,n){
let r=e.slice(t+1);
let i=[n,...r].join(` `);
if(r.length===0&&c_.has(n)||(l_??=/^(?:(?:uv|deno|go|bun|poetry|npm|pnpm) run)$/).test(i))
return{
why:`idle`,
line:i,
word:t};
let a=kp(e)??Ap(e);
if(a!==void 0){
let{
image:t,
run:r}=a;
if(t===void 0)
return{
why:`idle`,
line:`${n} ${e[r]}`,
word:r};
let[i=``,...o]=e.slice(t+1);
return Gg.has(G(i))&&o.every(e=>/^-[il]+$/.test(e))?{
why:`idle`,
line:G(i),
word:t+1}:void 0}
let o=q(e);
if(o===void 0)
return;
let{
isIdle:s,
what:c}=Yp(e,o);
let l=o.from>=e.length||c!==void 0;
return s&&l?{
why:`idle`,
line:o.line,
word:t}:void 0}
function d_({
command:e,
args:t,
dialect:n,
transport:r},i=0){
if(r!==`stdio`||e===void 0||n.starts===void 0)
return;
let a=t.filter(({
route:e})=>Number(e.at(-1))<i).map(({
value:e})=>e);
if(Ug([e.value,...a])?.why!==`idle`)
return;
return{
effect:`fails-server`,
by:n.starts.by??n.by}}
function f_(e,t){
let{
cost:n,
meaning:r,
own:i}=t;
if(n!==void 0||r!==`args`||i===void 0||e.args.length>0)
return t;
return{...t,
cost:d_(e)}}
function p_(e){
if(Array.isArray(e))
return e.length!==1||typeof e[0]==`object`;
return typeof e==`object`&&!!e}
let m_;
let h_;
function g_(e){
let t=e.findIndex(e=>(m_??=/^(?:-y|--yes)$/).test(e));
let n=t===-1?void 0:$p(e);
if(n===void 0||n.ecosystem!==`npm`||t<n.word)
return;
return e.slice(n.word+1,t).some(e=>(h_??=/^[a-z][\w:.-]*$/i).test(G(e)))?void 0:{
run:n,
word:t}}
const __=new Map([[`node`,`npx`],[`tsx`,`npx`],[`ts-node`,`npx`],[`python`,`uvx`],[`python3`,`uvx`]]);
let v_;
function y_(e){
let t=K(e);
let n=G(e[t]??``);
let r=__.get(n);
return r!==void 0&&(v_??=/^(?:@[\w.-]{1,100}\/)?[a-z\d_-]{0,100}mcp[a-z\d_-]{0,100}$/).test(e[t+1]??``)?{
program:n,
word:t+1,
runner:r}:void 0}
function b_(e,t){
let{
command:n,
dialect:r,
args:i}=e;
let[a,...o]=um(t)??[];
if(n===void 0||a===void 0)
return;
let s={
do:`set`,
at:n.route,
value:a};
let c=n.route;
let l=Dh(e,`commandLine`);
if(l!==void 0){
if(!Array.isArray(l.value)||n.route.at(-1)!==0)
return;
return[s,{
do:`insert`,
into:l.route,
position:1,
values:o,
outOf:c}]}
let u=$m(r,`args`);
if(u===void 0)
return;
let d=Dh(e,`args`);
if(d===void 0)
return[s,{
do:`add`,
at:[...n.route.slice(0,-1),u],
value:o,
after:String(n.route.at(-1)),
outOf:c}];
if(!Array.isArray(d.value)||d.value.length!==i.length)
return;
return[s,{
do:`insert`,
into:d.route,
position:0,
values:o,
outOf:c}]}
function x_({
document:e,
format:t,
servers:n}){
let{
blanks:r=`one-program`}=t.dialect?.starts??{};
if(r===`one-program`)
return;
return pd(e,n.flatMap(e=>{
let t=e.command?.value.trim()??``;
return e.broken||!/\s/.test(t)||!dm(e)?[]:b_(e,t)??[]}))}
var S_=class{
#e;
#t;
#n;
#r;
constructor(e,t,n,r){
this.#e=e;
this.#t=t;
this.#n=n;
this.#r=r}
get options(){
return this.#r(this.#n.reading?.document.path)}
get reading(){
let{
reading:e}=this.#n;
if(e===void 0)
throw Error(`rule ${this.#e.id} asks for the reading of a run`);
return e}
get client(){
return jh(this.reading)}
get violations(){
return this.#n.violations}
#i;
#a;
shared=e=>{
let{
reading:t}=this;
(this.#i===void 0||this.#a!==t)&&(this.#i=new Map);
this.#a=t;
this.#i.has(e)||this.#i.set(e,e(t));
return this.#i.get(e)};
report=(e,t,n,r={})=>{
let i=this.#e;
let a=i.messages[e]?.(t);
if(a===void 0)
throw Error(`rule ${i.id} has no message "${e}"`);
let{
reaction:o,
help:s,
fix:c,
meant:l,
related:u=[],
server:d,
reading:f=this.reading}=r;
if(f.format.stray&&!i.strays)
return;
let p=T_(i,r);
if(f.snippet!==void 0&&!C_(i,p,n,r,f.snippet))
return;
this.#t.push({
rule:i.id,
severity:f.snippet?.isSure===!1?ic(p,`warning`):p,...o===void 0?{}:{
effect:o.effect},
message:a,...s===void 0?{}:{
help:s},...c===void 0?{}:{
fix:c},...l===void 0?{}:{
meant:l},...i.category===`security`?{
alone:!0}:{},...i.ofFile?{
ofFile:!0}:{},
place:n,
related:u,...d===void 0?{}:{
server:d.name},
clients:r.clients??[f.client.id],
reader:jh(f)})}};
function C_(e,t,n,{
reaction:r,
isWhole:i},{
isFragment:a,
isElided:o}){
if(e.inSnippets===`never`||e.inSnippets===`whole`&&a)
return!1;
if(t===`info`&&r===void 0)
return!1;
if(n.span!==void 0)
return i===!0||!o;
let{
start:s,
end:c}=Pt(n);
if(o&&/^(?:null|~|)$/.test(n.document.text.slice(s,c).trim()))
return!1;
if(n.side===`key`)
return!/[<>{}]/.test(n.document.text.slice(s,c));
return!pf(n.document.text.slice(s,Math.min(c,s+w_)))}
const w_=500;
function T_(e,{
reaction:t,
severity:n,
server:r}){
if(n!==void 0)
return n;
if(t===void 0)
return e.severity===`off`?`warning`:e.severity;
return r?.off&&oc(t.effect)?`info`:rc(t)}
function E_(e){
return e.startsWith(`~/`)||/^\$[A-Z][A-Z_]*\//.test(e)}
function*D_(e){
let t=e;
yield t;
for(;t!==``&&t!==`/`;){
t=t.slice(0,t.lastIndexOf(`/`,t.length-2)+1);
yield t}}
function O_(e){
return e===`~/`?[]:[...D_(e)].slice(1)}
function k_({
document:e,
format:t}){
let{
belongsTo:n}=t;
return n===void 0||n===`user`&&E_(e.path)}
function A_({
route:e,
format:t}){
return t.servers.some(({
at:t})=>t.includes(`*`)&&t.length+1===e.length&&Br(e,t))}
function j_(e,{
document:{
path:t},
format:{
userFiles:n=[]},
client:r},i){
if(e===`project`)
return!E_(t);
if(!E_(t))
return e!==`user`&&e.includes(t.slice(i.length));
return(e===`user`?n:e).some(e=>e===t||wn(e,r.moved)?.shown===t)}
function M_({
document:{
path:e},
format:t}){
if(E_(e))
return`~/`;
let n=N_(e);
let r=n.length;
for(
let e of t.files){
let t=N_(e.replace(/^\//,``));
r=Math.min(r,P_(n,t))}
return n.slice(0,r)}
function N_(e){
return e.slice(0,e.lastIndexOf(`/`)+1)}
function P_(e,t){
if(!t.endsWith(`**/`))
return F_(e,t)?e.length-t.length:e.length;
let n=t.slice(0,-3);
let r=`/${e}`.lastIndexOf(`/${n}`);
return r<0?e.length:r}
function F_(e,t){
return e===t||e.endsWith(`/${t}`)}
function I_(e,t){
return L_[e](t)}
const L_={
S:e=>e===``?[]:[{
server:e}],
mcp__S__T:e=>/^mcp__[^(]/.test(e)?R_(e.slice(5),`__`):[],
mcp_S_T:e=>/^mcp_[^_]/.test(e)?R_(e.slice(4),`_`):[],
S_T:z_,
"S/T":V_,
"@S/T":e=>/^@[^/]/.test(e)?B_(e.slice(1),`/`):[],
"S:T":e=>e.includes(`:`)?B_(e,`:`):[],
"Mcp(S:T)":e=>/^Mcp\(.+\)$/.test(e)?B_(e.slice(4,-1),`:`):[]};
function R_(e,t){
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
function z_(e){
if(/^[*?]|^$/.test(e))
return[];
let t=e.indexOf(`*`);
let n=t<0?e:e.slice(0,t);
let r=R_(n,`_`).slice(0,-1).filter(({
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
function B_(e,t){
let n=e.indexOf(t);
if(n<0)
return[{
server:e}];
return n===0?[]:[{
server:e.slice(0,n),
tool:e.slice(n+1)}]}
function V_(e){
let t=e.lastIndexOf(`/`);
return t<=0?[]:[{
server:e.slice(0,t),
tool:e.slice(t+1)}]}
let H_;
function U_(e){
let t=[];
for(
let{
index:n,
0:r}of e.matchAll((H_??=/^[\w\s,|-]+$/).test(e)?/[^|,]+/g:/[^|]+/g)){
let[,e=``,i=``,a=``]=/^([\s^(]*)([\w-]*)(.?)/s.exec(r)??[];
let o=/[*?{]/.test(a)?i.slice(0,-1):i;
let s=n+e.length;
o!==``&&t.push({
text:o,
start:s,
end:s+o.length,
isOpen:/[^\s)$]/.test(a)})}
return t}
function W_(e){
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
function G_(e,t){
let n=[];
for(
let r of t.references??[]){
if(r.only!==void 0&&!E_(e.path))
continue;
J_(e.value,r,(t,i,a,o,s=I_(r.form,t),c=t)=>{
if(K_({
text:t,
whole:c,
fact:r})===void 0&&(s.length===0||s.some(({
server:e})=>r.builtIn?.test(e))))
return;
n.push({
text:t,
whole:c,
place:Mt(e,i,a,o),
fact:r,
named:s})})}
return n}
function K_({
text:e,
whole:t,
fact:n}){
return n.faults?.find(({
pattern:n,
within:r})=>n.test(e)&&(r?.test(t)??!0))}
function q_(e,t){
let n=[];
for(
let r of t.references??[])
J_(e.value,{...r,
as:r.as===`expression`?`text`:r.as},(t,i,a,o)=>{
let s=(t,o)=>n.push({
beginning:t,
place:Mt(e,i,a,o),
fact:r});
if(r.as!==`expression`)
/[*?]/.test(t)&&s(t.replace(/[*?].*/s,``),o);else 
for(
let{
text:e,
start:n,
end:r,
isOpen:i}of U_(t))
i&&s(e,{
start:n,
end:r})});
return n}
function J_(e,t,n){
for(
let r of Vr(e,t.at))
Y_(M(e,r),t,r,n)}
function Y_(e,{
as:t,
form:n},r,i){
if(t===`keys`){
if(D(e))
for(
let t of Object.keys(e))
i(t,P(r,t),`key`)}else 
if(Array.isArray(e))
e.forEach((e,t)=>{
typeof e==`string`&&i(e,P(r,t),`value`)});else 
if(typeof e!=`string`)
return;else 
if(t===`text`)
i(e,r,`value`);else 
if(t===`expression`)
for(
let t of U_(e))
i(t.text,r,`value`,{
start:t.start,
end:t.end},X_(t,n),e);else 
if(t===`words`)
for(
let{
text:t,
start:n,
end:a}of W_(e))
i(t,r,`value`,{
start:n,
end:a})}
function X_({
text:e,
isOpen:t},n){
let r=I_(n,e).map(({
server:e,
tool:t})=>t?{
server:e,
tool:`${t}*`}:{
server:e});
return t?r.slice(0,-1):r}
function Z_({
format:e,
client:t}){
return e.toolNames??t.toolNames}
function Q_(e){
return Z_(e)?.limit??e.client.nameLimit}
function $_({
form:e,
server:t},n){
return e.replace(/[ST]/g,e=>e===`S`?t(n):`\u2026`)}
function ev({
name:e,
entry:t},{
partKey:n}){
if(n===void 0)
return e;
let r=O(t,n);
return typeof r==`string`?r:``}
function tv(e,t){
return t.partKey===void 0||ev(e,t)!==``}
function nv({
form:e,
partKey:t}){
if(t!==void 0)
return`give one of the servers another ${I(t)}`;
return e.includes(`S`)?`rename one of the servers`:`leave out one of the tools, or one of the servers`}
function rv(e,t,n){
let r=[{
server:t,
tool:`x`},{
server:n,
tool:`x`}];
let[i,a]=e.names?.(r)??r.map(({
server:t,
tool:n})=>e.name(t,n));
return i===a}
function iv(e,t,n){
let r=e.of(t,n);
return r?.some(av)?r:void 0}
function av({
document:e,
list:t}){
return typeof O(M(e.value,t.slice(0,-1)),`nextCursor`)!=`string`}
const ov={
isEmpty:!0,
of:()=>void 0};
async function sv(e,t){
if(!e.some(({
format:e})=>e.answer===`tools`))
return ov;
let{
SavedLists:n}=await Promise.resolve().then(()=>tk);
return new n(e,t)}
function cv(e){
return e===void 0||e.server(`a1`)!==e.server(`a2`)}
var lv=class{
#e=new Set;
#t=new Set;
#n=new Map;
#r=0;
#i=!1;
#a=!1;
#o=!1;
has(e){
return this.#e.has(e)}
note(e){
let{
document:t,
format:n,
names:r}=e;
n.answer===void 0?this.#s(e):!this.has(`alike-tools`)&&Iu(Pu(t))&&this.#e.add(`alike-tools`);
this.#a||=n.answer!==void 0;
!this.has(`mention`)&&n.references!==void 0&&G_(t,n).length>0&&this.#e.add(`mention`);
this.#o||=r.length>0||this.has(`mention`);
this.#a&&this.#o&&this.#e.add(`tools`);
r.length>1&&Z_(e)?.partKey!==void 0&&this.#e.add(`alike-names`);
r.length>0&&this.#c(e);
this.#i||=n.registry!==void 0;
this.#i&&this.#o&&this.#e.add(`manifest`);
if(r.length===0)
return;
let i=cv(Z_(e))?/[^A-Za-z0-9]/g:/[^A-Za-z]/g;
for(
let e of r)
this.#l(e,i)}
#s({
format:e}){
this.#r+=1;
this.#r>1&&this.#e.add(`several-files`);
e.hiddenBy!==void 0&&this.#e.add(`hideable`)}
#c(e){
if(this.has(`layers`))
return;
let{
id:t}=e.client;
let n=this.#n.get(t)??new Map;
this.#n.set(t,n);
let r=M_(e);
n.has(r)&&this.#e.add(`layers`);
n.set(r,`file`);
for(
let e of r===`~/`?[``]:[...O_(r),`~/`]){
let t=n.get(e);
t===`file`&&this.#e.add(`layers`);
if(t!==void 0)
return;
n.set(e,`above`)}}
#l(e,t){
e.length>40&&this.#e.add(`long-name`);
if(this.has(`same-name`))
return;
let n=e.replace(t,``).toLowerCase();
if(this.#t.has(n)){
this.#e.add(`same-name`);
this.#e.add(`alike-names`)}
this.#t.add(n)}};
const uv=()=>!0;
function dv(e,t){
let n=Object.keys(e).flatMap(n=>{
let r=t[n];
let i=e[n];
return r===void 0?[]:[e=>r(e,i)]});
let[r,i]=n;
if(r===void 0)
return uv;
if(i===void 0)
return r;
return e=>n.every(t=>t(e))}
function fv(e,t){
return t?/^(?:@[\w.-]+\/|mcp-server-sqlite\b|mcp-remote\b)/.test(e):(vv??=/^(?:@modelcontextprotocol\/server-(?!(?:filesystem|memory|sequential-thinking|everything)(?:@|$))|@anthropic(?:-ai)?\/mcp-server-|@context7\/|@microsoft\/playwright-mcp|mcp-server-(?:fetch|git|time|qdrant|motherduck)|markitdown-mcp|blender-mcp|chroma-mcp|basic-memory|--package=|npm:)/).test(e)}
function pv(e){
return{
startsPython:_v(e),
isOfPython:fv(e,!0),
isOfNode:hv.some(t=>e.startsWith(t))&&fv(e,!1)}}
function mv(e){
let t=e.some(({
startsPython:e})=>e);
return e.some(e=>t?e.isOfPython:e.isOfNode)}
const hv=[`@modelcontextprotocol/server-`,`@anthropic`,`@context7/`,`@microsoft/playwright-mcp`,`mcp-server-`,`markitdown-mcp`,`blender-mcp`,`chroma-mcp`,`basic-memory`,`--package=`,`npm:`];
const gv=new Set([`uv`,`uvx`,`pipx`]);
function _v(e){
if(!`vVxXeE`.includes(e.at(-1)??` `))
return!1;
let t=ht(e).toLowerCase();
return gv.has(t.endsWith(`.exe`)?t.slice(0,-4):t)}
let vv;
const yv=R(`admin administrator changeme db default demo dev development guest local mysql neo4j postgres postgresql pwd qwerty redis root rootpass rootpassword sa sample secret test testing tester testpass testpassword token toor user username parola`);
let bv;
function xv(e){
return yv(e)||(bv??=/^(?:|pass[a-z_]*\d{0,3}|pass(?:w(?:or)?d)?\d*|my[-_]?\w*pass\w*|\d{1,6})$/i).test(e)}
function Sv(e){
let t=-1;
for(
let n of new TextEncoder().encode(e)){
t^=n;
for(
let e=0;e<8;e+=1)
t=t>>>1^(t&1?3988292384:0)}
return~t>>>0}
function*Cv(e,t){
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
function wv(e){
return Array.from(e,e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}
function Tv(e){
let t=Int32Array.of(1732584193,4023233417,2562383102,271733878,3285377520);
for(
let n of Cv(e,80))
Ev(t,n);
return wv(t)}
function Ev(e,t){
let n=e=>t[e]??0;
for(
let e=16;e<80;e+=1)
t[e]=Av(n(e-3)^n(e-8)^n(e-14)^n(e-16),1);
let[r=0,i=0,a=0,o=0,s=0]=e;
for(
let e=0;e<80;e+=1){
let t=Av(r,5)+Dv(e,i,a,o)+s+kv(e)+n(e)|0;
s=o;
o=a;
a=Av(i,30);
i=r;
r=t}
for(
let[t,n]of[r,i,a,o,s].entries())
e[t]=(e[t]??0)+n}
function Dv(e,t,n,r){
if(e<20)
return t&n|~t&r;
return e>=40&&e<60?t&n|t&r|n&r:t^n^r}
const Ov=[1518500249,1859775393,2400959708,3395469782];
function kv(e){
return Ov[Math.floor(e/20)]??0}
function Av(e,t){
return e<<t|e>>>32-t}
function jv(e){
Mv??=Pv(8,Math.sqrt);
Nv??=Pv(64,Math.cbrt);
let t=Mv.slice();
for(
let n of Cv(e,64))
Fv(t,n,Nv);
return wv(t)}
let Mv;
let Nv;
function Pv(e,t){
let n=[];
for(
let t=2;n.length<e;t+=1)
n.every(e=>t%e!==0)&&n.push(t);
return Int32Array.from(n,e=>t(e)%1*2**32)}
function Fv(e,t,n){
for(
let e=16;e<64;e+=1){
let n=t[e-2]??0;
let r=t[e-15]??0;
let i=(n>>>17|n<<15)^(n>>>19|n<<13)^n>>>10;
let a=(r>>>7|r<<25)^(r>>>18|r<<14)^r>>>3;
t[e]=(t[e-16]??0)+(t[e-7]??0)+i+a}
let[r=0,i=0,a=0,o=0,s=0,c=0,l=0,u=0]=e;
for(
let e=0;e<64;e+=1){
let d=s&c^~s&l;
let f=r&i^r&a^i&a;
let p=u+((s>>>6|s<<26)^(s>>>11|s<<21)^(s>>>25|s<<7))+d+(n[e]??0)+(t[e]??0)|0;
u=l;
l=c;
c=s;
s=o+p|0;
o=a;
a=i;
i=r;
r=p+((r>>>2|r<<30)^(r>>>13|r<<19)^(r>>>22|r<<10))+f|0}
Iv(e,[r,i,a,o,s,c,l,u])}
function Iv(e,t){
for(
let n=0;n<t.length;n+=1)
e[n]=(e[n]??0)+(t[n]??0)}
const Lv=new Set([`1a5d44a2dca19669`,`78314b11be2e5815`,`2cafc0970149a84f`,`f2d6ca16515033e5`,`0011cc25eb432071`,`aa6547439583c3a2`,`bf1725a8f98bea37`,`70541e07fd4f900b`,`c85debb55f2f204d`,`9705102db0d5f99e`,`b0f3a96ded759f6c`,`7f59edafa4d502ca`,`7f75367e78812551`,`60a09e4357868c1e`,`bc1a50966c9e6486`,`424742fc6538f5e7`,`578592185588730b`,`07f269ffac1eb3e9`,`d16d608fce743a04`,`9c5d0a6656e5d3f3`,`b83e96417f61cb14`]);
let Rv;
let zv;
function J(e){
if((Rv??=/example|your[-_. ]|^your|^(?:un|not[-_ ]?)(?:used|needed|required)(?![a-z])|placeholder|redacted|replace|change[-_]?(?:me|it)|insert|paste|dummy|[-_]here$|xxxx|\*{3}|\.{3}|\u2026|0123456789|123456789|abcdefgh|(.)\1{7}/).test(e.toLowerCase())||(zv??=/c3VwYWJhc2UtZGVtb|N1cGFiYXNlLWRlbW|zdXBhYmFzZS1kZW1v/).test(e))
return!0;
return Lv.has(jv(e).slice(0,16))}
let Bv;
let Vv;
let Hv;
let Uv;
let Wv;
let Gv;
let Kv;
let qv;
const Jv=/^(?:bearer|token|apikey|api-key)\s+/i;
let Yv;
let Xv;
let Zv;
let Qv;
let $v;
function ey(e,t){
if(t!==void 0&&Y(t)){
let n=kt(e,t)||(Jv.exec(e)?.[0].length??0);
if(cy(t,e.slice(n)))
return[oy(e,n,e.length,uy(t))]}
return[...ty(e),...iy(e)]}
function ty(e){
let t=[];
for(
let n of ny(e)){
let[r,i=``,a=``]=n;
if(!Y(i))
continue;
let o=n.index+r.length;
let s=o-a.length+(Jv.exec(a)?.[0].length??0);
cy(i,sy(e.slice(s,o)))&&t.push(oy(e,s,o,uy(i)))}
return t}
function ny(e){
let t=e.includes(`":`)||e.includes(`" :`)?[...e.matchAll(Zv??=/\\?"([A-Za-z][\w .-]{1,60})\\?"\s{0,4}:\s{0,4}\\?"((?:bearer |token )?[^\s"\\]{1,512})(?=\\?")/gi)]:[];
let n=t.length>0?[]:[...e.matchAll(Yv??=/(?<![\w-])(?:--(?:env|build-arg|header|set|var)=)?(-{0,2}[A-Za-z][\w.-]{2,60})(?:=|:[ \t]+|:(?=Bearer ))\\?["']?((?:bearer |token )?[^\s"'\\,;]+)/gi),...e.matchAll(Xv??=/^(?:--header=)?([A-Za-z][\w-]{2,60}):((?:bearer |token )?[^\s"'\\/][^\s"'\\]*)$/gi),...ry(e)];
return[...t,...n]}
function ry(e){
return[...e.matchAll(Qv??=/(?<![^\s"'\\])(-{1,2}[A-Za-z][\w.-]{1,60})[ \t]+\\?["']?([^\s"'\\,;-][^\s"'\\,;]*)/g)]}
function iy(e){
return ay(e).flatMap(({
start:t,
end:n})=>ly(e.slice(t,n))?[oy(e,t,n,`a bearer token`)]:[])}
function ay(e){
return Array.from(e.matchAll($v??=/\bBearer\s+([^\s"'\\,;]+)/gi),({
index:e,
0:t,
1:n=``})=>({
start:e+t.length-n.length,
end:e+t.length}))}
function oy(e,t,n,r){
let i=e.slice(t,n);
let a=(qv??=/^(?:pk_(?:live|test)_|pk\.eyJ|pub-c-|phc_|pk-lf-)/).test(i);
if(!a&&!(Gv??=/^sb_publishable_/).test(i))
return{
what:r,
start:t,
end:n};
return{
what:`a publishable key`,
start:t,
end:n,
isForAll:!0,...a?{
isHarmless:!0}:{}}}
function Y(e){
if((Bv??=/public|pub[-_]?key|host[-_]?key|(?:address|contract|mint)(?:es|s)?$|publish|anon(?:ymous)?(?![a-z])|site[-_]?key|(?:^|[-_.])ids?$|[a-z]Ids?$/i).test(e))
return!1;
let t=ia(e);
return t===`secret`||t===`maybe`&&/(?:key|auth)$/i.test(e)&&!(Vv??=/(?:file|page|frame|node|component|style|layer|sheet|document|template|translation|issue|object|row|cache|partition|sort|primary|foreign|idempotency)[-_. ]?key$/i).test(e)}
function sy(e){
return Yr(e)??e}
function cy(e,t){
return ly(t)&&!(/^-*key$/i.test(e)&&t.includes(`.`))}
function ly(e){
return e.length>=16&&e.length<=512&&(Hv??=/^[A-Za-z0-9][\w+/=.:~!@#%^&*-]*$/).test(e)&&!(Uv??=/^(?:[A-Za-z]:[\\/]|\.{0,2}\/|[\w.-]+\/[\w./-]+\.\w{1,5}$)|:\/\/|^\w+\.\w+\.\w{2,4}$/).test(e)&&!(Wv??=/\.(?:json|ya?ml|toml|env|txt|pem|key|crt|cer|p8|p12|pfx|jks|keystore|kdbx?|gpg|asc|pub|token)$/i).test(e)&&La(e)&&!(Kv??=/^0x[\da-f]{40}$|^AAAA[BCE]3NzaC1|^age1/i).test(e)&&!J(e)}
function uy(e){
return/pass|pwd/i.test(e)?`a password`:`what looks like a live key`}
let dy;
let fy;
let py;
let my;
let hy;
function gy(e){
let t=[];
for(
let n of e.matchAll(dy??=/(?<![a-z0-9+.-])([a-z][a-z0-9+.-]{1,20}):\/\/([^\s"'<>`]+)/gi)){
let[e,r=``,i=``]=n;
let a=n.index+e.length-i.length;
let o=/^(?:https?|wss?)$/i.test(r);
let s=_y(i,o);
s>0&&t.push(...vy(i,s,a));
let c=i.indexOf(`?`,s+1);
c!==-1&&t.push(...yy(i,c+1,a));
o&&t.push(...xy(i,s+1,c===-1?i.length:c,a))}
return t}
function _y(e,t){
return(t?/^[^/?#]*/.exec(e)?.[0]??``:e).lastIndexOf(`@`)}
function vy(e,t,n){
let r=e.slice(0,t);
let i=r.indexOf(`:`);
let a=i===-1?0:i+1;
let o=sy(r.slice(a));
if(Sy(o)||i===-1&&!ly(o)||J(o))
return[];
let s=/^(?:\[[^\]]*\]|[^/:?#]*)/.exec(e.slice(t+1))?.[0]??``;
let c=xv(o)||o===r.slice(0,Math.max(0,i));
let l=ly(o)||!c&&!_h(s);
return[{
what:`a password`,
start:n+a,
end:n+t,
in:`user`,
live:l}]}
function yy(e,t,n){
let r=[];
for(
let i of e.slice(t).matchAll(/(?<![\w.-])([\w.-]+)=([^&#]*)/g)){
let[e,a=``,o=``]=i;
let s=sy(o);
if(!(Y(a)||by(a,s))||s===``||Sy(s)||J(s))
continue;
let c=n+t+i.index+e.length;
r.push({
what:`a key`,
start:c-o.length,
end:c,
in:`query`,
live:ly(s)})}
return r}
function by(e,t){
return/^(?:code|sig)$/.test(e)&&t.length>=40&&ly(t)}
function xy(e,t,n,r){
let i=[];
let a=e.indexOf(`/`,t);
if(a===-1)
return[];
let o=``;
for(
let{
index:t,
0:s}of e.slice(a,n).matchAll(/[^/]+/g)){
let e=(py??=/^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]+)$/i).test(s)&&!(hy??=/^(?:s|share|shared|invites?|(?:web)?hooks?)$/i).test(o)&&!Y(o);
o=s;
if(!(fy??=/^[A-Za-z0-9_-]{24,}$/).test(s)||e||(my??=/^\d+(?:-[a-z]+){3,}$/).test(s)||!ly(s))
continue;
let n=r+a+t;
i.push({
what:`a key in the path of an address`,
start:n,
end:n+s.length,
in:`path`,
live:!0})}
return i}
function Sy(e){
return/\$\{?\w|\{\w|<[^<>]+>|\[[A-Z]|^\[[a-z][\w -]*\]$|^%[A-Z_]+%$|^[A-Z][A-Z_]+$/.test(e)}
let Cy;
let wy;
let Ty;
let Ey;
function Dy(e){
return[...Oy(e),...ky(e),...Ay(e)]}
function Oy(e){
return Array.from(e.matchAll(Cy??=/-----BEGIN [A-Z0-9 ]{0,60}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])*[A-Za-z0-9+/=\\\s:,-]{40,}/g),({
index:e,
0:t})=>({
what:`a private key`,
start:e,
end:e+t.length})).filter(({
start:t,
end:n})=>!J(e.slice(t+27,n-40)))}
function ky(e){
let t=[];
for(
let{
index:n,
0:r}of e.matchAll(wy??=/(?<![\w.-])eyJ[\w-]{10,}\.eyJ[\w-]{4,}\.[\w-]{16,}(?![\w.-])/g)){
let[e=``,i=``]=r.split(`.`);
if(!jy(e).includes(`"alg"`)||!jy(i).startsWith(`{`)||J(r))
continue;
let a=n+r.length;
(Ey??=/"role"\s*:\s*"anon"/).test(jy(i))?t.push({
what:`a key for the role "anon"`,
start:n,
end:a,
isForAll:!0}):t.push({
what:`a JSON web token`,
start:n,
end:a})}
return t}
function Ay(e){
let t=[];
for(
let n of e.matchAll(Ty??=/\bBasic\s+([A-Za-z0-9+/]{8,}={0,2})(?![A-Za-z0-9+/=])/gi)){
let[e,r=``]=n;
let[,i,a]=/^([\x20-\x39\x3b-\x7e]*):([\x20-\x7e]*)$/.exec(jy(r))??[];
if(a===void 0||J(jy(r))||/^\W*$|pass(?:word)?$|\$\{/i.test(a))
continue;
if(xv(a)||a===i)
continue;
let o=n.index+e.length;
t.push({
what:`a user and password in Base64`,
start:o-r.length,
end:o})}
return t}
function jy(e){
let t=e.replaceAll(`-`,`+`).replaceAll(`_`,`/`).replace(/(?<!=)=+$/,``);
return atob(t.length%4==1?t.slice(0,-1):t)}
let My;
let Ny;
let Py;
const Fy=new Set([12,15,18,21,24,25]);
let Iy;
function Ly(e,t){
let[,n,r=``]=(Ny??=/^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s).exec(e)??[];
if(![n,t].some(e=>e!==void 0&&(My??=/mnemonic\d*$|(?:seed|recovery|backup|secret|wallet)[-_. ]?phrase\d*$/).test(e.slice(-80).toLowerCase())))
return;
let i=n===void 0?e:r;
if(!(Py??=/^[a-z]{3,8}(?: [a-z]{3,8}){11,24}$/).test(i)||(Iy??=/\b(?:two|four|five|eleven|twelve|word|words|phrase|seed|mnemonic|your|recovery|wallet|goes)\b/).test(i)||!Ry(i.split(` `))||J(i))
return;
return{
what:`the recovery phrase of a wallet`,
start:e.length-i.length,
end:e.length,
opensWallet:!0}}
function Ry(e){
let t=e.every((t,n)=>n===0||(e[n-1]??``)<=t);
return Fy.has(e.length)&&new Set(e).size>=e.length-1&&!t}
function zy(e){
return e.endsWith(By(Sv(e.slice(0,-6))))}
function By(e){
let t=``;
for(
let n=e;n>0;n=Math.floor(n/62))
t=(`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`[n%62]??``)+t;
return t.padStart(6,`0`)}
const Vy=new Uint8Array(128);
for(
let e of`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.~+/=:\\-`)
Vy[e.charCodeAt(0)]=1;
function Hy(e,t,n){
let r=new Set;
for(
let i=t-1;i<e.length;){
let a=i;
for(;a>i-t&&Vy[e.charCodeAt(a)]===1;)
--a;
if(a>i-t){
i=a+t;
continue}
let o=i+1;
for(;Vy[e.charCodeAt(o)]===1;)
o+=1;
let s=e.slice(a+1,o);
i=o+t;
if(r.has(s))
continue;
if(n(s))
return!0;
r.size<1e3&&r.add(s)}
return!1}
const Uy=`[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}`;
const Wy=[{
source:`gitleaks, config/gitleaks.toml at 009e025`,
date:`2026-11-18`,
shapes:[{
what:`an age key`,
begins:`AGE-SECRET-KEY-1`,
goesOn:`[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}`},{
what:`a 1Password service account token`,
begins:`ops_eyJ`,
goesOn:`[A-Za-z0-9+/]{250,2000}={0,3}`},{
what:`an Adobe client secret`,
begins:`p8e-`,
goesOn:`[a-zA-Z0-9]{32}`},{
what:`an Alibaba Cloud access key`,
begins:`LTAI`,
goesOn:`[a-zA-Z0-9]{20}`},{
what:`an Anthropic key`,
begins:`sk-ant-`,
goesOn:`(?:api|admin|oat)\\d\\d-[\\w-]{93}AA`},{
what:`an Artifactory key`,
begins:`AKCp`,
goesOn:`[A-Za-z0-9]{69}`},{
what:`an Atlassian token`,
begins:`ATATT3`,
goesOn:`[\\w=-]{186}`},{
what:`an AWS access key`,
begins:`AKIA`,
goesOn:`[A-Z2-7]{16}`},{
what:`an AWS access key`,
begins:`ASIA`,
goesOn:`[A-Z2-7]{16}`},{
what:`a ClickHouse Cloud key`,
begins:`4b1d`,
goesOn:`[A-Za-z0-9]{38}`},{
what:`a Clojars token`,
begins:`CLOJARS_`,
goesOn:`[a-z0-9]{60}`},{
what:`a Cloudflare origin key`,
begins:`v1.0-`,
goesOn:`[a-f0-9]{24}-[a-f0-9]{146}`},{
what:`a Databricks token`,
begins:`dapi`,
goesOn:`[a-f0-9]{32}(?:-\\d)?`},{
what:`a DigitalOcean token`,
begins:`dop_v1_`,
goesOn:`[a-f0-9]{64}`},{
what:`a DigitalOcean token`,
begins:`doo_v1_`,
goesOn:`[a-f0-9]{64}`},{
what:`a DigitalOcean token`,
begins:`dor_v1_`,
goesOn:`[a-f0-9]{64}`},{
what:`a Doppler token`,
begins:`dp.pt.`,
goesOn:`[A-Za-z0-9]{43}`},{
what:`a Duffel token`,
begins:`duffel_`,
goesOn:`(?:test|live)_[\\w=-]{43}`},{
what:`a Dynatrace token`,
begins:`dt0c01.`,
goesOn:`[A-Za-z0-9]{24}\\.[A-Za-z0-9]{64}`},{
what:`an EasyPost key`,
begins:`EZAK`,
goesOn:`[A-Za-z0-9]{54}`},{
what:`a Fly.io token`,
begins:`fo1_`,
goesOn:`[\\w-]{43}`},{
what:`a Frame.io token`,
begins:`fio-u-`,
goesOn:`[\\w=-]{64}`},{
what:`a Google key`,
begins:`AIza`,
goesOn:`[\\w-]{35}`},{
what:`a Linear key`,
begins:`lin_api_`,
goesOn:`[A-Za-z0-9]{40}`},{
what:`a Mailgun key`,
begins:`key-`,
goesOn:`[a-f0-9]{32}`},{
what:`a New Relic key`,
begins:`NRAK-`,
goesOn:`[A-Z0-9]{27}`},{
what:`a Notion token`,
begins:`ntn_`,
goesOn:`[0-9]{11}[A-Za-z0-9]{35}`},{
what:`an npm token`,
begins:`npm_`,
goesOn:`[A-Za-z0-9]{36}`},{
what:`an Octopus Deploy key`,
begins:`API-`,
goesOn:`[A-Z0-9]{26}`},{
what:`an OpenAI key`,
begins:`sk-`,
goesOn:`[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}`},{
what:`an OpenAI key`,
begins:`sk-`,
goesOn:`(?:proj|svcacct|admin)-[\\w-]{20,74}T3BlbkFJ[\\w-]{20,74}`},{
what:`an OpenShift token`,
begins:`sha256~`,
goesOn:`[\\w-]{43}`},{
what:`a Perplexity key`,
begins:`pplx-`,
goesOn:`[a-zA-Z0-9]{48}`},{
what:`a PlanetScale token`,
begins:`pscale_`,
goesOn:`(?:tkn|oauth|pw)_[\\w=.-]{32,64}`},{
what:`a Postman key`,
begins:`PMAK-`,
goesOn:`[a-f0-9]{24}-[a-f0-9]{34}`},{
what:`a Prefect key`,
begins:`pnu_`,
goesOn:`[a-zA-Z0-9]{36}`},{
what:`a Pulumi token`,
begins:`pul-`,
goesOn:`[a-f0-9]{40}`},{
what:`a PyPI token`,
begins:`pypi-AgEIcHlwaS5vcmc`,
goesOn:`[\\w-]{50,1000}`},{
what:`a ReadMe key`,
begins:`rdme_`,
goesOn:`[a-z0-9]{70}`},{
what:`a RubyGems key`,
begins:`rubygems_`,
goesOn:`[a-f0-9]{48}`},{
what:`a Scalingo token`,
begins:`tk-us-`,
goesOn:`[\\w-]{48}`},{
what:`a SendGrid key`,
begins:`SG.`,
goesOn:`[\\w-]{22}\\.[\\w-]{43}`},{
what:`a Brevo key`,
begins:`xkeysib-`,
goesOn:`[a-f0-9]{64}-[A-Za-z0-9]{16}`},{
what:`a Sentry token`,
begins:`sntryu_`,
goesOn:`[a-f0-9]{64}`},{
what:`a Sentry token`,
begins:`sntrys_`,
goesOn:`eyJ[A-Za-z0-9+/=]{20,420}_[A-Za-z0-9+/]{43}`},{
what:`a Shippo token`,
begins:`shippo_`,
goesOn:`(?:live|test)_[a-fA-F0-9]{40}`},{
what:`a Shopify token`,
begins:`shp`,
goesOn:`(?:at|ca|pa|ss)_[a-fA-F0-9]{32}`},{
what:`a Slack token`,
begins:`xoxb-`,
goesOn:`[0-9]{8,14}-[a-zA-Z0-9-]{18,45}`},{
what:`a Slack token`,
begins:`xoxp-`,
goesOn:`(?:[0-9]{10,13}-){3}[a-zA-Z0-9-]{28,34}`},{
what:`a Slack token`,
begins:`xapp-`,
goesOn:`\\d-[A-Z0-9]+-\\d+-[a-z0-9]{20,80}`},{
what:`a Sourcegraph token`,
begins:`sgp_`,
goesOn:`(?:(?:[a-fA-F0-9]{16}|local)_)?[a-fA-F0-9]{40}`},{
what:`a Square token`,
begins:`sq0atp-`,
goesOn:`[\\w-]{22,60}`},{
what:`a Stripe key`,
begins:`sk_`,
goesOn:`(?:test|live)_[a-zA-Z0-9]{24,99}`},{
what:`a Stripe key`,
begins:`rk_`,
goesOn:`(?:test|live)_[a-zA-Z0-9]{24,99}`},{
what:`a Typeform token`,
begins:`tfp_`,
goesOn:`[\\w.=-]{59}`},{
what:`a Vault token`,
begins:`hvs.`,
goesOn:`[\\w-]{90,120}`},{
what:`a Vault token`,
begins:`hvb.`,
goesOn:`[\\w-]{138,300}`},{
what:`a Yandex Cloud key`,
begins:`AQVN`,
goesOn:`[\\w-]{35,38}`}]},{
source:`what the providers document or issue`,
date:`2026-11-18`,
shapes:[{
what:`a GitHub token`,
begins:`ghp_`,
goesOn:`[A-Za-z0-9]{36}`,
checksum:`crc32-base62`},{
what:`a GitHub token`,
begins:`gho_`,
goesOn:`[A-Za-z0-9]{36}`,
checksum:`crc32-base62`},{
what:`a GitHub token`,
begins:`ghu_`,
goesOn:`[A-Za-z0-9]{36}`,
checksum:`crc32-base62`},{
what:`a GitHub token`,
begins:`ghs_`,
goesOn:`[A-Za-z0-9]{36}`,
checksum:`crc32-base62`},{
what:`a GitHub token`,
begins:`ghr_`,
goesOn:`[A-Za-z0-9]{36}`,
checksum:`crc32-base62`},{
what:`a GitHub token`,
begins:`github_pat_`,
goesOn:`[A-Za-z0-9]{22}_[A-Za-z0-9]{59}`},{
what:`a GitLab token`,
begins:`glpat-`,
goesOn:`[\\w-]{20,300}(?:\\.[0-9a-z]{2}\\.[0-9a-z]{7,9})?`},{
what:`a GitLab token`,
begins:`gldt-`,
goesOn:`[\\w-]{20}`},{
what:`a GitLab token`,
begins:`glrt-`,
goesOn:`[\\w-]{20}`},{
what:`an Airtable token`,
begins:`pat`,
goesOn:`[A-Za-z0-9]{14}\\.[a-f0-9]{64}`},{
what:`an Apify token`,
begins:`apify_api_`,
goesOn:`[A-Za-z0-9]{36}`},{
what:`a Brave Search key`,
begins:`BSA`,
goesOn:`[\\w-]{20,28}`},{
what:`a Browserbase key`,
begins:`bb_live_`,
goesOn:`[\\w-]{27}`},{
what:`a Cerebras key`,
begins:`csk-`,
goesOn:`[a-z0-9]{48}`},{
what:`a Context7 key`,
begins:`ctx7sk-`,
goesOn:Uy},{
what:`a Contentful token`,
begins:`CFPAT-`,
goesOn:`[\\w-]{43}`},{
what:`a Docker token`,
begins:`dckr_pat_`,
goesOn:`[\\w-]{27}`},{
what:`an E2B key`,
begins:`e2b_`,
goesOn:`[a-f0-9]{40}`},{
what:`a Figma token`,
begins:`figd_`,
goesOn:`[\\w-]{40}`},{
what:`a Figma token`,
begins:`figu_`,
goesOn:`[\\w-]{40}`},{
what:`a Firecrawl key`,
begins:`fc-`,
goesOn:`[a-f0-9]{32}`},{
what:`a Google OAuth secret`,
begins:`GOCSPX-`,
goesOn:`[\\w-]{28}`},{
what:`a Google OAuth token`,
begins:`ya29.`,
goesOn:`[\\w-]{50,1000}`},{
what:`a Google key`,
begins:`AQ.`,
goesOn:`[\\w-]{40,80}`},{
what:`a Grafana token`,
begins:`glsa_`,
goesOn:`[A-Za-z0-9]{32}_[a-fA-F0-9]{8}`},{
what:`a Groq key`,
begins:`gsk_`,
goesOn:`[A-Za-z0-9]{52}`},{
what:`a Heroku key`,
begins:`HRKU-AA`,
goesOn:`[\\w-]{58}`},{
what:`a HubSpot token`,
begins:`pat-`,
goesOn:`(?:na|eu|ap)\\d-${Uy}`},{
what:`a Hugging Face token`,
begins:`hf_`,
goesOn:`[A-Za-z0-9]{34}`},{
what:`a Jina key`,
begins:`jina_`,
goesOn:`[a-f0-9]{32}[\\w-]{28}`},{
what:`a Langfuse key`,
begins:`sk-lf-`,
goesOn:Uy},{
what:`a LangSmith key`,
begins:`lsv2_`,
goesOn:`(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}`},{
what:`a Linear token`,
begins:`lin_oauth_`,
goesOn:`[a-f0-9]{64}`},{
what:`a Mem0 key`,
begins:`m0-`,
goesOn:`[A-Za-z0-9]{40}`},{
what:`a Neon key`,
begins:`napi_`,
goesOn:`[a-z0-9]{64}`},{
what:`a Netlify token`,
begins:`nfp_`,
goesOn:`[A-Za-z0-9]{36}`},{
what:`a Notion token`,
begins:`secret_`,
goesOn:`[A-Za-z0-9]{43}`},{
what:`an NVIDIA key`,
begins:`nvapi-`,
goesOn:`[\\w-]{64}`},{
what:`an OpenRouter key`,
begins:`sk-or-v1-`,
goesOn:`[a-f0-9]{64}`},{
what:`a Pinecone key`,
begins:`pcsk_`,
goesOn:`[A-Za-z0-9]{5,6}_[A-Za-z0-9]{63}`},{
what:`a PostHog key`,
begins:`phx_`,
goesOn:`[A-Za-z0-9]{43,48}`},{
what:`a Render key`,
begins:`rnd_`,
goesOn:`[A-Za-z0-9]{28}`},{
what:`a Replicate token`,
begins:`r8_`,
goesOn:`[A-Za-z0-9]{37}`},{
what:`a Resend key`,
begins:`re_`,
goesOn:`[A-Za-z0-9]{8}_[A-Za-z0-9]{24}`},{
what:`a SonarQube token`,
begins:`sq`,
goesOn:`[uap]_[a-f0-9]{40}`},{
what:`a Stripe webhook secret`,
begins:`whsec_`,
goesOn:`[A-Za-z0-9+/]{32}`},{
what:`a Supabase token`,
begins:`sbp_`,
goesOn:`(?:oauth_)?[a-f0-9]{40}`},{
what:`a Supabase key`,
begins:`sb_secret_`,
goesOn:`[\\w-]{31}`},{
what:`a Tailscale key`,
begins:`tskey-`,
goesOn:`(?:api|auth|client)-[A-Za-z0-9]{10,20}-[A-Za-z0-9]{20,40}`},{
what:`a Tavily key`,
begins:`tvly-`,
goesOn:`(?:dev-|prod-)?[A-Za-z0-9-]{32,60}`},{
what:`an xAI key`,
begins:`xai-`,
goesOn:`[A-Za-z0-9]{80}`}]}].flatMap(e=>e.shapes);
const Gy=e=>e.replace(/[.~]/g,`\\$&`);
let Ky;
let qy;
function Jy(){
return[...new Set(Wy.map(({
begins:e})=>Gy(e)))].join(`|`)}
function Yy(e){
qy??=RegExp(`(?:(?<![A-Za-z0-9_])|(?<=\\\\[bfnrt]))(?:${Jy()})[\\w.~+/=:\\\\-]{8}`);
let t=qy;
return Hy(e,20,e=>t.test(e))}
const Xy=new Map;
function Zy(e){
Ky??=RegExp(`(?<![A-Za-z0-9_])(?:${Jy()})`,`g`);
let t=[];
for(
let{
index:n}of e.matchAll(Ky)){
let r=Qy(e,n);
r!==void 0&&t.push(r)}
return t}
function Qy(e,t){
for(
let n of Wy){
if(!e.startsWith(n.begins,t))
continue;
let r=$y(n);
r.lastIndex=t;
if(!r.test(e))
continue;
let i=r.lastIndex;
let a=e.slice(t+n.begins.length,i);
if(J(e.slice(t,i))||!eb(a))
continue;
if(n.checksum!==void 0&&!zy(a))
continue;
return{
what:n.what,
start:t,
end:i}}}
function $y(e){
let t=Xy.get(e);
if(t!==void 0)
return t;
let n=RegExp(`${Gy(e.begins)}${e.goesOn}(?![A-Za-z0-9_-])`,`y`);
Xy.set(e,n);
return n}
function eb(e){
return/\d/.test(e)||/[a-z]/.test(e)&&/[A-Z]/.test(e)}
function tb(e){
let t=[];
Hr(e,(e,n,r)=>{
for(
let i of ib(e,r))
t.push({...i,
route:[...n],
name:r})});
return t}
function nb(e){
return e.length<8?[]:[...Oy(e),...Zy(e)].sort((e,t)=>e.start-t.start)}
function rb(e){
return e.includes(`\\u`)||e.includes(`PRIVATE KEY`)||Yy(e)}
function ib(e,t){
if(e.length<8)
return[];
let n=Ly(e,t);
if(n!==void 0)
return[n];
if(!/[0-9A-Z]/.test(e))
return[];
let r=[];
let i=[...Dy(e),...Zy(e),...gy(e).filter(({
live:e})=>e),...ey(e,t)];
for(
let e of i)
r.every(({
start:t,
end:n})=>e.end<=t||e.start>=n)&&r.push(e);
return r.sort((e,t)=>e.start-t.start)}
function ab({
fields:e},t){
let n=t.slice(0,-1);
let r=e.find(({
fact:e,
route:t})=>e?.is===`env`&&JSON.stringify(t)===JSON.stringify(n));
if(r===void 0||!D(r.value))
return!1;
let{
value:i}=r;
let a=ob(String(t.at(-1)));
let o=Object.keys(i).flatMap(e=>ob(e)===a?cb(e,O(i,e)):[]);
return o.length>0&&o.every(lb)}
function ob(e){
return(/^[A-Za-z\d]+/.exec(e)?.[0]??``).toUpperCase()}
let sb;
function cb(e,t){
if(typeof t!=`string`)
return[];
let[,n]=/^[\w+.:-]{1,40}:\/\/(?:[^@/]*@)?(\[[^\]]*\]|[^:/?#,;]*)/.exec(t)??[];
if(n!==void 0)
return[n];
let[,r]=/^(?:tcp:)?(\[[^\]]*\]|[\w.-]+)(?:[:,]\d{1,5})?\/?$/.exec(t)??[];
return(sb??=/(?:^|_)(?:host(?:name)?|endpoint|server|addr(?:ess)?|url|uri)$/i).test(e)&&r!==void 0?[r]:[]}
function lb(e){
return/^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|host\.docker\.internal)$/i.test(e)}
const ub=/^(?:bearer|token|apikey|api-key)\s+/i;
const db=/[\s${}`]|^<|<[^<>]*>|[-=]>|%\w+%|^[!@~/\\]|^[A-Za-z]:[\\/]|:\/\/|[\\/][^\\/]*\.\w{1,5}$|^[\w.-]+\.\w{2,6}$/;
let fb;
function pb(e){
return(fb??=/token|secret|pass|pwd|key|cred|auth|bearer|mnemonic|phrase|(?:^|[-_])pat$/).test(e.toLowerCase())}
function mb(e){
let t=e.indexOf(`@`);
return t>0&&e.lastIndexOf(`://`,t)!==-1}
function hb(e){
let t=e.indexOf(`?`);
return t>0&&e.lastIndexOf(`://`,t)!==-1&&pb(e.slice(t))}
let gb;
function _b(e){
for(
let[t]of e.matchAll(gb??=/(?<![\w.-])[\w.-]+(?=[ \t])/g)){
let e=t.indexOf(`-`);
if(e!==-1&&pb(t.slice(e)))
return!0}
return!1}
let vb;
function yb(e,t){
if(e.length<8||e.includes(`$`))
return!1;
if(mb(e)||hb(e)||_b(e)||(vb??=/(?:token|secret|pass|pwd|key|cred|auth)[\w.-]{0,20}\\?"?\s{0,4}[=:]|(?<!\w)bearer\s| -p\S{4}/).test(e.toLowerCase()))
return!0;
return(t!==void 0&&pb(t)||e.includes(`=`)&&pb(e.slice(0,100)))&&!db.test(e.replace(ub,``))}
let bb;
function xb(e){
return(bb??=/^(?:(?:redacted|masked)|[*_\-[(<]{1,4}(?:redacted|masked?|hidden|filtered|removed|omitted|scrubbed|censored))(?:[_ -][a-z]{1,20}){0,4}[*_\-\])>]{0,4}$/i).test(e)}
let Sb;
let Cb;
let wb;
let Tb;
function Eb(e,t){
let[,n=``,r=``]=(Tb??=/^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s).exec(e)??[];
let i=Db(n)?n:t;
let a=i===n?e.length-r.length:kt(e,t);
let o=(i!==void 0&&Db(i)?Ob(e.slice(a),i,a):void 0)??Ab(e)??Nb(e)??Pb(e);
return o!==void 0&&ib(e,t).length===0?o:void 0}
function Db(e){
return(Sb??=/(?:(?:^|[-_. ])pass|token|secret|passw(?:or)?d|passphrase|pwd|(?:api|access|private|secret|auth|master|encryption|signing)[-_. ]?key|credentials?|authorization|bearer|(?:^|[-_. ])pat)\d*$/).test(e.slice(-80).toLowerCase())&&Y(e)}
function Ob(e,t,n){
let r=ub.exec(e)?.[0].length??0;
let i=e.slice(r);
if(i.length<8||i.length>256||db.test(i))
return;
if(xv(i)||J(i)||xb(i)||kb(i))
return;
if(cf(i).length>0||!Ib(i,t))
return;
return{
what:/pass|pwd/i.test(t)?`what looks like a password`:`what looks like a key`,
start:n+r,
end:n+e.length}}
function kb(e){
return/^[\w.#:-]*\[[\w-]+(?:[~|^$*]?=[^[\]]*)?\]$|^(?:[#.][A-Za-z][\w-]*>){1,8}[#.]?[A-Za-z][\w-]*$/.test(e)}
function Ab(e){
for(
let{
0:t,
1:n=``,
2:r=``,
index:i}of ny(e)){
let a=i+t.length-r.length;
if(!Db(n)||jb(e,a))
continue;
let o=Ob(r,n,a);
if(o!==void 0)
return o}
for(
let{
start:t,
end:n}of ay(e)){
let r=Ob(e.slice(t,n),`authorization`,t);
if(r!==void 0)
return r}
return Mb(e)}
function jb(e,t){
let n=e.slice(Math.max(0,t-256),t);
let r=n.lastIndexOf(`://`);
return r!==-1&&!/\s/.test(n.slice(r))}
function Mb(e){
if(!e.includes(` -p`))
return;
let t=[...e.matchAll(/\S+/g)];
let n=t.map(([e])=>e);
for(
let[e,{
0:r,
index:i}]of t.entries()){
let t=Dt(n,e,void 0);
let a=t===void 0?void 0:Ob(r.slice(t),`password`,i+t);
if(a!==void 0)
return a}}
function Nb(e){
for(
let{
in:t,
start:n,
end:r}of gy(e)){
if(t!==`user`)
continue;
let i=sy(e.slice(n,r));
let a=/:\/\/([^:@/]*):$/.exec(e.slice(0,n))?.[1]??``;
let o=e.slice(r+1);
if(xv(i)||cf(i).length>0||!Ib(i,`password ${a} ${o}`))
continue;
let s=/^(?:\[[^\]]*\]|[^/:?#]*)/.exec(o)?.[0]??``;
let c={
what:`what looks like a password`,
start:n,
end:r};
return lb(s)?{...c,
isLocal:!0}:_h(s)?c:void 0}}
function Pb(e){
for(
let{
in:t,
start:n,
end:r}of gy(e)){
if(t!==`query`)
continue;
let[,i=``]=/(?<![\w.-])([\w.-]+)=$/.exec(e.slice(Math.max(0,n-100),n))??[];
let a=Db(i)?Ob(sy(e.slice(n,r)),i,n):void 0;
if(a!==void 0)
return{...a,
start:n,
end:r}}}
const Fb=new Set(`a access admin administrator an and anon anonymous any anything api app auth authorization bar basic baz bearer change client code cred credential credentials db debug default demo dev development disabled dummy empty enabled env environment fake file foo for from get guest hidden ignore ignored in input interactive internal is it key keychain keyring keys lm local localhost login manual me mock my needed no none not null of off ollama on optional or pass passphrase password placeholder private prod production prompt public pwd read required root same sample secret secrets see server service set sk some staging stored string stub studio system tbd temp test testing the this to todo token undefined unset unused use used user username value vault via with write xxx your`.split(` `));
function Ib(e,t){
if(!(wb??=/credentials?\d*$/i).test(t)&&Lb(e,t))
return!0;
return Vb(e)>=3||Hb(e)>=5}
function Lb(e,t){
let n=zb(t);
let r=[...n,...Fb].filter(({
length:e})=>e>=4).sort((e,t)=>t.length-e.length);
let i=zb(e).flatMap(e=>{
let t=Bb(r.reduce((e,t)=>e.replaceAll(t,``),e));
return t===``||Fb.has(t)||n.includes(t)?[]:[t]}).join(``).replace(/\d/g,``).length;
let a=e.replace(Rb??=/(?<!\d)(?:19|20)\d\d(?!\d)/g,``).replace(/\D/g,``).length;
if(/\d/.test(e))
return i>=4||i>=2&&a>=4;
return i>=8&&(Cb??=/pass|pwd|authorization/i).test(t)}
let Rb;
function zb(e){
return e.replace(/([a-z])(?=[A-Z])/g,`$1 `).split(/[^A-Za-z0-9]+/).filter(Boolean).map(e=>e.toLowerCase())}
function Bb(e){
return e.replace(/(?<!\d)\d+$/,``)}
function Vb(e){
return[/[a-z]/,/[A-Z]/,/\d/,/[^\w.:/,;-]/].filter(t=>t.test(e)).length}
function Hb(e){
return e.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length??0}
let Ub;
let Wb;
let Gb;
let Kb;
let qb;
let Jb;
let Yb;
let Xb;
let Zb;
const Qb=new RegExp(String.raw`^(?:${af.source}|(?:getenv|env|System\.getenv|Deno\.env\.get)\(.{1,60}\))$`);
let $b;
const ex=/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
let tx;
let nx;
let rx;
let ix;
let ax;
const ox=`xxx *** \u2022 \u25cf \u2026 env todo fixme tbd tba redacted masked change replace fill edit update`.split(` `);
const sx=[`key`,`token`,`secret`,`password`,`pat`];
function cx(e){
if(e===``)
return!1;
if(`])}>@_#$~!|`.includes(e.slice(-1))&&(ax??=/(?:^|[=\s])(?:\$\$|[[{(<@_#~!|]).{1,80}[\]})>@_#$~!|]$/).test(e))
return!0;
let t=e.includes(`_`)&&e===e.toUpperCase();
return t&&(ix??=/^[A-Z]+_[A-Z\d_]+$/).test(e)||lx(e,t)&&(rx??=/[xX]{3}|\*{3}|[\u2022\u25cf]{3}|\u2026|(?:^|[-_=\s])(?:KEY|TOKEN|SECRET|PASSWORD|PAT)(?=$|&)|[Ee][Nn][Vv](?:iron)?[.:([]|^(?:-.{0,60}[= ])?(?:todo|TODO|fixme|FIXME|tb[da]|TB[DA])$|(?:change|replace|fill|edit|update|Change|Replace)[-_ ]?(?:me|this|it)|(?:CHANGE|REPLACE|FILL|EDIT|UPDATE)[-_ ]?(?:ME|THIS|IT)|redacted|REDACTED|masked|MASKED|(?:[Kk]ey|[Tt]oken|[Ss]ecret|[Pp]assword|pat)(?=$|&)/).test(e)}
function lx(e,t){
let n=e.toLowerCase();
if(ox.some(e=>n.includes(e)))
return!0;
return!(!t&&e.startsWith(`-`)&&!e.includes(`=`)&&!e.includes(`:`))&&sx.some(e=>n.endsWith(e)||n.includes(`${e}&`))}
function ux(e,t){
if(!cx(e)||Fd(e).length>0)
return;
if(e===t&&ex.test(e))
return{
start:0,
end:e.length};
for(
let{
of:n,
start:r,
end:i}of dx(e,t)){
let t=n!==void 0&&Y(n)?fx(e.slice(r,i),n):void 0;
if(t!==void 0)
return{
start:r+t.start,
end:r+t.end}}}
function dx(e,t){
let n=e.includes(`://`)?e.indexOf(`?`):-1;
if(n!==-1)
return Array.from(e.slice(n).matchAll(Wb??=/[?&]([A-Za-z][\w.-]{1,60})=([^&#\s]{1,300})/g),({
index:e,
0:t,
1:r,
2:i=``})=>{
let a=n+e+t.length;
return{
of:r,
start:a-i.length,
end:a}});
let[r=``,i]=(Ub??=/^-{0,2}([A-Za-z][\w.-]{1,60})(?:=|:\s*)/).exec(e)??[];
let a=i!==void 0&&Y(i);
let o=a?r.length:0;
let s=o+((Gb??=/^(?:Bearer|Token|Basic|ApiKey)\s+/i).exec(e.slice(o))?.[0].length??0);
return[{
of:a?i:t,
start:s,
end:e.length}]}
function fx(e,t){
if((qb??=/^(?:(?:x{3,}|X{3,})(?:[-_.](?:x{2,}|X{2,})){0,6}|(?:[A-Za-z]{1,12}[-_]){0,3}(?:\*{3,}|[\u2022\u25cf]{3,})(?:[-_.](?:\*{2,}|[\u2022\u25cf]{2,})){0,6})$/).test(e)||Db(t)&&px(e,t))
return{
start:0,
end:e.length};
let n=/^[\w./+=*\u2022\u25cf\u2026-]+$/.test(e)?(Kb??=/\*{3,}|[\u2022\u25cf]{3,}|\u2026/).exec(e):null;
return n===null?void 0:{
start:n.index,
end:n.index+n[0].length}}
function px(e,t){
if(xb(e))
return!0;
if((Jb??=/^(?:todo|fixme|tbd|tba|(?:change|replace|fill|edit|update)[-_ ]?(?:me|this|it)|(?:insert|enter|paste|put|add|replace)[-_ ](?:[a-z]{1,20}[-_ ]){0,4}(?:key|token|secret|password|pat))$/i).test(e))
return!((Yb??=/^change[-_ ]?(?:me|this|it)$/i).test(e)&&/pass|pwd/i.test(t));
if(Qb.test(e)||mx().test(e)||(nx??=/^(?:api|access|auth|bearer|secret)[-_ ]?(?:api[-_ ]?)?(?:key|token)$/i).test(e))
return!0;
if((tx??=/^(?:MY|TEST|DUMMY|FAKE|DEV|LOCAL|DEFAULT|DEMO|ROOT|ADMIN|NO|NOT|UNUSED|SAMPLE|SOME)_/).test(e))
return!1;
return($b??=/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*_(?:KEY|TOKEN|SECRET|PASSWORD|PAT)$/).test(e)||ex.test(e)&&jt(e)===jt(t)}
function mx(){
hx??=new RegExp((Xb??=/^(?:\[{1,2}NAME\]{1,2}|\{{1,2}NAME\}{1,2}|\({1,2}NAME\){1,2}|<%=? ?NAME ?%>|\{%=? ?NAME ?%\}|@NAME@|__NAME__|#{1,2}NAME#{1,2}|\$\$NAME\$\$|~NAME~|!NAME!|\|NAME\|)$/).source.replaceAll(`NAME`,(Zb??=/ ?\$?(?:(?:env|ENV|secrets?|vars?)[.:] ?)?[A-Za-z][A-Za-z\d]*(?:[-_ ][A-Za-z\d]+){0,8} ?/).source));
return hx}
let hx;
const gx=[`\\u`,`PRIVATE KEY`,`asic `,`nemonic`,`NEMONIC`,`hrase`,`HRASE`];
let _x;
let vx;
function yx(e){
return gx.some(t=>e.includes(t))||e.includes(`@`)&&(_x??=/:\/\/[^\s"']{0,300}@/).test(e)||!xx(e)&&Sx(e)}
let bx;
function xx(e){
return e.length<5e3&&(bx??=/^(?:(?:[A-Z]?[a-z]{1,30}|(?![A-Z]?[a-z]+(?![A-Za-z\d]))[A-Za-z]{1,15}|v?\d{1,3}|\d{4,8})(?![A-Za-z\d])|[^A-Za-z\d])*$/).test(e)}
function Sx(e){
return Cx(e)||wx(e)}
function Cx(e){
let t=[];
for(
let{
0:n,
index:r}of e.matchAll(/\d[A-Za-z\d]*/g)){
let i=Ex(e,r);
if(i===r&&!/[A-Za-z]/.test(n)){
if(n.length>8)
return!0;
continue}
let a=e.slice(i,r+n.length);
if(a.length>7&&(a.length>15||!(vx??=/^[A-Za-z]{1,20}\d{1,4}$/).test(a)))
return!0;
if(i-(t.at(-2)??-1/0)<40)
return!0;
t.push(i)}
return!1}
function wx(e){
for(
let t=15;t<e.length;t+=16){
if(!Dx(e.charCodeAt(t)))
continue;
let n=Ex(e,t);
for(;Dx(e.charCodeAt(t+1));)
t+=1;
if(t+1-n>15&&Tx(e.slice(n,t+1)))
return!0}
return!1}
function Tx(e){
let t=e.match(/[a-z](?=[A-Z])/g)?.length??0;
return e.length>31||t*6>e.length}
function Ex(e,t){
let n=t;
for(;Dx(e.charCodeAt(n-1));)
--n;
return n}
function Dx(e){
let t=e|32;
return t>=97&&t<=122}
let Ox;
let kx;
let Ax;
function jx(e,t,n){
let r=e.slice(Math.max(0,t-120),t);
let i=[((Ox??=/([A-Za-z][\w.-]{1,60})["']?[=:] ?["']?(?:(?:basic|bearer|token) )?$/i).exec(r)??(kx??=/(?<!\S)-{1,2}([A-Za-z][\w.-]{1,60})[ \t]+\\?["']?$/).exec(r))?.[1],n].find(e=>e!==void 0&&Y(e));
return i===void 0?void 0:Mx(i)}
function Mx(e){
let t=e.slice(0,120).replace(/([a-z0-9])(?=[A-Z])/g,`$1_`).replace(/[^A-Za-z0-9]+/g,`_`).replace(/^_+(?:X_)?|^X_|(?<!_)_+$/gi,``).toUpperCase();
return/^[A-Z]\w*$/.test(t)&&!(Ax??=/^(?:PROXY_)?AUTH(?:ORIZATION)?$/).test(t)?t:void 0}
function Nx({
start:e,
end:t,
name:n},r){
return r[t]===`@`&&r.lastIndexOf(`://`,e)!==-1?`DB_PASSWORD`:jx(r,e,n)}
var Px=class{
all;
#e;
#t=new Map;
constructor(e,t){
this.all=e;
this.#e=t}
and(e){
if(e===this||e.all.size===0)
return this;
if(this.all.size===0)
return e;
let t=this.#t.get(e);
if(t===void 0){
t=this.#e.of([...this.all,...e.all]);
this.#t.set(e,t)}
return t}};
var Fx=class{
none=new Px(new Set,this);
#e=new Map;
#t=new Map([[``,this.none]]);
fitting(e,t){
return this.of(e.filter(e=>e.test(t)))}
of(e){
if(e.length===0)
return this.none;
let t=new Set(e);
let n=[...t].map(e=>this.#n(e)).sort((e,t)=>e-t).join();
let r=this.#t.get(n);
if(r===void 0){
r=new Px(t,this);
this.#t.set(n,r)}
return r}
#n(e){
let t=this.#e.get(e)??this.#e.size;
this.#e.set(e,t);
return t}};
const Ix={
test:e=>Qd(e)||cx(e)};
var Lx=class{
likes;
word;
#e;
#t;
#n=new Fx;
constructor({
texts:e,
words:t,
commands:n}){
let r=this.#n;
this.likes=Di(t=>r.fitting(e,t));
this.#e=Di(e=>r.fitting(n,e));
this.word=Di(e=>({
likes:r.fitting(t,e.toLowerCase()),...pv(e)}));
this.#t=Di(()=>({}),500)}
line(e){
let t=this.#t(e.join(zx));
t.known!==void 0&&Rx(t.known.words,e)||(t.known=this.#r(e));
return t.known}
#r(e){
let t=e.map(e=>this.word(e));
let[n]=e;
let{
none:r}=this.#n;
return new Vx(e,{
likes:t.reduce((e,t)=>e.and(t.likes),r),
ofCommand:n===void 0?r:this.#e(n),
isNoted:mv(t)})}};
function Rx(e,t){
return e.length===t.length&&e.every((e,n)=>e===t[n])}
const zx=`\0`;
let Bx;
var Vx=class{
words;
likes;
ofCommand;
isNoted;
#e;
constructor(e,t){
this.words=e;
this.likes=t.likes;
this.ofCommand=t.ofCommand;
this.isNoted=t.isNoted}
get signs(){
this.#e??=Hx(this.words);
return this.#e}};
function Hx(e){
return{
isNoServer:Ug(e)!==void 0,
hasLateYes:g_(e)!==void 0,
isPackageAsFile:y_(e)!==void 0,
mayRunNothing:Ux(e)}}
function Ux(e){
let t=e.slice(K(e)+1);
return t.length>0&&(t.includes(`-m`)||!t.some(e=>(Bx??=/^@?[a-z\d][\w.-]*(?:\/[\w.-]+)?(?:[@=].*)?$/).test(e)&&!Rp.has(e)))}
var Wx=class{
server;
reading;
#e;
#t;
#n;
#r;
constructor(e,t,n){
this.server=e;
this.reading=t;
this.#e=n}
get likes(){
this.#r??=this.#i();
return this.#r}
get line(){
this.#t??=this.#e.line(hg(mg(this.server)));
return this.#t}
startsInLike(e){
let{
cwd:t}=this.server;
return t!==void 0&&this.#e.word(t.value).likes.all.has(e)}
get texts(){
this.#n??=Gx(this.server.entry);
return this.#n}
#i(){
let{
cwd:e}=this.server;
let t=this.line.likes.and(this.line.ofCommand);
for(
let{
value:e}of this.texts)
t=t.and(this.#e.likes(e));
return e===void 0?t:t.and(this.#e.word(e.value).likes)}};
function Gx(e){
let t=[];
Hr(e,(e,n,r)=>void t.push({
value:e,
name:r}));
return t}
function Kx({
problems:e,
value:t},n){
if(e.some(e=>Jx(Yx(e,n))))
return!0;
if(t===void 0||D(t))
return!1;
return Jx(qx(t,n))}
function qx(e,{
arrayRoot:t,
nullRoot:n,
badRoot:r}){
return(Array.isArray(e)?t:e===null?n:void 0)??r}
function Jx(e){
return e!==void 0&&rc(e)===`error`}
function Yx({
kind:e,
onlyComments:t},{
syntax:n}){
switch(e){case`syntax`:
return t&&n.onlyComments||n.broken;case`unreadable`:case`limits`:case`encoding`:
return n.broken;case`comment`:
return Ut(n)?void 0:n.broken;case`trailing-comma`:
return Wt(n)?void 0:n.broken;case`empty`:
return n.empty;case`duplicate-key`:
return n.duplicates;case`bom`:
return n.bom}}
function Xx(e,t){
let n=$x(t);
let r=$x(e);
if(r.length===n.length)
return n.every((e,t)=>Zx(r[t]??``,e));
return r.length===1&&Qx(r[0]??``,n)}
function Zx(e,t){
if(e===t)
return!0;
if(t.length>=4)
return V(t,[e])!==void 0;
return Ks(e,t)&&(e.length!==t.length||eS(e)===eS(t))}
function Qx(e,[t=``,...n]){
if(n.length===0)
return Zx(e,t);
return[0,-1,1].some(r=>{
let i=t.length+r;
return Zx(e.slice(0,i),t)&&Qx(e.slice(i),n)})}
function $x(e){
return e.replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g,`$1$2 `).split(/[^A-Za-z0-9]+/).filter(Boolean).map(e=>e.toLowerCase())}
function eS(e){
return[...e].sort().join(``)}
function tS({
document:e,
format:t}){
if(t.servers.every(({
unless:e})=>e===void 0))
return t.servers;
return t.servers.filter(({
unless:t})=>t===void 0||O(e.value,t)===void 0)}
function nS(e){
return rS(e)[0]}
function rS({
document:e,
format:t}){
let{
value:n}=e;
let r=tS({
document:e,
format:t});
let i=r[0]?.at;
if(i===void 0||!D(n))
return[];
let a=r.map(e=>e.at);
let o=t.servers.some(({
list:e})=>e!==void 0);
let s=[];
for(
let e of Er()){
if(!Object.hasOwn(n,String(e.at[0])))
continue;
if(a.some(t=>N(t,e.at)||N(e.at,t)))
continue;
let r=M(n,e.at);
if(kS(r,o,t)===0&&!TS(r)&&!iS(e.at,r))
continue;
s.push(DS(e.at,r,t,e.clients));
a.push(e.at)}
let c=uS(n,i,t);
c!==void 0&&s.push(c);
if(s.length>0)
return s;
if(i.length>1){
let e=lS(n,i);
return e===void 0?[]:[e]}
let l=new Set(a.map(([e])=>String(e)));
let u=String(i[0]);
let d=oS(n,u,l,o,t)??vS(n,u,l,t)??yS(n,l,{
document:e,
format:t})??bS(n,u,l,t);
return d===void 0?[]:[d]}
function iS(e,t){
return/mcp.*servers$/i.test(e.join(`.`))&&cS(t)}
function aS(e){
return rS(e).flatMap(({
at:t,
only:n})=>{
let r=M(e.document.value,t);
return(n??(D(r)?Object.keys(r):[])).map(e=>[...t,e])})}
function oS(e,t,n,r,i){
let a=t=>kS(O(e,t),r,i);
let o=Object.keys(e).filter(t=>!n.has(t)&&(D(O(e,t))||a(t)>0));
let s=o.filter(e=>a(e)>0);
let c=o.find(n=>AS(n)===AS(t)||sS(n,t)&&cS(O(e,n)))??s.find(e=>Xx(e,t))??s.find(e=>gS().some(t=>Xx(e,t)))??s.find(_S);
return c===void 0?void 0:DS([c],O(e,c),i)}
function sS(e,t){
return`${AS(e)}s`===AS(t)&&/mcp|context/i.test(t)}
function cS(e){
let t=D(e)||Array.isArray(e)?Object.values(e):[];
return t.length>0&&t.every(D)}
function lS(e,t){
let n=t.slice(0,-1);
let r=M(e,n);
if(t.includes(`*`)||!D(r))
return;
let i=e=>MS(r[e])||typeof O(r[e],`url`)==`string`;
let a=Object.keys(r).filter(e=>e!==t.at(-1)&&i(e));
return a.length===0?void 0:{
at:n,
servers:a.length,
only:a,
clients:[]}}
function uS(e,t,{
dialect:n,
servers:r}){
if(t.length>1||!D(e[String(t[0])]))
return;
let i=new Set(r.map(({
at:[e]})=>e));
let a=Object.keys(e).filter(t=>{
let r=e[t];
return!i.has(t)&&!(dS??=/^(?:[^\p{L}\d]|x-)|disabled|example|template|backup/iu).test(t)&&(pS(r,n)||MS(r)&&fS(r,n))});
return a.length===0?void 0:{
at:[],
servers:a.length,
only:a,
clients:[]}}
let dS;
function fS(e,t){
if(!D(e))
return!1;
return Object.keys(e).every(e=>SS.includes(e)||Object.hasOwn(t?.fields??{},e))}
function pS(e,t){
if(!D(e)||!(MS(e)||mS(e,t)))
return!1;
return[`args`,`env`].some(t=>Object.hasOwn(e,t))||hS(e)}
function mS(e,t){
return t!==void 0&&wS(t).some(t=>typeof e[t]==`string`)}
function hS(e){
let t=O(e,`type`)??O(e,`transport`);
return typeof t==`string`&&Lh(t)!==void 0}
function gS(){
return Er().flatMap(({
at:[e]})=>typeof e==`string`&&e.includes(`mcp`)?[e]:[])}
function _S(e){
let t=e.slice(e.lastIndexOf(`.`)+1);
return t!==e&&gS().some(e=>e.slice(e.lastIndexOf(`.`)+1)===t)}
function vS(e,t,n,r){
for(
let i of Object.keys(e)){
if(n.has(i)||!(xS??=/mcp|^(?:config|settings)$/i).test(i))
continue;
let a=O(O(e,i),t);
if(CS(a,r)>0)
return DS([i,t],a,r)}}
function yS(e,t,{
document:n,
format:r}){
if(r.bareMap!==void 0||r.noMap.effect!==`fine`)
return;
if(Object.keys(e).some(e=>t.has(e))||!/mcp[^/]*$/i.test(n.path))
return;
let i=Object.keys(e).filter(t=>{
let n=e[t];
return D(n)&&jS(n)>0});
let[a]=i;
return a===void 0||i.length>1?void 0:DS([a],e[a],r)}
function bS(e,t,n,r){
if(!/mcp|context_servers/i.test(t))
return;
let i=(e,a)=>{
let o=O(e,t);
if(a.length>0&&D(o)&&jS(o)>0)
return DS([...a,t],o,r);
if(a.length===3)
return;
for(
let t of Object.keys(e)){
let r=e[t];
if(!D(r)||a.length===0&&n.has(t))
continue;
let o=i(r,[...a,t]);
if(o!==void 0)
return o}};
return i(e,[])}
let xS;
const SS=[`command`,`url`,`serverUrl`,`httpUrl`,`type`,`transport`,`args`];
function CS(e,t){
if(!D(e))
return 0;
let n=t?.dialect===void 0?SS:[...SS,...wS(t.dialect)];
return Object.keys(e).filter(t=>{
let r=e[t];
return D(r)&&n.some(e=>Object.hasOwn(r,e))}).length}
function wS(e){
return[`command`,`url`].map(t=>$m(e,t)).filter(e=>e!==void 0)}
function TS(e){
if(!D(e))
return!1;
let t=Object.values(e);
return t.every(D)&&t.some(e=>Object.keys(e).some(t=>ES(t,e[t])))}
function ES(e,t){
return(typeof t==`string`||Array.isArray(t))&&V(e,SS)!==void 0}
function DS(e,t,n,r=[]){
if(!D(t))
return{
at:e,
servers:Array.isArray(t)?t.filter(D).length:0,
clients:r};
let i=n.references?.some(t=>N(t.at,e))??!1;
let a=Object.keys(t);
let o=a.filter(e=>OS(t[e],i,n));
return{
at:e,
servers:o.length,
clients:r,...o.length<a.length&&{
only:o}}}
function OS(e,t,n){
if(!t)
return D(e)||typeof e==`string`;
return CS({
entry:e},n)>0||TS({
entry:e})}
function kS(e,t,n){
return CS(t&&Array.isArray(e)?{...e}:e,n)}
function AS(e){
return e.toLowerCase().replace(/[-_ .]/g,``)}
function jS(e){
let t=Object.keys(e).map(t=>e[t]).filter(e=>typeof e==`object`&&!!e);
return t.every(MS)?t.length:0}
function MS(e){
let[t,n]=[O(e,`command`),O(e,`type`)??O(e,`transport`)];
if(typeof n==`string`&&!hS(e))
return!1;
if(typeof t==`string`||Array.isArray(t)&&t.length>0)
return!0;
return typeof O(e,`url`)==`string`&&typeof n==`string`}
function NS({
entry:e}){
if(!D(e))
return;
return Object.keys(e).find(t=>CS(O(e,t))>0&&PS(t))}
function PS(e){
return Er().some(({
at:t})=>t.join(`.`)===e)}
function FS(e){
return LS(e)&&e.name!==e.route.at(-2)&&PS(e.name)}
function IS({
noMap:e,
mayBeServer:t,
dialect:n}){
if(t&&n!==void 0)
return n.neither;
return e.effect===`fine`?{...e,
effect:`drops-file`}:e}
function LS({
entry:e}){
return CS(e)>0}
function RS(e,t){
if(t.dialect===void 0)
return[];
return e.flatMap(e=>zS(e)?Object.keys(e.value):qS(e).map(({
name:e})=>e))}
function zS(e){
let{
list:t,
named:n,
nullRemoves:r,
only:i}=e;
return[t,n,r,i].every(e=>e===void 0)&&D(e.value)}
function BS(e,t){
if(e.value===void 0)
return[];
let n=[];
for(
let r of tS({
document:e,
format:t}))
for(
let i of Vr(e.value,r.at))
n.push(VS(KS(e.value,i,r),t));
if(n.length>0||nS({
document:e,
format:t}))
return n;
if(WS(t,e.value))
return[{
route:[],
value:e.value}];
return HS(t,e.value)?[{
route:[],
value:e.value,
only:US(e.path)}]:[]}
function VS(e,{
arrayMap:t}){
if(e.list!==void 0||t===void 0||!Array.isArray(e.value))
return e;
return ac(t.effect)?e:{...e,
numbered:!0}}
function HS({
mayBeServer:e,
servers:t},n){
if(e===void 0||!D(n)||jS(n)>0)
return!1;
return!t.some(({
at:[e]})=>Object.hasOwn(n,String(e)))}
function US(e){
return e.slice(e.lastIndexOf(`/`)+1).replace(/\.[^.]+$/,``)}
function WS({
bareMap:e},t){
if(e===void 0||!D(t))
return!1;
if(e===`some`)
return Object.values(t).some(e=>GS(e));
return e===!0||Object.values(t).every(D)&&CS(t)>0}
function GS(e){
return O(e,`command`)!==void 0||O(e,`url`)!==void 0}
function KS(e,t,{
list:n,
named:r,
nullRemoves:i}){
return{
route:t,
value:M(e,t),...n&&{
list:n},...r&&{
named:r},...i&&{
nullRemoves:i}}}
function qS({
route:e,
value:t,
list:n,
named:r,
nullRemoves:i,
numbered:a,
only:o}){
if(o!==void 0)
return[{
name:o,
route:e,
entry:t,
nameAt:{
route:e,
side:`value`}}];
if(n&&Array.isArray(t))
return t.flatMap((t,n)=>r===void 0?qS({
route:[...e,n],
value:t}):[JS([...e,n],t,r)]);
if(a&&Array.isArray(t))
return t.map((t,n)=>{
let r=[...e,n];
return{
name:String(n),
route:r,
entry:t,
nameAt:{
route:r,
side:`value`}}});
if(!D(t))
return[];
let s=[];
for(
let n of Object.keys(t)){
let a=t[n];
if(i!==void 0&&a===null)
continue;
let o=P(e,n);
let c=r===void 0?void 0:O(a,r);
s.push(typeof c==`string`&&r!==void 0&&c!==n?{
name:c,
route:o,
entry:a,
nameAt:{
route:[...o,r],
side:`value`}}:{
name:n,
route:o,
entry:a,
nameAt:{
route:o,
side:`key`}})}
return s}
function JS(e,t,n){
let r=O(t,n);
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
function YS(e,t,n=BS(e,t)){
let{
dialect:r}=t;
if(r===void 0)
return[];
let i=[];
for(
let a of n)
for(
let n of qS(a))
i.push(new Em(e,t,r,n));
return i}
function XS({
value:e,
problems:t},{
opens:n}){
if(n===void 0||t.some(({
fatal:e})=>e))
return!1;
if(O(e,n.unless))
return!1;
return n.with.every(t=>String(O(e,t)??``).trim()===``)}
function ZS(e){
return e.trim()===``}
function QS(e,t){
return{
kind:`empty`,
message:`the file is empty`,
span:{
start:0,
end:e.length},
fatal:t}}
const $S={
'"':`"`,
"\\":`\\`,
b:`\b`,
f:`\f`,
n:`
`,
r:`\r`,
t:`	`};
const eC={
named:{...$S,
"/":`/`},
hex:{
u:4},
joinsLines:!1};
const tC={
named:{...$S,
"/":`/`,
"'":`'`,
v:`\v`,
0:`\0`},
hex:{
x:2,
u:4},
joinsLines:!1};
const nC={
named:{...$S,
e:`\x1B`},
hex:{
x:2,
u:4,
U:8},
joinsLines:!0};
const rC={
named:{...$S,
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
var iC=class{
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
function aC(e,t,n,r){
let i=new iC;
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
let t=oC(e,a,n,r);
if(t===void 0)
return;
i.add(t.stands,a);
a+=t.length}}
return i.end(n)}
function oC(e,t,n,{
named:r,
hex:i,
joinsLines:a}){
let o=e[t+1]??``;
if(Object.hasOwn(r,o))
return{
stands:r[o],
length:2};
let s=Object.hasOwn(i,o)?i[o]:void 0;
if(s!==void 0){
let n=Number.parseInt(e.slice(t+2,t+2+s),16);
return n<=1114111?{
stands:String.fromCodePoint(n),
length:2+s}:void 0}
if(!a||!/\s/.test(o))
return;
let c=t+1;
for(;c<n&&/\s/.test(e[c]);)
c+=1;
return{
stands:``,
length:c-t}}
function sC(e,t,n){
let r=new iC;
for(
let i=t;i<n;i++){
if(e[i]===`\r`&&e[i+1]===`
`)
continue;
r.add(e[i],i)}
return r.end(n)}
function cC(e){
let t=new iC;
for(
let n=1;n<e.length-1;n++){
t.add(e[n],n);
e[n]===`'`&&(n+=1)}
return t.end(e.length-1)}
const lC=e=>e.startsWith(`"`)?aC(e,1,e.length-1,eC):void 0;
const uC=e=>/^["']/.test(e)?aC(e,1,e.length-1,tC):void 0;
const dC=e=>{
let t=/^("""|''')(?:\r?\n)?/.exec(e);
if(t!==null){
let[n,r]=[t[0].length,e.length-3];
return t[1]===`"""`?aC(e,n,r,nC):sC(e,n,r)}
if(e.startsWith(`"`))
return aC(e,1,e.length-1,nC);
return e.startsWith(`'`)?sC(e,1,e.length-1):void 0};
const fC=e=>{
if(e.startsWith(`"`))
return aC(e,1,e.length-1,rC);
return e.startsWith(`'`)?cC(e):void 0};
function pC(e,t){
let n=0;
let r=0;
let i=0;
let a=0;
for(
let o=0;o<e.length;o++)
switch(e.charCodeAt(o)){case 34:
o=mC(e,o);
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
function mC(e,t){
let n=e.indexOf(`"`,t+1);
for(;n!==-1&&hC(e,n);)
n=e.indexOf(`"`,n+1);
return n===-1?e.length:n}
function hC(e,t){
let n=0;
for(;e.charCodeAt(t-1-n)===92;)
n++;
return n%2==1}
function gC(e,t){
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
function _C(e,t){
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
function vC(e,t){
return{
kind:`limits`,
message:`the document nests ${t===void 0?`more than 200`:String(t)} levels deep; at most 200 are read`,
help:`flatten the document`,
span:e,
fatal:!0}}
const yC=5e5;
function bC(e){
return{
kind:`limits`,
message:`the text is ${e.length} characters long; at most ${yC} are read in this language`,
help:`shorten the text`,
span:{
start:0,
end:Math.min(1,e.length)},
fatal:!0}}
var xC=class extends Error{
span;
constructor(e){
super(`too deep`);
this.span=e}};
var SC=class{
#e;
constructor(e){
this.#e=wC(new DC(e),0,void 0,0)}
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
var CC=class{
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
let i=wC(e,t,n,this.#n);
if(i.value.end<=i.value.start)
return;
this.#t.set(r,i);
this.#i+=1;
this.#n=i.countAfter;
this.#r=e.afterComma(i.value.end);
return r}};
function wC(e,t,n,r){
return new CC(e,n,e.afterBlanks(t),r)}
const TC=/["[\]{},]/g;
const EC=/[^\0- ]/g;
var DC=class{
#e;
constructor(e){
this.#e=e}
isObject(e){
return this.#e.charCodeAt(e)===123}
isContainer(e){
return this.isObject(e)||this.#e.charCodeAt(e)===91}
afterBlanks(e){
EC.lastIndex=e;
return EC.test(this.#e)?EC.lastIndex-1:this.#e.length}
afterComma(e){
let t=this.afterBlanks(e);
return this.#e.charCodeAt(t)===44?t+1:t}
string({
start:e,
end:t}){
let n=this.#e.slice(e+1,t-1);
return n.includes(`\\`)?lC(`"${n}"`)?.text??n:n}
past(e){
let t=this.#e;
let n=t.charCodeAt(e);
if(n===34)
return{
end:mC(t,e)+1,
values:1};
if(n!==91&&n!==123)
return{
end:this.#t(e),
values:1};
let r=0;
let i=1;
let a=-1;
TC.lastIndex=e;
for(;TC.test(t);){
let e=TC.lastIndex-1;
let n=t.charCodeAt(e);
if(n===34)
TC.lastIndex=mC(t,e)+1;else 
if(n===44)
i+=1;else 
if(n===91||n===123){
r+=1;
i+=1;
a=e;
continue}else{
a!==-1&&ZS(t.slice(a+1,e))&&--i;
--r;
if(r===0)
return{
end:e+1,
values:i}}
a=-1}
return{
end:t.length,
values:i}}
#t(e){
let t=/[\s,\]}]/g;
t.lastIndex=e;
return t.exec(this.#e)?.index??this.#e.length}};
var OC=class{
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
function kC(e,t){
let n=e.indexOf(`
`,t);
return n===-1?e.length:n}
function AC(e,t,n){
t===`__proto__`?Object.defineProperty(e,t,{
value:n,
writable:!0,
enumerable:!0,
configurable:!0}):e[t]=n}
function jC(e,t){
if(typeof e!=`object`||!e||!Object.hasOwn(e,t))
return;
return e[t]}
function MC(e,t){
return t.reduce(jC,e)}
var NC=class{
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
var PC=class{
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
function FC(e){
if(e.key===void 0)
return e.value;
return{
start:Math.min(e.key.start,e.value.start),
end:Math.max(e.key.end,e.value.end)}}
function IC(e,t){
return e.start<=t.end&&t.start<=e.end}
const LC={
start:0,
end:0};
var RC=class{
path;
problems;
#e;
#t;
#n;
#r;
#i;
#a;
#o;
#s;
constructor(e,t,n=t.read(e.text)){
this.path=e.path;
this.problems=e.problems.length===0?n.problems:[...e.problems,...n.problems];
this.#e=e;
this.#t=t;
this.#n=n.places!==void 0&&n.problems.length===0;
this.#r=n}
get language(){
return this.#t.language}
get text(){
return this.#e.text}
get value(){
return this.#c().value}
forget(){
this.#r=void 0;
this.#i=void 0;
this.#a=void 0;
this.#o=void 0;
this.#s=void 0}
#c(){
this.#r??=this.#t.read(this.text);
return this.#r}
locate(e,t,n){
let r=this.#l();
if(r===void 0)
return LC;
let{
key:i,
value:a,
depth:o}=r.find(e);
let s=t===`key`?i??a:a;
if(n===void 0||o!==e.length)
return s;
let c=s===i?String(e.at(-1)):MC(this.value,e);
return typeof c==`string`?this.#f(s,c,n):s}
isBroken(e){
if(this.#n)
return!1;
let t=this.#l()?.find(e);
if(t===void 0)
return this.problems.some(e=>e.fatal);
let n=FC(t);
return t.open===!0||this.#u().some(e=>IC(e,n))}
comments(){
this.#a??=this.#c().comments?.()??[];
return this.#a}
position(e){
this.#o??=new OC(this.text);
return this.#o.position(e)}
#l(){
this.#i??=this.#c().places?.();
return this.#i}
#u(){
let{
breaks:e,
problems:t}=this.#c();
return e??t.filter(({
kind:e,
fatal:t})=>e===`syntax`&&t).map(({
span:e})=>e)}
#d(e,t){
this.#s?.start!==e&&(this.#s={
start:e,
decoded:this.#t.decode(t)});
return this.#s.decoded}
#f(e,t,n){
let r=this.text.slice(e.start,e.end);
let i=Math.max(0,Math.min(n.start,t.length));
let a=Math.max(i,Math.min(n.end,t.length));
if(r===t)
return{
start:e.start+i,
end:e.start+a};
let o=this.#d(e.start,r);
if(o===void 0||o.text!==t)
return e;
let s=t=>e.start+o.offsets[t];
return{
start:s(i),
end:s(a)}}};
const zC={
value:void 0,
problems:[]};
function BC(e,t){
return new RC(e,{
language:t,
decode:()=>void 0,
read:()=>zC})}
function VC(e){
let t=new JC(e.text);
return t.value===void 0?void 0:new RC(e,YC,t)}
function HC(e){
if(_C(e,UC)&&pC(e,200).depth>200)
return;
let t;
try{
t=JSON.parse(e)}catch{
return}
let n=gC(t,200);
return n===void 0||WC(e,n)?void 0:t}
const UC=5e5;
function WC(e,t){
return GC(e)!==t&&pC(e,200).colons!==t}
function GC(e){
let t=0;
for(
let n=e.indexOf(`:`);n!==-1;n=e.indexOf(`:`,n+1)){
let r=e.charCodeAt(n-1);
if(r===34)
t+=1;else 
if(r<=32&&KC(e,n))
return}
return t}
function KC(e,t){
let n=t-1;
for(;e.charCodeAt(n)<=32;)
--n;
return e.charCodeAt(n)===34}
const qC=[];
var JC=class{
value;
problems=qC;
#e;
constructor(e){
this.value=HC(e);
this.#e=e}
places(){
return this.value===void 0?void 0:new SC(this.#e)}};
const YC={
language:`json`,
decode:lC,
read:e=>new JC(e)};
let XC;
let ZC;
function QC(e){
let t=(XC??=/^<{7,}(?=[ \t].*$|$)/m).exec(e);
if(t===null)
return;
let n=t.index;
let r=e.length;
for(
let t of e.matchAll(ZC??=/^>{7,}(?:[ \t].*)?$/gm))
r=t.index+t[0].length;
let i={
start:n,
end:n+t[0].length};
return{
marker:i,
whole:{
start:n,
end:Math.max(r,i.end)}}}
function $C(e){
return{
kind:`syntax`,
message:`the file holds an unresolved merge conflict`,
help:`keep one side and remove the conflict markers`,
span:e,
fatal:!0}}
function ew(e){
return tw().test(e)?`the key "${e}"`:`a key`}
function tw(){
return/^[\p{L}\p{N} .,:;@#/_$~*+()<>=&%!?-]{1,60}$/u}
const nw=/\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|"(?:[^"\\\n\r]|\\[\s\S])*"?|'(?:[^'\\\n\r]|\\[\s\S])*'?|[{}[\]:,]|[^\s{}[\]:,"'/]+|\S/g;
function rw(e,{
start:t,
end:n}={
start:0,
end:e.length}){
let r=[];
nw.lastIndex=t;
for(
let t=nw.exec(e);t!==null&&t.index<n;t=nw.exec(e)){
let[e]=t;
r.push({
kind:iw(e),
start:t.index,
end:t.index+e.length})}
return r}
function iw(e){
let t=e.charAt(0);
if(t===`"`||t===`'`)
return`string`;
if(e.startsWith(`//`)||e.startsWith(`/*`))
return`comment`;
return`{}[]:,`.includes(t)?t:`word`}
function aw(e){
let t=rw(e);
let n=t.filter(({
kind:e})=>e!==`comment`);
let r=n.filter(({
kind:e},t)=>e===`,`&&/^[}\]]$/.test(n[t+1]?.kind??``));
let i=new Set([...r,...t.filter(({
kind:e})=>e===`comment`)]);
let a=``;
let o=0;
for(
let n of t){
if(!i.has(n))
continue;
a+=e.slice(o,n.start)+` `.repeat(n.end-n.start);
o=n.end}
return a+e.slice(o)}
async function ow(e){
let t=new Map;
for(
let n of new Set(e))
t.set(n,await lw(n));
return(e,n,r)=>{
let i=t.get(n);
if(i===void 0)
throw Error(`the parser of ${n} has not been loaded`);
return i(e,r)}}
async function sw(e){
let t=[...new Set(e)];
let n=t.every(({
language:e,
part:t,
withText:n,
problems:r})=>e!==`json`||t===void 0&&n===void 0&&r.length===0);
let r=new Set(t.map(({
language:e})=>e));
if(!n||!r.delete(`json`))
return ow(t.map(({
language:e})=>e));
let i=await ow(r);
return(e,t,n)=>{
if(t!==`json`)
return i(e,t,n);
return VC(e)??BC({...e,
problems:[cw]},t)}}
const cw={
kind:`syntax`,
message:`the text is not strict JSON`,
help:`write it anew`,
span:{
start:0,
end:1},
fatal:!0};
async function lw(e){
switch(e){case`json`:
return(await Q(`./json2.js`,`json_exports`)).parseJson;case`yaml`:
return(await Q(`./yaml.js`,`yaml_exports`)).parseYaml;case`toml`:
return(await Promise.resolve().then(()=>require("./toml2.js"))).parseToml;case`markdown`:
return(await Q(`./yaml.js`,`markdown_exports`)).parseMarkdown}}
const uw=new Map;
function dw(e,t,n){
let r=t===`json`?VC(e):void 0;
if(r!==void 0)
return r;
let i=t===`json`&&n?.json5?`json5`:t;
let a=uw.get(i);
return a===void 0?fw(e,i,n):a(e,n)}
async function fw(e,t,n){
let r=await pw(t);
uw.set(t,r);
return r(e,n)}
async function pw(e){
if(e===`json5`)
return(await Promise.resolve().then(()=>require("./json5.js"))).parseJson5;
return e===`json`?(await Q(`./json2.js`,`json_exports`)).parseOtherJson:lw(e)}
var mw=class{
#e;
#t=[];
#n=``;
#r=0;
constructor(e){
this.#e=e}
get text(){
return this.#n+this.#e.slice(this.#r)}
replace(e,t,n){
this.#n+=this.#e.slice(this.#r,e);
this.#t.push({
start:e,
end:t,
at:this.#n.length,
length:n.length});
this.#n+=n;
this.#r=t}
back(e){
let t=this.#i(e);
if(t===void 0)
return e;
let n=e-t.at-t.length;
return n>=0?t.end+n:t.start}
#i(e){
let[t,n]=[0,this.#t.length];
for(;t<n;){
let r=t+n>>1;
this.#t[r].at<=e?t=r+1:n=r}
return this.#t[t-1]}};
var hw=class{
#e;
#t;
constructor(e,t){
this.#e=e;
this.#t=t}
find(e){
let t=this.#e?.find(e)??{
depth:0,
value:{
start:0,
end:0}};
let{
key:n,
value:r}=t;
return{...t,
value:gw(r,this.#t),...n&&{
key:gw(n,this.#t)}}}};
function gw({
start:e,
end:t},n){
return{
start:n(e),
end:n(t)}}
var _w=class{
source;
#e;
constructor(e){
this.source=e}
position(e){
this.#e??=new OC(this.source.text);
return this.#e.position(e)}};
async function vw(e,t,{
language:n,
habits:r,
remarks:i=[]}){
let{
path:a}=e.source;
return new yw(e,t,await dw({
path:a,
text:(t.before??``)+t.text+(t.after??``),
problems:[]},n,r),i)}
var yw=class{
path;
language;
problems;
part;
#e;
#t;
#n;
#r;
#i;
constructor(e,t,n,r){
let{
span:i,
text:a,
before:o=``,
after:s=``,
under:c=[]}=t;
this.#i=c;
this.path=e.source.path;
this.language=n.language;
this.#e=e;
this.#t=n;
this.#n=r;
let l=e=>i.start+Math.max(0,Math.min(e-o.length,a.length));
this.#r=l;
this.problems=n.problems.map(({
related:e,
edit:t,
route:n,...r})=>({...r,...n&&{
route:[...c,...n]},
span:gw(r.span,l),...e&&{
related:{...e,
span:gw(e.span,l)}},...t&&{
edit:{...t,
span:gw(t.span,l)}}}));
let u=e.source.text.slice(i.start,i.end)===a;
this.part={
of:e,
span:i,
shift:i.start-o.length,...u&&c.length===0&&{
read:e=>o+e.slice(i.start,i.end+e.length-this.text.length)+s},...n.withText&&{
withText:e=>n.withText?.(e)??n}}}
get text(){
return this.#e.source.text}
get value(){
let{
value:e}=this.#t;
return e===void 0?void 0:this.#i.reduceRight((e,t)=>({
[t]:e}),e)}
forget(){
this.#t.forget()}
locate(e,t,n){
return gw(this.#t.locate(e.slice(this.#i.length),t,n),this.#r)}
isBroken(e){
return this.#t.isBroken(e.slice(this.#i.length))}
comments(){
let e=this.#t.comments().map(e=>({...e,
span:gw(e.span,this.#r)}));
return[...this.#n,...e]}
position(e){
return this.#e.position(e)}};
function bw({
text:e,
part:t}){
return t===void 0?e:e.slice(t.span.start,t.span.end)}
var xw=class extends Date{
written;
constructor(e){
super(e);
this.written=e}};
let Sw;
function Cw(e,{
candidates:t,
isForced:n},r){
let{
path:i}=e;
let a=t(i);
let o=n(i)?[]:Kn(i,a,r);
let s=o.length>0?o:a;
let c=t=>!t.some(t=>e.text.includes(t))&&!St(e.text);
let l=t=>{
let n=Mn(t,i);
let{
beside:a,
opens:o}=t;
if(a!==void 0&&!ww(a,N_(i),r))
return!0;
if(n===void 0||!c(n))
return!1;
return o===void 0||(Sw??=/^\ufeff?---[ \t]*[\r\n]/).test(e.text)&&!c(o)};
return s.some(l)&&!n(i)?s.filter(e=>!l(e)):s}
function ww(e,t,n){
return[e].flat().some(e=>n(t+e))}
var Tw=class{
beside;
above;
names;
forced;
named;
constructor(e,t,n,r){
let{
exists:i,
files:a}=t;
let o=N_(e);
this.names=()=>a.names(o);
this.beside=e=>i(o+e);
this.above=e=>[...D_(o)].some(t=>i(t+e));
this.forced=n;
this.named=r}};
var Ew=class{
#e=new Map;
#t=new Map;
#n;
#r;
constructor(e,t){
this.#n=e;
this.#r=t}
have(e){
for(
let t of e)
if(!this.#t.has(t))
return!1;
return!0}
async load(e){
for(
let t of e)
this.#t.has(t)||await this.#i(t)}
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
async#i(e){
for(
let t of[e.client,...this.#n])
await this.#a(t);
let t=this.known(e);
for(
let{
client:e,
chosen:n}of t.format.writes??[])
n===void 0&&await this.#a(e);
this.#t.set(e,t)}
async#a(e){
if(this.#e.has(e))
return;
let t=await Fn(e);
let n=this.#r.get(e);
this.#e.set(e,n===void 0?t:Ar(t,n))}};
function Dw(e,t){
let n=e.formats.find(({
dialect:e,
servers:t})=>e!==void 0&&t.length>0);
let{
dialect:r,
rewrites:i}=n??{};
if(n===void 0||r===void 0||r.apart)
return;
if(r.open&&i===void 0)
return;
let a=i===void 0?r:{...r,
placeholders:i};
let{
keeps:o=[],
copies:s=!1}=t??{};
return{
client:e,
name:n.reader??e.name,
format:n,
dialect:a,
keeps:o,
copies:s}}
const Ow=jn(`readsBeside`);
function kw(e,t,n){
let r=N_(t);
return Ow.filter(({
readsBeside:t,
beside:i=[]})=>t?.includes(e.id)&&ww(i,r,n))}
function Aw(e,t,n,r){
let{
format:i}=e;
if(n.length+t.length===0&&i.writes===void 0){
let{
client:t}=e;
return[{
client:t,
format:i,
owner:!0,
others:jw,
targets:jw}]}
let a=A().filter(e=>n.includes(e.client)&&e.readsToo?.includes(i.id));
let o=[...t,...a];
let s=n.filter(e=>!o.some(({
client:t})=>t===e));
let c=o.map(e=>r.known(e));
return[{...e,
owner:!0,
others:c,
targets:Nw(e,s,r)},...c.map(t=>({...t,
owner:!1,
others:[e,...c.filter(e=>e!==t)],
targets:jw}))]}
const jw=[];
function Mw(e){
return{
keeps:[],...e?.copies&&{
copies:!0}}}
function Nw({
client:e,
format:t},n,r){
let i=(t.writes??[]).filter(({
chosen:e})=>e===void 0);
let a=new Map(i.map(e=>[e.client,e]));
return[...new Set([...n,...a.keys()])].flatMap(t=>{
let i=t===e.id?void 0:r.client(t);
let o=i&&Dw(i,n.includes(t)?Mw(a.get(t)):a.get(t));
return o===void 0?[]:[o]})}
function Pw({
value:e},{
unread:t=[],
servers:n}){
let[r]=t;
if(r===void 0||n.length>0||!D(e))
return t;
let{
moved:i,...a}=r;
let o=Er().filter(({
at:n})=>/mcp|context_servers/.test(n.join(`.`))&&!t.some(e=>N(e.at,n)||N(n,e.at))&&CS(M(e,n))>0);
return[...t,...o.map(({
at:e})=>({...a,
at:e}))]}
function Fw({
servers:e,
unread:t,
references:n}){
return e.length===0&&t!==void 0&&n===void 0}
function Iw(e){
if(Array.isArray(e))
return e.filter(MS).length;
return D(e)?Object.keys(e).filter(t=>D(e[t])).length:0}
function Lw(e,t,{
beside:n,
above:r,
names:i,
forced:a,
named:o}){
let s=t.find(t=>t.unmistakable&&Kx(e,t));
if(s!==void 0)
return s;
let c={
path:e.path,
text:e.text,
value:e.value,
beside:n,
above:r,
names:i};
let l=t.filter(e=>e.when?.(c)??!0);
let u=a?void 0:O(e.value,`$schema`);
let d=l.some(e=>Rw(u,e))?l.filter(e=>e.claims!==`shape`||e.beside!==void 0||Rw(u,e)):l;
let f=d.filter(({
stray:e})=>!e);
let p=f.length>0?f:d;
let m=a?t[0]:void 0;
let h=o?t.find(t=>zw(e.path,t)):void 0;
let g=p.find(e=>e.when!==void 0)??p[0]??m??h;
if(g===void 0||g.claims===`path`||a)
return g;
if(Bw(e,g))
return g;
return g===h&&!Gw(e)?g:void 0}
function Rw(e,{
saysWhose:t=[]}){
return typeof e==`string`&&t.some(t=>e.startsWith(t))}
function zw(e,t){
return t.servers.length>0&&qw(e,t)}
function Bw(e,t){
if(t.when!==void 0||XS(e,t))
return!0;
let n=[...t.servers.map(e=>e.at),...(t.unread??[]).map(e=>e.at)];
if(e.value===void 0)
return Kw(e,t,n)||Ww(e,t);
let r=BS(e,t);
return qw(e.path,t)&&Hw(e,t,r)||r.some(e=>D(e.value)||Array.isArray(e.value))||Pw(e,t).some(t=>Vw(M(e.value,t.at)))||G_(e,t).length>0||(t.references??[]).some(({
at:t,
as:n})=>n===`words`&&D(M(e.value,t)))||Uw(e)&&Kw(e,t,n)}
function Vw(e){
return D(e)||Iw(e)>0}
function Hw(e,t,n){
if(t.servers.length===0)
return!1;
let{
value:r}=e;
return n.length>0||nS({
document:e,
format:t})!==void 0||D(r)&&jS(r)>0}
function Uw({
language:e,
problems:t}){
return e!==`json`&&t.some(({
kind:e,
fatal:t})=>t&&e===`syntax`)}
function Ww(e,{
references:t=[]}){
return t.length>0&&Gw(e)&&/mcp/i.test(e.text)}
function Gw({
problems:e}){
return e.some(({
kind:e})=>e===`limits`)}
function Kw(e,t,n){
let{
language:r,
text:i,
path:a}=e;
let o=r===`json`?`"`:``;
if(r!==`json`&&qw(a,t)&&i.includes(`"mcpServers"`)||n.some(e=>i.includes(o+String(e.at(-1))+o)))
return!0;
let{
references:s=[]}=t;
return r===`markdown`&&!Gw(e)&&s.some(({
at:e})=>i.includes(`\n${String(e[0])}:`))}
function qw(e,{
id:t}){
let[n=``,r=``]=e.split(`/`).reverse();
return/^\.\w/.test(r)||r===t||Jw(n).startsWith(Jw(t))}
function Jw(e){
return e.toLowerCase().replace(/[^a-z]/g,``)}
const Yw=[];
function*Xw(e,t){
let n=new Qw(t);
for(
let t of e){
yield n.read(t);
n.forgetMany()}}
async function Zw(e,t,n,r){
let{
FileReading:i}=await Promise.resolve().then(()=>$O);
let a=new i(e,{...t,
owner:!0,
others:[],
targets:[]},n,r);
a.keep();
return a}
var Qw=class{
#e;
#t;
#n=[];
#r=!1;
#i;
constructor(e){
this.#e=e;
this.#t=new Ew(e.targets,e.versions)}
read(e){
let t=Cw(e,this.#e,this.#e.around.exists);
let[n]=t;
if(n===void 0||e.problems.some(({
kind:e})=>e===`gone`))
return this.#l(e);
let r=e.problems.some(e=>e.fatal)?BC(e,n.language):dw(e,n.language,n);
let i=this.#i;
if(r instanceof Promise||i===void 0||!this.#t.have(t))
return this.#a(e,r,t);
let a=this.#o(r,t);
if(a===void 0)
return this.#l(e);
let o=this.#s(a,e);
return this.#t.have(o)?this.#c({
owner:a,
sharers:o},e,r,i):this.#a(e,r,t)}
forgetMany(){
this.#r||=this.#n.length>32;
if(!this.#r)
return;
for(
let e of this.#n)
$w(e);
this.#n.length=0}
async#a(e,t,n){
let r=await t;
await this.#t.load(n);
let i=this.#o(r,n);
if(i===void 0)
return this.#l(e);
let a=this.#s(i,e);
await this.#t.load(a);
this.#i??=await Promise.resolve().then(()=>$O);
return this.#c({
owner:i,
sharers:a},e,r,this.#i)}
#o(e,t){
let{
around:n,
isForced:r,
isNamed:i}=this.#e;
let{
path:a}=e;
let o=[];
let s=[];
for(
let e of t){
let t=this.#t.known(e);
o.push(t);
s.push(t.format)}
let c=Lw(e,s,new Tw(a,n,r(a),i(a)));
return o.find(e=>e.format===c)}
#s({
format:e},{
path:t}){
return kw(e,t,this.#e.around.exists)}
#c({
owner:e,
sharers:t},n,r,{
FileReading:i}){
let a=this.#e;
let o=Aw(e,t,a.targets,this.#t).map(e=>new i(r,e,a));
a.isKept(r)&&o[0]?.keep();
a.isHeld||this.#n.push({
source:n,
document:r,
readings:o});
return o}
#l(e){
e.forget?.();
return Yw}};
function $w({
source:e,
document:t,
readings:n}){
for(
let e of n)
e.forget();
if(n.some(({
isKept:e})=>e))
return;
t.forget();
e.forget?.()}
function eT({
document:e,
format:t,
client:n,
neighbours:r}){
let{
atTop:i}=t;
if(i===void 0||!r.isTop(`.`))
return;
if(!Un(e.path).some(({
id:e})=>e===i.format))
return;
return n.formats.find(({
id:e})=>e===i.format)}
function tT({
format:{
replacedBy:e},
neighbours:t},n){
if(e===void 0)
return!1;
let{
file:r,
at:i}=e;
return O(M(t.document(r)?.value,i),n)!==void 0}
function nT(e){
let t=new WeakMap;
return n=>{
let r=t.get(n)??e(n);
t.set(n,r);
return r}}
function rT(e,t){
if(typeof e==`string`)
return t.test(e);
if(Array.isArray(e))
return e.some(e=>rT(e,t));
return D(e)&&Object.keys(e).some(n=>rT(e[n],t))}
function iT(e){
return D(e)&&Object.keys(e).some(e=>!/^[A-Z_][A-Z0-9_]*$/.test(e))}
function aT(e,{
ownHeaders:t}){
if(!D(e))
return!1;
let n=Object.keys(e);
return n.some(t=>/[^\w-]/.test(t)||t===``||oT(e[t])||wh(t,e[t]))||t!==void 0&&n.some(e=>t.names.includes(e.toLowerCase()))||n.length>1&&new Set(n.map(e=>e.toLowerCase())).size<n.length}
function oT(e){
return typeof e==`string`&&/[^\t\x20-\x7e]/.test(e)}
function sT({
fields:e}){
let t=0;
for(
let n of e){
if(Fh(n)===void 0)
continue;
t+=1;
if(t>1||!Ph(n))
return!0}
return!1}
function cT(e){
return e.length>1&&new Set(e.map(e=>e.toLowerCase())).size<e.length}
function lT(e){
if(e.length<2)
return!1;
if(new Set(e.map(uT)).size===e.length)
return!1;
let t=e.flatMap(e=>vh(e)??[]);
return new Set(t).size<t.length}
function uT({
transport:e,
command:t,
args:n,
url:r}){
let i=(e===`stdio`?n.at(-1)??t:r)?.value??``;
return i.slice(i.lastIndexOf(`\0`)+1)}
const dT={
format:({
format:e},t)=>e[t]!==void 0,
large:({
document:e,
format:t})=>t.syntax.maxBytes!==void 0&&bw(e).length*3>t.syntax.maxBytes.value,
oddMap:({
format:e,
servers:t,
maps:n})=>n.length===0&&e.servers.length>0||n.some(e=>!D(e.value)||e.list===`only`||MS(e.value))||e.atTop!==void 0&&n.some(({
route:e})=>e.length===0)||t.some(({
name:e,
route:t})=>e===t.at(-2)),
otherMap:({
document:e,
format:t})=>{
if(!D(e.value))
return!1;
let n=tS({
document:e,
format:t});
return Object.entries(e.value).some(([e,t])=>(D(t)||Array.isArray(t))&&!n.some(({
at:t})=>t.length===1&&t[0]===e))},
alikeNames:({
names:e})=>cT(e),
sameName:({
names:e})=>e.length>1&&new Set(e).size<e.length,
twins:({
servers:e})=>lT(e),
refusesReferences:({
document:e,
format:{
dialect:t}})=>Lf(t?.placeholders).length>0&&/[$%]|\{\w+:/.test(e.text),
halves:({
document:e,
format:{
syntax:t}})=>t.halves!==void 0&&/\\u[dD][89A-Fa-f]/.test(e.text),
mayHoldSecret:({
document:e})=>yx(bw(e))};
const fT={
kind:(e,t)=>e.kind===t};
const pT={
kind:(e,t)=>e.kind===t,
rule:(e,t)=>e.rule===t};
const mT={
deprecated:({
fact:e})=>e?.deprecated!==void 0,
approves:({
fact:e,
value:t})=>e!==void 0&&fm(e,t)!==void 0};
const hT={
like:({
server:e},t)=>t.test(e.name),
reserved:({
server:e})=>Ch(e)!==void 0,
repeated:({
server:{
fields:e,
name:t}})=>e.some(({
fact:e,
value:n})=>e?.repeatsName===!0&&n!==t),
allowed:({
server:e,
reading:t})=>yh(e,Z_(t)).length>0};
const gT={
settled:({
server:e})=>!Oh(e),
entry:({
server:e})=>!D(e.entry),
targeted:({
reading:e})=>e.targets.length>0,
strangers:({
server:e})=>Um(e),
switches:({
server:e})=>sT(e),
callable:({
server:e})=>Wf(e)!==void 0,
startable:({
server:e})=>Rh(e)!==void 0,
serves:({
line:e,
server:t})=>e.signs.isNoServer||Fg(t)!==void 0,
address:({
server:{
url:e}},t)=>e!==void 0&&t.test(e.value),
command:({
line:e},t)=>e.ofCommand.all.has(t),
word:({
line:e},t)=>e.likes.all.has(t),
path:(e,t)=>e.line.likes.all.has(t)||e.startsInLike(t),
text:({
likes:e},t)=>e.all.has(t),
standIn:({
likes:e})=>e.all.has(Ix),
packaged:({
line:e})=>e.signs.mayRunNothing,
yes:({
line:e})=>e.signs.hasLateYes,
script:({
line:e})=>e.signs.isPackageAsFile,
notedPackage:({
line:e})=>e.isNoted,
variables:({
server:e})=>_T(e,`env`,iT),
headers:({
server:e})=>_T(e,`headers`,t=>aT(t,e.dialect)),
references:({
server:e,
texts:t})=>e.dialect.placeholders!==void 0&&t.some(({
value:e})=>Rd(e))&&Sf(e),
lookedUp:({
server:{
fields:e,
dialect:t}})=>e.some(e=>Nf(e,t))};
function _T({
fields:e},t,n){
return e.some(({
fact:e,
value:r})=>e?.is===t&&n(r))}
const vT={
is:(e,t)=>e!==void 0&&t.includes(e.is),
deprecated:e=>e?.deprecated!==void 0,
keyed:e=>e?.keys!==void 0,
form:(e,t)=>e?.form!==void 0&&t.includes(e.form),
fits:e=>e?.for!==void 0,
approves:e=>e?.approvesAll!==void 0,
asWritten:e=>e?.wholeAsWritten!==void 0,
garbled:e=>e?.writtenAsText!==void 0,
unit:(e,t)=>e?.unit===t};
const yT={
file:dT,
problem:fT,
violation:pT,
rootField:mT,
name:hT,
server:gT,
field:{
fits:({
fact:e,
server:{
transport:t}})=>t!==void 0&&e?.for?.includes(t)===!1,
approves:({
fact:e,
value:t})=>e!==void 0&&fm(e,t)!==void 0,
asWritten:({
value:e})=>Number.isInteger(e),
garbled:({
value:e})=>Array.isArray(e)&&e.some(e=>e===null||p_(e)),
unit:({
value:e})=>typeof e==`number`,
below:({
value:e},t)=>typeof e==`number`&&e<t,
from:({
value:e},t)=>typeof e==`number`&&e>=t,
like:({
value:e},t)=>rT(e,t)},
text:{
like:({
value:e},t)=>t.test(e),
mayBeSecret:({
value:e,
name:t})=>yb(e,t)}};
function bT(e){
return CT(t=>e(t).map(({
where:e,
tell:n})=>({
where:e,
passes:dv(e,yT[t]),
tell:n})))}
var xT=class{
#e;
#t;
#n=new WeakMap;
#r;
#i=new Map;
constructor(e){
this.#e=CT(t=>e.flatMap(e=>e[t]));
this.#t=TT(this.#e.server);
this.#r=this.#e.field.map(({
where:e})=>dv(e,vT))}
problemsOf({
document:e}){
for(
let t of e.problems)
ET(this.#e.problem,t,t)}
walk(e,t){
ET(this.#e.file,e,e);
for(
let e of t)
ET(this.#e.violation,e,e);
this.#a(e);
for(
let t of e.servers)
this.#o(t,e)}
#a({
document:{
value:e},
format:{
rootFields:t}}){
if(t===void 0||!D(e))
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
ET(this.#e.rootField,i,i)}}
#o(e,t){
let n=new Wx(e,t,this.#t);
ET(this.#e.name,n,e);
if(e.broken)
return;
if(ST(e)){
this.#d(n);
return}
this.#s(n);
for(
let t of e.fields)
this.#l(t,e);
this.#d(n)}
#s(e){
for(
let{
passes:t,
tell:n}of this.#c(e.likes))
t(e)&&n(e.server)}
#c(e){
let t=this.#n.get(e);
if(t===void 0){
t=this.#e.server.filter(({
where:t})=>{
let n=wT(t);
return n===void 0||e.all.has(n)});
this.#n.set(e,t)}
return t}
#l(e,t){
let n=this.#u(e.fact);
if(n.length===0)
return;
let{
key:r,
value:i,
fact:a,
route:o}=e;
let s={
key:r,
value:i,
fact:a,
route:o,
server:t};
ET(n,s,s)}
#u(e){
let t=this.#i.get(e);
if(t===void 0){
t=this.#e.field.filter((t,n)=>this.#r[n]?.(e));
this.#i.set(e,t)}
return t}
#d({
texts:e,
server:t}){
for(
let{
passes:n,
tell:r}of this.#e.text){
if(!e.some(n))
continue;
Hr(t.entry,(e,i,a)=>{
n({
value:e,
name:a})&&r({
value:e,
name:a,
route:[...i],
server:t})},t.route)}}};
function ST(e){
return Ch(e)?.reaction.effect===`drops-server`}
function CT(e){
return{
file:e(`file`),
problem:e(`problem`),
violation:e(`violation`),
rootField:e(`rootField`),
name:e(`name`),
server:e(`server`),
field:e(`field`),
text:e(`text`)}}
function wT({
word:e,
path:t,
text:n,
standIn:r,
command:i}){
return e??t??n??(r&&Ix)??i}
function TT(e){
let t=e.map(({
where:e})=>e);
return new Lx({
texts:t.flatMap(({
text:e,
standIn:t})=>e??(t?Ix:[])),
words:t.flatMap(({
word:e,
path:t})=>[e,t].filter(e=>e!==void 0)),
commands:t.flatMap(({
command:e})=>e??[])})}
function ET(e,t,n){
for(
let{
passes:r,
tell:i}of e)
r(t)&&i(n)}
function DT(e,t,n){
let{
on:r}=e;
let i=r[t];
if(i===void 0)
return[];
return(typeof i==`function`?[{
check:i}]:`check`in i?[i]:i).map(({
check:t,...r})=>({
where:r,
tell:r=>t(r,n.told.contextOf(e))}))}
function OT({
on:e},t,n,r){
return(e[t]??[]).filter(({
only:e})=>e===void 0||n(e)).map(({
only:e,...t})=>({
where:t,
tell:r}))}
function kT(e,t){
if(AT(e,`registry`))
for(
let{
tell:n}of t(`registry`))
n(e);
if(AT(e,`bundle`))
for(
let{
tell:n}of t(`bundle`))
n(e);
if(AT(e,`former`))
for(
let{
tell:n}of t(`former`))
n(e)}
function AT(e,t){
return e.format[t]!==void 0}
const jT=new WeakMap;
function MT(e){
let{
pieces:t,
isOn:n,
unfiltered:r=!1}=e;
let i=jT.get(n);
if(i?.isFirstOf(e))
return i;
let a={
told:PT};
let o=e=>{
let t=()=>a.told.want(e);
return{
piece:e,...NT(r=>OT(e,r,e=>n({
id:e}),t),r)}};
let s=new FT({
pieces:t,
isOn:n,
unfiltered:r,
turn:a,
unloaded:new Map(t.map(e=>[e,o(e)])),
loaded:new Map,
stages:new Map,
walks:new Map},[]);
jT.set(n,s);
return s}
function NT(e,t){
let n=t?t=>e(t).map(({
where:e,
tell:t})=>({
where:LT(e),
tell:t})):e;
return{
listenersOf:n,
asking:bT(n)}}
const PT={
contextOf(){
throw Error(`it is nobody\u2019s turn`)},
want(){}};
var FT=class e{
walk;
unloaded;
#e;
#t;
constructor(e,t){
this.unloaded=e.pieces.filter(e=>t.every(t=>t.piece!==e));
this.#e=e;
this.#t=t;
this.walk=new BT([...t,...this.unloaded.flatMap(t=>e.unloaded.get(t)??[])])}
get turn(){
return this.#e.turn}
isFirstOf({
pieces:e,
unfiltered:t=!1}){
return this.#e.pieces===e&&this.#e.unfiltered===t}
async with(t){
let{
stages:n,
walks:r}=this.#e;
let i=[...this.#t.map(({
piece:e})=>e),...t];
let a=IT(n,this.#n(i),async()=>new e(this.#e,await this.#r(i)));
let o=IT(r,this.#n(t),async()=>new BT(await this.#r(t)));
return{
stage:await a,
added:await o}}
ofRules(e){
return this.#t.flatMap(({
listenersOf:t})=>t(e))}
ofPiece(e,t){
return this.#e.unloaded.get(e)?.listenersOf(t)??[]}
#n(e){
let{
pieces:t}=this.#e;
return e.map(e=>t.indexOf(e)).sort((e,t)=>e-t).join()}
async#r(e){
let{
pieces:t,
loaded:n}=this.#e;
let r=[];
for(
let i of t){
if(!e.includes(i))
continue;
let t=n.get(i)??this.#i(i);
n.set(i,t);
r.push(await t)}
return r}
async#i(e){
let{
isOn:t,
turn:n,
unfiltered:r=!1}=this.#e;
let{
rules:i,
answerWalk:a}=await e.load();
let o=i.filter(t);
return{
piece:e,...NT(e=>o.flatMap(t=>DT(t,e,n)),r),
answerWalk:a}}};
function IT(e,t,n){
let r=e.get(t)??n();
e.size<60&&e.set(t,r);
return r}
function LT(e){
return Object.fromEntries(Object.entries(e).filter(([e])=>RT.has(e)))}
const RT=new Set([`when`,`side`,`under`,`of`]);
function zT(e){
let t=e(`answers`);
return e=>{
for(
let{
tell:n}of t)
n(e)}}
var BT=class{
#e;
#t;
#n;
#r;
constructor(e){
this.#t=t=>e.flatMap(({
listenersOf:e})=>e(t));
this.#n=e.find(({
answerWalk:e})=>e!==void 0)?.answerWalk??zT;
this.#e=new xT(e.map(({
asking:e})=>e))}
past(e,t){
this.#e.problemsOf(e);
if(e.format.answer!==void 0){
this.#r??=this.#n(this.#t);
this.#r(e,t);
return}
this.#e.walk(e,t);
kT(e,this.#t)}};
var VT=class{
findings=[];
#e;
#t={
reading:void 0,
violations:[]};
#n=new lv;
#r=new Map;
#i=new Set;
#a;
constructor(e){
this.#e=e;
this.#a=MT(e)}
startAgain(){
this.#n=new lv}
contextOf(e){
let t=this.#r.get(e);
if(t===void 0){
let{
optionsOf:n}=this.#e;
t=new S_(e,this.findings,this.#t,t=>n(e.id,t));
this.#r.set(e,t)}
return t}
want(e){
this.#i.add(e)}
note(e){
this.#n.note(e)}
judge(e,t){
this.#n.note(e);
if(!t)
return;
let n=Zu(e);
if(n instanceof Promise||this.#e.unfiltered&&this.#a.unloaded.length>0)
return this.#o(e,n);
return this.#s(e,n)}
async judgeSnippet(e){
await this.#o(e,Zu(e));
return this.findings.splice(0)}
async#o(e,t){
this.#e.unfiltered&&await this.#p(this.#a.unloaded);
await this.#s(e,await t)}
#s(e,t){
let n=this.findings.length;
let r=x_(e);
if(r!==void 0)
return this.#f(e,n,r);
this.#u(e,t);
if(this.#i.size>0)
return this.#c(e,n);
return this.#d(e,n)}
async#c(e,t){
await this.#l(e);
await this.#d(e,t)}
async#l(e){
let{
violations:t}=this.#t;
this.#u(e,t,await this.#p([...this.#i]))}
#u(e,t,n=this.#a.walk){
this.#t.reading=e;
this.#t.violations=t;
this.#a.turn.told=this;
n.past(e,t)}
#d(e,t){
let{
findings:n}=this;
if(n.length===t)
return;
e.keep();
for(
let r=t;r<n.length;r+=1)
if(n[r]?.meant!==void 0)
return this.#f(e,t)}
async#f(e,t,n){
let r=this.findings.splice(t);
let{
asMeant:i}=await Promise.resolve().then(()=>require("./as-meant.js"));
let a=await i(e,n===void 0?r:{
asRead:n},async e=>{
this.#u(e,await Zu(e));
this.#i.size>0&&await this.#l(e);
return this.findings.splice(t)});
this.findings.push(...a)}
async judgeRun(e){
let t=({
where:e})=>e.with===void 0||[e.with].flat().some(e=>this.#n.has(e));
let n=this.#a.unloaded.filter(e=>this.#a.ofPiece(e,`run`).some(t));
n.length>0&&await this.#p(n);
let r=this.#a.ofRules(`run`).filter(t);
if(r.length===0)
return;
let i=await e();
this.#t.reading=void 0;
this.#t.violations=[];
this.#a.turn.told=this;
for(
let{
tell:e}of r)
e(i)}
async#p(e){
let{
stage:t,
added:n}=await this.#a.with(e);
this.#a=t;
for(
let t of e)
this.#i.delete(t);
return n}};
var HT=e.__exportAll({
fitsLanguage:()=>YT,
foldersOf:()=>UT,
userFiles:()=>WT});
function UT({
paths:e,
document:t,
cwd:n,
files:r},{
folder:i}){
if(t!==void 0)
return[];
if(e.length===0&&i===void 0)
throw new H(`"--as" needs the files that it is for`);
if(i===void 0||e.length>0)
return e.filter(e=>Ye(r.resolve(n,e),r));
let{
path:a,
movedBy:o}=qT(i,r);
if(o===void 0&&!Ye(a,r))
throw new H(`there is no folder ${I(a)}; name another one, or set ${i.env}`);
return[a]}
function WT(e){
let t=new Map(Pn().map(e=>[e.id,e]));
return A().flatMap(n=>{
let{
files:r=[],
moved:i}=t.get(n.id)??{};
return[...r.flatMap(t=>GT(t,n,i,e)),...KT(n,e)]})}
function GT(e,t,n,r){
let i=wn(e,n);
let a=i===void 0?void 0:r.env[i.env];
if(i===void 0||a===void 0||a===``){
let n=XT(e,r);
return n===void 0?[]:[{
path:n,
shown:e,
format:t}]}
return[{
path:r.resolve(a,i.inside),
shown:i.shown,
format:t}]}
function KT(e,t){
let{
folder:n}=e;
if(n===void 0)
return[];
let{
path:r,
movedBy:i}=qT(n,t);
if(i===void 0&&!Ye(r,t))
return[];
let a=i===void 0?n.fallback:r;
return JT(r,t).filter(t=>YT(t,e)).map(t=>({
path:y(r,t),
shown:`${a}/${t}`,
format:e}))}
function qT({
env:e,
fallback:t},n){
let r=n.env[e];
if(r===void 0||r===``)
return{
path:XT(t,n)??t};
let i=n.resolve(``,r);
if(!Ye(i,n))
throw new H(`there is no folder ${I(r)}, which ${e} names`);
return{
path:i,
movedBy:e}}
function JT(e,t){
try{
return t.list(e).map(({
name:e})=>e)}catch(t){
throw new H(`the folder ${I(e)} cannot be read: ${m(t)}`)}}
function YT(e,{
language:t,
folder:n}){
return{
json:n===void 0?/\.jsonc?$/i:/\.json$/,
yaml:/\.ya?ml$/i,
toml:/\.toml$/i,
markdown:/\.md$/i}[t].test(e)}
function XT(e,{
home:t}){
if(!e.startsWith(`~`))
return e;
return t===void 0?void 0:t+e.slice(1)}
function ZT(e){
let t=xr(e);
if(t!==void 0)
return t;
throw eE(`format or client`,e,[...A().map(e=>e.id),...$T()],`mcp-lint clients`)}
function QT(e){
if(!$T().includes(e))
throw eE(`client`,e,$T(),`mcp-lint clients`)}
function $T(){
return[...new Set(A().map(e=>e.client))]}
function eE(e,t,n,r){
let i=V(t,n);
let a=i===void 0?tE(t,[...n]):[i];
let o=a.length===0?`"${r}" lists them`:`did you mean ${wi(a,{
conjunction:`or`})}?`;
return new H(`there is no ${e} ${I(t)}; ${o}`)}
function tE(e,t){
return e.length<3?[]:t.filter(t=>t.startsWith(e.toLowerCase()))}
function nE(e){
return[e,...A().filter(t=>t.client===e.client&&t.id!==e.id&&t.id.startsWith(e.id)&&t.files.some(t=>e.files.includes(t)))]}
async function rE(){
let{
known:e}=await Promise.resolve().then(()=>require("./known2.js"));
return e()}
async function iE(e,t){
let n=e.spec??t.spec;
let r=e.profiles??t.profiles;
if(n===void 0&&r===void 0)
return{};
let{
chosenProtocol:i}=await Promise.resolve().then(()=>require("./chosen-protocol.js"));
return i(n,r)}
const aE=[{
load:()=>Promise.resolve().then(()=>require("./addresses.generated.js")),
on:{
field:[{
is:[`url`],
like:/^\s*(?:http|ws):\/\/(?!(?:localhost|127\.0\.0\.1)[:/])/i}],
server:[{
headers:`odd`},{
address:/\/sse\b/i},{
callable:!1},{
address:/(?:github|gitlab|npmjs|docker)\.com\/|pypi\.org\//i},{
text:/^https?:\/\/[^/?#\u00a0\u00ad\u200b-\u200f\u2060\ufeff]*[/?#][^\u00a0\u00ad\u200b-\u200f\u2060\ufeff]*[\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/i}]}},{
load:()=>Promise.resolve().then(()=>require("./answers.generated.js")),
on:{
answers:[{}]}},{
load:()=>Promise.resolve().then(()=>require("./commands.generated.js")),
on:{
field:[{
garbled:!0}],
server:[{
word:/^-[\w-]*\s|^\S+\s+\S/},{
word:/^http:\/\//},{
yes:`late`},{
word:/^(?:--(?:rm|env-file|mount|volume|add-host|network|net|publish|env)(?:=|$)|-[evp]$)/},{
packaged:!1},{
command:/^(?:.*[\\/])?(?:curl|wget)(?:\.exe)?$/i},{
word:/^mcp$/},{
word:/^(?:-e|--env)$/},{
word:/^(?:--(?:with|from)=)?mcp(?:[=<>~!@].*)?$/},{
word:/^--header(?:=|$)/},{
text:/^\s+\S+$|^\S+\s+$/},{
text:/^(?:-{0,2}[A-Za-z][\w-]*=)?(?:"[^"]+"|'[^']+'|[\u201c\u201d\u201e][^\u201c\u201d\u201e]+[\u201c\u201d]|[\u2018\u2019\u201a][^\u2018\u2019\u201a]+[\u2018\u2019])$/},{
word:/^-?[\u2010-\u2015\u2212]/},{
text:/^[A-Za-z]:(?:[^\n\r]*?)([\b\t\f\v\n\r])(?=[^\s])/},{
word:/[\n\r]/},{
word:/mcp-remote|supergateway|mcp-proxy/},{
word:/(?<!\w)(?:sudo|doas|curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)(?!\w)|(?:docker|podman|nerdctl)(?:\.exe)?$/},{
startable:!1},{
serves:!1},{
word:/^(?!@[\w.-]+\/[\w.@^~-]+$|[a-z][a-z+.-]*:\/\/|\$\{)[\s\S]*(?:[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$)/},{
word:/^-(?:-directory|-project|-prefix|-dir|c)(?:=|$)/},{
text:/\.\.[\\/]/},{
word:/fnm_multishells|(?<=[\\/])_npx(?=[\\/])|var\/folders(?=\/)|appdata[\\/]local[\\/]temp(?=[\\/])|archive-v0(?=[\\/])/},{
word:/^(?:files(?: \(x86\))?[\\/]|support\/|\S[^\n]*\.app\/contents\/macos\/)/},{
text:/\bvenv[\\/](?:bin|Scripts)/i},{
word:/^(?:\/(?:home|root|opt|usr|bin|var|mnt|applications)\/|[a-z]:[\\/])/},{
word:/^(?:[12]?[|&<>]|;$|`)|~[\\/]|\$(?!\{)|%\w/},{
text:/\$(?!\{)[A-Z]|%[A-Z]/},{
text:/^~(?:[\\/]|$)/},{
command:/:\/\/|^["']|[\s;]|^\.{1,2}[\\/]?$|[\ud800-\udfff]|^(?:cd|source|export|eval|set|unset|alias|pushd)$/},{
text:/^\s+$|^file:\/\//i},{
text:/\0/},{
variables:`odd`},{
command:/[\s\u200b-\u200d\u2060]/},{
word:/^(?:--env=|-e)?\$\{?[\w:]+\}?$|^(?:--env=|-e)?\{env:\w+\}$/},{
word:/(?:docker|podman|nerdctl)(?:\.exe)?$/},{
word:/(?:docker|podman|nerdctl|kubectl)(?:\.exe)?$/},{
notedPackage:!0},{
word:/^[a-z\d]+(?:_[a-z\d]+)+(?:$|[@=<>~!])/},{
word:/\.(?:py|[cm]?js)$/},{
script:`bare`},{
text:/(?:^|\s)@(?:[a-z\d_-]*[A-Z][\w-]*\/|[a-z\d_-]+\/[a-z\d_.-]*[A-Z])/},{
only:`package-unpinned`},{
text:/(?:^|=)[a-z]:[\\/]|[\\/](?:users|home|volumes)[\\/]/i},{
word:/filesystem/}]}},{
load:()=>Q(`./crossing.js`,`crossing_generated_exports`),
on:{
field:[{
is:[`toolsDenied`]}],
file:[{
format:`overruledBy`},{
twins:!0}],
run:[{
with:`hideable`},{
with:`mention`},{
with:`tools`},{
with:`layers`},{
with:`same-name`},{
with:`manifest`},{
with:[`same-name`,`several-files`]},{
with:`several-files`,
only:`server-missing`},{
with:`alike-names`},{
with:`alike-tools`},{
with:[`tools`,`long-name`]}]}},{
load:()=>Promise.resolve().then(()=>require("./documents.generated.js")),
on:{
file:[{
halves:!0},{
format:`references`},{
format:`unread`},{
format:`inProject`},{
format:`stray`},{
format:`declares`},{
format:`otherVersion`},{
sameName:!0},{
large:!0},{
format:`parts`},{
otherMap:!0},{
format:`serverFiles`},{
oddMap:!0},{
format:`serverRules`},{
format:`rootFields`}],
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
keyed:!0},{
fits:!1},{
asWritten:!0},{
is:[`toolsAllowed`]},{
unit:`ms`,
below:1e3},{
unit:`ms`,
from:2147483648},{
unit:`s`,
from:1e4}],
file:[{
format:`closedBy`},{
format:`opens`}],
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
alikeNames:!0}],
name:[{
allowed:!1},{
reserved:!0}],
server:[{
entry:`odd`},{
strangers:!0}]}},{
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
format:`inputs`},{
refusesReferences:!0}],
server:[{
variables:`odd`},{
lookedUp:!0},{
text:/\{file:/},{
text:/workspace|[@#%&]\{[A-Z]|(?:\$\{|\{(?:env|file):)(?:[a-z]+:)?(?:\}|\w+[-+=?^#%/,@]|[^{}]{0,200}?(?:[\s"'{]|$))/},{
references:`foreign`},{
text:/\$\([^()]+\)|^`[^`]+`$/},{
text:/op:\/\/[^/"'\s]+\/[^/"'\s]+\/[^"'\s]+/},{
standIn:!0}]}}];
const oE=[{
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
const sE=()=>Promise.resolve().then(()=>require("./known.generated.js"));
async function cE(e,t,n){
let{
unfixed:r=new Set}=e;
if(e.rules.size>0||r.size>0){
let t=await uE();
for(
let n of[...e.rules.keys(),...r])
if(!t.has(n))
throw eE(`rule`,n,t,`mcp-lint rules`)}
let i={
rules:t.rules,
overrides:t.overrides,
forced:e.rules,
offByDefault:new Set(oE.map(({
id:e})=>e))};
return{
optionsOf:(e,t)=>ri(e,t,i),
isUnfixed:e=>t.unfixed.has(e)||r.has(e),
isOn:t.rules.size+t.overrides.length+e.rules.size===0?lE:({
id:e})=>ti(e,i),
suppression:({
readings:t,
commented:r},a)=>{
let o=t.filter(({
isKept:e,
document:t})=>e&&Qr(t));
let s=({
path:t})=>a.has(t)&&e.trusted?.hears(b(n,t))!==!1;
let c=o.filter(({
owner:e,
document:t})=>e&&s(t));
let l=r.filter(e=>Qr(e)&&s(e));
let u=new Set(c.filter(({
format:e,
document:t})=>t.part!==void 0||Ut(e.syntax)).map(({
document:e})=>e).concat(l));
return{
settings:i,
rules:uE,
documents:[...c.map(({
document:e})=>e),...l],
commentsCount:e=>u.has(e)}}}}
function lE({
id:e}){
return!oE.some(t=>t.id===e)}
async function uE(){
let{
rules:e}=await sE();
return new Set(e.map(e=>e.id))}
function dE({
baseline:e,
saveBaseline:t,
cwd:n,
files:r,
trusted:i},a,o){
let s=i?.files??r;
if(e!==void 0)
return{
path:s.resolve(n,e),
shown:e,
files:s};
if(a.baseline===void 0){
if(t===void 0)
return;
throw new H(`"--update-baseline" needs a file: "--baseline <file>", or "baseline" in mcp-lint.json`)}
let c=x(n,a.baseline);
let l=new pt(s,[o]);
if(l.leadsOut(S(a.baseline)))
throw new H(`the baseline ${I(c)} lies behind a link that leads out of the workspace`);
return{
path:a.baseline,
shown:c,
files:l}}
function fE({
rules:e,
overrides:t}){
let n=[...e].filter(([,{
level:e}])=>e===`off`).map(([e])=>e);
let r=t.flatMap(e=>[...e.rules].filter(([,{
level:e}])=>e===`off`));
return new Set([...n,...r.map(([e])=>e)]).size}
function pE({
tools:e},t,n){
let r=new pt(n,[t]);
return new Map([...e].map(([e,n])=>{
let i=x(t,n);
let a=mE(n,r);
if(a===void 0)
return[e,i];
throw new H(`${a(I(i))}, which "tools" names for server ${I(e)}`)}))}
function mE(e,t){
try{
return t.target(e)===`file`?void 0:e=>`there is no file ${e}`}catch(e){
return t=>e instanceof d?`${t} leads out of the workspace`:`there is no file ${t}`}}
function hE(e,t,n){
let r=e===``?t:y(t,e.slice(0,-1));
if(e!==``&&C(r).startsWith(`.`))
return!1;
return n.exists(y(r,`.git`))||e===``&&!gE(t,n)}
function gE(e,t){
for(
let n=e;S(n)!==n;n=S(n))
if(t.exists(y(S(n),`.git`)))
return!0;
return!1}
async function _E(e,t,n){
let r=e.as===void 0?void 0:ZT(e.as);
let i=r===void 0&&!e.user?void 0:await Promise.resolve().then(()=>HT);
let a=r===void 0||i===void 0?[]:i.foldersOf(e,r);
let o=i===void 0||!e.user?[]:i.userFiles(e.files);
let s=new Map;
for(
let{
shown:e,
format:t}of o)
s.set(e,[...s.get(e)??[],t]);
let c=pE(t,n,e.files);
let l=new Set(c.values());
let u=r?.folder===void 0?[]:a;
let d=r===void 0?()=>!1:TE(e,u,n);
let f=t=>hE(t,n,e.files);
let p=e=>r===void 0?Un(e,f):Un(e,f).filter(({
stray:e})=>!e);
let m=e=>{
if(r!==void 0&&d(e))
return nE(r);
if(l.size>0&&l.has(e))
return[ZT(`mcp-tools`)];
let n=t.formatOf(e);
if(n!==void 0)
return nE(ZT(n));
return(s.size>0?s.get(e):void 0)??p(e)};
let h=vE(n=>e.as===void 0&&SE(n)&&t.documents(n));
let g={
files:e.files,
cwd:e.cwd,
root:n,
paths:r===void 0?wE(e):e.paths.filter(e=>!u.includes(e)),
wanted:e=>h(e)||p(e).length>0||t.formatOf(e)!==void 0||l.has(e),
mayHold:yr,
isReadAlike:(e,t)=>{
let[n,r]=[m(e),m(t)];
return r.length===0?n.length===0:r.every(e=>n.includes(e))},
strayWords:e=>{
let[t]=m(e);
if(t===void 0)
return h(e)?yE:void 0;
let n=t.stray?Mn(t,e)??[``]:void 0;
return n!==void 0&&CE(e)?[...n,...bE]:n},
isCounted:e=>m(e).some(({
holds:e,
beside:t})=>e===void 0&&t===void 0),
needed:[...t.tools.values()],
ignored:t.ignored,
userFiles:o.map(({
path:e,
shown:t})=>({
path:e,
shown:t})),
allOf:a,
isAllOfUser:e.paths.length===0,...r===void 0||i===void 0?{}:{
wantedInFolder:e=>i.fitsLanguage(e,r)},...e.document===void 0?{}:{
document:e.document.path}};
let _=[...new Set([...e.targets,...t.targets])];
for(
let e of _)
QT(e);
return{
files:g,
reading:{
candidates:m,
isForced:e=>d(e)||l.has(e)||t.formatOf(e)!==void 0||s.has(e),
targets:_,
versions:t.clients,
protocol:await iE(e,t)},
isPage:({
source:{
path:e},
explicit:n})=>SE(e)&&!d(e)&&(n||t.documents(e)),
isWorkflow:({
source:{
path:e}})=>CE(e)&&!d(e),
settings:await cE(e,t,n),
baseline:dE(e,t,n),
rulesOff:fE(t),
toolLists:c}}
function vE(e){
let t;
return n=>{
t?.path!==n&&(t={
path:n,
answer:e(n)});
return t.answer}}
const yE=[`mcp`,`MCP`];
const bE=[`mcp_config`,`--mcp-config`,`allowed_tools`];
const xE=new Set([`md`,`mdx`,`markdown`]);
function SE(e){
let t=e.lastIndexOf(`.`);
return t!==-1&&xE.has(e.slice(t+1).toLowerCase())}
function CE(e){
return/(?:^|\/)\.github\/(?:workflows\/[^/]+|actions\/(?:[^/]+\/)+action)\.ya?ml$/.test(e)}
function wE({
paths:e,
document:t}){
return e.length>0||t!==void 0?e:[`.`]}
function TE({
paths:e,
document:t,
cwd:n,
files:r},i,a){
let o=e=>e.map(e=>r.resolve(n,e).replace(/\/$/,``));
let s=o(t===void 0?e.filter(e=>!i.includes(e)):[t.path]);
let c=new Set(o(i));
return e=>{
let t=b(a,e);
return c.has(S(t))||s.some(e=>t===e||t.startsWith(`${e}/`))}}
var EE=class{
questions=new ot;
ofGit=!1;
isTouchedBy(e){
return this.questions.isTouchedBy(e)||this.ofGit&&DE(e)}};
function DE({
path:e}){
return/\/\.git(?:ignore$|\/|$)/.test(e)}
var OE=class{
files;
#e=new EE;
constructor(e){
this.files=new lt(e,this.#e.questions)}
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
isIgnored:t=>{
this.#e.ofGit=!0;
return e().isIgnored(t)},
files:{
has:t=>e().files.has(t),
head:(t,n)=>e().files.head(t,n),
folders:t=>e().files.folders(t),
names:t=>e().files.names(t),
isTop:t=>{
this.#e.ofGit=!0;
return e().files.isTop(t)}}}}};
function kE(e){
if(e.some(AE))
return;
let t=new Set(e.map(M_));
let n=new Set([...t].flatMap(e=>[...D_(e)]));
let r=e=>n.has(e)||[...D_(e)].some(e=>t.has(e));
return(e,t)=>E_(e)||t.some(({
files:t})=>r(M_({
document:{
path:e},
format:{
files:t}})))}
function AE(e){
let{
document:t,
format:n}=e;
if(E_(t.path))
return!0;
if(n.answer!==void 0||n.registry!==void 0)
return!0;
if(n.references!==void 0&&G_(t,n).length>0)
return!0;
return n.dialect?.overrides!==void 0&&e.servers.some(jE)}
function jE({
command:e,
url:t}){
return e===void 0&&t===void 0}
function ME({
fix:e}){
return e!==void 0&&!(`changes`in e)}
const NE={
rule:`search-incomplete`,
severity:`info`};
const PE={
outside:()=>({
rule:`file-unreadable`,
severity:`warning`,
message:`this link leads out of the workspace, so what it leads to was not read`,
help:`put what it leads to into the workspace, or name the file on the command line`}),
folder:({
fact:e,
others:t})=>({...NE,
message:`this folder${IE(t)} cannot be read: ${e}`,
help:`give read permission, or name it in .gitignore`}),
name:({
others:e})=>({...NE,
message:`this name${IE(e)} is not UTF-8, so what it stands for was not looked at`,
help:`rename it`}),
depth:({
others:e})=>({...NE,
message:`this folder${IE(e)} lies in a hundred others, and was not looked at`,
help:`name it on the command line`}),
links:()=>({...NE,
message:`links lead to more than 10,000 folders; from this one on they were not followed`,
help:`name on the command line what is to be checked`}),
patterns:({
fact:e})=>({...NE,
message:`these patterns were not heeded: ${e}`,
help:`shorten the file, or give read permission`}),
encoding:({
fact:e})=>({
rule:`search-incomplete`,
severity:`warning`,
message:`git finds no pattern in this file, and ignores nothing for its sake: ${e}`,
help:`save it as UTF-8`}),
index:()=>({...NE,
message:`git's index cannot be read, so what git ignores counts as published`,
help:`run mcp-lint where git itself works`})};
function FE(e){
let t=Nt(BC({
path:e.path,
text:``,
problems:[]},`json`),{
start:0,
end:0});
return{...PE[e.cause](e),
place:t,
related:[],
clients:[]}}
function IE(e){
return e===0?``:` (like ${L(e,`other`)})`}
const LE=[];
function RE(e,t){
return{
found:e,
asked:t?HE(e):void 0,
isDone:!1,
readings:LE,
snippets:LE,
commented:LE,
findings:LE}}
function zE(e,{
source:t,
reported:n,
ofUser:r}){
if(!e?.isDone)
return!1;
let{
found:i}=e;
return i.source.path===t.path&&i.reported===n&&i.ofUser===r}
function BE(e,t,n){
e.readings=e.readings.length===0?[t]:[...e.readings,t];
n.length>0&&(e.findings=[...e.findings,...n])}
function VE(e){
e.found.source.forget?.();
Object.assign(e,RE(e.found,e.asked!==void 0))}
function HE({
absolute:e}){
let t=new EE;
t.questions.addContent(e);
return t}
const UE=jn(`names`).flatMap(({
files:e})=>e.map(e=>e.slice(e.lastIndexOf(`/`)+1)));
let WE;
let GE;
function KE(e,t){
let n=new Map;
for(
let{
source:r}of e){
if(!UE.some(e=>r.path.endsWith(e)))
continue;
let{
names:e}=t(r.path).find(e=>e.names!==void 0)??{};
if(e===void 0)
continue;
let i=M(VC(r)?.value,e.at);
for(
let t of Array.isArray(i)?i:[i]){
if(typeof t!=`string`||!(WE??=/^\.\/(?!(?:.*[\\/])?\.\.(?:[\\/]|$)).*\.json$/).test(t))
continue;
let i=y(S(r.path),e.from,t);
(GE??=/(?:^|\/)\.mcp\.json$/).test(i)||n.set(i,e.format)}}
return n}
const qE=[];
var JE=class{
options;
#e;
#t;
#n=new Map;
#r;
#i={
config:new EE,
plan:new EE,
found:new EE,
together:new EE};
#a;
#o=!0;
#s;
#c={
unseen:[],
leftOut:{
git:0,
config:0}};
#l=new Map;
#u;
#d=[];
#f=new Map;
#p=new Set;
#m;
#h;
constructor(e,{
isLast:t=!1,...n}={}){
this.#e=n;
let{
files:r,
cwd:i,
document:a}=e;
this.#t=r;
a!==void 0&&this.#n.set(r.resolve(i,a.path),a.content);
let o=ut(r,this.#n);
this.#r=t?void 0:new OE(o);
this.options={...e,
files:this.#r?.files??o}}
edit(e,t){
this.#b(e,e=>t===void 0?this.#n.delete(e):this.#n.set(e,t))}
hide(e){
this.#b(e,e=>this.#n.set(e,void 0))}
change(e){
let t=t=>t.isTouchedBy(e);
t(this.#i.config)&&(this.#o=!0);
t(this.#i.plan)&&(this.#a=void 0);
(t(this.#i.found)||DE(e))&&(this.#s=void 0);
let n=t(this.#i.together);
for(
let t of this.#l.values())
(n||t.asked?.isTouchedBy(e))&&VE(t)}
async examine(){
let e=await this.#S();
let t=this.#C(e);
let n=this.#r?.around(()=>this.#s??t,e.root);
await this.#w(n??t,e);
let r=[...this.#l.values()];
$E(r.filter(({
found:t,
snippets:n})=>!e.isPage(t)&&n.length===0));
if(this.#h===void 0){
this.#i.together=this.#k();
this.#h=await this.#_(e);
if(this.#d.length>0&&this.#v(this.#h)){
await this.#E(this.#d,n??t,e);
this.#h=await this.#_(e)}}
let i=this.#g(e);
let a=r.flatMap(e=>e.readings);
let{
root:o,
toolLists:s,
settings:c,
baseline:l,
rulesOff:u,
configuration:d}=e;
let{
unseen:f,
leftOut:p}=this.#c;
this.#m??=await this.#x(e);
let m=this.#m;
let h=new Set([...m.map(({
place:e})=>e.document.path),...r.filter(({
found:e})=>e.reported).map(({
found:e})=>e.source.path),...f.filter(({
isReported:e})=>e).map(({
path:e})=>e)]);
return{
root:x(this.options.cwd,o)||`.`,
placeOf:YE(r,o),
isIgnored:e.config.ignored,
readings:a,
snippets:r.flatMap(e=>e.snippets),
commented:r.flatMap(e=>e.commented),
workspace:i,
findings:[...m,...f.map(FE),...r.flatMap(e=>e.findings),...this.#h],
together:new Set(this.#h.map(({
rule:e})=>e)),
reported:h,
files:a.filter(({
owner:e,
document:t})=>e&&h.has(t.path)).map(Pc),
settings:c,
baseline:l,
toolLists:s,
configuration:d,
leftOut:{...p,
rulesOff:u}}}
#g({
root:e,
reading:t,
toolLists:n}){
let r=[...this.#l.values()].flatMap(e=>e.readings);
return async()=>({
root:e,
readings:r,
targets:t.targets,
toolLists:await sv(r,n)})}
async#_(e){
let{
judge:t}=e;
await t.judgeRun(this.#g(e));
return t.findings.splice(0)}
#v(e){
let t=[...this.#l.values()].filter(({
found:e})=>e.reported);
let n=new Set(t.map(({
found:e})=>e.source.path));
return e.some(({
place:e})=>n.has(e.document.path))||t.some(e=>e.findings.some(ME))}
touchedBy(e){
let t=new at(e);
let n=({
found:{
absolute:e},
asked:n})=>n?.questions.isTouchedByAny(t)===!0||t.contents.has(this.#y(e));
return new Set([...this.#l.values()].filter(n).map(({
found:e})=>e.source.path))}
#y(e){
try{
return this.#t.real(e)}catch{
return e}}
#b(e,t){
if(this.#r===void 0)
throw Error(`no run follows this one`);
let{
files:n}=this.#r;
let r=n.resolve(this.options.cwd,e);
let i=this.#n.get(r);
t(r);
n.below=ut(this.#t,this.#n);
let a=i!==void 0&&this.#n.get(r)!==void 0?`written`:n.below.exists(r)?`created`:`deleted`;
for(
let e of new Set([r,ft(r,n.below)]))
this.change({
path:e,
how:a})}
async#x({
config:{
patterns:e},
configuration:t,
root:n}){
let{
files:r,
cwd:i,
paths:a,
as:o,
trusted:s,
document:c}=this.options;
if(e.length===0||t===void 0)
return qE;
if(!(a.length===0||a.some(e=>r.resolve(i,e)===n))||o!==void 0||c!==void 0||s!==void 0)
return qE;
let{
idlePatterns:l}=await Promise.resolve().then(()=>require("./idle-patterns.js"));
this.#r?.for(this.#i.found);
let u=[...this.#l.values()].map(({
found:e})=>e.source.path);
u.push(...this.#c.unseen.map(({
path:e})=>e));
let d=l({
patterns:e,
document:t,
looked:u,
ignored:this.#p,
root:n,
files:r});
this.#r?.for(this.#i.together);
return d}
async#S(){
if(!this.#o&&this.#a!==void 0)
return this.#a;
this.#i.config=this.#k();
let{
files:e,
trusted:t}=this.options;
let{
config:n,
root:r=this.options.cwd,
document:i}=await Au({...this.options,
files:t?.files??e,
known:rE});
this.#o=!1;
if(n===this.#a?.config)
return this.#a;
this.#a=void 0;
this.#i.plan=this.#k();
let a=await _E(this.options,n,r);
this.#s=void 0;
this.#l=new Map;
this.#h=void 0;
this.#a={...a,
config:n,
configuration:i,
root:r,
judge:new VT({...a.settings,
pieces:aE,
unfiltered:this.#e.unfiltered??!1})};
return this.#a}
#C({
files:e,
config:t,
reading:n}){
if(this.#s!==void 0)
return this.#s;
this.#i.found=this.#k();
this.#m=void 0;
this.#p.clear();
let r=e=>t.ignored(e)&&this.#p.add(e)!==void 0;
let i=this.#f;
let a=iu({...e,
ignored:r});
this.#f=KE(a.sources,n.candidates);
this.#f.size>0&&(a=iu({...XE(e,this.#f),
ignored:r}));
let{
sources:o,
around:s,
unseen:c,
leftOut:l}=a;
this.#c={
unseen:c,
leftOut:l};
let u=o.map(e=>{
let t=this.#l.get(e.absolute);
let{
path:n}=e.source;
return zE(t,e)&&i.get(n)===this.#f.get(n)?t:RE(e,this.#r!==void 0)});
u.length!==this.#l.size&&(this.#h=void 0);
this.#l=new Map(u.map(e=>[e.found.absolute,e]));
this.#s=s;
return s}
async#w(e,t){
let{
reading:n,
judge:r,
toolLists:i}=t;
let a=[...this.#l.values()].filter(e=>!e.isDone);
if(a.length===0&&this.#h!==void 0)
return;
this.#h=void 0;
r.startAgain();
for(
let{
isDone:e,
readings:t}of this.#l.values())
if(e)
for(
let e of t)
r.note(e);
let o=this.#T(t)?a.filter(({
found:e})=>e.reported):a;
await this.#E(o,e,t);
if(o.length===a.length)
return;
let s=a.filter(({
found:e})=>!e.reported);
let c=kE(o.flatMap(({
readings:e})=>e));
let{
candidates:l}=ZE(n,this.#f);
let u=new Set(i.values());
let d=({
found:{
source:e}})=>c===void 0||u.has(e.path)||c(e.path,l(e.path));
this.#d=s.filter(e=>!d(e));
await this.#E(s.filter(d),e,t)}
#T({
reading:e}){
let{
all:t,
unfiltered:n}=this.#e;
return this.#r===void 0&&!t&&!n&&e.targets.length===0}
async#E(e,t,n){
let{
reading:r,
judge:i,
isPage:a,
isWorkflow:o}=n;
let s=()=>this.#u?.found.explicit===!0;
let c={...ZE(r,this.#f),
around:t,
isNamed:s,
isKept:Qr,
isHeld:this.#r!==void 0};
for(
let r of Xw(this.#O(e),c)){
for(
let e of r instanceof Promise?await r:r){
let t=i.judge(e,this.#e.all===!0||this.#u?.found.reported===!0);
t!==void 0&&await t;
this.#u!==void 0&&BE(this.#u,e,i.findings);
i.findings.length=0}
let e=this.#u;
if(e===void 0||e.readings.length>0)
continue;
a(e.found)?await this.#D(e,t,n,`page`):o(e.found)&&e.found.source.text.includes(`anthropics/claude-code-`)&&await this.#D(e,t,n,`workflow`)}
for(
let t of e)
t.isDone=!0}
async#D(e,t,{
judge:n,
reading:r},i){
let{
found:a}=e;
if(!a.reported&&this.#e.all!==!0)
return;
let{
judgePage:o,
judgeWorkflow:s}=await Promise.resolve().then(()=>require("./blocks.js"));
let{
readings:c,
documents:l,
findings:u}=await(i===`page`?o:s)(a.source,n,{...r,
around:t});
e.snippets=c;
e.commented=l;
e.findings=u;
u.length===0&&this.#r===void 0&&a.source.forget?.()}
*#O(e){
for(
let t of e){
this.#u=t;
t.asked!==void 0&&this.#r?.for(t.asked);
yield t.found.source}}
#k(){
return this.#r?.for(new EE)??new EE}};
function YE(e,t){
let n;
return r=>{
n??=new Map(e.map(({
found:{
source:e,
absolute:t}})=>[e.path,t]));
return n.get(r)??b(t,r)}}
function XE(e,t){
return{...e,
wanted:n=>t.has(n)||e.wanted(n),
strayWords:n=>t.has(n)?void 0:e.strayWords?.(n)}}
function ZE(e,t){
let n=n=>{
let r=e.isForced(n)?void 0:t.get(n);
return r===void 0?void 0:xr(r)};
return{...e,
candidates:t=>{
let r=n(t);
return r===void 0?e.candidates(t):[r]},
isForced:t=>e.isForced(t)||n(t)!==void 0}}
var QE=class extends H{
paths;
constructor(e,t){
super(t);
this.paths=e}};
function $E(e){
let t=e.filter(({
found:e,
readings:t})=>e.explicit&&t.length===0);
let[n]=t;
if(n===void 0)
return;
let{
source:r}=n.found;
let i=F(r.path);
let a=r.problems.find(({
kind:e,
fatal:t})=>e===`limits`||e===`encoding`&&t);
if(a!==void 0)
throw new H(`"${i}": ${a.message}${a.kind===`encoding`?`; ${a.help}`:``}`);
throw new QE(t.map(({
found:e})=>e.absolute),`no client's format claims "${i}", by its path or by its content; say what it is with --as ("--as mcp" for any client's servers), or under "files" in mcp-lint.json`)}
async function eD(e){
return nD(await tD(e),e)}
function tD(e,t={}){
return new JE(e,{...t,
isLast:!0}).examine()}
async function nD(e,t){
let{
root:n,
findings:r,
commented:i,
reported:a,
files:o,
settings:s,
baseline:c,
leftOut:l}=e;
let{
saveBaseline:u}=t;
let d=[...e.readings,...e.snippets];
let f=r.filter(e=>a.has(e.place.document.path));
let p=c&&{...await oi(),...c};
let{
kept:m,
suppressed:h}=await si(f,{...s.suppression({
readings:d,
commented:i},a),
baseline:p===void 0||u!==void 0?void 0:{
known:p.readBaseline(p,p.files),
isJudged:({
rule:n,
path:r})=>s.isOn({
id:n})&&rD(r,e,t),
place:()=>p.placeOfEntry(p,x(t.files.resolve(t.cwd,n),p.path),p.files)}});
p!==void 0&&u!==void 0&&p.writeBaseline(p,m,{
files:p.files,
save:u,
isReported:e=>a.has(e)});
let g=Nc(u===void 0?m:[],{
root:n,
looked:t.paths.join(`, `)||`.`,
files:o,
pages:Fc(e.snippets),
leftOut:{
ignoredByGit:l.git,
ignoredByConfig:l.config,
rulesOff:l.rulesOff},
suppressed:u===void 0?h:h+m.length,...p===void 0||u===void 0?{}:{
recorded:{
findings:m.length,
baseline:p.shown}}});
if(t.fixes===!1||g.findings.every(({
fix:e})=>e===void 0))
return g;
let{
settle:_}=await Q(`./edits.js`,`edits_exports`);
return{...g,
fixes:await _(g.findings,{
readings:d,
isOff:s.isUnfixed,
run:e})}}
function rD(e,{
root:t,
reported:n},{
files:r,
cwd:i,
paths:a,
document:o}){
if(n.has(e))
return!0;
return a.length===0&&o===void 0&&!/^[~$]/.test(e)&&!r.exists(r.resolve(r.resolve(i,t),e))}
function iD(e,{
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
const aD=[{
name:`version`,
short:`V`,
summary:`print the version`},{
name:`help`,
short:`h`,
summary:`print this help, or that of a command`}];
function oD(e,t){
let n=[...t.flatMap(e=>e.options),...aD];
let r=new Map;
let i=[];
let a=`lint`;
let o=!1;
for(
let s of sD(e,n))
s.kind===`option-terminator`?o=!0:s.kind===`option`?fD(r,cD(s,n),s.value):a===`lint`&&i.length===0&&!o&&dD(s.value,t)?a=s.value:i.push(s.value);
let s={
command:a,
positionals:i,
has:e=>r.has(e),
value:e=>r.get(e)?.at(-1),
values:e=>r.get(e)??[]};
aD.some(({
name:e})=>s.has(e))||pD(s,[...r.keys()],t);
return s}
function sD(e,t){
if(!e.some(e=>e.startsWith(`-`)))
return e.map(e=>({
kind:`positional`,
value:e}));
let{
tokens:n}=(0,a.parseArgs)({
args:[...e],
options:Object.fromEntries(t.map(({
name:e,
short:t,
value:n})=>[e,{
type:n===void 0?`boolean`:`string`,...t&&{
short:t}}])),
strict:!1,
allowPositionals:!0,
tokens:!0});
return n}
function cD({
name:e,
rawName:t,
value:n,
inlineValue:r},i){
let a=i.find(e=>t===`--${e.name}`||t===`-${e.short}`);
if(a===void 0)
throw new H(uD(t,i));
if(a.value===void 0&&n!==void 0)
throw new H(`"--${e}" takes no value`);
if(a.value!==void 0&&(n===void 0||n===``||lD(n,r)))
throw new H(`"--${e}" needs a value: --${e} ${a.value}`);
return a}
function lD(e,t){
return t!==!0&&/^--?[A-Za-z]|^--$/.test(e)}
function uD(e,t){
let n=V(e.replace(/^-+/,``),t.map(e=>e.name));
let r=`there is no option ${I(e)}`;
return n===void 0?`${r}; "mcp-lint --help" lists them`:`${r}; did you mean "--${n}"?`}
function dD(e,t){
return e!==`lint`&&t.some(({
id:t})=>t===e)}
function fD(e,{
name:t},n){
let r=e.get(t)??[];
n!==void 0&&r.push(n);
e.set(t,r)}
function pD({
command:e,
has:t},n,r){
let i=r.find(({
id:t})=>t===e)?.options??[];
for(
let t of n){
if(i.some(e=>e.name===t))
continue;
let n=r.filter(({
options:e})=>e.some(e=>e.name===t));
throw new H(e===`lint`?`"--${t}" is an option of ${wi(n.map(({
id:e})=>`mcp-lint ${e}`))}`:`"mcp-lint ${e}" has no option "--${t}"`)}
for(
let{
name:e,
excludes:n}of i)
if(n!==void 0&&t(e)&&t(n))
throw mD(`--${e}`,`--${n}`)}
function mD(e,t){
return new H(`"${e}" and "${t}" exclude each other`)}
function hD({
summary:e},{
failOn:t,
maxWarnings:n}){
let{
errors:r,
warnings:i,
infos:a}=e;
return r>0&&Ys(`error`,t)||i>0&&Ys(`warning`,t)||a>0&&Ys(`info`,t)||n!==void 0&&i>n?1:0}
async function gD(e){
if(!_D(e))
return!1;
let{
isatty:t}=await Promise.resolve().then(()=>require("node:tty"));
return t(e)}
function _D(e){
try{
let t=(0,n.fstatSync)(e);
return t.isCharacterDevice()&&t.rdev!==(0,n.statSync)(`/dev/null`,{
throwIfNoEntry:!1})?.rdev}catch{
return!1}}
const vD={
lint:`to lint needs no command, "mcp-lint --help" shows more`,
check:`to lint needs no command, "mcp-lint --help" shows more`,
help:`did you mean "--help"?`,
version:`did you mean "--version"?`};
function yD([e],t,i){
if(e===void 0||e===``||(0,n.existsSync)((0,r.resolve)(t,e)))
return;
let a=V(e,i);
let o=(Object.hasOwn(vD,e)?vD[e]:void 0)??(a&&`did you mean the command ${I(a)}?`);
if(o!==void 0)
throw new H(`${I(e)} does not exist; ${o}`)}
function bD(){
let e=[];
for(
let t=0;t<=c;){
let n=xD(Math.min(65536,33554433-t));
if(n.length===0)
break;
e.push(n);
t+=n.length}
return Buffer.concat(e)}
function xD(e){
let r=Buffer.allocUnsafe(e);
for(;;)
try{
return r.subarray(0,(0,n.readSync)(0,r,0,e,null))}catch(e){
let n=e instanceof Error&&`code`in e?e.code:void 0;
if(n===`EOF`)
return r.subarray(0,0);
if(n!==`EAGAIN`)
throw new H(`standard input cannot be read: ${m(e)}`);
t.pause()}}
function SD(e){
return e.GITHUB_WORKSPACE||e.CI_PROJECT_DIR}
function CD({
cwd:e,
root:t,
workspace:n}){
let i=TD(e);
let a=n===void 0||n===``?i:TD(n);
let o=wD(i,a)?a:i;
return e=>Ec(e)?e:Me((0,r.relative)(o,(0,r.resolve)(i,t,e)))}
function wD(e,t){
return!/^(?:\.\.(?:[\\/]|$)|[\\/]|[A-Za-z]:)/.test((0,r.relative)(t,e))}
function TD(e){
try{
return(0,n.realpathSync)(e)}catch{
return e}}
function ED(){
try{
return Ne.resolve(process.cwd(),`.`)}catch(e){
throw new H(`the working directory cannot be read: ${m(e)}`)}}
function DD(e){
try{
t.write(1,e)}catch(e){
throw new H(`the output cannot be written: ${m(e)}`)}}
function OD(e){
t.write(2,Ci(`${e}\n`))}
async function kD(e){
return iD(e,{
env:process.env,
isTTY:await gD(1)})}
async function AD(){
return await gD(1)&&process.stdout.columns>0?process.stdout.columns:void 0}
function jD(e,n){
return{
color:!1,
quiet:!1,
infos:!0,
cwdPrefix:n===`.`?``:`${n}/`,
repositoryPath:CD({
cwd:e,
root:n,
workspace:SD(process.env)}),
version:t.about.version,
docsUrl:e=>`${t.about.docs}/rules/${e}.md`}}
async function MD(e,t,{
color:n}){
return{...jD(e,t),
color:await kD(n),
width:await AD()}}
function ND(e,t,n){
let r=e.value(t);
return r===void 0?void 0:PD(n,r,`"--${t}"`)}
function PD(e,t,n){
let r=e.find(e=>e===t);
if(r!==void 0)
return r;
let i=V(t,e)??FD(t,e);
let a=i===void 0?``:`; did you mean ${I(i)}?`;
throw new H(`${n} takes ${wi(e,{
conjunction:`or`})}, not ${I(t)}${a}`)}
function FD(e,t){
let[n,...r]=e.length<2?[]:t.filter(t=>t.startsWith(e));
return r.length===0?n:void 0}
function ID(e,t){
let n=e.values(t).flatMap(e=>e.split(`,`).map(e=>e.trim()));
if(n.includes(``))
throw new H(`"--${t}" has an empty name between its commas`);
return[...new Set(n)]}
function LD({
command:e,
positionals:[t,n]},r){
if(n===void 0)
return t;
throw new H(`"mcp-lint ${e}" takes one ${r}, but ${I(n)} is given too`)}
function RD({
command:e,
positionals:[t]}){
if(t===void 0)
return;
throw new H(`"mcp-lint ${e}" takes no argument, but ${I(t)} is given; a folder of that name is "./${e}"`)}
function X(e,t){
return t===void 0?{}:{
[e]:t}}
function zD(e){
return/<<[^<>]{1,64}>>|<[A-Z][A-Z0-9_]{1,64}>|\{\{[^{}]{1,64}\}\}|\$\([^()]{1,64}\)|\$\{[^{}]{1,64}\}|%[A-Z_]{1,64}%|__[A-Z][A-Z0-9_]{0,64}__|@[A-Z_]{1,64}@/.test(e)}
function BD(e,t){
let n=O(e,t);
return typeof n==`string`&&n!==``&&!zD(n)?n:void 0}
function VD(e,t){
let n=M(e.value,t);
if(!Array.isArray(n))
return[];
return n.flatMap((n,r)=>{
let i=[...t,r];
return D(n)&&!e.isBroken(i)?[{
route:i,
value:n}]:[]})}
function HD({
document:e,
format:t}){
return VD(e,[`packages`]).map(e=>{
let n=BD(e.value,`registryType`)??BD(e.value,`registry_type`);
let r=t.registry?.packages??{};
return{...e,
type:n,
kind:n!==void 0&&Object.hasOwn(r,n)?r[n]:void 0}})}
function UD(e,{
route:t}){
return[`runtimeArguments`,`packageArguments`,`runtime_arguments`,`package_arguments`].flatMap(n=>VD(e,[...t,n]))}
function WD(e,{
route:t}){
return[`environmentVariables`,`environment_variables`].flatMap(n=>VD(e,[...t,n]))}
function GD(e){
return[...e.matchAll(/\{([^{}]{1,200})\}/g)].map(({
index:e,
0:t,
1:n=``})=>({
name:n,
start:e,
end:e+t.length}))}
function KD(e){
return/^(?:git\+)?(?:https?:\/\/(?:www\.)?github\.com\/|git@github\.com:|ssh:\/\/git@github\.com\/|git:\/\/github\.com\/|github:)([\w.-]{1,100})\//.exec(e)?.[1]}
let qD;
function JD(e){
let t=[`server`,`mcp_config`];
let n=M(e.value,[...t,`platform_overrides`]);
return[t,...D(n)?Object.keys(n).map(e=>[...t,`platform_overrides`,e]):[]].flatMap(t=>{
let n=M(e.value,[...t,`command`]);
let r=typeof n==`string`&&(qD??=/(?:^|[\\/])(?:sh|bash|zsh|dash|cmd|cmd\.exe|powershell|pwsh)$/).test(n);
return[`command`,`args`,`env`].flatMap(n=>YD(M(e.value,[...t,n]),[...t,n],r&&n===`args`))})}
function YD(e,t,n){
if(Array.isArray(e))
return e.flatMap((e,r)=>XD(e,[...t,r],n));
if(D(e))
return Object.keys(e).flatMap(r=>XD(e[r],[...t,r],n));
return XD(e,t,n)}
function XD(e,t,n){
if(typeof e!=`string`)
return[];
return[...e.matchAll(/\$\{([^${}]{1,200})\}/g)].map(({
index:e,
0:r,
1:i=``})=>({
name:i,
route:t,
within:{
start:e,
end:e+r.length},
inShell:n}))}
const ZD=[{
id:`lint`,
options:[{
name:`format`,
value:`text|json|sarif|github|markdown|junit|gitlab`},{
name:`output`,
value:`<file>`},{
name:`target`,
value:`<client,\u2026>`},{
name:`as`,
value:`<format|client>`},{
name:`spec`,
value:`<revision>`},{
name:`stdin-filename`,
value:`<path>`},{
name:`config`,
value:`<file>`,
excludes:`no-config`},{
name:`no-config`},{
name:`rule`,
value:`<id>=<off|info|warning|error|no-fix>`},{
name:`fail-on`,
value:`error|warning|info|never`},{
name:`max-warnings`,
value:`<n>`},{
name:`fix`,
excludes:`diff`},{
name:`unsafe-fixes`},{
name:`diff`},{
name:`user`},{
name:`baseline`,
value:`<file>`},{
name:`update-baseline`},{
name:`require-files`},{
name:`quiet`},{
name:`show`,
value:`info|warning`,
excludes:`quiet`},{
name:`color`,
excludes:`no-color`},{
name:`no-color`}],
load:()=>Promise.resolve().then(()=>JO)},{
id:`servers`,
options:[{
name:`format`,
value:`text|json|markdown`},{
name:`references`,
value:`<server>`},{
name:`as-read-by`,
value:`<client>`,
excludes:`references`},{
name:`as`,
value:`<format|client>`},{
name:`config`,
value:`<file>`,
excludes:`no-config`},{
name:`no-config`},{
name:`user`},{
name:`color`,
excludes:`no-color`},{
name:`no-color`}],
load:()=>Promise.resolve().then(()=>require("./servers2.js"))},{
id:`convert`,
options:[{
name:`to`,
value:`<client,\u2026>`},{
name:`from`,
value:`<client>`},{
name:`server`,
value:`<name>`},{
name:`format`,
value:`text|json`},{
name:`write`},{
name:`merge`},{
name:`force`},{
name:`check`,
excludes:`write`},{
name:`accept-losses`},{
name:`copy-secrets`},{
name:`as`,
value:`<format|client>`},{
name:`config`,
value:`<file>`,
excludes:`no-config`},{
name:`no-config`},{
name:`user`}],
load:()=>Promise.resolve().then(()=>require("./convert.js"))},{
id:`diff`,
options:[{
name:`format`,
value:`text|json`},{
name:`from`,
value:`<version>`}],
load:()=>Promise.resolve().then(()=>require("./diff.js"))},{
id:`losses`,
options:[{
name:`target`,
value:`<client,\u2026>`},{
name:`format`,
value:`text|json|markdown`},{
name:`as`,
value:`<format|client>`},{
name:`config`,
value:`<file>`,
excludes:`no-config`},{
name:`no-config`},{
name:`user`},{
name:`color`,
excludes:`no-color`},{
name:`no-color`}],
load:()=>Promise.resolve().then(()=>require("./losses.js"))},{
id:`rename`,
options:[{
name:`write`},{
name:`client`,
value:`<client,\u2026>`},{
name:`config`,
value:`<file>`,
excludes:`no-config`},{
name:`no-config`},{
name:`user`}],
load:()=>Promise.resolve().then(()=>require("./rename.js"))},{
id:`doctor`,
options:[{
name:`client`,
value:`<client,\u2026>`},{
name:`format`,
value:`text|json`},{
name:`config`,
value:`<file>`,
excludes:`no-config`},{
name:`no-config`},{
name:`color`,
excludes:`no-color`},{
name:`no-color`}],
load:()=>Promise.resolve().then(()=>require("./doctor.js"))},{
id:`remove`,
options:[{
name:`write`},{
name:`client`,
value:`<client,\u2026>`},{
name:`config`,
value:`<file>`,
excludes:`no-config`},{
name:`no-config`},{
name:`user`}],
load:()=>Promise.resolve().then(()=>require("./remove.js"))},{
id:`rules`,
options:[{
name:`format`,
value:`text|json`},{
name:`color`,
excludes:`no-color`},{
name:`no-color`}],
load:()=>Promise.resolve().then(()=>require("./rules.js"))},{
id:`explain`,
options:[{
name:`format`,
value:`text|json`},{
name:`color`,
excludes:`no-color`},{
name:`no-color`}],
load:()=>Promise.resolve().then(()=>require("./explain.js"))},{
id:`lsp`,
options:[{
name:`stdio`},{
name:`clientProcessId`,
value:`<id>`}],
load:()=>Promise.resolve().then(()=>require("./lsp.js"))},{
id:`clients`,
options:[{
name:`format`,
value:`text|json`},{
name:`color`,
excludes:`no-color`},{
name:`no-color`}],
load:()=>Promise.resolve().then(()=>require("./clients.js"))},{
id:`init`,
options:[{
name:`yes`}],
load:()=>Promise.resolve().then(()=>require("./init.js"))},{
id:`schemas`,
options:[{
name:`for`,
value:`vscode|zed|taplo|yaml|schemastore`,
excludes:`format`},{
name:`format`,
value:`text|json`}],
load:()=>Promise.resolve().then(()=>require("./schemas.js"))},{
id:`hook`,
options:[],
load:()=>Promise.resolve().then(()=>require("./hook.js"))},{
id:`mcp`,
options:[],
load:()=>Promise.resolve().then(()=>require("./mcp2.js"))}];
var QD=e.__exportAll({
main:()=>$D});
async function $D(e){
try{
return await eO(e)}catch(e){
if(!(e instanceof H))
throw e;
OD(`mcp-lint: ${e.message}`);
return 2}}
async function eO(e){
let n=oD(e,ZD);
if(n.has(`help`)){
DD(t.readHelp(n.command));
return 0}
if(n.has(`version`)){
DD(`${t.about.version}\n`);
return 0}
if(n.command===`lint`&&n.positionals.length>0){
let e=ZD.map(({
id:e})=>e).filter(e=>e!==`lint`);
yD(n.positionals,ED(),e)}
let{
default:r}=await tO(n.command);
return r.start(n)}
function tO(e){
let t=ZD.find(t=>t.id===e);
if(t===void 0)
throw Error(`there is no command "${e}"`);
return t.load()}
function nO(e,t){
let[n=``,...r]=e.split(`*`);
let i=r.pop();
if(i===void 0)
return e===t;
if(!t.startsWith(n))
return!1;
let a=n.length;
for(
let e of r){
let n=t.indexOf(e,a);
if(n<0)
return!1;
a=n+e.length}
return t.length-a>=i.length&&t.endsWith(i)}
function rO(e){
return{...e,
start:t=>e.run(e.read(t))}}
function iO(e){
return{
name:`format`,
value:e.join(`|`),
summary:`how to write the report (default: text)`}}
const aO=[{
name:`color`,
excludes:`no-color`,
summary:`use colour (default: on a terminal)`},{
name:`no-color`,
summary:`use no colour`}];
function oO(e){
if(e.has(`color`))
return!0;
return!e.has(`no-color`)&&void 0}
const sO={
name:`as`,
value:`<format|client>`,
summary:`read the given files as this format, or as the main format of this client`};
const cO=[{
name:`config`,
value:`<file>`,
excludes:`no-config`,
summary:`the configuration (default: the next mcp-lint.json upward, or in package.json)`},{
name:`no-config`,
summary:`use no configuration file`}];
function lO(e){
return!e.has(`no-config`)&&e.value(`config`)}
const uO={
name:`user`,
summary:`also read the configuration in the home directory`};
function dO(e){
if(e&&Ne.home===void 0)
throw new H(`this user has no home directory, which HOME would name`)}
const fO=[sO,...cO,uO];
function pO(e){
let t=e.has(`user`);
dO(t);
return{
paths:e.positionals,...X(`as`,e.value(`as`)),...X(`config`,lO(e)),
user:t}}
async function mO(e){
switch(e){case`json`:
return(await Promise.resolve().then(()=>require("./json3.js"))).json;case`yaml`:
return(await Promise.resolve().then(()=>require("./yaml2.js"))).yaml;case`toml`:
return(await Promise.resolve().then(()=>require("./toml.js"))).toml;case`markdown`:
throw Error(`nobody writes servers into front matter`)}}
function hO(e){
return D(e)}
var gO=class{
#e;
#t=new Map;
#n=new Map;
#r=new Map;
#i=new Set;
#a=new Map;
constructor({
readings:e}){
this.#e=e.flatMap(e=>{
let t=yO(e);
let n=M_(e);
this.#a.set(`${e.format.id}\n${n}`,e.document);
if(n===`~/`&&e.format.servers.length>0)
for(
let e of t)
this.#i.add(e);
return e.servers.map(r=>({
server:r,
reading:e,
folder:n,
scopes:t}))})}
find(e,t,n,r){
let i=this.#o(t);
for(
let t of n){
for(
let n of D_(r)){
let r=i.get(_O(`at`,n,t,e));
if(r!==void 0)
return r}
let n=i.get(_O(`below`,r,t,e))??i.get(_O(`at`,`~/`,t,e));
if(n!==void 0)
return n}}
all(e,t,n,r){
let i=new Set([...D_(r),`~/`]);
return this.everywhere(e,t,n).filter(e=>i.has(e.folder)||e.folder.startsWith(r))}
of(e){
return this.#e.filter(({
scopes:t})=>t.includes(e))}
everywhere(e,t,n){
let r=this.#n.get(t)??At(this.#e,({
server:e})=>t(e.name));
this.#n.set(t,r);
return(r.get(e)??[]).filter(e=>e.scopes.some(e=>n.includes(e)))}
anywhere(e,t,n){
let r=this.#o(t);
for(
let t of n){
let n=r.get(_O(`below`,``,t,e));
if(n!==void 0)
return n}}
names(e,t){
let n=this.#r.get(e)??new Map;
this.#r.set(e,n);
let r=n.get(t.join());
if(r!==void 0)
return r;
let i=new Set(t);
let a=this.#e.filter(e=>e.scopes.some(e=>i.has(e)));
let o=[...new Set(a.map(({
server:t})=>e(t.name)))];
n.set(t.join(),o);
return o}
fileOf(e,t){
return this.#a.get(`${e}\n${t}`)}
hasUserFiles(e){
return e.some(e=>this.#i.has(e))}
#o(e){
let t=this.#t.get(e);
if(t!==void 0)
return t;
let n=new Map;
let r=(e,t)=>{
n.has(e)||n.set(e,t)};
for(
let t of this.#e){
let n=e(t.server.name);
for(
let e of t.scopes){
r(_O(`at`,t.folder,e,n),t);
if(t.folder===`~/`)
continue;
for(
let i of D_(t.folder))
r(_O(`below`,i,e,n),t)}}
this.#t.set(e,n);
return n}};
function _O(e,t,n,r){
return[e,t,n,r].join(`
`)}
function vO(e){
let t=new Set(e);
let n=({
id:e,
client:n,
unread:r})=>!r&&(t.has(`format ${e}`)||[n,...bO(e)].some(e=>t.has(`client ${e}`)));
return A().flatMap(e=>n(e)?e.files.filter(e=>!e.includes(`*`)):[])}
function yO({
client:e,
format:t}){
let n=new Set([e.id,...bO(t.id)]);
let r=[`format ${t.id}`,`anybody`];
for(
let e of n)
r.push(`client ${e}`);
t.dialect?.open&&r.push(`client *`);
return r}
function bO(e){
return jn(`readsToo`).filter(({
readsToo:t})=>t?.includes(e)).map(({
client:e})=>e)}
const xO=nT(e=>{
let t=new gO(e);
let n=[];
let r=[];
for(
let i of e.readings){
if(i.format.references===void 0)
continue;
for(
let e of G_(i.document,i.format)){
let a=SO(e,i,t);
a===void 0?r.push({...e,
reading:i}):n.push(a)}}
return{
servers:t,
references:n,
strays:r}});
function SO(e,t,n){
let[r]=e.named;
if(r===void 0)
return;
let{
spell:i,
scopes:a}=CO(e.fact,t.client);
let o=M_(t);
let s=TO(e.fact.form)?EO:i;
let c=e.named.some(({
server:t})=>e.fact.bundled?.test(t));
let l={...e,
reading:t,
spell:i,
written:s,
scopes:a,
folder:o,
isBundled:c};
for(
let t of[...e.named].reverse()){
let e=n.find(s(t.server),i,a,o);
if(e!==void 0)
return{...l,
meant:t,
definition:e}}
return{...l,
meant:r,
definition:void 0}}
function CO({
among:e,
server:t},n){
let r=e?.map(e=>`format ${e}`)??[`client ${n.id}`];
r.push(`client *`);
return{
spell:t??n.toolNames?.server??EO,
scopes:r}}
function wO(e,t,n){
let{
spell:r,
scopes:i}=CO(e,t);
return xO(n).servers.names(TO(e.form)?r:EO,i)}
function TO(e){
return e===`mcp__S__T`||e===`mcp_S_T`||e===`S_T`}
function EO(e){
return e}
function DO(e,t){
return xO(e).references.filter(e=>OO(e,t))}
function OO(e,t){
let{
definition:n,
spell:r,
written:i,
named:a,
text:o,
fact:s,
isBundled:c}=e;
let l=r(t);
if(n!==void 0)
return r(n.server.name)===l;
if(a.some(({
server:e})=>i(e)===l))
return!0;
if(c)
return l!==``&&a.some(({
server:e})=>e.endsWith(`_${l}`));
return s.form===`S_T`&&kO(o,`${l}_`)}
function kO(e,t){
let n=e.indexOf(`*`);
return n>0&&n===e.length-1&&t.startsWith(e.slice(0,n))}
const AO=[`info`,`warning`];
const jO=[...$r,`no-fix`];
function MO(e){
PO(e);
return{...pO(e),
format:ND(e,`format`,Ac)??`text`,...X(`output`,e.value(`output`)),
targets:ID(e,`target`),...X(`spec`,e.value(`spec`)),...X(`stdinFilename`,e.value(`stdin-filename`)),
rules:FO(e),
unfixed:IO(e),...X(`mending`,NO(e)),
unsafeFixes:e.has(`unsafe-fixes`),
failOn:ND(e,`fail-on`,Js)??`error`,...X(`maxWarnings`,RO(e)),...X(`baseline`,e.value(`baseline`)),
updateBaseline:e.has(`update-baseline`),
requireFiles:e.has(`require-files`),
quiet:e.has(`quiet`),
infos:ND(e,`show`,AO)===`info`,...X(`color`,oO(e))}}
function NO(e){
if(e.has(`fix`))
return`fix`;
return e.has(`diff`)?`diff`:void 0}
function PO(e){
if(e.value(`fail-on`)===`never`&&e.has(`max-warnings`))
throw mD(`--fail-on never`,`--max-warnings`);
if(e.has(`unsafe-fixes`)&&!e.has(`fix`)&&!e.has(`diff`))
throw new H(`"--unsafe-fixes" needs "--fix" or "--diff"`);
for(
let t of[`stdin-filename`,`update-baseline`])
if(e.has(`fix`)&&e.has(t))
throw mD(`--fix`,`--${t}`);
for(
let t of[`format`,`update-baseline`])
if(e.has(`diff`)&&e.has(t))
throw mD(`--diff`,`--${t}`);
if(e.has(`stdin-filename`)&&e.positionals.length>0)
throw new H(`"--stdin-filename" reads standard input only, but ${I(e.positionals[0]??``)} is given too`)}
function FO(e){
return new Map(LO(e).flatMap(([e,t])=>t===`no-fix`?[]:[[e,t]]))}
function IO(e){
return new Set(LO(e).flatMap(([e,t])=>t===`no-fix`?[e]:[]))}
function LO(e){
return e.values(`rule`).map(e=>{
let[t=``,n,r]=e.split(`=`);
if(t===``||n===void 0||r!==void 0)
throw new H(`"--rule" needs <id>=<${jO.join(`|`)}>, but has ${I(e)}`);
return[t,PD(jO,n,I(`--rule ${t}`))]})}
function RO(e){
let t=e.value(`max-warnings`);
if(t===void 0)
return;
if(!/^\d{1,9}$/.test(t))
throw new H(`"--max-warnings" needs a whole number from 0 up, but has ${I(t)}`);
return Number(t)}
async function zO(e){
let n=ED();
let r=e.updateBaseline?await KO(n):void 0;
let i={...e,
files:Ne,
cwd:n,
document:GO(e),
saveBaseline:r};
if(e.mending===`diff`)
return HO(e,i);
let a=e.mending===void 0?await eD(i):await BO(e,i);
let o={...jD(n,a.root),
color:a.findings.length>0&&e.output===void 0&&await kD(e.color),
quiet:e.quiet,
infos:e.infos,
failOn:e.failOn,
loadRules:async()=>t.readRules()};
let s=e.format===`markdown`?await VO(a,i,o):void 0;
let c=await jc(e.format,a,{...o,
diff:s});
if(e.output===void 0){
DD(c);
a.files.length===0&&a.pages===void 0&&e.format===`text`&&!i.user&&!e.requireFiles&&OD(`"--user" also looks in the home directory`)}else{
await qO(e.output,c,n);
OD(uc(a))}
if(e.requireFiles&&a.files.length===0)
throw new H(`no MCP configuration was found, and --require-files asks for some`);
return e.updateBaseline?0:hD(a,e)}
async function BO(e,t){
let[{
mend:n},{
sayNotMade:r,
whyShutIn:i,
writeMended:a}]=await Promise.all([Q(`./fixing.js`,`fixing_exports`),Q(`./mending.js`,`mending_exports`)]);
let o=i(t.cwd);
let{
together:s,
report:c,
notMade:l}=await n(t,{
safeties:WO(e),
whyShut:o});
a(s,t.cwd);
r(l,jD(t.cwd,c.root));
return c}
async function VO(e,t,{
repositoryPath:n}){
if(t.document!==void 0||[...e.fixes.values()].every(({
safety:e})=>e!==`safe`))
return``;
let{
diffOf:r,
mend:i}=await Q(`./fixing.js`,`fixing_exports`);
let{
files:a}=await i(t,{
safeties:[`safe`],
whyShut:await UO(t)});
return r(a,{
pathOf:n,
isForPrograms:!0}).text}
async function HO(e,t){
let{
diffOf:n,
mend:r}=await Q(`./fixing.js`,`fixing_exports`);
let i=await UO(t);
let{
files:a,
report:o,
notMade:s}=await r(t,{
safeties:WO(e),
whyShut:i});
let c=jD(t.cwd,o.root);
let{
repositoryPath:l}=c;
let{
text:u,
leftOut:d}=n(a,{
pathOf:l,
isForPrograms:e.output!==void 0});
e.output===void 0?DD(Si(u)):await qO(e.output,u,t.cwd);
let f=d===0?``:`; ${L(d,`part`)} left out, which would show a secret`;
s.length>0&&(await Q(`./mending.js`,`mending_exports`)).sayNotMade(s,c);
OD(`${a.length===0?`nothing to fix`:`with --fix: ${uc(o)}`}${f}`);
return a.length===0?0:1}
async function UO({
cwd:e,
document:t}){
return t===void 0?(await Q(`./mending.js`,`mending_exports`)).whyShutIn(e):()=>void 0}
function WO({
unsafeFixes:e}){
return e?[`safe`,`unsafe`]:[`safe`]}
function GO({
stdinFilename:e}){
return e===void 0?void 0:{
path:e,
content:bD()}}
async function KO(e){
let{
replaceFile:t}=await Q(`./replace-file.js`,`replace_file_exports`);
return(n,i)=>t((0,r.resolve)(e,n),i,e)}
async function qO(e,t,i){
let a=await KO(i);
try{
a(e,t)}catch(t){
if(t instanceof H)
throw t;
let i=(0,n.existsSync)((0,r.dirname)(e))?m(t):`its folder does not exist`;
throw new H(`the report cannot be written to ${I(e)}: ${i}`)}}
var JO=e.__exportAll({
default:()=>YO});
var YO=rO({
id:`lint`,
order:0,
takes:`[path\u2026]`,
summary:`lint files or folders (default: .)`,
options:[iO(Ac),{
name:`output`,
value:`<file>`,
summary:`write the report there; one line of summary goes to standard error`},{
name:`target`,
value:`<client,\u2026>`,
summary:`also report what these clients would reject, ignore or lose; may be repeated`},sO,{
name:`spec`,
value:`<revision>`,
summary:`protocol revision of saved tool lists and results (default: as they show it)`},{
name:`stdin-filename`,
value:`<path>`,
summary:`read one document from standard input, as if it lay there`},...cO,{
name:`rule`,
value:`<id>=<${jO.join(`|`)}>`,
summary:`set the severity of a rule, or leave its findings unmended; may be repeated`},{
name:`fail-on`,
value:Js.join(`|`),
summary:`the least severity that ends with exit code 1 (default: error)`},{
name:`max-warnings`,
value:`<n>`,
summary:`end with exit code 1 when there are more warnings`},{
name:`fix`,
excludes:`diff`,
summary:`mend what has one right remedy, and report what is left`},{
name:`unsafe-fixes`,
summary:`with --fix or --diff: also what may change the meaning of a file`},{
name:`diff`,
summary:`show what --fix would change, and change nothing`},uO,{
name:`baseline`,
value:`<file>`,
summary:`leave out the findings recorded there`},{
name:`update-baseline`,
summary:`record the present findings in the baseline, and report none`},{
name:`require-files`,
summary:`end with exit code 2 when there is no MCP configuration`},{
name:`quiet`,
summary:`list errors only; the summary counts all`},{
name:`show`,
value:AO.join(`|`),
excludes:`quiet`,
summary:`the least severity that text lists (default: warning); other formats have all`},...aO],
read:MO,
run:zO});
function XO(e,t){
let n=S(e);
let r=new Map;
return{
has:e=>{
let r=ZO(n,e);
return r===void 0?void 0:t.has(r)},
head:(e,r)=>{
let i=ZO(n,e);
return i===void 0?void 0:t.head(i,r)},
folders:e=>{
let r=ZO(n,e);
return r===void 0?[]:t.folders(r)},
isTop:e=>{
let r=ZO(n,e);
return r!==void 0&&t.isTop(r)},
document:e=>{
let i=ZO(n,e);
if(i===void 0)
return;
r.has(i)||r.set(i,QO(i,t));
return r.get(i)}}}
function ZO(e,t){
if(t===``||t.includes(`\0`)||t.startsWith(`/`))
return;
let n=y(e,t);
return n===`..`||n.startsWith(`../`)?void 0:n}
function QO(e,t){
let n=t.head(e,262145);
if(n===void 0||n.length>262144)
return;
let r={
path:e,
text:new TextDecoder().decode(n),
problems:[]};
if(e.endsWith(`.json`))
return VC(r);
if(!e.endsWith(`.jsonc`))
return BC(r,`markdown`);
return VC({...r,
text:aw(r.text)})}
var $O=e.__exportAll({
FileReading:()=>ek});
var ek=class e{
document;
client;
format;
owner;
others;
targets;
protocol;
names;
snippet;
isKept=!1;
#e;
#t;
#n;
#r;
#i;
constructor(e,t,{
protocol:n,
around:r},i){
let{
client:a,
format:o,
owner:s,
others:c,
targets:l}=t;
this.document=e;
this.#t=t;
this.client=a;
this.format=o;
this.owner=s;
this.others=c;
this.targets=l;
this.snippet=i;
this.protocol=n;
this.names=RS(this.maps,o);
this.#e=r}
get maps(){
this.#n??=BS(this.document,this.format);
return this.#n}
get servers(){
this.#r??=YS(this.document,this.format,this.maps);
return this.#r}
get publishable(){
return this.#e.isPublishable(this.document.path)}
lacks(e){
return this.#e.isMissing(e,this.document.path)}
ignores(e){
return this.#e.isIgnored(e)}
get neighbours(){
this.#i??=XO(this.document.path,this.#e.files);
return this.#i}
of(t){
return new e(t,this.#t,{
protocol:this.protocol,
around:this.#e},this.snippet)}
keep(){
this.isKept=!0}
forget(){
this.#n=void 0;
this.#r=void 0;
this.#i=void 0}};
var tk=e.__exportAll({
SavedLists:()=>nk});
var nk=class{
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
let a=r??(i?void 0:this.#t.get(N_(t)+e+`.tools.json`));
return a&&Nu(a)}};
function rk(e){
return e}
function ik(e,t,n=`safe`){
return lk(n,`rename ${dk(e)} to ${I(t)}`,{
do:`rename`,
at:e,
to:t})}
function ak(e,t=`unsafe`){
return lk(t,`remove ${dk(e)}`,{
do:`remove`,
at:e})}
function ok(e,t,n=`safe`){
return lk(n,`write ${typeof t==`string`?I(t):JSON.stringify(t)}`,{
do:`set`,
at:e,
value:t})}
function sk(e,t,n,r=`safe`){
return lk(r,`write ${I(n)}`,{
do:`rewrite`,
at:e,
within:t,
text:n})}
function ck(e,t,n=`safe`){
return lk(n,`add ${dk(e)}`,{
do:`add`,
at:e,
value:t})}
function lk(e,t,...n){
return{
title:t,
safety:e,
changes:n}}
function uk(e){
return e&&{...e,
forAll:!0}}
function dk(e){
let t=e.at(-1)??``;
return typeof t==`number`?`item ${t+1}`:I(t)}
const fk=new WeakMap;
function pk(e,t){
if(t.length===0)
return!1;
let n=fk.get(t)??new Set(t.map(({
place:e})=>JSON.stringify(e.route)));
fk.set(t,n);
return n.has(JSON.stringify(e))}
function mk({
format:{
writes:e,
dialect:t}}){
return e!==void 0&&t?.starts===void 0&&t?.urls===void 0}
function hk(){
let e=2e4;
return(t,n)=>{
e-=n.length;
return e<0?void 0:V(t,n)}}
let gk;
function _k(e){
if(e.transport!==`stdio`)
return[];
let t=mg(e).map(({
value:e})=>e.toLowerCase());
let n=om(t);
if(n===void 0)
return[];
let r=e=>t.some(t=>t.startsWith(e.toLowerCase()));
return e.fields.flatMap(e=>{
let{
key:t,
value:i}=e;
if(/^(?:http_?)?headers$/i.test(t))
return D(i)&&!Object.keys(i).every(r)?[{
bridge:n,
field:e,
is:`headers`}]:[];
return(gk??=/^(?:server_?|http_?)?ur[il]$/i).test(t)&&typeof i==`string`&&i.includes(`://`)&&!n.hasAddress?[{
bridge:n,
field:e,
is:`address`}]:[]})}
function vk(e,t){
return _k(e).some(({
field:e})=>e.key===t)}
function*yk(e,t){
let n=new Map;
let r;
let i=new Map;
for(
let a of e){
if(r===void 0||!Ck(a.route,r)){
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
function bk(e,t){
let n=Sk.get(e);
if(n!==void 0)
return n;
let r=new Set;
let i=e.servers.filter(e=>!e.off&&tv(e,t));
for(
let{
server:e,
first:n}of yk(i,(e,n)=>t.server(ev(n,t))))
rv(t,ev(n,t),ev(e,t))&&r.add(n).add(e);
Sk.set(e,r);
return r}
function xk(e,t,n,r){
let{
path:i}=e.document;
if(i===t.document.path)
return``;
let a=I(M_(t).slice(0,-1));
return`; the other one is in ${I(i)}${r?`, which ${n} reads in ${a} too`:``}`}
const Sk=new WeakMap;
function Ck(e,t){
if(e.length!==t.length)
return!1;
for(
let n=0;n<e.length-1;n+=1)
if(e[n]!==t[n])
return!1;
return!0}
function wk(e,t){
let n=Ok(e,t);
return Dk(e,[...n,...n.flatMap(kk)])}
function Tk(e,t){
let n=Ok(e,t,`-mcp`);
return Dk(e,[...n,...n.flatMap(kk)])}
function Ek(e,t){
return Dk(e,[t])}
function Dk(e,t){
let n=t.filter(t=>t!==e.name);
return n.length===0?void 0:{
safety:`unsafe`,
server:e.name,
names:n}}
function Ok(e,t,n=``){
let{
name:r,
dialect:i}=e;
let a=Z_(t);
let o=yt(r).trim();
let s=o.replace(/[^A-Za-z0-9_-]+/g,`-`).replace(/^[-_]+|(?<![-_])[-_]+$/g,``);
let c=[a?.server(r)??s,s,s.replaceAll(`_`,`-`).toLowerCase()];
if(/[^\x20-\x7e]/.test(o))
return[];
return[...new Set(c.map(e=>e+n))].filter(e=>/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(e)&&yh({
name:e,
dialect:i},a).length===0&&Ch({
name:e,
dialect:i})===void 0)}
function kk(e){
let t=e.includes(`_`)&&!e.includes(`-`)?`_`:`-`;
return Array.from({
length:8},(n,r)=>`${e}${t}${r+2}`)}
const Ak=new Set([`autoApprove`,`trust`,`alwaysLoad`,`toolPolicy`,`enabled`,`disabled`]);
function jk(e,t,n,r){
if(e.fields.some(({
key:e})=>e===n))
return;
let i=Ik(e,t,n,r);
if(i===void 0||!Nk(e,n))
return;
let a=n===$m(e.dialect,`url`)?Pk(e,t):void 0;
let o=Ak.has(r)||a?.isGuess?`unsafe`:`safe`;
let s={
do:`rename`,
at:t.route,
to:n};
return lk(o,`rename ${I(t.key)} to ${I(n)}${a===void 0?``:` and add ${I(a.key)}`}`,...a===void 0?[]:[{
do:`add`,
at:[...t.route.slice(0,-1),a.key],
value:a.word}],s,...i)}
function Mk(e,t,n,r){
let i=e.dialect.fields[n];
if(i===void 0||i.is!==r||i.form!==void 0||!Nk(e,n))
return;
return e.fields.some(({
key:e})=>e===n)?void 0:[{
do:`rename`,
at:t.route,
to:n}]}
function Nk({
dialect:e,
transport:t},n){
let r=e.fields[n]?.for;
return r===void 0||t===void 0||r.includes(t)}
function Pk(e,{
value:t}){
let{
dialect:n,
declared:r}=e;
let i=n.transportKey;
if(i===null||r!==void 0||typeof t!=`string`||nh(e))
return;
let{
urlReaction:a,
url:o}=n.inferred;
if(a.effect===`fine`&&o!==`sse`)
return;
if(Wm(e).some(({
meaning:e})=>e===`transport`))
return;
let[s,...c]=dh(n,t);
return s===void 0?void 0:{
key:i,
word:s,
isGuess:c.length>0}}
const Fk={
command:Z,
args:Ir,
env:Vk,
headers:Vk,
url:Z,
cwd:Z,
envFile:Z,
toolsAllowed:Ir,
toolsDenied:Ir,
enabled:zk,
disabled:zk,
name:Z,
description:Z,
timeout:Bk,
startupTimeout:Bk,
retries:Bk,
auth:Bk,
oauth:Bk,
headersHelper:Bk,
toolPolicy:Bk};
function Ik(e,t,n,r){
let{
value:i,
route:a}=t;
let o=e.dialect.fields[n];
if(o===void 0||o.form!==void 0)
return;
let s=e=>e===i?[]:[{
do:`set`,
at:a,
value:e}];
if(o.is===`commandLine`){
if(Ir(i))
return i.length>0?[]:void 0;
return Z(i)&&!/\s/.test(i)&&r!==`args`&&!Rk(e)?s([i]):void 0}
if(o.is===`transport`){
let t=Z(i)?Lk(e,i):void 0;
return t===void 0?void 0:s(t)}
return Fk[o.is]?.(i)??!0?[]:void 0}
function Lk(e,t){
let{
spellings:n}=e.dialect;
let r=oh(e,Lh(t));
if(r===void 0)
return;
if(Object.hasOwn(n,t)&&n[t]===r)
return t;
return ch(e.dialect,r)}
function Rk(e){
let t=$m(e.dialect,`args`);
return e.fields.some(({
key:e,
fact:n})=>e===t||e===`args`||n?.is===`args`)}
function Z(e){
return typeof e==`string`}
function zk(e){
return typeof e==`boolean`}
function Bk(){
return!1}
function Vk(e){
return D(e)&&Object.values(e).every(Z)}
function Hk({
snippet:e},t){
return e===void 0?`this file`:t}
exports.Divided=Ze;
exports.EntryServer=Em;
exports.FileFault=l;
exports.MARK=Zr;
exports.MAX_LENGTH=yC;
exports.MAX_LISTED=1e3;
exports.MAX_PLACES=25e4;
exports.ParsedDocument=RC;
exports.PlaceNode=NC;
exports.PlaceTree=PC;
exports.PlacesBack=hw;
exports.Redacted=Rs;
exports.Rewriting=mw;
exports.SECTION=`mcp-lint`;
exports.Session=JE;
exports.Spans=hs;
exports.TooDeep=xC;
exports.Unclaimed=QE;
exports.UsageError=H;
exports.Whole=_w;
exports.Within=pt;
exports.WrittenDate=xw;
exports.adding=ck;
exports.alikeIn=bk;
exports.amend=pd;
exports.answersIn=en;
exports.answersOf=Mu;
exports.anyOf=R;
exports.approvedAll=fm;
exports.areMerged=rv;
exports.areTexts=Ir;
exports.areTooMany=Su;
exports.argumentsOf=UD;
exports.asVariable=Mx;
exports.assignment=mi;
exports.at=Mt;
exports.atMostOne=LD;
exports.atPortByVariable=Fg;
exports.atSpan=Nt;
exports.baseName=ht;
exports.basename=C;
exports.below=P;
exports.bracesIn=GD;
exports.bracketSigns=bi;
exports.bridgedFields=_k;
exports.brokenNameRules=yh;
exports.bytesIn=hi;
exports.causeOf=m;
exports.checkDocument=$u;
exports.checkHome=dO;
exports.checkedFile=Pc;
exports.choice=ND;
exports.clashes=yk;
exports.cli_exports=QD;
exports.clientAsOf=Ar;
exports.clientFor=QT;
exports.clientIds=$T;
exports.clientNames=Vn;
exports.codeOf=g;
exports.color=aO;
exports.colorOf=oO;
exports.compareText=lc;
exports.confidenceOf=nc;
exports.config=cO;
exports.configOf=lO;
exports.conflictProblem=$C;
exports.consequence=sc;
exports.containerExec=Ap;
exports.containerRun=kp;
exports.contradictsItsFields=sh;
exports.costsOnlyServer=oc;
exports.count=L;
exports.decodeJson=lC;
exports.decodeJson5=uC;
exports.decodeToml=dC;
exports.decodeYaml=fC;
exports.decoded=Yr;
exports.defaultIn=Od;
exports.defineClient=Yt;
exports.defineCommand=rO;
exports.defineRule=rk;
exports.defineSyntax=bc;
exports.delicate=Ak;
exports.dirname=S;
exports.disk=Ne;
exports.eachString=Hr;
exports.elsewhere=xk;
exports.emptyCommand=Rh;
exports.emptyProblem=QS;
exports.entriesOf=Rt;
exports.environmentOf=WD;
exports.examine=tD;
exports.exitCode=hD;
exports.expandableStrings=Wd;
exports.expandedElsewhere=Ud;
exports.expandedHere=Gd;
exports.expandedIn=Pd;
exports.extent=FC;
exports.failLevels=Js;
exports.fails=Ys;
exports.faultOf=K_;
exports.fieldFor=zt;
exports.fieldForNames=zf;
exports.fieldMeaning=Dh;
exports.fileWord=pg;
exports.filesAsked=pO;
exports.filesBelow=Qn;
exports.filesFor=vO;
exports.filesIn=Zn;
exports.filesOptions=fO;
exports.findConflict=QC;
exports.finished=wc;
exports.fits=Br;
exports.fittingSpellings=uh;
exports.fittingTransport=oh;
exports.fix=lk;
exports.folderHolding=N_;
exports.folderOf=M_;
exports.foldersAbove=O_;
exports.forAll=uk;
exports.forShowIn=ux;
exports.foreignMap=nS;
exports.foreignMaps=rS;
exports.foreignUses=Sn;
exports.formFor=$_;
exports.format=iO;
exports.formatNamed=xr;
exports.formatsOf=Un;
exports.formatsWith=jn;
exports.getOwn=jC;
exports.gitFolders=se;
exports.githubOwner=KD;
exports.globGroups=xu;
exports.globs=bu;
exports.gluedPassword=Dt;
exports.grouped=At;
exports.hasInvisible=bt;
exports.hasMeaning=th;
exports.hasSection=vu;
exports.hideLiterals=z;
exports.hideWhole=ts;
exports.holdsDotfiles=Yn;
exports.idleWithout=d_;
exports.inert=Si;
exports.inputUses=jf;
exports.inputsOf=Af;
exports.isAbsolute=v;
exports.isAlike=fd;
exports.isAmong=j_;
exports.isBlank=ZS;
exports.isBridged=vk;
exports.isComparable=tv;
exports.isCompletion=Ad;
exports.isFilledIn=Kd;
exports.isFolder=Ye;
exports.isForOneProject=A_;
exports.isForThisMachine=ab;
exports.isFound=Ff;
exports.isGarbled=p_;
exports.isHonoured=Ph;
exports.isManaged=rr;
exports.isMap=hO;
exports.isMarkdown=SE;
exports.isMoved=$h;
exports.isNameless=Ah;
exports.isNearby=_h;
exports.isNone=ym;
exports.isObject=D;
exports.isOddToken=wh;
exports.isOfPart=Lm;
exports.isOfProject=k_;
exports.isOfUser=E_;
exports.isOn=Pp;
exports.isOnceMore=Zs;
exports.isOneSlip=Ks;
exports.isOutside=Ec;
exports.isPassedOver=Fw;
exports.isPastedKey=FS;
exports.isPlainResult=mn;
exports.isPlainToolList=un;
exports.isRead=wm;
exports.isRefused=pk;
exports.isRelativePath=fg;
exports.isRemedy=kd;
exports.isReplaced=tT;
exports.isSameRoute=zr;
exports.isSecretName=Y;
exports.isStamped=zD;
exports.isStartable=MS;
exports.isTakenOut=xb;
exports.isTerminal=gD;
exports.isTooLong=Sh;
exports.isToolName=TO;
exports.isUrl=Jr;
exports.isVersionRange=kr;
exports.isWholeServer=pS;
exports.isWrapper=LS;
exports.itemsAt=VD;
exports.join=y;
exports.joinedWord=zh;
exports.keyInWords=ew;
exports.keyOf=Eh;
exports.keysOfVariables=Pf;
exports.kindOf=Rr;
exports.kindOfSyntax=wd;
exports.knownTools=iv;
exports.lacksOpening=XS;
exports.lateYes=g_;
exports.leadsOut=te;
exports.lettersOf=jt;
exports.levels=$r;
exports.lineEnd=kC;
exports.lineOf=vh;
exports.lint=eD;
exports.list=wi;
exports.loadClient=Fn;
exports.loadConfig=Au;
exports.loadKnown=rE;
exports.loadKnownRules=sE;
exports.loadLayout=mO;
exports.loadParsers=ow;
exports.loadParsersOf=sw;
exports.loadValidator=Ju;
exports.looksLikeServer=Lt;
exports.losesServer=ac;
exports.made=Sc;
exports.mapsRead=tS;
exports.masked=ah;
exports.maskedUnder=ta;
exports.mayBeAddress=rm;
exports.mayBeUnmistakable=rb;
exports.mayHaveStrangers=Um;
exports.mayHoldReference=Rd;
exports.maySpellWithEscapes=St;
exports.meaningAt=Vf;
exports.meansPlugin=yf;
exports.memory=Qe;
exports.mentionsIn=G_;
exports.milder=ic;
exports.misplacedServers=aS;
exports.movedBack=gw;
exports.nameLimitOf=Q_;
exports.nameOf=kh;
exports.namedIn=I_;
exports.names=ID;
exports.needsNoWord=mh;
exports.noServer=Ug;
exports.none=RD;
exports.nothing=zC;
exports.npmSpecifier=Wp;
exports.objectionTo=Cu;
exports.onceMore=Xs;
exports.oncePer=nT;
exports.oneOf=PD;
exports.onlyLocal=rh;
exports.openPatternsIn=q_;
exports.optionWithValue=Kh;
exports.optional=X;
exports.outcomeOf=nd;
exports.overlay=ut;
exports.own=O;
exports.ownKey=$m;
exports.ownNameFor=jk;
exports.ownNameMeant=vf;
exports.packageAsFile=y_;
exports.packageRun=$p;
exports.packagesOf=HD;
exports.parsePart=vw;
exports.parseSource=dw;
exports.parseStrictJson=VC;
exports.partOf=ev;
exports.passedOver=Kt;
exports.passwordAfter=ao;
exports.pathFromHere=Dc;
exports.placeOfName=Th;
exports.placeholdersIn=Fd;
exports.plainLines=Ci;
exports.plainPath=Ft;
exports.plainWords=um;
exports.podExec=Mp;
exports.print=DD;
exports.printable=F;
exports.programIndex=K;
exports.programName=G;
exports.programWithArguments=cm;
exports.pypiSpecifier=Gp;
exports.quote=I;
exports.reactionToRoot=qx;
exports.readAtTop=eT;
exports.readServers=YS;
exports.readSnippet=Zw;
exports.readSource=nl;
exports.readStdin=bD;
exports.readerOf=jh;
exports.redact=Fs;
exports.referencesIn=xO;
exports.referencesTo=DO;
exports.refusalOf=If;
exports.refusedAnywhere=Lf;
exports.registry=A;
exports.relative=x;
exports.remedyFor=nv;
exports.remembered=Di;
exports.removing=ak;
exports.renamedAsServer=Tk;
exports.renamedPlainly=wk;
exports.renamedTo=Ek;
exports.renaming=ik;
exports.render=jc;
exports.renderingAt=jD;
exports.renderingOnTerminal=MD;
exports.reportOf=Nc;
exports.reportOn=nD;
exports.repositoryPaths=CD;
exports.reservedName=Ch;
exports.resolve=b;
exports.resultsIn=Fu;
exports.rewriting=sk;
exports.rootKeys=Er;
exports.routesAt=Vr;
exports.runnerCall=q;
exports.runsElsewhere=mk;
exports.say=OD;
exports.saysTransport=hS;
exports.scanJson=pC;
exports.secrecyOf=ia;
exports.secretsBelow=tb;
exports.secretsIn=ib;
exports.serverFinder=Hf;
exports.serverMaps=BS;
exports.serversFor=wO;
exports.setOwn=AC;
exports.settingsUses=JD;
exports.severityOf=rc;
exports.sha1=Tv;
exports.sha256=jv;
exports.shownTo=xh;
exports.slashes=Me;
exports.soundTools=Pu;
exports.spanOf=Pt;
exports.speaksOfMcp=It;
exports.spell=Td;
exports.spellWithDefault=Ed;
exports.spellingOf=ch;
exports.splitLine=b_;
exports.splitsCommand=dm;
exports.standInsIn=cf;
exports.starsMatch=nO;
exports.startOf=w;
exports.startableIn=jS;
exports.startedFile=Qh;
exports.startsSomehow=nh;
exports.startsWith=N;
exports.strangers=Wm;
exports.subjectOf=Mh;
exports.suggest=V;
exports.suggestions=hk;
exports.summaryLine=uc;
exports.summaryOf=Oc;
exports.suspicionIn=Eb;
exports.switchIn=Fh;
exports.takesBlock=Bt;
exports.takesComments=Ut;
exports.takesDefault=Dd;
exports.takesJson5=Gt;
exports.takesTrailingCommas=Wt;
exports.targetFor=Dw;
exports.tellingIn=Is;
exports.text=Tc;
exports.textAt=Lr;
exports.textOf=Cc;
exports.textsOf=hg;
exports.thisFile=Hk;
exports.tokensOf=rw;
exports.tooDeep=vC;
exports.tooLong=bC;
exports.toolAround=Lu;
exports.toolNamesOf=Z_;
exports.toolsIn=Nu;
exports.touches=IC;
exports.transportNamed=Lh;
exports.transportWord=Lk;
exports.uncallableAddress=Wf;
exports.underOwnName=Mk;
exports.undisguise=yt;
exports.unfilledAddress=Gf;
exports.unitOf=Ht;
exports.unmistakableIn=nb;
exports.unparsed=BC;
exports.unreadKeys=Pw;
exports.unreadServers=Iw;
exports.untypedReaction=ih;
exports.upwards=D_;
exports.user=uO;
exports.userFiles=WT;
exports.userFiles$1=Pn;
exports.usualDocuments=Ou;
exports.valueAt=M;
exports.variableIn=Rf;
exports.variableNamedLike=jx;
exports.variableWithin=Nx;
exports.warning=Xr;
exports.weighed=f_;
exports.withDots=Hs;
exports.withoutBracketed=yi;
exports.withoutMap=IS;
exports.wordToRun=qh;
exports.wording_exports=qs;
exports.wordsOf=mg;
exports.workingDirectory=ED;
exports.wrappedIn=NS;
exports.writing=ok;
exports.writtenText=BD;
exports.wrongNames=Jt;
function Q(e,t){
return Promise.resolve().then(()=>require(e)[t])}
function $(t,n){
return Promise.resolve().then(()=>e.__toESM(require(t)[n](),1))}
exports.rolldownRuntime=e;
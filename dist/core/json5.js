"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./json2.js");
const n=require("./yaml.js");
function r(n){
let r=a(n.text);
return r===void 0?t.parseOtherJson(n):new e.ParsedDocument(n,i,r)}
const i={
language:`json`,
decode:e.decodeJson5,
read:e=>a(e)??t.readJson(e)};
function a(e){
let r=d(e);
let{
value:i,
problems:a,
places:o,
comments:s}=t.readJson(r.text);
if(a.some(({
kind:e})=>e===`syntax`||e===`limits`||e===`empty`))
return;
let c=e=>r.back(e);
return{
value:i,
problems:a.map(({
related:e,...t})=>({...t,
span:n.movedBack(t.span,c),...e&&{
related:{...e,
span:n.movedBack(e.span,c)}}})),
places:()=>new n.PlacesBack(o?.(),c),
comments:()=>(s?.()??[]).map(e=>({...e,
span:n.movedBack(e.span,c)}))}}
const o=/\/\/[^\n\r\u2028\u2029]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/y;
const s=/"(?:[^"\\\n\r]|\\(?:\r\n|[\s\S]))*"|'(?:[^'\\\n\r]|\\(?:\r\n|[\s\S]))*'/y;
const c=/[\p{L}$_][\p{L}\p{N}\p{Mn}\p{Mc}\p{Pc}$\u200c\u200d]*/uy;
const l=/[+-]?(?:0[xX][\da-fA-F]+|Infinity|NaN|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
const u=/[\s\ufeff]*(?:(?:\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)[\s\ufeff]*)*:/y;
function d(e){
let t=new n.Rewriting(e);
for(
let n=0;n<e.length;){
let r=f(o,e,n);
if(r!==void 0){
n+=r.length;
continue}
let i=f(s,e,n);
if(i!==void 0){
let e=g(i);
e!==i&&t.replace(n,n+i.length,e);
n+=i.length;
continue}
let a=f(c,e,n);
if(a!==void 0){
f(u,e,n+a.length)===void 0?(a===`Infinity`||a===`NaN`)&&t.replace(n,n+a.length,p):t.replace(n,n+a.length,JSON.stringify(a));
n+=a.length;
continue}
let d=f(l,e,n);
if(d===void 0)
n+=1;else{
let e=m(d);
e!==d&&t.replace(n,n+d.length,e);
n+=d.length}}
return t}
function f(e,t,n){
e.lastIndex=n;
return e.exec(t)?.[0]}
const p=`1e999`;
function m(e){
let t=e.startsWith(`-`)?`-`:``;
let n=e.replace(/^[+-]/,``);
if(/^[IN]/.test(n))
return t+p;
if(/^0x/i.test(n))
return`${t}${Number(n)}`;
return t+n.replace(/^\./,`0.`).replace(/\.(?=$|[eE])/,``)}
const h={
b:`\b`,
f:`\f`,
n:`
`,
r:`\r`,
t:`	`,
v:`\v`,
0:`\0`};
function g(e){
if(e.startsWith(`"`)&&!/\\[^"\\/bfnrtu]|[\0-\x1f]/.test(e))
return e;
let t=e.slice(1,-1).replace(/\\(?:\r\n|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g,(e,t,n,r)=>{
let i=t??n;
if(i!==void 0)
return String.fromCharCode(Number.parseInt(i,16));
if(r===void 0||/[\n\r\u2028\u2029]/.test(r))
return``;
return Object.hasOwn(h,r)?h[r]??``:r});
return JSON.stringify(t)}
exports.parseJson5=r;
"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
function t(t){
let a=i(t.text);
return a===void 0?e.parseOtherJson(t):new n(t,r,a)}
var n=class extends e.ParsedDocument{
withText(e){
return t({
path:this.path,
text:e,
problems:[]})}};
const r={
language:`json`,
decode:e.decodeJson5,
read:t=>i(t)??e.readJson(t)};
function i(t){
let n=u(t);
let{
value:r,
problems:i,
places:a,
comments:o}=e.readJson(n.text);
if(i.some(({
kind:e})=>e===`syntax`||e===`limits`||e===`empty`))
return;
let s=e=>n.back(e);
return{
value:r,
problems:i.map(({
related:t,...n})=>({...n,
span:e.movedBack(n.span,s),...t&&{
related:{...t,
span:e.movedBack(t.span,s)}}})),
places:()=>new e.PlacesBack(a?.(),s),
comments:()=>(o?.()??[]).map(t=>({...t,
span:e.movedBack(t.span,s)}))}}
const a=/\/\/[^\n\r\u2028\u2029]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/y;
const o=/"(?:[^"\\\n\r]|\\(?:\r\n|[\s\S]))*"|'(?:[^'\\\n\r]|\\(?:\r\n|[\s\S]))*'/y;
const s=/[\p{L}$_][\p{L}\p{N}\p{Mn}\p{Mc}\p{Pc}$\u200c\u200d]*/uy;
const c=/[+-]?(?:0[xX][\da-fA-F]+|Infinity|NaN|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
const l=/[\s\ufeff]*(?:(?:\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)[\s\ufeff]*)*:/y;
function u(t){
let n=new e.Rewriting(t);
for(
let e=0;e<t.length;){
let r=d(a,t,e);
if(r!==void 0){
e+=r.length;
continue}
let i=d(o,t,e);
if(i!==void 0){
let t=h(i);
t!==i&&n.replace(e,e+i.length,t);
e+=i.length;
continue}
let u=d(s,t,e);
if(u!==void 0){
d(l,t,e+u.length)===void 0?(u===`Infinity`||u===`NaN`)&&n.replace(e,e+u.length,f):n.replace(e,e+u.length,JSON.stringify(u));
e+=u.length;
continue}
let m=d(c,t,e);
if(m===void 0)
e+=1;else{
let t=p(m);
t!==m&&n.replace(e,e+m.length,t);
e+=m.length}}
return n}
function d(e,t,n){
e.lastIndex=n;
return e.exec(t)?.[0]}
const f=`1e999`;
function p(e){
let t=e.startsWith(`-`)?`-`:``;
let n=e.replace(/^[+-]/,``);
if(/^[IN]/.test(n))
return t+f;
if(/^0x/i.test(n))
return`${t}${Number(n)}`;
return t+n.replace(/^\./,`0.`).replace(/\.(?=$|[eE])/,``)}
const m={
b:`\b`,
f:`\f`,
n:`
`,
r:`\r`,
t:`	`,
v:`\v`,
0:`\0`};
function h(e){
if(e.startsWith(`"`)&&!/\\[^"\\/bfnrtu]|[\0-\x1f]/.test(e))
return e;
let t=e.slice(1,-1).replace(/\\(?:\r\n|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g,(e,t,n,r)=>{
let i=t??n;
if(i!==void 0)
return String.fromCharCode(Number.parseInt(i,16));
if(r===void 0||/[\n\r\u2028\u2029]/.test(r))
return``;
return Object.hasOwn(m,r)?m[r]??``:r});
return JSON.stringify(t)}
exports.parseJson5=t;
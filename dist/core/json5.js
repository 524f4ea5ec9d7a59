"use strict";
const e=require("./core.js");
const t=require("./json2.js");
function n(e){
let n=a(e.text);
return n===void 0?t.parseOtherJson(e):new r(e,i,n)}
var r=class extends e.ParsedDocument{
withText(e){
return n({
path:this.path,
text:e,
problems:[]})}};
const i={
language:`json`,
decode:e.decodeJson5,
read:e=>a(e)??t.readJson(e)};
function a(n){
let r=p(n);
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
related:t,...n})=>({...n,
span:e.movedBack(n.span,c),...t&&{
related:{...t,
span:e.movedBack(t.span,c)}}})),
places:()=>new e.PlacesBack(o?.(),c),
comments:()=>(s?.()??[]).map(t=>({...t,
span:e.movedBack(t.span,c)}))}}
let o;
let s;
let c;
let l;
let u;
let d;
let f;
function p(t){
let n=new e.Rewriting(t);
for(
let e=0;e<t.length;){
let r=m(o??=/\/\/[^\n\r\u2028\u2029]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/y,t,e);
if(r!==void 0){
e+=r.length;
continue}
if(m(u??=/[\v\f\ufeff\u2028\u2029]|(?! )\p{Zs}/uy,t,e)!==void 0){
n.replace(e,e+1,` `);
e+=1;
continue}
let i=m(s??=/"(?:[^"\\\n\r]|\\(?:\r\n|[\s\S]))*"|'(?:[^'\\\n\r]|\\(?:\r\n|[\s\S]))*'/y,t,e);
if(i!==void 0){
let t=v(i);
t!==i&&n.replace(e,e+i.length,t);
e+=i.length;
continue}
let a=m(c??=/[\p{L}$_][\p{L}\p{N}\p{Mn}\p{Mc}\p{Pc}$\u200c\u200d]*/uy,t,e);
if(a!==void 0){
m(f??=/[\s\ufeff]*(?:(?:\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)[\s\ufeff]*)*:/y,t,e+a.length)===void 0?(a===`Infinity`||a===`NaN`)&&n.replace(e,e+a.length,h):n.replace(e,e+a.length,JSON.stringify(a));
e+=a.length;
continue}
let d=m(l??=/[+-]?(?:0[xX][\da-fA-F]+|Infinity|NaN|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y,t,e);
if(d===void 0)
e+=1;else{
let t=g(d);
t!==d&&n.replace(e,e+d.length,t);
e+=d.length}}
return n}
function m(e,t,n){
e.lastIndex=n;
return e.exec(t)?.[0]}
const h=`1e999`;
function g(e){
let t=e.startsWith(`-`)?`-`:``;
let n=e.replace(/^[+-]/,``);
if(/^[IN]/.test(n))
return t+h;
if(/^0x/i.test(n))
return`${t}${Number(n)}`;
return t+n.replace(/^\./,`0.`).replace(/\.(?=$|[eE])/,``)}
const _={
b:`\b`,
f:`\f`,
n:`
`,
r:`\r`,
t:`	`,
v:`\v`,
0:`\0`};
function v(e){
if((d??=/\\(?:[1-9]|0\d|x(?![\da-fA-F]{2})|u(?![\da-fA-F]{4}))/).test(e.replace(/\\\\/g,``)))
return e;
if(e.startsWith(`"`)&&!/\\[^"\\/bfnrtu]|[\0-\x1f]/.test(e))
return e;
let t=e.slice(1,-1).replace(/\\(?:\r\n|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g,(e,t,n,r)=>{
let i=t??n;
if(i!==void 0)
return String.fromCharCode(Number.parseInt(i,16));
if(r===void 0||/[\n\r\u2028\u2029]/.test(r))
return``;
return Object.hasOwn(_,r)?_[r]??``:r});
return JSON.stringify(t)}
exports.parseJson5=n;
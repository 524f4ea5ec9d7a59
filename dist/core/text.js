"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
const n=`-----BEGIN `;
const r=/^[\w+/=\s\\,:-]*/;
function i(e,t){
let i=e.indexOf(n);
let o=0;
for(;i!==-1;){
let s=/-----BEGIN [A-Z0-9 ]{1,60}-----/y;
s.lastIndex=i;
let c=s.test(e)?s.lastIndex:i+11;
o<c&&(o=a(e,`-----END `,c));
let l=c+(r.exec(e.slice(c,o))?.[0].length??0);
t(c,l);
i=e.indexOf(n,l)}}
function a(e,t,n){
let r=e.indexOf(t,n);
return r===-1?e.length:r}
const o=new RegExp([/\$\{\{\s*[\w.-]+\s*\}\}/,/\$\{(?:[A-Za-z]+:)?[A-Za-z_][\w.]*(?::?[-?=+])?\}/,/\$\{[A-Za-z_]\w*:?[-?=+]/,/\$\{input:[\w-]+\}/,/\{(?:env|file|input):[^{}\s"']{1,200}\}/,/\{\{[^{}]{0,80}\}\}/,/\$(?:env|input):[\w-]+/,/\$[A-Z_][A-Z0-9_]*/,/%[A-Z_][A-Z0-9_]*%/,/<[^<>"\s][^<>"\n]{0,80}>/].map(e=>e.source).join(`|`),`g`);
const s=/^\s*(?:(?:bearer|basic|token|apikey|digest|negotiate)[ \t]+)?/i;
const c=/^\W*(?:(?:your|insert|replace|enter|paste|changeme|placeholder|redacted|todo)[A-Za-z _.'-]{0,100}|[A-Z][A-Z_-]{0,100}[_-]HERE|[xX*.\u2022_-]+)\W*$/i;
const l=/^[A-Z]+(?:_[A-Z]+)*_(?:KEY|TOKEN|SECRET|PASSWORD|PASS|PAT|CREDENTIALS?)$/;
function u(e,t,n,r){
let i=e.slice(t,n);
if(f(i.trim()))
return;
let a=s.exec(i)?.[0].length??0;
if(f(i.slice(a).trim()))
return;
let c=a;
for(
let e of i.matchAll(o)){
if(e.index<c||!p(e[0]))
continue;
d(i.slice(c,e.index))||r(t+c,t+e.index);
c=e.index+e[0].length}
let l=i.slice(c);
if(c>a&&d(l))
return;
r(t+c,n-(c>a&&l.endsWith(`}`)?1:0))}
function d(e){
return e.length<4&&!/[\p{L}\p{N}]/u.test(e)}
function f(e){
if(e.length>120)
return!1;
return c.test(e)&&!t.looksLikeToken(e)||l.test(e)}
function p(e){
if(/^\$[A-Z_]/.test(e))
return t.isMadeOfWords(e);
return!t.looksLikeToken(e)}
const m=/(\\*)("""|'''|["'`])/y;
const ee={
line:/[\n\r]|["'`](?![^\s,\]}):;&|])/g,
word:/\s|["'`](?![^\s,\]}):;&|])/g,
parameter:/[\s"'`&]/g};
function h(e,t,n){
m.lastIndex=t;
let r=m.exec(e);
if(r!==null)
return te(e,m.lastIndex,r[1]?.length??0,r[2]??`"`);
let i=ee[n];
i.lastIndex=t;
let a=i.exec(e)?.index??e.length;
return{
start:t,
end:a,
quoted:!1,
next:a}}
function te(e,t,n,r){
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
let o=ne(e,t,i);
if(!g(o,n))
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
function ne(e,t,n){
let r=n;
for(;r>t&&e[r-1]===`\\`;)
r--;
return n-r}
function g(e,t){
if(e%2==0)
return!0;
return t>0&&g((e-1)/2,Math.floor((t-1)/2))}
const _=/token|secret|pass|pwd|key|cred|auth|bearer|cookie|session|signature|dsn|jwt|pat|pin|mnemonic|phrase/i;
const v=/[\w.-]*/y;
const re=/\\*["'`]?\s*(?::{1,2}=?|=>|={1,2})[ \t]*/y;
const ie=/\\*["'`]\s*,\s*(?=\\*["'`])/y;
const ae=/[ \t]+(?=\S)/y;
const oe=/\\*["'`]?[ \t]*\r?\n[ \t]*-[ \t]+/y;
const se=/\bname\\*["'`]?\s{0,9}[:=]\s{0,9}\\*["'`]?$/;
const y=/[^{}]{0,300}?\b(?:value|default)\\*["'`]?\s{0,9}[:=][ \t]*/y;
const ce=/\$\{(?:[A-Za-z]{1,10}:)?$/;
const le=/:?[-?=+]/y;
const ue=/[^{}\n\r"'`]*/y;
const de=/[!&][^\s"']*[ \t]+/y;
const fe=/[|>][-+0-9]{0,3}[ \t]*(?:#[^\n]*)?\r?\n/y;
const b=/[ \t]*\r?\n[ \t]+(?:-[ \t]+)?([^\s:{}[\]"'#-][^\s:]*)(?=[ \t]*(?:\r?\n|$))/y;
const pe=/[ \t]*\r?\n(?:[ \t]+[^\n]{0,200}\n){0,3}?[ \t]+(?:value|default)[ \t]*:[ \t]*(?=\S)/y;
const me=/\s*(?=\\*["'`])/y;
const he=/\{(?=[\s"'{[}\\]|$)/y;
const ge=/\[\s*/y;
const _e=/[\s,]*/y;
const ve=/[^\],\r\n"']+/y;
const ye=/(?:true|false|null|none|yes|no|on|off|~|-?\d{1,5}(?:\.\d{1,3})?)(?=[ \t]+#|[ \t]*(?:,\s*(?:[\\"'}\]]|$)|[}\]](?:[\s,}\]]|$)|[\r\n]|$))/iy;
const be=/^\d{1,6}$|^[A-Za-z]{1,20}\d?(?:[-_ ][A-Za-z]{1,20}\d?)*$/;
const xe=/-?-[A-Za-z]/y;
const Se=/[a-z]{1,4}(?=[,.;]?(?:\s|$))/y;
function x(e,n){
let r=0;
let i=0;
return a=>{
for(;r<a;){
let o=e.slice(r,a+9).search(_);
if(o===-1||r+o>=a){
r=a;
return}
let s=De(e,r+o,i);
let c=j(v,e,r+o);
let l=t.secrecyOf(Ce(e,s)+e.slice(s,c));
i=l===void 0?c:we(e,{
start:s,
end:c},l,n);
r=Math.max(i,c)}}}
function Ce(e,t){
return/[A-Za-z]+[ ]$/.exec(e.slice(Math.max(0,t-30),t))?.[0]??``}
function we(e,t,n,r){
let i=e.slice(Math.max(0,t.start-30),t.start);
if(ce.test(i))
return C(e,t.end,r);
let a=j(re,e,t.end);
if(a!==-1)
return w(e,a,n,e.slice(t.end,a).includes(`:`)?`line`:S(i),r);
if(e[t.start]===`-`)
return O(e,t.end,n,r);
if(se.test(i)){
let i=j(y,e,t.end);
if(i!==-1)
return w(e,i,n,`line`,r)}
return t.end}
function S(e){
if(/[?&]$/.test(e)&&!e.endsWith(`&&`))
return`parameter`;
return/["'`]$|(?:^|[\r\n])[ \t]*(?:-[ \t]+)?$/.test(e)?`line`:`word`}
function C(e,t,n){
let r=j(le,e,t);
if(r===-1)
return t;
let i=j(ue,e,r);
u(e,r,i,n);
return i}
function w(e,t,n,r,i){
if(e[t]===`[`)
return Te(e,t,n,i);
if(j(he,e,t)!==-1){
E(e,t,n,i);
return t}
if(r===`line`){
let r=j(fe,e,t);
if(r!==-1)
return Ee(e,t,r,i);
if(e[t]===`
`||e[t]===`\r`)
return k(e,t,n,i)}
return D(e,h(e,T(e,t),r),n,i)}
function T(e,t){
let n=t;
for(
let r=t;r!==-1;r=j(de,e,n))
n=r;
return/["']/.test(e[n]??``)?n:t}
function E(e,t,n,r){
let i=j(y,e,t+1);
i!==-1&&e[i]!==`{`&&w(e,i,n,`line`,r)}
function D(e,t,n,r){
if(!t.quoted&&j(ye,e,t.start)!==-1)
return t.start;
n!==`secret`&&be.test(e.slice(t.start,t.end))||u(e,t.start,t.end,r);
return t.next}
function O(e,t,n,r){
let i=j(oe,e,t);
let a=i===-1?j(ie,e,t):i;
let o=a===-1?j(ae,e,t):a;
if(o===-1)
return t;
let s=h(e,o,i===-1?`word`:`line`);
if(j(xe,e,s.start)!==-1)
return o;
if(!s.quoted&&j(Se,e,s.start)!==-1)
return o;
return D(e,s,n,r)}
function k(e,t,n,r){
let i=j(pe,e,t);
if(i!==-1){
D(e,h(e,i,`line`),n,r);
return t}
let a=j(me,e,t);
if(a!==-1){
let i=h(e,a,`word`);
return/^\s{0,9}:/.test(e.slice(i.next,i.next+10))?t:D(e,i,n,r)}
let o=t;
b.lastIndex=t;
for(
let t=b.exec(e);t!==null;t=b.exec(e)){
let n=b.lastIndex;
u(e,n-(t[1]?.length??0),n,r);
o=n}
return o}
function Te(e,t,n,r){
let i=j(ge,e,t);
for(;i<e.length&&e[i]!==`]`;){
let t=j(ve,e,i);
let a=t===-1?h(e,i,`word`):{
start:i,
end:t,
quoted:!1,
next:t};
if(a.next===i)
return i;
D(e,a,n,r);
i=j(_e,e,a.next)}
return i}
function Ee(e,t,n,r){
let i=A(e,e.lastIndexOf(`
`,t-1)+1);
let a=n;
for(;a<e.length;){
let t=e.indexOf(`
`,a);
let n=t===-1?e.length:t;
let o=A(e,a);
if(!(a+o>=n||e[a+o]===`\r`)&&o<=i)
break;
r(a+Math.min(o,n-a),n);
a=n+1}
return Math.min(a,e.length)}
function A(e,t){
return j(/ */y,e,t)-t}
function De(e,t,n){
let r=t;
let i=Math.max(n,t-100);
for(;r>i&&/[\w.-]/.test(e[r-1]??``);)
r--;
return r}
function j(e,t,n){
e.lastIndex=n;
return e.test(t)?e.lastIndex:-1}
const Oe=/(["'`:=][ \t]{0,9})?\b(?:bearer|basic|token|apikey)[ \t]+([^\s"'`,;]+)/gi;
function ke(e,n){
t.eachMatch(Oe,e,t=>{
let r=t[2]??``;
let i=t.index+t[0].length;
(t[1]!==void 0&&/^(?:\\*["'`]|\s*$)/m.test(e.slice(i,i+9))||r.length>=8&&!Ae(r))&&u(e,i-r.length,i,n)})}
function Ae(e){
return/^[\w.()?!:-]*$/.test(e)&&t.isMadeOfWords(e)}
var M=class{
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
const N=2e3;
const P=/[\s"'`]/g;
const je=/(?:bearer|basic|token|apikey)$/i;
function Me(e,t,n){
return{
start:Ne(e,t),
end:Pe(e,n)}}
function Ne(e,t){
let n=Math.max(0,t-N);
for(
let r=t;r>n;r--)
if(F(e,r-1))
return r;
for(
let n=t;n>0;n--)
if(F(e,n-1)||Fe(e,n))
return n;
return 0}
function Pe(e,t){
let n=e.slice(t,t+N).search(/[\n\r]/);
if(n!==-1)
return t+n;
P.lastIndex=t;
return P.exec(e)?.index??e.length}
function F(e,t){
return e[t]===`
`||e[t]===`\r`}
function Fe(e,t){
let n=e[t];
if(n===`"`||n===`'`||n==="`")
return!0;
if(n!==` `&&n!==`	`)
return!1;
return!/[\s"'`:=]/.test(e[t-1]??``)&&!je.test(e.slice(Math.max(0,t-6),t))}
const I=/:\\?\/\\?\//g;
const Ie=/https?:\\?\/\\?\/$/i;
const L=/[^\s"'`]*/y;
function Le(e){
let t=[];
I.lastIndex=0;
for(;I.test(e);){
let n=I.lastIndex;
L.lastIndex=n;
L.test(e);
t.push([n,L.lastIndex]);
I.lastIndex=L.lastIndex}
return t}
function Re(e,t,n){
for(
let[r,i]of t){
let t=e.slice(r,i);
let a=ze(e,r,t,n);
let o=t.slice(a).search(/[?#]/);
let s=o===-1?t.length:a+o;
Ve(e,r+a,r+s,n);
Ue(e,r+s,i,n)}}
function ze(e,t,n,r){
let i=Be(n,Ie.test(e.slice(Math.max(0,t-8),t)));
if(i===-1)
return 0;
let a=n.slice(0,i).search(/:(?![-?=+]|[A-Za-z_]\w*\})/);
if(a===-1)
u(e,t,t+i,r);else{
u(e,t,t+a,r);
u(e,t+a+1,t+i,r)}
return i+1}
function Be(e,t){
if(!t)
return e.lastIndexOf(`@`);
let n=/^[^/?#\\]*/.exec(e)?.[0]??``;
let r=n.lastIndexOf(`@`);
let i=!/^[^@[\]]*:(?!\d{0,5}$)/.test(n);
return r!==-1||i?r:e.lastIndexOf(`@`)}
function Ve(e,t,n,r){
for(
let i of e.slice(t,n).matchAll(/[^/\\]+/g)){
let[n]=i;
if(!He(n))
continue;
u(e,t+i.index,t+i.index+n.length,r)}}
function He(e){
if(t.looksRandom(e)||t.looksLikeToken(e))
return!0;
return e.length>=24&&/^[A-Za-z]+$/.test(e)}
function Ue(e,n,r,i){
for(
let a of e.slice(n,r).matchAll(/[^&]+/g)){
let[r]=a;
let o=n+a.index;
let s=r.indexOf(`=`);
let c=s===-1?r:r.slice(0,s);
t.looksLikeToken(c)&&u(e,o,o+c.length,i);
s!==-1&&u(e,o+s+1,o+r.length,i)}}
function R(e){
let t=new M;
z(e.length,t.add,()=>{
i(e,t.add);
x(e,t.add)(e.length);
B(e,t.add)});
return V(e,0,e.length,t)}
var We=class{
#e;
#t=new M;
#n;
#r=[];
constructor(e){
this.#e=e;
z(e.length,this.#t.add,()=>i(e,this.#t.add));
let t=x(e,this.#t.add);
this.#n=e=>z(e,this.#t.add,()=>t(e))}
slice(e,t){
let n=this.#r.find(({
start:n,
end:r})=>n<=e&&t<=r)??this.#i(e,t);
return n.text.slice(e-n.start,t-n.start)}
#i(e,t){
let{
start:n,
end:r}=Me(this.#e,e,t);
this.#n(r);
let i=new M;
for(
let e of this.#t.within(n,r))
i.add(...e);
let a=this.#e.slice(n,r+9);
let o=(e,t)=>i.add(n+e,n+t);
z(a.length,o,()=>B(a,o));
let s={
start:n,
end:r,
text:V(this.#e,n,r,i)};
this.#r=[s,...this.#r.slice(0,3)];
return s}};
function z(e,t,n){
try{
n()}catch(n){
if(!(n instanceof RangeError))
throw n;
t(0,e)}}
function B(e,n){
let r=Le(e);
ke(e,n);
Re(e,r,n);
t.hideKnownTokens(e,n);
t.hideRandomRuns(e,r,n)}
function V(e,t,n,r){
if(r.isEmpty)
return e.slice(t,n);
let i=[];
let a=t;
for(
let[o,s]of r.within(t,n)){
i.push(e.slice(a,o),e.slice(o,s).replace(/[^\n\r\u2028\u2029]+/g,Ge));
a=s}
return i.join(``)+e.slice(a,n)}
function Ge(e){
return`\u2022`.repeat(e.length)}
const Ke=/^[ -~]*$/;
const qe=/^[\p{Mn}\p{Me}]$/u;
const Je=/^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u;
function Ye(e){
let t=[];
let n=0;
for(
let r of e){
let e=U(r,n);
t.push(e);
n+=e.width}
return t}
function H(e){
if(Ke.test(e))
return e.length;
let t=0;
for(
let n of e)
t+=U(n,t).width;
return t}
function U(e,n){
let r=e===`	`?` `.repeat(4-n%4):t.printable(e);
return{
text:r,
width:r===e?Xe(e):r.length,
units:e.length}}
function Xe(e){
if(e>=` `&&e<=`~`)
return 1;
if(qe.test(e))
return 0;
return Je.test(e)?2:1}
function W(e){
return R(e)}
function G(e){
let{
document:n}=e;
let{
start:r,
end:i}=t.spanOf(e);
let a=n.position(r);
let o=n.position(Math.max(r,i));
return{
path:n.path,
line:a.line,
column:a.column,
endLine:o.line,
endColumn:o.column}}
function Ze(e){
return e.map(e=>`/${W(String(e)).replaceAll(`~`,`~0`).replaceAll(`/`,`~1`)}`).join(``)}
const K=1e3;
function Qe(e,t){
let n=q(e,t);
let r=[n];
n.number>1&&r.unshift(q(e,n.start-1));
let i=$e(e.text,n.end);
i!==void 0&&r.push(q(e,i));
return{
lines:r,
focus:n}}
function q(e,t){
let{
line:n,
column:r}=e.position(t);
let i=t-(r-1);
let a=e.text[t]===`
`&&e.text[t-1]===`\r`?t-1:t;
let o=e.text.slice(Math.max(i,a),a+K).search(/[\r\n]/);
return{
number:n,
start:i,
end:o===-1?Math.min(e.text.length,a+K):Math.max(i,a)+o}}
function $e(e,t){
let n=/\r\n|\n|\r/y;
n.lastIndex=t;
if(!n.test(e)||n.lastIndex>=e.length)
return;
return n.lastIndex}
function et(e,t,n,r){
let i=t.start+n;
let a=Math.min(r.end,t.end,r.start+120-40);
if(a-i<=120&&H(e.slice(i,a))<120)
return n;
return Math.max(n,r.start-t.start-40)}
function tt(e,t,n,r){
let i=Math.min(t.start+r,t.end);
let a=at(e,i)?i+1:i;
let o=Ye(e.slice(a,Math.min(t.end,a+360)));
let s=o.slice(0,it(o));
return{
start:a,
cells:s,
isCutBefore:r>n&&a<t.end,
isCutAfter:s.length<o.length||a+360<t.end}}
function nt({
cells:e,
isCutBefore:t,
isCutAfter:n}){
return`${t?`\u2026`:``}${e.map(e=>e.text).join(``)}${n?`\u2026`:``}`.trimEnd()}
function rt({
start:e,
cells:t,
isCutBefore:n},r){
let i=+!!n;
let a=0;
let o=e;
for(
let e of t){
o<r.start?i+=e.width:o<r.end&&(a+=e.width);
o+=e.units}
return{
before:i,
width:Math.max(1,a)}}
function it(e){
let t=0;
for(
let[n,r]of e.entries()){
t+=r.width;
if(t>120)
return n}
return e.length}
function at(e,t){
return/^[\ud800-\udbff][\udc00-\udfff]/.test(e.slice(Math.max(0,t-1),t+1))}
function ot(e,t,n){
if(e.text.trim()===``)
return[];
let r=Math.min(n.start,e.text.length);
let{
lines:i,
focus:a}=Qe(e,r);
let o=J(t,i[0]?.start??r,i.at(-1)?.end??r);
let s={
start:r,
end:Math.max(r,Math.min(n.end,a.end))};
let c=st(e.text,o,i,{
from:a.start,
to:r});
let l=et(o,a,c,s);
return i.map(e=>{
let t=tt(o,e,c,l);
let n=nt(t);
return{
number:e.number,
source:n,...e===a&&{
mark:rt(t,s)}}})}
function J(e,t,n){
if(n-t>1e3)
return e;
let r=e.slice(t,n);
return{
slice:(e,n)=>r.slice(Math.max(0,e-t),n-t)}}
function st(e,t,n,{
from:r,
to:i}){
let a=t.slice(r,r+ct(e,r,i)).replace(/[^ \t].*$/s,``);
for(
let{
start:r,
end:i}of n){
if(e.slice(r,i).trim()===``&&t.slice(r,i).trim()===``)
continue;
let n=t.slice(r,Math.min(i,r+a.length));
let o=0;
for(;o<a.length&&n[o]===a[o];)
o++;
a=a.slice(0,o)}
return a.length}
function ct(e,t,n){
let r=t;
for(;r<n&&(e[r]===` `||e[r]===`	`);)
r++;
return r-t}
var lt=class{
#e;
#t;
constructor(e,t){
this.#e=e;
this.#t=t}
get rule(){
return this.#e.rule}
get severity(){
return this.#e.severity}
get clients(){
return this.#e.clients}
get path(){
return this.#e.place.document.path}
get location(){
return G(this.#e.place)}
get pointer(){
return Ze(this.#e.place.route)}
get message(){
return W(this.#e.message)}
get help(){
return Y(this.#e.help)}
get server(){
return Y(this.#e.server)}
get related(){
return this.#e.related.map(({
place:e,
message:t})=>({...G(e),
message:W(t)}))}
get excerpt(){
let{
place:e}=this.#e;
return ot(e.document,this.#t(e.document),t.spanOf(e))}};
function Y(e){
return e===void 0?void 0:W(e)}
function X(e,{
quiet:n}){
let r=n?e.findings.filter(({
severity:e})=>e===`error`):e.findings;
let i=ut();
return{
root:e.root,
files:e.files.map(e=>({...e,
servers:e.servers.map(W)})),
findings:r.map(e=>new lt(e,i)),
counts:e.summary,
summary:t.summaryLine(e)}}
function ut(){
let e;
return t=>{
e?.document!==t&&(e={
document:t,
redacted:new We(t.text)});
return e.redacted}}
function Z(e){
let n=(n,r)=>t.textOf$1(e.render(X(n,r),r));
return{...e,
write:n}}
function dt(e,{
paint:n,
style:r}){
let i=Math.max(...e.map(({
number:e})=>String(e).length));
return e.flatMap(({
number:e,
source:a,
mark:o})=>{
let s=n(`dim`,`${String(e).padStart(i)} |`);
let c=a===``?``:` `;
if(o===void 0)
return[t.text`    ${s}${c}${a}`];
let l=n(`dim`,`${` `.repeat(i)} |`);
return[t.text`  ${n(r,`>`)} ${s}${c}${a}`,t.text`    ${l} ${` `.repeat(o.before)}${n(r,`^`.repeat(o.width))}`]})}
const ft={
bold:[1,22],
dim:[2,22],
red:[31,39],
yellow:[33,39],
blue:[34,39]};
const pt={
error:`red`,
warning:`yellow`,
info:`blue`};
function Q(e){
if(!e)
return(e,n)=>typeof n==`string`?t.text`${n}`:n;
return(e,n)=>{
let[r,i]=ft[e];
return t.text`\u001b[${r}m${n}\u001b[${i}m`}}
var mt=e.__exportAll({
default:()=>ht});
var ht=Z({
id:`text`,
order:1,
readers:`people at a terminal or before a log`,
holds:`each finding with its lines, related places, the remedy and the page of its rule; the summary`,
syntax:`text`,
render({
findings:e,
summary:n},r){
let i=new Set;
let a=e.map(e=>{
let t=i.has(e.rule)?void 0:r.docsUrl(e.rule);
i.add(e.rule);
return gt(e,t,r)});
return t.text`${t.text.joined([...a,t.text`${n}`],t.text`\n\n`)}\n`}});
function gt(e,n,r){
let{
rule:i,
severity:a,
message:o,
related:s,
help:c}=e;
let l=Q(r.color);
let u=pt[a];
let d=l(`bold`,$(e.location,r));
let f=(e,n)=>t.text`  ${l(`dim`,`${e}:`)} ${n}`;
let p=[t.text`${d}  ${l(u,a)}  ${o}  ${l(`dim`,i)}`,...dt(e.excerpt,{
paint:l,
style:u}),...s.map(e=>f(`also`,`${$(e,r)}  ${e.message}`)),...c===void 0?[]:[f(`help`,c)],...n===void 0?[]:[f(`docs`,n)]];
return t.text.joined(p,t.text`\n`)}
function $({
path:e,
line:n,
column:r},i){
return`${t.pathFromHere(e,i)}:${n}:${r}`}
exports.defineOutput=Z;
exports.locationOf=G;
exports.painter=Q;
exports.redact=R;
exports.shown=W;
exports.shownReport=X;
exports.text_exports=mt;
exports.widthOf=H;
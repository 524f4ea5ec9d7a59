"use strict";
const e=require("./literals.js");
const t=require("./core.js");
const n=require("./find.js");
const r=/(?:(?:^|[-_. ])pass|token|secret|passw(?:or)?d|passphrase|pwd|(?:api|access|private|secret|auth|master|encryption|signing)[-_. ]?key|credentials?|authorization|bearer|(?:^|[-_. ])pat)\d*$/;
const i=/pass|pwd|authorization/i;
const a=/credentials?\d*$/i;
const o=/^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s;
function s(e,r){
let[,i=``,a=``]=o.exec(e)??[];
let s=c(i)?i:r;
let d=s===i?e.length-a.length:t.passwordStart(e,r);
let f=(s!==void 0&&c(s)?l(e.slice(d),s,d):void 0)??u(e)??p(e)??m(e);
return f!==void 0&&n.secretsIn(e,r).length===0?f:void 0}
function c(t){
return r.test(t.slice(-80).toLowerCase())&&e.isSecretName(t)}
function l(r,i,a){
let o=t.scheme.exec(r)?.[0].length??0;
let s=r.slice(o);
if(s.length<8||s.length>256||t.somethingElse.test(s))
return;
if(n.isCommonPassword(s)||e.isForShow(s)||t.standInsIn(s).length>0||!_(s,i))
return;
return{
what:/pass|pwd/i.test(i)?`what looks like a password`:`what looks like a key`,
start:a+o,
end:a+r.length}}
function u(t){
for(
let{
0:n,
1:r=``,
2:i=``,
index:a}of e.assigned(t)){
let e=a+n.length-i.length;
if(!c(r)||d(t,e))
continue;
let o=l(i,r,e);
if(o!==void 0)
return o}
for(
let{
start:n,
end:r}of e.bearers(t)){
let e=l(t.slice(n,r),`authorization`,n);
if(e!==void 0)
return e}
return f(t)}
function d(e,t){
let n=e.slice(Math.max(0,t-256),t);
let r=n.lastIndexOf(`://`);
return r!==-1&&!/\s/.test(n.slice(r))}
function f(e){
if(!e.includes(` -p`))
return;
let n=[...e.matchAll(/\S+/g)];
let r=n.map(([e])=>e);
for(
let[e,{
0:i,
index:a}]of n.entries()){
let n=t.gluedPassword(r,e,void 0);
let o=n===void 0?void 0:l(i.slice(n),`password`,a+n);
if(o!==void 0)
return o}}
function p(r){
for(
let{
in:i,
start:a,
end:o}of n.credentialsIn(r)){
if(i!==`user`)
continue;
let s=e.meant(r.slice(a,o));
let c=/:\/\/([^:@/]*):$/.exec(r.slice(0,a))?.[1]??``;
let l=r.slice(o+1);
if(n.isCommonPassword(s)||t.standInsIn(s).length>0||!_(s,`password ${c} ${l}`))
continue;
let u=/^(?:\[[^\]]*\]|[^/:?#]*)/.exec(l)?.[0]??``;
let d={
what:`what looks like a password`,
start:a,
end:o};
return h(u)?{...d,
isLocal:!0}:e.isNearby(u)?d:void 0}}
function m(t){
for(
let{
in:r,
start:i,
end:a}of n.credentialsIn(t)){
if(r!==`query`)
continue;
let[,n=``]=/(?<![\w.-])([\w.-]+)=$/.exec(t.slice(Math.max(0,i-100),i))??[];
let o=c(n)?l(e.meant(t.slice(i,a)),n,i):void 0;
if(o!==void 0)
return{...o,
start:i,
end:a}}}
function h(e){
return/^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|host\.docker\.internal)$/i.test(e)}
const g=new Set(`a access admin administrator an and anon anonymous any anything api app auth authorization bar basic baz bearer change client code cred credential credentials db debug default demo dev development disabled dummy empty enabled env environment fake file foo for from get guest hidden ignore ignored in input interactive internal is it key keychain keyring keys lm local localhost login manual me mock my needed no none not null of off ollama on optional or pass passphrase password placeholder private prod production prompt public pwd read required root same sample secret secrets see server service set sk some staging stored string stub studio system tbd temp test testing the this to todo token undefined unset unused use used user username value vault via with write xxx your`.split(` `));
function _(e,t){
if(!a.test(t)&&v(e,t))
return!0;
return S(e)>=3||C(e)>=5}
function v(e,t){
let n=b(t);
let r=[...n,...g].filter(({
length:e})=>e>=4).sort((e,t)=>t.length-e.length);
let a=b(e).flatMap(e=>{
let t=x(r.reduce((e,t)=>e.replaceAll(t,``),e));
return t===``||g.has(t)||n.includes(t)?[]:[t]}).join(``).replace(/\d/g,``).length;
let o=e.replace(y,``).replace(/\D/g,``).length;
if(/\d/.test(e))
return a>=4||a>=2&&o>=4;
return a>=8&&i.test(t)}
const y=/(?<!\d)(?:19|20)\d\d(?!\d)/g;
function b(e){
return e.replace(/([a-z])(?=[A-Z])/g,`$1 `).split(/[^A-Za-z0-9]+/).filter(Boolean).map(e=>e.toLowerCase())}
function x(e){
return e.replace(/(?<!\d)\d+$/,``)}
function S(e){
return[/[a-z]/,/[A-Z]/,/\d/,/[^\w.:/,;-]/].filter(t=>t.test(e)).length}
function C(e){
return e.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length??0}
exports.isCertainName=c;
exports.suspicionIn=s;
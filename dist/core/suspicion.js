"use strict";
const e=require("./literals.js");
const t=require("./core.js");
const n=require("./find.js");
const r=/(?:(?:^|[-_. ])pass|token|secret|passw(?:or)?d|passphrase|pwd|(?:api|access|private|secret|auth|master|encryption|signing)[-_. ]?key|credentials?|authorization)\d*$/;
const i=/pass|pwd|authorization/i;
const a=/credentials?\d*$/i;
const o=/^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s;
function s(e,r){
let[i,a,s=``]=o.exec(e)??[];
let p=i!==void 0&&a!==void 0&&c(a)?l(s,a,e.length-s.length):r!==void 0&&c(r)?l(e.slice(t.passwordStart(e,r)),r,t.passwordStart(e,r)):u(e)??d(e)??f(e);
return p!==void 0&&n.secretsIn(e,r).length===0?p:void 0}
function c(t){
return r.test(t.slice(-80).toLowerCase())&&e.isSecretName(t)}
function l(r,i,a){
let o=t.scheme.exec(r)?.[0].length??0;
let s=r.slice(o);
if(s.length<8||s.length>256||t.somethingElse.test(s))
return;
if(n.isCommonPassword(s)||e.isForShow(s)||t.standInsIn(s).length>0||!h(s,i))
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
index:a}of e.optionsIn(t)){
let e=a+n.length;
let t=c(r)?l(i,r,e-i.length):void 0;
if(t!==void 0)
return t}}
function d(r){
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
if(n.isCommonPassword(s)||t.standInsIn(s).length>0||!h(s,`password ${c} ${l}`))
continue;
let u=/^(?:\[[^\]]*\]|[^/:?#]*)/.exec(l)?.[0]??``;
let d={
what:`what looks like a password`,
start:a,
end:o};
return p(u)?{...d,
isLocal:!0}:e.isNearby(u)?d:void 0}}
function f(t){
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
function p(e){
return/^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|host\.docker\.internal)$/i.test(e)}
const m=new Set(`a access admin administrator an and anon anonymous any anything api app auth authorization bar basic baz bearer change client code cred credential credentials db debug default demo dev development disabled dummy empty enabled env environment fake file foo for from get guest hidden ignore ignored in input interactive internal is it key keychain keyring keys lm local localhost login manual me mock my needed no none not null of off ollama on optional or pass passphrase password placeholder private prod production prompt public pwd read required root same sample secret secrets see server service set sk some staging stored string stub studio system tbd temp test testing the this to todo token undefined unset unused use used user username value vault via with write xxx your`.split(` `));
function h(e,t){
if(!a.test(t)&&g(e,t))
return!0;
return b(e)>=3||x(e)>=5}
function g(e,t){
let n=v(t);
let r=[...n,...m].filter(({
length:e})=>e>=4).sort((e,t)=>t.length-e.length);
let a=v(e).flatMap(e=>{
let t=y(r.reduce((e,t)=>e.replaceAll(t,``),e));
return t===``||m.has(t)||n.includes(t)?[]:[t]}).join(``).replace(/\d/g,``).length;
let o=e.replace(_,``).replace(/\D/g,``).length;
if(/\d/.test(e))
return a>=4||a>=2&&o>=4;
return a>=8&&i.test(t)}
const _=/(?<!\d)(?:19|20)\d\d(?!\d)/g;
function v(e){
return e.replace(/([a-z])(?=[A-Z])/g,`$1 `).split(/[^A-Za-z0-9]+/).filter(Boolean).map(e=>e.toLowerCase())}
function y(e){
return e.replace(/(?<!\d)\d+$/,``)}
function b(e){
return[/[a-z]/,/[A-Z]/,/\d/,/[^\w.:/,;-]/].filter(t=>t.test(e)).length}
function x(e){
return e.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length??0}
exports.isCertainName=c;
exports.suspicionIn=s;
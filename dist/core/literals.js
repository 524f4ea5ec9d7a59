"use strict";
const e=require("./core.js");
const t=new Set([`1a5d44a2dca19669`,`78314b11be2e5815`,`2cafc0970149a84f`,`f2d6ca16515033e5`,`0011cc25eb432071`,`aa6547439583c3a2`,`bf1725a8f98bea37`,`70541e07fd4f900b`,`c85debb55f2f204d`,`9705102db0d5f99e`,`b0f3a96ded759f6c`,`7f59edafa4d502ca`,`7f75367e78812551`,`60a09e4357868c1e`,`bc1a50966c9e6486`,`424742fc6538f5e7`,`578592185588730b`,`d16d608fce743a04`,`9c5d0a6656e5d3f3`,`b83e96417f61cb14`]);
const n=/example|your[-_. ]|^your|^(?:un|not[-_ ]?)(?:used|needed|required)(?![a-z])|placeholder|redacted|replace|change[-_]?(?:me|it)|insert|paste|dummy|[-_]here$|xxxx|\*{3}|\.{3}|\u2026|0123456789|123456789|abcdefgh|(.)\1{7}/;
const r=/c3VwYWJhc2UtZGVtb|N1cGFiYXNlLWRlbW|zdXBhYmFzZS1kZW1v/;
function i(i){
if(n.test(i.toLowerCase())||r.test(i))
return!0;
return t.has(e.sha256(i).slice(0,16))}
const a=/public|publish|anon(?:ymous)?(?![a-z])|site[-_]?key|(?:^|[-_.])ids?$|[a-z]Ids?$/i;
const o=/(?:file|page|frame|node|component|style|layer|sheet|document|template|translation|issue|object|row|cache|partition|sort|primary|foreign|idempotency)[-_. ]?key$/i;
const s=/^[A-Za-z0-9][\w+/=.:~!@#%^&*-]*$/;
const c=/^(?:[A-Za-z]:[\\/]|\.{0,2}\/|[\w.-]+\/[\w./-]+\.\w{1,5}$)|:\/\/|^\w+\.\w+\.\w{2,4}$/;
const l=/\.(?:json|ya?ml|toml|env|txt|pem|key|crt|cer|p8|p12|pfx|jks|keystore|kdbx?|gpg|asc|pub|token)$/i;
const u=/^sb_publishable_/;
const d=/^(?:pk_(?:live|test)_|pk\.eyJ|pub-c-|phc_|pk-lf-)/;
const f=/^(?:bearer|token|apikey|api-key)\s+/i;
const p=/(?<![\w-])(-{0,2}[A-Za-z][\w.-]{2,60})(?:=|:[ \t]+|:(?=Bearer ))\\?["']?((?:bearer |token )?[^\s"'\\,;]+)/gi;
const m=/(?<![^\s"'\\])(-{1,2}[A-Za-z][\w.-]{1,60})[ \t]+\\?["']?([^\s"'\\,;-][^\s"'\\,;]*)/g;
const h=/\bBearer\s+([^\s"'\\,;]+)/gi;
function g(t,n){
if(n!==void 0&&x(n)){
let r=e.passwordStart(t,n)||(f.exec(t)?.[0].length??0);
if(C(t.slice(r)))
return[b(t,r,t.length,w(n))]}
return[..._(t),...y(t)]}
function _(e){
let t=[];
for(
let n of[...e.matchAll(p),...v(e)]){
let[r,i=``,a=``]=n;
if(!x(i))
continue;
let o=n.index+r.length;
let s=o-a.length+(f.exec(a)?.[0].length??0);
C(S(e.slice(s,o)))&&t.push(b(e,s,o,w(i)))}
return t}
function v(e){
return[...e.matchAll(m)]}
function y(e){
let t=[];
for(
let n of e.matchAll(h)){
let[r,i=``]=n;
let a=n.index+r.length;
C(i)&&t.push(b(e,a-i.length,a,`a bearer token`))}
return t}
function b(e,t,n,r){
let i=e.slice(t,n);
let a=d.test(i);
if(!a&&!u.test(i))
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
function x(t){
if(a.test(t))
return!1;
let n=e.secrecyOf(t);
return n===`secret`||n===`maybe`&&/(?:key|auth)$/i.test(t)&&!o.test(t)}
function S(t){
return e.decoded(t)??t}
function C(t){
return t.length>=16&&t.length<=512&&s.test(t)&&!c.test(t)&&!l.test(t)&&e.looksRandom(t)&&!i(t)}
function w(e){
return/pass|pwd/i.test(e)?`a password`:`what looks like a live key`}
exports.isForShow=i;
exports.isIssued=C;
exports.isSecretName=x;
exports.literalsIn=g;
exports.meant=S;
exports.optionsIn=v;
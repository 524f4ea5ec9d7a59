"use strict";
const e=require("./core.js");
const t=new Set([`1a5d44a2dca19669`,`78314b11be2e5815`,`2cafc0970149a84f`,`f2d6ca16515033e5`,`0011cc25eb432071`,`aa6547439583c3a2`,`bf1725a8f98bea37`,`70541e07fd4f900b`,`7f75367e78812551`,`60a09e4357868c1e`,`bc1a50966c9e6486`,`424742fc6538f5e7`,`578592185588730b`,`d16d608fce743a04`,`9c5d0a6656e5d3f3`,`b83e96417f61cb14`]);
const n=/example|your[-_. ]|^your|^(?:un|not[-_ ]?)(?:used|needed|required)(?![a-z])|placeholder|redacted|replace|change[-_]?(?:me|it)|insert|paste|dummy|[-_]here$|xxxx|\*{3}|\.{3}|\u2026|0123456789|123456789|abcdefgh|(.)\1{7}/;
function r(r){
if(n.test(r.toLowerCase()))
return!0;
return t.has(e.sha256(r).slice(0,16))}
const i=/public|publish|anon(?:ymous)?(?![a-z])|site[-_]?key|(?:^|[-_.])ids?$|[a-z]Ids?$/i;
const a=/(?:file|page|frame|node|component|style|layer|sheet|document|template|translation|issue|object|row|cache|partition|sort|primary|foreign|idempotency)[-_. ]?key$/i;
const o=/^[A-Za-z0-9][\w+/=.:~!@#%^&*-]*$/;
const s=/^(?:[A-Za-z]:[\\/]|\.{0,2}\/|[\w.-]+\/[\w./-]+\.\w{1,5}$)|:\/\/|^\w+\.\w+\.\w{2,4}$/;
const c=/^sb_publishable_/;
const l=/^(?:pk_(?:live|test)_|pk\.eyJ|pub-c-|phc_|pk-lf-)/;
const u=/^(?:bearer|token|apikey|api-key)\s+/i;
const d=/(?<![\w-])(-{0,2}[A-Za-z][\w.-]{2,60})(?:=|:[ \t]+|:(?=Bearer ))\\?["']?((?:bearer |token )?[^\s"'\\,;]+)/gi;
const f=/(?<![^\s"'\\])(-{1,2}[A-Za-z][\w.-]{1,60})[ \t]+\\?["']?([^\s"'\\,;-][^\s"'\\,;]*)/g;
const p=/\bBearer\s+([^\s"'\\,;]+)/gi;
function m(e,t){
if(t!==void 0&&y(t)){
let n=u.exec(e)?.[0].length??0;
if(b(e.slice(n)))
return[v(e,n,e.length,x(t))]}
return[...h(e),..._(e)]}
function h(e){
let t=[];
for(
let n of[...e.matchAll(d),...g(e)]){
let[r,i=``,a=``]=n;
if(!y(i))
continue;
let o=n.index+r.length;
let s=o-a.length+(u.exec(a)?.[0].length??0);
b(e.slice(s,o))&&t.push(v(e,s,o,x(i)))}
return t}
function g(e){
return[...e.matchAll(f)]}
function _(e){
let t=[];
for(
let n of e.matchAll(p)){
let[r,i=``]=n;
let a=n.index+r.length;
b(i)&&t.push(v(e,a-i.length,a,`a bearer token`))}
return t}
function v(e,t,n,r){
let i=e.slice(t,n);
let a=l.test(i);
if(!a&&!c.test(i))
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
function y(t){
if(i.test(t))
return!1;
let n=e.secrecyOf(t);
return n===`secret`||n===`maybe`&&/(?:key|auth)$/i.test(t)&&!a.test(t)}
function b(t){
return t.length>=16&&t.length<=512&&o.test(t)&&!s.test(t)&&e.looksRandom(t)&&!r(t)}
function x(e){
return/pass|pwd/i.test(e)?`a password`:`what looks like a live key`}
exports.isForShow=r;
exports.isIssued=b;
exports.isSecretName=y;
exports.literalsIn=m;
exports.optionsIn=g;
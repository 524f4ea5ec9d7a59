"use strict";
const e=require("./core.js");
const t=/(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|svc|ts\.net|test|invalid|example|example\.\w+)$/i;
const n=/^(?:(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d{1,3}){2,3}|0\.0\.0\.0|\[(?:::1?|::ffff:[^\]]*|f[cde][0-9a-f]{2}:[^\]]*)\])$/i;
function r(e){
return n.test(e)||/^[^.[]*$/.test(e)||t.test(e)}
const i=new Set([`1a5d44a2dca19669`,`78314b11be2e5815`,`2cafc0970149a84f`,`f2d6ca16515033e5`,`0011cc25eb432071`,`aa6547439583c3a2`,`bf1725a8f98bea37`,`70541e07fd4f900b`,`c85debb55f2f204d`,`9705102db0d5f99e`,`b0f3a96ded759f6c`,`7f59edafa4d502ca`,`7f75367e78812551`,`60a09e4357868c1e`,`bc1a50966c9e6486`,`424742fc6538f5e7`,`578592185588730b`,`d16d608fce743a04`,`9c5d0a6656e5d3f3`,`b83e96417f61cb14`]);
const a=/example|your[-_. ]|^your|^(?:un|not[-_ ]?)(?:used|needed|required)(?![a-z])|placeholder|redacted|replace|change[-_]?(?:me|it)|insert|paste|dummy|[-_]here$|xxxx|\*{3}|\.{3}|\u2026|0123456789|123456789|abcdefgh|(.)\1{7}/;
const o=/c3VwYWJhc2UtZGVtb|N1cGFiYXNlLWRlbW|zdXBhYmFzZS1kZW1v/;
function s(t){
if(a.test(t.toLowerCase())||o.test(t))
return!0;
return i.has(e.sha256(t).slice(0,16))}
const c=/public|publish|anon(?:ymous)?(?![a-z])|site[-_]?key|(?:^|[-_.])ids?$|[a-z]Ids?$/i;
const l=/(?:file|page|frame|node|component|style|layer|sheet|document|template|translation|issue|object|row|cache|partition|sort|primary|foreign|idempotency)[-_. ]?key$/i;
const u=/^[A-Za-z0-9][\w+/=.:~!@#%^&*-]*$/;
const d=/^(?:[A-Za-z]:[\\/]|\.{0,2}\/|[\w.-]+\/[\w./-]+\.\w{1,5}$)|:\/\/|^\w+\.\w+\.\w{2,4}$/;
const f=/\.(?:json|ya?ml|toml|env|txt|pem|key|crt|cer|p8|p12|pfx|jks|keystore|kdbx?|gpg|asc|pub|token)$/i;
const p=/^sb_publishable_/;
const m=/^(?:pk_(?:live|test)_|pk\.eyJ|pub-c-|phc_|pk-lf-)/;
const h=/^(?:bearer|token|apikey|api-key)\s+/i;
const g=/(?<![\w-])(?:--(?:env|build-arg|header|set|var)=)?(-{0,2}[A-Za-z][\w.-]{2,60})(?:=|:[ \t]+|:(?=Bearer ))\\?["']?((?:bearer |token )?[^\s"'\\,;]+)/gi;
const _=/^(?:--header=)?([A-Za-z][\w-]{2,60}):((?:bearer |token )?[^\s"'\\/][^\s"'\\]*)$/gi;
const v=/\\?"([A-Za-z][\w .-]{1,60})\\?"\s{0,4}:\s{0,4}\\?"((?:bearer |token )?[^\s"\\]{1,512})(?=\\?")/gi;
const y=/(?<![^\s"'\\])(-{1,2}[A-Za-z][\w.-]{1,60})[ \t]+\\?["']?([^\s"'\\,;-][^\s"'\\,;]*)/g;
const b=/\bBearer\s+([^\s"'\\,;]+)/gi;
function x(t,n){
if(n!==void 0&&O(n)){
let r=e.passwordStart(t,n)||(h.exec(t)?.[0].length??0);
if(A(t.slice(r)))
return[D(t,r,t.length,j(n))]}
return[...S(t),...T(t)]}
function S(e){
let t=[];
for(
let n of C(e)){
let[r,i=``,a=``]=n;
if(!O(i))
continue;
let o=n.index+r.length;
let s=o-a.length+(h.exec(a)?.[0].length??0);
A(k(e.slice(s,o)))&&t.push(D(e,s,o,j(i)))}
return t}
function C(e){
let t=e.includes(`":`)||e.includes(`" :`)?[...e.matchAll(v)]:[];
let n=t.length>0?[]:[...e.matchAll(g),...e.matchAll(_),...w(e)];
return[...t,...n]}
function w(e){
return[...e.matchAll(y)]}
function T(e){
return E(e).flatMap(({
start:t,
end:n})=>A(e.slice(t,n))?[D(e,t,n,`a bearer token`)]:[])}
function E(e){
return Array.from(e.matchAll(b),({
index:e,
0:t,
1:n=``})=>({
start:e+t.length-n.length,
end:e+t.length}))}
function D(e,t,n,r){
let i=e.slice(t,n);
let a=m.test(i);
if(!a&&!p.test(i))
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
function O(t){
if(c.test(t))
return!1;
let n=e.secrecyOf(t);
return n===`secret`||n===`maybe`&&/(?:key|auth)$/i.test(t)&&!l.test(t)}
function k(t){
return e.decoded(t)??t}
function A(t){
return t.length>=16&&t.length<=512&&u.test(t)&&!d.test(t)&&!f.test(t)&&e.looksRandom(t)&&!s(t)}
function j(e){
return/pass|pwd/i.test(e)?`a password`:`what looks like a live key`}
exports.assigned=C;
exports.bearers=E;
exports.isForShow=s;
exports.isIssued=A;
exports.isNearby=r;
exports.isSecretName=O;
exports.literalsIn=x;
exports.meant=k;
"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
const n=/^[ -~]*$/;
const r=/^[\p{Mn}\p{Me}]$/u;
const i=/^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u;
function a(e){
let n=[];
let r=t.bracketSigns(e);
let i=0;
let a=0;
for(
let t of e){
let e=r.get(a);
let o=e===void 0?s(t,i):{
text:e,
width:e.length,
units:1};
n.push(o);
i+=o.width;
a+=o.units}
return n}
function o(e){
if(n.test(e))
return e.length;
let t=0;
for(
let n of e)
t+=s(n,t).width;
return t}
function s(e,n){
let r=e===`	`?` `.repeat(4-n%4):t.printable(e);
return{
text:r,
width:r===e?c(e):r.length,
units:e.length}}
function c(e){
if(e>=` `&&e<=`~`)
return 1;
if(r.test(e))
return 0;
return i.test(e)?2:1}
function l(e){
return t.redact(e)}
function u(e){
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
function d(e){
return e.map(e=>`/${l(String(e)).replaceAll(`~`,`~0`).replaceAll(`/`,`~1`)}`).join(``)}
const f=1e3;
function p(e,t){
let n=m(e,t);
let r=[n];
n.number>1&&r.unshift(m(e,n.start-1));
let i=h(e.text,n.end);
i!==void 0&&r.push(m(e,i));
return{
lines:r,
focus:n}}
function m(e,t){
let{
line:n,
column:r}=e.position(t);
let i=t-(r-1);
let a=e.text[t]===`
`&&e.text[t-1]===`\r`?t-1:t;
let o=e.text.slice(Math.max(i,a),a+f).search(/[\r\n]/);
return{
number:n,
start:i,
end:o===-1?Math.min(e.text.length,a+f):Math.max(i,a)+o}}
function h(e,t){
let n=/\r\n|\n|\r/y;
n.lastIndex=t;
if(!n.test(e)||n.lastIndex>=e.length)
return;
return n.lastIndex}
function g(e,t,n,r){
let i=t.start+n;
let a=Math.min(r.end,t.end,r.start+120-40);
if(a-i<=120&&o(e.slice(i,a))<120)
return n;
return Math.max(n,r.start-t.start-40)}
function _(e,t,n,r){
let i=Math.min(t.start+r,t.end);
let o=x(e,i)?i+1:i;
let s=a(e.slice(o,Math.min(t.end,o+360)));
let c=s.slice(0,b(s));
return{
start:o,
cells:c,
isCutBefore:r>n&&o<t.end,
isCutAfter:c.length<s.length||o+360<t.end}}
function v({
cells:e,
isCutBefore:t,
isCutAfter:n}){
return`${t?`\u2026`:``}${e.map(e=>e.text).join(``)}${n?`\u2026`:``}`.trimEnd()}
function y({
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
function b(e){
let t=0;
for(
let[n,r]of e.entries()){
t+=r.width;
if(t>120)
return n}
return e.length}
function x(e,t){
return/^[\ud800-\udbff][\udc00-\udfff]/.test(e.slice(Math.max(0,t-1),t+1))}
function S(e,t,n){
if(e.text.trim()===``)
return[];
let r=Math.min(n.start,e.text.length);
let{
lines:i,
focus:a}=p(e,r);
let o=C(t,i[0]?.start??r,i.at(-1)?.end??r);
let s={
start:r,
end:Math.max(r,Math.min(n.end,a.end))};
let c=w(e.text,o,i,{
from:a.start,
to:r});
let l=g(o,a,c,s);
return i.map(e=>{
let t=_(o,e,c,l);
let n=v(t);
return{
number:e.number,
source:n,...e===a&&{
mark:y(t,s)}}})}
function C(e,t,n){
if(n-t>1e3)
return e;
let r=e.slice(t,n);
return{
slice:(e,n)=>r.slice(Math.max(0,e-t),n-t)}}
function w(e,t,n,{
from:r,
to:i}){
let a=t.slice(r,r+T(e,r,i)).replace(/[^ \t].*$/s,``);
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
function T(e,t,n){
let r=t;
for(;r<n&&(e[r]===` `||e[r]===`	`);)
r++;
return r-t}
var E=class{
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
return u(this.#e.place)}
get pointer(){
return d(this.#e.place.route)}
get message(){
return l(this.#e.message)}
get help(){
return D(this.#e.help)}
get server(){
return D(this.#e.server)}
get related(){
return this.#e.related.map(({
place:e,
message:t})=>({...u(e),
message:l(t)}))}
get excerpt(){
let{
place:e}=this.#e;
return S(e.document,this.#t(e.document),t.spanOf(e))}};
function D(e){
return e===void 0?void 0:l(e)}
function O(e,{
quiet:n}){
let r=n?e.findings.filter(({
severity:e})=>e===`error`):e.findings;
let i=k();
return{
root:e.root,
files:e.files.map(e=>({...e,
servers:e.servers.map(l)})),
findings:r.map(e=>new E(e,i)),
counts:e.summary,
summary:t.summaryLine(e)}}
function k(){
let e;
return n=>{
e?.document!==n&&(e={
document:n,
redacted:new t.Redacted(n.text)});
return e.redacted}}
function A(e){
let n=(n,r)=>t.finished(e.render(O(n,r),r));
return{...e,
write:n}}
function j(e,{
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
const M={
bold:[1,22],
dim:[2,22],
red:[31,39],
yellow:[33,39],
blue:[34,39]};
const N={
error:`red`,
warning:`yellow`,
info:`blue`};
function P(e){
if(!e)
return(e,n)=>typeof n==`string`?t.text`${n}`:n;
return(e,n)=>{
let[r,i]=M[e];
return t.text`\u001b[${r}m${n}\u001b[${i}m`}}
var F=e.__exportAll({
default:()=>I});
var I=A({
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
return L(e,t,r)});
return t.text`${t.text.joined([...a,t.text`${n}`],t.text`\n\n`)}\n`}});
function L(e,n,r){
let{
rule:i,
severity:a,
message:o,
related:s,
help:c}=e;
let l=P(r.color);
let u=N[a];
let d=l(`bold`,R(e.location,r));
let f=(e,n)=>t.text`  ${l(`dim`,`${e}:`)} ${n}`;
let p=[t.text`${d}  ${l(u,a)}  ${o}  ${l(`dim`,i)}`,...j(e.excerpt,{
paint:l,
style:u}),...s.map(e=>f(`also`,`${R(e,r)}  ${e.message}`)),...c===void 0?[]:[f(`help`,c)],...n===void 0?[]:[f(`docs`,n)]];
return t.text.joined(p,t.text`\n`)}
function R({
path:e,
line:n,
column:r},i){
return`${t.pathFromHere(e,i)}:${n}:${r}`}
exports.defineOutput=A;
exports.locationOf=u;
exports.painter=P;
exports.shown=l;
exports.shownReport=O;
exports.text_exports=F;
exports.widthOf=o;
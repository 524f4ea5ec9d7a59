"use strict";
const e=require("./core.js");
function t(t,r){
if(t===void 0||t.broken||e.meaningAt(t,r.route)!==`url`)
return;
let i=e.valueAt(t.document.value,r.route);
return typeof i==`string`?n(i,r.start):void 0}
function n(e,t){
let n=e.indexOf(`://`)+3;
if(n<3||t<n)
return;
let r=n+e.slice(n).search(/[/?#]|$/);
if(t<r)
return{
in:`user`};
let i=e.slice(r,t);
if(!i.includes(`?`))
return;
return{
in:`query`,
parameter:/[?&]([^?&=]*)=[^&]*$/.exec(i)?.[1]??``}}
var r=e.defineRule({
id:`secret-literal`,
category:`security`,
severity:`error`,
strays:!0,
messages:{
found:e=>`${e.what} stands in ${e.subject}${e.published?`, and git does not ignore this file`:`; git ignores this file`}`},
on:{
file:{
mayHoldSecret:!0,
check(n,{
client:r,
report:u}){
if(!n.owner)
return;
let{
document:d}=n;
let f=e.secretsBelow(d.value).filter(({
route:e})=>!d.isBroken(e));
if(f.length===0)
return;
let{
publishable:p}=n;
let m=e.serverFinder(n.servers);
for(
let n of f){
let f=m(n.route);
if(t(f,n)!==void 0)
continue;
u(`found`,{
what:n.what,
subject:e.subjectOf(n.route,f),
published:p},e.at(d,n.route,`value`,{
start:n.start,
end:n.end}),{
server:f,
severity:i(n,p,a(n,f)),
help:o(n)??`${c(n,f,r)}${p?s(n):``}`,
fix:f&&!n.isHarmless?l(n,f):void 0})}}}}});
function i({
isForAll:e,
isHarmless:t},n,r){
if(!n||t)
return`info`;
return e||r?`warning`:`error`}
function a({
what:t,
route:n},r){
return t===`a password`&&r!==void 0&&e.isForThisMachine(r,n)}
function o({
isForAll:e,
isHarmless:t}){
if(t)
return`it is made to be seen: nothing has to be done, unless a secret key was meant here`;
if(!e)
return;
return`it is made to be seen: leave it where row-level security guards every table, or keep it in a variable`}
function s({
opensWallet:e}){
return e?`, and move what the wallet holds to a new one`:`, and revoke what stands here`}
function c(t,n,r){
if(n===void 0)
return`keep it in the environment or in a file that git ignores`;
let{
route:i}=t;
let a=e.textAt(n,i)??``;
let o=e.meaningAt(n,i);
let s=i.at(-1);
let c=t.end-t.start<a.length;
let l=e.variableWithin(t,a)??`API_KEY`;
let f=o===`env`&&typeof s==`string`?s:l;
let p=c?l:f;
let m=e.variableIn(n.dialect,o,p);
if(m!==void 0){
let t=`set the variable where ${r} starts`;
if(!c)
return`write ${e.quote(m)} and ${t}`;
if(/^\$\w/.test(m))
return`write ${e.quote(`$${f}`)} for the whole value and ${t}`;
return`write ${e.quote(m)} in its place, leave the rest as it is, and ${t}`}
let h=e.fieldForNames(n.dialect,o,a);
if(h!==void 0)
return`name ${o===`env`?e.quote(f):`a variable`} in ${e.quote(h)} and set it where ${r} starts`;
let g=o===`headers`||o===`url`;
let _=g?`let git ignore the file`:`set it where ${r} starts, or in a file that git ignores`;
if(n.dialect.placeholders===void 0)
return g?_:`keep it out of this file: ${_}`;
let v=String(i[n.route.length]??``);
let y=`${r} expands no variables in ${e.quote(v)}`;
return u(o)?`${y}: ${d(n,p)}`:`${y}: ${_}`}
function l(t,n){
let{
route:r,
start:i,
end:a}=t;
let o=e.textAt(n,r)??``;
let s=e.meaningAt(n,r);
let c=a-i<o.length;
let l=e.variableWithin(t,o)??`API_KEY`;
let u=r.at(-1);
let d=!c&&s===`env`&&typeof u==`string`?u:l;
let f=e.variableIn(n.dialect,s,d);
let p=!c||o.slice(0,i)===`Bearer `&&a===o.length;
if(f===void 0||!/^\w+$/.test(d)||/^\$\w/.test(f)&&!p)
return;
return e.fix(`unsafe`,`write ${e.quote(f)}`,{
do:`rewrite`,
at:r,
within:{
start:i,
end:a},
text:f})}
function u(e){
return e===`args`||e===`command`||e===`commandLine`}
function d({
dialect:t},n){
let r=e.ownKey(t,`env`);
let i=e.variableIn(t,`env`,n);
let a=`let git ignore the file`;
if(r===void 0||i===void 0)
return`start a script of your own that adds it, or ${a}`;
return`if the server reads it from its environment, write ${e.quote(i)} in ${e.quote(r)}, else ${a}`}
`${`a1B2c3D4e5`.repeat(4)}`;
`${`a1b2c3d4e5`.repeat(4)}`;
var f=e.defineRule({
id:`secret-suspected`,
category:`security`,
severity:`warning`,
strays:!0,
inSnippets:`never`,
messages:{
found:e=>`${e.what} stands in ${e.subject}, and git does not ignore this file`},
on:{
text:{
mayBeSecret:!0,
check({
value:t,
name:n,
route:r,
server:i},{
client:a,
reading:o,
report:s}){
if(!o.owner||!o.publishable)
return;
let c=e.suspicionIn(t,n);
if(c===void 0)
return;
let{
what:l,
start:u,
end:d,
isLocal:f}=c;
let p=e.at(i.document,r,`value`,{
start:u,
end:d});
s(`found`,{
what:l,
subject:e.subjectOf(r,i)},p,{
server:i,...(f||e.isForThisMachine(i,r))&&{
severity:`info`},
fix:m(i,r,{
start:u,
end:d},e.variableNamedLike(t,u,n)),
help:`${h(i,r,a,e.variableNamedLike(t,u,n))}, and change it if it is in use`})}}}});
function p(t,n,r=`PASSWORD`){
let i=e.meaningAt(t,n);
return e.variableIn(t.dialect,i,i===`env`?String(n.at(-1)):r)}
function m(t,n,r,i){
let a=p(t,n,i);
let o=r.start===0&&r.end===e.textAt(t,n)?.length;
if(a===void 0||/^\$\w/.test(a)&&!o)
return;
return e.rewriting(n,r,a,`unsafe`)}
function h(t,n,r,i){
let a=p(t,n,i);
return a===void 0?`keep it in a file that git ignores`:`write ${e.quote(a)} and set the variable where ${r} starts`}
var g=e.defineRule({
id:`url-credentials`,
category:`security`,
severity:`error`,
strays:!0,
messages:{
user:e=>`${e.what} stands before the host in the address of ${e.server}${v(e.published)}`,
query:t=>`${t.what} stands in the parameter ${e.quote(t.parameter)} of the address of ${t.server}${v(t.published)}`},
on:{
field:{
is:[`url`],
like:/[?@]/,
check(n,{
client:r,
reading:i,
report:a}){
if(!i.owner||n.fact?.is!==`url`)
return;
let{
publishable:o}=i;
let{
server:s}=n;
for(
let i of e.secretsBelow(n.value)){
let c={...i,
route:n.route};
let l=t(s,c);
if(l===void 0)
continue;
let u=e.at(s.document,n.route,`value`,{
start:c.start,
end:c.end});
let d={
what:c.what,
server:e.nameOf(s),
published:o};
let f={
server:s,
severity:_(i,o),
fix:b(s.dialect,l,c),
help:`${x(s.dialect,l,r)}${o&&!i.isForAll?`, and revoke what stands here`:``}`};
l.in===`user`?a(`user`,d,u,f):a(`query`,{...d,
parameter:l.parameter},u,f)}}}}});
function _({
isForAll:e,
isHarmless:t},n){
if(!n||t)
return`info`;
return e?`warning`:`error`}
function v(e){
return e?`, and git does not ignore this file`:`; git ignores this file`}
function y(t){
return t.in===`user`?`PASSWORD`:e.asVariable(t.parameter)??`API_KEY`}
function b(t,n,{
route:r,
start:i,
end:a}){
let o=e.variableIn(t,`url`,y(n));
return o===void 0||/^\$\w/.test(o)?void 0:e.rewriting(r,{
start:i,
end:a},o,`unsafe`)}
function x(t,n,r){
let i=y(n);
let a=e.variableIn(t,`url`,i);
if(a!==void 0)
return`write ${e.quote(a)} and set the variable where ${r} starts`;
let o=e.variableIn(t,`headers`,i);
if(o!==void 0)
return`send it in a header, as ${e.quote(o)}, if the server takes it there`;
let s=`keep the server in a file that git ignores`;
return t.placeholders===void 0?s:`${r} expands no variables in addresses: ${s}`}
const S=[r,f,g];
exports.rules=S;
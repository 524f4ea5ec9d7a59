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
report:l}){
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
l(`found`,{
what:n.what,
subject:e.subjectOf(n.route,f),
published:p},e.at(d,n.route,`value`,{
start:n.start,
end:n.end}),{
server:f,
severity:i(n,p,a(n,f)),
help:o(n)??`${c(n,f,r)}${p?s(n):``}`,
fix:f&&!n.isHarmless?u(n,f):void 0})}}}}});
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
let{
start:c,
end:u}=l(t,a);
let p=u-c<a.length;
let m=e.variableWithin(t,a)??`API_KEY`;
let h=o===`env`&&typeof s==`string`?s:m;
let g=p?m:h;
let _=e.variableIn(n.dialect,o,g);
if(_!==void 0){
let t=`set the variable where ${r} starts`;
if(!p)
return`write ${e.quote(_)} and ${t}`;
if(/^\$\w/.test(_))
return`write ${e.quote(`$${h}`)} for the whole value and ${t}`;
return`write ${e.quote(_)} in its place, leave the rest as it is, and ${t}`}
let v=e.fieldForNames(n.dialect,o,a);
if(v!==void 0)
return`name ${o===`env`?e.quote(h):`a variable`} in ${e.quote(v)} and set it where ${r} starts`;
let y=o===`headers`||o===`url`;
let b=y?`let git ignore the file`:`set it where ${r} starts, or in a file that git ignores`;
if(n.dialect.placeholders===void 0)
return y?b:`keep it out of this file: ${b}`;
let x=String(i[n.route.length]??``);
let S=`${r} expands no variables in ${e.quote(x)}`;
return d(o)?`${S}: ${f(n,g)}`:`${S}: ${b}`}
function l({
start:e,
end:t},n){
let r=/(?:\$\{|\{\{?)(?:env[:.]|secrets\.|process\.env\.)?$/.exec(n.slice(0,e))?.[0].length;
let i=/^\}{1,2}/.exec(n.slice(t))?.[0].length;
return r===void 0||i===void 0?{
start:e,
end:t}:{
start:e-r,
end:t+i}}
function u(t,n){
let{
route:r}=t;
let i=e.textAt(n,r)??``;
let a=e.meaningAt(n,r);
let{
start:o,
end:s}=l(t,i);
let c=s-o<i.length;
let u=e.variableWithin(t,i)??`API_KEY`;
let d=r.at(-1);
let f=!c&&a===`env`&&typeof d==`string`?d:u;
let p=e.variableIn(n.dialect,a,f);
let m=!c||i.slice(0,o)===`Bearer `&&s===i.length;
if(p===void 0||!/^\w+$/.test(f)||/^\$\w/.test(p)&&!m)
return;
return e.fix(`unsafe`,`write ${e.quote(p)}`,{
do:`rewrite`,
at:r,
within:{
start:o,
end:s},
text:p})}
function d(e){
return e===`args`||e===`command`||e===`commandLine`}
function f({
dialect:t},n){
let r=e.ownKey(t,`env`);
let i=e.variableIn(t,`env`,n);
let a=`let git ignore the file`;
if(r===void 0||i===void 0)
return`start a script of your own that adds it, or ${a}`;
return`if the server reads it from its environment, write ${e.quote(i)} in ${e.quote(r)}, else ${a}`}
`${`a1B2c3D4e5`.repeat(4)}`;
`${`a1b2c3d4e5`.repeat(4)}`;
var p=e.defineRule({
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
fix:h(i,r,{
start:u,
end:d},e.variableNamedLike(t,u,n)),
help:`${g(i,r,a,e.variableNamedLike(t,u,n))}, and change it if it is in use`})}}}});
function m(t,n,r=`PASSWORD`){
let i=e.meaningAt(t,n);
return e.variableIn(t.dialect,i,i===`env`?String(n.at(-1)):r)}
function h(t,n,r,i){
let a=m(t,n,i);
let o=r.start===0&&r.end===e.textAt(t,n)?.length;
if(a===void 0||/^\$\w/.test(a)&&!o)
return;
return e.rewriting(n,r,a,`unsafe`)}
function g(t,n,r,i){
let a=m(t,n,i);
return a===void 0?`keep it in a file that git ignores`:`write ${e.quote(a)} and set the variable where ${r} starts`}
var _=e.defineRule({
id:`url-credentials`,
category:`security`,
severity:`error`,
strays:!0,
messages:{
user:e=>`${e.what} stands before the host in the address of ${e.server}${y(e.published)}`,
query:t=>`${t.what} stands in the parameter ${e.quote(t.parameter)} of the address of ${t.server}${y(t.published)}`},
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
severity:v(i,o),
fix:x(s.dialect,l,c),
help:`${S(s.dialect,l,r)}${o&&!i.isForAll?`, and revoke what stands here`:``}`};
l.in===`user`?a(`user`,d,u,f):a(`query`,{...d,
parameter:l.parameter},u,f)}}}}});
function v({
isForAll:e,
isHarmless:t},n){
if(!n||t)
return`info`;
return e?`warning`:`error`}
function y(e){
return e?`, and git does not ignore this file`:`; git ignores this file`}
function b(t){
return t.in===`user`?`PASSWORD`:e.asVariable(t.parameter)??`API_KEY`}
function x(t,n,{
route:r,
start:i,
end:a}){
let o=e.variableIn(t,`url`,b(n));
return o===void 0||/^\$\w/.test(o)?void 0:e.rewriting(r,{
start:i,
end:a},o,`unsafe`)}
function S(t,n,r){
let i=b(n);
let a=e.variableIn(t,`url`,i);
if(a!==void 0)
return`write ${e.quote(a)} and set the variable where ${r} starts`;
let o=e.variableIn(t,`headers`,i);
if(o!==void 0)
return`send it in a header, as ${e.quote(o)}, if the server takes it there`;
let s=`keep the server in a file that git ignores`;
return t.placeholders===void 0?s:`${r} expands no variables in addresses: ${s}`}
const C=[r,p,_];
exports.rules=C;
"use strict";
require("./rolldown-runtime.js");
const e=require("./crossing.js");
const t=require("./core.js");
function n(n,i){
let a=i.filter(({
copies:e})=>e);
if(a.length<2)
return[];
return e.canonical(n).statements.flatMap(e=>r(e).flatMap(({
text:n,
route:r})=>n.flatMap(n=>{
if(typeof n==`string`)
return[];
let i=({
dialect:r})=>t.syntaxesIn(r,e.meaning)?.includes(n.syntax)??!1;
let o=a.filter(i);
let s=a.filter(e=>!i(e));
return o.length===0||s.length===0?[]:[{
statement:e,
route:r,
variable:n,
expandedBy:o,
textTo:s}]})))}
function r({
value:e,
route:t}){
if(e.kind===`text`)
return[{
text:e.text,
route:t}];
return e.kind===`texts`?e.items:[]}
function i(n){
let{
broken:r,
entry:i,
transport:o,
dialect:s}=n;
if(r||!t.isObject(i)||s.apart||o===void 0)
return!1;
if(o!==`stdio`&&!e.isRemote(o))
return!1;
return n.fields.some(e=>a(e,o))}
function a({
fact:e,
value:t},n){
if(e===void 0||e.unread)
return!1;
let{
is:r}=e;
if(n===`stdio`?r!==`command`&&r!==`commandLine`:r!==`url`)
return!1;
let i=Array.isArray(t)?t[0]:t;
return typeof i==`string`&&i.trim()!==``}
function o(t,{
dialect:n}){
return e.transportsOf(t).find(t=>e.speaks(n,t))}
function s(e,t){
let n=[];
let r=e.length===1||e.length===2&&e[0]===`Bearer `;
return{
text:e.map(e=>{
if(typeof e==`string`)
return e;
let i=t&&l(e,t,r);
if(i!==void 0)
return d(e,i);
if(t!==void 0&&e.expanded){
let i=l(u(e),t,r);
n.push({
variable:e,
onlyFallback:i!==void 0})}
return e.spelling}).join(``),
unspeakable:n}}
const c=new Set(["${NAME:-default}","${NAME:default}"]);
function l({
kind:e,
fallback:n,
name:r},i,a){
return i.find(i=>t.kindOfSyntax(i)===e&&c.has(i)===(n!==void 0)&&(i===`$NAME`?a&&/^[A-Z_][A-Z0-9_]*$/.test(r):i!==`%NAME%`||a))}
function u({
fallback:e,...t}){
return t}
function d({
kind:e,
name:n,
fallback:r,
spelling:i},a){
if(e===`editor`||e===`setting`)
return i;
if(r===void 0)
return t.spell(a,n);
return`\${${n}${a==="${NAME:-default}"?`:-`:`:`}${r}}`}
function f(e,t,n){
let r=new p(t,n);
for(
let t of e.statements)
r.write(t);
return r.finish()}
var p=class{
#e;
#t;
#n=new Map;
#r=[];
#i={
args:[]};
constructor(t,n){
this.#e=t;
this.#t=e.transportAs(t,n);
let r=e.wordFor(t,n);
t.transportKey!==null&&r!==void 0&&this.#n.set(t.transportKey,r)}
finish(){
let{
command:e,
args:t}=this.#i;
let n=this.#b(`commandLine`);
n!==void 0&&e!==void 0&&this.#n.set(n,[e,...t]);
return{
entry:g(this.#n),
unsaid:this.#r}}
write(e){
let{
meaning:t,
value:n}=e;
switch(t){case`transport`:
break;case`command`:
this.#a(e);
break;case`args`:
this.#o(e);
break;case`env`:case`headers`:
this.#l(e);
break;case`enabled`:
this.#h(e);
break;case`auth`:case`oauth`:case`toolPolicy`:
this.#m(e);
break;case`other`:
this.#g(e,this.#y(e));
break;default:
n.kind===`text`?this.#s(e,n.text):this.#g(e,this.#b(t))}}
#a(e){
let{
value:t}=e;
let n=this.#b(`command`);
t.kind===`text`?n===void 0?this.#b(`commandLine`)===void 0?this.#v({
statement:e}):this.#i.command=this.#c(t.text,{
statement:e}):this.#s(e,t.text):this.#g(e,n)}
#o(e){
let{
value:t}=e;
let n=this.#b(`args`);
if(t.kind!==`texts`)
this.#g(e,n);else 
if(n===void 0&&this.#b(`commandLine`)===void 0)
this.#v({
statement:e});else{
let r=t.items.map(t=>this.#c(t.text,{
statement:e,
item:t}));
n===void 0?this.#i.args=r:this.#n.set(n,r)}}
#s(e,t){
let n=this.#b(e.meaning);
n===void 0?this.#v({
statement:e}):this.#n.set(n,this.#c(t,{
statement:e}))}
#c(e,n){
let{
text:r,
unspeakable:i}=s(e,t.syntaxesIn(this.#e,n.statement.meaning));
i.length>0&&this.#v({...n,
variables:i});
return r}
#l(e){
let{
meaning:t,
of:n,
value:r}=e;
let i=this.#b(t);
n===void 0?this.#g(e,i):r.kind===`text`?i!==void 0&&this.#u(r.text,t)?h(this.#n,i).set(n,this.#c(r.text,{
statement:e})):this.#d(t,n,r.text)||(i===void 0?this.#v({
statement:e}):h(this.#n,i).set(n,this.#c(r.text,{
statement:e}))):i===void 0?this.#v({
statement:e}):h(this.#n,i).set(n,this.#_(e,i))}
#u(e,n){
return s(e,t.syntaxesIn(this.#e,n)).unspeakable.length===0}
#d(e,t,n){
return e===`env`?this.#f(t,m(n)):this.#p(t,n)}
#f(e,t){
let n=t===e?this.#x(`variable-names`):void 0;
if(n===void 0)
return!1;
let r=this.#n.get(n);
Array.isArray(r)?r.push(t):this.#n.set(n,[t]);
return!0}
#p(e,t){
let n=this.#x(`headers-inside`);
if(n!==void 0){
h(h(this.#n,n),`headers`).set(e,s(t,void 0).text);
return!0}
let r=this.#x(`header-variables`);
let i=m(t);
if(i!==void 0&&r!==void 0){
h(this.#n,r).set(e,i);
return!0}
let a=t[0]===`Bearer `&&e.toLowerCase()===`authorization`?m(t.slice(1)):void 0;
let o=a===void 0?void 0:this.#x(`bearer-variable`);
o!==void 0&&this.#n.set(o,a);
return o!==void 0}
#m(e){
let{
meaning:t,
of:n}=e;
let{
fields:r}=this.#e;
let i=n!==void 0&&Object.hasOwn(r,n)?r[n]:void 0;
let a=i?.is===t&&i.form===void 0&&this.#C(i);
let o=t===`toolPolicy`?void 0:t===`auth`?`oauth`:`auth`;
let s=a?n:this.#b(t)??(o&&this.#b(o));
(s===void 0||a||!this.#n.has(s))&&this.#g(e,s)}
#h(e){
let t=this.#b(`enabled`);
let n=this.#b(`disabled`);
t===void 0?n===void 0?this.#v({
statement:e}):this.#n.set(n,!0):this.#n.set(t,!1)}
#g(e,t){
t===void 0?this.#v({
statement:e}):this.#n.set(t,this.#_(e,t))}
#_({
value:e},t){
switch(e.kind){case`time`:
return this.#e.fields[t]?.unit===`s`?e.ms/1e3:e.ms;case`names`:
return[...e.names];case`data`:
return e.data;default:
return null}}
#v(e){
this.#r.push(e)}
#y({
of:e}){
if(e===void 0||!Object.hasOwn(this.#e.fields,e))
return;
let t=this.#e.fields[e];
return t?.is===`other`&&t.form===void 0&&this.#C(t)?e:void 0}
#b(e){
return this.#S(t=>t.is===e&&t.form===void 0)}
#x(e){
return this.#S(t=>t.form===e)}
#S(e){
let t=Object.keys(this.#e.fields).filter(t=>{
let n=this.#e.fields[t];
if(n===void 0||!e(n)||!this.#C(n))
return!1;
return n.selects===void 0||n.selects===this.#t});
return t.find(e=>this.#e.fields[e]?.deprecated===void 0)??t[0]}
#C({
unread:e,
idle:t,
for:n}){
if(e||t)
return!1;
return n===void 0||n.includes(this.#t)}};
function m(e){
let[t]=e;
if(e.length!==1||typeof t!=`object`||t.kind!==`environment`)
return;
return t.fallback===void 0?t.name:void 0}
function h(e,t){
let n=e.get(t);
let r=n instanceof Map?n:new Map;
e.set(t,r);
return r}
function g(e){
if(!(e instanceof Map))
return e;
return Object.fromEntries([...e].map(([e,t])=>[e,g(t)]))}
function _(n,r){
let a=i(n)?o(n,r):void 0;
if(a===void 0)
return[];
let s=e.canonical(n);
let{
entry:c,
unsaid:l}=f(s,r.dialect,a);
let u=new t.EntryServer(b(),r.format,r.dialect,{
name:n.name,
route:[],
entry:c,
nameAt:{
route:[],
side:`key`}});
let d=l.map(({
statement:e,
item:t,
variables:n})=>{
let r=n===void 0?`field`:`variables`;
return{
statement:e,...t&&{
item:t},
why:r,
variables:n??[]}});
let p=new Map(s.statements.map(t=>[e.identity(t),t]));
let m=new Set(l.map(({
statement:t})=>e.identity(t)));
for(
let{
meaning:t,
of:n,
a:r}of e.differences(s,e.canonical(u))){
let i=e.identity(n===void 0?{
meaning:t}:{
meaning:t,
of:n});
let a=p.get(i);
if(a===void 0||t===`transport`||a.value.kind===`data`)
continue;
if(r===void 0||m.has(i))
continue;
m.add(i);
d.push({
statement:a,
why:`changed`,
variables:[]})}
return d.filter(({
statement:e})=>v(e,r))}
function v({
meaning:e,
field:t},{
keeps:n}){
return!n.includes(e)&&t.fact?.form!==`variable-names`}
let y;
function b(){
y??=t.unparsed({
path:``,
text:``,
problems:[]},`json`);
return y}
function x(e,t){
return i(e)?S(e,t)??C(e,t):void 0}
function S(n,r){
let{
transport:i}=n;
if(i===void 0||!e.isRemote(i)||o(n,r)!==void 0)
return;
let{
dialect:a}=r;
let{
inferred:s,
neither:c,
lacks:l}=a;
if(t.onlyLocal(a)&&!e.speaks(a,`http`))
return{
why:`remote`,
reaction:s.urlReaction.effect===`fine`?c:s.urlReaction};
if(a.transportKey===null)
return{
why:`transport`,
transport:i,
reaction:{
effect:`fails-server`,
by:l?.by??a.by}};
let{
effect:u,
by:d}=a.unknownTransport.withUrl;
return{
why:`transport`,
transport:i,
reaction:{
effect:u===`fine`?`ignored`:u,
by:d}}}
function C({
name:e},{
client:n,
dialect:r}){
let i=r.reserved?.find(t=>typeof t.name==`string`?t.name===e:t.name.test(e));
if(i!==void 0&&t.losesServer(i.reaction.effect))
return{
why:`reserved`,
reaction:i.reaction};
for(
let i of r.names??[]){
let r=i.cleaned?n.toolNames?.server(e)??e:e;
if(!(i.pattern.test(r)&&r.length<=(i.maxLength??1/0))&&t.losesServer(i.reaction.effect))
return{
why:`name`,
rule:i,
reaction:i.reaction}}}
function w({
targets:e},n){
let r=new Map;
for(
let i of e)
for(
let e of n(i)){
let n=t.severityOf(e.reaction);
let{
route:a,
side:o,
within:s}=e.place;
let c=T(r,JSON.stringify([a,o,s?.start,n,e.reaction.effect]));
let l=c.get(e.key);
if(l===void 0)
c.set(e.key,{
said:[e],
severity:n,
by:[i]});else 
if(!l.by.includes(i)){
l.by.push(i);
l.said.push(e)}}
return[...r.values()].flatMap(e=>{
let[t,...n]=[...e.values()].flatMap(E);
if(t===void 0)
return[];
return[{
first:t,
others:n,
clients:[t,...n].flatMap(({
clients:e})=>e)}]})}
function T(e,t){
let n=e.get(t)??new Map;
e.set(t,n);
return n}
function E({
said:e,
severity:n,
by:r}){
let[i]=e;
if(i===void 0)
return[];
let a=r.map(({
name:e})=>e);
return[{...i,
help:e.every(({
help:e})=>e===i.help)?i.help:void 0,
severity:n,
clients:r.map(({
client:e})=>e.id),
names:t.list(a,{
bare:!0}),
several:r.length>1}]}
const D=({
several:e})=>e?`have`:`has`;
const O={
field:e=>`${e.targets} ${D(e)} no field for ${e.what} of ${e.server}, so it is lost there`,
runs:e=>`${e.targets} cannot switch off ${e.server} in its entry, so it runs there`,
variable:e=>`${e.targets} ${D(e)} no way to write ${e.what} of ${e.server}`,
fallback:e=>`${e.targets} ${D(e)} no defaults for variables, so that of ${e.what} of ${e.server} is lost`,
text:e=>`${e.targets} ${e.several?`take`:`takes`} ${e.what} of ${e.server} as text; ${e.others} ${e.expand?`expand`:`expands`} it`,
changed:e=>`${e.what} of ${e.server} does not reach ${e.targets} as it is written`};
var k=t.defineRule({
id:`lossy-field`,
category:`compatibility`,
severity:`warning`,
messages:O,
on:{
server:{
targeted:!0,
check(e,{
reading:r,
report:i,
violations:a}){
let o=({
statement:e})=>!a.some(({
kind:n,
route:r})=>n===`type`&&t.startsWith(r,e.field.route));
for(
let t of n(e,r.targets))
A(t,e,i);
let s=w(r,t=>_(e,t).filter(o).flatMap(n=>M(n,e,t)));
for(
let{
first:t,
others:n,
clients:r}of s){
let{
message:a,
place:o,
severity:s,
help:c}=t;
i(a.id,j(t,e),o,{
server:e,
severity:e.off&&a.id!==`runs`?`info`:s,
clients:r,
help:c,
related:n.map(t=>({
place:o,
message:O[t.message.id](j(t,e))}))})}}}}});
function A({
statement:e,
route:n,
variable:r,
expandedBy:i,
textTo:a},o,s){
let c=e=>t.list(e.map(({
name:e})=>e),{
bare:!0});
let[l]=a;
if(l===void 0)
return;
let u=t.valueAt(o.document.value,n);
let d=typeof u==`string`?u.indexOf(r.spelling):-1;
let f=d===-1?void 0:{
start:d,
end:d+r.spelling.length};
s(`text`,{
targets:c(a),
several:a.length>1,
what:`${t.quote(r.spelling)} in ${t.quote(e.field.key)}`,
server:t.nameOf(o),
others:c(i),
expand:i.length>1},t.at(o.document,n,`value`,f),{
server:o,
reaction:{
effect:`ignored`,
by:l.dialect.placeholders?.by??l.dialect.by},...o.off&&{
severity:`info`},
clients:a.map(({
client:e})=>e.id),
help:`let the server itself read it from its environment, or write it for each client`})}
function j({
names:e,
several:n,
message:r},i){
return{
targets:e,
several:n,
what:r.what,
server:t.nameOf(i)}}
function M(e,n,r){
let{
statement:i,
why:a}=e;
let{
dialect:o}=r;
let{
field:s,
meaning:c}=i;
let l=(e,t,n,r=o.by)=>({
message:e,
key:`${e.id} ${e.what}`,
place:t,
reaction:{
effect:`ignored`,
by:r},
help:n});
let u=t.quote(s.key);
if(a===`variables`)
return P(e,n,r,l);
let d=t.at(n.document,s.route,`key`);
if(a===`field`)
return c===`enabled`?[l({
id:`runs`,
what:``},d,o.switchOff)]:[l({
id:`field`,
what:u},d,N[c])];
return[l({
id:`changed`,
what:u},t.at(n.document,i.route),void 0)]}
const N={
platforms:`keep a file for each platform, let the server itself look at it, or document what it needs`,
cwd:`write absolute paths, or start the server through a script that changes the folder`,
envFile:`write the variables themselves, or start the server through a script that reads the file`,
headersHelper:`write the headers themselves, with a variable for the token`};
function P({
statement:e,
item:n,
variables:r},i,{
dialect:a},o){
let s=n?.route??e.route;
let c=t.valueAt(i.document.value,s);
let l=a.placeholders?.by??a.by;
let u=0;
return r.map(({
variable:n,
onlyFallback:r})=>{
let d=typeof c==`string`?c.indexOf(n.spelling,u):-1;
let f=d===-1?void 0:{
start:d,
end:d+n.spelling.length};
f!==void 0&&(u=f.end);
let p=t.at(i.document,s,`value`,f);
let m=`${t.quote(L(n))} in ${t.quote(e.field.key)}`;
if(r)
return o({
id:`fallback`,
what:m},p,`set the variable wherever the server runs`,l);
return o({
id:`variable`,
what:m},p,F(n,a),l)})}
function F({
kind:e},n){
if(e===`editor`||e===`plugin`)
return`write a path or value that holds wherever the server is started`;
if(e===`file`)
return`let the server itself read the file`;
let r=e===`environment`?I(n):[];
if(r.length>0)
return`variables are expanded there in ${t.list(r)}`;
return`let the server itself read it from its environment`}
function I(e){
let n=Object.keys(e.placeholders?.in??{}).filter(n=>t.variableIn(e,n,`NAME`)!==void 0);
return[...new Set(n.flatMap(n=>t.ownKey(e,n)??[]))]}
function L({
spelling:e,
fallback:t}){
return t===void 0?e:`${e.slice(0,e.length-t.length-1)}\u2026}`}
const R={
transport:e=>`${e.targets} ${e.several?`have`:`has`} no ${e.detail} transport, so ${e.server} is lost there`,
remote:e=>`${e.targets} ${e.several?`start`:`starts`} only local servers, so ${e.server} is lost there`,
name:e=>`for ${e.targets}, the name of ${e.server} ${e.detail}; ${e.consequence}`,
reserved:e=>`the name of ${e.server} is reserved in ${e.targets}; ${e.consequence}`};
var z=t.defineRule({
id:`target-rejects`,
category:`compatibility`,
severity:`error`,
messages:R,
on:{
server:{
targeted:!0,
check(e,{
reading:t,
report:n}){
let r=w(t,t=>{
let n=x(e,t);
return n===void 0?[]:[V(n,e,t)]});
for(
let{
first:t,
others:i,
clients:a}of r){
let{
message:r,
place:o,
reaction:s,
help:c}=t;
n(r.why,B(t,e),o,{
server:e,
reaction:s,
clients:a,
help:c,
related:i.map(t=>({
place:o,
message:R[t.message.why](B(t,e))}))})}}}}});
function B({
names:e,
several:n,
message:r,
reaction:i},a){
return{
targets:e,
several:n,
server:t.nameOf(a),
detail:r.detail,
consequence:t.consequence(i,n?`each of them`:`it`)}}
function V(e,n,r){
let{
why:i,
reaction:a}=e;
let o=H(e);
return{
message:{
why:i,
detail:o},
key:`${i} ${o} ${a.effect}`,
place:i===`name`||i===`reserved`?t.placeOfName(n):G(n),
reaction:a,
help:K(e,r)}}
function H(e){
if(e.why===`transport`)
return U[e.transport]??e.transport;
return e.why===`name`?W(e.rule):``}
const U={
http:`Streamable HTTP`,
sse:`SSE`,
ws:`WebSocket`};
function W({
fault:e,
allows:t}){
return e??`holds more than ${t}`}
function G({
declared:e,
fields:n,
document:r,
nameAt:i}){
if(e!==void 0)
return t.at(r,e.route);
let a=n.find(({
fact:e})=>e!==void 0&&(e.is===`url`||e.is===`command`));
return a===void 0?t.at(r,i.route,i.side):t.at(r,a.route,`key`)}
function K(e,{
dialect:n}){
switch(e.why){case`name`:
return`use ${e.rule.allows}`;case`reserved`:
return`choose another name`;case`remote`:
return`start a local bridge to it there, such as mcp-remote, or leave it out`;case`transport`:{
let r=Object.keys(n.spellings).filter(e=>U[n.spellings[e]??``]!==void 0);
let i=e.transport===`ws`?`leave it out there`:`start a local bridge to it there, such as mcp-remote`;
return r.length===0?i:`it knows ${t.list(r.sort())}; use one of them or ${i}`}}}
const q=[k,z];
exports.rules=q;
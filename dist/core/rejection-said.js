"use strict";
const e=require("./core.js");
const t=require("./crossing.js");
function n(e,t){
let n=[];
let o=e.length===1||e.length===2&&e[0]===`Bearer `;
return{
text:e.map(e=>{
if(typeof e==`string`)
return e;
let s=t&&r(e,t,o);
if(s!==void 0)
return a(e,s);
if(t!==void 0&&e.expanded!==!1){
let s=r(i(e),t,o);
n.push({
variable:e,
onlyFallback:s!==void 0,
isGuess:e.expanded===void 0});
if(s!==void 0&&e.expanded)
return a(i(e),s)}
return e.spelling}).join(``),
unspeakable:n}}
function r({
kind:t,
fallback:n,
name:r},i,a){
return i.find(i=>e.kindOfSyntax(i)===t&&e.takesDefault(i)===(n!==void 0)&&(i===`$NAME`?a&&/^[A-Z_][A-Z0-9_]*$/.test(r):i!==`%NAME%`||a))}
function i({
fallback:e,...t}){
return t}
function a({
kind:t,
name:n,
fallback:r,
spelling:i},a){
if(t===`editor`||t===`setting`)
return i;
if(r===void 0)
return e.spell(a,n);
return e.spellWithDefault(a,n,r)}
function o(e,t,n){
let r=new s(t,n);
for(
let t of e.statements)
r.write(t);
return r.finish()}
var s=class{
#e;
#t;
#n=new Map;
#r=[];
#i=new Map;
#a={
args:[]};
constructor(e,n){
this.#e=e;
this.#t=t.transportAs(e,n);
let r=t.wordFor(e,n);
e.transportKey!==null&&r!==void 0&&this.#n.set(e.transportKey,r)}
finish(){
let{
command:e,
args:t}=this.#a;
let n=this.#w(`commandLine`);
n!==void 0&&e!==void 0&&this.#n.set(n,[e,...t]);
for(
let[e,t]of Object.entries(this.#e.fields))
t.blank!==void 0&&this.#D(t)&&!this.#n.has(e)&&this.#n.set(e,t.blank);
return{
entry:f(this.#n),
unsaid:this.#r}}
write(e){
let{
meaning:t,
value:n}=e;
switch(t){case`transport`:
break;case`command`:
this.#o(e);
break;case`args`:
this.#s(e);
break;case`env`:case`headers`:
this.#u(e);
break;case`enabled`:
this.#y(e);
break;case`auth`:case`oauth`:case`toolPolicy`:
this.#h(e);
break;case`other`:
this.#b(e,this.#C(e));
break;default:
n.kind===`text`?this.#c(e,n.text):this.#b(e,this.#w(t))}}
#o(e){
let{
value:t}=e;
let n=this.#w(`command`);
if(t.kind!==`text`)
this.#b(e,n);else 
if(n!==void 0)
this.#c(e,t.text);else 
if(this.#w(`commandLine`)===void 0)
this.#S({
statement:e});else{
this.#n.set(String(this.#w(`commandLine`)),void 0);
this.#a.command=this.#l(t.text,{
statement:e})}}
#s(e){
let{
value:t}=e;
let n=this.#w(`args`);
if(t.kind!==`texts`)
this.#b(e,n);else 
if(n===void 0&&this.#w(`commandLine`)===void 0)
this.#S({
statement:e});else{
let r=t.items.map(t=>this.#l(t.text,{
statement:e,
item:t}));
n===void 0?this.#a.args=r:this.#n.set(n,r)}}
#c(e,t){
let n=this.#w(e.meaning);
n===void 0?this.#S({
statement:e}):this.#n.set(n,this.#l(t,{
statement:e}))}
#l(e,r){
let{
text:i,
unspeakable:a}=n(e,t.syntaxesIn(this.#e,r.statement.meaning));
a.length>0&&this.#S({...r,
variables:a});
return i}
#u(e){
let{
meaning:t,
of:n,
value:r}=e;
let i=this.#w(t);
n===void 0?this.#b(e,i):r.kind===`text`?i!==void 0&&this.#d(r.text,t)?d(this.#n,i).set(n,this.#l(r.text,{
statement:e})):this.#f(e,n,r.text)||(i===void 0||e.field.fact?.form===`variable-names`?this.#S({
statement:e}):d(this.#n,i).set(n,this.#l(r.text,{
statement:e}))):i===void 0?this.#S({
statement:e}):d(this.#n,i).set(n,this.#x(e,i))}
#d(e,r){
return n(e,t.syntaxesIn(this.#e,r)).unspeakable.length===0}
#f(e,t,n){
return e.meaning===`env`?this.#p(t,u(n)):this.#m(e,t,n)}
#p(e,t){
let n=t===e?this.#T(`variable-names`):void 0;
if(n===void 0)
return!1;
let r=this.#n.get(n);
Array.isArray(r)?r.push(t):this.#n.set(n,[t]);
return!0}
#m(e,t,r){
let i=this.#T(`headers-inside`);
if(i!==void 0){
let a=n(r,this.#e.placeholders?.in.headers);
a.unspeakable.length>0&&this.#S({
statement:e,
variables:a.unspeakable});
d(d(this.#n,i),`headers`).set(t,a.text);
return!0}
let a=this.#T(`header-variables`);
let o=u(r);
if(o!==void 0&&a!==void 0){
d(this.#n,a).set(t,o);
return!0}
let s=r[0]===`Bearer `&&t.toLowerCase()===`authorization`?u(r.slice(1)):void 0;
let c=s===void 0?void 0:this.#T(`bearer-variable`);
c!==void 0&&this.#n.set(c,s);
return c!==void 0}
#h(t){
let{
meaning:n,
of:r,
value:i}=t;
if(t.inside!==void 0||t.part!==void 0){
this.#_(t);
return}
let a=r===void 0?void 0:this.#v(r);
let o=a?.is===n&&a.part===void 0&&this.#D(a);
if(r===void 0||!o||i.kind!==`data`||!(a===t.field.fact||e.takesBlock(a,i.data))){
this.#S({
statement:t});
return}
let{
keys:s}=a;
if(s===void 0||!e.isObject(i.data)){
this.#g(r,t,i.data);
return}
let c=Object.entries(i.data).filter(([e])=>Object.hasOwn(s,e));
let l=Object.keys(i.data).filter(e=>!Object.hasOwn(s,e));
for(
let e of l)
this.#S({
statement:t,
inside:e});
c.length>0&&this.#g(r,t,Object.fromEntries(c))}
#g(e,t,n){
if(this.#n.get(e)instanceof Map){
this.#S({
statement:t});
return}
this.#n.set(e,n);
this.#i.set(e,t)}
#_(e){
let{
part:t,
inside:n,
field:r}=e;
let i=this.#v(r.key)===r.fact;
for(
let a of[...i?[r.key]:[],...Object.keys(this.#e.fields)]){
let i=this.#e.fields[a];
if(i===void 0||!this.#D(i)||i.deprecated!==void 0)
continue;
if(t!==void 0&&c(i.part,t)){
this.#n.set(a,l(e,i.part));
return}
let[o,s]=Object.entries(i.keys??{}).find(([e,i])=>t===void 0?i===`own`&&e===n&&a===r.key:c(i,t))??[];
if(o===void 0)
continue;
let u=this.#i.get(a);
u!==void 0&&this.#S({
statement:u});
this.#i.delete(a);
d(this.#n,a).set(o,l(e,s));
return}
this.#S({
statement:e})}
#v(e){
return Object.hasOwn(this.#e.fields,e)?this.#e.fields[e]:void 0}
#y(e){
let t=this.#w(`enabled`);
let n=this.#w(`disabled`);
t===void 0?n===void 0?this.#S({
statement:e}):this.#n.set(n,!0):this.#n.set(t,!1)}
#b(e,t){
t===void 0?this.#S({
statement:e}):this.#n.set(t,this.#x(e,t))}
#x({
value:e},t){
switch(e.kind){case`time`:
return this.#e.fields[t]?.unit===`s`?e.ms/1e3:e.ms;case`names`:
return[...e.names];case`data`:
return e.data;default:
return null}}
#S(e){
this.#r.push(e)}
#C({
of:e}){
if(e===void 0||!Object.hasOwn(this.#e.fields,e))
return;
let t=this.#e.fields[e];
return t?.is===`other`&&t.form===void 0&&this.#D(t)?e:void 0}
#w(e){
return this.#E(t=>t.is===e&&t.form===void 0)}
#T(e){
return this.#E(t=>t.form===e)}
#E(e){
let t=Object.keys(this.#e.fields).filter(t=>{
let n=this.#e.fields[t];
if(n===void 0||!e(n)||!this.#D(n))
return!1;
return n.selects===void 0||n.selects===this.#t});
return t.find(e=>this.#e.fields[e]?.deprecated===void 0)??t[0]}
#D({
unread:e,
idle:t,
for:n}){
if(e||t)
return!1;
return n===void 0||n.includes(this.#t)}};
function c(e,t){
return e===t||e===`scope`&&t===`scopes`}
function l({
value:e},t){
if(e.kind===`names`)
return t===`scope`?[...e.names].join(` `):[...e.names];
if(e.kind===`text`)
return n(e.text,void 0).text;
return e.kind===`data`?e.data:null}
function u(e){
let[t]=e;
if(e.length!==1||typeof t!=`object`||t.kind!==`environment`)
return;
return t.fallback===void 0?t.name:void 0}
function d(e,t){
let n=e.get(t);
let r=n instanceof Map?n:new Map;
e.set(t,r);
return r}
function f(e){
if(!(e instanceof Map))
return e;
return Object.fromEntries([...e].map(([e,t])=>[e,f(t)]))}
function p(e,t){
let{
losses:n=[]}=m(t,e)??{};
return n.flatMap(e=>{
if(e.why!==`variables`)
return[e];
let t=e.variables.filter(({
isGuess:e})=>!e);
return t.length===0?[]:[{...e,
variables:t}]})}
function m(n,r,{
said:i,
as:a}={}){
let s=t.canBeGiven(r)?a??t.transportFor(r,n):void 0;
if(s===void 0)
return;
let c=i??t.canonical(r);
let l=r.dialect===n.format.dialect?r.dialect:n.dialect;
let{
entry:u,
unsaid:d}=o(c,l,s);
let f=new e.EntryServer(v(),n.format,l,{
name:r.name,
route:[],
entry:u,
nameAt:{
route:[],
side:`key`}});
let p=d.map(({
statement:e,
item:t,
inside:n,
variables:r})=>{
let i=r===void 0?`field`:`variables`;
return{
statement:e,...t&&{
item:t},...n!==void 0&&{
inside:n},
why:i,
variables:r??[]}});
let m=new Map(c.statements.map(e=>[t.identity(e),e]));
let _=new Set(d.map(({
statement:e})=>t.identity(e)));
let y=t.canonical(f);
for(
let{
meaning:e,
of:n,
a:r}of t.differences(c,y)){
let i=t.identity(n===void 0?{
meaning:e}:{
meaning:e,
of:n});
let a=m.get(i);
if(a===void 0||e===`transport`||a.value.kind===`data`)
continue;
if(r===void 0||_.has(i))
continue;
_.add(i);
p.push({
statement:a,
why:`changed`,
variables:[]})}
let b=p.filter(({
statement:e})=>g(e,n));
return{
entry:u,
transport:s,
read:y,
losses:b.filter(e=>!h(e,b))}}
function h({
statement:e,
why:t},n){
if(e.meaning!==`args`||t!==`changed`)
return!1;
return n.some(e=>e.statement.meaning===`command`)}
function g({
meaning:e,
field:t},{
keeps:n}){
return!n.includes(e)&&t.fact?.form!==`variable-names`}
let _;
function v(){
_??=e.unparsed({
path:``,
text:``,
problems:[]},`json`);
return _}
const y=({
several:e})=>e?`have`:`has`;
const b={
field:e=>`${e.targets} ${y(e)} no field for ${e.what} of ${e.server}, so it is lost there`,
runs:e=>`${e.targets} cannot switch off ${e.server} in its entry, so it runs there`,
variable:e=>`${e.targets} ${y(e)} no way to write ${e.what} of ${e.server}`,
fallback:e=>`${e.targets} ${y(e)} no defaults for variables, so that of ${e.what} of ${e.server} is lost`,
changed:e=>`${e.what} of ${e.server} does not reach ${e.targets} as it is written`};
function x(t,n,r){
let{
statement:i,
why:a}=t;
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
let u=t.inside??i.inside;
let d=u===void 0?e.quote(s.key):`${e.quote(u)} in ${e.quote(s.key)}`;
if(a===`variables`)
return C(t,n,r,l);
let f=e.at(n.document,u===void 0?s.route:e.below(s.route,u),`key`);
if(a===`field`)
return c===`enabled`?[l({
id:`runs`,
what:``},f,o.switchOff)]:[l({
id:`field`,
what:d},f,S[c])];
return[l({
id:`changed`,
what:d},e.at(n.document,i.route),void 0)]}
const S={
platforms:`keep a file for each platform, let the server itself look at it, or document what it needs`,
cwd:`write absolute paths, or start the server through a script that changes the folder`,
envFile:`write the variables themselves, or start the server through a script that reads the file`,
headersHelper:`write the headers themselves, with a variable for the token`};
function C({
statement:t,
item:n,
variables:r},i,{
dialect:a},o){
let s=n?.route??t.route;
let c=e.valueAt(i.document.value,s);
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
let p=e.at(i.document,s,`value`,f);
let m=`${e.quote(E(n))} in ${e.quote(t.field.key)}`;
if(r)
return o({
id:`fallback`,
what:m},p,`set the variable wherever the server runs`,l);
return o({
id:`variable`,
what:m},p,w(n,a),l)})}
function w({
kind:t},n){
if(t===`editor`||t===`plugin`)
return`write a path or value that holds wherever the server is started`;
if(t===`file`)
return`let the server itself read the file`;
let r=t===`environment`?T(n):[];
if(r.length>0)
return`variables are expanded there in ${e.list(r)}`;
return`let the server itself read it from its environment`}
function T(t){
let n=Object.keys(t.placeholders?.in??{}).filter(n=>e.variableIn(t,n,`NAME`)!==void 0);
return[...new Set(n.flatMap(n=>e.ownKey(t,n)??[]))]}
function E({
spelling:e,
fallback:t}){
return t===void 0?e:`${e.slice(0,e.length-t.length-1)}\u2026}`}
const D={
transport:e=>`${e.targets} ${e.several?`have`:`has`} no ${e.detail} transport, so ${e.server} is lost there`,
remote:e=>`${e.targets} ${e.several?`start`:`starts`} only local servers, so ${e.server} is lost there`,
name:e=>`for ${e.targets}, the name of ${e.server} ${e.detail}; ${e.consequence}`,
reserved:e=>`the name of ${e.server} is reserved in ${e.targets}; ${e.consequence}`,
command:e=>`${e.targets} ${e.several?`take`:`takes`} the whole command of ${e.server} for one program, so it does not start there`};
function O(e,t,n){
let{
why:r,
reaction:i}=e;
let a=A(e);
return{
message:{
why:r,
detail:a},
key:`${r} ${a} ${i.effect}`,
place:k(r,t),
reaction:i,
help:P(e,n)}}
function k(t,n){
if(t===`name`||t===`reserved`)
return e.placeOfName(n);
let{
command:r,
document:i}=n;
return t===`command`&&r!==void 0?e.at(i,r.route):N(n)}
function A(e){
if(e.why===`transport`)
return j[e.transport]??e.transport;
return e.why===`name`?M(e.rule):``}
const j={
http:`Streamable HTTP`,
sse:`SSE`,
ws:`WebSocket`};
function M({
fault:e,
allows:t}){
return e??`holds more than ${t}`}
function N({
declared:t,
fields:n,
document:r,
nameAt:i}){
if(t!==void 0)
return e.at(r,t.route);
let a=n.find(({
fact:e})=>e!==void 0&&(e.is===`url`||e.is===`command`));
return a===void 0?e.at(r,i.route,i.side):e.at(r,a.route,`key`)}
function P(t,{
dialect:n}){
switch(t.why){case`name`:
return`use ${t.rule.allows}`;case`reserved`:
return`choose another name`;case`command`:
return`write the program alone, and each further word as an argument of its own`;case`remote`:
return`start a local bridge to it there, such as mcp-remote, or leave it out`;case`transport`:{
let r=Object.keys(n.spellings).filter(e=>j[n.spellings[e]??``]!==void 0);
let i=t.transport===`ws`?`leave it out there`:`start a local bridge to it there, such as mcp-remote`;
return r.length===0?i:`it knows ${e.list(r.sort())}; use one of them or ${i}`}}}
exports.givenTo=m;
exports.lossSentences=b;
exports.lossesOf=p;
exports.rejectionSentences=D;
exports.saidOfLoss=x;
exports.saidOfRejection=O;
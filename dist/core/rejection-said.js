"use strict";
const e=require("./core.js");
const t=require("./crossing.js");
function n(e,t){
let n=[];
let r=e.length===1||e.length===2&&e[0]===`Bearer `;
return{
text:e.map(e=>{
if(typeof e==`string`)
return e;
let s=t&&i(e,t,r);
if(s!==void 0)
return o(e,s);
if(t!==void 0&&e.expanded!==!1){
let s=i(a(e),t,r);
n.push({
variable:e,
onlyFallback:s!==void 0,
isGuess:e.expanded===void 0});
if(s!==void 0&&e.expanded)
return o(a(e),s)}
return e.spelling}).join(``),
unspeakable:n}}
const r=new Set(["${NAME:-default}","${NAME:default}"]);
function i({
kind:t,
fallback:n,
name:i},a,o){
return a.find(a=>e.kindOfSyntax(a)===t&&r.has(a)===(n!==void 0)&&(a===`$NAME`?o&&/^[A-Z_][A-Z0-9_]*$/.test(i):a!==`%NAME%`||o))}
function a({
fallback:e,...t}){
return t}
function o({
kind:t,
name:n,
fallback:r,
spelling:i},a){
if(t===`editor`||t===`setting`)
return i;
if(r===void 0)
return e.spell(a,n);
return`\${${n}${a==="${NAME:-default}"?`:-`:`:`}${r}}`}
function s(e,t,n){
let r=new c(t,n);
for(
let t of e.statements)
r.write(t);
return r.finish()}
var c=class{
#e;
#t;
#n=new Map;
#r=[];
#i={
args:[]};
constructor(e,n){
this.#e=e;
this.#t=t.transportAs(e,n);
let r=t.wordFor(e,n);
e.transportKey!==null&&r!==void 0&&this.#n.set(e.transportKey,r)}
finish(){
let{
command:e,
args:t}=this.#i;
let n=this.#b(`commandLine`);
n!==void 0&&e!==void 0&&this.#n.set(n,[e,...t]);
for(
let[e,t]of Object.entries(this.#e.fields))
t.blank!==void 0&&this.#C(t)&&!this.#n.has(e)&&this.#n.set(e,t.blank);
return{
entry:d(this.#n),
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
if(t.kind!==`text`)
this.#g(e,n);else 
if(n!==void 0)
this.#s(e,t.text);else 
if(this.#b(`commandLine`)===void 0)
this.#v({
statement:e});else{
this.#n.set(String(this.#b(`commandLine`)),void 0);
this.#i.command=this.#c(t.text,{
statement:e})}}
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
#c(t,r){
let{
text:i,
unspeakable:a}=n(t,e.syntaxesIn(this.#e,r.statement.meaning));
a.length>0&&this.#v({...r,
variables:a});
return i}
#l(e){
let{
meaning:t,
of:n,
value:r}=e;
let i=this.#b(t);
n===void 0?this.#g(e,i):r.kind===`text`?i!==void 0&&this.#u(r.text,t)?u(this.#n,i).set(n,this.#c(r.text,{
statement:e})):this.#d(t,n,r.text)||(i===void 0||e.field.fact?.form===`variable-names`?this.#v({
statement:e}):u(this.#n,i).set(n,this.#c(r.text,{
statement:e}))):i===void 0?this.#v({
statement:e}):u(this.#n,i).set(n,this.#_(e,i))}
#u(t,r){
return n(t,e.syntaxesIn(this.#e,r)).unspeakable.length===0}
#d(e,t,n){
return e===`env`?this.#f(t,l(n)):this.#p(t,n)}
#f(e,t){
let n=t===e?this.#x(`variable-names`):void 0;
if(n===void 0)
return!1;
let r=this.#n.get(n);
Array.isArray(r)?r.push(t):this.#n.set(n,[t]);
return!0}
#p(e,t){
let r=this.#x(`headers-inside`);
if(r!==void 0){
u(u(this.#n,r),`headers`).set(e,n(t,void 0).text);
return!0}
let i=this.#x(`header-variables`);
let a=l(t);
if(a!==void 0&&i!==void 0){
u(this.#n,i).set(e,a);
return!0}
let o=t[0]===`Bearer `&&e.toLowerCase()===`authorization`?l(t.slice(1)):void 0;
let s=o===void 0?void 0:this.#x(`bearer-variable`);
s!==void 0&&this.#n.set(s,o);
return s!==void 0}
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
function l(e){
let[t]=e;
if(e.length!==1||typeof t!=`object`||t.kind!==`environment`)
return;
return t.fallback===void 0?t.name:void 0}
function u(e,t){
let n=e.get(t);
let r=n instanceof Map?n:new Map;
e.set(t,r);
return r}
function d(e){
if(!(e instanceof Map))
return e;
return Object.fromEntries([...e].map(([e,t])=>[e,d(t)]))}
function f(e,t){
let{
losses:n=[]}=p(t,e)??{};
return n.flatMap(e=>{
if(e.why!==`variables`)
return[e];
let t=e.variables.filter(({
isGuess:e})=>!e);
return t.length===0?[]:[{...e,
variables:t}]})}
function p(n,r,{
said:i,
as:a}={}){
let o=t.canBeGiven(r)?a??t.transportFor(r,n):void 0;
if(o===void 0)
return;
let c=i??t.canonical(r);
let{
entry:l,
unsaid:u}=s(c,n.dialect,o);
let d=new e.EntryServer(g(),n.format,n.dialect,{
name:r.name,
route:[],
entry:l,
nameAt:{
route:[],
side:`key`}});
let f=u.map(({
statement:e,
item:t,
variables:n})=>{
let r=n===void 0?`field`:`variables`;
return{
statement:e,...t&&{
item:t},
why:r,
variables:n??[]}});
let p=new Map(c.statements.map(e=>[t.identity(e),e]));
let h=new Set(u.map(({
statement:e})=>t.identity(e)));
let _=t.canonical(d);
for(
let{
meaning:e,
of:n,
a:r}of t.differences(c,_)){
let i=t.identity(n===void 0?{
meaning:e}:{
meaning:e,
of:n});
let a=p.get(i);
if(a===void 0||e===`transport`||a.value.kind===`data`)
continue;
if(r===void 0||h.has(i))
continue;
h.add(i);
f.push({
statement:a,
why:`changed`,
variables:[]})}
return{
entry:l,
transport:o,
read:_,
losses:f.filter(({
statement:e})=>m(e,n))}}
function m({
meaning:e,
field:t},{
keeps:n}){
return!n.includes(e)&&t.fact?.form!==`variable-names`}
let h;
function g(){
h??=e.unparsed({
path:``,
text:``,
problems:[]},`json`);
return h}
const _=({
several:e})=>e?`have`:`has`;
const v={
field:e=>`${e.targets} ${_(e)} no field for ${e.what} of ${e.server}, so it is lost there`,
runs:e=>`${e.targets} cannot switch off ${e.server} in its entry, so it runs there`,
variable:e=>`${e.targets} ${_(e)} no way to write ${e.what} of ${e.server}`,
fallback:e=>`${e.targets} ${_(e)} no defaults for variables, so that of ${e.what} of ${e.server} is lost`,
changed:e=>`${e.what} of ${e.server} does not reach ${e.targets} as it is written`};
function y(t,n,r){
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
let u=e.quote(s.key);
if(a===`variables`)
return x(t,n,r,l);
let d=e.at(n.document,s.route,`key`);
if(a===`field`)
return c===`enabled`?[l({
id:`runs`,
what:``},d,o.switchOff)]:[l({
id:`field`,
what:u},d,b[c])];
return[l({
id:`changed`,
what:u},e.at(n.document,i.route),void 0)]}
const b={
platforms:`keep a file for each platform, let the server itself look at it, or document what it needs`,
cwd:`write absolute paths, or start the server through a script that changes the folder`,
envFile:`write the variables themselves, or start the server through a script that reads the file`,
headersHelper:`write the headers themselves, with a variable for the token`};
function x({
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
let m=`${e.quote(w(n))} in ${e.quote(t.field.key)}`;
if(r)
return o({
id:`fallback`,
what:m},p,`set the variable wherever the server runs`,l);
return o({
id:`variable`,
what:m},p,S(n,a),l)})}
function S({
kind:t},n){
if(t===`editor`||t===`plugin`)
return`write a path or value that holds wherever the server is started`;
if(t===`file`)
return`let the server itself read the file`;
let r=t===`environment`?C(n):[];
if(r.length>0)
return`variables are expanded there in ${e.list(r)}`;
return`let the server itself read it from its environment`}
function C(t){
let n=Object.keys(t.placeholders?.in??{}).filter(n=>e.variableIn(t,n,`NAME`)!==void 0);
return[...new Set(n.flatMap(n=>e.ownKey(t,n)??[]))]}
function w({
spelling:e,
fallback:t}){
return t===void 0?e:`${e.slice(0,e.length-t.length-1)}\u2026}`}
const T={
transport:e=>`${e.targets} ${e.several?`have`:`has`} no ${e.detail} transport, so ${e.server} is lost there`,
remote:e=>`${e.targets} ${e.several?`start`:`starts`} only local servers, so ${e.server} is lost there`,
name:e=>`for ${e.targets}, the name of ${e.server} ${e.detail}; ${e.consequence}`,
reserved:e=>`the name of ${e.server} is reserved in ${e.targets}; ${e.consequence}`};
function E(t,n,r){
let{
why:i,
reaction:a}=t;
let o=D(t);
return{
message:{
why:i,
detail:o},
key:`${i} ${o} ${a.effect}`,
place:i===`name`||i===`reserved`?e.placeOfName(n):A(n),
reaction:a,
help:j(t,r)}}
function D(e){
if(e.why===`transport`)
return O[e.transport]??e.transport;
return e.why===`name`?k(e.rule):``}
const O={
http:`Streamable HTTP`,
sse:`SSE`,
ws:`WebSocket`};
function k({
fault:e,
allows:t}){
return e??`holds more than ${t}`}
function A({
declared:t,
fields:n,
document:r,
nameAt:i}){
if(t!==void 0)
return e.at(r,t.route);
let a=n.find(({
fact:e})=>e!==void 0&&(e.is===`url`||e.is===`command`));
return a===void 0?e.at(r,i.route,i.side):e.at(r,a.route,`key`)}
function j(t,{
dialect:n}){
switch(t.why){case`name`:
return`use ${t.rule.allows}`;case`reserved`:
return`choose another name`;case`remote`:
return`start a local bridge to it there, such as mcp-remote, or leave it out`;case`transport`:{
let r=Object.keys(n.spellings).filter(e=>O[n.spellings[e]??``]!==void 0);
let i=t.transport===`ws`?`leave it out there`:`start a local bridge to it there, such as mcp-remote`;
return r.length===0?i:`it knows ${e.list(r.sort())}; use one of them or ${i}`}}}
exports.givenTo=p;
exports.lossSentences=v;
exports.lossesOf=f;
exports.rejectionSentences=T;
exports.saidOfLoss=y;
exports.saidOfRejection=E;
"use strict";
const e=require("./core.js");
const t=require("./text.js");
function n(t,n){
let r=new Set(e.foreignUses(n).map(e=>e.client));
let i=e.formatsWith(`readsToo`).filter(({
readsToo:e,
clientName:n})=>e?.includes(t.id)&&r.has(n));
return[...new Set(i.map(({
clientName:e})=>e))].sort()}
var r=e.defineRule({
id:`approve-all`,
category:`security`,
severity:`warning`,
inSnippets:`never`,
messages:{
tools:t=>`with ${e.quote(t.key)} ${t.client} runs every tool of ${t.server} without asking${i(t.published)}`,
servers:t=>`with ${e.quote(t.key)} ${t.client} starts every server of the project without asking${i(t.published)}`},
on:{
rootField:{
approves:!0,
check(t,n){
let r=a(t,t.fact.by,n);
if(r===void 0)
return;
let{
client:i,
report:s}=n;
let c=n.reading.publishable;
s(`servers`,{
key:t.key,
client:i,
published:c},r.place,{
severity:o(r,c),
help:`remove it`,
fix:e.removing(t.route)})}},
field:{
approves:!0,
check({
server:t,...n},r){
let i=a(n,n.fact?.by??t.dialect.by,r);
if(i===void 0)
return;
let{
client:s,
report:c}=r;
let l=r.reading.publishable;
c(`tools`,{
key:n.key,
server:e.nameOf(t),
client:s,
published:l},i.place,{
server:t,
severity:t.off?`info`:o(i,l),
help:n.fact?.approvesAll===!0?`remove it`:`name the tools that may run unasked`,
fix:t.fields.length===1?void 0:e.removing(n.fact?.approvesAll===!0?n.route:i.place.route)})}}}});
function i(e){
return e?`, for everyone who gets this file`:``}
function a({
fact:t,
value:n,
route:r},i,{
reading:{
document:a},
violations:o}){
let s=t===void 0?void 0:e.approvedAll(t,n);
if(s===void 0||i===void 0||a.isBroken(r))
return;
let c=e.at(a,[...r,...s]);
return e.isRefused(c.route,o)?void 0:{
by:i,
place:c}}
function o({
by:t},n){
return n&&e.confidenceOf(t)!==`L`?`warning`:`info`}
var s=e.defineRule({
id:`auth-incomplete`,
category:`correctness`,
severity:`warning`,
messages:{
missing:t=>`${e.quote(t.field)} of ${t.server} has no ${e.quote(t.needs)}, so ${t.client} does not sign in, without a word`,
stored:t=>`${e.quote(t.field)} of ${t.server} has no ${e.quote(t.needs)}; ${t.client} takes what it has stored for the address`,
untyped:t=>`${e.quote(t.field)} of ${t.server} has no type that ${t.client} knows, so it does not sign in`,
replaced:t=>`${t.client} puts the token of ${e.quote(t.field)} in place of ${e.quote(t.key)} of ${t.server}`,
inert:t=>`${e.quote(t.field)} of ${t.server} has the type ${e.quote(t.type)}, with which ${t.client} does nothing`},
on:{
field:{
is:[`auth`],
check(t,n){
let{
server:r,
key:i,
value:a,
fact:o}=t;
if(o===void 0||o.unread)
return;
let s=(r.dialect.signIn??[]).filter(e=>e.field===i);
let c=e.own(a,`type`);
let f=s.some(e=>e.type!==void 0&&e.type===c);
for(
let r of s)
if(r.type===void 0)
!f&&e.isObject(a)&&l(t,r,s,n);else 
if(r.type!==c)
continue;else 
r.needs===void 0?u(t,r.type,r,n):d(t,r.needs,r,n)}}}});
function c({
key:t,
server:n},{
client:r}){
return{
field:t,
server:e.nameOf(n),
client:r}}
function l(t,{
reaction:n},r,i){
let{
server:a,
key:o,
value:s,
route:l}=t;
let u=typeof e.own(s,`type`)==`string`;
let d=r.flatMap(({
needs:t,
type:n})=>t===void 0||n===void 0?[]:[`"type": ${e.quote(n)}`]);
i.report(`untyped`,c(t,i),u?e.at(a.document,[...l,`type`]):e.at(a.document,l,`key`),{
server:a,
reaction:n,
help:`write ${e.list(d,{
bare:!0,
conjunction:`or`})}, or remove ${e.quote(o)}`})}
function u(t,n,{
reaction:r},i){
let{
server:a,
route:o}=t;
i.report(`inert`,{...c(t,i),
type:n},e.at(a.document,[...o,`type`]),{
server:a,
reaction:r,
help:`send the key in "headers" or "env", as the server wants it`})}
function d(t,n,r,i){
let{
server:a,
key:o,
value:s,
route:l}=t;
let{
client:u,
report:d}=i;
let{
replaces:p,
orStored:m}=r;
let h={...c(t,i),
needs:n};
let g=e.own(s,n);
let _=p&&f(a,p);
if(g!==void 0&&g!==``){
if(p===void 0||_===void 0)
return;
d(`replaced`,{...h,
key:_.name},e.at(a.document,_.route,`key`),{
server:a,
reaction:p.reaction,
help:`remove it, or ${e.quote(o)}`});
return}
let v=`sign in once with ${u}, which writes ${e.quote(n)}`;
if(m!==void 0&&a.url!==void 0&&_===void 0){
d(`stored`,h,e.at(a.document,l,`key`),{
server:a,
reaction:m,
help:v});
return}
d(`missing`,h,g===``?e.at(a.document,[...l,n]):e.at(a.document,l,`key`),{
server:a,
reaction:r.reaction,
help:`${v}, or remove ${e.quote(o)}`})}
function f({
headers:e,
env:t,
url:n},{
header:r,
variable:i}){
return n===void 0?t.find(({
name:e})=>e===i):e.find(({
name:e})=>e.toLowerCase()===r.toLowerCase())}
var p=e.defineRule({
id:`enabled-conflict`,
category:`correctness`,
severity:`warning`,
messages:{
runs:t=>`${t.client} does not read ${e.quote(t.key)}, so ${t.server} runs although it is switched off here`,
passed:t=>`${t.client} passes over ${e.quote(t.key)}, which is no boolean, so ${t.server} runs although it is switched off here`,
disagree:t=>`${e.quote(t.read)} and ${e.quote(t.other)} of ${t.server} disagree`,
both:t=>`${t.server} has both ${e.quote(t.read)} and ${e.quote(t.other)}, which disagree; ${t.client} reads only ${e.quote(t.read)}`,
closed:t=>`${e.quote(t.key)} is ${t.value}, so ${t.client} lets nobody use the servers of this file`},
on:{
file:{
format:`closedBy`,
check({
document:t,
servers:n,
format:{
closedBy:r}},{
client:i,
report:a}){
if(r===void 0||n.length===0||t.isBroken(r.at))
return;
let{
at:o,
value:s,
by:c}=r;
if(e.valueAt(t.value,o)!==s)
return;
a(`closed`,{
key:o.join(`.`),
value:s,
client:i},e.at(t,o),{
help:`write ${!s}, or take the servers out`,
reaction:{
effect:`ignored`,
by:c},
fix:e.writing(o,!s,`unsafe`)})}},
server:{
switches:`odd`,
check(t,n){
let r=t.fields.filter(n=>e.switchIn(n)!==void 0&&!g(t,n));
let i=r.find(e.isHonoured);
for(
let e of r){
if(e===i)
continue;
i===void 0?y(e)&&h(t,e,n):m(t,i,e,n)}}}}});
function m(t,n,r,{
client:i,
report:a}){
if(typeof n.value!=`boolean`||y(r)===y(n))
return;
let{
document:o}=t;
let s={
server:e.nameOf(t),
client:i,
read:n.key,
other:r.key};
let c=e.isHonoured(r)?`the other one`:`this one is read`;
a(e.isHonoured(r)?`disagree`:`both`,s,e.at(o,r.route,`key`),{
server:t,
help:`keep ${e.quote(n.key)}`,
fix:e.removing(r.route),
related:[{
place:e.at(o,n.route,`key`),
message:c}]})}
function h(t,n,{
client:r,
report:i}){
let a={
server:e.nameOf(t),
client:r,
key:n.key};
if(n.fact!==void 0&&!n.fact.unread){
let r=e.switchIn(n)===`disabled`;
i(`passed`,a,e.at(t.document,n.route),{
server:t,
help:`write ${r}`,
fix:e.fix(`safe`,`write ${r}`,{
do:`set`,
at:n.route,
value:r})});
return}
i(`runs`,a,e.at(t.document,n.route,`key`),{
server:t,
help:te(t),
fix:ee(t,n)})}
function g(t,n){
if(n.fact!==void 0)
return!1;
return t.dialect.strict===!0||e.strangers(t).some(e=>e.field===n&&e.kind!==`foreign`)}
const _=new Set([!0,`true`,`yes`,`on`,1]);
const v=new Set([!1,`false`,`no`,`off`,0]);
function y(t){
let n=typeof t.value==`string`?t.value.toLowerCase():t.value;
return(e.switchIn(t)===`enabled`?v:_).has(n)}
function ee(t,n){
let{
dialect:r,
route:i}=t;
if(!e.startsSomehow(t))
return;
let a=e.ownKey(r,`enabled`);
let o=a??e.ownKey(r,`disabled`);
if(o===void 0)
return e.removing(n.route);
let s=a===void 0;
let c=`write ${e.quote(o)}: ${s}`;
if(n.key===o)
return;
return e.fix(`safe`,c,{
do:`rename`,
at:[...i,n.key],
to:o},{
do:`set`,
at:n.route,
value:s})}
function te({
dialect:t,
document:n}){
let r=e.ownKey(t,`enabled`);
if(r!==void 0)
return`write ${e.assignment(n.language,r,`false`)}`;
let i=e.ownKey(t,`disabled`);
if(i!==void 0)
return`write ${e.assignment(n.language,i,`true`)}`;
return t.switchOff??`remove the server from this file`}
var ne=e.defineRule({
id:`field-deprecated`,
category:`compatibility`,
severity:`info`,
messages:{
works:t=>`${t.client} still reads ${e.quote(t.key)}${t.servers>1?` of ${t.servers} servers`:``}, but has replaced it with ${e.quote(t.use)}`,
form:t=>`${t.client} still reads an object as ${e.quote(t.key)}${t.servers>1?` of ${t.servers} servers`:``}, but has replaced it with ${t.use}`},
on:{
rootField:{
deprecated:!0,
check(e,t){
S(e,t)}},
field:{
deprecated:!0,
check(e,t){
let n=t.shared(re);
if(n.has(e.key)||!b(e)||!x(e.server,e))
return;
n.add(e.key);
S(e,t,t.reading.servers.filter(t=>!t.broken&&x(t,e)).flatMap(({
fields:t})=>t.filter(t=>t.key===e.key&&t.fact?.deprecated&&b(t))),ie(e.server,e)??ae(e))}}}});
function re(){
return new Set}
function b({
fact:t,
value:n}){
return!t?.deprecated?.ifObject||e.isObject(n)}
function x({
fields:e},{
fact:t}){
return!e.some(({
key:e})=>e===t?.deprecated?.use)}
function S({
key:t,
route:n,
fact:r},{
client:i,
reading:a,
report:o},s=[],c){
if(r?.deprecated===void 0)
return;
let{
use:l,
help:u=`use ${e.quote(l)}`,
ifObject:d}=r.deprecated;
o(d?`form`:`works`,{
client:i,
key:t,
use:l,
servers:s.length},e.at(a.document,n,`key`),{
reaction:{
effect:`fine`,
by:r.by??a.format.schemaBy},
help:u,
fix:c,
related:s.slice(1).map(t=>e.onceMore(e.at(a.document,t.route,`key`)))})}
function ie(t,{
key:n,
route:r,
value:i,
fact:a}){
let o=a?.deprecated?.use??``;
let{
dialect:s,
declared:c,
fields:l}=t;
if(a?.is!==`url`||s.fields[o]?.is!==`url`)
return;
if(typeof i!=`string`||!e.isUrl(i))
return;
let u=a.selects===void 0?void 0:e.spellingOf(s,a.selects);
let d=l.every(e=>e.key===n||!oe.has(e.fact?.is??`other`));
if(u===void 0||s.transportKey===null||c!==void 0||!d)
return;
return e.fix(`safe`,`rename ${e.quote(n)} to ${e.quote(o)}, and add ${e.quote(s.transportKey)}`,{
do:`add`,
at:[...t.route,s.transportKey],
value:u},{
do:`rename`,
at:r,
to:o})}
function ae({
route:t,
value:n}){
if(!e.isObject(n)||typeof e.own(n,`path`)!=`string`)
return;
let[r,...i]=Object.keys(n);
if(r!==`path`||i.some(e=>e!==`args`&&e!==`env`))
return;
let a=i.filter(t=>e.own(n,t)!==null);
return e.fix(`safe`,`write the command, its arguments and its variables side by side`,{
do:`set`,
at:t,
value:String(e.own(n,`path`))},...a.map(r=>({
do:`add`,
at:[...t.slice(0,-1),r],
value:e.own(n,r)})))}
const oe=new Set([`command`,`commandLine`,`url`]);
let C;
let se;
const w={
ms:`milliseconds`,
s:`seconds`};
function T(t,n){
return e.unitOf(n?.fields.find(n=>n.route.length===t.length&&e.startsWith(t,n.route))?.fact)}
function ce(e,t){
let n=E(e,t);
if(n===void 0)
return;
return n.isCertain?`write ${n.value}, in ${w[t]}`:`write ${n.value} for ${e} seconds`}
function E(e,t){
if(typeof e!=`string`)
return;
if((se??=/^[1-9]\d{0,2}$/).test(e))
return t===`ms`?{
value:Number(e)*1e3,
isCertain:!1}:void 0;
let n=le(e);
let r=t===`s`?n/1e3:n;
return Number.isSafeInteger(r)&&r>0?{
value:r,
isCertain:!0}:void 0}
function le(e){
let[,t,n,r,i]=(C??=/^\s*(\d{1,7}(?:\.\d{1,3})?)\s*(?:(ms|milliseconds?|msecs?)|(s|secs?|seconds?)|(m|mins?|minutes?)|(h|hrs?|hours?))\s*$/i).exec(e)??[];
if(n!==void 0)
return Number(t);
if(r!==void 0)
return Math.round(Number(t)*1e3);
return Math.round(Number(t)*(i===void 0?36e5:6e4))}
const D=({
subject:e,
sentence:t,
consequence:n})=>`${e} ${t}, so ${n}`;
function O(t,n,{
reading:r,
client:i,
report:a}){
if(n.kind!==t)
return;
if(n.rule!==void 0&&n.rule!==`field-${t}`)
return;
if(ue(n,r))
return;
let o=me(r)(n.route);
if(o!==void 0&&e.reservedName(o)?.reaction.effect===`drops-server`)
return;
let s=o!==void 0&&de(o,n)?pe(o):ye(n,r,o);
if(s.effect===`fine`)
return;
let c=e.losesServer(s.effect)?s:fe(n,o)??s;
a(`violated`,{
subject:e.subjectOf(n.route,o),
sentence:n.sentence,
consequence:e.consequence(c,i)},n.place,{
reaction:c,
server:o,
help:he(n,r,o),
fix:ge(n,r,o),
meant:n.fix?.changes.every(e=>e.do===`rename`)?n.fix.changes:void 0})}
function ue({
route:t,
key:n},r){
if(t.length>0||n===void 0)
return!1;
return e.foreignMaps(r).some(({
at:e,
only:t})=>e.length===0?t?.includes(n):e[0]===n)}
function de({
dialect:t,
fields:n,
transport:r},{
kind:i,
route:a,
effect:o=t.bad.effect}){
let s=n.find(t=>e.startsWith(a,t.route));
if(s===void 0)
return!1;
if(e.isNone(s)||s.value===null&&o===`ignored`)
return i===`type`&&t.nullMeansAbsent===!0&&a.length===s.route.length;
if(o!==`fails-server`&&o!==`crashes`)
return!1;
if(s.value===null&&s.fact?.mindsNull!==void 0)
return!1;
return r!==void 0&&s.fact?.for?.includes(r)===!1}
function fe({
kind:t,
route:n},r){
let i=r?.fields.find(({
fact:t,
route:r})=>t?.is===`args`&&e.startsWith(n,r));
if(r===void 0||i===void 0||t!==`type`||e.isNone(i))
return;
if(n.length===i.route.length)
return e.idleWithout(r);
let a=e.valueAt(r.document.value,n);
return e.isGarbled(a)||a===null?e.idleWithout(r,Number(n.at(-1))):void 0}
function pe({
dialect:e}){
return e.bad.effect===`warns`?e.bad:{...e.bad,
effect:`fine`}}
const k=new WeakMap;
function me({
servers:t}){
let n=k.get(t)??e.serverFinder(t);
k.set(t,n);
return n}
function he({
kind:t,
route:n,
help:r},{
document:i},a){
let o=t===`type`?T(n,a):void 0;
if(o===void 0)
return r;
return ce(e.valueAt(i.value,n),o)??r??`write a number of ${w[o]}`}
function ge(t,{
document:n,
format:r},i){
let{
kind:a,
route:o,
fix:s}=t;
if(s!==void 0&&_e(r,o))
return{...s,
safety:`unsafe`};
if(a!==`type`||i===void 0)
return s&&(N(s)?void 0:A(s));
let c=T(o,i);
let l=e.valueAt(n.value,o);
let u=c&&E(l,c);
if(u!==void 0)
return e.writing(o,u.value,u.isCertain?`safe`:`unsafe`);
let d=i.fields.find(t=>t.route.length===o.length&&e.startsWith(o,t.route));
return(d&&F(d,i))??(s&&ve(s,i,o))}
function _e({
references:t=[]},n){
return t.some(({
at:t,
switches:r})=>r===`only`&&t.length===n.length&&e.startsWith(n,t))}
function A(e){
return e.changes.some(e=>e.do===`set`&&e.value===!0)?void 0:e}
function ve(t,n,r){
let i=n.fields.find(t=>e.startsWith(r,t.route));
let{
is:a,
form:o}=i?.fact??{};
if(t.changes.some(({
do:e})=>e===`remove`)&&j(i,n))
return;
if(N(t))
return a!==void 0&&o===void 0&&P.has(a)?t:void 0;
return a!==void 0&&e.delicate.has(a)?A(t):t}
function j(e,{
fields:t}){
let n=({
fact:e})=>e!==void 0&&M.has(e.is);
return e!==void 0&&n(e)&&!t.some(t=>t!==e&&n(t))}
const M=new Set([`command`,`commandLine`,`url`]);
function N({
changes:e}){
return e.some(e=>e.do===`quote`)}
const P=new Set([`env`,`headers`,`args`,`commandLine`,`description`]);
function F({
value:t,
route:n,
fact:r,
key:i},a){
let o=e.ownKey(a.dialect,`args`);
let s=a.fields.find(e=>e.key===(o??`args`)||e.key===`args`);
if(r?.is===`command`&&e.areTexts(t)){
let[r,...c]=t;
if(r===void 0||r.trim()===``||o===void 0)
return;
let l=`write the program as ${e.quote(i)}, and the rest as ${e.quote(o)}`;
let u={
do:`set`,
at:n,
value:r};
if(c.length===0)
return e.fix(`safe`,l,u);
if(s===void 0)
return e.fix(`safe`,l,u,{
do:`add`,
at:[...a.route,o],
value:c,
after:i});
if(!e.areTexts(s.value)||s.key!==o)
return;
return e.fix(`safe`,l,u,{
do:`insert`,
into:s.route,
position:0,
values:c})}
if(typeof t!=`string`||t.trim()===``)
return;
if(r?.is===`commandLine`){
let r=e.programWithArguments(t)===void 0?[t]:e.plainWords(t);
if(r===void 0)
return;
let a=`write ${e.quote(i)} as a list`;
if(s===void 0)
return e.fix(`safe`,a,{
do:`set`,
at:n,
value:r});
if(!e.areTexts(s.value)||s.key===o)
return;
let c=[...r,...s.value];
return e.fix(`safe`,a,{
do:`set`,
at:n,
value:c},{
do:`remove`,
at:s.route})}
let c=r?.is===`args`?e.plainWords(t):void 0;
return c&&e.fix(`safe`,`make an item of each word of ${e.quote(i)}`,{
do:`set`,
at:n,
value:c})}
function ye(t,n,r){
let{
format:i}=n;
if(t.effect!==void 0)
return{
effect:t.effect,
by:t.by??i.schemaBy};
return r===void 0?i.badRoot:e.masked(r,r.dialect.bad)}
var be=e.defineRule({
id:`field-missing`,
category:`correctness`,
severity:`error`,
inSnippets:`whole`,
messages:{
violated:D,
unopened:t=>`the file has no front matter at its first line, and so no ${e.quote(t.key)}: ${t.client} ${t.otherwise}`,
silent:t=>`the front matter has no ${e.quote(t.key)}, so ${t.client} ${t.otherwise}`},
on:{
file:{
format:`opens`,
check({
document:t,
format:n},{
client:r,
report:i}){
let{
opens:a}=n;
if(a===void 0||!e.lacksOpening(t,n))
return;
let{
otherwise:o,
by:s}=a;
let[c=``]=a.with;
let l={
effect:`ignored`,
by:s};
if(t.value!==void 0){
i(`silent`,{
key:c,
client:r,
otherwise:o},e.at(t,[]),{
reaction:l,
help:`add ${e.quote(c)}`});
return}
let u=/^[^\r\n]*/.exec(t.text)?.[0].length??0;
i(`unopened`,{
key:c,
client:r,
otherwise:o},e.atSpan(t,{
start:0,
end:u}),{
reaction:l,
help:`begin the file with a line "---", ${e.quote(`${c}: \u2026`)} and another line "---"`})}},
violation:{
kind:`missing`,
check(e,t){
if(t.reading.snippet!==void 0&&e.route.length===0)
return;
O(`missing`,e,t)}}}});
var xe=e.defineRule({
id:`field-misspelt`,
category:`correctness`,
severity:`warning`,
messages:{
misspelt:t=>`${t.client} does not know the key ${e.quote(t.key)} of ${t.server}`,
costly:t=>`${t.client} does not know the key ${e.quote(t.key)} of ${t.server}, so ${t.consequence}`,
header:t=>`${t.client} sends no header ${e.quote(t.key)} to ${t.server}: it stands beside ${e.quote(t.field)} and not in it`,
credential:t=>`${t.client} does not know the key ${e.quote(t.key)} of ${t.server}, and sends nothing of it`,
inside:t=>`${t.client} does not know the key ${e.quote(t.key)} in ${e.quote(t.field)} of ${t.server}`},
on:{
field:{
keyed:!0,
check({
key:t,
value:n,
fact:r,
route:i,
server:a},{
client:o,
report:s}){
let{
by:c=a.dialect.by}=r??{};
if(!e.isObject(n))
return;
let l=Object.keys(r?.keys??{});
let u=l.filter(e=>!Object.hasOwn(n,e));
for(
let r of Object.keys(n)){
let n=l.includes(r)?void 0:e.suggest(e.undisguise(r).replace(/[-_]/g,``),u);
if(n===void 0)
continue;
s(`inside`,{
key:r,
field:t,
server:e.nameOf(a),
client:o},e.at(a.document,[...i,r],`key`),{
server:a,
reaction:{
effect:`ignored`,
by:c},
help:`did you mean ${e.quote(n)}?`})}}},
server:{
strangers:!0,
check(t,{
client:n,
report:r}){
for(
let i of Ce(t)){
let a=e.ownKey(t.dialect,`headers`)??``;
let o=[...t.route,a];
let s=e.valueAt(t.document.value,o);
let c=s===void 0||e.isObject(s)&&!Object.hasOwn(s,i.key);
let l=`move it into ${e.quote(a)}`;
r(`header`,{
key:i.key,
field:a,
server:e.nameOf(t),
client:n},e.at(t.document,i.route,`key`),{
server:t,
help:l,
fix:c?e.fix(`safe`,l,{
do:`move`,
at:i.route,
to:[...o,i.key]}):void 0})}
let i=e.strangers(t);
for(
let a of we(t)){
if(i.some(e=>e.field.key===a.key))
continue;
let o={
key:a.key,
server:e.nameOf(t),
client:n};
let s=`write it in ${e.quote(e.ownKey(t.dialect,`headers`)??``)}, as the header that the server asks for`;
r(`credential`,o,e.at(t.document,a.route,`key`),{
server:t,
help:s})}
for(
let a of i){
let{
kind:i,
field:o,
meaning:s,
own:c,
cost:l}=e.weighed(t,a);
if(i!==`misspelt`||c===void 0)
continue;
let u={
key:o.key,
server:e.nameOf(t),
client:n};
let d=e.at(t.document,o.route,`key`);
let f=`did you mean ${e.quote(c)}?`;
let p=e.ownNameFor(t,o,c,s);
let m=p?.changes??e.underOwnName(t,o,c,s);
l===void 0?r(`misspelt`,u,d,{
server:t,
help:f,
fix:p,
meant:m}):r(`costly`,{...u,
consequence:e.consequence(l,`it`,`the server`)},d,{
server:t,
help:f,
fix:p,
meant:m,
reaction:l})}}}}});
const I=/^(?:proxy-)?authorization$|^(?:x-)?api-key$/i;
let Se;
function Ce(e){
return L(e).filter(({
key:e})=>I.test(e))}
function we(e){
return L(e).filter(({
key:e})=>(Se??=/^(?:(?:auth|authorization|access|bearer|api)[-_]?(?:token|key)|token)$/i).test(e)&&!I.test(e))}
function L({
fields:t,
dialect:n,
transport:r,
url:i}){
if(r===`stdio`||i===void 0||e.ownKey(n,`headers`)===void 0)
return[];
return t.filter(({
fact:e,
value:t})=>e===void 0&&typeof t==`string`)}
var Te=e.defineRule({
id:`field-other-client`,
category:`correctness`,
severity:`warning`,
messages:{
renamed:t=>`${t.client} does not read ${e.quote(t.key)} of ${t.server}; its own name for it is ${e.quote(t.own)}`,
costly:t=>`${t.client} does not read ${e.quote(t.key)} of ${t.server}, only ${t.own}, so ${t.consequence}`,
unread:t=>`${t.client} does not read ${e.quote(t.key)} of ${t.server}`},
on:{
server:{
strangers:!0,
check(t,n){
for(
let r of e.strangers(t)){
let i=e.weighed(t,r);
if(Ee(i,t))
continue;
let{
field:a,
own:o,
cost:s}=i;
let c=je(a,n.reading);
if(c!==void 0&&t.fields.some(({
key:e})=>e===o))
continue;
o===void 0?De(t,i,c,n):s===void 0?ke(t,i,{
own:o,
fellow:c},n):Oe(t,i,{
own:o,
cost:s},n)}}}}});
function Ee(t,n){
let{
kind:r,
meaning:i,
cost:a,
field:o}=t;
if(r!==`foreign`||i===`enabled`||i===`disabled`)
return!0;
if(i===`transport`&&n.transport!==`stdio`&&e.onlyLocal(n.dialect))
return!0;
if(e.isBridged(n,o.key))
return!0;
return Ae(t,n)||a===void 0&&Pe(o.value)}
function R(t,{
field:n},{
client:r}){
return{
client:r,
key:n.key,
server:e.nameOf(t)}}
function z({
document:t},{
field:n}){
return e.at(t,n.route,`key`)}
function De(t,n,r,i){
let{
field:a,
meaning:o,
readBy:s}=n;
let c=Ie(n)??Le(t,n);
let l={
effect:`fine`,
by:t.dialect.by};
let u=R(t,n,i);
if(r!==void 0){
i.report(`unread`,u,z(t,n),{
server:t,
reaction:l,
help:`leave it to ${r}, which reads this file and the field`});
return}
i.report(`unread`,u,z(t,n),{
server:t,
reaction:o===`retries`||He(t,n)?l:Y(t,n),
help:c??J(n,t)??W(n,t)??Fe(t,a.key,s),
fix:c===void 0?Be(n,t)??Ve(n,t)??e.removing(a.route):void 0})}
function Oe(t,n,{
own:r,
cost:i},a){
let o={...R(t,n,a),
own:e.list(H(t,r),{
conjunction:`or`}),
consequence:e.consequence(i,`it`,`the server`)};
a.report(`costly`,o,z(t,n),{
server:t,
reaction:i,
help:G(t,n,r),
fix:K(t,n,r),
meant:q(t,n,r)})}
function ke(t,n,{
own:r,
fellow:i},a){
let o=`write it as ${e.quote(r)} as well, which leaves ${e.quote(n.field.key)} to ${i}`;
a.report(`renamed`,{...R(t,n,a),
own:r},z(t,n),{
server:t,
reaction:Y(t,n),
help:i===void 0?G(t,n,r):o,
fix:i===void 0?K(t,n,r):Me(t,n,r),
meant:q(t,n,r)})}
function Ae({
meaning:t,
field:n},r){
if(t!==`transport`||typeof n.value!=`string`)
return!1;
let i=e.transportNamed(n.value);
return i!==void 0&&!Object.values(r.dialect.spellings).includes(i)&&e.uncallableAddress(r)?.why===`scheme`}
function je({
key:t},{
others:n}){
let r=n.find(({
format:{
dialect:e}})=>{
let n=e&&Object.hasOwn(e.fields,t)?e.fields[t]:void 0;
return n!==void 0&&!n.unread});
return r&&e.readerOf(r)}
function Me(t,{
meaning:n,
field:r},i){
let{
key:a,
value:o,
route:s}=r;
let c=e.ownNameFor(t,r,i,n)?.changes.length===1;
let{
start:l,
end:u}=t.document.locate(s,`value`);
let d=!t.document.text.slice(l,u).includes(`$`)&&!B(t,s);
return c&&d&&V(o)?e.fix(`safe`,`add ${e.quote(i)}`,{
do:`add`,
at:[...s.slice(0,-1),i],
value:o,
after:a}):void 0}
function B({
document:e},n){
let{
start:r,
end:i}=e.locate(n,`value`);
return t.maskOf(e).slice(r,i)!==e.text.slice(r,i)}
function V(t){
if(Array.isArray(t))
return t.every(V);
if(e.isObject(t))
return Object.values(t).every(V);
return t===null||[`string`,`number`,`boolean`].includes(typeof t)}
function H({
dialect:e},t){
let n=e.fields[t];
return[t,...Object.entries(e.fields).filter(([e,{
is:r,
part:i,
unread:a,
deprecated:o}])=>e!==t&&r===n?.is&&i===n?.part&&!a&&o===void 0).map(([e])=>e)]}
const Ne={
http:`Streamable HTTP`,
sse:`SSE`};
function U(t,n){
let r=H(t,n).map(n=>{
let[r,...i]=t.dialect.fields[n]?.for??[];
let a=r===void 0||i.length>0?void 0:Ne[r];
return a===void 0?void 0:`${e.quote(n)} for ${a}`});
return r.length<2||r.includes(void 0)?void 0:r.join(`, or to `)}
function Pe(e){
return e===``||typeof e==`object`&&(e===null||Object.keys(e).length===0)}
function Fe({
format:t},r,i){
let a=n(t,r);
if(a.length>0)
return`remove it, unless it is there for ${e.list(a,{
bare:!0,
conjunction:`or`})}`;
if(i.length===0)
return`remove it`;
return`remove it here; ${i.length>4?`${i.length} other clients`:e.list(i,{
bare:!0})} ${i.length===1?`reads`:`read`} it`}
function W({
meaning:t},{
dialect:n,
transport:r}){
if(t!==`headers`||r===`stdio`)
return;
let i=Object.keys(n.fields).find(e=>n.fields[e]?.form===`headers-inside`);
return i===void 0?void 0:`put it into ${e.quote(i)}`}
function Ie({
place:t,
field:{
value:n}}){
if(t===void 0)
return;
let[r,i]=t.route;
let a=t.as===`scope`?`, as one text`:t.as===`scopes`?`, as a list`:``;
return`write it in ${e.quote(r)}${i===void 0?``:` as ${e.quote(i)}`}${e.isOfPart(t,n)?``:a}`}
function Le(t,{
variables:n=[],
field:{
route:r}}){
let{
dialect:i,
transport:a,
fields:o}=t;
let s=e.ownKey(i,`env`);
if(s===void 0||a!==`stdio`||B(t,r))
return;
let c=n.slice(0,4).flatMap(t=>{
let n=e.variableIn(i,`env`,t,`of the environment`);
return n===void 0?[]:[`${e.quote(t)}: ${e.quote(n)}`]});
if(c.length===0)
return;
let l=[...c,...n.length>4?[`\u2026`]:[]].join(`, `);
return o.some(e=>e.key===s)?`write ${l} in ${e.quote(s)}`:`write ${e.quote(s)}: {${l}}`}
function G(t,{
meaning:n,
field:r},i){
if(n===`transport`&&typeof r.value==`object`)
return`write its parts as fields of the server itself`;
if(n===`args`&&i===`command`)
return`put the arguments into the list "command", after the program`;
if(t.fields.some(({
key:e})=>e===i))
return`remove it: ${e.quote(i)} is there`;
let a=U(t,i);
if(a!==void 0)
return`rename it to ${a}`;
let o=n===`transport`&&typeof r.value==`string`?Re(t,r.value):void 0;
return`rename it to ${e.quote(i)}${o===void 0?``:`, and write ${e.quote(o)}`}`}
function Re(t,n){
let r=e.transportWord(t,n);
return r===n?void 0:r}
function K(t,{
meaning:n,
field:r},i){
let{
key:a,
value:o,
route:s}=r;
if(n===`args`&&i===`command`)
return ze(t,r);
if(t.fields.some(e=>e.key===i))
return e.removing(s);
if(U(t,i)!==void 0||i===a||n===`other`)
return;
if(n===`transport`&&typeof o==`object`)
return;
return e.ownNameFor(t,r,i,n)}
function q(t,{
meaning:n,
field:r},i){
if(U(t,i)!==void 0||i===r.key||n===`other`)
return;
if(n===`transport`&&typeof r.value==`object`)
return;
return e.ownNameFor(t,r,i,n)?.changes??e.underOwnName(t,r,i,n)}
function ze(t,{
key:n,
value:r,
route:i}){
let a=e.fieldMeaning(t,`commandLine`);
if(a===void 0||!e.areTexts(r)||!e.areTexts(a.value)||a.value.length!==1)
return;
let o=`put ${e.quote(n)} into ${e.quote(a.key)}`;
return e.fix(`safe`,o,{
do:`insert`,
into:a.route,
position:1,
values:r},{
do:`remove`,
at:i})}
function J({
meaning:t,
field:n},{
dialect:r,
transport:i}){
let a=t===`transport`&&typeof n.value==`string`?e.transportNamed(n.value):void 0;
if(a===void 0||a===i)
return;
let o=Object.keys(r.fields).find(e=>r.fields[e]?.selects===a);
return o===void 0?void 0:`write the address under ${e.quote(o)}`}
function Be(t,n){
if(J(t,n)===void 0)
return;
let{
dialect:r,
url:i}=n;
let a=e.transportNamed(String(t.field.value));
let o=Object.keys(r.fields).find(e=>a!==void 0&&r.fields[e]?.selects===a);
if(o===void 0||i===void 0||n.fields.some(e=>e.key===o))
return;
let{
changes:s}=e.renaming(i.route,o);
return e.fix(`safe`,`write the address under ${e.quote(o)}`,...s,{
do:`remove`,
at:t.field.route})}
function Ve({
meaning:t,
field:n},r){
if(W({
meaning:t},r)===void 0||!e.isObject(n.value))
return;
let{
dialect:i,
fields:a,
route:o}=r;
let s=Object.keys(i.fields).find(e=>i.fields[e]?.form===`headers-inside`);
if(s===void 0||a.some(e=>e.key===s))
return;
return e.fix(`safe`,`put it into ${e.quote(s)}`,{
do:`move`,
at:n.route,
to:[...o,s,`headers`]})}
function He({
format:e},{
field:t,
readBy:r}){
let i=n(e,t.key);
return r.length>0&&r.every(e=>i.includes(e))}
function Y(t,{
meaning:n,
field:r}){
let i=typeof r.value==`string`?e.transportNamed(r.value):void 0;
return{
effect:(n!==`transport`||t.declared===void 0&&(i===void 0||i!==t.transport))&&!Ue(n,r.value,t.format)?`ignored`:`fine`,
by:r.fact?.by??t.dialect.by}}
function Ue(e,t,{
belongsTo:n}){
if(e===`toolsAllowed`||e===`toolPolicy`)
return t===`*`||Array.isArray(t)&&t.length===1&&t[0]===`*`;
if(n===`plugin`)
return!1;
return e===`cwd`&&typeof t==`string`&&/^(?:\.\/?|\$\{workspaceFolder\})$/.test(t)}
var We=e.defineRule({
id:`field-other-transport`,
category:`correctness`,
severity:`warning`,
messages:{
other:t=>`${e.quote(t.key)} has no effect: ${t.server} is ${t.transport===`stdio`?`a local`:`a remote`} server, and ${t.client} reads it only for ${t.transport===`stdio`?`remote`:`local`} ones`,
started:t=>`${e.quote(t.key)} has no effect: ${t.client} reads it only where an entry has neither a command nor an address, and ${t.server} has one`,
costly:t=>`${e.quote(t.key)} may not stand in ${t.server}, which is ${t.transport===`stdio`?`a local`:`a remote`} server, so ${t.consequence}`},
on:{
field:{
fits:!1,
check({
server:t,
key:r,
value:i,
fact:a,
route:o},{
client:s,
report:c}){
let{
transport:l,
document:u}=t;
if(a?.for===void 0||a.unread||l===void 0||a.for.includes(l))
return;
if(a.is===`command`||a.is===`commandLine`||a.is===`url`)
return;
if(e.isBridged(t,r))
return;
if(a.is===`description`)
return;
let{
otherTransport:d}=t.dialect;
if(e.contradictsItsFields(t)||d===void 0&&Ge(t))
return;
let f=e.at(u,o,`key`);
if(d!==void 0){
let n=e.consequence(d,s);
c(`costly`,{
key:r,
server:e.nameOf(t),
transport:l,
consequence:n},f,{
server:t,
reaction:d,
help:`remove it`,
fix:e.removing(o)});
return}
if(Ke(i)||JSON.stringify(i)===JSON.stringify(a.writesEverywhere))
return;
if(a.for.length===0){
let n=l===`stdio`?e.ownKey(t.dialect,`env`):void 0;
c(`started`,{
key:r,
server:e.nameOf(t),
client:s},f,{
server:t,
help:n===void 0?`remove it`:`write variables under ${e.quote(n)}, and remove the rest`});
return}
let p=X.has(a.is)?[]:n(t.format,r);
c(`other`,{
key:r,
server:e.nameOf(t),
transport:l,
client:s},f,{
server:t,...p.length===0?{}:{
severity:`info`},
fix:e.removing(o),
help:p.length===0?`remove it`:`remove it, unless it is there for ${e.list(p,{
bare:!0,
conjunction:`or`})}`})}}}});
const X=new Set([`args`,`env`,`envFile`,`cwd`,`headers`,`headersHelper`,`auth`,`oauth`]);
function Ge(t){
let n=e.hasMeaning(t,`command`,`commandLine`);
let r=e.hasMeaning(t,`url`);
return t.transport===`stdio`?r:n}
function Ke(e){
if(typeof e==`string`)
return e.trim()===``;
return e===null||typeof e==`object`&&Object.keys(e).length===0}
var qe=e.defineRule({
id:`field-type`,
category:`correctness`,
severity:`error`,
messages:{
violated:D,
written:t=>`${e.quote(t.key)} of ${t.server} is written ${e.quote(t.text)}; a whole number without "." and "e" is needed, so ${t.consequence}`},
on:{
field:{
asWritten:!0,
check({
key:t,
value:n,
fact:r,
route:i,
server:a},{
client:o,
report:s}){
if(typeof n!=`number`||!Number.isInteger(n)||r?.wholeAsWritten===void 0||r.unread)
return;
let{
start:c,
end:l}=a.document.locate(i,`value`);
let u=a.document.text.slice(c,l);
if(!/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(u)||/^[-+]?\d+$/.test(u))
return;
let d={...a.dialect.bad,
by:r.wholeAsWritten};
s(`written`,{
key:t,
server:e.nameOf(a),
text:u,
consequence:e.consequence(d,o)},e.at(a.document,i),{
server:a,
reaction:d,
help:`write ${n}`,
fix:e.writing(i,n,`safe`)})}},
violation:{
kind:`type`,
check(e,t){
O(`type`,e,t)}}}});
var Je=e.defineRule({
id:`field-value`,
category:`correctness`,
severity:`error`,
messages:{
violated:D,
renamed:t=>`${e.quote(t.key)} of ${t.server} is another name; ${t.client} replaces it with the key`,
closed:t=>`${e.quote(t.key)} of ${t.server} is empty, so ${t.client} offers none of its tools`},
on:{
violation:{
kind:`value`,
check(e,t){
O(`value`,e,t)}},
field:{
is:[`toolsAllowed`],
check({
server:t,
key:n,
value:r,
fact:i,
route:a},{
client:o,
report:s}){
if(i?.closes===void 0||!Array.isArray(r)||r.length>0)
return;
s(`closed`,{
key:n,
server:e.nameOf(t),
client:o},e.at(t.document,a),{
server:t,
reaction:{
effect:`ignored`,
by:i.closes},
help:`name the tools, or remove the list to have them all`,
fix:e.removing(a)})}},
name:{
repeated:!1,
check(t,{
client:n,
report:r}){
for(
let{
key:i,
value:a,
fact:o,
route:s}of t.fields){
if(!o?.repeatsName||typeof a!=`string`||a===t.name)
continue;
r(`renamed`,{
key:i,
server:e.nameOf(t),
client:n},e.at(t.document,s),{
server:t,
reaction:{
effect:`ignored`,
by:o.by??t.dialect.by},
help:`write ${e.quote(t.name)}, or rename the key`,
fix:e.writing(s,t.name)})}}}}});
const Z=1e3;
const Q=1e4;
const $=2**31-1;
var Ye=e.defineRule({
id:`timeout-unit`,
category:`correctness`,
severity:`warning`,
messages:{
floor:t=>`${e.quote(t.key)} of ${t.server} is ${t.value} milliseconds, and ${t.client} ignores less than ${t.floor}`,
short:t=>`${e.quote(t.key)} of ${t.server} is ${t.value}, which ${t.client} takes for milliseconds`,
over:t=>`${e.quote(t.key)} of ${t.server} is ${t.value}; a timer of ${t.client} holds ${t.most} at most, and more is over at once`,
long:t=>`${e.quote(t.key)} of ${t.server} is ${t.value}, which ${t.client} takes for seconds`},
on:{
field:[{
unit:`ms`,
below:Z,
check({
key:t,
value:n,
fact:r,
route:i,
server:a},{
client:o,
report:s,
violations:c}){
if(e.isRefused(i,c))
return;
if(typeof n!=`number`||!(n>0)||r?.unit!==`ms`||r.unread)
return;
if(n>=(r.floor??Z))
return;
let l={
key:t,
value:n,
server:e.nameOf(a),
client:o};
let u={
server:a,
help:n<1?`write milliseconds`:`write ${n*1e3} for ${n} seconds`,
fix:n*1e3>=Z?e.writing(i,n*1e3,`unsafe`):void 0};
r.floor===void 0?s(`short`,l,e.at(a.document,i),u):s(`floor`,{...l,
floor:r.floor},e.at(a.document,i),u)}},{
unit:`ms`,
from:$+1,
check({
key:t,
value:n,
fact:r,
route:i,
server:a},{
client:o,
report:s,
violations:c}){
if(typeof n!=`number`||n<=$||r?.overflows===void 0)
return;
if(e.isRefused(i,c))
return;
s(`over`,{
key:t,
value:n,
server:e.nameOf(a),
client:o,
most:$},e.at(a.document,i),{
server:a,
reaction:{
effect:`ignored`,
by:r.overflows},
help:`write ${$} or less`,
fix:e.writing(i,$,`unsafe`)})}},{
unit:`s`,
from:Q,
check({
key:t,
value:n,
fact:r,
route:i,
server:a},{
client:o,
report:s,
violations:c}){
if(typeof n!=`number`||n<Q||r?.unit!==`s`||r.unread)
return;
if(e.isRefused(i,c)||Xe(n))
return;
let l={
key:t,
value:n,
server:e.nameOf(a),
client:o};
let u=`write ${n/1e3} for ${n} milliseconds`;
s(`long`,l,e.at(a.document,i),{
server:a,
help:u,
fix:e.writing(i,n/1e3,`unsafe`)})}}]}});
function Xe(e){
return e%60==0&&e%1e3!=0}
const Ze=[r,s,p,ne,be,xe,Te,We,qe,Je,Ye];
exports.rules=Ze;
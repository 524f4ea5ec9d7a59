"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./text.js");
const n=require("./core.js");
const r=require("./json-report.js");
const i=require("./start.js");
const a=require("./all-changes.js");
const o=require("./crossing.js");
const s=require("./rejection-said.js");
let c;
let l;
function u(e,{
start:t,
end:r}){
let i=d(e,t);
return i!==void 0&&!n.isSecretName(i)&&(c??=/^(?:[A-Za-z]+(?:[-_.,][A-Za-z]+)*\d{0,2}|\d{1,6})$/).test(e.slice(t,r))}
function d(e,t){
return(l??=/[?&]([^?&=#\s]*)=$/).exec(e.slice(Math.max(0,t-80),t))?.[1]}
function f(e,t){
if(e.length!==t.length)
return t;
let n=t;
for(
let{
0:t,
1:r=``,
index:i}of e.matchAll(/([?&][^?&=#\s"']*=)[^&#\s"']*/g)){
let a={
start:i+r.length,
end:i+t.length};
u(e,a)&&(n=n.slice(0,a.start)+t.slice(r.length)+n.slice(a.end))}
return n}
function p({
findings:e,
root:t,
sources:r}){
return n.reportOf(e,{
root:t,
looked:`.`,
files:r.map(n.checkedFile),
suppressed:0,
leftOut:{
ignoredByGit:0,
ignoredByConfig:0,
rulesOff:0}})}
async function m({
text:e,
language:r,
file:i}){
let a=await n.parseSource({
path:i?.path??``,
text:e,
problems:[]},r);
return f(e,t.maskOf(a).slice(0,e.length))}
function h(e){
let{
findings:t,
summary:n}=r.jsonReport(p(e),{
quiet:!1,
version:i.about.version,
docsUrl:e=>`${i.about.docs}/rules/${e}.md`});
return{
version:1,
outputs:e.outputs.map(({
client:e,
file:t,
text:n,
servers:r})=>({
client:e,...t&&{
path:t.path},
text:n,
servers:r})),
findings:t,
lossy:e.isLossy,
summary:n}}
async function g(e,t,r={}){
let i=await n.loadLayout(e);
let a=t.reduce((e,{
map:t,
entries:n})=>w(e,t,n),r);
let o=i.text(a);
let s=await n.loadParsers([e]);
if(!n.isAlike(a,s({
path:``,
text:o,
problems:[]},e).value))
throw Error(`what is written in ${e} is not what was meant`);
return o}
async function _(e,t){
let r=e;
for(
let{
map:i,
entries:a}of t){
let t=await v(r,i,a);
if(t===void 0)
return;
r=(await n.loadParsers([e.language]))({
path:e.path,
text:t,
problems:[]},e.language)}
return r.text}
async function v(e,t,r){
let i=await n.loadLayout(e.language);
if(e.problems.some(({
fatal:e,
kind:t})=>e&&t!==`empty`))
return;
let o=await n.loadParsers([e.language]);
let s=t=>o({
path:e.path,
text:t,
problems:[]},e.language);
let c=r.map(({
name:n})=>y(n,e,t)).filter(e=>e!==void 0);
let l=await a.makeAll(e,c.map(e=>({
do:`remove`,
at:e})));
if(l.refused.size>0)
return;
let u=c.length===0?e:s(l.text);
if(u.value===void 0)
return u.text+i.text(w({},t,r));
let{
into:d,
missing:f}=b(u.value,t.route);
if(d===void 0)
return;
let p=f.length===0?x(r,t):[S(f,r,t)];
let m=i.put(u,d,p);
if(m===void 0)
return;
let h=s(m);
return!h.problems.some(({
fatal:e})=>e)&&n.isAlike(w(u.value,t,r),h.value)?m:void 0}
function y(e,{
value:t},{
route:r,
listedBy:i}){
let a=n.valueAt(t,r);
if(i===void 0)
return n.own(a,e)===void 0?void 0:[...r,e];
let o=Array.isArray(a)?a.findIndex(t=>n.own(t,i)===e):-1;
return o===-1?void 0:[...r,o]}
function b(e,t){
let r=e;
for(
let[e,i]of t.entries()){
let a=n.own(r,String(i));
if(a===void 0)
return{
into:n.isObject(r)?t.slice(0,e):void 0,
missing:t.slice(e)};
r=a}
return{
into:r===null||n.isObject(r)||Array.isArray(r)?t:void 0,
missing:[]}}
function x(e,t){
return e.map(e=>t.listedBy===void 0?{
key:e.name,
value:e.value}:{
value:C(e,t)})}
function S([e=``,...t],n,r){
let i=r.listedBy===void 0?Object.fromEntries(n.map(({
name:e,
value:t})=>[e,t])):n.map(e=>C(e,r));
let a=t.reduceRight((e,t)=>Object.fromEntries([[String(t),e]]),i);
return{
key:String(e),
value:a}}
function C({
name:e,
value:t},{
listedBy:n=``}){
return Object.fromEntries([[n,e],...Object.entries(t).filter(([e])=>e!==n)])}
function w(e,t,r){
let i=(e,a)=>{
let[o,...s]=a;
if(o!==void 0){
let t=n.isObject(e)?Object.entries(e).filter(([e])=>e!==String(o)):[];
return Object.fromEntries([...t,[String(o),i(n.own(e,String(o)),s)]])}
if(t.listedBy!==void 0)
return[...Array.isArray(e)?e:[],...r.map(e=>C(e,t))];
return Object.fromEntries([...n.isObject(e)?Object.entries(e):[],...r.map(e=>[e.name,e.value])])};
return i(e,t.route)}
function T(e,t,{
client:r,
name:i},a){
let o=r.toolNames?.server;
if(o===void 0)
return[];
let s=new Map(a.map(({
name:e})=>[o(e),e]));
let c=[];
for(
let[a,{
name:l,
entry:u}]of t.entries()){
let t=e[a];
if(u===void 0||t===void 0)
continue;
let d=s.get(o(l));
s.set(o(l),d??l);
if(d===void 0||d===l)
continue;
c.push({
rule:`server-name-collision`,
severity:`warning`,
message:`${i} calls the tools of ${n.quote(l)} and ${n.quote(d)} alike`,
help:`give one of them another name`,
place:n.placeOfName(t.server),
related:[],
server:l,
clients:[r.id]})}
return c}
function E({
format:e},{
files:t,
root:r,
folder:i,
user:a}){
let o=e.files.filter(e=>!e.includes(`*`)).map(e=>i+e.replace(/^\//,``));
if(!a&&e.ofUser===void 0&&o.length>0)
return D(o.map(e=>({
path:e,
at:n.resolve(r,e),
isOfUser:!1})),t);
return D(n.userFiles(t).filter(n=>n.format.id===e.id&&te(n.path,t)).map(({
path:e,
shown:t})=>({
path:t,
at:e,
isOfUser:!0})),t)}
function D(e,t){
let n=e.find(({
at:e})=>t.exists(e));
let[r]=e;
return n===void 0?r&&{...r,
isThere:!1}:{...n,
isThere:!0}}
const ee=[[`/AppData/`,/^[A-Za-z]:/],[`/Library/`,/^\/Users\//]];
function te(e,{
home:t=``}){
let n=e.slice(t.length);
let r=ee.find(([r])=>e.startsWith(t)&&n.startsWith(r));
return r===void 0||r[1].test(t)}
function O({
format:e}){
return n.registry().find(({
id:t})=>t===e.id)?.language??`json`}
function k(e){
let{
format:t}=e;
let n=t.servers.find(({
at:e})=>!e.includes(`*`));
if(n===void 0||t.belongsTo===`agent`||O(e)===`markdown`)
return;
return{
route:n.at,...n.list===`only`&&n.named!==void 0&&{
listedBy:n.named}}}
function ne({
format:e}){
return e.inputs&&{
route:e.inputs,
listedBy:`id`}}
function A(e,t,r,i){
let[a,o]=[k(e),ne(e)];
let s=i===void 0?[]:n.inputsOf({
document:i,
format:e.format}).map(({
id:e})=>e);
let c=re(t,r,e).filter(({
name:e})=>!s.includes(e));
return[...o===void 0||c.length===0?[]:[{
map:o,
entries:c}],...a===void 0?[]:[{
map:a,
entries:t}]]}
function re(e,t,{
format:r}){
if(r.inputs===void 0)
return[];
let i=new Set(e.flatMap(({
value:e})=>n.inputUses({
servers:[{
entry:e,
route:[]}]})).map(({
id:e})=>e));
let a=new Map;
for(
let e of t)
for(
let{
id:t,
entry:r}of n.inputsOf(e))
i.has(t)&&!a.has(t)&&a.set(t,{
name:t,
value:r});
return[...a.values()]}
async function ie(e,t,r){
if(k(r)===void 0)
return{
keys:[]};
let i=O(r);
let a=`servers.${i}`;
let o=await g(i,A(r,[e],[t],void 0),r.format.head);
let s=n.memory({
[a]:o});
let{
findings:c,
readings:l}=await n.examine({
files:s,
cwd:s.resolve(``,``),
paths:[a],
as:r.format.id,
targets:[],
rules:new Map,
user:!1,
config:!1});
let u=l.flatMap(({
servers:e})=>e)[0]?.route.length;
let d=c.filter(({
severity:e,
alone:t})=>e!==`info`&&!t);
let f=d.map(({
place:e})=>u===void 0?void 0:e.route[u]);
let p=d.find(({
severity:e})=>e===`error`);
let m=p&&{
finding:p,
at:u===void 0?[]:p.place.route.slice(u)};
return{
keys:f.filter(e=>typeof e==`string`),...m&&{
refusal:m}}}
function ae(e,t,r){
if(e.length===0)
return;
let i=r.statements.find(({
route:t})=>n.startsWith(t,e)||n.startsWith(e,t));
if(i===void 0||oe(i))
return;
return t.statements.find(e=>o.identity(e)===o.identity(i))}
function oe({
meaning:e}){
return[`command`,`args`,`url`,`transport`,`enabled`].includes(e)}
function se(e,t,n){
let r=n.statements.filter(({
route:t})=>e.includes(String(t[0])));
return t.statements.filter(e=>e.value.kind===`data`&&r.some(t=>o.identity(t)===o.identity(e)||j(t,e)))}
function j(e,t){
let n=({
meaning:e})=>e===`auth`||e===`oauth`;
return e.meaning===t.meaning||n(e)&&n(t)}
function M({
fields:e}){
return e.find(({
fact:e,
value:t})=>e?.is===`description`&&typeof t==`string`)}
function ce(e,t){
return M(e)!==void 0&&Object.keys(N(e,t)).length===0}
function N(e,{
dialect:t}){
let n=M(e)?.value;
let r=Object.keys(t.fields).find(e=>{
let n=t.fields[e];
return n?.is===`description`&&!n.unread&&n.for===void 0});
return n===void 0||r===void 0?{}:{
[r]:n}}
function le({
name:e},{
dialect:t}){
let n=Object.keys(t.fields).find(e=>t.fields[e]?.repeatsName);
return n===void 0?{}:{
[n]:e}}
function ue({
why:e,
variables:t}){
return e===`changed`||e===`variables`&&t.every(({
onlyFallback:e,
isGuess:t})=>e||t)}
function P({
why:e,
statement:{
meaning:t},
variables:n}){
if(e!==`variables`||n.every(({
onlyFallback:e,
isGuess:t})=>e||t))
return!1;
return t===`env`||t===`headers`||t===`cwd`||t===`envFile`}
function de(e,{
dialect:t}){
let{
meaning:r}=e.statement;
let i=[t.placeholders?.refused??[]].flat();
return!P(e)&&e.variables.some(({
variable:e,
onlyFallback:t})=>i.some(({
syntaxes:i,
in:a,
reaction:o})=>!t&&n.losesServer(o.effect)&&i.includes(e.syntax)&&(a===void 0||a.includes(r))))}
function fe({
variable:e,
statement:t},n){
return n.some(({
why:n,
statement:r,
variables:i})=>n===`variables`&&o.identity(r)===o.identity(t)&&i.some(t=>t.variable.name===e))}
function pe(e,t){
let n=t.map(({
variable:e})=>e);
return{...e,
variables:e.variables.filter(e=>!n.includes(e.variable.name))}}
function me(e,t){
let r=({
meaning:r,
value:i,
field:a})=>{
if(r!==`timeout`&&r!==`startupTimeout`)
return!1;
if(a.fact===void 0||t.dialect===e.server.dialect)
return!1;
let[o,s]=Object.entries(t.dialect.fields).find(([,e])=>e.is===r&&!e.unread&&!e.idle)??[];
return o!==void 0&&(i.kind!==`time`||n.unitOf(s)===void 0)};
return{
timeless:e.statements.filter(r),
rest:{...e,
statements:e.statements.filter(e=>!r(e))}}}
function he(e,t){
let n=({
value:e})=>e.kind===`data`&&O(t)===`toml`&&F(e.data);
return{
nulls:e.statements.filter(n),
rest:{...e,
statements:e.statements.filter(e=>!n(e))}}}
function F(e){
return e===null||typeof e==`object`&&Object.values(e).some(F)}
function ge(e,t){
let{
server:r,
statements:i}=e;
let a=L(r);
if(a.length===0)
return{
said:e,
hidden:[]};
let o=[];
let s=i.flatMap(e=>{
let{
value:i,
meaning:s}=e;
let c=({
route:e,
start:t,
end:i})=>n.at(r.document,e,`value`,{
start:t,
end:i});
if(i.kind===`data`){
let t=a.find(({
route:t})=>n.startsWith(t,e.route));
if(t===void 0)
return[e];
o.push({
what:t.what,
place:c(t),
statement:e});
return[]}
let l=(i,l)=>{
let u=n.textAt(r,l)??``;
return a.filter(e=>n.isSameRoute(e.route,l)&&e.end>e.start).sort((e,t)=>t.start-e.start).reduce((n,i)=>{
let a=ve(i,u,s===`env`?e.of:void 0);
let l=t.nameFor(u.slice(i.start,i.end),a,r.name);
let d=ye(n,u,i,l);
d!==n&&o.push({
what:i.what,
place:c(i),
variable:l,
statement:e});
return d},i)};
if(i.kind===`text`)
return[{...e,
value:{...i,
text:l(i.text,e.route)}}];
if(i.kind!==`texts`)
return[e];
let u=i.items.map(e=>({...e,
text:l(e.text,e.route)}));
return[{...e,
value:{...i,
items:u}}]});
return{
said:{...e,
statements:s},
hidden:o}}
function I(e,t){
return L(e).some(({
route:e})=>n.startsWith(e,t))}
function L({
entry:e,
route:r,
document:i}){
let a=[];
n.eachString(e,(e,o,s)=>{
let c=[...r,...o];
let l=n.secretsIn(e,s);
a.push(...l.map(e=>({...e,
route:c,
name:s})));
let d=({
start:e,
end:t})=>l.every(n=>t<=n.start||e>=n.end);
let f=_e(e,t.wordsAbout(e,[i])).filter(t=>d(t)&&!u(e,t));
a.push(...f.map(e=>({...e,
what:`what looks like a secret`,
route:c,
name:s})))});
return a}
function _e(e,t){
if(t===e)
return[];
if(t.length!==e.length)
return[{
start:0,
end:e.length}];
let n=[];
let r=-1;
for(
let i=0;i<=e.length;i+=1){
let a=i<e.length&&t[i]!==e[i];
a&&r<0&&(r=i);
if(!a&&r>=0){
n.push({
start:r,
end:i});
r=-1}}
return n}
function ve(e,t,r){
let i=e.start===0&&e.end===t.length?r:void 0;
return i!==void 0&&/^[A-Za-z_]\w*$/.test(i)?i:n.variableWithin(e,t)??n.asVariable(d(t,e.start)??``)??`API_KEY`}
function ye(e,t,{
start:n,
end:r},i){
let a=e.reduce((e,t)=>e+R(t),0);
let o=t.length-a;
for(
let[t,a]of e.entries()){
let[s,c]=[n-o,r-o];
o+=R(a);
if(s<0||c>R(a))
continue;
if(typeof a!=`string`)
return e.with(t,z(a.name));
let l=[a.slice(0,s),z(i),a.slice(c)];
return[...e.slice(0,t),...l.filter(e=>e!==``),...e.slice(t+1)]}
return e}
function R(e){
return typeof e==`string`?e.length:e.spelling.length}
function z(e){
return{
kind:`environment`,
name:e,
spelling:`\${${e}}`,
syntax:"${NAME}",
expanded:!0}}
var be=class{
#e;
#t;
#n;
constructor(e,t,n){
this.#e=e;
this.#t=t;
this.#n=n}
nothing(){
return this.#r(`target-rejects`,{
message:`${n.nameOf(this.#e)} has no command and no address that its own client can use, so no other is given it`,
help:`mend it first: "mcp-lint" says what is wrong with it, and "--fix" may do it`,
place:n.placeOfName(this.#e),
severity:`warning`})}
rejected(e){
let{
message:t,
place:r,
reaction:i,
help:a}=e;
let o={
targets:this.#t.name,
several:!1,
server:n.nameOf(this.#e),
detail:t.detail,
consequence:n.consequence(i,`it`)};
return this.#r(`target-rejects`,{
message:s.rejectionSentences[t.why](o),
help:a,
place:r,
severity:n.severityOf(i)})}
lost(e){
let t=this.#e;
let r={...e,
variables:e.variables.filter(({
isGuess:e})=>!e)};
return s.saidOfLoss(r,t,this.#t).map(({
message:e,
place:r,
reaction:i,
help:a})=>{
let o=e.id===`runs`;
let c={
targets:this.#t.name,
several:!1,
what:e.what,
server:n.nameOf(t)};
return this.#r(`lossy-field`,{
message:o?`${this.#t.name} cannot switch off ${n.nameOf(t)} in its entry, so it is left out`:s.lossSentences[e.id](c),
help:a,
place:r,
severity:t.off&&!o?`info`:n.severityOf(i)})})}
forbidden(){
return this.#r(`target-rejects`,{
message:`${this.#t.name} takes no such variable in its file, so ${n.nameOf(this.#e)} is left out`,
place:n.placeOfName(this.#e),
severity:`warning`})}
block(e){
let{
route:t}=e;
return this.#r(`lossy-field`,{
message:`${this.#t.name} does not take ${V(e)} of ${n.nameOf(this.#e)} as it stands, so it is left out`,
help:`write it there by hand`,
place:n.at(this.#e.document,t,`key`),
severity:`warning`})}
part(e,{
message:t}){
return this.#r(`lossy-field`,{
message:`${V(e)} of ${n.nameOf(this.#e)} is left out for ${this.#t.name}: ${t}`,
place:n.at(this.#e.document,e.route,`key`),
severity:`warning`})}
refused({
message:e}){
return this.#r(`target-rejects`,{
message:`${n.nameOf(this.#e)} is left out for ${this.#t.name}: ${e}`,
place:n.placeOfName(this.#e),
severity:`warning`})}
older({
statements:e}){
let t=e.find(({
meaning:e})=>e===`transport`);
return this.#r(`lossy-field`,{
message:`${this.#t.name} has no word for the transport of ${n.nameOf(this.#e)}, so an older one is written`,
place:t===void 0?n.placeOfName(this.#e):n.at(this.#e.document,t.route),
severity:`warning`})}
guessed({
statement:e,
item:t,
variables:r}){
return r.filter(({
isGuess:e})=>e).map(({
variable:r})=>this.#r(`lossy-field`,{
message:`${n.quote(r.name)} in ${n.quote(e.field.key)} of ${n.nameOf(this.#e)} stays text in ${this.#t.name}`,
place:n.at(this.#e.document,t?.route??e.route),
severity:`info`}))}
untold({
transport:e,
read:t}){
if(e===`stdio`||t.server.transport===e)
return[];
return[this.#r(`lossy-field`,{
message:`${this.#t.name} is not told the transport of ${n.nameOf(this.#e)}, and finds it out itself`,
place:n.placeOfName(this.#e),
severity:`info`})]}
nowVariable({
statements:e},{
read:t}){
let r=new Map(t.statements.map(e=>[o.identity(e),e]));
return e.flatMap(e=>{
let t=r.get(o.identity(e));
let i=new Set(B(t).flatMap(({
name:e,
expanded:t})=>t?[e]:[]));
return B(e).filter(e=>e.expanded===!1&&i.has(e.name)).map(({
name:t})=>this.#r(`lossy-field`,{
message:`${n.quote(t)} in ${n.quote(e.field.key)} of ${n.nameOf(this.#e)} is text here, and a variable in ${this.#t.name}`,
place:n.at(this.#e.document,e.route),
severity:`warning`}))})}
handedOn({
statements:e},{
read:t}){
let r=new Set(t.statements.map(e=>o.identity(e)));
return e.filter(e=>e.field.fact?.form===`variable-names`&&!r.has(o.identity(e))).map(({
of:e=``,
route:t})=>this.#r(`lossy-field`,{
message:`${this.#t.name} has no list of variables that ${n.nameOf(this.#e)} gets, so ${n.quote(e)} is left to its environment`,
place:n.at(this.#e.document,t),
severity:`info`}))}
undescribed(){
let e=M(this.#e);
return this.#r(`lossy-field`,{
message:`${this.#t.name} has no field for ${n.quote(e?.key??``)} of ${n.nameOf(this.#e)}, so it is not copied`,
place:n.at(this.#e.document,e?.route??this.#e.route,`key`),
severity:`info`})}
untellable(){
let e=M(this.#e);
return this.#r(`secret-literal`,{
message:`${n.quote(e?.key??``)} of ${n.nameOf(this.#e)} holds what looks like a secret, so it is not copied`,
place:n.at(this.#e.document,e?.route??this.#e.route,`key`),
severity:`info`})}
timeless({
field:e,
route:t}){
return this.#r(`lossy-field`,{
message:`the unit of ${n.quote(e.key)} of ${n.nameOf(this.#e)} is not known here or in ${this.#t.name}, so it is left out`,
help:`write it there by hand`,
place:n.at(this.#e.document,t),
severity:`warning`})}
hid({
what:e,
place:t,
variable:r}){
return this.#r(`secret-literal`,{
message:`${e} of ${n.nameOf(this.#e)} is not copied: a variable ${n.quote(r??``)} stands for it`,
help:`set ${n.quote(r??``)} where ${this.#t.name} starts, or copy it with --copy-secrets`,
place:t,
severity:`info`})}
dropped({
what:e,
place:t,
statement:r}){
let{
field:i}=r;
if(r.value.kind===`data`)
return this.#r(`secret-literal`,{
message:`${n.quote(i.key)} of ${n.nameOf(this.#e)} is not copied, since ${e} stands in it`,
help:`write it there by hand, or copy it with --copy-secrets`,
place:n.at(this.#e.document,i.route,`key`),
severity:`warning`});
return this.#r(`secret-literal`,{
message:`${e} in ${n.quote(r.field.key)} of ${n.nameOf(this.#e)} is not copied, and ${this.#t.name} takes no variable there`,
help:`write it there by hand, or copy it with --copy-secrets`,
place:t,
severity:`warning`})}
unknown({
carried:e,
carriedInside:t}){
let r=(e,t)=>this.#r(`lossy-field`,{
message:`nothing is known of ${e} of ${n.nameOf(this.#e)}, so it is not copied`,
place:n.at(this.#e.document,t,`key`),
severity:`info`});
return[...e.filter(({
fact:e})=>e===void 0).map(({
key:e,
route:t})=>r(n.quote(e),t)),...e.filter(e=>xe(e)).map(({
key:e,
route:t})=>this.#r(`lossy-field`,{
message:`${this.#n} passes over ${n.quote(e)} of ${n.nameOf(this.#e)}, so it is not copied`,
place:n.at(this.#e.document,t,`key`),
severity:`info`})),...t.map(({
inside:e,
field:t})=>r(Se(e,t),[...t.route,...e]))]}
ofThisProject({
carried:e}){
if(this.#t.format.ofUser===void 0)
return[];
return e.filter(({
fact:e,
value:t})=>e?.is===`cwd`&&e.unread!==!0&&o.meansThisFolder(t)).map(({
key:e,
route:t})=>this.#r(`lossy-field`,{
message:`${n.quote(e)} of ${n.nameOf(this.#e)} means this project, and ${this.#t.name} reads a file for all of them, so it is left out`,
help:`write the path there by hand`,
place:n.at(this.#e.document,t),
severity:`warning`}))}
asItStands({
statements:e},{
entry:t}){
let{
dialect:r}=this.#t;
return e.filter(({
meaning:e,
value:i,
field:a,
part:o})=>{
let s=e===`auth`||e===`oauth`||e===`toolPolicy`;
let c=Object.hasOwn(t,a.key)&&t[a.key]===a.value;
let l=r.fields[a.key];
return s&&c&&o===void 0&&n.isObject(a.value)&&i.kind===`data`&&l?.keys===void 0}).map(({
field:e,
route:t})=>this.#r(`lossy-field`,{
message:`${n.quote(e.key)} of ${n.nameOf(this.#e)} is copied as it stands: what ${this.#t.name} reads in it is not known`,
place:n.at(this.#e.document,t,`key`),
severity:`info`}))}
#r(e,{
help:t,...n}){
let{
name:r}=this.#e;
let i=[this.#t.client.id];
return{
alone:!0,
rule:e,...n,...t!==void 0&&{
help:t},
related:[],
server:r,
clients:i}}};
function B(e){
let t=e?.value;
return(t?.kind===`text`?[t.text]:t?.kind===`texts`?t.items.map(({
text:e})=>e):[]).flat().filter(e=>typeof e!=`string`)}
function xe({
fact:e,
value:t}){
if(e===void 0||e.idle||t===null||t===!1||t===``)
return!1;
if(typeof t==`object`&&Object.keys(t).length===0)
return!1;
switch(e.is){case`name`:case`transport`:
return!1;case`description`:
return typeof t!=`string`;case`enabled`:
return t!==!0;case`cwd`:
return!o.meansThisFolder(t);case`toolsAllowed`:
return!(Array.isArray(t)&&t.every(e=>e===`*`));default:
return!0}}
function Se(e,{
key:t}){
let r=e.at(-1);
return typeof r==`number`?`item ${r+1} of ${n.quote(t)}`:`${n.quote(String(r))} in ${n.quote(t)}`}
function V({
meaning:e,
of:t,
inside:r,
field:i}){
let a=r??(e===`env`||e===`headers`?t:void 0);
return a===void 0||a===i.key?n.quote(i.key):`${n.quote(a)} in ${n.quote(i.key)}`}
async function H({
server:e,
reading:t},r,i){
let a=new be(e,r,n.readerOf(t));
if(!o.canBeGiven(e))
return U(e,[a.nothing()]);
let c=Oe(e,r);
let l=c===void 0?o.rejectionOf(e,r):void 0;
let u=Ce(e,r,i);
if(l!==void 0)
return U(e,[a.rejected(s.saidOfRejection(l,e,r))]);
let{
said:d,
hidden:f,
timeless:p,
nulls:m}=u;
let h={
said:d,
server:e,
target:r,
as:c,
isDescribed:we(e,i)};
let g=s.givenTo(r,e,{
said:d,
as:c});
if(g===void 0)
return U(e,[a.nothing()]);
let _=f.filter(e=>e.variable===void 0||fe(e,g.losses));
let v=a.ofThisProject(d);
let y=[...g.losses.flatMap(e=>a.lost(pe(e,_))),..._.map(e=>a.dropped(e)),...m.map(e=>a.block(e)),...v,...p.map(e=>a.timeless(e)),...a.nowVariable(d,g),...c===void 0?[]:[a.older(d)]];
let b=Te(h,g,f.filter(e=>!_.includes(e)),a);
if(g.losses.some(({
statement:e})=>e.meaning===`enabled`))
return U(e,y,b);
if(g.losses.some(e=>de(e,r)))
return U(e,[...y,a.forbidden()],b);
let{
given:x,
left:S,
told:C,
isRefused:w}=await Ee(h,g,a);
if(w)
return U(e,[...y,...C],b);
let T=[...y,...C];
let E=[v,_,m,p,S].some(({
length:e})=>e>0)||!g.losses.every(ue);
let D=T.length===0?`kept`:E?`lost`:`changed`;
return{
name:e.name,
entry:W(x,h),
read:x.read,
fate:D,
losses:T,
notes:b}}
function U({
name:e},t,n=[]){
return{
name:e,
fate:`refused`,
losses:t,
notes:n}}
function Ce(e,t,{
workspace:n,
copySecrets:r,
variables:i}){
let{
timeless:a,
rest:s}=me(De(e,o.isOff(e,n)),t);
let{
nulls:c,
rest:l}=he(s,t);
let{
said:u,
hidden:d}=r?{
said:l,
hidden:[]}:ge(l,i);
return{
said:u,
hidden:d,
timeless:a,
nulls:c}}
function we(e,{
copySecrets:t}){
let n=M(e);
return t||n===void 0||!I(e,n.route)}
function Te({
said:e,
server:t,
target:n,
isDescribed:r},i,a,o){
return[...i.losses.flatMap(e=>o.guessed(e)),...o.untold(i),...o.handedOn(e,i),...r&&ce(t,n)?[o.undescribed()]:[],...r?[]:[o.untellable()],...a.map(e=>o.hid(e)),...o.unknown(e),...n.dialect===e.server.dialect?[]:o.asItStands(e,i)]}
async function Ee(e,t,n){
let{
said:r,
server:i,
target:a}=e;
let o=t=>ie({
name:i.name,
value:W(t,e)},i,a);
let s=t.losses.filter(P).map(({
statement:e})=>e);
let c=G(s,e)??t;
let l=await o(c);
let u=a.dialect===r.server.dialect?[]:[...se(l.keys,r,c.read)];
let d=u.map(e=>n.block(e));
if(u.length>0){
c=G([...s,...u],e)??c;
l=await o(c)}
let f=[];
for(;l.refusal!==void 0;){
let{
finding:t,
at:i}=l.refusal;
let a=ae(i,r,c.read);
let p=a&&G([...s,...u,a],e);
if(a===void 0||p===void 0||f.includes(a))
return{
given:c,
left:u,
told:[...d,n.refused(t)],
isRefused:!0};
f.push(a);
u.push(a);
d.push(n.part(a,t));
c=p;
l=await o(c)}
return{
given:c,
left:u,
told:d,
isRefused:!1}}
function W({
entry:e},{
server:t,
target:n,
isDescribed:r}){
let i=r?N(t,n):{};
return{...e,...i,...le(t,n)}}
function G(e,{
said:t,
server:n,
target:r,
as:i}){
let a=e.map(o.identity);
let c=t.statements.filter(e=>!a.includes(o.identity(e)));
return s.givenTo(r,n,{
said:{...t,
statements:c},
as:i})}
function De(e,t){
let n=o.canonical(e);
let[r]=e.fields;
if(!t||r===void 0||n.statements.some(({
meaning:e})=>e===`enabled`))
return n;
let i={
meaning:`enabled`,
value:{
kind:`off`},
route:e.nameAt.route,
field:r};
return{...n,
statements:[...n.statements,i]}}
function Oe(e,t){
let{
dialect:n,
format:r}=t;
let i=Object.values(n.spellings).includes(`sse`)&&!Object.values(n.spellings).includes(`http`);
return e.transport===`http`&&i&&r.writes!==void 0?`sse`:void 0}
function ke({
readings:e,
reported:t},r,i,{
paths:a,
document:s}){
let c=a.length>0||s!==void 0;
let l=e.filter(e=>e.owner&&e.names.length>0&&(!c||t.has(e.document.path)));
let u=c?l:Ae(l,i);
if(u.length===0)
throw new n.UsageError(Me(i));
let d=o.lostIn(r);
let f=u.flatMap(e=>e.servers.map(t=>({
server:t,
reading:e}))).filter(({
server:e})=>!d.has(n.keyOf(e)));
let p=f.filter(({
server:e})=>i.servers.length===0||i.servers.includes(e.name));
Ne(i.servers,f);
let m=new Set(u.map(K));
let[h=``]=m.size===1?m:[];
return{...Pe(p),
readings:u,
folder:h}}
function K(e){
let{
format:t,
document:r}=e;
if(n.isOfUser(r.path)||t.stray||t.ofUser||t.files.length===0)
return``;
return n.folderOf(e)}
function Ae(e,{
from:t,
to:r}){
t!==void 0&&n.clientFor(t);
let i=e.filter(e=>(t===void 0||e.client.id===t)&&!je(e));
let a=i.filter(({
client:e})=>!r.includes(e.id));
let o=t!==void 0||a.length===0?i:a;
let s=[...new Set(o.map(({
client:e})=>e.id))];
if(s.length>1)
throw new n.UsageError(`servers of ${n.list(s)} are here; say with --from which are meant, or name the files`);
let c=[...new Set(o.map(K))];
if(c.includes(``))
return o.filter(e=>K(e)===``);
if(c.length<2)
return o;
throw new n.UsageError(`there are such files in ${n.list(c)}; name those that are meant`)}
function je({
format:{
belongsTo:e}}){
return e===`agent`||e===`plugin`||e===`administrator`}
function Me({
from:e}){
return e===void 0?`no servers were found to convert`:`no servers of ${n.quote(e)} were found to convert`}
function Ne(e,t){
let r=t.map(({
server:e})=>e.name);
for(
let t of e){
if(r.includes(t))
continue;
let e=n.suggest(t,r);
throw new n.UsageError(`there is no server ${n.quote(t)}${e===void 0?``:`; did you mean ${n.quote(e)}?`}`)}}
function Pe(e){
let t=new Map;
let r=[];
for(
let i of e){
let{
name:e}=i.server;
let a=t.get(e);
if(a===void 0){
t.set(e,i);
continue}
let o=a.server.document.path;
r.push({
rule:`server-defined-twice`,
severity:`warning`,
message:`server ${n.quote(e)} stands in ${n.quote(o)} as well, and one file takes one of that name`,
help:`give one of them another name, or say with --server and the file which is meant`,
place:n.placeOfName(i.server),
related:[{
place:n.placeOfName(a.server),
message:`this one is converted`}],
server:e,
clients:[]})}
return{
definitions:[...t.values()],
findings:r}}
var q=class{
#e=new Map;
nameFor(e,t,r){
let i=`${n.asVariable(r)??`SERVER`}_${t}`;
let a=[t,i];
for(
let t=2;;t+=1){
let n=a.shift()??`${i}_${t}`;
let r=this.#e.get(n);
if(r!==void 0&&r!==e)
continue;
this.#e.set(n,e);
return n}}};
async function J(e,t){
let r=await Fe(t.to);
let i=await n.examine(e,{
all:!0});
let a=await i.workspace();
let o=ke(i,a,t,e);
let s=n.resolve(e.cwd,i.root);
let c=[...i.findings.filter(({
rule:e,
severity:t,
place:n})=>e===`syntax-error`&&t===`error`&&o.readings.some(({
document:e})=>e===n.document)),...o.findings];
let l=c.length>0;
let u=[];
let d=new q;
for(
let i of r){
let r=await Promise.all(o.definitions.map(e=>H(e,i,{
workspace:a,
copySecrets:t.copySecrets,
variables:d})));
let f=r.flatMap(e=>e.losses);
let p=E(i,{
files:e.files,
root:s,
folder:o.folder,
user:e.user});
let m=p?.isThere===!0&&t.merge?await Re(p,i,e):void 0;
let h=T(o.definitions,r,i,m===void 0?[]:n.readServers(m,i.format));
c.push(...f,...r.flatMap(({
notes:e})=>e),...h);
l||=f.length+h.length>0;
let g=o.definitions.map(({
server:e})=>e);
let _=t.asGenerated?Y(i,o,t):void 0;
u.push(await Ie(i,r,{
file:p,
there:m,
servers:g,
generated:_},t))}
return{
outputs:u,
findings:c,
isLossy:l,
root:i.root,
sources:o.readings}}
async function Fe(e){
if(e.length===0)
throw new n.UsageError(`say with --to which client is to read the servers`);
let t=[];
for(
let r of e){
n.clientFor(r);
let e=n.targetFor(await n.loadClient(r));
if(e===void 0||k(e)===void 0)
throw new n.UsageError(`${n.quote(r)} reads no file that holds the servers of a project or a user, so none is written for it`);
t.push(e)}
return t}
function Y({
client:e,
format:t},{
readings:n},{
servers:r}){
let[i,...a]=n;
let s=i?.format.writes?.find(t=>t.client===e.id);
if(i===void 0||s===void 0||a.length>0)
return;
let c=o.portionOf(i,s);
if(c===void 0)
return;
return o.expectedOf(i,c,s,{
client:e,
format:t}).filter(({
name:e})=>r.length===0||r.includes(e))}
async function Ie(e,t,{
file:r,
there:i,
servers:a,
generated:s},c){
let l=t.flatMap(({
name:e,
entry:t})=>t===void 0?[]:[{
name:e,
value:t}]);
let u=l.map(({
name:e})=>e);
let d={
client:e.client.id,...r&&{
file:r},
language:O(e),
servers:u};
let f=A(e,l,a,void 0);
let p=s??Le(t,a);
if(i===void 0||r===void 0){
let t=o.compared(p,[]).missing.map(({
name:e})=>e);
let n=await g(O(e),f,e.format.head);
return{...d,
text:n,
missing:t,
extra:[],
kept:[],
edited:[]}}
let m=n.readServers(i,e.format).filter(e=>!n.isForOneProject(e));
let{
missing:h,
departures:_,
extra:v}=o.compared(p,m);
let y=new Set(m.map(({
name:e})=>e));
let b=new Set(_.map(({
copy:e})=>e.name));
let x=l.filter(({
name:e})=>!y.has(e));
let S=l.filter(({
name:e})=>b.has(e));
let C=await X(i,A(e,c.force?[...x,...S]:x,a,i));
let w=!c.force&&S.length>0?await X(i,A(e,[...x,...S],a,i)):void 0;
return{...d,
text:C,
merged:await Z(i,C,r),...w!==void 0&&{
forced:await Z(i,w,r)},
missing:h.map(({
name:e})=>e),
extra:v.map(({
name:e})=>e),
kept:c.force?[]:[...b],
edited:_.filter(({
differences:e})=>e.length===0).map(({
copy:e})=>e.name)}}
function Le(e,t){
return e.map(({
name:e,
read:n},r)=>{
let i=t[r];
return{
name:e,...i&&{
source:i},...n&&{
said:n}}})}
async function X(e,t){
let r=t.filter(({
entries:e})=>e.length>0);
if(r.length===0)
return e.text;
let i=await _(e,r);
if(i!==void 0)
return i;
let a=t.flatMap(({
entries:e})=>e.map(({
name:e})=>e));
throw new n.UsageError(`${n.quote(e.path)} is not in a form into which ${n.list(a)} can be put`)}
async function Z(e,t,{
at:r}){
let i=e.problems.filter(({
kind:e})=>e===`bom`);
return{
at:r,
before:e,
after:await n.parseSource({
path:e.path,
text:t,
problems:i},e.language)}}
async function Re(e,t,{
files:r}){
let{
source:i}=n.readSource(r,e.at,e.path);
let a=await n.parseSource(i,O(t));
let o=a.problems.find(({
fatal:e,
kind:t})=>e&&t!==`empty`);
if(o!==void 0)
throw new n.UsageError(`${n.quote(e.path)}: ${o.message}`);
return a}
async function Q({
workspace:e,
reported:t}){
let r=e.readings.filter(({
owner:e,
names:n,
format:r,
document:i})=>e&&n.length>0&&!r.stray&&t.has(i.path));
let i=await ze(e,r);
if(i.length===0)
throw new n.UsageError(`say with --target for which clients, or under "targets" in mcp-lint.json`);
let a=r.flatMap(e=>e.servers.map(t=>({
server:t,
reading:e})));
return{
clients:i.map(({
client:e,
name:t})=>({
id:e.id,
name:t})),
servers:await Promise.all(a.map(t=>Be(t,i,e)))}}
async function ze({
targets:e},t){
let r=e.length>0?e:[...new Set(t.map(({
client:e})=>e.id))].sort();
if(e.length===0&&r.length<2)
return[];
let i=[];
for(
let e of r){
let t=n.targetFor(await n.loadClient(e));
t!==void 0&&i.push(t)}
return i}
async function Be(e,r,i){
let{
server:a,
reading:o}=e;
let{
document:s}=a;
let{
path:c,
line:l}=t.locationOf(n.placeOfName(a));
return{
server:t.shown(a.name,[s]),
path:c,
line:l,
clients:await Promise.all(r.map(async n=>{
let r=n.client.id;
if(Ve(o,r))
return{
client:r,
state:`kept`,
why:[]};
let{
fate:a,
losses:c}=await H(e,n,{
workspace:i,
copySecrets:!0,
variables:new q});
return{
client:r,
state:a,
why:c.map(({
message:e})=>t.shown(e,[s]))}}))}}
function Ve({
client:e,
format:t},r){
return e.id===r||n.formatsWith(`readsToo`).some(e=>e.client===r&&e.readsToo?.includes(t.id))}
function $({
clients:e,
servers:t},n){
return{
title:t.length===0?`no MCP servers found`:`What is lost in other clients`,
heads:[`server`,`file`,...e.map(({
name:e})=>e)],
rows:t.map(({
server:e,
path:t,
line:r,
clients:i})=>[e,`${n(t)}:${r}`,...i.map(({
state:e})=>e)]),
notes:t.flatMap(({
path:e,
line:t,
clients:r})=>[...new Set(r.flatMap(({
why:e})=>e))].map(r=>`${n(e)}:${t} ${r}`))}}
var He=e.__exportAll({
answerOf:()=>h,
convert:()=>J,
lossesIn:()=>Q,
tableOfLosses:()=>$});
exports.answerOf=h;
exports.convert=J;
exports.converting_exports=He;
exports.lossesIn=Q;
exports.reportOn=p;
exports.shownText=m;
exports.tableOfLosses=$;
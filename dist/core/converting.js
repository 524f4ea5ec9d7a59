"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./text.js");
const n=require("./core.js");
const r=require("./json-report.js");
const i=require("./start.js");
const a=require("./all-changes.js");
const o=require("./crossing.js");
const s=require("./rejection-said.js");
const c=require("./find.js");
const l=require("./variable-name.js");
function u({
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
async function d({
text:e,
language:r,
file:i}){
let a=await n.parseSource({
path:i?.path??``,
text:e,
problems:[]},r);
return t.maskOf(a).slice(0,e.length)}
function f(e){
let{
findings:t,
summary:n}=r.jsonReport(u(e),{
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
async function p(e,t){
let r=await n.loadLayout(e);
let i=t.reduce((e,{
map:t,
entries:n})=>x(e,t,n),{});
let a=r.text(i);
let o=await n.loadParsers([e]);
if(!n.isAlike(i,o({
path:``,
text:a,
problems:[]},e).value))
throw Error(`what is written in ${e} is not what was meant`);
return a}
async function m(e,t){
let r=e;
for(
let{
map:i,
entries:a}of t){
let t=await h(r,i,a);
if(t===void 0)
return;
r=(await n.loadParsers([e.language]))({
path:e.path,
text:t,
problems:[]},e.language)}
return r.text}
async function h(e,t,r){
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
name:n})=>g(n,e,t)).filter(e=>e!==void 0);
let l=await a.makeAll(e,c.map(e=>({
do:`remove`,
at:e})));
if(l.refused.size>0)
return;
let u=c.length===0?e:s(l.text);
if(u.value===void 0)
return u.text+i.text(x({},t,r));
let{
into:d,
missing:f}=_(u.value,t.route);
if(d===void 0)
return;
let p=f.length===0?v(r,t):[y(f,r,t)];
let m=i.put(u,d,p);
if(m===void 0)
return;
let h=s(m);
return!h.problems.some(({
fatal:e})=>e)&&n.isAlike(x(u.value,t,r),h.value)?m:void 0}
function g(e,{
value:t},{
route:r,
listedBy:i}){
let a=n.valueAt(t,r);
if(i===void 0)
return n.own(a,e)===void 0?void 0:[...r,e];
let o=Array.isArray(a)?a.findIndex(t=>n.own(t,i)===e):-1;
return o===-1?void 0:[...r,o]}
function _(e,t){
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
function v(e,t){
return e.map(e=>t.listedBy===void 0?{
key:e.name,
value:e.value}:{
value:b(e,t)})}
function y([e=``,...t],n,r){
let i=r.listedBy===void 0?Object.fromEntries(n.map(({
name:e,
value:t})=>[e,t])):n.map(e=>b(e,r));
let a=t.reduceRight((e,t)=>Object.fromEntries([[String(t),e]]),i);
return{
key:String(e),
value:a}}
function b({
name:e,
value:t},{
listedBy:n=``}){
return Object.fromEntries([[n,e],...Object.entries(t).filter(([e])=>e!==n)])}
function x(e,t,r){
let i=(e,a)=>{
let[o,...s]=a;
if(o!==void 0){
let t=n.isObject(e)?Object.entries(e).filter(([e])=>e!==String(o)):[];
return Object.fromEntries([...t,[String(o),i(n.own(e,String(o)),s)]])}
if(t.listedBy!==void 0)
return[...Array.isArray(e)?e:[],...r.map(e=>b(e,t))];
return Object.fromEntries([...n.isObject(e)?Object.entries(e):[],...r.map(e=>[e.name,e.value])])};
return i(e,t.route)}
function S(e,t,{
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
function C({
format:e},{
files:t,
root:r,
folder:i,
user:a}){
let o=e.files.filter(e=>!e.includes(`*`)).map(e=>i+e.replace(/^\//,``));
if(!a&&e.ofUser===void 0&&o.length>0)
return w(o.map(e=>({
path:e,
at:n.resolve(r,e),
isOfUser:!1})),t);
return w(n.userFiles(t).filter(n=>n.format.id===e.id&&ee(n.path,t)).map(({
path:e,
shown:t})=>({
path:t,
at:e,
isOfUser:!0})),t)}
function w(e,t){
let n=e.find(({
at:e})=>t.exists(e));
let[r]=e;
return n===void 0?r&&{...r,
isThere:!1}:{...n,
isThere:!0}}
const T=[[`/AppData/`,/^[A-Za-z]:/],[`/Library/`,/^\/Users\//]];
function ee(e,{
home:t=``}){
let n=e.slice(t.length);
let r=T.find(([r])=>e.startsWith(t)&&n.startsWith(r));
return r===void 0||r[1].test(t)}
function E({
format:e}){
return n.registry.find(({
id:t})=>t===e.id)?.language??`json`}
function D(e){
let{
format:t}=e;
let n=t.servers.find(({
at:e})=>!e.includes(`*`));
if(n===void 0||t.belongsTo===`agent`||E(e)===`markdown`)
return;
return{
route:n.at,...n.list===`only`&&n.named!==void 0&&{
listedBy:n.named}}}
function O({
format:e}){
return e.inputs&&{
route:e.inputs,
listedBy:`id`}}
function k(e,t,r,i){
let[a,o]=[D(e),O(e)];
let s=i===void 0?[]:n.inputsOf({
document:i,
format:e.format}).map(({
id:e})=>e);
let c=te(t,r,e).filter(({
name:e})=>!s.includes(e));
return[...o===void 0||c.length===0?[]:[{
map:o,
entries:c}],...a===void 0?[]:[{
map:a,
entries:t}]]}
function te(e,t,{
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
async function ne(e,t,r){
if(D(r)===void 0)
return{
keys:[]};
let i=E(r);
let a=`servers.${i}`;
let o=await p(i,k(r,[e],[t],void 0));
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
let m=d.find(({
severity:e})=>e===`error`);
return{
keys:f.filter(e=>typeof e==`string`),...m&&{
refusal:m}}}
function re(e,t,n){
let r=n.statements.filter(({
route:t})=>e.includes(String(t[0])));
return t.statements.filter(e=>e.value.kind===`data`&&r.some(t=>o.identity(t)===o.identity(e)||ie(t,e)))}
function ie(e,t){
let n=({
meaning:e})=>e===`auth`||e===`oauth`;
return e.meaning===t.meaning||n(e)&&n(t)}
function A(e){
let{
server:t,
statements:r}=e;
let i=j(t);
if(i.length===0)
return{
said:e,
hidden:[]};
let a=[];
let o=r.flatMap(e=>{
let{
value:r,
meaning:o}=e;
let s=({
route:e,
start:r,
end:i})=>n.at(t.document,e,`value`,{
start:r,
end:i});
if(r.kind===`data`){
let t=i.find(({
route:t})=>n.startsWith(t,e.route));
if(t===void 0)
return[e];
a.push({
what:t.what,
place:s(t),
statement:e});
return[]}
let c=(r,c)=>i.filter(e=>ce(e.route,c)).reduce((r,i)=>{
let l=n.textAt(t,c)??``;
let u=oe(i,l,o===`env`?e.of:void 0);
let d=se(r,l.slice(i.start,i.end),u);
d!==r&&a.push({
what:i.what,
place:s(i),
variable:u,
statement:e});
return d},r);
if(r.kind===`text`)
return[{...e,
value:{...r,
text:c(r.text,e.route)}}];
if(r.kind!==`texts`)
return[e];
let l=r.items.map(e=>({...e,
text:c(e.text,e.route)}));
return[{...e,
value:{...r,
items:l}}]});
return{
said:{...e,
statements:o},
hidden:a}}
function j({
entry:e,
route:r,
document:i}){
let a=[];
n.eachString(e,(e,n,o)=>{
let s=[...r,...n];
let l=c.secretsIn(e,o);
a.push(...l.map(e=>({...e,
route:s,
name:o})));
let u=ae(e,t.wordsAbout(e,[i])).filter(({
start:e,
end:t})=>l.every(n=>t<=n.start||e>=n.end));
a.push(...u.map(e=>({...e,
what:`what looks like a secret`,
route:s,
name:o})))});
return a}
function ae(e,t){
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
function oe(e,t,n){
let r=e.start===0&&e.end===t.length?n:void 0;
return r!==void 0&&/^[A-Za-z_]\w*$/.test(r)?r:l.variableWithin(e,t)??`API_KEY`}
function se(e,t,n){
if(t===``)
return e;
let r=e.findIndex(e=>(typeof e==`string`?e:e.fallback??``).includes(t));
let i=e[r];
if(i===void 0)
return e;
if(typeof i!=`string`)
return e.with(r,M(i.name));
let a=i.indexOf(t);
let o=[i.slice(0,a),M(n),i.slice(a+t.length)];
return[...e.slice(0,r),...o.filter(e=>e!==``),...e.slice(r+1)]}
function M(e){
return{
kind:`environment`,
name:e,
spelling:`\${${e}}`,
syntax:"${NAME}",
expanded:!0}}
function ce(e,t){
return e.length===t.length&&n.startsWith(e,t)}
async function N({
server:e},t,{
workspace:n,
copySecrets:r}){
let{
name:i}=e;
let a=new ue(e,t);
if(!o.canBeGiven(e))
return{
name:i,
fate:`refused`,
losses:[a.nothing()],
notes:[]};
let c=V(e,t);
let l=c===void 0?o.rejectionOf(e,t):void 0;
let{
timeless:u,
rest:d}=H(I(e,o.isOff(e,n)),t);
let{
said:f,
hidden:p}=r?{
said:d,
hidden:[]}:A(d);
let m=l===void 0?s.givenTo(t,e,{
said:f,
as:c}):void 0;
if(l!==void 0||m===void 0)
return{
name:i,
fate:`refused`,
losses:[l===void 0?a.nothing():a.rejected(s.saidOfRejection(l,e,t))],
notes:[]};
let h=p.filter(e=>e.variable===void 0||z(e,m.losses));
let g=m.losses.flatMap(e=>a.lost(B(e,h)));
g.push(...h.map(e=>a.dropped(e)));
g.push(...u.map(e=>a.timeless(e)),...a.nowVariable(f,m));
c!==void 0&&g.push(a.older(f));
let _=[...m.losses.flatMap(e=>a.guessed(e)),...a.untold(m),...a.handedOn(f,m),...W(e,t)?[a.undescribed()]:[],...p.filter(e=>!h.includes(e)).map(e=>a.hid(e)),...a.unknown(f)];
if(m.losses.some(({
statement:e})=>e.meaning===`enabled`))
return{
name:i,
fate:`refused`,
losses:g,
notes:_};
if(m.losses.some(e=>R(e,t)))
return{
name:i,
fate:`refused`,
losses:[...g,a.forbidden()],
notes:_};
let v=m.losses.filter(L).map(({
statement:e})=>e);
let y=({
entry:n})=>({...n,...G(e,t),...le(e,t)});
let b=n=>ne({
name:i,
value:y(n)},e,t);
let x=P(v,{
said:f,
server:e,
target:t,
as:c})??m;
let S=await b(x);
let C=t.dialect===f.server.dialect?[]:re(S.keys,f,x.read);
if(C.length>0){
g.push(...C.map(e=>a.block(e)));
x=P([...v,...C],{
said:f,
server:e,
target:t,
as:c})??x;
S=await b(x)}
if(S.refusal!==void 0)
return{
name:i,
fate:`refused`,
losses:[...g,a.refused(S.refusal)],
notes:_};
let w=h.length+u.length+C.length>0||!m.losses.every(F);
let T=g.length===0?`kept`:w?`lost`:`changed`;
return{
name:i,
entry:y(x),
read:x.read,
fate:T,
losses:g,
notes:_}}
function P(e,{
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
function F({
why:e,
variables:t}){
return e===`changed`||e===`variables`&&t.every(({
onlyFallback:e,
isGuess:t})=>e||t)}
function I(e,t){
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
function L({
why:e,
statement:{
meaning:t},
variables:n}){
if(e!==`variables`||n.every(({
onlyFallback:e,
isGuess:t})=>e||t))
return!1;
return t===`env`||t===`headers`||t===`cwd`||t===`envFile`}
function R(e,{
dialect:t}){
let{
meaning:r}=e.statement;
let i=[t.placeholders?.refused??[]].flat();
return!L(e)&&e.variables.some(({
variable:e,
onlyFallback:t})=>i.some(({
syntaxes:i,
in:a,
reaction:o})=>!t&&n.losesServer(o.effect)&&i.includes(e.syntax)&&(a===void 0||a.includes(r))))}
function z({
variable:e,
statement:t},n){
return n.some(({
why:n,
statement:r,
variables:i})=>n===`variables`&&o.identity(r)===o.identity(t)&&i.some(t=>t.variable.name===e))}
function B(e,t){
let n=t.map(({
variable:e})=>e);
return{...e,
variables:e.variables.filter(e=>!n.includes(e.variable.name))}}
function V(e,t){
let{
dialect:n,
format:r}=t;
let i=Object.values(n.spellings).includes(`sse`)&&!Object.values(n.spellings).includes(`http`);
return e.transport===`http`&&i&&r.writes!==void 0?`sse`:void 0}
function H(e,t){
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
function U({
fields:e}){
return e.find(({
fact:e,
value:t})=>e?.is===`description`&&typeof t==`string`)}
function W(e,t){
return U(e)!==void 0&&Object.keys(G(e,t)).length===0}
function G(e,{
dialect:t}){
let n=U(e)?.value;
let r=Object.keys(t.fields).find(e=>{
let n=t.fields[e];
return n?.is===`description`&&!n.unread&&n.for===void 0});
return n===void 0||r===void 0?{}:{
[r]:n}}
function K(e){
let t=e?.value;
return(t?.kind===`text`?[t.text]:t?.kind===`texts`?t.items.map(({
text:e})=>e):[]).flat().filter(e=>typeof e!=`string`)}
function le({
name:e},{
dialect:t}){
let n=Object.keys(t.fields).find(e=>t.fields[e]?.repeatsName);
return n===void 0?{}:{
[n]:e}}
var ue=class{
#e;
#t;
constructor(e,t){
this.#e=e;
this.#t=t}
nothing(){
return this.#n(`target-rejects`,{
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
return this.#n(`target-rejects`,{
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
return this.#n(`lossy-field`,{
message:o?`${this.#t.name} cannot switch off ${n.nameOf(t)} in its entry, so it is left out`:s.lossSentences[e.id](c),
help:a,
place:r,
severity:t.off&&!o?`info`:n.severityOf(i)})})}
forbidden(){
return this.#n(`target-rejects`,{
message:`${this.#t.name} takes no such variable in its file, so ${n.nameOf(this.#e)} is left out`,
place:n.placeOfName(this.#e),
severity:`warning`})}
block({
field:e,
route:t}){
return this.#n(`lossy-field`,{
message:`${this.#t.name} does not take ${n.quote(e.key)} of ${n.nameOf(this.#e)} as it stands, so it is left out`,
help:`write it there by hand`,
place:n.at(this.#e.document,t,`key`),
severity:`warning`})}
refused({
message:e}){
return this.#n(`target-rejects`,{
message:`${n.nameOf(this.#e)} is left out for ${this.#t.name}: ${e}`,
place:n.placeOfName(this.#e),
severity:`warning`})}
older({
statements:e}){
let t=e.find(({
meaning:e})=>e===`transport`);
return this.#n(`lossy-field`,{
message:`${this.#t.name} has no word for the transport of ${n.nameOf(this.#e)}, so an older one is written`,
place:t===void 0?n.placeOfName(this.#e):n.at(this.#e.document,t.route),
severity:`warning`})}
guessed({
statement:e,
item:t,
variables:r}){
return r.filter(({
isGuess:e})=>e).map(({
variable:r})=>this.#n(`lossy-field`,{
message:`${n.quote(r.name)} in ${n.quote(e.field.key)} of ${n.nameOf(this.#e)} stays text in ${this.#t.name}`,
place:n.at(this.#e.document,t?.route??e.route),
severity:`info`}))}
untold({
transport:e,
read:t}){
if(e===`stdio`||t.server.transport===e)
return[];
return[this.#n(`lossy-field`,{
message:`${this.#t.name} is not told the transport of ${n.nameOf(this.#e)}, and finds it out itself`,
place:n.placeOfName(this.#e),
severity:`info`})]}
nowVariable({
statements:e},{
read:t}){
let r=new Map(t.statements.map(e=>[o.identity(e),e]));
return e.flatMap(e=>{
let t=r.get(o.identity(e));
let i=new Set(K(t).flatMap(({
name:e,
expanded:t})=>t?[e]:[]));
return K(e).filter(e=>e.expanded===!1&&i.has(e.name)).map(({
name:t})=>this.#n(`lossy-field`,{
message:`${n.quote(t)} in ${n.quote(e.field.key)} of ${n.nameOf(this.#e)} is text here, and a variable in ${this.#t.name}`,
place:n.at(this.#e.document,e.route),
severity:`warning`}))})}
handedOn({
statements:e},{
read:t}){
let r=new Set(t.statements.map(e=>o.identity(e)));
return e.filter(e=>e.field.fact?.form===`variable-names`&&!r.has(o.identity(e))).map(({
of:e=``,
route:t})=>this.#n(`lossy-field`,{
message:`${this.#t.name} has no list of variables that ${n.nameOf(this.#e)} gets, so ${n.quote(e)} is left to its environment`,
place:n.at(this.#e.document,t),
severity:`info`}))}
undescribed(){
let e=U(this.#e);
return this.#n(`lossy-field`,{
message:`${this.#t.name} has no field for ${n.quote(e?.key??``)} of ${n.nameOf(this.#e)}, so it is not copied`,
place:n.at(this.#e.document,e?.route??this.#e.route,`key`),
severity:`info`})}
timeless({
field:e,
route:t}){
return this.#n(`lossy-field`,{
message:`the unit of ${n.quote(e.key)} of ${n.nameOf(this.#e)} is not known here or in ${this.#t.name}, so it is left out`,
help:`write it there by hand`,
place:n.at(this.#e.document,t),
severity:`warning`})}
hid({
what:e,
place:t,
variable:r}){
return this.#n(`secret-literal`,{
message:`${e} of ${n.nameOf(this.#e)} is not copied: a variable ${n.quote(r??``)} stands for it`,
help:`set ${n.quote(r??``)} where ${this.#t.name} starts, or copy it with --copy-secrets`,
place:t,
severity:`info`})}
dropped({
what:e,
place:t,
statement:r}){
return this.#n(`secret-literal`,{
message:`${e} in ${n.quote(r.field.key)} of ${n.nameOf(this.#e)} is not copied, and ${this.#t.name} takes no variable there`,
help:`write it there by hand, or copy it with --copy-secrets`,
place:t,
severity:`warning`})}
unknown({
carried:e}){
return e.filter(({
fact:e})=>e===void 0).map(({
key:e,
route:t})=>this.#n(`lossy-field`,{
message:`nothing is known of ${n.quote(e)} of ${n.nameOf(this.#e)}, so it is not copied`,
place:n.at(this.#e.document,t,`key`),
severity:`info`}))}
#n(e,{
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
function q({
readings:e,
reported:t},r,i,{
paths:a,
document:s}){
let c=a.length>0||s!==void 0;
let l=e.filter(e=>e.owner&&e.names.length>0&&(!c||t.has(e.document.path)));
let u=c?l:de(l,i);
if(u.length===0)
throw new n.UsageError(pe(i));
let d=o.lostIn(r);
let f=u.flatMap(e=>e.servers.map(t=>({
server:t,
reading:e}))).filter(({
server:e})=>!d.has(n.keyOf(e)));
let p=f.filter(({
server:e})=>i.servers.length===0||i.servers.includes(e.name));
me(i.servers,f);
let m=new Set(u.map(J));
let[h=``]=m.size===1?m:[];
return{...he(p),
readings:u,
folder:h}}
function J(e){
let{
format:t,
document:r}=e;
if(n.isOfUser(r.path)||t.stray||t.ofUser||t.files.length===0)
return``;
return n.folderOf(e)}
function de(e,{
from:t}){
let r=e.filter(e=>(t===void 0||e.client.id===t)&&!fe(e));
let i=[...new Set(r.map(({
client:e})=>e.id))];
if(i.length>1)
throw new n.UsageError(`servers of ${n.list(i)} are here; say with --from which are meant, or name the files`);
let a=[...new Set(r.map(J))];
if(a.includes(``))
return r.filter(e=>J(e)===``);
if(a.length<2)
return r;
throw new n.UsageError(`there are such files in ${n.list(a)}; name those that are meant`)}
function fe({
format:{
belongsTo:e}}){
return e===`agent`||e===`plugin`||e===`administrator`}
function pe({
from:e}){
return e===void 0?`no servers were found to convert`:`no servers of ${n.quote(e)} were found to convert`}
function me(e,t){
let r=t.map(({
server:e})=>e.name);
for(
let t of e){
if(r.includes(t))
continue;
let e=n.suggest(t,r);
throw new n.UsageError(`there is no server ${n.quote(t)}${e===void 0?``:`; did you mean ${n.quote(e)}?`}`)}}
function he(e){
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
async function Y(e,t){
let r=await ge(t.to);
let i=await n.examine(e,{
all:!0});
let a=await i.workspace();
let o=q(i,a,t,e);
let s=n.resolve(e.cwd,i.root);
let c=[...o.findings];
let l=o.findings.length>0;
let u=[];
for(
let i of r){
let r=await Promise.all(o.definitions.map(e=>N(e,i,{
workspace:a,
copySecrets:t.copySecrets})));
let d=r.flatMap(e=>e.losses);
let f=C(i,{
files:e.files,
root:s,
folder:o.folder,
user:e.user});
let p=f?.isThere===!0&&t.merge?await be(f,i,e):void 0;
let m=S(o.definitions,r,i,p===void 0?[]:n.readServers(p,i.format));
c.push(...d,...r.flatMap(({
notes:e})=>e),...m);
l||=d.length+m.length>0;
let h=o.definitions.map(({
server:e})=>e);
let g=t.asGenerated?_e(i,o,t):void 0;
u.push(await ve(i,r,{
file:f,
there:p,
servers:h,
generated:g},t))}
return{
outputs:u,
findings:c,
isLossy:l,
root:i.root,
sources:o.readings}}
async function ge(e){
if(e.length===0)
throw new n.UsageError(`say with --to which client is to read the servers`);
let t=[];
for(
let r of e){
n.clientFor(r);
let e=n.targetFor(await n.loadClient(r));
if(e===void 0||D(e)===void 0)
throw new n.UsageError(`${n.quote(r)} reads no file that holds the servers of a project or a user, so none is written for it`);
t.push(e)}
return t}
function _e({
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
async function ve(e,t,{
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
language:E(e),
servers:u};
let f=k(e,l,a,void 0);
let m=s??ye(t,a);
if(i===void 0||r===void 0){
let t=o.compared(m,[]).missing.map(({
name:e})=>e);
return{...d,
text:await p(E(e),f),
missing:t,
extra:[],
kept:[],
edited:[]}}
let h=n.readServers(i,e.format).filter(e=>!n.isForOneProject(e));
let{
missing:g,
departures:_,
extra:v}=o.compared(m,h);
let y=new Set(h.map(({
name:e})=>e));
let b=new Set(_.map(({
copy:e})=>e.name));
let x=l.filter(({
name:e})=>!y.has(e));
let S=l.filter(({
name:e})=>b.has(e));
let C=await X(i,k(e,c.force?[...x,...S]:x,a,i));
let w=!c.force&&S.length>0?await X(i,k(e,[...x,...S],a,i)):void 0;
return{...d,
text:C,
merged:await Z(i,C,r),...w!==void 0&&{
forced:await Z(i,w,r)},
missing:g.map(({
name:e})=>e),
extra:v.map(({
name:e})=>e),
kept:c.force?[]:[...b],
edited:_.filter(({
differences:e})=>e.length===0).map(({
copy:e})=>e.name)}}
function ye(e,t){
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
let i=await m(e,r);
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
async function be(e,t,{
files:r}){
let{
source:i}=n.readSource(r,e.at,e.path);
let a=await n.parseSource(i,E(t));
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
let i=await xe(e,r);
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
servers:await Promise.all(a.map(t=>Se(t,i,e)))}}
async function xe({
targets:e},t){
let r=e.length>0?e:[...new Set(t.map(({
client:e})=>e.id))].sort();
let i=[];
for(
let e of r){
let t=n.targetFor(await n.loadClient(e));
t!==void 0&&i.push(t)}
return i}
async function Se(e,r,i){
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
if(Ce(o,r))
return{
client:r,
state:`kept`,
why:[]};
let{
fate:a,
losses:c}=await N(e,n,{
workspace:i,
copySecrets:!0});
return{
client:r,
state:a,
why:c.map(({
message:e})=>t.shown(e,[s]))}}))}}
function Ce({
client:e,
format:t},r){
return e.id===r||n.registry.some(e=>e.client===r&&e.readsToo?.includes(t.id))}
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
var we=e.__exportAll({
answerOf:()=>f,
convert:()=>Y,
lossesIn:()=>Q,
tableOfLosses:()=>$});
exports.answerOf=f;
exports.convert=Y;
exports.converting_exports=we;
exports.lossesIn=Q;
exports.reportOn=u;
exports.shownText=d;
exports.tableOfLosses=$;
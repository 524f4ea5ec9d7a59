/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 799:
/***/ ((module) => {

module.exports = require("../core/annotations.js");

/***/ }),

/***/ 70:
/***/ ((module) => {

module.exports = require("../core/converting.js");

/***/ }),

/***/ 232:
/***/ ((module) => {

module.exports = require("../core/core.js");

/***/ }),

/***/ 618:
/***/ ((module) => {

module.exports = require("../core/fixing.js");

/***/ }),

/***/ 798:
/***/ ((module) => {

module.exports = require("../core/replace-file.js");

/***/ }),

/***/ 269:
/***/ ((module) => {

module.exports = require("../core/servers.js");

/***/ }),

/***/ 589:
/***/ ((module) => {

module.exports = require("../core/start.js");

/***/ }),

/***/ 822:
/***/ ((module) => {

module.exports = require("../core/tables.js");

/***/ }),

/***/ 773:
/***/ ((module) => {

module.exports = require("../core/worst-first.js");

/***/ }),

/***/ 982:
/***/ ((module) => {

module.exports = require("crypto");

/***/ }),

/***/ 896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 588:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports,Symbol.toStringTag,{
value:`Module`});
const e=(__nccwpck_require__(232).rolldownRuntime);
const t=__nccwpck_require__(799);
const n=__nccwpck_require__(232);
const r=__nccwpck_require__(773);
const i=__nccwpck_require__(589);
const a=__nccwpck_require__(269);
const o=__nccwpck_require__(822);
let s=__nccwpck_require__(24);
let c=__nccwpck_require__(760);
let l=__nccwpck_require__(857);
l=e.__toESM(l,1);
let u=__nccwpck_require__(982);
u=e.__toESM(u,1);
let d=__nccwpck_require__(896);
d=e.__toESM(d,1);
let f=__nccwpck_require__(598);
let p=__nccwpck_require__(161);
function m(e,t){
return new h(e,t)}
var h=class extends n.Divided{
#e;
constructor(e,t){
super(e);
this.#e=t}
list(e){
let t=n.startOf(e);
return this.below.list(e).filter(({
name:e})=>!this.#t(t+e))}
kind(e){
return this.#t(e)?void 0:this.below.kind(e)}
exists(e){
return!this.#t(e)&&this.below.exists(e)}
tracked(e){
return this.below.tracked(e)}
filesAt(e){
if(this.#t(e))
throw new n.FileFault(`ENOENT`,e);
return this.below}
#t(e){
if(!this.#e(e))
return!1;
try{
return this.below.target(e)!==`folder`}catch{
return!0}}};
const g={
error:2,
warning:1,
info:0};
function _(e,t){
let n=new Map;
for(
let t of e.findings){
let e=v(t);
n.set(e,[...n.get(e)??[],g[t.severity]].sort((e,t)=>e-t))}
let i=r.worstFirst(t.findings).filter(e=>{
let t=(n.get(v(e))??[]).pop();
return t===void 0||t<g[e.severity]});
return i.length===0?void 0:y(i)}
function v({
rule:e,
place:t}){
let{
start:r,
end:i}=n.spanOf(t);
return JSON.stringify([t.document.path,e,r,i])}
function y(e){
let t=t=>e.filter(e=>e.severity===t).length;
let r=[[t(`error`),`error`],[t(`warning`),`warning`],[t(`info`),`info`]].filter(([e])=>e>0).map(([e,t])=>n.count(e,t));
let i=[...new Set(e.map(({
rule:e})=>e))];
let a=new Set(e.map(({
place:e})=>e.document.path)).size;
let o=n.list(i,{
max:5,
bare:!0});
return`${n.list(r,{
bare:!0})} in ${n.count(a,`file`)} (${o})`}
function ee(e,t,r=e=>b(e,t)){
let i=e.findings.filter(r);
let a=new Set(i.map(({
place:e})=>e.document.path));
let o=e.files.filter(({
path:e})=>t(e)||a.has(e));
return{...e,
files:o,
untouched:e.files.length-o.length,
findings:i,
fixes:new Map(i.flatMap(t=>te(t,e))),
summary:n.summaryOf(i,o,e.summary)}}
function te(e,{
fixes:t}){
let n=t.get(e);
return n===void 0?[]:[[e,n]]}
function b({
place:e,
related:t},n){
return[e,...t.map(e=>e.place)].some(({
document:e})=>n(e.path))}
function x(e){
if(e==null)
return``;else 
if(typeof e==`string`||e instanceof String)
return e;
return JSON.stringify(e)}
function S(e){
if(!Object.keys(e).length)
return{};
return{
title:e.title,
file:e.file,
line:e.startLine,
endLine:e.endLine,
col:e.startColumn,
endColumn:e.endColumn}}
function C(e,t,n){
let r=new ne(e,t,n);
process.stdout.write(r.toString()+l.EOL)}
function w(e,t=``){
C(e,{},t)}
var ne=class{
constructor(e,t,n){
e||=`missing.command`;
this.command=e;
this.properties=t;
this.message=n}
toString(){
let e=`::`+this.command;
if(this.properties&&Object.keys(this.properties).length>0){
e+=` `;
let t=!0;
for(
let n in this.properties)
if(this.properties.hasOwnProperty(n)){
let r=this.properties[n];
if(r){
t?t=!1:e+=`,`;
e+=`${n}=${ie(r)}`}}}
e+=`::${re(this.message)}`;
return e}};
function re(e){
return x(e).replace(/%/g,`%25`).replace(/\r/g,`%0D`).replace(/\n/g,`%0A`)}
function ie(e){
return x(e).replace(/%/g,`%25`).replace(/\r/g,`%0D`).replace(/\n/g,`%0A`).replace(/:/g,`%3A`).replace(/,/g,`%2C`)}
function ae(e,t){
let n=process.env[`GITHUB_${e}`];
if(!n)
throw Error(`Unable to find environment variable for file command ${e}`);
if(!d.existsSync(n))
throw Error(`Missing file at path: ${n}`);
d.appendFileSync(n,`${x(t)}${l.EOL}`,{
encoding:`utf8`})}
function oe(e,t){
let n=`ghadelimiter_${u.randomUUID()}`;
let r=x(t);
if(e.includes(n))
throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
if(r.includes(n))
throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
return`${e}<<${n}${l.EOL}${r}${l.EOL}${n}`}
var T;
(function(e){
e[e.Success=0]=`Success`;
e[e.Failure=1]=`Failure`})(T||={});
function E(e,t){
let n=process.env[`INPUT_${e.replace(/ /g,`_`).toUpperCase()}`]||``;
if(t&&t.required&&!n)
throw Error(`Input required and not supplied: ${e}`);
if(t&&t.trimWhitespace===!1)
return n;
return n.trim()}
function D(e,t){
let n=E(e,t).split(`
`).filter(e=>e!==``);
if(t&&t.trimWhitespace===!1)
return n;
return n.map(e=>e.trim())}
function se(e,t){
if(process.env.GITHUB_OUTPUT)
return ae(`OUTPUT`,oe(e,t));
process.stdout.write(l.EOL);
C(`set-output`,{
name:e},x(t))}
function O(e){
process.exitCode=T.Failure;
ce(e)}
function ce(e,t={}){
C(`error`,S(t),e instanceof Error?e.toString():e)}
function k(e,t={}){
C(`warning`,S(t),e instanceof Error?e.toString():e)}
function le(e,t={}){
C(`notice`,S(t),e instanceof Error?e.toString():e)}
function A(e){
process.stdout.write(e+l.EOL)}
function ue(e){
w(`group`,e)}
function de(){
w(`endgroup`)}
const fe={
error:ce,
warning:k};
function pe(e,n,r){
let i=t.annotations(e,n);
for(
let e of[`error`,`warning`]){
let t=i.filter(t=>t.kind===e);
let n=e===`error`&&r?9:10;
for(
let r of t.slice(0,n))
fe[e](r.message,me(r));
t.length>n&&A(`${n} of ${t.length} ${e}s are annotated; the log above has all`)}}
function me({
title:e,
path:t,
line:n,
columns:r}){
return{
title:e,
file:t,
startLine:n,...r===void 0?{}:{
startColumn:r.start,
endColumn:r.end}}}
function j(e,t){
try{
let r=n.disk.real(t);
let i=n.disk.real(e);
if(n.leadsOut(n.relative(r,i)))
return{
unknown:`working-directory lies outside of the workspace`};
let a=i;
for(;a!==r&&!n.disk.exists(n.join(a,`.git`));)
a=n.dirname(a);
return{
top:a,
inWorkspace:n.relative(r,a)}}catch(e){
return{
unknown:`the workspace cannot be read: ${n.causeOf(e)}`}}}
function M(e){
return n.basename(e).toLowerCase()===`.gitignore`}
function N(e){
try{
return n.disk.target(e)===`folder`}catch{
return!1}}
function P(e){
try{
return n.disk.real(e)}catch{
return e}}
const he=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
let ge;
function _e(e,t,n){
let{
GITHUB_SERVER_URL:r=``,
GITHUB_REPOSITORY:i=``}=n;
if(!/^https?:\/\/[\w.:-]+$/.test(r)||!/^[\w.-]+\/[\w.-]+$/.test(i))
return;
let a=j(e,t);
if(`unknown`in a||a.inWorkspace!==``)
return;
let o=ve(a.top,n);
return o===void 0?void 0:`${r}/${i}/blob/${o}`}
function ve(e,{
GITHUB_SHA:t=``}){
let r=n.gitFolders(e,n.disk);
if(r===void 0)
return he.test(t)?t:void 0;
let i=ye(n.join(r.own,`HEAD`));
let a=(ge??=/^ref: (refs\/[^\0\r\n]+)$/).exec(i)?.[1];
let o=a===void 0?i:ye(n.join(r.common,a));
return he.test(o)?o:void 0}
function ye(e){
try{
return new TextDecoder().decode(n.disk.head(e,4096)).trimEnd()}catch{
return``}}
const F=33554432;
let be;
var I=class{
#e;
#t;
#n;
#r=F;
constructor(e,t=3e4){
this.#e=e;
this.#t=t}
async ask(e,t){
let{
token:n,
env:r}=this.#e;
let i=r.GITHUB_REPOSITORY??``;
if(n===void 0)
return{
unknown:`github-token is not set`};
if(!(be??=/^(?!\.\.?\/)[\w.-]+\/(?!\.\.?$)[\w.-]+$/).test(i))
return{
unknown:`GITHUB_REPOSITORY names no repository`};
this.#n??=AbortSignal.timeout(this.#t);
try{
let a=await fetch(`${r.GITHUB_API_URL||`https://api.github.com`}/repos/${i}/${e}`,{
headers:{
accept:`application/vnd.github+json`,
authorization:`Bearer ${n}`,
"user-agent":`mcp-lint`},
redirect:`manual`,
signal:this.#n});
if(!a.ok)
return{
unknown:`GitHub answers with status ${a.status}; ${t} is needed`};
return await this.#i(a)}catch{
return{
unknown:this.#n.aborted?`GitHub takes too long to answer`:`GitHub cannot be reached`}}}
async#i({
body:e}){
let t=[];
for await(
let n of e??[]){
this.#r-=n.length;
if(this.#r<0)
return{
unknown:`GitHub answers with more than ${F/1024/1024} MiB`};
t.push(n)}
try{
return{
value:JSON.parse(Buffer.concat(t).toString())}}catch{
return{
unknown:`GitHub answers with something else than JSON`}}}};
const L=`contents: read`;
let xe;
async function Se(e,t,r){
let i=new I(r);
let a=await i.ask(`git/trees/${e}?recursive=1`,L);
if(`unknown`in a)
return a;
if(!n.isObject(a.value)||!Array.isArray(a.value.tree))
return{
unknown:`GitHub answers with something else than a tree`};
let o=new Map;
for(
let e of a.value.tree){
if(!n.isObject(e))
continue;
let{
path:t,
mode:r,
sha:i}=e;
(r===`100644`||r===`100755`)&&typeof t==`string`&&typeof i==`string`&&(xe??=/^[0-9a-f]{40}$/).test(i)&&o.set(t,i)}
let s=a.value.truncated===!0?[`GitHub lists only a part of the files of the base`]:[];
let c=0;
let l=e=>{
try{
return Buffer.from(n.disk.read(n.join(t,e)))}catch{
return}};
let u=e=>{
let t=l(e);
return t!==void 0&&o.get(e)===R(t)};
let d=async e=>{
let t=o.get(e);
if(t===void 0)
return;
if(u(e))
return l(e);
c+=1;
let n=c>100?{
unknown:`more than 100 files are asked for`}:await f(t);
if(n instanceof Uint8Array)
return n;
s.push(n.unknown)};
let f=async e=>{
let t=await i.ask(`git/blobs/${e}`,L);
if(`unknown`in t)
return t;
let{
content:r,
encoding:a}=n.isObject(t.value)?t.value:{};
let o=Buffer.from(typeof r==`string`&&a===`base64`?r:``,`base64`);
return R(o)===e?o:{
unknown:`GitHub answers with something else than the file`}};
return{
paths:o.keys(),
has:e=>o.has(e),
isSame:u,
read:d,
lacking:s}}
function R(e){
return(0,f.createHash)(`sha1`).update(`blob ${e.length}\0`).update(e).digest(`hex`)}
function z(e){
let t=B(e);
let r=t?.pull_request;
let i=t?.merge_group;
let a=n.isObject(r)&&n.isObject(r.base)?r.base.sha:n.isObject(i)?i.base_sha:void 0;
return typeof a==`string`&&/^[0-9a-f]{40}$/.test(a)?a:void 0}
function Ce(e){
return we.has(e.GITHUB_EVENT_NAME??``)&&z(e)===void 0}
const we=new Set([`push`,`schedule`,`workflow_dispatch`,`release`]);
function Te(e){
let t=B(e)?.pull_request;
if(!n.isObject(t))
return;
let{
number:r,
changed_files:i}=t;
return V(r)?{
number:r,
files:V(i)?i:void 0}:void 0}
function B({
GITHUB_EVENT_PATH:e}){
if(e===void 0||e===``)
return;
try{
let t=JSON.parse((0,s.readFileSync)(e,`utf8`));
return n.isObject(t)?t:void 0}catch{
return}}
function V(e){
return Number.isSafeInteger(e)&&Number(e)>=0}
async function Ee(e){
let{
base:t,
top:r,
cwd:i}=e;
let a=new De(e);
let{
settings:o,
config:s,
remarks:c}=await Oe(a,e);
let l=new Map;
for(
let e of t.paths){
let t=n.join(r,e);
let i=N(n.dirname(t))&&P(n.dirname(t))===n.dirname(t);
n.basename(t)===`.gitignore`&&i&&!N(t)&&await a.take(t,l)}
return{
options:{
files:n.overlay(m(n.disk,M),l),
cwd:i,
config:s,
trusted:{
files:n.memory(o),
hears:e=>P(e)===e&&t.isSame(n.relative(r,e))}},
remarks:[...c,...a.remarks()]}}
var De=class{
#e;
#t;
#n=[];
constructor({
base:e,
top:t}){
this.#e=e;
this.#t=t}
async take(e,t){
let r=n.relative(this.#t,e);
if(n.leadsOut(r))
return;
let i=await this.#e.read(r);
i!==void 0&&t.set(e,i);
!this.#e.isSame(r)&&[i,je(e)].some(e=>Ae(r,e))&&this.#n.push(r)}
remarks(){
let e=new Set(this.#e.lacking);
return[...this.#n.length>0?[`changed here, and not counted: ${n.list(this.#n,{
max:5})}`]:[],...[...e].map(e=>`not all of the base could be had, and what is missing does not count: ${e}`)]}};
async function Oe(e,{
base:t,
top:r,
cwd:i,
config:a,
own:o}){
let s=new Map(o);
let c=a===void 0||o.size>0?void 0:n.disk.resolve(i,a);
if(c!==void 0)
await e.take(c,s);else 
if(o.size===0)
for(
let t of ke(i,r)){
await e.take(t,s);
if(n.basename(t)===`mcp-lint.json`&&s.has(t))
break}
let l=c!==void 0&&!s.has(c);
let u=!l&&a;
let{
baseline:d}=(await n.loadConfig({
files:n.memory(s),
cwd:i,
config:u,
known:n.loadKnown})).config;
if(d!==void 0){
await e.take(d,s);
(t.has(n.relative(r,d))||t.lacking.length>0)&&!s.has(d)&&s.set(d,`{"version":1,"findings":[]}`)}
return{
settings:s,
config:u,
remarks:l?[`the base has no ${n.quote(n.relative(r,c))}, so no configuration counts`]:[]}}
function ke(e,t){
let r=[];
for(
let i=e;;i=n.dirname(i)){
r.push(n.join(i,`mcp-lint.json`),n.join(i,`package.json`));
if(i===t||n.dirname(i)===i)
return r}}
function Ae(e,t){
return t!==void 0&&(n.basename(e)!==`package.json`||Buffer.from(t).includes(`"mcp-lint"`))}
function je(e){
try{
return Buffer.from(n.disk.read(e))}catch{
return}}
async function Me(e,t){
let{
trust:r,
cwd:i,
config:a,
token:o}=e;
let s=(...e)=>({
options:{
files:n.disk,
cwd:i,
config:a},
isHead:!0,
remarks:e});
let c=n=>({
options:H(e,t),
isHead:!1,
remarks:[n]});
let l=e=>c(`nothing of the base counts: ${e}; so no configuration, baseline, ignore list or comment does`);
if(r===`head`)
return s();
if(r===`none`)
return c(`no configuration, baseline, ignore list or comment of this checkout counts`);
if(Ce(process.env))
return s(`nothing is to be merged here, so what is checked out says itself how it is judged`);
let u=z(process.env);
if(u===void 0)
return l(`the event names none`);
let d=j(i,t);
if(`unknown`in d)
return l(d.unknown);
let{
top:f}=d;
let p=await Se(u,f,{
token:o,
env:process.env});
if(`unknown`in p)
return l(p.unknown);
let{
options:m,
remarks:h}=await Ee({
base:p,
top:f,
cwd:P(i),
config:a,
own:U({
cwd:P(i),
config:a},f)});
return{
options:m,
isHead:!1,
remarks:[`configuration, baseline and ignore lists are those of the base, ${u.slice(0,7)}`,...h]}}
function H({
cwd:e,
config:t},r){
let i=j(e,r);
let a=U({
cwd:e,
config:t},`unknown`in i?r:i.top);
return{
files:m(n.disk,M),
cwd:e,
config:a.size!==0&&t,
trusted:{
files:n.memory(a),
hears:()=>!1}}}
function U({
cwd:e,
config:t},r){
let i=new Map;
if(t===void 0)
return i;
let a=n.disk.resolve(e,t);
![n.disk.resolve(r,`.`),P(r),e,P(e)].some(e=>[a,P(a)].some(t=>!n.leadsOut(n.relative(e,t))))&&n.disk.exists(a)&&i.set(a,Buffer.from(n.disk.read(a)));
return i}
async function Ne({
examined:e,
report:t,
inputs:r},i,a){
try{
let o={...i,...H(r,a)};
let s=_(t,await n.reportOn(await n.examine(o,{
all:!0}),o));
if(s===void 0&&e.configuration===void 0)
return[];
return[`what is checked out, by configuration, baseline, ignore lists and comments, hides ${s??`nothing`}`]}catch(e){
if(!(e instanceof n.UsageError))
throw e;
return[`what the configuration hides is not known, since nothing can be checked without it: ${e.message}`]}}
const Pe=[`base`,`none`,`head`];
function Fe(e){
let t=Le(e,E(`working-directory`));
let r=D(`paths`);
let i=W(`config`);
q(`working-directory`,E(`working-directory`),{
from:e,
workspace:e});
for(
let n of r)
q(`paths`,n,{
from:t,
workspace:e});
i!==void 0&&q(`config`,i,{
from:t,
workspace:e});
return{
cwd:t,
paths:r,
config:i,
targets:Ie(),
failOn:K(`fail-on`,n.failLevels,`error`),
sarifFile:W(`sarif-file`),
fixFile:W(`fix-file`),
annotations:G(`annotations`,!0),
requireFiles:G(`require-files`,!1),
changedOnly:G(`changed-only`,!1),
token:W(`github-token`),
trust:K(`trust`,Pe,`head`)}}
function W(e){
return E(e)||void 0}
function Ie(){
let e=D(`targets`).flatMap(e=>e.split(`,`).map(e=>e.trim()));
return[...new Set(e.filter(e=>e!==``))]}
function G(e,t){
return K(e,[`true`,`false`],t?`true`:`false`)===`true`}
function K(e,t,r){
let i=E(e)||r;
let a=t.find(e=>e===i);
if(a===void 0)
throw new n.UsageError(`${e} is ${n.quote(i)}; it can be ${n.list(t,{
conjunction:`or`})}`);
return a}
function Le(e,t){
let r=n.slashes((0,c.resolve)(e,t));
if(N(r))
return r;
throw new n.UsageError(`working-directory is ${n.quote(t)}; there is no such folder`)}
function q(e,t,{
from:r,
workspace:i}){
let a=n.slashes((0,c.resolve)(r,t));
if(!n.leadsOut(n.relative(n.slashes((0,c.resolve)(i)),a))&&n.leadsOut(n.relative(P(i),P(a))))
throw new n.UsageError(`${e} is ${n.quote(t)}; a link leads out of the workspace there`)}
function J(e,t){
let n=(0,f.randomUUID)();
ue(e);
A(`::stop-commands::${n}\n${t.endsWith(`
`)?t:`${t}\n`}::${n}::`);
de()}
const Y=3e3;
async function Re(e){
let t=Te(e.env);
if(t===void 0)
return{
unknown:`the event is no pull request`};
let n=new I(e);
let r=new Map;
for(
let e=1;e<=Y/100;e++){
let i=`pulls/${t.number}/files?per_page=100&page=${e}`;
let a=await n.ask(i,`pull-requests: read`);
if(`unknown`in a)
return a;
if(!Array.isArray(a.value))
return{
unknown:`GitHub answers with something else than a list`};
for(
let e of a.value){
let t=Be(e);
if(`unknown`in t)
return t;
r.set(t.name,t)}
if(a.value.length<100)
return r.size<(t.files??0)?ze:{
files:[...r.values()]}}
return{
unknown:`GitHub lists only the first ${Y} files`}}
const ze={
unknown:`GitHub lists fewer files than the pull request touches`};
const X={
unknown:`GitHub lists a file in a way that is not understood`};
function Be(e){
if(!n.isObject(e))
return X;
let{
filename:t,
status:r=`modified`,
previous_filename:i,
patch:a}=e;
if(typeof t!=`string`||!Ve(t))
return X;
if(r===`removed`)
return{
unknown:`${n.quote(t)} is deleted`};
if(r===`renamed`)
return{
unknown:`${n.quote(t)} had another name`};
let o=r===`modified`?`written`:r===`added`||r===`copied`?`created`:void 0;
if(o===void 0||i!=null&&r!==`copied`)
return X;
return{
name:t,
how:o,
patch:typeof a==`string`?a:void 0}}
function Ve(e){
return!e.includes(`\0`)&&e.split(`/`).every(e=>e!==``&&e!==`.`&&e!==`..`)}
async function He(e,t){
let r=t=>{
le(`changed-only has no effect, everything is reported: ${t}`);
return e.report};
let i=j(e.inputs.cwd,t);
if(`unknown`in i)
return r(i.unknown);
if(i.inWorkspace!==``)
return r(`the repository lies in ${n.quote(i.inWorkspace)}, not at the top of the workspace`);
let a=await Re({
token:e.inputs.token,
env:process.env});
if(`unknown`in a)
return r(a.unknown);
for(
let t of a.files){
let n=We(t,e,i.top);
if(n!==void 0)
return r(n)}
return Ke(a.files,e,i.top)}
const Ue=new Set([`.gitignore`,`.gitattributes`,`.gitmodules`]);
function We(e,{
examined:t,
inputs:r,
repositoryPath:i},a){
let o=Q(e.name);
let s=e=>Q(n.relative(a,P(n.disk.resolve(r.cwd,e))));
let c=n.basename(o).toLowerCase();
if(Ue.has(c))
return`${n.quote(e.name)} has changed`;
let l=r.config!==void 0&&s(r.config)===o;
if(c===`mcp-lint.json`||l||Ge(e,a,s(`.`)))
return`the configuration of mcp-lint has changed`;
if(t.baseline!==void 0&&s(t.baseline.path)===o)
return`the baseline has changed`;
if([...t.toolLists.values()].some(e=>Q(i(e))===o))
return`${n.quote(e.name)}, a saved list of tools, has changed`;
let u=n.disk.kind(n.join(a,e.name));
return u===void 0||u===`file`?void 0:`${n.quote(e.name)} is no regular file`}
function Ge({
name:e,
patch:t},r,i){
if(n.basename(e).toLowerCase()!==`package.json`)
return!1;
let a=e.slice(0,-12);
if(!n.startOf(i).startsWith(Q(a)))
return!1;
return t===void 0||/^[-+].*"mcp-lint"(?!\s*:\s*")/m.test(t)||n.hasSection(n.join(r,e),n.disk)}
function Ke(e,{
session:t,
examined:r,
report:i,
repositoryPath:a},o){
let s=new Set(e.map(({
name:e})=>Q(e)));
let c=t.touchedBy(e.flatMap(e=>qe(e,o)));
let l=e=>c.has(e)||s.has(Q(a(e)));
let u=new Map;
for(
let e of r.readings)
u.set(e.document.path,Z(a(n.folderOf(e))));
let d=new Set([...u].flatMap(([e,t])=>l(e)?[t]:[]));
for(
let e of s)
for(
let t of n.formatsOf(e))
d.add(Z(n.folderOf({
document:{
path:e},
format:t})));
let f=e=>{
let t=u.get(e)??Z(n.dirname(a(e)));
return[...d].some(e=>e.startsWith(t)||t.startsWith(e))};
return ee(i,l,e=>b(e,l)||r.together.has(e.rule)&&b(e,f))}
function qe({
name:e,
how:t},r){
return[...new Set([e,Q(e),e.normalize(`NFD`)])].map(e=>{
let i=n.join(r,e);
return{
path:i,
how:t===`written`&&n.disk.exists(i)?`written`:`created`}})}
function Z(e){
let t=Q(e).replace(/^\.?\/?/,``);
return t===``||t.endsWith(`/`)?t:`${t}/`}
function Q(e){
return e.normalize(`NFC`)}
async function Je({
files:e,
fixes:t},n,r){
if([...t.values()].every(({
safety:e})=>e!==`safe`))
return``;
let{
diffOf:i,
mend:a}=await Promise.resolve().then(()=>__nccwpck_require__(618)).then(e=>e.fixing_exports);
let o=new Set(e.map(({
path:e})=>e));
let{
files:s}=await a(n,{
safeties:[`safe`],
whyShut:e=>o.has(e)?void 0:`it is untouched`});
return i(s,{
pathOf:r,
isForPrograms:!0}).text}
const Ye=1e6;
async function Xe(e,t,n,r){
let i=await Ze(e,n);
await rt(e,t,n);
let[a,o]=[``,``];
try{
a=await et(e,n,r);
o=await tt(n.diff??``,r)}finally{
$e({...Qe(e),
report:i,
"sarif-file":a,
"fix-file":o})}}
async function Ze(e,t){
let r=await n.render(`json`,e,t);
let i=process.env.RUNNER_TEMP||(0,p.tmpdir)();
let a=``;
$(`the report`,i,()=>{
let e=(0,c.join)((0,s.mkdtempSync)((0,c.join)(i,`mcp-lint-`)),`report.json`);
(0,s.writeFileSync)(e,r);
a=e});
return a}
function Qe({
summary:{
errors:e,
warnings:t,
infos:n,
files:r}}){
return{
errors:e,
warnings:t,
infos:n,
files:r}}
function $e(e){
$(`the outputs of this step`,process.env.GITHUB_OUTPUT??``,()=>{
for(
let[t,n]of Object.entries(e))
se(t,n)})}
async function et(e,t,{
sarifFile:r,
cwd:i}){
if(r===void 0)
return``;
let a=(0,c.resolve)(i,r);
await ot(a,process.env.GITHUB_WORKSPACE||i,await n.render(`sarif`,e,{...t,
loadRules:nt}));
return a}
async function tt(e,{
fixFile:t,
cwd:n}){
if(t===void 0)
return``;
let r=(0,c.resolve)(n,t);
await ot(r,process.env.GITHUB_WORKSPACE||n,e);
return r}
async function nt(){
return i.readRules()}
async function rt(e,t,r){
let i=process.env.GITHUB_STEP_SUMMARY;
if(i===void 0||i===``)
return;
let a=await n.render(`markdown`,e,{...r,
limit:Ye});
let o=await at(t,r)+await it(t,r);
let c=Buffer.byteLength(a)+Buffer.byteLength(o)<Ye;
$(`the summary`,i,()=>(0,s.appendFileSync)(i,c?a+o:a))}
async function it({
workspace:e,
reported:t},r){
if(e.targets.length===0)
return``;
let{
lossesIn:i,
tableOfLosses:a}=await Promise.resolve().then(()=>__nccwpck_require__(70)).then(e=>e.converting_exports);
let s=await i({
workspace:e,
reported:t});
if(s.servers.length===0)
return``;
return`\n${o.renderTables(`markdown`,[a(s,e=>n.pathFromHere(e,r))],r)}`}
async function at(e,t){
return new Set(e.workspace.readings.filter(({
owner:e})=>e).map(({
client:e})=>e.id)).size<2?``:`\n${await a.renderServers(`markdown`,e,t)}`}
function $(e,t,r){
try{
r()}catch(r){
k(`${e} cannot be written to ${n.quote(t)}: ${st(t,r)}`)}}
async function ot(e,t,r){
let{
makeFile:i,
replaceFile:a}=await Promise.resolve().then(()=>__nccwpck_require__(798)).then(e=>e.replace_file_exports);
try{
((0,s.existsSync)((0,c.dirname)(e))?a:i)(e,r,t)}catch(t){
if(t instanceof n.UsageError)
throw t;
throw new n.UsageError(`${n.quote(e)} cannot be written: ${n.causeOf(t)}`)}}
function st(e,t){
return(0,s.existsSync)(e)?n.causeOf(t):`it does not exist`}
async function ct(){
let e=process.env.GITHUB_WORKSPACE||process.cwd();
let t=Fe(e);
let{
paths:r,
targets:a}=t;
let o=await Me(t,e);
let{
cwd:s}=o.options;
let c={
paths:r,
targets:a,
rules:new Map,
user:!1,...o.options};
let l=new n.Session(c,{
all:!0,
isLast:!t.changedOnly});
let u=await l.examine();
let d=await n.reportOn(u,c);
let f=n.repositoryPaths({
cwd:s,
root:d.root,
workspace:e});
let p={
session:l,
examined:u,
report:d,
inputs:t,
repositoryPath:f};
let m=t.changedOnly?await He(p,e):d;
let h=o.isHead?await Ne(p,c,e):[];
let g=f(``);
let _={
color:!1,
quiet:!1,
infos:!0,
cwdPrefix:g===``?``:`${g}/`,
repositoryPath:f,
failOn:t.failOn,
blobUrl:_e(s,e,process.env),
version:i.about.version,
docsUrl:e=>`${i.about.docs}/rules/${e}.md`,
remarks:[...o.remarks,...h]};
let v=await Je(m,c,f);
let y=n.exitCode(m,t)!==0;
let ee=[await n.render(`text`,m,_),..._.remarks.map(e=>`${n.printable(e)}\n`)];
J(`mcp-lint ${i.about.version}: ${n.printable(n.summaryLine(m))}`,ee.join(``));
t.annotations&&pe(m,_,y);
await Xe(m,{...u,
workspace:await u.workspace()},{..._,
diff:v},t);
y&&O(n.summaryLine(m));
t.requireFiles&&d.files.length===0&&O(`no MCP configuration was found, and require-files asks for some`)}
ct().catch(e=>{
if(e instanceof n.UsageError)
O(n.plainLines(e.message));else{
let t=e instanceof Error?e.stack??e.message:String(e);
J(`What to report`,n.plainLines(t));
O(`mcp-lint ${i.about.version} failed; this is a fault of mcp-lint. Report it at ${i.about.bugs} with the log above`)}});

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/************************************************************************/
/******/ 	
/******/ 	// startup
/******/ 	// Load entry module and return exports
/******/ 	// This entry module is referenced by other modules so it can't be inlined
/******/ 	var __webpack_exports__ = __nccwpck_require__(588);
/******/ 	module.exports = __webpack_exports__;
/******/ 	
/******/ })()
;
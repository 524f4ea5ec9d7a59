/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 799:
/***/ ((module) => {

module.exports = require("../core/annotations.js");

/***/ }),

/***/ 232:
/***/ ((module) => {

module.exports = require("../core/core.js");

/***/ }),

/***/ 115:
/***/ ((module) => {

module.exports = require("../core/rolldown-runtime.js");

/***/ }),

/***/ 589:
/***/ ((module) => {

module.exports = require("../core/start.js");

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
const e=__nccwpck_require__(115);
const t=__nccwpck_require__(799);
const n=__nccwpck_require__(232);
const r=__nccwpck_require__(589);
let i=__nccwpck_require__(24);
let a=__nccwpck_require__(760);
let o=__nccwpck_require__(857);
o=e.__toESM(o,1);
let s=__nccwpck_require__(982);
s=e.__toESM(s,1);
let c=__nccwpck_require__(896);
c=e.__toESM(c,1);
let l=__nccwpck_require__(598);
let u=__nccwpck_require__(161);
function d(e,t,r=e=>f(e,t)){
let i=e.findings.filter(r);
let a=new Set(i.map(({
place:e})=>e.document.path));
let o=e.files.filter(({
path:e})=>t(e)||a.has(e));
return{...e,
files:o,
untouched:e.files.length-o.length,
findings:i,
summary:n.summaryOf(i,o,e.summary.suppressed)}}
function f({
place:e,
related:t},n){
return[e,...t.map(e=>e.place)].some(({
document:e})=>n(e.path))}
function p(e){
if(e==null)
return``;else 
if(typeof e==`string`||e instanceof String)
return e;
return JSON.stringify(e)}
function m(e){
if(!Object.keys(e).length)
return{};
return{
title:e.title,
file:e.file,
line:e.startLine,
endLine:e.endLine,
col:e.startColumn,
endColumn:e.endColumn}}
function h(e,t,n){
let r=new _(e,t,n);
process.stdout.write(r.toString()+o.EOL)}
function g(e,t=``){
h(e,{},t)}
var _=class{
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
e+=`${n}=${ee(r)}`}}}
e+=`::${v(this.message)}`;
return e}};
function v(e){
return p(e).replace(/%/g,`%25`).replace(/\r/g,`%0D`).replace(/\n/g,`%0A`)}
function ee(e){
return p(e).replace(/%/g,`%25`).replace(/\r/g,`%0D`).replace(/\n/g,`%0A`).replace(/:/g,`%3A`).replace(/,/g,`%2C`)}
function te(e,t){
let n=process.env[`GITHUB_${e}`];
if(!n)
throw Error(`Unable to find environment variable for file command ${e}`);
if(!c.existsSync(n))
throw Error(`Missing file at path: ${n}`);
c.appendFileSync(n,`${p(t)}${o.EOL}`,{
encoding:`utf8`})}
function y(e,t){
let n=`ghadelimiter_${s.randomUUID()}`;
let r=p(t);
if(e.includes(n))
throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
if(r.includes(n))
throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
return`${e}<<${n}${o.EOL}${r}${o.EOL}${n}`}
var b;
(function(e){
e[e.Success=0]=`Success`;
e[e.Failure=1]=`Failure`})(b||={});
function x(e,t){
let n=process.env[`INPUT_${e.replace(/ /g,`_`).toUpperCase()}`]||``;
if(t&&t.required&&!n)
throw Error(`Input required and not supplied: ${e}`);
if(t&&t.trimWhitespace===!1)
return n;
return n.trim()}
function S(e,t){
let n=x(e,t).split(`
`).filter(e=>e!==``);
if(t&&t.trimWhitespace===!1)
return n;
return n.map(e=>e.trim())}
function ne(e,t){
if(process.env.GITHUB_OUTPUT)
return te(`OUTPUT`,y(e,t));
process.stdout.write(o.EOL);
h(`set-output`,{
name:e},p(t))}
function C(e){
process.exitCode=b.Failure;
w(e)}
function w(e,t={}){
h(`error`,m(t),e instanceof Error?e.toString():e)}
function T(e,t={}){
h(`warning`,m(t),e instanceof Error?e.toString():e)}
function E(e,t={}){
h(`notice`,m(t),e instanceof Error?e.toString():e)}
function D(e){
process.stdout.write(e+o.EOL)}
function O(e){
g(`group`,e)}
function k(){
g(`endgroup`)}
const A={
error:w,
warning:T};
function j(e,n,r){
let i=t.annotations(e,n);
for(
let e of[`error`,`warning`]){
let t=i.filter(t=>t.kind===e);
let n=e===`error`&&r?9:10;
for(
let r of t.slice(0,n))
A[e](r.message,re(r));
t.length>n&&D(`${n} of ${t.length} ${e}s are annotated; the log above has all`)}}
function re({
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
function ie(e){
return{
cwd:F(e,x(`working-directory`)),
paths:S(`paths`),
config:M(`config`),
targets:ae(),
failOn:P(`fail-on`,n.failLevels,`error`),
sarifFile:M(`sarif-file`),
annotations:N(`annotations`,!0),
requireFiles:N(`require-files`,!1),
changedOnly:N(`changed-only`,!1),
token:M(`github-token`)}}
function M(e){
return x(e)||void 0}
function ae(){
let e=S(`targets`).flatMap(e=>e.split(`,`).map(e=>e.trim()));
return[...new Set(e.filter(e=>e!==``))]}
function N(e,t){
return P(e,[`true`,`false`],t?`true`:`false`)===`true`}
function P(e,t,r){
let i=x(e)||r;
let a=t.find(e=>e===i);
if(a===void 0)
throw new n.UsageError(`${e} is ${n.quote(i)}; it can be ${n.list(t,{
conjunction:`or`})}`);
return a}
function F(e,t){
let r=n.slashes((0,a.resolve)(e,t));
if(I(r))
return r;
throw new n.UsageError(`working-directory is ${n.quote(t)}; there is no such folder`)}
function I(e){
try{
return(0,i.statSync)(e).isDirectory()}catch{
return!1}}
function L(e,t){
let n=(0,l.randomUUID)();
O(e);
D(`::stop-commands::${n}\n${t.endsWith(`
`)?t:`${t}\n`}::${n}::`);
k()}
function R(e){
let t=z(e)?.pull_request;
if(!n.isObject(t))
return;
let{
number:r,
changed_files:i}=t;
return B(r)?{
number:r,
files:B(i)?i:void 0}:void 0}
function z({
GITHUB_EVENT_PATH:e}){
if(e===void 0||e===``)
return;
try{
let t=JSON.parse((0,i.readFileSync)(e,`utf8`));
return n.isObject(t)?t:void 0}catch{
return}}
function B(e){
return Number.isSafeInteger(e)&&Number(e)>=0}
const V=33554432;
const H=/^(?!\.\.?\/)[\w.-]+\/(?!\.\.?$)[\w.-]+$/;
var U=class{
#e;
#t;
#n;
#r=V;
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
if(!H.test(i))
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
unknown:`GitHub answers with more than ${V/1024/1024} MiB`};
t.push(n)}
try{
return{
value:JSON.parse(Buffer.concat(t).toString())}}catch{
return{
unknown:`GitHub answers with something else than JSON`}}}};
const W=3e3;
async function G(e){
let t=R(e.env);
if(t===void 0)
return{
unknown:`the event is no pull request`};
let n=new U(e);
let r=new Map;
for(
let e=1;e<=W/100;e++){
let i=`pulls/${t.number}/files?per_page=100&page=${e}`;
let a=await n.ask(i,`pull-requests: read`);
if(`unknown`in a)
return a;
if(!Array.isArray(a.value))
return{
unknown:`GitHub answers with something else than a list`};
for(
let e of a.value){
let t=J(e);
if(`unknown`in t)
return t;
r.set(t.name,t)}
if(a.value.length<100)
return r.size<(t.files??0)?K:{
files:[...r.values()]}}
return{
unknown:`GitHub lists only the first ${W} files`}}
const K={
unknown:`GitHub lists fewer files than the pull request touches`};
const q={
unknown:`GitHub lists a file in a way that is not understood`};
function J(e){
if(!n.isObject(e))
return q;
let{
filename:t,
status:r=`modified`,
previous_filename:i,
patch:a}=e;
if(typeof t!=`string`||!oe(t))
return q;
if(r===`removed`)
return{
unknown:`${n.quote(t)} is deleted`};
if(r===`renamed`)
return{
unknown:`${n.quote(t)} had another name`};
let o=r===`modified`?`written`:r===`added`||r===`copied`?`created`:void 0;
if(o===void 0||i!=null&&r!==`copied`)
return q;
return{
name:t,
how:o,
patch:typeof a==`string`?a:void 0}}
function oe(e){
return!e.includes(`\0`)&&e.split(`/`).every(e=>e!==``&&e!==`.`&&e!==`..`)}
async function se(e,t){
let n=t=>{
E(`changed-only has no effect, everything is reported: ${t}`);
return e.report};
let r=ce(e.inputs.cwd,t);
if(`unknown`in r)
return n(r.unknown);
let i=await G({
token:e.inputs.token,
env:process.env});
if(`unknown`in i)
return n(i.unknown);
for(
let t of i.files){
let i=ue(t,e,r.top);
if(i!==void 0)
return n(i)}
return fe(i.files,e,r.top)}
function ce(e,t){
try{
let r=n.disk.real(t);
let i=n.disk.real(e);
if(n.leadsOut(n.relative(r,i)))
return{
unknown:`working-directory lies outside of the workspace`};
for(
let e=i;e!==r;e=n.dirname(e))
if(n.disk.exists(n.join(e,`.git`)))
return{
unknown:`the repository lies in ${n.quote(n.relative(r,e))}, not at the top of the workspace`};
return{
top:r}}catch(e){
return{
unknown:`the workspace cannot be read: ${n.causeOf(e)}`}}}
const le=new Set([`.gitignore`,`.gitattributes`,`.gitmodules`]);
function ue(e,{
examined:t,
inputs:r,
repositoryPath:i},a){
let o=X(e.name);
let s=e=>X(n.relative(a,me(n.disk.resolve(r.cwd,e))));
let c=n.basename(o).toLowerCase();
if(le.has(c))
return`${n.quote(e.name)} has changed`;
let l=r.config!==void 0&&s(r.config)===o;
if(c===`mcp-lint.json`||l||de(e,a,s(`.`)))
return`the configuration of mcp-lint has changed`;
if(t.baseline!==void 0&&s(t.baseline.path)===o)
return`the baseline has changed`;
if([...t.toolLists.values()].some(e=>X(i(e))===o))
return`${n.quote(e.name)}, a saved list of tools, has changed`;
let u=n.disk.kind(n.join(a,e.name));
return u===void 0||u===`file`?void 0:`${n.quote(e.name)} is no regular file`}
function de({
name:e,
patch:t},r,i){
if(n.basename(e).toLowerCase()!==`package.json`)
return!1;
let a=e.slice(0,-12);
if(!n.startOf(i).startsWith(X(a)))
return!1;
return t===void 0||/^[-+].*"mcp-lint"(?!\s*:\s*")/m.test(t)||n.hasSection(n.join(r,e),n.disk)}
function fe(e,{
session:t,
examined:r,
report:i,
repositoryPath:a},o){
let s=new Set(e.map(({
name:e})=>X(e)));
let c=t.touchedBy(e.flatMap(e=>pe(e,o)));
let l=e=>c.has(e)||s.has(X(a(e)));
let u=new Map;
for(
let e of r.readings)
u.set(e.document.path,Y(a(n.folderOf(e))));
let p=new Set([...u].flatMap(([e,t])=>l(e)?[t]:[]));
for(
let e of s)
for(
let t of n.formatsOf(e))
p.add(Y(n.folderOf({
document:{
path:e},
format:t})));
let m=e=>{
let t=u.get(e)??Y(n.dirname(a(e)));
return[...p].some(e=>e.startsWith(t)||t.startsWith(e))};
return d(i,l,e=>f(e,l)||r.together.has(e.rule)&&f(e,m))}
function pe({
name:e,
how:t},r){
return[...new Set([e,X(e),e.normalize(`NFD`)])].map(e=>{
let i=n.join(r,e);
return{
path:i,
how:t===`written`&&n.disk.exists(i)?`written`:`created`}})}
function Y(e){
let t=X(e).replace(/^\.?\/?/,``);
return t===``||t.endsWith(`/`)?t:`${t}/`}
function X(e){
return e.normalize(`NFC`)}
function me(e){
try{
return n.disk.real(e)}catch{
return e}}
const Z=1e6;
async function he(e,t,n,r){
let i=await ge(e,n);
await be(e,t,n);
let a=``;
try{
a=await ve(e,n,r)}finally{
_e({...Q(e),
report:i,
"sarif-file":a})}}
async function ge(e,t){
let r=await n.render(`json`,e,t);
let o=process.env.RUNNER_TEMP||(0,u.tmpdir)();
let s=``;
$(`the report`,o,()=>{
let e=(0,a.join)((0,i.mkdtempSync)((0,a.join)(o,`mcp-lint-`)),`report.json`);
(0,i.writeFileSync)(e,r);
s=e});
return s}
function Q({
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
function _e(e){
$(`the outputs of this step`,process.env.GITHUB_OUTPUT??``,()=>{
for(
let[t,n]of Object.entries(e))
ne(t,n)})}
async function ve(e,t,{
sarifFile:r,
cwd:i}){
if(r===void 0)
return``;
let o=(0,a.resolve)(i,r);
Se(o,await n.render(`sarif`,e,{...t,
loadRules:ye}));
return o}
async function ye(){
return(await Promise.resolve().then(()=>__nccwpck_require__(589)).then(e=>e.catalog_exports)).readRules()}
async function be(e,t,r){
let a=process.env.GITHUB_STEP_SUMMARY;
if(a===void 0||a===``)
return;
let o=await n.render(`markdown`,e,{...r,
limit:Z});
let s=await xe(t,r);
let c=Buffer.byteLength(o)+Buffer.byteLength(s)<Z;
$(`the summary`,a,()=>(0,i.appendFileSync)(a,c?o+s:o))}
async function xe(e,t){
return new Set(e.workspace.readings.filter(({
owner:e})=>e).map(({
client:e})=>e.id)).size<2?``:`\n${await n.renderServers(`markdown`,e,t)}`}
function $(e,t,r){
try{
r()}catch(r){
T(`${e} cannot be written to ${n.quote(t)}: ${Ce(t,r)}`)}}
function Se(e,t){
try{
(0,i.writeFileSync)(e,t)}catch(t){
throw new n.UsageError(`${n.quote(e)} cannot be written: ${n.causeOf(t)}`)}}
function Ce(e,t){
return(0,i.existsSync)(e)?n.causeOf(t):`it does not exist`}
async function we(){
let e=process.env.GITHUB_WORKSPACE||process.cwd();
let t=ie(e);
let{
cwd:i,
paths:a,
targets:o,
config:s}=t;
let c={
files:n.disk,
cwd:i,
paths:a,
targets:o,
config:s,
rules:new Map,
user:!1};
let l=new n.Session(c,{
all:!0,
isLast:!t.changedOnly});
let u=await l.examine();
let d=await n.reportOn(u,c);
let f=n.repositoryPaths({
cwd:i,
root:d.root,
workspace:e});
let p={
session:l,
examined:u,
report:d,
inputs:t,
repositoryPath:f};
let m=t.changedOnly?await se(p,e):d;
let h=f(``);
let g={
color:!1,
quiet:!1,
cwdPrefix:h===``?``:`${h}/`,
repositoryPath:f,
version:r.about.version,
docsUrl:e=>`${r.about.docs}/rules/${e}.md`};
let _=n.exitCode(m,t)!==0;
L(`mcp-lint ${r.about.version}: ${n.printable(n.summaryLine(m))}`,await n.render(`text`,m,g));
t.annotations&&j(m,g,_);
await he(m,{...u,
workspace:await u.workspace()},g,t);
_&&C(n.summaryLine(m));
t.requireFiles&&d.files.length===0&&C(`no MCP configuration was found, and require-files asks for some`)}
we().catch(e=>{
if(e instanceof n.UsageError)
C(n.plainLines(e.message));else{
let t=e instanceof Error?e.stack??e.message:String(e);
L(`What to report`,n.plainLines(t));
C(`mcp-lint ${r.about.version} failed; this is a fault of mcp-lint. Report it at ${r.about.bugs} with the log above`)}});

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
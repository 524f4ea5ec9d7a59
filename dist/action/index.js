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
function d(e,t){
let r=({
place:e,
related:t})=>[e,...t.map(e=>e.place)];
let i=e.findings.filter(e=>r(e).some(({
document:e})=>t(e.path)));
let a=new Set(i.map(({
place:e})=>e.document.path));
let o=e.files.filter(({
path:e})=>t(e)||a.has(e));
return{...e,
files:o,
findings:i,
summary:n.summaryOf(i,o,e.summary.suppressed)}}
function f(e){
if(e==null)
return``;else 
if(typeof e==`string`||e instanceof String)
return e;
return JSON.stringify(e)}
function p(e){
if(!Object.keys(e).length)
return{};
return{
title:e.title,
file:e.file,
line:e.startLine,
endLine:e.endLine,
col:e.startColumn,
endColumn:e.endColumn}}
function m(e,t,n){
let r=new ee(e,t,n);
process.stdout.write(r.toString()+o.EOL)}
function h(e,t=``){
m(e,{},t)}
var ee=class{
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
e+=`${n}=${_(r)}`}}}
e+=`::${g(this.message)}`;
return e}};
function g(e){
return f(e).replace(/%/g,`%25`).replace(/\r/g,`%0D`).replace(/\n/g,`%0A`)}
function _(e){
return f(e).replace(/%/g,`%25`).replace(/\r/g,`%0D`).replace(/\n/g,`%0A`).replace(/:/g,`%3A`).replace(/,/g,`%2C`)}
function v(e,t){
let n=process.env[`GITHUB_${e}`];
if(!n)
throw Error(`Unable to find environment variable for file command ${e}`);
if(!c.existsSync(n))
throw Error(`Missing file at path: ${n}`);
c.appendFileSync(n,`${f(t)}${o.EOL}`,{
encoding:`utf8`})}
function y(e,t){
let n=`ghadelimiter_${s.randomUUID()}`;
let r=f(t);
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
function C(e,t){
if(process.env.GITHUB_OUTPUT)
return v(`OUTPUT`,y(e,t));
process.stdout.write(o.EOL);
m(`set-output`,{
name:e},f(t))}
function w(e){
process.exitCode=b.Failure;
T(e)}
function T(e,t={}){
m(`error`,p(t),e instanceof Error?e.toString():e)}
function E(e,t={}){
m(`warning`,p(t),e instanceof Error?e.toString():e)}
function D(e,t={}){
m(`notice`,p(t),e instanceof Error?e.toString():e)}
function O(e){
process.stdout.write(e+o.EOL)}
function k(e){
h(`group`,e)}
function te(){
h(`endgroup`)}
const A={
error:T,
warning:E};
function j(e,n,r){
let i=t.annotations(e,n);
for(
let e of[`error`,`warning`]){
let t=i.filter(t=>t.kind===e);
let n=e===`error`&&r?9:10;
for(
let r of t.slice(0,n))
A[e](r.message,M(r));
t.length>n&&O(`${n} of ${t.length} ${e}s are annotated; the log above has all`)}}
function M({
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
function N(e){
return{
cwd:R(e,x(`working-directory`)),
paths:S(`paths`),
config:P(`config`),
targets:F(),
failOn:L(`fail-on`,n.failLevels,`error`),
sarifFile:P(`sarif-file`),
annotations:I(`annotations`,!0),
requireFiles:I(`require-files`,!1),
changedOnly:I(`changed-only`,!1),
token:P(`github-token`)}}
function P(e){
return x(e)||void 0}
function F(){
let e=S(`targets`).flatMap(e=>e.split(`,`).map(e=>e.trim()));
return[...new Set(e.filter(e=>e!==``))]}
function I(e,t){
return L(e,[`true`,`false`],t?`true`:`false`)===`true`}
function L(e,t,r){
let i=x(e)||r;
let a=t.find(e=>e===i);
if(a===void 0)
throw new n.UsageError(`${e} is ${n.quote(i)}; it can be ${n.list(t,{
conjunction:`or`})}`);
return a}
function R(e,t){
let r=n.slashes((0,a.resolve)(e,t));
if(z(r))
return r;
throw new n.UsageError(`working-directory is ${n.quote(t)}; there is no such folder`)}
function z(e){
try{
return(0,i.statSync)(e).isDirectory()}catch{
return!1}}
function B(e,t){
let n=(0,l.randomUUID)();
k(e);
O(`::stop-commands::${n}\n${t.endsWith(`
`)?t:`${t}\n`}::${n}::`);
te()}
const V=3e3;
async function H({
token:e,
env:t}){
let n=U(t.GITHUB_EVENT_PATH);
if(n===void 0)
return{
unknown:`the event is no pull request`};
if(e===void 0)
return{
unknown:`github-token is not set`};
let r=`${t.GITHUB_API_URL||`https://api.github.com`}/repos/${t.GITHUB_REPOSITORY}/pulls/${n}/files?per_page=100`;
let i=new Set;
for(
let t=1;i.size<V;t++){
let n=await W(`${r}&page=${t}`,e);
if(`unknown`in n)
return n;
for(
let e of n.files)
i.add(e);
if(n.files.length<100)
return{
files:i}}
return{
unknown:`GitHub lists only the first ${V} files`}}
function U(e){
if(e===void 0||e===``)
return;
try{
let t=JSON.parse((0,i.readFileSync)(e,`utf8`))?.pull_request?.number;
return Number.isSafeInteger(t)?t:void 0}catch{
return}}
async function W(e,t){
try{
let n=await fetch(e,{
headers:{
accept:`application/vnd.github+json`,
authorization:`Bearer ${t}`,
"user-agent":`mcp-lint`},
signal:AbortSignal.timeout(3e4)});
if(!n.ok)
return{
unknown:`GitHub answers with status ${n.status}; pull-requests: read is needed`};
let r=await n.json();
if(!Array.isArray(r))
return{
unknown:`GitHub answers with something else than a list`};
return{
files:r.flatMap(G)}}catch{
return{
unknown:`GitHub cannot be reached`}}}
function G(e){
if(typeof e!=`object`||!e||!(`filename`in e))
return[];
return typeof e.filename==`string`?[e.filename]:[]}
async function K(e,{
token:t,
config:r,
cwd:i},o){
let s=await H({
token:t,
env:process.env});
if(`unknown`in s){
D(`changed-only has no effect, everything is reported: ${s.unknown}`);
return e}
let c=r===void 0?void 0:o(n.slashes((0,a.resolve)(i,r)));
if([...s.files].find(e=>/(?:^|\/)mcp-lint\.json$/.test(e)||e===c)!==void 0){
D(`changed-only has no effect, everything is reported: the configuration of mcp-lint has changed`);
return e}
return d(e,e=>s.files.has(o(e)))}
const q=1e6;
async function J(e,t,n,r){
let i=await Y(e,n);
await ie(e,t,n);
let a=``;
try{
a=await ne(e,n,r)}finally{
Z({...X(e),
report:i,
"sarif-file":a})}}
async function Y(e,t){
let r=await n.render(`json`,e,t);
let o=process.env.RUNNER_TEMP||(0,u.tmpdir)();
let s=``;
$(`the report`,o,()=>{
let e=(0,a.join)((0,i.mkdtempSync)((0,a.join)(o,`mcp-lint-`)),`report.json`);
(0,i.writeFileSync)(e,r);
s=e});
return s}
function X({
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
function Z(e){
$(`the outputs of this step`,process.env.GITHUB_OUTPUT??``,()=>{
for(
let[t,n]of Object.entries(e))
C(t,n)})}
async function ne(e,t,{
sarifFile:r,
cwd:i}){
if(r===void 0)
return``;
let o=(0,a.resolve)(i,r);
ae(o,await n.render(`sarif`,e,{...t,
loadRules:re}));
return o}
async function re(){
return(await Promise.resolve().then(()=>__nccwpck_require__(589)).then(e=>e.catalog_exports)).readRules()}
async function ie(e,t,r){
let a=process.env.GITHUB_STEP_SUMMARY;
if(a===void 0||a===``)
return;
let o=await n.render(`markdown`,e,{...r,
limit:q});
let s=await Q(t,r);
let c=Buffer.byteLength(o)+Buffer.byteLength(s)<q;
$(`the summary`,a,()=>(0,i.appendFileSync)(a,c?o+s:o))}
async function Q(e,t){
return new Set(e.workspace.readings.filter(({
owner:e})=>e).map(({
client:e})=>e.id)).size<2?``:`\n${await n.renderServers(`markdown`,e,t)}`}
function $(e,t,r){
try{
r()}catch(r){
E(`${e} cannot be written to ${n.quote(t)}: ${oe(t,r)}`)}}
function ae(e,t){
try{
(0,i.writeFileSync)(e,t)}catch(t){
throw new n.UsageError(`${n.quote(e)} cannot be written: ${n.causeOf(t)}`)}}
function oe(e,t){
return(0,i.existsSync)(e)?n.causeOf(t):`it does not exist`}
async function se(){
let e=process.env.GITHUB_WORKSPACE||process.cwd();
let t=N(e);
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
let l=await n.examine(c,{
all:!0});
let u=await n.reportOn(l,c);
let d=n.repositoryPaths({
cwd:i,
root:u.root,
workspace:e});
let f=t.changedOnly?await K(u,t,d):u;
let p=d(``);
let m={
color:!1,
quiet:!1,
cwdPrefix:p===``?``:`${p}/`,
repositoryPath:d,
version:r.about.version,
docsUrl:e=>`${r.about.docs}/rules/${e}.md`};
let h=n.exitCode(f,t)!==0;
B(`mcp-lint ${r.about.version}: ${n.printable(n.summaryLine(f))}`,await n.render(`text`,f,m));
t.annotations&&j(f,m,h);
await J(f,{...l,
workspace:await l.workspace()},m,t);
h&&w(n.summaryLine(f));
t.requireFiles&&u.files.length===0&&w(`no MCP configuration was found, and require-files asks for some`)}
se().catch(e=>{
if(e instanceof n.UsageError)
w(e.message);else{
B(`What to report`,e instanceof Error?e.stack??e.message:String(e));
w(`mcp-lint ${r.about.version} failed; this is a fault of mcp-lint. Report it at ${r.about.bugs} with the log above`)}});

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
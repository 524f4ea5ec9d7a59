"use strict";
Object.defineProperty(exports,Symbol.toStringTag,{
value:`Module`});
require("../core/rolldown-runtime.js");
const e=require("../core/core.js");
const t=require("../core/json-report.js");
const n=require("../core/start.js");
const r=e=>typeof e==`string`;
const i=e=>Array.isArray(e)&&e.every(r);
const a=new Map([[`cwd`,[r,`a path`]],[`paths`,[i,`a list of paths`]],[`targets`,[i,`a list of ids of clients`]],[`as`,[r,`the id of a format or a client`]],[`spec`,[r,`a revision`]],[`profiles`,[i,`a list of profiles`]],[`document`,[u,`{ path, text }`]],[`config`,[e=>r(e)||e===!1,`a path or false`]],[`rules`,[e.isObject,`an object of rules with their severities`]],[`user`,[e=>typeof e==`boolean`,`true or false`]],[`baseline`,[r,`a path`]]]);
function o(t){
if(!e.isObject(t))
throw new e.UsageError(`the options are an object, not ${d(t)}`);
for(
let[n,r]of Object.entries(t)){
if(r===void 0)
continue;
let t=a.get(n);
if(t===void 0)
throw l(n);
let[i,o]=t;
if(!i(r))
throw new e.UsageError(`the option "${n}" is ${o}, not ${d(r)}`)}
for(
let[e,n]of Object.entries(t.rules??{}))
c(e,n)}
function s(t){
let n=t instanceof Map;
if(!n&&!e.isObject(t))
throw new e.UsageError(`the option "files" is an object or a Map of contents, not ${d(t)}`);
for(
let[r,i]of n?t:Object.entries(t)){
if(typeof r!=`string`)
throw new e.UsageError(`the option "files" has ${d(r)} for a path`);
if(typeof i==`string`||i instanceof Uint8Array)
continue;
throw new e.UsageError(`the content of ${e.quote(r)} in "files" is text or bytes, not ${d(i)}`)}}
function c(t,n){
if(e.levels.some(e=>e===n))
return;
let i=r(n)?e.quote(String(n)):d(n);
let a=e.list(e.levels,{
conjunction:`or`});
throw new e.UsageError(`${e.quote(t)} in the option "rules" is set to ${a}, not to ${i}`)}
function l(t){
let n=e.suggest(t,a.keys())??e.suggest(`${t}s`,a.keys());
let r=n===void 0?`there are ${e.list([...a.keys()])}`:`did you mean ${e.quote(n)}?`;
return new e.UsageError(`there is no option ${e.quote(t)}; ${r}`)}
function u(t){
return e.isObject(t)&&r(t.path)&&r(t.text)}
function d(t){
if(t==null)
return String(t);
if(Array.isArray(t))
return`a list`;
return{
string:`a text`,
number:`a number`,
boolean:String(t)}[typeof t]??(e.isObject(t)?`an object`:`a ${typeof t}`)}
async function f(t,n){
return g(await e.lint(h(t,n)))}
async function p({
unsafe:e=!1,...t},n){
let{
mend:r}=await Promise.resolve().then(()=>require("../core/fixing.js")).then(e=>e.fixing_exports);
let i=e?[`safe`,`unsafe`]:[`safe`];
let{
files:a,
report:o}=await r(h(t,n),{
safeties:i,
isOpen:()=>!0});
let s=a.map(({
before:e,
after:t})=>{
let n=e.problems.some(({
kind:e})=>e===`bom`)?`\ufeff`:``;
return[e.path,n+t.text]});
return{
files:Object.fromEntries(s),
report:g(o)}}
var m=class{
#e;
#t;
#n=[];
#r=Promise.resolve();
constructor(t,n,r){
this.#e=new e.Session(h(t,n));
this.#t=r}
lint(){
let e=this.#n.splice(0);
let t=this.#r.then(()=>this.#i(e));
this.#r=t.catch(()=>void 0);
return t}
change(e,t){
this.#n.push({
path:e,
content:t})}
async#i(t){
let n=this.#e;
for(
let{
path:e,
content:r}of t)
r===void 0&&this.#t?n.hide(e):n.edit(e,r);
return g(await e.reportOn(await n.examine(),n.options))}};
function h(t,n){
o(t);
let{
cwd:r=``,
paths:i=[],
targets:a=[],
document:s,
rules:c={},
user:l=!1,...u}=t;
let d=n.resolve(``,r);
if(!e.isFolder(d,n))
throw new e.UsageError(`the working directory ${e.quote(r)} does not exist`);
return{...u,
files:n,
cwd:d,
paths:i,
targets:a,
document:s&&{
path:s.path,
content:s.text},
rules:new Map(Object.entries(c)),
user:l}}
function g(e){
return t.jsonReport(e,{
quiet:!1,
version:n.about.version,
docsUrl:e=>`${n.about.docs}/rules/${e}.md`})}
async function _(e={}){
let{
files:t,...n}=e;
return f(n,b(t))}
async function v(t={}){
let{
files:n,...r}=t;
return n===void 0?p(r,e.disk):p(r,e.memory(n))}
function y(e={}){
let{
files:t,...n}=e;
return new m(n,b(t),t!==void 0)}
function b(t){
if(t===void 0)
return e.disk;
s(t);
return e.memory(t)}
function x(t){
return t instanceof e.UsageError}
const S=n.about.version;
exports.fix=v;
exports.isUsageError=x;
exports.lint=_;
exports.open=y;
exports.version=S;
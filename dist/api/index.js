"use strict";
Object.defineProperty(exports,Symbol.toStringTag,{
value:`Module`});
require("../core/rolldown-runtime.js");
const e=require("../core/core.js");
const t=require("../core/json-report.js");
const n=require("../core/start.js");
const r=e=>typeof e==`string`;
const i=e=>Array.isArray(e)&&e.every(r);
const a=e=>typeof e==`boolean`;
const o=new Map([[`cwd`,[r,`a path`]],[`paths`,[i,`a list of paths`]],[`targets`,[i,`a list of ids of clients`]],[`as`,[r,`the id of a format or a client`]],[`spec`,[r,`a revision`]],[`profiles`,[i,`a list of profiles`]],[`document`,[m,`{ path, text }`]],[`config`,[e=>r(e)||e===!1,`a path or false`]],[`rules`,[e.isObject,`an object of rules with their severities`]],[`user`,[a,`true or false`]],[`baseline`,[r,`a path`]]]);
const s=new Map([[`to`,[e=>r(e)||i(e),`the id of a client, or a list of them`]],[`from`,[r,`the id of a client`]],[`servers`,[i,`a list of names`]],[`merge`,[a,`true or false`]],[`force`,[a,`true or false`]]]);
function c(e){
u(e,s)}
function l(t){
if(!e.isObject(t))
throw new e.UsageError(`the options are an object, not ${h(t)}`);
u(t,o);
for(
let[e,n]of Object.entries(t.rules??{}))
f(e,n)}
function u(t,n){
for(
let[r,i]of Object.entries(t)){
if(i===void 0)
continue;
let t=n.get(r);
if(t===void 0)
throw p(r);
let[a,o]=t;
if(!a(i))
throw new e.UsageError(`the option "${r}" is ${o}, not ${h(i)}`)}}
function d(t){
let n=t instanceof Map;
if(!n&&!e.isObject(t))
throw new e.UsageError(`the option "files" is an object or a Map of contents, not ${h(t)}`);
for(
let[r,i]of n?t:Object.entries(t)){
if(typeof r!=`string`)
throw new e.UsageError(`the option "files" has ${h(r)} for a path`);
if(typeof i==`string`||i instanceof Uint8Array)
continue;
throw new e.UsageError(`the content of ${e.quote(r)} in "files" is text or bytes, not ${h(i)}`)}}
function f(t,n){
if(e.levels.some(e=>e===n))
return;
let i=r(n)?e.quote(String(n)):h(n);
let a=e.list(e.levels,{
conjunction:`or`});
throw new e.UsageError(`${e.quote(t)} in the option "rules" is set to ${a}, not to ${i}`)}
function p(t){
let n=e.suggest(t,o.keys())??e.suggest(`${t}s`,o.keys());
let r=n===void 0?`there are ${e.list([...o.keys()])}`:`did you mean ${e.quote(n)}?`;
return new e.UsageError(`there is no option ${e.quote(t)}; ${r}`)}
function m(t){
return e.isObject(t)&&r(t.path)&&r(t.text)}
function h(t){
if(t==null)
return String(t);
if(Array.isArray(t))
return`a list`;
return{
string:`a text`,
number:`a number`,
boolean:String(t)}[typeof t]??(e.isObject(t)?`an object`:`a ${typeof t}`)}
async function g(t,n){
return x(await e.lint(b(t,n)))}
async function _({
unsafe:e=!1,...t},n){
let{
mend:r}=await Promise.resolve().then(()=>require("../core/fixing.js")).then(e=>e.fixing_exports);
let i=e?[`safe`,`unsafe`]:[`safe`];
let{
files:a,
report:o}=await r(b(t,n),{
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
report:x(o)}}
async function v({
to:e,
from:t,
servers:n=[],
merge:r=!1,
force:i=!1,...a},o){
c({
to:e??null,
from:t,
servers:n,
merge:r,
force:i});
let{
answerOf:s,
convert:l}=await Promise.resolve().then(()=>require("../core/converting.js")).then(e=>e.converting_exports);
let u=typeof e==`string`?[e]:e;
return s(await l(b(a,o),{
from:t,
to:u,
servers:n,
merge:r,
force:i,
copySecrets:!1}))}
var y=class{
#e;
#t;
#n=[];
#r=Promise.resolve();
constructor(t,n,r){
this.#e=new e.Session(b(t,n));
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
return x(await e.reportOn(await n.examine(),n.options))}};
function b(t,n){
l(t);
let{
cwd:r=``,
paths:i=[],
targets:a=[],
document:o,
rules:s={},
user:c=!1,...u}=t;
let d=n.resolve(``,r);
if(!e.isFolder(d,n))
throw new e.UsageError(`the working directory ${e.quote(r)} does not exist`);
return{...u,
files:n,
cwd:d,
paths:i,
targets:a,
document:o&&{
path:o.path,
content:o.text},
rules:new Map(Object.entries(s)),
user:c}}
function x(e){
return t.jsonReport(e,{
quiet:!1,
version:n.about.version,
docsUrl:e=>`${n.about.docs}/rules/${e}.md`})}
async function S(e={}){
let{
files:t,...n}=e;
return g(n,E(t))}
async function C(t={}){
let{
files:n,...r}=t;
return n===void 0?_(r,e.disk):_(r,e.memory(n))}
async function w(e){
let{
files:t,...n}=e;
return v(n,E(t))}
function T(e={}){
let{
files:t,...n}=e;
return new y(n,E(t),t!==void 0)}
function E(t){
if(t===void 0)
return e.disk;
d(t);
return e.memory(t)}
function D(t){
return t instanceof e.UsageError}
const O=n.about.version;
exports.convert=w;
exports.fix=C;
exports.isUsageError=D;
exports.lint=S;
exports.open=T;
exports.version=O;
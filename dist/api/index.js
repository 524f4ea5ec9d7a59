"use strict";
Object.defineProperty(exports,Symbol.toStringTag,{
value:`Module`});
const e=require("../core/core.js");
const t=require("../core/json-report.js");
const n=require("../core/start.js");
const r=e=>typeof e==`string`;
const i=e=>Array.isArray(e)&&e.every(r);
const a=e=>typeof e==`boolean`;
const o=new Map([[`cwd`,[r,`a path`]],[`paths`,[i,`a list of paths`]],[`targets`,[i,`a list of ids of clients`]],[`as`,[r,`the id of a format or a client`]],[`spec`,[r,`a revision`]],[`profiles`,[i,`a list of profiles`]],[`document`,[g,`{ path, text }`]],[`config`,[e=>r(e)||e===!1,`a path or false`]],[`rules`,[e.isObject,`an object of rules with their severities`]],[`fixes`,[a,`true or false`]],[`user`,[a,`true or false`]],[`baseline`,[r,`a path`]]]);
const s=new Map([[`to`,[e=>r(e)||i(e),`the id of a client, or a list of them`]],[`from`,[r,`the id of a client`]],[`servers`,[i,`a list of names`]],[`merge`,[a,`true or false`]],[`force`,[a,`true or false`]]]);
const c=new Map([[`unsafe`,[a,`true or false`]]]);
function l(e){
f(e,c)}
function u(e){
f(e,s)}
function d(t){
if(!e.isObject(t))
throw new e.UsageError(`the options are an object, not ${_(t)}`);
f(t,o);
for(
let[e,n]of Object.entries(t.rules??{}))
m(e,n)}
function f(t,n){
for(
let[r,i]of Object.entries(t)){
if(i===void 0)
continue;
let t=n.get(r);
if(t===void 0)
throw h(r);
let[a,o]=t;
if(!a(i))
throw new e.UsageError(`the option "${r}" is ${o}, not ${_(i)}`)}}
function p(t){
let n=t instanceof Map;
if(!n&&!e.isObject(t))
throw new e.UsageError(`the option "files" is an object or a Map of contents, not ${_(t)}`);
for(
let[r,i]of n?t:Object.entries(t)){
if(typeof r!=`string`)
throw new e.UsageError(`the option "files" has ${_(r)} for a path`);
if(typeof i==`string`||i instanceof Uint8Array)
continue;
throw new e.UsageError(`the content of ${e.quote(r)} in "files" is text or bytes, not ${_(i)}`)}}
function m(t,n){
if(e.levels.some(e=>e===n))
return;
let i=r(n)?e.quote(String(n)):_(n);
let a=e.list(e.levels,{
conjunction:`or`});
throw new e.UsageError(`${e.quote(t)} in the option "rules" is set to ${a}, not to ${i}`)}
function h(t){
let n=e.suggest(t,o.keys())??e.suggest(`${t}s`,o.keys());
let r=n===void 0?`there are ${e.list([...o.keys()])}`:`did you mean ${e.quote(n)}?`;
return new e.UsageError(`there is no option ${e.quote(t)}; ${r}`)}
function g(t){
return e.isObject(t)&&r(t.path)&&r(t.text)}
function _(t){
if(t==null)
return String(t);
if(Array.isArray(t))
return`a list`;
return{
string:`a text`,
number:`a number`,
boolean:String(t)}[typeof t]??(e.isObject(t)?`an object`:`a ${typeof t}`)}
async function v(t,n){
return C(await e.lint(S(t,n)))}
async function y({
unsafe:e=!1,...t},n){
l({
unsafe:e});
let{
mend:r}=await Promise.resolve().then(()=>require("../core/fixing.js")).then(e=>e.fixing_exports);
let i=e?[`safe`,`unsafe`]:[`safe`];
let{
files:a,
report:o}=await r(S(t,n),{
safeties:i,
whyShut:()=>void 0});
let s=a.map(({
before:e,
after:t})=>{
let n=e.problems.some(({
kind:e})=>e===`bom`)?`\ufeff`:``;
return[e.path,n+t.text]});
return{
files:Object.fromEntries(s),
report:C(o)}}
async function b({
to:e,
from:t,
servers:n=[],
merge:r=!1,
force:i=!1,...a},o){
u({
to:e??null,
from:t,
servers:n,
merge:r,
force:i});
let{
answerOf:s,
convert:c}=await Promise.resolve().then(()=>require("../core/converting.js")).then(e=>e.converting_exports);
let l=typeof e==`string`?[e]:e;
return s(await c(S(a,o),{
from:t,
to:l,
servers:n,
merge:r,
force:i,
copySecrets:!1}))}
var x=class{
#e;
#t;
#n=[];
#r=Promise.resolve();
constructor(t,n,r){
this.#e=new e.Session(S(t,n));
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
return C(await e.reportOn(await n.examine(),n.options))}};
function S(t,n){
d(t);
let{
cwd:r=``,
paths:i=[],
targets:a=[],
document:o,
rules:s={},
user:c=!1,...l}=t;
let u=n.resolve(``,r);
if(!e.isFolder(u,n))
throw new e.UsageError(`the working directory ${e.quote(r)} does not exist`);
return{...l,
files:n,
cwd:u,
paths:i,
targets:a,
document:o&&{
path:o.path,
content:o.text},
rules:new Map(Object.entries(s)),
user:c}}
function C(e){
return t.jsonReport(e,{
quiet:!1,
version:n.about.version,
docsUrl:e=>`${n.about.docs}/rules/${e}.md`})}
async function w(e={}){
let{
files:t,...n}=e;
return v(n,O(t))}
async function T(e={}){
let{
files:t,...n}=e;
return y(n,O(t))}
async function E(e){
let{
files:t,...n}=e;
return b(n,O(t))}
function D(e={}){
let{
files:t,...n}=e;
return new x(n,O(t),t!==void 0)}
function O(t){
if(t===void 0)
return e.disk;
p(t);
return e.memory(t)}
function k(t){
return t instanceof e.UsageError}
const A=n.about.version;
exports.convert=E;
exports.fix=T;
exports.isUsageError=k;
exports.lint=w;
exports.open=D;
exports.version=A;
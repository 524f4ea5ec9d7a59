"use strict";
Object.defineProperty(exports,Symbol.toStringTag,{
value:`Module`});
const e=require("../core/core.js");
const t=require("../core/json-report.js");
const n=require("../core/start.js");
async function r(t,n){
return o(await e.lint(a(t,n)))}
var i=class{
#e;
#t;
#n=[];
#r=Promise.resolve();
constructor(t,n,r){
this.#e=new e.Session(a(t,n));
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
return o(await e.reportOn(await n.examine(),n.options))}};
function a(e,t){
let{
cwd:n=``,
paths:r=[],
targets:i=[],
document:a,
rules:o={},
user:s=!1,...c}=e;
return{...c,
files:t,
cwd:t.resolve(``,n),
paths:r,
targets:i,
document:a&&{
path:a.path,
content:a.text},
rules:new Map(Object.entries(o)),
user:s}}
function o(e){
return t.jsonReport(e,{
quiet:!1,
version:n.about.version,
docsUrl:e=>`${n.about.docs}/rules/${e}.md`})}
async function s(t={}){
let{
files:n,...i}=t;
return n===void 0?r(i,e.disk):r(i,e.memory(n))}
function c(t={}){
let{
files:n,...r}=t;
return n===void 0?new i(r,e.disk,!1):new i(r,e.memory(n),!0)}
function l(t){
return t instanceof e.UsageError}
const u=n.about.version;
exports.isUsageError=l;
exports.lint=s;
exports.open=c;
exports.version=u;
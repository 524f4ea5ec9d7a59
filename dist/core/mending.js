"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
const n=require("./replace-file.js");
const r=require("node:fs");
var i=e.__exportAll({
sayNotMade:()=>c,
whyShutIn:()=>a,
writeMended:()=>l});
function a(e){
return(n,r)=>{
if(t.isOfUser(n))
return`it is one of the user's own files`;
if(!s(r,e))
return`it lies outside, or behind a link`;
return o(r)?`it is read-only`:void 0}}
function o(e){
return!(r.statSync(e).mode&146)}
function s(e,n){
try{
if(t.disk.kind(e)!==`file`)
return!1;
let r=t.relative(n,e);
return t.leadsOut(r)||t.disk.real(e)===t.join(t.disk.real(n),r)}catch{
return!1}}
function c(e,n){
for(
let[r,i]of t.grouped(e,e=>e.path)){
let[{
why:e}={
why:``}]=i;
let a=t.printable(t.pathFromHere(r,n));
t.say(`${a} is left as it is: ${e}; ${t.count(i.length,`fix`)} ${i.length===1?`is`:`are`} not made`)}}
function l(e,n){
let r=e.flatMap(e=>u(e,n)??[]);
if(r.length>0)
throw new t.UsageError(`not mended: ${t.list(r,{
bare:!0})}`)}
function u(e,r){
let i=[];
let a;
let c=[];
try{
for(
let c of e){
a=c;
if(!s(c.at,r)||m(c.at)!==p(c.before))
throw new t.UsageError(d);
if(o(c.at))
throw new t.UsageError(f);
i.push([c,n.replacementFor(c.at,p(c.after),r)])}
for(
let[e,{
put:t}]of i){
a=e;
t();
c.push(e)}
return}catch(o){
for(
let[,{
drop:e}]of i)
e();
for(
let{
at:e,
before:t}of c)
n.replaceFile(e,p(t),r);
let s=o instanceof t.UsageError?o.message:t.causeOf(o);
let l=s===d||s===f?s:`cannot be written: ${s}`;
let u=e.filter(e=>e!==a).map(({
before:e})=>t.quote(e.path));
let m=u.length===0?``:` (and ${t.list(u,{
bare:!0,
max:3})} belongs to it)`;
return`${t.quote(a?.before.path??``)} ${l}${m}`}}
const d=`was changed meanwhile`;
const f=`is read-only`;
function p({
text:e,
problems:t}){
return(t.some(({
kind:e})=>e===`bom`)?`\ufeff`:``)+e}
function m(e){
try{
return new TextDecoder(`utf-8`,{
fatal:!0,
ignoreBOM:!0}).decode(r.readFileSync(e))}catch{
return}}
exports.mending_exports=i;
exports.whyShutIn=a;
exports.writeMended=l;
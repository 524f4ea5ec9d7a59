"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
const n=require("./replace-file.js");
let r=require("node:fs");
r=e.__toESM(r,1);
var i=e.__exportAll({
isOpenFor:()=>a,
writeMended:()=>s});
function a(e){
return(t,n)=>!t.startsWith(`~/`)&&o(n,e)}
function o(e,n){
try{
if(t.disk.kind(e)!==`file`)
return!1;
let r=t.relative(n,e);
return t.leadsOut(r)||t.disk.real(e)===t.join(t.disk.real(n),r)}catch{
return!1}}
function s(e,r){
let i=[];
for(
let{
at:a,
before:s,
after:l}of e){
let e=s.problems.some(({
kind:e})=>e===`bom`)?`\ufeff`:``;
try{
!o(a,r)||c(a)!==e+s.text?i.push(`${t.quote(s.path)} was changed meanwhile`):n.replaceFile(a,e+l.text,r)}catch(e){
i.push(`${t.quote(s.path)} cannot be written: ${e instanceof t.UsageError?e.message:t.causeOf(e)}`)}}
if(i.length>0)
throw new t.UsageError(`not mended: ${t.list(i,{
bare:!0})}`)}
function c(e){
try{
return new TextDecoder(`utf-8`,{
fatal:!0,
ignoreBOM:!0}).decode(r.default.readFileSync(e))}catch{
return}}
exports.isOpenFor=a;
exports.mending_exports=i;
exports.writeMended=s;
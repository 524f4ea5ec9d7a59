"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
const n=require("./replace-file.js");
let r=require("node:fs");
r=e.__toESM(r,1);
function i(e){
return(t,n)=>!t.startsWith(`~/`)&&a(n,e)}
function a(e,n){
try{
if(t.disk.kind(e)!==`file`)
return!1;
let r=t.relative(n,e);
return t.leadsOut(r)||t.disk.real(e)===t.join(t.disk.real(n),r)}catch{
return!1}}
function o(e,r){
let i=[];
for(
let{
at:o,
before:c,
after:l}of e){
let e=c.problems.some(({
kind:e})=>e===`bom`)?`\ufeff`:``;
try{
!a(o,r)||s(o)!==e+c.text?i.push(`${t.quote(c.path)} was changed meanwhile`):n.replaceFile(o,e+l.text,r)}catch(e){
i.push(`${t.quote(c.path)} cannot be written: ${e instanceof t.UsageError?e.message:t.causeOf(e)}`)}}
if(i.length>0)
throw new t.UsageError(`not mended: ${t.list(i,{
bare:!0})}`)}
function s(e){
try{
return new TextDecoder(`utf-8`,{
fatal:!0,
ignoreBOM:!0}).decode(r.default.readFileSync(e))}catch{
return}}
exports.isOpenFor=i;
exports.writeMended=o;
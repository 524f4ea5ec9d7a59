"use strict";
const e=require("./core.js");
const t=require("./equal-copies.js");
async function n(e,n){
let a=await t.loadEditor([e]);
let o=i(e,n,a);
if(o!==void 0)
return{
edits:o,
text:t.edited(e.text,o),
refused:new Set};
return r(e,n,a)}
async function r(n,r,o){
let s=await e.loadParsers([n.language]);
let c=new Set;
let l=n;
for(
let e of r.toReversed()){
let n=i(l,[e],o);
n===void 0?c.add(e):l=t.readAgain(l,t.edited(l.text,n),s)}
return{
edits:a(n.text,l.text),
text:l.text,
refused:c}}
function i(e,t,{
editsOf:n,
isMeant:r}){
let i=n(e,t);
return i!==void 0&&r(e,t,i)?i:void 0}
function a(e,t){
if(e===t)
return[];
let n=Math.min(e.length,t.length);
let r=0;
for(;r<n&&e[r]===t[r];)
r+=1;
let i=0;
for(;i<n-r&&e.at(-1-i)===t.at(-1-i);)
i+=1;
return[{
span:{
start:r,
end:e.length-i},
text:t.slice(r,t.length-i)}]}
exports.makeAll=n;
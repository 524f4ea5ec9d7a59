"use strict";
const e=require("./edits-of.js");
async function t(t,i){
let a=await e.loadEditor([t]);
let o=r(t,i,a);
if(o!==void 0)
return{
edits:o,
text:e.edited(t.text,o),
refused:new Set};
return n(t,i,a)}
function n(e,t,n){
let a=new Set;
let o=e;
for(
let e of t.toReversed()){
let t=r(o,[e],n);
t===void 0?a.add(e):o=n.after(o,t)}
return{
edits:i(e.text,o.text),
text:o.text,
refused:a}}
function r(e,t,{
editsOf:n,
isMeant:r}){
let i=n(e,t);
return i!==void 0&&r(e,t,i)?i:void 0}
function i(e,t){
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
exports.makeAll=t;
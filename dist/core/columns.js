"use strict";
function e(e){
let t=[];
for(
let n of e)
for(
let[e,r]of n.entries())
t[e]=Math.max(t[e]??0,r.length);
return e.map(e=>e.map((e,n)=>e.padEnd(t[n]??0)).join(`  `).trimEnd())}
function t(e,t){
return e.map(e=>e===``?``:` `.repeat(t)+e)}
exports.columns=e;
exports.indent=t;
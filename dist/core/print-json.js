"use strict";
const e=require("./json.js");
const t=[`text`,`json`];
function n(e){
let t=[];
for(
let n of e)
for(
let[e,r]of n.entries())
t[e]=Math.max(t[e]??0,r.length);
return e.map(e=>e.map((e,n)=>e.padEnd(t[n]??0)).join(`  `).trimEnd())}
function r(e,t){
return e.map(e=>e===``?``:` `.repeat(t)+e)}
function i(t){
return e.jsonText({
version:1,...t})}
exports.catalogFormats=t;
exports.columns=n;
exports.indent=r;
exports.printJson=i;
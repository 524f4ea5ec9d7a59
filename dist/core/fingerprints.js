"use strict";
const e=require("./core.js");
function t(t){
let n=new Map;
return t.map(({
rule:t,
path:r,
pointer:i})=>{
let a=e.sha256(JSON.stringify([t,r,i])).slice(0,32);
let o=(n.get(a)??0)+1;
n.set(a,o);
return`${a}:${o}`})}
exports.fingerprints=t;
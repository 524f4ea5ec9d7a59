"use strict";
const e=require("./core.js");
let t;
function n(n){
return e.made(`${JSON.stringify(n,null,2).replace(t??=/[\u007f-\u009f\u2028\u2029\p{Cf}]/gu,i)}\n`)}
function r(t){
return e.finished(n(t))}
function i(e){
return e.replace(/[\s\S]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`)}
exports.json=n;
exports.jsonText=r;
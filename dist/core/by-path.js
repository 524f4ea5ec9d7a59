"use strict";
const e=require("./core.js");
function t(t){
return e.grouped(t,({
path:e})=>e)}
exports.byPath=t;
"use strict";
let e=require("node:fs");
function t(t,n){
let r=`${t}.${process.pid}.tmp`;
(0,e.writeFileSync)(r,n,{
flag:`wx`});
try{
(0,e.renameSync)(r,t)}catch(t){
(0,e.rmSync)(r);
throw t}}
exports.replaceFile=t;
"use strict";
const e=require("./crossing.js");
const t=require("./core.js");
function n(t,n){
let i=e.profiles.map(({
id:e})=>e);
return{...t===void 0?{}:{
spec:r(t,`revision`,e.revisions)},...n===void 0?{}:{
profiles:n.map(e=>r(e,`profile`,i))}}}
function r(e,n,r){
let i=r.find(t=>t===e);
if(i!==void 0)
return i;
throw new t.UsageError(`there is no ${n} ${t.quote(e)}; there is ${t.list(r,{
max:20})}`)}
exports.chosenProtocol=n;
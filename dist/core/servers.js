"use strict";
const e=require("./core.js");
const t={
text:()=>Promise.resolve().then(()=>require("./text2.js")),
json:()=>Promise.resolve().then(()=>require("./json6.js")),
markdown:()=>Promise.resolve().then(()=>require("./markdown3.js"))};
const n=Object.keys(t);
async function r(n,r,i){
let{
overviewOf:a}=await Promise.resolve().then(()=>require("./overview.js"));
let{
default:o}=await t[n]();
return e.finished(o.overview(a(r),i))}
async function i(n,r,i,a){
let{
mentionsOf:o}=await Promise.resolve().then(()=>require("./references.js"));
let{
default:s}=await t[n]();
return e.finished(s.references(o(i,r),a))}
exports.renderReferences=i;
exports.renderServers=r;
exports.serversFormats=n;
"use strict";
const e=require("./core.js");
function t(t){
let r=new Map;
let i=new Map;
let a=(e,t,n)=>{
let r=e.get(t);
(r===void 0||n.isSure&&!r.isSure)&&e.set(t,n)};
for(
let{
severity:o,
effect:s,
place:c,
clients:l,
message:u}of t){
if(o===`info`||s===void 0||!e.losesServer(s))
continue;
let t={
reason:u,
isSure:o===`error`};
let{
document:d,
route:f}=c;
for(
let o of l)
if(!e.costsOnlyServer(s))
a(r,n(d.path,o),t);else 
for(
let e of f.keys())
a(i,n(d.path,o,f.slice(0,e+1)),t)}
let o=({
document:e,
client:t})=>r.get(n(e.path,t.id));
return{
ofFile:o,
ofServer:(e,{
route:t})=>o(e)??i.get(n(e.document.path,e.client.id,t))}}
function n(e,t,n=[]){
return JSON.stringify([e,t,...n])}
exports.refusals=t;
"use strict";
var e=Object.create;
var t=Object.defineProperty;
var n=Object.getOwnPropertyDescriptor;
var r=Object.getOwnPropertyNames;
var i=Object.getPrototypeOf;
var a=Object.prototype.hasOwnProperty;
var o=(e,t,n)=>()=>{
if(n)
throw n[0];
try{
return e&&(t=e(e=0)),t}catch(e){
throw n=[e],e}};
var s=(e,t)=>()=>(t||(e((t={
exports:{}}).exports,t,t.exports),e=null),t.exports);
var c=(e,n)=>{
let r={};
for(
var i in e)
t(r,i,{
get:e[i],
enumerable:!0});
n||t(r,Symbol.toStringTag,{
value:`Module`});
return r};
var l=(e,i,o,s)=>{
if(i&&typeof i==`object`||typeof i==`function`)
for(
var c=r(i),l=0,u=c.length,d;l<u;l++){
d=c[l];
!a.call(e,d)&&d!==o&&t(e,d,{
get:(e=>i[e]).bind(null,d),
enumerable:!(s=n(i,d))||s.enumerable})}
return e};
var u=(n,r,o)=>(o=n==null?{}:e(i(n)),l(r||!n||!n.__esModule||!a.call(n,`default`)?t(o,`default`,{
value:n,
enumerable:!0}):o,n));
var d=e=>a.call(e,`module.exports`)?e[`module.exports`]:l(t({},`__esModule`,{
value:!0}),e);
exports.__commonJSMin=s;
exports.__esmMin=o;
exports.__exportAll=c;
exports.__toCommonJS=d;
exports.__toESM=u;
"use strict";
const e=require("./text.js");
const t=require("./core.js");
var n=class extends t.UsageError{
faults;
constructor(e,t){
super(t);
this.faults=e}};
function r(e,r){
let a=e.map(e=>({
fault:e,
start:t.spanOf(e.place).start})).sort((e,t)=>e.start-t.start).map(({
fault:e,
start:t})=>i(e,t,r));
a.length>50&&a.splice(50,a.length,`and more`);
return new n(e,a.join(`
`))}
function i({
message:n,
help:r,
place:i},a,o){
let{
line:s,
column:c}=i.document.position(a);
let l=r===void 0?``:` (${r})`;
return`${t.printable(o)}:${s}:${c} ${e.wordsAbout(n+l,[i.document])}`}
exports.ConfigError=n;
exports.faultsError=r;
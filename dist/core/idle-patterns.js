"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=/(?:^|\/)(?:\.git|node_modules)(?:\/|$)/;
function n(t){
let{
patterns:n,
looked:i,
ignored:a}=t;
let o=[...a];
let s=n.filter(({
of:n,
pattern:a})=>{
let s=e.globs([a]);
if(n===`ignore`)
return!o.some(s)&&!r(a,s,t);
let c=t=>e.isMarkdown(t)&&s(t);
if(n===`documents`)
return!o.some(s)&&!r(a,c,t);
return!(i.some(s)||o.some(s))});
if(s.length===0)
return[];
let c=t.document();
return s.map(({
of:t,
route:n})=>e.idlePattern(e.at(c,n,t===`files`?`key`:`value`),t))}
function r(n,r,{
root:o,
files:s}){
if(t.test(n))
return!0;
let c=[i(n)];
let l=0;
for(
let n=c.pop();n!==void 0;n=c.pop())
for(
let i of a(e.join(o,n),s)){
l+=1;
let e=n===``?i.name:`${n}/${i.name}`;
let a=i.isDirectory();
if(l>2e4||r(e)||a&&r(`${e}/`))
return!0;
a&&!t.test(e)&&c.push(e)}
return!1}
function i(e){
let t=e.replace(/^\.?\//,``).split(`/`);
let n=!/\/(?!$)/.test(e);
let r=t.findIndex(e=>/[*?[\]{}\\]/.test(e));
return n?``:t.slice(0,r===-1?-1:r).join(`/`)}
function a(e,t){
try{
return t.list(e)}catch{
return[]}}
exports.idlePatterns=n;
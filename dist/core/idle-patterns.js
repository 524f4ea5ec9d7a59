"use strict";
const e=require("./core.js");
const t={
ignore:`no file or folder fits this pattern, so it leaves nothing out`,
documents:`no Markdown file fits this pattern, so it shows nothing to check`,
files:`no file fits this pattern, so it says of none what it is`,
overrides:`no file that is checked fits this pattern`};
function n(n,r){
let i=e.warning(`suppression-unused`,n,t[r],`correct it, or remove it`);
return r===`ignore`||r===`documents`?{...i,
severity:`info`}:i}
const r=/(?:^|\/)(?:\.git|node_modules)(?:\/|$)/;
function i(t){
let{
patterns:r,
looked:i,
ignored:o}=t;
let s=[...o];
let c=r.filter(({
of:n,
pattern:r})=>{
let o=e.globs([r]);
if(n===`ignore`)
return!s.some(o)&&!a(r,o,t);
let c=t=>e.isMarkdown(t)&&o(t);
if(n===`documents`)
return!s.some(o)&&!a(r,c,t);
return!(i.some(o)||s.some(o))});
if(c.length===0)
return[];
let l=t.document();
return c.map(({
of:t,
route:r})=>n(e.at(l,r,t===`files`?`key`:`value`),t))}
function a(t,n,{
root:i,
files:a}){
if(r.test(t))
return!0;
let c=[o(t)];
let l=0;
for(
let t=c.pop();t!==void 0;t=c.pop())
for(
let o of s(e.join(i,t),a)){
l+=1;
let e=t===``?o.name:`${t}/${o.name}`;
let i=o.isDirectory();
if(l>2e4||n(e)||i&&n(`${e}/`))
return!0;
i&&!r.test(e)&&c.push(e)}
return!1}
function o(e){
let t=e.replace(/^\.?\//,``).split(`/`);
let n=!/\/(?!$)/.test(e);
let r=t.findIndex(e=>/[*?[\]{}\\]/.test(e));
return n?``:t.slice(0,r===-1?-1:r).join(`/`)}
function s(e,t){
try{
return t.list(e)}catch{
return[]}}
exports.idlePatterns=i;
"use strict";
const e=require("./core.js");
const t=require("./markdown.js");
const n=require("./text.js");
const r=t.markdown`| place | severity | what | rule |\n| ---: | --- | --- | --- |`;
var i=n.defineOutput({
id:`markdown`,
order:5,
readers:`comments, job summaries`,
holds:"a table for each file, and what `--fix` would change",
syntax:`markdown`,
render({
findings:n,
summary:r},i){
let s=(i.remarks??[]).map(e=>t.markdown`\n${e}\n`);
let c=t.markdown.joined([t.markdown`**mcp-lint**: ${r}\n`,...s],t.markdown``);
let u=(i.limit??1/0)-l(c);
let d=o(u,n,i);
let f=n.length-d.length;
let p=f===0?[]:[t.markdown`\nand ${e.count(f,`more finding`)}\n`];
let m=a(i);
let h=u-d.reduce((e,t)=>e+l(t),100);
return t.markdown.joined([c,...d,...p,...l(m)>h?[]:[m]],t.markdown``)}});
function a({
diff:e=``}){
if(e===``)
return t.markdown``;
return t.markdown`\n<details><summary>What --fix would change</summary>\n\n${t.fenced(e,`diff`)}\n</details>\n`}
function o(e,n,r){
let i=e-100;
let a;
let o=[];
for(
let e of n){
let n=c(e,r);
let u=e.path===a?n:t.markdown`${s(e.path,r)}${n}`;
i-=l(u);
if(i<0)
break;
o.push(u);
a=e.path}
return o}
function s(n,i){
return t.markdown`\n### ${e.pathFromHere(n,i)}\n\n${r}\n`}
function c({
rule:e,
severity:n,
location:r,
message:i,
help:a},{
docsUrl:o}){
let s=a===void 0?t.markdown``:t.markdown`<br>${a}`;
let c=o(e);
let l=c===void 0?e:t.link(e,c);
return t.markdown`| ${r.line}:${r.column} | ${n} | ${i}${s} | ${l} |\n`}
function l(t){
return e.bytesIn(e.textOf$1(t))}
exports.default=i;
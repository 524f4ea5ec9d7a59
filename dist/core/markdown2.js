"use strict";
const e=require("./core.js");
const t=require("./markdown.js");
const n=require("./text.js");
const r=t.markdown`| place | severity | what | rule |\n| ---: | --- | --- | --- |`;
var i=n.defineOutput({
id:`markdown`,
order:5,
readers:`comments, job summaries`,
holds:`a table for each file`,
syntax:`markdown`,
render({
findings:n,
summary:r},i){
let o=(i.remarks??[]).map(e=>t.markdown`\n${e}\n`);
let s=t.markdown.joined([t.markdown`**mcp-lint**: ${r}\n`,...o],t.markdown``);
let l=a((i.limit??1/0)-c(s),n,i);
let u=n.length-l.length;
let d=u===0?[]:[t.markdown`\nand ${e.count(u,`more finding`)}\n`];
return t.markdown.joined([s,...l,...d],t.markdown``)}});
function a(e,n,r){
let i=e-100;
let a;
let l=[];
for(
let e of n){
let n=s(e,r);
let u=e.path===a?n:t.markdown`${o(e.path,r)}${n}`;
i-=c(u);
if(i<0)
break;
l.push(u);
a=e.path}
return l}
function o(n,i){
return t.markdown`\n### ${e.pathFromHere(n,i)}\n\n${r}\n`}
function s({
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
function c(t){
return e.bytesIn(e.textOf$1(t))}
exports.default=i;
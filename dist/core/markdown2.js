"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./by-path.js");
const n=require("./markdown.js");
const r=require("./uri.js");
const i=require("./worst-first.js");
const a=require("./text.js");
const o=n.markdown`| place | severity | what | rule |\n| ---: | --- | --- | --- |`;
var s=a.defineOutput({
id:`markdown`,
order:5,
readers:`comments, job summaries`,
holds:"a table for each file, the worst first and infos folded, and what `--fix` would change; places are links where the Action knows the commit",
syntax:`markdown`,
render({
findings:t,
summary:r},i){
let a=(i.remarks??[]).map(e=>n.markdown`\n${e}\n`);
let o=n.markdown.joined([n.markdown`**mcp-lint**: ${r}\n`,...a],n.markdown``);
let s=(i.limit??1/0)-h(o)-200;
let f=d(s,c(t.filter(({
severity:e})=>e!==`info`)),i);
let p=t.filter(({
severity:e})=>e===`info`);
let m=d(s-g(f),p,i);
let _=t.length-f.length-m.length;
let v=_===0?[]:[n.markdown`\nand ${e.count(_,`more finding`)}\n`];
let y=[...f,...l(m)];
let b=u(i);
let x=s-g(y);
return n.markdown.joined([o,...y,...v,...h(b)>x?[]:[b]],n.markdown``)}});
function c(e){
let n=[...t.byPath(e).values()].map(i.worstFirst);
let r=([e])=>e===void 0?0:i.severityRank(e.severity);
return n.sort((e,t)=>r(e)-r(t)).flat()}
function l(t){
if(t.length===0)
return[];
return[n.markdown`\n<details><summary>${e.count(t.length,`info`)}</summary>\n`,...t,n.markdown`\n</details>\n`]}
function u({
diff:e=``}){
if(e===``)
return n.markdown``;
return n.markdown`\n<details><summary>What --fix would change</summary>\n\n${n.fenced(e,`diff`)}\n</details>\n`}
function d(e,t,r){
let i=e;
let a;
let o=[];
for(
let e of t){
let t=p(e,r);
let s=e.path===a?t:n.markdown`${f(e.path,r)}${t}`;
i-=h(s);
if(i<0)
break;
o.push(s);
a=e.path}
return o}
function f(t,r){
return n.markdown`\n### ${e.pathFromHere(t,r)}\n\n${o}\n`}
function p({
rule:e,
severity:t,
location:r,
message:i,
help:a},o){
let s=a===void 0?n.markdown``:n.markdown`<br>${a}`;
let c=o.docsUrl(e);
let l=c===void 0?e:n.link(e,c);
return n.markdown`| ${m(r,o)} | ${t} | ${i}${s} | ${l} |\n`}
function m({
path:t,
line:i,
column:a,
endLine:o},{
repositoryPath:s,
blobUrl:c}){
let l=n.markdown`${i}:${a}`;
let u=s(t);
if(c===void 0||e.isOutside(u))
return l;
let d=o>i?`L${i}-L${o}`:`L${i}`;
return n.link(l,`${c}/${r.encodedPath(u)}?plain=1#${d}`)}
function h(t){
return e.bytesIn(e.textOf$1(t))}
function g(e){
return e.reduce((e,t)=>e+h(t),0)}
exports.default=s;
"use strict";
const e=require("./core.js");
const t=require("./by-path.js");
const n=require("./text.js");
const r=require("./markdown.js");
const i=require("./uri.js");
const a=require("./worst-first.js");
const o=r.markdown`| place | severity | what | rule |\n| ---: | --- | --- | --- |`;
var s=n.defineOutput({
id:`markdown`,
order:5,
readers:`comments, job summaries`,
holds:"a table for each file, the worst first and infos folded, and what `--fix` would change; places are links where the Action knows the commit",
syntax:`markdown`,
render({
findings:t,
summary:n},i){
let a=(i.remarks??[]).map(e=>r.markdown`\n${e}\n`);
let o=r.markdown.joined([r.markdown`**mcp-lint**: ${n}\n`,...a],r.markdown``);
let s=(i.limit??1/0)-h(o)-200;
let f=d(s,c(t.filter(({
severity:e})=>e!==`info`)),i);
let p=t.filter(({
severity:e})=>e===`info`);
let m=d(s-g(f),p,i);
let _=t.length-f.length-m.length;
let v=_===0?[]:[r.markdown`\nand ${e.count(_,`more finding`)}\n`];
let y=[...f,...l(m)];
let b=u(i);
let x=s-g(y);
return r.markdown.joined([o,...y,...v,...h(b)>x?[]:[b]],r.markdown``)}});
function c(e){
let n=[...t.byPath(e).values()].map(a.worstFirst);
let r=([e])=>e===void 0?0:a.severityRank(e.severity);
return n.sort((e,t)=>r(e)-r(t)).flat()}
function l(t){
if(t.length===0)
return[];
return[r.markdown`\n<details><summary>${e.count(t.length,`info`)}</summary>\n`,...t,r.markdown`\n</details>\n`]}
function u({
diff:e=``}){
if(e===``)
return r.markdown``;
return r.markdown`\n<details><summary>What --fix would change</summary>\n\n${r.fenced(e,`diff`)}\n</details>\n`}
function d(e,t,n){
let i=e;
let a;
let o=[];
for(
let e of t){
let t=p(e,n);
let s=e.path===a?t:r.markdown`${f(e.path,n)}${t}`;
i-=h(s);
if(i<0)
break;
o.push(s);
a=e.path}
return o}
function f(t,n){
return r.markdown`\n### ${e.pathFromHere(t,n)}\n\n${o}\n`}
function p(e,t){
let{
rule:i,
severity:a,
location:o,
message:s,
help:c}=e;
let l=n.morePlaces(e);
let u=l===void 0?r.markdown``:r.markdown`<br>${l}`;
let d=c===void 0?r.markdown``:r.markdown`<br>${c}`;
let f=t.docsUrl(i);
let p=f===void 0?i:r.link(i,f);
return r.markdown`| ${m(o,t)} | ${a} | ${s}${u}${d} | ${p} |\n`}
function m({
path:t,
line:n,
column:a,
endLine:o},{
repositoryPath:s,
blobUrl:c}){
let l=r.markdown`${n}:${a}`;
let u=s(t);
if(c===void 0||e.isOutside(u))
return l;
let d=o>n?`L${n}-L${o}`:`L${n}`;
return r.link(l,`${c}/${i.encodedPath(u)}?plain=1#${d}`)}
function h(t){
return e.bytesIn(e.textOf(t))}
function g(e){
return e.reduce((e,t)=>e+h(t),0)}
exports.default=s;
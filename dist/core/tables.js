"use strict";
const e=require("./table.js");
const t=require("./markdown.js");
const n=require("./core.js");
const r=require("./text.js");
function i(e,r,i){
if(e===`markdown`)
return n.finished(t.markdown`${t.markdown.joined(r.map(o),t.markdown`\n\n`)}\n`);
return n.finished(n.text`${n.text.joined(r.map(e=>a(e,i)),n.text`\n\n`)}\n`)}
function a({
title:t,
heads:i,
rows:a,
notes:o},{
color:s,
width:c=120}){
let l=r.painter(s);
let u=e.aligned({
heads:[i],
rows:a});
let d=u.width<=c?u.lines.map((e,t)=>t<u.heads?l(`dim`,e):n.text`${e}`):a.flatMap(([e=``,...t])=>[n.text`${e}`,...t.flatMap((e,t)=>e===``?[]:[n.text`  ${i[t+1]??``}: ${e}`])]);
let f=[...t===``?[]:[l(`bold`,t)],...a.length===0?[]:d,...o.length===0||a.length===0?[]:[n.text``],...o.map(e=>n.text`${e}`)];
return n.text.joined(f,n.text`\n`)}
function o({
title:e,
heads:n,
rows:r,
notes:i}){
let a=e=>t.markdown`| ${t.markdown.joined(e.map(e=>t.markdown`${e}`),t.markdown` | `)} |`;
let o=t.markdown`| ${t.markdown.joined(n.map(()=>t.markdown`---`),t.markdown` | `)} |`;
let s=[...e===``?[]:[t.markdown`### ${e}\n`],...r.length===0?[]:[a(n),o,...r.map(a)],...i.length===0||r.length===0?[]:[t.markdown``],...i.map(e=>t.markdown`- ${e}`)];
return t.markdown.joined(s,t.markdown`\n`)}
exports.renderTables=i;
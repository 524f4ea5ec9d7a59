"use strict";
const e=require("./core.js");
const t=require("./text.js");
const n=require("./references.js");
const r=require("./table.js");
const i=require("./words.js");
var a=require("./define.js").defineServersOutput({
id:`text`,
order:1,
syntax:`text`,
overview(t,n){
if(i.isEmpty(t))
return e.text`no MCP servers found\n`;
let r=t.projects.map(e=>l(o(e,n)));
let a=c(t,n);
a.length>0&&r.push(l(a));
return e.text`${e.text.joined(r,e.text`\n\n`)}\n`},
references(t,r){
let i=t.found.map(t=>e.text`${n.cellsOf(t,r).join(`  `)}`);
return e.text`${l([...i,...i.length>0?[e.text``]:[],e.text`${n.summaryOf(t)}`])}\n`}});
function o(n,a){
let{
color:o,
width:c=120}=a;
let l=t.painter(o);
let u=t=>e.pathFromHere(t,a);
let d=i.notesOn(n).map(({
at:t,
words:n})=>e.text`${l(`bold`,`${u(t.path)}:${t.line}:${t.column}`)}  ${n}`);
let f=[r.detailedTable(n),r.briefTable(n)].map(r.aligned).find(e=>e.width<=c);
return[l(`bold`,u(n.folder)||`./`),...f?.lines.map((t,n)=>n<f.heads?l(`dim`,t):e.text`${t}`)??s(n),...d.length>0?[e.text``,...d]:[]]}
function s({
clients:t,
servers:n}){
return n.flatMap(n=>[e.text`${i.labelOf(n)}`,...t.map(e=>({
name:e.name,
cell:i.cellFor(n,e)})).filter(({
cell:e})=>e!==`\u2013`).map(({
name:t,
cell:n})=>e.text`  ${t}: ${n}`)])}
function c({
others:n},{
color:r}){
let a=t.painter(r);
let o;
return n.flatMap(t=>{
let n=t.client.id===o?[]:[a(`bold`,t.client.name)];
o=t.client.id;
return[...n,e.text`${i.listed(t)}`]})}
function l(t){
return e.text.joined(t,e.text`\n`)}
exports.default=a;
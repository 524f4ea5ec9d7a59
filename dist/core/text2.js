"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./text.js");
const n=require("./references.js");
const r=require("./words.js");
const i=require("./define.js");
function a(e){
let{
clients:t,
servers:n}=e;
return{
heads:[[``,...t.map(({
name:e})=>e)],[``,...t.map(t=>r.filesOf(t,e).join(`, `))]],
rows:n.map(e=>[r.labelOf(e),...t.map(t=>r.cellFor(e,t))])}}
function o({
clients:e,
servers:t}){
return{
heads:[[``,...e.map(({
name:e})=>e)]],
rows:t.map(t=>[r.labelOf(t),...e.map(e=>r.cellFor(t,e,{
brief:!0}))])}}
function s({
heads:e,
rows:t}){
let n=[...e,...t].map(e=>e.map(e=>c(e)));
let r=(n[0]??[]).map((e,t)=>n.reduce((e,n)=>Math.max(e,n[t]?.width??0),0));
let i=n.map(e=>e.map(({
words:e,
width:t},n)=>e+` `.repeat((r[n]??0)+2-t)).join(``).trimEnd());
return{
width:r.reduce((e,t)=>e+t+2,-2),
heads:e.length,
lines:i}}
function c(n){
let r=e.printable(n);
return{
words:r,
width:t.widthOf(r)}}
var l=i.defineServersOutput({
id:`text`,
order:1,
syntax:`text`,
overview(t,n){
if(r.isEmpty(t))
return e.text`no MCP servers found\n`;
let i=t.projects.map(e=>p(u(e,n)));
let a=f(t,n);
a.length>0&&i.push(p(a));
return e.text`${e.text.joined(i,e.text`\n\n`)}\n`},
references(t,r){
let i=t.found.map(t=>e.text`${n.cellsOf(t,r).join(`  `)}`);
return e.text`${p([...i,...i.length>0?[e.text``]:[],e.text`${n.summaryOf(t)}`])}\n`}});
function u(n,i){
let{
color:c,
width:l=120}=i;
let u=t.painter(c);
let f=t=>e.pathFromHere(t,i);
let p=r.notesOn(n).map(({
at:t,
words:n})=>e.text`${u(`bold`,`${f(t.path)}:${t.line}:${t.column}`)}  ${n}`);
let m=[a(n),o(n)].map(s).find(e=>e.width<=l);
return[u(`bold`,f(n.folder)||`./`),...m?.lines.map((t,n)=>n<m.heads?u(`dim`,t):e.text`${t}`)??d(n),...p.length>0?[e.text``,...p]:[]]}
function d({
clients:t,
servers:n}){
return n.flatMap(n=>[e.text`${r.labelOf(n)}`,...t.map(e=>({
name:e.name,
cell:r.cellFor(n,e)})).filter(({
cell:e})=>e!==`\u2013`).map(({
name:t,
cell:n})=>e.text`  ${t}: ${n}`)])}
function f({
others:n},{
color:i}){
let a=t.painter(i);
let o;
return n.flatMap(t=>{
let n=t.client.id===o?[]:[a(`bold`,t.client.name)];
o=t.client.id;
return[...n,e.text`${r.listed(t)}`]})}
function p(t){
return e.text.joined(t,e.text`\n`)}
exports.default=l;
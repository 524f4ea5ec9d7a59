"use strict";
const e=require("./core.js");
const t=require("./markdown.js");
const n=require("./references.js");
const r=require("./words.js");
var i=require("./define.js").defineServersOutput({
id:`markdown`,
order:3,
syntax:`markdown`,
overview(e,n){
if(r.isEmpty(e))
return t.markdown`no MCP servers found\n`;
let i=[...e.projects.map(e=>a(e,n)),...c(e)];
return t.markdown`${d(i)}\n`},
references(e,r){
let i=e.found.map(e=>l(n.cellsOf(e,r).map(e=>t.markdown`${e}`)));
let a=[t.markdown`| place | client | mention |`,t.markdown`| --- | --- | --- |`,...i,t.markdown``];
return t.markdown`${u([...i.length>0?a:[],t.markdown`${n.summaryOf(e)}`])}\n`}});
function a(n,i){
let a=t=>e.pathFromHere(t,i);
let s=t.markdown`### MCP servers in ${a(n.folder)||`this repository`}`;
let c=r.notesOn(n).map(({
at:e,
words:n})=>t.markdown`- ${a(e.path)}:${e.line}:${e.column} ${n}`);
return d([s,o(n),...c.length>0?[u(c)]:[]])}
function o(e){
let{
clients:n,
servers:i}=e;
let a=n.map(n=>t.markdown.joined([n.name,...r.filesOf(n,e)].map(e=>t.markdown`${e}`),t.markdown`<br>`));
let o=i.map(e=>[t.markdown`${r.labelOf(e)}`,...n.map(t=>s(r.cellFor(e,t)))]);
return u([[t.markdown`server`,...a],[`server`,...a].map(()=>t.markdown`---`),...o].map(l))}
function s(e){
let[,n=``,r=``]=/^(differs|refused)?(.*)$/s.exec(e)??[];
return n===``?t.markdown`${r}`:t.markdown`**${n}**${r}`}
function c({
others:e}){
let n=new Map;
for(
let t of e)
n.set(t.client.id,[...n.get(t.client.id)??[],t]);
return[...n.values()].map(e=>u([t.markdown`### ${e[0]?.client.name??``}\n`,...e.map(e=>t.markdown`- ${r.listed(e)}`)]))}
function l(e){
return t.markdown`| ${t.markdown.joined(e,t.markdown` | `)} |`}
function u(e){
return t.markdown.joined(e,t.markdown`\n`)}
function d(e){
return t.markdown.joined(e,t.markdown`\n\n`)}
exports.default=i;
"use strict";
const e=require("./core.js");
const t=require("./start.js");
function n(e){
let t=[];
for(
let n of e)
for(
let[e,r]of n.entries())
t[e]=Math.max(t[e]??0,r.length);
return e.map(e=>e.map((e,n)=>e.padEnd(t[n]??0)).join(`  `).trimEnd())}
function r(e,t){
return e.map(e=>e===``?``:` `.repeat(t)+e)}
function i(e){
return`${JSON.stringify({
version:1,...e},null,2)}\n`}
const a=new Map([[`json`,`JSON`],[`yaml`,`YAML`],[`toml`,`TOML`],[`markdown`,`Markdown front matter`]]);
function o(e,t){
if(t===`json`)
return i({
clients:e});
return`${e.map(e=>s(e).join(`
`)).join(`

`)}\n`}
function s({
id:e,
name:t,
formats:i,
reactions:a}){
return[`${t} (${e})`,...r(i.flatMap(c),2),...r(n(a.map(({
question:e,
answer:t})=>[`${e}:`,t])),2)]}
function c(e){
let t=[[`files`,e.files.join(`, `)],[`with --user`,e.userFiles.join(`, `)],[`syntax`,l(e)]].filter(([,e])=>e!==``);
return[`${e.id}  ${e.title}`,...r(n(t),2)]}
function l({
language:e,
comments:t,
trailingCommas:n}){
let r=a.get(e)??e;
if(e!==`json`)
return r;
return`${r}, ${u(`comments`,t)}, ${u(`trailing commas`,n)}`}
function u(e,t){
return`${t?`with`:`no`} ${e}`}
function d(e){
if(e===``)
return[];
return e.split(`
`).flatMap(f)}
function f(e){
let t=[];
let n=``;
for(
let r of e.split(` `)){
let e=n===``?r:`${n} ${r}`;
if(n!==``&&e.length>98){
t.push(n);
n=r}else 
n=e}
return[...t,n]}
function p(e,t){
if(t===`json`)
return i({
rule:e});
return`${[[`${e.id}  (${e.severity}, ${e.category})`,...d(e.summary)],h(`Why`,d(e.why)),h(`How to fix`,d(e.fix)),...e.examples.map(m),h(`Evidence`,e.evidence.flatMap(({
claim:e,
source:t,
date:n})=>[...d(e),`  ${t}, ${n}`])),e.url===``?[]:[e.url]].filter(e=>e.length>0).map(e=>e.join(`
`)).join(`

`)}\n`}
function m({
title:e,
path:t,
asked:n,
text:i,
findings:a}){
let o=i.replace(/\n$/,``).split(`
`);
let s=a.length===0?[`nothing is reported`]:a.map(e=>`reported: ${e}`);
return[`Example: ${e} (${n===void 0?t:`${t}, with ${n}`})`,...r(o,4),...r(s,2)]}
function h(e,t){
return t.length===0?[]:[e,...r(t,2)]}
function g(t,a){
if(a===`json`)
return i({
rules:t});
let o=n(t.map(({
id:e,
severity:t,
summary:n})=>[e,t,n]));
let s=new Map;
for(
let[e,{
category:n}]of t.entries()){
let t=s.get(n)??[];
t.push(o[e]??``);
s.set(n,t)}
return`${[...[...s].map(([e,t])=>[e,...r(t,2)].join(`
`)),`${e.count(t.length,`rule`)}; "mcp-lint explain <rule>" says more`].join(`

`)}\n`}
function _(e){
switch(e.name){case`help`:
return t.readHelp();case`rules`:
return g(t.readRules(),e.format);case`clients`:
return o(t.readClients(),e.format);case`explain`:
return p(v(e.rule),e.format)}}
function v(n){
let r=t.readRules();
let i=r.find(e=>e.id===n);
if(i!==void 0)
return i;
let a=e.suggest(n,r.map(e=>e.id));
let o=a===void 0?`"mcp-lint rules" lists them`:`did you mean ${e.quote(a)}?`;
throw new e.UsageError(`there is no rule ${e.quote(n)}; ${o}`)}
exports.page=_;
"use strict";
const e=require("./core.js");
const t=require("./start.js");
const n=require("./json.js");
function r(e){
let t=[];
for(
let n of e)
for(
let[e,r]of n.entries())
t[e]=Math.max(t[e]??0,r.length);
return e.map(e=>e.map((e,n)=>e.padEnd(t[n]??0)).join(`  `).trimEnd())}
function i(e,t){
return e.map(e=>e===``?``:` `.repeat(t)+e)}
function a(e){
return n.jsonText({
version:1,...e})}
const o=new Map([[`json`,`JSON`],[`yaml`,`YAML`],[`toml`,`TOML`],[`markdown`,`Markdown front matter`]]);
function s(e,t){
if(t===`json`)
return a({
clients:e});
return`${e.map(e=>c(e).join(`
`)).join(`

`)}\n`}
function c({
id:e,
name:t,
formats:n,
reactions:a}){
return[`${t} (${e})`,...i(n.flatMap(l),2),...i(r(a.map(({
question:e,
answer:t})=>[`${e}:`,t])),2)]}
function l(e){
let t=[[`files`,e.files.join(`, `)],[`with --user`,e.userFiles.join(`, `)],[`syntax`,u(e)]].filter(([,e])=>e!==``);
return[`${e.id}  ${e.title}`,...i(r(t),2)]}
function u({
language:e,
comments:t,
trailingCommas:n}){
let r=o.get(e)??e;
if(e!==`json`)
return r;
return`${r}, ${d(`comments`,t)}, ${d(`trailing commas`,n)}`}
function d(e,t=!1){
return`${t?`with`:`no`} ${e}`}
function f(e){
if(e===``)
return[];
return e.split(`
`).flatMap(p)}
function p(e){
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
function m(e,t){
if(t===`json`)
return a({
rule:e});
return`${[[`${e.id}  (${e.severity}, ${e.category})`,...f(e.summary)],g(`Why`,f(e.why)),g(`How to fix`,f(e.fix)),...e.examples.map(h),g(`Evidence`,e.evidence.flatMap(({
claim:e,
source:t,
date:n})=>[...f(e),`  ${t}, ${n}`])),e.url===``?[]:[e.url]].filter(e=>e.length>0).map(e=>e.join(`
`)).join(`

`)}\n`}
function h({
title:e,
path:t,
asked:n,
text:r,
findings:a}){
let o=r.replace(/\n$/,``).split(`
`);
let s=a.length===0?[`nothing is reported`]:a.map(e=>`reported: ${e}`);
return[`Example: ${e} (${n===void 0?t:`${t}, with ${n}`})`,...i(o,4),...i(s,2)]}
function g(e,t){
return t.length===0?[]:[e,...i(t,2)]}
function _(t,n){
if(n===`json`)
return a({
rules:t});
let o=r(t.map(({
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
return`${[...[...s].map(([e,t])=>[e,...i(t,2)].join(`
`)),`${e.count(t.length,`rule`)}; "mcp-lint explain <rule>" says more`].join(`

`)}\n`}
function v(e){
switch(e.name){case`help`:
return t.readHelp(e.of);case`rules`:
return _(t.readRules(),e.format);case`clients`:
return s(y(e.client),e.format);case`explain`:
return m(b(e.rule),e.format)}}
function y(e){
let n=t.readClients();
if(e===void 0)
return n;
let r=n.filter(t=>t.id===e||t.formats.some(t=>t.id===e));
if(r.length>0)
return r;
throw x(`client`,e,n.map(e=>e.id),`mcp-lint clients`)}
function b(e){
let n=t.readRules();
let r=n.find(t=>t.id===e);
if(r!==void 0)
return r;
throw x(`rule`,e,n.map(e=>e.id),`mcp-lint rules`)}
function x(t,n,r,i){
let a=e.suggest(n,r);
let o=a===void 0?`"${i}" lists them`:`did you mean ${e.quote(a)}?`;
return new e.UsageError(`there is no ${t} ${e.quote(n)}; ${o}`)}
exports.page=v;
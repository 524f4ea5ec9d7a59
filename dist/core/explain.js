"use strict";
const e=require("./start.js");
const t=require("./core.js");
const n=require("./print-json.js");
const r=require("./known.js");
const i=require("./columns.js");
function a(e){
if(e===``)
return[];
return e.split(`
`).flatMap(o)}
function o(e){
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
function s(e,t){
if(t===`json`)
return n.printJson({
rule:e});
return`${[[`${e.id}  (${e.severity}, ${e.category})`,...a(e.summary)],l(`Why`,a(e.why)),l(`How to fix`,a(e.fix)),...e.examples.map(c),l(`Evidence`,e.evidence.flatMap(({
claim:e,
source:t,
date:n})=>[...a(e),`  ${t}, ${n}`])),e.url===``?[]:[e.url]].filter(e=>e.length>0).map(e=>e.join(`
`)).join(`

`)}\n`}
function c({
title:e,
path:t,
asked:n,
text:r,
findings:a}){
let o=r.replace(/\n$/,``).split(`
`);
let s=a.length===0?[`nothing is reported`]:a.map(e=>`reported: ${e}`);
return[`Example: ${e} (${n===void 0?t:`${t}, with ${n}`})`,...i.indent(o,4),...i.indent(s,2)]}
function l(e,t){
return t.length===0?[]:[e,...i.indent(t,2)]}
var u=t.defineCommand({
id:`explain`,
order:7,
takes:`<rule>`,
summary:`why a rule exists, with examples and the fix`,
options:[t.format(n.catalogFormats),...t.color],
read:e=>{
let r=t.atMostOne(e,`rule`);
if(r===void 0)
throw new t.UsageError(`"mcp-lint explain" needs the id of a rule; "mcp-lint rules" lists them`);
return{
rule:r,
format:t.choice(e,`format`,n.catalogFormats)??`text`}},
run:async n=>{
let i=e.readRules();
let a=i.find(({
id:e})=>e===n.rule);
if(a===void 0)
throw r.unknown(`rule`,n.rule,i);
t.print(t.plainLines(s(a,n.format)));
return 0}});
exports.default=u;
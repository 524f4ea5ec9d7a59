"use strict";
const e=require("./start.js");
const t=require("./core.js");
const n=require("./print-json.js");
const r=require("./columns.js");
function i(e,i){
if(i===`json`)
return n.printJson({
rules:e});
let a=r.columns(e.map(({
id:e,
severity:t,
summary:n})=>[e,t,n]));
let o=new Map;
for(
let[t,{
category:n}]of e.entries()){
let e=o.get(n)??[];
e.push(a[t]??``);
o.set(n,e)}
return`${[...[...o].map(([e,t])=>[e,...r.indent(t,2)].join(`
`)),`${t.count(e.length,`rule`)}; "mcp-lint explain <rule>" says more`].join(`

`)}\n`}
var a=t.defineCommand({
id:`rules`,
order:6,
summary:`list every rule with its severity`,
options:[t.format(n.catalogFormats),...t.color],
read:e=>{
t.none(e);
return{
format:t.choice(e,`format`,n.catalogFormats)??`text`}},
run:async n=>{
t.print(t.plainLines(i(e.readRules(),n.format)));
return 0}});
exports.default=a;
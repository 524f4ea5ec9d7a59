"use strict";
require("./rolldown-runtime.js");
const e=require("./start.js");
const t=require("./core.js");
const n=require("./print-json.js");
function r(e,r){
if(r===`json`)
return n.printJson({
rules:e});
let i=n.columns(e.map(({
id:e,
severity:t,
summary:n})=>[e,t,n]));
let a=new Map;
for(
let[t,{
category:n}]of e.entries()){
let e=a.get(n)??[];
e.push(i[t]??``);
a.set(n,e)}
return`${[...[...a].map(([e,t])=>[e,...n.indent(t,2)].join(`
`)),`${t.count(e.length,`rule`)}; "mcp-lint explain <rule>" says more`].join(`

`)}\n`}
var i=t.defineCommand({
id:`rules`,
order:6,
summary:`list every rule with its severity`,
options:[t.format(n.catalogFormats),...t.color],
read:e=>{
t.none(e);
return{
format:t.choice(e,`format`,n.catalogFormats)??`text`}},
run:async n=>{
t.print(t.plainLines(r(e.readRules(),n.format)));
return 0}});
exports.default=i;
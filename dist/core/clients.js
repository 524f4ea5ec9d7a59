"use strict";
const e=require("./start.js");
const t=require("./core.js");
const n=require("./print-json.js");
const r=require("./known.js");
const i=require("./columns.js");
const a=new Map([[`json`,`JSON`],[`yaml`,`YAML`],[`toml`,`TOML`],[`markdown`,`Markdown front matter`]]);
function o(e,t){
if(t===`json`)
return n.printJson({
clients:e});
return`${e.map(e=>s(e).join(`
`)).join(`

`)}\n`}
function s({
id:e,
name:t,
formats:n,
reactions:r}){
return[`${t} (${e})`,...i.indent(n.flatMap(c),2),...i.indent(i.columns(r.map(({
question:e,
answer:t})=>[`${e}:`,t])),2)]}
function c(e){
let t=[[`files`,e.files.join(`, `)],[`with --user`,e.userFiles.join(`, `)],[`syntax`,l(e)]].filter(([,e])=>e!==``);
return[`${e.id}  ${e.title}`,...i.indent(i.columns(t),2)]}
function l({
language:e,
comments:t,
trailingCommas:n}){
let r=a.get(e)??e;
if(e!==`json`)
return r;
return`${r}, ${u(`comments`,t)}, ${u(`trailing commas`,n)}`}
function u(e,t=!1){
return`${t?`with`:`no`} ${e}`}
var d=t.defineCommand({
id:`clients`,
order:8,
takes:`[client]`,
summary:`the files of a client, or of all, and what it does with mistakes`,
options:[t.format(n.catalogFormats),...t.color],
read:e=>({...t.optional(`client`,t.atMostOne(e,`client`)),
format:t.choice(e,`format`,n.catalogFormats)??`text`}),
run:async({
client:n,
format:i})=>{
let a=e.readClients();
let s=n===void 0?a:a.filter(({
id:e,
formats:t})=>e===n||t.some(e=>e.id===n));
if(n!==void 0&&s.length===0)
throw r.unknown(`client`,n,a);
t.print(t.plainLines(o(s,i)));
return 0}});
exports.default=d;
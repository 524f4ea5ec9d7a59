"use strict";
require("./rolldown-runtime.js");
const e=require("./start.js");
const t=require("./core.js");
const n=require("./print-json.js");
const r=require("./known.js");
const i=new Map([[`json`,`JSON`],[`yaml`,`YAML`],[`toml`,`TOML`],[`markdown`,`Markdown front matter`]]);
function a(e,t){
if(t===`json`)
return n.printJson({
clients:e});
return`${e.map(e=>o(e).join(`
`)).join(`

`)}\n`}
function o({
id:e,
name:t,
formats:r,
reactions:i}){
return[`${t} (${e})`,...n.indent(r.flatMap(s),2),...n.indent(n.columns(i.map(({
question:e,
answer:t})=>[`${e}:`,t])),2)]}
function s(e){
let t=[[`files`,e.files.join(`, `)],[`with --user`,e.userFiles.join(`, `)],[`syntax`,c(e)]].filter(([,e])=>e!==``);
return[`${e.id}  ${e.title}`,...n.indent(n.columns(t),2)]}
function c({
language:e,
comments:t,
trailingCommas:n}){
let r=i.get(e)??e;
if(e!==`json`)
return r;
return`${r}, ${l(`comments`,t)}, ${l(`trailing commas`,n)}`}
function l(e,t=!1){
return`${t?`with`:`no`} ${e}`}
var u=t.defineCommand({
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
let o=e.readClients();
let s=n===void 0?o:o.filter(({
id:e,
formats:t})=>e===n||t.some(e=>e.id===n));
if(n!==void 0&&s.length===0)
throw r.unknown(`client`,n,o);
t.print(t.plainLines(a(s,i)));
return 0}});
exports.default=u;
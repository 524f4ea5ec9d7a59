"use strict";
const e=require("./start.js");
const t=require("./core.js");
const n=require("./print-json.js");
const r={
vscode:e=>d({
"json.schemas":s(e,`json`).map(c),
"yaml.schemas":l(s(e,`yaml`)),
"evenBetterToml.schema.associations":Object.fromEntries(s(e,`toml`).flatMap(({
schema:e,
files:t})=>t.map(t=>[u(t),o(e)])))}),
zed:e=>d({
lsp:{
"json-language-server":{
settings:{
json:{
schemas:s(e,`json`).map(c)}}},
"yaml-language-server":{
settings:{
yaml:{
schemas:l(s(e,`yaml`))}}}}}),
taplo:e=>s(e,`toml`).map(({
schema:e,
files:t})=>`[[rule]]\ninclude = [${t.map(e=>JSON.stringify(`**/${e}`)).join(`, `)}]\n\n[rule.schema]\nurl = ${JSON.stringify(o(e))}\n`).join(`
`),
yaml:e=>d({
"yaml.schemas":l(s(e,`yaml`))}),
schemastore:e=>d({
$schema:`https://json.schemastore.org/schema-catalog.json`,
version:1,
schemas:e.map(({
schema:e,
title:t,
description:n,
files:r})=>({
name:t,
description:n,
fileMatch:r.map(e=>`**/${e}`),
url:o(e)}))})};
const i=Object.keys(r);
function a(e,t){
return r[e](t.filter(({
client:t})=>t!==e))}
function o(t){
return`${e.about.schemas}${t}.schema.json`}
function s(e,t){
return e.filter(({
language:e})=>e===t)}
function c({
schema:e,
files:t}){
return{
fileMatch:t,
url:o(e)}}
function l(e){
let t={};
for(
let{
schema:n,
files:r}of e)
t[o(n)]=[...t[o(n)]??[],...r];
return t}
function u(e){
return`^(.*/)${e.replace(/[.+?^${}()|[\]\\]/g,`\\$&`).replaceAll(`*`,`[^/]*`)}$`}
function d(e){
return`${JSON.stringify(e,null,2)}\n`}
var f=t.defineCommand({
id:`schemas`,
order:9,
summary:`which JSON Schema is for which files, also as settings of an editor`,
options:[{
name:`for`,
value:i.join(`|`),
excludes:`format`,
summary:`write settings that associate the schemas`},t.format(n.catalogFormats)],
read:e=>{
t.none(e);
return{...t.optional(`editor`,t.choice(e,`for`,i)),
format:t.choice(e,`format`,n.catalogFormats)??`text`}},
run:async r=>{
let i=e.readSchemas();
r.editor===void 0?t.print(r.format===`json`?n.printJson({
schemas:i.map(p)}):m(i)):t.print(a(r.editor,i));
return 0}});
function p({
schema:e,
title:t,
language:n,
files:r}){
return{
title:t,
language:n,
files:r,
url:o(e)}}
function m(e){
return e.map(({
schema:e,
title:t,
files:n})=>`${t}\n  ${o(e)}\n${n.map(e=>`    ${e}\n`).join(``)}`).join(`
`)}
exports.default=f;
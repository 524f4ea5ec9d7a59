"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
const n=require("./start.js");
const r=require("./all-changes.js");
let i=require("node:fs");
let a=require("node:path");
function o(e){
return/^y(?:es)?$/i.test(s(e))}
function s(e){
n.write(1,e);
let t=Buffer.alloc(1024);
try{
return t.toString(`utf8`,0,(0,i.readSync)(0,t)).trim()}catch{
return``}}
const[c=`0`]=n.about.version.split(`.`);
const l=n.about.home.replace(`https://github.com/`,``);
function u(e){
return`{
  "$schema": "${n.about.home}/raw/v${n.about.version}/schemas/mcp-lint.schema.json",
  "targets": [${e.map(e=>`"${e}"`).join(`, `)}],
  "rules": {},
  "ignore": []
}
`}
const d=`name: mcp-lint
on:
  push:
    branches: [main, master]
  pull_request:
permissions:
  contents: read
jobs:
  mcp-lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${l}@v${c}
`;
const f=[`- repo: ${n.about.home}`,`  rev: v${n.about.version}`,`  hooks:`,`    - id: mcp-lint`];
const p=`mcp-lint:
  image: node:24-alpine
  script:
    - npx --yes ${n.about.name}@${n.about.version} --format gitlab --output gl-code-quality-report.json
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
`;
const m=`mcp-lint.mcp-lint`;
const h=`recommendations`;
const g=new Set([`comment`,`trailing-comma`]);
async function _(e){
if(e===void 0||e.trim()===``)
return`${JSON.stringify({
[h]:[m]},void 0,2)}\n`;
let n=(await t.loadParsers([`json`]))({
path:``,
text:e,
problems:[]},`json`);
let{
value:i,
problems:a}=n;
if(!t.isObject(i)||!a.every(({
kind:e})=>g.has(e)))
return;
let o=i[h]??[];
if(!Array.isArray(o))
return;
if(o.some(e=>typeof e==`string`&&e.toLowerCase()===`mcp-lint.mcp-lint`))
return e;
let s=o.length===0?{
do:h in i?`set`:`add`,
at:[h],
value:[m]}:{
do:`insert`,
into:[h],
position:o.length,
values:[m]};
let{
text:c,
refused:l}=await r.makeAll(n,[s]);
return l.size===0?c:void 0}
async function v(e){
if(e===void 0||e.trim()===``)
return p;
let{
parseDocument:t}=await B(`./yaml.js`,`require_dist`);
let n=e=>{
let n=t(e,{
logLevel:`silent`,
customTags:[y]});
let r=n.errors.length>0?void 0:n.toJS({
maxAliasCount:0});
return typeof r==`object`&&r&&!Array.isArray(r)?r:void 0};
try{
let t=n(e);
if(t===void 0)
return;
if(Object.hasOwn(t,`mcp-lint`))
return e;
let r=`${e}${e.endsWith(`
`)?``:`
`}\n${p}`;
let{
"mcp-lint":i,...a}=n(r)??{};
return i!==void 0&&JSON.stringify(a)===JSON.stringify(t)?r:void 0}catch{
return}}
const y={
tag:`!reference`,
collection:`seq`};
async function b(e){
if(e===void 0||e.trim()===``)
return`repos:\n${S(`  `)}`;
let{
isSeq:t,
parseDocument:n}=await B(`./yaml.js`,`require_dist`);
let r=e=>{
let t=n(e,{
logLevel:`silent`});
let r=t.errors.length>0?void 0:t.toJS({
maxAliasCount:0});
let i=typeof r==`object`&&r&&`repos`in r?r.repos:void 0;
return Array.isArray(i)?i:void 0};
try{
let i=r(e);
if(i?.some(x))
return e;
let a=n(e,{
logLevel:`silent`}).get(`repos`,!0);
if(i===void 0||!t(a)||a.flow||a.range==null)
return;
let[o,,s]=a.range;
let c=/(?<![ \t])[ \t]*$/.exec(e.slice(0,o))?.[0]??``;
let l=e.slice(0,s);
let u=`${l}${l.endsWith(`
`)?``:`
`}${S(c)}${e.slice(s)}`;
return JSON.stringify(r(u)?.slice(0,-1))===JSON.stringify(i)&&r(u)?.some(x)?u:void 0}catch{
return}}
function x(e){
return JSON.stringify(e)?.includes(`/mcp-lint"`)===!0}
function S(e){
return`${f.map(t=>e+t).join(`
`)}\n`}
function C(e=``){
if(e.split(`
`).some(e=>/\bmcp-lint\b/.test(e.replace(/#.*/,``))))
return e;
return`${e}${e===``||e.endsWith(`
`)?``:`
`}npx --no-install mcp-lint
`}
async function w(e,n){
return{
clients:await T(e,n),
host:E(e,n),
hooks:D(e,n),
hasEditor:t.isFolder(t.join(e,`.vscode`),n)}}
async function T(e,n){
let{
files:r}=await t.lint({
files:n,
cwd:e,
paths:[],
targets:[],
rules:new Map,
config:!1,
user:!1});
let i=new Map;
for(
let{
client:e,
clientName:t,
servers:n,
isStray:a}of r)
n.length>0&&a!==!0&&i.set(e,t);
return[...i].map(([e,t])=>({
id:e,
name:t})).sort((e,t)=>e.id<t.id?-1:1)}
function E(e,n){
let r=t.gitFolders(e,n);
let i=r===void 0?``:k(t.join(r.common,`config`),n);
for(
let[,e=``]of i.matchAll(/^[ \t]*url[ \t]*=[ \t]*(\S+)/gim)){
let[,t=``]=/^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)[:/]/i.exec(e)??[];
if(/^(?:www\.|ssh\.)?github\.com$/i.test(t))
return`github`;
if(/(?:^|\.)gitlab\./i.test(t))
return`gitlab`}
if(n.kind(t.join(e,`.gitlab-ci.yml`))===`file`)
return`gitlab`;
return t.isFolder(t.join(e,`.github`),n)?`github`:void 0}
function D(e,n){
if(n.kind(t.join(e,`.pre-commit-config.yaml`))!==void 0)
return`pre-commit`;
if(t.isFolder(t.join(e,`.husky`),n))
return`husky`;
if([`lefthook.yml`,`lefthook.yaml`,`.lefthook.yml`].some(r=>n.kind(t.join(e,r))===`file`))
return`lefthook`;
let r=O(k(t.join(e,`package.json`),n));
return t.isObject(r)&&Object.hasOwn(r,`lint-staged`)?`lint-staged`:`pre-commit`}
function O(e){
try{
return JSON.parse(e)}catch{
return}}
function k(e,t){
try{
return t.kind(e)===`file`?new TextDecoder().decode(t.head(e,65536)):``}catch{
return``}}
const A={
github:{
path:`.github/workflows/mcp-lint.yml`,
from:()=>d},
gitlab:{
path:`.gitlab-ci.yml`,
from:v,
lacks:`a job cannot be added to it safely`}};
const j={
"pre-commit":{
path:`.pre-commit-config.yaml`,
from:b,
lacks:`its list of "repos" is not where an entry can be added`},
husky:{
path:`.husky/pre-commit`,
from:C},
lefthook:void 0,
"lint-staged":void 0};
const M={
path:`.vscode/extensions.json`,
from:_,
lacks:`its list of "recommendations" is not where an entry can be added`};
async function N(e,{
yes:r,
say:i}){
let{
clients:a,
host:o,
hooks:s,
hasEditor:c}=await w(t.disk.resolve(e,`.`),t.disk);
i(`found servers of ${a.length===0?`no client`:t.list(a.map(({
name:e})=>e),{
bare:!0})}\n`);
let l=r?[]:await P(a.map(({
id:e})=>e));
let d=[...a.map(({
id:e})=>e),...l];
i(`${await F(e,{
path:`mcp-lint.json`,
from:()=>u(d)},r)}\n`);
let f=o===void 0?void 0:A[o];
i(f===void 0?`no workflow: nothing here says who hosts the repository; ${n.about.docs}/ci.md has the lines\n`:`${await F(e,f,r)}\n`);
let p=j[s];
i(p===void 0?`no hook: this repository has ${s}; ${n.about.docs}/ci.md#hooks has the lines\n`:`${await F(e,p,r)}\n`);
c&&i(`${await F(e,M,r)}\n`);
p===j[`pre-commit`]?i(`
"mcp-lint" lints now; "pre-commit install" puts it before every commit
`):i(`
"mcp-lint" lints now
`)}
async function P(e){
if(!await t.isTerminal(0)||!await t.isTerminal(1))
return[];
let n=s(`For which other clients are the servers meant? Their ids, or nothing: `).split(/[\s,]+/).filter(t=>t!==``&&!e.includes(t));
let r=new Set(t.registry().map(({
client:e})=>e));
for(
let e of n)
if(!r.has(e))
throw new t.UsageError(`there is no client ${t.quote(e)}; "mcp-lint clients" lists them`);
return n}
async function F(e,{
path:r,
from:i,
lacks:o},s){
let c=(0,a.join)(e,r);
let l=L(c);
if(l===`nothing`){
R(c,r,await i(void 0)??``,`wx`);
return`wrote ${r}`}
if(l===`other`)
return`kept ${r}: it is no regular file`;
let{
text:u,
problems:d}=t.readSource(t.disk,c,r).source;
if(d.some(({
fatal:e})=>e))
return`kept ${r}: it cannot be read as text`;
let f=await i(u);
if(f===void 0)
return`kept ${r}: ${o}; ${n.about.docs}/ci.md has the lines`;
if(f===u)
return`kept ${r}: it is as it should be`;
if(!s&&!await I(r))
return`kept ${r}: it exists; "mcp-lint init --yes" changes it`;
R(c,r,f,`w`);
return`changed ${r}`}
async function I(e){
if(!await t.isTerminal(0)||!await t.isTerminal(1))
return!1;
return o(`${e} exists. Change it? [y/N] `)}
function L(e){
try{
return(0,i.lstatSync)(e).isFile()?`file`:`other`}catch{
return`nothing`}}
function R(e,n,r,o){
try{
(0,i.mkdirSync)((0,a.dirname)(e),{
recursive:!0});
(0,i.writeFileSync)(e,r,{
flag:o})}catch(e){
throw new t.UsageError(`${t.quote(n)} cannot be written: ${t.causeOf(e)}`)}}
var z=t.defineCommand({
id:`init`,
order:9,
summary:`write a configuration for the clients found, a workflow and a hook`,
options:[{
name:`yes`,
summary:`change files that exist without asking`}],
read:e=>{
t.none(e);
return{
yes:e.has(`yes`)}},
run:async({
yes:e})=>{
await N(t.workingDirectory(),{
yes:e,
say:t.print});
return 0}});
exports.default=z;
function B(t,n){
return Promise.resolve().then(()=>e.__toESM(require(t)[n](),1))}
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
const n=require("./start.js");
let r=require("node:fs");
let i=require("node:path");
function a(e){
return/^y(?:es)?$/i.test(o(e))}
function o(e){
n.write(1,e);
let t=Buffer.alloc(1024);
try{
return t.toString(`utf8`,0,(0,r.readSync)(0,t)).trim()}catch{
return``}}
const[s=`0`]=n.about.version.split(`.`);
const c=n.about.home.replace(`https://github.com/`,``);
function l(e){
return`{
  "$schema": "${n.about.home}/raw/v${n.about.version}/schemas/mcp-lint.schema.json",
  "targets": [${e.map(e=>`"${e}"`).join(`, `)}],
  "rules": {},
  "ignore": []
}
`}
const u=`name: mcp-lint
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
      - uses: ${c}@v${s}
`;
const d=[`- repo: ${n.about.home}`,`  rev: v${n.about.version}`,`  hooks:`,`    - id: mcp-lint`];
const f=`mcp-lint:
  image: node:24-alpine
  script:
    - npx --yes ${n.about.name}@${n.about.version} --format gitlab --output gl-code-quality-report.json
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
`;
const p=`mcp-lint.mcp-lint`;
async function m(e){
if(e===void 0||e.trim()===``)
return`${JSON.stringify({
recommendations:[p]},void 0,2)}\n`;
let{
applyEdits:t,
modify:n,
parse:r}=await L(`./main.js`,`main_exports`);
let i=e=>{
let t=[];
let n=r(e,t,{
allowTrailingComma:!0});
if(t.length>0||typeof n!=`object`||!n||Array.isArray(n))
return;
return`recommendations`in n?n.recommendations:[]};
let a=i(e);
if(!Array.isArray(a))
return;
if(a.some(e=>typeof e==`string`&&e.toLowerCase()===`mcp-lint.mcp-lint`))
return e;
let o=/\n([ \t]+)/.exec(e)?.[1]??`  `;
let s={
insertSpaces:!o.startsWith(`	`),
tabSize:o.length};
let c=t(e,n(e,[`recommendations`,a.length],p,{
isArrayInsertion:!0,
formattingOptions:s}));
return JSON.stringify(i(c))===JSON.stringify([...a,`mcp-lint.mcp-lint`])?c:void 0}
async function h(e){
if(e===void 0||e.trim()===``)
return f;
let{
parseDocument:t}=await R(`./yaml.js`,`require_dist`);
let n=e=>{
let n=t(e,{
logLevel:`silent`,
customTags:[g]});
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
`}\n${f}`;
let{
"mcp-lint":i,...a}=n(r)??{};
return i!==void 0&&JSON.stringify(a)===JSON.stringify(t)?r:void 0}catch{
return}}
const g={
tag:`!reference`,
collection:`seq`};
async function _(e){
if(e===void 0||e.trim()===``)
return`repos:\n${y(`  `)}`;
let{
isSeq:t,
parseDocument:n}=await R(`./yaml.js`,`require_dist`);
let r=e=>{
let t=n(e,{
logLevel:`silent`});
let r=t.errors.length>0?void 0:t.toJS({
maxAliasCount:0});
let i=typeof r==`object`&&r&&`repos`in r?r.repos:void 0;
return Array.isArray(i)?i:void 0};
try{
let i=r(e);
if(i?.some(v))
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
`}${y(c)}${e.slice(s)}`;
return JSON.stringify(r(u)?.slice(0,-1))===JSON.stringify(i)&&r(u)?.some(v)?u:void 0}catch{
return}}
function v(e){
return JSON.stringify(e)?.includes(`/mcp-lint"`)===!0}
function y(e){
return`${d.map(t=>e+t).join(`
`)}\n`}
function b(e=``){
if(e.split(`
`).some(e=>/\bmcp-lint\b/.test(e.replace(/#.*/,``))))
return e;
return`${e}${e===``||e.endsWith(`
`)?``:`
`}npx --no-install mcp-lint
`}
async function x(e,n){
return{
clients:await S(e,n),
host:C(e,n),
hooks:w(e,n),
hasEditor:t.isFolder(t.join(e,`.vscode`),n)}}
async function S(e,n){
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
function C(e,n){
let r=t.gitFolders(e,n);
let i=r===void 0?``:E(t.join(r.common,`config`),n);
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
function w(e,n){
if(n.kind(t.join(e,`.pre-commit-config.yaml`))!==void 0)
return`pre-commit`;
if(t.isFolder(t.join(e,`.husky`),n))
return`husky`;
if([`lefthook.yml`,`lefthook.yaml`,`.lefthook.yml`].some(r=>n.kind(t.join(e,r))===`file`))
return`lefthook`;
let r=T(E(t.join(e,`package.json`),n));
return t.isObject(r)&&Object.hasOwn(r,`lint-staged`)?`lint-staged`:`pre-commit`}
function T(e){
try{
return JSON.parse(e)}catch{
return}}
function E(e,t){
try{
return t.kind(e)===`file`?new TextDecoder().decode(t.head(e,65536)):``}catch{
return``}}
const D={
github:{
path:`.github/workflows/mcp-lint.yml`,
from:()=>u},
gitlab:{
path:`.gitlab-ci.yml`,
from:h,
lacks:`a job cannot be added to it safely`}};
const O={
"pre-commit":{
path:`.pre-commit-config.yaml`,
from:_,
lacks:`its list of "repos" is not where an entry can be added`},
husky:{
path:`.husky/pre-commit`,
from:b},
lefthook:void 0,
"lint-staged":void 0};
const k={
path:`.vscode/extensions.json`,
from:m,
lacks:`its list of "recommendations" is not where an entry can be added`};
async function A(e,{
yes:r,
say:i}){
let{
clients:a,
host:o,
hooks:s,
hasEditor:c}=await x(t.disk.resolve(e,`.`),t.disk);
i(`found servers of ${a.length===0?`no client`:t.list(a.map(({
name:e})=>e),{
bare:!0})}\n`);
let u=r?[]:await j(a.map(({
id:e})=>e));
let d=[...a.map(({
id:e})=>e),...u];
i(`${await M(e,{
path:`mcp-lint.json`,
from:()=>l(d)},r)}\n`);
let f=o===void 0?void 0:D[o];
i(f===void 0?`no workflow: nothing here says who hosts the repository; ${n.about.docs}/ci.md has the lines\n`:`${await M(e,f,r)}\n`);
let p=O[s];
i(p===void 0?`no hook: this repository has ${s}; ${n.about.docs}/ci.md#hooks has the lines\n`:`${await M(e,p,r)}\n`);
c&&i(`${await M(e,k,r)}\n`);
p===O[`pre-commit`]?i(`
"mcp-lint" lints now; "pre-commit install" puts it before every commit
`):i(`
"mcp-lint" lints now
`)}
async function j(e){
if(!await t.isTerminal(0)||!await t.isTerminal(1))
return[];
let n=o(`For which other clients are the servers meant? Their ids, or nothing: `).split(/[\s,]+/).filter(t=>t!==``&&!e.includes(t));
let r=new Set(t.registry().map(({
client:e})=>e));
for(
let e of n)
if(!r.has(e))
throw new t.UsageError(`there is no client ${t.quote(e)}; "mcp-lint clients" lists them`);
return n}
async function M(e,{
path:r,
from:a,
lacks:o},s){
let c=(0,i.join)(e,r);
let l=P(c);
if(l===`nothing`){
F(c,r,await a(void 0)??``,`wx`);
return`wrote ${r}`}
if(l===`other`)
return`kept ${r}: it is no regular file`;
let{
text:u,
problems:d}=t.readSource(t.disk,c,r).source;
if(d.some(({
fatal:e})=>e))
return`kept ${r}: it cannot be read as text`;
let f=await a(u);
if(f===void 0)
return`kept ${r}: ${o}; ${n.about.docs}/ci.md has the lines`;
if(f===u)
return`kept ${r}: it is as it should be`;
if(!s&&!await N(r))
return`kept ${r}: it exists; "mcp-lint init --yes" changes it`;
F(c,r,f,`w`);
return`changed ${r}`}
async function N(e){
if(!await t.isTerminal(0)||!await t.isTerminal(1))
return!1;
return a(`${e} exists. Change it? [y/N] `)}
function P(e){
try{
return(0,r.lstatSync)(e).isFile()?`file`:`other`}catch{
return`nothing`}}
function F(e,n,a,o){
try{
(0,r.mkdirSync)((0,i.dirname)(e),{
recursive:!0});
(0,r.writeFileSync)(e,a,{
flag:o})}catch(e){
throw new t.UsageError(`${t.quote(n)} cannot be written: ${t.causeOf(e)}`)}}
var I=t.defineCommand({
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
await A(t.workingDirectory(),{
yes:e,
say:t.print});
return 0}});
exports.default=I;
function L(e,t){
return Promise.resolve().then(()=>require(e)[t])}
function R(t,n){
return Promise.resolve().then(()=>e.__toESM(require(t)[n](),1))}
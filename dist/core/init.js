"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
const n=require("./start.js");
let r=require("node:fs");
let i=require("node:path");
function a(e){
n.write(1,e);
let t=Buffer.alloc(1024);
try{
return/^y(?:es)?$/i.test(t.toString(`utf8`,0,(0,r.readSync)(0,t)).trim())}catch{
return!1}}
const[o=`0`]=n.about.version.split(`.`);
const s=n.about.home.replace(`https://github.com/`,``);
const c=`{
  "$schema": "${n.about.home}/raw/v${n.about.version}/schemas/mcp-lint.schema.json",
  "targets": [],
  "rules": {},
  "ignore": []
}
`;
const l=`name: mcp-lint
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
      - uses: ${s}@v${o}
`;
const u=[`- repo: ${n.about.home}`,`  rev: v${n.about.version}`,`  hooks:`,`    - id: mcp-lint`];
async function d(t){
if(t===void 0||t.trim()===``)
return`repos:\n${p(`  `)}`;
let{
isSeq:n,
parseDocument:r}=await Promise.resolve().then(()=>require("./yaml.js")).then(t=>e.__toESM(t.require_dist(),1));
let i=e=>{
let t=r(e,{
logLevel:`silent`});
let n=t.errors.length>0?void 0:t.toJS({
maxAliasCount:0});
let i=typeof n==`object`&&n&&`repos`in n?n.repos:void 0;
return Array.isArray(i)?i:void 0};
try{
let e=i(t);
if(e?.some(f))
return t;
let a=r(t,{
logLevel:`silent`}).get(`repos`,!0);
if(e===void 0||!n(a)||a.flow||a.range==null)
return;
let[o,,s]=a.range;
let c=/[ \t]*$/.exec(t.slice(0,o))?.[0]??``;
let l=t.slice(0,s);
let u=`${l}${l.endsWith(`
`)?``:`
`}${p(c)}${t.slice(s)}`;
return JSON.stringify(i(u)?.slice(0,-1))===JSON.stringify(e)&&i(u)?.some(f)?u:void 0}catch{
return}}
function f(e){
return JSON.stringify(e)?.includes(`/mcp-lint"`)===!0}
function p(e){
return`${u.map(t=>e+t).join(`
`)}\n`}
const m=[{
path:`mcp-lint.json`,
from:()=>c},{
path:`.github/workflows/mcp-lint.yml`,
from:()=>l},{
path:`.pre-commit-config.yaml`,
from:d}];
async function h(e,{
yes:t,
say:n}){
for(
let r of m)
n(`${await g(e,r,t)}\n`);
n(`
"mcp-lint" lints now; "pre-commit install" puts it before every commit
`)}
async function g(e,{
path:n,
from:r},a){
let o=(0,i.join)(e,n);
let s=v(o);
if(s===`nothing`){
y(o,n,await r(void 0)??``,`wx`);
return`wrote ${n}`}
if(s===`other`)
return`kept ${n}: it is no regular file`;
let{
text:c,
problems:l}=t.readSource(t.disk,o,n).source;
if(l.some(({
fatal:e})=>e))
return`kept ${n}: it cannot be read as text`;
let u=await r(c);
if(u===void 0)
return`kept ${n}: its list of "repos" is not where an entry can be added; README.md of mcp-lint has the lines`;
if(u===c)
return`kept ${n}: it is as it should be`;
if(!a&&!await _(n))
return`kept ${n}: it exists; "mcp-lint init --yes" changes it`;
y(o,n,u,`w`);
return`changed ${n}`}
async function _(e){
if(!await t.isTerminal(0)||!await t.isTerminal(1))
return!1;
return a(`${e} exists. Change it? [y/N] `)}
function v(e){
try{
return(0,r.lstatSync)(e).isFile()?`file`:`other`}catch{
return`nothing`}}
function y(e,n,a,o){
try{
(0,r.mkdirSync)((0,i.dirname)(e),{
recursive:!0});
(0,r.writeFileSync)(e,a,{
flag:o})}catch(e){
throw new t.UsageError(`${t.quote(n)} cannot be written: ${t.causeOf(e)}`)}}
var b=t.defineCommand({
id:`init`,
order:9,
summary:`write mcp-lint.json, a workflow and a pre-commit entry`,
options:[{
name:`yes`,
summary:`change files that exist without asking`}],
read:e=>{
t.none(e);
return{
yes:e.has(`yes`)}},
run:async({
yes:e})=>{
await h(t.workingDirectory(),{
yes:e,
say:t.print});
return 0}});
exports.default=b;
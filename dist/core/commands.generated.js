"use strict";
const e=require("./core.js");
const t=`npx.npm.pnpm.pnpx.yarn.bun.bunx.node.deno.tsx.ts-node.uv.uvx.pipx.python.python3.py.poetry.docker.podman.bash.sh.zsh.cmd.powershell.pwsh.java.dotnet.go.cargo.ruby.php.perl.wsl.ssh.env.sudo.mise.make.cd`.split(`.`);
function n(n){
let[,i=``,a=``]=/^(\S+)\s+(\S.*)$/s.exec(n)??[];
if(i===``||i.lastIndexOf("${")>i.lastIndexOf(`}`))
return;
if(a.startsWith(`-`))
return i;
if(i.includes("${"))
return;
if(/[\\/]/.test(i))
return r(i)&&t.includes(e.programName(i))?i:void 0;
return t.includes(e.programName(i))||!/[\\/]/.test(a)?i:void 0}
function r(e){
return/(?:^|[\\/])(?:bin|Scripts)[\\/][^\\/]+$/i.test(e)}
const i=[`docker`,`podman`,`nerdctl`];
const a=[`--interactive`,`--tty`,`--detach`,`--rm`,`--init`,`--privileged`,`--publish-all`,`--quiet`,`--read-only`,`--no-healthcheck`,`--oom-kill-disable`,`--sig-proxy`,`--disable-content-trust`,`--use-api-socket`,`--help`,`--replace`,`--rmi`,`--tls-verify`,`--no-hosts`,`--no-hostname`,`--passwd`,`--read-only-tmpfs`,`--http-proxy`,`--env-host`];
function o(t){
let n=e.programIndex(t);
if(!i.includes(e.programName(t[n]??``)))
return;
let r=t[n+1]===`container`?n+2:n+1;
if(t[r]!==`run`)
return;
let a=[];
for(
let e=r+1;e<t.length;){
let n=t[e]??``;
if(n===`--`)
return{
run:r,
options:a,
image:e+1<t.length?e+1:void 0};
if(!n.startsWith(`-`)||n===`-`)
return{
run:r,
options:a,
image:e};
let i=n.startsWith(`--`)?c(t,e):l(t,e);
for(
let e of i)
a.push(e);
e=(i.at(-1)?.valueWord??e)+1}
return{
run:r,
options:a,
image:void 0}}
function s({
options:e},...t){
let n=e.findLast(({
name:e})=>t.includes(e));
return n!==void 0&&n.value!==`false`}
function c(e,t){
let n=e[t]??``;
let r=n.indexOf(`=`);
if(r!==-1){
let e=r+1;
return[{
name:n.slice(0,r),
value:n.slice(e),
word:t,
valueWord:t,
valueStart:e}]}
if(a.includes(n))
return[{
name:n,
value:void 0,
word:t,
valueWord:t,
valueStart:0}];
return[{
name:n,
value:e[t+1],
word:t,
valueWord:t+1,
valueStart:0}]}
function l(e,t){
let n=e[t]??``;
let r=[];
for(
let i=1;i<n.length;i+=1){
let a=`-${n[i]}`;
if(n[i+1]===`=`||!`itdPq`.includes(n[i]??``)){
let o=i+(n[i+1]===`=`?2:1);
let s=o<n.length;
let c=s?n.slice(o):e[t+1];
let l=s?t:t+1;
r.push({
name:a,
value:c,
word:t,
valueWord:l,
valueStart:s?o:0});
return r}
r.push({
name:a,
value:void 0,
word:t,
valueWord:t,
valueStart:0})}
return r}
const u={
ecosystem:`npm`,
flags:[`-y`,`--yes`,`--no`,`-n`,`--no-install`,`-q`,`--quiet`,`-s`,`--silent`,`-d`,`--verbose`,`--prefer-online`,`--prefer-offline`,`--offline`,`--ignore-scripts`,`--no-audit`,`--no-fund`,`--ignore-existing`,`--force`,`-f`,`--legacy-peer-deps`,`--no-update-notifier`,`--no-color`],
valued:[`--registry`,`--userconfig`,`--prefix`,`--cache`,`--loglevel`,`-w`,`--workspace`,`--tag`,`--node-options`,`--script-shell`,`--shell`,`--node-arg`,`-C`],
packages:[`-p`,`--package`]};
const d={
ecosystem:`npm`,
flags:[`-y`,`--yes`,`-s`,`--silent`],
valued:[`--allow-build`,`--reporter`,`-C`,`--dir`,`--registry`],
packages:[`--package`],
scripts:[`-c`,`--shell-mode`]};
const f={
ecosystem:`npm`,
flags:[`--bun`,`-b`,`--silent`,`--verbose`,`--no-install`,`-y`,`--yes`],
valued:[],
packages:[`-p`,`--package`]};
const p={
ecosystem:`pypi`,
flags:[`--isolated`,`-q`,`--quiet`,`-v`,`--verbose`,`--refresh`,`-U`,`--upgrade`,`-n`,`--no-cache`,`--no-cache-dir`,`--offline`,`--no-config`,`--native-tls`,`--no-progress`,`--no-build`,`--no-env-file`,`--managed-python`,`--no-managed-python`,`--reinstall`,`--no-index`,`--no-sources`,`--no-python-downloads`,`--system-certs`,`--lfs`],
valued:`--with.-w.--with-editable.--with-requirements.-p.--python.--index.--default-index.-i.--index-url.--extra-index-url.-f.--find-links.--index-strategy.--directory.--project.--cache-dir.--config-file.-c.--constraints.--overrides.-b.--color.--build-constraints.--refresh-package.-P.--upgrade-package.--resolution.--prerelease.--exclude-newer.--env-file.--keyring-provider.--link-mode.--allow-insecure-host.--torch-backend.--python-preference.--no-build-package.--no-binary-package`.split(`.`),
packages:[`--from`]};
const m=[{
words:[`npx`],...u,
scripts:[`-c`,`--call`]},{
words:[`npm`,`exec`],...u,
scripts:[`-c`,`--call`]},{
words:[`npm`,`x`],...u,
scripts:[`-c`,`--call`]},{
words:[`pnpx`],...d},{
words:[`pnpm`,`dlx`],...d},{
words:[`yarn`,`dlx`],
ecosystem:`npm`,
flags:[`-q`,`--quiet`],
valued:[],
packages:[`-p`,`--package`]},{
words:[`bunx`],...f},{
words:[`bun`,`x`],...f},{
words:[`uvx`],...p},{
words:[`uv`,`tool`,`run`],...p},{
words:[`pipx`,`run`],
ecosystem:`pypi`,
flags:[`--no-cache`,`-q`,`--quiet`,`-v`,`--verbose`,`--pypackages`,`--fetch-missing-python`],
valued:[`--python`,`--pip-args`,`--index-url`,`-i`,`--with`,`--backend`],
packages:[`--spec`],
scripts:[`--path`]}];
function h(e){
let t=e.indexOf(`@`,1);
let n=t===-1?e:e.slice(0,t);
if(!/^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/.test(n))
return;
if(t===-1)
return{
name:n,
version:void 0};
let r=e.slice(t+1);
return/[:/]/.test(r)?void 0:{
name:n,
version:r}}
function g(e){
if(e.startsWith(`@`))
return h(e);
let[t=``]=/^[a-z0-9][\w.-]*/i.exec(e)??[];
if(t===``)
return;
let n=e.slice(t.length);
if(n.startsWith(`[`)){
let e=n.indexOf(`]`);
if(e===-1)
return;
n=n.slice(e+1)}
n=n.trim();
if(n===``)
return{
name:t,
version:void 0};
if(/[:/]/.test(n))
return;
if(n.startsWith(`@`))
return{
name:t,
version:n.slice(1).trim()};
return/^(?:[=~!<>]=?|===)/.test(n)?{
name:t,
version:n}:void 0}
function _(e){
let t=e.indexOf(`@`);
let n=t===-1?e:e.slice(0,t);
let r=n.indexOf(`:`,n.lastIndexOf(`/`)+1);
let i=r===-1?n:n.slice(0,r);
if(!/^[a-z0-9][\w./:-]*$/i.test(i))
return;
if(t!==-1)
return{
name:i,
version:e.slice(t+1)};
return{
name:i,
version:r===-1?void 0:n.slice(r+1)}}
function ee(t){
let n=e.programIndex(t);
let r=e.programName(t[n]??``);
if(r===`deno`)
return b(t,n);
let i=o(t);
if(i!==void 0){
let{
image:e,
run:n}=i;
return e===void 0?void 0:x(t,e,0,`${r} ${t[n]}`,`image`)}
let a=v(t,n);
return a&&y(a,t,n+a.words.length)}
function v(t,n){
let r=e.programName(t[n]??``);
return m.find(({
words:[e,...i]})=>r===e&&i.every((e,r)=>t[n+1+r]===e))}
function y(e,t,n){
let r=e.words.join(` `);
for(
let i=n;i<t.length;i+=1){
let n=t[i]??``;
if(n===`--`)
return x(t,i+1,0,r,e.ecosystem);
if(!n.startsWith(`-`))
return x(t,i,0,r,e.ecosystem);
let a=n.indexOf(`=`);
let o=a===-1?n:n.slice(0,a);
if(e.scripts?.includes(o))
return;
if(e.packages.includes(o))
return a===-1?x(t,i+1,0,r,e.ecosystem):x(t,i,a+1,r,e.ecosystem);
if(a!==-1||e.flags.includes(o))
continue;
if(!e.valued.includes(o))
return;
i+=1}}
function b(e,t){
let n=e[t+1];
if(n!==`run`&&n!==`x`)
return;
let r=e.findIndex((e,n)=>n>t+1&&!e.startsWith(`-`));
return e[r]?.startsWith(`npm:`)?x(e,r,4,`deno ${n}`,`npm`):void 0}
const te={
npm:h,
pypi:g,
image:_};
function x(e,t,n,r,i){
let a=e[t];
let o=a===void 0?void 0:te[i](a.slice(n));
return a===void 0||o===void 0?void 0:{...o,
runner:r,
ecosystem:i,
word:t,
start:n,
end:a.length}}
function ne(t){
let n=o(t);
if(n!==void 0)
return n.options.find(({
name:e,
value:t,
word:n,
valueWord:r})=>/\s/.test(e)||n===r&&/^\s/.test(t??``))?.word;
let r=e.programIndex(t);
let i=v(t,r);
if(i===void 0)
return;
let{
flags:a,
valued:s,
packages:c}=i;
for(
let e=r+i.words.length;e<t.length;e+=1){
let n=t[e]??``;
let[r=``]=n.split(/\s/,1);
if(!n.startsWith(`-`))
return re(r)&&/^\s+-/.test(n.slice(r.length))?e:void 0;
let i=a.includes(r)||s.includes(r)||c.includes(r);
if(!i&&!n.includes(`=`))
return;
if(i&&r!==n)
return e;
(s.includes(n)||c.includes(n))&&(e+=1)}}
function re(e){
return h(e)!==void 0||g(e)!==void 0}
const ie=[[`aws-kb-retrieval`,`0.6.2`],[`brave-search`,`0.6.2`,`use "@brave/brave-search-mcp-server"`],[`everart`,`0.6.2`],[`gdrive`,`2025.1.14`],[`github`,`2025.4.8`,`use "https://api.githubcopilot.com/mcp/" or the image "ghcr.io/github/github-mcp-server"`],[`gitlab`,`2025.4.25`,`use the server of your GitLab, "https://<host>/api/v4/mcp"`],[`google-maps`,`0.6.2`],[`postgres`,`0.6.2`],[`puppeteer`,`2025.5.12`,`use "@playwright/mcp" or "chrome-devtools-mcp"`],[`redis`,`2025.4.25`],[`slack`,`2025.4.25`]];
const ae=[`fetch`,`git`,`time`];
const oe=[[`asana`],[`atlassian`],[`airtable`],[`browser`,`use "@playwright/mcp"`],[`codebase-memory`],[`confluence`],[`context7`,`use "@upstash/context7-mcp"`],[`discord`],[`docker`],[`duckduckgo`],[`elasticsearch`],[`figma`,`use the address "https://mcp.figma.com/mcp"`],[`firecrawl`,`use "firecrawl-mcp"`],[`gmail`],[`google-calendar`],[`google-drive`],[`hubspot`],[`jira`],[`kubernetes`],[`linear`,`use the address "https://mcp.linear.app/mcp"`],[`mongodb`,`use "mongodb-mcp-server"`],[`mysql`],[`neo4j`],[`notion`,`use "@notionhq/notion-mcp-server"`],[`obsidian`],[`perplexity`],[`playwright`,`use "@playwright/mcp"`],[`postgresql`],[`sentry`,`use "@sentry/mcp-server"`],[`sequentialthinking`,`write "@modelcontextprotocol/server-sequential-thinking"`],[`shell`],[`sqlite`],[`stripe`,`use "@stripe/mcp"`],[`supabase`,`use "@supabase/mcp-server-supabase"`],[`tavily`,`use "tavily-mcp"`],[`terraform`],[`vercel`,`use the address "https://mcp.vercel.com"`],[`weather`],[`web-search`]];
const se=[`brave-search`,`fetch`,`filesystem`,`git`,`github`,`memory`,`playwright`,`postgres`,`puppeteer`,`sequential-thinking`,`slack`,`az-cli`];
const ce=[`filesystem`,`memory`,`sequential-thinking`];
const le=[{
on:`npm`,
name:`@context7/mcp-server`,
is:`unpublished`,
help:`use "@upstash/context7-mcp"`},{
on:`npm`,
name:`@microsoft/playwright-mcp`,
is:`unpublished`,
help:`use "@playwright/mcp"`},...[`mcp-server-fetch`,`mcp-server-git`,`mcp-server-time`,`mcp-server-qdrant`,`mcp-server-motherduck`,`markitdown-mcp`,`blender-mcp`,`chroma-mcp`,`basic-memory`].map(e=>({
on:`npm`,
name:e,
is:`python`,
help:`write "uvx" and "${e}"`}))];
let S;
function C(e,t){
S??=new Map(w().map(e=>[`${e.on} ${e.name}`,e]));
return S.get(`${e} ${t}`)}
function w(){
let e=(e,t,n)=>({
on:`npm`,
name:e,
is:t,...n===void 0?{}:{
help:n}});
let t=e=>`@modelcontextprotocol/server-${e}`;
return[...ie.map(([n,r,i])=>({...e(t(n),`archived`,i),
last:r})),...ae.map(n=>e(t(n),`unpublished`,`it is a package for Python: write "uvx" and "mcp-server-${n}"`)),...oe.map(([n,r])=>e(t(n),`unpublished`,r)),...[`@anthropic-ai`,`@anthropic`].flatMap(n=>se.map(r=>e(`${n}/mcp-server-${r}`,`unpublished`,ce.includes(r)?`write "${t(r)}"`:void 0))),...le]}
function T(t){
if(t.transport!==`stdio`)
return;
let n=e.wordsOf(t);
let r=n.map(({
value:e})=>e);
let i=ee(r);
if(i!==void 0&&i.ecosystem!==`image`&&r.some(E))
return;
let a=n[i?.word??-1];
return i===void 0||a===void 0?void 0:{
run:i,
part:a}}
function E(e){
return/^(?:-i|--(?:registry|index|index-url|default-index|extra-index-url|find-links))(?:=|$)/.test(e)}
function D(e){
let t=T(e);
let n=t&&C(t.run.ecosystem,t.run.name);
return t===void 0||n===void 0?void 0:{...t,
noted:n}}
var O=e.defineRule({
id:`arg-value`,
category:`correctness`,
severity:`warning`,
messages:{
joined:t=>`${e.quote(t.head)} and what follows are one argument of ${t.server}, and ${t.program} knows nothing of that name`,
lineBreak:e=>`a line break at the end of an argument of ${e.server} is part of it`},
on:{
server:[{
word:/^-[\w-]*\s|^\S+\s+-/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=r.map(({
value:e})=>e);
let a=r[ne(i)??r.length];
if(a===void 0)
return;
let o=e.programName(i[e.programIndex(i)]??``);
let[s=``]=a.value.split(/\s/,1);
n(`joined`,{
server:e.nameOf(t),
program:o,
head:s},e.at(t.document,a.route),{
server:t,
help:`make an item of each word`})}},{
word:/[\n\r]/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let[r,...i]=e.wordsOf(t);
let a=i.map(({
value:e})=>e);
let o=e.expandedElsewhere(r?.value,a);
for(
let[r,{
value:a,
route:s}]of i.entries()){
if(!/^[^\n\r]+[\n\r]+$/.test(a)||o(r))
continue;
n(`lineBreak`,{
server:e.nameOf(t)},e.at(t.document,s),{
server:t,
help:`remove the line break`})}}}]}});
var k=e.defineRule({
id:`command-dangerous`,
category:`security`,
severity:`warning`,
strays:!0,
messages:{
download:e=>`${e.server} runs what it downloads, unseen, at every start`,
root:t=>`${e.quote(t.program)} gives ${t.server} the rights of root`,
privileged:e=>`"--privileged" gives the container of ${e.server} the rights of its host`,
mount:e=>`the container of ${e.server} gets the whole disk of its host`},
on:{
server:{
word:/\b(?:sudo|doas|curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)\b|(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=r.map(({
value:e})=>e);
let a={
server:e.nameOf(t)};
let c=n=>e.at(t.document,r[n]?.route??t.route);
let l=e.programName(i[0]??``);
(l===`sudo`||l===`doas`)&&n(`root`,{...a,
program:l},c(0),{
server:t,
help:`start the program itself, and give its user the rights it needs`});
for(
let{
value:o,
route:s}of A(r,i)){
let r=N(o);
if(r===void 0)
continue;
n(`download`,a,e.at(t.document,s,`value`,r),{
server:t,
help:`install it once, from a version that you have looked at`})}
let u=o(i);
if(u===void 0)
return;
s(u,`--privileged`)&&n(`privileged`,a,c(u.options.findLast(({
name:e})=>e===`--privileged`)?.word??u.run),{
server:t,
help:`name what it needs with "--cap-add" or "--device"`});
for(
let e of F(u))
n(`mount`,a,c(e),{
server:t,
help:`mount only the folder that it works on`})}}}});
function A(t,n){
let r=n.findIndex(t=>/^(?:(?:ba|z|da|k|fi)?sh|cmd|powershell|pwsh|wsl)$/.test(e.programName(t)));
return r===-1||o(n)!==void 0?[]:t.slice(r+1)}
const j=/\b(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/i;
const M=/^\s*(?:sudo\s+)?(?:[\w/.-]*\/)?(?:(?:ba|z|da|k)?sh|iex|Invoke-Expression|python3?|node)\b/i;
function N(e){
let t=/(?:\b(?:eval|exec|source|(?:ba|z|da|k)?sh(?:\s+-\w+)?)\s+["']?|^\s*)(?:<|\$)\(\s*(?:curl|wget)\b/i.exec(e);
if(t)
return{
start:t.index,
end:t.index+t[0].length};
let n=0;
for(
let t of e.split(`|`)){
let r=n+t.length;
let i=j.exec(t);
let a=i&&e[r+1]!==`|`&&e[r]===`|`?M.exec(P(e,r+1)):null;
if(i&&a)
return{
start:n+i.index,
end:r+1+a[0].length};
n=r+1}}
function P(e,t){
return e.slice(t,t+200)}
function F({
options:e}){
return e.flatMap(({
name:e,
value:t=``,
valueWord:n})=>{
if(e===`-v`||e===`--volume`)
return/^(?:\/|[a-z]:[\\/]?):/i.test(t)?[n]:[];
if(e!==`--mount`)
return[];
return t.split(`,`).some(e=>/^(?:source|src)=(?:\/|[a-z]:[\\/]?)$/i.test(e))?[n]:[]})}
var I=e.defineRule({
id:`command-empty`,
category:`correctness`,
severity:`error`,
messages:{
empty:e=>`the command of ${e.server} is empty, so ${e.consequence}`,
blank:e=>`the command of ${e.server} is nothing but blanks, so ${e.consequence}`,
none:e=>`the command of ${e.server} is an empty list, so ${e.consequence}`},
on:{
server:{
startable:!1,
check(t,{
client:n,
report:r,
violations:i}){
let a=e.emptyCommand(t);
if(a===void 0||t.transport!==`stdio`||e.isRefused(a.route,i))
return;
let o={
effect:`fails-server`,
by:t.dialect.starts?.by??L(t)};
let s={
server:e.nameOf(t),
consequence:e.consequence(o,n)};
r(a.is,s,e.at(t.document,a.route),{
reaction:o,
server:t,
help:`name the program to start`})}}}});
function L({
dialect:e}){
return`M:${e.by.slice(2)}`}
var R=e.defineRule({
id:`command-path`,
category:`correctness`,
severity:`warning`,
messages:{
missing:t=>`${e.quote(t.path)}, which starts ${t.server}, lies neither beside this file nor in a folder above it`},
on:{
server:{
word:e.fileWord,
check(t,{
reading:n,
report:r}){
if(!n.owner||n.format.ofUser||t.transport!==`stdio`)
return;
let i=e.wordsOf(t);
let a=i[e.startedFile(i.map(({
value:e})=>e))??-1];
if(a===void 0||!e.fileWord.test(a.value.toLowerCase()))
return;
if(!z(a.value)||!V(n,t,a.value))
return;
r(`missing`,{
path:a.value,
server:e.nameOf(t)},e.at(n.document,a.route),{
server:t,...t.off&&{
severity:`info`},
help:`correct the path, or add the file to the project`})}}}});
function z(t){
if(!e.isRelativePath(t))
return!1;
return!t.split(/[\\/]/).some(e=>B.test(e))&&!/^path[\\/]to[\\/]/i.test(t)}
const B=/^(?:node_modules|\.?venv|env|vendor|dist|build|out|output|target|bin|obj|lib|_?build|\.[\w-]*build|publish|release|debug|\.next|\.nuxt)$/i;
function V(t,{
cwd:n,
fields:r},i){
let a=n?.value.replace(/^\$\{workspaceFolder\}(?:[\\/]|$)/,``);
if(a===void 0&&r.some(({
fact:e})=>e?.is===`cwd`&&e.unread!==!0))
return!1;
if(a!==void 0&&a!==``&&!e.isRelativePath(a))
return!1;
let o=e=>e.replaceAll(`\\`,`/`);
return t.lacks(o(i))&&(!a||t.lacks(`${o(a)}/${o(i)}`))}
var H=e.defineRule({
id:`command-shell-syntax`,
category:`correctness`,
severity:`warning`,
messages:{
operator:t=>`${t.client} starts ${t.server} without a shell, so ${e.quote(t.text)} is one more argument`,
home:e=>`${e.client} starts ${e.server} without a shell, so "~" is the name of a folder here`,
expansion:t=>`${t.client} starts ${t.server} without a shell, so ${e.quote(t.text)} stays as it is`},
on:{
server:{
word:/^[12]?[|&<>]|~[\\/]|\$(?!\{)|%\w/,
check(t,{
client:r,
report:i}){
let{
dialect:a,
document:o,
command:s,
args:c,
transport:l}=t;
let{
starts:u}=a;
if(s===void 0||u===void 0||l!==`stdio`)
return;
let d=e.wordsOf(t);
let f=d.map(({
value:e})=>e);
if(U.includes(e.programName(f[e.programIndex(f)]??``)))
return;
let p={
effect:`ignored`,
by:u.by};
let m={
server:e.nameOf(t),
client:r};
for(
let{
word:r,
within:a}of u.keepsTilde?ue(f):[]){
if(r===0&&n(s.value.trim())!==void 0)
continue;
let c=r===0?{...p,
effect:`fails-server`}:p;
let{
route:l}=d[r]??s;
i(`home`,m,e.at(o,l,`value`,{
start:a,
end:a+1}),{
server:t,
reaction:c,
help:`write the whole path, or one that the client expands`})}
for(
let{
text:n,
start:r}of q(s,a,`command`)){
let c=n.startsWith(`%`)?p:{...p,
effect:`fails-server`};
let l=e.at(o,s.route,`value`,{
start:r,
end:r+n.length});
i(`expansion`,{...m,
text:n},l,{
server:t,
reaction:c,
help:K(n,a,`command`)})}
let h=e.expandedElsewhere(s.value,c.map(({
value:e})=>e));
for(
let[n,r]of c.entries()){
if(h(n))
continue;
W.test(r.value)&&i(`operator`,{...m,
text:r.value},e.at(o,r.route),{
server:t,
reaction:p,
help:`put the line into a script, or start it with "sh" and "-c"`});
for(
let{
text:n,
start:s}of q(r,a,`args`))
i(`expansion`,{...m,
text:n},e.at(o,r.route,`value`,{
start:s,
end:s+n.length}),{
server:t,
reaction:p,
help:K(n,a,`args`)})}}}}});
const U=[`ssh`,`find`,`parallel`,`concurrently`,`nix`,`nix-shell`,`su`,`watch`,`make`,`jq`,`expr`];
const W=/^(?:\|\|?|&&?|>>?|<|[12]>&[12]|[12&]>>?[^\s>&]*)$/;
function ue(t){
let n=[{
word:0,
within:0}];
let r=e.startedFile(t)??0;
r>0&&n.push({
word:r,
within:0});
for(
let{
name:e,
valueWord:r,
valueStart:i}of o(t)?.options??[])
(e===`-v`||e===`--volume`)&&n.push({
word:r,
within:i});
return n.filter(({
word:e,
within:n})=>/^~[\\/]/.test((t[e]??``).slice(n)))}
const G=`HOME|PWD|USER|USERPROFILE|APPDATA|LOCALAPPDATA|TMPDIR`;
function K(t,n,r){
let i=/^(?:\$(\w+)|%(\w+)%)$/.exec(t)?.slice(1).join(``);
let a=i===void 0?void 0:e.variableIn(n,r,i);
return a===void 0?`write the value itself`:`write ${e.quote(a)}`}
function q({
value:t},{
placeholders:n},r){
if(!/[$%]/.test(t)||n===void 0)
return[];
let i=n.in[r]??[];
let a=e.placeholdersIn(t);
let o=RegExp(`\\$(?:${G})\\b|%(?:${G})%|\\$\\((?:pwd|which|cat|echo|whoami|id|op|pass|gh|git|npm|brew|realpath|dirname|date|hostname|node|python3?)\\b[^()]*\\)`,`g`);
return[...t.matchAll(o)].flatMap(({
0:e,
index:t})=>{
let n=i.includes(e.startsWith(`%`)?`%NAME%`:`$NAME`)&&!e.startsWith(`$(`);
let r=a.some(({
start:n,
end:r})=>n<t+e.length&&t<r);
return n||r?[]:[{
text:e,
start:t}]})}
var de=e.defineRule({
id:`command-with-arguments`,
category:`correctness`,
severity:`error`,
messages:{
arguments:e=>`${e.client} takes the whole command of ${e.server} for one program, so ${e.consequence}`,
blank:e=>`a blank at the ${e.end} of the command of ${e.server} is part of the program's name, so ${e.consequence}`},
on:{
server:{
command:/\s/,
check(t,{
client:r,
report:i}){
let{
command:a,
dialect:o,
transport:s}=t;
let{
starts:c}=o;
if(a===void 0||c===void 0||s!==`stdio`||fe(t,c))
return;
let l=a.value.trim();
let u=n(l);
if(l===``||u===void 0&&l===a.value)
return;
let d={
effect:`fails-server`,
by:c.by};
let f=e.at(t.document,a.route);
u===void 0?i(`blank`,{
end:/\s$/.test(a.value)?`end`:`start`,
server:e.nameOf(t),
client:r,
consequence:e.consequence(d,r)},f,{
reaction:d,
server:t,
help:`remove the blank`}):i(`arguments`,{
server:e.nameOf(t),
client:r,
consequence:e.consequence(d,`it`)},f,{
reaction:d,
server:t,
help:pe(t,u)})}}}});
function fe(e,{
blanks:t}){
return t===`split`||t===`split-alone`&&e.args.length===0}
function pe(t,n){
let r=e.fieldMeaning(t,`commandLine`);
let i=e.quote(e.ownKey(t.dialect,`args`)??`args`);
return r===void 0?`write ${e.quote(n)} as the command and each further word as an item of ${i}`:`make each word an item of its own in ${e.quote(r.key)}`}
var me=e.defineRule({
id:`docker-stdio`,
category:`correctness`,
severity:`warning`,
strays:!0,
messages:{
closed:e=>`${e.program} starts ${e.server} without "-i", so that nothing the client writes reaches it`,
terminal:e=>`"${e.option}" asks for a terminal, and the client that starts ${e.server} has none to give`,
detached:e=>`"${e.option}" sends ${e.server} to the background, so that the client talks to nobody`},
on:{
server:{
word:/(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=r.map(({
value:e})=>e);
let a=o(i);
if(a===void 0||s(a,`-a`,`--attach`))
return;
let c=e.programName(i[e.programIndex(i)]??``);
let l=n=>e.at(t.document,r[n]?.route??t.route);
let u=Y(a.options,`-d`,`--detach`);
let d=Y(a.options,`-t`,`--tty`);
let f={
server:e.nameOf(t),
program:c};
let p={
server:t,...t.off&&{
severity:`info`}};
let m=s(a,`-i`,`--interactive`);
if(u!==void 0){
let e=i[u.word]??``;
n(`detached`,{...f,
option:e},l(u.word),{...p,
help:J(e,`d`)})}else 
if(d!==void 0){
let e=i[d.word]??``;
let t=m?J(e,`t`):`write "-i" in its place`;
n(`terminal`,{...f,
option:e},l(d.word),{...p,
help:t})}else 
m||n(`closed`,f,l(a.run),{...p,
help:`add "-i" after "run"`})}}}});
function J(t,n){
return/^-\w\w+$/.test(t)?`write ${e.quote(t.replace(n,``))}`:`leave it out`}
function Y(e,...t){
let n=e.findLast(({
name:e})=>t.includes(e));
return n?.value===`false`?void 0:n}
var he=e.defineRule({
id:`package-deprecated`,
category:`compatibility`,
severity:`info`,
strays:!0,
messages:{
archived:t=>`${e.quote(t.name)}, which is ${t.server}, is archived and gets no more fixes`},
on:{
server:{
notedPackage:!0,
check(t,{
report:n}){
let r=D(t);
if(r?.noted.is!==`archived`)
return;
let{
noted:i,
run:a,
part:o}=r;
let s={
start:a.start,
end:a.start+a.name.length};
n(`archived`,{
name:i.name,
server:e.nameOf(t)},e.at(t.document,o.route,`value`,s),{
server:t,
help:i.help??`look for a server that is maintained`})}}}});
var ge=e.defineRule({
id:`package-runner-mismatch`,
category:`correctness`,
severity:`info`,
strays:!0,
messages:{
python:t=>`${e.quote(t.name)} is a package for Python, and ${t.runner} looks for packages of Node.js`,
node:t=>`${e.quote(t.name)} is the name of a package of Node.js, and ${t.runner} looks for packages for Python`},
on:{
server:{
notedPackage:!0,
check(t,{
report:n}){
let r=T(t);
if(r===void 0)
return;
let{
run:i,
part:a}=r;
let{
name:o,
runner:s,
ecosystem:c,
start:l}=i;
let u=e.at(t.document,a.route,`value`,{
start:l,
end:l+o.length});
c===`pypi`&&o.startsWith(`@`)&&n(`node`,{
name:o,
runner:s},u,{
server:t,
help:`write "npx", "-y" and ${e.quote(o)}`});
let d=D(t)?.noted;
d?.is===`python`&&n(`python`,{
name:o,
runner:s},u,{
server:t,
help:d.help})}}}});
var _e=e.defineRule({
id:`package-unknown`,
category:`correctness`,
severity:`warning`,
strays:!0,
messages:{
unpublished:t=>`npm has no package ${e.quote(t.name)}, so ${t.server} does not start`},
on:{
server:{
notedPackage:!0,
check(t,{
report:n}){
let r=D(t);
if(r?.noted.is!==`unpublished`)
return;
let{
noted:i,
run:a,
part:o}=r;
let s={
start:a.start,
end:a.start+a.name.length};
n(`unpublished`,{
name:i.name,
server:e.nameOf(t)},e.at(t.document,o.route,`value`,s),{
server:t,...t.off&&{
severity:`info`},
help:i.help??`look the name up where the server is described`})}}}});
var ve=e.defineRule({
id:`package-unpinned`,
category:`security`,
severity:`off`,
strays:!0,
messages:{
unpinned:t=>`${t.server} runs whichever version of ${e.quote(t.name)} it gets on the day it starts`},
on:{
server(t,{
report:n}){
let r=T(t);
if(r===void 0||ye(r.run))
return;
let{
run:i,
part:a}=r;
let o=e.at(t.document,a.route,`value`,{
start:i.start,
end:i.end});
n(`unpinned`,{
name:i.name,
server:e.nameOf(t)},o,{
server:t,
help:be(i)})}}});
function ye({
ecosystem:e,
version:t}){
if(t===void 0)
return!1;
if(t.includes(`$`))
return!0;
if(e===`image`)
return t!==`latest`;
if(e===`npm`)
return/^[v=]?\d+\.\d+\.\d+/.test(t);
return/^(?:={2,3}\s*)?[\dv][\w.+!-]*$/i.test(t)}
function be({
ecosystem:t,
name:n,
runner:r}){
if(t===`image`)
return`name its tag or digest, ${e.quote(`${n}:1.2.3`)}`;
return`name its version, ${e.quote(`${n}${r===`pipx run`?`==`:`@`}1.2.3`)}`}
var xe=e.defineRule({
id:`path-absolute`,
category:`compatibility`,
severity:`info`,
messages:{
path:e=>`${e.server} needs a path of one machine, and git does not ignore this file`},
on:{
server:{
path:/(?:^|=)(?:(?:\/mnt\/[a-z]|[a-z]:)?[\\/](?:users|home)[\\/]|[a-z]:[\\/])|^(?:-[^=]*=)?\/volumes\//,
check(t,{
reading:n,
report:r}){
let{
owner:i,
format:a,
document:o,
publishable:s}=n;
if(!i||a.ofUser||t.transport!==`stdio`)
return;
let[c,...l]=Se(t);
if(c===void 0||!s)
return;
if(c.meaning===`cwd`&&!e.wordsOf(t).some(t=>e.fileWord.test(t.value.toLowerCase())))
return;
r(`path`,{
server:e.nameOf(t)},e.at(o,c.route),{
server:t,
help:Z(t,c),
related:l.map(({
route:t})=>({
place:e.at(o,t),
message:`another one`}))})}}}});
function Se(t){
let n=e.wordsOf(t);
let r=o(n.map(({
value:e})=>e))?.image??n.length;
let i=[];
let a=({
value:e,
route:t},n)=>{
Ce(e)&&i.push({
value:e,
route:t,
meaning:n})};
n.slice(0,r).forEach((e,t)=>void a(e,t===0?`command`:`args`));
t.cwd!==void 0&&a(t.cwd,`cwd`);
return i}
function Ce(e){
let t=X(e);
let[,n]=/^(?:\/mnt\/[a-z]|[a-z]:)?[\\/](?:users|home)[\\/]([^\\/]+)/i.exec(t)??[];
if(n!==void 0)
return!we.test(n)&&!/[<>{}[\]$%*]/.test(t);
return/^[a-z]:[\\/](?!program|windows|msys|cygwin|path[\\/])[\w .-]/i.test(t)||/^\/Volumes\/\w/.test(t)}
function X(e){
return e.startsWith(`-`)?e.slice(e.indexOf(`=`)+1):e}
const we=/^(?:your?|you|me|my|users?|name|public|shared|default|someone|somebody|path|example|dev|developer|node|vscode|codespace|runner|app|ubuntu|coder|gitpod|jovyan|linuxbrew|node_modules|(?:your|my|user)[-_ ]?\w*|x+)$/i;
const Te=/^\/(?:users|home)\//i;
function Z({
dialect:t},{
value:n,
meaning:r}){
let i=Te.test(X(n))?e.variableIn(t,r,`HOME`):void 0;
return i===void 0?`write a path from the folder of the project, or a program that is found by its name`:`write a path from the folder of the project, or begin it with a variable such as ${e.quote(i)}`}
const Q=/^(?:(?:@[\w-]+\/)?(?:mcp-)?server-filesystem|rust-mcp-filesystem|mcp-filesystem-server)(?:@[\w.^~-]+)?$/;
const Ee=/^(?:\/+|[A-Za-z]:[\\/]*|\\+)$/;
const De=/^(?:~|\$HOME|\$\{(?:env:)?HOME\}|\{env:HOME\}|\$\{userHome\}|%USERPROFILE%|\$\{(?:env:)?USERPROFILE\}|\/root|(?:\/(?:Users|home)|[A-Za-z]:[\\/]Users)(?:[\\/][^\\/]+)?)[\\/]*$/i;
var Oe=e.defineRule({
id:`path-broad`,
category:`security`,
severity:`warning`,
strays:!0,
messages:{
everything:t=>`${t.server} reaches every file that its user may open: ${e.quote(t.path)} is one of its folders`,
home:t=>`${t.server} reaches all of ${e.quote(t.path)}, keys and settings of other programs included`},
on:{
server:{
word:/filesystem/,
check(t,{
report:n}){
let r=ke(t).flatMap(e=>{
let t=Ee.test(e.value)?`everything`:De.test(e.value)?`home`:void 0;
return t===void 0?[]:[{
part:e,
message:t}]});
let i=r.find(({
message:e})=>e===`everything`)??r[0];
if(i===void 0)
return;
let a=({
route:n})=>e.at(t.document,n);
n(i.message,{
server:e.nameOf(t),
path:i.part.value},a(i.part),{
server:t,...t.off&&{
severity:`info`},
help:`name the folders that it needs`,
related:r.flatMap(e=>e===i?[]:[{
place:a(e.part),
message:`this one is wide, too`}])})}}}});
function ke({
command:e,
args:t}){
if(e===void 0||/(?:^|[\\/])(?:docker|podman)(?:\.exe)?$/.test(e.value))
return[];
if($(e.value))
return t;
let n=t.findIndex(({
value:e})=>$(e));
return n===-1?[]:t.slice(n+1)}
function $(e){
return Q.test(e)||Q.test(e.replace(/(?:\.exe|\/dist\/index\.js)$/,``).split(/[\\/]/).at(-1)??``)}
const Ae=[O,k,I,R,H,de,me,he,ge,_e,ve,xe,Oe];
exports.rules=Ae;
"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=[[`aws-kb-retrieval`,`0.6.2`],[`brave-search`,`0.6.2`,`use "@brave/brave-search-mcp-server"`],[`everart`,`0.6.2`],[`gdrive`,`2025.1.14`],[`github`,`2025.4.8`,{
address:`https://api.githubcopilot.com/mcp/`,
help:`use the image "ghcr.io/github/github-mcp-server"`}],[`gitlab`,`2025.4.25`,{
address:`https://<host>/api/v4/mcp`,
help:`use the server of your GitLab`}],[`google-maps`,`0.6.2`],[`postgres`,`0.6.2`],[`puppeteer`,`2025.5.12`,`use "@playwright/mcp" or "chrome-devtools-mcp"`],[`redis`,`2025.4.25`],[`slack`,`2025.4.25`]];
const n=[`fetch`,`git`,`time`];
const r=[[`asana`],[`atlassian`],[`airtable`],[`browser`,`use "@playwright/mcp"`],[`codebase-memory`],[`confluence`],[`context7`,`use "@upstash/context7-mcp"`],[`discord`],[`docker`],[`duckduckgo`],[`elasticsearch`],[`figma`,{
address:`https://mcp.figma.com/mcp`}],[`firecrawl`,`use "firecrawl-mcp"`],[`gmail`],[`google-calendar`],[`google-drive`],[`hubspot`],[`jira`],[`kubernetes`],[`linear`,{
address:`https://mcp.linear.app/mcp`}],[`mongodb`,`use "mongodb-mcp-server"`],[`mysql`],[`neo4j`],[`notion`,`use "@notionhq/notion-mcp-server"`],[`obsidian`],[`perplexity`],[`playwright`,`use "@playwright/mcp"`],[`postgresql`],[`sentry`,`use "@sentry/mcp-server"`],[`sequentialthinking`,`write "@modelcontextprotocol/server-sequential-thinking"`],[`shell`],[`sqlite`],[`stripe`,`use "@stripe/mcp"`],[`supabase`,`use "@supabase/mcp-server-supabase"`],[`tavily`,`use "tavily-mcp"`],[`terraform`],[`vercel`,{
address:`https://mcp.vercel.com`}],[`weather`],[`web-search`]];
const i=[`brave-search`,`fetch`,`filesystem`,`git`,`github`,`memory`,`playwright`,`postgres`,`puppeteer`,`sequential-thinking`,`slack`,`az-cli`];
const a=[`filesystem`,`memory`,`sequential-thinking`];
function o(e){
return`write "uvx", without "-y", and "${e}"`}
const s=[{
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
help:o(e)}))];
let c;
function l(e,t){
c??=new Map(d().map(e=>[`${e.on} ${e.name}`,e]));
return c.get(`${e} ${t}`)}
function u({
is:e,
help:t=``}){
return e===`unpublished`?/^(?:use|write) "(@?[\w-]+(?:\/[\w.-]+)?)"$/.exec(t)?.[1]:void 0}
function d(){
let e=(e,t,n)=>({
on:`npm`,
name:e,
is:t,...typeof n==`string`?{
help:n}:n});
let c=e=>`@modelcontextprotocol/server-${e}`;
return[...t.map(([t,n,r])=>({...e(c(t),`archived`,r),
last:n})),...n.map(t=>e(c(t),`unpublished`,`it is a package for Python: ${o(`mcp-server-${t}`)}`)),...r.map(([t,n])=>e(c(t),`unpublished`,n)),...[`@anthropic-ai`,`@anthropic`].flatMap(t=>i.map(n=>e(`${t}/mcp-server-${n}`,`unpublished`,a.includes(n)?`write "${c(n)}"`:void 0))),...s]}
const f=[`docker`,`podman`,`nerdctl`];
const p=[`--interactive`,`--tty`,`--detach`,`--rm`,`--init`,`--privileged`,`--publish-all`,`--quiet`,`--read-only`,`--no-healthcheck`,`--oom-kill-disable`,`--sig-proxy`,`--disable-content-trust`,`--use-api-socket`,`--help`,`--replace`,`--rmi`,`--tls-verify`,`--no-hosts`,`--no-hostname`,`--passwd`,`--read-only-tmpfs`,`--http-proxy`,`--env-host`];
function m(t){
let n=e.programIndex(t);
if(!f.includes(e.programName(t[n]??``)))
return;
let r=t[n+1]===`container`?n+2:n+1;
if(t[r]!==`run`)
return;
let i=[];
for(
let e=r+1;e<t.length;){
let n=t[e]??``;
if(n===`--`)
return{
run:r,
options:i,
image:e+1<t.length?e+1:void 0};
if(!n.startsWith(`-`)||n===`-`)
return{
run:r,
options:i,
image:e};
let a=n.startsWith(`--`)?ee(t,e):te(t,e);
for(
let e of a)
i.push(e);
e=(a.at(-1)?.valueWord??e)+1}
return{
run:r,
options:i,
image:void 0}}
function h({
options:e},...t){
let n=e.findLast(({
name:e})=>t.includes(e));
return n!==void 0&&n.value!==`false`}
function ee(e,t){
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
if(p.includes(n))
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
function te(e,t){
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
const g={
ecosystem:`npm`,
flags:[`-y`,`--yes`,`--no`,`-n`,`--no-install`,`-q`,`--quiet`,`-s`,`--silent`,`-d`,`--verbose`,`--prefer-online`,`--prefer-offline`,`--offline`,`--ignore-scripts`,`--no-audit`,`--no-fund`,`--ignore-existing`,`--force`,`-f`,`--legacy-peer-deps`,`--no-update-notifier`,`--no-color`],
valued:[`--registry`,`--userconfig`,`--prefix`,`--cache`,`--loglevel`,`-w`,`--workspace`,`--tag`,`--node-options`,`--script-shell`,`--shell`,`--node-arg`,`-C`],
packages:[`-p`,`--package`]};
const _={
ecosystem:`npm`,
flags:[`-y`,`--yes`,`-s`,`--silent`],
valued:[`--allow-build`,`--reporter`,`-C`,`--dir`,`--registry`],
packages:[`--package`],
scripts:[`-c`,`--shell-mode`]};
const v={
ecosystem:`npm`,
flags:[`--bun`,`-b`,`--silent`,`--verbose`,`--no-install`,`-y`,`--yes`],
valued:[],
packages:[`-p`,`--package`]};
const y={
ecosystem:`pypi`,
flags:[`--isolated`,`-q`,`--quiet`,`-v`,`--verbose`,`--refresh`,`-U`,`--upgrade`,`-n`,`--no-cache`,`--no-cache-dir`,`--offline`,`--no-config`,`--native-tls`,`--no-progress`,`--no-build`,`--no-env-file`,`--managed-python`,`--no-managed-python`,`--reinstall`,`--no-index`,`--no-sources`,`--no-python-downloads`,`--system-certs`,`--lfs`],
valued:`--with.-w.--with-editable.--with-requirements.-p.--python.--index.--default-index.-i.--index-url.--extra-index-url.-f.--find-links.--index-strategy.--directory.--project.--cache-dir.--config-file.-c.--constraints.--overrides.-b.--color.--build-constraints.--refresh-package.-P.--upgrade-package.--resolution.--prerelease.--exclude-newer.--env-file.--keyring-provider.--link-mode.--allow-insecure-host.--torch-backend.--python-preference.--no-build-package.--no-binary-package`.split(`.`),
packages:[`--from`]};
const ne=[{
words:[`npx`],...g,
scripts:[`-c`,`--call`]},{
words:[`npm`,`exec`],...g,
scripts:[`-c`,`--call`]},{
words:[`npm`,`x`],...g,
scripts:[`-c`,`--call`]},{
words:[`pnpx`],..._},{
words:[`pnpm`,`dlx`],..._},{
words:[`yarn`,`dlx`],
ecosystem:`npm`,
flags:[`-q`,`--quiet`],
valued:[],
packages:[`-p`,`--package`]},{
words:[`bunx`],...v},{
words:[`bun`,`x`],...v},{
words:[`uvx`],...y},{
words:[`uv`,`tool`,`run`],...y},{
words:[`pipx`,`run`],
ecosystem:`pypi`,
flags:[`--no-cache`,`-q`,`--quiet`,`-v`,`--verbose`,`--pypackages`,`--fetch-missing-python`],
valued:[`--python`,`--pip-args`,`--index-url`,`-i`,`--with`,`--backend`],
packages:[`--spec`],
scripts:[`--path`]}];
function b(e){
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
function x(e){
if(e.startsWith(`@`))
return b(e);
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
function re(e){
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
function ie(t){
let n=e.programIndex(t);
let r=e.programName(t[n]??``);
if(r===`deno`)
return oe(t,n);
let i=m(t);
if(i!==void 0){
let{
image:e,
run:n}=i;
return e===void 0?void 0:C(t,e,0,`${r} ${t[n]}`,`image`)}
let a=S(t,n);
return a&&ae(a,t,n+a.words.length)}
function S(t,n){
let r=e.programName(t[n]??``);
return ne.find(({
words:[e,...i]})=>r===e&&i.every((e,r)=>t[n+1+r]===e))}
function ae(e,t,n){
let r=e.words.join(` `);
for(
let i=n;i<t.length;i+=1){
let n=t[i]??``;
if(n===`--`)
return C(t,i+1,0,r,e.ecosystem);
if(!n.startsWith(`-`))
return C(t,i,0,r,e.ecosystem);
let a=n.indexOf(`=`);
let o=a===-1?n:n.slice(0,a);
if(e.scripts?.includes(o))
return;
if(e.packages.includes(o))
return a===-1?C(t,i+1,0,r,e.ecosystem):C(t,i,a+1,r,e.ecosystem);
if(a!==-1||e.flags.includes(o))
continue;
if(!e.valued.includes(o))
return;
i+=1}}
function oe(e,t){
let n=e[t+1];
if(n!==`run`&&n!==`x`)
return;
let r=e.findIndex((e,n)=>n>t+1&&!e.startsWith(`-`));
return e[r]?.startsWith(`npm:`)?C(e,r,4,`deno ${n}`,`npm`):void 0}
const se={
npm:b,
pypi:x,
image:re};
function C(e,t,n,r,i){
let a=e[t];
let o=a===void 0?void 0:se[i](a.slice(n));
return a===void 0||o===void 0?void 0:{...o,
runner:r,
ecosystem:i,
word:t,
start:n,
end:a.length}}
function ce(t){
let n=m(t);
if(n!==void 0)
return n.options.find(({
name:e,
value:t,
word:n,
valueWord:r})=>/\s/.test(e)||n===r&&/^\s/.test(t??``))?.word;
let r=e.programIndex(t);
let i=S(t,r);
if(i===void 0)
return;
let{
flags:a,
valued:o,
packages:s}=i;
for(
let e=r+i.words.length;e<t.length;e+=1){
let n=t[e]??``;
let[r=``]=n.split(/\s/,1);
if(!n.startsWith(`-`))
return le(r)&&/^\s+-/.test(n.slice(r.length))?e:void 0;
let i=a.includes(r)||o.includes(r)||s.includes(r);
if(!i&&!n.includes(`=`))
return;
if(i&&r!==n)
return e;
(o.includes(n)||s.includes(n))&&(e+=1)}}
function le(e){
return b(e)!==void 0||x(e)!==void 0}
function w(t){
if(t.transport!==`stdio`)
return;
let n=e.wordsOf(t);
let r=n.map(({
value:e})=>e);
let i=ie(r);
if(i!==void 0&&i.ecosystem!==`image`&&r.some(ue))
return;
let a=n[i?.word??-1];
return i===void 0||a===void 0?void 0:{
run:i,
part:a}}
function ue(e){
return/^(?:-i|--(?:registry|index|index-url|default-index|extra-index-url|find-links))(?:=|$)/.test(e)}
function T(e){
let t=w(e);
let n=t&&l(t.run.ecosystem,t.run.name);
return t===void 0||n===void 0?void 0:{...t,
noted:n}}
const E=/^[A-Za-z]:(?:[^\n\r]*?)([\b\t\f\v\n\r])(?=[^\s])/;
const de=new Map([[`\b`,`a backspace`],[`	`,`a tab`],[`\f`,`a form feed`],[`\v`,`a vertical tab`],[`
`,`a line break`],[`\r`,`a carriage return`]]);
var fe=e.defineRule({
id:`arg-value`,
category:`correctness`,
severity:`warning`,
messages:{
joined:t=>`${e.quote(t.head)} and what follows are one argument of ${t.server}, and ${t.program} knows nothing of that name`,
escaped:e=>`a backslash in ${e.subject} was taken for an escape: it holds ${e.sign} where a path goes on`,
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
let a=r[ce(i)??r.length];
if(a===void 0)
return;
let o=e.programName(i[e.programIndex(i)]??``);
let[s=``]=a.value.split(/\s/,1);
n(`joined`,{
server:e.nameOf(t),
program:o,
head:s},e.at(t.document,a.route),{
server:t,
help:`make an item of each word`,
fix:e.forAll(pe(a))})}},{
text:E,
check(t,{
report:n}){
e.eachString(e.valueAt(t.document.value,t.route),(r,i)=>{
let[,a=``]=E.exec(r)??[];
let o=de.get(a);
if(o===void 0)
return;
let s=e.at(t.document,[...t.route,...i]);
n(`escaped`,{
subject:e.subjectOf([...t.route,...i],t),
sign:o,
server:e.nameOf(t)},s,{
server:t,
help:`write "\\\\" for each backslash, or "/"`})})}},{
word:/[\n\r]/,
check(t,{
report:n,
violations:r}){
if(t.transport!==`stdio`)
return;
let[i,...a]=e.wordsOf(t);
let o=a.map(({
value:e})=>e);
let s=e.expandedElsewhere(i?.value,o);
for(
let[i,{
value:o,
route:c}]of a.entries()){
if(!/^[^\n\r]+[\n\r]+$/.test(o)||s(i)||e.isRefused(c,r))
continue;
let a=`remove the line break`;
let l={
do:`set`,
at:c,
value:o.replace(/[\n\r]+$/,``)};
n(`lineBreak`,{
server:e.nameOf(t)},e.at(t.document,c),{
server:t,
help:a,
fix:e.forAll(e.fix(`safe`,a,l))})}}}]}});
function pe({
value:t,
route:n}){
let[r,...i]=e.plainWords(t)??[];
let a=n.at(-1);
if(r===void 0||typeof a!=`number`)
return;
return e.fix(`safe`,`make an item of each word`,{
do:`set`,
at:n,
value:r},{
do:`insert`,
into:n.slice(0,-1),
position:a+1,
values:i})}
var D=e.defineRule({
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
let o=n=>e.at(t.document,r[n]?.route??t.route);
let s=e.programName(i[0]??``);
(s===`sudo`||s===`doas`)&&n(`root`,{...a,
program:s},o(0),{
server:t,
help:`start the program itself, and give its user the rights it needs`});
for(
let{
value:o,
route:s}of O(r,i)){
let r=j(o);
if(r===void 0)
continue;
n(`download`,a,e.at(t.document,s,`value`,r),{
server:t,
help:`install it once, from a version that you have looked at`})}
let c=m(i);
if(c===void 0)
return;
h(c,`--privileged`)&&n(`privileged`,a,o(c.options.findLast(({
name:e})=>e===`--privileged`)?.word??c.run),{
server:t,
help:`name what it needs with "--cap-add" or "--device"`});
for(
let e of N(c))
n(`mount`,a,o(e),{
server:t,
help:`mount only the folder that it works on`})}}}});
function O(t,n){
let r=n.findIndex(t=>/^(?:(?:ba|z|da|k|fi)?sh|cmd|powershell|pwsh|wsl)$/.test(e.programName(t)));
return r===-1||m(n)!==void 0?[]:t.slice(r+1)}
const k=/\b(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/i;
const A=/^\s*(?:sudo\s+)?(?:[\w/.-]*\/)?(?:(?:ba|z|da|k)?sh|iex|Invoke-Expression|python3?|node)\b/i;
function j(e){
let t=/(?:\b(?:eval|exec|source|(?:ba|z|da|k)?sh(?:\s+-\w+)?)\s+["']?|^\s*)(?:<|\$)\(\s*(?:curl|wget)\b/i.exec(e);
if(t)
return{
start:t.index,
end:t.index+t[0].length};
let n=0;
for(
let t of e.split(`|`)){
let r=n+t.length;
let i=k.exec(t);
let a=i&&e[r+1]!==`|`&&e[r]===`|`?A.exec(M(e,r+1)):null;
if(i&&a)
return{
start:n+i.index,
end:r+1+a[0].length};
n=r+1}}
function M(e,t){
return e.slice(t,t+200)}
function N({
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
var P=e.defineRule({
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
by:t.dialect.starts?.by??F(t)};
let s={
server:e.nameOf(t),
consequence:e.consequence(o,n)};
r(a.is,s,e.at(t.document,a.route),{
reaction:o,
server:t,
help:`name the program to start`})}}}});
function F({
dialect:e}){
return`M:${e.by.slice(2)}`}
var I=e.defineRule({
id:`command-path`,
category:`correctness`,
severity:`warning`,
inSnippets:`never`,
messages:{
missing:t=>`${e.quote(t.path)}, which starts ${t.server}, lies neither beside this file nor in a folder above it`,
ofPlugin:t=>`${t.client} looks for ${e.quote(t.path)} in the project of whoever uses the plugin, so ${t.server} does not start`},
on:{
server:{
word:e.fileWord,
check(t,{
reading:n,
report:r,
client:i}){
let{
owner:a,
format:o}=n;
if(!a||o.ofUser||o.folder!==void 0||t.transport!==`stdio`)
return;
let s=e.wordsOf(t);
let c=s[e.startedFile(s.map(({
value:e})=>e))??-1];
if(c===void 0||!e.fileWord.test(c.value.toLowerCase()))
return;
let{
ownFolder:l}=n.format;
if(l!==void 0&&e.isRelativePath(c.value)&&t.cwd===void 0){
r(`ofPlugin`,{
path:c.value,
server:e.nameOf(t),
client:i},e.at(n.document,c.route),{
server:t,...t.off&&{
severity:`info`},
help:`write ${e.quote(`${l}/${c.value.replace(/^(?:\.[\\/])+/,``)}`)}`});
return}
if(!L(c.value)||!z(n,t,c.value))
return;
r(`missing`,{
path:c.value,
server:e.nameOf(t)},e.at(n.document,c.route),{
server:t,...t.off&&{
severity:`info`},
help:`correct the path, or add the file to the project`})}}}});
function L(t){
if(!e.isRelativePath(t)||/["']/.test(t))
return!1;
return!t.split(/[\\/]/).some(e=>R.test(e))&&!/^path[\\/]to[\\/]/i.test(t)}
const R=/^(?:node_modules|\.?venv|env|vendor|dist|build|out|output|target|bin|obj|lib|_?build|\.[\w-]*build|publish|release|debug|\.next|\.nuxt)$/i;
function z(t,{
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
var B=e.defineRule({
id:`command-shell-syntax`,
category:`correctness`,
severity:`warning`,
messages:{
operator:t=>`${t.client} starts ${t.server} without a shell, so ${e.quote(t.text)} is one more argument`,
home:e=>`${e.client} starts ${e.server} without a shell, so "~" is the name of a folder here`,
expansion:t=>`${t.client} starts ${t.server} without a shell, so ${e.quote(t.text)} stays as it is`},
on:{
server:[{
word:/^[12]?[|&<>]|~[\\/]|\$(?!\{)|%\w/,
check(t,{
client:n,
report:r}){
let{
dialect:i,
document:a,
command:o,
args:s,
transport:c}=t;
let{
starts:l}=i;
if(o===void 0||l===void 0||c!==`stdio`)
return;
let u=e.wordsOf(t);
let d=u.map(({
value:e})=>e);
if(me.includes(e.programName(d[e.programIndex(d)]??``)))
return;
let f={
effect:`ignored`,
by:l.by};
let p={
server:e.nameOf(t),
client:n};
for(
let{
word:n,
within:i}of l.keepsTilde?ge(d):[]){
if(n===0&&e.programWithArguments(o.value.trim())!==void 0)
continue;
let s=n===0?{...f,
effect:`fails-server`}:f;
let{
route:c}=u[n]??o;
r(`home`,p,e.at(a,c,`value`,{
start:i,
end:i+1}),{
server:t,
reaction:s,
help:`write the whole path, or one that the client expands`})}
for(
let{
text:n,
start:s}of U(o,i,`command`)){
let c=n.startsWith(`%`)?f:{...f,
effect:`fails-server`};
let l=e.at(a,o.route,`value`,{
start:s,
end:s+n.length});
r(`expansion`,{...p,
text:n},l,{
server:t,
reaction:c,
help:H(n,i,`command`)})}
let m=e.expandedElsewhere(o.value,s.map(({
value:e})=>e));
for(
let[n,o]of s.entries()){
if(m(n))
continue;
he.test(o.value)&&r(`operator`,{...p,
text:o.value},e.at(a,o.route),{
server:t,
reaction:f,
help:`put the line into a script, or start it with "sh" and "-c"`});
for(
let{
text:n,
start:s}of U(o,i,`args`))
r(`expansion`,{...p,
text:n},e.at(a,o.route,`value`,{
start:s,
end:s+n.length}),{
server:t,
reaction:f,
help:H(n,i,`args`)})}}},{
text:/^~(?:[\\/]|$)/,
check(t,{
client:n,
report:r}){
let{
cwd:i,
document:a,
dialect:{
starts:o}}=t;
if(o?.cwdKeepsTilde===void 0||i===void 0||!/^~(?:[\\/]|$)/.test(i.value))
return;
let s=e.at(a,i.route,`value`,{
start:0,
end:1});
r(`home`,{
server:e.nameOf(t),
client:n},s,{
server:t,
reaction:{
effect:`fails-server`,
by:o.cwdKeepsTilde.by},
help:`write the whole path`})}}]}});
const me=[`ssh`,`find`,`parallel`,`concurrently`,`nix`,`nix-shell`,`su`,`watch`,`make`,`jq`,`expr`];
const he=/^(?:\|\|?|&&?|>>?|<|[12]>&[12]|[12&]>>?[^\s>&]*)$/;
function ge(t){
let n=[{
word:0,
within:0}];
let r=e.startedFile(t)??0;
r>0&&n.push({
word:r,
within:0});
n.push(...be(t));
for(
let{
name:e,
valueWord:r,
valueStart:i}of m(t)?.options??[])
(e===`-v`||e===`--volume`)&&n.push({
word:r,
within:i});
return n.filter(({
word:e,
within:n})=>/^~[\\/]/.test((t[e]??``).slice(n)))}
const _e=/^--?(?:directory|project|with-requirements|with-editable|cache-dir|config-file|env-file|prefix|cache|userconfig|C|dir)$/;
const ve=/^(?:uvx?|npx|npm|pnpm|bunx?|node)$/;
const ye=/^(?:run|tool|exec|x|dlx)$/;
function be(t){
let n=e.programIndex(t);
if(!ve.test(e.programName(t[n]??``)))
return[];
let r=[];
for(
let e=n+1;e<t.length;e+=1){
let n=t[e]??``;
let[i=``,...a]=n.split(`=`);
if(_e.test(i)){
if(a.length>0)
r.push({
word:e,
within:i.length+1});else{
e+=1;
r.push({
word:e,
within:0})}}else 
if(!n.startsWith(`-`)&&!ye.test(n))
break}
return r}
const V=`HOME|PWD|USER|USERPROFILE|APPDATA|LOCALAPPDATA|TMPDIR`;
function H(t,n,r){
let i=/^(?:\$(\w+)|%(\w+)%)$/.exec(t)?.slice(1).join(``);
let a=i===void 0?void 0:e.variableIn(n,r,i);
return a===void 0?`write the value itself`:`write ${e.quote(a)}`}
function U({
value:t},{
placeholders:n},r){
if(!/[$%]/.test(t)||n===void 0)
return[];
let i=n.in[r]??[];
let a=e.placeholdersIn(t);
let o=RegExp(`\\$(?:${V})\\b|%(?:${V})%|\\$\\((?:pwd|which|cat|echo|whoami|id|op|pass|gh|git|npm|brew|realpath|dirname|date|hostname|node|python3?)\\b[^()]*\\)`,`g`);
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
var xe=e.defineRule({
id:`command-unstartable`,
category:`correctness`,
severity:`error`,
inSnippets:`never`,
messages:{
address:e=>`the command of ${e.server} is an address and not the name of a program, so ${e.consequence}`,
quotes:e=>`the quotes in the command of ${e.server} belong to the program's name, so ${e.consequence}`,
nul:e=>`${e.what} of ${e.server} holds a NUL, which no program can be given, so ${e.consequence}`},
on:{
server:[{
command:/^[a-z][a-z\d+.-]+:\/\/|^["']/i,
check(t,{
client:n,
report:r,
violations:i}){
let{
command:a,
transport:o}=t;
if(a===void 0||o!==`stdio`||e.isRefused(a.route,i))
return;
let s=Se(a.value,t);
if(s===void 0)
return;
let c=W(t);
let l={
server:e.nameOf(t),
consequence:e.consequence(c,n)};
let u=e.ownKey(t.dialect,`url`);
let d=s===`quotes`?`write the command without them`:/^https?:/i.test(a.value)&&u!==void 0?`write it as ${e.quote(u)}`:`write the path of the program`;
r(s,l,e.at(t.document,a.route),{
reaction:c,
server:t,
help:d})}},{
text:/\0/,
check(t,{
client:n,
report:r}){
if(t.transport!==`stdio`)
return;
let i=W(t);
let a={
server:e.nameOf(t),
consequence:e.consequence(i,n)};
for(
let{
what:n,
part:o}of Ce(t)){
if(!o.value.includes(`\0`))
continue;
r(`nul`,{...a,
what:n},e.at(t.document,o.route),{
reaction:i,
server:t,
help:`take it out`})}}}]}});
function Se(e,{
dialect:t}){
if(/^[a-z][a-z\d+.-]+:\/\//i.test(e))
return`address`;
return/^(["']).+\1$/s.test(e)&&!e.includes(`\\`)&&t.starts?.blanks===`one-program`?`quotes`:void 0}
function Ce({
command:e,
args:t,
env:n,
cwd:r}){
return[...e===void 0?[]:[{
what:`the command`,
part:e}],...t.map(e=>({
what:`an argument`,
part:e})),...n.map(e=>({
what:`a variable`,
part:e})),...r===void 0?[]:[{
what:`the folder`,
part:r}]]}
function W({
dialect:e}){
return{
effect:`fails-server`,
by:e.starts?.by??`M:${e.by.slice(2)}`}}
var we=e.defineRule({
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
client:n,
report:r}){
let{
command:i,
dialect:a,
transport:o}=t;
let{
starts:s}=a;
if(i===void 0||s===void 0||o!==`stdio`||Te(t,s))
return;
let c=i.value.trim();
let l=e.programWithArguments(c);
if(c===``||l===void 0&&c===i.value)
return;
let u={
effect:`fails-server`,
by:s.by};
let d=e.at(t.document,i.route);
l===void 0?r(`blank`,{
end:/\s$/.test(i.value)?`end`:`start`,
server:e.nameOf(t),
client:n,
consequence:e.consequence(u,n)},d,{
reaction:u,
server:t,
help:`remove the blank`,
fix:e.forAll(De(i.route,c))}):r(`arguments`,{
server:e.nameOf(t),
client:n,
consequence:e.consequence(u,`it`)},d,{
reaction:u,
server:t,
help:Ee(t,l),
fix:e.forAll(Oe(t,c))})}}}});
function Te(e,{
blanks:t}){
return t===`split`||t===`split-alone`&&e.args.length===0}
function Ee(t,n){
let r=e.fieldMeaning(t,`commandLine`);
let i=e.quote(e.ownKey(t.dialect,`args`)??`args`);
return r===void 0?`write ${e.quote(n)} as the command and each further word as an item of ${i}`:`make each word an item of its own in ${e.quote(r.key)}`}
function De(t,n){
return e.fix(`safe`,`remove the blank`,{
do:`set`,
at:t,
value:n})}
function Oe(t,n){
let{
command:r,
dialect:i,
args:a}=t;
let[o,...s]=e.plainWords(n)??[];
if(r===void 0||o===void 0)
return;
let c=`make an item of each word`;
let l=e.fieldMeaning(t,`commandLine`);
if(l!==void 0){
if(!Array.isArray(l.value)||r.route.at(-1)!==0)
return;
return e.fix(`safe`,c,{
do:`set`,
at:r.route,
value:o},{
do:`insert`,
into:l.route,
position:1,
values:s})}
let u=e.ownKey(i,`args`);
if(u===void 0)
return;
let d=e.fieldMeaning(t,`args`);
if(d===void 0){
let t=[...r.route.slice(0,-1),u];
let n=String(r.route.at(-1));
return e.fix(`safe`,c,{
do:`set`,
at:r.route,
value:o},{
do:`add`,
at:t,
value:s,
after:n})}
if(!Array.isArray(d.value)||d.value.length!==a.length)
return;
return e.fix(`safe`,c,{
do:`set`,
at:r.route,
value:o},{
do:`insert`,
into:d.route,
position:0,
values:s})}
var ke=e.defineRule({
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
let a=m(i);
if(a===void 0||h(a,`-a`,`--attach`))
return;
let o=e.programName(i[e.programIndex(i)]??``);
let s=n=>e.at(t.document,r[n]?.route??t.route);
let c=J(a.options,`-d`,`--detach`);
let l=J(a.options,`-t`,`--tty`);
let u={
server:e.nameOf(t),
program:o};
let d={
server:t,...t.off&&{
severity:`info`}};
let f=h(a,`-i`,`--interactive`);
if(c!==void 0){
let t=i[c.word]??``;
n(`detached`,{...u,
option:t},s(c.word),{...d,
help:G(t,`d`),
fix:e.forAll(f?K(r[c.word],`d`):q(r[c.word]))})}else 
if(l!==void 0){
let t=i[l.word]??``;
let a=f?G(t,`t`):`write "-i" in its place`;
let o=r[l.word];
n(`terminal`,{...u,
option:t},s(l.word),{...d,
help:a,
fix:e.forAll(f?K(o,`t`):q(o))})}else 
f||n(`closed`,u,s(a.run),{...d,
help:`add "-i" after "run"`,
fix:e.forAll(Ae(r[a.run]))})}}}});
function G(t,n){
return/^-\w\w+$/.test(t)?`write ${e.quote(t.replace(n,``))}`:`leave it out`}
function K(t,n){
if(t===void 0)
return;
let{
value:r,
route:i}=t;
if(!/^-\w\w+$/.test(r))
return e.removing(i,`safe`);
let a=r.indexOf(n);
return{...e.rewriting(i,{
start:a,
end:a+1},``),
title:`write ${e.quote(r.replace(n,``))}`}}
function q(t){
return t&&/^--?[a-z]+$/.test(t.value)&&!/^-\w\w/.test(t.value)?e.writing(t.route,`-i`):void 0}
function Ae(t){
let n=t?.route.at(-1);
if(t===void 0||typeof n!=`number`)
return;
let r=t.route.slice(0,-1);
return e.fix(`safe`,`add "-i" after "run"`,{
do:`insert`,
into:r,
position:n+1,
values:[`-i`]})}
function J(e,...t){
let n=e.findLast(({
name:e})=>t.includes(e));
return n?.value===`false`?void 0:n}
function Y(t,{
address:n,
help:r}){
let{
dialect:i,
document:a}=t;
let o=e.ownKey(i,`url`);
if(n===void 0||o===void 0)
return r;
let s=i.transportKey===null?void 0:e.spellingOf(i,`http`);
let c=(t,n)=>e.assignment(a.language,t,e.quote(n));
let l=`write ${s===void 0||i.transportKey===null?``:`${c(i.transportKey,s)} and `}${c(o,n)} in place of the command`;
return r===void 0?l:`${r}, or ${l}`}
var je=e.defineRule({
id:`package-deprecated`,
category:`compatibility`,
severity:`info`,
strays:!0,
inSnippets:`never`,
messages:{
archived:t=>`${e.quote(t.name)}, which is ${t.server}, is archived and gets no more fixes`},
on:{
server:{
notedPackage:!0,
check(t,{
report:n}){
let r=T(t);
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
help:Y(t,i)??`look for a server that is maintained`})}}}});
var Me=e.defineRule({
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
let r=w(t);
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
let d=T(t)?.noted;
d?.is===`python`&&n(`python`,{
name:o,
runner:s},u,{
server:t,
help:d.help})}}}});
var Ne=e.defineRule({
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
let r=T(t);
if(r?.noted.is!==`unpublished`)
return;
let{
noted:i,
run:a,
part:o}=r;
let s=u(i);
let c={
start:a.start,
end:a.start+a.name.length};
n(`unpublished`,{
name:i.name,
server:e.nameOf(t)},e.at(t.document,o.route,`value`,c),{
server:t,...t.off&&{
severity:`info`},
help:Y(t,i)??`look the name up where the server is described`,
fix:s===void 0?void 0:e.rewriting(o.route,c,s,`unsafe`)})}}}});
var Pe=e.defineRule({
id:`package-unpinned`,
category:`security`,
severity:`off`,
strays:!0,
inSnippets:`never`,
messages:{
unpinned:t=>`${t.server} runs whichever version of ${e.quote(t.name)} it gets on the day it starts`},
on:{
server(t,{
report:n}){
let r=w(t);
if(r===void 0||Fe(r.run))
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
help:Ie(i)})}}});
function Fe({
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
function Ie({
ecosystem:t,
name:n,
runner:r}){
if(t===`image`)
return`name its tag or digest, ${e.quote(`${n}:1.2.3`)}`;
return`name its version, ${e.quote(`${n}${r===`pipx run`?`==`:`@`}1.2.3`)}`}
var Le=e.defineRule({
id:`path-absolute`,
category:`compatibility`,
severity:`info`,
inSnippets:`never`,
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
let[c,...l]=X(t);
if(c===void 0||!s)
return;
if(c.meaning===`cwd`&&!e.wordsOf(t).some(t=>e.fileWord.test(t.value.toLowerCase())))
return;
r(`path`,{
server:e.nameOf(t)},e.at(o,c.route),{
server:t,
help:Ve(t,c),
related:l.map(({
route:t})=>({
place:e.at(o,t),
message:`another one`}))})}}}});
function X(t){
let n=e.wordsOf(t);
let r=m(n.map(({
value:e})=>e))?.image??n.length;
let i=[];
let a=({
value:e,
route:t},n)=>{
Re(e)&&i.push({
value:e,
route:t,
meaning:n})};
n.slice(0,r).forEach((e,t)=>void a(e,t===0?`command`:`args`));
t.cwd!==void 0&&a(t.cwd,`cwd`);
return i}
function Re(e){
let t=Z(e);
let[,n]=/^(?:\/mnt\/[a-z]|[a-z]:)?[\\/](?:users|home)[\\/]([^\\/]+)/i.exec(t)??[];
if(n!==void 0)
return!ze.test(n)&&!/[<>{}[\]$%*]/.test(t);
return/^[a-z]:[\\/](?!program|windows|msys|cygwin|path[\\/])[\w .-]/i.test(t)||/^\/Volumes\/\w/.test(t)}
function Z(e){
return e.startsWith(`-`)?e.slice(e.indexOf(`=`)+1):e}
const ze=/^(?:your?|you|me|my|users?|name|public|shared|default|someone|somebody|path|example|dev|developer|node|vscode|codespace|runner|app|ubuntu|coder|gitpod|jovyan|linuxbrew|node_modules|(?:your|my|user)[-_ ]?\w*|x+)$/i;
const Be=/^\/(?:users|home)\//i;
function Ve({
dialect:t},{
value:n,
meaning:r}){
let i=Be.test(Z(n))?e.variableIn(t,r,`HOME`,`of the environment`):void 0;
return i===void 0?`write a path from the folder of the project, or a program that is found by its name`:`write a path from the folder of the project, or begin it with a variable such as ${e.quote(i)}`}
const Q=/^(?:(?:@[\w-]+\/)?(?:mcp-)?server-filesystem|rust-mcp-filesystem|mcp-filesystem-server)(?:@[\w.^~-]+)?$/;
const He=/^(?:\/+|[A-Za-z]:[\\/]*|\\+)$/;
const Ue=/^(?:~|\$HOME|\$\{(?:env:)?HOME\}|\{env:HOME\}|\$\{userHome\}|%USERPROFILE%|\$\{(?:env:)?USERPROFILE\}|\/root|(?:\/(?:Users|home)|[A-Za-z]:[\\/]Users)(?:[\\/][^\\/]+)?)[\\/]*$/i;
var We=e.defineRule({
id:`path-broad`,
category:`security`,
severity:`warning`,
strays:!0,
inSnippets:`never`,
messages:{
everything:t=>`${t.server} reaches every file that its user may open: ${e.quote(t.path)} is one of its folders`,
home:t=>`${t.server} reaches all of ${e.quote(t.path)}, keys and settings of other programs included`},
on:{
server:{
word:/filesystem/,
check(t,{
report:n}){
let r=Ge(t).flatMap(e=>{
let t=He.test(e.value)?`everything`:Ue.test(e.value)?`home`:void 0;
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
function Ge({
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
const Ke=[fe,D,P,I,B,xe,we,ke,je,Me,Ne,Pe,Le,We];
exports.rules=Ke;
"use strict";
require("./rolldown-runtime.js");
const e=require("./crossing.js");
const t=require("./core.js");
const n=[[`aws-kb-retrieval`,`0.6.2`],[`brave-search`,`0.6.2`,`use "@brave/brave-search-mcp-server"`],[`everart`,`0.6.2`],[`gdrive`,`2025.1.14`],[`github`,`2025.4.8`,{
address:`https://api.githubcopilot.com/mcp/`,
help:`use the image "ghcr.io/github/github-mcp-server"`}],[`gitlab`,`2025.4.25`,{
address:`https://<host>/api/v4/mcp`,
help:`use the server of your GitLab`}],[`google-maps`,`0.6.2`],[`postgres`,`0.6.2`],[`puppeteer`,`2025.5.12`,`use "@playwright/mcp" or "chrome-devtools-mcp"`],[`redis`,`2025.4.25`],[`slack`,`2025.4.25`]];
const r=[`fetch`,`git`,`time`];
const i=[[`asana`],[`atlassian`],[`airtable`],[`browser`,`use "@playwright/mcp"`],[`codebase-memory`],[`confluence`],[`context7`,`use "@upstash/context7-mcp"`],[`discord`],[`docker`],[`duckduckgo`],[`elasticsearch`],[`figma`,{
address:`https://mcp.figma.com/mcp`}],[`firecrawl`,`use "firecrawl-mcp"`],[`gmail`],[`google-calendar`],[`google-drive`],[`hubspot`],[`jira`],[`kubernetes`],[`linear`,{
address:`https://mcp.linear.app/mcp`}],[`mongodb`,`use "mongodb-mcp-server"`],[`mysql`],[`neo4j`],[`notion`,`use "@notionhq/notion-mcp-server"`],[`obsidian`],[`perplexity`],[`playwright`,`use "@playwright/mcp"`],[`postgresql`],[`sentry`,`use "@sentry/mcp-server"`],[`sequentialthinking`,`write "@modelcontextprotocol/server-sequential-thinking"`],[`shell`],[`sqlite`],[`stripe`,`use "@stripe/mcp"`],[`supabase`,`use "@supabase/mcp-server-supabase"`],[`tavily`,`use "tavily-mcp"`],[`terraform`],[`vercel`,{
address:`https://mcp.vercel.com`}],[`weather`],[`web-search`]];
const a=[`brave-search`,`fetch`,`filesystem`,`git`,`github`,`memory`,`playwright`,`postgres`,`puppeteer`,`sequential-thinking`,`slack`,`az-cli`];
const o=[`filesystem`,`memory`,`sequential-thinking`];
function s(e){
return`write "uvx", without "-y", and "${e}"`}
const c=[{
on:`pypi`,
name:`mcp-server-sqlite`,
is:`archived`},{
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
help:s(e)}))];
let l;
function u(e,t){
l??=new Map(f().map(e=>[`${e.on} ${e.name}`,e]));
return l.get(`${e} ${t}`)}
function d({
is:e,
help:t=``}){
return e===`unpublished`?/^(?:use|write) "(@?[\w-]+(?:\/[\w.-]+)?)"$/.exec(t)?.[1]:void 0}
function f(){
let e=(e,t,n)=>({
on:`npm`,
name:e,
is:t,...typeof n==`string`?{
help:n}:n});
let t=e=>`@modelcontextprotocol/server-${e}`;
return[...n.map(([n,r,i])=>({...e(t(n),`archived`,i),
last:r})),...r.map(n=>e(t(n),`unpublished`,`it is a package for Python: ${s(`mcp-server-${n}`)}`)),...i.map(([n,r])=>e(t(n),`unpublished`,r)),...[`@anthropic-ai`,`@anthropic`].flatMap(n=>a.map(r=>e(`${n}/mcp-server-${r}`,`unpublished`,o.includes(r)?`write "${t(r)}"`:void 0))),...c]}
function p(t){
let n=e.containerRun(t);
if(n!==void 0)
return n.options.find(({
name:e,
value:t,
word:n,
valueWord:r})=>/\s/.test(e)||n===r&&/^\s/.test(t??``))?.word;
let r=e.runnerCall(t);
return r&&e.runnerWords(t,r).joined}
const m=/^--?[A-Za-z][\w-]*\s+(?:~?\/|\.{1,2}\/|[A-Za-z]:[\\/]|https?:\/\/)\S+$/;
function h(e){
let n=t.programIndex(e);
let r=e.findIndex((t,r)=>r>n&&m.test(t)&&!e[r-1]?.startsWith(`-`));
return r===-1?void 0:r}
function ee(t){
let n=e.runnerCall(t);
return n&&e.runnerWords(t,n).what?.word}
function g(t){
let n=e.runnerCall(t);
if(n===void 0)
return;
let{
line:r,
runner:i,
from:a}=n;
let o=t.slice(a);
if(o.some(e=>i.scripts?.includes(e)||i.packages.some(t=>e.startsWith(t))))
return;
if(i.ecosystem===`pypi`&&o[0]===`-m`)
return{
runner:r,
word:a};
if(o.length===0||o.some(e=>/\s/.test(e)||_(e,i)))
return;
return{
runner:r}}
function _(t,{
ecosystem:n}){
if(t.startsWith(`-`))
return!1;
return(n===`npm`?e.npmSpecifier(t):e.pypiSpecifier(t))!==void 0||/^[.~/\\]|^[A-Za-z]:[\\/]|\/\/|^[\w+]+:(?!\.)|[${}<>%@]/.test(t)||/^[\w.-]+\/[\w.-]+/.test(t)}
function v(n){
if(n.transport!==`stdio`)
return;
let r=t.wordsOf(n);
let i=r.map(({
value:e})=>e);
let a=e.packageRun(i);
if(a!==void 0&&a.ecosystem!==`image`&&i.some(y))
return;
let o=r[a?.word??-1];
return a===void 0||o===void 0?void 0:{
run:a,
part:o}}
function y(e){
return/^(?:-i|--(?:registry|index|index-url|default-index|extra-index-url|find-links))(?:=|$)/.test(e)}
function b(e){
let t=v(e);
let n=t&&u(t.run.ecosystem,t.run.name);
return t===void 0||n===void 0?void 0:{...t,
noted:n}}
const x=/^[A-Za-z]:(?:[^\n\r]*?)([\b\t\f\v\n\r])(?=[^\s])/;
const te=new Map([[`\b`,`a backspace`],[`	`,`a tab`],[`\f`,`a form feed`],[`\v`,`a vertical tab`],[`
`,`a line break`],[`\r`,`a carriage return`]]);
const S=/^(?:.*[\\/])?(?:curl|wget)(?:\.exe)?$/i;
var ne=t.defineRule({
id:`arg-value`,
category:`correctness`,
severity:`warning`,
messages:{
joined:e=>`${t.quote(e.head)} and what follows are one argument of ${e.server}, and ${e.program} knows nothing of that name`,
escaped:e=>`a backslash in ${e.subject} was taken for an escape: it holds ${e.sign} where a path goes on`,
nothing:e=>`none of the arguments of ${e.server} can be a package, so ${e.runner} is not told what to run`,
module:e=>`${e.runner} has no option "-m"; it ends with an error`,
manages:e=>`${t.quote(e.line)} manages servers and is none, so ${e.server} ends at once; the server is ${t.quote(e.right)}`,
caller:e=>`${t.quote(e.program)} sends a request and ends, so ${e.server} answers nothing that an MCP client says`,
blank:e=>`${e.subject} ${e.where} with a blank, which belongs to it`,
lineBreak:e=>`a line break at the end of an argument of ${e.server} is part of it`,
broken:e=>`a line break within an argument of ${e.server} is part of it`},
on:{
server:[{
word:/^-[\w-]*\s|^\S+\s+-/,
check(e,{
report:n}){
if(e.transport!==`stdio`)
return;
let r=t.wordsOf(e);
let i=r.map(({
value:e})=>e);
let a=h(i);
let o=t.expandedElsewhere(i[0],i.slice(1));
let s=r[p(i)??(a!==void 0&&!o(a-1)?a:void 0)??r.length];
if(s===void 0)
return;
let c=t.programName(i[t.programIndex(i)]??``);
let[l=``]=s.value.split(/\s/,1);
n(`joined`,{
server:t.nameOf(e),
program:c,
head:l},t.at(e.document,s.route),{
server:e,
help:`make an item of each word`,
fix:t.forAll(ie(s))})}},{
packaged:!1,
check(e,{
report:n}){
if(e.transport!==`stdio`)
return;
let r=t.wordsOf(e);
let i=g(r.map(({
value:e})=>e));
if(i===void 0)
return;
let{
runner:a,
word:o}=i;
let s=o===void 0?void 0:r[o];
if(s!==void 0)
n(`module`,{
runner:a},t.at(e.document,s.route),{
server:e,
help:`write "--from", the package, and the program that it brings along`});else{
let r=e.fields.find(e=>e.fact?.is===`args`);
let i=r===void 0?t.placeOfName(e):t.at(e.document,r.route,`key`);
n(`nothing`,{
server:t.nameOf(e),
runner:a},i,{
server:e,
help:`put the name of the package before the options of the server`})}}},{
command:S,
check(e,{
report:n}){
let{
command:r,
transport:i,
document:a}=e;
if(i!==`stdio`||r===void 0||!S.test(r.value))
return;
n(`caller`,{
program:t.programName(r.value),
server:t.nameOf(e)},t.at(a,r.route),{
server:e,
help:t.onlyLocal(e.dialect)?`start a bridge to the address, such as mcp-remote`:`write the address as that of a remote server, or start a bridge to it`})}},{
word:/^mcp$/,
check(e,{
report:n}){
if(e.transport!==`stdio`)
return;
let r=t.wordsOf(e);
let i=r.map(({
value:e})=>e);
let a=t.programIndex(i);
let o=t.programName(i[a]??``);
let s=re.get(o);
let c=r[a+1];
if(s===void 0||c?.value!==`mcp`||i.length>a+2)
return;
n(`manages`,{
line:`${o} mcp`,
server:t.nameOf(e),
right:`${o} ${s.join(` `)}`},t.at(e.document,c.route),{
server:e,
help:`write ${t.list(s.map(t.quote),{
bare:!0,
conjunction:`and`})}`})}},{
text:/^\s+\S+$|^\S+\s+$/,
check(e,{
report:n,
violations:r}){
if(e.transport!==`stdio`)
return;
for(
let{
value:i,
route:a}of e.env){
if(!/^ +\S+$|^\S+ +$/.test(i)||t.isRefused(a,r))
continue;
let o=i.startsWith(` `)?`begins`:`ends`;
let s=`remove the blank`;
let c={
do:`set`,
at:a,
value:i.trim()};
n(`blank`,{
subject:t.subjectOf(a,e),
where:o},t.at(e.document,a),{
server:e,
help:s,
fix:t.fix(`unsafe`,s,c)})}}},{
text:x,
check(e,{
report:n}){
t.eachString(t.valueAt(e.document.value,e.route),(r,i)=>{
let[,a=``]=x.exec(r)??[];
let o=te.get(a);
if(o===void 0)
return;
let s=t.at(e.document,[...e.route,...i]);
n(`escaped`,{
subject:t.subjectOf([...e.route,...i],e),
sign:o,
server:t.nameOf(e)},s,{
server:e,
help:`write "\\\\" for each backslash, or "/"`})})}},{
word:/[\n\r]/,
check(e,{
report:n,
violations:r}){
if(e.transport!==`stdio`)
return;
let[i,...a]=t.wordsOf(e);
let o=a.map(({
value:e})=>e);
let s=t.expandedElsewhere(i?.value,o);
let c=[i?.value??``,...o];
let l=p(c);
let u=ee(c);
for(
let[i,{
value:o,
route:c}]of a.entries()){
if(s(i)||t.isRefused(c,r))
continue;
i+1===u&&i+1!==l&&/^\S{1,100}[\n\r]+\S{1,100}$/.test(o)&&n(`broken`,{
server:t.nameOf(e)},t.at(e.document,c),{
server:e,
help:`make an item of each line, or join them`});
if(!/^[^\n\r]+[\n\r]+$/.test(o))
continue;
let a=`remove the line break`;
let d={
do:`set`,
at:c,
value:o.replace(/[\n\r]+$/,``)};
n(`lineBreak`,{
server:t.nameOf(e)},t.at(e.document,c),{
server:e,
help:a,
fix:t.forAll(t.fix(`safe`,a,d))})}}}]}});
const re=new Map([[`codex`,[`mcp-server`]],[`claude`,[`mcp`,`serve`]]]);
function ie({
value:e,
route:n}){
let[r,...i]=t.plainWords(e)??[];
let a=n.at(-1);
if(r===void 0||typeof a!=`number`)
return;
return t.fix(`safe`,`make an item of each word`,{
do:`set`,
at:n,
value:r},{
do:`insert`,
into:n.slice(0,-1),
position:a+1,
values:i})}
var ae=t.defineRule({
id:`command-dangerous`,
category:`security`,
severity:`warning`,
strays:!0,
messages:{
download:e=>`${e.server} runs what it downloads, unseen, at every start`,
root:e=>`${t.quote(e.program)} gives ${e.server} the rights of root`,
privileged:e=>`"--privileged" gives the container of ${e.server} the rights of its host`,
mount:e=>`the container of ${e.server} gets the whole disk of its host`},
on:{
server:{
word:/\b(?:sudo|doas|curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)\b|(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/,
check(n,{
report:r}){
if(n.transport!==`stdio`)
return;
let i=t.wordsOf(n);
let a=i.map(({
value:e})=>e);
let o={
server:t.nameOf(n)};
let s=e=>t.at(n.document,i[e]?.route??n.route);
let c=t.programName(a[0]??``);
(c===`sudo`||c===`doas`)&&r(`root`,{...o,
program:c},s(0),{
server:n,
help:`start the program itself, and give its user the rights it needs`});
for(
let{
value:e,
route:s}of oe(i,a)){
let i=le(e);
if(i===void 0)
continue;
r(`download`,o,t.at(n.document,s,`value`,i),{
server:n,
help:`install it once, from a version that you have looked at`})}
let l=e.containerRun(a);
if(l===void 0)
return;
e.isOn(l,`--privileged`)&&r(`privileged`,o,s(l.options.findLast(({
name:e})=>e===`--privileged`)?.word??l.run),{
server:n,
help:`name what it needs with "--cap-add" or "--device"`});
for(
let e of de(l))
r(`mount`,o,s(e),{
server:n,
help:`mount only the folder that it works on`})}}}});
function oe(n,r){
let i=r.findIndex(e=>/^(?:(?:ba|z|da|k|fi)?sh|cmd|powershell|pwsh|wsl)$/.test(t.programName(e)));
return i===-1||e.containerRun(r)!==void 0?[]:n.slice(i+1)}
const se=/\b(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/i;
const ce=/^\s*(?:sudo\s+)?(?:[\w/.-]*\/)?(?:(?:ba|z|da|k)?sh|iex|Invoke-Expression|python3?|node)\b/i;
function le(e){
let t=/(?:\b(?:eval|exec|source|(?:ba|z|da|k)?sh(?:\s+-\w+)?)\s+["']?|^\s*)(?:<|\$)\(\s*(?:curl|wget)\b/i.exec(e);
if(t)
return{
start:t.index,
end:t.index+t[0].length};
let n=0;
for(
let t of e.split(`|`)){
let r=n+t.length;
let i=se.exec(t);
let a=i&&e[r+1]!==`|`&&e[r]===`|`?ce.exec(ue(e,r+1)):null;
if(i&&a)
return{
start:n+i.index,
end:r+1+a[0].length};
n=r+1}}
function ue(e,t){
return e.slice(t,t+200)}
function de({
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
var fe=t.defineRule({
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
check(e,{
client:n,
report:r,
violations:i}){
let a=t.emptyCommand(e);
if(a===void 0||!pe(e))
return;
let{
dialect:o,
route:s}=e;
let c=a.route.slice(0,s.length+1);
if(t.isRefused(a.route,i))
return;
if(t.losesServer(o.bad.effect)&&t.isRefused(c,i))
return;
let l=(a.route.length===c.length?o.starts?.nothing:void 0)??{
effect:`fails-server`,
by:o.starts?.by??me(e)};
let u={
server:t.nameOf(e),
consequence:t.consequence(l,n)};
r(a.is,u,t.at(e.document,a.route),{
reaction:l,
server:e,
help:`name the program to start`})}}}});
function pe({
transport:e,
declared:n,
dialect:r}){
if(e!==void 0||n===void 0)
return e===`stdio`;
return r.transportKey!==null&&!t.losesServer(r.unknownTransport.withCommand.effect)}
function me({
dialect:e}){
return`M:${e.by.slice(2)}`}
var C=t.defineRule({
id:`command-path`,
category:`correctness`,
severity:`warning`,
inSnippets:`never`,
messages:{
missing:e=>`${t.quote(e.path)}, which starts ${e.server}, lies neither beside this file nor in a folder above it`,
ofPlugin:e=>`${e.client} looks for ${t.quote(e.path)} in the project of whoever uses the plugin, so ${e.server} does not start`},
on:{
server:{
word:t.fileWord,
check(e,{
reading:n,
report:r,
client:i}){
let{
owner:a,
format:o}=n;
if(!a||o.ofUser||o.folder!==void 0||e.transport!==`stdio`)
return;
let s=t.wordsOf(e);
let c=s[t.startedFile(s.map(({
value:e})=>e))??-1];
if(c===void 0||!t.fileWord.test(c.value.toLowerCase()))
return;
let{
ownFolder:l}=n.format;
if(l!==void 0&&e.cwd===void 0&&!t.isReplaced(n,e.name)&&t.isRelativePath(c.value)){
r(`ofPlugin`,{
path:c.value,
server:t.nameOf(e),
client:i},t.at(n.document,c.route),{
server:e,...e.off&&{
severity:`info`},
help:w(n,e,`${l}/${c.value.replace(/^(?:\.[\\/])+/,``)}`)});
return}
if(!T(c.value)||!D(n,e,c.value))
return;
r(`missing`,{
path:c.value,
server:t.nameOf(e)},t.at(n.document,c.route),{
server:e,...e.off&&{
severity:`info`},
help:`correct the path, or add the file to the project`})}}}});
function w(e,n,r){
let{
replacedBy:i}=e.format;
if(i===void 0||t.readAtTop(e)===void 0)
return`write ${t.quote(r)}`;
return`declare ${t.nameOf(n)} in ${t.quote(i.file)}, too, with ${t.quote(r)}`}
function T(e){
if(!t.isRelativePath(e)||/["'\u200b-\u200d\u2060]/.test(e))
return!1;
return!e.split(/[\\/]/).some(e=>E.test(e))&&!/^path[\\/]to[\\/]/i.test(e)}
const E=/^(?:node_modules|\.?venv|env|vendor|dist|build|out|output|target|bin|obj|lib|_?build|\.[\w-]*build|publish|release|debug|\.next|\.nuxt)$/i;
function D(e,{
cwd:n,
fields:r},i){
let a=n?.value.replace(/^\$\{workspaceFolder\}(?:[\\/]|$)/,``);
if(a===void 0&&r.some(({
fact:e})=>e?.is===`cwd`&&e.unread!==!0))
return!1;
if(a!==void 0&&a!==``&&!t.isRelativePath(a))
return!1;
let o=e=>e.replaceAll(`\\`,`/`);
return e.lacks(o(i))&&(!a||e.lacks(`${o(a)}/${o(i)}`))}
var O=t.defineRule({
id:`command-shell-syntax`,
category:`correctness`,
severity:`warning`,
messages:{
operator:e=>`${e.client} starts ${e.server} without a shell, so ${t.quote(e.text)} is one more argument`,
home:e=>`${e.client} starts ${e.server} without a shell, so "~" is the name of a folder here`,
expansion:e=>`${e.client} starts ${e.server} without a shell, so ${t.quote(e.text)} stays as it is`},
on:{
server:[{
word:/^[12]?[|&<>]|~[\\/]|\$(?!\{)|%\w/,
check(e,{
client:n,
report:r}){
let{
dialect:i,
document:a,
command:o,
args:s,
transport:c}=e;
let{
starts:l}=i;
if(o===void 0||c!==`stdio`)
return;
let u=t.wordsOf(e);
let d=u.map(({
value:e})=>e);
if(k.includes(t.programName(d[t.programIndex(d)]??``)))
return;
let f={
server:t.nameOf(e),
client:n};
let p=l?.keepsTilde?l.by:i.keepsTilde?.by;
for(
let{
word:n,
within:s}of p===void 0?[]:j(d)){
if(n===0&&t.programWithArguments(o.value.trim())!==void 0)
continue;
let c={
effect:n===0?`fails-server`:`ignored`,
by:p??i.by};
let{
route:l}=u[n]??o;
r(`home`,f,t.at(a,l,`value`,{
start:s,
end:s+1}),{
server:e,
reaction:c,
help:`write the whole path, or one that the client expands`})}
if(l===void 0)
return;
let m={
effect:`ignored`,
by:l.by};
for(
let{
text:n,
start:s}of R(o,i,`command`)){
let c=n.startsWith(`%`)?m:{...m,
effect:`fails-server`};
let l=t.at(a,o.route,`value`,{
start:s,
end:s+n.length});
r(`expansion`,{...f,
text:n},l,{
server:e,
reaction:c,
help:L(n,i,`command`)})}
let h=t.expandedElsewhere(o.value,s.map(({
value:e})=>e));
for(
let[n,o]of s.entries()){
if(h(n))
continue;
A.test(o.value)&&r(`operator`,{...f,
text:o.value},t.at(a,o.route),{
server:e,
reaction:m,
help:`put the line into a script, or start it with "sh" and "-c"`});
for(
let{
text:n,
start:s}of R(o,i,`args`))
r(`expansion`,{...f,
text:n},t.at(a,o.route,`value`,{
start:s,
end:s+n.length}),{
server:e,
reaction:m,
help:L(n,i,`args`)})}}},{
text:/\$(?!\{)[A-Z]|%[A-Z]/,
check(e,{
client:n,
report:r}){
let{
dialect:i,
document:a,
transport:o}=e;
let{
starts:s}=i;
if(s===void 0||o!==`stdio`)
return;
for(
let{
part:o,
meaning:c}of t.expandableStrings(e,e=>/[$%]/.test(e))){
if(c!==`env`&&(c!==`cwd`||s.skipsBadCwd))
continue;
let l=c===`cwd`?`fails-server`:`ignored`;
for(
let{
text:u,
start:d}of R(o,i,c)){
if(/^\$\(|^`/.test(u))
continue;
let f=t.at(a,o.route,`value`,{
start:d,
end:d+u.length});
r(`expansion`,{
text:u,
server:t.nameOf(e),
client:n},f,{
server:e,
reaction:{
effect:l,
by:s.by},
help:L(u,i,c)})}}}},{
text:/^~(?:[\\/]|$)/,
check(e,{
client:n,
report:r}){
let{
cwd:i,
document:a,
dialect:{
starts:o}}=e;
if(o?.cwdKeepsTilde===void 0||i===void 0||!/^~(?:[\\/]|$)/.test(i.value))
return;
let s=t.at(a,i.route,`value`,{
start:0,
end:1});
r(`home`,{
server:t.nameOf(e),
client:n},s,{
server:e,
reaction:{
effect:`fails-server`,
by:o.cwdKeepsTilde.by},
help:`write the whole path`})}}]}});
const k=[`ssh`,`find`,`parallel`,`concurrently`,`nix`,`nix-shell`,`su`,`watch`,`make`,`jq`,`expr`];
const A=/^(?:\|\|?|&&?|>>?|<|[12]>&[12]|[12&]>>?[^\s>&]*)$/;
function j(n){
let r=[{
word:0,
within:0}];
let i=t.startedFile(n)??0;
i>0&&r.push({
word:i,
within:0});
r.push(...F(n));
for(
let{
name:t,
valueWord:i,
valueStart:a}of e.containerRun(n)?.options??[])
(t===`-v`||t===`--volume`)&&r.push({
word:i,
within:a});
return r.filter(({
word:e,
within:t})=>/^~[\\/]/.test((n[e]??``).slice(t)))}
const M=/^--?(?:directory|project|with-requirements|with-editable|cache-dir|config-file|env-file|prefix|cache|userconfig|C|dir)$/;
const N=/^(?:uvx?|npx|npm|pnpm|bunx?|node)$/;
const P=/^(?:run|tool|exec|x|dlx)$/;
function F(e){
let n=t.programIndex(e);
if(!N.test(t.programName(e[n]??``)))
return[];
let r=[];
for(
let t=n+1;t<e.length;t+=1){
let n=e[t]??``;
let[i=``,...a]=n.split(`=`);
if(M.test(i)){
if(a.length>0)
r.push({
word:t,
within:i.length+1});else{
t+=1;
r.push({
word:t,
within:0})}}else 
if(!n.startsWith(`-`)&&!P.test(n))
break}
return r}
const I=`HOME|PATH|PWD|USER|USERPROFILE|APPDATA|LOCALAPPDATA|TMPDIR`;
function L(e,n,r){
let i=/^(?:\$(\w+)|%(\w+)%)$/.exec(e)?.slice(1).join(``);
let a=i===void 0?void 0:t.variableIn(n,r,i);
return a===void 0?`write the value itself`:`write ${t.quote(a)}`}
function R({
value:e},{
placeholders:n},r){
if(!/[$%]/.test(e)||n===void 0)
return[];
let i=n.in[r]??[];
let a=t.placeholdersIn(e);
let o=RegExp(`\\$(?:${I})\\b|%(?:${I})%|\\$\\((?:pwd|which|cat|echo|whoami|id|op|pass|gh|git|npm|brew|realpath|dirname|date|hostname|node|python3?)\\b[^()]*\\)`+(r===`command`||r===`cwd`?`|(?<=^|[\\\\/])\\$[A-Z][A-Z0-9_]*(?=[\\\\/]|$)`:``),`g`);
return[...e.matchAll(o)].flatMap(({
0:e,
index:t})=>{
let n=i.includes(e.startsWith(`%`)?`%NAME%`:`$NAME`)&&!e.startsWith(`$(`);
let r=a.some(({
start:n,
end:r})=>n<t+e.length&&t<r);
return n||r?[]:[{
text:e,
start:t}]})}
var z=t.defineRule({
id:`command-unstartable`,
category:`correctness`,
severity:`error`,
inSnippets:`never`,
messages:{
address:e=>`the command of ${e.server} is an address and not the name of a program, so ${e.consequence}`,
quotes:e=>`the quotes in the command of ${e.server} belong to the program's name, so ${e.consequence}`,
shell:e=>`the command of ${e.server} is a line for a shell, and there is none, so ${e.consequence}`,
folder:e=>`the command of ${e.server} is a folder, so ${e.consequence}`,
half:e=>`the command of ${e.server} holds half of a character, so ${e.consequence}`,
nowhere:e=>`the folder that ${e.server} is to start in has no name, so ${e.consequence}`,
nul:e=>`${e.what} of ${e.server} holds a NUL, which no program can be given, so ${e.consequence}`},
on:{
server:[{
command:/^[a-z][a-z\d+.-]+:\/\/|^["']|\s[|&;<>]|;$|^\w+=\S*\s|^\.{1,2}[\\/]?$|[\ud800-\udfff]/i,
check(e,{
client:n,
report:r,
violations:i}){
let{
command:a,
transport:o}=e;
if(a===void 0||o!==`stdio`||t.isRefused(a.route,i))
return;
let s=_e(a.value,e);
if(s===void 0)
return;
let c=B(e);
let l={
server:t.nameOf(e),
consequence:t.consequence(c,n)};
let u=t.ownKey(e.dialect,`url`);
let d=s===`quotes`?`write the command without them`:s===`shell`?`start it with "sh" and "-c", or write the program alone and its variables under their key`:s===`half`?`take it out`:/^https?:/i.test(a.value)&&u!==void 0?`write it as ${t.quote(u)}`:`write the path of the program`;
r(s,l,t.at(e.document,a.route),{
reaction:c,
server:e,
help:d})}},{
text:/^\s+$/,
check(e,{
client:n,
report:r}){
let{
cwd:i,
dialect:a,
transport:o}=e;
if(i===void 0||o!==`stdio`||!/^\s+$/.test(i.value))
return;
if(a.starts?.skipsBadCwd!==void 0)
return;
let s=B(e);
r(`nowhere`,{
server:t.nameOf(e),
consequence:t.consequence(s,n)},t.at(e.document,i.route),{
reaction:s,
server:e,
help:`name a folder, or remove it`})}},{
text:/\0/,
check(e,{
client:n,
report:r}){
if(e.transport!==`stdio`)
return;
let i=B(e);
let a={
server:t.nameOf(e),
consequence:t.consequence(i,n)};
for(
let{
what:n,
part:o}of ve(e)){
if(!o.value.includes(`\0`))
continue;
r(`nul`,{...a,
what:n},t.at(e.document,o.route),{
reaction:i,
server:e,
help:`take it out`})}}},{
variables:`odd`,
check(e,{
client:n,
report:r}){
if(e.transport!==`stdio`)
return;
let i=B(e);
let a={
server:t.nameOf(e),
consequence:t.consequence(i,n)};
for(
let{
name:n,
route:o}of e.env){
if(!n.includes(`\0`))
continue;
r(`nul`,{...a,
what:`the name of a variable`},t.at(e.document,o,`key`),{
reaction:i,
server:e,
help:`take it out`})}}}]}});
const he=/^\S+\s+(?:\|\|?|&&|[<>]{1,2}|;)\s|^[\w./-]+;$|^[A-Z_][A-Z0-9_]*=\S*\s+\S/;
const ge=/^\S+\s+[|&<>;]/;
function _e(e,{
dialect:n}){
if(/^[a-z][a-z\d+.-]+:\/\//i.test(e))
return`address`;
if(/^\.{1,2}[\\/]?$/.test(e))
return`folder`;
if(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(e))
return`half`;
let r=n.starts!==void 0&&n.starts.blanks!==`one-program`;
if(he.test(e)&&(r||t.programWithArguments(e)===void 0)&&n.starts!==void 0&&!(r&&ge.test(e)))
return`shell`;
return/^(["']).+\1$/s.test(e)&&!e.includes(`\\`)&&n.starts?.blanks===`one-program`?`quotes`:void 0}
function ve({
command:e,
args:t,
env:n,
cwd:r,
dialect:i}){
return[...e===void 0?[]:[{
what:`the command`,
part:e}],...t.map(e=>({
what:`an argument`,
part:e})),...n.map(e=>({
what:`a variable`,
part:e})),...r===void 0||i.starts?.skipsBadCwd?[]:[{
what:`the folder`,
part:r}]]}
function B({
dialect:e}){
return{
effect:`fails-server`,
by:e.starts?.by??`M:${e.by.slice(2)}`}}
var ye=t.defineRule({
id:`command-with-arguments`,
category:`correctness`,
severity:`error`,
strays:!0,
messages:{
whole:e=>`the command of ${e.server} is a whole line, which most clients take for the name of one program`,
arguments:e=>`${e.client} takes the whole command of ${e.server} for one program, so ${e.consequence}`,
blank:e=>`a blank at the ${e.end} of the command of ${e.server} is part of the program's name, so ${e.consequence}`,
hidden:e=>`an invisible character at the ${e.end} of the command of ${e.server} is part of the program's name, so ${e.consequence}`},
on:{
server:{
command:/[\s\u200b-\u200d\u2060]/,
check(e,{
client:n,
reading:r,
report:i}){
let{
command:a,
dialect:o,
transport:s}=e;
let{
starts:c}=o;
if(a===void 0||s!==`stdio`)
return;
if(c===void 0){
let n=r.format.stray?t.programWithArguments(a.value.trim()):void 0;
if(n===void 0)
return;
let o=U(e,n);
i(`whole`,{
server:t.nameOf(e)},t.at(e.document,a.route),{
server:e,
help:o,
severity:`info`});
return}
let l=a.value.replace(V,``);
let u=a.value.trim().replace(V,``)!==a.value.trim();
if(H(e,c)&&!u)
return;
let d=H(e,c)?void 0:t.programWithArguments(l);
if(l===``||d===void 0&&l===a.value)
return;
let f={
effect:`fails-server`,
by:c.by};
let p=t.at(e.document,a.route);
if(d===void 0){
let r=a.value.startsWith(l)?`end`:`start`;
let o=a.value.replace(l,``).trim()===``;
let s={
end:r,
server:t.nameOf(e),
client:n,
consequence:t.consequence(f,n)};
i(o?`blank`:`hidden`,s,p,{
reaction:f,
server:e,
help:o?`remove the blank`:`remove it`,
fix:t.forAll(be(a.route,l))})}else 
i(`arguments`,{
server:t.nameOf(e),
client:n,
consequence:t.consequence(f,`it`)},p,{
reaction:f,
server:e,
help:U(e,d),
fix:t.forAll(xe(e,l))})}}}});
const V=/^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/g;
function H(e,{
blanks:t}){
return t===`split`||t===`split-alone`&&e.args.length===0}
function U(e,n){
let r=t.fieldMeaning(e,`commandLine`);
let i=t.quote(t.ownKey(e.dialect,`args`)??`args`);
return r===void 0?`write ${t.quote(n)} as the command and each further word as an item of ${i}`:`make each word an item of its own in ${t.quote(r.key)}`}
function be(e,n){
return t.fix(`safe`,`remove the blank`,{
do:`set`,
at:e,
value:n})}
function xe(e,n){
let{
command:r,
dialect:i,
args:a}=e;
let[o,...s]=t.plainWords(n)??[];
if(r===void 0||o===void 0)
return;
let c=`make an item of each word`;
let l=t.fieldMeaning(e,`commandLine`);
if(l!==void 0){
if(!Array.isArray(l.value)||r.route.at(-1)!==0)
return;
return t.fix(`safe`,c,{
do:`set`,
at:r.route,
value:o},{
do:`insert`,
into:l.route,
position:1,
values:s})}
let u=t.ownKey(i,`args`);
if(u===void 0)
return;
let d=t.fieldMeaning(e,`args`);
if(d===void 0){
let e=[...r.route.slice(0,-1),u];
let n=String(r.route.at(-1));
return t.fix(`safe`,c,{
do:`set`,
at:r.route,
value:o},{
do:`add`,
at:e,
value:s,
after:n})}
if(!Array.isArray(d.value)||d.value.length!==a.length)
return;
return t.fix(`safe`,c,{
do:`set`,
at:r.route,
value:o},{
do:`insert`,
into:d.route,
position:0,
values:s})}
const Se=/^(?:DOCKER|PODMAN|CONTAINERS?|BUILDKIT|BUILDX|NERDCTL|CONTAINERD|COMPOSE|XDG|LC)_|^(?:PATH|HOME|USER|LANG|TE?MP|TMPDIR|SYSTEMROOT|APPDATA|LOCALAPPDATA|PROGRAMFILES|PROGRAMDATA|USERPROFILE|SSH_AUTH_SOCK)$|_proxy$/i;
var Ce=t.defineRule({
id:`docker-env`,
category:`correctness`,
severity:`warning`,
strays:!0,
messages:{
kept:e=>`${e.program} gets ${e.names} and the container of ${e.server} does not: no "-e" hands ${e.is} on`},
on:{
server:{
word:/(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/,
check(n,{
report:r}){
if(n.transport!==`stdio`||n.env.length===0)
return;
let i=t.wordsOf(n);
let a=i.map(({
value:e})=>e);
let o=e.containerRun(a);
let s=i[o?.image??i.length];
if(o===void 0||s===void 0)
return;
if(o.options.some(({
name:e})=>/^--env-(?:file|host|merge)$/.test(e)))
return;
let c=o.options.flatMap(({
name:e,
value:t})=>e===`-e`||e===`--env`?(t??``).trim().split(`=`,1):[]);
let l=n.env.filter(e=>Te(e,c,a));
let[u]=l;
if(u===void 0)
return;
let d=l.map(W);
r(`kept`,{
names:t.list(we(d),{
bare:!0,
conjunction:`and`}),
program:t.programName(a[t.programIndex(a)]??``),
server:t.nameOf(n),
is:d.length===1?`it`:`them`},t.at(n.document,u.route,`key`),{
server:n,...n.off&&{
severity:`info`},
related:l.slice(1).map(({
route:e})=>({
place:t.at(n.document,e,`key`),
message:`likewise`})),
help:`add "-e", ${t.quote(W(u))}${d.length===1?``:` and so on`} before the image`,
fix:t.forAll(Ee(s,d))})}}}});
function we(e){
return e.length>3?[...e.slice(0,2).map(t.quote),`${e.length-2} more`]:e.map(t.quote)}
function W({
route:e}){
return String(e.at(-1))}
function Te(e,t,n){
let r=W(e);
if(e.value===``||Se.test(r)||!/^\w+$/.test(r))
return!1;
if(t.includes(r)||t.includes(`*`))
return!1;
return!n.some(e=>e.includes(r))}
function Ee({
route:e},n){
let r=e.at(-1);
if(typeof r!=`number`)
return;
let i=n.flatMap(e=>[`-e`,e]);
return t.fix(`safe`,`hand them on with "-e"`,{
do:`insert`,
into:e.slice(0,-1),
position:r,
values:i})}
var De=t.defineRule({
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
check(n,{
report:r}){
if(n.transport!==`stdio`)
return;
let i=t.wordsOf(n);
let a=i.map(({
value:e})=>e);
let o=e.containerRun(a);
if(o===void 0||e.isOn(o,`-a`,`--attach`))
return;
let s=t.programName(a[t.programIndex(a)]??``);
let c=e=>t.at(n.document,i[e]?.route??n.route);
let l=J(o.options,`-d`,`--detach`);
let u=J(o.options,`-t`,`--tty`);
let d={
server:t.nameOf(n),
program:s};
let f={
server:n,...n.off&&{
severity:`info`}};
let p=e.isOn(o,`-i`,`--interactive`);
if(l!==void 0){
let e=a[l.word]??``;
r(`detached`,{...d,
option:e},c(l.word),{...f,
help:G(e,`d`),
fix:t.forAll(p?K(i[l.word],`d`):q(i[l.word]))})}else 
if(u!==void 0){
let e=a[u.word]??``;
let n=p?G(e,`t`):`write "-i" in its place`;
let o=i[u.word];
r(`terminal`,{...d,
option:e},c(u.word),{...f,
help:n,
fix:t.forAll(p?K(o,`t`):q(o))})}else 
p||r(`closed`,d,c(o.run),{...f,
help:`add "-i" after "run"`,
fix:t.forAll(Oe(i[o.run]))})}}}});
function G(e,n){
return/^-\w\w+$/.test(e)?`write ${t.quote(e.replace(n,``))}`:`leave it out`}
function K(e,n){
if(e===void 0)
return;
let{
value:r,
route:i}=e;
if(!/^-\w\w+$/.test(r))
return t.removing(i,`safe`);
let a=r.indexOf(n);
return{...t.rewriting(i,{
start:a,
end:a+1},``),
title:`write ${t.quote(r.replace(n,``))}`}}
function q(e){
return e&&/^--?[a-z]+$/.test(e.value)&&!/^-\w\w/.test(e.value)?t.writing(e.route,`-i`):void 0}
function Oe(e){
let n=e?.route.at(-1);
if(e===void 0||typeof n!=`number`)
return;
let r=e.route.slice(0,-1);
return t.fix(`safe`,`add "-i" after "run"`,{
do:`insert`,
into:r,
position:n+1,
values:[`-i`]})}
function J(e,...t){
let n=e.findLast(({
name:e})=>t.includes(e));
return n?.value===`false`?void 0:n}
function Y(e,{
address:n,
help:r}){
let{
dialect:i,
document:a}=e;
let o=t.ownKey(i,`url`);
if(n===void 0||o===void 0)
return r;
let s=i.transportKey===null?void 0:t.spellingOf(i,`http`);
let c=(e,n)=>t.assignment(a.language,e,t.quote(n));
let l=`write ${s===void 0||i.transportKey===null?``:`${c(i.transportKey,s)} and `}${c(o,n)} in place of the command`;
return r===void 0?l:`${r}, or ${l}`}
var ke=t.defineRule({
id:`package-deprecated`,
category:`compatibility`,
severity:`info`,
strays:!0,
inSnippets:`never`,
messages:{
archived:e=>`${t.quote(e.name)}, which is ${e.server}, is archived and gets no more fixes`},
on:{
server:{
notedPackage:!0,
check(e,{
report:n}){
let r=b(e);
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
server:t.nameOf(e)},t.at(e.document,o.route,`value`,s),{
server:e,
help:Y(e,i)??`look for a server that is maintained`})}}}});
var Ae=t.defineRule({
id:`package-runner-mismatch`,
category:`correctness`,
severity:`info`,
strays:!0,
messages:{
python:e=>`${t.quote(e.name)} is a package for Python, and ${e.runner} looks for packages of Node.js`,
node:e=>`${t.quote(e.name)} is the name of a package of Node.js, and ${e.runner} looks for packages for Python`},
on:{
server:{
notedPackage:!0,
check(e,{
report:n}){
let r=v(e);
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
let u=t.at(e.document,a.route,`value`,{
start:l,
end:l+o.length});
c===`pypi`&&o.startsWith(`@`)&&n(`node`,{
name:o,
runner:s},u,{
server:e,
help:`write "npx", "-y" and ${t.quote(o)}`});
let d=b(e)?.noted;
d?.is===`python`&&n(`python`,{
name:o,
runner:s},u,{
server:e,
help:d.help})}}}});
var je=t.defineRule({
id:`package-unknown`,
category:`correctness`,
severity:`warning`,
strays:!0,
messages:{
capitals:e=>`a name in npm has no capital letters, so there is no package ${t.quote(e.name)}, and ${e.server} does not start`,
unpublished:e=>`npm has no package ${t.quote(e.name)}, so ${e.server} does not start`},
on:{
server:[{
notedPackage:!0,
check(e,{
report:n}){
let r=b(e);
if(r?.noted.is!==`unpublished`)
return;
let{
noted:i,
run:a,
part:o}=r;
let s=d(i);
let c={
start:a.start,
end:a.start+a.name.length};
n(`unpublished`,{
name:i.name,
server:t.nameOf(e)},t.at(e.document,o.route,`value`,c),{
server:e,...e.off&&{
severity:`info`},
help:Y(e,i)??`look the name up where the server is described`,
fix:s===void 0?void 0:t.rewriting(o.route,c,s,`unsafe`)})}},{
text:/(?:^|\s)@(?:[\w-]*[A-Z][\w-]*\/|[\w-]+\/[\w.-]*[A-Z])/,
check(e,{
report:n}){
let r=v(e);
if(r===void 0)
return;
let{
run:i,
part:a}=r;
let{
name:o,
ecosystem:s,
start:c}=i;
if(s!==`npm`||!o.startsWith(`@`)||!/[A-Z]/.test(o))
return;
let l={
start:c,
end:c+o.length};
n(`capitals`,{
name:o,
server:t.nameOf(e)},t.at(e.document,a.route,`value`,l),{
server:e,...e.off&&{
severity:`info`},
help:`write ${t.quote(o.toLowerCase())}, if that is its name`,
fix:t.rewriting(a.route,l,o.toLowerCase(),`unsafe`)})}}]}});
var Me=t.defineRule({
id:`package-unpinned`,
category:`security`,
severity:`off`,
strays:!0,
inSnippets:`never`,
messages:{
unpinned:e=>`${e.server} runs whichever version of ${t.quote(e.name)} it gets on the day it starts`},
on:{
server(e,{
report:n}){
let r=v(e);
if(r===void 0||Ne(r.run))
return;
let{
run:i,
part:a}=r;
let o=t.at(e.document,a.route,`value`,{
start:i.start,
end:i.end});
n(`unpinned`,{
name:i.name,
server:t.nameOf(e)},o,{
server:e,
help:Pe(i)})}}});
function Ne({
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
function Pe({
ecosystem:e,
name:n,
runner:r}){
if(e===`image`)
return`name its tag or digest, ${t.quote(`${n}:1.2.3`)}`;
return`name its version, ${t.quote(`${n}${r===`pipx run`?`==`:`@`}1.2.3`)}`}
var Fe=t.defineRule({
id:`path-absolute`,
category:`compatibility`,
severity:`info`,
inSnippets:`never`,
messages:{
path:e=>`${e.server} needs a path of one machine, and git does not ignore this file`},
on:{
server:{
text:/(?:^|=)(?:(?:\/mnt\/[a-z]|[a-z]:)?[\\/](?:users|home)[\\/]|[a-z]:[\\/])|^(?:-[^=]*=)?\/volumes\//i,
check(e,{
reading:n,
report:r}){
let{
owner:i,
format:a,
document:o,
publishable:s}=n;
if(!i||a.ofUser||e.transport!==`stdio`)
return;
let[c,...l]=Ie(e);
if(c===void 0||!s)
return;
if(c.meaning===`cwd`&&!t.wordsOf(e).some(e=>t.fileWord.test(e.value.toLowerCase())))
return;
r(`path`,{
server:t.nameOf(e)},t.at(o,c.route),{
server:e,
help:Z(e,c),
related:l.map(({
route:e})=>t.onceMore(t.at(o,e)))})}}}});
function Ie(n){
let r=t.wordsOf(n);
let i=e.containerRun(r.map(({
value:e})=>e))?.image??r.length;
let a=[];
let o=({
value:e,
route:t},n)=>{
Le(e)&&a.push({
value:e,
route:t,
meaning:n})};
r.slice(0,i).forEach((e,t)=>void o(e,t===0?`command`:`args`));
n.cwd!==void 0&&o(n.cwd,`cwd`);
for(
let e of n.env)
o(e,`env`);
return a}
function Le(e){
let t=X(e);
let[,n]=/^(?:\/mnt\/[a-z]|[a-z]:)?[\\/](?:users|home)[\\/]([^\\/]+)/i.exec(t)??[];
if(n!==void 0)
return!Re.test(n)&&!/[<>{}[\]$%*]/.test(t);
return/^[a-z]:[\\/](?!program|windows|msys|cygwin|path[\\/])[\w .-]/i.test(t)||/^\/Volumes\/\w/.test(t)}
function X(e){
return e.startsWith(`-`)?e.slice(e.indexOf(`=`)+1):e}
const Re=/^(?:your?|you|me|my|users?|name|public|shared|default|someone|somebody|path|example|dev|developer|node|vscode|codespace|runner|app|ubuntu|coder|gitpod|jovyan|linuxbrew|node_modules|(?:your|my|user)[-_ ]?\w*|x+)$/i;
const ze=/^\/(?:users|home)\//i;
function Z({
dialect:e},{
value:n,
meaning:r}){
let i=ze.test(X(n))?t.variableIn(e,r,`HOME`,`of the environment`):void 0;
return i===void 0?`write a path from the folder of the project, or a program that is found by its name`:`write a path from the folder of the project, or begin it with a variable such as ${t.quote(i)}`}
const Q=/^(?:(?:@[\w-]+\/)?(?:mcp-)?server-filesystem|rust-mcp-filesystem|mcp-filesystem-server)(?:@[\w.^~-]+)?$/;
const Be=/^(?:\/+|[A-Za-z]:[\\/]*|\\+)$/;
const Ve=/^(?:~|\$HOME|\$\{(?:env:)?HOME\}|\{env:HOME\}|\$\{userHome\}|%USERPROFILE%|\$\{(?:env:)?USERPROFILE\}|\/root|(?:\/(?:Users|home)|[A-Za-z]:[\\/]Users)(?:[\\/][^\\/]+)?)[\\/]*$/i;
var He=t.defineRule({
id:`path-broad`,
category:`security`,
severity:`warning`,
strays:!0,
inSnippets:`never`,
messages:{
everything:e=>`${e.server} reaches every file that its user may open: ${t.quote(e.path)} is one of its folders`,
home:e=>`${e.server} reaches all of ${t.quote(e.path)}, keys and settings of other programs included`},
on:{
server:{
word:/filesystem/,
check(e,{
report:n}){
let r=Ue(e).flatMap(e=>{
let t=Be.test(e.value)?`everything`:Ve.test(e.value)?`home`:void 0;
return t===void 0?[]:[{
part:e,
message:t}]});
let i=r.find(({
message:e})=>e===`everything`)??r[0];
if(i===void 0)
return;
let a=({
route:n})=>t.at(e.document,n);
n(i.message,{
server:t.nameOf(e),
path:i.part.value},a(i.part),{
server:e,...e.off&&{
severity:`info`},
help:`name the folders that it needs`,
related:r.flatMap(e=>e===i?[]:[{
place:a(e.part),
message:`this one is wide, too`}])})}}}});
function Ue({
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
const We=[ne,ae,fe,C,O,z,ye,Ce,De,ke,Ae,je,Me,Fe,He];
exports.rules=We;
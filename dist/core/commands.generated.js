"use strict";
const e=require("./core.js");
let t;
let n;
let r;
function i(i){
let a=e.programIndex(i);
if(!(n??=/^(?:uvx?|npx|npm|pnpm|bunx?|node)$/).test(e.programName(i[a]??``)))
return[];
let o=[];
for(
let e=a+1;e<i.length;e+=1){
let n=i[e]??``;
let[a=``,...s]=n.split(`=`);
if((t??=/^--?(?:directory|project|with-requirements|with-editable|cache-dir|config-file|env-file|prefix|cache|userconfig|C|dir)$/).test(a)){
if(s.length>0)
o.push({
option:a,
word:e,
within:a.length+1});else{
e+=1;
o.push({
option:a,
word:e,
within:0})}}else 
if(!n.startsWith(`-`)&&!(r??=/^(?:run|tool|exec|x|dlx)$/).test(n))
break}
return o}
function a(t){
let n=e.runnerCall(t);
if(n===void 0)
return;
let{
line:r,
runner:i,
from:a}=n;
let s=t.slice(a);
if(s.some(e=>i.scripts?.includes(e)||i.packages.some(t=>e.startsWith(t))))
return;
if(i.ecosystem===`pypi`&&s[0]===`-m`)
return{
runner:r,
word:a};
if(s.length===0||s.some(e=>/\s/.test(e)||o(e,i)))
return;
return{
runner:r}}
function o(t,{
ecosystem:n}){
if(t.startsWith(`-`))
return!1;
return(n===`npm`?e.npmSpecifier(t):e.pypiSpecifier(t))!==void 0||/^[.~/\\]|^[A-Za-z]:[\\/]|\/\/|^[\w+]+:(?!\.)|[${}<>%@]/.test(t)||/^[\w.-]+\/[\w.-]+/.test(t)}
function s(e){
if(/(?:^|\/)AppData\/(?:Roaming|Local)\//.test(e))
return`Windows`;
return/(?:^|\/)Library\/Application Support\//.test(e)?`macOS`:void 0}
const c=[[`aws-kb-retrieval`,`0.6.2`],[`brave-search`,`0.6.2`,`use "@brave/brave-search-mcp-server"`],[`everart`,`0.6.2`],[`gdrive`,`2025.1.14`],[`github`,`2025.4.8`,{
address:`https://api.githubcopilot.com/mcp/`,
help:`use the image "ghcr.io/github/github-mcp-server"`}],[`gitlab`,`2025.4.25`,{
address:`https://<host>/api/v4/mcp`,
help:`use the server of your GitLab`}],[`google-maps`,`0.6.2`],[`postgres`,`0.6.2`],[`puppeteer`,`2025.5.12`,`use "@playwright/mcp" or "chrome-devtools-mcp"`],[`redis`,`2025.4.25`],[`slack`,`2025.4.25`]];
const l=[`fetch`,`git`,`time`];
const u=[[`asana`],[`atlassian`],[`airtable`],[`browser`,`use "@playwright/mcp"`],[`codebase-memory`],[`confluence`],[`context7`,`use "@upstash/context7-mcp"`],[`discord`],[`docker`],[`duckduckgo`],[`elasticsearch`],[`figma`,{
address:`https://mcp.figma.com/mcp`}],[`firecrawl`,`use "firecrawl-mcp"`],[`gmail`],[`google-calendar`],[`google-drive`],[`hubspot`],[`jira`],[`kubernetes`],[`linear`,{
address:`https://mcp.linear.app/mcp`}],[`mongodb`,`use "mongodb-mcp-server"`],[`mysql`],[`neo4j`],[`notion`,`use "@notionhq/notion-mcp-server"`],[`obsidian`],[`perplexity`],[`playwright`,`use "@playwright/mcp"`],[`postgresql`],[`sentry`,`use "@sentry/mcp-server"`],[`sequentialthinking`,`write "@modelcontextprotocol/server-sequential-thinking"`],[`shell`],[`sqlite`],[`stripe`,`use "@stripe/mcp"`],[`supabase`,`use "@supabase/mcp-server-supabase"`],[`tavily`,`use "tavily-mcp"`],[`terraform`],[`vercel`,{
address:`https://mcp.vercel.com`}],[`weather`],[`web-search`],...`21st airflow algolia ansible anthropic apple-notes appwrite argocd arxiv aws azure azure-devops bigquery bing bitbucket blender browser-use browserbase cassandra chroma chrome chrome-devtools circleci clickhouse clickup cloudflare contentful crawl4ai databricks datadog devops dify digitalocean dropbox duckdb dynamodb elastic evernote exa firebase gcp gemini gitea github-actions google-analytics google-docs google-search google-sheets grafana hackernews helm heroku home-assistant homeassistant huggingface intercom jenkins jetbrains k8s kafka langchain linkedin mariadb meilisearch mermaid microsoft-teams milvus miro mixpanel monday mongo mqtt mssql n8n netlify newrelic nextjs ollama onedrive openai opensearch openstreetmap oracle outlook pagerduty paypal perplexity-ask pinecone podman posthog prisma prometheus pulumi qdrant quickbooks rabbitmq railway reddit redshift salesforce selenium sendgrid serpapi servicenow shadcn shopify snowflake snyk sonarqube splunk spotify sqlserver sse ssh stagehand tailwind teams telegram todoist trello turso twilio twitter unity unreal vault vscode weaviate whatsapp wikipedia wordpress xcode youtube zapier zendesk zoom zulip`.split(` `).map(e=>[e])];
const d=[`brave-search`,`fetch`,`filesystem`,`git`,`github`,`memory`,`playwright`,`postgres`,`puppeteer`,`sequential-thinking`,`slack`,`az-cli`];
const f=[`filesystem`,`memory`,`sequential-thinking`];
function p(e){
return`write "uvx", without "-y", and "${e}"`}
const m=[{
on:`pypi`,
name:`mcp-server-sqlite`,
is:`archived`},{
on:`pypi`,
name:`mcp-remote`,
is:`node`,
help:`write "npx", "-y" and "mcp-remote"`},{
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
help:p(e)}))];
let h;
function g(e,t){
h??=new Map(v().map(e=>[`${e.on} ${e.name}`,e]));
return h.get(`${e} ${t}`)}
function _({
is:e,
help:t=``}){
return e===`unpublished`?/^(?:use|write) "(@?[\w-]+(?:\/[\w.-]+)?)"$/.exec(t)?.[1]:void 0}
function v(){
let e=(e,t,n)=>({
on:`npm`,
name:e,
is:t,...typeof n==`string`?{
help:n}:n});
let t=e=>`@modelcontextprotocol/server-${e}`;
return[...c.map(([n,r,i])=>({...e(t(n),`archived`,i),
last:r})),...l.map(n=>e(t(n),`unpublished`,`it is a package for Python: ${p(`mcp-server-${n}`)}`)),...u.map(([n,r])=>e(t(n),`unpublished`,r)),...[`@anthropic-ai`,`@anthropic`].flatMap(n=>d.map(r=>e(`${n}/mcp-server-${r}`,`unpublished`,f.includes(r)?`write "${t(r)}"`:void 0))),...m]}
function y(t){
if(t.transport!==`stdio`)
return;
let n=e.wordsOf(t);
let r=e.textsOf(n);
let i=e.packageRun(r);
if(i!==void 0&&i.ecosystem!==`image`&&r.some(ee))
return;
let a=n[i?.word??-1];
return i===void 0||a===void 0?void 0:{
run:i,
part:a}}
function ee(e){
return/^(?:-i|--(?:registry|index|index-url|default-index|extra-index-url|find-links))(?:=|$)/.test(e)}
function b(e){
let t=y(e);
let n=t&&g(t.run.ecosystem,t.run.name);
return t===void 0||n===void 0?void 0:{...t,
noted:n}}
const x=/^[A-Za-z]:(?:[^\n\r]*?)([\b\t\f\v\n\r])(?=[^\s])/;
const te=new Map([[`\b`,`a backspace`],[`	`,`a tab`],[`\f`,`a form feed`],[`\v`,`a vertical tab`],[`
`,`a line break`],[`\r`,`a carriage return`]]);
let ne;
const S=/inspector|proxy|gateway|bridge|wrap|hub|runner|smithery|toolhive|mcpm|fastmcp|cross-env|dotenv/;
let re;
let ie;
const C=/^(?:--(?:rm|env-file|mount|volume|add-host|network|net|publish|env)(?:=|$)|-[evp]$)/;
const ae=new Map([[`--network`,/^(?:host|bridge|none)$/],[`--net`,/^(?:host|bridge|none)$/],[`--publish`,/^(?:[\d.]+:)?\d+:\d+$/],[`--env`,/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=|$)/],[`-p`,/^(?:[\d.]+:)?\d+:\d+$/],[`-e`,/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=|$)/],[`-v`,/:\//],[`--volume`,/:\//]]);
function oe(e,t=``){
if(!C.test(e))
return!1;
let n=e.indexOf(`=`);
let r=n===-1?e:e.slice(0,n);
return ae.get(r)?.test(n===-1?t:e.slice(n+1))??!0}
const w=/^(?:-{0,2}[A-Za-z][\w-]*=)?(?:"[^"]+"|'[^']+'|[\u201c\u201d\u201e][^\u201c\u201d\u201e]+[\u201c\u201d]|[\u2018\u2019\u201a][^\u2018\u2019\u201a]+[\u2018\u2019])$/;
const T=/^(?:-{0,2}[A-Za-z][\w-]*=)?(?:"[^"]+"|'[^']+')$/;
let se;
const E=/^-{1,2}(?:[\w-]*(?:query|filter|jq|sql|expr\w*|where|eval|json|select\w*|pattern|regex|data|body)|[ceq])(?:=|$)/i;
function D(e){
return T.test(e)&&!/^[^"']*["']\s*[[{]/.test(e)}
function ce(e,t){
if(w.test(e)&&!T.test(e))
return!e.startsWith(`-`)&&!t.startsWith(`-`);
return D(e)&&!E.test(e)&&!E.test(t)}
const O=/^(?:.*[\\/])?(?:curl|wget)(?:\.exe)?$/i;
var le=e.defineRule({
id:`arg-value`,
category:`correctness`,
severity:`warning`,
messages:{
joined:t=>`${e.quote(t.head)} and what follows are one argument of ${t.server}, and ${t.program} knows nothing of that name`,
escaped:e=>`a backslash in ${e.subject} was taken for an escape: it holds ${e.sign} where a path goes on`,
nothing:e=>`none of the arguments of ${e.server} can be a package, so ${e.runner} is not told what to run`,
module:e=>`${e.runner} has no option "-m"; it ends with an error`,
manages:t=>`${e.quote(t.line)} manages servers and is none, so ${t.server} ends at once; the server is ${e.quote(t.right)}`,
caller:t=>`${e.quote(t.program)} sends a request and ends, so ${t.server} answers nothing that an MCP client says`,
environment:t=>`${e.quote(t.name)} is an argument of ${t.server} here, and no variable: nothing takes it into the environment`,
blank:e=>`${e.subject} ${e.where} with a blank, which belongs to it`,
extra:e=>`"mcp run" needs the extra "cli", which "mcp" alone does not bring, so ${e.server} ends at once`,
split:e=>`${e.where}${e.client} gives npx the header of ${e.server} in two arguments, so it is cut off at this blank`,
behind:t=>`${e.quote(t.word)} stands behind the ${t.what}, so it goes to ${e.quote(t.name)} and not to ${t.runner}`,
plain:e=>`mcp-remote takes an address without https of this machine alone, so ${e.server} ends at once`,
quoted:e=>`no shell takes off the quotes round ${e.subject}: they are part of it`,
dash:t=>`${e.quote(t.word)} of ${t.server} begins with a dash of print, so nothing takes it for an option`,
lineBreak:e=>`a line break at the end of an argument of ${e.server} is part of it`,
written:e=>`${e.subject} is ${e.kind}, of which ${e.client} makes ${e.gets}`,
lost:e=>`${e.subject} is ${e.kind}, of which ${e.client} makes ${e.gets}: ${e.consequence}`,
broken:e=>`a line break within an argument of ${e.server} is part of it`},
on:{
field:{
garbled:!0,
check({
value:t,
fact:n,
route:r,
server:i},{
client:a,
report:o}){
let s=n?.writtenAsText;
if(s===void 0||i.transport!==`stdio`||!Array.isArray(t))
return;
for(
let[n,c]of t.entries()){
let l=e.isGarbled(c)||c===null?e.idleWithout(i,n):void 0;
if(!e.isGarbled(c)&&l===void 0)
continue;
let u=[...r,n];
let d=Array.isArray(c);
let f={
subject:e.subjectOf(u,i),
kind:d?`a list`:c===null?`null`:`an object`,
client:a,
gets:d?`one text with commas`:c===null?`"null"`:`"[object Object]"`};
let p={
server:i,
reaction:l??{
effect:`ignored`,
by:s},
help:d?`make an item of each word`:`write a text`};
let m=t.flat();
let h=d&&e.areTexts(m)?e.fix(`safe`,p.help,{
do:`set`,
at:r,
value:m}):void 0;
l===void 0?o(`written`,f,e.at(i.document,u),{...p,
fix:h}):o(`lost`,{...f,
consequence:e.consequence(l,`it`)},e.at(i.document,u),{...p,
fix:h})}}},
server:[{
word:/^-[\w-]*\s|^\S+\s+\S/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.textsOf(r);
let a=e.optionWithValue(i);
let o=e.expandedElsewhere(i[0],i.slice(1));
let s=r[e.joinedWord(i)??(a!==void 0&&!o(a-1)?a:void 0)??r.length];
if(s===void 0)
return;
let c=e.programName(i[e.programIndex(i)]??``);
let[l=``]=s.value.split(/\s/,1);
n(`joined`,{
server:e.nameOf(t),
program:c,
head:l},e.at(t.document,s.route),{
server:t,
help:`make an item of each word`,
fix:e.forAll(de(s))})}},{
word:/^http:\/\//,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.textsOf(r);
let a=e.packageRun(i);
if(a?.name!==`mcp-remote`||a.ecosystem===`image`||i.includes(`--allow-http`))
return;
let o=r.find(({
value:t},n)=>n>a.word&&!i[n-1]?.startsWith(`-`)&&e.mayBeAddress.test(t));
if(o===void 0||!/^http:\/\//i.test(o.value)||(ie??=/^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/?#]|$)|[${}<>]/i).test(o.value))
return;
n(`plain`,{
server:e.nameOf(t)},e.at(t.document,o.route),{
server:t,
help:`write "https://", or add "--allow-http"`})}},{
yes:`late`,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.textsOf(r);
let a=e.lateYes(i);
let o=a&&r[a.word];
if(a===void 0||o===void 0)
return;
let{
name:s,
runner:c}=a.run;
n(`behind`,{
word:o.value,
what:`package`,
name:s,
runner:c},e.at(t.document,o.route),{
server:t,
help:`put it before the package`})}},{
word:C,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.textsOf(r);
let{
image:a}=e.containerRun(i)??{};
if(a===void 0||i[a+1]?.startsWith(`-`)!==!0)
return;
if(S.test(i[a]??``)||(re??=/(?:^|\/)(?:node|nodejs|bun|deno)(?:[-:@]|$)/).test(i[a]??``))
return;
for(
let[o,s]of r.entries()){
if(o<=a||!oe(s.value,i[o+1]))
continue;
let[r=``]=s.value.split(`=`,1);
n(`behind`,{
word:r,
what:`image`,
name:i[a]??``,
runner:e.programName(i[e.programIndex(i)]??``)},e.at(t.document,s.route,`value`,r===s.value?void 0:{
start:0,
end:r.length}),{
server:t,
help:`put it before the image`});
return}}},{
packaged:!1,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=a(e.textsOf(r));
if(i===void 0)
return;
let{
runner:o,
word:s}=i;
let c=s===void 0?void 0:r[s];
if(c!==void 0)
n(`module`,{
runner:o},e.at(t.document,c.route),{
server:t,
help:`write "--from", the package, and the program that it brings along`});else{
let r=t.fields.find(e=>e.fact?.is===`args`);
let i=r===void 0?e.placeOfName(t):e.at(t.document,r.route,`key`);
n(`nothing`,{
server:e.nameOf(t),
runner:o},i,{
server:t,
help:`put the name of the package before the options of the server`})}}},{
command:O,
check(t,{
report:n}){
let{
command:r,
transport:i,
document:a}=t;
if(i!==`stdio`||r===void 0||!O.test(r.value))
return;
n(`caller`,{
program:e.programName(r.value),
server:e.nameOf(t)},e.at(a,r.route),{
server:t,
help:e.onlyLocal(t.dialect)?`start a bridge to the address, such as mcp-remote`:`write the address as that of a remote server, or start a bridge to it`})}},{
word:/^mcp$/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.textsOf(r);
let a=e.programIndex(i);
let o=e.programName(i[a]??``);
let s=ue.get(o);
let c=r[a+1];
if(s===void 0||c?.value!==`mcp`||i.length>a+2)
return;
n(`manages`,{
line:`${o} mcp`,
server:e.nameOf(t),
right:`${o} ${s.join(` `)}`},e.at(t.document,c.route),{
server:t,
help:`write ${e.list(s.map(e.quote),{
bare:!0,
conjunction:`and`})}`})}},{
word:/^(?:-e|--env)$/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.textsOf(r);
let a=e.packageRun(i);
if(a===void 0||a.ecosystem===`image`||S.test(a.name))
return;
let o=Object.keys(t.dialect.fields).find(e=>t.dialect.fields[e]?.is===`env`);
for(
let[s,c]of r.entries()){
let[,r]=/^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)=/.exec(c.value)??[];
if(s<=a.word+1||r===void 0||!/^(?:-e|--env)$/.test(i[s-1]??``))
continue;
let l=e.at(t.document,c.route,`value`,{
start:0,
end:r.length});
n(`environment`,{
name:r,
server:e.nameOf(t)},l,{
server:t,
help:o===void 0?`take it out`:`write it under ${e.quote(o)}, without "-e"`})}}},{
word:/^(?:--(?:with|from)=)?mcp(?:[=<>~!@].*)?$/,
check(t,{
reading:n,
report:r}){
if(t.transport!==`stdio`)
return;
let i=e.wordsOf(t);
let a=e.textsOf(i);
let o=e.programIndex(a);
if(!/^uvx?$/.test(e.programName(a[o]??``)))
return;
let s=a.findIndex((e,t)=>t>o+1&&e===`mcp`&&/^(?:run|dev)$/.test(a[t+1]??``));
let c=a.slice(0,Math.max(s,0));
if(c.some(e=>/^--(?:directory|project|with-editable|with-requirements|script)\b/.test(e)||/mcp\[[\w,]*cli/.test(e)))
return;
if(c.some(e=>/^(?:--with=)?typer\b/.test(e)))
return;
let l=!n.lacks(`pyproject.toml`)&&n.format.ofUser!==!0;
if(c[o+1]!==`tool`&&c.includes(`run`)&&l)
return;
let u=i[c.findIndex((e,t)=>/^(?:--(?:with|from)=)mcp(?:[=<>~!@]|$)/.test(e)||/^--(?:with|from)$/.test(c[t-1]??``)&&/^mcp(?:[=<>~!@]|$)/.test(e))];
if(u===void 0||t.cwd!==void 0)
return;
r(`extra`,{
server:e.nameOf(t)},e.at(t.document,u.route),{
server:t,
help:`write "mcp[cli]"`})}},{
word:/^--header(?:=|$)/,
check(t,{
client:n,
report:r}){
let{
splitsForNpx:i}=t.dialect;
if(t.transport!==`stdio`||i===void 0)
return;
let a=e.wordsOf(t);
let o=e.textsOf(a);
if(e.packageRun(o)?.name!==`mcp-remote`||e.programName(o[0]??``)!==`npx`)
return;
let c=a.find(({
value:e},t)=>/^(?:--header=)?[\w-]+:.*\s/.test(e)&&/^--header\b/.test(o[t-1]??e));
if(c===void 0)
return;
let l=c.value.search(/\s/);
let u=i.on!==void 0&&s(t.document.path)!==i.on;
r(`split`,{
server:e.nameOf(t),
client:n,
where:i.on===void 0?``:`on ${i.on}, `},e.at(t.document,c.route,`value`,{
start:l,
end:l+1}),{
server:t,
reaction:{
effect:`fails-server`,
by:i.by},...u&&{
severity:`info`},
help:'write "<name of the header>:${NAME}" without a blank, and what follows the colon under "env"'})}},{
text:/^\s+\S+$|^\S+\s+$/,
check(t,{
report:n,
violations:r}){
if(t.transport!==`stdio`)
return;
for(
let{
value:i,
route:a}of t.env){
if(!/^ +\S+$|^\S+ +$/.test(i)||e.isRefused(a,r))
continue;
let o=i.startsWith(` `)?`begins`:`ends`;
let s=`remove the blank`;
let c={
do:`set`,
at:a,
value:i.trim()};
let l=(ne??=/[^\p{L}\p{N}/\\=_+ -] +$|^ +[^\p{L}\p{N}/\\=_+ -]/u).test(i);
n(`blank`,{
subject:e.subjectOf(a,t),
where:o},e.at(t.document,a),{
server:t,
help:s,...l?{
severity:`info`}:{
fix:e.fix(`unsafe`,s,c)}})}}},{
text:w,
check(t,{
report:n,
violations:r}){
if(t.transport!==`stdio`)
return;
let i=t.command?.value;
let a=e.textsOf(t.args);
let o=e.expandedElsewhere(i,a);
let s=t.args.filter(({
value:e},t)=>!o(t)&&ce(e,a[t-1]??``));
for(
let{
value:i,
route:a}of[...s,...t.env.filter(({
value:e})=>D(e))]){
if(e.isRefused(a,r))
continue;
let o=i.search(/["'\u201c\u201d\u201e\u2018\u2019\u201a]/);
let s=`take the quotes off`;
let c={
do:`set`,
at:a,
value:i.slice(0,o)+i.slice(o+1,-1)};
n(`quoted`,{
subject:e.subjectOf(a,t)},e.at(t.document,a,`value`,o===0?void 0:{
start:o,
end:i.length}),{
server:t,
help:s,
fix:e.forAll(e.fix(`unsafe`,s,c))})}}},{
word:/^-?[\u2010-\u2015\u2212]/,
check(t,{
report:n,
violations:r}){
if(t.transport!==`stdio`)
return;
for(
let[i,{
value:a,
route:o}]of t.args.entries()){
if(t.args[i-1]?.value.startsWith(`-`))
continue;
if(!(se??=/^(?:[\u2010-\u2015\u2212]-?|-[\u2010-\u2015\u2212])[A-Za-z][\w.=/:@-]*$/).test(a)||e.isRefused(o,r))
continue;
let s=a.replace(/^[^A-Za-z]+/,``);
let c=`${s.length===1?`-`:`--`}${s}`;
let l=`write ${e.quote(c)}`;
n(`dash`,{
word:a,
server:e.nameOf(t)},e.at(t.document,o),{
server:t,
help:l,
fix:e.forAll(e.fix(`unsafe`,l,{
do:`set`,
at:o,
value:c}))})}}},{
text:x,
check(t,{
report:n}){
e.eachString(e.valueAt(t.document.value,t.route),(r,i)=>{
let[,a=``]=x.exec(r)??[];
let o=te.get(a);
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
let o=e.textsOf(a);
let s=e.expandedElsewhere(i?.value,o);
let c=[i?.value??``,...o];
let l=e.joinedWord(c);
let u=e.wordToRun(c);
for(
let[i,{
value:o,
route:c}]of a.entries()){
if(s(i)||e.isRefused(c,r))
continue;
i+1===u&&i+1!==l&&/^\S{1,100}[\n\r]+\S{1,100}$/.test(o)&&n(`broken`,{
server:e.nameOf(t)},e.at(t.document,c),{
server:t,
help:`make an item of each line, or join them`});
if(!/^[^\n\r]+[\n\r]+$/.test(o))
continue;
let a=`remove the line break`;
let d={
do:`set`,
at:c,
value:o.replace(/[\n\r]+/,``)};
n(`lineBreak`,{
server:e.nameOf(t)},e.at(t.document,c),{
server:t,
help:a,
fix:e.forAll(e.fix(`safe`,a,d))})}}}]}});
const ue=new Map([[`codex`,[`mcp-server`]],[`claude`,[`mcp`,`serve`]]]);
function de({
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
var fe=e.defineRule({
id:`bridge-unread`,
category:`correctness`,
severity:`warning`,
strays:!0,
messages:{
headers:t=>`${e.quote(t.key)} of ${t.server} is sent to nobody: ${t.bridge} sends the headers that its arguments name`,
address:t=>`${e.quote(t.key)} of ${t.server} does not reach ${t.bridge}, whose arguments name no address, so it ends at once`},
on:{
server:{
word:/mcp-remote|supergateway|mcp-proxy/,
check(t,{
report:n}){
for(
let{
bridge:r,
field:i,
is:a}of e.bridgedFields(t)){
let o={
key:i.key,
server:e.nameOf(t),
bridge:r.name};
let s=e.at(t.document,i.route,`key`);
let c=e.quote(e.ownKey(t.dialect,`args`)??`args`);
let[l=``]=Object.keys(i.value??{});
let u=a===`headers`?`add ${e.list(r.header(l))} to ${c}, and so for each header`:`move the address to ${c}`;
n(a,o,s,{
server:t,...t.off&&{
severity:`info`},
help:u})}}}}});
var pe=e.defineRule({
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
word:/(?<!\w)(?:sudo|doas|curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)(?!\w)|(?:docker|podman|nerdctl)(?:\.exe)?$/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.textsOf(r);
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
route:s}of me(r,i)){
let r=_e(o);
if(r===void 0)
continue;
n(`download`,a,e.at(t.document,s,`value`,r),{
server:t,
help:`install it once, from a version that you have looked at`})}
let c=e.containerRun(i);
if(c===void 0)
return;
e.isOn(c,`--privileged`)&&n(`privileged`,a,o(c.options.findLast(({
name:e})=>e===`--privileged`)?.word??c.run),{
server:t,
help:`name what it needs with "--cap-add" or "--device"`});
for(
let e of ye(c))
n(`mount`,a,o(e),{
server:t,
help:`mount only the folder that it works on`})}}}});
function me(t,n){
let r=n.findIndex(t=>/^(?:(?:ba|z|da|k|fi)?sh|cmd|powershell|pwsh|wsl)$/.test(e.programName(t)));
return r===-1||e.containerRun(n)!==void 0?[]:t.slice(r+1)}
let he;
let ge;
function _e(e){
let t=/(?:\b(?:eval|exec|source|(?:ba|z|da|k)?sh(?:\s+-\w+)?)\s+["']?|^\s*)(?:<|\$)\(\s*(?:curl|wget)\b/i.exec(e);
if(t)
return{
start:t.index,
end:t.index+t[0].length};
let n=0;
for(
let t of e.split(`|`)){
let r=n+t.length;
let i=(he??=/\b(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/i).exec(t);
let a=i&&e[r+1]!==`|`&&e[r]===`|`?(ge??=/^\s*(?:sudo\s+)?(?:[\w/.-]*\/)?(?:(?:ba|z|da|k)?sh|iex|Invoke-Expression|python3?|node)\b/i).exec(ve(e,r+1)):null;
if(i&&a)
return{
start:n+i.index,
end:r+1+a[0].length};
n=r+1}}
function ve(e,t){
return e.slice(t,t+200)}
function ye({
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
var be=e.defineRule({
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
reading:r,
report:i,
violations:a}){
let o=e.emptyCommand(t);
if(o===void 0||!xe(t))
return;
let{
dialect:s,
route:c}=t;
let l=o.route.slice(0,c.length+1);
if(e.isRefused(o.route,a))
return;
if(e.losesServer(s.bad.effect)&&e.isRefused(l,a))
return;
let u=(o.route.length===l.length?s.starts?.nothing:void 0)??{
effect:`fails-server`,
by:s.starts?.by??Se(t)};
let d=u.effect===`fails-server`&&e.runsElsewhere(r);
let f={
server:e.nameOf(t),
consequence:d?`no client can start the server`:e.consequence(u,n)};
i(o.is,f,e.at(t.document,o.route),{
reaction:u,
server:t,
help:`name the program to start`})}}}});
function xe({
transport:t,
declared:n,
dialect:r}){
if(t!==void 0||n===void 0)
return t===`stdio`;
return r.transportKey!==null&&!e.losesServer(r.unknownTransport.withCommand.effect)}
function Se({
dialect:e}){
return`M:${e.by.slice(2)}`}
var Ce=e.defineRule({
id:`command-no-server`,
category:`correctness`,
severity:`warning`,
strays:!0,
inSnippets:`never`,
messages:{
ends:({
line:t,
server:n})=>`${e.quote(t)} does its work and ends, so ${n} answers nothing that an MCP client says`,
shows:({
line:t,
server:n})=>`${e.quote(t)} shows what its containers write and hands them nothing, so ${n} hears no client`,
builtin:({
line:t,
server:n})=>`${e.quote(t)} is a word of shells and no program, so ${n} does not start`,
variable:({
line:t,
server:n})=>`only a shell sets ${e.quote(t)} so: ${n} has it where a program or a package is named`,
idle:({
line:t,
server:n})=>`${n} starts ${e.quote(t)} and says nothing that it should run`,
beyond:({
line:t,
word:n})=>`${t} takes the one word behind "-c" for its script, so ${e.quote(n)} runs without the words that follow`,
unread:({
line:t,
word:n})=>`without "-c" ${t} looks for a file with a script called ${e.quote(n)}`,
unsaid:({
server:e})=>`cmd runs what stands behind "/c" alone, so ${e} starts nothing else`,
file:({
line:t,
word:n})=>`"-m" of ${t} takes the name of a module, and ${e.quote(n)} is that of a file`,
hyphen:({
word:t})=>`no module of Python is called ${e.quote(t)}: their names have no "-"`,
program:({
line:t,
word:n})=>`${t} takes ${e.quote(n)} for the name of a file`,
verb:({
line:t,
word:n})=>`${t} takes ${e.quote(n)} for the name of a package`,
listens:({
line:t,
server:n})=>`with ${e.quote(t)} ${n} answers at a port, and hears nothing of what its client writes to its input`,
inspects:({
line:t,
server:n})=>`${e.quote(t)} is a client for people to try a server with, so ${n} answers nothing`,
unknown:({
line:t,
word:n,
server:r})=>`since version 3 ${e.quote(t)} refuses ${e.quote(n)} and ends, so ${r} does not start`,
unaddressed:({
line:e,
server:t})=>`${e} is given no address that begins with "https://", so ${t} ends at once`,
address:({
line:e,
server:t})=>`${e} looks for something to run at the address of a remote server, so ${t} does not start`,
verbless:({
line:t,
word:n,
server:r})=>`${t} takes ${e.quote(n)} for a verb and has none of that name, so ${r} does not start`,
runless:({
line:t,
word:n,
server:r})=>`${t} takes ${e.quote(n)} behind "run" alone, so ${r} does not start`,
repository:({
line:e,
server:t})=>`${e} takes an address without "git+" for that of an archive, so ${t} does not start`},
on:{
server:{
serves:!1,
check(t,{
reading:n,
report:r}){
if(t.transport!==`stdio`||e.bridgedFields(t).some(({
is:e})=>e===`address`))
return;
let i={
server:t,...t.off&&{
severity:`info`}};
let a=e.wordsOf(t);
let o=e.noServer(e.textsOf(a));
let s=o&&a[o.word];
if(o!==void 0&&s!==void 0&&we(o,s.value,t,n)){
let{
why:n,
line:a}=o;
r(n,{
server:e.nameOf(t),
line:a,
word:s.value},e.at(t.document,s.route),{...i,
help:k(o,s.value,t)});
return}
let c=e.atPortByVariable(t);
if(c===void 0)
return;
let{
name:l,
value:u,
route:d}=c;
let f=`${l}=${u}`;
let p=k({
why:`listens`,
line:f,
word:0},u,t);
r(`listens`,{
server:e.nameOf(t),
line:f,
word:u},e.at(t.document,d),{...i,
help:p})}}}});
function we({
why:t},n,r,i){
if(t===`builtin`)
return r.dialect.starts===void 0;
if(t===`idle`)
return(r.args.length>0||r.fields.some(({
fact:e})=>e?.is===`args`))&&r.fields.every(({
fact:e,
value:t})=>{
if(e===void 0)
return!Array.isArray(t);
return e.is!==`args`||Array.isArray(t)&&t.length===r.args.length});
if(t!==`hyphen`)
return!0;
if(r.cwd!==void 0||r.env.some(({
name:e})=>e===`PYTHONPATH`)||e.wordsOf(r).some(({
value:e})=>/^-(?:-(?:directory|cd|chdir|cwd)(?:=|$)|C)|^PYTHONPATH=/.test(e)))
return!1;
let a=n.replaceAll(`.`,`/`);
return i.lacks(`${a}.py`)&&i.lacks(a)||i.format.ofUser===!0}
function k({
why:t,
line:n},r,{
dialect:i}){
switch(t){case`ends`:
return`do that once in a terminal, and write here what starts the server`;case`shows`:
return`write "docker compose run --rm -T" and the service, or "docker run -i" and the image`;case`builtin`:
return`name the program; write a folder as ${e.quote(e.ownKey(i,`cwd`)??`cwd`)} and variables under ${j(i)}`;case`variable`:
return`name the program, and write the variable under ${j(i)}`;case`idle`:
return`write what ${n} is to run under ${e.quote(e.ownKey(i,`args`)??`args`)}`;case`beyond`:
return`write the whole line as one item behind "-c"`;case`unread`:
return`write the program as the command, or "-c" and the whole line as one item`;case`unsaid`:
return`write "/c" before the program`;case`file`:
return`take "-m" out, or write the name of the module`;case`hyphen`:
return`write ${e.quote(r.replaceAll(`-`,`_`))}, if the module is called so`;case`program`:
return`write ${e.quote(r)} as the command`;case`listens`:
return/transport|mode/i.test(n)?`write "stdio", or start it yourself and write its address${A(i)}`:`start it yourself, and write its address${A(i)}`;case`inspects`:
return`write what starts the server, as it is handed to the inspector: "mcp run" for "mcp dev"`;case`unknown`:
return`write the address of the server as that of a remote one, or name the package that it is`;case`unaddressed`:
return`write the address behind it`;case`address`:
return e.onlyLocal(i)?`start a bridge to the address, such as mcp-remote`:`write the address${A(i)}, or start a bridge to it`;case`repository`:
return`write "git+" before the address`;case`verbless`:
return Te(n,r);case`runless`:
return`write "run" before it`;case`verb`:
return`write the package alone: ${n} fetches it by itself`}}
function Te(t,n){
if(t===`npm`)
return/^[\w-]+$/.test(n)&&!/mcp/.test(n)?`write ${e.quote(n)} as the command`:`write "npx" as the command`;
if(/\.\w+$|[\\/]/.test(n)&&t===`pip`)
return`write "python" as the command`;
if(t===`pip`)
return`write "uvx" or "pipx" and "run" for it`;
if(t===`uv`&&!n.endsWith(`.py`))
return`write "uvx" as the command, or "run" before it`;
return/^(?:docker|podman)$/.test(t)?`write "run", "-i" and "--rm" before the image`:`write "run" before it`}
function A(t){
let n=e.ownKey(t,`url`);
return n===void 0?``:` as ${e.quote(n)}`}
function j(t){
return e.quote(e.ownKey(t,`env`)??`env`)}
const M=/^-(?:-directory|-project|-prefix|-dir|c)(?:=|$)/;
const N=/fnm_multishells|(?<=[\\/])_npx(?=[\\/])|var\/folders(?=\/)|appdata[\\/]local[\\/]temp(?=[\\/])|archive-v0(?=[\\/])/;
const P=/^(?:files(?: \(x86\))?[\\/]|support\/|\S[^\n]*\.app\/contents\/macos\/)/;
let Ee;
let De;
function Oe(e){
if(/^[A-Za-z]:/.test(e))
return`Windows`;
return/^\/(?:home|Users|opt|srv|root)\//.test(e)?`this system`:void 0}
var ke=e.defineRule({
id:`command-path`,
category:`correctness`,
severity:`warning`,
inSnippets:`never`,
messages:{
missing:t=>`${e.quote(t.path)}, which starts ${t.server}, lies neither beside this file nor in a folder above it`,
ofPlugin:t=>`${t.client} looks for ${e.quote(t.path)} in the project of whoever uses the plugin, so ${t.server} does not start`,
outOfPlugin:t=>`${e.quote(t.path)} of ${t.server} leads out of the folder that ${t.client} copies when it is installed`,
ofUser:t=>`${e.quote(t.path)} of ${t.server} counts from the folder that ${t.client} starts it in, and not from this file`,
gone:t=>`${e.quote(t.path)} in the path of ${t.server} is a folder that is made for a while, so the server does not start later`,
file:t=>`${e.quote(t.option)} of ${t.program} takes a folder, and ${e.quote(t.path)} is the name of a file`,
cut:t=>`the path ${e.quote(t.path)} was cut at its blank, so ${t.server} starts a program of another name`,
venv:t=>`on ${t.system} a virtual environment of Python has its programs in ${e.quote(t.there)}, and not in ${e.quote(t.here)}`,
otherSystem:t=>`this file is read on ${t.system}, where ${e.quote(t.path)} is no path, so ${t.server} does not start`},
on:{
server:[{
word:e.fileWord,
check(t,{
reading:n,
report:r,
client:i}){
let{
owner:a,
format:o}=n;
if(o.folder!==void 0||t.transport!==`stdio`)
return;
let s=e.wordsOf(t);
let c=s[e.startedFile(e.textsOf(s))??-1];
if(c===void 0||!e.fileWord.test(c.value.toLowerCase()))
return;
if(I(t,n)&&e.isRelativePath(c.value)){
r(`ofPlugin`,{
path:c.value,
server:e.nameOf(t),
client:i},e.at(n.document,c.route),{
server:t,...t.off&&{
severity:`info`},
help:R(n,t,c.value)});
return}
if(!a)
return;
if(F(t,n)){
if(!e.isRelativePath(c.value))
return;
r(`ofUser`,{
path:c.value,
server:e.nameOf(t),
client:i},e.at(n.document,c.route),{
server:t,...t.off&&{
severity:`info`},
help:`write the whole path`});
return}
if(o.ofUser||!Pe(c.value)||!Ie(n,t,c.value))
return;
r(`missing`,{
path:c.value,
server:e.nameOf(t)},e.at(n.document,c.route),{
server:t,...t.off&&{
severity:`info`},
help:`correct the path, or add the file to the project`})}},{
word:M,
check(t,{
reading:n,
report:r,
client:a}){
if(t.transport!==`stdio`)
return;
let o=e.wordsOf(t);
let s=e.textsOf(o);
let c=I(t,n);
let l=!e.isMoved(s);
for(
let{
option:u,
word:d,
within:f}of i(s)){
let i=o[d];
let p=i?.value.slice(f)??``;
if(i===void 0||!M.test(u.toLowerCase()))
continue;
let m=e.at(t.document,i.route,`value`,{
start:f,
end:i.value.length});
Ne(p)?r(`file`,{
path:p,
option:u,
program:e.programName(s[e.programIndex(s)]??``)},m,{
server:t,
help:`name the folder that the file lies in`}):l&&c&&/\w/.test(p)&&e.isRelativePath(p)?r(`ofPlugin`,{
path:p,
server:e.nameOf(t),
client:a},m,{
server:t,...t.off&&{
severity:`info`},
help:R(n,t,p)}):l&&F(t,n)&&e.isRelativePath(p)&&p!==``&&r(`ofUser`,{
path:p,
server:e.nameOf(t),
client:a},m,{
server:t,...t.off&&{
severity:`info`},
help:`write the whole path`})}}},{
text:/\.\.[\\/]/,
check(t,{
reading:n,
report:r,
client:i}){
let{
ownFolder:a}=n.format;
if(a===void 0||t.transport!==`stdio`)
return;
if((Ae??=/(?:^|\/)\.[\w-]+\/(?:extensions|plugins)\//).test(t.document.path))
return;
for(
let n of[...e.wordsOf(t),...t.env]){
let o=n.value.indexOf(a);
let[s=``]=o===-1?[]:n.value.slice(o).split(/[:;,\s"']/,1);
if(!je(s.slice(a.length)))
continue;
r(`outOfPlugin`,{
path:s,
server:e.nameOf(t),
client:i},e.at(t.document,n.route,`value`,{
start:o,
end:o+s.length}),{
server:t,...t.off&&{
severity:`info`},
help:`put what it needs into the folder, and write a path below ${e.quote(a)}`})}}},{
word:N,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.startedFile(e.textsOf(r))??0;
for(
let a of new Set([r[0],r[i]])){
let r=N.exec(a?.value.toLowerCase()??``);
if(a===void 0||r===null)
continue;
let[i=``]=r;
n(`gone`,{
path:a.value.slice(r.index,r.index+i.length),
server:e.nameOf(t)},e.at(t.document,a.route,`value`,{
start:r.index,
end:r.index+i.length}),{
server:t,
help:`write the path of the program where it is installed, or its name alone`})}}},{
word:P,
check(t,{
report:n}){
let{
command:r,
args:i,
document:a}=t;
let[o]=i;
if(t.transport!==`stdio`||r===void 0||o===void 0)
return;
let s=`${r.value} ${o.value}`;
if(!/^(?:\/|[A-Za-z]:[\\/])\S+$/.test(r.value)||!P.test(o.value.toLowerCase()))
return;
if(!(Ee??=/^(?:[A-Za-z]:[\\/]Program Files\b|\/.*\/Application Support\/|\/[^\n]*\.app\/Contents\/MacOS\/)/).test(s))
return;
n(`cut`,{
server:e.nameOf(t),
path:s},e.at(a,r.route),{
server:t,
help:`write it whole, as ${e.quote(e.ownKey(t.dialect,`command`)??`command`)}`})}},{
text:/\bvenv[\\/](?:bin|Scripts)/i,
check(t,{
reading:n,
report:r}){
if(t.transport!==`stdio`)
return;
for(
let i of[...e.wordsOf(t),...t.env])
for(
let{
0:a,
1:o=``,
index:s}of i.value.matchAll(De??=/(?:[A-Za-z]:|\/)[^:;"'\n]{0,300}[\\/]\.?venv[\\/](bin|Scripts)(?=[\\/;:]|$)/g)){
let c=Oe(a)??L(n.document.path)?.name;
let l=o===`bin`?`Scripts`:`bin`;
if(c===void 0||c===`Windows`==(l===`bin`))
continue;
let u=s+a.length-o.length;
let d=e.at(t.document,i.route,`value`,{
start:u,
end:u+o.length});
r(`venv`,{
path:a,
there:l,
here:o,
system:c},d,{
server:t,
help:`write ${e.quote(l)}`})}}},{
word:/^(?:\/(?:home|root|opt|usr|bin|var|mnt|applications)\/|[a-z]:[\\/])/,
check(t,{
reading:n,
report:r}){
let i=L(n.document.path);
if(i===void 0||t.transport!==`stdio`)
return;
let a=e.wordsOf(t);
let o=e.textsOf(a);
let s=/^(?:ba|z)?sh$/.test(e.programName(o[0]??``))?void 0:e.startedFile(o);
if(e.programIndex(o)>0)
return;
for(
let n of[a[0],...s===void 0||s===0?[]:[a[s]]]){
if(n===void 0||!i.foreign.test(n.value))
continue;
r(`otherSystem`,{
path:n.value,
server:e.nameOf(t),
system:i.name},e.at(t.document,n.route),{
server:t,
help:i.help})}}}]}});
function F(t,{
document:{
path:n},
format:r,
client:i}){
if(t.cwd!==void 0||e.isForOneProject({
route:t.route,
format:r}))
return!1;
if(e.isOfUser(n))
return!0;
let a=i.formats.flatMap(({
userFiles:e=[]})=>e);
return r.ofUser===!0&&a.some(e=>`/${n}`.endsWith(e.slice(1)))}
function I(t,n){
let{
ownFolder:r,
ownCwd:i}=n.format;
return(r??i)!==void 0&&t.cwd===void 0&&!e.isReplaced(n,t.name)}
let Ae;
function je(t){
return e.plainPath(t.replaceAll(`\\`,`/`))===void 0}
function Me(e,t){
return`${e}/${t.replace(/^(?:\.[\\/])+/,``)}`}
function Ne(t){
return/^(?:[\w-]+\.(?:py|mjs|cjs|json|toml)|(?:index|server|main|cli)\.[jt]s)$/.test(e.baseName(t))}
function L(e){
if(s(e)===`Windows`)
return{
name:`Windows`,
foreign:/^\/(?:home|root|opt|usr|bin|var|mnt|Applications)\//,
help:`write the path that it has on Windows, or start it with "wsl"`};
if(s(e)===void 0)
return;
return{
name:`macOS`,
foreign:/^[A-Za-z]:[\\/]/,
help:`write the path that it has on this machine`}}
function R(t,n,r){
let{
replacedBy:i,
ownFolder:a,
ownCwd:o}=t.format;
if(a===void 0)
return`add ${e.assignment(n.document.language,`cwd`,e.quote(o??``))}`;
let s=Me(a,r);
if(i===void 0||e.readAtTop(t)===void 0)
return`write ${e.quote(s)}`;
return`declare ${e.nameOf(n)} in ${e.quote(i.file)}, too, with ${e.quote(s)}`}
function Pe(t){
if(!e.isRelativePath(t)||/["'\u200b-\u200d\u2060]/.test(t))
return!1;
return!t.split(/[\\/]/).some(e=>Fe(e)||e.startsWith(`.`)&&/^\.[\w-]*build$/i.test(e))&&!/^path[\\/]to[\\/]/i.test(t)}
const Fe=e.anyOf(`node_modules .venv venv env vendor dist build _build out output target bin obj lib publish release debug .next .nuxt`);
function Ie(t,{
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
var Le=e.defineRule({
id:`command-shell-syntax`,
category:`correctness`,
severity:`warning`,
messages:{
operator:t=>`${t.client} starts ${t.server} without a shell, so ${e.quote(t.text)} is one more argument`,
home:e=>`${e.client} starts ${e.server} without a shell, so "~" is the name of a folder here`,
expansion:t=>`${t.client} starts ${t.server} without a shell, so ${e.quote(t.text)} stays as it is`},
on:{
server:[{
word:/^(?:[12]?[|&<>]|;$|`)|~[\\/]|\$(?!\{)|%\w/,
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
if(o===void 0||c!==`stdio`)
return;
let u=e.wordsOf(t);
let d=e.textsOf(u);
if(Re.includes(e.programName(d[e.programIndex(d)]??``)))
return;
let f={
server:e.nameOf(t),
client:n};
let{
keepsTilde:p}=i;
for(
let{
word:n,
within:i}of Be(d)){
let s=p?.words??(n===0?void 0:p?.args);
if(s===void 0)
continue;
if(n===0&&e.programWithArguments(o.value.trim())!==void 0)
continue;
let c={
effect:n===0||n===e.startedFile(d)?`fails-server`:`ignored`,
by:s};
let{
route:l}=u[n]??o;
r(`home`,f,e.at(a,l,`value`,{
start:i,
end:i+1}),{
server:t,
reaction:c,
help:`write the whole path, or one that the client expands`})}
if(l===void 0||l.shellOnWindows!==void 0)
return;
let m={
effect:`ignored`,
by:l.by};
for(
let{
text:n,
start:s}of H(o,i,`command`)){
let c=n.startsWith(`%`)?m:{...m,
effect:`fails-server`};
let l=e.at(a,o.route,`value`,{
start:s,
end:s+n.length});
r(`expansion`,{...f,
text:n},l,{
server:t,
reaction:c,
help:V(n,i,`command`)})}
let h=e.expandedElsewhere(o.value,e.textsOf(s));
for(
let[n,o]of s.entries()){
if(h(n))
continue;
(ze??=/^(?:\|\|?|&&?|;|>>?(?:[\w.~]?[\\/][^\s<>]*|[\w-]+\.(?:log|txt|err|out))?|<|[12]>&[12]|[12&]>>?[^\s>&]*)$/).test(o.value)&&r(`operator`,{...f,
text:o.value},e.at(a,o.route),{
server:t,
reaction:m,
help:`put the line into a script, or start it with "sh" and "-c"`});
for(
let{
text:n,
start:s}of H(o,i,`args`))
r(`expansion`,{...f,
text:n},e.at(a,o.route,`value`,{
start:s,
end:s+n.length}),{
server:t,
reaction:m,
help:V(n,i,`args`)})}}},{
text:/\$(?!\{)[A-Z]|%[A-Z]/,
check(t,{
client:n,
report:r}){
let{
dialect:i,
document:a,
transport:o}=t;
let{
starts:s}=i;
if(s===void 0||s.shellOnWindows!==void 0||o!==`stdio`)
return;
for(
let{
part:o,
meaning:c}of e.expandableStrings(t,e=>/[$%]/.test(e))){
if(c!==`env`&&(c!==`cwd`||s.skipsBadCwd))
continue;
let l=c===`cwd`?`fails-server`:`ignored`;
for(
let{
text:u,
start:d}of H(o,i,c)){
if(/^\$\(|^`/.test(u))
continue;
let f=e.at(a,o.route,`value`,{
start:d,
end:d+u.length});
r(`expansion`,{
text:u,
server:e.nameOf(t),
client:n},f,{
server:t,
reaction:{
effect:l,
by:s.by},
help:V(u,i,c)})}}}},{
text:/^~(?:[\\/]|$)/,
check(t,{
client:n,
report:r}){
let{
cwd:i,
document:a,
dialect:{
keepsTilde:o}}=t;
if(o?.cwd===void 0||i===void 0||!/^~(?:[\\/]|$)/.test(i.value))
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
by:o.cwd},
help:`write the whole path`})}}]}});
const Re=[`ssh`,`find`,`parallel`,`concurrently`,`nix`,`nix-shell`,`su`,`watch`,`make`,`jq`,`expr`];
let ze;
function Be(t){
let n=[{
word:0,
within:0}];
let r=e.startedFile(t)??0;
r>0&&n.push({
word:r,
within:0});
n.push(...i(t));
for(
let{
name:r,
valueWord:i,
valueStart:a}of e.containerRun(t)?.options??[])
(r===`-v`||r===`--volume`)&&n.push({
word:i,
within:a});
return n.filter(({
word:e,
within:n})=>/^~[\\/]/.test((t[e]??``).slice(n)))}
const z=`HOME|PATH|PWD|USER|USERPROFILE|APPDATA|LOCALAPPDATA|TMPDIR`;
const B=`pwd|which|cat|echo|whoami|id|op|pass|gh|git|npm|brew|realpath|dirname|date|hostname|node|python3?`;
function V(t,n,r){
let i=/^(?:\$(\w+)|%(\w+)%)$/.exec(t)?.slice(1).join(``);
let a=i===void 0?void 0:e.variableIn(n,r,i);
return a===void 0?`write the value itself`:`write ${e.quote(a)}`}
function H({
value:t},{
placeholders:n},r){
if(!/[$%`]/.test(t)||n===void 0)
return[];
let i=n.in[r]??[];
let a=e.placeholdersIn(t);
let o=RegExp(`\`(?:${B})\\b[^\`]*\`|\\$(?:${z})\\b|%(?:${z})%|\\$\\((?:${B})\\b[^()]*\\)`+(r===`command`||r===`cwd`?`|(?<=^|[\\\\/])\\$[A-Z][A-Z0-9_]*(?=[\\\\/]|$)`:``),`g`);
return[...t.matchAll(o)].flatMap(({
0:e,
index:t})=>{
let r=/^(?:\$\(|`)/.test(e)?n.shell===!0:i.includes(e.startsWith(`%`)?`%NAME%`:`$NAME`);
let o=a.some(({
start:n,
end:r})=>n<t+e.length&&t<r);
return r||o?[]:[{
text:e,
start:t}]})}
var Ve=e.defineRule({
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
located:e=>`the folder that ${e.server} is to start in is an address and not a path, so ${e.consequence}`,
nul:e=>`${e.what} of ${e.server} holds a NUL, which no program can be given, so ${e.consequence}`},
on:{
server:[{
command:/:\/\/|^["']|[\s;]|^\.{1,2}[\\/]?$|[\ud800-\udfff]|^(?:cd|source|export|eval|set|unset|alias|pushd)$/,
check(t,{
client:n,
report:r,
violations:i}){
let{
command:a,
transport:o}=t;
if(a===void 0||o!==`stdio`||e.isRefused(a.route,i))
return;
let s=Ge(a.value,t);
if(s===void 0)
return;
let c=U(t);
let l={
server:e.nameOf(t),
consequence:e.consequence(c,n)};
let u=e.ownKey(t.dialect,`url`);
let d=s===`quotes`?`write the command without them`:s===`shell`?`start it with "sh" and "-c", or write the program alone and its variables under their key`:s===`half`?`take it out`:/^https?:/i.test(a.value)&&u!==void 0?`write it as ${e.quote(u)}`:`write the path of the program`;
r(s,l,e.at(t.document,a.route),{
reaction:c,
server:t,
help:d})}},{
text:/^\s+$|^file:\/\//i,
check(t,{
client:n,
report:r}){
let{
cwd:i,
dialect:a,
transport:o}=t;
if(i===void 0||o!==`stdio`||a.starts?.skipsBadCwd!==void 0)
return;
let s=/^file:\/\//i.test(i.value);
if(!s&&!/^\s+$/.test(i.value))
return;
let c=U(t);
let l={
server:e.nameOf(t),
consequence:e.consequence(c,n)};
let u=s?`write the path alone`:`name a folder, or remove it`;
r(s?`located`:`nowhere`,l,e.at(t.document,i.route),{
reaction:c,
server:t,
help:u})}},{
text:/\0/,
check(t,{
client:n,
report:r}){
if(t.transport!==`stdio`)
return;
let i=U(t);
let a={
server:e.nameOf(t),
consequence:e.consequence(i,n)};
for(
let{
what:n,
part:o}of Ke(t)){
if(!o.value.includes(`\0`))
continue;
r(`nul`,{...a,
what:n},e.at(t.document,o.route),{
reaction:i,
server:t,
help:`take it out`})}}},{
variables:`odd`,
check(t,{
client:n,
report:r}){
if(t.transport!==`stdio`)
return;
let i=U(t);
let a={
server:e.nameOf(t),
consequence:e.consequence(i,n)};
for(
let{
name:n,
route:o}of t.env){
if(!n.includes(`\0`))
continue;
r(`nul`,{...a,
what:`the name of a variable`},e.at(t.document,o,`key`),{
reaction:i,
server:t,
help:`take it out`})}}}]}});
let He;
let Ue;
let We;
function Ge(t,n){
if(/^[a-z][a-z\d+.-]+:\/\//i.test(t))
return`address`;
if(/^\.{1,2}[\\/]?$/.test(t))
return`folder`;
if(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(t))
return`half`;
let{
starts:r}=n.dialect;
let i=r!==void 0&&r.shellOnWindows===void 0;
let a=e.splitsCommand(n);
if((He??=/^\S+\s+(?:\|\|?|&&|[<>]{1,2}|;)\s|^[\w./-]+;$|^[A-Z_][A-Z0-9_]*=\S*\s+\S/).test(t)&&(a||e.programWithArguments(t)===void 0)&&i&&!(a&&(We??=/^\S+\s+[|&<>;]/).test(t)))
return`shell`;
if(i&&(Ue??=/^(?:cd|source|export|eval|set|unset|alias|pushd)(?!\S)/).test(t)&&(a||!/\s/.test(t)))
return`shell`;
return/^(["']).+\1$/s.test(t)&&!t.includes(`\\`)&&i&&!a?`quotes`:void 0}
function Ke({
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
function U({
dialect:e}){
return{
effect:`fails-server`,
by:e.starts?.by??`M:${e.by.slice(2)}`}}
var qe=e.defineRule({
id:`command-with-arguments`,
category:`correctness`,
severity:`error`,
strays:!0,
messages:{
whole:e=>`the command of ${e.server} is a whole line, which most clients take for the name of one program`,
arguments:e=>`${e.where}${e.client} takes the whole command of ${e.server} for one program, so ${e.consequence}`,
blank:e=>`${e.where}a blank at the ${e.end} of the command of ${e.server} is part of the program's name, so ${e.consequence}`,
hidden:e=>`${e.where}an invisible character at the ${e.end} of the command of ${e.server} is part of the program's name, so ${e.consequence}`},
on:{
server:{
command:/[\s\u200b-\u200d\u2060]/,
check(t,{
client:n,
reading:r,
report:i}){
let{
command:a,
dialect:o,
transport:c}=t;
let{
starts:l}=o;
if(a===void 0||c!==`stdio`)
return;
if(l===void 0){
let n=r.format.writes!==void 0&&r.targets.length===0;
let o=r.format.stray||n?e.programWithArguments(a.value.trim()):void 0;
if(o===void 0)
return;
let s=G(t,o);
i(`whole`,{
server:e.nameOf(t)},e.at(t.document,a.route),{
server:t,
help:s,
severity:`info`,
meant:e.splitLine(t,a.value.trim())});
return}
let u=a.value.replace(W,``);
let d=a.value.trim().replace(W,``)!==a.value.trim();
let f=e.splitsCommand(t);
if(f&&!d)
return;
let p=f?void 0:e.programWithArguments(u);
if(u===``||p===void 0&&u===a.value)
return;
let m=l.shellOnWindows!==void 0;
if(m&&(s(t.document.path)===`Windows`||(Je??=/^(?:cmd|powershell|wsl)(?:\s|$)|^\S*\\|^[\w./-]+\.(?:exe|cmd|bat|ps1)(?:\s|$)/i).test(u)))
return;
let h={
effect:`fails-server`,
by:l.by};
let g=m?`outside of Windows, `:``;
let _={
reaction:h,
server:t,...m&&{
severity:`warning`}};
let v=e.at(t.document,a.route);
if(p===void 0){
let r=a.value.startsWith(u)?`end`:`start`;
let o=a.value.replace(u,``).trim()===``;
let s={
end:r,
server:e.nameOf(t),
client:n,
consequence:e.consequence(h,n),
where:g};
i(o?`blank`:`hidden`,s,v,{..._,
help:o?`remove the blank`:`remove it`,
fix:e.forAll(Ye(a.route,u))})}else{
let r={
server:e.nameOf(t),
client:n,
consequence:e.consequence(h,`it`),
where:g};
let a=e.splitLine(t,u);
i(`arguments`,r,v,{..._,
help:G(t,p),
fix:e.forAll(Xe(a)),
meant:a})}}}}});
let Je;
const W=/^[\s\u200b-\u200d\u2060]+|(?<![\s\u200b-\u200d\u2060])[\s\u200b-\u200d\u2060]+$/g;
function G(t,n){
let r=e.fieldMeaning(t,`commandLine`);
let i=e.quote(e.ownKey(t.dialect,`args`)??`args`);
return r===void 0?`write ${e.quote(n)} as the command and each further word as an item of ${i}`:`make each word an item of its own in ${e.quote(r.key)}`}
function Ye(t,n){
return e.fix(`safe`,`remove the blank`,{
do:`set`,
at:t,
value:n})}
function Xe(t){
return t&&e.fix(`safe`,`make an item of each word`,...t)}
const Ze=e.anyOf(`path home user lang tmp temp tmpdir systemroot appdata localappdata programfiles programdata userprofile ssh_auth_sock`);
let Qe;
var $e=e.defineRule({
id:`docker-env`,
category:`correctness`,
severity:`warning`,
strays:!0,
messages:{
kept:e=>`${e.program} gets ${e.names} and the container of ${e.server} does not: no "-e" hands ${e.is} on`,
itself:t=>`in the container of ${t.server} ${e.quote(t.host)} is the container itself, and not this machine`,
unnamed:t=>`"-e" names no variable: ${t.program} takes what ${e.quote(t.text)} stands for as the name of one, and ${t.server} gets none`},
on:{
server:[{
word:/^(?:--env=|-e)?\$\{?[\w:]+\}?$|^(?:--env=|-e)?\{env:\w+\}$/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.textsOf(r);
for(
let{
name:a,
value:o,
valueWord:s,
valueStart:c}of e.containerRun(i)?.options??[]){
let[l,u]=[r[s],nt(o??``)];
if(a!==`-e`&&a!==`--env`||l===void 0||u===void 0)
continue;
let d=e.at(t.document,l.route,`value`,{
start:c,
end:l.value.length});
let f=e.programName(i[e.programIndex(i)]??``);
n(`unnamed`,{
text:o??``,
program:f,
server:e.nameOf(t)},d,{
server:t,...t.off&&{
severity:`info`},
help:`write ${e.quote(`${u}=${o}`)}, with the name that the server reads`})}}},{
word:/(?:docker|podman|nerdctl)(?:\.exe)?$/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.containerRun(e.textsOf(r));
if(i?.image===void 0)
return;
if(i.options.some(({
name:e})=>/^--(?:net(?:work)?|pod|add-host|volumes-from)$/.test(e)))
return;
let a=i.options.flatMap(({
name:e,
valueWord:t})=>e===`-e`||e===`--env`?r[t]??[]:[]);
for(
let e of[...a,...r.slice(i.image+1)])
K(t,e,e.value,n);
for(
let e of t.env)
K(t,e,`${e.name}=${e.value}`,n)}},{
word:/(?:docker|podman|nerdctl)(?:\.exe)?$/,
check(t,{
report:n}){
if(t.transport!==`stdio`||t.env.length===0)
return;
let r=e.wordsOf(t);
let i=e.textsOf(r);
let a=e.containerRun(i);
let o=r[a?.image??r.length];
if(a===void 0||o===void 0)
return;
if(a.options.some(({
name:e})=>/^--env-(?:file|host|merge)$/.test(e)))
return;
let s=a.options.flatMap(({
name:e,
value:t})=>e===`-e`||e===`--env`?(t??``).trim().split(`=`,1):[]);
let c=t.env.filter(e=>at(e,s,i));
let[l]=c;
if(l===void 0)
return;
let u=c.map(({
name:e})=>e);
n(`kept`,{
names:e.list(rt(u),{
bare:!0,
conjunction:`and`}),
program:e.programName(i[e.programIndex(i)]??``),
server:e.nameOf(t),
is:u.length===1?`it`:`them`},e.at(t.document,l.route,`key`),{
server:t,...t.off&&{
severity:`info`},
related:c.slice(1).map(({
route:n})=>({
place:e.at(t.document,n,`key`),
message:`likewise`})),
help:`add "-e", ${e.quote(l.name)}${u.length===1?``:` and so on`} before the image`,
fix:e.forAll(ot(o,u))})}}]}});
let et;
let tt;
function K(t,n,r,i){
let a=(et??=/^(?:[\w-]{1,100}=)?(?:postgres(?:ql)?|mysql|mariadb|mongodb|rediss?|amqp|bolt|neo4j|mssql|sqlserver|clickhouse|cassandra)(?:\+\w{1,40})?:\/\/(?:[^@/\s]{0,300}@)?(localhost|127\.0\.0\.1)(?=[:/?]|$)/i).exec(r)??(tt??=/^(?:\w{0,60}_)?(?:db|database|pg|postgres|postgresql|mysql|mariadb|mongo|mongodb|redis|neo4j|clickhouse|mssql)_?host=(localhost|127\.0\.0\.1)$/i).exec(r);
let o=a?.[1];
if(o===void 0||a===null)
return;
let s=a[0].length-(r.length-n.value.length);
i(`itself`,{
host:o,
server:e.nameOf(t)},e.at(t.document,n.route,`value`,{
start:s-o.length,
end:s}),{
server:t,...t.off&&{
severity:`info`},
help:`write "host.docker.internal", or run it with "--network=host"`})}
function nt(t){
let[n]=e.placeholdersIn(t);
return n!==void 0&&n.start===0&&n.end===t.length&&/^[A-Za-z_]\w*$/.test(n.name)?n.name:void 0}
function rt(t){
return t.length>3?[...t.slice(0,2).map(e.quote),`${t.length-2} more`]:t.map(e.quote)}
let it;
function at({
name:e,
value:t},n,r){
if(t===``||(it??=/^_*(?:comment|note|remark)/).test(e)||Ze(e)||(Qe??=/^(?:docker|podman|containers?|build(?:kit|x)|nerdctl|containerd|compose|xdg|lc)_|_proxy$/).test(e.toLowerCase())||!/^\w+$/.test(e))
return!1;
if(n.includes(e)||n.includes(`*`))
return!1;
return!r.some(t=>t.includes(e))}
function ot({
route:t},n){
let r=t.at(-1);
if(typeof r!=`number`)
return;
let i=n.flatMap(e=>[`-e`,e]);
return e.fix(`safe`,`hand them on with "-e"`,{
do:`insert`,
into:t.slice(0,-1),
position:r,
values:i})}
var st=e.defineRule({
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
word:/(?:docker|podman|nerdctl|kubectl)(?:\.exe)?$/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.textsOf(r);
let a=e.containerRun(i)??e.containerExec(i)??e.podExec(i);
if(a?.image===void 0||e.isOn(a,`-a`,`--attach`))
return;
let o=e.programName(i[e.programIndex(i)]??``);
let s=n=>e.at(t.document,r[n]?.route??t.route);
let c=X(a.options,`-d`,`--detach`);
let l=o===`kubectl`?void 0:X(a.options,`-t`,`--tty`);
let u={
server:e.nameOf(t),
program:o};
let d={
server:t,...t.off&&{
severity:`info`}};
let f=e.isOn(a,`-i`,`--interactive`);
if(c!==void 0){
let t=i[c.word]??``;
n(`detached`,{...u,
option:t},s(c.word),{...d,
help:q(t,`d`),
fix:e.forAll(f?J(r[c.word],`d`):Y(r[c.word]))})}else 
if(l!==void 0){
let t=i[l.word]??``;
let a=f?q(t,`t`):`write "-i" in its place`;
let o=r[l.word];
n(`terminal`,{...u,
option:t},s(l.word),{...d,
help:a,
fix:e.forAll(f?J(o,`t`):Y(o))})}else 
f||n(`closed`,u,s(a.run),{...d,
help:`add "-i" after ${e.quote(i[a.run]??``)}`,
fix:e.forAll(ct(r[a.run]))})}}}});
function q(t,n){
return/^-\w\w+$/.test(t)?`write ${e.quote(t.replace(n,``))}`:`leave it out`}
function J(t,n){
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
function Y(t){
return t&&/^--?[a-z]+$/.test(t.value)&&!/^-\w\w/.test(t.value)?e.writing(t.route,`-i`):void 0}
function ct(t){
let n=t?.route.at(-1);
if(t===void 0||typeof n!=`number`)
return;
let r=t.route.slice(0,-1);
return e.fix(`safe`,`add "-i" after ${e.quote(t.value)}`,{
do:`insert`,
into:r,
position:n+1,
values:[`-i`]})}
function X(e,...t){
let n=e.findLast(({
name:e})=>t.includes(e));
return n?.value===`false`?void 0:n}
function Z(t,{
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
var lt=e.defineRule({
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
let r=b(t);
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
help:Z(t,i)??`look for a server that is maintained`})}}}});
var ut=e.defineRule({
id:`package-runner-mismatch`,
category:`correctness`,
severity:`info`,
strays:!0,
messages:{
python:t=>`${e.quote(t.name)} is a package for Python, and ${t.runner} looks for packages of Node.js`,
node:t=>`${e.quote(t.name)} is the name of a package of Node.js, and ${t.runner} looks for packages for Python`,
file:t=>`${t.program} takes a file, and ${e.quote(t.name)} is the name of a package`,
language:t=>`${t.program} cannot run ${e.quote(t.file)}, which is written for ${t.other}`,
program:t=>`${t.runner} looks for a program called ${e.quote(t.name)}; most packages call theirs with "-"`},
on:{
server:[{
word:/^[a-z\d]+(?:_[a-z\d]+)+(?:$|[@=<>~!])/,
check(t,{
report:n}){
let r=y(t);
if(r===void 0||r.run.ecosystem!==`pypi`)
return;
let{
name:i,
runner:a,
start:o,
word:s}=r.run;
if(!i.includes(`_`)||!/^uvx|^uv /.test(a)||e.wordsOf(t).slice(0,s).some(({
value:e})=>/^--from\b/.test(e)))
return;
n(`program`,{
name:i,
runner:a},e.at(t.document,r.part.route,`value`,{
start:o,
end:o+i.length}),{
server:t,
help:`write ${e.quote(i.replaceAll(`_`,`-`))}, unless it is known to be called so`})}},{
word:/\.(?:py|[cm]?js)$/,
check(t,{
report:n}){
if(t.transport!==`stdio`)
return;
let r=e.wordsOf(t);
let i=e.textsOf(r);
let a=e.programIndex(i);
let o=e.programName(i[a]??``);
let s=r[a+1];
let c=s&&/\.(py|[cm]?js)$/i.exec(s.value);
if(s===void 0||!c||s.value.startsWith(`-`))
return;
let l=/^py$/i.test(c[1]??``);
if(!(l?/^node$/:/^python3?$/).test(o))
return;
let u=l?`python`:`node`;
n(`language`,{
file:e.baseName(s.value),
program:o,
other:u},e.at(t.document,s.route),{
server:t,
severity:`warning`,
help:`start it with ${e.quote(u)}`})}},{
script:`bare`,
check(t,{
report:n,
reading:r}){
if(t.transport!==`stdio`)
return;
let i=e.wordsOf(t);
let a=e.textsOf(i);
let o=e.packageAsFile(a);
let s=o&&i[o.word];
if(o===void 0||s===void 0)
return;
let c=[s.value,`${s.value}.js`].some(e=>!r.lacks(e));
if(t.cwd!==void 0||c&&!r.format.ofUser)
return;
n(`file`,{
name:s.value,
program:o.program},e.at(t.document,s.route),{
server:t,
severity:`warning`,
help:`start it with ${e.quote(o.runner)}, or name the file`})}},{
notedPackage:!0,
check(t,{
report:n}){
let r=y(t);
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
let d=b(t)?.noted;
(d?.is===`python`||d?.is===`node`)&&n(d.is,{
name:o,
runner:s},u,{
server:t,
help:d.help})}}]}});
var dt=e.defineRule({
id:`package-unknown`,
category:`correctness`,
severity:`warning`,
strays:!0,
messages:{
capitals:t=>`a name in npm has no capital letters, so there is no package ${e.quote(t.name)}, and ${t.server} does not start`,
unpublished:t=>`npm has no package ${e.quote(t.name)}, so ${t.server} does not start`},
on:{
server:[{
notedPackage:!0,
check(t,{
report:n}){
let r=b(t);
if(r?.noted.is!==`unpublished`)
return;
let{
noted:i,
run:a,
part:o}=r;
let s=_(i);
let c={
start:a.start,
end:a.start+a.name.length};
n(`unpublished`,{
name:i.name,
server:e.nameOf(t)},e.at(t.document,o.route,`value`,c),{
server:t,...t.off&&{
severity:`info`},
help:Z(t,i)??`look the name up where the server is described`,
fix:s===void 0?void 0:e.rewriting(o.route,c,s,`unsafe`)})}},{
text:/(?:^|\s)@(?:[a-z\d_-]*[A-Z][\w-]*\/|[a-z\d_-]+\/[a-z\d_.-]*[A-Z])/,
check(t,{
report:n}){
let r=y(t);
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
server:e.nameOf(t)},e.at(t.document,a.route,`value`,l),{
server:t,...t.off&&{
severity:`info`},
help:`write ${e.quote(o.toLowerCase())}, if that is its name`,
fix:e.rewriting(a.route,l,o.toLowerCase(),`unsafe`)})}}]}});
var ft=e.defineRule({
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
let r=y(t);
if(r===void 0||pt(r.run))
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
help:mt(i)})}}});
function pt({
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
function mt({
ecosystem:t,
name:n,
runner:r}){
if(t===`image`)
return`name its tag or digest, ${e.quote(`${n}:1.2.3`)}`;
return`name its version, ${e.quote(`${n}${r===`pipx run`?`==`:`@`}1.2.3`)}`}
var ht=e.defineRule({
id:`path-absolute`,
category:`compatibility`,
severity:`info`,
inSnippets:`never`,
messages:{
path:e=>`${e.server} needs a path of one machine, and git does not ignore this file`},
on:{
server:{
text:/(?:^|=)[a-z]:[\\/]|[\\/](?:users|home|volumes)[\\/]/i,
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
let[c,...l]=gt(t);
if(c===void 0||!s)
return;
if(c.meaning===`cwd`&&!e.wordsOf(t).some(t=>e.fileWord.test(t.value.toLowerCase())))
return;
r(`path`,{
server:e.nameOf(t)},e.at(o,c.route),{
server:t,
help:St(t,c),
related:l.map(({
route:t})=>e.onceMore(e.at(o,t)))})}}}});
function gt(t){
let n=e.wordsOf(t);
let r=e.containerRun(e.textsOf(n))?.image??n.length;
let i=[];
let a=({
value:e,
route:t},n)=>{
_t(e)&&i.push({
value:e,
route:t,
meaning:n})};
n.slice(0,r).forEach((e,t)=>void a(e,t===0?`command`:`args`));
t.cwd!==void 0&&a(t.cwd,`cwd`);
for(
let e of t.env)
a(e,`env`);
return i}
function _t(e){
let t=Q(e);
let[,n]=/^(?:\/mnt\/[a-z]|[a-z]:)?[\\/](?:users|home)[\\/]([^\\/]+)/i.exec(t)??[];
if(n!==void 0)
return!vt(n)&&!(yt??=/^(?:(?:your|my|user)[-_ ]?\w*|x+)$/i).test(n)&&!/[<>{}[\]$%*]/.test(t);
return/^[a-z]:[\\/](?!program|windows|msys|cygwin|path[\\/])[\w .-]/i.test(t)||/^\/Volumes\/\w/.test(t)}
function Q(e){
return e.startsWith(`-`)?e.slice(e.indexOf(`=`)+1):e}
const vt=e.anyOf(`you your me my user users name public shared default someone somebody path example dev developer node vscode codespace runner app ubuntu coder gitpod jovyan linuxbrew node_modules`);
let yt;
let bt;
const xt=e.anyOf(`wsl ssh`);
function St(t,{
value:n,
meaning:r}){
let i=(r===`command`||!e.wordsOf(t).some(t=>xt(e.programName(t.value))))&&(bt??=/^\/(?:users|home)\//i).test(Q(n))?e.variableIn(t.dialect,r,`HOME`,`of the environment`):void 0;
return i===void 0?`write a path from the folder of the project, or a program that is found by its name`:`write a path from the folder of the project, or begin it with a variable such as ${e.quote(i)}`}
const $=/^(?:(?:@[\w-]+\/)?(?:mcp-)?server-filesystem|rust-mcp-filesystem|mcp-filesystem-server)(?:@[\w.^~-]+)?$/;
const Ct=/^(?:\/+|[A-Za-z]:[\\/]*|\\+)$/;
const wt=/^(?:~|\$HOME|\$\{(?:env:)?HOME\}|\{env:HOME\}|\$\{userHome\}|%USERPROFILE%|\$\{(?:env:)?USERPROFILE\}|\/root|(?:\/(?:Users|home)|[A-Za-z]:[\\/]Users)(?:[\\/][^\\/]+)?)[\\/]*$/i;
var Tt=e.defineRule({
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
let r=Et(t).flatMap(e=>{
let t=Ct.test(e.value)?`everything`:wt.test(e.value)?`home`:void 0;
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
function Et({
command:e,
args:t}){
if(e===void 0||/(?:^|[\\/])(?:docker|podman)(?:\.exe)?$/.test(e.value))
return[];
if(Dt(e.value))
return t;
let n=t.findIndex(({
value:e})=>Dt(e));
return n===-1?[]:t.slice(n+1)}
function Dt(e){
return $.test(e)||$.test(e.replace(/(?:\.exe|\/dist\/index\.js)$/,``).split(/[\\/]/).at(-1)??``)}
const Ot=[le,fe,pe,be,Ce,ke,Le,Ve,qe,$e,st,lt,ut,dt,ft,ht,Tt];
exports.rules=Ot;
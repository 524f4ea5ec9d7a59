"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./find.js");
const n=require("./variable-name.js");
const r=require("./suspicion.js");
function i(t,n){
if(t===void 0||t.broken||e.meaningAt(t,n.route)!==`url`)
return;
let r=e.valueAt(t.document.value,n.route);
return typeof r==`string`?a(r,n.start):void 0}
function a(e,t){
let n=e.indexOf(`://`)+3;
if(n<3||t<n)
return;
let r=n+e.slice(n).search(/[/?#]|$/);
if(t<r)
return{
in:`user`};
let i=e.slice(r,t);
if(!i.includes(`?`))
return;
return{
in:`query`,
parameter:/[?&]([^?&=]*)=[^&]*$/.exec(i)?.[1]??``}}
var o=e.defineRule({
id:`secret-literal`,
category:`security`,
severity:`error`,
strays:!0,
messages:{
found:e=>`${e.what} stands in ${e.subject}${e.published?`, and git does not ignore this file`:`; git ignores this file`}`},
on:{
file:{
mayHoldSecret:!0,
check(n,{
client:r,
report:a}){
if(!n.owner)
return;
let{
document:o}=n;
let f=t.secretsBelow(o.value).filter(({
route:e})=>!o.isBroken(e));
if(f.length===0)
return;
let{
publishable:p}=n;
let m=e.serverFinder(n.servers);
for(
let t of f){
let n=m(t.route);
if(i(n,t)!==void 0)
continue;
a(`found`,{
what:t.what,
subject:e.subjectOf(t.route,n),
published:p},e.at(o,t.route,`value`,{
start:t.start,
end:t.end}),{
server:n,
severity:s(t,p),
help:c(t)??`${u(t,n,r)}${p?l(t):``}`,
fix:n&&!t.isHarmless?d(t,n):void 0})}}}}});
function s({
isForAll:e,
isHarmless:t},n){
if(!n||t)
return`info`;
return e?`warning`:`error`}
function c({
isForAll:e,
isHarmless:t}){
if(t)
return`it is made to be seen: nothing has to be done, unless a secret key was meant here`;
if(!e)
return;
return`it is made to be seen: leave it where row-level security guards every table, or keep it in a variable`}
function l({
opensWallet:e}){
return e?`, and move what the wallet holds to a new one`:`, and revoke what stands here`}
function u(t,r,i){
if(r===void 0)
return`keep it in the environment or in a file that git ignores`;
let{
route:a}=t;
let o=e.textAt(r,a)??``;
let s=e.meaningAt(r,a);
let c=a.at(-1);
let l=t.end-t.start<o.length;
let u=n.variableWithin(t,o)??`API_KEY`;
let d=s===`env`&&typeof c==`string`?c:u;
let m=l?u:d;
let h=e.variableIn(r.dialect,s,m);
if(h!==void 0){
let t=`set the variable where ${i} starts`;
if(!l)
return`write ${e.quote(h)} and ${t}`;
if(/^\$\w/.test(h))
return`write ${e.quote(`$${d}`)} for the whole value and ${t}`;
return`write ${e.quote(h)} in its place, leave the rest as it is, and ${t}`}
let g=e.fieldForNames(r.dialect,s,o);
if(g!==void 0)
return`name ${s===`env`?e.quote(d):`a variable`} in ${e.quote(g)} and set it where ${i} starts`;
let _=s===`headers`||s===`url`;
let v=_?`let git ignore the file`:`set it where ${i} starts, or in a file that git ignores`;
if(r.dialect.placeholders===void 0)
return _?v:`keep it out of this file: ${v}`;
let y=String(a[r.route.length]??``);
let b=`${i} expands no variables in ${e.quote(y)}`;
return f(s)?`${b}: ${p(r,m)}`:`${b}: ${v}`}
function d(t,r){
let{
route:i,
start:a,
end:o}=t;
let s=e.textAt(r,i)??``;
let c=e.meaningAt(r,i);
let l=o-a<s.length;
let u=n.variableWithin(t,s)??`API_KEY`;
let d=i.at(-1);
let f=!l&&c===`env`&&typeof d==`string`?d:u;
let p=e.variableIn(r.dialect,c,f);
let m=!l||s.slice(0,a)===`Bearer `&&o===s.length;
if(p===void 0||!/^\w+$/.test(f)||/^\$\w/.test(p)&&!m)
return;
return e.fix(`unsafe`,`write ${e.quote(p)}`,{
do:`rewrite`,
at:i,
within:{
start:a,
end:o},
text:p})}
function f(e){
return e===`args`||e===`command`||e===`commandLine`}
function p({
dialect:t},n){
let r=e.ownKey(t,`env`);
let i=e.variableIn(t,`env`,n);
let a=`let git ignore the file`;
if(r===void 0||i===void 0)
return`start a script of your own that adds it, or ${a}`;
return`if the server reads it from its environment, write ${e.quote(i)} in ${e.quote(r)}, else ${a}`}
const m=`figd_${`a1B2c3D4e5`.repeat(4)}`;
const h=`sbp_${`a1b2c3d4e5`.repeat(4)}`;
e.defineDocs({
cwe:[798],
summary:`A token, key or password in a file that git publishes`,
why:"Whoever can read the repository can use it, and its history keeps it. Found are tokens by the shapes of some ninety providers, private keys, JSON web tokens, `Basic` headers, passwords in addresses, recovery phrases of wallets, and values without a shape that a program must have made up, under a name that says key, token, secret or password. Variables, placeholders and values that documentation prints are none. A key that its service prints into everybody\u2019s pages is an info, and a warning where row-level security has to guard what it opens. In a file that git ignores the same is an info.",
fix:`Write a variable in the syntax of the client, and revoke what has been published.`,
mends:{
unsafe:`writes a variable in the client's syntax; the value is shown nowhere`},
examples:[{
title:`A token in the environment of a server`,
files:{
".mcp.json":`{ "mcpServers": { "supabase": { "command": "supabase-mcp", "env": { "SUPABASE_ACCESS_TOKEN": "\u27e6${h}\u27e7" } } } }\n`}},{
title:`Glued to its flag`,
files:{
".vscode/mcp.json":`{ "servers": { "figma": { "command": "figma-mcp", "args": ["--figma-api-key=\u27e6${m}\u27e7"] } } }\n`}},{
title:`A password in the address of a database`,
files:{
"claude_desktop_config.json":`{ "mcpServers": { "db": { "command": "pg-mcp", "args": ["postgresql://me:\u27e6tr0ub4dor+3\u27e7@db.acme-data.net/app"] } } }
`}},{
title:`No shape, but a name that says key`,
files:{
".codex/config.toml":`[mcp_servers.exa]
command = "exa-mcp"

[mcp_servers.exa.env]
EXA_API_KEY = "\u27e67c9e6679-7425-40de-944b-e07fc1f90ae7\u27e7"
`}},{
title:`The words that a wallet can be made from`,
files:{
".mcp.json":`{ "mcpServers": { "wallet": { "command": "wallet-mcp", "env": { "MNEMONIC": "\u27e6ladder quiz velvet river anchor tulip marble copper window gossip planet fabric\u27e7" } } } }
`}},{
title:`Variables, defaults of a local database, and an example that documentation prints`,
files:{
".mcp.json":`{ "mcpServers": { "db": { "command": "db-mcp", "args": ["postgresql://postgres:postgres@localhost/app"], "env": { "API_KEY": "\${API_KEY}", "AWS_ACCESS_KEY_ID": "AKIAIOSFODNN7EXAMPLE" } } } }
`}},{
title:`Keys that find a thing and open nothing`,
files:{
".mcp.json":`{ "mcpServers": { "design": { "command": "design-mcp", "args": ["--file-key", "uC9pQaRsW4oiXW3DsC6cLZ"], "env": { "PRIMARY_KEY": "b7Rk2mVq8sXw4tYz6nHd" } } } }
`}}],
evidence:[{
claim:`shapes of tokens, each list with its source and date: src/model/secrets/token-shapes.ts`,
source:`gitleaks 009e025 and what providers document`,
date:`2026-11-18`},{
claim:`measured on real files: docs/secrets.md`,
source:`scripts/secrets-recall.mjs`,
date:`2026-11-18`}]});
var g=e.defineRule({
id:`secret-suspected`,
category:`security`,
severity:`warning`,
strays:!0,
inSnippets:`never`,
messages:{
found:e=>`${e.what} stands in ${e.subject}, and git does not ignore this file`},
on:{
text:{
mayBeSecret:!0,
check({
value:t,
name:i,
route:a,
server:o},{
client:s,
reading:c,
report:l}){
if(!c.owner||!c.publishable)
return;
let u=r.suspicionIn(t,i);
if(u===void 0)
return;
let{
what:d,
start:f,
end:p,
isLocal:m}=u;
let h=e.at(o.document,a,`value`,{
start:f,
end:p});
l(`found`,{
what:d,
subject:e.subjectOf(a,o)},h,{
server:o,...m&&{
severity:`info`},
fix:v(o,a,{
start:f,
end:p},n.variableNamedLike(t,f,i)),
help:`${y(o,a,s,n.variableNamedLike(t,f,i))}, and change it if it is in use`})}}}});
function _(t,n,r=`PASSWORD`){
let i=e.meaningAt(t,n);
return e.variableIn(t.dialect,i,i===`env`?String(n.at(-1)):r)}
function v(t,n,r,i){
let a=_(t,n,i);
let o=r.start===0&&r.end===e.textAt(t,n)?.length;
if(a===void 0||/^\$\w/.test(a)&&!o)
return;
return e.rewriting(n,r,a,`unsafe`)}
function y(t,n,r,i){
let a=_(t,n,i);
return a===void 0?`keep it in a file that git ignores`:`write ${e.quote(a)} and set the variable where ${r} starts`}
const b=`Tr0ub4dor&3x`;
e.defineDocs({
cwe:[798],
summary:`What looks like a password, under a name that says so`,
why:'`secret-literal` reports what a program must have made. Passwords that people think up, and short keys, have no such marks: here the name of the variable, header or flag ends in a word such as token, secret, password or API key, and the value has eight characters and more, and something in it that neither the name nor a plain word such as "test" or "default" accounts for. The same goes for the password in an address of the own network; on this machine alone it is an info. Defaults, placeholders, variables and paths are none, and nothing is said of files that git ignores.',
fix:`Write a variable in the client's syntax, and change the password if it is a real one.`,
mends:{
unsafe:`writes a variable in the client's syntax; the value is shown nowhere`},
examples:[{
title:`In one word with its option, as the programs of MySQL take it`,
files:{
".mcp.json":`{ "mcpServers": { "db": { "command": "jbang", "args": ["db-mcp@acme", "jdbc:mariadb://db.acme-data.net/app", "-uapp", "-p\u27e6${b}\u27e7"] } } }\n`}},{
title:`A password of a person`,
files:{
".mcp.json":`{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "\u27e6${b}\u27e7" } } } }\n`}},{
title:`After its flag, and glued to it`,
files:{
".vscode/mcp.json":`{ "servers": { "db": { "command": "db-mcp", "args": ["--password", "\u27e6${b}\u27e7", "--api-key=\u27e6a8f3k2m9x1\u27e7"] } } }\n`}},{
title:`After its flag in a line of several words`,
also:[`arg-value`],
files:{
".vscode/mcp.json":`{ "servers": { "db": { "command": "npx", "args": ["-y db-mcp@1.2.0 --password \u27e6${b}\u27e7"] } } }\n`}},{
title:`A season and a year, and a key in an address`,
files:{
".mcp.json":`{ "mcpServers": { "db": { "command": "db-mcp", "env": { "ADMIN_PASS": "\u27e6Winter2025!\u27e7", "HOOK": "https://hooks.acme.dev/x?token=\u27e6brown-fox-2291\u27e7" } } } }
`}},{
title:`What says that no key is needed`,
files:{
".mcp.json":`{ "mcpServers": { "db": { "command": "db-mcp", "env": { "OPENAI_API_KEY": "unused-local-model-7b", "API_KEY": "not-needed-here-42" } } } }
`}},{
title:`Words, a path, a variable, and names that only speak of secrets`,
files:{
".mcp.json":`{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "local-dev-password", "API_KEY": "/run/secrets/api_key", "TOKEN": "\${DB_TOKEN}", "SECRET_PROVIDER": "AwsSsm2024", "TOKEN_LIMIT": "100000" } } } }
`}}],
evidence:[{
claim:`about half of the secrets in real files have no shape of a provider`,
source:`a collection of 894 real configuration files`,
date:`2026-11-18`}]});
var x=e.defineRule({
id:`url-credentials`,
category:`security`,
severity:`error`,
strays:!0,
messages:{
user:e=>`${e.what} stands before the host in the address of ${e.server}${C(e.published)}`,
query:t=>`${t.what} stands in the parameter ${e.quote(t.parameter)} of the address of ${t.server}${C(t.published)}`},
on:{
field:{
is:[`url`],
like:/[?@]/,
check(n,{
client:r,
reading:a,
report:o}){
if(!a.owner||n.fact?.is!==`url`)
return;
let{
publishable:s}=a;
let{
server:c}=n;
for(
let a of t.secretsBelow(n.value)){
let t={...a,
route:n.route};
let l=i(c,t);
if(l===void 0)
continue;
let u=e.at(c.document,n.route,`value`,{
start:t.start,
end:t.end});
let d={
what:t.what,
server:e.nameOf(c),
published:s};
let f={
server:c,
severity:S(a,s),
fix:T(c.dialect,l,t),
help:`${E(c.dialect,l,r)}${s&&!a.isForAll?`, and revoke what stands here`:``}`};
l.in===`user`?o(`user`,d,u,f):o(`query`,{...d,
parameter:l.parameter},u,f)}}}}});
function S({
isForAll:e,
isHarmless:t},n){
if(!n||t)
return`info`;
return e?`warning`:`error`}
function C(e){
return e?`, and git does not ignore this file`:`; git ignores this file`}
function w(e){
return e.in===`user`?`PASSWORD`:n.asVariable(e.parameter)??`API_KEY`}
function T(t,n,{
route:r,
start:i,
end:a}){
let o=e.variableIn(t,`url`,w(n));
return o===void 0||/^\$\w/.test(o)?void 0:e.rewriting(r,{
start:i,
end:a},o,`unsafe`)}
function E(t,n,r){
let i=w(n);
let a=e.variableIn(t,`url`,i);
if(a!==void 0)
return`write ${e.quote(a)} and set the variable where ${r} starts`;
let o=e.variableIn(t,`headers`,i);
if(o!==void 0)
return`send it in a header, as ${e.quote(o)}, if the server takes it there`;
let s=`keep the server in a file that git ignores`;
return t.placeholders===void 0?s:`${r} expands no variables in addresses: ${s}`}
e.defineDocs({
cwe:[798],
summary:`A password or key in a server's address`,
why:"Whoever can read the repository can use it. Addresses also end up in logs, in histories of proxies and in error messages, where headers do not. Found are passwords before the host and parameters that hold what `secret-literal` takes for a secret; a secret in the path, or in an address elsewhere, is left to that rule. Variables, placeholders and the defaults of local services are none. In a file that git ignores it is an info.",
fix:`Write a variable in the client's syntax, or send the key in a header, and revoke what has been published.`,
mends:{
unsafe:`writes a variable in the client's syntax; the value is shown nowhere`},
examples:[{
title:`A key as a parameter`,
files:{
".cursor/mcp.json":`{ "mcpServers": { "exa": { "url": "https://mcp.exa.ai/mcp?exaApiKey=\u27e67c9e6679-7425-40de-944b-e07fc1f90ae7\u27e7" } } }
`}},{
title:`A password before the host`,
files:{
".mcp.json":`{ "mcpServers": { "docs": { "type": "http", "url": "https://me:\u27e6tr0ub4dor+3\u27e7@docs.acme-data.net/mcp" } } }
`}},{
title:`A variable`,
files:{
".mcp.json":`{ "mcpServers": { "exa": { "type": "http", "url": "https://mcp.exa.ai/mcp?exaApiKey=\${EXA_API_KEY}&tools=web_search_exa" } } }
`}}],
evidence:[{
claim:`what counts as a secret, and the numbers on real files: docs/secrets.md`,
source:`scripts/secrets-recall.mjs`,
date:`2026-11-18`},{
claim:`user information in URLs is deprecated, and a secret in a URL is rarely kept one`,
source:`RFC 3986, section 3.2.1 and 7.5; RFC 6750, section 5.3`,
date:`2026-11-18`}]});
const D=[o,g,x];
exports.rules=D;
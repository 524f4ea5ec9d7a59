"use strict";
const e=require("./core.js");
function t(t,r){
if(t===void 0||t.broken||e.meaningAt(t,r.route)!==`url`)
return;
let i=e.valueAt(t.document.value,r.route);
return typeof i==`string`?n(i,r.start):void 0}
function n(e,t){
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
var r=e.defineRule({
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
report:l}){
if(!n.owner)
return;
let{
document:u}=n;
let d=e.secretsBelow(u.value).filter(({
route:e})=>!u.isBroken(e));
if(d.length===0)
return;
let{
publishable:f}=n;
let p=e.serverFinder(n.servers);
for(
let n of d){
let d=p(n.route);
if(t(d,n)!==void 0)
continue;
l(`found`,{
what:n.what,
subject:e.subjectOf(n.route,d),
published:f},e.at(u,n.route,`value`,{
start:n.start,
end:n.end}),{
server:d,
severity:i(n,f),
help:a(n)??`${s(n,d,r)}${f?o(n):``}`,
fix:d&&!n.isHarmless?c(n,d):void 0})}}}}});
function i({
isForAll:e,
isHarmless:t},n){
if(!n||t)
return`info`;
return e?`warning`:`error`}
function a({
isForAll:e,
isHarmless:t}){
if(t)
return`it is made to be seen: nothing has to be done, unless a secret key was meant here`;
if(!e)
return;
return`it is made to be seen: leave it where row-level security guards every table, or keep it in a variable`}
function o({
opensWallet:e}){
return e?`, and move what the wallet holds to a new one`:`, and revoke what stands here`}
function s(t,n,r){
if(n===void 0)
return`keep it in the environment or in a file that git ignores`;
let{
route:i}=t;
let a=e.textAt(n,i)??``;
let o=e.meaningAt(n,i);
let s=i.at(-1);
let c=t.end-t.start<a.length;
let d=e.variableWithin(t,a)??`API_KEY`;
let f=o===`env`&&typeof s==`string`?s:d;
let p=c?d:f;
let m=e.variableIn(n.dialect,o,p);
if(m!==void 0){
let t=`set the variable where ${r} starts`;
if(!c)
return`write ${e.quote(m)} and ${t}`;
if(/^\$\w/.test(m))
return`write ${e.quote(`$${f}`)} for the whole value and ${t}`;
return`write ${e.quote(m)} in its place, leave the rest as it is, and ${t}`}
let h=e.fieldForNames(n.dialect,o,a);
if(h!==void 0)
return`name ${o===`env`?e.quote(f):`a variable`} in ${e.quote(h)} and set it where ${r} starts`;
let g=o===`headers`||o===`url`;
let _=g?`let git ignore the file`:`set it where ${r} starts, or in a file that git ignores`;
if(n.dialect.placeholders===void 0)
return g?_:`keep it out of this file: ${_}`;
let v=String(i[n.route.length]??``);
let y=`${r} expands no variables in ${e.quote(v)}`;
return l(o)?`${y}: ${u(n,p)}`:`${y}: ${_}`}
function c(t,n){
let{
route:r,
start:i,
end:a}=t;
let o=e.textAt(n,r)??``;
let s=e.meaningAt(n,r);
let c=a-i<o.length;
let l=e.variableWithin(t,o)??`API_KEY`;
let u=r.at(-1);
let d=!c&&s===`env`&&typeof u==`string`?u:l;
let f=e.variableIn(n.dialect,s,d);
let p=!c||o.slice(0,i)===`Bearer `&&a===o.length;
if(f===void 0||!/^\w+$/.test(d)||/^\$\w/.test(f)&&!p)
return;
return e.fix(`unsafe`,`write ${e.quote(f)}`,{
do:`rewrite`,
at:r,
within:{
start:i,
end:a},
text:f})}
function l(e){
return e===`args`||e===`command`||e===`commandLine`}
function u({
dialect:t},n){
let r=e.ownKey(t,`env`);
let i=e.variableIn(t,`env`,n);
let a=`let git ignore the file`;
if(r===void 0||i===void 0)
return`start a script of your own that adds it, or ${a}`;
return`if the server reads it from its environment, write ${e.quote(i)} in ${e.quote(r)}, else ${a}`}
const d=`figd_${`a1B2c3D4e5`.repeat(4)}`;
const f=`sbp_${`a1b2c3d4e5`.repeat(4)}`;
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
".mcp.json":`{ "mcpServers": { "supabase": { "command": "supabase-mcp", "env": { "SUPABASE_ACCESS_TOKEN": "\u27e6${f}\u27e7" } } } }\n`}},{
title:`Glued to its flag`,
files:{
".vscode/mcp.json":`{ "servers": { "figma": { "command": "figma-mcp", "args": ["--figma-api-key=\u27e6${d}\u27e7"] } } }\n`}},{
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
var p=e.defineRule({
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
name:n,
route:r,
server:i},{
client:a,
reading:o,
report:s}){
if(!o.owner||!o.publishable)
return;
let c=e.suspicionIn(t,n);
if(c===void 0)
return;
let{
what:l,
start:u,
end:d,
isLocal:f}=c;
let p=e.at(i.document,r,`value`,{
start:u,
end:d});
s(`found`,{
what:l,
subject:e.subjectOf(r,i)},p,{
server:i,...f&&{
severity:`info`},
fix:h(i,r,{
start:u,
end:d},e.variableNamedLike(t,u,n)),
help:`${g(i,r,a,e.variableNamedLike(t,u,n))}, and change it if it is in use`})}}}});
function m(t,n,r=`PASSWORD`){
let i=e.meaningAt(t,n);
return e.variableIn(t.dialect,i,i===`env`?String(n.at(-1)):r)}
function h(t,n,r,i){
let a=m(t,n,i);
let o=r.start===0&&r.end===e.textAt(t,n)?.length;
if(a===void 0||/^\$\w/.test(a)&&!o)
return;
return e.rewriting(n,r,a,`unsafe`)}
function g(t,n,r,i){
let a=m(t,n,i);
return a===void 0?`keep it in a file that git ignores`:`write ${e.quote(a)} and set the variable where ${r} starts`}
const _=`Tr0ub4dor&3x`;
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
".mcp.json":`{ "mcpServers": { "db": { "command": "jbang", "args": ["db-mcp@acme", "jdbc:mariadb://db.acme-data.net/app", "-uapp", "-p\u27e6${_}\u27e7"] } } }\n`}},{
title:`A password of a person`,
files:{
".mcp.json":`{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "\u27e6${_}\u27e7" } } } }\n`}},{
title:`After its flag, and glued to it`,
files:{
".vscode/mcp.json":`{ "servers": { "db": { "command": "db-mcp", "args": ["--password", "\u27e6${_}\u27e7", "--api-key=\u27e6a8f3k2m9x1\u27e7"] } } }\n`}},{
title:`After its flag in a line of several words`,
also:[`arg-value`],
files:{
".vscode/mcp.json":`{ "servers": { "db": { "command": "npx", "args": ["-y db-mcp@1.2.0 --password \u27e6${_}\u27e7"] } } }\n`}},{
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
var v=e.defineRule({
id:`url-credentials`,
category:`security`,
severity:`error`,
strays:!0,
messages:{
user:e=>`${e.what} stands before the host in the address of ${e.server}${b(e.published)}`,
query:t=>`${t.what} stands in the parameter ${e.quote(t.parameter)} of the address of ${t.server}${b(t.published)}`},
on:{
field:{
is:[`url`],
like:/[?@]/,
check(n,{
client:r,
reading:i,
report:a}){
if(!i.owner||n.fact?.is!==`url`)
return;
let{
publishable:o}=i;
let{
server:s}=n;
for(
let i of e.secretsBelow(n.value)){
let c={...i,
route:n.route};
let l=t(s,c);
if(l===void 0)
continue;
let u=e.at(s.document,n.route,`value`,{
start:c.start,
end:c.end});
let d={
what:c.what,
server:e.nameOf(s),
published:o};
let f={
server:s,
severity:y(i,o),
fix:S(s.dialect,l,c),
help:`${C(s.dialect,l,r)}${o&&!i.isForAll?`, and revoke what stands here`:``}`};
l.in===`user`?a(`user`,d,u,f):a(`query`,{...d,
parameter:l.parameter},u,f)}}}}});
function y({
isForAll:e,
isHarmless:t},n){
if(!n||t)
return`info`;
return e?`warning`:`error`}
function b(e){
return e?`, and git does not ignore this file`:`; git ignores this file`}
function x(t){
return t.in===`user`?`PASSWORD`:e.asVariable(t.parameter)??`API_KEY`}
function S(t,n,{
route:r,
start:i,
end:a}){
let o=e.variableIn(t,`url`,x(n));
return o===void 0||/^\$\w/.test(o)?void 0:e.rewriting(r,{
start:i,
end:a},o,`unsafe`)}
function C(t,n,r){
let i=x(n);
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
const w=[r,p,v];
exports.rules=w;
"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./find.js");
function n(t,n){
if(t===void 0||t.broken||e.meaningAt(t,n.route)!==`url`)
return;
let i=e.valueAt(t.document.value,n.route);
return typeof i==`string`?r(i,n.start):void 0}
function r(e,t){
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
const i=/(?:(?:^|[-_. ])pass|token|secret|passw(?:or)?d|passphrase|pwd|(?:api|access|private|secret|auth|master|encryption|signing)[-_. ]?key|credentials?|authorization)\d*$/;
const a=/pass|pwd|authorization/i;
const o=/credentials?\d*$/i;
const s=/^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s;
function c(e,n){
let[r,i,a=``]=s.exec(e)??[];
let o=r!==void 0&&i!==void 0&&l(i)?u(a,i,e.length-a.length):n!==void 0&&l(n)?u(e,n,0):d(e)??f(e)??p(e);
return o!==void 0&&t.secretsIn(e,n).length===0?o:void 0}
function l(t){
return i.test(t.slice(-80).toLowerCase())&&e.isSecretName(t)}
function u(n,r,i){
let a=e.scheme.exec(n)?.[0].length??0;
let o=n.slice(a);
if(o.length<8||o.length>256||e.somethingElse.test(o))
return;
if(t.isCommonPassword(o)||e.isForShow(o)||e.standInsIn(o).length>0||!g(o,r))
return;
return{
what:/pass|pwd/i.test(r)?`what looks like a password`:`what looks like a key`,
start:i+a,
end:i+n.length}}
function d(t){
for(
let{
0:n,
1:r=``,
2:i=``,
index:a}of e.optionsIn(t)){
let e=a+n.length;
let t=l(r)?u(i,r,e-i.length):void 0;
if(t!==void 0)
return t}}
function f(n){
for(
let{
in:r,
start:i,
end:a}of t.credentialsIn(n)){
if(r!==`user`)
continue;
let o=n.slice(i,a);
let s=/:\/\/([^:@/]*):$/.exec(n.slice(0,i))?.[1]??``;
let c=n.slice(a+1);
if(t.isCommonPassword(o)||e.standInsIn(o).length>0||!g(o,`password ${s} ${c}`))
continue;
let l=/^(?:\[[^\]]*\]|[^/:?#]*)/.exec(c)?.[0]??``;
let u={
what:`what looks like a password`,
start:i,
end:a};
return m(l)?{...u,
isLocal:!0}:e.isNearby(l)?u:void 0}}
function p(e){
for(
let{
in:n,
start:r,
end:i}of t.credentialsIn(e)){
if(n!==`query`)
continue;
let[,t=``]=/(?<![\w.-])([\w.-]+)=$/.exec(e.slice(Math.max(0,r-100),r))??[];
let a=l(t)?u(e.slice(r,i),t,r):void 0;
if(a!==void 0)
return{...a,
end:i}}}
function m(e){
return/^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|host\.docker\.internal)$/i.test(e)}
const h=new Set(`a access admin administrator an and anon anonymous any anything api app auth authorization bar basic baz bearer change client code cred credential credentials db debug default demo dev development disabled dummy empty enabled env environment fake file foo for from get guest hidden ignore ignored in input interactive internal is it key keychain keyring keys lm local localhost login manual me mock my needed no none not null of off ollama on optional or pass passphrase password placeholder private prod production prompt public pwd read required root same sample secret secrets see server service set sk some staging stored string stub studio system tbd temp test testing the this to todo token undefined unset unused use used user username value vault via with write xxx your`.split(` `));
function g(e,t){
if(!o.test(t)&&_(e,t))
return!0;
return x(e)>=3||S(e)>=5}
function _(e,t){
let n=y(t);
let r=[...n,...h].filter(({
length:e})=>e>=4).sort((e,t)=>t.length-e.length);
let i=y(e).flatMap(e=>{
let t=b(r.reduce((e,t)=>e.replaceAll(t,``),e));
return t===``||h.has(t)||n.includes(t)?[]:[t]}).join(``).replace(/\d/g,``).length;
let o=e.replace(v,``).replace(/\D/g,``).length;
if(/\d/.test(e))
return i>=4||i>=2&&o>=4;
return i>=8&&a.test(t)}
const v=/(?<!\d)(?:19|20)\d\d(?!\d)/g;
function y(e){
return e.replace(/([a-z])(?=[A-Z])/g,`$1 `).split(/[^A-Za-z0-9]+/).filter(Boolean).map(e=>e.toLowerCase())}
function b(e){
return e.replace(/(?<!\d)\d+$/,``)}
function x(e){
return[/[a-z]/,/[A-Z]/,/\d/,/[^\w.:/,;-]/].filter(t=>t.test(e)).length}
function S(e){
return e.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length??0}
var C=e.defineRule({
id:`secret-literal`,
category:`security`,
severity:`error`,
strays:!0,
messages:{
found:e=>`${e.what} stands in ${e.subject}${e.published?`, and git does not ignore this file`:`; git ignores this file`}`},
on:{
file:{
mayHoldSecret:!0,
check(r,{
client:i,
report:a}){
if(!r.owner)
return;
let{
document:o}=r;
let s=t.secretsBelow(o.value).filter(({
route:e})=>!o.isBroken(e));
if(s.length===0)
return;
let{
publishable:c}=r;
let l=e.serverFinder(r.servers);
for(
let t of s){
let r=l(t.route);
if(n(r,t)!==void 0)
continue;
a(`found`,{
what:t.what,
subject:e.subjectOf(t.route,r),
published:c},e.at(o,t.route,`value`,{
start:t.start,
end:t.end}),{
server:r,
severity:w(t,c),
help:T(t)??`${D(t,r,i)}${c?E(t):``}`,
fix:r&&!t.isHarmless?O(t,r):void 0})}}}}});
function w({
isForAll:e,
isHarmless:t},n){
if(!n||t)
return`info`;
return e?`warning`:`error`}
function T({
isForAll:e,
isHarmless:t}){
if(t)
return`it is made to be seen: nothing has to be done, unless a secret key was meant here`;
if(!e)
return;
return`it is made to be seen: leave it where row-level security guards every table, or keep it in a variable`}
function E({
opensWallet:e}){
return e?`, and move what the wallet holds to a new one`:`, and revoke what stands here`}
function D(t,n,r){
if(n===void 0)
return`keep it in the environment or in a file that git ignores`;
let{
route:i}=t;
let a=e.textAt(n,i)??``;
let o=e.meaningAt(n,i);
let s=i.at(-1);
let c=t.end-t.start<a.length;
let l=e.variableWithin(t,a)??`API_KEY`;
let u=o===`env`&&typeof s==`string`?s:l;
let d=c?l:u;
let f=e.variableIn(n.dialect,o,d);
if(f!==void 0){
let t=`set the variable where ${r} starts`;
if(!c)
return`write ${e.quote(f)} and ${t}`;
if(/^\$\w/.test(f))
return`write ${e.quote(`$${u}`)} for the whole value and ${t}`;
return`write ${e.quote(f)} in its place, leave the rest as it is, and ${t}`}
let p=e.fieldForNames(n.dialect,o,a);
if(p!==void 0)
return`name ${o===`env`?e.quote(u):`a variable`} in ${e.quote(p)} and set it where ${r} starts`;
let m=o===`headers`||o===`url`;
let h=m?`let git ignore the file`:`set it where ${r} starts, or in a file that git ignores`;
if(n.dialect.placeholders===void 0)
return m?h:`keep it out of this file: ${h}`;
let g=String(i[n.route.length]??``);
let _=`${r} expands no variables in ${e.quote(g)}`;
return k(o)?`${_}: ${A(n,d)}`:`${_}: ${h}`}
function O(t,n){
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
function k(e){
return e===`args`||e===`command`||e===`commandLine`}
function A({
dialect:t},n){
let r=e.ownKey(t,`env`);
let i=e.variableIn(t,`env`,n);
let a=`let git ignore the file`;
if(r===void 0||i===void 0)
return`start a script of your own that adds it, or ${a}`;
return`if the server reads it from its environment, write ${e.quote(i)} in ${e.quote(r)}, else ${a}`}
const j=`figd_${`a1B2c3D4e5`.repeat(4)}`;
const M=`sbp_${`a1b2c3d4e5`.repeat(4)}`;
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
".mcp.json":`{ "mcpServers": { "supabase": { "command": "supabase-mcp", "env": { "SUPABASE_ACCESS_TOKEN": "\u27e6${M}\u27e7" } } } }\n`}},{
title:`Glued to its flag`,
files:{
".vscode/mcp.json":`{ "servers": { "figma": { "command": "figma-mcp", "args": ["--figma-api-key=\u27e6${j}\u27e7"] } } }\n`}},{
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
var N=e.defineRule({
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
let l=c(t,n);
if(l===void 0)
return;
let{
what:u,
start:d,
end:f,
isLocal:p}=l;
let m=e.at(i.document,r,`value`,{
start:d,
end:f});
s(`found`,{
what:u,
subject:e.subjectOf(r,i)},m,{
server:i,...p&&{
severity:`info`},
fix:F(i,r,{
start:d,
end:f},e.variableNamedLike(t,d,n)),
help:`${I(i,r,a,e.variableNamedLike(t,d,n))}, and change it if it is in use`})}}}});
function P(t,n,r=`PASSWORD`){
let i=e.meaningAt(t,n);
return e.variableIn(t.dialect,i,i===`env`?String(n.at(-1)):r)}
function F(t,n,r,i){
let a=P(t,n,i);
let o=r.start===0&&r.end===e.textAt(t,n)?.length;
if(a===void 0||/^\$\w/.test(a)&&!o)
return;
return e.rewriting(n,r,a,`unsafe`)}
function I(t,n,r,i){
let a=P(t,n,i);
return a===void 0?`keep it in a file that git ignores`:`write ${e.quote(a)} and set the variable where ${r} starts`}
const L=`Tr0ub4dor&3x`;
e.defineDocs({
cwe:[798],
summary:`What looks like a password, under a name that says so`,
why:'`secret-literal` reports what a program must have made. Passwords that people think up, and short keys, have no such marks: here the name of the variable, header or flag ends in a word such as token, secret, password or API key, and the value has eight characters and more, and something in it that neither the name nor a plain word such as "test" or "default" accounts for. The same goes for the password in an address of the own network; on this machine alone it is an info. Defaults, placeholders, variables and paths are none, and nothing is said of files that git ignores.',
fix:`Write a variable in the client's syntax, and change the password if it is a real one.`,
mends:{
unsafe:`writes a variable in the client's syntax; the value is shown nowhere`},
examples:[{
title:`A password of a person`,
files:{
".mcp.json":`{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "\u27e6${L}\u27e7" } } } }\n`}},{
title:`After its flag, and glued to it`,
files:{
".vscode/mcp.json":`{ "servers": { "db": { "command": "db-mcp", "args": ["--password", "\u27e6${L}\u27e7", "--api-key=\u27e6a8f3k2m9x1\u27e7"] } } }\n`}},{
title:`After its flag in a line of several words`,
also:[`arg-value`],
files:{
".vscode/mcp.json":`{ "servers": { "db": { "command": "npx", "args": ["-y db-mcp@1.2.0 --password \u27e6${L}\u27e7"] } } }\n`}},{
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
var R=e.defineRule({
id:`url-credentials`,
category:`security`,
severity:`error`,
strays:!0,
messages:{
user:e=>`${e.what} stands before the host in the address of ${e.server}${B(e.published)}`,
query:t=>`${t.what} stands in the parameter ${e.quote(t.parameter)} of the address of ${t.server}${B(t.published)}`},
on:{
field:{
is:[`url`],
like:/[?@]/,
check(r,{
client:i,
reading:a,
report:o}){
if(!a.owner||r.fact?.is!==`url`)
return;
let{
publishable:s}=a;
let{
server:c}=r;
for(
let a of t.secretsBelow(r.value)){
let t={...a,
route:r.route};
let l=n(c,t);
if(l===void 0)
continue;
let u=e.at(c.document,r.route,`value`,{
start:t.start,
end:t.end});
let d={
what:t.what,
server:e.nameOf(c),
published:s};
let f={
server:c,
severity:z(a,s),
fix:H(c.dialect,l,t),
help:`${U(c.dialect,l,i)}${s&&!a.isForAll?`, and revoke what stands here`:``}`};
l.in===`user`?o(`user`,d,u,f):o(`query`,{...d,
parameter:l.parameter},u,f)}}}}});
function z({
isForAll:e,
isHarmless:t},n){
if(!n||t)
return`info`;
return e?`warning`:`error`}
function B(e){
return e?`, and git does not ignore this file`:`; git ignores this file`}
function V(t){
return t.in===`user`?`PASSWORD`:e.asVariable(t.parameter)??`API_KEY`}
function H(t,n,{
route:r,
start:i,
end:a}){
let o=e.variableIn(t,`url`,V(n));
return o===void 0||/^\$\w/.test(o)?void 0:e.rewriting(r,{
start:i,
end:a},o,`unsafe`)}
function U(t,n,r){
let i=V(n);
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
const W=[C,N,R];
exports.rules=W;
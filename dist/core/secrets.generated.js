"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./find.js");
const n=require("./variable-name.js");
const r=require("./literals.js");
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
const o=/(?:(?:^|[-_. ])pass|token|secret|passw(?:or)?d|passphrase|pwd|(?:api|access|private|secret|auth|master|encryption|signing)[-_. ]?key|credentials?|authorization)\d*$/;
const s=/pass|pwd|authorization/i;
const c=/credentials?\d*$/i;
const l=/^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s;
function u(n,r){
let[i,a,o=``]=l.exec(n)??[];
let s=i!==void 0&&a!==void 0&&d(a)?f(o,a,n.length-o.length):r!==void 0&&d(r)?f(n.slice(e.passwordStart(n,r)),r,e.passwordStart(n,r)):p(n)??m(n)??h(n);
return s!==void 0&&t.secretsIn(n,r).length===0?s:void 0}
function d(e){
return o.test(e.slice(-80).toLowerCase())&&r.isSecretName(e)}
function f(n,i,a){
let o=e.scheme.exec(n)?.[0].length??0;
let s=n.slice(o);
if(s.length<8||s.length>256||e.somethingElse.test(s))
return;
if(t.isCommonPassword(s)||r.isForShow(s)||e.standInsIn(s).length>0||!v(s,i))
return;
return{
what:/pass|pwd/i.test(i)?`what looks like a password`:`what looks like a key`,
start:a+o,
end:a+n.length}}
function p(e){
for(
let{
0:t,
1:n=``,
2:i=``,
index:a}of r.optionsIn(e)){
let e=a+t.length;
let r=d(n)?f(i,n,e-i.length):void 0;
if(r!==void 0)
return r}}
function m(n){
for(
let{
in:i,
start:a,
end:o}of t.credentialsIn(n)){
if(i!==`user`)
continue;
let s=r.meant(n.slice(a,o));
let c=/:\/\/([^:@/]*):$/.exec(n.slice(0,a))?.[1]??``;
let l=n.slice(o+1);
if(t.isCommonPassword(s)||e.standInsIn(s).length>0||!v(s,`password ${c} ${l}`))
continue;
let u=/^(?:\[[^\]]*\]|[^/:?#]*)/.exec(l)?.[0]??``;
let d={
what:`what looks like a password`,
start:a,
end:o};
return g(u)?{...d,
isLocal:!0}:e.isNearby(u)?d:void 0}}
function h(e){
for(
let{
in:n,
start:i,
end:a}of t.credentialsIn(e)){
if(n!==`query`)
continue;
let[,t=``]=/(?<![\w.-])([\w.-]+)=$/.exec(e.slice(Math.max(0,i-100),i))??[];
let o=d(t)?f(r.meant(e.slice(i,a)),t,i):void 0;
if(o!==void 0)
return{...o,
start:i,
end:a}}}
function g(e){
return/^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|host\.docker\.internal)$/i.test(e)}
const _=new Set(`a access admin administrator an and anon anonymous any anything api app auth authorization bar basic baz bearer change client code cred credential credentials db debug default demo dev development disabled dummy empty enabled env environment fake file foo for from get guest hidden ignore ignored in input interactive internal is it key keychain keyring keys lm local localhost login manual me mock my needed no none not null of off ollama on optional or pass passphrase password placeholder private prod production prompt public pwd read required root same sample secret secrets see server service set sk some staging stored string stub studio system tbd temp test testing the this to todo token undefined unset unused use used user username value vault via with write xxx your`.split(` `));
function v(e,t){
if(!c.test(t)&&y(e,t))
return!0;
return C(e)>=3||w(e)>=5}
function y(e,t){
let n=x(t);
let r=[...n,..._].filter(({
length:e})=>e>=4).sort((e,t)=>t.length-e.length);
let i=x(e).flatMap(e=>{
let t=S(r.reduce((e,t)=>e.replaceAll(t,``),e));
return t===``||_.has(t)||n.includes(t)?[]:[t]}).join(``).replace(/\d/g,``).length;
let a=e.replace(b,``).replace(/\D/g,``).length;
if(/\d/.test(e))
return i>=4||i>=2&&a>=4;
return i>=8&&s.test(t)}
const b=/(?<!\d)(?:19|20)\d\d(?!\d)/g;
function x(e){
return e.replace(/([a-z])(?=[A-Z])/g,`$1 `).split(/[^A-Za-z0-9]+/).filter(Boolean).map(e=>e.toLowerCase())}
function S(e){
return e.replace(/(?<!\d)\d+$/,``)}
function C(e){
return[/[a-z]/,/[A-Z]/,/\d/,/[^\w.:/,;-]/].filter(t=>t.test(e)).length}
function w(e){
return e.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length??0}
var T=e.defineRule({
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
let s=t.secretsBelow(o.value).filter(({
route:e})=>!o.isBroken(e));
if(s.length===0)
return;
let{
publishable:c}=n;
let l=e.serverFinder(n.servers);
for(
let t of s){
let n=l(t.route);
if(i(n,t)!==void 0)
continue;
a(`found`,{
what:t.what,
subject:e.subjectOf(t.route,n),
published:c},e.at(o,t.route,`value`,{
start:t.start,
end:t.end}),{
server:n,
severity:E(t,c),
help:D(t)??`${k(t,n,r)}${c?O(t):``}`,
fix:n&&!t.isHarmless?A(t,n):void 0})}}}}});
function E({
isForAll:e,
isHarmless:t},n){
if(!n||t)
return`info`;
return e?`warning`:`error`}
function D({
isForAll:e,
isHarmless:t}){
if(t)
return`it is made to be seen: nothing has to be done, unless a secret key was meant here`;
if(!e)
return;
return`it is made to be seen: leave it where row-level security guards every table, or keep it in a variable`}
function O({
opensWallet:e}){
return e?`, and move what the wallet holds to a new one`:`, and revoke what stands here`}
function k(t,r,i){
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
let f=l?u:d;
let p=e.variableIn(r.dialect,s,f);
if(p!==void 0){
let t=`set the variable where ${i} starts`;
if(!l)
return`write ${e.quote(p)} and ${t}`;
if(/^\$\w/.test(p))
return`write ${e.quote(`$${d}`)} for the whole value and ${t}`;
return`write ${e.quote(p)} in its place, leave the rest as it is, and ${t}`}
let m=e.fieldForNames(r.dialect,s,o);
if(m!==void 0)
return`name ${s===`env`?e.quote(d):`a variable`} in ${e.quote(m)} and set it where ${i} starts`;
let h=s===`headers`||s===`url`;
let g=h?`let git ignore the file`:`set it where ${i} starts, or in a file that git ignores`;
if(r.dialect.placeholders===void 0)
return h?g:`keep it out of this file: ${g}`;
let _=String(a[r.route.length]??``);
let v=`${i} expands no variables in ${e.quote(_)}`;
return j(s)?`${v}: ${M(r,f)}`:`${v}: ${g}`}
function A(t,r){
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
function j(e){
return e===`args`||e===`command`||e===`commandLine`}
function M({
dialect:t},n){
let r=e.ownKey(t,`env`);
let i=e.variableIn(t,`env`,n);
let a=`let git ignore the file`;
if(r===void 0||i===void 0)
return`start a script of your own that adds it, or ${a}`;
return`if the server reads it from its environment, write ${e.quote(i)} in ${e.quote(r)}, else ${a}`}
const N=`figd_${`a1B2c3D4e5`.repeat(4)}`;
const P=`sbp_${`a1b2c3d4e5`.repeat(4)}`;
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
".mcp.json":`{ "mcpServers": { "supabase": { "command": "supabase-mcp", "env": { "SUPABASE_ACCESS_TOKEN": "\u27e6${P}\u27e7" } } } }\n`}},{
title:`Glued to its flag`,
files:{
".vscode/mcp.json":`{ "servers": { "figma": { "command": "figma-mcp", "args": ["--figma-api-key=\u27e6${N}\u27e7"] } } }\n`}},{
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
var F=e.defineRule({
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
name:r,
route:i,
server:a},{
client:o,
reading:s,
report:c}){
if(!s.owner||!s.publishable)
return;
let l=u(t,r);
if(l===void 0)
return;
let{
what:d,
start:f,
end:p,
isLocal:m}=l;
let h=e.at(a.document,i,`value`,{
start:f,
end:p});
c(`found`,{
what:d,
subject:e.subjectOf(i,a)},h,{
server:a,...m&&{
severity:`info`},
fix:L(a,i,{
start:f,
end:p},n.variableNamedLike(t,f,r)),
help:`${R(a,i,o,n.variableNamedLike(t,f,r))}, and change it if it is in use`})}}}});
function I(t,n,r=`PASSWORD`){
let i=e.meaningAt(t,n);
return e.variableIn(t.dialect,i,i===`env`?String(n.at(-1)):r)}
function L(t,n,r,i){
let a=I(t,n,i);
let o=r.start===0&&r.end===e.textAt(t,n)?.length;
if(a===void 0||/^\$\w/.test(a)&&!o)
return;
return e.rewriting(n,r,a,`unsafe`)}
function R(t,n,r,i){
let a=I(t,n,i);
return a===void 0?`keep it in a file that git ignores`:`write ${e.quote(a)} and set the variable where ${r} starts`}
const z=`Tr0ub4dor&3x`;
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
".mcp.json":`{ "mcpServers": { "db": { "command": "jbang", "args": ["db-mcp@acme", "jdbc:mariadb://db.acme-data.net/app", "-uapp", "-p\u27e6${z}\u27e7"] } } }\n`}},{
title:`A password of a person`,
files:{
".mcp.json":`{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "\u27e6${z}\u27e7" } } } }\n`}},{
title:`After its flag, and glued to it`,
files:{
".vscode/mcp.json":`{ "servers": { "db": { "command": "db-mcp", "args": ["--password", "\u27e6${z}\u27e7", "--api-key=\u27e6a8f3k2m9x1\u27e7"] } } }\n`}},{
title:`After its flag in a line of several words`,
also:[`arg-value`],
files:{
".vscode/mcp.json":`{ "servers": { "db": { "command": "npx", "args": ["-y db-mcp@1.2.0 --password \u27e6${z}\u27e7"] } } }\n`}},{
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
var B=e.defineRule({
id:`url-credentials`,
category:`security`,
severity:`error`,
strays:!0,
messages:{
user:e=>`${e.what} stands before the host in the address of ${e.server}${H(e.published)}`,
query:t=>`${t.what} stands in the parameter ${e.quote(t.parameter)} of the address of ${t.server}${H(t.published)}`},
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
severity:V(a,s),
fix:W(c.dialect,l,t),
help:`${G(c.dialect,l,r)}${s&&!a.isForAll?`, and revoke what stands here`:``}`};
l.in===`user`?o(`user`,d,u,f):o(`query`,{...d,
parameter:l.parameter},u,f)}}}}});
function V({
isForAll:e,
isHarmless:t},n){
if(!n||t)
return`info`;
return e?`warning`:`error`}
function H(e){
return e?`, and git does not ignore this file`:`; git ignores this file`}
function U(e){
return e.in===`user`?`PASSWORD`:n.asVariable(e.parameter)??`API_KEY`}
function W(t,n,{
route:r,
start:i,
end:a}){
let o=e.variableIn(t,`url`,U(n));
return o===void 0||/^\$\w/.test(o)?void 0:e.rewriting(r,{
start:i,
end:a},o,`unsafe`)}
function G(t,n,r){
let i=U(n);
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
const K=[T,F,B];
exports.rules=K;
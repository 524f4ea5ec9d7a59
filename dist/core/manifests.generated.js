"use strict";
require("./rolldown-runtime.js");
const e=require("./published-project.js");
const t=require("./core.js");
function n(e,t={}){
let n={
$schema:`"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"`,
name:`"io.github.acme/weather"`,
description:`"Weather and forecasts"`,
version:`"1.2.0"`,...t};
return`{\n${[...Object.entries(n).flatMap(([e,t])=>t===``?[]:[`  "${e}": ${t}`]),...e===``?[]:[`  ${e}`]].join(`,
`)}\n}\n`}
const r=`"registryType": "npm", "identifier": "@acme/weather", "version": "1.2.0"`;
function i(e,t={}){
let n={
manifest_version:`"0.3"`,
name:`"weather"`,
version:`"1.2.0"`,
description:`"Weather and forecasts"`,
author:`{ "name": "Acme" }`,...t};
return`{\n${[...Object.entries(n).flatMap(([e,t])=>t===``?[]:[`  "${e}": ${t}`]),`  ${e}`].join(`,
`)}\n}\n`}
const a='"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["${__dirname}/server/index.js"] } }';
const o=[[`homepage`],[`documentation`],[`support`],[`author`,`url`],[`repository`,`url`]];
var s=t.defineRule({
id:`mcpb-address`,
category:`correctness`,
severity:`error`,
messages:{
address:e=>`${t.quote(e.key)} is not a whole address, so ${e.client} refuses the file`},
on:{
bundle({
document:n,
format:{
bundle:r}},{
client:i,
report:a}){
for(
let s of[...o,...c(n)]){
let o=t.valueAt(n.value,s);
if(typeof o!=`string`||t.isUrl(o)||e.isStamped(o))
continue;
let c=s.findLast(e=>typeof e==`string`)??``;
a(`address`,{
key:String(c),
client:i},t.at(n,s),{
reaction:r.refuses,
help:`write it with its beginning, "https://"`})}}}});
function c({
value:e}){
let n=t.valueAt(e,[`privacy_policies`]);
return Array.isArray(n)?n.map((e,t)=>[`privacy_policies`,t]):[]}
t.defineDocs({
summary:`A link in the manifest of a bundle that is no address`,
why:`Home page, documentation, support, repository and policies have to be addresses that a browser can open.`,
fix:`Write the whole address.`,
examples:[{
title:`Without a beginning, and the short form of a repository`,
files:{
"manifest.json":i(`"homepage": \u27e6"weather.example.com"\u27e7,\n  "repository": { "type": "git", "url": \u27e6"acme/weather"\u27e7 },\n  ${a}`)}},{
title:`Whole addresses`,
files:{
"manifest.json":i(`"homepage": "https://weather.example.com",\n  "repository": { "type": "git", "url": "git+https://github.com/acme/weather.git" },\n  ${a}`)}}],
evidence:[{
claim:`addresses that cannot be parsed are refused`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`}]});
const l=new Set([`node`,`python`,`python3`]);
var u=t.defineRule({
id:`mcpb-entry-point`,
category:`correctness`,
severity:`warning`,
messages:{
absolute:()=>`"entry_point" leads out of the bundle, which has another folder on every machine`,
missing:e=>`there is no ${t.quote(e.path)} beside the manifest`,
relative:e=>`${t.quote(e.path)} is not looked for in the bundle: the server starts in another folder`},
on:{
bundle({
document:n,
format:{
bundle:r},
neighbours:i},{
report:a}){
let o=t.own(n.value,`server`);
let s=e.writtenText(o,`entry_point`);
if(s===void 0)
return;
let c=t.at(n,[`server`,`entry_point`]);
let u={
reaction:r.advises};
/^(?:\/|[A-Za-z]:[\\/])/.test(s)?a(`absolute`,void 0,c,{...u,
help:`write a path that begins in the folder of the manifest`}):t.own(o,`type`)!==`binary`&&d(s,i)&&a(`missing`,{
path:s},c,{...u,
help:`correct the path, or add the file`});
let f=t.valueAt(o,[`mcp_config`,`command`]);
let p=t.valueAt(o,[`mcp_config`,`args`]);
if(typeof f!=`string`||!l.has(f)||!Array.isArray(p))
return;
for(
let[e,r]of p.entries()){
if(r!==s&&r!==`./${s}`)
continue;
a(`relative`,{
path:String(r)},t.at(n,[`server`,`mcp_config`,`args`,e]),{...u,
help:`write ${t.quote(`\${__dirname}/${s}`)}`,
fix:t.writing([`server`,`mcp_config`,`args`,e],`\${__dirname}/${s}`)})}}}});
function d(e,t){
let n=e.lastIndexOf(`/`);
if(e.includes(`\\`)||/(?:^|\/)(?:dist|build|out|lib|node_modules|target)\//.test(e))
return!1;
return t.has(e)===!1&&(n===-1||t.has(e.slice(0,n))===!0)&&f(t)}
function f(e){
return[`package.json`,`pyproject.toml`,`requirements.txt`,`server`,`src`].some(t=>e.has(t)===!0)}
t.defineDocs({
summary:`The main file of a bundle that is not where the manifest says`,
why:"`entry_point` is a path within the bundle. The command starts in a folder of the client, so its arguments need `${__dirname}` in front of such a path.",
fix:"Write the path from the folder of the manifest, and `${__dirname}/` before it in `args`.",
examples:[{
title:`A path without its folder`,
files:{
"manifest.json":i(`"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": [\u27e6"server/index.js"\u27e7] } }`)}},{
title:`A path on one machine`,
files:{
"manifest.json":i('"server": { "type": "node", "entry_point": \u27e6"/home/me/weather/index.js"\u27e7, "mcp_config": { "command": "node", "args": ["${__dirname}/index.js"] } }')}},{
title:`A file that was renamed`,
files:{
"manifest.json":i(a.replace(`"server/index.js"`,`\u27e6"server/index.js"\u27e7`)),
"server/main.js":`
`}},{
title:`A file that the build makes`,
files:{
"manifest.json":i('"server": { "type": "node", "entry_point": "dist/index.js", "mcp_config": { "command": "node", "args": ["${__dirname}/dist/index.js"] } }'),
"package.json":`{ "name": "weather" }
`}}],
evidence:[{
claim:'entry_point is relative, and "${__dirname}" the folder of the bundle',
source:`modelcontextprotocol/mcpb MANIFEST.md`,
date:`2025-12-03`},{
claim:`a missing main file is packed without a word`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`}]});
const p=[137,80,78,71,13,10,26,10];
const m="${__dirname}";
var ee=t.defineRule({
id:`mcpb-icon`,
category:`correctness`,
severity:`error`,
messages:{
variable:e=>`nothing is filled in where an icon is named, so ${e.client} refuses "\${__dirname}" there`,
absolute:e=>`the path of the icon leads out of the bundle, so ${e.client} refuses the file`,
missing:e=>`there is no ${t.quote(e.path)}, so ${e.client} refuses the file`,
kind:e=>`${t.quote(e.path)} is not a PNG image, so ${e.client} refuses the file`,
remote:e=>`${e.client} warns of an icon from the web: Claude Desktop shows those of the bundle only`},
on:{
bundle({
document:e,
format:{
bundle:n},
neighbours:r},{
client:i,
report:a}){
let o=t.own(e.value,`icon`);
if(typeof o!=`string`||o===``)
return;
let s=t.at(e,[`icon`]);
let{
refuses:c}=n;
/^https?:\/\//.test(o)?a(`remote`,{
client:i},s,{
reaction:n.advises,
help:`put the image into the bundle`}):o.includes(m)?a(`variable`,{
client:i},s,{
reaction:c,
help:`write ${t.quote(_(o))}`,
fix:t.writing([`icon`],_(o))}):o.startsWith(`/`)?a(`absolute`,{
client:i},s,{
reaction:c,
help:`write a path that begins in the folder of the manifest`}):r.has(o)===!1?h(e.value,r)&&a(`missing`,{
path:o,
client:i},s,{
reaction:c,
help:`add the image, or correct the path`}):g(r.head(o,p.length))&&a(`kind`,{
path:o,
client:i},s,{
reaction:c,
help:`save the image as PNG`})}}});
function h(n,r){
let i=e.writtenText(t.valueAt(n,[`server`]),`entry_point`);
return i!==void 0&&r.has(i)===!0}
function g(e){
return e!==void 0&&!p.every((t,n)=>e[n]===t)}
function _(e){
return e.replaceAll(m,``).replace(/^[\\/]+/,``)}
t.defineDocs({
summary:`An icon of a bundle that is not there, or not a PNG image of it`,
why:"`mcpb` looks the icon up before it packs: a path within the bundle, as it stands, to a PNG image.",
fix:`Put a PNG image into the bundle, and write its path.`,
examples:[{
title:`A variable`,
files:{
"manifest.json":i(`"icon": \u27e6"\${__dirname}/icon.png"\u27e7,\n  ${a}`)}},{
title:`A path from the root of the disk, and one on the web`,
files:{
"manifest.json":i(`"icon": \u27e6"/Users/me/icon.png"\u27e7,\n  ${a}`),
"web/manifest.json":i(`"icon": \u27e6"https://weather.example.com/icon.png"\u27e7,\n  ${a}`)}},{
title:`An image that is missing`,
files:{
"manifest.json":i(`"icon": \u27e6"images/icon.png"\u27e7,\n  ${a}`),
"server/index.js":`
`}},{
title:`Another kind of image`,
files:{
"manifest.json":i(`"icon": \u27e6"icon.png"\u27e7,\n  ${a}`),
"icon.png":`<svg xmlns="http://www.w3.org/2000/svg"/>
`}},{
title:`A folder that is built later`,
files:{
"manifest.json":i(`"icon": "icon.png",\n  ${a}`)}}],
evidence:[{
claim:`what is looked at, and what only earns a warning`,
source:`@anthropic-ai/mcpb 2.1.2, run and read`,
date:`2026-11-18`}]});
var te=t.defineRule({
id:`mcpb-key-unknown`,
category:`correctness`,
severity:`error`,
messages:{
unknown:e=>`${e.client} knows no ${t.quote(e.key)} here, and refuses a file with a key that it does not know`},
on:{
bundle({
document:e,
format:{
bundle:n}},{
client:r,
violations:i,
report:a}){
for(
let{
rule:o,
key:s,
route:c,
names:l=[]}of i){
if(o!==`mcpb-key-unknown`||s===void 0)
continue;
if(c.length===0&&ne(s,n))
continue;
let i=t.suggest(s,l);
let u=[...c,s];
let d=i!==void 0&&t.valueAt(e.value,[...c,i])!==void 0;
let f=i===void 0||d?void 0:t.renaming(u,i);
let p=f??t.removing(u);
let m=y(n,c,s)??(i===void 0?v(n):`did you mean ${t.quote(i)}?`);
a(`unknown`,{
key:s,
client:r},t.at(e,u,`key`),{
reaction:n.refuses,
help:m,
fix:p,
meant:f?.changes})}}}});
function ne(e,{
since:t,
version:n}){
return Object.hasOwn(t,e)&&(t[e]??``)>n}
function v({
since:e,
version:t}){
return(e._meta??``)>t?`remove it`:`remove it, or put it under a name of your own in "_meta"`}
function y({
mistakes:e,
settings:t},n,r){
let i=n.map((e,r)=>typeof e==`number`||n[r-1]===t?`*`:e);
let a=[[...i,r].join(`.`),[...i,`*`].join(`.`)].find(t=>Object.hasOwn(e,t));
return a===void 0?void 0:e[a]}
t.defineDocs({
summary:`A key in the manifest of a bundle that is not known there`,
why:"Every object of the manifest is closed. One key too many, and `mcpb pack` stops and Claude Desktop does not install the bundle.",
fix:"Use the key that is meant, or keep data for others under a name of your own in `_meta`.",
examples:[{
title:`Where a program came from`,
files:{
"manifest.json":i(a,{
id:`"com.acme.weather"`}).replace(`"id"`,`\u27e6"id"\u27e7`)}},{
title:`A secret by another word, and the schema of a tool`,
files:{
"manifest.json":i(`"tools": [{ "name": "forecast", \u27e6"inputSchema"\u27e7: { "type": "object" } }],\n  "user_config": { "api_key": { "type": "string", "title": "Key", "description": "Of your account", \u27e6"is_secret"\u27e7: true, "sensitive": true } },\n  ${a.replace(`[`,'["--key", "${user_config.api_key}", ')}`)}},{
title:`A misspelt key`,
files:{
"manifest.json":i(a.replace(`"entry_point"`,`"entry_point": "server/index.js", \u27e6"entrypoint"\u27e7`))}},{
title:`Data for others`,
files:{
"manifest.json":i(a,{
_meta:`{ "com.acme": { "id": "weather" } }`})}}],
evidence:[{
claim:`unknown keys are refused at every level`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`},{
claim:`what people wrote`,
source:`PsychQuant/che-ical-mcp#138, zoharbabin/web-researcher-mcp#571, Enreign/productboard-mcp#26`,
date:`2026-11-18`}]});
var b=t.defineRule({
id:`mcpb-newer-feature`,
category:`correctness`,
severity:`error`,
messages:{
newer:e=>`${t.quote(e.name)} came with version ${e.since}, and the manifest is one of ${e.version}, so ${e.client} refuses it`,
type:e=>`"type" of the server ${e.sentence}, so ${e.client} refuses the file`},
on:{
bundle({
document:e,
format:{
bundle:n}},{
client:r,
violations:i,
report:a}){
let{
value:o}=e;
if(!t.isObject(o))
return;
let{
since:s,
version:c,
refuses:l}=n;
let u=e=>Object.hasOwn(s,e)&&(s[e]??``)>c?s[e]:void 0;
let d=t.own(t.own(o,`server`),`type`);
let f=[...Object.keys(o),...typeof d==`string`?[d]:[]].flatMap(e=>u(e)??[]).sort().at(-1)??c;
for(
let n of Object.keys(o)){
let i=u(n);
if(i===void 0||e.isBroken([n]))
continue;
a(`newer`,{
name:n,
since:i,
version:c,
client:r},t.at(e,[n],`key`),{
reaction:l,
help:S(i),
fix:x(o,f)})}
for(
let{
rule:e,
place:n,
sentence:s,
route:d}of i){
if(e!==`mcpb-newer-feature`)
continue;
let i=t.valueAt(o,d);
let p=typeof i==`string`?u(i):void 0;
p===void 0?a(`type`,{
sentence:s,
client:r},n,{
reaction:l}):a(`newer`,{
name:String(i),
since:p,
version:c,
client:r},n,{
reaction:l,
help:S(p),
fix:x(o,f)})}}}});
function x(e,n){
return typeof t.own(e,`manifest_version`)==`string`?t.writing([`manifest_version`],n,`unsafe`):void 0}
function S(e){
return`write "manifest_version": ${t.quote(e)}, or do without it`}
t.defineDocs({
summary:`A part of a bundle\u2019s manifest that its version does not have yet`,
why:`The manifest is judged by the version it names. What came later is an unknown key or an unknown kind of server there.`,
fix:"Raise `manifest_version`, or do without.",
examples:[{
title:`Icons in version 0.2`,
files:{
"manifest.json":i(`\u27e6"icons"\u27e7: [{ "src": "icon.png", "size": "16x16" }],\n  ${a}`,{
manifest_version:`"0.2"`})}},{
title:`A server that uv starts`,
files:{
"manifest.json":i(`"server": { "type": \u27e6"uv"\u27e7, "entry_point": "src/server.py", "mcp_config": { "command": "uv" } }`)}},{
title:`A kind that there is not`,
files:{
"manifest.json":i(`"server": { "type": \u27e6"deno"\u27e7, "entry_point": "server.ts", "mcp_config": { "command": "deno" } }`)}},{
title:`The version that has them`,
files:{
"manifest.json":i(`"icons": [{ "src": "icon.png", "size": "16x16" }],
  "server": { "type": "uv", "entry_point": "src/server.py", "mcp_config": { "command": "uv" } }`,{
manifest_version:`"0.4"`})}}],
evidence:[{
claim:`privacy_policies since 0.2; icons, localization and _meta since 0.3; uv since 0.4`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`}]});
const C=/^(?:0|[1-9]\d{0,15})(?:\.(?:0|[1-9]\d{0,15})){2}(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;
var re=t.defineRule({
id:`mcpb-semver`,
category:`correctness`,
severity:`warning`,
messages:{
other:e=>`${t.quote(e.version)} is not a semantic version, so newer bundles cannot be told from older ones`},
on:{
bundle({
document:n,
format:{
bundle:r}},{
report:i}){
let a=e.writtenText(n.value,`version`);
if(a===void 0||n.isBroken([`version`]))
return;
if(a.length<=256&&C.test(a))
return;
i(`other`,{
version:a},t.at(n,[`version`]),{
reaction:r.advises,
help:`write a version such as "1.2.0"`})}}});
t.defineDocs({
summary:`A version of a bundle that is not a semantic one`,
why:"The specification asks for three numbers, so that clients can offer updates. `mcpb` takes any text.",
fix:`Write three numbers.`,
examples:[{
title:`Two numbers`,
files:{
"manifest.json":i(a,{
version:`\u27e6"1.2"\u27e7`})}},{
title:`Three numbers, and a version that the build fills in`,
files:{
"manifest.json":i(a,{
version:`"2.0.0-beta.17"`}),
"template/manifest.json":i(a,{
version:`"{{VERSION}}"`})}}],
evidence:[{
claim:`version: semantic versioning`,
source:`modelcontextprotocol/mcpb MANIFEST.md`,
date:`2025-12-03`}]});
var ie=t.defineRule({
id:`mcpb-sensitive`,
category:`security`,
severity:`warning`,
messages:{
shown:e=>`${t.quote(e.name)} looks like a secret, and is shown and stored like any other setting`},
on:{
bundle({
document:e,
format:{
bundle:n}},{
report:r}){
let i=t.own(e.value,n.settings);
if(!t.isObject(i))
return;
for(
let[a,o]of Object.entries(i)){
if(t.own(o,`type`)!==`string`||t.own(o,`sensitive`)!==void 0||t.secrecyOf(a)!==`secret`)
continue;
r(`shown`,{
name:a},t.at(e,[n.settings,a],`key`),{
reaction:n.advises,
help:`add "sensitive": true`,
fix:t.adding([n.settings,a,`sensitive`],!0)})}}}});
const w=e=>i(`"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["\${__dirname}/server/index.js"], "env": { "KEY": "\${user_config.api_key}" } } },\n  "user_config": { ${e} }`);
t.defineDocs({
cwe:[312,549],
summary:`A secret setting of a bundle that is not marked as one`,
why:"Only what is `sensitive` is masked when it is typed and kept in the store of the system for secrets.",
fix:'Add `"sensitive": true`, or `false` where it is no secret.',
examples:[{
title:`A key in plain sight`,
files:{
"manifest.json":w(`\u27e6"api_key"\u27e7: { "type": "string", "title": "Key", "description": "Of your account" }`)}},{
title:`A secret`,
files:{
"manifest.json":w(`"api_key": { "type": "string", "title": "Key", "description": "Of your account", "sensitive": true }`)}}],
evidence:[{
claim:`sensitive settings are masked and kept in a secure store`,
source:`modelcontextprotocol/mcpb MANIFEST.md`,
date:`2025-12-03`}]});
var ae=t.defineRule({
id:`mcpb-user-config`,
category:`correctness`,
severity:`warning`,
messages:{
undeclared:e=>`the bundle does not ask for ${t.quote(e.name)}; the text reaches the server as it stands`,
unused:e=>`the user is asked for ${t.quote(e.name)}, and the server never gets it`},
on:{
bundle({
document:n,
format:{
bundle:r}},{
report:i}){
if(n.isBroken([]))
return;
let{
settings:a,
advises:o}=r;
let s=t.own(n.value,a);
let c=t.isObject(s)?Object.keys(s):[];
let l=new Set(c);
let u=new Set;
let d=t.suggestions();
for(
let{
name:r,
route:s,
within:f}of e.settingsUses(n)){
if(!r.startsWith(`${a}.`))
continue;
let e=r.slice(a.length+1);
u.add(e);
if(l.has(e))
continue;
let p=d(e,c);
i(`undeclared`,{
name:e},t.at(n,s,`value`,f),{
reaction:o,
help:p===void 0?`describe it in ${t.quote(a)}`:`did you mean ${t.quote(p)}?`})}
if(!t.isObject(t.own(t.own(n.value,`server`),`mcp_config`)))
return;
for(
let e of c){
if(u.has(e))
continue;
i(`unused`,{
name:e},t.at(n,[a,e],`key`),{
reaction:o,
help:`refer to it with "\${${a}.${e.slice(0,60)}}" in "args" or "env", or remove it`})}}}});
const T=(e,t=`"city"`)=>i(`"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["\${__dirname}/server/index.js"${e}] } },\n  "user_config": { ${t}: { "type": "string", "title": "City", "description": "Where you are" } }`);
t.defineDocs({
summary:`A setting of a bundle that nobody asks for, or that nobody gets`,
why:"The client asks the user for what stands in `user_config`, and puts the answer where `${user_config.name}` stands. A name that is written otherwise is left as it is.",
fix:`Write the same name in both places.`,
examples:[{
title:`Another name`,
files:{
"manifest.json":T(', "--city=\u27e6${user_config.town}\u27e7"',`\u27e6"city"\u27e7`)}},{
title:`In the script of a shell`,
files:{
"manifest.json":T(``).replace('"node", "args": ["${__dirname}/server/index.js"]','"sh", "args": ["-c", "exec weather ${user_config.city} ${PWD}"]')}},{
title:`The same name`,
files:{
"manifest.json":T(', "--city=${user_config.city}"')}}],
evidence:[{
claim:`references that are not declared stay as they are, and "mcpb validate" says nothing of it`,
source:`@anthropic-ai/mcpb 2.1.2, run and read`,
date:`2026-11-18`}]});
var oe=t.defineRule({
id:`mcpb-uv-config`,
category:`correctness`,
severity:`error`,
messages:{
missing:e=>`the server has no "mcp_config", so ${e.client} refuses the file`},
on:{
bundle({
format:{
bundle:e}},{
client:t,
violations:n,
report:r}){
for(
let{
rule:i,
place:a}of n){
if(i!==`mcpb-uv-config`)
continue;
r(`missing`,{
client:t},a,{
reaction:e.refuses,
help:`add "mcp_config" with "command": "uv" and "args"; the releases of mcpb need it, only its newest source does not`})}}}});
t.defineDocs({
summary:`A bundle for uv without the command to start it`,
why:"The documentation says that a server of the type `uv` needs no `mcp_config`. The released `mcpb` refuses a manifest without it, the project\u2019s own example among them.",
fix:`Add the command.`,
examples:[{
title:`As documented`,
files:{
"manifest.json":i(`\u27e6"server"\u27e7: { "type": "uv", "entry_point": "src/server.py" }`,{
manifest_version:`"0.4"`})}},{
title:`With a command`,
files:{
"manifest.json":i('"server": { "type": "uv", "entry_point": "src/server.py", "mcp_config": { "command": "uv", "args": ["run", "${__dirname}/src/server.py"] } }',{
manifest_version:`"0.4"`})}}],
evidence:[{
claim:`refused without mcp_config`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`},{
claim:`optional for uv in the source that follows`,
source:`modelcontextprotocol/mcpb bec493b src/schemas/0.4.ts, read`,
date:`2026-11-18`}]});
var se=t.defineRule({
id:`mcpb-variable`,
category:`correctness`,
severity:`warning`,
messages:{
unknown:e=>`${t.quote(e.text)} is none of a bundle's variables; the text reaches the server as it stands`},
on:{
bundle({
document:n,
format:{
bundle:r}},{
report:i}){
let{
variables:a,
settings:o,
advises:s}=r;
for(
let{
name:r,
route:c,
within:l,
inShell:u}of e.settingsUses(n)){
if(u||a.includes(r)||r.startsWith(`${o}.`))
continue;
let e=t.suggest(r,a);
i(`unknown`,{
text:`\${${r}}`},t.at(n,c,`value`,l),{
reaction:s,
help:e===void 0?`ask for it in ${t.quote(o)}, and write "\${${o}.${ce(r)}}"`:`did you mean ${t.quote(`\${${e}}`)}?`})}}}});
function ce(e){
return e.replace(/^env[:.]/,``).toLowerCase().replace(/[^a-z0-9_]+/g,`_`).slice(0,40)}
const E=e=>i(`"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["\${__dirname}/server/index.js"], "env": { ${e} } } }`);
t.defineDocs({
summary:`A variable that bundles do not have`,
why:"In `mcp_config` a bundle fills in its own folder, a few folders of the user, and what it has asked the user for. The environment of the user is none of it.",
fix:"Ask for the value in `user_config`, and refer to it.",
examples:[{
title:`A variable of the environment`,
files:{
"manifest.json":E('"WEATHER_KEY": "\u27e6${WEATHER_KEY}\u27e7"')}},{
title:`A folder by another name`,
files:{
"manifest.json":E('"CACHE": "\u27e6${DOWNLOAD}\u27e7/weather"')}},{
title:`What there is`,
files:{
"manifest.json":E('"CACHE": "${HOME}${/}weather"')}}],
evidence:[{
claim:`__dirname, HOME, DESKTOP, DOCUMENTS, DOWNLOADS, pathSeparator and / are filled in`,
source:`modelcontextprotocol/mcpb MANIFEST.md`,
date:`2025-12-03`},{
claim:`what is not known stays as it is`,
source:`@anthropic-ai/mcpb 2.1.2, read`,
date:`2026-11-18`}]});
var le=t.defineRule({
id:`mcpb-version`,
category:`correctness`,
severity:`error`,
messages:{
missing:e=>`the file has no "manifest_version", so ${e.client} refuses it`,
unknown:e=>`${t.quote(e.key)} names no version that ${e.client} knows, so it refuses the file`,
differs:e=>`${t.quote(e.key)} is not ${t.quote(e.version)} like the other one, so ${e.client} refuses the file`,
former:()=>`"dxt_version" is the name from before these bundles were called MCPB`},
on:{
bundle({
document:e,
format:{
bundle:n}},{
client:r,
report:i}){
let{
value:a}=e;
if(!t.isObject(a)||e.isBroken([]))
return;
let{
version:o,
versions:s,
refuses:c}=n;
let l=[`manifest_version`,`dxt_version`].filter(e=>Object.hasOwn(a,e));
l.length===0&&i(`missing`,{
client:r},t.at(e,[]),{
reaction:c,
help:`add "manifest_version": "0.3"`});
for(
let n of l){
let l=t.own(a,n);
if(l===o)
continue;
let u=t.at(e,[n]);
s.some(e=>e===l)?i(`differs`,{
key:n,
version:o,
client:r},u,{
reaction:c,
help:`write ${t.quote(o)}`,
fix:t.writing([n],o,`unsafe`)}):i(`unknown`,{
key:n,
client:r},u,{
reaction:c,
help:`write ${t.list(s)}`})}
l.length===1&&l[0]===`dxt_version`&&i(`former`,void 0,t.at(e,[`dxt_version`],`key`),{
reaction:n.advises,
help:`call it "manifest_version"`,
fix:t.renaming([`dxt_version`],`manifest_version`)})}}});
t.defineDocs({
summary:`The manifest of a bundle that names no version of its format, or one that does not exist`,
why:"The version decides which keys there are. Without one, or with one that `mcpb` does not know, nothing is packed and nothing is installed.",
fix:'Write `"manifest_version": "0.3"`, as a string.',
examples:[{
title:`No version`,
files:{
"manifest.json":`\u27e6${i(a,{
manifest_version:``}).trimEnd()}\u27e7\n`}},{
title:`A number, and a version that does not exist`,
files:{
"manifest.json":i(a,{
manifest_version:`\u27e61\u27e7`}),
"other/manifest.json":i(a,{
manifest_version:`\u27e6"1.0"\u27e7`})}},{
title:`The name of before`,
files:{
"manifest.json":i(a,{
manifest_version:``,
'\u27e6"dxt_version"\u27e7':`"0.1"`}).replace(`"\u27e6"dxt_version"\u27e7"`,`\u27e6"dxt_version"\u27e7`)}},{
title:`Two that differ`,
files:{
"manifest.json":i(a,{
dxt_version:`\u27e6"0.1"\u27e7`})}},{
title:`A version, and the manifest of a browser\u2019s extension`,
files:{
"manifest.json":i(a),
"extension/manifest.json":`{ "manifest_version": 3, "name": "Weather", "version": "1.0" }
`}}],
evidence:[{
claim:`versions 0.1 to 0.4 as strings; "dxt_version" is taken instead`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`}]});
var D=t.defineRule({
id:`mcpb-version-drift`,
category:`correctness`,
severity:`warning`,
messages:{
bundle:e=>`the bundle has version ${t.quote(e.version)}, what it bundles ${t.quote(e.other)} in ${e.file}`},
on:{
bundle(n,{
report:r}){
let{
document:i}=n;
let a=e.writtenText(i.value,`version`);
let o=a===void 0?void 0:e.bundledProject(n);
if(a===void 0||o?.version===void 0||i.isBroken([`version`]))
return;
let{
text:s,
place:c}=o.version;
if(a===s)
return;
r(`bundle`,{
version:a,
other:s,
file:o.file},t.at(i,[`version`]),{
help:`write ${t.quote(s)}`,
related:[{
place:c,
message:`the version there`}],
fix:t.writing([`version`],s,`unsafe`)})}}});
t.defineDocs({
summary:`A bundle whose version is not that of what it bundles`,
why:"A client knows a bundle by the version in `manifest.json`. When only `package.json` or `pyproject.toml` was raised, the new server goes out under the old version.",
fix:`Raise both together. Only a project of the same folder and the same name is compared, without the scope of a package, and only where the bundle starts what is in it.`,
examples:[{
title:`A package that was raised alone`,
files:{
"manifest.json":i(a,{
version:`\u27e6"1.2.0"\u27e7`}),
"package.json":`{ "name": "@acme/weather", "version": "1.3.0" }
`,
"server/index.js":``}},{
title:`A project in Python`,
files:{
"manifest.json":i('"server": { "type": "python", "entry_point": "main.py", "mcp_config": { "command": "python", "args": ["${__dirname}/main.py"] } }',{
version:`\u27e6"1.2.0"\u27e7`}),
"pyproject.toml":`[project]
name = "weather"
version = "1.3.0"
`,
"main.py":``}},{
title:`One version, one that is set by a release, and a package of another name`,
files:{
"manifest.json":i(a),
"package.json":`{ "name": "@acme/weather", "version": "1.2.0" }
`,
"server/index.js":``,
"set/manifest.json":i(a),
"set/package.json":`{ "name": "weather", "version": "0.0.0-development" }
`,
"set/server/index.js":``,
"other/manifest.json":i(a),
"other/package.json":`{ "name": "forecasts", "version": "3.0.0" }
`,
"other/server/index.js":``}}],
evidence:[{
claim:`the version of the extension; its package.json typically lies at its root`,
source:`modelcontextprotocol/mcpb MANIFEST.md`,
date:`2025-12-03`},{
claim:`a bundle that runs its package with npx gets new releases without being built again`,
source:`modelcontextprotocol/mcpb README.md`,
date:`2026-11-19`}]});
var O=t.defineRule({
id:`server-json-argument`,
category:`correctness`,
severity:`error`,
messages:{
name:e=>`the name of an argument holds no blank, "$", "<" or ">", so ${e.client} refuses the file`,
repeats:e=>`${t.quote(e.key)} begins with the name ${t.quote(e.name)} itself, so ${e.client} refuses the file`,
nothing:e=>`the argument has neither "value" nor "valueHint", so ${e.client} refuses the file`},
on:{
registry(n,{
client:r,
report:i}){
let{
document:a,
format:o}=n;
let{
registry:s}=o;
let{
refuses:c}=s;
for(
let{
route:o,
value:s}of e.packagesOf(n).flatMap(t=>e.argumentsOf(a,t))){
let n=t.own(s,`type`);
if(n===`positional`){
if([`value`,`valueHint`,`value_hint`].some(e=>Object.hasOwn(s,e)))
continue;
i(`nothing`,{
client:r},t.at(a,o),{
reaction:c,
help:`add "value" for a fixed text, or "valueHint" for one that the user gives`})}
let l=e.writtenText(s,`name`);
if(n!==`named`||l===void 0)
continue;
/[<> $]/.test(l)&&i(`name`,{
client:r},t.at(a,[...o,`name`]),{
reaction:c,
help:`write the flag alone, and what follows it as "value" or "default"`});
for(
let n of[`value`,`default`]){
if(!e.writtenText(s,n)?.startsWith(l))
continue;
i(`repeats`,{
key:n,
name:l,
client:r},t.at(a,[...o,n]),{
reaction:c,
help:`write only what follows the flag`})}}}}});
const k=`"transport": { "type": "stdio" }`;
t.defineDocs({
summary:`An argument of a package that the registry does not take`,
why:`A named argument is a flag and its value, apart from each other; a positional one has a value, or a hint that names it for the user.`,
fix:"Write the flag as `name` and what follows it as `value` or `default`.",
examples:[{
title:`A flag with its value`,
files:{
"server.json":n(`"packages": [{ ${r}, ${k}, "packageArguments": [{ "type": "named", "name": \u27e6"--port 8080"\u27e7 }] }]`)}},{
title:`A value with its flag`,
files:{
"server.json":n(`"packages": [{ ${r}, ${k}, "packageArguments": [{ "type": "named", "name": "--port", "value": \u27e6"--port=8080"\u27e7 }] }]`)}},{
title:`A position without anything`,
files:{
"server.json":n(`"packages": [{ ${r}, ${k}, "packageArguments": [\u27e6{ "type": "positional", "description": "A folder" }\u27e7] }]`)}},{
title:`Flags and positions`,
files:{
"server.json":n(`"packages": [{ ${r}, ${k}, "packageArguments": [{ "type": "named", "name": "--port", "value": "8080" }, { "type": "positional", "valueHint": "folder" }, { "type": "positional", "value": "serve" }] }]`)}}],
evidence:[{
claim:`names without blanks, "$", "<" and ">", values that do not begin with the name`,
source:`modelcontextprotocol/registry internal/validators/validators.go, read`,
date:`2026-11-18`},{
claim:`a positional argument needs "value" or "valueHint"`,
source:`the registry\u2019s schema of 2025-12-11, read`,
date:`2026-11-18`}]});
var A=t.defineRule({
id:`server-json-duplicate`,
category:`correctness`,
severity:`warning`,
messages:{
address:()=>`two remote servers of the file have the same address and transport`,
variable:e=>`the package has two variables of the name ${t.quote(e.name)}`,
package:e=>`the package ${t.quote(e.identifier)} is listed twice in the same way`},
on:{
registry(n,{
report:r}){
let{
document:i}=n;
let a=e.packagesOf(n);
let o=(e,n)=>({
help:`remove one of them`,
related:[{
place:t.at(i,[...e.route,n]),
message:`the first one`}]});
for(
let[n,a]of j(e.itemsAt(i,[`remotes`]),[`type`,`url`],`url`))
r(`address`,void 0,t.at(i,[...n.route,`url`]),o(a,`url`));
for(
let[n,s]of j(a,void 0,`identifier`))
r(`package`,{
identifier:e.writtenText(n.value,`identifier`)??``},t.at(i,[...n.route,`identifier`]),o(s,`identifier`));
for(
let n of a)
for(
let[a,s]of j(e.environmentOf(i,n),[`name`],`name`))
r(`variable`,{
name:e.writtenText(a.value,`name`)??``},t.at(i,[...a.route,`name`]),o(s,`name`))}}});
function j(t,n,r){
let i=new Map;
return t.flatMap(t=>{
if(e.writtenText(t.value,r)===void 0)
return[];
let a=JSON.stringify(n===void 0?t.value:n.map(e=>t.value[e]??null));
let o=i.get(a);
o===void 0&&i.set(a,t);
return o===void 0?[]:[[t,o]]})}
const M=`"transport": { "type": "stdio" }`;
t.defineDocs({
summary:`The same thing twice in server.json`,
why:`An address belongs to one entry of the registry; a second variable of one name leaves open which of the two counts.`,
fix:`Remove one of them.`,
examples:[{
title:`An address twice`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }, { "type": "streamable-http", "url": \u27e6"https://weather.example.com/mcp"\u27e7 }]`)}},{
title:`A variable and a package twice`,
files:{
"server.json":n(`"packages": [{ ${r}, ${M}, "environmentVariables": [{ "name": "CITY" }, { "name": \u27e6"CITY"\u27e7, "default": "Rome" }] },\n    { "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", ${M} }, { "registryType": "oci", "identifier": \u27e6"ghcr.io/acme/weather:1.2.0"\u27e7, ${M} }]`)}},{
title:`One package in two ways`,
files:{
"server.json":n(`"packages": [{ ${r}, ${M} }, { ${r}, "transport": { "type": "streamable-http", "url": "http://localhost:3000/mcp" } }]`)}}],
evidence:[{
claim:`another entry may not have the address of a remote server`,
source:`modelcontextprotocol/registry, read`,
date:`2026-11-18`}]});
var N=t.defineRule({
id:`server-json-key-unknown`,
category:`correctness`,
severity:`warning`,
messages:{
unknown:e=>`${e.client} knows no ${t.quote(e.key)} here, and refuses files with keys that it does not know`},
on:{
registry(e,{
client:n,
report:r}){
let{
document:i,
format:a}=e;
let{
registry:o}=a;
if(!P(e,o))
return;
let s=new Set([...Object.keys(o.renamed.keys),...o.removed.routes.map(([e])=>e)]);
for(
let[a,c]of F(e)){
let e=o.keys[a];
for(
let a of Object.keys(c.value)){
if(e.includes(a)||s.has(a))
continue;
let l=t.suggest(a,e);
let u=[...c.route,a];
let d=l===void 0||Object.hasOwn(c.value,l)?void 0:t.renaming(u,l);
r(`unknown`,{
key:a,
client:n},t.at(i,u,`key`),{
reaction:o.refusesAsTold,
fix:d??t.removing(u),
meant:d?.changes,
help:l===void 0?`remove it, or put it under ${t.quote(o.metaKey)} in "_meta"`:`did you mean ${t.quote(l)}?`})}}}}});
function P({
document:e},{
revisions:n,
schemaUrl:r}){
let i=t.own(e.value,`$schema`);
return i===void 0||n.some(e=>r(e)===i)}
function F(n){
let{
document:r}=n;
let i=(e,n)=>t.isObject(e)&&!r.isBroken(n)?[{
value:e,
route:n}]:[];
let a=e.packagesOf(n);
let o=e.itemsAt(r,[`remotes`]);
let s=[...a.flatMap(({
route:e,
value:n})=>i(t.own(n,`transport`),[...e,`transport`])),...o];
let c=[...a.flatMap(t=>[...e.argumentsOf(r,t),...e.environmentOf(r,t)]),...s.flatMap(({
route:t})=>e.itemsAt(r,[...t,`headers`]))];
let l=t.own(r.value,`repository`);
return[...I(`server`,i(r.value,[])),...I(`repository`,i(l,[`repository`])),...I(`icon`,e.itemsAt(r,[`icons`])),...I(`package`,a),...I(`transport`,s),...I(`input`,c)]}
function I(e,t){
return t.map(t=>[e,t])}
t.defineDocs({
summary:`A key of server.json that the registry does not know`,
why:`The schema allows further keys, the registry does not: it answers "unexpected property", and nothing is published.`,
fix:"Remove the key, or put it under the key for the publisher\u2019s own data in `_meta`.",
examples:[{
title:`A license`,
files:{
"server.json":n(`\u27e6"license"\u27e7: "MIT",\n  "packages": [{ ${r}, "transport": { "type": "stdio" }, "environmentVariables": [{ "name": "CITY", \u27e6"required"\u27e7: true }] }]`)}},{
title:`Known keys`,
files:{
"server.json":n(`"websiteUrl": "https://weather.example.com",\n  "packages": [{ ${r}, "transport": { "type": "stdio" }, "environmentVariables": [{ "name": "CITY", "isRequired": true }] }]`)}}],
evidence:[{
claim:`the registry refused "license" as an unexpected property`,
source:`msaad00/agent-bom#617`,
date:`2026-03-11`},{
claim:`old names of keys are unexpected properties`,
source:`modelcontextprotocol/registry#550`,
date:`2025-09-25`}]});
var L=t.defineRule({
id:`server-json-link`,
category:`correctness`,
severity:`error`,
messages:{
scheme:e=>`${t.quote(e.key)} is not an absolute address with https, so ${e.client} refuses the file`},
on:{
registry({
document:n,
format:{
registry:r}},{
client:i,
report:a}){
let o=(e,t,n)=>{
if(e===void 0||/^https:/i.test(e))
return;
let o=/^http:/i.test(e)?`write "https:"`:`write an address such as "https://example.com/icon.png"`;
a(`scheme`,{
key:t,
client:i},n,{
reaction:r.refuses,
help:o})};
o(e.writtenText(n.value,`websiteUrl`),`websiteUrl`,t.at(n,[`websiteUrl`]));
for(
let{
route:r,
value:i}of e.itemsAt(n,[`icons`]))
o(e.writtenText(i,`src`),`src`,t.at(n,[...r,`src`]))}}});
t.defineDocs({
summary:`A home page or an icon that is not an address with https`,
why:`The registry takes absolute addresses with https only; the protocol allows icons as data, the registry does not.`,
fix:`Put the image on the web, and write its address.`,
examples:[{
title:`A home page without encryption`,
files:{
"server.json":n(`"websiteUrl": \u27e6"http://weather.example.com"\u27e7,
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`An icon as data, and one in the repository`,
files:{
"server.json":n(`"icons": [{ "src": \u27e6"data:image/png;base64,iVBORw0KGgo="\u27e7 }, { "src": \u27e6"./icon.png"\u27e7 }],
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`Addresses with https`,
files:{
"server.json":n(`"websiteUrl": "https://weather.example.com", "icons": [{ "src": "https://weather.example.com/icon.png" }],
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}}],
evidence:[{
claim:`websiteUrl and src of icons are absolute and https`,
source:`modelcontextprotocol/registry internal/validators/validators.go, read`,
date:`2026-11-18`}]});
var R=t.defineRule({
id:`server-json-mcp-name`,
category:`correctness`,
severity:`error`,
messages:{
differs:e=>`the package calls its server ${t.quote(e.other)} in ${e.where}, so ${e.client} does not take it`,
missing:e=>`the package names no server in ${e.where}, so ${e.client} does not take it`},
on:{
registry(n,{
client:r,
report:i}){
let{
document:a,
format:o}=n;
let{
registry:s}=o;
let c=e.writtenText(a.value,`name`);
if(c===void 0)
return;
for(
let e of z(n)){
let{
where:n,
names:o,
line:l}=e.owner;
if(o.some(({
text:e})=>e===c))
continue;
let[u]=o;
let d=t.at(a,[...e.package.route,`identifier`]);
if(u===void 0){
if(e.isOptional)
continue;
i(`missing`,{
where:n,
client:r},d,{
severity:`warning`,
help:`add ${l(c)} there`})}else 
u.text.includes(`$`)||i(`differs`,{
where:n,
other:u.text,
client:r},t.at(a,[`name`]),{
reaction:s.refuses,
help:`write ${l(c)} there, or that name here; capitals count`,
related:[{
place:u.place,
message:`the name there`}]})}}}});
function z(t){
let n=e.packagesOf(t);
let r=n.filter(({
kind:e})=>e?.owner===`label`);
return n.flatMap(n=>{
let i=n.kind?.owner===`label`;
let a=i?r.length===1?e.labelsOf(t):void 0:e.projectOf(t,n)?.owner;
return a===void 0?[]:[{
package:n,
owner:a,
isOptional:i}]})}
const B=`"transport": { "type": "stdio" }`;
t.defineDocs({
summary:`A package that names another server than the description, or none`,
why:"Whoever publishes a description has to own its packages, so each package names its server: `mcpName` in `package.json`, `mcp-name: \u2026` in the README of a Python package, a label of an image. The registry compares the names letter by letter, capitals included. Looked at are files beside `server.json`, and only where they make a package of the listed name.",
fix:`Write the name of the server into the package, publish the package, then the description.`,
examples:[{
title:`Other capitals`,
files:{
"server.json":n(`"packages": [{ ${r}, ${B} }]`,{
name:`\u27e6"io.github.acme/weather"\u27e7`}),
"package.json":`{ "name": "@acme/weather", "version": "1.2.0", "mcpName": "io.github.Acme/weather" }
`}},{
title:`No name at all`,
files:{
"server.json":n(`"packages": [{ "registryType": "npm", "identifier": \u27e6"@acme/weather"\u27e7, "version": "1.2.0", ${B} }]`),
"package.json":`{ "name": "@acme/weather", "version": "1.2.0" }
`}},{
title:`The README of a Python package`,
files:{
"server.json":n(`"packages": [{ "registryType": "pypi", "identifier": "acme-weather", "version": "1.2.0", ${B} }]`,{
name:`\u27e6"io.github.acme/weather"\u27e7`}),
"pyproject.toml":`[project]
name = "acme_weather"
version = "1.2.0"
readme = "README.md"
`,
"README.md":`# Weather

<!-- mcp-name: io.github.acme/weather-server -->
`}},{
title:`The label of an image`,
files:{
"server.json":n(`"packages": [{ "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", ${B} }]`,{
name:`\u27e6"io.github.acme/weather"\u27e7`}),
Dockerfile:`FROM node:24
LABEL io.modelcontextprotocol.server.name="io.github.acme/wether"
`}},{
title:`The same name, and the file of another package`,
files:{
"server.json":n(`"packages": [{ ${r}, ${B} }]`),
"package.json":`{ "name": "@acme/weather", "version": "1.2.0", "mcpName": "io.github.acme/weather" }
`,
"tools/server.json":n(`"packages": [{ ${r}, ${B} }]`),
"tools/package.json":`{ "name": "@acme/tools", "private": true }
`}}],
evidence:[{
claim:`npm: mcpName equals the name; PyPI: the README has "mcp-name: " and the name; images: the label`,
source:`modelcontextprotocol/registry internal/validators/registries, read`,
date:`2026-11-18`},{
claim:`publishing failed for a difference`,
source:`modelcontextprotocol/registry#1525, #1372`,
date:`2026-11-18`}]});
var V=t.defineRule({
id:`server-json-meta`,
category:`correctness`,
severity:`warning`,
messages:{
large:e=>`the publisher's data have ${e.bytes} bytes; ${e.client} takes ${e.most} and refuses the file`,
dropped:e=>`${e.client} keeps nothing of ${t.quote(e.key)} in "_meta"`},
on:{
registry({
document:e,
format:{
registry:n}},{
client:r,
report:i}){
let a=t.own(e.value,`_meta`);
if(!t.isObject(a)||e.isBroken([`_meta`]))
return;
let{
metaKey:o,
metaBytes:s,
removed:c}=n;
for(
let l of Object.keys(a))
if(l===o){
let o=t.isObject(a[l])?t.bytesIn(JSON.stringify(a[l])):0;
o>s&&i(`large`,{
bytes:o,
most:s,
client:r},t.at(e,[`_meta`,l],`key`),{
reaction:n.refuses,
help:`put an address there that leads to the rest`})}else 
c.routes.some(e=>e[0]===`_meta`&&e[1]===l)||i(`dropped`,{
key:l,
client:r},t.at(e,[`_meta`,l],`key`),{
reaction:n.advises,
help:`put it under ${t.quote(o)}`})}}});
const H=`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`;
t.defineDocs({
summary:`Metadata of server.json that the registry drops or refuses`,
why:"Only what stands under `io.modelcontextprotocol.registry/publisher-provided` is kept, up to 4096 bytes. Everything else of `_meta` is lost, and some releases of the registry refuse it.",
fix:`Put the data under that key, and keep them small.`,
examples:[{
title:`A key of one\u2019s own`,
files:{
"server.json":n(`"_meta": { \u27e6"tools"\u27e7: ["forecast"] },\n  ${H}`)}},{
title:`Too much`,
files:{
"server.json":n(`"_meta": { \u27e6"io.modelcontextprotocol.registry/publisher-provided"\u27e7: { "notes": "${`n`.repeat(4096)}" } },\n  ${H}`)}},{
title:`Data of the publisher`,
files:{
"server.json":n(`"_meta": { "io.modelcontextprotocol.registry/publisher-provided": { "tools": ["forecast"] } },\n  ${H}`)}}],
evidence:[{
claim:`other keys are dropped`,
source:`modelcontextprotocol/registry docs/reference/server-json/official-registry-requirements.md`,
date:`2026-11-18`},{
claim:`at most 4096 bytes`,
source:`modelcontextprotocol/registry internal/validators/validators.go, read`,
date:`2026-11-18`},{
claim:`"_meta.tools" was refused`,
source:`msaad00/agent-bom#320`,
date:`2026-03-07`}]});
var U=t.defineRule({
id:`server-json-name`,
category:`correctness`,
severity:`error`,
messages:{
refused:e=>`the name ${t.quote(e.name)} ${e.fault}, so ${e.client} refuses the file`},
on:{
registry({
document:n,
format:{
registry:r}},{
client:i,
report:a}){
let o=e.writtenText(n.value,`name`);
if(o===void 0||n.isBroken([`name`]))
return;
let s=W(o);
if(s===void 0)
return;
a(`refused`,{
name:o,
fault:s,
client:i},t.at(n,[`name`]),{
reaction:r.refuses,
help:`write the reversed name of a domain, a slash, and the name of the server: "io.github.user/weather"`})}}});
function W(e){
let[t=``,n,...r]=e.split(`/`);
if(n===void 0)
return`has no slash`;
if(r.length>0)
return`has more than one slash`;
if(t===``||n===``)
return`has nothing on one side of the slash`;
if(/[^a-zA-Z0-9.-]/.test(t))
return`holds more than letters, digits, "." and "-" before the slash`;
if(/[^a-zA-Z0-9._-]/.test(n))
return`holds more than letters, digits, ".", "_" and "-" after the slash`;
if(!G(t))
return`does not begin and end its first part with a letter or digit`;
if(!G(n))
return`does not begin and end its second part with a letter or digit`;
return e.length>200?`is longer than 200 characters`:void 0}
function G(e){
return/^[a-zA-Z0-9]/.test(e)&&/[a-zA-Z0-9]$/.test(e)}
t.defineDocs({
summary:`A name of a server that the registry does not take`,
why:`The name is the reversed name of a domain or of a GitHub account, one slash, and the name of the server. Both parts begin and end with a letter or digit.`,
fix:"Write a name such as `io.github.user/weather`.",
examples:[{
title:`No namespace`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`\u27e6"weather"\u27e7`})}},{
title:`Two slashes`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`\u27e6"io.github.acme/tools/weather"\u27e7`})}},{
title:`An underscore in the namespace`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`\u27e6"io.github.acme_inc/weather"\u27e7`})}},{
title:`A hyphen at the end`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`\u27e6"io.github.acme/weather-"\u27e7`})}},{
title:`A name, and one that is filled in later`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`),
"template/server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`"<<RepositoryName>>"`})}}],
evidence:[{
claim:`one slash, and the pattern of each part`,
source:`modelcontextprotocol/registry internal/validators/validators.go, read`,
date:`2026-11-18`}]});
const K=`io.github.`;
var ue=t.defineRule({
id:`server-json-namespace-casing`,
category:`correctness`,
severity:`warning`,
messages:{
differs:e=>`the name has ${t.quote(e.name)}, the repository ${t.quote(e.owner)}; ${e.client} tells the two apart`},
on:{
registry({
document:n},{
client:r,
report:i}){
let a=e.writtenText(n.value,`name`);
let o=e.writtenText(t.own(n.value,`repository`),`url`);
if(a===void 0||o===void 0||!a.startsWith(K))
return;
let s=a.slice(10).split(`/`)[0]??``;
let c=e.githubOwner(o);
if(c===void 0||c===s||c.toLowerCase()!==s.toLowerCase())
return;
let l={
start:10,
end:10+s.length};
i(`differs`,{
name:s,
owner:c,
client:r},t.at(n,[`name`],`value`,l),{
help:`write ${t.quote(K+c)}, if that is how GitHub shows the account`,
related:[{
place:t.at(n,[`repository`,`url`]),
message:`the account here`}]})}}});
t.defineDocs({
summary:`A namespace that differs from the GitHub account in its capitals`,
why:"Whoever is signed in as `Acme` may publish under `io.github.Acme/` and under nothing else: capitals count. `mcp-publisher validate` does not notice.",
fix:"Write the account as GitHub shows it, here and in `mcpName`.",
examples:[{
title:`Small letters`,
files:{
"server.json":n(`"repository": { "url": "https://github.com/Acme/weather", "source": "github" },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`"io.github.\u27e6acme\u27e7/weather"`})}},{
title:`Another account`,
files:{
"server.json":n(`"repository": { "url": "https://github.com/Sunshine/weather", "source": "github" },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}}],
evidence:[{
claim:`publishing failed until the namespace had the capitals of the account`,
source:`HelpCode-ai/anythingmcp#614, AkashGoenka/coldstart#90, DollhouseMCP/mcp-server#1374`,
date:`2026-11-18`}]});
var de=t.defineRule({
id:`server-json-nothing-to-run`,
category:`clarity`,
severity:`warning`,
messages:{
nothing:()=>`the file lists neither packages nor remote servers, so no client can use the server`},
on:{
registry({
document:e},{
report:n}){
let{
value:r}=e;
if(!t.isObject(r)||e.isBroken([]))
return;
if([`packages`,`remotes`].some(e=>!fe(t.own(r,e))))
return;
let i=[`packages`,`remotes`].find(e=>Object.hasOwn(r,e));
n(`nothing`,void 0,i===void 0?t.at(e,[`name`]):t.at(e,[i],`key`),{
help:`add "packages" with what starts it, or "remotes" with its address`})}}});
function fe(e){
return e===void 0||Array.isArray(e)&&e.length===0}
t.defineDocs({
summary:`A description of a server that nobody can start or reach`,
why:`The registry takes it, and lists a server that no client can use.`,
fix:`Add the package that starts it, or the address at which it runs.`,
examples:[{
title:`Neither of the two`,
files:{
"server.json":n(``,{
name:`\u27e6"io.github.acme/weather"\u27e7`})}},{
title:`An empty list`,
files:{
"server.json":n(`\u27e6"packages"\u27e7: []`)}},{
title:`A package`,
files:{
"server.json":n(`"packages": [{ ${r}, "transport": { "type": "stdio" } }]`)}}],
evidence:[{
claim:`the schema asks for neither`,
source:`the registry\u2019s schema of 2025-12-11, read`,
date:`2026-11-18`}]});
var pe=t.defineRule({
id:`server-json-package`,
category:`correctness`,
severity:`error`,
messages:{
kindless:e=>`the package has no "registryType", so ${e.client} refuses the file`,
kind:e=>`${e.client} knows no packages of the type ${t.quote(e.type)}, so it refuses the file`,
recent:e=>`packages of the type ${t.quote(e.type)} are new, and no revision of the format names them`,
blank:e=>`the identifier holds a blank, so ${e.client} refuses the file`,
untagged:e=>`the image has neither a tag nor a digest; ${e.client} asks for one, and users get whatever is newest`,
unversioned:e=>`a package of the type ${t.quote(e.type)} has to name its version, so ${e.client} refuses the file`,
forbidden:e=>`a package of the type ${t.quote(e.type)} must not have ${t.quote(e.key)}, so ${e.client} refuses the file`,
insecure:e=>`the bundle is no address with https, so ${e.client} refuses the file`,
unnamed:e=>`the address of the bundle has no "mcp" in it, so ${e.client} refuses the file`,
unhashed:e=>`the bundle has no "fileSha256", so ${e.client} refuses the file`,
hash:e=>`"fileSha256" is not 64 digits and small letters a to f, so ${e.client} refuses the file`},
on:{
registry(t,n){
let{
registry:r}=t.format;
for(
let i of e.packagesOf(t)){
let e=new me(t,i,r,n);
e.kind();
e.identifier();
e.hash();
e.keys()}}}});
var me=class{
#e;
#t;
#n;
#r;
constructor(e,t,n,r){
this.#e=e;
this.#t=t;
this.#n=n;
this.#r=r}
kind(){
let{
value:e,
type:n,
kind:r}=this.#t;
let{
client:i,
report:a}=this.#r;
let{
packages:o,
refuses:s,
refusesAsTold:c,
advises:l,
renamed:u}=this.#n;
let d=`write ${t.list(Object.keys(o).filter(e=>!o[e]?.recent))}`;
let f=Object.keys(u.keys).some(t=>Object.hasOwn(e,t)&&u.keys[t]===`registryType`);
if(!Object.hasOwn(e,`registryType`))
f||a(`kindless`,{
client:i},this.#i(),{
reaction:s,
help:`add "registryType": ${d}`});else 
if(n!==void 0&&r===void 0)
a(`kind`,{
type:n,
client:i},this.#i(`registryType`),{
reaction:s,
help:d});else 
if(n!==void 0&&r?.recent){
let e=`take out the package until the registry takes it, or ${d}`;
a(`recent`,{
type:n},this.#i(`registryType`),{
reaction:l??c,
help:e})}}
identifier(){
let{
kind:n,
value:r}=this.#t;
let{
client:i,
report:a}=this.#r;
let o=this.#n.refuses;
let s=e.writtenText(r,`identifier`);
if(s===void 0)
return;
let c=this.#i(`identifier`);
if(s.includes(` `)){
a(`blank`,{
client:i},c,{
reaction:o,
help:`remove the blank`});
return}
if(n?.identifies===`image`&&!he(s)){
let n=e.writtenText(r,`version`);
if(n!==void 0&&this.#n.revision<`2025-10-11`)
return;
a(`untagged`,{
client:i},c,{
reaction:this.#n.advises,
help:`write ${t.quote(`${s.slice(0,60)}:${n??`1.2.0`}`)}`})}
if(n?.identifies!==`address`)
return;
/^https:\/\//i.test(s)?/mcp/i.test(s)||a(`unnamed`,{
client:i},c,{
reaction:o,
help:`put "mcp" into the name of the file or of the repository`}):a(`insecure`,{
client:i},c,{
reaction:o,
help:`write the address from which the bundle can be downloaded`})}
hash(){
let{
kind:n,
value:r}=this.#t;
let{
client:i,
report:a}=this.#r;
let o=this.#n.refuses;
let s=t.own(r,`fileSha256`)??t.own(r,`file_sha256`);
if(s===void 0){
n?.identifies===`address`&&a(`unhashed`,{
client:i},this.#i(),{
reaction:this.#n.advises,
help:`add the SHA-256 of the file: "openssl dgst -sha256 server.mcpb" prints it`});
return}
if(typeof s!=`string`||e.isStamped(s)||/^[a-f0-9]{64}$/.test(s))
return;
let c=/^[A-F0-9]{64}$/i.test(s)?`write the letters small`:`"openssl dgst -sha256 server.mcpb" prints it`;
a(`hash`,{
client:i},this.#i(Object.hasOwn(r,`fileSha256`)?`fileSha256`:`file_sha256`),{
reaction:o,
help:c})}
keys(){
let{
kind:e,
type:n,
value:r}=this.#t;
let{
client:i,
report:a}=this.#r;
let{
refuses:o,
revision:s}=this.#n;
if(e===void 0||n===void 0)
return;
e.needsVersion&&!Object.hasOwn(r,`version`)&&s>=`2025-10-11`&&a(`unversioned`,{
type:n,
client:i},this.#i(),{
reaction:o,
help:`add "version" with the one that is published`});
let{
since:c,
keys:l}=e.forbids??{
since:``,
keys:[]};
for(
let e of s<c?[]:l){
let s=t.own(r,e);
if(s===void 0||s===``)
continue;
let c=e===`version`?`remove it: the tag of the image is its version`:`remove it`;
a(`forbidden`,{
key:e,
type:n,
client:i},this.#i(e,`key`),{
reaction:o,
help:c})}}
#i(e,n){
let{
route:r}=this.#t;
return t.at(this.#e.document,e===void 0?r:[...r,e],n)}};
function he(e){
let t=e.slice(e.lastIndexOf(`/`)+1);
return t.includes(`:`)||t.includes(`@sha256:`)}
const q=`"transport": { "type": "stdio" }`;
const J=`fe333e598595000ae021bd27117db32ec69af6987f507ba7a63c90638ff633ce`;
t.defineDocs({
summary:`A package that the registry does not take`,
why:`Each kind of package has a form of its own: a name and a version, an image with its tag, the address of a bundle with its checksum. The registry looks the package up and refuses the file when it cannot.`,
fix:`Write the package in the form of its kind.`,
examples:[{
title:`No kind, and one that is not known`,
files:{
"server.json":n(`"packages": [\u27e6{ "identifier": "@acme/weather", "version": "1.2.0", ${q} }\u27e7, { "registryType": \u27e6"docker"\u27e7, "identifier": "acme/weather:1.2.0", ${q} }],\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`A kind that only newer registries take`,
files:{
"server.json":n(`"packages": [{ "registryType": \u27e6"cargo"\u27e7, "identifier": "weather-mcp", "version": "1.2.0", ${q} }]`)}},{
title:`An image without a tag`,
files:{
"server.json":n(`"packages": [{ "registryType": "oci", "identifier": \u27e6"ghcr.io/acme/weather"\u27e7, ${q} }]`)}},{
title:`A bundle by its path, one without a checksum, and a checksum in capitals`,
files:{
"server.json":n(`"packages": [{ "registryType": "mcpb", "identifier": \u27e6"dist/weather.mcpb"\u27e7, "fileSha256": "${J}", ${q} },\n    \u27e6{ "registryType": "mcpb", "identifier": "https://github.com/acme/weather/releases/download/v1/weather.mcpb", ${q} }\u27e7,\n    { "registryType": "mcpb", "identifier": \u27e6"https://github.com/acme/weather/releases/download/v1/weather.zip"\u27e7, "fileSha256": \u27e6"FE333E598595000AE021BD27117DB32EC69AF6987F507BA7A63C90638FF633CE"\u27e7, ${q} }]`)}},{
title:`A blank in a name`,
files:{
"server.json":n(`"packages": [{ "registryType": "npm", "identifier": \u27e6"@acme/weather server"\u27e7, "version": "1.2.0", ${q} }]`)}},{
title:`No version, and keys of another kind`,
files:{
"server.json":n(`"packages": [\u27e6{ "registryType": "pypi", "identifier": "acme-weather", ${q} }\u27e7,\n    { ${r}, \u27e6"fileSha256"\u27e7: "${J}", ${q} },\n    { "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", \u27e6"version"\u27e7: "1.2.0", ${q} }]`)}},{
title:`One of each kind`,
files:{
"server.json":n(`"packages": [{ ${r}, ${q} }, { "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", ${q} },\n    { "registryType": "mcpb", "identifier": "https://github.com/acme/weather/releases/download/v1/weather.mcpb", "fileSha256": "${J}", ${q} }]`)}}],
evidence:[{
claim:`types, blanks, addresses of bundles, versions, keys that a kind must not have`,
source:`modelcontextprotocol/registry internal/validators, read`,
date:`2026-11-18`},{
claim:`the checksum of bundles, the tag of images`,
source:`modelcontextprotocol/registry docs/reference/server-json`,
date:`2026-11-18`}]});
var ge=t.defineRule({
id:`server-json-removed-field`,
category:`correctness`,
severity:`warning`,
messages:{
removed:e=>`${t.quote(e.key)} is no part of the file since ${e.since}; ${e.client} sets it itself`},
on:{
registry({
document:e,
format:{
registry:n}},{
client:r,
report:i}){
let{
since:a,
routes:o}=n.removed;
for(
let s of o){
if(t.valueAt(e.value,s)===void 0)
continue;
i(`removed`,{
key:s.at(-1)??``,
since:a,
client:r},t.at(e,s,`key`),{
reaction:n.refusesAsTold,
help:`remove it`,
fix:t.removing(s)})}}}});
t.defineDocs({
summary:`A field of server.json that only the registry sets`,
why:`The status of a server and the official metadata were taken out of the file in September 2025. The registry refuses keys that it does not know.`,
fix:`Remove the field.`,
examples:[{
title:`A status`,
files:{
"server.json":n(`\u27e6"status"\u27e7: "active",
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`Data of the publisher`,
files:{
"server.json":n(`"_meta": { "io.modelcontextprotocol.registry/publisher-provided": { "tool": "ci" } },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}}],
evidence:[{
claim:`"status" and the official part of "_meta" were removed in the revision of 2025-09-29`,
source:`modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md`,
date:`2025-12-11`},{
claim:`a file had to lose its "status" to be published`,
source:`apify/apify-mcp-server#418`,
date:`2026-01-29`}]});
const _e=[{
source:`github`,
address:/^https?:\/\/(?:www\.)?github\.com\/[\w.-]+\/[\w.-]+\/?$/,
form:`https://github.com/owner/name`},{
source:`gitlab`,
address:/^https?:\/\/(?:www\.)?gitlab\.com\/[\w.-]+(?:\/[\w.-]+)+\/?$/,
form:`https://gitlab.com/group/name`}];
var ve=t.defineRule({
id:`server-json-repository`,
category:`correctness`,
severity:`error`,
messages:{
host:e=>`${e.client} knows no repositories of ${t.quote(e.source)}, so it refuses the file`,
address:e=>`this is not the address of a repository at ${e.source}, so ${e.client} refuses the file`,
folder:e=>`"subfolder" is not a plain relative path, so ${e.client} refuses the file`},
on:{
registry({
document:e,
format:{
registry:n}},{
client:r,
report:i}){
let a=t.own(e.value,`repository`);
if(!t.isObject(a)||e.isBroken([`repository`]))
return;
let o={
reaction:n.refuses};
let{
source:s,
url:c,
subfolder:l}=ye(a);
let u=_e.find(e=>e.source===s);
if(s!==void 0&&u===void 0)
i(`host`,{
source:s,
client:r},t.at(e,[`repository`,`source`]),{...o,
help:`write "github" or "gitlab", or leave the repository out`});else 
if(u!==void 0&&c!==void 0&&!(c.length<2e3&&u.address.test(c))){
let n=`write ${t.quote(u.form)}${c.endsWith(`.git`)?`, without ".git"`:``}`;
i(`address`,{
source:u.source,
client:r},t.at(e,[`repository`,`url`]),{...o,
help:n})}
l!==void 0&&!be(l)&&i(`folder`,{
client:r},t.at(e,[`repository`,`subfolder`]),{...o,
help:`write a path such as "packages/weather", without "." or ".." and without a slash at either end`})}}});
function ye(n){
let r=[`source`,`url`,`subfolder`].flatMap(r=>{
let i=t.own(n,r);
return typeof i==`string`&&i!==``&&!e.isStamped(i)?[[r,i]]:[]});
return Object.fromEntries(r)}
function be(e){
return/^[\w./-]+$/.test(e)&&e.split(`/`).every(e=>e!==``&&e!==`.`&&e!==`..`)}
t.defineDocs({
summary:`A repository that the registry does not take`,
why:`The registry knows repositories at GitHub and GitLab, by the address that a browser shows, and folders within them by a plain relative path.`,
fix:`Correct the address, or leave the repository out.`,
examples:[{
title:`An address for cloning`,
files:{
"server.json":n(`"repository": { "url": \u27e6"git@github.com:acme/weather.git"\u27e7, "source": "github" },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`Another host`,
files:{
"server.json":n(`"repository": { "url": "https://codeberg.org/acme/weather", "source": \u27e6"codeberg"\u27e7 },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`A folder with a slash in front`,
files:{
"server.json":n(`"repository": { "url": "https://github.com/acme/weather", "source": "github", "subfolder": \u27e6"/packages/weather"\u27e7 },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`Nested groups`,
files:{
"server.json":n(`"repository": { "url": "https://gitlab.com/acme/tools/weather", "source": "gitlab", "subfolder": "packages/weather" },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}}],
evidence:[{
claim:`the patterns of addresses, and what a subfolder may be`,
source:`modelcontextprotocol/registry internal/validators/utils.go, read`,
date:`2026-11-18`}]});
var xe=t.defineRule({
id:`server-json-schema-url`,
category:`correctness`,
severity:`error`,
messages:{
missing:e=>`the file has no "$schema", so ${e.client} refuses it`,
unknown:e=>`"$schema" names no revision that ${e.client} has, so it refuses the file`,
old:e=>`"$schema" names the revision of ${e.revision}; publishers are asked for that of ${e.current}`},
on:{
registry({
document:n,
format:{
registry:r}},{
client:i,
report:a}){
if(!t.isObject(n.value)||n.isBroken([]))
return;
let o=t.own(n.value,`$schema`);
let[s=``]=r.revisions.slice(-1);
let c=`write ${t.quote(r.schemaUrl(s))}`;
let l=t.writing([`$schema`],r.schemaUrl(s),`unsafe`);
if(o===void 0||o===``){
let e=t.at(n,o===``?[`$schema`]:[]);
a(`missing`,{
client:i},e,{
reaction:r.refuses,
help:`add "$schema": ${t.quote(r.schemaUrl(s))}`,
fix:o===``?l:t.adding([`$schema`],r.schemaUrl(s),`unsafe`)});
return}
if(typeof o!=`string`||e.isStamped(o))
return;
let u=t.at(n,[`$schema`]);
let d=/\/schemas\/([\w.~-]{1,40})\/server\.schema\.json/.exec(o)?.[1];
let f=Se(d,r,s);
f===`old`?a(`old`,{
revision:d??``,
current:s},u,{
reaction:r.advises,
help:c,
fix:l}):f===`unknown`&&a(`unknown`,{
client:i},u,{
reaction:r.refuses,
help:c,
fix:l})}}});
function Se(e,{
revisions:t},n){
if(e===void 0)
return`unknown`;
if(e===n)
return`current`;
if(t.includes(e))
return`old`;
return/^\d{4}-\d\d-\d\d$/.test(e)&&e<n?`unknown`:`newer`}
t.defineDocs({
summary:`A description of a server that names no revision of its format, or an old one`,
why:"The registry checks the file against the revision that `$schema` names. Without one, or with one it does not have, publishing fails; releases of `mcp-publisher` have also refused every revision but the newest.",
fix:`Name the newest revision, and rename what it calls otherwise.`,
examples:[{
title:`No revision`,
files:{
"server.json":`\u27e6{ "name": "io.github.acme/weather", "description": "Weather", "version": "1.0.0", "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }] }\u27e7
`}},{
title:`A revision that was never published`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
$schema:`\u27e6"https://static.modelcontextprotocol.io/schemas/2025-01-01/server.schema.json"\u27e7`})}},{
title:`An old revision`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
$schema:`\u27e6"https://static.modelcontextprotocol.io/schemas/2025-09-29/server.schema.json"\u27e7`})}},{
title:`The newest revision`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`Another program\u2019s file`,
files:{
"server.json":`{ "name": "game", "port": 8080, "packages": ["core"] }
`}}],
evidence:[{
claim:`an empty "$schema" and a revision that is not stored are errors`,
source:`modelcontextprotocol/registry internal/validators/schema.go, read`,
date:`2026-11-18`},{
claim:`mcp-publisher refused older revisions from October 2025 to February 2026`,
source:`Daghis/teamcity-mcp#288, apify/apify-mcp-server#418`,
date:`2026-02-05`}]});
var Ce=t.defineRule({
id:`server-json-secret`,
category:`security`,
severity:`info`,
messages:{
shown:e=>`clients show the value of ${t.quote(e.name)}, which looks like a secret`},
on:{
registry(n,{
report:r}){
let{
document:i}=n;
let a=e.itemsAt(i,[`remotes`]).flatMap(({
route:t})=>e.itemsAt(i,[...t,`headers`]));
let o=e.packagesOf(n).flatMap(t=>e.environmentOf(i,t));
for(
let{
route:n,
value:s}of[...o,...a]){
let a=e.writtenText(s,`name`);
if(a===void 0||t.secrecyOf(a)!==`secret`)
continue;
if([`isSecret`,`is_secret`,`value`,`choices`].some(e=>t.own(s,e)!==void 0))
continue;
r(`shown`,{
name:a},t.at(i,[...n,`name`]),{
help:`add "isSecret": true`,
fix:t.adding([...n,`isSecret`],!0)})}}}});
const Y=`"transport": { "type": "stdio" }`;
t.defineDocs({
cwe:[312],
summary:`A variable for a secret that is not marked as one`,
why:"Clients ask the user for the variables of a package. Only those with `isSecret` are kept out of sight and out of plain files.",
fix:'Add `"isSecret": true`.',
examples:[{
title:`A key in plain sight`,
files:{
"server.json":n(`"packages": [{ ${r}, ${Y}, "environmentVariables": [{ "name": \u27e6"WEATHER_API_KEY"\u27e7, "isRequired": true }] }]`)}},{
title:`A secret, and what is none`,
files:{
"server.json":n(`"packages": [{ ${r}, ${Y}, "environmentVariables": [{ "name": "WEATHER_API_KEY", "isSecret": true }, { "name": "MAX_TOKENS" }, { "name": "TOKEN_FILE" }] }]`)}}],
evidence:[{
claim:`isSecret: clients should handle the value securely`,
source:`the registry\u2019s schema of 2025-12-11, read`,
date:`2026-11-18`}]});
var we=t.defineRule({
id:`server-json-snake-case`,
category:`correctness`,
severity:`error`,
messages:{
renamed:e=>`${t.quote(e.old)} has another name since ${e.since}; ${e.client} refuses the old one${e.more>0?` (${t.count(e.more,`more place`)})`:``}`},
on:{
registry({
document:e,
format:{
registry:n}},{
client:r,
report:i}){
let{
since:a,
keys:o}=n.renamed;
for(
let[s,c]of Te(e,o)){
let l=c.toReversed().map(e=>({
do:`rename`,
at:e,
to:o[s]??s}));
let[u,...d]=c.map(n=>t.at(e,n,`key`));
if(u===void 0)
continue;
i(`renamed`,{
old:s,
since:a,
client:r,
more:d.length},u,{
reaction:n.refuses,
help:`call it ${t.quote(o[s]??s)}`,
fix:t.fix(`safe`,`call it ${t.quote(o[s]??s)}`,...l),
meant:n.revision<a?void 0:l,
related:d.slice(0,3).map(e=>({
place:e,
message:`here too`}))})}}}});
function Te({
value:e},n){
let r=new Map;
let i=(e,a,o)=>{
if(Array.isArray(e)){
for(
let[t,n]of e.entries())
i(n,[...a,t],o);
return}
if(!t.isObject(e)||o>3)
return;
for(
let t of Object.keys(e)){
if(t===`_meta`||t===`variables`)
continue;
let s=[...a,t];
if(Object.hasOwn(n,t)){
let e=r.get(t);
e===void 0?r.set(t,[s]):e.push(s)}
Array.isArray(e[t])&&i(e[t],s,o+1)}};
i(e,[],0);
return r}
t.defineDocs({
summary:`A key of server.json under the name it had before September 2025`,
why:`All keys were renamed from snake case to camel case. The registry does not know the old names and refuses the file.`,
fix:`Write the new names.`,
examples:[{
title:`A package and its variables as they were written at first`,
files:{
"server.json":n(`"packages": [{ \u27e6"registry_type"\u27e7: "npm", "identifier": "@acme/weather", "version": "1.2.0", "transport": { "type": "stdio" }, \u27e6"environment_variables"\u27e7: [{ "name": "API_KEY", \u27e6"is_secret"\u27e7: true }, { "name": "LANG", "is_secret": false }] }]`)}},{
title:`The names of today`,
files:{
"server.json":n(`"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": "1.2.0", "transport": { "type": "stdio" }, "environmentVariables": [{ "name": "API_KEY", "isSecret": true }] }]`)}},{
title:`A variable of the user that is called so`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/{is_required}", "variables": { "is_required": { "description": "Anything" } } }]`)}}],
evidence:[{
claim:`the old names are unexpected properties, and "registryType" is missing`,
source:`modelcontextprotocol/registry#550`,
date:`2025-09-25`},{
claim:`twelve keys were renamed in the revision of 2025-09-16`,
source:`modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md`,
date:`2025-12-11`}]});
var Ee=t.defineRule({
id:`server-json-transport`,
category:`correctness`,
severity:`error`,
messages:{
needless:e=>`a transport of the type "stdio" has no "url", so ${e.client} refuses the file`,
address:e=>`this is not an address with http or https, so ${e.client} refuses the file`,
insecure:e=>`the remote server has no address with https, so ${e.client} refuses the file`,
local:e=>`nobody else reaches ${t.quote(e.host)}, so ${e.client} refuses it as a remote server`,
legacy:()=>`the transport "sse" was replaced with Streamable HTTP; newer clients need not speak it`},
on:{
registry(n,{
client:r,
report:i}){
let{
document:a,
format:o}=n;
let{
registry:s}=o;
let{
refuses:c}=s;
for(
let{
route:o,
url:s,
type:l}of De(e.packagesOf(n))){
let e=t.at(a,[...o,`url`]);
l===`stdio`?i(`needless`,{
client:r},e,{
reaction:c,
help:`remove "url", or say "streamable-http"`}):Oe(s)||i(`address`,{
client:r},e,{
reaction:c,
help:`write the whole address: "http://localhost:{port}/mcp"`})}
let l=e.itemsAt(a,[`remotes`]);
let u=l.some(({
value:e})=>t.own(e,`type`)===`streamable-http`);
for(
let{
route:e,
value:n}of l){
let o=X(n);
t.own(n,`type`)===`sse`&&!u&&i(`legacy`,void 0,t.at(a,[...e,`type`]),{
severity:`info`,
help:`offer "streamable-http" as well`});
if(o===void 0)
continue;
let s=t.at(a,[...e,`url`]);
let l=ke(o);
l!==void 0&&Z(l)?i(`local`,{
host:l,
client:r},s,{
reaction:c,
help:`remove it from "remotes": what runs on the own machine is a package`}):/^https:\/\/[^\s/]/i.test(o)||o.startsWith(`{`)||i(`insecure`,{
client:r},s,{
reaction:c,
help:`write an address that begins with "https://"`})}}}});
function De(e){
return e.flatMap(({
route:e,
value:n})=>{
let r=t.own(n,`transport`);
let i=t.isObject(r)?X(r):void 0;
return i===void 0?[]:[{
route:[...e,`transport`],
url:i,
type:t.own(r,`type`)}]})}
function X(n){
let r=t.own(n,`url`);
return typeof r==`string`&&r!==``&&!e.isStamped(r)?r:void 0}
function Oe(e){
return/^(?:https?|\{[^{}]{1,200}\}):\/\/\S/i.test(e)||e.startsWith(`{`)}
function ke(e){
return/^https?:\/\/(\[[0-9a-f:.]{1,60}\]|[^\s/:?#]{1,253})/i.exec(e)?.[1]?.toLowerCase()}
function Z(e){
return e===`localhost`||e===`127.0.0.1`||e.endsWith(`.localhost`)}
t.defineDocs({
summary:`An address in server.json that the registry does not take`,
why:`A package that speaks over standard input has no address; one that speaks HTTP has one on the machine of the user; a remote server has an address with https that everybody can reach.`,
fix:"Write the address, or put the server where it belongs: into `packages` or into `remotes`.",
examples:[{
title:`Standard input with an address`,
files:{
"server.json":n(`"packages": [{ ${r}, "transport": { "type": "stdio", "url": \u27e6"http://localhost:3000/mcp"\u27e7 } }]`)}},{
title:`An address without its beginning`,
files:{
"server.json":n(`"packages": [{ ${r}, "transport": { "type": "streamable-http", "url": \u27e6"localhost:3000/mcp"\u27e7 } }]`)}},{
title:`A remote server on the own machine`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": \u27e6"http://127.0.0.1:8765/mcp"\u27e7 }]`)}},{
title:`A remote server without encryption`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": \u27e6"http://weather.example.com/mcp"\u27e7 }]`)}},{
title:`The transport of before`,
files:{
"server.json":n(`"remotes": [{ "type": \u27e6"sse"\u27e7, "url": "https://weather.example.com/sse" }]`)}},{
title:`A port to choose, and a server for everybody`,
files:{
"server.json":n(`"packages": [{ ${r}, "transport": { "type": "streamable-http", "url": "http://localhost:{PORT}/mcp" }, "environmentVariables": [{ "name": "PORT", "default": "3000" }] }],\n  "remotes": [{ "type": "streamable-http", "url": "https://{tenant}.weather.example.com/mcp", "variables": { "tenant": { "description": "Your account" } } }]`)}}],
evidence:[{
claim:`what an address may be in packages and in remotes`,
source:`modelcontextprotocol/registry internal/validators, read`,
date:`2026-11-18`},{
claim:`HTTP with SSE is deprecated`,
source:`Model Context Protocol, revision 2025-03-26`,
date:`2026-08-22`}]});
var Ae=t.defineRule({
id:`server-json-variable`,
category:`correctness`,
severity:`error`,
messages:{
undeclared:e=>`${e.where} has no ${t.quote(e.name)}, so ${e.client} refuses the address`,
unused:e=>`no address refers to the variable ${t.quote(e.name)}`},
on:{
registry(n,{
client:r,
report:i}){
let{
document:a,
format:o}=n;
let{
registry:s}=o;
let c=e.packagesOf(n).flatMap(n=>{
let r=t.own(t.own(n.value,`transport`),`url`);
if(typeof r!=`string`)
return[];
let i=[...e.argumentsOf(a,n),...e.environmentOf(a,n)].flatMap(({
value:t})=>[`name`,`valueHint`,`value_hint`].flatMap(n=>e.writtenText(t,n)??[]));
return[{
url:r,
route:[...n.route,`transport`,`url`],
known:i,
where:`the package`}]});
let l=je(a);
let u=t.suggestions();
for(
let{
url:n,
route:o,
known:d,
where:f}of[...c,...l]){
if(e.isStamped(n)||a.isBroken(o))
continue;
let c=new Set(d);
for(
let{
name:l,
start:p,
end:m}of e.bracesIn(n)){
if(c.has(l))
continue;
let e=u(l,d);
let n=e===void 0?Me(f,l):`did you mean ${t.quote(e)}?`;
i(`undeclared`,{
name:l,
where:f,
client:r},t.at(a,o,`value`,{
start:p,
end:m}),{
reaction:s.refuses,
help:n})}}
for(
let{
url:n,
route:r,
known:o}of l){
let s=new Set(e.bracesIn(n).map(({
name:e})=>e));
for(
let e of o){
if(s.has(e))
continue;
let n=t.at(a,[...r.slice(0,-1),`variables`,e],`key`);
i(`unused`,{
name:e},n,{
severity:`info`,
help:`write "{${e}}" where it belongs, or remove it`})}}}}});
function je(n){
return e.itemsAt(n,[`remotes`]).flatMap(({
route:e,
value:n})=>{
let r=t.own(n,`url`);
if(typeof r!=`string`)
return[];
let i=t.own(n,`variables`);
let a=t.isObject(i)?Object.keys(i):[];
return[{
url:r,
route:[...e,`url`],
known:a,
where:`"variables"`}]})}
function Me(e,n){
return e===`"variables"`?`add "variables": { ${t.quote(n)}: { "description": "\u2026" } } beside the address`:`add an entry of "environmentVariables" with "name": ${t.quote(n)}, or an argument with that "valueHint"`}
t.defineDocs({
summary:`A variable in an address that nothing declares`,
why:"In the address of a package `{name}` stands for an argument or a variable of the environment, in that of a remote server for an entry of its `variables`. The registry refuses an address with another name in it.",
fix:`Declare the variable, or correct its name.`,
examples:[{
title:`A port that nobody asks for`,
files:{
"server.json":n(`"packages": [{ ${r}, "transport": { "type": "streamable-http", "url": "http://localhost:\u27e6{port}\u27e7/mcp" } }]`)}},{
title:`Another name, and one that is left over`,
files:{
"server.json":n(`"remotes": [{ "type": "streamable-http", "url": "https://\u27e6{tenant_id}\u27e7.example.com/mcp", "variables": { \u27e6"tenant"\u27e7: { "description": "Your account" } } }]`)}},{
title:`Declared variables`,
files:{
"server.json":n(`"packages": [{ ${r}, "transport": { "type": "streamable-http", "url": "http://localhost:{--port}/mcp" }, "packageArguments": [{ "type": "named", "name": "--port", "default": "3000" }] }]`)}}],
evidence:[{
claim:`every name in braces is looked up among arguments, value hints and variables of the environment`,
source:`modelcontextprotocol/registry internal/validators, read`,
date:`2026-11-18`},{
claim:`variables of remote servers came in the revision of 2025-12-11`,
source:`modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md`,
date:`2025-12-11`}]});
var Ne=t.defineRule({
id:`server-json-version-drift`,
category:`correctness`,
severity:`warning`,
messages:{
package:e=>`the package has version ${t.quote(e.version)} here and ${t.quote(e.other)} in ${e.file}`,
server:e=>`the server has version ${t.quote(e.version)}, its package in ${e.file} ${t.quote(e.other)}`},
on:{
registry(n,{
report:r}){
let{
document:i}=n;
let a=!1;
for(
let o of e.packagesOf(n)){
let s=e.projectOf(n,o);
let c=e.writtenText(o.value,`version`);
if(s?.version===void 0)
continue;
let{
file:l}=s;
let{
text:u,
place:d}=s.version;
let f={
help:`write ${t.quote(u)}`,
related:[{
place:d,
message:`the version there`}]};
let p=e.writtenText(i.value,`version`);
if(c!==void 0&&c!==u){
r(`package`,{
version:c,
other:u,
file:l},t.at(i,[...o.route,`version`]),{...f,
fix:t.writing([...o.route,`version`],u,`unsafe`)});
a=!0;
continue}
if((c===u||c===void 0&&o.kind?.identifies===`address`)&&p!==void 0&&p!==u&&!a){
r(`server`,{
version:p,
other:u,
file:l},t.at(i,[`version`]),{...f,
fix:t.writing([`version`],u,`unsafe`)});
a=!0}}}}});
const Q=`"transport": { "type": "stdio" }`;
t.defineDocs({
summary:`Versions of a server that have drifted apart`,
why:"The registry lists the version of `server.json` and installs the version of its package. When only `package.json`, `pyproject.toml` or the `manifest.json` of a bundle was raised, users get the old package, or the publish fails because the version is already there.",
fix:`Raise all of them together.`,
examples:[{
title:`A package that was raised alone`,
files:{
"server.json":n(`"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": \u27e6"1.2.0"\u27e7, ${Q} }]`),
"package.json":`{ "name": "@acme/weather", "version": "1.3.0", "mcpName": "io.github.acme/weather" }
`}},{
title:`A server that was forgotten`,
files:{
"server.json":n(`"packages": [{ "registryType": "pypi", "identifier": "acme-weather", "version": "1.3.0", ${Q} }]`,{
version:`\u27e6"1.2.0"\u27e7`}),
"pyproject.toml":`[project]
name = "acme-weather"
version = "1.3.0"
`}},{
title:`A bundle that was raised alone`,
files:{
"server.json":n(`"packages": [{ "registryType": "mcpb", "identifier": "https://github.com/acme/weather/releases/download/v1.3.0/weather.mcpb", "fileSha256": "${`0123456789abcdef`.repeat(4)}", ${Q} }]`,{
version:`\u27e6"1.2.0"\u27e7`}),
"manifest.json":i(a,{
version:`"1.3.0"`}),
"server/index.js":``}},{
title:`One version everywhere, one that is set by a release, and a package from elsewhere`,
files:{
"server.json":n(`"packages": [{ ${r}, ${Q} }]`),
"package.json":`{ "name": "@acme/weather", "version": "0.0.0-development", "mcpName": "io.github.acme/weather" }
`,
"proxy/server.json":n(`"packages": [{ "registryType": "pypi", "identifier": "mcp-proxy", "version": "2.0.0", ${Q} }]`),
"proxy/pyproject.toml":`[project]
name = "acme-weather"
version = "1.2.0"
`}}],
evidence:[{
claim:`the version of the server should be that of its package`,
source:`modelcontextprotocol/registry docs, on versioning`,
date:`2026-11-18`}]});
const $=String.raw`v?\d+(?:\.\d+){0,3}(?:-[0-9A-Za-z.-]{1,80})?`;
const Pe=[new RegExp(String.raw`^(?:\^|~|>=|<=|>|<|=)\s*${$}$`),new RegExp(String.raw`^${$}\s+-\s+${$}$`),new RegExp(String.raw`^${$}\s*\|\|`)];
const Fe=/^(?:v?\d+|[xX*])(?:\.(?:\d+|[xX*])){1,2}(?:-[0-9A-Za-z.-]{1,80})?$/;
var Ie=t.defineRule({
id:`server-json-version-range`,
category:`correctness`,
severity:`error`,
messages:{
latest:e=>`"latest" is no version, so ${e.client} refuses the file`,
range:e=>`${t.quote(e.version)} is a range of versions, so ${e.client} refuses the file`},
on:{
registry(n,{
client:r,
report:i}){
let{
document:a,
format:o}=n;
let{
registry:s}=o;
for(
let{
route:o,
value:c}of[{
route:[],
value:a.value},...e.packagesOf(n)]){
let n=e.writtenText(c,`version`)?.trim();
if(n===void 0)
continue;
let l=t.at(a,[...o,`version`]);
let u={
reaction:s.refuses,
help:`write one version, "1.2.0"`};
n===`latest`?i(`latest`,{
client:r},l,u):Le(n)&&i(`range`,{
version:n,
client:r},l,u)}}}});
function Le(e){
if(e.length>255)
return!1;
return Pe.some(t=>t.test(e))||Fe.test(e)&&/[xX*]/.test(e.split(`-`)[0]??``)}
t.defineDocs({
summary:`A range of versions, or "latest", where the registry wants one version`,
why:`Every entry of the registry stands for one version that never changes.`,
fix:`Write the version, and publish again with the next one.`,
examples:[{
title:`The newest one`,
files:{
"server.json":n(`"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": \u27e6"latest"\u27e7, "transport": { "type": "stdio" } }]`)}},{
title:`Ranges`,
files:{
"server.json":n(`"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": \u27e6"1.x"\u27e7, "transport": { "type": "stdio" } }]`,{
version:`\u27e6"^1.2.0"\u27e7`})}},{
title:`One version`,
files:{
"server.json":n(`"packages": [{ ${r}, "transport": { "type": "stdio" } }]`,{
version:`"2026.1-x86"`})}}],
evidence:[{
claim:`"latest" is reserved, and four spellings of ranges are refused`,
source:`modelcontextprotocol/registry internal/validators/validators.go, read`,
date:`2026-11-18`}]});
const Re=[s,u,ee,te,b,re,ie,ae,oe,se,le,D,O,A,N,L,R,V,U,ue,de,pe,ge,ve,xe,Ce,we,Ee,Ae,Ne,Ie,t.defineRule({
id:`smithery-former-key`,
category:`compatibility`,
severity:`off`,
messages:{
unread:e=>`the command line of ${e.client} no longer reads ${t.quote(e.key)}`},
on:{
former({
document:e,
format:{
former:n}},{
client:r,
report:i}){
let a=n.keys.find(n=>t.own(e.value,n)!==void 0);
if(a===void 0)
return;
i(`unread`,{
key:a,
client:r},t.at(e,[a],`key`),{
reaction:n.reaction,
help:`write "runtime" and "target", if you deploy with the command line of today`})}}})];
exports.rules=Re;
"use strict";
const e=require("./core.js");
const t=require("./published-project.js");
function n(e){
let[t=``,n,...i]=e.split(`/`);
if(n===void 0)
return`has no slash`;
if(i.length>0)
return`has more than one slash`;
if(t===``||n===``)
return`has nothing on one side of the slash`;
if(/[^a-zA-Z0-9.-]/.test(t))
return`holds more than letters, digits, "." and "-" before the slash`;
if(/[^a-zA-Z0-9._-]/.test(n))
return`holds more than letters, digits, ".", "_" and "-" after the slash`;
if(!r(t))
return`does not begin and end its first part with a letter or digit`;
if(!r(n))
return`does not begin and end its second part with a letter or digit`;
return e.length>200?`is longer than 200 characters`:void 0}
function r(e){
return/^[a-zA-Z0-9]/.test(e)&&/[a-zA-Z0-9]$/.test(e)}
function i(e,t={}){
let n={
$schema:`"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"`,
name:`"io.github.acme/weather"`,
description:`"Weather and forecasts"`,
version:`"1.2.0"`,...t};
return`{\n${[...Object.entries(n).flatMap(([e,t])=>t===``?[]:[`  "${e}": ${t}`]),...e===``?[]:[`  ${e}`]].join(`,
`)}\n}\n`}
const a=`"registryType": "npm", "identifier": "@acme/weather", "version": "1.2.0"`;
function o(e,t={}){
let n={
manifest_version:`"0.3"`,
name:`"weather"`,
version:`"1.2.0"`,
description:`"Weather and forecasts"`,
author:`{ "name": "Acme" }`,...t};
return`{\n${[...Object.entries(n).flatMap(([e,t])=>t===``?[]:[`  "${e}": ${t}`]),`  ${e}`].join(`,
`)}\n}\n`}
const s='"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["${__dirname}/server/index.js"] } }';
const c=[[`homepage`],[`documentation`],[`support`],[`author`,`url`],[`repository`,`url`]];
var l=e.defineRule({
id:`mcpb-address`,
category:`correctness`,
severity:`error`,
messages:{
address:t=>`${e.quote(t.key)} is not a whole address, so ${t.client} refuses the file`},
on:{
bundle({
document:t,
format:{
bundle:n}},{
client:r,
report:i}){
for(
let a of[...c,...u(t)]){
let o=e.valueAt(t.value,a);
if(typeof o!=`string`||e.isUrl(o)||e.isStamped(o))
continue;
let s=a.findLast(e=>typeof e==`string`)??``;
i(`address`,{
key:String(s),
client:r},e.at(t,a),{
reaction:n.refuses,
help:`write it with its beginning, "https://"`})}}}});
function u({
value:t}){
let n=e.valueAt(t,[`privacy_policies`]);
return Array.isArray(n)?n.map((e,t)=>[`privacy_policies`,t]):[]}
e.defineDocs({
summary:`A link in the manifest of a bundle that is no address`,
why:`Home page, documentation, support, repository and policies have to be addresses that a browser can open.`,
fix:`Write the whole address.`,
mends:`only the author knows what is right`,
examples:[{
title:`Without a beginning, and the short form of a repository`,
files:{
"manifest.json":o(`"homepage": \u27e6"weather.example.com"\u27e7,\n  "repository": { "type": "git", "url": \u27e6"acme/weather"\u27e7 },\n  ${s}`)}},{
title:`Whole addresses`,
files:{
"manifest.json":o(`"homepage": "https://weather.example.com",\n  "repository": { "type": "git", "url": "git+https://github.com/acme/weather.git" },\n  ${s}`)}}],
evidence:[{
claim:`addresses that cannot be parsed are refused`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`}]});
const d=new Set([`node`,`python`,`python3`]);
var f=e.defineRule({
id:`mcpb-entry-point`,
category:`correctness`,
severity:`warning`,
messages:{
absolute:()=>`"entry_point" leads out of the bundle, which has another folder on every machine`,
missing:t=>`there is no ${e.quote(t.path)} beside the manifest`,
relative:t=>`${e.quote(t.path)} is not looked for in the bundle: the server starts in another folder`},
on:{
bundle({
document:t,
format:{
bundle:n},
neighbours:r},{
report:i}){
let a=e.own(t.value,`server`);
let o=e.writtenText(a,`entry_point`);
if(o===void 0)
return;
let s=e.at(t,[`server`,`entry_point`]);
let c={
reaction:n.advises};
/^(?:\/|[A-Za-z]:[\\/])/.test(o)?i(`absolute`,void 0,s,{...c,
help:`write a path that begins in the folder of the manifest`}):e.own(a,`type`)!==`binary`&&p(o,r)&&i(`missing`,{
path:o},s,{...c,
help:`correct the path, or add the file`});
let l=e.valueAt(a,[`mcp_config`,`command`]);
let u=e.valueAt(a,[`mcp_config`,`args`]);
if(typeof l!=`string`||!d.has(l)||!Array.isArray(u))
return;
for(
let[n,r]of u.entries()){
if(r!==o&&r!==`./${o}`)
continue;
i(`relative`,{
path:String(r)},e.at(t,[`server`,`mcp_config`,`args`,n]),{...c,
help:`write ${e.quote(`\${__dirname}/${o}`)}`,
fix:e.writing([`server`,`mcp_config`,`args`,n],`\${__dirname}/${o}`)})}}}});
function p(e,t){
let n=e.lastIndexOf(`/`);
if(e.includes(`\\`)||/(?:^|\/)(?:dist|build|out|lib|node_modules|target)\//.test(e))
return!1;
return t.has(e)===!1&&(n===-1||t.has(e.slice(0,n))===!0)&&m(t)}
function m(e){
return[`package.json`,`pyproject.toml`,`requirements.txt`,`server`,`src`].some(t=>e.has(t)===!0)}
e.defineDocs({
summary:`The main file of a bundle that is not where the manifest says`,
why:"`entry_point` is a path within the bundle. The command starts in a folder of the client, so its arguments need `${__dirname}` in front of such a path.",
fix:"Write the path from the folder of the manifest, and `${__dirname}/` before it in `args`.",
mends:{
safe:`writes the folder of the bundle before the path`},
examples:[{
title:`A path without its folder`,
files:{
"manifest.json":o(`"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": [\u27e6"server/index.js"\u27e7] } }`)}},{
title:`A path on one machine`,
files:{
"manifest.json":o('"server": { "type": "node", "entry_point": \u27e6"/home/me/weather/index.js"\u27e7, "mcp_config": { "command": "node", "args": ["${__dirname}/index.js"] } }')}},{
title:`A file that was renamed`,
files:{
"manifest.json":o(s.replace(`"server/index.js"`,`\u27e6"server/index.js"\u27e7`)),
"server/main.js":`
`}},{
title:`A file that the build makes`,
files:{
"manifest.json":o('"server": { "type": "node", "entry_point": "dist/index.js", "mcp_config": { "command": "node", "args": ["${__dirname}/dist/index.js"] } }'),
"package.json":`{ "name": "weather" }
`}}],
evidence:[{
claim:'entry_point is relative, and "${__dirname}" the folder of the bundle',
source:`modelcontextprotocol/mcpb MANIFEST.md`,
date:`2025-12-03`},{
claim:`a missing main file is packed without a word`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`}]});
const h=[137,80,78,71,13,10,26,10];
const g="${__dirname}";
var ee=e.defineRule({
id:`mcpb-icon`,
category:`correctness`,
severity:`error`,
messages:{
variable:e=>`nothing is filled in where an icon is named, so ${e.client} refuses "\${__dirname}" there`,
absolute:e=>`the path of the icon leads out of the bundle, so ${e.client} refuses the file`,
missing:t=>`there is no ${e.quote(t.path)}, so ${t.client} refuses the file`,
kind:t=>`${e.quote(t.path)} is not a PNG image, so ${t.client} refuses the file`,
remote:e=>`${e.client} warns of an icon from the web: Claude Desktop shows those of the bundle only`},
on:{
bundle({
document:t,
format:{
bundle:n},
neighbours:r},{
client:i,
report:a}){
let o=e.own(t.value,`icon`);
if(typeof o!=`string`||o===``)
return;
let s=e.at(t,[`icon`]);
let{
refuses:c}=n;
/^https?:\/\//.test(o)?a(`remote`,{
client:i},s,{
reaction:n.advises,
help:`put the image into the bundle`}):o.includes(g)?a(`variable`,{
client:i},s,{
reaction:c,
help:`write ${e.quote(v(o))}`,
fix:e.writing([`icon`],v(o))}):o.startsWith(`/`)?a(`absolute`,{
client:i},s,{
reaction:c,
help:`write a path that begins in the folder of the manifest`}):r.has(o)===!1?_(t.value,r)&&a(`missing`,{
path:o,
client:i},s,{
reaction:c,
help:`add the image, or correct the path`}):te(r.head(o,h.length))&&a(`kind`,{
path:o,
client:i},s,{
reaction:c,
help:`save the image as PNG`})}}});
function _(t,n){
let r=e.writtenText(e.valueAt(t,[`server`]),`entry_point`);
return r!==void 0&&n.has(r)===!0}
function te(e){
return e!==void 0&&!h.every((t,n)=>e[n]===t)}
function v(e){
return e.replaceAll(g,``).replace(/^[\\/]+/,``)}
e.defineDocs({
summary:`An icon of a bundle that is not there, or not a PNG image of it`,
why:"`mcpb` looks the icon up before it packs: a path within the bundle, as it stands, to a PNG image.",
fix:`Put a PNG image into the bundle, and write its path.`,
mends:{
safe:`takes the folder of the bundle off the path`},
examples:[{
title:`A variable`,
files:{
"manifest.json":o(`"icon": \u27e6"\${__dirname}/icon.png"\u27e7,\n  ${s}`)}},{
title:`A path from the root of the disk, and one on the web`,
files:{
"manifest.json":o(`"icon": \u27e6"/Users/me/icon.png"\u27e7,\n  ${s}`),
"web/manifest.json":o(`"icon": \u27e6"https://weather.example.com/icon.png"\u27e7,\n  ${s}`)}},{
title:`An image that is missing`,
files:{
"manifest.json":o(`"icon": \u27e6"images/icon.png"\u27e7,\n  ${s}`),
"server/index.js":`
`}},{
title:`Another kind of image`,
files:{
"manifest.json":o(`"icon": \u27e6"icon.png"\u27e7,\n  ${s}`),
"icon.png":`<svg xmlns="http://www.w3.org/2000/svg"/>
`}},{
title:`A folder that is built later`,
files:{
"manifest.json":o(`"icon": "icon.png",\n  ${s}`)}}],
evidence:[{
claim:`what is looked at, and what only earns a warning`,
source:`@anthropic-ai/mcpb 2.1.2, run and read`,
date:`2026-11-18`}]});
var ne=e.defineRule({
id:`mcpb-key-unknown`,
category:`correctness`,
severity:`error`,
messages:{
unknown:t=>`${t.client} knows no ${e.quote(t.key)} here, and refuses a file with a key that it does not know`},
on:{
bundle({
document:t,
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
if(c.length===0&&re(s,n))
continue;
let i=e.suggest(s,l);
let u=[...c,s];
let d=i!==void 0&&e.valueAt(t.value,[...c,i])!==void 0;
let f=i===void 0||d?void 0:e.renaming(u,i);
let p=f??e.removing(u);
let m=b(n,c,s)??(i===void 0?y(n):`did you mean ${e.quote(i)}?`);
a(`unknown`,{
key:s,
client:r},e.at(t,u,`key`),{
reaction:n.refuses,
help:m,
fix:p,
meant:f?.changes})}}}});
function re(e,{
since:t,
version:n}){
return Object.hasOwn(t,e)&&(t[e]??``)>n}
function y({
since:e,
version:t}){
return(e._meta??``)>t?`remove it`:`remove it, or put it under a name of your own in "_meta"`}
function b({
mistakes:e,
settings:t},n,r){
let i=n.map((e,r)=>typeof e==`number`||n[r-1]===t?`*`:e);
let a=[[...i,r].join(`.`),[...i,`*`].join(`.`)].find(t=>Object.hasOwn(e,t));
return a===void 0?void 0:e[a]}
e.defineDocs({
summary:`A key in the manifest of a bundle that is not known there`,
why:"Every object of the manifest is closed. One key too many, and `mcpb pack` stops and Claude Desktop does not install the bundle.",
fix:"Use the key that is meant, or keep data for others under a name of your own in `_meta`.",
mends:{
safe:`renames the key to the one that is near`,
unsafe:`removes the key`},
examples:[{
title:`Where a program came from`,
files:{
"manifest.json":o(s,{
id:`"com.acme.weather"`}).replace(`"id"`,`\u27e6"id"\u27e7`)}},{
title:`A secret by another word, and the schema of a tool`,
files:{
"manifest.json":o(`"tools": [{ "name": "forecast", \u27e6"inputSchema"\u27e7: { "type": "object" } }],\n  "user_config": { "api_key": { "type": "string", "title": "Key", "description": "Of your account", \u27e6"is_secret"\u27e7: true, "sensitive": true } },\n  ${s.replace(`[`,'["--key", "${user_config.api_key}", ')}`)}},{
title:`A misspelt key`,
files:{
"manifest.json":o(s.replace(`"entry_point"`,`"entry_point": "server/index.js", \u27e6"entrypoint"\u27e7`))}},{
title:`Data for others`,
files:{
"manifest.json":o(s,{
_meta:`{ "com.acme": { "id": "weather" } }`})}}],
evidence:[{
claim:`unknown keys are refused at every level`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`},{
claim:`what people wrote`,
source:`PsychQuant/che-ical-mcp#138, zoharbabin/web-researcher-mcp#571, Enreign/productboard-mcp#26`,
date:`2026-11-18`}]});
var x=e.defineRule({
id:`mcpb-newer-feature`,
category:`correctness`,
severity:`error`,
messages:{
newer:t=>`${e.quote(t.name)} came with version ${t.since}, and the manifest is one of ${t.version}, so ${t.client} refuses it`,
type:e=>`"type" of the server ${e.sentence}, so ${e.client} refuses the file`},
on:{
bundle({
document:t,
format:{
bundle:n}},{
client:r,
violations:i,
report:a}){
let{
value:o}=t;
if(!e.isObject(o))
return;
let{
since:s,
version:c,
refuses:l}=n;
let u=e=>Object.hasOwn(s,e)&&(s[e]??``)>c?s[e]:void 0;
let d=e.own(e.own(o,`server`),`type`);
let f=[...Object.keys(o),...typeof d==`string`?[d]:[]].flatMap(e=>u(e)??[]).sort().at(-1)??c;
for(
let n of Object.keys(o)){
let i=u(n);
if(i===void 0||t.isBroken([n]))
continue;
let s=n!==`_meta`||C(o[n]);
a(`newer`,{
name:n,
since:i,
version:c,
client:r},e.at(t,[n],`key`),{
reaction:l,
help:s?w(i):`${w(i)}; every name in "_meta" holds an object there`,
fix:s?S(o,f):void 0})}
for(
let{
rule:t,
place:n,
sentence:s,
route:d}of i){
if(t!==`mcpb-newer-feature`)
continue;
let i=e.valueAt(o,d);
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
help:w(p),
fix:S(o,f)})}}}});
function S(t,n){
return typeof e.own(t,`manifest_version`)==`string`?e.writing([`manifest_version`],n,`unsafe`):void 0}
function C(t){
return e.isObject(t)&&Object.values(t).every(e.isObject)}
function w(t){
return`write "manifest_version": ${e.quote(t)}, or do without it`}
e.defineDocs({
summary:`A part of a bundle\u2019s manifest that its version does not have yet`,
why:`The manifest is judged by the version it names. What came later is an unknown key or an unknown kind of server there.`,
fix:"Raise `manifest_version`, or do without.",
mends:{
unsafe:`raises "manifest_version"`},
examples:[{
title:`Icons in version 0.2`,
files:{
"manifest.json":o(`\u27e6"icons"\u27e7: [{ "src": "icon.png", "size": "16x16" }],\n  ${s}`,{
manifest_version:`"0.2"`})}},{
title:`A server that uv starts`,
files:{
"manifest.json":o(`"server": { "type": \u27e6"uv"\u27e7, "entry_point": "src/server.py", "mcp_config": { "command": "uv" } }`)}},{
title:`A kind that there is not`,
files:{
"manifest.json":o(`"server": { "type": \u27e6"deno"\u27e7, "entry_point": "server.ts", "mcp_config": { "command": "deno" } }`)}},{
title:`The version that has them`,
files:{
"manifest.json":o(`"icons": [{ "src": "icon.png", "size": "16x16" }],
  "server": { "type": "uv", "entry_point": "src/server.py", "mcp_config": { "command": "uv" } }`,{
manifest_version:`"0.4"`})}}],
evidence:[{
claim:`privacy_policies since 0.2; icons, localization and _meta since 0.3; uv since 0.4`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`}]});
const ie=/^(?:0|[1-9]\d{0,15})(?:\.(?:0|[1-9]\d{0,15})){2}(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;
var ae=e.defineRule({
id:`mcpb-semver`,
category:`correctness`,
severity:`warning`,
messages:{
other:t=>`${e.quote(t.version)} is not a semantic version, so newer bundles cannot be told from older ones`},
on:{
bundle({
document:t,
format:{
bundle:n}},{
report:r}){
let i=e.writtenText(t.value,`version`);
if(i===void 0||t.isBroken([`version`]))
return;
if(i.length<=256&&ie.test(i))
return;
r(`other`,{
version:i},e.at(t,[`version`]),{
reaction:n.advises,
help:`write a version such as "1.2.0"`})}}});
e.defineDocs({
summary:`A version of a bundle that is not a semantic one`,
why:"The specification asks for three numbers, so that clients can offer updates. `mcpb` takes any text.",
fix:`Write three numbers.`,
mends:`only the author knows what is right`,
examples:[{
title:`Two numbers`,
files:{
"manifest.json":o(s,{
version:`\u27e6"1.2"\u27e7`})}},{
title:`Three numbers, and a version that the build fills in`,
files:{
"manifest.json":o(s,{
version:`"2.0.0-beta.17"`}),
"template/manifest.json":o(s,{
version:`"{{VERSION}}"`})}}],
evidence:[{
claim:`version: semantic versioning`,
source:`modelcontextprotocol/mcpb MANIFEST.md`,
date:`2025-12-03`}]});
var oe=e.defineRule({
id:`mcpb-sensitive`,
category:`security`,
severity:`warning`,
messages:{
shown:t=>`${e.quote(t.name)} looks like a secret, and is shown and stored like any other setting`},
on:{
bundle({
document:t,
format:{
bundle:n}},{
report:r}){
let i=e.own(t.value,n.settings);
if(!e.isObject(i))
return;
for(
let[a,o]of Object.entries(i)){
if(e.own(o,`type`)!==`string`||e.own(o,`sensitive`)!==void 0||e.secrecyOf(a)!==`secret`)
continue;
r(`shown`,{
name:a},e.at(t,[n.settings,a],`key`),{
reaction:n.advises,
help:`add "sensitive": true`,
fix:e.adding([n.settings,a,`sensitive`],!0)})}}}});
const T=e=>o(`"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["\${__dirname}/server/index.js"], "env": { "KEY": "\${user_config.api_key}" } } },\n  "user_config": { ${e} }`);
e.defineDocs({
cwe:[312,549],
summary:`A secret setting of a bundle that is not marked as one`,
why:"Only what is `sensitive` is masked when it is typed and kept in the store of the system for secrets.",
fix:'Add `"sensitive": true`, or `false` where it is no secret.',
mends:{
safe:`adds "sensitive": true`},
examples:[{
title:`A key in plain sight`,
files:{
"manifest.json":T(`\u27e6"api_key"\u27e7: { "type": "string", "title": "Key", "description": "Of your account" }`)}},{
title:`A secret`,
files:{
"manifest.json":T(`"api_key": { "type": "string", "title": "Key", "description": "Of your account", "sensitive": true }`)}}],
evidence:[{
claim:`sensitive settings are masked and kept in a secure store`,
source:`modelcontextprotocol/mcpb MANIFEST.md`,
date:`2025-12-03`}]});
var se=e.defineRule({
id:`mcpb-user-config`,
category:`correctness`,
severity:`warning`,
messages:{
undeclared:t=>`the bundle does not ask for ${e.quote(t.name)}; the text reaches the server as it stands`,
unused:t=>`the user is asked for ${e.quote(t.name)}, and the server never gets it`},
on:{
bundle({
document:t,
format:{
bundle:n}},{
report:r}){
if(t.isBroken([]))
return;
let{
settings:i,
advises:a}=n;
let o=e.own(t.value,i);
let s=e.isObject(o)?Object.keys(o):[];
let c=new Set(s);
let l=new Set;
let u=e.suggestions();
for(
let{
name:n,
route:o,
within:d}of e.settingsUses(t)){
if(!n.startsWith(`${i}.`))
continue;
let f=n.slice(i.length+1);
l.add(f);
if(c.has(f))
continue;
let p=u(f,s);
r(`undeclared`,{
name:f},e.at(t,o,`value`,d),{
reaction:a,
help:p===void 0?`describe it in ${e.quote(i)}`:`did you mean ${e.quote(p)}?`})}
if(!e.isObject(e.own(e.own(t.value,`server`),`mcp_config`)))
return;
for(
let n of s){
if(l.has(n))
continue;
r(`unused`,{
name:n},e.at(t,[i,n],`key`),{
reaction:a,
help:`refer to it with "\${${i}.${n.slice(0,60)}}" in "args" or "env", or remove it`})}}}});
const E=(e,t=`"city"`)=>o(`"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["\${__dirname}/server/index.js"${e}] } },\n  "user_config": { ${t}: { "type": "string", "title": "City", "description": "Where you are" } }`);
e.defineDocs({
summary:`A setting of a bundle that nobody asks for, or that nobody gets`,
why:"The client asks the user for what stands in `user_config`, and puts the answer where `${user_config.name}` stands. A name that is written otherwise is left as it is.",
fix:`Write the same name in both places.`,
mends:`only the author knows what is right`,
examples:[{
title:`Another name`,
files:{
"manifest.json":E(', "--city=\u27e6${user_config.town}\u27e7"',`\u27e6"city"\u27e7`)}},{
title:`In the script of a shell`,
files:{
"manifest.json":E(``).replace('"node", "args": ["${__dirname}/server/index.js"]','"sh", "args": ["-c", "exec weather ${user_config.city} ${PWD}"]')}},{
title:`The same name`,
files:{
"manifest.json":E(', "--city=${user_config.city}"')}}],
evidence:[{
claim:`references that are not declared stay as they are, and "mcpb validate" says nothing of it`,
source:`@anthropic-ai/mcpb 2.1.2, run and read`,
date:`2026-11-18`}]});
var ce=e.defineRule({
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
e.defineDocs({
summary:`A bundle for uv without the command to start it`,
why:"The documentation says that a server of the type `uv` needs no `mcp_config`. The released `mcpb` refuses a manifest without it, the project\u2019s own example among them.",
fix:`Add the command.`,
mends:`how the server is started cannot be told`,
examples:[{
title:`As documented`,
files:{
"manifest.json":o(`\u27e6"server"\u27e7: { "type": "uv", "entry_point": "src/server.py" }`,{
manifest_version:`"0.4"`})}},{
title:`With a command`,
files:{
"manifest.json":o('"server": { "type": "uv", "entry_point": "src/server.py", "mcp_config": { "command": "uv", "args": ["run", "${__dirname}/src/server.py"] } }',{
manifest_version:`"0.4"`})}}],
evidence:[{
claim:`refused without mcp_config`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`},{
claim:`optional for uv in the source that follows`,
source:`modelcontextprotocol/mcpb bec493b src/schemas/0.4.ts, read`,
date:`2026-11-18`}]});
var le=e.defineRule({
id:`mcpb-variable`,
category:`correctness`,
severity:`warning`,
messages:{
unknown:t=>`${e.quote(t.text)} is none of a bundle's variables; the text reaches the server as it stands`},
on:{
bundle({
document:t,
format:{
bundle:n}},{
report:r}){
let{
variables:i,
settings:a,
advises:o}=n;
for(
let{
name:n,
route:s,
within:c,
inShell:l}of e.settingsUses(t)){
if(l||i.includes(n)||n.startsWith(`${a}.`))
continue;
let u=e.suggest(n,i);
r(`unknown`,{
text:`\${${n}}`},e.at(t,s,`value`,c),{
reaction:o,
help:u===void 0?`ask for it in ${e.quote(a)}, and write "\${${a}.${ue(n)}}"`:`did you mean ${e.quote(`\${${u}}`)}?`})}}}});
function ue(e){
return e.replace(/^env[:.]/,``).toLowerCase().replace(/[^a-z0-9_]+/g,`_`).slice(0,40)}
const D=e=>o(`"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["\${__dirname}/server/index.js"], "env": { ${e} } } }`);
e.defineDocs({
summary:`A variable that bundles do not have`,
why:"In `mcp_config` a bundle fills in its own folder, a few folders of the user, and what it has asked the user for. The environment of the user is none of it.",
fix:"Ask for the value in `user_config`, and refer to it.",
mends:`what the user should be asked cannot be told`,
examples:[{
title:`A variable of the environment`,
files:{
"manifest.json":D('"WEATHER_KEY": "\u27e6${WEATHER_KEY}\u27e7"')}},{
title:`A folder by another name`,
files:{
"manifest.json":D('"CACHE": "\u27e6${DOWNLOAD}\u27e7/weather"')}},{
title:`What there is`,
files:{
"manifest.json":D('"CACHE": "${HOME}${/}weather"')}}],
evidence:[{
claim:`__dirname, HOME, DESKTOP, DOCUMENTS, DOWNLOADS, pathSeparator and / are filled in`,
source:`modelcontextprotocol/mcpb MANIFEST.md`,
date:`2025-12-03`},{
claim:`what is not known stays as it is`,
source:`@anthropic-ai/mcpb 2.1.2, read`,
date:`2026-11-18`}]});
var O=e.defineRule({
id:`mcpb-version`,
category:`correctness`,
severity:`error`,
messages:{
missing:e=>`the file has no "manifest_version", so ${e.client} refuses it`,
unknown:t=>`${e.quote(t.key)} names no version that ${t.client} knows, so it refuses the file`,
differs:t=>`${e.quote(t.key)} is not ${e.quote(t.version)} like the other one, so ${t.client} refuses the file`,
former:()=>`"dxt_version" is the name from before these bundles were called MCPB`},
on:{
bundle({
document:t,
format:{
bundle:n}},{
client:r,
report:i}){
let{
value:a}=t;
if(!e.isObject(a)||t.isBroken([]))
return;
let{
version:o,
versions:s,
refuses:c}=n;
let l=[`manifest_version`,`dxt_version`].filter(e=>Object.hasOwn(a,e));
l.length===0&&i(`missing`,{
client:r},e.at(t,[]),{
reaction:c,
help:`add "manifest_version": "0.3"`});
for(
let n of l){
let l=e.own(a,n);
if(l===o)
continue;
let u=e.at(t,[n]);
s.some(e=>e===l)?i(`differs`,{
key:n,
version:o,
client:r},u,{
reaction:c,
help:`write ${e.quote(o)}`,
fix:e.writing([n],o,`unsafe`)}):i(`unknown`,{
key:n,
client:r},u,{
reaction:c,
help:`write ${e.list(s)}`})}
l.length===1&&l[0]===`dxt_version`&&i(`former`,void 0,e.at(t,[`dxt_version`],`key`),{
reaction:n.advises,
help:`call it "manifest_version"`,
fix:e.renaming([`dxt_version`],`manifest_version`)})}}});
e.defineDocs({
summary:`The manifest of a bundle that names no version of its format, or one that does not exist`,
why:"The version decides which keys there are. Without one, or with one that `mcpb` does not know, nothing is packed and nothing is installed.",
fix:'Write `"manifest_version": "0.3"`, as a string.',
mends:{
safe:`renames "dxt_version"`,
unsafe:`writes the other of two versions`},
examples:[{
title:`No version`,
files:{
"manifest.json":`\u27e6${o(s,{
manifest_version:``}).trimEnd()}\u27e7\n`}},{
title:`A number, and a version that does not exist`,
files:{
"manifest.json":o(s,{
manifest_version:`\u27e61\u27e7`}),
"other/manifest.json":o(s,{
manifest_version:`\u27e6"1.0"\u27e7`})}},{
title:`The name of before`,
files:{
"manifest.json":o(s,{
manifest_version:``,
'\u27e6"dxt_version"\u27e7':`"0.1"`}).replace(`"\u27e6"dxt_version"\u27e7"`,`\u27e6"dxt_version"\u27e7`)}},{
title:`Two that differ`,
files:{
"manifest.json":o(s,{
dxt_version:`\u27e6"0.1"\u27e7`})}},{
title:`A version, and the manifest of a browser\u2019s extension`,
files:{
"manifest.json":o(s),
"extension/manifest.json":`{ "manifest_version": 3, "name": "Weather", "version": "1.0" }
`}}],
evidence:[{
claim:`versions 0.1 to 0.4 as strings; "dxt_version" is taken instead`,
source:`@anthropic-ai/mcpb 2.1.2, run`,
date:`2026-11-18`}]});
var k=e.defineRule({
id:`mcpb-version-drift`,
category:`correctness`,
severity:`warning`,
messages:{
bundle:t=>`the bundle has version ${e.quote(t.version)}, what it bundles ${e.quote(t.other)} in ${t.file}`},
on:{
bundle(n,{
report:r}){
let{
document:i}=n;
let a=e.writtenText(i.value,`version`);
let o=a===void 0?void 0:t.bundledProject(n);
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
file:o.file},e.at(i,[`version`]),{
help:`write ${e.quote(s)}`,
related:[{
place:c,
message:`the version there`}],
fix:e.writing([`version`],s,`unsafe`)})}}});
e.defineDocs({
summary:`A bundle whose version is not that of what it bundles`,
why:"A client knows a bundle by the version in `manifest.json`. When only `package.json` or `pyproject.toml` was raised, the new server goes out under the old version.",
fix:`Raise both together. Only a project of the same folder and the same name is compared, without the scope of a package, and only where the bundle starts what is in it.`,
mends:{
unsafe:`writes the version of the project`},
examples:[{
title:`A package that was raised alone`,
files:{
"manifest.json":o(s,{
version:`\u27e6"1.2.0"\u27e7`}),
"package.json":`{ "name": "@acme/weather", "version": "1.3.0" }
`,
"server/index.js":``}},{
title:`A project in Python`,
files:{
"manifest.json":o('"server": { "type": "python", "entry_point": "main.py", "mcp_config": { "command": "python", "args": ["${__dirname}/main.py"] } }',{
version:`\u27e6"1.2.0"\u27e7`}),
"pyproject.toml":`[project]
name = "weather"
version = "1.3.0"
`,
"main.py":``}},{
title:`One version, one that is set by a release, and a package of another name`,
files:{
"manifest.json":o(s),
"package.json":`{ "name": "@acme/weather", "version": "1.2.0" }
`,
"server/index.js":``,
"set/manifest.json":o(s),
"set/package.json":`{ "name": "weather", "version": "0.0.0-development" }
`,
"set/server/index.js":``,
"other/manifest.json":o(s),
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
var A=e.defineRule({
id:`server-json-argument`,
category:`correctness`,
severity:`error`,
messages:{
name:e=>`the name of an argument holds no blank, "$", "<" or ">", so ${e.client} refuses the file`,
repeats:t=>`${e.quote(t.key)} begins with the name ${e.quote(t.name)} itself, so ${t.client} refuses the file`,
nothing:e=>`the argument has neither "value" nor "valueHint", so ${e.client} refuses the file`},
on:{
registry(t,{
client:n,
report:r}){
let{
document:i,
format:a}=t;
let{
registry:o}=a;
let{
refuses:s}=o;
for(
let{
route:a,
value:o}of e.packagesOf(t).flatMap(t=>e.argumentsOf(i,t))){
let t=e.own(o,`type`);
if(t===`positional`){
if([`value`,`valueHint`,`value_hint`].some(e=>Object.hasOwn(o,e)))
continue;
r(`nothing`,{
client:n},e.at(i,a),{
reaction:s,
help:`add "value" for a fixed text, or "valueHint" for one that the user gives`})}
let c=e.writtenText(o,`name`);
if(t!==`named`||c===void 0)
continue;
/[<> $]/.test(c)&&r(`name`,{
client:n},e.at(i,[...a,`name`]),{
reaction:s,
help:`write the flag alone, and what follows it as "value" or "default"`});
for(
let t of[`value`,`default`]){
if(!e.writtenText(o,t)?.startsWith(c))
continue;
r(`repeats`,{
key:t,
name:c,
client:n},e.at(i,[...a,t]),{
reaction:s,
help:`write only what follows the flag`})}}}}});
const j=`"transport": { "type": "stdio" }`;
e.defineDocs({
summary:`An argument of a package that the registry does not take`,
why:`A named argument is a flag and its value, apart from each other; a positional one has a value, or a hint that names it for the user.`,
fix:"Write the flag as `name` and what follows it as `value` or `default`.",
mends:`only the author knows what is right`,
examples:[{
title:`A flag with its value`,
files:{
"server.json":i(`"packages": [{ ${a}, ${j}, "packageArguments": [{ "type": "named", "name": \u27e6"--port 8080"\u27e7 }] }]`)}},{
title:`A value with its flag`,
files:{
"server.json":i(`"packages": [{ ${a}, ${j}, "packageArguments": [{ "type": "named", "name": "--port", "value": \u27e6"--port=8080"\u27e7 }] }]`)}},{
title:`A position without anything`,
files:{
"server.json":i(`"packages": [{ ${a}, ${j}, "packageArguments": [\u27e6{ "type": "positional", "description": "A folder" }\u27e7] }]`)}},{
title:`Flags and positions`,
files:{
"server.json":i(`"packages": [{ ${a}, ${j}, "packageArguments": [{ "type": "named", "name": "--port", "value": "8080" }, { "type": "positional", "valueHint": "folder" }, { "type": "positional", "value": "serve" }] }]`)}}],
evidence:[{
claim:`names without blanks, "$", "<" and ">", values that do not begin with the name`,
source:`modelcontextprotocol/registry internal/validators/validators.go, read`,
date:`2026-11-18`},{
claim:`a positional argument needs "value" or "valueHint"`,
source:`the registry\u2019s schema of 2025-12-11, read`,
date:`2026-11-18`}]});
var M=e.defineRule({
id:`server-json-duplicate`,
category:`correctness`,
severity:`warning`,
messages:{
address:()=>`two remote servers of the file have the same address and transport`,
variable:t=>`the package has two variables of the name ${e.quote(t.name)}`,
package:t=>`the package ${e.quote(t.identifier)} is listed twice in the same way`},
on:{
registry(t,{
report:n}){
let{
document:r}=t;
let i=e.packagesOf(t);
let a=(t,n)=>({
help:`remove one of them`,
related:[{
place:e.at(r,[...t.route,n]),
message:`the first one`}]});
for(
let[t,i]of N(e.itemsAt(r,[`remotes`]),[`type`,`url`],`url`))
n(`address`,void 0,e.at(r,[...t.route,`url`]),a(i,`url`));
for(
let[t,o]of N(i,void 0,`identifier`))
n(`package`,{
identifier:e.writtenText(t.value,`identifier`)??``},e.at(r,[...t.route,`identifier`]),a(o,`identifier`));
for(
let t of i)
for(
let[i,o]of N(e.environmentOf(r,t),[`name`],`name`))
n(`variable`,{
name:e.writtenText(i.value,`name`)??``},e.at(r,[...i.route,`name`]),a(o,`name`))}}});
function N(t,n,r){
let i=new Map;
return t.flatMap(t=>{
if(e.writtenText(t.value,r)===void 0)
return[];
let a=JSON.stringify(n===void 0?t.value:n.map(e=>t.value[e]??null));
let o=i.get(a);
o===void 0&&i.set(a,t);
return o===void 0?[]:[[t,o]]})}
const P=`"transport": { "type": "stdio" }`;
e.defineDocs({
summary:`The same thing twice in server.json`,
why:`An address belongs to one entry of the registry; a second variable of one name leaves open which of the two counts.`,
fix:`Remove one of them.`,
mends:`which of two entries is meant is a decision`,
examples:[{
title:`An address twice`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }, { "type": "streamable-http", "url": \u27e6"https://weather.example.com/mcp"\u27e7 }]`)}},{
title:`A variable and a package twice`,
files:{
"server.json":i(`"packages": [{ ${a}, ${P}, "environmentVariables": [{ "name": "CITY" }, { "name": \u27e6"CITY"\u27e7, "default": "Rome" }] },\n    { "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", ${P} }, { "registryType": "oci", "identifier": \u27e6"ghcr.io/acme/weather:1.2.0"\u27e7, ${P} }]`)}},{
title:`One package in two ways`,
files:{
"server.json":i(`"packages": [{ ${a}, ${P} }, { ${a}, "transport": { "type": "streamable-http", "url": "http://localhost:3000/mcp" } }]`)}}],
evidence:[{
claim:`another entry may not have the address of a remote server`,
source:`modelcontextprotocol/registry, read`,
date:`2026-11-18`}]});
var F=e.defineRule({
id:`server-json-key-unknown`,
category:`correctness`,
severity:`warning`,
messages:{
unknown:t=>`${t.client} knows no ${e.quote(t.key)} here, and refuses files with keys that it does not know`},
on:{
registry(t,{
client:n,
report:r}){
let{
document:i,
format:a}=t;
let{
registry:o}=a;
if(!I(t,o))
return;
let s=new Set([...Object.keys(o.renamed.keys),...o.removed.routes.map(([e])=>e)]);
for(
let[a,c]of L(t)){
let t=o.keys[a];
for(
let a of Object.keys(c.value)){
if(t.includes(a)||s.has(a))
continue;
let l=e.suggest(a,t);
let u=[...c.route,a];
let d=l===void 0||Object.hasOwn(c.value,l)?void 0:e.renaming(u,l);
r(`unknown`,{
key:a,
client:n},e.at(i,u,`key`),{
reaction:o.refusesAsTold,
fix:d??e.removing(u),
meant:d?.changes,
help:l===void 0?`remove it, or put it under ${e.quote(o.metaKey)} in "_meta"`:`did you mean ${e.quote(l)}?`})}}}}});
function I({
document:t},{
revisions:n,
schemaUrl:r}){
let i=e.own(t.value,`$schema`);
return i===void 0||n.some(e=>r(e)===i)}
function L(t){
let{
document:n}=t;
let r=(t,r)=>e.isObject(t)&&!n.isBroken(r)?[{
value:t,
route:r}]:[];
let i=e.packagesOf(t);
let a=e.itemsAt(n,[`remotes`]);
let o=[...i.flatMap(({
route:t,
value:n})=>r(e.own(n,`transport`),[...t,`transport`])),...a];
let s=[...i.flatMap(t=>[...e.argumentsOf(n,t),...e.environmentOf(n,t)]),...o.flatMap(({
route:t})=>e.itemsAt(n,[...t,`headers`]))];
let c=e.own(n.value,`repository`);
return[...R(`server`,r(n.value,[])),...R(`repository`,r(c,[`repository`])),...R(`icon`,e.itemsAt(n,[`icons`])),...R(`package`,i),...R(`transport`,o),...R(`input`,s)]}
function R(e,t){
return t.map(t=>[e,t])}
e.defineDocs({
summary:`A key of server.json that the registry does not know`,
why:`The schema allows further keys, the registry does not: it answers "unexpected property", and nothing is published.`,
fix:"Remove the key, or put it under the key for the publisher\u2019s own data in `_meta`.",
mends:{
safe:`renames the key to the one that is near`,
unsafe:`removes the key`},
examples:[{
title:`A license`,
files:{
"server.json":i(`\u27e6"license"\u27e7: "MIT",\n  "packages": [{ ${a}, "transport": { "type": "stdio" }, "environmentVariables": [{ "name": "CITY", \u27e6"required"\u27e7: true }] }]`)}},{
title:`Known keys`,
files:{
"server.json":i(`"websiteUrl": "https://weather.example.com",\n  "packages": [{ ${a}, "transport": { "type": "stdio" }, "environmentVariables": [{ "name": "CITY", "isRequired": true }] }]`)}}],
evidence:[{
claim:`the registry refused "license" as an unexpected property`,
source:`msaad00/agent-bom#617`,
date:`2026-03-11`},{
claim:`old names of keys are unexpected properties`,
source:`modelcontextprotocol/registry#550`,
date:`2025-09-25`}]});
var z=e.defineRule({
id:`server-json-link`,
category:`correctness`,
severity:`error`,
messages:{
scheme:t=>`${e.quote(t.key)} is not an absolute address with https, so ${t.client} refuses the file`},
on:{
registry({
document:t,
format:{
registry:n}},{
client:r,
report:i}){
let a=(e,t,a)=>{
if(e===void 0||/^https:/i.test(e))
return;
let o=/^http:/i.test(e)?`write "https:"`:`write an address such as "https://example.com/icon.png"`;
i(`scheme`,{
key:t,
client:r},a,{
reaction:n.refuses,
help:o})};
a(e.writtenText(t.value,`websiteUrl`),`websiteUrl`,e.at(t,[`websiteUrl`]));
for(
let{
route:n,
value:r}of e.itemsAt(t,[`icons`]))
a(e.writtenText(r,`src`),`src`,e.at(t,[...n,`src`]))}}});
e.defineDocs({
summary:`A home page or an icon that is not an address with https`,
why:`The registry takes absolute addresses with https only; the protocol allows icons as data, the registry does not.`,
fix:`Put the image on the web, and write its address.`,
mends:`only the author knows what is right`,
examples:[{
title:`A home page without encryption`,
files:{
"server.json":i(`"websiteUrl": \u27e6"http://weather.example.com"\u27e7,
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`An icon as data, and one in the repository`,
files:{
"server.json":i(`"icons": [{ "src": \u27e6"data:image/png;base64,iVBORw0KGgo="\u27e7 }, { "src": \u27e6"./icon.png"\u27e7 }],
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`Addresses with https`,
files:{
"server.json":i(`"websiteUrl": "https://weather.example.com", "icons": [{ "src": "https://weather.example.com/icon.png" }],
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}}],
evidence:[{
claim:`websiteUrl and src of icons are absolute and https`,
source:`modelcontextprotocol/registry internal/validators/validators.go, read`,
date:`2026-11-18`}]});
var B=e.defineRule({
id:`server-json-mcp-name`,
category:`correctness`,
severity:`error`,
messages:{
differs:t=>`the package calls its server ${e.quote(t.other)} in ${t.where}, so ${t.client} does not take it`,
another:t=>`the server beside this file is the package ${e.quote(t.other)}, as ${t.where} says`,
missing:e=>`the package names no server in ${e.where}, so ${e.client} does not take it`},
on:{
registry(r,{
client:i,
report:a}){
let{
document:o,
format:s}=r;
let{
registry:c}=s;
let l=e.writtenText(o.value,`name`);
if(l===void 0)
return;
let u=t.otherPackage(r,e.packagesOf(r));
if(u!==void 0){
let t=e.at(o,[...u.item.route,`identifier`]);
a(`another`,{
where:u.file,
other:u.name.text},t,{
severity:`warning`,
help:`write ${e.quote(u.name.text)}, if that is what is published`,
related:[{
place:u.name.place,
message:`the name there`}]})}
if(n(l)!==void 0)
return;
for(
let t of V(r)){
let{
where:n,
names:r,
line:s}=t.owner;
if(r.some(({
text:e})=>e===l))
continue;
let[u]=r;
let d=e.at(o,[...t.package.route,`identifier`]);
if(u===void 0){
if(t.isOptional)
continue;
a(`missing`,{
where:n,
client:i},d,{
severity:`warning`,
help:`add ${s(l)} there`})}else 
u.text.includes(`$`)||a(`differs`,{
where:n,
other:u.text,
client:i},e.at(o,[`name`]),{
reaction:c.refuses,
help:`write ${s(l)} there, or that name here; capitals count`,
related:[{
place:u.place,
message:`the name there`}]})}}}});
function V(n){
let r=e.packagesOf(n);
let i=r.filter(({
kind:e})=>e?.owner===`label`);
return r.flatMap(e=>{
let r=e.kind?.owner===`label`;
let a=r?i.length===1?t.labelsOf(n):void 0:t.projectOf(n,e)?.owner;
return a===void 0?[]:[{
package:e,
owner:a,
isOptional:r}]})}
const H=`"transport": { "type": "stdio" }`;
e.defineDocs({
summary:`A package that names another server than the description, or none`,
why:"Whoever publishes a description has to own its packages, so each package names its server: `mcpName` in `package.json`, `mcp-name: \u2026` in the README of a Python package, a label of an image. The registry compares the names letter by letter, capitals included. Looked at are files beside `server.json`, and only where they make a package of the listed name.",
fix:`Write the name of the server into the package, publish the package, then the description.`,
mends:`the name stands in the package too, which is another file`,
examples:[{
title:`Other capitals`,
files:{
"server.json":i(`"packages": [{ ${a}, ${H} }]`,{
name:`\u27e6"io.github.acme/weather"\u27e7`}),
"package.json":`{ "name": "@acme/weather", "version": "1.2.0", "mcpName": "io.github.Acme/weather" }
`}},{
title:`The package was renamed`,
files:{
"server.json":i(`"packages": [{ "registryType": "npm", "identifier": \u27e6"@acme/weather-server"\u27e7, "version": "1.2.0", ${H} }]`),
"package.json":`{ "name": "@acme/weather", "version": "1.2.0", "mcpName": "io.github.acme/weather" }
`}},{
title:`A Python package that was renamed`,
files:{
"server.json":i(`"packages": [{ "registryType": "pypi", "identifier": \u27e6"weather-server"\u27e7, "version": "1.2.0", ${H} }]`),
"pyproject.toml":`[project]
name = "acme_weather"
version = "1.2.0"
readme = "README.md"
`,
"README.md":`# Weather

<!-- mcp-name: io.github.acme/weather -->
`}},{
title:`No name at all`,
files:{
"server.json":i(`"packages": [{ "registryType": "npm", "identifier": \u27e6"@acme/weather"\u27e7, "version": "1.2.0", ${H} }]`),
"package.json":`{ "name": "@acme/weather", "version": "1.2.0" }
`}},{
title:`A name that the registry refuses, which no package should repeat`,
files:{
"server.json":i(`"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": "1.2.0", ${H} }]`,{
name:`"weather"`}),
"package.json":`{ "name": "@acme/weather", "version": "1.2.0" }
`},
also:[`server-json-name`]},{
title:`The README of a Python package`,
files:{
"server.json":i(`"packages": [{ "registryType": "pypi", "identifier": "acme-weather", "version": "1.2.0", ${H} }]`,{
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
"server.json":i(`"packages": [{ "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", ${H} }]`,{
name:`\u27e6"io.github.acme/weather"\u27e7`}),
Dockerfile:`FROM node:24
LABEL io.modelcontextprotocol.server.name="io.github.acme/wether"
`}},{
title:`The same name, and the file of another package`,
files:{
"server.json":i(`"packages": [{ ${a}, ${H} }]`),
"package.json":`{ "name": "@acme/weather", "version": "1.2.0", "mcpName": "io.github.acme/weather" }
`,
"tools/server.json":i(`"packages": [{ ${a}, ${H} }]`),
"tools/package.json":`{ "name": "@acme/tools", "private": true }
`}}],
evidence:[{
claim:`npm: mcpName equals the name; PyPI: the README has "mcp-name: " and the name; images: the label`,
source:`modelcontextprotocol/registry internal/validators/registries, read`,
date:`2026-11-18`},{
claim:`publishing failed for a difference`,
source:`modelcontextprotocol/registry#1525, #1372`,
date:`2026-11-18`}]});
var U=e.defineRule({
id:`server-json-meta`,
category:`correctness`,
severity:`warning`,
messages:{
large:e=>`the publisher's data have ${e.bytes} bytes; ${e.client} takes ${e.most} and refuses the file`,
dropped:t=>`${t.client} keeps nothing of ${e.quote(t.key)} in "_meta"`},
on:{
registry({
document:t,
format:{
registry:n}},{
client:r,
report:i}){
let a=e.own(t.value,`_meta`);
if(!e.isObject(a)||t.isBroken([`_meta`]))
return;
let{
metaKey:o,
metaBytes:s,
removed:c}=n;
for(
let l of Object.keys(a))
if(l===o){
let o=e.isObject(a[l])?e.bytesIn(JSON.stringify(a[l])):0;
o>s&&i(`large`,{
bytes:o,
most:s,
client:r},e.at(t,[`_meta`,l],`key`),{
reaction:n.refuses,
help:`put an address there that leads to the rest`})}else 
c.routes.some(e=>e[0]===`_meta`&&e[1]===l)||i(`dropped`,{
key:l,
client:r},e.at(t,[`_meta`,l],`key`),{
reaction:n.advises,
help:`put it under ${e.quote(o)}`})}}});
const W=`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`;
e.defineDocs({
summary:`Metadata of server.json that the registry drops or refuses`,
why:"Only what stands under `io.modelcontextprotocol.registry/publisher-provided` is kept, up to 4096 bytes. Everything else of `_meta` is lost, and some releases of the registry refuse it.",
fix:`Put the data under that key, and keep them small.`,
mends:`only the author knows what is right`,
examples:[{
title:`A key of one\u2019s own`,
files:{
"server.json":i(`"_meta": { \u27e6"tools"\u27e7: ["forecast"] },\n  ${W}`)}},{
title:`Too much`,
files:{
"server.json":i(`"_meta": { \u27e6"io.modelcontextprotocol.registry/publisher-provided"\u27e7: { "notes": "${`n`.repeat(4096)}" } },\n  ${W}`)}},{
title:`Data of the publisher`,
files:{
"server.json":i(`"_meta": { "io.modelcontextprotocol.registry/publisher-provided": { "tools": ["forecast"] } },\n  ${W}`)}}],
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
var de=e.defineRule({
id:`server-json-name`,
category:`correctness`,
severity:`error`,
messages:{
refused:t=>`the name ${e.quote(t.name)} ${t.fault}, so ${t.client} refuses the file`},
on:{
registry({
document:t,
format:{
registry:r}},{
client:i,
report:a}){
let o=e.writtenText(t.value,`name`);
if(o===void 0||t.isBroken([`name`]))
return;
let s=n(o);
if(s===void 0)
return;
a(`refused`,{
name:o,
fault:s,
client:i},e.at(t,[`name`]),{
reaction:r.refuses,
help:`write the reversed name of a domain, a slash, and the name of the server: "io.github.user/weather"`})}}});
e.defineDocs({
summary:`A name of a server that the registry does not take`,
why:`The name is the reversed name of a domain or of a GitHub account, one slash, and the name of the server. Both parts begin and end with a letter or digit.`,
fix:"Write a name such as `io.github.user/weather`.",
mends:`the name is what the server is known by`,
examples:[{
title:`No namespace`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`\u27e6"weather"\u27e7`})}},{
title:`Two slashes`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`\u27e6"io.github.acme/tools/weather"\u27e7`})}},{
title:`An underscore in the namespace`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`\u27e6"io.github.acme_inc/weather"\u27e7`})}},{
title:`A hyphen at the end`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`\u27e6"io.github.acme/weather-"\u27e7`})}},{
title:`A name, and one that is filled in later`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`),
"template/server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`"<<RepositoryName>>"`})}}],
evidence:[{
claim:`one slash, and the pattern of each part`,
source:`modelcontextprotocol/registry internal/validators/validators.go, read`,
date:`2026-11-18`}]});
const G=`io.github.`;
var fe=e.defineRule({
id:`server-json-namespace-casing`,
category:`correctness`,
severity:`warning`,
messages:{
differs:t=>`the name has ${e.quote(t.name)}, the repository ${e.quote(t.owner)}; ${t.client} tells the two apart`},
on:{
registry({
document:t},{
client:n,
report:r}){
let i=e.writtenText(t.value,`name`);
let a=e.writtenText(e.own(t.value,`repository`),`url`);
if(i===void 0||a===void 0||!i.startsWith(G))
return;
let o=i.slice(10).split(`/`)[0]??``;
let s=e.githubOwner(a);
if(s===void 0||s===o||s.toLowerCase()!==o.toLowerCase())
return;
let c={
start:10,
end:10+o.length};
r(`differs`,{
name:o,
owner:s,
client:n},e.at(t,[`name`],`value`,c),{
help:`write ${e.quote(G+s)}, if that is how GitHub shows the account`,
related:[{
place:e.at(t,[`repository`,`url`]),
message:`the account here`}]})}}});
e.defineDocs({
summary:`A namespace that differs from the GitHub account in its capitals`,
why:"Whoever is signed in as `Acme` may publish under `io.github.Acme/` and under nothing else: capitals count. `mcp-publisher validate` does not notice.",
fix:"Write the account as GitHub shows it, here and in `mcpName`.",
mends:`the name is what the server is known by, and only GitHub knows how it is written`,
examples:[{
title:`Small letters`,
files:{
"server.json":i(`"repository": { "url": "https://github.com/Acme/weather", "source": "github" },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
name:`"io.github.\u27e6acme\u27e7/weather"`})}},{
title:`Another account`,
files:{
"server.json":i(`"repository": { "url": "https://github.com/Sunshine/weather", "source": "github" },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}}],
evidence:[{
claim:`publishing failed until the namespace had the capitals of the account`,
source:`HelpCode-ai/anythingmcp#614, AkashGoenka/coldstart#90, DollhouseMCP/mcp-server#1374`,
date:`2026-11-18`}]});
var pe=e.defineRule({
id:`server-json-nothing-to-run`,
category:`clarity`,
severity:`warning`,
messages:{
nothing:()=>`the file lists neither packages nor remote servers, so no client can use the server`},
on:{
registry({
document:t},{
report:n}){
let{
value:r}=t;
if(!e.isObject(r)||t.isBroken([]))
return;
if([`packages`,`remotes`].some(t=>!me(e.own(r,t))))
return;
let i=[`packages`,`remotes`].find(e=>Object.hasOwn(r,e));
n(`nothing`,void 0,i===void 0?e.at(t,[`name`]):e.at(t,[i],`key`),{
help:`add "packages" with what starts it, or "remotes" with its address`})}}});
function me(e){
return e===void 0||Array.isArray(e)&&e.length===0}
e.defineDocs({
summary:`A description of a server that nobody can start or reach`,
why:`The registry takes it, and lists a server that no client can use.`,
fix:`Add the package that starts it, or the address at which it runs.`,
mends:`what starts the server cannot be told`,
examples:[{
title:`Neither of the two`,
files:{
"server.json":i(``,{
name:`\u27e6"io.github.acme/weather"\u27e7`})}},{
title:`An empty list`,
files:{
"server.json":i(`\u27e6"packages"\u27e7: []`)}},{
title:`A package`,
files:{
"server.json":i(`"packages": [{ ${a}, "transport": { "type": "stdio" } }]`)}}],
evidence:[{
claim:`the schema asks for neither`,
source:`the registry\u2019s schema of 2025-12-11, read`,
date:`2026-11-18`}]});
var he=e.defineRule({
id:`server-json-package`,
category:`correctness`,
severity:`error`,
messages:{
kindless:e=>`the package has no "registryType", so ${e.client} refuses the file`,
kind:t=>`${t.client} knows no packages of the type ${e.quote(t.type)}, so it refuses the file`,
recent:t=>`packages of the type ${e.quote(t.type)} are new, and no revision of the format names them`,
blank:e=>`the identifier holds a blank, so ${e.client} refuses the file`,
untagged:e=>`the image has neither a tag nor a digest; ${e.client} asks for one, and users get whatever is newest`,
unversioned:t=>`a package of the type ${e.quote(t.type)} has to name its version, so ${t.client} refuses the file`,
forbidden:t=>`a package of the type ${e.quote(t.type)} must not have ${e.quote(t.key)}, so ${t.client} refuses the file`,
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
let e=new ge(t,i,r,n);
e.kind();
e.identifier();
e.hash();
e.keys()}}}});
var ge=class{
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
value:t,
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
let d=`write ${e.list(Object.keys(o).filter(e=>!o[e]?.recent))}`;
let f=Object.keys(u.keys).some(e=>Object.hasOwn(t,e)&&u.keys[e]===`registryType`);
if(!Object.hasOwn(t,`registryType`))
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
kind:t,
value:n}=this.#t;
let{
client:r,
report:i}=this.#r;
let a=this.#n.refuses;
let o=e.writtenText(n,`identifier`);
if(o===void 0)
return;
let s=this.#i(`identifier`);
if(o.includes(` `)){
i(`blank`,{
client:r},s,{
reaction:a,
help:`remove the blank`});
return}
if(t?.identifies===`image`&&!_e(o)){
let t=e.writtenText(n,`version`);
if(t!==void 0&&this.#n.revision<`2025-10-11`)
return;
i(`untagged`,{
client:r},s,{
reaction:this.#n.advises,
help:`write ${e.quote(`${o.slice(0,60)}:${t??`1.2.0`}`)}`})}
if(t?.identifies!==`address`)
return;
/^https:\/\//i.test(o)?/mcp/i.test(o)||i(`unnamed`,{
client:r},s,{
reaction:a,
help:`put "mcp" into the name of the file or of the repository`}):i(`insecure`,{
client:r},s,{
reaction:a,
help:`write the address from which the bundle can be downloaded`})}
hash(){
let{
kind:t,
value:n}=this.#t;
let{
client:r,
report:i}=this.#r;
let a=this.#n.refuses;
let o=e.own(n,`fileSha256`)??e.own(n,`file_sha256`);
if(o===void 0){
t?.identifies===`address`&&i(`unhashed`,{
client:r},this.#i(),{
reaction:this.#n.advises,
help:`add the SHA-256 of the file: "openssl dgst -sha256 server.mcpb" prints it`});
return}
if(typeof o!=`string`||e.isStamped(o)||/^[a-f0-9]{64}$/.test(o))
return;
let s=/^[A-F0-9]{64}$/i.test(o)?`write the letters small`:`"openssl dgst -sha256 server.mcpb" prints it`;
i(`hash`,{
client:r},this.#i(Object.hasOwn(n,`fileSha256`)?`fileSha256`:`file_sha256`),{
reaction:a,
help:s})}
keys(){
let{
kind:t,
type:n,
value:r}=this.#t;
let{
client:i,
report:a}=this.#r;
let{
refuses:o,
revision:s}=this.#n;
if(t===void 0||n===void 0)
return;
t.needsVersion&&!Object.hasOwn(r,`version`)&&s>=`2025-10-11`&&a(`unversioned`,{
type:n,
client:i},this.#i(),{
reaction:o,
help:`add "version" with the one that is published`});
let{
since:c,
keys:l}=t.forbids??{
since:``,
keys:[]};
for(
let t of s<c?[]:l){
let s=e.own(r,t);
if(s===void 0||s===``)
continue;
let c=t===`version`?`remove it: the tag of the image is its version`:`remove it`;
a(`forbidden`,{
key:t,
type:n,
client:i},this.#i(t,`key`),{
reaction:o,
help:c})}}
#i(t,n){
let{
route:r}=this.#t;
return e.at(this.#e.document,t===void 0?r:[...r,t],n)}};
function _e(e){
let t=e.slice(e.lastIndexOf(`/`)+1);
return t.includes(`:`)||t.includes(`@sha256:`)}
const K=`"transport": { "type": "stdio" }`;
const q=`fe333e598595000ae021bd27117db32ec69af6987f507ba7a63c90638ff633ce`;
e.defineDocs({
summary:`A package that the registry does not take`,
why:`Each kind of package has a form of its own: a name and a version, an image with its tag, the address of a bundle with its checksum. The registry looks the package up and refuses the file when it cannot.`,
fix:`Write the package in the form of its kind.`,
mends:`only the author knows what is right`,
examples:[{
title:`No kind, and one that is not known`,
files:{
"server.json":i(`"packages": [\u27e6{ "identifier": "@acme/weather", "version": "1.2.0", ${K} }\u27e7, { "registryType": \u27e6"docker"\u27e7, "identifier": "acme/weather:1.2.0", ${K} }],\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`A kind that only newer registries take`,
files:{
"server.json":i(`"packages": [{ "registryType": \u27e6"cargo"\u27e7, "identifier": "weather-mcp", "version": "1.2.0", ${K} }]`)}},{
title:`An image without a tag`,
files:{
"server.json":i(`"packages": [{ "registryType": "oci", "identifier": \u27e6"ghcr.io/acme/weather"\u27e7, ${K} }]`)}},{
title:`A bundle by its path, one without a checksum, and a checksum in capitals`,
files:{
"server.json":i(`"packages": [{ "registryType": "mcpb", "identifier": \u27e6"dist/weather.mcpb"\u27e7, "fileSha256": "${q}", ${K} },\n    \u27e6{ "registryType": "mcpb", "identifier": "https://github.com/acme/weather/releases/download/v1/weather.mcpb", ${K} }\u27e7,\n    { "registryType": "mcpb", "identifier": \u27e6"https://github.com/acme/weather/releases/download/v1/weather.zip"\u27e7, "fileSha256": \u27e6"FE333E598595000AE021BD27117DB32EC69AF6987F507BA7A63C90638FF633CE"\u27e7, ${K} }]`)}},{
title:`A blank in a name`,
files:{
"server.json":i(`"packages": [{ "registryType": "npm", "identifier": \u27e6"@acme/weather server"\u27e7, "version": "1.2.0", ${K} }]`)}},{
title:`No version, and keys of another kind`,
files:{
"server.json":i(`"packages": [\u27e6{ "registryType": "pypi", "identifier": "acme-weather", ${K} }\u27e7,\n    { ${a}, \u27e6"fileSha256"\u27e7: "${q}", ${K} },\n    { "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", \u27e6"version"\u27e7: "1.2.0", ${K} }]`)}},{
title:`One of each kind`,
files:{
"server.json":i(`"packages": [{ ${a}, ${K} }, { "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", ${K} },\n    { "registryType": "mcpb", "identifier": "https://github.com/acme/weather/releases/download/v1/weather.mcpb", "fileSha256": "${q}", ${K} }]`)}}],
evidence:[{
claim:`types, blanks, addresses of bundles, versions, keys that a kind must not have`,
source:`modelcontextprotocol/registry internal/validators, read`,
date:`2026-11-18`},{
claim:`the checksum of bundles, the tag of images`,
source:`modelcontextprotocol/registry docs/reference/server-json`,
date:`2026-11-18`}]});
var ve=e.defineRule({
id:`server-json-removed-field`,
category:`correctness`,
severity:`warning`,
messages:{
removed:t=>`${e.quote(t.key)} is no part of the file since ${t.since}; ${t.client} sets it itself`},
on:{
registry({
document:t,
format:{
registry:n}},{
client:r,
report:i}){
let{
since:a,
routes:o}=n.removed;
for(
let s of o){
if(e.valueAt(t.value,s)===void 0)
continue;
i(`removed`,{
key:s.at(-1)??``,
since:a,
client:r},e.at(t,s,`key`),{
reaction:n.refusesAsTold,
help:`remove it`,
fix:e.removing(s)})}}}});
e.defineDocs({
summary:`A field of server.json that only the registry sets`,
why:`The status of a server and the official metadata were taken out of the file in September 2025. The registry refuses keys that it does not know.`,
fix:`Remove the field.`,
mends:{
unsafe:`removes the field`},
examples:[{
title:`A status`,
files:{
"server.json":i(`\u27e6"status"\u27e7: "active",
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`Data of the publisher`,
files:{
"server.json":i(`"_meta": { "io.modelcontextprotocol.registry/publisher-provided": { "tool": "ci" } },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}}],
evidence:[{
claim:`"status" and the official part of "_meta" were removed in the revision of 2025-09-29`,
source:`modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md`,
date:`2025-12-11`},{
claim:`a file had to lose its "status" to be published`,
source:`apify/apify-mcp-server#418`,
date:`2026-01-29`}]});
const ye=[{
source:`github`,
address:/^https?:\/\/(?:www\.)?github\.com\/[\w.-]+\/[\w.-]+\/?$/,
form:`https://github.com/owner/name`},{
source:`gitlab`,
address:/^https?:\/\/(?:www\.)?gitlab\.com\/[\w.-]+(?:\/[\w.-]+)+\/?$/,
form:`https://gitlab.com/group/name`}];
var be=e.defineRule({
id:`server-json-repository`,
category:`correctness`,
severity:`error`,
messages:{
host:t=>`${t.client} knows no repositories of ${e.quote(t.source)}, so it refuses the file`,
address:e=>`this is not the address of a repository at ${e.source}, so ${e.client} refuses the file`,
folder:e=>`"subfolder" is not a plain relative path, so ${e.client} refuses the file`},
on:{
registry({
document:t,
format:{
registry:n}},{
client:r,
report:i}){
let a=e.own(t.value,`repository`);
if(!e.isObject(a)||t.isBroken([`repository`]))
return;
let o={
reaction:n.refuses};
let{
source:s,
url:c,
subfolder:l}=xe(a);
let u=ye.find(e=>e.source===s);
if(s!==void 0&&u===void 0)
i(`host`,{
source:s,
client:r},e.at(t,[`repository`,`source`]),{...o,
help:`write "github" or "gitlab", or leave the repository out`});else 
if(u!==void 0&&c!==void 0&&!(c.length<2e3&&u.address.test(c))){
let n=`write ${e.quote(u.form)}${c.endsWith(`.git`)?`, without ".git"`:``}`;
i(`address`,{
source:u.source,
client:r},e.at(t,[`repository`,`url`]),{...o,
help:n})}
l!==void 0&&!Se(l)&&i(`folder`,{
client:r},e.at(t,[`repository`,`subfolder`]),{...o,
help:`write a path such as "packages/weather", without "." or ".." and without a slash at either end`})}}});
function xe(t){
let n=[`source`,`url`,`subfolder`].flatMap(n=>{
let r=e.own(t,n);
return typeof r==`string`&&r!==``&&!e.isStamped(r)?[[n,r]]:[]});
return Object.fromEntries(n)}
function Se(e){
return/^[\w./-]+$/.test(e)&&e.split(`/`).every(e=>e!==``&&e!==`.`&&e!==`..`)}
e.defineDocs({
summary:`A repository that the registry does not take`,
why:`The registry knows repositories at GitHub and GitLab, by the address that a browser shows, and folders within them by a plain relative path.`,
fix:`Correct the address, or leave the repository out.`,
mends:`only the author knows what is right`,
examples:[{
title:`An address for cloning`,
files:{
"server.json":i(`"repository": { "url": \u27e6"git@github.com:acme/weather.git"\u27e7, "source": "github" },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`Another host`,
files:{
"server.json":i(`"repository": { "url": "https://codeberg.org/acme/weather", "source": \u27e6"codeberg"\u27e7 },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`A folder with a slash in front`,
files:{
"server.json":i(`"repository": { "url": "https://github.com/acme/weather", "source": "github", "subfolder": \u27e6"/packages/weather"\u27e7 },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`Nested groups`,
files:{
"server.json":i(`"repository": { "url": "https://gitlab.com/acme/tools/weather", "source": "gitlab", "subfolder": "packages/weather" },
  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}}],
evidence:[{
claim:`the patterns of addresses, and what a subfolder may be`,
source:`modelcontextprotocol/registry internal/validators/utils.go, read`,
date:`2026-11-18`}]});
var Ce=e.defineRule({
id:`server-json-schema-url`,
category:`correctness`,
severity:`error`,
messages:{
missing:e=>`the file has no "$schema", so ${e.client} refuses it`,
unknown:e=>`"$schema" names no revision that ${e.client} has, so it refuses the file`,
old:e=>`"$schema" names the revision of ${e.revision}; publishers are asked for that of ${e.current}`},
on:{
registry({
document:t,
format:{
registry:n}},{
client:r,
report:i}){
if(!e.isObject(t.value)||t.isBroken([]))
return;
let a=e.own(t.value,`$schema`);
let[o=``]=n.revisions.slice(-1);
let s=`write ${e.quote(n.schemaUrl(o))}`;
let c=e.writing([`$schema`],n.schemaUrl(o),`unsafe`);
if(a===void 0||a===``){
let s=e.at(t,a===``?[`$schema`]:[]);
i(`missing`,{
client:r},s,{
reaction:n.refuses,
help:`add "$schema": ${e.quote(n.schemaUrl(o))}`,
fix:a===``?c:e.adding([`$schema`],n.schemaUrl(o),`unsafe`)});
return}
if(typeof a!=`string`||e.isStamped(a))
return;
let l=e.at(t,[`$schema`]);
let u=/\/schemas\/([\w.~-]{1,40})\/server\.schema\.json/.exec(a)?.[1];
let d=we(u,n,o);
d===`old`?i(`old`,{
revision:u??``,
current:o},l,{
reaction:n.advises,
help:s,
fix:c}):d===`unknown`&&i(`unknown`,{
client:r},l,{
reaction:n.refuses,
help:s,
fix:c})}}});
function we(e,{
revisions:t},n){
if(e===void 0)
return`unknown`;
if(e===n)
return`current`;
if(t.includes(e))
return`old`;
return/^\d{4}-\d\d-\d\d$/.test(e)&&e>n?`newer`:`unknown`}
e.defineDocs({
summary:`A description of a server that names no revision of its format, or an old one`,
why:"The registry checks the file against the revision that `$schema` names. Without one, or with one it does not have, publishing fails; releases of `mcp-publisher` have also refused every revision but the newest.",
fix:`Name the newest revision, and rename what it calls otherwise.`,
mends:{
unsafe:`writes the address of the newest revision, which may ask for more`},
examples:[{
title:`No revision`,
files:{
"server.json":`\u27e6{ "name": "io.github.acme/weather", "description": "Weather", "version": "1.0.0", "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }] }\u27e7
`}},{
title:`A revision that was never published`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
$schema:`\u27e6"https://static.modelcontextprotocol.io/schemas/2025-01-01/server.schema.json"\u27e7`})}},{
title:`The draft of the next revision`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
$schema:`\u27e6"https://static.modelcontextprotocol.io/schemas/draft/server.schema.json"\u27e7`})}},{
title:`An old revision`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,{
$schema:`\u27e6"https://static.modelcontextprotocol.io/schemas/2025-09-29/server.schema.json"\u27e7`})}},{
title:`The newest revision`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`)}},{
title:`Another program\u2019s file`,
files:{
"server.json":`{ "name": "game", "port": 8080, "packages": ["core"] }
`}}],
evidence:[{
claim:`an empty "$schema" and a revision that is not stored are errors`,
source:`modelcontextprotocol/registry internal/validators/schema.go, read`,
date:`2026-11-18`},{
claim:`the draft is refused: its schema is built in by hand, for tests alone`,
source:`modelcontextprotocol/registry, docs of its validation, read; Qiskit/mcp-servers#115`,
date:`2026-11-20`},{
claim:`mcp-publisher refused older revisions from October 2025 to February 2026`,
source:`Daghis/teamcity-mcp#288, apify/apify-mcp-server#418`,
date:`2026-02-05`}]});
var Te=e.defineRule({
id:`server-json-secret`,
category:`security`,
severity:`info`,
messages:{
shown:t=>`clients show the value of ${e.quote(t.name)}, which looks like a secret`},
on:{
registry(t,{
report:n}){
let{
document:r}=t;
let i=e.itemsAt(r,[`remotes`]).flatMap(({
route:t})=>e.itemsAt(r,[...t,`headers`]));
let a=e.packagesOf(t).flatMap(t=>e.environmentOf(r,t));
for(
let{
route:t,
value:o}of[...a,...i]){
let i=e.writtenText(o,`name`);
if(i===void 0||e.secrecyOf(i)!==`secret`)
continue;
if([`isSecret`,`is_secret`,`value`,`choices`].some(t=>e.own(o,t)!==void 0))
continue;
n(`shown`,{
name:i},e.at(r,[...t,`name`]),{
help:`add "isSecret": true`,
fix:e.adding([...t,`isSecret`],!0)})}}}});
const J=`"transport": { "type": "stdio" }`;
e.defineDocs({
cwe:[312],
summary:`A variable for a secret that is not marked as one`,
why:"Clients ask the user for the variables of a package. Only those with `isSecret` are kept out of sight and out of plain files.",
fix:'Add `"isSecret": true`.',
mends:{
safe:`adds "isSecret": true`},
examples:[{
title:`A key in plain sight`,
files:{
"server.json":i(`"packages": [{ ${a}, ${J}, "environmentVariables": [{ "name": \u27e6"WEATHER_API_KEY"\u27e7, "isRequired": true }] }]`)}},{
title:`A secret, and what is none`,
files:{
"server.json":i(`"packages": [{ ${a}, ${J}, "environmentVariables": [{ "name": "WEATHER_API_KEY", "isSecret": true }, { "name": "MAX_TOKENS" }, { "name": "TOKEN_FILE" }] }]`)}}],
evidence:[{
claim:`isSecret: clients should handle the value securely`,
source:`the registry\u2019s schema of 2025-12-11, read`,
date:`2026-11-18`}]});
var Ee=e.defineRule({
id:`server-json-snake-case`,
category:`correctness`,
severity:`error`,
messages:{
renamed:t=>`${e.quote(t.old)} has another name since ${t.since}; ${t.client} refuses the old one${t.more>0?` (${e.count(t.more,`more place`)})`:``}`},
on:{
registry({
document:t,
format:{
registry:n}},{
client:r,
report:i}){
let{
since:a,
keys:o}=n.renamed;
let s=[...De(t,o)];
let[[c]=[],...l]=s;
let[u,...d]=s.flatMap(([,n])=>n.map(n=>e.at(t,n,`key`)));
if(c===void 0||u===void 0)
return;
let f=s.flatMap(([e,t])=>t.toReversed().map(t=>({
do:`rename`,
at:t,
to:o[e]??e})));
let p=s.map(([t])=>e.quote(o[t]??t));
let m=`call ${l.length===0?`it`:`them`} ${e.list(p,{
bare:!0,
conjunction:`and`})}`;
i(`renamed`,{
old:c,
since:a,
client:r,
more:d.length},u,{
reaction:n.refuses,
help:m,
fix:e.fix(`safe`,m,...Y(f)),
meant:n.revision<a?void 0:Y(f),
related:d.map(e=>({
place:e,
message:`here too`}))})}}});
function Y(e){
return e.toSorted((e,t)=>t.at.length-e.at.length)}
function De({
value:t},n){
let r=new Map;
let i=(t,a,o)=>{
if(Array.isArray(t)){
for(
let[e,n]of t.entries())
i(n,[...a,e],o);
return}
if(!e.isObject(t)||o>3)
return;
for(
let e of Object.keys(t)){
if(e===`_meta`||e===`variables`)
continue;
let s=[...a,e];
if(Object.hasOwn(n,e)){
let t=r.get(e);
t===void 0?r.set(e,[s]):t.push(s)}
Array.isArray(t[e])&&i(t[e],s,o+1)}};
i(t,[],0);
return r}
e.defineDocs({
summary:`A key of server.json under the name it had before September 2025`,
why:`All keys were renamed from snake case to camel case. The registry does not know the old names and refuses the file.`,
fix:`Write the new names.`,
mends:{
safe:`writes the names of today, in all places`},
examples:[{
title:`A package and its variables as they were written at first`,
files:{
"server.json":i(`"packages": [{ \u27e6"registry_type"\u27e7: "npm", "identifier": "@acme/weather", "version": "1.2.0", "transport": { "type": "stdio" }, "environment_variables": [{ "name": "API_KEY", "is_secret": true }, { "name": "LANG", "is_secret": false }] }]`)}},{
title:`The names of today`,
files:{
"server.json":i(`"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": "1.2.0", "transport": { "type": "stdio" }, "environmentVariables": [{ "name": "API_KEY", "isSecret": true }] }]`)}},{
title:`A variable of the user that is called so`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/{is_required}", "variables": { "is_required": { "description": "Anything" } } }]`)}}],
evidence:[{
claim:`the old names are unexpected properties, and "registryType" is missing`,
source:`modelcontextprotocol/registry#550`,
date:`2025-09-25`},{
claim:`twelve keys were renamed in the revision of 2025-09-16`,
source:`modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md`,
date:`2025-12-11`}]});
var Oe=e.defineRule({
id:`server-json-transport`,
category:`correctness`,
severity:`error`,
messages:{
needless:e=>`a transport of the type "stdio" has no "url", so ${e.client} refuses the file`,
address:e=>`this is not an address with http or https, so ${e.client} refuses the file`,
insecure:e=>`the remote server has no address with https, so ${e.client} refuses the file`,
local:t=>`nobody else reaches ${e.quote(t.host)}, so ${t.client} refuses it as a remote server`,
legacy:()=>`the transport "sse" was replaced with Streamable HTTP; newer clients need not speak it`},
on:{
registry(t,{
client:n,
report:r}){
let{
document:i,
format:a}=t;
let{
registry:o}=a;
let{
refuses:s}=o;
for(
let{
route:a,
url:o,
type:c}of ke(e.packagesOf(t))){
let t=e.at(i,[...a,`url`]);
c===`stdio`?r(`needless`,{
client:n},t,{
reaction:s,
help:`remove "url", or say "streamable-http"`}):Z(o)||r(`address`,{
client:n},t,{
reaction:s,
help:`write the whole address: "http://localhost:{port}/mcp"`})}
let c=e.itemsAt(i,[`remotes`]);
let l=c.some(({
value:t})=>e.own(t,`type`)===`streamable-http`);
for(
let{
route:t,
value:a}of c){
let o=X(a);
e.own(a,`type`)===`sse`&&!l&&r(`legacy`,void 0,e.at(i,[...t,`type`]),{
severity:`info`,
help:`offer "streamable-http" as well`});
if(o===void 0)
continue;
let c=e.at(i,[...t,`url`]);
let u=Ae(o);
u!==void 0&&je(u)?r(`local`,{
host:u,
client:n},c,{
reaction:s,
help:`remove it from "remotes": what runs on the own machine is a package`}):/^https:\/\/[^\s/]/i.test(o)||o.startsWith(`{`)||r(`insecure`,{
client:n},c,{
reaction:s,
help:`write an address that begins with "https://"`})}}}});
function ke(t){
return t.flatMap(({
route:t,
value:n})=>{
let r=e.own(n,`transport`);
let i=e.isObject(r)?X(r):void 0;
return i===void 0?[]:[{
route:[...t,`transport`],
url:i,
type:e.own(r,`type`)}]})}
function X(t){
let n=e.own(t,`url`);
return typeof n==`string`&&n!==``&&!e.isStamped(n)?n:void 0}
function Z(e){
return/^(?:https?|\{[^{}]{1,200}\}):\/\/\S/i.test(e)||e.startsWith(`{`)}
function Ae(e){
return/^https?:\/\/(\[[0-9a-f:.]{1,60}\]|[^\s/:?#]{1,253})/i.exec(e)?.[1]?.toLowerCase()}
function je(e){
return e===`localhost`||e===`127.0.0.1`||e.endsWith(`.localhost`)}
e.defineDocs({
summary:`An address in server.json that the registry does not take`,
why:`A package that speaks over standard input has no address; one that speaks HTTP has one on the machine of the user; a remote server has an address with https that everybody can reach.`,
fix:"Write the address, or put the server where it belongs: into `packages` or into `remotes`.",
mends:`where the server can be reached cannot be told`,
examples:[{
title:`Standard input with an address`,
files:{
"server.json":i(`"packages": [{ ${a}, "transport": { "type": "stdio", "url": \u27e6"http://localhost:3000/mcp"\u27e7 } }]`)}},{
title:`An address without its beginning`,
files:{
"server.json":i(`"packages": [{ ${a}, "transport": { "type": "streamable-http", "url": \u27e6"localhost:3000/mcp"\u27e7 } }]`)}},{
title:`A remote server on the own machine`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": \u27e6"http://127.0.0.1:8765/mcp"\u27e7 }]`)}},{
title:`A remote server without encryption`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": \u27e6"http://weather.example.com/mcp"\u27e7 }]`)}},{
title:`The transport of before`,
files:{
"server.json":i(`"remotes": [{ "type": \u27e6"sse"\u27e7, "url": "https://weather.example.com/sse" }]`)}},{
title:`A port to choose, and a server for everybody`,
files:{
"server.json":i(`"packages": [{ ${a}, "transport": { "type": "streamable-http", "url": "http://localhost:{PORT}/mcp" }, "environmentVariables": [{ "name": "PORT", "default": "3000" }] }],\n  "remotes": [{ "type": "streamable-http", "url": "https://{tenant}.weather.example.com/mcp", "variables": { "tenant": { "description": "Your account" } } }]`)}}],
evidence:[{
claim:`what an address may be in packages and in remotes`,
source:`modelcontextprotocol/registry internal/validators, read`,
date:`2026-11-18`},{
claim:`HTTP with SSE is deprecated`,
source:`Model Context Protocol, revision 2025-03-26`,
date:`2026-08-22`}]});
var Me=e.defineRule({
id:`server-json-variable`,
category:`correctness`,
severity:`error`,
messages:{
undeclared:t=>`${t.where} has no ${e.quote(t.name)}, so ${t.client} refuses the address`,
unused:t=>`no address refers to the variable ${e.quote(t.name)}`},
on:{
registry(t,{
client:n,
report:r}){
let{
document:i,
format:a}=t;
let{
registry:o}=a;
let s=e.packagesOf(t).flatMap(t=>{
let n=e.own(e.own(t.value,`transport`),`url`);
if(typeof n!=`string`)
return[];
let r=[...e.argumentsOf(i,t),...e.environmentOf(i,t)].flatMap(({
value:t})=>[`name`,`valueHint`,`value_hint`].flatMap(n=>e.writtenText(t,n)??[]));
return[{
url:n,
route:[...t.route,`transport`,`url`],
known:r,
where:`the package`}]});
let c=Ne(i);
let l=e.suggestions();
for(
let{
url:t,
route:a,
known:u,
where:d}of[...s,...c]){
if(e.isStamped(t)||i.isBroken(a))
continue;
let s=new Set(u);
for(
let{
name:c,
start:f,
end:p}of e.bracesIn(t)){
if(s.has(c))
continue;
let t=l(c,u);
let m=t===void 0?Pe(d,c):`did you mean ${e.quote(t)}?`;
r(`undeclared`,{
name:c,
where:d,
client:n},e.at(i,a,`value`,{
start:f,
end:p}),{
reaction:o.refuses,
help:m})}}
for(
let{
url:t,
route:n,
known:a}of c){
let o=new Set(e.bracesIn(t).map(({
name:e})=>e));
for(
let t of a){
if(o.has(t))
continue;
let a=e.at(i,[...n.slice(0,-1),`variables`,t],`key`);
r(`unused`,{
name:t},a,{
severity:`info`,
help:`write "{${t}}" where it belongs, or remove it`})}}}}});
function Ne(t){
return e.itemsAt(t,[`remotes`]).flatMap(({
route:t,
value:n})=>{
let r=e.own(n,`url`);
if(typeof r!=`string`)
return[];
let i=e.own(n,`variables`);
let a=e.isObject(i)?Object.keys(i):[];
return[{
url:r,
route:[...t,`url`],
known:a,
where:`"variables"`}]})}
function Pe(t,n){
return t===`"variables"`?`add "variables": { ${e.quote(n)}: { "description": "\u2026" } } beside the address`:`add an entry of "environmentVariables" with "name": ${e.quote(n)}, or an argument with that "valueHint"`}
e.defineDocs({
summary:`A variable in an address that nothing declares`,
why:"In the address of a package `{name}` stands for an argument or a variable of the environment, in that of a remote server for an entry of its `variables`. The registry refuses an address with another name in it.",
fix:`Declare the variable, or correct its name.`,
mends:`only the author knows what is right`,
examples:[{
title:`A port that nobody asks for`,
files:{
"server.json":i(`"packages": [{ ${a}, "transport": { "type": "streamable-http", "url": "http://localhost:\u27e6{port}\u27e7/mcp" } }]`)}},{
title:`Another name, and one that is left over`,
files:{
"server.json":i(`"remotes": [{ "type": "streamable-http", "url": "https://\u27e6{tenant_id}\u27e7.example.com/mcp", "variables": { \u27e6"tenant"\u27e7: { "description": "Your account" } } }]`)}},{
title:`Declared variables`,
files:{
"server.json":i(`"packages": [{ ${a}, "transport": { "type": "streamable-http", "url": "http://localhost:{--port}/mcp" }, "packageArguments": [{ "type": "named", "name": "--port", "default": "3000" }] }]`)}}],
evidence:[{
claim:`every name in braces is looked up among arguments, value hints and variables of the environment`,
source:`modelcontextprotocol/registry internal/validators, read`,
date:`2026-11-18`},{
claim:`variables of remote servers came in the revision of 2025-12-11`,
source:`modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md`,
date:`2025-12-11`}]});
var Fe=e.defineRule({
id:`server-json-version-drift`,
category:`correctness`,
severity:`warning`,
messages:{
package:t=>`the package has version ${e.quote(t.version)} here and ${e.quote(t.other)} in ${t.file}`,
server:t=>`the server has version ${e.quote(t.version)}, its package in ${t.file} ${e.quote(t.other)}`},
on:{
registry(n,{
report:r}){
let{
document:i}=n;
let a=!1;
for(
let o of e.packagesOf(n)){
let s=t.projectOf(n,o);
let c=e.writtenText(o.value,`version`);
if(s?.version===void 0)
continue;
let{
file:l}=s;
let{
text:u,
place:d}=s.version;
let f={
help:`write ${e.quote(u)}`,
related:[{
place:d,
message:`the version there`}]};
let p=e.writtenText(i.value,`version`);
if(c!==void 0&&c!==u){
r(`package`,{
version:c,
other:u,
file:l},e.at(i,[...o.route,`version`]),{...f,
fix:e.writing([...o.route,`version`],u,`unsafe`)});
a=!0;
continue}
if((c===u||c===void 0&&o.kind?.identifies===`address`)&&p!==void 0&&p!==u&&!a){
r(`server`,{
version:p,
other:u,
file:l},e.at(i,[`version`]),{...f,
fix:e.writing([`version`],u,`unsafe`)});
a=!0}}}}});
const Q=`"transport": { "type": "stdio" }`;
e.defineDocs({
summary:`Versions of a server that have drifted apart`,
why:"The registry lists the version of `server.json` and installs the version of its package. When only `package.json`, `pyproject.toml` or the `manifest.json` of a bundle was raised, users get the old package, or the publish fails because the version is already there.",
fix:`Raise all of them together.`,
mends:{
unsafe:`writes the version of the package`},
examples:[{
title:`A package that was raised alone`,
files:{
"server.json":i(`"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": \u27e6"1.2.0"\u27e7, ${Q} }]`),
"package.json":`{ "name": "@acme/weather", "version": "1.3.0", "mcpName": "io.github.acme/weather" }
`}},{
title:`A server that was forgotten`,
files:{
"server.json":i(`"packages": [{ "registryType": "pypi", "identifier": "acme-weather", "version": "1.3.0", ${Q} }]`,{
version:`\u27e6"1.2.0"\u27e7`}),
"pyproject.toml":`[project]
name = "acme-weather"
version = "1.3.0"
`}},{
title:`A bundle that was raised alone`,
files:{
"server.json":i(`"packages": [{ "registryType": "mcpb", "identifier": "https://github.com/acme/weather/releases/download/v1.3.0/weather.mcpb", "fileSha256": "${`0123456789abcdef`.repeat(4)}", ${Q} }]`,{
version:`\u27e6"1.2.0"\u27e7`}),
"manifest.json":o(s,{
version:`"1.3.0"`}),
"server/index.js":``}},{
title:`One version everywhere, one that is set by a release, and a package from elsewhere`,
files:{
"server.json":i(`"packages": [{ ${a}, ${Q} }]`),
"package.json":`{ "name": "@acme/weather", "version": "0.0.0-development", "mcpName": "io.github.acme/weather" }
`,
"proxy/server.json":i(`"packages": [{ "registryType": "pypi", "identifier": "mcp-proxy", "version": "2.0.0", ${Q} }]`),
"proxy/pyproject.toml":`[project]
name = "acme-weather"
version = "1.2.0"
`}}],
evidence:[{
claim:`the version of the server should be that of its package`,
source:`modelcontextprotocol/registry docs, on versioning`,
date:`2026-11-18`}]});
const $=String.raw`v?\d+(?:\.\d+){0,3}(?:-[0-9A-Za-z.-]{1,80})?`;
const Ie=[new RegExp(String.raw`^(?:\^|~|>=|<=|>|<|=)\s*${$}$`),new RegExp(String.raw`^${$}\s+-\s+${$}$`),new RegExp(String.raw`^${$}\s*\|\|`)];
const Le=/^(?:v?\d+|[xX*])(?:\.(?:\d+|[xX*])){1,2}(?:-[0-9A-Za-z.-]{1,80})?$/;
var Re=e.defineRule({
id:`server-json-version-range`,
category:`correctness`,
severity:`error`,
messages:{
latest:e=>`"latest" is no version, so ${e.client} refuses the file`,
range:t=>`${e.quote(t.version)} is a range of versions, so ${t.client} refuses the file`},
on:{
registry(t,{
client:n,
report:r}){
let{
document:i,
format:a}=t;
let{
registry:o}=a;
for(
let{
route:a,
value:s}of[{
route:[],
value:i.value},...e.packagesOf(t)]){
let t=e.writtenText(s,`version`)?.trim();
if(t===void 0)
continue;
let c=e.at(i,[...a,`version`]);
let l={
reaction:o.refuses,
help:`write one version, "1.2.0"`};
t===`latest`?r(`latest`,{
client:n},c,l):ze(t)&&r(`range`,{
version:t,
client:n},c,l)}}}});
function ze(e){
if(e.length>255)
return!1;
return Ie.some(t=>t.test(e))||Le.test(e)&&/[xX*]/.test(e.split(`-`)[0]??``)}
e.defineDocs({
summary:`A range of versions, or "latest", where the registry wants one version`,
why:`Every entry of the registry stands for one version that never changes.`,
fix:`Write the version, and publish again with the next one.`,
mends:`which version is published cannot be told`,
examples:[{
title:`The newest one`,
files:{
"server.json":i(`"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": \u27e6"latest"\u27e7, "transport": { "type": "stdio" } }]`)}},{
title:`Ranges`,
files:{
"server.json":i(`"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": \u27e6"1.x"\u27e7, "transport": { "type": "stdio" } }]`,{
version:`\u27e6"^1.2.0"\u27e7`})}},{
title:`One version`,
files:{
"server.json":i(`"packages": [{ ${a}, "transport": { "type": "stdio" } }]`,{
version:`"2026.1-x86"`})}}],
evidence:[{
claim:`"latest" is reserved, and four spellings of ranges are refused`,
source:`modelcontextprotocol/registry internal/validators/validators.go, read`,
date:`2026-11-18`}]});
const Be=[l,f,ee,ne,x,ae,oe,se,ce,le,O,k,A,M,F,z,B,U,de,fe,pe,he,ve,be,Ce,Te,Ee,Oe,Me,Fe,Re,e.defineRule({
id:`smithery-former-key`,
category:`compatibility`,
severity:`off`,
messages:{
unread:t=>`the command line of ${t.client} no longer reads ${e.quote(t.key)}`},
on:{
former({
document:t,
format:{
former:n}},{
client:r,
report:i}){
let a=n.keys.find(n=>e.own(t.value,n)!==void 0);
if(a===void 0)
return;
i(`unread`,{
key:a,
client:r},e.at(t,[a],`key`),{
reaction:n.reaction,
help:`write "runtime" and "target", if you deploy with the command line of today`})}}})];
exports.rules=Be;
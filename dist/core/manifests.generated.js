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
const i=[[`homepage`],[`documentation`],[`support`],[`author`,`url`],[`repository`,`url`]];
var a=e.defineRule({
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
report:a}){
for(
let s of[...i,...o(t)]){
let i=e.valueAt(t.value,s);
if(typeof i!=`string`||e.isUrl(i)||e.isStamped(i))
continue;
let o=s.findLast(e=>typeof e==`string`)??``;
a(`address`,{
key:String(o),
client:r},e.at(t,s),{
reaction:n.refuses,
help:`write it with its beginning, "https://"`})}}}});
function o({
value:t}){
let n=e.valueAt(t,[`privacy_policies`]);
return Array.isArray(n)?n.map((e,t)=>[`privacy_policies`,t]):[]}
const s=new Set([`node`,`python`,`python3`]);
var c=e.defineRule({
id:`mcpb-entry-point`,
category:`correctness`,
severity:`warning`,
messages:{
absolute:()=>`"entry_point" leads out of the bundle, which has another folder on every machine`,
missing:t=>`there is no ${e.quote(t.path)} beside the manifest`,
perSystem:t=>`there is no ${e.quote(t.path)} beside the manifest, only files for one system each, such as ${e.quote(t.other)}`,
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
let c=e.at(t,[`server`,`entry_point`]);
let u={
reaction:n.advises};
if(/^(?:\/|[A-Za-z]:[\\/])/.test(o))
i(`absolute`,void 0,c,{...u,
help:`write a path that begins in the folder of the manifest`});else 
if(e.own(a,`type`)===`binary`){
let[e]=f(o,r);
e!==void 0&&i(`perSystem`,{
path:o,
other:e},c,{...u,
help:`name the file of each system under "platform_overrides" in "mcp_config", and one of them here`})}else 
l(o,r)&&i(`missing`,{
path:o},c,{...u,
help:`correct the path, or add the file`});
let d=e.valueAt(a,[`mcp_config`,`command`]);
let p=e.valueAt(a,[`mcp_config`,`args`]);
if(typeof d!=`string`||!s.has(d)||!Array.isArray(p))
return;
for(
let[n,r]of p.entries()){
if(r!==o&&r!==`./${o}`)
continue;
i(`relative`,{
path:String(r)},e.at(t,[`server`,`mcp_config`,`args`,n]),{...u,
help:`write ${e.quote(`\${__dirname}/${o}`)}`,
fix:e.writing([`server`,`mcp_config`,`args`,n],`\${__dirname}/${o}`)})}}}});
function l(e,t){
let n=e.lastIndexOf(`/`);
if(e.includes(`\\`)||/(?:^|\/)(?:dist|build|out|lib|node_modules|target)\//.test(e))
return!1;
return t.has(e)===!1&&(n===-1||t.has(e.slice(0,n))===!0)&&p(t)}
const u=[`darwin`,`macos`,`linux`,`windows`,`win32`,`win`];
const d=[`arm64`,`aarch64`,`amd64`,`x64`,`x86_64`,`universal`];
function f(e,t){
let n=e=>t.has(e)===!0;
let r=e.lastIndexOf(`/`);
if(e.includes(`\\`)||n(e)||n(`${e}.exe`))
return[];
if(r!==-1&&!n(e.slice(0,r)))
return[];
let i=e.replace(/\.exe$/,``);
return u.flatMap(e=>[e,...d.map(t=>`${e}-${t}`)]).flatMap(e=>[`${i}-${e}`,`${i}_${e.replace(`-`,`_`)}`]).flatMap(e=>[e,`${e}.exe`]).filter(n)}
function p(e){
return[`package.json`,`pyproject.toml`,`requirements.txt`,`server`,`src`].some(t=>e.has(t)===!0)}
const m=[137,80,78,71,13,10,26,10];
const h="${__dirname}";
var g=e.defineRule({
id:`mcpb-icon`,
category:`correctness`,
severity:`error`,
messages:{
variable:e=>`nothing is filled in where an icon is named, so ${e.client} refuses "\${__dirname}" there`,
absolute:e=>`the path of the icon leads out of the bundle, so ${e.client} refuses the file`,
missing:t=>`there is no ${e.quote(t.path)} here, without which ${t.client} refuses the file`,
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
help:`put the image into the bundle`}):o.includes(h)?a(`variable`,{
client:i},s,{
reaction:c,
help:`write ${e.quote(v(o))}`,
fix:e.writing([`icon`],v(o))}):o.startsWith(`/`)?a(`absolute`,{
client:i},s,{
reaction:c,
help:`write a path that begins in the folder of the manifest`}):r.has(o)===!1?ee(t.value,r)&&a(`missing`,{
path:o,
client:i},s,{
reaction:c,
severity:`warning`,
help:`add the image, correct the path, or let the build put it there`}):_(r.head(o,m.length))&&a(`kind`,{
path:o,
client:i},s,{
reaction:c,
help:`save the image as PNG`})}}});
function ee(t,n){
let r=e.writtenText(e.valueAt(t,[`server`]),`entry_point`);
return r!==void 0&&n.has(r)===!0}
function _(e){
return e!==void 0&&!m.every((t,n)=>e[n]===t)}
function v(e){
return e.replaceAll(h,``).replace(/^[\\/]+/,``)}
var y=e.defineRule({
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
if(c.length===0&&b(s,n))
continue;
let i=e.suggest(s,l);
let u=[...c,s];
let d=i!==void 0&&e.valueAt(t.value,[...c,i])!==void 0;
let f=i===void 0||d?void 0:e.renaming(u,i);
let p=f??e.removing(u);
let m=ne(n,c,s)??(i===void 0?te(n):`did you mean ${e.quote(i)}?`);
a(`unknown`,{
key:s,
client:r},e.at(t,u,`key`),{
reaction:n.refuses,
help:m,
fix:p,
meant:f?.changes})}}}});
function b(e,{
since:t,
version:n}){
return Object.hasOwn(t,e)&&(t[e]??``)>n}
function te({
since:e,
version:t}){
return(e._meta??``)>t?`remove it`:`remove it, or put it under a name of your own in "_meta"`}
function ne({
mistakes:e,
settings:t},n,r){
let i=n.map((e,r)=>typeof e==`number`||n[r-1]===t?`*`:e);
let a=[[...i,r].join(`.`),[...i,`*`].join(`.`)].find(t=>Object.hasOwn(e,t));
return a===void 0?void 0:e[a]}
var re=e.defineRule({
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
let s=n!==`_meta`||S(o[n]);
a(`newer`,{
name:n,
since:i,
version:c,
client:r},e.at(t,[n],`key`),{
reaction:l,
help:s?C(i):`${C(i)}; every name in "_meta" holds an object there`,
fix:s?x(o,f):void 0})}
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
help:C(p),
fix:x(o,f)})}}}});
function x(t,n){
return typeof e.own(t,`manifest_version`)==`string`?e.writing([`manifest_version`],n,`unsafe`):void 0}
function S(t){
return e.isObject(t)&&Object.values(t).every(e.isObject)}
function C(t){
return`write "manifest_version": ${e.quote(t)}, or do without it`}
let w;
var T=e.defineRule({
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
if(i.length<=256&&(w??=/^(?:0|[1-9]\d{0,15})(?:\.(?:0|[1-9]\d{0,15})){2}(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/).test(i))
return;
r(`other`,{
version:i},e.at(t,[`version`]),{
reaction:n.advises,
help:`write a version such as "1.2.0"`})}}});
var E=e.defineRule({
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
var D=e.defineRule({
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
var O=e.defineRule({
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
var k=e.defineRule({
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
help:u===void 0?`ask for it in ${e.quote(a)}, and write "\${${a}.${A(n)}}"`:`did you mean ${e.quote(`\${${u}}`)}?`})}}}});
function A(e){
return e.replace(/^env[:.]/,``).toLowerCase().replace(/[^a-z0-9_]+/g,`_`).slice(0,40)}
var j=e.defineRule({
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
var M=e.defineRule({
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
var N=e.defineRule({
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
var P=e.defineRule({
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
let[t,i]of F(e.itemsAt(r,[`remotes`]),[`type`,`url`],`url`))
n(`address`,void 0,e.at(r,[...t.route,`url`]),a(i,`url`));
for(
let[t,o]of F(i,void 0,`identifier`))
n(`package`,{
identifier:e.writtenText(t.value,`identifier`)??``},e.at(r,[...t.route,`identifier`]),a(o,`identifier`));
for(
let t of i)
for(
let[i,o]of F(e.environmentOf(r,t),[`name`],`name`))
n(`variable`,{
name:e.writtenText(i.value,`name`)??``},e.at(r,[...i.route,`name`]),a(o,`name`))}}});
function F(t,n,r){
let i=new Map;
return t.flatMap(t=>{
if(e.writtenText(t.value,r)===void 0)
return[];
let a=JSON.stringify(n===void 0?t.value:n.map(e=>t.value[e]??null));
let o=i.get(a);
o===void 0&&i.set(a,t);
return o===void 0?[]:[[t,o]]})}
var I=e.defineRule({
id:`server-json-key-unknown`,
category:`correctness`,
severity:`warning`,
messages:{
unknown:t=>`${t.client} knows no ${e.quote(t.key)} here, and refuses files with keys that it does not know, unless mcp-publisher leaves them out`},
on:{
registry(t,{
client:n,
report:r}){
let{
document:i,
format:a}=t;
let{
registry:o}=a;
if(!L(t,o))
return;
let s=new Set([...Object.keys(o.renamed.keys),...o.removed.routes.map(([e])=>e)]);
for(
let[a,c]of R(t)){
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
function L({
document:t},{
revisions:n,
schemaUrl:r}){
let i=e.own(t.value,`$schema`);
return i===void 0||n.some(e=>r(e)===i)}
function R(t){
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
return[...z(`server`,r(n.value,[])),...z(`repository`,r(c,[`repository`])),...z(`icon`,e.itemsAt(n,[`icons`])),...z(`package`,i),...z(`transport`,o),...z(`input`,s)]}
function z(e,t){
return t.map(t=>[e,t])}
var B=e.defineRule({
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
var V=e.defineRule({
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
let t of H(r)){
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
function H(n){
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
var W=e.defineRule({
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
const G=`io.github.`;
var K=e.defineRule({
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
var q=e.defineRule({
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
if([`packages`,`remotes`].some(t=>!J(e.own(r,t))))
return;
let i=[`packages`,`remotes`].find(e=>Object.hasOwn(r,e));
n(`nothing`,void 0,i===void 0?e.at(t,[`name`]):e.at(t,[i],`key`),{
help:`add "packages" with what starts it, or "remotes" with its address`})}}});
function J(e){
return e===void 0||Array.isArray(e)&&e.length===0}
var Y=e.defineRule({
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
let e=new ie(t,i,r,n);
e.kind();
e.identifier();
e.hash();
e.keys()}}}});
var ie=class{
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
if(t?.identifies===`image`&&!ae(o)){
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
function ae(e){
let t=e.slice(e.lastIndexOf(`/`)+1);
return t.includes(`:`)||t.includes(`@sha256:`)}
var oe=e.defineRule({
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
const se=[{
source:`github`,
address:/^https?:\/\/(?:www\.)?github\.com\/[\w.-]+\/[\w.-]+\/?$/,
form:`https://github.com/owner/name`},{
source:`gitlab`,
address:/^https?:\/\/(?:www\.)?gitlab\.com\/[\w.-]+(?:\/[\w.-]+)+\/?$/,
form:`https://gitlab.com/group/name`}];
var ce=e.defineRule({
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
subfolder:l}=le(a);
let u=se.find(e=>e.source===s);
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
l!==void 0&&!ue(l)&&i(`folder`,{
client:r},e.at(t,[`repository`,`subfolder`]),{...o,
help:`write a path such as "packages/weather", without "." or ".." and without a slash at either end`})}}});
function le(t){
let n=[`source`,`url`,`subfolder`].flatMap(n=>{
let r=e.own(t,n);
return typeof r==`string`&&r!==``&&!e.isStamped(r)?[[n,r]]:[]});
return Object.fromEntries(n)}
function ue(e){
return/^[\w./-]+$/.test(e)&&e.split(`/`).every(e=>e!==``&&e!==`.`&&e!==`..`)}
var de=e.defineRule({
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
let d=fe(u,n,o);
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
function fe(e,{
revisions:t},n){
if(e===void 0)
return`unknown`;
if(e===n)
return`current`;
if(t.includes(e))
return`old`;
return/^\d{4}-\d\d-\d\d$/.test(e)&&e>n?`newer`:`unknown`}
var pe=e.defineRule({
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
var me=e.defineRule({
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
let s=[...he(t,o)];
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
fix:e.fix(`safe`,m,...X(f)),
meant:n.revision<a?void 0:X(f),
related:d.map(e=>({
place:e,
message:`here too`}))})}}});
function X(e){
return e.toSorted((e,t)=>t.at.length-e.at.length)}
function he({
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
var ge=e.defineRule({
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
type:c}of _e(e.packagesOf(t))){
let t=e.at(i,[...a,`url`]);
c===`stdio`?r(`needless`,{
client:n},t,{
reaction:s,
help:`remove "url", or say "streamable-http"`}):ve(o)||r(`address`,{
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
let o=Z(a);
e.own(a,`type`)===`sse`&&!l&&r(`legacy`,void 0,e.at(i,[...t,`type`]),{
severity:`info`,
help:`offer "streamable-http" as well`});
if(o===void 0)
continue;
let c=e.at(i,[...t,`url`]);
let u=ye(o);
u!==void 0&&be(u)?r(`local`,{
host:u,
client:n},c,{
reaction:s,
help:`remove it from "remotes": what runs on the own machine is a package`}):/^https:\/\/[^\s/]/i.test(o)||o.startsWith(`{`)||r(`insecure`,{
client:n},c,{
reaction:s,
help:`write an address that begins with "https://"`})}}}});
function _e(t){
return t.flatMap(({
route:t,
value:n})=>{
let r=e.own(n,`transport`);
let i=e.isObject(r)?Z(r):void 0;
return i===void 0?[]:[{
route:[...t,`transport`],
url:i,
type:e.own(r,`type`)}]})}
function Z(t){
let n=e.own(t,`url`);
return typeof n==`string`&&n!==``&&!e.isStamped(n)?n:void 0}
function ve(e){
return/^(?:https?|\{[^{}]{1,200}\}):\/\/\S/i.test(e)||e.startsWith(`{`)}
function ye(e){
return/^https?:\/\/(\[[0-9a-f:.]{1,60}\]|[^\s/:?#]{1,253})/i.exec(e)?.[1]?.toLowerCase()}
function be(e){
return e===`localhost`||e===`127.0.0.1`||e.endsWith(`.localhost`)}
var xe=e.defineRule({
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
let c=Q(i);
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
let m=t===void 0?Se(d,c):`did you mean ${e.quote(t)}?`;
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
function Q(t){
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
function Se(t,n){
return t===`"variables"`?`add "variables": { ${e.quote(n)}: { "description": "\u2026" } } beside the address`:`add an entry of "environmentVariables" with "name": ${e.quote(n)}, or an argument with that "valueHint"`}
var Ce=e.defineRule({
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
const $=String.raw`v?\d+(?:\.\d+){0,3}(?:-[0-9A-Za-z.-]{1,80})?`;
const we=[new RegExp(String.raw`^(?:\^|~|>=|<=|>|<|=)\s*${$}$`),new RegExp(String.raw`^${$}\s+-\s+${$}$`),new RegExp(String.raw`^${$}\s*\|\|`)];
let Te;
var Ee=e.defineRule({
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
client:n},c,l):De(t)&&r(`range`,{
version:t,
client:n},c,l)}}}});
function De(e){
if(e.length>255)
return!1;
return we.some(t=>t.test(e))||(Te??=/^(?:v?\d+|[xX*])(?:\.(?:\d+|[xX*])){1,2}(?:-[0-9A-Za-z.-]{1,80})?$/).test(e)&&/[xX*]/.test(e.split(`-`)[0]??``)}
const Oe=[a,c,g,y,re,T,E,D,O,k,j,M,N,P,I,B,V,U,W,K,q,Y,oe,ce,de,pe,me,ge,xe,Ce,Ee,e.defineRule({
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
exports.rules=Oe;
"use strict";
const e=require("./core.js");
var t=e.defineRule({
id:`encoding-invalid`,
category:`correctness`,
severity:`error`,
messages:{
bytes:e=>e.fact,
half:e=>`half of a character is no text, so ${e.consequence}`,
mark:e=>`the file starts with a byte order mark, so ${e.consequence}`},
on:{
file:{
halves:!0,
check({
document:t,
format:{
syntax:n}},{
client:r,
report:i}){
if(n.halves===void 0)
return;
let o=a(t);
if(o===void 0)
return;
i(`half`,{
consequence:e.consequence(n.halves,r)},e.atSpan(t,{
start:o,
end:o+6}),{
reaction:n.halves,
help:t.language===`json`?`take the escape out, or write both halves`:`write the character itself`})}},
problem:[{
kind:`encoding`,
check(t,{
reading:{
document:n},
report:r}){
if(t.kind!==`encoding`)
return;
let i=t.help??`save the file as UTF-8`;
r(`bytes`,{
fact:t.message},e.atSpan(n,t.span),{
help:i})}},{
kind:`bom`,
check(t,{
client:n,
reading:{
document:r,
format:i},
report:a}){
let o=i.syntax.bom;
if(t.kind!==`bom`||e.severityOf(o)===`info`)
return;
a(`mark`,{
consequence:e.consequence(o,n)},e.atSpan(r,t.span),{
reaction:o,
help:`save the file as UTF-8 without a byte order mark`})}}]}});
let n;
let r;
let i;
function a({
text:e,
language:t}){
if(t===`json`)
return o(e,n??=/\\\\|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}/g);
for(
let{
0:t,
index:n}of e.matchAll(i??=/"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'|['#].*/g)){
let e=t.startsWith(`"`)?o(t,r??=/\\\\|\\u[dD][89a-fA-F][\da-fA-F]{2}/g):void 0;
if(e!==void 0)
return n+e}}
function o(e,t){
for(
let{
0:n,
index:r}of e.matchAll(t))
if(n.length===6)
return r}
var s=e.defineRule({
id:`file-unread`,
category:`correctness`,
severity:`warning`,
strays:!0,
ofFile:!0,
messages:{
misnamed:t=>`no known client reads this file: its ${e.count(t.servers,`server`)} ${t.servers===1?`has`:`have`} no effect; ${t.client} reads ${e.quote(t.right)} in this folder`,
cased:t=>`${t.client} reads ${e.quote(t.right)} in this folder, and takes ${e.quote(t.name)} for it only where the system does not tell capitals apart: elsewhere its ${e.count(t.servers,`server`)} ${t.servers===1?`has`:`have`} no effect`,
aside:t=>`no known client reads this file: its ${e.count(t.servers,`server`)} ${t.servers===1?`has`:`have`} no effect; ${t.client} reads ${e.quote(t.right)}`,
unread:t=>`${t.client} reads no servers from ${t.where}: ${e.quote(t.key)} with ${e.count(t.servers,`server`)} has no effect there`,
unparsed:e=>`${e.client} reads no servers from ${e.where}: what this file holds has no effect there`,
moved:t=>`${t.client} reads no servers from ${t.where}: ${e.quote(t.key)} with ${e.count(t.servers,`server`)} counts only once it is moved out of them`,
otherKey:t=>`${t.client} reads ${e.quote(t.right)} from this file; ${e.quote(t.key)} has no effect here`,
list:t=>`${t.client} reads ${e.quote(t.key)} in the user's own file alone; it has no effect here`},
on:{
file:[{
format:`references`,
check({
document:t,
format:n,
client:{
formats:r}},{
client:i,
report:a}){
for(
let{
only:o,
instead:s,
at:c,
by:l}of n.references??[]){
for(
let n of e.routesAt(t.value,c)){
if(s===void 0)
break;
let r=e.own(e.valueAt(t.value,n.slice(0,-1)),s)!==void 0;
a(`otherKey`,{
client:i,
key:n.join(`.`),
right:[...n.slice(0,-1),s].join(`.`)},e.at(t,n,`key`),{
help:r?`move what it holds to ${e.quote(s)}`:`rename it to ${e.quote(s)}`,
fix:r?void 0:e.renaming(n,s),
reaction:{
effect:`ignored`,
by:l}})}
if(o===void 0||e.isOfUser(t.path)||t.isBroken(c))
continue;
let n=e.valueAt(t.value,c);
if(n===void 0||Array.isArray(n)&&n.length===0)
continue;
let[u=``]=r.flatMap(({
userFiles:e})=>e??[]);
a(`list`,{
client:i,
key:c.join(`.`)},e.at(t,c,`key`),{
help:`move it to ${e.quote(u)}`,
reaction:{
effect:`ignored`,
by:l}})}}},{
format:`unread`,
check({
document:t,
format:n,
snippet:r},{
client:i,
report:a}){
let[o]=n.unread??[];
if(o!==void 0&&t.value===void 0&&n.servers.length===0){
let{
text:r,
problems:s}=t;
let c=s.find(({
kind:e,
fatal:t})=>e===`syntax`&&t);
let l=(n.unread??[]).some(({
at:[e]})=>r.includes(`"${String(e)}"`));
if(c===void 0||!l)
return;
a(`unparsed`,{
client:i,
where:n.place??`this file`},e.atSpan(t,c.span),{
help:`move the servers to ${e.isOfUser(t.path)?o.insteadOfUser??o.instead:o.instead}`});
return}
for(
let o of e.unreadKeys(t,n)){
let s=e.unreadServers(e.valueAt(t.value,o.at));
if(s===0||t.isBroken(o.at))
continue;
let c=o.at.join(`.`);
let l=n.servers.some(e=>e.at[0]===c);
let u=l?String(o.at.at(-1)):c;
let d=n.otherReaders??[];
let f=d.length===0?``:`; ${e.list(d,{
bare:!0,
conjunction:`and`})} does read this file`;
let p=e.isOfUser(t.path)?o.insteadOfUser??o.instead:o.instead;
a(r!==void 0&&o.moved!==void 0?`moved`:`unread`,{
client:i,
key:u,
servers:s,
where:n.place??`this file`},e.at(t,l?o.at:o.at.slice(0,1),`key`),{
help:`move the servers to ${p}${f}`,...l&&{
reaction:{
effect:`drops-file`,
by:o.by}}})}}},{
format:`inProject`,
check(t,{
client:n,
report:r}){
let{
document:i,
format:a,
neighbours:o,
snippet:s}=t;
if(a.inProject===void 0||s!==void 0||!e.isObject(i.value))
return;
if(i.path.includes(`/`)||e.isManaged(i.path))
return;
let[c,...l]=e.serverMaps(i,a);
if(c===void 0||l.length>0||Object.keys(i.value).length>1)
return;
let u=e.isObject(c.value)?Object.keys(c.value).length:0;
if(u===0||e.holdsDotfiles(``,e=>o.has(e)===!0))
return;
r(`unread`,{
client:n,
key:c.route.join(`.`),
servers:u,
where:`this path`},e.at(i,c.route,`key`),{
help:`move the servers to ${a.inProject.instead}, or to the home directory if they are yours alone`})}},{
format:`stray`,
check(t,{
report:n}){
let{
document:r,
format:i}=t;
if(!i.stray)
return;
let[a]=e.serverMaps(r,i);
let o=l(r.path)??u(r.path)??m(r.path);
if(a===void 0||o===void 0||!e.isObject(a.value))
return;
let{
client:s,
name:c,
isNear:d}=o;
let f=a.route.length===0?e.at(r,[]):e.at(r,a.route,`key`);
let p=d?`call it ${e.quote(c)}`:`move the servers to ${e.quote(c)}`;
let h=Object.keys(a.value).length;
let g=r.path.slice(e.folderHolding(r.path).length);
d&&g.toLowerCase()===c.toLowerCase()?n(`cased`,{
client:s,
right:c,
name:g,
servers:h},f,{
help:p}):n(d?`misnamed`:`aside`,{
client:s,
right:c,
servers:h},f,{
help:p})}}]}});
let c;
function l(t){
let n=e.folderHolding(t);
let r=t.slice(n.length);
if(n===``||(c??=/[\d~_]|old|ba(?:k|ckup)|copy|off|disabled|default|example|sample|template|dist|local|test/i).test(r.replace(`mcp_config`,``)))
return;
let i=e.filesIn(n).find(e=>e.name!==r&&h(r,e.name));
return i&&{
client:i.clientName,
name:i.name,
isNear:!0}}
function u(t){
let n=e.folderHolding(t);
let r=t.slice(n.length);
let i=r.replace(/\.txt$|(?<=\.)(?:jsonc|json5|ya?ml|toml)$/,e=>e===`.txt`?``:`json`);
if(i===r)
return;
let a=e.formatsOf(n+i).find(({
unread:e,
stray:t,
beside:n})=>e!==!0&&t!==!0&&n===void 0);
let o=r.endsWith(`.txt`)||i===`.mcp.json`||i.startsWith(a?.client??`/`);
if(a===void 0||!o)
return;
return{
client:a.clientName,
name:i,
isNear:/\.(?:txt|jsonc|json5)$/.test(r)}}
let d;
let f;
const p=new Set([`.ai/`,`.agents/`,`.config/`,`.mcp/`]);
function m(t){
let n=e.folderHolding(t);
let r=t.slice(n.length);
let i=r.replace(/\.\w+$/,``);
for(
let t of[n,e.folderHolding(n.slice(0,-1))]){
let[a]=/(?:^|\/)\.[\w-]+\/$/.exec(t)??[];
if(a===void 0||p.has(a.replace(/^\//,``)))
continue;
let o=e.filesIn(t).filter(e=>e.name!==r);
let[s=``]=/\.[\w-]+\/$/.exec(t)??[];
let c=o.length>0?o:e.filesBelow(s);
let l=(t===n||e.filesIn(n).length>0)&&new Set(c.map(({
clientName:e})=>e)).size===1;
let u=t===n&&c.some(e=>e.name.replace(/\.\w+$/,``)===i);
let m=(d??=/^\.?mcp(?:s|servers?|config|configuration|settings)?$/).test(i.toLowerCase().replace(/[-_]/g,``));
if(!u&&!m&&!(l&&(f??=/^(?:settings|config)(?:\.local)?$/).test(i)))
continue;
let h=c.find(e=>/mcp/.test(e.name))??c.find(e=>/settings|config|^opencode/.test(e.name));
if(h!==void 0)
return{
client:h.clientName,
name:t+h.name,
isNear:!1}}}
function h(t,n){
let r=e=>e.toLowerCase().replace(/[-_.]/g,``);
return e.isOneSlip(t,n)||r(t)===r(n)}
var g=e.defineRule({
id:`file-unreadable`,
category:`correctness`,
severity:`error`,
messages:{
unreadable:e=>`${e.fact}, where ${e.client} looks for a file`},
on:{
problem:{
kind:`unreadable`,
check({
kind:t,
message:n,
span:r},{
client:i,
reading:{
document:a,
format:o},
report:s}){
if(t!==`unreadable`||e.isPassedOver(o))
return;
s(`unreadable`,{
fact:n,
client:i},e.atSpan(a,r),{
help:`put a file there that can be read, not a link`})}}}});
var ee=e.defineRule({
id:`format-version`,
category:`compatibility`,
severity:`info`,
messages:{
other:e=>`this is the layout of ${e.reads}; ${e.refusedBy} refuses the file`,
undeclared:e=>`${e.client} does not know the format that "$schema" names, so ${e.consequence}`},
on:{
file:[{
format:`declares`,
check({
document:t,
format:{
declares:n}},{
client:r,
report:i}){
let a=e.own(t.value,`$schema`);
if(n===void 0||typeof a!=`string`||n.known.includes(a))
return;
let{
reaction:o,
known:s}=n;
i(`undeclared`,{
client:r,
consequence:e.consequence(o,`it`)},e.at(t,[`$schema`]),{
reaction:o,
help:`take it out, or write ${e.list(s.slice(0,1).map(e.quote),{
bare:!0})}`})}},{
format:`otherVersion`,
check({
document:t,
format:n},{
report:r}){
let{
otherVersion:i}=n;
if(i===void 0)
return;
let a=n.servers.map(e=>e.at).find(n=>e.valueAt(t.value,n)!==void 0);
r(`other`,i,e.at(t,a??[],`key`),{
help:i.help})}}]}});
var te=e.defineRule({
id:`key-duplicate`,
category:`correctness`,
severity:`warning`,
inSnippets:`never`,
messages:{
server:t=>`server ${e.quote(t.name)} is defined twice; ${t.client} keeps the ${t.kept} definition and loses this one`,
servers:t=>`${e.quote(t.key)} stands twice; ${t.client} keeps the last one and loses every server in this one`,
key:t=>`${e.quote(t.key)} stands twice in one object; ${t.client} keeps the last value and loses this one`,
same:t=>`${e.quote(t.key)} stands twice with the same value`,
refused:t=>`${e.quote(t.key)} stands twice, which ${t.client} cannot parse`},
on:{
problem:{
kind:`duplicate-key`,
check(t,{
client:n,
reading:r,
report:i}){
if(t.kind!==`duplicate-key`)
return;
let{
document:a,
format:o,
servers:s}=r;
let c=t.route??[];
let l=String(c.at(-1)??``);
let u={
help:`rename or delete one of them`,
related:t.related?[{
place:e.atSpan(a,t.related.span),
message:t.related.message}]:[]};
let d=e.atSpan(a,t.span,c);
let{
duplicates:f}=o.syntax;
if(f.effect!==`fine`)
i(`refused`,{
key:l,
client:n},d,{...u,
reaction:f});else 
if(e.isPassedOver(o))
return;else 
if(t.same)
i(`same`,{
key:l},d,{...u,
severity:`info`,
help:`delete one of them`});else 
if(ne(r,c))
i(`servers`,{
key:l,
client:n},d,{...u,
severity:`error`});else 
if(re(r,c)){
let t=s.find(t=>e.isSameRoute(t.route,c));
i(`server`,{
name:l,
client:n,
kept:`last`},d,{...u,
severity:`error`,
server:t})}else 
i(`key`,{
key:l,
client:n},d,u)}},
file:{
sameName:!0,
check(t,{
client:n,
report:r}){
let i=t.format.servers.find(e=>e.keeps!==void 0)?.keeps;
if(i===void 0)
return;
let a=t.servers.filter(t=>!e.isNameless(t)&&!t.off);
let o=i.which===`first`;
let s=[...e.clashes(o?a:a.reverse(),e=>e)];
for(
let{
server:t,
first:a}of o?s:s.reverse()){
let o=[{
place:e.placeOfName(a),
message:`the one that is loaded`}];
let s=e.placeOfName(t);
if(JSON.stringify(t.entry)===JSON.stringify(a.entry)){
r(`same`,{
key:t.name},s,{
server:t,
severity:`info`,
help:`delete one of them`,
related:o});
continue}
r(`server`,{
name:t.name,
client:n,
kept:i.which},s,{
reaction:{
effect:`drops-server`,
by:i.by},
server:t,
help:`rename or delete one of them`,
related:o})}}}}});
function ne(t,n){
return e.serverMaps(t.document,t.format).some(t=>n.length>0&&e.startsWith(t.route,n))}
function re(t,n){
return e.serverMaps(t.document,t.format).some(({
route:t,
only:r})=>r===void 0&&n.length===t.length+1&&e.startsWith(n,t))}
var ie=e.defineRule({
id:`key-whitespace`,
category:`correctness`,
severity:`warning`,
messages:{
field:t=>`the key ${e.quote(t.key)} of ${t.server} only looks like ${e.quote(t.own)}; ${t.client} does not read it`,
name:t=>`the name ${e.quote(t.key)} ${t.what}, so nothing that spells it plainly finds the server`},
on:{
server:{
strangers:!0,
check(t,{
client:n,
report:r}){
for(
let{
kind:i,
own:a,
field:o,
meaning:s,
cost:c}of e.strangers(t)){
if(i!==`disguised`||a===void 0)
continue;
r(`field`,{
key:o.key,
own:a,
server:e.nameOf(t),
client:n},e.at(t.document,o.route,`key`),{
server:t,
help:`write ${e.quote(a)}`,
fix:e.ownNameFor(t,o,a,s),
meant:e.underOwnName(t,o,a,s),...c===void 0?{}:{
reaction:c}})}}},
name:{
like:/[^\x21-\x7e]/,
check(t,{
reading:n,
report:r}){
let i=ae(t.name);
let a=e.brokenNameRules(t,e.toolNamesOf(n)).some(({
reaction:t})=>e.losesServer(t.effect));
if(i===void 0||a)
return;
r(`name`,{
key:t.name,
what:i},e.placeOfName(t),{
server:t,
help:`write ${e.quote(_(t.name))}`,
fix:e.renamedTo(t,_(t.name))})}}}});
function ae(t){
if(e.hasInvisible(t))
return`holds an invisible character`;
return t===t.trim()?void 0:`has a blank at its end or start`}
function _(t){
return e.hasInvisible(t)?e.undisguise(t):t.trim()}
var oe=e.defineRule({
id:`limits-exceeded`,
category:`correctness`,
severity:`error`,
messages:{
unread:e=>`${e.fact}, so it was not checked`,
large:e=>`the file has ${e.bytes} bytes; ${e.client} refuses more than ${e.limit}`},
on:{
problem:{
kind:`limits`,
check({
kind:t,
message:n,
span:r,
help:i},{
reading:{
document:a},
report:o}){
t===`limits`&&o(`unread`,{
fact:n},e.atSpan(a,r),{
help:i})}},
file:{
large:!0,
check({
document:t,
format:n},{
client:r,
report:i}){
let a=n.syntax.maxBytes;
if(a===void 0||t.text.length*3<=a.value)
return;
let o=e.bytesIn(t.text);
o>a.value&&i(`large`,{
bytes:o,
limit:a.value,
client:r},e.atSpan(t,{
start:0,
end:0}),{
reaction:{
effect:`refuses-file`,
by:a.by},
help:`move what is not a server somewhere else`})}}}});
var v=e.defineRule({
id:`plugin-path-missing`,
category:`correctness`,
severity:`error`,
inSnippets:`never`,
messages:{
missing:t=>`there is no ${e.quote(t.path)}, so ${t.consequence}`,
outside:t=>`the path ${e.quote(t.path)} leads out of the folder, so ${t.consequence}`,
twice:t=>`${e.quote(t.path)} is named twice here, so ${t.consequence}`,
again:t=>`${t.client} loads ${e.quote(t.path)} without being told, and older versions complain that it is there twice`},
on:{
file:{
format:`parts`,
check({
document:t,
format:{
parts:n},
neighbours:r},{
client:i,
report:a}){
if(n===void 0)
return;
let{
from:o,
missing:s,
outside:c,
loaded:l}=n;
let u=new Set;
for(
let[d,f]of se(t,n)){
if(!f.startsWith(`./`)||t.isBroken(d))
continue;
let n=e.at(t,d);
let p=e.plainPath(f);
if(p===void 0)
a(`outside`,{
path:f,
consequence:e.consequence(c,i)},n,{
reaction:c,
help:`move it into the folder`});else 
if(p!==``&&r.has(`${o}/${p}`)===!1)
a(`missing`,{
path:f,
consequence:e.consequence(s,i)},n,{
reaction:s,
help:`add it, or name what is there`});else 
if(l!==void 0&&d[0]===l.at){
p===l.file?a(`again`,{
path:f,
client:i},n,{
reaction:l.again,
help:`leave it out`}):u.has(p)&&a(`twice`,{
path:f,
consequence:e.consequence(l.twice,i)},n,{
reaction:l.twice,
help:`leave one of them out`});
u.add(p)}}}}}});
function se({
value:t},{
at:n}){
return n.flatMap(n=>e.routesAt(t,n).flatMap(n=>ce(e.valueAt(t,n),n)))}
function ce(t,n){
if(Array.isArray(t))
return t.flatMap((e,t)=>y(e,[...n,t]));
if(!e.isObject(t))
return y(t,n);
return Object.keys(t).flatMap(r=>y(e.own(t[r],`source`),[...n,r,`source`]))}
function y(e,t){
return typeof e==`string`?[[t,e]]:[]}
function b(t,n){
return{
client:t,
file:e.thisFile(n,`its file`),
has:n.snippet===void 0?`it`:`this block`}}
var le=e.defineRule({
id:`root-key-wrong`,
category:`correctness`,
severity:`error`,
inSnippets:`whole`,
ofFile:!0,
messages:{
wrong:t=>`${t.client} reads ${e.quote(t.right)} from ${t.file}, but ${t.has} has ${e.quote(t.found)} with ${e.count(t.servers,`server`)}; ${t.consequence}`,
path:t=>`${t.client} finds files with servers under ${e.quote(t.right)} of ${t.file}, and does not read ${e.quote(t.found)}`,
beside:t=>`${t.client} reads only ${e.quote(t.right)} from ${t.file} and ignores ${e.quote(t.found)} with ${e.count(t.servers,`server`)}`,
outside:t=>`${t.names.length===1?`server`:`servers`} ${e.list(t.names)} ${t.names.length===1?`stands`:`stand`} beside ${e.quote(t.right)}, where ${t.client} looks for no servers`},
on:{
file:[{
otherMap:!0,
check(t,{
client:n,
report:r}){
let{
document:i,
format:a}=t;
let o=e.mapsRead(t)[0]?.at.join(`.`);
if(o===void 0||i.isBroken([]))
return;
let s=[...e.foreignMaps(t)];
let c=e.serverMaps(i,a).some(e=>e.route.length>0)?void 0:s.shift();
if(c!==void 0){
let s=a.wrongKey??e.withoutMap(a);
let l={...b(n,t),
right:o,...w(c),
consequence:e.consequence(s,`it`)};
let u=c.at.length===1&&c.only===void 0?`rename ${e.quote(l.found)}`:`move the servers`;
let d=S(c,t);
r(`wrong`,l,e.at(i,c.at,`key`),{
reaction:s,
help:`${u} to ${e.quote(o)}${T(c,t)}`,
fix:fe(c.at,t)?d:e.forAll(d),
meant:C(c,t)})}
for(
let c of s){
if(c.at.length===0){
ue(c,String(o),t,{
client:n,
report:r});
continue}
let s=x(c,t)&&!de(t);
r(`beside`,{...b(n,t),
right:o,...w(c)},e.at(i,c.at,`key`),{...s?{
reaction:a.wrongKey??e.withoutMap(a)}:{
severity:`warning`},
help:`move the servers to ${e.quote(o)}${T(c,t)}`,
fix:S(c,t),
meant:C(c,t)})}}},{
format:`serverFiles`,
check(t,{
client:n,
report:r}){
let{
document:i,
format:a}=t;
let{
serverFiles:o}=a;
let[s]=o?.at??[];
let{
value:c}=i;
if(typeof s!=`string`||!e.isObject(c)||Object.hasOwn(c,s))
return;
for(
let a of Object.keys(c)){
let o=c[a];
if(typeof o!=`string`||!o.endsWith(`.json`)||!/^_?mcp/i.test(a))
continue;
r(`path`,{...b(n,t),
right:s,
found:a},e.at(i,[a],`key`),{
severity:`warning`,
help:`rename ${e.quote(a)} to ${e.quote(s)}`,
fix:e.renaming([a],s)})}}}]}});
function ue(t,n,r,{
client:i,
report:a}){
let{
document:o,
format:s}=r;
let c=t.only??[];
let[l]=c;
if(l===void 0)
return;
let u=(/mcp[^/]*$/i.test(o.path)||c.every(t=>e.saysTransport(e.own(o.value,t))))&&x(t,r);
a(`outside`,{
client:i,
right:n,
names:c},e.at(o,[l],`key`),{...u?{
reaction:s.wrongKey??e.withoutMap(s)}:{
severity:`warning`},
help:`move ${c.length===1?`it`:`them`} into ${e.quote(n)}`,
fix:S(t,r),
meant:C(t,r)})}
function x({
at:t,
only:n},{
document:r,
format:i}){
let a=e.valueAt(r.value,t);
let o=e.serverMaps(r,i).map(({
route:t})=>e.valueAt(r.value,t));
return(n??(e.isObject(a)?Object.keys(a):[])).some(t=>!o.some(n=>e.isObject(n)&&Object.hasOwn(n,t)))}
function de({
client:t,
document:n}){
return e.formatsOf(n.path).some(e=>e.client!==t.id)}
function fe([t],{
document:n}){
let r=n.value;
return e.isObject(r)&&Object.keys(r).some(e=>e!==t&&e!==`$schema`)}
function S({
at:t,
only:n},{
document:r,
format:i}){
let a=i.servers[0]?.at??[];
let[o,...s]=a;
if(o===void 0||a.includes(`*`)||i.servers[0]?.list!==void 0)
return;
if(n!==void 0||e.valueAt(r.value,a)!==void 0)
return pe(t,a,r,n);
let c=`move the servers to ${e.quote(a.join(`.`))}`;
if(s.length>0){
if(e.startsWith(a,t)||e.startsWith(t,a))
return;
return e.fix(`safe`,c,{
do:`move`,
at:t,
to:a})}
if(t.length===1)
return e.renaming(t,String(o));
let l=e.valueAt(r.value,t.slice(0,-1));
let u=t.length===2&&e.isObject(l)&&Object.keys(l).length===1;
return e.fix(`safe`,c,u?{
do:`lift`,
at:t,
to:String(o)}:{
do:`move`,
at:t,
to:a})}
function pe(t,n,{
value:r},i){
let[a,o={}]=[e.valueAt(r,t),e.valueAt(r,n)];
if(!e.isObject(a)||!e.isObject(o))
return;
let[s,...c]=i??Object.keys(a);
if(s===void 0||c.length>0||Object.hasOwn(o,s))
return;
return e.fix(`safe`,`move the server to ${e.quote(n.join(`.`))}`,{
do:`move`,
at:[...t,s],
to:[...n,s]})}
function C({
at:t,
only:n},{
document:r,
format:i}){
let[a]=i.servers;
if(a===void 0||a.at.includes(`*`)||n===void 0&&e.startsWith(a.at,t))
return;
let[o,s]=[e.valueAt(r.value,t),e.valueAt(r.value,a.at)];
if(n===void 0&&s===void 0)
return(a.list===void 0?e.isObject(o):Array.isArray(o))?[{
do:`move`,
at:t,
to:a.at}]:void 0;
if(!e.isObject(o)||!(e.isObject(s)||s===void 0&&a.list===void 0))
return;
return(n??Object.keys(o)).filter(t=>e.own(s,t)===void 0).map(e=>({
do:`move`,
at:[...t,e],
to:[...a.at,e]}))}
function w({
at:e,
servers:t}){
return{
found:e.join(`.`),
servers:t}}
function T({
at:t,
clients:n},{
client:r}){
let i=n.filter(e=>e!==r.name);
if(i.length===0||i.length>6)
return``;
return`; ${e.quote(t.join(`.`))} is read by ${e.list(i,{
bare:!0})}`}
var E=e.defineRule({
id:`root-shape`,
category:`correctness`,
severity:`error`,
inSnippets:`whole`,
ofFile:!0,
messages:{
itself:t=>`the file is one server by itself and has no ${e.quote(t.key)}, so ${t.consequence}`,
root:e=>`the file holds ${e.kind} where an object is needed, so ${e.consequence}`,
map:t=>`${e.quote(t.key)} is ${t.kind} where ${t.needed} is needed, so ${t.consequence}`,
numbered:t=>`${e.quote(t.key)} is an array, so ${t.client} calls its servers "0", "1" and so on`,
bare:t=>`${t.servers} at the top level and not under ${e.quote(t.key)}, so ${t.consequence}`,
missing:t=>`the file has no ${e.quote(t.key)}, so ${t.consequence}`,
others:t=>`the file has ${e.list(t.found)} and no ${e.quote(t.key)}: ${t.client} finds no server in it`,
atTop:t=>`this is the file of the project as well, which has no ${e.quote(t.key)}: there ${t.consequence}`,
nameless:t=>`${e.quote(t.key)} holds the fields of one server and no name, so ${t.client} takes each field for a server`,
nested:t=>`${e.quote(t.key)} stands inside ${e.quote(t.key)}, so ${t.client} takes the inner one for a server`,
none:t=>`${e.quote(t.key)} holds no server, so ${t.consequence}`},
on:{
file:{
oddMap:!0,
check(t,n){
let{
document:r}=t;
if(!D(t))
return;
e.isObject(r.value)?A(t,r.value,n):O(t,r.value,n)}},
violation:{
rule:`root-shape`,
check({
rule:t,
keyword:n,
route:r,
place:i},{
client:a,
reading:o,
report:s}){
let{
document:c,
format:l}=o;
if(t!==`root-shape`||!D(o)||!e.isObject(c.value))
return;
let u=l.servers[0]?.at.join(`.`)??``;
if(n===`required`&&r.length===0&&e.serverMaps(c,l).length>0){
let t=e.withoutMap(l);
s(`missing`,{
key:u,
consequence:e.consequence(t,a)},e.at(c,[]),{
reaction:t,
help:`add ${e.quote(u)}: {}`,
fix:H(l)})}
if(n===`minProperties`){
let t=l.badRoot;
s(`none`,{
key:u,
consequence:e.consequence(t,a)},i,{
reaction:t,
help:`add a server`})}}}}});
function D({
document:e,
format:t}){
return e.value!==void 0&&t.servers.length>0&&!e.isBroken([])}
function O(t,n,{
client:r,
report:i}){
let{
document:a,
format:o}=t;
let s=e.reactionToRoot(n,o);
let c=Array.isArray(n)&&n.some(t=>e.isObject(t)&&(e.startableIn(t)>0||e.startableIn({
item:t})>0));
let l=s.effect===`fine`&&c?{...s,
effect:`drops-file`}:s;
if(l.effect===`fine`)
return;
let u={
kind:e.kindOf(n),
consequence:e.consequence(l,r)};
let d=l.effect===`drops-file`&&Array.isArray(n)&&!c;
i(`root`,u,e.at(a,[]),{
reaction:l,...d&&{
severity:`warning`},
help:k(n,t),
fix:he(n,t)})}
function k(t,{
document:n,
format:r}){
let i=r.servers[0]?.at[0];
let[a,...o]=Array.isArray(t)?t:[];
if(o.length===0&&i!==void 0&&e.own(a,String(i))!==void 0)
return`remove the "[" and the "]" around the object`;
if(i===void 0)
return`write { \u2026 }`;
return n.language===`json`?`write { ${e.quote(String(i))}: { \u2026 } }`:`write "${i}:" and what belongs to it, indented`}
function A(t,n,r){
let i=e.serverMaps(t.document,t.format);
j(t,n,i,r);
for(
let e of i)
B(e)?M(t,e,r):N(t,e,r);
i.length===0&&e.foreignMap(t)===void 0&&P(t,n,r);
for(
let n of t.servers)
e.isWrapper(n)&&n.name===n.route.at(-2)&&L(t,n,r)}
function j(t,n,r,{
client:i,
report:a}){
let o=e.readAtTop(t);
if(o===void 0||!R(r))
return;
let s=e.withoutMap(o);
let c=String(o.servers[0]?.at[0]??``);
a(`atTop`,{
key:c,
consequence:e.consequence(s,i)},e.at(t.document,[]),{
reaction:s,
severity:`info`,
help:`wrap the servers in { ${e.quote(c)}: { \u2026 } }, which plugins may have, too`,
fix:V(n,o,Object.keys(n).length)})}
function M({
document:t,
format:n},{
route:r,
value:i},{
client:a,
report:o}){
o(`nameless`,{
key:r.join(`.`),
client:a},e.at(t,r,`key`),{
reaction:n.dialect?.neither??n.badRoot,
help:`put them into an object under a name of its own`,
meant:Object.keys(i).map(e=>({
do:`move`,
at:[...r,e],
to:[...r,z,e]}))})}
function N({
document:t,
format:n},r,{
client:i,
report:a}){
let{
route:o,
value:s}=r;
let{
language:c}=t;
let l=_e(n,r);
let u=o.join(`.`);
let d=e.at(t,o);
if(r.numbered&&e.confidenceOf(l.by)!==`L`){
a(`numbered`,{
key:u,
client:i},d,{
reaction:l,
help:W(c,o),
fix:U(r,`unsafe`)});
return}
if(l.effect===`fine`)
return;
let f={
key:u,
kind:e.kindOf(s),
consequence:e.consequence(l,i)};
r.list===`only`?a(`map`,{...f,
needed:`an array`},d,{
reaction:l,
help:ge(c,o)}):a(`map`,{...f,
needed:`an object`},d,{
reaction:l,
help:W(c,o),
fix:U(r,`safe`)})}
function P({
document:t,
format:n},r,{
client:i,
report:a}){
let o=n.servers[0]?.at.join(`.`)??``;
let s=t=>({
key:o,
consequence:e.consequence(t,i)});
if(n.mayBeServer===void 0&&e.startableIn({
file:r})>0){
let i=e.withoutMap(n);
a(`itself`,s(i),e.at(t,Object.keys(r).slice(0,1),`key`),{
reaction:i,
severity:`warning`,
help:`put it under ${e.quote(o)}`});
return}
let c=e.startableIn(r);
let l=n.bareMap===`some`&&Object.keys(r).length>0;
let u=(c>0||l?n.wrongKey:void 0)??e.withoutMap(n);
let d=s(u);
let f=e.at(t,[]);
if(c>0){
let t=V(r,n,c);
a(`bare`,{...d,
servers:`${e.count(c,`server`)} ${c===1?`stands`:`stand`}`},f,{
reaction:u,
help:`wrap the servers in { ${e.quote(o)}: { \u2026 } }`,
fix:t,
meant:t?.changes})}else 
if(l)
a(`missing`,d,f,{
reaction:u,
help:`put the servers under ${e.quote(o)}`});else 
if(n.noMap.effect!==`fine`)
a(`missing`,d,f,{
reaction:u,
help:`add ${e.quote(o)}: {}, or delete the file`,
fix:Object.keys(r).length===0?H(n):void 0});else{
let s=e.speaksOfMcp(t.path)?F(r,n):[];
if(s.length===0)
return;
a(`others`,{
key:o,
found:s,
client:i},e.at(t,s.slice(0,1),`key`),{
reaction:u,
severity:`warning`,
help:`put the servers under ${e.quote(o)}; settings of other kinds belong into other files`})}}
function F(e,{
servers:t,
inputs:n,
rootFields:r={}}){
let[i]=t;
if(t.length!==1||i===void 0||i.at.length!==1)
return[];
let a=[...Object.keys(r),...(n??[]).map(String)];
return Object.keys(e).filter(e=>!a.includes(e)&&!(I??=/^(?:[$_/#]|(?:comment|name|description|version)s?$)/i).test(e))}
let I;
function L({
format:t},n,{
client:r,
report:i}){
let a=me(n);
i(`nested`,{
key:n.name,
client:r},e.placeOfName(n),{
reaction:t.nested??n.dialect.neither,
help:`remove the inner ${e.quote(n.name)}, keep what it holds`,
fix:a,
meant:a?.changes})}
function R(t){
return t.some(({
route:t,
value:n})=>t.length===0&&e.isObject(n)&&Object.keys(n).length>0)}
const z=`server`;
function B(t){
if(t.route.length===0||t.list!==void 0||!e.isObject(t.value))
return!1;
return e.isStartable(t.value)&&e.startableIn(t.value)===0}
function V(t,{
servers:n},r){
let[i,...a]=n[0]?.at??[];
if(i===void 0||a.length>0||r!==Object.keys(t).length)
return;
return e.fix(`safe`,`wrap the servers in ${e.quote(String(i))}`,{
do:`wrap`,
under:String(i)})}
function H({
servers:t}){
let[n,...r]=t[0]?.at??[];
return n===void 0||r.length>0||t[0]?.list!==void 0?void 0:e.adding([n],{},`unsafe`)}
function U({
route:t,
value:n},r){
let i=t.at(-1);
if(!Array.isArray(n)||n.length===0||typeof i!=`string`)
return;
let a=new Set(n.map(t=>e.own(t,`name`)));
let o=n.every(t=>[`command`,`url`].some(n=>typeof e.own(t,n)==`string`));
let s=[...a].every(e=>typeof e==`string`&&e.trim()!==``);
if(!o||!s||a.size<n.length)
return;
return e.fix(r,`write each server under its name`,{
do:`index`,
at:t,
by:`name`,
to:i})}
function me({
route:t,
name:n,
entry:r}){
let i=t.slice(0,-1);
return e.isObject(r)&&i.length>0?e.fix(`safe`,`remove the inner ${e.quote(n)}`,{
do:`lift`,
at:t,
to:String(i.at(-1))}):void 0}
function he(t,{
document:n,
format:r}){
let i=r.servers[0]?.at[0];
let[a,...o]=Array.isArray(t)?t:[];
if(o.length>0||i===void 0||e.own(a,String(i))===void 0)
return;
if(n.language!==`json`)
return;
let[s,c]=[n.locate([],`value`),n.locate([0],`value`)];
let l=({
start:e,
end:t})=>/^[[\s]*$|^[\s\]]*$/.test(n.text.slice(e,t));
let[u,d]=[{
start:s.start,
end:c.start},{
start:c.end,
end:s.end}];
if(!l(u)||!l(d))
return;
return e.fix(`safe`,`remove the "[" and the "]"`,{
do:`write`,
span:u,
text:``},{
do:`write`,
span:d,
text:``})}
function W(e,t){
if(e===`toml`)
return`begin each server with "[${t.join(`.`)}.<name>]"`;
return e===`json`?`write { "<name>": { \u2026 } }`:`write "<name>:" and the server below it, indented`}
function ge(e,t){
if(e===`toml`)
return`begin each server with "[[${t.join(`.`)}]]"`;
return e===`json`?`write a list`:`write a list, each server with "- " before its first key`}
const G={
effect:`fine`,
by:`R:`};
function _e({
badRoot:t,
badMap:n=t,
nullMap:r=n,
arrayMap:i=n,
textMap:a=n},{
value:o,
list:s}){
if(e.isObject(o))
return s===`only`?n:G;
if(Array.isArray(o))
return s===void 0?i:G;
if(s===`too`)
return G;
if(o===null)
return r;
return typeof o==`string`?a:n}
var ve=e.defineRule({
id:`server-file-missing`,
category:`correctness`,
severity:`error`,
inSnippets:`never`,
messages:{
missing:t=>`there is no ${e.quote(t.path)}, and ${t.client} loads none of its servers, without a word`,
prefix:t=>`the path ${e.quote(t.path)} does not begin with ${e.quote(t.prefix)}, so ${t.refused}`,
unnamed:t=>`${t.client} looks for ${e.quote(t.read)} in this plugin, and reads ${e.quote(t.unread)} only where ${e.quote(t.key)} names it`,
outside:t=>`the path ${e.quote(t.path)} has ".." in it, so ${t.refused}`},
on:{
file:{
format:`serverFiles`,
check({
document:t,
format:{
serverFiles:n},
neighbours:r},{
client:i,
report:a}){
if(n===void 0)
return;
let{
prefix:o,
from:s,
missing:c,
refused:l,
unnamed:u,
usual:d}=n;
let f=`${i} ${l.effect===`refuses-file`?`refuses the file`:`does not look there`}`;
let p=e=>r.has(`${s}/${e}`)===!0;
if(u!==void 0&&e.isObject(t.value)&&e.valueAt(t.value,n.at)===void 0){
let{
read:r,
unread:s,
by:c}=u;
let l=n.at.join(`.`);
p(s)&&!p(r)&&a(`unnamed`,{
client:i,
read:r,
unread:s,
key:l},e.at(t,[]),{
reaction:{
effect:`drops-file`,
by:c},
help:`add "${l}": "${o}${s}", or call the file ${e.quote(r)}`,
fix:e.adding(n.at,`${o}${s}`,`unsafe`)})}
for(
let[u,m]of ye(t,n.at)){
if(/^[a-z][a-z0-9+.-]*:/i.test(m)||!m.endsWith(`.json`)||t.isBroken(u))
continue;
let n=e.at(t,u);
if(m.split(/[\\/]/).includes(`..`))
a(`outside`,{
path:m,
refused:f},n,{
reaction:l,
help:`move the file into the plugin`});else 
if(m.startsWith(o))
r.has(`${s}/${m}`)===!1&&a(`missing`,{
path:m,
client:i},n,{
reaction:c,
help:`add the file, or correct the path`});else{
if(m===d&&p(d))
continue;
a(`prefix`,{
path:m,
prefix:o,
refused:f},n,{
reaction:l,
help:`write ${e.quote(o+m.replace(/^\/+/,``))}`})}}}}}});
function ye({
value:t},n){
let r=e.valueAt(t,n);
return(Array.isArray(r)?r.map((e,t)=>[[...n,t],e]):[[n,r]]).flatMap(([e,t])=>typeof t==`string`?[[e,t]]:[])}
var be=e.defineRule({
id:`setting-misspelt`,
category:`correctness`,
severity:`warning`,
messages:{
setting:t=>`${t.client} does not know the setting ${e.quote(t.key)}`,
inside:t=>`${t.client} reads ${e.quote(t.key)} at the top of the file, and not inside ${e.quote(t.outer)}`},
on:{
file:[{
format:`references`,
check:({
document:e,
format:t},n)=>{
K(e,t,(t.references??[]).filter(({
instead:e})=>e===void 0),n)}},{
format:`serverRules`,
check:({
document:e,
format:t},n)=>{
K(e,t,t.serverRules??[],n)}},{
format:`rootFields`,
check:({
document:e,
format:t},n)=>{
let r=(t.references??[]).map(e=>String(e.at[0]));
K(e,t,Object.entries(t.rootFields??{}).filter(([e,{
idle:t}])=>!t&&!r.includes(e)).map(([e,{
by:n=t.schemaBy}])=>({
at:[e],
by:n})),n)}}]}});
function K(t,n,r,{
client:i,
report:a}){
let o=Ce(n);
for(
let{
at:n,
by:s}of r){
let r=String(n.at(-1));
n.length===1&&(xe??=/mcp\w*servers/i).test(r)&&Se(t,{
own:r,
by:s},o,{
client:i,
report:a});
for(
let c of e.routesAt(t.value,n.slice(0,-1))){
let l=e.valueAt(t.value,c);
if(!e.isObject(l)||Object.hasOwn(l,r))
continue;
for(
let u of Object.keys(l)){
if(o.some(t=>e.isSameRoute(t,[...n.slice(0,-1),u]))||!we(u,r))
continue;
let l=[...c,u];
a(`setting`,{
key:u,
client:i},e.at(t,l,`key`),{
reaction:{
effect:`ignored`,
by:s},
help:`did you mean ${e.quote(r)}?`,
fix:e.renaming(l,r,`unsafe`)})}}}}
let xe;
function Se(t,{
own:n,
by:r},i,{
client:a,
report:o}){
let{
value:s}=t;
if(!e.isObject(s)||Object.hasOwn(s,n))
return;
for(
let c of Object.keys(s)){
let l=s[c];
if(!e.isObject(l)||!Object.hasOwn(l,n))
continue;
let u=[c,n];
if(i.some(t=>e.isSameRoute(t,u)))
continue;
o(`inside`,{
key:n,
outer:c,
client:a},e.at(t,u,`key`),{
reaction:{
effect:`ignored`,
by:r},
help:`move it to the top`,
fix:e.fix(`unsafe`,`move ${e.quote(n)} to the top`,{
do:`move`,
at:u,
to:[n]})})}}
function Ce({
references:e=[],
serverRules:t=[],
rootFields:n={},
servers:r,
unread:i=[]}){
return[...[...e,...t,...r,...i].map(e=>e.at),...Object.keys(n).map(e=>[e])]}
function we(t,n){
let[r,i]=[e.lettersOf(e.undisguise(t)),e.lettersOf(n)];
return r===i||i.length>=5&&e.isOneSlip(r,i)}
var Te=e.defineRule({
id:`syntax-error`,
category:`correctness`,
severity:`error`,
strays:!0,
messages:{
broken:e=>`${e.fact}, so ${e.consequence}`,
comment:e=>`there is a comment here, which ${e.file} does not allow${$(e.more)}, so ${e.consequence}`,
comma:e=>`there is a comma after the last entry, which ${e.file} does not allow${$(e.more)}, so ${e.consequence}`,
slip:e=>`there is a comma after the last entry${$(e.more)}, which is no JSON: some clients take it, and others refuse the file`,
empty:e=>`there is nothing in the file, so ${e.consequence}`},
on:{
problem:[{
kind:`syntax`,
check(t,{
client:n,
reading:r,
report:i}){
let{
document:a,
format:o}=r;
let{
broken:s,
onlyComments:c}=o.syntax;
let l=t.onlyComments&&c||s;
if(l.effect===`fine`)
return;
if(t.kind!==`syntax`||J(r)||Ee(t,r))
return;
if(t.isSecond&&r.snippet!==void 0)
return;
let u=a.language===`markdown`?`the front matter`:`it`;
i(`broken`,{
fact:t.message,
consequence:e.consequence(l,n,u)},e.atSpan(a,t.span),{
reaction:l,
help:q(r)?`write {} in place of it all, or delete the file`:t.help,
fix:q(r)?void 0:Oe(t,r),
related:t.related?[{
place:e.atSpan(a,t.related.span),
message:t.related.message}]:[]})}},{
kind:`comment`,
check(t,{
client:n,
reading:r,
report:i}){
let{
broken:a}=r.format.syntax;
let o=Q(t,`comment`,r);
if(e.takesComments(r.format.syntax)||o===void 0||q(r))
return;
i(`comment`,{
consequence:e.consequence(a,n),
more:o,
file:e.thisFile(r,`the file`)},e.atSpan(r.document,t.span),{
reaction:a,
help:`remove it, or move the remark into a key such as "_comment"`,
fix:Y(`comment`,r),
isWhole:!0})}},{
kind:`trailing-comma`,
check(t,{
client:n,
reading:r,
report:i}){
let{
broken:a}=r.format.syntax;
let o=Q(t,`trailing-comma`,r);
if(e.takesTrailingCommas(r.format.syntax)||o===void 0)
return;
let s={
reaction:a,
help:`remove the comma`,
fix:Y(`trailing-comma`,r)};
let c=e.atSpan(r.document,t.span);
if(r.format.stray){
i(`slip`,{
more:o},c,{...s,
severity:`info`});
return}
i(`comma`,{
consequence:e.consequence(a,n),
more:o,
file:e.thisFile(r,`the file`)},c,s)}},{
kind:`empty`,
check(t,{
client:n,
reading:r,
report:i}){
let{
empty:a,
blank:o=a}=r.format.syntax;
if(Q(t,`empty`,r)===void 0)
return;
let s=r.document.text===``?a:o;
if(e.severityOf(s)===`info`)
return;
i(`empty`,{
consequence:e.consequence(s,n)},e.atSpan(r.document,t.span),{
reaction:s,
help:`delete the file, or give it an empty map of servers`})}}]}});
function q({
document:t,
format:n}){
return!e.takesComments(n.syntax)&&t.problems.some(({
onlyComments:e})=>e)}
function J({
format:e}){
return e.syntax.broken.effect===`fine`}
function Ee(t,{
document:{
problems:n},
format:r}){
if(!e.takesJson5(r.syntax))
return!1;
let i=n.findIndex(({
kind:e,
json5:t})=>e===`syntax`&&t);
return i!==-1&&n.indexOf(t)>=i}
function Y(t,{
document:n}){
let{
problems:r,
text:i}=n;
if(r.some(e=>e.kind===`syntax`))
return;
let a=r.filter(e=>e.kind===t).map(({
span:e})=>e);
if(a.length>X)
return;
let o=t===`comment`?`comment`:`comma`;
let s=a.length===1?`remove the ${o}`:`remove the ${a.length} ${o}s`;
let c=a.map(e=>({
do:`write`,
span:t===`comment`?De(i,e):e,
text:``}));
return e.fix(`safe`,s,...c)}
const X=500;
function De(e,{
start:t,
end:n}){
let r=t;
for(;r>0&&/[ \t]/.test(e.charAt(r-1));)
--r;
let i=r===0||/[\n\r]/.test(e.charAt(r-1));
let a=/[ \t]*(\r\n|\n|\r|$)/y;
a.lastIndex=n;
let o=a.exec(e)?.[0];
if(o===void 0)
return{
start:t,
end:n};
return i?{
start:r,
end:n+o.length}:{
start:r,
end:n}}
function Oe({
edit:t},{
document:{
language:n,
text:r,
part:i}}){
if(t!==void 0)
return e.fix(t.isGuess?`unsafe`:`safe`,t.title,{
do:`write`,
span:t.span,
text:t.text});
if(n!==`json`||r.length>ke)
return;
let a=[...Ae(r,i?.span)];
return a.length===0?void 0:e.fix(`safe`,`write it as JSON`,...a)}
const ke=2e5;
const Z={
True:`true`,
False:`false`,
None:`null`,
undefined:`null`};
function*Ae(t,n){
let r=e.tokensOf(t,n).filter(({
kind:e})=>e!==`comment`);
for(
let[e,{
kind:n,
start:i,
end:a}]of r.entries()){
let o=t.slice(i,a);
let s=r[e+1]?.kind===`:`;
let c={
start:i,
end:a};
n===`string`&&o.startsWith(`'`)&&o.endsWith(`'`)&&!o.includes(`\\`)?yield{
do:`write`,
span:c,
text:JSON.stringify(o.slice(1,-1))}:n===`word`&&s&&/^[\p{L}$_][\p{L}\p{N}$_-]*$/u.test(o)?yield{
do:`write`,
span:c,
text:JSON.stringify(o)}:n===`word`&&!s&&Object.hasOwn(Z,o)&&(yield{
do:`write`,
span:c,
text:Z[o]??o})}}
function Q(e,t,n){
let{
problems:r}=n.document;
if(e.kind!==t||J(n)||r.find(e=>e.kind===t)!==e)
return;
return r.filter(e=>e.kind===t).length-1}
function $(t){
return t===0?``:` (and ${e.count(t,`more place`)})`}
const je=[t,s,g,ee,te,ie,oe,v,le,E,ve,be,Te];
exports.rules=je;
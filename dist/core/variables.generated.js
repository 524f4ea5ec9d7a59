"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./literals.js");
const n=[[`nameless`,/\$\{\s*\}|\{(?:env|file):\s*\}/y],[`blank`,/\$\{(?:\s+\w+\s*|\w+\s+)\}/y],[`nested`,/\$\{[A-Za-z_]\w*:-(?=[^{}]*\$\{[^{}]*\}[^{}]*\})/y],[`double`,/\$\{\{\s*[A-Za-z_]\w*\s*\}\}/y],[`operator`,/\$\{[A-Za-z_]\w*[-+=?^#%/,@](?=[^{}]*\})/y],[`open`,/\$\{input:[\w-]+(?=[^{}]*$)/y],[`open`,/(?:\$\{(?:env:)?|\{env:)[A-Za-z_]\w*(?=[^{}]*$)/y]];
const r=/(?<![$\w{(])(?:\{workspace(?:Folder|Root)\}|\$\(workspace(?:Folder|Root)\)|\$workspace(?:Folder|Root))(?![\w})])/g;
function i(e){
return/\$\{|\{(?:env|file):|workspace/.test(e)}
function a(t){
if(!i(t))
return[];
let n=e.placeholdersIn(t);
let a=new Set(n.map(({
start:e})=>e));
let s=n.flatMap(({
syntax:e,
name:n,
start:r,
end:i})=>(e==="${env:NAME}"||e===`{env:NAME}`)&&n!==n.trim()?[{
kind:`blank`,
text:t.slice(r,i),
start:r,
end:i}]:[]);
for(
let{
index:e}of t.matchAll(/\$\{|(?<!\$)\{(?=(?:env|file):)/g)){
if(a.has(e))
continue;
let n=o(t,e);
n!==void 0&&s.push(n)}
for(
let{
0:e,
index:n}of t.matchAll(r))
s.push({
kind:`undollared`,
text:e,
start:n,
end:n+e.length});
return s}
function o(e,t){
for(
let[r,i]of n){
i.lastIndex=t;
let n=i.exec(e);
if(n!==null)
return{
kind:r,
text:n[0],
start:t,
end:i.lastIndex}}}
const s=/[\s="'`$%{}<>|&;,\\]/;
const c=/^(?:https?|ftp|no|all)_proxy$/;
var l=e.defineRule({
id:`env-name`,
category:`correctness`,
severity:`warning`,
messages:{
empty:e=>`a variable in the environment of ${e.server} has no name`,
equals:t=>`${e.quote(t.name)} in the environment of ${t.server} becomes a variable ${e.quote(t.read)}: names end at "="`,
name:t=>`${e.quote(t.name)} in the environment of ${t.server} has ${t.character} in its name, which shells cannot hold`,
hyphen:t=>`${e.quote(t.name)} in the environment of ${t.server} is a name that shells lose: they take no "-"`,
twice:t=>`${e.quote(t.name)} and ${e.quote(t.other)} in the environment of ${t.server} are one variable on Windows`},
on:{
server:{
variables:`odd`,
check(t,{
report:n,
violations:r}){
if(t.transport!==void 0&&t.transport!==`stdio`)
return;
let i=t.env.filter(({
name:t,
route:n})=>!e.isRefused(n,r)&&!t.includes(`\0`));
for(
let{
name:r,
route:a}of i){
let i=u(r);
if(i===void 0)
continue;
let{
message:o,
help:s,...c}=i;
n(o,{
name:r,
server:e.nameOf(t),...c},e.at(t.document,a,`key`),{
server:t,
help:s,
fix:o===`name`?e.renaming(a,d(r),`unsafe`):void 0,...o===`hyphen`&&{
severity:`info`}})}
for(
let{
name:r,
route:a,
first:o}of f(i))
n(`twice`,{
name:r,
other:o.name,
server:e.nameOf(t)},e.at(t.document,a,`key`),{
server:t,
help:`keep one of them`,
fix:e.removing(a),
related:[{
place:e.at(t.document,o.route,`key`),
message:`the other one`}]})}}}});
function u(t){
let n=s.exec(t)?.[0]??``;
let r=t.slice(0,Math.max(0,t.indexOf(`=`)));
let i={
read:r,
character:/\s/.test(n)?`a blank`:e.quote(n)};
if(t===``)
return{
message:`empty`,
help:`remove it, or name it`,...i};
if(n===`=`&&r!==``)
return{
message:`equals`,
help:`write ${e.quote(r)} and put the rest into the value`,...i};
if(n!==``)
return{
message:`name`,
help:`write ${e.quote(d(t))}`,...i};
if(!t.includes(`-`)||!/^[A-Z0-9]+(?:[-_][A-Z0-9]+)+$/.test(t))
return;
return{
message:`hyphen`,
help:`write ${e.quote(d(t))} if the server reads that`,...i}}
function d(e){
return e.replace(/[^A-Za-z0-9_]+/g,`_`).replace(/^_+|_+$/g,``)||`NAME`}
function f(e){
let t=new Map;
return e.flatMap(e=>{
let n=e.name.toLowerCase();
let r=t.get(n);
r===void 0&&t.set(n,e);
return r===void 0||c.test(n)?[]:[{...e,
first:r}]})}
const p=/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
var m=e.defineRule({
id:`env-silent-drop`,
category:`clarity`,
severity:`info`,
messages:{
command:t=>`${t.client} runs what follows ${e.quote(t.sign)} in ${t.subject}, and ${t.outcome} when that fails`,
empty:t=>`${t.client} takes ${e.quote(t.sign)} in ${t.subject} for a command, and ${t.outcome}: none follows`,
name:t=>`${t.client} takes ${e.quote(t.text)} in ${t.subject} for a variable, and for text where there is none`},
on:{
server:{
lookedUp:!0,
check(t,{
client:n,
report:r}){
let i=t.dialect.placeholders?.lookedUp;
if(i===void 0)
return;
for(
let a of h(t,i)){
let o=e.subjectOf(a.route,t);
let s=e.at(t.document,a.route,`value`);
if(a.value.startsWith(i.command)){
let{
command:c,
whenFails:l}=i;
if(a.value.slice(c.length).trim()===``){
r(`empty`,{
subject:o,
client:n,
sign:c,
outcome:l},s,{
server:t,
reaction:{
effect:`ignored`,
by:i.by},
help:`write the command after ${e.quote(c)}, or the value itself`});
continue}
r(`command`,{
subject:o,
client:n,
sign:c,
outcome:l},s,{
server:t,
help:`see that the command prints the value and nothing else on every machine that starts the server`})}else 
i.names&&a.value!==a.name&&p.test(a.value)&&r(`name`,{
subject:o,
text:a.value,
client:n},s,{
server:t,
help:`write ${e.quote(e.spell("${NAME}",a.value))}, which shows what is meant`})}}}}});
function h(t,{
in:n}){
return[...t.env,...t.headers].filter(({
route:r})=>n.includes(e.meaningAt(t,r)))}
var g=e.defineRule({
id:`input-duplicate`,
category:`correctness`,
severity:`warning`,
messages:{
twice:t=>`two inputs have the id ${e.quote(t.id)}`},
on:{
file:{
format:`inputs`,
check(t,{
report:n}){
let r=new Map;
for(
let{
id:i,
route:a}of e.inputsOf(t)){
let o=r.get(i);
o===void 0?r.set(i,a):n(`twice`,{
id:i},e.at(t.document,a),{
help:`rename one of them`,
related:[{
place:e.at(t.document,o),
message:`the other one`}]})}}}}});
var _=e.defineRule({
id:`input-undefined`,
category:`correctness`,
severity:`error`,
inSnippets:`whole`,
messages:{
undefined:t=>`no input has the id ${e.quote(t.id)}, so ${t.client} does not start the server`},
on:{
file:{
format:`inputs`,
check(t,{
client:n,
report:r}){
if(t.format.inputs===void 0)
return;
let i=[...new Set(e.inputsOf(t).map(e=>e.id))];
let a=new Set(i);
let o=e.suggestions();
let s=e.inputUses(t);
let[c,...l]=i.filter(e=>!s.some(t=>t.id===e));
for(
let{
id:u,
route:d,
within:f}of s){
if(a.has(u))
continue;
let s=o(u,i)??(l.length===0?c:void 0);
r(`undefined`,{
id:u,
client:n},e.at(t.document,d,`value`,f),{
help:s===void 0?`define it under ${e.quote(t.format.inputs.join(`.`))}`:`did you mean ${e.quote(s)}?`})}}}}});
const v=/token|secret|passw|api[-_ ]?key|credential|\bpat\b/i;
var y=e.defineRule({
id:`input-unmasked`,
category:`security`,
severity:`info`,
messages:{
shown:t=>`${t.client} shows what is typed for the input ${e.quote(t.id)}, which looks like a secret`},
on:{
file:{
format:`inputs`,
check(t,{
client:n,
report:r}){
for(
let{
id:i,
route:a,
entry:o}of e.inputsOf(t)){
let s=e.own(o,`description`);
let c=`${i} ${typeof s==`string`?s:``}`;
if(e.own(o,`type`)!==`promptString`||e.own(o,`password`)===!0||!v.test(c))
continue;
r(`shown`,{
id:i,
client:n},e.at(t.document,a),{
help:`add "password": true`,
fix:b(a,o)})}}}}});
function b(t,n){
let r=[...t.slice(0,-1),`password`];
return e.own(n,`password`)===void 0?e.adding(r,!0):e.writing(r,!0,`unsafe`)}
var x=e.defineRule({
id:`input-unused`,
category:`clarity`,
severity:`info`,
inSnippets:`whole`,
messages:{
unused:t=>`no server refers to the input ${e.quote(t.id)}`},
on:{
file:{
format:`inputs`,
check(t,{
report:n}){
let{
document:r}=t;
if(r.isBroken([]))
return;
let i=e.inputsOf(t);
let a=new Set(i.map(e=>e.id));
let o=new Set(e.inputUses(t).map(e=>e.id));
let s=e=>{
for(
let[,t=``]of e.matchAll(/\$\{input:([^}"\n]*)/g))
o.add(t)};
s(r.text);
e.maySpellWithEscapes(r.text)&&e.eachString(r.value,s);
for(
let e of o)
if(!a.has(e))
return;
for(
let{
id:t,
route:a}of i)
o.has(t)||n(`unused`,{
id:t},e.at(r,a),{
help:`remove it`,
fix:e.fix(`unsafe`,`remove the input ${e.quote(t)}`,{
do:`remove`,
at:a.slice(0,-1)})})}}}});
var S=e.defineRule({
id:`placeholder-file-missing`,
category:`correctness`,
severity:`warning`,
inSnippets:`never`,
messages:{
missing:t=>`${t.client} refuses the whole file without ${e.quote(t.path)}, which ${t.server} refers to`},
on:{
server:{
text:/\{file:/,
check(t,{
client:n,
reading:r,
report:i}){
let{
owner:a,
format:o}=r;
if(t.dialect.placeholders?.needsFiles===void 0||!a||o.ofUser)
return;
for(
let{
route:a,
reference:o}of C(r,t)){
let{
name:s,
start:c,
end:l}=o;
let u=e.at(r.document,a,`value`,{
start:c,
end:l});
i(`missing`,{
path:s,
server:e.nameOf(t),
client:n},u,{
server:t,
help:`correct the path, or tell git to ignore the file if everybody has one of their own`})}}}}});
function C(t,n){
return e.expandableStrings(n,e=>e.includes(`{file:`)).flatMap(({
part:{
value:n,
route:r}})=>e.placeholdersIn(n).filter(e=>ee(e)&&t.lacks(e.name.replaceAll(`\\`,`/`))).map(e=>({
route:r,
reference:e})))}
function ee({
syntax:t,
name:n}){
return t===`{file:path}`&&e.isRelativePath(n)&&!n.includes(`..`)}
var w=e.defineRule({
id:`placeholder-malformed`,
category:`correctness`,
severity:`warning`,
messages:{
open:({
text:t,
subject:n,
client:r})=>`${e.quote(t)} in ${n} has no closing brace, so ${r} finds no variable in it`,
nameless:({
text:t,
subject:n,
client:r})=>`${e.quote(t)} in ${n} has no name, so ${r} finds no variable in it`,
blank:({
text:t,
subject:n,
client:r})=>`${e.quote(t)} in ${n} has a blank in its braces, so ${r} finds no variable in it`,
double:({
text:t,
subject:n,
client:r})=>`${e.quote(t)} in ${n} has its braces twice, so ${r} finds no variable in it`,
operator:({
text:t,
subject:n,
client:r})=>`${e.quote(`${t}\u2026`)} in ${n} holds more than a name, so ${r} finds no variable in it`,
undollared:({
text:t,
subject:n,
client:r})=>`${e.quote(t)} in ${n} is not "\${\u2026}", so ${r} finds no variable in it`,
nested:({
text:t,
subject:n,
client:r})=>`${r} ends ${e.quote(`${t}\u2026`)} in ${n} at the first "}", and what follows stays in the value`},
on:{
server:{
text:/workspace|(?:\$\{|\{(?:env|file):)(?:[a-z]+:)?(?:\}|\w+[-+=?^#%/,@]|[^{}]{0,200}?(?:[\s"'{]|$))/,
check(t,{
client:n,
report:r}){
let{
placeholders:o}=t.dialect;
if(o===void 0)
return;
for(
let{
part:s,
meaning:c}of e.expandableStrings(t,i)){
if(o.lookedUp?.in.includes(c)&&s.value.startsWith(o.lookedUp.command))
continue;
let i=o.in[c]??[];
for(
let c of a(s.value)){
let{
kind:a,
text:l,
start:u,
end:d}=c;
if(a===`undollared`?!i.includes("${workspaceFolder}"):!T(i,l))
continue;
if(a===`operator`&&o.shell)
continue;
let f=a===`nested`?o.cutsNested:o.by;
if(f===void 0)
continue;
r(a,{
text:l,
subject:e.subjectOf(s.route,t),
client:n},e.at(t.document,s.route,`value`,{
start:u,
end:d}),{
server:t,
reaction:{
effect:`ignored`,
by:f},
help:O(c,i),
fix:e.forAll(D(c,s.route))})}}}}}});
function T(e,t){
let[,n]=/^(\$?\{(?:[a-z]+:(?!-))?)/.exec(t)??[];
return e.some(e=>n==="${"?/^\$\{[A-Z]/.test(e):e.startsWith(n??` `))}
function E(e){
return`\${${e.replace(/[${}()\s]/g,``)}}`}
function D({
kind:t,
text:n,
start:r,
end:i},a){
let o=t=>e.rewriting(a,{
start:r,
end:i},t);
switch(t){case`open`:
return o(`${n}}`);case`blank`:
return o(n.replace(/\s/g,``));case`double`:case`undollared`:
return o(E(n));default:
return}}
function O({
kind:t,
text:n},r){
switch(t){case`open`:
return`write ${e.quote(`${n}}`)}`;case`blank`:
return`write ${e.quote(n.replace(/\s/g,``))}`;case`double`:case`undollared`:
return`write ${e.quote(E(n))}`;case`operator`:
return r.includes("${NAME:-default}")?`write ${e.quote(`${n.slice(0,-1)}}`)}, or ":-" before a default`:`write ${e.quote(`${n.slice(0,-1)}}`)}`;case`nested`:
return`write a default without a variable`;case`nameless`:
return`name the variable, or take it out`}}
const k=/\$\((?![A-Z_]+\))[^()]+\)|^`[^`]+`$/;
const A=/^\$\{\w+:?[-?+=]/;
var te=e.defineRule({
id:`placeholder-syntax`,
category:`correctness`,
severity:`warning`,
messages:{
literal:t=>`${t.client} does not expand ${e.quote(t.text)} in ${e.quote(t.field)}; the text is used as it stands`,
program:t=>`${t.client} does not expand ${e.quote(t.text)}, and no program is called so: ${t.consequence}`,
folder:t=>`${t.client} does not expand ${e.quote(t.text)}, and no folder is called so: ${t.consequence}`,
refused:t=>`${e.quote(t.text)} may not stand in this file, so ${t.consequence}`,
leading:t=>`${e.quote(t.text)} may not begin ${e.quote(t.of)}, so ${t.consequence}`,
passed:t=>`${t.client} writes ${e.quote(t.text)} as it stands for every client, and most take it for text`,
variable:t=>`${e.quote(t.text)} is a variable of code editors; ${t.client} looks for an environment variable "${t.name}"`,
unset:t=>`${e.quote(t.text)} is a variable of code editors; ${t.client} finds no variable "${t.name}", so ${t.consequence}`,
inner:t=>`${t.client} expands only the braces of ${e.quote(t.text)}, and the "$" stays in front of the value`},
on:{
server:[{
references:`foreign`,
check(t,{
client:n,
reading:r,
report:i}){
let{
placeholders:a}=t.dialect;
if(a===void 0||!t.fields.some(M))
return;
for(
let{
part:o,
meaning:s}of e.expandableStrings(t,j)){
if(s===`url`&&e.uncallableAddress(t)!==void 0)
continue;
let c=a.in[s]??[];
for(
let l of e.placeholdersIn(o.value)){
let u=e.refusalOf(a,s,l);
if(u===void 0&&c.includes(l.syntax))
continue;
let d=o.value.slice(l.start,l.end);
if(a.shell&&A.test(d))
continue;
let f=e.at(t.document,o.route,`value`,{
start:l.start,
end:l.end});
let p={
effect:`ignored`,
by:a.by};
let m=r.publishable&&P(o,l)?`write the value itself, and keep it in a file that git ignores`:`write the value itself`;
let h=c.filter(e=>u?.syntaxes.includes(e)!==!0);
let g=h.filter(t=>!e.refusalOf(a,s,{...l,
syntax:t}));
let _=h.find(e=>L.has(e));
let v=_&&e.refusalOf(a,s,{...l,
syntax:_});
let y=u?.help??v?.help??N(t,o,s,l)??F(h,l,u?{}:a.in,m);
let b=u?.help===void 0?I(t,o,s,{
reference:l,
allowed:g}):void 0;
let x={
server:t,
reaction:p,
help:y,
fix:b};
if(u!==void 0){
let r=e.consequence(u.reaction,n);
let a={
server:t,
reaction:u.reaction,
help:y,
fix:b};
u.passedOn?i(`passed`,{
text:d,
client:n},f,a):u.leading?i(`leading`,{
text:d,
of:String(o.route.at(-1)),
consequence:r},f,a):i(`refused`,{
text:d,
consequence:r},f,a)}else 
if(l.syntax==="${workspaceFolder}"&&c.includes("${NAME}")){
let t=a.unset?.find(e=>e.in.includes(s))?.reaction;
let r={
text:d,
client:n,
name:l.name};
t===void 0?i(`variable`,r,f,x):i(`unset`,{...r,
consequence:e.consequence(t,`it`)},f,{...x,
reaction:t})}else 
if(l.syntax==="${env:NAME}"&&c.includes(`{env:NAME}`))
i(`inner`,{
text:d,
client:n},f,x);else 
if(ne(t,o,s,d)){
let r={
effect:`fails-server`,
by:t.dialect.starts?.by??a.by};
let o={
text:d,
client:n,
consequence:e.consequence(r,`it`)};
i(s===`cwd`?`folder`:`program`,o,f,{...x,
reaction:r})}else 
i(`literal`,{
text:d,
client:n,
field:B(t,o)},f,x)}}}},{
text:/\$\([^()]+\)|^`[^`]+`$/,
check(t,{
client:n,
report:r}){
let{
placeholders:i}=t.dialect;
if(i===void 0||i.shell)
return;
for(
let{
part:a,
meaning:o}of e.expandableStrings(t,e=>k.test(e))){
if(o!==`env`&&o!==`headers`&&o!==`url`)
continue;
let[s=``]=k.exec(a.value)??[];
let c=a.value.indexOf(s);
if(e.placeholdersIn(a.value).some(({
start:e,
end:t})=>e<=c&&c<t))
continue;
if(i.lookedUp?.in.includes(o)&&a.value.startsWith(i.lookedUp.command))
continue;
let l=o===`env`?String(a.route.at(-1)):`NAME`;
let u=(i.in[o]??[]).find(e=>L.has(e));
r(`literal`,{
text:s,
client:n,
field:B(t,a)},e.at(t.document,a.route,`value`,{
start:c,
end:c+s.length}),{
server:t,
reaction:{
effect:`ignored`,
by:i.by},
help:u===void 0?`no shell reads it: write what the command prints, or start a script that sets it`:`no shell reads it: write ${e.quote(e.spell(u,l))}, and set the variable where ${n} starts`})}}}]}});
function ne({
command:e,
dialect:t,
transport:n},r,i,a){
let{
starts:o}=t;
if(n!==`stdio`||o===void 0)
return!1;
return i===`cwd`?o.skipsBadCwd===void 0:r===e&&!a.startsWith(`%`)}
function j(e){
return/[$%{]/.test(e)}
function M({
value:t}){
if(typeof t==`string`)
return j(t);
if(Array.isArray(t))
return t.some(e=>typeof e==`string`&&j(e));
if(!e.isObject(t))
return!1;
for(
let e of Object.keys(t)){
let n=t[e];
if(typeof n==`string`&&j(n))
return!0}
return!1}
function N({
dialect:t},{
route:n,
value:r},i,{
name:a,
syntax:o}){
if(e.kindOfSyntax(o)!==`environment`||t.placeholders?.in[i]!==void 0)
return;
if(i===`env`&&n.at(-1)!==a)
return;
let s=e.fieldForNames(t,i,r);
return s===void 0?void 0:`remove it, and name ${e.quote(a)} in ${e.quote(s)}`}
function P({
route:e},{
name:n}){
return t.isSecretName(n)||t.isSecretName(String(e.at(-1)))}
function F(t,{
syntax:n,
name:r},i,a){
let o=t.find(e=>L.has(e));
if(n==="${object.key}"&&t.includes("${workspaceFolder}"))
return`write ${e.quote("${workspaceFolder}")}`;
if(n==="${workspaceFolder}"||n==="${object.key}"||n==="${input:id}"||n==="${cmd: command}"){
if(o===void 0)
return a;
if(n==="${input:id}")
return`write a variable such as ${e.quote(e.spell(o,z(r)))}`;
return`write ${n==="${cmd: command}"?`the value`:`the path`}, or a variable such as ${e.quote(e.spell(o,`NAME`))}`}
let s=`\${${r}}`;
if(t.includes("${workspaceFolder}")&&e.placeholdersIn(s)[0]?.syntax==="${workspaceFolder}")
return`write ${e.quote(s)}`;
if(o!==void 0)
return`write ${e.quote(e.spell(o,r))}`;
let c=Object.keys(i);
return c.length===0?a:`variables are expanded in ${e.list(c,{
conjunction:`and`})}`}
function I(t,n,r,{
reference:i,
allowed:a}){
if(N(t,n,r,i)!==void 0)
return;
if(r===`url`&&t.dialect.urls?.parsed===`always`)
return;
let{
syntax:o,
name:s,
start:c,
end:l}=i;
let u=(t,r)=>e.rewriting(n.route,{
start:c,
end:l},t,r);
if(o==="${input:id}"){
let t=a.find(e=>L.has(e));
return t===void 0?void 0:u(e.spell(t,z(s)),`unsafe`)}
if(o==="${workspaceFolder}"||e.kindOfSyntax(o)!==`environment`)
return;
let d=`\${${s}}`;
if(e.placeholdersIn(d)[0]?.syntax==="${workspaceFolder}")
return a.includes("${workspaceFolder}")?u(d,`unsafe`):void 0;
let f=n.value.slice(c,l);
let p=f===n.value||n.value===`Bearer ${f}`;
let m=a.find(e=>L.has(e)&&(e!==`$NAME`||p));
let h=R(f,i);
if(m===void 0)
return;
if(h===void 0)
return u(e.spell(m,s),`safe`);
let g=a.find(e=>e==="${NAME:-default}"||e==="${NAME:default}");
if(g===void 0)
return u(e.spell(m,s),`unsafe`);
return u(`\${${s}${g==="${NAME:-default}"?`:-`:`:`}${h}}`,`safe`)}
const L=new Set(["${NAME}",`{env:NAME}`,"${env:NAME}",`$NAME`]);
function R(e,{
syntax:t,
name:n}){
if(t==="${NAME:-default}")
return e.slice(n.length+4,-1);
return t==="${NAME:default}"?e.slice(n.length+3,-1):void 0}
function z(e){
let t=e.toUpperCase().replaceAll(/[^A-Z0-9]/g,`_`);
return/^[A-Z]\w{0,39}$/.test(t)?t:`NAME`}
function B(e,t){
return String(t.route[e.route.length]??``)}
const V=/(?:^|[/_.-])(?:examples?|templates?|samples?|fixtures?|snippets?)(?:[/_.-]|$)/i;
const H=/(?:^|\/)(?:components|catalog(?:ue)?s?|registry|registries|presets|blueprints|mcps)\//i;
var U=e.defineRule({
id:`placeholder-unfilled`,
category:`correctness`,
severity:`warning`,
strays:!0,
inSnippets:`never`,
messages:{
left:t=>`${t.subject} still holds the placeholder ${e.quote(t.text)}${G(t.others)}`,
nowhere:t=>`the address of ${t.server} still holds the placeholder ${e.quote(t.text)}, so ${t.consequence}`},
on:{
server:{
text:e.signOfStandIn,
check(t,n){
let{
client:r,
report:i,
violations:a}=n;
let{
document:o}=t;
if(V.test(o.path)||t.format.stray&&H.test(o.path))
return;
let[s,...c]=q(t).filter(e=>!W(t,e,a));
if(s===void 0)
return;
let l=({
route:t,
start:n,
end:r})=>e.at(o,t,`value`,{
start:n,
end:r});
let{
text:u}=s;
let d={
server:t,...t.off&&{
severity:`info`},
help:Y(t,s,n),
related:c.map(t=>e.onceMore(l(t)))};
let f=s.meaning===`url`?e.unfilledAddress(t):void 0;
if(f===void 0||!e.losesServer(f.effect))
i(`left`,{
subject:e.subjectOf(s.route,t),
text:u,
others:c.length},l(s),d);else{
let n=f.effect===`fails-server`?`${r} cannot connect to it`:e.consequence(f,r);
i(`nowhere`,{
server:e.nameOf(t),
text:u,
consequence:n},l(s),{...d,
reaction:f})}}}}});
function W(t,{
meaning:n,
route:r},i){
if(n===`url`&&e.uncallableAddress(t)!==void 0)
return!0;
return e.isRefused(r,i)}
function G(e){
if(e===0)
return``;
return e===1?`, and there is another one in this server`:`, and there are ${e} more in this server`}
const K=new Set([`command`,`env`,`envFile`,`cwd`,`url`,`headers`,`headersHelper`,`auth`,`oauth`]);
function q(t){
let n=[];
let r=(r,i,a)=>{
for(
let{
start:o,
end:s}of e.standInsIn(r)){
if(t.dialect.placeholders?.perUser&&r.includes(`{{`))
continue;
n.push({
meaning:a,
route:[...i],
text:r.slice(o,s),
start:o,
end:s})}};
for(
let n of t.fields){
let{
fact:i}=n;
if(i===void 0||i.unread)
continue;
if(i.is===`args`||i.is===`commandLine`)
for(
let{
value:n,
route:a}of e.expandedHere(t.command,t.args))
r(n,a,i.is);else 
K.has(i.is)&&e.eachString(n.value,(e,t)=>r(e,t,i.is),n.route)}
return n}
const J=/^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/;
function Y(n,{
meaning:r,
route:i,
text:a},{
client:o,
reading:s}){
if(/[\\/]/.test(a))
return`write the path itself`;
let c=String(i.at(-1));
let l=r===`env`||r===`headers`&&J.test(c)?c:X(a);
let u=s.publishable&&(t.isSecretName(l)||t.isSecretName(c));
let d=e.variableIn(n.dialect,r,l);
if(d===void 0)
return u?`write the value itself, and keep it in a file that git ignores`:`write the value itself`;
return`write ${u?``:`the value, or `}${e.quote(d)} and set the variable where ${o} starts`}
function X(e){
let t=(e.toUpperCase().match(/[A-Z0-9]+/g)??[]).filter(e=>!/^(?:YOUR|HERE|MY|THE|ENTER|INSERT|PASTE|REPLACE|WITH)$/.test(e)).join(`_`);
return/^[A-Z]\w{1,40}$/.test(t)?t:`VALUE`}
const re=/\$\{\w+(?::-[^{}]*)?\}/;
var ie=e.defineRule({
id:`placeholder-valueless`,
category:`correctness`,
severity:`warning`,
inSnippets:`never`,
messages:{
elsewhere:t=>`${t.client} gives ${e.quote(t.name)} a value ${t.where}; here the text is used as it stands`,
atTop:t=>`as the file of this project, ${t.client} reads it without ${e.quote(t.name)}: ${t.server} gets the text as it stands`,
defaulted:t=>`${t.client} takes the default in ${e.quote(t.text)}, whatever ${e.quote(t.name)} is`},
on:{
server:{
references:`foreign`,
check(t,{
client:n,
reading:r,
report:i}){
let{
placeholders:a}=t.dialect;
if(a===void 0)
return;
let o=e.readAtTop(r)?.dialect?.placeholders?.elsewhere;
let s=!e.isReplaced(r,t.name);
for(
let{
part:c,
meaning:l}of e.expandableStrings(t,e=>re.test(e))){
let u=a.in[l]??[];
for(
let l of e.placeholdersIn(c.value)){
let{
name:d,
syntax:f,
start:p,
end:m}=l;
if(!u.includes(f))
continue;
let h=c.value.slice(p,m);
let g=e.at(t.document,c.route,`value`,{
start:p,
end:m});
if(f==="${NAME:-default}"){
let{
ownTakesNoDefault:u}=a;
if(!s||!ae(h,l,a,o))
continue;
i(`defaulted`,{
client:n,
name:d,
text:h},g,{
server:t,...u&&{
reaction:{
effect:`ignored`,
by:u}},
help:o===void 0?`write ${e.quote(`\${${d}}`)}`:Q(r,t),
fix:o===void 0?e.rewriting(c.route,{
start:p,
end:m},`\${${d}}`):void 0});
continue}
let _=[a.elsewhere,o].find(e=>e?.names.includes(d));
if(_===void 0)
continue;
let v=Z(d,_);
let y={
server:t,
reaction:{
effect:`ignored`,
by:_.by},
fix:v===void 0?void 0:e.rewriting(c.route,{
start:p,
end:m},v)};
if(_===o&&s){
let a=v===void 0?Q(r,t):`write ${e.quote(v)}`;
i(`atTop`,{
client:n,
name:d,
server:e.nameOf(t)},g,{...y,
help:a})}else{
let t=`write ${v===void 0?`the value itself`:e.quote(v)}`;
i(`elsewhere`,{
client:n,
name:d,
where:_.where},g,{...y,
help:t})}}}}}}});
function Z(e,{
defaults:t={}}){
let n=Object.hasOwn(t,e)?t[e]:void 0;
return n===void 0?void 0:`\${${e}:-${n}}`}
function ae(e,{
name:t},{
own:n,
ownTakesNoDefault:r},i){
if(r===void 0||n?.includes(t)!==!0)
return!1;
return i===void 0||Z(t,i)!==e}
function Q({
format:{
replacedBy:t}},n){
let r=`write a path from this folder here`;
return t===void 0?r:`declare ${e.nameOf(n)} in ${e.quote(t.file)}, too, and ${r}`}
var oe=e.defineRule({
id:`variable-name-expected`,
category:`correctness`,
severity:`warning`,
messages:{
reference:t=>`${e.quote(t.key)} of ${t.server} takes the name of a variable, not a reference to it`,
value:t=>`${e.quote(t.key)} of ${t.server} takes the name of a variable, and no variable can have this one`,
costly:t=>`${e.quote(t.key)} of ${t.server} takes the name of a variable, and none can be called so: ${t.consequence}`},
on:{
field:{
form:[`bearer-variable`,`header-variables`,`variable-names`],
like:/^(?![A-Za-z_][\w.-]*$)[\s\S]/,
check(t,{
client:n,
report:r}){
let{
server:i}=t;
let a=t.fact?.whenUnset;
for(
let{
text:o,
route:s}of le(t)){
if(o===``||se.test(o))
continue;
let c=ce.exec(o)?.[1];
let l={
key:t.key,
server:e.nameOf(i)};
let u=e.at(i.document,s,`value`);
let d={
server:i,
fix:c===void 0?void 0:e.writing(s,c),
help:c===void 0?`write a name, and put the value into that variable`:`write ${e.quote(c)}`};
if(a===void 0){
let e={
effect:`ignored`,
by:t.fact?.by??i.dialect.by};
r(c===void 0?`value`:`reference`,l,u,{...d,
reaction:e})}else 
r(`costly`,{...l,
consequence:e.consequence(a,n)},u,{...d,
reaction:a})}}}}});
const se=/^[A-Za-z_][\w.-]*$/;
const ce=/^(?:Bearer )?(?:\$?\{(?:env:)?|\$|%)([A-Za-z_]\w*)[}%]?$/;
function le({
fact:t,
value:n,
route:r}){
switch(t?.form){case`bearer-variable`:
return typeof n==`string`?[{
text:n,
route:r}]:[];case`header-variables`:
return e.isObject(n)?$(Object.entries(n),r):[];case`variable-names`:
return Array.isArray(n)?$([...n.entries()],r):[];default:
return[]}}
function $(e,t){
return e.flatMap(([e,n])=>typeof n==`string`?[{
text:n,
route:[...t,e]}]:[])}
const ue=[l,m,g,_,y,x,S,w,te,U,ie,oe];
exports.rules=ue;
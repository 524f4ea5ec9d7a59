"use strict";
const e=require("./core.js");
const t=[[`nameless`,/\$\{\s*\}|\{(?:env|file):\s*\}/y],[`blank`,/\$\{(?:\s+\w+\s*|\w+\s+)\}/y],[`nested`,/\$\{[A-Za-z_]\w*:-(?=[^{}]*\$\{[^{}]*\}[^{}]*\})/y],[`double`,/\$\{\{\s*[A-Za-z_]\w*\s*\}\}/y],[`operator`,/\$\{[A-Za-z_]\w*[-+=?^#%/,@](?=[^{}]*\})/y],[`open`,/\$\{input:[\w-]+(?![\w-])(?=[^{}]*$)/y],[`open`,/(?:\$\{(?:env:)?|\{env:)[A-Za-z_]\w*(?!\w)(?=[^{}]*$)/y]];
let n;
let r;
function i(e){
return/[$@#%&]\{|\{(?:env|file):|workspace/.test(e)}
function a(t){
if(!i(t))
return[];
let a=e.placeholdersIn(t);
let s=new Set(a.map(({
start:e})=>e));
let c=a.flatMap(({
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
if(s.has(e))
continue;
let n=o(t,e);
n!==void 0&&c.push(n)}
for(
let{
0:e,
index:r}of t.matchAll(n??=/(?<![$\w{(])(?:\{workspace(?:Folder|Root)\}|\$\(workspace(?:Folder|Root)\)|\$workspace(?:Folder|Root))(?![\w})])/g))
c.push({
kind:`undollared`,
text:e,
start:r,
end:r+e.length});
for(
let{
0:e,
index:n}of t.matchAll(r??=/(?<![\w$@#%&{])[@#%&]\{[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\}/g))
c.push({
kind:`sigil`,
text:e,
start:n,
end:n+e.length});
return c}
function o(e,n){
for(
let[r,i]of t){
i.lastIndex=n;
let t=i.exec(e);
if(t!==null)
return{
kind:r,
text:t[0],
start:n,
end:i.lastIndex}}}
let s;
let c;
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
severity:`info`,
help:`keep one of them`,
fix:e.removing(a),
related:[{
place:e.at(t.document,o.route,`key`),
message:`the other one`}]})}}}});
function u(t){
let n=(s??=/[\s="'`$%{}<>|&;,\\]/).exec(t)?.[0]??``;
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
return e.replace(/[^A-Za-z0-9_]+/g,`_`).replace(/^_+|(?<!_)_+$/g,``)||`NAME`}
function f(e){
let t=new Map;
return e.flatMap(e=>{
let n=e.name.toLowerCase();
let r=t.get(n);
r===void 0&&t.set(n,e);
return r===void 0||(c??=/^(?:https?|ftp|no|all)_proxy$/).test(n)?[]:[{...e,
first:r}]})}
let p;
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
i.names&&a.value!==a.name&&(p??=/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/).test(a.value)&&r(`name`,{
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
let v;
var ee=e.defineRule({
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
if(e.own(o,`type`)!==`promptString`||e.own(o,`password`)===!0||!(v??=/token|secret|passw|api[-_ ]?key|credential|\bpat\b/i).test(c))
continue;
r(`shown`,{
id:i,
client:n},e.at(t.document,a),{
help:`add "password": true`,
fix:te(a,o)})}}}}});
function te(t,n){
let r=[...t.slice(0,-1),`password`];
return e.own(n,`password`)===void 0?e.adding(r,!0):e.writing(r,!0,`unsafe`)}
var ne=e.defineRule({
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
var y=e.defineRule({
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
reference:o}of b(r,t)){
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
function b(t,n){
return e.expandableStrings(n,e=>e.includes(`{file:`)).flatMap(({
part:{
value:n,
route:r}})=>e.placeholdersIn(n).filter(e=>x(e)&&t.lacks(e.name.replaceAll(`\\`,`/`))).map(e=>({
route:r,
reference:e})))}
function x({
syntax:t,
name:n}){
return t===`{file:path}`&&e.isRelativePath(n)&&!n.includes(`..`)}
var S=e.defineRule({
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
sigil:({
text:t,
subject:n,
client:r})=>`${e.quote(t)} in ${n} is no variable for ${r}; the text is used as it stands`,
nested:({
text:t,
subject:n,
client:r})=>`${r} ends ${e.quote(`${t}\u2026`)} in ${n} at the first "}", and what follows stays in the value`},
on:{
server:{
text:/workspace|[@#%&]\{[A-Z]|(?:\$\{|\{(?:env|file):)(?:[a-z]+:)?(?:\}|\w+[-+=?^#%/,@]|[^{}]{0,200}?(?:[\s"'{]|$))/,
check(t,{
client:n,
report:r}){
let{
dialect:o}=t;
let{
placeholders:s}=o;
if(s===void 0)
return;
for(
let{
part:c,
meaning:l}of e.expandableStrings(t,i)){
if(s.lookedUp?.in.includes(l)&&c.value.startsWith(s.lookedUp.command))
continue;
let i=s.in[l]??[];
for(
let u of a(c.value)){
let{
kind:a,
text:d,
start:f,
end:p}=u;
let m=a===`sigil`?e.variableIn(o,l,re(d)):void 0;
let h=C(a,s);
if(h===void 0||!w(u,i,m))
continue;
r(a,{
text:d,
subject:e.subjectOf(c.route,t),
client:n},e.at(t.document,c.route,`value`,{
start:f,
end:p}),{
server:t,
reaction:{
effect:`ignored`,
by:h},
help:m===void 0?oe(u,i):`write ${e.quote(m)}`,
fix:m===void 0?e.forAll(ae(u,c.route)):e.rewriting(c.route,{
start:f,
end:p},m)})}}}}}});
function C(e,t){
if(e===`operator`&&t.shell)
return;
return e===`nested`?t.cutsNested:t.by}
function w({
kind:e,
text:t},n,r){
if(e===`sigil`)
return r!==void 0;
return e===`undollared`?n.includes("${workspaceFolder}"):ie(n,t)}
function re(e){
return e.replace(/\W/g,``)}
function ie(e,t){
let[,n]=/^(\$?\{(?:[a-z]+:(?!-))?)/.exec(t)??[];
return e.some(e=>n==="${"?/^\$\{[A-Z]/.test(e):e.startsWith(n??` `))}
function T(e){
return`\${${e.replace(/[${}()\s]/g,``)}}`}
function ae({
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
return o(T(n));default:
return}}
function oe({
kind:t,
text:n},r){
switch(t){case`open`:
return`write ${e.quote(`${n}}`)}`;case`blank`:
return`write ${e.quote(n.replace(/\s/g,``))}`;case`double`:case`undollared`:
return`write ${e.quote(T(n))}`;case`operator`:
return r.includes("${NAME:-default}")?`write ${e.quote(`${n.slice(0,-1)}}`)}, or ":-" before a default`:`write ${e.quote(`${n.slice(0,-1)}}`)}`;case`nested`:
return`write a default without a variable`;case`sigil`:case`nameless`:
return`name the variable, or take it out`}}
const E=/\$\((?![A-Z_]+\))[^()]+\)|^`[^`]+`$/;
let se;
const D=/op:\/\/[^/"'\s]+\/[^/"'\s]+\/[^"'\s]+/;
let O;
var k=e.defineRule({
id:`placeholder-syntax`,
category:`correctness`,
severity:`warning`,
messages:{
literal:t=>`${t.client} does not expand ${e.quote(t.text)} in ${e.quote(t.field)}; the text is used as it stands`,
program:t=>`${t.client} does not expand ${e.quote(t.text)}, and no program is called so: ${t.consequence}`,
folder:t=>`${t.client} does not expand ${e.quote(t.text)}, and no folder is called so: ${t.consequence}`,
refused:t=>`${e.quote(t.text)} may not stand in ${t.file}, so ${t.consequence}`,
leading:t=>`${e.quote(t.text)} may not begin ${e.quote(t.of)}, so ${t.consequence}`,
passed:t=>`${t.client} writes ${e.quote(t.text)} as it stands for every client, and most take it for text`,
variable:t=>`${e.quote(t.text)} is a variable of code editors; ${t.client} looks for an environment variable "${t.name}"`,
unset:t=>`${e.quote(t.text)} is a variable of code editors; ${t.client} finds no variable "${t.name}", so ${t.consequence}`,
partly:t=>`${t.client} is known to expand ${e.quote(t.text)} in ${t.where} alone, and documents ${e.quote(t.documented)}`,
unnamed:t=>`${t.client} looks for ${e.quote(t.text)} in ${t.keys} of ${t.server}, which have no such name; the text is used as it stands`,
inner:t=>`${t.client} expands only the braces of ${e.quote(t.text)}, and the "$" stays in front of the value`,
innerHandedOn:t=>`${t.client} expands only the braces of ${e.quote(t.text)}, and the "$" stays: ${t.consequence}`},
on:{
file:{
refusesReferences:!0,
check(t,{
client:n,
report:r}){
let{
document:i,
servers:a,
format:o}=t;
let s=e.refusedAnywhere(o.dialect?.placeholders);
let c=new Set(a.flatMap(t=>e.expandableStrings(t,e.mayHoldReference).map(({
part:e})=>e.route.join(`\0`))));
for(
let{
text:a,
route:o,
side:l}of V(i.value)){
if(l===`value`&&c.has(o.join(`\0`)))
continue;
for(
let{
syntax:c,
start:u,
end:d}of e.placeholdersIn(a)){
let f=s.find(({
syntaxes:e})=>e.includes(c));
if(f===void 0)
continue;
let p=a.slice(u,d);
let m=e.thisFile(t,`the file`);
r(`refused`,{
text:p,
consequence:e.consequence(f.reaction,n),
file:m},e.at(i,o,l,{
start:u,
end:d}),{
reaction:f.reaction,
help:`write the value itself, or move what needs it to the file of the user`})}}}},
server:[{
references:`foreign`,
check(t,n){
let{
placeholders:r}=t.dialect;
if(r===void 0||!t.fields.some(H))
return;
for(
let{
part:i,
meaning:a}of e.expandableStrings(t,e.mayHoldReference)){
if(a===`url`&&e.uncallableAddress(t)!==void 0)
continue;
for(
let o of e.placeholdersIn(i.value)){
if(e.unmistakableIn(o.name).length>0)
continue;
j({
server:t,
placeholders:r,
part:i,
meaning:a,
reference:o},n)}}}},{
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
meaning:o}of e.expandableStrings(t,e=>E.test(e))){
if(o!==`env`&&o!==`headers`&&o!==`url`)
continue;
let[s=``]=E.exec(a.value)??[];
let c=a.value.indexOf(s);
if(e.placeholdersIn(a.value).some(({
start:e,
end:t})=>e<=c&&c<t))
continue;
if(i.lookedUp?.in.includes(o)&&a.value.startsWith(i.lookedUp.command))
continue;
let l=o===`env`?String(a.route.at(-1)):`NAME`;
let u=(i.in[o]??[]).find(q);
r(`literal`,{
text:s,
client:n,
field:Y(t,a)},e.at(t.document,a.route,`value`,{
start:c,
end:c+s.length}),{
server:t,
reaction:{
effect:`ignored`,
by:i.by},
help:u===void 0?`no shell reads it: write what the command prints, or start a script that sets it`:`no shell reads it: write ${e.quote(e.spell(u,l))}, and set the variable where ${n} starts`})}}},{
text:D,
check(t,{
client:n,
report:r}){
let{
placeholders:i}=t.dialect;
let a=e.wordsOf(t).map(({
value:t})=>e.programName(t));
if(i===void 0||a.some(e=>(O??=/^(?:op|varlock|secretspec|teller|fnox|(?:ba|z)?sh|cmd|pwsh|powershell|wsl|.*\.(?:sh|ps1|cmd|bat))$|1password|onepassword/).test(e)))
return;
for(
let{
part:a,
meaning:o}of e.expandableStrings(t,e=>D.test(e))){
if(o!==`env`&&o!==`headers`)
continue;
let[s=``]=D.exec(a.value)??[];
let c=a.value.indexOf(s);
let l=e.at(t.document,a.route,`value`,{
start:c,
end:c+s.length});
r(`literal`,{
text:s,
client:n,
field:Y(t,a)},l,{
server:t,
reaction:{
effect:`ignored`,
by:i.by},
help:o===`env`?`start the server with "op", "run" and "--" before its command, which looks it up`:`start ${n} with "op run", and write a variable here`})}}}]}});
function A({
placeholders:t,
part:n,
meaning:r,
reference:i}){
if(t.inherited===void 0||r!==`env`||n.route.at(-1)!==i.name)
return!1;
return e.kindOfSyntax(i.syntax)===`environment`&&i.end-i.start===n.value.length}
function j(t,n){
let{
placeholders:r,
meaning:i,
reference:a}=t;
let o=e.refusalOf(r,i,a);
if(o===void 0&&M(t).includes(a.syntax)){
F(t,n);
I(t,n)}else 
if(r.shell&&(se??=/^\$(?:\{\w+:?[-?+=]|env:)/).test(N(t)))
return;else 
if(o===void 0&&A(t))
return;else 
o===void 0?R(t,n):L(t,o,n)}
function M({
placeholders:t,
meaning:n,
part:r}){
return e.expandedIn(t,n,r.value)}
function N({
part:e,
reference:{
start:t,
end:n}}){
return e.value.slice(t,n)}
function P({
server:t,
part:n,
reference:{
start:r,
end:i}}){
return e.at(t.document,n.route,`value`,{
start:r,
end:i})}
function F(t,{
client:n,
report:r}){
let{
server:i,
placeholders:a,
part:o,
reference:s}=t;
let{
partly:c}=a;
if(!c?.syntaxes.includes(s.syntax))
return;
let{
start:l,
end:u}=s;
let d=N(t);
let f=e.spell(c.documented,s.name);
r(`partly`,{
text:d,
client:n,
where:c.where,
documented:f},P(t),{
server:i,
reaction:{
effect:`ignored`,
by:c.by},
help:`write ${e.quote(f)}, which all of it expands`,
fix:/^\$\{\w+\}$/.test(d)?e.rewriting(o.route,{
start:l,
end:u},f,`unsafe`):void 0})}
function I(t,{
client:n,
report:r}){
let{
server:i,
placeholders:a,
reference:o}=t;
let{
ofEntry:s}=a;
if(s===void 0||e.isFound(i,o.name))
return;
let c=e.keysOfVariables(i.dialect);
r(`unnamed`,{
text:N(t),
client:n,
server:e.nameOf(i),
keys:e.list(c,{
conjunction:`and`})},P(t),{
server:i,
reaction:{
effect:`ignored`,
by:s},
help:`set it in ${e.quote(c[0]??``)}, or name it in ${e.quote(c.at(-1)??``)}`})}
function L(t,n,{
client:r,
reading:i,
report:a}){
let o=N(t);
let s=P(t);
let c=e.consequence(n.reaction,r);
let l={
server:t.server,
reaction:n.reaction,...z(t,n,i)};
n.passedOn?a(`passed`,{
text:o,
client:r},s,l):n.leading?a(`leading`,{
text:o,
of:String(t.part.route.at(-1)),
consequence:c},s,l):a(`refused`,{
text:o,
consequence:c,
file:e.thisFile(i,`the file`)},s,l)}
function R(t,{
client:n,
reading:r,
report:i}){
let{
server:a,
placeholders:o,
part:s,
meaning:c,
reference:l}=t;
let u=M(t);
let d=N(t);
let f=P(t);
let p=B(t);
let m={
server:a,
reaction:{
effect:`ignored`,
by:o.by},...z(t,void 0,r)};
let h=t=>e.consequence(t,`it`);
if(l.syntax==="${workspaceFolder}"&&u.includes("${NAME}")){
let e=c===`cwd`?void 0:p;
let t=o.unset?.find(e=>e.in.includes(c))?.reaction??e;
let r={
text:d,
client:n,
name:l.name};
t===void 0?i(`variable`,r,f,m):i(`unset`,{...r,
consequence:h(t)},f,{...m,
reaction:t});
return}
let g=l.syntax==="${env:NAME}"&&u.includes(`{env:NAME}`);
if(p===void 0){
g?i(`inner`,{
text:d,
client:n},f,m):i(`literal`,{
text:d,
client:n,
field:Y(a,s)},f,m);
return}
i(g?`innerHandedOn`:c===`cwd`?`folder`:`program`,{
text:d,
client:n,
consequence:h(p)},f,{...m,
reaction:p})}
function z(t,n,{
publishable:r,
format:i}){
let{
placeholders:a,
meaning:o,
part:s,
reference:c}=t;
let l=M(t).filter(e=>n?.syntaxes.includes(e)!==!0);
let u=t=>e.refusalOf(a,o,{...c,
syntax:t});
if(n?.help!==void 0)
return{
help:n.help};
let d=e.ownNameMeant(c.name,a.own);
if(d!==void 0&&e.placeholdersIn(`\${${d}}`).every(({
syntax:e})=>l.includes(e))){
let t=`\${${d}}`;
return{
help:`write ${e.quote(t)}`,
fix:e.rewriting(s.route,c,t)}}
let{
ownCwd:f}=i;
if(f!==void 0&&o!==`cwd`&&e.meansPlugin(c.name)){
let{
cwd:n,
document:r}=t.server;
let i=e.assignment(r.language,`cwd`,e.quote(f));
return{
help:n===void 0?`write a path from the plugin, and add ${i}`:`write a path from "cwd"`}}
let p=r&&W(s,c)?`write the value itself, and keep it in a file that git ignores`:`write the value itself`;
let m=l.find(q);
return{
help:(m&&u(m)?.help)??U(t)??K(l,c,n?[]:G(t),p),
fix:ce(t,l.filter(e=>!u(e)))}}
function B(e){
let{
part:t,
meaning:n,
placeholders:r}=e;
let{
command:i,
dialect:a,
transport:o}=e.server;
let{
starts:s}=a;
if(o!==`stdio`||s===void 0)
return;
let c=t===i&&!N(e).startsWith(`%`);
return(n===`cwd`?s.skipsBadCwd===void 0:c)?{
effect:`fails-server`,
by:s.by??r.by}:void 0}
function*V(t,n=[]){
if(typeof t==`string`)
yield{
text:t,
route:n,
side:`value`};else 
if(Array.isArray(t))
for(
let[e,r]of t.entries())
yield*V(r,[...n,e]);else 
if(e.isObject(t))
for(
let[e,r]of Object.entries(t)){
yield{
text:e,
route:[...n,e],
side:`key`};
yield*V(r,[...n,e])}}
function H({
value:t}){
if(typeof t==`string`)
return e.mayHoldReference(t);
if(Array.isArray(t))
return t.some(t=>typeof t==`string`&&e.mayHoldReference(t));
if(!e.isObject(t))
return!1;
for(
let n of Object.keys(t)){
let r=t[n];
if(typeof r==`string`&&e.mayHoldReference(r))
return!0}
return!1}
function U({
server:{
dialect:t},
placeholders:n,
part:{
route:r,
value:i},
meaning:a,
reference:o}){
let{
name:s,
syntax:c}=o;
if(e.kindOfSyntax(c)!==`environment`||n.in[a]!==void 0)
return;
if(a===`env`&&r.at(-1)!==s)
return;
let l=e.fieldForNames(t,a,i);
return l===void 0?void 0:`remove it, and name ${e.quote(s)} in ${e.quote(l)}`}
function W({
route:t},{
name:n}){
return e.isSecretName(n)||e.isSecretName(String(t.at(-1)))}
function G({
server:{
dialect:t},
placeholders:n}){
let r=Object.keys(n.in).map(n=>e.ownKey(t,n));
return[...new Set(r.filter(e=>e!==void 0))]}
function K(t,{
syntax:n,
name:r},i,a){
let o=t.find(q);
if(n==="${object.key}"&&t.includes("${workspaceFolder}"))
return`write ${e.quote("${workspaceFolder}")}`;
if(n==="${workspaceFolder}"||n==="${object.key}"||n==="${input:id}"||n==="${cmd: command}"){
if(o===void 0)
return a;
if(n==="${input:id}")
return`write a variable such as ${e.quote(e.spell(o,J(r)))}`;
return`write ${n==="${cmd: command}"?`the value`:`the path`}, or a variable such as ${e.quote(e.spell(o,`NAME`))}`}
let s=`\${${r}}`;
if(t.includes("${workspaceFolder}")&&e.placeholdersIn(s)[0]?.syntax==="${workspaceFolder}")
return`write ${e.quote(s)}`;
if(o!==void 0)
return`write ${e.quote(e.spell(o,r))}`;
return i.length===0?a:`variables are expanded in ${e.list(i,{
conjunction:`and`})}`}
function ce(t,n){
if(U(t)!==void 0)
return;
let{
server:r,
part:i,
meaning:a,
reference:o}=t;
if(a===`url`&&r.dialect.urls?.parsed===`always`)
return;
let{
syntax:s,
name:c,
start:l,
end:u}=o;
let d=(t,n)=>e.rewriting(i.route,{
start:l,
end:u},t,n);
if(s==="${input:id}"){
let t=n.find(q);
return t===void 0?void 0:d(e.spell(t,J(c)),`unsafe`)}
if(s==="${workspaceFolder}"||e.kindOfSyntax(s)!==`environment`)
return;
let f=`\${${c}}`;
if(e.placeholdersIn(f)[0]?.syntax==="${workspaceFolder}")
return n.includes("${workspaceFolder}")?d(f,`unsafe`):void 0;
let p=N(t);
let m=p===i.value||i.value===`Bearer ${p}`;
let h=n.find(e=>q(e)&&(e!==`$NAME`||m));
let g=e.defaultIn(p,o);
if(h===void 0||!/^[A-Za-z_]\w*$/.test(c))
return;
if(g===void 0)
return d(e.spell(h,c),`safe`);
let _=n.find(e.takesDefault);
if(_===void 0)
return d(e.spell(h,c),`unsafe`);
return d(e.spellWithDefault(_,c,g),`safe`)}
function q(t){
return e.isRemedy(t,`of the environment`)}
function J(e){
let t=e.toUpperCase().replaceAll(/[^A-Z0-9]/g,`_`);
return/^[A-Z]\w{0,39}$/.test(t)?t:`NAME`}
function Y(e,t){
return String(t.route[e.route.length]??``)}
let le;
let ue;
let de;
var fe=e.defineRule({
id:`placeholder-unfilled`,
category:`correctness`,
severity:`warning`,
strays:!0,
inSnippets:`never`,
messages:{
left:t=>`${t.subject} still holds the placeholder ${e.quote(t.text)}${he(t.others)}`,
nowhere:t=>`the address of ${t.server} still holds the placeholder ${e.quote(t.text)}, so ${t.consequence}`},
on:{
server:{
standIn:!0,
check(t,n){
let{
client:r,
report:i,
violations:a}=n;
let{
document:o}=t;
let{
path:s}=o;
if((le??=/(?<![^/_.-])(?:examples?|templates?|samples?|fixtures?|snippets?)(?![^/_.-])|\.(?:dist|default)\.\w+$|\{\{/i).test(s)||t.format.stray&&((de??=/(?:^|\/)(?:components|catalog(?:ue)?s?|registry|registries|presets|blueprints|mcps)\//i).test(s)||!(ue??=/\.(?:json[c5]?|ya?ml|toml)$/i).test(s)))
return;
let c=_e(t).filter(e=>!me(t,e,a));
let l=c.filter(t=>!e.isTakenOut(t.text));
let[u,...d]=l.length>0?l:c;
if(u===void 0)
return;
let f=({
route:t,
start:n,
end:r})=>e.at(o,t,`value`,{
start:n,
end:r});
let{
text:p}=u;
let m={
server:t,...(t.off||l.length===0||pe(t,u,n))&&{
severity:`info`},
help:xe(t,u,n),
related:d.map(t=>e.onceMore(f(t)))};
let h=u.meaning===`url`?e.unfilledAddress(t):void 0;
if(h===void 0||!e.losesServer(h.effect))
i(`left`,{
subject:e.subjectOf(u.route,t),
text:p,
others:d.length},f(u),m);else{
let n=h.effect===`fails-server`?`${r} cannot connect to it`:e.consequence(h,r);
i(`nowhere`,{
server:e.nameOf(t),
text:p,
consequence:n},f(u),{...m,
reaction:h})}}}}});
function pe({
format:t,
document:n},{
meaning:r},{
reading:i}){
return r!==`url`&&t.ofUser===!0&&!e.isOfUser(n.path)&&i.publishable}
function me(t,{
meaning:n,
route:r},i){
if(n===`url`&&e.uncallableAddress(t)!==void 0)
return!0;
return e.isRefused(r,i)}
function he(e){
if(e===0)
return``;
return e===1?`, and there is another one in this server`:`, and there are ${e} more in this server`}
const ge=new Set([`command`,`env`,`envFile`,`cwd`,`url`,`headers`,`headersHelper`,`auth`,`oauth`]);
function _e(t){
let n=[];
let r=(r,i,a,o)=>{
let s=e.standInsIn(r);
let c=s.length===0&&!ye(t,a)?e.forShowIn(r,o):void 0;
for(
let{
start:l,
end:u}of c===void 0?s:[c]){
let s=r.slice(l,u);
if(c!==void 0&&!/pass|pwd/i.test(o??``)&&e.isForThisMachine(t,i))
continue;
if(e.isFilledIn(t,s,a.is)||t.format.stray&&s.includes(`{{`))
continue;
n.push({
meaning:a.is,
route:[...i],
text:s,
name:o,
start:l,
end:u})}};
for(
let n of t.fields){
let{
fact:i}=n;
if(i===void 0||i.unread)
continue;
if(t.transport!==void 0&&i.for?.includes(t.transport)===!1)
continue;
if(i.is===`args`||i.is===`commandLine`){
let n=e.expandedHere(t.command,t.args);
for(
let e of n)
r(e.value,e.route,i,ve(t,e))}else 
ge.has(i.is)&&e.eachString(n.value,(e,t,n)=>r(e,t,i,n),n.route)}
return n}
function ve({
args:e},t){
let n=e[e.indexOf(t)-1]?.value;
return n!==void 0&&/^-{1,2}[A-Za-z][\w-]*$/.test(n)?n:void 0}
function ye({
dialect:e},{
is:t,
form:n}){
return n!==void 0||e.placeholders?.lookedUp?.in.includes(t)===!0}
let be;
function xe(t,{
meaning:n,
route:r,
text:i,
name:a},{
client:o,
reading:s}){
if(/[\\/]/.test(i))
return`write the path itself`;
let c=i.startsWith(`{{`)?t.dialect.fillsBraces?.only:void 0;
if(c!==void 0)
return`write a name that ${o} fills in: one that begins with ${e.quote(c.prefix)}, or is a key of ${e.quote(c.namedIn)}`;
let l=String(r.at(-1));
let u=n===`env`||n===`headers`&&(be??=/^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/).test(l)?l:Se(i,a);
let d=s.publishable&&(e.isSecretName(u)||e.isSecretName(l));
let f=e.variableIn(t.dialect,n,u);
if(f===void 0)
return d?`write the value itself, and keep it in a file that git ignores`:`write the value itself`;
return`write ${d?``:`the value, or `}${e.quote(f)} and set the variable where ${o} starts`}
function Se(t,n){
let r=(t.toUpperCase().match(/[A-Z0-9]+/g)??[]).filter(e=>!/^(?:YOUR|HERE|MY|THE|ENTER|INSERT|PASTE|REPLACE|WITH|X+|TODO|ENV|PROCESS|OS|GETENV|ENVIRON)$/.test(e)).join(`_`);
if(/^[A-Z]\w{1,40}$/.test(r))
return r;
return(n===void 0?void 0:e.asVariable(n))??`VALUE`}
let Ce;
var we=e.defineRule({
id:`placeholder-valueless`,
category:`correctness`,
severity:`warning`,
inSnippets:`never`,
messages:{
elsewhere:t=>`${t.client} gives ${e.quote(t.name)} a value ${t.where}; here the text is used as it stands`,
atTop:t=>`as the file of this project, ${t.client} reads it without ${e.quote(t.name)}: ${t.server} gets the text as it stands`,
called:t=>`${t.client} gives ${e.quote(t.name)} no value; to it that folder is ${e.quote(t.own)}`,
unknown:t=>`${e.quote(t.name)} is a variable of code editors, to which ${t.client} gives no value`,
defaulted:t=>`${t.client} takes the default in ${e.quote(t.text)}, whatever ${e.quote(t.name)} is`},
on:{
server:{
references:`foreign`,
check(t,n){
let{
placeholders:r}=t.dialect;
if(r===void 0)
return;
let{
reading:i}=n;
let a=e.readAtTop(i)?.dialect?.placeholders?.elsewhere;
let o=!e.isReplaced(i,t.name);
let s=e.expandableStrings(t,e=>(Ce??=/\$\{\w+(?::-[^{}]*)?\}/).test(e));
for(
let{
part:i,
meaning:c}of[...s,...Oe(t,s)]){
let s=r.in[c]??[];
for(
let c of e.placeholdersIn(i.value)){
if(!s.includes(c.syntax))
continue;
let e={
server:t,
placeholders:r,
part:i,
reference:c,
top:a,
isOfPlugin:o};
c.syntax==="${NAME:-default}"?Te(e,n):Ee(e,n)}}}}}});
function Te(t,{
client:n,
reading:r,
report:i}){
let{
server:a,
placeholders:o,
part:s,
reference:c,
top:l,
isOfPlugin:u}=t;
let{
name:d,
start:f,
end:p}=c;
let m=s.value.slice(f,p);
if(!u||!ke(m,c,o,l))
return;
let{
ownTakesNoDefault:h}=o;
i(`defaulted`,{
client:n,
name:d,
text:m},e.at(a.document,s.route,`value`,{
start:f,
end:p}),{
server:a,...h&&{
reaction:{
effect:`ignored`,
by:h}},
help:l===void 0?`write ${e.quote(`\${${d}}`)}`:Z(r,a),
fix:l===void 0?e.rewriting(s.route,{
start:f,
end:p},`\${${d}}`):void 0})}
function Ee(t,n){
let{
client:r,
reading:i,
report:a}=n;
let{
server:o,
placeholders:s,
part:c,
top:l,
isOfPlugin:u}=t;
let{
name:d,
start:f,
end:p}=t.reference;
let m=[s.elsewhere,l].find(e=>e?.names.includes(d));
if(m===void 0){
De(t,n);
return}
let h=e.at(o.document,c.route,`value`,{
start:f,
end:p});
let g=X(d,m);
let _={
server:o,
reaction:{
effect:`ignored`,
by:m.by},
fix:g===void 0?void 0:e.rewriting(c.route,{
start:f,
end:p},g)};
if(m===l&&u){
let t=g===void 0?Z(i,o):`write ${e.quote(g)}`;
a(`atTop`,{
client:r,
name:d,
server:e.nameOf(o)},h,{..._,
severity:`info`,
help:t})}else{
let t=m.help??`write ${g===void 0?`the value itself`:e.quote(g)}`;
a(`elsewhere`,{
client:r,
name:d,
where:m.where},h,{..._,
help:t})}}
function De({
server:t,
placeholders:n,
part:r,
reference:i},{
client:a,
report:o}){
let{
own:s,
noOthersOfEditors:c}=n;
let{
name:l,
syntax:u,
start:d,
end:f}=i;
let p=u==="${workspaceFolder}";
let m=p?c:n.by;
let h=e.ownNameMeant(l,s);
if(m===void 0||(p?s?.includes(l):h===void 0))
return;
let g=e.at(t.document,r.route,`value`,{
start:d,
end:f});
let _={
server:t,
reaction:{
effect:`ignored`,
by:m}};
if(h===void 0){
o(`unknown`,{
client:a,
name:l},g,{..._,
help:`write the value itself`});
return}
let v=`\${${h}}`;
o(`called`,{
client:a,
name:l,
own:h},g,{..._,
help:`write ${e.quote(v)}`,
fix:e.rewriting(r.route,{
start:d,
end:f},v)})}
function Oe({
args:e,
dialect:t},n){
let r=t.placeholders?.own??[];
let i=e=>r.some(t=>e.includes(`\${${t}:-`));
return e.filter(e=>i(e.value)&&!n.some(t=>t.part===e)).map(e=>({
part:e,
meaning:`args`}))}
function X(e,{
defaults:t={}}){
let n=Object.hasOwn(t,e)?t[e]:void 0;
return n===void 0?void 0:`\${${e}:-${n}}`}
function ke(e,{
name:t},{
own:n,
ownTakesNoDefault:r},i){
if(r===void 0||n?.includes(t)!==!0)
return!1;
return i===void 0||X(t,i)!==e}
function Z({
format:{
replacedBy:t}},n){
let r=`write a path from this folder here`;
return t===void 0?r:`declare ${e.nameOf(n)} in ${e.quote(t.file)}, too, and ${r}`}
var Ae=e.defineRule({
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
route:s}of Me(t)){
if(o===``||(je??=/^[A-Za-z_][\w.-]*$/).test(o))
continue;
let c=Q.exec(o)?.[1];
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
let je;
const Q=/^(?:Bearer )?(?:\$?\{(?:env:)?|\$|%)([A-Za-z_]\w*)[}%]?$/;
function Me({
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
const Ne=[l,m,g,_,ee,ne,y,S,k,fe,we,Ae];
exports.rules=Ne;
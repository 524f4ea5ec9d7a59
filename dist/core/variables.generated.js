"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./literals.js");
const n=require("./variable-name.js");
const r=require("./suspicion.js");
function i({
dialect:t,
fields:n},r){
let{
fillsBraces:i}=t;
let a=/\{\{ ?([^{}]*?) ?\}\}/.exec(r)?.[1];
if(i===void 0||a===void 0)
return!1;
let{
only:o}=i;
if(o===void 0||a.startsWith(o.prefix))
return!0;
let s=n.find(({
key:e})=>e===o.namedIn)?.value;
return e.isObject(s)&&Object.hasOwn(s,a)}
const a=[[`nameless`,/\$\{\s*\}|\{(?:env|file):\s*\}/y],[`blank`,/\$\{(?:\s+\w+\s*|\w+\s+)\}/y],[`nested`,/\$\{[A-Za-z_]\w*:-(?=[^{}]*\$\{[^{}]*\}[^{}]*\})/y],[`double`,/\$\{\{\s*[A-Za-z_]\w*\s*\}\}/y],[`operator`,/\$\{[A-Za-z_]\w*[-+=?^#%/,@](?=[^{}]*\})/y],[`open`,/\$\{input:[\w-]+(?![\w-])(?=[^{}]*$)/y],[`open`,/(?:\$\{(?:env:)?|\{env:)[A-Za-z_]\w*(?!\w)(?=[^{}]*$)/y]];
const o=/(?<![$\w{(])(?:\{workspace(?:Folder|Root)\}|\$\(workspace(?:Folder|Root)\)|\$workspace(?:Folder|Root))(?![\w})])/g;
const s=/(?<![\w$@#%&{])[@#%&]\{[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\}/g;
function c(e){
return/[$@#%&]\{|\{(?:env|file):|workspace/.test(e)}
function l(t){
if(!c(t))
return[];
let n=e.placeholdersIn(t);
let r=new Set(n.map(({
start:e})=>e));
let i=n.flatMap(({
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
if(r.has(e))
continue;
let n=u(t,e);
n!==void 0&&i.push(n)}
for(
let{
0:e,
index:n}of t.matchAll(o))
i.push({
kind:`undollared`,
text:e,
start:n,
end:n+e.length});
for(
let{
0:e,
index:n}of t.matchAll(s))
i.push({
kind:`sigil`,
text:e,
start:n,
end:n+e.length});
return i}
function u(e,t){
for(
let[n,r]of a){
r.lastIndex=t;
let i=r.exec(e);
if(i!==null)
return{
kind:n,
text:i[0],
start:t,
end:r.lastIndex}}}
const d=/^-{0,2}([A-Za-z][\w.-]{1,60})(?:=|:\s*)/;
const f=/^(?:Bearer|Token|Basic|ApiKey)\s+/i;
const p=/x{4,}|X{4,}|\*{3,}|[\u2022\u25cf]{3,}|\.{3}|\u2026/;
const m=/^(?:[A-Za-z]{1,12}[-_]){0,3}(?:x{3,}|X{3,}|\*{3,}|[\u2022\u25cf]{3,})(?:[-_.](?:x{2,}|X{2,}|\*{2,}|[\u2022\u25cf]{2,})){0,6}$/;
const h=/^(?:todo|fixme|tbd|tba|(?:change|replace|fill|edit|update)[-_ ]?(?:me|this|it)|[*_\-[(<]{0,4}(?:redacted|masked)(?:[_ -][a-z]{1,20}){0,4}[*_\-\])>]{0,4}|(?:insert|enter|paste|put|add|replace)[-_ ](?:[a-z]{1,20}[-_ ]){0,4}(?:key|token|secret|password|pat))$/i;
const g=/^change[-_ ]?(?:me|this|it)$/i;
const _=/^(?:\[{1,2}NAME\]{1,2}|\{{1,2}NAME\}{1,2}|\({1,2}NAME\){1,2}|<%=? ?NAME ?%>|\{%=? ?NAME ?%\}|@NAME@|__NAME__|#{1,2}NAME#{1,2}|\$\$NAME\$\$|~NAME~|!NAME!|\|NAME\|)$/;
const ee=/ ?\$?(?:(?:env|ENV|secrets?|vars?)[.:] ?)?[A-Za-z][A-Za-z\d]*(?:[-_ ][A-Za-z\d]+){0,8} ?/;
const te=/^(?:process\.env(?:\.\w+|\[.{1,60}\])|import\.meta\.env\.\w+|os\.(?:environ(?:\[|\.get\()|getenv\().{1,60}|(?:getenv|env|System\.getenv|Deno\.env\.get)\(.{1,60}\)|(?:env|ENV):[A-Z][A-Z\d_]*)$/;
const ne=/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*_(?:KEY|TOKEN|SECRET|PASSWORD|PAT)$/;
const v=/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
const y=/^(?:MY|TEST|DUMMY|FAKE|DEV|LOCAL|DEFAULT|DEMO|ROOT|ADMIN|NO|NOT|UNUSED|SAMPLE|SOME)_/;
const re=/^(?:api|access|auth|bearer|secret)[-_ ]?(?:api[-_ ]?)?(?:key|token)$/i;
const b=/[xX]{3}|\*{3}|[\u2022\u25cf]{3}|\.{3}|\u2026|(?:^|[=\s])(?:\$\$|[[{(<@_#~!|]).{1,80}[\]})>@_#$~!|]$|(?:^|[-_=\s])(?:KEY|TOKEN|SECRET|PASSWORD|PAT)$|^[A-Z]+_[A-Z\d_]+$|[Ee][Nn][Vv](?:iron)?[.:([]|^(?:-.{0,60}[= ])?(?:todo|TODO|fixme|FIXME|tb[da]|TB[DA])$|(?:change|replace|fill|edit|update|Change|Replace)[-_ ]?(?:me|this|it)|(?:CHANGE|REPLACE|FILL|EDIT|UPDATE)[-_ ]?(?:ME|THIS|IT)|redacted|REDACTED|masked|MASKED|(?:[Kk]ey|[Tt]oken|[Ss]ecret|[Pp]assword|pat)$/;
function ie(n,i){
if(!b.test(n)||e.placeholdersIn(n).length>0)
return;
let[a=``,o]=d.exec(n)??[];
let s=o!==void 0&&t.isSecretName(o);
let c=s?o:i;
if(n===i&&v.test(n))
return{
start:0,
end:n.length};
if(c===void 0||!t.isSecretName(c))
return;
let l=s?a.length:0;
let u=l+(f.exec(n.slice(l))?.[0].length??0);
let h=n.slice(u);
if(m.test(h))
return{
start:u,
end:n.length};
if(r.isCertainName(c)&&ae(h,c))
return{
start:u,
end:n.length};
let g=/^[\w./+=*\u2022\u25cf\u2026-]+$/.test(h)?p.exec(h):null;
return g===null?void 0:{
start:u+g.index,
end:u+g.index+g[0].length}}
function ae(t,n){
if(h.test(t))
return!(g.test(t)&&/pass|pwd/i.test(n));
if(te.test(t)||oe().test(t)||re.test(t))
return!0;
if(y.test(t))
return!1;
return ne.test(t)||v.test(t)&&e.lettersOf(t)===e.lettersOf(n)}
function oe(){
x??=new RegExp(_.source.replaceAll(`NAME`,ee.source));
return x}
let x;
const se=/[\s="'`$%{}<>|&;,\\]/;
const ce=/^(?:https?|ftp|no|all)_proxy$/;
var le=e.defineRule({
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
let i=ue(r);
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
fix:o===`name`?e.renaming(a,S(r),`unsafe`):void 0,...o===`hyphen`&&{
severity:`info`}})}
for(
let{
name:r,
route:a,
first:o}of de(i))
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
function ue(t){
let n=se.exec(t)?.[0]??``;
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
help:`write ${e.quote(S(t))}`,...i};
if(!t.includes(`-`)||!/^[A-Z0-9]+(?:[-_][A-Z0-9]+)+$/.test(t))
return;
return{
message:`hyphen`,
help:`write ${e.quote(S(t))} if the server reads that`,...i}}
function S(e){
return e.replace(/[^A-Za-z0-9_]+/g,`_`).replace(/^_+|(?<!_)_+$/g,``)||`NAME`}
function de(e){
let t=new Map;
return e.flatMap(e=>{
let n=e.name.toLowerCase();
let r=t.get(n);
r===void 0&&t.set(n,e);
return r===void 0||ce.test(n)?[]:[{...e,
first:r}]})}
const fe=/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
var pe=e.defineRule({
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
let a of me(t,i)){
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
i.names&&a.value!==a.name&&fe.test(a.value)&&r(`name`,{
subject:o,
text:a.value,
client:n},s,{
server:t,
help:`write ${e.quote(e.spell("${NAME}",a.value))}, which shows what is meant`})}}}}});
function me(t,{
in:n}){
return[...t.env,...t.headers].filter(({
route:r})=>n.includes(e.meaningAt(t,r)))}
var he=e.defineRule({
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
var C=e.defineRule({
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
const w=/token|secret|passw|api[-_ ]?key|credential|\bpat\b/i;
var T=e.defineRule({
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
if(e.own(o,`type`)!==`promptString`||e.own(o,`password`)===!0||!w.test(c))
continue;
r(`shown`,{
id:i,
client:n},e.at(t.document,a),{
help:`add "password": true`,
fix:E(a,o)})}}}}});
function E(t,n){
let r=[...t.slice(0,-1),`password`];
return e.own(n,`password`)===void 0?e.adding(r,!0):e.writing(r,!0,`unsafe`)}
var D=e.defineRule({
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
var O=e.defineRule({
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
reference:o}of k(r,t)){
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
function k(t,n){
return e.expandableStrings(n,e=>e.includes(`{file:`)).flatMap(({
part:{
value:n,
route:r}})=>e.placeholdersIn(n).filter(e=>A(e)&&t.lacks(e.name.replaceAll(`\\`,`/`))).map(e=>({
route:r,
reference:e})))}
function A({
syntax:t,
name:n}){
return t===`{file:path}`&&e.isRelativePath(n)&&!n.includes(`..`)}
var j=e.defineRule({
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
dialect:i}=t;
let{
placeholders:a}=i;
if(a===void 0)
return;
for(
let{
part:o,
meaning:s}of e.expandableStrings(t,c)){
if(a.lookedUp?.in.includes(s)&&o.value.startsWith(a.lookedUp.command))
continue;
let c=a.in[s]??[];
for(
let u of l(o.value)){
let{
kind:l,
text:d,
start:f,
end:p}=u;
let m=l===`sigil`?e.variableIn(i,s,P(d)):void 0;
let h=M(l,a);
if(h===void 0||!N(u,c,m))
continue;
r(l,{
text:d,
subject:e.subjectOf(o.route,t),
client:n},e.at(t.document,o.route,`value`,{
start:f,
end:p}),{
server:t,
reaction:{
effect:`ignored`,
by:h},
help:m===void 0?R(u,c):`write ${e.quote(m)}`,
fix:m===void 0?e.forAll(L(u,o.route)):e.rewriting(o.route,{
start:f,
end:p},m)})}}}}}});
function M(e,t){
if(e===`operator`&&t.shell)
return;
return e===`nested`?t.cutsNested:t.by}
function N({
kind:e,
text:t},n,r){
if(e===`sigil`)
return r!==void 0;
return e===`undollared`?n.includes("${workspaceFolder}"):F(n,t)}
function P(e){
return e.replace(/\W/g,``)}
function F(e,t){
let[,n]=/^(\$?\{(?:[a-z]+:(?!-))?)/.exec(t)??[];
return e.some(e=>n==="${"?/^\$\{[A-Z]/.test(e):e.startsWith(n??` `))}
function I(e){
return`\${${e.replace(/[${}()\s]/g,``)}}`}
function L({
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
return o(I(n));default:
return}}
function R({
kind:t,
text:n},r){
switch(t){case`open`:
return`write ${e.quote(`${n}}`)}`;case`blank`:
return`write ${e.quote(n.replace(/\s/g,``))}`;case`double`:case`undollared`:
return`write ${e.quote(I(n))}`;case`operator`:
return r.includes("${NAME:-default}")?`write ${e.quote(`${n.slice(0,-1)}}`)}, or ":-" before a default`:`write ${e.quote(`${n.slice(0,-1)}}`)}`;case`nested`:
return`write a default without a variable`;case`sigil`:case`nameless`:
return`name the variable, or take it out`}}
const z=/\$\((?![A-Z_]+\))[^()]+\)|^`[^`]+`$/;
const ge=/^\$\{\w+:?[-?+=]/;
var _e=e.defineRule({
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
partly:t=>`${t.client} is known to expand ${e.quote(t.text)} in ${t.where} alone, and documents ${e.quote(t.documented)}`,
unnamed:t=>`${t.client} looks for ${e.quote(t.text)} in ${t.keys} of ${t.server}, which have no such name; the text is used as it stands`,
inner:t=>`${t.client} expands only the braces of ${e.quote(t.text)}, and the "$" stays in front of the value`,
innerHandedOn:t=>`${t.client} expands only the braces of ${e.quote(t.text)}, and the "$" stays: ${t.consequence}`},
on:{
file:{
refusesReferences:!0,
check({
document:t,
servers:n,
format:r},{
client:i,
report:a}){
let o=e.refusedAnywhere(r.dialect?.placeholders);
let s=new Set(n.flatMap(t=>e.expandableStrings(t,W).map(({
part:e})=>e.route.join(`\0`))));
for(
let{
text:n,
route:r,
side:c}of G(t.value)){
if(c===`value`&&s.has(r.join(`\0`)))
continue;
for(
let{
syntax:s,
start:l,
end:u}of e.placeholdersIn(n)){
let d=o.find(({
syntaxes:e})=>e.includes(s));
if(d===void 0)
continue;
a(`refused`,{
text:n.slice(l,u),
consequence:e.consequence(d.reaction,i)},e.at(t,r,c,{
start:l,
end:u}),{
reaction:d.reaction,
help:`write the value itself, or move what needs it to the file of the user`})}}}},
server:[{
references:`foreign`,
check(t,n){
let{
placeholders:r}=t.dialect;
if(r===void 0||!t.fields.some(Te))
return;
for(
let{
part:i,
meaning:a}of e.expandableStrings(t,W)){
if(a===`url`&&e.uncallableAddress(t)!==void 0)
continue;
for(
let o of e.placeholdersIn(i.value))
ye({
server:t,
placeholders:r,
part:i,
meaning:a,
reference:o},n)}}},{
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
meaning:o}of e.expandableStrings(t,e=>z.test(e))){
if(o!==`env`&&o!==`headers`&&o!==`url`)
continue;
let[s=``]=z.exec(a.value)??[];
let c=a.value.indexOf(s);
if(e.placeholdersIn(a.value).some(({
start:e,
end:t})=>e<=c&&c<t))
continue;
if(i.lookedUp?.in.includes(o)&&a.value.startsWith(i.lookedUp.command))
continue;
let l=o===`env`?String(a.route.at(-1)):`NAME`;
let u=(i.in[o]??[]).find(e=>q.has(e));
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
help:u===void 0?`no shell reads it: write what the command prints, or start a script that sets it`:`no shell reads it: write ${e.quote(e.spell(u,l))}, and set the variable where ${n} starts`})}}}]}});
function ve({
placeholders:t,
part:n,
meaning:r,
reference:i}){
if(t.inherited===void 0||r!==`env`||n.route.at(-1)!==i.name)
return!1;
return e.kindOfSyntax(i.syntax)===`environment`&&i.end-i.start===n.value.length}
function ye(t,n){
let{
placeholders:r,
meaning:i,
reference:a}=t;
let o=e.refusalOf(r,i,a);
if(o===void 0&&B(t).includes(a.syntax)){
be(t,n);
xe(t,n)}else 
if(r.shell&&ge.test(V(t)))
return;else 
if(o===void 0&&ve(t))
return;else 
o===void 0?Ce(t,n):Se(t,o,n)}
function B({
placeholders:e,
meaning:t}){
return e.in[t]??[]}
function V({
part:e,
reference:{
start:t,
end:n}}){
return e.value.slice(t,n)}
function H({
server:t,
part:n,
reference:{
start:r,
end:i}}){
return e.at(t.document,n.route,`value`,{
start:r,
end:i})}
function be(t,{
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
let d=V(t);
let f=e.spell(c.documented,s.name);
r(`partly`,{
text:d,
client:n,
where:c.where,
documented:f},H(t),{
server:i,
reaction:{
effect:`ignored`,
by:c.by},
help:`write ${e.quote(f)}, which all of it expands`,
fix:/^\$\{\w+\}$/.test(d)?e.rewriting(o.route,{
start:l,
end:u},f,`unsafe`):void 0})}
function xe(t,{
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
text:V(t),
client:n,
server:e.nameOf(i),
keys:e.list(c,{
conjunction:`and`})},H(t),{
server:i,
reaction:{
effect:`ignored`,
by:s},
help:`set it in ${e.quote(c[0]??``)}, or name it in ${e.quote(c.at(-1)??``)}`})}
function Se(t,n,{
client:r,
reading:i,
report:a}){
let o=V(t);
let s=H(t);
let c=e.consequence(n.reaction,r);
let l={
server:t.server,
reaction:n.reaction,...U(t,n,i)};
n.passedOn?a(`passed`,{
text:o,
client:r},s,l):n.leading?a(`leading`,{
text:o,
of:String(t.part.route.at(-1)),
consequence:c},s,l):a(`refused`,{
text:o,
consequence:c},s,l)}
function Ce(t,{
client:n,
reading:r,
report:i}){
let{
server:a,
placeholders:o,
part:s,
meaning:c,
reference:l}=t;
let u=B(t);
let d=V(t);
let f=H(t);
let p=we(t);
let m={
server:a,
reaction:{
effect:`ignored`,
by:o.by},...U(t,void 0,r)};
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
function U(t,n,{
publishable:r}){
let{
placeholders:i,
meaning:a,
part:o,
reference:s}=t;
let c=B(t).filter(e=>n?.syntaxes.includes(e)!==!0);
let l=t=>e.refusalOf(i,a,{...s,
syntax:t});
if(n?.help!==void 0)
return{
help:n.help};
let u=r&&Ee(o,s)?`write the value itself, and keep it in a file that git ignores`:`write the value itself`;
let d=c.find(e=>q.has(e));
return{
help:(d&&l(d)?.help)??K(t)??Oe(c,s,n?[]:De(t),u),
fix:ke(t,c.filter(e=>!l(e)))}}
function we(e){
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
let c=t===i&&!V(e).startsWith(`%`);
return(n===`cwd`?s.skipsBadCwd===void 0:c)?{
effect:`fails-server`,
by:s.by??r.by}:void 0}
function W(e){
return/[$%{]/.test(e)}
function*G(t,n=[]){
if(typeof t==`string`)
yield{
text:t,
route:n,
side:`value`};else 
if(Array.isArray(t))
for(
let[e,r]of t.entries())
yield*G(r,[...n,e]);else 
if(e.isObject(t))
for(
let[e,r]of Object.entries(t)){
yield{
text:e,
route:[...n,e],
side:`key`};
yield*G(r,[...n,e])}}
function Te({
value:t}){
if(typeof t==`string`)
return W(t);
if(Array.isArray(t))
return t.some(e=>typeof e==`string`&&W(e));
if(!e.isObject(t))
return!1;
for(
let e of Object.keys(t)){
let n=t[e];
if(typeof n==`string`&&W(n))
return!0}
return!1}
function K({
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
function Ee({
route:e},{
name:n}){
return t.isSecretName(n)||t.isSecretName(String(e.at(-1)))}
function De({
server:{
dialect:t},
placeholders:n}){
let r=Object.keys(n.in).map(n=>e.ownKey(t,n));
return[...new Set(r.filter(e=>e!==void 0))]}
function Oe(t,{
syntax:n,
name:r},i,a){
let o=t.find(e=>q.has(e));
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
function ke(t,n){
if(K(t)!==void 0)
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
let t=n.find(e=>q.has(e));
return t===void 0?void 0:d(e.spell(t,J(c)),`unsafe`)}
if(s==="${workspaceFolder}"||e.kindOfSyntax(s)!==`environment`)
return;
let f=`\${${c}}`;
if(e.placeholdersIn(f)[0]?.syntax==="${workspaceFolder}")
return n.includes("${workspaceFolder}")?d(f,`unsafe`):void 0;
let p=V(t);
let m=p===i.value||i.value===`Bearer ${p}`;
let h=n.find(e=>q.has(e)&&(e!==`$NAME`||m));
let g=Ae(p,o);
if(h===void 0)
return;
if(g===void 0)
return d(e.spell(h,c),`safe`);
let _=n.find(e=>e==="${NAME:-default}"||e==="${NAME:default}");
if(_===void 0)
return d(e.spell(h,c),`unsafe`);
return d(`\${${c}${_==="${NAME:-default}"?`:-`:`:`}${g}}`,`safe`)}
const q=new Set(["${NAME}",`{env:NAME}`,"${env:NAME}",`$NAME`]);
function Ae(e,{
syntax:t,
name:n}){
if(t==="${NAME:-default}")
return e.slice(n.length+4,-1);
return t==="${NAME:default}"?e.slice(n.length+3,-1):void 0}
function J(e){
let t=e.toUpperCase().replaceAll(/[^A-Z0-9]/g,`_`);
return/^[A-Z]\w{0,39}$/.test(t)?t:`NAME`}
function Y(e,t){
return String(t.route[e.route.length]??``)}
const je=/(?<![^/_.-])(?:examples?|templates?|samples?|fixtures?|snippets?)(?![^/_.-])|\{\{/i;
const Me=/(?:^|\/)(?:components|catalog(?:ue)?s?|registry|registries|presets|blueprints|mcps)\//i;
var Ne=e.defineRule({
id:`placeholder-unfilled`,
category:`correctness`,
severity:`warning`,
strays:!0,
inSnippets:`never`,
messages:{
left:t=>`${t.subject} still holds the placeholder ${e.quote(t.text)}${Fe(t.others)}`,
nowhere:t=>`the address of ${t.server} still holds the placeholder ${e.quote(t.text)}, so ${t.consequence}`},
on:{
server:{
text:RegExp(`${e.signOfStandIn().source}|${b.source}`,`u`),
check(t,n){
let{
client:r,
report:i,
violations:a}=n;
let{
document:o}=t;
if(je.test(o.path)||t.format.stray&&Me.test(o.path))
return;
let[s,...c]=Le(t).filter(e=>!Pe(t,e,a));
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
help:Ve(t,s,n),
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
function Pe(t,{
meaning:n,
route:r},i){
if(n===`url`&&e.uncallableAddress(t)!==void 0)
return!0;
return e.isRefused(r,i)}
function Fe(e){
if(e===0)
return``;
return e===1?`, and there is another one in this server`:`, and there are ${e} more in this server`}
const Ie=new Set([`command`,`env`,`envFile`,`cwd`,`url`,`headers`,`headersHelper`,`auth`,`oauth`]);
function Le(t){
let n=[];
let r=(r,a,o,s)=>{
let c=e.standInsIn(r);
let l=c.length===0&&!ze(t,o)?ie(r,s):void 0;
for(
let{
start:e,
end:u}of l===void 0?c:[l]){
let c=r.slice(e,u);
if(i(t,c)||t.format.stray&&c.includes(`{{`))
continue;
n.push({
meaning:o.is,
route:[...a],
text:c,
name:s,
start:e,
end:u})}};
for(
let n of t.fields){
let{
fact:i}=n;
if(i===void 0||i.unread)
continue;
if(i.is===`args`||i.is===`commandLine`){
let n=e.expandedHere(t.command,t.args);
for(
let e of n)
r(e.value,e.route,i,Re(t,e))}else 
Ie.has(i.is)&&e.eachString(n.value,(e,t,n)=>r(e,t,i,n),n.route)}
return n}
function Re({
args:e},t){
let n=e[e.indexOf(t)-1]?.value;
return n!==void 0&&/^-{1,2}[A-Za-z][\w-]*$/.test(n)?n:void 0}
function ze({
dialect:e},{
is:t,
form:n}){
return n!==void 0||e.placeholders?.lookedUp?.in.includes(t)===!0}
const Be=/^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/;
function Ve(n,{
meaning:r,
route:i,
text:a,
name:o},{
client:s,
reading:c}){
if(/[\\/]/.test(a))
return`write the path itself`;
let l=a.startsWith(`{{`)?n.dialect.fillsBraces?.only:void 0;
if(l!==void 0)
return`write a name that ${s} fills in: one that begins with ${e.quote(l.prefix)}, or is a key of ${e.quote(l.namedIn)}`;
let u=String(i.at(-1));
let d=r===`env`||r===`headers`&&Be.test(u)?u:He(a,o);
let f=c.publishable&&(t.isSecretName(d)||t.isSecretName(u));
let p=e.variableIn(n.dialect,r,d);
if(p===void 0)
return f?`write the value itself, and keep it in a file that git ignores`:`write the value itself`;
return`write ${f?``:`the value, or `}${e.quote(p)} and set the variable where ${s} starts`}
function He(e,t){
let r=(e.toUpperCase().match(/[A-Z0-9]+/g)??[]).filter(e=>!/^(?:YOUR|HERE|MY|THE|ENTER|INSERT|PASTE|REPLACE|WITH|X+|TODO|ENV|PROCESS|OS|GETENV|ENVIRON)$/.test(e)).join(`_`);
if(/^[A-Z]\w{1,40}$/.test(r))
return r;
return(t===void 0?void 0:n.asVariable(t))??`VALUE`}
const Ue=/\$\{\w+(?::-[^{}]*)?\}/;
var We=e.defineRule({
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
check(t,n){
let{
placeholders:r}=t.dialect;
if(r===void 0)
return;
let{
reading:i}=n;
let a=e.readAtTop(i)?.dialect?.placeholders?.elsewhere;
let o=!e.isReplaced(i,t.name);
let s=e.expandableStrings(t,e=>Ue.test(e));
for(
let{
part:i,
meaning:c}of[...s,...Ke(t,s)]){
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
c.syntax==="${NAME:-default}"?X(e,n):Ge(e,n)}}}}}});
function X(t,{
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
if(!u||!qe(m,c,o,l))
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
help:l===void 0?`write ${e.quote(`\${${d}}`)}`:Q(r,a),
fix:l===void 0?e.rewriting(s.route,{
start:f,
end:p},`\${${d}}`):void 0})}
function Ge(t,{
client:n,
reading:r,
report:i}){
let{
server:a,
placeholders:o,
part:s,
top:c,
isOfPlugin:l}=t;
let{
name:u,
start:d,
end:f}=t.reference;
let p=[o.elsewhere,c].find(e=>e?.names.includes(u));
if(p===void 0)
return;
let m=e.at(a.document,s.route,`value`,{
start:d,
end:f});
let h=Z(u,p);
let g={
server:a,
reaction:{
effect:`ignored`,
by:p.by},
fix:h===void 0?void 0:e.rewriting(s.route,{
start:d,
end:f},h)};
if(p===c&&l){
let t=h===void 0?Q(r,a):`write ${e.quote(h)}`;
i(`atTop`,{
client:n,
name:u,
server:e.nameOf(a)},m,{...g,
severity:`info`,
help:t})}else{
let t=p.help??`write ${h===void 0?`the value itself`:e.quote(h)}`;
i(`elsewhere`,{
client:n,
name:u,
where:p.where},m,{...g,
help:t})}}
function Ke({
args:e,
dialect:t},n){
let r=t.placeholders?.own??[];
let i=e=>r.some(t=>e.includes(`\${${t}:-`));
return e.filter(e=>i(e.value)&&!n.some(t=>t.part===e)).map(e=>({
part:e,
meaning:`args`}))}
function Z(e,{
defaults:t={}}){
let n=Object.hasOwn(t,e)?t[e]:void 0;
return n===void 0?void 0:`\${${e}:-${n}}`}
function qe(e,{
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
e.defineDocs({
summary:`A variable to which the client gives a value in other files alone`,
why:'Some names are the client\u2019s own, such as the folder of a plugin: it puts them into the files of plugins and nowhere else. The `.mcp.json` at the top of a plugin\u2019s repository is both, the file of the plugin and, for whoever opens the repository, that of the project: there the server is started with the text "${CLAUDE_PLUGIN_ROOT}", and fails. A default behind the name helps neither: in a plugin it is always taken, and leads into the project of whoever uses it.',
fix:"Declare the server in the manifest of the plugin with the variable, which counts for the plugin alone, and under the same name in `.mcp.json` with a path from its folder. Servers of a project start in its folder: a relative path will do.",
mends:{
safe:`writes the default that says the same; takes off one that hides the value`,
unsafe:`the same, where another reader of the file takes the text otherwise`},
examples:[{
title:`A file that the manifest alone leads to`,
files:{
".claude-plugin/plugin.json":`{ "name": "docs", "mcpServers": ["./docs-servers.json"] }
`,
"docs-servers.json":`{ "mcpServers": { "docs": { "command": "node", "args": ["\${CLAUDE_PLUGIN_ROOT}/docs.mjs"] } } }
`}},{
title:`The file of a plugin that is that of a project, too`,
files:{
".claude-plugin/plugin.json":`{ "name": "docs" }
`,
".mcp.json":`{ "mcpServers": { "docs": { "command": "node", "args": ["\u27e6\${CLAUDE_PLUGIN_ROOT}\u27e7/start.mjs"] } } }
`}},{
title:`In a script, too, which gets the default`,
files:{
"flow/.claude-plugin/plugin.json":`{ "name": "docs" }
`,
"flow/.mcp.json":`{ "mcpServers": { "docs": { "command": "sh", "args": ["-c", "R=\u27e6\${CLAUDE_PLUGIN_ROOT:-$PLUGIN_ROOT}\u27e7; exec node $R/start.mjs"] } } }
`}},{
title:`A default is taken in the plugin as well`,
files:{
"flow/.claude-plugin/plugin.json":`{ "name": "docs" }
`,
"flow/.mcp.json":`{ "mcpServers": { "docs": { "command": "node", "args": ["\u27e6\${CLAUDE_PLUGIN_ROOT:-.}\u27e7/start.mjs"] } } }
`}},{
title:`The folder of the project, where servers start anyway`,
files:{
".mcp.json":'{ "mcpServers": { "docs": { "command": "python", "args": ["\u27e6${CLAUDE_PROJECT_DIR}\u27e7/docs.py"] }, "wiki": { "command": "python", "args": ["${CLAUDE_PROJECT_DIR:-.}/wiki.py"] } } }\n',
"docs.py":``}},{
title:`A secret that the client keeps to itself`,
files:{
"librechat.yaml":`version: 1.3.5
mcpServers:
  notes:
    command: notes-mcp
    args: []
    env: { STORE: "\u27e6\${MONGO_URI}\u27e7", REGION: "\${REGION}" }
`}},{
title:`A plugin in a folder of its own, and one whose manifest has the server, too`,
files:{
"flow/.claude-plugin/plugin.json":`{ "name": "flow" }
`,
"flow/.mcp.json":'{ "mcpServers": { "flow": { "command": "node", "args": ["${CLAUDE_PLUGIN_ROOT}/start.mjs"], "env": { "AT": "${CLAUDE_PROJECT_DIR}" } } } }\n',
".claude-plugin/plugin.json":`{ "name": "docs", "mcpServers": { "docs": { "command": "node", "args": ["\${CLAUDE_PLUGIN_ROOT}/start.mjs"] } } }
`,
".mcp.json":`{ "mcpServers": { "docs": { "command": "node", "args": ["./start.mjs"] } } }
`,
"start.mjs":``}}],
evidence:[{
claim:'`claude mcp list` warns "Missing environment variables: CLAUDE_PLUGIN_ROOT" of the project\u2019s file, CLAUDE_PROJECT_DIR likewise, and starts the server with the text; in a plugin each has its value, and "${CLAUDE_PLUGIN_ROOT:-x}" is "x"; a server of the manifest takes the place of its namesake in the plugin\u2019s `.mcp.json`',
source:`Claude Code 2.1.327, run with started servers, and with --plugin-dir`,
date:`2026-11-19`},{
claim:`variables of LibreChat\u2019s own keys and databases are left as they stand wherever it expands others`,
source:`danny-avila/LibreChat 08c9cc3, packages/data-provider/src/utils.ts`,
date:`2026-08-21`},{
claim:`repositories of plugins whose contributors get the warning, and a server that fails`,
source:`mksglu/context-mode#252, Digital-Process-Tools/claude-supertool#2475`,
date:`2026-09-09`}]});
var Je=e.defineRule({
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
route:s}of Ze(t)){
if(o===``||Ye.test(o))
continue;
let c=Xe.exec(o)?.[1];
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
const Ye=/^[A-Za-z_][\w.-]*$/;
const Xe=/^(?:Bearer )?(?:\$?\{(?:env:)?|\$|%)([A-Za-z_]\w*)[}%]?$/;
function Ze({
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
const Qe=[le,pe,he,C,T,D,O,j,_e,Ne,We,Je];
exports.rules=Qe;
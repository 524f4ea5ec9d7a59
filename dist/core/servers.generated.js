"use strict";
const e=require("./core.js");
var t=e.defineRule({
id:`server-name-case`,
category:`clarity`,
severity:`warning`,
inSnippets:`never`,
messages:{
same:t=>`the names of ${t.server} and ${e.quote(t.other)} differ only in capitals`},
on:{
file:{
alikeNames:!0,
check(t,{
report:i}){
let a=e.toolNamesOf(t);
for(
let{
server:o,
first:s}of e.clashes(t.servers,e=>e.toLowerCase())){
if(s.name===o.name)
continue;
if(a!==void 0&&n(a,s.name,o.name))
continue;
i(`same`,{
server:e.nameOf(o),
other:s.name},e.placeOfName(o),{
server:o,...!r(a,s.name,o.name)&&{
severity:`info`},
help:`rename one of them`,
fix:e.renamedPlainly(o,t),
related:[{
place:e.placeOfName(s),
message:`the other one`}]})}}}}});
function n(t,n,i){
return r(t,n,i)&&e.areMerged(t,n,i)}
function r(e,t,n){
return e!==void 0&&e.server(t)===e.server(n)}
var i=e.defineRule({
id:`server-name-invalid`,
category:`compatibility`,
severity:`info`,
messages:{
outside:e=>`the name of ${e.server} ${e.fault}; ${e.consequence}`,
long:e=>`the name of ${e.server} has ${e.length} characters where ${e.limit} are taken; ${e.consequence}`},
on:{
name:{
allowed:!1,
check(t,{
client:n,
reading:r,
report:i}){
if(t.broken||!e.isObject(t.entry))
return;
let o=e.toolNamesOf(r);
for(
let s of e.brokenNameRules(t,o)){
let{
reaction:c}=s;
if(c.effect===`fine`&&o!==void 0&&e.alikeIn(r,o).has(t))
continue;
let l=e.shownTo(s,t.name,o);
let u=c.effect===`fine`&&o!==void 0?`${n} loads it and calls its tools ${e.quote(e.formFor(o,t.name))}`:e.consequence(c,n);
let d={
server:e.nameOf(t),
consequence:u};
let f={
reaction:c,
server:t};
let p=e.placeOfName(t);
if(e.isTooLong(s,l)){
let e=s.maxLength??0;
let t=s.pattern.test(l)?``:`, and use ${s.allows}`;
i(`long`,{...d,
length:l.length,
limit:e},p,{...f,
help:`shorten it to ${e} characters at most${t}`})}else 
i(`outside`,{...d,
fault:a(l,s)},p,{...f,
help:`use ${s.allows}`,
fix:e.renamedPlainly(t,r)});
return}}}}});
function a(e,{
fault:t,
allows:n}){
if(e===``)
return`is empty`;
return t??`holds more than ${n}`}
var o=e.defineRule({
id:`server-name-reserved`,
category:`correctness`,
severity:`error`,
messages:{
reserved:e=>`${e.client} keeps the name of ${e.server} for itself, so ${e.consequence}`,
instead:e=>`${e.client} has ${e.instead} of its own and keeps the name of ${e.server} for it, so ${e.consequence}`,
ambiguous:e=>`the name of ${e.server} is also a key of ${e.client}'s own layout`},
on:{
name:{
reserved:!0,
check(t,{
client:n,
reading:r,
report:i}){
let a=t.broken?void 0:e.reservedName(t);
if(a===void 0||a.unless!==void 0&&s(t).some(e=>a.unless?.test(e)))
return;
let{
reaction:o,
instead:c}=a;
let l=e.placeOfName(t);
let u={
server:t,
help:`choose another name${o.since===void 0?``:` (since ${o.since})`}`,
fix:e.renamedAsServer(t,r)};
o.effect===`fine`?i(`ambiguous`,{
server:e.nameOf(t),
client:n},l,{...u,
severity:`info`}):c===void 0?i(`reserved`,{
server:e.nameOf(t),
client:n,
consequence:e.consequence(o,`it`)},l,{...u,
reaction:o}):i(`instead`,{
server:e.nameOf(t),
client:n,
instead:c,
consequence:e.consequence(o,`it`)},l,{...u,
reaction:o,
severity:`warning`,
help:`if it is another server, choose another name; if not, leave it out here`})}}}});
function s({
url:e,
args:t}){
return[e?.value??``,...t.map(({
value:e})=>e)]}
var c=e.defineRule({
id:`server-shape`,
category:`correctness`,
severity:`error`,
messages:{
shape:e=>`${e.server} is ${e.kind} where an object is needed, so ${e.consequence}`,
inside:t=>`server ${e.quote(t.inner)} stands inside ${t.server}, where ${t.client} looks for no servers`},
on:{
server:[{
entry:`odd`,
check(t,{
client:n,
report:r}){
if(e.isObject(t.entry))
return;
let{
notObject:i,
nullEntry:a=i}=t.dialect;
let o=t.entry===null?a:i;
r(`shape`,{
server:e.nameOf(t),
kind:e.kindOf(t.entry),
consequence:e.consequence(o,n)},e.at(t.document,t.route),{
reaction:o,
server:t,
help:`write an object with "command" or "url", or delete the entry`,...e.costsOnlyServer(o.effect)?l(t):{}})}},{
strangers:!0,
check(t,{
client:n,
report:r}){
for(
let i of u(t)){
let a=[...t.route,i];
r(`inside`,{
inner:i,
server:e.nameOf(t),
client:n},e.at(t.document,a,`key`),{
reaction:{
effect:`drops-server`,
by:t.dialect.by},
server:t,
help:`move ${e.quote(i)} out of it, beside ${e.quote(t.name)}`,
fix:f(t,i)})}}}]}});
function l({
route:t,
entry:n,
name:r}){
if(n===null||e.isObject(n))
return{};
if(t.length===1&&typeof n!=`object`)
return{
severity:`warning`};
return(p??=/^(?:\/\/|#|\$schema$|[_$]?comments?$|[_$](?:notes?|readme|description)$)/i).test(r)?{
severity:`info`}:{}}
function u(t){
let{
entry:n,
dialect:r,
command:i,
url:a}=t;
if(!e.isObject(n)||i===void 0&&a===void 0||!e.mayHaveStrangers(t))
return[];
return Object.keys(n).filter(t=>{
let i=n[t];
return!Object.hasOwn(r.fields,t)&&t!==r.nested&&!(d??=/^_|^(?:win|windows|win32|mac|macos|osx|darwin|linux|dev|prod|transport|server|config|start|run)$/i).test(t)&&e.isWholeServer(i,r)})}
let d;
function f({
route:t,
document:n},r){
let i=[...t.slice(0,-1),r];
if(typeof t.at(-1)==`number`||e.valueAt(n.value,i)!==void 0)
return;
return e.fix(`safe`,`move ${e.quote(r)} out`,{
do:`move`,
at:[...t,r],
to:i})}
let p;
const m=[t,i,o,c];
exports.rules=m;
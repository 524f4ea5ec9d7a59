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
report:r}){
let i=e.toolNamesOf(t);
for(
let{
server:a,
first:o}of e.clashes(t.servers,e=>e.toLowerCase())){
if(o.name===a.name)
continue;
if(i!==void 0&&n(i,o.name,a.name))
continue;
r(`same`,{
server:e.nameOf(a),
other:o.name},e.placeOfName(a),{
server:a,
help:`rename one of them`,
fix:e.renamedPlainly(a,t),
related:[{
place:e.placeOfName(o),
message:`the other one`}]})}}}}});
function n(t,n,r){
return t.server(n)===t.server(r)&&e.areMerged(t,n,r)}
var r=e.defineRule({
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
report:a}){
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
a(`long`,{...d,
length:l.length,
limit:e},p,{...f,
help:`shorten it to ${e} characters at most${t}`})}else 
a(`outside`,{...d,
fault:i(l,s)},p,{...f,
help:`use ${s.allows}`,
fix:e.renamedPlainly(t,r)});
return}}}}});
function i(e,{
fault:t,
allows:n}){
if(e===``)
return`is empty`;
return t??`holds more than ${n}`}
var a=e.defineRule({
id:`server-name-reserved`,
category:`correctness`,
severity:`error`,
messages:{
reserved:e=>`${e.client} keeps the name of ${e.server} for itself, so ${e.consequence}`,
ambiguous:e=>`the name of ${e.server} is also a key of ${e.client}'s own layout`},
on:{
name:{
reserved:!0,
check(t,{
client:n,
reading:r,
report:i}){
let a=t.broken?void 0:e.reservedName(t);
if(a===void 0)
return;
let{
reaction:o}=a;
let s=e.placeOfName(t);
let c={
server:t,
help:`choose another name${o.since===void 0?``:` (since ${o.since})`}`,
fix:e.renamedAsServer(t,r)};
o.effect===`fine`?i(`ambiguous`,{
server:e.nameOf(t),
client:n},s,{...c,
severity:`info`}):i(`reserved`,{
server:e.nameOf(t),
client:n,
consequence:e.consequence(o,`it`)},s,{...c,
reaction:o})}}}});
var o=e.defineRule({
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
help:`write an object with "command" or "url", or delete the entry`,...e.costsOnlyServer(o.effect)?s(t):{}})}},{
strangers:!0,
check(t,{
client:n,
report:r}){
for(
let i of c(t)){
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
fix:d(t,i)})}}}]}});
function s({
route:t,
entry:n,
name:r}){
if(n===null||e.isObject(n))
return{};
if(t.length===1&&typeof n!=`object`)
return{
severity:`warning`};
return f.test(r)?{
severity:`info`}:{}}
function c(t){
let{
entry:n,
dialect:r,
command:i,
url:a}=t;
if(!e.isObject(n)||i===void 0&&a===void 0||!e.mayHaveStrangers(t))
return[];
return Object.keys(n).filter(e=>{
let t=n[e];
return!Object.hasOwn(r.fields,e)&&e!==r.nested&&!l.test(e)&&u(t)})}
const l=/^_|^(?:win|windows|win32|mac|macos|osx|darwin|linux|dev|prod|transport|server|config|start|run)$/i;
function u(t){
if(typeof e.own(t,`command`)==`string`)
return Array.isArray(e.own(t,`args`));
let n=e.own(t,`type`);
return typeof e.own(t,`url`)==`string`&&typeof n==`string`&&e.transportNamed(n)!==void 0}
function d({
route:t,
document:n},r){
let i=[...t.slice(0,-1),r];
if(typeof t.at(-1)==`number`||e.valueAt(n.value,i)!==void 0)
return;
return e.fix(`safe`,`move ${e.quote(r)} out`,{
do:`move`,
at:[...t,r],
to:i})}
const f=/^(?:\/\/|#|\$schema$|[_$]?comments?$|[_$](?:notes?|readme|description)$)/i;
const p=[t,r,a,o];
exports.rules=p;
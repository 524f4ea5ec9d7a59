"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./crossing.js");
var n=e.defineRule({
id:`server-defined-twice`,
category:`clarity`,
severity:`info`,
messages:{
twice:({
server:t,
other:n})=>`${t} is the same as ${e.quote(n)}`,
dropped:({
server:t,
other:n,
client:r})=>`${r} loads ${e.quote(n)} only: ${t} is the same`},
on:{
file:{
twins:!0,
check({
servers:n,
client:{
twins:r}},{
client:i,
report:a}){
let o=n.filter(t=>!t.broken&&e.lineOf(t)!==void 0);
for(
let{
server:n,
first:s}of e.clashes(o,(t,n)=>e.lineOf(n)??``)){
if(n.name===s.name)
continue;
if(n.off||s.off||t.differing(s,n).length>0)
continue;
let o={
server:e.nameOf(n),
other:s.name,
client:i};
a(r===void 0?`twice`:`dropped`,o,e.placeOfName(n),{
server:n,
help:`remove one of them`,
related:[{
place:e.placeOfName(s),
message:`the other one`}],...r===void 0?{}:{
reaction:r}})}}}}});
var r=e.defineRule({
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
report:n}){
let r=e.toolNamesOf(t);
for(
let{
server:a,
first:o}of e.clashes(t.servers,e=>e.toLowerCase())){
if(o.name===a.name)
continue;
if(r!==void 0&&i(r,o.name,a.name))
continue;
n(`same`,{
server:e.nameOf(a),
other:o.name},e.placeOfName(a),{
server:a,
help:`rename one of them`,
related:[{
place:e.placeOfName(o),
message:`the other one`}]})}}}}});
function i(t,n,r){
return t.server(n)===t.server(r)&&e.areMerged(t,n,r)}
var a=e.defineRule({
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
if(t.broken)
return;
let a=e.toolNamesOf(r);
for(
let s of e.brokenNameRules(t,a)){
let{
reaction:c}=s;
if(c.effect===`fine`&&a!==void 0&&e.alikeIn(r,a).has(t))
continue;
let l=e.shownTo(s,t.name,a);
let u=c.effect===`fine`&&a!==void 0?`${n} loads it and calls its tools ${e.quote(e.formFor(a,t.name))}`:e.consequence(c,n);
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
fault:o(l,s)},p,{...f,
help:`use ${s.allows}`});
return}}}}});
function o(e,{
fault:t,
allows:n}){
if(e===``)
return`is empty`;
return t??`holds more than ${n}`}
var s=e.defineRule({
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
report:r}){
let i=t.broken?void 0:e.reservedName(t);
if(i===void 0)
return;
let{
reaction:a}=i;
let o=e.placeOfName(t);
let s={
server:t,
help:`choose another name${a.since===void 0?``:` (since ${a.since})`}`};
a.effect===`fine`?r(`ambiguous`,{
server:e.nameOf(t),
client:n},o,{...s,
severity:`warning`}):r(`reserved`,{
server:e.nameOf(t),
client:n,
consequence:e.consequence(a,`it`)},o,{...s,
reaction:a})}}}});
var c=e.defineRule({
id:`server-shape`,
category:`correctness`,
severity:`error`,
messages:{
shape:e=>`${e.server} is ${e.kind} where an object is needed, so ${e.consequence}`},
on:{
server:{
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
help:`write an object with "command" or "url", or delete the entry`,...l(t)&&e.costsOnlyServer(o.effect)?{
severity:`warning`}:{}})}}}});
function l({
route:e,
entry:t}){
return e.length===1&&t!==null&&typeof t!=`object`}
const u=[n,r,a,s,c];
exports.rules=u;
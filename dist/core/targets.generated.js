"use strict";
const e=require("./crossing.js");
const t=require("./core.js");
const n=require("./rejection-said.js");
function r(n,r){
let a=r.filter(({
copies:e})=>e);
if(a.length<2)
return[];
return e.canonical(n).statements.flatMap(e=>i(e).flatMap(({
text:n,
route:r})=>n.flatMap(n=>{
if(typeof n==`string`)
return[];
let i=({
dialect:r})=>t.syntaxesIn(r,e.meaning)?.includes(n.syntax)??!1;
let o=a.filter(i);
let s=a.filter(e=>!i(e));
return s.length===0?[]:[{
statement:e,
route:r,
variable:n,
expandedBy:o,
textTo:s}]})))}
function i({
value:e,
route:t}){
if(e.kind===`text`)
return[{
text:e.text,
route:t}];
return e.kind===`texts`?e.items:[]}
function a({
targets:e},n){
let r=new Map;
for(
let i of e)
for(
let e of n(i)){
let n=t.severityOf(e.reaction);
let{
route:a,
side:s,
within:c}=e.place;
let l=o(r,JSON.stringify([a,s,c?.start,n,e.reaction.effect]));
let u=l.get(e.key);
if(u===void 0)
l.set(e.key,{
said:[e],
severity:n,
by:[i]});else 
if(!u.by.includes(i)){
u.by.push(i);
u.said.push(e)}}
return[...r.values()].flatMap(e=>{
let[t,...n]=[...e.values()].flatMap(s);
if(t===void 0)
return[];
return[{
first:t,
others:n,
clients:[t,...n].flatMap(({
clients:e})=>e)}]})}
function o(e,t){
let n=e.get(t)??new Map;
e.set(t,n);
return n}
function s({
said:e,
severity:n,
by:r}){
let[i]=e;
if(i===void 0)
return[];
let a=r.map(({
name:e})=>e);
return[{...i,
help:e.every(({
help:e})=>e===i.help)?i.help:void 0,
severity:n,
clients:r.map(({
client:e})=>e.id),
names:t.list(a,{
bare:!0}),
several:r.length>1}]}
const c={...n.lossSentences,
text:e=>`${e.targets} ${e.several?`take`:`takes`} ${e.what} of ${e.server} as text; ${e.others} ${e.expand?`expand`:`expands`} it`,
literal:e=>`${e.targets} ${e.several?`take`:`takes`} ${e.what} of ${e.server} as text`};
var l=t.defineRule({
id:`lossy-field`,
category:`compatibility`,
severity:`warning`,
messages:c,
on:{
server:{
targeted:!0,
check(e,{
reading:i,
report:o,
violations:s}){
let l=({
statement:e})=>!s.some(({
kind:n,
route:r})=>n===`type`&&t.startsWith(r,e.field.route));
for(
let t of r(e,i.targets))
u(t,e,o);
let f=a(i,t=>n.lossesOf(e,t).filter(l).flatMap(r=>n.saidOfLoss(r,e,t)));
for(
let{
first:t,
others:n,
clients:r}of f){
let{
message:i,
place:a,
severity:s,
help:l}=t;
o(i.id,d(t,e),a,{
server:e,
severity:e.off&&i.id!==`runs`?`info`:s,
clients:r,
help:l,
related:n.map(t=>({
place:a,
message:c[t.message.id](d(t,e))}))})}}}}});
function u({
statement:e,
route:n,
variable:r,
expandedBy:i,
textTo:a},o,s){
let c=e=>t.list(e.map(({
name:e})=>e),{
bare:!0});
let[l]=a;
if(l===void 0)
return;
let u=t.valueAt(o.document.value,n);
let d=typeof u==`string`?u.indexOf(r.spelling):-1;
let f=d===-1?void 0:{
start:d,
end:d+r.spelling.length};
let p={
targets:c(a),
several:a.length>1,
what:`${t.quote(r.spelling)} in ${t.quote(e.field.key)}`,
server:t.nameOf(o),
others:c(i),
expand:i.length>1};
s(i.length===0?`literal`:`text`,p,t.at(o.document,n,`value`,f),{
server:o,
reaction:{
effect:`ignored`,
by:l.dialect.placeholders?.by??l.dialect.by},...o.off&&{
severity:`info`},
clients:a.map(({
client:e})=>e.id),
help:`let the server itself read it from its environment, or write it for each client`})}
function d({
names:e,
several:n,
message:r},i){
return{
targets:e,
several:n,
what:r.what,
server:t.nameOf(i)}}
var f=t.defineRule({
id:`target-rejects`,
category:`compatibility`,
severity:`error`,
messages:n.rejectionSentences,
on:{
server:{
targeted:!0,
check(t,{
reading:r,
report:i}){
let o=a(r,r=>{
let i=e.rejectionOf(t,r);
return i===void 0?[]:[n.saidOfRejection(i,t,r)]});
for(
let{
first:e,
others:r,
clients:a}of o){
let{
message:o,
place:s,
reaction:c,
help:l}=e;
i(o.why,p(e,t),s,{
server:t,
reaction:c,
clients:a,
help:l,
related:r.map(e=>({
place:s,
message:n.rejectionSentences[e.message.why](p(e,t))}))})}}}}});
function p({
names:e,
several:n,
message:r,
reaction:i},a){
return{
targets:e,
several:n,
server:t.nameOf(a),
detail:r.detail,
consequence:t.consequence(i,n?`each of them`:`it`)}}
const m=[l,f];
exports.rules=m;
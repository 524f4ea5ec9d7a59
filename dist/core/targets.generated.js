"use strict";
const e=require("./crossing.js");
const t=require("./rejection-said.js");
const n=require("./core.js");
function r(t,n){
let r=n.filter(({
copies:e})=>e);
if(r.length<2)
return[];
return e.canonical(t).statements.flatMap(t=>i(t).flatMap(({
text:n,
route:i})=>n.flatMap(n=>{
if(typeof n==`string`)
return[];
let a=({
dialect:r})=>e.syntaxesIn(r,t.meaning)?.includes(n.syntax)??!1;
let o=r.filter(a);
let s=r.filter(e=>!a(e));
return s.length===0?[]:[{
statement:t,
route:i,
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
targets:e},t){
let r=new Map;
for(
let i of e)
for(
let e of t(i)){
let t=n.severityOf(e.reaction);
let{
route:a,
side:s,
within:c}=e.place;
let l=o(r,JSON.stringify([a,s,c?.start,t,e.reaction.effect]));
let u=l.get(e.key);
if(u===void 0)
l.set(e.key,{
said:[e],
severity:t,
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
severity:t,
by:r}){
let[i]=e;
if(i===void 0)
return[];
let a=r.map(({
name:e})=>e);
return[{...i,
help:e.every(({
help:e})=>e===i.help)?i.help:void 0,
severity:t,
clients:r.map(({
client:e})=>e.id),
names:n.list(a,{
bare:!0}),
several:r.length>1}]}
const c={...t.lossSentences,
text:e=>`${e.targets} ${e.several?`take`:`takes`} ${e.what} of ${e.server} as text; ${e.others} ${e.expand?`expand`:`expands`} it`,
literal:e=>`${e.targets} ${e.several?`take`:`takes`} ${e.what} of ${e.server} as text`};
var l=n.defineRule({
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
kind:t,
route:r})=>t===`type`&&n.startsWith(r,e.field.route));
for(
let t of r(e,i.targets))
u(t,e,o);
let f=a(i,n=>t.lossesOf(e,n).filter(l).flatMap(r=>t.saidOfLoss(r,e,n)));
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
route:t,
variable:r,
expandedBy:i,
textTo:a},o,s){
let c=e=>n.list(e.map(({
name:e})=>e),{
bare:!0});
let[l]=a;
if(l===void 0)
return;
let u=n.valueAt(o.document.value,t);
let d=typeof u==`string`?u.indexOf(r.spelling):-1;
let f=d===-1?void 0:{
start:d,
end:d+r.spelling.length};
let p={
targets:c(a),
several:a.length>1,
what:`${n.quote(r.spelling)} in ${n.quote(e.field.key)}`,
server:n.nameOf(o),
others:c(i),
expand:i.length>1};
s(i.length===0?`literal`:`text`,p,n.at(o.document,t,`value`,f),{
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
several:t,
message:r},i){
return{
targets:e,
several:t,
what:r.what,
server:n.nameOf(i)}}
var f=n.defineRule({
id:`target-rejects`,
category:`compatibility`,
severity:`error`,
messages:t.rejectionSentences,
on:{
server:{
targeted:!0,
check(n,{
reading:r,
report:i}){
let o=a(r,r=>{
let i=e.rejectionOf(n,r);
return i===void 0?[]:[t.saidOfRejection(i,n,r)]});
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
i(o.why,p(e,n),s,{
server:n,
reaction:c,
clients:a,
help:l,
related:r.map(e=>({
place:s,
message:t.rejectionSentences[e.message.why](p(e,n))}))})}}}}});
function p({
names:e,
several:t,
message:r,
reaction:i},a){
return{
targets:e,
several:t,
server:n.nameOf(a),
detail:r.detail,
consequence:n.consequence(i,t?`each of them`:`it`)}}
const m=[l,f];
exports.rules=m;
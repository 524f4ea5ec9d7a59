"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./occurrences.js");
const n=require("./equal-copies.js");
function r(e,n,r,o){
return n.find(n=>!o(n)&&!i(e,n)&&!a(e,n,r)&&t.nameFault(e,n,r)===void 0)}
function i({
name:t,
definitions:n},r){
return n.some(({
server:n,
reading:i})=>{
if(n===void 0)
return!1;
let{
dialect:a}=n;
let o=e.toolNamesOf(i);
let s=e.brokenNameRules({
name:t,
dialect:a},o);
return e.reservedName({
name:r,
dialect:a})!==void 0||e.brokenNameRules({
name:r,
dialect:a},o).some(e=>!s.includes(e))})}
function a({
name:t,
definitions:n},r,i){
let{
servers:a}=e.referencesIn(i);
return n.some(({
reading:n})=>a.all(r.toLowerCase(),o,[`client ${n.client.id}`,`format ${n.format.id}`],e.folderOf(n)).some(({
server:e})=>e.name!==t))}
function o(e){
return e.toLowerCase()}
async function s(n,i){
let a=new Map;
let o=await i.workspace();
let s=new Set;
let l=new Map;
for(
let[d,{
server:f,
names:m}]of n.slice(0,100)){
let n=c(d,f,o);
if(n===void 0)
continue;
let h=l.get(e.keyOf(n.server));
if(h!==void 0){
m.includes(h.to)&&a.set(d,h.fix);
continue}
let g=t.occurrencesOf(o,n,i);
let _=r(g,m,o,e=>s.has(p(e)));
let v=_===void 0?void 0:await u(g,_,o);
if(_===void 0||v===void 0)
continue;
s.add(p(_));
for(
let t of g.definitions)
t.server!==void 0&&l.set(e.keyOf(t.server),{
to:_,
fix:v});
a.set(d,v)}
return a}
function c({
place:t},n,{
readings:r}){
let i=r.filter(({
document:e,
names:r})=>e===t.document&&r.includes(n));
for(
let r of i.toSorted((e,t)=>Number(t.owner)-Number(e.owner))){
let i=r.servers.find(r=>r.name===n&&l(e.placeOfName(r).route,t.route));
if(i!==void 0)
return{
reading:r,
server:i}}}
function l(e,t){
return JSON.stringify(e)===JSON.stringify(t)}
async function u(e,r,i){
let{
changes:a,
left:o}=t.renaming(e,r,i);
if(o.some(({
is:e})=>e===`bound`))
return;
let s=await t.reworked(a);
if(s.some(({
refused:e})=>e.length>0))
return;
let c=[];
for(
let{
document:e,
edits:t,
made:r}of s){
if(r.some(({
place:t})=>d(t.route,e)))
return;
let i=new n.EqualCopies(e).withCopies(t);
if(i===void 0)
return;
c.push({
document:e,
edits:i})}
return{
title:f(e.name,r,s,o),
safety:`unsafe`,
files:c}}
function d(e,{
problems:t}){
return t.some(({
kind:t,
same:n,
route:r})=>t===`duplicate-key`&&!n&&r&&l(r,e))}
function f(t,n,r,i){
let a=r.reduce((e,{
made:t})=>e+t.length,0);
let o=r.length>1?` in ${e.count(a,`place`)} of ${e.count(r.length,`file`)}`:a>1?` in ${e.count(a,`place`)}`:``;
let s=new Set(i.filter(({
is:e})=>e===`text`).map(({
place:e})=>e.document)).size;
let c=i.filter(({
is:e})=>e===`doubtful`).length;
let l=[...s===0?[]:[`${e.count(s,`prompt`)} that ${s===1?`names`:`name`} it`],...c===0?[]:[`${e.count(c,`place`)} that may mean it`]];
let u=l.length===0?``:`; not in ${e.list(l,{
bare:!0})}`;
return`rename ${e.quote(t)} to ${e.quote(n)}${o}${u}`}
function p(e){
return e.replace(/[^\p{L}\p{N}]/gu,``).toLowerCase()}
exports.settleRenames=s;
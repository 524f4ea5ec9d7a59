"use strict";
const e=require("./occurrences.js");
const t=require("./core.js");
const n=require("./equal-copies.js");
function r(t,n,r,o){
return n.find(n=>!o(n)&&!i(t,n)&&!a(t,n,r)&&e.nameFault(t,n,r)===void 0)}
function i({
name:e,
definitions:n},r){
return n.some(({
server:n,
reading:i})=>{
if(n===void 0)
return!1;
let{
dialect:a}=n;
let o=t.toolNamesOf(i);
let s=t.brokenNameRules({
name:e,
dialect:a},o);
return t.reservedName({
name:r,
dialect:a})!==void 0||t.brokenNameRules({
name:r,
dialect:a},o).some(e=>!s.includes(e))})}
function a({
name:e,
definitions:n},r,i){
let{
servers:a}=t.referencesIn(i);
return n.some(({
reading:n})=>a.all(r.toLowerCase(),o,[`client ${n.client.id}`,`format ${n.format.id}`],t.folderOf(n)).some(({
server:t})=>t.name!==e))}
function o(e){
return e.toLowerCase()}
async function s(n,i){
let a=new Map;
let o=await i.workspace();
let s=[];
let l=new Map;
for(
let[d,{
server:f,
names:m}]of n.slice(0,100)){
let n=c(d,f,o);
if(n===void 0)
continue;
let h=l.get(t.keyOf(n.server));
if(h!==void 0){
m.includes(h.to)&&a.set(d,h.fix);
continue}
let g=e.occurrencesOf(o,n,i);
let _=r(g,m,o,e=>s.some(n=>n.letters===t.lettersOf(e)&&p(n.found,g)));
let v=_===void 0?void 0:await u(g,_,o);
if(_===void 0||v===void 0)
continue;
s.push({
letters:t.lettersOf(_),
found:g});
for(
let e of g.definitions)
e.server!==void 0&&l.set(t.keyOf(e.server),{
to:_,
fix:v});
a.set(d,v)}
return a}
function c({
place:e},n,{
readings:r}){
let i=r.filter(({
document:t,
names:r})=>t===e.document&&r.includes(n));
for(
let r of i.toSorted((e,t)=>Number(t.owner)-Number(e.owner))){
let i=r.servers.find(r=>r.name===n&&l(t.placeOfName(r).route,e.route));
if(i!==void 0)
return{
reading:r,
server:i}}}
function l(e,t){
return JSON.stringify(e)===JSON.stringify(t)}
async function u(r,i,a){
let{
changes:o,
left:s}=e.renaming(r,i,a);
if(s.some(({
is:e})=>e===`bound`))
return;
let c=await e.reworked(o);
if(c.some(({
refused:e})=>e.length>0))
return;
let l=[];
for(
let{
document:e,
edits:t,
made:r}of c){
if(r.some(({
place:t})=>d(t.route,e)))
return;
let i=new n.EqualCopies(e).withCopies(t);
if(i===void 0)
return;
l.push({
document:e,
edits:i})}
let u=new Set(r.definitions.flatMap(({
server:e})=>e===void 0?[]:[t.keyOf(e)]));
let p=new Set(s.flatMap(e=>e.others??[]));
return{
title:f(r.name,i,c,s),
safety:`unsafe`,
files:l,
renaming:{
servers:u,
others:p}}}
function d(e,{
problems:t}){
return t.some(({
kind:t,
same:n,
route:r})=>t===`duplicate-key`&&!n&&r&&l(r,e))}
function f(e,n,r,i){
let a=r.reduce((e,{
made:t})=>e+t.length,0);
let o=r.length>1?` in ${t.count(a,`place`)} of ${t.count(r.length,`file`)}`:a>1?` in ${t.count(a,`place`)}`:``;
let s=new Set(i.filter(({
is:e})=>e===`text`).map(({
place:e})=>e.document)).size;
let c=i.filter(({
is:e})=>e===`doubtful`).length;
let l=[...s===0?[]:[`${t.count(s,`prompt`)} that ${s===1?`names`:`name`} it`],...c===0?[]:[`${t.count(c,`place`)} that may mean it`]];
let u=l.length===0?``:`; not in ${t.list(l,{
bare:!0})}`;
return`rename ${t.quote(e)} to ${t.quote(n)}${o}${u}`}
function p(t,n){
return t.definitions.some(t=>n.definitions.some(n=>e.areRelated(t.reading,n.reading)))}
exports.settleRenames=s;
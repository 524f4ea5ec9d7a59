"use strict";
const e=require("./core.js");
const t=require("./text.js");
function n(n,i){
let a=e.referencesTo(n,i);
let o=n.readings.filter(({
names:e})=>e.includes(i));
let s=[...a.map(({
reading:e})=>e),...o].map(({
document:e})=>e);
return{
server:t.shown(i,s),
found:a.map(e=>r(e,s))}}
function r({
place:n,
reading:r,
text:i,
meant:a},o){
let{
tool:s}=a;
return{...t.locationOf(n),
client:e.readerOf(r),
text:t.shown(i,o),...s?{
tool:t.shown(s,o)}:{}}}
function i({
path:t,
line:n,
column:r,
client:i,
text:a},o){
return[`${e.pathFromHere(t,o)}:${n}:${r}`,i,e.quote(a)]}
function a({
server:t,
found:n}){
let r=`server ${e.quote(t)}`;
if(n.length===0)
return`nothing mentions ${r}`;
let i=new Set(n.map(({
path:e})=>e)).size;
return`${e.count(n.length,`entry`)} in ${e.count(i,`file`)} ${n.length===1?`mentions`:`mention`} ${r}`}
exports.cellsOf=i;
exports.mentionsOf=n;
exports.summaryOf=a;
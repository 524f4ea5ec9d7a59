"use strict";
const e=require("./crossing.js");
const t=require("./core.js");
const n=require("./text.js");
function r(t,n){
return e.referencesIn(t).references.filter(e=>i(e,n))}
function i(e,t){
let{
definition:n,
spell:r,
written:i,
named:o,
text:s,
fact:c,
isBundled:l}=e;
let u=r(t);
if(n!==void 0)
return r(n.server.name)===u;
if(o.some(({
server:e})=>i(e)===u))
return!0;
if(l)
return u!==``&&o.some(({
server:e})=>e.endsWith(`_${u}`));
return c.form===`S_T`&&a(s,`${u}_`)}
function a(e,t){
let n=e.indexOf(`*`);
return n>0&&n===e.length-1&&t.startsWith(e.slice(0,n))}
function o(e,t){
let i=r(e,t);
let a=e.readings.filter(({
names:e})=>e.includes(t));
let o=[...i.map(({
reading:e})=>e),...a].map(({
document:e})=>e);
return{
server:n.shown(t,o),
found:i.map(e=>s(e,o))}}
function s({
place:e,
reading:r,
text:i,
meant:a},o){
let{
tool:s}=a;
return{...n.locationOf(e),
client:t.readerOf(r),
text:n.shown(i,o),...s?{
tool:n.shown(s,o)}:{}}}
function c({
path:e,
line:n,
column:r,
client:i,
text:a},o){
return[`${t.pathFromHere(e,o)}:${n}:${r}`,i,t.quote(a)]}
function l({
server:e,
found:n}){
let r=`server ${t.quote(e)}`;
if(n.length===0)
return`nothing mentions ${r}`;
let i=new Set(n.map(({
path:e})=>e)).size;
return`${t.count(n.length,`entry`)} in ${t.count(i,`file`)} ${n.length===1?`mentions`:`mention`} ${r}`}
exports.cellsOf=c;
exports.mentionsOf=o;
exports.summaryOf=l;
"use strict";
const e=require("./core.js");
function t({
name:t}){
return/^\s*(?:$|::)/.test(t)?e.quote(t):t}
function n({
definitions:e},{
id:t},{
brief:n=!1}={}){
let a=e.filter(({
client:e})=>e===t).sort((e,t)=>r(e)-r(t));
return a.length===0?`\u2013`:[...new Set(a.map(e=>n?e.status:i(e)))].join(`; `)}
function r({
status:e}){
return+(e===`shadowed`)}
function i({
status:e,
fields:t}){
return e===`differs`&&t.length>0?`differs: ${t.join(`, `)}`:e}
function a({
files:e},{
folder:t}){
let n=e.map(e=>e.startsWith(t)?e.slice(t.length):e);
return n.length>3?[...n.slice(0,3),`and ${n.length-3} more`]:n}
function o({
servers:e}){
return e.flatMap(({
name:e,
definitions:t})=>t.flatMap(t=>{
let n=s(e,t);
return n===void 0?[]:[{
at:t,
words:n}]}))}
function s(t,{
status:n,
fields:r,
other:i=``,
reason:a}){
switch(n){case`differs`:
return`${e.quote(t)} differs from ${e.quote(i)} in ${e.list(r,{
bare:!0})}`;case`shadowed`:
return`${e.quote(t)} does not count beside ${e.quote(i)}`;case`off`:
return i===``?void 0:`${e.quote(t)} is switched off in ${e.quote(i)}`;case`refused`:case`lost`:case`unread`:
return a;default:
return}}
function c({
projects:e,
others:t}){
return e.length+t.length===0}
function l({
path:e,
servers:t,
listing:n}){
return n??`${e} \u2192 ${t.join(`, `)}`}
exports.cellFor=n;
exports.filesOf=a;
exports.isEmpty=c;
exports.labelOf=t;
exports.listed=l;
exports.notesOn=o;
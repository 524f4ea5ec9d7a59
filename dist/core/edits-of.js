"use strict";
const e=require("./core.js");
const t=require("./json-edits.js");
function n(e){
return[...e].sort((e,t)=>e.span.start-t.span.start||e.span.end-t.span.end)}
function r(e,t){
return e.span.start<=t.span.end&&t.span.start<=e.span.end}
function i(e,t){
let r=``;
let i=0;
for(
let{
span:a,
text:o}of n(t)){
r+=e.slice(i,a.start)+o;
i=a.end}
return r+e.slice(i)}
function a(e,t,n){
let{
path:r,
language:i,
part:a}=e;
let o=a?.read?.(t)??t;
return(a===void 0?e.withText?.(o):a.withText?.(o))??n({
path:r,
text:o,
problems:[]},i)}
async function o(n){
let r=[...n];
let o=new Set(r.map(({
language:e})=>e));
let c=await e.loadParsersOf(r);
let u=new Map([[`json`,t.jsonEdits]]);
if(o.has(`yaml`)||o.has(`markdown`)){
let{
yamlEdits:e}=await Promise.resolve().then(()=>require("./yaml-edits.js"));
u.set(`yaml`,e).set(`markdown`,e)}
o.has(`toml`)&&u.set(`toml`,(await Promise.resolve().then(()=>require("./toml-edits.js"))).tomlEdits);
let f=(e,t)=>a(e,i(e.text,t),c);
return{
editsOf:(e,t)=>e.part!==void 0&&e.part.read===void 0?void 0:s(e,t,l(e,u.get(e.language),c)),
isMeant:(e,t,n)=>d(e,t,f(e,n)),
after:f}}
function s(e,t,r){
let i=[];
for(
let n of t){
let t=n.do===`write`?[n]:u(()=>r?.(e,n));
if(t===void 0)
return;
for(
let{
span:n,
text:r}of t)
e.text.slice(n.start,n.end)!==r&&i.push({
span:n,
text:r})}
let a=n(i);
let o=a.every((e,t)=>t===0||!c(a[t-1],e));
return i.length>0&&o?a:void 0}
function c(e,t){
return r(e,t)&&t.span.start<e.span.end}
function l(e,t,n){
let{
part:r}=e;
if(r===void 0||t===void 0)
return t;
let i;
return(o,s)=>{
i??=a(e,e.text,n);
let c=t(i,s)?.map(({
span:e,
text:t})=>({
text:t,
span:{
start:e.start+r.shift,
end:e.end+r.shift}}));
return c?.every(({
span:e})=>e.start>=r.span.start&&e.end<=r.span.end)?c:void 0}}
function u(e){
try{
return e()}catch{
return}}
function d(t,n,r){
let i=({
problems:e})=>e.filter(({
fatal:e})=>e).length;
if(i(r)>i(t))
return!1;
if(t.problems.some(({
kind:e})=>e===`syntax`)&&n.some(({
do:e})=>e===`write`)&&i(r)===i(t))
return!1;
if(t.problems.some(({
kind:e})=>e===`duplicate-key`||e===`syntax`))
return!0;
let a=e.outcomeOf(t,n);
if(a===void 0||e.isAlike(a.value,r.value))
return!0;
return t.language===`toml`&&e.isAlike(f(a.value),f(r.value))}
function f(t){
if(!e.isObject(t))
return t;
let n=Object.entries(t).map(([e,t])=>[e,f(t)]);
return Object.fromEntries(n.filter(([,t])=>!e.isObject(t)||Object.keys(t).length>0))}
exports.collide=r;
exports.edited=i;
exports.loadEditor=o;
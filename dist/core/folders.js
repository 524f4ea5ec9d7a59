"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
function t({
paths:t,
document:n,
cwd:r,
files:i},{
folder:o}){
if(n!==void 0)
return[];
if(t.length===0&&o===void 0)
throw new e.UsageError(`"--as" needs the files that it is for`);
if(o===void 0||t.length>0)
return t.filter(t=>e.isFolder(i.resolve(r,t),i));
let{
path:s,
movedBy:c}=a(o,i);
if(c===void 0&&!e.isFolder(s,i))
throw new e.UsageError(`there is no folder ${e.quote(s)}; name another one, or set ${o.env}`);
return[s]}
function n(t){
let n=new Map(e.userFiles().map(e=>[e.id,e]));
return e.registry.flatMap(e=>{
let{
files:a=[],
moved:o}=n.get(e.id)??{};
return[...a.flatMap(n=>r(n,e,o,t)),...i(e,t)]})}
function r(t,n,r,i){
let a=e.movedFile(t,r);
let o=a===void 0?void 0:i.env[a.env];
if(a===void 0||o===void 0||o===``){
let e=c(t,i);
return e===void 0?[]:[{
path:e,
shown:t,
format:n}]}
return[{
path:i.resolve(o,a.inside),
shown:a.shown,
format:n}]}
function i(t,n){
let{
folder:r}=t;
if(r===void 0)
return[];
let{
path:i,
movedBy:c}=a(r,n);
if(c===void 0&&!e.isFolder(i,n))
return[];
let l=c===void 0?r.fallback:i;
return o(i,n).filter(e=>s(e,t)).map(n=>({
path:e.join(i,n),
shown:`${l}/${n}`,
format:t}))}
function a({
env:t,
fallback:n},r){
let i=r.env[t];
if(i===void 0||i===``)
return{
path:c(n,r)??n};
let a=r.resolve(``,i);
if(!e.isFolder(a,r))
throw new e.UsageError(`there is no folder ${e.quote(i)}, which ${t} names`);
return{
path:a,
movedBy:t}}
function o(t,n){
try{
return n.list(t).map(({
name:e})=>e)}catch(n){
throw new e.UsageError(`the folder ${e.quote(t)} cannot be read: ${e.causeOf(n)}`)}}
function s(e,{
language:t,
folder:n}){
return{
json:n===void 0?/\.jsonc?$/i:/\.json$/,
yaml:/\.ya?ml$/i,
toml:/\.toml$/i,
markdown:/\.md$/i}[t].test(e)}
function c(e,{
home:t}){
if(!e.startsWith(`~`))
return e;
return t===void 0?void 0:t+e.slice(1)}
exports.fitsLanguage=s;
exports.foldersOf=t;
exports.userFiles=n;
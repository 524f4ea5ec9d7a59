"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./crossing.js");
function n({
paths:t,
document:n,
cwd:r,
files:i},{
folder:a}){
if(n!==void 0)
return[];
if(t.length===0&&a===void 0)
throw new e.UsageError(`"--as" needs the files that it is for`);
if(a===void 0||t.length>0)
return t.filter(t=>e.isFolder(i.resolve(r,t),i));
let{
path:s,
movedBy:c}=o(a,i);
if(c===void 0&&!e.isFolder(s,i))
throw new e.UsageError(`there is no folder ${e.quote(s)}; name another one, or set ${a.env}`);
return[s]}
function r(t){
let n=new Map(e.userFiles().map(e=>[e.id,e]));
return e.registry.flatMap(e=>{
let{
files:r=[],
moved:o}=n.get(e.id)??{};
return[...r.flatMap(n=>i(n,e,o,t)),...a(e,t)]})}
function i(e,n,r,i){
let a=t.movedFile(e,r);
let o=a===void 0?void 0:i.env[a.env];
if(a===void 0||o===void 0||o===``){
let t=l(e,i);
return t===void 0?[]:[{
path:t,
shown:e,
format:n}]}
return[{
path:i.resolve(o,a.inside),
shown:a.shown,
format:n}]}
function a(t,n){
let{
folder:r}=t;
if(r===void 0)
return[];
let{
path:i,
movedBy:a}=o(r,n);
if(a===void 0&&!e.isFolder(i,n))
return[];
let l=a===void 0?r.fallback:i;
return s(i,n).filter(e=>c(e,t)).map(n=>({
path:e.join(i,n),
shown:`${l}/${n}`,
format:t}))}
function o({
env:t,
fallback:n},r){
let i=r.env[t];
if(i===void 0||i===``)
return{
path:l(n,r)??n};
let a=r.resolve(``,i);
if(!e.isFolder(a,r))
throw new e.UsageError(`there is no folder ${e.quote(i)}, which ${t} names`);
return{
path:a,
movedBy:t}}
function s(t,n){
try{
return n.list(t).map(({
name:e})=>e)}catch(n){
throw new e.UsageError(`the folder ${e.quote(t)} cannot be read: ${e.causeOf(n)}`)}}
function c(e,{
language:t,
folder:n}){
return{
json:n===void 0?/\.jsonc?$/i:/\.json$/,
yaml:/\.ya?ml$/i,
toml:/\.toml$/i,
markdown:/\.md$/i}[t].test(e)}
function l(e,{
home:t}){
if(!e.startsWith(`~`))
return e;
return t===void 0?void 0:t+e.slice(1)}
exports.fitsLanguage=c;
exports.foldersOf=n;
exports.userFiles=r;
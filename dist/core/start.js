"use strict";
const e=require("./rolldown-runtime.js");
let t=require("node:fs");
let n=require("node:path");
let r=require("node:module");
r=e.__toESM(r,1);
let i=require("node:vm");
var a=e.__exportAll({
readHelp:()=>d,
readRules:()=>c});
const o=(0,n.join)(__dirname,`../catalog`);
const s=(0,n.join)(__dirname,`../../schemas`);
function c(){
return JSON.parse(p(`rules.json`))}
function l(){
return JSON.parse(p(`clients.json`))}
function u(){
return JSON.parse(p(`schemas.json`))}
function d(e){
return p(`help/${e}.txt`)}
function f(e){
let r=(0,n.join)(s,`${e}.schema.json`);
return(0,t.existsSync)(r)?JSON.parse((0,t.readFileSync)(r,`utf8`)):void 0}
function p(e){
return(0,t.readFileSync)((0,n.join)(o,e),`utf8`)}
const m={
name:`mcp-lint`,
version:`0.1.0`,
home:`https://github.com/mcp-lint/mcp-lint`,
bugs:`https://github.com/mcp-lint/mcp-lint/issues`,
docs:`https://github.com/mcp-lint/mcp-lint/blob/main/docs`,
schemas:`https://raw.githubusercontent.com/mcp-lint/mcp-lint/main/schemas/`};
const h=1024;
const g=Buffer.from(`(function (exports, require, module) {`);
const _=Buffer.from(`
})`);
function v(e,t,i){
let{
extensions:a,
cache:o}=e;
let s=a[`.js`];
let c=[];
a[`.js`]=(e,r)=>{
let i=(0,n.dirname)(r)===t?b(r):void 0;
i===void 0?s?.(e,r):l(e,r,i)};
function l(e,t,r){
let a=(0,n.join)(i,(0,n.basename)(t));
let o=y(t,x(a,r));
c.push({
file:a,
about:r,
script:o});
o.runInThisContext()(e.exports,u,e)}
function u(i){
if(!i.startsWith(`./`))
return e(i);
let a=(0,n.join)(t,i.slice(2));
let s=o[a];
if(s!==void 0)
return s.exports;
let c=b(a);
if(c===void 0)
return e(a);
let u=new r.Module(a);
o[a]=u;
l(u,a,c);
u.loaded=!0;
return u.exports}
return()=>S(c,i)}
function y(e,n){
let r=Buffer.concat([g,(0,t.readFileSync)(e),_]).toString(`latin1`);
return new i.Script(r,{
filename:e,
columnOffset:-g.length,...n&&{
cachedData:n}})}
function b(e){
let{
size:n,
mtimeMs:r,
ctimeMs:i}=(0,t.statSync)(e);
let a=Buffer.from([e,n,r,i].join(`
`));
return a.length>h?void 0:Buffer.concat([a],h)}
function x(e,n){
try{
let r=(0,t.readFileSync)(e);
return r.subarray(0,h).equals(n)?r.subarray(h):void 0}catch{
return}}
function S(e,n){
if(e.every(({
script:e})=>e.cachedDataRejected===!1))
return;
try{
(0,t.mkdirSync)(n,{
recursive:!0,
mode:448});
for(
let{
file:n,
about:r,
script:i}of e){
let e=`${n}.${process.pid}`;
(0,t.writeFileSync)(e,Buffer.concat([r,i.createCachedData()]),{
mode:384});
(0,t.renameSync)(e,n)}}catch{}}
const{
enableCompileCache:C}=r.default;
function w(e){
let r=T(e,process.platform);
if(r===void 0||!(0,n.isAbsolute)(r)||!(0,t.existsSync)(r))
return;
let i=(0,n.join)(r,`mcp-lint`,m.version);
C===void 0?typeof require==`function`&&process.once(`exit`,v(require,(0,n.join)((0,n.dirname)(__dirname),`core`),(0,n.join)(i,process.version))):C(i)}
function T(e,t){
if(e.CI||e.NODE_DISABLE_COMPILE_CACHE)
return;
if(t===`win32`)
return e.LOCALAPPDATA||void 0;
if(t===`darwin`)
return e.HOME?(0,n.join)(e.HOME,`Library/Caches`):void 0;
return e.XDG_CACHE_HOME||(e.HOME?(0,n.join)(e.HOME,`.cache`):void 0)}
const E=new Set([`EPIPE`,`ECONNRESET`,`EOF`]);
function D(e,n){
let r=Buffer.from(n);
let i=0;
for(;i<r.length;)
try{
i+=(0,t.writeSync)(e,r,i,Math.min(65536,r.length-i))}catch(e){
let t=e instanceof Error&&`code`in e?e.code:void 0;
if(E.has(t))
return!1;
if(t!==`EAGAIN`)
throw e;
O()}
return!0}
function O(){
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,5)}
exports.about=m;
exports.catalog_exports=a;
exports.keepCompiled=w;
exports.pause=O;
exports.readClients=l;
exports.readHelp=d;
exports.readRules=c;
exports.readSchema=f;
exports.readSchemas=u;
exports.write=D;
"use strict";
const e=require("./rolldown-runtime.js");
let t=require("node:fs");
let n=require("node:path");
let r=require("node:vm");
var i=e.__exportAll({
readHelp:()=>u,
readRules:()=>s});
const a=(0,n.join)(__dirname,`../catalog`);
const o=(0,n.join)(__dirname,`../../schemas`);
function s(){
return JSON.parse(f(`rules.json`))}
function c(){
return JSON.parse(f(`clients.json`))}
function l(){
return JSON.parse(f(`schemas.json`))}
function u(e){
return f(`help/${e}.txt`)}
function d(e){
let r=(0,n.join)(o,`${e}.schema.json`);
return(0,t.existsSync)(r)?JSON.parse((0,t.readFileSync)(r,`utf8`)):void 0}
function f(e){
return(0,t.readFileSync)((0,n.join)(a,e),`utf8`)}
const p={
name:`mcp-lint`,
version:`0.1.0`,
home:`https://github.com/mcp-lint/mcp-lint`,
bugs:`https://github.com/mcp-lint/mcp-lint/issues`,
docs:`https://github.com/mcp-lint/mcp-lint/blob/main/docs`,
schemas:`https://raw.githubusercontent.com/mcp-lint/mcp-lint/main/schemas/`};
const m=1024;
const h=Buffer.from(`(function (exports, require, module) {`);
const g=Buffer.from(`
})`);
function _(e,t,r,i){
let{
extensions:a,
cache:o}=e;
let s=a[`.js`];
let c=[];
a[`.js`]=(e,t)=>{
let i=(0,n.dirname)(t)===r?y(t):void 0;
i===void 0?s?.(e,t):l(e,t,i)};
function l(e,t,{
about:r,
code:a}){
let o=(0,n.join)(i,(0,n.basename)(t));
let s=v(t,a,b(o,r));
c.push({
file:o,
about:r,
script:s});
s.runInThisContext()(e.exports,u,e)}
function u(i){
if(!i.startsWith(`./`))
return e(i);
let a=`${r}${n.sep}${i.slice(2)}`;
let s=o[a];
if(s!==void 0)
return s.exports;
let c=y(a);
if(c===void 0)
return e(a);
let u=new t(a);
o[a]=u;
l(u,a,c);
u.loaded=!0;
return u.exports}
return()=>x(c,i)}
function v(e,t,n){
return new r.Script(t,{
filename:e,
columnOffset:-h.length,...n&&{
cachedData:n}})}
function y(e){
let n=(0,t.openSync)(e,`r`);
try{
let{
size:r,
mtimeMs:i,
ctimeMs:a}=(0,t.fstatSync)(n);
let o=Buffer.from([e,r,i,a].join(`
`));
let s=Buffer.allocUnsafeSlow(h.length+r+g.length);
h.copy(s);
g.copy(s,h.length+r);
if(o.length>m||(0,t.readSync)(n,s,h.length,r,0)<r)
return;
return{
code:s.toString(`latin1`),
about:Buffer.concat([o],m)}}finally{
(0,t.closeSync)(n)}}
function b(e,n){
try{
let r=(0,t.readFileSync)(e);
return r.subarray(0,m).equals(n)?r.subarray(m):void 0}catch{
return}}
function x(e,n){
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
function S(e){
let r=C(e,process.platform);
if(r===void 0||!(0,n.isAbsolute)(r)||!(0,t.existsSync)(r))
return;
let i=(0,n.join)(r,`mcp-lint`,p.version);
if(typeof module!=`object`)
return;
let a=module.constructor;
a.enableCompileCache===void 0?process.once(`exit`,_(require,a,(0,n.join)((0,n.dirname)(__dirname),`core`),(0,n.join)(i,process.version))):a.enableCompileCache(i)}
function C(e,t){
if(e.CI||e.NODE_DISABLE_COMPILE_CACHE)
return;
if(t===`win32`)
return e.LOCALAPPDATA||void 0;
if(t===`darwin`)
return e.HOME?(0,n.join)(e.HOME,`Library/Caches`):void 0;
return e.XDG_CACHE_HOME||(e.HOME?(0,n.join)(e.HOME,`.cache`):void 0)}
const w=new Set([`EPIPE`,`ECONNRESET`,`EOF`]);
function T(e,n){
let r=Buffer.from(n);
let i=0;
for(;i<r.length;)
try{
i+=(0,t.writeSync)(e,r,i,Math.min(65536,r.length-i))}catch(e){
let t=e instanceof Error&&`code`in e?e.code:void 0;
if(w.has(t))
return!1;
if(t!==`EAGAIN`)
throw e;
E()}
return!0}
function E(){
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,5)}
exports.about=p;
exports.catalog_exports=i;
exports.keepCompiled=S;
exports.pause=E;
exports.readClients=c;
exports.readHelp=u;
exports.readRules=s;
exports.readSchema=d;
exports.readSchemas=l;
exports.write=T;
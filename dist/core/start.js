"use strict";
let e=require("node:fs");
let t=require("node:path");
let n=require("node:vm");
const r=(0,t.join)(__dirname,`../catalog`);
const i=(0,t.join)(__dirname,`../../schemas`);
function a(){
return JSON.parse(u(`rules.json`))}
function o(){
return JSON.parse(u(`clients.json`))}
function s(){
return JSON.parse(u(`schemas.json`))}
function c(e){
return u(`help/${e}.txt`)}
function l(n){
let r=(0,t.join)(i,`${n}.schema.json`);
return(0,e.existsSync)(r)?JSON.parse((0,e.readFileSync)(r,`utf8`)):void 0}
function u(n){
return(0,e.readFileSync)((0,t.join)(r,n),`utf8`)}
const d={
name:`mcp-lint`,
version:`0.1.0`,
home:`https://github.com/mcp-lint/mcp-lint`,
bugs:`https://github.com/mcp-lint/mcp-lint/issues`,
docs:`https://github.com/mcp-lint/mcp-lint/blob/main/docs`,
schemas:`https://raw.githubusercontent.com/mcp-lint/mcp-lint/main/schemas/`};
const f=1024;
const p=Buffer.from(`(function (exports, require, module) {`);
const m=Buffer.from(`
})`);
function h(e,n,r,i){
let{
extensions:a,
cache:o}=e;
let s=a[`.js`];
let c=[];
a[`.js`]=(e,n)=>{
let i=(0,t.dirname)(n)===r?_(n):void 0;
i===void 0?s?.(e,n):l(e,n,i)};
function l(e,t,{
about:n,
code:a}){
let o=`${i}${t.slice(r.length)}`;
let s=g(t,a,v(o,n));
c.push({
file:o,
about:n,
script:s});
s.runInThisContext()(e.exports,u,e)}
function u(i){
if(!i.startsWith(`./`))
return e(i);
let a=`${r}${t.sep}${i.slice(2)}`;
let s=o[a];
if(s!==void 0)
return s.exports;
let c=_(a);
if(c===void 0)
return e(a);
let u=new n(a);
o[a]=u;
l(u,a,c);
u.loaded=!0;
return u.exports}
return()=>y(c,i)}
function g(e,t,r){
return new n.Script(t,{
filename:e,
columnOffset:-p.length,...r&&{
cachedData:r}})}
function _(t){
let n=(0,e.openSync)(t,`r`);
try{
let{
size:r,
mtimeMs:i,
ctimeMs:a}=(0,e.fstatSync)(n);
let o=Buffer.allocUnsafeSlow(p.length+r+m.length);
o.set(p);
o.set(m,p.length+r);
if((0,e.readSync)(n,o,p.length,r,0)<r)
return;
return{
code:o.toString(`latin1`),
about:`${[t,r,i,a].join(`
`)}\n`}}finally{
(0,e.closeSync)(n)}}
function v(t,n){
let r;
try{
r=(0,e.openSync)(t,`r`)}catch{
return}
try{
let{
size:t}=(0,e.fstatSync)(r);
let i=Buffer.allocUnsafeSlow(t);
if(t<f||(0,e.readSync)(r,i,0,t,0)<t)
return;
return i.toString(`utf8`,0,f).startsWith(n)?new Uint8Array(i.buffer,f):void 0}catch{
return}finally{
(0,e.closeSync)(r)}}
function y(t,n){
if(t.every(({
script:e})=>e.cachedDataRejected===!1))
return;
try{
(0,e.mkdirSync)(n,{
recursive:!0,
mode:448});
for(
let{
file:n,
about:r,
script:i}of t){
let t=Buffer.from(r);
if(t.length>f)
continue;
let a=`${n}.${process.pid}`;
let o=Buffer.alloc(f-t.length);
(0,e.writeFileSync)(a,Buffer.concat([t,o,i.createCachedData()]),{
mode:384});
(0,e.renameSync)(a,n)}}catch{}}
function b(n){
let r=x(n,process.platform);
if(r===void 0||!(0,t.isAbsolute)(r)||!(0,e.existsSync)(r))
return;
let i=(0,t.join)(r,`mcp-lint`,d.version);
if(typeof module!=`object`)
return;
let a=module.constructor;
a.enableCompileCache===void 0?process.on(`exit`,h(require,a,(0,t.join)((0,t.dirname)(__dirname),`core`),(0,t.join)(i,process.version))):a.enableCompileCache(i)}
function x(e,n){
if(e.CI||e.NODE_DISABLE_COMPILE_CACHE)
return;
if(n===`win32`)
return e.LOCALAPPDATA||void 0;
if(n===`darwin`)
return e.HOME?(0,t.join)(e.HOME,`Library/Caches`):void 0;
return e.XDG_CACHE_HOME||(e.HOME?(0,t.join)(e.HOME,`.cache`):void 0)}
const S=new Set([`EPIPE`,`ECONNRESET`,`EOF`]);
function C(t,n){
let r=Buffer.from(n);
let i=0;
for(;i<r.length;)
try{
i+=(0,e.writeSync)(t,r,i,Math.min(65536,r.length-i))}catch(e){
let t=e instanceof Error&&`code`in e?e.code:void 0;
if(S.has(t))
return!1;
if(t!==`EAGAIN`)
throw e;
w()}
return!0}
function w(){
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,5)}
exports.about=d;
exports.keepCompiled=b;
exports.pause=w;
exports.readClients=o;
exports.readHelp=c;
exports.readRules=a;
exports.readSchema=l;
exports.readSchemas=s;
exports.write=C;
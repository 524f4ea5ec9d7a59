"use strict";
const e=require("./rolldown-runtime.js");
let t=require("node:fs");
let n=require("node:path");
let r=require("node:module");
r=e.__toESM(r,1);
let i=require("node:vm");
var a=e.__exportAll({
readHelp:()=>u,
readRules:()=>c});
const o=(0,n.join)(__dirname,`../catalog`);
const s=(0,n.join)(__dirname,`../../schemas`);
function c(){
return JSON.parse(f(`rules.json`))}
function l(){
return JSON.parse(f(`clients.json`))}
function u(e){
return f(`help/${e}.txt`)}
function d(e){
let r=(0,n.join)(s,`${e}.schema.json`);
return(0,t.existsSync)(r)?JSON.parse((0,t.readFileSync)(r,`utf8`)):void 0}
function f(e){
return(0,t.readFileSync)((0,n.join)(o,e),`utf8`)}
const p={
name:`mcp-lint`,
version:`0.1.0`,
home:`https://github.com/mcp-lint/mcp-lint`,
bugs:`https://github.com/mcp-lint/mcp-lint/issues`,
docs:`https://github.com/mcp-lint/mcp-lint/blob/main/docs`};
const m=1024;
const h=Buffer.from(`(function (exports, require, module) {`);
const g=Buffer.from(`
})`);
function _(e,t,r){
let i=e[`.js`];
let a=[];
e[`.js`]=(e,o)=>{
let s=(0,n.dirname)(o)===t?y(o):void 0;
if(s===void 0){
i?.(e,o);
return}
let c=(0,n.join)(r,(0,n.basename)(o));
let l=v(o,b(c,s));
a.push({
file:c,
about:s,
script:l});
l.runInThisContext()(e.exports,t=>e.require(t),e)};
return()=>x(a,r)}
function v(e,n){
let r=Buffer.concat([h,(0,t.readFileSync)(e),g]).toString(`latin1`);
return new i.Script(r,{
filename:e,
columnOffset:-h.length,...n&&{
cachedData:n}})}
function y(e){
let{
size:n,
mtimeMs:r,
ctimeMs:i}=(0,t.statSync)(e);
let a=Buffer.from([e,n,r,i].join(`
`));
return a.length>m?void 0:Buffer.concat([a],m)}
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
const{
enableCompileCache:S}=r.default;
function C(e){
let r=w(e,process.platform);
if(r===void 0||!(0,n.isAbsolute)(r)||!(0,t.existsSync)(r))
return;
let i=(0,n.join)(r,`mcp-lint`,p.version);
S===void 0?typeof require==`function`&&process.once(`exit`,_(require.extensions,(0,n.join)((0,n.dirname)(__dirname),`core`),(0,n.join)(i,process.version))):S(i)}
function w(e,t){
if(e.CI||e.NODE_DISABLE_COMPILE_CACHE)
return;
if(t===`win32`)
return e.LOCALAPPDATA||void 0;
if(t===`darwin`)
return e.HOME?(0,n.join)(e.HOME,`Library/Caches`):void 0;
return e.XDG_CACHE_HOME||(e.HOME?(0,n.join)(e.HOME,`.cache`):void 0)}
const T=new Set([`EPIPE`,`ECONNRESET`,`EOF`]);
function E(e,n){
let r=Buffer.from(n);
let i=0;
for(;i<r.length;)
try{
i+=(0,t.writeSync)(e,r,i,Math.min(65536,r.length-i))}catch(e){
let t=e instanceof Error&&`code`in e?e.code:void 0;
if(T.has(t))
return!1;
if(t!==`EAGAIN`)
throw e;
D()}
return!0}
function D(){
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,5)}
exports.about=p;
exports.catalog_exports=a;
exports.keepCompiled=C;
exports.pause=D;
exports.readClients=l;
exports.readHelp=u;
exports.readRules=c;
exports.readSchema=d;
exports.write=E;
"use strict";
const e=require("./rolldown-runtime.js");
let t=require("node:fs");
let n=require("node:path");
let r=require("node:module");
r=e.__toESM(r,1);
let i=require("node:vm");
var a=e.__exportAll({
readHelp:()=>l,
readRules:()=>s});
const o=(0,n.join)(__dirname,`../catalog`);
function s(){
return JSON.parse(u(`rules.json`))}
function c(){
return JSON.parse(u(`clients.json`))}
function l(e){
return u(`help/${e}.txt`)}
function u(e){
return(0,t.readFileSync)((0,n.join)(o,e),`utf8`)}
const d={
version:`0.1.0`,
home:`https://github.com/mcp-lint/mcp-lint`,
bugs:`https://github.com/mcp-lint/mcp-lint/issues`,
docs:`https://github.com/mcp-lint/mcp-lint/blob/main/docs`};
const f=1024;
const p=Buffer.from(`(function (exports, require, module) {`);
const m=Buffer.from(`
})`);
function h(e,t,r){
let i=e[`.js`];
let a=[];
e[`.js`]=(e,o)=>{
let s=(0,n.dirname)(o)===t?_(o):void 0;
if(s===void 0){
i?.(e,o);
return}
let c=(0,n.join)(r,(0,n.basename)(o));
let l=g(o,v(c,s));
a.push({
file:c,
about:s,
script:l});
l.runInThisContext()(e.exports,t=>e.require(t),e)};
return()=>y(a,r)}
function g(e,n){
let r=Buffer.concat([p,(0,t.readFileSync)(e),m]).toString(`latin1`);
return new i.Script(r,{
filename:e,
columnOffset:-p.length,...n&&{
cachedData:n}})}
function _(e){
let{
size:n,
mtimeMs:r,
ctimeMs:i}=(0,t.statSync)(e);
let a=Buffer.from([e,n,r,i].join(`
`));
return a.length>f?void 0:Buffer.concat([a],f)}
function v(e,n){
try{
let r=(0,t.readFileSync)(e);
return r.subarray(0,f).equals(n)?r.subarray(f):void 0}catch{
return}}
function y(e,n){
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
enableCompileCache:b}=r.default;
function x(e){
let r=S(e,process.platform);
if(r===void 0||!(0,n.isAbsolute)(r)||!(0,t.existsSync)(r))
return;
let i=(0,n.join)(r,`mcp-lint`,d.version);
b===void 0?typeof require==`function`&&process.once(`exit`,h(require.extensions,(0,n.join)((0,n.dirname)(__dirname),`core`),(0,n.join)(i,process.version))):b(i)}
function S(e,t){
if(e.CI||e.NODE_DISABLE_COMPILE_CACHE)
return;
if(t===`win32`)
return e.LOCALAPPDATA||void 0;
if(t===`darwin`)
return e.HOME?(0,n.join)(e.HOME,`Library/Caches`):void 0;
return e.XDG_CACHE_HOME||(e.HOME?(0,n.join)(e.HOME,`.cache`):void 0)}
const C=new Set([`EPIPE`,`ECONNRESET`,`EOF`]);
function w(e,n){
let r=Buffer.from(n);
let i=0;
for(;i<r.length;)
try{
i+=(0,t.writeSync)(e,r,i,Math.min(65536,r.length-i))}catch(e){
let t=e instanceof Error&&`code`in e?e.code:void 0;
if(C.has(t))
return!1;
if(t!==`EAGAIN`)
throw e;
T()}
return!0}
function T(){
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,5)}
exports.about=d;
exports.catalog_exports=a;
exports.keepCompiled=x;
exports.pause=T;
exports.readClients=c;
exports.readHelp=l;
exports.readRules=s;
exports.write=w;
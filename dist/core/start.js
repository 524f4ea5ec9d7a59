"use strict";
const e=require("./rolldown-runtime.js");
let t=require("node:fs");
let n=require("node:path");
let r=require("node:module");
r=e.__toESM(r,1);
var i=e.__exportAll({
readRules:()=>o});
const a=(0,n.join)(__dirname,`../catalog`);
function o(){
return JSON.parse(l(`rules.json`))}
function s(){
return JSON.parse(l(`clients.json`))}
function c(){
return l(`help.txt`)}
function l(e){
return(0,t.readFileSync)((0,n.join)(a,e),`utf8`)}
const u={
version:`0.1.0`,
home:`https://github.com/mcp-lint/mcp-lint`,
bugs:`https://github.com/mcp-lint/mcp-lint/issues`,
docs:`https://github.com/mcp-lint/mcp-lint/blob/main/docs`};
const{
enableCompileCache:d}=r.default;
function f(e){
let r=p(e,process.platform);
r!==void 0&&(0,n.isAbsolute)(r)&&(0,t.existsSync)(r)&&d?.((0,n.join)(r,`mcp-lint`,u.version))}
function p(e,t){
if(e.CI)
return;
if(t===`win32`)
return e.LOCALAPPDATA||void 0;
if(t===`darwin`)
return e.HOME?(0,n.join)(e.HOME,`Library/Caches`):void 0;
return e.XDG_CACHE_HOME||(e.HOME?(0,n.join)(e.HOME,`.cache`):void 0)}
const m=new Set([`EPIPE`,`ECONNRESET`,`EOF`]);
function h(e,n){
let r=Buffer.from(n);
let i=0;
for(;i<r.length;)
try{
i+=(0,t.writeSync)(e,r,i,Math.min(65536,r.length-i))}catch(e){
let t=e instanceof Error&&`code`in e?e.code:void 0;
if(m.has(t))
return!1;
if(t!==`EAGAIN`)
throw e;
g()}
return!0}
function g(){
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,5)}
exports.about=u;
exports.catalog_exports=i;
exports.keepCompiled=f;
exports.pause=g;
exports.readClients=s;
exports.readHelp=c;
exports.readRules=o;
exports.write=h;
#!/usr/bin/env node
"use strict";
Object.defineProperty(exports,Symbol.toStringTag,{
value:`Module`});
const e=require("../core/start.js");
const t={
"--version":()=>`${e.about.version}\n`,
"--help":()=>e.readHelp(`lint`)};
async function n(t){
if(r(t))
return 0;
e.keepCompiled(process.env);
let{
main:n}=await Promise.resolve().then(()=>require("../core/core.js")).then(e=>e.cli_exports);
return n(t)}
function r([n=``,...r]){
let i=r.length===0?t[n]:void 0;
if(i===void 0)
return!1;
try{
e.write(1,i());
return!0}catch{
return!1}}
async function i(t){
let n=t instanceof Error?t.stack??t.message:String(t);
let r=`mcp-lint ${e.about.version} failed; this is a fault of mcp-lint. Report it at ${e.about.bugs} with:\n${n}\n`;
e.write(2,await a(r));
return 3}
async function a(e){
try{
let{
plainLines:t}=await Promise.resolve().then(()=>require("../core/core.js")).then(e=>e.wording_exports);
return t(e)}catch{
return e}}
n(process.argv.slice(2)).catch(i).then(e=>{
process.exitCode=e;
process.getActiveResourcesInfo().length===0&&process.exit()});
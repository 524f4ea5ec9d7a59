"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
let n=require("node:fs");
n=e.__toESM(n,1);
let r=require("node:path");
const i=/^\/(?:dev|proc)\//;
const a=new Set([`EACCES`,`EPERM`,`EROFS`,`EBUSY`]);
function o(e,o,u){
l((0,r.dirname)(e),u);
let d=n.default.lstatSync(e,{
throwIfNoEntry:!1});
if(d!==void 0&&!d.isFile()&&!d.isSymbolicLink()||i.test(e)){
n.default.writeFileSync(e,o);
return}
try{
c(e,o,d?.isFile()?d.mode:void 0)}catch(n){
if(!d?.isFile()||!a.has(t.codeOf(n)))
throw n;
s(e,o)}}
function s(e,t){
let r=n.default.openSync(e,n.default.constants.O_WRONLY|n.default.constants.O_TRUNC|(n.default.constants.O_NOFOLLOW??0));
try{
n.default.writeFileSync(r,t)}finally{
n.default.closeSync(r)}}
function c(e,t,r){
let i=`${e}.${process.pid}.tmp`;
n.default.writeFileSync(i,t,{
flag:`wx`,...r===void 0?{}:{
mode:r}});
try{
r!==void 0&&n.default.chmodSync(i,r);
n.default.renameSync(i,e)}catch(e){
n.default.rmSync(i);
throw e}}
function l(e,i){
let a=(0,r.relative)(i,e);
if(a===``||a.startsWith(`..`)||(0,r.isAbsolute)(a))
return;
let o=i;
for(
let e of a.split(/[\\/]/)){
o=(0,r.join)(o,e);
if(!n.default.lstatSync(o,{
throwIfNoEntry:!1})?.isSymbolicLink())
continue;
throw new t.UsageError(`${t.quote((0,r.relative)(i,o))} is a link, and nothing is written through one`)}}
exports.replaceFile=o;
"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
let n=require("node:fs");
n=e.__toESM(n,1);
let r=require("node:path");
var i=e.__exportAll({
replaceFile:()=>s});
const a=/^\/(?:dev|proc)\//;
const o=new Set([`EACCES`,`EPERM`,`EROFS`,`EBUSY`]);
function s(e,i,s){
d((0,r.dirname)(e),s);
let c=n.default.lstatSync(e,{
throwIfNoEntry:!1});
if(c!==void 0&&!c.isFile()&&!c.isSymbolicLink()||a.test(e)){
n.default.writeFileSync(e,i);
return}
try{
u(e,i,c?.isFile()?c.mode:void 0)}catch(n){
if(!c?.isFile()||!o.has(t.codeOf(n)))
throw n;
l(e,i)}}
function c(e,t,i){
d((0,r.dirname)(e),i);
n.default.mkdirSync((0,r.dirname)(e),{
recursive:!0});
n.default.writeFileSync(e,t,{
flag:`wx`})}
function l(e,t){
let r=n.default.openSync(e,n.default.constants.O_WRONLY|n.default.constants.O_TRUNC|(n.default.constants.O_NOFOLLOW??0));
try{
n.default.writeFileSync(r,t)}finally{
n.default.closeSync(r)}}
function u(e,t,r){
let i=`${e}.${process.pid}.tmp`;
n.default.writeFileSync(i,t,{
flag:`wx`,...r===void 0?{}:{
mode:r}});
try{
r!==void 0&&n.default.chmodSync(i,r);
n.default.renameSync(i,e)}catch(e){
n.default.rmSync(i);
throw e}}
function d(e,i){
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
exports.makeFile=c;
exports.replaceFile=s;
exports.replace_file_exports=i;
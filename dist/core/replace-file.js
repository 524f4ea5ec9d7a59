"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
const n=require("node:fs");
let r=require("node:path");
var i=e.__exportAll({
makeFile:()=>l,
replaceFile:()=>s});
let a;
const o=new Set([`EACCES`,`EPERM`,`EROFS`,`EBUSY`]);
function s(e,t,n){
c(e,t,n).put()}
function c(e,i,s){
f((0,r.dirname)(e),s);
let c=n.lstatSync(e,{
throwIfNoEntry:!1});
if(c!==void 0&&!c.isFile()&&!c.isSymbolicLink()||(a??=/^\/(?:dev|proc)\//).test(e))
return{
put:()=>n.writeFileSync(e,i),
drop:()=>void 0};
try{
return d(e,i,c?.isFile()?c.mode:void 0)}catch(r){
if(!c?.isFile()||!o.has(t.codeOf(r)))
throw r;
n.accessSync(e,n.constants.W_OK);
return{
put:()=>u(e,i),
drop:()=>void 0}}}
function l(e,t,i){
f((0,r.dirname)(e),i);
n.mkdirSync((0,r.dirname)(e),{
recursive:!0});
n.writeFileSync(e,t,{
flag:`wx`})}
function u(e,t){
let r=n.openSync(e,n.constants.O_WRONLY|n.constants.O_TRUNC|(n.constants.O_NOFOLLOW??0));
try{
n.writeFileSync(r,t)}finally{
n.closeSync(r)}}
function d(e,r,i){
let a=`${e}.${process.pid}.tmp`;
let s=()=>n.rmSync(a,{
force:!0});
n.writeFileSync(a,r,{
flag:`wx`,...i===void 0?{}:{
mode:i}});
try{
i!==void 0&&n.chmodSync(a,i)}catch(e){
s();
throw e}
return{
put:()=>{
try{
n.renameSync(a,e)}catch(n){
s();
if(i===void 0||!o.has(t.codeOf(n)))
throw n;
u(e,r)}},
drop:s}}
function f(e,i){
let a=(0,r.relative)(i,e);
if(a===``||a.startsWith(`..`)||(0,r.isAbsolute)(a))
return;
let o=i;
for(
let e of a.split(/[\\/]/)){
o=(0,r.join)(o,e);
if(!n.lstatSync(o,{
throwIfNoEntry:!1})?.isSymbolicLink())
continue;
throw new t.UsageError(`${t.quote((0,r.relative)(i,o))} is a link, and nothing is written through one`)}}
exports.makeFile=l;
exports.replaceFile=s;
exports.replace_file_exports=i;
exports.replacementFor=c;
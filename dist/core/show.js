"use strict";
const e=require("./core.js");
const t=require("./text.js");
const n=require("./mending.js");
const r=require("./fixing.js");
const i=[{
name:`write`,
summary:`change the files (default: show what would change)`},{
name:`client`,
value:`<client,\u2026>`,
summary:`only in what these clients read; may be repeated`},...e.config,e.user];
function a(t,n){
let{
command:r,
positionals:i}=t;
let[a=``,...o]=i;
if(o.length+1!==n.split(` `).length||i.length===0)
throw new e.UsageError(`"mcp-lint ${r}" is written "mcp-lint ${r} ${n}"`);
return{
server:a,
clients:e.names(t,`client`),
write:t.has(`write`),...e.optional(`config`,e.configOf(t)),
user:t.has(`user`)}}
function o(t,r){
let{
server:i,
clients:a,
config:o,
user:s}=t;
e.checkHome(s);
for(
let t of a)
e.clientFor(t);
return[{
files:e.disk,
cwd:r,
paths:[],
targets:[],
rules:new Map,
user:s,...o===void 0?{}:{
config:o}},{
server:i,...a.length===0?{}:{
clients:a},
whyShut:n.whyShutIn(r)}]}
function s({
files:i,
left:a,
root:o,
places:s},{
write:c},l){
let u=e.renderingAt(l,o);
c?n.writeMended([i],l):e.print(e.inert(r.diffOf(i,{
pathOf:u.repositoryPath,
isForPrograms:!1}).text));
for(
let{
place:n,
why:r}of a){
let{
path:i,
line:a,
column:o}=t.locationOf(n);
e.say(`${e.pathFromHere(i,u)}:${a}:${o} is left: ${r}`)}
let d=`${e.count(s,`place`)} in ${e.count(i.length,`file`)}`;
e.say(`${c?`changed`:`with --write:`} ${d}${a.length===0?``:`; ${a.length} left to you`}`);
return 0}
exports.optionsFor=o;
exports.readRework=a;
exports.reworkOptions=i;
exports.show=s;
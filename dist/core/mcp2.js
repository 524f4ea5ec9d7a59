"use strict";
const e=require("./start.js");
const t=require("./core.js");
let n=require("node:url");
function r(e){
try{
return t.slashes((0,n.fileURLToPath)(e))}catch{
return}}
var i=t.defineCommand({
id:`mcp`,
order:11,
takes:`[folder\u2026]`,
summary:`an MCP server that lints what lies in these folders (default: .)`,
options:[],
read:({
positionals:e})=>({
folders:e}),
run:async({
folders:n})=>{
let i=t.workingDirectory();
let o=(n.length===0?[`.`]:n).map(e=>a(e,i));
let[{
serve:s},{
stdio:c}]=await Promise.all([Promise.resolve().then(()=>require("./mcp3.js")),Promise.resolve().then(()=>require("./stdio2.js"))]);
let{
transport:l,
ended:u}=c();
await s({
files:t.disk,
folders:o,
pathOf:r,
rules:e.readRules,
clients:e.readClients},l,u);
return 0}});
function a(e,n){
try{
let r=t.disk.real(t.disk.resolve(n,e));
if(e!==``&&t.disk.target(r)===`folder`)
return r}catch(n){
throw new t.UsageError(`the folder ${t.quote(e)} cannot be read: ${t.causeOf(n)}`)}
throw new t.UsageError(`${t.quote(e)} is no folder`)}
exports.default=i;
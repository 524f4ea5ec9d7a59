"use strict";
const e=require("./core.js");
const t=require("./converting.js");
const n=require("./json.js");
const r=require("./tables.js");
const i=require("./start.js");
const a=[`text`,`json`,`markdown`];
var o=e.defineCommand({
id:`losses`,
order:3,
takes:`[path\u2026]`,
summary:`what of each server other clients keep, change, lose or refuse`,
options:[{
name:`target`,
value:`<client,\u2026>`,
summary:`the clients (default: the targets of the configuration, or those with files here)`},e.format(a),...e.filesOptions,...e.color],
read:t=>({...e.filesAsked(t),
targets:e.names(t,`target`),
format:e.choice(t,`format`,a)??`text`,...e.optional(`color`,e.colorOf(t))}),
run:async a=>{
let o=e.workingDirectory();
let s=await e.examine({...a,
files:e.disk,
cwd:o,
rules:new Map},{
all:!0});
let c=await t.lossesIn({...s,
workspace:await s.workspace()});
let l=await e.renderingOnTerminal(o,s.root,a);
if(a.format===`json`){
let t={
name:`mcp-lint`,
version:i.about.version};
e.print(n.jsonText({
version:1,
tool:t,
servers:c.servers}))}else 
e.print(r.renderTables(a.format,[t.tableOfLosses(c,t=>e.pathFromHere(t,l))],l));
return 0}});
exports.default=o;
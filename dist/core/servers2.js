"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./servers.js");
var n=e.defineCommand({
id:`servers`,
order:1,
takes:`[path\u2026]`,
summary:`which server is defined for which client, and whether they agree`,
options:[e.format(t.serversFormats),{
name:`references`,
value:`<server>`,
summary:`list what mentions this server, to be looked at before it is removed`},e.as,...e.config,e.user,...e.color],
read:n=>({
paths:n.positionals,
format:e.choice(n,`format`,t.serversFormats)??`text`,...e.optional(`references`,n.value(`references`)),...e.optional(`as`,n.value(`as`)),...e.optional(`config`,e.configOf(n)),
user:n.has(`user`),...e.optional(`color`,e.colorOf(n))}),
run:async n=>{
let r=e.workingDirectory();
e.checkHome(n.user);
let i=await e.examine({...n,
files:e.disk,
cwd:r,
targets:[],
rules:new Map},{
all:!0});
let a={...e.renderingAt(r,i.root),
color:await e.wantsColor(n.color),
width:await e.terminalWidth()};
let{
references:o}=n;
e.print(o===void 0?await t.renderServers(n.format,{...i,
workspace:await i.workspace()},a):await t.renderReferences(n.format,o,await i.workspace(),a));
return 0}});
exports.default=n;
"use strict";
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
summary:`list what mentions this server, to be looked at before it is removed`},{
name:`as-read-by`,
value:`<client>`,
excludes:`references`,
summary:`what this client makes of it: its files in their order, and the servers in effect`},...e.filesOptions,...e.color],
read:n=>({...e.filesAsked(n),
format:e.choice(n,`format`,t.serversFormats)??`text`,...e.optional(`references`,n.value(`references`)),...e.optional(`asReadBy`,n.value(`as-read-by`)),...e.optional(`color`,e.colorOf(n))}),
run:async n=>{
let r=e.workingDirectory();
let{
references:i,
asReadBy:a}=n;
a!==void 0&&e.clientFor(a);
let o=a===void 0?[]:[a];
let s={...n,
files:e.disk,
cwd:r,
targets:o,
rules:new Map};
let c=await e.examine(s,{
all:!0});
let l=await e.renderingOnTerminal(r,c.root,n);
if(a!==void 0){
let{
showView:e}=await Promise.resolve().then(()=>require("./view.js"));
await e(a,c,s,n.format,l);
return 0}
e.print(i===void 0?await t.renderServers(n.format,{...c,
workspace:await c.workspace()},l):await t.renderReferences(n.format,i,await c.workspace(),l));
return 0}});
exports.default=n;
"use strict";
const e=require("./core.js");
var t=e.defineCommand({
id:`lsp`,
order:7,
summary:`serve an editor, over the Language Server Protocol`,
options:[{
name:`stdio`,
summary:`over standard input and output, which is the only way there is`},{
name:`clientProcessId`,
value:`<id>`,
summary:`the process of the editor: with it, the server ends`}],
read:t=>{
e.none(t);
return{}},
run:async()=>{
let{
serveStdio:e}=await Promise.resolve().then(()=>require("./stdio.js"));
return e()}});
exports.default=t;
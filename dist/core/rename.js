"use strict";
const e=require("./core.js");
const t=require("./rework.js");
const n=require("./show.js");
const r=`<server> <new>`;
var i=e.defineCommand({
id:`rename`,
order:4,
takes:r,
summary:`call a server otherwise, wherever it is defined or mentioned`,
options:n.reworkOptions,
read:e=>({...n.readRework(e,r),
to:e.positionals[1]??``}),
run:async r=>{
let i=e.workingDirectory();
let[a,o]=n.optionsFor(r,i);
return n.show(await t.rename(a,r.to,o),r,i)}});
exports.default=i;
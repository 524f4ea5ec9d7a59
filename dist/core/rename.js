"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./show.js");
const n=`<server> <new>`;
var r=e.defineCommand({
id:`rename`,
order:4,
takes:n,
summary:`call a server otherwise, wherever it is defined or mentioned`,
options:t.reworkOptions,
read:e=>({...t.readRework(e,n),
to:e.positionals[1]??``}),
run:async n=>{
let r=e.workingDirectory();
let[i,a]=t.optionsFor(n,r);
return t.show(await t.rename(i,n.to,a),n,r)}});
exports.default=r;
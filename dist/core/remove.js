"use strict";
require("./rolldown-runtime.js");
const e=require("./core.js");
const t=require("./show.js");
const n=`<server>`;
var r=e.defineCommand({
id:`remove`,
order:5,
takes:n,
summary:`take a server out, with everything that mentions it`,
options:t.reworkOptions,
read:e=>t.readRework(e,n),
run:async n=>{
let r=e.workingDirectory();
let[i,a]=t.optionsFor(n,r);
return t.show(await t.remove(i,a),n,r)}});
exports.default=r;
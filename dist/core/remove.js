"use strict";
const e=require("./core.js");
const t=require("./rework.js");
const n=require("./show.js");
const r=`<server>`;
var i=e.defineCommand({
id:`remove`,
order:5,
takes:r,
summary:`take a server out, with everything that mentions it`,
options:n.reworkOptions,
read:e=>n.readRework(e,r),
run:async r=>{
let i=e.workingDirectory();
let[a,o]=n.optionsFor(r,i);
return n.show(await t.remove(a,o),r,i)}});
exports.default=i;
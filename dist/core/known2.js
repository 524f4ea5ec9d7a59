"use strict";
const e=require("./crossing.js");
const t=require("./core.js");
async function n(){
let{
rules:n}=await t.loadKnownRules();
return{
rules:n.map(e=>e.id),
formats:t.registry().map(e=>e.id),
clients:t.clientIds(),
revisions:e.revisions,
profiles:e.profiles.map(({
id:e})=>e)}}
exports.known=n;
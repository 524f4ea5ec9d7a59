"use strict";
const e=require("./core.js");
const t=require("./tables2.js");
const n=require("./json.js");
const r=require("./tables.js");
const i=require("./start.js");
async function a(a,o,s,c,l){
let[u]=await t.viewsOf([a],o,s);
if(u===void 0)
throw new e.UsageError(`no file here is read by ${e.quote(a)}; --user looks in the home directory too`);
let{
name:d,...f}=u;
let p={
name:`mcp-lint`,
version:i.about.version};
e.print(c===`json`?n.jsonText({
version:1,
tool:p,...f}):r.renderTables(c,[t.tableOf(u,t=>e.pathFromHere(t,l))],l))}
exports.showView=a;
"use strict";
Object.defineProperty(exports,Symbol.toStringTag,{
value:`Module`});
const e=require("../core/core.js");
const t=require("../core/json-report.js");
const n=require("../core/start.js");
async function r(r,i){
let{
cwd:a=``,
paths:o=[],
targets:s=[],
document:c,
rules:l={},
user:u=!1,...d}=r;
let f=await e.lint({...d,
files:i,
cwd:i.resolve(``,a),
paths:o,
targets:s,
document:c&&{
path:c.path,
content:c.text},
rules:new Map(Object.entries(l)),
user:u});
return t.jsonReport(f,{
quiet:!1,
version:n.about.version,
docsUrl:e=>`${n.about.docs}/rules/${e}.md`})}
async function i(t={}){
let{
files:n,...i}=t;
return n===void 0?r(i,e.disk):r(i,e.memory(n))}
function a(t){
return t instanceof e.UsageError}
const o=n.about.version;
exports.isUsageError=a;
exports.lint=i;
exports.version=o;
"use strict";
const e=require("./crossing.js");
const t=require("./core.js");
const n=require("./check.js");
async function r(r){
let{
document:a}=r;
let o=e.revisionOf(r);
let s=t.soundTools(a);
let c=t.resultsIn(a);
let l=[];
let u=async(e,r,i)=>{
if(e.length===0)
return;
let o=await t.loadValidator(r);
let s=0;
for(
let t of e){
if(s>=1e3)
return;
if(o.validate(t.value))
continue;
for(
let e of n.check(a,o,t)){
s+=1;
l.push(i===void 0||e.rule!==void 0?e:{...e,
rule:i})}}};
await u(s,e.answerSchemas.tool(o),`tool-schema-conformance`);
await u(c,e.answerSchemas.result(o),`result-schema`);
await u(s.flatMap(i),e.answerSchemas.jsonSchema,`schema-invalid`);
return l}
function i({
value:e,
route:n}){
if(!t.isObject(e))
return[];
return[`inputSchema`,`outputSchema`].flatMap(r=>Object.hasOwn(e,r)&&t.isObject(e[r])?[{
value:e[r],
route:[...n,r]}]:[])}
exports.checkAnswers=r;
"use strict";
const e=require("./fingerprints.js");
const t=require("./json.js");
const n=require("./text.js");
const r={
error:`critical`,
warning:`major`,
info:`info`};
var i=n.defineOutput({
id:`gitlab`,
order:7,
readers:`merge requests of GitLab, as a Code Quality report`,
holds:`a list of findings with their lines and fingerprints that survive moved lines; paths count from the top of the repository`,
syntax:`json`,
render({
findings:n},{
repositoryPath:i}){
let o=e.fingerprints(n);
return t.json(n.map((e,t)=>({
description:a(e),
check_name:e.rule,
fingerprint:o[t],
severity:r[e.severity],
location:{
path:i(e.path),
lines:{
begin:e.location.line,
end:e.location.endLine}}})))}});
function a({
message:e,
help:t}){
return t===void 0?e:`${e}; ${t}`}
exports.default=i;
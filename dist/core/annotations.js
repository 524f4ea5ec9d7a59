"use strict";
const e=require("./text.js");
const t=require("./core.js");
const n=require("./worst-first.js");
const r={
error:`error`,
warning:`warning`,
info:`notice`};
function i(t,n){
return a(e.shownReport(t,n),n)}
function a({
findings:e},{
repositoryPath:t}){
return n.worstFirst(e).map(e=>{
let{
location:n}=e;
return{
kind:r[e.severity],
title:e.rule,
path:t(n.path),
line:n.line,
columns:o(n),
message:s(e)}})}
function o({
line:e,
column:t,
endLine:n,
endColumn:r}){
return e===n?{
start:t,
end:r}:void 0}
function s({
message:e,
help:n}){
return t.textOf$1(n===void 0?t.text`${e}`:t.text`${e}\n${n}`)}
exports.annotations=i;
exports.annotationsOf=a;
"use strict";
const e=require("./core.js");
const t=require("./text.js");
const n=require("./worst-first.js");
const r={
error:`error`,
warning:`warning`,
info:`notice`};
function i(e,n){
return a(t.shownReport(e,n),n)}
function a({
each:e},{
repositoryPath:t}){
return n.worstFirst(e).map(e=>{
let{
location:n}=e;
return{
kind:r[e.severity],
title:e.rule,
path:o(t(n.path)),
line:n.line,
columns:s(n),
message:c(e)}})}
function o(t){
return e.withoutBracketed(t.replace(/[^\r\n]+/g,e.printable))}
function s({
line:e,
column:t,
endLine:n,
endColumn:r}){
return e===n?{
start:t,
end:r}:void 0}
function c({
message:t,
help:n}){
return e.withoutBracketed(e.textOf(n===void 0?e.text`${t}`:e.text`${t}\n${n}`))}
exports.annotations=i;
exports.annotationsOf=a;
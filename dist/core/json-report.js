"use strict";
const e=require("./text.js");
function t(t,r){
return n(e.shownReport(t,r),r)}
function n({
root:e,
files:t,
findings:n,
fixed:o,
counts:s},{
version:c,
docsUrl:l}){
return{
version:1,
tool:{
name:`mcp-lint`,
version:c},
root:e,
files:t.map(r),
findings:n.map(e=>i(e,l(e.rule))),...o===void 0?{}:{
fixed:o},
summary:a(s)}}
function r({
path:e,
client:t,
format:n,
servers:r,
status:i}){
return{
path:e,
client:t,
format:n,
servers:r,
status:i}}
function i(e,t){
let{
rule:n,
severity:r,
message:i,
help:a,
location:o,
pointer:s,
server:c,
clients:l,
related:u,
more:d,
fix:f}=e;
let{
path:p,
line:m,
column:h,
endLine:g,
endColumn:_}=o;
return{
rule:n,
severity:r,
message:i,
help:a,
path:p,
line:m,
column:h,
endLine:g,
endColumn:_,
pointer:s,
server:c,
clients:l,
related:[...u,...d],...d.length===0?{}:{
places:d.length+1},
fixable:f!==void 0,...f===void 0?{}:{
fix:f},
url:t}}
function a({
files:e,
servers:t,
errors:n,
warnings:r,
infos:i,
suppressed:a,...s}){
return{
files:e,
servers:t,
errors:n,
warnings:r,
infos:i,
suppressed:a,...o(s)}}
function o(e){
return Object.fromEntries(Object.entries(e).filter(([,e])=>e>0))}
exports.jsonOf=n;
exports.jsonReport=t;
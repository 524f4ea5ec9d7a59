"use strict";
const e=require("./text.js");
function t(t,r){
return n(e.shownReport(t,r),r)}
function n({
root:e,
files:t,
findings:n,
counts:o},{
version:s,
docsUrl:c}){
return{
version:1,
tool:{
name:`mcp-lint`,
version:s},
root:e,
files:t.map(r),
findings:n.map(e=>i(e,c(e.rule))),
summary:a(o)}}
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
related:u}=e;
let{
path:d,
line:f,
column:p,
endLine:m,
endColumn:h}=o;
return{
rule:n,
severity:r,
message:i,
help:a,
path:d,
line:f,
column:p,
endLine:m,
endColumn:h,
pointer:s,
server:c,
clients:l,
related:u,
fixable:!1,
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
"use strict";
const e=require("./text.js");
function t(t,r){
return n(e.shownReport(t,r),r)}
function n({
root:e,
files:t,
findings:n,
fixed:a,
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
findings:n.map(e=>i(e,l(e.rule))),...a===void 0?{}:{
fixed:a},
summary:o(s)}}
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
help:o,
location:s,
pointer:c,
server:l,
clients:u,
related:d,
more:f,
fix:p}=e;
let{
path:m,
line:h,
column:g,
endLine:_,
endColumn:v}=s;
return{
rule:n,
severity:r,
message:i,
help:o,
path:m,
line:h,
column:g,
endLine:_,
endColumn:v,
pointer:c,
server:l,
clients:u,
related:[...d,...f],...f.length===0?{}:{
places:f.length+1},
fixable:p!==void 0,...p===void 0?{}:{
fix:a(p)},
url:t}}
function a({
title:e,
safety:t,
files:n}){
return{
title:e,
safety:t,
edits:n.flatMap(({
edits:e})=>e)}}
function o({
files:e,
servers:t,
errors:n,
warnings:r,
infos:i,
suppressed:a,...o}){
return{
files:e,
servers:t,
errors:n,
warnings:r,
infos:i,
suppressed:a,...s(o)}}
function s(e){
return Object.fromEntries(Object.entries(e).filter(([,e])=>e>0))}
exports.jsonOf=n;
exports.jsonReport=t;
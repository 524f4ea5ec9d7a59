"use strict";
const e=require("./start.js");
const t=require("./core.js");
const n=require("./json.js");
const r=require("./worst-first.js");
const i=require("./text.js");
function a(e){
let n=new Map;
return e.map(({
rule:e,
path:r,
pointer:i})=>{
let a=t.sha256(JSON.stringify([e,r,i])).slice(0,32);
let o=(n.get(a)??0)+1;
n.set(a,o);
return`${a}:${o}`})}
const o=t.defineSyntax(`sarif-message`,e=>t.printable(e).replaceAll(`](`,`] (`));
const s=25e3;
const c=`%SRCROOT%`;
const l={
error:`error`,
warning:`warning`,
info:`note`};
var u=i.defineOutput({
id:`sarif`,
order:3,
readers:`code scanning, IDEs`,
holds:"SARIF 2.1.0: every rule with its texts, full regions, related places, fingerprints that survive moved lines; paths relative to `%SRCROOT%`. No source text, which could hold secrets. Of more than 25 000 findings, GitHub's limit, the most severe are kept and the rest is counted.",
syntax:`json`,
withRules:!0,
render({
findings:e},t){
let i=e.length<=s?e:r.worstFirst(e).slice(0,s);
return n.json({
$schema:`https://json.schemastore.org/sarif-2.1.0.json`,
version:`2.1.0`,
runs:[{
tool:{
driver:d(t)},
automationDetails:{
id:`mcp-lint/`},
invocations:[{
executionSuccessful:!0,...p(e.length-i.length)}],
originalUriBaseIds:{
[c]:{
description:{
text:`The top of the repository`}}},
columnKind:`utf16CodeUnits`,
results:m(i,t)}]})}});
function d({
version:t,
rules:n}){
return{
name:`mcp-lint`,
semanticVersion:t,
informationUri:e.about.home,
rules:n.map(f)}}
function f({
id:e,
category:t,
severity:n,
summary:r,
why:i,
fix:a,
url:o}){
let s=n===`off`?`note`:l[n];
return{
id:e,
shortDescription:{
text:r},
fullDescription:{
text:i},
helpUri:o,
help:{
text:`${i}\n\n${a}\n\n${o}`,
markdown:`${i}\n\n## How to fix\n\n${a}\n\n[Examples and evidence](${o})`},
defaultConfiguration:{
enabled:n!==`off`,
level:s},
properties:{
tags:[`mcp`,t],
precision:`high`,
"problem.severity":s===`note`?`recommendation`:s}}}
function p(e){
if(e===0)
return{};
return{
toolExecutionNotifications:[{
level:`warning`,
message:{
text:o`${t.count(e,`more finding`)} left out, the least severe`}}]}}
function m(e,t){
let n=new Map(t.rules.map(({
id:e},t)=>[e,t]));
let r=a(e);
return e.map((e,i)=>({
ruleId:e.rule,
ruleIndex:n.get(e.rule),
level:l[e.severity],
message:h(e),
locations:[v(e.location,t)],...g(e,t),..._(e,t),
partialFingerprints:{
"mcpLint/v1":r[i]}}))}
function h({
message:e,
help:t}){
return{
text:t===void 0?o`${e}`:o`${e}\n${t}`}}
function g({
related:e},t){
if(e.length===0)
return{};
return{
relatedLocations:e.map(({
message:e,...n},r)=>({
id:r+1,...v(n,t),
message:{
text:o`${e}`}}))}}
function _({
fix:e},t){
if(e===void 0)
return{};
let{
title:n,
edits:r}=e;
let[i]=r;
if(i===void 0)
return{};
let a=r.map(({
text:e,...t})=>({
deletedRegion:y(t),
insertedContent:{
text:e}}));
return{
fixes:[{
description:{
text:o`${n}`},
artifactChanges:[{
artifactLocation:b(i.path,t),
replacements:a}]}]}}
function v(e,t){
return{
physicalLocation:{
artifactLocation:b(e.path,t),
region:y(e)}}}
function y({
line:e,
column:t,
endLine:n,
endColumn:r}){
return{
startLine:e,
startColumn:t,
endLine:n,
endColumn:r}}
function b(e,{
repositoryPath:n}){
let r=n(e);
if(!t.isOutside(r))
return{
uri:x(r),
uriBaseId:c};
return{
uri:r.startsWith(`~`)?x(r):`file://${r.startsWith(`/`)?``:`/`}${x(r)}`}}
function x(e){
return e.split(`/`).map(e=>encodeURIComponent(e.replace(/\p{Cs}/gu,`\ufffd`)).replaceAll(`'`,`%27`)).join(`/`)}
exports.default=u;
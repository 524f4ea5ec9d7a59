"use strict";
const e=require("./start.js");
const t=require("./core.js");
const n=require("./fingerprints.js");
const r=require("./json.js");
const i=require("./uri.js");
const a=require("./worst-first.js");
const o=require("./text.js");
const s=t.defineSyntax(`sarif-message`,e=>t.printable(e).replaceAll(`](`,`] (`));
const c=25e3;
const l=`%SRCROOT%`;
const u={
error:`error`,
warning:`warning`,
info:`note`};
const d={
error:`8.0`,
warning:`5.0`,
note:`2.0`};
var f=o.defineOutput({
id:`sarif`,
order:3,
readers:`code scanning, IDEs`,
holds:"SARIF 2.1.0: every rule with its texts (those about security with `security-severity` and the weakness in CWE), full regions, related places, fingerprints that survive moved lines; paths relative to `%SRCROOT%`. No source text, which could hold secrets. Of more than 25 000 findings, GitHub's limit, the most severe are kept and the rest is counted.",
syntax:`json`,
withRules:!0,
render({
each:e},t){
let n=e.length<=c?e:a.worstFirst(e).slice(0,c);
return r.json({
$schema:`https://json.schemastore.org/sarif-2.1.0.json`,
version:`2.1.0`,
runs:[{
tool:{
driver:p(t)},
automationDetails:{
id:`mcp-lint/`},
invocations:[{
executionSuccessful:!0,...h(e.length-n.length)}],
originalUriBaseIds:{
[l]:{
description:{
text:`The top of the repository`}}},
columnKind:`utf16CodeUnits`,
results:g(n,t)}]})}});
function p({
version:t,
rules:n}){
return{
name:`mcp-lint`,
semanticVersion:t,
informationUri:e.about.home,
rules:n.map(m)}}
function m({
id:e,
category:t,
severity:n,
summary:r,
why:i,
fix:a,
url:o,
cwe:s=[]}){
let c=n===`off`?`note`:u[n];
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
level:c},
properties:{
tags:[`mcp`,t,...s.map(e=>`external/cwe/cwe-${String(e).padStart(3,`0`)}`)],
precision:`high`,
"problem.severity":c===`note`?`recommendation`:c,...t===`security`?{
"security-severity":d[c]}:{}}}}
function h(e){
if(e===0)
return{};
return{
toolExecutionNotifications:[{
level:`warning`,
message:{
text:s`${t.count(e,`more finding`)} left out, the least severe`}}]}}
function g(e,t){
let r=new Map(t.rules.map(({
id:e},t)=>[e,t]));
let i=n.fingerprints(e);
return e.map((e,n)=>({
ruleId:e.rule,
ruleIndex:r.get(e.rule),
level:u[e.severity],
message:_(e),
locations:[b(e.location,t)],...v(e,t),...y(e,t),
partialFingerprints:{
"mcpLint/v1":i[n]}}))}
function _({
message:e,
help:t}){
return{
text:t===void 0?s`${e}`:s`${e}\n${t}`}}
function v({
related:e},t){
if(e.length===0)
return{};
return{
relatedLocations:e.map(({
message:e,...n},r)=>({
id:r+1,...b(n,t),
message:{
text:s`${e}`}}))}}
function y({
fix:e},t){
if(e===void 0)
return{};
let{
title:n,
files:r}=e;
return{
fixes:[{
description:{
text:s`${n}`},
artifactChanges:r.map(({
path:e,
edits:n})=>({
artifactLocation:S(e,t),
replacements:n.map(({
text:e,...t})=>({
deletedRegion:x(t),
insertedContent:{
text:e}}))}))}]}}
function b(e,t){
return{
physicalLocation:{
artifactLocation:S(e.path,t),
region:x(e)}}}
function x({
line:e,
column:t,
endLine:n,
endColumn:r}){
return{
startLine:e,
startColumn:t,
endLine:n,
endColumn:r}}
function S(e,{
repositoryPath:n}){
let r=n(e);
if(!t.isOutside(r))
return{
uri:i.encodedPath(r),
uriBaseId:l};
return{
uri:r.startsWith(`~`)?i.encodedPath(r):`file://${r.startsWith(`/`)?``:`/`}${i.encodedPath(r)}`}}
exports.default=f;
"use strict";
const e=require("./core.js");
const t=require("./by-path.js");
const n=require("./text.js");
const r=new Map([[`&`,`&amp;`],[`<`,`&lt;`],[`>`,`&gt;`],[`"`,`&quot;`]]);
const i=e.defineSyntax(`xml`,a);
function a(t){
return e.printable(t).replace(/[\ufffe\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16)}`).replace(/[&<>"]/g,e=>r.get(e)??e)}
var o=n.defineOutput({
id:`junit`,
order:6,
readers:`test reports of other CI services`,
holds:"a suite for each file; what fails the run, as `--fail-on` says, is a failure, everything else a passed test with a message",
syntax:`xml`,
render({
files:n,
findings:r},a){
let o=t.byPath(r);
let d=[...new Set([...n.map(({
path:e})=>e),...o.keys()])].map(t=>({
path:e.pathFromHere(t,a),
cases:(o.get(t)??[]).map(e=>s(e,a))}));
let m=d.reduce((e,t)=>e+c(t),0);
let h=d.reduce((e,t)=>e+l(t),0);
return p([i`<?xml version="1.0" encoding="UTF-8"?>`,i`<testsuites name="mcp-lint" ${f(m,h)}>`,...d.map(u),i`</testsuites>\n`])}});
function s(t,{
failOn:n=`error`}){
return{
finding:t,
isFailure:e.fails(t.severity,n)}}
function c({
cases:e}){
return Math.max(1,e.length)}
function l({
cases:e}){
return e.filter(({
isFailure:e})=>e).length}
function u(e){
let{
path:t,
cases:n}=e;
let r=n.length===0?[i`    <testcase name="no findings" classname="${t}"/>`]:n.map(e=>d(e,t));
return p([i`  <testsuite name="${t}" ${f(c(e),l(e))}>`,...r,i`  </testsuite>`])}
function d({
finding:e,
isFailure:t},r){
let{
rule:a,
severity:o,
message:s,
help:c,
location:l}=e;
let{
line:u,
column:d}=l;
let f=c===void 0?i``:i`\nhelp: ${c}`;
let p=n.morePlaces(e);
let m=p===void 0?i``:i`\n${p}`;
let h=i`${r}:${u}:${d}: ${s}${m}${f}`;
let g=t?i`<failure type="${o}" message="${s}">${h}</failure>`:i`<system-out>${o}: ${h}</system-out>`;
return i`    <testcase name="${a} ${u}:${d}" classname="${r}">${g}</testcase>`}
function f(e,t){
return i`tests="${e}" failures="${t}" errors="0"`}
function p(e){
return i.joined(e,i`\n`)}
exports.default=o;
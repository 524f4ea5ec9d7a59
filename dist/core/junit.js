"use strict";
const e=require("./core.js");
const t=require("./text.js");
const n=new Map([[`&`,`&amp;`],[`<`,`&lt;`],[`>`,`&gt;`],[`"`,`&quot;`]]);
const r=e.defineSyntax(`xml`,i);
function i(t){
return e.printable(t).replace(/[\ufffe\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16)}`).replace(/[&<>"]/g,e=>n.get(e)??e)}
var a=t.defineOutput({
id:`junit`,
order:6,
readers:`test reports of other CI services`,
holds:`a suite for each file; errors and warnings are failures, an info is a passed test with a message`,
syntax:`xml`,
render({
files:t,
findings:n},i){
let a=o(n);
let l=[...new Set([...t.map(({
path:e})=>e),...a.keys()])].map(t=>({
path:e.pathFromHere(t,i),
findings:a.get(t)??[]}));
let p=l.reduce((e,t)=>e+s(t),0);
return f([r`<?xml version="1.0" encoding="UTF-8"?>`,r`<testsuites name="mcp-lint" ${d(p,n.filter(u).length)}>`,...l.map(c),r`</testsuites>\n`])}});
function o(e){
let t=new Map;
for(
let n of e){
let e=t.get(n.path);
e===void 0?t.set(n.path,[n]):e.push(n)}
return t}
function s({
findings:e}){
return Math.max(1,e.length)}
function c(e){
let{
path:t,
findings:n}=e;
let i=n.length===0?[r`    <testcase name="no findings" classname="${t}"/>`]:n.map(e=>l(e,t));
return f([r`  <testsuite name="${t}" ${d(s(e),n.filter(u).length)}>`,...i,r`  </testsuite>`])}
function l(e,t){
let{
rule:n,
severity:i,
message:a,
help:o,
location:s}=e;
let{
line:c,
column:l}=s;
let d=o===void 0?r``:r`\nhelp: ${o}`;
let f=r`${t}:${c}:${l}: ${a}${d}`;
let p=u(e)?r`<failure type="${i}" message="${a}">${f}</failure>`:r`<system-out>${f}</system-out>`;
return r`    <testcase name="${n} ${c}:${l}" classname="${t}">${p}</testcase>`}
function u({
severity:e}){
return e!==`info`}
function d(e,t){
return r`tests="${e}" failures="${t}" errors="0"`}
function f(e){
return r.joined(e,r`\n`)}
exports.default=a;
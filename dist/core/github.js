"use strict";
const e=require("./annotations.js");
const t=require("./core.js");
const n=require("./text.js");
const r=t.defineSyntax(`workflow-commands`,t.printable,t.withoutBracketed);
function i(e,n,r){
let i=n.map(([e,t])=>`${e}=${o(String(t))}`);
return t.made(`::${e} ${i.join(`,`)}::${a(r)}`)}
function a(e){
return t.printable(e.replaceAll(`%`,`%25`).replaceAll(`\r`,`%0D`).replaceAll(`
`,`%0A`))}
function o(e){
return a(e).replaceAll(`:`,`%3A`).replaceAll(`,`,`%2C`)}
var s=n.defineOutput({
id:`github`,
order:4,
readers:`a workflow step that runs the command line`,
holds:`one workflow command for each finding, the worst first, because GitHub shows ten errors and ten warnings of a step`,
syntax:`workflow-commands`,
render(t,n){
let i=[...e.annotationsOf(t,n).map(c),r`${t.summary}`];
return r`${r.joined(i,r`\n`)}\n`}});
function c({
kind:e,
title:t,
path:n,
line:r,
columns:a,
message:o}){
let s=[[`title`,t],[`file`,n],[`line`,r]];
let c=a&&[[`col`,a.start],[`endColumn`,a.end]];
return i(e,[...s,...c??[]],o)}
exports.default=s;
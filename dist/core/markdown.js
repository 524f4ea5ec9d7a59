"use strict";
const e=require("./core.js");
const t=`<!-- -->`;
const n=e.defineSyntax(`markdown`,s);
function r(t,r){
return e.made(`[${e.textOf(n`${t}`)}](${r.replace(/[\s\\()<>|]/g,i)})`)}
function i(e){
return encodeURIComponent(e).replace(/[()]/,e=>`%${e.charCodeAt(0).toString(16)}`)}
function a(t,n){
let r=Math.max(2,...Array.from(t.matchAll(/`+/g),([e])=>e.length));
let i="`".repeat(r+1);
return e.made(`${i}${n}\n${t.split(`
`).map(o).join(`
`)}${t.endsWith(`
`)?``:`
`}${i}\n`)}
function o(t){
return t.replace(/\r$/,``).split(`	`).map(e.printable).join(`    `)}
function s(n){
return e.printable(n).replace(/[\\`*_[\]<>&|~$!]/g,e=>e===`&`?`&amp;`:e===`<`?`&lt;`:`\\${e}`).replace(/[@#]/g,`$&${t}`).replace(/:(?=\S)/g,`:${t}`).replace(/\b(www)\./gi,`$1${t}.`)}
exports.fenced=a;
exports.link=r;
exports.markdown=n;
"use strict";
const e=require("./core.js");
const t=`<!-- -->`;
const n=e.defineSyntax(`markdown`,o);
function r(t,n){
return e.made(`[${o(t)}](${n.replace(/[\s\\()<>|]/g,encodeURIComponent)})`)}
function i(t,n){
let r=Math.max(2,...Array.from(t.matchAll(/`+/g),([e])=>e.length));
let i="`".repeat(r+1);
return e.made(`${i}${n}\n${t.split(`
`).map(a).join(`
`)}${t.endsWith(`
`)?``:`
`}${i}\n`)}
function a(t){
return t.replace(/\r$/,``).split(`	`).map(e.printable).join(`    `)}
function o(n){
return e.printable(n).replace(/[\\`*_[\]<>&|~$!]/g,e=>e===`&`?`&amp;`:e===`<`?`&lt;`:`\\${e}`).replace(/[@#]/g,`$&${t}`).replace(/:(?=\S)/g,`:${t}`).replace(/\b(www)\./gi,`$1${t}.`)}
exports.fenced=i;
exports.link=r;
exports.markdown=n;
"use strict";
const e=require("./core.js");
const t=`<!-- -->`;
const n=e.defineSyntax(`markdown`,i);
function r(t,n){
return e.made(`[${i(t)}](${n.replace(/[\s\\()<>|]/g,encodeURIComponent)})`)}
function i(n){
return e.printable(n).replace(/[\\`*_[\]<>&|~$!]/g,e=>e===`&`?`&amp;`:e===`<`?`&lt;`:`\\${e}`).replace(/[@#]/g,`$&${t}`).replace(/:(?=\S)/g,`:${t}`).replace(/\b(www)\./gi,`$1${t}.`)}
exports.link=r;
exports.markdown=n;
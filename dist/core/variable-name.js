"use strict";
const e=require("./literals.js");
const t=/([A-Za-z][\w.-]{1,60})["']?[=:] ?["']?(?:(?:basic|bearer|token) )?$/i;
const n=/(?<!\S)-{1,2}([A-Za-z][\w.-]{1,60})[ \t]+\\?["']?$/;
const r=/^(?:PROXY_)?AUTH(?:ORIZATION)?$/;
function i(r,i,o){
let s=r.slice(Math.max(0,i-120),i);
let c=[(t.exec(s)??n.exec(s))?.[1],o].find(t=>t!==void 0&&e.isSecretName(t));
return c===void 0?void 0:a(c)}
function a(e){
let t=e.slice(0,120).replace(/([a-z0-9])(?=[A-Z])/g,`$1_`).replace(/[^A-Za-z0-9]+/g,`_`).replace(/^_+(?:X_)?|^X_|(?<!_)_+$/gi,``).toUpperCase();
return/^[A-Z]\w*$/.test(t)&&!r.test(t)?t:void 0}
function o({
start:e,
end:t,
name:n},r){
return r[t]===`@`&&r.lastIndexOf(`://`,e)!==-1?`DB_PASSWORD`:i(r,e,n)}
exports.asVariable=a;
exports.variableNamedLike=i;
exports.variableWithin=o;
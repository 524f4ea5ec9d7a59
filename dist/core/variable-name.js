"use strict";
const e=require("./literals.js");
const t=/([A-Za-z][\w.-]{1,60})["']?[=:] ?["']?(?:(?:basic|bearer|token) )?$/i;
const n=/^(?:PROXY_)?AUTH(?:ORIZATION)?$/;
function r(n,r,a){
let o=[t.exec(n.slice(Math.max(0,r-120),r))?.[1],a].find(t=>t!==void 0&&e.isSecretName(t));
return o===void 0?void 0:i(o)}
function i(e){
let t=e.slice(0,120).replace(/([a-z0-9])(?=[A-Z])/g,`$1_`).replace(/[^A-Za-z0-9]+/g,`_`).replace(/^_+(?:X_)?|^X_|_+$/gi,``).toUpperCase();
return/^[A-Z]\w*$/.test(t)&&!n.test(t)?t:void 0}
function a({
start:e,
end:t,
name:n},i){
return i[t]===`@`&&i.lastIndexOf(`://`,e)!==-1?`DB_PASSWORD`:r(i,e,n)}
exports.asVariable=i;
exports.variableNamedLike=r;
exports.variableWithin=a;
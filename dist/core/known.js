"use strict";
const e=require("./core.js");
function t(t,n,r){
let i=e.suggest(n,r.map(e=>e.id));
let a=i===void 0?`"mcp-lint ${t}s" lists them`:`did you mean ${e.quote(i)}?`;
return new e.UsageError(`there is no ${t} ${e.quote(n)}; ${a}`)}
exports.unknown=t;
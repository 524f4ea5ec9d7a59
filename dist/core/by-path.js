"use strict";
function e(e){
let t=new Map;
for(
let n of e){
let e=t.get(n.path);
e===void 0?t.set(n.path,[n]):e.push(n)}
return t}
exports.byPath=e;
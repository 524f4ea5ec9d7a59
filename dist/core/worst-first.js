"use strict";
const e=[`error`,`warning`,`info`];
function t(t){
return e.flatMap(e=>t.filter(t=>t.severity===e))}
exports.worstFirst=t;
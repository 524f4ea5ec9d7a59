"use strict";
const e=[`error`,`warning`,`info`];
function t(t){
return e.indexOf(t)}
function n(t){
return e.flatMap(e=>t.filter(t=>t.severity===e))}
exports.severityRank=t;
exports.worstFirst=n;
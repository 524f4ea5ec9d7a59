"use strict";
function e(e){
return e.split(`/`).map(e=>encodeURIComponent(e.replace(/\p{Cs}/gu,`\ufffd`)).replaceAll(`'`,`%27`)).join(`/`)}
exports.encodedPath=e;
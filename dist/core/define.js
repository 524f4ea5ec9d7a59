"use strict";
function e(e){
return e}
exports.defineServersOutput=e;
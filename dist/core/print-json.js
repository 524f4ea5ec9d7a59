"use strict";
const e=require("./json.js");
const t=[`text`,`json`];
function n(t){
return e.jsonText({
version:1,...t})}
exports.catalogFormats=t;
exports.printJson=n;
"use strict";
const e=require("./json-report.js");
const t=require("./json.js");
var n=require("./text.js").defineOutput({
id:`json`,
order:2,
readers:`programs`,
holds:`everything, in a form that stays`,
syntax:`json`,
render:(n,r)=>t.json(e.jsonOf(n,r))});
exports.default=n;
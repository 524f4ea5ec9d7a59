"use strict";
const e=require("./rolldown-runtime.js");
const t=require("./core.js");
var n=e.__exportAll({
default:()=>c});
const r={
effect:`fine`,
by:`H:CLI`};
const i={
effect:`ignored`,
by:`H:CLI`};
const a=[`startCommand`,`runtime`,`target`,`build`,`configSchema`,`name`,`exampleConfig`];
const o=/<%[-_=#\s]|^[ \t]*\{[%{][-#/%{ ]*(?:if|for|unless|each|end)/m;
function s({
value:e,
text:t}){
if(o.test(t))
return!1;
if(e===void 0)
return/^(?:startCommand|runtime|target):/m.test(t);
if(typeof e!=`object`||!e||Array.isArray(e))
return!0;
return a.some(t=>Object.hasOwn(e,t))}
var c=t.defineClient({
id:`smithery`,
name:`Smithery`,
sources:{
CLI:{
title:`smithery-ai/cli, read`,
version:`4.x`,
date:`2026-05-31`},
DOC:{
title:`Smithery\u2019s documentation of smithery.yaml`,
version:`2026-05`,
date:`2026-05-31`}},
formats:[{
id:`smithery`,
title:`a project of Smithery`,
files:[`smithery.yaml`,`smithery.yml`],
schemaBy:`H:CLI`,
syntax:{
language:`yaml`,
bom:r,
empty:i,
broken:i,
duplicates:i},
servers:[],
noMap:r,
badRoot:i,
former:{
keys:[`startCommand`,`configSchema`,`exampleConfig`],
reaction:{
effect:`ignored`,
by:`L:CLI`}},
claims:`shape`,
when:s}]});
var l=e.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"properties": {
"name": {
"type": "string",
"minLength": 3,
"maxLength": 39,
"pattern": "^[A-Za-z][A-Za-z0-9_-]*$",
"x-label": "a name of letters, digits, \\"-\\" and \\"_\\" that begins with a letter"
},
"target": {
"enum": [
"local",
"remote"
]
},
"runtime": {
"type": "string"
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=s;
let i=RegExp(`^[A-Za-z][A-Za-z0-9_-]*$`,`u`);
function a(e,{
instancePath:t=``,
parentData:s,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(r(n)>39){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/maxLength`,
keyword:`maxLength`,
params:{
limit:39}};
d=o(d,e);
f++}
if(r(n)<3){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/minLength`,
keyword:`minLength`,
params:{
limit:3}};
d=o(d,e);
f++}
if(!i.test(n)){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z][A-Za-z0-9_-]*$`}};
d=o(d,e);
f++}}else{
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}
if(e.target!==void 0&&n.call(e,`target`)){
let n=e.target;
if(n!==`local`&&n!==`remote`){
let e={
instancePath:t+`/target`,
schemaPath:`#/properties/target/enum`,
keyword:`enum`,
params:{}};
d=o(d,e);
f++}}
if(e.runtime!==void 0&&n.call(e,`runtime`)&&typeof e.runtime!=`string`){
let e={
instancePath:t+`/runtime`,
schemaPath:`#/properties/runtime/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
a.errors=d;
return f===0}
a.evaluated={
props:{
name:!0,
target:!0,
runtime:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_smithery=l;
exports.smithery_exports=n;
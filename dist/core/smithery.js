"use strict";
const e=require("./core.js").rolldownRuntime;
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
let o;
function s({
value:e,
text:t}){
if((o??=/<%[-_=#\s]|^[ \t]*\{[%{][-#/%{ ]*(?:if|for|unless|each|end)/m).test(t))
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
let r=c;
let i=RegExp(`^[A-Za-z][A-Za-z0-9_-]*$`,`u`);
function a(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(r(n)>39){
f=s(f,t+`/name`,`#/properties/name/maxLength`,{
limit:39});
p++}
if(r(n)<3){
f=s(f,t+`/name`,`#/properties/name/minLength`,{
limit:3});
p++}
if(!i.test(n)){
f=s(f,t+`/name`,`#/properties/name/pattern`,{
pattern:`^[A-Za-z][A-Za-z0-9_-]*$`});
p++}}else{
f=s(f,t+`/name`,`#/properties/name/type`);
p++}}
if(e.target!==void 0&&n.call(e,`target`)){
let n=e.target;
if(n!==`local`&&n!==`remote`){
f=s(f,t+`/target`,`#/properties/target/enum`);
p++}}
if(e.runtime!==void 0&&n.call(e,`runtime`)&&typeof e.runtime!=`string`){
f=s(f,t+`/runtime`,`#/properties/runtime/type`);
p++}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t,n,r={}){
return o(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function c(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_smithery=l;
exports.smithery_exports=n;
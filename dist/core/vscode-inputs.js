"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:r,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"x-effect": "warns",
"x-by": "H:VSC",
"type": "array",
"items": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"id",
"type"
],
"properties": {
"id": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "string"
},
"type": {
"x-effect": "warns",
"x-by": "H:VSC",
"enum": [
"promptString",
"pickString",
"command"
]
},
"description": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "string"
},
"password": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "boolean"
},
"options": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "array",
"items": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": [
"string",
"object"
],
"if": {
"type": "object"
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"value"
]
}
}
},
"command": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "string"
}
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"promptString",
"pickString"
]
}
}
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"description"
]
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "pickString"
}
},
"required": [
"type"
]
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"options"
]
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "command"
}
},
"required": [
"type"
]
},
"then": {
"x-effect": "warns",
"x-by": "H:VSC",
"type": "object",
"required": [
"command"
]
}
}
]
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(Array.isArray(e)){
let r=e.length;
for(
let o=0;o<r;o++){
let r=e[o];
let s=d;
let c=!0;
let l=d;
if(d===l){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type!==void 0&&n.call(r,`type`)){
let e=r.type;
if(e!==`promptString`&&e!==`pickString`){
u=i(u,{});
d++}}}else{
u=i(u,{});
d++}}
var f=l===d;
d=s;
u!==null&&(s?u.length=Math.min(u.length,s):u=null);
if(f){
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.description===void 0||!n.call(r,`description`)){
u=a(u,t+`/`+o,`#/items/allOf/0/then/required`,{
missingProperty:`description`});
d++}}else{
u=a(u,t+`/`+o,`#/items/allOf/0/then/type`);
d++}
var f=e===d;
c=f}
if(!c){
u=a(u,t+`/`+o,`#/items/allOf/0/if`,{
failingKeyword:`then`});
d++}
let g=d;
let _=!0;
let v=d;
if(d===v){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type===void 0||!n.call(r,`type`)){
u=i(u,{});
d++}else 
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`pickString`){
u=i(u,{});
d++}}else{
u=i(u,{});
d++}}
var p=v===d;
d=g;
u!==null&&(g?u.length=Math.min(u.length,g):u=null);
if(p){
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.options===void 0||!n.call(r,`options`)){
u=a(u,t+`/`+o,`#/items/allOf/1/then/required`,{
missingProperty:`options`});
d++}}else{
u=a(u,t+`/`+o,`#/items/allOf/1/then/type`);
d++}
var p=e===d;
_=p}
if(!_){
u=a(u,t+`/`+o,`#/items/allOf/1/if`,{
failingKeyword:`then`});
d++}
let y=d;
let b=!0;
let x=d;
if(d===x){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type===void 0||!n.call(r,`type`)){
u=i(u,{});
d++}else 
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`command`){
u=i(u,{});
d++}}else{
u=i(u,{});
d++}}
var m=x===d;
d=y;
u!==null&&(y?u.length=Math.min(u.length,y):u=null);
if(m){
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.command===void 0||!n.call(r,`command`)){
u=a(u,t+`/`+o,`#/items/allOf/2/then/required`,{
missingProperty:`command`});
d++}}else{
u=a(u,t+`/`+o,`#/items/allOf/2/then/type`);
d++}
var m=e===d;
b=m}
if(!b){
u=a(u,t+`/`+o,`#/items/allOf/2/if`,{
failingKeyword:`then`});
d++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.id===void 0||!n.call(r,`id`)){
u=a(u,t+`/`+o,`#/items/required`,{
missingProperty:`id`});
d++}
if(r.type===void 0||!n.call(r,`type`)){
u=a(u,t+`/`+o,`#/items/required`,{
missingProperty:`type`});
d++}
if(r.id!==void 0&&n.call(r,`id`)&&typeof r.id!=`string`){
u=a(u,t+`/`+o+`/id`,`#/items/properties/id/type`);
d++}
if(r.type!==void 0&&n.call(r,`type`)){
let e=r.type;
if(e!==`promptString`&&e!==`pickString`&&e!==`command`){
u=a(u,t+`/`+o+`/type`,`#/items/properties/type/enum`);
d++}}
if(r.description!==void 0&&n.call(r,`description`)&&typeof r.description!=`string`){
u=a(u,t+`/`+o+`/description`,`#/items/properties/description/type`);
d++}
if(r.password!==void 0&&n.call(r,`password`)&&typeof r.password!=`boolean`){
u=a(u,t+`/`+o+`/password`,`#/items/properties/password/type`);
d++}
if(r.options!==void 0&&n.call(r,`options`)){
let e=r.options;
if(Array.isArray(e)){
let r=e.length;
for(
let s=0;s<r;s++){
let r=e[s];
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
u=a(u,t+`/`+o+`/options/`+s,`#/items/properties/options/items/type`);
d++}
let c=d;
let l=!0;
let f=d;
if(!r||typeof r!=`object`||Array.isArray(r)){
u=i(u,{});
d++}
var h=f===d;
d=c;
u!==null&&(c?u.length=Math.min(u.length,c):u=null);
if(h){
let e=d;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.value===void 0||!n.call(r,`value`)){
u=a(u,t+`/`+o+`/options/`+s,`#/items/properties/options/items/then/required`,{
missingProperty:`value`});
d++}}else{
u=a(u,t+`/`+o+`/options/`+s,`#/items/properties/options/items/then/type`);
d++}
var h=e===d;
l=h}
if(!l){
u=a(u,t+`/`+o+`/options/`+s,`#/items/properties/options/items/if`,{
failingKeyword:`then`});
d++}}}else{
u=a(u,t+`/`+o+`/options`,`#/items/properties/options/type`);
d++}}
if(r.command!==void 0&&n.call(r,`command`)&&typeof r.command!=`string`){
u=a(u,t+`/`+o+`/command`,`#/items/properties/command/type`);
d++}}else{
u=a(u,t+`/`+o,`#/items/type`);
d++}}}else{
u=i(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function a(e,t,n,r={}){
return i(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}}));
exports.require_vscode_inputs=e;
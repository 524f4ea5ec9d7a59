"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(Array.isArray(e)){
let r=e.length;
for(
let a=0;a<r;a++){
let r=e[a];
let o=u;
let s=!0;
let c=u;
if(u===c){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type!==void 0&&n.call(r,`type`)){
let e=r.type;
if(e!==`promptString`&&e!==`pickString`){
l=i(l,{});
u++}}}else{
l=i(l,{});
u++}}
var f=c===u;
u=o;
l!==null&&(o?l.length=Math.min(l.length,o):l=null);
if(f){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.description===void 0||!n.call(r,`description`)){
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`description`}};
l=i(l,e);
u++}}else{
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/allOf/0/then/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
var f=e===u;
s=f}
if(!s){
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=i(l,e);
u++}
let d=u;
let g=!0;
let _=u;
if(u===_){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type===void 0||!n.call(r,`type`)){
l=i(l,{});
u++}else 
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`pickString`){
l=i(l,{});
u++}}else{
l=i(l,{});
u++}}
var p=_===u;
u=d;
l!==null&&(d?l.length=Math.min(l.length,d):l=null);
if(p){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.options===void 0||!n.call(r,`options`)){
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`options`}};
l=i(l,e);
u++}}else{
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/allOf/1/then/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
var p=e===u;
g=p}
if(!g){
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=i(l,e);
u++}
let v=u;
let y=!0;
let b=u;
if(u===b){
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.type===void 0||!n.call(r,`type`)){
l=i(l,{});
u++}else 
if(r.type!==void 0&&n.call(r,`type`)&&r.type!==`command`){
l=i(l,{});
u++}}else{
l=i(l,{});
u++}}
var m=b===u;
u=v;
l!==null&&(v?l.length=Math.min(l.length,v):l=null);
if(m){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.command===void 0||!n.call(r,`command`)){
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}};
l=i(l,e);
u++}}else{
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/allOf/2/then/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
var m=e===u;
y=m}
if(!y){
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=i(l,e);
u++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.id===void 0||!n.call(r,`id`)){
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/required`,
keyword:`required`,
params:{
missingProperty:`id`}};
l=i(l,e);
u++}
if(r.type===void 0||!n.call(r,`type`)){
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
l=i(l,e);
u++}
if(r.id!==void 0&&n.call(r,`id`)&&typeof r.id!=`string`){
let e={
instancePath:t+`/`+a+`/id`,
schemaPath:`#/items/properties/id/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
if(r.type!==void 0&&n.call(r,`type`)){
let e=r.type;
if(e!==`promptString`&&e!==`pickString`&&e!==`command`){
let e={
instancePath:t+`/`+a+`/type`,
schemaPath:`#/items/properties/type/enum`,
keyword:`enum`,
params:{}};
l=i(l,e);
u++}}
if(r.description!==void 0&&n.call(r,`description`)&&typeof r.description!=`string`){
let e={
instancePath:t+`/`+a+`/description`,
schemaPath:`#/items/properties/description/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
if(r.password!==void 0&&n.call(r,`password`)&&typeof r.password!=`boolean`){
let e={
instancePath:t+`/`+a+`/password`,
schemaPath:`#/items/properties/password/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
if(r.options!==void 0&&n.call(r,`options`)){
let e=r.options;
if(Array.isArray(e)){
let r=e.length;
for(
let o=0;o<r;o++){
let r=e[o];
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
let e={
instancePath:t+`/`+a+`/options/`+o,
schemaPath:`#/items/properties/options/items/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
let s=u;
let c=!0;
let d=u;
if(!r||typeof r!=`object`||Array.isArray(r)){
l=i(l,{});
u++}
var h=d===u;
u=s;
l!==null&&(s?l.length=Math.min(l.length,s):l=null);
if(h){
let e=u;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.value===void 0||!n.call(r,`value`)){
let e={
instancePath:t+`/`+a+`/options/`+o,
schemaPath:`#/items/properties/options/items/then/required`,
keyword:`required`,
params:{
missingProperty:`value`}};
l=i(l,e);
u++}}else{
let e={
instancePath:t+`/`+a+`/options/`+o,
schemaPath:`#/items/properties/options/items/then/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}
var h=e===u;
c=h}
if(!c){
let e={
instancePath:t+`/`+a+`/options/`+o,
schemaPath:`#/items/properties/options/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
l=i(l,e);
u++}}}else{
let e={
instancePath:t+`/`+a+`/options`,
schemaPath:`#/items/properties/options/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}
if(r.command!==void 0&&n.call(r,`command`)&&typeof r.command!=`string`){
let e={
instancePath:t+`/`+a+`/command`,
schemaPath:`#/items/properties/command/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}else{
let e={
instancePath:t+`/`+a,
schemaPath:`#/items/type`,
keyword:`type`,
params:{}};
l=i(l,e);
u++}}}else{
l=i(l,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function i(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.require_vscode_inputs=e;
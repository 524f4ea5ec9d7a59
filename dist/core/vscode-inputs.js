"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:i,
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
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`array`,
items:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`id`,`type`],
properties:{
id:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`string`},
type:{
"x-effect":`warns`,
"x-by":`H:VSC`,
enum:[`promptString`,`pickString`,`command`]},
description:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`string`},
password:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`boolean`},
options:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`array`,
items:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:[`string`,`object`],
if:{
type:`object`},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`value`]}}},
command:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`string`}},
allOf:[{
if:{
type:`object`,
properties:{
type:{
enum:[`promptString`,`pickString`]}}},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`description`]}},{
if:{
type:`object`,
properties:{
type:{
const:`pickString`}},
required:[`type`]},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`options`]}},{
if:{
type:`object`,
properties:{
type:{
const:`command`}},
required:[`type`]},
then:{
"x-effect":`warns`,
"x-by":`H:VSC`,
type:`object`,
required:[`command`]}}]},
$id:`urn:mcp-lint:schema:vscode-inputs`};
let r=Object.prototype.hasOwnProperty;
function i(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
if(Array.isArray(e)){
let i=e.length;
for(
let o=0;o<i;o++){
let i=e[o];
let s=d;
let c=!0;
let l=d;
if(d===l){
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.type!==void 0&&r.call(i,`type`)){
let e=i.type;
if(e!==`promptString`&&e!==`pickString`){
u=a(u,{});
d++}}}else{
u=a(u,{});
d++}}
var p=l===d;
d=s;
u!==null&&(s?u.length=Math.min(u.length,s):u=null);
if(p){
let e=d;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.description===void 0||!r.call(i,`description`)){
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`description`}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/allOf/0/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,e);
d++}
var p=e===d;
c=p}
if(!c){
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}
let f=d;
let _=!0;
let v=d;
if(d===v){
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.type===void 0||!r.call(i,`type`)){
u=a(u,{});
d++}else 
if(i.type!==void 0&&r.call(i,`type`)&&i.type!==`pickString`){
u=a(u,{});
d++}}else{
u=a(u,{});
d++}}
var m=v===d;
d=f;
u!==null&&(f?u.length=Math.min(u.length,f):u=null);
if(m){
let e=d;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.options===void 0||!r.call(i,`options`)){
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`options`}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/allOf/1/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,e);
d++}
var m=e===d;
_=m}
if(!_){
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}
let y=d;
let b=!0;
let x=d;
if(d===x){
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.type===void 0||!r.call(i,`type`)){
u=a(u,{});
d++}else 
if(i.type!==void 0&&r.call(i,`type`)&&i.type!==`command`){
u=a(u,{});
d++}}else{
u=a(u,{});
d++}}
var h=x===d;
d=y;
u!==null&&(y?u.length=Math.min(u.length,y):u=null);
if(h){
let e=d;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.command===void 0||!r.call(i,`command`)){
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/allOf/2/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,e);
d++}
var h=e===d;
b=h}
if(!b){
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.id===void 0||!r.call(i,`id`)){
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/required`,
keyword:`required`,
params:{
missingProperty:`id`}};
u=a(u,e);
d++}
if(i.type===void 0||!r.call(i,`type`)){
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/required`,
keyword:`required`,
params:{
missingProperty:`type`}};
u=a(u,e);
d++}
if(i.id!==void 0&&r.call(i,`id`)&&typeof i.id!=`string`){
let e={
instancePath:t+`/`+o+`/id`,
schemaPath:`#/items/properties/id/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
if(i.type!==void 0&&r.call(i,`type`)){
let e=i.type;
if(e!==`promptString`&&e!==`pickString`&&e!==`command`){
let e={
instancePath:t+`/`+o+`/type`,
schemaPath:`#/items/properties/type/enum`,
keyword:`enum`,
params:{}};
u=a(u,e);
d++}}
if(i.description!==void 0&&r.call(i,`description`)&&typeof i.description!=`string`){
let e={
instancePath:t+`/`+o+`/description`,
schemaPath:`#/items/properties/description/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}
if(i.password!==void 0&&r.call(i,`password`)&&typeof i.password!=`boolean`){
let e={
instancePath:t+`/`+o+`/password`,
schemaPath:`#/items/properties/password/type`,
keyword:`type`,
params:{
type:`boolean`}};
u=a(u,e);
d++}
if(i.options!==void 0&&r.call(i,`options`)){
let e=i.options;
if(Array.isArray(e)){
let i=e.length;
for(
let s=0;s<i;s++){
let i=e[s];
if(typeof i!=`string`&&(!i||typeof i!=`object`||Array.isArray(i))){
let e={
instancePath:t+`/`+o+`/options/`+s,
schemaPath:`#/items/properties/options/items/type`,
keyword:`type`,
params:{
type:n.items.properties.options.items.type}};
u=a(u,e);
d++}
let c=d;
let l=!0;
let f=d;
if(!i||typeof i!=`object`||Array.isArray(i)){
u=a(u,{});
d++}
var g=f===d;
d=c;
u!==null&&(c?u.length=Math.min(u.length,c):u=null);
if(g){
let e=d;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.value===void 0||!r.call(i,`value`)){
let e={
instancePath:t+`/`+o+`/options/`+s,
schemaPath:`#/items/properties/options/items/then/required`,
keyword:`required`,
params:{
missingProperty:`value`}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/`+o+`/options/`+s,
schemaPath:`#/items/properties/options/items/then/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,e);
d++}
var g=e===d;
l=g}
if(!l){
let e={
instancePath:t+`/`+o+`/options/`+s,
schemaPath:`#/items/properties/options/items/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
u=a(u,e);
d++}}}else{
let e={
instancePath:t+`/`+o+`/options`,
schemaPath:`#/items/properties/options/type`,
keyword:`type`,
params:{
type:`array`}};
u=a(u,e);
d++}}
if(i.command!==void 0&&r.call(i,`command`)&&typeof i.command!=`string`){
let e={
instancePath:t+`/`+o+`/command`,
schemaPath:`#/items/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
u=a(u,e);
d++}}else{
let e={
instancePath:t+`/`+o,
schemaPath:`#/items/type`,
keyword:`type`,
params:{
type:`object`}};
u=a(u,e);
d++}}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`array`}});
d++}
i.errors=u;
return d===0}
i.evaluated={
items:!0,
dynamicProps:!1,
dynamicItems:!1};
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}}));
exports.require_vscode_inputs=e;
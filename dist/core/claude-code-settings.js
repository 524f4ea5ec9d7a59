"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"enableAllProjectMcpServers": {
"x-effect": "ignored",
"type": "boolean"
},
"enabledMcpjsonServers": {
"x-effect": "ignored",
"type": "array",
"items": {
"x-effect": "ignored",
"type": "string"
}
},
"disabledMcpjsonServers": {
"x-effect": "ignored",
"type": "array",
"items": {
"x-effect": "ignored",
"type": "string"
}
},
"allowedMcpServers": {
"x-effect": "ignored",
"type": "array",
"items": {
"allOf": [
{
"$ref": "#/$defs/match"
}
],
"properties": {
"serverName": {
"x-effect": "ignored",
"type": "string",
"x-label": "made of letters, digits, \\"-\\" and \\"_\\"",
"pattern": "^[A-Za-z0-9_-]+$"
}
},
"type": "object"
}
},
"deniedMcpServers": {
"x-effect": "ignored",
"type": "array",
"items": {
"allOf": [
{
"$ref": "#/$defs/match"
}
],
"properties": {
"serverName": {
"x-effect": "ignored",
"type": "string",
"x-label": "a name",
"pattern": "\\\\S"
}
},
"type": "object"
}
}
},
"$defs": {
"match": {
"type": "object",
"x-effect": "ignored",
"minProperties": 1,
"maxProperties": 1,
"properties": {
"serverCommand": {
"x-effect": "ignored",
"type": "array",
"minItems": 1,
"items": {
"type": "string"
}
},
"serverUrl": {
"x-effect": "ignored",
"type": "string"
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(Object.keys(e).length>1){
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/match/maxProperties`,
keyword:`maxProperties`,
params:{
limit:1}});
u++}
if(Object.keys(e).length<1){
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/match/minProperties`,
keyword:`minProperties`,
params:{
limit:1}});
u++}
if(e.serverCommand!==void 0&&n.call(e,`serverCommand`)){
let n=e.serverCommand;
if(Array.isArray(n)){
if(n.length<1){
let e={
instancePath:t+`/serverCommand`,
schemaPath:`#/$defs/match/properties/serverCommand/minItems`,
keyword:`minItems`,
params:{
limit:1}};
l=s(l,e);
u++}
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/serverCommand/`+r,
schemaPath:`#/$defs/match/properties/serverCommand/items/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}}else{
let e={
instancePath:t+`/serverCommand`,
schemaPath:`#/$defs/match/properties/serverCommand/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}}
if(e.serverUrl!==void 0&&n.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
let e={
instancePath:t+`/serverUrl`,
schemaPath:`#/$defs/match/properties/serverUrl/type`,
keyword:`type`,
params:{}};
l=s(l,e);
u++}}else{
l=s(l,{
instancePath:t,
schemaPath:`#/$defs/match/type`,
keyword:`type`,
params:{}});
u++}
r.errors=l;
return u===0}
r.evaluated={
props:{
serverCommand:!0,
serverUrl:!0},
dynamicProps:!1,
dynamicItems:!1};
let i=RegExp(`^[A-Za-z0-9_-]+$`,`u`);
let a=RegExp(`\\S`,`u`);
function o(e,{
instancePath:t=``,
parentData:l,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=o.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enableAllProjectMcpServers!==void 0&&n.call(e,`enableAllProjectMcpServers`)&&typeof e.enableAllProjectMcpServers!=`boolean`){
let e={
instancePath:t+`/enableAllProjectMcpServers`,
schemaPath:`#/properties/enableAllProjectMcpServers/type`,
keyword:`type`,
params:{}};
p=s(p,e);
m++}
if(e.enabledMcpjsonServers!==void 0&&n.call(e,`enabledMcpjsonServers`)){
let n=e.enabledMcpjsonServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/enabledMcpjsonServers/`+r,
schemaPath:`#/properties/enabledMcpjsonServers/items/type`,
keyword:`type`,
params:{}};
p=s(p,e);
m++}}else{
let e={
instancePath:t+`/enabledMcpjsonServers`,
schemaPath:`#/properties/enabledMcpjsonServers/type`,
keyword:`type`,
params:{}};
p=s(p,e);
m++}}
if(e.disabledMcpjsonServers!==void 0&&n.call(e,`disabledMcpjsonServers`)){
let n=e.disabledMcpjsonServers;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/disabledMcpjsonServers/`+r,
schemaPath:`#/properties/disabledMcpjsonServers/items/type`,
keyword:`type`,
params:{}};
p=s(p,e);
m++}}else{
let e={
instancePath:t+`/disabledMcpjsonServers`,
schemaPath:`#/properties/disabledMcpjsonServers/type`,
keyword:`type`,
params:{}};
p=s(p,e);
m++}}
if(e.allowedMcpServers!==void 0&&n.call(e,`allowedMcpServers`)){
let a=e.allowedMcpServers;
if(Array.isArray(a)){
let e=a.length;
for(
let o=0;o<e;o++){
let e=a[o];
if(!r(e,{
instancePath:t+`/allowedMcpServers/`+o,
parentData:a,
parentDataProperty:o,
rootData:d,
dynamicAnchors:f})){
p=c(p,r.errors);
m+=r.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!i.test(n)){
let e={
instancePath:t+`/allowedMcpServers/`+o+`/serverName`,
schemaPath:`#/properties/allowedMcpServers/items/properties/serverName/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z0-9_-]+$`}};
p=s(p,e);
m++}}else{
let e={
instancePath:t+`/allowedMcpServers/`+o+`/serverName`,
schemaPath:`#/properties/allowedMcpServers/items/properties/serverName/type`,
keyword:`type`,
params:{}};
p=s(p,e);
m++}}}else{
let e={
instancePath:t+`/allowedMcpServers/`+o,
schemaPath:`#/properties/allowedMcpServers/items/type`,
keyword:`type`,
params:{}};
p=s(p,e);
m++}}}else{
let e={
instancePath:t+`/allowedMcpServers`,
schemaPath:`#/properties/allowedMcpServers/type`,
keyword:`type`,
params:{}};
p=s(p,e);
m++}}
if(e.deniedMcpServers!==void 0&&n.call(e,`deniedMcpServers`)){
let i=e.deniedMcpServers;
if(Array.isArray(i)){
let e=i.length;
for(
let o=0;o<e;o++){
let e=i[o];
if(!r(e,{
instancePath:t+`/deniedMcpServers/`+o,
parentData:i,
parentDataProperty:o,
rootData:d,
dynamicAnchors:f})){
p=c(p,r.errors);
m+=r.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!a.test(n)){
let e={
instancePath:t+`/deniedMcpServers/`+o+`/serverName`,
schemaPath:`#/properties/deniedMcpServers/items/properties/serverName/pattern`,
keyword:`pattern`,
params:{
pattern:`\\S`}};
p=s(p,e);
m++}}else{
let e={
instancePath:t+`/deniedMcpServers/`+o+`/serverName`,
schemaPath:`#/properties/deniedMcpServers/items/properties/serverName/type`,
keyword:`type`,
params:{}};
p=s(p,e);
m++}}}else{
let e={
instancePath:t+`/deniedMcpServers/`+o,
schemaPath:`#/properties/deniedMcpServers/items/type`,
keyword:`type`,
params:{}};
p=s(p,e);
m++}}}else{
let e={
instancePath:t+`/deniedMcpServers`,
schemaPath:`#/properties/deniedMcpServers/type`,
keyword:`type`,
params:{}};
p=s(p,e);
m++}}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
o.evaluated={
props:{
enableAllProjectMcpServers:!0,
enabledMcpjsonServers:!0,
disabledMcpjsonServers:!0,
allowedMcpServers:!0,
deniedMcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_claude_code_settings=e;
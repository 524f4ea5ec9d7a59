"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:a,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"if": {
"type": "object",
"required": [
"mcpServers"
]
},
"then": {
"type": "object",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
}
}
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/server"
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
"streamable-http",
"sse"
]
},
"command": {
"type": "string",
"minLength": 1
},
"args": {
"x-effect": "ignored",
"type": [
"array",
"null"
],
"items": {
"x-effect": "ignored",
"type": "string"
}
},
"env": {},
"envFile": {},
"cwd": {},
"headers": {},
"transport": {},
"oauth": {},
"oauthClientId": {}
},
"if": {
"type": "object",
"properties": {
"command": false
}
},
"then": {
"type": "object",
"properties": {
"url": {
"type": "string",
"minLength": 1
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=l;
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=f;
let m=!0;
let h=f;
if(f===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var g=h===f;
f=p;
d!==null&&(p?d.length=Math.min(d.length,p):d=null);
if(g){
let i=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(r(n)<1){
d=s(d,t+`/url`,`#/$defs/server/then/properties/url/minLength`,{
limit:1});
f++}}else{
d=s(d,t+`/url`,`#/$defs/server/then/properties/url/type`);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
f++}
var g=i===f;
m=g;
if(m){
var _={};
_.url=!0;
_.command=!0}}
if(!m){
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(_!==!0){
_||={};
_.type=!0;
_.command=!0;
_.args=!0;
_.env=!0;
_.envFile=!0;
_.cwd=!0;
_.headers=!0;
_.transport=!0;
_.oauth=!0;
_.oauthClientId=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
d=s(d,t+`/type`,`#/$defs/server/properties/type/type`);
f++}
if(n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`){
d=s(d,t+`/type`,`#/$defs/server/properties/type/enum`);
f++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
d=s(d,t+`/command`,`#/$defs/server/properties/command/minLength`,{
limit:1});
f++}}else{
d=s(d,t+`/command`,`#/$defs/server/properties/command/type`);
f++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
d=s(d,t+`/args`,`#/$defs/server/properties/args/type`);
f++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=s(d,t+`/args/`+r,`#/$defs/server/properties/args/items/type`);
f++}}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
f++}
i.errors=d;
return f===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(!e||typeof e!=`object`||Array.isArray(e)){
f=o(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
let m=p;
let h=!0;
let g=p;
if(p===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
f=o(f,{});
p++}}else{
f=o(f,{});
p++}}
var _=g===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
let v;
if(_){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!i(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
f=s(f,t+`/mcpServers`,`#/then/properties/mcpServers/type`);
p++}}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/then/type`,
keyword:`type`,
params:{}});
p++}
var _=r===p;
h=_;
if(h){
var y={};
y.mcpServers=!0}
v=`then`}else{
let n=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!i(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:u,
dynamicAnchors:d})){
f=c(f,i.errors);
p+=i.errors.length}}else{
f=o(f,{
instancePath:t,
schemaPath:`#/else/type`,
keyword:`type`,
params:{}});
p++}
var _=n===p;
h=_;
h&&y!==!0&&(y=!0);
v=`else`}
if(!h){
f=o(f,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:v}});
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
function c(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}
function l(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_vscode_root=e;
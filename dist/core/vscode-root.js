"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
let r=c;
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
let f=i.evaluated;
f.dynamicProps&&(f.props=void 0);
f.dynamicItems&&(f.items=void 0);
let p=d;
let m=!0;
let h=d;
if(d===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&n.call(e,`command`)){
u=o(u,{});
d++}}else{
u=o(u,{});
d++}}
var g=h===d;
d=p;
u!==null&&(p?u.length=Math.min(u.length,p):u=null);
if(g){
let i=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/then/properties/url/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/then/properties/url/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/then/type`,
keyword:`type`,
params:{}});
d++}
var g=i===d;
m=g;
if(m){
var _={};
_.url=!0;
_.command=!0}}
if(!m){
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
d++}
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
u=o(u,e);
d++}}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/minLength`,
keyword:`minLength`,
params:{
limit:1}};
u=o(u,e);
d++}}else{
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/server/properties/args/items/type`,
keyword:`type`,
params:{}};
u=o(u,e);
d++}}}}else{
u=o(u,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
f.props=_;
return d===0}
i.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=a.evaluated;
p.dynamicProps&&(p.props=void 0);
p.dynamicItems&&(p.items=void 0);
if(!e||typeof e!=`object`||Array.isArray(e)){
d=o(d,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
f++}
let m=f;
let h=!0;
let g=f;
if(f===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers===void 0||!n.call(e,`mcpServers`)){
d=o(d,{});
f++}}else{
d=o(d,{});
f++}}
var _=g===f;
f=m;
d!==null&&(m?d.length=Math.min(d.length,m):d=null);
let v;
if(_){
let r=f;
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
rootData:l,
dynamicAnchors:u})){
d=s(d,i.errors);
f+=i.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/then/properties/mcpServers/type`,
keyword:`type`,
params:{}};
d=o(d,e);
f++}}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/then/type`,
keyword:`type`,
params:{}});
f++}
var _=r===f;
h=_;
if(h){
var y={};
y.mcpServers=!0}
v=`then`}else{
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!i(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:l,
dynamicAnchors:u})){
d=s(d,i.errors);
f+=i.errors.length}}else{
d=o(d,{
instancePath:t,
schemaPath:`#/else/type`,
keyword:`type`,
params:{}});
f++}
var _=n===f;
h=_;
h&&y!==!0&&(y=!0);
v=`else`}
if(!h){
d=o(d,{
instancePath:t,
schemaPath:`#/if`,
keyword:`if`,
params:{
failingKeyword:v}});
f++}
a.errors=d;
p.props=y;
return f===0}
a.evaluated={
dynamicProps:!0,
dynamicItems:!1};
function o(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
o(e,n);
return e}
function c(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_vscode_root=e;
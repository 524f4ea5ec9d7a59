"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:s,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": [
"object",
"null"
],
"additionalProperties": {
"$ref": "#/$defs/server"
}
}
},
"$defs": {
"server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown"
},
"command": {
"type": "string"
},
"args": {
"x-effect": "crashes",
"x-by": "R:QOD",
"type": [
"array",
"null"
]
},
"env": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/expanded"
}
}
},
"url": {
"type": "string"
},
"httpUrl": {
"type": "string"
},
"headers": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/expanded"
}
}
},
"disabled": {
"if": {
"enum": [
true,
false,
0,
"",
null,
"true",
1
]
},
"else": {
"type": "boolean",
"x-help": "write true or false; anything else but 0 and \\"\\" keeps the server off"
}
},
"cwd": {
"x-effect": "fails-server",
"x-by": "R:QOD",
"type": [
"string",
"null"
]
},
"qoder_url": {},
"headersHelper": {},
"tcp": {},
"timeout": {},
"trust": {},
"description": {},
"includeTools": {},
"excludeTools": {},
"toolOverrides": {},
"alwaysAllow": {},
"oauth": {},
"extension": {},
"isProxy": {}
}
},
"expanded": {
"if": {
"enum": [
0,
false,
null
]
},
"else": {
"type": "string",
"x-effect": "fails-server",
"x-by": "R:QOD"
}
}
}
}`)};
let n={
$schema:`https://json-schema.org/draft/2020-12/schema`,
type:`object`,
"x-rule":`root-shape`,
properties:{
mcpServers:{
"x-rule":`root-shape`,
type:[`object`,`null`],
additionalProperties:{
$ref:`#/$defs/server`}}},
$defs:{
server:{
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`},
command:{
type:`string`},
args:{
"x-effect":`crashes`,
"x-by":`R:QOD`,
type:[`array`,`null`]},
env:{
if:{
type:`object`},
then:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/expanded`}}},
url:{
type:`string`},
httpUrl:{
type:`string`},
headers:{
if:{
type:`object`},
then:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/expanded`}}},
disabled:{
if:{
enum:[!0,!1,0,``,null,`true`,1]},
else:{
type:`boolean`,
"x-help":`write true or false; anything else but 0 and "" keeps the server off`}},
cwd:{
"x-effect":`fails-server`,
"x-by":`R:QOD`,
type:[`string`,`null`]},
qoder_url:{},
headersHelper:{},
tcp:{},
timeout:{},
trust:{},
description:{},
includeTools:{},
excludeTools:{},
toolOverrides:{},
alwaysAllow:{},
oauth:{},
extension:{},
isProxy:{}}},
expanded:{
if:{
enum:[0,!1,null]},
else:{
type:`string`,
"x-effect":`fails-server`,
"x-by":`R:QOD`}}},
$id:`urn:mcp-lint:schema:qoder-project`};
let r=Object.prototype.hasOwnProperty;
let i={
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`},
command:{
type:`string`},
args:{
"x-effect":`crashes`,
"x-by":`R:QOD`,
type:[`array`,`null`]},
env:{
if:{
type:`object`},
then:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/expanded`}}},
url:{
type:`string`},
httpUrl:{
type:`string`},
headers:{
if:{
type:`object`},
then:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/expanded`}}},
disabled:{
if:{
enum:[!0,!1,0,``,null,`true`,1]},
else:{
type:`boolean`,
"x-help":`write true or false; anything else but 0 and "" keeps the server off`}},
cwd:{
"x-effect":`fails-server`,
"x-by":`R:QOD`,
type:[`string`,`null`]},
qoder_url:{},
headersHelper:{},
tcp:{},
timeout:{},
trust:{},
description:{},
includeTools:{},
excludeTools:{},
toolOverrides:{},
alwaysAllow:{},
oauth:{},
extension:{},
isProxy:{}}};
function a(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let u=a.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=l;
let f=!0;
let p=l;
if(e!==0&&e!==!1&&e!==null){
s=c(s,{});
l++}
var m=p===l;
l=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
if(!m){
let n=l;
if(typeof e!=`string`){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/expanded/else/type`,
keyword:`type`,
params:{
type:`string`}});
l++}
var m=n===l;
f=m}
if(!f){
s=c(s,{
instancePath:t,
schemaPath:`#/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
a.errors=s;
return l===0}
a.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:s,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=o.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/server/properties/args/type`,
keyword:`type`,
params:{
type:i.properties.args.type}};
f=c(f,e);
p++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
let r=p;
let i=!0;
let o=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=c(f,{});
p++}
var h=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(h){
let e=p;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/then/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}
var h=e===p;
i=h}
if(!i){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/server/properties/env/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=c(f,e);
p++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(e.httpUrl!==void 0&&r.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
let e={
instancePath:t+`/httpUrl`,
schemaPath:`#/$defs/server/properties/httpUrl/type`,
keyword:`type`,
params:{
type:`string`}};
f=c(f,e);
p++}
if(e.headers!==void 0&&r.call(e,`headers`)){
let n=e.headers;
let r=p;
let i=!0;
let o=p;
if(!n||typeof n!=`object`||Array.isArray(n)){
f=c(f,{});
p++}
var g=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(g){
let e=p;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!a(n[e],{
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,a.errors);
p+=a.errors.length}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/then/type`,
keyword:`type`,
params:{
type:`object`}};
f=c(f,e);
p++}
var g=e===p;
i=g}
if(!i){
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/server/properties/headers/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=c(f,e);
p++}}
if(e.disabled!==void 0&&r.call(e,`disabled`)){
let n=e.disabled;
let r=p;
let i=!0;
let a=p;
if(n!==!0&&n!==!1&&n!==0&&n!==``&&n!==null&&n!==`true`&&n!==1){
f=c(f,{});
p++}
var _=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(!_){
let e=p;
if(typeof n!=`boolean`){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/else/type`,
keyword:`type`,
params:{
type:`boolean`}};
f=c(f,e);
p++}
var _=e===p;
i=_}
if(!i){
let e={
instancePath:t+`/disabled`,
schemaPath:`#/$defs/server/properties/disabled/if`,
keyword:`if`,
params:{
failingKeyword:`else`}};
f=c(f,e);
p++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/server/properties/cwd/type`,
keyword:`type`,
params:{
type:i.properties.cwd.type}};
f=c(f,e);
p++}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
o.errors=f;
return p===0}
o.evaluated={
props:{
type:!0,
command:!0,
args:!0,
env:!0,
url:!0,
httpUrl:!0,
headers:!0,
disabled:!0,
cwd:!0,
qoder_url:!0,
headersHelper:!0,
tcp:!0,
timeout:!0,
trust:!0,
description:!0,
includeTools:!0,
excludeTools:!0,
toolOverrides:!0,
alwaysAllow:!0,
oauth:!0,
extension:!0,
isProxy:!0},
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&r.call(e,`mcpServers`)){
let r=e.mcpServers;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:n.properties.mcpServers.type}};
f=c(f,e);
p++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(!o(r[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=l(f,o.errors);
p+=o.errors.length}}}}else{
f=c(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
s.errors=f;
return p===0}
s.evaluated={
props:{
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
c(e,n);
return e}}));
exports.require_qoder_project=e;
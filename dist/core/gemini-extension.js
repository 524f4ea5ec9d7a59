"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"allOf": [
{
"type": "object",
"x-rule": "field-missing",
"x-effect": "refuses-file",
"x-by": "H:GEM3",
"required": [
"name",
"version"
]
}
],
"properties": {
"name": {
"x-effect": "refuses-file",
"x-by": "H:GEM3",
"if": {
"type": "string"
},
"then": {
"type": "string",
"minLength": 1,
"pattern": "^[a-zA-Z0-9-]*$",
"x-label": "a name of letters, digits and \\"-\\""
}
},
"version": {
"x-effect": "refuses-file",
"x-by": "H:GEM3",
"if": {
"type": "string"
},
"then": {
"type": "string",
"minLength": 1
}
},
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/gemini-server"
}
}
},
"$defs": {
"gemini-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"sse",
"http"
]
},
"command": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"args": {
"x-effect": "crashes",
"type": [
"array",
"null"
],
"items": {
"x-effect": "warns",
"type": "string"
},
"if": {
"type": "null"
},
"then": {
"x-effect": "warns",
"type": "array"
}
},
"env": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/gemini-server/$defs/expanded"
}
},
"cwd": {
"x-effect": "fails-server",
"x-by": "R:GEMS",
"type": [
"string",
"null"
],
"if": {
"type": "null"
},
"then": {
"x-effect": "warns",
"type": "string"
}
},
"url": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"httpUrl": {
"x-effect": "fails-server",
"x-by": "H:GEM2",
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/gemini-server/$defs/expanded"
}
},
"timeout": {
"if": {
"type": "number",
"minimum": 0
},
"then": {
"type": "number",
"minimum": 1,
"maximum": 2147483647,
"x-effect": "fails-server",
"x-by": "R:GEMS"
},
"else": {
"if": {
"type": "boolean"
},
"then": {
"type": "number",
"x-effect": "fails-server",
"x-by": "R:GEMS"
},
"else": {
"if": {
"enum": [
"",
null
]
},
"then": {
"type": "number",
"x-effect": "warns"
}
}
}
},
"trust": {
"type": [
"boolean",
"string"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"true",
"false"
]
}
},
"description": {
"type": "string"
},
"includeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"excludeTools": {
"type": "array",
"items": {
"type": "string"
}
},
"oauth": {
"type": "object"
},
"authProviderType": {
"enum": [
"dynamic_discovery",
"google_credentials",
"service_account_impersonation"
]
},
"targetAudience": {
"type": "string"
},
"targetServiceAccount": {
"type": "string"
},
"tcp": {
"type": "string"
}
},
"$defs": {
"expanded": {
"if": {
"enum": [
0,
false,
null
]
},
"then": {
"type": "string"
},
"else": {
"type": "string",
"x-effect": "fails-server",
"x-by": "R:GEM"
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=d;
let i=RegExp(`^[a-zA-Z0-9-]*$`,`u`);
let a={
"x-rule":`server-shape`,
type:`object`,
properties:{
type:{
"x-rule":`transport-unknown`,
type:`string`,
enum:[`stdio`,`sse`,`http`]},
command:{
"x-effect":`fails-server`,
"x-by":`H:GEM2`,
type:`string`},
args:{
"x-effect":`crashes`,
type:[`array`,`null`],
items:{
"x-effect":`warns`,
type:`string`},
if:{
type:`null`},
then:{
"x-effect":`warns`,
type:`array`}},
env:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/gemini-server/$defs/expanded`}},
cwd:{
"x-effect":`fails-server`,
"x-by":`R:GEMS`,
type:[`string`,`null`],
if:{
type:`null`},
then:{
"x-effect":`warns`,
type:`string`}},
url:{
"x-effect":`fails-server`,
"x-by":`H:GEM2`,
type:`string`},
httpUrl:{
"x-effect":`fails-server`,
"x-by":`H:GEM2`,
type:`string`},
headers:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/gemini-server/$defs/expanded`}},
timeout:{
if:{
type:`number`,
minimum:0},
then:{
type:`number`,
minimum:1,
maximum:2147483647,
"x-effect":`fails-server`,
"x-by":`R:GEMS`},
else:{
if:{
type:`boolean`},
then:{
type:`number`,
"x-effect":`fails-server`,
"x-by":`R:GEMS`},
else:{
if:{
enum:[``,null]},
then:{
type:`number`,
"x-effect":`warns`}}}},
trust:{
type:[`boolean`,`string`],
if:{
type:`string`},
then:{
enum:[`true`,`false`]}},
description:{
type:`string`},
includeTools:{
type:`array`,
items:{
type:`string`}},
excludeTools:{
type:`array`,
items:{
type:`string`}},
oauth:{
type:`object`},
authProviderType:{
enum:[`dynamic_discovery`,`google_credentials`,`service_account_impersonation`]},
targetAudience:{
type:`string`},
targetServiceAccount:{
type:`string`},
tcp:{
type:`string`}},
$defs:{
expanded:{
if:{
enum:[0,!1,null]},
then:{
type:`string`},
else:{
type:`string`,
"x-effect":`fails-server`,
"x-by":`R:GEM`}}}};
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let s=null;
let c=0;
let u=o.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
let d=c;
let f=!0;
let p=c;
if(e!==0&&e!==!1&&e!==null){
s=l(s,{});
c++}
var m=p===c;
c=d;
s!==null&&(d?s.length=Math.min(s.length,d):s=null);
let h;
if(m){
let n=c;
if(typeof e!=`string`){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/then/type`,
keyword:`type`,
params:{
type:`string`}});
c++}
var m=n===c;
f=m;
h=`then`}else{
let n=c;
if(typeof e!=`string`){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/else/type`,
keyword:`type`,
params:{
type:`string`}});
c++}
var m=n===c;
f=m;
h=`else`}
if(!f){
s=l(s,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/$defs/expanded/if`,
keyword:`if`,
params:{
failingKeyword:h}});
c++}
o.errors=s;
return c===0}
o.evaluated={
dynamicProps:!1,
dynamicItems:!1};
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:c=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
let m=s.evaluated;
m.dynamicProps&&(m.props=void 0);
m.dynamicItems&&(m.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/gemini-server/properties/type/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(n!==`stdio`&&n!==`sse`&&n!==`http`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/gemini-server/properties/type/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/gemini-server/properties/command/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/type`,
keyword:`type`,
params:{
type:a.properties.args.type}};
f=l(f,e);
p++}
let r=p;
let i=!0;
let o=p;
if(n!==null){
f=l(f,{});
p++}
var h=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(h){
let e=p;
if(!Array.isArray(n)){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/then/type`,
keyword:`type`,
params:{
type:`array`}};
f=l(f,e);
p++}
var h=e===p;
i=h}
if(!i){
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/gemini-server/properties/args/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/gemini-server/properties/args/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:c,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/gemini-server/properties/env/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
p++}}
if(e.cwd!==void 0&&n.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`&&n!==null){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/type`,
keyword:`type`,
params:{
type:a.properties.cwd.type}};
f=l(f,e);
p++}
let r=p;
let i=!0;
let o=p;
if(n!==null){
f=l(f,{});
p++}
var g=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(g){
let e=p;
if(typeof n!=`string`){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/then/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
var g=e===p;
i=g}
if(!i){
let e={
instancePath:t+`/cwd`,
schemaPath:`#/$defs/gemini-server/properties/cwd/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/gemini-server/properties/url/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.httpUrl!==void 0&&n.call(e,`httpUrl`)&&typeof e.httpUrl!=`string`){
let e={
instancePath:t+`/httpUrl`,
schemaPath:`#/$defs/gemini-server/properties/httpUrl/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!o(n[e],{
instancePath:t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:c,
dynamicAnchors:d})){
f=u(f,o.errors);
p+=o.errors.length}}else{
let e={
instancePath:t+`/headers`,
schemaPath:`#/$defs/gemini-server/properties/headers/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
p++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
let r=p;
let i=!0;
let a=p;
if(p===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
f=l(f,{});
p++}}else{
f=l(f,{});
p++}}
var _=a===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let o;
if(_){
let e=p;
if(typeof n==`number`&&isFinite(n)){
if(n>2147483647||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:2147483647}};
f=l(f,e);
p++}
if(n<1||isNaN(n)){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/then/type`,
keyword:`type`,
params:{
type:`number`}};
f=l(f,e);
p++}
var _=e===p;
i=_;
o=`then`}else{
let e=p;
let r=p;
let a=!0;
let s=p;
if(typeof n!=`boolean`){
f=l(f,{});
p++}
var v=s===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
let c;
if(v){
let e=p;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/then/type`,
keyword:`type`,
params:{
type:`number`}};
f=l(f,e);
p++}
var v=e===p;
a=v;
c=`then`}else{
let e=p;
let r=p;
let i=!0;
let o=p;
if(n!==``&&n!==null){
f=l(f,{});
p++}
var y=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(y){
let e=p;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/then/type`,
keyword:`type`,
params:{
type:`number`}};
f=l(f,e);
p++}
var y=e===p;
i=y}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}
var v=e===p;
a=v;
c=`else`}
if(!a){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/else/if`,
keyword:`if`,
params:{
failingKeyword:c}};
f=l(f,e);
p++}
var _=e===p;
i=_;
o=`else`}
if(!i){
let e={
instancePath:t+`/timeout`,
schemaPath:`#/$defs/gemini-server/properties/timeout/if`,
keyword:`if`,
params:{
failingKeyword:o}};
f=l(f,e);
p++}}
if(e.trust!==void 0&&n.call(e,`trust`)){
let n=e.trust;
if(typeof n!=`boolean`&&typeof n!=`string`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/type`,
keyword:`type`,
params:{
type:a.properties.trust.type}};
f=l(f,e);
p++}
let r=p;
let i=!0;
let o=p;
if(typeof n!=`string`){
f=l(f,{});
p++}
var b=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(b){
let e=p;
if(n!==`true`&&n!==`false`){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/then/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}
var b=e===p;
i=b}
if(!i){
let e={
instancePath:t+`/trust`,
schemaPath:`#/$defs/gemini-server/properties/trust/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
f=l(f,e);
p++}}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/gemini-server/properties/description/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.includeTools!==void 0&&n.call(e,`includeTools`)){
let n=e.includeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/includeTools/`+r,
schemaPath:`#/$defs/gemini-server/properties/includeTools/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/includeTools`,
schemaPath:`#/$defs/gemini-server/properties/includeTools/type`,
keyword:`type`,
params:{
type:`array`}};
f=l(f,e);
p++}}
if(e.excludeTools!==void 0&&n.call(e,`excludeTools`)){
let n=e.excludeTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/excludeTools/`+r,
schemaPath:`#/$defs/gemini-server/properties/excludeTools/items/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}}else{
let e={
instancePath:t+`/excludeTools`,
schemaPath:`#/$defs/gemini-server/properties/excludeTools/type`,
keyword:`type`,
params:{
type:`array`}};
f=l(f,e);
p++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let n=e.oauth;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/oauth`,
schemaPath:`#/$defs/gemini-server/properties/oauth/type`,
keyword:`type`,
params:{
type:`object`}};
f=l(f,e);
p++}}
if(e.authProviderType!==void 0&&n.call(e,`authProviderType`)){
let n=e.authProviderType;
if(n!==`dynamic_discovery`&&n!==`google_credentials`&&n!==`service_account_impersonation`){
let e={
instancePath:t+`/authProviderType`,
schemaPath:`#/$defs/gemini-server/properties/authProviderType/enum`,
keyword:`enum`,
params:{}};
f=l(f,e);
p++}}
if(e.targetAudience!==void 0&&n.call(e,`targetAudience`)&&typeof e.targetAudience!=`string`){
let e={
instancePath:t+`/targetAudience`,
schemaPath:`#/$defs/gemini-server/properties/targetAudience/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.targetServiceAccount!==void 0&&n.call(e,`targetServiceAccount`)&&typeof e.targetServiceAccount!=`string`){
let e={
instancePath:t+`/targetServiceAccount`,
schemaPath:`#/$defs/gemini-server/properties/targetServiceAccount/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}
if(e.tcp!==void 0&&n.call(e,`tcp`)&&typeof e.tcp!=`string`){
let e={
instancePath:t+`/tcp`,
schemaPath:`#/$defs/gemini-server/properties/tcp/type`,
keyword:`type`,
params:{
type:`string`}};
f=l(f,e);
p++}}else{
f=l(f,{
instancePath:t,
schemaPath:`#/$defs/gemini-server/type`,
keyword:`type`,
params:{
type:`object`}});
p++}
s.errors=f;
return p===0}
s.evaluated={
props:{
type:!0,
command:!0,
args:!0,
env:!0,
cwd:!0,
url:!0,
httpUrl:!0,
headers:!0,
timeout:!0,
trust:!0,
description:!0,
includeTools:!0,
excludeTools:!0,
oauth:!0,
authProviderType:!0,
targetAudience:!0,
targetServiceAccount:!0,
tcp:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=c.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
p=l(p,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
m++}
if(e.version===void 0||!n.call(e,`version`)){
p=l(p,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
m++}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
let a=m;
let o=!0;
let s=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var g=s===m;
m=a;
p!==null&&(a?p.length=Math.min(p.length,a):p=null);
if(g){
let e=m;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
p=l(p,e);
m++}
if(!i.test(n)){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^[a-zA-Z0-9-]*$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=l(p,e);
m++}
var g=e===m;
o=g}
if(!o){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}}
if(e.version!==void 0&&n.call(e,`version`)){
let n=e.version;
let i=m;
let a=!0;
let o=m;
if(typeof n!=`string`){
p=l(p,{});
m++}
var _=o===m;
m=i;
p!==null&&(i?p.length=Math.min(p.length,i):p=null);
if(_){
let e=m;
if(typeof n==`string`){
if(r(n)<1){
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/then/minLength`,
keyword:`minLength`,
params:{
limit:1}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/then/type`,
keyword:`type`,
params:{
type:`string`}};
p=l(p,e);
m++}
var _=e===m;
a=_}
if(!a){
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
p=l(p,e);
m++}}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!s(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
p=u(p,s.errors);
m+=s.errors.length}}else{
let e={
instancePath:t+`/mcpServers`,
schemaPath:`#/properties/mcpServers/type`,
keyword:`type`,
params:{
type:`object`}};
p=l(p,e);
m++}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{
type:`object`}});
m++}
c.errors=p;
return m===0}
c.evaluated={
props:{
name:!0,
version:!0,
mcpServers:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function u(e,t){
if(e===null)
return t;
for(
let n of t)
l(e,n);
return e}
function d(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_gemini_extension=e;
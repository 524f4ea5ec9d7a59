"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:i,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcpServers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/amazonq-server"
}
},
"useLegacyMcpJson": {
"type": "boolean"
}
},
"$defs": {
"amazonq-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http"
]
},
"command": {
"type": "string"
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"type": [
"object",
"null"
],
"additionalProperties": {
"type": "string"
}
},
"url": {
"type": "string"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"oauthScopes": {
"type": "array",
"items": {
"type": "string"
}
},
"oauth": {
"type": [
"object",
"null"
],
"properties": {
"redirectUri": {
"type": [
"string",
"null"
]
}
}
},
"timeout": {
"type": "integer",
"minimum": 0
},
"disabled": {
"type": "boolean"
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:s,
rootData:c=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
u=o(u,t+`/type`,`#/$defs/amazonq-server/properties/type/type`);
d++}
if(n!==`stdio`&&n!==`http`){
u=o(u,t+`/type`,`#/$defs/amazonq-server/properties/type/enum`);
d++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=o(u,t+`/command`,`#/$defs/amazonq-server/properties/command/type`);
d++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/args/`+r,`#/$defs/amazonq-server/properties/args/items/type`);
d++}}else{
u=o(u,t+`/args`,`#/$defs/amazonq-server/properties/args/type`);
d++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if((!n||typeof n!=`object`||Array.isArray(n))&&n!==null){
u=o(u,t+`/env`,`#/$defs/amazonq-server/properties/env/type`);
d++}
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/amazonq-server/properties/env/additionalProperties/type`);
d++}}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
u=o(u,t+`/url`,`#/$defs/amazonq-server/properties/url/type`);
d++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
u=o(u,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/amazonq-server/properties/headers/additionalProperties/type`);
d++}}else{
u=o(u,t+`/headers`,`#/$defs/amazonq-server/properties/headers/type`);
d++}}
if(e.oauthScopes!==void 0&&n.call(e,`oauthScopes`)){
let n=e.oauthScopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
u=o(u,t+`/oauthScopes/`+r,`#/$defs/amazonq-server/properties/oauthScopes/items/type`);
d++}}else{
u=o(u,t+`/oauthScopes`,`#/$defs/amazonq-server/properties/oauthScopes/type`);
d++}}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let r=e.oauth;
if((!r||typeof r!=`object`||Array.isArray(r))&&r!==null){
u=o(u,t+`/oauth`,`#/$defs/amazonq-server/properties/oauth/type`);
d++}
if(r&&typeof r==`object`&&!Array.isArray(r)&&r.redirectUri!==void 0&&n.call(r,`redirectUri`)){
let e=r.redirectUri;
if(typeof e!=`string`&&e!==null){
u=o(u,t+`/oauth/redirectUri`,`#/$defs/amazonq-server/properties/oauth/properties/redirectUri/type`);
d++}}}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
u=o(u,t+`/timeout`,`#/$defs/amazonq-server/properties/timeout/type`);
d++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
u=o(u,t+`/timeout`,`#/$defs/amazonq-server/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
d++}}
if(e.disabled!==void 0&&n.call(e,`disabled`)&&typeof e.disabled!=`boolean`){
u=o(u,t+`/disabled`,`#/$defs/amazonq-server/properties/disabled/type`);
d++}}else{
u=a(u,{
instancePath:t,
schemaPath:`#/$defs/amazonq-server/type`,
keyword:`type`,
params:{}});
d++}
r.errors=u;
return d===0}
function i(e,{
instancePath:t=``,
parentData:c,
parentDataProperty:l,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!r(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:d})){
f=s(f,r.errors);
p+=r.errors.length}}else{
f=o(f,t+`/mcpServers`,`#/properties/mcpServers/type`);
p++}}
if(e.useLegacyMcpJson!==void 0&&n.call(e,`useLegacyMcpJson`)&&typeof e.useLegacyMcpJson!=`boolean`){
f=o(f,t+`/useLegacyMcpJson`,`#/properties/useLegacyMcpJson/type`);
p++}}else{
f=a(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
i.errors=f;
return p===0}
function a(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function o(e,t,n,r={}){
return a(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function s(e,t){
if(e===null)
return t;
for(
let n of t)
a(e,n);
return e}}));
exports.require_amazonq_agent=e;
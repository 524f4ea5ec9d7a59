"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:c,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"allOf": [
{
"$ref": "#/$defs/claude-code-settings"
}
],
"x-rule": "root-shape",
"type": "object",
"properties": {
"managedMcpServers": {
"x-rule": "root-shape",
"type": "object",
"propertyNames": {
"x-rule": "server-name-invalid",
"x-label": "made of letters, digits, \\"-\\" and \\"_\\"",
"pattern": "^[A-Za-z0-9_-]+$"
},
"additionalProperties": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"url"
],
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"http",
"streamable-http",
"sse"
]
},
"url": {
"type": "string",
"x-label": "an https address without variables",
"pattern": "^https://(?!.*\\\\$\\\\{)"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"command": {
"not": {}
},
"args": {
"not": {}
},
"env": {
"not": {}
},
"headersHelper": {
"not": {}
},
"timeout": {},
"alwaysLoad": {},
"oauth": {},
"tools": {},
"toolPermissions": {},
"discoveryCache": {},
"request_timeout_ms": {},
"displayName": {},
"role": {}
}
}
}
},
"$defs": {
"claude-code-settings": {
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
"$ref": "#/$defs/claude-code-settings/$defs/match"
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
"$ref": "#/$defs/claude-code-settings/$defs/match"
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
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
function r(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let u=0;
let d=r.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(Object.keys(e).length>1){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/match/maxProperties`,
keyword:`maxProperties`,
params:{
limit:1}});
u++}
if(Object.keys(e).length<1){
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/match/minProperties`,
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
schemaPath:`#/$defs/claude-code-settings/$defs/match/properties/serverCommand/minItems`,
keyword:`minItems`,
params:{
limit:1}};
c=l(c,e);
u++}
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/serverCommand/`+r,
schemaPath:`#/$defs/claude-code-settings/$defs/match/properties/serverCommand/items/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}}else{
let e={
instancePath:t+`/serverCommand`,
schemaPath:`#/$defs/claude-code-settings/$defs/match/properties/serverCommand/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}}
if(e.serverUrl!==void 0&&n.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
let e={
instancePath:t+`/serverUrl`,
schemaPath:`#/$defs/claude-code-settings/$defs/match/properties/serverUrl/type`,
keyword:`type`,
params:{}};
c=l(c,e);
u++}}else{
c=l(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/match/type`,
keyword:`type`,
params:{}});
u++}
r.errors=c;
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
parentData:s,
parentDataProperty:c,
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
schemaPath:`#/$defs/claude-code-settings/properties/enableAllProjectMcpServers/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
schemaPath:`#/$defs/claude-code-settings/properties/enabledMcpjsonServers/items/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/enabledMcpjsonServers`,
schemaPath:`#/$defs/claude-code-settings/properties/enabledMcpjsonServers/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
schemaPath:`#/$defs/claude-code-settings/properties/disabledMcpjsonServers/items/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/disabledMcpjsonServers`,
schemaPath:`#/$defs/claude-code-settings/properties/disabledMcpjsonServers/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
p=u(p,r.errors);
m+=r.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!i.test(n)){
let e={
instancePath:t+`/allowedMcpServers/`+o+`/serverName`,
schemaPath:`#/$defs/claude-code-settings/properties/allowedMcpServers/items/properties/serverName/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z0-9_-]+$`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/allowedMcpServers/`+o+`/serverName`,
schemaPath:`#/$defs/claude-code-settings/properties/allowedMcpServers/items/properties/serverName/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}else{
let e={
instancePath:t+`/allowedMcpServers/`+o,
schemaPath:`#/$defs/claude-code-settings/properties/allowedMcpServers/items/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}else{
let e={
instancePath:t+`/allowedMcpServers`,
schemaPath:`#/$defs/claude-code-settings/properties/allowedMcpServers/type`,
keyword:`type`,
params:{}};
p=l(p,e);
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
p=u(p,r.errors);
m+=r.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!a.test(n)){
let e={
instancePath:t+`/deniedMcpServers/`+o+`/serverName`,
schemaPath:`#/$defs/claude-code-settings/properties/deniedMcpServers/items/properties/serverName/pattern`,
keyword:`pattern`,
params:{
pattern:`\\S`}};
p=l(p,e);
m++}}else{
let e={
instancePath:t+`/deniedMcpServers/`+o+`/serverName`,
schemaPath:`#/$defs/claude-code-settings/properties/deniedMcpServers/items/properties/serverName/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}else{
let e={
instancePath:t+`/deniedMcpServers/`+o,
schemaPath:`#/$defs/claude-code-settings/properties/deniedMcpServers/items/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}else{
let e={
instancePath:t+`/deniedMcpServers`,
schemaPath:`#/$defs/claude-code-settings/properties/deniedMcpServers/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/type`,
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
let s=RegExp(`^https://(?!.*\\$\\{)`,`u`);
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=c.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if(!o(e,{
instancePath:t,
parentData:r,
parentDataProperty:a,
rootData:d,
dynamicAnchors:f})){
p=u(p,o.errors);
m+=o.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.managedMcpServers!==void 0&&n.call(e,`managedMcpServers`)){
let r=e.managedMcpServers;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r)){
let n=m;
if(typeof e==`string`&&!i.test(e)){
let n={
instancePath:t+`/managedMcpServers`,
schemaPath:`#/properties/managedMcpServers/propertyNames/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z0-9_-]+$`},
propertyName:e};
p=l(p,n);
m++}
if(n!==m){
let n={
instancePath:t+`/managedMcpServers`,
schemaPath:`#/properties/managedMcpServers/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:e}};
p=l(p,n);
m++}}
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.url===void 0||!n.call(i,`url`)){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/managedMcpServers/additionalProperties/required`,
keyword:`required`,
params:{
missingProperty:`url`}};
p=l(p,n);
m++}
if(i.type!==void 0&&n.call(i,`type`)){
let n=i.type;
if(typeof n!=`string`){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/type/type`,
keyword:`type`,
params:{}};
p=l(p,n);
m++}
if(n!==`http`&&n!==`streamable-http`&&n!==`sse`){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/type/enum`,
keyword:`enum`,
params:{}};
p=l(p,n);
m++}}
if(i.url!==void 0&&n.call(i,`url`)){
let n=i.url;
if(typeof n==`string`){
if(!s.test(n)){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/url/pattern`,
keyword:`pattern`,
params:{
pattern:`^https://(?!.*\\$\\{)`}};
p=l(p,n);
m++}}else{
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/url/type`,
keyword:`type`,
params:{}};
p=l(p,n);
m++}}
if(i.headers!==void 0&&n.call(i,`headers`)){
let n=i.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(typeof n[r]!=`string`){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/headers/additionalProperties/type`,
keyword:`type`,
params:{}};
p=l(p,n);
m++}}else{
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/headers/type`,
keyword:`type`,
params:{}};
p=l(p,n);
m++}}
if(i.command!==void 0&&n.call(i,`command`)){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/command/not`,
keyword:`not`,
params:{}};
p=l(p,n);
m++}
if(i.args!==void 0&&n.call(i,`args`)){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/args/not`,
keyword:`not`,
params:{}};
p=l(p,n);
m++}
if(i.env!==void 0&&n.call(i,`env`)){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/env/not`,
keyword:`not`,
params:{}};
p=l(p,n);
m++}
if(i.headersHelper!==void 0&&n.call(i,`headersHelper`)){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headersHelper`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/headersHelper/not`,
keyword:`not`,
params:{}};
p=l(p,n);
m++}}else{
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/managedMcpServers/additionalProperties/type`,
keyword:`type`,
params:{}};
p=l(p,n);
m++}}}else{
let e={
instancePath:t+`/managedMcpServers`,
schemaPath:`#/properties/managedMcpServers/type`,
keyword:`type`,
params:{}};
p=l(p,e);
m++}}}else{
p=l(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
c.errors=p;
return m===0}
c.evaluated={
props:{
managedMcpServers:!0,
enableAllProjectMcpServers:!0,
enabledMcpjsonServers:!0,
disabledMcpjsonServers:!0,
allowedMcpServers:!0,
deniedMcpServers:!0},
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
return e}}));
exports.require_claude_code_managed_settings=e;
"use strict";
const e=require("./core.js").rolldownRuntime;
const t=require("./core.js");
var n=e.__exportAll({
default:()=>f});
const r={
effect:`fine`,
by:`R:MCPB`};
const i={
effect:`refuses-file`,
by:`R:MCPB`};
const a=[`0.1`,`0.2`,`0.3`,`0.4`];
const o={
versions:a,
refuses:i,
advises:{
effect:`warns`,
by:`M:DOC`},
since:{
privacy_policies:`0.2`,
icons:`0.3`,
localization:`0.3`,
_meta:`0.3`,
uv:`0.4`},
mistakes:{
"user_config.*.is_secret":`call it "sensitive"`,
"user_config.*.secret":`call it "sensitive"`,
"user_config.*.isSecret":`call it "sensitive"`,
"server.entrypoint":`call it "entry_point"`,
"server.entryPoint":`call it "entry_point"`,
"server.command":`put it into "mcp_config"`,
"server.args":`put it into "mcp_config"`,
"server.env":`put it into "mcp_config"`,
"server.runtime":`call it "type", and write "node", "python" or "binary"`,
entrypoint:`write "entry_point" into "server"`,
entry_point:`put it into "server"`,
runtime:`write "type" into "server"`,
configSchema:`describe each setting in "user_config"`,
config_schema:`describe each setting in "user_config"`,
mcp_config:`put it into "server"`,
mcpServers:`write "mcp_config" into "server"`,
displayName:`call it "display_name"`,
longDescription:`call it "long_description"`,
manifestVersion:`call it "manifest_version"`,
"tools.*.inputSchema":`remove it: the server tells its tools itself`,
"tools.*.input_schema":`remove it: the server tells its tools itself`,
"tools.*.annotations":`remove it: the server tells its tools itself`,
"compatibility.runtimes.*":`only "node" and "python" are known there`,
"compatibility.*":`only "claude_desktop", "platforms" and "runtimes" are known there`},
variables:[`__dirname`,`HOME`,`DESKTOP`,`DOCUMENTS`,`DOWNLOADS`,`pathSeparator`,`/`],
settings:`user_config`};
function s(e){
return{
id:e===`0.3`?`mcpb`:`mcpb-${e}`,
title:`the manifest of an MCP bundle, version ${e}`,
reader:`mcpb`,
files:[`manifest.json`],
schemaBy:`R:MCPB`,
syntax:{
language:`json`,
comments:!1,
trailingCommas:!1,
bom:i,
empty:i,
broken:i,
duplicates:r},
servers:[],
noMap:r,
badRoot:i,
bundle:{...o,
version:e},
when:t=>c(t)===e}}
function c({
value:e,
text:n}){
if(!(e===void 0?d(n):l(e)))
return;
return[t.own(e,`manifest_version`),t.own(e,`dxt_version`)].flatMap(e=>a.find(t=>t===e)??[])[0]??`0.3`}
function l(e){
let n=t.own(e,`server`);
let r=[`type`,`entry_point`,`mcp_config`].filter(e=>t.own(n,e)!==void 0);
if(t.own(t.own(n,`mcp_config`),`command`)!==void 0||r.length>1)
return!0;
if(typeof t.own(e,`dxt_version`)==`string`)
return!0;
if(u(e))
return!0;
let i=t.own(e,`manifest_version`);
if(typeof i!=`string`)
return!1;
return/^0\.\d+$/.test(i)&&[`server`,`user_config`,`tools`,`prompts`,`mcp_config`,`display_name`,`author`].some(n=>t.own(e,n)!==void 0)}
function u(e){
let n=[`entry_point`,`entryPoint`,`entrypoint`].some(n=>typeof t.own(e,n)==`string`);
let r=t.own(e,`runtime`);
return n&&typeof r==`string`&&/^(?:node|python|binary|uv)/.test(r)&&Array.isArray(t.own(e,`tools`))&&/\bmcp\b/i.test(String(t.own(e,`name`)))}
function d(e){
return/"(?:manifest_version|dxt_version)"\s*:\s*"/.test(e)&&e.includes(`"entry_point"`)}
var f=t.defineClient({
id:`mcpb`,
name:`MCP Bundles`,
sources:{
MCPB:{
title:`@anthropic-ai/mcpb, run and read`,
version:`2.1.2`,
date:`2026-11-18`},
DOC:{
title:`modelcontextprotocol/mcpb MANIFEST.md`,
version:`27083dc`,
date:`2025-12-03`}},
formats:[`0.3`,...a.filter(e=>e!==`0.3`)].map(s)});
var p=e.__commonJSMin(((e,t)=>{
t.exports={
validate:b,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"$schema",
"dxt_version",
"manifest_version",
"name",
"display_name",
"version",
"description",
"long_description",
"author",
"repository",
"homepage",
"documentation",
"support",
"icon",
"screenshots",
"server",
"tools",
"tools_generated",
"prompts",
"prompts_generated",
"keywords",
"license",
"compatibility",
"user_config",
"privacy_policies",
"icons",
"localization",
"_meta"
]
},
"required": [
"name",
"version",
"description",
"author",
"server"
],
"properties": {
"$schema": {
"type": "string"
},
"dxt_version": {
"x-rule": "mcpb-version",
"const": "0.3"
},
"manifest_version": {
"x-rule": "mcpb-version",
"const": "0.3"
},
"name": {
"type": "string"
},
"display_name": {
"type": "string"
},
"version": {
"type": "string"
},
"description": {
"type": "string"
},
"long_description": {
"type": "string"
},
"author": {
"$ref": "#/$defs/mcpb-parts/$defs/author"
},
"repository": {
"$ref": "#/$defs/mcpb-parts/$defs/repository"
},
"homepage": {
"$ref": "#/$defs/mcpb-parts/$defs/url"
},
"documentation": {
"$ref": "#/$defs/mcpb-parts/$defs/url"
},
"support": {
"$ref": "#/$defs/mcpb-parts/$defs/url"
},
"icon": {
"type": "string"
},
"screenshots": {
"type": "array",
"items": {
"type": "string"
}
},
"server": {
"$ref": "#/$defs/server"
},
"tools": {
"type": "array",
"items": {
"$ref": "#/$defs/mcpb-parts/$defs/tool"
}
},
"tools_generated": {
"type": "boolean"
},
"prompts": {
"type": "array",
"items": {
"$ref": "#/$defs/mcpb-parts/$defs/prompt"
}
},
"prompts_generated": {
"type": "boolean"
},
"keywords": {
"type": "array",
"items": {
"type": "string"
}
},
"license": {
"type": "string"
},
"compatibility": {
"$ref": "#/$defs/mcpb-parts/$defs/compatibility"
},
"user_config": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/mcpb-parts/$defs/option"
}
},
"privacy_policies": {
"type": "array",
"items": {
"$ref": "#/$defs/mcpb-parts/$defs/url"
}
},
"icons": {
"type": "array",
"items": {
"$ref": "#/$defs/mcpb-parts/$defs/icon"
}
},
"localization": {
"$ref": "#/$defs/mcpb-parts/$defs/localization"
},
"_meta": {
"$ref": "#/$defs/mcpb-parts/$defs/meta"
}
},
"$defs": {
"server": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"type",
"entry_point",
"mcp_config"
]
},
"properties": {
"type": {
"enum": [
"python",
"node",
"binary"
],
"x-rule": "mcpb-newer-feature"
},
"entry_point": {
"type": "string"
},
"mcp_config": {
"$ref": "#/$defs/mcpb-parts/$defs/config"
}
},
"required": [
"type",
"entry_point",
"mcp_config"
]
},
"mcpb-parts": {
"$defs": {
"author": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"name",
"email",
"url"
]
},
"properties": {
"name": {
"type": "string"
},
"email": {
"type": "string",
"pattern": "^(?!\\\\.)(?!.*\\\\.\\\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\\\.)+[A-Za-z]{2,}$",
"x-label": "an e-mail address"
},
"url": {
"type": "string"
}
},
"required": [
"name"
]
},
"repository": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"type",
"url"
]
},
"properties": {
"type": {
"type": "string"
},
"url": {
"type": "string"
}
},
"required": [
"type",
"url"
]
},
"url": {
"type": "string"
},
"config": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"command",
"args",
"env",
"platform_overrides"
]
},
"properties": {
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
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"platform_overrides": {
"type": "object",
"additionalProperties": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"command",
"args",
"env"
]
},
"properties": {
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
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
}
}
},
"required": [
"command"
]
},
"compatibility": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"claude_desktop",
"platforms",
"runtimes"
]
},
"properties": {
"claude_desktop": {
"type": "string"
},
"platforms": {
"type": "array",
"items": {
"enum": [
"darwin",
"win32",
"linux"
]
}
},
"runtimes": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"python",
"node"
]
},
"properties": {
"python": {
"type": "string"
},
"node": {
"type": "string"
}
}
}
}
},
"tool": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"name",
"description"
]
},
"properties": {
"name": {
"type": "string"
},
"description": {
"type": "string"
}
},
"required": [
"name"
]
},
"prompt": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"name",
"description",
"arguments",
"text"
]
},
"properties": {
"name": {
"type": "string"
},
"description": {
"type": "string"
},
"arguments": {
"type": "array",
"items": {
"type": "string"
}
},
"text": {
"type": "string"
}
},
"required": [
"name",
"text"
]
},
"option": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"type",
"title",
"description",
"required",
"default",
"multiple",
"sensitive",
"min",
"max"
]
},
"properties": {
"type": {
"enum": [
"string",
"number",
"boolean",
"directory",
"file"
]
},
"title": {
"type": "string"
},
"description": {
"type": "string"
},
"required": {
"type": "boolean"
},
"default": {
"type": [
"string",
"number",
"boolean",
"array"
],
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"type": "string"
}
}
},
"multiple": {
"type": "boolean"
},
"sensitive": {
"type": "boolean"
},
"min": {
"type": "number"
},
"max": {
"type": "number"
}
},
"required": [
"type",
"title",
"description"
]
},
"icon": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"src",
"size",
"theme"
]
},
"properties": {
"src": {
"type": "string"
},
"size": {
"type": "string",
"pattern": "^\\\\d+x\\\\d+$",
"x-label": "a size like \\"16x16\\""
},
"theme": {
"type": "string",
"minLength": 1
}
},
"required": [
"src",
"size"
]
},
"localization": {
"type": "object",
"propertyNames": {
"x-rule": "mcpb-key-unknown",
"enum": [
"resources",
"default_locale"
]
},
"properties": {
"resources": {
"type": "string",
"pattern": "\\\\$\\\\{[lL][oO][cC][aA][lL][eE]\\\\}",
"x-label": "a path with \\"\${locale}\\" in it"
},
"default_locale": {
"type": "string",
"pattern": "^[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{1,8})*$",
"x-label": "a language like \\"en-US\\""
}
},
"required": [
"resources",
"default_locale"
]
},
"meta": {
"type": "object",
"additionalProperties": {
"type": "object"
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=RegExp(`^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$`,`u`);
function i(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
l=x(l,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/author/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
u++}
for(
let n of Object.keys(e)){
let e=u;
if(n!==`name`&&n!==`email`&&n!==`url`){
l=x(l,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/author/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
u++}
if(e!==u){
l=x(l,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/author/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
u++}}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
l=S(l,t+`/name`,`#/$defs/mcpb-parts/$defs/author/properties/name/type`);
u++}
if(e.email!==void 0&&n.call(e,`email`)){
let n=e.email;
if(typeof n==`string`){
if(!r.test(n)){
l=S(l,t+`/email`,`#/$defs/mcpb-parts/$defs/author/properties/email/pattern`,{
pattern:`^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$`});
u++}}else{
l=S(l,t+`/email`,`#/$defs/mcpb-parts/$defs/author/properties/email/type`);
u++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
l=S(l,t+`/url`,`#/$defs/mcpb-parts/$defs/author/properties/url/type`);
u++}}else{
l=x(l,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/author/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
c=x(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/repository/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
l++}
if(e.url===void 0||!n.call(e,`url`)){
c=x(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/repository/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
l++}
for(
let n of Object.keys(e)){
let e=l;
if(n!==`type`&&n!==`url`){
c=x(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/repository/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
l++}
if(e!==l){
c=x(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/repository/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
l++}}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
c=S(c,t+`/type`,`#/$defs/mcpb-parts/$defs/repository/properties/type/type`);
l++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
c=S(c,t+`/url`,`#/$defs/mcpb-parts/$defs/repository/properties/url/type`);
l++}}else{
c=x(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/repository/type`,
keyword:`type`,
params:{}});
l++}
a.errors=c;
return l===0}
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let s=null;
let c=0;
if(typeof e!=`string`){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/url/type`,
keyword:`type`,
params:{}});
c++}
o.errors=s;
return c===0}
function s(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
c=x(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/config/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
l++}
for(
let n of Object.keys(e)){
let e=l;
if(n!==`command`&&n!==`args`&&n!==`env`&&n!==`platform_overrides`){
c=x(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/config/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
l++}
if(e!==l){
c=x(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/config/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
l++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
c=S(c,t+`/command`,`#/$defs/mcpb-parts/$defs/config/properties/command/type`);
l++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=S(c,t+`/args/`+r,`#/$defs/mcpb-parts/$defs/config/properties/args/items/type`);
l++}}else{
c=S(c,t+`/args`,`#/$defs/mcpb-parts/$defs/config/properties/args/type`);
l++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=S(c,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcpb-parts/$defs/config/properties/env/additionalProperties/type`);
l++}}else{
c=S(c,t+`/env`,`#/$defs/mcpb-parts/$defs/config/properties/env/type`);
l++}}
if(e.platform_overrides!==void 0&&n.call(e,`platform_overrides`)){
let r=e.platform_overrides;
if(r&&typeof r==`object`&&!Array.isArray(r))
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
for(
let n of Object.keys(i)){
let r=l;
if(n!==`command`&&n!==`args`&&n!==`env`){
let r={
instancePath:t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n};
c=x(c,r);
l++}
if(r!==l){
c=S(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/propertyNames`,{
propertyName:n});
l++}}
if(i.command!==void 0&&n.call(i,`command`)&&typeof i.command!=`string`){
c=S(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/command/type`);
l++}
if(i.args!==void 0&&n.call(i,`args`)){
let n=i.args;
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++)
if(typeof n[i]!=`string`){
c=S(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+i,`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/args/items/type`);
l++}}else{
c=S(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/args/type`);
l++}}
if(i.env!==void 0&&n.call(i,`env`)){
let n=i.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(typeof n[r]!=`string`){
c=S(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/env/additionalProperties/type`);
l++}}else{
c=S(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/env/type`);
l++}}}else{
c=S(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/type`);
l++}}else{
c=S(c,t+`/platform_overrides`,`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/type`);
l++}}}else{
c=x(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/config/type`,
keyword:`type`,
params:{}});
l++}
s.errors=c;
return l===0}
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
l=x(l,{
instancePath:t,
schemaPath:`#/$defs/server/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}
if(e.entry_point===void 0||!n.call(e,`entry_point`)){
l=x(l,{
instancePath:t,
schemaPath:`#/$defs/server/required`,
keyword:`required`,
params:{
missingProperty:`entry_point`}});
u++}
if(e.mcp_config===void 0||!n.call(e,`mcp_config`)){
l=x(l,{
instancePath:t,
schemaPath:`#/$defs/server/required`,
keyword:`required`,
params:{
missingProperty:`mcp_config`}});
u++}
for(
let n of Object.keys(e)){
let e=u;
if(n!==`type`&&n!==`entry_point`&&n!==`mcp_config`){
l=x(l,{
instancePath:t,
schemaPath:`#/$defs/server/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
u++}
if(e!==u){
l=x(l,{
instancePath:t,
schemaPath:`#/$defs/server/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
u++}}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`python`&&n!==`node`&&n!==`binary`){
l=S(l,t+`/type`,`#/$defs/server/properties/type/enum`);
u++}}
if(e.entry_point!==void 0&&n.call(e,`entry_point`)&&typeof e.entry_point!=`string`){
l=S(l,t+`/entry_point`,`#/$defs/server/properties/entry_point/type`);
u++}
if(e.mcp_config!==void 0&&n.call(e,`mcp_config`)&&!s(e.mcp_config,{
instancePath:t+`/mcp_config`,
parentData:e,
parentDataProperty:`mcp_config`,
rootData:a,
dynamicAnchors:o})){
l=C(l,s.errors);
u+=s.errors.length}}else{
l=x(l,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
u++}
c.errors=l;
return u===0}
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/tool/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
c++}
for(
let n of Object.keys(e)){
let e=c;
if(n!==`name`&&n!==`description`){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/tool/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
c++}
if(e!==c){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/tool/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
c++}}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=S(s,t+`/name`,`#/$defs/mcpb-parts/$defs/tool/properties/name/type`);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=S(s,t+`/description`,`#/$defs/mcpb-parts/$defs/tool/properties/description/type`);
c++}}else{
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/tool/type`,
keyword:`type`,
params:{}});
c++}
l.errors=s;
return c===0}
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
c++}
if(e.text===void 0||!n.call(e,`text`)){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/required`,
keyword:`required`,
params:{
missingProperty:`text`}});
c++}
for(
let n of Object.keys(e)){
let e=c;
if(n!==`name`&&n!==`description`&&n!==`arguments`&&n!==`text`){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
c++}
if(e!==c){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
c++}}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=S(s,t+`/name`,`#/$defs/mcpb-parts/$defs/prompt/properties/name/type`);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=S(s,t+`/description`,`#/$defs/mcpb-parts/$defs/prompt/properties/description/type`);
c++}
if(e.arguments!==void 0&&n.call(e,`arguments`)){
let n=e.arguments;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
s=S(s,t+`/arguments/`+r,`#/$defs/mcpb-parts/$defs/prompt/properties/arguments/items/type`);
c++}}else{
s=S(s,t+`/arguments`,`#/$defs/mcpb-parts/$defs/prompt/properties/arguments/type`);
c++}}
if(e.text!==void 0&&n.call(e,`text`)&&typeof e.text!=`string`){
s=S(s,t+`/text`,`#/$defs/mcpb-parts/$defs/prompt/properties/text/type`);
c++}}else{
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/type`,
keyword:`type`,
params:{}});
c++}
u.errors=s;
return c===0}
function d(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e)){
let e=c;
if(n!==`claude_desktop`&&n!==`platforms`&&n!==`runtimes`){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
c++}
if(e!==c){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
c++}}
if(e.claude_desktop!==void 0&&n.call(e,`claude_desktop`)&&typeof e.claude_desktop!=`string`){
s=S(s,t+`/claude_desktop`,`#/$defs/mcpb-parts/$defs/compatibility/properties/claude_desktop/type`);
c++}
if(e.platforms!==void 0&&n.call(e,`platforms`)){
let n=e.platforms;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`darwin`&&e!==`win32`&&e!==`linux`){
s=S(s,t+`/platforms/`+r,`#/$defs/mcpb-parts/$defs/compatibility/properties/platforms/items/enum`);
c++}}}else{
s=S(s,t+`/platforms`,`#/$defs/mcpb-parts/$defs/compatibility/properties/platforms/type`);
c++}}
if(e.runtimes!==void 0&&n.call(e,`runtimes`)){
let r=e.runtimes;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r)){
let n=c;
if(e!==`python`&&e!==`node`){
let n={
instancePath:t+`/runtimes`,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:e};
s=x(s,n);
c++}
if(n!==c){
s=S(s,t+`/runtimes`,`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/propertyNames`,{
propertyName:e});
c++}}
if(r.python!==void 0&&n.call(r,`python`)&&typeof r.python!=`string`){
s=S(s,t+`/runtimes/python`,`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/properties/python/type`);
c++}
if(r.node!==void 0&&n.call(r,`node`)&&typeof r.node!=`string`){
s=S(s,t+`/runtimes/node`,`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/properties/node/type`);
c++}}else{
s=S(s,t+`/runtimes`,`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/type`);
c++}}}else{
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/type`,
keyword:`type`,
params:{}});
c++}
d.errors=s;
return c===0}
function f(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
c++}
if(e.title===void 0||!n.call(e,`title`)){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/required`,
keyword:`required`,
params:{
missingProperty:`title`}});
c++}
if(e.description===void 0||!n.call(e,`description`)){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/required`,
keyword:`required`,
params:{
missingProperty:`description`}});
c++}
for(
let n of Object.keys(e)){
let e=c;
if(n!==`type`&&n!==`title`&&n!==`description`&&n!==`required`&&n!=="default"&&n!==`multiple`&&n!==`sensitive`&&n!==`min`&&n!==`max`){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
c++}
if(e!==c){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
c++}}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`string`&&n!==`number`&&n!==`boolean`&&n!==`directory`&&n!==`file`){
s=S(s,t+`/type`,`#/$defs/mcpb-parts/$defs/option/properties/type/enum`);
c++}}
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
s=S(s,t+`/title`,`#/$defs/mcpb-parts/$defs/option/properties/title/type`);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=S(s,t+`/description`,`#/$defs/mcpb-parts/$defs/option/properties/description/type`);
c++}
if(e.required!==void 0&&n.call(e,`required`)&&typeof e.required!=`boolean`){
s=S(s,t+`/required`,`#/$defs/mcpb-parts/$defs/option/properties/required/type`);
c++}
if(e.default!==void 0&&n.call(e,`default`)){
let n=e.default;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&!Array.isArray(n)){
s=S(s,t+`/default`,`#/$defs/mcpb-parts/$defs/option/properties/default/type`);
c++}
let r=c;
let i=!0;
let a=c;
if(!Array.isArray(n)){
s=x(s,{});
c++}
var l=a===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(l){
let e=c;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
s=S(s,t+`/default/`+r,`#/$defs/mcpb-parts/$defs/option/properties/default/then/items/type`);
c++}}else{
s=S(s,t+`/default`,`#/$defs/mcpb-parts/$defs/option/properties/default/then/type`);
c++}
var l=e===c;
i=l}
if(!i){
s=S(s,t+`/default`,`#/$defs/mcpb-parts/$defs/option/properties/default/if`,{
failingKeyword:`then`});
c++}}
if(e.multiple!==void 0&&n.call(e,`multiple`)&&typeof e.multiple!=`boolean`){
s=S(s,t+`/multiple`,`#/$defs/mcpb-parts/$defs/option/properties/multiple/type`);
c++}
if(e.sensitive!==void 0&&n.call(e,`sensitive`)&&typeof e.sensitive!=`boolean`){
s=S(s,t+`/sensitive`,`#/$defs/mcpb-parts/$defs/option/properties/sensitive/type`);
c++}
if(e.min!==void 0&&n.call(e,`min`)){
let n=e.min;
if(!(typeof n==`number`&&isFinite(n))){
s=S(s,t+`/min`,`#/$defs/mcpb-parts/$defs/option/properties/min/type`);
c++}}
if(e.max!==void 0&&n.call(e,`max`)){
let n=e.max;
if(!(typeof n==`number`&&isFinite(n))){
s=S(s,t+`/max`,`#/$defs/mcpb-parts/$defs/option/properties/max/type`);
c++}}}else{
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/type`,
keyword:`type`,
params:{}});
c++}
f.errors=s;
return c===0}
let p=w;
let m=RegExp(`^\\d+x\\d+$`,`u`);
function h(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.src===void 0||!n.call(e,`src`)){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/icon/required`,
keyword:`required`,
params:{
missingProperty:`src`}});
c++}
if(e.size===void 0||!n.call(e,`size`)){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/icon/required`,
keyword:`required`,
params:{
missingProperty:`size`}});
c++}
for(
let n of Object.keys(e)){
let e=c;
if(n!==`src`&&n!==`size`&&n!==`theme`){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/icon/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
c++}
if(e!==c){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/icon/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
c++}}
if(e.src!==void 0&&n.call(e,`src`)&&typeof e.src!=`string`){
s=S(s,t+`/src`,`#/$defs/mcpb-parts/$defs/icon/properties/src/type`);
c++}
if(e.size!==void 0&&n.call(e,`size`)){
let n=e.size;
if(typeof n==`string`){
if(!m.test(n)){
s=S(s,t+`/size`,`#/$defs/mcpb-parts/$defs/icon/properties/size/pattern`,{
pattern:`^\\d+x\\d+$`});
c++}}else{
s=S(s,t+`/size`,`#/$defs/mcpb-parts/$defs/icon/properties/size/type`);
c++}}
if(e.theme!==void 0&&n.call(e,`theme`)){
let n=e.theme;
if(typeof n==`string`){
if(p(n)<1){
s=S(s,t+`/theme`,`#/$defs/mcpb-parts/$defs/icon/properties/theme/minLength`,{
limit:1});
c++}}else{
s=S(s,t+`/theme`,`#/$defs/mcpb-parts/$defs/icon/properties/theme/type`);
c++}}}else{
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/icon/type`,
keyword:`type`,
params:{}});
c++}
h.errors=s;
return c===0}
let g=RegExp(`\\$\\{[lL][oO][cC][aA][lL][eE]\\}`,`u`);
let _=RegExp(`^[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{1,8})*$`,`u`);
function v(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.resources===void 0||!n.call(e,`resources`)){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/localization/required`,
keyword:`required`,
params:{
missingProperty:`resources`}});
c++}
if(e.default_locale===void 0||!n.call(e,`default_locale`)){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/localization/required`,
keyword:`required`,
params:{
missingProperty:`default_locale`}});
c++}
for(
let n of Object.keys(e)){
let e=c;
if(n!==`resources`&&n!==`default_locale`){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/localization/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
c++}
if(e!==c){
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/localization/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
c++}}
if(e.resources!==void 0&&n.call(e,`resources`)){
let n=e.resources;
if(typeof n==`string`){
if(!g.test(n)){
s=S(s,t+`/resources`,`#/$defs/mcpb-parts/$defs/localization/properties/resources/pattern`,{
pattern:`\\$\\{[lL][oO][cC][aA][lL][eE]\\}`});
c++}}else{
s=S(s,t+`/resources`,`#/$defs/mcpb-parts/$defs/localization/properties/resources/type`);
c++}}
if(e.default_locale!==void 0&&n.call(e,`default_locale`)){
let n=e.default_locale;
if(typeof n==`string`){
if(!_.test(n)){
s=S(s,t+`/default_locale`,`#/$defs/mcpb-parts/$defs/localization/properties/default_locale/pattern`,{
pattern:`^[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{1,8})*$`});
c++}}else{
s=S(s,t+`/default_locale`,`#/$defs/mcpb-parts/$defs/localization/properties/default_locale/type`);
c++}}}else{
s=x(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/localization/type`,
keyword:`type`,
params:{}});
c++}
v.errors=s;
return c===0}
function y(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let n of Object.keys(e)){
let r=e[n];
if(!r||typeof r!=`object`||Array.isArray(r)){
o=S(o,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcpb-parts/$defs/meta/additionalProperties/type`);
s++}}else{
o=x(o,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/meta/type`,
keyword:`type`,
params:{}});
s++}
y.errors=o;
return s===0}
function b(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:p=e,
dynamicAnchors:m={}}={}){
let g=null;
let _=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
g=x(g,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
_++}
if(e.version===void 0||!n.call(e,`version`)){
g=x(g,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
_++}
if(e.description===void 0||!n.call(e,`description`)){
g=x(g,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`description`}});
_++}
if(e.author===void 0||!n.call(e,`author`)){
g=x(g,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`author`}});
_++}
if(e.server===void 0||!n.call(e,`server`)){
g=x(g,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`server`}});
_++}
for(
let n of Object.keys(e)){
let e=_;
if(n!==`$schema`&&n!==`dxt_version`&&n!==`manifest_version`&&n!==`name`&&n!==`display_name`&&n!==`version`&&n!==`description`&&n!==`long_description`&&n!==`author`&&n!==`repository`&&n!==`homepage`&&n!==`documentation`&&n!==`support`&&n!==`icon`&&n!==`screenshots`&&n!==`server`&&n!==`tools`&&n!==`tools_generated`&&n!==`prompts`&&n!==`prompts_generated`&&n!==`keywords`&&n!==`license`&&n!==`compatibility`&&n!==`user_config`&&n!==`privacy_policies`&&n!==`icons`&&n!==`localization`&&n!==`_meta`){
g=x(g,{
instancePath:t,
schemaPath:`#/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
_++}
if(e!==_){
g=x(g,{
instancePath:t,
schemaPath:`#/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
_++}}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
g=S(g,t+`/$schema`,`#/properties/%24schema/type`);
_++}
if(e.dxt_version!==void 0&&n.call(e,`dxt_version`)&&e.dxt_version!==`0.3`){
g=S(g,t+`/dxt_version`,`#/properties/dxt_version/const`,{
allowedValue:`0.3`});
_++}
if(e.manifest_version!==void 0&&n.call(e,`manifest_version`)&&e.manifest_version!==`0.3`){
g=S(g,t+`/manifest_version`,`#/properties/manifest_version/const`,{
allowedValue:`0.3`});
_++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
g=S(g,t+`/name`,`#/properties/name/type`);
_++}
if(e.display_name!==void 0&&n.call(e,`display_name`)&&typeof e.display_name!=`string`){
g=S(g,t+`/display_name`,`#/properties/display_name/type`);
_++}
if(e.version!==void 0&&n.call(e,`version`)&&typeof e.version!=`string`){
g=S(g,t+`/version`,`#/properties/version/type`);
_++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
g=S(g,t+`/description`,`#/properties/description/type`);
_++}
if(e.long_description!==void 0&&n.call(e,`long_description`)&&typeof e.long_description!=`string`){
g=S(g,t+`/long_description`,`#/properties/long_description/type`);
_++}
if(e.author!==void 0&&n.call(e,`author`)&&!i(e.author,{
instancePath:t+`/author`,
parentData:e,
parentDataProperty:`author`,
rootData:p,
dynamicAnchors:m})){
g=C(g,i.errors);
_+=i.errors.length}
if(e.repository!==void 0&&n.call(e,`repository`)&&!a(e.repository,{
instancePath:t+`/repository`,
parentData:e,
parentDataProperty:`repository`,
rootData:p,
dynamicAnchors:m})){
g=C(g,a.errors);
_+=a.errors.length}
if(e.homepage!==void 0&&n.call(e,`homepage`)&&!o(e.homepage,{
instancePath:t+`/homepage`,
parentData:e,
parentDataProperty:`homepage`,
rootData:p,
dynamicAnchors:m})){
g=C(g,o.errors);
_+=o.errors.length}
if(e.documentation!==void 0&&n.call(e,`documentation`)&&!o(e.documentation,{
instancePath:t+`/documentation`,
parentData:e,
parentDataProperty:`documentation`,
rootData:p,
dynamicAnchors:m})){
g=C(g,o.errors);
_+=o.errors.length}
if(e.support!==void 0&&n.call(e,`support`)&&!o(e.support,{
instancePath:t+`/support`,
parentData:e,
parentDataProperty:`support`,
rootData:p,
dynamicAnchors:m})){
g=C(g,o.errors);
_+=o.errors.length}
if(e.icon!==void 0&&n.call(e,`icon`)&&typeof e.icon!=`string`){
g=S(g,t+`/icon`,`#/properties/icon/type`);
_++}
if(e.screenshots!==void 0&&n.call(e,`screenshots`)){
let n=e.screenshots;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
g=S(g,t+`/screenshots/`+r,`#/properties/screenshots/items/type`);
_++}}else{
g=S(g,t+`/screenshots`,`#/properties/screenshots/type`);
_++}}
if(e.server!==void 0&&n.call(e,`server`)&&!c(e.server,{
instancePath:t+`/server`,
parentData:e,
parentDataProperty:`server`,
rootData:p,
dynamicAnchors:m})){
g=C(g,c.errors);
_+=c.errors.length}
if(e.tools!==void 0&&n.call(e,`tools`)){
let n=e.tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!l(n[r],{
instancePath:t+`/tools/`+r,
parentData:n,
parentDataProperty:r,
rootData:p,
dynamicAnchors:m})){
g=C(g,l.errors);
_+=l.errors.length}}else{
g=S(g,t+`/tools`,`#/properties/tools/type`);
_++}}
if(e.tools_generated!==void 0&&n.call(e,`tools_generated`)&&typeof e.tools_generated!=`boolean`){
g=S(g,t+`/tools_generated`,`#/properties/tools_generated/type`);
_++}
if(e.prompts!==void 0&&n.call(e,`prompts`)){
let n=e.prompts;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!u(n[r],{
instancePath:t+`/prompts/`+r,
parentData:n,
parentDataProperty:r,
rootData:p,
dynamicAnchors:m})){
g=C(g,u.errors);
_+=u.errors.length}}else{
g=S(g,t+`/prompts`,`#/properties/prompts/type`);
_++}}
if(e.prompts_generated!==void 0&&n.call(e,`prompts_generated`)&&typeof e.prompts_generated!=`boolean`){
g=S(g,t+`/prompts_generated`,`#/properties/prompts_generated/type`);
_++}
if(e.keywords!==void 0&&n.call(e,`keywords`)){
let n=e.keywords;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
g=S(g,t+`/keywords/`+r,`#/properties/keywords/items/type`);
_++}}else{
g=S(g,t+`/keywords`,`#/properties/keywords/type`);
_++}}
if(e.license!==void 0&&n.call(e,`license`)&&typeof e.license!=`string`){
g=S(g,t+`/license`,`#/properties/license/type`);
_++}
if(e.compatibility!==void 0&&n.call(e,`compatibility`)&&!d(e.compatibility,{
instancePath:t+`/compatibility`,
parentData:e,
parentDataProperty:`compatibility`,
rootData:p,
dynamicAnchors:m})){
g=C(g,d.errors);
_+=d.errors.length}
if(e.user_config!==void 0&&n.call(e,`user_config`)){
let n=e.user_config;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!f(n[e],{
instancePath:t+`/user_config/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:p,
dynamicAnchors:m})){
g=C(g,f.errors);
_+=f.errors.length}}else{
g=S(g,t+`/user_config`,`#/properties/user_config/type`);
_++}}
if(e.privacy_policies!==void 0&&n.call(e,`privacy_policies`)){
let n=e.privacy_policies;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!o(n[r],{
instancePath:t+`/privacy_policies/`+r,
parentData:n,
parentDataProperty:r,
rootData:p,
dynamicAnchors:m})){
g=C(g,o.errors);
_+=o.errors.length}}else{
g=S(g,t+`/privacy_policies`,`#/properties/privacy_policies/type`);
_++}}
if(e.icons!==void 0&&n.call(e,`icons`)){
let n=e.icons;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!h(n[r],{
instancePath:t+`/icons/`+r,
parentData:n,
parentDataProperty:r,
rootData:p,
dynamicAnchors:m})){
g=C(g,h.errors);
_+=h.errors.length}}else{
g=S(g,t+`/icons`,`#/properties/icons/type`);
_++}}
if(e.localization!==void 0&&n.call(e,`localization`)&&!v(e.localization,{
instancePath:t+`/localization`,
parentData:e,
parentDataProperty:`localization`,
rootData:p,
dynamicAnchors:m})){
g=C(g,v.errors);
_+=v.errors.length}
if(e._meta!==void 0&&n.call(e,`_meta`)&&!y(e._meta,{
instancePath:t+`/_meta`,
parentData:e,
parentDataProperty:`_meta`,
rootData:p,
dynamicAnchors:m})){
g=C(g,y.errors);
_+=y.errors.length}}else{
g=x(g,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
_++}
b.errors=g;
return _===0}
function x(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function S(e,t,n,r={}){
return x(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function C(e,t){
if(e===null)
return t;
for(
let n of t)
x(e,n);
return e}
function w(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.mcpb_exports=n;
exports.require_mcpb=p;
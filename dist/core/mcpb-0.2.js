"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:p,
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
"privacy_policies"
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
"const": "0.2"
},
"manifest_version": {
"x-rule": "mcpb-version",
"const": "0.2"
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
l=m(l,{
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
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/author/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
u++}
if(e!==u){
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/author/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
u++}}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
l=h(l,t+`/name`,`#/$defs/mcpb-parts/$defs/author/properties/name/type`);
u++}
if(e.email!==void 0&&n.call(e,`email`)){
let n=e.email;
if(typeof n==`string`){
if(!r.test(n)){
l=h(l,t+`/email`,`#/$defs/mcpb-parts/$defs/author/properties/email/pattern`,{
pattern:`^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$`});
u++}}else{
l=h(l,t+`/email`,`#/$defs/mcpb-parts/$defs/author/properties/email/type`);
u++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
l=h(l,t+`/url`,`#/$defs/mcpb-parts/$defs/author/properties/url/type`);
u++}}else{
l=m(l,{
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
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/repository/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
l++}
if(e.url===void 0||!n.call(e,`url`)){
c=m(c,{
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
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/repository/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
l++}
if(e!==l){
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/repository/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
l++}}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
c=h(c,t+`/type`,`#/$defs/mcpb-parts/$defs/repository/properties/type/type`);
l++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
c=h(c,t+`/url`,`#/$defs/mcpb-parts/$defs/repository/properties/url/type`);
l++}}else{
c=m(c,{
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
s=m(s,{
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
c=m(c,{
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
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/config/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
l++}
if(e!==l){
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/config/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
l++}}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
c=h(c,t+`/command`,`#/$defs/mcpb-parts/$defs/config/properties/command/type`);
l++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=h(c,t+`/args/`+r,`#/$defs/mcpb-parts/$defs/config/properties/args/items/type`);
l++}}else{
c=h(c,t+`/args`,`#/$defs/mcpb-parts/$defs/config/properties/args/type`);
l++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=h(c,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcpb-parts/$defs/config/properties/env/additionalProperties/type`);
l++}}else{
c=h(c,t+`/env`,`#/$defs/mcpb-parts/$defs/config/properties/env/type`);
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
c=m(c,r);
l++}
if(r!==l){
c=h(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/propertyNames`,{
propertyName:n});
l++}}
if(i.command!==void 0&&n.call(i,`command`)&&typeof i.command!=`string`){
c=h(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/command/type`);
l++}
if(i.args!==void 0&&n.call(i,`args`)){
let n=i.args;
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++)
if(typeof n[i]!=`string`){
c=h(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+i,`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/args/items/type`);
l++}}else{
c=h(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/args/type`);
l++}}
if(i.env!==void 0&&n.call(i,`env`)){
let n=i.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(typeof n[r]!=`string`){
c=h(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/env/additionalProperties/type`);
l++}}else{
c=h(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/env/type`);
l++}}}else{
c=h(c,t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/type`);
l++}}else{
c=h(c,t+`/platform_overrides`,`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/type`);
l++}}}else{
c=m(c,{
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
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/server/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
u++}
if(e.entry_point===void 0||!n.call(e,`entry_point`)){
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/server/required`,
keyword:`required`,
params:{
missingProperty:`entry_point`}});
u++}
if(e.mcp_config===void 0||!n.call(e,`mcp_config`)){
l=m(l,{
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
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/server/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
u++}
if(e!==u){
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/server/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
u++}}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`python`&&n!==`node`&&n!==`binary`){
l=h(l,t+`/type`,`#/$defs/server/properties/type/enum`);
u++}}
if(e.entry_point!==void 0&&n.call(e,`entry_point`)&&typeof e.entry_point!=`string`){
l=h(l,t+`/entry_point`,`#/$defs/server/properties/entry_point/type`);
u++}
if(e.mcp_config!==void 0&&n.call(e,`mcp_config`)&&!s(e.mcp_config,{
instancePath:t+`/mcp_config`,
parentData:e,
parentDataProperty:`mcp_config`,
rootData:a,
dynamicAnchors:o})){
l=g(l,s.errors);
u+=s.errors.length}}else{
l=m(l,{
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
s=m(s,{
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
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/tool/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
c++}
if(e!==c){
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/tool/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
c++}}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=h(s,t+`/name`,`#/$defs/mcpb-parts/$defs/tool/properties/name/type`);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=h(s,t+`/description`,`#/$defs/mcpb-parts/$defs/tool/properties/description/type`);
c++}}else{
s=m(s,{
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
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
c++}
if(e.text===void 0||!n.call(e,`text`)){
s=m(s,{
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
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
c++}
if(e!==c){
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
c++}}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
s=h(s,t+`/name`,`#/$defs/mcpb-parts/$defs/prompt/properties/name/type`);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=h(s,t+`/description`,`#/$defs/mcpb-parts/$defs/prompt/properties/description/type`);
c++}
if(e.arguments!==void 0&&n.call(e,`arguments`)){
let n=e.arguments;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
s=h(s,t+`/arguments/`+r,`#/$defs/mcpb-parts/$defs/prompt/properties/arguments/items/type`);
c++}}else{
s=h(s,t+`/arguments`,`#/$defs/mcpb-parts/$defs/prompt/properties/arguments/type`);
c++}}
if(e.text!==void 0&&n.call(e,`text`)&&typeof e.text!=`string`){
s=h(s,t+`/text`,`#/$defs/mcpb-parts/$defs/prompt/properties/text/type`);
c++}}else{
s=m(s,{
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
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
c++}
if(e!==c){
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
c++}}
if(e.claude_desktop!==void 0&&n.call(e,`claude_desktop`)&&typeof e.claude_desktop!=`string`){
s=h(s,t+`/claude_desktop`,`#/$defs/mcpb-parts/$defs/compatibility/properties/claude_desktop/type`);
c++}
if(e.platforms!==void 0&&n.call(e,`platforms`)){
let n=e.platforms;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`darwin`&&e!==`win32`&&e!==`linux`){
s=h(s,t+`/platforms/`+r,`#/$defs/mcpb-parts/$defs/compatibility/properties/platforms/items/enum`);
c++}}}else{
s=h(s,t+`/platforms`,`#/$defs/mcpb-parts/$defs/compatibility/properties/platforms/type`);
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
s=m(s,n);
c++}
if(n!==c){
s=h(s,t+`/runtimes`,`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/propertyNames`,{
propertyName:e});
c++}}
if(r.python!==void 0&&n.call(r,`python`)&&typeof r.python!=`string`){
s=h(s,t+`/runtimes/python`,`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/properties/python/type`);
c++}
if(r.node!==void 0&&n.call(r,`node`)&&typeof r.node!=`string`){
s=h(s,t+`/runtimes/node`,`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/properties/node/type`);
c++}}else{
s=h(s,t+`/runtimes`,`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/type`);
c++}}}else{
s=m(s,{
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
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
c++}
if(e.title===void 0||!n.call(e,`title`)){
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/required`,
keyword:`required`,
params:{
missingProperty:`title`}});
c++}
if(e.description===void 0||!n.call(e,`description`)){
s=m(s,{
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
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
c++}
if(e!==c){
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
c++}}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(n!==`string`&&n!==`number`&&n!==`boolean`&&n!==`directory`&&n!==`file`){
s=h(s,t+`/type`,`#/$defs/mcpb-parts/$defs/option/properties/type/enum`);
c++}}
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
s=h(s,t+`/title`,`#/$defs/mcpb-parts/$defs/option/properties/title/type`);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=h(s,t+`/description`,`#/$defs/mcpb-parts/$defs/option/properties/description/type`);
c++}
if(e.required!==void 0&&n.call(e,`required`)&&typeof e.required!=`boolean`){
s=h(s,t+`/required`,`#/$defs/mcpb-parts/$defs/option/properties/required/type`);
c++}
if(e.default!==void 0&&n.call(e,`default`)){
let n=e.default;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&!Array.isArray(n)){
s=h(s,t+`/default`,`#/$defs/mcpb-parts/$defs/option/properties/default/type`);
c++}
let r=c;
let i=!0;
let a=c;
if(!Array.isArray(n)){
s=m(s,{});
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
s=h(s,t+`/default/`+r,`#/$defs/mcpb-parts/$defs/option/properties/default/then/items/type`);
c++}}else{
s=h(s,t+`/default`,`#/$defs/mcpb-parts/$defs/option/properties/default/then/type`);
c++}
var l=e===c;
i=l}
if(!i){
s=h(s,t+`/default`,`#/$defs/mcpb-parts/$defs/option/properties/default/if`,{
failingKeyword:`then`});
c++}}
if(e.multiple!==void 0&&n.call(e,`multiple`)&&typeof e.multiple!=`boolean`){
s=h(s,t+`/multiple`,`#/$defs/mcpb-parts/$defs/option/properties/multiple/type`);
c++}
if(e.sensitive!==void 0&&n.call(e,`sensitive`)&&typeof e.sensitive!=`boolean`){
s=h(s,t+`/sensitive`,`#/$defs/mcpb-parts/$defs/option/properties/sensitive/type`);
c++}
if(e.min!==void 0&&n.call(e,`min`)){
let n=e.min;
if(!(typeof n==`number`&&isFinite(n))){
s=h(s,t+`/min`,`#/$defs/mcpb-parts/$defs/option/properties/min/type`);
c++}}
if(e.max!==void 0&&n.call(e,`max`)){
let n=e.max;
if(!(typeof n==`number`&&isFinite(n))){
s=h(s,t+`/max`,`#/$defs/mcpb-parts/$defs/option/properties/max/type`);
c++}}}else{
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/type`,
keyword:`type`,
params:{}});
c++}
f.errors=s;
return c===0}
function p(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:_=e,
dynamicAnchors:v={}}={}){
let y=null;
let b=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
y=m(y,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
b++}
if(e.version===void 0||!n.call(e,`version`)){
y=m(y,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
b++}
if(e.description===void 0||!n.call(e,`description`)){
y=m(y,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`description`}});
b++}
if(e.author===void 0||!n.call(e,`author`)){
y=m(y,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`author`}});
b++}
if(e.server===void 0||!n.call(e,`server`)){
y=m(y,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`server`}});
b++}
for(
let n of Object.keys(e)){
let e=b;
if(n!==`$schema`&&n!==`dxt_version`&&n!==`manifest_version`&&n!==`name`&&n!==`display_name`&&n!==`version`&&n!==`description`&&n!==`long_description`&&n!==`author`&&n!==`repository`&&n!==`homepage`&&n!==`documentation`&&n!==`support`&&n!==`icon`&&n!==`screenshots`&&n!==`server`&&n!==`tools`&&n!==`tools_generated`&&n!==`prompts`&&n!==`prompts_generated`&&n!==`keywords`&&n!==`license`&&n!==`compatibility`&&n!==`user_config`&&n!==`privacy_policies`){
y=m(y,{
instancePath:t,
schemaPath:`#/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
b++}
if(e!==b){
y=m(y,{
instancePath:t,
schemaPath:`#/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
b++}}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
y=h(y,t+`/$schema`,`#/properties/%24schema/type`);
b++}
if(e.dxt_version!==void 0&&n.call(e,`dxt_version`)&&e.dxt_version!==`0.2`){
y=h(y,t+`/dxt_version`,`#/properties/dxt_version/const`,{
allowedValue:`0.2`});
b++}
if(e.manifest_version!==void 0&&n.call(e,`manifest_version`)&&e.manifest_version!==`0.2`){
y=h(y,t+`/manifest_version`,`#/properties/manifest_version/const`,{
allowedValue:`0.2`});
b++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
y=h(y,t+`/name`,`#/properties/name/type`);
b++}
if(e.display_name!==void 0&&n.call(e,`display_name`)&&typeof e.display_name!=`string`){
y=h(y,t+`/display_name`,`#/properties/display_name/type`);
b++}
if(e.version!==void 0&&n.call(e,`version`)&&typeof e.version!=`string`){
y=h(y,t+`/version`,`#/properties/version/type`);
b++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
y=h(y,t+`/description`,`#/properties/description/type`);
b++}
if(e.long_description!==void 0&&n.call(e,`long_description`)&&typeof e.long_description!=`string`){
y=h(y,t+`/long_description`,`#/properties/long_description/type`);
b++}
if(e.author!==void 0&&n.call(e,`author`)&&!i(e.author,{
instancePath:t+`/author`,
parentData:e,
parentDataProperty:`author`,
rootData:_,
dynamicAnchors:v})){
y=g(y,i.errors);
b+=i.errors.length}
if(e.repository!==void 0&&n.call(e,`repository`)&&!a(e.repository,{
instancePath:t+`/repository`,
parentData:e,
parentDataProperty:`repository`,
rootData:_,
dynamicAnchors:v})){
y=g(y,a.errors);
b+=a.errors.length}
if(e.homepage!==void 0&&n.call(e,`homepage`)&&!o(e.homepage,{
instancePath:t+`/homepage`,
parentData:e,
parentDataProperty:`homepage`,
rootData:_,
dynamicAnchors:v})){
y=g(y,o.errors);
b+=o.errors.length}
if(e.documentation!==void 0&&n.call(e,`documentation`)&&!o(e.documentation,{
instancePath:t+`/documentation`,
parentData:e,
parentDataProperty:`documentation`,
rootData:_,
dynamicAnchors:v})){
y=g(y,o.errors);
b+=o.errors.length}
if(e.support!==void 0&&n.call(e,`support`)&&!o(e.support,{
instancePath:t+`/support`,
parentData:e,
parentDataProperty:`support`,
rootData:_,
dynamicAnchors:v})){
y=g(y,o.errors);
b+=o.errors.length}
if(e.icon!==void 0&&n.call(e,`icon`)&&typeof e.icon!=`string`){
y=h(y,t+`/icon`,`#/properties/icon/type`);
b++}
if(e.screenshots!==void 0&&n.call(e,`screenshots`)){
let n=e.screenshots;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
y=h(y,t+`/screenshots/`+r,`#/properties/screenshots/items/type`);
b++}}else{
y=h(y,t+`/screenshots`,`#/properties/screenshots/type`);
b++}}
if(e.server!==void 0&&n.call(e,`server`)&&!c(e.server,{
instancePath:t+`/server`,
parentData:e,
parentDataProperty:`server`,
rootData:_,
dynamicAnchors:v})){
y=g(y,c.errors);
b+=c.errors.length}
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
rootData:_,
dynamicAnchors:v})){
y=g(y,l.errors);
b+=l.errors.length}}else{
y=h(y,t+`/tools`,`#/properties/tools/type`);
b++}}
if(e.tools_generated!==void 0&&n.call(e,`tools_generated`)&&typeof e.tools_generated!=`boolean`){
y=h(y,t+`/tools_generated`,`#/properties/tools_generated/type`);
b++}
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
rootData:_,
dynamicAnchors:v})){
y=g(y,u.errors);
b+=u.errors.length}}else{
y=h(y,t+`/prompts`,`#/properties/prompts/type`);
b++}}
if(e.prompts_generated!==void 0&&n.call(e,`prompts_generated`)&&typeof e.prompts_generated!=`boolean`){
y=h(y,t+`/prompts_generated`,`#/properties/prompts_generated/type`);
b++}
if(e.keywords!==void 0&&n.call(e,`keywords`)){
let n=e.keywords;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
y=h(y,t+`/keywords/`+r,`#/properties/keywords/items/type`);
b++}}else{
y=h(y,t+`/keywords`,`#/properties/keywords/type`);
b++}}
if(e.license!==void 0&&n.call(e,`license`)&&typeof e.license!=`string`){
y=h(y,t+`/license`,`#/properties/license/type`);
b++}
if(e.compatibility!==void 0&&n.call(e,`compatibility`)&&!d(e.compatibility,{
instancePath:t+`/compatibility`,
parentData:e,
parentDataProperty:`compatibility`,
rootData:_,
dynamicAnchors:v})){
y=g(y,d.errors);
b+=d.errors.length}
if(e.user_config!==void 0&&n.call(e,`user_config`)){
let n=e.user_config;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!f(n[e],{
instancePath:t+`/user_config/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:_,
dynamicAnchors:v})){
y=g(y,f.errors);
b+=f.errors.length}}else{
y=h(y,t+`/user_config`,`#/properties/user_config/type`);
b++}}
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
rootData:_,
dynamicAnchors:v})){
y=g(y,o.errors);
b+=o.errors.length}}else{
y=h(y,t+`/privacy_policies`,`#/properties/privacy_policies/type`);
b++}}}else{
y=m(y,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
b++}
p.errors=y;
return b===0}
function m(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function h(e,t,n,r={}){
return m(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function g(e,t){
if(e===null)
return t;
for(
let n of t)
m(e,n);
return e}}));
Object.defineProperty(exports,"default",{
enumerable:!0,
get:function(){
return e()}});
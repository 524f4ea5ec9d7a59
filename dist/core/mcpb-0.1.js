"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
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
"user_config"
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
"const": "0.1"
},
"manifest_version": {
"x-rule": "mcpb-version",
"const": "0.1"
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
let d=i.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
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
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/mcpb-parts/$defs/author/properties/name/type`,
keyword:`type`,
params:{}};
l=m(l,e);
u++}
if(e.email!==void 0&&n.call(e,`email`)){
let n=e.email;
if(typeof n==`string`){
if(!r.test(n)){
let e={
instancePath:t+`/email`,
schemaPath:`#/$defs/mcpb-parts/$defs/author/properties/email/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$`}};
l=m(l,e);
u++}}else{
let e={
instancePath:t+`/email`,
schemaPath:`#/$defs/mcpb-parts/$defs/author/properties/email/type`,
keyword:`type`,
params:{}};
l=m(l,e);
u++}}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/mcpb-parts/$defs/author/properties/url/type`,
keyword:`type`,
params:{}};
l=m(l,e);
u++}}else{
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/author/type`,
keyword:`type`,
params:{}});
u++}
i.errors=l;
return u===0}
i.evaluated={
props:{
name:!0,
email:!0,
url:!0},
dynamicProps:!1,
dynamicItems:!1};
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=a.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcpb-parts/$defs/repository/properties/type/type`,
keyword:`type`,
params:{}};
c=m(c,e);
l++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
let e={
instancePath:t+`/url`,
schemaPath:`#/$defs/mcpb-parts/$defs/repository/properties/url/type`,
keyword:`type`,
params:{}};
c=m(c,e);
l++}}else{
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/repository/type`,
keyword:`type`,
params:{}});
l++}
a.errors=c;
return l===0}
a.evaluated={
props:{
type:!0,
url:!0},
dynamicProps:!1,
dynamicItems:!1};
function o(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let s=null;
let c=0;
let l=o.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
if(typeof e!=`string`){
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/url/type`,
keyword:`type`,
params:{}});
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
rootData:a=e,
dynamicAnchors:o={}}={}){
let c=null;
let l=0;
let u=s.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
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
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/command/type`,
keyword:`type`,
params:{}};
c=m(c,e);
l++}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/args/`+r,
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/args/items/type`,
keyword:`type`,
params:{}};
c=m(c,e);
l++}}else{
let e={
instancePath:t+`/args`,
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/args/type`,
keyword:`type`,
params:{}};
c=m(c,e);
l++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
c=m(c,n);
l++}}else{
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/env/type`,
keyword:`type`,
params:{}};
c=m(c,e);
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
let r={
instancePath:t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}};
c=m(c,r);
l++}}
if(i.command!==void 0&&n.call(i,`command`)&&typeof i.command!=`string`){
let n={
instancePath:t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/command/type`,
keyword:`type`,
params:{}};
c=m(c,n);
l++}
if(i.args!==void 0&&n.call(i,`args`)){
let n=i.args;
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++)
if(typeof n[i]!=`string`){
let n={
instancePath:t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args/`+i,
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/args/items/type`,
keyword:`type`,
params:{}};
c=m(c,n);
l++}}else{
let n={
instancePath:t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/args/type`,
keyword:`type`,
params:{}};
c=m(c,n);
l++}}
if(i.env!==void 0&&n.call(i,`env`)){
let n=i.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(typeof n[r]!=`string`){
let n={
instancePath:t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/env/additionalProperties/type`,
keyword:`type`,
params:{}};
c=m(c,n);
l++}}else{
let n={
instancePath:t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/properties/env/type`,
keyword:`type`,
params:{}};
c=m(c,n);
l++}}}else{
let n={
instancePath:t+`/platform_overrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/additionalProperties/type`,
keyword:`type`,
params:{}};
c=m(c,n);
l++}}else{
let e={
instancePath:t+`/platform_overrides`,
schemaPath:`#/$defs/mcpb-parts/$defs/config/properties/platform_overrides/type`,
keyword:`type`,
params:{}};
c=m(c,e);
l++}}}else{
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/config/type`,
keyword:`type`,
params:{}});
l++}
s.errors=c;
return l===0}
s.evaluated={
props:{
command:!0,
args:!0,
env:!0,
platform_overrides:!0},
dynamicProps:!1,
dynamicItems:!1};
function c(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let l=null;
let u=0;
let d=c.evaluated;
d.dynamicProps&&(d.props=void 0);
d.dynamicItems&&(d.items=void 0);
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/server/properties/type/enum`,
keyword:`enum`,
params:{}};
l=m(l,e);
u++}}
if(e.entry_point!==void 0&&n.call(e,`entry_point`)&&typeof e.entry_point!=`string`){
let e={
instancePath:t+`/entry_point`,
schemaPath:`#/$defs/server/properties/entry_point/type`,
keyword:`type`,
params:{}};
l=m(l,e);
u++}
if(e.mcp_config!==void 0&&n.call(e,`mcp_config`)&&!s(e.mcp_config,{
instancePath:t+`/mcp_config`,
parentData:e,
parentDataProperty:`mcp_config`,
rootData:a,
dynamicAnchors:o})){
l=h(l,s.errors);
u+=s.errors.length}}else{
l=m(l,{
instancePath:t,
schemaPath:`#/$defs/server/type`,
keyword:`type`,
params:{}});
u++}
c.errors=l;
return u===0}
c.evaluated={
props:{
type:!0,
entry_point:!0,
mcp_config:!0},
dynamicProps:!1,
dynamicItems:!1};
function l(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let u=l.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
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
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/mcpb-parts/$defs/tool/properties/name/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/mcpb-parts/$defs/tool/properties/description/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}}else{
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/tool/type`,
keyword:`type`,
params:{}});
c++}
l.errors=s;
return c===0}
l.evaluated={
props:{
name:!0,
description:!0},
dynamicProps:!1,
dynamicItems:!1};
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=u.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
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
let e={
instancePath:t+`/name`,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/properties/name/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/properties/description/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
if(e.arguments!==void 0&&n.call(e,`arguments`)){
let n=e.arguments;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/arguments/`+r,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/properties/arguments/items/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}}else{
let e={
instancePath:t+`/arguments`,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/properties/arguments/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}}
if(e.text!==void 0&&n.call(e,`text`)&&typeof e.text!=`string`){
let e={
instancePath:t+`/text`,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/properties/text/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}}else{
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/prompt/type`,
keyword:`type`,
params:{}});
c++}
u.errors=s;
return c===0}
u.evaluated={
props:{
name:!0,
description:!0,
arguments:!0,
text:!0},
dynamicProps:!1,
dynamicItems:!1};
function d(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=d.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
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
let e={
instancePath:t+`/claude_desktop`,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/properties/claude_desktop/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
if(e.platforms!==void 0&&n.call(e,`platforms`)){
let n=e.platforms;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`darwin`&&e!==`win32`&&e!==`linux`){
let e={
instancePath:t+`/platforms/`+r,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/properties/platforms/items/enum`,
keyword:`enum`,
params:{}};
s=m(s,e);
c++}}}else{
let e={
instancePath:t+`/platforms`,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/properties/platforms/type`,
keyword:`type`,
params:{}};
s=m(s,e);
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
let n={
instancePath:t+`/runtimes`,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:e}};
s=m(s,n);
c++}}
if(r.python!==void 0&&n.call(r,`python`)&&typeof r.python!=`string`){
let e={
instancePath:t+`/runtimes/python`,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/properties/python/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
if(r.node!==void 0&&n.call(r,`node`)&&typeof r.node!=`string`){
let e={
instancePath:t+`/runtimes/node`,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/properties/node/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}}else{
let e={
instancePath:t+`/runtimes`,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/properties/runtimes/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}}}else{
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/compatibility/type`,
keyword:`type`,
params:{}});
c++}
d.errors=s;
return c===0}
d.evaluated={
props:{
claude_desktop:!0,
platforms:!0,
runtimes:!0},
dynamicProps:!1,
dynamicItems:!1};
function f(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=f.evaluated;
l.dynamicProps&&(l.props=void 0);
l.dynamicItems&&(l.items=void 0);
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
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/type/enum`,
keyword:`enum`,
params:{}};
s=m(s,e);
c++}}
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
let e={
instancePath:t+`/title`,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/title/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/description/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
if(e.required!==void 0&&n.call(e,`required`)&&typeof e.required!=`boolean`){
let e={
instancePath:t+`/required`,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/required/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
if(e.default!==void 0&&n.call(e,`default`)){
let n=e.default;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&!Array.isArray(n)){
let e={
instancePath:t+`/default`,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/default/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
let r=c;
let i=!0;
let a=c;
if(!Array.isArray(n)){
s=m(s,{});
c++}
var u=a===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
if(u){
let e=c;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/default/`+r,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/default/then/items/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}}else{
let e={
instancePath:t+`/default`,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/default/then/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
var u=e===c;
i=u}
if(!i){
let e={
instancePath:t+`/default`,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/default/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
s=m(s,e);
c++}}
if(e.multiple!==void 0&&n.call(e,`multiple`)&&typeof e.multiple!=`boolean`){
let e={
instancePath:t+`/multiple`,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/multiple/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
if(e.sensitive!==void 0&&n.call(e,`sensitive`)&&typeof e.sensitive!=`boolean`){
let e={
instancePath:t+`/sensitive`,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/sensitive/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}
if(e.min!==void 0&&n.call(e,`min`)){
let n=e.min;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/min`,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/min/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}}
if(e.max!==void 0&&n.call(e,`max`)){
let n=e.max;
if(!(typeof n==`number`&&isFinite(n))){
let e={
instancePath:t+`/max`,
schemaPath:`#/$defs/mcpb-parts/$defs/option/properties/max/type`,
keyword:`type`,
params:{}};
s=m(s,e);
c++}}}else{
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/mcpb-parts/$defs/option/type`,
keyword:`type`,
params:{}});
c++}
f.errors=s;
return c===0}
f.evaluated={
props:{
type:!0,
title:!0,
description:!0,
required:!0,
default:!0,
multiple:!0,
sensitive:!0,
min:!0,
max:!0},
dynamicProps:!1,
dynamicItems:!1};
function p(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:s,
rootData:g=e,
dynamicAnchors:_={}}={}){
let v=null;
let y=0;
let b=p.evaluated;
b.dynamicProps&&(b.props=void 0);
b.dynamicItems&&(b.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
v=m(v,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
y++}
if(e.version===void 0||!n.call(e,`version`)){
v=m(v,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`version`}});
y++}
if(e.description===void 0||!n.call(e,`description`)){
v=m(v,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`description`}});
y++}
if(e.author===void 0||!n.call(e,`author`)){
v=m(v,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`author`}});
y++}
if(e.server===void 0||!n.call(e,`server`)){
v=m(v,{
instancePath:t,
schemaPath:`#/required`,
keyword:`required`,
params:{
missingProperty:`server`}});
y++}
for(
let n of Object.keys(e)){
let e=y;
if(n!==`$schema`&&n!==`dxt_version`&&n!==`manifest_version`&&n!==`name`&&n!==`display_name`&&n!==`version`&&n!==`description`&&n!==`long_description`&&n!==`author`&&n!==`repository`&&n!==`homepage`&&n!==`documentation`&&n!==`support`&&n!==`icon`&&n!==`screenshots`&&n!==`server`&&n!==`tools`&&n!==`tools_generated`&&n!==`prompts`&&n!==`prompts_generated`&&n!==`keywords`&&n!==`license`&&n!==`compatibility`&&n!==`user_config`){
v=m(v,{
instancePath:t,
schemaPath:`#/propertyNames/enum`,
keyword:`enum`,
params:{},
propertyName:n});
y++}
if(e!==y){
v=m(v,{
instancePath:t,
schemaPath:`#/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
y++}}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
let e={
instancePath:t+`/$schema`,
schemaPath:`#/properties/%24schema/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}
if(e.dxt_version!==void 0&&n.call(e,`dxt_version`)&&e.dxt_version!==`0.1`){
let e={
instancePath:t+`/dxt_version`,
schemaPath:`#/properties/dxt_version/const`,
keyword:`const`,
params:{
allowedValue:`0.1`}};
v=m(v,e);
y++}
if(e.manifest_version!==void 0&&n.call(e,`manifest_version`)&&e.manifest_version!==`0.1`){
let e={
instancePath:t+`/manifest_version`,
schemaPath:`#/properties/manifest_version/const`,
keyword:`const`,
params:{
allowedValue:`0.1`}};
v=m(v,e);
y++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
let e={
instancePath:t+`/name`,
schemaPath:`#/properties/name/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}
if(e.display_name!==void 0&&n.call(e,`display_name`)&&typeof e.display_name!=`string`){
let e={
instancePath:t+`/display_name`,
schemaPath:`#/properties/display_name/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}
if(e.version!==void 0&&n.call(e,`version`)&&typeof e.version!=`string`){
let e={
instancePath:t+`/version`,
schemaPath:`#/properties/version/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
let e={
instancePath:t+`/description`,
schemaPath:`#/properties/description/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}
if(e.long_description!==void 0&&n.call(e,`long_description`)&&typeof e.long_description!=`string`){
let e={
instancePath:t+`/long_description`,
schemaPath:`#/properties/long_description/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}
if(e.author!==void 0&&n.call(e,`author`)&&!i(e.author,{
instancePath:t+`/author`,
parentData:e,
parentDataProperty:`author`,
rootData:g,
dynamicAnchors:_})){
v=h(v,i.errors);
y+=i.errors.length}
if(e.repository!==void 0&&n.call(e,`repository`)&&!a(e.repository,{
instancePath:t+`/repository`,
parentData:e,
parentDataProperty:`repository`,
rootData:g,
dynamicAnchors:_})){
v=h(v,a.errors);
y+=a.errors.length}
if(e.homepage!==void 0&&n.call(e,`homepage`)&&!o(e.homepage,{
instancePath:t+`/homepage`,
parentData:e,
parentDataProperty:`homepage`,
rootData:g,
dynamicAnchors:_})){
v=h(v,o.errors);
y+=o.errors.length}
if(e.documentation!==void 0&&n.call(e,`documentation`)&&!o(e.documentation,{
instancePath:t+`/documentation`,
parentData:e,
parentDataProperty:`documentation`,
rootData:g,
dynamicAnchors:_})){
v=h(v,o.errors);
y+=o.errors.length}
if(e.support!==void 0&&n.call(e,`support`)&&!o(e.support,{
instancePath:t+`/support`,
parentData:e,
parentDataProperty:`support`,
rootData:g,
dynamicAnchors:_})){
v=h(v,o.errors);
y+=o.errors.length}
if(e.icon!==void 0&&n.call(e,`icon`)&&typeof e.icon!=`string`){
let e={
instancePath:t+`/icon`,
schemaPath:`#/properties/icon/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}
if(e.screenshots!==void 0&&n.call(e,`screenshots`)){
let n=e.screenshots;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/screenshots/`+r,
schemaPath:`#/properties/screenshots/items/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}}else{
let e={
instancePath:t+`/screenshots`,
schemaPath:`#/properties/screenshots/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}}
if(e.server!==void 0&&n.call(e,`server`)&&!c(e.server,{
instancePath:t+`/server`,
parentData:e,
parentDataProperty:`server`,
rootData:g,
dynamicAnchors:_})){
v=h(v,c.errors);
y+=c.errors.length}
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
rootData:g,
dynamicAnchors:_})){
v=h(v,l.errors);
y+=l.errors.length}}else{
let e={
instancePath:t+`/tools`,
schemaPath:`#/properties/tools/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}}
if(e.tools_generated!==void 0&&n.call(e,`tools_generated`)&&typeof e.tools_generated!=`boolean`){
let e={
instancePath:t+`/tools_generated`,
schemaPath:`#/properties/tools_generated/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}
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
rootData:g,
dynamicAnchors:_})){
v=h(v,u.errors);
y+=u.errors.length}}else{
let e={
instancePath:t+`/prompts`,
schemaPath:`#/properties/prompts/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}}
if(e.prompts_generated!==void 0&&n.call(e,`prompts_generated`)&&typeof e.prompts_generated!=`boolean`){
let e={
instancePath:t+`/prompts_generated`,
schemaPath:`#/properties/prompts_generated/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}
if(e.keywords!==void 0&&n.call(e,`keywords`)){
let n=e.keywords;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/keywords/`+r,
schemaPath:`#/properties/keywords/items/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}}else{
let e={
instancePath:t+`/keywords`,
schemaPath:`#/properties/keywords/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}}
if(e.license!==void 0&&n.call(e,`license`)&&typeof e.license!=`string`){
let e={
instancePath:t+`/license`,
schemaPath:`#/properties/license/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}
if(e.compatibility!==void 0&&n.call(e,`compatibility`)&&!d(e.compatibility,{
instancePath:t+`/compatibility`,
parentData:e,
parentDataProperty:`compatibility`,
rootData:g,
dynamicAnchors:_})){
v=h(v,d.errors);
y+=d.errors.length}
if(e.user_config!==void 0&&n.call(e,`user_config`)){
let n=e.user_config;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!f(n[e],{
instancePath:t+`/user_config/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:g,
dynamicAnchors:_})){
v=h(v,f.errors);
y+=f.errors.length}}else{
let e={
instancePath:t+`/user_config`,
schemaPath:`#/properties/user_config/type`,
keyword:`type`,
params:{}};
v=m(v,e);
y++}}}else{
v=m(v,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
y++}
p.errors=v;
return y===0}
p.evaluated={
props:{
$schema:!0,
dxt_version:!0,
manifest_version:!0,
name:!0,
display_name:!0,
version:!0,
description:!0,
long_description:!0,
author:!0,
repository:!0,
homepage:!0,
documentation:!0,
support:!0,
icon:!0,
screenshots:!0,
server:!0,
tools:!0,
tools_generated:!0,
prompts:!0,
prompts_generated:!0,
keywords:!0,
license:!0,
compatibility:!0,
user_config:!0},
dynamicProps:!1,
dynamicItems:!1};
function m(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function h(e,t){
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
"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:f,
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
"type": [
"boolean",
"null"
]
},
"enabledMcpjsonServers": {
"$ref": "#/$defs/claude-code-settings/$defs/names"
},
"disabledMcpjsonServers": {
"$ref": "#/$defs/claude-code-settings/$defs/names"
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
},
"$schema": {
"type": "string"
},
"permissions": {
"type": "object",
"properties": {
"allow": {
"type": "array"
},
"ask": {
"type": "array"
},
"deny": {
"type": "array"
},
"defaultMode": {
"enum": [
"default",
"manual",
"acceptEdits",
"plan",
"bypassPermissions",
"dontAsk",
"auto"
]
},
"additionalDirectories": {
"$ref": "#/$defs/claude-code-settings/$defs/texts"
},
"disableBypassPermissionsMode": {
"const": "disable"
}
}
},
"hooks": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"properties": {
"PreToolUse": {
"type": [
"array",
"null"
],
"items": {
"type": "object"
}
}
}
}
},
"env": {
"type": "object"
},
"model": {
"type": "string"
},
"apiKeyHelper": {
"type": "string"
},
"awsAuthRefresh": {
"type": "string"
},
"awsCredentialExport": {
"type": "string"
},
"otelHeadersHelper": {
"type": "string"
},
"outputStyle": {
"type": "string"
},
"language": {
"type": "string"
},
"agent": {
"type": "string"
},
"autoMemoryDirectory": {
"type": "string"
},
"minimumVersion": {
"type": "string"
},
"plansDirectory": {
"type": "string"
},
"availableModels": {
"$ref": "#/$defs/claude-code-settings/$defs/texts"
},
"fallbackModel": {
"$ref": "#/$defs/claude-code-settings/$defs/texts"
},
"allowedHttpHookUrls": {
"$ref": "#/$defs/claude-code-settings/$defs/texts"
},
"httpHookAllowedEnvVars": {
"$ref": "#/$defs/claude-code-settings/$defs/texts"
},
"companyAnnouncements": {
"$ref": "#/$defs/claude-code-settings/$defs/texts"
},
"claudeMdExcludes": {
"$ref": "#/$defs/claude-code-settings/$defs/texts"
},
"includeCoAuthoredBy": {
"type": "boolean"
},
"includeGitInstructions": {
"type": "boolean"
},
"disableAllHooks": {
"type": "boolean"
},
"spinnerTipsEnabled": {
"type": "boolean"
},
"alwaysThinkingEnabled": {
"type": "boolean"
},
"fastMode": {
"type": "boolean"
},
"autoMemoryEnabled": {
"type": "boolean"
},
"respectGitignore": {
"type": "boolean"
},
"promptSuggestionEnabled": {
"type": "boolean"
},
"showTurnDuration": {
"type": "boolean"
},
"showThinkingSummaries": {
"type": "boolean"
},
"terminalProgressBarEnabled": {
"type": "boolean"
},
"prefersReducedMotion": {
"type": "boolean"
},
"syntaxHighlightingDisabled": {
"type": "boolean"
},
"autoCompactEnabled": {
"type": "boolean"
},
"verbose": {
"type": "boolean"
},
"todoFeatureEnabled": {
"type": "boolean"
},
"disableClaudeAiConnectors": {
"type": [
"boolean",
"null"
]
},
"allowManagedMcpServersOnly": {
"type": [
"boolean",
"null"
]
},
"allowManagedHooksOnly": {
"type": [
"boolean",
"null"
]
},
"skipWebFetchPreflight": {
"type": [
"boolean",
"null"
]
},
"disableBundledSkills": {
"type": [
"boolean",
"null"
]
},
"disableSkillShellExecution": {
"type": [
"boolean",
"null"
]
},
"enableWorkflows": {
"type": [
"boolean",
"null"
]
},
"statusLine": {
"$ref": "#/$defs/claude-code-settings/$defs/command"
},
"fileSuggestion": {
"$ref": "#/$defs/claude-code-settings/$defs/command"
},
"attribution": {
"type": [
"boolean",
"object"
],
"properties": {
"commit": {
"type": "string"
},
"pr": {
"type": "string"
}
}
},
"cleanupPeriodDays": {
"type": "integer",
"minimum": 1
},
"enabledPlugins": {
"type": "object",
"additionalProperties": {
"type": [
"boolean",
"array",
"null"
]
}
},
"modelOverrides": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"skillOverrides": {
"type": "object",
"additionalProperties": {
"enum": [
"on",
"name-only",
"user-invocable-only",
"off"
]
}
},
"pluginConfigs": {
"type": "object",
"additionalProperties": {
"type": "object"
}
},
"strictKnownMarketplaces": {
"type": [
"array",
"null"
],
"items": {
"type": "object"
}
},
"sandbox": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"network": {
"type": "object",
"properties": {
"allowedDomains": {
"$ref": "#/$defs/claude-code-settings/$defs/texts"
}
}
},
"filesystem": {
"type": "object"
},
"excludedCommands": {
"$ref": "#/$defs/claude-code-settings/$defs/texts"
}
}
},
"spinnerVerbs": {
"type": "object",
"required": [
"mode",
"verbs"
]
},
"worktree": {
"type": "object"
},
"voice": {
"type": "object"
},
"remote": {
"type": "object"
},
"autoUpdatesChannel": {
"enum": [
"latest",
"stable",
"rc"
]
},
"tui": {
"enum": [
"default",
"fullscreen"
]
},
"defaultShell": {
"enum": [
"bash",
"powershell"
]
},
"disableAutoMode": {
"enum": [
"disable",
null
]
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
},
"names": {
"type": [
"array",
"string"
],
"minLength": 1,
"items": {
"type": "string"
}
},
"texts": {
"type": "array",
"items": {
"type": "string"
}
},
"command": {
"type": "object",
"required": [
"type",
"command"
],
"properties": {
"type": {
"const": "command"
},
"command": {
"type": "string"
}
}
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=h;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=i.evaluated;
u.dynamicProps&&(u.props=void 0);
u.dynamicItems&&(u.items=void 0);
if(!Array.isArray(e)&&typeof e!=`string`){
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/names/type`,
keyword:`type`,
params:{}});
l++}
if(typeof e==`string`&&r(e)<1){
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/names/minLength`,
keyword:`minLength`,
params:{
limit:1}});
l++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/`+r,
schemaPath:`#/$defs/claude-code-settings/$defs/names/items/type`,
keyword:`type`,
params:{}};
c=p(c,e);
l++}}
i.errors=c;
return l===0}
i.evaluated={
items:!0,
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
if(Object.keys(e).length>1){
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/match/maxProperties`,
keyword:`maxProperties`,
params:{
limit:1}});
l++}
if(Object.keys(e).length<1){
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/match/minProperties`,
keyword:`minProperties`,
params:{
limit:1}});
l++}
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
c=p(c,e);
l++}
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
let e={
instancePath:t+`/serverCommand/`+r,
schemaPath:`#/$defs/claude-code-settings/$defs/match/properties/serverCommand/items/type`,
keyword:`type`,
params:{}};
c=p(c,e);
l++}}else{
let e={
instancePath:t+`/serverCommand`,
schemaPath:`#/$defs/claude-code-settings/$defs/match/properties/serverCommand/type`,
keyword:`type`,
params:{}};
c=p(c,e);
l++}}
if(e.serverUrl!==void 0&&n.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
let e={
instancePath:t+`/serverUrl`,
schemaPath:`#/$defs/claude-code-settings/$defs/match/properties/serverUrl/type`,
keyword:`type`,
params:{}};
c=p(c,e);
l++}}else{
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/match/type`,
keyword:`type`,
params:{}});
l++}
a.errors=c;
return l===0}
a.evaluated={
props:{
serverCommand:!0,
serverUrl:!0},
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
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
let e={
instancePath:t+`/`+r,
schemaPath:`#/$defs/claude-code-settings/$defs/texts/items/type`,
keyword:`type`,
params:{}};
s=p(s,e);
c++}}else{
s=p(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/texts/type`,
keyword:`type`,
params:{}});
c++}
o.errors=s;
return c===0}
o.evaluated={
items:!0,
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
if(e.type===void 0||!n.call(e,`type`)){
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/command/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
l++}
if(e.command===void 0||!n.call(e,`command`)){
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/command/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
l++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`command`){
let e={
instancePath:t+`/type`,
schemaPath:`#/$defs/claude-code-settings/$defs/command/properties/type/const`,
keyword:`const`,
params:{
allowedValue:`command`}};
c=p(c,e);
l++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
let e={
instancePath:t+`/command`,
schemaPath:`#/$defs/claude-code-settings/$defs/command/properties/command/type`,
keyword:`type`,
params:{}};
c=p(c,e);
l++}}else{
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/command/type`,
keyword:`type`,
params:{}});
l++}
s.errors=c;
return l===0}
s.evaluated={
props:{
type:!0,
command:!0},
dynamicProps:!1,
dynamicItems:!1};
let c=RegExp(`^[A-Za-z0-9_-]+$`,`u`);
let l=RegExp(`\\S`,`u`);
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:h={}}={}){
let g=null;
let _=0;
let v=u.evaluated;
v.dynamicProps&&(v.props=void 0);
v.dynamicItems&&(v.items=void 0);
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enableAllProjectMcpServers!==void 0&&n.call(e,`enableAllProjectMcpServers`)){
let n=e.enableAllProjectMcpServers;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/enableAllProjectMcpServers`,
schemaPath:`#/$defs/claude-code-settings/properties/enableAllProjectMcpServers/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.enabledMcpjsonServers!==void 0&&n.call(e,`enabledMcpjsonServers`)&&!i(e.enabledMcpjsonServers,{
instancePath:t+`/enabledMcpjsonServers`,
parentData:e,
parentDataProperty:`enabledMcpjsonServers`,
rootData:f,
dynamicAnchors:h})){
g=m(g,i.errors);
_+=i.errors.length}
if(e.disabledMcpjsonServers!==void 0&&n.call(e,`disabledMcpjsonServers`)&&!i(e.disabledMcpjsonServers,{
instancePath:t+`/disabledMcpjsonServers`,
parentData:e,
parentDataProperty:`disabledMcpjsonServers`,
rootData:f,
dynamicAnchors:h})){
g=m(g,i.errors);
_+=i.errors.length}
if(e.allowedMcpServers!==void 0&&n.call(e,`allowedMcpServers`)){
let r=e.allowedMcpServers;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(!a(e,{
instancePath:t+`/allowedMcpServers/`+i,
parentData:r,
parentDataProperty:i,
rootData:f,
dynamicAnchors:h})){
g=m(g,a.errors);
_+=a.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!c.test(n)){
let e={
instancePath:t+`/allowedMcpServers/`+i+`/serverName`,
schemaPath:`#/$defs/claude-code-settings/properties/allowedMcpServers/items/properties/serverName/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z0-9_-]+$`}};
g=p(g,e);
_++}}else{
let e={
instancePath:t+`/allowedMcpServers/`+i+`/serverName`,
schemaPath:`#/$defs/claude-code-settings/properties/allowedMcpServers/items/properties/serverName/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}}else{
let e={
instancePath:t+`/allowedMcpServers/`+i,
schemaPath:`#/$defs/claude-code-settings/properties/allowedMcpServers/items/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}}else{
let e={
instancePath:t+`/allowedMcpServers`,
schemaPath:`#/$defs/claude-code-settings/properties/allowedMcpServers/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.deniedMcpServers!==void 0&&n.call(e,`deniedMcpServers`)){
let r=e.deniedMcpServers;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(!a(e,{
instancePath:t+`/deniedMcpServers/`+i,
parentData:r,
parentDataProperty:i,
rootData:f,
dynamicAnchors:h})){
g=m(g,a.errors);
_+=a.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!l.test(n)){
let e={
instancePath:t+`/deniedMcpServers/`+i+`/serverName`,
schemaPath:`#/$defs/claude-code-settings/properties/deniedMcpServers/items/properties/serverName/pattern`,
keyword:`pattern`,
params:{
pattern:`\\S`}};
g=p(g,e);
_++}}else{
let e={
instancePath:t+`/deniedMcpServers/`+i+`/serverName`,
schemaPath:`#/$defs/claude-code-settings/properties/deniedMcpServers/items/properties/serverName/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}}else{
let e={
instancePath:t+`/deniedMcpServers/`+i,
schemaPath:`#/$defs/claude-code-settings/properties/deniedMcpServers/items/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}}else{
let e={
instancePath:t+`/deniedMcpServers`,
schemaPath:`#/$defs/claude-code-settings/properties/deniedMcpServers/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
let e={
instancePath:t+`/$schema`,
schemaPath:`#/$defs/claude-code-settings/properties/%24schema/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.permissions!==void 0&&n.call(e,`permissions`)){
let r=e.permissions;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.allow!==void 0&&n.call(r,`allow`)&&!Array.isArray(r.allow)){
let e={
instancePath:t+`/permissions/allow`,
schemaPath:`#/$defs/claude-code-settings/properties/permissions/properties/allow/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(r.ask!==void 0&&n.call(r,`ask`)&&!Array.isArray(r.ask)){
let e={
instancePath:t+`/permissions/ask`,
schemaPath:`#/$defs/claude-code-settings/properties/permissions/properties/ask/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(r.deny!==void 0&&n.call(r,`deny`)&&!Array.isArray(r.deny)){
let e={
instancePath:t+`/permissions/deny`,
schemaPath:`#/$defs/claude-code-settings/properties/permissions/properties/deny/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(r.defaultMode!==void 0&&n.call(r,`defaultMode`)){
let e=r.defaultMode;
if(e!=="default"&&e!==`manual`&&e!==`acceptEdits`&&e!==`plan`&&e!==`bypassPermissions`&&e!==`dontAsk`&&e!==`auto`){
let e={
instancePath:t+`/permissions/defaultMode`,
schemaPath:`#/$defs/claude-code-settings/properties/permissions/properties/defaultMode/enum`,
keyword:`enum`,
params:{}};
g=p(g,e);
_++}}
if(r.additionalDirectories!==void 0&&n.call(r,`additionalDirectories`)&&!o(r.additionalDirectories,{
instancePath:t+`/permissions/additionalDirectories`,
parentData:r,
parentDataProperty:`additionalDirectories`,
rootData:f,
dynamicAnchors:h})){
g=m(g,o.errors);
_+=o.errors.length}
if(r.disableBypassPermissionsMode!==void 0&&n.call(r,`disableBypassPermissionsMode`)&&r.disableBypassPermissionsMode!==`disable`){
let e={
instancePath:t+`/permissions/disableBypassPermissionsMode`,
schemaPath:`#/$defs/claude-code-settings/properties/permissions/properties/disableBypassPermissionsMode/const`,
keyword:`const`,
params:{
allowedValue:`disable`}};
g=p(g,e);
_++}}else{
let e={
instancePath:t+`/permissions`,
schemaPath:`#/$defs/claude-code-settings/properties/permissions/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.hooks!==void 0&&n.call(e,`hooks`)){
let r=e.hooks;
let i=_;
let a=!0;
let o=_;
if(!r||typeof r!=`object`||Array.isArray(r)){
g=p(g,{});
_++}
var y=o===_;
_=i;
g!==null&&(i?g.length=Math.min(g.length,i):g=null);
if(y){
let e=_;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.PreToolUse!==void 0&&n.call(r,`PreToolUse`)){
let e=r.PreToolUse;
if(!Array.isArray(e)&&e!==null){
let e={
instancePath:t+`/hooks/PreToolUse`,
schemaPath:`#/$defs/claude-code-settings/properties/hooks/then/properties/PreToolUse/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++){
let n=e[r];
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/hooks/PreToolUse/`+r,
schemaPath:`#/$defs/claude-code-settings/properties/hooks/then/properties/PreToolUse/items/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}}}}else{
let e={
instancePath:t+`/hooks`,
schemaPath:`#/$defs/claude-code-settings/properties/hooks/then/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
var y=e===_;
a=y;
if(a){
var b={};
b.PreToolUse=!0}}
if(!a){
let e={
instancePath:t+`/hooks`,
schemaPath:`#/$defs/claude-code-settings/properties/hooks/if`,
keyword:`if`,
params:{
failingKeyword:`then`}};
g=p(g,e);
_++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/env`,
schemaPath:`#/$defs/claude-code-settings/properties/env/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
let e={
instancePath:t+`/model`,
schemaPath:`#/$defs/claude-code-settings/properties/model/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.apiKeyHelper!==void 0&&n.call(e,`apiKeyHelper`)&&typeof e.apiKeyHelper!=`string`){
let e={
instancePath:t+`/apiKeyHelper`,
schemaPath:`#/$defs/claude-code-settings/properties/apiKeyHelper/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.awsAuthRefresh!==void 0&&n.call(e,`awsAuthRefresh`)&&typeof e.awsAuthRefresh!=`string`){
let e={
instancePath:t+`/awsAuthRefresh`,
schemaPath:`#/$defs/claude-code-settings/properties/awsAuthRefresh/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.awsCredentialExport!==void 0&&n.call(e,`awsCredentialExport`)&&typeof e.awsCredentialExport!=`string`){
let e={
instancePath:t+`/awsCredentialExport`,
schemaPath:`#/$defs/claude-code-settings/properties/awsCredentialExport/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.otelHeadersHelper!==void 0&&n.call(e,`otelHeadersHelper`)&&typeof e.otelHeadersHelper!=`string`){
let e={
instancePath:t+`/otelHeadersHelper`,
schemaPath:`#/$defs/claude-code-settings/properties/otelHeadersHelper/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.outputStyle!==void 0&&n.call(e,`outputStyle`)&&typeof e.outputStyle!=`string`){
let e={
instancePath:t+`/outputStyle`,
schemaPath:`#/$defs/claude-code-settings/properties/outputStyle/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.language!==void 0&&n.call(e,`language`)&&typeof e.language!=`string`){
let e={
instancePath:t+`/language`,
schemaPath:`#/$defs/claude-code-settings/properties/language/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.agent!==void 0&&n.call(e,`agent`)&&typeof e.agent!=`string`){
let e={
instancePath:t+`/agent`,
schemaPath:`#/$defs/claude-code-settings/properties/agent/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.autoMemoryDirectory!==void 0&&n.call(e,`autoMemoryDirectory`)&&typeof e.autoMemoryDirectory!=`string`){
let e={
instancePath:t+`/autoMemoryDirectory`,
schemaPath:`#/$defs/claude-code-settings/properties/autoMemoryDirectory/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.minimumVersion!==void 0&&n.call(e,`minimumVersion`)&&typeof e.minimumVersion!=`string`){
let e={
instancePath:t+`/minimumVersion`,
schemaPath:`#/$defs/claude-code-settings/properties/minimumVersion/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.plansDirectory!==void 0&&n.call(e,`plansDirectory`)&&typeof e.plansDirectory!=`string`){
let e={
instancePath:t+`/plansDirectory`,
schemaPath:`#/$defs/claude-code-settings/properties/plansDirectory/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.availableModels!==void 0&&n.call(e,`availableModels`)&&!o(e.availableModels,{
instancePath:t+`/availableModels`,
parentData:e,
parentDataProperty:`availableModels`,
rootData:f,
dynamicAnchors:h})){
g=m(g,o.errors);
_+=o.errors.length}
if(e.fallbackModel!==void 0&&n.call(e,`fallbackModel`)&&!o(e.fallbackModel,{
instancePath:t+`/fallbackModel`,
parentData:e,
parentDataProperty:`fallbackModel`,
rootData:f,
dynamicAnchors:h})){
g=m(g,o.errors);
_+=o.errors.length}
if(e.allowedHttpHookUrls!==void 0&&n.call(e,`allowedHttpHookUrls`)&&!o(e.allowedHttpHookUrls,{
instancePath:t+`/allowedHttpHookUrls`,
parentData:e,
parentDataProperty:`allowedHttpHookUrls`,
rootData:f,
dynamicAnchors:h})){
g=m(g,o.errors);
_+=o.errors.length}
if(e.httpHookAllowedEnvVars!==void 0&&n.call(e,`httpHookAllowedEnvVars`)&&!o(e.httpHookAllowedEnvVars,{
instancePath:t+`/httpHookAllowedEnvVars`,
parentData:e,
parentDataProperty:`httpHookAllowedEnvVars`,
rootData:f,
dynamicAnchors:h})){
g=m(g,o.errors);
_+=o.errors.length}
if(e.companyAnnouncements!==void 0&&n.call(e,`companyAnnouncements`)&&!o(e.companyAnnouncements,{
instancePath:t+`/companyAnnouncements`,
parentData:e,
parentDataProperty:`companyAnnouncements`,
rootData:f,
dynamicAnchors:h})){
g=m(g,o.errors);
_+=o.errors.length}
if(e.claudeMdExcludes!==void 0&&n.call(e,`claudeMdExcludes`)&&!o(e.claudeMdExcludes,{
instancePath:t+`/claudeMdExcludes`,
parentData:e,
parentDataProperty:`claudeMdExcludes`,
rootData:f,
dynamicAnchors:h})){
g=m(g,o.errors);
_+=o.errors.length}
if(e.includeCoAuthoredBy!==void 0&&n.call(e,`includeCoAuthoredBy`)&&typeof e.includeCoAuthoredBy!=`boolean`){
let e={
instancePath:t+`/includeCoAuthoredBy`,
schemaPath:`#/$defs/claude-code-settings/properties/includeCoAuthoredBy/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.includeGitInstructions!==void 0&&n.call(e,`includeGitInstructions`)&&typeof e.includeGitInstructions!=`boolean`){
let e={
instancePath:t+`/includeGitInstructions`,
schemaPath:`#/$defs/claude-code-settings/properties/includeGitInstructions/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.disableAllHooks!==void 0&&n.call(e,`disableAllHooks`)&&typeof e.disableAllHooks!=`boolean`){
let e={
instancePath:t+`/disableAllHooks`,
schemaPath:`#/$defs/claude-code-settings/properties/disableAllHooks/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.spinnerTipsEnabled!==void 0&&n.call(e,`spinnerTipsEnabled`)&&typeof e.spinnerTipsEnabled!=`boolean`){
let e={
instancePath:t+`/spinnerTipsEnabled`,
schemaPath:`#/$defs/claude-code-settings/properties/spinnerTipsEnabled/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.alwaysThinkingEnabled!==void 0&&n.call(e,`alwaysThinkingEnabled`)&&typeof e.alwaysThinkingEnabled!=`boolean`){
let e={
instancePath:t+`/alwaysThinkingEnabled`,
schemaPath:`#/$defs/claude-code-settings/properties/alwaysThinkingEnabled/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.fastMode!==void 0&&n.call(e,`fastMode`)&&typeof e.fastMode!=`boolean`){
let e={
instancePath:t+`/fastMode`,
schemaPath:`#/$defs/claude-code-settings/properties/fastMode/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.autoMemoryEnabled!==void 0&&n.call(e,`autoMemoryEnabled`)&&typeof e.autoMemoryEnabled!=`boolean`){
let e={
instancePath:t+`/autoMemoryEnabled`,
schemaPath:`#/$defs/claude-code-settings/properties/autoMemoryEnabled/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.respectGitignore!==void 0&&n.call(e,`respectGitignore`)&&typeof e.respectGitignore!=`boolean`){
let e={
instancePath:t+`/respectGitignore`,
schemaPath:`#/$defs/claude-code-settings/properties/respectGitignore/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.promptSuggestionEnabled!==void 0&&n.call(e,`promptSuggestionEnabled`)&&typeof e.promptSuggestionEnabled!=`boolean`){
let e={
instancePath:t+`/promptSuggestionEnabled`,
schemaPath:`#/$defs/claude-code-settings/properties/promptSuggestionEnabled/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.showTurnDuration!==void 0&&n.call(e,`showTurnDuration`)&&typeof e.showTurnDuration!=`boolean`){
let e={
instancePath:t+`/showTurnDuration`,
schemaPath:`#/$defs/claude-code-settings/properties/showTurnDuration/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.showThinkingSummaries!==void 0&&n.call(e,`showThinkingSummaries`)&&typeof e.showThinkingSummaries!=`boolean`){
let e={
instancePath:t+`/showThinkingSummaries`,
schemaPath:`#/$defs/claude-code-settings/properties/showThinkingSummaries/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.terminalProgressBarEnabled!==void 0&&n.call(e,`terminalProgressBarEnabled`)&&typeof e.terminalProgressBarEnabled!=`boolean`){
let e={
instancePath:t+`/terminalProgressBarEnabled`,
schemaPath:`#/$defs/claude-code-settings/properties/terminalProgressBarEnabled/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.prefersReducedMotion!==void 0&&n.call(e,`prefersReducedMotion`)&&typeof e.prefersReducedMotion!=`boolean`){
let e={
instancePath:t+`/prefersReducedMotion`,
schemaPath:`#/$defs/claude-code-settings/properties/prefersReducedMotion/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.syntaxHighlightingDisabled!==void 0&&n.call(e,`syntaxHighlightingDisabled`)&&typeof e.syntaxHighlightingDisabled!=`boolean`){
let e={
instancePath:t+`/syntaxHighlightingDisabled`,
schemaPath:`#/$defs/claude-code-settings/properties/syntaxHighlightingDisabled/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.autoCompactEnabled!==void 0&&n.call(e,`autoCompactEnabled`)&&typeof e.autoCompactEnabled!=`boolean`){
let e={
instancePath:t+`/autoCompactEnabled`,
schemaPath:`#/$defs/claude-code-settings/properties/autoCompactEnabled/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.verbose!==void 0&&n.call(e,`verbose`)&&typeof e.verbose!=`boolean`){
let e={
instancePath:t+`/verbose`,
schemaPath:`#/$defs/claude-code-settings/properties/verbose/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.todoFeatureEnabled!==void 0&&n.call(e,`todoFeatureEnabled`)&&typeof e.todoFeatureEnabled!=`boolean`){
let e={
instancePath:t+`/todoFeatureEnabled`,
schemaPath:`#/$defs/claude-code-settings/properties/todoFeatureEnabled/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(e.disableClaudeAiConnectors!==void 0&&n.call(e,`disableClaudeAiConnectors`)){
let n=e.disableClaudeAiConnectors;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/disableClaudeAiConnectors`,
schemaPath:`#/$defs/claude-code-settings/properties/disableClaudeAiConnectors/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.allowManagedMcpServersOnly!==void 0&&n.call(e,`allowManagedMcpServersOnly`)){
let n=e.allowManagedMcpServersOnly;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/allowManagedMcpServersOnly`,
schemaPath:`#/$defs/claude-code-settings/properties/allowManagedMcpServersOnly/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.allowManagedHooksOnly!==void 0&&n.call(e,`allowManagedHooksOnly`)){
let n=e.allowManagedHooksOnly;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/allowManagedHooksOnly`,
schemaPath:`#/$defs/claude-code-settings/properties/allowManagedHooksOnly/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.skipWebFetchPreflight!==void 0&&n.call(e,`skipWebFetchPreflight`)){
let n=e.skipWebFetchPreflight;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/skipWebFetchPreflight`,
schemaPath:`#/$defs/claude-code-settings/properties/skipWebFetchPreflight/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.disableBundledSkills!==void 0&&n.call(e,`disableBundledSkills`)){
let n=e.disableBundledSkills;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/disableBundledSkills`,
schemaPath:`#/$defs/claude-code-settings/properties/disableBundledSkills/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.disableSkillShellExecution!==void 0&&n.call(e,`disableSkillShellExecution`)){
let n=e.disableSkillShellExecution;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/disableSkillShellExecution`,
schemaPath:`#/$defs/claude-code-settings/properties/disableSkillShellExecution/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.enableWorkflows!==void 0&&n.call(e,`enableWorkflows`)){
let n=e.enableWorkflows;
if(typeof n!=`boolean`&&n!==null){
let e={
instancePath:t+`/enableWorkflows`,
schemaPath:`#/$defs/claude-code-settings/properties/enableWorkflows/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.statusLine!==void 0&&n.call(e,`statusLine`)&&!s(e.statusLine,{
instancePath:t+`/statusLine`,
parentData:e,
parentDataProperty:`statusLine`,
rootData:f,
dynamicAnchors:h})){
g=m(g,s.errors);
_+=s.errors.length}
if(e.fileSuggestion!==void 0&&n.call(e,`fileSuggestion`)&&!s(e.fileSuggestion,{
instancePath:t+`/fileSuggestion`,
parentData:e,
parentDataProperty:`fileSuggestion`,
rootData:f,
dynamicAnchors:h})){
g=m(g,s.errors);
_+=s.errors.length}
if(e.attribution!==void 0&&n.call(e,`attribution`)){
let r=e.attribution;
if(typeof r!=`boolean`&&(!r||typeof r!=`object`||Array.isArray(r))){
let e={
instancePath:t+`/attribution`,
schemaPath:`#/$defs/claude-code-settings/properties/attribution/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.commit!==void 0&&n.call(r,`commit`)&&typeof r.commit!=`string`){
let e={
instancePath:t+`/attribution/commit`,
schemaPath:`#/$defs/claude-code-settings/properties/attribution/properties/commit/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(r.pr!==void 0&&n.call(r,`pr`)&&typeof r.pr!=`string`){
let e={
instancePath:t+`/attribution/pr`,
schemaPath:`#/$defs/claude-code-settings/properties/attribution/properties/pr/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}}
if(e.cleanupPeriodDays!==void 0&&n.call(e,`cleanupPeriodDays`)){
let n=e.cleanupPeriodDays;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
let e={
instancePath:t+`/cleanupPeriodDays`,
schemaPath:`#/$defs/claude-code-settings/properties/cleanupPeriodDays/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(typeof n==`number`&&isFinite(n)&&(n<1||isNaN(n))){
let e={
instancePath:t+`/cleanupPeriodDays`,
schemaPath:`#/$defs/claude-code-settings/properties/cleanupPeriodDays/minimum`,
keyword:`minimum`,
params:{
comparison:`>=`,
limit:1}};
g=p(g,e);
_++}}
if(e.enabledPlugins!==void 0&&n.call(e,`enabledPlugins`)){
let n=e.enabledPlugins;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`boolean`&&!Array.isArray(r)&&r!==null){
let n={
instancePath:t+`/enabledPlugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/claude-code-settings/properties/enabledPlugins/additionalProperties/type`,
keyword:`type`,
params:{}};
g=p(g,n);
_++}}else{
let e={
instancePath:t+`/enabledPlugins`,
schemaPath:`#/$defs/claude-code-settings/properties/enabledPlugins/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.modelOverrides!==void 0&&n.call(e,`modelOverrides`)){
let n=e.modelOverrides;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
let n={
instancePath:t+`/modelOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/claude-code-settings/properties/modelOverrides/additionalProperties/type`,
keyword:`type`,
params:{}};
g=p(g,n);
_++}}else{
let e={
instancePath:t+`/modelOverrides`,
schemaPath:`#/$defs/claude-code-settings/properties/modelOverrides/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.skillOverrides!==void 0&&n.call(e,`skillOverrides`)){
let n=e.skillOverrides;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`on`&&r!==`name-only`&&r!==`user-invocable-only`&&r!==`off`){
let n={
instancePath:t+`/skillOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/claude-code-settings/properties/skillOverrides/additionalProperties/enum`,
keyword:`enum`,
params:{}};
g=p(g,n);
_++}}else{
let e={
instancePath:t+`/skillOverrides`,
schemaPath:`#/$defs/claude-code-settings/properties/skillOverrides/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.pluginConfigs!==void 0&&n.call(e,`pluginConfigs`)){
let n=e.pluginConfigs;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
let n={
instancePath:t+`/pluginConfigs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/$defs/claude-code-settings/properties/pluginConfigs/additionalProperties/type`,
keyword:`type`,
params:{}};
g=p(g,n);
_++}}else{
let e={
instancePath:t+`/pluginConfigs`,
schemaPath:`#/$defs/claude-code-settings/properties/pluginConfigs/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.strictKnownMarketplaces!==void 0&&n.call(e,`strictKnownMarketplaces`)){
let n=e.strictKnownMarketplaces;
if(!Array.isArray(n)&&n!==null){
let e={
instancePath:t+`/strictKnownMarketplaces`,
schemaPath:`#/$defs/claude-code-settings/properties/strictKnownMarketplaces/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(!e||typeof e!=`object`||Array.isArray(e)){
let e={
instancePath:t+`/strictKnownMarketplaces/`+r,
schemaPath:`#/$defs/claude-code-settings/properties/strictKnownMarketplaces/items/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}}}
if(e.sandbox!==void 0&&n.call(e,`sandbox`)){
let r=e.sandbox;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.enabled!==void 0&&n.call(r,`enabled`)&&typeof r.enabled!=`boolean`){
let e={
instancePath:t+`/sandbox/enabled`,
schemaPath:`#/$defs/claude-code-settings/properties/sandbox/properties/enabled/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}
if(r.network!==void 0&&n.call(r,`network`)){
let e=r.network;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.allowedDomains!==void 0&&n.call(e,`allowedDomains`)&&!o(e.allowedDomains,{
instancePath:t+`/sandbox/network/allowedDomains`,
parentData:e,
parentDataProperty:`allowedDomains`,
rootData:f,
dynamicAnchors:h})){
g=m(g,o.errors);
_+=o.errors.length}}else{
let e={
instancePath:t+`/sandbox/network`,
schemaPath:`#/$defs/claude-code-settings/properties/sandbox/properties/network/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(r.filesystem!==void 0&&n.call(r,`filesystem`)){
let e=r.filesystem;
if(!e||typeof e!=`object`||Array.isArray(e)){
let e={
instancePath:t+`/sandbox/filesystem`,
schemaPath:`#/$defs/claude-code-settings/properties/sandbox/properties/filesystem/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(r.excludedCommands!==void 0&&n.call(r,`excludedCommands`)&&!o(r.excludedCommands,{
instancePath:t+`/sandbox/excludedCommands`,
parentData:r,
parentDataProperty:`excludedCommands`,
rootData:f,
dynamicAnchors:h})){
g=m(g,o.errors);
_+=o.errors.length}}else{
let e={
instancePath:t+`/sandbox`,
schemaPath:`#/$defs/claude-code-settings/properties/sandbox/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.spinnerVerbs!==void 0&&n.call(e,`spinnerVerbs`)){
let r=e.spinnerVerbs;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mode===void 0||!n.call(r,`mode`)){
let e={
instancePath:t+`/spinnerVerbs`,
schemaPath:`#/$defs/claude-code-settings/properties/spinnerVerbs/required`,
keyword:`required`,
params:{
missingProperty:`mode`}};
g=p(g,e);
_++}
if(r.verbs===void 0||!n.call(r,`verbs`)){
let e={
instancePath:t+`/spinnerVerbs`,
schemaPath:`#/$defs/claude-code-settings/properties/spinnerVerbs/required`,
keyword:`required`,
params:{
missingProperty:`verbs`}};
g=p(g,e);
_++}}else{
let e={
instancePath:t+`/spinnerVerbs`,
schemaPath:`#/$defs/claude-code-settings/properties/spinnerVerbs/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.worktree!==void 0&&n.call(e,`worktree`)){
let n=e.worktree;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/worktree`,
schemaPath:`#/$defs/claude-code-settings/properties/worktree/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.voice!==void 0&&n.call(e,`voice`)){
let n=e.voice;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/voice`,
schemaPath:`#/$defs/claude-code-settings/properties/voice/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.remote!==void 0&&n.call(e,`remote`)){
let n=e.remote;
if(!n||typeof n!=`object`||Array.isArray(n)){
let e={
instancePath:t+`/remote`,
schemaPath:`#/$defs/claude-code-settings/properties/remote/type`,
keyword:`type`,
params:{}};
g=p(g,e);
_++}}
if(e.autoUpdatesChannel!==void 0&&n.call(e,`autoUpdatesChannel`)){
let n=e.autoUpdatesChannel;
if(n!==`latest`&&n!==`stable`&&n!==`rc`){
let e={
instancePath:t+`/autoUpdatesChannel`,
schemaPath:`#/$defs/claude-code-settings/properties/autoUpdatesChannel/enum`,
keyword:`enum`,
params:{}};
g=p(g,e);
_++}}
if(e.tui!==void 0&&n.call(e,`tui`)){
let n=e.tui;
if(n!=="default"&&n!==`fullscreen`){
let e={
instancePath:t+`/tui`,
schemaPath:`#/$defs/claude-code-settings/properties/tui/enum`,
keyword:`enum`,
params:{}};
g=p(g,e);
_++}}
if(e.defaultShell!==void 0&&n.call(e,`defaultShell`)){
let n=e.defaultShell;
if(n!==`bash`&&n!==`powershell`){
let e={
instancePath:t+`/defaultShell`,
schemaPath:`#/$defs/claude-code-settings/properties/defaultShell/enum`,
keyword:`enum`,
params:{}};
g=p(g,e);
_++}}
if(e.disableAutoMode!==void 0&&n.call(e,`disableAutoMode`)){
let n=e.disableAutoMode;
if(n!==`disable`&&n!==null){
let e={
instancePath:t+`/disableAutoMode`,
schemaPath:`#/$defs/claude-code-settings/properties/disableAutoMode/enum`,
keyword:`enum`,
params:{}};
g=p(g,e);
_++}}}else{
g=p(g,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/type`,
keyword:`type`,
params:{}});
_++}
u.errors=g;
return _===0}
u.evaluated={
props:{
enableAllProjectMcpServers:!0,
enabledMcpjsonServers:!0,
disabledMcpjsonServers:!0,
allowedMcpServers:!0,
deniedMcpServers:!0,
$schema:!0,
permissions:!0,
hooks:!0,
env:!0,
model:!0,
apiKeyHelper:!0,
awsAuthRefresh:!0,
awsCredentialExport:!0,
otelHeadersHelper:!0,
outputStyle:!0,
language:!0,
agent:!0,
autoMemoryDirectory:!0,
minimumVersion:!0,
plansDirectory:!0,
availableModels:!0,
fallbackModel:!0,
allowedHttpHookUrls:!0,
httpHookAllowedEnvVars:!0,
companyAnnouncements:!0,
claudeMdExcludes:!0,
includeCoAuthoredBy:!0,
includeGitInstructions:!0,
disableAllHooks:!0,
spinnerTipsEnabled:!0,
alwaysThinkingEnabled:!0,
fastMode:!0,
autoMemoryEnabled:!0,
respectGitignore:!0,
promptSuggestionEnabled:!0,
showTurnDuration:!0,
showThinkingSummaries:!0,
terminalProgressBarEnabled:!0,
prefersReducedMotion:!0,
syntaxHighlightingDisabled:!0,
autoCompactEnabled:!0,
verbose:!0,
todoFeatureEnabled:!0,
disableClaudeAiConnectors:!0,
allowManagedMcpServersOnly:!0,
allowManagedHooksOnly:!0,
skipWebFetchPreflight:!0,
disableBundledSkills:!0,
disableSkillShellExecution:!0,
enableWorkflows:!0,
statusLine:!0,
fileSuggestion:!0,
attribution:!0,
cleanupPeriodDays:!0,
enabledPlugins:!0,
modelOverrides:!0,
skillOverrides:!0,
pluginConfigs:!0,
strictKnownMarketplaces:!0,
sandbox:!0,
spinnerVerbs:!0,
worktree:!0,
voice:!0,
remote:!0,
autoUpdatesChannel:!0,
tui:!0,
defaultShell:!0,
disableAutoMode:!0},
dynamicProps:!1,
dynamicItems:!1};
let d=RegExp(`^https://(?!.*\\$\\{)`,`u`);
function f(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
let h=f.evaluated;
h.dynamicProps&&(h.props=void 0);
h.dynamicItems&&(h.items=void 0);
if(!u(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=m(s,u.errors);
l+=u.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.managedMcpServers!==void 0&&n.call(e,`managedMcpServers`)){
let r=e.managedMcpServers;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r)){
let n=l;
if(typeof e==`string`&&!c.test(e)){
let n={
instancePath:t+`/managedMcpServers`,
schemaPath:`#/properties/managedMcpServers/propertyNames/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z0-9_-]+$`},
propertyName:e};
s=p(s,n);
l++}
if(n!==l){
let n={
instancePath:t+`/managedMcpServers`,
schemaPath:`#/properties/managedMcpServers/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:e}};
s=p(s,n);
l++}}
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
s=p(s,n);
l++}
if(i.type!==void 0&&n.call(i,`type`)){
let n=i.type;
if(typeof n!=`string`){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/type/type`,
keyword:`type`,
params:{}};
s=p(s,n);
l++}
if(n!==`http`&&n!==`streamable-http`&&n!==`sse`){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/type/enum`,
keyword:`enum`,
params:{}};
s=p(s,n);
l++}}
if(i.url!==void 0&&n.call(i,`url`)){
let n=i.url;
if(typeof n==`string`){
if(!d.test(n)){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/url/pattern`,
keyword:`pattern`,
params:{
pattern:`^https://(?!.*\\$\\{)`}};
s=p(s,n);
l++}}else{
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/url/type`,
keyword:`type`,
params:{}};
s=p(s,n);
l++}}
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
s=p(s,n);
l++}}else{
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/headers/type`,
keyword:`type`,
params:{}};
s=p(s,n);
l++}}
if(i.command!==void 0&&n.call(i,`command`)){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/command/not`,
keyword:`not`,
params:{}};
s=p(s,n);
l++}
if(i.args!==void 0&&n.call(i,`args`)){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/args/not`,
keyword:`not`,
params:{}};
s=p(s,n);
l++}
if(i.env!==void 0&&n.call(i,`env`)){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/env/not`,
keyword:`not`,
params:{}};
s=p(s,n);
l++}
if(i.headersHelper!==void 0&&n.call(i,`headersHelper`)){
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headersHelper`,
schemaPath:`#/properties/managedMcpServers/additionalProperties/properties/headersHelper/not`,
keyword:`not`,
params:{}};
s=p(s,n);
l++}}else{
let n={
instancePath:t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
schemaPath:`#/properties/managedMcpServers/additionalProperties/type`,
keyword:`type`,
params:{}};
s=p(s,n);
l++}}}else{
let e={
instancePath:t+`/managedMcpServers`,
schemaPath:`#/properties/managedMcpServers/type`,
keyword:`type`,
params:{}};
s=p(s,e);
l++}}}else{
s=p(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
l++}
f.errors=s;
return l===0}
f.evaluated={
props:{
managedMcpServers:!0,
enableAllProjectMcpServers:!0,
enabledMcpjsonServers:!0,
disabledMcpjsonServers:!0,
allowedMcpServers:!0,
deniedMcpServers:!0,
$schema:!0,
permissions:!0,
hooks:!0,
env:!0,
model:!0,
apiKeyHelper:!0,
awsAuthRefresh:!0,
awsCredentialExport:!0,
otelHeadersHelper:!0,
outputStyle:!0,
language:!0,
agent:!0,
autoMemoryDirectory:!0,
minimumVersion:!0,
plansDirectory:!0,
availableModels:!0,
fallbackModel:!0,
allowedHttpHookUrls:!0,
httpHookAllowedEnvVars:!0,
companyAnnouncements:!0,
claudeMdExcludes:!0,
includeCoAuthoredBy:!0,
includeGitInstructions:!0,
disableAllHooks:!0,
spinnerTipsEnabled:!0,
alwaysThinkingEnabled:!0,
fastMode:!0,
autoMemoryEnabled:!0,
respectGitignore:!0,
promptSuggestionEnabled:!0,
showTurnDuration:!0,
showThinkingSummaries:!0,
terminalProgressBarEnabled:!0,
prefersReducedMotion:!0,
syntaxHighlightingDisabled:!0,
autoCompactEnabled:!0,
verbose:!0,
todoFeatureEnabled:!0,
disableClaudeAiConnectors:!0,
allowManagedMcpServersOnly:!0,
allowManagedHooksOnly:!0,
skipWebFetchPreflight:!0,
disableBundledSkills:!0,
disableSkillShellExecution:!0,
enableWorkflows:!0,
statusLine:!0,
fileSuggestion:!0,
attribution:!0,
cleanupPeriodDays:!0,
enabledPlugins:!0,
modelOverrides:!0,
skillOverrides:!0,
pluginConfigs:!0,
strictKnownMarketplaces:!0,
sandbox:!0,
spinnerVerbs:!0,
worktree:!0,
voice:!0,
remote:!0,
autoUpdatesChannel:!0,
tui:!0,
defaultShell:!0,
disableAutoMode:!0},
dynamicProps:!1,
dynamicItems:!1};
function p(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function m(e,t){
if(e===null)
return t;
for(
let n of t)
p(e,n);
return e}
function h(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_claude_code_managed_settings=e;
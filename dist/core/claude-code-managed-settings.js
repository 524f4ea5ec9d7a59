"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:p,
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
"x-effect": "ignored",
"x-by": "M:CCD",
"type": [
"object",
"array",
"null"
],
"properties": {
"PreToolUse": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": [
"array",
"null"
],
"items": {
"$ref": "#/$defs/claude-code-settings/$defs/hooks"
}
}
},
"additionalProperties": {
"type": [
"array",
"null"
],
"items": {
"$ref": "#/$defs/claude-code-settings/$defs/hooks"
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
"hooks": {
"type": "object",
"required": [
"hooks"
],
"properties": {
"matcher": {
"type": "string",
"x-help": "write one string, with \\"|\\" between the names of tools"
},
"hooks": {
"type": "array",
"items": {
"type": "object",
"required": [
"type"
],
"properties": {
"type": {
"type": "string"
}
},
"if": {
"type": "object",
"properties": {
"type": {
"const": "command"
}
}
},
"then": {
"type": "object",
"required": [
"command"
],
"properties": {
"command": {
"type": "string"
},
"timeout": {
"type": "number"
}
}
}
}
}
}
},
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
let r=_;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(!Array.isArray(e)&&typeof e!=`string`){
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/names/type`,
keyword:`type`,
params:{}});
l++}
if(typeof e==`string`&&r(e)<1){
c=m(c,{
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
c=h(c,t+`/`+r,`#/$defs/claude-code-settings/$defs/names/items/type`);
l++}}
i.errors=c;
return l===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(Object.keys(e).length>1){
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/match/maxProperties`,
keyword:`maxProperties`,
params:{
limit:1}});
l++}
if(Object.keys(e).length<1){
c=m(c,{
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
c=h(c,t+`/serverCommand`,`#/$defs/claude-code-settings/$defs/match/properties/serverCommand/minItems`,{
limit:1});
l++}
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=h(c,t+`/serverCommand/`+r,`#/$defs/claude-code-settings/$defs/match/properties/serverCommand/items/type`);
l++}}else{
c=h(c,t+`/serverCommand`,`#/$defs/claude-code-settings/$defs/match/properties/serverCommand/type`);
l++}}
if(e.serverUrl!==void 0&&n.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
c=h(c,t+`/serverUrl`,`#/$defs/claude-code-settings/$defs/match/properties/serverUrl/type`);
l++}}else{
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/match/type`,
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
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
s=h(s,t+`/`+r,`#/$defs/claude-code-settings/$defs/texts/items/type`);
c++}}else{
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/texts/type`,
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
if(e.hooks===void 0||!n.call(e,`hooks`)){
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/hooks/required`,
keyword:`required`,
params:{
missingProperty:`hooks`}});
l++}
if(e.matcher!==void 0&&n.call(e,`matcher`)&&typeof e.matcher!=`string`){
c=h(c,t+`/matcher`,`#/$defs/claude-code-settings/$defs/hooks/properties/matcher/type`);
l++}
if(e.hooks!==void 0&&n.call(e,`hooks`)){
let r=e.hooks;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
let a=l;
let o=!0;
let s=l;
if(l===s){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`command`){
c=m(c,{});
l++}}else{
c=m(c,{});
l++}}
var u=s===l;
l=a;
c!==null&&(a?c.length=Math.min(c.length,a):c=null);
if(u){
let r=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
c=h(c,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/required`,{
missingProperty:`command`});
l++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
c=h(c,t+`/hooks/`+i+`/command`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/properties/command/type`);
l++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
c=h(c,t+`/hooks/`+i+`/timeout`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/properties/timeout/type`);
l++}}}else{
c=h(c,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/type`);
l++}
var u=r===l;
o=u;
if(o){
var d={};
d.command=!0;
d.timeout=!0;
d.type=!0}}
if(!o){
c=h(c,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/if`,{
failingKeyword:`then`});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
c=h(c,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/required`,{
missingProperty:`type`});
l++}
if(d!==!0){
d||={};
d.type=!0}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
c=h(c,t+`/hooks/`+i+`/type`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/properties/type/type`);
l++}}else{
c=h(c,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/type`);
l++}}}else{
c=h(c,t+`/hooks`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/type`);
l++}}}else{
c=m(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/hooks/type`,
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
let s=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/command/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
l++}
if(e.command===void 0||!n.call(e,`command`)){
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/command/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
l++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`command`){
s=h(s,t+`/type`,`#/$defs/claude-code-settings/$defs/command/properties/type/const`,{
allowedValue:`command`});
l++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
s=h(s,t+`/command`,`#/$defs/claude-code-settings/$defs/command/properties/command/type`);
l++}}else{
s=m(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/command/type`,
keyword:`type`,
params:{}});
l++}
c.errors=s;
return l===0}
let l=RegExp(`^[A-Za-z0-9_-]+$`,`u`);
let u=RegExp(`\\S`,`u`);
function d(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:f,
rootData:p=e,
dynamicAnchors:_={}}={}){
let v=null;
let y=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enableAllProjectMcpServers!==void 0&&n.call(e,`enableAllProjectMcpServers`)){
let n=e.enableAllProjectMcpServers;
if(typeof n!=`boolean`&&n!==null){
v=h(v,t+`/enableAllProjectMcpServers`,`#/$defs/claude-code-settings/properties/enableAllProjectMcpServers/type`);
y++}}
if(e.enabledMcpjsonServers!==void 0&&n.call(e,`enabledMcpjsonServers`)&&!i(e.enabledMcpjsonServers,{
instancePath:t+`/enabledMcpjsonServers`,
parentData:e,
parentDataProperty:`enabledMcpjsonServers`,
rootData:p,
dynamicAnchors:_})){
v=g(v,i.errors);
y+=i.errors.length}
if(e.disabledMcpjsonServers!==void 0&&n.call(e,`disabledMcpjsonServers`)&&!i(e.disabledMcpjsonServers,{
instancePath:t+`/disabledMcpjsonServers`,
parentData:e,
parentDataProperty:`disabledMcpjsonServers`,
rootData:p,
dynamicAnchors:_})){
v=g(v,i.errors);
y+=i.errors.length}
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
rootData:p,
dynamicAnchors:_})){
v=g(v,a.errors);
y+=a.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!l.test(n)){
v=h(v,t+`/allowedMcpServers/`+i+`/serverName`,`#/$defs/claude-code-settings/properties/allowedMcpServers/items/properties/serverName/pattern`,{
pattern:`^[A-Za-z0-9_-]+$`});
y++}}else{
v=h(v,t+`/allowedMcpServers/`+i+`/serverName`,`#/$defs/claude-code-settings/properties/allowedMcpServers/items/properties/serverName/type`);
y++}}}else{
v=h(v,t+`/allowedMcpServers/`+i,`#/$defs/claude-code-settings/properties/allowedMcpServers/items/type`);
y++}}}else{
v=h(v,t+`/allowedMcpServers`,`#/$defs/claude-code-settings/properties/allowedMcpServers/type`);
y++}}
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
rootData:p,
dynamicAnchors:_})){
v=g(v,a.errors);
y+=a.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!u.test(n)){
v=h(v,t+`/deniedMcpServers/`+i+`/serverName`,`#/$defs/claude-code-settings/properties/deniedMcpServers/items/properties/serverName/pattern`,{
pattern:`\\S`});
y++}}else{
v=h(v,t+`/deniedMcpServers/`+i+`/serverName`,`#/$defs/claude-code-settings/properties/deniedMcpServers/items/properties/serverName/type`);
y++}}}else{
v=h(v,t+`/deniedMcpServers/`+i,`#/$defs/claude-code-settings/properties/deniedMcpServers/items/type`);
y++}}}else{
v=h(v,t+`/deniedMcpServers`,`#/$defs/claude-code-settings/properties/deniedMcpServers/type`);
y++}}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
v=h(v,t+`/$schema`,`#/$defs/claude-code-settings/properties/%24schema/type`);
y++}
if(e.permissions!==void 0&&n.call(e,`permissions`)){
let r=e.permissions;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.allow!==void 0&&n.call(r,`allow`)&&!Array.isArray(r.allow)){
v=h(v,t+`/permissions/allow`,`#/$defs/claude-code-settings/properties/permissions/properties/allow/type`);
y++}
if(r.ask!==void 0&&n.call(r,`ask`)&&!Array.isArray(r.ask)){
v=h(v,t+`/permissions/ask`,`#/$defs/claude-code-settings/properties/permissions/properties/ask/type`);
y++}
if(r.deny!==void 0&&n.call(r,`deny`)&&!Array.isArray(r.deny)){
v=h(v,t+`/permissions/deny`,`#/$defs/claude-code-settings/properties/permissions/properties/deny/type`);
y++}
if(r.defaultMode!==void 0&&n.call(r,`defaultMode`)){
let e=r.defaultMode;
if(e!=="default"&&e!==`manual`&&e!==`acceptEdits`&&e!==`plan`&&e!==`bypassPermissions`&&e!==`dontAsk`&&e!==`auto`){
v=h(v,t+`/permissions/defaultMode`,`#/$defs/claude-code-settings/properties/permissions/properties/defaultMode/enum`);
y++}}
if(r.additionalDirectories!==void 0&&n.call(r,`additionalDirectories`)&&!o(r.additionalDirectories,{
instancePath:t+`/permissions/additionalDirectories`,
parentData:r,
parentDataProperty:`additionalDirectories`,
rootData:p,
dynamicAnchors:_})){
v=g(v,o.errors);
y+=o.errors.length}
if(r.disableBypassPermissionsMode!==void 0&&n.call(r,`disableBypassPermissionsMode`)&&r.disableBypassPermissionsMode!==`disable`){
v=h(v,t+`/permissions/disableBypassPermissionsMode`,`#/$defs/claude-code-settings/properties/permissions/properties/disableBypassPermissionsMode/const`,{
allowedValue:`disable`});
y++}}else{
v=h(v,t+`/permissions`,`#/$defs/claude-code-settings/properties/permissions/type`);
y++}}
if(e.hooks!==void 0&&n.call(e,`hooks`)){
let r=e.hooks;
if(typeof r!=`object`){
v=h(v,t+`/hooks`,`#/$defs/claude-code-settings/properties/hooks/type`);
y++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(e!==`PreToolUse`){
let n=r[e];
if(!Array.isArray(n)&&n!==null){
v=h(v,t+`/hooks/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-settings/properties/hooks/additionalProperties/type`);
y++}
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++)
if(!s(n[i],{
instancePath:t+`/hooks/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+i,
parentData:n,
parentDataProperty:i,
rootData:p,
dynamicAnchors:_})){
v=g(v,s.errors);
y+=s.errors.length}}}
if(r.PreToolUse!==void 0&&n.call(r,`PreToolUse`)){
let e=r.PreToolUse;
if(!Array.isArray(e)&&e!==null){
v=h(v,t+`/hooks/PreToolUse`,`#/$defs/claude-code-settings/properties/hooks/properties/PreToolUse/type`);
y++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!s(e[r],{
instancePath:t+`/hooks/PreToolUse/`+r,
parentData:e,
parentDataProperty:r,
rootData:p,
dynamicAnchors:_})){
v=g(v,s.errors);
y+=s.errors.length}}}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
v=h(v,t+`/env`,`#/$defs/claude-code-settings/properties/env/type`);
y++}}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
v=h(v,t+`/model`,`#/$defs/claude-code-settings/properties/model/type`);
y++}
if(e.apiKeyHelper!==void 0&&n.call(e,`apiKeyHelper`)&&typeof e.apiKeyHelper!=`string`){
v=h(v,t+`/apiKeyHelper`,`#/$defs/claude-code-settings/properties/apiKeyHelper/type`);
y++}
if(e.awsAuthRefresh!==void 0&&n.call(e,`awsAuthRefresh`)&&typeof e.awsAuthRefresh!=`string`){
v=h(v,t+`/awsAuthRefresh`,`#/$defs/claude-code-settings/properties/awsAuthRefresh/type`);
y++}
if(e.awsCredentialExport!==void 0&&n.call(e,`awsCredentialExport`)&&typeof e.awsCredentialExport!=`string`){
v=h(v,t+`/awsCredentialExport`,`#/$defs/claude-code-settings/properties/awsCredentialExport/type`);
y++}
if(e.otelHeadersHelper!==void 0&&n.call(e,`otelHeadersHelper`)&&typeof e.otelHeadersHelper!=`string`){
v=h(v,t+`/otelHeadersHelper`,`#/$defs/claude-code-settings/properties/otelHeadersHelper/type`);
y++}
if(e.outputStyle!==void 0&&n.call(e,`outputStyle`)&&typeof e.outputStyle!=`string`){
v=h(v,t+`/outputStyle`,`#/$defs/claude-code-settings/properties/outputStyle/type`);
y++}
if(e.language!==void 0&&n.call(e,`language`)&&typeof e.language!=`string`){
v=h(v,t+`/language`,`#/$defs/claude-code-settings/properties/language/type`);
y++}
if(e.agent!==void 0&&n.call(e,`agent`)&&typeof e.agent!=`string`){
v=h(v,t+`/agent`,`#/$defs/claude-code-settings/properties/agent/type`);
y++}
if(e.autoMemoryDirectory!==void 0&&n.call(e,`autoMemoryDirectory`)&&typeof e.autoMemoryDirectory!=`string`){
v=h(v,t+`/autoMemoryDirectory`,`#/$defs/claude-code-settings/properties/autoMemoryDirectory/type`);
y++}
if(e.minimumVersion!==void 0&&n.call(e,`minimumVersion`)&&typeof e.minimumVersion!=`string`){
v=h(v,t+`/minimumVersion`,`#/$defs/claude-code-settings/properties/minimumVersion/type`);
y++}
if(e.plansDirectory!==void 0&&n.call(e,`plansDirectory`)&&typeof e.plansDirectory!=`string`){
v=h(v,t+`/plansDirectory`,`#/$defs/claude-code-settings/properties/plansDirectory/type`);
y++}
if(e.availableModels!==void 0&&n.call(e,`availableModels`)&&!o(e.availableModels,{
instancePath:t+`/availableModels`,
parentData:e,
parentDataProperty:`availableModels`,
rootData:p,
dynamicAnchors:_})){
v=g(v,o.errors);
y+=o.errors.length}
if(e.fallbackModel!==void 0&&n.call(e,`fallbackModel`)&&!o(e.fallbackModel,{
instancePath:t+`/fallbackModel`,
parentData:e,
parentDataProperty:`fallbackModel`,
rootData:p,
dynamicAnchors:_})){
v=g(v,o.errors);
y+=o.errors.length}
if(e.allowedHttpHookUrls!==void 0&&n.call(e,`allowedHttpHookUrls`)&&!o(e.allowedHttpHookUrls,{
instancePath:t+`/allowedHttpHookUrls`,
parentData:e,
parentDataProperty:`allowedHttpHookUrls`,
rootData:p,
dynamicAnchors:_})){
v=g(v,o.errors);
y+=o.errors.length}
if(e.httpHookAllowedEnvVars!==void 0&&n.call(e,`httpHookAllowedEnvVars`)&&!o(e.httpHookAllowedEnvVars,{
instancePath:t+`/httpHookAllowedEnvVars`,
parentData:e,
parentDataProperty:`httpHookAllowedEnvVars`,
rootData:p,
dynamicAnchors:_})){
v=g(v,o.errors);
y+=o.errors.length}
if(e.companyAnnouncements!==void 0&&n.call(e,`companyAnnouncements`)&&!o(e.companyAnnouncements,{
instancePath:t+`/companyAnnouncements`,
parentData:e,
parentDataProperty:`companyAnnouncements`,
rootData:p,
dynamicAnchors:_})){
v=g(v,o.errors);
y+=o.errors.length}
if(e.claudeMdExcludes!==void 0&&n.call(e,`claudeMdExcludes`)&&!o(e.claudeMdExcludes,{
instancePath:t+`/claudeMdExcludes`,
parentData:e,
parentDataProperty:`claudeMdExcludes`,
rootData:p,
dynamicAnchors:_})){
v=g(v,o.errors);
y+=o.errors.length}
if(e.includeCoAuthoredBy!==void 0&&n.call(e,`includeCoAuthoredBy`)&&typeof e.includeCoAuthoredBy!=`boolean`){
v=h(v,t+`/includeCoAuthoredBy`,`#/$defs/claude-code-settings/properties/includeCoAuthoredBy/type`);
y++}
if(e.includeGitInstructions!==void 0&&n.call(e,`includeGitInstructions`)&&typeof e.includeGitInstructions!=`boolean`){
v=h(v,t+`/includeGitInstructions`,`#/$defs/claude-code-settings/properties/includeGitInstructions/type`);
y++}
if(e.disableAllHooks!==void 0&&n.call(e,`disableAllHooks`)&&typeof e.disableAllHooks!=`boolean`){
v=h(v,t+`/disableAllHooks`,`#/$defs/claude-code-settings/properties/disableAllHooks/type`);
y++}
if(e.spinnerTipsEnabled!==void 0&&n.call(e,`spinnerTipsEnabled`)&&typeof e.spinnerTipsEnabled!=`boolean`){
v=h(v,t+`/spinnerTipsEnabled`,`#/$defs/claude-code-settings/properties/spinnerTipsEnabled/type`);
y++}
if(e.alwaysThinkingEnabled!==void 0&&n.call(e,`alwaysThinkingEnabled`)&&typeof e.alwaysThinkingEnabled!=`boolean`){
v=h(v,t+`/alwaysThinkingEnabled`,`#/$defs/claude-code-settings/properties/alwaysThinkingEnabled/type`);
y++}
if(e.fastMode!==void 0&&n.call(e,`fastMode`)&&typeof e.fastMode!=`boolean`){
v=h(v,t+`/fastMode`,`#/$defs/claude-code-settings/properties/fastMode/type`);
y++}
if(e.autoMemoryEnabled!==void 0&&n.call(e,`autoMemoryEnabled`)&&typeof e.autoMemoryEnabled!=`boolean`){
v=h(v,t+`/autoMemoryEnabled`,`#/$defs/claude-code-settings/properties/autoMemoryEnabled/type`);
y++}
if(e.respectGitignore!==void 0&&n.call(e,`respectGitignore`)&&typeof e.respectGitignore!=`boolean`){
v=h(v,t+`/respectGitignore`,`#/$defs/claude-code-settings/properties/respectGitignore/type`);
y++}
if(e.promptSuggestionEnabled!==void 0&&n.call(e,`promptSuggestionEnabled`)&&typeof e.promptSuggestionEnabled!=`boolean`){
v=h(v,t+`/promptSuggestionEnabled`,`#/$defs/claude-code-settings/properties/promptSuggestionEnabled/type`);
y++}
if(e.showTurnDuration!==void 0&&n.call(e,`showTurnDuration`)&&typeof e.showTurnDuration!=`boolean`){
v=h(v,t+`/showTurnDuration`,`#/$defs/claude-code-settings/properties/showTurnDuration/type`);
y++}
if(e.showThinkingSummaries!==void 0&&n.call(e,`showThinkingSummaries`)&&typeof e.showThinkingSummaries!=`boolean`){
v=h(v,t+`/showThinkingSummaries`,`#/$defs/claude-code-settings/properties/showThinkingSummaries/type`);
y++}
if(e.terminalProgressBarEnabled!==void 0&&n.call(e,`terminalProgressBarEnabled`)&&typeof e.terminalProgressBarEnabled!=`boolean`){
v=h(v,t+`/terminalProgressBarEnabled`,`#/$defs/claude-code-settings/properties/terminalProgressBarEnabled/type`);
y++}
if(e.prefersReducedMotion!==void 0&&n.call(e,`prefersReducedMotion`)&&typeof e.prefersReducedMotion!=`boolean`){
v=h(v,t+`/prefersReducedMotion`,`#/$defs/claude-code-settings/properties/prefersReducedMotion/type`);
y++}
if(e.syntaxHighlightingDisabled!==void 0&&n.call(e,`syntaxHighlightingDisabled`)&&typeof e.syntaxHighlightingDisabled!=`boolean`){
v=h(v,t+`/syntaxHighlightingDisabled`,`#/$defs/claude-code-settings/properties/syntaxHighlightingDisabled/type`);
y++}
if(e.autoCompactEnabled!==void 0&&n.call(e,`autoCompactEnabled`)&&typeof e.autoCompactEnabled!=`boolean`){
v=h(v,t+`/autoCompactEnabled`,`#/$defs/claude-code-settings/properties/autoCompactEnabled/type`);
y++}
if(e.verbose!==void 0&&n.call(e,`verbose`)&&typeof e.verbose!=`boolean`){
v=h(v,t+`/verbose`,`#/$defs/claude-code-settings/properties/verbose/type`);
y++}
if(e.todoFeatureEnabled!==void 0&&n.call(e,`todoFeatureEnabled`)&&typeof e.todoFeatureEnabled!=`boolean`){
v=h(v,t+`/todoFeatureEnabled`,`#/$defs/claude-code-settings/properties/todoFeatureEnabled/type`);
y++}
if(e.disableClaudeAiConnectors!==void 0&&n.call(e,`disableClaudeAiConnectors`)){
let n=e.disableClaudeAiConnectors;
if(typeof n!=`boolean`&&n!==null){
v=h(v,t+`/disableClaudeAiConnectors`,`#/$defs/claude-code-settings/properties/disableClaudeAiConnectors/type`);
y++}}
if(e.allowManagedMcpServersOnly!==void 0&&n.call(e,`allowManagedMcpServersOnly`)){
let n=e.allowManagedMcpServersOnly;
if(typeof n!=`boolean`&&n!==null){
v=h(v,t+`/allowManagedMcpServersOnly`,`#/$defs/claude-code-settings/properties/allowManagedMcpServersOnly/type`);
y++}}
if(e.allowManagedHooksOnly!==void 0&&n.call(e,`allowManagedHooksOnly`)){
let n=e.allowManagedHooksOnly;
if(typeof n!=`boolean`&&n!==null){
v=h(v,t+`/allowManagedHooksOnly`,`#/$defs/claude-code-settings/properties/allowManagedHooksOnly/type`);
y++}}
if(e.skipWebFetchPreflight!==void 0&&n.call(e,`skipWebFetchPreflight`)){
let n=e.skipWebFetchPreflight;
if(typeof n!=`boolean`&&n!==null){
v=h(v,t+`/skipWebFetchPreflight`,`#/$defs/claude-code-settings/properties/skipWebFetchPreflight/type`);
y++}}
if(e.disableBundledSkills!==void 0&&n.call(e,`disableBundledSkills`)){
let n=e.disableBundledSkills;
if(typeof n!=`boolean`&&n!==null){
v=h(v,t+`/disableBundledSkills`,`#/$defs/claude-code-settings/properties/disableBundledSkills/type`);
y++}}
if(e.disableSkillShellExecution!==void 0&&n.call(e,`disableSkillShellExecution`)){
let n=e.disableSkillShellExecution;
if(typeof n!=`boolean`&&n!==null){
v=h(v,t+`/disableSkillShellExecution`,`#/$defs/claude-code-settings/properties/disableSkillShellExecution/type`);
y++}}
if(e.enableWorkflows!==void 0&&n.call(e,`enableWorkflows`)){
let n=e.enableWorkflows;
if(typeof n!=`boolean`&&n!==null){
v=h(v,t+`/enableWorkflows`,`#/$defs/claude-code-settings/properties/enableWorkflows/type`);
y++}}
if(e.statusLine!==void 0&&n.call(e,`statusLine`)&&!c(e.statusLine,{
instancePath:t+`/statusLine`,
parentData:e,
parentDataProperty:`statusLine`,
rootData:p,
dynamicAnchors:_})){
v=g(v,c.errors);
y+=c.errors.length}
if(e.fileSuggestion!==void 0&&n.call(e,`fileSuggestion`)&&!c(e.fileSuggestion,{
instancePath:t+`/fileSuggestion`,
parentData:e,
parentDataProperty:`fileSuggestion`,
rootData:p,
dynamicAnchors:_})){
v=g(v,c.errors);
y+=c.errors.length}
if(e.attribution!==void 0&&n.call(e,`attribution`)){
let r=e.attribution;
if(typeof r!=`boolean`&&(!r||typeof r!=`object`||Array.isArray(r))){
v=h(v,t+`/attribution`,`#/$defs/claude-code-settings/properties/attribution/type`);
y++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.commit!==void 0&&n.call(r,`commit`)&&typeof r.commit!=`string`){
v=h(v,t+`/attribution/commit`,`#/$defs/claude-code-settings/properties/attribution/properties/commit/type`);
y++}
if(r.pr!==void 0&&n.call(r,`pr`)&&typeof r.pr!=`string`){
v=h(v,t+`/attribution/pr`,`#/$defs/claude-code-settings/properties/attribution/properties/pr/type`);
y++}}}
if(e.cleanupPeriodDays!==void 0&&n.call(e,`cleanupPeriodDays`)){
let n=e.cleanupPeriodDays;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
v=h(v,t+`/cleanupPeriodDays`,`#/$defs/claude-code-settings/properties/cleanupPeriodDays/type`);
y++}
if(typeof n==`number`&&isFinite(n)&&(n<1||isNaN(n))){
v=h(v,t+`/cleanupPeriodDays`,`#/$defs/claude-code-settings/properties/cleanupPeriodDays/minimum`,{
comparison:`>=`,
limit:1});
y++}}
if(e.enabledPlugins!==void 0&&n.call(e,`enabledPlugins`)){
let n=e.enabledPlugins;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`boolean`&&!Array.isArray(r)&&r!==null){
v=h(v,t+`/enabledPlugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-settings/properties/enabledPlugins/additionalProperties/type`);
y++}}else{
v=h(v,t+`/enabledPlugins`,`#/$defs/claude-code-settings/properties/enabledPlugins/type`);
y++}}
if(e.modelOverrides!==void 0&&n.call(e,`modelOverrides`)){
let n=e.modelOverrides;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
v=h(v,t+`/modelOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-settings/properties/modelOverrides/additionalProperties/type`);
y++}}else{
v=h(v,t+`/modelOverrides`,`#/$defs/claude-code-settings/properties/modelOverrides/type`);
y++}}
if(e.skillOverrides!==void 0&&n.call(e,`skillOverrides`)){
let n=e.skillOverrides;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`on`&&r!==`name-only`&&r!==`user-invocable-only`&&r!==`off`){
v=h(v,t+`/skillOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-settings/properties/skillOverrides/additionalProperties/enum`);
y++}}else{
v=h(v,t+`/skillOverrides`,`#/$defs/claude-code-settings/properties/skillOverrides/type`);
y++}}
if(e.pluginConfigs!==void 0&&n.call(e,`pluginConfigs`)){
let n=e.pluginConfigs;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
v=h(v,t+`/pluginConfigs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-settings/properties/pluginConfigs/additionalProperties/type`);
y++}}else{
v=h(v,t+`/pluginConfigs`,`#/$defs/claude-code-settings/properties/pluginConfigs/type`);
y++}}
if(e.strictKnownMarketplaces!==void 0&&n.call(e,`strictKnownMarketplaces`)){
let n=e.strictKnownMarketplaces;
if(!Array.isArray(n)&&n!==null){
v=h(v,t+`/strictKnownMarketplaces`,`#/$defs/claude-code-settings/properties/strictKnownMarketplaces/type`);
y++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(!e||typeof e!=`object`||Array.isArray(e)){
v=h(v,t+`/strictKnownMarketplaces/`+r,`#/$defs/claude-code-settings/properties/strictKnownMarketplaces/items/type`);
y++}}}}
if(e.sandbox!==void 0&&n.call(e,`sandbox`)){
let r=e.sandbox;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.enabled!==void 0&&n.call(r,`enabled`)&&typeof r.enabled!=`boolean`){
v=h(v,t+`/sandbox/enabled`,`#/$defs/claude-code-settings/properties/sandbox/properties/enabled/type`);
y++}
if(r.network!==void 0&&n.call(r,`network`)){
let e=r.network;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.allowedDomains!==void 0&&n.call(e,`allowedDomains`)&&!o(e.allowedDomains,{
instancePath:t+`/sandbox/network/allowedDomains`,
parentData:e,
parentDataProperty:`allowedDomains`,
rootData:p,
dynamicAnchors:_})){
v=g(v,o.errors);
y+=o.errors.length}}else{
v=h(v,t+`/sandbox/network`,`#/$defs/claude-code-settings/properties/sandbox/properties/network/type`);
y++}}
if(r.filesystem!==void 0&&n.call(r,`filesystem`)){
let e=r.filesystem;
if(!e||typeof e!=`object`||Array.isArray(e)){
v=h(v,t+`/sandbox/filesystem`,`#/$defs/claude-code-settings/properties/sandbox/properties/filesystem/type`);
y++}}
if(r.excludedCommands!==void 0&&n.call(r,`excludedCommands`)&&!o(r.excludedCommands,{
instancePath:t+`/sandbox/excludedCommands`,
parentData:r,
parentDataProperty:`excludedCommands`,
rootData:p,
dynamicAnchors:_})){
v=g(v,o.errors);
y+=o.errors.length}}else{
v=h(v,t+`/sandbox`,`#/$defs/claude-code-settings/properties/sandbox/type`);
y++}}
if(e.spinnerVerbs!==void 0&&n.call(e,`spinnerVerbs`)){
let r=e.spinnerVerbs;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mode===void 0||!n.call(r,`mode`)){
v=h(v,t+`/spinnerVerbs`,`#/$defs/claude-code-settings/properties/spinnerVerbs/required`,{
missingProperty:`mode`});
y++}
if(r.verbs===void 0||!n.call(r,`verbs`)){
v=h(v,t+`/spinnerVerbs`,`#/$defs/claude-code-settings/properties/spinnerVerbs/required`,{
missingProperty:`verbs`});
y++}}else{
v=h(v,t+`/spinnerVerbs`,`#/$defs/claude-code-settings/properties/spinnerVerbs/type`);
y++}}
if(e.worktree!==void 0&&n.call(e,`worktree`)){
let n=e.worktree;
if(!n||typeof n!=`object`||Array.isArray(n)){
v=h(v,t+`/worktree`,`#/$defs/claude-code-settings/properties/worktree/type`);
y++}}
if(e.voice!==void 0&&n.call(e,`voice`)){
let n=e.voice;
if(!n||typeof n!=`object`||Array.isArray(n)){
v=h(v,t+`/voice`,`#/$defs/claude-code-settings/properties/voice/type`);
y++}}
if(e.remote!==void 0&&n.call(e,`remote`)){
let n=e.remote;
if(!n||typeof n!=`object`||Array.isArray(n)){
v=h(v,t+`/remote`,`#/$defs/claude-code-settings/properties/remote/type`);
y++}}
if(e.autoUpdatesChannel!==void 0&&n.call(e,`autoUpdatesChannel`)){
let n=e.autoUpdatesChannel;
if(n!==`latest`&&n!==`stable`&&n!==`rc`){
v=h(v,t+`/autoUpdatesChannel`,`#/$defs/claude-code-settings/properties/autoUpdatesChannel/enum`);
y++}}
if(e.tui!==void 0&&n.call(e,`tui`)){
let n=e.tui;
if(n!=="default"&&n!==`fullscreen`){
v=h(v,t+`/tui`,`#/$defs/claude-code-settings/properties/tui/enum`);
y++}}
if(e.defaultShell!==void 0&&n.call(e,`defaultShell`)){
let n=e.defaultShell;
if(n!==`bash`&&n!==`powershell`){
v=h(v,t+`/defaultShell`,`#/$defs/claude-code-settings/properties/defaultShell/enum`);
y++}}
if(e.disableAutoMode!==void 0&&n.call(e,`disableAutoMode`)){
let n=e.disableAutoMode;
if(n!==`disable`&&n!==null){
v=h(v,t+`/disableAutoMode`,`#/$defs/claude-code-settings/properties/disableAutoMode/enum`);
y++}}}else{
v=m(v,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/type`,
keyword:`type`,
params:{}});
y++}
d.errors=v;
return y===0}
let f=RegExp(`^https://(?!.*\\$\\{)`,`u`);
function p(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(!d(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=g(s,d.errors);
c+=d.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.managedMcpServers!==void 0&&n.call(e,`managedMcpServers`)){
let r=e.managedMcpServers;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r)){
let n=c;
if(typeof e==`string`&&!l.test(e)){
let n={
instancePath:t+`/managedMcpServers`,
schemaPath:`#/properties/managedMcpServers/propertyNames/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z0-9_-]+$`},
propertyName:e};
s=m(s,n);
c++}
if(n!==c){
s=h(s,t+`/managedMcpServers`,`#/properties/managedMcpServers/propertyNames`,{
propertyName:e});
c++}}
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.url===void 0||!n.call(i,`url`)){
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/managedMcpServers/additionalProperties/required`,{
missingProperty:`url`});
c++}
if(i.type!==void 0&&n.call(i,`type`)){
let n=i.type;
if(typeof n!=`string`){
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,`#/properties/managedMcpServers/additionalProperties/properties/type/type`);
c++}
if(n!==`http`&&n!==`streamable-http`&&n!==`sse`){
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,`#/properties/managedMcpServers/additionalProperties/properties/type/enum`);
c++}}
if(i.url!==void 0&&n.call(i,`url`)){
let n=i.url;
if(typeof n==`string`){
if(!f.test(n)){
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,`#/properties/managedMcpServers/additionalProperties/properties/url/pattern`,{
pattern:`^https://(?!.*\\$\\{)`});
c++}}else{
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,`#/properties/managedMcpServers/additionalProperties/properties/url/type`);
c++}}
if(i.headers!==void 0&&n.call(i,`headers`)){
let n=i.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(typeof n[r]!=`string`){
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/managedMcpServers/additionalProperties/properties/headers/additionalProperties/type`);
c++}}else{
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,`#/properties/managedMcpServers/additionalProperties/properties/headers/type`);
c++}}
if(i.command!==void 0&&n.call(i,`command`)){
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/properties/managedMcpServers/additionalProperties/properties/command/not`);
c++}
if(i.args!==void 0&&n.call(i,`args`)){
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,`#/properties/managedMcpServers/additionalProperties/properties/args/not`);
c++}
if(i.env!==void 0&&n.call(i,`env`)){
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,`#/properties/managedMcpServers/additionalProperties/properties/env/not`);
c++}
if(i.headersHelper!==void 0&&n.call(i,`headersHelper`)){
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headersHelper`,`#/properties/managedMcpServers/additionalProperties/properties/headersHelper/not`);
c++}}else{
s=h(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/managedMcpServers/additionalProperties/type`);
c++}}}else{
s=h(s,t+`/managedMcpServers`,`#/properties/managedMcpServers/type`);
c++}}}else{
s=m(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
c++}
p.errors=s;
return c===0}
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
return e}
function _(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_claude_code_managed_settings=e;
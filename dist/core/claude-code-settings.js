"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:d,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
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
"$ref": "#/$defs/names"
},
"disabledMcpjsonServers": {
"$ref": "#/$defs/names"
},
"allowedMcpServers": {
"x-effect": "ignored",
"type": "array",
"items": {
"allOf": [
{
"$ref": "#/$defs/match"
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
"$ref": "#/$defs/match"
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
"$ref": "#/$defs/texts"
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
"$ref": "#/$defs/hooks"
}
}
},
"additionalProperties": {
"type": [
"array",
"null"
],
"items": {
"$ref": "#/$defs/hooks"
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
"$ref": "#/$defs/texts"
},
"fallbackModel": {
"$ref": "#/$defs/texts"
},
"allowedHttpHookUrls": {
"$ref": "#/$defs/texts"
},
"httpHookAllowedEnvVars": {
"$ref": "#/$defs/texts"
},
"companyAnnouncements": {
"$ref": "#/$defs/texts"
},
"claudeMdExcludes": {
"$ref": "#/$defs/texts"
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
"$ref": "#/$defs/command"
},
"fileSuggestion": {
"$ref": "#/$defs/command"
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
"$ref": "#/$defs/texts"
}
}
},
"filesystem": {
"type": "object"
},
"excludedCommands": {
"$ref": "#/$defs/texts"
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
if(!Array.isArray(e)&&typeof e!=`string`){
c=f(c,{
instancePath:t,
schemaPath:`#/$defs/names/type`,
keyword:`type`,
params:{}});
l++}
if(typeof e==`string`&&r(e)<1){
c=f(c,{
instancePath:t,
schemaPath:`#/$defs/names/minLength`,
keyword:`minLength`,
params:{
limit:1}});
l++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
c=p(c,t+`/`+r,`#/$defs/names/items/type`);
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
c=f(c,{
instancePath:t,
schemaPath:`#/$defs/match/maxProperties`,
keyword:`maxProperties`,
params:{
limit:1}});
l++}
if(Object.keys(e).length<1){
c=f(c,{
instancePath:t,
schemaPath:`#/$defs/match/minProperties`,
keyword:`minProperties`,
params:{
limit:1}});
l++}
if(e.serverCommand!==void 0&&n.call(e,`serverCommand`)){
let n=e.serverCommand;
if(Array.isArray(n)){
if(n.length<1){
c=p(c,t+`/serverCommand`,`#/$defs/match/properties/serverCommand/minItems`,{
limit:1});
l++}
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=p(c,t+`/serverCommand/`+r,`#/$defs/match/properties/serverCommand/items/type`);
l++}}else{
c=p(c,t+`/serverCommand`,`#/$defs/match/properties/serverCommand/type`);
l++}}
if(e.serverUrl!==void 0&&n.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
c=p(c,t+`/serverUrl`,`#/$defs/match/properties/serverUrl/type`);
l++}}else{
c=f(c,{
instancePath:t,
schemaPath:`#/$defs/match/type`,
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
s=p(s,t+`/`+r,`#/$defs/texts/items/type`);
c++}}else{
s=f(s,{
instancePath:t,
schemaPath:`#/$defs/texts/type`,
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
c=f(c,{
instancePath:t,
schemaPath:`#/$defs/hooks/required`,
keyword:`required`,
params:{
missingProperty:`hooks`}});
l++}
if(e.matcher!==void 0&&n.call(e,`matcher`)&&typeof e.matcher!=`string`){
c=p(c,t+`/matcher`,`#/$defs/hooks/properties/matcher/type`);
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
c=f(c,{});
l++}}else{
c=f(c,{});
l++}}
var u=s===l;
l=a;
c!==null&&(a?c.length=Math.min(c.length,a):c=null);
if(u){
let r=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
c=p(c,t+`/hooks/`+i,`#/$defs/hooks/properties/hooks/items/then/required`,{
missingProperty:`command`});
l++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
c=p(c,t+`/hooks/`+i+`/command`,`#/$defs/hooks/properties/hooks/items/then/properties/command/type`);
l++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
c=p(c,t+`/hooks/`+i+`/timeout`,`#/$defs/hooks/properties/hooks/items/then/properties/timeout/type`);
l++}}}else{
c=p(c,t+`/hooks/`+i,`#/$defs/hooks/properties/hooks/items/then/type`);
l++}
var u=r===l;
o=u;
if(o){
var d={};
d.command=!0;
d.timeout=!0;
d.type=!0}}
if(!o){
c=p(c,t+`/hooks/`+i,`#/$defs/hooks/properties/hooks/items/if`,{
failingKeyword:`then`});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
c=p(c,t+`/hooks/`+i,`#/$defs/hooks/properties/hooks/items/required`,{
missingProperty:`type`});
l++}
if(d!==!0){
d||={};
d.type=!0}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
c=p(c,t+`/hooks/`+i+`/type`,`#/$defs/hooks/properties/hooks/items/properties/type/type`);
l++}}else{
c=p(c,t+`/hooks/`+i,`#/$defs/hooks/properties/hooks/items/type`);
l++}}}else{
c=p(c,t+`/hooks`,`#/$defs/hooks/properties/hooks/type`);
l++}}}else{
c=f(c,{
instancePath:t,
schemaPath:`#/$defs/hooks/type`,
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
s=f(s,{
instancePath:t,
schemaPath:`#/$defs/command/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
l++}
if(e.command===void 0||!n.call(e,`command`)){
s=f(s,{
instancePath:t,
schemaPath:`#/$defs/command/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
l++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`command`){
s=p(s,t+`/type`,`#/$defs/command/properties/type/const`,{
allowedValue:`command`});
l++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
s=p(s,t+`/command`,`#/$defs/command/properties/command/type`);
l++}}else{
s=f(s,{
instancePath:t,
schemaPath:`#/$defs/command/type`,
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
parentDataProperty:h,
rootData:g=e,
dynamicAnchors:_={}}={}){
let v=null;
let y=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enableAllProjectMcpServers!==void 0&&n.call(e,`enableAllProjectMcpServers`)){
let n=e.enableAllProjectMcpServers;
if(typeof n!=`boolean`&&n!==null){
v=p(v,t+`/enableAllProjectMcpServers`,`#/properties/enableAllProjectMcpServers/type`);
y++}}
if(e.enabledMcpjsonServers!==void 0&&n.call(e,`enabledMcpjsonServers`)&&!i(e.enabledMcpjsonServers,{
instancePath:t+`/enabledMcpjsonServers`,
parentData:e,
parentDataProperty:`enabledMcpjsonServers`,
rootData:g,
dynamicAnchors:_})){
v=m(v,i.errors);
y+=i.errors.length}
if(e.disabledMcpjsonServers!==void 0&&n.call(e,`disabledMcpjsonServers`)&&!i(e.disabledMcpjsonServers,{
instancePath:t+`/disabledMcpjsonServers`,
parentData:e,
parentDataProperty:`disabledMcpjsonServers`,
rootData:g,
dynamicAnchors:_})){
v=m(v,i.errors);
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
rootData:g,
dynamicAnchors:_})){
v=m(v,a.errors);
y+=a.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!l.test(n)){
v=p(v,t+`/allowedMcpServers/`+i+`/serverName`,`#/properties/allowedMcpServers/items/properties/serverName/pattern`,{
pattern:`^[A-Za-z0-9_-]+$`});
y++}}else{
v=p(v,t+`/allowedMcpServers/`+i+`/serverName`,`#/properties/allowedMcpServers/items/properties/serverName/type`);
y++}}}else{
v=p(v,t+`/allowedMcpServers/`+i,`#/properties/allowedMcpServers/items/type`);
y++}}}else{
v=p(v,t+`/allowedMcpServers`,`#/properties/allowedMcpServers/type`);
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
rootData:g,
dynamicAnchors:_})){
v=m(v,a.errors);
y+=a.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!u.test(n)){
v=p(v,t+`/deniedMcpServers/`+i+`/serverName`,`#/properties/deniedMcpServers/items/properties/serverName/pattern`,{
pattern:`\\S`});
y++}}else{
v=p(v,t+`/deniedMcpServers/`+i+`/serverName`,`#/properties/deniedMcpServers/items/properties/serverName/type`);
y++}}}else{
v=p(v,t+`/deniedMcpServers/`+i,`#/properties/deniedMcpServers/items/type`);
y++}}}else{
v=p(v,t+`/deniedMcpServers`,`#/properties/deniedMcpServers/type`);
y++}}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
v=p(v,t+`/$schema`,`#/properties/%24schema/type`);
y++}
if(e.permissions!==void 0&&n.call(e,`permissions`)){
let r=e.permissions;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.allow!==void 0&&n.call(r,`allow`)&&!Array.isArray(r.allow)){
v=p(v,t+`/permissions/allow`,`#/properties/permissions/properties/allow/type`);
y++}
if(r.ask!==void 0&&n.call(r,`ask`)&&!Array.isArray(r.ask)){
v=p(v,t+`/permissions/ask`,`#/properties/permissions/properties/ask/type`);
y++}
if(r.deny!==void 0&&n.call(r,`deny`)&&!Array.isArray(r.deny)){
v=p(v,t+`/permissions/deny`,`#/properties/permissions/properties/deny/type`);
y++}
if(r.defaultMode!==void 0&&n.call(r,`defaultMode`)){
let e=r.defaultMode;
if(e!=="default"&&e!==`manual`&&e!==`acceptEdits`&&e!==`plan`&&e!==`bypassPermissions`&&e!==`dontAsk`&&e!==`auto`){
v=p(v,t+`/permissions/defaultMode`,`#/properties/permissions/properties/defaultMode/enum`);
y++}}
if(r.additionalDirectories!==void 0&&n.call(r,`additionalDirectories`)&&!o(r.additionalDirectories,{
instancePath:t+`/permissions/additionalDirectories`,
parentData:r,
parentDataProperty:`additionalDirectories`,
rootData:g,
dynamicAnchors:_})){
v=m(v,o.errors);
y+=o.errors.length}
if(r.disableBypassPermissionsMode!==void 0&&n.call(r,`disableBypassPermissionsMode`)&&r.disableBypassPermissionsMode!==`disable`){
v=p(v,t+`/permissions/disableBypassPermissionsMode`,`#/properties/permissions/properties/disableBypassPermissionsMode/const`,{
allowedValue:`disable`});
y++}}else{
v=p(v,t+`/permissions`,`#/properties/permissions/type`);
y++}}
if(e.hooks!==void 0&&n.call(e,`hooks`)){
let r=e.hooks;
if(typeof r!=`object`){
v=p(v,t+`/hooks`,`#/properties/hooks/type`);
y++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let e of Object.keys(r))
if(e!==`PreToolUse`){
let n=r[e];
if(!Array.isArray(n)&&n!==null){
v=p(v,t+`/hooks/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/hooks/additionalProperties/type`);
y++}
if(Array.isArray(n)){
let r=n.length;
for(
let i=0;i<r;i++)
if(!s(n[i],{
instancePath:t+`/hooks/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+i,
parentData:n,
parentDataProperty:i,
rootData:g,
dynamicAnchors:_})){
v=m(v,s.errors);
y+=s.errors.length}}}
if(r.PreToolUse!==void 0&&n.call(r,`PreToolUse`)){
let e=r.PreToolUse;
if(!Array.isArray(e)&&e!==null){
v=p(v,t+`/hooks/PreToolUse`,`#/properties/hooks/properties/PreToolUse/type`);
y++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!s(e[r],{
instancePath:t+`/hooks/PreToolUse/`+r,
parentData:e,
parentDataProperty:r,
rootData:g,
dynamicAnchors:_})){
v=m(v,s.errors);
y+=s.errors.length}}}}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
v=p(v,t+`/env`,`#/properties/env/type`);
y++}}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
v=p(v,t+`/model`,`#/properties/model/type`);
y++}
if(e.apiKeyHelper!==void 0&&n.call(e,`apiKeyHelper`)&&typeof e.apiKeyHelper!=`string`){
v=p(v,t+`/apiKeyHelper`,`#/properties/apiKeyHelper/type`);
y++}
if(e.awsAuthRefresh!==void 0&&n.call(e,`awsAuthRefresh`)&&typeof e.awsAuthRefresh!=`string`){
v=p(v,t+`/awsAuthRefresh`,`#/properties/awsAuthRefresh/type`);
y++}
if(e.awsCredentialExport!==void 0&&n.call(e,`awsCredentialExport`)&&typeof e.awsCredentialExport!=`string`){
v=p(v,t+`/awsCredentialExport`,`#/properties/awsCredentialExport/type`);
y++}
if(e.otelHeadersHelper!==void 0&&n.call(e,`otelHeadersHelper`)&&typeof e.otelHeadersHelper!=`string`){
v=p(v,t+`/otelHeadersHelper`,`#/properties/otelHeadersHelper/type`);
y++}
if(e.outputStyle!==void 0&&n.call(e,`outputStyle`)&&typeof e.outputStyle!=`string`){
v=p(v,t+`/outputStyle`,`#/properties/outputStyle/type`);
y++}
if(e.language!==void 0&&n.call(e,`language`)&&typeof e.language!=`string`){
v=p(v,t+`/language`,`#/properties/language/type`);
y++}
if(e.agent!==void 0&&n.call(e,`agent`)&&typeof e.agent!=`string`){
v=p(v,t+`/agent`,`#/properties/agent/type`);
y++}
if(e.autoMemoryDirectory!==void 0&&n.call(e,`autoMemoryDirectory`)&&typeof e.autoMemoryDirectory!=`string`){
v=p(v,t+`/autoMemoryDirectory`,`#/properties/autoMemoryDirectory/type`);
y++}
if(e.minimumVersion!==void 0&&n.call(e,`minimumVersion`)&&typeof e.minimumVersion!=`string`){
v=p(v,t+`/minimumVersion`,`#/properties/minimumVersion/type`);
y++}
if(e.plansDirectory!==void 0&&n.call(e,`plansDirectory`)&&typeof e.plansDirectory!=`string`){
v=p(v,t+`/plansDirectory`,`#/properties/plansDirectory/type`);
y++}
if(e.availableModels!==void 0&&n.call(e,`availableModels`)&&!o(e.availableModels,{
instancePath:t+`/availableModels`,
parentData:e,
parentDataProperty:`availableModels`,
rootData:g,
dynamicAnchors:_})){
v=m(v,o.errors);
y+=o.errors.length}
if(e.fallbackModel!==void 0&&n.call(e,`fallbackModel`)&&!o(e.fallbackModel,{
instancePath:t+`/fallbackModel`,
parentData:e,
parentDataProperty:`fallbackModel`,
rootData:g,
dynamicAnchors:_})){
v=m(v,o.errors);
y+=o.errors.length}
if(e.allowedHttpHookUrls!==void 0&&n.call(e,`allowedHttpHookUrls`)&&!o(e.allowedHttpHookUrls,{
instancePath:t+`/allowedHttpHookUrls`,
parentData:e,
parentDataProperty:`allowedHttpHookUrls`,
rootData:g,
dynamicAnchors:_})){
v=m(v,o.errors);
y+=o.errors.length}
if(e.httpHookAllowedEnvVars!==void 0&&n.call(e,`httpHookAllowedEnvVars`)&&!o(e.httpHookAllowedEnvVars,{
instancePath:t+`/httpHookAllowedEnvVars`,
parentData:e,
parentDataProperty:`httpHookAllowedEnvVars`,
rootData:g,
dynamicAnchors:_})){
v=m(v,o.errors);
y+=o.errors.length}
if(e.companyAnnouncements!==void 0&&n.call(e,`companyAnnouncements`)&&!o(e.companyAnnouncements,{
instancePath:t+`/companyAnnouncements`,
parentData:e,
parentDataProperty:`companyAnnouncements`,
rootData:g,
dynamicAnchors:_})){
v=m(v,o.errors);
y+=o.errors.length}
if(e.claudeMdExcludes!==void 0&&n.call(e,`claudeMdExcludes`)&&!o(e.claudeMdExcludes,{
instancePath:t+`/claudeMdExcludes`,
parentData:e,
parentDataProperty:`claudeMdExcludes`,
rootData:g,
dynamicAnchors:_})){
v=m(v,o.errors);
y+=o.errors.length}
if(e.includeCoAuthoredBy!==void 0&&n.call(e,`includeCoAuthoredBy`)&&typeof e.includeCoAuthoredBy!=`boolean`){
v=p(v,t+`/includeCoAuthoredBy`,`#/properties/includeCoAuthoredBy/type`);
y++}
if(e.includeGitInstructions!==void 0&&n.call(e,`includeGitInstructions`)&&typeof e.includeGitInstructions!=`boolean`){
v=p(v,t+`/includeGitInstructions`,`#/properties/includeGitInstructions/type`);
y++}
if(e.disableAllHooks!==void 0&&n.call(e,`disableAllHooks`)&&typeof e.disableAllHooks!=`boolean`){
v=p(v,t+`/disableAllHooks`,`#/properties/disableAllHooks/type`);
y++}
if(e.spinnerTipsEnabled!==void 0&&n.call(e,`spinnerTipsEnabled`)&&typeof e.spinnerTipsEnabled!=`boolean`){
v=p(v,t+`/spinnerTipsEnabled`,`#/properties/spinnerTipsEnabled/type`);
y++}
if(e.alwaysThinkingEnabled!==void 0&&n.call(e,`alwaysThinkingEnabled`)&&typeof e.alwaysThinkingEnabled!=`boolean`){
v=p(v,t+`/alwaysThinkingEnabled`,`#/properties/alwaysThinkingEnabled/type`);
y++}
if(e.fastMode!==void 0&&n.call(e,`fastMode`)&&typeof e.fastMode!=`boolean`){
v=p(v,t+`/fastMode`,`#/properties/fastMode/type`);
y++}
if(e.autoMemoryEnabled!==void 0&&n.call(e,`autoMemoryEnabled`)&&typeof e.autoMemoryEnabled!=`boolean`){
v=p(v,t+`/autoMemoryEnabled`,`#/properties/autoMemoryEnabled/type`);
y++}
if(e.respectGitignore!==void 0&&n.call(e,`respectGitignore`)&&typeof e.respectGitignore!=`boolean`){
v=p(v,t+`/respectGitignore`,`#/properties/respectGitignore/type`);
y++}
if(e.promptSuggestionEnabled!==void 0&&n.call(e,`promptSuggestionEnabled`)&&typeof e.promptSuggestionEnabled!=`boolean`){
v=p(v,t+`/promptSuggestionEnabled`,`#/properties/promptSuggestionEnabled/type`);
y++}
if(e.showTurnDuration!==void 0&&n.call(e,`showTurnDuration`)&&typeof e.showTurnDuration!=`boolean`){
v=p(v,t+`/showTurnDuration`,`#/properties/showTurnDuration/type`);
y++}
if(e.showThinkingSummaries!==void 0&&n.call(e,`showThinkingSummaries`)&&typeof e.showThinkingSummaries!=`boolean`){
v=p(v,t+`/showThinkingSummaries`,`#/properties/showThinkingSummaries/type`);
y++}
if(e.terminalProgressBarEnabled!==void 0&&n.call(e,`terminalProgressBarEnabled`)&&typeof e.terminalProgressBarEnabled!=`boolean`){
v=p(v,t+`/terminalProgressBarEnabled`,`#/properties/terminalProgressBarEnabled/type`);
y++}
if(e.prefersReducedMotion!==void 0&&n.call(e,`prefersReducedMotion`)&&typeof e.prefersReducedMotion!=`boolean`){
v=p(v,t+`/prefersReducedMotion`,`#/properties/prefersReducedMotion/type`);
y++}
if(e.syntaxHighlightingDisabled!==void 0&&n.call(e,`syntaxHighlightingDisabled`)&&typeof e.syntaxHighlightingDisabled!=`boolean`){
v=p(v,t+`/syntaxHighlightingDisabled`,`#/properties/syntaxHighlightingDisabled/type`);
y++}
if(e.autoCompactEnabled!==void 0&&n.call(e,`autoCompactEnabled`)&&typeof e.autoCompactEnabled!=`boolean`){
v=p(v,t+`/autoCompactEnabled`,`#/properties/autoCompactEnabled/type`);
y++}
if(e.verbose!==void 0&&n.call(e,`verbose`)&&typeof e.verbose!=`boolean`){
v=p(v,t+`/verbose`,`#/properties/verbose/type`);
y++}
if(e.todoFeatureEnabled!==void 0&&n.call(e,`todoFeatureEnabled`)&&typeof e.todoFeatureEnabled!=`boolean`){
v=p(v,t+`/todoFeatureEnabled`,`#/properties/todoFeatureEnabled/type`);
y++}
if(e.disableClaudeAiConnectors!==void 0&&n.call(e,`disableClaudeAiConnectors`)){
let n=e.disableClaudeAiConnectors;
if(typeof n!=`boolean`&&n!==null){
v=p(v,t+`/disableClaudeAiConnectors`,`#/properties/disableClaudeAiConnectors/type`);
y++}}
if(e.allowManagedMcpServersOnly!==void 0&&n.call(e,`allowManagedMcpServersOnly`)){
let n=e.allowManagedMcpServersOnly;
if(typeof n!=`boolean`&&n!==null){
v=p(v,t+`/allowManagedMcpServersOnly`,`#/properties/allowManagedMcpServersOnly/type`);
y++}}
if(e.allowManagedHooksOnly!==void 0&&n.call(e,`allowManagedHooksOnly`)){
let n=e.allowManagedHooksOnly;
if(typeof n!=`boolean`&&n!==null){
v=p(v,t+`/allowManagedHooksOnly`,`#/properties/allowManagedHooksOnly/type`);
y++}}
if(e.skipWebFetchPreflight!==void 0&&n.call(e,`skipWebFetchPreflight`)){
let n=e.skipWebFetchPreflight;
if(typeof n!=`boolean`&&n!==null){
v=p(v,t+`/skipWebFetchPreflight`,`#/properties/skipWebFetchPreflight/type`);
y++}}
if(e.disableBundledSkills!==void 0&&n.call(e,`disableBundledSkills`)){
let n=e.disableBundledSkills;
if(typeof n!=`boolean`&&n!==null){
v=p(v,t+`/disableBundledSkills`,`#/properties/disableBundledSkills/type`);
y++}}
if(e.disableSkillShellExecution!==void 0&&n.call(e,`disableSkillShellExecution`)){
let n=e.disableSkillShellExecution;
if(typeof n!=`boolean`&&n!==null){
v=p(v,t+`/disableSkillShellExecution`,`#/properties/disableSkillShellExecution/type`);
y++}}
if(e.enableWorkflows!==void 0&&n.call(e,`enableWorkflows`)){
let n=e.enableWorkflows;
if(typeof n!=`boolean`&&n!==null){
v=p(v,t+`/enableWorkflows`,`#/properties/enableWorkflows/type`);
y++}}
if(e.statusLine!==void 0&&n.call(e,`statusLine`)&&!c(e.statusLine,{
instancePath:t+`/statusLine`,
parentData:e,
parentDataProperty:`statusLine`,
rootData:g,
dynamicAnchors:_})){
v=m(v,c.errors);
y+=c.errors.length}
if(e.fileSuggestion!==void 0&&n.call(e,`fileSuggestion`)&&!c(e.fileSuggestion,{
instancePath:t+`/fileSuggestion`,
parentData:e,
parentDataProperty:`fileSuggestion`,
rootData:g,
dynamicAnchors:_})){
v=m(v,c.errors);
y+=c.errors.length}
if(e.attribution!==void 0&&n.call(e,`attribution`)){
let r=e.attribution;
if(typeof r!=`boolean`&&(!r||typeof r!=`object`||Array.isArray(r))){
v=p(v,t+`/attribution`,`#/properties/attribution/type`);
y++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.commit!==void 0&&n.call(r,`commit`)&&typeof r.commit!=`string`){
v=p(v,t+`/attribution/commit`,`#/properties/attribution/properties/commit/type`);
y++}
if(r.pr!==void 0&&n.call(r,`pr`)&&typeof r.pr!=`string`){
v=p(v,t+`/attribution/pr`,`#/properties/attribution/properties/pr/type`);
y++}}}
if(e.cleanupPeriodDays!==void 0&&n.call(e,`cleanupPeriodDays`)){
let n=e.cleanupPeriodDays;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
v=p(v,t+`/cleanupPeriodDays`,`#/properties/cleanupPeriodDays/type`);
y++}
if(typeof n==`number`&&isFinite(n)&&(n<1||isNaN(n))){
v=p(v,t+`/cleanupPeriodDays`,`#/properties/cleanupPeriodDays/minimum`,{
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
v=p(v,t+`/enabledPlugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/enabledPlugins/additionalProperties/type`);
y++}}else{
v=p(v,t+`/enabledPlugins`,`#/properties/enabledPlugins/type`);
y++}}
if(e.modelOverrides!==void 0&&n.call(e,`modelOverrides`)){
let n=e.modelOverrides;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
v=p(v,t+`/modelOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/modelOverrides/additionalProperties/type`);
y++}}else{
v=p(v,t+`/modelOverrides`,`#/properties/modelOverrides/type`);
y++}}
if(e.skillOverrides!==void 0&&n.call(e,`skillOverrides`)){
let n=e.skillOverrides;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`on`&&r!==`name-only`&&r!==`user-invocable-only`&&r!==`off`){
v=p(v,t+`/skillOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/skillOverrides/additionalProperties/enum`);
y++}}else{
v=p(v,t+`/skillOverrides`,`#/properties/skillOverrides/type`);
y++}}
if(e.pluginConfigs!==void 0&&n.call(e,`pluginConfigs`)){
let n=e.pluginConfigs;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
v=p(v,t+`/pluginConfigs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/pluginConfigs/additionalProperties/type`);
y++}}else{
v=p(v,t+`/pluginConfigs`,`#/properties/pluginConfigs/type`);
y++}}
if(e.strictKnownMarketplaces!==void 0&&n.call(e,`strictKnownMarketplaces`)){
let n=e.strictKnownMarketplaces;
if(!Array.isArray(n)&&n!==null){
v=p(v,t+`/strictKnownMarketplaces`,`#/properties/strictKnownMarketplaces/type`);
y++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(!e||typeof e!=`object`||Array.isArray(e)){
v=p(v,t+`/strictKnownMarketplaces/`+r,`#/properties/strictKnownMarketplaces/items/type`);
y++}}}}
if(e.sandbox!==void 0&&n.call(e,`sandbox`)){
let r=e.sandbox;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.enabled!==void 0&&n.call(r,`enabled`)&&typeof r.enabled!=`boolean`){
v=p(v,t+`/sandbox/enabled`,`#/properties/sandbox/properties/enabled/type`);
y++}
if(r.network!==void 0&&n.call(r,`network`)){
let e=r.network;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.allowedDomains!==void 0&&n.call(e,`allowedDomains`)&&!o(e.allowedDomains,{
instancePath:t+`/sandbox/network/allowedDomains`,
parentData:e,
parentDataProperty:`allowedDomains`,
rootData:g,
dynamicAnchors:_})){
v=m(v,o.errors);
y+=o.errors.length}}else{
v=p(v,t+`/sandbox/network`,`#/properties/sandbox/properties/network/type`);
y++}}
if(r.filesystem!==void 0&&n.call(r,`filesystem`)){
let e=r.filesystem;
if(!e||typeof e!=`object`||Array.isArray(e)){
v=p(v,t+`/sandbox/filesystem`,`#/properties/sandbox/properties/filesystem/type`);
y++}}
if(r.excludedCommands!==void 0&&n.call(r,`excludedCommands`)&&!o(r.excludedCommands,{
instancePath:t+`/sandbox/excludedCommands`,
parentData:r,
parentDataProperty:`excludedCommands`,
rootData:g,
dynamicAnchors:_})){
v=m(v,o.errors);
y+=o.errors.length}}else{
v=p(v,t+`/sandbox`,`#/properties/sandbox/type`);
y++}}
if(e.spinnerVerbs!==void 0&&n.call(e,`spinnerVerbs`)){
let r=e.spinnerVerbs;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mode===void 0||!n.call(r,`mode`)){
v=p(v,t+`/spinnerVerbs`,`#/properties/spinnerVerbs/required`,{
missingProperty:`mode`});
y++}
if(r.verbs===void 0||!n.call(r,`verbs`)){
v=p(v,t+`/spinnerVerbs`,`#/properties/spinnerVerbs/required`,{
missingProperty:`verbs`});
y++}}else{
v=p(v,t+`/spinnerVerbs`,`#/properties/spinnerVerbs/type`);
y++}}
if(e.worktree!==void 0&&n.call(e,`worktree`)){
let n=e.worktree;
if(!n||typeof n!=`object`||Array.isArray(n)){
v=p(v,t+`/worktree`,`#/properties/worktree/type`);
y++}}
if(e.voice!==void 0&&n.call(e,`voice`)){
let n=e.voice;
if(!n||typeof n!=`object`||Array.isArray(n)){
v=p(v,t+`/voice`,`#/properties/voice/type`);
y++}}
if(e.remote!==void 0&&n.call(e,`remote`)){
let n=e.remote;
if(!n||typeof n!=`object`||Array.isArray(n)){
v=p(v,t+`/remote`,`#/properties/remote/type`);
y++}}
if(e.autoUpdatesChannel!==void 0&&n.call(e,`autoUpdatesChannel`)){
let n=e.autoUpdatesChannel;
if(n!==`latest`&&n!==`stable`&&n!==`rc`){
v=p(v,t+`/autoUpdatesChannel`,`#/properties/autoUpdatesChannel/enum`);
y++}}
if(e.tui!==void 0&&n.call(e,`tui`)){
let n=e.tui;
if(n!=="default"&&n!==`fullscreen`){
v=p(v,t+`/tui`,`#/properties/tui/enum`);
y++}}
if(e.defaultShell!==void 0&&n.call(e,`defaultShell`)){
let n=e.defaultShell;
if(n!==`bash`&&n!==`powershell`){
v=p(v,t+`/defaultShell`,`#/properties/defaultShell/enum`);
y++}}
if(e.disableAutoMode!==void 0&&n.call(e,`disableAutoMode`)){
let n=e.disableAutoMode;
if(n!==`disable`&&n!==null){
v=p(v,t+`/disableAutoMode`,`#/properties/disableAutoMode/enum`);
y++}}}else{
v=f(v,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
y++}
d.errors=v;
return y===0}
function f(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function p(e,t,n,r={}){
return f(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function m(e,t){
if(e===null)
return t;
for(
let n of t)
f(e,n);
return e}
function h(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_claude_code_settings=e;
"use strict";
var e=require("./rolldown-runtime.js").__commonJSMin(((e,t)=>{
t.exports={
validate:u,
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
let r=m;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(!Array.isArray(e)&&typeof e!=`string`){
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/names/type`,
keyword:`type`,
params:{}});
l++}
if(typeof e==`string`&&r(e)<1){
c=d(c,{
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
c=f(c,t+`/`+r,`#/$defs/names/items/type`);
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
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/match/maxProperties`,
keyword:`maxProperties`,
params:{
limit:1}});
l++}
if(Object.keys(e).length<1){
c=d(c,{
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
c=f(c,t+`/serverCommand`,`#/$defs/match/properties/serverCommand/minItems`,{
limit:1});
l++}
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=f(c,t+`/serverCommand/`+r,`#/$defs/match/properties/serverCommand/items/type`);
l++}}else{
c=f(c,t+`/serverCommand`,`#/$defs/match/properties/serverCommand/type`);
l++}}
if(e.serverUrl!==void 0&&n.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
c=f(c,t+`/serverUrl`,`#/$defs/match/properties/serverUrl/type`);
l++}}else{
c=d(c,{
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
s=f(s,t+`/`+r,`#/$defs/texts/items/type`);
c++}}else{
s=d(s,{
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
if(e.type===void 0||!n.call(e,`type`)){
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/command/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
l++}
if(e.command===void 0||!n.call(e,`command`)){
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/command/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
l++}
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`command`){
c=f(c,t+`/type`,`#/$defs/command/properties/type/const`,{
allowedValue:`command`});
l++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
c=f(c,t+`/command`,`#/$defs/command/properties/command/type`);
l++}}else{
c=d(c,{
instancePath:t,
schemaPath:`#/$defs/command/type`,
keyword:`type`,
params:{}});
l++}
s.errors=c;
return l===0}
let c=RegExp(`^[A-Za-z0-9_-]+$`,`u`);
let l=RegExp(`\\S`,`u`);
function u(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:m,
rootData:h=e,
dynamicAnchors:g={}}={}){
let _=null;
let v=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enableAllProjectMcpServers!==void 0&&n.call(e,`enableAllProjectMcpServers`)){
let n=e.enableAllProjectMcpServers;
if(typeof n!=`boolean`&&n!==null){
_=f(_,t+`/enableAllProjectMcpServers`,`#/properties/enableAllProjectMcpServers/type`);
v++}}
if(e.enabledMcpjsonServers!==void 0&&n.call(e,`enabledMcpjsonServers`)&&!i(e.enabledMcpjsonServers,{
instancePath:t+`/enabledMcpjsonServers`,
parentData:e,
parentDataProperty:`enabledMcpjsonServers`,
rootData:h,
dynamicAnchors:g})){
_=p(_,i.errors);
v+=i.errors.length}
if(e.disabledMcpjsonServers!==void 0&&n.call(e,`disabledMcpjsonServers`)&&!i(e.disabledMcpjsonServers,{
instancePath:t+`/disabledMcpjsonServers`,
parentData:e,
parentDataProperty:`disabledMcpjsonServers`,
rootData:h,
dynamicAnchors:g})){
_=p(_,i.errors);
v+=i.errors.length}
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
rootData:h,
dynamicAnchors:g})){
_=p(_,a.errors);
v+=a.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!c.test(n)){
_=f(_,t+`/allowedMcpServers/`+i+`/serverName`,`#/properties/allowedMcpServers/items/properties/serverName/pattern`,{
pattern:`^[A-Za-z0-9_-]+$`});
v++}}else{
_=f(_,t+`/allowedMcpServers/`+i+`/serverName`,`#/properties/allowedMcpServers/items/properties/serverName/type`);
v++}}}else{
_=f(_,t+`/allowedMcpServers/`+i,`#/properties/allowedMcpServers/items/type`);
v++}}}else{
_=f(_,t+`/allowedMcpServers`,`#/properties/allowedMcpServers/type`);
v++}}
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
rootData:h,
dynamicAnchors:g})){
_=p(_,a.errors);
v+=a.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!l.test(n)){
_=f(_,t+`/deniedMcpServers/`+i+`/serverName`,`#/properties/deniedMcpServers/items/properties/serverName/pattern`,{
pattern:`\\S`});
v++}}else{
_=f(_,t+`/deniedMcpServers/`+i+`/serverName`,`#/properties/deniedMcpServers/items/properties/serverName/type`);
v++}}}else{
_=f(_,t+`/deniedMcpServers/`+i,`#/properties/deniedMcpServers/items/type`);
v++}}}else{
_=f(_,t+`/deniedMcpServers`,`#/properties/deniedMcpServers/type`);
v++}}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
_=f(_,t+`/$schema`,`#/properties/%24schema/type`);
v++}
if(e.permissions!==void 0&&n.call(e,`permissions`)){
let r=e.permissions;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.allow!==void 0&&n.call(r,`allow`)&&!Array.isArray(r.allow)){
_=f(_,t+`/permissions/allow`,`#/properties/permissions/properties/allow/type`);
v++}
if(r.ask!==void 0&&n.call(r,`ask`)&&!Array.isArray(r.ask)){
_=f(_,t+`/permissions/ask`,`#/properties/permissions/properties/ask/type`);
v++}
if(r.deny!==void 0&&n.call(r,`deny`)&&!Array.isArray(r.deny)){
_=f(_,t+`/permissions/deny`,`#/properties/permissions/properties/deny/type`);
v++}
if(r.defaultMode!==void 0&&n.call(r,`defaultMode`)){
let e=r.defaultMode;
if(e!=="default"&&e!==`manual`&&e!==`acceptEdits`&&e!==`plan`&&e!==`bypassPermissions`&&e!==`dontAsk`&&e!==`auto`){
_=f(_,t+`/permissions/defaultMode`,`#/properties/permissions/properties/defaultMode/enum`);
v++}}
if(r.additionalDirectories!==void 0&&n.call(r,`additionalDirectories`)&&!o(r.additionalDirectories,{
instancePath:t+`/permissions/additionalDirectories`,
parentData:r,
parentDataProperty:`additionalDirectories`,
rootData:h,
dynamicAnchors:g})){
_=p(_,o.errors);
v+=o.errors.length}
if(r.disableBypassPermissionsMode!==void 0&&n.call(r,`disableBypassPermissionsMode`)&&r.disableBypassPermissionsMode!==`disable`){
_=f(_,t+`/permissions/disableBypassPermissionsMode`,`#/properties/permissions/properties/disableBypassPermissionsMode/const`,{
allowedValue:`disable`});
v++}}else{
_=f(_,t+`/permissions`,`#/properties/permissions/type`);
v++}}
if(e.hooks!==void 0&&n.call(e,`hooks`)){
let r=e.hooks;
let i=v;
let a=!0;
let o=v;
if(!r||typeof r!=`object`||Array.isArray(r)){
_=d(_,{});
v++}
var y=o===v;
v=i;
_!==null&&(i?_.length=Math.min(_.length,i):_=null);
if(y){
let e=v;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.PreToolUse!==void 0&&n.call(r,`PreToolUse`)){
let e=r.PreToolUse;
if(!Array.isArray(e)&&e!==null){
_=f(_,t+`/hooks/PreToolUse`,`#/properties/hooks/then/properties/PreToolUse/type`);
v++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++){
let n=e[r];
if(!n||typeof n!=`object`||Array.isArray(n)){
_=f(_,t+`/hooks/PreToolUse/`+r,`#/properties/hooks/then/properties/PreToolUse/items/type`);
v++}}}}}else{
_=f(_,t+`/hooks`,`#/properties/hooks/then/type`);
v++}
var y=e===v;
a=y;
if(a){
var b={};
b.PreToolUse=!0}}
if(!a){
_=f(_,t+`/hooks`,`#/properties/hooks/if`,{
failingKeyword:`then`});
v++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
_=f(_,t+`/env`,`#/properties/env/type`);
v++}}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
_=f(_,t+`/model`,`#/properties/model/type`);
v++}
if(e.apiKeyHelper!==void 0&&n.call(e,`apiKeyHelper`)&&typeof e.apiKeyHelper!=`string`){
_=f(_,t+`/apiKeyHelper`,`#/properties/apiKeyHelper/type`);
v++}
if(e.awsAuthRefresh!==void 0&&n.call(e,`awsAuthRefresh`)&&typeof e.awsAuthRefresh!=`string`){
_=f(_,t+`/awsAuthRefresh`,`#/properties/awsAuthRefresh/type`);
v++}
if(e.awsCredentialExport!==void 0&&n.call(e,`awsCredentialExport`)&&typeof e.awsCredentialExport!=`string`){
_=f(_,t+`/awsCredentialExport`,`#/properties/awsCredentialExport/type`);
v++}
if(e.otelHeadersHelper!==void 0&&n.call(e,`otelHeadersHelper`)&&typeof e.otelHeadersHelper!=`string`){
_=f(_,t+`/otelHeadersHelper`,`#/properties/otelHeadersHelper/type`);
v++}
if(e.outputStyle!==void 0&&n.call(e,`outputStyle`)&&typeof e.outputStyle!=`string`){
_=f(_,t+`/outputStyle`,`#/properties/outputStyle/type`);
v++}
if(e.language!==void 0&&n.call(e,`language`)&&typeof e.language!=`string`){
_=f(_,t+`/language`,`#/properties/language/type`);
v++}
if(e.agent!==void 0&&n.call(e,`agent`)&&typeof e.agent!=`string`){
_=f(_,t+`/agent`,`#/properties/agent/type`);
v++}
if(e.autoMemoryDirectory!==void 0&&n.call(e,`autoMemoryDirectory`)&&typeof e.autoMemoryDirectory!=`string`){
_=f(_,t+`/autoMemoryDirectory`,`#/properties/autoMemoryDirectory/type`);
v++}
if(e.minimumVersion!==void 0&&n.call(e,`minimumVersion`)&&typeof e.minimumVersion!=`string`){
_=f(_,t+`/minimumVersion`,`#/properties/minimumVersion/type`);
v++}
if(e.plansDirectory!==void 0&&n.call(e,`plansDirectory`)&&typeof e.plansDirectory!=`string`){
_=f(_,t+`/plansDirectory`,`#/properties/plansDirectory/type`);
v++}
if(e.availableModels!==void 0&&n.call(e,`availableModels`)&&!o(e.availableModels,{
instancePath:t+`/availableModels`,
parentData:e,
parentDataProperty:`availableModels`,
rootData:h,
dynamicAnchors:g})){
_=p(_,o.errors);
v+=o.errors.length}
if(e.fallbackModel!==void 0&&n.call(e,`fallbackModel`)&&!o(e.fallbackModel,{
instancePath:t+`/fallbackModel`,
parentData:e,
parentDataProperty:`fallbackModel`,
rootData:h,
dynamicAnchors:g})){
_=p(_,o.errors);
v+=o.errors.length}
if(e.allowedHttpHookUrls!==void 0&&n.call(e,`allowedHttpHookUrls`)&&!o(e.allowedHttpHookUrls,{
instancePath:t+`/allowedHttpHookUrls`,
parentData:e,
parentDataProperty:`allowedHttpHookUrls`,
rootData:h,
dynamicAnchors:g})){
_=p(_,o.errors);
v+=o.errors.length}
if(e.httpHookAllowedEnvVars!==void 0&&n.call(e,`httpHookAllowedEnvVars`)&&!o(e.httpHookAllowedEnvVars,{
instancePath:t+`/httpHookAllowedEnvVars`,
parentData:e,
parentDataProperty:`httpHookAllowedEnvVars`,
rootData:h,
dynamicAnchors:g})){
_=p(_,o.errors);
v+=o.errors.length}
if(e.companyAnnouncements!==void 0&&n.call(e,`companyAnnouncements`)&&!o(e.companyAnnouncements,{
instancePath:t+`/companyAnnouncements`,
parentData:e,
parentDataProperty:`companyAnnouncements`,
rootData:h,
dynamicAnchors:g})){
_=p(_,o.errors);
v+=o.errors.length}
if(e.claudeMdExcludes!==void 0&&n.call(e,`claudeMdExcludes`)&&!o(e.claudeMdExcludes,{
instancePath:t+`/claudeMdExcludes`,
parentData:e,
parentDataProperty:`claudeMdExcludes`,
rootData:h,
dynamicAnchors:g})){
_=p(_,o.errors);
v+=o.errors.length}
if(e.includeCoAuthoredBy!==void 0&&n.call(e,`includeCoAuthoredBy`)&&typeof e.includeCoAuthoredBy!=`boolean`){
_=f(_,t+`/includeCoAuthoredBy`,`#/properties/includeCoAuthoredBy/type`);
v++}
if(e.includeGitInstructions!==void 0&&n.call(e,`includeGitInstructions`)&&typeof e.includeGitInstructions!=`boolean`){
_=f(_,t+`/includeGitInstructions`,`#/properties/includeGitInstructions/type`);
v++}
if(e.disableAllHooks!==void 0&&n.call(e,`disableAllHooks`)&&typeof e.disableAllHooks!=`boolean`){
_=f(_,t+`/disableAllHooks`,`#/properties/disableAllHooks/type`);
v++}
if(e.spinnerTipsEnabled!==void 0&&n.call(e,`spinnerTipsEnabled`)&&typeof e.spinnerTipsEnabled!=`boolean`){
_=f(_,t+`/spinnerTipsEnabled`,`#/properties/spinnerTipsEnabled/type`);
v++}
if(e.alwaysThinkingEnabled!==void 0&&n.call(e,`alwaysThinkingEnabled`)&&typeof e.alwaysThinkingEnabled!=`boolean`){
_=f(_,t+`/alwaysThinkingEnabled`,`#/properties/alwaysThinkingEnabled/type`);
v++}
if(e.fastMode!==void 0&&n.call(e,`fastMode`)&&typeof e.fastMode!=`boolean`){
_=f(_,t+`/fastMode`,`#/properties/fastMode/type`);
v++}
if(e.autoMemoryEnabled!==void 0&&n.call(e,`autoMemoryEnabled`)&&typeof e.autoMemoryEnabled!=`boolean`){
_=f(_,t+`/autoMemoryEnabled`,`#/properties/autoMemoryEnabled/type`);
v++}
if(e.respectGitignore!==void 0&&n.call(e,`respectGitignore`)&&typeof e.respectGitignore!=`boolean`){
_=f(_,t+`/respectGitignore`,`#/properties/respectGitignore/type`);
v++}
if(e.promptSuggestionEnabled!==void 0&&n.call(e,`promptSuggestionEnabled`)&&typeof e.promptSuggestionEnabled!=`boolean`){
_=f(_,t+`/promptSuggestionEnabled`,`#/properties/promptSuggestionEnabled/type`);
v++}
if(e.showTurnDuration!==void 0&&n.call(e,`showTurnDuration`)&&typeof e.showTurnDuration!=`boolean`){
_=f(_,t+`/showTurnDuration`,`#/properties/showTurnDuration/type`);
v++}
if(e.showThinkingSummaries!==void 0&&n.call(e,`showThinkingSummaries`)&&typeof e.showThinkingSummaries!=`boolean`){
_=f(_,t+`/showThinkingSummaries`,`#/properties/showThinkingSummaries/type`);
v++}
if(e.terminalProgressBarEnabled!==void 0&&n.call(e,`terminalProgressBarEnabled`)&&typeof e.terminalProgressBarEnabled!=`boolean`){
_=f(_,t+`/terminalProgressBarEnabled`,`#/properties/terminalProgressBarEnabled/type`);
v++}
if(e.prefersReducedMotion!==void 0&&n.call(e,`prefersReducedMotion`)&&typeof e.prefersReducedMotion!=`boolean`){
_=f(_,t+`/prefersReducedMotion`,`#/properties/prefersReducedMotion/type`);
v++}
if(e.syntaxHighlightingDisabled!==void 0&&n.call(e,`syntaxHighlightingDisabled`)&&typeof e.syntaxHighlightingDisabled!=`boolean`){
_=f(_,t+`/syntaxHighlightingDisabled`,`#/properties/syntaxHighlightingDisabled/type`);
v++}
if(e.autoCompactEnabled!==void 0&&n.call(e,`autoCompactEnabled`)&&typeof e.autoCompactEnabled!=`boolean`){
_=f(_,t+`/autoCompactEnabled`,`#/properties/autoCompactEnabled/type`);
v++}
if(e.verbose!==void 0&&n.call(e,`verbose`)&&typeof e.verbose!=`boolean`){
_=f(_,t+`/verbose`,`#/properties/verbose/type`);
v++}
if(e.todoFeatureEnabled!==void 0&&n.call(e,`todoFeatureEnabled`)&&typeof e.todoFeatureEnabled!=`boolean`){
_=f(_,t+`/todoFeatureEnabled`,`#/properties/todoFeatureEnabled/type`);
v++}
if(e.disableClaudeAiConnectors!==void 0&&n.call(e,`disableClaudeAiConnectors`)){
let n=e.disableClaudeAiConnectors;
if(typeof n!=`boolean`&&n!==null){
_=f(_,t+`/disableClaudeAiConnectors`,`#/properties/disableClaudeAiConnectors/type`);
v++}}
if(e.allowManagedMcpServersOnly!==void 0&&n.call(e,`allowManagedMcpServersOnly`)){
let n=e.allowManagedMcpServersOnly;
if(typeof n!=`boolean`&&n!==null){
_=f(_,t+`/allowManagedMcpServersOnly`,`#/properties/allowManagedMcpServersOnly/type`);
v++}}
if(e.allowManagedHooksOnly!==void 0&&n.call(e,`allowManagedHooksOnly`)){
let n=e.allowManagedHooksOnly;
if(typeof n!=`boolean`&&n!==null){
_=f(_,t+`/allowManagedHooksOnly`,`#/properties/allowManagedHooksOnly/type`);
v++}}
if(e.skipWebFetchPreflight!==void 0&&n.call(e,`skipWebFetchPreflight`)){
let n=e.skipWebFetchPreflight;
if(typeof n!=`boolean`&&n!==null){
_=f(_,t+`/skipWebFetchPreflight`,`#/properties/skipWebFetchPreflight/type`);
v++}}
if(e.disableBundledSkills!==void 0&&n.call(e,`disableBundledSkills`)){
let n=e.disableBundledSkills;
if(typeof n!=`boolean`&&n!==null){
_=f(_,t+`/disableBundledSkills`,`#/properties/disableBundledSkills/type`);
v++}}
if(e.disableSkillShellExecution!==void 0&&n.call(e,`disableSkillShellExecution`)){
let n=e.disableSkillShellExecution;
if(typeof n!=`boolean`&&n!==null){
_=f(_,t+`/disableSkillShellExecution`,`#/properties/disableSkillShellExecution/type`);
v++}}
if(e.enableWorkflows!==void 0&&n.call(e,`enableWorkflows`)){
let n=e.enableWorkflows;
if(typeof n!=`boolean`&&n!==null){
_=f(_,t+`/enableWorkflows`,`#/properties/enableWorkflows/type`);
v++}}
if(e.statusLine!==void 0&&n.call(e,`statusLine`)&&!s(e.statusLine,{
instancePath:t+`/statusLine`,
parentData:e,
parentDataProperty:`statusLine`,
rootData:h,
dynamicAnchors:g})){
_=p(_,s.errors);
v+=s.errors.length}
if(e.fileSuggestion!==void 0&&n.call(e,`fileSuggestion`)&&!s(e.fileSuggestion,{
instancePath:t+`/fileSuggestion`,
parentData:e,
parentDataProperty:`fileSuggestion`,
rootData:h,
dynamicAnchors:g})){
_=p(_,s.errors);
v+=s.errors.length}
if(e.attribution!==void 0&&n.call(e,`attribution`)){
let r=e.attribution;
if(typeof r!=`boolean`&&(!r||typeof r!=`object`||Array.isArray(r))){
_=f(_,t+`/attribution`,`#/properties/attribution/type`);
v++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.commit!==void 0&&n.call(r,`commit`)&&typeof r.commit!=`string`){
_=f(_,t+`/attribution/commit`,`#/properties/attribution/properties/commit/type`);
v++}
if(r.pr!==void 0&&n.call(r,`pr`)&&typeof r.pr!=`string`){
_=f(_,t+`/attribution/pr`,`#/properties/attribution/properties/pr/type`);
v++}}}
if(e.cleanupPeriodDays!==void 0&&n.call(e,`cleanupPeriodDays`)){
let n=e.cleanupPeriodDays;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
_=f(_,t+`/cleanupPeriodDays`,`#/properties/cleanupPeriodDays/type`);
v++}
if(typeof n==`number`&&isFinite(n)&&(n<1||isNaN(n))){
_=f(_,t+`/cleanupPeriodDays`,`#/properties/cleanupPeriodDays/minimum`,{
comparison:`>=`,
limit:1});
v++}}
if(e.enabledPlugins!==void 0&&n.call(e,`enabledPlugins`)){
let n=e.enabledPlugins;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`boolean`&&!Array.isArray(r)&&r!==null){
_=f(_,t+`/enabledPlugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/enabledPlugins/additionalProperties/type`);
v++}}else{
_=f(_,t+`/enabledPlugins`,`#/properties/enabledPlugins/type`);
v++}}
if(e.modelOverrides!==void 0&&n.call(e,`modelOverrides`)){
let n=e.modelOverrides;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
_=f(_,t+`/modelOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/modelOverrides/additionalProperties/type`);
v++}}else{
_=f(_,t+`/modelOverrides`,`#/properties/modelOverrides/type`);
v++}}
if(e.skillOverrides!==void 0&&n.call(e,`skillOverrides`)){
let n=e.skillOverrides;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`on`&&r!==`name-only`&&r!==`user-invocable-only`&&r!==`off`){
_=f(_,t+`/skillOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/skillOverrides/additionalProperties/enum`);
v++}}else{
_=f(_,t+`/skillOverrides`,`#/properties/skillOverrides/type`);
v++}}
if(e.pluginConfigs!==void 0&&n.call(e,`pluginConfigs`)){
let n=e.pluginConfigs;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
_=f(_,t+`/pluginConfigs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/pluginConfigs/additionalProperties/type`);
v++}}else{
_=f(_,t+`/pluginConfigs`,`#/properties/pluginConfigs/type`);
v++}}
if(e.strictKnownMarketplaces!==void 0&&n.call(e,`strictKnownMarketplaces`)){
let n=e.strictKnownMarketplaces;
if(!Array.isArray(n)&&n!==null){
_=f(_,t+`/strictKnownMarketplaces`,`#/properties/strictKnownMarketplaces/type`);
v++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(!e||typeof e!=`object`||Array.isArray(e)){
_=f(_,t+`/strictKnownMarketplaces/`+r,`#/properties/strictKnownMarketplaces/items/type`);
v++}}}}
if(e.sandbox!==void 0&&n.call(e,`sandbox`)){
let r=e.sandbox;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.enabled!==void 0&&n.call(r,`enabled`)&&typeof r.enabled!=`boolean`){
_=f(_,t+`/sandbox/enabled`,`#/properties/sandbox/properties/enabled/type`);
v++}
if(r.network!==void 0&&n.call(r,`network`)){
let e=r.network;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.allowedDomains!==void 0&&n.call(e,`allowedDomains`)&&!o(e.allowedDomains,{
instancePath:t+`/sandbox/network/allowedDomains`,
parentData:e,
parentDataProperty:`allowedDomains`,
rootData:h,
dynamicAnchors:g})){
_=p(_,o.errors);
v+=o.errors.length}}else{
_=f(_,t+`/sandbox/network`,`#/properties/sandbox/properties/network/type`);
v++}}
if(r.filesystem!==void 0&&n.call(r,`filesystem`)){
let e=r.filesystem;
if(!e||typeof e!=`object`||Array.isArray(e)){
_=f(_,t+`/sandbox/filesystem`,`#/properties/sandbox/properties/filesystem/type`);
v++}}
if(r.excludedCommands!==void 0&&n.call(r,`excludedCommands`)&&!o(r.excludedCommands,{
instancePath:t+`/sandbox/excludedCommands`,
parentData:r,
parentDataProperty:`excludedCommands`,
rootData:h,
dynamicAnchors:g})){
_=p(_,o.errors);
v+=o.errors.length}}else{
_=f(_,t+`/sandbox`,`#/properties/sandbox/type`);
v++}}
if(e.spinnerVerbs!==void 0&&n.call(e,`spinnerVerbs`)){
let r=e.spinnerVerbs;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mode===void 0||!n.call(r,`mode`)){
_=f(_,t+`/spinnerVerbs`,`#/properties/spinnerVerbs/required`,{
missingProperty:`mode`});
v++}
if(r.verbs===void 0||!n.call(r,`verbs`)){
_=f(_,t+`/spinnerVerbs`,`#/properties/spinnerVerbs/required`,{
missingProperty:`verbs`});
v++}}else{
_=f(_,t+`/spinnerVerbs`,`#/properties/spinnerVerbs/type`);
v++}}
if(e.worktree!==void 0&&n.call(e,`worktree`)){
let n=e.worktree;
if(!n||typeof n!=`object`||Array.isArray(n)){
_=f(_,t+`/worktree`,`#/properties/worktree/type`);
v++}}
if(e.voice!==void 0&&n.call(e,`voice`)){
let n=e.voice;
if(!n||typeof n!=`object`||Array.isArray(n)){
_=f(_,t+`/voice`,`#/properties/voice/type`);
v++}}
if(e.remote!==void 0&&n.call(e,`remote`)){
let n=e.remote;
if(!n||typeof n!=`object`||Array.isArray(n)){
_=f(_,t+`/remote`,`#/properties/remote/type`);
v++}}
if(e.autoUpdatesChannel!==void 0&&n.call(e,`autoUpdatesChannel`)){
let n=e.autoUpdatesChannel;
if(n!==`latest`&&n!==`stable`&&n!==`rc`){
_=f(_,t+`/autoUpdatesChannel`,`#/properties/autoUpdatesChannel/enum`);
v++}}
if(e.tui!==void 0&&n.call(e,`tui`)){
let n=e.tui;
if(n!=="default"&&n!==`fullscreen`){
_=f(_,t+`/tui`,`#/properties/tui/enum`);
v++}}
if(e.defaultShell!==void 0&&n.call(e,`defaultShell`)){
let n=e.defaultShell;
if(n!==`bash`&&n!==`powershell`){
_=f(_,t+`/defaultShell`,`#/properties/defaultShell/enum`);
v++}}
if(e.disableAutoMode!==void 0&&n.call(e,`disableAutoMode`)){
let n=e.disableAutoMode;
if(n!==`disable`&&n!==null){
_=f(_,t+`/disableAutoMode`,`#/properties/disableAutoMode/enum`);
v++}}}else{
_=d(_,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
v++}
u.errors=_;
return v===0}
function d(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function f(e,t,n,r={}){
return d(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function p(e,t){
if(e===null)
return t;
for(
let n of t)
d(e,n);
return e}
function m(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_claude_code_settings=e;
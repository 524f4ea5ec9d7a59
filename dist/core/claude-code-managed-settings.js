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
let r=g;
function i(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
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
c=m(c,t+`/`+r,`#/$defs/claude-code-settings/$defs/names/items/type`);
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
c=m(c,t+`/serverCommand`,`#/$defs/claude-code-settings/$defs/match/properties/serverCommand/minItems`,{
limit:1});
l++}
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=m(c,t+`/serverCommand/`+r,`#/$defs/claude-code-settings/$defs/match/properties/serverCommand/items/type`);
l++}}else{
c=m(c,t+`/serverCommand`,`#/$defs/claude-code-settings/$defs/match/properties/serverCommand/type`);
l++}}
if(e.serverUrl!==void 0&&n.call(e,`serverUrl`)&&typeof e.serverUrl!=`string`){
c=m(c,t+`/serverUrl`,`#/$defs/claude-code-settings/$defs/match/properties/serverUrl/type`);
l++}}else{
c=p(c,{
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
s=m(s,t+`/`+r,`#/$defs/claude-code-settings/$defs/texts/items/type`);
c++}}else{
s=p(s,{
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
c=m(c,t+`/type`,`#/$defs/claude-code-settings/$defs/command/properties/type/const`,{
allowedValue:`command`});
l++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
c=m(c,t+`/command`,`#/$defs/claude-code-settings/$defs/command/properties/command/type`);
l++}}else{
c=p(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/command/type`,
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
parentDataProperty:d,
rootData:f=e,
dynamicAnchors:g={}}={}){
let _=null;
let v=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enableAllProjectMcpServers!==void 0&&n.call(e,`enableAllProjectMcpServers`)){
let n=e.enableAllProjectMcpServers;
if(typeof n!=`boolean`&&n!==null){
_=m(_,t+`/enableAllProjectMcpServers`,`#/$defs/claude-code-settings/properties/enableAllProjectMcpServers/type`);
v++}}
if(e.enabledMcpjsonServers!==void 0&&n.call(e,`enabledMcpjsonServers`)&&!i(e.enabledMcpjsonServers,{
instancePath:t+`/enabledMcpjsonServers`,
parentData:e,
parentDataProperty:`enabledMcpjsonServers`,
rootData:f,
dynamicAnchors:g})){
_=h(_,i.errors);
v+=i.errors.length}
if(e.disabledMcpjsonServers!==void 0&&n.call(e,`disabledMcpjsonServers`)&&!i(e.disabledMcpjsonServers,{
instancePath:t+`/disabledMcpjsonServers`,
parentData:e,
parentDataProperty:`disabledMcpjsonServers`,
rootData:f,
dynamicAnchors:g})){
_=h(_,i.errors);
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
rootData:f,
dynamicAnchors:g})){
_=h(_,a.errors);
v+=a.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!c.test(n)){
_=m(_,t+`/allowedMcpServers/`+i+`/serverName`,`#/$defs/claude-code-settings/properties/allowedMcpServers/items/properties/serverName/pattern`,{
pattern:`^[A-Za-z0-9_-]+$`});
v++}}else{
_=m(_,t+`/allowedMcpServers/`+i+`/serverName`,`#/$defs/claude-code-settings/properties/allowedMcpServers/items/properties/serverName/type`);
v++}}}else{
_=m(_,t+`/allowedMcpServers/`+i,`#/$defs/claude-code-settings/properties/allowedMcpServers/items/type`);
v++}}}else{
_=m(_,t+`/allowedMcpServers`,`#/$defs/claude-code-settings/properties/allowedMcpServers/type`);
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
rootData:f,
dynamicAnchors:g})){
_=h(_,a.errors);
v+=a.errors.length}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.serverName!==void 0&&n.call(e,`serverName`)){
let n=e.serverName;
if(typeof n==`string`){
if(!l.test(n)){
_=m(_,t+`/deniedMcpServers/`+i+`/serverName`,`#/$defs/claude-code-settings/properties/deniedMcpServers/items/properties/serverName/pattern`,{
pattern:`\\S`});
v++}}else{
_=m(_,t+`/deniedMcpServers/`+i+`/serverName`,`#/$defs/claude-code-settings/properties/deniedMcpServers/items/properties/serverName/type`);
v++}}}else{
_=m(_,t+`/deniedMcpServers/`+i,`#/$defs/claude-code-settings/properties/deniedMcpServers/items/type`);
v++}}}else{
_=m(_,t+`/deniedMcpServers`,`#/$defs/claude-code-settings/properties/deniedMcpServers/type`);
v++}}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
_=m(_,t+`/$schema`,`#/$defs/claude-code-settings/properties/%24schema/type`);
v++}
if(e.permissions!==void 0&&n.call(e,`permissions`)){
let r=e.permissions;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.allow!==void 0&&n.call(r,`allow`)&&!Array.isArray(r.allow)){
_=m(_,t+`/permissions/allow`,`#/$defs/claude-code-settings/properties/permissions/properties/allow/type`);
v++}
if(r.ask!==void 0&&n.call(r,`ask`)&&!Array.isArray(r.ask)){
_=m(_,t+`/permissions/ask`,`#/$defs/claude-code-settings/properties/permissions/properties/ask/type`);
v++}
if(r.deny!==void 0&&n.call(r,`deny`)&&!Array.isArray(r.deny)){
_=m(_,t+`/permissions/deny`,`#/$defs/claude-code-settings/properties/permissions/properties/deny/type`);
v++}
if(r.defaultMode!==void 0&&n.call(r,`defaultMode`)){
let e=r.defaultMode;
if(e!=="default"&&e!==`manual`&&e!==`acceptEdits`&&e!==`plan`&&e!==`bypassPermissions`&&e!==`dontAsk`&&e!==`auto`){
_=m(_,t+`/permissions/defaultMode`,`#/$defs/claude-code-settings/properties/permissions/properties/defaultMode/enum`);
v++}}
if(r.additionalDirectories!==void 0&&n.call(r,`additionalDirectories`)&&!o(r.additionalDirectories,{
instancePath:t+`/permissions/additionalDirectories`,
parentData:r,
parentDataProperty:`additionalDirectories`,
rootData:f,
dynamicAnchors:g})){
_=h(_,o.errors);
v+=o.errors.length}
if(r.disableBypassPermissionsMode!==void 0&&n.call(r,`disableBypassPermissionsMode`)&&r.disableBypassPermissionsMode!==`disable`){
_=m(_,t+`/permissions/disableBypassPermissionsMode`,`#/$defs/claude-code-settings/properties/permissions/properties/disableBypassPermissionsMode/const`,{
allowedValue:`disable`});
v++}}else{
_=m(_,t+`/permissions`,`#/$defs/claude-code-settings/properties/permissions/type`);
v++}}
if(e.hooks!==void 0&&n.call(e,`hooks`)){
let r=e.hooks;
let i=v;
let a=!0;
let o=v;
if(!r||typeof r!=`object`||Array.isArray(r)){
_=p(_,{});
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
_=m(_,t+`/hooks/PreToolUse`,`#/$defs/claude-code-settings/properties/hooks/then/properties/PreToolUse/type`);
v++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++){
let n=e[r];
if(!n||typeof n!=`object`||Array.isArray(n)){
_=m(_,t+`/hooks/PreToolUse/`+r,`#/$defs/claude-code-settings/properties/hooks/then/properties/PreToolUse/items/type`);
v++}}}}}else{
_=m(_,t+`/hooks`,`#/$defs/claude-code-settings/properties/hooks/then/type`);
v++}
var y=e===v;
a=y;
if(a){
var b={};
b.PreToolUse=!0}}
if(!a){
_=m(_,t+`/hooks`,`#/$defs/claude-code-settings/properties/hooks/if`,{
failingKeyword:`then`});
v++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(!n||typeof n!=`object`||Array.isArray(n)){
_=m(_,t+`/env`,`#/$defs/claude-code-settings/properties/env/type`);
v++}}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
_=m(_,t+`/model`,`#/$defs/claude-code-settings/properties/model/type`);
v++}
if(e.apiKeyHelper!==void 0&&n.call(e,`apiKeyHelper`)&&typeof e.apiKeyHelper!=`string`){
_=m(_,t+`/apiKeyHelper`,`#/$defs/claude-code-settings/properties/apiKeyHelper/type`);
v++}
if(e.awsAuthRefresh!==void 0&&n.call(e,`awsAuthRefresh`)&&typeof e.awsAuthRefresh!=`string`){
_=m(_,t+`/awsAuthRefresh`,`#/$defs/claude-code-settings/properties/awsAuthRefresh/type`);
v++}
if(e.awsCredentialExport!==void 0&&n.call(e,`awsCredentialExport`)&&typeof e.awsCredentialExport!=`string`){
_=m(_,t+`/awsCredentialExport`,`#/$defs/claude-code-settings/properties/awsCredentialExport/type`);
v++}
if(e.otelHeadersHelper!==void 0&&n.call(e,`otelHeadersHelper`)&&typeof e.otelHeadersHelper!=`string`){
_=m(_,t+`/otelHeadersHelper`,`#/$defs/claude-code-settings/properties/otelHeadersHelper/type`);
v++}
if(e.outputStyle!==void 0&&n.call(e,`outputStyle`)&&typeof e.outputStyle!=`string`){
_=m(_,t+`/outputStyle`,`#/$defs/claude-code-settings/properties/outputStyle/type`);
v++}
if(e.language!==void 0&&n.call(e,`language`)&&typeof e.language!=`string`){
_=m(_,t+`/language`,`#/$defs/claude-code-settings/properties/language/type`);
v++}
if(e.agent!==void 0&&n.call(e,`agent`)&&typeof e.agent!=`string`){
_=m(_,t+`/agent`,`#/$defs/claude-code-settings/properties/agent/type`);
v++}
if(e.autoMemoryDirectory!==void 0&&n.call(e,`autoMemoryDirectory`)&&typeof e.autoMemoryDirectory!=`string`){
_=m(_,t+`/autoMemoryDirectory`,`#/$defs/claude-code-settings/properties/autoMemoryDirectory/type`);
v++}
if(e.minimumVersion!==void 0&&n.call(e,`minimumVersion`)&&typeof e.minimumVersion!=`string`){
_=m(_,t+`/minimumVersion`,`#/$defs/claude-code-settings/properties/minimumVersion/type`);
v++}
if(e.plansDirectory!==void 0&&n.call(e,`plansDirectory`)&&typeof e.plansDirectory!=`string`){
_=m(_,t+`/plansDirectory`,`#/$defs/claude-code-settings/properties/plansDirectory/type`);
v++}
if(e.availableModels!==void 0&&n.call(e,`availableModels`)&&!o(e.availableModels,{
instancePath:t+`/availableModels`,
parentData:e,
parentDataProperty:`availableModels`,
rootData:f,
dynamicAnchors:g})){
_=h(_,o.errors);
v+=o.errors.length}
if(e.fallbackModel!==void 0&&n.call(e,`fallbackModel`)&&!o(e.fallbackModel,{
instancePath:t+`/fallbackModel`,
parentData:e,
parentDataProperty:`fallbackModel`,
rootData:f,
dynamicAnchors:g})){
_=h(_,o.errors);
v+=o.errors.length}
if(e.allowedHttpHookUrls!==void 0&&n.call(e,`allowedHttpHookUrls`)&&!o(e.allowedHttpHookUrls,{
instancePath:t+`/allowedHttpHookUrls`,
parentData:e,
parentDataProperty:`allowedHttpHookUrls`,
rootData:f,
dynamicAnchors:g})){
_=h(_,o.errors);
v+=o.errors.length}
if(e.httpHookAllowedEnvVars!==void 0&&n.call(e,`httpHookAllowedEnvVars`)&&!o(e.httpHookAllowedEnvVars,{
instancePath:t+`/httpHookAllowedEnvVars`,
parentData:e,
parentDataProperty:`httpHookAllowedEnvVars`,
rootData:f,
dynamicAnchors:g})){
_=h(_,o.errors);
v+=o.errors.length}
if(e.companyAnnouncements!==void 0&&n.call(e,`companyAnnouncements`)&&!o(e.companyAnnouncements,{
instancePath:t+`/companyAnnouncements`,
parentData:e,
parentDataProperty:`companyAnnouncements`,
rootData:f,
dynamicAnchors:g})){
_=h(_,o.errors);
v+=o.errors.length}
if(e.claudeMdExcludes!==void 0&&n.call(e,`claudeMdExcludes`)&&!o(e.claudeMdExcludes,{
instancePath:t+`/claudeMdExcludes`,
parentData:e,
parentDataProperty:`claudeMdExcludes`,
rootData:f,
dynamicAnchors:g})){
_=h(_,o.errors);
v+=o.errors.length}
if(e.includeCoAuthoredBy!==void 0&&n.call(e,`includeCoAuthoredBy`)&&typeof e.includeCoAuthoredBy!=`boolean`){
_=m(_,t+`/includeCoAuthoredBy`,`#/$defs/claude-code-settings/properties/includeCoAuthoredBy/type`);
v++}
if(e.includeGitInstructions!==void 0&&n.call(e,`includeGitInstructions`)&&typeof e.includeGitInstructions!=`boolean`){
_=m(_,t+`/includeGitInstructions`,`#/$defs/claude-code-settings/properties/includeGitInstructions/type`);
v++}
if(e.disableAllHooks!==void 0&&n.call(e,`disableAllHooks`)&&typeof e.disableAllHooks!=`boolean`){
_=m(_,t+`/disableAllHooks`,`#/$defs/claude-code-settings/properties/disableAllHooks/type`);
v++}
if(e.spinnerTipsEnabled!==void 0&&n.call(e,`spinnerTipsEnabled`)&&typeof e.spinnerTipsEnabled!=`boolean`){
_=m(_,t+`/spinnerTipsEnabled`,`#/$defs/claude-code-settings/properties/spinnerTipsEnabled/type`);
v++}
if(e.alwaysThinkingEnabled!==void 0&&n.call(e,`alwaysThinkingEnabled`)&&typeof e.alwaysThinkingEnabled!=`boolean`){
_=m(_,t+`/alwaysThinkingEnabled`,`#/$defs/claude-code-settings/properties/alwaysThinkingEnabled/type`);
v++}
if(e.fastMode!==void 0&&n.call(e,`fastMode`)&&typeof e.fastMode!=`boolean`){
_=m(_,t+`/fastMode`,`#/$defs/claude-code-settings/properties/fastMode/type`);
v++}
if(e.autoMemoryEnabled!==void 0&&n.call(e,`autoMemoryEnabled`)&&typeof e.autoMemoryEnabled!=`boolean`){
_=m(_,t+`/autoMemoryEnabled`,`#/$defs/claude-code-settings/properties/autoMemoryEnabled/type`);
v++}
if(e.respectGitignore!==void 0&&n.call(e,`respectGitignore`)&&typeof e.respectGitignore!=`boolean`){
_=m(_,t+`/respectGitignore`,`#/$defs/claude-code-settings/properties/respectGitignore/type`);
v++}
if(e.promptSuggestionEnabled!==void 0&&n.call(e,`promptSuggestionEnabled`)&&typeof e.promptSuggestionEnabled!=`boolean`){
_=m(_,t+`/promptSuggestionEnabled`,`#/$defs/claude-code-settings/properties/promptSuggestionEnabled/type`);
v++}
if(e.showTurnDuration!==void 0&&n.call(e,`showTurnDuration`)&&typeof e.showTurnDuration!=`boolean`){
_=m(_,t+`/showTurnDuration`,`#/$defs/claude-code-settings/properties/showTurnDuration/type`);
v++}
if(e.showThinkingSummaries!==void 0&&n.call(e,`showThinkingSummaries`)&&typeof e.showThinkingSummaries!=`boolean`){
_=m(_,t+`/showThinkingSummaries`,`#/$defs/claude-code-settings/properties/showThinkingSummaries/type`);
v++}
if(e.terminalProgressBarEnabled!==void 0&&n.call(e,`terminalProgressBarEnabled`)&&typeof e.terminalProgressBarEnabled!=`boolean`){
_=m(_,t+`/terminalProgressBarEnabled`,`#/$defs/claude-code-settings/properties/terminalProgressBarEnabled/type`);
v++}
if(e.prefersReducedMotion!==void 0&&n.call(e,`prefersReducedMotion`)&&typeof e.prefersReducedMotion!=`boolean`){
_=m(_,t+`/prefersReducedMotion`,`#/$defs/claude-code-settings/properties/prefersReducedMotion/type`);
v++}
if(e.syntaxHighlightingDisabled!==void 0&&n.call(e,`syntaxHighlightingDisabled`)&&typeof e.syntaxHighlightingDisabled!=`boolean`){
_=m(_,t+`/syntaxHighlightingDisabled`,`#/$defs/claude-code-settings/properties/syntaxHighlightingDisabled/type`);
v++}
if(e.autoCompactEnabled!==void 0&&n.call(e,`autoCompactEnabled`)&&typeof e.autoCompactEnabled!=`boolean`){
_=m(_,t+`/autoCompactEnabled`,`#/$defs/claude-code-settings/properties/autoCompactEnabled/type`);
v++}
if(e.verbose!==void 0&&n.call(e,`verbose`)&&typeof e.verbose!=`boolean`){
_=m(_,t+`/verbose`,`#/$defs/claude-code-settings/properties/verbose/type`);
v++}
if(e.todoFeatureEnabled!==void 0&&n.call(e,`todoFeatureEnabled`)&&typeof e.todoFeatureEnabled!=`boolean`){
_=m(_,t+`/todoFeatureEnabled`,`#/$defs/claude-code-settings/properties/todoFeatureEnabled/type`);
v++}
if(e.disableClaudeAiConnectors!==void 0&&n.call(e,`disableClaudeAiConnectors`)){
let n=e.disableClaudeAiConnectors;
if(typeof n!=`boolean`&&n!==null){
_=m(_,t+`/disableClaudeAiConnectors`,`#/$defs/claude-code-settings/properties/disableClaudeAiConnectors/type`);
v++}}
if(e.allowManagedMcpServersOnly!==void 0&&n.call(e,`allowManagedMcpServersOnly`)){
let n=e.allowManagedMcpServersOnly;
if(typeof n!=`boolean`&&n!==null){
_=m(_,t+`/allowManagedMcpServersOnly`,`#/$defs/claude-code-settings/properties/allowManagedMcpServersOnly/type`);
v++}}
if(e.allowManagedHooksOnly!==void 0&&n.call(e,`allowManagedHooksOnly`)){
let n=e.allowManagedHooksOnly;
if(typeof n!=`boolean`&&n!==null){
_=m(_,t+`/allowManagedHooksOnly`,`#/$defs/claude-code-settings/properties/allowManagedHooksOnly/type`);
v++}}
if(e.skipWebFetchPreflight!==void 0&&n.call(e,`skipWebFetchPreflight`)){
let n=e.skipWebFetchPreflight;
if(typeof n!=`boolean`&&n!==null){
_=m(_,t+`/skipWebFetchPreflight`,`#/$defs/claude-code-settings/properties/skipWebFetchPreflight/type`);
v++}}
if(e.disableBundledSkills!==void 0&&n.call(e,`disableBundledSkills`)){
let n=e.disableBundledSkills;
if(typeof n!=`boolean`&&n!==null){
_=m(_,t+`/disableBundledSkills`,`#/$defs/claude-code-settings/properties/disableBundledSkills/type`);
v++}}
if(e.disableSkillShellExecution!==void 0&&n.call(e,`disableSkillShellExecution`)){
let n=e.disableSkillShellExecution;
if(typeof n!=`boolean`&&n!==null){
_=m(_,t+`/disableSkillShellExecution`,`#/$defs/claude-code-settings/properties/disableSkillShellExecution/type`);
v++}}
if(e.enableWorkflows!==void 0&&n.call(e,`enableWorkflows`)){
let n=e.enableWorkflows;
if(typeof n!=`boolean`&&n!==null){
_=m(_,t+`/enableWorkflows`,`#/$defs/claude-code-settings/properties/enableWorkflows/type`);
v++}}
if(e.statusLine!==void 0&&n.call(e,`statusLine`)&&!s(e.statusLine,{
instancePath:t+`/statusLine`,
parentData:e,
parentDataProperty:`statusLine`,
rootData:f,
dynamicAnchors:g})){
_=h(_,s.errors);
v+=s.errors.length}
if(e.fileSuggestion!==void 0&&n.call(e,`fileSuggestion`)&&!s(e.fileSuggestion,{
instancePath:t+`/fileSuggestion`,
parentData:e,
parentDataProperty:`fileSuggestion`,
rootData:f,
dynamicAnchors:g})){
_=h(_,s.errors);
v+=s.errors.length}
if(e.attribution!==void 0&&n.call(e,`attribution`)){
let r=e.attribution;
if(typeof r!=`boolean`&&(!r||typeof r!=`object`||Array.isArray(r))){
_=m(_,t+`/attribution`,`#/$defs/claude-code-settings/properties/attribution/type`);
v++}
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.commit!==void 0&&n.call(r,`commit`)&&typeof r.commit!=`string`){
_=m(_,t+`/attribution/commit`,`#/$defs/claude-code-settings/properties/attribution/properties/commit/type`);
v++}
if(r.pr!==void 0&&n.call(r,`pr`)&&typeof r.pr!=`string`){
_=m(_,t+`/attribution/pr`,`#/$defs/claude-code-settings/properties/attribution/properties/pr/type`);
v++}}}
if(e.cleanupPeriodDays!==void 0&&n.call(e,`cleanupPeriodDays`)){
let n=e.cleanupPeriodDays;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
_=m(_,t+`/cleanupPeriodDays`,`#/$defs/claude-code-settings/properties/cleanupPeriodDays/type`);
v++}
if(typeof n==`number`&&isFinite(n)&&(n<1||isNaN(n))){
_=m(_,t+`/cleanupPeriodDays`,`#/$defs/claude-code-settings/properties/cleanupPeriodDays/minimum`,{
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
_=m(_,t+`/enabledPlugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-settings/properties/enabledPlugins/additionalProperties/type`);
v++}}else{
_=m(_,t+`/enabledPlugins`,`#/$defs/claude-code-settings/properties/enabledPlugins/type`);
v++}}
if(e.modelOverrides!==void 0&&n.call(e,`modelOverrides`)){
let n=e.modelOverrides;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
_=m(_,t+`/modelOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-settings/properties/modelOverrides/additionalProperties/type`);
v++}}else{
_=m(_,t+`/modelOverrides`,`#/$defs/claude-code-settings/properties/modelOverrides/type`);
v++}}
if(e.skillOverrides!==void 0&&n.call(e,`skillOverrides`)){
let n=e.skillOverrides;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`on`&&r!==`name-only`&&r!==`user-invocable-only`&&r!==`off`){
_=m(_,t+`/skillOverrides/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-settings/properties/skillOverrides/additionalProperties/enum`);
v++}}else{
_=m(_,t+`/skillOverrides`,`#/$defs/claude-code-settings/properties/skillOverrides/type`);
v++}}
if(e.pluginConfigs!==void 0&&n.call(e,`pluginConfigs`)){
let n=e.pluginConfigs;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(!r||typeof r!=`object`||Array.isArray(r)){
_=m(_,t+`/pluginConfigs/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-settings/properties/pluginConfigs/additionalProperties/type`);
v++}}else{
_=m(_,t+`/pluginConfigs`,`#/$defs/claude-code-settings/properties/pluginConfigs/type`);
v++}}
if(e.strictKnownMarketplaces!==void 0&&n.call(e,`strictKnownMarketplaces`)){
let n=e.strictKnownMarketplaces;
if(!Array.isArray(n)&&n!==null){
_=m(_,t+`/strictKnownMarketplaces`,`#/$defs/claude-code-settings/properties/strictKnownMarketplaces/type`);
v++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(!e||typeof e!=`object`||Array.isArray(e)){
_=m(_,t+`/strictKnownMarketplaces/`+r,`#/$defs/claude-code-settings/properties/strictKnownMarketplaces/items/type`);
v++}}}}
if(e.sandbox!==void 0&&n.call(e,`sandbox`)){
let r=e.sandbox;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.enabled!==void 0&&n.call(r,`enabled`)&&typeof r.enabled!=`boolean`){
_=m(_,t+`/sandbox/enabled`,`#/$defs/claude-code-settings/properties/sandbox/properties/enabled/type`);
v++}
if(r.network!==void 0&&n.call(r,`network`)){
let e=r.network;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.allowedDomains!==void 0&&n.call(e,`allowedDomains`)&&!o(e.allowedDomains,{
instancePath:t+`/sandbox/network/allowedDomains`,
parentData:e,
parentDataProperty:`allowedDomains`,
rootData:f,
dynamicAnchors:g})){
_=h(_,o.errors);
v+=o.errors.length}}else{
_=m(_,t+`/sandbox/network`,`#/$defs/claude-code-settings/properties/sandbox/properties/network/type`);
v++}}
if(r.filesystem!==void 0&&n.call(r,`filesystem`)){
let e=r.filesystem;
if(!e||typeof e!=`object`||Array.isArray(e)){
_=m(_,t+`/sandbox/filesystem`,`#/$defs/claude-code-settings/properties/sandbox/properties/filesystem/type`);
v++}}
if(r.excludedCommands!==void 0&&n.call(r,`excludedCommands`)&&!o(r.excludedCommands,{
instancePath:t+`/sandbox/excludedCommands`,
parentData:r,
parentDataProperty:`excludedCommands`,
rootData:f,
dynamicAnchors:g})){
_=h(_,o.errors);
v+=o.errors.length}}else{
_=m(_,t+`/sandbox`,`#/$defs/claude-code-settings/properties/sandbox/type`);
v++}}
if(e.spinnerVerbs!==void 0&&n.call(e,`spinnerVerbs`)){
let r=e.spinnerVerbs;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.mode===void 0||!n.call(r,`mode`)){
_=m(_,t+`/spinnerVerbs`,`#/$defs/claude-code-settings/properties/spinnerVerbs/required`,{
missingProperty:`mode`});
v++}
if(r.verbs===void 0||!n.call(r,`verbs`)){
_=m(_,t+`/spinnerVerbs`,`#/$defs/claude-code-settings/properties/spinnerVerbs/required`,{
missingProperty:`verbs`});
v++}}else{
_=m(_,t+`/spinnerVerbs`,`#/$defs/claude-code-settings/properties/spinnerVerbs/type`);
v++}}
if(e.worktree!==void 0&&n.call(e,`worktree`)){
let n=e.worktree;
if(!n||typeof n!=`object`||Array.isArray(n)){
_=m(_,t+`/worktree`,`#/$defs/claude-code-settings/properties/worktree/type`);
v++}}
if(e.voice!==void 0&&n.call(e,`voice`)){
let n=e.voice;
if(!n||typeof n!=`object`||Array.isArray(n)){
_=m(_,t+`/voice`,`#/$defs/claude-code-settings/properties/voice/type`);
v++}}
if(e.remote!==void 0&&n.call(e,`remote`)){
let n=e.remote;
if(!n||typeof n!=`object`||Array.isArray(n)){
_=m(_,t+`/remote`,`#/$defs/claude-code-settings/properties/remote/type`);
v++}}
if(e.autoUpdatesChannel!==void 0&&n.call(e,`autoUpdatesChannel`)){
let n=e.autoUpdatesChannel;
if(n!==`latest`&&n!==`stable`&&n!==`rc`){
_=m(_,t+`/autoUpdatesChannel`,`#/$defs/claude-code-settings/properties/autoUpdatesChannel/enum`);
v++}}
if(e.tui!==void 0&&n.call(e,`tui`)){
let n=e.tui;
if(n!=="default"&&n!==`fullscreen`){
_=m(_,t+`/tui`,`#/$defs/claude-code-settings/properties/tui/enum`);
v++}}
if(e.defaultShell!==void 0&&n.call(e,`defaultShell`)){
let n=e.defaultShell;
if(n!==`bash`&&n!==`powershell`){
_=m(_,t+`/defaultShell`,`#/$defs/claude-code-settings/properties/defaultShell/enum`);
v++}}
if(e.disableAutoMode!==void 0&&n.call(e,`disableAutoMode`)){
let n=e.disableAutoMode;
if(n!==`disable`&&n!==null){
_=m(_,t+`/disableAutoMode`,`#/$defs/claude-code-settings/properties/disableAutoMode/enum`);
v++}}}else{
_=p(_,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/type`,
keyword:`type`,
params:{}});
v++}
u.errors=_;
return v===0}
let d=RegExp(`^https://(?!.*\\$\\{)`,`u`);
function f(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
if(!u(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=h(s,u.errors);
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
s=m(s,t+`/managedMcpServers`,`#/properties/managedMcpServers/propertyNames`,{
propertyName:e});
l++}}
for(
let e of Object.keys(r)){
let i=r[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.url===void 0||!n.call(i,`url`)){
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/managedMcpServers/additionalProperties/required`,{
missingProperty:`url`});
l++}
if(i.type!==void 0&&n.call(i,`type`)){
let n=i.type;
if(typeof n!=`string`){
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,`#/properties/managedMcpServers/additionalProperties/properties/type/type`);
l++}
if(n!==`http`&&n!==`streamable-http`&&n!==`sse`){
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/type`,`#/properties/managedMcpServers/additionalProperties/properties/type/enum`);
l++}}
if(i.url!==void 0&&n.call(i,`url`)){
let n=i.url;
if(typeof n==`string`){
if(!d.test(n)){
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,`#/properties/managedMcpServers/additionalProperties/properties/url/pattern`,{
pattern:`^https://(?!.*\\$\\{)`});
l++}}else{
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/url`,`#/properties/managedMcpServers/additionalProperties/properties/url/type`);
l++}}
if(i.headers!==void 0&&n.call(i,`headers`)){
let n=i.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let r of Object.keys(n))
if(typeof n[r]!=`string`){
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers/`+r.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/managedMcpServers/additionalProperties/properties/headers/additionalProperties/type`);
l++}}else{
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headers`,`#/properties/managedMcpServers/additionalProperties/properties/headers/type`);
l++}}
if(i.command!==void 0&&n.call(i,`command`)){
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/command`,`#/properties/managedMcpServers/additionalProperties/properties/command/not`);
l++}
if(i.args!==void 0&&n.call(i,`args`)){
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/args`,`#/properties/managedMcpServers/additionalProperties/properties/args/not`);
l++}
if(i.env!==void 0&&n.call(i,`env`)){
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/env`,`#/properties/managedMcpServers/additionalProperties/properties/env/not`);
l++}
if(i.headersHelper!==void 0&&n.call(i,`headersHelper`)){
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/headersHelper`,`#/properties/managedMcpServers/additionalProperties/properties/headersHelper/not`);
l++}}else{
s=m(s,t+`/managedMcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/managedMcpServers/additionalProperties/type`);
l++}}}else{
s=m(s,t+`/managedMcpServers`,`#/properties/managedMcpServers/type`);
l++}}}else{
s=p(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
l++}
f.errors=s;
return l===0}
function p(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function m(e,t,n,r={}){
return p(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function h(e,t){
if(e===null)
return t;
for(
let n of t)
p(e,n);
return e}
function g(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_claude_code_managed_settings=e;
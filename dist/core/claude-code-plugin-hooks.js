"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:o,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-effect": "refuses-file",
"x-by": "R:CC",
"allOf": [
{
"if": {
"type": "object",
"required": [
"modules"
]
},
"else": {
"type": "object",
"x-rule": "field-missing",
"x-effect": "refuses-file",
"x-by": "R:CC",
"x-help": "put the events under \\"hooks\\"",
"required": [
"hooks"
]
}
},
{
"type": "object",
"x-rule": "field-value",
"x-effect": "refuses-plugin",
"x-by": "R:CC",
"x-help": "put it under \\"hooks\\"",
"propertyNames": {
"pattern": "^(?!(?:PreToolUse|PermissionRequest)$)",
"x-label": "a key beside \\"hooks\\""
}
}
],
"properties": {
"description": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "string"
},
"hooks": {
"if": {
"type": "null"
},
"then": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"x-help": "write {}",
"type": "object"
},
"else": {
"x-effect": "refuses-plugin",
"x-by": "R:CC",
"type": "object",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/events"
}
},
"modules": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "array",
"maxItems": 1,
"items": {
"type": "string"
}
}
},
"$defs": {
"claude-code-plugin-parts": {
"$defs": {
"author": {
"type": "object",
"required": [
"name"
],
"properties": {
"name": {
"type": "string",
"minLength": 1
},
"email": {
"type": "string"
},
"url": {
"type": "string"
}
},
"x-help": "write {\\"name\\": \\"\u2026\\"}"
},
"homepage": {
"type": "string",
"pattern": "^[A-Za-z][A-Za-z0-9+.-]*:\\\\S",
"x-label": "a URL"
},
"repository": {
"type": "string",
"x-help": "write the address alone"
},
"keywords": {
"type": "array",
"items": {
"type": "string"
}
},
"commands": {
"type": [
"string",
"array",
"object"
],
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/path"
},
"else": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/path"
}
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/command"
}
}
}
},
"agents": {
"type": [
"string",
"array"
],
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/markdown"
},
"else": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/markdown"
}
}
}
},
"skills": {
"type": [
"string",
"array"
],
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/folder"
},
"else": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/folder"
}
}
}
},
"hooks": {
"type": [
"string",
"array",
"object"
],
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/json"
},
"else": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/json"
},
"else": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/events"
}
}
},
"else": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/events"
}
}
},
"paths": {
"type": [
"string",
"array"
],
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/path"
},
"else": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/path"
}
}
}
},
"lspServers": {
"type": [
"string",
"array",
"object"
],
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/json"
},
"else": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/json"
},
"else": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/languageServers"
}
}
},
"else": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/languageServers"
}
}
},
"languageServers": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/languageServer"
}
},
"monitors": {
"type": [
"string",
"array"
],
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/json"
},
"else": {
"type": "array",
"items": {
"type": "object",
"required": [
"name",
"command",
"description"
],
"properties": {
"name": {
"type": "string",
"minLength": 1
},
"command": {
"type": "string",
"minLength": 1
},
"description": {
"type": "string",
"minLength": 1
},
"when": {
"type": "string"
}
}
}
}
},
"dependencies": {
"type": "array",
"items": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^[A-Za-z0-9][-A-Za-z0-9._]*(@[A-Za-z0-9][-A-Za-z0-9._]*)?(@\\\\^[^@]*)?$",
"x-label": "the name of a plugin, with its marketplace behind \\"@\\" or without"
},
"else": {
"type": "object",
"required": [
"name"
],
"properties": {
"name": {
"type": "string",
"minLength": 1
},
"marketplace": {
"type": "string",
"minLength": 1
}
}
}
}
},
"userConfig": {
"type": "object",
"propertyNames": {
"pattern": "^[A-Za-z_]\\\\w*$",
"x-label": "made of letters, digits and \\"_\\"",
"x-help": "write \\"_\\" for what else stands in it: it becomes the name of a variable"
},
"additionalProperties": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/option"
}
},
"channels": {
"type": "array",
"items": {
"type": "object",
"required": [
"server"
],
"additionalProperties": false,
"properties": {
"server": {
"type": "string",
"minLength": 1
},
"displayName": {
"type": "string"
},
"userConfig": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/option"
}
}
}
}
},
"types": {
"type": "string",
"pattern": "^\\\\./(?!.*\\\\.\\\\.[/\\\\\\\\])[^]*\\\\.d\\\\.ts$",
"x-label": "the path of a file that begins with \\"./\\", has no \\"..\\" and ends with \\".d.ts\\"",
"x-help": "write \\"./\\" and the way from the folder of the plugin"
},
"events": {
"type": "object",
"properties": {
"PreToolUse": {
"type": [
"array",
"null"
],
"items": {
"$ref": "#/$defs/claude-code-settings/$defs/hooks"
}
},
"PermissionRequest": {
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
"x-effect": "ignored",
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
"path": {
"type": "string",
"pattern": "^\\\\./",
"x-label": "a path that begins with \\"./\\"",
"x-help": "write \\"./\\" and the way from the folder of the plugin"
},
"markdown": {
"type": "string",
"pattern": "^\\\\./[^]*\\\\.md$",
"x-label": "the path of a file that begins with \\"./\\" and ends with \\".md\\"",
"x-help": "name each file, or leave the key out: what lies in \\"agents\\" is found without it"
},
"json": {
"type": "string",
"pattern": "^\\\\./[^]*\\\\.json$",
"x-label": "the path of a file that begins with \\"./\\" and ends with \\".json\\"",
"x-help": "write \\"./\\" and the way from the folder of the plugin"
},
"folder": {
"type": "string",
"pattern": "^(?:\\\\.$|\\\\./)",
"x-label": "a path that begins with \\"./\\"",
"x-help": "write \\"./\\" and the way from the folder of the plugin"
},
"command": {
"type": "object",
"properties": {
"source": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/path"
},
"content": {
"type": "string"
},
"description": {
"type": "string"
},
"argumentHint": {
"type": "string"
},
"model": {
"type": "string"
},
"allowedTools": {
"type": "array",
"items": {
"type": "string"
}
}
},
"if": {
"type": "object",
"required": [
"source"
]
},
"then": {
"type": "object",
"properties": {
"content": {
"not": {}
}
}
},
"else": {
"type": "object",
"required": [
"content"
]
}
},
"option": {
"type": "object",
"required": [
"type",
"title",
"description"
],
"additionalProperties": false,
"properties": {
"type": {
"type": "string",
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
]
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
},
"options": {
"type": "array",
"minItems": 1,
"items": {
"type": "string"
}
}
}
},
"languageServer": {
"type": "object",
"required": [
"command",
"extensionToLanguage"
],
"additionalProperties": false,
"properties": {
"command": {
"type": "string",
"minLength": 1,
"pattern": "^(?:/|[^ ]*$)",
"x-label": "one word",
"x-help": "give what follows the program under \\"args\\""
},
"args": {
"type": "array",
"items": {
"type": "string",
"minLength": 1
}
},
"extensionToLanguage": {
"type": "object",
"minProperties": 1,
"propertyNames": {
"pattern": "^\\\\..",
"x-label": "an ending with its dot, \\".ts\\""
},
"additionalProperties": {
"type": "string",
"minLength": 1
}
},
"transport": {
"type": "string",
"enum": [
"stdio",
"socket"
]
},
"env": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"initializationOptions": {},
"settings": {},
"workspaceFolder": {
"type": "string"
},
"startupTimeout": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/milliseconds"
},
"shutdownTimeout": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/milliseconds"
},
"requestTimeout": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/milliseconds"
},
"restartOnCrash": {
"type": "boolean"
},
"maxRestarts": {
"type": "integer",
"minimum": 0
},
"diagnostics": {
"type": "boolean"
}
}
},
"milliseconds": {
"type": "integer",
"exclusiveMinimum": 0
}
}
},
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
let r=RegExp(`^(?!(?:PreToolUse|PermissionRequest)$)`,`u`);
function i(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:l={}}={}){
let u=null;
let d=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.hooks===void 0||!n.call(e,`hooks`)){
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/hooks/required`,
keyword:`required`,
params:{
missingProperty:`hooks`}});
d++}
if(e.matcher!==void 0&&n.call(e,`matcher`)&&typeof e.matcher!=`string`){
u=c(u,t+`/matcher`,`#/$defs/claude-code-settings/$defs/hooks/properties/matcher/type`);
d++}
if(e.hooks!==void 0&&n.call(e,`hooks`)){
let r=e.hooks;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
let a=d;
let o=!0;
let l=d;
if(d===l){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`command`){
u=s(u,{});
d++}}else{
u=s(u,{});
d++}}
var f=l===d;
d=a;
u!==null&&(a?u.length=Math.min(u.length,a):u=null);
if(f){
let r=d;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
u=c(u,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/required`,{
missingProperty:`command`});
d++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
u=c(u,t+`/hooks/`+i+`/command`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/properties/command/type`);
d++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
u=c(u,t+`/hooks/`+i+`/timeout`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/properties/timeout/type`);
d++}}}else{
u=c(u,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/type`);
d++}
var f=r===d;
o=f;
if(o){
var p={};
p.command=!0;
p.timeout=!0;
p.type=!0}}
if(!o){
u=c(u,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/if`,{
failingKeyword:`then`});
d++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
u=c(u,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/required`,{
missingProperty:`type`});
d++}
if(p!==!0){
p||={};
p.type=!0}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
u=c(u,t+`/hooks/`+i+`/type`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/properties/type/type`);
d++}}else{
u=c(u,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/type`);
d++}}}else{
u=c(u,t+`/hooks`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/type`);
d++}}}else{
u=s(u,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/hooks/type`,
keyword:`type`,
params:{}});
d++}
i.errors=u;
return d===0}
function a(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:o,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(n!==`PreToolUse`&&n!==`PermissionRequest`){
let r=e[n];
if(!Array.isArray(r)&&r!==null){
f=c(f,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-plugin-parts/$defs/events/additionalProperties/type`);
p++}
if(Array.isArray(r)){
let e=r.length;
for(
let a=0;a<e;a++)
if(!i(r[a],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+a,
parentData:r,
parentDataProperty:a,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}}}
if(e.PreToolUse!==void 0&&n.call(e,`PreToolUse`)){
let n=e.PreToolUse;
if(!Array.isArray(n)&&n!==null){
f=c(f,t+`/PreToolUse`,`#/$defs/claude-code-plugin-parts/$defs/events/properties/PreToolUse/type`);
p++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!i(n[r],{
instancePath:t+`/PreToolUse/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}}}
if(e.PermissionRequest!==void 0&&n.call(e,`PermissionRequest`)){
let n=e.PermissionRequest;
if(!Array.isArray(n)&&n!==null){
f=c(f,t+`/PermissionRequest`,`#/$defs/claude-code-plugin-parts/$defs/events/properties/PermissionRequest/type`);
p++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!i(n[r],{
instancePath:t+`/PermissionRequest/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=l(f,i.errors);
p+=i.errors.length}}}}else{
f=s(f,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/events/type`,
keyword:`type`,
params:{}});
p++}
a.errors=f;
return p===0}
function o(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let p=null;
let m=0;
let h=m;
let g=!0;
let _=m;
if(m===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.modules===void 0||!n.call(e,`modules`)){
p=s(p,{});
m++}}else{
p=s(p,{});
m++}}
var v=_===m;
m=h;
p!==null&&(h?p.length=Math.min(p.length,h):p=null);
if(!v){
let r=m;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.hooks===void 0||!n.call(e,`hooks`)){
p=s(p,{
instancePath:t,
schemaPath:`#/allOf/0/else/required`,
keyword:`required`,
params:{
missingProperty:`hooks`}});
m++}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/allOf/0/else/type`,
keyword:`type`,
params:{}});
m++}
var v=r===m;
g=v}
if(!g){
p=s(p,{
instancePath:t,
schemaPath:`#/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let n of Object.keys(e)){
let e=m;
if(typeof n==`string`&&!r.test(n)){
p=s(p,{
instancePath:t,
schemaPath:`#/allOf/1/propertyNames/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?!(?:PreToolUse|PermissionRequest)$)`},
propertyName:n});
m++}
if(e!==m){
p=s(p,{
instancePath:t,
schemaPath:`#/allOf/1/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
m++}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/allOf/1/type`,
keyword:`type`,
params:{}});
m++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
p=c(p,t+`/description`,`#/properties/description/type`);
m++}
if(e.hooks!==void 0&&n.call(e,`hooks`)){
let n=e.hooks;
let r=m;
let i=!0;
let o=m;
if(n!==null){
p=s(p,{});
m++}
var y=o===m;
m=r;
p!==null&&(r?p.length=Math.min(p.length,r):p=null);
let u;
if(y){
let e=m;
if(!n||typeof n!=`object`||Array.isArray(n)){
p=c(p,t+`/hooks`,`#/properties/hooks/then/type`);
m++}
var y=e===m;
i=y;
u=`then`}else{
let r=m;
if(!n||typeof n!=`object`||Array.isArray(n)){
p=c(p,t+`/hooks`,`#/properties/hooks/else/type`);
m++}
if(!a(n,{
instancePath:t+`/hooks`,
parentData:e,
parentDataProperty:`hooks`,
rootData:d,
dynamicAnchors:f})){
p=l(p,a.errors);
m+=a.errors.length}
var y=r===m;
i=y;
u=`else`}
if(!i){
p=c(p,t+`/hooks`,`#/properties/hooks/if`,{
failingKeyword:u});
m++}}
if(e.modules!==void 0&&n.call(e,`modules`)){
let n=e.modules;
if(Array.isArray(n)){
if(n.length>1){
p=c(p,t+`/modules`,`#/properties/modules/maxItems`,{
limit:1});
m++}
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
p=c(p,t+`/modules/`+r,`#/properties/modules/items/type`);
m++}}else{
p=c(p,t+`/modules`,`#/properties/modules/type`);
m++}}}else{
p=s(p,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
m++}
o.errors=p;
return m===0}
function s(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function c(e,t,n,r={}){
return s(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function l(e,t){
if(e===null)
return t;
for(
let n of t)
s(e,n);
return e}}));
exports.require_claude_code_plugin_hooks=e;
"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:n,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
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
"$ref": "#/$defs/path"
},
"else": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"$ref": "#/$defs/path"
}
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/command"
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
"$ref": "#/$defs/markdown"
},
"else": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"$ref": "#/$defs/markdown"
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
"$ref": "#/$defs/folder"
},
"else": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"$ref": "#/$defs/folder"
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
"$ref": "#/$defs/json"
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
"$ref": "#/$defs/json"
},
"else": {
"$ref": "#/$defs/events"
}
}
},
"else": {
"$ref": "#/$defs/events"
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
"$ref": "#/$defs/path"
},
"else": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"$ref": "#/$defs/path"
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
"$ref": "#/$defs/json"
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
"$ref": "#/$defs/json"
},
"else": {
"$ref": "#/$defs/languageServers"
}
}
},
"else": {
"$ref": "#/$defs/languageServers"
}
}
},
"languageServers": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/languageServer"
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
"$ref": "#/$defs/json"
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
"$ref": "#/$defs/option"
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
"$ref": "#/$defs/option"
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
"$ref": "#/$defs/path"
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
"$ref": "#/$defs/milliseconds"
},
"shutdownTimeout": {
"$ref": "#/$defs/milliseconds"
},
"requestTimeout": {
"$ref": "#/$defs/milliseconds"
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
function n(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
n.errors=null;
return!0}}));
exports.require_claude_code_plugin_parts=e;
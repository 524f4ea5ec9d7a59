"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:X,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"allOf": [
{
"type": "object",
"x-rule": "field-missing",
"x-effect": "refuses-file",
"x-by": "R:CC",
"required": [
"name"
]
}
],
"properties": {
"$schema": {
"x-effect": "warns",
"x-by": "R:CC",
"type": "string"
},
"name": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"if": {
"type": "string"
},
"then": {
"type": "string",
"minLength": 1,
"pattern": "^[^\\\\s/\\\\\\\\@:]*$",
"x-label": "a name without blanks, slashes, \\"@\\" and \\":\\""
},
"else": {
"type": "string"
}
},
"displayName": {
"x-effect": "warns",
"x-by": "R:CC",
"type": "string"
},
"version": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "string"
},
"description": {
"x-effect": "warns",
"x-by": "R:CC",
"type": "string"
},
"author": {
"x-effect": "warns",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/author"
},
"homepage": {
"x-effect": "warns",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/homepage"
},
"repository": {
"x-effect": "warns",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/repository"
},
"license": {
"x-effect": "warns",
"x-by": "R:CC",
"type": "string"
},
"keywords": {
"x-effect": "warns",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/keywords"
},
"defaultEnabled": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "boolean"
},
"commands": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/commands"
},
"agents": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/agents"
},
"skills": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/skills"
},
"hooks": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/hooks"
},
"outputStyles": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/paths"
},
"themes": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/paths"
},
"workflows": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/paths"
},
"mcpServers": {
"type": [
"string",
"object",
"array"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/claude-code-server"
}
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
"type": "object"
},
"then": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/claude-code-server"
}
}
}
}
}
},
"lspServers": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/lspServers"
},
"monitors": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/monitors"
},
"dependencies": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/dependencies"
},
"userConfig": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/userConfig"
},
"channels": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/channels"
},
"settings": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "object"
},
"types": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"$ref": "#/$defs/claude-code-plugin-parts/$defs/types"
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
},
"claude-code-server": {
"x-rule": "server-shape",
"type": "object",
"properties": {
"type": {
"x-rule": "transport-unknown",
"type": "string",
"enum": [
"stdio",
"http",
"streamable-http",
"sse",
"ws"
]
}
},
"allOf": [
{
"if": {
"type": "object",
"properties": {
"type": {
"enum": [
"http",
"streamable-http",
"sse"
]
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/claude-code-server/$defs/remote"
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "ws"
}
},
"required": [
"type"
]
},
"then": {
"$ref": "#/$defs/claude-code-server/$defs/websocket"
}
},
{
"if": {
"type": "object",
"properties": {
"type": {
"const": "stdio"
}
}
},
"then": {
"$ref": "#/$defs/claude-code-server/$defs/local"
}
}
],
"$defs": {
"local": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"command"
],
"properties": {
"command": {
"type": "string",
"minLength": 1
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"env": {
"$ref": "#/$defs/claude-code-server/$defs/strings"
},
"timeout": {
"$ref": "#/$defs/claude-code-server/$defs/timeout"
},
"alwaysLoad": {
"$ref": "#/$defs/claude-code-server/$defs/flag"
}
}
},
"remote": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
],
"properties": {
"url": {
"$ref": "#/$defs/claude-code-server/$defs/url"
},
"headers": {
"$ref": "#/$defs/claude-code-server/$defs/strings"
},
"headersHelper": {
"type": "string"
},
"oauth": {
"type": "object",
"properties": {
"clientId": {
"type": "string"
},
"callbackPort": {
"type": "integer",
"exclusiveMinimum": 0
},
"authServerMetadataUrl": {
"type": "string",
"x-label": "an https address",
"pattern": "^https://",
"maxLength": 4096
},
"scopes": {
"type": "string"
}
}
},
"timeout": {
"$ref": "#/$defs/claude-code-server/$defs/timeout"
},
"alwaysLoad": {
"$ref": "#/$defs/claude-code-server/$defs/flag"
},
"tools": {
"type": "array",
"items": {
"x-help": "write { \\"name\\": \\"<tool>\\", \\"permission_policy\\": \\"always_allow\\" } for each, or remove \\"tools\\": a list of names is for Copilot CLI",
"type": "object",
"required": [
"name"
],
"properties": {
"name": {
"type": "string"
},
"permission_policy": {
"enum": [
"always_allow",
"always_ask",
"always_deny"
]
}
}
}
},
"toolPermissions": {
"type": "object",
"additionalProperties": {
"enum": [
"allow",
"ask",
"blocked"
]
}
},
"discoveryCache": {
"$ref": "#/$defs/claude-code-server/$defs/flag"
},
"request_timeout_ms": {},
"displayName": {},
"role": {}
}
},
"websocket": {
"type": "object",
"x-rule": "transport-mismatch",
"required": [
"url"
],
"properties": {
"url": {
"$ref": "#/$defs/claude-code-server/$defs/url"
},
"headers": {
"$ref": "#/$defs/claude-code-server/$defs/strings"
},
"headersHelper": {
"type": "string"
},
"timeout": {
"$ref": "#/$defs/claude-code-server/$defs/timeout"
},
"alwaysLoad": {
"$ref": "#/$defs/claude-code-server/$defs/flag"
}
}
},
"strings": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"url": {
"type": "string",
"maxLength": 65536
},
"timeout": {
"type": "integer",
"maximum": 9007199254740991,
"exclusiveMinimum": 0
},
"flag": {
"type": "boolean"
}
}
}
}
}`)};
let n=Object.prototype.hasOwnProperty;
let r=ne;
let i=RegExp(`^[^\\s/\\\\@:]*$`,`u`);
function a(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:o,
rootData:s=e,
dynamicAnchors:c={}}={}){
let l=null;
let u=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
l=Z(l,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/author/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
u++}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(r(n)<1){
l=Q(l,t+`/name`,`#/$defs/claude-code-plugin-parts/$defs/author/properties/name/minLength`,{
limit:1});
u++}}else{
l=Q(l,t+`/name`,`#/$defs/claude-code-plugin-parts/$defs/author/properties/name/type`);
u++}}
if(e.email!==void 0&&n.call(e,`email`)&&typeof e.email!=`string`){
l=Q(l,t+`/email`,`#/$defs/claude-code-plugin-parts/$defs/author/properties/email/type`);
u++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
l=Q(l,t+`/url`,`#/$defs/claude-code-plugin-parts/$defs/author/properties/url/type`);
u++}}else{
l=Z(l,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/author/type`,
keyword:`type`,
params:{}});
u++}
a.errors=l;
return u===0}
let o=RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:\\S`,`u`);
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let c=null;
let l=0;
if(typeof e==`string`){
if(!o.test(e)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/homepage/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z][A-Za-z0-9+.-]*:\\S`}});
l++}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/homepage/type`,
keyword:`type`,
params:{}});
l++}
s.errors=c;
return l===0}
function c(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/repository/type`,
keyword:`type`,
params:{}});
s++}
c.errors=o;
return s===0}
function l(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
o=Q(o,t+`/`+r,`#/$defs/claude-code-plugin-parts/$defs/keywords/items/type`);
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/keywords/type`,
keyword:`type`,
params:{}});
s++}
l.errors=o;
return s===0}
let u=RegExp(`^\\./`,`u`);
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!u.test(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/path/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\./`}});
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/path/type`,
keyword:`type`,
params:{}});
s++}
d.errors=o;
return s===0}
function f(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=c;
let u=!0;
let p=c;
if(c===p){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.source===void 0||!n.call(e,`source`)){
s=Z(s,{});
c++}}else{
s=Z(s,{});
c++}}
var m=p===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
let h;
if(m){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.content!==void 0&&n.call(e,`content`)){
s=Q(s,t+`/content`,`#/$defs/claude-code-plugin-parts/$defs/command/then/properties/content/not`);
c++}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/command/then/type`,
keyword:`type`,
params:{}});
c++}
var m=r===c;
u=m;
if(u){
var g={};
g.content=!0}
h=`then`}else{
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.content===void 0||!n.call(e,`content`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/command/else/required`,
keyword:`required`,
params:{
missingProperty:`content`}});
c++}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/command/else/type`,
keyword:`type`,
params:{}});
c++}
var m=r===c;
u=m;
h=`else`}
if(!u){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/command/if`,
keyword:`if`,
params:{
failingKeyword:h}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(g!==!0){
g||={};
g.source=!0;
g.content=!0;
g.description=!0;
g.argumentHint=!0;
g.model=!0;
g.allowedTools=!0}
if(e.source!==void 0&&n.call(e,`source`)&&!d(e.source,{
instancePath:t+`/source`,
parentData:e,
parentDataProperty:`source`,
rootData:a,
dynamicAnchors:o})){
s=$(s,d.errors);
c+=d.errors.length}
if(e.content!==void 0&&n.call(e,`content`)&&typeof e.content!=`string`){
s=Q(s,t+`/content`,`#/$defs/claude-code-plugin-parts/$defs/command/properties/content/type`);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=Q(s,t+`/description`,`#/$defs/claude-code-plugin-parts/$defs/command/properties/description/type`);
c++}
if(e.argumentHint!==void 0&&n.call(e,`argumentHint`)&&typeof e.argumentHint!=`string`){
s=Q(s,t+`/argumentHint`,`#/$defs/claude-code-plugin-parts/$defs/command/properties/argumentHint/type`);
c++}
if(e.model!==void 0&&n.call(e,`model`)&&typeof e.model!=`string`){
s=Q(s,t+`/model`,`#/$defs/claude-code-plugin-parts/$defs/command/properties/model/type`);
c++}
if(e.allowedTools!==void 0&&n.call(e,`allowedTools`)){
let n=e.allowedTools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
s=Q(s,t+`/allowedTools/`+r,`#/$defs/claude-code-plugin-parts/$defs/command/properties/allowedTools/items/type`);
c++}}else{
s=Q(s,t+`/allowedTools`,`#/$defs/claude-code-plugin-parts/$defs/command/properties/allowedTools/type`);
c++}}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/command/type`,
keyword:`type`,
params:{}});
c++}
f.errors=s;
return c===0}
function p(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if((!e||typeof e!=`object`)&&typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/commands/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(typeof e!=`string`){
o=Z(o,{});
s++}
var m=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let h;
if(m){
let c=s;
if(!d(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,d.errors);
s+=d.errors.length}
var m=c===s;
l=m;
h=`then`}else{
let n=s;
let r=s;
let c=!0;
let u=s;
if(!Array.isArray(e)){
o=Z(o,{});
s++}
var g=u===s;
s=r;
o!==null&&(r?o.length=Math.min(o.length,r):o=null);
let p;
if(g){
let n=s;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!d(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,d.errors);
s+=d.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/commands/else/then/type`,
keyword:`type`,
params:{}});
s++}
var g=n===s;
c=g;
p=`then`}else{
let n=s;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!f(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,f.errors);
s+=f.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/commands/else/else/type`,
keyword:`type`,
params:{}});
s++}
var g=n===s;
c=g;
p=`else`}
if(!c){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/commands/else/if`,
keyword:`if`,
params:{
failingKeyword:p}});
s++}
var m=n===s;
l=m;
h=`else`}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/commands/if`,
keyword:`if`,
params:{
failingKeyword:h}});
s++}
p.errors=o;
return s===0}
let m=RegExp(`^\\./[^]*\\.md$`,`u`);
function h(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!m.test(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/markdown/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\./[^]*\\.md$`}});
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/markdown/type`,
keyword:`type`,
params:{}});
s++}
h.errors=o;
return s===0}
function g(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`&&!Array.isArray(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/agents/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(typeof e!=`string`){
o=Z(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
let c=s;
if(!h(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,h.errors);
s+=h.errors.length}
var d=c===s;
l=d;
f=`then`}else{
let n=s;
let r=s;
let c=!0;
let u=s;
if(!Array.isArray(e)){
o=Z(o,{});
s++}
var p=u===s;
s=r;
o!==null&&(r?o.length=Math.min(o.length,r):o=null);
if(p){
let n=s;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!h(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,h.errors);
s+=h.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/agents/else/then/type`,
keyword:`type`,
params:{}});
s++}
var p=n===s;
c=p}
if(!c){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/agents/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
s++}
var d=n===s;
l=d;
f=`else`}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/agents/if`,
keyword:`if`,
params:{
failingKeyword:f}});
s++}
g.errors=o;
return s===0}
let _=RegExp(`^(?:\\.$|\\./)`,`u`);
function v(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!_.test(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/folder/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:\\.$|\\./)`}});
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/folder/type`,
keyword:`type`,
params:{}});
s++}
v.errors=o;
return s===0}
function y(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`&&!Array.isArray(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/skills/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(typeof e!=`string`){
o=Z(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
let c=s;
if(!v(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,v.errors);
s+=v.errors.length}
var d=c===s;
l=d;
f=`then`}else{
let n=s;
let r=s;
let c=!0;
let u=s;
if(!Array.isArray(e)){
o=Z(o,{});
s++}
var p=u===s;
s=r;
o!==null&&(r?o.length=Math.min(o.length,r):o=null);
if(p){
let n=s;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!v(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,v.errors);
s+=v.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/skills/else/then/type`,
keyword:`type`,
params:{}});
s++}
var p=n===s;
c=p}
if(!c){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/skills/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
s++}
var d=n===s;
l=d;
f=`else`}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/skills/if`,
keyword:`if`,
params:{
failingKeyword:f}});
s++}
y.errors=o;
return s===0}
let b=RegExp(`^\\./[^]*\\.json$`,`u`);
function x(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!b.test(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/json/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\./[^]*\\.json$`}});
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/json/type`,
keyword:`type`,
params:{}});
s++}
x.errors=o;
return s===0}
function S(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.hooks===void 0||!n.call(e,`hooks`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/hooks/required`,
keyword:`required`,
params:{
missingProperty:`hooks`}});
c++}
if(e.matcher!==void 0&&n.call(e,`matcher`)&&typeof e.matcher!=`string`){
s=Q(s,t+`/matcher`,`#/$defs/claude-code-settings/$defs/hooks/properties/matcher/type`);
c++}
if(e.hooks!==void 0&&n.call(e,`hooks`)){
let r=e.hooks;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
let a=c;
let o=!0;
let d=c;
if(c===d){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`command`){
s=Z(s,{});
c++}}else{
s=Z(s,{});
c++}}
var l=d===c;
c=a;
s!==null&&(a?s.length=Math.min(s.length,a):s=null);
if(l){
let r=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
s=Q(s,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/required`,{
missingProperty:`command`});
c++}
if(e.command!==void 0&&n.call(e,`command`)&&typeof e.command!=`string`){
s=Q(s,t+`/hooks/`+i+`/command`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/properties/command/type`);
c++}
if(e.timeout!==void 0&&n.call(e,`timeout`)){
let n=e.timeout;
if(!(typeof n==`number`&&isFinite(n))){
s=Q(s,t+`/hooks/`+i+`/timeout`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/properties/timeout/type`);
c++}}}else{
s=Q(s,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/then/type`);
c++}
var l=r===c;
o=l;
if(o){
var u={};
u.command=!0;
u.timeout=!0;
u.type=!0}}
if(!o){
s=Q(s,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/if`,{
failingKeyword:`then`});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=Q(s,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/required`,{
missingProperty:`type`});
c++}
if(u!==!0){
u||={};
u.type=!0}
if(e.type!==void 0&&n.call(e,`type`)&&typeof e.type!=`string`){
s=Q(s,t+`/hooks/`+i+`/type`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/properties/type/type`);
c++}}else{
s=Q(s,t+`/hooks/`+i,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/items/type`);
c++}}}else{
s=Q(s,t+`/hooks`,`#/$defs/claude-code-settings/$defs/hooks/properties/hooks/type`);
c++}}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-settings/$defs/hooks/type`,
keyword:`type`,
params:{}});
c++}
S.errors=s;
return c===0}
function C(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(n!==`PreToolUse`&&n!==`PermissionRequest`){
let r=e[n];
if(!Array.isArray(r)&&r!==null){
s=Q(s,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-plugin-parts/$defs/events/additionalProperties/type`);
c++}
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++)
if(!S(r[i],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+i,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=$(s,S.errors);
c+=S.errors.length}}}
if(e.PreToolUse!==void 0&&n.call(e,`PreToolUse`)){
let n=e.PreToolUse;
if(!Array.isArray(n)&&n!==null){
s=Q(s,t+`/PreToolUse`,`#/$defs/claude-code-plugin-parts/$defs/events/properties/PreToolUse/type`);
c++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!S(n[r],{
instancePath:t+`/PreToolUse/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=$(s,S.errors);
c+=S.errors.length}}}
if(e.PermissionRequest!==void 0&&n.call(e,`PermissionRequest`)){
let n=e.PermissionRequest;
if(!Array.isArray(n)&&n!==null){
s=Q(s,t+`/PermissionRequest`,`#/$defs/claude-code-plugin-parts/$defs/events/properties/PermissionRequest/type`);
c++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!S(n[r],{
instancePath:t+`/PermissionRequest/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=$(s,S.errors);
c+=S.errors.length}}}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/events/type`,
keyword:`type`,
params:{}});
c++}
C.errors=s;
return c===0}
function w(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if((!e||typeof e!=`object`)&&typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/hooks/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(typeof e!=`string`){
o=Z(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
let c=s;
if(!x(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,x.errors);
s+=x.errors.length}
var d=c===s;
l=d;
f=`then`}else{
let c=s;
let u=s;
let h=!0;
let g=s;
if(!Array.isArray(e)){
o=Z(o,{});
s++}
var p=g===s;
s=u;
o!==null&&(u?o.length=Math.min(o.length,u):o=null);
let _;
if(p){
let n=s;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++){
let n=e[r];
if(typeof n!=`string`&&(!n||typeof n!=`object`||Array.isArray(n))){
o=Q(o,t+`/`+r,`#/$defs/claude-code-plugin-parts/$defs/hooks/else/then/items/type`);
s++}
let c=s;
let l=!0;
let u=s;
if(typeof n!=`string`){
o=Z(o,{});
s++}
var m=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let d;
if(m){
let c=s;
if(!x(n,{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,x.errors);
s+=x.errors.length}
var m=c===s;
l=m;
d=`then`}else{
let c=s;
if(!C(n,{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,C.errors);
s+=C.errors.length}
var m=c===s;
l=m;
d=`else`}
if(!l){
o=Q(o,t+`/`+r,`#/$defs/claude-code-plugin-parts/$defs/hooks/else/then/items/if`,{
failingKeyword:d});
s++}}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/hooks/else/then/type`,
keyword:`type`,
params:{}});
s++}
var p=n===s;
h=p;
_=`then`}else{
let c=s;
if(!C(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,C.errors);
s+=C.errors.length}
var p=c===s;
h=p;
_=`else`}
if(!h){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/hooks/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
s++}
var d=c===s;
l=d;
f=`else`}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/hooks/if`,
keyword:`if`,
params:{
failingKeyword:f}});
s++}
w.errors=o;
return s===0}
function T(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`string`&&!Array.isArray(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/paths/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(typeof e!=`string`){
o=Z(o,{});
s++}
var f=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let p;
if(f){
let c=s;
if(!d(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,d.errors);
s+=d.errors.length}
var f=c===s;
l=f;
p=`then`}else{
let n=s;
let r=s;
let c=!0;
let u=s;
if(!Array.isArray(e)){
o=Z(o,{});
s++}
var m=u===s;
s=r;
o!==null&&(r?o.length=Math.min(o.length,r):o=null);
if(m){
let n=s;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!d(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,d.errors);
s+=d.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/paths/else/then/type`,
keyword:`type`,
params:{}});
s++}
var m=n===s;
c=m}
if(!c){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/paths/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
s++}
var f=n===s;
l=f;
p=`else`}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/paths/if`,
keyword:`if`,
params:{
failingKeyword:p}});
s++}
T.errors=o;
return s===0}
function E(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(typeof e==`string`){
if(r(e)>65536){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/url/maxLength`,
keyword:`maxLength`,
params:{
limit:65536}});
c++}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/url/type`,
keyword:`type`,
params:{}});
c++}
E.errors=s;
return c===0}
function D(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
o=Q(o,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-server/$defs/strings/additionalProperties/type`);
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/strings/type`,
keyword:`type`,
params:{}});
s++}
D.errors=o;
return s===0}
function O(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)){
if(e>9007199254740991||isNaN(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/maximum`,
keyword:`maximum`,
params:{
comparison:`<=`,
limit:9007199254740991}});
s++}
if(e<=0||isNaN(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/timeout/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
s++}}
O.errors=o;
return s===0}
function k(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`boolean`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/flag/type`,
keyword:`type`,
params:{}});
s++}
k.errors=o;
return s===0}
let A=RegExp(`^https://`,`u`);
function j(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
l++}
if(e.url!==void 0&&n.call(e,`url`)&&!E(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:o,
dynamicAnchors:s})){
c=$(c,E.errors);
l+=E.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!D(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:o,
dynamicAnchors:s})){
c=$(c,D.errors);
l+=D.errors.length}
if(e.headersHelper!==void 0&&n.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
c=Q(c,t+`/headersHelper`,`#/$defs/claude-code-server/$defs/remote/properties/headersHelper/type`);
l++}
if(e.oauth!==void 0&&n.call(e,`oauth`)){
let i=e.oauth;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.clientId!==void 0&&n.call(i,`clientId`)&&typeof i.clientId!=`string`){
c=Q(c,t+`/oauth/clientId`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/clientId/type`);
l++}
if(i.callbackPort!==void 0&&n.call(i,`callbackPort`)){
let e=i.callbackPort;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
c=Q(c,t+`/oauth/callbackPort`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/type`);
l++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
c=Q(c,t+`/oauth/callbackPort`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/callbackPort/exclusiveMinimum`,{
comparison:`>`,
limit:0});
l++}}
if(i.authServerMetadataUrl!==void 0&&n.call(i,`authServerMetadataUrl`)){
let e=i.authServerMetadataUrl;
if(typeof e==`string`){
if(r(e)>4096){
c=Q(c,t+`/oauth/authServerMetadataUrl`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/maxLength`,{
limit:4096});
l++}
if(!A.test(e)){
c=Q(c,t+`/oauth/authServerMetadataUrl`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/pattern`,{
pattern:`^https://`});
l++}}else{
c=Q(c,t+`/oauth/authServerMetadataUrl`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/authServerMetadataUrl/type`);
l++}}
if(i.scopes!==void 0&&n.call(i,`scopes`)&&typeof i.scopes!=`string`){
c=Q(c,t+`/oauth/scopes`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/properties/scopes/type`);
l++}}else{
c=Q(c,t+`/oauth`,`#/$defs/claude-code-server/$defs/remote/properties/oauth/type`);
l++}}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!O(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:o,
dynamicAnchors:s})){
c=$(c,O.errors);
l+=O.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!k(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:o,
dynamicAnchors:s})){
c=$(c,k.errors);
l+=k.errors.length}
if(e.tools!==void 0&&n.call(e,`tools`)){
let r=e.tools;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
c=Q(c,t+`/tools/`+i,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/required`,{
missingProperty:`name`});
l++}
if(e.name!==void 0&&n.call(e,`name`)&&typeof e.name!=`string`){
c=Q(c,t+`/tools/`+i+`/name`,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/name/type`);
l++}
if(e.permission_policy!==void 0&&n.call(e,`permission_policy`)){
let n=e.permission_policy;
if(n!==`always_allow`&&n!==`always_ask`&&n!==`always_deny`){
c=Q(c,t+`/tools/`+i+`/permission_policy`,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/properties/permission_policy/enum`);
l++}}}else{
c=Q(c,t+`/tools/`+i,`#/$defs/claude-code-server/$defs/remote/properties/tools/items/type`);
l++}}}else{
c=Q(c,t+`/tools`,`#/$defs/claude-code-server/$defs/remote/properties/tools/type`);
l++}}
if(e.toolPermissions!==void 0&&n.call(e,`toolPermissions`)){
let n=e.toolPermissions;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(r!==`allow`&&r!==`ask`&&r!==`blocked`){
c=Q(c,t+`/toolPermissions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-server/$defs/remote/properties/toolPermissions/additionalProperties/enum`);
l++}}else{
c=Q(c,t+`/toolPermissions`,`#/$defs/claude-code-server/$defs/remote/properties/toolPermissions/type`);
l++}}
if(e.discoveryCache!==void 0&&n.call(e,`discoveryCache`)&&!k(e.discoveryCache,{
instancePath:t+`/discoveryCache`,
parentData:e,
parentDataProperty:`discoveryCache`,
rootData:o,
dynamicAnchors:s})){
c=$(c,k.errors);
l+=k.errors.length}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/type`,
keyword:`type`,
params:{}});
l++}
j.errors=c;
return l===0}
function M(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
c++}
if(e.url!==void 0&&n.call(e,`url`)&&!E(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:a,
dynamicAnchors:o})){
s=$(s,E.errors);
c+=E.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!D(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:a,
dynamicAnchors:o})){
s=$(s,D.errors);
c+=D.errors.length}
if(e.headersHelper!==void 0&&n.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
s=Q(s,t+`/headersHelper`,`#/$defs/claude-code-server/$defs/websocket/properties/headersHelper/type`);
c++}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!O(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:a,
dynamicAnchors:o})){
s=$(s,O.errors);
c+=O.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!k(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:a,
dynamicAnchors:o})){
s=$(s,k.errors);
c+=k.errors.length}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/type`,
keyword:`type`,
params:{}});
c++}
M.errors=s;
return c===0}
function N(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/local/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
l++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
c=Q(c,t+`/command`,`#/$defs/claude-code-server/$defs/local/properties/command/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/command`,`#/$defs/claude-code-server/$defs/local/properties/command/type`);
l++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
c=Q(c,t+`/args/`+r,`#/$defs/claude-code-server/$defs/local/properties/args/items/type`);
l++}}else{
c=Q(c,t+`/args`,`#/$defs/claude-code-server/$defs/local/properties/args/type`);
l++}}
if(e.env!==void 0&&n.call(e,`env`)&&!D(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:o,
dynamicAnchors:s})){
c=$(c,D.errors);
l+=D.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!O(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:o,
dynamicAnchors:s})){
c=$(c,O.errors);
l+=O.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!k(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:o,
dynamicAnchors:s})){
c=$(c,k.errors);
l+=k.errors.length}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/local/type`,
keyword:`type`,
params:{}});
l++}
N.errors=c;
return l===0}
function P(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=c;
let u=!0;
let d=c;
if(c===d){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=Z(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)){
let t=e.type;
if(t!==`http`&&t!==`streamable-http`&&t!==`sse`){
s=Z(s,{});
c++}}}else{
s=Z(s,{});
c++}}
var f=d===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
if(f){
let n=c;
if(!j(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=$(s,j.errors);
c+=j.errors.length}
var f=n===c;
u=f;
if(u){
var p={};
p.url=!0;
p.headers=!0;
p.headersHelper=!0;
p.oauth=!0;
p.timeout=!0;
p.alwaysLoad=!0;
p.tools=!0;
p.toolPermissions=!0;
p.discoveryCache=!0;
p.request_timeout_ms=!0;
p.displayName=!0;
p.role=!0;
p.type=!0}}
if(!u){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
let m=c;
let h=!0;
let g=c;
if(c===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=Z(s,{});
c++}else 
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`ws`){
s=Z(s,{});
c++}}else{
s=Z(s,{});
c++}}
var _=g===c;
c=m;
s!==null&&(m?s.length=Math.min(s.length,m):s=null);
if(_){
let n=c;
if(!M(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=$(s,M.errors);
c+=M.errors.length}
var _=n===c;
h=_;
if(h){
var v={};
v.url=!0;
v.headers=!0;
v.headersHelper=!0;
v.timeout=!0;
v.alwaysLoad=!0;
v.type=!0}}
if(!h){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(p!==!0&&v!==void 0){
if(v===!0)
p=!0;else{
p||={};
Object.assign(p,v)}}
let y=c;
let b=!0;
let x=c;
if(c===x){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&n.call(e,`type`)&&e.type!==`stdio`){
s=Z(s,{});
c++}}else{
s=Z(s,{});
c++}}
var S=x===c;
c=y;
s!==null&&(y?s.length=Math.min(s.length,y):s=null);
if(S){
let n=c;
if(!N(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=$(s,N.errors);
c+=N.errors.length}
var S=n===c;
b=S;
if(b){
var C={};
C.command=!0;
C.args=!0;
C.env=!0;
C.timeout=!0;
C.alwaysLoad=!0;
C.type=!0}}
if(!b){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(p!==!0&&C!==void 0){
if(C===!0)
p=!0;else{
p||={};
Object.assign(p,C)}}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(p!==!0){
p||={};
p.type=!0}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
s=Q(s,t+`/type`,`#/$defs/claude-code-server/properties/type/type`);
c++}
if(n!==`stdio`&&n!==`http`&&n!==`streamable-http`&&n!==`sse`&&n!==`ws`){
s=Q(s,t+`/type`,`#/$defs/claude-code-server/properties/type/enum`);
c++}}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/type`,
keyword:`type`,
params:{}});
c++}
P.errors=s;
return c===0}
let F={
type:`object`,
required:[`command`,`extensionToLanguage`],
additionalProperties:!1,
properties:{
command:{
type:`string`,
minLength:1,
pattern:`^(?:/|[^ ]*$)`,
"x-label":`one word`,
"x-help":`give what follows the program under "args"`},
args:{
type:`array`,
items:{
type:`string`,
minLength:1}},
extensionToLanguage:{
type:`object`,
minProperties:1,
propertyNames:{
pattern:`^\\..`,
"x-label":`an ending with its dot, ".ts"`},
additionalProperties:{
type:`string`,
minLength:1}},
transport:{
type:`string`,
enum:[`stdio`,`socket`]},
env:{
type:`object`,
additionalProperties:{
type:`string`}},
initializationOptions:{},
settings:{},
workspaceFolder:{
type:`string`},
startupTimeout:{
$ref:`#/$defs/claude-code-plugin-parts/$defs/milliseconds`},
shutdownTimeout:{
$ref:`#/$defs/claude-code-plugin-parts/$defs/milliseconds`},
requestTimeout:{
$ref:`#/$defs/claude-code-plugin-parts/$defs/milliseconds`},
restartOnCrash:{
type:`boolean`},
maxRestarts:{
type:`integer`,
minimum:0},
diagnostics:{
type:`boolean`}}};
let I=RegExp(`^(?:/|[^ ]*$)`,`u`);
let L=RegExp(`^\\..`,`u`);
function R(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/milliseconds/type`,
keyword:`type`,
params:{}});
s++}
if(typeof e==`number`&&isFinite(e)&&(e<=0||isNaN(e))){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/milliseconds/exclusiveMinimum`,
keyword:`exclusiveMinimum`,
params:{
comparison:`>`,
limit:0}});
s++}
R.errors=o;
return s===0}
function z(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/languageServer/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
l++}
if(e.extensionToLanguage===void 0||!n.call(e,`extensionToLanguage`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/languageServer/required`,
keyword:`required`,
params:{
missingProperty:`extensionToLanguage`}});
l++}
for(
let r of Object.keys(e))
if(!n.call(F.properties,r)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/languageServer/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:r}});
l++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
c=Q(c,t+`/command`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/command/minLength`,{
limit:1});
l++}
if(!I.test(n)){
c=Q(c,t+`/command`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/command/pattern`,{
pattern:`^(?:/|[^ ]*$)`});
l++}}else{
c=Q(c,t+`/command`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/command/type`);
l++}}
if(e.args!==void 0&&n.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let i=0;i<e;i++){
let e=n[i];
if(typeof e==`string`){
if(r(e)<1){
c=Q(c,t+`/args/`+i,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/args/items/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/args/`+i,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/args/items/type`);
l++}}}else{
c=Q(c,t+`/args`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/args/type`);
l++}}
if(e.extensionToLanguage!==void 0&&n.call(e,`extensionToLanguage`)){
let n=e.extensionToLanguage;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(Object.keys(n).length<1){
c=Q(c,t+`/extensionToLanguage`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/extensionToLanguage/minProperties`,{
limit:1});
l++}
for(
let e of Object.keys(n)){
let n=l;
if(typeof e==`string`&&!L.test(e)){
let n={
instancePath:t+`/extensionToLanguage`,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/extensionToLanguage/propertyNames/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\..`},
propertyName:e};
c=Z(c,n);
l++}
if(n!==l){
c=Q(c,t+`/extensionToLanguage`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/extensionToLanguage/propertyNames`,{
propertyName:e});
l++}}
for(
let e of Object.keys(n)){
let i=n[e];
if(typeof i==`string`){
if(r(i)<1){
c=Q(c,t+`/extensionToLanguage/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/extensionToLanguage/additionalProperties/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/extensionToLanguage/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/extensionToLanguage/additionalProperties/type`);
l++}}}else{
c=Q(c,t+`/extensionToLanguage`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/extensionToLanguage/type`);
l++}}
if(e.transport!==void 0&&n.call(e,`transport`)){
let n=e.transport;
if(typeof n!=`string`){
c=Q(c,t+`/transport`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/transport/type`);
l++}
if(n!==`stdio`&&n!==`socket`){
c=Q(c,t+`/transport`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/transport/enum`);
l++}}
if(e.env!==void 0&&n.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=Q(c,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/env/additionalProperties/type`);
l++}}else{
c=Q(c,t+`/env`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/env/type`);
l++}}
if(e.workspaceFolder!==void 0&&n.call(e,`workspaceFolder`)&&typeof e.workspaceFolder!=`string`){
c=Q(c,t+`/workspaceFolder`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/workspaceFolder/type`);
l++}
if(e.startupTimeout!==void 0&&n.call(e,`startupTimeout`)&&!R(e.startupTimeout,{
instancePath:t+`/startupTimeout`,
parentData:e,
parentDataProperty:`startupTimeout`,
rootData:o,
dynamicAnchors:s})){
c=$(c,R.errors);
l+=R.errors.length}
if(e.shutdownTimeout!==void 0&&n.call(e,`shutdownTimeout`)&&!R(e.shutdownTimeout,{
instancePath:t+`/shutdownTimeout`,
parentData:e,
parentDataProperty:`shutdownTimeout`,
rootData:o,
dynamicAnchors:s})){
c=$(c,R.errors);
l+=R.errors.length}
if(e.requestTimeout!==void 0&&n.call(e,`requestTimeout`)&&!R(e.requestTimeout,{
instancePath:t+`/requestTimeout`,
parentData:e,
parentDataProperty:`requestTimeout`,
rootData:o,
dynamicAnchors:s})){
c=$(c,R.errors);
l+=R.errors.length}
if(e.restartOnCrash!==void 0&&n.call(e,`restartOnCrash`)&&typeof e.restartOnCrash!=`boolean`){
c=Q(c,t+`/restartOnCrash`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/restartOnCrash/type`);
l++}
if(e.maxRestarts!==void 0&&n.call(e,`maxRestarts`)){
let n=e.maxRestarts;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
c=Q(c,t+`/maxRestarts`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/maxRestarts/type`);
l++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
c=Q(c,t+`/maxRestarts`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/maxRestarts/minimum`,{
comparison:`>=`,
limit:0});
l++}}
if(e.diagnostics!==void 0&&n.call(e,`diagnostics`)&&typeof e.diagnostics!=`boolean`){
c=Q(c,t+`/diagnostics`,`#/$defs/claude-code-plugin-parts/$defs/languageServer/properties/diagnostics/type`);
l++}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/languageServer/type`,
keyword:`type`,
params:{}});
l++}
z.errors=c;
return l===0}
function B(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!z(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,z.errors);
s+=z.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/languageServers/type`,
keyword:`type`,
params:{}});
s++}
B.errors=o;
return s===0}
function V(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if((!e||typeof e!=`object`)&&typeof e!=`string`){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/lspServers/type`,
keyword:`type`,
params:{}});
s++}
let c=s;
let l=!0;
let u=s;
if(typeof e!=`string`){
o=Z(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
let c=s;
if(!x(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,x.errors);
s+=x.errors.length}
var d=c===s;
l=d;
f=`then`}else{
let c=s;
let u=s;
let h=!0;
let g=s;
if(!Array.isArray(e)){
o=Z(o,{});
s++}
var p=g===s;
s=u;
o!==null&&(u?o.length=Math.min(o.length,u):o=null);
let _;
if(p){
let n=s;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++){
let n=e[r];
if(typeof n!=`string`&&(!n||typeof n!=`object`||Array.isArray(n))){
o=Q(o,t+`/`+r,`#/$defs/claude-code-plugin-parts/$defs/lspServers/else/then/items/type`);
s++}
let c=s;
let l=!0;
let u=s;
if(typeof n!=`string`){
o=Z(o,{});
s++}
var m=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let d;
if(m){
let c=s;
if(!x(n,{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,x.errors);
s+=x.errors.length}
var m=c===s;
l=m;
d=`then`}else{
let c=s;
if(!B(n,{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,B.errors);
s+=B.errors.length}
var m=c===s;
l=m;
d=`else`}
if(!l){
o=Q(o,t+`/`+r,`#/$defs/claude-code-plugin-parts/$defs/lspServers/else/then/items/if`,{
failingKeyword:d});
s++}}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/lspServers/else/then/type`,
keyword:`type`,
params:{}});
s++}
var p=n===s;
h=p;
_=`then`}else{
let c=s;
if(!B(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,B.errors);
s+=B.errors.length}
var p=c===s;
h=p;
_=`else`}
if(!h){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/lspServers/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
s++}
var d=c===s;
l=d;
f=`else`}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/lspServers/if`,
keyword:`if`,
params:{
failingKeyword:f}});
s++}
V.errors=o;
return s===0}
function H(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(typeof e!=`string`&&!Array.isArray(e)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/monitors/type`,
keyword:`type`,
params:{}});
l++}
let u=l;
let d=!0;
let f=l;
if(typeof e!=`string`){
c=Z(c,{});
l++}
var p=f===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
let m;
if(p){
let n=l;
if(!x(e,{
instancePath:t,
parentData:i,
parentDataProperty:a,
rootData:o,
dynamicAnchors:s})){
c=$(c,x.errors);
l+=x.errors.length}
var p=n===l;
d=p;
m=`then`}else{
let i=l;
if(Array.isArray(e)){
let i=e.length;
for(
let a=0;a<i;a++){
let i=e[a];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.name===void 0||!n.call(i,`name`)){
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/monitors/else/items/required`,{
missingProperty:`name`});
l++}
if(i.command===void 0||!n.call(i,`command`)){
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/monitors/else/items/required`,{
missingProperty:`command`});
l++}
if(i.description===void 0||!n.call(i,`description`)){
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/monitors/else/items/required`,{
missingProperty:`description`});
l++}
if(i.name!==void 0&&n.call(i,`name`)){
let e=i.name;
if(typeof e==`string`){
if(r(e)<1){
c=Q(c,t+`/`+a+`/name`,`#/$defs/claude-code-plugin-parts/$defs/monitors/else/items/properties/name/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/`+a+`/name`,`#/$defs/claude-code-plugin-parts/$defs/monitors/else/items/properties/name/type`);
l++}}
if(i.command!==void 0&&n.call(i,`command`)){
let e=i.command;
if(typeof e==`string`){
if(r(e)<1){
c=Q(c,t+`/`+a+`/command`,`#/$defs/claude-code-plugin-parts/$defs/monitors/else/items/properties/command/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/`+a+`/command`,`#/$defs/claude-code-plugin-parts/$defs/monitors/else/items/properties/command/type`);
l++}}
if(i.description!==void 0&&n.call(i,`description`)){
let e=i.description;
if(typeof e==`string`){
if(r(e)<1){
c=Q(c,t+`/`+a+`/description`,`#/$defs/claude-code-plugin-parts/$defs/monitors/else/items/properties/description/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/`+a+`/description`,`#/$defs/claude-code-plugin-parts/$defs/monitors/else/items/properties/description/type`);
l++}}
if(i.when!==void 0&&n.call(i,`when`)&&typeof i.when!=`string`){
c=Q(c,t+`/`+a+`/when`,`#/$defs/claude-code-plugin-parts/$defs/monitors/else/items/properties/when/type`);
l++}}else{
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/monitors/else/items/type`);
l++}}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/monitors/else/type`,
keyword:`type`,
params:{}});
l++}
var p=i===l;
d=p;
m=`else`}
if(!d){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/monitors/if`,
keyword:`if`,
params:{
failingKeyword:m}});
l++}
H.errors=c;
return l===0}
let U=RegExp(`^[A-Za-z0-9][-A-Za-z0-9._]*(@[A-Za-z0-9][-A-Za-z0-9._]*)?(@\\^[^@]*)?$`,`u`);
function W(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(Array.isArray(e)){
let i=e.length;
for(
let a=0;a<i;a++){
let i=e[a];
if(typeof i!=`string`&&(!i||typeof i!=`object`||Array.isArray(i))){
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/dependencies/items/type`);
l++}
let o=l;
let s=!0;
let f=l;
if(typeof i!=`string`){
c=Z(c,{});
l++}
var u=f===l;
l=o;
c!==null&&(o?c.length=Math.min(c.length,o):c=null);
let p;
if(u){
let e=l;
if(typeof i==`string`){
if(!U.test(i)){
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/dependencies/items/then/pattern`,{
pattern:`^[A-Za-z0-9][-A-Za-z0-9._]*(@[A-Za-z0-9][-A-Za-z0-9._]*)?(@\\^[^@]*)?$`});
l++}}else{
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/dependencies/items/then/type`);
l++}
var u=e===l;
s=u;
p=`then`}else{
let e=l;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.name===void 0||!n.call(i,`name`)){
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/dependencies/items/else/required`,{
missingProperty:`name`});
l++}
if(i.name!==void 0&&n.call(i,`name`)){
let e=i.name;
if(typeof e==`string`){
if(r(e)<1){
c=Q(c,t+`/`+a+`/name`,`#/$defs/claude-code-plugin-parts/$defs/dependencies/items/else/properties/name/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/`+a+`/name`,`#/$defs/claude-code-plugin-parts/$defs/dependencies/items/else/properties/name/type`);
l++}}
if(i.marketplace!==void 0&&n.call(i,`marketplace`)){
let e=i.marketplace;
if(typeof e==`string`){
if(r(e)<1){
c=Q(c,t+`/`+a+`/marketplace`,`#/$defs/claude-code-plugin-parts/$defs/dependencies/items/else/properties/marketplace/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/`+a+`/marketplace`,`#/$defs/claude-code-plugin-parts/$defs/dependencies/items/else/properties/marketplace/type`);
l++}}}else{
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/dependencies/items/else/type`);
l++}
var u=e===l;
s=u;
if(s){
var d={};
d.name=!0;
d.marketplace=!0}
p=`else`}
if(!s){
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/dependencies/items/if`,{
failingKeyword:p});
l++}}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/dependencies/type`,
keyword:`type`,
params:{}});
l++}
W.errors=c;
return l===0}
let G=RegExp(`^[A-Za-z_]\\w*$`,`u`);
let ee={
type:`object`,
required:[`type`,`title`,`description`],
additionalProperties:!1,
properties:{
type:{
type:`string`,
enum:[`string`,`number`,`boolean`,`directory`,`file`]},
title:{
type:`string`},
description:{
type:`string`},
required:{
type:`boolean`},
default:{
type:[`string`,`number`,`boolean`,`array`]},
multiple:{
type:`boolean`},
sensitive:{
type:`boolean`},
min:{
type:`number`},
max:{
type:`number`},
options:{
type:`array`,
minItems:1,
items:{
type:`string`}}}};
function K(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!n.call(e,`type`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/option/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
c++}
if(e.title===void 0||!n.call(e,`title`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/option/required`,
keyword:`required`,
params:{
missingProperty:`title`}});
c++}
if(e.description===void 0||!n.call(e,`description`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/option/required`,
keyword:`required`,
params:{
missingProperty:`description`}});
c++}
for(
let r of Object.keys(e))
if(!n.call(ee.properties,r)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/option/additionalProperties`,
keyword:`additionalProperties`,
params:{
additionalProperty:r}});
c++}
if(e.type!==void 0&&n.call(e,`type`)){
let n=e.type;
if(typeof n!=`string`){
s=Q(s,t+`/type`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/type/type`);
c++}
if(n!==`string`&&n!==`number`&&n!==`boolean`&&n!==`directory`&&n!==`file`){
s=Q(s,t+`/type`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/type/enum`);
c++}}
if(e.title!==void 0&&n.call(e,`title`)&&typeof e.title!=`string`){
s=Q(s,t+`/title`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/title/type`);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=Q(s,t+`/description`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/description/type`);
c++}
if(e.required!==void 0&&n.call(e,`required`)&&typeof e.required!=`boolean`){
s=Q(s,t+`/required`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/required/type`);
c++}
if(e.default!==void 0&&n.call(e,`default`)){
let n=e.default;
if(typeof n!=`string`&&!(typeof n==`number`&&isFinite(n))&&typeof n!=`boolean`&&!Array.isArray(n)){
s=Q(s,t+`/default`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/default/type`);
c++}}
if(e.multiple!==void 0&&n.call(e,`multiple`)&&typeof e.multiple!=`boolean`){
s=Q(s,t+`/multiple`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/multiple/type`);
c++}
if(e.sensitive!==void 0&&n.call(e,`sensitive`)&&typeof e.sensitive!=`boolean`){
s=Q(s,t+`/sensitive`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/sensitive/type`);
c++}
if(e.min!==void 0&&n.call(e,`min`)){
let n=e.min;
if(!(typeof n==`number`&&isFinite(n))){
s=Q(s,t+`/min`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/min/type`);
c++}}
if(e.max!==void 0&&n.call(e,`max`)){
let n=e.max;
if(!(typeof n==`number`&&isFinite(n))){
s=Q(s,t+`/max`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/max/type`);
c++}}
if(e.options!==void 0&&n.call(e,`options`)){
let n=e.options;
if(Array.isArray(n)){
if(n.length<1){
s=Q(s,t+`/options`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/options/minItems`,{
limit:1});
c++}
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
s=Q(s,t+`/options/`+r,`#/$defs/claude-code-plugin-parts/$defs/option/properties/options/items/type`);
c++}}else{
s=Q(s,t+`/options`,`#/$defs/claude-code-plugin-parts/$defs/option/properties/options/type`);
c++}}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/option/type`,
keyword:`type`,
params:{}});
c++}
K.errors=s;
return c===0}
function q(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e)){
let e=s;
if(typeof n==`string`&&!G.test(n)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/userConfig/propertyNames/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z_]\\w*$`},
propertyName:n});
s++}
if(e!==s){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/userConfig/propertyNames`,
keyword:`propertyNames`,
params:{
propertyName:n}});
s++}}
for(
let n of Object.keys(e))
if(!K(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,K.errors);
s+=K.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/userConfig/type`,
keyword:`type`,
params:{}});
s++}
q.errors=o;
return s===0}
function J(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(Array.isArray(e)){
let i=e.length;
for(
let a=0;a<i;a++){
let i=e[a];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.server===void 0||!n.call(i,`server`)){
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/channels/items/required`,{
missingProperty:`server`});
l++}
for(
let e of Object.keys(i))
if(e!==`server`&&e!==`displayName`&&e!==`userConfig`){
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/channels/items/additionalProperties`,{
additionalProperty:e});
l++}
if(i.server!==void 0&&n.call(i,`server`)){
let e=i.server;
if(typeof e==`string`){
if(r(e)<1){
c=Q(c,t+`/`+a+`/server`,`#/$defs/claude-code-plugin-parts/$defs/channels/items/properties/server/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/`+a+`/server`,`#/$defs/claude-code-plugin-parts/$defs/channels/items/properties/server/type`);
l++}}
if(i.displayName!==void 0&&n.call(i,`displayName`)&&typeof i.displayName!=`string`){
c=Q(c,t+`/`+a+`/displayName`,`#/$defs/claude-code-plugin-parts/$defs/channels/items/properties/displayName/type`);
l++}
if(i.userConfig!==void 0&&n.call(i,`userConfig`)){
let e=i.userConfig;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!K(e[n],{
instancePath:t+`/`+a+`/userConfig/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:o,
dynamicAnchors:s})){
c=$(c,K.errors);
l+=K.errors.length}}else{
c=Q(c,t+`/`+a+`/userConfig`,`#/$defs/claude-code-plugin-parts/$defs/channels/items/properties/userConfig/type`);
l++}}}else{
c=Q(c,t+`/`+a,`#/$defs/claude-code-plugin-parts/$defs/channels/items/type`);
l++}}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/channels/type`,
keyword:`type`,
params:{}});
l++}
J.errors=c;
return l===0}
let te=RegExp(`^\\./(?!.*\\.\\.[/\\\\])[^]*\\.d\\.ts$`,`u`);
function Y(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!te.test(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/types/pattern`,
keyword:`pattern`,
params:{
pattern:`^\\./(?!.*\\.\\.[/\\\\])[^]*\\.d\\.ts$`}});
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/types/type`,
keyword:`type`,
params:{}});
s++}
Y.errors=o;
return s===0}
function X(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:u,
rootData:d=e,
dynamicAnchors:f={}}={}){
let m=null;
let h=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
m=Z(m,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
h++}}else{
m=Z(m,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{}});
h++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
m=Q(m,t+`/$schema`,`#/properties/%24schema/type`);
h++}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
let a=h;
let o=!0;
let s=h;
if(typeof n!=`string`){
m=Z(m,{});
h++}
var _=s===h;
h=a;
m!==null&&(a?m.length=Math.min(m.length,a):m=null);
let c;
if(_){
let e=h;
if(typeof n==`string`){
if(r(n)<1){
m=Q(m,t+`/name`,`#/properties/name/then/minLength`,{
limit:1});
h++}
if(!i.test(n)){
m=Q(m,t+`/name`,`#/properties/name/then/pattern`,{
pattern:`^[^\\s/\\\\@:]*$`});
h++}}else{
m=Q(m,t+`/name`,`#/properties/name/then/type`);
h++}
var _=e===h;
o=_;
c=`then`}else{
let e=h;
if(typeof n!=`string`){
m=Q(m,t+`/name`,`#/properties/name/else/type`);
h++}
var _=e===h;
o=_;
c=`else`}
if(!o){
m=Q(m,t+`/name`,`#/properties/name/if`,{
failingKeyword:c});
h++}}
if(e.displayName!==void 0&&n.call(e,`displayName`)&&typeof e.displayName!=`string`){
m=Q(m,t+`/displayName`,`#/properties/displayName/type`);
h++}
if(e.version!==void 0&&n.call(e,`version`)&&typeof e.version!=`string`){
m=Q(m,t+`/version`,`#/properties/version/type`);
h++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
m=Q(m,t+`/description`,`#/properties/description/type`);
h++}
if(e.author!==void 0&&n.call(e,`author`)&&!a(e.author,{
instancePath:t+`/author`,
parentData:e,
parentDataProperty:`author`,
rootData:d,
dynamicAnchors:f})){
m=$(m,a.errors);
h+=a.errors.length}
if(e.homepage!==void 0&&n.call(e,`homepage`)&&!s(e.homepage,{
instancePath:t+`/homepage`,
parentData:e,
parentDataProperty:`homepage`,
rootData:d,
dynamicAnchors:f})){
m=$(m,s.errors);
h+=s.errors.length}
if(e.repository!==void 0&&n.call(e,`repository`)&&!c(e.repository,{
instancePath:t+`/repository`,
parentData:e,
parentDataProperty:`repository`,
rootData:d,
dynamicAnchors:f})){
m=$(m,c.errors);
h+=c.errors.length}
if(e.license!==void 0&&n.call(e,`license`)&&typeof e.license!=`string`){
m=Q(m,t+`/license`,`#/properties/license/type`);
h++}
if(e.keywords!==void 0&&n.call(e,`keywords`)&&!l(e.keywords,{
instancePath:t+`/keywords`,
parentData:e,
parentDataProperty:`keywords`,
rootData:d,
dynamicAnchors:f})){
m=$(m,l.errors);
h+=l.errors.length}
if(e.defaultEnabled!==void 0&&n.call(e,`defaultEnabled`)&&typeof e.defaultEnabled!=`boolean`){
m=Q(m,t+`/defaultEnabled`,`#/properties/defaultEnabled/type`);
h++}
if(e.commands!==void 0&&n.call(e,`commands`)&&!p(e.commands,{
instancePath:t+`/commands`,
parentData:e,
parentDataProperty:`commands`,
rootData:d,
dynamicAnchors:f})){
m=$(m,p.errors);
h+=p.errors.length}
if(e.agents!==void 0&&n.call(e,`agents`)&&!g(e.agents,{
instancePath:t+`/agents`,
parentData:e,
parentDataProperty:`agents`,
rootData:d,
dynamicAnchors:f})){
m=$(m,g.errors);
h+=g.errors.length}
if(e.skills!==void 0&&n.call(e,`skills`)&&!y(e.skills,{
instancePath:t+`/skills`,
parentData:e,
parentDataProperty:`skills`,
rootData:d,
dynamicAnchors:f})){
m=$(m,y.errors);
h+=y.errors.length}
if(e.hooks!==void 0&&n.call(e,`hooks`)&&!w(e.hooks,{
instancePath:t+`/hooks`,
parentData:e,
parentDataProperty:`hooks`,
rootData:d,
dynamicAnchors:f})){
m=$(m,w.errors);
h+=w.errors.length}
if(e.outputStyles!==void 0&&n.call(e,`outputStyles`)&&!T(e.outputStyles,{
instancePath:t+`/outputStyles`,
parentData:e,
parentDataProperty:`outputStyles`,
rootData:d,
dynamicAnchors:f})){
m=$(m,T.errors);
h+=T.errors.length}
if(e.themes!==void 0&&n.call(e,`themes`)&&!T(e.themes,{
instancePath:t+`/themes`,
parentData:e,
parentDataProperty:`themes`,
rootData:d,
dynamicAnchors:f})){
m=$(m,T.errors);
h+=T.errors.length}
if(e.workflows!==void 0&&n.call(e,`workflows`)&&!T(e.workflows,{
instancePath:t+`/workflows`,
parentData:e,
parentDataProperty:`workflows`,
rootData:d,
dynamicAnchors:f})){
m=$(m,T.errors);
h+=T.errors.length}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`)&&typeof n!=`string`){
m=Q(m,t+`/mcpServers`,`#/properties/mcpServers/type`);
h++}
let r=h;
let i=!0;
let a=h;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=Z(m,{});
h++}
var v=a===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
let o;
if(v){
let e=h;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!P(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:d,
dynamicAnchors:f})){
m=$(m,P.errors);
h+=P.errors.length}}else{
m=Q(m,t+`/mcpServers`,`#/properties/mcpServers/then/type`);
h++}
var v=e===h;
i=v;
o=`then`}else{
let e=h;
let r=h;
let a=!0;
let s=h;
if(!Array.isArray(n)){
m=Z(m,{});
h++}
var b=s===h;
h=r;
m!==null&&(r?m.length=Math.min(m.length,r):m=null);
if(b){
let e=h;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
m=Q(m,t+`/mcpServers/`+r,`#/properties/mcpServers/else/then/items/type`);
h++}
let i=h;
let a=!0;
let o=h;
if(!e||typeof e!=`object`||Array.isArray(e)){
m=Z(m,{});
h++}
var x=o===h;
h=i;
m!==null&&(i?m.length=Math.min(m.length,i):m=null);
if(x){
let n=h;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!P(e[n],{
instancePath:t+`/mcpServers/`+r+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:d,
dynamicAnchors:f})){
m=$(m,P.errors);
h+=P.errors.length}}else{
m=Q(m,t+`/mcpServers/`+r,`#/properties/mcpServers/else/then/items/then/type`);
h++}
var x=n===h;
a=x}
if(!a){
m=Q(m,t+`/mcpServers/`+r,`#/properties/mcpServers/else/then/items/if`,{
failingKeyword:`then`});
h++}}}else{
m=Q(m,t+`/mcpServers`,`#/properties/mcpServers/else/then/type`);
h++}
var b=e===h;
a=b}
if(!a){
m=Q(m,t+`/mcpServers`,`#/properties/mcpServers/else/if`,{
failingKeyword:`then`});
h++}
var v=e===h;
i=v;
o=`else`}
if(!i){
m=Q(m,t+`/mcpServers`,`#/properties/mcpServers/if`,{
failingKeyword:o});
h++}}
if(e.lspServers!==void 0&&n.call(e,`lspServers`)&&!V(e.lspServers,{
instancePath:t+`/lspServers`,
parentData:e,
parentDataProperty:`lspServers`,
rootData:d,
dynamicAnchors:f})){
m=$(m,V.errors);
h+=V.errors.length}
if(e.monitors!==void 0&&n.call(e,`monitors`)&&!H(e.monitors,{
instancePath:t+`/monitors`,
parentData:e,
parentDataProperty:`monitors`,
rootData:d,
dynamicAnchors:f})){
m=$(m,H.errors);
h+=H.errors.length}
if(e.dependencies!==void 0&&n.call(e,`dependencies`)&&!W(e.dependencies,{
instancePath:t+`/dependencies`,
parentData:e,
parentDataProperty:`dependencies`,
rootData:d,
dynamicAnchors:f})){
m=$(m,W.errors);
h+=W.errors.length}
if(e.userConfig!==void 0&&n.call(e,`userConfig`)&&!q(e.userConfig,{
instancePath:t+`/userConfig`,
parentData:e,
parentDataProperty:`userConfig`,
rootData:d,
dynamicAnchors:f})){
m=$(m,q.errors);
h+=q.errors.length}
if(e.channels!==void 0&&n.call(e,`channels`)&&!J(e.channels,{
instancePath:t+`/channels`,
parentData:e,
parentDataProperty:`channels`,
rootData:d,
dynamicAnchors:f})){
m=$(m,J.errors);
h+=J.errors.length}
if(e.settings!==void 0&&n.call(e,`settings`)){
let n=e.settings;
if(!n||typeof n!=`object`||Array.isArray(n)){
m=Q(m,t+`/settings`,`#/properties/settings/type`);
h++}}
if(e.types!==void 0&&n.call(e,`types`)&&!Y(e.types,{
instancePath:t+`/types`,
parentData:e,
parentDataProperty:`types`,
rootData:d,
dynamicAnchors:f})){
m=$(m,Y.errors);
h+=Y.errors.length}}else{
m=Z(m,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
h++}
X.errors=m;
return h===0}
function Z(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function Q(e,t,n,r={}){
return Z(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function $(e,t){
if(e===null)
return t;
for(
let n of t)
Z(e,n);
return e}
function ne(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_claude_code_plugin_manifest=e;
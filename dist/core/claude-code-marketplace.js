"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:_e,
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
"name",
"owner",
"plugins"
]
},
{
"if": {
"type": "object",
"properties": {
"metadata": {
"type": "object",
"required": [
"pluginRoot"
],
"properties": {
"pluginRoot": {
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^(?=[^/])(?:\\\\./)?(?:\\\\.|(?!\\\\.\\\\.?(?:/|$))[^/\\\\\\\\:]+(?:/(?!\\\\.\\\\.?(?:/|$))[^/\\\\\\\\:]+)*)?/*$",
"x-label": "the path of a folder below that of the marketplace"
}
}
}
}
},
"required": [
"metadata"
]
},
"then": {
"type": "object",
"properties": {
"plugins": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"properties": {
"source": {
"x-effect": "refuses-plugin",
"x-by": "R:CC",
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/below"
}
}
}
}
}
}
}
}
},
"else": {
"type": "object",
"properties": {
"plugins": {
"if": {
"type": "array"
},
"then": {
"type": "array",
"items": {
"if": {
"type": "object"
},
"then": {
"type": "object",
"properties": {
"source": {
"x-effect": "refuses-plugin",
"x-by": "R:CC",
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/path"
}
}
}
}
}
}
}
}
}
}
],
"properties": {
"$schema": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "string"
},
"name": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "string",
"pattern": "^[A-Za-z0-9](?!.*\\\\.\\\\.)[-A-Za-z0-9._]*$",
"x-label": "made of letters, digits, \\".\\", \\"_\\" and \\"-\\""
},
"version": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "string"
},
"description": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "string"
},
"owner": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "object",
"required": [
"name"
],
"x-help": "write {\\"name\\": \\"\u2026\\"}",
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
}
},
"metadata": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "object",
"properties": {
"pluginRoot": {
"type": "string"
},
"version": {
"type": "string"
},
"description": {
"type": "string"
}
}
},
"forceRemoveDeletedPlugins": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "boolean"
},
"allowCrossMarketplaceDependenciesOn": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "array",
"items": {
"type": "string"
}
},
"plugins": {
"x-effect": "refuses-file",
"x-by": "R:CC",
"type": "array",
"items": {
"$ref": "#/$defs/entry"
}
}
},
"$defs": {
"entry": {
"type": "object",
"x-effect": "refuses-plugin",
"x-by": "R:CC",
"required": [
"name",
"source"
],
"properties": {
"name": {
"type": "string",
"pattern": "^[A-Za-z0-9][-A-Za-z0-9._]*$",
"x-label": "made of letters, digits, \\".\\", \\"_\\" and \\"-\\""
},
"source": {
"$ref": "#/$defs/source"
},
"$schema": {
"type": "string"
},
"displayName": {
"type": "string"
},
"version": {
"type": "string"
},
"description": {
"type": "string"
},
"author": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/author"
},
"homepage": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/homepage"
},
"repository": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/repository"
},
"license": {
"type": "string"
},
"keywords": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/keywords"
},
"defaultEnabled": {
"type": "boolean"
},
"commands": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/commands"
},
"agents": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/agents"
},
"skills": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/skills"
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
"$ref": "#/$defs/events"
}
}
},
"else": {
"$ref": "#/$defs/events"
}
}
},
"outputStyles": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/paths"
},
"themes": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/paths"
},
"workflows": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/paths"
},
"lspServers": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/lspServers"
},
"monitors": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/monitors"
},
"dependencies": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/dependencies"
},
"userConfig": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/userConfig"
},
"channels": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/channels"
},
"settings": {
"type": "object"
},
"types": {
"$ref": "#/$defs/claude-code-plugin-parts/$defs/types"
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
},
"else": {
"$ref": "#/$defs/serversFile"
}
}
},
"else": {
"$ref": "#/$defs/serversFile"
}
}
},
"category": {
"type": "string"
},
"tags": {
"type": "array",
"items": {
"type": "string"
}
},
"strict": {
"type": "boolean"
},
"headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
},
"source": {
"type": [
"string",
"object"
],
"if": {
"type": "object"
},
"then": {
"type": "object",
"required": [
"source"
],
"properties": {
"source": {
"type": "string",
"enum": [
"github",
"url",
"git-subdir",
"npm",
"archive",
"command"
]
}
},
"if": {
"type": "object",
"properties": {
"source": {
"const": "github"
}
}
},
"then": {
"type": "object",
"required": [
"repo"
],
"properties": {
"repo": {
"type": "string",
"pattern": "^[^\\\\s/:@]+/[^\\\\s/:@]+$",
"x-label": "an owner and a name, \\"owner/name\\""
},
"ref": {
"type": "string"
},
"sha": {
"$ref": "#/$defs/commit"
}
}
},
"else": {
"if": {
"type": "object",
"properties": {
"source": {
"const": "url"
}
}
},
"then": {
"type": "object",
"required": [
"url"
],
"properties": {
"url": {
"type": "string",
"pattern": "^(?![gG][iI][tT]:)[^]*:",
"x-label": "an address that git takes, by https or ssh"
},
"ref": {
"type": "string"
},
"sha": {
"$ref": "#/$defs/commit"
}
}
},
"else": {
"if": {
"type": "object",
"properties": {
"source": {
"const": "git-subdir"
}
}
},
"then": {
"type": "object",
"required": [
"url",
"path"
],
"properties": {
"url": {
"type": "string",
"pattern": "^(?![gG][iI][tT]:)[^]*[:/]",
"x-label": "an address that git takes, by https or ssh, or an owner and a name"
},
"path": {
"type": "string",
"minLength": 1
},
"ref": {
"type": "string"
},
"sha": {
"$ref": "#/$defs/commit"
}
}
},
"else": {
"if": {
"type": "object",
"properties": {
"source": {
"const": "npm"
}
}
},
"then": {
"type": "object",
"required": [
"package"
],
"properties": {
"package": {
"type": "string",
"minLength": 1
},
"version": {
"type": "string"
},
"registry": {
"type": "string",
"pattern": "^[hH][tT][tT][pP][sS]?://\\\\S",
"x-label": "an http or https address"
}
}
},
"else": {
"if": {
"type": "object",
"properties": {
"source": {
"const": "archive"
}
}
},
"then": {
"type": "object",
"required": [
"url"
],
"properties": {
"url": {
"type": "string",
"pattern": "^[hH][tT][tT][pP][sS]:\\\\S",
"x-label": "an https address"
},
"sha256": {
"type": "string",
"pattern": "^[0-9a-fA-F]{64}$",
"x-label": "64 hexadecimal digits"
}
}
},
"else": {
"if": {
"type": "object",
"properties": {
"source": {
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
"type": "string",
"minLength": 1
}
}
}
}
}
}
}
}
}
},
"commit": {
"type": "string",
"pattern": "^[a-f0-9]{40}$",
"x-label": "the 40 hexadecimal digits of a commit"
},
"path": {
"type": "string",
"pattern": "^(?:\\\\.$|\\\\./)",
"x-label": "a path that begins with \\"./\\"",
"x-help": "write \\"./\\" and the way from the folder above .claude-plugin"
},
"below": {
"type": "string",
"pattern": "^(?:\\\\.$|\\\\./|[A-Za-z0-9][-A-Za-z0-9._]*$)",
"x-label": "a path that begins with \\"./\\", or the name of a folder in \\"pluginRoot\\"",
"x-help": "write \\"./\\" and the way from the folder above .claude-plugin"
},
"events": {
"type": "object",
"additionalProperties": {
"type": "array",
"items": {
"$ref": "#/$defs/claude-code-settings/$defs/hooks"
}
}
},
"serversFile": {
"if": {
"type": "string"
},
"then": {
"type": "string",
"pattern": "^(?:\\\\./[^]*\\\\.(?:json|[mM][cC][pP][bB]|[dD][xX][tT])|[A-Za-z][A-Za-z0-9+.-]*:\\\\S*\\\\.(?:mcpb|dxt))$",
"x-label": "a path that begins with \\"./\\" and ends with \\".json\\", \\".mcpb\\" or \\".dxt\\", or the URL of a bundle",
"x-help": "write \\"./\\" and the way from the folder of the plugin"
}
},
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
let r=ve;
let i=RegExp(`^(?=[^/])(?:\\./)?(?:\\.|(?!\\.\\.?(?:/|$))[^/\\\\:]+(?:/(?!\\.\\.?(?:/|$))[^/\\\\:]+)*)?/*$`,`u`);
let a=RegExp(`^[A-Za-z0-9](?!.*\\.\\.)[-A-Za-z0-9._]*$`,`u`);
let o=RegExp(`^(?:\\.$|\\./|[A-Za-z0-9][-A-Za-z0-9._]*$)`,`u`);
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
schemaPath:`#/$defs/below/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:\\.$|\\./|[A-Za-z0-9][-A-Za-z0-9._]*$)`}});
l++}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/below/type`,
keyword:`type`,
params:{}});
l++}
s.errors=c;
return l===0}
let c=RegExp(`^(?:\\.$|\\./)`,`u`);
function l(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!c.test(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/path/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:\\.$|\\./)`}});
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/path/type`,
keyword:`type`,
params:{}});
s++}
l.errors=o;
return s===0}
let u=RegExp(`^[A-Za-z0-9][-A-Za-z0-9._]*$`,`u`);
let d=RegExp(`^[^\\s/:@]+/[^\\s/:@]+$`,`u`);
let f=RegExp(`^(?![gG][iI][tT]:)[^]*:`,`u`);
let p=RegExp(`^(?![gG][iI][tT]:)[^]*[:/]`,`u`);
let m=RegExp(`^[hH][tT][tT][pP][sS]?://\\S`,`u`);
let h=RegExp(`^[hH][tT][tT][pP][sS]:\\S`,`u`);
let g=RegExp(`^[0-9a-fA-F]{64}$`,`u`);
let _=RegExp(`^[a-f0-9]{40}$`,`u`);
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
schemaPath:`#/$defs/commit/pattern`,
keyword:`pattern`,
params:{
pattern:`^[a-f0-9]{40}$`}});
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/commit/type`,
keyword:`type`,
params:{}});
s++}
v.errors=o;
return s===0}
function y(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/type`,
keyword:`type`,
params:{}});
l++}
let u=l;
let _=!0;
let b=l;
if(!e||typeof e!=`object`||Array.isArray(e)){
c=Z(c,{});
l++}
var x=b===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
if(x){
let i=l;
let a=l;
let u=!0;
let y=l;
if(l===y){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.source!==void 0&&n.call(e,`source`)&&e.source!==`github`){
c=Z(c,{});
l++}}else{
c=Z(c,{});
l++}}
var S=y===l;
l=a;
c!==null&&(a?c.length=Math.min(c.length,a):c=null);
let b;
if(S){
let r=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.repo===void 0||!n.call(e,`repo`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/then/required`,
keyword:`required`,
params:{
missingProperty:`repo`}});
l++}
if(e.repo!==void 0&&n.call(e,`repo`)){
let n=e.repo;
if(typeof n==`string`){
if(!d.test(n)){
c=Q(c,t+`/repo`,`#/$defs/source/then/then/properties/repo/pattern`,{
pattern:`^[^\\s/:@]+/[^\\s/:@]+$`});
l++}}else{
c=Q(c,t+`/repo`,`#/$defs/source/then/then/properties/repo/type`);
l++}}
if(e.ref!==void 0&&n.call(e,`ref`)&&typeof e.ref!=`string`){
c=Q(c,t+`/ref`,`#/$defs/source/then/then/properties/ref/type`);
l++}
if(e.sha!==void 0&&n.call(e,`sha`)&&!v(e.sha,{
instancePath:t+`/sha`,
parentData:e,
parentDataProperty:`sha`,
rootData:o,
dynamicAnchors:s})){
c=$(c,v.errors);
l+=v.errors.length}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/then/type`,
keyword:`type`,
params:{}});
l++}
var S=r===l;
u=S;
if(u){
var C={};
C.repo=!0;
C.ref=!0;
C.sha=!0;
C.source=!0}
b=`then`}else{
let i=l;
let a=l;
let d=!0;
let _=l;
if(l===_){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.source!==void 0&&n.call(e,`source`)&&e.source!==`url`){
c=Z(c,{});
l++}}else{
c=Z(c,{});
l++}}
var w=_===l;
l=a;
c!==null&&(a?c.length=Math.min(c.length,a):c=null);
let y;
if(w){
let r=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
l++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(!f.test(n)){
c=Q(c,t+`/url`,`#/$defs/source/then/else/then/properties/url/pattern`,{
pattern:`^(?![gG][iI][tT]:)[^]*:`});
l++}}else{
c=Q(c,t+`/url`,`#/$defs/source/then/else/then/properties/url/type`);
l++}}
if(e.ref!==void 0&&n.call(e,`ref`)&&typeof e.ref!=`string`){
c=Q(c,t+`/ref`,`#/$defs/source/then/else/then/properties/ref/type`);
l++}
if(e.sha!==void 0&&n.call(e,`sha`)&&!v(e.sha,{
instancePath:t+`/sha`,
parentData:e,
parentDataProperty:`sha`,
rootData:o,
dynamicAnchors:s})){
c=$(c,v.errors);
l+=v.errors.length}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/then/type`,
keyword:`type`,
params:{}});
l++}
var w=r===l;
d=w;
if(d){
var T={};
T.url=!0;
T.ref=!0;
T.sha=!0;
T.source=!0}
y=`then`}else{
let i=l;
let a=l;
let u=!0;
let f=l;
if(l===f){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.source!==void 0&&n.call(e,`source`)&&e.source!==`git-subdir`){
c=Z(c,{});
l++}}else{
c=Z(c,{});
l++}}
var E=f===l;
l=a;
c!==null&&(a?c.length=Math.min(c.length,a):c=null);
let _;
if(E){
let i=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
l++}
if(e.path===void 0||!n.call(e,`path`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/then/required`,
keyword:`required`,
params:{
missingProperty:`path`}});
l++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(!p.test(n)){
c=Q(c,t+`/url`,`#/$defs/source/then/else/else/then/properties/url/pattern`,{
pattern:`^(?![gG][iI][tT]:)[^]*[:/]`});
l++}}else{
c=Q(c,t+`/url`,`#/$defs/source/then/else/else/then/properties/url/type`);
l++}}
if(e.path!==void 0&&n.call(e,`path`)){
let n=e.path;
if(typeof n==`string`){
if(r(n)<1){
c=Q(c,t+`/path`,`#/$defs/source/then/else/else/then/properties/path/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/path`,`#/$defs/source/then/else/else/then/properties/path/type`);
l++}}
if(e.ref!==void 0&&n.call(e,`ref`)&&typeof e.ref!=`string`){
c=Q(c,t+`/ref`,`#/$defs/source/then/else/else/then/properties/ref/type`);
l++}
if(e.sha!==void 0&&n.call(e,`sha`)&&!v(e.sha,{
instancePath:t+`/sha`,
parentData:e,
parentDataProperty:`sha`,
rootData:o,
dynamicAnchors:s})){
c=$(c,v.errors);
l+=v.errors.length}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/then/type`,
keyword:`type`,
params:{}});
l++}
var E=i===l;
u=E;
if(u){
var D={};
D.url=!0;
D.path=!0;
D.ref=!0;
D.sha=!0;
D.source=!0}
_=`then`}else{
let i=l;
let a=l;
let o=!0;
let s=l;
if(l===s){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.source!==void 0&&n.call(e,`source`)&&e.source!==`npm`){
c=Z(c,{});
l++}}else{
c=Z(c,{});
l++}}
var O=s===l;
l=a;
c!==null&&(a?c.length=Math.min(c.length,a):c=null);
let d;
if(O){
let i=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.package===void 0||!n.call(e,`package`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/else/then/required`,
keyword:`required`,
params:{
missingProperty:`package`}});
l++}
if(e.package!==void 0&&n.call(e,`package`)){
let n=e.package;
if(typeof n==`string`){
if(r(n)<1){
c=Q(c,t+`/package`,`#/$defs/source/then/else/else/else/then/properties/package/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/package`,`#/$defs/source/then/else/else/else/then/properties/package/type`);
l++}}
if(e.version!==void 0&&n.call(e,`version`)&&typeof e.version!=`string`){
c=Q(c,t+`/version`,`#/$defs/source/then/else/else/else/then/properties/version/type`);
l++}
if(e.registry!==void 0&&n.call(e,`registry`)){
let n=e.registry;
if(typeof n==`string`){
if(!m.test(n)){
c=Q(c,t+`/registry`,`#/$defs/source/then/else/else/else/then/properties/registry/pattern`,{
pattern:`^[hH][tT][tT][pP][sS]?://\\S`});
l++}}else{
c=Q(c,t+`/registry`,`#/$defs/source/then/else/else/else/then/properties/registry/type`);
l++}}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/else/then/type`,
keyword:`type`,
params:{}});
l++}
var O=i===l;
o=O;
if(o){
var k={};
k.package=!0;
k.version=!0;
k.registry=!0;
k.source=!0}
d=`then`}else{
let i=l;
let a=l;
let s=!0;
let u=l;
if(l===u){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.source!==void 0&&n.call(e,`source`)&&e.source!==`archive`){
c=Z(c,{});
l++}}else{
c=Z(c,{});
l++}}
var A=u===l;
l=a;
c!==null&&(a?c.length=Math.min(c.length,a):c=null);
let f;
if(A){
let r=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!n.call(e,`url`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/else/else/then/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
l++}
if(e.url!==void 0&&n.call(e,`url`)){
let n=e.url;
if(typeof n==`string`){
if(!h.test(n)){
c=Q(c,t+`/url`,`#/$defs/source/then/else/else/else/else/then/properties/url/pattern`,{
pattern:`^[hH][tT][tT][pP][sS]:\\S`});
l++}}else{
c=Q(c,t+`/url`,`#/$defs/source/then/else/else/else/else/then/properties/url/type`);
l++}}
if(e.sha256!==void 0&&n.call(e,`sha256`)){
let n=e.sha256;
if(typeof n==`string`){
if(!g.test(n)){
c=Q(c,t+`/sha256`,`#/$defs/source/then/else/else/else/else/then/properties/sha256/pattern`,{
pattern:`^[0-9a-fA-F]{64}$`});
l++}}else{
c=Q(c,t+`/sha256`,`#/$defs/source/then/else/else/else/else/then/properties/sha256/type`);
l++}}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/else/else/then/type`,
keyword:`type`,
params:{}});
l++}
var A=r===l;
s=A;
if(s){
var j={};
j.url=!0;
j.sha256=!0;
j.source=!0}
f=`then`}else{
let i=l;
let a=l;
let o=!0;
let u=l;
if(l===u){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.source!==void 0&&n.call(e,`source`)&&e.source!==`command`){
c=Z(c,{});
l++}}else{
c=Z(c,{});
l++}}
var M=u===l;
l=a;
c!==null&&(a?c.length=Math.min(c.length,a):c=null);
if(M){
let i=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!n.call(e,`command`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/else/else/else/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
l++}
if(e.command!==void 0&&n.call(e,`command`)){
let n=e.command;
if(typeof n==`string`){
if(r(n)<1){
c=Q(c,t+`/command`,`#/$defs/source/then/else/else/else/else/else/then/properties/command/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/command`,`#/$defs/source/then/else/else/else/else/else/then/properties/command/type`);
l++}}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/else/else/else/then/type`,
keyword:`type`,
params:{}});
l++}
var M=i===l;
o=M;
if(o){
var N={};
N.command=!0;
N.source=!0}}
if(!o){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/else/else/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
l++}
var A=i===l;
s=A;
if(s&&j!==!0&&N!==void 0){
if(N===!0)
j=!0;else{
j||={};
Object.assign(j,N)}}
f=`else`}
if(!s){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/else/else/if`,
keyword:`if`,
params:{
failingKeyword:f}});
l++}
var O=i===l;
o=O;
if(o&&k!==!0&&j!==void 0){
if(j===!0)
k=!0;else{
k||={};
Object.assign(k,j)}}
d=`else`}
if(!o){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/else/if`,
keyword:`if`,
params:{
failingKeyword:d}});
l++}
var E=i===l;
u=E;
if(u&&D!==!0&&k!==void 0){
if(k===!0)
D=!0;else{
D||={};
Object.assign(D,k)}}
_=`else`}
if(!u){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/else/if`,
keyword:`if`,
params:{
failingKeyword:_}});
l++}
var w=i===l;
d=w;
if(d&&T!==!0&&D!==void 0){
if(D===!0)
T=!0;else{
T||={};
Object.assign(T,D)}}
y=`else`}
if(!d){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/else/if`,
keyword:`if`,
params:{
failingKeyword:y}});
l++}
var S=i===l;
u=S;
if(u&&C!==!0&&T!==void 0){
if(T===!0)
C=!0;else{
C||={};
Object.assign(C,T)}}
b=`else`}
if(!u){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/if`,
keyword:`if`,
params:{
failingKeyword:b}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.source===void 0||!n.call(e,`source`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/required`,
keyword:`required`,
params:{
missingProperty:`source`}});
l++}
if(C!==!0){
C||={};
C.source=!0}
if(e.source!==void 0&&n.call(e,`source`)){
let n=e.source;
if(typeof n!=`string`){
c=Q(c,t+`/source`,`#/$defs/source/then/properties/source/type`);
l++}
if(n!==`github`&&n!==`url`&&n!==`git-subdir`&&n!==`npm`&&n!==`archive`&&n!==`command`){
c=Q(c,t+`/source`,`#/$defs/source/then/properties/source/enum`);
l++}}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/then/type`,
keyword:`type`,
params:{}});
l++}
var x=i===l;
_=x}
if(!_){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/source/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
l++}
y.errors=c;
return l===0}
function b(e,{
instancePath:t=``,
parentData:i,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/author/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
l++}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(r(n)<1){
c=Q(c,t+`/name`,`#/$defs/claude-code-plugin-parts/$defs/author/properties/name/minLength`,{
limit:1});
l++}}else{
c=Q(c,t+`/name`,`#/$defs/claude-code-plugin-parts/$defs/author/properties/name/type`);
l++}}
if(e.email!==void 0&&n.call(e,`email`)&&typeof e.email!=`string`){
c=Q(c,t+`/email`,`#/$defs/claude-code-plugin-parts/$defs/author/properties/email/type`);
l++}
if(e.url!==void 0&&n.call(e,`url`)&&typeof e.url!=`string`){
c=Q(c,t+`/url`,`#/$defs/claude-code-plugin-parts/$defs/author/properties/url/type`);
l++}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/author/type`,
keyword:`type`,
params:{}});
l++}
b.errors=c;
return l===0}
let x=RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:\\S`,`u`);
function S(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!x.test(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/homepage/pattern`,
keyword:`pattern`,
params:{
pattern:`^[A-Za-z][A-Za-z0-9+.-]*:\\S`}});
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/homepage/type`,
keyword:`type`,
params:{}});
s++}
S.errors=o;
return s===0}
function C(e,{
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
C.errors=o;
return s===0}
function w(e,{
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
w.errors=o;
return s===0}
let T=RegExp(`^\\./`,`u`);
function E(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!T.test(e)){
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
E.errors=o;
return s===0}
function D(e,{
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
if(e.source===void 0||!n.call(e,`source`)){
s=Z(s,{});
c++}}else{
s=Z(s,{});
c++}}
var f=d===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
let p;
if(f){
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
var f=r===c;
u=f;
if(u){
var m={};
m.content=!0}
p=`then`}else{
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
var f=r===c;
u=f;
p=`else`}
if(!u){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/command/if`,
keyword:`if`,
params:{
failingKeyword:p}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(m!==!0){
m||={};
m.source=!0;
m.content=!0;
m.description=!0;
m.argumentHint=!0;
m.model=!0;
m.allowedTools=!0}
if(e.source!==void 0&&n.call(e,`source`)&&!E(e.source,{
instancePath:t+`/source`,
parentData:e,
parentDataProperty:`source`,
rootData:a,
dynamicAnchors:o})){
s=$(s,E.errors);
c+=E.errors.length}
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
D.errors=s;
return c===0}
function O(e,{
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
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
let c=s;
if(!E(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,E.errors);
s+=E.errors.length}
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
let m;
if(p){
let n=s;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!E(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,E.errors);
s+=E.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/commands/else/then/type`,
keyword:`type`,
params:{}});
s++}
var p=n===s;
c=p;
m=`then`}else{
let n=s;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!D(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,D.errors);
s+=D.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/commands/else/else/type`,
keyword:`type`,
params:{}});
s++}
var p=n===s;
c=p;
m=`else`}
if(!c){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/commands/else/if`,
keyword:`if`,
params:{
failingKeyword:m}});
s++}
var d=n===s;
l=d;
f=`else`}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/commands/if`,
keyword:`if`,
params:{
failingKeyword:f}});
s++}
O.errors=o;
return s===0}
let k=RegExp(`^\\./[^]*\\.md$`,`u`);
function A(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!k.test(e)){
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
A.errors=o;
return s===0}
function j(e,{
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
if(!A(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,A.errors);
s+=A.errors.length}
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
if(!A(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,A.errors);
s+=A.errors.length}}else{
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
j.errors=o;
return s===0}
function M(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!c.test(e)){
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
M.errors=o;
return s===0}
function N(e,{
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
if(!M(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,M.errors);
s+=M.errors.length}
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
if(!M(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,M.errors);
s+=M.errors.length}}else{
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
N.errors=o;
return s===0}
let ee=RegExp(`^\\./[^]*\\.json$`,`u`);
function P(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!ee.test(e)){
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
P.errors=o;
return s===0}
function te(e,{
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
te.errors=s;
return c===0}
function F(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let n of Object.keys(e)){
let r=e[n];
if(Array.isArray(r)){
let e=r.length;
for(
let c=0;c<e;c++)
if(!te(r[c],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+c,
parentData:r,
parentDataProperty:c,
rootData:i,
dynamicAnchors:a})){
o=$(o,te.errors);
s+=te.errors.length}}else{
o=Q(o,t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/events/additionalProperties/type`);
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/events/type`,
keyword:`type`,
params:{}});
s++}
F.errors=o;
return s===0}
function I(e,{
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
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
let f;
if(d){
let c=s;
if(!E(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,E.errors);
s+=E.errors.length}
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
if(!E(e[r],{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,E.errors);
s+=E.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/paths/else/then/type`,
keyword:`type`,
params:{}});
s++}
var p=n===s;
c=p}
if(!c){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/paths/else/if`,
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
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/paths/if`,
keyword:`if`,
params:{
failingKeyword:f}});
s++}
I.errors=o;
return s===0}
let ne={
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
let re=RegExp(`^(?:/|[^ ]*$)`,`u`);
let ie=RegExp(`^\\..`,`u`);
function L(e,{
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
L.errors=o;
return s===0}
function R(e,{
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
if(!n.call(ne.properties,r)){
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
if(!re.test(n)){
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
if(typeof e==`string`&&!ie.test(e)){
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
if(e.startupTimeout!==void 0&&n.call(e,`startupTimeout`)&&!L(e.startupTimeout,{
instancePath:t+`/startupTimeout`,
parentData:e,
parentDataProperty:`startupTimeout`,
rootData:o,
dynamicAnchors:s})){
c=$(c,L.errors);
l+=L.errors.length}
if(e.shutdownTimeout!==void 0&&n.call(e,`shutdownTimeout`)&&!L(e.shutdownTimeout,{
instancePath:t+`/shutdownTimeout`,
parentData:e,
parentDataProperty:`shutdownTimeout`,
rootData:o,
dynamicAnchors:s})){
c=$(c,L.errors);
l+=L.errors.length}
if(e.requestTimeout!==void 0&&n.call(e,`requestTimeout`)&&!L(e.requestTimeout,{
instancePath:t+`/requestTimeout`,
parentData:e,
parentDataProperty:`requestTimeout`,
rootData:o,
dynamicAnchors:s})){
c=$(c,L.errors);
l+=L.errors.length}
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
R.errors=c;
return l===0}
function z(e,{
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
if(!R(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,R.errors);
s+=R.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/languageServers/type`,
keyword:`type`,
params:{}});
s++}
z.errors=o;
return s===0}
function ae(e,{
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
if(!P(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,P.errors);
s+=P.errors.length}
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
if(!P(n,{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,P.errors);
s+=P.errors.length}
var m=c===s;
l=m;
d=`then`}else{
let c=s;
if(!z(n,{
instancePath:t+`/`+r,
parentData:e,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,z.errors);
s+=z.errors.length}
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
if(!z(e,{
instancePath:t,
parentData:n,
parentDataProperty:r,
rootData:i,
dynamicAnchors:a})){
o=$(o,z.errors);
s+=z.errors.length}
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
ae.errors=o;
return s===0}
function oe(e,{
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
if(!P(e,{
instancePath:t,
parentData:i,
parentDataProperty:a,
rootData:o,
dynamicAnchors:s})){
c=$(c,P.errors);
l+=P.errors.length}
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
oe.errors=c;
return l===0}
let se=RegExp(`^[A-Za-z0-9][-A-Za-z0-9._]*(@[A-Za-z0-9][-A-Za-z0-9._]*)?(@\\^[^@]*)?$`,`u`);
function ce(e,{
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
if(!se.test(i)){
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
ce.errors=c;
return l===0}
let le=RegExp(`^[A-Za-z_]\\w*$`,`u`);
let ue={
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
function B(e,{
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
if(!n.call(ue.properties,r)){
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
B.errors=s;
return c===0}
function V(e,{
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
if(typeof n==`string`&&!le.test(n)){
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
if(!B(e[n],{
instancePath:t+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:i,
dynamicAnchors:a})){
o=$(o,B.errors);
s+=B.errors.length}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/claude-code-plugin-parts/$defs/userConfig/type`,
keyword:`type`,
params:{}});
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
if(!B(e[n],{
instancePath:t+`/`+a+`/userConfig/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:o,
dynamicAnchors:s})){
c=$(c,B.errors);
l+=B.errors.length}}else{
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
H.errors=c;
return l===0}
let de=RegExp(`^\\./(?!.*\\.\\.[/\\\\])[^]*\\.d\\.ts$`,`u`);
function U(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(typeof e==`string`){
if(!de.test(e)){
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
U.errors=o;
return s===0}
function W(e,{
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
W.errors=s;
return c===0}
function G(e,{
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
G.errors=o;
return s===0}
function K(e,{
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
K.errors=o;
return s===0}
function q(e,{
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
q.errors=o;
return s===0}
let fe=RegExp(`^https://`,`u`);
function pe(e,{
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
if(e.url!==void 0&&n.call(e,`url`)&&!W(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:o,
dynamicAnchors:s})){
c=$(c,W.errors);
l+=W.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!G(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:o,
dynamicAnchors:s})){
c=$(c,G.errors);
l+=G.errors.length}
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
if(!fe.test(e)){
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
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!K(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:o,
dynamicAnchors:s})){
c=$(c,K.errors);
l+=K.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!q(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:o,
dynamicAnchors:s})){
c=$(c,q.errors);
l+=q.errors.length}
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
if(e.discoveryCache!==void 0&&n.call(e,`discoveryCache`)&&!q(e.discoveryCache,{
instancePath:t+`/discoveryCache`,
parentData:e,
parentDataProperty:`discoveryCache`,
rootData:o,
dynamicAnchors:s})){
c=$(c,q.errors);
l+=q.errors.length}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/remote/type`,
keyword:`type`,
params:{}});
l++}
pe.errors=c;
return l===0}
function me(e,{
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
if(e.url!==void 0&&n.call(e,`url`)&&!W(e.url,{
instancePath:t+`/url`,
parentData:e,
parentDataProperty:`url`,
rootData:a,
dynamicAnchors:o})){
s=$(s,W.errors);
c+=W.errors.length}
if(e.headers!==void 0&&n.call(e,`headers`)&&!G(e.headers,{
instancePath:t+`/headers`,
parentData:e,
parentDataProperty:`headers`,
rootData:a,
dynamicAnchors:o})){
s=$(s,G.errors);
c+=G.errors.length}
if(e.headersHelper!==void 0&&n.call(e,`headersHelper`)&&typeof e.headersHelper!=`string`){
s=Q(s,t+`/headersHelper`,`#/$defs/claude-code-server/$defs/websocket/properties/headersHelper/type`);
c++}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!K(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:a,
dynamicAnchors:o})){
s=$(s,K.errors);
c+=K.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!q(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:a,
dynamicAnchors:o})){
s=$(s,q.errors);
c+=q.errors.length}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/websocket/type`,
keyword:`type`,
params:{}});
c++}
me.errors=s;
return c===0}
function he(e,{
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
if(e.env!==void 0&&n.call(e,`env`)&&!G(e.env,{
instancePath:t+`/env`,
parentData:e,
parentDataProperty:`env`,
rootData:o,
dynamicAnchors:s})){
c=$(c,G.errors);
l+=G.errors.length}
if(e.timeout!==void 0&&n.call(e,`timeout`)&&!K(e.timeout,{
instancePath:t+`/timeout`,
parentData:e,
parentDataProperty:`timeout`,
rootData:o,
dynamicAnchors:s})){
c=$(c,K.errors);
l+=K.errors.length}
if(e.alwaysLoad!==void 0&&n.call(e,`alwaysLoad`)&&!q(e.alwaysLoad,{
instancePath:t+`/alwaysLoad`,
parentData:e,
parentDataProperty:`alwaysLoad`,
rootData:o,
dynamicAnchors:s})){
c=$(c,q.errors);
l+=q.errors.length}}else{
c=Z(c,{
instancePath:t,
schemaPath:`#/$defs/claude-code-server/$defs/local/type`,
keyword:`type`,
params:{}});
l++}
he.errors=c;
return l===0}
function J(e,{
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
if(!pe(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=$(s,pe.errors);
c+=pe.errors.length}
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
if(!me(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=$(s,me.errors);
c+=me.errors.length}
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
if(!he(e,{
instancePath:t,
parentData:r,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=$(s,he.errors);
c+=he.errors.length}
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
J.errors=s;
return c===0}
let ge=RegExp(`^(?:\\./[^]*\\.(?:json|[mM][cC][pP][bB]|[dD][xX][tT])|[A-Za-z][A-Za-z0-9+.-]*:\\S*\\.(?:mcpb|dxt))$`,`u`);
function Y(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
let c=s;
let l=!0;
let u=s;
if(typeof e!=`string`){
o=Z(o,{});
s++}
var d=u===s;
s=c;
o!==null&&(c?o.length=Math.min(o.length,c):o=null);
if(d){
let n=s;
if(typeof e==`string`){
if(!ge.test(e)){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/serversFile/then/pattern`,
keyword:`pattern`,
params:{
pattern:`^(?:\\./[^]*\\.(?:json|[mM][cC][pP][bB]|[dD][xX][tT])|[A-Za-z][A-Za-z0-9+.-]*:\\S*\\.(?:mcpb|dxt))$`}});
s++}}else{
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/serversFile/then/type`,
keyword:`type`,
params:{}});
s++}
var d=n===s;
l=d}
if(!l){
o=Z(o,{
instancePath:t,
schemaPath:`#/$defs/serversFile/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
s++}
Y.errors=o;
return s===0}
function X(e,{
instancePath:t=``,
parentData:r,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/entry/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
c++}
if(e.source===void 0||!n.call(e,`source`)){
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/entry/required`,
keyword:`required`,
params:{
missingProperty:`source`}});
c++}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(!u.test(n)){
s=Q(s,t+`/name`,`#/$defs/entry/properties/name/pattern`,{
pattern:`^[A-Za-z0-9][-A-Za-z0-9._]*$`});
c++}}else{
s=Q(s,t+`/name`,`#/$defs/entry/properties/name/type`);
c++}}
if(e.source!==void 0&&n.call(e,`source`)&&!y(e.source,{
instancePath:t+`/source`,
parentData:e,
parentDataProperty:`source`,
rootData:a,
dynamicAnchors:o})){
s=$(s,y.errors);
c+=y.errors.length}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
s=Q(s,t+`/$schema`,`#/$defs/entry/properties/%24schema/type`);
c++}
if(e.displayName!==void 0&&n.call(e,`displayName`)&&typeof e.displayName!=`string`){
s=Q(s,t+`/displayName`,`#/$defs/entry/properties/displayName/type`);
c++}
if(e.version!==void 0&&n.call(e,`version`)&&typeof e.version!=`string`){
s=Q(s,t+`/version`,`#/$defs/entry/properties/version/type`);
c++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
s=Q(s,t+`/description`,`#/$defs/entry/properties/description/type`);
c++}
if(e.author!==void 0&&n.call(e,`author`)&&!b(e.author,{
instancePath:t+`/author`,
parentData:e,
parentDataProperty:`author`,
rootData:a,
dynamicAnchors:o})){
s=$(s,b.errors);
c+=b.errors.length}
if(e.homepage!==void 0&&n.call(e,`homepage`)&&!S(e.homepage,{
instancePath:t+`/homepage`,
parentData:e,
parentDataProperty:`homepage`,
rootData:a,
dynamicAnchors:o})){
s=$(s,S.errors);
c+=S.errors.length}
if(e.repository!==void 0&&n.call(e,`repository`)&&!C(e.repository,{
instancePath:t+`/repository`,
parentData:e,
parentDataProperty:`repository`,
rootData:a,
dynamicAnchors:o})){
s=$(s,C.errors);
c+=C.errors.length}
if(e.license!==void 0&&n.call(e,`license`)&&typeof e.license!=`string`){
s=Q(s,t+`/license`,`#/$defs/entry/properties/license/type`);
c++}
if(e.keywords!==void 0&&n.call(e,`keywords`)&&!w(e.keywords,{
instancePath:t+`/keywords`,
parentData:e,
parentDataProperty:`keywords`,
rootData:a,
dynamicAnchors:o})){
s=$(s,w.errors);
c+=w.errors.length}
if(e.defaultEnabled!==void 0&&n.call(e,`defaultEnabled`)&&typeof e.defaultEnabled!=`boolean`){
s=Q(s,t+`/defaultEnabled`,`#/$defs/entry/properties/defaultEnabled/type`);
c++}
if(e.commands!==void 0&&n.call(e,`commands`)&&!O(e.commands,{
instancePath:t+`/commands`,
parentData:e,
parentDataProperty:`commands`,
rootData:a,
dynamicAnchors:o})){
s=$(s,O.errors);
c+=O.errors.length}
if(e.agents!==void 0&&n.call(e,`agents`)&&!j(e.agents,{
instancePath:t+`/agents`,
parentData:e,
parentDataProperty:`agents`,
rootData:a,
dynamicAnchors:o})){
s=$(s,j.errors);
c+=j.errors.length}
if(e.skills!==void 0&&n.call(e,`skills`)&&!N(e.skills,{
instancePath:t+`/skills`,
parentData:e,
parentDataProperty:`skills`,
rootData:a,
dynamicAnchors:o})){
s=$(s,N.errors);
c+=N.errors.length}
if(e.hooks!==void 0&&n.call(e,`hooks`)){
let n=e.hooks;
if((!n||typeof n!=`object`)&&typeof n!=`string`){
s=Q(s,t+`/hooks`,`#/$defs/entry/properties/hooks/type`);
c++}
let r=c;
let i=!0;
let u=c;
if(typeof n!=`string`){
s=Z(s,{});
c++}
var l=u===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
let p;
if(l){
let r=c;
if(!P(n,{
instancePath:t+`/hooks`,
parentData:e,
parentDataProperty:`hooks`,
rootData:a,
dynamicAnchors:o})){
s=$(s,P.errors);
c+=P.errors.length}
var l=r===c;
i=l;
p=`then`}else{
let r=c;
let u=c;
let m=!0;
let h=c;
if(!Array.isArray(n)){
s=Z(s,{});
c++}
var d=h===c;
c=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
let g;
if(d){
let e=c;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
s=Q(s,t+`/hooks/`+r,`#/$defs/entry/properties/hooks/else/then/items/type`);
c++}
let i=c;
let l=!0;
let u=c;
if(typeof e!=`string`){
s=Z(s,{});
c++}
var f=u===c;
c=i;
s!==null&&(i?s.length=Math.min(s.length,i):s=null);
let d;
if(f){
let i=c;
if(!P(e,{
instancePath:t+`/hooks/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=$(s,P.errors);
c+=P.errors.length}
var f=i===c;
l=f;
d=`then`}else{
let i=c;
if(!F(e,{
instancePath:t+`/hooks/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=$(s,F.errors);
c+=F.errors.length}
var f=i===c;
l=f;
d=`else`}
if(!l){
s=Q(s,t+`/hooks/`+r,`#/$defs/entry/properties/hooks/else/then/items/if`,{
failingKeyword:d});
c++}}}else{
s=Q(s,t+`/hooks`,`#/$defs/entry/properties/hooks/else/then/type`);
c++}
var d=e===c;
m=d;
g=`then`}else{
let r=c;
if(!F(n,{
instancePath:t+`/hooks`,
parentData:e,
parentDataProperty:`hooks`,
rootData:a,
dynamicAnchors:o})){
s=$(s,F.errors);
c+=F.errors.length}
var d=r===c;
m=d;
g=`else`}
if(!m){
s=Q(s,t+`/hooks`,`#/$defs/entry/properties/hooks/else/if`,{
failingKeyword:g});
c++}
var l=r===c;
i=l;
p=`else`}
if(!i){
s=Q(s,t+`/hooks`,`#/$defs/entry/properties/hooks/if`,{
failingKeyword:p});
c++}}
if(e.outputStyles!==void 0&&n.call(e,`outputStyles`)&&!I(e.outputStyles,{
instancePath:t+`/outputStyles`,
parentData:e,
parentDataProperty:`outputStyles`,
rootData:a,
dynamicAnchors:o})){
s=$(s,I.errors);
c+=I.errors.length}
if(e.themes!==void 0&&n.call(e,`themes`)&&!I(e.themes,{
instancePath:t+`/themes`,
parentData:e,
parentDataProperty:`themes`,
rootData:a,
dynamicAnchors:o})){
s=$(s,I.errors);
c+=I.errors.length}
if(e.workflows!==void 0&&n.call(e,`workflows`)&&!I(e.workflows,{
instancePath:t+`/workflows`,
parentData:e,
parentDataProperty:`workflows`,
rootData:a,
dynamicAnchors:o})){
s=$(s,I.errors);
c+=I.errors.length}
if(e.lspServers!==void 0&&n.call(e,`lspServers`)&&!ae(e.lspServers,{
instancePath:t+`/lspServers`,
parentData:e,
parentDataProperty:`lspServers`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ae.errors);
c+=ae.errors.length}
if(e.monitors!==void 0&&n.call(e,`monitors`)&&!oe(e.monitors,{
instancePath:t+`/monitors`,
parentData:e,
parentDataProperty:`monitors`,
rootData:a,
dynamicAnchors:o})){
s=$(s,oe.errors);
c+=oe.errors.length}
if(e.dependencies!==void 0&&n.call(e,`dependencies`)&&!ce(e.dependencies,{
instancePath:t+`/dependencies`,
parentData:e,
parentDataProperty:`dependencies`,
rootData:a,
dynamicAnchors:o})){
s=$(s,ce.errors);
c+=ce.errors.length}
if(e.userConfig!==void 0&&n.call(e,`userConfig`)&&!V(e.userConfig,{
instancePath:t+`/userConfig`,
parentData:e,
parentDataProperty:`userConfig`,
rootData:a,
dynamicAnchors:o})){
s=$(s,V.errors);
c+=V.errors.length}
if(e.channels!==void 0&&n.call(e,`channels`)&&!H(e.channels,{
instancePath:t+`/channels`,
parentData:e,
parentDataProperty:`channels`,
rootData:a,
dynamicAnchors:o})){
s=$(s,H.errors);
c+=H.errors.length}
if(e.settings!==void 0&&n.call(e,`settings`)){
let n=e.settings;
if(!n||typeof n!=`object`||Array.isArray(n)){
s=Q(s,t+`/settings`,`#/$defs/entry/properties/settings/type`);
c++}}
if(e.types!==void 0&&n.call(e,`types`)&&!U(e.types,{
instancePath:t+`/types`,
parentData:e,
parentDataProperty:`types`,
rootData:a,
dynamicAnchors:o})){
s=$(s,U.errors);
c+=U.errors.length}
if(e.mcpServers!==void 0&&n.call(e,`mcpServers`)){
let n=e.mcpServers;
if((!n||typeof n!=`object`)&&typeof n!=`string`){
s=Q(s,t+`/mcpServers`,`#/$defs/entry/properties/mcpServers/type`);
c++}
let r=c;
let i=!0;
let l=c;
if(!n||typeof n!=`object`||Array.isArray(n)){
s=Z(s,{});
c++}
var p=l===c;
c=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
let u;
if(p){
let e=c;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!J(n[e],{
instancePath:t+`/mcpServers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=$(s,J.errors);
c+=J.errors.length}}else{
s=Q(s,t+`/mcpServers`,`#/$defs/entry/properties/mcpServers/then/type`);
c++}
var p=e===c;
i=p;
u=`then`}else{
let r=c;
let l=c;
let d=!0;
let f=c;
if(!Array.isArray(n)){
s=Z(s,{});
c++}
var m=f===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
let g;
if(m){
let e=c;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
s=Q(s,t+`/mcpServers/`+r,`#/$defs/entry/properties/mcpServers/else/then/items/type`);
c++}
let i=c;
let l=!0;
let u=c;
if(!e||typeof e!=`object`||Array.isArray(e)){
s=Z(s,{});
c++}
var h=u===c;
c=i;
s!==null&&(i?s.length=Math.min(s.length,i):s=null);
let d;
if(h){
let n=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(!J(e[n],{
instancePath:t+`/mcpServers/`+r+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:e,
parentDataProperty:n,
rootData:a,
dynamicAnchors:o})){
s=$(s,J.errors);
c+=J.errors.length}}else{
s=Q(s,t+`/mcpServers/`+r,`#/$defs/entry/properties/mcpServers/else/then/items/then/type`);
c++}
var h=n===c;
l=h;
d=`then`}else{
let i=c;
if(!Y(e,{
instancePath:t+`/mcpServers/`+r,
parentData:n,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=$(s,Y.errors);
c+=Y.errors.length}
var h=i===c;
l=h;
d=`else`}
if(!l){
s=Q(s,t+`/mcpServers/`+r,`#/$defs/entry/properties/mcpServers/else/then/items/if`,{
failingKeyword:d});
c++}}}else{
s=Q(s,t+`/mcpServers`,`#/$defs/entry/properties/mcpServers/else/then/type`);
c++}
var m=e===c;
d=m;
g=`then`}else{
let r=c;
if(!Y(n,{
instancePath:t+`/mcpServers`,
parentData:e,
parentDataProperty:`mcpServers`,
rootData:a,
dynamicAnchors:o})){
s=$(s,Y.errors);
c+=Y.errors.length}
var m=r===c;
d=m;
g=`else`}
if(!d){
s=Q(s,t+`/mcpServers`,`#/$defs/entry/properties/mcpServers/else/if`,{
failingKeyword:g});
c++}
var p=r===c;
i=p;
u=`else`}
if(!i){
s=Q(s,t+`/mcpServers`,`#/$defs/entry/properties/mcpServers/if`,{
failingKeyword:u});
c++}}
if(e.category!==void 0&&n.call(e,`category`)&&typeof e.category!=`string`){
s=Q(s,t+`/category`,`#/$defs/entry/properties/category/type`);
c++}
if(e.tags!==void 0&&n.call(e,`tags`)){
let n=e.tags;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
s=Q(s,t+`/tags/`+r,`#/$defs/entry/properties/tags/items/type`);
c++}}else{
s=Q(s,t+`/tags`,`#/$defs/entry/properties/tags/type`);
c++}}
if(e.strict!==void 0&&n.call(e,`strict`)&&typeof e.strict!=`boolean`){
s=Q(s,t+`/strict`,`#/$defs/entry/properties/strict/type`);
c++}
if(e.headers!==void 0&&n.call(e,`headers`)){
let n=e.headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
s=Q(s,t+`/headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/entry/properties/headers/additionalProperties/type`);
c++}}else{
s=Q(s,t+`/headers`,`#/$defs/entry/properties/headers/type`);
c++}}}else{
s=Z(s,{
instancePath:t,
schemaPath:`#/$defs/entry/type`,
keyword:`type`,
params:{}});
c++}
X.errors=s;
return c===0}
function _e(e,{
instancePath:t=``,
parentData:o,
parentDataProperty:c,
rootData:u=e,
dynamicAnchors:d={}}={}){
let f=null;
let p=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!n.call(e,`name`)){
f=Z(f,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
p++}
if(e.owner===void 0||!n.call(e,`owner`)){
f=Z(f,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`owner`}});
p++}
if(e.plugins===void 0||!n.call(e,`plugins`)){
f=Z(f,{
instancePath:t,
schemaPath:`#/allOf/0/required`,
keyword:`required`,
params:{
missingProperty:`plugins`}});
p++}}else{
f=Z(f,{
instancePath:t,
schemaPath:`#/allOf/0/type`,
keyword:`type`,
params:{}});
p++}
let m=p;
let h=!0;
let g=p;
if(p===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.metadata===void 0||!n.call(e,`metadata`)){
f=Z(f,{});
p++}else 
if(e.metadata!==void 0&&n.call(e,`metadata`)){
let t=e.metadata;
if(p===p){
if(t&&typeof t==`object`&&!Array.isArray(t)){
if(t.pluginRoot===void 0||!n.call(t,`pluginRoot`)){
f=Z(f,{});
p++}else 
if(t.pluginRoot!==void 0&&n.call(t,`pluginRoot`)){
let e=t.pluginRoot;
let n=p;
let r=!0;
let a=p;
if(typeof e!=`string`){
f=Z(f,{});
p++}
var _=a===p;
p=n;
f!==null&&(n?f.length=Math.min(f.length,n):f=null);
if(_){
let t=p;
if(p===t){
if(typeof e==`string`){
if(!i.test(e)){
f=Z(f,{});
p++}}else{
f=Z(f,{});
p++}}
var _=t===p;
r=_}
if(!r){
f=Z(f,{});
p++}}}else{
f=Z(f,{});
p++}}}}else{
f=Z(f,{});
p++}}
var v=g===p;
p=m;
f!==null&&(m?f.length=Math.min(f.length,m):f=null);
let y;
if(v){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.plugins!==void 0&&n.call(e,`plugins`)){
let r=e.plugins;
let i=p;
let a=!0;
let o=p;
if(!Array.isArray(r)){
f=Z(f,{});
p++}
var b=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(b){
let e=p;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
let a=p;
let o=!0;
let c=p;
if(!e||typeof e!=`object`||Array.isArray(e)){
f=Z(f,{});
p++}
var x=c===p;
p=a;
f!==null&&(a?f.length=Math.min(f.length,a):f=null);
if(x){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.source!==void 0&&n.call(e,`source`)){
let n=e.source;
let r=p;
let a=!0;
let o=p;
if(typeof n!=`string`){
f=Z(f,{});
p++}
var S=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(S){
let r=p;
if(!s(n,{
instancePath:t+`/plugins/`+i+`/source`,
parentData:e,
parentDataProperty:`source`,
rootData:u,
dynamicAnchors:d})){
f=$(f,s.errors);
p+=s.errors.length}
var S=r===p;
a=S}
if(!a){
f=Q(f,t+`/plugins/`+i+`/source`,`#/allOf/1/then/properties/plugins/then/items/then/properties/source/if`,{
failingKeyword:`then`});
p++}}}else{
f=Q(f,t+`/plugins/`+i,`#/allOf/1/then/properties/plugins/then/items/then/type`);
p++}
var x=r===p;
o=x;
if(o){
var C={};
C.source=!0}}
if(!o){
f=Q(f,t+`/plugins/`+i,`#/allOf/1/then/properties/plugins/then/items/if`,{
failingKeyword:`then`});
p++}}}else{
f=Q(f,t+`/plugins`,`#/allOf/1/then/properties/plugins/then/type`);
p++}
var b=e===p;
a=b}
if(!a){
f=Q(f,t+`/plugins`,`#/allOf/1/then/properties/plugins/if`,{
failingKeyword:`then`});
p++}}}else{
f=Z(f,{
instancePath:t,
schemaPath:`#/allOf/1/then/type`,
keyword:`type`,
params:{}});
p++}
var v=r===p;
h=v;
if(h){
var w={};
w.plugins=!0;
w.metadata=!0}
y=`then`}else{
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.plugins!==void 0&&n.call(e,`plugins`)){
let r=e.plugins;
let i=p;
let a=!0;
let o=p;
if(!Array.isArray(r)){
f=Z(f,{});
p++}
var T=o===p;
p=i;
f!==null&&(i?f.length=Math.min(f.length,i):f=null);
if(T){
let e=p;
if(Array.isArray(r)){
let e=r.length;
for(
let i=0;i<e;i++){
let e=r[i];
let a=p;
let o=!0;
let s=p;
if(!e||typeof e!=`object`||Array.isArray(e)){
f=Z(f,{});
p++}
var E=s===p;
p=a;
f!==null&&(a?f.length=Math.min(f.length,a):f=null);
if(E){
let r=p;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.source!==void 0&&n.call(e,`source`)){
let n=e.source;
let r=p;
let a=!0;
let o=p;
if(typeof n!=`string`){
f=Z(f,{});
p++}
var D=o===p;
p=r;
f!==null&&(r?f.length=Math.min(f.length,r):f=null);
if(D){
let r=p;
if(!l(n,{
instancePath:t+`/plugins/`+i+`/source`,
parentData:e,
parentDataProperty:`source`,
rootData:u,
dynamicAnchors:d})){
f=$(f,l.errors);
p+=l.errors.length}
var D=r===p;
a=D}
if(!a){
f=Q(f,t+`/plugins/`+i+`/source`,`#/allOf/1/else/properties/plugins/then/items/then/properties/source/if`,{
failingKeyword:`then`});
p++}}}else{
f=Q(f,t+`/plugins/`+i,`#/allOf/1/else/properties/plugins/then/items/then/type`);
p++}
var E=r===p;
o=E;
if(o){
var O={};
O.source=!0}}
if(!o){
f=Q(f,t+`/plugins/`+i,`#/allOf/1/else/properties/plugins/then/items/if`,{
failingKeyword:`then`});
p++}}}else{
f=Q(f,t+`/plugins`,`#/allOf/1/else/properties/plugins/then/type`);
p++}
var T=e===p;
a=T}
if(!a){
f=Q(f,t+`/plugins`,`#/allOf/1/else/properties/plugins/if`,{
failingKeyword:`then`});
p++}}}else{
f=Z(f,{
instancePath:t,
schemaPath:`#/allOf/1/else/type`,
keyword:`type`,
params:{}});
p++}
var v=r===p;
h=v;
if(h&&w!==!0){
w||={};
w.plugins=!0}
y=`else`}
if(!h){
f=Z(f,{
instancePath:t,
schemaPath:`#/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:y}});
p++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(w!==!0){
w||={};
w.$schema=!0;
w.name=!0;
w.version=!0;
w.description=!0;
w.owner=!0;
w.metadata=!0;
w.forceRemoveDeletedPlugins=!0;
w.allowCrossMarketplaceDependenciesOn=!0;
w.plugins=!0}
if(e.$schema!==void 0&&n.call(e,`$schema`)&&typeof e.$schema!=`string`){
f=Q(f,t+`/$schema`,`#/properties/%24schema/type`);
p++}
if(e.name!==void 0&&n.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(!a.test(n)){
f=Q(f,t+`/name`,`#/properties/name/pattern`,{
pattern:`^[A-Za-z0-9](?!.*\\.\\.)[-A-Za-z0-9._]*$`});
p++}}else{
f=Q(f,t+`/name`,`#/properties/name/type`);
p++}}
if(e.version!==void 0&&n.call(e,`version`)&&typeof e.version!=`string`){
f=Q(f,t+`/version`,`#/properties/version/type`);
p++}
if(e.description!==void 0&&n.call(e,`description`)&&typeof e.description!=`string`){
f=Q(f,t+`/description`,`#/properties/description/type`);
p++}
if(e.owner!==void 0&&n.call(e,`owner`)){
let i=e.owner;
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.name===void 0||!n.call(i,`name`)){
f=Q(f,t+`/owner`,`#/properties/owner/required`,{
missingProperty:`name`});
p++}
if(i.name!==void 0&&n.call(i,`name`)){
let e=i.name;
if(typeof e==`string`){
if(r(e)<1){
f=Q(f,t+`/owner/name`,`#/properties/owner/properties/name/minLength`,{
limit:1});
p++}}else{
f=Q(f,t+`/owner/name`,`#/properties/owner/properties/name/type`);
p++}}
if(i.email!==void 0&&n.call(i,`email`)&&typeof i.email!=`string`){
f=Q(f,t+`/owner/email`,`#/properties/owner/properties/email/type`);
p++}
if(i.url!==void 0&&n.call(i,`url`)&&typeof i.url!=`string`){
f=Q(f,t+`/owner/url`,`#/properties/owner/properties/url/type`);
p++}}else{
f=Q(f,t+`/owner`,`#/properties/owner/type`);
p++}}
if(e.metadata!==void 0&&n.call(e,`metadata`)){
let r=e.metadata;
if(r&&typeof r==`object`&&!Array.isArray(r)){
if(r.pluginRoot!==void 0&&n.call(r,`pluginRoot`)&&typeof r.pluginRoot!=`string`){
f=Q(f,t+`/metadata/pluginRoot`,`#/properties/metadata/properties/pluginRoot/type`);
p++}
if(r.version!==void 0&&n.call(r,`version`)&&typeof r.version!=`string`){
f=Q(f,t+`/metadata/version`,`#/properties/metadata/properties/version/type`);
p++}
if(r.description!==void 0&&n.call(r,`description`)&&typeof r.description!=`string`){
f=Q(f,t+`/metadata/description`,`#/properties/metadata/properties/description/type`);
p++}}else{
f=Q(f,t+`/metadata`,`#/properties/metadata/type`);
p++}}
if(e.forceRemoveDeletedPlugins!==void 0&&n.call(e,`forceRemoveDeletedPlugins`)&&typeof e.forceRemoveDeletedPlugins!=`boolean`){
f=Q(f,t+`/forceRemoveDeletedPlugins`,`#/properties/forceRemoveDeletedPlugins/type`);
p++}
if(e.allowCrossMarketplaceDependenciesOn!==void 0&&n.call(e,`allowCrossMarketplaceDependenciesOn`)){
let n=e.allowCrossMarketplaceDependenciesOn;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
f=Q(f,t+`/allowCrossMarketplaceDependenciesOn/`+r,`#/properties/allowCrossMarketplaceDependenciesOn/items/type`);
p++}}else{
f=Q(f,t+`/allowCrossMarketplaceDependenciesOn`,`#/properties/allowCrossMarketplaceDependenciesOn/type`);
p++}}
if(e.plugins!==void 0&&n.call(e,`plugins`)){
let n=e.plugins;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(!X(n[r],{
instancePath:t+`/plugins/`+r,
parentData:n,
parentDataProperty:r,
rootData:u,
dynamicAnchors:d})){
f=$(f,X.errors);
p+=X.errors.length}}else{
f=Q(f,t+`/plugins`,`#/properties/plugins/type`);
p++}}}else{
f=Z(f,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
p++}
_e.errors=f;
return p===0}
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
function ve(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_claude_code_marketplace=e;
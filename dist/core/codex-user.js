"use strict";
var e=require("./core.js").rolldownRuntime.__commonJSMin(((e,t)=>{
t.exports={
validate:S,
schema:()=>JSON.parse(`{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"type": "object",
"x-rule": "root-shape",
"allOf": [
{
"$ref": "#/$defs/codex"
},
{
"if": {
"type": "object",
"properties": {
"permissions": {
"type": "object",
"minProperties": 1
}
},
"required": [
"permissions"
]
},
"then": {
"type": "object",
"x-rule": "field-missing",
"required": [
"default_permissions"
]
}
},
{
"if": {
"type": "object",
"properties": {
"default_permissions": {
"type": "string",
"pattern": "^[^:]",
"x-label": "the name of a set of permissions"
}
},
"required": [
"default_permissions"
]
},
"then": {
"type": "object",
"x-rule": "field-missing",
"required": [
"permissions"
]
}
}
],
"properties": {
"model_provider": {
"type": "string"
},
"model_providers": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/provider"
}
},
"notify": {
"type": "array",
"items": {
"type": "string"
}
},
"profile": {
"not": {},
"x-help": "remove it, and put the settings of the profile into a file of its own, <name>.config.toml, for --profile <name>"
},
"profiles": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"model": {
"type": "string"
},
"model_provider": {
"type": "string"
},
"approval_policy": {
"$ref": "#/$defs/codex/$defs/approval"
},
"sandbox_mode": {
"$ref": "#/$defs/codex/properties/sandbox_mode"
},
"model_reasoning_effort": {
"type": "string"
}
}
}
},
"otel": {
"type": "object",
"properties": {
"environment": {
"type": "string"
},
"log_user_prompt": {
"type": "boolean"
},
"exporter": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"none",
"statsig"
]
},
"else": {
"type": "object",
"maxProperties": 1,
"x-label": "one exporter"
}
}
}
},
"chatgpt_base_url": {
"type": "string"
},
"openai_base_url": {
"type": "string"
}
},
"$defs": {
"provider": {
"type": "object",
"required": [
"name"
],
"properties": {
"name": {
"type": "string",
"minLength": 1
},
"base_url": {
"type": "string"
},
"env_key": {
"type": "string"
},
"env_key_instructions": {
"type": "string"
},
"wire_api": {
"enum": [
"responses"
],
"x-help": "write \\"responses\\"; \\"chat\\" is no longer taken"
},
"experimental_bearer_token": {
"type": "string"
},
"query_params": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"http_headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"env_http_headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"request_max_retries": {
"type": "integer",
"minimum": 0
},
"stream_max_retries": {
"type": "integer",
"minimum": 0
},
"stream_idle_timeout_ms": {
"type": "integer",
"minimum": 0
},
"requires_openai_auth": {
"type": "boolean"
},
"supports_websockets": {
"type": "boolean"
},
"websocket_connect_timeout_ms": {
"type": "integer",
"minimum": 0
},
"supports_standalone_web_search": {
"type": "boolean"
},
"auth": {
"type": "object",
"required": [
"command"
],
"properties": {
"command": {
"type": "string",
"pattern": "\\\\S",
"x-label": "a program"
},
"args": {
"type": "array",
"items": {
"type": "string"
}
},
"timeout_ms": {
"type": "integer",
"minimum": 1
},
"refresh_interval_ms": {
"type": "integer",
"minimum": 0
},
"cwd": {
"type": "string"
}
}
}
},
"if": {
"type": "object",
"required": [
"auth"
]
},
"then": {
"type": "object",
"properties": {
"env_key": {
"not": {}
},
"experimental_bearer_token": {
"not": {}
},
"requires_openai_auth": {
"enum": [
false
]
}
}
}
},
"codex": {
"type": "object",
"x-rule": "root-shape",
"properties": {
"mcp_servers": {
"x-rule": "root-shape",
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/codex-server"
}
},
"model": {
"type": "string"
},
"review_model": {
"type": "string"
},
"model_reasoning_effort": {
"type": "string"
},
"model_reasoning_summary": {
"enum": [
"auto",
"concise",
"detailed",
"none"
]
},
"model_verbosity": {
"enum": [
"low",
"medium",
"high"
]
},
"model_context_window": {
"type": "integer"
},
"model_auto_compact_token_limit": {
"type": "integer"
},
"approval_policy": {
"$ref": "#/$defs/codex/$defs/approval"
},
"sandbox_mode": {
"enum": [
"read-only",
"workspace-write",
"danger-full-access"
]
},
"sandbox_workspace_write": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"network_access": {
"type": "boolean"
},
"writable_roots": {
"$ref": "#/$defs/codex/$defs/texts"
},
"exclude_slash_tmp": {
"type": "boolean"
},
"exclude_tmpdir_env_var": {
"type": "boolean"
}
}
}
},
"shell_environment_policy": {
"type": "object",
"properties": {
"inherit": {
"enum": [
"core",
"all",
"none"
]
},
"ignore_default_excludes": {
"type": "boolean"
},
"exclude": {
"$ref": "#/$defs/codex/$defs/texts"
},
"include_only": {
"$ref": "#/$defs/codex/$defs/texts"
},
"set": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"experimental_use_profile": {
"type": "boolean"
}
}
},
"features": {
"type": "object",
"additionalProperties": {
"type": [
"boolean",
"object"
]
}
},
"projects": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"trust_level": {
"enum": [
"trusted",
"untrusted"
]
}
}
}
},
"tools": {
"type": "object",
"properties": {
"web_search": {
"type": [
"boolean",
"object"
],
"properties": {
"context_size": {
"enum": [
"low",
"medium",
"high"
]
},
"allowed_domains": {
"$ref": "#/$defs/codex/$defs/texts"
},
"location": {
"type": "object",
"properties": {
"country": {
"type": "string"
},
"region": {
"type": "string"
},
"city": {
"type": "string"
},
"timezone": {
"type": "string"
}
}
}
}
}
}
},
"tui": {
"type": "object",
"properties": {
"animations": {
"type": "boolean"
},
"notifications": {
"type": [
"boolean",
"array"
],
"items": {
"type": "string"
}
},
"notification_method": {
"enum": [
"auto",
"osc9",
"bel"
]
},
"notification_condition": {
"enum": [
"unfocused",
"always"
]
},
"theme": {
"type": "string"
},
"status_line": {
"$ref": "#/$defs/codex/$defs/texts"
},
"show_tooltips": {
"type": "boolean"
},
"alternate_screen": {
"enum": [
"auto",
"always",
"never"
]
},
"keymap": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"global": {
"type": "object"
}
}
}
}
}
},
"history": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"persistence": {
"enum": [
"save-all",
"none"
]
},
"max_bytes": {
"type": "integer",
"minimum": 0
}
}
}
},
"hooks": {
"type": "object",
"properties": {
"PreToolUse": {
"$ref": "#/$defs/codex/$defs/hooks"
},
"PermissionRequest": {
"$ref": "#/$defs/codex/$defs/hooks"
},
"PostToolUse": {
"$ref": "#/$defs/codex/$defs/hooks"
},
"PreCompact": {
"$ref": "#/$defs/codex/$defs/hooks"
},
"PostCompact": {
"$ref": "#/$defs/codex/$defs/hooks"
},
"SessionStart": {
"$ref": "#/$defs/codex/$defs/hooks"
},
"SessionEnd": {
"$ref": "#/$defs/codex/$defs/hooks"
},
"UserPromptSubmit": {
"$ref": "#/$defs/codex/$defs/hooks"
},
"SubagentStart": {
"$ref": "#/$defs/codex/$defs/hooks"
},
"SubagentStop": {
"$ref": "#/$defs/codex/$defs/hooks"
},
"Stop": {
"$ref": "#/$defs/codex/$defs/hooks"
}
}
},
"plugins": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"mcp_servers": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"enabled_tools": {
"$ref": "#/$defs/codex/$defs/texts"
},
"disabled_tools": {
"$ref": "#/$defs/codex/$defs/texts"
},
"default_tools_approval_mode": {
"$ref": "#/$defs/codex/$defs/approvalMode"
}
}
}
}
}
}
},
"instructions": {
"type": "string"
},
"developer_instructions": {
"type": "string"
},
"personality": {
"enum": [
"none",
"friendly",
"pragmatic"
]
},
"file_opener": {
"enum": [
"vscode",
"vscode-insiders",
"windsurf",
"cursor",
"none"
]
},
"web_search": {
"enum": [
"disabled",
"cached",
"indexed",
"live"
]
},
"hide_agent_reasoning": {
"type": "boolean"
},
"check_for_update_on_startup": {
"type": "boolean"
},
"allow_login_shell": {
"type": "boolean"
},
"project_doc_max_bytes": {
"type": "integer",
"minimum": 0
},
"project_doc_fallback_filenames": {
"$ref": "#/$defs/codex/$defs/texts"
},
"cli_auth_credentials_store": {
"enum": [
"file",
"keyring",
"auto",
"ephemeral"
]
},
"forced_login_method": {
"enum": [
"chatgpt",
"api"
]
},
"mcp_oauth_credentials_store": {
"enum": [
"auto",
"file",
"keyring"
]
},
"mcp_oauth_callback_port": {
"type": "integer",
"minimum": 0,
"maximum": 65535
},
"mcp_oauth_callback_url": {
"type": "string"
},
"approvals_reviewer": {
"enum": [
"user",
"auto_review",
"guardian_subagent"
]
},
"auto_review": {
"type": "object",
"properties": {
"policy": {
"type": "string"
}
}
},
"default_permissions": {
"type": "string"
},
"permissions": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/codex/$defs/permissions"
}
},
"agents": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"max_depth": {
"type": "integer"
},
"max_threads": {
"type": "integer",
"minimum": 1
},
"max_concurrent_threads_per_session": {
"type": "integer",
"minimum": 1
},
"interrupt_message": {
"type": "boolean"
},
"job_max_runtime_seconds": {
"type": "integer",
"minimum": 0
},
"default_subagent_model": {
"type": "string"
},
"default_subagent_reasoning_effort": {
"type": "string"
}
},
"additionalProperties": {
"type": "object",
"properties": {
"description": {
"type": "string"
},
"config_file": {
"type": "string"
},
"nickname_candidates": {
"$ref": "#/$defs/codex/$defs/texts"
}
}
}
},
"apps": {
"type": "object",
"properties": {
"_default": {
"$ref": "#/$defs/codex/$defs/app"
}
},
"additionalProperties": {
"$ref": "#/$defs/codex/$defs/app"
}
},
"skills": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"include_instructions": {
"type": "boolean"
},
"max_context_tokens": {
"type": "integer",
"minimum": 1
},
"bundled": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
}
}
}
},
"config": {
"type": "array",
"items": {
"type": "object",
"required": [
"enabled"
],
"properties": {
"enabled": {
"type": "boolean"
},
"name": {
"type": "string"
},
"path": {
"type": "string"
}
}
}
}
}
}
},
"marketplaces": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"source_type": {
"enum": [
"git",
"local"
]
},
"source": {
"type": "string"
},
"ref": {
"type": "string"
},
"last_updated": {
"type": "string"
},
"sparse_paths": {
"$ref": "#/$defs/codex/$defs/texts"
}
}
}
},
"memories": {
"type": "object",
"properties": {
"use_memories": {
"type": "boolean"
},
"generate_memories": {
"type": "boolean"
},
"max_raw_memories_for_consolidation": {
"type": "integer",
"minimum": 1
}
}
},
"notice": {
"type": "object",
"properties": {
"hide_full_access_warning": {
"type": "boolean"
},
"hide_world_writable_warning": {
"type": "boolean"
},
"hide_rate_limit_model_nudge": {
"type": "boolean"
},
"model_migrations": {
"type": "object",
"additionalProperties": {
"type": "string"
}
}
}
},
"analytics": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
}
}
},
"feedback": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
}
}
},
"goals": {
"type": "object",
"properties": {
"max_goal_token_budget": {
"type": "integer",
"minimum": 1
}
}
},
"orchestrator": {
"type": "object",
"properties": {
"mcp": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
}
}
},
"skills": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
}
}
}
}
},
"windows": {
"type": "object",
"properties": {
"sandbox": {
"enum": [
"elevated",
"unelevated"
]
}
}
},
"ghost_snapshot": {
"type": "object",
"properties": {
"disable_warnings": {
"type": "boolean"
}
}
},
"tool_suggest": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object"
}
},
"model_auto_compact_token_limit_scope": {
"enum": [
"total",
"body_after_prefix"
]
},
"plan_mode_reasoning_effort": {
"type": "string"
},
"model_instructions_file": {
"type": "string"
},
"compact_prompt": {
"type": "string"
},
"model_catalog_json": {
"type": "string"
},
"service_tier": {
"type": "string"
},
"log_dir": {
"type": "string"
},
"sqlite_home": {
"type": "string"
},
"oss_provider": {
"type": "string"
},
"show_raw_agent_reasoning": {
"type": "boolean"
},
"disable_paste_burst": {
"type": "boolean"
},
"suppress_unstable_features_warning": {
"type": "boolean"
},
"include_environment_context": {
"type": "boolean"
},
"include_permissions_instructions": {
"type": "boolean"
},
"include_apps_instructions": {
"type": "boolean"
},
"experimental_use_unified_exec_tool": {
"type": "boolean"
},
"background_terminal_max_timeout": {
"type": "integer",
"minimum": 0
},
"tool_output_token_limit": {
"type": "integer",
"minimum": 0
},
"project_root_markers": {
"$ref": "#/$defs/codex/$defs/texts"
},
"forced_chatgpt_workspace_id": {
"type": [
"string",
"array"
],
"items": {
"type": "string"
}
},
"desktop": {
"type": "object"
}
},
"$defs": {
"approval": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"enum": [
"on-request",
"on-failure",
"never"
],
"x-help": "write \\"on-request\\" or \\"never\\"; \\"untrusted\\" was taken until 0.148"
},
"else": {
"type": "object",
"required": [
"granular"
],
"maxProperties": 1,
"x-label": "granular alone",
"properties": {
"granular": {
"type": "object",
"properties": {
"rules": {
"type": "boolean"
},
"mcp_elicitations": {
"type": "boolean"
},
"sandbox_approval": {
"type": "boolean"
},
"request_permissions": {
"type": "boolean"
},
"skill_approval": {
"type": "boolean"
}
},
"required": [
"sandbox_approval",
"rules",
"mcp_elicitations"
]
}
}
}
},
"approvalMode": {
"enum": [
"auto",
"prompt",
"writes",
"approve"
]
},
"app": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"destructive_enabled": {
"type": "boolean"
},
"open_world_enabled": {
"type": "boolean"
},
"default_tools_enabled": {
"type": "boolean"
},
"default_tools_approval_mode": {
"$ref": "#/$defs/codex/$defs/approvalMode"
},
"tools": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"approval_mode": {
"$ref": "#/$defs/codex/$defs/approvalMode"
}
}
}
}
}
}
},
"hooks": {
"type": "array",
"items": {
"type": "object",
"properties": {
"matcher": {
"type": "string"
},
"hooks": {
"type": "array",
"items": {
"$ref": "#/$defs/codex/$defs/hook"
}
}
}
}
},
"hook": {
"type": "object",
"required": [
"type"
],
"properties": {
"type": {
"enum": [
"command",
"mcp_tool",
"prompt",
"agent"
]
}
},
"allOf": [
{
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
"async": {
"type": "boolean"
},
"timeout": {
"type": "integer",
"minimum": 0
},
"statusMessage": {
"type": "string"
}
}
}
}
]
},
"permissions": {
"type": "object",
"properties": {
"description": {
"type": "string"
},
"extends": {
"type": "string"
},
"filesystem": {
"type": "object",
"properties": {
"glob_scan_max_depth": {
"type": "integer",
"minimum": 1
}
},
"additionalProperties": {
"type": [
"string",
"object"
],
"if": {
"type": "string"
},
"then": {
"$ref": "#/$defs/codex/$defs/access"
},
"else": {
"type": "object",
"additionalProperties": {
"$ref": "#/$defs/codex/$defs/access"
}
}
}
},
"network": {
"type": "object",
"properties": {
"enabled": {
"type": "boolean"
},
"mode": {
"enum": [
"limited",
"full"
]
},
"allow_local_binding": {
"type": "boolean"
},
"domains": {
"type": "object",
"additionalProperties": {
"enum": [
"allow",
"deny"
]
}
}
}
}
}
},
"access": {
"enum": [
"read",
"write",
"deny",
"none"
]
},
"texts": {
"type": "array",
"items": {
"type": "string"
}
}
}
},
"codex-server": {
"x-rule": "server-shape",
"type": "object",
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
"env_vars": {
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
"required": [
"name"
],
"properties": {
"name": {
"type": "string"
},
"source": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"local",
"remote"
]
}
}
}
}
},
"cwd": {
"type": "string",
"if": {
"type": "string"
},
"then": {
"minLength": 1,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"url": {
"type": "string"
},
"bearer_token_env_var": {
"type": "string",
"if": {
"type": "string"
},
"then": {
"minLength": 1,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"bearer_token": {
"x-by": "R:CDX",
"x-effect": "refuses-file",
"x-help": "put the token into a variable, and write its name as \\"bearer_token_env_var\\"",
"not": {}
},
"http_headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"env_http_headers": {
"type": "object",
"additionalProperties": {
"type": "string"
}
},
"http_headers_helper": {},
"oauth": {
"if": {
"const": []
},
"then": true,
"else": {
"type": "object",
"properties": {
"client_id": {
"type": "string"
},
"callback_port": {
"type": "integer",
"minimum": 0,
"maximum": 65535
}
}
}
},
"oauth_resource": {
"type": "string"
},
"auth": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"oauth",
"chatgpt",
"ema_auth"
]
},
"scopes": {
"type": "array",
"items": {
"type": "string"
}
},
"startup_timeout_sec": {
"type": "number",
"minimum": 0,
"exclusiveMaximum": 18446744073709552000,
"if": {
"type": "number",
"minimum": 0
},
"then": {
"type": "number",
"exclusiveMinimum": 0,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"startup_timeout_ms": {
"type": "integer",
"minimum": 0,
"if": {
"type": "integer",
"minimum": 0
},
"then": {
"type": "integer",
"exclusiveMinimum": 0,
"x-effect": "fails-server",
"x-by": "R:CDX"
}
},
"tool_timeout_sec": {
"type": "number",
"minimum": 0,
"exclusiveMaximum": 18446744073709552000
},
"enabled": {
"type": "boolean"
},
"required": {
"type": "boolean"
},
"supports_parallel_tool_calls": {
"type": "boolean"
},
"enabled_tools": {
"type": "array",
"items": {
"type": "string"
}
},
"disabled_tools": {
"type": "array",
"items": {
"type": "string"
}
},
"default_tools_approval_mode": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"auto",
"prompt",
"writes",
"approve"
]
},
"tools": {
"type": "object",
"additionalProperties": {
"type": "object",
"properties": {
"approval_mode": {
"x-effect": "refuses-file",
"x-by": "R:CDX",
"enum": [
"auto",
"prompt",
"writes",
"approve"
]
}
}
}
},
"omit_tools_from": {
"type": "array",
"items": {
"x-effect": "refuses-file",
"x-by": "L:CDX2",
"enum": [
"code_mode",
"deferred",
"direct"
]
}
},
"environment_id": {
"type": "string"
},
"name": {
"type": "string"
}
},
"if": {
"type": "object",
"required": [
"command"
]
},
"then": {
"type": "object",
"if": {
"type": "object",
"not": {
"required": [
"environment_id"
]
}
},
"then": {
"type": "object",
"properties": {
"env_vars": {
"type": "array",
"items": {
"type": [
"string",
"object"
],
"properties": {
"source": {
"if": {
"const": "remote"
},
"then": {
"x-effect": "fails-server",
"x-by": "R:CDX",
"x-help": "write \\"local\\", or leave it out",
"not": {}
}
}
}
}
}
}
},
"properties": {
"url": {
"x-rule": "transport-conflict",
"not": {}
},
"bearer_token_env_var": {
"x-rule": "field-other-transport",
"not": {}
},
"http_headers": {
"x-rule": "field-other-transport",
"not": {}
},
"env_http_headers": {
"x-rule": "field-other-transport",
"not": {}
},
"http_headers_helper": {
"x-rule": "field-other-transport",
"not": {}
},
"oauth": {
"x-rule": "field-other-transport",
"not": {}
},
"oauth_resource": {
"x-rule": "field-other-transport",
"not": {}
},
"auth": {
"x-rule": "field-other-transport",
"not": {}
}
}
},
"else": {
"type": "object",
"x-rule": "transport-missing",
"required": [
"url"
],
"if": {
"type": "object",
"required": [
"url"
]
},
"then": {
"type": "object",
"properties": {
"args": {
"x-rule": "field-other-transport",
"not": {}
},
"env": {
"x-rule": "field-other-transport",
"not": {}
},
"env_vars": {
"x-rule": "field-other-transport",
"not": {}
},
"cwd": {
"x-rule": "field-other-transport",
"not": {}
}
}
}
}
}
}
}`)};
let n={
type:`object`,
"x-rule":`root-shape`,
properties:{
mcp_servers:{
"x-rule":`root-shape`,
type:`object`,
additionalProperties:{
$ref:`#/$defs/codex-server`}},
model:{
type:`string`},
review_model:{
type:`string`},
model_reasoning_effort:{
type:`string`},
model_reasoning_summary:{
enum:[`auto`,`concise`,`detailed`,`none`]},
model_verbosity:{
enum:[`low`,`medium`,`high`]},
model_context_window:{
type:`integer`},
model_auto_compact_token_limit:{
type:`integer`},
approval_policy:{
$ref:`#/$defs/codex/$defs/approval`},
sandbox_mode:{
enum:[`read-only`,`workspace-write`,`danger-full-access`]},
sandbox_workspace_write:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
network_access:{
type:`boolean`},
writable_roots:{
$ref:`#/$defs/codex/$defs/texts`},
exclude_slash_tmp:{
type:`boolean`},
exclude_tmpdir_env_var:{
type:`boolean`}}}},
shell_environment_policy:{
type:`object`,
properties:{
inherit:{
enum:[`core`,`all`,`none`]},
ignore_default_excludes:{
type:`boolean`},
exclude:{
$ref:`#/$defs/codex/$defs/texts`},
include_only:{
$ref:`#/$defs/codex/$defs/texts`},
set:{
type:`object`,
additionalProperties:{
type:`string`}},
experimental_use_profile:{
type:`boolean`}}},
features:{
type:`object`,
additionalProperties:{
type:[`boolean`,`object`]}},
projects:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
trust_level:{
enum:[`trusted`,`untrusted`]}}}},
tools:{
type:`object`,
properties:{
web_search:{
type:[`boolean`,`object`],
properties:{
context_size:{
enum:[`low`,`medium`,`high`]},
allowed_domains:{
$ref:`#/$defs/codex/$defs/texts`},
location:{
type:`object`,
properties:{
country:{
type:`string`},
region:{
type:`string`},
city:{
type:`string`},
timezone:{
type:`string`}}}}}}},
tui:{
type:`object`,
properties:{
animations:{
type:`boolean`},
notifications:{
type:[`boolean`,`array`],
items:{
type:`string`}},
notification_method:{
enum:[`auto`,`osc9`,`bel`]},
notification_condition:{
enum:[`unfocused`,`always`]},
theme:{
type:`string`},
status_line:{
$ref:`#/$defs/codex/$defs/texts`},
show_tooltips:{
type:`boolean`},
alternate_screen:{
enum:[`auto`,`always`,`never`]},
keymap:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
global:{
type:`object`}}}}}},
history:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
persistence:{
enum:[`save-all`,`none`]},
max_bytes:{
type:`integer`,
minimum:0}}}},
hooks:{
type:`object`,
properties:{
PreToolUse:{
$ref:`#/$defs/codex/$defs/hooks`},
PermissionRequest:{
$ref:`#/$defs/codex/$defs/hooks`},
PostToolUse:{
$ref:`#/$defs/codex/$defs/hooks`},
PreCompact:{
$ref:`#/$defs/codex/$defs/hooks`},
PostCompact:{
$ref:`#/$defs/codex/$defs/hooks`},
SessionStart:{
$ref:`#/$defs/codex/$defs/hooks`},
SessionEnd:{
$ref:`#/$defs/codex/$defs/hooks`},
UserPromptSubmit:{
$ref:`#/$defs/codex/$defs/hooks`},
SubagentStart:{
$ref:`#/$defs/codex/$defs/hooks`},
SubagentStop:{
$ref:`#/$defs/codex/$defs/hooks`},
Stop:{
$ref:`#/$defs/codex/$defs/hooks`}}},
plugins:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
mcp_servers:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
enabled_tools:{
$ref:`#/$defs/codex/$defs/texts`},
disabled_tools:{
$ref:`#/$defs/codex/$defs/texts`},
default_tools_approval_mode:{
$ref:`#/$defs/codex/$defs/approvalMode`}}}}}}},
instructions:{
type:`string`},
developer_instructions:{
type:`string`},
personality:{
enum:[`none`,`friendly`,`pragmatic`]},
file_opener:{
enum:[`vscode`,`vscode-insiders`,`windsurf`,`cursor`,`none`]},
web_search:{
enum:[`disabled`,`cached`,`indexed`,`live`]},
hide_agent_reasoning:{
type:`boolean`},
check_for_update_on_startup:{
type:`boolean`},
allow_login_shell:{
type:`boolean`},
project_doc_max_bytes:{
type:`integer`,
minimum:0},
project_doc_fallback_filenames:{
$ref:`#/$defs/codex/$defs/texts`},
cli_auth_credentials_store:{
enum:[`file`,`keyring`,`auto`,`ephemeral`]},
forced_login_method:{
enum:[`chatgpt`,`api`]},
mcp_oauth_credentials_store:{
enum:[`auto`,`file`,`keyring`]},
mcp_oauth_callback_port:{
type:`integer`,
minimum:0,
maximum:65535},
mcp_oauth_callback_url:{
type:`string`},
approvals_reviewer:{
enum:[`user`,`auto_review`,`guardian_subagent`]},
auto_review:{
type:`object`,
properties:{
policy:{
type:`string`}}},
default_permissions:{
type:`string`},
permissions:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/codex/$defs/permissions`}},
agents:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
max_depth:{
type:`integer`},
max_threads:{
type:`integer`,
minimum:1},
max_concurrent_threads_per_session:{
type:`integer`,
minimum:1},
interrupt_message:{
type:`boolean`},
job_max_runtime_seconds:{
type:`integer`,
minimum:0},
default_subagent_model:{
type:`string`},
default_subagent_reasoning_effort:{
type:`string`}},
additionalProperties:{
type:`object`,
properties:{
description:{
type:`string`},
config_file:{
type:`string`},
nickname_candidates:{
$ref:`#/$defs/codex/$defs/texts`}}}},
apps:{
type:`object`,
properties:{
_default:{
$ref:`#/$defs/codex/$defs/app`}},
additionalProperties:{
$ref:`#/$defs/codex/$defs/app`}},
skills:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
include_instructions:{
type:`boolean`},
max_context_tokens:{
type:`integer`,
minimum:1},
bundled:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
enabled:{
type:`boolean`}}}},
config:{
type:`array`,
items:{
type:`object`,
required:[`enabled`],
properties:{
enabled:{
type:`boolean`},
name:{
type:`string`},
path:{
type:`string`}}}}}}},
marketplaces:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
source_type:{
enum:[`git`,`local`]},
source:{
type:`string`},
ref:{
type:`string`},
last_updated:{
type:`string`},
sparse_paths:{
$ref:`#/$defs/codex/$defs/texts`}}}},
memories:{
type:`object`,
properties:{
use_memories:{
type:`boolean`},
generate_memories:{
type:`boolean`},
max_raw_memories_for_consolidation:{
type:`integer`,
minimum:1}}},
notice:{
type:`object`,
properties:{
hide_full_access_warning:{
type:`boolean`},
hide_world_writable_warning:{
type:`boolean`},
hide_rate_limit_model_nudge:{
type:`boolean`},
model_migrations:{
type:`object`,
additionalProperties:{
type:`string`}}}},
analytics:{
type:`object`,
properties:{
enabled:{
type:`boolean`}}},
feedback:{
type:`object`,
properties:{
enabled:{
type:`boolean`}}},
goals:{
type:`object`,
properties:{
max_goal_token_budget:{
type:`integer`,
minimum:1}}},
orchestrator:{
type:`object`,
properties:{
mcp:{
type:`object`,
properties:{
enabled:{
type:`boolean`}}},
skills:{
type:`object`,
properties:{
enabled:{
type:`boolean`}}}}},
windows:{
type:`object`,
properties:{
sandbox:{
enum:[`elevated`,`unelevated`]}}},
ghost_snapshot:{
type:`object`,
properties:{
disable_warnings:{
type:`boolean`}}},
tool_suggest:{
if:{
const:[]},
then:!0,
else:{
type:`object`}},
model_auto_compact_token_limit_scope:{
enum:[`total`,`body_after_prefix`]},
plan_mode_reasoning_effort:{
type:`string`},
model_instructions_file:{
type:`string`},
compact_prompt:{
type:`string`},
model_catalog_json:{
type:`string`},
service_tier:{
type:`string`},
log_dir:{
type:`string`},
sqlite_home:{
type:`string`},
oss_provider:{
type:`string`},
show_raw_agent_reasoning:{
type:`boolean`},
disable_paste_burst:{
type:`boolean`},
suppress_unstable_features_warning:{
type:`boolean`},
include_environment_context:{
type:`boolean`},
include_permissions_instructions:{
type:`boolean`},
include_apps_instructions:{
type:`boolean`},
experimental_use_unified_exec_tool:{
type:`boolean`},
background_terminal_max_timeout:{
type:`integer`,
minimum:0},
tool_output_token_limit:{
type:`integer`,
minimum:0},
project_root_markers:{
$ref:`#/$defs/codex/$defs/texts`},
forced_chatgpt_workspace_id:{
type:[`string`,`array`],
items:{
type:`string`}},
desktop:{
type:`object`}},
$defs:{
approval:{
type:[`string`,`object`],
if:{
type:`string`},
then:{
enum:[`on-request`,`on-failure`,`never`],
"x-help":`write "on-request" or "never"; "untrusted" was taken until 0.148`},
else:{
type:`object`,
required:[`granular`],
maxProperties:1,
"x-label":`granular alone`,
properties:{
granular:{
type:`object`,
properties:{
rules:{
type:`boolean`},
mcp_elicitations:{
type:`boolean`},
sandbox_approval:{
type:`boolean`},
request_permissions:{
type:`boolean`},
skill_approval:{
type:`boolean`}},
required:[`sandbox_approval`,`rules`,`mcp_elicitations`]}}}},
approvalMode:{
enum:[`auto`,`prompt`,`writes`,`approve`]},
app:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
destructive_enabled:{
type:`boolean`},
open_world_enabled:{
type:`boolean`},
default_tools_enabled:{
type:`boolean`},
default_tools_approval_mode:{
$ref:`#/$defs/codex/$defs/approvalMode`},
tools:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
approval_mode:{
$ref:`#/$defs/codex/$defs/approvalMode`}}}}}}},
hooks:{
type:`array`,
items:{
type:`object`,
properties:{
matcher:{
type:`string`},
hooks:{
type:`array`,
items:{
$ref:`#/$defs/codex/$defs/hook`}}}}},
hook:{
type:`object`,
required:[`type`],
properties:{
type:{
enum:[`command`,`mcp_tool`,`prompt`,`agent`]}},
allOf:[{
if:{
type:`object`,
properties:{
type:{
const:`command`}}},
then:{
type:`object`,
required:[`command`],
properties:{
command:{
type:`string`},
async:{
type:`boolean`},
timeout:{
type:`integer`,
minimum:0},
statusMessage:{
type:`string`}}}}]},
permissions:{
type:`object`,
properties:{
description:{
type:`string`},
extends:{
type:`string`},
filesystem:{
type:`object`,
properties:{
glob_scan_max_depth:{
type:`integer`,
minimum:1}},
additionalProperties:{
type:[`string`,`object`],
if:{
type:`string`},
then:{
$ref:`#/$defs/codex/$defs/access`},
else:{
type:`object`,
additionalProperties:{
$ref:`#/$defs/codex/$defs/access`}}}},
network:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
mode:{
enum:[`limited`,`full`]},
allow_local_binding:{
type:`boolean`},
domains:{
type:`object`,
additionalProperties:{
enum:[`allow`,`deny`]}}}}}},
access:{
enum:[`read`,`write`,`deny`,`none`]},
texts:{
type:`array`,
items:{
type:`string`}}}};
let r=Object.prototype.hasOwnProperty;
let i=w;
let a={
"x-rule":`server-shape`,
type:`object`,
properties:{
command:{
type:`string`},
args:{
type:`array`,
items:{
type:`string`}},
env:{
type:`object`,
additionalProperties:{
type:`string`}},
env_vars:{
type:`array`,
items:{
type:[`string`,`object`],
if:{
type:`object`},
then:{
type:`object`,
required:[`name`],
properties:{
name:{
type:`string`},
source:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`local`,`remote`]}}}}},
cwd:{
type:`string`,
if:{
type:`string`},
then:{
minLength:1,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
url:{
type:`string`},
bearer_token_env_var:{
type:`string`,
if:{
type:`string`},
then:{
minLength:1,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
bearer_token:{
"x-by":`R:CDX`,
"x-effect":`refuses-file`,
"x-help":`put the token into a variable, and write its name as "bearer_token_env_var"`,
not:{}},
http_headers:{
type:`object`,
additionalProperties:{
type:`string`}},
env_http_headers:{
type:`object`,
additionalProperties:{
type:`string`}},
http_headers_helper:{},
oauth:{
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
client_id:{
type:`string`},
callback_port:{
type:`integer`,
minimum:0,
maximum:65535}}}},
oauth_resource:{
type:`string`},
auth:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`oauth`,`chatgpt`,`ema_auth`]},
scopes:{
type:`array`,
items:{
type:`string`}},
startup_timeout_sec:{
type:`number`,
minimum:0,
exclusiveMaximum:0x10000000000000000,
if:{
type:`number`,
minimum:0},
then:{
type:`number`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
startup_timeout_ms:{
type:`integer`,
minimum:0,
if:{
type:`integer`,
minimum:0},
then:{
type:`integer`,
exclusiveMinimum:0,
"x-effect":`fails-server`,
"x-by":`R:CDX`}},
tool_timeout_sec:{
type:`number`,
minimum:0,
exclusiveMaximum:0x10000000000000000},
enabled:{
type:`boolean`},
required:{
type:`boolean`},
supports_parallel_tool_calls:{
type:`boolean`},
enabled_tools:{
type:`array`,
items:{
type:`string`}},
disabled_tools:{
type:`array`,
items:{
type:`string`}},
default_tools_approval_mode:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`auto`,`prompt`,`writes`,`approve`]},
tools:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
approval_mode:{
"x-effect":`refuses-file`,
"x-by":`R:CDX`,
enum:[`auto`,`prompt`,`writes`,`approve`]}}}},
omit_tools_from:{
type:`array`,
items:{
"x-effect":`refuses-file`,
"x-by":`L:CDX2`,
enum:[`code_mode`,`deferred`,`direct`]}},
environment_id:{
type:`string`},
name:{
type:`string`}},
if:{
type:`object`,
required:[`command`]},
then:{
type:`object`,
if:{
type:`object`,
not:{
required:[`environment_id`]}},
then:{
type:`object`,
properties:{
env_vars:{
type:`array`,
items:{
type:[`string`,`object`],
properties:{
source:{
if:{
const:`remote`},
then:{
"x-effect":`fails-server`,
"x-by":`R:CDX`,
"x-help":`write "local", or leave it out`,
not:{}}}}}}}},
properties:{
url:{
"x-rule":`transport-conflict`,
not:{}},
bearer_token_env_var:{
"x-rule":`field-other-transport`,
not:{}},
http_headers:{
"x-rule":`field-other-transport`,
not:{}},
env_http_headers:{
"x-rule":`field-other-transport`,
not:{}},
http_headers_helper:{
"x-rule":`field-other-transport`,
not:{}},
oauth:{
"x-rule":`field-other-transport`,
not:{}},
oauth_resource:{
"x-rule":`field-other-transport`,
not:{}},
auth:{
"x-rule":`field-other-transport`,
not:{}}}},
else:{
type:`object`,
"x-rule":`transport-missing`,
required:[`url`],
if:{
type:`object`,
required:[`url`]},
then:{
type:`object`,
properties:{
args:{
"x-rule":`field-other-transport`,
not:{}},
env:{
"x-rule":`field-other-transport`,
not:{}},
env_vars:{
"x-rule":`field-other-transport`,
not:{}},
cwd:{
"x-rule":`field-other-transport`,
not:{}}}}}};
let o=D;
function s(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:c,
rootData:l=e,
dynamicAnchors:u={}}={}){
let d=null;
let f=0;
let p=f;
let m=!0;
let h=f;
if(f===h){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
d=C(d,{});
f++}}else{
d=C(d,{});
f++}}
var g=h===f;
f=p;
d!==null&&(p?d.length=Math.min(d.length,p):d=null);
let _;
if(g){
let n=f;
let i=f;
let a=!0;
let o=f;
if(!e||typeof e!=`object`||Array.isArray(e)){
d=C(d,{});
f++}
let s=f;
let c=f;
if(e&&typeof e==`object`&&!Array.isArray(e)&&(e.environment_id===void 0||!r.call(e,`environment_id`))){
d=C(d,{});
f++}
if(c===f){
d=C(d,{});
f++}else{
f=s;
d!==null&&(s?d.length=Math.min(d.length,s):d=null)}
var v=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(v){
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let n=e.env_vars;
if(Array.isArray(n)){
let e=n.length;
for(
let i=0;i<e;i++){
let e=n[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
d=T(d,t+`/env_vars/`+i,`#/$defs/codex-server/then/then/properties/env_vars/items/type`);
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)&&e.source!==void 0&&r.call(e,`source`)){
let n=f;
let r=!0;
let a=f;
if(e.source!==`remote`){
d=C(d,{});
f++}
var y=a===f;
f=n;
d!==null&&(n?d.length=Math.min(d.length,n):d=null);
if(y){
let e=f;
d=T(d,t+`/env_vars/`+i+`/source`,`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/then/not`);
f++;
var y=e===f;
r=y}
if(!r){
d=T(d,t+`/env_vars/`+i+`/source`,`#/$defs/codex-server/then/then/properties/env_vars/items/properties/source/if`,{
failingKeyword:`then`});
f++}}}}else{
d=T(d,t+`/env_vars`,`#/$defs/codex-server/then/then/properties/env_vars/type`);
f++}}}else{
d=C(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/then/type`,
keyword:`type`,
params:{}});
f++}
var v=n===f;
a=v;
if(a){
var b={};
b.env_vars=!0}}
if(!a){
d=C(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.url=!0;
b.bearer_token_env_var=!0;
b.http_headers=!0;
b.env_http_headers=!0;
b.http_headers_helper=!0;
b.oauth=!0;
b.oauth_resource=!0;
b.auth=!0}
if(e.url!==void 0&&r.call(e,`url`)){
d=T(d,t+`/url`,`#/$defs/codex-server/then/properties/url/not`);
f++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
d=T(d,t+`/bearer_token_env_var`,`#/$defs/codex-server/then/properties/bearer_token_env_var/not`);
f++}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
d=T(d,t+`/http_headers`,`#/$defs/codex-server/then/properties/http_headers/not`);
f++}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
d=T(d,t+`/env_http_headers`,`#/$defs/codex-server/then/properties/env_http_headers/not`);
f++}
if(e.http_headers_helper!==void 0&&r.call(e,`http_headers_helper`)){
d=T(d,t+`/http_headers_helper`,`#/$defs/codex-server/then/properties/http_headers_helper/not`);
f++}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
d=T(d,t+`/oauth`,`#/$defs/codex-server/then/properties/oauth/not`);
f++}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)){
d=T(d,t+`/oauth_resource`,`#/$defs/codex-server/then/properties/oauth_resource/not`);
f++}
if(e.auth!==void 0&&r.call(e,`auth`)){
d=T(d,t+`/auth`,`#/$defs/codex-server/then/properties/auth/not`);
f++}}else{
d=C(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/then/type`,
keyword:`type`,
params:{}});
f++}
var g=n===f;
m=g;
_=`then`}else{
let n=f;
let i=f;
let a=!0;
let o=f;
if(f===o){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
d=C(d,{});
f++}}else{
d=C(d,{});
f++}}
var x=o===f;
f=i;
d!==null&&(i?d.length=Math.min(d.length,i):d=null);
if(x){
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.args!==void 0&&r.call(e,`args`)){
d=T(d,t+`/args`,`#/$defs/codex-server/else/then/properties/args/not`);
f++}
if(e.env!==void 0&&r.call(e,`env`)){
d=T(d,t+`/env`,`#/$defs/codex-server/else/then/properties/env/not`);
f++}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
d=T(d,t+`/env_vars`,`#/$defs/codex-server/else/then/properties/env_vars/not`);
f++}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
d=T(d,t+`/cwd`,`#/$defs/codex-server/else/then/properties/cwd/not`);
f++}}else{
d=C(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/then/type`,
keyword:`type`,
params:{}});
f++}
var x=n===f;
a=x;
if(a){
var S={};
S.args=!0;
S.env=!0;
S.env_vars=!0;
S.cwd=!0}}
if(!a){
d=C(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.url===void 0||!r.call(e,`url`)){
d=C(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/required`,
keyword:`required`,
params:{
missingProperty:`url`}});
f++}}else{
d=C(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/else/type`,
keyword:`type`,
params:{}});
f++}
var g=n===f;
m=g;
if(m&&b!==!0&&S!==void 0){
if(S===!0)
b=!0;else{
b||={};
Object.assign(b,S)}}
_=`else`}
if(!m){
d=C(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/if`,
keyword:`if`,
params:{
failingKeyword:_}});
f++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(b!==!0){
b||={};
b.command=!0;
b.args=!0;
b.env=!0;
b.env_vars=!0;
b.cwd=!0;
b.url=!0;
b.bearer_token_env_var=!0;
b.bearer_token=!0;
b.http_headers=!0;
b.env_http_headers=!0;
b.http_headers_helper=!0;
b.oauth=!0;
b.oauth_resource=!0;
b.auth=!0;
b.scopes=!0;
b.startup_timeout_sec=!0;
b.startup_timeout_ms=!0;
b.tool_timeout_sec=!0;
b.enabled=!0;
b.required=!0;
b.supports_parallel_tool_calls=!0;
b.enabled_tools=!0;
b.disabled_tools=!0;
b.default_tools_approval_mode=!0;
b.tools=!0;
b.omit_tools_from=!0;
b.environment_id=!0;
b.name=!0}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
d=T(d,t+`/command`,`#/$defs/codex-server/properties/command/type`);
f++}
if(e.args!==void 0&&r.call(e,`args`)){
let n=e.args;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=T(d,t+`/args/`+r,`#/$defs/codex-server/properties/args/items/type`);
f++}}else{
d=T(d,t+`/args`,`#/$defs/codex-server/properties/args/type`);
f++}}
if(e.env!==void 0&&r.call(e,`env`)){
let n=e.env;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=T(d,t+`/env/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/env/additionalProperties/type`);
f++}}else{
d=T(d,t+`/env`,`#/$defs/codex-server/properties/env/type`);
f++}}
if(e.env_vars!==void 0&&r.call(e,`env_vars`)){
let n=e.env_vars;
if(Array.isArray(n)){
let e=n.length;
for(
let i=0;i<e;i++){
let e=n[i];
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
d=T(d,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/type`);
f++}
let a=f;
let o=!0;
let s=f;
if(!e||typeof e!=`object`||Array.isArray(e)){
d=C(d,{});
f++}
var w=s===f;
f=a;
d!==null&&(a?d.length=Math.min(d.length,a):d=null);
if(w){
let n=f;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!r.call(e,`name`)){
d=T(d,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/then/required`,{
missingProperty:`name`});
f++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
d=T(d,t+`/env_vars/`+i+`/name`,`#/$defs/codex-server/properties/env_vars/items/then/properties/name/type`);
f++}
if(e.source!==void 0&&r.call(e,`source`)){
let n=e.source;
if(n!==`local`&&n!==`remote`){
d=T(d,t+`/env_vars/`+i+`/source`,`#/$defs/codex-server/properties/env_vars/items/then/properties/source/enum`);
f++}}}else{
d=T(d,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/then/type`);
f++}
var w=n===f;
o=w;
if(o){
var E={};
E.name=!0;
E.source=!0}}
if(!o){
d=T(d,t+`/env_vars/`+i,`#/$defs/codex-server/properties/env_vars/items/if`,{
failingKeyword:`then`});
f++}}}else{
d=T(d,t+`/env_vars`,`#/$defs/codex-server/properties/env_vars/type`);
f++}}
if(e.cwd!==void 0&&r.call(e,`cwd`)){
let n=e.cwd;
if(typeof n!=`string`){
d=T(d,t+`/cwd`,`#/$defs/codex-server/properties/cwd/type`);
f++}
let r=f;
let i=!0;
let a=f;
if(typeof n!=`string`){
d=C(d,{});
f++}
var D=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(D){
let e=f;
if(typeof n==`string`&&o(n)<1){
d=T(d,t+`/cwd`,`#/$defs/codex-server/properties/cwd/then/minLength`,{
limit:1});
f++}
var D=e===f;
i=D}
if(!i){
d=T(d,t+`/cwd`,`#/$defs/codex-server/properties/cwd/if`,{
failingKeyword:`then`});
f++}}
if(e.url!==void 0&&r.call(e,`url`)&&typeof e.url!=`string`){
d=T(d,t+`/url`,`#/$defs/codex-server/properties/url/type`);
f++}
if(e.bearer_token_env_var!==void 0&&r.call(e,`bearer_token_env_var`)){
let n=e.bearer_token_env_var;
if(typeof n!=`string`){
d=T(d,t+`/bearer_token_env_var`,`#/$defs/codex-server/properties/bearer_token_env_var/type`);
f++}
let r=f;
let i=!0;
let a=f;
if(typeof n!=`string`){
d=C(d,{});
f++}
var O=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(O){
let e=f;
if(typeof n==`string`&&o(n)<1){
d=T(d,t+`/bearer_token_env_var`,`#/$defs/codex-server/properties/bearer_token_env_var/then/minLength`,{
limit:1});
f++}
var O=e===f;
i=O}
if(!i){
d=T(d,t+`/bearer_token_env_var`,`#/$defs/codex-server/properties/bearer_token_env_var/if`,{
failingKeyword:`then`});
f++}}
if(e.bearer_token!==void 0&&r.call(e,`bearer_token`)){
d=T(d,t+`/bearer_token`,`#/$defs/codex-server/properties/bearer_token/not`);
f++}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
let n=e.http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=T(d,t+`/http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/http_headers/additionalProperties/type`);
f++}}else{
d=T(d,t+`/http_headers`,`#/$defs/codex-server/properties/http_headers/type`);
f++}}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
let n=e.env_http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
d=T(d,t+`/env_http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/env_http_headers/additionalProperties/type`);
f++}}else{
d=T(d,t+`/env_http_headers`,`#/$defs/codex-server/properties/env_http_headers/type`);
f++}}
if(e.oauth!==void 0&&r.call(e,`oauth`)){
let n=e.oauth;
let o=f;
let s=!0;
let c=f;
if(!i(n,a.properties.oauth.if.const)){
d=C(d,{});
f++}
var k=c===f;
f=o;
d!==null&&(o?d.length=Math.min(d.length,o):d=null);
if(!k){
let e=f;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.client_id!==void 0&&r.call(n,`client_id`)&&typeof n.client_id!=`string`){
d=T(d,t+`/oauth/client_id`,`#/$defs/codex-server/properties/oauth/else/properties/client_id/type`);
f++}
if(n.callback_port!==void 0&&r.call(n,`callback_port`)){
let e=n.callback_port;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
d=T(d,t+`/oauth/callback_port`,`#/$defs/codex-server/properties/oauth/else/properties/callback_port/type`);
f++}
if(typeof e==`number`&&isFinite(e)){
if(e>65535||isNaN(e)){
d=T(d,t+`/oauth/callback_port`,`#/$defs/codex-server/properties/oauth/else/properties/callback_port/maximum`,{
comparison:`<=`,
limit:65535});
f++}
if(e<0||isNaN(e)){
d=T(d,t+`/oauth/callback_port`,`#/$defs/codex-server/properties/oauth/else/properties/callback_port/minimum`,{
comparison:`>=`,
limit:0});
f++}}}}else{
d=T(d,t+`/oauth`,`#/$defs/codex-server/properties/oauth/else/type`);
f++}
var k=e===f;
s=k;
if(s){
var A={};
A.client_id=!0;
A.callback_port=!0}}
if(!s){
d=T(d,t+`/oauth`,`#/$defs/codex-server/properties/oauth/if`,{
failingKeyword:`else`});
f++}}
if(e.oauth_resource!==void 0&&r.call(e,`oauth_resource`)&&typeof e.oauth_resource!=`string`){
d=T(d,t+`/oauth_resource`,`#/$defs/codex-server/properties/oauth_resource/type`);
f++}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if(n!==`oauth`&&n!==`chatgpt`&&n!==`ema_auth`){
d=T(d,t+`/auth`,`#/$defs/codex-server/properties/auth/enum`);
f++}}
if(e.scopes!==void 0&&r.call(e,`scopes`)){
let n=e.scopes;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=T(d,t+`/scopes/`+r,`#/$defs/codex-server/properties/scopes/items/type`);
f++}}else{
d=T(d,t+`/scopes`,`#/$defs/codex-server/properties/scopes/type`);
f++}}
if(e.startup_timeout_sec!==void 0&&r.call(e,`startup_timeout_sec`)){
let n=e.startup_timeout_sec;
let r=f;
let i=!0;
let a=f;
if(f===a){
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
d=C(d,{});
f++}}else{
d=C(d,{});
f++}}
var j=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(j){
let e=f;
if(typeof n==`number`&&isFinite(n)){
if(n<=0||isNaN(n)){
d=T(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
f++}}else{
d=T(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/then/type`);
f++}
var j=e===f;
i=j}
if(!i){
d=T(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/if`,{
failingKeyword:`then`});
f++}
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
d=T(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
f++}
if(n>=0x10000000000000000||isNaN(n)){
d=T(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
f++}}else{
d=T(d,t+`/startup_timeout_sec`,`#/$defs/codex-server/properties/startup_timeout_sec/type`);
f++}}
if(e.startup_timeout_ms!==void 0&&r.call(e,`startup_timeout_ms`)){
let n=e.startup_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=T(d,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/type`);
f++}
let r=f;
let i=!0;
let a=f;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=C(d,{});
f++}
if(f===a&&typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
d=C(d,{});
f++}
var M=a===f;
f=r;
d!==null&&(r?d.length=Math.min(d.length,r):d=null);
if(M){
let e=f;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
d=T(d,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/then/type`);
f++}
if(typeof n==`number`&&isFinite(n)&&(n<=0||isNaN(n))){
d=T(d,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/then/exclusiveMinimum`,{
comparison:`>`,
limit:0});
f++}
var M=e===f;
i=M}
if(!i){
d=T(d,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/if`,{
failingKeyword:`then`});
f++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
d=T(d,t+`/startup_timeout_ms`,`#/$defs/codex-server/properties/startup_timeout_ms/minimum`,{
comparison:`>=`,
limit:0});
f++}}
if(e.tool_timeout_sec!==void 0&&r.call(e,`tool_timeout_sec`)){
let n=e.tool_timeout_sec;
if(typeof n==`number`&&isFinite(n)){
if(n<0||isNaN(n)){
d=T(d,t+`/tool_timeout_sec`,`#/$defs/codex-server/properties/tool_timeout_sec/minimum`,{
comparison:`>=`,
limit:0});
f++}
if(n>=0x10000000000000000||isNaN(n)){
d=T(d,t+`/tool_timeout_sec`,`#/$defs/codex-server/properties/tool_timeout_sec/exclusiveMaximum`,{
comparison:`<`,
limit:0x10000000000000000});
f++}}else{
d=T(d,t+`/tool_timeout_sec`,`#/$defs/codex-server/properties/tool_timeout_sec/type`);
f++}}
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
d=T(d,t+`/enabled`,`#/$defs/codex-server/properties/enabled/type`);
f++}
if(e.required!==void 0&&r.call(e,`required`)&&typeof e.required!=`boolean`){
d=T(d,t+`/required`,`#/$defs/codex-server/properties/required/type`);
f++}
if(e.supports_parallel_tool_calls!==void 0&&r.call(e,`supports_parallel_tool_calls`)&&typeof e.supports_parallel_tool_calls!=`boolean`){
d=T(d,t+`/supports_parallel_tool_calls`,`#/$defs/codex-server/properties/supports_parallel_tool_calls/type`);
f++}
if(e.enabled_tools!==void 0&&r.call(e,`enabled_tools`)){
let n=e.enabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=T(d,t+`/enabled_tools/`+r,`#/$defs/codex-server/properties/enabled_tools/items/type`);
f++}}else{
d=T(d,t+`/enabled_tools`,`#/$defs/codex-server/properties/enabled_tools/type`);
f++}}
if(e.disabled_tools!==void 0&&r.call(e,`disabled_tools`)){
let n=e.disabled_tools;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
d=T(d,t+`/disabled_tools/`+r,`#/$defs/codex-server/properties/disabled_tools/items/type`);
f++}}else{
d=T(d,t+`/disabled_tools`,`#/$defs/codex-server/properties/disabled_tools/type`);
f++}}
if(e.default_tools_approval_mode!==void 0&&r.call(e,`default_tools_approval_mode`)){
let n=e.default_tools_approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
d=T(d,t+`/default_tools_approval_mode`,`#/$defs/codex-server/properties/default_tools_approval_mode/enum`);
f++}}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.approval_mode!==void 0&&r.call(i,`approval_mode`)){
let n=i.approval_mode;
if(n!==`auto`&&n!==`prompt`&&n!==`writes`&&n!==`approve`){
d=T(d,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_mode`,`#/$defs/codex-server/properties/tools/additionalProperties/properties/approval_mode/enum`);
f++}}}else{
d=T(d,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex-server/properties/tools/additionalProperties/type`);
f++}}else{
d=T(d,t+`/tools`,`#/$defs/codex-server/properties/tools/type`);
f++}}
if(e.omit_tools_from!==void 0&&r.call(e,`omit_tools_from`)){
let n=e.omit_tools_from;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++){
let e=n[r];
if(e!==`code_mode`&&e!==`deferred`&&e!==`direct`){
d=T(d,t+`/omit_tools_from/`+r,`#/$defs/codex-server/properties/omit_tools_from/items/enum`);
f++}}}else{
d=T(d,t+`/omit_tools_from`,`#/$defs/codex-server/properties/omit_tools_from/type`);
f++}}
if(e.environment_id!==void 0&&r.call(e,`environment_id`)&&typeof e.environment_id!=`string`){
d=T(d,t+`/environment_id`,`#/$defs/codex-server/properties/environment_id/type`);
f++}
if(e.name!==void 0&&r.call(e,`name`)&&typeof e.name!=`string`){
d=T(d,t+`/name`,`#/$defs/codex-server/properties/name/type`);
f++}}else{
d=C(d,{
instancePath:t,
schemaPath:`#/$defs/codex-server/type`,
keyword:`type`,
params:{}});
f++}
s.errors=d;
return f===0}
function c(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/approval/type`,
keyword:`type`,
params:{}});
l++}
let u=l;
let d=!0;
let f=l;
if(typeof e!=`string`){
s=C(s,{});
l++}
var p=f===l;
l=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
let m;
if(p){
let n=l;
if(e!==`on-request`&&e!==`on-failure`&&e!==`never`){
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/approval/then/enum`,
keyword:`enum`,
params:{}});
l++}
var p=n===l;
d=p;
m=`then`}else{
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(Object.keys(e).length>1){
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/approval/else/maxProperties`,
keyword:`maxProperties`,
params:{
limit:1}});
l++}
if(e.granular===void 0||!r.call(e,`granular`)){
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/approval/else/required`,
keyword:`required`,
params:{
missingProperty:`granular`}});
l++}
if(e.granular!==void 0&&r.call(e,`granular`)){
let n=e.granular;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.sandbox_approval===void 0||!r.call(n,`sandbox_approval`)){
s=T(s,t+`/granular`,`#/$defs/codex/$defs/approval/else/properties/granular/required`,{
missingProperty:`sandbox_approval`});
l++}
if(n.rules===void 0||!r.call(n,`rules`)){
s=T(s,t+`/granular`,`#/$defs/codex/$defs/approval/else/properties/granular/required`,{
missingProperty:`rules`});
l++}
if(n.mcp_elicitations===void 0||!r.call(n,`mcp_elicitations`)){
s=T(s,t+`/granular`,`#/$defs/codex/$defs/approval/else/properties/granular/required`,{
missingProperty:`mcp_elicitations`});
l++}
if(n.rules!==void 0&&r.call(n,`rules`)&&typeof n.rules!=`boolean`){
s=T(s,t+`/granular/rules`,`#/$defs/codex/$defs/approval/else/properties/granular/properties/rules/type`);
l++}
if(n.mcp_elicitations!==void 0&&r.call(n,`mcp_elicitations`)&&typeof n.mcp_elicitations!=`boolean`){
s=T(s,t+`/granular/mcp_elicitations`,`#/$defs/codex/$defs/approval/else/properties/granular/properties/mcp_elicitations/type`);
l++}
if(n.sandbox_approval!==void 0&&r.call(n,`sandbox_approval`)&&typeof n.sandbox_approval!=`boolean`){
s=T(s,t+`/granular/sandbox_approval`,`#/$defs/codex/$defs/approval/else/properties/granular/properties/sandbox_approval/type`);
l++}
if(n.request_permissions!==void 0&&r.call(n,`request_permissions`)&&typeof n.request_permissions!=`boolean`){
s=T(s,t+`/granular/request_permissions`,`#/$defs/codex/$defs/approval/else/properties/granular/properties/request_permissions/type`);
l++}
if(n.skill_approval!==void 0&&r.call(n,`skill_approval`)&&typeof n.skill_approval!=`boolean`){
s=T(s,t+`/granular/skill_approval`,`#/$defs/codex/$defs/approval/else/properties/granular/properties/skill_approval/type`);
l++}}else{
s=T(s,t+`/granular`,`#/$defs/codex/$defs/approval/else/properties/granular/type`);
l++}}}else{
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/approval/else/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
if(d){
var h={};
h.granular=!0}
m=`else`}
if(!d){
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/approval/if`,
keyword:`if`,
params:{
failingKeyword:m}});
l++}
c.errors=s;
return l===0}
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
o=T(o,t+`/`+r,`#/$defs/codex/$defs/texts/items/type`);
s++}}else{
o=C(o,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/texts/type`,
keyword:`type`,
params:{}});
s++}
l.errors=o;
return s===0}
function u(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
let l=c;
let d=!0;
let f=c;
if(c===f){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type!==void 0&&r.call(e,`type`)&&e.type!==`command`){
s=C(s,{});
c++}}else{
s=C(s,{});
c++}}
var p=f===c;
c=l;
s!==null&&(l?s.length=Math.min(s.length,l):s=null);
if(p){
let n=c;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.command===void 0||!r.call(e,`command`)){
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/hook/allOf/0/then/required`,
keyword:`required`,
params:{
missingProperty:`command`}});
c++}
if(e.command!==void 0&&r.call(e,`command`)&&typeof e.command!=`string`){
s=T(s,t+`/command`,`#/$defs/codex/$defs/hook/allOf/0/then/properties/command/type`);
c++}
if(e.async!==void 0&&r.call(e,`async`)&&typeof e.async!=`boolean`){
s=T(s,t+`/async`,`#/$defs/codex/$defs/hook/allOf/0/then/properties/async/type`);
c++}
if(e.timeout!==void 0&&r.call(e,`timeout`)){
let n=e.timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
s=T(s,t+`/timeout`,`#/$defs/codex/$defs/hook/allOf/0/then/properties/timeout/type`);
c++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
s=T(s,t+`/timeout`,`#/$defs/codex/$defs/hook/allOf/0/then/properties/timeout/minimum`,{
comparison:`>=`,
limit:0});
c++}}
if(e.statusMessage!==void 0&&r.call(e,`statusMessage`)&&typeof e.statusMessage!=`string`){
s=T(s,t+`/statusMessage`,`#/$defs/codex/$defs/hook/allOf/0/then/properties/statusMessage/type`);
c++}}else{
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/hook/allOf/0/then/type`,
keyword:`type`,
params:{}});
c++}
var p=n===c;
d=p;
if(d){
var m={};
m.command=!0;
m.async=!0;
m.timeout=!0;
m.statusMessage=!0;
m.type=!0}}
if(!d){
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/hook/allOf/0/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
c++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.type===void 0||!r.call(e,`type`)){
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/hook/required`,
keyword:`required`,
params:{
missingProperty:`type`}});
c++}
if(m!==!0){
m||={};
m.type=!0}
if(e.type!==void 0&&r.call(e,`type`)){
let n=e.type;
if(n!==`command`&&n!==`mcp_tool`&&n!==`prompt`&&n!==`agent`){
s=T(s,t+`/type`,`#/$defs/codex/$defs/hook/properties/type/enum`);
c++}}}else{
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/hook/type`,
keyword:`type`,
params:{}});
c++}
u.errors=s;
return c===0}
function d(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(Array.isArray(e)){
let n=e.length;
for(
let i=0;i<n;i++){
let n=e[i];
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.matcher!==void 0&&r.call(n,`matcher`)&&typeof n.matcher!=`string`){
s=T(s,t+`/`+i+`/matcher`,`#/$defs/codex/$defs/hooks/items/properties/matcher/type`);
c++}
if(n.hooks!==void 0&&r.call(n,`hooks`)){
let e=n.hooks;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(!u(e[r],{
instancePath:t+`/`+i+`/hooks/`+r,
parentData:e,
parentDataProperty:r,
rootData:a,
dynamicAnchors:o})){
s=E(s,u.errors);
c+=u.errors.length}}else{
s=T(s,t+`/`+i+`/hooks`,`#/$defs/codex/$defs/hooks/items/properties/hooks/type`);
c++}}}else{
s=T(s,t+`/`+i,`#/$defs/codex/$defs/hooks/items/type`);
c++}}}else{
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/hooks/type`,
keyword:`type`,
params:{}});
c++}
d.errors=s;
return c===0}
function f(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`auto`&&e!==`prompt`&&e!==`writes`&&e!==`approve`){
o=C(o,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/approvalMode/enum`,
keyword:`enum`,
params:{}});
s++}
f.errors=o;
return s===0}
function p(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`read`&&e!==`write`&&e!==`deny`&&e!==`none`){
o=C(o,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/access/enum`,
keyword:`enum`,
params:{}});
s++}
p.errors=o;
return s===0}
function m(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let c=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.description!==void 0&&r.call(e,`description`)&&typeof e.description!=`string`){
s=T(s,t+`/description`,`#/$defs/codex/$defs/permissions/properties/description/type`);
c++}
if(e.extends!==void 0&&r.call(e,`extends`)&&typeof e.extends!=`string`){
s=T(s,t+`/extends`,`#/$defs/codex/$defs/permissions/properties/extends/type`);
c++}
if(e.filesystem!==void 0&&r.call(e,`filesystem`)){
let n=e.filesystem;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(e!==`glob_scan_max_depth`){
let r=n[e];
if(typeof r!=`string`&&(!r||typeof r!=`object`||Array.isArray(r))){
s=T(s,t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/$defs/permissions/properties/filesystem/additionalProperties/type`);
c++}
let i=c;
let u=!0;
let d=c;
if(typeof r!=`string`){
s=C(s,{});
c++}
var l=d===c;
c=i;
s!==null&&(i?s.length=Math.min(s.length,i):s=null);
let f;
if(l){
let i=c;
if(!p(r,{
instancePath:t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=E(s,p.errors);
c+=p.errors.length}
var l=i===c;
u=l;
f=`then`}else{
let n=c;
if(r&&typeof r==`object`&&!Array.isArray(r)){
for(
let n of Object.keys(r))
if(!p(r[n],{
instancePath:t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:r,
parentDataProperty:n,
rootData:a,
dynamicAnchors:o})){
s=E(s,p.errors);
c+=p.errors.length}}else{
s=T(s,t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/$defs/permissions/properties/filesystem/additionalProperties/else/type`);
c++}
var l=n===c;
u=l;
f=`else`}
if(!u){
s=T(s,t+`/filesystem/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/$defs/permissions/properties/filesystem/additionalProperties/if`,{
failingKeyword:f});
c++}}
if(n.glob_scan_max_depth!==void 0&&r.call(n,`glob_scan_max_depth`)){
let e=n.glob_scan_max_depth;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
s=T(s,t+`/filesystem/glob_scan_max_depth`,`#/$defs/codex/$defs/permissions/properties/filesystem/properties/glob_scan_max_depth/type`);
c++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
s=T(s,t+`/filesystem/glob_scan_max_depth`,`#/$defs/codex/$defs/permissions/properties/filesystem/properties/glob_scan_max_depth/minimum`,{
comparison:`>=`,
limit:1});
c++}}}else{
s=T(s,t+`/filesystem`,`#/$defs/codex/$defs/permissions/properties/filesystem/type`);
c++}}
if(e.network!==void 0&&r.call(e,`network`)){
let n=e.network;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
s=T(s,t+`/network/enabled`,`#/$defs/codex/$defs/permissions/properties/network/properties/enabled/type`);
c++}
if(n.mode!==void 0&&r.call(n,`mode`)){
let e=n.mode;
if(e!==`limited`&&e!==`full`){
s=T(s,t+`/network/mode`,`#/$defs/codex/$defs/permissions/properties/network/properties/mode/enum`);
c++}}
if(n.allow_local_binding!==void 0&&r.call(n,`allow_local_binding`)&&typeof n.allow_local_binding!=`boolean`){
s=T(s,t+`/network/allow_local_binding`,`#/$defs/codex/$defs/permissions/properties/network/properties/allow_local_binding/type`);
c++}
if(n.domains!==void 0&&r.call(n,`domains`)){
let e=n.domains;
if(e&&typeof e==`object`&&!Array.isArray(e))
for(
let n of Object.keys(e)){
let r=e[n];
if(r!==`allow`&&r!==`deny`){
s=T(s,t+`/network/domains/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/$defs/permissions/properties/network/properties/domains/additionalProperties/enum`);
c++}}else{
s=T(s,t+`/network/domains`,`#/$defs/codex/$defs/permissions/properties/network/properties/domains/type`);
c++}}}else{
s=T(s,t+`/network`,`#/$defs/codex/$defs/permissions/properties/network/type`);
c++}}}else{
s=C(s,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/permissions/type`,
keyword:`type`,
params:{}});
c++}
m.errors=s;
return c===0}
let h={
if:{
const:[]},
then:!0,
else:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
destructive_enabled:{
type:`boolean`},
open_world_enabled:{
type:`boolean`},
default_tools_enabled:{
type:`boolean`},
default_tools_approval_mode:{
$ref:`#/$defs/codex/$defs/approvalMode`},
tools:{
type:`object`,
additionalProperties:{
type:`object`,
properties:{
enabled:{
type:`boolean`},
approval_mode:{
$ref:`#/$defs/codex/$defs/approvalMode`}}}}}}};
function g(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:a,
rootData:o=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=l;
let d=!0;
let p=l;
if(!i(e,h.if.const)){
c=C(c,{});
l++}
var m=p===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
if(!m){
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
c=T(c,t+`/enabled`,`#/$defs/codex/$defs/app/else/properties/enabled/type`);
l++}
if(e.destructive_enabled!==void 0&&r.call(e,`destructive_enabled`)&&typeof e.destructive_enabled!=`boolean`){
c=T(c,t+`/destructive_enabled`,`#/$defs/codex/$defs/app/else/properties/destructive_enabled/type`);
l++}
if(e.open_world_enabled!==void 0&&r.call(e,`open_world_enabled`)&&typeof e.open_world_enabled!=`boolean`){
c=T(c,t+`/open_world_enabled`,`#/$defs/codex/$defs/app/else/properties/open_world_enabled/type`);
l++}
if(e.default_tools_enabled!==void 0&&r.call(e,`default_tools_enabled`)&&typeof e.default_tools_enabled!=`boolean`){
c=T(c,t+`/default_tools_enabled`,`#/$defs/codex/$defs/app/else/properties/default_tools_enabled/type`);
l++}
if(e.default_tools_approval_mode!==void 0&&r.call(e,`default_tools_approval_mode`)&&!f(e.default_tools_approval_mode,{
instancePath:t+`/default_tools_approval_mode`,
parentData:e,
parentDataProperty:`default_tools_approval_mode`,
rootData:o,
dynamicAnchors:s})){
c=E(c,f.errors);
l+=f.errors.length}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.enabled!==void 0&&r.call(i,`enabled`)&&typeof i.enabled!=`boolean`){
c=T(c,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled`,`#/$defs/codex/$defs/app/else/properties/tools/additionalProperties/properties/enabled/type`);
l++}
if(i.approval_mode!==void 0&&r.call(i,`approval_mode`)&&!f(i.approval_mode,{
instancePath:t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_mode`,
parentData:i,
parentDataProperty:`approval_mode`,
rootData:o,
dynamicAnchors:s})){
c=E(c,f.errors);
l+=f.errors.length}}else{
c=T(c,t+`/tools/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/$defs/app/else/properties/tools/additionalProperties/type`);
l++}}else{
c=T(c,t+`/tools`,`#/$defs/codex/$defs/app/else/properties/tools/type`);
l++}}}else{
c=C(c,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/app/else/type`,
keyword:`type`,
params:{}});
l++}
var m=n===l;
d=m;
if(d){
var _={};
_.enabled=!0;
_.destructive_enabled=!0;
_.open_world_enabled=!0;
_.default_tools_enabled=!0;
_.default_tools_approval_mode=!0;
_.tools=!0}}
if(!d){
c=C(c,{
instancePath:t,
schemaPath:`#/$defs/codex/$defs/app/if`,
keyword:`if`,
params:{
failingKeyword:`else`}});
l++}
g.errors=c;
return l===0}
function _(e,{
instancePath:t=``,
parentData:a,
parentDataProperty:o,
rootData:u=e,
dynamicAnchors:p={}}={}){
let h=null;
let v=0;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.mcp_servers!==void 0&&r.call(e,`mcp_servers`)){
let n=e.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!s(n[e],{
instancePath:t+`/mcp_servers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:p})){
h=E(h,s.errors);
v+=s.errors.length}}else{
h=T(h,t+`/mcp_servers`,`#/$defs/codex/properties/mcp_servers/type`);
v++}}
if(e.model!==void 0&&r.call(e,`model`)&&typeof e.model!=`string`){
h=T(h,t+`/model`,`#/$defs/codex/properties/model/type`);
v++}
if(e.review_model!==void 0&&r.call(e,`review_model`)&&typeof e.review_model!=`string`){
h=T(h,t+`/review_model`,`#/$defs/codex/properties/review_model/type`);
v++}
if(e.model_reasoning_effort!==void 0&&r.call(e,`model_reasoning_effort`)&&typeof e.model_reasoning_effort!=`string`){
h=T(h,t+`/model_reasoning_effort`,`#/$defs/codex/properties/model_reasoning_effort/type`);
v++}
if(e.model_reasoning_summary!==void 0&&r.call(e,`model_reasoning_summary`)){
let n=e.model_reasoning_summary;
if(n!==`auto`&&n!==`concise`&&n!==`detailed`&&n!==`none`){
h=T(h,t+`/model_reasoning_summary`,`#/$defs/codex/properties/model_reasoning_summary/enum`);
v++}}
if(e.model_verbosity!==void 0&&r.call(e,`model_verbosity`)){
let n=e.model_verbosity;
if(n!==`low`&&n!==`medium`&&n!==`high`){
h=T(h,t+`/model_verbosity`,`#/$defs/codex/properties/model_verbosity/enum`);
v++}}
if(e.model_context_window!==void 0&&r.call(e,`model_context_window`)){
let n=e.model_context_window;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=T(h,t+`/model_context_window`,`#/$defs/codex/properties/model_context_window/type`);
v++}}
if(e.model_auto_compact_token_limit!==void 0&&r.call(e,`model_auto_compact_token_limit`)){
let n=e.model_auto_compact_token_limit;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=T(h,t+`/model_auto_compact_token_limit`,`#/$defs/codex/properties/model_auto_compact_token_limit/type`);
v++}}
if(e.approval_policy!==void 0&&r.call(e,`approval_policy`)&&!c(e.approval_policy,{
instancePath:t+`/approval_policy`,
parentData:e,
parentDataProperty:`approval_policy`,
rootData:u,
dynamicAnchors:p})){
h=E(h,c.errors);
v+=c.errors.length}
if(e.sandbox_mode!==void 0&&r.call(e,`sandbox_mode`)){
let n=e.sandbox_mode;
if(n!==`read-only`&&n!==`workspace-write`&&n!==`danger-full-access`){
h=T(h,t+`/sandbox_mode`,`#/$defs/codex/properties/sandbox_mode/enum`);
v++}}
if(e.sandbox_workspace_write!==void 0&&r.call(e,`sandbox_workspace_write`)){
let a=e.sandbox_workspace_write;
let o=v;
let s=!0;
let c=v;
if(!i(a,n.properties.sandbox_workspace_write.if.const)){
h=C(h,{});
v++}
var y=c===v;
v=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!y){
let e=v;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.network_access!==void 0&&r.call(a,`network_access`)&&typeof a.network_access!=`boolean`){
h=T(h,t+`/sandbox_workspace_write/network_access`,`#/$defs/codex/properties/sandbox_workspace_write/else/properties/network_access/type`);
v++}
if(a.writable_roots!==void 0&&r.call(a,`writable_roots`)&&!l(a.writable_roots,{
instancePath:t+`/sandbox_workspace_write/writable_roots`,
parentData:a,
parentDataProperty:`writable_roots`,
rootData:u,
dynamicAnchors:p})){
h=E(h,l.errors);
v+=l.errors.length}
if(a.exclude_slash_tmp!==void 0&&r.call(a,`exclude_slash_tmp`)&&typeof a.exclude_slash_tmp!=`boolean`){
h=T(h,t+`/sandbox_workspace_write/exclude_slash_tmp`,`#/$defs/codex/properties/sandbox_workspace_write/else/properties/exclude_slash_tmp/type`);
v++}
if(a.exclude_tmpdir_env_var!==void 0&&r.call(a,`exclude_tmpdir_env_var`)&&typeof a.exclude_tmpdir_env_var!=`boolean`){
h=T(h,t+`/sandbox_workspace_write/exclude_tmpdir_env_var`,`#/$defs/codex/properties/sandbox_workspace_write/else/properties/exclude_tmpdir_env_var/type`);
v++}}else{
h=T(h,t+`/sandbox_workspace_write`,`#/$defs/codex/properties/sandbox_workspace_write/else/type`);
v++}
var y=e===v;
s=y;
if(s){
var b={};
b.network_access=!0;
b.writable_roots=!0;
b.exclude_slash_tmp=!0;
b.exclude_tmpdir_env_var=!0}}
if(!s){
h=T(h,t+`/sandbox_workspace_write`,`#/$defs/codex/properties/sandbox_workspace_write/if`,{
failingKeyword:`else`});
v++}}
if(e.shell_environment_policy!==void 0&&r.call(e,`shell_environment_policy`)){
let n=e.shell_environment_policy;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.inherit!==void 0&&r.call(n,`inherit`)){
let e=n.inherit;
if(e!==`core`&&e!==`all`&&e!==`none`){
h=T(h,t+`/shell_environment_policy/inherit`,`#/$defs/codex/properties/shell_environment_policy/properties/inherit/enum`);
v++}}
if(n.ignore_default_excludes!==void 0&&r.call(n,`ignore_default_excludes`)&&typeof n.ignore_default_excludes!=`boolean`){
h=T(h,t+`/shell_environment_policy/ignore_default_excludes`,`#/$defs/codex/properties/shell_environment_policy/properties/ignore_default_excludes/type`);
v++}
if(n.exclude!==void 0&&r.call(n,`exclude`)&&!l(n.exclude,{
instancePath:t+`/shell_environment_policy/exclude`,
parentData:n,
parentDataProperty:`exclude`,
rootData:u,
dynamicAnchors:p})){
h=E(h,l.errors);
v+=l.errors.length}
if(n.include_only!==void 0&&r.call(n,`include_only`)&&!l(n.include_only,{
instancePath:t+`/shell_environment_policy/include_only`,
parentData:n,
parentDataProperty:`include_only`,
rootData:u,
dynamicAnchors:p})){
h=E(h,l.errors);
v+=l.errors.length}
if(n.set!==void 0&&r.call(n,`set`)){
let e=n.set;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
h=T(h,t+`/shell_environment_policy/set/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/properties/shell_environment_policy/properties/set/additionalProperties/type`);
v++}}else{
h=T(h,t+`/shell_environment_policy/set`,`#/$defs/codex/properties/shell_environment_policy/properties/set/type`);
v++}}
if(n.experimental_use_profile!==void 0&&r.call(n,`experimental_use_profile`)&&typeof n.experimental_use_profile!=`boolean`){
h=T(h,t+`/shell_environment_policy/experimental_use_profile`,`#/$defs/codex/properties/shell_environment_policy/properties/experimental_use_profile/type`);
v++}}else{
h=T(h,t+`/shell_environment_policy`,`#/$defs/codex/properties/shell_environment_policy/type`);
v++}}
if(e.features!==void 0&&r.call(e,`features`)){
let n=e.features;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let r=n[e];
if(typeof r!=`boolean`&&(!r||typeof r!=`object`||Array.isArray(r))){
h=T(h,t+`/features/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/properties/features/additionalProperties/type`);
v++}}else{
h=T(h,t+`/features`,`#/$defs/codex/properties/features/type`);
v++}}
if(e.projects!==void 0&&r.call(e,`projects`)){
let n=e.projects;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.trust_level!==void 0&&r.call(i,`trust_level`)){
let n=i.trust_level;
if(n!==`trusted`&&n!==`untrusted`){
h=T(h,t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/trust_level`,`#/$defs/codex/properties/projects/additionalProperties/properties/trust_level/enum`);
v++}}}else{
h=T(h,t+`/projects/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/properties/projects/additionalProperties/type`);
v++}}else{
h=T(h,t+`/projects`,`#/$defs/codex/properties/projects/type`);
v++}}
if(e.tools!==void 0&&r.call(e,`tools`)){
let n=e.tools;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.web_search!==void 0&&r.call(n,`web_search`)){
let e=n.web_search;
if(typeof e!=`boolean`&&(!e||typeof e!=`object`||Array.isArray(e))){
h=T(h,t+`/tools/web_search`,`#/$defs/codex/properties/tools/properties/web_search/type`);
v++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.context_size!==void 0&&r.call(e,`context_size`)){
let n=e.context_size;
if(n!==`low`&&n!==`medium`&&n!==`high`){
h=T(h,t+`/tools/web_search/context_size`,`#/$defs/codex/properties/tools/properties/web_search/properties/context_size/enum`);
v++}}
if(e.allowed_domains!==void 0&&r.call(e,`allowed_domains`)&&!l(e.allowed_domains,{
instancePath:t+`/tools/web_search/allowed_domains`,
parentData:e,
parentDataProperty:`allowed_domains`,
rootData:u,
dynamicAnchors:p})){
h=E(h,l.errors);
v+=l.errors.length}
if(e.location!==void 0&&r.call(e,`location`)){
let n=e.location;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.country!==void 0&&r.call(n,`country`)&&typeof n.country!=`string`){
h=T(h,t+`/tools/web_search/location/country`,`#/$defs/codex/properties/tools/properties/web_search/properties/location/properties/country/type`);
v++}
if(n.region!==void 0&&r.call(n,`region`)&&typeof n.region!=`string`){
h=T(h,t+`/tools/web_search/location/region`,`#/$defs/codex/properties/tools/properties/web_search/properties/location/properties/region/type`);
v++}
if(n.city!==void 0&&r.call(n,`city`)&&typeof n.city!=`string`){
h=T(h,t+`/tools/web_search/location/city`,`#/$defs/codex/properties/tools/properties/web_search/properties/location/properties/city/type`);
v++}
if(n.timezone!==void 0&&r.call(n,`timezone`)&&typeof n.timezone!=`string`){
h=T(h,t+`/tools/web_search/location/timezone`,`#/$defs/codex/properties/tools/properties/web_search/properties/location/properties/timezone/type`);
v++}}else{
h=T(h,t+`/tools/web_search/location`,`#/$defs/codex/properties/tools/properties/web_search/properties/location/type`);
v++}}}}}else{
h=T(h,t+`/tools`,`#/$defs/codex/properties/tools/type`);
v++}}
if(e.tui!==void 0&&r.call(e,`tui`)){
let a=e.tui;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.animations!==void 0&&r.call(a,`animations`)&&typeof a.animations!=`boolean`){
h=T(h,t+`/tui/animations`,`#/$defs/codex/properties/tui/properties/animations/type`);
v++}
if(a.notifications!==void 0&&r.call(a,`notifications`)){
let e=a.notifications;
if(typeof e!=`boolean`&&!Array.isArray(e)){
h=T(h,t+`/tui/notifications`,`#/$defs/codex/properties/tui/properties/notifications/type`);
v++}
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
h=T(h,t+`/tui/notifications/`+r,`#/$defs/codex/properties/tui/properties/notifications/items/type`);
v++}}}
if(a.notification_method!==void 0&&r.call(a,`notification_method`)){
let e=a.notification_method;
if(e!==`auto`&&e!==`osc9`&&e!==`bel`){
h=T(h,t+`/tui/notification_method`,`#/$defs/codex/properties/tui/properties/notification_method/enum`);
v++}}
if(a.notification_condition!==void 0&&r.call(a,`notification_condition`)){
let e=a.notification_condition;
if(e!==`unfocused`&&e!==`always`){
h=T(h,t+`/tui/notification_condition`,`#/$defs/codex/properties/tui/properties/notification_condition/enum`);
v++}}
if(a.theme!==void 0&&r.call(a,`theme`)&&typeof a.theme!=`string`){
h=T(h,t+`/tui/theme`,`#/$defs/codex/properties/tui/properties/theme/type`);
v++}
if(a.status_line!==void 0&&r.call(a,`status_line`)&&!l(a.status_line,{
instancePath:t+`/tui/status_line`,
parentData:a,
parentDataProperty:`status_line`,
rootData:u,
dynamicAnchors:p})){
h=E(h,l.errors);
v+=l.errors.length}
if(a.show_tooltips!==void 0&&r.call(a,`show_tooltips`)&&typeof a.show_tooltips!=`boolean`){
h=T(h,t+`/tui/show_tooltips`,`#/$defs/codex/properties/tui/properties/show_tooltips/type`);
v++}
if(a.alternate_screen!==void 0&&r.call(a,`alternate_screen`)){
let e=a.alternate_screen;
if(e!==`auto`&&e!==`always`&&e!==`never`){
h=T(h,t+`/tui/alternate_screen`,`#/$defs/codex/properties/tui/properties/alternate_screen/enum`);
v++}}
if(a.keymap!==void 0&&r.call(a,`keymap`)){
let e=a.keymap;
let o=v;
let s=!0;
let c=v;
if(!i(e,n.properties.tui.properties.keymap.if.const)){
h=C(h,{});
v++}
var x=c===v;
v=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!x){
let n=v;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.global!==void 0&&r.call(e,`global`)){
let n=e.global;
if(!n||typeof n!=`object`||Array.isArray(n)){
h=T(h,t+`/tui/keymap/global`,`#/$defs/codex/properties/tui/properties/keymap/else/properties/global/type`);
v++}}}else{
h=T(h,t+`/tui/keymap`,`#/$defs/codex/properties/tui/properties/keymap/else/type`);
v++}
var x=n===v;
s=x;
if(s){
var S={};
S.global=!0}}
if(!s){
h=T(h,t+`/tui/keymap`,`#/$defs/codex/properties/tui/properties/keymap/if`,{
failingKeyword:`else`});
v++}}}else{
h=T(h,t+`/tui`,`#/$defs/codex/properties/tui/type`);
v++}}
if(e.history!==void 0&&r.call(e,`history`)){
let a=e.history;
let o=v;
let s=!0;
let c=v;
if(!i(a,n.properties.history.if.const)){
h=C(h,{});
v++}
var w=c===v;
v=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!w){
let e=v;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.persistence!==void 0&&r.call(a,`persistence`)){
let e=a.persistence;
if(e!==`save-all`&&e!==`none`){
h=T(h,t+`/history/persistence`,`#/$defs/codex/properties/history/else/properties/persistence/enum`);
v++}}
if(a.max_bytes!==void 0&&r.call(a,`max_bytes`)){
let e=a.max_bytes;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=T(h,t+`/history/max_bytes`,`#/$defs/codex/properties/history/else/properties/max_bytes/type`);
v++}
if(typeof e==`number`&&isFinite(e)&&(e<0||isNaN(e))){
h=T(h,t+`/history/max_bytes`,`#/$defs/codex/properties/history/else/properties/max_bytes/minimum`,{
comparison:`>=`,
limit:0});
v++}}}else{
h=T(h,t+`/history`,`#/$defs/codex/properties/history/else/type`);
v++}
var w=e===v;
s=w;
if(s){
var D={};
D.persistence=!0;
D.max_bytes=!0}}
if(!s){
h=T(h,t+`/history`,`#/$defs/codex/properties/history/if`,{
failingKeyword:`else`});
v++}}
if(e.hooks!==void 0&&r.call(e,`hooks`)){
let n=e.hooks;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.PreToolUse!==void 0&&r.call(n,`PreToolUse`)&&!d(n.PreToolUse,{
instancePath:t+`/hooks/PreToolUse`,
parentData:n,
parentDataProperty:`PreToolUse`,
rootData:u,
dynamicAnchors:p})){
h=E(h,d.errors);
v+=d.errors.length}
if(n.PermissionRequest!==void 0&&r.call(n,`PermissionRequest`)&&!d(n.PermissionRequest,{
instancePath:t+`/hooks/PermissionRequest`,
parentData:n,
parentDataProperty:`PermissionRequest`,
rootData:u,
dynamicAnchors:p})){
h=E(h,d.errors);
v+=d.errors.length}
if(n.PostToolUse!==void 0&&r.call(n,`PostToolUse`)&&!d(n.PostToolUse,{
instancePath:t+`/hooks/PostToolUse`,
parentData:n,
parentDataProperty:`PostToolUse`,
rootData:u,
dynamicAnchors:p})){
h=E(h,d.errors);
v+=d.errors.length}
if(n.PreCompact!==void 0&&r.call(n,`PreCompact`)&&!d(n.PreCompact,{
instancePath:t+`/hooks/PreCompact`,
parentData:n,
parentDataProperty:`PreCompact`,
rootData:u,
dynamicAnchors:p})){
h=E(h,d.errors);
v+=d.errors.length}
if(n.PostCompact!==void 0&&r.call(n,`PostCompact`)&&!d(n.PostCompact,{
instancePath:t+`/hooks/PostCompact`,
parentData:n,
parentDataProperty:`PostCompact`,
rootData:u,
dynamicAnchors:p})){
h=E(h,d.errors);
v+=d.errors.length}
if(n.SessionStart!==void 0&&r.call(n,`SessionStart`)&&!d(n.SessionStart,{
instancePath:t+`/hooks/SessionStart`,
parentData:n,
parentDataProperty:`SessionStart`,
rootData:u,
dynamicAnchors:p})){
h=E(h,d.errors);
v+=d.errors.length}
if(n.SessionEnd!==void 0&&r.call(n,`SessionEnd`)&&!d(n.SessionEnd,{
instancePath:t+`/hooks/SessionEnd`,
parentData:n,
parentDataProperty:`SessionEnd`,
rootData:u,
dynamicAnchors:p})){
h=E(h,d.errors);
v+=d.errors.length}
if(n.UserPromptSubmit!==void 0&&r.call(n,`UserPromptSubmit`)&&!d(n.UserPromptSubmit,{
instancePath:t+`/hooks/UserPromptSubmit`,
parentData:n,
parentDataProperty:`UserPromptSubmit`,
rootData:u,
dynamicAnchors:p})){
h=E(h,d.errors);
v+=d.errors.length}
if(n.SubagentStart!==void 0&&r.call(n,`SubagentStart`)&&!d(n.SubagentStart,{
instancePath:t+`/hooks/SubagentStart`,
parentData:n,
parentDataProperty:`SubagentStart`,
rootData:u,
dynamicAnchors:p})){
h=E(h,d.errors);
v+=d.errors.length}
if(n.SubagentStop!==void 0&&r.call(n,`SubagentStop`)&&!d(n.SubagentStop,{
instancePath:t+`/hooks/SubagentStop`,
parentData:n,
parentDataProperty:`SubagentStop`,
rootData:u,
dynamicAnchors:p})){
h=E(h,d.errors);
v+=d.errors.length}
if(n.Stop!==void 0&&r.call(n,`Stop`)&&!d(n.Stop,{
instancePath:t+`/hooks/Stop`,
parentData:n,
parentDataProperty:`Stop`,
rootData:u,
dynamicAnchors:p})){
h=E(h,d.errors);
v+=d.errors.length}}else{
h=T(h,t+`/hooks`,`#/$defs/codex/properties/hooks/type`);
v++}}
if(e.plugins!==void 0&&r.call(e,`plugins`)){
let n=e.plugins;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.enabled!==void 0&&r.call(i,`enabled`)&&typeof i.enabled!=`boolean`){
h=T(h,t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled`,`#/$defs/codex/properties/plugins/additionalProperties/properties/enabled/type`);
v++}
if(i.mcp_servers!==void 0&&r.call(i,`mcp_servers`)){
let n=i.mcp_servers;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let i of Object.keys(n)){
let a=n[i];
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.enabled!==void 0&&r.call(a,`enabled`)&&typeof a.enabled!=`boolean`){
h=T(h,t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled`,`#/$defs/codex/properties/plugins/additionalProperties/properties/mcp_servers/additionalProperties/properties/enabled/type`);
v++}
if(a.enabled_tools!==void 0&&r.call(a,`enabled_tools`)&&!l(a.enabled_tools,{
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/enabled_tools`,
parentData:a,
parentDataProperty:`enabled_tools`,
rootData:u,
dynamicAnchors:p})){
h=E(h,l.errors);
v+=l.errors.length}
if(a.disabled_tools!==void 0&&r.call(a,`disabled_tools`)&&!l(a.disabled_tools,{
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/disabled_tools`,
parentData:a,
parentDataProperty:`disabled_tools`,
rootData:u,
dynamicAnchors:p})){
h=E(h,l.errors);
v+=l.errors.length}
if(a.default_tools_approval_mode!==void 0&&r.call(a,`default_tools_approval_mode`)&&!f(a.default_tools_approval_mode,{
instancePath:t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/default_tools_approval_mode`,
parentData:a,
parentDataProperty:`default_tools_approval_mode`,
rootData:u,
dynamicAnchors:p})){
h=E(h,f.errors);
v+=f.errors.length}}else{
h=T(h,t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers/`+i.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/properties/plugins/additionalProperties/properties/mcp_servers/additionalProperties/type`);
v++}}else{
h=T(h,t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/mcp_servers`,`#/$defs/codex/properties/plugins/additionalProperties/properties/mcp_servers/type`);
v++}}}else{
h=T(h,t+`/plugins/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/properties/plugins/additionalProperties/type`);
v++}}else{
h=T(h,t+`/plugins`,`#/$defs/codex/properties/plugins/type`);
v++}}
if(e.instructions!==void 0&&r.call(e,`instructions`)&&typeof e.instructions!=`string`){
h=T(h,t+`/instructions`,`#/$defs/codex/properties/instructions/type`);
v++}
if(e.developer_instructions!==void 0&&r.call(e,`developer_instructions`)&&typeof e.developer_instructions!=`string`){
h=T(h,t+`/developer_instructions`,`#/$defs/codex/properties/developer_instructions/type`);
v++}
if(e.personality!==void 0&&r.call(e,`personality`)){
let n=e.personality;
if(n!==`none`&&n!==`friendly`&&n!==`pragmatic`){
h=T(h,t+`/personality`,`#/$defs/codex/properties/personality/enum`);
v++}}
if(e.file_opener!==void 0&&r.call(e,`file_opener`)){
let n=e.file_opener;
if(n!==`vscode`&&n!==`vscode-insiders`&&n!==`windsurf`&&n!==`cursor`&&n!==`none`){
h=T(h,t+`/file_opener`,`#/$defs/codex/properties/file_opener/enum`);
v++}}
if(e.web_search!==void 0&&r.call(e,`web_search`)){
let n=e.web_search;
if(n!==`disabled`&&n!==`cached`&&n!==`indexed`&&n!==`live`){
h=T(h,t+`/web_search`,`#/$defs/codex/properties/web_search/enum`);
v++}}
if(e.hide_agent_reasoning!==void 0&&r.call(e,`hide_agent_reasoning`)&&typeof e.hide_agent_reasoning!=`boolean`){
h=T(h,t+`/hide_agent_reasoning`,`#/$defs/codex/properties/hide_agent_reasoning/type`);
v++}
if(e.check_for_update_on_startup!==void 0&&r.call(e,`check_for_update_on_startup`)&&typeof e.check_for_update_on_startup!=`boolean`){
h=T(h,t+`/check_for_update_on_startup`,`#/$defs/codex/properties/check_for_update_on_startup/type`);
v++}
if(e.allow_login_shell!==void 0&&r.call(e,`allow_login_shell`)&&typeof e.allow_login_shell!=`boolean`){
h=T(h,t+`/allow_login_shell`,`#/$defs/codex/properties/allow_login_shell/type`);
v++}
if(e.project_doc_max_bytes!==void 0&&r.call(e,`project_doc_max_bytes`)){
let n=e.project_doc_max_bytes;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=T(h,t+`/project_doc_max_bytes`,`#/$defs/codex/properties/project_doc_max_bytes/type`);
v++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
h=T(h,t+`/project_doc_max_bytes`,`#/$defs/codex/properties/project_doc_max_bytes/minimum`,{
comparison:`>=`,
limit:0});
v++}}
if(e.project_doc_fallback_filenames!==void 0&&r.call(e,`project_doc_fallback_filenames`)&&!l(e.project_doc_fallback_filenames,{
instancePath:t+`/project_doc_fallback_filenames`,
parentData:e,
parentDataProperty:`project_doc_fallback_filenames`,
rootData:u,
dynamicAnchors:p})){
h=E(h,l.errors);
v+=l.errors.length}
if(e.cli_auth_credentials_store!==void 0&&r.call(e,`cli_auth_credentials_store`)){
let n=e.cli_auth_credentials_store;
if(n!==`file`&&n!==`keyring`&&n!==`auto`&&n!==`ephemeral`){
h=T(h,t+`/cli_auth_credentials_store`,`#/$defs/codex/properties/cli_auth_credentials_store/enum`);
v++}}
if(e.forced_login_method!==void 0&&r.call(e,`forced_login_method`)){
let n=e.forced_login_method;
if(n!==`chatgpt`&&n!==`api`){
h=T(h,t+`/forced_login_method`,`#/$defs/codex/properties/forced_login_method/enum`);
v++}}
if(e.mcp_oauth_credentials_store!==void 0&&r.call(e,`mcp_oauth_credentials_store`)){
let n=e.mcp_oauth_credentials_store;
if(n!==`auto`&&n!==`file`&&n!==`keyring`){
h=T(h,t+`/mcp_oauth_credentials_store`,`#/$defs/codex/properties/mcp_oauth_credentials_store/enum`);
v++}}
if(e.mcp_oauth_callback_port!==void 0&&r.call(e,`mcp_oauth_callback_port`)){
let n=e.mcp_oauth_callback_port;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=T(h,t+`/mcp_oauth_callback_port`,`#/$defs/codex/properties/mcp_oauth_callback_port/type`);
v++}
if(typeof n==`number`&&isFinite(n)){
if(n>65535||isNaN(n)){
h=T(h,t+`/mcp_oauth_callback_port`,`#/$defs/codex/properties/mcp_oauth_callback_port/maximum`,{
comparison:`<=`,
limit:65535});
v++}
if(n<0||isNaN(n)){
h=T(h,t+`/mcp_oauth_callback_port`,`#/$defs/codex/properties/mcp_oauth_callback_port/minimum`,{
comparison:`>=`,
limit:0});
v++}}}
if(e.mcp_oauth_callback_url!==void 0&&r.call(e,`mcp_oauth_callback_url`)&&typeof e.mcp_oauth_callback_url!=`string`){
h=T(h,t+`/mcp_oauth_callback_url`,`#/$defs/codex/properties/mcp_oauth_callback_url/type`);
v++}
if(e.approvals_reviewer!==void 0&&r.call(e,`approvals_reviewer`)){
let n=e.approvals_reviewer;
if(n!==`user`&&n!==`auto_review`&&n!==`guardian_subagent`){
h=T(h,t+`/approvals_reviewer`,`#/$defs/codex/properties/approvals_reviewer/enum`);
v++}}
if(e.auto_review!==void 0&&r.call(e,`auto_review`)){
let n=e.auto_review;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.policy!==void 0&&r.call(n,`policy`)&&typeof n.policy!=`string`){
h=T(h,t+`/auto_review/policy`,`#/$defs/codex/properties/auto_review/properties/policy/type`);
v++}}else{
h=T(h,t+`/auto_review`,`#/$defs/codex/properties/auto_review/type`);
v++}}
if(e.default_permissions!==void 0&&r.call(e,`default_permissions`)&&typeof e.default_permissions!=`string`){
h=T(h,t+`/default_permissions`,`#/$defs/codex/properties/default_permissions/type`);
v++}
if(e.permissions!==void 0&&r.call(e,`permissions`)){
let n=e.permissions;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!m(n[e],{
instancePath:t+`/permissions/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:p})){
h=E(h,m.errors);
v+=m.errors.length}}else{
h=T(h,t+`/permissions`,`#/$defs/codex/properties/permissions/type`);
v++}}
if(e.agents!==void 0&&r.call(e,`agents`)){
let n=e.agents;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(e!==`enabled`&&e!==`max_depth`&&e!==`max_threads`&&e!==`max_concurrent_threads_per_session`&&e!==`interrupt_message`&&e!==`job_max_runtime_seconds`&&e!==`default_subagent_model`&&e!==`default_subagent_reasoning_effort`){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.description!==void 0&&r.call(i,`description`)&&typeof i.description!=`string`){
h=T(h,t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/description`,`#/$defs/codex/properties/agents/additionalProperties/properties/description/type`);
v++}
if(i.config_file!==void 0&&r.call(i,`config_file`)&&typeof i.config_file!=`string`){
h=T(h,t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/config_file`,`#/$defs/codex/properties/agents/additionalProperties/properties/config_file/type`);
v++}
if(i.nickname_candidates!==void 0&&r.call(i,`nickname_candidates`)&&!l(i.nickname_candidates,{
instancePath:t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/nickname_candidates`,
parentData:i,
parentDataProperty:`nickname_candidates`,
rootData:u,
dynamicAnchors:p})){
h=E(h,l.errors);
v+=l.errors.length}}else{
h=T(h,t+`/agents/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/properties/agents/additionalProperties/type`);
v++}}
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
h=T(h,t+`/agents/enabled`,`#/$defs/codex/properties/agents/properties/enabled/type`);
v++}
if(n.max_depth!==void 0&&r.call(n,`max_depth`)){
let e=n.max_depth;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=T(h,t+`/agents/max_depth`,`#/$defs/codex/properties/agents/properties/max_depth/type`);
v++}}
if(n.max_threads!==void 0&&r.call(n,`max_threads`)){
let e=n.max_threads;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=T(h,t+`/agents/max_threads`,`#/$defs/codex/properties/agents/properties/max_threads/type`);
v++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
h=T(h,t+`/agents/max_threads`,`#/$defs/codex/properties/agents/properties/max_threads/minimum`,{
comparison:`>=`,
limit:1});
v++}}
if(n.max_concurrent_threads_per_session!==void 0&&r.call(n,`max_concurrent_threads_per_session`)){
let e=n.max_concurrent_threads_per_session;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=T(h,t+`/agents/max_concurrent_threads_per_session`,`#/$defs/codex/properties/agents/properties/max_concurrent_threads_per_session/type`);
v++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
h=T(h,t+`/agents/max_concurrent_threads_per_session`,`#/$defs/codex/properties/agents/properties/max_concurrent_threads_per_session/minimum`,{
comparison:`>=`,
limit:1});
v++}}
if(n.interrupt_message!==void 0&&r.call(n,`interrupt_message`)&&typeof n.interrupt_message!=`boolean`){
h=T(h,t+`/agents/interrupt_message`,`#/$defs/codex/properties/agents/properties/interrupt_message/type`);
v++}
if(n.job_max_runtime_seconds!==void 0&&r.call(n,`job_max_runtime_seconds`)){
let e=n.job_max_runtime_seconds;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=T(h,t+`/agents/job_max_runtime_seconds`,`#/$defs/codex/properties/agents/properties/job_max_runtime_seconds/type`);
v++}
if(typeof e==`number`&&isFinite(e)&&(e<0||isNaN(e))){
h=T(h,t+`/agents/job_max_runtime_seconds`,`#/$defs/codex/properties/agents/properties/job_max_runtime_seconds/minimum`,{
comparison:`>=`,
limit:0});
v++}}
if(n.default_subagent_model!==void 0&&r.call(n,`default_subagent_model`)&&typeof n.default_subagent_model!=`string`){
h=T(h,t+`/agents/default_subagent_model`,`#/$defs/codex/properties/agents/properties/default_subagent_model/type`);
v++}
if(n.default_subagent_reasoning_effort!==void 0&&r.call(n,`default_subagent_reasoning_effort`)&&typeof n.default_subagent_reasoning_effort!=`string`){
h=T(h,t+`/agents/default_subagent_reasoning_effort`,`#/$defs/codex/properties/agents/properties/default_subagent_reasoning_effort/type`);
v++}}else{
h=T(h,t+`/agents`,`#/$defs/codex/properties/agents/type`);
v++}}
if(e.apps!==void 0&&r.call(e,`apps`)){
let n=e.apps;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(e!==`_default`&&!g(n[e],{
instancePath:t+`/apps/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:u,
dynamicAnchors:p})){
h=E(h,g.errors);
v+=g.errors.length}
if(n._default!==void 0&&r.call(n,`_default`)&&!g(n._default,{
instancePath:t+`/apps/_default`,
parentData:n,
parentDataProperty:`_default`,
rootData:u,
dynamicAnchors:p})){
h=E(h,g.errors);
v+=g.errors.length}}else{
h=T(h,t+`/apps`,`#/$defs/codex/properties/apps/type`);
v++}}
if(e.skills!==void 0&&r.call(e,`skills`)){
let a=e.skills;
let o=v;
let s=!0;
let c=v;
if(!i(a,n.properties.skills.if.const)){
h=C(h,{});
v++}
var O=c===v;
v=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!O){
let e=v;
if(a&&typeof a==`object`&&!Array.isArray(a)){
if(a.include_instructions!==void 0&&r.call(a,`include_instructions`)&&typeof a.include_instructions!=`boolean`){
h=T(h,t+`/skills/include_instructions`,`#/$defs/codex/properties/skills/else/properties/include_instructions/type`);
v++}
if(a.max_context_tokens!==void 0&&r.call(a,`max_context_tokens`)){
let e=a.max_context_tokens;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=T(h,t+`/skills/max_context_tokens`,`#/$defs/codex/properties/skills/else/properties/max_context_tokens/type`);
v++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
h=T(h,t+`/skills/max_context_tokens`,`#/$defs/codex/properties/skills/else/properties/max_context_tokens/minimum`,{
comparison:`>=`,
limit:1});
v++}}
if(a.bundled!==void 0&&r.call(a,`bundled`)){
let e=a.bundled;
let o=v;
let s=!0;
let c=v;
if(!i(e,n.properties.skills.else.properties.bundled.if.const)){
h=C(h,{});
v++}
var k=c===v;
v=o;
h!==null&&(o?h.length=Math.min(h.length,o):h=null);
if(!k){
let n=v;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
h=T(h,t+`/skills/bundled/enabled`,`#/$defs/codex/properties/skills/else/properties/bundled/else/properties/enabled/type`);
v++}}else{
h=T(h,t+`/skills/bundled`,`#/$defs/codex/properties/skills/else/properties/bundled/else/type`);
v++}
var k=n===v;
s=k;
if(s){
var A={};
A.enabled=!0}}
if(!s){
h=T(h,t+`/skills/bundled`,`#/$defs/codex/properties/skills/else/properties/bundled/if`,{
failingKeyword:`else`});
v++}}
if(a.config!==void 0&&r.call(a,`config`)){
let e=a.config;
if(Array.isArray(e)){
let n=e.length;
for(
let i=0;i<n;i++){
let n=e[i];
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.enabled===void 0||!r.call(n,`enabled`)){
h=T(h,t+`/skills/config/`+i,`#/$defs/codex/properties/skills/else/properties/config/items/required`,{
missingProperty:`enabled`});
v++}
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
h=T(h,t+`/skills/config/`+i+`/enabled`,`#/$defs/codex/properties/skills/else/properties/config/items/properties/enabled/type`);
v++}
if(n.name!==void 0&&r.call(n,`name`)&&typeof n.name!=`string`){
h=T(h,t+`/skills/config/`+i+`/name`,`#/$defs/codex/properties/skills/else/properties/config/items/properties/name/type`);
v++}
if(n.path!==void 0&&r.call(n,`path`)&&typeof n.path!=`string`){
h=T(h,t+`/skills/config/`+i+`/path`,`#/$defs/codex/properties/skills/else/properties/config/items/properties/path/type`);
v++}}else{
h=T(h,t+`/skills/config/`+i,`#/$defs/codex/properties/skills/else/properties/config/items/type`);
v++}}}else{
h=T(h,t+`/skills/config`,`#/$defs/codex/properties/skills/else/properties/config/type`);
v++}}}else{
h=T(h,t+`/skills`,`#/$defs/codex/properties/skills/else/type`);
v++}
var O=e===v;
s=O;
if(s){
var j={};
j.include_instructions=!0;
j.max_context_tokens=!0;
j.bundled=!0;
j.config=!0}}
if(!s){
h=T(h,t+`/skills`,`#/$defs/codex/properties/skills/if`,{
failingKeyword:`else`});
v++}}
if(e.marketplaces!==void 0&&r.call(e,`marketplaces`)){
let n=e.marketplaces;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.source_type!==void 0&&r.call(i,`source_type`)){
let n=i.source_type;
if(n!==`git`&&n!==`local`){
h=T(h,t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/source_type`,`#/$defs/codex/properties/marketplaces/additionalProperties/properties/source_type/enum`);
v++}}
if(i.source!==void 0&&r.call(i,`source`)&&typeof i.source!=`string`){
h=T(h,t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/source`,`#/$defs/codex/properties/marketplaces/additionalProperties/properties/source/type`);
v++}
if(i.ref!==void 0&&r.call(i,`ref`)&&typeof i.ref!=`string`){
h=T(h,t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/ref`,`#/$defs/codex/properties/marketplaces/additionalProperties/properties/ref/type`);
v++}
if(i.last_updated!==void 0&&r.call(i,`last_updated`)&&typeof i.last_updated!=`string`){
h=T(h,t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/last_updated`,`#/$defs/codex/properties/marketplaces/additionalProperties/properties/last_updated/type`);
v++}
if(i.sparse_paths!==void 0&&r.call(i,`sparse_paths`)&&!l(i.sparse_paths,{
instancePath:t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/sparse_paths`,
parentData:i,
parentDataProperty:`sparse_paths`,
rootData:u,
dynamicAnchors:p})){
h=E(h,l.errors);
v+=l.errors.length}}else{
h=T(h,t+`/marketplaces/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/properties/marketplaces/additionalProperties/type`);
v++}}else{
h=T(h,t+`/marketplaces`,`#/$defs/codex/properties/marketplaces/type`);
v++}}
if(e.memories!==void 0&&r.call(e,`memories`)){
let n=e.memories;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.use_memories!==void 0&&r.call(n,`use_memories`)&&typeof n.use_memories!=`boolean`){
h=T(h,t+`/memories/use_memories`,`#/$defs/codex/properties/memories/properties/use_memories/type`);
v++}
if(n.generate_memories!==void 0&&r.call(n,`generate_memories`)&&typeof n.generate_memories!=`boolean`){
h=T(h,t+`/memories/generate_memories`,`#/$defs/codex/properties/memories/properties/generate_memories/type`);
v++}
if(n.max_raw_memories_for_consolidation!==void 0&&r.call(n,`max_raw_memories_for_consolidation`)){
let e=n.max_raw_memories_for_consolidation;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=T(h,t+`/memories/max_raw_memories_for_consolidation`,`#/$defs/codex/properties/memories/properties/max_raw_memories_for_consolidation/type`);
v++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
h=T(h,t+`/memories/max_raw_memories_for_consolidation`,`#/$defs/codex/properties/memories/properties/max_raw_memories_for_consolidation/minimum`,{
comparison:`>=`,
limit:1});
v++}}}else{
h=T(h,t+`/memories`,`#/$defs/codex/properties/memories/type`);
v++}}
if(e.notice!==void 0&&r.call(e,`notice`)){
let n=e.notice;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.hide_full_access_warning!==void 0&&r.call(n,`hide_full_access_warning`)&&typeof n.hide_full_access_warning!=`boolean`){
h=T(h,t+`/notice/hide_full_access_warning`,`#/$defs/codex/properties/notice/properties/hide_full_access_warning/type`);
v++}
if(n.hide_world_writable_warning!==void 0&&r.call(n,`hide_world_writable_warning`)&&typeof n.hide_world_writable_warning!=`boolean`){
h=T(h,t+`/notice/hide_world_writable_warning`,`#/$defs/codex/properties/notice/properties/hide_world_writable_warning/type`);
v++}
if(n.hide_rate_limit_model_nudge!==void 0&&r.call(n,`hide_rate_limit_model_nudge`)&&typeof n.hide_rate_limit_model_nudge!=`boolean`){
h=T(h,t+`/notice/hide_rate_limit_model_nudge`,`#/$defs/codex/properties/notice/properties/hide_rate_limit_model_nudge/type`);
v++}
if(n.model_migrations!==void 0&&r.call(n,`model_migrations`)){
let e=n.model_migrations;
if(e&&typeof e==`object`&&!Array.isArray(e)){
for(
let n of Object.keys(e))
if(typeof e[n]!=`string`){
h=T(h,t+`/notice/model_migrations/`+n.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/codex/properties/notice/properties/model_migrations/additionalProperties/type`);
v++}}else{
h=T(h,t+`/notice/model_migrations`,`#/$defs/codex/properties/notice/properties/model_migrations/type`);
v++}}}else{
h=T(h,t+`/notice`,`#/$defs/codex/properties/notice/type`);
v++}}
if(e.analytics!==void 0&&r.call(e,`analytics`)){
let n=e.analytics;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
h=T(h,t+`/analytics/enabled`,`#/$defs/codex/properties/analytics/properties/enabled/type`);
v++}}else{
h=T(h,t+`/analytics`,`#/$defs/codex/properties/analytics/type`);
v++}}
if(e.feedback!==void 0&&r.call(e,`feedback`)){
let n=e.feedback;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.enabled!==void 0&&r.call(n,`enabled`)&&typeof n.enabled!=`boolean`){
h=T(h,t+`/feedback/enabled`,`#/$defs/codex/properties/feedback/properties/enabled/type`);
v++}}else{
h=T(h,t+`/feedback`,`#/$defs/codex/properties/feedback/type`);
v++}}
if(e.goals!==void 0&&r.call(e,`goals`)){
let n=e.goals;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.max_goal_token_budget!==void 0&&r.call(n,`max_goal_token_budget`)){
let e=n.max_goal_token_budget;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
h=T(h,t+`/goals/max_goal_token_budget`,`#/$defs/codex/properties/goals/properties/max_goal_token_budget/type`);
v++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
h=T(h,t+`/goals/max_goal_token_budget`,`#/$defs/codex/properties/goals/properties/max_goal_token_budget/minimum`,{
comparison:`>=`,
limit:1});
v++}}}else{
h=T(h,t+`/goals`,`#/$defs/codex/properties/goals/type`);
v++}}
if(e.orchestrator!==void 0&&r.call(e,`orchestrator`)){
let n=e.orchestrator;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.mcp!==void 0&&r.call(n,`mcp`)){
let e=n.mcp;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
h=T(h,t+`/orchestrator/mcp/enabled`,`#/$defs/codex/properties/orchestrator/properties/mcp/properties/enabled/type`);
v++}}else{
h=T(h,t+`/orchestrator/mcp`,`#/$defs/codex/properties/orchestrator/properties/mcp/type`);
v++}}
if(n.skills!==void 0&&r.call(n,`skills`)){
let e=n.skills;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.enabled!==void 0&&r.call(e,`enabled`)&&typeof e.enabled!=`boolean`){
h=T(h,t+`/orchestrator/skills/enabled`,`#/$defs/codex/properties/orchestrator/properties/skills/properties/enabled/type`);
v++}}else{
h=T(h,t+`/orchestrator/skills`,`#/$defs/codex/properties/orchestrator/properties/skills/type`);
v++}}}else{
h=T(h,t+`/orchestrator`,`#/$defs/codex/properties/orchestrator/type`);
v++}}
if(e.windows!==void 0&&r.call(e,`windows`)){
let n=e.windows;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.sandbox!==void 0&&r.call(n,`sandbox`)){
let e=n.sandbox;
if(e!==`elevated`&&e!==`unelevated`){
h=T(h,t+`/windows/sandbox`,`#/$defs/codex/properties/windows/properties/sandbox/enum`);
v++}}}else{
h=T(h,t+`/windows`,`#/$defs/codex/properties/windows/type`);
v++}}
if(e.ghost_snapshot!==void 0&&r.call(e,`ghost_snapshot`)){
let n=e.ghost_snapshot;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.disable_warnings!==void 0&&r.call(n,`disable_warnings`)&&typeof n.disable_warnings!=`boolean`){
h=T(h,t+`/ghost_snapshot/disable_warnings`,`#/$defs/codex/properties/ghost_snapshot/properties/disable_warnings/type`);
v++}}else{
h=T(h,t+`/ghost_snapshot`,`#/$defs/codex/properties/ghost_snapshot/type`);
v++}}
if(e.tool_suggest!==void 0&&r.call(e,`tool_suggest`)){
let r=e.tool_suggest;
let a=v;
let o=!0;
let s=v;
if(!i(r,n.properties.tool_suggest.if.const)){
h=C(h,{});
v++}
var M=s===v;
v=a;
h!==null&&(a?h.length=Math.min(h.length,a):h=null);
if(!M){
let e=v;
if(!r||typeof r!=`object`||Array.isArray(r)){
h=T(h,t+`/tool_suggest`,`#/$defs/codex/properties/tool_suggest/else/type`);
v++}
var M=e===v;
o=M}
if(!o){
h=T(h,t+`/tool_suggest`,`#/$defs/codex/properties/tool_suggest/if`,{
failingKeyword:`else`});
v++}}
if(e.model_auto_compact_token_limit_scope!==void 0&&r.call(e,`model_auto_compact_token_limit_scope`)){
let n=e.model_auto_compact_token_limit_scope;
if(n!==`total`&&n!==`body_after_prefix`){
h=T(h,t+`/model_auto_compact_token_limit_scope`,`#/$defs/codex/properties/model_auto_compact_token_limit_scope/enum`);
v++}}
if(e.plan_mode_reasoning_effort!==void 0&&r.call(e,`plan_mode_reasoning_effort`)&&typeof e.plan_mode_reasoning_effort!=`string`){
h=T(h,t+`/plan_mode_reasoning_effort`,`#/$defs/codex/properties/plan_mode_reasoning_effort/type`);
v++}
if(e.model_instructions_file!==void 0&&r.call(e,`model_instructions_file`)&&typeof e.model_instructions_file!=`string`){
h=T(h,t+`/model_instructions_file`,`#/$defs/codex/properties/model_instructions_file/type`);
v++}
if(e.compact_prompt!==void 0&&r.call(e,`compact_prompt`)&&typeof e.compact_prompt!=`string`){
h=T(h,t+`/compact_prompt`,`#/$defs/codex/properties/compact_prompt/type`);
v++}
if(e.model_catalog_json!==void 0&&r.call(e,`model_catalog_json`)&&typeof e.model_catalog_json!=`string`){
h=T(h,t+`/model_catalog_json`,`#/$defs/codex/properties/model_catalog_json/type`);
v++}
if(e.service_tier!==void 0&&r.call(e,`service_tier`)&&typeof e.service_tier!=`string`){
h=T(h,t+`/service_tier`,`#/$defs/codex/properties/service_tier/type`);
v++}
if(e.log_dir!==void 0&&r.call(e,`log_dir`)&&typeof e.log_dir!=`string`){
h=T(h,t+`/log_dir`,`#/$defs/codex/properties/log_dir/type`);
v++}
if(e.sqlite_home!==void 0&&r.call(e,`sqlite_home`)&&typeof e.sqlite_home!=`string`){
h=T(h,t+`/sqlite_home`,`#/$defs/codex/properties/sqlite_home/type`);
v++}
if(e.oss_provider!==void 0&&r.call(e,`oss_provider`)&&typeof e.oss_provider!=`string`){
h=T(h,t+`/oss_provider`,`#/$defs/codex/properties/oss_provider/type`);
v++}
if(e.show_raw_agent_reasoning!==void 0&&r.call(e,`show_raw_agent_reasoning`)&&typeof e.show_raw_agent_reasoning!=`boolean`){
h=T(h,t+`/show_raw_agent_reasoning`,`#/$defs/codex/properties/show_raw_agent_reasoning/type`);
v++}
if(e.disable_paste_burst!==void 0&&r.call(e,`disable_paste_burst`)&&typeof e.disable_paste_burst!=`boolean`){
h=T(h,t+`/disable_paste_burst`,`#/$defs/codex/properties/disable_paste_burst/type`);
v++}
if(e.suppress_unstable_features_warning!==void 0&&r.call(e,`suppress_unstable_features_warning`)&&typeof e.suppress_unstable_features_warning!=`boolean`){
h=T(h,t+`/suppress_unstable_features_warning`,`#/$defs/codex/properties/suppress_unstable_features_warning/type`);
v++}
if(e.include_environment_context!==void 0&&r.call(e,`include_environment_context`)&&typeof e.include_environment_context!=`boolean`){
h=T(h,t+`/include_environment_context`,`#/$defs/codex/properties/include_environment_context/type`);
v++}
if(e.include_permissions_instructions!==void 0&&r.call(e,`include_permissions_instructions`)&&typeof e.include_permissions_instructions!=`boolean`){
h=T(h,t+`/include_permissions_instructions`,`#/$defs/codex/properties/include_permissions_instructions/type`);
v++}
if(e.include_apps_instructions!==void 0&&r.call(e,`include_apps_instructions`)&&typeof e.include_apps_instructions!=`boolean`){
h=T(h,t+`/include_apps_instructions`,`#/$defs/codex/properties/include_apps_instructions/type`);
v++}
if(e.experimental_use_unified_exec_tool!==void 0&&r.call(e,`experimental_use_unified_exec_tool`)&&typeof e.experimental_use_unified_exec_tool!=`boolean`){
h=T(h,t+`/experimental_use_unified_exec_tool`,`#/$defs/codex/properties/experimental_use_unified_exec_tool/type`);
v++}
if(e.background_terminal_max_timeout!==void 0&&r.call(e,`background_terminal_max_timeout`)){
let n=e.background_terminal_max_timeout;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=T(h,t+`/background_terminal_max_timeout`,`#/$defs/codex/properties/background_terminal_max_timeout/type`);
v++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
h=T(h,t+`/background_terminal_max_timeout`,`#/$defs/codex/properties/background_terminal_max_timeout/minimum`,{
comparison:`>=`,
limit:0});
v++}}
if(e.tool_output_token_limit!==void 0&&r.call(e,`tool_output_token_limit`)){
let n=e.tool_output_token_limit;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
h=T(h,t+`/tool_output_token_limit`,`#/$defs/codex/properties/tool_output_token_limit/type`);
v++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
h=T(h,t+`/tool_output_token_limit`,`#/$defs/codex/properties/tool_output_token_limit/minimum`,{
comparison:`>=`,
limit:0});
v++}}
if(e.project_root_markers!==void 0&&r.call(e,`project_root_markers`)&&!l(e.project_root_markers,{
instancePath:t+`/project_root_markers`,
parentData:e,
parentDataProperty:`project_root_markers`,
rootData:u,
dynamicAnchors:p})){
h=E(h,l.errors);
v+=l.errors.length}
if(e.forced_chatgpt_workspace_id!==void 0&&r.call(e,`forced_chatgpt_workspace_id`)){
let n=e.forced_chatgpt_workspace_id;
if(typeof n!=`string`&&!Array.isArray(n)){
h=T(h,t+`/forced_chatgpt_workspace_id`,`#/$defs/codex/properties/forced_chatgpt_workspace_id/type`);
v++}
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
h=T(h,t+`/forced_chatgpt_workspace_id/`+r,`#/$defs/codex/properties/forced_chatgpt_workspace_id/items/type`);
v++}}}
if(e.desktop!==void 0&&r.call(e,`desktop`)){
let n=e.desktop;
if(!n||typeof n!=`object`||Array.isArray(n)){
h=T(h,t+`/desktop`,`#/$defs/codex/properties/desktop/type`);
v++}}}else{
h=C(h,{
instancePath:t,
schemaPath:`#/$defs/codex/type`,
keyword:`type`,
params:{}});
v++}
_.errors=h;
return v===0}
let v=RegExp(`\\S`,`u`);
function y(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:s={}}={}){
let c=null;
let l=0;
let u=l;
let d=!0;
let f=l;
if(l===f){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.auth===void 0||!r.call(e,`auth`)){
c=C(c,{});
l++}}else{
c=C(c,{});
l++}}
var p=f===l;
l=u;
c!==null&&(u?c.length=Math.min(c.length,u):c=null);
if(p){
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.env_key!==void 0&&r.call(e,`env_key`)){
c=T(c,t+`/env_key`,`#/$defs/provider/then/properties/env_key/not`);
l++}
if(e.experimental_bearer_token!==void 0&&r.call(e,`experimental_bearer_token`)){
c=T(c,t+`/experimental_bearer_token`,`#/$defs/provider/then/properties/experimental_bearer_token/not`);
l++}
if(e.requires_openai_auth!==void 0&&r.call(e,`requires_openai_auth`)&&e.requires_openai_auth!==!1){
c=T(c,t+`/requires_openai_auth`,`#/$defs/provider/then/properties/requires_openai_auth/enum`);
l++}}else{
c=C(c,{
instancePath:t,
schemaPath:`#/$defs/provider/then/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p;
if(d){
var m={};
m.env_key=!0;
m.experimental_bearer_token=!0;
m.requires_openai_auth=!0}}
if(!d){
c=C(c,{
instancePath:t,
schemaPath:`#/$defs/provider/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.name===void 0||!r.call(e,`name`)){
c=C(c,{
instancePath:t,
schemaPath:`#/$defs/provider/required`,
keyword:`required`,
params:{
missingProperty:`name`}});
l++}
if(m!==!0){
m||={};
m.name=!0;
m.base_url=!0;
m.env_key=!0;
m.env_key_instructions=!0;
m.wire_api=!0;
m.experimental_bearer_token=!0;
m.query_params=!0;
m.http_headers=!0;
m.env_http_headers=!0;
m.request_max_retries=!0;
m.stream_max_retries=!0;
m.stream_idle_timeout_ms=!0;
m.requires_openai_auth=!0;
m.supports_websockets=!0;
m.websocket_connect_timeout_ms=!0;
m.supports_standalone_web_search=!0;
m.auth=!0}
if(e.name!==void 0&&r.call(e,`name`)){
let n=e.name;
if(typeof n==`string`){
if(o(n)<1){
c=T(c,t+`/name`,`#/$defs/provider/properties/name/minLength`,{
limit:1});
l++}}else{
c=T(c,t+`/name`,`#/$defs/provider/properties/name/type`);
l++}}
if(e.base_url!==void 0&&r.call(e,`base_url`)&&typeof e.base_url!=`string`){
c=T(c,t+`/base_url`,`#/$defs/provider/properties/base_url/type`);
l++}
if(e.env_key!==void 0&&r.call(e,`env_key`)&&typeof e.env_key!=`string`){
c=T(c,t+`/env_key`,`#/$defs/provider/properties/env_key/type`);
l++}
if(e.env_key_instructions!==void 0&&r.call(e,`env_key_instructions`)&&typeof e.env_key_instructions!=`string`){
c=T(c,t+`/env_key_instructions`,`#/$defs/provider/properties/env_key_instructions/type`);
l++}
if(e.wire_api!==void 0&&r.call(e,`wire_api`)&&e.wire_api!==`responses`){
c=T(c,t+`/wire_api`,`#/$defs/provider/properties/wire_api/enum`);
l++}
if(e.experimental_bearer_token!==void 0&&r.call(e,`experimental_bearer_token`)&&typeof e.experimental_bearer_token!=`string`){
c=T(c,t+`/experimental_bearer_token`,`#/$defs/provider/properties/experimental_bearer_token/type`);
l++}
if(e.query_params!==void 0&&r.call(e,`query_params`)){
let n=e.query_params;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=T(c,t+`/query_params/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/provider/properties/query_params/additionalProperties/type`);
l++}}else{
c=T(c,t+`/query_params`,`#/$defs/provider/properties/query_params/type`);
l++}}
if(e.http_headers!==void 0&&r.call(e,`http_headers`)){
let n=e.http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=T(c,t+`/http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/provider/properties/http_headers/additionalProperties/type`);
l++}}else{
c=T(c,t+`/http_headers`,`#/$defs/provider/properties/http_headers/type`);
l++}}
if(e.env_http_headers!==void 0&&r.call(e,`env_http_headers`)){
let n=e.env_http_headers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(typeof n[e]!=`string`){
c=T(c,t+`/env_http_headers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/$defs/provider/properties/env_http_headers/additionalProperties/type`);
l++}}else{
c=T(c,t+`/env_http_headers`,`#/$defs/provider/properties/env_http_headers/type`);
l++}}
if(e.request_max_retries!==void 0&&r.call(e,`request_max_retries`)){
let n=e.request_max_retries;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
c=T(c,t+`/request_max_retries`,`#/$defs/provider/properties/request_max_retries/type`);
l++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
c=T(c,t+`/request_max_retries`,`#/$defs/provider/properties/request_max_retries/minimum`,{
comparison:`>=`,
limit:0});
l++}}
if(e.stream_max_retries!==void 0&&r.call(e,`stream_max_retries`)){
let n=e.stream_max_retries;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
c=T(c,t+`/stream_max_retries`,`#/$defs/provider/properties/stream_max_retries/type`);
l++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
c=T(c,t+`/stream_max_retries`,`#/$defs/provider/properties/stream_max_retries/minimum`,{
comparison:`>=`,
limit:0});
l++}}
if(e.stream_idle_timeout_ms!==void 0&&r.call(e,`stream_idle_timeout_ms`)){
let n=e.stream_idle_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
c=T(c,t+`/stream_idle_timeout_ms`,`#/$defs/provider/properties/stream_idle_timeout_ms/type`);
l++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
c=T(c,t+`/stream_idle_timeout_ms`,`#/$defs/provider/properties/stream_idle_timeout_ms/minimum`,{
comparison:`>=`,
limit:0});
l++}}
if(e.requires_openai_auth!==void 0&&r.call(e,`requires_openai_auth`)&&typeof e.requires_openai_auth!=`boolean`){
c=T(c,t+`/requires_openai_auth`,`#/$defs/provider/properties/requires_openai_auth/type`);
l++}
if(e.supports_websockets!==void 0&&r.call(e,`supports_websockets`)&&typeof e.supports_websockets!=`boolean`){
c=T(c,t+`/supports_websockets`,`#/$defs/provider/properties/supports_websockets/type`);
l++}
if(e.websocket_connect_timeout_ms!==void 0&&r.call(e,`websocket_connect_timeout_ms`)){
let n=e.websocket_connect_timeout_ms;
if(typeof n!=`number`||n%1||isNaN(n)||!isFinite(n)){
c=T(c,t+`/websocket_connect_timeout_ms`,`#/$defs/provider/properties/websocket_connect_timeout_ms/type`);
l++}
if(typeof n==`number`&&isFinite(n)&&(n<0||isNaN(n))){
c=T(c,t+`/websocket_connect_timeout_ms`,`#/$defs/provider/properties/websocket_connect_timeout_ms/minimum`,{
comparison:`>=`,
limit:0});
l++}}
if(e.supports_standalone_web_search!==void 0&&r.call(e,`supports_standalone_web_search`)&&typeof e.supports_standalone_web_search!=`boolean`){
c=T(c,t+`/supports_standalone_web_search`,`#/$defs/provider/properties/supports_standalone_web_search/type`);
l++}
if(e.auth!==void 0&&r.call(e,`auth`)){
let n=e.auth;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.command===void 0||!r.call(n,`command`)){
c=T(c,t+`/auth`,`#/$defs/provider/properties/auth/required`,{
missingProperty:`command`});
l++}
if(n.command!==void 0&&r.call(n,`command`)){
let e=n.command;
if(typeof e==`string`){
if(!v.test(e)){
c=T(c,t+`/auth/command`,`#/$defs/provider/properties/auth/properties/command/pattern`,{
pattern:`\\S`});
l++}}else{
c=T(c,t+`/auth/command`,`#/$defs/provider/properties/auth/properties/command/type`);
l++}}
if(n.args!==void 0&&r.call(n,`args`)){
let e=n.args;
if(Array.isArray(e)){
let n=e.length;
for(
let r=0;r<n;r++)
if(typeof e[r]!=`string`){
c=T(c,t+`/auth/args/`+r,`#/$defs/provider/properties/auth/properties/args/items/type`);
l++}}else{
c=T(c,t+`/auth/args`,`#/$defs/provider/properties/auth/properties/args/type`);
l++}}
if(n.timeout_ms!==void 0&&r.call(n,`timeout_ms`)){
let e=n.timeout_ms;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
c=T(c,t+`/auth/timeout_ms`,`#/$defs/provider/properties/auth/properties/timeout_ms/type`);
l++}
if(typeof e==`number`&&isFinite(e)&&(e<1||isNaN(e))){
c=T(c,t+`/auth/timeout_ms`,`#/$defs/provider/properties/auth/properties/timeout_ms/minimum`,{
comparison:`>=`,
limit:1});
l++}}
if(n.refresh_interval_ms!==void 0&&r.call(n,`refresh_interval_ms`)){
let e=n.refresh_interval_ms;
if(typeof e!=`number`||e%1||isNaN(e)||!isFinite(e)){
c=T(c,t+`/auth/refresh_interval_ms`,`#/$defs/provider/properties/auth/properties/refresh_interval_ms/type`);
l++}
if(typeof e==`number`&&isFinite(e)&&(e<0||isNaN(e))){
c=T(c,t+`/auth/refresh_interval_ms`,`#/$defs/provider/properties/auth/properties/refresh_interval_ms/minimum`,{
comparison:`>=`,
limit:0});
l++}}
if(n.cwd!==void 0&&r.call(n,`cwd`)&&typeof n.cwd!=`string`){
c=T(c,t+`/auth/cwd`,`#/$defs/provider/properties/auth/properties/cwd/type`);
l++}}else{
c=T(c,t+`/auth`,`#/$defs/provider/properties/auth/type`);
l++}}}else{
c=C(c,{
instancePath:t,
schemaPath:`#/$defs/provider/type`,
keyword:`type`,
params:{}});
l++}
y.errors=c;
return l===0}
function b(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:r,
rootData:i=e,
dynamicAnchors:a={}}={}){
let o=null;
let s=0;
if(e!==`read-only`&&e!==`workspace-write`&&e!==`danger-full-access`){
o=C(o,{
instancePath:t,
schemaPath:`#/$defs/codex/properties/sandbox_mode/enum`,
keyword:`enum`,
params:{}});
s++}
b.errors=o;
return s===0}
let x=RegExp(`^[^:]`,`u`);
function S(e,{
instancePath:t=``,
parentData:n,
parentDataProperty:i,
rootData:a=e,
dynamicAnchors:o={}}={}){
let s=null;
let l=0;
if(!_(e,{
instancePath:t,
parentData:n,
parentDataProperty:i,
rootData:a,
dynamicAnchors:o})){
s=E(s,_.errors);
l+=_.errors.length}
let u=l;
let d=!0;
let f=l;
if(l===f){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.permissions===void 0||!r.call(e,`permissions`)){
s=C(s,{});
l++}else 
if(e.permissions!==void 0&&r.call(e,`permissions`)){
let t=e.permissions;
if(l===l){
if(t&&typeof t==`object`&&!Array.isArray(t)){
if(Object.keys(t).length<1){
s=C(s,{});
l++}}else{
s=C(s,{});
l++}}}}else{
s=C(s,{});
l++}}
var p=f===l;
l=u;
s!==null&&(u?s.length=Math.min(s.length,u):s=null);
if(p){
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.default_permissions===void 0||!r.call(e,`default_permissions`)){
s=C(s,{
instancePath:t,
schemaPath:`#/allOf/1/then/required`,
keyword:`required`,
params:{
missingProperty:`default_permissions`}});
l++}}else{
s=C(s,{
instancePath:t,
schemaPath:`#/allOf/1/then/type`,
keyword:`type`,
params:{}});
l++}
var p=n===l;
d=p}
if(!d){
s=C(s,{
instancePath:t,
schemaPath:`#/allOf/1/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
l++}
let m=l;
let h=!0;
let g=l;
if(l===g){
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.default_permissions===void 0||!r.call(e,`default_permissions`)){
s=C(s,{});
l++}else 
if(e.default_permissions!==void 0&&r.call(e,`default_permissions`)){
let t=e.default_permissions;
if(l===l){
if(typeof t==`string`){
if(!x.test(t)){
s=C(s,{});
l++}}else{
s=C(s,{});
l++}}}}else{
s=C(s,{});
l++}}
var v=g===l;
l=m;
s!==null&&(m?s.length=Math.min(s.length,m):s=null);
if(v){
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.permissions===void 0||!r.call(e,`permissions`)){
s=C(s,{
instancePath:t,
schemaPath:`#/allOf/2/then/required`,
keyword:`required`,
params:{
missingProperty:`permissions`}});
l++}}else{
s=C(s,{
instancePath:t,
schemaPath:`#/allOf/2/then/type`,
keyword:`type`,
params:{}});
l++}
var v=n===l;
h=v}
if(!h){
s=C(s,{
instancePath:t,
schemaPath:`#/allOf/2/if`,
keyword:`if`,
params:{
failingKeyword:`then`}});
l++}
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(e.model_provider!==void 0&&r.call(e,`model_provider`)&&typeof e.model_provider!=`string`){
s=T(s,t+`/model_provider`,`#/properties/model_provider/type`);
l++}
if(e.model_providers!==void 0&&r.call(e,`model_providers`)){
let n=e.model_providers;
if(n&&typeof n==`object`&&!Array.isArray(n)){
for(
let e of Object.keys(n))
if(!y(n[e],{
instancePath:t+`/model_providers/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),
parentData:n,
parentDataProperty:e,
rootData:a,
dynamicAnchors:o})){
s=E(s,y.errors);
l+=y.errors.length}}else{
s=T(s,t+`/model_providers`,`#/properties/model_providers/type`);
l++}}
if(e.notify!==void 0&&r.call(e,`notify`)){
let n=e.notify;
if(Array.isArray(n)){
let e=n.length;
for(
let r=0;r<e;r++)
if(typeof n[r]!=`string`){
s=T(s,t+`/notify/`+r,`#/properties/notify/items/type`);
l++}}else{
s=T(s,t+`/notify`,`#/properties/notify/type`);
l++}}
if(e.profile!==void 0&&r.call(e,`profile`)){
s=T(s,t+`/profile`,`#/properties/profile/not`);
l++}
if(e.profiles!==void 0&&r.call(e,`profiles`)){
let n=e.profiles;
if(n&&typeof n==`object`&&!Array.isArray(n))
for(
let e of Object.keys(n)){
let i=n[e];
if(i&&typeof i==`object`&&!Array.isArray(i)){
if(i.model!==void 0&&r.call(i,`model`)&&typeof i.model!=`string`){
s=T(s,t+`/profiles/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/model`,`#/properties/profiles/additionalProperties/properties/model/type`);
l++}
if(i.model_provider!==void 0&&r.call(i,`model_provider`)&&typeof i.model_provider!=`string`){
s=T(s,t+`/profiles/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/model_provider`,`#/properties/profiles/additionalProperties/properties/model_provider/type`);
l++}
if(i.approval_policy!==void 0&&r.call(i,`approval_policy`)&&!c(i.approval_policy,{
instancePath:t+`/profiles/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/approval_policy`,
parentData:i,
parentDataProperty:`approval_policy`,
rootData:a,
dynamicAnchors:o})){
s=E(s,c.errors);
l+=c.errors.length}
if(i.sandbox_mode!==void 0&&r.call(i,`sandbox_mode`)&&!b(i.sandbox_mode,{
instancePath:t+`/profiles/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/sandbox_mode`,
parentData:i,
parentDataProperty:`sandbox_mode`,
rootData:a,
dynamicAnchors:o})){
s=E(s,b.errors);
l+=b.errors.length}
if(i.model_reasoning_effort!==void 0&&r.call(i,`model_reasoning_effort`)&&typeof i.model_reasoning_effort!=`string`){
s=T(s,t+`/profiles/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`)+`/model_reasoning_effort`,`#/properties/profiles/additionalProperties/properties/model_reasoning_effort/type`);
l++}}else{
s=T(s,t+`/profiles/`+e.replace(/~/g,`~0`).replace(/\//g,`~1`),`#/properties/profiles/additionalProperties/type`);
l++}}else{
s=T(s,t+`/profiles`,`#/properties/profiles/type`);
l++}}
if(e.otel!==void 0&&r.call(e,`otel`)){
let n=e.otel;
if(n&&typeof n==`object`&&!Array.isArray(n)){
if(n.environment!==void 0&&r.call(n,`environment`)&&typeof n.environment!=`string`){
s=T(s,t+`/otel/environment`,`#/properties/otel/properties/environment/type`);
l++}
if(n.log_user_prompt!==void 0&&r.call(n,`log_user_prompt`)&&typeof n.log_user_prompt!=`boolean`){
s=T(s,t+`/otel/log_user_prompt`,`#/properties/otel/properties/log_user_prompt/type`);
l++}
if(n.exporter!==void 0&&r.call(n,`exporter`)){
let e=n.exporter;
if(typeof e!=`string`&&(!e||typeof e!=`object`||Array.isArray(e))){
s=T(s,t+`/otel/exporter`,`#/properties/otel/properties/exporter/type`);
l++}
let r=l;
let i=!0;
let a=l;
if(typeof e!=`string`){
s=C(s,{});
l++}
var w=a===l;
l=r;
s!==null&&(r?s.length=Math.min(s.length,r):s=null);
let o;
if(w){
let n=l;
if(e!==`none`&&e!==`statsig`){
s=T(s,t+`/otel/exporter`,`#/properties/otel/properties/exporter/then/enum`);
l++}
var w=n===l;
i=w;
o=`then`}else{
let n=l;
if(e&&typeof e==`object`&&!Array.isArray(e)){
if(Object.keys(e).length>1){
s=T(s,t+`/otel/exporter`,`#/properties/otel/properties/exporter/else/maxProperties`,{
limit:1});
l++}}else{
s=T(s,t+`/otel/exporter`,`#/properties/otel/properties/exporter/else/type`);
l++}
var w=n===l;
i=w;
o=`else`}
if(!i){
s=T(s,t+`/otel/exporter`,`#/properties/otel/properties/exporter/if`,{
failingKeyword:o});
l++}}}else{
s=T(s,t+`/otel`,`#/properties/otel/type`);
l++}}
if(e.chatgpt_base_url!==void 0&&r.call(e,`chatgpt_base_url`)&&typeof e.chatgpt_base_url!=`string`){
s=T(s,t+`/chatgpt_base_url`,`#/properties/chatgpt_base_url/type`);
l++}
if(e.openai_base_url!==void 0&&r.call(e,`openai_base_url`)&&typeof e.openai_base_url!=`string`){
s=T(s,t+`/openai_base_url`,`#/properties/openai_base_url/type`);
l++}}else{
s=C(s,{
instancePath:t,
schemaPath:`#/type`,
keyword:`type`,
params:{}});
l++}
S.errors=s;
return l===0}
function C(e,t){
if(e===null)
return[t];
(e.length<1e4||e.length<1e5&&`if anyOf oneOf propertyNames`.includes(t.keyword))&&e.push(t);
return e}
function w(e,t){
if(e===t)
return!0;
if(typeof e!=`object`||typeof t!=`object`||e===null||t===null)
return!1;
if(Array.isArray(e)!==Array.isArray(t))
return!1;
let n=Object.keys(e);
if(n.length!==Object.keys(t).length)
return!1;
return n.every(n=>Object.hasOwn(t,n)&&w(e[n],t[n]))}
function T(e,t,n,r={}){
return C(e,{
instancePath:t,
schemaPath:n,
keyword:n.slice(n.lastIndexOf(`/`)+1),
params:r})}
function E(e,t){
if(e===null)
return t;
for(
let n of t)
C(e,n);
return e}
function D(e){
let t=0;
for(
let n of e)
t++;
return t}}));
exports.require_codex_user=e;
"use strict";
const e = require("./core.js");
// src/clients/registry/foreign.ts
const t = [];
let n;
/** What a key of an entry means to the clients that read it. */
function r(e) {
	n ??= new Map(JSON.parse(`[
["access_token",[{"client":"fast-agent","is":"auth"}]],
["allowHosts",[{"client":"Docker MCP Gateway","is":"other"}]],
["allowedTools",[{"client":"mcporter","is":"toolsAllowed"}]],
["allowed_tools",[{"client":"mcp-agent","is":"toolsAllowed"},{"client":"mcporter","is":"toolsAllowed"}]],
["alwaysAllow",[{"client":"Antigravity","is":"other"},{"client":"Junie","is":"other"},{"client":"Kilo Code","is":"autoApprove"},{"client":"LM Studio","is":"other"},{"client":"Roo Code","is":"autoApprove"},{"client":"Trae","is":"other"}]],
["alwaysLoad",[{"client":"Claude Code","is":"alwaysLoad"}]],
["alwaysLoadTools",[{"client":"Qwen Code","is":"alwaysLoad"}]],
["apiKey",[{"client":"Continue","is":"auth"},{"client":"LibreChat","is":"auth"}]],
["api_key_env",[{"client":"Mistral Vibe","is":"auth"}]],
["api_key_format",[{"client":"Mistral Vibe","is":"auth"}]],
["api_key_header",[{"client":"Mistral Vibe","is":"auth"}]],
["args",[{"client":"aix","is":"args"},{"client":"Amazon Q CLI","is":"args"},{"client":"Amp","is":"args"},{"client":"Antigravity","is":"args"},{"client":"Auggie","is":"args"},{"client":"ccmcp","is":"args"},{"client":"Claude Code","is":"args"},{"client":"Claude Desktop","is":"args"},{"client":"Cline","is":"args"},{"client":"Codebuff","is":"args"},{"client":"Codex","is":"args"},{"client":"Continue","is":"args"},{"client":"Copilot coding agent","is":"args"},{"client":"Copilot CLI","is":"args"},{"client":"Crush","is":"args"},{"client":"Cursor","is":"args"},{"client":"Factory Droid","is":"args"},{"client":"fast-agent","is":"args"},{"client":"Gemini CLI","is":"args"},{"client":"goose","is":"args"},{"client":"Junie","is":"args"},{"client":"Kilo Code","is":"args"},{"client":"Kimi CLI","is":"args"},{"client":"Kimi Code","is":"args"},{"client":"Kiro","is":"args"},{"client":"LibreChat","is":"args"},{"client":"LM Studio","is":"args"},{"client":"mcp-agent","is":"args"},{"client":"MCP Hub","is":"args"},{"client":"mcpo","is":"args"},{"client":"mcporter","is":"args"},{"client":"MetaMCP","is":"args"},{"client":"omp","is":"args"},{"client":"Qwen Code","is":"args"},{"client":"Roo Code","is":"args"},{"client":"Rovo Dev","is":"args"},{"client":"ruler","is":"args"},{"client":"Trae","is":"args"},{"client":"Mistral Vibe","is":"args"},{"client":"Visual Studio","is":"args"},{"client":"VS Code","is":"args"},{"client":"Warp","is":"args"},{"client":"Windsurf","is":"args"},{"client":"Zed","is":"args"}]],
["auth",[{"client":"Codex","is":"auth"},{"client":"Copilot CLI","is":"auth"},{"client":"Cursor","is":"auth"},{"client":"fast-agent","is":"oauth"},{"client":"Kimi CLI","is":"auth"},{"client":"Kimi Code","is":"auth"},{"client":"mcp-agent","is":"auth"},{"client":"mcporter","is":"auth"},{"client":"omp","is":"auth"},{"client":"Mistral Vibe","is":"auth"}]],
["authProviderType",[{"client":"Antigravity","is":"auth"},{"client":"Gemini CLI","is":"auth"},{"client":"Qwen Code","is":"auth"}]],
["authentication",[{"client":"Kimi CLI","is":"other"}]],
["autoApprove",[{"client":"Amazon Q CLI","is":"autoApprove"},{"client":"Antigravity","is":"other"},{"client":"Cline","is":"autoApprove"},{"client":"Junie","is":"other"},{"client":"Kiro","is":"autoApprove"},{"client":"LM Studio","is":"other"},{"client":"MCP Hub","is":"autoApprove"},{"client":"Trae","is":"other"}]],
["available_tools",[{"client":"goose","is":"toolsAllowed"}]],
["baseUrl",[{"client":"mcporter","is":"url"}]],
["base_url",[{"client":"mcporter","is":"url"}]],
["bearerToken",[{"client":"mcporter","is":"auth"}]],
["bearerTokenEnv",[{"client":"mcporter","is":"auth"}]],
["bearerTokenEnvVar",[{"client":"Kimi Code","is":"auth"}]],
["bearer_token",[{"client":"Codex","is":"other"},{"client":"mcporter","is":"auth"}]],
["bearer_token_env",[{"client":"mcporter","is":"auth"}]],
["bearer_token_env_var",[{"client":"Codex","is":"auth"}]],
["blockedTools",[{"client":"mcporter","is":"toolsDenied"}]],
["blocked_tools",[{"client":"mcporter","is":"toolsDenied"}]],
["bundled",[{"client":"goose","is":"other"}]],
["chatMenu",[{"client":"LibreChat","is":"other"}]],
["clientName",[{"client":"mcporter","is":"other"}]],
["client_header_forwarding",[{"client":"mcpo","is":"other"}]],
["client_name",[{"client":"mcporter","is":"other"}]],
["cmd",[{"client":"goose","is":"command"}]],
["code",[{"client":"goose","is":"other"}]],
["codemode",[{"client":"OpenCode","is":"other"}]],
["command",[{"client":"aix","is":"command"},{"client":"Amazon Q CLI","is":"command"},{"client":"Amp","is":"command"},{"client":"Antigravity","is":"command"},{"client":"Auggie","is":"command"},{"client":"ccmcp","is":"command"},{"client":"Claude Code","is":"command"},{"client":"Claude Desktop","is":"command"},{"client":"Cline","is":"command"},{"client":"Codebuff","is":"command"},{"client":"Codex","is":"command"},{"client":"Continue","is":"command"},{"client":"Copilot coding agent","is":"command"},{"client":"Copilot CLI","is":"command"},{"client":"Crush","is":"command"},{"client":"Cursor","is":"command"},{"client":"Docker MCP Gateway","is":"args"},{"client":"Factory Droid","is":"command"},{"client":"fast-agent","is":"command"},{"client":"Gemini CLI","is":"command"},{"client":"Junie","is":"command"},{"client":"Kilo Code","is":"commandLine"},{"client":"Kilo Code","is":"command"},{"client":"Kimi CLI","is":"command"},{"client":"Kimi Code","is":"command"},{"client":"Kiro","is":"command"},{"client":"LibreChat","is":"command"},{"client":"LM Studio","is":"command"},{"client":"mcp-agent","is":"command"},{"client":"MCP Hub","is":"command"},{"client":"mcpo","is":"command"},{"client":"mcporter","is":"command"},{"client":"MetaMCP","is":"command"},{"client":"omp","is":"command"},{"client":"OpenCode","is":"commandLine"},{"client":"Qwen Code","is":"command"},{"client":"Roo Code","is":"command"},{"client":"Rovo Dev","is":"command"},{"client":"ruler","is":"command"},{"client":"Trae","is":"command"},{"client":"Mistral Vibe","is":"command"},{"client":"Visual Studio","is":"command"},{"client":"VS Code","is":"command"},{"client":"Warp","is":"command"},{"client":"Windsurf","is":"command"},{"client":"Zed","is":"command"}]],
["config",[{"client":"Docker MCP Gateway","is":"other"}]],
["config_source",[{"client":"MCP Hub","is":"other"}]],
["connectionTimeout",[{"client":"Continue","is":"startupTimeout"}]],
["connector_id",[{"client":"fast-agent","is":"other"}]],
["customUserVars",[{"client":"LibreChat","is":"other"}]],
["custom_instructions",[{"client":"MCP Hub","is":"other"}]],
["cwd",[{"client":"Antigravity","is":"other"},{"client":"Auggie","is":"cwd"},{"client":"Cline","is":"cwd"},{"client":"Codex","is":"cwd"},{"client":"Continue","is":"cwd"},{"client":"Copilot CLI","is":"cwd"},{"client":"Cursor","is":"cwd"},{"client":"fast-agent","is":"cwd"},{"client":"Gemini CLI","is":"cwd"},{"client":"goose","is":"cwd"},{"client":"Junie","is":"other"},{"client":"Kimi CLI","is":"cwd"},{"client":"Kimi Code","is":"cwd"},{"client":"LibreChat","is":"cwd"},{"client":"LM Studio","is":"other"},{"client":"mcp-agent","is":"cwd"},{"client":"MCP Hub","is":"cwd"},{"client":"mcpo","is":"cwd"},{"client":"mcporter","is":"cwd"},{"client":"omp","is":"cwd"},{"client":"OpenCode","is":"cwd"},{"client":"Qwen Code","is":"cwd"},{"client":"Roo Code","is":"cwd"},{"client":"Trae","is":"other"},{"client":"Mistral Vibe","is":"cwd"},{"client":"VS Code","is":"cwd"}]],
["default_tools_approval_mode",[{"client":"Codex","is":"toolPolicy"}]],
["deferTools",[{"client":"Copilot CLI","is":"other"}]],
["defer_loading",[{"client":"fast-agent","is":"other"}]],
["dependencies",[{"client":"goose","is":"other"}]],
["description",[{"client":"Docker MCP Gateway","is":"description"},{"client":"fast-agent","is":"description"},{"client":"Gemini CLI","is":"description"},{"client":"goose","is":"description"},{"client":"Kimi CLI","is":"description"},{"client":"LibreChat","is":"description"},{"client":"mcp-agent","is":"description"},{"client":"MCP Hub","is":"description"},{"client":"mcporter","is":"description"},{"client":"MetaMCP","is":"description"},{"client":"Qwen Code","is":"description"},{"client":"Warp","is":"description"}]],
["dev",[{"client":"MCP Hub","is":"other"},{"client":"VS Code","is":"other"}]],
["disableNetwork",[{"client":"Docker MCP Gateway","is":"other"}]],
["disableSecretMasking",[{"client":"Copilot CLI","is":"other"}]],
["disableToolCache",[{"client":"Copilot CLI","is":"other"}]],
["disabled",[{"client":"aix","is":"disabled"},{"client":"Amazon Q CLI","is":"disabled"},{"client":"Amp","is":"disabled"},{"client":"Antigravity","is":"disabled"},{"client":"Auggie","is":"disabled"},{"client":"Cline","is":"disabled"},{"client":"Copilot CLI","is":"disabled"},{"client":"Crush","is":"disabled"},{"client":"Factory Droid","is":"disabled"},{"client":"Junie","is":"other"},{"client":"Kilo Code","is":"disabled"},{"client":"Kiro","is":"disabled"},{"client":"LM Studio","is":"other"},{"client":"MCP Hub","is":"disabled"},{"client":"OpenCode","is":"disabled"},{"client":"Roo Code","is":"disabled"},{"client":"Trae","is":"other"},{"client":"Mistral Vibe","is":"disabled"},{"client":"Windsurf","is":"disabled"}]],
["disabledTools",[{"client":"Antigravity","is":"toolsDenied"},{"client":"Factory Droid","is":"toolsDenied"},{"client":"Kimi Code","is":"toolsDenied"},{"client":"Kiro","is":"toolsDenied"},{"client":"mcpo","is":"toolsDenied"},{"client":"omp","is":"toolsDenied"},{"client":"Roo Code","is":"toolsDenied"},{"client":"Windsurf","is":"toolsDenied"}]],
["disabled_prompts",[{"client":"MCP Hub","is":"other"}]],
["disabled_resourceTemplates",[{"client":"MCP Hub","is":"other"}]],
["disabled_resources",[{"client":"MCP Hub","is":"other"}]],
["disabled_tools",[{"client":"Codex","is":"toolsDenied"},{"client":"Crush","is":"toolsDenied"},{"client":"MCP Hub","is":"toolsDenied"},{"client":"mcpo","is":"toolsDenied"},{"client":"Mistral Vibe","is":"toolsDenied"}]],
["discoveryCache",[{"client":"Claude Code","is":"other"}]],
["discoveryTimeoutMs",[{"client":"Qwen Code","is":"startupTimeout"}]],
["displayName",[{"client":"Claude Code","is":"other"},{"client":"Copilot CLI","is":"other"}]],
["display_name",[{"client":"goose","is":"description"}]],
["elicitation",[{"client":"fast-agent","is":"other"}]],
["enable_instructions",[{"client":"Rovo Dev","is":"other"}]],
["enabled",[{"client":"Codex","is":"enabled"},{"client":"goose","is":"enabled"},{"client":"Junie","is":"other"},{"client":"Kilo Code","is":"enabled"},{"client":"Kimi Code","is":"enabled"},{"client":"LM Studio","is":"other"},{"client":"omp","is":"enabled"},{"client":"OpenCode","is":"enabled"},{"client":"Trae","is":"other"},{"client":"Zed","is":"enabled"}]],
["enabledTools",[{"client":"Factory Droid","is":"toolsAllowed"},{"client":"Kimi Code","is":"toolsAllowed"},{"client":"omp","is":"toolsAllowed"}]],
["enabled_tools",[{"client":"Codex","is":"toolsAllowed"},{"client":"Crush","is":"toolsAllowed"}]],
["env",[{"client":"aix","is":"env"},{"client":"Amazon Q CLI","is":"env"},{"client":"Amp","is":"env"},{"client":"Antigravity","is":"env"},{"client":"Auggie","is":"env"},{"client":"ccmcp","is":"env"},{"client":"Claude Code","is":"env"},{"client":"Claude Desktop","is":"env"},{"client":"Cline","is":"env"},{"client":"Codebuff","is":"env"},{"client":"Codex","is":"env"},{"client":"Continue","is":"env"},{"client":"Copilot coding agent","is":"env"},{"client":"Copilot CLI","is":"env"},{"client":"Crush","is":"env"},{"client":"Cursor","is":"env"},{"client":"Docker MCP Gateway","is":"env"},{"client":"Factory Droid","is":"env"},{"client":"fast-agent","is":"env"},{"client":"Gemini CLI","is":"env"},{"client":"goose","is":"env"},{"client":"Junie","is":"env"},{"client":"Kilo Code","is":"env"},{"client":"Kimi CLI","is":"env"},{"client":"Kimi Code","is":"env"},{"client":"Kiro","is":"env"},{"client":"LibreChat","is":"env"},{"client":"LM Studio","is":"env"},{"client":"mcp-agent","is":"env"},{"client":"MCP Hub","is":"env"},{"client":"mcpo","is":"env"},{"client":"mcporter","is":"env"},{"client":"MetaMCP","is":"env"},{"client":"omp","is":"env"},{"client":"Qwen Code","is":"env"},{"client":"Roo Code","is":"env"},{"client":"Rovo Dev","is":"env"},{"client":"ruler","is":"env"},{"client":"Trae","is":"env"},{"client":"Mistral Vibe","is":"env"},{"client":"Visual Studio","is":"env"},{"client":"VS Code","is":"env"},{"client":"Warp","is":"env"},{"client":"Windsurf","is":"env"},{"client":"Zed","is":"env"}]],
["envFile",[{"client":"Cursor","is":"envFile"},{"client":"LM Studio","is":"other"},{"client":"Trae","is":"other"},{"client":"VS Code","is":"envFile"}]],
["env_http_headers",[{"client":"Codex","is":"other"}]],
["env_keys",[{"client":"goose","is":"other"}]],
["env_vars",[{"client":"Codex","is":"other"}]],
["environment",[{"client":"Kilo Code","is":"env"},{"client":"OpenCode","is":"env"}]],
["environment_id",[{"client":"Codex","is":"other"}]],
["envs",[{"client":"goose","is":"env"}]],
["events",[{"client":"Copilot CLI","is":"other"}]],
["excludeTools",[{"client":"Copilot CLI","is":"toolsDenied"},{"client":"Gemini CLI","is":"toolsDenied"},{"client":"Qwen Code","is":"toolsDenied"}]],
["executable",[{"client":"mcporter","is":"command"}]],
["executor",[{"client":"Kimi Code","is":"other"}]],
["experimental_environment",[{"client":"Codex","is":"other"}]],
["extraHosts",[{"client":"Docker MCP Gateway","is":"other"}]],
["faviconUrl",[{"client":"Continue","is":"other"}]],
["filterMapping",[{"client":"Copilot CLI","is":"other"}]],
["fromGalleryId",[{"client":"Trae","is":"other"}]],
["gallery",[{"client":"VS Code","is":"other"}]],
["headers",[{"client":"aix","is":"headers"},{"client":"Amazon Q CLI","is":"headers"},{"client":"Amp","is":"headers"},{"client":"Antigravity","is":"headers"},{"client":"Auggie","is":"headers"},{"client":"ccmcp","is":"headers"},{"client":"Claude Code","is":"headers"},{"client":"Cline","is":"headers"},{"client":"Codebuff","is":"headers"},{"client":"Continue","is":"headers"},{"client":"Copilot coding agent","is":"headers"},{"client":"Copilot CLI","is":"headers"},{"client":"Crush","is":"headers"},{"client":"Cursor","is":"headers"},{"client":"Docker MCP Gateway","is":"headers"},{"client":"Factory Droid","is":"headers"},{"client":"fast-agent","is":"headers"},{"client":"Gemini CLI","is":"headers"},{"client":"goose","is":"headers"},{"client":"Junie","is":"headers"},{"client":"Kilo Code","is":"headers"},{"client":"Kimi CLI","is":"headers"},{"client":"Kimi Code","is":"headers"},{"client":"Kiro","is":"headers"},{"client":"LibreChat","is":"headers"},{"client":"LM Studio","is":"headers"},{"client":"mcp-agent","is":"headers"},{"client":"MCP Hub","is":"headers"},{"client":"mcpo","is":"headers"},{"client":"mcporter","is":"headers"},{"client":"MetaMCP","is":"headers"},{"client":"omp","is":"headers"},{"client":"OpenCode","is":"headers"},{"client":"Qwen Code","is":"headers"},{"client":"Roo Code","is":"headers"},{"client":"Rovo Dev","is":"headers"},{"client":"ruler","is":"headers"},{"client":"Trae","is":"headers"},{"client":"Mistral Vibe","is":"headers"},{"client":"Visual Studio","is":"headers"},{"client":"VS Code","is":"headers"},{"client":"Warp","is":"headers"},{"client":"Windsurf","is":"headers"},{"client":"Zed","is":"headers"}]],
["headersHelper",[{"client":"Claude Code","is":"headersHelper"}]],
["headersRefreshTtlMs",[{"client":"Copilot CLI","is":"other"}]],
["httpUrl",[{"client":"Gemini CLI","is":"url"},{"client":"Qwen Code","is":"url"}]],
["http_headers",[{"client":"Codex","is":"headers"}]],
["http_headers_helper",[{"client":"Codex","is":"headersHelper"}]],
["http_read_timeout_seconds",[{"client":"fast-agent","is":"other"}]],
["http_timeout_seconds",[{"client":"fast-agent","is":"other"},{"client":"mcp-agent","is":"timeout"}]],
["icon",[{"client":"Docker MCP Gateway","is":"other"},{"client":"Kimi CLI","is":"other"}]],
["iconPath",[{"client":"LibreChat","is":"other"}]],
["image",[{"client":"Docker MCP Gateway","is":"command"}]],
["implementation",[{"client":"fast-agent","is":"other"}]],
["includeTools",[{"client":"Amp","is":"toolsAllowed"},{"client":"Gemini CLI","is":"toolsAllowed"},{"client":"Qwen Code","is":"toolsAllowed"}]],
["include_instructions",[{"client":"fast-agent","is":"other"}]],
["initTimeout",[{"client":"LibreChat","is":"startupTimeout"}]],
["initializationTimeout",[{"client":"Amazon Q CLI","is":"startupTimeout"}]],
["instructions",[{"client":"goose","is":"other"},{"client":"omp","is":"other"}]],
["isDefaultServer",[{"client":"Copilot CLI","is":"other"}]],
["keep_alive",[{"client":"Kimi CLI","is":"other"}]],
["lifecycle",[{"client":"mcporter","is":"other"}]],
["load_on_start",[{"client":"fast-agent","is":"other"}]],
["logging",[{"client":"mcporter","is":"other"}]],
["longLived",[{"client":"Docker MCP Gateway","is":"other"}]],
["management",[{"client":"fast-agent","is":"other"}]],
["max_missed_pings",[{"client":"fast-agent","is":"other"}]],
["metadata",[{"client":"Cline","is":"other"},{"client":"Docker MCP Gateway","is":"other"}]],
["name",[{"client":"aix","is":"name"},{"client":"Codex","is":"other"},{"client":"Continue","is":"name"},{"client":"Docker MCP Gateway","is":"name"},{"client":"fast-agent","is":"name"},{"client":"goose","is":"name"},{"client":"mcp-agent","is":"name"},{"client":"MCP Hub","is":"name"},{"client":"Mistral Vibe","is":"name"}]],
["notifications",[{"client":"Copilot CLI","is":"other"}]],
["oauth",[{"client":"Amazon Q CLI","is":"oauth"},{"client":"Amp","is":"oauth"},{"client":"Antigravity","is":"oauth"},{"client":"Claude Code","is":"oauth"},{"client":"Cline","is":"other"},{"client":"Codex","is":"oauth"},{"client":"Copilot CLI","is":"oauth"},{"client":"Crush","is":"oauth"},{"client":"Docker MCP Gateway","is":"oauth"},{"client":"Factory Droid","is":"oauth"},{"client":"Gemini CLI","is":"oauth"},{"client":"Kilo Code","is":"oauth"},{"client":"Kiro","is":"oauth"},{"client":"LibreChat","is":"oauth"},{"client":"mcpo","is":"oauth"},{"client":"omp","is":"oauth"},{"client":"OpenCode","is":"oauth"},{"client":"Qwen Code","is":"oauth"},{"client":"VS Code","is":"oauth"},{"client":"Zed","is":"oauth"}]],
["oauthClient",[{"client":"Cline","is":"oauth"}]],
["oauthClientId",[{"client":"Copilot CLI","is":"oauth"},{"client":"mcporter","is":"oauth"},{"client":"VS Code","is":"oauth"}]],
["oauthClientSecret",[{"client":"mcporter","is":"oauth"}]],
["oauthClientSecretEnv",[{"client":"mcporter","is":"oauth"}]],
["oauthCommand",[{"client":"mcporter","is":"oauth"}]],
["oauthGrantType",[{"client":"Copilot CLI","is":"oauth"}]],
["oauthPublicClient",[{"client":"Copilot CLI","is":"oauth"}]],
["oauthRedirectUrl",[{"client":"mcporter","is":"oauth"}]],
["oauthScope",[{"client":"mcporter","is":"oauth"}]],
["oauthScopes",[{"client":"Amazon Q CLI","is":"oauth"},{"client":"Copilot CLI","is":"oauth"},{"client":"Kiro","is":"oauth"}]],
["oauthTokenEndpointAuthMethod",[{"client":"mcporter","is":"oauth"}]],
["oauth_callback_port",[{"client":"Crush","is":"oauth"}]],
["oauth_client_id",[{"client":"Crush","is":"oauth"},{"client":"mcporter","is":"oauth"}]],
["oauth_client_secret",[{"client":"Crush","is":"oauth"},{"client":"mcporter","is":"oauth"}]],
["oauth_client_secret_env",[{"client":"mcporter","is":"oauth"}]],
["oauth_command",[{"client":"mcporter","is":"oauth"}]],
["oauth_headers",[{"client":"LibreChat","is":"other"}]],
["oauth_redirect_url",[{"client":"mcporter","is":"oauth"}]],
["oauth_resource",[{"client":"Codex","is":"other"}]],
["oauth_scope",[{"client":"mcporter","is":"oauth"}]],
["oauth_token_endpoint_auth_method",[{"client":"mcporter","is":"oauth"}]],
["obo",[{"client":"LibreChat","is":"auth"}]],
["oidc",[{"client":"Copilot CLI","is":"auth"}]],
["omit_tools_from",[{"client":"Codex","is":"other"}]],
["override",[{"client":"Continue","is":"other"}]],
["params",[{"client":"Codebuff","is":"other"}]],
["ping_interval_seconds",[{"client":"fast-agent","is":"other"}]],
["placement",[{"client":"Cursor","is":"other"}]],
["platforms",[{"client":"aix","is":"platforms"}]],
["policy",[{"client":"Docker MCP Gateway","is":"other"}]],
["prefix",[{"client":"Docker MCP Gateway","is":"other"}]],
["prompt",[{"client":"Mistral Vibe","is":"other"}]],
["protocol_mode",[{"client":"fast-agent","is":"other"}]],
["proxy",[{"client":"LibreChat","is":"other"}]],
["read_timeout_seconds",[{"client":"fast-agent","is":"timeout"},{"client":"mcp-agent","is":"other"}]],
["read_transport_sse_timeout_seconds",[{"client":"fast-agent","is":"other"}]],
["readme",[{"client":"Docker MCP Gateway","is":"other"}]],
["reconnect_on_disconnect",[{"client":"fast-agent","is":"other"}]],
["remote",[{"client":"Zed","is":"other"}]],
["remoteConfigured",[{"client":"Cline","is":"other"}]],
["requestIdFormat",[{"client":"omp","is":"other"}]],
["requestOptions",[{"client":"Continue","is":"other"}]],
["request_timeout_ms",[{"client":"Claude Code","is":"other"}]],
["required",[{"client":"Codex","is":"other"}]],
["requiresOAuth",[{"client":"LibreChat","is":"auth"}]],
["role",[{"client":"Claude Code","is":"other"}]],
["roots",[{"client":"fast-agent","is":"other"},{"client":"mcp-agent","is":"other"}]],
["runtime_id",[{"client":"Kimi Code","is":"other"}]],
["safeForTelemetry",[{"client":"Copilot CLI","is":"other"}]],
["sampling",[{"client":"fast-agent","is":"other"}]],
["sampling_enabled",[{"client":"Mistral Vibe","is":"other"}]],
["sandboxEnabled",[{"client":"VS Code","is":"other"}]],
["scope",[{"client":"Qwen Code","is":"other"}]],
["scopes",[{"client":"Codex","is":"other"}]],
["secrets",[{"client":"Docker MCP Gateway","is":"other"}]],
["serverInstructions",[{"client":"LibreChat","is":"other"}]],
["serverName",[{"client":"Continue","is":"other"}]],
["serverUrl",[{"client":"Antigravity","is":"url"},{"client":"mcporter","is":"url"},{"client":"Warp","is":"url"},{"client":"Windsurf","is":"url"}]],
["server_url",[{"client":"mcporter","is":"url"}]],
["settings",[{"client":"Zed","is":"other"}]],
["slowConnectionThresholdMs",[{"client":"Copilot CLI","is":"other"}]],
["socket",[{"client":"goose","is":"other"}]],
["source",[{"client":"Zed","is":"other"}]],
["sourceFile",[{"client":"Continue","is":"other"}]],
["sseEndpoint",[{"client":"Docker MCP Gateway","is":"url"}]],
["sseReadTimeout",[{"client":"LibreChat","is":"other"}]],
["sse_read_timeout",[{"client":"Kimi CLI","is":"timeout"}]],
["startup",[{"client":"LibreChat","is":"other"}]],
["startupTimeoutMs",[{"client":"Kimi Code","is":"startupTimeout"}]],
["startup_timeout_ms",[{"client":"Codex","is":"startupTimeout"}]],
["startup_timeout_sec",[{"client":"Codex","is":"startupTimeout"},{"client":"Mistral Vibe","is":"startupTimeout"}]],
["stderr",[{"client":"LibreChat","is":"other"}]],
["supports_parallel_tool_calls",[{"client":"Codex","is":"other"}]],
["target",[{"client":"fast-agent","is":"other"}]],
["targetAudience",[{"client":"Gemini CLI","is":"other"},{"client":"Qwen Code","is":"other"}]],
["targetServiceAccount",[{"client":"Gemini CLI","is":"other"},{"client":"Qwen Code","is":"other"}]],
["tcp",[{"client":"Gemini CLI","is":"other"},{"client":"Qwen Code","is":"other"}]],
["terminate_on_close",[{"client":"mcp-agent","is":"other"}]],
["timeout",[{"client":"Amazon Q CLI","is":"timeout"},{"client":"Antigravity","is":"other"},{"client":"Auggie","is":"timeout"},{"client":"Claude Code","is":"timeout"},{"client":"Cline","is":"timeout"},{"client":"Copilot CLI","is":"timeout"},{"client":"Crush","is":"timeout"},{"client":"Factory Droid","is":"timeout"},{"client":"Gemini CLI","is":"timeout"},{"client":"goose","is":"timeout"},{"client":"Junie","is":"other"},{"client":"Kilo Code","is":"timeout"},{"client":"Kimi CLI","is":"timeout"},{"client":"Kiro","is":"timeout"},{"client":"LibreChat","is":"timeout"},{"client":"LM Studio","is":"other"},{"client":"omp","is":"timeout"},{"client":"OpenCode","is":"timeout"},{"client":"OpenCode","is":"other"},{"client":"Qwen Code","is":"timeout"},{"client":"Roo Code","is":"timeout"},{"client":"ruler","is":"timeout"},{"client":"Trae","is":"other"},{"client":"Zed","is":"timeout"}]],
["timeoutMs",[{"client":"Factory Droid","is":"timeout"}]],
["title",[{"client":"Docker MCP Gateway","is":"other"},{"client":"LibreChat","is":"other"}]],
["tls",[{"client":"Cursor","is":"other"}]],
["tokenCacheDir",[{"client":"mcporter","is":"other"}]],
["token_cache_dir",[{"client":"mcporter","is":"other"}]],
["toolPermissions",[{"client":"Claude Code","is":"toolPolicy"}]],
["toolTimeoutMs",[{"client":"Kimi Code","is":"timeout"}]],
["tool_timeout_sec",[{"client":"Codex","is":"timeout"},{"client":"Mistral Vibe","is":"timeout"}]],
["tools",[{"client":"Claude Code","is":"toolPolicy"},{"client":"Codex","is":"toolPolicy"},{"client":"Copilot coding agent","is":"toolsAllowed"},{"client":"Copilot CLI","is":"toolsAllowed"},{"client":"Docker MCP Gateway","is":"other"},{"client":"goose","is":"other"}]],
["transport",[{"client":"aix","is":"transport"},{"client":"Amp","is":"other"},{"client":"Antigravity","is":"other"},{"client":"Cline","is":"other"},{"client":"fast-agent","is":"transport"},{"client":"Junie","is":"other"},{"client":"Kimi CLI","is":"transport"},{"client":"Kimi Code","is":"transport"},{"client":"LM Studio","is":"other"},{"client":"mcp-agent","is":"transport"},{"client":"mcporter","is":"other"},{"client":"Rovo Dev","is":"transport"},{"client":"Trae","is":"other"},{"client":"Mistral Vibe","is":"transport"},{"client":"VS Code","is":"other"},{"client":"Windsurf","is":"transport"}]],
["transportType",[{"client":"Cline","is":"transport"}]],
["transport_type",[{"client":"Docker MCP Gateway","is":"other"}]],
["trust",[{"client":"Gemini CLI","is":"trust"},{"client":"Qwen Code","is":"trust"}]],
["type",[{"client":"Amazon Q CLI","is":"transport"},{"client":"Amp","is":"other"},{"client":"Antigravity","is":"other"},{"client":"Auggie","is":"transport"},{"client":"ccmcp","is":"transport"},{"client":"Claude Code","is":"transport"},{"client":"Cline","is":"transport"},{"client":"Codebuff","is":"transport"},{"client":"Continue","is":"transport"},{"client":"Copilot coding agent","is":"transport"},{"client":"Copilot CLI","is":"transport"},{"client":"Crush","is":"transport"},{"client":"Cursor","is":"transport"},{"client":"Docker MCP Gateway","is":"transport"},{"client":"Factory Droid","is":"transport"},{"client":"Gemini CLI","is":"transport"},{"client":"goose","is":"transport"},{"client":"Junie","is":"other"},{"client":"Kilo Code","is":"transport"},{"client":"Kimi CLI","is":"other"},{"client":"Kiro","is":"transport"},{"client":"LibreChat","is":"transport"},{"client":"LM Studio","is":"other"},{"client":"MCP Hub","is":"other"},{"client":"mcpo","is":"transport"},{"client":"mcporter","is":"other"},{"client":"MetaMCP","is":"transport"},{"client":"omp","is":"transport"},{"client":"OpenCode","is":"transport"},{"client":"Qwen Code","is":"transport"},{"client":"Roo Code","is":"transport"},{"client":"ruler","is":"other"},{"client":"Trae","is":"other"},{"client":"Visual Studio","is":"transport"},{"client":"VS Code","is":"transport"},{"client":"Warp","is":"other"},{"client":"Zed","is":"other"}]],
["uri",[{"client":"goose","is":"url"}]],
["url",[{"client":"aix","is":"url"},{"client":"Amazon Q CLI","is":"url"},{"client":"Amp","is":"url"},{"client":"Antigravity","is":"url"},{"client":"Auggie","is":"url"},{"client":"ccmcp","is":"url"},{"client":"Claude Code","is":"url"},{"client":"Claude Desktop","is":"url"},{"client":"Cline","is":"url"},{"client":"Codebuff","is":"url"},{"client":"Codex","is":"url"},{"client":"Continue","is":"url"},{"client":"Copilot coding agent","is":"url"},{"client":"Copilot CLI","is":"url"},{"client":"Crush","is":"url"},{"client":"Cursor","is":"url"},{"client":"Docker MCP Gateway","is":"url"},{"client":"Factory Droid","is":"url"},{"client":"fast-agent","is":"url"},{"client":"Gemini CLI","is":"url"},{"client":"Junie","is":"url"},{"client":"Kilo Code","is":"url"},{"client":"Kimi CLI","is":"url"},{"client":"Kimi Code","is":"url"},{"client":"Kiro","is":"url"},{"client":"LibreChat","is":"url"},{"client":"LM Studio","is":"url"},{"client":"mcp-agent","is":"url"},{"client":"MCP Hub","is":"url"},{"client":"mcpo","is":"url"},{"client":"mcporter","is":"url"},{"client":"MetaMCP","is":"url"},{"client":"omp","is":"url"},{"client":"OpenCode","is":"url"},{"client":"Qwen Code","is":"url"},{"client":"Roo Code","is":"url"},{"client":"Rovo Dev","is":"url"},{"client":"ruler","is":"url"},{"client":"Trae","is":"url"},{"client":"Mistral Vibe","is":"url"},{"client":"Visual Studio","is":"url"},{"client":"VS Code","is":"url"},{"client":"Warp","is":"url"},{"client":"Windsurf","is":"url"},{"client":"Zed","is":"url"}]],
["user",[{"client":"Docker MCP Gateway","is":"other"}]],
["uses",[{"client":"Continue","is":"other"}]],
["version",[{"client":"VS Code","is":"other"}]],
["volumes",[{"client":"Docker MCP Gateway","is":"other"}]],
["watchPaths",[{"client":"Roo Code","is":"other"}]],
["with",[{"client":"Continue","is":"other"}]],
["working_directory",[{"client":"Warp","is":"cwd"}]]
]`));
	return n.get(e) ?? t;
}
// src/model/server/fields.ts
/** Its route is worked out when somebody asks: of most fields nobody does. */
var i = class {
	key;
	value;
	fact;
	#e;
	constructor(e, t, n, r) {
		this.key = t;
		this.value = n;
		this.fact = r;
		this.#e = e;
	}
	get route() {
		return e.below(this.#e, this.key);
	}
};
const a = [];
function o(t, n, r) {
	if (!e.isObject(r)) return a;
	let { nested: c } = t;
	let l = c === void 0 ? void 0 : e.own(r, c);
	if (c !== void 0 && e.isObject(l)) {
		let { [c]: e, ...i } = r;
		return [...o(t, [...n, c], l), ...o(t, n, i)];
	}
	return Object.keys(r).map((e) => new i(n, e, r[e], s(t, e)));
}
function s({ fields: e, open: t }, n) {
	if (Object.hasOwn(e, n)) return e[n];
	if (!t) return;
	let i = r(n).find(({ is: e }) => e !== "other");
	return i && { is: i.is };
}
/** What the client reads: the first field of each meaning. */
function c(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of e) {
		let { fact: e } = r;
		e !== void 0 && l(t, r) && !n.has(e.is) && n.set(e.is, r);
	}
	return n;
}
function l({ emptyMeansAbsent: e }, { fact: t, value: n }) {
	return t !== void 0 && t.unread !== !0 && !(e && n === "");
}
exports.fieldsOf = o;
exports.foreignUses = r;
exports.isRead = l;
exports.readFields = c;

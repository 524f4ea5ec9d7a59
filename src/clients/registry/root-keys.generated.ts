// Written by "npm run generate" from src/clients; do not edit.

/** JSON, parsed when it is needed: most files keep their servers under the key of their client. */
export const rootKeys = `[
{"at":["amp.mcpServers"],"clients":["Amp"]},
{"at":["context_servers"],"clients":["Zed"]},
{"at":["customizations","vscode","mcp","servers"],"clients":["VS Code"]},
{"at":["extensions"],"clients":["goose"]},
{"at":["managedMcpServers"],"clients":["Claude Code"]},
{"at":["mcp"],"clients":["Crush","Kilo Code","OpenCode"]},
{"at":["mcp-servers"],"clients":["Copilot coding agent"]},
{"at":["mcp","servers"],"clients":["fast-agent","mcp-agent","OpenCode","Warp"]},
{"at":["mcpServers"],"clients":["Amazon Q CLI","Antigravity","Auggie","ccmcp","Claude Code","Claude Desktop","Cline","Codebuff","Codex","Continue","Copilot coding agent","Copilot CLI","Cursor","Factory Droid","Gemini CLI","Junie","Kilo Code","Kimi CLI","Kimi Code","Kiro","LibreChat","LM Studio","MCP Hub","mcpo","mcporter","MetaMCP","omp","Qwen Code","Roo Code","Rovo Dev","ruler","Trae","VS Code","Warp","Windsurf"]},
{"at":["mcp_servers"],"clients":["Codex","ruler","Mistral Vibe","Warp"]},
{"at":["registry"],"clients":["Docker MCP Gateway"]},
{"at":["servers"],"clients":["aix","MCP Hub","ruler","Visual Studio","VS Code","Warp"]},
{"at":["settings","mcp","servers"],"clients":["VS Code"]}
]`;

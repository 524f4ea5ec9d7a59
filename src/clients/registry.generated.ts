// Written by "npm run generate" from src/clients; do not edit.
import type { Client } from './define.ts';
import type { Language } from '../parse/index.ts';

/** What is known of a format before its client's facts are loaded. */
export interface RegisteredFormat {
  readonly id: string;
  readonly client: string;
  readonly clientName: string;
  readonly files: readonly string[];
  readonly userFiles: readonly string[];
  readonly folder?: { readonly env: string; readonly fallback: string };
  readonly language: Language;
  readonly schema: string;
  readonly readsToo: readonly string[];
  readonly load: () => Promise<{ readonly default: Client }>;
}

export const registry: readonly RegisteredFormat[] = [
  { "id":"aix","client":"aix","clientName":"aix","files":[".aix/*.json","aix*.json"],"userFiles":[],"language":"json","schema":"aix","readsToo":[], load: () => import('./aix.ts') },
  { "id":"ccmcp","client":"ccmcp","clientName":"ccmcp","files":[],"userFiles":[],"folder":{"env":"CCMCP_CONFIG_DIR","fallback":"~/.claude/mcp-configs"},"language":"json","schema":"ccmcp","readsToo":[], load: () => import('./ccmcp.ts') },
  { "id":"claude-code-project","client":"claude-code","clientName":"Claude Code","files":[".mcp.json"],"userFiles":[],"language":"json","schema":"claude-code-project","readsToo":[], load: () => import('./claude-code.ts') },
  { "id":"claude-code-plugin","client":"claude-code","clientName":"Claude Code","files":[".mcp.json"],"userFiles":[],"language":"json","schema":"claude-code-plugin","readsToo":[], load: () => import('./claude-code.ts') },
  { "id":"claude-code-plugin-manifest","client":"claude-code","clientName":"Claude Code","files":[".claude-plugin/plugin.json"],"userFiles":[],"language":"json","schema":"claude-code-plugin-manifest","readsToo":[], load: () => import('./claude-code.ts') },
  { "id":"claude-code-user","client":"claude-code","clientName":"Claude Code","files":[".claude.json"],"userFiles":["~/.claude.json"],"language":"json","schema":"claude-code-user","readsToo":[], load: () => import('./claude-code.ts') },
  { "id":"claude-code-managed","client":"claude-code","clientName":"Claude Code","files":["managed-mcp.json"],"userFiles":[],"language":"json","schema":"claude-code-managed","readsToo":[], load: () => import('./claude-code.ts') },
  { "id":"claude-code-settings","client":"claude-code","clientName":"Claude Code","files":[".claude/settings.json",".claude/settings.local.json"],"userFiles":["~/.claude/settings.json","~/.claude/settings.local.json"],"language":"json","schema":"claude-code-settings","readsToo":[], load: () => import('./claude-code.ts') },
  { "id":"claude-code-managed-settings","client":"claude-code","clientName":"Claude Code","files":["managed-settings.json"],"userFiles":[],"language":"json","schema":"claude-code-managed-settings","readsToo":[], load: () => import('./claude-code.ts') },
  { "id":"claude-code-agent","client":"claude-code","clientName":"Claude Code","files":[".claude/agents/*.md"],"userFiles":[],"language":"markdown","schema":"claude-code-agent","readsToo":[], load: () => import('./claude-code.ts') },
  { "id":"claude-code-misplaced","client":"claude-code","clientName":"Claude Code","files":[".claude/mcp.json",".claude/.mcp.json"],"userFiles":["~/.claude/mcp.json","~/.claude/.mcp.json"],"language":"json","schema":"none","readsToo":[], load: () => import('./claude-code.ts') },
  { "id":"omp","client":"omp","clientName":"omp","files":[".omp/mcp.json",".omp/.mcp.json"],"userFiles":["~/.omp/agent/mcp.json","~/.omp/agent/.mcp.json","~/.omp/mcp.json"],"language":"json","schema":"omp","readsToo":[], load: () => import('./omp.ts') },
  { "id":"omp-root","client":"omp","clientName":"omp","files":["/mcp.json"],"userFiles":[],"language":"json","schema":"omp","readsToo":["claude-code-project","claude-code-misplaced"], load: () => import('./omp.ts') },
  { "id":"opencode","client":"opencode","clientName":"OpenCode","files":["opencode.json","opencode.jsonc",".opencode/opencode.json",".opencode/opencode.jsonc"],"userFiles":["~/.config/opencode/config.json","~/.config/opencode/opencode.json","~/.config/opencode/opencode.jsonc","~/.opencode/opencode.json","~/.opencode/opencode.jsonc"],"language":"json","schema":"opencode","readsToo":[], load: () => import('./opencode.ts') },
  { "id":"opencode-v2","client":"opencode","clientName":"OpenCode","files":["opencode.json","opencode.jsonc",".opencode/opencode.json",".opencode/opencode.jsonc"],"userFiles":["~/.config/opencode/config.json","~/.config/opencode/opencode.json","~/.config/opencode/opencode.jsonc","~/.opencode/opencode.json","~/.opencode/opencode.jsonc"],"language":"json","schema":"opencode-v2","readsToo":[], load: () => import('./opencode.ts') },
];

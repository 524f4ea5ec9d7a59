// Written by "npm run generate" from src/clients; do not edit.
import type { Meaning } from './define.ts';

export interface ForeignUse {
  readonly client: string;
  readonly is: Meaning;
}

/** What a key means to the clients that read it. */
export const foreignFields: ReadonlyMap<string, readonly ForeignUse[]> = new Map<string, readonly ForeignUse[]>([
  ["alwaysLoad", [{"client":"Claude Code","is":"alwaysLoad"}]],
  ["args", [{"client":"aix","is":"args"},{"client":"ccmcp","is":"args"},{"client":"Claude Code","is":"args"},{"client":"omp","is":"args"}]],
  ["auth", [{"client":"omp","is":"auth"}]],
  ["codemode", [{"client":"OpenCode","is":"other"}]],
  ["command", [{"client":"aix","is":"command"},{"client":"ccmcp","is":"command"},{"client":"Claude Code","is":"command"},{"client":"omp","is":"command"},{"client":"OpenCode","is":"commandLine"}]],
  ["cwd", [{"client":"omp","is":"cwd"},{"client":"OpenCode","is":"cwd"}]],
  ["disabled", [{"client":"aix","is":"disabled"},{"client":"OpenCode","is":"disabled"}]],
  ["disabledTools", [{"client":"omp","is":"toolsDenied"}]],
  ["discoveryCache", [{"client":"Claude Code","is":"other"}]],
  ["displayName", [{"client":"Claude Code","is":"other"}]],
  ["enabled", [{"client":"omp","is":"enabled"},{"client":"OpenCode","is":"enabled"}]],
  ["enabledTools", [{"client":"omp","is":"toolsAllowed"}]],
  ["env", [{"client":"aix","is":"env"},{"client":"ccmcp","is":"env"},{"client":"Claude Code","is":"env"},{"client":"omp","is":"env"}]],
  ["environment", [{"client":"OpenCode","is":"env"}]],
  ["headers", [{"client":"aix","is":"headers"},{"client":"ccmcp","is":"headers"},{"client":"Claude Code","is":"headers"},{"client":"omp","is":"headers"},{"client":"OpenCode","is":"headers"}]],
  ["headersHelper", [{"client":"Claude Code","is":"headersHelper"}]],
  ["instructions", [{"client":"omp","is":"other"}]],
  ["name", [{"client":"aix","is":"name"}]],
  ["oauth", [{"client":"Claude Code","is":"oauth"},{"client":"omp","is":"oauth"},{"client":"OpenCode","is":"oauth"}]],
  ["platforms", [{"client":"aix","is":"platforms"}]],
  ["requestIdFormat", [{"client":"omp","is":"other"}]],
  ["request_timeout_ms", [{"client":"Claude Code","is":"other"}]],
  ["role", [{"client":"Claude Code","is":"other"}]],
  ["timeout", [{"client":"Claude Code","is":"timeout"},{"client":"omp","is":"timeout"},{"client":"OpenCode","is":"timeout"},{"client":"OpenCode","is":"other"}]],
  ["toolPermissions", [{"client":"Claude Code","is":"toolPolicy"}]],
  ["tools", [{"client":"Claude Code","is":"toolPolicy"}]],
  ["transport", [{"client":"aix","is":"transport"}]],
  ["type", [{"client":"ccmcp","is":"transport"},{"client":"Claude Code","is":"transport"},{"client":"omp","is":"transport"},{"client":"OpenCode","is":"transport"}]],
  ["url", [{"client":"aix","is":"url"},{"client":"ccmcp","is":"url"},{"client":"Claude Code","is":"url"},{"client":"omp","is":"url"},{"client":"OpenCode","is":"url"}]],
]);

/** Where the clients keep their servers. */
export const rootKeys: readonly { readonly at: readonly string[]; readonly clients: readonly string[] }[] = [
  { at: ["managedMcpServers"], clients: ["Claude Code"] },
  { at: ["mcp"], clients: ["OpenCode"] },
  { at: ["mcp","servers"], clients: ["OpenCode"] },
  { at: ["mcpServers"], clients: ["ccmcp","Claude Code","omp"] },
  { at: ["servers"], clients: ["aix"] },
];

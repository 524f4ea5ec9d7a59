// Written by "npm run generate" from schemas/*.schema.json
export const validators: ReadonlyMap<string, () => Promise<unknown>> = new Map([
  ['aix', (): Promise<unknown> => import('./generated/aix.cjs')],
  ['ccmcp', (): Promise<unknown> => import('./generated/ccmcp.cjs')],
  ['claude-code-agent', (): Promise<unknown> => import('./generated/claude-code-agent.cjs')],
  ['claude-code-managed', (): Promise<unknown> => import('./generated/claude-code-managed.cjs')],
  ['claude-code-managed-settings', (): Promise<unknown> => import('./generated/claude-code-managed-settings.cjs')],
  ['claude-code-plugin', (): Promise<unknown> => import('./generated/claude-code-plugin.cjs')],
  ['claude-code-plugin-manifest', (): Promise<unknown> => import('./generated/claude-code-plugin-manifest.cjs')],
  ['claude-code-project', (): Promise<unknown> => import('./generated/claude-code-project.cjs')],
  ['claude-code-server', (): Promise<unknown> => import('./generated/claude-code-server.cjs')],
  ['claude-code-settings', (): Promise<unknown> => import('./generated/claude-code-settings.cjs')],
  ['claude-code-user', (): Promise<unknown> => import('./generated/claude-code-user.cjs')],
  ['mcp-lint', (): Promise<unknown> => import('./generated/mcp-lint.cjs')],
  ['omp', (): Promise<unknown> => import('./generated/omp.cjs')],
  ['omp-server', (): Promise<unknown> => import('./generated/omp-server.cjs')],
  ['opencode', (): Promise<unknown> => import('./generated/opencode.cjs')],
  ['opencode-v2', (): Promise<unknown> => import('./generated/opencode-v2.cjs')],
]);

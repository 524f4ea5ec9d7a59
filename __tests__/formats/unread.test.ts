import { expect, test } from '@jest/globals';
import { formatNamed } from '../../src/clients/index.ts';
import { siteOf } from './fixtures.ts';
import { lintFiles } from './support.ts';

/** Keys under which a client reads no servers, and where it does. */
const rows: readonly (readonly [format: string, at: readonly string[], to: string])[] = [
  ['amazonq-misplaced', ['mcpServers'], '.amazonq/agents/default.json'],
  ['amp', ['amp', 'mcpServers'], 'one key with a dot in its name, "amp.mcpServers"'],
  ['amp-misplaced', ['mcpServers'], '.amp/settings.json, under "amp.mcpServers"'],
  ['amp-misplaced', ['amp.mcpServers'], '.amp/settings.json, under "amp.mcpServers"'],
  ['antigravity-misplaced', ['mcpServers'], '.agents/mcp_config.json'],
  ['autohand-project', ['mcp', 'servers'], '~/.autohand/config.json, as the list "servers" in "mcp"'],
  ['autohand-project', ['mcpServers'], '~/.autohand/config.json, as the list "servers" in "mcp"'],
  ['claude-code-settings', ['mcpServers'], '.mcp.json'],
  ['claude-code-misplaced', ['mcpServers'], '.mcp.json; omp does read this file'],
  ['claude-code-misplaced', ['servers'], '.mcp.json; omp does read this file'],
  ['claude-code-misnamed', ['mcpServers'], '.mcp.json'],
  ['claude-code-misnamed', ['servers'], '.mcp.json'],
  ['claude-code-plugin-misplaced', ['mcpServers'], '.mcp.json'],
  ['claude-desktop-misplaced', ['mcpServers'], 'claude_desktop_config.json beside it'],
  ['cline-misplaced', ['mcpServers'], '~/.cline/data/settings/cline_mcp_settings.json'],
  ['cline-misplaced', ['servers'], '~/.cline/data/settings/cline_mcp_settings.json'],
  ['codex-agent', ['mcp_servers'], '.codex/config.toml, where they are for every agent'],
  ['codex-misplaced', ['mcpServers'], '.codex/config.toml, each as a table "[mcp_servers.<name>]"'],
  ['codex-misplaced', ['mcp_servers'], '.codex/config.toml, each as a table "[mcp_servers.<name>]"'],
  ['continue-misplaced', ['mcpServers'], 'a file in .continue/mcpServers'],
  ['copilot-cli-settings', ['mcpServers'], '.mcp.json or .github/mcp.json'],
  ['copilot-cli-user-settings', ['mcpServers'], '~/.copilot/mcp-config.json'],
  ['copilot-cli-misplaced', ['mcpServers'], '.mcp.json of the project, or ~/.copilot/mcp-config.json'],
  ['copilot-cli-misfiled', ['mcpServers'], '.mcp.json or .github/mcp.json'],
  ['cursor-misplaced', ['mcpServers'], '.cursor/mcp.json'],
  ['every-code-project', ['mcp_servers'], '~/.code/config.toml'],
  ['every-code-misplaced', ['mcpServers'], '~/.code/config.toml, each as a table "[mcp_servers.<name>]"'],
  ['every-code-misplaced', ['mcp_servers'], '~/.code/config.toml, each as a table "[mcp_servers.<name>]"'],
  ['factory-misplaced', ['mcpServers'], '.factory/mcp.json'],
  ['gemini-misplaced', ['mcpServers'], '.gemini/settings.json'],
  ['grok-misplaced', ['mcpServers'], '.grok/config.toml, each as a table "[mcp_servers.<name>]"'],
  [
    'grok-settings',
    ['mcpServers'],
    '.grok/config.toml, each as a table "[mcp_servers.<name>]"; grok-cli, another program, read this file up to 0.0.34',
  ],
  ['kilo-former', ['mcpServers'], '"mcp" in kilo.json'],
  ['kiro-misplaced', ['mcpServers'], '.kiro/settings/mcp.json'],
  ['letta-misplaced', ['mcpServers'], 'the settings of an agent, with "/mcp" in Letta Code'],
  ['omp-misplaced', ['mcpServers'], '~/.omp/agent/mcp.json'],
  ['openclaw-misplaced', ['mcpServers'], '"mcp.servers" in openclaw.json'],
  ['openclaw-misplaced', ['servers'], '"mcp.servers" in openclaw.json'],
  ['opencode-misplaced', ['mcpServers'], '"mcp" in opencode.json'],
  ['opencode-misplaced', ['mcp'], '"mcp" in opencode.json'],
  ['qoder-misplaced', ['mcpServers'], '.mcp.json or .qoder/settings.json'],
  ['qwen-misplaced', ['mcpServers'], '.qwen/settings.json'],
  ['vscode-misplaced', ['servers'], '.vscode/mcp.json'],
  ['vscode-misplaced', ['mcpServers'], '.vscode/mcp.json'],
  ['vscode-settings', ['mcp', 'servers'], 'mcp.json beside the settings'],
  ['vscode-settings', ['mcp.servers'], 'mcp.json beside the settings'],
  ['vscode-settings', ['github.copilot.chat.mcp.servers'], 'mcp.json beside the settings'],
  [
    'windsurf-misplaced',
    ['mcpServers'],
    '~/.codeium/windsurf/mcp_config.json; Devin, its successor, reads .devin/mcp_config.json',
  ],
  ['zed-misplaced', ['mcpServers'], '.zed/settings.json, under "context_servers"'],
  ['zed-misplaced', ['context_servers'], '.zed/settings.json, under "context_servers"'],
];

function withServers(format: string, at: readonly string[]): string {
  if (formatNamed(format)?.language === 'toml') return `[${at.join('.')}.docs]\ncommand = "docs-mcp"\n`;
  return JSON.stringify(at.reduceRight<unknown>((inner, key) => ({ [key]: inner }), { docs: { command: 'docs-mcp' } }));
}

test.each(rows)('servers in a file of %s under %j belong elsewhere', async (format, at, to) => {
  const { path, as, beside } = siteOf(format);
  const files = { ...beside, [path]: withServers(format, at) };
  const { findings } = await lintFiles(files, { config: false, ...(as === undefined ? {} : { as, paths: [path] }) });
  const told = findings.filter(({ rule }) => rule === 'file-unread');
  expect(told.map(({ place, help }) => [place.route[0], help])).toEqual([[at[0], `move the servers to ${to}`]]);
});

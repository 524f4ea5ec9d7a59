import { describe, expect, test } from '@jest/globals';
import { type Files, lintFiles } from './support.ts';

/** Settings of something, in the language of the file: words that servers have, and no server. */
function settingsFor(path: string): string {
  if (/\.ya?ml$/.test(path)) return 'theme: mcp mcpServers\n';
  if (path.endsWith('.toml')) return 'theme = "mcp mcpServers"\n';
  return path.endsWith('.md') ? '---\ntheme: mcp mcpServers\n---\n' : '{ "theme": "mcp mcpServers" }\n';
}

async function formatOf(path: string, beside: Files = {}): Promise<string | undefined> {
  const { files } = await lintFiles({ ...beside, [path]: settingsFor(path) }, { config: false });
  return files.find((file) => file.path === path)?.format;
}

describe('a path that is nobody else’s: the file is checked, whatever stands in it', () => {
  test.each([
    ['.agents/mcp_config.json', 'antigravity'],
    ['.ai/mcp/mcp.json', 'junie-ai-assistant'],
    ['.amazonq/mcp.json', 'amazonq'],
    ['.claude-plugin/plugin.json', 'claude-code-plugin-manifest'],
    ['.claude.json', 'claude-code-user'],
    ['.claude/settings.json', 'claude-code-settings'],
    ['.codeium/windsurf/mcp_config.json', 'windsurf'],
    ['.continue/mcpServers/work.json', 'continue-json'],
    ['.continue/mcpServers/work.yaml', 'continue-block'],
    ['.cursor/mcp.json', 'cursor'],
    ['.factory/mcp.json', 'factory'],
    ['.github/mcp.json', 'copilot-cli'],
    ['.junie/mcp/mcp.json', 'junie'],
    ['.kilo/kilo.json', 'kilo'],
    ['.kilocode/mcp.json', 'kilo-legacy'],
    ['.kimi-code/mcp.json', 'kimi'],
    ['.kiro/settings/mcp.json', 'kiro'],
    ['.mcp.json', 'claude-code-project'],
    ['.omp/mcp.json', 'omp'],
    ['.roo/mcp.json', 'roo'],
    ['.rovodev/mcp.json', 'rovo'],
    ['.ruler/mcp.json', 'ruler-json'],
    ['.rulesync/mcp.jsonc', 'rulesync'],
    ['.trae/mcp.json', 'trae'],
    ['.vs/mcp.json', 'visual-studio'],
    ['.vscode/mcp.json', 'vscode'],
    ['.warp/.mcp.json', 'warp'],
    ['claude_desktop_config.json', 'claude-desktop'],
    ['cline_mcp_settings.json', 'cline'],
    ['config/mcporter.json', 'mcporter'],
    ['gemini-extension.json', 'gemini-extension'],
    ['managed-mcp.json', 'claude-code-managed'],
    ['managed-settings.json', 'claude-code-managed-settings'],
    ['mcphub/servers.json', 'mcp-hub'],
    ['opencode.json', 'opencode'],
    ['qwen-extension.json', 'qwen-extension'],
  ])('%s', async (path, format) => {
    expect(await formatOf(path)).toBe(format);
  });

  test("a project's hidden file in the folder of some program is that program's affair", async () => {
    const text = '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp" } } }';
    const paths = ['.config/.mcp.json', '.config/gateway/.mcp.json', 'config/gateway/.mcp.json'];
    const { files, findings } = await lintFiles(Object.fromEntries(paths.map((path) => [path, text])), {
      config: false,
    });
    expect(files.map(({ path, client }) => `${path} ${client}`)).toEqual([
      '.config/.mcp.json claude-code',
      '.config/gateway/.mcp.json stray',
      'config/gateway/.mcp.json claude-code',
    ]);
    expect(findings.map(({ rule, place }) => `${place.document.path} ${rule}`)).toEqual([
      '.config/.mcp.json transport-untyped',
      'config/gateway/.mcp.json transport-untyped',
    ]);
  });

  test('a marketplace is no plugin, unless it has a manifest, too', async () => {
    const text = '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }';
    const marketplace = '{ "name": "work", "owner": { "name": "Ann" }, "plugins": [] }';
    const whose = async (files: Files) =>
      (await lintFiles({ '.mcp.json': text, ...files }, { config: false })).files.find(
        ({ path }) => path === '.mcp.json',
      )?.format;
    const alone = { '.claude-plugin/marketplace.json': marketplace };
    expect(await whose(alone)).toBe('claude-code-project');
    expect(await whose({ ...alone, '.claude-plugin/plugin.json': '{ "name": "work" }' })).toBe('claude-code-plugin');
  });

  test('with what lies beside it', async () => {
    const plugin = (folder: string) => ({ [`plugin/${folder}/plugin.json`]: '{ "name": "work" }\n' });
    expect(await formatOf('plugin/.mcp.json', plugin('.claude-plugin'))).toBe('claude-code-plugin');
    expect(await formatOf('plugin/.mcp.json', plugin('.codex-plugin'))).toBe('codex-plugin');
    expect(await formatOf('plugin/.codex-plugin/.mcp.json', plugin('.codex-plugin'))).toBe('codex-plugin-folder');
    for (const manifest of ['.github/plugin/plugin.json', '.plugin/plugin.json', 'plugin.json']) {
      const beside = { [`tools/docs/${manifest}`]: '{ "name": "work" }\n' };
      expect([manifest, await formatOf('tools/docs/.mcp.json', beside)]).toEqual([manifest, 'copilot-cli-plugin']);
      const ofBoth = { ...beside, 'tools/docs/.claude-plugin/plugin.json': '{ "name": "work" }\n' };
      expect([manifest, await formatOf('tools/docs/.mcp.json', ofBoth)]).toEqual([manifest, 'claude-code-plugin']);
    }
    expect(await formatOf('.mcp.json', { 'plugin.json': '{ "name": "work" }\n' })).toBe('claude-code-project');
    expect(await formatOf('.agents/mcp.json', { 'knowledge.md': '# The project\n' })).toBe('codebuff');
  });
});

describe('a name that proves little: without servers it is somebody else’s file', () => {
  test.each([
    '.amazonq/agents/work.json',
    '.amazonq/cli-agents/work.json',
    '.amp/settings.json',
    '.augment/settings.json',
    '.claude/agents/reviewer.md',
    '.claude/commands/git/review.md',
    '.claude/mcp.json',
    '.claude/skills/review/SKILL.md',
    '.cline/mcp.json',
    '.codex/mcp.json',
    '.config/goose/config.yaml',
    '.continue/config.json',
    '.continue/config.yaml',
    '.copilot/mcp-config.json',
    '.cursor/cli.json',
    '.devin/config.json',
    '.docker/mcp/catalogs/work.yaml',
    '.gemini/mcp.json',
    '.gemini/settings.json',
    '.github/agents/work.md',
    '.github/chatmodes/workwork/work.chatmode.md',
    '.github/prompts/workwork/work.prompt.md',
    '.kiro/agents/work.json',
    '.kiro/mcp.json',
    '.opencode/agent/review.md',
    '.opencode/mcp.json',
    '.qwen/mcp.json',
    '.qwen/settings.json',
    '.ruler/ruler.toml',
    '.vibe/config.toml',
    '.vscode/.mcp.json',
    '.vscode/settings.json',
    '.windsurf/mcp_config.json',
    '.zed/settings.json',
    'crush.json',
    'devcontainer.json',
    'fast-agent.yaml',
    'flow/agents/asker.md',
    'flow/commands/ask.md',
    'flow/skills/ask/SKILL.md',
    'librechat.yaml',
    'manifest.json',
    'mcp.json',
    'mcp_agent.config.yaml',
    'mcpo/config.json',
    'server.json',
    'smithery.yaml',
    'work.code-workspace',
    'work.prompts.json',
    'work.resources.json',
    'work.result.json',
    'work.tools.json',
  ])('%s', async (path) => {
    expect(await formatOf(path)).toBeUndefined();
  });
});

describe('a canonical file of aix, by what stands in it', () => {
  const servers = (entry: object) => JSON.stringify({ servers: { docs: entry } });

  test.each([
    ['aix.json', { command: 'docs-mcp' }],
    ['.aix/work.json', { url: 'https://docs.example.com/sse' }],
    ['aix-work.json', { command: 'docs-mcp', platforms: ['darwin'] }],
    ['aix-work.json', { command: 'docs-mcp', name: 'docs' }],
    ['aix-work.json', { command: 'docs-mcp', transport: 'stdio' }],
  ])('%s %j', async (path, entry) => {
    const { files } = await lintFiles({ [path]: servers(entry) });
    expect(files.map(({ format }) => format)).toEqual(['aix']);
  });

  test('another program’s file of a name that begins alike', async () => {
    const { files } = await lintFiles({ 'aix-work.json': servers({ command: 'docs-mcp' }) });
    expect(files).toEqual([]);
  });
});

describe('answers of servers, by what nobody else writes', () => {
  const formatIn = async (path: string, value: object) =>
    (await lintFiles({ [path]: JSON.stringify(value) })).files[0]?.format;
  const plain = { tools: [{ name: 'find', description: 'Finds' }] };

  test('a list without schemas is one where its name says so', async () => {
    expect(await formatIn('docs.tools.json', plain)).toBe('mcp-tools');
    expect(await formatIn('mcp-tools.json', plain)).toBe('mcp-tools');
    expect(await formatIn('tools.json', plain)).toBeUndefined();
    expect(await formatIn('docs.tools.json', { tools: [{ ...plain.tools[0], version: '1' }] })).toBeUndefined();
    expect(await formatIn('docs.tools.json', { ...plain, name: 'docs' })).toBeUndefined();
  });

  test('a schema of any type is one of MCP', async () => {
    expect(await formatIn('tools.json', { tools: [{ name: 'find', inputSchema: null }] })).toBe('mcp-tools');
  });

  test('content of another type is that of a result where its name says so', async () => {
    expect(await formatIn('find.result.json', { content: 'x' })).toBe('mcp-result');
    expect(await formatIn('find.result.json', { content: 'x', role: 'user' })).toBeUndefined();
    expect(await formatIn('mcp-results/find.json', { content: 'x' })).toBeUndefined();
    expect(await formatIn('find.result.json', { action: 'accept', content: {} })).toBeUndefined();
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { contracts } from '../../src/hooks/index.ts';
import { tree } from '../tree.ts';
import { cli, repository } from './support.ts';

const page = readFileSync(join(repository, 'docs/agents.md'), 'utf8');
const folder = join(repository, 'plugins/claude-code');
const hooks = JSON.parse(readFileSync(join(folder, 'hooks/hooks.json'), 'utf8'));
const { name } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));

/** As agents write what a hook is for: a regular expression for the whole name of a tool. */
function fits(matcher: string, tool: string): boolean {
  return new RegExp(`^(?:${matcher})$`).test(tool);
}

describe('the plugin for Claude Code', () => {
  test('has nothing to be said of', () => {
    const { code, stdout } = cli(folder, ['--require-files', '--fail-on', 'info']);
    expect([code, stdout]).toEqual([0, 'no problems; checked 2 files: Claude Code 2\n']);
  });

  test('runs the hook after each tool that writes a file, and after no other', () => {
    const [group, ...others] = hooks.hooks.PostToolUse;
    expect(others).toEqual([]);
    expect(group.hooks).toEqual([
      { type: 'command', command: `npx --yes ${name} hook claude-code`, timeout: expect.any(Number) },
    ]);
    const tools = Object.keys(contracts.find(({ id }) => id === 'claude-code')?.tools ?? {});
    expect(tools.filter((tool) => !fits(group.matcher, tool))).toEqual([]);
    expect(['Read', 'Bash', 'NotebookEdit', 'TodoWrite'].filter((tool) => fits(group.matcher, tool))).toEqual([]);
  });

  test('is what the marketplace at the top names', () => {
    const { plugins } = JSON.parse(readFileSync(join(repository, '.claude-plugin/marketplace.json'), 'utf8'));
    const manifest = JSON.parse(readFileSync(join(folder, '.claude-plugin/plugin.json'), 'utf8'));
    expect(plugins).toEqual([expect.objectContaining({ name: manifest.name, source: './plugins/claude-code' })]);
  });
});

describe('the page about agents', () => {
  test.each(contracts.map((contract) => [contract.id, contract] as const))('sets the hook of %s up', (id, contract) => {
    const { event, tools } = contract;
    const block = page.split('```').find((text) => text.includes(`hook ${id}"`)) ?? '';
    const matcher = /"?matcher"?\s*[:=] "(.*)"/.exec(block)?.[1] ?? '';
    expect(block).toContain(event);
    expect(Object.keys(tools).filter((tool) => !fits(matcher, tool))).toEqual([]);
    const row = `| ${contract.name} | \`${id}\` | \`${event}\` | ${Object.keys(tools)
      .map((tool) => `\`${tool}\``)
      .join(', ')} |`;
    expect(page).toContain(row);
  });

  test('shows what an agent is told', () => {
    const server = '{\n  "mcpServers": {\n    "docs": {\n      "url": "https://docs.example.com/mcp"\n    }\n  }\n}\n';
    const work = tree({ '.mcp.json': server });
    const input = JSON.stringify({
      hook_event_name: 'PostToolUse',
      cwd: work,
      tool_name: 'Write',
      tool_input: { file_path: join(work, '.mcp.json') },
    });
    const { stdout } = cli(work, ['hook', 'claude-code'], { input });
    expect(page).toContain(`\`\`\`text\n${JSON.parse(stdout).reason}\n\`\`\`\n`);
  });
});

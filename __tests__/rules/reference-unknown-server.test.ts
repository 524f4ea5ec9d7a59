import { expect, test } from '@jest/globals';
import type { Finding } from '../../src/model/verdict/index.ts';
import { lintFiles } from '../formats/support.ts';
import { workspaceOf } from '../model/workspace.ts';
import { judged } from './judged.ts';

async function findings(files: Readonly<Record<string, string>>): Promise<readonly Finding[]> {
  return judged(await workspaceOf(files));
}

function shown({ severity, message }: Finding): string {
  return `${severity}: ${message}`;
}

const rules = '{ "permissions": { "allow": ["mcp__db__query", "mcp__mine__run"] } }';
const mine = '{ "mcpServers": { "mine": { "command": "mine-mcp" } } }';

test("the user's own servers count where they are looked at", async () => {
  const found = await findings({ '.claude/settings.json': rules, '~/.claude.json': mine });
  expect(found.map(shown)).toEqual(['warning: neither the project nor the user defines server "db" for Claude Code']);
});

test('without them nothing more than advice is given', async () => {
  expect((await findings({ '.claude/settings.json': rules })).map(shown)).toEqual([
    'info: no file here defines server "db" for Claude Code',
    'info: no file here defines server "mine" for Claude Code',
  ]);
});

test("the user's rules are about every project", async () => {
  expect(await findings({ '~/.claude/settings.json': rules, '~/.claude.json': mine })).toEqual([]);
});

test('a project means what lies above and below it, not what lies beside it', async () => {
  const server = (name: string) => `{ "mcpServers": { "${name}": { "command": "a-mcp" } } }`;
  const report = await lintFiles({
    '.mcp.json': server('above'),
    'apps/.claude/settings.json':
      '{ "permissions": { "allow": ["mcp__above", "mcp__here", "mcp__below", "mcp__beside"] } }',
    'apps/.mcp.json': server('here'),
    'apps/web/.mcp.json': server('below'),
    'tools/.mcp.json': server('beside'),
  });
  expect(report.findings.map(({ message }) => message)).toEqual([
    'no file here defines server "beside" for Claude Code',
  ]);
});

test('names like those of every object', async () => {
  const report = await lintFiles({
    '.claude/settings.json':
      '{ "permissions": { "allow": ["mcp____proto____x", "mcp__constructor__x", "mcp__", "mcp__toString"], "deny": "mcp__a" }, "enabledMcpjsonServers": ["", null, 5, ["a"]] }',
  });
  expect(report.findings.filter(({ rule }) => rule.startsWith('reference')).map(({ message }) => message)).toEqual([
    'no file here defines server "__proto" for Claude Code',
    'no file here defines server "constructor" for Claude Code',
    'no file here defines server "toString" for Claude Code',
  ]);
});

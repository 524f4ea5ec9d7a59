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
    'info: no file here defines "db" or "mine" for Claude Code',
  ]);
});

test("the user's rules are about every project", async () => {
  expect(await findings({ '~/.claude/settings.json': rules, '~/.claude.json': mine })).toEqual([]);
});

test('a project means what lies above and below it, not what lies beside it', async () => {
  const server = (name: string) => `{ "mcpServers": { "${name}": { "command": "${name}-mcp" } } }`;
  const report = await lintFiles({
    '.mcp.json': server('above'),
    'apps/.claude/settings.json':
      '{ "permissions": { "allow": ["mcp__above", "mcp__here", "mcp__below", "mcp__beside"] } }',
    'apps/.mcp.json': server('here'),
    'apps/web/.mcp.json': server('below'),
    'tools/.mcp.json': server('beside'),
  });
  expect(report.findings.map(({ message }) => message)).toEqual([
    'server "beside" is defined in "tools/.mcp.json", which Claude Code does not read here',
  ]);
});

test('names like those of every object', async () => {
  const report = await lintFiles({
    '.claude/settings.json':
      '{ "permissions": { "allow": ["mcp____proto____x", "mcp__constructor__x", "mcp__", "mcp__toString"], "deny": "mcp__a" }, "enabledMcpjsonServers": ["", null, 5, ["a"]] }',
  });
  expect(report.findings.filter(({ rule }) => rule.startsWith('reference')).map(({ message }) => message)).toEqual([
    'no file here defines "__proto", "constructor" or "toString" for Claude Code',
    '"mcp__" names no server, so it matches no tool in Claude Code',
  ]);
});

test('another client’s definition weighs less in a plugin or in another folder', async () => {
  const db = '{ "mcpServers": { "db": { "command": "db-mcp" } } }';
  const settings = { '.claude/settings.json': '{ "permissions": { "allow": ["mcp__db__query"] } }' };
  const weights = async (path: string) =>
    (await findings({ ...settings, [path]: db })).map(({ severity, message }) => `${severity}: ${message}`);
  const here = (other: string, path: string) =>
    `server "db" is here for ${other}, in "${path}", and not for Claude Code`;
  expect(await weights('.cursor/mcp.json')).toEqual([`warning: ${here('Cursor', '.cursor/mcp.json')}`]);
  expect(await weights('old/.cursor/mcp.json')).toEqual([`info: ${here('Cursor', 'old/.cursor/mcp.json')}`]);
});

test('what was written in one file and may be the user’s is one line, a slip of the pen its own', async () => {
  const report = await lintFiles({
    '.mcp.json': '{ "mcpServers": { "github": { "command": "github-mcp" } } }',
    '.claude/settings.json':
      '{ "permissions": { "allow": ["mcp__wiki__read", "mcp__gihub__get", "mcp__mail__send"], "deny": ["mcp__wiki__write"] } }',
  });
  expect(report.findings.map(({ message, help }) => [message, help])).toEqual([
    ['no file here defines "wiki" or "mail" for Claude Code', 'define them, or take them out here'],
    ['no file here defines server "gihub" for Claude Code', 'did you mean "github"?'],
  ]);
});

test('what a file that git ignores may define is advice, whoever else has it', async () => {
  const db = '{ "mcpServers": { "db": { "command": "db-mcp" } } }';
  const told = async (files: Readonly<Record<string, string>>, user = false) => {
    const { findings } = await lintFiles({ '.git/HEAD': '', ...files }, { user });
    return findings
      .filter(({ rule }) => rule === 'reference-unknown-server')
      .map(({ severity, message, help }) => [severity, message, help]);
  };
  const rule = '{ "permissions": { "allow": ["mcp__db__query"] } }';
  const here = (of: string, path: string, client: string) =>
    `server "db" is here for ${of}, in "${path}", and not for ${client}`;
  const unless = (file: string) => `unless "${file}", which git ignores, has it, define it or take it out here`;
  const claude = { '.claude/settings.json': rule, '.github/mcp.json': db };
  const message = here('Copilot CLI', '.github/mcp.json', 'Claude Code');
  expect(await told({ ...claude, '.gitignore': '*.log\n' })).toEqual([
    ['warning', message, 'define it in ".mcp.json" too'],
  ]);
  expect(await told({ ...claude, '.gitignore': '.mcp.json\n' })).toEqual([['info', message, unless('.mcp.json')]]);
  // It is not read where it lies there, either.
  expect(await told({ ...claude, '.gitignore': '.mcp.json\n', '.mcp.json': db })).toEqual([
    ['info', message, unless('.mcp.json')],
  ]);
  const below = { 'app/.claude/settings.json': rule, 'app/.cursor/mcp.json': db };
  expect(await told({ ...below, '.gitignore': '/.mcp.json\n' })).toEqual([
    ['info', here('Cursor', 'app/.cursor/mcp.json', 'Claude Code'), unless('.mcp.json')],
  ]);
  // A list that is about one file only.
  const listed = { '.claude/settings.json': '{ "enabledMcpjsonServers": ["db"] }', '.cursor/mcp.json': db };
  expect((await told({ ...listed, '.gitignore': '.mcp.json\n' })).map(([severity]) => severity)).toEqual(['info']);
  expect((await told({ ...listed, '.gitignore': '.claude-plugin\n' })).map(([severity]) => severity)).toEqual([
    'warning',
  ]);
  const mine = {
    '.claude/settings.json': rule,
    '~/.claude.json': '{ "mcpServers": { "mine": { "command": "mine-mcp" } } }',
  };
  const neither = 'neither the project nor the user defines server "db" for Claude Code';
  expect(await told(mine, true)).toEqual([['warning', neither, 'define it, or take it out here']]);
  expect(await told({ ...mine, '.gitignore': '.mcp.json\n' }, true)).toEqual([['info', neither, unless('.mcp.json')]]);
});

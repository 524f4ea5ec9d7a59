import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { put, tree } from '../tree.ts';
import { printedBy, runCli } from './cli.ts';

const files: Readonly<Record<string, string>> = {
  'control/.mcp.json': '{"mcpServers":{"control":{}}}',
  'server.json':
    '{"$schema":"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json","name":"io.github.a/b","description":"x","version":"1.0.0","packages":[{"registryType":"npm","identifier":"a","version":"1.0.0","transport":{"type":"stdio"}}]}',
  'manifest.json':
    '{"manifest_version":"0.3","name":"a","version":"1.0.0","description":"x","author":{"name":"a"},"icon":"icon.png","server":{"type":"node","entry_point":"server/index.js","mcp_config":{"command":"node"}}}',
};

const strange: Readonly<Record<string, (file: string) => void>> = {
  'a folder': (file) => fs.mkdirSync(file),
  'a named pipe': (file) => execFileSync('mkfifo', [file]),
  'a link to itself': (file) => fs.symlinkSync(path.basename(file), file),
  'a link to a device': (file) => fs.symlinkSync('/dev/zero', file),
};

/** What is looked at beside a manifest, and what answers of servers are called. */
const names = ['package.json', 'pyproject.toml', 'README.md', 'icon.png', 'server/index.js', 'a.tools.json', 'x.md'];

test.each(Object.entries(strange))('%s where a neighbour is looked for loses no finding', (_, make) => {
  const cwd = tree();
  try {
    for (const [name, text] of Object.entries(files)) put(cwd, name, text);
    for (const name of names) {
      fs.mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
      make(path.join(cwd, name));
    }
    const ended = runCli(cwd, ['--format', 'json']);
    expect([ended.code, ended.stderr]).toEqual([1, '']);
    expect(printedBy(ended).findings).toContainEqual(
      expect.objectContaining({ path: 'control/.mcp.json', rule: 'transport-missing' }),
    );
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true });
  }
});

test('names of the prototype are names in tool lists, permissions and overviews', () => {
  const cwd = tree();
  const map = (command: string) =>
    `{"mcpServers":{"__proto__":{"command":"${command}"},"constructor":{"command":"${command}"}}}`;
  try {
    put(cwd, '.mcp.json', map('x'));
    put(cwd, '.cursor/mcp.json', map('y'));
    put(cwd, '__proto__.tools.json', '{"tools":[{"name":"constructor","annotations":{"__proto__":1}}]}');
    put(cwd, '.claude/settings.json', '{"permissions":{"allow":["mcp__constructor__toString","mcp__toString"]}}');
    for (const args of [['servers'], ['servers', '--references', 'constructor'], ['--target', 'codex,opencode']]) {
      const ended = runCli(cwd, args);
      expect([ended.stderr, ended.code === 0 || ended.code === 1]).toEqual(['', true]);
      expect(ended.stdout).toContain('constructor');
      expect(ended.stdout).not.toMatch(/\[object |native code|\bundefined\b/);
    }
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true });
  }
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyText } from '../any-text.ts';
import { runs } from '../fuzz.ts';
import { renamed, type Texts } from './support.ts';

const files = (name: string): Texts => ({
  '.mcp.json': JSON.stringify({ mcpServers: { [name]: { command: 'a' }, other: { command: 'b' } } }, null, 2),
  '.vscode/mcp.json': `{\n\t"servers": {\n\t\t// first\n\t\t${JSON.stringify(name)}: { "command": "a" },\n\t}\n}\n`,
  '.codex/config.toml': `[mcp_servers.${keyOf(name)}]\r\ncommand = "a"\r\n`,
  '.claude/settings.json': JSON.stringify({ enabledMcpjsonServers: ['other', name] }),
  '.aix/all.json': JSON.stringify({ servers: { [name]: { name, transport: 'stdio', command: 'a' } } }),
});

/** As it is written without need. */
function keyOf(name: string): string {
  return /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
}

const plainName = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/).filter((name) => name !== 'other' && name !== 'ours');
const anyName = fc.oneof(
  plainName,
  anyText({ minLength: 1, maxLength: 8 }),
  fc.constantFrom('__proto__', 'constructor', 'a,b', 'a:b', '100%', 'a"b', "a'b", 'a\nb', '::error::x', 'ä', '../x'),
);

test('what is renamed there and back is what it was', async () => {
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(anyName, async (name) => {
      const before = files('ours');
      const there = await renamed(before, 'ours', name).catch((error: Error) => {
        expect(error.message).toContain('cannot be called');
      });
      if (there === undefined || there.left.length > 0) return;
      changed += 1;
      for (const path of Object.keys(before)) expect(there.files[path]).not.toBe(before[path]);
      expect(await renamed(there.files, name, 'ours')).toEqual({ files: before, left: [] });
    }),
    { numRuns: runs(400) },
  );
  expect(changed).toBeGreaterThan(runs(400) / 10);
});

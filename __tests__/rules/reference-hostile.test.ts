import { expect, test } from '@jest/globals';
import { isWhole } from '../fuzz.ts';
import { workspaceOf } from '../model/workspace.ts';
import { judged } from './judged.ts';

test('thousands of names that nobody knows, beside thousands that somebody does', async () => {
  // The longer the lists, the fewer names are compared with them.
  const [count, compared] = isWhole ? [10_000, 1] : [2000, 9];
  const each = <T>(make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
  const tool = (name: string) => ({ name, description: 'Does', inputSchema: { type: 'object' } });
  const workspace = await workspaceOf({
    '.mcp.json': JSON.stringify({
      mcpServers: Object.fromEntries(
        ['db', ...each((index) => `server-number-${index}`)].map((name) => [name, { command: 'a' }]),
      ),
    }),
    'db.tools.json': JSON.stringify({ tools: each((index) => tool(`tool_number_${index}`)) }),
    '.claude/settings.json': JSON.stringify({
      permissions: {
        allow: each((index) => `mcp__server-nomber-${index}__x`),
        ask: each((index) => `mcp__db__tool_nomber_${index}`),
        deny: each((index) => `mcp__server_number-${index}`),
      },
    }),
  });
  const findings = await judged(workspace, ({ id }) => id.startsWith('reference-'));
  // Every tool, of the servers those with what they were probably to be, and all others in one line.
  expect(findings).toHaveLength(count + compared + 1);
});

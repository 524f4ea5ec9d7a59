import { expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

test('a name with the letters that stand for server and tool', async () => {
  const report = await lintFiles({ '.mcp.json': '{ "mcpServers": { "My STST": { "command": "a" } } }' });
  expect(report.findings.map(({ message }) => message)).toEqual([
    expect.stringContaining('calls its tools "mcp__My_STST__…"'),
  ]);
});

import { expect, test } from '@jest/globals';
import { expectLinear } from '../counting/steps.ts';
import { lintFiles } from '../formats/support.ts';

function opencode(names: readonly string[]): string {
  const entries = names.map((name) => [name, { type: 'local', command: [`${name}-mcp`] }]);
  return JSON.stringify({ mcp: Object.fromEntries(entries) });
}

test('names of tools that meet, in two files that a client reads together', async () => {
  await expectLinear(100, async (size) => {
    const names = Array.from({ length: 2 * size }, (_, at) => `s.${at % size}${at < size ? '' : '_'}`);
    const files = {
      'opencode.json': opencode(names),
      '.opencode/opencode.json': opencode(names.map((name) => name.replace('.', '_'))),
    };
    const { findings } = await lintFiles(files, { config: false });
    expect(findings.filter(({ rule }) => rule === 'server-name-collision')).toHaveLength(2 * size);
  });
});

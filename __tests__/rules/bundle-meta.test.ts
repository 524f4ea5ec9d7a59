import { expect, test } from '@jest/globals';
import { lint } from '../../src/index.ts';

function manifest(meta: unknown): string {
  return JSON.stringify({
    manifest_version: '0.2',
    name: 'tide-tables',
    version: '1.0.0',
    description: 'Tides of a harbour',
    author: { name: 'Harbour' },
    server: { type: 'node', entry_point: 'index.js', mcp_config: { command: 'node', args: ['${__dirname}/index.js'] } },
    _meta: meta,
  });
}

test('a newer version is offered for what that version takes', async () => {
  const { findings } = await lint({
    files: { 'manifest.json': manifest({ 'org.harbour': { id: 1 } }), 'index.js': '' },
  });
  expect(findings).toMatchObject([{ rule: 'mcpb-newer-feature', fix: {} }]);
});

test('where it would refuse the same part, that is said, and nothing is offered', async () => {
  const { findings } = await lint({ files: { 'manifest.json': manifest({ count: 3 }), 'index.js': '' } });
  expect(findings).toMatchObject([{ rule: 'mcpb-newer-feature', help: expect.stringContaining('holds an object') }]);
  expect(findings[0]?.fix).toBeUndefined();
});

import { test } from '@jest/globals';
import { expectLinear } from '../counting/steps.ts';
import { lintFiles } from '../formats/support.ts';

const $schema = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';

const many = (count: number, item: object) => Array.from({ length: count }, () => item);
const at = (url: string) => ({ remotes: [{ type: 'sse', url }] });

test.each<[string, (size: number) => object]>([
  ['addresses full of variables', (size) => at(`https://${'{a}'.repeat(size)}`)],
  ['braces that do not close', (size) => at(`https://${'{'.repeat(size)}`)],
  [
    'signs of templates',
    (size) => ({ version: '<<'.repeat(size), description: '$('.repeat(size), name: '__A'.repeat(size) }),
  ],
  ['packages', (size) => ({ packages: many(size, { registryType: 'npm', identifier: 'a', registry_type: 'npm' }) })],
  [
    'variables',
    (size) => ({
      packages: [{ registryType: 'npm', identifier: 'a', environmentVariables: many(size, { name: 'A' }) }],
    }),
  ],
  ['a long version', (size) => ({ version: '1.'.repeat(size) })],
])('a manifest with %s', async (_, members) => {
  await expectLinear(200, (size) => lintFiles({ 'server.json': JSON.stringify({ $schema, ...members(size) }) }));
});

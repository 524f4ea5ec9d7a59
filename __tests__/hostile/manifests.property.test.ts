import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { disk } from '../../src/files/disk.ts';
import { lint } from '../../src/lint.ts';
import { anyText } from '../any-text.ts';
import { runs } from '../fuzz.ts';
import { tree } from '../tree.ts';

const words = [
  '$schema',
  'name',
  'version',
  'description',
  'packages',
  'remotes',
  'repository',
  'transport',
  'url',
  'type',
  'registryType',
  'identifier',
  'environmentVariables',
  'packageArguments',
  'variables',
  '_meta',
  'icons',
  'icon',
  'manifest_version',
  'dxt_version',
  'server',
  'entry_point',
  'mcp_config',
  'command',
  'args',
  'env',
  'platform_overrides',
  'user_config',
  'privacy_policies',
  'mcpName',
  'status',
  'registry_type',
  'startCommand',
  '__proto__',
  'constructor',
];
const values = [
  'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  'io.github.acme/weather',
  'npm',
  'oci',
  'mcpb',
  'stdio',
  'named',
  'positional',
  'streamable-http',
  'https://{a}.example.com',
  '0.3',
  '0.4',
  'uv',
  '${user_config.a}',
  '../../../etc/passwd',
  '{{a}}',
  '',
];

const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(null, true, 0, -1, 1e308),
    fc.constantFrom(...values),
    anyText(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...words), fc.string()), tie('value'), { maxKeys: 6 }),
  ),
}));

const run = (cwd: string, as: string | undefined) =>
  lint({
    files: disk,
    cwd,
    paths: ['.'],
    targets: [],
    config: false,
    rules: new Map(),
    user: false,
    ...(as === undefined ? {} : { as }),
  });

test.each([['registry-server'], ['mcpb'], ['smithery'], [undefined]])('any JSON is linted as %s', async (as) => {
  const cwd = tree();
  const names = ['server.json', 'manifest.json', 'smithery.yaml', 'package.json'];
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 4, maxLength: 4 }), async (contents) => {
        for (const [index, name] of names.entries()) {
          fs.writeFileSync(path.join(cwd, name), JSON.stringify(contents[index]));
        }
        const { findings } = await run(cwd, as);
        for (const { message } of findings) expect(message).not.toMatch(/\[object |\bundefined\b|\bNaN\b/);
      }),
      { numRuns: runs(150) },
    );
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true });
  }
});

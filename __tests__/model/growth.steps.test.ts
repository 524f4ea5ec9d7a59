import { expect, test } from '@jest/globals';
import { packageRun } from '../../src/model/launch/index.ts';
import { referencesTo } from '../../src/model/references/index.ts';
import { maySuspect, secretsIn, suspicionIn } from '../../src/model/secrets/index.ts';
import { malformedIn, standInsIn } from '../../src/model/variables/index.ts';
import { expectLinear, sizesFor } from '../counting/steps.ts';
import { workspaceOf } from './workspace.ts';

/** A text of about this length. */
const filled = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length));

test.each(['aB3', 'https://a:b@c/', 'sk-proj-', 'eyJa.', 'a.', 'api_key=', '-----BEGIN PRIVATE KEY-----'])(
  'secrets in a string of %j',
  async (unit) => {
    await expectLinear(2000, (size) => secretsIn(filled(unit, size), 'API_KEY'));
    await expectLinear(2000, (size) => secretsIn(`eyJ${filled(unit, size)}`, 'API_KEY'));
  },
);

test.each(['-', '-a', '--key-', '- ', 'key', '-key ', '"-'])(
  'what may be under suspicion in a text of %j',
  async (unit) => {
    await expectLinear(2000, (size) => maySuspect(filled(unit, size), undefined));
  },
);

test('what is under suspicion in a path of many folders', async () => {
  expect(suspicionIn('Keys/'.repeat(100_000), 'API_KEY')).toBeUndefined();
  expect(suspicionIn(`${'Keys/1'.repeat(3)}.pem`, 'API_KEY')).toBeUndefined();
  await expectLinear(2000, (size) => suspicionIn(filled('Keys/', size), 'API_KEY'));
});

test.each(['${A} ', '${A', '${A:-', '${A:-${', '${ ', '{env:', '${}', '${A:-${B}'])(
  'malformed references in a text of %j',
  async (unit) => {
    await expectLinear(2000, (size) => malformedIn(filled(unit, size)));
  },
);

test.each(['your-', 'A_', '<a ', '[YOUR ', 'path/', 'a/path/to/', 'insert_', 'REPLACE_WITH_', '<'])(
  'what waits to be filled in, in a text of %j',
  async (unit) => {
    await expectLinear(2000, (size) => standInsIn(filled(unit, size)));
  },
);

const times = (count: number, word: string) => Array.from({ length: count }, () => word);

test.each<[string, (size: number) => string[]]>([
  ['docker with flags', (size) => ['docker', 'run', `-${'i'.repeat(size)}`, ...times(size, 'env')]],
  ['env before env', (size) => times(size, 'env')],
  ['op before op', (size) => times(size, 'op')],
  ['npx with flags', (size) => ['npx', ...times(size, '-y')]],
  ['brackets that do not close', (size) => ['uvx', `a${'['.repeat(size)}`]],
  ['a scope full of dots', (size) => ['npx', `@${'a.'.repeat(size)}/`]],
])('the package that words start: %s', async (_, words) => {
  await expectLinear(1000, (size) => packageRun(words(size)));
});

test('references of many projects with as many rules', async () => {
  const workspaces = new Map<number, Awaited<ReturnType<typeof workspaceOf>>>();
  for (const count of sizesFor(200)) {
    const files: Record<string, string> = {};
    for (let index = 0; index < count; index += 1) {
      files[`p${index}/.mcp.json`] = '{ "mcpServers": { "db": { "command": "db-mcp" } } }';
      files[`p${index}/.claude/settings.json`] =
        `{ "permissions": { "allow": ["mcp__db__a", "mcp__none${index}__a"] } }`;
    }
    workspaces.set(count, await workspaceOf(files));
  }
  await expectLinear(200, (size) => {
    const workspace = workspaces.get(size);
    expect(workspace && referencesTo(workspace, 'db')).toHaveLength(size);
  });
});

test('whatever stands in the places of references', async () => {
  await expectLinear(1000, async (size) => {
    const texts = [
      `mcp__${'_'.repeat(size)}`,
      `mcp__${'x'.repeat(size)}(`,
      `mcp__${'*_'.repeat(size)}`,
      `mcp__a${' '.repeat(size)}`,
    ];
    const hooks = { a: [{ matcher: '('.repeat(size) }, { matcher: 'a|'.repeat(size) }, { matcher: 5 }, null], b: 5 };
    const allow = [...texts, ...Array.from({ length: size }, (_, index) => `mcp__s${index}__t`), null, {}, [[]]];
    const workspace = await workspaceOf({
      '.claude/settings.json': JSON.stringify({ permissions: { allow, ask: 'mcp__a', deny: { a: 1 } }, hooks }),
      '.claude/agents/dev.md': `---\ntools: "${'('.repeat(size)} ${texts.join(' ')}"\n---\n`,
      'opencode.json': JSON.stringify({
        permission: Object.fromEntries(texts.map((text) => [text, 'ask'])),
        tools: [],
      }),
    });
    expect(referencesTo(workspace, 's0').map(({ text }) => text)).toEqual(['mcp__s0__t']);
  });
});

import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { loadClient, registry } from '../../src/clients/index.ts';
import { entryMapOf } from '../../src/converting/frames.ts';
import { languageOf } from '../../src/converting/target-file.ts';
import { convert, lint } from '../../src/index.ts';
import { canonical, differences, type Target, targetFor } from '../../src/model/canonical/index.ts';
import { readServers } from '../../src/model/reading/index.ts';
import type { Server } from '../../src/model/server/index.ts';
import { parseSource } from '../../src/parse/index.ts';
import { runs } from '../fuzz.ts';

const targets: Target[] = [];

beforeAll(async () => {
  for (const id of new Set(registry().map(({ client }) => client))) {
    const target = targetFor(await loadClient(id));
    if (target !== undefined && entryMapOf(target) !== undefined) targets.push(target);
  }
});

const word = fc.constantFrom(
  'a',
  '--root',
  '/srv/data',
  'x y',
  '-y',
  '@acme/docs@1.2.3',
  'true',
  '010',
  'a: b',
  '"',
  '#x',
  'é',
  '',
);
const value = fc.oneof(word, fc.constantFrom('${HOME_URL}', '${A_B}', 'pre-${NAME}-post'));
const name = fc.constantFrom('docs', 'my-db', 'a_b', 'Db2');
const local = fc.record(
  {
    command: fc.constantFrom('db-mcp', 'npx', '/usr/bin/python3'),
    args: fc.array(value, { maxLength: 4 }),
    env: fc.dictionary(fc.constantFrom('LEVEL', 'HOME_URL', 'A_B'), value, { maxKeys: 2 }),
    timeout: fc.constantFrom(30000, 120000),
  },
  { requiredKeys: ['command'] },
);
const remote = fc.record(
  {
    type: fc.constantFrom('http', 'sse'),
    url: fc.constantFrom('https://docs.example.com/mcp', 'https://example.com/${A_B}/x?y=1'),
    headers: fc.dictionary(fc.constantFrom('X-Team', 'Authorization'), fc.constantFrom('blue', 'Bearer ${A_B}'), {
      maxKeys: 2,
    }),
  },
  { requiredKeys: ['type', 'url'] },
);
const project = fc.dictionary(name, fc.oneof(local, remote), { minKeys: 1, maxKeys: 3 });

interface Written {
  readonly text: string;
  /** Of which something is lost, or may be. */
  readonly touched: ReadonlySet<string | undefined>;
}

const fileOf = (target: Target) =>
  `in.${{ json: 'json', toml: 'toml', yaml: 'yaml', markdown: 'md' }[languageOf(target)]}`;

async function written(text: string, from: Target, to: Target): Promise<Written | undefined> {
  const path = fileOf(from);
  const asked = {
    files: { [path]: text },
    paths: [path],
    as: from.format.id,
    to: to.client.id,
    config: false as const,
  };
  if ((await serversIn(text, from)).size === 0) return undefined;
  const { outputs, findings } = await convert(asked);
  return { text: outputs[0]?.text ?? '', touched: new Set(findings.map(({ server }) => server)) };
}

async function serversIn(text: string, { format }: Target): Promise<ReadonlyMap<string, Server>> {
  const document = await parseSource({ path: '', text, problems: [] }, languageOf({ format } as Target));
  return new Map(readServers(document, format).map((server) => [server.name, server]));
}

async function errorsIn(text: string, target: Target): Promise<string[]> {
  const path = fileOf(target);
  const { findings } = await lint({ files: { [path]: text }, paths: [path], as: target.format.id, config: false });
  return findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

test('what two clients can both say comes back as it was, and what is written is no error', async () => {
  const claude = targets.find(({ client }) => client.id === 'claude-code');
  if (claude === undefined) throw new Error('the first client is not there');
  let back = 0;
  const index = fc.nat();
  await fc.assert(
    fc.asyncProperty(project, index, index, async (servers, i, j) => {
      const [from, to] = [targets[i % targets.length], targets[j % targets.length]];
      if (from === undefined || to === undefined) return;
      const first = await written(JSON.stringify({ mcpServers: servers }), claude, from);
      if (first === undefined) return;
      expect(await errorsIn(first.text, from)).toEqual([]);
      const there = await written(first.text, from, to);
      if (there === undefined) return;
      expect(await errorsIn(there.text, to)).toEqual([]);
      const again = await written(there.text, to, from);
      const before = await serversIn(first.text, from);
      const after = again === undefined ? new Map<string, Server>() : await serversIn(again.text, from);
      for (const [server, was] of before) {
        if (there.touched.has(server)) continue;
        const now = after.get(server);
        expect(now === undefined ? server : [differences(canonical(was), canonical(now)), now.off]).toEqual([
          [],
          was.off,
        ]);
        back += 1;
      }
    }),
    { numRuns: runs(400) },
  );
  expect(back).toBeGreaterThan(20);
});

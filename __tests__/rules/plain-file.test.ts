import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Dialect, formatNamed, loadClient, registry } from '../../src/clients/index.ts';
import { type Reading, readSources } from '../../src/model/reading/index.ts';
import type { Finding } from '../../src/model/verdict/index.ts';
import { Asking } from '../../src/rules/asking/asking.ts';
import { isPlainFile } from '../../src/rules/asking/plain-file.ts';

const fixtures = path.join(import.meta.dirname, '../fixtures/formats');

async function recognised(text: string, format: string, file = 'work.json'): Promise<Reading | undefined> {
  const known = formatNamed(format);
  for await (const found of readSources([{ path: file, text, problems: [] }], {
    candidates: () => (known === undefined ? [] : [known]),
    isForced: () => true,
    targets: [],
    around: {
      exists: () => false,
      isPublishable: () => true,
      isMissing: () => true,
      files: { has: () => false, head: () => undefined },
    },
    protocol: {},
    isKept: () => false,
  })) {
    return found;
  }
  return undefined;
}

/** What the schema and every rule say that is on by default, whether the file is plain or not. */
async function said(file: Reading): Promise<string[]> {
  const findings: Finding[] = [];
  const asking = new Asking({
    findings,
    isOn: ({ severity, scope }) => severity !== 'off' && scope !== 'suppression',
    optionsOf: () => ({}),
    closely: true,
    seen: new Set(),
  });
  await asking.askOf(file);
  return findings.map(({ rule, message }) => `${rule}: ${message}`);
}

interface Base {
  readonly format: string;
  readonly value: unknown;
  readonly keys: readonly string[];
}

/** The fixtures of formats in JSON, faultless and faulty. */
async function bases(): Promise<Base[]> {
  const found: Base[] = [];
  for (const { id, client, language } of registry) {
    if (language !== 'json' || !fs.existsSync(path.join(fixtures, id))) continue;
    const dialect: Dialect | undefined = (await loadClient(client)).formats.find((format) => format.id === id)?.dialect;
    if (dialect === undefined) continue;
    for (const kind of ['valid', 'invalid', 'rules']) {
      const folder = path.join(fixtures, id, kind);
      if (!fs.existsSync(folder)) continue;
      for (const name of fs.readdirSync(folder)) {
        if (!name.endsWith('.json')) continue;
        try {
          const value: unknown = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
          if (typeof value === 'object' && value !== null)
            found.push({ format: id, value, keys: Object.keys(dialect.fields) });
        } catch {
          // Those with faults of syntax are not plain for a reason that needs no asking.
        }
      }
    }
  }
  return found;
}

const names = ['docs', 'Docs', 'a.b', 'workspace', 'mcp', 'x'.repeat(40), 'my server', '$schema', '__proto__', 'type'];
const texts = [
  '',
  ' ',
  'docs-mcp',
  'npx',
  'docker',
  'python3',
  'server.py',
  'C:\\tools\\docs.exe',
  '/usr/bin/docs',
  '../docs',
  '--token=abc',
  '-y',
  'docs@latest',
  '@modelcontextprotocol/server-github',
  'stdio',
  'http',
  'sse',
  'local',
  'remote',
  'streamable-http',
  'https://mcp.example.com/mcp',
  'http://mcp.example.com/sse',
  'https://user:pass@mcp.example.com',
  'https://mcp.example.com/?key=1',
  '${DOCS}',
  '${DOCS:-none}',
  '${env:DOCS}',
  '{env:DOCS}',
  '${input:docs}',
  '$DOCS',
  '%DOCS%',
  '${DOCS',
  'Bearer ${DOCS}',
  'Bearer abcdefgh12345678',
  'YOUR_TOKEN',
  '<token>',
  '...',
  '!docs',
  'DOCS_TOKEN',
  'ladder quiz velvet river anchor tulip marble copper window gossip planet fabric',
  'ghp_0123456789abcdefghijABCDEFGHIJ012345',
  'zażółć',
  'a\u0000b',
  'a\nb',
];
const leaf = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...names, null, true, false, 0, 1, -1, 0.5, 30, 30_000, 1e7, [], {}),
  fc.constantFrom(...texts).map((text) => [text]),
  fc
    .tuple(
      fc.constantFrom('DOCS', 'docs', 'DOCS_TOKEN', 'SEED_PHRASE', 'Authorization', 'X-Docs', 'a b', ''),
      fc.constantFrom(...texts),
    )
    .map(([key, text]) => ({ [key]: text })),
);

/** One change somewhere in the value: another value, a further key, a key gone, or a key renamed. */
function changed(value: unknown, steps: readonly number[], kind: number, key: string, other: unknown): unknown {
  const copy = structuredClone(value);
  let at = copy as Record<string, unknown>;
  for (const step of steps) {
    const inner = Object.values(at).filter((each) => typeof each === 'object' && each !== null);
    const next = inner[step % Math.max(1, inner.length)];
    if (next === undefined) break;
    at = next as Record<string, unknown>;
  }
  const keys = Object.keys(at);
  const old = keys[(steps[0] ?? 0) % Math.max(1, keys.length)];
  if (kind === 0 || old === undefined) at[key] = other;
  else if (kind === 1) at[old] = other;
  else if (kind === 2) delete at[old];
  else if (!Array.isArray(at)) at[key] = at[old];
  return copy;
}

test('nothing is to be said of a plain file, whatever is changed in it', async () => {
  const all = await bases();
  expect(all.length).toBeGreaterThan(200);
  let plain = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...all),
      fc.array(fc.nat({ max: 6 }), { maxLength: 4 }),
      fc.nat({ max: 4 }),
      fc.oneof(fc.constantFrom(...names), fc.nat()),
      leaf,
      async ({ format, value, keys }, steps, kind, key, other) => {
        const name = typeof key === 'string' ? key : (keys[key % Math.max(1, keys.length)] ?? 'docs');
        const text = JSON.stringify(kind === 4 ? value : changed(value, steps, kind, name, other), null, 2);
        const file = text === undefined ? undefined : await recognised(text, format);
        if (file === undefined || !isPlainFile(file)) return;
        plain += 1;
        expect([format, text, await said(file)]).toEqual([format, text, []]);
      },
    ),
    { numRuns: 20_000 },
  );
  expect(plain).toBeGreaterThan(100);
});

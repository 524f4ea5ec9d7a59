import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { disk } from '../../src/files/disk.ts';
import { examine, reportOn } from '../../src/lint.ts';
import { render, renderServers, reportFormats, serversFormats } from '../../src/report/index.ts';
import { anyText } from '../any-text.ts';
import { runs } from '../fuzz.ts';
import { tree } from '../tree.ts';

const words = [
  'mcpServers',
  'mcp',
  'servers',
  'type',
  'command',
  'url',
  'args',
  'env',
  'enabled',
  'timeout',
  '__proto__',
];
const values = ['stdio', 'http', 'local', 'remote', 'sse', 'https://a.example.com', '${A}', '{env:A}', ''];

const json = fc.letrec<{ value: unknown; object: unknown }>((tie) => ({
  object: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...words), fc.string()), tie('value')), { maxLength: 5 }),
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308),
    fc.oneof(fc.constantFrom(...values), anyText()).map((text) => ({ text })),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => ({ items })),
    tie('object').map((members) => ({ members })),
  ),
}));

/** Objects as lists of members, so that a key may stand twice and `__proto__` is one. */
function write(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('text' in value) return JSON.stringify(value.text);
  if ('items' in value) return `[${(value.items as unknown[]).map(write).join(',')}]`;
  const { members } = value as { members: [string, unknown][] };
  return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${write(item)}`).join(',')}}`;
}

const options = {
  color: false,
  quiet: false,
  infos: true,
  cwdPrefix: '',
  repositoryPath: (path: string) => path,
  version: '',
  docsUrl: () => undefined,
};

async function printed(cwd: string): Promise<string> {
  const asked = {
    files: disk,
    cwd,
    paths: [],
    targets: ['omp', 'opencode', 'codex', 'claude-desktop'],
    config: false,
    rules: new Map(),
    user: false,
  } as const;
  const examined = await examine(asked);
  const input = { ...examined, workspace: await examined.workspace() };
  const servers: string[] = [];
  for (const format of serversFormats) servers.push(await renderServers(format, input, options));
  const report = await reportOn(examined, asked);
  const reports: string[] = [];
  for (const format of reportFormats) reports.push(await render(format, report, options));
  return [...reports, ...servers].join('');
}

test('any JSON is linted without a fault of our own, and twice the same', async () => {
  const cwd = tree();
  fs.mkdirSync(path.join(cwd, '.omp'));
  const names = ['.mcp.json', 'mcp.json', 'opencode.json', '.omp/mcp.json'];
  try {
    await fc.assert(
      fc.asyncProperty(fc.tuple(json.value, json.value, json.value, json.value), async (roots) => {
        for (const [index, name] of names.entries()) fs.writeFileSync(path.join(cwd, name), write(roots[index]));
        const first = await printed(cwd);
        expect(first).not.toContain('[object ');
        expect(await printed(cwd)).toBe(first);
      }),
      { numRuns: runs(200) },
    );
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true });
  }
});

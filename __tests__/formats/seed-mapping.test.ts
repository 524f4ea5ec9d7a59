import { describe, expect, test } from '@jest/globals';
import { loadClient } from '../../src/clients/index.ts';
import { canonical, differences, lossesOf, type Target, targetFor } from '../../src/model/canonical/index.ts';
import { transportFor } from '../../src/model/canonical/judged.ts';
import { written } from '../../src/model/canonical/written.ts';
import { serverIn } from '../model/servers.ts';
import * as examples from './aix-examples.ts';
import { linesOf, lintFiles } from './support.ts';

const dialects = ['aix', 'claude-code', 'opencode'] as const;
type Dialect = (typeof dialects)[number];

async function targetOf(id: string): Promise<Target> {
  const target = targetFor(await loadClient(id));
  if (target === undefined) throw new Error(`${id} is no target`);
  return target;
}

/** The entry of one dialect, written in another. */
async function translated(from: Dialect, entry: unknown, to: Dialect): Promise<unknown> {
  const server = await serverIn((await targetOf(from)).format.id, entry);
  const target = await targetOf(to);
  const transport = transportFor(server, target);
  if (transport === undefined) throw new Error(`${to} has no transport for it`);
  return written(canonical(server), target.dialect, transport).entry;
}

interface Row {
  readonly field: string;
  readonly aix: object;
  readonly 'claude-code': object;
  readonly opencode: object;
}

const local = { aix: { transport: 'stdio' }, 'claude-code': { type: 'stdio' }, opencode: { type: 'local' } };
const url = 'https://api.example.com/mcp/v1';

/** Rows of the seed's table that lose nothing; where Claude Code wants another key today, with that. */
const rows: readonly Row[] = [
  {
    field: 'command',
    aix: { ...local.aix, command: 'npx' },
    'claude-code': { ...local['claude-code'], command: 'npx' },
    opencode: { ...local.opencode, command: ['npx'] },
  },
  {
    field: 'args',
    aix: { ...local.aix, command: 'npx', args: ['-y', 'github-mcp'] },
    'claude-code': { ...local['claude-code'], command: 'npx', args: ['-y', 'github-mcp'] },
    opencode: { ...local.opencode, command: ['npx', '-y', 'github-mcp'] },
  },
  {
    field: 'env',
    aix: { ...local.aix, command: 'npx', env: { PORT: '1' } },
    'claude-code': { ...local['claude-code'], command: 'npx', env: { PORT: '1' } },
    opencode: { ...local.opencode, command: ['npx'], environment: { PORT: '1' } },
  },
  {
    field: 'url and transport sse',
    aix: { transport: 'sse', url },
    'claude-code': { type: 'sse', url },
    opencode: { type: 'remote', url },
  },
  {
    field: 'headers',
    aix: { transport: 'sse', url, headers: { 'X-Team': 'core' } },
    'claude-code': { type: 'sse', url, headers: { 'X-Team': 'core' } },
    opencode: { type: 'remote', url, headers: { 'X-Team': 'core' } },
  },
];

const pairs = dialects.flatMap((from) => dialects.filter((to) => to !== from).map((to) => [from, to] as const));

describe('A2: the mapping table', () => {
  describe.each(rows.map((row) => [row.field, row] as const))('%s', (_, row) => {
    test.each(pairs)('from %s to %s', async (from, to) => {
      // OpenCode has one word for both kinds of remote servers: what was SSE comes back as the newer one.
      const expected =
        from === 'opencode' && 'url' in row.opencode
          ? { ...row[to], ...(to === 'claude-code' ? { type: 'http' } : {}) }
          : row[to];
      expect(await translated(from, row[from], to)).toEqual(expected);
    });

    test.each(pairs)('is one server in %s and in %s', async (from, to) => {
      const [a, b] = [await targetOf(from), await targetOf(to)];
      const left = canonical(await serverIn(a.format.id, row[from]));
      const right = canonical(await serverIn(b.format.id, row[to]));
      expect(differences(left, right)).toEqual([]);
    });
  });

  test('name: the key of the map, whatever the dialect', async () => {
    const named = await serverIn('aix', { ...rows[0]?.aix, name: 'github' }, 'github');
    for (const to of ['claude-code', 'opencode'] as const) {
      expect(await translated('aix', named.entry, to)).toEqual(rows[0]?.[to]);
      expect(lossesOf(named, await targetOf(to))).toEqual([]);
    }
  });

  test('platforms: kept in the file of Claude Code, lost in OpenCode', async () => {
    const server = await serverIn('aix', { ...rows[0]?.aix, platforms: ['darwin'] });
    const lost = async (target: Target | undefined) =>
      (target && lossesOf(server, target))?.map(({ statement, why }) => [statement.meaning, why]);
    expect(await lost(await targetOf('opencode'))).toEqual([['platforms', 'field']]);
    expect(await lost(targetFor(await loadClient('claude-code'), { keeps: ['platforms'] }))).toEqual([]);
    // Today's Claude Code does not read it.
    expect(await lost(await targetOf('claude-code'))).toEqual([['platforms', 'field']]);
  });

  test('disabled: the same in OpenCode, a matter of settings in Claude Code', async () => {
    const off = { ...rows[0]?.aix, disabled: true };
    expect(await translated('aix', off, 'opencode')).toEqual({ type: 'local', command: ['npx'], enabled: false });
    expect(await translated('opencode', { type: 'local', command: ['npx'], disabled: true }, 'aix')).toEqual(off);
    const file = { 'aix.json': JSON.stringify({ servers: { a: { name: 'a', ...off } } }) };
    for (const targets of [[], ['claude-code']]) {
      expect(linesOf(await lintFiles(file, { targets }))).toEqual([
        '1:65-1:75 warning lossy-field Claude Code cannot switch off server "a" in its entry, so it runs there',
      ]);
    }
  });
});

describe('A5: unknown fields', () => {
  const text = '{"servers":{"test":{"name":"test","command":"test-cmd","future_feature":"some value"}}}';

  test('are carried along and nobody misses them', async () => {
    const server = await serverIn('aix', JSON.parse(text).servers.test);
    expect(canonical(server).carried.map(({ key }) => key)).toEqual(['name', 'future_feature']);
    expect(linesOf(await lintFiles({ 'aix.json': text }, { targets: ['claude-code', 'opencode', 'codex'] }))).toEqual(
      [],
    );
  });
});

describe('A6: the worked examples are one server in three dialects', () => {
  const entryOf = (text: string, key: string): [string, unknown] => {
    const servers = JSON.parse(text)[key] as Record<string, unknown>;
    return Object.entries(servers)[0] ?? ['', undefined];
  };

  test.each(['stdio', 'sse', 'platforms'] as const)('%s', async (example) => {
    const [name, ours] = entryOf(examples.canonical[example], 'servers');
    const [, theirs] = entryOf(examples.openCode[example], 'mcp');
    const a = canonical(await serverIn('aix', ours, name));
    const b = canonical(await serverIn('opencode', theirs, name));
    expect(differences(a, b).map(({ meaning }) => meaning)).toEqual(example === 'platforms' ? ['platforms'] : []);
    // Claude Code reads "type" today, and takes the entry without it for a local server.
    const [, seed] = entryOf(examples.claudeCode[example], 'mcpServers');
    const { transport, ...today } = seed as { transport: string };
    const c = canonical(await serverIn('claude-code-project', { ...today, type: transport }, name));
    expect(differences(a, c).map(({ meaning }) => meaning)).toEqual(example === 'platforms' ? ['platforms'] : []);
  });
});

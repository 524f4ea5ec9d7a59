import { describe, expect, test } from '@jest/globals';
import { registry } from '../../src/clients/index.ts';
import { examine, reportOn } from '../../src/lint.ts';
import type { Finding } from '../../src/model/verdict/index.ts';
import { locationOf } from '../../src/report/index.ts';
import { inTurnAmongAll } from '../fuzz.ts';
import { fixturesOf, formats, siteOf } from './fixtures.ts';
import { lintFiles, optionsFor } from './support.ts';

const shared = formats.filter((format) => readersOf(format).length > 1);

/** Clients that read the files of a format which is not theirs. */
function readersOf(format: string): string[] {
  const readers = registry().filter(({ readsToo }) => readsToo?.includes(format));
  return [...new Set(readers.map(({ client }) => client))].sort();
}

/** Of each client on its own: where, by which rule, how heavy, and what it does. */
function verdictsIn(findings: readonly Finding[]): string[] {
  const verdicts = findings.flatMap((finding) => {
    const { line, column, endLine, endColumn } = locationOf(finding.place);
    const { rule, severity, effect, clients } = finding;
    return clients.map((client) => `${client} ${line}:${column}-${endLine}:${endColumn} ${rule} ${severity} ${effect}`);
  });
  return verdicts.sort();
}

test.each(shared.map((format, turn) => [format, turn] as const))(
  'a report on a %s file says of each reader what was found for it',
  async (format, turn) => {
    const { path, as, beside = {} } = siteOf(format);
    for (const { folder, name, text } of inTurnAmongAll(fixturesOf(format), turn)) {
      const more = { config: false, targets: readersOf(format), ...(as === undefined ? {} : { as }) } as const;
      const options = optionsFor({ ...beside, [path]: text }, more);
      const examined = await examine(options);
      const { findings } = await reportOn(examined, options);
      const found = examined.findings.filter(({ place }) => examined.reported.has(place.document.path));
      expect([folder, name, verdictsIn(findings)]).toEqual([folder, name, verdictsIn(found)]);
    }
  },
);

test.each([
  ['claude-code', '.mcp.json', 'codebuddy codebuff copilot-cli grok kimi omp pi qoder qwen vscode warp'],
  ['mcp-agents', '.agents/mcp.json', 'codebuff'],
  ['cursor', '.cursor/mcp.json', 'grok'],
])('a file of %s, %s, is read by others as theirs', async (_, path, clients) => {
  for (const client of clients.split(' ')) {
    const { findings } = await lintFiles(
      { [path]: '{ "mcpServers": { "docs": 5, "db": {} } }' },
      { targets: [client] },
    );
    expect(findings.flatMap((finding) => finding.clients)).toContain(client);
  }
});

test.each([['{ "mcp": { "docs": 5 } }'], ['{ "mcp": { "servers": { "docs": 5 } } }']])(
  'a file of OpenCode is read by Kilo Code as its own: %s',
  async (text) => {
    const { findings } = await lintFiles({ 'opencode.json': text }, { targets: ['kilo'] });
    expect(findings.flatMap((finding) => finding.clients)).toContain('kilo');
  },
);

const servers = (entry: object) => JSON.stringify({ mcpServers: { '': entry } });

test('weights and effects that differ are findings of their own', async () => {
  const { findings } = await lintFiles({ '.mcp.json': servers({ command: 'docs-mcp' }) }, { targets: ['copilot-cli'] });
  expect(findings.map(({ severity, clients, message }) => [severity, clients, message])).toEqual([
    ['info', ['claude-code'], expect.stringContaining('Claude Code loads it')],
    ['error', ['copilot-cli'], expect.stringContaining('Copilot CLI skips the server')],
  ]);
});

test('what is true of several clients alike is one finding', async () => {
  const text = '{ "mcpServers": { "docs": { "args": [] } } }';
  const { findings } = await lintFiles({ '.mcp.json': text }, { targets: ['omp', 'copilot-cli'] });
  expect(findings.map(({ rule, severity, clients }) => [rule, severity, clients])).toEqual([
    ['transport-missing', 'error', ['claude-code', 'copilot-cli', 'omp']],
  ]);
});

describe('a file of which what lies beside it says that it is another client’s as well', () => {
  const text = servers({ url: 'https://docs.example.com/mcp' }).replace('""', '"docs"');
  const both = servers({ command: 'docs-mcp', url: 'https://docs.example.com/mcp', type: 'stdio' }).replace(
    '""',
    '"docs"',
  );
  const manifest = { '.codex-plugin/plugin.json': '{ "name": "work" }\n' };
  const weighed = async (files: Record<string, string>) => {
    const { findings } = await lintFiles(files);
    return findings.map(({ rule, severity, clients }) => [rule, severity, clients]);
  };

  test('is judged for both, unasked', async () => {
    expect(await weighed({ ...manifest, '.mcp.json': text })).toEqual([
      ['transport-untyped', 'error', ['claude-code']],
    ]);
    expect(await weighed({ ...manifest, '.mcp.json': both })).toEqual([
      ['transport-conflict', 'error', ['codex']],
      ['transport-conflict', 'warning', ['claude-code']],
    ]);
  });

  test('and a field that one of them reads costs the other nothing', async () => {
    const own = servers({ command: 'docs-mcp', cwd: 'docs', startup_timeout_sec: 90 }).replace('""', '"docs"');
    const said = async (files: Record<string, string>) => {
      const { findings } = await lintFiles(files);
      return findings.map(({ rule, severity, message, help }) => [rule, severity, message, help?.split(',')[0]]);
    };
    const unread = (key: string) => `Claude Code does not read "${key}" of server "docs"`;
    expect(await said({ ...manifest, '.mcp.json': own })).toEqual([
      ['field-other-client', 'info', unread('cwd'), 'leave it to Codex'],
      ['field-other-client', 'info', unread('startup_timeout_sec'), 'leave it to Codex'],
    ]);
    expect(await said({ '.mcp.json': own })).toEqual([
      ['field-other-client', 'warning', unread('cwd'), 'remove it'],
      ['field-other-client', 'warning', unread('startup_timeout_sec'), 'remove it'],
    ]);
  });

  test('and for its owner alone elsewhere', async () => {
    expect(await weighed({ '.mcp.json': both })).toEqual([['transport-conflict', 'warning', ['claude-code']]]);
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Content, type Files, memory } from '../../src/files/index.ts';
import { reportOn } from '../../src/lint.ts';
import type { LintOptions } from '../../src/plan/index.ts';
import { jsonReport } from '../../src/report/index.ts';
import { Session } from '../../src/session/index.ts';
import { lintFiles } from '../formats/support.ts';
import { plain } from '../report/support.ts';

type Contents = Readonly<Record<string, string>>;

const here = memory({}).resolve('', '.');

function optionsFor(files: Files): LintOptions {
  return { files, cwd: here, paths: [], targets: [], rules: new Map(), user: false };
}

/** Files that tell which of them are read. */
function watched(contents: Contents): { readonly files: Files; readonly reads: string[] } {
  const reads: string[] = [];
  const files = new Proxy(memory(contents), {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (path: string, ...rest: unknown[]) => {
        if (key === 'read' || key === 'head') reads.push(path.slice(here.length + 1));
        return value.call(target, path, ...rest);
      };
    },
  });
  return { files, reads };
}

/** A session that has run once, and what the next run looks at again. */
async function begun(contents: Contents) {
  const { files, reads } = watched(contents);
  const session = new Session(optionsFor(files));
  const before = await session.examine();
  reads.length = 0;
  const again = async () => {
    const after = await session.examine();
    const known = new Set(before.readings);
    return after.readings.filter((reading) => !known.has(reading)).map(({ document }) => document.path);
  };
  return { session, reads, again };
}

const server = (entry: Readonly<Record<string, unknown>>) => JSON.stringify({ mcpServers: { docs: entry } });
const local = server({ command: 'docs-mcp' });

describe('after an edit', () => {
  test('one file of twenty is read and parsed again, and all others are what they were', async () => {
    const contents = Object.fromEntries(Array.from({ length: 20 }, (_, number) => [`p${number}/.mcp.json`, local]));
    const { session, reads, again } = await begun(contents);
    session.edit('p7/.mcp.json', server({ command: 5 }));
    expect(await again()).toEqual(['p7/.mcp.json']);
    // What is edited is not read from below, and nothing else is.
    expect(reads).toEqual([]);
    session.edit('p7/.mcp.json', undefined);
    expect(await again()).toEqual(['p7/.mcp.json']);
    expect(reads).toEqual(['p7/.mcp.json']);
  });

  test('nothing is looked at where nobody asked for the file', async () => {
    const { session, reads, again } = await begun({ '.mcp.json': local, 'src/index.js': '' });
    session.edit('src/index.js', 'new');
    session.edit('src/other.js', 'new');
    expect([await again(), reads]).toEqual([[], []]);
  });
});

test('rules about several files are asked again only once a file was', async () => {
  const files = memory({ '.mcp.json': local, '.cursor/mcp.json': server({ command: 'other-mcp' }), 'a.js': '' });
  const session = new Session(optionsFor(files));
  const { findings } = await session.examine();
  expect(findings.map(({ rule }) => rule)).toContain('server-drift');
  const isSame = async () => (await session.examine()).findings.every((finding, at) => finding === findings[at]);
  session.edit('a.js', 'new');
  expect(await isSame()).toBe(true);
  session.edit('.cursor/mcp.json', server({ command: 'third-mcp' }));
  expect(await isSame()).toBe(false);
});

const manifest = JSON.stringify({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: 'io.github.acme/docs',
  description: 'Docs',
  version: '1.0.0',
  packages: [{ registryType: 'npm', identifier: 'docs', version: '1.0.0', transport: { type: 'stdio' } }],
});
const suspected = server({ command: 'docs-mcp', env: { DOCS_PASSWORD: 'hunter2-but-longer' } });

describe('what a file depends on', () => {
  test.each<[string, Contents, string, string | undefined, readonly string[]]>([
    [
      'the package beside a manifest',
      { 'server.json': manifest, 'package.json': '{ "name": "docs", "mcpName": "a" }', 'a/.mcp.json': local },
      'package.json',
      '{ "name": "docs", "mcpName": "io.github.acme/docs" }',
      ['server.json'],
    ],
    [
      'a script that appears',
      { 'a/.mcp.json': server({ command: 'node', args: ['./tool.js'] }), 'b/.mcp.json': local },
      'a/tool.js',
      '',
      ['a/.mcp.json'],
    ],
    [
      'a script that disappears',
      { 'a/.mcp.json': server({ command: 'node', args: ['./tool.js'] }), 'a/tool.js': '', 'b/.mcp.json': local },
      'a/tool.js',
      undefined,
      ['a/.mcp.json'],
    ],
    [
      'patterns of git that appear',
      { '.git/HEAD': '', 'a/.mcp.json': suspected, 'b/.mcp.json': local },
      'a/.gitignore',
      'x',
      ['a/.mcp.json'],
    ],
    [
      'a folder that tells whose file it is',
      { 'a/.mcp.json': local, 'b/.mcp.json': local },
      'a/.claude-plugin/plugin.json',
      '{ "name": "a" }',
      ['a/.claude-plugin/plugin.json', 'a/.mcp.json'],
    ],
    [
      'the configuration',
      { 'mcp-lint.json': '{}', 'a/.mcp.json': local, 'b/.mcp.json': local },
      'mcp-lint.json',
      '{ "ignore": ["b"] }',
      ['a/.mcp.json'],
    ],
    ['a configuration that appears', { 'a/.mcp.json': local }, 'mcp-lint.json', '{}', ['a/.mcp.json']],
    ['another file', { 'a/.mcp.json': local }, 'b/.mcp.json', local, ['b/.mcp.json']],
  ])('%s', async (_, contents, path, content, expected) => {
    const { session, again } = await begun(contents);
    const { [path]: __, ...others } = contents;
    if (content === undefined) session.hide(path);
    else session.edit(path, content);
    expect(await again()).toEqual(expected);
    const after = content === undefined ? others : { ...others, [path]: content };
    expect(await reportOf(session, memory(after))).toEqual(jsonReport(await lintFiles(after), plain));
  });
});

async function reportOf(session: Session, files: Files) {
  return jsonReport(await reportOn(await session.examine(), optionsFor(files)), plain);
}

test('what happened on the disk is told', async () => {
  const contents = new Map<string, Content>([['a/.mcp.json', local]]);
  const options = { ...optionsFor(memory(contents)) };
  const below = { files: memory(contents) };
  options.files = new Proxy(options.files, {
    get: (_, key) => {
      const value: unknown = Reflect.get(below.files, key);
      return typeof value === 'function' ? value.bind(below.files) : value;
    },
  });
  const session = new Session(options);
  expect((await session.examine()).findings).toEqual([]);
  below.files = memory({ 'a/.mcp.json': server({ command: 5 }), 'b/.mcp.json': local });
  expect((await session.examine()).findings).toEqual([]);
  session.change({ path: `${here}/a/.mcp.json`, how: 'written' });
  session.change({ path: `${here}/b/.mcp.json`, how: 'created' });
  const { findings, readings } = await session.examine();
  expect(findings.map(({ rule }) => rule)).toContain('field-type');
  expect(readings.map(({ document }) => document.path)).toEqual(['a/.mcp.json', 'b/.mcp.json']);
});

test('any edits give what a fresh run gives', async () => {
  const entry = fc.constantFrom<unknown>(
    { command: 'docs-mcp' },
    { command: 'node', args: ['./tool.js'] },
    { command: 'docs-mcp', env: { DOCS_PASSWORD: 'hunter2-but-longer' } },
    { url: 'https://docs.acme-data.net/mcp' },
    { type: 'http', url: 'http://docs.acme-data.net/mcp' },
    5,
  );
  const servers = fc
    .dictionary(fc.constantFrom('docs', 'Docs', 'db', 'a.b', 'a_b'), entry, { maxKeys: 3 })
    .map((map) => JSON.stringify({ mcpServers: map }));
  const config = fc.constantFrom(
    '{}',
    '{ "ignore": ["a/"] }',
    '{ "rules": { "server-drift": "off" } }',
    '{ "targets": ["opencode"] }',
    '{',
  );
  const edit = fc.oneof(
    fc.tuple(fc.constantFrom('.mcp.json', 'a/.mcp.json', 'a/.cursor/mcp.json', '.cursor/mcp.json'), fc.option(servers)),
    fc.tuple(fc.constantFrom('mcp-lint.json'), fc.option(config)),
    fc.tuple(fc.constantFrom('.gitignore', 'a/.gitignore'), fc.option(fc.constantFrom('.mcp.json\n', 'a/\n', '\n'))),
    fc.tuple(
      fc.constantFrom('a/tool.js', 'tool.js', '.git/HEAD', 'a/.claude-plugin/plugin.json', '.codex-plugin/x'),
      fc.option(fc.constant('{}')),
    ),
    fc.tuple(fc.constantFrom('server.json'), fc.option(fc.constant(manifest))),
    fc.tuple(
      fc.constantFrom('package.json'),
      fc.option(fc.constantFrom('{ "name": "docs" }', '{ "name": "docs", "mcpName": "x" }')),
    ),
    fc.tuple(
      fc.constantFrom('docs.tools.json', 'a/db.tools.json'),
      fc.option(fc.constant('{ "tools": [{ "name": "find", "inputSchema": {} }] }')),
    ),
    fc.tuple(
      fc.constantFrom('.claude/settings.json'),
      fc.option(fc.constant('{ "permissions": { "allow": ["mcp__docs__find"] } }')),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 6 }),
      async (rounds) => {
        const now = new Map<string, string>([['.mcp.json', local]]);
        const session = new Session(optionsFor(memory({ '.mcp.json': local })));
        await session.examine();
        for (const edits of rounds) {
          for (const [path, content] of edits) {
            if (content === null) now.delete(path);
            else now.set(path, content);
            if (content === null) session.hide(path);
            else session.edit(path, content);
          }
          const files = memory(now);
          const fresh = await lintFiles(Object.fromEntries(now)).then((report) => jsonReport(report, plain), String);
          expect(await reportOf(session, files).catch(String)).toEqual(fresh);
        }
      },
    ),
    { numRuns: 40 },
  );
});

describe('of one named file', () => {
  const inner = 'app/inner/.mcp.json';
  const contents = {
    '.cursor/mcp.json': local,
    'app/.mcp.json': local,
    'app/inner/.vscode/mcp.json': '{ "servers": { "other": { "command": "other-mcp" } } }',
    'app/other/.mcp.json': local,
    'site/.codex/config.toml': '[mcp_servers.docs]\ncommand = "docs-mcp"\n',
  };

  async function said(named: string, more: Contents) {
    const { files, reads } = watched({ ...contents, ...more });
    const session = new Session({ ...optionsFor(files), paths: [named] }, { isLast: true });
    const examined = await session.examine();
    const { findings } = await reportOn(examined, session.options);
    return {
      reads: [...new Set(reads)].filter((path) => !/\.git|package\.json/.test(path)).sort(),
      rules: findings.map(({ rule }) => rule),
    };
  }

  test('only files of its folder and of those above and below are read', async () => {
    const { reads, rules } = await said(inner, {
      [inner]: server({ command: 'inner-mcp' }),
      'app/inner/x/.mcp.json': JSON.stringify({ mcpServers: { deep: { command: 'deep-mcp' } } }),
    });
    expect(reads).toEqual(
      ['.cursor/mcp.json', inner, 'app/inner/.vscode/mcp.json', 'app/inner/x/.mcp.json', 'app/.mcp.json'].sort(),
    );
    expect(rules).toEqual([]);
  });

  test('what a file above it has as well is told at it', async () => {
    const again = JSON.stringify({ mcpServers: { again: { command: 'docs-mcp' } } });
    expect((await said(inner, { [inner]: again })).rules).toEqual(['server-defined-twice']);
  });

  test('all are read where a server is mentioned, whose name may stand anywhere', async () => {
    const settings = 'app/inner/.claude/settings.json';
    const { reads } = await said(settings, { [settings]: '{ "permissions": { "allow": ["mcp__docs__read"] } }' });
    expect(reads).toContain('site/.codex/config.toml');
  });

  test('all are read where a server is to get another name', async () => {
    const { reads } = await said(inner, { [inner]: '{ "mcpServers": { "my docs": { "command": "inner-mcp" } } }' });
    expect(reads).toContain('site/.codex/config.toml');
  });
});

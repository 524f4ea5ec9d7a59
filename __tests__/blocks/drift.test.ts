import { describe, expect, test } from '@jest/globals';
import { saidOf } from './support.ts';

const block = (entry: object) => `\`\`\`json\n${JSON.stringify({ mcpServers: { docs: entry } })}\n\`\`\`\n`;
const run = (name: string, more: object = {}) => block({ command: 'npx', args: ['-y', name], ...more });

test('two versions of one package', async () => {
  expect(await saidOf(`## Cursor\n\n${run('docs-mcp@1.2.0')}\nor\n\n${run('docs-mcp@1.3.0')}`)).toEqual([
    '10:54-10:68 info snippet-drift server "docs" runs version 1.3.0 here, and version 1.2.0 in an earlier block',
  ]);
});

test.each([
  ['one version', run('docs-mcp@1.2.0'), run('docs-mcp@1.2.0')],
  ['a version and none', run('docs-mcp@1.2.0'), run('docs-mcp')],
  ['a version and the newest', run('docs-mcp@1.2.0'), run('docs-mcp@latest')],
  ['two packages', run('docs-mcp@1.2.0'), run('other-mcp@1.3.0')],
])('nothing is said of %s', async (_, a, b) => {
  expect(await saidOf(`## Cursor\n\n${a}\nor\n\n${b}`)).toEqual([]);
});

test.each([
  ['another scope', '@acme/docs-mcp', 'docs-mcp', true],
  ['a slip of the pen', 'docs-mcp-server', 'docs-mcp-sever', true],
  ['the package itself', 'docs-mcp', 'docs-mcp', false],
  ['another package', 'docs-mcp', 'mcp-remote', false],
])('the name in package.json: %s', async (_, published, shown, isTold) => {
  const said = await saidOf(`## Cursor\n\n${run(shown)}`, { 'package.json': JSON.stringify({ name: published }) });
  const expected = `info snippet-manifest package "${shown}" is not the one of this repository, which package.json calls "${published}"`;
  expect(said.map((line) => line.replace(/^\S+ /, ''))).toEqual(isTold ? [expected] : []);
});

test('a variable that server.json does not know', async () => {
  const manifest = { packages: [{ identifier: 'docs-mcp', environmentVariables: [{ name: 'DOCS_KEY' }] }] };
  const files = { 'server.json': JSON.stringify(manifest) };
  const of = (name: string) => saidOf(`## Cursor\n\n${run('docs-mcp', { env: { [name]: 'YOUR_KEY' } })}`, files);
  expect(await of('DOCS_KEY')).toEqual([]);
  expect(await of('NODE_ENV')).toEqual([]);
  expect(await of('DOCS_TOKEN')).toEqual([
    expect.stringMatching(
      / info snippet-manifest server "docs" is given "DOCS_TOKEN", which server.json does not know$/,
    ),
  ]);
});

test.each([
  ['nearly the same', ['DOCS_KEY'], ['DOCS_API_KEY'], true],
  ['another one', ['DOCS_KEY'], ['DOCS_REGION'], false],
  ['numbered', ['DB_1'], ['DB_2'], false],
  ['both at once', ['DOCS_KEY'], ['DOCS_KEY', 'DOCS_API_KEY'], false],
  ['the same', ['DOCS_KEY'], ['DOCS_KEY'], false],
])('variables in two blocks: %s', async (_, first, second, isTold) => {
  const env = (names: readonly string[]) => ({ env: Object.fromEntries(names.map((name) => [name, 'YOUR_KEY'])) });
  const said = await saidOf(`## Cursor\n\n${run('docs-mcp', env(first))}\nor\n\n${run('docs-mcp', env(second))}`);
  expect(said).toEqual(
    isTold
      ? [
          '10:72-10:86 info snippet-drift server "docs" is given "DOCS_API_KEY" here, and "DOCS_KEY" in an earlier block',
        ]
      : [],
  );
});

test.each([
  ['another version', 'https://docs.example.com/v1/mcp', 'https://docs.example.com/v2/mcp', true],
  ['a slash', 'https://docs.example.com/mcp', 'https://docs.example.com/mcp/', false],
  ['a part of it', 'https://docs.example.com/mcp', 'https://docs.example.com/mcp/readonly', false],
  ['SSE', 'https://docs.example.com/mcp', 'https://docs.example.com/sse', false],
  ['another host', 'https://eu.example.com/v1/mcp', 'https://us.example.com/v2/mcp', false],
  ['something to fill in', 'https://docs.example.com/a/mcp', 'https://docs.example.com/<id>/mcp', false],
])('addresses in two blocks: %s', async (_, first, second, isTold) => {
  const said = await saidOf(`## Cursor\n\n${block({ url: first })}\nor\n\n${block({ url: second })}`);
  expect(said).toEqual(
    isTold
      ? [
          '10:30-10:63 info snippet-drift server "docs" is called at "/v2/mcp" here, and at "/v1/mcp" in an earlier block',
        ]
      : [],
  );
});

test.each([
  ['a slip of the pen', 'acme-wether', true],
  ['another spelling of it', 'Acme_Weather', false],
  ['another package', 'mcp-proxy', false],
])('the name in pyproject.toml: %s', async (_, shown, isTold) => {
  const said = await saidOf(`## Cursor\n\n${block({ command: 'uvx', args: [shown] })}`, {
    'pyproject.toml': '[project]\nname = "acme-weather"\n',
  });
  const expected = `info snippet-manifest package "${shown}" is not the one of this repository, which pyproject.toml calls "acme-weather"`;
  expect(said.map((line) => line.replace(/^\S+ /, ''))).toEqual(isTold ? [expected] : []);
});

test('a variable that server.json requires', async () => {
  const variables = [{ name: 'DOCS_KEY', isRequired: true }, { name: 'DOCS_REGION' }];
  const files = {
    'server.json': JSON.stringify({ packages: [{ identifier: 'docs-mcp', environmentVariables: variables }] }),
  };
  expect(await saidOf(`## Cursor\n\n${run('docs-mcp')}`, files)).toEqual([
    '4:54-4:62 info snippet-manifest server.json requires "DOCS_KEY" of server "docs", which this page does not name',
  ]);
  expect(await saidOf(`## Cursor\n\nSet \`DOCS_KEY\`.\n\n${run('docs-mcp')}`, files)).toEqual([]);
  expect(await saidOf(`## Cursor\n\n${run('other-mcp')}`, files)).toEqual([]);
});

test.each([
  [['streamable-http'], true],
  [['streamable-http', 'stdio'], false],
  [['stdio'], false],
])('a package that server.json offers over %j', async (types, isTold) => {
  const packages = types.map((type) => ({ identifier: 'docs-mcp', transport: { type } }));
  const said = await saidOf(`## Cursor\n\n${run('docs-mcp')}`, { 'server.json': JSON.stringify({ packages }) });
  const message = 'server "docs" is started for stdio, and server.json offers its package over streamable-http alone';
  expect(said).toEqual(isTold ? [`4:54-4:62 info snippet-manifest ${message}`] : []);
});

describe('manifests above a page', () => {
  const named = (name: string, more: object = {}) => JSON.stringify({ name, ...more });
  const page = (shown: string) => `## Cursor\n\n${run(shown)}`;
  const told = (shown: string, file: string, published: string) => [
    `info snippet-manifest package "${shown}" is not the one of this repository, which ${file} calls "${published}"`,
  ];

  test.each([
    ['at the root', 'docs/guide/start.md', { 'package.json': named('docs-mcp') }, 'package.json'],
    [
      'the nearest',
      'packages/docs/docs/start.md',
      { 'package.json': named('docs-mcq'), 'packages/docs/package.json': named('docs-mcp') },
      'packages/docs/package.json',
    ],
    [
      'past a private one',
      'docs/start.md',
      { 'docs/package.json': named('docs-mcq', { private: true }), 'package.json': named('docs-mcp') },
      'package.json',
    ],
    [
      'in a workspace of npm',
      'README.md',
      {
        'package.json': named('docs', { private: true, workspaces: ['./packages/*'] }),
        'packages/a/package.json': named('docs-mcp'),
      },
      'packages/a/package.json',
    ],
    [
      'in a workspace of pnpm',
      'docs/start.md',
      {
        'pnpm-workspace.yaml': "packages:\n  # all\n  - 'libs/server-*'\n",
        'libs/server-a/package.json': named('docs-mcp'),
      },
      'libs/server-a/package.json',
    ],
    [
      'in a workspace of Yarn',
      'README.md',
      {
        'package.json': named('docs', { private: true, workspaces: { packages: ['server'] } }),
        'server/package.json': named('docs-mcp'),
      },
      'server/package.json',
    ],
  ])('%s', async (_, path, files, file) => {
    const of = async (shown: string) =>
      (await saidOf(page(shown), files as unknown as Record<string, string>, path)).map((line) =>
        line.replace(/^\S+ /, ''),
      );
    expect(await of('docs-mcpp')).toEqual(told('docs-mcpp', file, 'docs-mcp'));
    expect(await of('docs-mcp')).toEqual([]);
  });

  test('in a workspace of uv', async () => {
    const files = {
      'pyproject.toml':
        '[project]\nname = "all"\n\n[tool.uv.workspace]\nexclude = ["old"]\nmembers = [\n  "src/*",\n]\n',
      'src/weather/pyproject.toml': '[project]\nname = "acme-weather"\n',
    };
    const of = (name: string) => saidOf(`## Cursor\n\n${block({ command: 'uvx', args: [name] })}`, files);
    expect(await of('acme-wether')).toEqual([
      expect.stringContaining('which src/weather/pyproject.toml calls "acme-weather"'),
    ]);
    expect(await of('acme_weather')).toEqual([]);
  });

  test('any package of a monorepo may be named, and one that is alike is another one', async () => {
    const files = {
      'package.json': named('servers', { private: true, workspaces: ['packages/*'] }),
      'packages/git/package.json': named('@acme/server-git'),
      'packages/gif/package.json': named('@acme/server-gif'),
    };
    const of = (shown: string) => saidOf(page(shown), files, 'packages/git/README.md');
    expect(await of('@acme/server-gif')).toEqual([]);
    expect(await of('@acme/server-gitlab')).toEqual([]);
  });

  test('nothing above the top of a repository', async () => {
    const files = { 'package.json': named('docs-mcp'), 'repo/.git/HEAD': 'ref: refs/heads/main\n' };
    expect(await saidOf(page('docs-mcpp'), files, 'repo/README.md')).toEqual([]);
    expect(await saidOf(page('docs-mcpp'), { 'package.json': named('docs-mcp') }, 'repo/README.md')).toHaveLength(1);
  });

  test('names that lead out, or are broken, say nothing', async () => {
    const files = {
      'package.json': '{ "name": 1, "workspaces": ["../x", "/etc", 7, "", "!a", "**", "a/b/c/d/e/f"] ',
      'pnpm-workspace.yaml': 'packages:\n  - ../y\n',
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["..", "src/*"',
      'server.json': '[]',
    };
    expect(await saidOf(page('docs-mcp'), files, 'docs/a.md')).toEqual([]);
  });

  test('what is long and never ends costs no more than its length', async () => {
    const files = {
      'pyproject.toml': `[tool.uv.workspace]\r\n${'\r\n'.repeat(9000)}members = [${'"a",'.repeat(400)}`,
      'pnpm-workspace.yaml': `packages:\n${' '.repeat(5000)}${'- \n'.repeat(3000)}x`,
      'package.json': named('docs-mcp', { workspaces: Array.from({ length: 3000 }, () => '*/*/*/*/*') }),
    };
    expect(await saidOf(page('docs-mcp'), files)).toEqual([]);
  });

  test('a server.json of a workspace', async () => {
    const files = {
      'package.json': named('servers', { private: true, workspaces: ['packages/*'] }),
      'packages/docs/server.json': JSON.stringify({
        packages: [{ identifier: 'docs-mcp', environmentVariables: [{ name: 'DOCS_KEY', isRequired: true }] }],
      }),
    };
    expect(await saidOf(page('docs-mcp'), files)).toEqual([
      '4:54-4:62 info snippet-manifest packages/docs/server.json requires "DOCS_KEY" of server "docs", which this page does not name',
    ]);
  });
});

test.each([
  ['the address', { url: 'https://docs.example.com/mcp/' }, undefined],
  ['a part of it', { url: 'https://docs.example.com/mcp/tools' }, undefined],
  ['another host', { url: 'https://eu.example.com/v1' }, undefined],
  ['something to fill in', { url: 'https://docs.example.com/<id>' }, undefined],
  ['the same in capitals', { url: 'https://DOCS.example.com/mcp?x=1' }, undefined],
  [
    'another path',
    { url: 'https://docs.example.com/v1' },
    'is called at "/v1", and server.json offers "/mcp" at this host',
  ],
  [
    'another transport',
    { type: 'sse', url: 'https://docs.example.com/mcp' },
    'is called over sse, and server.json offers this address over streamable-http alone',
  ],
  ['its transport', { type: 'http', url: 'https://docs.example.com/mcp' }, undefined],
])('remotes of server.json: %s', async (_, entry, message) => {
  const remotes = [{ type: 'streamable-http', url: 'https://docs.example.com/mcp' }];
  const page = `## Claude Code\n\n${block({ type: 'http', ...entry })}`;
  const said = await saidOf(page, { 'server.json': JSON.stringify({ remotes }) });
  expect(said.map((line) => line.replace(/^\S+ /, ''))).toEqual(
    message === undefined ? [] : [`info snippet-manifest server "docs" ${message}`],
  );
});

test('a remote with something to fill in may be any address', async () => {
  const remotes = [{ type: 'streamable-http', url: 'https://docs.example.com/{tenant}/mcp' }];
  const page = `## Claude Code\n\n${block({ type: 'sse', url: 'https://docs.example.com/acme/mcp' })}`;
  expect(await saidOf(page, { 'server.json': JSON.stringify({ remotes }) })).toEqual([]);
});

import { describe, expect, test } from '@jest/globals';
import { crossing, crossingAtHome, local, mcpServers } from './support.ts';

const remote = { type: 'http', url: 'https://docs.example.com/mcp' };
const brief = (lines: readonly string[]) => lines.map((line) => line.replace(/^(\S+) info server-drift /, '$1 '));

async function drift(a: unknown, b: unknown): Promise<string[]> {
  return brief(
    await crossing({ files: { '.cursor/mcp.json': mcpServers({ db: a }), '.mcp.json': mcpServers({ db: b }) } }),
  );
}

describe('what is the same', () => {
  test.each([
    [
      'the newest version, said or not',
      { command: 'npx', args: ['db-mcp'] },
      { command: 'npx', args: ['db-mcp@latest'] },
    ],
    ['a wrapper of Windows', { command: 'npx', args: ['db-mcp'] }, { command: 'cmd', args: ['/c', 'npx', 'db-mcp'] }],
    ['an ending of Windows', { command: 'npx', args: ['db-mcp'] }, { command: 'npx.cmd', args: ['db-mcp'] }],
    ['a path from here', { command: 'node', args: ['./a.js'] }, { command: 'node', args: ['a.js'] }],
    [
      'a path of another machine',
      { command: 'node', args: ['/home/a/x.js'] },
      { command: 'node', args: ['C:\\b\\x.js'] },
    ],
    ['a variable in two spellings', { command: 'x', env: { A: '${env:A}' } }, { command: 'x', env: { A: '${A}' } }],
    [
      'a variable and a question to the user',
      { command: 'x', env: { A: '${input:a}' } },
      { command: 'x', env: { A: '${A}' } },
    ],
    ['a value that one leaves to a variable', { command: 'x', env: { A: '1' } }, { command: 'x', env: { A: '${A}' } }],
    [
      'an option that says who calls',
      { command: 'x', args: ['--context=cursor'] },
      { command: 'x', args: ['--context=claude-code'] },
    ],
    ['limits', { command: 'x', timeout: 60000 }, { command: 'x' }],
    ['a working folder', { command: 'x', cwd: 'sub' }, { command: 'x' }],
    ['the transport of an address', { url: remote.url }, remote],
  ])('%s', async (_, a, b) => {
    expect(await drift(a, b)).toEqual([]);
  });
});

describe('names', () => {
  test('in two spellings, for two clients', async () => {
    const files = { '.cursor/mcp.json': mcpServers({ my_db: local() }), '.mcp.json': mcpServers({ MyDB: local() }) };
    expect(brief(await crossing({ files }))).toEqual([
      '.mcp.json:1:16-1:22 server "MyDB" is called "my_db" in ".cursor/mcp.json" | .cursor/mcp.json:1:16-1:23',
    ]);
  });

  test('of two servers of one client, or of what is started otherwise', async () => {
    const both = mcpServers({ my_db: local('--a'), MyDB: local('--b') });
    expect(await crossing({ files: { '.mcp.json': both, '.cursor/mcp.json': both } })).toEqual([]);
    const files = {
      '.cursor/mcp.json': mcpServers({ my_db: local() }),
      '.mcp.json': mcpServers({ MyDB: local('--other') }),
    };
    expect(await crossing({ files })).toEqual([]);
  });
});

describe('one server under two names', () => {
  const alike = { files: { '.mcp.json': mcpServers({ db: local() }) } };

  test("in the project's file and the user's", async () => {
    const home = { '.claude.json': mcpServers({ data: local() }) };
    expect(await crossingAtHome({ ...alike, home })).toEqual([
      '.mcp.json:1:16-1:20 info server-defined-twice server "db" is the same as "data" in "~/.claude.json" | ~/.claude.json:1:16-1:22',
    ]);
  });

  test("of which the user's lists switch one off", async () => {
    const home = {
      '.omp/agent/mcp.json': { ...(mcpServers({ data: local() }) as object), disabledServers: ['data'] },
    };
    const files = { '.omp/mcp.json': mcpServers({ db: local() }) };
    expect(await crossingAtHome({ files, home })).toEqual([]);
    expect(
      await crossingAtHome({ files, home: { '.omp/agent/mcp.json': mcpServers({ data: local() }) } }),
    ).toHaveLength(1);
  });
});

describe('what is not', () => {
  test('an option that says something else', async () => {
    const [a, b] = ['cursor', 'full'].map((context) => ({ command: 'x', args: [`--context=${context}`] }));
    expect(await drift(a, b)).toHaveLength(1);
  });

  test('two versions of a package', async () => {
    expect(
      await drift({ command: 'npx', args: ['-y', 'db-mcp@1.4.0'] }, { command: 'npx', args: ['-y', 'db-mcp@1.2.0'] }),
    ).toEqual([
      '.mcp.json:1:51-1:65 server "db" runs version 1.2.0 here and version 1.4.0 in ".cursor/mcp.json" | .cursor/mcp.json:1:51-1:65',
    ]);
  });

  test('a version and none', async () => {
    expect(
      await drift({ command: 'npx', args: ['-y', 'db-mcp'] }, { command: 'npx', args: ['-y', 'db-mcp@1.2.0'] }),
    ).toEqual([
      '.mcp.json:1:51-1:65 server "db" runs version 1.2.0 here and the newest version in ".cursor/mcp.json" | .cursor/mcp.json:1:51-1:59',
    ]);
  });

  test('a variable more', async () => {
    expect(await drift({ command: 'x', env: { A: '1' } }, { command: 'x' })).toEqual([
      '.mcp.json:1:16-1:20 server "db" is not the same as in ".cursor/mcp.json": they differ in "A" in env | .cursor/mcp.json:1:47-1:50',
    ]);
  });

  test('here and elsewhere', async () => {
    expect(await drift(remote, local())).toEqual([
      '.mcp.json:1:16-1:20 server "db" is started locally here and remote in ".cursor/mcp.json" | .cursor/mcp.json:1:16-1:20',
    ]);
    expect(await drift(local(), remote)).toEqual([
      '.mcp.json:1:16-1:20 server "db" is remote here and started locally in ".cursor/mcp.json" | .cursor/mcp.json:1:16-1:20',
    ]);
  });

  test('the few are compared with the many, and told once', async () => {
    const files = {
      '.cursor/mcp.json': mcpServers({ db: local('--a') }),
      '.kiro/settings/mcp.json': mcpServers({ db: local('--b') }),
      '.mcp.json': mcpServers({ db: local('--b') }),
      '.roo/mcp.json': mcpServers({ db: { ...(local('--c') as object), type: 'stdio' } }),
    };
    expect(brief(await crossing({ files }))).toEqual([
      '.cursor/mcp.json:1:49-1:54 server "db" is not the same as in ".kiro/settings/mcp.json": they differ in args | .kiro/settings/mcp.json:1:49-1:54 | .roo/mcp.json:1:16-1:20',
    ]);
  });
});

describe('what is not compared', () => {
  test.each([
    [
      'a server that is switched off',
      '.kiro/settings/mcp.json',
      mcpServers({ db: { ...(local('--x') as object), disabled: true } }),
    ],
    ['a plugin', 'plugin/.mcp.json', mcpServers({ db: { command: '${CLAUDE_PLUGIN_ROOT}/x' } })],
    ['an example of a user’s file', 'claude_desktop_config.json', mcpServers({ db: local('--x') })],
    ['another project', 'app/.cursor/mcp.json', mcpServers({ db: local('--x') })],
  ])('%s', async (_, path, content) => {
    expect(await crossing({ files: { '.mcp.json': mcpServers({ db: local() }), [path]: content } })).toEqual([]);
  });

  test('a definition that does not count in its own client', async () => {
    const files = {
      '.omp/mcp.json': mcpServers({ db: local() }),
      'mcp.json': mcpServers({ db: local('--x') }),
      '.mcp.json': mcpServers({ db: local() }),
    };
    expect((await crossing({ files })).filter((line) => line.includes('server-drift'))).toEqual([]);
  });
});

test('a missing server is told when it is asked for', async () => {
  const files = {
    '.cursor/mcp.json': mcpServers({ db: local() }),
    '.gemini/settings.json': '{"theme":"dark","mcpServers":{}}',
    '.mcp.json': mcpServers({ db: local(), docs: remote }),
  };
  expect(await crossing({ files })).toEqual([]);
  expect(await crossing({ files, rules: { 'server-missing': 'info' } })).toEqual([
    '.mcp.json:1:42-1:48 info server-missing server "docs" is not defined for Cursor',
  ]);
});

test('one server under two names, whatever is written beside it', async () => {
  const twice = mcpServers({ a: { ...remote, headers: {} }, b: remote, c: { ...remote, headers: { 'X-A': '1' } } });
  expect(await crossing({ files: { '.mcp.json': twice } })).toEqual([
    expect.stringMatching(
      /^\.mcp\.json:1:\d+-1:\d+ info server-defined-twice server "b" is the same as "a" \| \.mcp\.json:1:16-1:19$/,
    ),
  ]);
});

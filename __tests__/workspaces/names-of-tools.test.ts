import { describe, expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';
import { colliding, collidingAtHome, local, mcpServers } from './support.ts';

function tools(...names: readonly string[]): unknown {
  return { tools: names.map((name) => ({ name, description: 'Works', inputSchema: { type: 'object' } })) };
}

function opencode(servers: Readonly<Record<string, object>>): unknown {
  const entries = Object.entries(servers).map(([name, more]) => [
    name,
    { type: 'local', command: [`${name}-mcp`], ...more },
  ]);
  return { mcp: Object.fromEntries(entries) };
}

describe('files of one project that a client reads together', () => {
  const lists = { 'my.tools.json': tools('server_get'), '.opencode/my_server.tools.json': tools('get') };

  test('told once, where the weaker file has its server, with both tools', async () => {
    const files = {
      'opencode.json': opencode({ my: {} }),
      '.opencode/opencode.json': opencode({ my_server: {} }),
      ...lists,
    };
    expect(await colliding({ files })).toEqual([
      'opencode.json:1:9-1:13 warning tool-name-collision OpenCode calls tool "server_get" of server "my" and "get" of "my_server" alike, "my_server_get"; one of them is lost | .opencode/opencode.json:1:9-1:20 | my.tools.json:1:19-1:31 | .opencode/my_server.tools.json:1:19-1:24',
    ]);
  });

  test('a server that another file switches off is no party, in either file', async () => {
    const off = opencode({ my_server: { enabled: false } });
    expect(
      await colliding({
        files: {
          'opencode.json': opencode({ my: {}, my_server: {} }),
          '.opencode/opencode.json': off,
          ...lists,
          'my_server.tools.json': tools('get'),
        },
      }),
    ).toEqual([]);
    expect(
      await colliding({
        files: {
          'opencode.json': opencode({ my: {} }),
          '.opencode/opencode.json': off,
          ...lists,
        },
      }),
    ).toEqual([]);
  });

  test('what a stronger file replaces has no name that is too long', async () => {
    const long = 'x'.repeat(70);
    const files = { '.omp/.mcp.json': mcpServers({ docs: local() }), '.omp/docs.tools.json': tools(long) };
    expect(await colliding({ files })).toHaveLength(1);
    const stronger = mcpServers({ docs: { command: 'docs-mcp', enabled: false } });
    expect(await colliding({ files: { ...files, '.omp/mcp.json': stronger } })).toEqual([]);
  });

  test('a copy of the server is no other server', async () => {
    const files = {
      'opencode.json': opencode({ my: {} }),
      '.opencode/opencode.json': opencode({ my: {} }),
      'my.tools.json': tools('get'),
      '.opencode/my.tools.json': tools('get'),
    };
    expect(await colliding({ files })).toEqual([]);
  });

  test('files that different clients read are not compared', async () => {
    const files = {
      'opencode.json': opencode({ my: {} }),
      '.omp/mcp.json': mcpServers({ my_server: local() }),
      'my.tools.json': tools('server_get'),
      '.omp/my_server.tools.json': tools('get'),
    };
    expect(await colliding({ files })).toEqual([]);
  });

  test('omp reads them when it is a target, and keeps that of the first server in the alphabet', async () => {
    const files = {
      '.omp/mcp.json': mcpServers({ my_server: local() }),
      '.mcp.json': mcpServers({ my: local('--b') }),
      'my.tools.json': tools('server_get'),
      '.omp/my_server.tools.json': tools('get'),
    };
    expect(await colliding({ files })).toEqual([]);
    expect(await colliding({ files, targets: ['omp'] })).toEqual([
      '.mcp.json:1:16-1:20 warning tool-name-collision omp calls tool "server_get" of server "my" and "get" of "my_server" alike, "mcp__my_server_get"; only that of "my" is offered | .omp/mcp.json:1:16-1:27 | my.tools.json:1:19-1:31 | .omp/my_server.tools.json:1:19-1:24',
    ]);
  });

  test('without lists the names of the servers are compared', async () => {
    const files = {
      '.omp/mcp.json': mcpServers({ 'my-docs': local() }),
      '.omp/.mcp.json': mcpServers({ my_docs: local('--b') }),
    };
    expect(await colliding({ files })).toEqual([
      '.omp/.mcp.json:1:16-1:25 warning server-name-collision omp calls the tools of server "my_docs" and "my-docs" alike, "mcp__my_docs_…"; a tool that both have is lost for one | .omp/mcp.json:1:16-1:25',
    ]);
  });
});

describe('lists that switch servers off', () => {
  const lists = { '.gemini/my.tools.json': tools('a_b'), '.gemini/my a.tools.json': tools('b') };
  const settings = (mcp: object) => ({
    '.gemini/settings.json': { mcpServers: { my: local(), 'my a': local('--b') }, mcp },
    ...lists,
  });

  test('Gemini CLI leaves out what is excluded, or what is not among the allowed', async () => {
    expect(await colliding({ files: settings({}) })).toHaveLength(1);
    expect(await colliding({ files: settings({ allowed: ['my', 'MY A'] }) })).toHaveLength(1);
    expect(await colliding({ files: settings({ allowed: [], excluded: ['other'] }) })).toHaveLength(1);
    expect(await colliding({ files: settings({ allowed: ['my'] }) })).toEqual([]);
    expect(await colliding({ files: settings({ excluded: ['My a'] }) })).toEqual([]);
  });

  test('Claude Code has them in another file', async () => {
    const files = {
      '.mcp.json': mcpServers({ 'my.docs': local(), my_docs: local('--b') }),
      '.claude/settings.local.json': { disabledMcpjsonServers: ['my_docs'] },
    };
    expect(await colliding({ files })).toEqual([]);
    const elsewhere = {
      '.mcp.json': files['.mcp.json'],
      'app/.claude/settings.json': { disabledMcpjsonServers: ['my_docs'] },
    };
    expect(await colliding({ files: elsewhere })).toHaveLength(1);
  });
});

describe('folders inside each other', () => {
  test('Claude Code reads the file of the folder above as well', async () => {
    const files = {
      '.mcp.json': mcpServers({ 'my.docs': local() }),
      'packages/app/.mcp.json': mcpServers({ my_docs: local('--b') }),
    };
    expect(await colliding({ files })).toEqual([
      'packages/app/.mcp.json:1:16-1:25 warning server-name-collision Claude Code calls the tools of server "my_docs" and "my.docs" alike, "mcp__my_docs__…"; a tool that both have is lost for one | .mcp.json:1:16-1:25',
    ]);
  });

  test('the help says where the other one is', async () => {
    const root = JSON.stringify(mcpServers({ 'my.docs': local() }));
    const inside = JSON.stringify(mcpServers({ my_docs: local('--b') }));
    const report = await lintFiles({ '.mcp.json': root, 'packages/app/.mcp.json': inside });
    expect(report.findings.map(({ help }) => help)).toContain(
      'rename one of the servers; the other one is in ".mcp.json", which Claude Code reads in "packages/app" too',
    );
  });

  test('a server that the nearer file replaces is no party', async () => {
    const files = {
      '.mcp.json': mcpServers({ 'my.docs': local() }),
      'packages/app/.mcp.json': mcpServers({ my_docs: local('--b'), 'my.docs': { command: 'c-mcp', type: 'nothing' } }),
    };
    expect(await colliding({ files })).toEqual([]);
  });

  test('Cursor does not', async () => {
    const files = {
      '.cursor/mcp.json': mcpServers({ docs: local() }),
      'packages/app/.cursor/mcp.json': mcpServers({ wiki: local('--b') }),
      '.cursor/docs.tools.json': tools('search'),
      'packages/app/.cursor/wiki.tools.json': tools('search'),
    };
    expect(await colliding({ files })).toEqual([]);
  });
});

test('names that mean something to JavaScript, entries of any type, and many of both', async () => {
  const odd = ['__proto__', 'constructor', 'toString', '', ' ', 'a\ud800', 'a.b', 'a_b', '\u0000'];
  const entries = [null, 5, [], 'x', {}, { type: 'local' }, { type: 'local', command: ['x'], enabled: 'no' }];
  const map = (shift: number) =>
    `{"mcp":{${odd.map((name, at) => `${JSON.stringify(name)}:${JSON.stringify(entries[(at + shift) % entries.length])}`).join()}}}`;
  const listed = Object.fromEntries(
    ['__proto__', 'constructor', 'a.b', 'a_b'].map((name) => [`${name}.tools.json`, tools('__proto__', 'x', '')]),
  );
  const files = {
    'opencode.json': map(0),
    'opencode.jsonc': map(3),
    '.opencode/opencode.json': map(5),
    'sub/opencode.json': map(6),
    ...listed,
  };
  await expect(colliding({ files, targets: ['omp', 'kilo'] })).resolves.toEqual(expect.any(Array));
});

describe('the user and the project', () => {
  const named = (...names: readonly string[]) => ({
    'mcp-lint.json': { tools: Object.fromEntries(names.map((name) => [name, `lists/${name}.json`])) },
  });

  test('only with --user', async () => {
    const files = { '.omp/mcp.json': mcpServers({ 'my-docs': local() }) };
    const home = { '.omp/agent/mcp.json': mcpServers({ my_docs: local('--b') }) };
    expect(await colliding({ files })).toEqual([]);
    expect(await collidingAtHome({ files, home })).toEqual([
      '.omp/mcp.json:1:16-1:25 warning server-name-collision omp calls the tools of server "my-docs" and "my_docs" alike, "mcp__my_docs_…"; a tool that both have is lost for one | ~/.omp/agent/mcp.json:1:16-1:25',
    ]);
  });

  test('Claude Code puts the user’s, the project’s and the local ones together', async () => {
    const home = {
      '.claude.json': JSON.stringify({
        mcpServers: { 'a.b': local(), a_b: local('--b'), 'c.d': local('--c'), 'e.f': local('--e') },
        projects: {
          $PROJECT: mcpServers({ c_d: local('--d') }),
          '/elsewhere': mcpServers({ e_f: local('--f') }),
        },
      }),
    };
    const files = { '.mcp.json': mcpServers({ docs: local('--docs') }) };
    const lines = await collidingAtHome({ files, home });
    expect(lines.map((line) => line.replace(/^(.*?):.*Claude Code (.*?),.*$/, '$1 $2'))).toEqual([
      '~/.claude.json calls the tools of server "a_b" and "a.b" alike',
      '~/.claude.json calls the tools of server "c_d" and "c.d" alike',
    ]);
    const replaced = { '.mcp.json': mcpServers({ 'c.d': local('--y'), a_b: local('--x') }) };
    expect(
      (await collidingAtHome({ files: replaced, home })).map((line) => line.split(' ').slice(0, 3).join(' ')),
    ).toEqual([
      '.mcp.json:1:16-1:21 warning server-name-collision',
      '.mcp.json:1:58-1:63 warning server-name-collision',
      '~/.claude.json:1:43-1:48 warning server-name-collision',
    ]);
  });

  test('Gemini CLI puts both together', async () => {
    const files = {
      '.gemini/settings.json': mcpServers({ my: local() }),
      ...named('my', 'mine'),
      'lists/my.json': tools('a_b', 'a_c', 'd'),
      'lists/mine.json': tools('b', 'c'),
    };
    const home = { '.gemini/settings.json': mcpServers({ 'my a': local('--b'), mine: local('--c') }) };
    expect(await collidingAtHome({ files, home })).toEqual([]);
    Object.assign(files, named('my', 'my a'), { 'lists/my a.json': tools('b', 'c') });
    expect(await collidingAtHome({ files, home })).toEqual([
      '.gemini/settings.json:1:16-1:20 warning tool-name-collision Gemini CLI calls 2 tools of server "my" like tools of "my a", such as "mcp_my_a_b"; one of each two is lost | ~/.gemini/settings.json:1:16-1:22 | lists/my.json:1:19-1:24 | lists/my a.json:1:19-1:22',
    ]);
  });

  test('Codex tells both apart', async () => {
    const files = {
      '.codex/config.toml': '[mcp_servers.my-docs]\ncommand = "a-mcp"\n',
      ...named('my-docs', 'my_docs'),
      'lists/my-docs.json': tools('find', 'get'),
      'lists/my_docs.json': tools('find', 'get'),
    };
    const home = { '.codex/config.toml': '[mcp_servers.my_docs]\ncommand = "b-mcp"\n' };
    expect(await collidingAtHome({ files, home })).toEqual([
      '.codex/config.toml:1:14-1:21 info tool-name-collision Codex would call tool "find" of server "my-docs" and "find" of "my_docs" alike, 1 more as well, and tells them apart by a hash | ~/.codex/config.toml:1:14-1:21 | lists/my-docs.json:1:19-1:25 | lists/my_docs.json:1:19-1:25',
    ]);
  });

  test('Every Code cuts names that are too long, and tells others apart', async () => {
    const home = { '.code/config.toml': '[mcp_servers.docs]\ncommand = "docs-mcp"\n' };
    const listing = (...names: readonly string[]) => ({ ...named('docs'), 'lists/docs.json': tools(...names) });
    expect(await collidingAtHome({ files: listing('n'.repeat(58)), home })).toEqual([]);
    expect(await collidingAtHome({ files: listing('n'.repeat(59)), home })).toEqual([
      `~/.code/config.toml:1:14-1:18 warning tool-name-length Every Code cuts the name of tool "${'n'.repeat(59)}" of server "docs" to 64 characters and a hash | lists/docs.json:1:19-1:80`,
    ]);
    expect(await collidingAtHome({ files: listing('get.data', 'get_data'), home })).toEqual([
      'lists/docs.json:1:93-1:103 info tool-name-collision Every Code would call tools "get.data" and "get_data" of server "docs" alike, and tells them apart by a hash | lists/docs.json:1:19-1:29 | ~/.code/config.toml:1:14-1:18',
    ]);
  });

  test('VS Code counts the tools of both, unless the project replaces the server', async () => {
    const servers = (...names: readonly string[]) => ({
      servers: Object.fromEntries(names.map((name) => [name, { type: 'stdio', command: `${name}-mcp` }])),
    });
    const many = (start: string, length: number) => tools(...Array.from({ length }, (_, index) => `${start}_${index}`));
    const files = {
      '.vscode/mcp.json': servers('more', 'docs'),
      ...named('docs', 'wiki'),
      'lists/docs.json': many('a', 64),
      'lists/wiki.json': many('b', 65),
    };
    const home = { '.config/Code/User/mcp.json': servers('wiki') };
    expect(await collidingAtHome({ files, home })).toEqual([
      '.vscode/mcp.json:1:58-1:64 info tool-count VS Code sends at most 128 tools with a request, and with server "docs" there are 129',
    ]);
    const fewer = { ...files, 'lists/wiki.json': many('b', 64) };
    expect(await collidingAtHome({ files: fewer, home })).toEqual([]);
    expect(await collidingAtHome({ files, home: { '.config/Code/User/mcp.json': servers('docs') } })).toEqual([]);
  });
});

describe('versions of a client that the configuration names', () => {
  const files = {
    '.omp/mcp.json': mcpServers({ db1: local(), db2: local() }),
    '.omp/db1.tools.json': tools('ask'),
    '.omp/db2.tools.json': tools('ask'),
  };
  const told =
    '.omp/mcp.json:1:43-1:48 warning tool-name-collision omp calls tool "ask" of server "db2" and "ask" of "db1" alike, "mcp__db_ask"; only that of "db1" is offered | .omp/mcp.json:1:16-1:21 | .omp/db2.tools.json:1:19-1:24 | .omp/db1.tools.json:1:19-1:24';

  test('today it tells servers by their digits', async () => {
    expect(await colliding({ files })).toEqual([]);
    expect(await colliding({ files: { ...files, 'mcp-lint.json': { clients: { omp: '>=17' } } } })).toEqual([]);
  });

  test('before 18.2.1 it did not', async () => {
    const lines = await colliding({ files: { ...files, 'mcp-lint.json': { clients: { omp: '<18.2' } } } });
    expect(lines).toEqual([told]);
  });

  test.each([
    ['<18.2', 'mcp__db_…'],
    ['13.19.0', 'mcp_db_…'],
  ])('without lists, too: %s', async (range, prefix) => {
    const config = { clients: { omp: range } };
    const one = { '.omp/mcp.json': mcpServers({ db1: local(), db2: local() }) };
    expect(await colliding({ files: { ...one, 'mcp-lint.json': config } })).toEqual([
      `.omp/mcp.json:1:43-1:48 warning server-name-collision omp calls the tools of server "db2" and "db1" alike, "${prefix}"; a tool that both have is lost for one | .omp/mcp.json:1:16-1:21`,
    ]);
    const two = {
      '.omp/mcp.json': mcpServers({ db1: local() }),
      '.omp/.mcp.json': mcpServers({ db2: local('--b') }),
    };
    expect(await colliding({ files: { ...two, 'mcp-lint.json': config } })).toEqual([
      `.omp/.mcp.json:1:16-1:21 warning server-name-collision omp calls the tools of server "db2" and "db1" alike, "${prefix}"; a tool that both have is lost for one | .omp/mcp.json:1:16-1:21`,
    ]);
    expect(await colliding({ files: one })).toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { local, mcpServers, servers, serversAtHome } from './support.ts';

const files = {
  '.mcp.json': mcpServers({ db: local(), docs: { url: 'https://docs.example.com/mcp' }, old: local('--old') }),
  '.cursor/mcp.json': mcpServers({ db: local('--all'), docs: { url: 'https://docs.example.com/mcp' } }),
  '.vscode/mcp.json': { servers: { db: { command: 'db-mcp' } } },
  'opencode.json': { mcp: { old: { type: 'local', command: ['db-mcp', '--old'], enabled: false } } },
  'app/.omp/mcp.json': mcpServers({ db: local('--x') }),
  'app/mcp.json': mcpServers({ db: local() }),
};

describe('as text', () => {
  test('a table for each project, and what is worth a look', async () => {
    expect((await servers({ files })).split('\n')).toEqual([
      './',
      '      Claude Code  Cursor            OpenCode       VS Code',
      '      .mcp.json    .cursor/mcp.json  opencode.json  .vscode/mcp.json',
      'db    same         differs: args     –              same',
      'docs  refused      defined           –              –',
      'old   defined      –                 off            –',
      '',
      '.cursor/mcp.json:1:16  "db" differs from ".mcp.json" in args',
      '.mcp.json:1:42  server "docs" has a "url" and no "type", so Claude Code skips the server',
      '',
      'app/',
      '    omp',
      '    .omp/mcp.json',
      'db  defined',
      '',
      'no known client',
      'app/mcp.json → db',
      '',
    ]);
  });

  test('a server that a list of the client switches off', async () => {
    const lists = {
      '.mcp.json': mcpServers({ db: local(), wiki: local('--wiki') }),
      '.claude/settings.json': { disabledMcpjsonServers: ['wiki'] },
      '.gemini/settings.json': {
        ...(mcpServers({ db: local(), wiki: local('--wiki') }) as object),
        mcp: { excluded: ['DB'] },
      },
    };
    expect((await servers({ files: lists })).split('\n')).toEqual([
      './',
      '      Claude Code  Gemini CLI',
      '      .mcp.json    .gemini/settings.json',
      'db    defined      off',
      'wiki  off          defined',
      '',
      '.mcp.json:1:42  "wiki" is switched off in ".claude/settings.json"',
      '',
    ]);
  });

  test("a list of omp's user, which counts for every source, and one that does not count", async () => {
    const told = await serversAtHome({
      files: {
        '.omp/mcp.json': {
          ...(mcpServers({ db: local(), wiki: local('--wiki') }) as object),
          disabledServers: ['wiki'],
        },
      },
      home: { '.omp/agent/mcp.json': { disabledServers: ['db'], mcpServers: {} } },
    });
    expect(told).toMatch(/^db +off/m);
    expect(told).toMatch(/^wiki +defined/m);
  });

  test('lists of Copilot CLI, which say nothing of what another client does with the same file', async () => {
    const told = await serversAtHome({
      files: {
        '.mcp.json': mcpServers({ db: local() }),
        'app/.github/mcp.json': mcpServers({
          db: local(),
          'db two': local('--two'),
          'db-three': local('--three'),
          mail: local('--mail'),
          'my wiki': local('--my'),
          wiki: local('--wiki'),
          'wiki-three': local('--wiki-three'),
        }),
        'app/.github/copilot/settings.json': {
          disabledMcpServers: ['wiki', 'wiki three'],
          disabled_mcp_servers: ['my wiki'],
        },
      },
      home: {
        '.copilot/settings.json': { disabledMcpServers: ['db', 'db three'], disabled_mcp_servers: ['db two'] },
        '.copilot/mcp-config.json': mcpServers({ mail: local('--mail') }),
      },
    });
    expect(told).toMatch(/^ +Claude Code *\n +\.mcp\.json *\ndb +defined *$/m);
    expect(told).toMatch(
      /^ +Copilot CLI *\n +\.github\/mcp\.json *\ndb +off\ndb two +off\ndb-three +defined\nmail +defined\nmy wiki +off\nwiki +off\nwiki-three +defined *$/m,
    );
  });

  test('rules of Amp, of which the first that fits decides', async () => {
    const reject = (matches: object) => ({ matches, action: 'reject' });
    const told = await servers({
      files: {
        '.amp/settings.json': {
          'amp.mcpServers': {
            db: { command: 'npx', args: ['-y', 'db-mcp'] },
            mail: { command: 'mail-mcp' },
            web: { url: 'https://docs.acme-data.net/mcp' },
            wiki: { command: 'npx', args: ['wiki-mcp', '--wiki', 'all pages'] },
          },
          'amp.mcpPermissions': [
            { matches: { command: 'npx', args: '*--wiki all*' }, action: 'allow' },
            reject({ server: 'mail', command: '*' }),
            reject({ command: ['uvx', 'n*x'] }),
            reject({ url: 'https://*.acme-data.net/*' }),
          ],
        },
      },
    });
    expect(told).toMatch(/^db +off\nmail +defined\nweb +off\nwiki +defined$/m);
  });

  test('the policies of Claude Code, by name, by command and by address', async () => {
    const files = {
      '.mcp.json': mcpServers({
        db: { command: 'db-mcp', args: ['--all'] },
        mail: { command: 'mail-mcp' },
        web: { type: 'http', url: 'https://docs.acme-data.net/mcp' },
        wiki: { command: 'wiki-mcp' },
      }),
    };
    const offWith = async (settings: object) => {
      const told = await servers({ files: { ...files, '.claude/settings.json': settings } });
      return [...told.matchAll(/^(\w+) +(off|defined)$/gm)]
        .filter(([, , what]) => what === 'off')
        .map(([, name]) => name);
    };
    const denied = [{ serverName: 'wiki' }, { serverCommand: ['db-mcp'] }, { serverUrl: 'HTTPS://*/mcp' }];
    expect(await offWith({ deniedMcpServers: denied })).toEqual(['web', 'wiki']);
    expect(await offWith({ deniedMcpServers: [{ serverCommand: ['db-mcp', '--all'] }] })).toEqual(['db']);
    expect(await offWith({ deniedMcpServers: [{ serverName: 'db', serverUrl: '*' }, { serverName: 'DB' }] })).toEqual(
      [],
    );
    expect(await offWith({ allowedMcpServers: [{ serverName: 'db' }] })).toEqual(['mail', 'web', 'wiki']);
    expect(await offWith({ allowedMcpServers: [{ serverName: 'db' }, { serverCommand: ['mail-mcp'] }] })).toEqual([
      'db',
      'web',
      'wiki',
    ]);
    expect(await offWith({ allowedMcpServers: [] })).toEqual(['db', 'mail', 'web', 'wiki']);
  });

  test('what no client is known to load, what stands under a key of others, and a header that only one sends', async () => {
    const http = (more: object = {}) => ({ type: 'http', url: 'https://docs.acme-data.net/mcp', ...more });
    const told = await servers({
      files: {
        '.mcp.json': mcpServers({ docs: http(), wiki: http({ headers: { Authorization: 'Bearer ${WIKI_TOKEN}' } }) }),
        '.cursor/mcp.json': mcpServers({ docs: { url: ['x'] }, wiki: { url: 5 } }),
        '.vscode/mcp.json': mcpServers({ docs: http() }),
        '.factory/mcp.json': mcpServers({ wiki: http() }),
      },
    });
    expect(told.split('\n')).toEqual([
      './',
      '      Claude Code       Cursor            Factory Droid      VS Code',
      '      .mcp.json         .cursor/mcp.json  .factory/mcp.json  .vscode/mcp.json',
      'docs  defined           lost              –                  unread',
      'wiki  differs: headers  lost              defined            –',
      '',
      expect.stringMatching(/^\.cursor\/mcp\.json:1:16 {2}.*, so Cursor loads nothing from the file, without a word$/),
      '.vscode/mcp.json:1:16  "docs" stands under "mcpServers", where VS Code does not look',
      expect.stringMatching(/^\.cursor\/mcp\.json:1:\d+ {2}.*, so Cursor loads nothing from the file, without a word$/),
      expect.stringMatching(/^\.mcp\.json:\d+:\d+ {2}"wiki" differs from "\.factory\/mcp\.json" in headers$/),
      '',
    ]);
  });

  test('a definition that does not count', async () => {
    const omp = { '.omp/mcp.json': mcpServers({ db: local('--x') }), 'mcp.json': mcpServers({ db: local() }) };
    expect((await servers({ files: omp })).split('\n')).toEqual([
      './',
      '    omp',
      '    .omp/mcp.json, mcp.json',
      'db  defined; shadowed',
      '',
      'mcp.json:1:16  "db" does not count beside ".omp/mcp.json"',
      '',
    ]);
  });

  test('a file that is not read beside another one', async () => {
    const hidden = { '.github/mcp.json': mcpServers({ docs: local() }), '.mcp.json': mcpServers({ db: local() }) };
    expect(await servers({ files: hidden })).toContain('"docs" does not count beside ".mcp.json"');
  });

  test('many clients: no files above the columns, then a list', async () => {
    const paths = [
      '.amazonq/mcp.json',
      '.cursor/mcp.json',
      '.factory/mcp.json',
      '.gemini/settings.json',
      '.junie/mcp/mcp.json',
      '.kiro/settings/mcp.json',
      '.mcp.json',
    ];
    const many = (names: readonly string[]) =>
      Object.fromEntries(
        paths.map((path) => [path, mcpServers(Object.fromEntries(names.map((name) => [name, local()])))]),
      );
    const [, head, row] = (await servers({ files: many(['db']) })).split('\n');
    expect(head).toBe('    Amazon Q CLI  Claude Code  Cursor  Factory Droid  Gemini CLI  Junie  Kiro');
    expect(row).toBe('db  same          same         same    same           same        same   same');
    const long = 'n'.repeat(80);
    expect((await servers({ files: many([long]) })).split('\n').slice(1, 4)).toEqual([
      long,
      '  Amazon Q CLI: same',
      '  Claude Code: same',
    ]);
  });

  test('a table as wide as the terminal takes', async () => {
    const both = { '.cursor/mcp.json': mcpServers({ db: local() }), '.mcp.json': mcpServers({ db: local() }) };
    const headsAt = async (width: number) => (await servers({ files: both }, 'text', width)).split('\n').slice(1, -1);
    expect(await headsAt(33)).toEqual([
      '    Claude Code  Cursor',
      '    .mcp.json    .cursor/mcp.json',
      'db  same         same',
    ]);
    expect(await headsAt(32)).toEqual(['    Claude Code  Cursor', 'db  same         same']);
    expect(await headsAt(22)).toEqual(['db', '  Claude Code: same', '  Cursor: same']);
  });

  test('a name of nothing, or of blanks', async () => {
    const odd = { '.cursor/mcp.json': mcpServers({ '': local(), ' ': local('--b'), a: local('--c') }) };
    expect((await servers({ files: odd })).split('\n').slice(3, 6)).toEqual([
      '""   defined',
      '" "  defined',
      'a    defined',
    ]);
    expect(await servers({ files: odd }, 'markdown')).toContain('| "" | defined |');
  });

  test('a column of its own width for wide letters', async () => {
    const wide = mcpServers({ 数据库: local(), db: local() });
    expect((await servers({ files: { '.cursor/mcp.json': wide } })).split('\n').slice(3, 5)).toEqual([
      'db      defined',
      '数据库  defined',
    ]);
  });

  test('a client with many files', async () => {
    const block = (name: string, command: string) =>
      `name: x\nversion: 0.0.1\nschema: v1\nmcpServers:\n  - name: ${name}\n    command: ${command}\n`;
    const blocks = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [`.continue/mcpServers/${name}.yaml`, block('db', 'db-mcp')]),
    );
    expect((await servers({ files: blocks })).split('\n').slice(1, 4)).toEqual([
      '    Continue',
      '    .continue/mcpServers/a.yaml, .continue/mcpServers/b.yaml, .continue/mcpServers/c.yaml, and 2 more',
      'db  same',
    ]);
  });

  test('nothing at all', async () => {
    expect(await servers({ files: {} })).toBe('no MCP servers found\n');
  });

  test('M4: the files of ccmcp as it lists them itself', async () => {
    const configs = {
      'multiple.json': mcpServers({ alpha: local(), beta: local(), gamma: local() }),
      'config.json': mcpServers({ different: local() }),
      'solo.json': mcpServers({ solo: local() }),
      'empty.json': { description: 'later' },
      '.hidden.json': mcpServers({ a: local() }),
      'wrong.json': mcpServers({ a: { type: 'http', url: 'nowhere' } }),
      'broken.json': '{',
      'folder.json/notes.md': '',
    };
    expect((await servers({ files: configs, as: 'ccmcp' })).split('\n')).toEqual([
      'ccmcp',
      '.hidden → a',
      'Invalid config: broken',
      'config → different',
      'empty',
      'Invalid config: folder',
      'multiple → alpha, beta, gamma',
      'solo',
      'Invalid config: wrong',
      '',
    ]);
  });

  test('plugins and agents stand apart', async () => {
    const plugin = { 'p/.mcp.json': mcpServers({ db: local() }), 'p/.claude-plugin/plugin.json': { name: 'p' } };
    expect(await servers({ files: plugin })).toBe('Claude Code\np/.mcp.json → db\n');
  });

  test('the home directory is a project of its own', async () => {
    const home = {
      '.claude.json': {
        ...(mcpServers({ db: local('--x') }) as object),
        projects: { $PROJECT: mcpServers({ db: local('--y') }) },
      },
    };
    const lines = (await serversAtHome({ files: { '.mcp.json': mcpServers({ db: local() }) }, home })).split('\n');
    expect(lines.filter((line) => line.startsWith('db'))).toEqual(['db  shadowed', 'db  defined']);
  });
});

test('as Markdown, with nothing in it that Markdown could take for its own', async () => {
  const odd = {
    '.mcp.json': mcpServers({ 'a|b<i>': local() }),
    '.cursor/mcp.json': mcpServers({ 'a|b<i>': local('--x') }),
  };
  expect((await servers({ files: odd }, 'markdown')).split('\n')).toEqual([
    '### MCP servers in this repository',
    '',
    '| server | Claude Code<br>.mcp.json | Cursor<br>.cursor/mcp.json |',
    '| --- | --- | --- |',
    '| a\\|b&lt;i\\> | **differs**: args | defined |',
    '',
    '- .mcp.json:1:16 "a\\|b&lt;i\\>" differs from ".cursor/mcp.json" in args',
    '',
  ]);
});

test('as JSON', async () => {
  const content = JSON.parse(await servers({ files }, 'json'));
  expect(Object.keys(content)).toEqual(['version', 'tool', 'projects', 'others']);
  expect(content.projects[0]).toMatchObject({
    path: '.',
    clients: [
      { client: 'claude-code', name: 'Claude Code', files: ['.mcp.json'] },
      { client: 'cursor', name: 'Cursor', files: ['.cursor/mcp.json'] },
      { client: 'opencode', name: 'OpenCode', files: ['opencode.json'] },
      { client: 'vscode', name: 'VS Code', files: ['.vscode/mcp.json'] },
    ],
  });
  expect(content.projects[0].servers[0]).toEqual({
    name: 'db',
    definitions: [
      {
        client: 'cursor',
        path: '.cursor/mcp.json',
        line: 1,
        column: 16,
        status: 'differs',
        fields: ['args'],
        other: '.mcp.json',
      },
      { client: 'claude-code', path: '.mcp.json', line: 1, column: 16, status: 'same', fields: [] },
      { client: 'vscode', path: '.vscode/mcp.json', line: 1, column: 13, status: 'same', fields: [] },
    ],
  });
  expect(content.projects[0].servers[1].definitions[1]).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('Claude Code skips'),
  });
});

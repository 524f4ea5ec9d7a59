import { describe, expect, test } from '@jest/globals';
import { alternativesIn } from '../../src/model/mentions/alternatives.ts';
import { namedIn } from '../../src/model/mentions/forms.ts';
import { wordsIn } from '../../src/model/mentions/words.ts';
import { referencesTo } from '../../src/model/references/index.ts';
import { workspaceOf } from './workspace.ts';

describe('a text is read by its form', () => {
  test.each([
    ['S', 'my server', [{ server: 'my server' }]],
    ['S', '', []],
    ['mcp__S__T', 'mcp__db', [{ server: 'db' }]],
    ['mcp__S__T', 'mcp__db__query', [{ server: 'db', tool: 'query' }, { server: 'db__query' }]],
    [
      'mcp__S__T',
      'mcp__a__b__c',
      [{ server: 'a', tool: 'b__c' }, { server: 'a__b', tool: 'c' }, { server: 'a__b__c' }],
    ],
    ['mcp__S__T', 'mcp__', []],
    ['mcp__S__T', 'mcp_db_query', []],
    ['mcp__S__T', 'Bash(mcp__db)', []],
    ['S_T', 'db_*', [{ server: 'db', tool: '*' }]],
    [
      'S_T',
      'my_db_get*',
      [
        { server: 'my', tool: 'db_get*' },
        { server: 'my_db', tool: 'get*' },
        { server: 'my_db_get', tool: '*' },
      ],
    ],
    ['S_T', 'db*', [{ server: 'db', tool: '*' }]],
    ['S_T', 'db', [{ server: 'db' }]],
    ['S_T', '*', []],
    ['S_T', '*_query', []],
    ['S/T', 'db/query', [{ server: 'db', tool: 'query' }]],
    ['S/T', 'io.github.acme/db/*', [{ server: 'io.github.acme/db', tool: '*' }]],
    ['S/T', 'codebase', []],
    ['S/T', '/query', []],
    ['@S/T', '@db', [{ server: 'db' }]],
    ['@S/T', '@db/query', [{ server: 'db', tool: 'query' }]],
    ['@S/T', 'fs_read', []],
    ['@S/T', '@', []],
    ['S:T', 'db:query', [{ server: 'db', tool: 'query' }]],
    ['S:T', 'db', []],
    ['Mcp(S:T)', 'Mcp(db:query)', [{ server: 'db', tool: 'query' }]],
    ['Mcp(S:T)', 'Mcp(db)', [{ server: 'db' }]],
    ['Mcp(S:T)', 'Shell(db:query)', []],
    ['Mcp(S:T)', 'Mcp(:query)', []],
  ] as const)('%s: %s', (form, text, named) => {
    expect(namedIn(form, text)).toEqual(named);
  });

  test('a name of many parts takes no more than a line', () => {
    const text = `mcp__${'a__'.repeat(100_000)}`;
    expect(namedIn('mcp__S__T', text).length).toBeLessThan(40);
  });
});

test('words are what commas and blanks outside parentheses separate', () => {
  const text = 'Read, Bash(git log:*, git show (a)),\n\tmcp__db__query  )x (';
  expect(wordsIn(text).map((word) => word.text)).toEqual([
    'Read',
    'Bash(git log:*, git show (a))',
    'mcp__db__query',
    ')x',
    '(',
  ]);
  for (const { start, end, text: word } of wordsIn(text)) expect(text.slice(start, end)).toBe(word);
  expect(wordsIn(' , ')).toEqual([]);
});

test('an expression is read as far as it is literal', () => {
  const expression = '^Write$| (mcp__db__(get|set)_.*)|mcp__wiki|.*|mcp__a[bc]|mcp__b__xy*z';
  const found = alternativesIn(expression);
  expect(found.map(({ text, isOpen }) => [text, isOpen])).toEqual([
    ['Write', false],
    ['mcp__db__', true],
    ['set', false],
    ['mcp__wiki', false],
    ['mcp__a', true],
    ['mcp__b__x', true],
  ]);
  for (const { start, end, text } of found) expect(expression.slice(start, end)).toBe(text);
});

describe('what mentions a server', () => {
  const files = {
    '.mcp.json': '{ "mcpServers": { "my db": { "command": "db-mcp" }, "my": { "command": "my-mcp" } } }',
    'opencode.json':
      '{ "mcp": { "my db": { "type": "local", "command": ["db-mcp"] } }, "permission": { "my*": "ask", "my_db_*": "ask", "my_d*": "ask", "other_*": "ask" } }',
    '.claude/settings.json':
      '{ "permissions": { "allow": ["mcp__my_db__query", "mcp__my__db"], "deny": ["mcp__my_db"] }, "enabledMcpjsonServers": ["my db", "my"], "deniedMcpServers": [{ "serverName": "my db" }] }',
    '.claude/agents/dev.md': '---\nname: dev\ndescription: d\ntools: Read, mcp__my_db__*\nmcpServers: [my db]\n---\n',
    '~/.claude/settings.json': '{ "permissions": { "allow": ["mcp__my_db__query"] } }',
  };

  test('under every spelling, of every client, the servers there are told apart', async () => {
    const found = referencesTo(await workspaceOf(files), 'my db');
    expect(found.map(({ text, place }) => `${place.document.path} ${text}`)).toEqual([
      'opencode.json my*',
      'opencode.json my_db_*',
      'opencode.json my_d*',
      '.claude/settings.json mcp__my_db__query',
      '.claude/settings.json mcp__my_db',
      '.claude/settings.json my db',
      '.claude/settings.json my db',
      '.claude/agents/dev.md mcp__my_db__*',
      '.claude/agents/dev.md my db',
      '~/.claude/settings.json mcp__my_db__query',
    ]);
  });

  test('a file outside the root means what lies beside it', async () => {
    const workspace = await workspaceOf({
      '/elsewhere/.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }',
      '/elsewhere/.claude/settings.json': '{ "permissions": { "allow": ["mcp__db__query"] } }',
    });
    expect(referencesTo(workspace, 'db').map(({ definition }) => definition?.server.document.path)).toEqual([
      '/elsewhere/.mcp.json',
    ]);
  });

  test('as the server of a plugin, whatever the name of that is', async () => {
    const workspace = await workspaceOf({
      '.claude/settings.json': '{ "permissions": { "allow": ["mcp__plugin_flow_my_db__query", "mcp__plugin_db"] } }',
    });
    expect(referencesTo(workspace, 'my db').map(({ text }) => text)).toEqual(['mcp__plugin_flow_my_db__query']);
    expect(referencesTo(workspace, 'flow')).toEqual([]);
  });

  test('lists of servers that are not to run', async () => {
    const workspace = await workspaceOf({
      '~/.omp/agent/mcp.json': JSON.stringify({
        mcpServers: { db: { command: 'a' } },
        disabledServers: ['db', 'gone'],
      }),
      '.claude.json': JSON.stringify({ projects: { '/a': { allowedTools: ['mcp__db__query', 'Bash'] } } }),
    });
    expect(referencesTo(workspace, 'db').map(({ text }) => text)).toEqual(['db', 'mcp__db__query']);
    expect(referencesTo(workspace, 'gone').map(({ text }) => text)).toEqual(['gone']);
  });

  test('lists of a project, in the file of the user', async () => {
    const lists = {
      enabledMcpjsonServers: ['a', 'mcp__x__y'],
      disabledMcpjsonServers: ['b'],
      disabledMcpServers: ['c'],
    };
    const workspace = await workspaceOf({ '.claude.json': JSON.stringify({ projects: { '/srv': lists } }) });
    const found = ['a', 'mcp__x__y', 'b', 'c', 'x'].map((name) => referencesTo(workspace, name).length);
    expect(found).toEqual([1, 1, 1, 1, 0]);
  });

  test('tools and profiles under the names of servers', async () => {
    const workspace = await workspaceOf({
      'opencode.json': JSON.stringify({ tools: { 'db_*': false, bash_x: true } }),
      '.zed/settings.json': JSON.stringify({
        context_servers: { db: { command: 'db-mcp' } },
        agent: { profiles: { write: { context_servers: { db: { tools: {} }, 'a/b': {} } } } },
      }),
      '.github/prompts/work.prompt.md': "---\ntools: ['db/query', 'search/db', 'My Db/*']\n---\nWork.\n",
    });
    const found = (name: string) =>
      referencesTo(workspace, name).map(({ text, place }) => `${place.document.path} ${text}`);
    expect(found('db')).toEqual([
      'opencode.json db_*',
      '.zed/settings.json db',
      '.github/prompts/work.prompt.md db/query',
    ]);
    expect(found('a/b')).toEqual(['.zed/settings.json a/b']);
    expect(found('bash')).toEqual([]);
    expect(found('My Db')).toEqual(['.github/prompts/work.prompt.md My Db/*']);
    expect(found('search')).toEqual([]);
  });

  test('of a server that is gone already', async () => {
    const found = referencesTo(await workspaceOf(files), 'other');
    expect(found.map(({ text }) => text)).toEqual(['other_*']);
  });

  test('of nothing', async () => {
    expect(referencesTo(await workspaceOf(files), '')).toEqual([]);
    expect(referencesTo(await workspaceOf({}), 'my')).toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { canonical, type Difference, differences } from '../../src/model/canonical/index.ts';
import { serverIn } from './servers.ts';

/** What differs, "meaning" or "meaning of", with the last step of its place on both sides. */
async function between(a: readonly [string, unknown], b: readonly [string, unknown]): Promise<string[]> {
  const [left, right] = [canonical(await serverIn(...a)), canonical(await serverIn(...b))];
  return differences(left, right).map(shown);
}

function shown({ meaning, of, a, b }: Difference): string {
  const what = of === undefined ? meaning : `${meaning} ${of}`;
  return `${what}: ${a === undefined ? '-' : String(a.at(-1))} | ${b === undefined ? '-' : String(b.at(-1))}`;
}

const local = { command: 'npx', args: ['-y', 'docs-mcp'] };
const remote = { type: 'http', url: 'https://docs.example.com/mcp' };

describe('the same server in two dialects', () => {
  const cases: [string, [string, unknown], [string, unknown]][] = [
    [
      'a list of command and arguments, another word for the environment',
      ['claude-code-project', { ...local, env: { PORT: '1' } }],
      ['opencode', { type: 'local', command: ['npx', '-y', 'docs-mcp'], environment: { PORT: '1' } }],
    ],
    [
      'three spellings of one variable',
      ['claude-code-project', { ...local, env: { A: '${TOKEN}' } }],
      ['opencode', { type: 'local', command: ['npx', '-y', 'docs-mcp'], environment: { A: '{env:TOKEN}' } }],
    ],
    [
      'a variable inside a text',
      ['vscode', { ...remote, headers: { Authorization: 'Bearer ${env:TOKEN}' } }],
      ['claude-code-project', { ...remote, headers: { authorization: 'Bearer ${TOKEN}' } }],
    ],
    [
      'a limit in seconds and in milliseconds',
      ['roo', { ...local, timeout: 60 }],
      ['claude-code-project', { ...local, timeout: 60_000 }],
    ],
    [
      'a wrapper for Windows',
      ['cursor', { command: 'cmd', args: ['/c', 'npx', '-y', 'docs-mcp'] }],
      ['claude-code-project', local],
    ],
    ['a line in one string', ['cursor', { command: 'npx -y docs-mcp' }], ['claude-code-project', local]],
    [
      'seconds and milliseconds',
      ['codex', { command: 'docs-mcp', tool_timeout_sec: 30 }],
      ['gemini', { command: 'docs-mcp', timeout: 30_000 }],
    ],
    [
      'enabled and disabled',
      ['codex', { command: 'docs-mcp', enabled: false }],
      ['cline', { command: 'docs-mcp', disabled: true }],
    ],
    [
      'nothing said and the default said',
      ['codex', { command: 'docs-mcp', enabled: true, args: [], env: {} }],
      ['cline', { command: 'docs-mcp', disabled: false }],
    ],
    [
      'the folder of the project',
      ['vscode', { command: 'docs-mcp', cwd: '${workspaceFolder}' }],
      ['claude-code-project', { command: 'docs-mcp' }],
    ],
    [
      'an address without a type',
      ['cursor', { url: 'https://docs.example.com/sse' }],
      ['claude-code-project', { type: 'sse', url: 'https://docs.example.com/sse' }],
    ],
    [
      'one word for two transports',
      ['opencode', { type: 'remote', url: 'https://docs.example.com/sse' }],
      ['claude-code-project', { type: 'sse', url: 'https://docs.example.com/sse' }],
    ],
    [
      'the name of a variable that holds a token',
      ['codex', { url: 'https://docs.example.com/mcp', bearer_token_env_var: 'TOKEN' }],
      ['claude-code-project', { ...remote, headers: { Authorization: 'Bearer ${TOKEN}' } }],
    ],
    [
      'headers from variables',
      ['codex', { url: 'https://docs.example.com/mcp', env_http_headers: { 'X-Key': 'KEY' } }],
      ['vscode', { ...remote, headers: { 'x-key': '${env:KEY}' } }],
    ],
    [
      'variables that are passed on',
      ['codex', { command: 'docs-mcp', env_vars: ['TOKEN'] }],
      ['claude-code-project', { command: 'docs-mcp', env: { TOKEN: '${TOKEN}' } }],
    ],
    [
      'headers inside another field',
      [
        'continue',
        { name: 'subject', type: 'sse', url: 'https://a.example.com', requestOptions: { headers: { A: '1' } } },
      ],
      ['vscode', { type: 'sse', url: 'https://a.example.com', headers: { A: '1' } }],
    ],
    [
      'blocks for signing in that only their own clients understand',
      ['crush', { ...remote, oauth_client_id: 'abc' }],
      ['claude-code-project', { ...remote, oauth: { clientId: 'abc' } }],
    ],
  ];

  test.each(cases)('%s', async (_, a, b) => {
    expect(await between(a, b)).toEqual([]);
    expect(await between(b, a)).toEqual([]);
  });
});

describe('differences', () => {
  const base = ['claude-code-project', { ...local, env: { A: '1' } }] as const;

  test.each<[string, readonly [string, unknown], string[]]>([
    [
      'another version',
      ['opencode', { type: 'local', command: ['npx', '-y', 'docs-mcp@2'], environment: { A: '1' } }],
      ['args: 1 | 2'],
    ],
    [
      'one argument more',
      ['opencode', { type: 'local', command: ['npx', '-y', 'docs-mcp', '--all'], environment: { A: '1' } }],
      ['args: args | command'],
    ],
    ['another variable', ['cursor', { ...local, env: { A: '${env:A}' } }], ['env A: A | A']],
    ['one variable more', ['cursor', { ...local, env: { A: '1', B: '2' } }], ['env B: - | B']],
    ['none of the variables', ['cursor', local], ['env A: A | -']],
    ['switched off', ['cline', { ...local, env: { A: '1' }, disabled: true }], ['enabled: - | disabled']],
    [
      'an address in place of a command',
      ['cursor', { url: 'https://docs.example.com/mcp' }],
      ['command: command | -', 'args: args | -', 'env A: A | -', 'url: - | url'],
    ],
  ])('%s', async (_, other, expected) => {
    expect(await between(base, other)).toEqual(expected);
  });

  test('a limit, a transport and a default', async () => {
    expect(
      await between(['gemini', { command: 'a', timeout: 30_000 }], ['codex', { command: 'a', tool_timeout_sec: 31 }]),
    ).toEqual(['timeout: timeout | tool_timeout_sec']);
    expect(await between(['claude-code-project', remote], ['vscode', { ...remote, type: 'sse' }])).toEqual([
      'transport: type | type',
    ]);
    expect(
      await between(
        ['claude-code-project', { command: 'a', args: ['${PORT:-80}'] }],
        ['claude-code-project', { command: 'a', args: ['${PORT}'] }],
      ),
    ).toEqual(['args: 0 | 0']);
  });
});

describe('the canonical server', () => {
  test('carries along what its client does not read', async () => {
    const { carried, statements } = canonical(
      await serverIn('claude-code-project', { ...local, platforms: ['darwin'], 'x-team': 3, url: 'https://a.b' }),
    );
    expect(carried.map(({ key }) => key)).toEqual(['platforms', 'x-team', 'url']);
    expect(statements.map(({ meaning }) => meaning)).toEqual(['command', 'args']);
  });

  test('knows which text is a variable of another program', async () => {
    const { statements } = canonical(
      await serverIn('claude-code-project', {
        command: 'sh',
        args: ['-c', 'exec docs-mcp ${PORT}'],
        env: { A: '${A}' },
      }),
    );
    expect(statements.map(({ value }) => value)).toMatchObject([
      { text: ['sh'] },
      { items: [{ text: ['-c'] }, { text: ['exec docs-mcp ${PORT}'] }] },
      { text: [{ kind: 'environment', name: 'A', expanded: true }] },
    ]);
  });

  test.each([
    null,
    3,
    [],
    'text',
    { command: null, args: {}, env: [], url: 7 },
    JSON.parse('{ "__proto__": { "command": "a" }, "constructor": 1 }'),
  ])('takes %j for what it is', async (entry) => {
    for (const id of ['claude-code-project', 'opencode', 'codex', 'continue', 'cline']) {
      const server = canonical(await serverIn(id, entry));
      expect(differences(server, server)).toEqual([]);
    }
  });
});

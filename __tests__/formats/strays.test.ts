import { describe, expect, test } from '@jest/globals';
import { lint } from '../../src/index.ts';

const token = `ghp_${'aB3dE5fG7hI9'.repeat(3)}`;
const servers = `{"mcpServers":{"a":{"command":"a-mcp","env":{"GITHUB_TOKEN":"${token}"}},"b":{"command":5},"c":{}}}`;
const placed = (files: Record<string, string>) => lint({ files: { ...files, '.gitignore': '' } });

async function said(files: Record<string, string>, asked: object = {}) {
  const { findings } = await lint({ files, ...asked });
  return findings.map(({ rule, severity, path, line, column }) => `${path}:${line}:${column} ${severity} ${rule}`);
}

describe('servers that no known client reads are read all the same', () => {
  test.each<[string, string]>([
    ['.xyz/mcp.json', servers],
    ['team.mcp.json', servers],
    ['mcp-servers.json', servers],
    ['claude_desktop_config.example.json', servers],
    ['.mcp.example.json', servers],
    ['.mcp.json.example', servers],
    ['servers.json.txt', servers],
    ['.cursor/mcp.json.disabled', servers],
    ['config.toml.template', `[mcp_servers.a]\ncommand = "a-mcp"\nenv = { GITHUB_TOKEN = "${token}" }\n`],
    ['deploy/agents.jsonc', `// for all\n${servers}`],
    ['mcp-list.json', servers.replace('mcpServers', 'servers')],
    ['mcp-config-examples.json', `{"editors":{"mcpServers":{}},"cursor":${servers}}`],
    ['tools/mcp.local.json', `{"a":{"command":"a-mcp","env":{"GITHUB_TOKEN":"${token}"}}}`],
    ['agents.yaml', `mcpServers:\n  a:\n    command: a-mcp\n    env:\n      GITHUB_TOKEN: ${token}\n`],
    ['agents.toml', `[mcp_servers.a]\ncommand = "a-mcp"\nenv = { GITHUB_TOKEN = "${token}" }\n`],
  ])('%s', async (path, text) => {
    const { files, findings } = await placed({ [path]: text });
    expect(files).toMatchObject([{ path, client: 'stray', servers: expect.arrayContaining(['a']) }]);
    // Of no client is said what it does with "b" and "c".
    expect(findings.map(({ rule, path: at }) => [rule, at])).toEqual([['secret-literal', path]]);
  });

  test.each([
    ['dotfiles/.lmstudio/mcp.json', 'lm-studio'],
    ['home/.config/opencode/config.json', 'opencode'],
    ['home/.letta/settings.json', 'letta'],
    ['dotfiles/.copilot/mcp-config.json', 'copilot-cli'],
    ['Library/Application Support/Claude/config.json', 'claude-desktop'],
    ['.lmstudio.mcp.json', 'stray'],
  ])('but files of the home directory are known among dotfiles: %s', async (path, client) => {
    const { files } = await placed({ [path]: '{"mcpServers":{"a":{"command":"a-mcp"}}}' });
    expect(files).toMatchObject([{ path, client }]);
  });

  test.each([
    ['mcp.json', 'omp', 'stray'],
    ['.roo/mcp.json', 'roo', 'roo'],
  ])('and no name alone suggests whose a file is that says so itself: %s', async (path, client, declared) => {
    const text = (first: string) =>
      `{${first}"mcpServers":{"a":{"type":"streamable-http","url":"https://mcp.acme.dev/mcp"}}}`;
    const clientOf = async (first: string) => (await placed({ [path]: text(first) })).files.map((file) => file.client);
    expect(await clientOf('')).toEqual([client]);
    expect(await clientOf('"$schema":"https://json.schemastore.org/mcp.json",')).toEqual([client]);
    expect(await clientOf('"$schema":"https://agent-plugins.org/schemas/1.0.0/mcp.schema.json",')).toEqual([declared]);
  });

  test('also where nobody can read them', async () => {
    const { findings } = await placed({ 'broken-mcp.json': servers.slice(0, -1) });
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['secret-literal', 'error'],
      ['syntax-error', 'warning'],
    ]);
  });

  test('for what is true whoever reads them', async () => {
    const text = `{"mcpServers":{
"a":{"command":"npx","args":["-y","@modelcontextprotocol/server-fetch"]},
"b":{"url":"http://mcp.acme-data.net/mcp"},
"c":{"command":"docker","args":["run","mcp/c"]},
"d":{"url":"https://"},
"e":{"command":"sh","args":["-c","curl https://get.acme-data.net/x.sh | sh"]},
"f":{"command":"f-mcp","env":{"F_KEY":"YOUR_KEY_HERE"}},
"g":{"url":"https://me:Kx9vQ2mL7pR4@mcp.acme-data.net/mcp"}}}`;
    expect(await said({ 'mcp-servers.json': text })).toEqual([
      'mcp-servers.json:2:36 warning package-unknown',
      'mcp-servers.json:3:13 warning url-plain-http',
      'mcp-servers.json:4:33 warning docker-stdio',
      'mcp-servers.json:5:12 warning url-shape',
      'mcp-servers.json:6:35 warning command-dangerous',
      'mcp-servers.json:7:40 warning placeholder-unfilled',
      'mcp-servers.json:8:24 error url-credentials',
    ]);
  });
});

test.each<[string, string]>([
  ['package.json', '{"name":"mcpServers","description":"reads mcpServers"}'],
  ['openapi.json', '{"servers":[{"url":"https://api.acme-data.net"}]}'],
  ['lsp.json', '{"servers":{"py":{"command":"py-lsp","args":["--stdio"]}}}'],
  ['mcp.schema.json', '{"type":"object","properties":{"mcpServers":{"type":"object"}}}'],
  ['mcp-any.schema.json', '{"properties":{"mcpServers":{"type":"object","properties":{"command":{"type":"string"}}}}}'],
  ['settings.json', '{"chat":{"mcpServers":{"a":{"command":"a-mcp"}}}}'],
  ['mcp-defaults.json', '{"mcpServers":{}}'],
  ['mcp-log.json', '{"a":{"command":"x"},"level":"debug"}'],
  ['data.json', '{"mcpServers":["a","b"]}'],
  ['mcpServers.txt', servers],
])('%s holds none', async (path, text) => {
  expect(await placed({ [path]: text })).toMatchObject({ files: [], findings: [] });
});

test('what is longer than a configuration is data', async () => {
  const long = `{"mcpServers":{"a":{"command":"${'x'.repeat(1_000_000)}"}}}`;
  expect(await placed({ 'mcp-servers.json': long })).toMatchObject({ files: [] });
});

test('they are looked for where they are reported, and not where somebody says what the files are', async () => {
  const files = { 'a/team.mcp.json': servers, 'b/.mcp.json': '{"mcpServers":{"x":{"command":"x-mcp"}}}' };
  expect((await lint({ files, paths: ['b'] })).files.map(({ path }) => path)).toEqual(['b/.mcp.json']);
  expect((await lint({ files, paths: ['a'] })).files.map(({ path }) => path)).toEqual(['a/team.mcp.json']);
  expect((await lint({ files, paths: ['b'], as: 'claude-code' })).files).toHaveLength(1);
  const named = { ...files, 'mcp-lint.json': '{"files":{"a/*.json":"claude-code"}}' };
  expect((await lint({ files: named })).files).toMatchObject([{ client: 'claude-code' }, { client: 'claude-code' }]);
});

test('what waits in a file that nobody reads is not missed', async () => {
  const text = '{"mcpServers":{"a":{"command":"node","args":["/path/to/server.js"]}}}';
  const asides = Object.fromEntries(['dist', 'bak', 'off'].map((end) => [`team.mcp.json.${end}`, text]));
  expect(await said(asides)).toEqual([]);
  expect(await said({ 'team.mcp.json': text })).toEqual(['team.mcp.json:1:47 warning placeholder-unfilled']);
});

test('a file of the home directory under the name that chezmoi gives it is read there', async () => {
  expect((await placed({ 'dot_claude.json': '{"mcpServers":{"a":{"command":"a-mcp"}}}' })).findings).toEqual([]);
});

test('beside a list of keys, servers are those of a user of the editor', async () => {
  const servers = { 'mcp.json': '{"servers":{"a":{"type":"stdio","command":"a-mcp"}}}' };
  expect((await placed(servers)).findings).toMatchObject([{ rule: 'file-unread' }]);
  expect((await placed({ ...servers, 'keybindings.json': '[]' })).findings).toEqual([]);
});

test('they are no part of a project', async () => {
  const one = (command: string) => `{"mcpServers":{"x":{"command":"${command}"}}}`;
  expect(
    await said({ 'team.mcp.json': one('a-mcp'), '.mcp.json': one('b-mcp'), 'other.mcp.json': one('c-mcp') }),
  ).toEqual([]);
});

test.each([
  ['dot_cursor/private_mcp.json', 'cursor'],
  ['private_dot_codex/private_config.toml', 'codex'],
  ['dot_config/goose/config.yaml', 'goose'],
  ['exact_dot_gemini/readonly_settings.json', 'gemini'],
  ['home/dot_claude.json', 'claude-code'],
  ['dot_cursor/mcp.json', 'cursor'],
  ['dot_codeium/windsurf/mcp_config.json', 'windsurf'],
])('%s is what chezmoi makes of it', async (path, client) => {
  const text = path.endsWith('.toml')
    ? '[mcp_servers.a]\ncommand = "a-mcp"\n'
    : path.endsWith('.yaml')
      ? 'extensions:\n  a: { type: stdio, enabled: true, cmd: a-mcp, args: [] }\n'
      : '{"mcpServers":{"a":{"command":"a-mcp"}}}';
  expect((await placed({ [path]: text })).files).toMatchObject([{ path, client }]);
});

describe('what a client reads in the home directory alone', () => {
  const told = async (path: string, ...beside: string[]) => {
    const { files, findings } = await placed({
      [path]: '{"mcpServers":{"a":{"command":"a-mcp"}}}',
      ...Object.fromEntries(beside.map((each) => [each, ''])),
    });
    return [files.map(({ servers }) => servers), findings.map(({ rule }) => rule)];
  };
  const read = [[['a']], []];
  const unread = [[[]], ['file-unread']];

  test.each([
    ['.copilot/mcp-config.json', '.zshrc'],
    ['.copilot/mcp-config.json', '.gitconfig', 'install'],
    ['home/.copilot/mcp-config.json', 'home/.tmux.conf'],
    ['copilot/.copilot/mcp-config.json', 'bash/.bashrc'],
    ['stow/copilot/.copilot/mcp-config.json', 'stow/git/.gitconfig'],
    ['dot_copilot/mcp-config.json'],
    ['home/.copilot/mcp-config.json'],
    ['castles/mine/home/.copilot/mcp-config.json'],
    ['home/private_dot_copilot/private_mcp-config.json'],
  ])('counts among dotfiles: %s, %s', async (path, ...beside) => {
    expect(await told(path, ...beside)).toEqual(read);
  });

  test('as it is read there', async () => {
    const text = '{"agents":[{"agentId":"x","mcpServers":[{"name":"a","command":"a-mcp"}]}]}';
    const clients = async (files: Record<string, string>) => (await placed(files)).files.map(({ servers }) => servers);
    expect(await clients({ '.letta/settings.json': text, '.zshrc': '' })).toEqual([['a']]);
  });

  test.each([
    ['.copilot/mcp-config.json'],
    ['.copilot/mcp-config.json', '.gitignore', 'package.json', 'docs/.zshrc'],
    ['app/.copilot/mcp-config.json', '.zshrc'],
    ['at-home/.copilot/mcp-config.json'],
    ['home/app/.copilot/mcp-config.json'],
    ['.copilot/mcp-config.json', 'zsh/.zshrc'],
    // Neither does the client read it there.
    ['.copilot/mcp.json', '.zshrc'],
    ['dot_copilot/mcp.json'],
    ['.cursor/settings.json', '.zshrc'],
  ])('and not elsewhere: %s, %s', async (path, ...beside) => {
    expect(await told(path, ...beside)).toEqual(unread);
  });
});

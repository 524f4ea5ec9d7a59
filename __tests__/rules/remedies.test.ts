import { describe, expect, test } from '@jest/globals';
import { spanOf } from '../../src/model/values/index.ts';
import { type Files, linesOf, lintFiles } from '../formats/support.ts';

/** Rule and remedy of each finding. */
async function helpOf(files: Files, paths: string[] = []): Promise<string[]> {
  return (await lintFiles(files, { paths })).findings.map(({ rule, help }) => `${rule}: ${help}`);
}

const mcpServers = (entry: object) => JSON.stringify({ mcpServers: { db: entry } });

describe('a variable where none is expanded', () => {
  test('its name goes where the client takes names', async () => {
    const codex = [
      '[mcp_servers.db]',
      'command = "db-mcp"',
      'env = { DB_TOKEN = "${DB_TOKEN}", DB_URL = "${OTHER_URL}" }',
      '[mcp_servers.docs]',
      'url = "https://docs.example.com/mcp"',
      'http_headers = { Authorization = "Bearer ${DOCS_TOKEN}", X-Team = "${TEAM}" }',
    ];
    expect(await helpOf({ '.codex/config.toml': codex.join('\n') })).toEqual([
      'placeholder-syntax: remove it, and name "DB_TOKEN" in "env_vars"',
      'placeholder-syntax: write the value itself',
      'placeholder-syntax: remove it, and name "DOCS_TOKEN" in "bearer_token_env_var"',
      'placeholder-syntax: remove it, and name "TEAM" in "env_http_headers"',
    ]);
  });

  test('a secret is not to be written into a file that git publishes', async () => {
    const kilo = { mcp: { db: { type: 'local', command: ['db-mcp'], environment: { DB_TOKEN: '{env:DB_TOKEN}' } } } };
    const kept = 'placeholder-syntax: write the value itself, and keep it in a file that git ignores';
    expect(await helpOf({ 'kilo.json': JSON.stringify(kilo) })).toEqual([kept]);
    const ignored = { 'kilo.json': JSON.stringify(kilo), '.git/HEAD': '', '.gitignore': 'kilo.json\n' };
    expect(await helpOf(ignored, ['kilo.json'])).toEqual(['placeholder-syntax: write the value itself']);
  });

  test('fields are called as the client calls them', async () => {
    const goose = 'extensions:\n  db: { enabled: true, type: stdio, name: db, cmd: db-mcp, args: ["${DB_URL}"] }\n';
    expect(await helpOf({ '.config/goose/config.yaml': goose }, ['.config/goose/config.yaml'])).toEqual([
      'placeholder-syntax: variables are expanded in "headers" and "uri"',
    ]);
  });

  test('a form that is refused gives way to one that is read', async () => {
    const codebuff = mcpServers({ command: 'db-mcp', env: { DB_URL: '${DB_URL}' } });
    expect(await helpOf({ '.agents/mcp.json': codebuff, 'knowledge.md': '' })).toEqual([
      'placeholder-syntax: write "$DB_URL"',
    ]);
  });
});

test('MCP Hub puts in what a command prints', async () => {
  const files = (path: string) => ({
    [path]: mcpServers({ command: 'db-mcp', env: { K: '${cmd: op read op://a/b}' } }),
  });
  expect(linesOf(await lintFiles(files('mcphub/servers.json')))).toEqual([]);
  expect(linesOf(await lintFiles(files('.mcp.json')))).toEqual([
    '1:53-1:77 warning placeholder-syntax Claude Code does not expand "${cmd: op read op://a/b}" in "env"; the text is used as it stands',
  ]);
});

describe('a remote transport of a server that has only a command', () => {
  const entry = { command: 'db-mcp', args: ['-q'] };

  test.each([
    ['.mcp.json', { ...entry, type: 'sse' }, ['transport-mismatch: write "stdio", or add "url"']],
    ['.roo/mcp.json', { ...entry, type: 'sse' }, ['transport-mismatch: write "stdio", or add "url"']],
    ['.amazonq/mcp.json', { ...entry, type: 'sse' }, ['transport-unsupported: write "stdio"']],
    ['.mcp.json', { ...entry, transport: 'sse' }, ['field-other-client: rename it to "type", and write "stdio"']],
    ['.mcp.json', { ...entry, transport: 'stdio' }, ['field-other-client: rename it to "type"']],
  ])('%s: %j', async (path, server, findings) => {
    expect(await helpOf({ [path]: mcpServers(server) })).toEqual(findings);
  });

  test('OpenCode has its own words', async () => {
    const mcp = (server: object) => JSON.stringify({ mcp: { db: server } });
    const local = { command: ['db-mcp'], type: 'sse' };
    expect(await helpOf({ 'opencode.json': mcp(local) })).toEqual(['transport-unknown: write "local"']);
    const remote = { url: 'https://db.example.com/mcp', transport: 'stdio' };
    expect(await helpOf({ 'opencode.json': mcp(remote) })).toEqual([
      'field-other-client: rename it to "type", and write "remote"',
    ]);
  });
});

test('headers of a server with an address are kept, whatever its type says', async () => {
  const server = { type: 'stdio', url: 'https://db.example.com/mcp', headers: { 'X-Team': 'db' } };
  expect(await helpOf({ '.roo/mcp.json': mcpServers(server) })).toEqual([
    'transport-mismatch: write "streamable-http", or add "command"',
  ]);
});

describe('a field that this client does not read', () => {
  test('may be there for another reader of the file', async () => {
    expect(await helpOf({ '.mcp.json': mcpServers({ command: 'db-mcp', envFile: '.env' }) })).toEqual([
      'field-other-client: remove it, unless it is there for VS Code',
    ]);
    const tools = mcpServers({ command: 'db-mcp', tools: ['*'] });
    expect(await helpOf({ '.mcp.json': tools })).toEqual([
      'field-other-transport: remove it, unless it is there for Copilot CLI',
    ]);
    expect(linesOf(await lintFiles({ '.mcp.json': tools }))).toEqual([
      '1:41-1:48 info field-other-transport "tools" has no effect: server "db" is a local server, and Claude Code reads it only for remote ones',
    ]);
  });

  test('of many readers only the number is told', async () => {
    expect(await helpOf({ '.cursor/mcp.json': mcpServers({ command: 'db-mcp', autoApprove: ['a'] }) })).toEqual([
      expect.stringMatching(/^field-other-client: remove it here; \d+ other clients read it$/),
    ]);
  });

  const url = 'https://docs.example.com/mcp';
  const claude = (field: object) => ({ '.mcp.json': mcpServers({ type: 'http', url, ...field }) });
  const opencode = (field: object) => ({
    'opencode.json': JSON.stringify({ mcp: { db: { type: 'remote', url, ...field } } }),
  });
  const gemini = (field: object) => ({ '.gemini/settings.json': mcpServers({ type: 'http', url, ...field }) });
  const crush = (field: object) => ({ 'crush.json': JSON.stringify({ mcp: { db: { type: 'http', url, ...field } } }) });

  test.each<[string, Files, string]>([
    ['what Claude Code has not', claude({ oauth_resource: url }), 'remove it here; Codex and Every Code read it'],
    ['a list of words for one text', claude({ scopes: ['a', 'b'] }), 'write it in "oauth" as "scopes", as one text'],
    ['a number', claude({ oauth_callback_port: 3000 }), 'write it in "oauth" as "callbackPort"'],
    ['what others do not share', claude({ oauthCommand: ['a'] }), 'remove it here; mcporter reads it'],
    ['what OpenCode has not', opencode({ oauth_resource: url }), 'remove it here; Codex and Every Code read it'],
    ['a list under another word', opencode({ scopes: ['a'] }), 'write it in "oauth" as "scope", as one text'],
    ['a switch, which its block may be', opencode({ oauthPublicClient: true }), 'remove it here; Copilot CLI reads it'],
    ['a list as it is', gemini({ oauth_scopes: ['a'] }), 'write it in "oauth" as "scopes"'],
    ['a text for a list', gemini({ oauth_scope: 'a b' }), 'write it in "oauth" as "scopes", as a list'],
    ['a field of its own', crush({ oauthClientId: 'docs' }), 'rename it to "oauth_client_id"'],
    [
      'a field of its own beside a block',
      { '.amazonq/mcp.json': mcpServers({ type: 'http', url, scopes: ['a'] }) },
      'rename it to "oauthScopes"',
    ],
    ['a block, where there is none', crush({ oauthClient: { clientId: 'docs' } }), 'remove it here; Cline reads it'],
    ['a block', claude({ oauthClient: { clientId: 'docs' } }), 'rename it to "oauth"'],
  ])('may be a part of signing in: %s', async (_, files, help) => {
    expect(await helpOf(files)).toEqual([`field-other-client: ${help}`]);
  });

  test('may be a policy of another kind', async () => {
    expect(await helpOf(claude({ default_tools_approval_mode: 'prompt' }))).toEqual([
      'field-other-client: remove it here; Codex reads it',
    ]);
  });

  const names = { env_vars: ['DB_URL', 'DB_USER'] };
  test.each<[string, Files, string]>([
    [
      'Claude Code',
      { '.mcp.json': mcpServers({ command: 'db-mcp', ...names }) },
      'write "env": {"DB_URL": "${DB_URL}", "DB_USER": "${DB_USER}"}',
    ],
    [
      'beside others',
      { '.mcp.json': mcpServers({ command: 'db-mcp', env_keys: ['DB_URL'], env: { A: 'b' } }) },
      'write "DB_URL": "${DB_URL}" in "env"',
    ],
    [
      'OpenCode',
      { 'opencode.json': JSON.stringify({ mcp: { db: { type: 'local', command: ['db-mcp'], ...names } } }) },
      'write "environment": {"DB_URL": "{env:DB_URL}", "DB_USER": "{env:DB_USER}"}',
    ],
    [
      'more than one reads',
      { '.mcp.json': mcpServers({ command: 'db-mcp', env_vars: ['A', 'B', 'C', 'D', 'E'] }) },
      'write "env": {"A": "${A}", "B": "${B}", "C": "${C}", "D": "${D}", …}',
    ],
    [
      'a secret among them',
      { '.mcp.json': mcpServers({ command: 'db-mcp', env_vars: [`ghp_${'a1B2c3D4e5F6'.repeat(3)}`] }) },
      'remove it here; Codex reads it',
    ],
  ])('may name variables: %s', async (_, files, help) => {
    const said = (await helpOf(files)).filter((each) => !each.startsWith('secret-'));
    expect(said).toEqual([`field-other-client: ${help}`]);
  });

  test('named like an environment, it is one if it holds texts', async () => {
    expect(await helpOf({ '.mcp.json': mcpServers({ command: 'db-mcp', env_vars: { A: 'b' } }) })).toEqual([
      'field-other-client: rename it to "env"',
    ]);
  });

  test('may belong into another one', async () => {
    const yaml =
      'name: a\nversion: 1.0.0\nschema: v1\nmcpServers:\n  - name: docs\n    type: sse\n    url: https://docs.example.com/sse\n    headers:\n      X-Team: docs\n';
    expect(await helpOf({ '.continue/mcpServers/a.yaml': yaml })).toContain(
      'field-other-client: put it into "requestOptions"',
    );
  });
});

test('every map of servers that is not read is told', async () => {
  const toml =
    '[mcp.servers.a]\ncommand = "a-mcp"\n[mcpServers.b]\ncommand = "b-mcp"\n[mcp_servers.c]\ncommand = "c-mcp"\n';
  expect(linesOf(await lintFiles({ '.codex/config.toml': toml }))).toEqual([
    '1:6-1:13 error root-key-wrong Codex reads only "mcp_servers" from this file and ignores "mcp.servers" with 1 server',
    '3:2-3:12 error root-key-wrong Codex reads only "mcp_servers" from this file and ignores "mcpServers" with 1 server',
  ]);
});

describe('what to add is written as the file has it', () => {
  test('TOML', async () => {
    expect(await helpOf({ '.codex/config.toml': '[mcp_servers.db]\ncommand = "db-mcp"\ndisabled = true\n' })).toEqual([
      'enabled-conflict: write enabled = false',
    ]);
    expect(await helpOf({ '.vibe/config.toml': '[[mcp_servers]]\nname = "db"\ncommand = "db-mcp"\n' })).toEqual([
      'transport-untyped: add transport = "stdio"',
    ]);
    expect(
      await helpOf({ '.vibe/config.toml': '[mcp_servers.db]\ntransport = "stdio"\ncommand = "db-mcp"\n' }),
    ).toEqual(['root-shape: begin each server with "[[mcp_servers]]"']);
  });

  test('YAML', async () => {
    const yaml = 'name: a\nversion: 1.0.0\nschema: v1\nmcpServers:\n  db:\n    command: db-mcp\n';
    expect(await helpOf({ '.continue/mcpServers/a.yaml': yaml })).toContain(
      'root-shape: write a list, each server with "- " before its first key',
    );
  });

  test('JSON', async () => {
    expect(await helpOf({ '.mcp.json': mcpServers({ url: 'https://docs.example.com/mcp' }) })).toEqual([
      'transport-untyped: add "type": "http"',
    ]);
  });
});

test('a variable of the editor keeps its name, whatever is glued to it', async () => {
  const serena = { command: 'serena', args: ['--project', '${workspaceFolder:-.}'] };
  expect(await helpOf({ '.vscode/mcp.json': JSON.stringify({ servers: { serena } }) })).toEqual([
    'placeholder-syntax: write "${workspaceFolder}"',
  ]);
});

describe('the types to choose from', () => {
  const choice = async (entry: object) => (await helpOf({ '.mcp.json': mcpServers(entry) }))[0];

  test('are those that the address leaves', async () => {
    expect(await choice({ url: 'https://docs.example.com/sse?team=docs' })).toBe(
      'transport-untyped: add "type": "sse"',
    );
    expect(await choice({ url: 'wss://docs.example.com' })).toBe('transport-untyped: add "type": "ws"');
    expect(await choice({ url: 'https://docs.example.com/api/' })).toBe(
      'transport-untyped: add "type": "http" or "sse"',
    );
    expect(await choice({ url: '${DOCS_URL}' })).toBe('transport-untyped: add "type": "http", "sse" or "ws"');
  });

  test('are the same where the type that is there means nothing', async () => {
    expect(await choice({ type: 'banana', url: 'https://docs.example.com/mcp' })).toBe(
      'transport-unknown: write "http"',
    );
    expect(await choice({ type: 'banana', command: 'db-mcp' })).toBe('transport-unknown: write "stdio"');
  });
});

describe('a limit with its unit', () => {
  test('becomes a number in the unit of the client', async () => {
    const claude = async (timeout: string) =>
      (await helpOf({ '.mcp.json': mcpServers({ command: 'db-mcp', timeout }) }))[0];
    expect(await claude('60s')).toBe('field-type: write 60000, in milliseconds');
    expect(await claude('5000ms')).toBe('field-type: write 5000, in milliseconds');
    expect(await claude('1.5 min')).toBe('field-type: write 90000, in milliseconds');
    expect(await claude('30')).toBe('field-type: write 30000 for 30 seconds');
    expect(await claude('30000')).toBe('field-type: write 30000');
    expect(await claude('soon')).toBe('field-type: write a number of milliseconds');
    const codex = '[mcp_servers.db]\ncommand = "db-mcp"\ntool_timeout_sec = "2m"\n';
    expect(await helpOf({ '.codex/config.toml': codex })).toEqual(['field-type: write 120, in seconds']);
  });
});

test('a server of a list without a name is told by its place', async () => {
  const yaml =
    'name: a\nversion: 1.0.0\nschema: v1\nmcpServers:\n  - name: a\n    command: a-mcp\n  - command: b-mcp\n';
  expect(linesOf(await lintFiles({ '.continue/mcpServers/a.yaml': yaml }))).toEqual([
    '7:5-7:19 error field-missing item 2 of "mcpServers" has no "name", so Continue refuses the whole file',
  ]);
});

test('the old key beside the new one is a conflict and nothing else', async () => {
  const both = mcpServers({ httpUrl: 'https://docs.example.com/a', url: 'https://docs.example.com/b' });
  const { findings } = await lintFiles({ '.gemini/settings.json': both });
  expect(findings.map(({ rule }) => rule)).toEqual(['transport-conflict']);
});

test('a token that another client gets by signing in is no difference', async () => {
  const docs = { type: 'http', url: 'https://docs.example.com/mcp' };
  const withToken = { ...docs, headers: { Authorization: 'Bearer ${DOCS_TOKEN}' } };
  const withTeam = { ...withToken, headers: { ...withToken.headers, 'X-Team': 'docs' } };
  const differing = async (entry: object) =>
    (
      await lintFiles({
        '.mcp.json': JSON.stringify({ mcpServers: { docs: entry } }),
        '.vscode/mcp.json': JSON.stringify({ servers: { docs } }),
      })
    ).findings.map(({ message }) => message);
  expect(await differing(withToken)).toEqual([]);
  expect(await differing(withTeam)).toEqual([
    'server "docs" is not the same as in ".mcp.json": they differ in "X-Team" in headers',
  ]);
});

describe('a transport that the client has not', () => {
  test('a bridge for those that only start programs', async () => {
    const remote = mcpServers({ type: 'http', url: 'https://docs.example.com/mcp' });
    expect(await helpOf({ 'claude_desktop_config.json': remote })).toEqual([
      'transport-unsupported: start a local bridge to it, such as mcp-remote, or leave it out of this file',
    ]);
  });

  test('the newer one for the older', async () => {
    const goose =
      'extensions:\n  docs:\n    enabled: true\n    type: sse\n    name: docs\n    uri: https://docs.example.com/sse\n';
    expect(await helpOf({ '.config/goose/config.yaml': goose })).toEqual([
      'transport-unsupported: if the server speaks Streamable HTTP, write "streamable_http" and its address for it',
    ]);
  });
});

test('a schema may say what to do', async () => {
  const old = 'mcp:\n  servers: {}\n  targets:\n    - name: docs\n      target: docs-mcp\n';
  expect(await helpOf({ 'fastagent.config.yaml': old })).toEqual([
    'field-value: move it to "servers", name to server: "fast-agent config migrate-mcp" does so; before August 2026 it was read',
  ]);
});

describe('a remedy that is applied leaves nothing behind', () => {
  const remedied = async (before: Files, after: Files) => {
    const help = await helpOf(before);
    expect(help).not.toEqual([]);
    expect(await helpOf(after)).toEqual([]);
    return help;
  };

  test('what OpenCode offered becomes what it permits', async () => {
    const mcp = '"mcp": { "docs": { "type": "local", "command": ["docs-mcp"] } }';
    const help = await remedied(
      { 'opencode.json': `{ ${mcp}, "tools": { "docs_write": false, "docs_read": true } }` },
      { 'opencode.json': `{ ${mcp}, "permission": { "docs_write": "deny", "docs_read": "allow" } }` },
    );
    expect(help).toEqual([
      'field-deprecated: move each entry to "permission", with "allow" for true and "deny" for false',
    ]);
  });

  test('a name that is too long', async () => {
    const named = (name: string) => JSON.stringify({ mcpServers: { [name]: { type: 'stdio', command: 'db-mcp' } } });
    const help = await remedied(
      { '.factory/mcp.json': named('a'.repeat(40)) },
      { '.factory/mcp.json': named('a'.repeat(32)) },
    );
    expect(help).toEqual(['server-name-invalid: shorten it to 32 characters at most']);
  });

  test.each([
    ['mcp__claude-flow__:*', 'mcp__claude-flow__*'],
    ['mcp__claude-flow:*', 'mcp__claude-flow__*'],
    ['mcp__claude-flow__get:*', 'mcp__claude-flow__get*'],
  ])('%s, as rules for commands end', async (written, meant) => {
    const files = (rule: string) => ({
      '.mcp.json': JSON.stringify({ mcpServers: { 'claude-flow': { command: 'flow-mcp' } } }),
      '.claude/settings.json': JSON.stringify({ permissions: { allow: [rule] } }),
    });
    expect(await remedied(files(written), files(meant))).toEqual([`reference-malformed: write "${meant}"`]);
  });

  test.each([
    ['mcp__docs__find-page', 'mcp_docs_find-page'],
    ['mcp__docs__*', 'mcp_docs_*'],
    ['mcp__docs', 'mcp_docs_*'],
    ['mcp_docs', 'mcp_docs_*'],
    ['WebFetch', 'web_fetch'],
    ['Bash(git:*)', 'run_shell_command'],
    ['grep', 'grep_search'],
  ])('%s, as an agent of Gemini CLI has to name it', async (written, meant) => {
    const files = (tool: string) => ({
      '.gemini/settings.json': JSON.stringify({ mcpServers: { docs: { command: 'docs-mcp' } } }),
      '.gemini/agents/reader.md': `---\nname: reader\ndescription: Reads\ntools:\n  - ${tool}\n---\n`,
    });
    expect(await remedied(files(written), files(meant))).toEqual([`reference-malformed: write "${meant}"`]);
  });

  test.each(['stdio', 'local', 'pigeon'])('%s as the type of a command that needs none', async (type) => {
    const files = (more: string) => ({
      '.gemini/agents/reader.md': `---\nname: reader\ndescription: Reads\nmcp_servers:\n  docs:\n    command: docs-mcp\n${more}---\n`,
    });
    const [help = ''] = await remedied(files(`    type: ${type}\n`), files(''));
    expect(help).toMatch(/^transport-(?:unknown|unsupported): remove it$/);
  });

  test('SSE beside Streamable HTTP', async () => {
    const published = (...remotes: object[]) => ({
      'server.json': JSON.stringify({
        $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
        name: 'io.github.acme/weather',
        description: 'Weather',
        version: '1.0.0',
        remotes,
      }),
    });
    const older = { type: 'sse', url: 'https://weather.example.com/sse' };
    const newer = { type: 'streamable-http', url: 'https://weather.example.com/mcp' };
    expect(await remedied(published(older), published(older, newer))).toEqual([
      'server-json-transport: offer "streamable-http" as well',
    ]);
  });

  test('a description that is too long', async () => {
    const described = (description: string) => ({
      'server.json': JSON.stringify({
        $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
        name: 'io.github.acme/weather',
        description,
        version: '1.0.0',
        remotes: [{ type: 'streamable-http', url: 'https://weather.example.com/mcp' }],
      }),
    });
    expect(await remedied(described('d'.repeat(162)), described('d'.repeat(100)))).toEqual([
      'field-value: shorten it to 100 characters',
    ]);
  });

  test.each([
    ['.mcp.json', 'mcpServers', { type: 'http', url: 'https://api.githubcopilot.com/mcp/' }],
    ['.vscode/mcp.json', 'servers', { type: 'http', url: 'https://api.githubcopilot.com/mcp/' }],
    ['.omp/mcp.json', 'mcpServers', { type: 'http', url: 'https://api.githubcopilot.com/mcp/' }],
    [
      '.codeium/windsurf/mcp_config.json',
      'mcpServers',
      { type: 'http', serverUrl: 'https://api.githubcopilot.com/mcp/' },
    ],
  ])('an address in the words of %s', async (path, root, remote) => {
    const files = (entry: object) => ({ [path]: JSON.stringify({ [root]: { github: entry } }) });
    const [help] = await remedied(
      files({ command: 'npx', args: ['-y', '@modelcontextprotocol/server-github'] }),
      files(remote),
    );
    const written = Object.entries(remote).map(([key, value]) => `"${key}": "${value}"`);
    expect(help).toContain(`write ${written.join(' and ')} in place of the command`);
  });

  test('a package for Python', async () => {
    const files = (command: string, ...args: string[]) => ({ '.mcp.json': mcpServers({ command, args }) });
    expect(
      await remedied(files('npx', '-y', '@modelcontextprotocol/server-fetch'), files('uvx', 'mcp-server-fetch')),
    ).toEqual(['package-unknown: it is a package for Python: write "uvx", without "-y", and "mcp-server-fetch"']);
  });

  test('a home folder is no secret', async () => {
    const continued = (file: string) => ({
      '.continue/mcpServers/a.yaml': `name: a\nversion: 1.0.0\nschema: v1\nmcpServers:\n  - name: a\n    command: node\n    args: ["${file}"]\n`,
      'tools/server.js': '',
    });
    expect(await remedied(continued('/Users/anna.k/tools/server.js'), continued('tools/server.js'))).toEqual([
      'path-absolute: write a path from the folder of the project, or a program that is found by its name',
    ]);
  });
});

test('the list of approvals switches off servers of the project alone', async () => {
  const off = mcpServers({ command: 'db-mcp', disabled: true });
  expect(await helpOf({ '.mcp.json': off })).toEqual([
    'enabled-conflict: name the server in "disabledMcpjsonServers" of .claude/settings.local.json',
  ]);
  expect(await helpOf({ '.zshrc': '\n', '.claude.json': off })).toEqual([
    'enabled-conflict: name the server in "disabledMcpServers" of the project, under "projects"',
  ]);
  expect(await helpOf({ 'flow/.claude-plugin/plugin.json': '{"name":"flow"}', 'flow/.mcp.json': off })).toEqual([
    'enabled-conflict: remove the server from this file',
  ]);
});

test('one habit of many servers is said once', async () => {
  const servers = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, { httpUrl: `https://${name}.example.com` }]));
  const { findings } = await lintFiles({ '.gemini/settings.json': JSON.stringify({ mcpServers: servers }) });
  expect(findings.map(({ message, related }) => [message, related.length])).toEqual([
    ['Gemini CLI still reads "httpUrl" of 3 servers, but has replaced it with "url"', 2],
  ]);
});

test('a name that would become another one’s', async () => {
  const tool = (name: string) => ({
    name,
    description: `Does ${name}`,
    inputSchema: { type: 'object', properties: {} },
  });
  const list = (...names: string[]) => ({ 'docs.tools.json': JSON.stringify({ tools: names.map(tool) }) });
  expect(await helpOf(list('user.get', 'team_get'))).toEqual(['tool-name-portable: write "_" instead']);
  expect(await helpOf(list('user.get', 'user_get'))).toEqual([
    'tool-name-portable: choose another name than "user_get", of letters, digits, "_" and "-" only',
  ]);
});

test('a name that clients make another one’s is told as that, where no configuration is beside it', async () => {
  const tool = (name: string) => ({ name, description: `Does ${name}`, inputSchema: { type: 'object' } });
  const text = JSON.stringify({ tools: ['user.get', 'find', 'user_get', 'team.get'].map(tool) });
  const { findings } = await lintFiles({ 'docs.tools.json': text });
  const column = (name: string) => text.indexOf(`"${name}"`);
  expect(
    findings
      .filter(({ rule }) => rule === 'tool-name-portable')
      .map(({ message, place, related }) => [
        message,
        spanOf(place).start,
        ...related.map((each) => spanOf(each.place).start),
      ]),
  ).toEqual([
    [
      expect.stringMatching(
        /^the name of tool "user\.get" .*; clients that write "_" instead call it like "user_get"$/,
      ),
      column('user.get'),
      column('user_get'),
    ],
    [expect.stringMatching(/^the name of tool "team\.get" .*: only letters, digits, "_" and "-"$/), column('team.get')],
  ]);
});

test('a file of a folder to choose from is used in any project', async () => {
  const files = { 'configs/one.json': mcpServers({ command: 'node', args: ['server.js'] }) };
  expect((await lintFiles(files, { as: 'ccmcp', paths: ['configs'] })).findings).toEqual([]);
  expect((await lintFiles({ '.mcp.json': files['configs/one.json'] })).findings.map(({ rule }) => rule)).toEqual([
    'command-path',
  ]);
});

test('what only holds a place', async () => {
  const found = async (value: string) =>
    (await lintFiles({ '.mcp.json': mcpServers({ command: 'db-mcp', env: { DB_TOKEN: value } }) })).findings.map(
      ({ rule }) => rule,
    );
  expect(await found('{{TOKEN}}')).toEqual(['placeholder-unfilled']);
  expect(await found('Bearer {{ DB_TOKEN }}')).toEqual(['placeholder-unfilled']);
  expect(await found('{{ .token }}')).toEqual([]);
  expect(await found('{{ name }}')).toEqual(['placeholder-unfilled']);
  expect(await found('Hello {{ name }}')).toEqual([]);
  expect(await found('/YOUR/PROJECTS/DIR')).toEqual(['placeholder-unfilled']);
  expect(await found('/srv/YOUR/x')).toEqual([]);
});

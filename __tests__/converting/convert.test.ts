import { describe, expect, test } from '@jest/globals';
import { convert as convertInBrowser } from '../../src/browser.ts';
import { type ConvertOptions, convert, isUsageError } from '../../src/index.ts';

type Asked = Omit<ConvertOptions, 'files'>;
type Files = Readonly<Record<string, string>>;

/** `path`, text and what is said of it: "line:column severity message". */
async function converted(files: Files, asked: Asked) {
  const { outputs, findings, lossy } = await convert({ files, config: false, ...asked });
  return {
    outputs: outputs.map(({ client, path, text }) => [client, path, text]),
    said: findings.map(({ line, column, severity, message }) => `${line}:${column} ${severity} ${message}`),
    lossy,
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const project = (servers: Readonly<Record<string, unknown>>) => ({ '.mcp.json': json({ mcpServers: servers }) });

describe('a server in the words of another client', () => {
  const files = project({
    db: { command: 'npx', args: ['-y', 'db-mcp@1.2.3'], env: { URL: '${DB_URL}' }, timeout: 30000 },
    docs: { type: 'http', url: 'https://docs.example.com/mcp', headers: { Authorization: 'Bearer ${TOKEN}' } },
  });

  test('a date of YAML, which is text for everybody else', async () => {
    const text =
      'version: 1.2.8\nmcpServers:\n  docs:\n    type: streamable-http\n    url: https://docs.example.com/mcp\n    headers:\n      X-Since: 2022-06-28\n';
    const { outputs } = await converted({ 'librechat.yaml': text }, { to: 'cursor' });
    const docs = { type: 'http', url: 'https://docs.example.com/mcp', headers: { 'X-Since': '2022-06-28' } };
    expect(outputs).toEqual([['cursor', '.cursor/mcp.json', json({ mcpServers: { docs } })]]);
  });

  test('a line that its own client takes apart, word by word', async () => {
    const entry = { command: 'npx -y docs-mcp@1.2.3 --root ${workspaceFolder}' };
    const { outputs, said } = await converted(
      { '.cursor/mcp.json': json({ mcpServers: { docs: entry } }) },
      { to: ['vscode', 'opencode'] },
    );
    const [program, ...args] = ['npx', '-y', 'docs-mcp@1.2.3', '--root'];
    expect(JSON.parse(outputs[0]?.[2] ?? '')).toEqual({
      servers: { docs: { type: 'stdio', command: program, args: [...args, '${workspaceFolder}'] } },
    });
    expect(said).toEqual([
      '4:48 warning OpenCode has no way to write "${workspaceFolder}" in "command" of server "docs"',
    ]);
  });

  test('words in the line stand before those beside it', async () => {
    const text = '[[mcp_servers]]\nname = "docs"\ntransport = "stdio"\ncommand = "uv run"\nargs = ["docs.py", "-v"]\n';
    const { outputs, said } = await converted({ '.vibe/config.toml': text }, { to: 'claude-code' });
    const docs = { type: 'stdio', command: 'uv', args: ['run', 'docs.py', '-v'] };
    expect(outputs).toEqual([['claude-code', '.mcp.json', json({ mcpServers: { docs } })]]);
    expect(said).toEqual([]);
  });

  test('a line whose quotes only its own client can read is not handed on', async () => {
    const { outputs, said } = await converted(
      { '.cursor/mcp.json': json({ mcpServers: { docs: { command: "npx -y 'docs-mcp'" } } }) },
      { to: 'claude-code' },
    );
    expect(outputs).toEqual([['claude-code', '.mcp.json', json({ mcpServers: {} })]]);
    expect(said).toEqual([
      '4:18 error Claude Code takes the whole command of server "docs" for one program, so it does not start there',
    ]);
  });

  test('TOML, names of variables, seconds', async () => {
    const { outputs } = await converted(
      project({ db: { command: 'db-mcp', env: { URL: '${URL}' }, timeout: 30000 } }),
      {
        to: 'codex',
      },
    );
    expect(outputs).toEqual([
      [
        'codex',
        '.codex/config.toml',
        '[mcp_servers.db]\ncommand = "db-mcp"\nenv_vars = ["URL"]\ntool_timeout_sec = 30\n',
      ],
    ]);
  });

  test('a command line in one list, variables as it spells them', async () => {
    const { outputs, said, lossy } = await converted(files, { to: ['opencode'] });
    expect(JSON.parse(outputs[0]?.[2] ?? '')).toEqual({
      mcp: {
        db: {
          type: 'local',
          command: ['npx', '-y', 'db-mcp@1.2.3'],
          environment: { URL: '{env:DB_URL}' },
          timeout: 30000,
        },
        docs: {
          type: 'remote',
          url: 'https://docs.example.com/mcp',
          headers: { Authorization: 'Bearer {env:TOKEN}' },
        },
      },
    });
    expect({ said, lossy }).toEqual({ said: [], lossy: false });
  });

  test('a list in YAML', async () => {
    const { outputs } = await converted(project({ db: { command: 'npx', args: ['-y', '@acme/db'] } }), {
      to: 'continue',
    });
    expect(outputs[0]?.slice(1)).toEqual([
      '.continue/config.yaml',
      'name: "MCP servers"\nversion: "0.0.1"\nschema: v1\nmcpServers:\n  - name: db\n    type: stdio\n    command: npx\n    args:\n      - "-y"\n      - "@acme/db"\n',
    ]);
  });

  test('several clients, some of the servers, and the same without a disk', async () => {
    const asked = { files, config: false as const, to: ['cursor', 'gemini'], servers: ['docs'] };
    const answer = await convert(asked);
    expect(answer.outputs.map(({ path, servers }) => [path, servers])).toEqual([
      ['.cursor/mcp.json', ['docs']],
      ['.gemini/settings.json', ['docs']],
    ]);
    expect(await convertInBrowser(asked)).toEqual(answer);
  });

  test('beside the files of its own project', async () => {
    const inside = { 'packages/a/.mcp.json': files['.mcp.json'] ?? '' };
    const { outputs } = await converted(inside, { to: 'cursor' });
    expect(outputs[0]?.[1]).toBe('packages/a/.cursor/mcp.json');
  });

  test('aix has one word for remote servers, and that is said', async () => {
    const { outputs, said, lossy } = await converted(
      project({ docs: { type: 'http', url: 'https://a.example/mcp' } }),
      {
        to: 'aix',
      },
    );
    expect(JSON.parse(outputs[0]?.[2] ?? '')).toEqual({
      servers: { docs: { transport: 'sse', url: 'https://a.example/mcp', name: 'docs' } },
    });
    expect({ said, lossy }).toEqual({
      said: ['4:15 warning aix has no word for the transport of server "docs", so an older one is written'],
      lossy: true,
    });
  });

  test('questions to the user come along where the client asks them', async () => {
    const input = { id: 'key', type: 'promptString', description: 'Key', password: true };
    const vscode = json({ inputs: [input], servers: { db: { command: 'db-mcp', env: { KEY: '${input:key}' } } } });
    const { outputs } = await converted({ '.vscode/mcp.json': vscode }, { to: 'vscode' });
    expect(JSON.parse(outputs[0]?.[2] ?? '')).toEqual({
      inputs: [input],
      servers: { db: { type: 'stdio', command: 'db-mcp', env: { KEY: '${input:key}' } } },
    });
    const { said, lossy } = await converted({ '.vscode/mcp.json': vscode }, { to: 'opencode' });
    expect(lossy).toBe(true);
    expect(said[0]).toContain('OpenCode has no way to write "${input:key}" in "env" of server "db"');
  });
});

describe('each loss is named where it stands', () => {
  test('fields, defaults, servers that are not taken', async () => {
    const files = project({
      db: { command: 'db-mcp', args: ['${PORT:-5432}'], alwaysLoad: true, zork: 1 },
      old: { type: 'sse', url: 'https://old.example.com/sse' },
    });
    const { said, lossy } = await converted(files, { to: 'codex' });
    expect(lossy).toBe(true);
    expect(said.sort()).toEqual(
      [
        '12:15 error Codex has no SSE transport, so server "old" is lost there',
        '6:10 warning Codex has no way to write "${PORT:-…}" in "args" of server "db"',
        '8:7 warning Codex has no field for "alwaysLoad" of server "db", so it is lost there',
        '9:7 info nothing is known of "zork" of server "db", so it is not copied',
      ].sort(),
    );
  });

  test('a variable that is text there is left out with its key', async () => {
    const { outputs, said } = await converted(
      project({ db: { command: 'db-mcp', env: { A: '1', URL: '${DB_URL}' } } }),
      {
        to: 'claude-desktop',
      },
    );
    expect(JSON.parse(outputs[0]?.[2] ?? '')).toEqual({
      mcpServers: { db: { type: 'stdio', command: 'db-mcp', env: { A: '1' } } },
    });
    expect(said[0]).toMatch(/Claude Desktop has no way to write "\$\{DB_URL\}" in "env" of server "db"$/);
  });

  test('what is off never begins to run', async () => {
    const off = json({ mcp: { db: { type: 'local', command: ['db-mcp'], enabled: false } } });
    const there = await converted({ 'opencode.json': off }, { to: 'cline' });
    expect(JSON.parse(there.outputs[0]?.[2] ?? '').mcpServers.db).toEqual({
      type: 'stdio',
      command: 'db-mcp',
      disabled: true,
    });
    const { outputs, said, lossy } = await converted({ 'opencode.json': off }, { to: 'gemini' });
    expect([outputs[0]?.[2], lossy]).toEqual([json({ mcpServers: {} }), true]);
    expect(said[0]).toContain('Gemini CLI cannot switch off server "db" in its entry, so it is left out');
  });

  test('a server that a list switches off is off', async () => {
    const files = {
      ...project({ db: { command: 'db-mcp' } }),
      '.claude/settings.json': json({ disabledMcpjsonServers: ['db'] }),
    };
    const { outputs } = await converted(files, { to: 'opencode' });
    expect(JSON.parse(outputs[0]?.[2] ?? '').mcp.db.enabled).toBe(false);
  });

  test('a limit of time in an unknown unit', async () => {
    const { outputs, said } = await converted(project({ db: { command: 'db-mcp', timeout: 30000 } }), { to: 'amp' });
    expect(outputs[0]?.[2]).not.toContain('30000');
    expect(said.join()).toContain('the unit of "timeout" of server "db" is not known here or in Amp');
  });

  test('two servers of one name', async () => {
    const files = {
      'a.mcp.json': project({ db: { command: 'a' } })['.mcp.json'],
      'b.mcp.json': project({ db: { command: 'b' } })['.mcp.json'],
    };
    const { outputs, said, lossy } = await converted(files, {
      to: 'cursor',
      paths: ['a.mcp.json', 'b.mcp.json'],
      as: 'ccmcp',
    });
    expect([outputs[0]?.[2], lossy]).toEqual([json({ mcpServers: { db: { type: 'stdio', command: 'a' } } }), true]);
    expect(said).toEqual([
      '3:5 warning server "db" stands in "a.mcp.json" as well, and one file takes one of that name',
    ]);
  });

  test('two names that the client makes one', async () => {
    const files = project({ 'a.b': { command: 'x' }, 'a b': { command: 'y' } });
    const { said, lossy } = await converted(files, { to: 'opencode' });
    expect(lossy).toBe(true);
    expect(said.join()).toContain('OpenCode calls the tools of "a b" and "a.b" alike');
  });
});

describe('secrets', () => {
  const token = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
  const files = project({
    hub: { command: 'hub-mcp', args: ['--key', token], env: { GITHUB_TOKEN: token } },
    docs: { type: 'http', url: 'https://a.example/mcp', headers: { Authorization: `Bearer ${token}` } },
  });

  test('become variables of the client, and are named', async () => {
    const { outputs, said, lossy } = await converted(files, { to: 'cursor' });
    expect(JSON.parse(outputs[0]?.[2] ?? '').mcpServers).toMatchObject({
      hub: { args: ['--key', '${env:KEY}'], env: { GITHUB_TOKEN: '${env:GITHUB_TOKEN}' } },
      docs: { headers: { Authorization: expect.stringMatching(/^Bearer \$\{env:\w+\}$/) } },
    });
    expect(lossy).toBe(false);
    expect(said).toHaveLength(3);
    expect(said.join()).toContain('a variable "GITHUB_TOKEN" stands for it');
    expect(JSON.stringify([outputs, said])).not.toContain(token);
  });

  test('go with their key where the client takes no variables', async () => {
    const { outputs, said, lossy } = await converted(files, { to: 'claude-desktop', servers: ['hub'] });
    expect(JSON.parse(outputs[0]?.[2] ?? '').mcpServers.hub.env).toBeUndefined();
    expect(lossy).toBe(true);
    expect(said.join()).toContain('"env" of server "hub" is not copied, and Claude Desktop takes no variable there');
    expect(JSON.stringify([outputs, said])).not.toContain(token);
  });
});

describe('files that others are written from', () => {
  test('rulesync gets variables as it rewrites them, and keeps what is off out of every file', async () => {
    const files = {
      '.cursor/mcp.json': json({
        mcpServers: { db: { command: 'db-mcp', args: ['${env:ROOT}'], env: { A: '${env:A}' } } },
      }),
    };
    const { outputs, said } = await converted(files, { to: 'rulesync' });
    expect(outputs[0]).toEqual([
      'rulesync',
      '.rulesync/mcp.jsonc',
      json({ mcpServers: { db: { type: 'stdio', command: 'db-mcp', args: ['${ROOT}'], env: { A: '${A}' } } } }),
    ]);
    expect(said).toEqual([]);
    const off = { 'opencode.json': json({ mcp: { db: { type: 'local', command: ['db-mcp'], enabled: false } } }) };
    expect((await converted(off, { to: 'rulesync' })).outputs[0]?.[2]).toBe(
      json({ mcpServers: { db: { type: 'stdio', command: 'db-mcp', enabled: false } } }),
    );
  });

  test('the folder of a project is none in a file for all of them', async () => {
    const files = { '.vscode/mcp.json': json({ servers: { db: { command: 'x', cwd: '${workspaceFolder}' } } }) };
    expect((await converted(files, { to: 'cursor' })).said).toEqual([]);
    expect((await converted(files, { to: 'goose' })).said).toEqual([
      '5:14 warning "cwd" of server "db" means this project, and goose reads a file for all of them, so it is left out',
    ]);
  });
});

describe('values that may be secret', () => {
  const url = 'https://docs.example.com/mcp';
  const written = async (servers: Readonly<Record<string, unknown>>) => {
    const { outputs, said } = await converted(project(servers), { to: 'cursor' });
    return { servers: JSON.parse(outputs[0]?.[2] ?? '').mcpServers, said };
  };

  test('parameters that say nothing stay, and the others are called by their names', async () => {
    const { servers } = await written({
      docs: { type: 'http', url: `${url}?read_only=true&page=12&project=kx82hs71ud92&a=b` },
    });
    expect(servers.docs.url).toBe(`${url}?read_only=true&page=12&project=\${env:PROJECT}&a=b`);
  });

  test('what stands for a secret takes its place, and no other that looks like it', async () => {
    const { servers } = await written({ docs: { type: 'http', url: `${url}/x7/?key=x7` } });
    expect(servers.docs.url).toBe(`${url}/x7/?key=\${env:KEY}`);
  });

  test('two secrets are two variables, and one is one', async () => {
    const [a, b] = ['ghp_a1B2c3D4e5a1B2c3D4e5a1B2c3D4e5a1B2c3', 'ghp_z9Y8x7W6v5z9Y8x7W6v5z9Y8x7W6v5z9Y8x7'];
    const { servers } = await written({
      one: { command: 'x', env: { GITHUB_TOKEN: a } },
      two: { command: 'x', env: { GITHUB_TOKEN: b } },
      three: { command: 'x', env: { GITHUB_TOKEN: a } },
    });
    expect(Object.values(servers).map((server) => (server as { env: object }).env)).toEqual([
      { GITHUB_TOKEN: '${env:GITHUB_TOKEN}' },
      { GITHUB_TOKEN: '${env:TWO_GITHUB_TOKEN}' },
      { GITHUB_TOKEN: '${env:GITHUB_TOKEN}' },
    ]);
  });

  test('a description with a secret in it stays where it is', async () => {
    const token = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
    const files = {
      '.gemini/settings.json': json({ mcpServers: { hub: { command: 'x', description: `use ${token}` } } }),
    };
    const { outputs, said } = await converted(files, { to: 'qwen' });
    expect(outputs[0]?.[2]).not.toContain('description');
    expect(said).toEqual([
      '5:7 info "description" of server "hub" holds what looks like a secret, so it is not copied',
    ]);
  });
});

describe('what cannot be meant', () => {
  const files = project({ db: { command: 'db-mcp' } });
  test.each<[Asked, string]>([
    [{ to: [] }, 'say with --to which client is to read the servers'],
    [{ to: 'curso' }, 'there is no client "curso"; did you mean "cursor"?'],
    [{ to: 'docker-mcp' }, '"docker-mcp" reads no file that holds the servers of a project or a user'],
    [{ to: 'cursor', from: 'codex' }, 'no servers of "codex" were found to convert'],
    [{ to: 'cursor', from: 'cursr' }, 'there is no client "cursr"; did you mean "cursor"?'],
    [{ to: 'cursor', servers: ['dv'] }, 'there is no server "dv"; did you mean "db"?'],
    [{ to: 5 as unknown as string }, 'the option "to" is the id of a client, or a list of them, not a number'],
  ])('%j', async (asked, message) => {
    const error: unknown = await convert({ files, config: false, ...asked }).catch((fault: unknown) => fault);
    expect(isUsageError(error)).toBe(true);
    expect((error as Error).message).toContain(message);
  });

  test('the file that is written to is no source beside another one', async () => {
    const both = { ...files, '.cursor/mcp.json': '{ "mcpServers": { "a": { "command": "x" } } }' };
    expect((await convert({ files: both, to: 'cursor', config: false })).outputs[0]?.servers).toEqual(['db']);
  });

  test('of a broken text what could be read is converted, and it is said', async () => {
    const { outputs, said, lossy } = await converted(
      { '.mcp.json': '{ "mcpServers": { "db": { "command": "x" } }\n' },
      { to: 'cursor' },
    );
    expect(outputs[0]?.[2]).toBe(json({ mcpServers: { db: { type: 'stdio', command: 'x' } } }));
    expect(said).toEqual([expect.stringMatching(/^1:44 error the text ends before /)]);
    expect(lossy).toBe(true);
  });

  test('two clients here, and none is named', async () => {
    const both = { ...files, '.vscode/mcp.json': '{ "servers": { "a": { "command": "x" } } }' };
    await expect(convert({ files: both, to: 'cursor' })).rejects.toThrow(
      'servers of "claude-code" and "vscode" are here; say with --from which are meant',
    );
    expect((await convert({ files: both, to: 'cursor', from: 'vscode' })).outputs[0]?.servers).toEqual(['a']);
  });
});

describe('what the target would not have as it is written', () => {
  const url = 'https://docs.example.com/mcp';
  const oauth = { clientId: 'docs-client', callbackPort: 3118 };

  test.each([
    ['continue', 'Continue'],
    ['kimi', 'Kimi Code'],
  ])('what signing in takes is lost for %s, key by key', async (to, name) => {
    const { outputs, said, lossy } = await converted(project({ docs: { type: 'http', url, oauth } }), { to });
    expect(outputs[0]?.[2]).toContain(url);
    expect(outputs[0]?.[2]).not.toContain('docs-client');
    expect(said).toEqual([
      `7:9 warning ${name} has no field for "clientId" in "oauth" of server "docs", so it is lost there`,
      `8:9 warning ${name} has no field for "callbackPort" in "oauth" of server "docs", so it is lost there`,
    ]);
    expect(lossy).toBe(true);
  });

  test('what signing in takes is called otherwise elsewhere, and stands elsewhere', async () => {
    const written = async (to: string) => {
      const block = { ...oauth, scopes: 'read write' };
      const { outputs, said } = await converted(project({ docs: { type: 'http', url, oauth: block } }), { to });
      return [outputs[0]?.[2], ...said];
    };
    expect(await written('crush')).toEqual([
      json({ mcp: { docs: { type: 'http', url, oauth_client_id: 'docs-client', oauth_callback_port: 3118 } } }),
      '9:9 warning Crush has no field for "scopes" in "oauth" of server "docs", so it is lost there',
    ]);
    expect(await written('codex')).toEqual([
      `[mcp_servers.docs]\nurl = "${url}"\nscopes = ["read", "write"]\n\n[mcp_servers.docs.oauth]\nclient_id = "docs-client"\ncallback_port = 3118\n`,
    ]);
    expect(await written('gemini')).toEqual([
      json({
        mcpServers: { docs: { type: 'http', url, oauth: { clientId: 'docs-client', scopes: ['read', 'write'] } } },
      }),
      '8:9 warning Gemini CLI has no field for "callbackPort" in "oauth" of server "docs", so it is lost there',
    ]);
    expect(await written('opencode')).toEqual([
      json({
        mcp: {
          docs: {
            type: 'remote',
            url,
            oauth: { clientId: 'docs-client', callbackPort: 3118, scope: 'read write' },
          },
        },
      }),
    ]);
  });

  test('a key that nothing is known of is named, and so is a block that is copied as it stands', async () => {
    const block = { clientId: 'a', flow: 'device' };
    const { outputs, said } = await converted(project({ docs: { type: 'http', url, oauth: block } }), { to: 'zed' });
    expect(outputs[0]?.[2]).toBe(json({ context_servers: { docs: { url, oauth: { client_id: 'a' } } } }));
    expect(said).toContain('8:9 info nothing is known of "flow" in "oauth" of server "docs", so it is not copied');
    const files = { '.qoder/settings.json': json({ mcpServers: { docs: { type: 'http', url, oauth: block } } }) };
    expect((await converted(files, { to: 'kiro' })).said).toEqual([
      '6:7 info "oauth" of server "docs" is copied as it stands: what Kiro reads in it is not known',
    ]);
    expect((await converted(files, { to: 'gemini' })).said).toEqual([
      '8:9 warning Gemini CLI has no field for "flow" in "oauth" of server "docs", so it is lost there',
    ]);
  });

  test('of a server only what it refuses is left out, and the rest is written', async () => {
    const { outputs, said, lossy } = await converted(
      project({
        db: { command: 'db-mcp', env: { URL: '${env:DB_URL}', LEVEL: 'debug' } },
        docs: { type: 'http', url },
      }),
      { to: 'kilo' },
    );
    expect(JSON.parse(outputs[0]?.[2] ?? '').mcp).toEqual({
      db: { type: 'local', command: ['db-mcp'], environment: { LEVEL: 'debug' } },
      docs: { type: 'remote', url },
    });
    expect(said).toEqual([
      '6:9 warning "URL" in "env" of server "db" is left out for Kilo Code: "${env:DB_URL}" may not stand in this file, so Kilo Code refuses the whole file',
    ]);
    expect(lossy).toBe(true);
  });

  test('TOML has no null', async () => {
    const files = project({ db: { command: 'db-mcp', env: { A: null, B: 'b' }, cwd: null } });
    const { outputs, said } = await converted(files, { to: 'codex' });
    expect(outputs[0]?.[2]).toBe('[mcp_servers.db]\ncommand = "db-mcp"\n\n[mcp_servers.db.env]\nB = "b"\n');
    expect(said).toEqual([
      '6:9 warning Codex does not take "A" in "env" of server "db" as it stands, so it is left out',
    ]);
  });

  test('a program that is a variable, where none is expanded', async () => {
    const { outputs, said } = await converted(project({ py: { command: '${PYTHON}', args: ['x.py'] } }), {
      to: 'codex',
    });
    expect(outputs[0]?.[2]).not.toContain('py');
    expect(said[0]).toMatch(/^3:5 warning server "py" is left out for Codex: /);
  });

  test('a question that nobody asks', async () => {
    const { outputs, said } = await converted(project({ db: { command: 'db-mcp', env: { KEY: '${input:key}' } } }), {
      to: 'vscode',
    });
    expect(outputs[0]?.[2]).toBe(json({ servers: { db: { type: 'stdio', command: 'db-mcp' } } }));
    expect(said).toContainEqual(
      expect.stringMatching(/^6:9 warning "KEY" in "env" of server "db" is left out for VS Code: /),
    );
  });
});

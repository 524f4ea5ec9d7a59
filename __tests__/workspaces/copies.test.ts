import { describe, expect, test } from '@jest/globals';
import { crossing, crossingAtHome, mcpServers } from './support.ts';

const db = { command: 'db-mcp', args: ['--all'] };
const docs = { type: 'http', url: 'https://docs.example.com/mcp' };

/** What is said of copies, without places. */
async function told(files: Readonly<Record<string, unknown>>): Promise<string[]> {
  return (await crossing({ files })).map((line) =>
    line.replace(/^(\S+?):\S+ info server-drift /, '$1: ').replace(/ \| .*$/, ''),
  );
}

describe('rulesync', () => {
  const source = '.rulesync/mcp.jsonc';
  const settings = (content: unknown) => ({ 'rulesync.jsonc': content });

  test('each copy is held against the source, whatever the others say', async () => {
    const files = {
      [source]: mcpServers({ db, docs }),
      '.mcp.json': mcpServers({ db: { command: 'old-mcp' }, docs }),
      '.cursor/mcp.json': mcpServers({ db: { command: 'old-mcp' }, docs }),
      '.vscode/mcp.json': { servers: { db, docs } },
    };
    expect(await told(files)).toEqual([
      `.cursor/mcp.json: server "db" is not the same as in "${source}": they differ in command and args`,
      `.mcp.json: server "db" is not the same as in "${source}": they differ in command and args`,
    ]);
  });

  test('variables are written as each client spells them', async () => {
    const env = (A: string) => ({ command: 'db-mcp', env: { A } });
    const files = {
      [source]: mcpServers({ db: env('${A}') }),
      '.cursor/mcp.json': mcpServers({ db: env('${env:A}') }),
      'opencode.json': { mcp: { db: { type: 'local', command: ['db-mcp'], environment: { A: '{env:A}' } } } },
    };
    expect(await told(files)).toEqual([]);
  });

  test.each<[string, string, unknown]>([
    ['codexcli', '.codex/config.toml', '[mcp_servers.db]\ncommand = "old-mcp"\n'],
    ['opencode', 'opencode.json', { mcp: { db: { type: 'local', command: ['old-mcp'] } } }],
  ])('what stands in the block of a tool is what its file is held against: %s', async (tool, file, content) => {
    const own = { db: { command: 'old-mcp' } };
    expect(await told({ [source]: mcpServers({ db }), [file]: content })).not.toEqual([]);
    expect(await told({ [source]: { mcpServers: { db }, [tool]: mcpServers(own) }, [file]: content })).toEqual([]);
  });

  test('a literal in the place of a variable is gone when it is written again', async () => {
    const files = {
      [source]: mcpServers({ db: { command: 'db-mcp', env: { A: '${A}' } } }),
      '.mcp.json': mcpServers({ db: { command: 'db-mcp', env: { A: 'prod' } } }),
    };
    expect(await told(files)).toEqual([
      `.mcp.json: server "db" is not the same as in "${source}": they differ in "A" in env`,
    ]);
  });

  test('what is missing and what is too much stands at the copy', async () => {
    const files = {
      [source]: mcpServers({ db, docs }),
      '.mcp.json': mcpServers({ db, notes: { command: 'notes-mcp' } }),
    };
    expect(await crossing({ files })).toEqual([
      `.mcp.json:1:2-1:14 info server-drift server "docs" of "${source}" is missing here | ${source}:1:59-1:65`,
      `.mcp.json:1:59-1:66 info server-drift server "notes" is not in "${source}", from which this file is written`,
    ]);
  });

  test.each<[string, unknown]>([
    ['other targets', { targets: ['cursor'], features: ['*'] }],
    ['an object of targets', { targets: { cursor: ['mcp'], claudecode: ['rules'] } }],
    ['a target without servers', { targets: { claudecode: { mcp: false, rules: true } } }],
    ['other features', { targets: ['*'], features: ['rules'] }],
    ['features by target', { targets: ['*'], features: { claudecode: ['rules'] } }],
    ['the home directory', { targets: ['*'], features: ['mcp'], global: true }],
    ['another folder', { targets: ['*'], features: ['mcp'], outputRoots: ['app'] }],
  ])('a file that is not written is no copy: %s', async (_, content) => {
    const files = {
      [source]: mcpServers({ db, docs }),
      '.mcp.json': mcpServers({ db, notes: { command: 'notes-mcp' } }),
    };
    expect(await told({ ...files, ...settings(content) })).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['all targets', { targets: ['*'], features: ['mcp'] }],
    ['an older word', { targets: ['claudecode-legacy'], features: ['*'] }],
    ['with comments', '{ /* ours */ "targets": ["claudecode"], "features": ["mcp"], }'],
    ['options', { targets: { claudecode: { mcp: { x: 1 } } } }],
    ['this folder', { targets: ['claudecode'], outputRoots: ['.'] }],
    ['what cannot be read', '{ "targets": '],
  ])('settings that write it: %s', async (_, content) => {
    const files = { [source]: mcpServers({ db, docs }), '.mcp.json': mcpServers({ db }) };
    expect(await told({ ...files, ...settings(content) })).toEqual([
      `.mcp.json: server "docs" of "${source}" is missing here`,
    ]);
  });

  test('blocks, targets and "enabled" say who gets what', async () => {
    const files = {
      [source]: {
        mcpServers: {
          db,
          docs,
          off: { command: 'off-mcp', enabled: false },
          mine: { command: 'mine-mcp', targets: ['cursor'] },
          gone: { command: 'gone-mcp' },
        },
        claudecode: { mcpServers: { docs: { command: 'docs-mcp' }, gone: null, more: { command: 'more-mcp' } } },
      },
      '.mcp.json': mcpServers({ db, docs: { command: 'docs-mcp' } }),
      '.cursor/mcp.json': mcpServers({ db, docs, mine: { command: 'mine-mcp' }, gone: { command: 'gone-mcp' } }),
    };
    expect(await told(files)).toEqual([`.mcp.json: server "more" of "${source}" is missing here`]);
  });

  test.each([
    ['claudecode', '.mcp.json', 'mcpServers'],
    ['cursor', '.cursor/mcp.json', 'mcpServers'],
    ['factorydroid', '.factory/mcp.json', 'mcpServers'],
    ['junie', '.junie/mcp/mcp.json', 'mcpServers'],
    ['kiro', '.kiro/settings/mcp.json', 'mcpServers'],
    ['qwencode', '.qwen/settings.json', 'mcpServers'],
    ['copilot', '.vscode/mcp.json', 'servers'],
    ['copilotcli', '.github/mcp.json', 'mcpServers'],
    ['roo', '.roo/mcp.json', 'mcpServers'],
  ])('its word %s stands for the client that reads %s', async (word, path, key) => {
    const files = { [source]: mcpServers({ db, docs }), [path]: { [key]: { db } } };
    expect(await told({ ...files, ...settings({ targets: [word], features: ['mcp'] }) })).toEqual([
      `${path}: server "docs" of "${source}" is missing here`,
    ]);
  });

  test('what it strips from an entry is missing in no copy', async () => {
    const own = {
      targets: ['*'],
      description: 'The database',
      exposed: true,
      envVars: ['A'],
      experimentalEnvironment: 'remote',
      experimental_environment: 'remote',
      enabled: true,
    };
    const files = { [source]: mcpServers({ db: { ...db, ...own } }), '.mcp.json': mcpServers({ db }) };
    expect(await told(files)).toEqual([]);
  });

  test('a name that Codex does not take gets another one there', async () => {
    const files = {
      [source]: mcpServers({ db, 'my docs': docs }),
      '.codex/config.toml': '[mcp_servers.db]\ncommand = "db-mcp"\nargs = ["--all"]\n',
    };
    expect(await told(files)).toEqual([]);
  });

  test('of its files the first counts', async () => {
    const files = {
      [source]: mcpServers({ db }),
      '.rulesync/mcp.json': mcpServers({ db: { command: 'old-mcp' }, docs }),
      '.mcp.json': mcpServers({ db }),
    };
    expect(await told(files)).toEqual([]);
  });

  test('a file that shares nothing but a name may be somebody’s own', async () => {
    const files = {
      [source]: mcpServers({ db, docs }),
      '.mcp.json': mcpServers({ db: { command: 'other-mcp' }, notes: { command: 'notes-mcp' } }),
    };
    expect(await told(files)).toEqual([
      `.mcp.json: server "db" is not the same as in "${source}": they differ in command and args`,
    ]);
  });
});

describe('ruler', () => {
  const toml = (...lines: readonly string[]) => ({
    '.ruler/ruler.toml': [
      ...lines,
      '[mcp_servers.db]',
      'command = "db-mcp"',
      'args = ["--all"]',
      'env = { A = "1" }',
      '[mcp_servers.docs]',
      'url = "https://docs.example.com/mcp"',
      'headers = { X-Team = "a" }',
      'timeout = 5000',
      '',
    ].join('\n'),
  });
  const written = { type: 'stdio', ...db, env: { A: '1' } };
  const remote = { url: docs.url, headers: { 'X-Team': 'a' } };
  const other = '".ruler/ruler.toml"';

  test.each([
    ['amazonqcli', '.amazonq/mcp.json', 'mcpServers'],
    ['claude', '.mcp.json', 'mcpServers'],
    ['cursor', '.cursor/mcp.json', 'mcpServers'],
    ['factory', '.factory/mcp.json', 'mcpServers'],
    ['gemini-cli', '.gemini/settings.json', 'mcpServers'],
    ['junie', '.junie/mcp/mcp.json', 'mcpServers'],
    ['kilocode', '.kilocode/mcp.json', 'mcpServers'],
    ['kiro', '.kiro/settings/mcp.json', 'mcpServers'],
    ['qwen', '.qwen/settings.json', 'mcpServers'],
    ['roo', '.roo/mcp.json', 'mcpServers'],
    ['zed', '.zed/settings.json', 'context_servers'],
  ])('its word %s stands for the client that reads %s', async (word, path, key) => {
    const files = { ...toml(`default_agents = ["${word}"]`), [path]: { [key]: { db: { command: 'db-mcp' } } } };
    expect(await told(files)).toEqual([`${path}: server "db" lacks what ${other} says: args and env`]);
  });

  test('what it writes for each client is a copy without a word', async () => {
    const files = {
      '.ruler/ruler.toml': toml()['.ruler/ruler.toml'].replace('A = "1"', 'A = "1", PORT = 80'),
      '.mcp.json': mcpServers({ db: written, docs: { type: 'http', ...remote } }),
      '.cursor/mcp.json': mcpServers({ db: written, docs: { type: 'remote', ...remote } }),
      '.gemini/settings.json': mcpServers({ db: { ...db, env: { A: '1' } }, docs: remote }),
      '.qwen/settings.json': mcpServers({ db: written, docs: { type: 'remote', ...remote } }),
      '.factory/mcp.json': mcpServers({ db: written, docs: { type: 'http', ...remote } }),
      '.codex/config.toml': [
        '[mcp_servers.db]',
        'type = "stdio"',
        'command = "db-mcp"',
        'args = ["--all"]',
        'env = { A = "1" }',
        '[mcp_servers.docs]',
        'type = "remote"',
        'url = "https://docs.example.com/mcp"',
        'headers = { X-Team = "a" }',
      ].join('\n'),
      'opencode.json': {
        mcp: {
          db: { type: 'local', enabled: true, command: ['db-mcp', '--all'], environment: { A: '1' } },
          docs: { type: 'remote', enabled: true, ...remote, timeout: 5000 },
        },
      },
    };
    expect(await told(files)).toEqual([]);
  });

  test('others stay where they are merged, and go where they are not', async () => {
    const files = { '.mcp.json': mcpServers({ db: written, notes: { command: 'notes-mcp' } }) };
    expect(await told({ ...toml(), ...files })).toEqual([`.mcp.json: server "docs" of ${other} is missing here`]);
    expect(await told({ ...toml('[mcp]', 'merge_strategy = "overwrite"'), ...files })).toEqual([
      `.mcp.json: server "docs" of ${other} is missing here`,
      `.mcp.json: server "notes" is not in ${other}, from which this file is written`,
    ]);
  });

  test.each([
    ['other agents', ['default_agents = ["cursor", "pi"]']],
    ['an agent that is off', ['default_agents = ["claude"]', '[agents.claude]', 'enabled = false']],
    ['no servers at all', ['[mcp]', 'enabled = false']],
    ['no servers for it', ['[agents.claude.mcp]', 'enabled = false']],
    ['another file', ['[agents.claude]', 'output_path_config = "other.json"']],
  ])('a file that is not written is no copy: %s', async (_, lines) => {
    expect(await told({ ...toml(...lines), '.mcp.json': mcpServers({ db: written }) })).toEqual([]);
  });

  test.each([
    ['its name', ['default_agents = ["claude"]']],
    ['a part of its name', ['default_agents = ["Claude Co"]']],
    ['others and it', ['default_agents = ["cursor"]', '[agents.claude]', 'enabled = true']],
  ])('an agent is chosen by %s', async (_, lines) => {
    expect(await told({ ...toml(...lines), '.mcp.json': mcpServers({ db: written }) })).toEqual([
      `.mcp.json: server "docs" of ${other} is missing here`,
    ]);
  });

  test('servers of an agent take the place of the shared ones', async () => {
    const files = {
      ...toml('[agents.claude.mcp_servers.db]', 'command = "its-db-mcp"'),
      '.mcp.json': mcpServers({ db: { command: 'its-db-mcp' }, docs: { type: 'http', ...remote } }),
    };
    expect(await told(files)).toEqual([]);
  });
});

test('from the user’s own file nothing of the user’s is written', async () => {
  const home = {
    '.config/ruler/ruler.toml': '[mcp_servers.db]\ncommand = "db-mcp"\n[mcp_servers.docs]\ncommand = "docs-mcp"\n',
    '.cursor/mcp.json': mcpServers({ db: { command: 'db-mcp' } }),
  };
  expect(await crossingAtHome({ files: {}, home })).toEqual([]);
});

describe('aix', () => {
  test('what it has no field for was written by hand', async () => {
    const files = {
      'aix.json': { servers: { db: { transport: 'stdio', ...db } } },
      '.mcp.json': mcpServers({ db: { ...db, timeout: 9000 } }),
      'opencode.json': { mcp: { db: { type: 'local', command: ['db-mcp', '--all'], cwd: 'sub', timeout: 9000 } } },
    };
    expect(await told(files)).toEqual([
      '.mcp.json: server "db" was edited by hand: "aix.json" has no way to say timeout',
      'opencode.json: server "db" was edited by hand: "aix.json" has no way to say cwd and timeout',
    ]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { diagnose } from '../../src/doctor/index.ts';
import { memory } from '../../src/files/index.ts';

const server = (name: string) => ({ [name]: { command: `${name}-mcp` } });
const mcpServers = (name: string) => JSON.stringify({ mcpServers: server(name) });

/** Where each system has the home directory, the settings of programs, and a project. */
const systems = [
  {
    system: 'Linux',
    home: '/home/me',
    project: '/srv/work/app',
    settings: '~/.config',
    env: {},
    ignoresCase: false,
  },
  {
    system: 'macOS',
    home: '/Users/me',
    project: '/Users/me/work/app',
    settings: '~/Library/Application Support',
    env: {},
    ignoresCase: true,
  },
  {
    system: 'Windows',
    home: 'C:/Users/me',
    project: 'D:/work/app',
    settings: '~/AppData/Roaming',
    env: { APPDATA: 'C:\\Users\\me\\AppData\\Roaming' },
    ignoresCase: true,
  },
] as const;

describe.each(systems)('$system', ({ home, project, settings, env, ignoresCase }) => {
  const at = (path: string) => path.replace(/^~/, home);
  const files = {
    [`${project}/.mcp.json`]: mcpServers('db'),
    [`${project}/.vscode/mcp.json`]: JSON.stringify({ servers: server('db') }),
    [at('~/.claude.json')]: JSON.stringify({
      mcpServers: { db: { command: 'other' }, ...server('mine') },
      projects: { [project]: { mcpServers: server('local') } },
    }),
    [at('~/.codex/config.toml')]: '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\n',
    [at(`${settings}/Claude/claude_desktop_config.json`)]: mcpServers('desk'),
    [at(`${settings}/Code/User/mcp.json`)]: JSON.stringify({ servers: { ...server('db'), ...server('code') } }),
  };

  async function views(clients: readonly string[], more: Readonly<Record<string, string>> = {}, variables = {}) {
    const options = {
      files: memory({ ...files, ...more }, { home, env: { ...env, ...variables }, ignoresCase }),
      cwd: project,
      paths: [],
      targets: [],
      rules: new Map(),
      user: true,
      config: false as const,
    };
    const found = (await diagnose(options, clients)).clients;
    return found.map((view) => ({
      client: view.client,
      files: view.files.map(({ path }) => path),
      servers: view.servers.map(({ name, path, state, by }) => [name, path, state, ...(by === undefined ? [] : [by])]),
    }));
  }

  test('finds what lies in the home directory, the settings of programs and the project', async () => {
    expect(await views(['claude-desktop', 'codex', 'vscode'])).toEqual([
      {
        client: 'claude-desktop',
        files: [`${settings}/Claude/claude_desktop_config.json`],
        servers: [['desk', `${settings}/Claude/claude_desktop_config.json`, 'in effect']],
      },
      { client: 'codex', files: ['~/.codex/config.toml'], servers: [['docs', '~/.codex/config.toml', 'in effect']] },
      {
        client: 'vscode',
        files: expect.arrayContaining(['.vscode/mcp.json', `${settings}/Code/User/mcp.json`]),
        servers: expect.arrayContaining([['code', `${settings}/Code/User/mcp.json`, 'in effect']]),
      },
    ]);
  });

  test('knows what the user’s own file says for this project', async () => {
    const [view] = await views(['claude-code']);
    expect(view?.servers).toEqual(
      expect.arrayContaining([
        ['db', '.mcp.json', 'in effect'],
        ['db', '~/.claude.json', 'shadowed', '.mcp.json'],
        ['mine', '~/.claude.json', 'in effect'],
        ['local', '~/.claude.json', 'in effect'],
      ]),
    );
  });

  test('follows the variables that put folders elsewhere', async () => {
    const folder = project.replace(/work.*/, 'elsewhere');
    const more = { [`${folder}/config.toml`]: '[mcp_servers.moved]\ncommand = "moved-mcp"\n' };
    expect(await views(['codex'], more, { CODEX_HOME: folder })).toMatchObject([
      { servers: [['moved', '$CODEX_HOME/config.toml', 'in effect']] },
    ]);
  });

  test('names the places of other systems for nobody', async () => {
    const others = systems.map((each) => each.settings).filter((each) => each !== settings);
    const [view] = await views(['claude-desktop']);
    expect(view?.files.filter((path) => others.some((each) => path.startsWith(each)))).toEqual([]);
  });
});

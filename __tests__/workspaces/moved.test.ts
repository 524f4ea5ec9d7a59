import { expect, test } from '@jest/globals';
import { memory } from '../../src/files/index.ts';
import { lintFiles } from '../formats/support.ts';

/** What is said of files in a project and in folders elsewhere, with the variables that name those. */
async function findings(files: Record<string, string>, env: Record<string, string>): Promise<string[]> {
  const report = await lintFiles({}, { files: memory(files, { env, home: '/home/somebody' }), user: true });
  return report.findings
    .map(({ place, rule }) => `${place.document.path} ${rule}`)
    .filter((line) => /^[.$]/.test(line));
}

test("a user's file is read where the variable of its client says", async () => {
  const files = { '/moved/config.toml': '[mcp_servers.docs]\ncommand = 5\n' };
  expect(await findings(files, { CODEX_HOME: '/moved' })).toEqual(['$CODEX_HOME/config.toml field-type']);
});

const broken = '{ "mcpServers": { "docs": { "command": 5 } } }\n';

test.each([
  [
    'AUTOHAND_HOME',
    'config.json',
    '{ "mcp": { "servers": [{ "name": "docs", "transport": "stdio", "command": 5 }] } }\n',
  ],
  ['CODE_HOME', 'config.toml', '[mcp_servers.docs]\ncommand = 5\n'],
  ['COPILOT_HOME', 'mcp-config.json', broken],
  ['CRUSH_GLOBAL_CONFIG', 'crush.json', '{ "mcp": { "docs": { "type": "stdio", "command": 5 } } }\n'],
  ['KIMI_CODE_HOME', 'mcp.json', broken],
  ['PI_CODING_AGENT_DIR', 'mcp.json', broken],
  ['XDG_CONFIG_HOME', 'gitlab/duo/mcp.json', '{ "mcpServers": { "docs": { "type": "stdio", "command": 5 } } }\n'],
  ['XDG_CONFIG_HOME', 'opencode/opencode.json', '{ "mcp": { "docs": { "type": "local", "command": 5 } } }\n'],
])('%s leads to %s', async (variable, file, text) => {
  expect(await findings({ [`/moved/${file}`]: text }, { [variable]: '/moved' })).toEqual([
    `$${variable}/${file} field-type`,
  ]);
});

test('a variable may move files of several folders', async () => {
  const files = {
    '/moved/.claude.json': '{ "mcpServers": { "docs": { "command": 5 } } }\n',
    '/moved/settings.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
  };
  expect(await findings(files, { CLAUDE_CONFIG_DIR: '/moved' })).toEqual([
    '$CLAUDE_CONFIG_DIR/.claude.json field-type',
    '$CLAUDE_CONFIG_DIR/settings.json file-unread',
  ]);
});

test("a moved file is the user's in the order of the client's sources", async () => {
  const files = {
    '/moved/.gemini/settings.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
    '.gemini/settings.json': '{ "mcpServers": { "docs": { "command": "other-mcp" } } }\n',
  };
  expect(await findings(files, { GEMINI_CLI_HOME: '/moved' })).toEqual([
    '$GEMINI_CLI_HOME/.gemini/settings.json server-shadowed',
  ]);
});

test('an empty variable moves nothing, and a folder that does not exist has no files', async () => {
  const files = { '/home/somebody/.codex/config.toml': '[mcp_servers.docs]\ncommand = 5\n' };
  expect(await findings(files, { CODEX_HOME: '', GEMINI_CLI_HOME: '/nowhere' })).toEqual([]);
});

test.each([
  ['.claude/settings.json', '.mcp.json', '~/.claude.json'],
  ['.claude/mcp.json', '.mcp.json', '~/.claude.json'],
  ['.gemini/mcp.json', '.gemini/settings.json', '~/.gemini/settings.json'],
  ['.qwen/mcp.json', '.qwen/settings.json', '~/.qwen/settings.json'],
  ['.kiro/mcp.json', '.kiro/settings/mcp.json', '~/.kiro/settings/mcp.json'],
  ['.codex/mcp.json', '.codex/config.toml', '~/.codex/config.toml'],
  ['.omp/.mcp.json', undefined, '~/.omp/agent/mcp.json'],
])(
  "servers in a %s that nobody reads belong into the project's file, or the user's",
  async (path, ofProject, ofUser) => {
    const text = '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n';
    const files = memory({ [path]: text, [`/home/somebody/${path}`]: text }, { home: '/home/somebody' });
    const { findings } = await lintFiles({}, { files, user: true });
    const helps = findings
      .filter(({ rule }) => rule === 'file-unread')
      .map(({ place, help }) => [place.document.path, help]);
    const moved = (to: string) => expect.stringMatching(`^move the servers to ${to.replaceAll('.', '\\.')}(?![\\w/])`);
    expect(helps).toEqual([
      ...(ofProject === undefined ? [] : [[path, moved(ofProject)]]),
      [`~/${path}`, moved(ofUser)],
    ]);
  },
);

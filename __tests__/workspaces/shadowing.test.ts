import { describe, expect, test } from '@jest/globals';
import { crossing, crossingAtHome, local, mcpServers } from './support.ts';

const one = mcpServers({ db: local('--one') });
const two = mcpServers({ db: local('--two') });

describe('the user and the project', () => {
  test.each([
    ['.cursor/mcp.json', '.cursor/mcp.json', 'Cursor'],
    ['.gemini/settings.json', '.gemini/settings.json', 'Gemini CLI'],
    ['.qwen/settings.json', '.qwen/settings.json', 'Qwen Code'],
    ['.kiro/settings/mcp.json', '.kiro/settings/mcp.json', 'Kiro'],
    ['.factory/mcp.json', '.factory/mcp.json', 'Factory Droid'],
    ['.amazonq/mcp.json', '.aws/amazonq/mcp.json', 'Amazon Q CLI'],
    ['.augment/settings.json', '.augment/settings.json', 'Auggie'],
    ['.kimi-code/mcp.json', '.kimi-code/mcp.json', 'Kimi Code'],
    ['.omp/mcp.json', '.omp/agent/mcp.json', 'omp'],
  ])('%s counts before ~/%s', async (project, user, client) => {
    expect(await crossingAtHome({ files: { [project]: one }, home: { [user]: two } })).toEqual([
      `~/${user}:1:16-1:20 warning server-shadowed ${client} takes server "db" from "${project}" instead; the two differ in args | ${project}:1:16-1:20`,
    ]);
  });

  test('GitLab Duo: the project before the user, an entry as a whole', async () => {
    const typed = (entry: object) => mcpServers({ db: { type: 'stdio', ...entry } });
    const file = '.gitlab/duo/mcp.json';
    const files = { [file]: typed({ command: 'db-mcp' }) };
    const home = { [file]: typed({ command: 'db-mcp', env: { LEVEL: 'debug' } }) };
    expect(await crossingAtHome({ files, home })).toEqual([
      `~/${file}:1:16-1:20 warning server-shadowed GitLab Duo takes server "db" from "${file}" instead; the two differ in "LEVEL" in env | ${file}:1:16-1:20`,
    ]);
  });

  test('Codebuff: the project before the user, an entry as a whole', async () => {
    const file = '.agents/mcp.json';
    const files = { 'knowledge.md': '# The project\n', [file]: mcpServers({ db: { command: 'db-mcp' } }) };
    const home = { [file]: mcpServers({ db: { command: 'db-mcp', env: { LEVEL: 'debug' } } }) };
    expect(await crossingAtHome({ files, home })).toEqual([
      `~/${file}:1:16-1:20 warning server-shadowed Codebuff takes server "db" from "${file}" instead; the two differ in "LEVEL" in env | ${file}:1:16-1:20`,
    ]);
  });

  test('a copy is worth no more than a word', async () => {
    expect(await crossingAtHome({ files: { '.cursor/mcp.json': one }, home: { '.cursor/mcp.json': one } })).toEqual([
      '~/.cursor/mcp.json:1:16-1:20 info server-shadowed Cursor takes server "db" from ".cursor/mcp.json", where it is the same | .cursor/mcp.json:1:16-1:20',
    ]);
  });

  test('one of several projects is enough, and it is told once', async () => {
    const files = { 'a/.cursor/mcp.json': one, 'b/.cursor/mcp.json': one };
    expect(await crossingAtHome({ files, home: { '.cursor/mcp.json': two } })).toEqual([
      '~/.cursor/mcp.json:1:16-1:20 warning server-shadowed Cursor takes server "db" from "a/.cursor/mcp.json" instead; the two differ in args | a/.cursor/mcp.json:1:16-1:20',
    ]);
  });

  test('Claude Code: local before the project, the project before the user, other projects apart', async () => {
    const home = {
      '.claude.json': `{"mcpServers":{"db":{"command":"x"}},"projects":{
"$PROJECT":{"mcpServers":{
"db":{"command":"y"}}},
"/elsewhere":{"mcpServers":{"db":{"command":"z"}}}}}`,
    };
    expect(await crossingAtHome({ files: { '.mcp.json': one }, home })).toEqual([
      '.mcp.json:1:16-1:20 warning server-shadowed Claude Code takes server "db" from "~/.claude.json" instead; the two differ in command and args | ~/.claude.json:3:1-3:5',
      '~/.claude.json:1:16-1:20 warning server-shadowed Claude Code takes server "db" from its servers of this project instead; the two differ in command | ~/.claude.json:3:1-3:5',
    ]);
  });

  test('a local server of another project is no rival', async () => {
    const home = { '.claude.json': { projects: { '/elsewhere': mcpServers({ db: local() }) } } };
    expect(await crossingAtHome({ files: { '.mcp.json': one }, home })).toEqual([]);
  });

  test('omp takes a project’s file of another client before that of the user', async () => {
    const files = { '.claude/.mcp.json': one, '.omp/mcp.json': mcpServers({ other: local() }) };
    const lines = await crossingAtHome({ files, home: { '.claude.json': two }, targets: ['omp'] });
    expect(lines.filter((line) => line.includes('server-shadowed'))).toEqual([
      '~/.claude.json:1:16-1:20 warning server-shadowed omp takes server "db" from ".claude/.mcp.json" instead; the two differ in args | .claude/.mcp.json:1:16-1:20',
    ]);
  });

  test('without --user nobody knows', async () => {
    expect(await crossing({ files: { '.cursor/mcp.json': one } })).toEqual([]);
  });
});

describe('files of one project', () => {
  const mcp = (entry: unknown) => ({ mcp: { docs: entry } });
  const remote = { type: 'remote', url: 'https://docs.example.com/mcp' };

  test('OpenCode merges: only what both say is decided', async () => {
    const files = {
      'opencode.json': mcp({ ...remote, headers: { 'X-A': '1' } }),
      'opencode.jsonc': mcp({ ...remote, headers: { 'X-B': '2' } }),
    };
    expect(await crossing({ files })).toEqual([]);
    files['opencode.jsonc'] = mcp({ ...remote, headers: { 'X-A': '2' } });
    expect(await crossing({ files })).toEqual([
      'opencode.json:1:9-1:15 warning server-shadowed OpenCode takes "X-A" in headers of server "docs" from "opencode.jsonc", whatever stands here | opencode.jsonc:1:9-1:15',
    ]);
  });

  test('OpenCode replaces lists as a whole', async () => {
    const entry = (...command: string[]) => mcp({ type: 'local', command });
    const files = { 'opencode.json': entry('docs-mcp', '--all'), '.opencode/opencode.json': entry('docs-mcp') };
    expect(await crossing({ files })).toEqual([
      'opencode.json:1:9-1:15 warning server-shadowed OpenCode takes args of server "docs" from ".opencode/opencode.json", whatever stands here | .opencode/opencode.json:1:9-1:15',
    ]);
  });

  test('Crush: the hidden file counts', async () => {
    const entry = (command: string) => ({ mcp: { db: { type: 'stdio', command } } });
    expect(await crossing({ files: { 'crush.json': entry('a'), '.crush.json': entry('b') } })).toEqual([
      'crush.json:1:9-1:13 warning server-shadowed Crush takes command of server "db" from ".crush.json", whatever stands here | .crush.json:1:9-1:13',
    ]);
  });

  test('three files of omp: each loses to the first', async () => {
    const files = { '.omp/mcp.json': one, '.omp/.mcp.json': two, 'mcp.json': two };
    const lines = await crossing({ files });
    expect(lines.map((line) => line.replace(/ .* \| /, ' < '))).toEqual([
      '.omp/.mcp.json:1:16-1:20 < .omp/mcp.json:1:16-1:20',
      'mcp.json:1:16-1:20 < .omp/mcp.json:1:16-1:20',
    ]);
  });

  test('another client’s file counts for a target', async () => {
    const files = { '.omp/mcp.json': one, '.cursor/mcp.json': two, '.mcp.json': one };
    expect(await crossing({ files, rules: { 'server-drift': 'off' } })).toEqual([]);
    expect(await crossing({ files, targets: ['omp'] })).toEqual([
      '.cursor/mcp.json:1:16-1:20 warning server-shadowed omp takes server "db" from ".omp/mcp.json" instead; the two differ in args | .omp/mcp.json:1:16-1:20',
    ]);
  });

  test('an entry that cannot start neither wins nor loses', async () => {
    const files = { '.omp/mcp.json': mcpServers({ db: {} }), 'mcp.json': one };
    expect(await crossing({ files })).toEqual([]);
  });

  test('an entry of a broken file is no rival', async () => {
    const files = { '.omp/mcp.json': '{"mcpServers":{"db":{"command":"x" "args":[]}}}', 'mcp.json': one };
    expect(await crossing({ files })).toEqual([]);
  });
});

describe('folders above', () => {
  test('Claude Code takes the nearer one; a copy says nothing', async () => {
    expect(await crossing({ files: { '.mcp.json': one, 'a/b/.mcp.json': two, 'c/.mcp.json': one } })).toEqual([
      '.mcp.json:1:16-1:20 info server-shadowed Claude Code takes server "db" from "a/b/.mcp.json" when it runs in "a/b"; the two differ in args | a/b/.mcp.json:1:16-1:20',
    ]);
  });

  test('the next one above is what is hidden', async () => {
    const files = { '.mcp.json': one, 'a/.mcp.json': two, 'a/b/.mcp.json': one };
    const lines = await crossing({ files });
    expect(lines.map((line) => line.replace(/ .* \| /, ' < '))).toEqual([
      '.mcp.json:1:16-1:20 < a/.mcp.json:1:16-1:20',
      'a/.mcp.json:1:16-1:20 < a/b/.mcp.json:1:16-1:20',
    ]);
  });

  test('an outer .opencode folder counts before an inner one', async () => {
    const entry = (...command: string[]) => ({ mcp: { docs: { type: 'local', command } } });
    const files = { '.opencode/opencode.json': entry('a'), 'app/.opencode/opencode.json': entry('b') };
    expect((await crossing({ files })).map((line) => line.split(' ')[0])).toEqual([
      'app/.opencode/opencode.json:1:9-1:15',
    ]);
  });

  test('nobody works in .vscode', async () => {
    expect(await crossing({ files: { '.mcp.json': one, '.vscode/.mcp.json': two } })).toEqual([]);
  });

  test('plugins are projects of nobody', async () => {
    const files = { '.mcp.json': one, 'plugin/.mcp.json': two, 'plugin/.claude-plugin/plugin.json': { name: 'p' } };
    expect(await crossing({ files })).toEqual([]);
  });
});

test('a file that is not read beside another one', async () => {
  const files = { '.github/mcp.json': mcpServers({ db: local(), docs: local('--docs') }), '.mcp.json': '' };
  expect(await crossing({ files })).toEqual([
    '.github/mcp.json:1:2-1:14 error file-hidden Copilot CLI does not read this file beside ".mcp.json", so it has no "db" or "docs" | .mcp.json:1:1-1:1',
  ]);
});

test('names of the language are names', async () => {
  const odd = (arg: string) =>
    `{"mcpServers":{"__proto__":{"command":"x","args":["${arg}"]},"constructor":{"command":"y","args":["${arg}"]}}}`;
  const lines = await crossingAtHome({
    files: { '.cursor/mcp.json': odd('a') },
    home: { '.cursor/mcp.json': odd('b') },
  });
  expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    '~/.cursor/mcp.json:1:16-1:27 warning server-shadowed',
    '~/.cursor/mcp.json:1:57-1:70 warning server-shadowed',
  ]);
});

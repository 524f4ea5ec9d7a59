import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { reportFormats } from '../../src/report/index.ts';
import { bundles } from '../bundle.ts';
import { action } from '../e2e/support.ts';
import { put, tree } from '../tree.ts';
import { printedBy, runCli } from './cli.ts';

const secret = 'host-of-nobody.internal';
const leak = /host-of-nobody|root:|PATH=/;
const control = '{"mcpServers":{"control":{}}}';
const survivor = 'control/.mcp.json transport-missing';

let base = '';
let cwd = '';
beforeEach(() => {
  base = tree();
  cwd = path.join(base, 'workspace');
  put(cwd, 'control/.mcp.json', control);
});
afterEach(() => fs.rmSync(base, { recursive: true, force: true }));

function link(name: string, target: string): void {
  fs.mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
  fs.symlinkSync(target, path.join(cwd, name));
}

function found(...args: readonly string[]): string[] {
  const { stdout, stderr } = runCli(cwd, ['--format', 'json', ...args]);
  expect(stderr).toBe('');
  expect(stdout).not.toMatch(leak);
  return printedBy({ code: null, stdout, stderr }).findings.map(({ path: at, rule }) => `${at} ${rule}`);
}

test('nothing of the environment and of other files is shown, by whatever way', () => {
  put(base, 'outside.json', `{"mcpServers":{"${secret}":{"command":5}},"${secret}`);
  link('.codex/config.toml', '/etc/passwd');
  link('.mcp.json', '/proc/self/environ');
  link('.cursor/mcp.json', '../../outside.json');
  const runs = [
    ...reportFormats.map((format) => runCli(cwd, ['--format', format])),
    runCli(cwd, ['servers']),
    action(cwd),
  ];
  for (const { stdout, stderr } of runs) {
    expect(stdout).toContain('control');
    expect(stdout + stderr).not.toMatch(leak);
  }
});

describe('a link that leads out of the workspace is named, and what it leads to is not shown', () => {
  test.each<[string, string]>([
    ['.codex/config.toml', '/etc/passwd'],
    ['.mcp.json', '/proc/self/environ'],
    ['.mcp.json', '../outside.json'],
    ['.claude/settings.json', '../../outside.json'],
    ['.continue/config.yaml', '../../outside.json'],
    ['.github/agents/a.md', '../../../outside.json'],
    ['a.tools.json', '../outside.json'],
    ['server.json', '../outside.json'],
    ['.mcp.json', '../gone'],
    ['.vscode', '../folder'],
    ['.claude', '/etc'],
  ])('%s -> %s', (name, target) => {
    put(base, 'outside.json', `{"mcpServers":{"${secret}":{"command":5}},"${secret}`);
    put(base, 'folder/mcp.json', `{"servers":{"${secret}":{}}}`);
    link(name, target);
    expect(found()).toEqual([`${name} file-unreadable`, survivor].sort());
  });

  test('by way of another link, or of a folder', () => {
    put(base, 'outside.json', `{"mcpServers":{"${secret}":{"command":5}}}`);
    link('one', '../outside.json');
    link('up', '..');
    link('.mcp.json', 'one');
    link('sub/.mcp.json', '../up/outside.json');
    expect(found()).toEqual(['.mcp.json file-unreadable', survivor, 'sub/.mcp.json file-unreadable']);
  });

  test.each(['data/a.json', 'config.yaml', 'notes/README.md', 'x.toml'])("but not %s, which is no client's", (name) => {
    put(base, 'outside.json', '{"mcpServers":{}}');
    link(name, '/etc/passwd');
    expect(found()).toEqual([survivor]);
  });

  test("into git's own files, where a checkout may have left a token", () => {
    put(cwd, '.git/config', `[http]\n\textraheader = ${secret}\n`);
    link('.mcp.json', '.git/config');
    expect(found()).toEqual(['.mcp.json file-unreadable', survivor]);
  });

  test('whatever the configuration of the workspace takes for what', () => {
    put(base, 'outside.json', `{"mcpServers":{"${secret}":{"command":5}}}`);
    put(cwd, 'mcp-lint.json', '{"files":{"src/**":"mcp","folder/**":"mcp"}}');
    link('src/x', '../../outside.json');
    link('folder', '..');
    expect(found()).toEqual([survivor, 'mcp-lint.json suppression-unused', 'src/x file-unreadable']);
  });
});

test('a file that is named may lie anywhere', () => {
  put(base, 'outside.json', '{"mcpServers":{"a":{}}}');
  link('.mcp.json', '../outside.json');
  expect(found('.mcp.json')).toEqual(['.mcp.json transport-missing']);
  expect(found('../outside.json', '--as', 'mcp')).toEqual([`${base}/outside.json transport-missing`]);
});

describe('a name in mcp-lint.json that leads out ends the run', () => {
  test.each<[string, string]>([
    [
      '{"tools":{"a":"link.json"}}',
      'mcp-lint: "link.json" leads out of the workspace, which "tools" names for server "a"',
    ],
    [
      '{"tools":{"a":"up/x.tools.json"}}',
      'mcp-lint: "up/x.tools.json" leads out of the workspace, which "tools" names',
    ],
    ['{"tools":{"a":".git/config"}}', 'mcp-lint: ".git/config" leads out of the workspace, which "tools" names'],
    ['{"tools":{"a":"../x.tools.json"}}', 'mcp-lint: mcp-lint.json:1:15 the path "../x.tools.json" leads out'],
    ['{"baseline":"link.json"}', 'mcp-lint: the baseline "link.json": this link leads out of the workspace'],
    [
      '{"baseline":"up/b.json"}',
      'mcp-lint: the baseline "up/b.json" lies behind a link that leads out of the workspace',
    ],
    ['{"baseline":"/etc/passwd"}', 'mcp-lint: mcp-lint.json:1:13 the path "/etc/passwd" leads out'],
  ])('%s', (config, message) => {
    put(base, 'x.tools.json', `{"tools":[{"name":"${secret}"}]}`);
    put(base, 'b.json', `{"version":1,"${secret}":[]}`);
    put(cwd, '.git/config', secret);
    put(cwd, 'mcp-lint.json', config);
    link('link.json', '../x.tools.json');
    link('up', '..');
    const { code, stdout, stderr } = runCli(cwd, []);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(leak);
  });

  test('and so does the file itself', () => {
    put(base, 'outside.json', `{"${secret}":1}`);
    link('mcp-lint.json', '../outside.json');
    const { code, stdout, stderr } = runCli(cwd, []);
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      'mcp-lint: "mcp-lint.json" is a link that leads out of its folder; name the configuration with --config\n',
    ]);
  });
});

test('whether something is there is asked within the workspace only', () => {
  put(base, 'there.js', '');
  link('up', '..');
  const servers = ['../../there.js', '../../gone.js', '../up/there.js', '../up/gone.js', '../none.js'].map(
    (name, number) => [`s${number}`, { command: 'node', args: [name] }],
  );
  put(cwd, 'sub/.mcp.json', JSON.stringify({ mcpServers: Object.fromEntries(servers) }));
  const { findings } = printedBy(runCli(cwd, ['--format', 'json', 'sub']));
  expect(findings.filter(({ rule }) => rule === 'command-path').map(({ message }) => message)).toEqual([
    expect.stringContaining('"../none.js"'),
  ]);
});

test('what a manifest names outside is not looked at', () => {
  put(base, 'icon.png', 'no picture');
  link('linked.png', '../icon.png');
  for (const [folder, icon] of [
    ['a', '../../icon.png'],
    ['b', '../linked.png'],
  ] as const) {
    put(
      cwd,
      `${folder}/manifest.json`,
      JSON.stringify({
        manifest_version: '0.3',
        name: 'a',
        version: '1.0.0',
        description: 'x',
        author: { name: 'a' },
        icon,
        server: { type: 'node', entry_point: 'server/index.js', mcp_config: { command: 'node' } },
      }),
    );
  }
  expect(runCli(cwd, []).stdout).not.toContain('is not a PNG');
});

test('patterns behind a link count for nothing, as for git', () => {
  put(base, 'patterns', 'control/\n');
  link('.gitignore', '../patterns');
  fs.mkdirSync(path.join(cwd, '.git'));
  expect(found()).toEqual([survivor]);
});

describe('a linked folder in the workspace', () => {
  test('is read under the name that clients look for', () => {
    put(cwd, 'config/cursor/mcp.json', '{"mcpServers":{"c":{}}}');
    link('.cursor', 'config/cursor');
    link('packages/a/.cursor', '../../config/cursor');
    expect(found()).toEqual(['.cursor/mcp.json transport-missing', survivor]);
  });

  test('is not read twice where its other name means less', () => {
    put(
      cwd,
      '.claude/skills/kit/.claude-plugin/plugin.json',
      '{"name":"kit","version":"1.0.0","description":"Notes."}',
    );
    put(cwd, '.claude/skills/kit/skills/notes/SKILL.md', 'Take notes.');
    link('.other/skills', '../.claude/skills');
    expect(found()).toEqual(['.claude/skills/kit/skills/notes/SKILL.md field-missing', survivor]);
  });

  test('is followed once, however many links lead to it', () => {
    for (let number = 0; number < 30; number += 1) {
      link(`d${number}/a`, `../d${number + 1}`);
      link(`d${number}/b`, `../d${number + 1}`);
      link(`d${number}/c${number}`, '..');
    }
    put(cwd, 'd30/.mcp.json', control);
    expect(found()).toEqual([survivor, 'd30/.mcp.json transport-missing']);
  });
});

describe('the library', () => {
  const library = () => import(bundles.api) as Promise<typeof import('../../src/index.ts')>;

  test('names a link that leads out, in every run of a session', async () => {
    put(base, 'outside.json', `{"mcpServers":{"${secret}":{"command":5}}}`);
    link('.mcp.json', '../outside.json');
    const { lint, open } = await library();
    const session = open({ cwd });
    for (const report of [await lint({ cwd }), await session.lint(), await session.lint()]) {
      expect(JSON.stringify(report)).not.toMatch(leak);
      expect(report.findings.map(({ path: at, rule }) => `${at} ${rule}`)).toEqual([
        '.mcp.json file-unreadable',
        survivor,
      ]);
    }
  });

  test('sees what is edited behind a linked folder', async () => {
    put(cwd, 'config/cursor/mcp.json', '{"mcpServers":{"c":{"command":"x"}}}');
    link('.cursor', 'config/cursor');
    const { open } = await library();
    const session = open({ cwd });
    const found = async () => (await session.lint()).findings.map(({ path: at, rule }) => `${at} ${rule}`);
    expect(await found()).toEqual([survivor]);
    for (const name of ['config/cursor/mcp.json', '.cursor/mcp.json']) {
      session.change(name, '{"mcpServers":{"c":{}}}');
      expect(await found()).toEqual(['.cursor/mcp.json transport-missing', survivor]);
      session.change(name, undefined);
      expect(await found()).toEqual([survivor]);
    }
  });

  test('finds nothing outside of the folder of given files', async () => {
    const files = {
      '../out.json': secret,
      '../.mcp.json': control,
      'mcp-lint.json': '{"tools":{"a":"x/../../out.json"}}',
    };
    const { lint } = await library();
    await expect(lint({ files })).rejects.toThrow('leads out of the workspace');
    const { 'mcp-lint.json': _, ...others } = files;
    expect((await lint({ files: others })).files).toEqual([]);
  });
});

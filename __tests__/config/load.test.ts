import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config/index.ts';
import { disk } from '../../src/files/disk.ts';
import type { Files } from '../../src/files/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import { put, tree } from '../tree.ts';

const known = {
  revisions: ['2025-06-18', '2025-11-25'],
  profiles: ['anthropic', 'openai'],
  rules: ['syntax-error', 'key-unknown', 'package-unpinned', 'tool-name-convention'],
  formats: ['claude-code-project', 'opencode'],
  clients: ['claude-code', 'opencode', 'vscode'],
};

function load(cwd: string, config?: string | false, files: Files = disk) {
  return loadConfig({ files, cwd, config, known: async () => known });
}

async function faults(text: string): Promise<string[]> {
  const cwd = tree({ 'mcp-lint.json': text });
  return load(cwd).then(
    () => [],
    (error: unknown) => {
      expect(error).toBeInstanceOf(UsageError);
      return (error as UsageError).message.split('\n');
    },
  );
}

describe('where the configuration is found', () => {
  test('in the folder, or the nearest one above it', async () => {
    const root = tree({ 'mcp-lint.json': '{"targets":["vscode"]}', 'a/b/': '', 'c/mcp-lint.json': '{}' });
    expect(await load(join(root, 'a/b'))).toMatchObject({ config: { targets: ['vscode'] }, root });
    expect(await load(join(root, 'c'))).toMatchObject({ config: { targets: [] }, root: join(root, 'c') });
  });

  test('in a package.json that has the key, after the file of its own', async () => {
    const root = tree({
      'package.json': '{"name":"mcp-lint","mcp-lint":{"targets":["opencode"]}}',
      'a/package.json': '{"name":"mcp-lint","devDependencies":{"mcp-lint":"1.0.0"}}',
      'b/package.json': '{"mcp-lint":',
    });
    for (const folder of ['.', 'a', 'b']) {
      const { config, document } = await load(join(root, folder));
      expect([config.targets, document?.().path]).toEqual([['opencode'], 'package.json']);
    }
    put(root, 'mcp-lint.json', '{}');
    expect((await load(root)).document?.().path).toBe('mcp-lint.json');
  });

  test('where the user says', async () => {
    const root = tree({ 'mcp-lint.json': '{"targets":[1]}', 'x/other.json': '{"targets":["vscode"]}' });
    expect(await load(root, 'x/other.json')).toMatchObject({ config: { targets: ['vscode'] }, root });
    expect(await load(join(root, 'x'), 'other.json')).toMatchObject({ root: join(root, 'x') });
    expect(await load(root, false)).toEqual({ config: expect.objectContaining({ targets: [] }) });
    await expect(load(root, 'gone.json')).rejects.toThrow(new UsageError('"gone.json" does not exist'));
  });

  test('a package.json without the key, named by the user', async () => {
    const root = tree({ 'package.json': '{}' });
    await expect(load(root, 'package.json')).rejects.toThrow(
      new UsageError('package.json:1:1 there is no "mcp-lint" here'),
    );
  });

  test('a folder in its place', async () => {
    const root = tree({ 'mcp-lint.json/': '' });
    await expect(load(root)).rejects.toThrow(new UsageError('mcp-lint.json:1:1 this is a folder, not a file'));
  });
});

describe('what it says', () => {
  test('everything, ready for use', async () => {
    const root = tree({
      'mcp-lint.json': `\ufeff{
        // comments are welcome
        "$schema": "./schema.json",
        "targets": ["opencode"],
        "rules": { "syntax-error": "off", "tool-name-convention": ["info", { "prefix": "x_" }] },
        "ignore": ["old/", "*.bak.json"],
        "files": { "conf/*.json": "opencode", "special.json": "claude-code" },
        "tools": { "github": "tools/github.json", "__proto__": "./p.json" },
        "overrides": [{ "files": ["examples"], "rules": { "key-unknown": "info" } }],
        "baseline": "baseline.json",
      }`,
    });
    const { config } = await load(root);
    expect(config.targets).toEqual(['opencode']);
    expect([...config.rules]).toEqual([
      ['syntax-error', { level: 'off' }],
      ['tool-name-convention', { level: 'info', options: { prefix: 'x_' } }],
    ]);
    expect(['old/', 'old/a.json', 'x/y.bak.json', 'new/a.json'].map(config.ignored)).toEqual([true, true, true, false]);
    expect(['conf/a.json', 'conf/special.json', 'x/special.json', 'a.json'].map(config.formatOf)).toEqual([
      'opencode',
      'claude-code',
      'claude-code',
      undefined,
    ]);
    expect([...config.tools]).toEqual([
      ['github', join(root, 'tools/github.json')],
      ['__proto__', join(root, 'p.json')],
    ]);
    const [override] = config.overrides;
    expect([override?.matches('examples/a/.mcp.json'), override?.matches('a.json')]).toEqual([true, false]);
    expect([...(override?.rules ?? [])]).toEqual([['key-unknown', { level: 'info' }]]);
    expect(config.baseline).toBe(join(root, 'baseline.json'));
  });

  test('nothing', async () => {
    const { config } = await load(tree({ 'mcp-lint.json': '{}' }));
    expect(config).toMatchObject({ targets: [], overrides: [], baseline: undefined });
    expect([config.rules.size, config.tools.size, config.ignored('a'), config.formatOf('a')]).toEqual([
      0,
      0,
      false,
      undefined,
    ]);
  });
});

describe('what is wrong with it', () => {
  test('all of it is said at once, in the order of the file', async () => {
    const text = `{
  "targets": ["opencod"],
  "rules": { "key-unknwon": "warning", "syntax-error": "fatal" },
  "ignore": ["!a"],
  "files": { "a.json": "nonsense" },
  "tools": { "x": "../x.json" },
  "overides": [],
  "baseline": "/etc/passwd"
}`;
    expect(await faults(text)).toEqual([
      'mcp-lint.json:2:15 "opencod" is not a client (did you mean "opencode"?)',
      'mcp-lint.json:3:14 "key-unknwon" is not a rule (did you mean "key-unknown"?)',
      expect.stringMatching(/^mcp-lint\.json:3:56 "syntax-error" in "rules" .*"error"/),
      'mcp-lint.json:4:14 the pattern "!a" begins with "!", which has no meaning here',
      'mcp-lint.json:5:24 "nonsense" is not a format or a client ("mcp-lint clients" lists them all)',
      'mcp-lint.json:6:19 the path "../x.json" leads out of the workspace (use a path below its root)',
      'mcp-lint.json:7:3 the configuration has the key "overides", which is not known here (did you mean "overrides"?)',
      'mcp-lint.json:8:15 the path "/etc/passwd" leads out of the workspace (use a path below its root)',
    ]);
  });

  test('in a package.json the places are those of the whole file', async () => {
    const root = tree({ 'package.json': '{\n  "a": 1,\n  "a": 2,\n  "mcp-lint": { "targets": ["no-such"] }\n}' });
    await expect(load(root)).rejects.toThrow(
      new UsageError('package.json:4:29 "no-such" is not a client ("mcp-lint clients" lists them all)'),
    );
  });

  test('the path of a configuration above is relative to the working directory', async () => {
    const root = tree({ 'mcp-lint.json': '{"targets":["x"]}', 'a/': '' });
    await expect(load(join(root, 'a'))).rejects.toThrow(/^\.\.\/mcp-lint\.json:1:13 "x" is not a client/);
  });

  test.each([
    ['', /^mcp-lint\.json:1:1 /],
    ['{"rules": {"syntax-error": "off"}', /^mcp-lint\.json:1:\d+ /],
    ['{"rules": {}, "rules": {}}', /^mcp-lint\.json:1:2 the key "rules" is defined more than once/],
    ['[]', /^mcp-lint\.json:1:1 the configuration /],
    ['"text"', /^mcp-lint\.json:1:1 the configuration /],
    ['null', /^mcp-lint\.json:1:1 the configuration /],
    ['{"targets": "opencode"}', /^mcp-lint\.json:1:13 "targets" /],
    ['{"rules": {"syntax-error": ["error"]}}', /^mcp-lint\.json:1:28 "syntax-error" in "rules" /],
    ['{"overrides": [{"files": ["a"], "rule": {}}]}', /did you mean "rules"\?/],
    ['{"overrides": [{"files": [], "rules": {}}]}', /^mcp-lint\.json:1:26 "files" in item 1 of "overrides" /],
    ['{"ignore": ["a/**/**/**/**/b"]}', /^mcp-lint\.json:1:13 the pattern "[^"]*" has more than three "\*\*"$/],
    [`{"ignore": ["${'{a,b}'.repeat(30)}"]}`, /stands for more than 100 alternatives$/],
    [`{"ignore": ["${'x'.repeat(1001)}"]}`, /is longer than 1000 characters$/],
    [`{"a":${'['.repeat(100_000)}`, /^mcp-lint\.json:1:\d+ /],
    ['{"a": "\0"}', /^mcp-lint\.json:1:8 the file holds a NUL byte here/],
    ['{"targets": ["a\\nb"]}', /^mcp-lint\.json:1:14 "a\\nb" is not a client/],
    ['{"__proto__": {"targets": []}}', /the configuration has the key "__proto__"/],
    [
      '{"clients": {"opencod": "<18.2"}}',
      /^mcp-lint\.json:1:14 "opencod" is not a client \(did you mean "opencode"\?\)$/,
    ],
    [
      '{"clients": {"opencode": "18.x"}}',
      /^mcp-lint\.json:1:26 "18\.x" is no range of versions \(write it as "<18\.2"/,
    ],
    ['{"clients": {"opencode": ""}}', /^mcp-lint\.json:1:26 "" is no range of versions/],
    ['{"clients": {"opencode": 18}}', /^mcp-lint\.json:1:26 "opencode" in "clients" /],
    ['{"clients": {"__proto__": "<18.2"}}', /^mcp-lint\.json:1:14 "__proto__" is not a client/],
    ['{"rules": {"constructor": "off"}}', /^mcp-lint\.json:1:12 "constructor" is not a rule/],
  ])('is said (case %#)', async (text, expected) => {
    const lines = await faults(text);
    expect(lines.join('\n')).toMatch(expected);
  });

  test('not more than anybody reads', async () => {
    const rules = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`rule-${i}`, 'off']));
    const lines = await faults(JSON.stringify({ rules }));
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toBe('and more');
  });
});

describe('a file that nobody named', () => {
  test('is not followed out of its folder', async () => {
    const root = tree({ 'a/': '' });
    fs.symlinkSync('/dev/zero', join(root, 'mcp-lint.json'));
    const fault = (name: string) =>
      new UsageError(`"${name}" is a link that leads out of its folder; name the configuration with --config`);
    await expect(load(root)).rejects.toThrow(fault('mcp-lint.json'));
    await expect(load(join(root, 'a'))).rejects.toThrow(fault('../mcp-lint.json'));
    await expect(load(root, 'mcp-lint.json')).rejects.toThrow(
      new UsageError('mcp-lint.json:1:1 this is a device, not a file'),
    );
  });

  test('may be a link to another one in its folder', async () => {
    const root = tree({ 'config/lint.json': '{ "targets": ["vscode"] }' });
    fs.symlinkSync('config/lint.json', join(root, 'mcp-lint.json'));
    expect((await load(root)).config.targets).toEqual(['vscode']);
  });

  test('in a package.json that leads out counts for nothing', async () => {
    const outside = tree({ 'package.json': '{ "mcp-lint": { "targets": ["vscode"] } }' });
    const root = tree();
    fs.symlinkSync(join(outside, 'package.json'), join(root, 'package.json'));
    expect((await load(root)).document).toBeUndefined();
  });

  test('is not looked for above the repository', async () => {
    const root = tree({
      'mcp-lint.json': '{}',
      'repo/.git/HEAD': '',
      'repo/a/': '',
      'tree/.git': 'gitdir: x',
      'b/': '',
    });
    expect((await load(join(root, 'b'))).root).toBe(root);
    for (const folder of ['repo', 'repo/a', 'tree']) expect((await load(join(root, folder))).root).toBeUndefined();
    fs.writeFileSync(join(root, 'repo/mcp-lint.json'), '{}');
    expect((await load(join(root, 'repo/a'))).root).toBe(join(root, 'repo'));
  });

  test('is not looked for in a folder of somebody else, nor taken from somebody else in a folder above', async () => {
    const root = tree({ 'mcp-lint.json': '{}', 'a/b/': '' });
    const ownedBy = (other: number, isOthers: (path: string) => boolean): Files => ({
      ...disk,
      owner: (path) => (isOthers(path) ? other : 1000),
    });
    const rootOf = async (files: Files) => (await load(join(root, 'a/b'), undefined, files)).root;
    expect(await rootOf(ownedBy(1000, () => true))).toBe(root);
    expect(await rootOf(ownedBy(1001, (path) => path === root))).toBeUndefined();
    expect(await rootOf(ownedBy(1001, (path) => path === join(root, 'a')))).toBeUndefined();
    expect(await rootOf(ownedBy(1001, (path) => path === join(root, 'mcp-lint.json')))).toBeUndefined();
    expect(await rootOf(ownedBy(0, (path) => path === join(root, 'mcp-lint.json')))).toBe(root);
    // Whoever runs it in a folder knows whose that is.
    expect(
      (
        await load(
          root,
          undefined,
          ownedBy(1001, (path) => path === join(root, 'mcp-lint.json')),
        )
      ).root,
    ).toBe(root);
  });
});

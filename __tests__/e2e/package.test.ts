import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { packaged } from '../bundle.ts';
import { tree } from '../tree.ts';
import { clean, cli, repository } from './support.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');

const manifest = JSON.parse(read('package.json')) as {
  version: string;
  bin: Record<string, string>;
  files: string[];
  exports: Record<string, unknown>;
  scripts: Record<string, string>;
  engines: { node: string };
  dependencies?: Record<string, string>;
};

function bundle(name: string): string {
  const folder = join(packaged, 'dist', name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

describe('package.json', () => {
  test('the command is there and can be executed', () => {
    const command = manifest.bin['mcp-lint'] ?? '';
    expect(readFileSync(join(packaged, command), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(statSync(join(packaged, command)).mode & 0o111).toBe(0o111);
  });

  test('everything that is published exists', () => {
    for (const path of manifest.files) expect([path, existsSync(join(packaged, path))]).toEqual([path, true]);
    expect(manifest.files.some((path) => manifest.bin['mcp-lint']?.startsWith(`${path}/`))).toBe(true);
    expect(Object.keys(manifest.exports)).toEqual(['.', './browser', './package.json', './schemas/*']);
  });

  test('nothing is fetched or run when it is installed', () => {
    expect(manifest.dependencies ?? {}).toEqual({});
    const scripts = ['prepare', 'prepack', 'postpack', 'preinstall', 'install', 'postinstall'];
    expect(Object.keys(manifest.scripts).filter((name) => scripts.includes(name))).toEqual([]);
  });

  test('the oldest Node is the one that is promised', () => {
    expect(manifest.engines.node).toBe('>=20.19');
  });

  test('the version is the one that the command prints and the changelog tells of', () => {
    expect(cli(tree(), ['--version']).stdout).toBe(`${manifest.version}\n`);
    expect(/^## \[(.+?)\]/m.exec(read('CHANGELOG.md'))?.[1]).toBe(manifest.version);
  });
});

describe('the bundles', () => {
  test('the command holds neither the action toolkit, its HTTP client, nor a schema compiler', () => {
    const text = bundle('cli') + bundle('api') + bundle('core');
    expect(text).not.toContain('undici');
    expect(text).not.toContain('@actions/core');
    expect(text).not.toContain('GITHUB_OUTPUT');
    expect(text).not.toContain('new Function');
    expect(text).not.toMatch(/require\(["']ajv/);
    expect(bundle('action')).toContain('GITHUB_OUTPUT');
  });

  test('nothing starts the command or the Action but whoever runs it', () => {
    const code = ['action', 'api', 'cli', 'core'].map(bundle).join('\n');
    expect(code.match(/require\("\.\.?\/(?:action|cli)\/[^"]*"\)/g)).toBeNull();
  });

  test('the command and the library can neither start a program nor open a connection', () => {
    const code = bundle('cli') + bundle('api') + bundle('core');
    const used = new Set(Array.from(code.matchAll(/require\("(?:node:)?([a-z_/]+)"\)/g), ([, name]) => name));
    expect(used).toContain('fs');
    const forbidden = ['child_process', 'cluster', 'dgram', 'dns', 'http', 'http2', 'https', 'net', 'tls'];
    expect(forbidden.filter((name) => used.has(name))).toEqual([]);
    expect(code).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket\(/);
  });

  test('nothing compiles text but what loads the pieces themselves', () => {
    const code = bundle('cli') + bundle('api') + bundle('core');
    expect(code.match(/require\("(?:node:)?vm"\)/g)).toHaveLength(1);
    const start = readFileSync(join(packaged, 'dist/core/start.js'), 'utf8');
    expect(start.match(/\.runIn\w+\(/g)).toEqual(['.runInThisContext(']);
    expect(code).not.toMatch(/\beval\(|\bFunction\(/);
  });

  test('the licences of what is inside lie beside them', () => {
    const licences = readFileSync(join(packaged, 'dist/licenses.txt'), 'utf8');
    for (const library of ['@actions/core', 'jsonc-parser', 'yaml', 'ignore', 'toml-eslint-parser']) {
      expect(licences).toMatch(new RegExp(`^${library} \\d[\\d.]* \\(`, 'm'));
    }
  });
});

test('action.yml starts the bundle', () => {
  const { runs, inputs } = parse(read('action.yml')) as {
    runs: { using: string; main: string };
    inputs: Record<string, { required: boolean }>;
  };
  expect(runs).toEqual({ using: 'node24', main: 'dist/action/index.js' });
  expect(existsSync(join(packaged, runs.main))).toBe(true);
  const sources = readdirSync(join(repository, 'src/action')).map((file) => read(`src/action/${file}`));
  const asked = sources.flatMap((text) =>
    Array.from(text.matchAll(/\b(?:get\w*Input|optional|choice|flag)\('([a-z-]+)'/g), ([, name]) => name),
  );
  expect(Object.keys(inputs).sort()).toEqual([...new Set(asked)].sort());
  expect(Object.values(inputs).filter(({ required }) => required)).toEqual([]);
});

describe('.pre-commit-hooks.yaml', () => {
  const [hook] = parse(read('.pre-commit-hooks.yaml')) as Record<string, unknown>[];
  // The verbose mode of Python, which pre-commit uses.
  const pattern = new RegExp(String(hook?.files).replace('(?x)', '').replace(/\s/g, ''));

  test('runs once, and decides itself what it reads', () => {
    expect(hook).toMatchObject({
      id: 'mcp-lint',
      entry: 'mcp-lint',
      language: 'node',
      pass_filenames: false,
      require_serial: true,
    });
  });

  const { clients } = JSON.parse(cli(tree(), ['clients', '--format', 'json']).stdout) as {
    clients: { formats: { id: string; files: string[] }[] }[];
  };
  const files = clients
    // What no client reads is looked for by its names.
    .flatMap((client) => client.formats.flatMap(({ id, files }) => (id.startsWith('stray') ? [] : files)))
    .filter((file) => !/ /.test(file));

  test.each([...new Set(files), 'mcp-lint.json'])('runs for %s', (file) => {
    const path = file.replace(/^\//, '').replace('*', 'team');
    expect(pattern.test(path)).toBe(true);
    // At the root it is one client's; in other folders it may be a plugin's.
    expect(pattern.test(`packages/a/${path}`)).toBe(!file.startsWith('/') || files.includes(path));
  });

  test.each([
    'README.md',
    'package.json',
    'src/index.ts',
    'my-opencode.json',
    '.mcp.json.orig',
    'docs/.claude/notes.md',
  ])('does not run for %s', (path) => {
    expect(pattern.test(path)).toBe(false);
  });

  test.each([
    'mcp-servers.json',
    'deploy/team.mcp.jsonc',
    'claude_desktop_config.example.json',
    'mcp.toml',
    '.mcp.json.bak',
    'claude_desktop_config.json.txt',
  ])('runs for %s, which no client reads', (path) => {
    expect(pattern.test(path)).toBe(true);
  });

  test('what it runs for is what a run reads', () => {
    const read = files.map((file) => file.replace(/^\//, '').replace('*', 'team'));
    const folder = tree(
      Object.fromEntries([...new Set(read)].map((path) => [path, path.endsWith('.md') ? '' : clean])),
    );
    const { files: checked } = JSON.parse(cli(folder, ['--format', 'json']).stdout) as { files: { path: string }[] };
    expect(checked.length).toBeGreaterThan(5);
    expect(checked.map(({ path }) => path).filter((path) => !pattern.test(path))).toEqual([]);
  });
});

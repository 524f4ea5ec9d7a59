import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { cli, workspace } from './support.ts';

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const lines = (folder: string, ...args: string[]) => {
  const { code, stdout, stderr } = cli(folder, ['init', ...args]);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.split('\n').slice(0, 3);
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string; repository: { url: string } };
const home = manifest.repository.url.replace(/^git\+|\.git$/g, '');
const hook = { repo: home, rev: `v${manifest.version}`, hooks: [{ id: 'mcp-lint' }] };

describe('init', () => {
  test('writes three files that work, and says so', () => {
    const folder = workspace();
    expect(lines(folder)).toEqual([
      'wrote mcp-lint.json',
      'wrote .github/workflows/mcp-lint.yml',
      'wrote .pre-commit-config.yaml',
    ]);
    expect(cli(folder, ['--config', 'mcp-lint.json']).code).toBe(0);
    expect(parse(read(folder, '.pre-commit-config.yaml'))).toEqual({ repos: [hook] });
    const workflow = parse(read(folder, '.github/workflows/mcp-lint.yml'));
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const [major] = manifest.version.split('.');
    expect(workflow.jobs['mcp-lint'].steps.at(-1).uses).toBe(`${home.replace('https://github.com/', '')}@v${major}`);
  });

  test('twice changes nothing', () => {
    const folder = workspace();
    lines(folder);
    expect(lines(folder)).toEqual([
      'kept mcp-lint.json: it is as it should be',
      'kept .github/workflows/mcp-lint.yml: it is as it should be',
      'kept .pre-commit-config.yaml: it is as it should be',
    ]);
  });

  const mine = {
    'mcp-lint.json': '{"rules": {}}\n',
    '.pre-commit-config.yaml': 'repos:\n- repo: local\n  hooks: []\n',
  };

  test('leaves files that exist alone', () => {
    const folder = workspace(mine);
    expect(lines(folder)).toEqual([
      'kept mcp-lint.json: it exists; "mcp-lint init --yes" changes it',
      'wrote .github/workflows/mcp-lint.yml',
      'kept .pre-commit-config.yaml: it exists; "mcp-lint init --yes" changes it',
    ]);
    for (const [path, text] of Object.entries(mine)) expect(read(folder, path)).toBe(text);
  });

  test('changes them with --yes, and adds to the hooks that are there', () => {
    const folder = workspace(mine);
    expect(lines(folder, '--yes')[0]).toBe('changed mcp-lint.json');
    expect(parse(read(folder, '.pre-commit-config.yaml'))).toEqual({ repos: [{ repo: 'local', hooks: [] }, hook] });
  });

  test.each([
    ['comments and keys after the list', 'repos:  # ours\n  - repo: local\n    hooks: [] # none\n\nci:\n  skip: [a]\n'],
    ['no line break at the end', 'fail_fast: true\nrepos:\n    - repo: local\n      hooks: []'],
  ])('adds its entry and touches nothing else: %s', (_, text) => {
    const folder = workspace({ '.pre-commit-config.yaml': text });
    lines(folder, '--yes');
    const after = read(folder, '.pre-commit-config.yaml');
    expect(parse(after)).toEqual({ ...parse(text), repos: [...parse(text).repos, hook] });
    expect(after.split('\n')).toEqual(expect.arrayContaining(text.split('\n')));
  });

  test.each([
    ['a list on one line', 'repos: [{repo: local, hooks: []}]\n'],
    ['broken YAML', 'repos: [\n'],
    ['no list', 'a: 1\n'],
    ['a list by another name', 'x: &x\n- repo: local\nrepos: *x\n'],
  ])('keeps what it cannot change safely: %s', (_, text) => {
    const folder = workspace({ '.pre-commit-config.yaml': text });
    expect(lines(folder, '--yes')[2]).toMatch(/^kept \.pre-commit-config\.yaml: its list of "repos"/);
    expect(read(folder, '.pre-commit-config.yaml')).toBe(text);
  });

  test('never writes through a link, nor over a folder', () => {
    const folder = workspace({ outside: 'mine' });
    symlinkSync('outside', join(folder, 'mcp-lint.json'));
    mkdirSync(join(folder, '.pre-commit-config.yaml'));
    const [config, , hooks] = lines(folder, '--yes');
    expect(config).toBe('kept mcp-lint.json: it is no regular file');
    expect(hooks).toBe('kept .pre-commit-config.yaml: it is no regular file');
    expect(read(folder, 'outside')).toBe('mine');
  });

  test('a folder that cannot be written to is a sentence', () => {
    const folder = workspace({ '.github': 'a file' });
    const run = cli(folder, ['init']);
    expect([run.code, run.stderr]).toEqual([
      2,
      expect.stringMatching(/^mcp-lint: "\.github\/workflows\/mcp-lint\.yml" cannot be written: .*\n$/),
    ]);
  });

  test('takes no argument and only its own option', () => {
    const folder = workspace();
    expect(cli(folder, ['init', 'x']).stderr).toBe(
      'mcp-lint: "mcp-lint init" takes no argument, but "x" is given; a folder of that name is "./init"\n',
    );
    expect(cli(folder, ['--yes']).stderr).toBe('mcp-lint: "--yes" is an option of "mcp-lint init"\n');
  });
});

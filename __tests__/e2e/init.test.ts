import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { tree } from '../tree.ts';
import { clean, cli } from './support.ts';

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const lines = (folder: string, ...args: string[]) => {
  const { code, stdout, stderr } = cli(folder, ['init', ...args]);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.split('\n').slice(1, 4);
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  version: string;
  repository: { url: string };
};
const home = manifest.repository.url.replace(/^git\+|\.git$/g, '');
const hook = { repo: home, rev: `v${manifest.version}`, hooks: [{ id: 'mcp-lint' }] };

/** Of a repository that is pushed to this address. */
const pushedTo = (url: string) => ({
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${url}\n`,
});
const github = pushedTo('git@github.com:example/project.git');

describe('init', () => {
  test('writes three files that work, and says so', () => {
    const folder = tree(github);
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

  test('names the clients whose servers it found as targets', () => {
    const folder = tree({
      ...github,
      '.mcp.json': clean,
      '.cursor/mcp.json': clean,
      'app/.vscode/mcp.json': '{"servers":{"docs":{"type":"stdio","command":"docs-mcp"}}}\n',
      'notes/other.json': clean,
    });
    const { stdout } = cli(folder, ['init']);
    expect(stdout).toMatch(/^found servers of Claude Code, Cursor and VS Code\n/);
    expect(JSON.parse(read(folder, 'mcp-lint.json')).targets).toEqual(['claude-code', 'cursor', 'vscode']);
  });

  test.each([
    ['https://github.com/example/project', '.github/workflows/mcp-lint.yml'],
    ['ssh://git@github.com:22/example/project.git', '.github/workflows/mcp-lint.yml'],
    ['https://gitlab.com/example/project.git', '.gitlab-ci.yml'],
    ['git@gitlab.example.com:example/project.git', '.gitlab-ci.yml'],
    ['https://github.com.example.com/project.git', undefined],
    ['/srv/git/github.com/project.git', undefined],
  ])('writes the workflow of the host that it sees: %s', (url, path) => {
    const folder = tree(pushedTo(url));
    const [, workflow] = lines(folder);
    if (path === undefined)
      expect(workflow).toMatch(/^no workflow: nothing here says who hosts the repository; .*\/ci\.md /);
    else expect(workflow).toBe(`wrote ${path}`);
    for (const each of ['.github', '.gitlab-ci.yml'])
      expect([each, existsSync(join(folder, each))]).toEqual([each, path?.startsWith(each) ?? false]);
  });

  test('adds its job to a pipeline of GitLab, and touches nothing else', () => {
    const before = 'stages: [test] # ours\n\ntests:\n  script:\n    - !reference [.setup, script]\n    - make';
    const folder = tree({ '.gitlab-ci.yml': before });
    expect(lines(folder)[1]).toBe('kept .gitlab-ci.yml: it exists; "mcp-lint init --yes" changes it');
    expect(lines(folder, '--yes')[1]).toBe('changed .gitlab-ci.yml');
    const after = read(folder, '.gitlab-ci.yml');
    expect(after.startsWith(`${before}\n\nmcp-lint:\n`)).toBe(true);
    expect(after).toContain(`npx --yes ${manifest.name}@${manifest.version} --format gitlab`);
    expect(lines(folder, '--yes')[1]).toBe('kept .gitlab-ci.yml: it is as it should be');
  });

  test.each(['- a list\n', 'broken: [\n', 'tests: { script: [make] }\n...\n'])(
    'keeps a pipeline that it cannot change safely: %j',
    (text) => {
      const folder = tree({ '.gitlab-ci.yml': text });
      expect(lines(folder, '--yes')[1]).toMatch(/^kept \.gitlab-ci\.yml: a job cannot be added to it safely; /);
      expect(read(folder, '.gitlab-ci.yml')).toBe(text);
    },
  );

  test('leaves hooks to whoever runs them', () => {
    const husky = tree({ '.husky/pre-commit': 'npm test' });
    expect(lines(husky, '--yes')[2]).toBe('changed .husky/pre-commit');
    expect(read(husky, '.husky/pre-commit')).toBe('npm test\nnpx --no-install mcp-lint\n');
    expect(lines(husky, '--yes')[2]).toBe('kept .husky/pre-commit: it is as it should be');
    const others = { lefthook: { 'lefthook.yml': '' }, 'lint-staged': { 'package.json': '{"lint-staged":{}}' } };
    for (const [name, files] of Object.entries(others)) {
      const folder = tree(files);
      expect(lines(folder)[2]).toMatch(new RegExp(`^no hook: this repository has ${name}; .*/ci\\.md#hooks `));
      expect(existsSync(join(folder, '.pre-commit-config.yaml'))).toBe(false);
    }
  });

  test('recommends the extension where VS Code is used', () => {
    const recommended = (folder: string) => read(folder, '.vscode/extensions.json');
    const fresh = tree({ '.vscode/': '' });
    expect(cli(fresh, ['init']).stdout).toContain('\nwrote .vscode/extensions.json\n');
    expect(JSON.parse(recommended(fresh))).toEqual({ recommendations: ['mcp-lint.mcp-lint'] });
    const before = '{\n\t// ours\n\t"recommendations": [\n\t\t"a.b", // the one\n\t],\n}\n';
    const folder = tree({ '.vscode/extensions.json': before });
    cli(folder, ['init']);
    expect(recommended(folder)).toBe(before);
    cli(folder, ['init', '--yes']);
    expect(recommended(folder)).toMatch(
      /^\{\n\t\/\/ ours\n\t"recommendations": \[\n\t\t"a\.b",[\s\S]*"mcp-lint\.mcp-lint"/,
    );
    expect(cli(folder, ['init', '--yes']).stdout).toContain('kept .vscode/extensions.json: it is as it should be');
    const other = tree({ '.vscode/extensions.json': '["a.b"]' });
    expect(cli(other, ['init', '--yes']).stdout).toMatch(
      /kept \.vscode\/extensions\.json: its list of "recommendations"/,
    );
  });

  test('twice changes nothing', () => {
    const folder = tree(github);
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
    const folder = tree({ ...github, ...mine });
    expect(lines(folder)).toEqual([
      'kept mcp-lint.json: it exists; "mcp-lint init --yes" changes it',
      'wrote .github/workflows/mcp-lint.yml',
      'kept .pre-commit-config.yaml: it exists; "mcp-lint init --yes" changes it',
    ]);
    for (const [path, text] of Object.entries(mine)) expect(read(folder, path)).toBe(text);
  });

  test('changes them with --yes, and adds to the hooks that are there', () => {
    const folder = tree(mine);
    expect(lines(folder, '--yes')[0]).toBe('changed mcp-lint.json');
    expect(parse(read(folder, '.pre-commit-config.yaml'))).toEqual({ repos: [{ repo: 'local', hooks: [] }, hook] });
  });

  test.each([
    ['comments and keys after the list', 'repos:  # ours\n  - repo: local\n    hooks: [] # none\n\nci:\n  skip: [a]\n'],
    ['no line break at the end', 'fail_fast: true\nrepos:\n    - repo: local\n      hooks: []'],
  ])('adds its entry and touches nothing else: %s', (_, text) => {
    const folder = tree({ '.pre-commit-config.yaml': text });
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
    const folder = tree({ '.pre-commit-config.yaml': text });
    expect(lines(folder, '--yes')[2]).toMatch(/^kept \.pre-commit-config\.yaml: its list of "repos"/);
    expect(read(folder, '.pre-commit-config.yaml')).toBe(text);
  });

  test('never writes through a link, nor over a folder', () => {
    const folder = tree({ outside: 'mine' });
    symlinkSync('outside', join(folder, 'mcp-lint.json'));
    mkdirSync(join(folder, '.pre-commit-config.yaml'));
    const [config, , hooks] = lines(folder, '--yes');
    expect(config).toBe('kept mcp-lint.json: it is no regular file');
    expect(hooks).toBe('kept .pre-commit-config.yaml: it is no regular file');
    expect(read(folder, 'outside')).toBe('mine');
  });

  test('a folder that cannot be written to is a sentence', () => {
    const folder = tree({ ...github, '.github': 'a file' });
    const run = cli(folder, ['init']);
    expect([run.code, run.stderr]).toEqual([
      2,
      expect.stringMatching(/^mcp-lint: "\.github\/workflows\/mcp-lint\.yml" cannot be written: .*\n$/),
    ]);
  });

  test('takes no argument and only its own option', () => {
    const folder = tree();
    expect(cli(folder, ['init', 'x']).stderr).toBe(
      'mcp-lint: "mcp-lint init" takes no argument, but "x" is given; a folder of that name is "./init"\n',
    );
    expect(cli(folder, ['--yes']).stderr).toBe('mcp-lint: "--yes" is an option of "mcp-lint init"\n');
  });
});

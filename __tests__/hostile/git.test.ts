import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { disk } from '../../src/files/disk.ts';
import { put, tree } from '../tree.ts';
import { printedBy, runCli } from './cli.ts';

/** A token of a shape that no service gives out any more. */
const token = `sbp_${'a1b2c3d4e5'.repeat(4)}`;
const leaking = JSON.stringify({ servers: { a: { command: 'x', env: { T: token } } } });

let cwd = '';
beforeEach(() => {
  cwd = tree();
});
afterEach(() => fs.rmSync(cwd, { recursive: true, force: true }));

function git(folder: string, ...args: readonly string[]): void {
  const settings = ['user.name=a', 'user.email=a@example.com', 'protocol.file.allow=always', 'commit.gpgsign=false'];
  const env = { PATH: process.env.PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1' };
  const given = settings.flatMap((setting) => ['-c', setting]);
  execFileSync('git', ['-C', folder, ...given, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** A repository that ignores what it keeps. */
function repository(folder: string, ...options: readonly string[]): string {
  fs.mkdirSync(folder, { recursive: true });
  git(folder, 'init', '-q', ...options);
  put(folder, '.gitignore', '.vscode/\n*.local.json\n');
  put(folder, '.vscode/mcp.json', leaking);
  git(folder, 'add', '-f', '.');
  return folder;
}

function found(folder: string, ...args: readonly string[]): string[] {
  const { findings } = printedBy(runCli(folder, ['--format', 'json', ...args]));
  return findings.map(({ path: at, severity, rule }) => `${at} ${severity} ${rule}`);
}

function lastLine(folder: string): string | undefined {
  return runCli(folder, []).stdout.trimEnd().split('\n').at(-1);
}

const published = '.vscode/mcp.json error secret-literal';

describe('what git keeps is read though its patterns name it', () => {
  test('in the folder, and what it does not keep is counted', () => {
    const folder = repository(cwd);
    put(folder, '.cursor/mcp.json', '{}');
    put(folder, '.roo/mcp.json', '{}');
    put(folder, '.vscode/more/.mcp.json', '{}');
    put(folder, 'build/.mcp.json', '{}');
    fs.appendFileSync(path.join(folder, '.gitignore'), '.cursor/\n.roo/mcp.json\nbuild/\n');
    expect(found(folder)).toEqual([published]);
    expect(lastLine(folder)).toMatch(/; checked 1 file: VS Code 1; 2 files ignored by git$/);
  });

  test('and patterns in UTF-16 keep nothing out of it', () => {
    const folder = repository(cwd);
    git(folder, 'rm', '-q', '--cached', '.vscode/mcp.json');
    fs.writeFileSync(path.join(folder, '.gitignore'), Buffer.from('\ufeff.vscode/\r\n', 'utf16le'));
    git(folder, 'add', '.');
    expect(found(folder)).toEqual(['.gitignore warning search-incomplete', published]);
  });

  test('and a line in UTF-16 behind others takes nothing from these', () => {
    const folder = repository(cwd);
    git(folder, 'rm', '-q', '--cached', '.vscode/mcp.json');
    const lines = Buffer.concat([Buffer.from('.vscode/\n'), Buffer.from('*.log\r\n', 'utf16le')]);
    fs.writeFileSync(path.join(folder, '.gitignore'), lines);
    git(folder, 'add', '.');
    expect(found(folder)).toEqual([]);
  });

  test('until it is taken out of the index', () => {
    const folder = repository(cwd);
    git(folder, 'rm', '-q', '--cached', '.vscode/mcp.json');
    expect(found(folder)).toEqual([]);
    expect(lastLine(folder)).toBe('no MCP configuration of a known client found in .; 1 file ignored by git');
  });

  test('in a worktree, also in one whose folder was moved', () => {
    const main = repository(path.join(cwd, 'main'));
    git(main, 'commit', '-q', '-m', 'a');
    git(main, 'worktree', 'add', '-q', '../tree');
    fs.appendFileSync(path.join(main, '.git/info/exclude'), '.omp/\n');
    const tree = path.join(cwd, 'tree');
    put(tree, '.omp/mcp.json', '{}');
    expect(found(tree)).toEqual([published]);
    expect(lastLine(tree)).toContain('1 file ignored by git');
    expect(found(cwd)).toEqual([`main/${published}`, `tree/${published}`]);
    fs.rmSync(path.join(cwd, 'main/.git/worktrees'), { recursive: true });
    // Nobody knows any more what is published.
    expect(found(tree)).toContain(published);
  });

  test('in a submodule, also in one that lies in a folder which is ignored', () => {
    const library = repository(path.join(cwd, 'library'));
    git(library, 'commit', '-q', '-m', 'a');
    const folder = path.join(cwd, 'main');
    fs.mkdirSync(folder);
    git(folder, 'init', '-q');
    git(folder, 'submodule', '--quiet', 'add', library, 'vendor/library');
    put(folder, '.gitignore', 'vendor/\n');
    expect(found(folder)).toEqual([`vendor/library/${published}`]);
    expect(found(path.join(folder, 'vendor/library'))).toEqual([published]);
  });

  test('where patterns are in the way of an honest repository inside another one', () => {
    const folder = repository(cwd);
    put(folder, '.gitignore', 'clones/\n');
    repository(path.join(folder, 'clones/other'));
    expect(found(folder)).toEqual([published]);
  });
});

describe('an index', () => {
  const names = [
    '.mcp.json',
    'a/b/c.json',
    'a/b/d.json',
    'a/é.json',
    `long/${'n'.repeat(200)}/${'m'.repeat(200)}.json`,
  ];

  test.each<[string, readonly string[], readonly (readonly string[])[]]>([
    ['of version 2', [], []],
    ['of version 3, with what is only meant to be added', [], [['add', '-N', 'later.json']]],
    ['of version 4', [], [['update-index', '--index-version', '4']]],
    ['in two files', [], [['update-index', '--split-index']]],
    ['in two files, in version 4', [], [['update-index', '--index-version', '4', '--split-index']]],
    ['with hashes of 256 bits', ['--object-format=sha256'], []],
    ['with hashes of 256 bits, in version 4', ['--object-format=sha256'], [['update-index', '--index-version', '4']]],
    ['with hashes of 256 bits, in two files', ['--object-format=sha256'], [['update-index', '--split-index']]],
    ['without a hash at its end', [], [['-c', 'index.skipHash=true', 'add', '--renormalize', '.']]],
    ['with cached trees', [], [['write-tree']]],
  ])('%s', (_, init, commands) => {
    git(cwd, 'init', '-q', ...init);
    for (const name of names) put(cwd, name, name);
    put(cwd, 'gone.json', '');
    put(cwd, 'later.json', '');
    git(cwd, 'add', ...names, 'gone.json');
    for (const command of commands) git(cwd, ...command);
    git(cwd, 'rm', '-q', '--cached', 'gone.json');
    put(cwd, 'new.json', '');
    git(cwd, 'add', 'new.json');
    const tracked = disk.tracked(cwd);
    const has = (name: string) => tracked?.has(name);
    expect([...names, 'new.json'].map(has)).toEqual([...names, 'new.json'].map(() => true));
    const none = ['gone.json', 'a', 'a/b', 'a/b/', 'mcp.json', 'a/b/e.json', 'é.json', 'z'];
    expect(none.map(has)).toEqual(none.map(() => false));
    const folders = ['a', 'a/b', 'long', 'b', 'a/b/c.json', 'gone.json', 'a/', 'n'];
    expect(folders.map((folder) => tracked?.hasIn(folder))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('of a sparse tree lists whole folders', () => {
    const origin = path.join(cwd, 'origin');
    fs.mkdirSync(origin);
    git(origin, 'init', '-q');
    for (const name of ['in/a.json', 'out/a.json', 'out/deep/b.json']) put(origin, name, name);
    git(origin, 'add', '.');
    git(origin, 'commit', '-q', '-m', 'a');
    git(origin, 'sparse-checkout', 'set', '--cone', '--sparse-index', 'in');
    const tracked = disk.tracked(origin);
    expect(['in/a.json', 'out/a.json', 'out/deep/b.json', 'on/a.json'].map((name) => tracked?.has(name))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('that is cut off anywhere is none, and never a fault', () => {
    git(cwd, 'init', '-q');
    for (const name of names) put(cwd, name, name);
    git(cwd, 'add', '.');
    for (const version of ['2', '4']) {
      git(cwd, 'update-index', '--index-version', version);
      const index = path.join(cwd, '.git/index');
      const whole = fs.readFileSync(index);
      for (let end = 0; end < whole.length; end += 7) {
        fs.writeFileSync(index, whole.subarray(0, end));
        expect(disk.tracked(cwd)).toBeUndefined();
      }
      fs.writeFileSync(index, whole);
      expect(disk.tracked(cwd)?.has('.mcp.json')).toBe(true);
    }
  });
});

describe('where the index cannot be read, what git ignores counts as published, and that is said', () => {
  test.each<[string, (folder: string) => void]>([
    ['no index', (folder) => fs.writeFileSync(path.join(folder, '.git/index'), 'DIRC')],
    [
      'a folder',
      (folder) => {
        fs.rmSync(path.join(folder, '.git/index'));
        fs.mkdirSync(path.join(folder, '.git/index'));
      },
    ],
    [
      'a shared index that is gone',
      (folder) => {
        git(folder, 'update-index', '--split-index');
        for (const name of fs.readdirSync(path.join(folder, '.git')))
          if (name.startsWith('sharedindex.')) fs.rmSync(path.join(folder, '.git', name));
      },
    ],
    [
      'a file that leads nowhere',
      (folder) => {
        fs.rmSync(path.join(folder, '.git'), { recursive: true });
        fs.writeFileSync(path.join(folder, '.git'), 'gitdir: /nowhere/at/all\n');
      },
    ],
    [
      'a pipe',
      (folder) => {
        fs.rmSync(path.join(folder, '.git/index'));
        execFileSync('mkfifo', [path.join(folder, '.git/index')]);
      },
    ],
  ])('%s', (_, spoil) => {
    const folder = repository(cwd);
    git(folder, 'rm', '-q', '--cached', '.vscode/mcp.json');
    put(folder, 'dist/.mcp.json', leaking);
    fs.appendFileSync(path.join(folder, '.gitignore'), 'dist/\n');
    spoil(folder);
    expect(found(folder)).toEqual(['.git info search-incomplete', published]);
  });
});

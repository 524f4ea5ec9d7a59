import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type DiscoverOptions, discover } from '../../src/discover/index.ts';
import { rootAt } from '../../src/discover/root.ts';
import { disk } from '../../src/files/disk.ts';
import { overlay } from '../../src/files/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import { put, tree } from '../tree.ts';

const wanted = (path: string) => /(^|\/)\.mcp\.json$/.test(path);

function found(root: string, options: Partial<DiscoverOptions> = {}) {
  const { sources } = discover({ files: disk, cwd: root, root, paths: [], wanted, ...options });
  return sources.map(({ source: { path, text, problems }, ...rest }) => ({
    source: { path, text, problems },
    ...rest,
  }));
}

function paths(root: string, options: Partial<DiscoverOptions> = {}) {
  return found(root, options).map(({ source }) => source.path);
}

function only(root: string, path: string, options: Partial<DiscoverOptions> = {}) {
  const [first, ...more] = found(root, options).filter(({ source }) => source.path === path);
  if (first === undefined || more.length > 0) throw new Error(`${path} was found ${more.length} times`);
  return first;
}

describe('what is found', () => {
  test('wanted files, sorted by path, with their text', () => {
    const root = tree({ 'b/.mcp.json': '{"b":1}', '.mcp.json': '{}', 'a/x.json': '{}', 'a/c/.mcp.json': '[]' });
    expect(found(root)).toEqual([
      {
        source: { path: '.mcp.json', text: '{}', problems: [] },
        explicit: false,
        reported: true,
        absolute: join(root, '.mcp.json'),
        ofUser: false,
      },
      expect.objectContaining({ source: { path: 'a/c/.mcp.json', text: '[]', problems: [] } }),
      expect.objectContaining({ source: { path: 'b/.mcp.json', text: '{"b":1}', problems: [] } }),
    ]);
  });

  test.each(['.git', '.hg', '.svn', '.jj', 'node_modules', '.venv', 'venv', '__pycache__'])('nothing in %s', (name) => {
    expect(paths(tree({ [`a/${name}/.mcp.json`]: '{}', 'a/.mcp.json': '{}' }))).toEqual(['a/.mcp.json']);
  });

  test('nothing the configuration ignores, and its folders are not walked', () => {
    const root = tree({ 'old/.mcp.json': '{}', 'new/.mcp.json': '{}', 'new/x/.mcp.json': '{}' });
    const asked: string[] = [];
    const ignored = (path: string) => {
      asked.push(path);
      return path === 'old/' || path === 'new/x/.mcp.json';
    };
    expect(paths(root, { ignored })).toEqual(['new/.mcp.json']);
    expect(asked).not.toContain('old/.mcp.json');
  });

  test('file names with control characters, quotes, colons and backslashes stay as they are', () => {
    const names = ['a\nb', 'c"d', 'e:f', 'g\\h', ' i ', '\u202ej', '#k', '!l', '__proto__'];
    const root = tree(Object.fromEntries(names.map((name) => [`${name}/.mcp.json`, '{}'])));
    put(root, '.gitignore', 'nothing\n');
    expect(paths(root)).toEqual(names.map((name) => `${name}/.mcp.json`).sort());
  });

  test('nothing below a hundred folders', () => {
    const root = tree({ [`${'a/'.repeat(100)}.mcp.json`]: '{}', [`${'b/'.repeat(101)}.mcp.json`]: '{}' });
    expect(paths(root)).toEqual([`${'a/'.repeat(100)}.mcp.json`]);
  });

  test('many files', () => {
    const files = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`p${i}/.mcp.json`, `{"n":${i}}`]));
    expect(new Map(found(tree(files)).map(({ source }) => [source.path, source.text]))).toEqual(
      new Map(Object.entries(files)),
    );
  });
});

describe('.gitignore', () => {
  test('excludes files and folders', () => {
    const root = tree({ '.gitignore': 'dist/\n*.d/.mcp.json\r\n', 'dist/.mcp.json': '', 'a.d/.mcp.json': '' });
    put(root, 'src/.mcp.json', '{}');
    expect(paths(root)).toEqual(['src/.mcp.json']);
  });

  test('a nested one takes back what an outer one excludes', () => {
    const root = tree({
      '.gitignore': '.mcp.json\nbuild\n',
      '.mcp.json': '{}',
      'a/.gitignore': '!.mcp.json\n',
      'a/.mcp.json': '{}',
      'b/.mcp.json': '{}',
      'build/.gitignore': '!.mcp.json\n',
      'build/.mcp.json': '{}',
    });
    expect(paths(root)).toEqual(['a/.mcp.json']);
  });

  test('a folder that is taken back is walked, and the outer patterns still count in it', () => {
    const root = tree({
      '.gitignore': 'build\nsecret\n',
      'a/.gitignore': '!build\n',
      'a/build/.mcp.json': '{}',
      'a/build/b/.mcp.json': '{}',
      'a/build/secret/.mcp.json': '{}',
      'a/build/build/.mcp.json': '{}',
      'c/build/.mcp.json': '{}',
    });
    expect(paths(root)).toEqual(['a/build/.mcp.json', 'a/build/b/.mcp.json', 'a/build/build/.mcp.json']);
  });

  test('an anchored pattern counts from its own folder', () => {
    const root = tree({ 'a/.gitignore': '/x\n', 'a/x/.mcp.json': '', 'a/b/x/.mcp.json': '', 'x/.mcp.json': '' });
    expect(paths(root)).toEqual(['a/b/x/.mcp.json', 'x/.mcp.json']);
  });

  test('.git/info/exclude counts too', () => {
    const root = tree({ '.git/info/exclude': 'private\n', 'private/.mcp.json': '{}', '.mcp.json': '{}' });
    expect(paths(root)).toEqual(['.mcp.json']);
  });

  test('those above the root count up to the top of the repository', () => {
    const top = tree({
      '.gitignore': 'pkg\n',
      'repo/.git/info/exclude': 'a/pkg/one\n',
      'repo/.gitignore': 'two\n',
      'repo/a/.gitignore': '/pkg/three\n',
      'repo/a/pkg/one/.mcp.json': '{}',
      'repo/a/pkg/two/.mcp.json': '{}',
      'repo/a/pkg/three/.mcp.json': '{}',
      'repo/a/pkg/four/.mcp.json': '{}',
    });
    expect(paths(join(top, 'repo/a/pkg'))).toEqual(['four/.mcp.json']);
  });

  test('an ignored root is read all the same', () => {
    const top = tree({ '.git/': '', '.gitignore': 'build\n*.mcp.json\n', 'build/x/.mcp.json': '{}' });
    expect(paths(join(top, 'build/x'))).toEqual(['.mcp.json']);
  });

  test('a repository inside another one answers to its own patterns alone', () => {
    const root = tree({
      '.gitignore': '/sub/x\ny\n',
      'sub/.git': 'gitdir: ../.git/modules/sub',
      'sub/.gitignore': 'z',
    });
    for (const name of ['x', 'y', 'z']) put(root, `sub/${name}/.mcp.json`, '{}');
    expect(paths(root)).toEqual(['sub/x/.mcp.json', 'sub/y/.mcp.json']);
  });

  test('a chain of "**" does not stop the run', () => {
    const root = tree({ '.gitignore': `x/${'**/a/'.repeat(30)}b\n`, [`x/${'a/'.repeat(90)}.mcp.json`]: '{}' });
    expect(paths(root)).toHaveLength(1);
  });

  test('a folder of that name has no say', () => {
    expect(paths(tree({ '.gitignore/': '', '.mcp.json': '{}' }))).toEqual(['.mcp.json']);
  });
});

describe('links and other things that are not files', () => {
  const unread = (message: string) => [{ kind: 'unreadable', message, span: { start: 0, end: 0 }, fatal: true }];

  test('a folder that is known is not walked again for the sake of a link, so a loop ends', () => {
    const root = tree({ 'a/.mcp.json': '{}' });
    fs.symlinkSync('..', join(root, 'a/loop'));
    fs.symlinkSync('a', join(root, 'b'));
    expect(paths(root)).toEqual(['a/.mcp.json']);
  });

  const inFolder = (path: string) => /(?:^|\/)(?:\.one|\.two)\/mcp\.json$/.test(path);
  const isReadAlike = (a: string, b: string) => a.slice(a.indexOf('.')) === b.slice(b.indexOf('.'));

  test('a folder behind a link is read under the name that the link gives it', () => {
    const root = tree({ 'set/mcp.json': '{}', 'sub/': '', '.two/mcp.json': '{}' });
    fs.symlinkSync('set', join(root, '.one'));
    fs.symlinkSync('../.two', join(root, 'sub/.one'));
    fs.symlinkSync('../.two', join(root, 'sub/.two'));
    expect(paths(root, { wanted: inFolder, isReadAlike })).toEqual([
      '.one/mcp.json',
      '.two/mcp.json',
      'sub/.one/mcp.json',
    ]);
    expect(paths(root, { wanted: inFolder, isReadAlike, ignored: (path) => path === '.one/' })).toHaveLength(2);
  });

  test('once, by however many links', () => {
    const root = tree({ 'set/mcp.json': '{}', 'a/': '', 'b/': '' });
    for (const folder of ['a', 'b']) fs.symlinkSync('../set', join(root, folder, '.one'));
    for (let number = 0; number < 20; number += 1) fs.symlinkSync('.', join(root, `again-${number}`));
    expect(paths(root, { wanted: inFolder, isReadAlike })).toEqual([expect.stringMatching(/^[ab]\/\.one\/mcp\.json$/)]);
  });

  test('what git ignores behind a link stays ignored', () => {
    const root = tree({
      '.git/HEAD': '',
      '.gitignore': 'set/\nsub/.one\n',
      'set/mcp.json': '',
      'free/mcp.json': '',
      'sub/': '',
    });
    fs.symlinkSync('set', join(root, '.one'));
    fs.symlinkSync('../free', join(root, 'sub/.one'));
    expect(paths(root, { wanted: inFolder, isReadAlike })).toEqual([]);
  });

  test('links that lead out are named, and nothing behind them is read', () => {
    const outside = tree({ 'mcp.json': 'secret', '.mcp.json': 'secret' });
    const root = tree({ 'a/': '' });
    fs.symlinkSync(outside, join(root, '.one'));
    fs.symlinkSync(outside, join(root, 'data'));
    fs.symlinkSync('/dev/zero', join(root, 'a/.mcp.json'));
    fs.symlinkSync(join(outside, 'gone'), join(root, '.mcp.json'));
    const search = discover({ files: disk, cwd: root, root, paths: [], wanted, mayHold: (path) => path === '.one' });
    expect(search.sources).toEqual([]);
    expect(search.unseen.map(({ cause, path, isReported }) => [cause, path, isReported]).sort()).toEqual([
      ['outside', '.mcp.json', true],
      ['outside', '.one', true],
      ['outside', 'a/.mcp.json', true],
    ]);
  });

  test('a link to a file is read', () => {
    const root = tree({ 'real.json': '{"x":1}' });
    fs.symlinkSync('real.json', join(root, '.mcp.json'));
    expect(only(root, '.mcp.json').source).toEqual({ path: '.mcp.json', text: '{"x":1}', problems: [] });
  });

  test('a link to nothing, to itself, and to a folder', () => {
    const root = tree({ 'f/': '', 'a/': '', 'b/': '', 'c/': '' });
    fs.symlinkSync('gone', join(root, 'a/.mcp.json'));
    fs.symlinkSync('.mcp.json', join(root, 'b/.mcp.json'));
    fs.symlinkSync('../f', join(root, 'c/.mcp.json'));
    expect(found(root).map(({ source }) => source)).toEqual([
      { path: 'a/.mcp.json', text: '', problems: unread('this link points to nothing') },
      { path: 'b/.mcp.json', text: '', problems: unread('the file cannot be read: its link leads back to itself') },
      { path: 'c/.mcp.json', text: '', problems: unread('this is a folder, not a file') },
    ]);
  });

  test('a folder is reported and walked', () => {
    const root = tree({ '.mcp.json/.mcp.json': '{}' });
    expect(found(root).map(({ source }) => source)).toEqual([
      { path: '.mcp.json', text: '', problems: unread('this is a folder, not a file') },
      { path: '.mcp.json/.mcp.json', text: '{}', problems: [] },
    ]);
  });

  test('a named pipe is not opened', () => {
    const root = tree();
    execFileSync('mkfifo', [join(root, '.mcp.json')]);
    expect(only(root, '.mcp.json').source.problems).toEqual(unread('this is a named pipe, not a file'));
    expect(() => found(root, { paths: ['.mcp.json'] })).toThrow(
      new UsageError('".mcp.json" is a named pipe, not a file or folder'),
    );
  });

  const asUser = process.getuid?.() === 0 ? test.skip : test;
  asUser('a file and a folder without permission', () => {
    const root = tree({ '.mcp.json': '{}', 'f/.mcp.json': '{}' });
    fs.chmodSync(join(root, '.mcp.json'), 0);
    fs.chmodSync(join(root, 'f'), 0);
    expect(only(root, '.mcp.json').source.problems).toEqual(unread('the file cannot be read: permission denied'));
    expect(() => found(root, { paths: ['.mcp.json'] })).toThrow(
      new UsageError('".mcp.json": the file cannot be read: permission denied'),
    );
    expect(() => found(root, { paths: ['f'] })).toThrow(new UsageError('"f" cannot be read: permission denied'));
    fs.chmodSync(join(root, 'f'), 0o700);
  });
});

describe('given paths', () => {
  const files = { '.mcp.json': '{}', 'a/.mcp.json': '{}', 'a/b/.mcp.json': '{}', 'ab/.mcp.json': '{}' };
  const reported = (root: string, options: Partial<DiscoverOptions>) =>
    found(root, options)
      .filter((file) => file.reported)
      .map(({ source, explicit }) => (explicit ? `${source.path} (named)` : source.path));

  test('limit what is reported, not what is known', () => {
    const root = tree(files);
    expect(paths(root, { paths: ['a'] })).toEqual(Object.keys(files));
    expect(reported(root, { paths: ['a'] })).toEqual(['a/.mcp.json', 'a/b/.mcp.json']);
    expect(reported(root, { paths: ['ab/.mcp.json', 'a/b'] })).toEqual(['a/b/.mcp.json', 'ab/.mcp.json (named)']);
  });

  test('are relative to the working directory and may be given twice', () => {
    const root = tree(files);
    const given = ['.mcp.json', '../a/.mcp.json', join(root, 'a/.mcp.json'), './b/'];
    expect(reported(root, { cwd: join(root, 'a'), paths: given })).toEqual(['a/.mcp.json (named)', 'a/b/.mcp.json']);
  });

  test('a named file is read although ignored or not wanted', () => {
    const root = tree({ '.gitignore': 'x/\n', 'x/.mcp.json': '{}', 'x/y/.mcp.json': '{}', 'other.txt': '{}' });
    const given = ['x/.mcp.json', 'other.txt'];
    expect(reported(root, { paths: given, ignored: () => true })).toEqual(['other.txt (named)', 'x/.mcp.json (named)']);
  });

  test('a named folder is walked although ignored or never walked', () => {
    const root = tree({
      '.gitignore': 'x/\n',
      'x/.mcp.json': '{}',
      'node_modules/m/.mcp.json': '{}',
      '.mcp.json': '{}',
    });
    expect(paths(root, { paths: ['x', 'node_modules/m'] })).toEqual([
      '.mcp.json',
      'node_modules/m/.mcp.json',
      'x/.mcp.json',
    ]);
  });

  test('outside the root they are walked alone and reported by their absolute path', () => {
    const root = tree({ '.mcp.json': '{}' });
    const other = tree({ 'p/.mcp.json': '{}', 'p/q/.mcp.json': '{}', '.mcp.json': '{}' });
    expect(paths(root, { paths: [join(other, 'p')] })).toEqual([`${other}/p/.mcp.json`, `${other}/p/q/.mcp.json`]);
    expect(paths(root, { paths: ['.', join(other, '.mcp.json')] })).toEqual(['.mcp.json', `${other}/.mcp.json`]);
  });

  test('a path that leads into the root through a link is the same file', () => {
    const root = tree({ 'a/.mcp.json': '{}' });
    const link = join(tree(), 'link');
    fs.symlinkSync(root, link);
    expect(reported(root, { paths: [join(link, 'a/.mcp.json')] })).toEqual(['a/.mcp.json (named)']);
  });

  test('the top of the file system and the home directory are not walked for the sake of one folder', () => {
    const folder = tree({ 'a/.mcp.json': '{}', 'b/.mcp.json': '{}' });
    expect(paths('/', { paths: [join(folder, 'a')] })).toEqual([`${folder.slice(1)}/a/.mcp.json`]);
    expect(rootAt('/', disk).isVast).toBe(true);
    expect(rootAt(homedir(), disk).isVast).toBe(true);
    expect(rootAt(folder, disk).isVast).toBe(false);
  });

  test.each([
    ['gone.json', '"gone.json" does not exist'],
    ['file/below', '"file/below" does not exist'],
    ['', '"" does not exist'],
    ['a\nb', '"a\\nb" does not exist'],
    ['dangling', '"dangling" is a link that points to nothing'],
    ['loop', '"loop" cannot be read: its link leads back to itself'],
    ['x'.repeat(300), `"${'x'.repeat(300)}" cannot be read: its name is too long`],
  ])('%j is a usage error', (path, message) => {
    const root = tree({ file: '' });
    fs.symlinkSync('nothing', join(root, 'dangling'));
    fs.symlinkSync('loop', join(root, 'loop'));
    expect(() => found(root, { paths: [path] })).toThrow(new UsageError(message));
  });
});

describe('folders whose files are all meant', () => {
  test('are read without their sub-folders', () => {
    const root = tree({ 'set/a.json': '{}', 'set/b.txt': '{}', 'set/sub/c.json': '{}', '.mcp.json': '{}' });
    const options = { allOf: ['set'], wantedInFolder: (name: string) => name.endsWith('.json') };
    expect(found(root, options).map(({ source, reported }) => [source.path, reported])).toEqual([
      ['.mcp.json', false],
      ['set/a.json', true],
    ]);
  });

  test('must be folders', () => {
    expect(() => found(tree({ f: '' }), { allOf: ['f'] })).toThrow(new UsageError('"f" is a file, not a folder'));
  });
});

describe("the user's files", () => {
  test('are read if they exist, and win over the same file found in the root', () => {
    const root = tree({ '.mcp.json': '{}' });
    const userFiles = [
      { path: join(root, '.mcp.json'), shown: '~/.mcp.json' },
      { path: join(root, 'gone'), shown: '~/gone' },
      { path: join(root, '.mcp.json/gone'), shown: '~/.mcp.json/gone' },
    ];
    expect(paths(root, { userFiles })).toEqual(['~/.mcp.json']);
  });
});

test('a file is read when it is asked for, and again once it is forgotten', () => {
  const root = tree({ '.mcp.json': 'old' });
  const [file] = discover({ files: disk, cwd: root, root, paths: [], wanted: () => true }).sources;
  fs.writeFileSync(join(root, '.mcp.json'), 'new');
  expect(file?.source.text).toBe('new');
  fs.writeFileSync(join(root, '.mcp.json'), 'newer');
  expect(file?.source.text).toBe('new');
  file?.source.forget?.();
  expect(file?.source.text).toBe('newer');
  file?.source.forget?.();
  fs.rmSync(join(root, '.mcp.json'));
  expect([file?.source.text, file?.source.problems]).toMatchObject(['', [{ kind: 'gone' }]]);
});

describe('a document', () => {
  test('stands for a file, which need not exist', () => {
    const root = tree({ 'a/.mcp.json': 'old', '.mcp.json': '{}' });
    const held = (path: string) => ({ files: overlay(disk, new Map([[join(root, path), '\ufeffnew']])) });
    const inner = { cwd: join(root, 'a'), document: '.mcp.json', ...held('a/.mcp.json') };
    expect(only(root, 'a/.mcp.json', inner)).toMatchObject({
      source: { text: 'new', problems: [{ kind: 'bom' }] },
      explicit: true,
      reported: true,
    });
    expect(only(root, 'b/new.json', { document: 'b/new.json', ...held('b/new.json') }).source.text).toBe('new');
    expect(only(root, '.mcp.json', { document: 'b/new.json', ...held('b/new.json') }).reported).toBe(false);
  });
});

import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Remarks } from '../../src/discover/remarks.ts';
import { Repositories } from '../../src/discover/repositories.ts';
import { disk } from '../../src/files/disk.ts';
import { trackedIn } from '../../src/files/git-index.ts';
import { memory } from '../../src/files/index.ts';
import { tree } from '../tree.ts';

/** An index as git writes it: entries of 62 bytes and a name, padded to a multiple of eight, and a hash. */
function index(version: number, ...names: readonly string[]): Buffer {
  const header = Buffer.alloc(12);
  header.write('DIRC', 'latin1');
  header.writeUInt32BE(version, 4);
  header.writeUInt32BE(names.length, 8);
  const entries = names.map((name) => {
    const entry = Buffer.alloc(Math.ceil((62 + name.length + 1) / 8) * 8);
    entry.writeUInt16BE(Math.min(name.length, 0xfff), 60);
    entry.write(name, 62);
    return entry;
  });
  return Buffer.concat([header, ...entries, Buffer.alloc(20)]);
}

function asked(files: Readonly<Record<string, string | Buffer>>, path: string, ofUser = false): boolean {
  return new Repositories(disk, new Remarks()).isPublishable(join(tree({ '.git/HEAD': '', ...files }), path), ofUser);
}

describe('in a repository', () => {
  test.each([
    ['what nothing holds back', {}, '.mcp.json', true],
    ['a name', { '.gitignore': '.mcp.json\n' }, '.mcp.json', false],
    ['a folder', { '.gitignore': '.vscode/\n' }, '.vscode/mcp.json', false],
    ['a pattern of a folder in between', { 'a/.gitignore': '*.json\n' }, 'a/b/opencode.json', false],
    ['a name that is taken back', { '.gitignore': '*.json\n!.mcp.json\n' }, '.mcp.json', true],
    [
      'a file that is taken back in an ignored folder',
      { '.gitignore': 'a/\n', 'a/.gitignore': '!x.json\n' },
      'a/x.json',
      false,
    ],
    ['the exclude file', { '.git/info/exclude': '.mcp.json\n' }, '.mcp.json', false],
    [
      'an ignored file that is tracked',
      { '.gitignore': '*.json\n', '.git/index': index(2, '.mcp.json', 'a') },
      '.mcp.json',
      true,
    ],
    [
      'another file of that name',
      { '.gitignore': '*.json\n', '.git/index': index(2, 'a/.mcp.json') },
      '.mcp.json',
      false,
    ],
    [
      'an index of a version that nobody knows',
      { '.gitignore': '*.json\n', '.git/index': index(5, 'a') },
      '.mcp.json',
      true,
    ],
    ['no index yet', { '.gitignore': '*.json\n' }, '.mcp.json', false],
    ['an index that is none', { '.gitignore': '*.json\n', '.git/index': 'DIRC' }, '.mcp.json', true],
  ] as const)('%s', (_, files, path, expected) => {
    expect(asked(files, path)).toBe(expected);
  });

  test('a long name', () => {
    const path = `${'n'.repeat(200)}/${'m'.repeat(200)}.json`;
    expect(asked({ '.gitignore': '*.json\n', '.git/index': index(3, 'a', path, 'z') }, path)).toBe(true);
  });

  test('files of the user count like any other', () => {
    expect(asked({}, 'x.json', true)).toBe(true);
  });
});

test('outside of a repository only files of the user stay where they are', () => {
  const root = tree({ 'a.json': '' });
  const repositories = new Repositories(disk, new Remarks());
  expect(repositories.isPublishable(join(root, 'a.json'), false)).toBe(true);
  expect(repositories.isPublishable(join(root, 'a.json'), true)).toBe(false);
});

test('an index and the patterns of a folder are read once, however many files are asked about', () => {
  const names = Array.from({ length: 50 }, (_, number) => `a/${String(number).padStart(2, '0')}.json`);
  const files = memory({ '.git/index': index(2, ...names.slice(0, 25)), '.gitignore': '*.json\n' });
  const asked: string[] = [];
  const counting = new Proxy(files, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (path: string) => {
        if (key === 'tracked' || key === 'read') asked.push(`${key} ${path}`);
        return value.call(target, path);
      };
    },
  });
  const repositories = new Repositories(counting, new Remarks());
  const top = files.resolve('', '.');
  expect(names.map((name) => repositories.isPublishable(join(top, name), false))).toEqual(
    names.map((_, number) => number < 25),
  );
  expect(asked.sort()).toEqual([`read ${top}/.gitignore`, `tracked ${top}`]);
});

test('nothing that only ends like a name is listed', () => {
  const listed = index(2, 'a/b', 'a/bc', 'b');
  const tracked = trackedIn(listed);
  expect(['a/b', 'a/bc', 'b', 'a', 'bc', 'a/', 'a/b/c', ''].filter((name) => tracked?.has(name))).toEqual([
    'a/b',
    'a/bc',
    'b',
  ]);
  for (let end = 0; end < listed.length; end += 1) {
    expect(trackedIn(listed.subarray(0, end))?.has('b')).not.toBe(true);
  }
});

import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isPublishable } from '../../src/discover/gitignore.ts';
import { disk } from '../../src/files/disk.ts';
import { tree } from './tree.ts';

/** An index as git writes it: entries of 62 bytes and a name, padded to a multiple of eight. */
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
  return Buffer.concat([header, ...entries]);
}

function asked(files: Readonly<Record<string, string | Buffer>>, path: string, ofUser = false): boolean {
  return isPublishable(join(tree({ '.git/HEAD': '', ...files }), path), ofUser, disk);
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
      'an index with names in pieces',
      { '.gitignore': '*.json\n', '.git/index': index(4, '.mcp.json') },
      '.mcp.json',
      false,
    ],
    ['no index at all', { '.gitignore': '*.json\n', '.git/index': 'DIRC' }, '.mcp.json', false],
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
  expect(isPublishable(join(root, 'a.json'), false, disk)).toBe(true);
  expect(isPublishable(join(root, 'a.json'), true, disk)).toBe(false);
});

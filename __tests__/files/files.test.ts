import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { disk } from '../../src/files/disk.ts';
import { causeOf, type Files, memory, overlay } from '../../src/files/index.ts';
import { tree } from '../tree.ts';
import { onDisk, sources } from './sources.ts';

const here = memory({}).resolve('', '.');

const contents = {
  'a.json': '{}',
  'é.txt': 'é',
  'sub/b.json': '[1]',
  'sub/deep/c': 'x'.repeat(70_000),
  'bytes/d': Uint8Array.of(0xff, 0, 1),
  'bytes/zero': 'a\0b',
};

const paths = [
  '',
  'a.json',
  'a.json/',
  'a.json/x',
  'é.txt',
  'sub',
  'sub/',
  'sub/b.json',
  'sub/deep/c',
  'bytes/d',
  'bytes/zero',
  'gone',
];

/** All that can be asked of a path; what is thrown as the reason that is shown. */
function answers(files: Files, path: string): unknown {
  const asked = {
    kind: () => files.kind(path),
    target: () => files.target(path),
    exists: () => files.exists(path),
    names: () =>
      files
        .list(path)
        .map((entry) => [entry.name, entry.isFile(), entry.isDirectory()].join())
        .sort(),
    text: () => plain(files.read(path)),
    head: () => plain(files.head(path, 2)),
    holds: () => ['1', 'x', 'no such word', ''].map((word) => files.holds(path, ['neither', word], 4)),
  };
  return Object.fromEntries(Object.entries(asked).map(([what, ask]) => [what, outcome(ask)]));
}

/** Bytes are copied: they live until the next question. */
function plain(content: string | Uint8Array): unknown {
  return typeof content === 'string' ? content : [...content];
}

function outcome(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return error instanceof Error && 'fact' in error ? error.fact : causeOf(error);
  }
}

describe.each(Object.entries(sources))('%s', (_, sourceOf) => {
  const expected = onDisk(contents);
  const { files, root } = sourceOf(contents);

  test.each(paths)('answers as the disk does: %j', (path) => {
    expect(answers(files, path === '' ? root : `${root}/${path}`)).toEqual(
      answers(expected.files, path === '' ? expected.root : `${expected.root}/${path}`),
    );
  });
});

describe('a word at the end of a file of any length', () => {
  const lengths = [3, 4095, 4096, 4097, 65_535, 65_536, 65_537, 131_072, 200_000];
  const endings = Object.fromEntries(lengths.map((length) => [`${length}`, `${' '.repeat(length - 3)}mcp`]));
  const { files, root } = onDisk(endings);

  test.each(lengths)('%i bytes', (length) => {
    const ask = (word: string, most: number) => files.holds(`${root}/${length}`, [word], most);
    expect([ask('mcp', length), ask('mcp', length - 1), ask('mcp', 1_000_000), ask('MCP', 1_000_000)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

test('any buffers over any map answer as the map that they make', () => {
  const name = fc.constantFrom('a', 'b', 'c/d', 'c/e', 'c/f/g');
  const text = fc.constantFrom('', 'x', 'é');
  fc.assert(
    fc.property(
      fc.dictionary(name, text),
      fc.dictionary(name, fc.option(text, { nil: undefined })),
      name,
      (below, edits, asked) => {
        const after = Object.entries({ ...below, ...edits }).flatMap(([path, text]) =>
          text === undefined ? [] : [[path, text] as const],
        );
        const laid = overlay(
          memory(below),
          new Map(Object.entries(edits).map(([path, text]) => [`${here}/${path}`, text])),
        );
        // A folder from which everything was deleted is still there.
        fc.pre(!asked.includes('/') || after.some(([path]) => path.startsWith(asked.slice(0, asked.lastIndexOf('/')))));
        expect(answers(laid, `${here}/${asked}`)).toEqual(answers(memory(new Map(after)), `${here}/${asked}`));
      },
    ),
  );
});

describe('a map', () => {
  test('counts its paths from a folder that they may lead out of', () => {
    const files = memory(
      new Map([
        ['./a/../b.json', '1'],
        ['/c.json', '2'],
        ['../d.json', '3'],
      ]),
    );
    expect(['/', here].map((folder) => files.list(folder).map(({ name }) => name))).toEqual([
      ['repository', 'c.json', 'd.json'],
      ['b.json'],
    ]);
  });

  test('may hold names of the prototype', () => {
    const files = memory({ ['__proto__']: '1', 'constructor/entries': '2' });
    expect([files.read(`${here}/__proto__`), files.kind(`${here}/constructor`)]).toEqual(['1', 'folder']);
    expect(memory({ entries: 'x' }).read(`${here}/entries`)).toBe('x');
  });

  test('knows nobody at home', () => {
    const { home, env } = memory({});
    expect([home, Object.keys(env)]).toEqual([undefined, []]);
  });
});

describe('buffers', () => {
  test('are found by both ways to a folder that a link leads to', () => {
    const { root } = onDisk({ 'real/x': '1' });
    fs.symlinkSync('real', join(root, 'link'));
    const files = overlay(disk, new Map([[`${root}/link/x`, 'edited']]));
    expect([files.read(`${root}/link/x`), files.read(`${root}/real/x`)]).toEqual(['edited', 'edited']);
    expect(files.real(`${root}/link/x`)).toBe(`${root}/real/x`);
    expect(
      files
        .list(root)
        .find(({ name }) => name === 'link')
        ?.isDirectory(),
    ).toBe(false);
  });

  test('may lie where there is a pipe or nothing yet', () => {
    const root = tree();
    execFileSync('mkfifo', [join(root, 'pipe')]);
    const files = overlay(
      disk,
      new Map([
        [`${root}/pipe`, 'a'],
        [`${root}/new/b`, 'c'],
      ]),
    );
    expect([files.kind(`${root}/pipe`), files.read(`${root}/pipe`)]).toEqual(['file', 'a']);
    expect([files.real(`${root}/new/b`), files.kind(`${root}/new`), files.exists(`${root}/new/c`)]).toEqual([
      `${root}/new/b`,
      'folder',
      false,
    ]);
  });
});

describe('more than is read of one file', () => {
  const size = 32 * 1024 * 1024 + 1;

  test.each([
    ['in a map', () => memory({ a: ' '.repeat(size) }).read(`${here}/a`)],
    ['in a buffer', () => overlay(memory({}), new Map([[`${here}/a`, new Uint8Array(size)]])).read(`${here}/a`)],
  ])('%s', (_, read) => {
    expect(read).toThrow(expect.objectContaining({ bytes: size }));
  });
});
